"""Exact scores of every move where exact play is within reach: small games by search, others by their own prover."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..errors import AzkitError
from ..games.base import Game, State
from ..search.alphabeta import move_values

SEARCHED_PLIES = 9  # two-player games of no more plies are searched to their end by their rules

Scores = dict[int, int]  # by move, for the side to move: above 0 wins, 0 draws; higher is a sooner win or a later loss


def is_small(game: Game) -> bool:
    """Whether a game is searched to its end in no time, from any position."""
    return game.players == 2 and game.max_plies <= SEARCHED_PLIES


def exact_scorer(game: Game) -> Callable[[State], Scores]:
    """The function that scores each legal move of a running position by exact play.

    Raises AzkitError if azkit cannot play the game exactly.
    """
    if is_small(game):
        scores = partial(move_values, depth=game.max_plies)
    elif prover := game.extras.prover(game, b""):
        scores = prover.scorer()
    else:
        raise AzkitError(f"{game.describe()} is too large for exact play: choose a smaller board")
    return lambda state: {move: round(score) for move, score in scores(state).items()}
