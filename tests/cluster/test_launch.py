"""A run that Ray carries: it goes on whoever is killed, and each game that was shipped counts once.

`PYTHONPATH=.:tests python tests/cluster/test_launch.py 100` kills so many times and prints how soon all were back.
"""

import os
import random
import signal
import sys
import tempfile
import time
from statistics import median

import pytest
from cluster.shards import Said

from azkit.cluster import launch as module
from azkit.cluster.launch import LaunchConfig, launch
from azkit.cluster.verify import verify
from azkit.errors import AzkitError
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.runs.shared import create_run, read_head
from azkit.store.open import open_store


def begin(folder, **changes):
    """A run in an empty folder."""
    store = open_store(str(folder))
    changes |= {"generations": 10**6, "minutes": None}
    changes |= {"train.reuse": 0.02}  # else a cycle on two busy cores takes half a minute
    config = change(profile("smoke", GameConfig("tictactoe")), changes)
    return store, create_run(store, config)


@pytest.fixture
def begun(tmp_path):
    return begin(tmp_path / "run")


def kill(order, store, run, said):
    """Kill -9 each of these parts, one after the other is back: (part, seconds until it was)."""
    victim, process, since, before, back = "", 0.0, 0.0, 0, []
    until = time.monotonic() + 200 + 30 * len(order)
    for found in launch(store, run, LaunchConfig(2, cycle=1.0), said):
        assert time.monotonic() < until, (said.lines, found)
        generation = found.get("learner", {}).get("generation", 0)
        if len(found) < 3 or generation < 1:
            continue
        if victim and found[victim]["process"] != process:
            back.append((victim, time.monotonic() - since))
            victim = ""
        if victim:
            continue
        if len(back) < len(order):
            victim, since, before = order[len(back)], time.monotonic(), generation
            process = found[victim]["process"]
            os.kill(int(process), signal.SIGKILL)
        elif generation >= before + 2:
            break
    return back


@pytest.mark.slow
def test_whoever_is_killed_comes_back_and_no_game_counts_twice(begun, monkeypatch, capfd):
    pytest.importorskip("ray", reason='no ray: pip install "azkit[ray]"')
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    said = Said()
    back = kill(("actor0", "learner"), *begun, said)
    heard = capfd.readouterr().err
    assert "(learner pid=" in heard and "generation 1: loss" in heard
    print("back after", back)
    assert {f"{name} had died and was started again" for name, _ in back} <= set(said.lines)
    assert read_head(begun[0])[0].term >= 2, "the learner that came back has not taken the run over"
    found = verify(begun[0])
    assert found.faults == [] and found.games > 0


def test_learner_gate_and_rater_say_what_they_do(tmp_path):
    """Only their figures were heard: nothing of damaged files, refused shards and a store that is away."""
    store, run = begin(tmp_path / "run", **{"match.gate": 0.55})
    parts = module._parts(store, run, LaunchConfig(1, rater=True))
    for name in ("learner", "gate", "rater"):
        part = parts[name](store, run)
        assert not part.progress.quiet, f"nobody hears the {name}"
        part.close()


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


def main(times):
    with tempfile.TemporaryDirectory() as place:
        store, run = begin(place)
        back = kill(random.Random(0).choices(("actor0", "actor1", "learner"), k=times), store, run, Said())
        found = verify(store)
    for kind in ("actor", "learner"):
        waits = [seconds for name, seconds in back if name.startswith(kind)]
        print(f"{len(waits)} kills of {kind}s: back after {median(waits):.1f} s (median), {max(waits):.1f} s (longest)")
    print(f"{found.games} games in the window, {found.waiting} shards waiting, faults: {found.faults or 'none'}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
