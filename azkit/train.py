"""The learning loop: self-play, training, matches and a checkpoint, generation after generation."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from .checkpoints import TrainingState, committed, load_checkpoint, mark_final, save_checkpoint
from .config import RunConfig, to_dict
from .errors import AzkitError
from .evaluators import NetworkEvaluator, Variant, leaves
from .interrupts import Interrupts, Stopped
from .journal import Journal, Report, self_play_figures
from .nets import build_net
from .onnx_export import export_onnx
from .optimize import METRICS, Optimizer, training_precision
from .profiles import PLIES
from .progress import Progress, duration
from .replay import Window
from .selfplay import Episode, SelfPlay
from .shards import flatten, pack, unpack
from .storage import commit, run_lock
from .trials import Trials
from .watch import opinions, watched_positions

EVALUATIONS = 0.4  # a simulation: the rest end in the cache, in reused subtrees or at the end of a game


class Learner:
    """One run in memory: `play` and `finish` are the two halves of a generation."""

    def __init__(self, config: RunConfig, run: Path, resume: bool, progress: Progress) -> None:
        self.config, self.run, self.progress = config, run, progress
        self.started, self.last_minutes = time.monotonic(), 0.0
        self.game = config.game.make()
        self.folder: Path | None = None  # of the newest checkpoint
        state = self._resumed() if resume and committed(run) else self._fresh()
        self.state, self.minutes_before = state, state.counters["minutes"]
        commit(run / "config.json", json.dumps(to_dict(config), indent=1).encode())
        self.evaluators = self._evaluators()
        self.variant = self.evaluators[0].variant
        precision = training_precision(self.variant, config.train.precision)
        self.optimizer = Optimizer(state.net, config.train, self.variant.device, precision)
        if state.best is not None:
            state.best.to(self.optimizer.device)
        if state.optimizer:
            self.optimizer.restore(state.optimizer)
        state.variant = self.variant.to_dict()
        self.selfplay = SelfPlay(self.game, self.evaluators, config.search, config.selfplay, config.seed)
        if state.selfplay:
            self.selfplay.restore(state.selfplay)
        self.window = Window(self.game, config.replay)
        for name in state.shards:
            self.window.add(unpack(self.game, run / name), int(Path(name).stem))
        self.watched = watched_positions(self.game)
        self.trials = Trials(self.game, config, self.evaluators[0])
        self.journal = Journal(run, state.generation)

    def warm_up(self) -> None:
        """Have all compiled that a generation needs: the first one then takes as long as those that it foretells."""
        config = self.config
        tiny = replace(config.selfplay, lanes=1, groups=1, cache_slots=0)
        selfplay = SelfPlay(self.game, self.evaluators, replace(config.search, simulations=1), tiny)
        window = Window(self.game, config.replay)
        window.add(flatten(selfplay.play(1)), 1)
        list(window.batches(window.merged(), np.random.default_rng(0), 1, 1))

    def _fresh(self) -> TrainingState:
        net = build_net(self.game, self.config.net, self.config.seed)
        best = deepcopy(net) if self.config.match.gate is not None else None
        return TrainingState(0, net, best, {}, {}, {}, {"minutes": 0.0}, {})

    def _resumed(self) -> TrainingState:
        """The newest state that verifies; it must be of this game, and its network grows to the one configured."""
        checkpoint = load_checkpoint(self.run, self.game, shards=True)
        self.folder = checkpoint.path
        state = checkpoint.training_state()
        self.progress.say(f"resuming {self.run} after generation {state.generation}")
        if checkpoint.config.net != self.config.net:
            state.grow(self.game, self.config)
        if checkpoint.config.selfplay != self.config.selfplay:
            state.selfplay = {}  # the games in progress may not fit; new ones begin
        if self.config.match.gate is None:
            state.best = None
        elif state.best is None:
            state.best = deepcopy(state.net)
        return state

    def _evaluators(self) -> list[NetworkEvaluator]:
        """One for each GPU that a group of lanes can have to itself, else one; in the variant the run began with."""
        devices, lanes = [self.config.train.device], self.config.selfplay.lanes
        if devices == ["auto"] and torch.cuda.is_available():
            devices = [f"cuda:{index}" for index in range(min(torch.cuda.device_count(), self.config.selfplay.groups))]
        stored = Variant.from_dict(self.state.variant) if self.state.variant else None
        return [NetworkEvaluator(self.game, self.player, lanes, device, stored) for device in devices]

    def estimate(self) -> float:
        """Seconds until the run ends, guessed from a short measurement: right within a factor of two or so."""
        config, rows = self.config, min(self.config.selfplay.lanes, 256)
        asked, seconds = leaves([self.game.initial_state()] * rows), 0.0
        for _ in range(2):  # the first one warms up
            started = time.perf_counter()
            self.evaluators[0].submit(asked)()
            seconds = (time.perf_counter() - started) / rows / len(self.evaluators)
        positions = config.games * PLIES * self.game.max_plies
        seconds *= positions * config.search.simulations * EVALUATIONS
        seconds += positions * config.train.reuse * self.optimizer.seconds_a_sample(self.game)
        limit = math.inf if config.minutes is None else 60 * config.minutes
        return min(seconds * self._left(self.state.generation), limit)

    @property
    def player(self) -> nn.Module:
        """The network that plays."""
        return self.state.net if self.state.best is None else self.state.best

    @property
    def minutes(self) -> float:
        """Since this session began."""
        return (time.monotonic() - self.started) / 60

    @property
    def finished(self) -> bool:
        """Whether the run is done, or another generation as long as the last would not end in time."""
        limit = self.config.minutes
        late = limit is not None and self.last_minutes > 0 and self.minutes + self.last_minutes > limit
        return late or self._left(self.state.generation) <= 0

    def _left(self, generation: int) -> float:
        """Generations after this one; without end where only time ends the run."""
        return math.inf if self.config.generations is None else self.config.generations - generation

    def _done(self, generations: float) -> float:
        """The share of the run that is behind us after so many generations, by their number or by the clock."""
        total, limit = self.config.generations, self.config.minutes
        return max(generations / total if total else 0.0, self.minutes / limit if limit else 0.0)

    def _label(self, generation: int) -> str:
        return f"generation {generation}" + (f" of {self.config.generations}" if self.config.generations else "")

    def stop(self) -> None:
        """End the run at its newest checkpoint."""
        if self.folder is not None:
            mark_final(self.folder)
            self._export()

    def _export(self) -> None:
        """Write model.onnx beside a checkpoint that is kept for good."""
        if self.config.onnx and self.folder is not None:
            try:
                export_onnx(self.folder, self.folder / "model.onnx")
            except AzkitError as error:
                self.progress.say(str(error))  # a missing library, say: the weights are there

    def _counts(self) -> dict[str, int]:
        """What self-play has done since the run began."""
        return {name: getattr(self.selfplay, name) for name in ("games", "simulations", "evaluations", "hits")}

    def play(self) -> tuple[list[Episode], dict[str, float]]:
        """A generation of games, and what they took."""
        generation, total = self.state.generation + 1, self.config.games
        for evaluator in self.evaluators:
            evaluator.load(self.player)
        self.selfplay.start_generation(generation)
        before, started = self._counts(), time.monotonic()
        label = f"{self._label(generation)}, self-play"
        games = self.selfplay.play(total)
        episodes = list(self.progress.track(games, total, label, "game", lambda episode: len(episode.played)))
        spent = {name: count - before[name] for name, count in self._counts().items()}
        return episodes, spent | {"seconds": time.monotonic() - started}

    def finish(self, episodes: list[Episode], spent: dict[str, float], stopping: Callable[[], bool]) -> Report:
        """Train on the games, measure, commit."""
        state, started = self.state, time.monotonic()
        generation = state.generation + 1
        samples = flatten(episodes)
        name = f"games/{generation:06d}.parquet"
        record = commit(self.run / name, pack(self.game, samples))
        self.window.add(samples, generation)
        shards = state.shards | {name: record}
        state.shards = {shard: shards[shard] for shard in list(shards)[-len(self.window.blocks) :]}
        trained = self._train(generation, len(samples.game))
        trained["train_seconds"] = time.monotonic() - started
        state.generation = generation
        accepted = self._gate()
        self.last_minutes = (time.monotonic() - started + spent["seconds"]) / 60
        every = self.config.match.every
        measured = every and (generation % every == 0 or self.finished) and not stopping()
        win_rate, grades = ({}, {})
        if measured:
            win_rate, grades = self.trials.win_rates(self.player, generation), self.trials.grades(self.player)
        state.counters = {name: float(count) for name, count in self._counts().items()}
        state.counters["minutes"] = self.minutes_before + self.minutes
        self.evaluators[0].load(state.net)
        report = Report(
            generation=generation,
            minutes=state.counters["minutes"],
            window_positions=len(self.window),
            **self_play_figures(episodes, spent),
            **trained,
            win_rate=win_rate,
            grades=grades,
            watched=opinions(self.game, self.evaluators[0], self.watched),
            accepted=accepted,
        )
        state.optimizer, state.selfplay = self.optimizer.state(), self.selfplay.snapshot()
        self.journal.write(report)  # before the commit: a checkpoint without its line would be a hole in the curves
        self.folder = save_checkpoint(self.run, self.game, self.config, state)
        if generation % self.config.milestone == 0:
            self._export()
        self._tell(report)
        return report

    def _train(self, generation: int, new: int) -> dict[str, Any]:
        """The generation's optimizer steps on the window, `new` positions of which came last."""
        config = self.config.train
        data = self.window.merged()
        steps = max(1, math.ceil(config.reuse * new / config.batch))
        batches = self.window.batches(data, np.random.default_rng([self.config.seed, generation]), config.batch, steps)
        label = f"{self._label(generation)}, training"
        total, rate = torch.zeros(len(METRICS), device=self.optimizer.device), 0.0
        batches = self.progress.track(batches, steps, label, "step", lambda batch: len(batch.legal))
        for step, batch in enumerate(batches):
            rate = self.optimizer.rate(self._done(generation - 1 + step / steps))
            try:
                total += self.optimizer.step(batch, rate)
            except torch.cuda.OutOfMemoryError as error:
                raise AzkitError(f"the GPU's memory is full: lower train.batch={config.batch}") from error
        metrics = self.optimizer.check(total / steps)
        metrics["loss"] = metrics["policy_loss"] + config.value_weight * metrics["value_loss"]
        done = {"steps": steps, "samples": steps * config.batch, "learning_rate": rate}
        return metrics | done | {"unique_positions": len(data.states)}

    def _gate(self) -> bool | None:
        """Whether the network just trained beats the best one often enough to take its place; None without gating."""
        state, gate = self.state, self.config.match.gate
        if state.best is None or gate is None:
            return None
        accepted = self.trials.beats(state.net, state.best, state.generation, gate)
        if accepted:
            state.best = deepcopy(state.net)
        return accepted

    def _tell(self, report: Report) -> None:
        """The generation in a line."""
        left = self._left(report.generation) * self.last_minutes
        if self.config.minutes is not None:
            left = max(min(left, self.config.minutes - self.minutes), 0.0)
        scores = "".join(f", {score:.0%} against {opponent}" for opponent, score in report.win_rate.items())
        self.progress.say(
            f"{self._label(report.generation)}: loss {report.loss:.3f}, "
            f"{report.games_per_second:.1f} games/s, {report.positions_per_second:,.0f} positions/s{scores}, "
            f"{duration(60 * left)} left"
        )


