"""TicTacToe: three in a row on a 3 x 3 board."""

from dataclasses import replace

from . import grid
from .base import Game

SIZE = 3


def make(planes: str = "mine,theirs") -> Game:
    """TicTacToe; a move is row * 3 + column, row 0 on top."""
    game = grid.game("tictactoe", {"planes": planes}, grid.parameters(SIZE, SIZE, 2, planes), play)
    return replace(game, extras=replace(game.extras, kaggle=replace(grid.KAGGLE, opponent="perfect")))


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, SIZE)
