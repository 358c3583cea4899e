"""The learning loop: self-play, training, matches and a checkpoint, generation after generation."""

import json
import math
import time
import timeit
from collections.abc import Callable, Generator, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ..errors import AzkitError
from ..files import commit, run_lock
from ..nets.evaluator import NetworkEvaluator
from ..nets.nets import build_net
from ..nets.variants import Variant
from ..progress import SECONDS_BETWEEN_LINES, Progress
from ..runs.checkpoints import TrainingState, committed, load_checkpoint, mark_final, save_checkpoint
from ..runs.config import RunConfig, TrainConfig, checked, to_dict
from ..runs.metrics import Journal, Report, self_play_figures
from ..runs.onnx import export_onnx
from ..runs.profiles import PLIES
from ..runs.schedules import SCHEDULES
from ..search.evaluators import leaves
from ..selfplay.live import LIVE, Live
from ..selfplay.replay import Window
from ..selfplay.samples import Episode, flatten, pack, unpack
from ..selfplay.selfplay import SelfPlay
from ..tables import duration
from .limits import Interrupts, Limits, Stopped
from .optimize import Optimizer, training_precision
from .trials import Trials, opponents

RESUMED = 0.3  # of the full learning rate: finished runs that went on at all of it forgot what they had learned
EVALUATIONS = 0.4  # a simulation: the rest end in the cache, in reused subtrees or at the end of a game


