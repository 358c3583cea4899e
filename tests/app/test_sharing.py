"""`azkit learner`: the run that it begins is one that many can share."""

import pytest

from azkit.app.cli import app
from azkit.runs.config import GameConfig
from azkit.runs.profiles import profile
from azkit.runs.shared import create_run, read_run
from azkit.store.open import open_store


def test_a_run_begun_by_the_clock_has_the_size_that_it_keeps(tmp_path, monkeypatch):
    """No stages come in a shared run: it stayed at the smallest network, with which one process would begin."""
    monkeypatch.setattr(
        "azkit.bench.meter.yardstick", lambda *_: 1e6
    )  # a fast machine, so that all stages are worth it
    monkeypatch.setattr("azkit.cluster.learner.StoreLearner", lambda *_: None)
    monkeypatch.setattr("azkit.cluster.serve.serve", lambda *_: {})
    with pytest.raises(SystemExit) as ended:
        app(["learner", "connectx", "--store", str(tmp_path), "--minutes", "600"])
    config = read_run(open_store(str(tmp_path))).config
    assert not ended.value.code and not config.stages and config.pace is None
    assert (config.net.blocks, config.net.filters, config.search.simulations) == (6, 96, 128)


@pytest.mark.parametrize("words", ["--set train.reuse=2", "--profile t4", "--option rows=3", "--seed 3"])
def test_a_run_that_is_there_keeps_its_configuration(words, tmp_path, capsys):
    """They were left out without a word."""
    create_run(open_store(str(tmp_path)), profile("smoke", GameConfig("tictactoe")))
    with pytest.raises(SystemExit) as ended:
        app(["learner", "--store", str(tmp_path), *words.split()])
    flag = words.split()[0]
    assert ended.value.code == 2 and f"{flag}: a shared run keeps its configuration" in capsys.readouterr().err
