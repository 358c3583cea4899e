"""What positions near the end of a game are worth, by proof-number search of its rules: any game of two seats or more.

And leaves of a search that are worth that, whatever a network says.
"""

from functools import cache, partial
from typing import NamedTuple

import numpy as np

from ..compiled import PARTS, compile_rule, inlined, njit, part
from ..games.base import ENDED, TRUNCATED, Endings, Game
from . import evaluators
from . import requests as r
from . import tree as t
from .evaluators import Answer, Evaluator, Leaves

MOST = 1 << 20  # positions that are looked at, however many may be: all are kept
FURTHER = 4  # times as many where the game ended in one of the first: elsewhere they prove next to nothing
APART = 1e-3  # values nearer to each other are one
PROOF, DISPROOF, FIRST, COUNT, PARENT, OURS = range(6)  # of a node: its numbers, where its children lie, ...
NEVER = 1 << 40  # as a number: cannot be. Both are, where a ply cap ends the game: that proves nothing
# Of `Room.counts`: whose goal it is, nodes so far, how many there may be, and how many more once the game ended in one
SEAT, USED, MOST_USED, MORE = range(4)
GOAL, BELOW = range(2)  # of `Room.goals`: what is asked for, and the most that an end is worth which misses it


class Room(NamedTuple):
    """What proof-number search of one position works in, N nodes at most; the first is the position."""

    tree: np.ndarray  # int64 [N, 6]: PROOF to OURS, which tells whether to play is who is to reach the goal
    states: np.ndarray  # int16 [N, S]
    moves: np.ndarray  # int32 [W]: those of the node that is expanded
    replies: np.ndarray  # int32 [W]: those of a new node, to count them
    returns: np.ndarray  # float32 [3, P]: of one end; the least and the most of all ends that reach the goal
    counts: np.ndarray  # int64 [4]
    goals: np.ndarray  # float64 [2]


def endings(game: Game) -> Endings | None:
    """The game's own way, else the general one; None for one player."""
    return game.extras.endings(game) or (partial(_solve, game) if game.players > 1 else None)


class ExactFirst:
    """Proves leaves as far as `nodes` for each reach, and asks an evaluator for the rest.

    The last plies are cheaper and better known by the rules than by a network (MCTS with minimax in its expansion
    phase: Baier and Winands 2015). Without nodes the evaluator is asked for all.
    """

    def __init__(self, game: Game, nodes: int) -> None:
        self.game, self.nodes = game, nodes
        self.proven = 0  # of the leaves answered last
        self.forget()

    def forget(self) -> None:
        """What can be proven hangs on what was, no value does: so the same searches find the same from here on."""
        self.prove = endings(self.game) if self.nodes else None

    def answer(self, evaluator: Evaluator, leaves: Leaves) -> Answer:
        """For all leaves. A root is left to the evaluator, for a proof has no priors."""
        self.proven = 0
        if self.prove is None or leaves.roots is None or leaves.roots.all():
            return evaluator.submit(leaves)()
        tried, values = ~leaves.roots, np.full((len(leaves.roots), self.game.players), np.nan, np.float32)
        values[tried], _ = self.prove(leaves.states[tried], np.zeros((tried.sum(), 0), np.int32), self.nodes)
        asked, counts = np.isnan(values[:, 0]), np.diff(leaves.offsets)
        edges, self.proven = np.repeat(asked, counts), int((~asked).sum())
        priors = np.zeros(len(edges), np.float32)
        priors[leaves.offsets[:-1][~asked]] = evaluators.PROOF
        if asked.any():
            rest = Leaves(leaves.states[asked], leaves.moves[edges], np.cumsum([0, *counts[asked]], dtype=np.int32))
            priors[edges], values[asked] = evaluator.submit(rest)()
        return priors, values


