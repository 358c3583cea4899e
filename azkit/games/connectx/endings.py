"""Win, draw or loss of many positions, each by a bounded search on bitboards: see azkit.games.exact.Endings."""

import numpy as np

from ...compiled import njit, part
from ..exact import Endings
from .bitboard import winning_cells
from .solver import BUDGET, Solver, search


def make_endings(rows: int, columns: int, inarow: int) -> Endings:
    """One hash table for all calls, so that what comes after a position is known when it comes."""
    solver = Solver(rows, columns, inarow)

    def prove(states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
        values, good = np.full((len(states), 2), np.nan, np.float32), np.ones(moves.shape, bool)
        _prove(solver.shape, states, moves, nodes, solver.memory, values, good)
        return values, good

    return prove


@part
@njit
def _prove(shape, states, moves, nodes, memory, values, good) -> None:
    height, columns, area = shape.height, shape.columns, shape.area
    for row in range(len(states)):
        ply, mask, first = 0, 0, 0  # `first`: the stones of seat 0
        for cell in range(area):
            stone = states[row, cell]
            if stone != 0:
                bit = 1 << cell % columns * height + height - 2 - cell // columns
                ply, mask, first = ply + 1, mask | bit, first | (bit if stone == 1 else 0)
        mine = first if ply % 2 == 0 else first ^ mask
        memory[BUDGET] = nodes
        value = max(-1, min(1, search(shape, mine, mask, ply, -1, 1, memory)))
        if memory[BUDGET] < 0:
            continue
        values[row, ply % 2], values[row, 1 - ply % 2] = value, -value
        winning = winning_cells(shape, mine)
        for place in range(moves.shape[1]):
            if moves[row, place] < 0 or value < 0 or ply + 1 == area:
                break
            column = int(moves[row, place]) * height
            move = (mask + (1 << column)) & ((1 << height) - 1) << column
            if not move & winning:
                reply = search(shape, mine ^ mask, mask | move, ply + 1, -value, 1 - value, memory)
                good[row, place] = memory[BUDGET] < 0 or reply <= -value  # what is not known may be good
