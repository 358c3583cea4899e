"""Who wins at once: moves that end a game in favour of the side to move, and moves that keep the next seat from that.

For any number of players; a move that ends the game leaves nobody a move.
"""

from __future__ import annotations

import numpy as np

from ..compiled import njit
from .base import RUNNING, State


def winning_moves(state: State) -> list[int]:
    """Legal moves that end the game at once in favour of the side to move, ascending."""
    moves, returns = _room(state)
    return moves[0, : _winning(state.game.rules, state.array.copy(), moves[0], returns)].tolist()


def safe_moves(state: State) -> list[int]:
    """Legal moves after which the next seat has no winning move, ascending."""
    moves, returns = _room(state)
    return moves[0, : _safe(state.game.rules, state.array.copy(), moves, returns)].tolist()


def _room(state: State) -> tuple[np.ndarray, np.ndarray]:
    """Room for the moves of two plies, int32 [2, W], and for returns, float32 [P]."""
    return np.zeros((2, state.game.max_moves), np.int32), np.zeros(state.game.players, np.float32)


@njit
def _winning(rules, state, moves, returns) -> int:
    """Write the winning moves to the front of `moves`, int32 [W]; returns how many they are."""
    p, after, wins = rules.parameters, np.empty_like(state), 0
    if rules.outcome(p, state, returns) != RUNNING:
        return 0
    seat = rules.to_play(p, state)
    for i in range(rules.legal(p, state, moves)):
        after[:] = state
        rules.play(p, after, moves[i])
        if rules.outcome(p, after, returns) != RUNNING and returns[seat] > 0.0:
            moves[wins] = moves[i]
            wins += 1
    return wins


@njit
def _safe(rules, state, moves, returns) -> int:
    """Write the safe moves to the front of moves[0]; moves[1] is room for replies. Returns how many they are."""
    p, after, safe = rules.parameters, np.empty_like(state), 0
    if rules.outcome(p, state, returns) != RUNNING:
        return 0
    for i in range(rules.legal(p, state, moves[0])):
        after[:] = state
        rules.play(p, after, moves[0, i])
        if _winning(rules, after, moves[1], returns) == 0:
            moves[0, safe] = moves[0, i]
            safe += 1
    return safe
