"""What a store and Ray cost: python tests/cluster/overhead.py [--seconds 240] [--pairs 9]

First a learner and an actor work on ConnectX over a local S3 server with their own clocks: the share of its time in
which the actor does not play, and how long after its publication a model is played with. Then two actors of Ray's and
two plain processes take turns, while the others stand still: positions a second, in pairs.
"""

import argparse
import json
import math
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import fmean, median, stdev

sys.path.insert(0, str(Path(__file__).parents[1]))
from store.servers import seaweed

from azkit.cluster.actor import ActorConfig, StoreActor
from azkit.cluster.launch import SLICE, LaunchConfig, launch
from azkit.cluster.learner import LearnerConfig, StoreLearner
from azkit.progress import Progress
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.runs.shared import create_run, read_run
from azkit.store.open import open_store

WINDOW = 20.0  # seconds of a turn; rates are taken between the first and the last slice that ended in it
CYCLE = 30.0  # of Ray's actors and of the plain ones
STUDENT = {8: 2.306, 7: 2.365, 6: 2.447, 5: 2.571, 4: 2.776, 3: 3.182, 2: 4.303, 1: 12.71}  # 95 %, by pairs - 1


def config(generation_games):
    """The network and search of a short run on this machine's CPU."""
    values = {"generations": None, "minutes": 1e6, "train.device": "cpu", "generation_games": generation_games}
    return change(profile("quick", GameConfig("connectx")), values)


def learn(uri, seconds, out):
    """Publish for so long; puts (label, when head.json named it) of each model."""
    store, published = open_store(uri), []
    swap = store.swap

    def timed(name, data, mark):
        mark = swap(name, data, mark)
        published.append((json.loads(data)["model"], time.time()))
        return mark

    store.swap = timed
    learner, until = StoreLearner(store, read_run(store), LearnerConfig(minutes=1e6)), time.time() + seconds
    while time.time() < until:
        learner.work(0.5)
    learner.close()
    out.put(published)


def act(uri, seconds, out):
    """Play for so long; puts (when, seconds played) of each slice, and (label, when) of each model."""
    store, played, models = open_store(uri), [], []
    actor, until = StoreActor(store, read_run(store), ActorConfig("one", threads=1)), time.time() + seconds
    load = actor._load

    def loaded(name):
        load(name)
        models.append((name, time.time()))

    actor._load = loaded
    while time.time() < until:
        facts = actor.work(0.5)
        played.append((time.time(), facts["seconds"], facts["positions"]))
    out.put((played, models))


def over_a_store(seconds):
    """The actor's share of time without play, and the seconds from publication to play."""
    start, here = multiprocessing.get_context("spawn"), Path(tempfile.mkdtemp())
    with seaweed(here) as keys:
        os.environ.update(keys)
        store = open_store("s3://bucket/run")
        create_run(store, config(generation_games=100))
        queues = [start.Queue(), start.Queue()]
        jobs = [start.Process(target=work, args=(store.uri, seconds, out)) for work, out in zip((learn, act), queues)]
        for job in jobs:
            job.start()
        published, (played, models) = (out.get() for out in queues)
        for job in jobs:
            job.join()
    first = next(row for row in played if row[1])  # compiled, and the first games have ended
    length = played[-1][0] - first[0]
    share = 1 - (played[-1][1] - first[1]) / length
    speed = (played[-1][2] - first[2]) / length
    when = dict(reversed(published))  # the first time that each was named
    waits = [at - when[label] for label, at in models[1:]]
    poll = ActorConfig().poll
    print(f"{length:.0f} s of ConnectX over S3, {speed:.0f} positions/s: {share:.1%} of the actor's time was not play")
    print(
        f"{len(waits)} models: publication to play {median(waits):.1f} s (median), {max(waits):.1f} s (longest), "
        f"with polls of {poll:g} s"
    )


def plain(uri, name, positions):
    """An actor as Ray's are, without Ray; `positions` has what it has played, and since when."""
    own = ActorConfig(name, CYCLE / 3, CYCLE, least_positions=round(100 * CYCLE), threads=1)
    store = open_store(uri)
    actor = StoreActor(store, read_run(store), own)
    while True:
        positions.value = actor.work(SLICE)["positions"]


class Turns:
    """Two teams of processes, of which one stands still while the other plays."""

    def __init__(self):
        self.rates, self.turn, self.teams = {"ray": [], "plain": []}, None, {}
        self.seen, self.since = {}, 0.0

    def signal(self, team, number):
        for process in self.teams[team]:
            os.kill(process, number)

    def begin(self, team):
        self.turn, self.since, self.seen = team, time.monotonic(), {}
        self.signal("plain" if team == "ray" else "ray", signal.SIGSTOP)
        self.signal(team, signal.SIGCONT)

    def look(self, positions):
        """Take down what each of a team's actors has played; whether its turn is over."""
        now = time.monotonic()
        for name, count in positions.items():
            times = self.seen.setdefault(name, [])
            if not times or times[-1][1] != count:
                times.append((now, count))
        return now - self.since >= WINDOW

    def end(self):
        """The team's positions a second: of each actor between its second slice, all of which was in this turn, and
        its last."""
        spans = [(times[1], times[-1]) for times in self.seen.values()]
        self.rates[self.turn].append(sum((last[1] - first[1]) / (last[0] - first[0]) for first, last in spans))


def beside_ray(pairs):
    """Rates of two Ray actors over those of two plain processes, one for each pair of turns."""
    start, turns = multiprocessing.get_context("spawn"), Turns()
    store = open_store(tempfile.mkdtemp())
    run = create_run(store, config(generation_games=10**9))  # the learner waits for more games than there are
    counts = [start.Value("d", 0.0) for _ in range(2)]
    jobs = [start.Process(target=plain, args=(store.uri, f"p{n}", count)) for n, count in enumerate(counts)]
    for facts in launch(store, run, LaunchConfig(2, cycle=CYCLE), Progress(quiet=True)):
        if len(facts) < 3:
            continue
        if turns.turn is None:
            turns.teams = {"ray": [int(facts[f"actor{n}"]["process"]) for n in range(2)]}
            for job in jobs:
                if job.pid is None:
                    job.start()
            turns.teams["plain"] = [job.pid for job in jobs]
            if all(count.value for count in counts) and all(facts[f"actor{n}"]["positions"] for n in range(2)):
                turns.begin("ray")
            continue
        if not turns.look({name: facts[name]["positions"] for name in ("actor0", "actor1")}):
            continue
        turns.end()
        turns.begin("plain")
        while not turns.look({n: count.value for n, count in enumerate(counts)}):
            time.sleep(0.05)
        turns.end()
        turns.begin("ray")
        if len(turns.rates["plain"]) == pairs:
            break
    for job in jobs:
        os.kill(job.pid, signal.SIGKILL)
    return turns.rates


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--pairs", type=int, default=9)
    chosen = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    over_a_store(chosen.seconds)
    rates = beside_ray(chosen.pairs)
    ratios = [math.log(ray / alone) for ray, alone in zip(rates["ray"], rates["plain"], strict=True)]
    half = STUDENT[len(ratios) - 1] * stdev(ratios) / math.sqrt(len(ratios))
    low, middle, high = (math.exp(fmean(ratios) + shift) for shift in (-half, 0, half))
    print(f"two of Ray's actors over two plain ones: {middle:.3f} [{low:.3f}, {high:.3f}], {len(ratios)} pairs")
    print(f"positions/s {median(rates['ray']):.0f} and {median(rates['plain']):.0f} (medians)")


if __name__ == "__main__":
    main()
