"""B search trees in flat arrays, one a lane: their layout, new nodes, and a new root.

What always holds:

- A node's edges, one for each legal move, ascending, lie side by side. Its children lie behind it in the arrays.
- Values are by seat: an edge sums one value for each seat, so nothing here flips a sign or counts players.
- A node is NEW once its moves are listed, PENDING while its evaluation is asked for, then OPEN: it has priors and a
  value, and simulations go on below it. PROVEN: it is over, its value follows from its children's, or the evaluator
  says that it is exact (and then nothing of its moves); that value never changes. CAPPED: a ply cap ended it; that is
  worth 0, and proves nothing.
- A node's visits are those of its edges and its own evaluation, and those of simulations still in flight.
"""

from typing import Any, NamedTuple

import numpy as np

from ..compiled import inlined, njit, part
from ..games.base import RUNNING, TRUNCATED

NONE = -1  # no node, no edge, no row
ROOT = 0
NEW, PENDING, OPEN, PROVEN, CAPPED = range(5)  # what STATUS says
# Columns of `nodes`; PLACE: which of its parent's edges leads here
FIRST_EDGE, EDGE_COUNT, PARENT, PLACE, VISITS, STATUS, SEAT = range(7)
# Columns of an edge's row, of `links`, then of `edges`; EXACT: whether the child is PROVEN, said here to spare a look
# at it; from VALUE_SUMS on the sum of values of each seat
MOVE, CHILD, EXACT, PRIOR, EDGE_VISITS, VALUE_SUMS = range(6)
NODES, EDGES, WAITING, NOISY = range(4)  # columns of `counts`; WAITING: leaves in flight; NOISY: the root has its noise


class Tree(NamedTuple):
    """One search tree of at most N nodes and E edges; of B trees at once the same arrays with B in front."""

    states: np.ndarray  # int16 [N, S]
    nodes: np.ndarray  # int32 [N, 7]
    values: np.ndarray  # float32 [N, P], a node's own evaluation, exact once PROVEN
    links: np.ndarray  # int32 [E, 5 + P], the whole numbers of each edge
    edges: np.ndarray  # float32 [E, 5 + P], the same memory, for the others: a walk waits for memory most of its time
    counts: np.ndarray  # int32 [4]
    noise: np.ndarray  # float64 [W], of the root's edges: Gumbel numbers, or what was added to their priors
    rng: np.ndarray  # int64 [2], a random stream
    remap: np.ndarray  # int32 [N], working space of re-rooting
    policy: np.ndarray  # float64 [W], working space
    flight: np.ndarray  # int32 [K, 3], leaf, row and symmetry of each leaf in flight (azkit/search/requests.py)


def new_trees(game: Any, lanes: int, nodes: int, edges: int, leaves: int) -> Tree:
    """Empty trees with room for `nodes` nodes, `edges` edges and `leaves` leaves in flight each."""
    size, width, players = game.state_size, game.max_moves, game.players
    links = np.zeros((lanes, edges, VALUE_SUMS + players), np.int32)
    return Tree(
        states=np.zeros((lanes, nodes, size), np.int16),
        nodes=np.zeros((lanes, nodes, 7), np.int32),
        values=np.zeros((lanes, nodes, players), np.float32),
        links=links,
        edges=links.view(np.float32),
        counts=np.zeros((lanes, 4), np.int32),
        noise=np.zeros((lanes, width), np.float64),
        rng=np.zeros((lanes, 2), np.int64),
        remap=np.zeros((lanes, nodes), np.int32),
        policy=np.zeros((lanes, width), np.float64),
        flight=np.zeros((lanes, leaves, 3), np.int32),
    )


def node_bytes(game: Any, edges: int) -> int:
    """Memory of a node that has so many edges."""
    return 2 * game.state_size + 32 + 4 * game.players + edges * (20 + 4 * game.players)


@inlined
def lane(trees, b) -> Tree:
    """Lane b's tree, as views."""
    return Tree(
        trees.states[b],
        trees.nodes[b],
        trees.values[b],
        trees.links[b],
        trees.edges[b],
        trees.counts[b],
        trees.noise[b],
        trees.rng[b],
        trees.remap[b],
        trees.policy[b],
        trees.flight[b],
    )


@part
@inlined
def copy(source, target) -> None:
    """Copy a row; a plain loop compiles to less and runs faster than an array assignment, and a call costs as much."""
    for index in range(len(source)):
        target[index] = source[index]


