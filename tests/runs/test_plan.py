"""What a run by the clock does next follows from its configuration, the share that is done and measured costs alone."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from azkit import AzkitError
from azkit.nets.nets import build_net
from azkit.runs.config import GameConfig, Pace, RunConfig, Stage, change, checked
from azkit.runs.plan import Costs, plan, settled, staged, steady, without
from azkit.runs.profiles import profile, timed
from azkit.runs.schedules import RESUMED, SCHEDULES, resumed
from azkit.training import limits
from azkit.training.actor import Actor

SHARES = st.floats(0, 1, allow_subnormal=False)
SECONDS = st.floats(1e-6, 1e-1)
LONG = timed(GameConfig("connectx"), 300, 100_000.0)


def size(config: RunConfig) -> tuple[int, ...]:
    return config.net.blocks, config.net.filters, config.net.hidden, config.search.simulations


@given(shares=st.lists(SHARES, min_size=2, max_size=6))
def test_stages_come_once_in_their_order_and_nothing_shrinks(shares: list[float]) -> None:
    config, last = LONG, size(LONG)
    for done in sorted(shares):
        config = staged(config, done)
        assert config == staged(LONG, done) == staged(config, done), "by one look or by many"
        assert all(now >= before for now, before in zip(size(config), last, strict=True))
        assert all(stage.start > done for stage in config.stages)
        last = size(config)
    assert size(settled(LONG)) == (6, 96, 128, 128) and settled(LONG).pace is None


@given(position=SECONDS, sample=SECONDS, done=SHARES, left=st.floats(1, 1e5))
def test_games_and_reuse_fill_the_time_as_the_pace_says(
    position: float, sample: float, done: float, left: float
) -> None:
    costs = Costs(position, sample, 25.0)
    config = plan(LONG, done, left, costs)
    assert config == plan(LONG, done, left, costs)
    now = costs.after(LONG, config)
    training = config.train.reuse * now.sample / (now.position + config.train.reuse * now.sample)
    assert 1 <= config.train.reuse <= 4
    assert LONG.pace and training == pytest.approx(LONG.pace.training) or config.train.reuse in (1, 4)
    seconds = config.generation_games * 25 * (now.position + config.train.reuse * now.sample)
    generations = max(1, round(left / seconds))
    assert generations * seconds == pytest.approx(left, abs=generations * 25 * (now.position + 4 * now.sample) + 1e-6)


def test_a_position_costs_what_those_searched_took_not_those_of_games_that_ended() -> None:
    """All lanes begin together, so the first game that ends leaves most of the others searched: those that end right
    behind it looked free, and the next generation was planned many times too long."""
    settings = {"selfplay.lanes": 16, "match.every": 0, "replay.prove_nodes": 0}
    config = change(profile("smoke", GameConfig("tictactoe")), settings)
    game = config.game.make().compile()
    actor = Actor(game, config, build_net(game, config.net, 1), 0)
    costs, played = [], 0
    for games in (1, 12):
        episodes, spent = actor.play(games)
        positions = sum(len(episode.played) for episode in episodes)
        played += positions
        report: Any = SimpleNamespace(positions=positions, train_seconds=1, step_seconds=1, samples=1, game_length=7.0)
        costs.append((Costs.measured(spent, report), spent["seconds"] / positions, spent["searched"]))
    (first, by_games, searched), (_, _, more) = costs
    assert first.position < by_games / 4, "sixteen games were searched, of which one or two ended"
    assert searched + more == played + sum(int(walker.games.plies.sum()) for walker in actor.selfplay.walkers)


def test_what_training_takes_beside_its_steps_is_no_reason_for_fewer_of_them() -> None:
    """On a large GPU steps took 13 of 80 seconds, and a run learned on each position once, not four times."""
    report: Any = SimpleNamespace(positions=27e5, train_seconds=80.0, step_seconds=13.0, samples=32e5, game_length=26.0)
    costs = Costs.measured({"seconds": 106.0}, report)
    assert costs.position == pytest.approx((106 + 67) / 27e5) and costs.sample == pytest.approx(13 / 32e5)
    assert plan(LONG, 0.0, 270.0, costs).train.reuse == 4


@pytest.mark.parametrize(("minutes", "played"), [(0.5, 5), (1.25, 2), (9.0, 2)])
def test_matches_leave_the_time_to_the_training(minutes: float, played: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five times 75 seconds against a slow opponent were a tenth of an hour of Hive."""
    now = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    keeper, count = limits.Limits(timed(GameConfig("hive"), 60, 4000.0)), 0
    for now[0] in (720, 1440, 2160, 2880, 3500):
        if keeper.affords_matches or now[0] == 3500:
            keeper.matches(minutes)
            count += 1
    assert count == played


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_longer_run_goes_on_where_its_rate_was_or_at_a_third(schedule) -> None:
    rate = SCHEDULES[schedule]
    assert resumed(schedule, 0.3) == 0.3
    assert rate(resumed(schedule, 1.0)) == pytest.approx(max(RESUMED, rate(1.0)), abs=0.01)


