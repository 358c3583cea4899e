"""A run that was interrupted goes on as if it had not been, and loses nothing that was committed."""

from __future__ import annotations

import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
import torch

from azkit import AzkitError
from azkit.files import run_lock
from azkit.nets import evaluator
from azkit.nets.nets import build_net
from azkit.nets.variants import multiplies_int8, openvino
from azkit.progress import Progress
from azkit.runs import plan
from azkit.runs.checkpoints import (
    TrainingState,
    committed,
    load_checkpoint,
    mark_final,
    read_manifest,
    save_checkpoint,
    stored_config,
)
from azkit.runs.config import GameConfig, RunConfig, change, to_dict
from azkit.runs.partial import UNFINISHED
from azkit.runs.profiles import profile
from azkit.runs.shared import RUN
from azkit.selfplay import selfplay
from azkit.selfplay.replay import Window
from azkit.selfplay.selfplay import SelfPlay
from azkit.stopping import SIGNALS, Interrupts, Stopped
from azkit.training import actor, limits
from azkit.training import run as training_loop
from azkit.training.learn import learn
from azkit.training.optimize import Optimizer
from azkit.training.states import fit, resumed_state
from azkit.training.trials import Trials

CONFIG = change(
    profile("smoke", GameConfig("tictactoe")),
    {"generations": 6, "replay.first_generations": 2, "replay.generations": 3, "match.every": 0}
    | {"selfplay.opening_plies": 3, "train.average": 5},  # the mean of weights plays: it has to go on, too
)
TIMES = {"selfplay_seconds", "train_seconds", "step_seconds", "minutes"} | {
    f"{name}_per_second" for name in ("games", "positions", "simulations", "evaluations")
}


@pytest.fixture(scope="module", autouse=True)
def own_memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Runs have the same bits if they compute in the same way: what was measured for the first is for all of them, also
    where another process remembers at the same moment what it measured."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("memory")
        patch.setattr(evaluator, "cache_folder", lambda: folder)
        yield


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> None:
    """What a resume reproduces bit for bit is a run on one worker."""
    torch.set_num_threads(1)


