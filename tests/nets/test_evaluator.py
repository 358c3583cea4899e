"""Evaluators: priors over legal moves only, values by seat, the same whatever the batch, the device or the day."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import partial

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import azkit
from azkit.errors import AzkitError
from azkit.games.base import ENDED, RUNNING, Game, State
from azkit.nets import cuda, int8, variants
from azkit.nets import evaluator as choosing
from azkit.nets.evaluator import NetworkEvaluator
from azkit.nets.nets import NetConfig, build_net, fold
from azkit.nets.variants import Variant
from azkit.search.evaluators import Leaves, RolloutEvaluator, as_answer, of_moves
from azkit.search.evaluators import leaves as leaves_of
from azkit.search.search import SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

GAME = azkit.make("connectx", rows=4, columns=5, inarow=3)
LINES = ([], [2], [2, 2], [0, 0, 0, 0], [0, 1, 0, 1], [4, 3, 4, 3], [1, 1, 1], [3, 0, 2])
SMALL = NetConfig(blocks=2, filters=8, hidden=8)
ABLE = variants.openvino() and variants.multiplies_int8()
INT8 = pytest.param("openvino", marks=pytest.mark.skipif(not ABLE, reason="no OpenVINO or no VNNI"))


def positions() -> list[State]:
    """A few running positions, both seats to move, columns full and not."""
    return [GAME.state(line) for line in LINES]


def variant(engine: str = "eager", sizes: tuple[int, ...] = (4, 8), dtype: str = "float32") -> Variant:
    """One way of running a network on this machine, not measured."""
    return Variant(variants.machine("cpu"), "cpu", engine, dtype, torch.get_num_threads(), sizes)


@pytest.fixture(autouse=True)
def own_memory(tmp_path, monkeypatch):
    """Tests remember nothing of each other, and leave the user's own memory alone."""
    monkeypatch.setattr(choosing, "cache_folder", lambda: tmp_path / "azkit")
    for said in (variants.usable_device, variants.tell):
        said.cache_clear()
    yield
    variants.usable_device.cache_clear()


class Constant(torch.nn.Module):
    """A network that always says the same."""

    def __init__(self, logits: Sequence[float], values: Sequence[float]) -> None:
        super().__init__()
        self.logits = torch.nn.Parameter(torch.tensor(logits))
        self.values = torch.nn.Parameter(torch.tensor(values))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.logits.expand(len(x), -1), self.values.expand(len(x), -1)


# A game for three: seats in turn add 1 to 3; whoever reaches 6 wins. Its seat to move is not the number of plies.
def _initial(p, state):
    state[0], state[1] = 2, 0


def _legal(p, state, moves):
    for move in range(3):
        moves[move] = move
    return 3


def _play(p, state, move):
    state[1] += move + 1
    state[0] = (state[0] + 1) % 3


def _to_play(p, state):
    return state[0]


def _outcome(p, state, returns):
    for seat in range(3):
        returns[seat] = 0.0 if state[1] < 6 else 1.0 if (seat + 1) % 3 == state[0] else -1.0
    return RUNNING if state[1] < 6 else ENDED


def _encode(p, state, planes):
    planes[:] = state[1]


def _symmetry(p, state, k, out):
    out[:] = state


@pytest.fixture(scope="module")
def three() -> Game:
    """The game for three players."""
    rules = {"initial": _initial, "legal": _legal, "play": _play, "to_play": _to_play, "outcome": _outcome}
    shape = {"state_size": 2, "max_moves": 3, "actions": 3, "max_plies": 6, "planes": (1, 1, 3)}
    same = np.arange(3, dtype=np.int32)[None]
    return replace(
        GAME, name="three", players=3, **shape, **rules, encode=_encode, symmetry=_symmetry, move_symmetry=same
    )


def test_values_of_three_players_go_to_the_seats_that_they_belong_to(three):
    evaluator = NetworkEvaluator(three, Constant([0.0, 1.0, 2.0], [0.5, -0.25, 0.75]), variant=variant())
    states = [three.initial_state(), three.initial_state().play(0)]
    assert [state.to_play for state in states] == [2, 0]
    _, values = evaluator.submit(leaves_of(states))()
    np.testing.assert_allclose(values, [[-0.25, 0.75, 0.5], [0.5, -0.25, 0.75]])


def test_the_value_of_two_players_is_the_movers_and_the_others_loss():
    evaluator = NetworkEvaluator(GAME, Constant([0.0] * 5, [0.5]), variant=variant())
    priors, values = evaluator.submit(leaves_of([GAME.state([]), GAME.state([2])]))()
    np.testing.assert_allclose(values, [[0.5, -0.5], [-0.5, 0.5]])
    np.testing.assert_allclose(priors, np.full(10, 0.2), rtol=1e-6)


