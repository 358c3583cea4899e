"""Which moves of Hive are legal: placements, walks of each insect, and throws of the pillbug."""

import numpy as np

from ...compiled import register_jitable
from . import pieces as hive
from .pieces import BEETLE, CELLS, FRONTIER, HALF, PASS, PIECES, PILLBUG, QUEEN
from .position import cell_of, exits, find_pins, follows, height, in_hand, kind_of, lift, look, near, top

QUEEN_BY = 6  # the ply from which on a seat must place its queen
MOST_MOVES = 512  # 332 are the most of any position known, which was built; 287 the most that play led to
STEPS = 1 << QUEEN | 1 << PILLBUG | 1 << BEETLE  # kinds that may slide one cell


@register_jitable
def legal(p, state, moves) -> int:
    """Placements, walks and throws: first who may come to which cell, then the same by piece."""
    board, frontier = np.zeros(CELLS, np.int32), np.empty(FRONTIER, np.int64)
    reach = np.zeros(CELLS, np.int32)  # of each cell a bit for each piece that may come there
    empty, queen = look(state, board, frontier), HALF * int(state[hive.TO_PLAY]) + QUEEN
    _placements(p, state, board, frontier[:empty], reach)
    if state[queen] > 0:
        pins = find_pins(state, board)
        for piece in range(queen, queen + HALF):
            cell = cell_of(state, piece)
            if state[piece] > 0 and top(board, cell) == piece and state[hive.LAST] != piece + 1:
                kinds = _abilities(board, cell)
                if not pins >> piece & 1:
                    _walks(board, frontier, reach, cell, kinds)
                if kinds >> PILLBUG & 1:
                    _throws(state, board, reach, cell, pins)
    return _list(reach, moves)


@register_jitable
def _list(reach, moves) -> int:
    """List the moves by piece and then by cell, or the pass."""
    cells, targets, movers, count = np.empty(CELLS, np.int64), 0, 0, 0
    for cell in range(CELLS):
        if reach[cell] != 0:
            cells[targets] = cell
            targets += 1
            movers |= reach[cell]
    for piece in range(PIECES):
        if movers >> piece & 1:
            for cell in cells[:targets]:
                if reach[cell] >> piece & 1 and count < len(moves):  # `azkit.check` asks with more room than is needed
                    moves[count] = piece * CELLS + cell
                    count += 1
    if count == 0:
        moves[0], count = PASS, 1
    return count


@register_jitable
def _placements(p, state, board, frontier, reach) -> None:
    """Next to own pieces only, but for a seat's first; of a kind the lowest number; the queen in time."""
    ply, seat, hand = int(state[hive.PLY]), int(state[hive.TO_PLAY]), 0
    queen = HALF * seat + QUEEN
    for piece in range(queen, queen + HALF):
        if in_hand(p, state, piece) and not follows(state, piece):
            hand |= 1 << piece
    if ply < 2:
        hand &= ~(1 << queen)
    elif ply >= QUEEN_BY and state[queen] == 0:
        hand = 1 << queen
    for cell in frontier:
        strangers = 0
        for d in range(6):
            strangers += board[near(cell, d)] > 0 and top(board, near(cell, d)) // HALF != seat
        if strangers == 0 or ply < 2:
            reach[cell] |= hand


@register_jitable
def _abilities(board, cell) -> int:
    """A bit for each kind as which the top piece of a cell moves; that of the mosquito itself stands for no move."""
    kind = kind_of(top(board, cell))
    if kind != hive.MOSQUITO:
        return 1 << kind
    if height(board, cell) > 1:
        return 1 << BEETLE
    kinds = 0
    for d in range(6):
        if board[near(cell, d)] > 0:
            kinds |= 1 << kind_of(top(board, near(cell, d)))
    return kinds


@register_jitable
def _climbs(board, cell, d) -> bool:
    """Whether a lifted piece may step up, down or along on top of others: no gate of two higher stacks between."""
    level = max(height(board, cell), height(board, near(cell, d)))
    gate = min(height(board, near(cell, d - 1)), height(board, near(cell, d - 5)))
    return level >= 1 and gate <= level


@register_jitable
def _walks(board, queue, reach, start, kinds) -> None:
    """Where the top piece of a cell may go by itself; room for cells to work with."""
    bit = 1 << top(board, start)
    lifted = lift(board, start)
    if kinds >> hive.ANT & 1:
        _run(board, queue, reach, start, bit)
    sliding = exits(board, start)
    for d in range(6):
        cell, slides, climbs = near(start, d), sliding >> d & 1, _climbs(board, start, d)
        if slides and kinds & STEPS or climbs and kinds >> BEETLE & 1:
            reach[cell] |= bit
        if slides and kinds >> hive.SPIDER & 1:
            _crawl(board, reach, start, cell, bit)
        if board[cell] > 0 and climbs and kinds >> hive.LADYBUG & 1:
            _cross(board, reach, start, cell, bit)
        if board[cell] > 0 and kinds >> hive.GRASSHOPPER & 1:
            while board[cell] > 0:
                cell = near(cell, d)
            reach[cell] |= bit
    board[start] = lifted


@register_jitable
def _run(board, queue, reach, start, bit) -> None:
    """The ant: any number of slides. Throws come after it, so what it may reach is what it has seen."""
    queue[0], count, done = start, 1, 0
    while done < count:
        slides = exits(board, queue[done])
        for d in range(6):
            cell = near(queue[done], d)
            if slides >> d & 1 and reach[cell] & bit == 0 and cell != start:
                reach[cell] |= bit
                queue[count] = cell
                count += 1
        done += 1


@register_jitable
def _crawl(board, reach, start, first, bit) -> None:
    """The spider, a slide on its way: two more, and no cell twice."""
    slides = exits(board, first)
    for d in range(6):
        second = near(first, d)
        if slides >> d & 1 and second != start:
            last = exits(board, second)
            for e in range(6):
                third = near(second, e)
                if last >> e & 1 and third != start and third != first:
                    reach[third] |= bit


@register_jitable
def _cross(board, reach, start, first, bit) -> None:
    """The ladybug, up on its first cell: one more on top of the hive, then down."""
    for d in range(6):
        second = near(first, d)
        if board[second] > 0 and _climbs(board, first, d):
            for e in range(6):
                third = near(second, e)
                if third != start and board[third] <= 0 and _climbs(board, second, e):
                    reach[third] |= bit


@register_jitable
def _throws(state, board, reach, cell, pins) -> None:
    """The pillbug lifts a neighbour over itself to an empty cell, unless that one just moved.

    It may be the other seat's, even if that one may move nothing yet, its queen being in hand.
    """
    for d in range(6):
        origin = near(cell, d)
        if height(board, origin) != 1:
            continue
        piece = top(board, origin)
        if pins >> piece & 1 or state[hive.LAST] == piece + 1:
            continue
        lifted = lift(board, origin)
        for e in range(6 if _climbs(board, cell, d) else 0):
            if e != d and board[near(cell, e)] <= 0 and _climbs(board, cell, e):
                reach[near(cell, e)] |= 1 << piece
        board[origin] = lifted
