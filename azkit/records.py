"""Records of games: azkit's own lines of JSON for any game, and for Hive also UHP game strings and PGN files."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from .errors import AzkitError
from .games.base import Game, State
from .games.hive_notation import STATES, from_game_string, game_type, play_text
from .storage import commit

# What viewers write for a result, as returns by seat; None: the game was not played to an end.
RESULTS = {
    "1-0": (1.0, -1.0),
    "0-1": (-1.0, 1.0),
    "1/2-1/2": (0.0, 0.0),
    "*": None,
    **dict(zip(STATES, (None, None, (0.0, 0.0), (1.0, -1.0), (-1.0, 1.0)))),
}
KEYS = ("moves", "outcome", "truncated")  # that a line of JSON must have, beside game and options

Outcome = tuple[float, ...] | None


@dataclass(frozen=True)
class Record:
    """One game that somebody played."""

    moves: tuple[int, ...]
    outcome: Outcome  # returns by seat; None if the record tells no result
    truncated: bool = False  # whether a ply cap ended it
    opening: int = 0  # how many of the first plies nobody chose: they were drawn by chance
    source: str = ""  # the file, and the line or the number of the game in it


def write_records(path: str | Path, game: Game, records: Iterable[Record]) -> int:
    """Write a file of JSON lines, whole or not at all; returns how many games it holds.

    Raises AzkitError if a record breaks the rules, as read_records would, or if the file cannot be written.
    """
    lines = []
    for number, record in enumerate(records, 1):
        try:
            state = game.state(record.moves)
            judged = _judged(state, record.outcome, record.truncated)
        except AzkitError as error:
            raise AzkitError(f"record {number}: {error}") from None
        texts = []
        while state.previous is not None:
            texts.insert(0, state.previous.move_text(state.moves[-1]))
            state = state.previous
        fields = {"game": game.name, "options": game.options, "moves": texts, "opening": record.opening}
        lines.append(json.dumps(fields | {"outcome": judged.outcome, "truncated": judged.truncated}) + "\n")
    commit(Path(path), "".join(lines).encode())
    return len(lines)


def read_records(game: Game, paths: Sequence[str | Path], skip: bool = False) -> Iterator[Record]:
    """The games in files of JSON lines, and for Hive also of game strings (.txt, .uhp) or PGN (.pgn).

    Each is replayed: AzkitError tells place, ply and rule where a record breaks one, or where it contradicts how the
    game ended. With `skip` such a game is left out whole, with a warning. A result of a game that is not over by the
    rules counts as told: players resign.
    """
    game.compile()
    for path in map(Path, paths):
        read = READERS.get(path.suffix.lower(), _from_json)
        if read is not _from_json and game.name != "hive":
            raise AzkitError(f"{path} holds games of Hive, not of {game.name}: write lines of JSON")
        for place, text in _games(path):
            try:
                yield replace(read(game, text), source=place)
            except AzkitError as error:
                if not skip:
                    raise AzkitError(f"{place}: {error}") from None
                warnings.warn(f"{place}: {error}; this game is left out", stacklevel=2)


def _games(path: Path) -> Iterator[tuple[str, str]]:
    """The games of a file as text, each after its place: a line, or in PGN all from tags to tags."""
    try:
        text = path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError as error:
        raise AzkitError(f"cannot read {path}: {error.strerror}") from None
    if path.suffix.lower() != ".pgn":
        yield from ((f"{path}:{number}", line) for number, line in enumerate(text.splitlines(), 1) if line.strip())
        return
    found: list[list[str]] = []
    for before, line in pairwise(["", *re.sub(r"\{[^}]*\}", " ", text).splitlines()]):  # comments stand in braces
        if not found or line.startswith("[") and not before.startswith("["):
            found.append([])
        found[-1].append(line)
    texts = ("\n".join(game).strip() for game in found)
    yield from ((f"{path}: game {number}", text) for number, text in enumerate(filter(None, texts), 1))


def _from_json(game: Game, text: str) -> Record:
    """Read a line that `write_records` wrote."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise AzkitError(f"this is no JSON: {error}") from None
    moves, outcome, truncated = (fields.get(key) for key in KEYS) if isinstance(fields, dict) else (None, None, None)
    told = outcome is None or isinstance(outcome, list) and len(outcome) == game.players
    told = told and all(type(share) in (int, float) and -1 <= share <= 1 for share in outcome or ())
    if not isinstance(moves, list) or not set(map(type, moves)) <= {str} or not told or type(truncated) is not bool:
        raise AzkitError("this is no record: it needs moves (texts), outcome (a number a seat, or null) and truncated")
    opening = fields.get("opening", 0)
    if type(opening) is not int or not 0 <= opening <= len(moves):
        raise AzkitError(f"this is no record: opening counts the drawn ones of its {len(moves)} moves, not {opening!r}")
    if (fields.get("game"), fields.get("options")) != (game.name, game.options):
        raise AzkitError(f"this is a game of {fields.get('game')} {fields.get('options')}, not of {game.describe()}")
    judged = _judged(_replay(game, moves), tuple(map(float, outcome)) if outcome else None, truncated)
    return replace(judged, opening=opening)


