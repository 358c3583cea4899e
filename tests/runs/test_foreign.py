"""A run or checkpoint that somebody else made runs none of his code, and whatever it claims ends in one line."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from fastapi.testclient import TestClient
from runs.test_checkpoints import sign
from typer.testing import CliRunner

import azkit
from azkit import AzkitError, change, learn, load_checkpoint, make, profile
from azkit.app.cli import app
from azkit.app.options import run_config
from azkit.files import commit, record_of, zip_stream
from azkit.games.hive import pieces as hive
from azkit.runs import checkpoints
from azkit.runs.checkpoints import committed, signed
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.partial import HEADER, Partial, comparable, load_partial, save_partial
from azkit.runs.rules import digest
from azkit.runs.shared import create_run, read_run
from azkit.runs.verify import verify
from azkit.search.evaluators import UniformEvaluator
from azkit.selfplay.audit import audit, audit_running, check_position
from azkit.selfplay.samples import pack, unpack
from azkit.selfplay.selfplay import SelfPlay
from azkit.store.folder import Folder
from azkit.web.roster import NamedAgent
from azkit.web.server import WebConfig, make_app

RULES = "from azkit.games import tictactoe\n\n\ndef make(rows: int = 3):\n    return tictactoe.make()\n"
CHANGES: dict[str, Any] = {"generations": 2, "generation_games": 16, "match.every": 0, "onnx": False}
CHANGES |= {"search.simulations": 4, "selfplay.lanes": 8, "net.blocks": 1, "net.filters": 4}


def config(game: str) -> RunConfig:
    return change(profile("smoke", GameConfig(game)), CHANGES)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What this machine remembers of rules: at first nothing."""
    monkeypatch.setattr("azkit.runs.rules.cache_folder", lambda: tmp_path / "cache")
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of TicTacToe."""
    run = tmp_path_factory.mktemp("trained") / "run"
    list(learn(config("tictactoe"), run, quiet=True))
    return run


@pytest.fixture
def run(trained: Path, tmp_path: Path) -> Path:
    """The same to change."""
    return shutil.copytree(trained, tmp_path / "run")


@pytest.fixture
def newest(run: Path) -> Path:
    return committed(run)[-1]


def claim(run: Path, game: dict[str, Any]) -> None:
    """Let a run say that it is of another game."""
    for folder in committed(run):
        sign(folder, config=json.loads((folder / "manifest.json").read_bytes())["config"] | {"game": game})
    commit(run / "config.json", json.dumps(json.loads((run / "config.json").read_bytes()) | {"game": game}).encode())


def cli(*words: object) -> str:
    """What a command says; it must not end in a traceback."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.output


@pytest.mark.parametrize("hashed", [True, False], ids=["with its hash", "without"])
def test_no_command_runs_a_file_that_a_run_names(run: Path, tmp_path: Path, hashed: bool, monkeypatch) -> None:
    """The file lies on this very machine, and its hash is right."""
    monkeypatch.setattr("azkit.training.report.CHARTS", ())  # curves know no rules, and take a second
    evil, mark = tmp_path / "evil.py", tmp_path / "mark"
    evil.write_text(f"open({str(mark)!r}, 'w').close()\n" + RULES)
    claim(run, {"name": str(evil), "options": {}} | ({"rules": digest(evil)} if hashed else {}))
    asked = 0
    for words in (
        ("match", run, "random", "--games", 2),
        ("match", "tictactoe", f"{run}:net", "random", "--games", 2),
        ("play", run),
        ("analyse", "--agent", run),
        ("evaluate", run),
        ("grade", run),
        ("rate", run, "random"),
        ("package", run, "-o", tmp_path / "agent.py"),
        ("share", run, "-o", tmp_path / "agent.html"),
        ("export", run, "-o", tmp_path / "agent.pth"),
        ("web", run, "--no-open"),
        ("uhp", "--agent", run),
        ("train", "--resume", "--run", run),
        ("store", "import", run),
        ("bench", "--only", "cache", "--checkpoint", run),
    ):
        said = cli(*words)
        assert not mark.exists(), words
        assert "is of a game of its own: name your copy of 'evil.py' by --game" in said, (words, said)
        asked += 1
    assert asked == 15
    assert "Without boards" in (cli("report", run), (run / "report.html").read_text())[1]
    assert "name your copy" in cli("verify", run)
    server = WebConfig(make("tictactoe"), (NamedAgent("run", "run", "run", str(run), folder=run),))
    with TestClient(make_app(server), base_url="http://127.0.0.1") as page:
        for path in ("", "/metrics", "/live", "/games?generation=1", "/replay?generations=1"):
            assert page.get(f"/api/runs/run{path}").status_code in (200, 422)
    with pytest.raises(AzkitError, match="--game"):
        load_checkpoint(run)
    assert not mark.exists()


