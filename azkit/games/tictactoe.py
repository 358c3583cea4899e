"""TicTacToe: three in a row on a 3 x 3 board."""

from __future__ import annotations

from . import grid
from .base import Game

SIZE = 3


def make(planes: str = "mine,theirs") -> Game:
    """TicTacToe; a move is row * 3 + column, row 0 on top."""
    p = grid.parameters(SIZE, SIZE, 2, planes)
    cells = SIZE * SIZE
    return Game(
        name="tictactoe",
        options={"planes": planes},
        players=2,
        state_size=cells + grid.TAIL,
        max_moves=cells,
        actions=cells,
        max_plies=cells,
        planes=grid.input_shape(p),
        parameters=p,
        initial=grid.empty,
        legal=grid.empty_cells,
        play=play,
        to_play=grid.to_play,
        outcome=grid.outcome,
        encode=grid.encode,
        symmetry=grid.symmetry,
        move_symmetry=grid.cell_moves(SIZE, SIZE),
        move_text=grid.cell_text,
        parse_move=grid.parse_cell,
        text=grid.text,
        svg=grid.svg,
    )


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, SIZE)
