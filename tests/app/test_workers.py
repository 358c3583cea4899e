"""`azkit train --workers`: what is asked for wrongly ends in a line before anything starts."""

import pytest

from azkit.app.cli import app
from azkit.runs.config import GameConfig
from azkit.runs.profiles import profile
from azkit.runs.shared import HEAD, Head, create_run, label, packed, read_head
from azkit.store.open import open_store


@pytest.fixture
def mistake(capsys, monkeypatch):
    monkeypatch.setattr("azkit.app.workers.ray_here", lambda: None)

    def line(*words):
        with pytest.raises(SystemExit) as ended:
            app(["train", *map(str, words)])
        assert ended.value.code == 2
        return capsys.readouterr().err

    return line


FLAGS = ["--store a", "--address auto", "--gpus-per-actor 0.5", "--rater", "--cycle 9"]


@pytest.mark.parametrize("words", FLAGS)
def test_what_is_for_workers_needs_them(words, mistake, tmp_path, monkeypatch):
    """The last three were ignored without a word, and a run of one process began."""
    monkeypatch.chdir(tmp_path)
    assert f"{words.split()[0]} goes with --workers: say how many" in mistake("tictactoe", *words.split())
    assert not list(tmp_path.iterdir())


def test_the_place_of_a_shared_run_is_named_once(mistake, tmp_path):
    """The folder was left empty without a word."""
    words = ("tictactoe", "--workers", 1, "--run", tmp_path / "a", "--store", tmp_path / "b")
    assert "--run and --store both say where the run is" in mistake(*words)
    assert not list(tmp_path.iterdir())


def test_a_shared_run_keeps_its_configuration(mistake, tmp_path):
    for words in (["--set", "search.simulations=3"], ["--profile", "t4"], ["--seed", 3], ["--games", 10]):
        line = mistake("--resume", "--workers", 2, "--store", tmp_path, *words)
        assert "keeps its configuration" in line


def test_a_run_of_one_process_is_not_written_over(mistake, tmp_path):
    (tmp_path / "checkpoints").mkdir()
    words = ("tictactoe", "--profile", "smoke", "--workers", 1, "--run", tmp_path)
    assert f"{tmp_path} holds a run of one process" in mistake(*words)
    assert "there is no shared run" in mistake("--resume", *words[3:])


def test_gpus_that_are_not_there_are_counted(mistake, tmp_path, monkeypatch):
    """Ray would wait for them without a word."""

    class Ray:
        remote = staticmethod(lambda **_: lambda kind: kind)
        init = staticmethod(lambda *_, **__: None)
        shutdown = staticmethod(lambda: None)
        available_resources = staticmethod(lambda: {"CPU": 9.0, "GPU": 1.0})

    monkeypatch.setattr("azkit.cluster.launch.ray_here", lambda: Ray)
    monkeypatch.setattr("azkit.cluster.launch.tiny_game", lambda *_: [])
    words = ("tictactoe", "--profile", "smoke", "--workers", 4, "--gpus-per-actor", 0.5, "--run", tmp_path)
    for _ in range(2):  # it left a run, so that the next try was refused
        assert "asks for 2 GPUs, here are 1: ask for fewer, or for a share such as 0.25" in mistake(*words)
    assert not (tmp_path / "run.json").exists()


def test_a_run_of_another_game_is_named(mistake, tmp_path):
    """It went on with its own game, whatever was typed."""
    create_run(open_store(str(tmp_path)), profile("smoke", GameConfig("tictactoe")))
    line = mistake("connectx", "--resume", "--workers", 2, "--store", tmp_path)
    assert "is a run of tictactoe, not of connectx" in line


def test_whoever_plays_in_a_run_that_goes_on_finds_that_it_goes_on(tmp_path, monkeypatch, capsys):
    """Actors that read first that it had ended did so themselves, and its learner waited for games for ever."""
    store, config = open_store(str(tmp_path)), profile("smoke", GameConfig("tictactoe"))
    create_run(store, config)
    store.create(HEAD, packed(Head(1, label(2, 1), label(2, 1), stop=True)))
    monkeypatch.setattr("azkit.app.workers.ray_here", lambda: None)
    seen = []
    monkeypatch.setattr("azkit.app.workers.launch", lambda *_: iter([seen.append(read_head(store)[0].stop) or {}]))
    with pytest.raises(SystemExit):
        app(["train", "--resume", "--workers", "2", "--store", str(tmp_path), "--generations", "9"])
    assert seen == [False] and f"--store {tmp_path} --generations 18" in capsys.readouterr().out
