"""What a position of Hive seems worth at a glance: room around the queens, and pieces that are free to move."""

import numpy as np

from ...compiled import register_jitable
from .moves import MOST_MOVES, legal
from .pieces import ANT, CELLS, HALF, PASS, PIECES, PILLBUG, QUEEN, SPIDER, TO_PLAY
from .position import cell_of, crowd, exits, find_pins, height, in_hand, kind_of, near, stack, top

# Rounded from a logistic regression of results on counts, in 1,900 games that it played with itself two plies deep. All
# are multiples of a half, so that their sums are exact in any order.
FREE = np.array([12.0, 4, 2, 3, 9, 2, 6, 1])  # by kind: a piece that may move
HELD = np.array([0.0, 5, 1, 3, 8, 3, 6, 0])  # one in hand
# A cell around a queen that the other seat holds, or her own by a piece that may leave, or may not; the square of how
# many these are; whether the other seat lies on her; and a pillbug that could carry her off.
BESIEGED, GUARDED, BLOCKED, SQUARE, COVERED, SAVED = 4.0, 16.0, 12.0, -4.5, -36.0, 8.0
CRAWLERS = 1 << QUEEN | 1 << SPIDER | 1 << ANT | 1 << PILLBUG  # kinds that move only by sliding
HALFWAY = 100.0  # a balance that is worth half a game
AT_ONCE = 0.99  # worth of a position whose next ply wins


def heuristic(p, state) -> float:
    """What there is of seat 0, less what there is of seat 1, weighted; in (-1, 1)."""
    board, balance = np.zeros(CELLS, np.int32), 0.0
    stack(state, board)
    seat = int(state[TO_PLAY])
    if _wins_at_once(p, state, board, seat):
        return AT_ONCE * (1 - 2 * seat)
    pins, free = find_pins(state, board), 0  # a bit for each piece
    for piece in range(PIECES):
        side = 1 if piece < HALF else -1
        if state[piece] == 0:
            if in_hand(p, state, piece):
                balance += side * float(HELD[kind_of(piece)])
            continue
        cell = cell_of(state, piece)
        if top(board, cell) != piece or pins >> piece & 1:
            continue
        if height(board, cell) > 1 or CRAWLERS >> kind_of(piece) & 1 == 0 or exits(board, cell) != 0:
            free |= 1 << piece
            balance += side * float(FREE[kind_of(piece)])
    for queen in (QUEEN, HALF + QUEEN):
        if state[queen] > 0:
            balance += _siege(state, board, queen, free, pins) * (1 if queen < HALF else -1)
    return balance / (HALFWAY + abs(balance))


@register_jitable
def _wins_at_once(p, state, board, seat) -> bool:
    """Whether the seat to move may take the last free cell around the other queen, and not around its own, too. That
    its pillbug may throw her into a hole is not seen."""
    target, own, gap = HALF * (1 - seat) + QUEEN, HALF * seat + QUEEN, -1
    if crowd(state, target) < 5:
        return False
    for d in range(6):
        if board[near(cell_of(state, target), d)] <= 0:
            gap = near(cell_of(state, target), d)
    moves, after = np.empty(MOST_MOVES, np.int32), state.copy()
    for move in moves[: legal(p, state, moves)]:
        if move != PASS and move % CELLS == gap:
            piece = move // CELLS
            after[piece] = 1 + gap
            if crowd(after, target) == 6 and crowd(after, own) < 6:
                return True
            after[piece] = state[piece]
    return False


@register_jitable
def _siege(state, board, queen, free, pins) -> float:
    """What lies around a queen, and on her, weighted for her own seat."""
    cell, seat, crowd, worth = cell_of(state, queen), queen // HALF, 0, 0.0
    covered = top(board, cell) // HALF != seat
    for d in range(6):
        if board[near(cell, d)] <= 0:
            continue
        crowd += 1
        piece = top(board, near(cell, d))
        if piece // HALF != seat:
            worth += BESIEGED
        elif free >> piece & 1:
            worth += GUARDED
        else:
            worth += BLOCKED
        if kind_of(piece) == PILLBUG and piece // HALF == seat and top(board, cell) == queen and not pins >> queen & 1:
            worth += SAVED
    return worth + SQUARE * crowd * crowd + (COVERED if covered else 0.0)
