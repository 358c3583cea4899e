"""Exact play of ConnectX by alpha-beta search on bitboards.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from collections.abc import Sequence

import numpy as np

from ...compiled import njit, part, register_jitable
from ..grid import count_bits
from .bitboard import Shape, board_shape, children, has_line, winning_cells, wins

AREA = 63  # cells of a board at most
ALL = 1 << 62  # nodes, more than any search visits

# The search's memory is one int64 array, for each array costs a recursive call: two numbers, then room to sort the
# moves of each ply (a row of `columns` words a ply), then the hash table.
BUDGET, SHIFT, STACK = 0, 1, 2  # nodes left; by how much a key is shifted to give its slot; where the room begins
SLOT_BITS = 22  # the hash table has 2^22 words, or more: so many bits of a key its slot tells
# Keys are mixed by an odd number, which is a permutation of 63 bits: no two positions share one.
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1
# A word of the table, low bits first: whether there is one (1 bit), whether the bound is a lower one (1), the bound +
# BIAS (7), and what the slot does not tell of the key (41).
FILLED, IS_LOWER, BOUND_SHIFT, REST_SHIFT = 1, 2, 2, 9
BIAS, BOUND, REST = 1 << 6, (1 << 7) - 1, (1 << 63 - SLOT_BITS) - 1
TAG = REST << REST_SHIFT | FILLED  # what says that a word is of this position


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A running position is the stones of the side to move and all stones (see bitboard.py). Exact scores: 0 a draw, n > 0
    a win for the side to move with its n-th stone from the last that a full board would hold, -n such a loss. So higher
    is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> None:
        """The hash table takes 8 bytes for each of its 2^slot_bits places."""
        self.shape = board_shape(rows, columns, inarow)
        self.memory = np.zeros(STACK + (rows * columns + 1) * columns + (1 << slot_bits), np.int64)
        self.memory[SHIFT] = 63 - slot_bits
        self.nodes = 0  # visited so far, over all calls

    def reaches(self, mine: int, mask: int, score: int) -> bool:
        """Whether the side to move can get at least this score."""
        self.memory[BUDGET] = ALL
        bound = self._search(mine, mask, score - 1, score)
        assert bound is not None, "there were nodes enough"
        return bound >= score

    def signs(self, mine: int, mask: int, order: Sequence[int], nodes: int) -> dict[int, int]:
        """1 for columns that win for the side to move, 0 for draws, -1 for losses, as far as the nodes for all go.

        Looks at the columns in this order and stops at the first that wins: far fewer nodes than exact scores take.
        Once a draw is known, another column is only asked whether it wins: -1 may then stand for a draw, too.
        """
        winning, replies = winning_cells(self.shape, mine), dict(children(self.shape, mine, mask))
        best, signs, self.memory[BUDGET] = -1, {}, nodes
        for column in order:
            if (replies[column][1] ^ mask) & winning:
                return {column: 1}
            reply = self._search(*replies[column], -1, -best)
            if reply is None:
                break
            signs[column] = -1 if -reply <= best else min(-reply, 1)
            best = max(best, signs[column])
            if best == 1:
                break
        return signs

    def scores(self, mine: int, mask: int, nodes: int = ALL) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out."""
        winning, scores = winning_cells(self.shape, mine), dict[int, int | None]()
        self.memory[BUDGET] = nodes
        for column, stones in children(self.shape, mine, mask):
            if (stones[1] ^ mask) & winning:
                scores[column] = (self.shape.area + 1 - mask.bit_count()) // 2
            else:
                reply = self._search(*stones)
                scores[column] = None if reply is None else -reply
        return scores

    def _search(self, mine: int, mask: int, low: int = -AREA, high: int = AREA) -> int | None:
        """See `search`; None if memory[BUDGET] runs out, of which it leaves what it did not need."""
        nodes = int(self.memory[BUDGET])
        score = int(search(self.shape, mine, mask, mask.bit_count(), low, high, self.memory))
        out_of_nodes, left = self.memory[BUDGET] < 0, max(int(self.memory[BUDGET]), 0)
        self.memory[BUDGET], self.nodes = left, self.nodes + nodes - left
        return None if out_of_nodes else score