def test_the_trapezoid_rises_stays_and_falls_straight() -> None:
    rates = [SCHEDULES["trapezoid"](step / 100) for step in range(101)]
    assert rates[1:61] == [1.0] * 60 and rates[0] == rates[100] == pytest.approx(0.02)
    assert rates[80] == pytest.approx(0.51)


@given(
    speed=st.floats(0.1, 10), noise=st.lists(st.floats(0.75, 1.25), min_size=5, max_size=5), minutes=st.floats(2, 300)
)
@example(speed=0.1, noise=[1.25, 1.0, 1.0, 1.0, 0.75], minutes=2.0)
def test_minutes_are_kept_within_a_twentieth_on_any_machine(speed: float, noise: list[float], minutes: float) -> None:
    """A twin of the loop with a clock of its own, whose generations take longer or shorter than the last one did."""
    clock = SimpleNamespace(now=0.0)
    clock.monotonic = lambda: clock.now
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "time", clock)
        config = timed(GameConfig("connectx"), minutes, 4000.0 * speed)
        keeper, costs, generation = limits.Limits(config), None, 0
        while not keeper.reached(generation):
            began, generation = clock.now, generation + 1
            config = plan(config, keeper.done, keeper.seconds_left, costs)
            each = config.net.blocks * config.net.filters**2 / 3072 / speed * noise[generation % len(noise)]
            costs = Costs(each * config.search.simulations * 1e-5, each * 4e-4, 25.0)
            positions = 25 * config.generation_games
            clock.now += positions * (costs.position + config.train.reuse * costs.sample)
            keeper.last_minutes = (clock.now - began) / 60
            keeper.begin(keeper.progress(generation, 1.0))
    assert 0.95 * minutes < clock.now / 60 < 1.05 * minutes
    assert keeper.done > 0.95 and not config.stages and generation > 3


def test_what_is_asked_for_stays_to_the_end() -> None:
    config = without(change(LONG, {"search.simulations": 16}), {"search.simulations"})
    assert settled(config).search.simulations == 16 and settled(config).net == settled(LONG).net
    assert config.pace and without(LONG, {"train.reuse"}).pace is None
    config = without(change(LONG, {"train.muon": 0.03}), {"train.muon"})
    assert config.train.muon == settled(config).train.muon == 0.03
    assert settled(config).train.learning_rate == LONG.train.learning_rate, "the other rate is what the plan says"
    hive = timed(GameConfig("hive"), 300, 100_000.0)
    assert settled(hive).net == hive.net, "a network of graphs cannot grow"
    assert settled(hive).train.learning_rate == 2 * LONG.train.learning_rate, "and it takes fewer steps"


def test_a_shared_run_keeps_its_network_and_still_begins_with_the_heuristic() -> None:
    for name in ("hive", "connectx", "chain_reaction"):
        timed_run = timed(GameConfig(name), 300, 100_000.0)
        shared, last = steady(timed_run), settled(timed_run)
        assert shared.selfplay.evaluator == timed_run.selfplay.evaluator, name
        assert [stage.settings for stage in shared.stages] == [{"selfplay.evaluator": "network"}] * (name != "connectx")
        assert settled(shared) == last and shared.net == last.net and shared.selfplay.lanes == last.selfplay.lanes


def test_a_run_of_thousands_of_steps_learns_at_half_the_rates_of_one_of_minutes() -> None:
    """From its first step on: at all of them the small network's channels fell silent before it grew."""
    short, long = (timed(GameConfig("connectx"), minutes, 8000.0) for minutes in (2, 20))
    half = {"learning_rate": short.train.learning_rate / 2, "muon": short.train.muon / 2}
    assert not short.stages and long.train == replace(short.train, **half)
    assert settled(long).train == replace(long.train, average=100)


def test_a_mistake_in_a_late_stage_is_told_before_the_run() -> None:
    config = replace(RunConfig(), stages=(Stage(0.9, {"net.blockz": 3}),))
    with pytest.raises(AzkitError, match=r"unknown key net\.blockz"):
        checked(config)
    with pytest.raises(AzkitError, match="stages"):
        checked(replace(RunConfig(), stages=(Stage(1.5, {}),)))
    assert checked(replace(RunConfig(), minutes=1.0, pace=Pace(training=0.3))).pace == Pace(training=0.3)
