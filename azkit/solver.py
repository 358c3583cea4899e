"""Alpha-beta search of ConnectX on bitboards: exact, or to a depth with an evaluation.

A board is two integers, the stones of the side to move (`mine`) and all stones (`mask`), one bit a cell:

     5 12 19 ..     bit = column * (rows + 1) + row, row 0 at the bottom. The bit above each column stays 0, so that
     4 11 18 ..     no line runs from one column into the next. 63 bits at most: products and shifts then mean the
     0  7 14 ..     same in compiled code and on Python's own integers.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .compiled import PARTS, njit, part, register_jitable

WIN = 256  # unit of won and lost scores inside the search; evaluations stay below it
SLOT_BITS = 22  # the hash table has 2^22 words of 8 bytes, or more
BUDGET, STACK = 0, 1  # places before the table: nodes left; sorted moves, a row a ply
# A table word, low bits first: horizon (6), whether the bound is a lower one (1), bound + BIAS (14), key's rest (41).
BIAS, REST_SHIFT, REST = 1 << 13, 21, (1 << 63 - SLOT_BITS) - 1
EVALUATES = not PARTS  # agent files play to the end only, and compile nothing else
AREA = 63  # cells of a board at most
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1  # times an odd number: a permutation of 63-bit keys, none is lost


def fits(rows: int, columns: int) -> bool:
    """Whether a board of this size has a bitboard."""
    return (rows + 1) * columns <= 63


Shape = tuple[int, int, int, int, int, int, int, int, int]  # what `board_shape` returns
Stones = tuple[int, int]  # of the side to move, and all


def board_shape(rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> Shape:
    """Bits a column, columns, length of a line, bottom row, all cells, their number, the table's place and size.

    Last the lower cells of the pairs in which a column can be filled from any even number of empty cells.
    """
    if not fits(rows, columns):
        raise ValueError(f"{rows} x {columns} cells do not fit 63 bits")
    bottom = sum(1 << column * (rows + 1) for column in range(columns))
    table = STACK + (rows * columns + 1) * columns
    lower = bottom * sum(1 << row for row in range(rows % 2, rows, 2))
    return rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns, table, slot_bits, lower


def bits(shape: Shape, board: Sequence[int], mark: int) -> Stones:
    """A flat board as the stones of `mark` and all stones."""
    height, columns, _, _, _, area, *_ = shape
    places = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(area)]
    mine = sum(bit for bit, value in zip(places, board, strict=True) if value == mark)
    return mine, sum(bit for bit, value in zip(places, board, strict=True) if value != 0)


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A board is flat, row by row from the top, 0 empty; `mark` stands in the cells of the side to move. Exact scores:
    0 a draw, n > 0 a win for the side to move with its n-th stone from the last that a full board would hold, -n
    such a loss. So higher is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> None:
        """The hash table takes 8 bytes for each of its 2^slot_bits places."""
        self.shape = board_shape(rows, columns, inarow, slot_bits)
        self.memory = np.zeros(self.shape[6] + (1 << slot_bits), np.int64)
        self.nodes = 0  # visited so far, over all calls

    def solve(self, board: Sequence[int], mark: int, nodes: int) -> int | None:
        """Exact score of a running position for the side to move; None if it takes more than so many nodes."""
        mine, mask = bits(self.shape, board, mark)
        return self._search(mine, mask, self.shape[5], nodes)

    def reaches(self, mine: int, mask: int, score: int) -> bool:
        """Whether the side to move in a running position, given as two integers, can get at least this score."""
        found = self._search(mine, mask, self.shape[5], 1 << 62, score - 1, score)
        assert found is not None, "there were nodes enough"
        return found >= score

    def signs(self, board: Sequence[int], mark: int, order: Sequence[int], nodes: int) -> dict[int, int]:
        """1 for columns that win for the side to move, 0 for draws, -1 for losses, as far as the nodes for all go.

        Looks at the columns in this order and stops at the first that wins: far fewer nodes than exact scores take.
        Once a draw is known, another column is only asked whether it wins: -1 may then stand for a draw, too.
        """
        height, _, _, bottom, cells, area, *_ = self.shape
        mine, mask = bits(self.shape, board, mark)
        wins, best, signs = winning_cells(self.shape, mine), -1, {}
        for column in order:
            move = (mask + bottom) & cells & ((1 << height) - 1 << column * height)
            before = self.nodes
            if move & wins:
                return {column: 1}
            reply = 0 if mask | move == cells else self._search(mine ^ mask, mask | move, area, nodes, -1, -best)
            nodes -= self.nodes - before
            if reply is None:
                break
            signs[column] = -1 if -reply <= best else min(-reply, 1)
            best = max(best, signs[column])
            if best == 1:
                break
        return signs

    def scores(
        self, board: Sequence[int], mark: int, nodes: int = 1 << 62, depth: int | None = None
    ) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out.

        Exact, or after `depth` plies: won and lost ones times WIN, the others by lines and threats still open.
        """
        height, columns, _, bottom, cells, area, *_ = self.shape
        mine, mask = bits(self.shape, board, mark)
        ply = mask.bit_count()
        horizon = area if depth is None else min(ply + depth, area)
        wins = winning_cells(self.shape, mine)
        scores: dict[int, int | None] = {}
        for column in sorted(range(columns), key=lambda column: abs(2 * column - columns + 1)):  # centre first
            move = (mask + bottom) & cells & ((1 << height) - 1 << column * height)
            if move & wins:
                scores[column] = (area + 1 - ply) // 2 * (1 if horizon == area else WIN)
            elif move and ply + 1 == area:
                scores[column] = 0
            elif move:
                before = self.nodes
                reply = self._search(mine ^ mask, mask | move, horizon, nodes)
                nodes -= self.nodes - before
                scores[column] = None if reply is None else -reply
        return scores

    def _search(self, mine: int, mask: int, horizon: int, nodes: int, low: int = -AREA, high: int = AREA) -> int | None:
        self.memory[BUDGET] = nodes
        score = int(search(self.shape, mine, mask, mask.bit_count(), horizon, low, high, self.memory))
        left = int(self.memory[BUDGET])
        self.nodes += nodes - max(left, 0)
        return None if left < 0 else score