@register_jitable
def follow_up(shape: Shape, mine: int, mask: int, threats: int) -> int:
    """What the side to move can score at most, for the other one, who threatens `threats`, may just follow up.

    -1 if that wins, 0 if it does not lose, AREA if it promises nothing. Each stone is answered right above it. Then in
    columns with an even number of empty cells the side to move gets but the lower cells of the pairs (Allis:
    claimeven). Of those with an odd number, one where a cell above an odd number of empty ones is threatened is left
    to the side to move, who must fill it up to there in the end (zugzwang control); the rest are taken in twos, a
    stone in one answered by one in the other.
    """
    free = shape.cells & ~mask
    odd = (mask + shape.bottom) & free & ~shape.lower  # the first empty cells of columns with an odd number of them
    its = free & shape.lower  # all that the side to move gets of the others
    decisive, won = threats & its, False
    for column in range(shape.columns if odd and decisive else 0):
        here = (1 << shape.height) - 1 << column * shape.height
        threat = decisive & here
        if threat and odd & here:
            below = (threat & -threat) - 1  # the cells up to the lowest threat
            its = its & ~here | free & ~shape.lower & here & below
            odd, won = odd & ~here, True
    if count_bits(odd) & 1 or has_line(shape, mine | its | odd):
        return AREA
    return -1 if won or has_line(shape, mine ^ mask | free & ~shape.lower & ~odd) else 0


@part
@njit
def negamax(shape: Shape, mine, mask, ply, alpha, beta, memory) -> int:
    """Score of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative.
    """
    height, columns, area = shape.height, shape.columns, shape.area
    memory[BUDGET] -= 1
    threats = winning_cells(shape, mine ^ mask)
    moves = (mask + shape.bottom) & shape.cells
    forced = moves & threats
    if forced:
        moves = 0 if forced & (forced - 1) else forced
    moves &= ~(threats >> 1)  # a stone right below a threat gives it away
    if moves == 0:
        return -((area - ply) // 2)
    if ply >= area - 2 or memory[BUDGET] < 0:
        return 0
    # Neither side can win with its next stone, which bounds the score.
    alpha, beta = max(alpha, -((area - 2 - ply) // 2)), min(beta, (area - 1 - ply) // 2)
    if alpha >= beta:
        return alpha
    key = (mine + mask) * MIXER & KEY
    slot, tag = STACK + (area + 1) * columns + (key >> memory[SHIFT]), (key & REST) << REST_SHIFT | FILLED
    word = int(memory[slot])
    if word & TAG == tag:
        bound = (word >> BOUND_SHIFT & BOUND) - BIAS
        alpha, beta = (max(alpha, bound), beta) if word & IS_LOWER else (alpha, min(beta, bound))
        if alpha >= beta:
            return bound
    # Insertion sort: most new threats first, the centre first among equals. A word is threats * 256 + column.
    first = last = STACK + ply * columns
    for i in range(columns):
        column = columns // 2 + (1 - 2 * (i & 1)) * ((i + 1) // 2)
        move = moves & ((1 << height) - 1) << column * height
        if move:
            threatened = winning_cells(shape, mine | move) & ~mask
            if beta <= 1:
                score = -follow_up(shape, mine ^ mask, mask | move, threatened)
                if score >= beta:
                    return score
            threats, place = count_bits(threatened), last
            while place > first and memory[place - 1] >> 8 < threats:
                memory[place] = memory[place - 1]
                place -= 1
            memory[place] = threats << 8 | column
            last += 1
    for i in range(first, last):
        move = moves & ((1 << height) - 1) << (int(memory[i]) & 255) * height
        score = -negamax(shape, mine ^ mask, mask | move, ply + 1, -beta, -alpha, memory)
        if memory[BUDGET] < 0:
            return 0
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    memory[slot] = tag | (alpha + BIAS) << BOUND_SHIFT | (IS_LOWER if alpha >= beta else 0)
    return alpha


@part
@njit
def search(shape: Shape, mine, mask, ply, low, high, memory) -> int:
    """Score of a running position for the side to move.

    Only whether it is below `low` or above `high` matters outside of these.
    """
    area = shape.area
    low, high = max(low, -((area - ply) // 2)), min(high, (area + 1 - ply) // 2)
    if wins(shape, mine, mask):
        return high
    while low < high and memory[BUDGET] >= 0:
        # Null windows, halving; the far half of the wider side first, where most is refuted with little work.
        middle = (low + high) // 2
        if middle <= 0:
            middle = min(middle, -(-low // 2))
        if middle >= 0:
            middle = max(middle, high // 2)
        score = negamax(shape, mine, mask, ply, middle, middle + 1, memory)
        if score <= middle:
            high = score
        else:
            low = score
    return low
