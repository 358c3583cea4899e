"""The bench's figures count what happened, whatever the clock says; nothing here depends on how fast anything is."""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from azkit.bench import bench as module
from azkit.bench import meter
from azkit.bench.ablate import ablate
from azkit.bench.bench import BenchConfig, Figure, bench, markdown, table
from azkit.bench.meter import MOST_WARMING, forward_rate, hasty_window, windows
from azkit.errors import AzkitError
from azkit.games.base import Game, make
from azkit.nets import programs
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.config import GameConfig
from azkit.runs.profiles import timed
from azkit.search.evaluators import Answer, Leaves, UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay import selfplay
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

TINY: dict[str, Any] = {
    "game": GameConfig("tictactoe"),
    "nets": (NetConfig(1, 4, 4),),
    "simulations": 8,
    "lanes": 4,
    "batches": (2, 4),
    "device": "cpu",
    "seconds": 0.05,
    "repeats": 3,
}


class Counting(UniformEvaluator):
    """Remembers how many positions each batch had; each takes a second of the clock that `ticking` sets."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rows: list[int] = []

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        self.rows.append(len(leaves.states))
        return super().submit(leaves)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Counting:
    """A clock that moves on by one second with every batch."""
    evaluator = Counting(make("tictactoe"))

    def monotonic() -> float:
        return float(len(evaluator.rows))

    monkeypatch.setattr(meter, "monotonic", monotonic)
    monkeypatch.setattr(selfplay, "time", SimpleNamespace(monotonic=monotonic))
    return evaluator


@pytest.mark.parametrize("slots", [0, 1 << 10])
def test_windows_count_what_the_evaluator_and_the_search_counted(ticking: Counting, slots: int) -> None:
    evaluator = ticking
    seen: list[tuple[int, float]] = []  # the evaluator's and the search's own counts at the end of every window
    playing = SelfPlay(
        evaluator.game, evaluator, SearchConfig(simulations=8), SelfPlayConfig(lanes=3, cache_slots=slots)
    )

    def between() -> float:
        seen.append((sum(evaluator.rows), playing.counts()["simulations"]))
        return 7.0

    rates = windows(playing, between, seconds=5.0, repeats=4)
    assert rates.shape == (4, 3)
    assert len(seen) == 5, "the first window compiles and must not count"
    assert (rates[:, 2] == 7.0).all()
    # One second a batch, so a window that lasts 5 holds 5 batches.
    np.testing.assert_allclose(rates[:, :2] * 5.0, np.diff(seen, axis=0))


@pytest.mark.timeout(60)
@pytest.mark.parametrize("lanes", [1, 4])
def test_a_window_ends_although_the_cache_knows_every_position_that_is_reached(lanes: int) -> None:
    game, always_the_same = make("tictactoe"), SearchConfig(simulations=8, noise_epsilon=0.0)
    known = SelfPlayConfig(lanes=lanes, temperature_plies=0, cache_slots=1 << 16)
    rates = windows(SelfPlay(game, UniformEvaluator(game), always_the_same, known), float, seconds=0.02, repeats=9)
    assert (rates[:, 0] == 0.0).any(), "nothing was asked in some window, and still it ended"
    assert (rates[:, 1] > 0.0).all()


def test_windows_wait_until_games_have_ended(ticking: Counting) -> None:
    ended: list[int] = []
    playing = SelfPlay(ticking.game, ticking, SearchConfig(simulations=8), SelfPlayConfig(lanes=3))
    windows(playing, lambda: ended.append(playing.games) or 0.0, 3.0, 2, warm_games=9)
    assert len(ended) > 3
    assert ended[-3] >= 9 > ended[-4], "a cache looks better than it is while all games are in their openings"


def test_windows_do_not_wait_for_ever_for_games_to_end(ticking: Counting) -> None:
    counted: list[int] = []
    playing = SelfPlay(ticking.game, ticking, SearchConfig(simulations=8), SelfPlayConfig(lanes=3))
    assert len(windows(playing, lambda: counted.append(1) or 0.0, 3.0, 2, warm_games=10**9)) == 2
    assert len(counted) == MOST_WARMING + 2


@pytest.mark.timeout(100)
def test_a_window_of_long_games_is_filled_although_they_overshoot_it() -> None:
    """A generation more pushed the first one out, again and again, where games are long beside the window."""
    window = hasty_window(make("connectx"), 60, 2)
    assert len(window.blocks) == 2 and len(window) >= 60


def test_the_table_in_markdown_says_what_it_was_measured_on() -> None:
    figure = Figure("self-play | fast", 1234.5, "evaluations/s", ">= 1000", 7, 1000.0, 1500.0, "batch 4")
    text = markdown([figure], {"processor": "Xeon", "cores": 2, "gpu": None})
    head, _, names, rule, row = text.splitlines()
    assert "processor Xeon, cores 2" in head and "gpu" not in head
    assert names.startswith("| figure | value |") and rule.count("---") == names.count("|") - 1
    assert row.startswith(r"| self-play \| fast | 1,234 | evaluations/s | >= 1000 | reached | 1,000 - 1,500 | 7 |")


def test_the_forward_rate_counts_batches_that_were_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(0.0)  # moves on by a second whenever it is read
    monkeypatch.setattr(meter, "perf_counter", lambda: next(clock))
    asked: list[int] = []
    waited: list[int] = []

    class Network:
        game = make("tictactoe")

        def program(self, rows: int) -> Any:
            planes = np.ones((rows, 1), np.float32)
            return SimpleNamespace(planes=planes, start=lambda: asked.append(rows) or (lambda: waited.append(rows)))

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
    monkeypatch.setattr(module, "load_checkpoint", lambda path, game: checkpoint)
    config = BenchConfig(
        only=("selfplay", "cache", "tree", "rules", "engines", "train"), checkpoint=Path("run"), **TINY
    )
    places, actor = list[str](), module.Actor
    noted = lambda game, own, *others: places.append(own.train.device) or actor(game, own, *others)  # noqa: E731
    monkeypatch.setattr(module, "Actor", noted)
    figures = {figure.name: figure for figure in bench(config)}
    assert set(places) == {"cpu"}, "auto took both of two GPUs beside the limit of one"
    for figure in figures.values():
        assert 0 < figure.min <= figure.value <= figure.max
        assert figure.runs == config.repeats
        assert np.isfinite(figure.max)
    limit, plain = figures["network alone 1x4"], figures["self-play without cache 1x4"]
    assert {"evaluations over the limit 1x4", "simulations over the limit 1x4"} < set(figures)
    assert {"random games, nogo", "training 1x4"} < set(figures)
    ways = {"eager float32 1x4", "traced float32 1x4", "winograd float32 1x4 over the first"}
    assert ways < set(figures), "what choose chooses from"
    assert figures["random games, gobang"].value > 1e4, "compiled, they are far faster even on a busy machine"
    ratio = figures["evaluations over the limit 1x4"]
    assert "batch" in limit.note
    assert "8 simulations" in plain.note
    assert ratio.bar == ">= 0.9" and figures["training over forward and backward alone 1x4"].bar == ">= 0.95"
    assert len(table(list(figures.values())).splitlines()) == len(figures) + 1


def test_the_limit_of_a_graph_is_of_the_positions_that_self_play_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its batches were ranked by how fast random games are played, and one was named that was not measured."""
    monkeypatch.setattr(module, "GRAPH_NETS", (NetConfig(1, 8, 8),))
    monkeypatch.setattr(meter, "forward_rate", lambda *_: pytest.fail("random games were timed"))
    config = BenchConfig(only=("selfplay",), **{**TINY, "game": GameConfig("hive")})
    limit, *_ = bench(config)
    assert limit.note.endswith(f"batch {config.lanes}") and limit.value > 0


