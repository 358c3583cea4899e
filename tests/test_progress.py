"""A run in a log file must say how far it is, and a quiet one nothing."""

import os
import signal
import subprocess
import sys

import pytest

from azkit import AzkitError, progress
from azkit.progress import Progress


def test_without_a_terminal_lines_say_how_far_it_is(capsys, monkeypatch):
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", 0.0)
    items = list(Progress().track([10, 20], 2, "self-play", "game", positions=lambda item: item))
    assert items == [10, 20]
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2 and lines[0].startswith("self-play: 1 of 2 games, ") and lines[1].endswith(" 0 s left")


@pytest.mark.parametrize("started", ["by a shell", "by a notebook's !"])
def test_bars_are_for_a_terminal_and_not_for_what_a_notebook_starts(started, monkeypatch):
    """Ten hours of `!azkit train` in a cell drew a bar ten times a second, all of it kept in the notebook."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    monkeypatch.delenv("JPY_PARENT_PID", raising=False)
    if started != "by a shell":
        monkeypatch.setenv("JPY_PARENT_PID", "1")
    assert Progress().bars == (started == "by a shell")


@pytest.mark.parametrize("quiet", [False, True])
def test_quiet_is_quiet(quiet, capsys):
    bar = Progress(quiet)
    bar.say("hello")
    assert list(bar.track([1], 1, "self-play", "game", positions=lambda item: 1)) == [1]
    assert capsys.readouterr().err == ("" if quiet else "hello\n")


def killed_with_the_lock() -> None:
    """Track in a process one of whose children was killed while a bar of it was being drawn."""
    lock = progress.tqdm.get_lock()
    child = os.fork()
    if child == 0:
        lock.acquire()
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    list(Progress().track([1], 1, "self-play", "game", positions=lambda item: 1))


def test_nobody_waits_for_a_process_that_was_killed():
    code = "from test_progress import killed_with_the_lock; killed_with_the_lock()"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), *sys.path])}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=20, stderr=subprocess.PIPE)


def test_what_strangers_wrote_moves_no_cursor(capsys):
    """A shard's words, or a folder's name in a store, could write over what the learner had said before."""
    Progress().say("games/\x1b[2J\x9b31m goes to quarantine\nall is well")
    assert capsys.readouterr().err == "games/?[2J?31m goes to quarantine all is well\n"
    assert str(AzkitError("\x1b]0;mine\x07")) == "?]0;mine?"
