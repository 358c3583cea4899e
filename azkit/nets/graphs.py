"""Positions as one batch of graphs, in arrays that a network takes as they are: padded with voids only (`filled_up`).

Row 0 of the nodes is the void: what lies behind a missing link. It belongs to no graph, and its links lead to itself.
"""

from typing import NamedTuple

import numpy as np

from ..compiled import njit
from ..games.base import Game
from ..search.evaluators import Leaves

STEP, MEMBERS = 128, 16  # rows, and most nodes of a position, see `filled_up`


class Graphs(NamedTuple):
    """n positions with N nodes and E moves in all; all numbers of nodes are rows of `nodes`."""

    nodes: np.ndarray  # float32 [1 + N, features]
    links: np.ndarray  # int64 [1 + N, kinds], the node at the other end
    graph: np.ndarray  # int64 [1 + N], 1 + the position that the node belongs to; 0 for the void
    members: np.ndarray  # int64 [n, M], the nodes of each position, then 0
    moves: np.ndarray  # int64 [E, 3], source node, target node, and the position


def graphs(game: Game, leaves: Leaves, images: np.ndarray | None = None) -> Graphs:
    """The leaves' positions, or of each its image under symmetry images[i], with the moves in the leaves' order."""
    form, count = game.graph, len(leaves.states)
    assert form is not None
    room = 1 + count * form.nodes
    nodes = np.empty((room, form.features), np.float32)
    links, graph = np.empty((room, form.links), np.int64), np.empty(room, np.int64)
    members, moves = np.empty((count, form.nodes), np.int64), np.empty((len(leaves.moves), 3), np.int64)
    images = np.zeros(count, np.int64) if images is None else images
    used, most = _join(game.rules, form.symmetries, images, *leaves[:3], nodes, links, graph, members, moves)
    return Graphs(nodes[:used], links[:used], graph[:used], members[:, :most], moves)


def filled_up(batch: Graphs) -> Graphs:
    """The same, with voids behind its nodes and moves up to whole STEPs, which makes fewer shapes.

    oneDNN and OpenVINO compile for each new one, and in bfloat16 took longer for that than to compute. What a network
    says of the voids, last of all, means nothing.
    """
    nodes, links, graph, members, moves = batch
    nodes, links, graph, moves = (
        np.concatenate([rows, np.zeros((-len(rows) % STEP, *rows.shape[1:]), rows.dtype)])
        for rows in (nodes, links, graph, moves)
    )
    members = np.pad(members, ((0, 0), (0, -members.shape[1] % MEMBERS)))
    return Graphs(nodes, links, graph, members, moves)


@njit
def _join(rules, symmetries, images, states, moves, offsets, nodes, links, graph, members, ends) -> tuple[int, int]:
    """Encode each position behind the last one's nodes; returns how many nodes there are and the most of a position."""
    p, encode, features, kinds = rules.parameters, rules.encode_graph, nodes.shape[1], links.shape[1]
    near, pair = np.empty(members.shape[1] * kinds, np.int32), np.empty(2 * len(moves), np.int32)
    nodes[0], links[0], graph[0], members[:] = 0.0, 0, 0, 0
    flat, used, most = nodes.reshape(-1), 1, 0
    for i in range(len(states)):
        first, last = offsets[i], offsets[i + 1]
        count = encode(p, states[i], moves[first:last], flat[used * features :], near, pair)
        for node in range(count):
            graph[used + node] = i + 1
            members[i, node] = used + node
            for kind in range(kinds):
                other = near[node * kinds + kind]
                links[used + node, symmetries[images[i], kind]] = used + other if other >= 0 else 0
        for edge in range(first, last):
            ends[edge, 0] = used + pair[2 * (edge - first)]
            ends[edge, 1] = used + pair[2 * (edge - first) + 1]
            ends[edge, 2] = i
        used += count
        most = max(most, count)
    return used, most
