"""A configuration takes what makes sense, says in one line what does not, and runs of an earlier azkit still load."""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from azkit import AzkitError
from azkit.runs.checkpoints import load_checkpoint
from azkit.runs.config import FORMAT, GameConfig, RunConfig, TrainConfig, change, checked, from_dict
from azkit.training.learn import learn
from azkit.training.report import write_report

OLD_RUN = Path(__file__).parent / "old_run"  # TicTacToe, two generations of `azkit train --profile smoke` of azkit 0.1


@pytest.fixture
def old_run(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OLD_RUN, tmp_path / "run"))


def test_a_run_of_azkit_0_1_loads_and_is_reported(old_run: Path) -> None:
    checkpoint = load_checkpoint(old_run, shards=True)
    assert (checkpoint.generation, checkpoint.game.name, checkpoint.config.generation_games) == (2, "tictactoe", 4)
    assert checkpoint.config.net.filters == 4
    assert checkpoint.training_state().generation == 2
    assert from_dict(json.loads((old_run / "config.json").read_bytes())) == checkpoint.config
    assert write_report(old_run).stat().st_size > 10_000


def test_a_run_of_azkit_0_1_goes_on(old_run: Path) -> None:
    config = change(load_checkpoint(old_run).config, {"generations": 3, "match.every": 0})
    assert [report.generation for report in learn(config, old_run, resume=True, quiet=True)] == [3]
    stored = json.loads((old_run / "config.json").read_bytes())
    assert (stored["format"], stored["generation_games"]) == (FORMAT, 4)
    assert "games" not in stored and "scorer" not in stored["net"]
    assert load_checkpoint(old_run).generation == 3


def test_keys_of_an_earlier_format_have_today_s_names() -> None:
    assert from_dict({"games": 7, "net": {"scorer": "mlp", "blocks": 2}}).generation_games == 7
    with pytest.raises(AzkitError, match=r"unknown key games \(now generation_games\)"):
        change(RunConfig(), {"games": 7})
    with pytest.raises(AzkitError, match="upgrade azkit"):
        from_dict({"format": FORMAT + 1})


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"generation": 3}, "unknown key generation: known are game, net"),
        ({"search": {"simulation": 3}}, "unknown key search.simulation: known are simulations"),
        ({"pace": {"generation": 9}}, "unknown key pace.generation: known are generations, training"),
        ({"stages": [{"start": 0, "settings": {}, "end": 1}]}, "unknown key stages.0.end: known are start, settings"),
        ({"search": {"simulations": "many"}}, "key search.simulations must be a valid integer, not 'many'"),
        ({"search": {"simulations": 2.5}}, "key search.simulations must be a valid integer, not 2.5"),
        ({"search": {"simulations": True}}, "key search.simulations must be a valid integer, not True"),
        ({"onnx": 1}, "key onnx must be a valid boolean, not 1"),
        ({"search": 5}, "key search must be an object, not 5"),
        ({"minutes": "ten"}, "key minutes must be a valid number, not 'ten'"),
        (
            {"train": {"schedule": "linear"}},
            "key train.schedule must be 'constant', 'cosine' or 'trapezoid', not 'linear'",
        ),
        ({"match": {"opponents": "random"}}, "key match.opponents must be a valid array"),
        ({"game": {"options": {"rows": 1.5}}}, "key game.options must be a valid integer or a valid string, not 1.5"),
        ({"generations": 0}, "key generations must be greater than or equal to 1, not 0"),
        ({"train": {"batch": 1}}, "key train.batch must be greater than or equal to 2"),
        ({"search": {"simulations": 0}}, "simulations"),
        ({"net": {"blocks": 10**8}}, "key net.blocks must be less than or equal to 1000"),
        ({"net": {"filters": 0}}, "key net.filters must be greater than or equal to 1"),
        ({"seed": -1}, "key seed must be"),
        ({"train": {"weight_decay": -1.0}}, "key train.weight_decay must be"),
        ({"train": {"gradient_clip": -1.0}}, "key train.gradient_clip must be greater than 0"),
        ({"train": {"value_weight": -5.0}}, "key train.value_weight must be"),
        ({"replay": {"generations": -3}}, "key replay.generations must be"),
        ({"replay": {"trace": 1.5}}, "key replay.trace must be"),
        ({"net": {"shape": object()}}, "a configuration holds plain values only"),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_known(values: dict, message: str) -> None:
    with pytest.raises(AzkitError) as caught:
        from_dict(values)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("value", [math.nan, math.inf])
@pytest.mark.parametrize(
    "key",
    [
        *("minutes", "match.gate", "search.c_puct", "search.noise_alpha", "selfplay.temperature"),
        *("replay.blunder", "train.learning_rate", "train.reuse", "train.muon"),
    ],
)
def test_no_number_is_infinite_or_none_at_all(key: str, value: float) -> None:
    with pytest.raises(AzkitError, match=f"key {key} must be a finite number"):
        change(RunConfig(), {key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("selfplay.lanes", 10**12), ("search.simulations", 10**30), ("train.batch", 10**12), ("seed", 10**30)),
        *(("match.simulations", 10**12), ("search.leaves", 10**9), ("selfplay.cache_slots", 1 << 40)),
        *(("search.c_puct", -5), ("train.learning_rate", 1e300), ("search.fpu_reduction", -1), ("minutes", 1e300)),
        *(("selfplay.temperature", 1e-300), ("search.noise_alpha", 1e-300), ("selfplay.temperature_plies", -1)),
    ],
)
def test_what_no_machine_bears_and_what_means_nothing_is_refused_at_once(key: str, value: float) -> None:
    """Each was accepted, and ended in a traceback of torch's or NumPy's, or in a run that learns nothing."""
    with pytest.raises(AzkitError, match=key.rpartition(".")[2]) as told:
        change(RunConfig(), {key: value})
    assert len(str(told.value)) < 300


def test_sizes_that_are_too_much_together_are_refused() -> None:
    with pytest.raises(AzkitError, match="lanes \\* groups \\* simulations = 4194304000 nodes: 67108864 are the most"):
        change(RunConfig(), {"selfplay.lanes": 65536, "search.simulations": 64000})
    with pytest.raises(AzkitError, match="1000 blocks of 16384 filters fits no machine"):
        change(RunConfig(), {"net.blocks": 1000, "net.filters": 16384})


def test_a_configuration_put_together_in_python_is_checked_before_a_run_begins(tmp_path: Path) -> None:
    config = RunConfig(game=GameConfig("tictactoe"), train=TrainConfig(learning_rate=math.nan))
    with pytest.raises(AzkitError, match="train.learning_rate"):
        next(learn(config, tmp_path / "run"))
    assert not (tmp_path / "run").exists()
    config = checked(replace(config, train=TrainConfig(learning_rate=1)))
    assert config.train.learning_rate == 1.0 and checked(config) == config


def test_changing_single_keys() -> None:
    config = change(RunConfig(), {"search.simulations": 7, "minutes": 3, "game.options": {"rows": 5}})
    assert (config.search.simulations, config.minutes, config.game.options) == (7, 3, {"rows": 5})
    for path in ("nothing", "search.nothing", "nothing.simulations", "seed.nothing"):
        with pytest.raises(AzkitError, match="unknown key"):
            change(RunConfig(), {path: 1})
    with pytest.raises(AzkitError, match="there is no group trian, but game, net, search, selfplay, replay"):
        change(RunConfig(), {"trian.batch": 1})
    with pytest.raises(AzkitError, match="set generations or minutes"):
        change(RunConfig(), {"generations": None})
