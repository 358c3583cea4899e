"""The network learns what it is shown, a run reports what it did, and bad settings say so."""

from __future__ import annotations

import gc
import itertools
import json
import math
import os
import signal
import threading
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from selfplay.test_replay import random_samples, three_players

from azkit import AzkitError, make
from azkit.arena.match import MatchResult, match
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.checkpoints import load_checkpoint, read_manifest
from azkit.runs.config import GameConfig, Stage, TrainConfig, change, from_dict
from azkit.runs.measured import stored
from azkit.runs.metrics import Report, self_play_figures
from azkit.runs.profiles import profile
from azkit.search.evaluators import Answer, HeuristicEvaluator, Leaves
from azkit.selfplay.replay import Batch, ReplayConfig, Window
from azkit.selfplay.replay import random_batch as batch_of
from azkit.selfplay.samples import Samples, flatten, unpack
from azkit.training import limits, optimize, trials
from azkit.training.learn import learn
from azkit.training.metrics import METRICS, accuracies
from azkit.training.optimize import SCHEDULES, Optimizer, losses
from azkit.training.run import Run
from azkit.training.trials import watched_positions

SMOKE = profile("smoke", GameConfig("tictactoe"))


def random_batch(
    rows: int, actions: int, views: int, seed: int
) -> tuple[torch.Tensor, torch.Tensor, dict[str, torch.Tensor]]:
    """Logits, values, and a batch with illegal moves, unequal weights and unknown values."""
    rng = np.random.default_rng(seed)
    legal = rng.random((rows, actions)) < 0.6
    legal[:, 0] = True
    policy = rng.random((rows, actions)) * legal
    batch = {
        "legal": legal,
        "policy": (policy / policy.sum(1, keepdims=True)).astype(np.float32),
        "values": rng.uniform(-1, 1, (rows, views)).astype(np.float32),
        "policy_weight": rng.uniform(1, 5, rows).astype(np.float32),
        "value_weight": (rng.uniform(1, 5, rows) * (rng.random(rows) < 0.7)).astype(np.float32),
    }
    logits = torch.tensor(rng.normal(0, 3, (rows, actions)), dtype=torch.float32)
    values = torch.tensor(np.tanh(rng.normal(0, 2, (rows, views))), dtype=torch.float32)
    return logits, values, {name: torch.from_numpy(array) for name, array in batch.items()}


@pytest.mark.parametrize("views", [1, 3])
def test_the_loss_equals_a_slow_twin(views: int) -> None:
    logits, values, batch = random_batch(20, 7, views, seed=views)
    policy_sum = value_sum = same = right = decided = entropy = known = wrong = 0.0
    for row in range(20):
        legal = [move for move in range(7) if batch["legal"][row, move]]
        total = sum(math.exp(logits[row, move]) for move in legal)
        p = {move: math.exp(logits[row, move]) / total for move in legal}
        target = {move: float(batch["policy"][row, move]) for move in legal}
        policy_sum += float(batch["policy_weight"][row]) * -sum(target[move] * math.log(p[move]) for move in legal)
        errors = [float(batch["values"][row, view] - values[row, view]) ** 2 for view in range(views)]
        value_sum += float(batch["value_weight"][row]) * sum(errors) / views
        same += max(p, key=lambda move: p[move]) == max(target, key=lambda move: target[move])
        entropy -= sum(share * math.log(share) for share in p.values())
        if batch["value_weight"][row] > 0:
            for z, v in zip(batch["values"][row].tolist(), values[row].tolist(), strict=True):
                decided += abs(z) >= 0.1
                right += abs(z) >= 0.1 and z * v > 0
                known += 1
                wrong += abs(v) > 0.95 and abs(v - z) > 0.5
    policy, value = losses((logits, values), batch)
    assert float(policy) == pytest.approx(policy_sum / float(batch["policy_weight"].sum()), rel=1e-5)
    assert float(value) == pytest.approx(value_sum / float(batch["value_weight"].sum()), rel=1e-5)
    best = np.average(batch["values"], axis=0, weights=batch["value_weight"])
    one_value = losses((logits, torch.tensor(best).float().expand(20, -1)), batch)
    assert [float(figure) for figure in accuracies(logits, values, batch)] == pytest.approx(
        [same / 20, right / decided, entropy / 20, float(one_value[1]), wrong / known], rel=1e-5
    )