def learn(
    config: RunConfig, run: str | Path, resume: bool = False, quiet: bool = False
) -> Generator[Report, None, bool]:
    """Train in the folder `run` and yield a Report after each generation, when its checkpoint is committed.

    With `resume` the run goes on from its newest checkpoint that verifies, bit for bit as if it had not stopped on a
    CPU with the same configuration; the game stays, the network may only grow, all else may change. Ctrl-C or SIGTERM
    ends the run: games of an unfinished generation are dropped, its training is finished. Returns whether that was so.

    Raises AzkitError if the folder holds a run already (or, with `resume`, none), is in use or cannot be written, if
    the network would shrink, or if training diverges.
    """
    run, progress = Path(run), Progress(quiet)
    if resume and not (run / "config.json").is_file():
        raise AzkitError(f"there is no run to resume in {run}")
    if not resume and (run / "checkpoints").exists():
        raise AzkitError(f"{run} holds a run already: resume it or choose another folder")
    with run_lock(run), Interrupts(progress.say) as interrupts:
        learner = Learner(config, run, resume, progress)
        limit = "" if config.minutes is None else f", stopping before {config.minutes:g} min"
        if learner.finished:
            progress.say(f"{run} has all its {config.generations} generations: raise their number to go on")
        else:
            progress.say(f"{run}: about {duration(learner.estimate())} by a short measurement{limit}")
        while not learner.finished and not interrupts.requested:
            try:
                with interrupts.raising():
                    if not learner.last_minutes:
                        learner.warm_up()
                    played = learner.play()
            except Stopped:
                break
            yield learner.finish(*played, stopping=lambda: interrupts.requested)
        learner.stop()
        return interrupts.requested
