"""What `azkit store verify` finds in a run that many share, and that it finds nothing in a sound one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cluster.shards import CONFIG, Maker, put
from typer.testing import CliRunner

from azkit import AzkitError, change
from azkit.app.cli import app
from azkit.cluster.imported import import_run
from azkit.cluster.ingest import Ingest
from azkit.cluster.verify import verify
from azkit.nets.nets import build_net
from azkit.runs.checkpoints import TrainingState
from azkit.runs.manifests import signed
from azkit.runs.models import LearnerRecord, publish_learner, publish_model
from azkit.runs.shared import HEAD, Head, SharedRun, create_run, label, packed, read_head
from azkit.selfplay.samples import facts, pack, unpack
from azkit.store.folder import Folder

SMALL = change(CONFIG, {"net.filters": 4, "net.blocks": 1})


class Learned:
    """A run of which a learner without a network published some cycles, whose shards came from one actor."""

    def __init__(self, folder) -> None:
        self.store = Folder(folder)
        self.run: SharedRun = create_run(self.store, SMALL)
        self.game = SMALL.game.make()
        self.maker = Maker(self.run)
        self.ingest = Ingest(self.store, self.run, self.game, ())
        self.record = LearnerRecord(label(0, 0), None, 0)
        self.model(label(0, 0))
        self.head = Head(1, label(0, 0), label(0, 0))
        self.store.replace(HEAD, packed(self.head))

    def model(self, name: str) -> None:
        state = TrainingState(0, build_net(self.game, SMALL.net, 0))
        publish_model(self.store, name, self.game, SMALL, state)

    def cycle(self, commit: bool = True) -> str:
        """Two shards more, and all files of the cycle that takes them in."""
        number = self.record.generation + 1
        name = label(number, 1)
        put(self.store, *(self.maker.shard(4, self.record.label) for _ in range(2)))
        self.ingest.collect(number - 1)
        taken = self.ingest.take(number - 1)
        about = {"run": self.run.id, "label": name, "shards": taken.manifest}
        self.store.create(f"window/{name}.parquet", pack(self.game, taken.samples, about))
        record = LearnerRecord(
            name,
            self.record.label,
            number,
            (*self.record.blocks, name)[-2:],
            (*self.record.taken, *taken.shards),
            self.record.games + taken.games,
        )
        self.model(name)
        publish_learner(self.store, record, {})
        if commit:
            self.record, self.head = record, replace(self.head, model=name, candidate=name)
            self.store.replace(HEAD, packed(self.head))
        return name

    def block(self, name: str, change) -> None:
        """Write a block anew, what it says of itself changed."""
        file = f"window/{name}.parquet"
        data = self.store.get(file)
        about = json.loads(json.dumps(facts(data)))
        change(about)
        self.store.replace(file, pack(self.game, unpack(self.game, data), about))


@pytest.fixture
def learned(tmp_path) -> Learned:
    learned = Learned(tmp_path / "store")
    for _ in range(3):
        learned.cycle()
    return learned


def test_a_sound_run_has_no_faults_and_all_is_counted(learned) -> None:
    found = verify(learned.store)
    assert found.faults == []
    assert (found.models, found.cycles, found.blocks, found.games) == (4, 3, 3, 24)
    assert (found.waiting, found.dropped, found.quarantined, found.orphans) == (0, 0, 0, 0)
    put(learned.store, learned.maker.shard(2, "000003-001"), {"games/000003/a-0000beef-000900.parquet": b"torn"})
    learned.ingest.collect(3)
    learned.cycle(commit=False)  # killed before it swapped the head
    found = verify(learned.store)
    assert found.faults == []
    assert (found.waiting, found.quarantined, found.orphans) == (3, 1, 3)
    learned.store.replace(HEAD, packed(replace(learned.head, model="000003-001", candidate="000003-001")))
    learned.store.delete(["window/000001-001.parquet"])  # it left the window
    assert verify(learned.store).faults == []


def test_a_signed_record_of_other_types_is_a_fault_and_no_traceback(learned) -> None:
    file = "learner/000003-001/manifest.json"
    learned.store.replace(file, signed(json.loads(learned.store.get(file)) | {"blocks": 5}))
    assert any(line.startswith("learner/000003-001 is damaged: blocks") for line in verify(learned.store).faults)


def test_games_that_came_too_late_are_counted(learned) -> None:
    put(learned.store, learned.maker.shard(2, "000000-000"))
    for _ in range(2):
        learned.cycle()
    put(learned.store, learned.maker.shard(2, "000000-000"))
    assert (verify(learned.store).dropped, verify(learned.store).faults) == (1, [])


def test_games_of_the_model_that_a_gate_lets_play_on_are_not_too_late(learned) -> None:
    for _ in range(3):
        learned.cycle()
    learned.store.replace(HEAD, packed(replace(learned.head, model=label(1, 1))))
    put(learned.store, learned.maker.shard(2, label(1, 1)))
    found = verify(learned.store)
    assert (found.waiting, found.dropped, found.faults) == (1, 0, [])


def test_a_run_that_nobody_learned_of_yet_is_sound_and_none_is_an_error(tmp_path) -> None:
    with pytest.raises(AzkitError, match="no shared run"):
        verify(Folder(tmp_path))
    create_run(Folder(tmp_path), SMALL)
    assert verify(Folder(tmp_path)).faults == []


def test_a_run_that_was_imported_from_a_folder_is_sound(tmp_path) -> None:
    import_run(Path(__file__).parents[1] / "runs" / "old_run", Folder(tmp_path))
    found = verify(Folder(tmp_path))
    assert (found.faults, found.models > 0, found.blocks > 0, found.games > 0) == ([], True, True, True)


def flip(store, name: str) -> None:
    data = bytearray(store.get(name))
    data[len(data) // 2] ^= 1
    store.replace(name, bytes(data))


def twice(learned) -> None:
    """The third block names a shard that the first one has."""
    first = facts(learned.store.get("window/000001-001.parquet"))["shards"][0]
    learned.block("000003-001", lambda about: about["shards"].append(first | {"first": 8}))


def renamed(learned) -> None:
    """The same games under another name."""
    ids = facts(learned.store.get("window/000001-001.parquet"))["shards"][0]["ids"]
    learned.block("000003-001", lambda about: about["shards"][0].update(ids=ids))


FAULTS = {
    "weights": (lambda it: flip(it.store, "models/000002-001/weights.safetensors"), "models/000002-001 is damaged"),
    "manifest": (lambda it: flip(it.store, "models/000002-001/manifest.json"), "models/000002-001 is damaged"),
    "no weights": (lambda it: it.store.delete(["models/000001-001/weights.safetensors"]), "is missing"),
    "no model": (
        lambda it: it.store.delete([f"models/000003-001/{part}" for part in ("manifest.json", "weights.safetensors")]),
        "models/000003-001 is missing",
    ),
    "state": (lambda it: flip(it.store, "learner/000003-001/optimizer.pt"), "learner/000003-001 is damaged"),
    "block": (lambda it: flip(it.store, "window/000002-001.parquet"), "window/000002-001.parquet: "),
    "no block": (lambda it: it.store.delete(["window/000002-001.parquet"]), "window/000002-001.parquet is missing"),
    "shard twice": (twice, "is in block 000001-001, too"),
    "game twice": (renamed, "window/000003-001.parquet: game 0 came before"),
    "other run": (lambda it: it.block("000002-001", lambda about: about.update(run="x")), "of run x"),
    "lost shard": (lambda it: it.block("000003-001", lambda about: about["shards"].pop()), "8 games, its shards had 4"),
    "lost games": (
        lambda it: it.block("000003-001", lambda about: about["shards"][1].update(games=3)),
        "does not have the games that it should",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_a_line_that_names_the_file(fault, learned) -> None:
    make, line = FAULTS[fault]
    make(learned)
    faults = verify(learned.store).faults
    assert line in faults[0]
    shown = CliRunner().invoke(app, ["store", "verify", learned.store.uri])
    assert shown.exit_code == 1
    assert faults[0] in shown.stdout


def test_a_count_of_games_that_no_block_explains_is_a_fault(learned) -> None:
    record = replace(learned.record, label="000004-001", generation=4, games=99, blocks=("000003-001", "000004-001"))
    learned.cycle(commit=False)
    learned.store.delete([f"learner/000004-001/{part}" for part in ("manifest.json", "optimizer.pt")])
    publish_learner(learned.store, record, {})
    learned.store.replace(HEAD, packed(replace(learned.head, model="000004-001", candidate="000004-001")))
    assert verify(learned.store).faults == ["blocks hold 32 games, and learner/000004-001 counts 99"]


def test_what_a_learner_went_back_behind_does_not_count(learned) -> None:
    """Cycle 4 was damaged: the next learner went on from cycle 3, and its cycle 5 took the same shards in again."""
    lost = learned.cycle(commit=False)
    about = facts(learned.store.get(f"window/{lost}.parquet")) | {"label": "000005-002"}
    samples = unpack(learned.game, learned.store.get(f"window/{lost}.parquet"))
    learned.store.create("window/000005-002.parquet", pack(learned.game, samples, about))
    record = replace(learned.record, label="000005-002", generation=5, games=32, blocks=("000003-001", "000005-002"))
    learned.model("000005-002")
    publish_learner(learned.store, record, {})
    learned.store.replace(HEAD, packed(Head(2, "000005-002", "000005-002")))
    found = verify(learned.store)
    assert (found.faults, found.games) == ([], 32)


def test_a_learner_at_work_meanwhile_makes_no_faults(learned, monkeypatch) -> None:
    read, calls = Folder.read, []

    def meanwhile(self, name):
        if name.startswith("models/000003") and not calls:
            calls.append(name)
            learned.cycle()
            learned.store.delete([entry.name for entry in learned.store.list("models/000003-001")])
        return read(self, name)

    monkeypatch.setattr(Folder, "read", meanwhile)
    assert verify(learned.store).faults == []
    assert calls


def test_a_fault_that_lasts_is_told_while_a_learner_publishes_all_the_time(learned, monkeypatch) -> None:
    """Each pass ended with another head.json than it had begun with: the command read the store again, for ever."""
    flip(learned.store, "models/000002-001/weights.safetensors")
    marks = iter("abcdef")
    monkeypatch.setattr("azkit.cluster.verify.read_head", lambda store: (read_head(store)[0], next(marks)))
    (fault,) = verify(learned.store).faults
    assert fault.startswith("models/000002-001 is damaged: ")
