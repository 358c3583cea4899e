"""Shards as actors make them, for tests of what becomes of them, and of what is said about it."""

from __future__ import annotations

from itertools import islice

from azkit import RunConfig, SearchConfig, UniformEvaluator, change
from azkit.cluster.ingest import search_digest
from azkit.progress import Progress
from azkit.runs.shared import SharedRun, incarnation_seed, shard
from azkit.selfplay.samples import flatten, pack
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
from azkit.version import __version__

CONFIG = RunConfig(search=SearchConfig(simulations=4), selfplay=SelfPlayConfig(lanes=4, opening_plies=2), seed=3)
CONFIG = change(CONFIG, {"game.name": "tictactoe", "generation_games": 20})


class Said(Progress):
    """Keeps what is told."""

    def __init__(self):
        super().__init__(quiet=True)
        self.lines = list[str]()

    def say(self, text):
        self.lines.append(text)


class Maker:
    """An incarnation of an actor without a network, whose shards go nowhere by themselves."""

    def __init__(self, run: SharedRun, actor: str = "a", incarnation: str = "0000beef") -> None:
        self.run, self.actor, self.incarnation, self.sequence = run, actor, incarnation, 0
        self.game, config = run.config.game.make(), run.config
        seed = incarnation_seed(config.seed, incarnation)
        self.play = SelfPlay(self.game, UniformEvaluator(self.game), config.search, config.selfplay, seed)
        self.play.start_generation(0)

    def shard(
        self, count: int = 10, model: str = "000001-001", edit=lambda samples: samples, **about
    ) -> dict[str, bytes]:
        """The next shard by its name, its samples changed by `edit` and what it says of itself by `about`."""
        samples = edit(flatten(islice(self.play.play(count), count)))
        own = {"schema": 1, "azkit": __version__, "run": self.run.id, "model": model, "actor": self.actor}
        own |= {"incarnation": self.incarnation, "sequence": self.sequence, "search": search_digest(self.run.config)}
        own |= {
            "games": count,
            "spent": {"games": count, "simulations": 9, "evaluations": 8, "hits": 1, "seconds": 2.5},
        }
        name = shard(model, self.actor, self.incarnation, self.sequence)
        self.sequence += 1
        return {name: pack(self.game, samples, own | about)}


def put(store, *shards: dict[str, bytes]) -> list[str]:
    """Ship them; returns their names."""
    for one in shards:
        for name, data in one.items():
            assert store.create(name, data)
    return [name for one in shards for name in one]
