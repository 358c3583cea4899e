"""Who wins at once: moves that end a game in favour of the side to move, and moves that keep the next seat from that.

For any number of players; a move that ends the game leaves nobody a move.
"""

import numpy as np

from ..compiled import njit
from .base import RUNNING, State


def winning_moves(state: State) -> list[int]:
    """Legal moves that end the game at once in favour of the side to move, ascending."""
    moves, returns = np.array(state.legal_moves(), np.int32), np.zeros(state.game.players, np.float32)
    return moves[: _keep_wins(state.game.rules, state.array.copy(), moves, returns)].tolist()


def safe_moves(state: State) -> list[int]:
    """Legal moves after which the next seat has no winning move, ascending."""
    moves, returns = np.array(state.legal_moves(), np.int32), np.zeros(state.game.players, np.float32)
    replies = np.zeros(state.game.max_moves, np.int32)
    return moves[: _keep_safe(state.game.rules, state.array.copy(), moves, replies, returns)].tolist()


@njit
def _keep_wins(rules, state, moves, returns) -> int:
    """Write the winning ones of the legal `moves`, int32, to their front; returns how many they are."""
    p, after, wins = rules.parameters, np.empty_like(state), 0
    seat = rules.to_play(p, state)
    for move in moves:
        after[:] = state
        rules.play(p, after, move)
        if rules.outcome(p, after, returns) != RUNNING and returns[seat] > 0.0:
            moves[wins] = move
            wins += 1
    return wins


@njit
def _keep_safe(rules, state, moves, replies, returns) -> int:
    """The same of the safe ones; `replies`, int32 [W], is room for the next seat's moves."""
    p, after, safe = rules.parameters, np.empty_like(state), 0
    for move in moves:
        after[:] = state
        rules.play(p, after, move)
        count = rules.legal(p, after, replies) if rules.outcome(p, after, returns) == RUNNING else 0
        if _keep_wins(rules, after, replies[:count], returns) == 0:
            moves[safe] = move
            safe += 1
    return safe
