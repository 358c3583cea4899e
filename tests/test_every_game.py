"""What holds for one game holds for all: train, grade or match, export, package and play, without a word on which."""

import json
from pathlib import Path

import kaggle_environments
import numpy as np
import pytest
from kaggle_environments.agent import get_last_callable

import azkit
from azkit.agents import make_agent
from azkit.arena import match
from azkit.checkpoints import load_checkpoint
from azkit.config import GameConfig, change
from azkit.kaggle_arena import kaggle_match
from azkit.kaggle_envs import kaggle_options, observe, register
from azkit.onnx_export import export_onnx
from azkit.packaging import build, package
from azkit.player import PlayerConfig
from azkit.profiles import PROFILES, profile, timed
from azkit.report import write_report
from azkit.watch import watched_positions

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
    assert reports[-1].win_rate.keys() == {"random", "uct:8"}
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
    text = build(load_checkpoint(run), PlayerConfig(compile=False, torch=False, simulations=8))
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
    file.write_text(build(load_checkpoint(run), PlayerConfig(compile=False, torch=False, simulations=8)))
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
    if game.name in ("connectx", "tictactoe"):
        pytest.skip("tests/test_packaging.py and the quickstart do it")
    report = package(run, tmp_path / "agent.py")
    assert report.games is not None and len(report.games) == 3 and report.first_move is not None


@pytest.mark.parametrize("name", ["connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive"])
def test_every_profile_fits_every_game(name):
    config = GameConfig(name)
    game = config.make()
    game.compile()  # plain rules take minutes to find positions of Hive to watch
    for text in {text for one in PROFILES for text in profile(one, config).match.opponents}:
        make_agent(text, game)
    assert timed(config, 10, 3000.0).search.simulations >= min(game.max_moves, 50)
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
