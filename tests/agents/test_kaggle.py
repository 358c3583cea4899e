"""A game that Kaggle's loader shows wrongly is played wrongly by every agent file, and nothing says so."""

import subprocess
import sys

import kaggle_environments
import numpy as np
import pytest

import azkit
from azkit.agents.agents import make_agent
from azkit.agents.files import game_of
from azkit.agents.kaggle import known_as, observe, register
from azkit.games.base import GAMES

NIM = """
import numpy as np

from azkit.games.base import ENDED, RUNNING, Game

STONES, SEAT = 0, 1


def make(stones: int = 21) -> Game:
    return Game(
        name="nim", options={"stones": stones}, players=2, state_size=2, max_moves=3, actions=3, max_plies=stones,
        planes=(1, 1, stones + 1), parameters=np.array([stones], np.int64), initial=initial, legal=legal, play=play,
        to_play=to_play, outcome=outcome, encode=encode, move_text=lambda state, move: f"take {move + 1}",
        parse_move=lambda state, text: int(text.removeprefix("take")) - 1,
        text=lambda state: f"{state.array[STONES]} stones", svg=lambda state: "<svg></svg>",
    )


def initial(p, state):
    state[STONES], state[SEAT] = p[0], 0


def legal(p, state, moves):
    count = min(3, state[STONES])
    for move in range(count):
        moves[move] = move
    return count


def play(p, state, move):
    state[STONES] -= move + 1
    state[SEAT] = 1 - state[SEAT]


def to_play(p, state):
    return state[SEAT]


def outcome(p, state, returns):
    returns[0], returns[1] = 0.0, 0.0
    if state[STONES] > 0:
        return RUNNING
    returns[state[SEAT]], returns[1 - state[SEAT]] = -1.0, 1.0
    return ENDED


def encode(p, state, planes):
    planes[:] = 0.0
    planes[state[STONES]] = 1.0
"""


@pytest.mark.parametrize("stones", [1, 5, 21])
def test_a_game_that_is_no_grid_ends_with_a_winner(tmp_path, stones):
    """Of Nim all but the heap was once cut off, and the first position shown for ever: 1,000 steps and 0-0."""
    path = tmp_path / "nim.py"
    path.write_text(NIM)
    env = kaggle_environments.make(known_as(str(path)), configuration={"stones": stones})
    for _ in range(5):
        end = env.run(["random", "random"])[-1]
        assert [seat.status for seat in end] == ["DONE", "DONE"]
        assert sorted(seat.reward for seat in end) == [-1, 1]
        assert end[0].observation.board[0] == 0 and len(env.steps) <= stones + 1
    takes_one = lambda observation, configuration: 0  # noqa: E731
    end = env.run([takes_one, takes_one])[-1]
    assert [seat.reward for seat in end] == [1, -1] and len(env.steps) == stones + 1, "the first takes every odd stone"


def test_parts_of_a_win_are_a_win_and_a_file_that_was_edited_is_read_anew(tmp_path):
    """Rewards of a half were cut to 0: every game was a draw. And an edited cell played by the rules of before."""
    path = tmp_path / "nim.py"
    for returns, mover in (("-0.5, 0.5", [1, -1]), ("0.25, -0.25", [-1, 1])):
        path.write_text(NIM.replace("-1.0, 1.0", returns))
        register(str(path))
        env = kaggle_environments.make("nim", configuration={"stones": 3})
        takes_one = lambda observation, configuration: 0  # noqa: E731
        assert [seat.reward for seat in env.run([takes_one, takes_one])[-1]] == mover


def test_an_option_may_be_less_than_its_default(tmp_path):
    """A flag that is 1 could not be 0 there, though azkit's own matches took it."""
    path = tmp_path / "nim.py"
    path.write_text(NIM.replace("make(stones: int = 21)", "make(stones: int = 21, last: int = 1)"))
    path.write_text(path.read_text().replace('"stones": stones}', '"stones": stones, "last": last}'))
    env = kaggle_environments.make(known_as(str(path)), configuration={"last": 0, "stones": 3})
    assert [seat.status for seat in env.run(["random", "random"])[-1]] == ["DONE", "DONE"]


@pytest.mark.parametrize("name", GAMES)
def test_what_an_observation_shows_is_the_whole_position(name):
    """Each running position of a random game is found again from board and mark."""
    game = azkit.make(name)
    for state in game.random_game(np.random.default_rng(0), plies=12):
        observation = observe(state)
        shown = game.extras.kaggle.position(game, observation["board"], observation["mark"] - 1)
        assert shown == state and shown.legal_moves() == state.legal_moves()


def test_kaggles_own_environments_stay_as_they_are():
    before = kaggle_environments.environments["connectx"]
    register()
    assert kaggle_environments.environments["connectx"] is before
    assert {*GAMES} <= kaggle_environments.environments.keys()


def test_the_game_of_an_agent_file_is_read_without_running_it(tmp_path):
    """So that `azkit grade FILE.py` grades it on the game that it plays."""
    file = tmp_path / "agent.py"
    settings = {"game": "gobang", "options": {"rows": 7, "columns": 9, "inarow": 4}, "search": {}}
    file.write_text(f"# made by azkit\nSETTINGS = {settings!r}\nraise SystemExit('it was run')\n")
    game = game_of(file)
    assert game is not None and game.name == "gobang" and game.options["columns"] == 9
    file.write_text(f"SETTINGS = {settings | {'game': 'nim'}!r}\n")
    with pytest.raises(azkit.AzkitError, match="plays nim, a game in a file of its own: name that file with --game"):
        game_of(file)
    for text in ("SETTINGS = {'depth': 3}\n", "SETTINGS = dict(game='nogo')\n", "def agent(o, c): return 0\n", "def ("):
        file.write_text(text)
        assert game_of(file) is None
    assert game_of(tmp_path / "missing.py") is None


def test_negamax_is_for_games_that_kaggle_has():
    assert make_agent("negamax", azkit.make("connectx")).name == "negamax"
    with pytest.raises(azkit.AzkitError, match="does not play gobang: try alphabeta:8"):
        make_agent("negamax", azkit.make("gobang"))


def test_the_process_that_plays_agent_files_does_not_wait_for_torch():
    """It starts for every two agents of a match, and nothing that it plays there needs networks."""
    code = (
        "import sys; import azkit.agents.kaggle_host as host; game = host.make('tictactoe')\n"
        "host.make_agent('uct:8', game), host.make_agent('alphabeta:2', game); print('torch' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
