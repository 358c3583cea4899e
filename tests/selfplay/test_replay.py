"""What the network is trained on: shards on disk, the window, merged duplicates, mirror images, masked values."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from azkit import AzkitError, Game, make
from azkit.games import grid
from azkit.selfplay.replay import Merged, ReplayConfig, Window, lambda_returns
from azkit.selfplay.samples import NO_MOVE, Samples, pack, unpack


def random_samples(game: Game, games: int, seed: int, truncated: float = 0.0) -> Samples:
    """Random games with random policies and search values; some are called truncated."""
    rng = np.random.default_rng(seed)
    rows: list[tuple] = []
    for episode in range(games):
        state, start, cut = game.initial_state(), len(rows), rng.random() < truncated
        while state.outcome is None:
            moves = state.legal_moves()
            played = int(rng.choice(moves))
            policy = rng.dirichlet(np.ones(len(moves)))
            rows.append((episode, played, state.array, moves, policy, rng.uniform(-1, 1, game.players)))
            state = state.play(played)
        outcome = np.zeros(game.players) if cut else np.array(state.outcome)
        rows[start:] = [(*row, outcome, cut) for row in rows[start:]]
    moves = np.full((len(rows), game.max_moves), NO_MOVE, np.int32)
    policy = np.zeros(moves.shape, np.float32)
    for index, row in enumerate(rows):
        moves[index, : len(row[3])], policy[index, : len(row[3])] = row[3], row[4]

    def column(index: int, kind: type) -> np.ndarray:
        return np.array([row[index] for row in rows], kind)

    return Samples(
        column(0, np.int64),
        column(1, np.int32),
        column(2, np.int16),
        moves,
        policy,
        column(5, np.float32),
        column(6, np.float32),
        column(7, bool),
    )


def three_players() -> Game:
    """TicTacToe's rules for three seats."""
    p = grid.parameters(3, 3, 3, "mine,theirs")
    return replace(make("tictactoe"), name="three", players=3, parameters=p, planes=grid.input_shape(p))


def image(game: Game, state: np.ndarray, k: int) -> np.ndarray:
    out = np.empty(game.state_size, np.int16)
    game.symmetry(game.parameters, state, k, out)
    return out


GAMES = {
    "tictactoe": make("tictactoe"),
    "connectx": make("connectx", rows=4, columns=5, inarow=3),
    "three": three_players(),
}


