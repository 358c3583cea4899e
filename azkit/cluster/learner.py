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
from ..nets.variants import Variant, usable_devices
from ..progress import QUIET, Progress
from ..runs.checkpoints import MANIFEST, WEIGHTS, DamagedError, TrainingState, read_net
from ..runs.manifests import UNREADABLE
from ..runs.metrics import Report, self_play_figures
from ..runs.models import LearnerRecord, fetch_for, publish_learner, publish_model, read_learner
from ..runs.schedules import resumed
from ..runs.shared import HEAD, Head, SharedRun, change_head, committed_labels, label, number, packed, read_head
from ..selfplay.audit import audit
from ..selfplay.samples import Samples, facts, pack, unpack
from ..store.store import AwayError, MissingError, Store
from ..training.learner import Learner
from ..training.ranks import ALONE, Ranks
from ..training.trials import opinions, watched_positions
from .cycles import cycle_figures, cycle_line
from .garbage import collect
from .ingest import Ingest, Taken, oldest
from .serve import Component

WAITS = 0.1  # seconds between two looks at what came in
LONGEST = 30.0  # seconds between two tries while the store is away
KEPT = 2  # models to go on from on this machine's disk
COLLECTS = 5  # cycles between two deletions of what nobody needs


@dataclass(frozen=True)
class LearnerConfig:
    """How a learner works on its store; times in seconds."""

    cycle: float = 30.0  # least time from one publication to the next
    listing: float = 2.0  # between two looks for shards
    archive: bool = False  # keep all shards and blocks
    minutes: float | None = None  # stop after so long; None: as the run's configuration says
    launched: float = 0.0  # when those minutes began, in seconds since 1970; 0: when this process does
    generations: int | None = None  # of games, in all; likewise


