"""What is learned from was really played: the audit by the rules, against a slow twin, and files made to do harm."""

from __future__ import annotations

import io
import json
import math
from contextlib import suppress
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from azkit import AzkitError, Game, SearchConfig, UniformEvaluator, make
from azkit.rng import below, stream
from azkit.selfplay.audit import Openings, audit, audit_running
from azkit.selfplay.samples import NO_MOVE, Samples, facts, flatten, pack, unpack
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

GAMES = {
    "connectx": ("connectx", {"rows": 4, "columns": 5, "inarow": 3}),
    "tictactoe": ("tictactoe", {}),
    "gobang": ("gobang", {"rows": 5, "columns": 5, "inarow": 4}),
    "nogo": ("nogo", {"rows": 3, "columns": 4}),
    "chain": ("chain_reaction", {"rows": 3, "columns": 3}),
    "chain3": ("chain_reaction", {"rows": 3, "columns": 3, "players": 3}),
    "graph": (str(Path(__file__).parents[1] / "graph_game.py"), {}),
    "hive": ("hive", {"pieces": "Base+P", "max_plies": 14}),
}
OPENINGS = Openings(seed=0x1234_9F3C_2A1B, plies=3)


def played(game: Game, games: int) -> Samples:
    """So many games as an actor plays them."""
    config = SelfPlayConfig(lanes=8, opening_plies=OPENINGS.plies)
    play = SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=4), config, OPENINGS.seed)
    play.start_generation(0)
    return flatten(episode for episode, _ in zip(play.play(games), range(games)))


@pytest.fixture(scope="module", params=GAMES)
def shard(request) -> tuple[Game, Samples]:
    name, options = GAMES[request.param]
    game = make(name, **options).compile()
    return game, played(game, 12)


def begin(game: Game, number: int):
    """Where a game of this number begins, by hand."""
    state, rng = game.initial_state(), stream(OPENINGS.seed, 0, number)
    for _ in range(1 + below(rng, OPENINGS.plies) if number % 2 else 0):
        moves = state.legal_moves()
        after = state.play(moves[below(rng, len(moves))])
        if after.outcome is not None:
            break
        state = after
    return state


def slow(game: Game, samples: Samples) -> str | None:
    """What is wrong, one position after the other, with the positions that people hold."""
    names, row = set(), 0
    while row < len(samples.game):
        number, start = samples.game[row], row
        if number in names:
            return "twice"
        names.add(number)
        state = begin(game, int(number))
        while row < len(samples.game) and samples.game[row] == number:
            legal, share = state.legal_moves(), [float(part) for part in samples.policy[row]]
            if state.outcome is not None or samples.states[row].tolist() != state.array.tolist():
                return "position"
            if [move for move in samples.moves[row].tolist() if move != NO_MOVE] != legal:
                return "moves"
            if samples.moves[row, len(legal) :].tolist() != [NO_MOVE] * (game.max_moves - len(legal)):
                return "moves"
            if not all(part >= 0 for part in share) or any(share[len(legal) :]) or abs(math.fsum(share) - 1) > 1e-3:
                return "policy"
            if not all(abs(float(value)) <= 1.001 for value in samples.values[row]):
                return "values"
            if samples.played[row] not in legal:
                return "played"
            state, row = state.play(int(samples.played[row])), row + 1
        if row - start > game.max_plies or state.outcome is None:
            return "end"
        for own in range(start, row):
            if tuple(samples.outcome[own].tolist()) != state.outcome or samples.truncated[own] != state.truncated:
                return "result"
    return None


def spoiled(samples: Samples, rng: np.random.Generator) -> Samples:
    """The same with a number of one field changed, or with a row taken out, repeated, or swapped with another."""
    fields = {name: array.copy() for name, array in samples._asdict().items()}
    rows, row, other = len(samples.game), *rng.integers(len(samples.game), size=2)
    kind = rng.integers(14)
    if kind < 3:
        order = [np.delete(np.arange(rows), row), np.insert(np.arange(rows), row, other), np.arange(rows)][kind]
        if kind == 2:
            order[[row, other]] = order[[other, row]]
        return Samples(**{name: array[order] for name, array in fields.items()})
    name = Samples._fields[kind % len(Samples._fields)]
    cells = fields[name][row : row + 1].reshape(-1)
    cell = rng.integers(min(len(cells), 12) if rng.random() < 0.7 else len(cells))
    if cells.dtype == bool:
        cells[cell] = not cells[cell]
    elif cells.dtype == np.float32:
        cells[cell] = rng.choice([np.nan, np.inf, -1, 1, 0, 0.5, cells[cell] * 1.0001, cells[cell] + 0.01])
    else:
        limits = np.iinfo(cells.dtype)
        cells[cell] = rng.choice([limits.max, limits.min, NO_MOVE, cells[cell] + 1, cells[cell] - 1, 0, 30000])
    return Samples(**fields)


def sound(game: Game, samples: Samples) -> bool:
    try:
        audit(game, samples, OPENINGS)
    except AzkitError:
        return False
    return True


def test_what_selfplay_made_passes_and_what_was_changed_passes_only_if_it_passes_a_slow_twin(shard) -> None:
    game, samples = shard
    assert slow(game, samples) is None
    assert sound(game, samples)
    rng, verdicts = np.random.default_rng(5), []
    for _ in range(150):
        changed = spoiled(samples, rng)
        reason = slow(game, changed)
        assert sound(game, changed) == (reason is None), reason
        verdicts.append(reason)
    assert len(set(verdicts)) > 5  # of the twin's nine answers