@pytest.mark.oldest
@pytest.mark.parametrize("name", GAMES)
def test_a_shard_gives_back_every_bit(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    samples = random_samples(game, 30, seed=1, truncated=0.2)
    (tmp_path / "shard").write_bytes(pack(game, samples))
    for before, after in zip(samples, unpack(game, tmp_path / "shard"), strict=True):
        assert before.dtype == after.dtype
        assert np.array_equal(before, after)


def test_a_shard_that_is_damaged_missing_or_of_another_board_says_so(tmp_path: Path) -> None:
    game, path = GAMES["connectx"], tmp_path / "shard"
    data = pack(game, random_samples(game, 30, seed=1))
    with pytest.raises(AzkitError, match="shard"):
        unpack(game, path)
    for damaged in (data[:-7], data[: len(data) // 2], b"", data[:500] + bytes([data[500] ^ 16]) + data[501:]):
        path.write_bytes(damaged)
        with pytest.raises(AzkitError, match="shard"):
            unpack(game, path)
    path.write_bytes(data)
    with pytest.raises(AzkitError, match="rows=6"):
        unpack(make("connectx"), path)


def followed(samples: Samples, row: int) -> bool:
    return row + 1 < len(samples.game) and samples.game[row + 1] == samples.game[row]


def judged(game: Game, samples: Samples, row: int) -> tuple[bool, float]:
    """Whether the search's favourite was played, and what the move lost its player."""
    seat = game.to_play(game.parameters, samples.states[row])
    after = samples.values[row + 1] if followed(samples, row) else samples.outcome[row]
    favourite = samples.moves[row][np.argmax(samples.policy[row])]
    return samples.played[row] == favourite, samples.values[row][seat] - after[seat]


def slow_excuse(game: Game, samples: Samples, config: ReplayConfig) -> float:
    """What a favourite loses on the mean, beside what a move drawn by chance does."""
    losses: dict[bool, list[float]] = {True: [], False: []}
    for row in range(len(samples.game)):
        favourite, lost = judged(game, samples, row)
        losses[bool(favourite)].append(lost if lost > config.blunder else 0)
    return min(1.0, float(np.mean(losses[True]) / np.mean(losses[False])))


def slow_target(game: Game, samples: Samples, row: int, config: ReplayConfig, excused: float) -> np.ndarray:
    """By its definition: what the search said, moved by what the plies after it said and came to."""
    after = target = samples.outcome[row]
    if followed(samples, row):
        after, target = samples.values[row + 1], slow_target(game, samples, row + 1, config, excused)
    favourite, lost = judged(game, samples, row)
    share = excused if lost > config.blunder and not favourite else 1.0
    own = samples.values[row].astype(float)
    return np.clip(own + config.trace * (share * (after - own) + target - after), -1, 1)


def slow_merge(game: Game, parts: list[Samples], config: ReplayConfig) -> dict[bytes, tuple]:
    """Group by smallest image, position by position: policy by move, values, counts of samples and of known values."""
    groups: dict[bytes, list[tuple]] = {}
    symmetries = range(len(game.move_symmetry) if config.symmetries else 1)
    excused = [slow_excuse(game, samples, config) for samples in parts]
    rows = [(number, row) for number in range(len(parts)) for row in range(len(parts[number].game))]
    for number, row in rows:
        samples = parts[number]
        state = samples.states[row]
        smallest, k = min((tuple(image(game, state, k).tolist()), k) for k in symmetries)
        real = samples.moves[row] != NO_MOVE
        moves = game.move_symmetry[k][samples.moves[row][real]]
        policy = dict(zip(moves.tolist(), samples.policy[row][real].tolist(), strict=True))
        seat = game.to_play(game.parameters, state)
        target = slow_target(game, samples, row, config, excused[number])
        relative = [target[(seat + i) % game.players] for i in range(game.players)][: 1 if game.players == 2 else None]
        apart = b"" if config.merge else bytes([number]) + row.to_bytes(8, "little")
        key = np.array(smallest, np.int16).tobytes() + apart
        groups.setdefault(key, []).append((policy, relative, samples.truncated[row]))
    merged = {}
    for key, members in groups.items():
        policy = {move: np.mean([member[0][move] for member in members]) for move in members[0][0]}
        known = [member[1] for member in members if not member[2]]
        merged[key] = policy, np.mean(known, 0) if known else None, len(members), len(known)
    return merged


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("symmetries", [True, False])
def test_merged_targets_equal_a_slow_twin(name: str, symmetries: bool) -> None:
    game = GAMES[name]
    config = ReplayConfig(symmetries=symmetries, trace=0.7, blunder=0.4, prove_nodes=0)
    parts = [random_samples(game, 40, seed, truncated=0.3) for seed in range(3)]
    window = Window(game, config)
    for generation, part in enumerate(parts, 1):
        window.add(part, generation)
    merged = window.merged()
    assert max(slow_excuse(game, part, config) for part in parts) > 0
    twin = slow_merge(game, parts, config)
    assert len(merged.states) == len(twin) < len(window)
    assert {state.tobytes() for state in merged.states} == set(twin)
    for row in range(len(twin)):
        policy, values, count, known = twin[merged.states[row].tobytes()]
        moves = [move for move in merged.moves[row].tolist() if move != NO_MOVE]
        assert moves == sorted(policy)
        assert merged.policy[row, : len(moves)] == pytest.approx([policy[move] for move in moves], abs=1e-6)
        assert merged.policy_weight[row] == pytest.approx(1 + np.log2(count))
        if known:
            assert merged.values[row] == pytest.approx(values, abs=1e-6)
            assert merged.value_weight[row] == pytest.approx(1 + np.log2(known))
        else:
            assert merged.value_weight[row] == 0


def test_what_a_blunder_loses_is_not_lost_for_the_positions_before_it() -> None:
    """First is winning, throws that away by a move drawn by chance, and loses; only positions after that are lost."""
    game = GAMES["tictactoe"]
    states = [game.state(moves).array for moves in ([], [4], [4, 1], [4, 1, 8])]
    samples = Samples(
        game=np.zeros(4, np.int64),
        played=np.array([4, 1, 8, 0], np.int32),
        states=np.array(states, np.int16),
        moves=np.array([[0, 1, 4, 8]] * 4, np.int32),
        policy=np.array([[0, 0, 1, 0], [0, 1, 0, 0], [0.9, 0, 0, 0.1], [1, 0, 0, 0]], np.float32),
        values=np.array([[0, 0], [0.5, -0.5], [0.5, -0.5], [-1, 1]], np.float32),
        outcome=np.array([[-1, 1]] * 4, np.float32),
        truncated=np.zeros(4, bool),
    )
    to_play = np.array([0, 1, 0, 1])
    best = np.array([True, True, False, True])
    whole = samples.game, samples.values, samples.outcome, to_play, best, np.zeros(4, bool)
    assert lambda_returns(*whole, 1.0, 0.2)[:, 0].tolist() == [0.5, 0.5, 0.5, -1]
    assert lambda_returns(*whole, 1.0, 2.0)[:, 0].tolist() == [-1, -1, -1, -1]
    unsure = samples.values.copy()
    unsure[3] = [-0.5, 0.5]  # that the game came to less than this is news for all of it
    assert lambda_returns(whole[0], unsure, *whole[2:], 1.0, 0.2)[:, 0].tolist() == [0, 0, 0, -1]
    window = Window(game, ReplayConfig(symmetries=False, merge=False, trace=1.0, prove_nodes=0))
    window.add(samples, 1)
    assert window.merged().values[:, 0].tolist() == [0.5, -0.5, 0.5, 1]  # seen by the side to move


def test_no_move_is_blamed_where_the_best_ones_lose_as_often() -> None:
    """A search that sees nothing is surprised by every end: were its moves to blame, no result would be learned."""
    game = np.repeat(np.arange(4), 2)  # of two plies each; the second's mover lost every game, and no value said so
    values, outcome = np.zeros((8, 2), np.float32), np.tile(np.array([1, -1], np.float32), (8, 1))

    def targets(*best: bool) -> np.ndarray:
        return lambda_returns(game, values, outcome, np.array([0, 1] * 4), np.array(best * 2), game < 0, 1.0, 0.2)[:, 0]

    assert (targets(False, True, False, False) == 1).all()
    of_best, of_chance = targets(True, True, True, False).reshape(2, 2, 2).swapaxes(0, 1)
    assert (of_best == 1).all()
    assert of_chance == pytest.approx(1 / 3)  # two of six best moves lost so, and both of the others


def test_without_merging_every_sample_stays_as_it_was_played() -> None:
    game = GAMES["connectx"]
    samples = random_samples(game, 20, seed=4)
    window = Window(game, ReplayConfig(merge=False, symmetries=False, trace=1.0, blunder=2.0, prove_nodes=0))
    window.add(samples, 1)
    merged = window.merged()
    assert np.array_equal(merged.states, samples.states)
    assert np.array_equal(merged.policy, samples.policy)
    assert np.array_equal(merged.moves, samples.moves)
    seats = [game.to_play(game.parameters, state) for state in samples.states]
    assert np.array_equal(merged.values[:, 0], samples.outcome[np.arange(len(seats)), seats])
    assert (merged.policy_weight == 1).all()


def test_a_truncated_game_teaches_no_value_but_its_policy() -> None:
    game = GAMES["tictactoe"]
    samples = random_samples(game, 5, seed=0, truncated=1.0)
    window = Window(game, ReplayConfig(prove_nodes=0))
    window.add(samples, 1)
    for batch in window.batches(window.merged(), np.random.default_rng(0), 16, 3):
        assert (batch.value_weight == 0).all()
        assert (batch.policy_weight >= 1).all()
        assert np.isfinite(batch.values).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_shows_images_whose_policy_moved_with_the_board(name: str) -> None:
    game = GAMES[name]
    window = Window(game, ReplayConfig())
    window.add(random_samples(game, 30, seed=2), 1)
    merged = window.merged()
    allowed: dict[bytes, list[tuple]] = {}  # by planes: what may stand beside them, and of which image
    for row, state in enumerate(merged.states):
        for k, moves_to in enumerate(game.move_symmetry):
            planes = np.empty(int(np.prod(game.planes)), np.float32)
            game.encode(game.parameters, image(game, state, k), planes)
            policy, legal = np.zeros(game.actions or 0, np.float32), np.zeros(game.actions or 0, bool)
            real = merged.moves[row] != NO_MOVE
            policy[moves_to[merged.moves[row][real]]] = merged.policy[row][real]
            legal[moves_to[merged.moves[row][real]]] = True
            allowed.setdefault(planes.tobytes(), []).append((policy, legal, merged.values[row], k))
    images = set()
    for batch in window.batches(merged, np.random.default_rng(0), 32, 10):
        assert batch.inputs[0].shape == (32, *game.planes)
        for planes, policy, legal, values in zip(batch.inputs[0], batch.policy, batch.legal, batch.values, strict=True):
            found = [
                k
                for p, mask, v, k in allowed[planes.tobytes()]
                if np.array_equal(p, policy) and np.array_equal(mask, legal) and np.array_equal(v, values)
            ]
            assert found
            images.update(found if len(found) == 1 else [])
    assert images == set(range(len(game.move_symmetry)))


def test_batches_are_full_deterministic_and_repeat_no_sample_within_an_epoch() -> None:
    game = GAMES["connectx"]
    window = Window(game, ReplayConfig(symmetries=False, merge=False))
    window.add(random_samples(game, 8, seed=3), 1)
    merged = window.merged()
    merged = merged._replace(policy_weight=np.arange(len(merged.states)))  # names each sample
    size, steps = 10, 2 * len(merged.states) // 10

    def drawn(seed: int) -> np.ndarray:
        batches = window.batches(merged, np.random.default_rng(seed), size, steps)
        return np.concatenate([batch.policy_weight for batch in batches])

    seen = drawn(5)
    assert len(seen) == size * steps
    assert len(set(seen[: len(merged.states)])) == len(merged.states)
    assert np.array_equal(seen, drawn(5))
    assert not np.array_equal(seen, drawn(6))


def test_the_window_grows_slowly_then_forgets_the_oldest_generation_first() -> None:
    game = GAMES["tictactoe"]
    window = Window(game, ReplayConfig(first_generations=2, generations=4))
    sizes = []
    for generation in range(1, 9):
        part = random_samples(game, 2, seed=generation)
        window.add(part, generation)
        sizes.append(len(window.blocks))
    assert sizes == [1, 2, 3, 4, 4, 4, 4, 4]
    assert len(window.blocks[-1].states) == len(part.game)
    capped = Window(game, ReplayConfig(positions=25))
    for generation in range(1, 6):
        capped.add(random_samples(game, 2, seed=generation), generation)
        assert len(capped) >= 25 > len(capped) - len(capped.blocks[0].states) or len(capped.blocks) == generation


def test_a_short_generation_pushes_no_long_one_out_of_the_window() -> None:
    """A run on GPUs that was gone on with learned from 3,000 positions, after millions."""
    game = GAMES["tictactoe"]
    window = Window(game, ReplayConfig(positions=20))
    for generation, games in enumerate((20, 2, 20, 20), 1):
        window.add(random_samples(game, games, seed=generation), generation)
        assert len(window.blocks) == {1: 1, 2: 2, 3: 1, 4: 1}[generation]


@pytest.mark.oldest
def test_a_window_rebuilt_from_shards_is_the_same_to_the_bit(tmp_path: Path) -> None:
    game = GAMES["connectx"]
    first, second = Window(game, ReplayConfig()), Window(game, ReplayConfig())
    for generation in range(1, 4):
        samples = random_samples(game, 10, seed=generation, truncated=0.2)
        first.add(samples, generation)
        (tmp_path / "shard").write_bytes(pack(game, samples))
        second.add(unpack(game, tmp_path / "shard"), generation)
    for name, one, two in zip(Merged._fields, first.merged(), second.merged(), strict=True):
        assert np.array_equal(one, two), name


def test_a_million_connectx_positions_fit_in_a_gigabyte() -> None:
    """The window itself, plus three copies of it while duplicates are merged."""
    game = make("connectx")
    window = Window(game, ReplayConfig())
    window.add(random_samples(game, 20, seed=0), 1)
    bytes_a_position = sum(array.nbytes for array in window.blocks[0]) / len(window)
    assert 4 * bytes_a_position * 1e6 <= 1e9
