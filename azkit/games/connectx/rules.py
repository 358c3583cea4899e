"""ConnectX: drop discs into columns; `inarow` in a line wins (Kaggle's rules and option names)."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from ...errors import AzkitError
from .. import grid
from ..base import Extras, Game, State
from ..draw import DISCS
from ..exact import Endings, Prover
from ..view import View
from .bitboard import fits
from .endings import make_endings
from .prover import CONNECT_FOUR, ConnectXProver

DRAWING = replace(DISCS, column=str, row_names=False)


def make(rows: int = 6, columns: int = 7, inarow: int = 4, planes: str = "mine,theirs") -> Game:
    """ConnectX on any board; a move is a column, 0 on the left."""
    grid.check_board(rows, columns, inarow, 64)
    p = grid.parameters(rows, columns, 2, planes, inarow)
    options = {"rows": rows, "columns": columns, "inarow": inarow, "planes": planes}
    return replace(
        grid.game("connectx", options, p, play),
        max_moves=columns,
        actions=columns,
        legal=legal,
        move_symmetry=np.array([range(columns), range(columns - 1, -1, -1)], np.int32),
        move_text=lambda state, move: str(move),
        parse_move=parse_move,
        text=DRAWING.text,
        svg=DRAWING.svg,
        heuristic=grid.open_lines,
        extras=Extras(
            view=View(kind="drop", rows=rows, columns=columns),
            kaggle=replace(grid.KAGGLE, built_in=True, opponent="negamax"),
            opponents=("alphabeta:4", "negamax", "alphabeta:8"),
            prover=prover,
            endings=endings,
            prove_nodes=300,
            opening_plies=10,
            book=lambda game: _of_connect_four(game, "book.npz"),
            positions=lambda game: _of_connect_four(game, "positions.jsonl.gz"),
        ),
    )


def legal(p, state, moves) -> int:
    """Columns whose top cell is empty."""
    count = 0
    for column in range(p[grid.COLUMNS]):
        if state[column] == 0:
            moves[count] = column
            count += 1
    return count


def play(p, state, move) -> None:
    """Drop a disc."""
    columns = p[grid.COLUMNS]
    cell = (p[grid.ROWS] - 1) * columns + move
    while state[cell] != 0:
        cell -= columns
    grid.place(p, state, cell)
    grid.end_by_line(p, state, cell, p[grid.INAROW])


def parse_move(state: State, text: str) -> int:
    """The column that text names."""
    if not (text.isascii() and text.isdigit()):
        raise AzkitError(f"{text!r} is not a column: write a number from 0 to {state.game.max_moves - 1}")
    return int(text)


def _board(game: Game) -> tuple[int, int, int] | None:
    """Rows, columns, in a row of a board that fits into 63 bits, else None."""
    ours = game.legal is legal and game.play is play and game.outcome is grid.outcome
    if game.name != "connectx" or not ours:  # another game that took over these extras: its rules may be others
        return None
    rows, columns, inarow = map(int, game.parameters[[grid.ROWS, grid.COLUMNS, grid.INAROW]])
    return (rows, columns, inarow) if fits(rows, columns, inarow) else None


def prover(game: Game, book: bytes) -> Prover | None:
    """Exact play."""
    board = _board(game)
    return ConnectXProver(*board, book) if board else None


def endings(game: Game) -> Endings | None:
    """Exact values near the end."""
    board = _board(game)
    return make_endings(*board) if board else None


def _of_connect_four(game: Game, name: str) -> Path | None:
    """A file beside this one that is about Connect Four only."""
    return Path(__file__).with_name(name) if _board(game) == CONNECT_FOUR else None