def train_until(stop: int, config: RunConfig, run: Path, resume: bool) -> None:
    """Train up to that generation, and leave the run there."""
    reports = learn(config, run, resume=resume, quiet=True)
    while next(reports).generation < stop:
        pass
    reports.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing interrupted."""
    run = tmp_path_factory.mktemp("whole")
    list(learn(CONFIG, run, quiet=True))
    return run


def assert_same(one: Path, two: Path) -> None:
    """The newest checkpoints, the windows and the reports of two runs agree in every bit, times apart."""
    first, second = load_checkpoint(one, shards=True), load_checkpoint(two, shards=True)
    assert first.generation == second.generation
    for name in ("weights.safetensors", "best.safetensors", "selfplay.npz"):
        assert (first.path / name).read_bytes() == (second.path / name).read_bytes(), name
    assert first.manifest["shards"] == second.manifest["shards"]
    states = [checkpoint.training_state() for checkpoint in (first, second)]
    for moments, others in zip(*(state.optimizer["adam"]["state"].values() for state in states), strict=True):
        assert all(torch.equal(moments[name], others[name]) for name in moments)
    lines = [[json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()] for run in (one, two)]
    assert len(lines[0]) == first.generation
    for report, other in zip(*lines, strict=True):
        assert {name: report[name] for name in report if name not in TIMES} == {
            name: other[name] for name in other if name not in TIMES
        }


@pytest.mark.oldest
def test_a_run_stopped_and_resumed_equals_one_that_was_not(whole: Path, tmp_path: Path) -> None:
    for stop in (1, 3, 4):
        train_until(stop, CONFIG, tmp_path, resume=stop > 1)
    assert [report.generation for report in learn(CONFIG, tmp_path, resume=True, quiet=True)] == [5, 6]
    assert_same(whole, tmp_path)
    assert list(learn(CONFIG, tmp_path, resume=True, quiet=True)) == []  # nothing is left to do


@pytest.mark.skipif(not (openvino() and multiplies_int8()), reason="no OpenVINO or no VNNI")
def test_a_run_evaluated_in_int8_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path, monkeypatch) -> None:
    """How each generation's network is rounded follows from its weights alone."""
    monkeypatch.setattr(evaluator, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(evaluator, "_fastest", lambda game, net, candidates: candidates[-1])
    config, runs = change(CONFIG, {"generations": 3}), (tmp_path / "whole", tmp_path / "stopped")
    for run, stops in zip(runs, ((), (1, 2)), strict=True):
        for stop in stops:
            train_until(stop, config, run, resume=stop > 1)
        list(learn(config, run, resume=bool(stops), quiet=True))
    assert load_checkpoint(runs[1]).manifest["variant"]["engine"] == "openvino"
    assert_same(*runs)


def stop_at_step(
    run: Path, number: int, step: int, monkeypatch: pytest.MonkeyPatch, config: RunConfig = CONFIG
) -> None:
    """Train until a signal comes in that step, counted from the beginning."""
    left, real = iter(range(step, 0, -1)), Optimizer.step

    def steps(self, batch, rate):
        if next(left, 0) == 1:
            os.kill(os.getpid(), number)
        return real(self, batch, rate)

    with monkeypatch.context() as patched:
        patched.setattr(Optimizer, "seconds_a_sample", lambda *_: 1.0)  # it makes steps, too
        patched.setattr(Optimizer, "step", steps)
        learning = learn(config, run, resume=(run / "config.json").exists(), quiet=True)
        list(learning)
    assert learning.interrupted == number


def test_a_run_stopped_among_steps_goes_on_with_the_next(whole: Path, tmp_path: Path, monkeypatch, capsys) -> None:
    """A generation of an hour is not lost, and its bits are those of a run that was not stopped."""
    for number, step in ((signal.SIGTERM, 3), (signal.SIGUSR1, 4), (signal.SIGHUP, 7)):
        stop_at_step(tmp_path, number, step, monkeypatch)
        assert (tmp_path / UNFINISHED).exists()
    learning = learn(CONFIG, tmp_path, resume=True)
    next(learning)
    assert re.search(r"generation \d of 6 goes on after \d+ of its \d+ steps", capsys.readouterr().err)
    list(learning)
    assert_same(whole, tmp_path)
    assert not (tmp_path / UNFINISHED).exists()


def test_steps_before_a_stop_count_in_what_steps_cost(tmp_path: Path, monkeypatch) -> None:
    """By a part of their seconds and all their samples the next generation was planned with far too many steps."""
    real = Optimizer.step

    def slow(self, batch, rate):
        time.sleep(0.1)
        return real(self, batch, rate)

    monkeypatch.setattr(Optimizer, "step", slow)
    stop_at_step(tmp_path, signal.SIGTERM, 4, monkeypatch)
    report = next(iter(learn(CONFIG, tmp_path, resume=True, quiet=True)))
    assert report.train_seconds > report.step_seconds > 0.1 * report.steps


def test_a_run_by_the_clock_goes_on_among_steps_by_the_configuration_that_it_began_with(
    tmp_path: Path, monkeypatch, capsys
) -> None:
    """As notebooks do. Games and reuse were planned anew by then, so the steps of a generation were thrown away."""
    config = change(CONFIG, {"generations": None, "minutes": 0.2, "pace": {"generations": 10}})
    stop_at_step(tmp_path, signal.SIGTERM, 20, monkeypatch, config)
    planned = stored_config(tmp_path)
    assert (tmp_path / UNFINISHED).exists() and planned.generation_games != config.generation_games
    with warnings.catch_warnings(action="error"):
        next(learn(config, tmp_path, resume=True))
    assert re.search(r"goes on after \d+ of its \d+ steps", capsys.readouterr().err)


def test_a_damaged_unfinished_generation_begins_anew(whole: Path, tmp_path: Path, monkeypatch) -> None:
    stop_at_step(tmp_path, signal.SIGTERM, 5, monkeypatch)
    path = tmp_path / UNFINISHED
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    with pytest.warns(UserWarning, match="unfinished.pt is damaged.*begins anew"):
        list(learn(CONFIG, tmp_path, resume=True, quiet=True))
    assert_same(whole, tmp_path)


def test_an_unfinished_generation_of_other_settings_begins_anew(tmp_path: Path, monkeypatch) -> None:
    stop_at_step(tmp_path, signal.SIGTERM, 3, monkeypatch)
    changed = change(CONFIG, {"train.batch": 16, "generations": 1})
    with pytest.warns(UserWarning, match="of another configuration"):
        (report,) = learn(changed, tmp_path, resume=True, quiet=True)
    assert report.samples == 16 * report.steps


def test_gating_resumes_with_both_networks(tmp_path: Path) -> None:
    config = change(CONFIG, {"match.gate": 0.5, "train.average": 0, "match.games": 4, "generations": 4})
    list(learn(config, tmp_path / "whole", quiet=True))
    train_until(2, config, tmp_path / "parts", resume=False)
    list(learn(config, tmp_path / "parts", resume=True, quiet=True))
    assert_same(tmp_path / "whole", tmp_path / "parts")


@pytest.mark.parametrize("where", ["gate", "measure"])
def test_a_crash_in_a_gate_or_a_match_costs_no_steps(where: str, tmp_path: Path, monkeypatch) -> None:
    settings = {"match.gate": 0.5, "train.average": 0} if where == "gate" else {"match.every": 1}
    config = change(CONFIG, {"match.games": 4, "match.opponents": ["random"], "generations": 2} | settings)
    list(learn(config, tmp_path / "whole", quiet=True))
    reports = learn(config, tmp_path / "crashed", quiet=True)
    next(reports)
    with monkeypatch.context() as patched, pytest.raises(OSError, match="the machine is taken away"):
        patched.setattr(Trials, where, Mock(side_effect=OSError("the machine is taken away")))
        next(reports)
    reports.close()
    with monkeypatch.context() as patched:
        patched.setattr(Optimizer, "train", Mock(side_effect=AssertionError("steps are made again")))
        list(learn(config, tmp_path / "crashed", resume=True, quiet=True))
    assert_same(tmp_path / "whole", tmp_path / "crashed")


TRAINER = """
import json, sys, torch
torch.set_num_threads(1)
from pathlib import Path
from azkit.runs.config import from_dict
from azkit.training.learn import learn
for run in map(Path, sys.argv[2:]):
    resume = (run / "config.json").exists()
    for report in learn(from_dict(json.loads(sys.argv[1])), run, resume=resume):
        print(report.generation, flush=True)
"""


def trainer(config: RunConfig, *runs: Path) -> subprocess.Popen[str]:
    """A real training process, of one run after the other, resuming if there is a run."""
    command = [sys.executable, "-c", TRAINER, json.dumps(to_dict(config)), *map(str, runs)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(process: subprocess.Popen[str], run: Path, generation: int) -> None:
    """Until that generation is committed."""
    while process.poll() is None and not any(int(path.name) >= generation for path in committed(run)):
        time.sleep(0.01)
    assert process.poll() is None, process.communicate()[1]


@pytest.mark.slow
def test_killed_at_random_moments_a_run_loses_nothing_committed_and_ends_the_same(whole: Path, tmp_path: Path) -> None:
    """kill -9, again and again; a generation takes a fraction of a second, so kills hit play, training and commits."""
    rng, done = random.Random(int.from_bytes(os.urandom(4))), 0
    for _ in range(3):
        with trainer(CONFIG, tmp_path) as process:
            wait_for(process, tmp_path, done + 1)
            time.sleep(rng.uniform(0, 0.3))
            process.kill()
        for folder in committed(tmp_path):
            read_manifest(folder)
            assert load_checkpoint(folder, shards=True).generation == int(folder.name)
        generation = load_checkpoint(tmp_path, shards=True).generation
        assert generation > done
        done = generation
        if done >= CONFIG.generations - 1:
            break
    list(learn(CONFIG, tmp_path, resume=True, quiet=True))
    assert_same(whole, tmp_path)


def test_a_damaged_newest_checkpoint_or_shard_costs_a_generation_not_the_run(whole: Path, tmp_path: Path) -> None:
    train_until(4, CONFIG, tmp_path, resume=False)
    path = tmp_path / "checkpoints" / "000004" / "optimizer.pt"
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    (tmp_path / "games" / "000004.parquet").write_bytes(b"")
    with pytest.warns(UserWarning, match="going back"):
        list(learn(CONFIG, tmp_path, resume=True, quiet=True))
    assert_same(whole, tmp_path)


def test_a_disk_that_fills_up_stops_the_run_and_resume_goes_on(whole: Path, tmp_path: Path) -> None:
    reports = learn(CONFIG, tmp_path, quiet=True)
    next(reports)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (12_000, hard))  # less than the optimizer's file
    try:
        with pytest.raises(AzkitError, match=f"cannot write {tmp_path}"):
            next(reports)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert load_checkpoint(tmp_path, shards=True).generation == 1
    list(learn(CONFIG, tmp_path, resume=True, quiet=True))
    assert_same(whole, tmp_path)


def test_two_trainers_cannot_share_a_run(tmp_path: Path) -> None:
    first = learn(CONFIG, tmp_path, quiet=True)
    next(first)
    with pytest.raises(AzkitError, match="being trained by process"):
        next(learn(CONFIG, tmp_path, resume=True, quiet=True))
    first.close()
    assert next(learn(CONFIG, tmp_path, resume=True, quiet=True)).generation == 2


def test_a_run_that_another_trainer_began_meanwhile_is_not_trained_over(tmp_path: Path, monkeypatch) -> None:
    """It was looked for before the lock was had: its first checkpoint was not seen, and written over."""

    @contextmanager
    def once_it_is_free(run: Path) -> Iterator[None]:
        (run / "checkpoints").mkdir()
        with run_lock(run):
            yield

    monkeypatch.setattr("azkit.training.learn.run_lock", once_it_is_free)
    with pytest.raises(AzkitError, match="holds a run already"):
        next(learn(CONFIG, tmp_path, quiet=True))


def test_a_folder_that_holds_a_run_or_none_is_no_surprise(tmp_path: Path) -> None:
    with pytest.raises(AzkitError, match="no run to resume"):
        next(learn(CONFIG, tmp_path / "missing", resume=True, quiet=True))
    next(learn(CONFIG, tmp_path, quiet=True))
    with pytest.raises(AzkitError, match="holds a run already"):
        next(learn(CONFIG, tmp_path, quiet=True))
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / RUN).touch()
    with pytest.raises(AzkitError, match="a shared one"):  # which `azkit play` and all others would have read instead
        next(learn(CONFIG, tmp_path / "shared", quiet=True))
    with pytest.raises(AzkitError, match="is for tictactoe"):
        next(learn(replace(CONFIG, game=GameConfig("connectx")), tmp_path, resume=True, quiet=True))
    with pytest.raises(AzkitError, match="start another run"):
        next(learn(replace(CONFIG, net=replace(CONFIG.net, filters=4)), tmp_path, resume=True, quiet=True))