def new_room(game: Game, nodes: int) -> Room:
    """For searches with so many nodes where none of them ends the game."""
    size = FURTHER * nodes + game.max_moves + 1  # the last node that is looked at may still be expanded
    return Room(
        np.zeros((size, OURS + 1), np.int64),
        np.zeros((size, game.state_size), np.int16),
        np.zeros(game.max_moves, np.int32),
        np.zeros(game.max_moves, np.int32),
        np.zeros((3, game.players), np.float32),
        np.zeros(4, np.int64),
        np.zeros(2),
    )


@cache
def _bare(game: Game) -> r.Bare:
    """Rules as `_prove` takes them where it is compiled by itself: each function of its own type."""
    rules = game.rules
    to_play, outcome = (compile_rule(name, getattr(rules, name)) for name in ("to_play", "outcome"))
    return r.Bare(rules.parameters, rules.legal, rules.play, to_play, outcome, rules.symmetry)


def _solve(game: Game, states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
    """See azkit.games.base.Endings."""
    values, good = np.full((len(states), game.players), np.nan, np.float32), np.ones(moves.shape, bool)
    nodes = min(nodes, MOST // FURTHER)
    room = new_room(game, nodes)
    _prove(_bare(game) if PARTS else game.rules, room, states, moves, nodes, values, good)
    return values, good


@njit
def prove_asked(rules, room, requests, nodes, priors, values) -> None:
    """What ExactFirst does, for a caller who has the evaluator's answer to all requests: proofs take its place."""
    for row in range(requests.counts[r.ROWS]):
        if not requests.roots[row]:
            t.copy(requests.states[row], room.states[0])
            if _settle(rules, room, requests.moves[:0], nodes, values[row]):
                priors[requests.offsets[row]] = evaluators.PROOF
                requests.counts[r.EVALUATIONS] -= 1


@part
@njit
def _prove(rules, room, states, moves, nodes, values, good) -> None:
    """Fill values and good."""
    for row in range(len(states)):
        count = 0
        while count < moves.shape[1] and moves[row, count] >= 0:
            count += 1
        t.copy(states[row], room.states[0])
        if _settle(rules, room, moves[row, :count], nodes, values[row]) and room.goals[GOAL] > APART - 1.0:
            for place in range(count):
                child = room.tree[0, FIRST] + place
                _search(rules, room, child)
                good[row, place] = room.tree[child, DISPROOF] > 0


@njit
def _settle(rules, room, moves, nodes, values) -> bool:
    """Whether the room's first position is proven; then its values by seat. `moves`: all of its moves, or none.

    Is it worth 1 to who is to play? If not, is it worth the most that it may be? Against two seats or more the first
    is all that is asked: what is no win is still no loss, for they need not agree.
    """
    tree, counts, goals, returns, players = room.tree, room.counts, room.goals, room.returns, len(values)
    counts[SEAT] = rules.to_play(rules.parameters, room.states[0])
    counts[MOST_USED], counts[MORE] = nodes, (FURTHER - 1) * nodes
    goals[GOAL] = 1.0
    while True:
        for seat in range(players):
            returns[1, seat], returns[2, seat] = 1.0, -1.0
        counts[USED], goals[BELOW] = 1, -1.0
        _rate(rules, room, 0)
        if len(moves) > 0:
            _expand(rules, room, 0, moves, False)
        _search(rules, room, 0)
        if players > 2 or tree[0, DISPROOF] > 0 or goals[BELOW] < APART - 1.0:
            break
        counts[MOST_USED] -= counts[USED]
        goals[GOAL] = goals[BELOW]
    if players == 2 and tree[0, DISPROOF] == 0:
        goals[GOAL] = -1.0
    elif tree[0, PROOF] > 0:
        return False
    if players > 2:
        for seat in range(players):
            if returns[1, seat] != returns[2, seat]:  # it is the losers' choice who loses how much
                return False
        t.copy(returns[1], values)
    else:
        values[counts[SEAT]], values[1 - counts[SEAT]] = goals[GOAL], -goals[GOAL]
    return True


@njit
def _search(rules, room, top) -> None:
    """Grow the tree below `top`, always where least is missing, until that is settled or no more nodes may be used.

    Proof-number search: Allis, van der Meulen and van den Herik 1994, section 2. A number is how many nodes are missing
    at least, so it stops as soon as neither can be reached.
    """
    tree, counts = room.tree, room.counts
    while _open(tree, top) and min(tree[top, PROOF], tree[top, DISPROOF]) <= counts[MOST_USED] - counts[USED]:
        node = top
        while tree[node, COUNT] > 0:
            number, best, parent = PROOF if tree[node, OURS] else DISPROOF, -1, node
            for child in range(tree[parent, FIRST], tree[parent, FIRST] + tree[parent, COUNT]):
                if _open(tree, child) and (best < 0 or tree[child, number] < tree[best, number]):
                    best = child
            node = best
        count = rules.legal(rules.parameters, room.states[node], room.moves)
        _expand(rules, room, node, room.moves[:count], True)
        while node != top:
            node = tree[node, PARENT]
            _sum_up(tree, node)


@inlined
def _open(tree, node) -> bool:
    """Whether a node may still be proven or disproven."""
    proof, disproof = tree[node, PROOF], tree[node, DISPROOF]
    return proof > 0 and disproof > 0 and (proof < NEVER or disproof < NEVER)


@njit
def _expand(rules, room, node, moves, enough) -> None:
    """Play the moves, if `enough` only until one settles the node."""
    tree, counts = room.tree, room.counts
    tree[node, FIRST], tree[node, COUNT] = counts[USED], 0
    settled = PROOF if tree[node, OURS] else DISPROOF
    for move in moves:
        child = counts[USED]
        t.copy(room.states[node], room.states[child])
        rules.play(rules.parameters, room.states[child], move)
        _rate(rules, room, child)
        tree[child, PARENT] = node
        tree[node, COUNT] += 1
        counts[USED] += 1
        if enough and tree[child, settled] == 0:
            break
    _sum_up(tree, node)


@njit
def _rate(rules, room, node) -> None:
    """The numbers of a new node: who has few moves is soon refuted (Allis 1994, section 2.2.3)."""
    tree, state, goals = room.tree, room.states[node], room.goals
    tree[node, COUNT], tree[node, OURS] = 0, rules.to_play(rules.parameters, state) == room.counts[SEAT]
    returns, least, most = room.returns[0], room.returns[1], room.returns[2]
    outcome = rules.outcome(rules.parameters, state, returns)
    if outcome == ENDED:
        room.counts[MOST_USED] += room.counts[MORE]
        room.counts[MORE] = 0
        value = np.float64(returns[room.counts[SEAT]])
        reached = value > goals[GOAL] - APART / 2
        tree[node, PROOF], tree[node, DISPROOF] = (0, NEVER) if reached else (NEVER, 0)
        if reached:
            for seat in range(len(returns)):
                least[seat], most[seat] = min(least[seat], returns[seat]), max(most[seat], returns[seat])
        else:
            goals[BELOW] = max(goals[BELOW], value)
    elif outcome == TRUNCATED:
        tree[node, PROOF] = tree[node, DISPROOF] = NEVER
    else:
        count = rules.legal(rules.parameters, state, room.replies)
        tree[node, PROOF], tree[node, DISPROOF] = (1, count) if tree[node, OURS] else (count, 1)


@inlined
def _sum_up(tree, node) -> None:
    """A node's numbers by its children's: who is to play needs one of them, the other seat all."""
    either, every = (PROOF, DISPROOF) if tree[node, OURS] else (DISPROOF, PROOF)
    least, total = NEVER, 0
    for child in range(tree[node, FIRST], tree[node, FIRST] + tree[node, COUNT]):
        least, total = min(least, tree[child, either]), min(NEVER, total + tree[child, every])
    tree[node, either], tree[node, every] = least, total