def test_rules_travel_with_a_run_and_are_known_again_where_it_was_trained(tmp_path: Path, cache: Path) -> None:
    """`azkit train own.py`, then `azkit match runs/own` as before; elsewhere, or edited, the file is asked for."""
    own, run = tmp_path / "own.py", tmp_path / "run"
    own.write_text(RULES)
    list(learn(config(str(own)), run, quiet=True))
    assert (run / "rules" / "own.py").read_text() == RULES
    assert json.loads((run / "config.json").read_bytes())["game"]["rules"] == digest(own)
    assert load_checkpoint(run).game.source == str(own)
    assert verify(run).faults == {}
    shutil.move(cache, tmp_path / "elsewhere")
    with pytest.raises(AzkitError, match="name your copy of 'own.py' by --game"):
        load_checkpoint(run)
    assert load_checkpoint(run, own).game.name == "tictactoe"
    assert load_checkpoint(run, make(str(own))).generation == 2
    assert "agents" in cli("match", f"{run}:net", "random", "--games", 2, "--game", run / "rules" / "own.py", "--json")
    shutil.move(tmp_path / "elsewhere", cache)
    own.write_text(RULES + "# edited\n")
    before = (run / "config.json").read_bytes()
    for attempt in (
        lambda: load_checkpoint(run),
        lambda: load_checkpoint(run, own),
        lambda: list(learn(change(config(str(own)), {"generations": 3}), run, resume=True, quiet=True)),
    ):
        with pytest.raises(AzkitError, match=r"own\.py holds other rules than .*SHA-256 begins [0-9a-f]{8}, not"):
            attempt()
    assert "holds other rules" in cli("train", own, "--resume", "--run", run, "--generations", 3)
    assert (run / "config.json").read_bytes() == before
    assert (run / "rules" / "own.py").read_text() == RULES, "the only copy of what the run was trained by"


def test_rules_that_a_shared_run_began_with_are_known_again_where_it_began(tmp_path: Path, cache: Path) -> None:
    """`azkit learner own.py --store URI`, then `azkit match URI`: the file was asked for that had just been named."""
    own, store = tmp_path / "own.py", Folder(tmp_path / "store")
    own.write_text(RULES)
    create_run(store, config(str(own)))
    assert read_run(store).config.game.name == str(own)
    shutil.move(cache, tmp_path / "elsewhere")
    with pytest.raises(AzkitError, match="name your copy of 'own.py' by --game"):
        read_run(store)


def test_an_interrupted_generation_goes_on_wherever_its_rules_lie_now(tmp_path: Path) -> None:
    """`azkit train own.py`, Ctrl-C, --resume: the path was no longer the one as it was typed, and steps were lost."""
    paths = [tmp_path / name / "own.py" for name in ("here", "there")]
    games = [GameConfig(str(path), rules="0" * 64) for path in paths]
    games.append(replace(games[0], rules="1" * 64))
    typed, moved, edited = (comparable(replace(config("tictactoe"), game=game)) for game in games)
    assert typed == moved != edited


