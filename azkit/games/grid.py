"""What games on a rectangular board share: the record, the state's layout, symmetries, input planes, lines, notation.

State layout: the cells row by row from the top, 0 empty or seat + 1 (below 0: empty, but not for the side to move),
then the tail below. Parameters: the first four below; a game appends its own.
"""

import re
from collections.abc import Callable, Sequence

import numpy as np

from ..compiled import register_jitable
from ..errors import AzkitError, check_range
from .base import ENDED, RUNNING, Extras, Game, Kaggle, State
from .draw import DISCS, column_letters
from .view import View

ROWS, COLUMNS, PLAYERS, PLANES, OWN = 0, 1, 2, 3, 4  # places in the parameters; OWN: the game's own begin here
INAROW = OWN  # of a game that `open_lines` is for
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))  # of lines, down and right
HALF = 200.0  # difference in open lines that is worth half a game
TO_PLAY, STATUS, LAST = -3, -2, -1  # places at the end of a state
TAIL = 3
DRAW = -1  # STATUS is 0 while the game runs, seat + 1 of the winner, or DRAW
# Names of input planes in the order they are stacked; "theirs" is one plane for each other seat, next seat first.
PLANE_NAMES = ("mine", "theirs", "empty", "last", "colour")
LAST_PLANE = 1 << PLANE_NAMES.index("last")


def parameters(rows: int, columns: int, players: int, planes: str, *own: int) -> np.ndarray:
    """The parameters of a grid game, int64; `planes` names the input planes, comma between them."""
    names = {name.strip() for name in planes.split(",")}
    if not {"mine", "theirs"} <= names <= set(PLANE_NAMES):
        raise AzkitError(f"option planes={planes!r}: needs mine and theirs, may add empty, last, colour")
    mask = sum(1 << PLANE_NAMES.index(name) for name in names)
    return np.array([rows, columns, players, mask, *own], np.int64)


def input_shape(p: np.ndarray) -> tuple[int, int, int]:
    """Network input (channels, rows, columns) for these parameters."""
    rows, columns, players, planes = map(int, p[:OWN])
    return planes.bit_count() + players - 2, rows, columns  # "theirs" is one for each other seat


def check_board(rows: int, columns: int, inarow: int, largest: int) -> None:
    """Raise AzkitError unless a line of `inarow` fits onto a board of at most `largest` rows and columns."""
    check_range("rows", rows, 1, largest)
    check_range("columns", columns, 1, largest)
    check_range("inarow", inarow, 2, largest)
    if inarow > max(rows, columns):
        raise AzkitError(f"a board of {rows} rows and {columns} columns is too small for inarow={inarow}")


@register_jitable
def image(rows: int, columns: int, row: int, column: int, k: int) -> int:
    """The cell to which symmetry k takes one: bit 0 mirrors columns, bit 1 rows, bit 2 transposes (squares only)."""
    down, right = rows - 1 - row if k & 2 else row, columns - 1 - column if k & 1 else column
    return right * columns + down if k & 4 else down * columns + right


@register_jitable
def place(p, state, cell) -> None:
    """The side to move puts its mark on a cell, and the next seat is to move."""
    state[cell] = state[TO_PLAY] + 1
    state[TO_PLAY] = (state[TO_PLAY] + 1) % p[PLAYERS]
    if p[PLANES] & LAST_PLANE:  # only an encoding that shows the last move may tell transpositions apart
        state[LAST] = cell + 1


@register_jitable
def completes_line(p, state, cell, inarow, exactly=False) -> bool:
    """Whether a line of `inarow` or more marks (or `exactly` so many) of one seat runs through a cell."""
    rows, columns, mark = p[ROWS], p[COLUMNS], state[cell]
    for down, right in DIRECTIONS:
        length = 1
        for sign in (1, -1):
            row, column = cell // columns + sign * down, cell % columns + sign * right
            while 0 <= row < rows and 0 <= column < columns and state[row * columns + column] == mark:
                length += 1
                row += sign * down
                column += sign * right
        if length == inarow or length > inarow and not exactly:
            return True
    return False


@register_jitable
def end_by_line(p, state, cell, inarow, exactly=False) -> None:
    """Set STATUS after a mark on `cell`: its line wins, a full board is a draw."""
    if completes_line(p, state, cell, inarow, exactly):
        state[STATUS] = state[cell]
        return
    for other in range(p[ROWS] * p[COLUMNS]):
        if state[other] == 0:
            return
    state[STATUS] = DRAW


@register_jitable
def _open_line(p, state, cell, down, right) -> float:
    """4^n for n marks of seat 0 alone, -4^n for seat 1 alone, in the `inarow` cells from here on; else 0."""
    rows, columns, last = p[ROWS], p[COLUMNS], p[INAROW] - 1
    row, column = cell // columns + last * down, cell % columns + last * right
    if row >= rows or not 0 <= column < columns:
        return 0.0
    first, second, step = 0, 0, down * columns + right
    for i in range(p[INAROW]):
        mark = state[cell + i * step]
        first += mark == 1
        second += mark == 2
    if first > 0 and second > 0 or first + second == 0:
        return 0.0
    return 4.0**first if second == 0 else -(4.0**second)


def open_lines(p, state) -> float:
    """A heuristic of games that lines win: those that only one seat can still fill, each worth four times as much for
    each mark on it."""
    total = 0.0
    for cell in range(p[ROWS] * p[COLUMNS]):
        for down, right in DIRECTIONS:
            total += _open_line(p, state, cell, down, right)
    return total / (HALF + abs(total))


