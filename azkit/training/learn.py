"""The learning loop: self-play, training, matches and a checkpoint, generation after generation."""

import json
import math
import time
from collections.abc import Callable, Generator, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

from torch import nn

from ..errors import AzkitError
from ..files import commit, run_lock
from ..nets.nets import build_net
from ..nets.variants import Variant
from ..progress import SECONDS_BETWEEN_LINES, Progress
from ..runs.checkpoints import TrainingState, committed, load_checkpoint, mark_final, save_checkpoint
from ..runs.config import RunConfig, TrainConfig, checked, to_dict
from ..runs.metrics import Journal, Report, self_play_figures
from ..runs.onnx import export_onnx
from ..runs.rules import keep_rules
from ..runs.schedules import SCHEDULES
from ..runs.verify import resume_games, sound_games
from ..selfplay.live import LIVE, Live
from ..selfplay.samples import Episode, Samples, flatten, pack
from ..tables import duration
from .actor import Actor
from .learner import Learner
from .limits import Interrupts, Limits, Stopped
from .trials import Trials, opinions, opponents

RESUMED = 0.3  # of the full learning rate: finished runs that went on at all of it forgot what they had learned


class Run:
    """One run in memory: a generation is `play`, then `finish`, which commits it."""

    def __init__(self, config: RunConfig, run: Path, resume: bool, progress: Progress) -> None:
        config = replace(config, game=keep_rules(run, config.game))
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
        variant = Variant.from_dict(state.variant) if state.variant else None  # the one that the run began with
        self.actor = Actor(self.game, config, self.player, config.seed, variant, Live(run / LIVE))
        state.variant = self.actor.variant.to_dict()
        peak = state.counters.get("peak", 1.0)
        self.learner = Learner(self.game, config, state.net, self.actor.variant, state.optimizer, peak)
        if state.best is not None:
            state.best.to(self.learner.optimizer.device)
        resume_games(self.actor.selfplay, state.selfplay, str(run))
        for generation, samples in sound_games(run, self.game, state.shards):
            self.learner.window.add(samples, generation)
        self.trials = Trials(self.game, config, self.actor.evaluators[0])
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

    @property
    def player(self) -> nn.Module:
        """The network that plays."""
        return self.state.net if self.state.best is None else self.state.best

    def estimate(self) -> float:
        """Seconds until the run ends, guessed from a short measurement: right within a factor of two or so."""
        positions, config = self.actor.positions(), self.config
        seconds = self.actor.seconds(positions)
        seconds += positions * config.train.reuse * self.learner.optimizer.seconds_a_sample(self.game)
        limit = math.inf if config.minutes is None else 60 * config.minutes
        return min(seconds * self.limits.left(self.state.generation), limit)

    def play(self) -> tuple[list[Episode], dict[str, float]]:
        """A generation of games, and what they took: SelfPlay.counts and seconds."""
        generation, games = self.state.generation + 1, self.config.generation_games
        self.actor.load(self.player, generation)
        label = f"{self.limits.label(generation)}, self-play"
        return self.actor.play(
            games,
            track=lambda played: self.progress.track(played, games, label, "game", lambda game: len(game.played)),
        )

    def finish(self, episodes: list[Episode], spent: dict[str, float], stopping: Callable[[], bool]) -> Report:
        """Train on the games, measure, commit; once the run is `stopping` nothing is measured."""
        state, started = self.state, time.monotonic()
        generation = state.generation + 1
        samples = self._keep(episodes, generation)
        trained = self.learner.train(
            generation,
            len(samples.game),
            lambda share: self.limits.progress(generation - 1 + share),
            self.progress,
            f"{self.limits.label(generation)}, training",
        )
        trained["train_seconds"] = time.monotonic() - started
        state.generation = generation
        accepted = self.trials.gate(state)
        self.limits.last_minutes = (time.monotonic() - started + spent["seconds"]) / 60
        measured = not stopping() and self.trials.due(generation, self.limits.reached(generation))
        win_rate, grades = self.trials.measure(self.player, generation) if measured else ({}, {})
        self.trials.keep(self.run, generation, win_rate, grades)
        minutes = self.minutes_before + self.limits.minutes
        optimizer, selfplay = self.learner.optimizer, self.actor.selfplay
        state.counters = {**selfplay.counts(), "minutes": minutes, "peak": optimizer.peak}
        report = Report(
            generation=generation,
            minutes=minutes,
            window_positions=len(self.learner.window),
            **self_play_figures(samples, spent),
            **trained,
            win_rate=win_rate,
            grades=grades,
            watched=opinions(self.trials.evaluator, self.trials.watched, state.net),
            accepted=accepted,
        )
        state.optimizer, state.selfplay = optimizer.state(), selfplay.snapshot()
        self.journal.write(report)  # before the commit: a checkpoint without its line would be a hole in the curves
        self.folder = save_checkpoint(self.run, self.game, self.config, state)
        if generation % self.config.milestone == 0:
            self._export(self.folder)
        self._tell(report)
        return report

    def _keep(self, episodes: list[Episode], generation: int) -> Samples:
        """Commit a generation's games and take them into the window."""
        samples, name = flatten(episodes), f"games/{generation:06d}.parquet"
        shards = self.state.shards | {name: commit(self.run / name, pack(self.game, samples))}
        window = self.learner.window
        window.add(samples, generation)
        self.state.shards = dict(list(shards.items())[-len(window.blocks) :])
        return samples

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
                export_onnx(checkpoint, checkpoint / "model.onnx", self.game.source)
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
        training = Run(config, run, resume, progress)
        limit = "" if config.minutes is None else f", stopping before {config.minutes:g} min"
        if training.limits.reached(training.state.generation):
            progress.say(f"{run} has all its {config.generations} generations: raise their number to go on")
        else:
            progress.say(f"{run}: about {duration(training.estimate())} by a short measurement{limit}")
        while not training.limits.reached(training.state.generation) and not interrupts.requested:
            try:
                with interrupts.raising():
                    if not training.limits.last_minutes:
                        training.actor.warm_up()
                    played = training.play()
            except Stopped:
                break
            yield training.finish(*played, stopping=lambda: interrupts.requested)
        training.stop()
