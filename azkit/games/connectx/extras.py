"""What ConnectX offers beside its rules: exact play, a book, positions to grade on, and how Kaggle shows it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .. import grid
from ..base import Extras, Game, Prover
from .bitboard import fits
from .prover import CONNECT_FOUR, ConnectXProver

INAROW = grid.OWN  # the place in the parameters


def _board(game: Game) -> tuple[int, int, int] | None:
    """Rows, columns, in a row; None of another game that took over these extras: its rules may be others."""
    p = game.parameters
    return (int(p[grid.ROWS]), int(p[grid.COLUMNS]), int(p[INAROW])) if game.name == "connectx" else None


def prover(game: Game, book: bytes) -> Prover | None:
    """Exact play, on boards that fit into 63 bits."""
    board = _board(game)
    return ConnectXProver(*board, book) if board and fits(*board[:2]) else None


def _of_connect_four(game: Game, name: str) -> Path | None:
    """A file beside this one that is about Connect Four only."""
    return Path(__file__).with_name(name) if _board(game) == CONNECT_FOUR else None


EXTRAS = Extras(
    kaggle=replace(grid.KAGGLE, built_in=True, opponent="negamax"),
    opponents=("alphabeta:4", "negamax", "alphabeta:8"),
    prover=prover,
    book=lambda game: _of_connect_four(game, "book.npz"),
    positions=lambda game: _of_connect_four(game, "positions.jsonl.gz"),
)
