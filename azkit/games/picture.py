"""A game and its positions as JSON, for whatever draws them: the web page, the share page, reports, notebooks."""

from typing import Any

import numpy as np

from .base import Game, State
from .draw import column_letters
from .view import COLOUR_NAMES, COLOURS, MARKS

NAMED_ACTIONS = 4096  # names of more are not tabulated
MOST_STEPS = 150  # of a move; a page draws no more in the time that it gives them all


def steps(state: State, move: int) -> list[State]:
    """The positions that a legal move leads through; the last is what `state.play(move)` gives.

    More than one only in games whose view says how a move goes `partly`: of Chain Reaction one an explosion, and of
    very long cascades only the first MOST_STEPS.
    """
    game, end, line = state.game, state.play(move), list[State]()
    view = game.extras.view
    if view is None or view.partly is None:
        return [end]
    cells = view.rows * view.columns
    for most in range(MOST_STEPS):
        array = state.array.copy()
        view.partly(game.parameters, array, move, most)
        if np.array_equal(array[:cells], end.array[:cells]):
            break
        line.append(State(game, array))
    return [*line, end]


def describe(game: Game) -> dict[str, Any]:
    """What a page must know of a game once: its board, its seats, names of moves that every position shares."""
    view = game.extras.view
    state, named = game.initial_state(), list[str]()
    if game.actions is not None and game.actions <= NAMED_ACTIONS:
        try:
            named = [game.move_text(state, move) for move in range(game.actions)]
        except Exception:  # a user's own game may name only moves that its position allows
            named = []
    board: dict[str, Any] = {"kind": "list"}
    if view is not None:
        board = {"kind": view.kind, "rows": view.rows, "columns": view.columns}
        board |= {"pieces": view.pieces, "steps": view.partly is not None}
        # Of a `drop` only columns have names, the moves' own
        board["column_names"] = named if view.kind == "drop" else [column_letters(i) for i in range(view.columns)]
    seats = view.seats if view else COLOUR_NAMES
    colours = view.colours if view else COLOURS
    return {
        "game": game.name,
        "options": game.options,
        "title": game.describe(),
        "players": game.players,
        "seats": [seats[seat % len(seats)] for seat in range(game.players)],
        "colours": [colours[seat % len(colours)] for seat in range(game.players)],
        "marks": [MARKS[seat % len(MARKS)] for seat in range(game.players)],
        "max_plies": game.max_plies,
        "actions": game.actions,
        "move_names": named,
        "board": board,
    }


def show(state: State) -> dict[str, Any]:
    """A position as a page draws it, with its SVG where the game has no view."""
    legal, before = state.legal_moves(), state.previous
    shown: dict[str, Any] = {
        "state": state.array.tolist(),
        "ply": state.ply,
        "moves": list(state.moves),
        "to_play": state.to_play,
        "legal": legal,
        "texts": [state.move_text(move) for move in legal],
        "outcome": state.outcome,
        "truncated": state.truncated,
        "last_text": before.move_text(state.moves[-1]) if before is not None else None,
        "steps": [step.array.tolist() for step in steps(before, state.moves[-1])] if before is not None else [],
    }
    if state.game.extras.view is None:
        shown["svg"] = state.svg()
    return shown
