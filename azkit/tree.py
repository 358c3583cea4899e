"""B search trees in flat arrays, one a lane, and the compiled steps on them: select, expand, back up, re-root.

Values are by seat throughout: an edge sums one value for each seat, and selection reads the entry of the seat to move
at its node, so nothing here flips a sign or counts players. A simulation goes down to a node without an evaluation,
then its value goes up. Compiled and plain Python runs give identical visits: scores are computed in float64.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from .compiled import inlined, njit
from .games.base import RUNNING
from .rng import gamma, gumbel

NONE = -1  # no node, no edge, no row
ROOT = 0
FIRST, COUNT, PARENT, SLOT, VISITS, STATUS, SEAT = range(7)  # fields of a node; SLOT: its place at its parent
NEW, PENDING, OPEN, PROVEN = range(4)  # STATUS; PROVEN: over, or its exact value is known
MOVE, CHILD = range(2)  # fields of a link
PRIOR, TRIES, SUM = range(3)  # fields of an edge: prior, visits, then the sum of values of each seat
NODES, EDGES, WAITING, NOISY = range(4)  # counts of a tree; NOISY: whether the root's noise is drawn
PUCT, UCT, GUMBEL = range(3)  # how edges are selected


class Trees(NamedTuple):
    """Arrays of B trees of at most N nodes and E edges."""

    states: np.ndarray  # int16 [B, N, S]
    nodes: np.ndarray  # int32 [B, N, 7]
    values: np.ndarray  # float32 [B, N, P], a node's own evaluation, exact once PROVEN
    links: np.ndarray  # int32 [B, E, 2]
    edges: np.ndarray  # float32 [B, E, 2 + P]
    counts: np.ndarray  # int32 [B, 4]
    noise: np.ndarray  # float64 [B, W], Gumbel numbers of the root's edges
    rng: np.ndarray  # int64 [B, 2], a random stream a lane
    remap: np.ndarray  # int32 [B, N], working space of re-rooting
    policy: np.ndarray  # float64 [B, W], working space
    flight: np.ndarray  # int32 [B, K, 3], leaf, row and symmetry of each leaf in flight (azkit/batch.py)


class Tree(NamedTuple):
    """One lane of `Trees`: the same arrays without B."""

    states: np.ndarray
    nodes: np.ndarray
    values: np.ndarray
    links: np.ndarray
    edges: np.ndarray
    counts: np.ndarray
    noise: np.ndarray
    rng: np.ndarray
    remap: np.ndarray
    policy: np.ndarray
    flight: np.ndarray


class Settings(NamedTuple):
    """What the compiled steps read of a SearchConfig (azkit/search.py explains each)."""

    selection: int
    c_puct: float
    c_base: float
    fpu_reduction: float  # negative: unvisited edges count as 0
    noise_epsilon: float
    noise_alpha: float
    prove: bool
    virtual: float  # virtual loss of a leaf in flight
    schedule: np.ndarray  # int32 [W + 1, simulations], Gumbel: visits wanted of the next root edge


def new_trees(game: Any, lanes: int, nodes: int, edges: int, leaves: int) -> Trees:
    """Empty trees with room for `nodes` nodes, `edges` edges and `leaves` leaves in flight each."""
    size, width, players = game.state_size, game.max_moves, game.players
    return Trees(
        states=np.zeros((lanes, nodes, size), np.int16),
        nodes=np.zeros((lanes, nodes, 7), np.int32),
        values=np.zeros((lanes, nodes, players), np.float32),
        links=np.zeros((lanes, edges, 2), np.int32),
        edges=np.zeros((lanes, edges, SUM + players), np.float32),
        counts=np.zeros((lanes, 4), np.int32),
        noise=np.zeros((lanes, width), np.float64),
        rng=np.zeros((lanes, 2), np.int64),
        remap=np.zeros((lanes, nodes), np.int32),
        policy=np.zeros((lanes, width), np.float64),
        flight=np.zeros((lanes, leaves, 3), np.int32),
    )


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


@njit
def copy(source, target) -> None:
    """Copy a row; a plain loop compiles to less and runs faster than an array assignment."""
    for index in range(len(source)):
        target[index] = source[index]


@inlined
def _enter(rules, tree, node, parent, slot, scratch) -> None:
    """Give a new node, whose state is written already, its status and its list of legal moves."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, edges, counts = tree.links, tree.edges, tree.counts
    state = states[node]
    nodes[node, PARENT] = parent
    nodes[node, SLOT] = slot
    nodes[node, VISITS] = 0
    nodes[node, FIRST] = counts[EDGES]
    nodes[node, COUNT] = 0
    nodes[node, SEAT] = rules.to_play(rules.parameters, state)
    if rules.outcome(rules.parameters, state, values[node]) != RUNNING:
        nodes[node, STATUS] = PROVEN
        return
    nodes[node, STATUS] = NEW
    count = rules.legal(rules.parameters, state, scratch)
    first = counts[EDGES]
    for slot in range(count):
        links[first + slot, MOVE] = scratch[slot]
        links[first + slot, CHILD] = NONE
        edges[first + slot] = 0.0
    nodes[node, COUNT] = count
    counts[EDGES] = first + count