@register_jitable
def count_bits(bits: int) -> int:
    """Bits that are set; LLVM knows this loop and emits one instruction."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def empty(p, state) -> None:
    """The empty board, seat 0 to move."""
    state[:] = 0


def empty_cells(p, state, moves) -> int:
    """Every empty cell is a legal move."""
    count = 0
    for cell in range(p[ROWS] * p[COLUMNS]):
        if state[cell] == 0:
            moves[count] = cell
            count += 1
    return count


def to_play(p, state) -> int:
    """The seat to move."""
    return state[TO_PLAY]


def outcome(p, state, returns) -> int:
    """Read STATUS: the winner +1, every other seat -1, all 0 for a draw."""
    status = state[STATUS]
    for seat in range(p[PLAYERS]):
        returns[seat] = 0.0 if status <= 0 else 1.0 if status == seat + 1 else -1.0
    return RUNNING if status == 0 else ENDED


@register_jitable
def encode(p, state, planes) -> None:
    """Stack the wanted planes; see PLANE_NAMES."""
    cells, players, mask, seat = p[ROWS] * p[COLUMNS], p[PLAYERS], p[PLANES], state[TO_PLAY]
    planes[:] = 0.0
    extra = players * cells  # planes of the seats come first: mine, then theirs
    for cell in range(cells):
        if state[cell] > 0:
            planes[(state[cell] - 1 - seat) % players * cells + cell] = 1.0
    for bit in range(2, 5):
        if mask >> bit & 1:
            for cell in range(cells):
                if bit == 2 and state[cell] == 0 or bit == 3 and state[LAST] == cell + 1 or bit == 4 and seat == 0:
                    planes[extra + cell] = 1.0
            extra += cells


def symmetry(p, state, k, out) -> None:
    """The image of a whole state; what lies behind the cells stays, but for the cell played last."""
    rows, columns = p[ROWS], p[COLUMNS]
    for place in range(rows * columns, len(state)):
        out[place] = state[place]
    for row in range(rows):
        for column in range(columns):
            out[image(rows, columns, row, column, k)] = state[row * columns + column]
    if state[LAST] > 0:
        last = state[LAST] - 1
        out[LAST] = image(rows, columns, last // columns, last % columns, k) + 1


def from_cells(game: Game, cells: Sequence[int], seat: int) -> State:
    """The running position with these cells and seat to move; no moves are known, so `State.moves` is empty.

    Raises AzkitError if there are too few or too many cells.
    """
    if len(cells) + TAIL != game.state_size:
        raise AzkitError(f"a board of {len(cells)} cells is not one of {game.describe()}")
    return State(game, np.array([*cells, seat, 0, 0], np.int16))


text, svg = DISCS.text, DISCS.svg  # of a game whose cells hold one mark each


def cell_text(state: State, move: int) -> str:
    """A cell as people write it: the column's letters, then the row from the top counted from 1."""
    row, column = divmod(move, int(state.game.parameters[COLUMNS]))
    return f"{column_letters(column)}{row + 1}"


def parse_cell(state: State, text: str) -> int:
    """The cell that text such as b3 names; AzkitError if there is none."""
    rows, columns = (int(size) for size in state.game.parameters[:2])
    letters = [column_letters(column) for column in range(columns)]
    named = re.fullmatch("([a-z]{1,2})([0-9]{1,3})", text.lower())
    if named and named[1] in letters and 1 <= int(named[2]) <= rows:
        return (int(named[2]) - 1) * columns + letters.index(named[1])
    raise AzkitError(f"{text!r} is not a cell: write a column letter and a row, such as a1")


# Others are shown the cells of a position.
KAGGLE = Kaggle(board=lambda state: state.array[:-TAIL].tolist(), position=from_cells)


def cell_moves(rows: int, columns: int) -> np.ndarray:
    """The image of each cell under each symmetry, int32 [K, rows * columns]: K is 8 of a square, 4 of a rectangle."""
    cells, symmetries = [divmod(cell, columns) for cell in range(rows * columns)], 8 if rows == columns else 4
    return np.array([[image(rows, columns, *cell, k) for cell in cells] for k in range(symmetries)], np.int32)


def neighbours(rows: int, columns: int) -> list[int]:
    """Four numbers a cell: the cells above, below, left and right that exist, then -1; for the end of parameters."""
    table = []
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        near = [r * columns + c for r, c in places if 0 <= r < rows and 0 <= c < columns]
        table += near + [-1] * (4 - len(near))
    return table


def game(name: str, options: dict[str, int | str], p: np.ndarray, play: Callable[..., None]) -> Game:
    """The record of a game in which seats mark empty cells in turn until `play` sets STATUS; `p` as by `parameters`.

    A game that differs puts in what is its own by dataclasses.replace: `replace(grid.game(...), legal=legal)`.
    """
    rows, columns = int(p[ROWS]), int(p[COLUMNS])
    cells = rows * columns
    return Game(
        name=name,
        options=options,
        players=int(p[PLAYERS]),
        state_size=cells + TAIL,
        max_moves=cells,
        actions=cells,
        max_plies=cells,
        planes=input_shape(p),
        parameters=p,
        initial=empty,
        legal=empty_cells,
        play=play,
        to_play=to_play,
        outcome=outcome,
        encode=encode,
        symmetry=symmetry,
        move_symmetry=cell_moves(rows, columns),
        move_text=cell_text,
        parse_move=parse_cell,
        text=text,
        svg=svg,
        extras=Extras(kaggle=KAGGLE, view=View(kind="grid", rows=rows, columns=columns)),
    )