def test_an_old_run_without_a_hash_goes_on_with_the_rules_that_are_named(run: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(RULES)
    claim(run, {"name": "moved/own.py", "options": {}})
    with pytest.warns(UserWarning, match="does not say which rules"):
        assert load_checkpoint(run, own).config.game.rules == digest(own)


FILE = {"bytes": 1, "sha256": "0" * 64}
NUMBER = "9" * 400
MANIFESTS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "no files": lambda old: {key: old[key] for key in old if key != "files"},
    "files a list": lambda old: old | {"files": []},
    "a file of a text": lambda old: old | {"files": old["files"] | {"weights.safetensors": "x"}},
    "no weights": lambda old: old | {"files": {}},
    "a file above": lambda old: old | {"files": old["files"] | {"../../../secret": FILE}},
    "an absolute file": lambda old: old | {"files": old["files"] | {"/etc/passwd": FILE}},
    "an absolute shard": lambda old: old | {"shards": {"/dev/zero": FILE}},
    "a shard above": lambda old: old | {"shards": {"games/../../000001.parquet": FILE}},
    "negative bytes": lambda old: old | {"files": old["files"] | {"optimizer.pt": FILE | {"bytes": -1}}},
    "generation a text": lambda old: old | {"generation": "1"},
    "generation huge": lambda old: old | {"generation": int(NUMBER)},
    "counters a list": lambda old: old | {"counters": [1]},
    "counters not numbers": lambda old: old | {"counters": {"minutes": float("nan")}},
    "no configuration": lambda old: old | {"config": None},
    "a long value": lambda old: old | {"config": old["config"] | {"net": {"blocks": "x" * 10**6}}},
    "a long key": lambda old: old | {"config": old["config"] | {"net": {"x" * 10**6: 1}}},
    "a long format": lambda old: old | {"config": old["config"] | {"format": "x" * 10**6}},
    "a configuration of nothing": lambda old: old | {"config": {"net": 7}},
    "blocks": lambda old: old | {"config": old["config"] | {"net": {"blocks": 10**8}}},
    "filters": lambda old: old | {"config": old["config"] | {"net": {"blocks": 999, "filters": 16384}}},
    "hidden": lambda old: old | {"config": old["config"] | {"net": old["config"]["net"] | {"hidden": 16384}}},
    "an option of no such size": lambda old: old | {
        "config": old["config"] | {"game": {"name": "connectx", "options": {"rows": 10**6}}}
    },
    "schema a list": lambda old: old | {"schema": [1]},
    "tier": lambda old: old | {"tier": "../x"},
}  # fmt: skip


@pytest.mark.parametrize("kind", MANIFESTS)
def test_a_crafted_manifest_is_one_line(newest: Path, kind: str) -> None:
    values = json.loads((newest / "manifest.json").read_bytes())
    commit(newest / "manifest.json", signed(MANIFESTS[kind](values)))
    with pytest.raises(AzkitError, match="000002") as told:
        checkpoints.load_checkpoint(newest, shards=True).training_state()
    assert "\n" not in str(told.value) and len(str(told.value)) < 600


@pytest.mark.parametrize(
    "text", [b"[" * 200_000, b"{}", b"[]", b"null", b'{"format": ' + b"9" * 10_000 + b"}", b"\xff"]
)
@pytest.mark.parametrize("name", ["manifest.json", "config.json", "live.json"])
def test_text_that_is_no_json_of_ours_is_one_line(run: Path, newest: Path, name: str, text: bytes) -> None:
    path = newest / name if name == "manifest.json" else run / name
    path.write_bytes(text)
    if name == "live.json":
        server = WebConfig(make("tictactoe"), (NamedAgent("run", "run", "run", str(run), folder=run),))
        with TestClient(make_app(server), base_url="http://127.0.0.1") as page:
            assert "is no game of tictactoe" in page.get("/api/runs/run/live").json()["error"]
        return
    assert verify(run).faults
    if name == "manifest.json":
        with pytest.raises(AzkitError, match=name):
            load_checkpoint(newest)


