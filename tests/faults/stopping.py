"""How long a real `azkit` process takes to end after a signal, in every phase of training and in single commands.

`PYTHONPATH=tests python tests/faults/stopping.py 100` sends so many and prints the times.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from azkit.runs.checkpoints import committed
from azkit.runs.config import GameConfig, change, from_dict
from azkit.runs.profiles import profile
from azkit.stopping import SIGNALS
from azkit.training.learn import learn

BAR = 10.0  # seconds to be gone
MARK = "--- the phase begins ---"
# A process of azkit's that tells when a function is called for the first time: where the phase begins.
PROCESS = f"""
import importlib, signal, sys
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever tests may have been started with nohup
place, names = sys.argv[1].split(":")
owner, *_, name = importlib.import_module(place), *names.split(".")
if "." in names:
    owner = getattr(owner, names.split(".")[0])
real = getattr(owner, name)
def told(*arguments, **named):
    print("{MARK}", file=sys.stderr, flush=True)
    return real(*arguments, **named)
setattr(owner, name, told)
from azkit.app.cli import app
app(args=sys.argv[2:], prog_name="azkit")
"""
# Phases of a training: the function that begins it, and settings that make it last.
LONG = {"match.games": 100_000, "match.simulations": 2000}
TRAINING = {
    "compile": ("azkit.training.actor:Actor.warm_up", {}),
    "self-play": ("azkit.training.actor:Actor.play", {"generation_games": 1_000_000}),
    "steps": ("azkit.training.optimize:Optimizer.train", {"train.reuse": 1e6}),
    "gate": ("azkit.training.trials:Trials.gate", {"match.gate": 0.5, **LONG}),
    "match": ("azkit.training.trials:Trials.measure", {"match.every": 1, **LONG}),
    "grade": ("azkit.training.trials:choose", {"match.every": 1, "match.opponents": [], "match.graded": 4000, **LONG}),
    "export": ("azkit.training.run:export_onnx", {"onnx": True, "milestone": 1}),
    "report": ("azkit.training.report:write_report", {"generations": 1}),
}
# Single commands: {run} is a run of TicTacToe, {out} a folder.
COMMANDS = {
    "azkit match": ("azkit.arena.match:play_games", "match tictactoe uct:3000 uct:3000 --games 10000"),
    "azkit match, one call": ("azkit.arena.match:play_games", "match connectx alphabeta:42 alphabeta:42 --games 2"),
    "azkit grade": ("azkit.arena.grading:choose", "grade uct:20000"),
    "azkit rate": ("azkit.arena.rating:tournament", "rate {run} uct:3000 random --games 10000"),
    "azkit evaluate": (
        "azkit.arena.kaggle:kaggle_match",
        "evaluate random --game tictactoe --opponent random --games 9999",
    ),
    "azkit report": ("azkit.training.report:write_report", "report {run}"),
    "azkit export": ("azkit.runs.export:export_onnx", "export {run} -o {out}/net.onnx"),
    "azkit package": ("azkit.submit.package:package", "package {run} -o {out}/agent.py"),
    "azkit bench": ("azkit.bench.bench:bench", "bench --only selfplay"),
    "azkit ablate": ("azkit.bench.ablate:fresh_python", "ablate --folder {out} --minutes 5 --game tictactoe"),
    "azkit imitate": (
        "azkit.training.optimize:Optimizer.train",
        "imitate tictactoe {out}/games.jsonl --run {out}/imitated --profile smoke --epochs 1000000",
    ),
}


@contextmanager
def stopped(target: str, words: list[str], number: int, wait: float, **environment: str) -> Iterator[tuple]:
    """Start azkit, send a signal so long after the phase began: seconds until it ended, exit status, what it said."""
    command = [sys.executable, "-c", PROCESS, target, *words]
    places = {"OMP_NUM_THREADS": "1", **environment}
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=subprocess.PIPE, text=True, env={**os.environ, **places}, start_new_session=True
        )
        try:
            said = []
            for line in process.stderr:
                said.append(line)
                if MARK in line:
                    break
            else:
                raise AssertionError("".join(said))
            time.sleep(wait)
            sent = time.monotonic()
            process.send_signal(number)
            said += process.communicate(timeout=10 * BAR)[1]
            while left(process.pid) and time.monotonic() - sent < 2 * BAR:
                time.sleep(0.05)
            took, status = time.monotonic() - sent, process.returncode
            # Once its figures are printed nothing is left to end in order, and Python itself ends without handlers
            yield took, 0 if status == -number and os.fstat(out.fileno()).st_size else status, "".join(said)
        finally:
            process.kill()


def left(session: int) -> int:
    """How many processes of a session are not over."""
    count = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # over by now
            state, _, _, own, *_ = path.read_text().rpartition(")")[2].split()
            count += int(own) == session and state != "Z"
    return count


def stop_training(phase: str, number: int, folder: Path, wait: float) -> float:
    """Seconds that a training takes to end in this phase; what it committed is sound, and it goes on."""
    target, settings = TRAINING[phase]
    run = folder / "run"
    words = ["train", "tictactoe", "--profile", "smoke", "--run", str(run)]
    base = {"generations": 1000, "match.every": 0, "onnx": False, "milestone": 1000}
    for key, value in (base | settings).items():
        words += ["--set", f"{key}={json.dumps(value)}"]
    cold = {"XDG_CACHE_HOME": str(folder / "cache")} if phase == "compile" else {}
    with stopped(target, words, number, wait, **cold) as (seconds, status, said):
        assert status in (128 + number, 0 if phase == "report" else None), f"{phase}: {status}\n{said}"
        # Where numba or Python runs a callback no exception leaves it, and the watch has to do it
        assert "Traceback" not in said or "Exception ignored" in said, said
        assert status == 0 or signal.Signals(number).name in said, said
    kept = (run / "unfinished.pt").exists() or committed(run)  # a grade may be over by then
    assert phase not in ("steps", "gate", "match", "grade") or kept, f"{phase}: steps lost"
    done = len(committed(run))
    small = {"generation_games": 8, "train.reuse": 1.0, "onnx": False, "match.every": 0, "match.gate": None}
    config = change(from_dict(json.loads((run / "config.json").read_bytes())), {**small, "generations": done + 1})
    assert [report.generation for report in learn(config, run, resume=True, quiet=True)] == [done + 1]
    return seconds


def stop_command(name: str, number: int, folder: Path, run: Path, wait: float) -> float:
    """Seconds that a single command takes to end."""
    target, text = COMMANDS[name]
    if "games.jsonl" in text:
        games = ["match", "tictactoe", "random", "random", "--games", "40", "--save", str(folder / "games.jsonl")]
        subprocess.run([sys.executable, "-m", "azkit", *games], check=True, capture_output=True)
    words = text.format(run=run, out=folder).split()
    with stopped(target, words, number, wait) as (seconds, status, said):
        assert status in (128 + number, 0), f"{name}: {status}\n{said}"  # a report may be drawn by then
        assert "Traceback" not in said, said
        assert status == 0 or signal.Signals(number).name in said, said
    assert not list(folder.rglob(".*.partial")), f"{name} leaves a draft behind"
    return seconds


def small_run(run: Path) -> Path:
    """What commands work on."""
    config = change(profile("smoke", GameConfig("tictactoe")), {"generations": 2, "match.every": 0})
    list(learn(config, run, quiet=True))
    return run


def main(times: int) -> None:
    chance, seconds, late = random.Random(0), {}, 0
    names = [*TRAINING, *COMMANDS]
    with tempfile.TemporaryDirectory() as place:
        run = small_run(Path(place, "run"))
        for turn in range(times):
            name, number = names[turn % len(names)], SIGNALS[turn // len(names) % len(SIGNALS)]
            folder, wait = Path(place, str(turn)), chance.uniform(0.0, 2.0)
            folder.mkdir()
            if name in TRAINING:
                took = stop_training(name, number, folder, wait)
            else:
                took = stop_command(name, number, folder, run, wait)
            seconds.setdefault(name, []).append(took)
            late += took > BAR
            print(f"{name}, {signal.Signals(number).name} after {wait:.1f} s: {took:.1f} s", flush=True)
    for name, took in seconds.items():
        print(f"{name}: {len(took)} times, at most {max(took):.1f} s")
    print(f"{times - late} of {times} within {BAR:.0f} s, at most {max(map(max, seconds.values())):.1f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