def test_illegal_moves_and_unknown_values_get_no_gradient() -> None:
    logits, values, batch = random_batch(20, 7, 1, seed=5)
    logits.requires_grad_()
    values.requires_grad_()
    torch.stack(losses((logits, values), batch)).sum().backward()
    assert logits.grad is not None
    assert values.grad is not None
    assert (logits.grad[~batch["legal"]] == 0).all()
    assert (logits.grad[batch["legal"]] != 0).any()
    assert torch.equal(values.grad[:, 0] != 0, batch["value_weight"] > 0)


def test_a_batch_whose_values_are_all_unknown_still_trains_the_policy() -> None:
    logits, values, batch = random_batch(8, 7, 1, seed=1)
    batch["value_weight"].zero_()
    policy, value = losses((logits, values), batch)
    assert float(value) == 0
    assert torch.isfinite(policy)


def test_a_network_with_a_third_head_has_the_losses_of_its_first_two() -> None:
    logits, values, batch = random_batch(8, 7, 1, seed=2)
    two, three = losses((logits, values), batch), losses((logits, values, torch.ones(8, 7)), batch)
    assert len(two) == 2 and len(three) == 3 and all(map(torch.equal, two, three[:2]))


@pytest.mark.parametrize("name", ["tictactoe", "three"])
def test_the_network_fits_64_positions(name: str) -> None:
    game = make("tictactoe") if name == "tictactoe" else three_players()
    window = Window(game, ReplayConfig(symmetries=False, trace=1.0, blunder=2.0))
    window.add(random_samples(game, 30, seed=0), 1)
    data = type(window.merged())(*(array[:64] for array in window.merged()))
    data.policy[:] = data.policy == data.policy.max(1, keepdims=True)  # one move each: the loss can reach 0
    config = TrainConfig(batch=64, weight_decay=0.0, learning_rate=3e-3)
    optimizer = Optimizer(build_net(game, NetConfig(1, 32, 64), seed=0), config)
    metrics = torch.zeros(len(METRICS))
    for batch in window.batches(data, np.random.default_rng(0), 64, 150):
        metrics = optimizer.step(batch, config.learning_rate)
    fitted = optimizer.finite_metrics(metrics)
    assert fitted["policy_loss"] < 0.1
    assert fitted["value_loss"] < 0.1
    assert fitted["policy_accuracy"] > 0.98
    assert fitted["value_accuracy"] > 0.98


def test_weight_decay_is_the_gradient_of_c_theta_squared() -> None:
    """One Adam step with weight decay w equals one on the loss plus (w / 2) |theta|^2."""
    game = make("tictactoe")
    window = Window(game, ReplayConfig())
    window.add(random_samples(game, 5, seed=0), 1)
    (batch,) = window.batches(window.merged(), np.random.default_rng(0), 16, 1)
    nets = [build_net(game, NetConfig(1, 4, 8, heads=4), seed=0) for _ in range(2)]
    Optimizer(nets[0], TrainConfig(muon=0.0, weight_decay=0.5, gradient_clip=1e9)).step(batch, 1e-2)
    data = {name: torch.from_numpy(getattr(batch, name)) for name in batch._fields[1:]}
    adam = torch.optim.Adam(nets[1].parameters(), 1e-2)
    logits, values = nets[1].train()(torch.from_numpy(batch.inputs[0]))
    squares = torch.stack([p.square().sum() for p in nets[1].parameters()])
    torch.stack([*losses((logits, values), data), 0.25 * squares.sum()]).sum().backward()
    adam.step()
    for one, two in zip(nets[0].parameters(), nets[1].parameters(), strict=True):
        assert torch.allclose(one, two, atol=1e-5)