@register_jitable
def _count(bits: int) -> int:
    """Bits that are set; LLVM knows this loop and emits one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@register_jitable
def _fours(mine: int, step: int) -> int:
    """Cells that complete four in a row along one direction."""
    up, down = mine << step, mine >> step
    return up & mine << 2 * step & (mine << 3 * step | down) | down & mine >> 2 * step & (mine >> 3 * step | up)


@part
@njit
def winning_cells(shape: tuple[int, ...], mine: int) -> int:
    """Cells, stones on them or not, where one more of `mine` makes a line."""
    height, inarow, cells = shape[0], shape[2], shape[4]
    if inarow == 4:  # nearly always; a third of the work
        above = mine << 1 & mine << 2 & mine << 3
        return (above | _fours(mine, height) | _fours(mine, height - 1) | _fours(mine, height + 1)) & cells
    found = 0
    for step in (1, height, height - 1, height + 1):
        for gap in range(inarow):
            line = cells
            for i in range(inarow):
                if i != gap:
                    line &= mine << (gap - i) * step if i < gap else mine >> (i - gap) * step
            found |= line
    return found


@register_jitable
def _lines(cells: int, inarow: int, step: int) -> int:
    """The first cells of all lines within `cells` along one direction."""
    starts = cells
    for i in range(1, inarow):
        starts &= cells >> i * step
    return starts


@register_jitable
def _has_line(shape: tuple[int, ...], stones: int) -> bool:
    height, inarow = shape[0], shape[2]
    found = _lines(stones, inarow, 1) | _lines(stones, inarow, height)
    return (found | _lines(stones, inarow, height - 1) | _lines(stones, inarow, height + 1)) != 0


@register_jitable
def follow_up(shape: tuple[int, ...], mine: int, mask: int, threats: int) -> int:
    """What the side to move can score at most, for the other one, who threatens `threats`, may just follow up.

    -1 if that wins, 0 if it does not lose, AREA if it promises nothing. Each stone is answered right above it. Then in
    columns with an even number of empty cells the side to move gets but the lower cells of the pairs (Allis:
    claimeven). Of those with an odd number, one where a cell above an odd number of empty ones is threatened is left
    to the side to move, who must fill it up to there in the end (zugzwang control); the rest are taken in twos, a
    stone in one answered by one in the other.
    """
    height, columns, _, bottom, cells, _, _, _, lower = shape
    free = cells & ~mask
    odd, its, won = (mask + bottom) & free & ~lower, free & lower, False
    decisive = threats & its
    for column in range(columns if odd and decisive else 0):
        cells_here = (1 << height) - 1 << column * height
        threat = decisive & cells_here
        if threat and odd & cells_here:
            below = (threat & -threat) - 1
            its = its & ~cells_here | free & ~lower & cells_here & below
            odd, won = odd & ~cells_here, True
    if _count(odd) & 1 or _has_line(shape, mine | its | odd):
        return AREA
    return -1 if won or _has_line(shape, mine ^ mask | free & ~lower & ~odd) else 0


@part
@njit
def evaluate(shape: tuple[int, ...], mine: int, mask: int) -> int:
    """Lines without a stone of the other side, and 16 for each threat: an empty cell that completes a line."""
    height, inarow, cells = shape[0], shape[2], shape[4]
    score = 0
    for stones, sign in ((mine, 1), (mine ^ mask, -1)):
        score += sign * 16 * _count(winning_cells(shape, stones) & ~mask)
        free = cells & ~(stones ^ mask)
        for step in (1, height, height - 1, height + 1):
            score += sign * _count(_lines(free, inarow, step))
    return max(1 - WIN, min(WIN - 1, score))


@part
@njit
def negamax(shape, mine, mask, ply, alpha, beta, horizon, memory) -> int:
    """Score, in units of WIN, of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative. Evaluates at `horizon` stones.
    """
    height, columns, _, bottom, cells, area, table, slot_bits, _ = shape
    memory[BUDGET] -= 1
    threats = winning_cells(shape, mine ^ mask)
    moves = (mask + bottom) & cells
    forced = moves & threats
    if forced:
        moves = 0 if forced & (forced - 1) else forced
    moves &= ~(threats >> 1)  # a stone right below a threat gives it away
    if moves == 0:
        return -((area - ply) // 2) * WIN
    if ply >= area - 2 or memory[BUDGET] < 0:
        return 0
    if EVALUATES and ply >= horizon:
        return evaluate(shape, mine, mask)
    # Neither side can win with its next stone, which bounds the score.
    alpha, beta = max(alpha, -((area - 2 - ply) // 2) * WIN), min(beta, (area - 1 - ply) // 2 * WIN)
    if alpha >= beta:
        return alpha
    key = (mine + mask) * MIXER & KEY
    slot, tag = table + (key >> 63 - slot_bits), (key & REST) << REST_SHIFT | horizon
    word = int(memory[slot])
    if word >> REST_SHIFT == tag >> REST_SHIFT and word & 63 == horizon:
        bound = (word >> 7 & 2 * BIAS - 1) - BIAS
        alpha, beta = (max(alpha, bound), beta) if word & 64 else (alpha, min(beta, bound))
        if alpha >= beta:
            return bound
    # Insertion sort: most new threats first, the centre first among equals.
    first = last = STACK + ply * columns
    for i in range(columns):
        column = columns // 2 + (1 - 2 * (i & 1)) * ((i + 1) // 2)
        move = moves & ((1 << height) - 1) << column * height
        if move:
            threatened = winning_cells(shape, mine | move) & ~mask
            if horizon == area and beta <= WIN:
                score = -follow_up(shape, mine ^ mask, mask | move, threatened) * WIN
                if score >= beta:
                    return score
            threats, place = _count(threatened), last
            while place > first and memory[place - 1] >> 8 < threats:
                memory[place] = memory[place - 1]
                place -= 1
            memory[place] = threats << 8 | column
            last += 1
    for i in range(first, last):
        move = moves & ((1 << height) - 1) << (int(memory[i]) & 255) * height
        score = -negamax(shape, mine ^ mask, mask | move, ply + 1, -beta, -alpha, horizon, memory)
        if memory[BUDGET] < 0:
            return 0
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    memory[slot] = tag | (alpha + BIAS) << 7 | (64 if alpha >= beta else 0)
    return alpha


@part
@njit
def search(shape, mine, mask, ply, horizon, low, high, memory) -> int:
    """Score of a running position for the side to move: exact (not times WIN) if the horizon is the full board.

    Only whether it is below `low` or above `high` matters outside of these.
    """
    area = shape[5]
    low, high = max(low, -((area - ply) // 2)), min(high, (area + 1 - ply) // 2)
    if winning_cells(shape, mine) & (mask + shape[3]) & shape[4]:
        return high if horizon == area else high * WIN
    if horizon < area:
        return negamax(shape, mine, mask, ply, low * WIN, high * WIN, horizon, memory)
    while low < high and memory[BUDGET] >= 0:
        # Null windows, halving; the far half of the wider side first, where most is refuted with little work.
        middle = (low + high) // 2
        if middle <= 0:
            middle = min(middle, -(-low // 2))
        if middle >= 0:
            middle = max(middle, high // 2)
        score = negamax(shape, mine, mask, ply, middle * WIN, (middle + 1) * WIN, horizon, memory)
        if score <= middle * WIN:
            high = score // WIN
        else:
            low = score // WIN
    return low