@pytest.mark.parametrize("place", ["logits", "values"])
@pytest.mark.parametrize("number", [np.nan, np.inf, -np.inf])
def test_a_broken_network_is_named_instead_of_playing_blindly(place, number):
    """Its games would look like games; training on them, or an evening's match, would be for nothing."""
    broken = Constant([0.0] * 5, [0.0])
    with torch.no_grad():
        getattr(broken, place)[0] = number
    evaluator = NetworkEvaluator(GAME, broken, variant=variant(), name="runs/mine")
    finish = evaluator.submit(leaves_of(positions()))
    with pytest.raises(AzkitError, match=r"^runs/mine answers what is no number in float32 on cpu: its weights[^\n]*$"):
        finish()


@pytest.mark.parametrize("engine", ["eager", INT8])
@pytest.mark.parametrize("layer", ["stem.conv", "blocks.0.second.conv", "value"])
def test_self_play_with_a_poisoned_network_ends_with_a_line(engine, layer):
    poisoned = build_net(GAME, SMALL, 1)
    with torch.no_grad():
        poisoned.get_submodule(layer).weight[0] = np.nan
    play = SelfPlay(GAME, NetworkEvaluator(GAME, poisoned, variant=variant(engine)), SearchConfig(4), SelfPlayConfig(2))
    with pytest.raises(AzkitError, match="^the network answers what is no number"):
        next(play.play(1))


def slow_softmax(logits: np.ndarray) -> np.ndarray:
    with np.errstate(all="ignore"):
        weights = np.exp(logits.astype(np.float64) - logits.max())
        share = weights / weights.sum()
    return share if np.isfinite(share).all() else np.full(len(logits), 1 / len(logits))


@given(st.data())
def test_ragged_softmax_is_that_of_each_leafs_own_moves(data):
    counts = data.draw(st.lists(st.integers(1, 5), min_size=1, max_size=4))
    moves = np.concatenate([data.draw(st.permutations(range(5)))[:count] for count in counts]).astype(np.int32)
    # No subnormal numbers: nets.py makes the processor count them as zero, which hypothesis takes for a fault.
    number = st.floats(-1e4, 1e4, width=32, allow_subnormal=False) | st.sampled_from(
        [np.inf, -np.inf, np.nan, 3e38, -3e38]
    )
    logits = np.array(data.draw(st.lists(number, min_size=5 * len(counts), max_size=5 * len(counts))), np.float32)
    logits = logits.reshape(-1, 5)
    offsets = np.cumsum([0, *counts]).astype(np.int32)
    leaves = Leaves(np.stack([GAME.initial_state().array] * len(counts)), moves, offsets)
    priors, _ = as_answer(GAME, leaves, of_moves(leaves, logits), np.zeros((len(counts), 1), np.float32))
    for i in range(len(counts)):
        mine = slice(offsets[i], offsets[i + 1])
        np.testing.assert_allclose(priors[mine], slow_softmax(logits[i, moves[mine]]), rtol=1e-5, atol=1e-7)


def mean_of_random_games(state: State) -> np.ndarray:
    """Expected returns by seat if both sides move at random, by enumeration."""
    if state.outcome is not None:
        return np.array(state.outcome)
    return np.mean([mean_of_random_games(state.play(move)) for move in state.legal_moves()], axis=0)


def test_rollouts_are_unbiased_and_by_seat():
    game = azkit.make("tictactoe")
    states = [game.state([4, 0, 8]), game.state([0, 4, 8, 2])]
    count = 20_000
    priors, values = RolloutEvaluator(game, seed=1, rollouts=count).submit(leaves_of(states))()
    exact = np.stack([mean_of_random_games(state) for state in states])
    # Returns lie in [-1, 1], so their mean's standard error is at most 1 / sqrt(count).
    np.testing.assert_allclose(values, exact, atol=4 / np.sqrt(count))
    np.testing.assert_allclose(np.add.reduceat(priors, leaves_of(states).offsets[:-1]), 1.0, rtol=1e-6)
    again = RolloutEvaluator(game, seed=1, rollouts=count).submit(leaves_of(states))()[1]
    np.testing.assert_array_equal(again, values)


