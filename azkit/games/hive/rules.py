"""Hive: surround the other queen with insects that each move in their own way, on no board but the hive itself."""

import numpy as np

from ...errors import about, check_range
from ..base import ENDED, RUNNING, TRUNCATED, Extras, Game
from ..grid import empty
from . import draw, notation, position
from . import pieces as hive
from .evaluation import heuristic
from .graph import GRAPH, encode_graph
from .moves import MOST_MOVES, legal
from .pieces import CELLS, HALF, PASS, PIECES, QUEEN
from .position import cell_of, crowd


def make(pieces: str = "Base+MLP", threefold: int = 0, max_plies: int = 200) -> Game:
    """Hive with mosquito, ladybug and pillbug, or fewer; a game of `max_plies` is cut off, neither won nor drawn.

    `threefold` 1: a position that occurs for the third time is a draw.
    """
    with about("option pieces of hive"):
        pieces = notation.game_type(pieces)
    check_range("threefold", threefold, 0, 1)
    check_range("max_plies", max_plies, 10, 1000)
    takes_part = [int(kind not in hive.OPTIONAL or kind in pieces) for kind in hive.KINDS]
    p = np.array([max_plies, threefold, max_plies, *takes_part], np.int64)
    return Game(
        name="hive",
        options={"pieces": pieces, "threefold": threefold, "max_plies": max_plies},
        players=2,
        state_size=hive.KEYS + threefold * (1 + hive.KEY * max_plies),
        max_moves=MOST_MOVES,
        actions=None,
        max_plies=max_plies,
        graph=GRAPH,
        parameters=p,
        initial=empty,
        legal=legal,
        play=play,
        to_play=to_play,
        outcome=outcome,
        encode_graph=encode_graph,
        move_text=notation.move_text,
        parse_move=notation.parse_move,
        text=draw.text,
        svg=draw.svg,
        heuristic=heuristic,
        extras=Extras(
            view=draw.view(p),
            readers=notation.READERS,
            writers=notation.WRITERS,
            length=0.2,
            heuristic_share=0.1,
            sound=sound,
        ),
    )


def sound(p, state: np.ndarray) -> bool:
    """Whether a position that somebody stored is one hive, of stacks without gaps, and its counts are in range: by such
    numbers compiled rules look up cells and keys, and would else read and write where nothing of theirs is."""
    stacks: dict[int, list[int]] = {}
    for number in (int(place) - 1 for place in state[:PIECES] if place != 0):
        stacks.setdefault(number % CELLS, []).append(number // CELLS)
    gapless = all(sorted(levels) == list(range(len(levels))) for levels in stacks.values())
    reached = list(stacks)[:1]
    for cell in reached:  # grows meanwhile
        reached += [near for near in map(int, position.NEAR[cell]) if near in stacks and near not in reached]
    plies = int(state[hive.PLY])
    counted = 0 <= plies <= p[hive.CAP] and state[hive.TO_PLAY] == plies % 2 and -2 <= state[hive.STATUS] <= 2
    counted = counted and 0 <= state[hive.LAST] <= PIECES and sum(map(len, stacks.values())) <= plies
    keys = int(state[hive.KEYS]) if p[hive.THREEFOLD] == 1 else 0
    return gapless and len(reached) == len(stacks) and bool(counted) and 0 <= keys <= plies


def to_play(p, state) -> int:
    """The seat to move."""
    return int(state[hive.TO_PLAY])


def outcome(p, state, returns) -> int:
    """What the last ply made of the game."""
    status = int(state[hive.STATUS])
    returns[:] = 0
    if status > 0:
        returns[:] = -1
        returns[status - 1] = 1
    return RUNNING if status == 0 else TRUNCATED if status == hive.CAPPED else ENDED


def play(p, state, move) -> None:
    """Place or move a piece, or pass, and see whether that ends the game."""
    seat, placed = int(state[hive.TO_PLAY]), False
    state[hive.LAST] = 0
    if move != PASS:
        piece, cell, level = move // CELLS, move % CELLS, 0
        for other in range(PIECES):
            level += other != piece and state[other] > 0 and cell_of(state, other) == cell
        placed = state[piece] == 0
        if not placed:
            state[hive.LAST] = piece + 1
        state[piece] = 1 + cell + CELLS * level
    state[hive.TO_PLAY] = 1 - seat
    state[hive.PLY] += 1
    white, black = crowd(state, QUEEN) == 6, crowd(state, HALF + QUEEN) == 6
    if p[hive.THREEFOLD] == 1 and position.occurrences(p, state, placed) == 3 or white and black:
        state[hive.STATUS] = hive.DRAW
    elif white or black:
        state[hive.STATUS] = 1 + white
    elif state[hive.PLY] == p[hive.CAP]:
        state[hive.STATUS] = hive.CAPPED
