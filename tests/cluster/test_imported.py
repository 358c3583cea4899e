"""Whoever outgrows one machine takes the run along: models, curves, window and what the optimizers had gathered."""

import time

import numpy as np
import pytest

import azkit
from azkit import AzkitError
from azkit.cluster.actor import ActorConfig, StoreActor
from azkit.cluster.imported import import_run
from azkit.cluster.learner import LearnerConfig, StoreLearner
from azkit.runs.checkpoints import committed, load_checkpoint
from azkit.runs.config import GameConfig
from azkit.runs.metrics import read_metrics
from azkit.runs.mirror import Part, mirror
from azkit.runs.shared import read_run
from azkit.store.folder import Folder
from azkit.store.store import AwayError

CHANGES = {"generations": 3, "generation_games": 20, "match.every": 0, "train.batch": 64, "selfplay.lanes": 8}
CHANGES |= {"train.average": 5}  # what plays is not what learns


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "tictactoe"
    list(azkit.learn(azkit.change(azkit.profile("smoke", GameConfig("tictactoe")), CHANGES), folder, quiet=True))
    return folder


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    return Folder(tmp_path / "store")


def test_what_the_folder_tells_the_store_tells(run, store):
    import_run(run, store)
    copy = mirror(store.uri, part=Part.MODELS)
    assert read_metrics(copy) == read_metrics(run)
    assert [path.name for path in committed(copy)] == [path.name for path in committed(run)]
    for theirs, ours in zip(committed(run), committed(copy), strict=True):
        weights = (azkit.load_checkpoint(folder).net.state_dict() for folder in (theirs, ours))
        assert all(np.array_equal(*pair) for pair in zip(*(net.values() for net in weights), strict=True))
    with pytest.raises(AzkitError, match="holds a run already"):
        import_run(run, store)


def test_a_learner_goes_on_where_the_folder_ended(run, store):
    import_run(run, store)
    shared = read_run(store)
    learner = StoreLearner(store, shared, LearnerConfig(cycle=0.0, listing=0.05, generations=1000))
    kept = load_checkpoint(run).training_state()
    assert learner.record.generation == 3 and learner.record.games == 60
    assert len(learner.learner.window) == read_metrics(run)[0][-1]["window_positions"]
    found = learner.learner.optimizer.state()["adam"]["state"]
    assert found.keys() == kept.optimizer["adam"]["state"].keys()
    assert all(found[key]["step"] == entry["step"] for key, entry in kept.optimizer["adam"]["state"].items())
    actor = StoreActor(store, shared, ActorConfig("one", poll=0.05, shard_seconds=0.1, least_positions=1))
    until = time.monotonic() + 100
    while learner.work(0.1)["generation"] < 4:
        assert time.monotonic() < until
        actor.work(0.2)
    learner.close()
    assert azkit.load_checkpoint(store.uri).generation >= 4
    assert [row["generation"] for row in read_metrics(mirror(store.uri))[0]][:4] == [1, 2, 3, 4]


def test_reports_that_a_store_does_not_take_are_no_reports_that_are_not_there(run, store, monkeypatch):
    """The import ended well, with a hole in the curves, and could not be repeated."""
    create = store.create

    def away(name, data):
        if name.startswith("reports/"):
            raise AwayError("no network")
        return create(name, data)

    monkeypatch.setattr(store, "create", away)
    with pytest.raises(AwayError):
        import_run(run, store)
    monkeypatch.undo()
    import_run(run, store)
    assert len(store.list("reports/")) == 3


def test_an_import_that_was_stopped_is_done_again(run, store):
    import_run(run, store)
    store.delete(["run.json"])
    import_run(run, store)
    assert azkit.load_checkpoint(store.uri).generation == 3