@njit
def plant(rules, tree, state, scratch) -> None:
    """Start a tree afresh from a state (int16 [S])."""
    counts = tree.counts
    counts[NODES] = 1
    counts[EDGES] = 0
    counts[WAITING] = 0
    counts[NOISY] = 0
    copy(state, tree.states[ROOT])
    _enter(rules, tree, ROOT, NONE, NONE, scratch)


@inlined
def has_room(tree) -> bool:
    """Whether one more node fits."""
    nodes, links, counts, noise = tree.nodes, tree.links, tree.counts, tree.noise
    room = links.shape[0] - counts[EDGES]
    return counts[NODES] < nodes.shape[0] and room >= noise.shape[0]


@inlined
def select(rules, tree, settings, scratch) -> int:
    """Go down to a node that is new, pending or proven, counting visits on the way; returns it."""
    states, nodes, links, edges, counts = tree.states, tree.nodes, tree.links, tree.edges, tree.counts
    node, gumbel = ROOT, settings.selection == GUMBEL
    nodes[node, VISITS] += 1
    while nodes[node, STATUS] == OPEN:
        if gumbel:
            edge = _best_edge_gumbel(tree, settings, node)
        else:
            edge = _best_edge(nodes, tree.values, links, edges, settings, node)
        edges[edge, TRIES] += 1.0
        edges[edge, SUM + nodes[node, SEAT]] = np.float64(edges[edge, SUM + nodes[node, SEAT]]) - settings.virtual
        child = links[edge, CHILD]
        if child == NONE:
            child = counts[NODES]
            counts[NODES] = child + 1
            links[edge, CHILD] = child
            copy(states[node], states[child])
            rules.play(rules.parameters, states[child], links[edge, MOVE])
            _enter(rules, tree, child, node, edge - nodes[node, FIRST], scratch)
        node = child
        nodes[node, VISITS] += 1
    return node


@inlined
def _best_edge(nodes, values, links, edges, settings, node) -> int:
    """The edge with the highest PUCT or UCT score at a node."""
    first, visits, seat = nodes[node, FIRST], nodes[node, VISITS], nodes[node, SEAT]
    last, sums, uct = first + nodes[node, COUNT], SUM + nodes[node, SEAT], settings.selection == UCT
    # AlphaZero's c(s) (Silver et al. 2018, pseudocode); UCT's log (Kocsis and Szepesvari 2006)
    scale = settings.c_puct + math.log((visits + settings.c_base + 1.0) / settings.c_base)
    scale = settings.c_puct * math.sqrt(math.log(visits)) if uct else scale * math.sqrt(visits)
    unvisited = math.inf if uct else 0.0
    if settings.fpu_reduction >= 0.0 and not uct:
        # Leela Chess Zero's first-play urgency: Q(parent) - reduction * sqrt(sum of visited priors)
        total, tried, prior = np.float64(values[node, seat]), 1.0, 0.0
        for edge in range(first, last):
            if edges[edge, TRIES] > 0.0:
                total += np.float64(edges[edge, sums])
                tried += np.float64(edges[edge, TRIES])
                prior += np.float64(edges[edge, PRIOR])
        unvisited = total / tried - settings.fpu_reduction * math.sqrt(prior)
    best, chosen = -math.inf, first
    for edge in range(first, last):
        tries, child = np.float64(edges[edge, TRIES]), links[edge, CHILD]
        value = unvisited if tries == 0.0 else np.float64(edges[edge, sums]) / tries
        if uct:
            score = value + scale / math.sqrt(max(tries, 1.0))
        else:
            score = value + scale * np.float64(edges[edge, PRIOR]) / (1.0 + tries)
        if settings.prove and child != NONE and nodes[child, STATUS] == PROVEN:
            score = np.float64(values[child, seat])  # nothing is left to explore there
        if score > best:
            best, chosen = score, edge
    return chosen


