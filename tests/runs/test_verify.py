"""Whatever one file of a run becomes, `azkit verify` finds it, and `--repair` makes the run go on with all the rest."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import warnings
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from azkit import AzkitError, change, learn, load_checkpoint, make, profile
from azkit.app.cli import app
from azkit.files import commit
from azkit.nets.nets import build_net
from azkit.runs import checkpoints
from azkit.runs import verify as verify_module
from azkit.runs.checkpoints import TrainingState, committed, signed, stored_config
from azkit.runs.config import GameConfig
from azkit.runs.verify import DAMAGED, repair, verify
from azkit.search.evaluators import UniformEvaluator
from azkit.selfplay.audit import audit_running
from azkit.selfplay.selfplay import SelfPlay

CONFIG = change(
    profile("smoke", GameConfig("tictactoe")),
    {"generations": 10, "generation_games": 16, "match.every": 0, "onnx": False, "search.simulations": 4}
    | {"keep": 1, "milestone": 100, "selfplay.lanes": 8, "selfplay.opening_plies": 2, "selfplay.cache_slots": 0}
    | {"net.blocks": 1, "net.filters": 4},
)
GAME = make("tictactoe")


def flipped(data: bytes) -> list[bytes]:
    """The bytes with one bit turned, at eight places."""
    rng, found = random.Random(len(data)), []
    for _ in range(8):
        changed = bytearray(data)
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        found.append(bytes(changed))
    return found


# What may stand in a file's place: none, a folder, or other bytes
DAMAGES: dict[str, Callable[[bytes], list[bytes | None]]] = {
    "missing": lambda data: [None],
    "empty": lambda data: [b""],
    "cut": lambda data: [data[:1], data[: len(data) // 2], data[:-1]],
    "flipped": lambda data: list(flipped(data)),
    "junk": lambda data: [b"\xff\x00junk\n" * 100],
    "folder": lambda data: [b"folder"],
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of ten generations."""
    run = tmp_path_factory.mktemp("whole") / "run"
    list(learn(CONFIG, run, quiet=True))
    shutil.rmtree(run / "tensorboard", ignore_errors=True)
    assert verify(run).faults == {}
    return run


def files(run: Path) -> dict[str, str]:
    """Names and hashes of all that is not in damaged/."""
    paths = [path for path in sorted(run.rglob("*")) if path.is_file() and run / DAMAGED not in path.parents]
    return {str(path.relative_to(run)): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def damage(whole: Path, run: Path, name: str, data: bytes | None) -> None:
    """A copy of the run in which this stands in place of one file; files that stay as they are share their bytes."""
    shutil.copytree(whole, run, copy_function=os.link)
    (run / name).unlink()
    if data == b"folder":
        (run / name / "below").mkdir(parents=True)
    elif data is not None:
        (run / name).write_bytes(data)


def goes_on(run: Path) -> None:
    """Load all that a resume needs, without a warning."""
    with warnings.catch_warnings(action="error"):
        assert stored_config(run).game == CONFIG.game
        checkpoint = load_checkpoint(run) if not committed(run) else checkpoints.load_checkpoint(run, shards=True)
        state = checkpoint.training_state()
        selfplay = SelfPlay(GAME, UniformEvaluator(GAME), checkpoint.config.search, checkpoint.config.selfplay)
        selfplay.restore(state.selfplay)
        audit_running(selfplay)


def test_what_a_training_deletes_while_it_is_read_is_no_fault(whole: Path, tmp_path: Path, monkeypatch) -> None:
    """`azkit verify` of a run in progress told of damage, for its oldest rolling checkpoint was gone by then."""
    run = tmp_path / "run"
    shutil.copytree(whole, run)
    rolling = committed(run)[-2]

    def late(folder: Path, game: object):
        shutil.rmtree(rolling, ignore_errors=True)
        return checkpoints.load_checkpoint(folder, game)

    monkeypatch.setattr(verify_module, "load_checkpoint", late)
    found = verify(run, GAME)
    assert found.faults == {} and str(rolling.relative_to(run)) not in found.sound


@pytest.mark.slow
@pytest.mark.parametrize("kind", DAMAGES)
def test_every_file_damaged_in_every_way_is_found_and_the_run_goes_on(whole: Path, tmp_path: Path, kind: str) -> None:
    """Of a sound file no byte changes, but for the names of lost shards in manifests; nothing is deleted."""
    before, cases = files(whole), 0
    for name in before:
        for data in DAMAGES[kind]((whole / name).read_bytes()):
            if data == b"" and (whole / name).stat().st_size == 0:
                continue
            cases, run = cases + 1, tmp_path / "run"
            damage(whole, run, name, data)
            found, left = repair(run, GAME)
            assert left.faults == {}, (name, left.faults)
            if name.startswith(("checkpoints/", "games/")):
                assert found.faults, f"{name} is damaged, and nothing was said"
            after = files(run)
            changed = {other for other in before if other != name and after.get(other) != before[other]}
            if name.startswith("games/"):
                assert all(other.endswith("manifest.json") for other in changed)
                changed = set()
                for manifest in run.glob("checkpoints/*/manifest.json"):
                    old = json.loads((whole / manifest.relative_to(run)).read_bytes())
                    old["shards"].pop(name, None)
                    assert manifest.read_bytes() == signed(old)
            folder = name.rpartition("/")[0]
            if name.startswith("checkpoints/"):  # of one of its files the whole checkpoint goes
                changed = {other for other in changed if not other.startswith(f"{folder}/")}
                assert not (run / folder).exists() and (run / DAMAGED / folder).exists()
            assert changed <= {"lock"}, (name, changed)
            goes_on(run)
            shutil.rmtree(run)
    assert cases >= 20


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("checkpoints/000010/manifest.json", None),
        ("games/000010.parquet", b"junk"),
        ("config.json", b"{"),
        ("metrics.jsonl", b"\xff\n{}\n"),
    ],
)
def test_a_repaired_run_trains_on_without_a_warning(whole: Path, tmp_path: Path, name: str, data: bytes | None) -> None:
    run = tmp_path / "run"
    damage(whole, run, name, data)
    repair(run)
    with warnings.catch_warnings(action="error"):
        reports = list(learn(change(stored_config(run), {"generations": 11}), run, resume=True, quiet=True))
    assert reports[-1].generation == 11
    shutil.rmtree(run / "tensorboard", ignore_errors=True)
    assert verify(run).faults == {}


