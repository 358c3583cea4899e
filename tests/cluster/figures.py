"""What the simulator foretells beside a real run of 2 and of 4 actors: python tests/cluster/figures.py [--seconds 170]

A learner and actors play TicTacToe over a folder, each call of their stores is counted and timed, and the simulator is
given the rates of these very processes. Prints reuse, models behind and requests of both; fails beyond 15 %.
"""

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import fmean

from azkit.cluster.actor import ActorConfig, StoreActor
from azkit.cluster.learner import LearnerConfig, StoreLearner
from azkit.cluster.simulate import Plan, Prices, Rates, simulate
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.runs.shared import create_run, read_run
from azkit.store.folder import Folder
from azkit.tables import aligned

POLL, SHARD, LEAST, CYCLE, LISTING, REUSE, GAMES = 2.0, 3.0, 500, 4.0, 0.5, 0.5, 200
SKIPPED = 5  # publications before anything is counted: by then the learner looks for shards of as many models as ever
ALLOWED = 0.15


class Counting(Folder):
    """A folder that keeps when each call was and how long it took."""

    def __init__(self, folder):
        super().__init__(folder)
        self.calls = []

    def _timed(self, kind, call, *arguments):
        started = time.time()
        try:
            return call(*arguments)
        finally:
            self.calls.append((kind, started, time.time() - started))

    def read(self, name):
        return self._timed("read", super().read, name)

    def create(self, name, data):
        return self._timed("create", super().create, name, data)

    def replace(self, name, data):
        return self._timed("replace", super().replace, name, data)

    def swap(self, name, data, mark):
        if json.loads(data)["candidate"] != json.loads(Folder.read(self, name)[0])["candidate"]:
            self.calls.append(("publication", time.time(), 0.0))
        return self._timed("swap", super().swap, name, data, mark)

    def list(self, prefix=""):
        return self._timed("list", super().list, prefix)


def learn(folder, seconds, out):
    """A learner for so long."""
    store, read = Counting(folder), []
    learner = StoreLearner(store, read_run(store), LearnerConfig(CYCLE, LISTING, minutes=1e6))
    collect = learner.ingest.collect

    def timed(newest):
        started = time.time()
        positions = collect(newest)
        read.append((started, positions, time.time() - started))
        return positions

    learner.ingest.collect = timed
    publish, took = learner._publish, []

    def published(*what):
        started = time.time()
        publish(*what)
        took.append(time.time() - started)

    learner._publish = published
    learner.work(seconds)
    learner.close()
    out.write_text(json.dumps({"calls": store.calls, "read": read, "publish": took}))


def act(folder, seconds, out, name):
    """An actor for so long."""
    store = Counting(folder)
    config = ActorConfig(name, POLL, SHARD, LEAST, threads=1)
    actor, played, until = StoreActor(store, read_run(store), config), [], time.time() + seconds
    while time.time() < until:
        facts = actor.work(0.25)
        played.append((time.time(), facts["positions"], facts["games"], facts["bytes"]))
    out.write_text(json.dumps({"calls": store.calls, "played": played}))


def run(workers, seconds, folder):
    """A real run: what its processes counted, and its reports."""
    store = Folder(folder / "store")
    config = change(
        profile("smoke", GameConfig("tictactoe")), {"generation_games": GAMES, "train.reuse": REUSE, "train.batch": 256}
    )
    create_run(store, change(config, {"generations": None, "minutes": 1e6, "train.device": "cpu"}))
    start = multiprocessing.get_context("spawn").Process
    jobs = [start(target=learn, args=(store.folder, seconds, folder / "learner.json"))]
    jobs += [
        start(target=act, args=(store.folder, seconds, folder / f"actor{number}.json", f"actor{number}"))
        for number in range(workers)
    ]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    assert not any(job.exitcode for job in jobs)
    read = [json.loads((folder / f"actor{number}.json").read_text()) for number in range(workers)]
    reports = [json.loads(store.get(entry.name)) for entry in store.list("reports/")]
    return json.loads((folder / "learner.json").read_text()), read, reports


def compared(workers, seconds, folder):
    """Real and foretold: reuse, models behind, writes and reads a second."""
    learner, actors, reports = run(workers, seconds, folder)
    publications = [at for kind, at, _ in learner["calls"] if kind == "publication"]
    begin, end = publications[SKIPPED - 1], publications[-1]
    length, reports = end - begin, reports[SKIPPED : len(publications)]
    calls = [call for part in (learner, *actors) for call in part["calls"] if begin < call[1] <= end]
    took = {kind: [took for each, _, took in calls if each == kind] for kind in ("read", "create")}
    writes = sum(kind in ("create", "replace", "swap", "list") for kind, *_ in calls) / length
    samples, positions = (sum(report[key] for report in reports) for key in ("samples", "positions"))
    behind = sum(report["behind"] * report["positions"] for report in reports) / positions
    real = (samples / positions, behind, writes, len(took["read"]) / length)
    rates = []
    for actor in actors:
        inside = [row for row in actor["played"] if begin <= row[0] <= end]
        rates.append([(inside[-1][k] - inside[0][k]) / (inside[-1][0] - inside[0][0]) for k in (1, 2, 3)])
    played, games, sent = map(fmean, zip(*rates))
    read = [row for row in learner["read"] if begin < row[0] <= end and row[1]]
    measured = Rates(
        positions=played,
        samples=samples / sum(report["step_seconds"] for report in reports),
        ingested=sum(row[1] for row in read) / sum(row[2] for row in read),
        bytes=sent / played,
        put=fmean(took["create"]),
        get=fmean(took["read"]),
        list=fmean([row[2] for row in learner["read"] if begin < row[0] <= end and not row[1]]),
        publish=fmean(learner["publish"][SKIPPED:])
        + fmean(report["train_seconds"] - report["step_seconds"] for report in reports),
    )
    generation = GAMES * played / games
    plan = Plan(REUSE, POLL, SHARD, LEAST, cycle=CYCLE, generation=generation, listing=LISTING)
    plan = replace(plan, actors_per_download=workers)  # they share this machine's copy
    foretold = simulate(workers, measured, plan, Prices(), 20 * length)
    print(f"\n{workers} actors, {length:.0f} s, {len(reports)} cycles, {measured}")
    return real, (foretold.reuse, foretold.behind, foretold.writes, foretold.reads)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=170.0)
    parser.add_argument("--actors", type=int, action="append")
    chosen, far = parser.parse_args(), False
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    for workers in chosen.actors or [2, 4]:
        with tempfile.TemporaryDirectory() as folder:
            real, foretold = compared(workers, chosen.seconds, Path(folder))
        rows = [("", "real", "simulated", "difference")]
        for name, was, said in zip(("reuse", "models behind", "writes and lists/s", "reads/s"), real, foretold):
            rows.append((name, f"{was:.3f}", f"{said:.3f}", f"{said / was - 1:+.1%}"))
            far |= abs(said / was - 1) > ALLOWED
        print("\n".join(aligned(rows)), flush=True)
    sys.exit("further apart than 15 %" if far else 0)


if __name__ == "__main__":
    main()
