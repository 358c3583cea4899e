"""An actor: plays with the newest model, ships the games that end as shards, and may be killed at any moment.

Games in progress carry on when weights change: else short games would be over-represented after each model. A killed
actor loses its games in progress and the shard that it had not shipped. As a new incarnation it writes under names that
nobody used, and it may repeat every call without doubling a game.
"""

import json
import random
import secrets
import time
import warnings
from contextlib import suppress
from dataclasses import dataclass, field, replace

from ..errors import AzkitError
from ..nets.variants import compute_on_cpu
from ..progress import QUIET, Progress
from ..runs.checkpoints import WEIGHTS, DamagedError, read_manifest, read_net
from ..runs.models import fetch_for
from ..runs.plan import staged
from ..runs.shared import Head, SharedRun, committed_labels, incarnation_seed, number, read_head, shard
from ..selfplay.samples import Samples, flatten, pack
from ..store.store import AwayError, MissingError, Store
from ..training.actor import Actor
from ..version import __version__
from .ingest import LONGEST_NAME, SCHEMA, oldest, search_digest
from .serve import Component
from .spool import Spool

MOST = 200_000  # positions of a shard: however fast games end, one stays small enough to check
SPOOL = 64 << 20  # bytes of shards that wait on disk while the store is away; then the actor pauses
LONGEST = 2.0  # times ActorConfig.shard_seconds; at 4 a third of slow actors' games were too old to be taken in
HEARTBEAT = 30.0  # seconds between two, but no more often than shards: Hugging Face counts every file
KEPT = 3  # models on this machine's disk, for all of its actors
WAITS = 1.0  # seconds between two looks for a first model


@dataclass(frozen=True)
class ActorConfig:
    """How an actor talks to its store; times in seconds."""

    name: str = "actor"  # of letters and digits; others of a run have other names
    poll: float = 10.0  # between two looks at head.json, give or take a tenth
    shard_seconds: float = 30.0  # a shard is shipped after so long,
    least_positions: int = 3000  # and with so many positions, but after LONGEST times as long in any case
    threads: int | None = None  # of torch on a CPU
    device: str | None = None  # None: as the run's configuration says
    # Of this start: all randomness derives from it
    incarnation: str = field(default_factory=lambda: secrets.token_hex(4))

    def __post_init__(self) -> None:
        if not (self.name.isascii() and self.name.isalnum() and len(self.name) <= LONGEST_NAME):
            raise AzkitError(f"--name {self.name}: an actor's name has letters and digits only, at most {LONGEST_NAME}")


