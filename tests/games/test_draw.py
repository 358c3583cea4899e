"""A person who reads a board must find the names of its cells there, in text and in pictures."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azkit
from azkit.games import grid
from azkit.games.draw import COLOURS, column_letters

SPACE = "{http://www.w3.org/2000/svg}"


def drawn_labels(state):
    """The texts of a picture."""
    return [text.text for text in ElementTree.fromstring(state.svg()).iter(f"{SPACE}text")]


@pytest.mark.parametrize(
    ("name", "moves", "lines"),
    [
        ("tictactoe", ["b2", "a3"], ["  a b c", "1 . . .", "2 . X .", "3 O . ."]),
        ("chain_reaction", ["b2", "a1"], ["  a  b  c", "1 O1 .  .", "2 .  X1 .", "3 .  .  ."]),
        ("nogo", ["b2", "a1"], ["  a b c", "1 O . .", "2 . X .", "3 . . ."]),
    ],
)
def test_a_board_says_how_its_cells_are_called(name, moves, lines):
    game = azkit.make(name, **({} if name == "tictactoe" else {"rows": 3, "columns": 3}))
    state = game.initial_state()
    for text in moves:
        state = state.play(state.parse_move(text))
    assert str(state).splitlines() == lines
    assert drawn_labels(state) == ["a", "b", "c", "1", "2", "3"]


def test_a_board_of_connectx_has_column_numbers():
    state = azkit.make("connectx", columns=11).state([10])
    assert str(state).splitlines()[-1].split() == drawn_labels(state) == [str(column) for column in range(11)]
    assert str(state).splitlines()[-2].rindex("X") == str(state).splitlines()[-1].rindex("10")


def test_rows_of_two_digits_stay_aligned():
    board = str(azkit.make("gobang", rows=12, columns=3, inarow=3).state([0])).splitlines()
    assert board[:2] == ["   a b c", " 1 X . ."] and board[-1] == "12 . . ."


def test_the_last_move_is_ringed_and_seats_have_colours():
    state = azkit.make("connectx").state([3, 3, 2])
    assert str(state).splitlines()[-3:] == [". . . O . . .", ". . X X . . .", "0 1 2 3 4 5 6"]
    assert state.svg().count("<circle") == 42
    assert state.svg().count(COLOURS[0]) == 2 and state.svg().count("stroke=") == 1


def test_a_ninth_player_is_drawn_too():
    """Azkit's own games have eight seats at most; a user's own may have more."""
    p = grid.parameters(3, 4, 9, "mine,theirs")
    state = grid.game("crowd", {}, p, grid.place).state(range(9))
    assert str(state).splitlines()[-1] == "3 X . . ."
    assert state.svg().count(COLOURS[0]) == 2


def test_columns_beyond_z_are_named_as_in_spreadsheets():
    assert " ".join(map(column_letters, (0, 25, 26, 51, 52, 701, 702))) == "a z aa az ba zz aaa"


@given(st.integers(0, 32 * 32 - 1))
def test_every_cell_of_the_widest_board_reads_back(move):
    state = azkit.make("gobang", rows=32, columns=32).initial_state()
    text = state.move_text(move)
    assert text.isascii() and text.isalnum() and state.parse_move(text) == state.parse_move(text.upper()) == move


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a9", "i1", "ai1", "{1", "1a", "a1 b", "a-1", "aaaa1", "a1111"])
def test_what_is_no_cell_is_refused(text):
    with pytest.raises(azkit.AzkitError, match="is not a cell"):
        azkit.make("gobang").initial_state().parse_move(text)
