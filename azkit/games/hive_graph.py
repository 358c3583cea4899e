"""The hive as a whole: which cells touch, which pieces hold it together, whether it was there before, and its graph."""

from __future__ import annotations

import numpy as np

from ..compiled import register_jitable
from .base import Graph
from .hive_pieces import (
    CELLS,
    DIRECTIONS,
    HALF,
    KIND,
    KINDS,
    LAST,
    PASS,
    PIECES,
    PILLBUG,
    PLY,
    QUEEN,
    SIDE,
    TAIL,
    TO_PLAY,
    cell_at,
)

# Parameters: the cap on plies, whether a third occurrence draws, and of each kind whether it takes part.
CAP, THREEFOLD, TAKES_PART = range(3)
# Tables are arrays: numba turns a look-up in a tuple into a branch for each entry.
KIND_OF = np.array(KIND, np.int64)
NEAR = np.array(
    [[cell_at(cell % SIDE + q, cell // SIDE + r) for q, r in DIRECTIONS] for cell in range(CELLS)], np.int64
)
TOUCHES = np.isin(np.arange(CELLS), NEAR[0])  # by the difference of two cells
# A board holds of a taken cell its height and, in the low bits, its top piece + 1.
SHIFT = 5
TOP = (1 << SHIFT) - 1
FRONTIER = 2 * PIECES + 4  # no hive has more empty cells around it
KEYS = PIECES + TAIL  # with threefold: how many keys there are, then the keys of the positions since the last placement
KEY = 3  # numbers of a key
ROUNDS, FACTOR, BITS = 4, 0x1D6E5, (1 << 45) - 1  # a product of both has less than 63 bits

NODES = 3 * PIECES + 4
# Counts are in eighths or sixteenths, which floats add up without rounding. "Beside a queen" is one over the number of
# free cells around it, so that the last one stands out, as liberties do in networks for Go.
FEATURE_NAMES = (
    *KINDS,
    *("mine", "theirs", "piece", "empty", "reserve"),
    *("height", "top", "stunned", "pinned", "in hand", "neighbours", "beside my queen", "beside their queen"),
    *("my queen in hand", "their queen in hand", "moves from here", "moves to here", "plies played"),
)
FEATURES = len(FEATURE_NAMES)
MINE, THEIRS, IS_PIECE, IS_EMPTY, IS_RESERVE = range(len(KINDS), len(KINDS) + 5)
HEIGHT, IS_TOP, STUNNED, PINNED, IN_HAND, NEIGHBOURS, MY_SIDE, THEIR_SIDE = range(13, 21)
MY_QUEEN, THEIR_QUEEN, FROM, TO, PLAYED = range(21, FEATURES)
ABOVE, BELOW = 6, 7  # kinds of links; below them the six directions
LINKS = 8
# Turning the plane renumbers the directions, and so does turning it over; above stays above.
SYMMETRIES = np.array(
    [[(turn + sign * i) % 6 for i in range(6)] + [ABOVE, BELOW] for sign in (1, -1) for turn in range(6)], np.int32
)
GRAPH = Graph(nodes=NODES, features=FEATURES, links=LINKS, symmetries=SYMMETRIES)


@register_jitable
def near(cell, d) -> int:
    """The cell next to one in direction d; d - 1 and d - 5 are the directions beside d, since they may be negative."""
    return int(NEAR[cell, d])


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
    return state[piece] == 0 and p[TAKES_PART + KIND_OF[piece]] == 1


@register_jitable
def look(state, board, frontier) -> int:
    """Fill the board, zeros [CELLS], and list the empty cells next to a piece, or the origin; returns their number.

    On the board such a cell is minus its place in the list, counted from 1.
    """
    count = 0
    for piece in range(PIECES):
        if state[piece] > 0:
            cell, above = cell_of(state, piece), level_of(state, piece) + 1
            board[cell] = max(board[cell], above << SHIFT | piece + 1)
    for piece in range(PIECES):
        if state[piece] > 0 and state[piece] <= CELLS:
            for d in range(6):
                cell = near(cell_of(state, piece), d)
                if board[cell] == 0:
                    frontier[count] = cell
                    count += 1
                    board[cell] = -count
    if state[PLY] == 0:
        frontier[0], board[0], count = 0, -1, 1
    return count


@register_jitable
def find_pins(state, board) -> int:
    """A bit for each piece that may not leave, since it lies alone on its cell and the hive would fall apart.

    Depth first through the taken cells (Tarjan): a cell holds together what was reached through it, unless that
    leads back past it. Arrays are by top piece + 1, which names a cell.
    """
    order, low = np.zeros(PIECES + 1, np.int64), np.zeros(PIECES + 1, np.int64)
    path, step = np.zeros(PIECES + 1, np.int64), np.zeros(PIECES + 1, np.int64)
    root = 0
    while root < PIECES - 1 and state[root] == 0:
        root += 1
    path[0] = cell_of(state, root)
    time, depth, pins, branches = 1, 0, 0, 0
    order[board[path[0]] & TOP] = low[board[path[0]] & TOP] = 1
    while depth >= 0:
        here = board[path[depth]] & TOP
        if step[depth] < 6:
            cell = near(path[depth], step[depth])
            there = board[cell] & TOP
            step[depth] += 1
            if board[cell] > 0 and order[there] > 0:
                low[here] = min(low[here], order[there])
            elif board[cell] > 0:
                time, depth = time + 1, depth + 1
                order[there], low[there], path[depth], step[depth] = time, time, cell, 0
        else:
            depth -= 1
            if depth >= 0:
                what = board[path[depth]]
                back = what & TOP
                low[back] = min(low[back], low[here])
                branches += depth == 0
                if low[here] >= order[back] and what >> SHIFT == 1 and (depth > 0 or branches > 1):
                    pins |= 1 << back - 1
    return pins


@register_jitable
def crowd(state, piece) -> int:
    """How many of the cells around a piece are taken; 0 while it is in hand."""
    if state[piece] == 0:
        return 0
    count, centre = 0, cell_of(state, piece)
    for other in range(PIECES):
        if state[other] > 0 and state[other] <= CELLS:
            count += int(TOUCHES[offset(cell_of(state, other), centre)])
    return count


@register_jitable
def occurrences(p, state, placed) -> int:
    """Remember the position and count how often it has come up since the last placement, which nothing undoes."""
    if placed:
        state[KEYS:] = 0
    key, count, found = _key(p, state), int(state[KEYS]), 0
    new = KEYS + 1 + KEY * count
    for i in range(KEY):
        state[new + i] = key >> 15 * i & 0x7FFF
    for at in range(KEYS + 1, new + 1, KEY):
        found += state[at] == state[new] and state[at + 1] == state[new + 1] and state[at + 2] == state[new + 2]
    state[KEYS] = count + 1
    return found


@register_jitable
def _key(p, state) -> int:
    """45 bits that tell positions apart, but not where they lie nor which of equal pieces is which."""
    anchor = cell_of(state, QUEEN) if state[QUEEN] > 0 else cell_of(state, HALF + QUEEN)
    total = int(state[TO_PLAY])
    for piece in range(PIECES):
        if state[piece] > 0:
            # Only a pillbug asks which piece moved last.
            stunned = p[TAKES_PART + PILLBUG] == 1 and state[LAST] == piece + 1
            code = KIND_OF[piece] + len(KINDS) * (piece // HALF + 2 * stunned)
            code = 1 + offset(cell_of(state, piece), anchor) + CELLS * (level_of(state, piece) + 8 * code)
            for _ in range(ROUNDS):
                code = code * FACTOR & BITS
                code ^= code >> 22
            total += code
    return total & BITS


def encode_graph(p, state, moves, nodes, links, ends) -> int:
    """Pieces on the board, then the empty cells next to them, then a node for each kind that a seat has in hand.

    The six directions link cells, each shown by its top piece: a piece below another has only that one above it.
    """
    board, frontier, node_of = np.zeros(CELLS, np.int32), np.empty(FRONTIER, np.int64), np.empty(PIECES, np.int64)
    empty = look(state, board, frontier)
    first, count = _number(p, state, empty, node_of)
    for node in range(count):
        for i in range(FEATURES):
            nodes[node * FEATURES + i] = 0
        for i in range(LINKS):
            links[node * LINKS + i] = -1
        nodes[node * FEATURES + MY_QUEEN] = state[HALF * state[TO_PLAY] + QUEEN] == 0
        nodes[node * FEATURES + THEIR_QUEEN] = state[HALF * (1 - state[TO_PLAY]) + QUEEN] == 0
        nodes[node * FEATURES + PLAYED] = state[PLY] / p[CAP]
    _show_pieces(p, state, board, find_pins(state, board), node_of, nodes, links)
    for cell in range(CELLS):
        node = _node_at(board, node_of, first, cell)
        if node >= 0:
            nodes[node * FEATURES + (IS_TOP if board[cell] > 0 else IS_EMPTY)] = 1
            for d in range(6):
                links[node * LINKS + d] = _node_at(board, node_of, first, near(cell, d))
                nodes[node * FEATURES + NEIGHBOURS] += (board[near(cell, d)] > 0) / 8
    for seat in range(2):
        queen = HALF * seat + QUEEN
        if state[queen] > 0:
            cell, side = cell_of(state, queen), MY_SIDE if seat == state[TO_PLAY] else THEIR_SIDE
            share = 1 / max(6 - crowd(state, queen), 1)
            for d in range(6):
                nodes[_node_at(board, node_of, first, near(cell, d)) * FEATURES + side] = share
    for i in range(len(moves)):
        source = target = 0
        if moves[i] != PASS:
            source, target = node_of[moves[i] // CELLS], _node_at(board, node_of, first, moves[i] % CELLS)
            nodes[source * FEATURES + FROM] += 1 / 16
            nodes[target * FEATURES + TO] += 1 / 16
        ends[2 * i], ends[2 * i + 1] = source, target
    return count


@register_jitable
def _number(p, state, empty, node_of) -> tuple[int, int]:
    """Give each piece the number of its node, -1 if it has none; the first node of the empty cells, and how many."""
    first = 0
    for piece in range(PIECES):
        node_of[piece] = first if state[piece] > 0 else -1
        first += state[piece] > 0
    count = first + empty
    for piece in range(PIECES):
        if in_hand(p, state, piece):
            kin = piece > 0 and KIND_OF[piece - 1] == KIND_OF[piece] and state[piece - 1] == 0
            node_of[piece] = node_of[piece - 1] if kin else count
            count += not kin
    return first, count


@register_jitable
def _show_pieces(p, state, board, pins, node_of, nodes, links) -> None:
    """What there is to say of each piece, on the board or in hand, and what lies on what."""
    for piece in range(PIECES):
        node = node_of[piece]
        if node < 0:
            continue
        at = node * FEATURES
        nodes[at + KIND_OF[piece]] = 1
        nodes[at + (MINE if piece // HALF == state[TO_PLAY] else THEIRS)] = 1
        if state[piece] == 0:
            nodes[at + IS_RESERVE] = 1
            nodes[at + IN_HAND] += 1 / 4
            continue
        nodes[at + IS_PIECE] = 1
        nodes[at + HEIGHT] = (level_of(state, piece) + 1) / 8
        nodes[at + STUNNED] = state[LAST] == piece + 1
        nodes[at + PINNED] = pins >> piece & 1
        for other in range(PIECES):
            if state[piece] > CELLS and state[other] == state[piece] - CELLS:
                links[node * LINKS + BELOW] = node_of[other]
                links[node_of[other] * LINKS + ABOVE] = node


@register_jitable
def _node_at(board, node_of, first, cell) -> int:
    """The node that shows a cell, -1 if none does."""
    what = board[cell]
    if what == 0:
        return -1
    return node_of[(what & TOP) - 1] if what > 0 else first - what - 1
