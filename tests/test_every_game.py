"""What holds for one game holds for all: train, grade or match, export, package and play, without a word on which."""

import json
import re
from pathlib import Path

import kaggle_environments
import numpy as np
import pytest
from kaggle_environments.agent import get_last_callable

import azkit
from azkit.agents.agents import make_agent
from azkit.agents.kaggle import kaggle_options, observe, register
from azkit.arena.kaggle import kaggle_match
from azkit.arena.match import match
from azkit.runs.checkpoints import load_checkpoint
from azkit.runs.config import GameConfig, change
from azkit.runs.export import export_onnx
from azkit.runs.profiles import PROFILES, profile, timed
from azkit.submit.package import build, package
from azkit.submit.player import PlayerConfig
from azkit.training.report import write_report
from azkit.training.trials import watched_positions

OWN = """
from azkit.games import connectx
from azkit.games.base import Game
from azkit.errors import AzkitError

def make(columns: int = 4) -> Game:
    if columns > 9:
        raise AzkitError("columns")
    game = connectx.make(rows=4, columns=columns, inarow=3)
    return Game(**{**vars(game), "name": "fourmini", "options": {"columns": columns}})
"""
GAMES = {
    "connectx": ("connectx", {"rows": 4, "columns": 5, "inarow": 3}),
    "tictactoe": ("tictactoe", {}),
    "gobang": ("gobang", {"rows": 5, "columns": 5, "inarow": 4}),
    "nogo": ("nogo", {"rows": 4, "columns": 5}),
    "chain": ("chain_reaction", {"rows": 3, "columns": 4}),
    "chain3": ("chain_reaction", {"rows": 3, "columns": 3, "players": 3}),
    "own": ("fourmini.py", {}),
    "graph": (str(Path(__file__).with_name("graph_game.py")), {}),
    "hive": ("hive", {"pieces": "Base+P", "max_plies": 16}),
}


@pytest.fixture(scope="module", params=GAMES)
def trained(request, tmp_path_factory):
    """A game and a run of two generations."""
    folder = tmp_path_factory.mktemp(request.param)
    name, options = GAMES[request.param]
    if name == "fourmini.py":
        (folder / name).write_text(OWN)
        name = str(folder / name)
    config = change(profile("smoke", GameConfig(name, options)), {"match.opponents": ["random", "uct:8"]})
    reports = list(azkit.learn(config, folder / "run", quiet=True))
    return config.game.make(), folder / "run", reports


def test_it_trains(trained):
    game, run, reports = trained
    assert [report.generation for report in reports] == [1, 2]
    assert len(reports[0].seat_score) == game.players
    # Hive's games are cut here before anybody wins: a match that tells nothing is not told
    assert reports[-1].win_rate.keys() == (set() if game.name == "hive" else {"random", "uct:8"})
    assert np.isfinite(reports[-1].loss)
    page = write_report(run).read_text()
    assert all(f"seat {seat}" in page for seat in range(game.players))


def test_its_checkpoint_plays_every_other_agent_on_every_seat(trained):
    game, run, _ = trained
    rivals = ["random", "uct:8", *(["alphabeta:2"] if game.players == 2 else [])]
    for rival in rivals:
        agents = [make_agent(text, game, seed) for seed, text in enumerate([f"{run}:8", *[rival] * (game.players - 1)])]
        result = match(game, agents, 2 * game.players)
        assert len(result.records) == 2 * game.players and not any(record.fault for record in result.records)
        assert {record.seats.index(0) for record in result.records} == set(range(game.players))


def test_its_network_is_exported(trained, tmp_path):
    game, run, _ = trained
    report = export_onnx(run, tmp_path / "model.onnx")
    assert report.outputs["values"] == f"[batch, {1 if game.players == 2 else game.players}]"


def test_its_file_plays_through_kaggle_environments(trained, tmp_path):
    """In this process, in plain Python; each seat in turn, to the end and by legal moves only."""
    game, run, _ = trained
    if game.name != "connectx":
        register(game.source)
    text = build(load_checkpoint(run), PlayerConfig(compile=False, simulations=8))
    configuration = kaggle_options(game)
    for seat in range(game.players):
        env = kaggle_environments.make(game.name, configuration=configuration)
        agents = ["random"] * game.players
        agents[seat] = get_last_callable(text, path="main.py")
        end = env.run(agents)[-1]
        assert [one["status"] for one in end] == ["DONE"] * game.players
        logs = "".join(log[seat]["stderr"] for log in env.logs if len(log) > seat and log[seat])
        assert "azkit:" not in logs, "the network and the search were there"
    assert env.render(mode="ansi").strip()
    if game.name != "connectx":  # which Kaggle draws
        assert env.render(mode="html").count("<svg") == len(env.steps)


def test_its_file_meets_azkits_agents_in_a_sandbox(trained, tmp_path):
    game, run, _ = trained
    file = tmp_path / "main.py"
    file.write_text(build(load_checkpoint(run), PlayerConfig(compile=False, simulations=8)))
    (result,) = kaggle_match(game, str(file), ["uct:8"], game.players)
    assert len(result.records) == game.players and not any(record.fault for record in result.records), result.table()


def test_the_rule_of_thumb_is_legal(trained):
    game, run, _ = trained
    names: dict = {}
    exec(build(load_checkpoint(run), PlayerConfig()), names)
    rng = np.random.default_rng(5)
    for _ in range(10):
        state = game.initial_state()
        while legal := state.legal_moves():
            assert names["rule_of_thumb"](observe(state), {"actTimeout": 2}) in legal
            state = state.play(int(rng.choice(legal)))