@pytest.mark.parametrize("name", ["weights.safetensors", "optimizer.pt", "selfplay.npz", "manifest.json"])
@pytest.mark.parametrize("kind", ["fifo", "device", "folder", "link", "circle"])
def test_what_is_no_file_of_the_checkpoint_is_not_waited_for(
    newest: Path, tmp_path: Path, name: str, kind: str
) -> None:
    path = newest / name
    shutil.move(path, tmp_path / "before")
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to({"device": Path("/dev/zero"), "link": tmp_path / "before", "circle": path}[kind])
    if name == "manifest.json" and kind in ("link", "circle"):
        return  # who links a manifest has linked a text, which must have its own hash
    with pytest.raises(AzkitError, match=name):
        load_checkpoint(newest).training_state()


def test_a_run_in_a_hubs_cache_of_links_is_read_and_links_to_anywhere_else_are_not(run: Path, tmp_path: Path) -> None:
    """Hugging Face's: models--OWNER--NAME/snapshots/REVISION holds links to models--OWNER--NAME/blobs."""
    cache = tmp_path / "hub" / "models--owner--name"
    (cache / "blobs").mkdir(parents=True)
    snapshot = cache / "snapshots" / "0123abc"
    for number, path in enumerate(sorted(path for path in run.rglob("*") if path.is_file())):
        link = snapshot / path.relative_to(run)
        link.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(path, cache / "blobs" / str(number))
        link.symlink_to(os.path.relpath(cache / "blobs" / str(number), link.parent))
    folder = committed(snapshot)[-1]
    (tmp_path / "home").symlink_to(tmp_path / "hub")
    for place in (folder, snapshot, tmp_path / "home" / folder.relative_to(tmp_path / "hub")):
        assert load_checkpoint(place).training_state().generation == 2
    assert verify(snapshot).faults == {}
    weights, others = folder / "weights.safetensors", tmp_path / "hub" / "models--other--name"
    data = weights.read_bytes()
    for elsewhere in (tmp_path / "mine", cache / "mine", cache / "blobs" / "below" / "mine", others / "blobs" / "mine"):
        elsewhere.parent.mkdir(parents=True, exist_ok=True)
        elsewhere.write_bytes(data)
        weights.unlink()
        weights.symlink_to(elsewhere)
        with pytest.raises(AzkitError, match="link to a place outside"):
            load_checkpoint(folder)
    shutil.copytree(cache, tmp_path / "other", symlinks=True)  # the like of a cache, whose files nobody asked for
    with pytest.raises(AzkitError, match="link to a place outside"):
        load_checkpoint(tmp_path / "other" / folder.relative_to(cache))
    (cache / "blobs").rename(tmp_path / "private")
    (cache / "blobs").symlink_to(tmp_path / "private")
    with pytest.raises(AzkitError, match="link to a place outside"):
        load_checkpoint(committed(snapshot)[0])


