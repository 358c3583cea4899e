"""Quickstart's steps, with everything that takes minutes replaced."""

import signal
from types import SimpleNamespace

import pytest

from azkit import AzkitError
from azkit.app import quickstart as module
from azkit.app.quickstart import quickstart
from azkit.stopping import Stopped


@pytest.fixture
def steps(monkeypatch, tmp_path):
    """What was done, in order; `fault` makes the packaged file fail in its matches, `stop` interrupts a training."""
    done = SimpleNamespace(log=[], fault=None, stop=0, minutes=None)

    class Learning(list):
        interrupted = property(lambda _: done.stop)

    def train(config, run, resume):
        done.log.append(f"train {config.game.name}")
        done.minutes = config.minutes
        return Learning()

    def matches(game, agent, opponents, games, workers, configuration):
        done.log.append(f"play {game.name} against {' and '.join(opponents)}")
        record = SimpleNamespace(fault=done.fault, seats=(0, 1))
        return [SimpleNamespace(agents=[agent, "random"], records=[record], table=lambda: "table", to_dict=dict)]

    monkeypatch.setattr(module, "learn", train)
    monkeypatch.setattr(module, "write_report", lambda run: run / "report.html")
    monkeypatch.setattr(module, "package", lambda run, file: done.log.append(f"package {run.name}"))
    monkeypatch.setattr(module, "_count_errors", lambda run: (0, 4520))
    monkeypatch.setattr(module, "kaggle_match", matches)
    return done


def test_both_games_pass_through_all_steps(steps, tmp_path):
    result = quickstart(tmp_path, minutes=3.0)
    names = [line.split()[:2] for line in steps.log]
    assert names == [[step, game] for game in ("tictactoe", "connectx") for step in ("train", "package", "play")]
    assert 2 < steps.minutes < 3, "ConnectX is trained for what is left of the time"
    assert result.files.keys() == result.reports.keys() == {"tictactoe", "connectx"}
    assert "grade tictactoe" in result.seconds and "0 errors in all 4,520" in result.text()
    assert result.to_dict()["positions"] == 4520
    opens, sends = (line.strip() for line in result.text().splitlines()[-3::2])
    assert (opens, sends) == (
        f"azkit web {tmp_path / 'connectx'}",
        f"azkit share {tmp_path / 'connectx'} -o agent.html",
    )


def test_a_fault_of_its_file_is_an_error(steps, tmp_path):
    """A file that lost by a crash must not look like one that lost a game."""
    steps.fault = SimpleNamespace(seat=0, kind="crash", detail="on purpose")
    with pytest.raises(AzkitError, match="tictactoe.py ended a game with crash: on purpose"):
        quickstart(tmp_path)


def test_a_signal_in_training_ends_it(steps, tmp_path):
    """With the signal's own exit code, as every command: it was that of Ctrl-C whatever the signal."""
    steps.stop = signal.SIGTERM
    with pytest.raises(Stopped) as stopped:
        quickstart(tmp_path)
    assert stopped.value.number == signal.SIGTERM and steps.log == ["train tictactoe"]
