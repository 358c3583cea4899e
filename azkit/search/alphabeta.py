"""Depth-limited alpha-beta for any two-player game, by its rules alone."""

from typing import Any

import numpy as np

from ..compiled import njit
from ..games.base import RUNNING, State

WIN = 1000.0  # a won game, less one a ply


def move_values(state: State, depth: int) -> dict[int, float]:
    """Value of each legal move for the side to move, `depth` plies deep: sooner wins are worth more.

    Positions at the horizon are worth what the game's `heuristic` says, in (-1, 1).
    """
    game = state.game
    depth = min(depth, game.max_plies)
    states = np.zeros((depth + 1, game.state_size), np.int16)
    moves = np.zeros((depth + 1, game.max_moves), np.int32)
    returns = np.zeros(game.players, np.float32)
    values = {}
    for move in state.legal_moves():
        states[0] = state.play(move).array
        value = float(minimax(game.rules, states, moves, returns, 0, depth - 1, -WIN, WIN))
        values[move] = value if state.to_play == 0 else -value
    return values


@njit
def minimax(
    rules: Any,
    states: np.ndarray,
    moves: np.ndarray,
    returns: np.ndarray,
    ply: int,
    depth: int,
    alpha: float,
    beta: float,
) -> float:
    """Value of states[ply] for seat 0; exact if alpha < value < beta, else a bound.

    Room to work in: states int16 [plies, S], moves int32 [plies, W], returns float32 [P].
    """
    parameters, state = rules.parameters, states[ply]
    if rules.outcome(parameters, state, returns) != RUNNING:
        return returns[0] * (WIN - ply)
    if depth == 0:
        return rules.heuristic(parameters, state)
    first = rules.to_play(parameters, state) == 0
    for i in range(rules.legal(parameters, state, moves[ply])):
        states[ply + 1, :] = state
        rules.play(parameters, states[ply + 1], moves[ply, i])
        value = minimax(rules, states, moves, returns, ply + 1, depth - 1, alpha, beta)
        alpha, beta = (max(alpha, value), beta) if first else (alpha, min(beta, value))
        if alpha >= beta:
            break
    return alpha if first else beta