def test_what_is_not_the_network_may_change_on_resume(tmp_path: Path) -> None:
    next(learn(CONFIG, tmp_path, quiet=True))
    changed = {"selfplay.lanes": 4, "train.learning_rate": 1e-4, "match.gate": 0.5, "train.average": 0}
    changed = change(CONFIG, {**changed, "generations": 2})
    (report,) = learn(changed, tmp_path, resume=True, quiet=True)
    assert report.learning_rate < 1e-4
    assert load_checkpoint(tmp_path).config == changed


def test_with_other_lanes_it_is_chosen_anew_how_the_network_is_computed() -> None:
    """Batches of the lanes that there were did not hold those of more."""
    game = CONFIG.game.make()
    state = TrainingState(1, build_net(game, CONFIG.net, 0), variant={"sizes": [8]})
    fit(state, game, CONFIG, change(CONFIG, {"selfplay.temperature": 0.5, "search.simulations": 9}))
    assert state.variant
    fit(state, game, CONFIG, change(CONFIG, {"selfplay.lanes": 64}))
    assert not state.variant


@pytest.mark.parametrize("gate", [None, 0.5])
def test_a_run_goes_on_with_a_larger_network(gate: float | None, tmp_path: Path) -> None:
    config = change(CONFIG, {"match.gate": gate, "train.average": 0 if gate else 5})
    next(learn(config, tmp_path, quiet=True))
    larger = replace(config, net=replace(config.net, blocks=3, filters=12, hidden=20), generations=3)
    assert [report.generation for report in learn(larger, tmp_path, resume=True, quiet=True)] == [2, 3]
    checkpoint = load_checkpoint(tmp_path)
    assert checkpoint.config.net == larger.net and checkpoint.net.get_parameter("stem.conv.weight").shape[0] == 12
    first = load_checkpoint(tmp_path / "checkpoints" / "000001")
    assert first.config.net == config.net, "its older checkpoints stay what they are"


