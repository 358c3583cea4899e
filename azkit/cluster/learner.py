"""The learner: takes games in, trains by the clock, publishes, and goes on from there when it was killed.

A cycle begins when a generation's games are there and a while has passed. It trains as many samples as the games are
worth, but no more than the time allows: trained on all there is, a learner with many actors would publish twice an
hour. Its files all bear a new label and count together, once head.json names it; so a learner that dies at any write
costs a cycle and no game, for the shards of that cycle are taken in again.
"""

import json
import math
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..errors import AzkitError
from ..nets.evaluator import NetworkEvaluator
from ..nets.nets import build_net
from ..nets.variants import Variant
from ..progress import Progress
from ..runs.checkpoints import DamagedError, TrainingState
from ..runs.metrics import Report, self_play_figures
from ..runs.models import LearnerRecord, fetch_model, load_model, publish_learner, publish_model, read_learner
from ..runs.shared import HEAD, Head, SharedRun, committed_labels, label, number, packed, read_head
from ..selfplay.samples import Samples, pack, unpack
from ..store.store import AwayError, MissingError, Store
from ..training.learner import Learner
from ..training.ranks import ALONE, Ranks
from ..training.trials import opinions, watched_positions
from .figures import cycle_figures, cycle_line
from .garbage import collect
from .ingest import Ingest, Taken, oldest

WAITS = 0.1  # seconds between two looks at what came in
LONGEST = 30.0  # seconds between two tries while the store is away
COLLECTS = 5  # cycles between two deletions of what nobody needs


@dataclass(frozen=True)
class LearnerConfig:
    """How a learner works on its store; times in seconds."""

    cycle: float = 30.0  # least time from one publication to the next
    listing: float = 2.0  # between two looks for shards
    archive: bool = False  # keep all shards and blocks
    minutes: float | None = None  # stop after so long; None: as the run's configuration says
    generations: int | None = None  # of games, in all; likewise


