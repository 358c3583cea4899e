"""A game in the terminal: who plays what, and what is answered to what a user writes."""

import re

import pytest
from typer.testing import CliRunner

from azkit.app.cli import app


def played(*arguments, written=""):
    """What the screen shows while a user writes these lines."""
    done = CliRunner().invoke(app, ["play", *map(str, arguments)], input=written)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_game_is_named_as_train_names_it():
    """`azkit train tictactoe` leads people to `azkit play tictactoe`, which said that there is no such agent."""
    assert played("tictactoe").startswith("tictactoe planes=mine,theirs against uct:")
    assert " against random" in played("nogo", "random").splitlines()[0]
    assert played("random").startswith("connectx ")
    assert played("random", "--game", "nogo", "--option", "rows=3").startswith("nogo rows=3 ")


@pytest.mark.parametrize(
    ("game", "seat", "side"),
    [
        ("tictactoe", 0, "seat 0, X on the board, and move first"),
        ("tictactoe", 1, "seat 1, O on the board, and do not"),
    ],
)
def test_it_says_which_side_is_yours(game, seat, side):
    assert side in played(game, "random", "--seat", seat)


def test_a_game_without_marks_names_the_seat():
    assert "you have seat 1, and do not move first" in played("hive", "random", "--seat", 1)


def test_mistakes_are_answered_in_the_words_that_moves_are_written_in():
    screen = played("tictactoe", "random", written="hello\n?\nb2\nb2\nq\n")
    assert "'hello' is not a cell" in screen and "legal: a1 b1 c1" in screen
    assert re.search(r"illegal move 4 \(b2\) in tictactoe: legal moves are [abc][123], ", screen)
    assert screen.count("random plays") == 1


def test_one_mistake_fills_no_screen():
    """Hive has dozens of legal moves: a few are named after a mistake, all after a question."""
    screen = played("hive", "random", "--seat", 0, written="wG1\nwA1 -bQ\n?\nq\n")
    assert all(len(line) <= 300 for line in screen.splitlines()), screen


def test_the_second_seat_waits_for_the_first():
    screen = played("tictactoe", "random", "--seat", "1")  # the end of input quits, too
    assert screen.index("random plays") < screen.index("your move")


def test_a_game_is_played_to_its_end():
    """Column after column from the left fills the board whatever a random agent does."""
    screen = played("random", "--option", "rows=4", "--option", "columns=4", written="0\n1\n2\n3\n" * 8)
    assert re.search(r"(You win|You lose|A draw)\.$", screen.strip())
