"""What positions near the end of a game are worth, by trying everything: any game for two, by its rules alone.

And leaves of a search that are worth that, before a network is asked.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from ..compiled import njit
from ..games.base import ENDED, TRUNCATED, Endings, Game
from . import tree as t
from .evaluators import PROOF, Answer, Evaluator, Leaves

LONGEST = 64  # plies of a line that is looked into
APART = 1e-3  # values nearer to each other are one


def endings(game: Game) -> Endings | None:
    """The game's own way, else the general one; None where there are not two players."""
    return game.extras.endings(game) or (partial(_solve, game) if game.players == 2 else None)


class ExactFirst:
    """Proves leaves as far as `nodes` for each reach, and asks an evaluator for the rest.

    The last plies are cheaper and better known by alpha-beta than by a network (MCTS with minimax in its expansion
    phase: Baier and Winands 2015). Without nodes, and in a game that is not for two, the evaluator is asked for all.
    """

    def __init__(self, game: Game, nodes: int) -> None:
        self.game, self.nodes = game, nodes
        self.proven = 0  # of the leaves submitted last
        self.forget()

    def forget(self) -> None:
        """What can be proven hangs on what was, no value does: so the same searches find the same from here on."""
        self.prove = endings(self.game) if self.nodes else None

    def submit(self, evaluator: Evaluator, leaves: Leaves) -> Callable[[], Answer]:
        """As Evaluator does. A root is left to the evaluator, for a proof has no priors."""
        self.proven = 0
        if self.prove is None or leaves.roots is None or leaves.roots.all():
            return evaluator.submit(leaves)
        tried, values = ~leaves.roots, np.full((len(leaves.roots), 2), np.nan, np.float32)
        values[tried], _ = self.prove(leaves.states[tried], np.zeros((tried.sum(), 0), np.int32), self.nodes)
        asked, counts = np.isnan(values[:, 0]), np.diff(leaves.offsets)
        edges, self.proven = np.repeat(asked, counts), int((~asked).sum())
        priors = np.zeros(len(edges), np.float32)
        priors[leaves.offsets[:-1][~asked]] = PROOF
        rest = Leaves(leaves.states[asked], leaves.moves[edges], np.cumsum([0, *counts[asked]], dtype=np.int32))
        wait = evaluator.submit(rest) if asked.any() else None

        def answer() -> Answer:
            if wait is not None:
                priors[edges], values[asked] = wait()
            return priors, values

        return answer


def _solve(game: Game, states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
    """See azkit.games.base.Endings."""
    values, good = np.full((len(states), 2), np.nan, np.float32), np.ones(moves.shape, bool)
    line, replies = np.zeros((LONGEST, game.state_size), np.int16), np.zeros((LONGEST, game.max_moves), np.int32)
    _prove(game.rules, states, moves, nodes, line, replies, values, good)
    return values, good


@njit
def _prove(rules, states, moves, nodes, line, replies, values, good) -> None:
    """Fill values and good; `line` and `replies` are room for the positions of a line and their moves."""
    budget, returns, found = np.zeros(1, np.int64), np.zeros(2, np.float32), np.zeros(moves.shape[1])
    for row in range(len(states)):
        budget[0], best, known = nodes, -2.0, 0
        if moves.shape[1] == 0:
            t.copy(states[row], line[0])
            value = _minimax(rules, line, replies, returns, -1.0, 1.0, budget)
            if budget[0] >= 0:
                values[row, 0], values[row, 1] = value, -value
            continue
        sign = 1.0 if rules.to_play(rules.parameters, states[row]) == 0 else -1.0
        while known < moves.shape[1] and moves[row, known] >= 0:
            t.copy(states[row], line[0])
            rules.play(rules.parameters, line[0], moves[row, known])
            low = max(-1.0, best - APART)  # what is worth less than the best need not be known better
            alpha, beta = (low, 1.0) if sign > 0.0 else (-1.0, -low)
            value = sign * _minimax(rules, line, replies, returns, alpha, beta, budget)
            if budget[0] < 0:
                break
            found[known] = value
            best, known = max(best, value), known + 1
        if budget[0] < 0 and best < 1.0:
            continue
        values[row, 0], values[row, 1] = sign * best, -sign * best
        for place in range(known):
            good[row, place] = found[place] > best - APART / 2


@njit
def _minimax(rules, line, replies, returns, alpha, beta, budget) -> float:
    """Value of line[0] for seat 0: exact if alpha < value < beta, else a bound. Void once `budget` is negative.

    In a loop with the bounds of each ply: numba cannot keep machine code of what calls a function that calls itself.
    """
    parameters, ply, fresh = rules.parameters, 0, True  # `fresh`: nothing is known yet of line[ply]
    low, high = np.full(len(line), alpha), np.full(len(line), beta)
    seats, counts, tried = np.zeros(len(line), np.int64), np.zeros(len(line), np.int64), np.zeros(len(line), np.int64)
    while True:
        if fresh:
            budget[0] -= 1
            outcome, counts[ply], tried[ply] = rules.outcome(parameters, line[ply], returns), 0, 0
            if outcome == ENDED:
                low[ply] = high[ply] = np.float64(returns[0])
            elif outcome == TRUNCATED or ply + 1 == len(line) or budget[0] < 0:  # a ply cap proves nothing
                budget[0] = -1
                return 0.0
            else:
                seats[ply] = rules.to_play(parameters, line[ply])
                counts[ply] = rules.legal(parameters, line[ply], replies[ply])
        fresh = tried[ply] < counts[ply] and low[ply] < high[ply]
        if fresh:
            t.copy(line[ply], line[ply + 1])
            rules.play(parameters, line[ply + 1], replies[ply, tried[ply]])
            tried[ply] += 1
            low[ply + 1], high[ply + 1] = low[ply], high[ply]
            ply += 1
            continue
        value = low[ply] if seats[ply] == 0 else high[ply]
        if ply == 0:
            return value
        ply -= 1
        if seats[ply] == 0:
            low[ply] = max(low[ply], value)
        else:
            high[ply] = min(high[ply], value)
