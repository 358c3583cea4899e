"""Gobang (gomoku): `inarow` marks in a line win, on a board of any size."""

from dataclasses import replace

from ..compiled import register_jitable
from ..errors import AzkitError
from . import grid
from .base import Game

ROWS, COLUMNS, INAROW, EXACTLY = grid.ROWS, grid.COLUMNS, grid.OWN, grid.OWN + 1
OVERLINES = ("win", "nothing")  # what a line longer than `inarow` is worth
HALF = 200.0  # difference in open lines that is worth half a game


def make(rows: int = 8, columns: int = 8, inarow: int = 5, overlines: str = "win", planes: str = "mine,theirs") -> Game:
    """Gobang; a move is row * columns + column, row 0 on top. Freestyle, unless overlines="nothing"."""
    grid.check_board(rows, columns, inarow, 32)
    if overlines not in OVERLINES:
        raise AzkitError(f"option overlines={overlines!r}: choose win or nothing")
    p = grid.parameters(rows, columns, 2, planes, inarow, OVERLINES.index(overlines))
    options = {"rows": rows, "columns": columns, "inarow": inarow, "overlines": overlines, "planes": planes}
    return replace(grid.game("gobang", options, p, play), heuristic=heuristic)


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, p[INAROW], p[EXACTLY] == 1)


@register_jitable
def _open_line(p, state, cell, down, right) -> float:
    """4^n for n marks of seat 0 alone, -4^n for seat 1 alone, in the `inarow` cells from here on; else 0."""
    rows, columns, last = p[ROWS], p[COLUMNS], p[INAROW] - 1
    row, column = cell // columns + last * down, cell % columns + last * right
    if row >= rows or not 0 <= column < columns:
        return 0.0
    first, second, step = 0, 0, down * columns + right
    for i in range(p[INAROW]):
        mark = state[cell + i * step]
        first += mark == 1
        second += mark == 2
    if first > 0 and second > 0 or first + second == 0:
        return 0.0
    return 4.0**first if second == 0 else -(4.0**second)


def heuristic(p, state) -> float:
    """Lines that only one seat can still fill, each worth four times as much for each mark on it."""
    total = 0.0
    for cell in range(p[ROWS] * p[COLUMNS]):
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            total += _open_line(p, state, cell, down, right)
    return total / (HALF + abs(total))