def expected(net: torch.nn.Module, states: Sequence[State]) -> tuple[np.ndarray, np.ndarray]:
    """What the network itself says, one position at a time, batch norm not folded."""
    priors, values = [], []
    for state in states:
        with torch.inference_mode():
            logits, value = net.eval()(torch.from_numpy(state.encode())[None])
        priors.append(slow_softmax(logits[0, state.legal_moves()].numpy()))
        values.append(np.roll([float(value[0, 0]), -float(value[0, 0])], state.to_play))
    return np.concatenate(priors), np.array(values)


def assert_close(
    found: tuple[np.ndarray, np.ndarray], wanted: tuple[np.ndarray, np.ndarray], atol: float = 1e-5
) -> None:
    """Priors and values alike."""
    for got, want in zip(found, wanted, strict=True):
        np.testing.assert_allclose(got, want, rtol=0, atol=atol)


@pytest.mark.parametrize("engine", ["eager", "traced", "winograd"])
@pytest.mark.parametrize("sizes", [(1,), (3,), (2, 4, 8), (64,), (8, 16)])
def test_answers_do_not_depend_on_batch_size_padding_or_parts(engine, sizes):
    net, states = build_net(GAME, SMALL, 1), positions()
    evaluator = NetworkEvaluator(GAME, net, variant=variant(engine, sizes))
    for size in sizes:
        evaluator.network.program(size).planes[:] = 1e30  # what an earlier, fuller batch left behind
    assert_close(evaluator.submit(leaves_of(states))(), expected(net, states))
    assert_close(evaluator.submit(leaves_of(states[:3]))(), expected(net, states[:3]))


def test_no_leaves_are_no_trouble():
    empty = Leaves(np.zeros((0, GAME.state_size), np.int16), np.zeros(0, np.int32), np.zeros(1, np.int32))
    priors, values = NetworkEvaluator(GAME, build_net(GAME, SMALL, 1), variant=variant()).submit(empty)()
    assert priors.shape == (0,) and values.shape == (0, 2)


def test_bfloat16_is_close():
    net, states = build_net(GAME, SMALL, 1), positions()
    evaluator = NetworkEvaluator(GAME, net, variant=variant(dtype="bfloat16"))
    assert_close(evaluator.submit(leaves_of(states))(), expected(net, states), atol=0.02)


def trained(seed: int) -> torch.nn.Module:
    """A network whose channels differ as training leaves them: some silent, some a hundred times louder than others."""
    net, rng = build_net(GAME, replace(SMALL, pooling=True), seed), np.random.default_rng(seed)
    for block in net.blocks:
        block.pool.weight.data.normal_(0, 0.1, generator=torch.Generator().manual_seed(seed))
        for norm in (block.first.norm, block.second.norm):
            scale = np.float32(10) ** rng.uniform(-1.5, 0.5, SMALL.filters)
            norm.weight.data = torch.from_numpy(np.where(rng.random(SMALL.filters) < 0.1, 0, scale).astype(np.float32))
            norm.bias.data = torch.from_numpy(rng.normal(0, 0.3, SMALL.filters).astype(np.float32))
    return net


def test_fewer_multiplications_cost_hardly_a_digit():
    """Not even where training has made channels a hundred times louder than others, or on fewer boards than pay."""
    for seed in range(5):
        net, states = trained(seed), positions()
        evaluator = NetworkEvaluator(GAME, net, variant=variant("winograd", (4, 64)))
        for part in (states, states[:3]):
            assert_close(evaluator.submit(leaves_of(part))(), expected(net, part), atol=1e-4)


@pytest.mark.parametrize("engine", [INT8])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("make", [partial(build_net, GAME, SMALL), trained])
def test_int8_is_close_whatever_the_batch(engine, dtype, make):
    states = positions()
    for seed in range(5):
        net = make(seed)
        evaluator = NetworkEvaluator(GAME, net, variant=variant(engine, (3, 64), dtype))
        evaluator.network.program(64).planes[:] = 1e30
        for part in (states, states[:2]):
            found, wanted = evaluator.submit(leaves_of(part))(), expected(net, part)
            assert_close(found, wanted, atol=0.02)
            assert abs(found[1] - wanted[1]).max() > 1e-6  # else nothing was rounded


@pytest.mark.parametrize("engine", ["eager", "traced", "winograd", INT8])
def test_new_weights_answer_as_in_a_fresh_process_bit_for_bit(engine):
    old, new = build_net(GAME, SMALL, 1), build_net(GAME, SMALL, 2)
    leaves = leaves_of(positions())
    evaluator = NetworkEvaluator(GAME, old, variant=variant(engine))
    before = evaluator.submit(leaves)()
    with torch.no_grad():
        old.stem.conv.weight += 1.0  # training goes on, yet this generation's answers stay
    np.testing.assert_array_equal(evaluator.submit(leaves)()[0], before[0])
    evaluator.load(new)
    fresh = NetworkEvaluator(GAME, new, variant=variant(engine)).submit(leaves)()
    for _ in range(3):
        for found, wanted in zip(evaluator.submit(leaves)(), fresh, strict=True):
            np.testing.assert_array_equal(found, wanted)
    assert not np.allclose(before[0], fresh[0])