STAGES = {"stages": [
    {"start": 0.3, "settings": {"net.blocks": 2, "net.filters": 12, "net.hidden": 20, "net.pooling": True}},
    {"start": 0.6, "settings": {"search.simulations": 16}},
]}  # fmt: skip
STAGED = change(CONFIG, STAGES | {"seed": 1, "net.pooling": False})


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run through these stages that nothing interrupted."""
    run = tmp_path_factory.mktemp("staged")
    sizes = [report.simulations / report.positions for report in learn(STAGED, run, quiet=True)]
    assert sizes[4] > 1.3 * sizes[1]
    return run


@pytest.mark.parametrize("kept", [True, False], ids=["stored configuration", "first configuration"])
def test_a_run_killed_around_its_stages_equals_one_that_was_not(
    kept: bool, staged: Path, tmp_path: Path, monkeypatch
) -> None:
    """The network grows after the second generation, and begins to search deeper after the fourth."""
    config, parts = STAGED, tmp_path / "parts"
    for stop in (2, 3, 4):
        train_until(stop, stored_config(parts) if kept and stop > 2 else config, parts, resume=stop > 2)
        if stop == 2:  # dead when the larger network was configured but not committed
            monkeypatch.setattr(SelfPlay, "play", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                list(learn(config, parts, resume=True, quiet=True))
            monkeypatch.undo()
    list(learn(stored_config(parts) if kept else config, parts, resume=True, quiet=True))
    assert_same(staged, parts)
    newest = load_checkpoint(parts)
    assert newest.config.net == replace(config.net, blocks=2, filters=12, hidden=20, pooling=True)
    assert newest.config.search.simulations == 16
    assert not newest.config.stages, "none is yet to come"


def test_moments_go_on_in_a_larger_network(tmp_path: Path) -> None:
    """Begun anew, they made the first steps at the full rate forget. Of new weights the second ones are as large as the
    others' in the mean: at 0, behind so many steps, they made the new weights' own steps several times too long."""
    next(learn(CONFIG, tmp_path, quiet=True))
    checkpoint = load_checkpoint(tmp_path)
    state, before = checkpoint.training_state(), checkpoint.training_state()
    config = change(CONFIG, {"net.blocks": 2, "net.filters": 12})
    fit(state, checkpoint.game, CONFIG, config)
    small, large = Optimizer(before.net, CONFIG.train), Optimizer(state.net, config.train)
    small.restore(before.optimizer)
    large.restore(state.optimizer)
    for name, weight in small.net.named_parameters():
        new = large.net.get_parameter(name)
        (old,) = [each.state[weight] for each in small.optimizers.values() if weight in each.state]
        (now,) = [each.state[new] for each in large.optimizers.values() if new in each.state]
        for key, moment in old.items():
            wanted = torch.full_like(now[key], float(moment.mean()) if key == "exp_avg_sq" else 0.0)
            wanted[tuple(slice(size) for size in moment.shape)] = moment
            assert torch.equal(now[key], wanted)


def test_minutes_are_kept_from_the_first_generation_to_the_last(tmp_path: Path, monkeypatch) -> None:
    clock = SimpleNamespace(now=0.0)
    clock.monotonic = lambda: clock.now

    def slow(kind: type, method: str, seconds: float) -> None:
        real = getattr(kind, method)

        def later(*what):
            clock.now += seconds
            return real(*what)

        monkeypatch.setattr(kind, method, later)

    for module in (limits, actor, training_loop, selfplay):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(plan, "LEAST", 60)
    slow(Optimizer, "step", 0.2)
    slow(SelfPlay, "_start_game", 0.2)
    changes = {"generations": None, "minutes": 3.0, "pace": {"generations": 10}, "match.every": 4} | STAGES
    (*_, last) = reports = list(learn(change(CONFIG, changes), tmp_path, quiet=True))
    assert 2.85 < last.minutes < 3.15 and 8 <= len(reports) <= 14
    assert not stored_config(tmp_path).stages and last.learning_rate < 0.1 * CONFIG.train.learning_rate
    training = sum(report.train_seconds for report in reports[2:]) / 60 / last.minutes
    assert 0.3 < training < 0.5 and len({report.games for report in reports}) > 3


def test_another_stage_proves_no_game_again_and_taking_games_in_counts_as_training(tmp_path: Path, monkeypatch) -> None:
    """Each audited and proved the whole window anew, and its seconds were nobody's."""
    taken, add = [], Window.add

    def slow(self, samples, generation):
        taken.append(generation)
        time.sleep(0.2)
        add(self, samples, generation)

    monkeypatch.setattr(Window, "add", slow)
    changes = {"generations": 8, "match.every": 0} | STAGES
    reports = list(learn(change(CONFIG, changes), tmp_path, quiet=True))
    assert not stored_config(tmp_path).stages and len(taken) == len(reports) + 1, "one a generation, and the warm-up's"
    assert all(report.train_seconds - report.step_seconds >= 0.2 for report in reports)


