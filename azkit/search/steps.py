"""The steps of a simulation, compiled: choose edges down to a leaf, and carry its value and what is proven back up.

Selection reads the value of the seat to move at its node. Compiled and plain Python runs give identical visits: scores
are computed in float64. tests/search/test_steps.py has one simulation in forty plain lines, to be read first.
"""

import math
from typing import Literal, NamedTuple

import numpy as np

from ..compiled import inlined, njit, part
from ..games.base import RUNNING
from ..rng import gamma, gumbel
from . import tree as t

PUCT, UCT, GUMBEL = range(3)  # how edges are selected
Selection = Literal["puct", "uct", "gumbel"]
SELECTIONS: dict[Selection, int] = {"puct": PUCT, "uct": UCT, "gumbel": GUMBEL}
C_BASE = 19652.0  # how slowly exploration grows with visits (Silver et al. 2018, pseudocode)


class Settings(NamedTuple):
    """What the compiled steps read of a SearchConfig (azkit/search/search.py explains each)."""

    selection: int
    c_puct: float
    fpu_reduction: float  # negative: unvisited edges count as 0
    noise_epsilon: float
    noise_alpha: float
    target_scale: float  # 0: visits are the target
    prove: bool
    virtual: float  # virtual loss of a leaf in flight
    considered: int
    simulations: int  # that Gumbel's root shares out


@njit
def visits_wanted(moves, considered, simulations, done) -> int:
    """The visits of the root edges among which sequential halving tries the next, after `done` of its simulations.

    These are split evenly over log2(m) phases for m moves at first, and each phase visits the remaining half equally
    often (Danihelka et al. 2022, section 3.1).
    """
    alive, visits = min(moves, considered), 0
    if alive == 1:
        return done
    phases = math.ceil(math.log2(alive))
    while True:
        each = max(1, simulations // (phases * alive))
        if done < each * alive:
            return visits + done // alive
        done -= each * alive
        visits += each
        alive = max(2, alive // 2)


@part
@inlined
def _best_edge(nodes, values, links, edges, settings, node) -> int:
    """The edge with the highest PUCT or UCT score at a node."""
    first, node_visits, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.VISITS], nodes[node, t.SEAT]
    last, value_sum, uct = first + nodes[node, t.EDGE_COUNT], t.VALUE_SUMS + seat, settings.selection == UCT
    # AlphaZero's c(s) (Silver et al. 2018, pseudocode); UCT's log (Kocsis and Szepesvari 2006)
    scale = settings.c_puct + math.log((node_visits + C_BASE + 1.0) / C_BASE)
    scale = settings.c_puct * math.sqrt(math.log(node_visits)) if uct else scale * math.sqrt(node_visits)
    unvisited = math.inf if uct else 0.0
    if settings.fpu_reduction >= 0.0 and not uct:
        # Leela Chess Zero's first-play urgency: Q(parent) - reduction * sqrt(sum of visited priors)
        total, count, prior = np.float64(values[node, seat]), 1.0, 0.0
        for edge in range(first, last):
            if edges[edge, t.EDGE_VISITS] > 0.0:
                total += np.float64(edges[edge, value_sum])
                count += np.float64(edges[edge, t.EDGE_VISITS])
                prior += np.float64(edges[edge, t.PRIOR])
        unvisited = total / count - settings.fpu_reduction * math.sqrt(prior)
    highest, best = -math.inf, first
    for edge in range(first, last):
        visits = np.float64(edges[edge, t.EDGE_VISITS])
        value = unvisited if visits == 0.0 else np.float64(edges[edge, value_sum]) / visits
        if settings.prove and links[edge, t.EXACT]:
            # Nothing is left to explore there. Losses come last, as first-play urgency falls below -1, and take turns
            score = value if value > -1.0 else -1e9 - visits
        elif uct:
            score = value + scale / math.sqrt(max(visits, 1.0))
        else:
            score = value + scale * np.float64(edges[edge, t.PRIOR]) / (1.0 + visits)
        if score > highest:
            highest, best = score, edge
    return best


@njit
def improved_policy(tree, settings, node, policy) -> None:
    """The network's policy, improved by what a search found, into policy[:count] (Danihelka et al. 2022, section 4).

    softmax(log prior + sigma(completed q)): target_scale * q with q in [-1, 1]; with Gumbel (50 + most visits) * q with
    q in [0, 1] (equations 8 and 10). Untried moves count as equation 33 says. The root's Dirichlet noise is left out.
    """
    nodes, values, links, edges, noise = tree.nodes, tree.values, tree.links, tree.edges, tree.noise
    first, count, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.EDGE_COUNT], nodes[node, t.SEAT]
    noisy = node == t.ROOT and settings.selection == PUCT
    total, most, prior_sum, weighted = 0.0, 0.0, 0.0, 0.0  # the last two of the moves that were tried
    for place in range(count):
        visits = np.float64(edges[first + place, t.EDGE_VISITS])
        prior = np.float64(edges[first + place, t.PRIOR]) - (noise[place] if noisy else 0.0)
        policy[place] = max(prior, 1e-7)
        if visits > 0.0:
            total += visits
            most = max(most, visits)
            prior_sum += policy[place]
            weighted += policy[place] * np.float64(edges[first + place, t.VALUE_SUMS + seat]) / visits
    own = np.float64(values[node, seat])
    mixed = own if total == 0.0 else (own + total * weighted / max(prior_sum, 1e-12)) / (1.0 + total)
    scale = (50.0 + most) / 2.0 if settings.selection == GUMBEL else settings.target_scale
    top = -math.inf
    for place in range(count):
        visits, child = np.float64(edges[first + place, t.EDGE_VISITS]), links[first + place, t.CHILD]
        q = mixed if visits == 0.0 else np.float64(edges[first + place, t.VALUE_SUMS + seat]) / visits
        if settings.prove and child != t.NONE and nodes[child, t.STATUS] == t.PROVEN:
            q = np.float64(values[child, seat])
        policy[place] = math.log(policy[place]) + scale * q
        top = max(top, policy[place])
    normaliser = 0.0
    for place in range(count):
        policy[place] = math.exp(policy[place] - top)
        normaliser += policy[place]
    for place in range(count):
        policy[place] /= normaliser


