"""Exact play of ConnectX, as far as it is within reach: by the solver and by a book of openings, under a clock too."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from ...errors import AzkitError
from ..base import State
from .bitboard import Stones, bits, board_shape
from .book import unpack
from .solver import Solver

CONNECT_FOUR = 6, 7, 4  # rows, columns, in a row: the board that bitbully and azkit's own book know
SOLVED_CELLS = 30  # boards up to this size are solved from the first move in seconds
SOLVABLE = 35  # empty cells from which on exact play may be within reach of a move's time
SOLVING = 0.9  # share of the time for a move that exact play may take
SOONER = 10  # times as many nodes as for win, draw or loss are allowed for exact scores
FIRST_RATE = 5e5  # nodes a second, until it is known; a slow core's
TELLING = 0.1  # seconds of nodes that tell the rate; less says more of a pause of this process than of its speed


class ConnectXProver:
    """See azkit.games.exact.Prover. One hash table for all calls: not for two threads at once."""

    def __init__(self, rows: int, columns: int, inarow: int, book: bytes = b"") -> None:
        """`book` as Book.pack made it, of this board. AzkitError if the board does not fit 63 bits."""
        self.board, self.shape = (rows, columns, inarow), board_shape(rows, columns, inarow)
        self.book = unpack(book) if book else None
        self.solver: Solver | None = None
        self.rate = FIRST_RATE

    def scorer(self) -> Callable[[State], Mapping[int, float]]:
        """Scores are Pons's: n for a win with the n-th stone from the last that a full board would hold."""
        if self.board == CONNECT_FOUR:
            return _bitbully()
        if self.shape.area > SOLVED_CELLS:
            size = "{} x {}".format(*self.board)
            raise AzkitError(f"connectx on {size} cells is too large for exact play: choose a smaller board")
        solver = Solver(*self.board)

        def scores(state: State) -> dict[int, float]:
            by_column = solver.scores(*self._stones(state))
            return {column: score for column, score in by_column.items() if score is not None}

        return scores

    def compile(self) -> None:
        self.solver = Solver(*self.board)
        self.solver.scores(0, 0, nodes=1)

    def probe(self, state: State) -> list[int]:
        in_reach = self.solver is not None and self.shape.area - self._stones(state)[1].bit_count() <= SOLVABLE
        return self._looked_up(state) or (state.legal_moves() if in_reach else [])

    def choose(self, state: State, order: Sequence[int], deadline: float, bank: float = 0.0) -> int | None:
        """A move that the book has, else one that wins, else one that draws if no earlier one may win; None where no
        move is worse than the others, which leaves time for a search to find where an opponent may err."""
        if good := self._looked_up(state):
            return None if len(good) == len(order) else next(move for move in order if move in good)
        return None if self.solver is None else self._solve(self.solver, state, order, deadline, bank)

    def _stones(self, state: State) -> Stones:
        """The stones of the side to move, and all."""
        return bits(self.shape, state.array[: self.shape.area].tolist(), state.to_play + 1)

    def _looked_up(self, state: State) -> list[int]:
        """The columns that the book knows to keep the value; none if it has no such position."""
        return [] if self.book is None else self.book.columns(self.shape, *self._stones(state))

    def _solve(self, solver: Solver, state: State, order: Sequence[int], deadline: float, bank: float) -> int | None:
        stones, own, before = self._stones(state), self._nodes_until(deadline), solver.nodes
        signs: dict[int, int] = {}
        for latest in (deadline, deadline + bank):  # the bank pays once the rate is known, for what then is not
            signs |= self._signs(solver, stones, order, latest)
            best = max(signs.values(), default=-1)
            if best == 1 or len(signs) == len(order):
                break
        else:  # what is known to draw is taken, what loses is not
            return next((move for move in order if signs.get(move) == 0), None if not signs else order[len(signs)])
        nodes = solver.nodes - before
        if nodes < own // SOONER:  # so cheap that the soonest win or the latest loss can be found, too
            scores = solver.scores(*stones, nodes=own - nodes)
            if None not in scores.values():
                return max(order, key=lambda move: scores[move] or 0)
        if best == -1:
            return None
        return next(move for move in order if signs.get(move) == best)

    def _signs(self, solver: Solver, stones: Stones, order: Sequence[int], latest: float) -> dict[int, int]:
        """See Solver.signs, as far as it comes in time; tells the rate."""
        began, before = perf_counter(), solver.nodes
        signs = solver.signs(*stones, order, self._nodes_until(latest))
        seconds, nodes = perf_counter() - began, solver.nodes - before
        if nodes > TELLING * self.rate:
            self.rate = nodes / max(seconds, 1e-6)
        return signs

    def _nodes_until(self, latest: float) -> int:
        return int(self.rate * SOLVING * max(latest - perf_counter(), 0.0))


def _bitbully() -> Callable[[State], Mapping[int, float]]:
    """Connect Four by bitbully and its book of openings (AGPL: for grading only, agents play without it)."""
    try:
        bitbully: Any = importlib.import_module("bitbully")
        solver = bitbully.BitBully()
    except ImportError as error:
        raise AzkitError(
            f"exact play of Connect Four needs bitbully (extra perfect; {error}): pip install bitbully"
        ) from error

    def scores(state: State) -> dict[int, float]:  # a position's own moves need not lead to it from the empty board
        rows, columns, _ = CONNECT_FOUR
        cells = state.array[: rows * columns].reshape(rows, columns)
        return dict(solver.score_all_moves(bitbully.Board(cells.tolist())))

    return scores
