"""What a finished search says of its root: a policy, a value, and the move to play."""

import math

import numpy as np

from ..compiled import njit
from . import steps
from . import tree as t


@njit
def root_policy(tree, settings, policy) -> None:
    """The policy a search arrived at into policy[:count]: improved (or the share of visits), less what is refuted.

    Where there was time for no simulation it is the priors. Of a proven root only moves that keep its value are left;
    else moves proven lost are dropped while others exist.
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = tree.nodes[t.ROOT, t.SEAT]
    if settings.selection == steps.GUMBEL or settings.target_scale > 0.0:
        steps.improved_policy(tree, settings, t.ROOT, policy)
    else:
        for place in range(count):
            policy[place] = np.float64(tree.edges[first + place, t.EDGE_VISITS])
        if policy[:count].sum() == 0.0:
            for place in range(count):
                policy[place] = np.float64(tree.edges[first + place, t.PRIOR])
    if settings.prove:
        worst = -1.0
        if tree.nodes[t.ROOT, t.STATUS] == t.PROVEN:
            worst = np.float64(tree.values[t.ROOT, seat]) - 1e-6
        kept, likely = 0.0, 0.0  # policy and priors of what is not refuted
        for place in range(count):
            if not _refuted(tree, first + place, seat, worst):
                kept += policy[place]
                likely += np.float64(tree.edges[first + place, t.PRIOR])
        for place in range(count):
            if _refuted(tree, first + place, seat, worst):
                if kept + likely > 0.0:
                    policy[place] = 0.0
            elif kept == 0.0:  # all that was tried is refuted
                policy[place] = np.float64(tree.edges[first + place, t.PRIOR])
    total = policy[:count].sum()
    for place in range(count):
        policy[place] = policy[place] / total if total > 0.0 else 1.0 / count


@njit
def _refuted(tree, edge, seat, worst) -> bool:
    """Whether an edge is proven to be worth no more than `worst`; above a known value an unproven edge is, too."""
    child = tree.links[edge, t.CHILD]
    if child == t.NONE or tree.nodes[child, t.STATUS] != t.PROVEN:
        return worst > -1.0
    return np.float64(tree.values[child, seat]) <= worst


@njit
def best_place(tree, settings, policy) -> int:
    """The move to play without temperature, as its place among the root's edges, given root_policy's answer.

    Most visits after refuted moves are dropped, then the better value, then the likelier: also where all are proven
    lost. With Gumbel the highest perturbed logit among the most visited (Danihelka et al. 2022, algorithm 2).
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = t.VALUE_SUMS + tree.nodes[t.ROOT, t.SEAT]
    most_visits, highest, likeliest, best = -1.0, -math.inf, -1.0, 0
    for place in range(count):
        if policy[place] <= 0.0:
            continue
        visits = np.float64(tree.edges[first + place, t.EDGE_VISITS])
        if settings.selection == steps.GUMBEL:
            score = tree.noise[place] + math.log(np.float64(policy[place]))
        elif visits > 0.0:
            score = np.float64(tree.edges[first + place, seat]) / visits
        else:
            score = np.float64(policy[place])
        prior = np.float64(tree.edges[first + place, t.PRIOR])
        better = score > highest or (score == highest and prior > likeliest)
        if visits > most_visits or (visits == most_visits and better):
            most_visits, highest, likeliest, best = visits, score, prior, place
    return best


@njit
def root_value(tree, settings, policy, value) -> None:
    """Value by seat of the root into value [P], given root_policy's answer; exact if that is proven.

    Else the mean of its own evaluation and all simulations. With Gumbel the policy's mean of the values of the moves,
    untried ones counting as that evaluation: sequential halving spends most simulations on moves that it rejects.
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    proven, halving = tree.nodes[t.ROOT, t.STATUS] == t.PROVEN, settings.selection == steps.GUMBEL
    for seat in range(len(value)):
        own = np.float64(tree.values[t.ROOT, seat])
        total, weight = own, 1.0
        for place in range(0 if proven else count):
            visits = np.float64(tree.edges[first + place, t.EDGE_VISITS])
            tried = np.float64(tree.edges[first + place, t.VALUE_SUMS + seat])
            if not halving:
                total += tried
                weight += visits
            elif visits > 0.0:
                total += np.float64(policy[place]) * (tried / visits - own)
        value[seat] = total / weight
