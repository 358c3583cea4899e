"""A run in which something is off says so, with a remedy; one that is well says nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from typer.testing import CliRunner

from azkit.app.cli import app
from azkit.games.connectx import rules as connectx
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.config import TrainConfig
from azkit.selfplay.replay import random_batch
from azkit.training import report
from azkit.training.diagnosis import EARLY, diagnose
from azkit.training.metrics import METRICS
from azkit.training.optimize import Optimizer
from azkit.training.report import write_report

# Generation 57 of a ConnectX run that went well
HEALTHY: dict[str, Any] = {
    "positions": 27090, "window_positions": 528512, "unique_positions": 374476, "steps": 530, "samples": 135680,
    "policy_entropy": 0.97, "policy_accuracy": 0.73, "value_loss": 0.141, "value_variance": 0.64,
    "value_saturation": 0.002, "silent_channels": 0.35, "game_length": 27.1, "seat_score": [0.1, -0.1],
    "truncated_rate": 0.0, "selfplay_seconds": 10.0, "train_seconds": 30.0,
    "win_rate": {"alphabeta:4": 0.9}, "grades": {"network alone": 0.93},
}  # fmt: skip


def run(**changes: Any) -> list[dict[str, Any]]:
    """A run's reports, the last three of which are changed."""
    return [HEALTHY | {"generation": number} | (changes if number > 5 else {}) for number in range(1, 9)]


@pytest.mark.parametrize(
    ("name", "changes", "seen"),
    [
        ("policy collapse", {"policy_entropy": 0.04}, "0.04 nats"),
        ("blind value", {"value_loss": 0.63}, "0.630"),
        ("value saturation", {"value_saturation": 0.2}, "20%"),
        ("silent network", {"silent_channels": 0.8}, "80%"),
        ("stale window", {"window_positions": 27090 * 200}, "200 generations"),
        ("duplicates", {"unique_positions": 9000}, "9,000"),
        ("starved network", {"samples": 27090 * 30}, "30 times"),
        ("wasted games", {"samples": 27090 // 2}, "0.5 times"),
        ("little self-play", {"selfplay_seconds": 2.0, "train_seconds": 48.0}, "4%"),
        ("seat imbalance", {"seat_score": [-0.97, 0.97]}, "0.97"),
        ("cut games", {"truncated_rate": 0.6}, "60%"),
        ("forgetting", {"grades": {"network alone": 0.80}}, "13 points"),
        ("forgetting", {"win_rate": {"alphabeta:4": 0.4}}, "50 points"),
    ],
)
def test_what_is_off_is_named_with_its_figure(name: str, changes: dict[str, Any], seen: str) -> None:
    (finding,) = diagnose(run(**changes))
    assert finding.name == name and seen in finding.seen and finding.remedy


def test_a_healthy_run_a_young_one_and_an_old_one_without_these_figures_are_left_in_peace() -> None:
    assert diagnose(run()) == []
    assert diagnose(run(policy_entropy=0.0)[-EARLY + 1 :]) == []
    assert diagnose([{"generation": number} for number in range(10)]) == []
    assert diagnose(run(value_loss=None, value_variance=None)) == []


def test_one_bad_generation_is_not_yet_a_finding() -> None:
    rows = run()
    rows[-1] = rows[-1] | {"silent_channels": 0.7, "grades": {"network alone": 0.85}}
    assert diagnose(rows) == []


@pytest.mark.parametrize("dead", [False, True])
def test_a_value_head_that_says_the_same_everywhere_is_found_by_what_training_measures(dead: bool) -> None:
    game = connectx.make()
    optimizer = Optimizer(build_net(game, NetConfig(1, 16, 32), seed=0), TrainConfig(learning_rate=5e-3))
    if dead:
        torch.nn.init.constant_(optimizer.net.get_parameter("value_hidden.bias"), -100.0)
    batch = random_batch(game, 64)
    batch = batch._replace(values=batch.inputs[0][:, 0, :, 3].sum(1, keepdims=True).clip(0, 2) - 1)
    found = torch.stack([optimizer.step(batch, 5e-3) for _ in range(40)])[-5:].mean(0)
    row = HEALTHY | dict(zip(METRICS, found.tolist(), strict=True))
    assert [one.name for one in diagnose([row] * 6)] == (["blind value"] if dead else [])


def test_the_page_and_the_command_say_it(tmp_path: Path, monkeypatch) -> None:
    seen = [chart for chart in report.CHARTS if chart.name == "accuracies"]
    monkeypatch.setattr(report, "CHARTS", seen)  # each picture takes a fifth of a second, and each page is drawn twice
    for name, changes in (("ill", {"silent_channels": 0.8}), ("well", {})):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "metrics.jsonl").write_text("".join(json.dumps(row) + "\n" for row in run(**changes)))
        page = write_report(folder).read_text()
        told = CliRunner().invoke(app, ["report", str(folder)]).stdout
        assert ("silent network" in page and "lower train.learning_rate" in page) is (name == "ill")
        assert ("silent network: 80% of" in told) is (name == "ill")