@njit
def improved_policy(tree, node, policy) -> None:
    """Gumbel AlphaZero's policy into policy[:count] (Danihelka et al. 2022, equations 8, 10, 11 and 33).

    softmax(logits + sigma(completed Q)), sigma(q) = (50 + most visits) * q with q in [0, 1].
    """
    nodes, values, edges = tree.nodes, tree.values, tree.edges
    first, count, seat = nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT]
    visits, most, prior, weighted = 0.0, 0.0, 0.0, 0.0
    for edge in range(first, first + count):
        tries = np.float64(edges[edge, TRIES])
        if tries > 0.0:
            visits += tries
            most = max(most, tries)
            prior += np.float64(edges[edge, PRIOR])
            weighted += np.float64(edges[edge, PRIOR]) * np.float64(edges[edge, SUM + seat]) / tries
    own = np.float64(values[node, seat])
    mixed = own if visits == 0.0 else (own + visits * weighted / max(prior, 1e-12)) / (1.0 + visits)
    top = -math.inf
    for slot in range(count):
        tries = np.float64(edges[first + slot, TRIES])
        q = mixed if tries == 0.0 else np.float64(edges[first + slot, SUM + seat]) / tries
        policy[slot] = math.log(np.float64(edges[first + slot, PRIOR]) + 1e-9) + (50.0 + most) * (q + 1.0) / 2.0
        top = max(top, policy[slot])
    total = 0.0
    for slot in range(count):
        policy[slot] = math.exp(policy[slot] - top)
        total += policy[slot]
    for slot in range(count):
        policy[slot] /= total


@njit
def _best_edge_gumbel(tree, settings, node) -> int:
    """At the root sequential halving by the schedule; below it the edge furthest behind the improved policy.

    Danihelka et al. 2022, algorithm 2 and equation 14.
    """
    nodes, edges, noise = tree.nodes, tree.edges, tree.noise
    first, count = nodes[node, FIRST], nodes[node, COUNT]
    policy = tree.policy
    improved_policy(tree, node, policy)
    tried = 0.0
    for edge in range(first, first + count):
        tried += np.float64(edges[edge, TRIES])
    wanted = -1.0
    if node == ROOT and tried < settings.schedule.shape[1]:
        wanted = np.float64(settings.schedule[count, int(tried)])
    best, chosen = -math.inf, first
    for slot in range(count):
        tries = np.float64(edges[first + slot, TRIES])
        score = policy[slot] - tries / (1.0 + tried)
        if wanted >= 0.0:
            # log of the improved policy is logits + sigma(q) up to a constant
            score = math.log(policy[slot] + 1e-300) + noise[slot] - (0.0 if tries == wanted else 1e9)
        if score > best:
            best, chosen = score, first + slot
    return chosen


@inlined
def expand(tree, node, priors, values) -> None:
    """Write a node's evaluation: priors [count] in the order of its edges, values [P] by seat."""
    nodes, edges = tree.nodes, tree.edges
    first = nodes[node, FIRST]
    for slot in range(nodes[node, COUNT]):
        edges[first + slot, PRIOR] = priors[slot]
    copy(values, tree.values[node])
    nodes[node, STATUS] = OPEN


@inlined
def edge_above(nodes, node) -> int:
    """The edge that leads to a node from its parent."""
    return nodes[nodes[node, PARENT], FIRST] + nodes[node, SLOT]


@inlined
def back_up(tree, settings, node) -> None:
    """Add a node's value to every edge above it, and pass on what became proven."""
    nodes, values, links, edges = tree.nodes, tree.values, tree.links, tree.edges
    players = values.shape[1]
    source = node  # whose value goes up: the highest proven node's, once there is one
    while nodes[node, PARENT] != NONE:
        edge, parent = edge_above(nodes, node), nodes[node, PARENT]
        exact = settings.prove and nodes[node, STATUS] == PROVEN
        if exact:
            source = node
        for seat in range(players):
            value = np.float64(values[source, seat])
            total = np.float64(edges[edge, SUM + seat]) + value
            if seat == nodes[parent, SEAT]:
                total += settings.virtual
            # an exact sum holds no virtual loss
            edges[edge, SUM + seat] = np.float64(edges[edge, TRIES]) * value if exact else total
        if exact:
            _prove(nodes, values, links, parent)
        node = parent