class Deferred:
    """A program that works like a GPU's: it reads its input late, and is busy until its answer is taken."""

    def __init__(self, net: torch.nn.Module, rows: int) -> None:
        self.net, self.busy = fold(net), False
        self.planes = np.zeros((rows, int(np.prod(GAME.planes))), np.float32)

    def start(self) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
        self.busy = True
        return self.finish

    def finish(self) -> tuple[np.ndarray, np.ndarray]:
        self.busy = False
        with torch.inference_mode():
            logits, values = self.net(torch.from_numpy(self.planes).view(-1, *GAME.planes))
        return logits.numpy(), values.numpy()


def test_batches_in_flight_share_no_buffers(monkeypatch):
    net, states = build_net(GAME, SMALL, 1), positions()
    evaluator = NetworkEvaluator(GAME, net, variant=variant())
    made = []

    def program(shape):
        made.append(Deferred(net, shape[0]))
        return made[-1]

    monkeypatch.setattr(evaluator.network, "_program", program)
    for _ in range(3):
        first, second = evaluator.submit(leaves_of(states[:4])), evaluator.submit(leaves_of(states[4:]))
        assert_close(second(), expected(net, states[4:]))
        assert_close(first(), expected(net, states[:4]))
    assert len(made) == 2


def test_a_variant_survives_json_and_damage_is_told():
    chosen = variant(sizes=(1, 2))
    assert Variant.from_dict(json.loads(json.dumps(asdict(chosen)))) == chosen
    for damage in ({"engine": 3}, {"dtype": "nope"}, {"machine": object()}, {"sizes": []}, {"sizes": [0]}, {"more": 1}):
        with pytest.raises(AzkitError, match="variant"):
            Variant.from_dict({**asdict(chosen), **damage})


def test_a_variant_is_measured_once_and_then_remembered(tmp_path, monkeypatch):
    net = build_net(GAME, SMALL, 1)
    chosen = choosing.choose(GAME, net, 8)
    assert chosen.device == "cpu" and chosen.sizes == (1, 2, 4, 8)

    def measured(*_):
        raise LookupError

    monkeypatch.setattr(choosing, "_fastest", measured)
    assert choosing.choose(GAME, build_net(GAME, SMALL, 2), 8) == chosen
    assert NetworkEvaluator(GAME, net, max_batch=8).variant == chosen
    for other in ({"max_batch": 9}, {"net": build_net(GAME, NetConfig(1, 8), 1)}):
        with pytest.raises(LookupError):
            choosing.choose(**{"game": GAME, "net": net, "max_batch": 8, **other})
    (tmp_path / "int8.py").write_text("# a later azkit's")
    monkeypatch.setattr(choosing, "__file__", str(tmp_path / "evaluator.py"))
    with pytest.raises(LookupError):  # by other code another variant may be the fastest
        choosing.choose(GAME, net, 8)


@pytest.mark.parametrize("content", ["", "[]", "{", '{"a": 1}', '{"a": {"machine": 1}}', "\xff"])
def test_a_damaged_memory_is_measured_over(content, monkeypatch):
    net, path = build_net(GAME, SMALL, 1), choosing._memory()
    path.parent.mkdir(parents=True)
    path.write_bytes(content.encode("latin-1"))
    chosen = choosing.choose(GAME, net, 4)
    monkeypatch.setattr(choosing, "_fastest", None)
    assert choosing.choose(GAME, net, 4) == chosen


def test_two_versions_keep_what_the_other_one_remembers(monkeypatch):
    """Two of them on one machine would measure at each start, and a run killed as it grows go on in another way."""
    net, path = build_net(GAME, SMALL, 1), choosing._memory()
    chosen = choosing.choose(GAME, net, 4)
    later = {**asdict(chosen), "engine": "compiled", "sizes": [4]}
    path.write_text(json.dumps(json.loads(path.read_text()) | {"later": later}))
    choosing.choose(GAME, net, 8)
    assert json.loads(path.read_text())["later"] == later
    monkeypatch.setattr(choosing, "_fastest", None)
    assert choosing.choose(GAME, net, 4) == chosen