def test_games_of_another_seed_do_not_pass(shard) -> None:
    game, samples = shard
    with pytest.raises(AzkitError, match=r"game \d*[13579], ply 0: the position is not"):
        audit(game, samples, OPENINGS._replace(seed=1))


def test_the_error_names_game_and_ply() -> None:
    game = make("tictactoe")
    samples = played(game, 5)
    row = np.flatnonzero(samples.game == samples.game[-1])[1]
    samples.policy[row] = 0
    with pytest.raises(AzkitError, match=f"game {samples.game[-1]}, ply 1: the policy"):
        audit(game, samples, OPENINGS)


@pytest.mark.parametrize("over", [False, True])
def test_a_game_in_progress_goes_on_or_is_over_as_its_position_is(over: bool) -> None:
    """A checkpoint could have a game that was won searched on, or blame the rules for one that was not over."""
    game = make("tictactoe")
    play = SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=4), SelfPlayConfig(lanes=32))
    games, step = play.walkers[0].games, play.groups[0].step
    while not (won := games.over & (games.plies < game.max_plies)).any():
        step()
    audit_running(play)
    games.over[(~games.over if over else won).argmax()] = over
    with pytest.raises(AzkitError, match=r"game in progress \d+: it ends, or goes on, against the rules"):
        audit_running(play)


def test_a_shard_says_what_its_writer_wrote_beside_the_samples() -> None:
    game = make("tictactoe")
    samples = played(game, 3)
    data = pack(game, samples, {"run": "ab", "games": 3})
    assert facts(data) == {"run": "ab", "games": 3}
    assert all(np.array_equal(a, b) for a, b in zip(samples, unpack(game, data), strict=True))
    for other in (pack(game, samples), data[:-9], b""):
        with pytest.raises(AzkitError, match="the file does not say where it is from"):
            facts(other)


def column(table: pa.Table, name: str, values: pa.Array) -> pa.Table:
    return table.set_column(table.schema.names.index(name), name, values)


def lists(table: pa.Table, name: str, change) -> pa.Array:
    return pa.array([change(row) for row in table[name].to_pylist()], table.schema.field(name).type)


DEEP = {"azkit": "[" * 100_000}
HARM = {
    "a move that is none": lambda t: column(t, "moves", lists(t, "moves", lambda row: [30000, *row[1:]])),
    "a move below 0": lambda t: column(t, "moves", lists(t, "moves", lambda row: [NO_MOVE, *row[1:]])),
    "more moves than there are": lambda t: column(t, "moves", lists(t, "moves", lambda row: row + [0] * 20)),
    "shares without moves": lambda t: column(t, "policy", lists(t, "policy", lambda row: [*row, 0.0])),
    "shares of other rows": lambda t: column(t, "policy", t["policy"].combine_chunks()[::-1]),
    "no number": lambda t: column(t, "values", lists(t, "values", lambda row: [math.nan, row[1]])),
    "nothing": lambda t: column(t, "values", lists(t, "values", lambda row: [None, row[1]])),
    "no row": lambda t: column(t, "states", lists(t, "states", lambda row: None)),
    "no id": lambda t: column(t, "game", pa.array([None, *t["game"].to_pylist()[1:]], pa.int64())),
    "wider states": lambda t: column(t, "states", pa.array([[0] * 13] * len(t), pa.list_(pa.int16(), 13))),
    "states without a size": lambda t: column(t, "states", t["states"].cast(pa.list_(pa.int16()))),
    "floats for ids": lambda t: column(t, "game", t["game"].cast(pa.float64())),
    "a column too few": lambda t: t.drop_columns(["played"]),
    "a column twice": lambda t: t.append_column("played", t["played"]),
    "too many rows": lambda t: pa.concat_tables([t] * 40),
    "no word": lambda t: t.replace_schema_metadata({}),
    "a word of brackets": lambda t: t.replace_schema_metadata(DEEP),
}


@pytest.mark.parametrize("harm", HARM)
def test_a_file_made_to_do_harm_is_an_error_in_one_line(harm: str) -> None:
    game = make("tictactoe")
    table = pq.read_table(io.BytesIO(pack(game, played(game, 20))))
    assert len(unpack(game, written(table), most=1000).game) == len(table)
    with pytest.raises(AzkitError, match="the file is missing or damaged: .+"):
        unpack(game, written(HARM[harm](table)), most=1000)


@pytest.mark.oldest
def test_a_damaged_footer_is_an_error_and_not_the_end_of_the_process() -> None:
    game, rng = make("tictactoe"), np.random.default_rng(1)
    data = pack(game, played(game, 5), {"games": 5})
    for _ in range(400):  # pyarrow's own checks of single columns' metadata abort on some of these
        damaged = bytearray(data)
        damaged[-1 - rng.integers(3000)] = rng.integers(256)
        with suppress(AzkitError):
            unpack(game, bytes(damaged), most=1000)
            facts(bytes(damaged))


def written(table: pa.Table) -> bytes:
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()


def test_metadata_stay_what_they_were() -> None:
    game = make("tictactoe")
    metadata = pq.read_schema(io.BytesIO(pack(game, played(game, 1)))).metadata
    assert {key: json.loads(value) for key, value in metadata.items()} == {
        b"azkit": {"game": "tictactoe", "options": game.options}
    }