@njit
def _best_edge_gumbel(tree, settings, node) -> int:
    """At the root sequential halving; below it the edge furthest behind the improved policy.

    Danihelka et al. 2022, algorithm 2 and equation 14.
    """
    nodes, edges, noise, policy = tree.nodes, tree.edges, tree.noise, tree.policy
    first, count = nodes[node, t.FIRST_EDGE], nodes[node, t.EDGE_COUNT]
    improved_policy(tree, settings, node, policy)
    total = 0.0
    for edge in range(first, first + count):
        total += np.float64(edges[edge, t.EDGE_VISITS])
    wanted = -1.0
    if node == t.ROOT and total < settings.simulations:
        wanted = np.float64(visits_wanted(int(count), settings.considered, settings.simulations, int(total)))
    highest, best = -math.inf, first
    for place in range(count):
        visits = np.float64(edges[first + place, t.EDGE_VISITS])
        score = policy[place] - visits / (1.0 + total)
        if wanted >= 0.0:
            # log of the improved policy is logits + sigma(q) up to a constant
            score = math.log(policy[place] + 1e-300) + noise[place] - (0.0 if visits == wanted else 1e9)
        if score > highest:
            highest, best = score, first + place
    return best


@inlined
def select(rules, tree, settings, moves) -> int:
    """Go down to a node that is not open, counting visits on the way; returns it. `moves` [W] is working space."""
    nodes, gumbel = tree.nodes, settings.selection == GUMBEL
    node = t.ROOT
    nodes[node, t.VISITS] += 1
    while nodes[node, t.STATUS] == t.OPEN:
        if gumbel:
            edge = _best_edge_gumbel(tree, settings, node)
        else:
            edge = _best_edge(nodes, tree.values, tree.links, tree.edges, settings, node)
        node = _follow(rules, tree, settings, node, edge, moves)
    return node


@inlined
def _follow(rules, tree, settings, node, edge, moves) -> int:
    """Go from a node along an edge, counting the visit: the node behind it, made if there is none yet."""
    states, nodes, links, edges, counts = tree.states, tree.nodes, tree.links, tree.edges, tree.counts
    value_sum = t.VALUE_SUMS + nodes[node, t.SEAT]
    edges[edge, t.EDGE_VISITS] += 1.0
    edges[edge, value_sum] = np.float64(edges[edge, value_sum]) - settings.virtual
    child = int(links[edge, t.CHILD])  # int64 like ROOT: another type would compile all that takes it once more
    if child == t.NONE:
        child = int(counts[t.NODES])
        counts[t.NODES] = child + 1
        links[edge, t.CHILD] = child
        t.copy(states[node], states[child])
        rules.play(rules.parameters, states[child], links[edge, t.MOVE])
        t.enter(rules, tree, child, node, edge - nodes[node, t.FIRST_EDGE], moves)
    nodes[child, t.VISITS] += 1
    return child


