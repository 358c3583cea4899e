"""A game in the terminal: who plays what, and what is answered to what a user writes."""

import re

import pytest
from app.commands import cli


def played(*arguments, written="", **settings):
    """What the screen shows while a user writes these lines."""
    done = cli("play", *arguments, written=written, **settings)
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
        ("tictactoe", 0, "you are X, and move first"),
        ("tictactoe", 1, "you are O, and do not move first"),
        ("hive", 1, "you are Black, and do not move first"),
    ],
)
def test_it_says_which_side_is_yours(game, seat, side):
    assert side in played(game, "random", "--seat", seat)


def test_several_people_share_a_board_with_an_agent():
    """Each is told whose turn it is."""
    small = ("--option", "rows=3", "--option", "columns=3", "--option", "players=3")
    screen = played("chain_reaction", "random", *small, "--seat", 0, "--seat", 1, written="a1\nc3\nq\n")
    assert "you are X and O, and move first" in screen
    assert re.findall(r"X, your move|O, your move|random plays", screen) == [
        "X, your move", "O, your move", "random plays", "X, your move"
    ]  # fmt: skip


def test_the_last_move_is_marked():
    screen = played("tictactoe", "random", "--seat", 0, "--seat", 1, written="b2\na1\n")
    assert "\n   a b c\n 1[O]. .\n 2 . X .\n 3 . . .\n" in screen
    flat = played("connectx", "random", "--seat", 0, "--seat", 1, written="0\n")
    assert "\n[X]. . . . . .\n 0 1 2 3 4 5 6\n" in flat
    exploded = played(
        "chain_reaction", "random", "--seat", 0, "--seat", 1, written="a1\ni9\n".replace("i9", "f9") + "a1\n"
    )
    assert "\n 1 . [X1].  .  .  .\n 2[X1].  .  .  .  .\n" in exploded, "every cell that an explosion changed"


def test_colours_are_for_terminals_that_want_them_and_marks_for_all():
    moves = {"written": "b2\na1\n", "color": True}
    plain = played("tictactoe", "random", "--seat", 0, "--seat", 1, written="b2\na1\n")
    coloured = played("tictactoe", "random", "--seat", 0, "--seat", 1, **moves)
    first, second = (re.search(rf"\x1b\[([\d;]+)m\x1b\[([\d;]+)m{mark}\x1b\[0m", coloured) for mark in "XO")
    assert first and second and first[2] != second[2], "each seat has a colour of its own"
    assert re.sub(r"\x1b\[[\d;]+m", "", coloured) == plain and "\x1b" not in plain
    assert played("tictactoe", "random", "--seat", 0, "--seat", 1, env={"NO_COLOR": "1"}, **moves) == plain
    assert "\x1b" in played("hive", "random", "--seat", 0, "--seat", 1, written="wA1\n", color=True)


def test_undo_goes_back_to_your_last_turn_and_begins_no_earlier():
    screen = played("tictactoe", "random", "--seat", 1, written="undo\nq\n")
    assert "You have not moved yet." in screen
    screen = played("tictactoe", "alphabeta:9", written="b2\nundo\nb2\nq\n")
    boards = re.findall(r"( 1.*\n 2.*\n 3.*)", screen)
    assert len(boards) == 4 and "X" not in boards[0] and boards[2] == boards[0] and "X" in boards[3]


def test_a_hint_is_the_agents_or_exact_plays():
    """The second board is too large for exact play."""
    screen = played("tictactoe", "random", "--seat", 0, "--seat", 1, written="a1\na2\nb1\nb2\nhint\n")
    assert "random says no more than its moves" in screen and "hint: by exact play c1 wins" in screen
    wide = ("--option", "columns=9", "--option", "rows=8", "--seat", 0, "--seat", 1)
    screen = played("connectx", "uct:300", *wide, written="3\n3\n4\n4\n5\nhint\n")
    assert re.search(r"hint: [26], worth -[\d.]+ to you", screen) and "in its stead" not in screen


def test_an_opinion_does_not_move_and_is_the_searchs():
    screen = played("connectx", "uct:200", "--option", "rows=5", "--option", "columns=6", written="think\nq\n")
    assert re.search(r"move +visits +prior +value for X +exact score\n", screen)
    assert re.search(r"^uct:200, 200 visits in \d", screen, re.MULTILINE) and "line: " in screen
    assert "plays" not in screen


def test_a_rematch_swaps_seats_and_the_end_can_be_taken_back():
    fills = "a1\nb1\nc1\na2\nb2\nc2\na3\nb3\nc3\n"  # cell after cell, whatever a random agent does: twice ends any game
    screen = played("tictactoe", "random", written=fills * 2 + "what\ny\nq\n")
    assert "Another game, with seats swapped? y, n or undo: " in screen
    assert screen.index("you are X, and move first") < screen.index("you are O, and do not move first")
    two = ("--seat", 0, "--seat", 1)
    screen = played("tictactoe", "random", *two, written="a1\na2\nb1\nb2\nc1\nundo\nc1\nn\n")
    assert screen.count("X: win, O: lose.") == 2 and screen.count("X, your move") == 4
    assert screen.endswith("y, n or undo: ")


def test_a_rematch_asks_the_same_adviser():
    """It was made, compiled and announced again for every game."""
    screen = played("tictactoe", "random", "--seat", 0, "--seat", 1, written="hint\na1\na2\nb1\nb2\nc1\ny\nhint\nq\n")
    assert screen.count("random says no more than its moves") == 1 and screen.count("hint: ") == 2


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
    assert re.search(r"(You win|You lose|A draw)\.\nAnother game.*$", screen.strip())
