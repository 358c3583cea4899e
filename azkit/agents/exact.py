"""The exact worth of every move, where a game is small or has a prover."""

from collections.abc import Callable
from functools import partial

from ..errors import AzkitError
from ..games.base import Game, State
from ..search.alphabeta import AlphaBeta

LINES = 9**9  # of play, at most, of a small game
Scores = dict[int, int]  # by move, for the side to move: above 0 wins, 0 draws; higher is a sooner win or a later loss


def is_small(game: Game) -> bool:
    """Whether a game is searched to its end in no time, from any position."""
    return game.players == 2 and game.max_moves**game.max_plies <= LINES


def exact_scorer(game: Game) -> Callable[[State], Scores]:
    """The function that scores each legal move of a running position by exact play: small games by search.

    Raises AzkitError if azkit cannot play the game exactly.
    """
    if is_small(game):
        search = AlphaBeta(game)
        search.values(game.initial_state(), 1)  # compiles before a clock runs
        scores = partial(search.values, depth=game.max_plies)
    elif prover := game.extras.prover(game, b""):
        scores = prover.scorer()
    else:
        raise AzkitError(f"{game.describe()} is too large for exact play: choose a smaller board")
    return lambda state: {move: round(score) for move, score in scores(state).items()}