@pytest.mark.slow
def test_its_package_passes_kaggles_checks(trained, tmp_path):
    game, run, _ = trained
    if game.name in ("connectx", "tictactoe", "gobang", "nogo"):
        pytest.skip("the quickstart and notebook 05 do it")
    report = package(run, tmp_path / "agent.py")
    assert report.games is not None and len(report.games) == 3 and report.first_move is not None


@pytest.mark.parametrize("name", ["connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive"])
def test_every_profile_fits_every_game(name):
    config = GameConfig(name)
    game = config.make()
    game.compile()  # plain rules take minutes to find positions of Hive to watch
    for text in {text for one in PROFILES for text in profile(one, config).match.opponents}:
        make_agent(text, game)
    search = timed(config, 10, 3000.0).search
    assert search.selection == "gumbel" and search.simulations == 48 or search.simulations >= 2.5 * game.max_moves
    assert len(watched_positions(game)) >= (2 if name != "nogo" else 1)


def test_the_number_of_agents_must_be_the_number_of_players():
    register()
    env = kaggle_environments.make("chain_reaction", configuration={"rows": 3, "columns": 3, "players": 3})
    assert len(env.run(["random"] * 3)[-1]) == 3
    with pytest.raises(azkit.AzkitError, match="not for 2 agents: set players"):
        env.run(["random"] * 2)


def test_a_checkpoint_of_another_board_is_refused(trained):
    game, run, _ = trained
    other = azkit.make("gobang", rows=7, columns=7) if game.name != "gobang" else azkit.make("gobang")
    with pytest.raises(azkit.AzkitError, match=f"is for {game.name}"):
        load_checkpoint(run, other)
    assert json.loads((run / "config.json").read_text())["game"]["name"] == game.source


def play_nim(actions):
    """Result of README's Nim by seat: whoever takes the last stone wins."""
    assert sum(action + 1 for action in actions) == 21
    return [1, -1] if len(actions) % 2 else [-1, 1]


def play_dots(actions):
    """Result of Dots and Boxes on 2 x 2 boxes by seat, counted in another way than the rules do."""
    drawn, boxes, seat = set(), [0, 0], 0
    for action in actions:
        before = closed_boxes(drawn)
        drawn.add(action)
        if new := closed_boxes(drawn) - before:
            boxes[seat] += new
        else:
            seat = 1 - seat
    assert sum(boxes) == 4
    lead = (boxes[0] > boxes[1]) - (boxes[0] < boxes[1])
    return [lead, -lead]


def closed_boxes(drawn):
    return sum({box - 5, box - 1, box + 1, box + 5} <= drawn for box in (6, 8, 16, 18))


@pytest.fixture(scope="module", params=["nim", "dots"])
def outside(request, tmp_path_factory):
    """A game that azkit does not know, as a file in the current folder and named as people do, and a run of it."""
    folder = tmp_path_factory.mktemp(request.param)
    page = Path(__file__).parents[1] / "azkit" / "games" / "README.md"
    if request.param == "nim":
        blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
        (text,) = [block for block in blocks if 'name="nim"' in block]
    else:
        text = Path(__file__).with_name("dots.py").read_text()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        name = f"{request.param}.py"
        Path(name).write_text(text)
        game = azkit.make(name)
        assert azkit.check(game, games=20) > 100
        reports = list(azkit.learn(profile("smoke", GameConfig(name)), Path("run"), quiet=True))
        assert len(reports) == 2
        yield game, Path("run"), {"nim": play_nim, "dots": play_dots}[request.param]


def test_a_game_from_outside_is_played_and_shown(outside):
    game, run, _ = outside
    result = match(game, [make_agent(f"{run}:8", game), make_agent("uct:8", game)], 4)
    assert len(result.records) == 4 and not any(record.fault for record in result.records)
    state = game.initial_state().play(game.initial_state().legal_moves()[0])
    assert str(state).strip() and "<svg" in state.svg()
    assert "<svg" in write_report(run).read_text() or "data:image" in write_report(run).read_text()


def test_a_game_from_outside_has_the_right_results_on_kaggle(outside):
    """Every position is shown to the agents, and the rewards are those of the rules, counted anew here."""
    game, _, count = outside
    register(game.source)
    seen = set()

    def watcher(observation, configuration):
        board = tuple(observation["board"])
        assert board not in seen, "the same board is shown twice in a game"
        seen.add(board)
        return kaggle_environments.make(game.name).agents["random"](observation, configuration)

    for _ in range(5):
        seen.clear()
        env = kaggle_environments.make(game.name)
        end = env.run([watcher, watcher])[-1]
        actions = [
            new.action
            for was, now in zip(env.steps, env.steps[1:])
            for old, new in zip(was, now)
            if old.status == "ACTIVE"
        ]
        assert [seat.status for seat in end] == ["DONE", "DONE"]
        assert [seat.reward for seat in end] == count(actions)
        assert env.render(mode="html").count("<svg") == len(env.steps)


@pytest.mark.slow
def test_a_game_from_outside_is_packaged_with_validation_and_plays(outside):
    """The file's path is relative, as on the command line, though checks run in folders of their own."""
    game, run, _ = outside
    report = package(run, Path("agent.py"))
    assert report.games is not None and all("DONE DONE" in line for line in report.games)
    register(game.source)
    env = kaggle_environments.make(game.name)
    end = env.run([str(report.path), "random"])[-1]
    assert [seat.status for seat in end] == ["DONE", "DONE"]
