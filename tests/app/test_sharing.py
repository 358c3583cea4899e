"""`azkit learner`: the run that it begins is one that many can share."""

import pytest

from azkit.app.cli import app
from azkit.runs.shared import read_run
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