class StoreActor(Component):
    """One actor process; it has ended once head.json tells all to stop."""

    def __init__(self, store: Store, run: SharedRun, config: ActorConfig, progress: Progress = QUIET) -> None:
        super().__init__(store, run, progress)
        self.config = config
        if config.threads is not None:
            compute_on_cpu(config.threads)
        self.game = run.config.game.make()
        self.digest = search_digest(run.config)
        self.chance = random.Random(config.incarnation)
        self.spool = Spool(store, run)
        self.player: Actor | None = None
        self.model = ""  # label of the weights that play
        self.told = set[str]()  # of what is amiss, and of damaged models by their labels
        self.polls, self.beats = 0.0, 0.0  # when the next poll and heartbeat are due
        self.episodes: list[Samples] = []
        self.begun, self.begun_model, self.sequence = 0.0, "", 0
        self.spent: dict[str, float] = {}  # on the shard in progress
        self.positions = 0  # of that shard: counted, for many short games may end in a second
        counts = ("games", "positions", "shards", "bytes", "models", "seconds", "store_seconds")
        self.totals: dict[str, float] = dict.fromkeys(counts, 0.0)

    def step(self, until: float) -> float:
        """Look whether there is a newer model, and play."""
        self._look()
        if self.player is None or self.spool.bytes > SPOOL:
            full = f"pauses: {SPOOL >> 20} MB of shards wait here"
            self._tell_once("idle", f"{self.config.name} {full if self.player else 'waits for a first model'}")
            return WAITS
        self.told.discard("idle")
        self._play(until)
        self._ship_if_due()
        return 0.0

    def facts(self) -> dict[str, float]:
        """Totals since the start."""
        return self.totals

    def close(self) -> None:
        """Ship what has ended; games in progress are lost."""
        if self.episodes:
            self._ship()
        self._beat()

    def _play(self, until: float) -> None:
        """Games until something else is due."""
        assert self.player is not None
        due = self.begun + self.config.shard_seconds if self.episodes else until
        slice_end = min(until, self.polls, max(due, time.monotonic() + 0.1))
        episodes, spent = self.player.play(self.run.config.generation_games, slice_end)
        if episodes and not self.episodes:
            self.begun, self.begun_model = time.monotonic() - spent["seconds"], self.model
        self.episodes += episodes
        self.spent = {name: self.spent.get(name, 0.0) + amount for name, amount in spent.items()}
        self.totals["games"] += len(episodes)
        positions = sum(len(episode.played) for episode in episodes)
        self.positions += positions
        self.totals["positions"] += positions
        self.totals["seconds"] += spent["seconds"]

    def _look(self) -> None:
        """Poll head.json if it is time, take up a new model, and say that this actor is there."""
        now = time.monotonic()
        if now < self.polls:
            return
        wait = self.config.poll * self.chance.uniform(0.9, 1.1)
        try:
            head = read_head(self.store)[0]
            self.ended = head.stop
            if head.model != self.model and not head.stop:
                try:
                    self._load(head.model)
                except (DamagedError, MissingError) as error:
                    if self.player is not None and isinstance(error, MissingError):
                        wait = WAITS  # head.json may name a newer one by now
                    elif head.model not in self.told:
                        warnings.warn(f"{error}; it is not played with", stacklevel=2)
                        self.told.add(head.model)
                    if self.player is None:  # else no games come, and no newer model
                        self._load_older(head)
            self.spool.flush()
            self.told.discard("away")
            if now >= self.beats:
                self._beat()
        except MissingError:  # no model yet
            wait = WAITS
        except AwayError as error:  # it takes long to find that out: until the next poll the old model plays as long
            self._tell_once("away", f"{error}; {self.config.name} {'plays on' if self.player else 'tries again'}")
            wait = max(wait, time.monotonic() - now)
        self.polls = time.monotonic() + wait
        self.totals["store_seconds"] += time.monotonic() - now

    def _tell_once(self, what: str, text: str) -> None:
        """Until that is over."""
        if what not in self.told:
            self.progress.say(text)
        self.told.add(what)

    def _load(self, label: str) -> None:
        own, config = self.config, self.run.config
        config = replace(config, train=replace(config.train, device=own.device or config.train.device))
        folder = fetch_for("playing", KEPT, self.store, self.run, label)
        net, done = read_net(folder / WEIGHTS, self.game, config), read_manifest(folder)["counters"].get("done", 0.0)
        if self.player is None:
            self.game.compile()
            seed = incarnation_seed(config.seed, own.incarnation)
            self.player = Actor(self.game, config, net, seed)
            self.player.warm_up()  # else the first shard's speed would be that of a compiler
        self.player.judge(staged(config, done).selfplay.evaluator)
        # Generation 0 for good: a game's random stream then depends on its number alone, and a learner can replay it
        self.player.load(net, 0)
        self.model = label
        self.totals["models"] += 1
        games, speed = self.totals["games"], self._speed()
        self.progress.say(f"{own.name} plays model {label}; {games:.0f} games so far, {speed:.0f} positions/s")

    def _load_older(self, head: Head) -> None:
        """Play with the newest sound model before head's whose games are still taken in."""
        for label in reversed(committed_labels(self.store, "models", head)):
            if oldest(number(head.model)) <= number(label) < number(head.model):
                with suppress(DamagedError, MissingError):
                    return self._load(label)

    def _ship_if_due(self) -> None:
        if not self.episodes:
            return
        age = time.monotonic() - self.begun
        enough = age >= self.config.shard_seconds and self.positions >= self.config.least_positions
        if enough or age >= LONGEST * self.config.shard_seconds or self.positions >= MOST:
            self._ship()

    def _ship(self) -> None:
        """Put the games that ended into the store, or on disk while it is away."""
        started, own = time.monotonic(), self.config
        about = {
            "schema": SCHEMA,
            "azkit": __version__,
            "run": self.run.id,
            "model": self.begun_model,
            "actor": own.name,
            "incarnation": own.incarnation,
            "sequence": self.sequence,
            "search": self.digest,
            "games": len(self.episodes),
            "spent": self.spent,
        }
        data = pack(self.game, flatten(self.episodes), about)
        name = shard(self.begun_model, own.name, own.incarnation, self.sequence)
        self.sequence += 1
        self.episodes, self.spent, self.positions = [], {}, 0
        self.spool.ship(name, data)
        self.totals["shards"] += 1
        self.totals["bytes"] += len(data)
        self.totals["store_seconds"] += time.monotonic() - started

    def _speed(self) -> float:
        return self.totals["positions"] / max(self.totals["seconds"], 1e-9)

    def _beat(self) -> None:
        """Say in actors/ that this actor is there, and how fast."""
        self.beats = time.monotonic() + max(HEARTBEAT, self.config.shard_seconds)
        own = {"actor": self.config.name, "incarnation": self.config.incarnation, "model": self.model}
        facts = own | self.totals | {"positions_per_second": self._speed(), "written": time.time()}
        with suppress(AwayError):
            self.store.replace(f"actors/{self.config.name}.json", json.dumps(facts).encode())