def npz(**arrays: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def test_a_small_file_that_unpacks_to_gigabytes_is_not_unpacked(run: Path, newest: Path) -> None:
    file, lying = io.BytesIO(), npz(states=np.zeros(4, np.int8))[:-30]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bomb, bomb.open("0.states.npy", "w") as entry:
        for _ in range(64):
            entry.write(bytes(1 << 20))
    with pytest.warns(UserWarning, match="would unpack.*begins anew"):
        state = load_checkpoint(run).training_state()
        header = HEADER + hashlib.sha256(file.getvalue()).hexdigest().encode()
        commit(run / "unfinished.pt", header + b"\n" + file.getvalue())
        assert load_partial(run, 3, config("tictactoe"), make("tictactoe"), state.net) is None
    for name, data in (("selfplay.npz", file.getvalue()), ("optimizer.pt", file.getvalue()), ("selfplay.npz", lying)):
        old = (newest / name).read_bytes()
        (newest / name).write_bytes(data)
        sign(newest)
        with pytest.raises(AzkitError, match="would unpack|does not read"):
            load_checkpoint(newest).training_state()
        (newest / name).write_bytes(old)


def test_an_unfinished_generation_that_does_not_say_how_far_it_is_begins_anew(run: Path) -> None:
    """Its hash is right: the resume ended in a KeyError, and so did every one after it."""
    rules, game, net = config("tictactoe"), make("tictactoe"), load_checkpoint(run).net
    data = (run / "games" / "000002.parquet").read_bytes()
    shard = {"games/000003.parquet": commit(run / "games" / "000003.parquet", data)}
    spent = dict.fromkeys(("games", "simulations", "evaluations", "hits", "seconds"), 1.0)
    partial = Partial(3, comparable(rules), {}, shard, spent, 6, weights=net.state_dict())
    save_partial(run, partial)
    with pytest.warns(UserWarning, match="does not say how far its steps are; generation 3 begins anew"):
        assert load_partial(run, 3, rules, game, net) is None
    save_partial(run, replace(partial, steps={"done": 4, "counted": 4, "sums": [], "rate": 0.1}))
    whole = load_partial(run, 3, rules, game, net)
    assert whole is not None and whole.progress == "4 of its 6 steps"
    done = {"done": 4, "counted": 4, "sums": [], "rate": 0.1}
    for wrong in (replace(partial, steps=done, spent={}), replace(partial, trained={"anything": 1.0})):
        save_partial(run, wrong)
        with pytest.warns(UserWarning, match="does not say what its games took, or what its steps came to"):
            assert load_partial(run, 3, rules, game, net) is None


def test_no_stage_changes_whose_rules_are_played_or_who_is_played_against() -> None:
    """A run of strangers named a file of its own as the game from its first moment on: resuming it ran that file."""
    for key in ("game.name", "game", "match.opponents", "origin"):
        with pytest.raises(AzkitError, match=f"a stage cannot change {key}"):
            change(config("tictactoe"), {"stages": [{"start": 0.0, "settings": {key: "evil.py"}}]})


def test_opponents_that_are_files_or_runs_are_named_again_on_resume(run: Path) -> None:
    """Whatever a stranger's run named as an opponent was opened, and an agent file played."""
    stored = json.loads((run / "config.json").read_text())
    stored["match"]["opponents"] = ["random", "runs/theirs/evil.py"]
    (run / "config.json").write_text(json.dumps(stored))
    with pytest.raises(
        AzkitError, match=r"plays against runs/theirs/evil\.py: name it again by --set match\.opponents"
    ):
        run_config(None, None, None, None, {}, resumed=run)
    assert run_config(None, None, None, ['match.opponents=["random"]'], {}, resumed=run).match.opponents == ("random",)


def test_a_zip_file_with_two_directories_is_read_by_one_of_them() -> None:
    """Python added up the sizes in one, torch unpacked what the other one says: megabytes became gigabytes."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("archive/data.pkl", bytes(1 << 20))
    data = held.getvalue()
    at = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    small = bytearray(data[at:end])
    small[24:28] = (1).to_bytes(4, "little")  # the size that it claims
    twice = data[:end] + bytes(small) + data[end:]  # whose offset still leads to the first one
    with suppress(ValueError):
        assert len(zip_stream(twice).getvalue()) < 10_000
    with zipfile.ZipFile(zip_stream(data, 1 << 21)) as file:
        assert file.read("archive/data.pkl") == bytes(1 << 20)


def test_weights_of_another_size_are_told_before_a_network_is_made(newest: Path) -> None:
    import safetensors.torch

    tensors = safetensors.torch.load((newest / "weights.safetensors").read_bytes())
    for name in ("stem.conv.weight", "policy.weight"):
        changed = tensors | {name: torch.zeros(1)}
        (newest / "weights.safetensors").write_bytes(safetensors.torch.save(changed))
        sign(newest)
        with pytest.raises(AzkitError, match="does not hold weights of this network"):
            load_checkpoint(newest)


def test_an_optimizer_of_another_network_is_one_line(run: Path, newest: Path) -> None:
    state = load_checkpoint(newest).training_state().optimizer
    next(iter(state["adam"]["state"].values()))["exp_avg"] = torch.zeros(3, 3)
    for optimizer, match in ((state, "not this network's"), ({"adam": 7}, "does not read")):
        (newest / "optimizer.pt").write_bytes(checkpoints.bytes_of(optimizer))
        sign(newest)
        with pytest.raises(AzkitError, match=match):
            list(learn(change(config("tictactoe"), {"generations": 3}), run, resume=True, quiet=True))
    found, name = verify(run), str(newest.relative_to(run))
    assert name in found.faults and name not in found.sound


GAMES_IN_PROGRESS: dict[str, Callable[[dict[str, np.ndarray]], dict[str, np.ndarray]]] = {
    "plies": lambda old: old | {"0.plies": np.full_like(old["0.plies"], 30_000)},
    "plies below 0": lambda old: old | {"0.plies": np.full_like(old["0.plies"], -1)},
    "at the end, yet going on": lambda old: old | {"0.plies": np.full_like(old["0.plies"], 9)},
    "roots": lambda old: old | {"0.roots": np.full_like(old["0.roots"], 30_000)},
    "states": lambda old: old | {"0.states": np.full_like(old["0.states"], -30_000)},
    "moves": lambda old: old | {"0.played": np.full_like(old["0.played"], 30_000)},
    "over, yet in the middle": lambda old: old | {"0.over": np.ones_like(old["0.over"])},
    "another type": lambda old: old | {"0.states": old["0.states"].astype(np.float64)},
    "another shape": lambda old: old | {"0.states": old["0.states"][:1]},
    "no counters": lambda old: {name: old[name] for name in old if name != "selfplay"},
    "counters": lambda old: old | {"selfplay": np.array([1, 2, -5])},
    "nothing": lambda old: {"x": np.zeros(1)},
}


@pytest.mark.parametrize("kind", GAMES_IN_PROGRESS)
def test_games_in_progress_that_are_none_never_reach_compiled_rules(run: Path, kind: str) -> None:
    checkpoint = load_checkpoint(run)
    saved = GAMES_IN_PROGRESS[kind](checkpoint.training_state().selfplay)
    selfplay = SelfPlay(
        checkpoint.game, UniformEvaluator(checkpoint.game), checkpoint.config.search, checkpoint.config.selfplay
    )
    with pytest.raises(AzkitError):
        selfplay.restore(saved)
        audit_running(selfplay)


def test_a_run_with_crafted_games_goes_on_without_them(run: Path, newest: Path) -> None:
    """Their hashes are right: whoever wrote the manifest wrote them."""
    game, path = make("tictactoe"), run / "games" / "000002.parquet"
    samples = unpack(game, path)
    states = samples.states.copy()
    states[0] = 30_000
    path.write_bytes(pack(game, samples._replace(states=states)))
    saved = load_checkpoint(newest).training_state().selfplay
    (newest / "selfplay.npz").write_bytes(npz(**(saved | {"0.plies": np.full_like(saved["0.plies"], 30_000)})))
    shards = json.loads((newest / "manifest.json").read_bytes())["shards"]
    sign(newest, shards=shards | {"games/000002.parquet": record_of(path.read_bytes())})
    assert set(verify(run).faults) == {"games/000002.parquet"}
    with pytest.warns(UserWarning) as told:
        reports = list(learn(change(config("tictactoe"), {"generations": 3}), run, resume=True, quiet=True))
    assert reports[-1].generation == 3
    texts = " ".join(str(warning.message) for warning in told)
    assert "going on without its positions" in texts and "new games begin" in texts


@pytest.mark.parametrize("name", ["connectx", "gobang", "nogo", "chain_reaction", "hive", "tictactoe"])
def test_real_positions_pass_and_made_up_ones_do_not(name: str) -> None:
    """A position out of range reaches no compiled rules, in which an index out of range writes somewhere else."""
    game, rng = make(name), np.random.default_rng(0)
    for state in game.random_game(rng, 20)[::5]:
        check_position(game, state.array)
    refused = 0
    for value in (30_000, -30_000, 99, -7):
        try:
            check_position(game, np.full(game.state_size, value, np.int16))
        except AzkitError:
            refused += 1
    assert refused >= 3


def test_games_of_any_beginning_are_judged_by_what_follows(run: Path) -> None:
    game = make("tictactoe")
    samples = unpack(game, run / "games" / "000001.parquet")
    audit(game, samples, None)
    rows = np.flatnonzero(samples.game == samples.game[0])
    resigned = type(samples)(*(array[rows[:-2]] for array in samples))
    audit(game, resigned, None)
    audit(game, type(samples)(*(array[rows[1:]] for array in samples)), None)
    played = resigned.played.copy()
    played[1] = played[0]
    with pytest.raises(AzkitError, match="ply 1"):
        audit(game, resigned._replace(played=played), None)


def test_a_copy_of_a_store_is_followed_only_where_azkit_put_it(run: Path) -> None:
    """A foreign run folder must not choose where a page connects to."""
    from azkit.runs.mirror import COPY, follow

    (run / COPY).write_text(json.dumps({"uri": "nowhere://attacker", "game": "x.py"}))
    os.utime(run / COPY, (0, 0))
    follow(run)
    assert (run / COPY).stat().st_mtime == 0
    (run / COPY).unlink()
    (run / COPY).symlink_to(run / COPY)  # in a circle: the page ended in an error
    follow(run)


def test_a_manifest_of_ours_stays_as_it_was(trained: Path) -> None:
    """azkit's own games are told of without a key that an older azkit does not know."""
    values = json.loads((trained / "config.json").read_bytes())
    assert values["game"] == {"name": "tictactoe", "options": {}}
    assert replace(load_checkpoint(trained).config.game, rules=None) == GameConfig("tictactoe")
    assert checkpoints.committed(trained) and azkit.load_checkpoint(trained).generation == 2


def hive_position(threefold: int, keys: int = 0, **pieces: tuple[int, int]) -> tuple[Any, np.ndarray]:
    """A position of Hive with these pieces at axial coordinates, after as many plies, White to move."""
    game = make("hive", threefold=threefold)
    state = game.initial_state().array.copy()
    names = [hive.name(piece) for piece in range(hive.PIECES)]
    for name, place in pieces.items():
        state[names.index(name)] = 1 + hive.cell_at(*place)
    state[hive.PLY] = len(pieces) + len(pieces) % 2
    if threefold:
        state[hive.KEYS] = keys
    return game, state


APART = {name: (3 * (at % 5), 3 * (at // 5)) for at, name in enumerate(("wS1", "bQ", "bS1", "bB1", "bG1", "bA1", "bL"))}


@pytest.mark.parametrize(
    ("threefold", "keys", "pieces"),
    [(1, 30_000, {"wQ": (0, 0), "bQ": (1, 0), "wB1": (-1, 0)}), (1, -90, {"wQ": (0, 0), "bQ": (1, 0)}), (0, 0, APART)],
    ids=["more positions than plies", "fewer than none", "apart"],
)
def test_positions_of_hive_that_cannot_come_about_are_refused(threefold: int, keys: int, pieces: dict) -> None:
    """Compiled rules wrote behind the position, as far away as the file said."""
    game, state = hive_position(threefold, keys, **pieces)
    with pytest.raises(AzkitError, match="is no position of hive.*it cannot come about"):
        check_position(game, state)


@pytest.mark.parametrize("options", [{}, {"threefold": 1}, {"pieces": "Base"}])
def test_all_positions_of_random_games_of_hive_may_be_stored(options: dict) -> None:
    game, rng = make("hive", **options).compile(), np.random.default_rng(0)
    for _ in range(20):
        state = game.initial_state()
        while state.outcome is None:
            state = state.play(int(rng.choice(state.legal_moves())))
            assert game.extras.sound(game.parameters, state.array), state.moves