def test_a_signal_ends_the_run_with_a_final_checkpoint(tmp_path: Path) -> None:
    """Each of the two one run, in a process that ends as if nothing had happened."""
    config = change(CONFIG, {"generation_games": 300, "generations": 1000})
    runs = {signal.SIGINT: tmp_path / "interrupted", signal.SIGTERM: tmp_path / "terminated"}
    with trainer(config, *runs.values()) as process:
        try:
            for number, run in runs.items():
                wait_for(process, run, 1)
                time.sleep(random.uniform(0, 0.5))
                process.send_signal(number)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    for run in runs.values():
        newest = load_checkpoint(run, shards=True)
        assert newest.manifest["tier"] == "final"
        assert len((run / "metrics.jsonl").read_text().splitlines()) == newest.generation


def test_the_first_ctrl_c_lets_a_commit_finish_the_second_does_not(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts() as interrupts:
        os.kill(os.getpid(), signal.SIGINT)
        assert interrupts.requested == signal.SIGINT
        with pytest.raises(Stopped), interrupts.raising():
            raise AssertionError("a signal that came before is not forgotten")
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(1)
    for number in SIGNALS:
        with Interrupts() as interrupts, pytest.raises(Stopped), interrupts.raising():
            os.kill(os.getpid(), number)
            time.sleep(1)
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_between_two_generations_ends_the_run_there(tmp_path: Path) -> None:
    generations = []
    for report in learn(CONFIG, tmp_path, quiet=True):
        generations.append(report.generation)
        if report.generation == 2:
            os.kill(os.getpid(), signal.SIGINT)
    assert generations == [1, 2]
    assert load_checkpoint(tmp_path).manifest["tier"] == "final"


def test_a_finished_run_goes_on_at_a_third_of_its_learning_rate_and_keeps_to_it(tmp_path: Path, capsys) -> None:
    """At the full rate it forgot: 82 % against alphabeta:4 became 62 %."""
    peak, short = CONFIG.train.learning_rate, change(CONFIG, {"generations": 2})
    list(learn(short, tmp_path, quiet=True))
    capsys.readouterr()
    longer = learn(change(short, {"generations": 6}), tmp_path, resume=True)
    rates = [next(longer).learning_rate]
    longer.close()
    assert "at 30% of the full learning rate" in capsys.readouterr().err
    rates += [report.learning_rate for report in learn(change(short, {"generations": 6}), tmp_path, resume=True)]
    assert "at 30%" not in capsys.readouterr().err, "it was only stopped on its way"
    assert len(rates) == 4 and rates == sorted(rates, reverse=True)
    assert 0.2 * peak < rates[0] <= 0.3 * peak and rates[-1] < 0.06 * peak


def test_a_run_with_both_ends_goes_on_at_the_rate_where_it_stopped(tmp_path: Path, capsys) -> None:
    """As notebook 01 on Kaggle, whose sessions end: each time its last generations were at 30% again."""
    config = change(CONFIG, {"minutes": 60.0})
    train_until(5, config, tmp_path, resume=False)
    next(learn(config, tmp_path, resume=True))
    assert "after generation 5, at 11% of the full learning rate" in capsys.readouterr().err


def test_games_in_progress_go_on_under_settings_that_leave_them_their_room() -> None:
    game = CONFIG.game.make()
    state = TrainingState(1, build_net(game, CONFIG.net, 0), selfplay={"plies": [3]})
    fit(state, game, CONFIG, change(CONFIG, {"selfplay.temperature": 0.5, "selfplay.evaluator": "heuristic"}))
    assert state.selfplay
    fit(state, game, CONFIG, change(CONFIG, {"selfplay.lanes": 64}))
    assert not state.selfplay


def test_a_resumed_run_by_the_clock_first_learns_what_a_generation_costs_here(tmp_path: Path) -> None:
    """With the games of another machine's generations its first one took all of the time, and its steps came on top."""
    config = change(CONFIG, {"generations": None, "minutes": 1.0, "pace": {"generations": 10}})
    list(learn(change(CONFIG, {"generations": 1}), tmp_path, quiet=True))
    resumed = change(config, {"generation_games": 100_000})
    run = training_loop.Run(resumed, tmp_path, True, Progress(quiet=True), Interrupts(), 300.0)
    assert run.config.generation_games < 1000
    counted = change(resumed, {"generations": 5, "minutes": None})
    run = training_loop.Run(counted, tmp_path, True, Progress(quiet=True), Interrupts(), 300.0)
    assert run.config.generation_games == 100_000, "without a clock it plays on as one that was not stopped"


def test_a_resumed_run_with_both_ends_is_as_far_as_it_was_to_the_last_bit(tmp_path: Path) -> None:
    """Shares added up generation by generation are not the quotient, and each step's rate hangs on them."""
    config, game = change(CONFIG, {"generations": 40, "minutes": 60.0}), CONFIG.game.make()
    net, done = build_net(game, CONFIG.net, 0), sum([1 / 40] * 27)
    assert done != 27 / 40
    saved = Optimizer(net, CONFIG.train).state()
    state = TrainingState(27, net, net, saved, counters={"minutes": 1.0, "done": done})
    mark_final(save_checkpoint(tmp_path, game, config, state))
    assert resumed_state(tmp_path, game, config)[3] == done


def test_who_stops_listening_leaves_no_thread_of_tensorboards(tmp_path: Path, monkeypatch) -> None:
    closed = []
    monkeypatch.setattr(training_loop.Journal, "close", lambda journal: closed.append(journal))
    learning = learn(CONFIG, tmp_path, quiet=True)
    next(learning)
    learning.close()
    assert len(closed) == 1


def test_whether_ctrl_c_ended_a_run_is_known_afterwards(tmp_path: Path) -> None:
    learning = learn(CONFIG, tmp_path, quiet=True)
    for report in learning:
        if report.generation == 2:
            os.kill(os.getpid(), signal.SIGINT)
    assert learning.interrupted
    rest = learn(CONFIG, tmp_path, resume=True, quiet=True)
    assert len(list(rest)) == 4 and not rest.interrupted
