"""Counts the positions that a game's rules reach in so many plies, the usual check of move generation."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import njit
from .base import RUNNING, Game, State


def perft(game: Game, state: State, depth: int) -> int:
    """How many lines of play of `depth` plies there are from a position; a game that ends sooner counts none."""
    states = np.zeros((depth + 1, game.state_size), np.int16)
    moves = np.zeros((depth + 1, game.max_moves), np.int32)
    states[0] = state.array
    return int(count(game.rules, states, moves, np.zeros(game.players, np.float32), 0))


@njit
def count(rules: Any, states: np.ndarray, moves: np.ndarray, returns: np.ndarray, ply: int) -> int:
    """Lines from states[ply] to the last of `states`.

    Room to work in: states int16 [plies + 1, S], moves int32 [plies + 1, W], returns float32 [P].
    """
    parameters, state, left = rules.parameters, states[ply], len(states) - 1 - ply
    if left == 0:
        return 1
    if rules.outcome(parameters, state, returns) != RUNNING:
        return 0
    legal = rules.legal(parameters, state, moves[ply])
    if left == 1:  # each move is a line: none needs to be played
        return legal
    total = 0
    for i in range(legal):
        states[ply + 1, :] = state
        rules.play(parameters, states[ply + 1], moves[ply, i])
        total += count(rules, states, moves, returns, ply + 1)
    return total
