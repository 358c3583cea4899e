"""Nothing that was committed is lost, and nothing that is damaged is loaded."""

from __future__ import annotations

import json
import os
import pickle
import resource
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from azkit import AzkitError, make
from azkit.files import commit, record_of, run_lock
from azkit.nets.nets import NetConfig, build_net
from azkit.runs import checkpoints
from azkit.runs.checkpoints import TrainingState, load_checkpoint, mark_final, save_checkpoint, stored_config
from azkit.runs.config import GameConfig, RunConfig
from azkit.training.optimize import Optimizer

CONFIG = RunConfig(game=GameConfig("tictactoe"), net=NetConfig(blocks=1, filters=4, hidden=8), keep=3, milestone=5)
GAME = CONFIG.game.make()


def state(run: Path, generation: int, best: bool = False) -> TrainingState:
    """A small state whose weights depend on the generation, and its shard on disk."""
    net = build_net(GAME, CONFIG.net, seed=generation)
    optimizer = Optimizer(net, CONFIG.train)
    sum(output.sum() for output in net(torch.ones(2, *GAME.planes))).backward()
    for one in optimizer.optimizers.values():
        one.step()
    name = f"games/{generation:06d}.parquet"
    return TrainingState(
        generation,
        net,
        build_net(GAME, CONFIG.net, seed=99) if best else None,
        optimizer.state(),
        {"states": np.arange(12, dtype=np.int16), "counts": np.full(3, generation)},
        {name: commit(run / name, bytes([generation]) * 500)},
        {"games": 10.0 * generation, "minutes": 0.1 + 0.2},
        {"device": "cpu"},
    )


def save(run: Path, generation: int, best: bool = False) -> Path:
    return save_checkpoint(run, GAME, CONFIG, state(run, generation, best))


def sign(folder: Path, **changes: Any) -> None:
    """Give a checkpoint a manifest that is right about what is there now: damage done on purpose, not by chance."""
    manifest = json.loads((folder / "manifest.json").read_bytes()) | changes
    for name in manifest["files"]:
        manifest["files"][name] = record_of((folder / name).read_bytes())
    commit(folder / checkpoints.MANIFEST, checkpoints.signed(manifest))


def generations(run: Path) -> list[int]:
    return [int(folder.name) for folder in checkpoints.committed(run)]


@pytest.mark.oldest
@pytest.mark.parametrize("best", [False, True])
def test_a_checkpoint_gives_back_every_bit(tmp_path: Path, best: bool) -> None:
    before = state(tmp_path, 7, best)
    folder = save_checkpoint(tmp_path, GAME, CONFIG, before)
    checkpoint = load_checkpoint(folder)
    after = checkpoint.training_state()
    assert (checkpoint.generation, checkpoint.config, checkpoint.game.describe()) == (7, CONFIG, GAME.describe())
    assert (after.shards, after.counters, after.variant) == (before.shards, before.counters, before.variant)
    plays = before.net if before.best is None else before.best
    for one, two in ((before.net, after.net), (plays, checkpoint.net)):
        for name, value in one.state_dict().items():
            assert torch.equal(value, two.state_dict()[name])
    assert not checkpoint.net.training
    for kind in ("adam", "muon"):
        assert before.optimizer[kind]["state"]
        for index, moments in before.optimizer[kind]["state"].items():
            for name, value in moments.items():
                assert torch.equal(value, after.optimizer[kind]["state"][index][name])
    for name, array in before.selfplay.items():
        assert np.array_equal(array, after.selfplay[name])
        assert array.dtype == after.selfplay[name].dtype


def test_a_reader_that_fails_without_a_word_is_told_by_its_error_s_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: bytes) -> None:
        raise MemoryError

    folder = save(tmp_path, 1)
    monkeypatch.setattr("safetensors.torch.load", fail)
    with pytest.raises(AzkitError, match="does not hold weights of this network: MemoryError"):
        load_checkpoint(folder)


