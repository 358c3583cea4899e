"""What would break for someone's agent under a clock: another network than the one trained, lost games, timeouts."""

import base64
import hashlib
from dataclasses import asdict, fields, replace
from time import perf_counter

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import azkit
from azkit.arena.positions import sample
from azkit.compiled import JIT
from azkit.errors import AzkitError
from azkit.games.base import Game, State
from azkit.games.connectx.bitboard import bits, board_shape
from azkit.games.connectx.book import Book, canonical
from azkit.nets import plain as forward
from azkit.nets.evaluator import NetworkEvaluator
from azkit.nets.nets import NetConfig, build_net, numpy_weights
from azkit.nets.plain import NumpyNet, one_thread, pack_weights, unpack_weights
from azkit.nets.variants import Variant, machine
from azkit.search import requests as batch
from azkit.search.evaluators import Leaves
from azkit.search.search import SearchConfig
from azkit.submit import player
from azkit.submit.player import ForwardEvaluator, Player, PlayerConfig

ACT = {"actTimeout": 2.0}
CONNECTX = {"rows": 6, "columns": 7, "inarow": 4, **ACT}


def lively_net(game: Game, config: NetConfig, seed: int = 0) -> torch.nn.Module:
    """A network that has opinions: random weights, batch norm with statistics, as after some training."""
    net = build_net(game, config, seed)
    random = torch.Generator().manual_seed(seed)
    for name, tensor in net.state_dict().items():
        if tensor.dtype == torch.float32:
            fresh = torch.randn(tensor.shape, generator=random)
            size = 0.1 if tensor.ndim == 2 else 0.3  # the heads see many numbers: logits of 10 are no opinion, but mad
            tensor.copy_(fresh.abs() + 0.5 if "norm" in name else fresh * size)
    return net.eval()


def packed(weights: dict[str, np.ndarray]) -> tuple[str, str]:
    """A blob as an agent file holds it: its base85 text and SHA-256."""
    blob = pack_weights(weights)
    return base64.b85encode(blob).decode(), hashlib.sha256(blob).hexdigest()


def make_player(game: Game, net: torch.nn.Module, **config) -> Player:
    """A player as an agent file starts it."""
    text, digest = packed(numpy_weights(net))
    search = SearchConfig(noise_epsilon=0.0, leaves=8)
    config = PlayerConfig(reserve=-1e9, **config)  # compiles here, however long that takes
    own = {"game": game.name, "module": game.name, "options": dict(game.options), "sha256": digest}
    return Player(own | {"search": asdict(search), "player": asdict(config)}, text)


def observe(state: State, bank: float = 60.0) -> dict:
    """What Kaggle shows of a position."""
    cells = int(np.prod(state.game.planes[1:]))
    return {"board": state.array[:cells].tolist(), "mark": state.to_play + 1, "remainingOverageTime": bank}


def some_positions(game: Game, count: int, seed: int) -> list[State]:
    """Running positions of random games."""
    rng, found = np.random.default_rng(seed), []
    while len(found) < count:
        state = game.initial_state()
        while len(found) < count and (legal := state.legal_moves()):
            found.append(state)
            state = state.play(int(rng.choice(legal)))
    return found


def leaves_of(states: list[State]) -> Leaves:
    moves = [state.legal_moves() for state in states]
    offsets = np.cumsum([0, *map(len, moves)]).astype(np.int32)
    return Leaves(np.stack([state.array for state in states]), np.concatenate(moves).astype(np.int32), offsets)