class Learner:
    """One run in memory: a generation is `play`, then `finish`, which commits it."""

    def __init__(self, config: RunConfig, run: Path, resume: bool, progress: Progress) -> None:
        self.config, self.run, self.progress = config, run, progress
        self.limits, self.line_said = Limits(config), -math.inf
        self.game = config.game.make()
        opponents(self.game, config)  # a text that names no agent fails here, not at the first match
        self.folder: Path | None = None  # of the newest checkpoint
        if resume and committed(run):
            state = self._resumed()
        else:
            state = TrainingState(
                0, build_net(self.game, config.net, config.seed), None, {}, {}, {}, {"minutes": 0.0}, {}
            )
        self.state = state
        if config.match.gate is None:
            state.best = None
        elif state.best is None:
            state.best = deepcopy(state.net)
        self.minutes_before = state.counters["minutes"]
        commit(run / "config.json", json.dumps(to_dict(config), indent=1).encode())
        self.evaluators = self._evaluators()
        variant = self.evaluators[0].variant
        precision = training_precision(variant, config.train.precision)
        self.optimizer = Optimizer(state.net, config.train, variant.device, precision)
        self.optimizer.peak = state.counters.get("peak", 1.0)
        if state.best is not None:
            state.best.to(self.optimizer.device)
        self.optimizer.restore(state.optimizer)
        state.variant = variant.to_dict()
        live = Live(run / LIVE)
        self.selfplay = SelfPlay(self.game, self.evaluators, config.search, config.selfplay, config.seed, live)
        if state.selfplay:
            self.selfplay.restore(state.selfplay)
        self.window = Window(self.game, config.replay)
        for name in state.shards:
            self.window.add(unpack(self.game, run / name), int(Path(name).stem))
        self.trials = Trials(self.game, config, self.evaluators[0])
        self.journal = Journal(run, state.generation)

    def _resumed(self) -> TrainingState:
        """The newest state that verifies; it must be of this game, and its network grows to the one configured."""
        checkpoint, config = load_checkpoint(self.run, self.game, shards=True), self.config
        self.folder, state = checkpoint.path, checkpoint.training_state()
        self.progress.say(f"resuming {self.run} after generation {state.generation}")
        if state.generation and state.optimizer:  # what learned from records only begins
            self._keep_rate_low(state, checkpoint.config.train)
        if checkpoint.config.net != config.net:
            state.grow(self.game, config)
        if checkpoint.config.selfplay != config.selfplay:
            state.selfplay = {}  # the games in progress may not fit; new ones begin
        return state

    def _keep_rate_low(self, state: TrainingState, before: TrainConfig) -> None:
        """Lower the schedule's peak so that a run goes on at its last learning rate, or at RESUMED if that is more.

        A run that was only stopped on its way goes on as it would have.
        """
        last = state.optimizer["adam"]["param_groups"][0]["lr"] / before.learning_rate
        peak = state.counters.get("peak", 1.0)
        scheduled = peak * SCHEDULES[self.config.train.schedule](self.limits.progress(state.generation))
        allowed = max(last, RESUMED)
        if scheduled > 1.001 * allowed:  # but for rounding
            state.counters["peak"] = peak * allowed / scheduled
            self.progress.say(f"the learning rate goes on at {allowed:.0%} of its peak; it had come down to {last:.0%}")

    def _evaluators(self) -> list[NetworkEvaluator]:
        """One for each GPU that a group of lanes can have to itself, else one; in the variant the run began with."""
        devices, selfplay = [self.config.train.device], self.config.selfplay
        if devices == ["auto"] and torch.cuda.is_available():
            devices = [f"cuda:{index}" for index in range(min(torch.cuda.device_count(), selfplay.groups))]
        stored = Variant.from_dict(self.state.variant) if self.state.variant else None
        return [NetworkEvaluator(self.game, self.player, selfplay.lanes, device, stored) for device in devices]

    @property
    def player(self) -> nn.Module:
        """The network that plays."""
        return self.state.net if self.state.best is None else self.state.best

    def estimate(self) -> float:
        """Seconds until the run ends, guessed from a short measurement: right within a factor of two or so."""
        config, rows = self.config, min(self.config.selfplay.lanes, 256)
        requests = leaves([self.game.initial_state()] * rows)
        _, seconds = timeit.repeat(lambda: self.evaluators[0].submit(requests)(), number=1, repeat=2)  # one warms up
        positions = config.generation_games * PLIES * self.game.max_plies
        seconds *= positions * config.search.simulations * EVALUATIONS / rows / len(self.evaluators)
        seconds += positions * config.train.reuse * self.optimizer.seconds_a_sample(self.game)
        limit = math.inf if config.minutes is None else 60 * config.minutes
        return min(seconds * self.limits.left(self.state.generation), limit)

    def warm_up(self) -> None:
        """Have all compiled that a generation needs: the first one then takes as long as those that it foretells."""
        config = self.config
        tiny = replace(config.selfplay, lanes=1, groups=1, cache_slots=0)
        selfplay = SelfPlay(self.game, self.evaluators, replace(config.search, simulations=1), tiny)
        window = Window(self.game, config.replay)
        window.add(flatten(selfplay.play(1)), 1)
        list(window.batches(window.merged(), np.random.default_rng(0), 1, 1))

    def play(self) -> tuple[list[Episode], dict[str, float]]:
        """A generation of games, and what they took: SelfPlay.counts and seconds."""
        generation, games = self.state.generation + 1, self.config.generation_games
        for evaluator in self.evaluators:
            evaluator.load(self.player)
        self.selfplay.start_generation(generation)
        before, started = self.selfplay.counts(), time.monotonic()
        label, played = f"{self.limits.label(generation)}, self-play", self.selfplay.play(games)
        episodes = list(self.progress.track(played, games, label, "game", lambda episode: len(episode.played)))
        spent = {name: count - before[name] for name, count in self.selfplay.counts().items()}
        return episodes, spent | {"seconds": time.monotonic() - started}

    def finish(self, episodes: list[Episode], spent: dict[str, float], stopping: Callable[[], bool]) -> Report:
        """Train on the games, measure, commit; once the run is `stopping` nothing is measured."""
        state, started = self.state, time.monotonic()
        generation = state.generation + 1
        trained = self._train(generation, self._keep(episodes, generation))
        trained["train_seconds"] = time.monotonic() - started
        state.generation = generation
        accepted = self.trials.gate(state)
        self.limits.last_minutes = (time.monotonic() - started + spent["seconds"]) / 60
        measured = not stopping() and self.trials.due(generation, self.limits.reached(generation))
        win_rate, grades = self.trials.measure(self.player, generation) if measured else ({}, {})
        self.trials.keep(self.run, generation, win_rate, grades)
        minutes = self.minutes_before + self.limits.minutes
        state.counters = {**self.selfplay.counts(), "minutes": minutes, "peak": self.optimizer.peak}
        report = Report(
            generation=generation,
            minutes=minutes,
            window_positions=len(self.window),
            **self_play_figures(episodes, spent),
            **trained,
            win_rate=win_rate,
            grades=grades,
            watched=self.trials.opinions(state.net),
            accepted=accepted,
        )
        state.optimizer, state.selfplay = self.optimizer.state(), self.selfplay.snapshot()
        self.journal.write(report)  # before the commit: a checkpoint without its line would be a hole in the curves
        self.folder = save_checkpoint(self.run, self.game, self.config, state)
        if generation % self.config.milestone == 0:
            self._export(self.folder)
        self._tell(report)
        return report

    def _keep(self, episodes: list[Episode], generation: int) -> int:
        """Commit a generation's games and take them into the window; returns how many positions they have."""
        samples, name = flatten(episodes), f"games/{generation:06d}.parquet"
        shards = self.state.shards | {name: commit(self.run / name, pack(self.game, samples))}
        self.window.add(samples, generation)
        self.state.shards = dict(list(shards.items())[-len(self.window.blocks) :])
        return len(samples.game)

    def _train(self, generation: int, new: int) -> dict[str, Any]:
        """The generation's optimizer steps on the window, `new` positions of which came last."""
        config, limits, data = self.config.train, self.limits, self.window.merged()
        steps = max(1, math.ceil(config.reuse * new / config.batch))
        batches = self.window.batches(data, np.random.default_rng([self.config.seed, generation]), config.batch, steps)
        label = f"{limits.label(generation)}, training"
        metrics = self.optimizer.train(
            batches, steps, lambda share: limits.progress(generation - 1 + share), self.progress, label
        )
        metrics["loss"] = metrics["policy_loss"] + config.value_weight * metrics["value_loss"]
        return {**metrics, "steps": steps, "samples": steps * config.batch, "unique_positions": len(data.states)}

    def _tell(self, report: Report) -> None:
        """The generation in a line, unless there was one a moment ago and nothing was measured."""
        now, measured = time.monotonic(), report.win_rate or report.grades
        if now - self.line_said < SECONDS_BETWEEN_LINES and not measured and not self.limits.reached(report.generation):
            return
        self.line_said = now
        scores = "".join(f", {score:.0%} against {opponent}" for opponent, score in report.win_rate.items())
        if scores and self.game.players > 2:
            scores += f" (even play: {1 / self.game.players:.0%})"
        label, left = self.limits.label(report.generation), duration(60 * self.limits.minutes_left(report.generation))
        self.progress.say(
            f"{label}: loss {report.loss:.3f}, {report.games_per_second:.1f} games/s{scores}, {left} left"
        )

    def stop(self) -> None:
        """End the run at its newest checkpoint."""
        if self.folder is not None:
            mark_final(self.folder)
            self._export(self.folder)

    def _export(self, checkpoint: Path) -> None:
        """Write model.onnx beside a checkpoint that is kept for good."""
        if self.config.onnx:
            try:
                export_onnx(checkpoint, checkpoint / "model.onnx")
            except AzkitError as error:
                self.progress.say(str(error))  # a missing library, say: the weights are there


