"""Dots and Boxes: whoever draws a box's fourth side owns it and moves again; the most boxes win."""

from azkit.compiled import register_jitable
from azkit.games import grid
from azkit.games.base import Game


def make(boxes: int = 2) -> Game:
    """A square of so many boxes a side. Dots, lines and boxes are the cells of one board: a move is a line's cell."""
    grid.check_range("boxes", boxes, 1, 6)
    side = 2 * boxes + 1
    p = grid.parameters(side, side, 2, "mine,theirs")
    lines = side * side // 2
    return Game(
        name="dots",
        options={"boxes": boxes},
        players=2,
        state_size=side * side + grid.TAIL,
        max_moves=lines,
        actions=side * side,
        max_plies=lines,
        planes=grid.input_shape(p),
        parameters=p,
        initial=grid.empty,
        legal=legal,
        play=play,
        to_play=grid.to_play,
        outcome=grid.outcome,
        encode=grid.encode,
        symmetry=grid.symmetry,
        move_symmetry=grid.cell_moves(side, side),
        move_text=grid.cell_text,
        parse_move=grid.parse_cell,
        text=grid.text,
        svg=grid.svg,
    )


def legal(p, state, moves):
    count = 0
    for cell in range(1, p[0] * p[1], 2):  # dots and boxes have even numbers
        if state[cell] == 0:
            moves[count] = cell
            count += 1
    return count


@register_jitable
def take(p, state, box, mark):  # 1 if all four sides are there
    side = p[1]
    if state[box - 1] == 0 or state[box + 1] == 0 or state[box - side] == 0 or state[box + side] == 0:
        return 0
    state[box] = mark
    return 1


def play(p, state, move):
    seat, side, taken = state[grid.TO_PLAY], p[1], 0
    row, column = move // side, move % side
    grid.place(p, state, move)
    if row % 2 == 0:  # a line that lies has boxes above and below
        if row > 0:
            taken += take(p, state, move - side, seat + 1)
        if row < side - 1:
            taken += take(p, state, move + side, seat + 1)
    else:
        if column > 0:
            taken += take(p, state, move - 1, seat + 1)
        if column < side - 1:
            taken += take(p, state, move + 1, seat + 1)
    if taken > 0:
        state[grid.TO_PLAY] = seat
    lead = 0
    for cell in range(side * side):
        row, column = cell // side, cell % side
        if row % 2 == 1 and column % 2 == 1:
            if state[cell] == 0:
                return
            lead += 1 if state[cell] == 1 else -1
    state[grid.STATUS] = grid.DRAW if lead == 0 else 1 if lead > 0 else 2
