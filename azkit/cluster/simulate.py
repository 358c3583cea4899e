"""What happens with so many actors: a model of actors, learner and a store with prices, run event by event."""

import heapq
import json
import math
import random
import timeit
from bisect import bisect_right
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ..errors import AzkitError
from ..runs.shared import read_run
from ..store.store import Store
from ..tables import aligned
from .actor import HEARTBEAT, LONGEST, ActorConfig
from .cycles import BOUND
from .ingest import GETS, LOOK, MAX_AGE
from .learner import LearnerConfig

FILES = 7  # that a cycle writes, head.json with them
COLLECTED = 1  # listings a cycle in search of what may be deleted
PAGE = 1000  # names in one answer to a listing
DAY = 86_400
AT_WORK = 3600.0  # seconds before the newest heartbeat: whose last one is older has left
COLUMNS = {  # of the table: what an Outcome has
    "workers": "{0.workers}", "reuse": "{0.reuse:.2g}", "models behind": "{0.behind:.1f}", "cycles/h": "{0.cycles:.0f}",
    "taken in": "{0.ingested:.0%}", "writes/s": "{0.writes:.3g}", "reads/s": "{0.reads:.3g}",
    "$/day": "{0.dollars:.2f}", "weights GB/day": "{0.weights:,.0f}", "$ if they leave": "{0.leaving:,.0f}",
    "limit": "{0.limit}",
}  # fmt: skip


@dataclass(frozen=True)
class Rates:
    """What was measured of one's own processes; the defaults suppose a T4 for each actor and an H100."""

    positions: float = 600.0  # a second of an actor
    samples: float = 100_000.0  # a second of the learner's training
    ingested: float = 250_000.0  # positions a second, read and checked
    weights: float = 6.6  # MB of a model
    bytes: float = 15.0  # of a position in a shard
    put: float = 0.05  # seconds until a shard is there
    get: float = 0.03  # seconds to read one
    list: float = 0.1  # seconds of a look for shards
    publish: float = 0.5  # seconds that a cycle takes beside its training


@dataclass(frozen=True)
class Plan:
    """How a run is set up; times in seconds."""

    reuse: float = 4.0  # how often a position is to be trained on
    poll: float = ActorConfig.poll  # between an actor's looks at head.json
    shard: float = ActorConfig.shard_seconds  # of play that make a shard
    least: float = float(ActorConfig.least_positions)  # positions in a shard, or LONGEST times `shard`
    cycle: float = LearnerConfig.cycle  # at least from a publication to the next cycle's begin
    generation: float = 10_000.0  # new positions at least in a cycle
    listing: float = LearnerConfig.listing  # between the learner's listings
    max_age: int = MAX_AGE  # models; older shards are dropped
    actors_per_download: int = 1  # how many actors of one machine share its copy of the weights


@dataclass(frozen=True)
class Prices:
    """In dollars; the defaults are those of S3 in us-east-1."""

    writes: float = 5.0  # a million writes or listings
    reads: float = 0.4  # a million
    leaving: float = 0.09  # a GB that leaves the store's region; inside it is free


@dataclass(frozen=True)
class Outcome:
    """What so many workers come to."""

    workers: int
    reuse: float  # samples trained for a position taken in
    behind: float  # models, mean over positions: how many newer ones there were when they were taken in
    cycles: float  # an hour
    ingested: float  # share of the positions played
    writes: float  # and listings, a second
    reads: float  # a second
    dollars: float  # a day, for requests
    shards: float  # GB a day
    weights: float  # GB a day that actors fetch
    leaving: float  # dollars a day for those, where the actors are outside the store's region
    limit: str  # learner, reading, or nothing


