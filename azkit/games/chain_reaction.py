"""Chain Reaction: orbs pile up, full cells explode onto their neighbours and take them over, until one seat is left."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..compiled import register_jitable
from ..errors import AzkitError, check_range
from . import grid
from .base import Game, State
from .draw import EMPTY, Drawing
from .picture import steps
from .view import COLOURS, MARKS, View

# A cell is 0 or orbs and seat in one number, (orbs - 1) * players + seat + 1: one orb is an ordinary mark.
SHARE = grid.OWN  # 1 / players, in 2^-BITS, rounded up: to multiply is several times as fast as to divide
NEAR = SHARE + 1  # here grid.neighbours begins
BITS = 20  # exact for all that a cell can hold: at most 960 orbs of 8 seats
BOUNDLESS = 1 << 30  # explosions
PROVEN = 150  # nodes of an exact search at each leaf where no end is near; near one it may take more
LEVELS = 3  # own input planes: cells with two orbs or more, with three, and those that the next orb makes explode
# Where one, two and three orbs lie around the centre of a drawn cell, x and y
ORB_PLACES = (((0, 0),), ((-7, 0), (7, 0)), ((-7, 5), (7, 5), (0, -7)))


def make(rows: int = 9, columns: int = 6, players: int = 2, planes: str = "mine,theirs") -> Game:
    """Chain Reaction; a move is row * columns + column, row 0 on top."""
    check_range("rows", rows, 2, 16)
    check_range("columns", columns, 2, 16)
    check_range("players", players, 2, 8)
    cells = rows * columns
    if players > cells:
        raise AzkitError(f"a board of {rows} rows and {columns} columns is too small for players={players}")
    p = grid.parameters(rows, columns, players, planes, (1 << BITS) // players + 1, *grid.neighbours(rows, columns))
    edges = rows * (columns - 1) + columns * (rows - 1)
    drawing = Drawing(_word, _shape)
    options = {"rows": rows, "columns": columns, "players": players, "planes": planes}
    base = grid.game("chain_reaction", options, p, play)
    view = View(kind="orbs", rows=rows, columns=columns, partly=_spread)
    share = 0.1 if players == 2 else 0.0  # of others `heuristic` does not speak
    return replace(
        base,
        max_plies=2 * edges - cells + 1,  # one orb a ply, and a stable cell holds one less than it has neighbours
        planes=(base.planes[0] + LEVELS, rows, columns),
        legal=legal,
        encode=encode,
        text=drawing.text,
        svg=drawing.svg,
        heuristic=heuristic,
        extras=replace(base.extras, view=view, from_orbs=from_orbs, prove_nodes=PROVEN, heuristic_share=share),
    )


@register_jitable
def _mass(p, cell) -> int:
    """Orbs at which a cell explodes: as many as it has neighbours."""
    count = 0
    for i in range(4):
        count += p[NEAR + 4 * cell + i] >= 0
    return count


@register_jitable
def _orbs(p, state, cell) -> int:
    return (state[cell] + p[grid.PLAYERS] - 1) * p[SHARE] >> BITS


@register_jitable
def _seat(p, state, cell) -> int:
    """Whose orbs lie on a cell that is not empty."""
    return state[cell] - 1 - ((state[cell] - 1) * p[SHARE] >> BITS) * p[grid.PLAYERS]


@register_jitable
def _fill(p, state, cell, orbs, seat) -> None:
    """Put so many orbs of a seat on a cell, in place of what lay there."""
    state[cell] = (orbs - 1) * p[grid.PLAYERS] + seat + 1 if orbs > 0 else 0


def legal(p, state, moves) -> int:
    """Cells that are empty or one's own."""
    count = 0
    for cell in range(p[grid.ROWS] * p[grid.COLUMNS]):
        if state[cell] == 0 or _seat(p, state, cell) == state[grid.TO_PLAY]:
            moves[count] = cell
            count += 1
    return count


@register_jitable
def _spread(p, state, move, most) -> bool:
    """Place an orb and let at most `most` cells explode, first in, first out, until all are stable or the seat's own.

    Returns whether an explosion left no orb to the other seats.
    """
    cells, seat = p[grid.ROWS] * p[grid.COLUMNS], state[grid.TO_PLAY]
    others, explosions, head, waiting = 0, 0, 0, 0
    queue = np.empty(cells, np.int16)  # a ring; a cell is in it once
    for cell in range(cells):
        others += state[cell] > 0 and _seat(p, state, cell) != seat
    _fill(p, state, move, _orbs(p, state, move) + 1, seat)
    if _orbs(p, state, move) == _mass(p, move):
        queue[0], waiting = move, 1
    while waiting > 0 and explosions < most:
        cell, explosions = queue[head], explosions + 1
        head, waiting = (head + 1) % cells, waiting - 1
        mass, left = _mass(p, cell), _orbs(p, state, cell) - _mass(p, cell)
        _fill(p, state, cell, left, seat)
        if left >= mass:
            queue[(head + waiting) % cells], waiting = cell, waiting + 1
        for i in range(mass):
            near = p[NEAR + 4 * cell + i]
            others -= state[near] > 0 and _seat(p, state, near) != seat
            orbs = _orbs(p, state, near) + 1
            _fill(p, state, near, orbs, seat)
            if orbs == _mass(p, near):
                queue[(head + waiting) % cells], waiting = near, waiting + 1
        if others == 0:
            return True
    return False


