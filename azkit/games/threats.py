"""Who wins at once: moves that end a game in favour of the side to move, and moves that keep the next seat from that.

For any number of players; a move that ends the game leaves nobody a move.
"""

from collections.abc import Iterator

import numpy as np

from ..compiled import njit
from .base import RUNNING, State


def winning_moves(state: State) -> list[int]:
    """Legal moves that end the game at once in favour of the side to move, ascending."""
    moves, returns = np.array(state.legal_moves(), np.int32), np.zeros(state.game.players, np.float32)
    return moves[_wins(state.game.rules, state.array.copy(), moves, returns)].tolist()


def safe_moves(state: State) -> Iterator[int]:
    """Legal moves after which the next seat has no winning move, ascending; each is looked for when it is asked for."""
    return (move for move in state.legal_moves() if not winning_moves(state.play(move)))


@njit
def _wins(rules, state, moves, returns) -> np.ndarray:
    """Which of the legal moves, int32, win: bool, one each."""
    p, after, wins = rules.parameters, np.empty_like(state), np.zeros(len(moves), np.bool_)
    seat = rules.to_play(p, state)
    for i in range(len(moves)):
        after[:] = state
        rules.play(p, after, moves[i])
        wins[i] = rules.outcome(p, after, returns) != RUNNING and returns[seat] > 0.0
    return wins