class Clock:
    """Time that passes only when somebody looks, and where a test says so."""

    def __init__(self, monkeypatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(player, "perf_counter", self.look)
        monkeypatch.setattr("azkit.search.search.time.perf_counter", self.look)

    def look(self) -> float:
        self.now += 0.001
        return self.now

    def slow(self, evaluator, seconds: float) -> None:
        """Let each batch take so long."""
        submit = evaluator.submit

        def late(leaves):
            self.now += seconds
            return submit(leaves)

        evaluator.submit = late


@settings(max_examples=12)
@given(
    rows=st.integers(2, 7),
    columns=st.integers(1, 12),
    blocks=st.integers(0, 3),
    filters=st.integers(1, 12),
    batch=st.integers(1, 9),
    planes=st.sampled_from(["mine,theirs", "mine,theirs,empty,last,colour"]),
    pooling=st.booleans(),
)
def test_the_numpy_network_is_the_torch_network(rows, columns, blocks, filters, batch, planes, pooling):
    game = azkit.make("connectx", rows=rows, columns=columns, inarow=2, planes=planes)
    net = lively_net(game, NetConfig(blocks, filters, 5, pooling=pooling))
    x = np.random.default_rng(batch).random((batch, *game.planes), np.float32)
    with torch.inference_mode():
        expected = [output.numpy() for output in net(torch.from_numpy(x))]
    numpy_net = NumpyNet(numpy_weights(net), game.planes)
    for _ in range(2):  # the second call finds used buffers
        for mine, theirs in zip(numpy_net(x), expected, strict=True):
            np.testing.assert_allclose(mine, theirs, rtol=2e-4, atol=2e-4)


def test_priors_and_values_are_those_of_the_library():
    game = azkit.make("connectx", rows=5, columns=6)
    net = lively_net(game, NetConfig(2, 8, 8))
    leaves = leaves_of(some_positions(game, 16, seed=1))
    eager = Variant(machine("cpu"), "cpu", "eager", "float32", torch.get_num_threads(), (16,))
    library = NetworkEvaluator(game, net, variant=eager).submit(leaves)()
    mine = ForwardEvaluator(game, NumpyNet(numpy_weights(net), game.planes)).submit(leaves)()
    for ours, theirs in zip(mine, library, strict=True):
        np.testing.assert_allclose(ours, theirs, atol=1e-4)


def test_weights_come_back_within_the_rounding_of_bfloat16():
    game = azkit.make("connectx")
    weights = numpy_weights(lively_net(game, NetConfig(1, 8, 8)))
    back = unpack_weights(*packed(weights))
    assert list(back) == list(weights)
    for name, array in back.items():
        assert array.dtype == np.float32
        rounded = torch.from_numpy(weights[name]).to(torch.bfloat16).float().numpy()
        np.testing.assert_allclose(array, rounded, rtol=0, atol=1e-7)  # float16 knows no smaller ones
    x = np.stack([state.encode() for state in some_positions(game, 16, seed=2)])
    for rounded, exact in zip(NumpyNet(back, game.planes)(x), NumpyNet(weights, game.planes)(x), strict=True):
        np.testing.assert_allclose(rounded, exact, rtol=0.1, atol=0.1)


def test_damaged_or_diverged_weights_are_refused():
    weights = {"stem.weight": np.ones((2, 2), np.float32)}
    text, digest = packed(weights)
    with pytest.raises(AzkitError, match="damaged"):
        unpack_weights(text[:10] + ("A" if text[10] != "A" else "B") + text[11:], digest)
    for wrong in (1e6, np.nan):
        with pytest.raises(AzkitError, match=r"stem\.weight does not fit float16"):
            pack_weights({"stem.weight": np.full((2, 2), wrong, np.float32)})


def test_matrix_products_run_on_one_thread_and_the_host_gets_its_threads_back():
    pools = forward._blas()
    assert pools, "no OpenBLAS found in NumPy's wheel"
    before = [get() for get, _ in pools]
    try:
        for _, set_threads in pools:
            set_threads(2)
        with one_thread():
            assert [get() for get, _ in pools] == [1]
        assert [get() for get, _ in pools] == [2]
    finally:
        for (_, set_threads), count in zip(pools, before, strict=True):
            set_threads(count)


@pytest.mark.parametrize("planes", ["mine,theirs", "mine,theirs,last"])
def test_the_tree_and_the_last_move_are_followed_through_a_game(planes):
    game = azkit.make("connectx", rows=4, columns=5, inarow=4, planes=planes)
    agent = make_player(game, lively_net(game, NetConfig(1, 4, 4), seed=1), simulations=40)
    state, rng, inherited = game.initial_state(), np.random.default_rng(0), []
    while state.outcome is None:
        if state.to_play == 1:
            agent.move(observe(state), {"rows": 4, "columns": 5, "inarow": 4}, 0.0)
            root = agent.known[0]
            np.testing.assert_array_equal(root.array, state.array)  # the last move is in it, too
            assert root.moves == state.moves
            assert agent.search is not None
            inherited.append(agent.search.run([root], simulations=1)[0].visits.sum())
            state = state.play(agent.known[1].moves[-1])
        else:
            state = state.play(int(rng.choice(state.legal_moves())))
    assert min(inherited[:-1]) > 30  # asking again for the same position walks nothing: the tree is still there


@pytest.mark.skipif(not JIT, reason="as Python two plies of others take too long to be looked for")
def test_the_tree_is_followed_past_several_other_seats():
    """With three seats the next position was two plies away, and never found: each move began from nothing."""
    game = azkit.make("chain_reaction", rows=3, columns=3, players=3)
    agent = make_player(game, lively_net(game, NetConfig(1, 4, 4), seed=1), simulations=60)
    state, rng, inherited = game.initial_state(), np.random.default_rng(0), []
    for _ in range(12):
        if state.to_play == 1:
            agent.move(observe(state), dict(game.options), 0.0)
            assert agent.known[0].moves == state.moves and agent.search is not None
            state = agent.known[1]
            continue
        if state.previous is not None and agent.search is not None:
            inherited.append(agent._follow(agent.search, observe(state)["board"], state.to_play).moves == state.moves)
        state = state.play(int(rng.choice(state.legal_moves())))
    assert len(inherited) > 4 and all(inherited)


def test_a_new_game_starts_from_nothing_and_any_board_will_do():
    game = azkit.make("connectx")
    net = lively_net(game, NetConfig(1, 4, 4))
    agent, fresh = (make_player(game, net, simulations=60) for _ in range(2))
    for moves in ([3, 3, 2, 2], [0, 1], [], [6, 6, 6, 6, 6, 6, 5]):
        board = observe(game.state(moves))
        fresh.search, fresh.known = None, []
        assert agent.move(board, CONNECTX, 0.0) == fresh.move(board, CONNECTX, 0.0)
        assert type(agent.move(board, CONNECTX, 0.0)) is int


def test_a_player_that_lost_its_search_starts_again_without_the_bank():
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)), simulations=50)
    state = game.state([3, 0, 3, 0, 3, 1])
    agent.move(observe(state), CONNECTX, 0.0)  # compiles
    agent.search, agent.config = None, replace(agent.config, reserve=30.0)
    assert agent.move(observe(state, bank=0.0), CONNECTX, 0.0) == 3