def play(p, state, move) -> None:
    """Place an orb with all that follows; next is the next seat that has orbs or has not had its first turn yet."""
    cells, players, seat = p[grid.ROWS] * p[grid.COLUMNS], p[grid.PLAYERS], state[grid.TO_PLAY]
    won = _spread(p, state, move, BOUNDLESS)
    if p[grid.PLANES] & grid.LAST_PLANE:
        state[grid.LAST] = move + 1
    if won:
        state[grid.STATUS] = seat + 1
        state[grid.TO_PLAY] = (seat + 1) % players
        return
    orbs, alive = 0, 0  # alive: a bit a seat
    for cell in range(cells):
        if state[cell] > 0:
            orbs += _orbs(p, state, cell)
            alive |= 1 << _seat(p, state, cell)
    following = (seat + 1) % players
    while orbs >= players and not alive >> following & 1:  # there are as many orbs as there were plies
        following = (following + 1) % players
    state[grid.TO_PLAY] = following


def encode(p, state, planes) -> None:
    """What grid shows of whose cells they are, then LEVELS."""
    grid.encode(p, state, planes)
    cells = p[grid.ROWS] * p[grid.COLUMNS]
    first = len(planes) - LEVELS * cells
    for cell in range(cells):
        orbs = _orbs(p, state, cell)
        planes[first + cell] = orbs >= 2
        planes[first + cells + cell] = orbs >= 3
        planes[first + 2 * cells + cell] = orbs == _mass(p, cell) - 1


def heuristic(p, state) -> float:
    """Seat 0's share of the orbs above seat 1's."""
    balance, total = 0, 1
    for cell in range(p[grid.ROWS] * p[grid.COLUMNS]):
        if state[cell] > 0:
            orbs = _orbs(p, state, cell)
            total += orbs
            balance += orbs if _seat(p, state, cell) == 0 else -orbs
    return balance / total


def from_orbs(game: Game, cells: Sequence[tuple[int, int]], seat: int, plies: int) -> State:
    """The running position with (orbs, seat) on each cell, row by row; the seat of an empty one means nothing.

    No moves are known, so `State.moves` is empty. AzkitError says why no game comes to such a position.
    """
    p, players = game.parameters, game.players
    position = grid.from_cells(game, [(orbs - 1) * players + own + 1 if orbs else 0 for orbs, own in cells], seat)
    held = [sum(orbs for orbs, own in cells if own == of) for of in range(players)]
    for cell, (orbs, _) in enumerate(cells):
        if orbs >= _mass(p, cell):
            raise AzkitError(f"cell {grid.cell_text(position, cell)} has exploded long before it holds {orbs} orbs")
    if sum(held) != plies:
        raise AzkitError(f"there are {sum(held)} orbs after {plies} turns: every turn adds one")
    if plies < players and held != [int(of < plies) for of in range(players)]:
        raise AzkitError(f"after {plies} turns each of the first {plies} seats has one orb, and no other seat has any")
    if plies >= players and sum(map(bool, held)) < 2:
        raise AzkitError("only one seat has orbs left: the game is over")
    if plies >= players and not held[seat]:
        raise AzkitError(f"seat {seat} has no orbs left and takes no more turns")
    if seat != plies % players and (plies < players or all(held)):
        raise AzkitError(f"after {plies} turns it is the turn of seat {plies % players}, not of seat {seat}")
    return position


cascade = steps  # (state, move): the boards that a legal move leads through, one an explosion


def _word(state: State, cell: int) -> str:
    """A seat's mark and how many orbs it has there."""
    p = state.game.parameters
    return f"{MARKS[_seat(p, state.array, cell)]}{_orbs(p, state.array, cell)}" if state.array[cell] else ". "


def _shape(state: State, cell: int, ring: str) -> str:
    """Up to three orbs in the seat's colour, their number where there are more."""
    orbs, seat = _orbs(state.game.parameters, state.array, cell), _seat(state.game.parameters, state.array, cell)
    parts = [f'<circle r="15" fill="{EMPTY}"{ring}/>']
    for x, y in ORB_PLACES[min(orbs, len(ORB_PLACES)) - 1] if orbs else ():
        parts.append(f'<circle cx="{x}" cy="{y}" r="6" fill="{COLOURS[seat]}"/>')
    if orbs > len(ORB_PLACES):
        parts.append(f'<text y="5" text-anchor="middle" font-size="14" font-family="sans-serif">{orbs}</text>')
    return "".join(parts)
