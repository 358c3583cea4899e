"""A position as the graph that a network sees: pieces, empty cells and reserves, linked as they lie."""

import numpy as np

from ...compiled import register_jitable
from ..base import Graph
from . import pieces as hive
from .pieces import CELLS, FRONTIER, HALF, KINDS, PIECES, QUEEN
from .position import cell_of, crowd, find_pins, follows, in_hand, kind_of, level_of, look, near, top

NODES = PIECES + FRONTIER
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


def encode_graph(p, state, moves, nodes, links, ends) -> int:
    """Pieces on the board, then the frontier, then a node for each kind that a seat has in hand.

    The six directions link cells, each shown by its top piece: a piece below another has only that one above it.
    """
    board, frontier = np.zeros(CELLS, np.int32), np.empty(FRONTIER, np.int64)
    node_of, node_at = np.full(PIECES, -1, np.int64), np.full(CELLS, -1, np.int64)  # of a piece, of a cell
    empty, mine = look(state, board, frontier), HALF * state[hive.TO_PLAY]
    count = _number(p, state, board, frontier[:empty], node_of, node_at)
    features = nodes[: count * FEATURES].reshape((count, FEATURES))
    linked = links[: count * LINKS].reshape((count, LINKS))
    features[:] = 0
    linked[:] = -1
    features[:, MY_QUEEN] = state[mine + QUEEN] == 0
    features[:, THEIR_QUEEN] = state[HALF - mine + QUEEN] == 0
    features[:, PLAYED] = min(state[hive.PLY] / p[hive.SHOWN_CAP], 1.0)
    _show_pieces(state, find_pins(state, board), node_of, features, linked)
    for cell in range(CELLS):
        node = node_at[cell]
        if node >= 0:
            features[node, IS_TOP if board[cell] > 0 else IS_EMPTY] = 1
            for d in range(6):
                linked[node, d] = node_at[near(cell, d)]
                features[node, NEIGHBOURS] += (board[near(cell, d)] > 0) / 8
    for queen in (QUEEN, HALF + QUEEN):
        if state[queen] > 0:
            share = 1 / max(6 - crowd(state, queen), 1)
            for d in range(6):
                beside = node_at[near(cell_of(state, queen), d)]
                features[beside, MY_SIDE if queen // HALF == state[hive.TO_PLAY] else THEIR_SIDE] = share
    for i in range(len(moves)):
        source = target = 0
        if moves[i] != hive.PASS:
            source, target = node_of[moves[i] // CELLS], node_at[moves[i] % CELLS]
            features[source, FROM] += 1 / 16
            features[target, TO] += 1 / 16
        ends[2 * i], ends[2 * i + 1] = source, target
    return count


@register_jitable
def _number(p, state, board, frontier, node_of, node_at) -> int:
    """Number the nodes: `node_of` gets that of each piece, `node_at` that which shows a cell; returns how many."""
    count = 0
    for piece in range(PIECES):
        if state[piece] > 0:
            node_of[piece] = count
            if top(board, cell_of(state, piece)) == piece:
                node_at[cell_of(state, piece)] = count
            count += 1
    for cell in frontier:
        node_at[cell] = count
        count += 1
    for piece in range(PIECES):
        if in_hand(p, state, piece):
            if follows(state, piece):  # one node for all of a kind
                node_of[piece] = node_of[piece - 1]
            else:
                node_of[piece] = count
                count += 1
    return count


@register_jitable
def _show_pieces(state, pins, node_of, features, linked) -> None:
    """What there is to say of each piece, on the board or in hand, and what lies on what."""
    for piece in range(PIECES):
        node = node_of[piece]
        if node < 0:
            continue
        features[node, kind_of(piece)] = 1
        features[node, MINE if piece // HALF == state[hive.TO_PLAY] else THEIRS] = 1
        if state[piece] == 0:
            features[node, IS_RESERVE] = 1
            features[node, IN_HAND] += 1 / 4
            continue
        features[node, IS_PIECE] = 1
        features[node, HEIGHT] = (level_of(state, piece) + 1) / 8
        features[node, STUNNED] = state[hive.LAST] == piece + 1
        features[node, PINNED] = pins >> piece & 1
        for other in range(PIECES):
            if state[piece] > CELLS and state[other] == state[piece] - CELLS:
                linked[node, BELOW] = node_of[other]
                linked[node_of[other], ABOVE] = node
