"""A run that dies, runs out of disk or loses power at any file operation goes on, and ends as if nothing had been.

All is forked from one warm process. `PYTHONPATH=tests python tests/faults/test_crashes.py 1000` kills a training so
often at random moments, `... all` lets every kind of fault come at every operation; both print what came of it.
"""

import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import warnings
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
import torch
from faults.disk import KINDS, Disk
from training.test_resume import TIMES

from azkit import AzkitError
from azkit.nets import evaluator
from azkit.nets.variants import Variant, machine
from azkit.runs.checkpoints import committed, load_checkpoint
from azkit.runs.config import GameConfig, change
from azkit.runs.metrics import read_metrics
from azkit.runs.profiles import profile
from azkit.training.learn import learn

# Every kind of commit there is: gating, a match, a milestone, a checkpoint that is pruned, steps between generations
CONFIG = change(
    profile("smoke", GameConfig("tictactoe")),
    {"generations": 3, "generation_games": 8, "search.simulations": 4, "train.batch": 64, "train.reuse": 2.0}
    | {"match.every": 3, "match.games": 2, "match.gate": 0.5, "match.simulations": 4, "keep": 1, "seed": 3}
    | {"train.precision": "float32", "train.device": "cpu", "selfplay.opening_plies": 3},
)
FULL = 3  # exit status of a training that says that the disk is full


def train(run: Path, every: float = 0.0) -> None:
    """Train to the end, going on if there is a run; by default steps are committed before each."""
    resume = (run / "config.json").exists() or bool(committed(run))
    eager = lambda game, net, most, *_: Variant(machine("cpu"), "cpu", "eager", "float32", 1, (most,))  # noqa: E731
    with patch.object(evaluator, "choose", eager):  # to trace programs takes as long as all else
        for report in learn(CONFIG, run, resume, quiet=True, commit_seconds=every):
            os.write(1, f"{report.generation}\n".encode())


def fork(work, out: int) -> int:
    """A child that does `work`, its standard output in `out`; exit status 0, FULL, or 1 with a traceback."""
    child = os.fork()
    if child == 0:
        try:
            os.dup2(out, 1)
            sys.modules["torch.utils.tensorboard"] = None  # it writes from threads, whenever it likes
            warnings.simplefilter("ignore")
            work()
            os._exit(0)
        except AzkitError as error:
            text = str(error)
            os._exit(FULL if "No space left" in text and "\n" not in text else 1)
        except BaseException:
            import traceback

            traceback.print_exc()
            os._exit(1)
    return child