def test_the_first_steps_do_not_silence_the_value_head() -> None:
    """At the full rate one hidden number in twenty was left, sometimes none: such a network never learns a value."""
    game, rng, alive = make("connectx"), np.random.default_rng(0), []
    data = batch_of(game, 256)
    for seed in range(3):
        net = build_net(game, NetConfig(1, 16, 64), seed)
        optimizer = Optimizer(net, TrainConfig(learning_rate=5e-3))
        for _ in range(60):
            rows = rng.integers(256, size=64)
            batch = Batch((data.inputs[0][rows],), *(getattr(data, name)[rows] for name in data._fields[1:]))
            results = rng.choice([-1.0, 1.0], (64, 1)).astype(np.float32)
            optimizer.step(batch._replace(values=results), 5e-3)
        net.get_submodule("value_hidden").register_forward_hook(
            lambda module, inputs, output: alive.append(float((output > 0).any(0).float().mean()))
        )
        net.eval()(torch.from_numpy(data.inputs[0]))
    assert np.mean(alive) > 0.25


@pytest.mark.parametrize("name", ["connectx", "hive"])
def test_channels_that_pass_nothing_on_are_reported(name: str) -> None:
    """They once were half of a layer, and no curve told."""
    game = make(name)
    net = build_net(game, NetConfig(2, 8, 8, heads=8), seed=0)
    with torch.no_grad():
        for key, shift in net.named_parameters():
            if key.endswith("norm.bias"):
                shift[:2] = -100.0
    optimizer = Optimizer(net, TrainConfig())
    metrics = optimizer.step(batch_of(game, 32), 1e-3)
    assert optimizer.finite_metrics(metrics)["silent_channels"] == 0.25


def test_the_learning_rate_follows_its_schedule() -> None:
    shares = [SCHEDULES["cosine"](progress / 10) for progress in range(11)]
    assert shares[0] == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == pytest.approx(0.05)
    assert {SCHEDULES["constant"](progress / 10) for progress in range(11)} == {1.0}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Report]]:
    """A smoke run and its reports."""
    path = tmp_path_factory.mktemp("run")
    return path, list(learn(replace(SMOKE, generations=4), path, quiet=True))


def test_reports_say_what_was_played_and_stand_in_metrics_jsonl(run: tuple[Path, list[Report]]) -> None:
    path, reports = run
    lines = [json.loads(line) for line in (path / "metrics.jsonl").read_text().splitlines()]
    assert lines == [json.loads(json.dumps(asdict(report))) for report in reports]
    assert [report.generation for report in reports] == [1, 2, 3, 4]
    config = from_dict(json.loads((path / "config.json").read_text()))
    for report in reports:
        samples = unpack(config.game.make(), path / "games" / f"{report.generation:06d}.parquet")
        assert report.positions == len(samples.game)
        assert report.games == len(set(samples.game)) >= config.generation_games
        assert report.game_length == pytest.approx(report.positions / report.games)
        assert report.steps == math.ceil(config.train.reuse * report.positions / config.train.batch)
        first = samples.outcome[np.unique(samples.game, return_index=True)[1]]
        assert report.seat_score == pytest.approx(first.mean(0).tolist())
        assert report.draw_rate == pytest.approx((first == 0).all(1).mean())
        assert report.loss == pytest.approx(report.policy_loss + report.value_loss)
        assert 0 <= report.policy_accuracy <= 1
        assert 0 < report.policy_entropy < math.log(9)
        assert 0 <= report.silent_channels < 0.5
        assert 0 <= report.cache_hit_rate < 1
        assert report.unique_positions <= report.window_positions
        assert set(report.win_rate) == ({"random"} if report.generation % 2 == 0 else set())
    assert reports[-1].window_positions == sum(report.positions for report in reports)
    assert all(earlier.minutes < later.minutes for earlier, later in pairwise(reports))