class Learning(Iterator[Report]):
    """A run in training: its reports, one after each generation, when its checkpoint is committed."""

    def __init__(self, config: RunConfig, run: Path, resume: bool, progress: Progress) -> None:
        self._interrupts = Interrupts(progress.say)
        # No method: in a circle with this object the run's lock would be held until Python collects garbage
        self._reports = _generations(config, run, resume, progress, self._interrupts)

    def __next__(self) -> Report:
        return next(self._reports)

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C or SIGTERM ended the run, or is about to."""
        return self._interrupts.requested

    def close(self) -> None:
        """Leave the run at its newest checkpoint, for others to resume."""
        self._reports.close()


def learn(config: RunConfig, run: str | Path, resume: bool = False, quiet: bool = False) -> Learning:
    """Train in the folder `run`: `for report in learn(config, run)` has a Report of each generation.

    With `resume` the run goes on from its newest checkpoint that verifies, bit for bit as if it had not stopped on a
    CPU with the same configuration; the game stays, the network may only grow, all else may change. Ctrl-C or SIGTERM
    ends the run, and `interrupted` is then true: games of an unfinished generation are dropped, its training is
    finished.

    The first report raises AzkitError if the folder holds a run already (or, with `resume`, none), is in use or cannot
    be written, if an opponent is no agent, or if the network would shrink; any report, if training diverges.
    """
    return Learning(config, Path(run), resume, Progress(quiet))


def _generations(
    config: RunConfig, run: Path, resume: bool, progress: Progress, interrupts: Interrupts
) -> Generator[Report, None, None]:
    config = checked(config)
    if resume and not (run / "config.json").is_file() and not committed(run):
        raise AzkitError(f"there is no run to resume in {run}")
    if not resume and (run / "checkpoints").exists():
        raise AzkitError(f"{run} holds a run already: resume it or choose another folder")
    with run_lock(run), interrupts:
        learner = Learner(config, run, resume, progress)
        limit = "" if config.minutes is None else f", stopping before {config.minutes:g} min"
        if learner.limits.reached(learner.state.generation):
            progress.say(f"{run} has all its {config.generations} generations: raise their number to go on")
        else:
            progress.say(f"{run}: about {duration(learner.estimate())} by a short measurement{limit}")
        while not learner.limits.reached(learner.state.generation) and not interrupts.requested:
            try:
                with interrupts.raising():
                    if not learner.limits.last_minutes:
                        learner.warm_up()
                    played = learner.play()
            except Stopped:
                break
            yield learner.finish(*played, stopping=lambda: interrupts.requested)
        learner.stop()