def ending(child: int) -> int:
    """How a child ended: its exit status, or less than 0 the signal."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def substance(run: Path) -> dict:
    """All that a finished run came to, times apart."""
    checkpoint = load_checkpoint(run, shards=True)
    names = ("weights.safetensors", "best.safetensors", "selfplay.npz")
    files = {name: (checkpoint.path / name).read_bytes() for name in names}
    optimizer = checkpoint.training_state().optimizer
    numbers = json.dumps(optimizer, default=lambda tensor: tensor.tolist(), sort_keys=True)
    lines = [{name: line[name] for name in line if name not in TIMES} for line in read_metrics(run)[0]]
    counters = {name: count for name, count in checkpoint.manifest["counters"].items() if name != "minutes"}
    rest = {name: checkpoint.manifest[name] for name in ("generation", "shards", "tier")}
    return files | rest | {"optimizer": numbers, "metrics": lines, "counters": counters}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict, list[str]]:
    return reference(tmp_path_factory.mktemp("whole"))


def reference(folder: Path) -> tuple[dict, list[str]]:
    """What the run that nothing disturbs comes to, and the names of its file operations; this process is then warm."""
    torch.set_num_threads(1)
    train(folder / "warm")
    reading, writing = os.pipe()
    run = folder / "counted" / "run"
    run.parent.mkdir()

    def count() -> None:
        disk = Disk(run.parent).install()
        train(run)
        os.write(writing, json.dumps(disk.names).encode())

    with open(os.devnull, "wb") as nowhere:
        assert ending(fork(count, nowhere.fileno())) == 0
    os.close(writing)
    with os.fdopen(reading) as told:
        names = json.loads(told.read())
    found = substance(run)
    assert found == substance(folder / "warm"), "the run that is to be compared with is not the same each time"
    return found, names


def reports(out) -> list[int]:
    """The generations that a child said were committed."""
    out.seek(0)
    return [int(line) for line in out.read().split()]


def survives(kind: str, at: int, folder: Path, expected: dict) -> None:
    """Let one fault come, look at what is left, go on, and compare the end."""
    run = folder / f"{kind}{at}" / "run"
    run.parent.mkdir()
    with tempfile.TemporaryFile() as out:
        code = ending(fork(lambda: (Disk(run.parent, kind, at).install(), train(run)), out.fileno()))
        told = reports(out)
    assert code in ((0, FULL) if kind == "full" else (-signal.SIGKILL,)), f"{kind} at {at}: exit status {code}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if told:
            assert load_checkpoint(run, shards=True).generation >= told[-1], f"{kind} at {at} lost what was committed"
        with open(os.devnull, "wb") as nowhere:
            assert ending(fork(lambda: train(run), nowhere.fileno())) == 0, f"{kind} at {at}: it does not go on"
        assert substance(run) == expected, f"{kind} at {at}: it ends differently"
    shutil.rmtree(run.parent)


def kills(times: int, folder: Path, expected: dict, seed: int = 0) -> Counter:
    """Kill trainings at random moments until so many are dead; those that reach their end are compared."""
    chance, told, begun = random.Random(seed), Counter(), 0
    with open(os.devnull, "wb") as nowhere:
        while told["kills"] < times:
            run, begun, done = folder / f"random{begun}", begun + 1, False
            while not done:
                child = fork(lambda: train(run, chance.choice((0.0, 0.02, 300.0))), nowhere.fileno())  # noqa: B023
                if told["kills"] < times:
                    time.sleep(chance.expovariate(4.0))
                    os.kill(child, signal.SIGKILL)
                code = ending(child)
                assert code in (0, -signal.SIGKILL), f"it does not go on after {dict(told)}"
                done = code == 0
                told["kills"] += not done
            assert substance(run) == expected, f"it ends differently after {dict(told)}"
            told["runs that ended the same"] += 1
            shutil.rmtree(run)
    return told


def test_a_fault_at_some_operations_costs_nothing_committed(whole, tmp_path: Path) -> None:
    expected, names = whole
    chance = random.Random(int.from_bytes(os.urandom(4)))
    for kind in KINDS:
        survives(kind, chance.randrange(len(names)), tmp_path, expected)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_at_every_operation_costs_nothing_committed(kind: str, whole, tmp_path: Path) -> None:
    """Of the faults other than kills every sixth, each time others, for all take minutes."""
    expected, names = whole
    every = 1 if kind == "kill" else 6
    for at in range(int.from_bytes(os.urandom(1)) % every, len(names), every):
        survives(kind, at, tmp_path, expected)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_kills_at_random_moments_cost_nothing_committed(whole, tmp_path: Path) -> None:
    assert kills(150, tmp_path, whole[0], int.from_bytes(os.urandom(4)))["kills"] >= 150


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        expected, names = reference(Path(place))
        print(f"{len(names)} file operations: {dict(Counter(name.split()[0] for name in names))}", flush=True)
        started = time.monotonic()
        if sys.argv[1:] == ["all"]:
            for kind in KINDS:
                for at in range(len(names)):
                    survives(kind, at, Path(place), expected)
                print(f"{kind} at each of {len(names)}: all sound, {time.monotonic() - started:.0f} s", flush=True)
        else:
            found = kills(int(sys.argv[1]), Path(place), expected)
            print(f"{dict(found)}, {time.monotonic() - started:.0f} s")
