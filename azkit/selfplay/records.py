"""Records of games: azkit's own lines of JSON for any game, and what a game reads of other programs' files."""

import json
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from ..errors import AzkitError, about
from ..files import commit
from ..games.base import Game, State
from ..games.registry import board_options
from .samples import NO_MOVE, Samples

Outcome = tuple[float, ...] | None
MOST = 1 << 30  # letters of a file of records


@dataclass(frozen=True)
class Record:
    """One game that somebody played."""

    moves: tuple[int, ...]
    outcome: Outcome  # returns by seat; None if the record tells no result
    truncated: bool = False  # whether a ply cap ended it
    random_plies: int = 0  # how many of the first plies nobody chose: they were drawn by chance
    source: str = ""  # the file, and the line or the number of the game in it


def write_records(path: str | Path, game: Game, records: Iterable[Record]) -> int:
    """Write a file of JSON lines, whole or not at all; returns how many games it holds.

    Raises AzkitError if a record breaks the rules, as read_records would, or if the file cannot be written.
    """
    lines = []
    for number, record in enumerate(records, 1):
        with about(f"record {number}"):
            lines.append(record_line(game, record))
    commit(Path(path), "".join(lines).encode())
    return len(lines)


def record_line(game: Game, record: Record) -> str:
    """A record as a line of JSON. Raises AzkitError if it breaks the rules."""
    state = game.state(record.moves)
    judged = _judged(state, record.outcome, record.truncated)
    texts = []
    while state.previous is not None:
        texts.insert(0, state.previous.move_text(state.moves[-1]))
        state = state.previous
    fields = {"game": game.name, "options": game.options, "moves": texts, "opening": record.random_plies}
    return json.dumps(fields | {"outcome": judged.outcome, "truncated": judged.truncated}) + "\n"


def read_records(game: Game, paths: Sequence[str | Path], skip: bool = False) -> Iterator[Record]:
    """The games in files of JSON lines, and in those of other programs that the game has readers for.

    Each is replayed: AzkitError tells place, ply and rule where a record breaks one, or where it contradicts how the
    game ended. With `skip` such a game is left out whole, with a warning. A result of a game that is not over by the
    rules counts as told: players resign.
    """
    game.compile()
    for path in map(Path, paths):
        try:
            with open(path, encoding="utf-8-sig", errors="replace") as file:
                text = file.read(MOST)
        except OSError as error:
            raise AzkitError(f"cannot read {path}: {error.strerror}") from None
        yield from parse_records(game, text, path, skip)


def parse_records(game: Game, text: str, path: Path, skip: bool = False) -> Iterator[Record]:
    """The same of a file's text; the name of `path` says what it is, nothing is read from there."""
    read = game.extras.readers.get(path.suffix.lower())
    if read is None and text.lstrip()[:1] not in ("", "{"):
        kinds = " or ".join(["lines of JSON", *game.extras.readers])
        raise AzkitError(f"{path}: games of {game.name} are read from {kinds}")
    for place, lines in _games(path, text):
        try:
            record = _from_json(game, lines) if read is None else _judged(*read(game, lines), truncated=False)
            yield replace(record, source=place)
        except AzkitError as error:
            if not skip:
                raise AzkitError(f"{place}: {error}") from None
            warnings.warn(f"{place}: {error}; this game is left out", stacklevel=3)


def _games(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """The games of a file as text, each after its place: a line; in PGN all from tags to tags, in SGF the file."""
    kind = path.suffix.lower()
    if kind == ".sgf":
        yield str(path), text
    elif kind == ".pgn":
        text = re.sub(r"\{[^}]*(?:\}|\Z)", " ", text)  # comments stand in braces
        games = re.findall(r"(?m)(?:^\[.*\n?)*(?:^(?!\[).*\n?)*", text)  # lines of tags, then those that are none
        for number, game in enumerate(filter(None, map(str.strip, games)), 1):
            yield f"{path}: game {number}", game
    else:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                yield f"{path}:{number}", line


def _from_json(game: Game, text: str) -> Record:
    """Read a line that `write_records` wrote."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise AzkitError(f"this is no JSON: {error}") from None
    fields = fields if isinstance(fields, dict) else {}
    name, options, moves, outcome, truncated = map(fields.get, ("game", "options", "moves", "outcome", "truncated"))
    fits = outcome is None or isinstance(outcome, list) and len(outcome) == game.players
    fits = fits and all(type(share) in (int, float) and -1 <= share <= 1 for share in outcome or ())
    if not isinstance(moves, list) or not set(map(type, moves)) <= {str} or not fits or type(truncated) is not bool:
        raise AzkitError("this is no record: it needs moves (texts), outcome (a number a seat, or null) and truncated")
    drawn = fields.get("opening", 0)
    if type(drawn) is not int or not 0 <= drawn <= len(moves):
        raise AzkitError(f"this is no record: opening counts the drawn ones of its {len(moves)} moves, not {drawn!r}")
    if name != game.name or not isinstance(options, dict) or board_options(options) != board_options(game.options):
        raise AzkitError(f"this is a game of {name} {options}, not of {game.describe()}")
    judged = _judged(game.state(moves), tuple(map(float, outcome)) if outcome else None, truncated)
    return replace(judged, random_plies=drawn)


def _judged(state: State, outcome: Outcome, truncated: bool) -> Record:
    """Moves and end of a game; AzkitError if its record has it end otherwise than by the rules."""
    by_rules = state.outcome
    if by_rules is not None and not state.truncated:  # a ply cap of this game need not have been one of the players'
        if outcome not in (None, by_rules) or truncated:
            what = "cut off" if truncated else outcome
            raise AzkitError(f"ply {state.ply}: the game ends {by_rules} by the rules, but the record says {what}")
        return Record(state.moves, by_rules)
    cut = truncated or outcome is None and state.truncated
    return Record(state.moves, by_rules if outcome is None else outcome, cut)


def episode(game: Game, record: Record, number: int) -> Samples:
    """A record as self-play would have left it, had its search been sure of every move played.

    The value target is the result alone; where there is none it counts as truncated. Of the plies drawn by chance
    nothing is kept: they would teach to move by chance.
    """
    plies, state = len(record.moves), game.initial_state()
    states = np.zeros((plies, game.state_size), np.int16)
    moves = np.full((plies, game.max_moves), NO_MOVE, np.int32)
    for ply, move in enumerate(record.moves):
        legal = state.legal_moves()
        states[ply], moves[ply, : len(legal)] = state.array, legal
        state = state.play(move)
    played = np.array(record.moves, np.int32)
    outcome = np.tile(np.array(record.outcome or (0.0,) * game.players, np.float32), (plies, 1))
    whole = Samples(
        game=np.full(plies, number),
        played=played,
        states=states,
        moves=moves,
        policy=(moves == played[:, None]).astype(np.float32),
        values=outcome,
        outcome=outcome,
        truncated=np.full(plies, record.truncated or record.outcome is None),
    )
    return Samples(*(array[record.random_plies :] for array in whole))
