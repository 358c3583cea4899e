"""One run in memory: each generation is self-play, training, matches and a checkpoint."""

import math
import time
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from torch import nn

from ..errors import AzkitError
from ..files import commit, remove
from ..nets.nets import build_net
from ..nets.variants import Variant
from ..progress import SECONDS_BETWEEN_LINES, Progress
from ..runs.checkpoints import TrainingState, committed, mark_final, save_checkpoint, store_config
from ..runs.config import RunConfig
from ..runs.export import export_onnx
from ..runs.measured import Measurement, store
from ..runs.metrics import Journal, Report, self_play_figures
from ..runs.partial import STEPS, UNFINISHED, Partial, comparable, load_partial, save_partial
from ..runs.plan import LEAST, Costs, plan, staged
from ..runs.profiles import usual_plies
from ..runs.rules import keep_rules
from ..runs.schedules import SCHEDULES
from ..runs.verify import resume_games, sound_games
from ..selfplay.live import LIVE, Live
from ..selfplay.samples import Samples, flatten, pack, unpack
from ..stopping import Interrupts, Stopped
from .actor import Actor
from .learner import Learner
from .limits import Limits
from .optimize import Steps
from .states import fit, resumed_state
from .trials import Trials, opinions, opponents


class Run:
    """One run in memory: a generation is `play`, then `finish`, which commits it."""

    def __init__(
        self, config: RunConfig, run: Path, resume: bool, progress: Progress, interrupts: Interrupts, every: float
    ) -> None:
        """Steps are committed `every` so many seconds, and when a signal comes."""
        self.config, self.run, self.progress, self.interrupts, self.every = config, run, progress, interrupts, every
        self.limits, self.line_said, self.committed = Limits(config), -math.inf, time.monotonic()
        self.game, self.costs = config.game.make(), None
        opponents(self.game, config)  # a text that names no agent fails here, not at the first match
        self.folder: Path | None = None  # of the newest checkpoint
        if resume and committed(run):
            self.folder, state, self.config, done = resumed_state(run, self.game, config)
            self.limits.begin(done)
            rate = SCHEDULES[config.train.schedule](done)
            where = f"after generation {state.generation}, at {rate:.0%} of the full learning rate"
            progress.say(f"resuming {run} {where}" if state.generation else f"{run} begins with the file's network")
        else:
            self.config = staged(config, 0.0)
            state = TrainingState(0, build_net(self.game, self.config.net, config.seed))
            fit(state, self.game, self.config, self.config)
        self.config = replace(self.config, game=keep_rules(run, self.config.game))  # once nothing refuses them
        self.state, self.minutes_before = state, state.counters["minutes"]
        self.partial = load_partial(run, state.generation + 1, self.config, self.game, state.net) if resume else None
        if self.partial is not None:
            self.partial.restore(state)
            self.minutes_before = self.partial.minutes
            progress.say(f"{self.limits.label(self.partial.generation)} goes on after {self.partial.progress}")
        elif resume and self.config.pace and self.config.minutes:  # until costs are known: machines differ
            few = min(self.config.generation_games, math.ceil(LEAST / usual_plies(self.game)))
            self.config = replace(self.config, generation_games=few)
        self._build()
        self.journal = Journal(run, state.generation)
        self.over = self.limits.reached(state.generation)  # asked once a generation: who is last is measured

    def _build(self, before: Learner | None = None) -> None:
        """All that plays and learns, as the state is and the configuration says, which is committed.

        The window of the learner `before` goes on: made anew from the games it would have the same positions.
        """
        config, state = self.config, self.state
        store_config(self.run, config)
        variant = Variant.from_dict(state.variant) if state.variant else None  # the one that the run began with
        self.actor = Actor(self.game, config, self.player, config.seed, variant, Live(self.run / LIVE))
        evaluator = self.actor.evaluators[0]
        state.variant = asdict(evaluator.variant)
        self.learner = Learner(self.game, config, state.net, evaluator.variant, state.optimizer, best=state.best)
        resume_games(self.actor.selfplay, state.selfplay, str(self.run))
        if before is not None and before.window.config == config.replay:
            self.learner.window = before.window
        else:
            for generation, samples in sound_games(self.run, self.game, state.shards):
                self.learner.window.add(samples, generation)
        self.trials = Trials(self.game, config, evaluator)

    def _plan(self) -> None:
        """Go on as the plan says for the generation that begins; at another stage, as a resume would."""
        before = self.config
        self.config = plan(before, self.limits.done, self.limits.seconds_left, self.costs)
        if self.config.stages != before.stages:
            come = [stage.settings for stage in before.stages if stage not in self.config.stages]
            self.progress.say(f"{self.run}, {self.limits.done:.0%} done: {', '.join(map(str, come))}")
            fit(self.state, self.game, before, self.config)
            self._build(self.learner)
        elif self.config != before:
            store_config(self.run, self.config)
            self.learner.config = self.config

    @property
    def player(self) -> nn.Module:
        """The network that plays."""
        return self.state.net if self.state.best is None else self.state.best

    def estimate(self) -> float:
        """Seconds until the run ends, guessed from a short measurement: right within a factor of two or so."""
        positions = self.config.generation_games * usual_plies(self.game)
        seconds = self.actor.seconds(positions) + positions * self.config.train.reuse * self.learner.seconds_a_sample()
        limit = math.inf if self.config.minutes is None else 60 * self.config.minutes
        return min(seconds * self.limits.left(self.state.generation), limit)

    def play(self) -> tuple[Samples, dict[str, float]]:
        """The positions of a generation of games, and what these took: SelfPlay.counts and seconds."""
        if self.partial is not None:
            (name,) = self.partial.shard
            return unpack(self.game, self.run / name), self.partial.spent
        self._plan()
        generation = self.state.generation + 1
        if not self.limits.last_minutes:
            self.actor.warm_up()
        self.actor.load(self.player, generation)
        label = f"{self.limits.label(generation)}, self-play"
        until = time.monotonic() + self.limits.seconds_left  # games are played no longer, whatever was foretold
        episodes, spent = self.actor.play(self.config.generation_games, until, self.progress, label, least=1)
        return flatten(episodes), spent

    def finish(self, samples: Samples, spent: dict[str, float]) -> Report:
        """Train on the positions, measure, commit; a signal raises Stopped once the steps so far are committed."""
        state, started = self.state, time.monotonic()
        generation, measured = state.generation + 1, list[Measurement]()
        partial = self._keep(samples, spent, generation)
        before = partial.seconds  # in an earlier session
        partial.seconds = before or time.monotonic() - started
        trained = partial.trained = partial.trained or self._train(partial)
        if self.config.match.gate is not None or self._measures(generation, self.limits.reached(generation)):
            self._pause(partial)  # a kill in games of minutes shall not cost the steps
        try:
            with self.interrupts.raising():
                state.generation = generation
                accepted = self.trials.gate(state)
                self.limits.last_minutes = (time.monotonic() - started + before + spent["seconds"]) / 60
                self.over = self.limits.reached(generation)
                if self._measures(generation, self.over):
                    ended = self.limits.minutes
                    measured = self.trials.measure(self.player, generation)
                    self.limits.matches(self.limits.minutes - ended)
                    self.over = self.limits.reached(generation)
        except Stopped:
            self._pause(partial)
            raise
        if measured:
            store(self.run, measured)
        minutes, done = self.minutes_before + self.limits.minutes, self.limits.progress(generation, 1.0)
        self.limits.begin(done)
        totals = {name: state.counters.get(name, 0) + spent[name] for name in self.actor.selfplay.counts()}
        state.counters = {**totals, "minutes": minutes, "done": done}
        report = Report(
            generation=generation,
            minutes=minutes,
            window_positions=len(self.learner.window),
            **self_play_figures(samples, spent),
            **trained,
            win_rate={row.opponents[0]: row.score for row in measured if row.kind == "match"},
            grades={row.agent: row.score for row in measured if row.kind == "grade"},
            watched=opinions(self.trials.evaluator, self.trials.watched, self.player),
            accepted=accepted,
        )
        state.optimizer, state.selfplay = self.learner.optimizer.state(), self.actor.selfplay.snapshot()
        self.costs = Costs.measured(spent, report)
        self.journal.write(report)  # before the commit: a checkpoint without its line would be a hole in the curves
        self.folder = save_checkpoint(self.run, self.game, self.config, state)
        remove(self.run / UNFINISHED)
        self.partial, self.committed = None, time.monotonic()
        if generation % self.config.milestone == 0:
            self._export(self.folder)
        self._tell(report)
        return report

    def _measures(self, generation: int, last: bool) -> bool:
        """Whether the network of a generation meets its opponents: every so many, and the run's last one."""
        every = self.config.match.every
        return every > 0 and (last or generation % every == 0 and self.limits.affords_matches)

    def _keep(self, samples: Samples, spent: dict[str, float], generation: int) -> Partial:
        """Commit a generation's games, unless they are, and take them into the window."""
        state, window, name = self.state, self.learner.window, f"games/{generation:06d}.parquet"
        if self.partial is None:
            shard = {name: commit(self.run / name, pack(self.game, samples))}
            steps = self.learner.steps(len(samples.game))
            begun = {name: getattr(Steps(), name) for name in STEPS}
            self.partial = Partial(generation, comparable(self.config), state.variant, shard, spent, steps, begun)
            if time.monotonic() - self.committed >= self.every:  # to take them in may take long, too
                self._pause(self.partial)
        window.add(samples, generation)
        state.shards = dict(list((state.shards | self.partial.shard).items())[-len(window.blocks) :])
        return self.partial

    def _train(self, partial: Partial) -> dict[str, Any]:
        """A generation's steps, as far as they are not done: what they came to."""
        generation, started = partial.generation, time.monotonic() - partial.seconds

        def look(taken: Steps) -> None:
            partial.seconds = time.monotonic() - started
            partial.steps = {name: getattr(taken, name) for name in STEPS}
            if self.interrupts.requested or time.monotonic() - self.committed >= self.every:
                self._pause(partial)
            self.interrupts.look()

        label = f"{self.limits.label(generation)}, training"
        done = lambda share: self.limits.progress(generation, share)  # noqa: E731
        taken = Steps(**partial.steps, look=look)
        trained = self.learner.train(generation, partial.total, done, self.progress, label, taken)
        return trained | {"train_seconds": time.monotonic() - started}

    def _pause(self, partial: Partial) -> None:
        """Commit how far a generation is."""
        own = {"weights": self.state.net.state_dict(), "optimizer": self.learner.optimizer.state()}
        if self.state.best is not None and self.config.train.average:  # a gate would ask the one before again
            own["best"] = self.state.best.state_dict()
        minutes, selfplay = self.minutes_before + self.limits.minutes, self.actor.selfplay.snapshot()
        save_partial(self.run, replace(partial, **own, minutes=minutes, selfplay=selfplay))
        self.committed = time.monotonic()

    def _tell(self, report: Report) -> None:
        """The generation in a line, unless there was one a moment ago and nothing was measured."""
        now, measured = time.monotonic(), report.win_rate or report.grades
        if now - self.line_said >= SECONDS_BETWEEN_LINES or measured or self.over:
            self.line_said = now
            self.progress.say(self.limits.line(report, self.game.players))

    def stop(self) -> None:
        """End the run at its newest checkpoint."""
        if self.folder is not None:
            mark_final(self.folder)
            self._export(self.folder)

    def _export(self, checkpoint: Path) -> None:
        """Write model.onnx beside a checkpoint that is kept for good."""
        if self.config.onnx:
            try:
                with suppress(Stopped), self.interrupts.raising():
                    export_onnx(checkpoint, checkpoint / "model.onnx", self.game.source)
            except AzkitError as error:
                self.progress.say(str(error))  # a missing library, say: the weights are there