def slow_to_compile(monkeypatch) -> tuple[Player, Clock]:
    """A player whose rules take 12 s to compile, and so its search 36 s."""
    game = azkit.make("connectx", rows=5)
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)), simulations=50)
    agent.config, agent.puct = replace(agent.config, reserve=30.0), replace(agent.puct, prove_nodes=300)
    clock = Clock(monkeypatch)

    class Slow(Game):
        @property
        def rules(self):
            clock.now += 12.0
            return game.rules

    slow = Slow(**{field.name: getattr(game, field.name) for field in fields(game)})
    monkeypatch.setattr(player, "_game", lambda *_: slow)
    return agent, clock


def test_compiling_that_the_bank_cannot_pay_for_is_not_begun(monkeypatch):
    agent, clock = slow_to_compile(monkeypatch)
    with pytest.raises(AzkitError, match="compiling may take 36 s more, 18 s are left"):
        agent.move(observe(azkit.make("connectx", rows=5).initial_state()), {**CONNECTX, "rows": 5}, clock.now)


@pytest.mark.skipif(not JIT, reason="as Python nothing is proven")
@pytest.mark.parametrize(("bank", "nodes"), [(110.0, 0), (120.0, 300)])
def test_proofs_of_leaves_are_compiled_if_the_bank_pays_for_them_too(monkeypatch, bank, nodes):
    agent, clock = slow_to_compile(monkeypatch)
    agent.move(observe(azkit.make("connectx", rows=5).initial_state(), bank), {**CONNECTX, "rows": 5}, clock.now)
    assert agent.search is not None and agent.search.config.prove_nodes == nodes


