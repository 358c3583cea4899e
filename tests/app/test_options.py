"""Which game a command means, and what is checked before a run begins."""

import json
import pprint
from pathlib import Path

import pytest

import azkit
from azkit import AzkitError
from azkit.agents.files import game_of
from azkit.app import options, trial
from azkit.app.options import chosen_game, game_and_agents, is_game, pairs, run_config, typed
from azkit.runs.checkpoints import store_config

DOTS = str(Path(__file__).parents[1] / "dots.py")

ENDLESS = '''"""A game that never ends."""

import numpy as np

from azkit.games.base import RUNNING, Game


def make() -> Game:
    return Game(
        name="endless", options={}, players=2, state_size=2, max_moves=1, actions=1, max_plies=20, planes=(1, 1, 1),
        parameters=np.zeros(1, np.int64), initial=initial, legal=legal, play=play, to_play=to_play, outcome=outcome,
        encode=encode, move_text=lambda state, move: "go", parse_move=lambda state, text: 0,
        text=lambda state: "go", svg=lambda state: "<svg/>",
    )


def initial(p, state):
    state[0] = 0


def legal(p, state, moves):
    moves[0] = 0
    return 1


def play(p, state, move):
    state[0] += 1
    state[1] = 1 - state[1]


def to_play(p, state):
    return state[1]


def outcome(p, state, returns):
    returns[0], returns[1] = 0.0, 0.0
    return RUNNING


def encode(p, state, planes):
    planes[0] = 1.0
'''
CROWDED = ENDLESS.replace(
    "    moves[0] = 0\n    return 1", "    for move in range(9):\n        moves[move] = move\n    return 9"
)


def agent_file(path, game, options):
    """A file that begins as packaged agents do, and must not be executed to be read."""
    settings = pprint.pformat({"game": game, "options": options, "search": {"simulations": 8}})
    path.write_text(f"# An agent\nSETTINGS = {settings}\nraise RuntimeError('executed')\n")
    return path


def test_a_packaged_agent_says_which_game_it_plays(tmp_path):
    """`azkit grade nogo.py` graded it as an agent of ConnectX."""
    path = agent_file(tmp_path / "agent.py", "nogo", {"rows": 5, "columns": 4, "planes": "mine,theirs"})
    assert chosen_game(None, None, ["random", str(path)]).describe() == "nogo rows=5 columns=4 planes=mine,theirs"
    assert chosen_game("tictactoe", None, [str(path)]).name == "tictactoe", "--game decides"


def test_options_are_of_the_agents_game(tmp_path):
    """`azkit match runs/chain uct:9 uct:9 --option players=3` knew no option players of connectx."""
    path = agent_file(tmp_path / "agent.py", "chain_reaction", {"rows": 4, "columns": 5, "players": 2})
    game = chosen_game(None, ["players=3"], ["random", str(path)])
    assert (game.name, game.players, game.options["columns"]) == ("chain_reaction", 3, 5)
    assert chosen_game(None, ["rows=4"], ["random"]).options["rows"] == 4, "no agent says which: connectx"


def test_a_file_that_is_nested_too_deep_to_be_read_is_no_game_and_no_agent_of_azkits(tmp_path):
    """Before Kaggle's loader, which nothing of it can hurt, it ended the command in a traceback."""
    path = tmp_path / "deep.py"
    path.write_text(f"a{'.a' * 100_000} = 1\n")
    assert not is_game(str(path)) and game_of(path) is None


def test_files_of_others_are_of_connectx(tmp_path):
    for text in ("def agent(observation):\n    return 0\n", "no Python, {"):
        (tmp_path / "other.py").write_text(text)
        assert chosen_game(None, None, [str(tmp_path / "other.py")]).name == "connectx"


def test_a_folder_called_as_an_agent_is_not_taken_for_it(tmp_path, monkeypatch):
    """`azkit match random uct:9` ended in a complaint that ./random holds no run."""
    monkeypatch.chdir(tmp_path)
    Path("random").mkdir()
    assert chosen_game(None, None, ["random"]).name == "connectx"


def test_an_agent_of_a_users_own_game_needs_its_rules(tmp_path):
    path = agent_file(tmp_path / "agent.py", "dots", {})
    with pytest.raises(AzkitError, match=r"agent\.py plays dots.*--game"):
        chosen_game(None, None, [str(path)])


def test_the_options_of_an_agent_of_a_users_own_game_are_its_own(tmp_path):
    """`azkit evaluate agent.py --game dots.py` played on the default board, where the file has no network."""
    path = agent_file(tmp_path / "agent.py", "dots", {"boxes": 1})
    assert chosen_game(DOTS, None, [str(path)]).options == {"boxes": 1}
    assert chosen_game(DOTS, ["boxes=3"], [str(path)]).options == {"boxes": 3}
    assert chosen_game(DOTS, None, ["random"]).options == {"boxes": 2}
    other = agent_file(tmp_path / "other.py", "nogo", {"rows": 5})
    assert chosen_game(DOTS, None, [str(other)]).name == "dots", "--game decides"


