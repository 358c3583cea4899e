"""What would break for people who hold a game or write one: its record, its pictures, its laws, its errors."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azkit


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
    with pytest.raises(ValueError, match=r"illegal move 4 \(b2\) in tictactoe: legal moves are a1, b1, c1, a2, c2"):
        azkit.make("tictactoe").state([4]).play(4)
    with pytest.raises(ValueError, match=r"legal moves are (\w+, ){9}\w+ and 215 more$"):
        azkit.make("gobang", rows=15, columns=15).initial_state().play(-1)
    with pytest.raises(ValueError, match="ply 6: illegal move 3"):
        game.state([3] * 7)
    with pytest.raises(ValueError, match="the game is over"):
        azkit.make("tictactoe").state([0, 3, 1, 4, 2]).play(8)


def test_a_game_that_can_write_legal_moves_alone_says_which_move_is_illegal():
    """A user's own may look them up in the position: what it raised then was nobody's mistake to mend."""
    plain = azkit.make("tictactoe")
    game = replace(plain, move_text=lambda state, move: {one: f"cell {one}" for one in state.legal_moves()}[move])
    with pytest.raises(azkit.AzkitError, match=r"illegal move 4 in tictactoe: legal moves are cell 0, cell 1, "):
        game.state([4, 4])


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("chess", {}, "unknown game 'chess'"),
        ("connectx", {"size": 3}, "unknown option 'size'"),
        ("connectx", {"name": 3}, "unknown option 'name'"),
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


@pytest.mark.parametrize("name", ["connectx", "chain_reaction", "hive"])
def test_a_position_from_what_kaggle_shows_goes_on_like_the_played_one(name):
    """A grid game shows its cells, any other game all of its state."""
    game = azkit.make(name)
    shown = game.extras.kaggle
    for state in game.random_game(np.random.default_rng(1), 12):
        assert shown.position(game, shown.board(state), state.to_play) == state
    assert len(shown.board(state)) == (game.state_size if name == "hive" else int(np.prod(game.planes[1:])))
    with pytest.raises(azkit.AzkitError, match="a board of 9 "):
        shown.position(game, [0] * 9, 0)


DOTS = """
from dataclasses import replace
from azkit.games import grid

def make(rows: int = 3, columns: int = 4):
    p = grid.parameters(rows, columns, 2, "mine,theirs")
    return replace(grid.game("fill", {"rows": rows, "columns": columns}, p, play), max_plies=rows * columns)

def play(p, state, move):
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, 3)
"""


def test_a_users_grid_game_says_only_what_is_its_own(tmp_path):
    path = tmp_path / "fill.py"
    path.write_text(DOTS)
    game = azkit.make(str(path), rows=4)
    assert azkit.check(game, games=20) > 50
    assert game.planes == (2, 4, 4) and str(game.state([5])).startswith("  a b c d\n1 . . . .\n2 . X . .")


def test_a_game_in_a_file_of_its_own(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from azkit.games import connectx\n\ndef make(columns: int = 4):\n"
        "    return connectx.make(rows=4, columns=columns, inarow=3)\n"
    )
    game = azkit.make(str(path), columns=5)
    assert game.source == str(path) and azkit.check(game, games=3)
    path.write_text("def make(rows, columns: int = 4):\n    pass\n")
    for options in ({}, {"rows": 3}):
        with pytest.raises(azkit.AzkitError, match="option rows of .*mine.py has no default"):
            azkit.make(str(path), **options)
    path.write_text("def make():\n    pass\n")
    with pytest.raises(azkit.AzkitError, match="mine.py returns None, which is no Game"):
        azkit.make(str(path))
    path.write_text("def make(:\n")
    with pytest.raises(azkit.AzkitError, match="does not load: SyntaxError"):
        azkit.make(str(path))
