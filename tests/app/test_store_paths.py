"""Whoever has a run in a store types its URI where others type a folder: every command takes it."""

from pathlib import Path

import pytest
from app.commands import cli, figures

import azkit
from azkit.runs.config import GameConfig
from azkit.runs.measured import stored
from azkit.runs.models import local_copy
from azkit.runs.shared import read_run
from azkit.store.open import open_store

CHANGES = {"generations": 2, "generation_games": 16, "match.every": 0}


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        patch.setattr("azkit.runs.models.cache_folder", lambda: folder)
        yield


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "tictactoe"
    list(azkit.learn(azkit.change(azkit.profile("smoke", GameConfig("tictactoe")), CHANGES), folder, quiet=True))
    return folder


@pytest.fixture(scope="module")
def uri(run):
    done = figures("store", "import", run)
    assert done["model"] == "000002-000" and done["store"] == Path(f"{run}-shared").as_uri()
    return done["store"]


COMMANDS = {
    "grade": "grade URI --simulations 2 --only 4",
    "match": "match URI:2 random --games 2",
    "match of a model": "match URI/models/000002-000:net random --games 2",
    "rate": "rate URI random --games 2 --simulations 2",
    "rate with a budget": "rate URI:net URI/models/000002-000:2 --games 2",
    "analyse": "analyse b2 --agent URI --simulations 2",
    "analyse a network": "analyse b2 --agent URI:net",
    "report": "report URI",
    "package": "package URI -o OUT/agent.py",
    "share": "share URI -o OUT/agent.html",
    "export": "export URI -o OUT/agent.pth",
    "bench": "bench --only cache --checkpoint URI",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_reads_a_store(command, uri, tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.bench.bench._against_limit", lambda *_: iter(()))  # takes seconds, as does the next
    monkeypatch.setattr("azkit.submit.package.try_out", lambda *_: {})
    words = COMMANDS[command].replace("URI", uri).replace("OUT", str(tmp_path)).split()
    assert figures(*words)
    assert cli(*words[:1], *(word.replace(uri, f"{uri}/gone") for word in words[1:])).exit_code == 2
    assert "-o" not in words or any(tmp_path.iterdir())


def test_measurements_are_kept_in_this_machine_s_copy(uri):
    figures("grade", uri, "--simulations", 2, "--only", 4)
    figures("rate", uri, "random", "--games", 2, "--simulations", 2)
    rows = stored(local_copy(read_run(open_store(uri))))
    assert {row["kind"] for row in rows} == {"grade", "rating"}
    assert {row["generation"] for row in rows if row["kind"] == "rating"} == {1, 2, None}


def test_the_terminal_and_viewers_of_hive_play_a_store(uri):
    game = cli("play", f"{uri}:net", written="a1\n")
    assert game.exit_code == 0 and f"against {uri}:net" in game.output and "move 2" not in game.output
    assert "plays tictactoe: UHP engines play Hive" in cli("uhp", "--agent", uri).stderr


def test_a_store_s_agent_plays_as_the_folder_s(run, uri):
    matches = [figures("match", f"{which}:net", "random", "--games", 4, "--seed", 1) for which in (run, uri)]
    theirs, ours = (match["agents"][0] for match in matches)
    assert ours | {"move_seconds": 0} == theirs | {"name": f"{uri}:net", "move_seconds": 0}


def test_a_bucket(run):
    """As people type it; Path would make s3:/bucket of it."""
    from store.servers import moto

    with pytest.MonkeyPatch.context() as patch, moto() as variables:
        for name, value in variables.items():
            patch.setenv(name, value)
        figures("store", "import", run, "--store", "s3://bucket/some/run")
        assert figures("grade", "s3://bucket/some/run", "--simulations", 2, "--only", 2)
        assert azkit.load_checkpoint(Path("s3://bucket/some/run")).generation == 2
        wrong = cli("report", "s3://bucket/some/other")
        assert wrong.exit_code == 2 and wrong.stderr.count("\n") == 1