def test_truncated_games_count_neither_as_draws_nor_in_scores() -> None:
    def samples(*ended: tuple[list[float], bool]) -> Samples:
        rows = [np.zeros((2, 1)) for _ in range(4)]
        return flatten(
            Samples(np.full(2, number), np.zeros(2), *rows, np.array([outcome] * 2, np.float32), np.full(2, truncated))
            for number, (outcome, truncated) in enumerate(ended)
        )

    spent = {"seconds": 2.0, "simulations": 10, "evaluations": 4, "hits": 4}
    cut = [0.0, 0.0], True
    figures = self_play_figures(samples(([1, -1], False), ([0, 0], False), cut, cut), spent)
    assert (figures["seat_score"], figures["draw_rate"], figures["truncated_rate"]) == ([0.5, -0.5], 0.5, 0.5)
    assert (figures["positions_per_second"], figures["cache_hit_rate"]) == (4, 0.5)
    figures = self_play_figures(samples(cut), spent | {"seconds": 0.0})  # as a shard may say
    assert (figures["seat_score"], figures["draw_rate"], figures["truncated_rate"]) == ([0, 0], 0, 1)


@pytest.mark.parametrize(("each", "left"), [(2, 2), (1, 0)])
def test_matches_whose_games_were_cut_say_no_more_than_those_that_ended(each, left, tmp_path, monkeypatch) -> None:
    """All of them were counted, and without any a network drew with everybody."""

    def cut(*asked, **how) -> MatchResult:
        played = match(*asked, **how)
        records = enumerate(played.records)
        return replace(played, records=tuple(replace(own, truncated=index % each == 0) for index, own in records))

    monkeypatch.setattr(trials, "match", cut)
    changes = {"generations": 1, "generation_games": 8, "match.every": 1, "match.games": 4, "match.graded": 0}
    (report,) = learn(change(profile("smoke", GameConfig("tictactoe")), changes), tmp_path, quiet=True)
    rows = [row for row in stored(tmp_path) if row["kind"] == "match"]
    assert [row["count"] for row in rows] == [left] * len(report.win_rate) and bool(rows) == bool(left)


def test_the_policy_on_watched_positions_is_followed(run: tuple[Path, list[Report]]) -> None:
    game = make("tictactoe")
    for report in run[1]:
        for entry in report.watched:
            state = game.state(entry["moves"])
            assert set(entry["policy"]) == {state.move_text(move) for move in state.legal_moves()}
            assert sum(entry["policy"].values()) == pytest.approx(1, abs=0.01)
            assert -1 <= entry["value"] <= 1
    assert {entry["name"] for entry in run[1][0].watched} == {"start", "win in one", "only one parry"}


@pytest.mark.parametrize("game", [make("tictactoe"), make("connectx")])
def test_watched_positions_are_what_their_names_say(game) -> None:
    positions = watched_positions(game)
    assert positions["start"].moves == ()

    def wins(state) -> list[int]:
        after = {move: state.play(move).outcome for move in state.legal_moves()}
        return [move for move, outcome in after.items() if outcome is not None and outcome[state.to_play] == 1]

    assert len(wins(positions["win in one"])) == 1
    parry = positions["only one parry"]
    safe = [move for move in parry.legal_moves() if parry.play(move).outcome is not None or not wins(parry.play(move))]
    assert (len(wins(parry)), len(safe)) == (0, 1)


def test_tensorboard_has_the_same_figures(run: tuple[Path, list[Report]]) -> None:
    accumulators = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    events = accumulators.EventAccumulator(str(run[0] / "tensorboard")).Reload()
    losses = [(event.step, event.value) for event in events.Scalars("loss")]
    assert losses == [(report.generation, pytest.approx(report.loss)) for report in run[1]]


def test_the_last_checkpoint_is_final_and_holds_the_trained_network(run: tuple[Path, list[Report]]) -> None:
    newest = load_checkpoint(run[0], make("tictactoe"), shards=True)
    assert (newest.generation, newest.manifest["tier"]) == (4, "final")
    fresh = build_net(newest.game, newest.config.net, newest.config.seed)
    assert not torch.equal(next(fresh.parameters()), next(newest.net.parameters()))


