"""Exact scores of every move where exact play is within reach: small games by search, Connect Four by bitbully."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from .alphabeta import move_values
from .bitboard import fits
from .errors import AzkitError
from .games.base import Game, State
from .solver import Solver

SEARCHED_PLIES = 9  # games of no more plies are searched to their end by their rules
CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}
SOLVED_CELLS = 30  # boards of ConnectX up to this size are solved from the first move in seconds

Scores = dict[int, int]  # by move, for the side to move: positive wins, 0 draws; higher is a sooner win or a later loss


def exact_scorer(game: Game) -> Callable[[State], Scores]:
    """The function that scores each legal move of a running position by exact play.

    Of ConnectX the scores are Pons's: n for a win with the n-th stone from the last that a full board would hold.
    Raises AzkitError if azkit cannot play the game exactly.
    """
    if game.players == 2 and game.max_plies <= SEARCHED_PLIES:
        return lambda state: {move: round(value) for move, value in move_values(state, game.max_plies).items()}
    if is_connect_four(game):
        return _bitbully()
    rows, columns = game.planes[1:]
    if game.name == "connectx" and fits(rows, columns) and rows * columns <= SOLVED_CELLS:
        solver = Solver(rows, columns, int(game.options["inarow"]))

        def solve(state: State) -> Scores:
            known = solver.scores(state.array[: rows * columns].tolist(), state.to_play + 1)
            return {move: score for move, score in known.items() if score is not None}

        return solve
    raise AzkitError(f"{game.describe()} is too large for exact play: choose a smaller board")


def is_connect_four(game: Game) -> bool:
    """Whether this is the board that bitbully and azkit's own book of openings know."""
    return game.name == "connectx" and all(game.options[name] == value for name, value in CONNECT_FOUR.items())


def _bitbully() -> Callable[[State], Scores]:
    """Connect Four by bitbully and its book of openings (AGPL: for grading only, so never part of an agent file)."""
    try:
        bitbully: Any = importlib.import_module("bitbully")
        solver = bitbully.BitBully()
    except ImportError as error:
        raise AzkitError(f"exact play of Connect Four needs bitbully ({error}): pip install bitbully") from error
    return lambda state: dict(solver.score_all_moves(bitbully.Board(list(state.moves))))
