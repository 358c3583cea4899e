"""What changes on a run's way: settings by stages, and games and reuse by what a generation costs."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..nets.nets import NetConfig
from .config import RunConfig, change
from .metrics import Report

LEAST = 3000  # positions a generation: fewer teach less than it costs to begin one
FEWEST = 20  # generations, about, even where so many positions take longer: of fewer the last may miss the end by far
REUSE = (1.0, 4.0)  # beyond them more positions, or more steps on the same ones, hardly pay
JUDGE = "selfplay.evaluator"  # the setting that may change on the way where many processes share a run


@dataclass(frozen=True)
class Costs:
    """What a generation took."""

    position: float  # seconds of self-play, and to take it in
    sample: float  # seconds of steps
    length: float  # positions a game

    @classmethod
    def measured(cls, spent: Mapping[str, float], report: Report) -> "Costs":
        """By what the games and the steps of a generation took.

        Lanes that began together end together: games that end in one generation may have been searched in the one
        before, so the positions that count are those `searched`. What training takes beside its steps does not hang on
        their number: on a large GPU, five sixths of it.
        """
        searched = max(1.0, spent.get("searched", report.positions))
        seconds = spent["seconds"] + report.train_seconds - report.step_seconds
        return cls(seconds / searched, report.step_seconds / report.samples, report.game_length)

    def after(self, before: RunConfig, now: RunConfig) -> "Costs":
        """The same, guessed for another network and another number of simulations."""
        larger = products(now.net) / products(before.net)
        searched = now.search.simulations / before.search.simulations
        return Costs(larger * searched * self.position, larger * self.sample, self.length)


def plan(config: RunConfig, done: float, seconds: float, costs: Costs | None = None) -> RunConfig:
    """The configuration of the generation that begins when this share (0 to 1) of the run is done.

    Stages that it has come to are in force, and no longer among those to come. With `pace`, games and reuse are such
    that this generation and those after it fill so many `seconds`, as far as `costs` of the last one are known.
    """
    now = staged(config, done)
    if now.pace is None or now.minutes is None or costs is None:
        return now
    costs, training = costs.after(config, now), now.pace.training
    reuse = training / (1 - training) * costs.position / costs.sample
    reuse = min(max(reuse, REUSE[0]), REUSE[1])
    position = costs.position + reuse * costs.sample
    run = 60 * now.minutes
    shortest = max(run / now.pace.generations, min(LEAST * position, run / FEWEST))
    generations = max(1, math.floor(seconds / shortest))
    games = math.ceil(seconds / generations / position / costs.length)
    return replace(now, generation_games=max(1, games), train=replace(now.train, reuse=reuse))


def staged(config: RunConfig, done: float) -> RunConfig:
    """The configuration when this share of the run is done, its stages those that are yet to come."""
    come = [stage for stage in config.stages if stage.start <= done]
    for stage in sorted(come, key=lambda stage: stage.start):
        config = change(config, stage.settings)
    return replace(config, stages=tuple(stage for stage in config.stages if stage not in come))


def settled(config: RunConfig) -> RunConfig:
    """The configuration that all stages lead to, for those who keep to one."""
    return replace(staged(config, 1.0), pace=None)


def steady(config: RunConfig) -> RunConfig:
    """The same from the start, for a shared run, whose network keeps its size: only who judges leaves may change."""
    judged = [stage for stage in config.stages if JUDGE in stage.settings]
    stages = tuple(replace(stage, settings={JUDGE: stage.settings[JUDGE]}) for stage in judged)
    return replace(change(settled(config), {JUDGE: config.selfplay.evaluator}), stages=stages)


def without(config: RunConfig, keys: set[str]) -> RunConfig:
    """The configuration whose stages and pace leave these settings, such as "search.simulations", as they are."""
    stages = (
        replace(stage, settings={key: value for key, value in stage.settings.items() if key not in keys})
        for stage in config.stages
    )
    pace = None if keys & {"generation_games", "train.reuse"} else config.pace
    return replace(config, stages=tuple(stage for stage in stages if stage.settings), pace=pace)


def products(net: NetConfig) -> int:
    """A measure of what a position costs a network."""
    return max(1, net.blocks) * net.filters**2