def test_a_loss_that_is_not_finite_stops_the_run_before_it_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = change(SMOKE, {"generations": 3, "match.every": 0})
    next(learn(config, tmp_path, quiet=True))
    monkeypatch.setattr(optimize, "losses", lambda *what: [math.inf * loss for loss in losses(*what)])
    with pytest.raises(AzkitError, match=r"diverged.*learning_rate"):
        list(learn(config, tmp_path, resume=True, quiet=True))
    newest = load_checkpoint(tmp_path, shards=True)
    assert newest.generation == 1
    assert all(torch.isfinite(value).all() for value in newest.net.state_dict().values())
    assert not (tmp_path / "checkpoints" / "000002").exists()


@pytest.mark.parametrize(("gate", "accepted"), [(0.0, True), (1.0, False)])
def test_gating_keeps_the_best_network_until_a_new_one_beats_it(gate: float, accepted: bool, tmp_path: Path) -> None:
    config = change(SMOKE, {"match.gate": gate, "match.every": 0})
    reports = list(learn(config, tmp_path, quiet=True))
    assert [report.accepted for report in reports] == [accepted] * 2
    newest = load_checkpoint(tmp_path)
    first = build_net(newest.game, config.net, config.seed).state_dict()
    state = newest.training_state()
    plays = state.net.state_dict() if accepted else first
    assert all(torch.equal(value, plays[name]) for name, value in newest.net.state_dict().items())
    assert not torch.equal(state.net.state_dict()["policy.weight"], first["policy.weight"])


def test_a_time_limit_ends_the_run_after_a_generation(tmp_path: Path) -> None:
    reports = list(learn(change(SMOKE, {"generations": 100, "minutes": 1e-6}), tmp_path, quiet=True))
    assert [report.generation for report in reports] == [1]
    assert load_checkpoint(tmp_path).manifest["tier"] == "final"
    assert read_manifest(tmp_path / "checkpoints" / "000001")["counters"]["games"] == reports[0].games


def test_a_generation_slower_than_foretold_ends_with_the_run(tmp_path: Path) -> None:
    """A run of 82 minutes once took 96, for its last games were the first of hundreds that had just begun."""
    config = change(SMOKE, {"minutes": 1e-6, "generation_games": 1000, "match.every": 0})
    (report,) = learn(config, tmp_path, quiet=True)
    assert 1 <= report.games <= config.selfplay.lanes, "those that ended with the first one"


def test_without_a_number_of_generations_the_clock_ends_the_run_and_the_learning_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count()  # a second passes whenever somebody looks
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    config = change(SMOKE, {"generations": None, "minutes": 5.0, "match.every": 0})
    reports = list(learn(config, tmp_path, quiet=True))
    rates = [report.learning_rate for report in reports]
    assert 3 < len(reports) < 100 and rates == sorted(rates, reverse=True)
    assert rates[-1] < 0.2 * rates[0]
    with pytest.raises(AzkitError, match="set generations or minutes"):
        change(SMOKE, {"generations": None})


def test_grades_follow_the_run(tmp_path: Path) -> None:
    config = change(SMOKE, {"match.graded": 60, "match.every": 2})
    reports = list(learn(config, tmp_path, quiet=True))
    for report in reports:
        assert set(report.grades) == ({"network alone", "4 simulations"} if report.generation % 2 == 0 else set())
        assert all(0.3 < share <= 1 for share in report.grades.values())


def test_progress_off_a_terminal_is_a_few_short_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    list(learn(change(SMOKE, {"generations": 12, "match.every": 5, "match.graded": 0}), tmp_path))
    out, err = capsys.readouterr()
    assert out == ""
    assert "\r" not in err
    estimate, *lines = err.splitlines()
    assert "by a short measurement" in estimate
    lines = [line for line in lines if "loss" in line]
    generations = [int(line.split()[1]) for line in lines]
    assert set(generations) >= {1, 5, 10, 12} and len(lines) < 8, "what was measured, not a line for each generation"
    assert all(len(line) <= 90 and line.endswith("left") and "games/s" in line for line in lines)