def test_games_and_generations_do_not_both_say_where_a_run_ends(tmp_path):
    """The last one won in silence, and of a run that goes on the games so far were guessed."""
    with pytest.raises(AzkitError, match="--games and --generations both say where the run ends"):
        run_config("tictactoe", "smoke", None, None, {"generations": 1}, games=99)
    config = run_config("tictactoe", "smoke", None, ["generation_games=10"], {}, games=25)
    assert config.generations == 3
    store_config(tmp_path, config)
    lines = [{"generation": number, "games": 40} for number in (1, 2, 3)]
    (tmp_path / "metrics.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    for games, generations in ((121, 4), (145, 6), (100, 1)):
        assert run_config(None, None, None, None, {}, games, resumed=tmp_path).generations == generations


def test_a_run_of_a_game_with_two_names_goes_on_by_either(tmp_path):
    store_config(tmp_path, run_config("antigo", "smoke", None, None, {}))
    assert run_config("nogo", None, None, None, {}, resumed=tmp_path).game.make().name == "nogo"
    with pytest.raises(AzkitError, match="is a run of antigo, not of hive"):
        run_config("hive", None, None, None, {}, resumed=tmp_path)


def test_paths_are_shown_as_they_are_typed():
    assert [typed("runs/x"), typed("runs/my run"), typed("nogo"), typed(Path("nogo")), typed("random")] == [
        "runs/x", "'runs/my run'", "./nogo", "./nogo", "./random",
    ]  # fmt: skip


def test_the_first_word_may_be_a_game(tmp_path):
    rules = tmp_path / "own.py"
    rules.write_text(ENDLESS)
    assert is_game("antigo") and is_game(str(rules)) and not is_game("random") and not is_game("none.py")
    assert not is_game(str(agent_file(tmp_path / "agent.py", "nogo", {})))
    game, agents = game_and_agents(["gobang", "random", "uct:9"], None, ["rows=6"])
    assert (game.name, game.options["rows"], agents) == ("gobang", 6, ["random", "uct:9"])
    game, agents = game_and_agents([str(rules), "random"], None, None)
    assert (game.name, agents) == ("endless", ["random"])
    game, agents = game_and_agents(["random", "uct:9"], "nogo", None)
    assert (game.name, agents) == ("nogo", ["random", "uct:9"])


# What is said of rules, and for how many seconds they are looked at; most of these hung, or ended Python itself
LOOKED = {"no random game ended": (0.0, 120.0), "has not come to an end": (60.0, 4.0)}
BROKEN = {
    "outlasts max_plies=20": ENDLESS,
    "out of bounds": CROWDED,
    "no random game ended": ENDLESS.replace("max_plies=20", "max_plies=10**9"),
    "has not come to an end": ENDLESS.replace("    state[0] += 1", "    while True: pass"),
    "end Python itself, SIGSEGV": ENDLESS + "import ctypes\nctypes.string_at(0)\n",
    "end Python itself, exit code 7": ENDLESS + "import os\nos._exit(7)\n",
    "does not load: ZeroDivisionError": ENDLESS + "1 / 0\n",
    "TypeError: .*unexpected keyword argument 'begin'": ENDLESS.replace("initial=initial", "begin=initial"),
}


@pytest.mark.parametrize("words", BROKEN)
def test_broken_rules_are_named_before_training(words, tmp_path, monkeypatch):
    seconds, patience = LOOKED.get(words, (60.0, 120.0))
    monkeypatch.setattr(trial, "SECONDS", seconds)
    monkeypatch.setattr(trial, "PATIENCE", patience)
    rules = tmp_path / "broken.py"
    rules.write_text(BROKEN[words])
    with pytest.raises(AzkitError, match=words) as told:
        run_config(str(rules), "smoke", None, None, {})
    assert str(told.value).startswith(f"{rules} is no game yet: ") and "--no-check" in str(told.value)


def test_sound_rules_pass_whatever_they_print_and_broken_ones_may_be_insisted_on(tmp_path):
    """An end that no random game reached is told as a warning; with --no-check nothing is looked at."""
    rules = tmp_path / "one_sided.py"
    rules.write_text(
        "import azkit\nprint('hello')\ndef make():\n    return azkit.make('connectx', rows=1, columns=3, inarow=2)\n"
    )
    with pytest.warns(UserWarning, match="no random game was won by seat 1"):
        trial.try_rules(str(rules), {})
    rules.write_text(ENDLESS)
    assert run_config(str(rules), "smoke", None, None, {}, check=False).game.name


def test_values_are_json_where_they_read_as_json():
    assert pairs(["rows=5", "overlines=win", "gate=null"], "--option") == {"rows": 5, "overlines": "win", "gate": None}


def test_how_a_run_goes_on_is_to_its_end_first():
    """Whoever stopped a run half way was told to make it twice as long."""
    run, config = Path("runs/x"), azkit.profile("smoke")
    half, whole = (options.going_on(run, config, number) for number in (1, config.generations))
    assert half.endswith("--resume --run runs/x") and whole.endswith(f"--generations {2 * config.generations}")
    timed = azkit.change(config, {"generations": None, "minutes": 5})
    assert options.going_on(run, timed, 9).endswith("--run runs/x --minutes 5")
