"""What a game says about its picture: how a page draws its positions, and what a click means."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

COLOURS = ("#e4b61a", "#d1382f", "#2f7fd1", "#3aa655", "#8e5bd0", "#e07b28", "#18a3a3", "#b04a8a")  # by seat
COLOUR_NAMES = ("yellow", "red", "blue", "green", "purple", "orange", "teal", "pink")
MARKS = "XO#*%@&+"  # by seat, since not everybody tells eight colours apart
Kind = Literal["drop", "grid", "orbs", "hex"]


@dataclass(frozen=True, kw_only=True)
class View:
    """The first rows * columns numbers of a state are its cells (of `hex` its pieces); board.js draws from those.

    `drop`, `grid`: 0 or seat + 1, below 0 an empty cell where the side to move may not play; `drop` has columns for
    moves, of `grid` and `orbs` a move is its cell's number, and those behind the last cell are buttons. `orbs`: 0 or
    (orbs - 1) * players + seat + 1. `hex`: for each piece 0 in hand or 1 + cell + cells * level on a torus of rows x
    columns, a move is piece * cells + cell, and the number behind all of those is a pass.
    """

    kind: Kind
    rows: int
    columns: int
    seats: tuple[str, ...] = COLOUR_NAMES  # what people call them; more names than seats are none too many
    colours: tuple[str, ...] = COLOURS  # by seat
    pieces: tuple[tuple[str, str], ...] = ()  # of `hex`: name and colour, the name "" where one takes no part
    # (p, state, move, most), compiled like a rule: `move` in place with no more than `most` of the steps it sets off
    partly: Callable[..., Any] | None = None