def simulate(workers: int, rates: Rates, plan: Plan, prices: Prices, seconds: float = 3600.0) -> Outcome:
    """Run the model for so many seconds of its own clock."""
    rng, run = random.Random(0), _Run(rates, plan)
    length = min(max(plan.shard, plan.least / rates.positions), LONGEST * plan.shard)
    # (time, what, of which actor, the model that its shard began with)
    events = [(length * rng.random(), "shard", actor, 0) for actor in range(workers)]
    events += [(plan.listing, "list", 0, 0), (plan.cycle, "clock", 0, 0)]
    heapq.heapify(events)
    while events[0][0] < seconds:
        now, what, actor, model = heapq.heappop(events)
        if what == "shard":
            run.arriving.append((now + rates.put, model, length * rates.positions))
            seen = bisect_right(run.published, now - plan.poll * rng.random()) - 1  # at its last look at head.json
            heapq.heappush(events, (now + length, "shard", actor, max(model, seen)))
        elif what == "list":
            heapq.heappush(events, (run.ingest(now), "list", 0, 0))
        elif what == "publish":
            run.published.append(now)
            heapq.heappush(events, (max(now, run.begun + plan.cycle), "clock", 0, 0))
        if what in ("list", "clock") and (ends := run.begin(now)) is not None:
            heapq.heappush(events, (ends, "publish", 0, 0))
    return run.outcome(workers, prices, seconds, length)


class _Run:
    """What has happened so far."""

    def __init__(self, rates: Rates, plan: Plan) -> None:
        self.rates, self.plan = rates, plan
        self.published, self.begun = [0.0], -plan.cycle  # when each model was, and when the last cycle began
        self.arriving: list[tuple[float, int, float]] = []  # shards: when they are there, their model, positions
        self.queue: list[tuple[float, int, float]] = []  # those that were listed and are to be read
        self.waiting: list[tuple[float, int, float]] = []  # those that were read since the last cycle began
        self.taken = self.samples = self.behind = self.busy_until = 0.0  # behind: models times positions
        self.lists = self.shards = 0

    def ingest(self, now: float) -> float:
        """A listing, or some shards of the last one; returns when the learner's reading thread goes on."""
        rates, newest = self.rates, len(self.published) - 1
        if not self.queue:
            there = [shard for shard in self.arriving if shard[0] <= now]
            young = [shard for shard in there if newest - shard[1] <= self.plan.max_age]
            young.sort(key=lambda shard: -shard[1])
            self.queue, self.arriving = young[:LOOK], young[LOOK:] + self.arriving[len(there) :]
            self.lists += min(self.plan.max_age, newest) + 1 + len(there) // PAGE
            now += rates.list
        read, self.queue = self.queue[:GETS], self.queue[GETS:]
        self.waiting, self.shards = self.waiting + read, self.shards + len(read)
        new = sum(size for *_, size in read)
        return now + max(rates.get * bool(read), new / rates.ingested) + (0 if self.queue else self.plan.listing)

    def begin(self, now: float) -> float | None:
        """A cycle, if it is time for one; returns when its model is published."""
        plan, newest = self.plan, len(self.published) - 1
        early = now < self.busy_until or now - self.begun < plan.cycle - 1e-9
        if early or sum(size for *_, size in self.waiting) < plan.generation:
            return None
        self.begun = now
        young = [(newest - model, size) for _, model, size in self.waiting if newest - model <= plan.max_age]
        new, self.waiting = sum(size for _, size in young), []
        self.taken, self.behind = self.taken + new, self.behind + sum(age * size for age, size in young)
        samples = min(plan.reuse * new, self.rates.samples * max(plan.cycle, now - self.published[-1]))
        self.samples += samples
        self.busy_until = now + samples / self.rates.samples + self.rates.publish
        return self.busy_until

    def outcome(self, workers: int, prices: Prices, seconds: float, length: float) -> Outcome:
        """All of it as rates and dollars."""
        rates, plan, cycles = self.rates, self.plan, len(self.published) - 1
        # A model is fetched by an actor if one of its looks at head.json falls before the next is published.
        gaps = [after - before for before, after in zip(self.published, [*self.published[1:], seconds], strict=True)]
        fetched = workers * sum(min(1.0, gap / plan.poll) for gap in gaps) / seconds
        downloads = fetched / min(workers, plan.actors_per_download)
        played, weights = workers * rates.positions, downloads * rates.weights * DAY / 1000
        # With the first look after it is due
        beats = 1 / max(max(HEARTBEAT, plan.shard) + plan.poll / 2, plan.poll)
        writes = workers * (1 / length + beats) + (cycles * (FILES + COLLECTED) + self.lists) / seconds
        reads = workers / plan.poll + fetched + downloads + (self.shards + cycles) / seconds
        reuse, ingested = self.samples / max(self.taken, 1.0), self.taken / played / seconds
        return Outcome(
            workers=workers,
            reuse=reuse,
            behind=self.behind / max(self.taken, 1.0),
            cycles=3600 * cycles / seconds,
            ingested=ingested,
            writes=writes,
            reads=reads,
            dollars=DAY * (writes * prices.writes + reads * prices.reads) / 1e6,
            shards=played * rates.bytes * DAY / 1e9,
            weights=weights,
            leaving=weights * prices.leaving,
            limit="reading" if ingested < BOUND else "learner" if reuse < BOUND * plan.reuse else "",
        )


