"""Gobang (gomoku): `inarow` marks in a line win, on a board of any size."""

from dataclasses import replace

from ..errors import AzkitError
from . import grid
from .base import Game

EXACTLY = grid.INAROW + 1  # the place in the parameters
OVERLINES = ("win", "nothing")  # what a line longer than `inarow` is worth


def make(rows: int = 8, columns: int = 8, inarow: int = 5, overlines: str = "win", planes: str = "mine,theirs") -> Game:
    """Gobang; a move is row * columns + column, row 0 on top. Freestyle, unless overlines="nothing"."""
    grid.check_board(rows, columns, inarow, 32)
    if overlines not in OVERLINES:
        raise AzkitError(f"option overlines={overlines!r}: choose win or nothing")
    p = grid.parameters(rows, columns, 2, planes, inarow, OVERLINES.index(overlines))
    options = {"rows": rows, "columns": columns, "inarow": inarow, "overlines": overlines, "planes": planes}
    base = grid.game("gobang", options, p, play)
    return replace(base, heuristic=grid.open_lines, extras=replace(base.extras, heuristic_share=0.1))


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, p[grid.INAROW], p[EXACTLY] == 1)
