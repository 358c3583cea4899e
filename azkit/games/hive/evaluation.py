"""What a position of Hive seems worth at a glance: room around the queens, and pieces that are free to move."""

import numpy as np

from ...compiled import register_jitable
from .pieces import ANT, CELLS, HALF, KINDS, PIECES, PILLBUG, QUEEN, SPIDER
from .position import cell_of, exits, find_pins, height, in_hand, kind_of, near, stack, top

# What is counted of each seat: FREE + kind, pieces that may move; HELD + kind, those in hand; of the cells around its
# queen those that the other seat holds, or itself by pieces that may leave, or may not, and the square of all; whether
# the other seat lies on her; and whether a pillbug could carry her off.
FREE, HELD = 0, len(KINDS)
BESIEGED, GUARDED, BLOCKED, SQUARE, COVERED, SAVED = range(2 * len(KINDS), 2 * len(KINDS) + 6)
COUNTS = 2 * len(KINDS) + 6
# Rounded from a logistic regression of results on counts, in 1,900 games that it played with itself two plies deep.
WEIGHTS = np.array(
    [
        *(12, 4, 2, 3, 9, 2, 6, 1),
        *(0, 5, 1, 3, 8, 3, 6, 0),
        *(4, 16, 12, -4.5, -36, 8),
    ]
)
CRAWLERS = 1 << QUEEN | 1 << SPIDER | 1 << ANT | 1 << PILLBUG  # kinds that move only by sliding
HALFWAY = 100.0  # a balance that is worth half a game


def heuristic(p, state) -> float:
    """The balance of what is counted, weighted; in (-1, 1)."""
    counts, balance = np.zeros(COUNTS, np.int64), 0.0
    tally(p, state, counts)
    for i in range(COUNTS):
        balance += WEIGHTS[i] * counts[i]
    return balance / (HALFWAY + abs(balance))


@register_jitable
def tally(p, state, counts) -> None:
    """Add up what is counted of seat 0, less what is counted of seat 1."""
    board = np.zeros(CELLS, np.int32)
    stack(state, board)
    pins, free = find_pins(state, board), 0  # a bit for each piece
    for piece in range(PIECES):
        if state[piece] == 0:
            if in_hand(p, state, piece):
                counts[HELD + kind_of(piece)] += 1 if piece < HALF else -1
            continue
        cell = cell_of(state, piece)
        if top(board, cell) != piece or pins >> piece & 1:
            continue
        above = height(board, cell) > 1
        if above or CRAWLERS >> kind_of(piece) & 1 == 0 or exits(board, cell) != 0:
            free |= 1 << piece
            side = 1 if piece < HALF else -1
            counts[FREE + kind_of(piece)] += side
    for queen in (QUEEN, HALF + QUEEN):
        if state[queen] > 0:
            _siege(state, board, queen, free, pins, counts)


@register_jitable
def _siege(state, board, queen, free, pins, counts) -> None:
    """Count what lies around a queen, and on her."""
    cell, seat, crowd = cell_of(state, queen), queen // HALF, 0
    side = 1 - 2 * seat
    counts[COVERED] += side * (top(board, cell) // HALF != seat)
    for d in range(6):
        if board[near(cell, d)] <= 0:
            continue
        crowd += 1
        piece = top(board, near(cell, d))
        if piece // HALF != seat:
            counts[BESIEGED] += side
        elif free >> piece & 1:
            counts[GUARDED] += side
        else:
            counts[BLOCKED] += side
        if kind_of(piece) == PILLBUG and piece // HALF == seat and top(board, cell) == queen and not pins >> queen & 1:
            counts[SAVED] += side
    counts[SQUARE] += side * crowd * crowd
