"""Whoever asks what more machines bring would buy the wrong ones if the model did not do what its parts do."""

import json
import os
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from azkit.app.cli import app
from azkit.cluster.simulate import Plan, Prices, Rates, measured, simulate, table
from azkit.errors import AzkitError
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.shared import create_run
from azkit.store.folder import Folder

# Actors so slow that neither the learner nor its reading is what binds up to 1,000 of them
RATES, PLAN, PRICES = Rates(positions=100.0, samples=1e7), Plan(), Prices()
BEAT = {"positions": 3000, "games": 100, "shards": 2, "bytes": 60_000, "positions_per_second": 200.0}


def test_another_worker_costs_what_the_last_one_did_and_plays_models_as_new():
    """10 to 1,000: requests and dollars on a line, staleness within a factor of two."""
    few, some, many = (simulate(workers, RATES, PLAN, PRICES, 1800) for workers in (10, 100, 1000))
    for name in ("writes", "reads", "dollars", "weights"):
        first = (getattr(some, name) - getattr(few, name)) / 90
        then = (getattr(many, name) - getattr(some, name)) / 900
        assert then == pytest.approx(first, rel=0.15), name
    assert max(few.behind, some.behind, many.behind) < 2 * min(few.behind, some.behind, many.behind)
    assert max(few.behind, some.behind, many.behind) < 2
    assert few.ingested > 0.95 and many.ingested > 0.95


def test_the_learner_is_named_where_it_limits_the_run():
    """Twice the workers that pay halve the reuse; the published models do not wait for a backlog."""
    pays = Rates(positions=600.0, samples=24_000.0)  # 10 of them
    one, four = (simulate(workers, pays, PLAN, PRICES) for workers in (2, 40))
    assert one.reuse == pytest.approx(PLAN.reuse, rel=0.02) and one.limit == ""
    assert four.reuse < PLAN.reuse / 2 and four.limit == "learner" and four.ingested > 0.95
    assert "W* = 10 workers" in table([one, four], pays, PLAN, PRICES)


def test_slow_reading_is_named_and_does_not_stop_the_models():
    one = simulate(100, replace(RATES, ingested=2000.0), PLAN, PRICES)
    assert one.limit == "reading" and one.cycles > 40 and one.ingested < 0.3


def test_each_cure_lowers_what_leaves_the_store():
    plain = simulate(64, RATES, PLAN, PRICES, 1800)
    assert plain.leaving == pytest.approx(plain.weights * PRICES.leaving)
    for rates, plan, share in (
        (replace(RATES, weights=RATES.weights / 2), PLAN, 1 / 2),
        (RATES, replace(PLAN, actors_per_download=8), 1 / 8),
        (RATES, replace(PLAN, cycle=4 * PLAN.cycle), 1 / 4),
    ):
        assert simulate(64, rates, plan, PRICES, 1800).weights == pytest.approx(share * plain.weights, rel=0.15)


def test_shards_that_take_longer_are_fewer():
    """Beyond two minutes they were not."""
    plans = (replace(PLAN, shard=seconds) for seconds in (120.0, 480.0))
    short, long = (simulate(1000, RATES, plan, PRICES, 3600).writes for plan in plans)
    assert long < 0.6 * short


def test_a_real_runs_rates_are_taken_from_its_store(tmp_path):
    store, config = Folder(tmp_path), RunConfig()
    create_run(store, config)
    with pytest.raises(AzkitError, match="no figures yet"):
        measured(store, RATES, PLAN)
    for name, speed in (("a", 200.0), ("b", 400.0)):
        store.replace(f"actors/{name}.json", json.dumps(BEAT | {"positions_per_second": speed}).encode())
    store.replace("actors/c.json", json.dumps(BEAT | {"positions_per_second": 9e9}).encode())
    os.utime(tmp_path / "actors" / "c.json", (1e9, 1e9))  # it left long before the others
    for number in (1, 2):
        report = {"samples": 4096 * number, "train_seconds": 3.5, "step_seconds": 2.0}
        store.create(f"reports/00000{number}-001.json", json.dumps(report).encode())
    store.create("models/000002-001/weights.safetensors", bytes(2_000_000))
    rates, plan = measured(store, RATES, PLAN)
    assert (rates.positions, rates.samples, rates.weights, rates.bytes) == (300, 4096, 2, 20)
    assert rates.publish == RATES.publish + 1.5, "what a cycle does beside its steps takes its time as well"
    assert (plan.reuse, plan.generation) == (config.train.reuse, 30 * config.generation_games)