@inlined
def _prove(nodes, values, links, node) -> None:
    """Mark a node whose value follows from its children: one wins, or all are proven (Winands et al. 2008)."""
    if nodes[node, STATUS] == PROVEN:
        return
    first, seat = nodes[node, FIRST], nodes[node, SEAT]
    complete, best = True, NONE
    for edge in range(first, first + nodes[node, COUNT]):
        child = links[edge, CHILD]
        if child == NONE or nodes[child, STATUS] != PROVEN:
            complete = False
        elif best == NONE or values[child, seat] > values[best, seat]:
            best = child
    if best == NONE or not (complete or values[best, seat] >= 1.0):
        return
    copy(values[best], values[node])
    nodes[node, STATUS] = PROVEN


@inlined
def withdraw(tree, settings, node) -> None:
    """Take back a simulation that ran into a node still waiting for its evaluation."""
    nodes, edges = tree.nodes, tree.edges
    nodes[node, VISITS] -= 1
    while nodes[node, PARENT] != NONE:
        edge, node = edge_above(nodes, node), nodes[node, PARENT]
        edges[edge, TRIES] -= 1.0
        edges[edge, SUM + nodes[node, SEAT]] = np.float64(edges[edge, SUM + nodes[node, SEAT]]) + settings.virtual
        nodes[node, VISITS] -= 1


@njit
def add_noise(tree, settings) -> None:
    """Draw the root's noise once a move: Dirichlet into the priors of legal moves, or Gumbel numbers beside them."""
    nodes, edges, counts, noise, rng = tree.nodes, tree.edges, tree.counts, tree.noise, tree.rng
    counts[NOISY] = 1
    first, count = nodes[ROOT, FIRST], nodes[ROOT, COUNT]
    if settings.selection == GUMBEL:
        for slot in range(count):
            noise[slot] = gumbel(rng) if settings.noise_epsilon > 0.0 else 0.0
    elif settings.noise_epsilon > 0.0:
        total = 0.0
        for slot in range(count):
            noise[slot] = gamma(rng, settings.noise_alpha)
            total += noise[slot]
        for slot in range(count):
            prior = np.float64(edges[first + slot, PRIOR])
            mixed = (1.0 - settings.noise_epsilon) * prior + settings.noise_epsilon * noise[slot] / max(total, 1e-300)
            edges[first + slot, PRIOR] = mixed


@njit
def reroot(rules, tree, move, scratch) -> None:
    """Make the child under `move` the root and keep its subtree, packed in place: children lie behind parents."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, edges, counts = tree.links, tree.edges, tree.counts
    first = nodes[ROOT, FIRST]
    kept = NONE
    for edge in range(first, first + nodes[ROOT, COUNT]):
        if links[edge, MOVE] == move:
            kept = links[edge, CHILD]
    if kept == NONE or nodes[kept, STATUS] == NEW:
        rules.play(rules.parameters, states[ROOT], move)
        plant(rules, tree, states[ROOT], scratch)
        return
    room, used, remap = 0, 0, tree.remap  # nodes and edges packed so far
    for node in range(kept, counts[NODES]):
        parent, first, count = nodes[node, PARENT], nodes[node, FIRST], nodes[node, COUNT]
        remap[node] = NONE
        if node != kept and (parent < kept or remap[parent] == NONE):
            continue
        remap[node] = room
        copy(nodes[node], nodes[room])
        copy(states[node], states[room])
        copy(values[node], values[room])
        for slot in range(count):
            copy(links[first + slot], links[used + slot])
            copy(edges[first + slot], edges[used + slot])
        nodes[room, FIRST] = used
        nodes[room, PARENT] = NONE if node == kept else remap[parent]
        if node != kept:
            links[edge_above(nodes, room), CHILD] = room
        room += 1
        used += count
    counts[NODES] = room
    counts[EDGES] = used
    counts[NOISY] = 0