def test_a_move_ends_in_time_whatever_a_batch_costs(monkeypatch):
    game = azkit.make("connectx")
    clock = Clock(monkeypatch)
    for seconds in (0.001, 0.02, 0.2):
        agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
        state = game.initial_state()
        agent.move(observe(state, bank=0.0), CONNECTX, clock.now)
        assert agent.search is not None
        clock.slow(agent.search.evaluator, seconds)
        while state.outcome is None and state.ply < 8:
            state = state.play(agent.known[1].moves[-1] if state.to_play == 0 else state.legal_moves()[0])
            if state.outcome is None and state.to_play == 0:
                started = clock.now
                agent.move(observe(state), CONNECTX, started)
                assert clock.now - started <= ACT["actTimeout"] - 0.35 + 2 * seconds + 0.01


def test_simulations_that_need_no_network_are_timed_too(monkeypatch):
    """Where all positions are in the cache a search could go on for millions of simulations between two batches."""
    game = azkit.make("tictactoe")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    agent.puct, clocked = replace(agent.puct, prove=False), agent.config
    agent.config = replace(clocked, simulations=500)
    agent.move(observe(game.initial_state()), ACT, 0.0)  # fills the cache
    assert agent.search is not None
    agent.config, clock = clocked, Clock(monkeypatch)
    step, counts, walked = agent.search._step, agent.search.requests.counts, []

    def slow_step(deadline):
        before = int(counts[batch.SIMULATIONS])
        rows = step(deadline)
        walked.append(int(counts[batch.SIMULATIONS]) - before)
        clock.now += 0.0003 * walked[-1]
        return rows

    monkeypatch.setattr(agent.search, "_step", slow_step)
    started = clock.now
    agent.move(observe(game.state([4, 0, 1, 7])), ACT, started)
    assert clock.now - started <= ACT["actTimeout"] - 0.2
    assert sum(walked) > 1000


@pytest.mark.skipif(not JIT, reason="exact play needs numba")
def test_endings_of_connectx_are_played_exactly():
    """An untrained network, so only the solver can know: the move must be the quickest win or the slowest loss."""
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    late = [position for position in sample(game, 500) if position.state.ply >= 18]
    assert len(late) > 20
    for position in late[:40]:
        move = agent.move(observe(position.state), CONNECTX, perf_counter())
        assert position.is_perfect(move), f"after {position.state.moves} column {move} of {position.scores}"


def test_exact_play_can_be_left_out_and_needs_time_to_compile():
    game = azkit.make("connectx")
    soon = CONNECTX | {"actTimeout": 0.5}  # what is looked at is settled before the thinking begins
    pure = make_player(game, lively_net(game, NetConfig(0, 2, 2)), solve=False)
    pure.move(observe(game.initial_state()), soon, perf_counter())
    assert pure.prover is None
    late = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    late.config = replace(late.config, reserve=60.0)
    late.move(observe(game.initial_state(), bank=0.0), soon, perf_counter())  # all but the solver is compiled
    assert late.prover is not None and not late.prover.probe(game.state([3, 3, 3, 3, 3, 3, 2, 2, 2]))


def test_exact_play_may_take_from_the_bank_what_is_above_the_reserve(monkeypatch):
    """Of 60 seconds, 30 of them reserved: 30, then what the start has left of them, then none."""
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    state, asked, clock, start = game.initial_state(), [], Clock(monkeypatch), agent._start

    class Asked:
        def probe(self, state):
            return state.legal_moves()

        def choose(self, state, order, deadline, bank):
            asked.append((deadline - clock.now, bank))
            return order[0]

    def slow_start(options, latest):
        search = start(options, 1e9)
        agent.prover, clock.now = Asked(), clock.now + 12.0
        return search

    monkeypatch.setattr(agent, "_start", slow_start)
    agent.config = replace(agent.config, reserve=30.0)
    for bank in (60.0, 48.0, 31.0, 29.0):
        agent.move(observe(state, bank), CONNECTX, clock.now)
    assert all(1.3 < own < 1.66 for own, _ in asked), "the move's own time is what it was"
    assert [bank for _, bank in asked] == pytest.approx([18.0, 18.0, 1.0, 0.0], abs=0.3)


