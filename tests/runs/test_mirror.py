"""Whoever names a run in a store gets an ordinary run folder: whole, of now, and nothing fetched or imported twice."""

import json
import os
import shutil
import time
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

import azkit
from azkit.errors import AzkitError
from azkit.nets.nets import build_net
from azkit.runs import mirror
from azkit.runs.checkpoints import TrainingState, committed, read_manifest, signed
from azkit.runs.config import GameConfig
from azkit.runs.measured import Measurement, stored
from azkit.runs.metrics import read_metrics
from azkit.runs.models import fetch_for, local_copy, publish_model
from azkit.runs.shared import Head, create_run, label, packed, read_head
from azkit.store.folder import Folder

CONFIG = azkit.change(azkit.profile("smoke", GameConfig("tictactoe")), {"net.blocks": 1, "net.filters": 8})


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """No copy is there yet, and none stays."""
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")


class Grown:
    """A store with a run in it that grows as a learner would have it grow."""

    def __init__(self, folder, config=CONFIG):
        self.store, self.config = Folder(folder), config
        self.run, self.game = create_run(self.store, config), config.game.make()
        self.head = Head(1, "", "")

    def cycle(self, number, head=True, term=1):
        own = label(number, term)
        net = build_net(self.game, self.config.net, seed=number)
        state = TrainingState(number, net, counters={"minutes": 0.5 * number})
        publish_model(self.store, own, self.game, self.config, state)
        report = {"generation": number, "games": 4, "minutes": 0.5 * number, "term": term}
        self.store.create(f"reports/{own}.json", json.dumps(report, indent=1).encode())
        self.store.create(f"window/{own}.parquet", b"games of " + own.encode())
        if head:
            self.head = replace(self.head, model=own, candidate=own)
            self.store.replace("head.json", packed(self.head))


@pytest.fixture
def grown(tmp_path):
    store = Grown(tmp_path / "store")
    store.cycle(0)
    store.cycle(1)
    return store


@pytest.fixture
def asked(monkeypatch):
    """Names that were read from stores, and prefixes that were listed."""
    names = Counter()
    for call in ("read", "list"):
        plain = getattr(Folder, call)

        def counting(self, name="", *rest, plain=plain):
            names[name] += 1
            return plain(self, name, *rest)

        monkeypatch.setattr(Folder, call, counting)
    return names


def test_a_copy_is_a_run_folder_and_what_is_here_is_never_fetched_again(grown, asked):
    copy = mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    assert copy == local_copy(grown.run) and [path.name for path in committed(copy)] == ["000000", "000001"]
    assert [row["generation"] for row in read_metrics(copy)[0]] == [0, 1]
    assert (copy / "games" / "000001.parquet").read_bytes() == b"games of 000001-001"
    assert azkit.load_checkpoint(copy).generation == azkit.load_checkpoint(grown.store.uri).generation == 1
    asked.clear()
    for _ in range(3):
        mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    assert set(asked) == {"run.json", "head.json", "ladder.json", "models/000001-001/manifest.json"}
    asked.clear()
    grown.cycle(2)
    mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    listed = {f"{folder}/" for folder in ("models", "window", "reports")}
    new = {f"models/000002-001/{name}" for name in ("manifest.json", "weights.safetensors")}
    new |= {"window/000002-001.parquet", "reports/000002-001.json"}
    assert set(asked) == new | listed | {"run.json", "head.json", "ladder.json"}
    assert [row["generation"] for row in read_metrics(copy)[0]] == [0, 1, 2]


def test_who_only_plays_fetches_one_model_and_no_games(grown, asked):
    assert mirror.local(grown.store.uri).name == "000001"
    assert not any(name.startswith(("models/000000", "window")) for name in asked)


def test_models_that_head_has_not_named_and_lost_terms_are_not_there(grown):
    """A learner that died while it published, and one that another took over from."""
    grown.cycle(2, head=False, term=1)
    grown.cycle(2, term=2)
    grown.cycle(3, head=False, term=2)
    copy = mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    assert [path.name for path in committed(copy)] == ["000000", "000001", "000002"]
    assert [row.get("term") for row in read_metrics(copy)[0]] == [1, 1, 2]


def test_a_gate_s_candidate_does_not_play(grown):
    grown.cycle(2)
    grown.store.replace("head.json", packed(replace(grown.head, model="000001-001")))
    assert azkit.load_checkpoint(grown.store.uri).generation == 1


