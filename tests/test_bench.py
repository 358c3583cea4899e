"""The bench's figures count what happened, whatever the clock says; nothing here depends on how fast anything is."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from azkit import bench as module
from azkit import meter as meter_module
from azkit.bench import BenchConfig, Figure, bench, table
from azkit.config import GameConfig
from azkit.errors import AzkitError
from azkit.evaluators import Answer, Leaves, UniformEvaluator
from azkit.games.base import make
from azkit.meter import Meter, forward_rate
from azkit.nets import NetConfig, build_net
from azkit.search import SearchConfig
from azkit.selfplay import SelfPlayConfig

TINY: dict[str, Any] = {
    "game": GameConfig("tictactoe"),
    "nets": (NetConfig(1, 4, 4),),
    "simulations": 8,
    "lanes": 4,
    "batches": (2, 4),
    "effort": "quick",
    "device": "cpu",
    "seconds": 0.05,
    "repeats": 3,
}


class Counting(UniformEvaluator):
    """Remembers how many positions each batch had."""

    rows: list[int]

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        self.rows.append(len(leaves.states))
        return super().submit(leaves)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves on by one second whenever it is read."""
    clock = itertools.count(0.0)
    monkeypatch.setattr(meter_module, "perf_counter", lambda: next(clock))


@pytest.mark.parametrize("slots", [0, 1 << 10])
def test_windows_count_what_the_evaluator_and_the_search_counted(ticking: None, slots: int) -> None:
    game = make("tictactoe")
    evaluator = Counting(game)
    evaluator.rows = []
    seen: list[tuple[int, int]] = []  # the evaluator's and the search's own counts at the end of every window

    def between() -> float:
        seen.append((sum(evaluator.rows), meter.selfplay.simulations))
        return 7.0

    meter = Meter(evaluator, between, seconds=5.0, repeats=4)
    rates = meter.play(game, SearchConfig(simulations=8), SelfPlayConfig(lanes=3, cache_slots=slots))
    assert rates.shape == (4, 3)
    assert len(seen) == 5, "the first window compiles and must not count"
    assert (rates[:, 2] == 7.0).all()
    # One second a batch and one to open the window, so a window that lasts 5 holds 5 batches.
    np.testing.assert_allclose(rates[:, :2] * 5.0, np.diff(seen, axis=0))


def test_windows_wait_until_games_have_ended(ticking: None) -> None:
    game = make("tictactoe")
    ended: list[int] = []
    meter = Meter(UniformEvaluator(game), lambda: ended.append(meter.selfplay.games) or 0.0, 3.0, 2, warm_games=9)
    meter.play(game, SearchConfig(simulations=8), SelfPlayConfig(lanes=3))
    assert len(ended) > 3
    assert ended[-3] >= 9 > ended[-4], "a cache looks better than it is while all games are in their openings"


def test_the_forward_rate_counts_batches_that_were_waited_for(ticking: None) -> None:
    asked: list[int] = []
    waited: list[int] = []

    class Network:
        def program(self, rows: int) -> Any:
            return SimpleNamespace(start=lambda: asked.append(rows) or (lambda: waited.append(rows)))

    rate = forward_rate(Network(), rows=16, seconds=10.0)  # type: ignore[arg-type]  # what it needs of a network
    assert len(asked) == len(waited)
    assert rate == pytest.approx(sum(waited) / 11.0)


def test_tiny_bench_is_consistent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("tictactoe")
    search = SearchConfig(simulations=3, noise_epsilon=0.0)
    checkpoint = SimpleNamespace(
        game=game,
        net=build_net(game, NetConfig(1, 4, 4), 0),
        config=SimpleNamespace(search=search, net=NetConfig(1, 4, 4)),
    )
    monkeypatch.setattr(module, "load_checkpoint", lambda path: checkpoint)
    config = BenchConfig(only=("selfplay", "cache", "tree", "rules", "train"), checkpoint=Path("run"), **TINY)
    figures = {figure.name: figure for figure in bench(config)}
    for figure in figures.values():
        assert 0 < figure.min <= figure.median <= figure.max
        assert figure.runs == config.repeats
        assert figure.value == figure.median
        assert np.isfinite(figure.max)
    limit, plain = figures["network alone 1x4"], figures["self-play without cache 1x4"]
    assert {"evaluations over the limit 1x4", "simulations over the limit 1x4"} < set(figures)
    assert {"random games, nogo", "random games, gomoku of OpenSpiel", "training 1x4"} < set(figures)
    assert figures["random games, gobang"].value > 1e4, "compiled, they are far faster even on a busy machine"
    ratio = figures["evaluations over the limit 1x4"]
    assert "batch" in limit.note
    assert "8 simulations" in plain.note
    assert ratio.bar == ">= 0.9"
    assert len(table(list(figures.values())).splitlines()) == len(figures) + 1


def test_a_packaged_file_is_judged_by_its_slowest_move(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import azkit.validate

    moves = iter([1.5, 1.9, 1.6])
    monkeypatch.setattr(
        azkit.validate,
        "check",
        lambda text, game: {"first_move_plain": 0.2, "first_move": 5.0, "later_moves": next(moves)},
    )
    path = tmp_path / "agent.py"
    path.write_text("x" * 2000)
    figures = list(bench(BenchConfig(only=("file",), file=path, **TINY)))
    assert [figure.reached for figure in figures] == [True, True, False, True]
    assert figures[2].value == 1.9
    assert figures[3].value == 0.002


def test_bars() -> None:
    assert Figure("a", 0.9, "", ">= 0.95", 1, 0.9, 0.9, 0.9).reached is False
    assert Figure("a", 0.9, "", "<= 0.95", 1, 0.9, 0.9, 0.9).reached is True
    assert Figure("a", 0.9, "", "", 1, 0.9, 0.9, 0.9).reached is None


def test_bad_parts_are_named() -> None:
    with pytest.raises(AzkitError, match="no part 'speed': choose from selfplay, cache"):
        BenchConfig(only=("speed",))
    with pytest.raises(AzkitError, match="needs a checkpoint"):
        BenchConfig(only=("cache",))


@pytest.mark.slow
def test_fresh_processes_are_measured() -> None:
    config = replace(BenchConfig(**TINY), only=("memory", "startup"), deep=8, positions=2000, repeats=2)
    figures = {figure.name: figure for figure in bench(config)}
    assert len(figures) == 5
    assert figures["memory, 4 lanes x 8 simulations"].value > 0.05, "torch alone takes more"
    assert figures["import azkit"].min < figures["azkit train, to its first simulation"].min