def test_where_memory_cannot_be_measured_the_rest_is(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    """On Windows the last part ended the bench, and nothing was shown of the others."""
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    assert list(bench(BenchConfig(only=("memory",), **TINY))) == []
    assert "memory is left out" in capsys.readouterr().err


def test_bars() -> None:
    assert Figure("a", 0.9, "", ">= 0.95", 1, 0.9, 0.9).reached is False
    assert Figure("a", 0.9, "", "<= 0.95", 1, 0.9, 0.9).reached is True
    assert Figure("a", 0.9, "", "", 1, 0.9, 0.9).reached is None


def test_the_yardstick_of_a_graph_is_its_network_and_no_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each turn played whole random games in plain Python: Hive's trainings were made for a machine far slower."""
    played: list[int] = []
    for home in (meter, programs):
        real = home.random_leaves
        monkeypatch.setattr(home, "random_leaves", lambda *what, real=real: (played.append(1), real(*what))[1])
    graph = make(str(Path(__file__).parents[1] / "graph_game.py"))
    assert meter.yardstick(graph, "cpu") > 0
    assert len(played) <= 5, "the choice of a variant may need one for each candidate, the measurement one"


def test_a_run_by_the_clock_is_planned_for_all_that_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notebooks on a GPU trained as if there were none: one group of games, as few at once as on a CPU."""
    game, places = GameConfig("connectx"), ["cuda:0", "cuda:1"]
    for name, here in {"usable_devices": places, "yardstick": 1e6, "cores": 8, "shares": 1}.items():
        monkeypatch.setattr(meter, name, lambda *_, here=here: here)
    on_gpus = meter.timed_here(game, 30)
    assert on_gpus == timed(game, 30, 1e6, gpus=2, cores=8) and on_gpus.selfplay.groups == 4
    monkeypatch.setattr(meter, "shares", lambda: 6)
    places[:] = ["cpu"]
    assert meter.timed_here(game, 30).selfplay.groups == 6


def test_the_first_simulation_is_one() -> None:
    """Before it was a forward pass of an estimate: what self-play compiles was not in the figure."""
    told = "print('walked', *given[1].requests.counts, flush=True), os._exit(0)"
    script = module.FIRST_SIMULATION.replace("os._exit(0)", told)
    words = ["train", "tictactoe", "--profile", "smoke", "--run"]
    with TemporaryDirectory() as folder:
        done = subprocess.run([sys.executable, "-c", script, *words, folder], capture_output=True, text=True)
    rows = done.stdout.split("walked")[1].split()
    assert max(map(int, rows)) > 0, done.stderr


def test_bad_parts_are_named() -> None:
    with pytest.raises(AzkitError, match="no part 'speed': choose from selfplay, cache"):
        BenchConfig(only=("speed",))
    with pytest.raises(AzkitError, match="needs a checkpoint"):
        BenchConfig(only=("cache",))


def test_trainings_of_another_game_are_not_taken_for_this_ones(tmp_path: Path) -> None:
    (tmp_path / "baseline-0").mkdir()
    record = {"game": "connectx", "network": 9.0, "search": 4.0, "generations": 3}
    (tmp_path / "baseline-0" / "ablation.json").write_text(json.dumps(record))
    (there,) = ablate("connectx", tmp_path, seeds=1, only=["baseline"])
    assert there.search == [4.0]
    with pytest.raises(AzkitError, match="is of connectx, not of tictactoe"):
        ablate("tictactoe", tmp_path, seeds=1, only=["baseline"])


def quick(started: list[Any], command: str, *rest: str) -> Any:
    """What azkit's commands print with --json, without their work."""
    return {"generations": 7} if command == "train" else [{"mean_error": 0.5}, {"mean_error": 0.25}]


def test_trainings_are_not_taken_for_those_of_another_time_or_other_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A technique of ten minutes was compared with a baseline of five, without a word."""
    monkeypatch.setattr("azkit.bench.ablate._azkit", quick)
    ablate("tictactoe", tmp_path, minutes=5.0, seeds=1, only=["baseline"])
    with pytest.raises(AzkitError, match=r"is of 5.0, not of 10.0 \(--minutes\)"):
        ablate("tictactoe", tmp_path, minutes=10.0, seeds=1, only=["64 simulations"])
    with pytest.raises(AzkitError, match=r"is of azkit's own, not of .*some.jsonl \(--positions\)"):
        ablate("tictactoe", tmp_path, minutes=5.0, seeds=1, only=["baseline"], positions=tmp_path / "some.jsonl")


def test_a_technique_that_a_games_profile_has_anyway_is_trained_only_where_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The noise between two baselines was shown as what it is worth."""
    monkeypatch.setattr("azkit.bench.ablate._azkit", quick)
    tried = [one.technique for one in ablate("connectx", tmp_path, seeds=1)]
    same = "leaves proven by 300 nodes"
    assert tried[0] == "baseline" and same not in tried and "no leaf proven" in tried
    assert [one.technique for one in ablate("connectx", tmp_path, seeds=1, only=[same])] == ["baseline", same]


def test_a_training_that_was_stopped_is_done_anew_and_what_is_there_of_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After Ctrl-C every later call failed, since the folder held a run already."""
    begun = tmp_path / "baseline-0" / "checkpoints"
    begun.mkdir(parents=True)
    monkeypatch.setattr("azkit.bench.ablate._azkit", quick)
    done = ablate("tictactoe", tmp_path, seeds=1, only=["baseline"])
    assert done[0].search == [25.0] and begun.is_dir() and not (begun.parent / "ablation.json").exists()
    monkeypatch.setattr("azkit.bench.ablate._azkit", None)
    assert ablate("tictactoe", tmp_path, seeds=1, only=["baseline"]) == done, "it was trained a third time"


@pytest.mark.slow
def test_fresh_processes_are_measured() -> None:
    config = replace(BenchConfig(**TINY), only=("memory", "startup"), deep=8, positions=2000, repeats=2)
    figures = {figure.name: figure for figure in bench(config)}
    assert len(figures) == 5
    assert figures["memory, 4 lanes x 8 simulations"].value > 0.05, "torch alone takes more"
    assert figures["import azkit"].min < figures["azkit train, to its first simulation"].min
