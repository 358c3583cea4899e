"""How fast a learner reads on one core: PYTHONPATH=tests python tests/cluster/ingestion.py [SHARDS]

Shards of some 3,000 positions of ConnectX in a folder, every game replayed by the rules; positions a second, 9 times.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from cluster.shards import CONFIG, Maker, put

from azkit.cluster.ingest import Ingest
from azkit.runs.config import change
from azkit.runs.shared import create_run
from azkit.store.folder import Folder

GAMES = 220  # of a shard


def main(shards: int = 40) -> None:
    """Print the figure."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as place:
        store = Folder(Path(place))
        run = create_run(store, change(CONFIG, {"game.name": "connectx"}))
        maker, game, rates = Maker(run), run.config.game.make().compile(), list[float]()
        put(store, *(maker.shard(GAMES) for _ in range(shards)))
        for _ in range(10):
            ingest, began = Ingest(store, run, game, ()), time.perf_counter()
            positions = ingest.collect(1)
            rates.append(positions / (time.perf_counter() - began))
            assert len(ingest.take(1).shards) == shards
    rates = rates[1:]  # the first one compiles
    print(f"{shards} shards of {positions / shards:.0f} positions: {median(rates):,.0f} positions/s", end="")
    print(f" ({min(rates):,.0f} to {max(rates):,.0f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