def test_an_opening_in_the_book_is_played_from_it_in_either_image():
    """Of an untrained network's agent: one listed column is played, of two the one that search prefers, else search."""
    game, shape = azkit.make("connectx"), board_shape(6, 7, 4)
    rows = []
    for moves, good in (([3, 2], 0b1), ([3, 0], 0b1100000)):
        state = game.state(moves)
        key, _, flipped = canonical(shape, *bits(shape, state.array[:42].tolist(), state.to_play + 1))
        rows.append((key, int(f"{good:07b}"[::-1], 2) if flipped else good))
    keys, good = zip(*sorted(rows))
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    agent.book = Book(np.array(keys, np.int64), np.ones(2, np.int8), np.array(good, np.uint8)).pack()
    for moves, expected in (([3, 2], {0}), ([3, 4], {6}), ([3, 0], {5, 6}), ([3, 6], {0, 1}), ([3, 3], set(range(7)))):
        assert agent.move(observe(game.state(moves)), CONNECTX, perf_counter()) in expected
    agent.prover, agent.config = object(), replace(agent.config, simulations=8)  # so compared, it plays without a book
    assert agent.move(observe(game.state([3, 2])), CONNECTX, perf_counter()) in range(7)


def test_thinking_stops_where_nothing_can_change():
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    forever = {**CONNECTX, "actTimeout": 1e6}
    assert agent.move(observe(game.state([3, 0, 3, 0, 3, 1])), forever, 0.0) == 3  # wins: proven
    filled = game.state([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5])
    assert filled.outcome is None
    agent.move(observe(filled), forever, 0.0)  # twelve cells left: proven to the end


def test_a_lead_that_the_time_left_cannot_turn_ends_the_search(monkeypatch):
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    clock = Clock(monkeypatch)
    agent.move(observe(game.initial_state(), bank=0.0), CONNECTX, clock.now)
    assert agent.search is not None
    # One move has nearly all of the prior, so that its lead is decisive by half time
    certain = lambda x: (np.eye(7, dtype=np.float32)[[3] * len(x)] * 20, np.zeros((len(x), 1), np.float32))  # noqa: E731
    monkeypatch.setattr(agent.search.evaluator, "forward", certain)
    agent.search.reset()
    clock.slow(agent.search.evaluator, 0.01)
    started = clock.now
    assert agent.move(observe(game.state([0, 1, 0, 1])), CONNECTX, started) in range(7)
    assert clock.now - started < 1.2


def test_another_board_than_the_networks_is_searched_without_it(capsys):
    game = azkit.make("connectx")
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2), seed=1), simulations=300)
    small = azkit.make("connectx", rows=4, columns=5, inarow=3)
    configuration = {"rows": 4, "columns": 5, "inarow": 3, **ACT}
    assert agent.move(observe(small.state([0, 4, 0, 4])), configuration, 0.0) == 0  # wins
    assert agent.move(observe(small.state([0, 4, 1, 3])), configuration, 0.0) == 2  # wins and blocks
    assert "searched without a network" in capsys.readouterr().err
    assert agent.move(observe(game.state([3, 0, 3, 0, 3])), CONNECTX, 0.0) == 3  # and the network's own board again


def test_memory_is_bounded(monkeypatch):
    game = azkit.make("connectx")
    monkeypatch.setattr(player, "MEMORY", 1_000_000)
    agent = make_player(game, lively_net(game, NetConfig(0, 2, 2)))
    agent.move(observe(game.initial_state()), {**CONNECTX, "actTimeout": 1e6}, 0.0)  # ends when the tree is full
    assert agent.search is not None
    assert 0.9e6 < sum(array.nbytes for array in agent.search.trees if array.base is None) < 1.01e6


def test_tictactoe_is_never_lost():
    """Against every reply, from both seats, with a network that knows nothing."""
    game = azkit.make("tictactoe")
    agent = make_player(game, lively_net(game, NetConfig(1, 4, 4)), simulations=1000)
    answers: dict[bytes, int] = {}

    def worst(state: State, seat: int) -> float:
        if state.outcome is not None:
            return state.outcome[seat]
        if state.to_play != seat:
            return min(worst(state.play(move), seat) for move in state.legal_moves())
        key = state.array.tobytes()
        if key not in answers:
            answers[key] = agent.move(observe(state), ACT, 0.0)
        return worst(state.play(answers[key]), seat)

    assert min(worst(game.initial_state(), seat) for seat in (0, 1)) == 0.0