def test_a_flipped_bit_anywhere_is_found_and_the_checkpoint_before_is_loaded(tmp_path: Path) -> None:
    save(tmp_path, 1)
    folder = save(tmp_path, 2, best=True)
    rng = np.random.default_rng(0)
    files = sorted(path for path in folder.iterdir())
    assert {path.name for path in files} == {
        "weights.safetensors", "best.safetensors", "optimizer.pt", "selfplay.npz", "manifest.json"
    }  # fmt: skip
    for path in files:
        data = path.read_bytes()
        places = range(len(data)) if path.name == "manifest.json" else rng.integers(len(data), size=25)
        for place in places:
            damaged = bytearray(data)
            # Of the manifest also bits that JSON does not mind: a long number's last digit, the E of an exponent.
            damaged[place] ^= (1 if chr(data[place]).isdigit() else 0x20) if len(places) > 25 else 1 << rng.integers(8)
            path.write_bytes(damaged)
            with pytest.raises(AzkitError):
                load_checkpoint(folder)
        with pytest.warns(UserWarning, match=path.name):
            assert load_checkpoint(tmp_path).generation == 1
        path.write_bytes(data)
    assert load_checkpoint(tmp_path).generation == 2


@pytest.mark.parametrize("name", ["weights.safetensors", "optimizer.pt", "selfplay.npz", "manifest.json"])
def test_a_truncated_or_missing_file_is_named(tmp_path: Path, name: str) -> None:
    folder = save(tmp_path, 1)
    data = (folder / name).read_bytes()
    for size in (0, 1, len(data) // 2, len(data) - 1):
        (folder / name).write_bytes(data[:size])
        with pytest.raises(AzkitError, match=name):
            load_checkpoint(folder)
    (folder / name).unlink()
    with pytest.raises(AzkitError, match=name):
        load_checkpoint(folder)


def test_shards_are_verified_where_a_run_goes_on(tmp_path: Path) -> None:
    save(tmp_path, 1)
    folder = save(tmp_path, 2)
    shard = tmp_path / "games" / "000002.parquet"
    shard.write_bytes(b"\0" + shard.read_bytes()[1:])
    assert load_checkpoint(folder).generation == 2  # playing needs no games
    with pytest.warns(UserWarning, match=r"000002\.parquet"):
        assert load_checkpoint(tmp_path, shards=True).generation == 1
    shard.unlink()
    with pytest.raises(AzkitError, match=r"000002\.parquet"):
        load_checkpoint(folder, shards=True)


def test_one_damaged_shard_that_all_checkpoints_share_costs_its_positions_not_the_run(tmp_path: Path) -> None:
    """A bit of the window's oldest file, and no checkpoint was complete: the run could never go on."""
    shards: dict[str, Any] = {}
    for generation in (1, 2, 3):
        current = state(tmp_path, generation)
        shards = current.shards = shards | current.shards
        save_checkpoint(tmp_path, GAME, CONFIG, current)
    shard = tmp_path / "games" / "000001.parquet"
    shard.write_bytes(b"\0" + shard.read_bytes()[1:])
    with pytest.warns(UserWarning, match=r"000001\.parquet is damaged.*going on without its positions"):
        checkpoint = load_checkpoint(tmp_path, shards=True)
    assert checkpoint.generation == 3
    assert list(checkpoint.training_state().shards) == ["games/000002.parquet", "games/000003.parquet"]


def test_one_damaged_shard_does_not_throw_a_run_back_to_its_beginning(tmp_path: Path) -> None:
    """The first generation is kept and names its own shard alone: a run of weeks went on from there."""
    shards: dict[str, Any] = {}
    for generation in range(1, 10):
        current = state(tmp_path, generation)
        shards = current.shards = dict([*shards.items(), *current.shards.items()][-4:])
        save_checkpoint(tmp_path, GAME, CONFIG, current)
    (tmp_path / "games" / "000006.parquet").unlink()
    with pytest.warns(UserWarning, match=r"000006\.parquet is missing; going on without its positions"):
        checkpoint = load_checkpoint(tmp_path, shards=True)
    assert checkpoint.generation == 9
    assert [int(Path(name).stem) for name in checkpoint.training_state().shards] == [7, 8, 9]


def test_what_is_learned_after_going_back_is_not_deleted_for_damaged_checkpoints(tmp_path: Path) -> None:
    """They took the places of those that are kept, and each new one went as it was committed."""
    for generation in range(1, 10):
        save(tmp_path, generation)
    for generation in (7, 8, 9):
        (tmp_path / "checkpoints" / f"{generation:06d}" / "weights.safetensors").write_bytes(b"torn")
    with pytest.warns(UserWarning, match="going back"):
        assert load_checkpoint(tmp_path, shards=True).generation == 5
    assert save(tmp_path, 6).is_dir() and 6 in generations(tmp_path)
    with pytest.warns(UserWarning, match="going back"):
        assert load_checkpoint(tmp_path, shards=True).generation == 6


@pytest.mark.parametrize("text", [b"", b'{"seed": 1', b"\xff\xfe"])
def test_a_torn_config_file_is_replaced_by_the_one_in_the_newest_manifest(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "config.json").write_bytes(text)
    with pytest.raises(AzkitError, match=r"config\.json is damaged"):
        stored_config(tmp_path)
    save(tmp_path, 1)
    save(tmp_path, 2)
    with pytest.warns(UserWarning, match=r"config\.json is damaged.*000002"):
        assert stored_config(tmp_path) == CONFIG
    (tmp_path / "config.json").write_text('{"sede": 1}')  # somebody's own mistake is told, not passed over
    with pytest.raises(AzkitError, match=r"config\.json: unknown key sede"):
        stored_config(tmp_path)
    with pytest.raises(AzkitError, match="no run to resume"):
        stored_config(tmp_path / "nowhere")


class Payload:
    """Unpickling this touches a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple:
        return Path.touch, (self.path,)


@pytest.mark.oldest
@pytest.mark.filterwarnings("ignore:Detected pickle protocol")
@pytest.mark.parametrize("name", ["weights.safetensors", "optimizer.pt", "selfplay.npz"])
@pytest.mark.parametrize("form", ["pickle", "torch", "numpy"])
def test_a_pickle_is_refused_and_never_run(tmp_path: Path, name: str, form: str) -> None:
    folder = save(tmp_path, 1)
    payload, path = Payload(tmp_path / "touched"), folder / name
    with open(path, "wb") as file:
        if form == "pickle":
            pickle.dump(payload, file)
        elif form == "torch":
            torch.save({"adam": payload}, file)
        else:
            np.savez(file, states=np.array([payload], object))
    sign(folder)
    with pytest.raises(AzkitError, match=str(folder)):
        load_checkpoint(folder).training_state()
    assert not (tmp_path / "touched").exists()


def test_another_game_or_board_is_told_apart(tmp_path: Path) -> None:
    folder = save(tmp_path, 1)
    assert load_checkpoint(folder, make("tictactoe")).generation == 1
    for other in (make("connectx"), make("tictactoe", planes="mine,theirs,last")):
        with pytest.raises(AzkitError, match="is for tictactoe"):
            load_checkpoint(folder, other)
    sign(folder, config=json.loads(json.dumps(checkpoints.to_dict(replace(CONFIG, net=NetConfig(2, 8))))))
    with pytest.raises(AzkitError, match=r"weights\.safetensors"):
        load_checkpoint(folder)


def test_a_newer_schema_asks_for_a_newer_azkit_instead_of_an_older_checkpoint(tmp_path: Path) -> None:
    save(tmp_path, 1)
    sign(save(tmp_path, 2), schema=checkpoints.SCHEMA + 1)
    with pytest.raises(AzkitError, match="upgrade azkit"):
        load_checkpoint(tmp_path)


def test_what_is_no_checkpoint_says_so(tmp_path: Path) -> None:
    (tmp_path / "model.pt").write_bytes(b"weights")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "manifest.json").write_text('{"name": "a web page"}')
    for path in (tmp_path / "missing", tmp_path / "model.pt", tmp_path / "other", tmp_path):
        with pytest.raises(AzkitError, match=str(path)):
            load_checkpoint(path)
    folder = save(tmp_path / "run", 1)
    sign(folder, config={"game": {"name": "chess"}})
    with pytest.raises(AzkitError, match=r"000001.*chess"):
        load_checkpoint(folder)
    (folder / "manifest.json").unlink()  # as if its commit had been interrupted
    with pytest.raises(AzkitError, match="no manifest"):
        load_checkpoint(folder)


def test_rolling_checkpoints_go_milestones_and_finals_stay(tmp_path: Path) -> None:
    for generation in range(1, 13):
        folder = save(tmp_path, generation)
        if generation == 3:
            mark_final(folder)
    assert generations(tmp_path) == [1, 3, 5, 10, 11, 12], "how the run began can be replayed"
    mark_final(tmp_path / "checkpoints" / "000011")
    for generation in range(13, 20):
        save(tmp_path, generation)
    assert generations(tmp_path) == [1, 3, 5, 10, 11, 15, 17, 18, 19]
    assert load_checkpoint(tmp_path / "checkpoints" / "000011").manifest["tier"] == "final"


def test_a_copy_that_a_user_keeps_beside_the_checkpoints_is_neither_one_of_them_nor_deleted(tmp_path: Path) -> None:
    """It was taken for the newest of the run, and went with the rolling ones."""
    mine = shutil.copytree(save(tmp_path, 2), tmp_path / "checkpoints" / "2-good")
    for generation in range(3, 8):
        save(tmp_path, generation)
    assert generations(tmp_path) == [5, 6, 7] and load_checkpoint(mine).generation == 2
    (mine / "manifest.json").unlink()
    save(tmp_path, 8)
    assert mine.is_dir()


class Died(BaseException):
    """The process is gone: nothing after this runs."""


def test_whatever_step_of_a_commit_a_process_dies_at_a_checkpoint_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dies before the 1st, 2nd, ... system call that writes generation 4 over a damaged one and prunes."""
    calls = ("os.replace", "os.fsync", "os.unlink", "os.rmdir", "builtins.open")
    for generation in range(1, 5):
        save(tmp_path / "before", generation)
    (tmp_path / "before" / "checkpoints" / "000004" / "optimizer.pt").write_bytes(b"damaged")
    for step in range(1, 200):
        run = shutil.copytree(tmp_path / "before", tmp_path / str(step))
        left = [step]
        with monkeypatch.context() as patch:
            for name in calls:
                patch.setattr(name, dying(getattr(sys.modules[name.split(".")[0]], name.split(".")[1]), left))
            try:
                save(run, 4)
            except Died:
                done = False
            else:
                done = True
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # the damaged one, where it was not replaced yet
            assert load_checkpoint(run, shards=True).generation in ((4,) if done else (3, 4))
        if done:
            break
        save(run, 4)  # what lies about does not disturb the next commit
        assert load_checkpoint(run, shards=True).generation == 4
    assert step > 20


def dying(function: Callable, left: list[int]) -> Callable:
    """The function, until it has been called often enough."""

    def call(*arguments: Any, **options: Any) -> Any:
        left[0] -= 1
        if left[0] <= 0:
            raise Died
        return function(*arguments, **options)

    return call


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Writing more than this to one file fails, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_names_the_file_and_leaves_the_last_checkpoint(tmp_path: Path) -> None:
    save(tmp_path, 1)
    for size in (300, 1000, 3000):  # too small for the shard, the weights, the optimizer
        with file_size_limit(size), pytest.raises(AzkitError, match=f"cannot write {tmp_path}"):
            save(tmp_path, 2)
        assert load_checkpoint(tmp_path, shards=True).generation == 1
    assert not list(tmp_path.glob("**/.*.partial"))
    save(tmp_path, 2)
    assert load_checkpoint(tmp_path, shards=True).generation == 2


def test_a_really_full_file_system_does_the_same(tmp_path: Path) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("only root can mount a small file system")
    try:
        saved = 0
        with pytest.raises(AzkitError, match="No space left"):
            for saved in range(1, 100):
                mark_final(save(tmp_path, saved))
        assert load_checkpoint(tmp_path, shards=True).generation == saved - 1
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_a_run_folder_that_cannot_be_written_fails_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for run in (tmp_path / "file", tmp_path / "file" / "run"):
        with pytest.raises(AzkitError, match=f"cannot write {run}"), run_lock(run):
            pass
    if os.geteuid() != 0:
        tmp_path.chmod(0o555)
        with pytest.raises(AzkitError, match="cannot write"), run_lock(tmp_path / "run"):
            pass


def test_one_trainer_a_run_and_a_dead_one_is_no_obstacle(tmp_path: Path) -> None:
    ours = pytest.raises(AzkitError, match=f"being trained by process {os.getpid()} on")
    with run_lock(tmp_path), ours, run_lock(tmp_path):
        pass
    holder = (
        f"import time; from azkit.files import run_lock; import pathlib\n"
        f"with run_lock(pathlib.Path({str(tmp_path)!r})): print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", holder], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(AzkitError, match=f"process {process.pid} on"), run_lock(tmp_path):
            pass
        process.kill()
    assert f"process {process.pid} on" in (tmp_path / "lock").read_text()
    with run_lock(tmp_path):  # its lock file is stale
        assert f"process {os.getpid()} on" in (tmp_path / "lock").read_text()
