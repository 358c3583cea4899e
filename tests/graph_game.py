"""TicTacToe as a graph: small enough to see that search, training and packaging take any graph, not just Hive's."""

import numpy as np

from azkit.games import grid, tictactoe
from azkit.games.base import Game, Graph

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))  # row, column


def make() -> Game:
    """Nodes are cells, links lead to the eight cells around, a move joins a cell with itself."""
    kept = {name: value for name, value in vars(tictactoe.make()).items() if name in Game.__dataclass_fields__}
    dropped = {name: kept.pop(name) for name in ("planes", "encode", "symmetry", "move_symmetry", "actions", "options")}
    assert len(dropped) == 6
    form = Graph(nodes=9, features=3, links=8, symmetries=symmetries())
    return Game(**{**kept, "name": "graph_game", "options": {}, "actions": None, "graph": form, "encode_graph": encode})


def symmetries() -> np.ndarray:
    """Mirror images and turns of a square, as grid.image counts them."""
    rows = []
    for k in range(8):
        turned = []
        for down, right in STEPS:
            down, right = -down if k & 2 else down, -right if k & 1 else right
            turned.append(STEPS.index((right, down) if k & 4 else (down, right)))
        rows.append(turned)
    return np.array(rows, np.int32)


def encode(p, state, moves, nodes, links, ends) -> int:
    for cell in range(9):
        for seat in range(3):
            nodes[3 * cell + seat] = 0.0
        mark = state[cell]
        nodes[3 * cell + (0 if mark == 0 else 1 if mark == state[grid.TO_PLAY] + 1 else 2)] = 1.0
        for kind in range(8):
            row, column = cell // 3 + STEPS[kind][0], cell % 3 + STEPS[kind][1]
            inside = 0 <= row < 3 and 0 <= column < 3
            links[8 * cell + kind] = 3 * row + column if inside else -1
    for i in range(len(moves)):
        ends[2 * i] = moves[i]
        ends[2 * i + 1] = moves[i]
    return 9
