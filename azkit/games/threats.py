"""Who wins at once: moves that end a game in favour of the side to move, and moves that keep the next seat from that.

For any number of players; a move that ends the game leaves nobody a move.
"""

import numpy as np

from ..compiled import njit
from .base import RUNNING, State


def winning_moves(state: State) -> list[int]:
    """Legal moves that end the game at once in favour of the side to move, ascending."""
    game, moves = state.game, np.array(state.legal_moves(), np.int32)
    returns = np.zeros(game.players, np.float32)
    return moves[: _keep_wins(game.rules, state.array.copy(), moves, returns)].tolist()


def safe_moves(state: State) -> list[int]:
    """Legal moves after which the next seat has no winning move, ascending."""
    return [move for move in state.legal_moves() if not winning_moves(state.play(move))]


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
