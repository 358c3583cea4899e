"""A game with a mistake must be told so before hours of training on it, in one line that shows the mistake."""

import itertools
import warnings
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import azkit
from azkit.games import check as module
from azkit.games import grid
from azkit.games.base import Extras, Kaggle

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
    return replace(azkit.make("tictactoe"), **changes)


def wrong_sign(p, state, returns):
    status = grid.outcome(p, state, returns)
    returns[1] = returns[0]
    return status


def one_way_symmetry(p, state, k, out):
    grid.symmetry(p, state, 0, out)


def marks_alone(p, state, k, out):
    for cell in range(9):
        if state[cell] != 0:
            out[grid.image(3, 3, cell // 3, cell % 3, k)] = state[cell]
    out[9:] = state[9:]


def descending(p, state, moves):
    count = azkit.make("tictactoe").legal(p, state, moves)
    moves[:count] = moves[:count][::-1].copy()
    return count


@pytest.mark.oldest
@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"outcome": wrong_sign}, "cancel out"),
        ({"symmetry": one_way_symmetry}, "symmetry 1 "),
        ({"symmetry": marks_alone}, "symmetry 1 must write every number of the position, zeros too"),
        ({"legal": descending}, "ascending"),
        ({"max_plies": 4}, "outlasts"),
        ({"max_moves": 9, "actions": 8, "move_symmetry": np.arange(8, dtype=np.int32)[None]}, "0 to 7"),
        ({"parse_move": lambda state, text: 0}, "read back"),
        ({"svg": lambda state: ""}, "must show the position"),
        ({"svg": lambda state: f"<svg>{state.moves[4]}</svg>"}, "test_check.py.*IndexError"),
        ({"move_text": lambda state, move: f"cell {move}"}, r"'cell 0' of move 0 does not read back after moves \[\]"),
        ({"encode": lambda p, state, planes: None}, "every input"),
        ({"extras": Extras(heuristic_share=1.0)}, "a share"),
        ({"extras": Extras(heuristic_share=0.1)}, "a heuristic of the game's own"),
    ],
)
def test_the_checker_names_the_broken_law(changes, law):
    with pytest.raises(azkit.AzkitError, match=law):
        azkit.check(broken(**changes), games=5)


DOMINEERING = """
from azkit.compiled import register_jitable
from azkit.games import grid

def make(rows: int = 6, columns: int = 6):
    p = grid.parameters(rows, columns, 2, "mine,theirs,colour")
    game = grid.game("domineering", {"rows": rows, "columns": columns}, p, play)
    return replace(game, legal=legal, max_plies=rows * columns // 2, move_symmetry=game.move_symmetry[:1])

@register_jitable
def other_half(p, state, cell):  # of a domino that begins at a cell; -1 if it does not fit
    rows, columns, flat = p[0], p[1], state[grid.TO_PLAY] == 1
    if flat and cell % columns == columns - 1 or not flat and cell // columns == rows - 1:
        return -1
    other = cell + (1 if flat else columns)
    return other if state[cell] == 0 and state[other] == 0 else -1

def legal(p, state, moves):
    count = 0
    for cell in range(p[0] * p[1]):
        if other_half(p, state, cell) >= 0:
            moves[count] = cell
            count += 1
    return count

def play(p, state, move):
    state[other_half(p, state, move)] = state[grid.TO_PLAY] + 1
    grid.place(p, state, move)
    for cell in range(p[0] * p[1]):
        if other_half(p, state, cell) >= 0:
            return
    state[grid.STATUS] = state[move]
""".replace("from azkit.games import grid", "from dataclasses import replace\nfrom azkit.games import grid")


@pytest.fixture(scope="module")
def domineering(tmp_path_factory):
    """Its file, in one place: numba then keeps what it compiles, and does so once for all seeds."""
    path = tmp_path_factory.mktemp("rules") / "domineering.py"
    path.write_text(DOMINEERING)
    return path


@pytest.mark.parametrize("seed", range(6))
def test_a_mistake_in_the_end_that_one_game_misses_is_found(seed, domineering):
    """The loser is told that he won: wrong only where seat 0 wins, so the end of that kind must be sought."""
    game = azkit.make(str(domineering))

    def upside_down(p, state, returns):
        status = game.outcome(p, state, returns)
        returns[1] = 1.0
        return status

    with pytest.raises(azkit.AzkitError, match=r"returns \(1.0, 1.0\) of two players must cancel out after moves \["):
        azkit.check(replace(game, outcome=upside_down), games=1, seed=seed)


def test_an_end_that_never_came_is_not_passed_over_quietly():
    """On a board of 1 x 3 seat 1 has one disc and cannot win."""
    with pytest.warns(UserWarning, match="no random game was won by seat 1"):
        azkit.check(azkit.make("connectx", rows=1, columns=3, inarow=2), games=3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        azkit.check(azkit.make("tictactoe"), games=1)


def test_looking_for_an_end_that_never_comes_keeps_to_the_time(monkeypatch):
    """Of a slow game a hundred more would take minutes before a training begins."""
    begun, clock, played = [], itertools.count(), module._random_line
    monkeypatch.setattr(module, "_random_line", lambda *game: begun.append(game) or played(*game))
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    with pytest.warns(UserWarning, match="no random game was won by seat 1"):
        azkit.check(azkit.make("connectx", rows=1, columns=3, inarow=2), games=1, seconds=15)
    assert 1 < len(begun) < 15


def test_an_outcome_that_forgets_a_seat_is_told():
    """Compiled code asks for outcomes again and again with the same array."""

    def forgetful(p, state, returns):
        fresh = np.zeros(2, np.float32)
        status = grid.outcome(p, state, fresh)
        for seat in range(2):
            if fresh[seat] != 0.0:
                returns[seat] = fresh[seat]
        return status

    with pytest.raises(azkit.AzkitError, match="outcome must write the return of every seat"):
        azkit.check(replace(azkit.make("tictactoe"), outcome=forgetful), games=40)


def test_what_kaggle_shows_must_lead_back_to_the_position():
    game = azkit.make("tictactoe")
    shown = Kaggle(board=game.extras.kaggle.board, position=lambda game, board, seat: game.initial_state())
    with pytest.raises(azkit.AzkitError, match=r"extras.kaggle.*after moves \["):
        azkit.check(replace(game, extras=Extras(kaggle=shown)), games=1)


OWN = """
from azkit.games import tictactoe
from dataclasses import replace

def make():
    return replace(tictactoe.make(), encode=encode)

def encode(p, state, planes):
    for cell in range(9):
        planes[0, cell // 3, cell % 3] = state[cell] == 1
"""


def test_an_index_that_is_wrong_is_one_line_with_its_file_and_what_to_do(tmp_path):
    path = tmp_path / "own.py"
    path.write_text(OWN)
    with pytest.raises(azkit.AzkitError, match=r"own.py:10: IndexError: too many indices.*planes is flat") as caught:
        azkit.check(azkit.make(str(path)))
    assert "\n" not in str(caught.value)