class StoreLearner:
    """One learner process; `work` learns for a while, again and again."""

    def __init__(
        self,
        store: Store,
        run: SharedRun,
        config: LearnerConfig,
        progress: Progress | None = None,
        ranks: Ranks = ALONE,
    ) -> None:
        """Take the run over: from now on no other learner can publish. Raises AzkitError.

        Of several `ranks` this is the first; in the others `follow` runs.
        """
        self.store, self.run, self.own, self.progress = store, run, config, progress or Progress(quiet=True)
        self.config, self.game = run.config, run.config.game.make().compile()
        self.generations = config.generations or self.config.generations
        self.minutes = config.minutes or self.config.minutes
        self.head = self._patiently(self._take_over)
        self.record, saved, net = self._patiently(self._restored)
        variant = Variant.from_dict(self.record.variant) if self.record.variant else None
        self.evaluator = NetworkEvaluator(self.game, net, self.config.selfplay.lanes, self.config.train.device, variant)
        self.learner = Learner(self.game, self.config, net, self.evaluator.variant, saved, ranks)
        for block in self.record.blocks:
            data = self._patiently(lambda block=block: self.store.get(f"window/{block}.parquet"))
            self.learner.add(unpack(self.game, data), number(block))
        self.late, self.refused = self.record.late, self.record.refused
        self.watched = watched_positions(self.game)
        self.ingest = Ingest(store, run, self.game, self.record.taken)
        self.rate = 1 / self.learner.seconds_a_sample()  # samples a second
        self.minutes_before, self.started = self.record.counters.get("minutes", 0.0), time.monotonic()
        self.begun, self.published, self.trained = -math.inf, math.inf, False  # of the last cycle
        self.ended, self.facts = self.head.stop, dict[str, float]()
        self.closing, self.trouble = threading.Event(), list[Exception]()
        self.thread = threading.Thread(target=self._gather, daemon=True)
        self.thread.start()

    def work(self, seconds: float) -> dict[str, float]:
        """Learn for so long, and until a cycle that began is published; returns how far the run is, and `ended`.

        Raises AzkitError where another learner has taken the run over, where the store will not work again, and where
        training diverges.
        """
        until = time.monotonic() + seconds
        while not self.ended and time.monotonic() < until:
            if self.trouble:
                raise self.trouble[0]
            if self._ready():
                self._cycle()
            else:
                time.sleep(WAITS)
            if self._done(self.record.games) >= 1.0:  # all processes are told that the run is over
                self._swap(lambda head: replace(head, stop=True))
                self.ended = True
        return self._totals()

    def _totals(self) -> dict[str, float]:
        return self.facts | {
            "generation": float(self.record.generation),
            "games": float(self.record.games),
            "waiting": float(self.ingest.positions),
            "ended": float(self.ended),
        }

    def close(self) -> None:
        """Stop looking for games."""
        self.closing.set()
        self.thread.join()
        self.learner.close()

    def _patiently(self, call: Callable[[], Any]) -> Any:
        """What a call returns, once the store is there."""
        wait = 0.5
        while True:
            try:
                return call()
            except AwayError as error:
                self.progress.say(f"{error}; trying again")
                time.sleep(wait)
                wait = min(2 * wait, LONGEST)

    def _take_over(self) -> Head:
        """Raise head's term, so that every publication of an older learner fails; begin the run where there is none."""
        while True:
            try:
                head, mark = read_head(self.store)
            except MissingError:
                first = label(0, 0)
                net = build_net(self.game, self.config.net, self.config.seed)
                publish_model(self.store, first, self.game, self.config, _state(0, net, {}, {}))
                self.store.create(HEAD, packed(Head(0, first, first)))
                continue
            head = replace(head, term=head.term + 1, stop=False)
            if self.store.swap(HEAD, packed(head), mark):
                return head

    def _restored(self) -> tuple[LearnerRecord, dict[str, Any], Any]:
        """The newest committed cycle that verifies: its record, the optimizers' state and the network."""
        for at in reversed(committed_labels(self.store, "learner", self.head)):
            try:
                record, saved = read_learner(self.store, at)
                folder = fetch_model(self.store, self.run, at)
                return record, saved, load_model(folder, self.game, self.config)
            except (DamagedError, MissingError) as error:
                self.progress.say(f"{error}; going back to the cycle before it")
        first = label(0, 0)
        net = load_model(fetch_model(self.store, self.run, first), self.game, self.config)
        return LearnerRecord(first, None, 0), {}, net

    def _gather(self) -> None:
        """Take shards in while steps run."""
        while not self.closing.wait(self.own.listing):
            try:
                self.ingest.collect(number(self.head.model))
            except AwayError:
                continue
            except Exception as error:  # a thread that died in silence would stop the run
                self.trouble.append(error)
                return

    @property
    def minutes_now(self) -> float:
        """That the run has lasted, earlier learners included."""
        return self.minutes_before + (time.monotonic() - self.started) / 60

    def _done(self, games: int) -> float:
        """The share (0 to 1) of the run that is done with so many games."""
        by_games = games / (self.generations * self.config.generation_games) if self.generations else 0.0
        by_time = (time.monotonic() - self.started) / 60 / self.minutes if self.minutes else 0.0
        return min(1.0, max(by_games, by_time))

    def _ready(self) -> bool:
        late = time.monotonic() - self.begun >= self.own.cycle
        return late and self.ingest.games >= self.config.generation_games

    def _cycle(self) -> None:
        """Take in, train, publish."""
        started = self.begun = time.monotonic()
        waited = started - self.published  # for games: so much longer it may train
        cycle = number(self.head.candidate) + 1
        taken = self.ingest.take(number(self.head.model))
        for line in taken.refused:
            self.progress.say(line)
        self.refused, self.late = self.refused + len(taken.refused), self.late + taken.late
        if taken.samples is None:
            return
        self.learner.add(taken.samples, cycle)
        before, games = self._done(self.record.games), self.record.games + taken.games
        after = self._done(games)
        most = self.rate * max(self.own.cycle, waited)

        def done(share: float) -> float:
            return before + share * (after - before)

        label = f"generation {cycle}, training"
        trained = self.learner.train(cycle, taken.positions, done, self.progress, label, most)
        if self.trained:  # the first time, much is compiled
            # Of steps alone: with what a large window takes to gather, each cycle would train less than the last
            self.rate += 0.5 * (trained["samples"] / trained["step_seconds"] - self.rate)
        self.trained = True
        self._publish(cycle, taken, taken.samples, trained | {"train_seconds": time.monotonic() - started})

    def _report(self, cycle: int, taken: Taken, samples: Samples, trained: dict[str, Any]) -> dict[str, Any]:
        report = Report(
            generation=cycle,
            minutes=self.minutes_now,
            window_positions=len(self.learner.window),
            **self_play_figures(samples, taken.spent),
            **trained,
            win_rate={},
            grades={},
            watched=opinions(self.evaluator, self.watched, self.learner.player),
            accepted=None,
        )
        self.facts = cycle_figures(taken, trained["samples"], self.rate, self.config.train.reuse)
        return asdict(report) | self.facts

    def _publish(self, cycle: int, taken: Taken, samples: Samples, trained: dict[str, Any]) -> None:
        """Put all files of a cycle, then let head.json name it: that moment it counts."""
        name, net = label(cycle, self.head.term), self.learner.player
        report = self._report(cycle, taken, samples, trained)
        blocks = (*self.record.blocks, name)[-len(self.learner.window.blocks) :]
        recent = oldest(number(self.head.model)) - 1  # older ones are not looked for
        remembered = [shard for shard in (*self.record.taken, *taken.shards) if int(shard.split("/")[1]) >= recent]
        counters = {"minutes": self.minutes_now}
        record = LearnerRecord(
            name,
            self.record.label,
            cycle,
            blocks,
            tuple(remembered),
            self.record.games + taken.games,
            self.late,
            self.refused,
            counters,
            self.evaluator.variant.to_dict(),
        )
        about = {"run": self.run.id, "label": name, "shards": taken.manifest}
        block, state = pack(self.game, samples, about), _state(cycle, net, counters, record.variant)
        puts: list[Callable[[], Any]] = [
            lambda: self.store.create(f"window/{name}.parquet", block),
            lambda: publish_model(self.store, name, self.game, self.config, state),
            lambda: publish_learner(self.store, record, self.learner.optimizer.state()),
            lambda: self.store.create(f"reports/{name}.json", json.dumps(report).encode()),
        ]
        for put in puts:
            self._patiently(put)
        gated = self.config.match.gate is not None
        self._swap(lambda head: replace(head, candidate=name, model=head.model if gated else name))
        self.record, self.published = record, time.monotonic()
        self.facts["loss"] = report["loss"]
        self.progress.say(cycle_line(self._totals(), self.config.train.reuse))
        if cycle % COLLECTS == 0:
            self._patiently(lambda: collect(self.store, self.config, self.head, record, self.own.archive))

    def _swap(self, change: Callable[[Head], Head]) -> None:
        """Change head.json, as long as this learner may; an answer that was lost is no harm."""

        def attempt() -> Head:
            while True:
                head, mark = read_head(self.store)
                if head.term != self.head.term:
                    raise AzkitError(f"another learner has taken over the run at {self.store.uri}: this one ends")
                changed = change(head)
                if changed == head or self.store.swap(HEAD, packed(changed), mark):
                    return changed

        self.head = self._patiently(attempt)


def _state(generation: int, net: Any, counters: dict[str, float], variant: dict[str, Any]) -> TrainingState:
    counters = {"minutes": 0.0} | counters
    return TrainingState(generation, net, None, {}, {}, {}, counters, variant)
