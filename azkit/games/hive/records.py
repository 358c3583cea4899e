"""Records of Hive as other programs write them: UHP game strings, and PGN."""

from __future__ import annotations

import re

from ...errors import AzkitError
from ..base import Game, State
from .notation import STATES, from_game_string, game_type

WHITE, DRAW, BLACK = (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0)  # returns by seat
# What viewers write for a result, less blanks and in small letters; None: the game was not played to an end.
RESULTS = {
    **dict.fromkeys(("1-0", "whitewins", "whitewon", "white"), WHITE),
    **dict.fromkeys(("0-1", "blackwins", "blackwon", "black"), BLACK),
    **dict.fromkeys(("1/2-1/2", "½-½", "0.5-0.5", "1/2", "draw", "drawn"), DRAW),
    **dict.fromkeys(("*", "?", "", "inprogress", "notstarted", "unknown"), None),
}

Returns = tuple[float, ...] | None


def _result(text: str) -> str:
    """A result as RESULTS spells it."""
    return "".join(text.lower().split())


def read_game_string(game: Game, text: str) -> tuple[State, Returns]:
    """The position that a UHP GameString leads to, and the returns that it tells; AzkitError says what is wrong."""
    returns = RESULTS.get(_result(text.partition(";")[2].partition(";")[0]))
    return from_game_string(text, game, adjudicated=returns is not None), returns


def read_pgn(game: Game, text: str) -> tuple[State, Returns]:
    """The same of tag pairs, numbered moves and perhaps a result."""
    tags = dict(re.findall(r'(?m)^\[(\w+)\s+"([^"]*)"\]', text))
    if "GameType" not in tags:
        raise AzkitError('it has no tag [GameType "..."], which tells the pieces')
    if game_type(tags["GameType"]) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {tags['GameType']}, not of {game.describe()}")
    words = re.sub(r"(?m)^\[.*$|(?<!\S)[0-9]+\.+", " ", text).split()  # a number stands before a move or a pair
    end = words.pop() if words and _result(words[-1]) in RESULTS else "*"
    result = tags.get("Result", end)
    if _result(result) not in RESULTS:
        raise AzkitError(
            f"unknown result {result!r}: write one of {', '.join(('1-0', '0-1', '1/2-1/2', '*', *STATES))}"
        )
    moves: list[str] = []
    while words:
        alone = words[0].lower() == "pass" or not moves and words[1:2] != ["."]
        moves.append(" ".join(words[: 1 if alone else 2]))
        del words[: 1 if alone else 2]
    return game.state(moves), RESULTS[_result(result)]


READERS = {".txt": read_game_string, ".uhp": read_game_string, ".pgn": read_pgn}
