"""Whether a run over a store learns as much as one process from as many games: python tests/cluster/strength.py FOLDER

Both learn ConnectX (profile quick), three seeds each. Over the store an actor and a learner take turns, so that both
runs get as many games a generation and samples of each. FOLDER is kept, and what is in it is not trained again;
`azkit grade` then tells how well each plays Pons's positions, if --positions names them.
"""

import argparse
import json
import math
from pathlib import Path
from statistics import fmean, stdev

import azkit
from azkit.agents.sandbox import ONE_THREAD
from azkit.bench.meter import fresh_python
from azkit.cluster.actor import ActorConfig, StoreActor
from azkit.cluster.learner import LearnerConfig, StoreLearner
from azkit.runs.config import GameConfig
from azkit.runs.shared import create_run, read_run
from azkit.store.folder import Folder
from azkit.training.learn import learn

SEEDS, SHARD = 3, 1.0


def config(seed):
    return azkit.change(azkit.profile("quick", GameConfig("connectx")), {"seed": seed, "match.every": 0})


def one_process(folder, seed):
    """Positions that were learned from."""
    return sum(report.positions for report in learn(config(seed), folder, quiet=True))


def over_a_store(folder, seed):
    store = Folder(folder)
    create_run(store, config(seed))
    run = read_run(store)
    actor = StoreActor(store, run, ActorConfig("one", 0.1, SHARD, 1, threads=1))
    learner = StoreLearner(store, run, LearnerConfig(0.0, 0.0, minutes=1e6))
    learner.rate = math.inf  # it may train as long as it takes: the actor waits
    facts = {"generation": 0.0, "ended": 0.0}
    while not facts["ended"]:
        played, before = actor.totals["games"], facts["generation"]
        while actor.totals["games"] - played < run.config.generation_games and actor.player:
            actor.work(SHARD)
        while facts["generation"] == before and not facts["ended"]:
            actor.work(0.2)  # what is due, it ships
            facts = learner.work(0.2)
    learner.close()
    reports = [json.loads(store.get(entry.name)) for entry in store.list("reports/")]
    return sum(report["positions"] for report in reports)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions")
    parser.add_argument("--only", default="200")
    chosen = parser.parse_args()
    grading = ["--simulations", "100", "--only", chosen.only, "--json"]
    for train in (one_process, over_a_store):
        errors = []
        for seed in range(SEEDS):
            folder = chosen.folder / f"{train.__name__}-{seed}"
            done = folder.with_suffix(".json")
            if not done.exists():
                positions = train(folder, seed)
                done.write_text(json.dumps(positions))
            line = f"{train.__name__}, seed {seed}: {json.loads(done.read_text()):.0f} positions"
            if chosen.positions:
                words = ("-m", "azkit", "grade", str(folder), "--positions", chosen.positions, *grading)
                graded = json.loads(fresh_python(*words, environment=ONE_THREAD)[1])
                errors.append([100 * agent["mean_error"] for agent in graded])
                line += f"; errors alone {errors[-1][0]:.1f} %, with 100 simulations {errors[-1][1]:.1f} %"
            print(line, flush=True)
        for name, column in zip(("alone", "with 100 simulations"), zip(*errors)):
            print(f"{train.__name__}, {name}: {fmean(column):.2f} % +- {stdev(column):.2f}", flush=True)


if __name__ == "__main__":
    main()