@inlined
def enter(rules, tree, node, parent, place, moves) -> None:
    """Give a new node, whose state is written already, its status and its edges; `moves` int32 [W] is working space."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, counts = tree.links, tree.counts
    state, first = states[node], counts[EDGES]
    nodes[node, PARENT] = parent
    nodes[node, PLACE] = place
    nodes[node, VISITS] = 0
    nodes[node, FIRST_EDGE] = first
    nodes[node, EDGE_COUNT] = 0
    nodes[node, SEAT] = rules.to_play(rules.parameters, state)
    outcome = rules.outcome(rules.parameters, state, values[node])
    if outcome != RUNNING:
        nodes[node, STATUS] = CAPPED if outcome == TRUNCATED else PROVEN
        return
    nodes[node, STATUS] = NEW
    count = rules.legal(rules.parameters, state, moves)
    for index in range(count):
        links[first + index] = 0
        links[first + index, MOVE] = moves[index]
        links[first + index, CHILD] = NONE
    nodes[node, EDGE_COUNT] = count
    counts[EDGES] = first + count


@njit
def plant(rules, tree, state, moves) -> None:
    """Start a tree afresh from a state (int16 [S])."""
    counts = tree.counts
    counts[NODES] = 1
    counts[EDGES] = 0
    counts[WAITING] = 0
    counts[NOISY] = 0
    tree.noise[:] = 0.0
    copy(state, tree.states[ROOT])
    enter(rules, tree, ROOT, NONE, NONE, moves)


@inlined
def has_room(tree) -> bool:
    """Whether one more node fits, with as many moves as any position has."""
    counts = tree.counts
    return counts[NODES] < tree.nodes.shape[0] and tree.links.shape[0] - counts[EDGES] >= tree.noise.shape[0]


@inlined
def edge_above(nodes, node) -> int:
    """The edge that leads to a node from its parent."""
    return nodes[nodes[node, PARENT], FIRST_EDGE] + nodes[node, PLACE]


@inlined
def _is_bare(tree, node) -> bool:
    """Whether an evaluator proved a node, so that nothing is known of its moves, which a root must have."""
    nodes, links = tree.nodes, tree.links
    first, count = nodes[node, FIRST_EDGE], nodes[node, EDGE_COUNT]
    for edge in range(first, first + count):
        if links[edge, CHILD] != NONE:
            return False
    return nodes[node, STATUS] == PROVEN and count > 0


@njit
def reroot(rules, tree, move, moves) -> None:
    """Make the child under `move` the root and keep its subtree, packed in place since children lie behind parents."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, counts = tree.links, tree.counts
    first = nodes[ROOT, FIRST_EDGE]
    kept = NONE
    for edge in range(first, first + nodes[ROOT, EDGE_COUNT]):
        if links[edge, MOVE] == move:
            kept = links[edge, CHILD]
    if kept == NONE or nodes[kept, STATUS] == NEW or _is_bare(tree, kept):
        rules.play(rules.parameters, states[ROOT], move)
        plant(rules, tree, states[ROOT], moves)
        return
    room, used, remap = 0, 0, tree.remap  # nodes and edges packed so far; where each node went
    for node in range(kept, counts[NODES]):
        parent, first, count = nodes[node, PARENT], nodes[node, FIRST_EDGE], nodes[node, EDGE_COUNT]
        remap[node] = NONE
        if node != kept and (parent < kept or remap[parent] == NONE):
            continue
        remap[node] = room
        copy(nodes[node], nodes[room])
        copy(states[node], states[room])
        copy(values[node], values[room])
        for place in range(count):
            copy(links[first + place], links[used + place])
        nodes[room, FIRST_EDGE] = used
        nodes[room, PARENT] = NONE if node == kept else remap[parent]
        if node != kept:
            links[edge_above(nodes, room), CHILD] = room
        room += 1
        used += count
    counts[NODES] = room
    counts[EDGES] = used
    counts[NOISY] = 0
    tree.noise[:] = 0.0


def line(tree: Tree, best: int, most: int) -> list[int]:
    """Up to `most` moves from the root down: its edge at place `best`, then those of most visits that nothing refutes.

    Of a proven node they keep its value; elsewhere an edge proven lost is the last resort.
    """
    moves, node, edge = list[int](), ROOT, int(tree.nodes[ROOT, FIRST_EDGE]) + best
    while len(moves) < most and (not moves or tree.edges[edge, EDGE_VISITS]):  # the best may be untried
        moves.append(int(tree.links[edge, MOVE]))
        node = int(tree.links[edge, CHILD])
        if node == NONE or not tree.nodes[node, EDGE_COUNT]:
            break
        first, count, seat = (int(tree.nodes[node, column]) for column in (FIRST_EDGE, EDGE_COUNT, SEAT))
        proven, ranks = tree.nodes[node, STATUS] == PROVEN, []
        for edge in range(first, first + count):
            exact = tree.values[tree.links[edge, CHILD], seat] if tree.links[edge, EXACT] else None
            keeps = exact is not None and exact >= tree.values[node, seat] if proven else exact != -1.0
            ranks.append((keeps, tree.edges[edge, EDGE_VISITS], tree.edges[edge, VALUE_SUMS + seat], edge))
        edge = max(ranks)[-1]
    return moves