@part
@inlined
def back_up(tree, settings, node) -> None:
    """Add a node's value to every edge above it, and pass on what became proven."""
    nodes, values, links, edges = tree.nodes, tree.values, tree.links, tree.edges
    players = values.shape[1]
    source = node  # whose value goes up: the highest proven node's, once there is one
    while nodes[node, t.PARENT] != t.NONE:
        edge, parent = t.edge_above(nodes, node), nodes[node, t.PARENT]
        exact = settings.prove and nodes[node, t.STATUS] == t.PROVEN
        if exact:
            source = node
            links[edge, t.EXACT] = 1
        for seat in range(players):
            value = np.float64(values[source, seat])
            total = np.float64(edges[edge, t.VALUE_SUMS + seat]) + value
            if seat == nodes[parent, t.SEAT]:
                total += settings.virtual
            # an exact sum holds no virtual loss
            edges[edge, t.VALUE_SUMS + seat] = np.float64(edges[edge, t.EDGE_VISITS]) * value if exact else total
        if exact:
            _prove(nodes, values, links, parent)
        node = parent


@inlined
def _prove(nodes, values, links, node) -> None:
    """Mark a node whose value follows from its children: one wins, or all are proven (Winands et al. 2008)."""
    if nodes[node, t.STATUS] == t.PROVEN:
        return
    first, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.SEAT]
    complete, best = True, t.NONE
    for edge in range(first, first + nodes[node, t.EDGE_COUNT]):
        child = links[edge, t.CHILD]
        if not links[edge, t.EXACT]:
            complete = False
        elif best == t.NONE or values[child, seat] > values[best, seat]:
            best = child
    if best == t.NONE or not (complete or values[best, seat] >= 1.0):
        return
    for edge in range(first, first + nodes[node, t.EDGE_COUNT]):  # to opponents it may matter which best move it takes
        child = links[edge, t.CHILD]
        if links[edge, t.EXACT] and values[child, seat] == values[best, seat]:
            for other in range(values.shape[1]):
                if values[child, other] != values[best, other]:
                    return
    t.copy(values[best], values[node])
    nodes[node, t.STATUS] = t.PROVEN


@inlined
def withdraw(tree, settings, node) -> None:
    """Take back a simulation that ran into a node still waiting for its evaluation."""
    nodes, edges = tree.nodes, tree.edges
    nodes[node, t.VISITS] -= 1
    while nodes[node, t.PARENT] != t.NONE:
        edge, node = t.edge_above(nodes, node), nodes[node, t.PARENT]
        value_sum = t.VALUE_SUMS + nodes[node, t.SEAT]
        edges[edge, t.EDGE_VISITS] -= 1.0
        edges[edge, value_sum] = np.float64(edges[edge, value_sum]) + settings.virtual
        nodes[node, t.VISITS] -= 1


@njit
def find_win(rules, tree, settings, moves) -> bool:
    """Prove a root one of whose moves wins at once, by a simulation of that move; whether there is one.

    Left to selection that may take as many simulations as there are moves, which can be hundreds.
    """
    states, nodes, values, links = tree.states, tree.nodes, tree.values, tree.links
    seat, first, child = nodes[t.ROOT, t.SEAT], nodes[t.ROOT, t.FIRST_EDGE], tree.counts[t.NODES]
    if not t.has_room(tree):
        return False
    for edge in range(first, first + nodes[t.ROOT, t.EDGE_COUNT]):
        if links[edge, t.CHILD] != t.NONE:
            continue
        t.copy(states[t.ROOT], states[child])  # the place of the node that comes next
        rules.play(rules.parameters, states[child], links[edge, t.MOVE])
        if rules.outcome(rules.parameters, states[child], values[child]) != RUNNING and values[child, seat] >= 1.0:
            nodes[t.ROOT, t.VISITS] += 1
            back_up(tree, settings, _follow(rules, tree, settings, t.ROOT, edge, moves))
            return True
    return False


@njit
def add_noise(tree, settings) -> None:
    """Draw the root's noise once a move: Gumbel numbers, or Dirichlet noise, which goes into the priors at once.

    `tree.noise` then holds by how much it changed each prior.
    """
    nodes, edges, counts, noise, rng = tree.nodes, tree.edges, tree.counts, tree.noise, tree.rng
    counts[t.NOISY] = 1
    first, count = nodes[t.ROOT, t.FIRST_EDGE], nodes[t.ROOT, t.EDGE_COUNT]
    if settings.selection == GUMBEL:
        for place in range(count):
            noise[place] = gumbel(rng) if settings.noise_epsilon > 0.0 else 0.0
    elif settings.noise_epsilon > 0.0:
        total = 0.0
        for place in range(count):
            noise[place] = gamma(rng, settings.noise_alpha)
            total += noise[place]
        for place in range(count):
            prior, share = np.float64(edges[first + place, t.PRIOR]), settings.noise_epsilon * noise[place]
            mixed = (1.0 - settings.noise_epsilon) * prior + share / max(total, 1e-300)
            edges[first + place, t.PRIOR] = mixed
            noise[place] = mixed - prior
