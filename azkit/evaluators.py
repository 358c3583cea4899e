"""What an evaluator is, and those without a network: uniform and random rollouts.

No torch here: packaged agents carry this file. The network's evaluator is in azkit/network.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np

from .compiled import njit
from .games.base import RUNNING, Game
from .rng import below, stream


class Leaves(NamedTuple):
    """A batch of n running positions; leaf i's legal moves are moves[offsets[i] : offsets[i + 1]]."""

    states: np.ndarray  # int16 [n, S]
    moves: np.ndarray  # int32 [E]
    offsets: np.ndarray  # int32 [n + 1]


class Evaluator(Protocol):
    """Judges positions for search."""

    def submit(self, leaves: Leaves) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
        """Start on a batch; calling the result waits and returns priors [E] and values [n, P] by seat, both float32.

        Priors of a leaf sum to 1. The leaves' arrays are only read before that call returns.
        """
        ...


def uniform_priors(leaves: Leaves) -> np.ndarray:
    """Equal priors for the legal moves of each leaf, float32 [E]."""
    counts = np.diff(leaves.offsets)
    return np.repeat((1.0 / np.maximum(counts, 1)).astype(np.float32), counts)


class UniformEvaluator:
    """Equal priors and value 0: search without any knowledge."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def submit(self, leaves: Leaves) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
        """See `Evaluator`."""
        priors, values = uniform_priors(leaves), np.zeros((len(leaves.states), self.game.players), np.float32)
        return lambda: (priors, values)


@njit
def _rollouts(rules, states, rng, rollouts, values, moves, state, returns) -> None:
    """Mean outcome by seat of random games from each state."""
    legal, play, outcome, p = rules.legal, rules.play, rules.outcome, rules.parameters
    for row in range(len(states)):
        for _ in range(rollouts):
            state[:] = states[row]
            while outcome(p, state, returns) == RUNNING:
                play(p, state, moves[below(rng, legal(p, state, moves))])
            for seat in range(len(returns)):
                values[row, seat] += returns[seat] / rollouts


class RolloutEvaluator:
    """Equal priors, and the mean outcome of random games: classical UCT's evaluation."""

    def __init__(self, game: Game, seed: int = 0, rollouts: int = 1) -> None:
        """`rollouts` random games a leaf."""
        self.game, self.rollouts, self.rng = game, rollouts, stream(seed)
        self.moves = np.zeros(game.max_moves, np.int32)
        self.state = np.zeros(game.state_size, np.int16)
        self.returns = np.zeros(game.players, np.float32)

    def submit(self, leaves: Leaves) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
        """See `Evaluator`."""
        values = np.zeros((len(leaves.states), self.game.players), np.float32)
        rules = self.game.rules
        _rollouts(rules, leaves.states, self.rng, self.rollouts, values, self.moves, self.state, self.returns)
        return lambda: (uniform_priors(leaves), values)
