"""Solves the openings of ConnectX once, for the book that packaged agents look them up in."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from ...errors import AzkitError
from ...files import commit, read_regular, zip_stream
from .bitboard import Shape, Stones, board_shape, children, wins
from .book import UNKNOWN, Book, canonical, unpack
from .solver import Solver

TOGETHER = 32  # neighbouring positions that are solved with one hash table, for they have much of their tree in common
SLOT_BITS = 23  # of that table: 64 MB; more finds more, but is read more slowly
MOST = 1 << 28  # bytes that a book unpacks to

Solved = tuple[int, int]  # the sign of a value, and the columns that keep it, a bit each


def book_positions(shape: Shape, plies: int) -> list[dict[int, Stones]]:
    """By ply, from 0 to `plies`: the book's positions by their keys, ascending."""
    levels: list[dict[int, Stones]] = [{0: (0, 0)}]
    for _ in range(plies):
        after = [child for stones in levels[-1].values() for _, child in children(shape, *stones)]
        keyed = [canonical(shape, *stones)[:2] for stones in after if not wins(shape, *stones)]
        levels.append(dict(sorted(keyed)))
    return levels


def solve_together(board: tuple[int, int, int], positions: Sequence[Stones]) -> list[Solved]:
    """Signs and columns of positions on a board of (rows, columns, inarow), without those that win at once."""
    solver = Solver(*board, slot_bits=SLOT_BITS)
    return [_solved(solver, *stones) for stones in positions]


def _solved(solver: Solver, mine: int, mask: int) -> Solved:
    """One column of a position that is won or drawn, for to find all takes far longer; all of a lost one. None of a
    full board, which is a draw."""
    replies = list(children(solver.shape, mine, mask))
    if not replies:
        return 0, 0
    for sign in (1, 0):  # is it won, and only then: is it drawn
        for column, stones in replies:
            if not solver.reaches(*stones, 1 - sign):
                return sign, 1 << column
    return -1, sum(1 << column for column, _ in replies)


def solve(board: tuple[int, int, int], plies: int, path: Path, workers: int = 1) -> Iterator[tuple[int, int]]:
    """Solve the last ply's positions, and from them all before; yields how many of the last ply are known, of how many.

    The file at `path` holds what is known after each yield, and what it knew is not solved again. Raises AzkitError
    if it holds another board's book, or one of other plies, or if no game lasts so many.
    """
    shape = board_shape(*board)
    levels = book_positions(shape, plies)
    if not levels[-1]:
        raise AzkitError(f"plies={plies} leave nothing to solve, for all games are over or won in one: choose fewer")
    known = _read(path, levels)
    todo = [key for key in levels[-1] if key not in known]
    chunks = [todo[first : first + TOGETHER] for first in range(0, len(todo), TOGETHER)]
    pool = ProcessPoolExecutor(workers)
    try:
        positions = [[levels[-1][key] for key in keys] for keys in chunks]
        answers = pool.map(solve_together, [board] * len(chunks), positions)
        yield len(known), len(levels[-1])
        for keys, solved in zip(chunks, answers, strict=True):
            known |= zip(keys, solved, strict=True)
            commit(path, assembled(shape, levels, known).pack())
            yield len(known), len(levels[-1])
    finally:  # whoever stops waits for what is being solved, not for all that was planned
        pool.shutdown(cancel_futures=True)


def _read(path: Path, levels: Sequence[dict[int, Stones]]) -> dict[int, Solved]:
    """What a file, which may be missing or anybody's, knows of the last ply.

    One of other positions would lend its values to those that it shares.
    """
    try:
        book = unpack(zip_stream(read_regular(path), MOST).getvalue())
        if any(array.shape != book.keys.shape or array.dtype.kind not in "iu" for array in vars(book).values()):
            raise ValueError("it holds other arrays")
    except FileNotFoundError:
        return {}
    except Exception as error:  # NumPy raises anything on bytes that are not its own
        raise AzkitError(f"{path} is no book of openings: {error}; choose another file") from error
    if book.keys.tolist() != sorted(key for level in levels for key in level):
        raise AzkitError(f"{path} holds a book of another board, or of other plies: choose another file")
    rows = zip(book.keys.tolist(), book.signs.tolist(), book.good.tolist(), strict=True)
    return {key: (sign, good) for key, sign, good in rows if sign != UNKNOWN and key in levels[-1]}


def assembled(shape: Shape, levels: Sequence[dict[int, Stones]], last: dict[int, Solved]) -> Book:
    """A book from what is known of the last level: a position is worth the best that its moves lead to."""
    known = dict(last)
    for level in reversed(levels[:-1]):
        for key, stones in level.items():
            values = {}
            for column, child in children(shape, *stones):
                won = wins(shape, *child)
                values[column] = -1 if won else -known.get(canonical(shape, *child)[0], (-UNKNOWN, 0))[0]
            best = max(values.values())
            if best == 1 or UNKNOWN not in values.values():
                known[key] = best, sum(1 << column for column, value in values.items() if value == best)
    rows = sorted((key, *known.get(key, (UNKNOWN, 0))) for level in levels for key in level)
    keys, signs, good = zip(*rows, strict=True)
    masks = np.array(good, np.min_scalar_type((1 << shape.columns) - 1))
    return Book(np.array(keys, np.int64), np.array(signs, np.int8), masks)
