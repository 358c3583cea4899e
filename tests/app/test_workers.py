"""`azkit train --workers`: what is asked for wrongly ends in a line before anything starts."""

import pytest

from azkit.app.cli import app


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
    assert "asks for 2 GPUs, here are 1: ask for fewer, or for a share such as 0.25" in mistake(*words)
