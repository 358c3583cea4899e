"""What rules and graph ask of a position: what lies where, what holds the hive together, what was there before.

They work on a *board*, int32 [CELLS], which `look` fills. Of each cell it holds

    > 0   a stack: its height in the high bits, its top piece + 1 in the low ones, so that a higher stack is a larger
          number; read it with `height` and `top`
    < 0   an empty cell next to a piece (the frontier): minus its place in the list of those, counted from 1
    0     any other empty cell
"""

import numpy as np

from ...compiled import register_jitable
from . import pieces as hive
from .pieces import CELLS, HALF, PIECES, QUEEN, SIDE

# Tables are arrays: numba turns a look-up in a tuple into a branch for each entry.
KIND_OF = np.array(hive.KIND, np.int64)
NEAR = np.array(
    [[hive.cell_at(cell % SIDE + q, cell // SIDE + r) for q, r in hive.DIRECTIONS] for cell in range(CELLS)], np.int64
)
TOUCHES = np.isin(np.arange(CELLS), NEAR[0])  # by the difference of two cells
SHIFT = 5  # bits of a board's number that tell the top piece
TOP = (1 << SHIFT) - 1
ROUNDS, FACTOR, BITS = 4, 0x1D6E5, (1 << 45) - 1  # of a key; a product of both has less than 63 bits


@register_jitable
def near(cell, d) -> int:
    """The cell next to one in direction d; d - 1 and d - 5 are the directions beside d, since they may be negative."""
    return int(NEAR[cell, d])


@register_jitable
def height(board, cell) -> int:
    """How many pieces lie on a cell."""
    return int(board[cell]) >> SHIFT if board[cell] > 0 else 0


@register_jitable
def top(board, cell) -> int:
    """The uppermost piece of a cell that is taken."""
    return int(board[cell] & TOP) - 1


@register_jitable
def lift(board, cell) -> int:
    """Take the top piece off a cell for a while; returns the number that puts it back.

    What is left of a stack keeps its top piece's name: nobody asks for it meanwhile.
    """
    number = int(board[cell])
    board[cell] = number - (1 << SHIFT) if height(board, cell) > 1 else 0
    return number


@register_jitable
def kind_of(piece) -> int:
    """What a piece is, a place in KINDS."""
    return int(KIND_OF[piece])


@register_jitable
def offset(cell, origin) -> int:
    """Where a cell lies as seen from another: the cell at the difference of their coordinates."""
    row = (cell & ~(SIDE - 1)) - (origin & ~(SIDE - 1))
    return row & CELLS - 1 | cell - origin & SIDE - 1


@register_jitable
def cell_of(state, piece) -> int:
    """Where a piece lies that is not in hand."""
    return (int(state[piece]) - 1) & (CELLS - 1)


@register_jitable
def level_of(state, piece) -> int:
    """How many pieces lie below one that is not in hand."""
    return (int(state[piece]) - 1) // CELLS


@register_jitable
def in_hand(p, state, piece) -> bool:
    """Whether a piece is yet to be placed."""
    return state[piece] == 0 and p[hive.TAKES_PART + kind_of(piece)] == 1


@register_jitable
def follows(state, piece) -> bool:
    """Whether a piece in hand has an equal one before it in hand, which is placed first."""
    return piece > 0 and kind_of(piece - 1) == kind_of(piece) and state[piece - 1] == 0


@register_jitable
def stack(state, board) -> None:
    """Put the pieces onto a board, zeros [CELLS], and leave out the frontier."""
    for piece in range(PIECES):
        if state[piece] > 0:
            cell, above = cell_of(state, piece), level_of(state, piece) + 1
            board[cell] = max(board[cell], above << SHIFT | piece + 1)


@register_jitable
def look(state, board, frontier) -> int:
    """Fill the board, zeros [CELLS], and list the frontier, int64 [FRONTIER]; returns how many cells that is.

    Before the first ply the frontier is the origin.
    """
    stack(state, board)
    count = 0
    for piece in range(PIECES):
        if 0 < state[piece] <= CELLS:  # at the bottom of its cell
            for d in range(6):
                cell = near(cell_of(state, piece), d)
                if board[cell] == 0:
                    frontier[count] = cell
                    count += 1
                    board[cell] = -count
    if state[hive.PLY] == 0:
        frontier[0], board[0], count = 0, -1, 1
    return count


@register_jitable
def exits(board, cell) -> int:
    """A bit for each direction in which a lifted piece may slide: of the cells on both sides just one is taken.

    With none it would lose touch, with two it does not fit between.
    """
    taken = 0
    for d in range(6):
        taken |= int(board[near(cell, d)] > 0) << d
    left, right = taken << 1 | taken >> 5, taken >> 1 | taken << 5
    return ~taken & (left ^ right) & 63


@register_jitable
def find_pins(state, board) -> int:
    """A bit for each piece that may not leave, since it lies alone on its cell and the hive would fall apart.

    Depth first through the taken cells (Tarjan 1972), each named by its top piece. `path` leads from the root to the
    cell we are on, and `side` tells which direction is tried next on each of its cells. `number` counts cells in the
    order they are reached, from 1; `low` is the lowest number next to a cell or to what was reached through it. So a
    cell holds together what was reached through it unless that touches a cell that was reached before it.
    """
    number, low = np.zeros(PIECES, np.int64), np.zeros(PIECES, np.int64)
    path, side = np.zeros(PIECES, np.int64), np.zeros(PIECES, np.int64)
    root = 0
    while state[root] == 0:
        root += 1
        if root == PIECES:
            return 0
    path[0] = cell_of(state, root)
    number[top(board, path[0])] = low[top(board, path[0])] = 1
    reached, depth, branches, pins = 1, 0, 0, 0  # branches: of the root, which has no cell before it
    while depth >= 0:
        here = top(board, path[depth])
        if side[depth] < 6:
            cell = near(path[depth], side[depth])
            side[depth] += 1
            if board[cell] > 0:
                there = top(board, cell)
                if number[there] > 0:
                    low[here] = min(low[here], number[there])
                else:
                    reached, depth = reached + 1, depth + 1
                    number[there], low[there], path[depth], side[depth] = reached, reached, cell, 0
        else:
            depth -= 1
            if depth >= 0:
                before = top(board, path[depth])
                low[before] = min(low[before], low[here])
                branches += depth == 0
                joint = low[here] >= number[before] if depth > 0 else branches > 1
                if joint and height(board, path[depth]) == 1:
                    pins |= 1 << before
    return pins


@register_jitable
def crowd(state, piece) -> int:
    """How many of the cells around a piece are taken; 0 while it is in hand."""
    if state[piece] == 0:
        return 0
    count, centre = 0, cell_of(state, piece)
    for other in range(PIECES):
        if 0 < state[other] <= CELLS:
            count += int(TOUCHES[offset(cell_of(state, other), centre)])
    return count


@register_jitable
def occurrences(p, state, placed) -> int:
    """Remember the position and count how often it has come up since the last placement, which nothing undoes."""
    if placed:
        state[hive.KEYS :] = 0
    this, count, times = key(p, state), int(state[hive.KEYS]), 0
    new = hive.KEYS + 1 + hive.KEY * count
    for i in range(hive.KEY):
        state[new + i] = this >> 15 * i & 0x7FFF
    for at in range(hive.KEYS + 1, new + 1, hive.KEY):
        times += state[at] == state[new] and state[at + 1] == state[new + 1] and state[at + 2] == state[new + 2]
    state[hive.KEYS] = count + 1
    return times


@register_jitable
def key(p, state) -> int:
    """45 bits that tell positions apart, but not where they lie nor which of equal pieces is which.

    Who moved last belongs to the position where there is a pillbug, since that piece may neither move nor be thrown:
    so hivegame.com counts, too, while nokamute leaves it out and so calls some draws sooner.
    """
    anchor = cell_of(state, QUEEN) if state[QUEEN] > 0 else cell_of(state, HALF + QUEEN)
    total = int(state[hive.TO_PLAY])
    for piece in range(PIECES):
        if state[piece] > 0:
            stunned = p[hive.TAKES_PART + hive.PILLBUG] == 1 and state[hive.LAST] == piece + 1
            code = kind_of(piece) + len(hive.KINDS) * (piece // HALF + 2 * stunned)
            code = 1 + offset(cell_of(state, piece), anchor) + CELLS * (level_of(state, piece) + 8 * code)
            for _ in range(ROUNDS):
                code = code * FACTOR & BITS
                code ^= code >> 22
            total += code
    return total & BITS