def test_an_opponent_that_is_none_is_told_before_the_first_generation(tmp_path: Path) -> None:
    config = change(SMOKE, {"match.opponents": ["random", "nope"], "match.every": 2})
    with pytest.raises(AzkitError, match="unknown agent 'nope'"):
        next(learn(config, tmp_path, quiet=True))
    assert not (tmp_path / "games").exists()


def test_the_totals_of_a_run_go_on_where_new_games_begin(tmp_path: Path) -> None:
    """They began at 0 whenever a setting of self-play changed, and an agent's card told of its last hours only."""
    reports = list(learn(change(SMOKE, {"generations": 1}), tmp_path, quiet=True))
    changed = change(SMOKE, {"generations": 2, "selfplay.lanes": SMOKE.selfplay.lanes + 3})
    reports += learn(changed, tmp_path, resume=True, quiet=True)
    counters = load_checkpoint(tmp_path).manifest["counters"]
    assert len(reports) == 2 and counters["games"] == sum(report.games for report in reports)
    assert counters["simulations"] == sum(report.simulations for report in reports)


def test_a_stage_hands_leaves_over_from_the_heuristic_to_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = list[int]()  # leaves so far
    ask = HeuristicEvaluator.submit

    def counting(evaluator: HeuristicEvaluator, leaves: Leaves) -> Callable[[], Answer]:
        judged.append(len(leaves.states))
        return ask(evaluator, leaves)

    monkeypatch.setattr(HeuristicEvaluator, "submit", counting)
    begins = change(SMOKE, {"generations": 4, "match.every": 0, "selfplay.evaluator": "heuristic"})
    config = replace(begins, stages=(Stage(0.5, {"selfplay.evaluator": "network"}),))
    counts = [sum(judged) for _ in learn(config, tmp_path, quiet=True)]
    assert 0 < counts[0] < counts[1] == counts[2] == counts[3]


@pytest.mark.parametrize("averages", [(0, 5), (5, 0)])
def test_a_stage_turns_the_mean_of_the_weights_on_and_off(averages: tuple[int, int], tmp_path: Path) -> None:
    """Self-play went on with the newest weights, or with a mean that nobody kept up any more."""
    stages = (Stage(0.5, {"train.average": averages[1]}),)
    config = replace(change(SMOKE, {"generations": 4, "train.average": averages[0], "match.every": 0}), stages=stages)
    list(learn(config, tmp_path, quiet=True))
    newest = load_checkpoint(tmp_path)
    assert ("best.safetensors" in newest.manifest["files"]) == (averages[1] > 0)
    plays, learns = newest.net.state_dict(), newest.training_state().net.state_dict()
    assert all(torch.equal(value, learns[name]) for name, value in plays.items()) == (averages[1] == 0)


def test_who_stops_a_run_with_a_time_limit_is_told_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --minutes the command that was told ended in a mistake."""
    reports = learn(change(SMOKE, {"generations": None, "minutes": 50.0, "match.every": 0}), tmp_path)
    next(reports)
    os.kill(os.getpid(), signal.SIGINT)
    list(reports)
    assert f"azkit train --resume --run {tmp_path} --minutes 50\n" in capsys.readouterr().err


def test_a_run_that_ended_leaves_no_network_and_no_window_behind(run, tmp_path: Path) -> None:
    """A notebook kept them, a gigabyte or more, until Python collected garbage."""
    gc.collect()  # after `run`, for what is imported and compiled at first keeps who asked for it
    before = {id(held) for held in gc.get_objects()}
    gc.disable()  # whose hour is not known
    try:
        list(learn(change(SMOKE, {"match.every": 0}), tmp_path, quiet=True))
        held = [type(one) for one in gc.get_objects() if id(one) not in before]
        assert not {Run, Optimizer, Window}.intersection(held)
    finally:
        gc.enable()


def test_a_run_leaves_no_thread_behind(tmp_path: Path) -> None:
    pytest.importorskip("tensorboard")
    before = set(threading.enumerate())
    list(learn(change(SMOKE, {"match.every": 0}), tmp_path, quiet=True))
    assert set(threading.enumerate()) <= before
