"""A wrong entry of the book loses games that search would not have lost; it is compared with exact play."""

import random

import numpy as np
import pytest

import azkit
from azkit.arena.positions import sample
from azkit.games.connectx import book, make_book
from azkit.games.connectx.bitboard import bits, board_shape, wins
from azkit.search.alphabeta import AlphaBeta

SMALL = 3, 4, 3  # rows, columns, in a row
PLIES = 3


def test_a_small_book_keeps_exactly_what_plain_search_keeps():
    """Before the last ply all good moves are listed; in the last one a good one is, and nothing else."""
    game, shape = azkit.make("connectx", rows=3, columns=4, inarow=3), board_shape(*SMALL)
    levels = make_book.book_positions(shape, PLIES)
    solved = make_book.solve_together(SMALL, list(levels[-1].values()))
    made = make_book.assembled(shape, levels, dict(zip(levels[-1], solved, strict=True)))
    rng, met = random.Random(0), 0
    for _ in range(120):
        state = game.initial_state()
        for _ in range(rng.randint(0, PLIES)):
            state = state.play(rng.choice(state.legal_moves()))
            if state.outcome is not None:
                break
        if state.outcome is not None:
            continue
        values = {move: np.sign(value) for move, value in AlphaBeta(game).values(state, 12).items()}
        good = {move for move, value in values.items() if value == max(values.values())}
        columns = made.columns(shape, *bits(shape, state.array[:12].tolist(), state.to_play + 1))
        if columns:
            met += 1
            assert set(columns) <= good and (state.ply == PLIES or set(columns) == good), state
        else:
            assert any(state.play(move).outcome == tuple(1.0 if s == state.to_play else -1.0 for s in (0, 1))
                       for move in state.legal_moves()), "only a win in one is in no book"  # fmt: skip
    assert met > 80


def test_the_book_that_agents_carry_agrees_with_exact_play():
    """Against Connect Four's published first moves, and azkit's own positions, scored by another program."""
    game, shape = azkit.make("connectx"), board_shape(6, 7, 4)
    file = game.extras.book(game)
    assert file is not None
    made = book.unpack(file.read_bytes())

    def columns(state):
        return made.columns(shape, *bits(shape, state.array[:42].tolist(), state.to_play + 1))

    assert columns(game.initial_state()) == [3]
    signs = dict(zip(made.keys.tolist(), made.signs.tolist(), strict=True))
    for first, sign in ((0, 1), (1, 1), (2, 0), (3, -1)):  # of the second player
        board = game.state([first]).array[:42].tolist()
        assert signs[book.canonical(shape, *bits(shape, board, 2))[0]] == sign
    early = [position for position in sample(game, 2000) if position.state.ply <= 6]
    assert len(early) > 200 and all(sign != book.UNKNOWN for sign in signs.values())
    for position in early:
        listed = columns(position.state)
        assert all(position.is_good(column) for column in listed), position.state
        assert listed or wins(shape, *bits(shape, position.state.array[:42].tolist(), position.state.to_play + 1))


def test_solving_goes_on_where_it_was_stopped_and_a_half_made_book_says_what_it_knows(tmp_path, monkeypatch):
    monkeypatch.setattr(make_book, "TOGETHER", 5)
    whole, parts = tmp_path / "whole.npz", tmp_path / "parts.npz"
    *_, (known, count) = make_book.solve(SMALL, PLIES, whole, workers=2)
    assert known == count > 10
    first = make_book.solve(SMALL, PLIES, parts)
    assert [next(first), next(first)] == [(0, count), (5, count)]
    first.close()
    half, full = book.unpack(parts.read_bytes()), book.unpack(whole.read_bytes())
    assert (half.keys == full.keys).all() and 0 < (half.signs != book.UNKNOWN).sum() < len(half.keys)
    sure = half.signs != book.UNKNOWN
    assert (half.signs[sure] == full.signs[sure]).all() and not (half.good[~sure]).any()
    assert next(make_book.solve(SMALL, PLIES, parts)) == (5, count)
    list(make_book.solve(SMALL, PLIES, parts))
    assert parts.read_bytes() == whole.read_bytes()
    assert (full.signs != book.UNKNOWN).all() and full.good.all()


def test_a_board_of_more_than_eight_columns_has_a_book():
    """On a row of nine all first moves draw, and the book lists each."""
    board = 1, 9, 3
    shape = board_shape(*board)
    levels = make_book.book_positions(shape, 1)
    solved = make_book.solve_together(board, list(levels[-1].values()))
    made = book.unpack(make_book.assembled(shape, levels, dict(zip(levels[-1], solved, strict=True))).pack())
    assert made.columns(shape, 0, 0) == list(range(9))


def test_a_book_to_the_last_ply_takes_a_full_board_for_a_draw():
    """It was lost for who is to play, so that whoever filled it had won."""
    board = 1, 3, 3
    shape = board_shape(*board)
    levels = make_book.book_positions(shape, 3)
    solved = make_book.solve_together(board, list(levels[-1].values()))
    assert set(solved) == {(0, 0)}
    made = make_book.assembled(shape, levels, dict(zip(levels[-1], solved, strict=True)))
    assert not made.signs.any() and made.columns(shape, 0, 0) == [0, 1, 2]


def test_a_book_of_more_plies_than_games_last_is_refused(tmp_path):
    """The command named a file that it had not written."""
    with pytest.raises(azkit.AzkitError, match="plies=8"):
        list(make_book.solve((2, 3, 3), 8, tmp_path / "book.npz"))


def test_a_file_that_is_no_book_of_this_board_is_told(tmp_path):
    path = tmp_path / "book.npz"
    for board, plies in (((3, 3, 3), 2), ((3, 3, 3), PLIES), (SMALL, PLIES - 1)):
        path.unlink(missing_ok=True)
        list(make_book.solve(board, plies, path))
        with pytest.raises(azkit.AzkitError, match="holds a book of another board, or of other plies"):
            next(make_book.solve(SMALL, PLIES, path))
    path.write_bytes(b"nothing")
    with pytest.raises(azkit.AzkitError, match="is no book"):
        next(make_book.solve(SMALL, PLIES, path))