class StoreLearner(Component):
    """One learner process, of several ranks the first; it has ended once the run is as long as it is to be.

    Its `work` raises AzkitError where another learner has taken the run over, where the store will not work again, and
    where training diverges.
    """

    def __init__(
        self, store: Store, run: SharedRun, config: LearnerConfig, progress: Progress = QUIET, ranks: Ranks = ALONE
    ) -> None:
        """Take the run over: from now on no other learner can publish. Raises AzkitError.

        Of several `ranks` this is the first; in the others `follow` runs.
        """
        super().__init__(store, run, progress)
        self.own, self.config, self.game = config, run.config, run.config.game.make().compile()
        self.generations = config.generations or self.config.generations
        self.minutes = config.minutes or self.config.minutes
        self.head = self._patiently(self._take_over)
        self.plays = number(self.head.model)  # which a gatekeeper raises meanwhile
        self.record, saved, net = self._patiently(self._restored)
        variant = Variant.from_dict(self.record.variant) if self.record.variant else None
        device = usable_devices(self.config.train.device, 1)[0]  # not where it was, if there is a better one by now
        self.evaluator = NetworkEvaluator(self.game, net, self.config.selfplay.lanes, device, variant)
        self.learner = Learner(self.game, self.config, net, self.evaluator.variant, saved, ranks)
        played = self._fill_window()
        self.watched = watched_positions(self.game)
        self.ingest = Ingest(store, run, self.game, self.record.taken, progress, played)
        self.rate = 1 / self.learner.seconds_a_sample()  # samples a second
        self.minutes_before, self.started = self.record.counters.get("minutes", 0.0), time.monotonic()
        self.passed = max(0.0, time.time() - config.launched) / 60 if config.launched else 0.0
        done = self.record.counters.get("done", 0.0) if self.minutes else 0.0
        if config.launched and self.record.counters.get("launched") == config.launched:  # in the place of one that died
            self.before = done
        else:
            begin, share = resumed(self.config.train.schedule, done), self.passed / (self.minutes or math.inf)
            self.before = begin + (1 - begin) * min(share, 1.0)
        self.begun, self.published = -math.inf, math.inf  # of the last cycle
        self.figures = dict[str, float]()  # of the last cycle
        self.closing, self.trouble = threading.Event(), list[Exception]()
        self.thread = threading.Thread(target=self._gather, daemon=True)
        self.thread.start()

    def step(self, until: float) -> float:
        """A cycle, to its publication, if it is time for one."""
        if self.trouble:
            raise self.trouble[0]
        if time.monotonic() - self.begun >= self.own.cycle and self.ingest.games >= self.config.generation_games:
            self._cycle()
        if self._complete and not self.figures:  # before this learner began
            generations = f"{self.generations} generations"
            self.progress.say(f"{self.store.uri} has all its {generations}: raise their number to go on")
        if self._over:  # all processes are told that the run is over
            self._swap(lambda head: replace(head, stop=True))
            self.ended = True
        return WAITS

    def facts(self) -> dict[str, float]:
        """How far the run is, and the last cycle's figures."""
        return self.figures | {"generation": float(self.record.generation), "games": float(self.record.games)}

    def close(self) -> None:
        """Stop looking for games."""
        self.closing.set()
        self.thread.join()
        self.learner.close()

    def _patiently(self, call: Callable[[], Any]) -> Any:
        """What a call returns, once the store is there; a signal meanwhile costs the cycle, as dying would."""
        wait = 0.5
        while True:
            try:
                return call()
            except AwayError as error:
                self.progress.say(f"{error}; trying again")
                with self.interrupts.raising():
                    time.sleep(wait)
                wait = min(2 * wait, LONGEST)

    def _take_over(self) -> Head:
        """Raise head's term, so that every publication of an older learner fails; begin the run where there is none."""
        try:
            read_head(self.store)
        except MissingError:
            first = label(0, 0)
            if not self.store.list(f"models/{first}/{MANIFEST}"):  # else one was killed before head.json
                net = build_net(self.game, self.config.net, self.config.seed)
                publish_model(self.store, first, self.game, self.config, TrainingState(0, net))
            self.store.create(HEAD, packed(Head(0, first, first)))
        return change_head(self.store, lambda head: replace(head, term=head.term + 1, stop=False))

    def _fill_window(self) -> list[tuple[str, list[list[int]]]]:
        """Take the record's blocks in; those that are damaged or missing are named, and out of it from now on.

        Returns whose games they hold: an actor's incarnation, and spans of numbers.
        """
        blocks, played = list[str](), list[tuple[str, list[list[int]]]]()
        for block in self.record.blocks:
            name = f"window/{block}.parquet"
            try:
                data = self._patiently(lambda name=name: self.store.get(name))
            except MissingError as error:  # what else a store refuses is no damage
                self.progress.say(f"{error}; going on without its positions")
                continue
            try:
                samples, made_of = unpack(self.game, data), facts(data).get("shards", [])
                audit(self.game, samples, None)
                ids = [(each["name"].split("-")[-2], [[int(a), int(b)] for a, b in each["ids"]]) for each in made_of]
            except UNREADABLE as error:
                self.progress.say(f"{self.store.uri}/{name}: {error}; going on without its positions")
                continue
            self.learner.add(samples, number(block))
            blocks.append(block)
            played += ids
        self.record = replace(self.record, blocks=tuple(blocks))
        return played

    def _restored(self) -> tuple[LearnerRecord, dict[str, Any], Any]:
        """The newest committed cycle that verifies: its record, the optimizers' state and the network."""
        for at in reversed(committed_labels(self.store, "learner", self.head)):
            try:
                record, saved = read_learner(self.store, at)
                return record, saved, self._fetched(at)
            except (DamagedError, MissingError) as error:
                self.progress.say(f"{error}; going back to the cycle before it")
        if number(self.head.candidate) > 0:
            raise AzkitError(f"{self.store.uri} has no sound cycle to go on from: see azkit store verify")
        first = label(0, 0)
        return LearnerRecord(first, None, 0), {}, self._fetched(first)

    def _fetched(self, at: str) -> Any:
        """A model's network. With a gate it may never play, so no other process of this machine has it."""
        folder = fetch_for("learning", KEPT, self.store, self.run, at)
        return read_net(folder / WEIGHTS, self.game, self.config)

    def _gather(self) -> None:
        """Take shards in while steps run."""
        while not self.closing.wait(self.own.listing):
            try:
                if self.config.match.gate is not None:  # else only this learner changes it
                    self.plays = number(read_head(self.store)[0].model)
                self.ingest.collect(self.plays)
            except AwayError:
                continue
            except Exception as error:  # a thread that died in silence would stop the run
                self.trouble.append(error)
                return

    @property
    def _minutes(self) -> float:
        """Since this learner began."""
        return (time.monotonic() - self.started) / 60

    def _done(self, games: int) -> float:
        """The share (0 to 1) of the run that is done with so many games."""
        by_games = games / (self.generations * self.config.generation_games) if self.generations else 0.0
        left = (self.minutes or math.inf) - self.passed
        by_time = self.before + (1 - self.before) * min(self._minutes / max(left, 1e-9), 1.0)
        return min(1.0, max(by_games, by_time))

    @property
    def _complete(self) -> bool:
        """Whether all games are there."""
        return self.record.games >= (self.generations or math.inf) * self.config.generation_games

    @property
    def _over(self) -> bool:
        """Whether all games are there, or the minutes are over."""
        return self._complete or self.passed + self._minutes >= (self.minutes or math.inf)

    def _cycle(self) -> None:
        """Take in, train, publish."""
        started = self.begun = time.monotonic()
        waited = started - self.published  # for games: so much longer it may train
        cycle = number(self.head.candidate) + 1
        taken = self.ingest.take(self.plays)
        if taken.samples is None:
            return
        self.learner.add(taken.samples, cycle)
        before, after = self._done(self.record.games), self._done(self.record.games + taken.games)
        steps = self.learner.steps(taken.positions, self.rate * max(self.own.cycle, waited))
        done = lambda share: before + share * (after - before)  # noqa: E731
        trained = self.learner.train(cycle, steps, done, self.progress, f"generation {cycle}, training")
        if math.isfinite(waited):  # the first time, much is compiled
            # Of steps alone: with what a large window takes to gather, each cycle would train less than the last
            self.rate += 0.5 * (trained["samples"] / trained["step_seconds"] - self.rate)
        trained["train_seconds"] = time.monotonic() - started
        self._publish(cycle, taken, taken.samples, trained)

    def _publish(self, cycle: int, taken: Taken, samples: Samples, trained: dict[str, Any]) -> None:
        """Put all files of a cycle, then let head.json name it: that moment it counts."""
        name, net, before = label(cycle, self.head.term), self.learner.player, self.record
        minutes, variant = self.minutes_before + self._minutes, asdict(self.evaluator.variant)
        report = Report(
            generation=cycle,
            minutes=minutes,
            window_positions=len(self.learner.window),
            **self_play_figures(samples, taken.spent),
            **trained,
            win_rate={},
            grades={},
            watched=opinions(self.evaluator, self.watched, net),
            accepted=None,
        )
        figures = cycle_figures(taken, report.samples, self.rate, self.config.train.reuse)
        simulations = before.counters.get("simulations", 0.0) + report.simulations
        recent, done = oldest(self.plays), self._done(before.games + taken.games)  # older games are not looked for
        record = replace(
            before,
            label=name,
            parent=before.label,
            generation=cycle,
            blocks=(*before.blocks, name)[-len(self.learner.window.blocks) :],
            taken=tuple(each for each in (*before.taken, *taken.shards) if int(each.split("/")[1]) >= recent),
            games=before.games + taken.games,
            counters={"minutes": minutes, "simulations": simulations, "done": done, "launched": self.own.launched},
            variant=variant,
        )
        block = pack(self.game, samples, {"run": self.run.id, "label": name, "shards": taken.manifest})
        counters = record.counters | {"games": float(record.games)}
        state = TrainingState(cycle, net, counters=counters, variant=variant)
        line = json.dumps(asdict(report) | figures).encode()
        self._patiently(lambda: self.store.create(f"window/{name}.parquet", block))
        self._patiently(lambda: publish_model(self.store, name, self.game, self.config, state))
        self._patiently(lambda: publish_learner(self.store, record, self.learner.optimizer.state()))
        self._patiently(lambda: self.store.create(f"reports/{name}.json", line))
        gated = self.config.match.gate is not None
        self._swap(lambda head: replace(head, candidate=name, model=head.model if gated else name))
        self.record, self.published = record, time.monotonic()
        self.figures = figures | {"loss": report.loss}
        self.progress.say(cycle_line(self.facts(), self.config.train.reuse))
        if cycle % COLLECTS == 0:
            self._patiently(lambda: collect(self.store, self.config, self.head, record, self.own.archive))

    def _swap(self, change: Callable[[Head], Head]) -> None:
        """Change head.json, as long as this learner may; an answer that was lost is no harm."""

        def ours(head: Head) -> Head:
            if head.term != self.head.term:
                raise AzkitError(f"another learner has taken over the run at {self.store.uri}: this one ends")
            return change(head)

        self.head = self._patiently(lambda: change_head(self.store, ours))
        self.plays = max(self.plays, number(self.head.model))  # the thread that gathers may have seen a newer one
