"""What would break for people who hold a game or write one: its record, its pictures, its laws, its errors."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azkit
from azkit.games import grid

VARIANTS = [
    ("tictactoe", {}),
    ("tictactoe", {"planes": "mine,theirs,empty,last,colour"}),
    ("connectx", {}),
    ("connectx", {"rows": 4, "columns": 5, "inarow": 3}),
    ("connectx", {"rows": 8, "columns": 9, "inarow": 5, "planes": "mine,theirs,last"}),
    ("connectx", {"rows": 1, "columns": 3, "inarow": 2}),
    ("gobang", {"rows": 6, "columns": 6, "inarow": 4}),
    ("gobang", {"rows": 3, "columns": 5, "inarow": 3, "overlines": "nothing", "planes": "mine,theirs,last"}),
    ("nogo", {"rows": 5, "columns": 5}),
    ("nogo", {"rows": 2, "columns": 6, "planes": "mine,theirs,empty,last,colour"}),
    ("chain_reaction", {"rows": 4, "columns": 4}),
    ("chain_reaction", {"rows": 3, "columns": 4, "players": 3}),
    ("chain_reaction", {"rows": 2, "columns": 4, "players": 8, "planes": "mine,theirs,last"}),
]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_game_obeys_the_laws(name, options):
    assert azkit.check(azkit.make(name, **options), games=15) > 15


def broken(**changes):
    return dataclasses.replace(azkit.make("tictactoe"), **changes)


def wrong_sign(p, state, returns):
    status = grid.outcome(p, state, returns)
    returns[1] = returns[0]
    return status


def one_way_symmetry(p, state, k, out):
    grid.symmetry(p, state, 0, out)


def descending(p, state, moves):
    count = azkit.make("tictactoe").legal(p, state, moves)
    moves[:count] = moves[:count][::-1].copy()
    return count


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"outcome": wrong_sign}, "cancel out"),
        ({"symmetry": one_way_symmetry}, "symmetry 1 "),
        ({"legal": descending}, "ascending"),
        ({"max_plies": 4}, "outlasts"),
        ({"max_moves": 9, "actions": 8, "move_symmetry": np.arange(8, dtype=np.int32)[None]}, "0 to 7"),
        ({"parse_move": lambda state, text: 0}, "read back"),
        ({"encode": lambda p, state, planes: None}, "every input"),
    ],
)
def test_the_checker_names_the_broken_law(changes, law):
    with pytest.raises(azkit.AzkitError, match=law):
        azkit.check(broken(**changes), games=5)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_states_are_immutable_and_replay_to_the_same_position(data):
    game = azkit.make("connectx", rows=4, columns=4, inarow=3)
    state = game.initial_state()
    while state.outcome is None:
        before = state.array.copy()
        after = state.play(data.draw(st.sampled_from(state.legal_moves())))
        assert np.array_equal(state.array, before) and after.ply == state.ply + 1
        state = after
    assert game.state(state.moves) == state and hash(game.state(state.moves)) == hash(state)
    with pytest.raises(ValueError, match="read-only"):
        state.array[0] = 1


def test_an_illegal_move_says_which_and_why():
    game = azkit.make("connectx")
    with pytest.raises(ValueError, match="illegal move 9 in connectx: legal moves are"):
        game.initial_state().play(9)
    with pytest.raises(ValueError, match="ply 6: illegal move 3"):
        game.state([3] * 7)
    with pytest.raises(ValueError, match="the game is over"):
        azkit.make("tictactoe").state([0, 3, 1, 4, 2]).play(8)


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("chess", {}, "unknown game 'chess'"),
        ("connectx", {"size": 3}, "unknown option 'size'"),
        ("connectx", {"rows": 3, "columns": 3, "inarow": 4}, "too small for inarow=4"),
        ("connectx", {"rows": 0}, "rows=0 is out of range"),
        ("connectx", {"rows": "6"}, "takes int"),
        ("connectx", {"planes": "mine"}, "needs mine and theirs"),
        ("nowhere.py", {}, "no game file at nowhere.py"),
    ],
)
def test_a_bad_game_is_one_clear_line(name, options, message):
    with pytest.raises(azkit.AzkitError, match=message) as caught:
        azkit.make(name, **options)
    assert "\n" not in str(caught.value)


def test_text_and_picture_show_the_position():
    state = azkit.make("connectx").state([3, 3, 2])
    assert str(state).splitlines()[-3:] == [". . . O . . .", ". . X X . . .", "0 1 2 3 4 5 6"]
    assert state.svg().count("<circle") == 42
    assert state.svg().count(grid.COLOURS[0]) == 2 and state.svg().count("stroke=") == 1


def test_input_planes_are_relative_to_the_side_to_move():
    state = azkit.make("connectx", planes="mine,theirs,empty,last,colour").state([3, 3, 2])
    mine, theirs, empty, last, colour = state.encode()
    assert mine.sum() == 1 and mine[4, 3] == 1  # seat 1's only disc
    assert theirs.sum() == 2 and empty.sum() == 39
    assert last.sum() == 1 and last[5, 2] == 1 and colour.sum() == 0


def test_transpositions_are_one_position():
    game = azkit.make("connectx")
    assert game.state([0, 1, 2, 3]) == game.state([2, 3, 0, 1])
    shown = azkit.make("connectx", planes="mine,theirs,last")
    assert shown.state([0, 1, 2, 3]) != shown.state([2, 3, 0, 1])


def test_a_position_from_a_board_goes_on_like_the_played_one():
    game = azkit.make("connectx")
    played = game.state([3, 3, 2, 4])
    board = [int(cell) for cell in played.array[:42]]
    assert grid.from_board(game, board, 0) == played
    with pytest.raises(azkit.AzkitError, match="a board of 9 cells"):
        grid.from_board(game, [0] * 9, 0)


def test_a_game_in_a_file_of_its_own(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from azkit.games import connectx\n\ndef make(columns: int = 4):\n"
        "    return connectx.make(rows=4, columns=columns, inarow=3)\n"
    )
    game = azkit.make(str(path), columns=5)
    assert game.source == str(path) and azkit.check(game, games=3)
    path.write_text("def make(:\n")
    with pytest.raises(azkit.AzkitError, match="does not load: SyntaxError"):
        azkit.make(str(path))
