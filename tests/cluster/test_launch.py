"""A run that Ray carries: it goes on whoever is killed, and each game that was shipped counts once."""

import os
import signal
import sys
import time

import pytest

from azkit.cluster.launch import LaunchConfig, launch
from azkit.cluster.verify import verify
from azkit.errors import AzkitError
from azkit.progress import Progress
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.runs.shared import create_run, read_head
from azkit.store.open import open_store


class Said(Progress):
    """Keeps what is told."""

    def __init__(self):
        super().__init__(quiet=True)
        self.lines = []

    def say(self, text):
        self.lines.append(text)


@pytest.fixture
def begun(tmp_path):
    """A run in an empty folder."""
    store = open_store(str(tmp_path / "run"))
    config = change(profile("smoke", GameConfig("tictactoe")), {"generations": 10**6, "minutes": None})
    return store, create_run(store, config)


@pytest.mark.slow
def test_whoever_is_killed_comes_back_and_no_game_counts_twice(begun, monkeypatch):
    pytest.importorskip("ray", reason='no ray: pip install "azkit[ray]"')
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    store, run = begun
    said, killed, back = Said(), {}, {}
    until = time.monotonic() + 200
    for found in launch(store, run, LaunchConfig(2, cycle=1.0), said):
        assert time.monotonic() < until, (said.lines, found)
        generation = found.get("learner", {}).get("generation", 0)
        for name in ("actor0", "learner"):  # one after the other
            if name in killed or generation < 1 or len(back) < len(killed) or len(found) < 3:
                continue
            killed[name] = (int(found[name]["process"]), time.monotonic(), generation)
            os.kill(killed[name][0], signal.SIGKILL)
        for name, (process, since, _) in killed.items():
            if found[name]["process"] != process:
                back.setdefault(name, time.monotonic() - since)
        if len(back) == 2 and generation >= killed["learner"][2] + 2:
            break
    print("back after", {name: f"{seconds:.1f} s" for name, seconds in back.items()})
    assert {f"{name} had died and was started again" for name in killed} <= set(said.lines)
    assert read_head(store)[0].term >= 2, "the learner that came back has not taken the run over"
    found = verify(store)
    assert found.faults == [] and found.games > 0


def test_a_memory_of_one_process_is_no_place_to_meet(begun):
    store = open_store("memory://launch")
    pytest.importorskip("ray", reason='no ray: pip install "azkit[ray]"')
    with pytest.raises(AzkitError, match="--store memory://launch: only one process sees it"):
        next(launch(store, begun[1], LaunchConfig(1), Said()))


def test_an_address_where_nothing_answers_is_named(begun):
    pytest.importorskip("ray", reason='no ray: pip install "azkit[ray]"')
    with pytest.raises(AzkitError, match="--address 127.0.0.1:1: nothing answers there"):
        next(launch(*begun, LaunchConfig(1, address="127.0.0.1:1"), Said()))


def test_without_ray_the_extra_is_named(begun, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AzkitError, match=r'pip install "azkit\[ray\]"'):
        next(launch(*begun, LaunchConfig(1), Said()))