def _from_game_string(game: Game, text: str) -> Record:
    """Read a UHP GameString."""
    result = RESULTS.get(text.partition(";")[2].partition(";")[0].strip())
    return _judged(from_game_string(text, game, adjudicated=result is not None), result, False)


def _from_pgn(game: Game, text: str) -> Record:
    """Read tag pairs, numbered moves and perhaps a result."""
    tags = dict(re.findall(r'(?m)^\[(\w+)\s+"([^"]*)"\]', text))
    if "GameType" not in tags:
        raise AzkitError('it has no tag [GameType "..."], which tells the pieces')
    if game_type(tags["GameType"]) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {tags['GameType']}, not of {game.describe()}")
    body = re.sub(r"(?m)^\[.*$", " ", text)
    end = (body.split() or ["*"])[-1]
    if end in RESULTS:
        body = body.rstrip().removesuffix(end)
    result = tags.get("Result", end if end in RESULTS else "*")
    if result not in RESULTS:
        raise AzkitError(f"unknown result {result!r}: write one of {', '.join(RESULTS)}")
    moves: list[str] = []
    for turn in re.split(r"(?<!\S)[0-9]+\.+", body):  # a number may stand before one move or before a pair
        words = turn.split()
        while words:
            size = 1 if words[0] == "pass" or not moves else 2
            moves.append(" ".join(words[:size]))
            words = words[size:]
    return _judged(_replay(game, moves), RESULTS[result], False)


def _replay(game: Game, texts: Sequence[str]) -> State:
    """The position after these moves; AzkitError names the ply of one that is illegal."""
    state = game.initial_state()
    for ply, text in enumerate(texts):
        try:
            state = play_text(state, text) if game.name == "hive" else state.play(state.parse_move(text))
        except ValueError as error:
            raise AzkitError(f"ply {ply}: {error}") from None
    return state


def _judged(state: State, told: Outcome, truncated: bool) -> Record:
    """Moves and end of a game; AzkitError if it is told to have ended otherwise than by the rules."""
    by_rules = state.outcome
    if by_rules is not None and not state.truncated:  # a ply cap of this game need not have been one of the players'
        if told not in (None, by_rules) or truncated:
            what = "cut off" if truncated else told
            raise AzkitError(f"ply {state.ply}: the game ends {by_rules} by the rules, but the record says {what}")
        return Record(state.moves, by_rules)
    cut = truncated or told is None and state.truncated
    return Record(state.moves, by_rules if told is None else told, cut)


READERS = {".txt": _from_game_string, ".uhp": _from_game_string, ".pgn": _from_pgn}