def test_the_copy_lets_go_of_what_the_store_let_go_of(grown):
    mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    for number in range(2, 6):
        grown.cycle(number)
    grown.store.delete([f"models/000000-001/{name}" for name in ("manifest.json", "weights.safetensors")])
    copy = mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    assert [int(path.name) for path in committed(copy)] == [1, 2, 3, 4, 5]
    assert sorted(path.stem for path in (copy / "games").iterdir()) == ["000003", "000004", "000005"]


def test_a_use_s_own_copy_keeps_the_models_that_were_asked_for_last(grown):
    for number in (2, 3):
        grown.cycle(number)
    copy = local_copy(grown.run) / "playing"
    for wanted in (0, 3, 2, 3, 1):  # a damaged newest model sends an actor back to an older one
        folder = fetch_for("playing", 2, grown.store, grown.run, label(wanted, 1))
        assert folder == copy / "checkpoints" / f"{wanted:06d}" and folder in committed(copy)
        time.sleep(0.02)  # else a file system's clock takes two for one moment
    assert [int(path.name) for path in committed(copy)] == [1, 3]


def test_every_way_to_name_a_store_and_its_models(grown, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    uri = grown.store.uri
    assert mirror.place("s3://bucket/a/run/models/000012-001") == ("s3://bucket/a/run", "000012-001")
    assert mirror.place(Path("s3://bucket/run")) == ("s3://bucket/run", "")
    names = (uri, f"{uri}/", "store", tmp_path / "store", f"{uri}/models/000000-001", "store/models/000000-001")
    generations = [azkit.load_checkpoint(name).generation for name in names]
    assert generations == [1, 1, 1, 1, 0, 0]
    for plain in ("uct:100", "random", "", "no/such", "store/models", "C:/runs/x", "a:net"):
        assert mirror.place(plain) == ("", "")
    for budget in ("", ":net", ":8", ":0.1s"):
        agent = azkit.make_agent(uri + budget, azkit.make("tictactoe"))
        assert agent.name == uri + budget and agent.select([azkit.make("tictactoe").initial_state()])


def test_a_port_or_a_drive_in_a_store_s_address_is_no_budget():
    """`azkit grade` and `analyse` said that such a run takes no simulations."""
    assert all(map(mirror.is_run, ("s3://bucket/run", "sftp://host:22/run", "sftp://host:22/run/", "file:///C:/run")))
    assert not any(map(mirror.is_run, ("s3://bucket/run:net", "sftp://host:22/run:400", "file:///C:/run:2s", "uct:9")))


def test_damage_is_told_in_one_line_and_does_not_stay_in_the_copy(grown):
    weights = grown.store.folder / "models/000001-001/weights.safetensors"
    whole = weights.read_bytes()
    weights.write_bytes(whole[:-1] + b"?")
    with pytest.raises(AzkitError, match=r"^file://.*/models/000001-001/weights.safetensors is damaged[^\n]*$"):
        azkit.load_checkpoint(grown.store.uri)
    weights.write_bytes(whole)
    folder = azkit.load_checkpoint(grown.store.uri).path
    (folder / "weights.safetensors").write_bytes(b"flipped in the cache")
    assert azkit.load_checkpoint(grown.store.uri).generation == 1, "the copy mends itself"
    (grown.store.folder / "models/000000-001/weights.safetensors").write_bytes(b"")
    with pytest.warns(UserWarning, match=r"000000-001/weights.safetensors is truncated.*without this model"):
        copy = mirror.mirror(grown.store.uri, part=mirror.Part.MODELS)
    assert [path.name for path in committed(copy)] == ["000001"]


def test_a_store_that_was_copied_or_moved_is_another_one(grown, tmp_path):
    """Of two copies that went on both showed the first one's curves, a moved one was asked for where it had been."""
    folder = grown.store.folder
    shutil.copytree(folder, tmp_path / "other")
    grown.cycle(2)
    other = Grown.__new__(Grown)
    other.__dict__ |= vars(grown) | {"store": Folder(tmp_path / "other")}
    for number in (2, 3):
        other.cycle(number)
    here, there = (read_metrics(mirror.mirror(place.store.folder))[0] for place in (grown, other))
    assert [len(here), len(there)] == [len(read_metrics(mirror.mirror(folder))[0]), len(here) + 1]
    moved = folder.rename(tmp_path / "moved")
    copy = mirror.mirror(moved)
    other.store = Folder(moved)
    other.cycle(3)
    later = time.time() + 3600  # a clock that was set back
    os.utime(copy / mirror.COPY, (later, later))
    mirror.follow(copy)
    assert read_metrics(copy)[0][-1]["generation"] == 3


def test_a_store_without_a_run_or_a_model_says_so(tmp_path, grown):
    with pytest.raises(AzkitError, match="no shared run"):
        azkit.load_checkpoint((tmp_path / "empty").as_uri())
    grown.store.delete(["head.json"])
    with pytest.raises(AzkitError, match="has no model yet"):
        azkit.load_checkpoint(grown.store.uri)
    with pytest.raises(AzkitError, match="unknown store 'gopher://x'"):
        azkit.make_agent("gopher://x:net", azkit.make("tictactoe"))


@pytest.mark.parametrize("wrong", [{"least_version": "9" * 5000}, {"model": "../../victim"}, {"term": "1"}])
def test_a_pointer_that_is_none_is_one_line(grown, wrong):
    """A version of thousands of digits ended in a traceback."""
    grown.store.replace("head.json", json.dumps(asdict(grown.head) | wrong).encode())
    with pytest.raises(AzkitError, match=f"head.json is damaged: {next(iter(wrong))}") as told:
        read_head(grown.store)
    assert len(str(told.value)) < 600


@pytest.mark.parametrize("wrong", ["../../victim", "/tmp/victim", "", 7])
def test_a_store_cannot_choose_where_its_copy_lies(grown, wrong):
    """What a copy does not need it deletes: let it never be a folder of the user's."""
    path = grown.store.folder / "run.json"
    path.write_text(json.dumps(json.loads(path.read_bytes()) | {"id": wrong}))
    with pytest.raises(AzkitError, match="run.json is damaged"):
        azkit.load_checkpoint(grown.store.uri)


def test_nothing_that_a_store_names_is_imported(tmp_path, monkeypatch):
    """A run of rules of one's own plays by the caller's file only, and only if that is the learner's."""
    theirs, mine = tmp_path / "theirs.py", tmp_path / "mine" / "rules.py"
    theirs.write_text("from azkit.games.tictactoe import make\n")
    monkeypatch.setattr("azkit.runs.rules.cache_folder", lambda: theirs)  # no folder: it remembers nothing
    own = Grown(tmp_path / "store", replace(CONFIG, game=GameConfig(str(theirs))))
    own.cycle(0)
    mine.parent.mkdir()
    shutil.copy(theirs, mine)
    theirs.write_text("raise SystemExit('imported')")
    with pytest.raises(AzkitError, match="--game"):
        azkit.load_checkpoint(own.store.uri)
    with pytest.raises(AzkitError, match="other rules"):
        mirror.local(own.store.uri, theirs)
    game = azkit.make(str(mine))
    assert azkit.load_checkpoint(own.store.uri, game).game.source == str(mine)
    azkit.make_agent(f"{own.store.uri}:net", game).select([game.initial_state()])
    manifest = own.store.folder / "models/000000-001/manifest.json"
    values = read_manifest(manifest.parent)
    values["config"]["game"]["name"] = str(theirs)
    manifest.write_bytes(signed(values))
    assert azkit.load_checkpoint(own.store.uri, game).generation == 0
    lying = json.loads((own.store.folder / "run.json").read_bytes())
    (own.store.folder / "run.json").write_text(json.dumps(lying | {"rules": None}))
    with pytest.raises(AzkitError, match="--game"):
        azkit.load_checkpoint(own.store.uri)


def test_a_ladder_in_the_store_is_measured_of_the_copy_beside_its_own(grown):
    rows = [Measurement("rating", number, "8 simulations", 10.0 * number, 0.0, 20.0, ("a",)) for number in (0, 1)]
    grown.store.replace("ladder.json", json.dumps({"rows": list(map(asdict, rows))}).encode())
    copy = mirror.mirror(grown.store.uri)
    azkit.runs.measured.store(copy, [Measurement("grade", 1, "network alone", 0.5, 0.4, 0.6)])
    assert {(row["kind"], row["score"]) for row in stored(copy)} == {("rating", 0.0), ("rating", 10.0), ("grade", 0.5)}
    grown.store.replace("ladder.json", json.dumps({"rows": [asdict(replace(rows[1], score=15.0))]}).encode())
    mirror.mirror(grown.store.uri)
    assert {(row["kind"], row["score"]) for row in stored(copy)} == {("rating", 15.0), ("grade", 0.5)}


def test_weights_are_those_that_were_published(grown):
    expected = build_net(grown.game, CONFIG.net, seed=1).state_dict()
    found = azkit.load_checkpoint(grown.store.uri).net.state_dict()
    assert all(np.array_equal(expected[name], found[name]) for name in expected)