def test_where_nothing_can_be_remembered_it_still_works(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(choosing, "cache_folder", lambda: tmp_path / "file")
    assert choosing.choose(GAME, build_net(GAME, SMALL, 1), 4).device == "cpu"


def test_a_gpu_that_lists_but_cannot_compute_falls_back_to_the_cpu_with_one_line(monkeypatch, capsys):
    def refuse(place):
        raise RuntimeError("CUDA error: no kernel image is available for execution on the device\nmore\nlines")

    monkeypatch.setattr(cuda, "count", lambda: 1)
    monkeypatch.setattr(variants, "_try_out", refuse)
    monkeypatch.setattr(choosing, "_fastest", lambda game, net, candidates: candidates[0])  # in float32
    net = build_net(GAME, SMALL, 1)
    for _ in range(2):
        evaluator = NetworkEvaluator(GAME, net, max_batch=8)
        assert evaluator.variant.device == "cpu"
    assert_close(evaluator.submit(leaves_of(positions()))(), expected(net, positions()))
    warning = capsys.readouterr().err
    assert warning.count("\n") == 1 and "cuda:0" in warning and "no kernel image" in warning


def test_a_device_that_is_none_is_an_error():
    with pytest.raises(AzkitError, match="unknown device 'gpu': choose"):
        NetworkEvaluator(GAME, build_net(GAME, SMALL, 1), device="gpu")


def test_an_engine_that_fails_here_is_passed_over(monkeypatch):
    def fail(*_):
        raise RuntimeError("no such thing")

    monkeypatch.setattr(torch.jit, "trace", fail)
    monkeypatch.setattr(int8, "compiled", fail)
    assert choosing.choose(GAME, build_net(GAME, SMALL, 1), 4).engine == "eager"


def test_a_variant_of_another_machine_is_replaced_and_said_so(capsys):
    net = build_net(GAME, SMALL, 1)
    evaluator = NetworkEvaluator(GAME, net, max_batch=4, variant=replace(variant(), machine="Other CPU"))
    assert evaluator.variant.machine == variants.machine("cpu")
    assert "Other CPU" in capsys.readouterr().err


@pytest.mark.parametrize("fastest", [-1, 0])
def test_int8_is_a_candidate_where_it_can_be(monkeypatch, fastest):
    """It keeps the dtype that half precision is measured to be fastest in: training goes by it."""
    asked = []

    def measured(game, net, candidates):
        asked.append(candidates)
        return candidates[fastest]

    monkeypatch.setattr(choosing, "_fastest", measured)
    net, dtype = build_net(GAME, SMALL, 1), ("float32", "bfloat16")[fastest]
    monkeypatch.setattr(choosing, "multiplies_int8", lambda: False)
    monkeypatch.setattr(choosing, "openvino", lambda: "2026.3")
    choosing.choose(GAME, net, 8)
    assert all(candidate.engine != "openvino" for candidate in asked[-1]), "sums of products would overflow"
    monkeypatch.setattr(choosing, "multiplies_int8", lambda: True)
    for there in ("", "2026.4"):  # installed later, it is not missed because the machine remembers what was fastest
        monkeypatch.setattr(choosing, "openvino", lambda there=there: there)
        chosen = choosing.choose(GAME, net, 8)
        engines = [candidate.engine for candidate in asked[-1]]
        assert engines.count("openvino") == bool(there)
        assert chosen == asked[-1][fastest]
    assert asked[-1][-2:] == [variant("winograd", (1, 2, 4, 8)), variant("openvino", (1, 2, 4, 8), dtype)]


def test_a_variant_of_openvino_is_replaced_where_that_is_missing_and_said_so(monkeypatch, capsys):
    for module in (variants, choosing):
        monkeypatch.setattr(module, "openvino", lambda: "")
    evaluator = NetworkEvaluator(GAME, build_net(GAME, SMALL, 1), max_batch=4, variant=variant("openvino"))
    assert evaluator.variant.engine in ("eager", "traced", "winograd")
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "azkit[fast]" in said


def test_on_two_gpus_of_one_kind_a_run_goes_on_with_the_variant_of_both(monkeypatch):
    monkeypatch.setattr(variants, "_try_out", lambda place: None)
    monkeypatch.setattr(variants, "machine", lambda place: "Tesla T4" if "cuda" in place else "CPU")
    first = replace(variant(), machine="Tesla T4", device="cuda:0")
    assert variants.reuse(first, "auto") == first
    assert variants.reuse(first, "cuda:1") == replace(first, device="cuda:1")
    assert variants.reuse(first, "cpu") is None