def test_rates_of_a_run_of_ones_own_rules_are_read_with_their_file(tmp_path, monkeypatch):
    """Nothing told the command where they are."""
    rules = tmp_path / "own.py"
    rules.write_text("from azkit.games import tictactoe\n\n\ndef make():\n    return tictactoe.make()\n")
    store = Folder(tmp_path / "store")
    monkeypatch.setattr("azkit.runs.rules.cache_folder", lambda: rules)  # no folder: it remembers nothing
    create_run(store, RunConfig(game=GameConfig(str(rules))))
    store.create("actors/a.json", json.dumps(BEAT).encode())
    store.create("reports/000001-001.json", b'{"samples": 4096, "train_seconds": 3.5}')
    store.create("models/000002-001/weights.safetensors", bytes(2_000_000))
    words = ["simulate", "--workers", "1", "--store", str(tmp_path / "store")]
    refused, told = (CliRunner().invoke(app, [*words, *more]) for more in ([], ["--game", str(rules)]))
    assert refused.exit_code == 2 and told.exit_code == 0, told.output


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("actors/a.json", "{"),
        ("actors/a.json", "[]"),
        ("actors/a.json", '{"shards": 2}'),
        ("actors/a.json", json.dumps(BEAT | {"games": 0})),
        ("actors/a.json", json.dumps(BEAT | {"positions": 0})),
        ("actors/a.json", json.dumps(BEAT | {"positions_per_second": float("nan")})),
        ("reports/000009-001.json", "5"),
        ("reports/000009-001.json", '{"samples": 9, "train_seconds": 0}'),
    ],
)
def test_figures_that_are_none_are_told_in_one_line(name, text, tmp_path):
    """Whoever may write to a store could end the command in a traceback, or have it foretell with nonsense."""
    store = Folder(tmp_path)
    create_run(store, RunConfig())
    store.create("actors/a.json", json.dumps(BEAT).encode())
    store.create("reports/000001-001.json", b'{"samples": 4096, "train_seconds": 3.5}')
    store.create("models/000002-001/weights.safetensors", bytes(2_000_000))
    assert measured(store, RATES, PLAN)[0].bytes == 20
    store.replace(name, text.encode())
    with pytest.raises(AzkitError, match=r"actors/ or the newest of reports/ is damaged \(.*--set$"):
        measured(store, RATES, PLAN)


def test_the_command_takes_any_rate_and_names_what_it_does_not_know():
    words = ["simulate", "--workers", "2", "--workers", "1", "--set", "cycle=60", "--set", "weights=1.5", "--json"]
    done = CliRunner().invoke(app, words)
    told = json.loads(done.stdout)
    assert (told["plan"]["cycle"], told["rates"]["weights"]) == (60, 1.5)
    assert [one["workers"] for one in told["outcomes"]] == [1, 2]
    number, whole = "a number above 0", "a whole number above 0"
    for mistake, why in {"rounds=3": "known are", "cycle=0": number, "cycle=NaN": number, "max_age=1.5": whole}.items():
        done = CliRunner().invoke(app, ["simulate", "--set", mistake])
        assert done.exit_code == 2 and why in done.stderr


@pytest.mark.parametrize("speed", [10.0, 25.0, 200.0, 600.0])
def test_slow_actors_games_are_taken_in_as_fast_ones_are(speed):
    """With shards of two minutes a fifth to a third of them were too old by then, and nobody said so."""
    assert simulate(100, replace(RATES, positions=speed), PLAN, PRICES).ingested > 0.95
