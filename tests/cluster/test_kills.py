"""Actors and the learner are killed at random moments, with kill -9, and no game that was shipped is lost or doubled.

All are forked from one warm process, so a kill costs a fraction of a second. `PYTHONPATH=tests python
tests/cluster/test_kills.py 900` kills so many times and prints what came of it.
"""

import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
import torch
from cluster.test_processes import CONFIG, QUICK, actor, begin, committed, taken

from azkit.cluster import ingest
from azkit.cluster.learner import StoreLearner
from azkit.nets import evaluator
from azkit.runs.config import change
from azkit.runs.shared import number, read_head
from azkit.selfplay.samples import facts

SECONDS = 0.75  # that a process lives, on average
CYCLES, SHARDS, GAMES = 5, 30, 1000  # there are more


def fork(work) -> int:
    """A child that does `work` for ever, or until it is killed."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(1)
    return child


def enough(store) -> bool:
    """Whether something was at stake: on a slow machine processes that live so short a time get little done."""
    return number(read_head(store)[0].candidate) > CYCLES and len(store.list("games/")) > SHARDS


@patch.object(ingest, "MAX_AGE", 100)  # learners publish too often for games to grow old
@patch.object(evaluator, "openvino", lambda: "")  # whose threads are not in a child, which waits for them for ever
def kill(times: int, folder: Path, seed: int = 0) -> Counter:
    """Two actors and a learner, each killed and started again at random; then a learner that takes in what is left.

    So many times, or on a slow machine up to six times as many, until there is `enough`.
    """
    torch.set_num_threads(1)
    # Without an end: actors ship games much faster than a learner that is killed each second takes them in
    chance, (store, run) = random.Random(seed), begin(folder, change(CONFIG, {"generations": 10**9}))

    def play(name: str) -> None:
        playing = actor(store, run, name)
        while True:
            playing.work(0.1)

    def learn() -> None:
        learner = StoreLearner(store, run, QUICK)
        while True:
            learner.work(0.1)

    # Warm: compiled, and torch's first step is done
    first, learner = actor(store, run, "warm"), StoreLearner(store, run, QUICK)
    while learner.record.generation < 2:
        first.work(0.3)
        learner.work(0.3)
    learner.close()
    works = [lambda: play("a"), lambda: play("b"), learn]
    children, killed = [fork(work) for work in works], Counter()
    try:
        while (count := sum(killed.values())) < times or count < 6 * times and not enough(store):
            time.sleep(chance.expovariate(len(works) / SECONDS))
            which = chance.randrange(len(works))
            os.kill(children[which], signal.SIGKILL)
            os.waitpid(children[which], 0)
            killed["learner" if which == 2 else "actor"] += 1
            children[which] = fork(works[which])
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
    last = StoreLearner(store, run, QUICK)
    last.close()  # its thread does not look for games any more
    while last.ingest.collect(number(last.head.candidate)) or last.ingest.games >= run.config.generation_games:
        last.work(0.5)
    waiting = last.ingest.take(number(last.head.candidate))
    names, shipped = taken(store), [entry.name for entry in store.list("games/")]
    shards = {name: facts(store.get(name)) for name in shipped}
    games = [
        (shards[shard["name"]]["incarnation"], game)
        for label in committed(store)
        for shard in facts(store.get(f"window/{label}.parquet"))["shards"]
        for span in shard["ids"]
        for game in range(span[0], span[1] + 1)
    ]
    return killed + Counter(
        cycles=number(read_head(store)[0].candidate),
        shards=len(shipped),
        games=sum(shard["games"] for shard in shards.values()),
        lost=len(set(shipped) - set(names) - set(waiting.shards)),
        doubled=len(names) - len(set(names)) + len(games) - len(set(games)),
        refused=len(store.list("quarantine/")),
    )


@pytest.mark.slow
def test_no_game_is_lost_or_doubled_by_random_kills(tmp_path):
    found = kill(60, tmp_path)
    assert found["cycles"] > CYCLES and found["shards"] > SHARDS and found["games"] > GAMES
    assert (found["lost"], found["doubled"], found["refused"]) == (0, 0, 0)


if __name__ == "__main__":
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        figures = kill(int(sys.argv[1]), Path(place))
    print(dict(figures), f"{time.monotonic() - began:.0f} s")
