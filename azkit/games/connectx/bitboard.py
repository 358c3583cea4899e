"""Boards of ConnectX as bits: one bit a cell, so that lines and threats are found with a few shifts.

A position is two integers, the stones of the side to move (`mine`) and all stones (`mask`):

     5 12 19 ..     bit = column * (rows + 1) + row, row 0 at the bottom. The bit above each column stays 0, so that
     4 11 18 ..     no line runs from one column into the next. 63 bits at most: products and shifts then mean the
     0  7 14 ..     same in compiled code and on Python's own integers.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...compiled import njit, part, register_jitable
from ...errors import AzkitError


def fits(rows: int, columns: int, inarow: int) -> bool:
    """Whether a board of this size has a bitboard, and the ends of a line on it are less than 64 bits apart: compiled
    code shifts by no more."""
    return (rows + 1) * columns <= 63 and (inarow - 1) * (rows + 2) <= 63


class Shape(NamedTuple):
    """A size of board: three numbers, and three sets of cells as bits."""

    height: int  # bits a column, one more than rows
    columns: int
    inarow: int
    bottom: int  # the lowest cell of each column
    cells: int  # all of them
    area: int  # how many they are
    lower: int  # the lower cells of the pairs in which a column is filled from an even number of empty cells


Stones = tuple[int, int]  # of the side to move, and all


def board_shape(rows: int, columns: int, inarow: int) -> Shape:
    """The shape of a board; AzkitError if it has no bitboard."""
    if not fits(rows, columns, inarow):
        raise AzkitError(f"{rows} x {columns} cells, {inarow} in a row, do not fit 63 bits: choose a smaller board")
    bottom = sum(1 << column * (rows + 1) for column in range(columns))
    lower = bottom * sum(1 << row for row in range(rows % 2, rows, 2))
    return Shape(rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns, lower)


def bits(shape: Shape, board: Sequence[int], mark: int) -> Stones:
    """A flat board as the stones of `mark` and all stones."""
    height, columns = shape.height, shape.columns
    places = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(shape.area)]
    mine = sum(bit for bit, value in zip(places, board, strict=True) if value == mark)
    return mine, sum(bit for bit, value in zip(places, board, strict=True) if value != 0)


def children(shape: Shape, mine: int, mask: int) -> Iterator[tuple[int, Stones]]:
    """Each legal column, the centre first, and the position after it, for the other side to move."""
    for column in sorted(range(shape.columns), key=lambda column: abs(2 * column - shape.columns + 1)):
        move = (mask + shape.bottom) & shape.cells & (1 << shape.height) - 1 << column * shape.height
        if move:
            yield column, (mine ^ mask, mask | move)


@register_jitable
def _fours(mine: int, step: int) -> int:
    """Cells that complete four in a row along one direction."""
    up, down = mine << step, mine >> step
    return up & mine << 2 * step & (mine << 3 * step | down) | down & mine >> 2 * step & (mine >> 3 * step | up)


@part
@njit
def winning_cells(shape: Shape, mine: int) -> int:
    """Cells, stones on them or not, where one more of `mine` makes a line."""
    height, inarow, cells = shape.height, shape.inarow, shape.cells
    if inarow == 4:  # nearly always; a third of the work
        above = mine << 1 & mine << 2 & mine << 3
        return (above | _fours(mine, height) | _fours(mine, height - 1) | _fours(mine, height + 1)) & cells
    winning = 0
    for step in (1, height, height - 1, height + 1):
        for gap in range(inarow):
            line = cells
            for i in range(inarow):
                if i != gap:
                    line &= mine << (gap - i) * step if i < gap else mine >> (i - gap) * step
            winning |= line
    return winning


@register_jitable
def has_line(shape: Shape, stones: int) -> bool:
    """Whether these stones have a line of `inarow` in any direction: what is left of each are the lines' first ones."""
    up, right, falling, rising = stones, stones, stones, stones
    for i in range(1, shape.inarow):
        up &= stones >> i
        right &= stones >> i * shape.height
        falling &= stones >> i * (shape.height - 1)
        rising &= stones >> i * (shape.height + 1)
    return (up | right | falling | rising) != 0


@register_jitable
def wins(shape: Shape, mine: int, mask: int) -> bool:
    """Whether the side to move can win at once."""
    return (winning_cells(shape, mine) & (mask + shape.bottom) & shape.cells) != 0