def measured(store: Store, rates: Rates, plan: Plan, rules: Path | None = None) -> tuple[Rates, Plan]:
    """The rates and the plan with what a real run has measured so far; `rules` is the file of a user's own.

    Raises AzkitError where no actor has played or no cycle has ended yet, or where figures are damaged.
    """
    try:
        beating = store.list("actors/")
        last, started = max((entry.modified for entry in beating), default=0.0), timeit.default_timer()
        beats = [json.loads(store.get(entry.name)) for entry in beating if entry.modified > last - AT_WORK]
        beats = [beat for beat in beats if beat["shards"]]
        reports, listed = store.list("reports/"), timeit.default_timer()
        if not beats or not reports:
            raise AzkitError(f"{store.uri} has no figures yet: wait until an actor has played and a cycle has ended")
        report, read = json.loads(store.get(reports[-1].name)), timeit.default_timer()
        total = {
            key: sum(beat[key] for beat in beats) for key in ("positions", "games", "bytes", "positions_per_second")
        }
        config, steps = read_run(store, rules).config, report.get("step_seconds", report["train_seconds"])
        rates = replace(
            rates,
            positions=total["positions_per_second"] / len(beats),
            samples=report["samples"] / steps,
            weights=max(entry.size for entry in store.list("models/")) / 1e6,
            bytes=total["bytes"] / total["positions"],
            get=read - listed,
            list=listed - started,
            publish=rates.publish + report["train_seconds"] - steps,
        )
        generation = config.generation_games * total["positions"] / total["games"]
        plan = replace(plan, reuse=config.train.reuse, generation=generation)
        if not all(0 < figure < math.inf for figure in [*asdict(rates).values(), plan.generation]):
            raise ValueError("a figure is not above 0")
    except AzkitError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        why = f"actors/ or the newest of reports/ is damaged ({type(error).__name__}: {error})"
        raise AzkitError(f"{store.uri}: {why}; leave out --store and name rates by --set") from error
    return rates, plan


def table(outcomes: list[Outcome], rates: Rates, plan: Plan, prices: Prices) -> str:
    """A line for each number of workers, how many pay, and what to do about weights that leave the store."""
    rows = [[*COLUMNS], *([text.format(each) for text in COLUMNS.values()] for each in outcomes)]
    last, pays = outcomes[-1], rates.samples / (plan.reuse * rates.positions)
    cures = {
        "half precision": (replace(rates, weights=rates.weights / 2), plan),
        f"cycles of {4 * plan.cycle:g} s": (rates, replace(plan, cycle=4 * plan.cycle)),
        "one download for 8 actors": (rates, replace(plan, actors_per_download=8)),
    }
    less = [f"{simulate(last.workers, *cure, prices).weights:,.0f} with {name}" for name, cure in cures.items()]
    transfers = f"weights, GB/day of {last.workers} workers: {last.weights:,.0f}; {', '.join(less)}"
    busy = f"W* = {pays:.3g} workers keep the learner busy; more lower the reuse"
    return "\n".join([*aligned(rows), "", busy, transfers])
