"""The games in a report are those that were played, and a damaged file of games costs its board, not the report."""

import json
import re
import shutil

import numpy as np
import pytest

import azkit
from azkit import change, learn, profile
from azkit.runs.config import GameConfig
from azkit.selfplay.samples import unpack
from azkit.training.replays import replays

GAME = azkit.make("tictactoe")


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "run"
    config = change(profile("smoke", GameConfig("tictactoe")), {"generations": 2, "match.every": 0})
    list(learn(change(config, {"selfplay.opening_plies": 3}), folder, quiet=True))
    return folder


def shown(run):
    """The part of a run's report that has its games, and the games."""
    page = replays(run, GAME)
    found = re.search(r'<script type="application/json" id="games">(.*?)</script>', page)
    return page, json.loads(found[1])["games"] if found else []


def test_a_report_replays_the_first_and_the_last_generation(trained):
    page, games = shown(trained)
    assert [game["title"] for game in games] == ["Generation 1", "Generation 2"]
    assert "class Board" in page and not re.search(r"^(import|export) ", page, re.MULTILINE), "modules of other files"
    for generation, game in enumerate(games, 1):
        samples, states = unpack(GAME, trained / "games" / f"{generation:06d}.parquet"), [GAME.initial_state()]
        for position in game["positions"][1:]:
            states.append(states[-1].play(position["moves"][0]))
        assert [position["state"] for position in game["positions"]] == [state.array.tolist() for state in states]
        assert game["positions"][-1]["outcome"] == list(states[-1].outcome or ())
        assert any(np.array_equal(states[1].array, row) for row in samples.states)


def test_damaged_and_missing_games_are_left_out(trained, tmp_path):
    run = shutil.copytree(trained, tmp_path / "run")
    (run / "games" / "000001.parquet").write_bytes(b"damaged")
    assert [game["title"] for game in shown(run)[1]] == ["Generation 2"]
    shutil.rmtree(run / "games")
    page, games = shown(run)
    assert games == [] and page == ""
