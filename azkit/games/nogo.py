"""NoGo: Go stones that may never capture, nor be placed without a liberty; whoever has no move loses."""

from dataclasses import replace

import numpy as np

from ..compiled import register_jitable
from ..errors import check_range
from . import grid
from .base import Game

FORBIDDEN = -1  # an empty cell where the side to move may not place; 0 is one where it may
# Bitboards: a row has a bit for each column and one more, always 0, before the next row; a word holds DEPTH rows.
DEPTH = grid.OWN
WORD = 62  # bits that are used of 64
SMALL = 49  # cells of a board at most for which proofs of leaves were seen to pay: on larger ones nodes cost more
EMPTY, MINE, THEIRS, GROUP, LIFE, ATARI, OTHER = range(7)  # the bitboards of a position


def make(rows: int = 7, columns: int = 7, planes: str = "mine,theirs") -> Game:
    """NoGo; a move is row * columns + column, row 0 on top. There is no pass. Plane "empty": the legal moves."""
    check_range("rows", rows, 2, 19)
    check_range("columns", columns, 2, 19)
    p = grid.parameters(rows, columns, 2, planes, WORD // (columns + 1))
    options = {"rows": rows, "columns": columns, "planes": planes}
    game = grid.game("nogo", options, p, play)
    nodes = 150 if rows * columns <= SMALL else 0
    return replace(game, heuristic=heuristic, extras=replace(game.extras, prove_nodes=nodes))


@register_jitable
def _around(p, bits, which, word) -> int:
    """One word of the cells next to those of a bitboard, some bits off the board among them."""
    width, own = p[grid.COLUMNS] + 1, bits[which, word]
    near, edge = own << 1 | own >> 1 | own << width | own >> width, width * (p[DEPTH] - 1)
    if word > 0:
        near |= bits[which, word - 1] >> edge
    if word + 1 < bits.shape[1]:
        near |= bits[which, word + 1] << edge
    return near


@register_jitable
def _sort_out(p, bits, stones, life, atari) -> None:
    """Add the liberties of each group of `stones` to `life`, or if it has only one to `atari`; uses the stones up."""
    words = bits.shape[1]
    for seed in range(words):
        while bits[stones, seed]:
            for word in range(words):
                bits[GROUP, word] = 0
            bits[GROUP, seed], grows = bits[stones, seed] & -bits[stones, seed], True
            while grows:
                grows = False
                for word in range(words):
                    group = (bits[GROUP, word] | _around(p, bits, GROUP, word)) & bits[stones, word]
                    grows |= group != bits[GROUP, word]
                    bits[GROUP, word] = group
            liberties = 0
            for word in range(words):
                free = _around(p, bits, GROUP, word) & bits[EMPTY, word]
                liberties += 0 if free == 0 else 1 if free & free - 1 == 0 else 2
            for word in range(words):
                bits[life if liberties > 1 else atari, word] |= _around(p, bits, GROUP, word) & bits[EMPTY, word]
                bits[stones, word] ^= bits[GROUP, word]


@register_jitable
def _find_moves(p, state, mark) -> np.ndarray:
    """Words of the cells where every group keeps a liberty if `mark` is placed there, its own included."""
    rows, columns, depth, cell = p[grid.ROWS], p[grid.COLUMNS], p[DEPTH], 0
    bits = np.zeros((7, (rows - 1) // depth + 1), np.int64)
    for row in range(rows):
        word, shift = row // depth, row % depth * (columns + 1)
        for column in range(columns):
            who = EMPTY if state[cell] <= 0 else MINE if state[cell] == mark else THEIRS
            bits[who, word] |= 1 << shift + column
            cell += 1
    _sort_out(p, bits, MINE, LIFE, OTHER)
    _sort_out(p, bits, THEIRS, OTHER, ATARI)
    for word in range(bits.shape[1]):
        life = bits[LIFE, word] | _around(p, bits, EMPTY, word)
        bits[LIFE, word] = bits[EMPTY, word] & life & ~bits[ATARI, word]
    return bits[LIFE]


def play(p, state, move) -> None:
    """Place a stone, and mark where the next seat may not; without a move that seat has lost."""
    grid.place(p, state, move)
    columns, depth, cell = p[grid.COLUMNS], p[DEPTH], 0
    words = _find_moves(p, state, state[grid.TO_PLAY] + 1)
    for row in range(p[grid.ROWS]):
        legal = words[row // depth] >> row % depth * (columns + 1)
        for column in range(columns):
            if state[cell] <= 0:
                state[cell] = FORBIDDEN + (legal >> column & 1)
            cell += 1
    if not words.any():
        state[grid.STATUS] = state[move]


@register_jitable
def _mobility(p, state, mark) -> int:
    count = 0
    for word in _find_moves(p, state, mark):
        count += grid.count_bits(word)
    return count


def heuristic(p, state) -> float:
    """How many more moves seat 0 would have than seat 1."""
    return (_mobility(p, state, 1) - _mobility(p, state, 2)) / (p[grid.ROWS] * p[grid.COLUMNS] + 1)