def test_the_command_says_what_is_damaged_and_ends_with_one_until_it_is_mended(whole: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    damage(whole, run, "games/000009.parquet", b"")
    (run / "checkpoints" / "000011").mkdir()  # a commit that did not end
    (run / ".config.json.0123.partial").write_text("{")
    (run / "unfinished.pt").write_bytes(b"azkit unfinished generation 1 0\n")

    def said(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["verify", str(run), *words])
        return done.exit_code, done.output

    code, text = said()
    assert code == 1 and "games/000009.parquet: its bytes do not match" in text and "config.json.0123" in text
    assert "checkpoints/000011: it has no manifest" in text and "unfinished.pt is damaged" in text
    assert said("--repair")[0] == 0
    assert said() == (0, said()[1]) and "faults  0" in said()[1]
    assert CliRunner().invoke(app, ["verify", str(tmp_path)]).exit_code == 2


def test_the_lock_that_repairing_takes_stays_where_it_is(whole: Path, tmp_path: Path) -> None:
    """It was moved to damaged/ while it was held, so that a trainer could begin meanwhile."""
    run = tmp_path / "run"
    damage(whole, run, "lock", b"folder")
    repair(run)
    assert (run / "lock").is_file() and [path.name for path in (run / DAMAGED).iterdir()] == ["lock"]


def test_what_a_training_commits_before_the_lock_is_free_is_judged_as_it_then_is(whole, tmp_path, monkeypatch) -> None:
    """The newest checkpoint was moved away: it was being written when it was looked at."""
    run = Path(shutil.copytree(whole, tmp_path / "run"))
    manifest = max((run / "checkpoints").glob("*/manifest.json"))
    data, lock = manifest.read_bytes(), verify_module.run_lock
    manifest.unlink()

    @contextmanager
    def once_it_is_free(run):
        manifest.write_bytes(data)
        with lock(run):
            yield

    monkeypatch.setattr(verify_module, "run_lock", once_it_is_free)
    found, _ = repair(run)
    assert not found.faults and manifest.exists()


def test_without_any_sound_checkpoint_the_run_begins_again_from_its_configuration(whole: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    damage(whole, run, "checkpoints/000010/manifest.json", b"")
    for folder in committed(run):
        (folder / "weights.safetensors").unlink()
    assert repair(run)[1].faults == {} and committed(run) == []
    assert stored_config(run) == CONFIG


def test_a_checkpoint_of_a_newer_azkit_is_no_damage(whole: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    name = "checkpoints/000010/manifest.json"
    values: dict[str, Any] = json.loads((whole / name).read_bytes())
    values["versions"]["azkit"] = "99.0"
    damage(whole, run, name, signed(values | {"schema": 2}))
    with pytest.raises(AzkitError, match=r"000010 has schema 2 of azkit 99\.0: upgrade azkit"):
        repair(run)
    commit(run / name, signed(values | {"config": values["config"] | {"new_key": 1}}))
    with pytest.raises(AzkitError, match=r"unknown key new_key.*made by azkit 99\.0.*upgrade azkit"):
        load_checkpoint(run)


def test_a_folder_of_ones_own_among_the_checkpoints_is_left_where_it_is(whole: Path, tmp_path: Path) -> None:
    """It was called a checkpoint without a manifest, and --repair moved it to damaged/."""
    run = tmp_path / "run"
    damage(whole, run, "lock", None)
    (run / "checkpoints" / "9-notes").mkdir()
    assert repair(run)[0].faults == {} and (run / "checkpoints" / "9-notes").is_dir()


def test_a_deletion_that_was_killed_is_ended_by_the_next(whole: Path, tmp_path: Path) -> None:
    """Their weights stayed for ever."""
    run = tmp_path / "run"
    damage(whole, run, "lock", None)
    left = shutil.copytree(run / "checkpoints" / "000001", run / "checkpoints" / "000008")
    (left / "manifest.json").unlink()
    state = load_checkpoint(run).training_state()
    checkpoints.save_checkpoint(run, GAME, CONFIG, state)
    assert not left.exists()


def test_a_run_that_only_learned_from_records_is_sound(tmp_path: Path) -> None:
    """It has a checkpoint and no generation to report: azkit verify called it damaged."""
    state = TrainingState(0, build_net(GAME, CONFIG.net, 0))
    checkpoints.store_config(tmp_path, CONFIG)
    checkpoints.save_checkpoint(tmp_path, GAME, CONFIG, state)
    assert verify(tmp_path).faults == {}
