"""Checkpoints: a folder whose manifest comes last and holds the SHA-256 of every file.

Without a manifest a folder does not count, and with one it is whole or found out, so whatever moment a process dies
at, what was committed before stays.
"""

import io
import json
import platform
import shutil
import warnings
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np
import safetensors.torch
import torch
from torch import nn

from ..errors import AzkitError, about
from ..files import commit, memory, read_regular, remove, zip_stream
from ..games.base import Game
from ..nets.nets import build_net
from ..version import __version__
from .config import CONFIG, RunConfig, from_dict, lasts, to_dict
from .manifests import (
    BEST,
    FORMAT,
    GAMES,
    MANIFEST,
    MOST,
    OPTIMIZER,
    SCHEMA,
    UNREADABLE,
    WEIGHTS,
    DamagedError,
    damage_as,
    if_newer,
    read_manifest,
    signed,
    verify_files,
)
from .rules import trusted

ROLLING, MILESTONE, FINAL = "rolling", "milestone", "final"  # tiers: only rolling ones are deleted
BACK = 3  # generations that a run goes back for a damaged file of games: more are worth more than its positions


@dataclass
class TrainingState:
    """All that a run needs to go on as if it had never stopped; by default that of one that begins."""

    generation: int
    net: nn.Module  # in training
    best: nn.Module | None = None  # the network that plays, where that is the best so far, or the mean over steps
    optimizer: dict[str, Any] = field(default_factory=dict)  # state dicts by name: tensors and plain numbers only
    selfplay: dict[str, np.ndarray] = field(default_factory=dict)  # games in progress
    # The window's files below the run folder: what `commit` returned for each
    shards: dict[str, dict[str, Any]] = field(default_factory=dict)
    counters: dict[str, float] = field(default_factory=lambda: {"minutes": 0.0})
    # How this machine evaluates and trains: the same again gives the same bits
    variant: dict[str, Any] = field(default_factory=dict)


def save_checkpoint(run: Path, game: Game, config: RunConfig, state: TrainingState) -> Path:
    """Commit a checkpoint, then delete old rolling ones; returns its folder."""
    folder = run / "checkpoints" / f"{state.generation:06d}"
    remove(folder / MANIFEST)  # a damaged namesake stops counting before it is overwritten
    files = {WEIGHTS: weights_of(state.net), OPTIMIZER: bytes_of(state.optimizer), GAMES: npz_of(state.selfplay)}
    if state.best is not None:
        files[BEST] = weights_of(state.best)
    records = {name: commit(folder / name, data) for name, data in files.items()}
    commit(folder / MANIFEST, signed(manifest_of(game, config, state, records)))
    _prune(run, state.generation, config.keep)
    return folder


def manifest_of(game: Game, config: RunConfig, state: TrainingState, files: Mapping[str, Any]) -> dict[str, Any]:
    """A checkpoint's manifest; `files` has size and SHA-256 of each, as `commit` returns them."""
    libraries = {name: metadata.version(name) for name in ("torch", "numpy", "numba")}
    return {
        "format": FORMAT,
        "schema": SCHEMA,
        "tier": MILESTONE if lasts(state.generation, config.milestone) else ROLLING,
        "generation": state.generation,
        "game": {"name": game.name, "options": game.options},
        "config": to_dict(config),
        "counters": state.counters,
        "variant": state.variant,
        "versions": {"python": platform.python_version(), "azkit": __version__, **libraries},
        "shards": state.shards,
        "files": dict(files),
    }


def mark_final(folder: Path) -> None:
    """Keep a committed checkpoint for good: its run ended or was stopped here."""
    commit(folder / MANIFEST, signed(read_manifest(folder) | {"tier": FINAL}))


def weights_of(net: nn.Module) -> bytes:
    """The network as a safetensors file."""
    return safetensors.torch.save({name: value.cpu().contiguous() for name, value in net.state_dict().items()})


def bytes_of(values: Mapping[str, Any]) -> bytes:
    """Tensors and plain values, such as the state of optimizers, as torch's file."""
    file = io.BytesIO()
    torch.save(values, file)
    return file.getvalue()


def npz_of(arrays: Mapping[str, np.ndarray]) -> bytes:
    """Arrays as np.savez_compressed has them, but in a hurry: of a GPU's thousands of games that took 1.5 seconds."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, array, allow_pickle=False)
    return data.getvalue()


def committed(run: Path) -> list[Path]:
    """The run's checkpoint folders, oldest first; another one, such as a user's copy of one, is none."""
    return [folder for folder in numbered(run) if (folder / MANIFEST).exists()]


def numbered(run: Path) -> list[Path]:
    """Folders named as checkpoints are, oldest first, with those whose commit or deletion was interrupted."""
    return sorted(folder for folder in (run / "checkpoints").glob("[0-9]*") if folder.name.isdecimal())


def _prune(run: Path, generation: int, keep: int) -> None:
    """Delete all but the last `keep` checkpoints up to this one, milestones (early ones are, too) and finals; and what
    is none. Later ones are damaged, and the run went back before them."""
    whole = committed(run)
    for folder in {*numbered(run)} - {*whole}:
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [folder for folder in whole if int(folder.name) <= generation][:-keep]:
        try:
            rolling = json.loads(read_regular(folder / MANIFEST, MOST))["tier"] == ROLLING
        except UNREADABLE:
            rolling = True  # damaged
        if rolling:
            drop(folder)


def drop(folder: Path) -> None:
    """Delete a checkpoint."""
    remove(folder / MANIFEST)  # first of all, so that no half of it counts
    shutil.rmtree(folder, ignore_errors=True)


def run_of(folder: Path) -> Path | None:
    """The run whose checkpoint folder this is; None for any other folder."""
    folder = folder.absolute()
    return folder.parents[1] if folder.parent.name == "checkpoints" else None


@dataclass(frozen=True)
class Checkpoint:
    """A verified checkpoint."""

    path: Path
    game: Game
    net: nn.Module  # the network that plays, in eval mode, on the CPU
    config: RunConfig
    generation: int
    manifest: dict[str, Any]

    @property
    def run(self) -> Path | None:
        """The folder of its run; None for one that was copied out of it."""
        return run_of(self.path)

    def training_state(self) -> TrainingState:
        """What resuming needs beside the configuration. Raises DamagedError."""
        another = BEST in self.manifest["files"]
        net = read_net(self.path / WEIGHTS, self.game, self.config) if another else self.net
        played, game = self.config.selfplay, self.game
        each = 2 * game.state_size + 8 * game.max_moves + 4 * game.players + 64  # bytes of a ply
        room = min(memory() // 2, (1 << 20) + 2 * played.lanes * played.groups * (game.max_plies + 1) * each)
        with damage_as(f"{self.path} holds what azkit does not read (a pickle?)"):
            verify_files(self.path, {name: self.manifest["files"][name] for name in (OPTIMIZER, GAMES)})
            steps, games = (read_regular(self.path / name) for name in (OPTIMIZER, GAMES))
            optimizer = torch.load(zip_stream(steps), map_location="cpu", weights_only=True)
            float(self.manifest["counters"]["minutes"])
            if optimizer:
                float(optimizer["adam"]["param_groups"][0]["lr"])
            with np.load(zip_stream(games, room), allow_pickle=False) as arrays:
                selfplay = dict(arrays)
            if not all(isinstance(array, np.ndarray) for array in selfplay.values()):
                raise TypeError(f"{GAMES} holds no arrays")
        kept = {name: self.manifest[name] for name in ("shards", "counters", "variant")}
        return TrainingState(self.generation, net, self.net if another else None, optimizer, selfplay, **kept)


def load_checkpoint(path: str | Path, game: Game | str | Path | None = None, shards: bool = False) -> Checkpoint:
    """Load a checkpoint folder, or of a run folder the newest checkpoint that verifies, with a warning if it is not
    the newest.

    `game` is the game it must be for, or the file of a user's own rules: no path is imported that a checkpoint names.
    Rules that this user trained with need not be named here, and other ones than they were are refused, by their hash.

    With `shards` the window's files are verified, too; if no checkpoint of the last BACK generations has all of them,
    the newest goes on without those that are damaged. Raises AzkitError for anything that is missing, damaged, not a
    checkpoint, for another game or board, or made by a newer azkit.
    """
    path = Path(path)
    if not path.exists():
        raise AzkitError(f"there is no checkpoint or run at {path}")
    folders = [path] if (path / MANIFEST).exists() else committed(path)[::-1]
    if not folders:
        raise AzkitError(f"{path} is neither a run with checkpoints nor a checkpoint: it has no {MANIFEST}")
    damages: list[DamagedError] = []
    for folder in folders:
        if shards and damages and int(folders[0].name) - int(folder.name) > BACK:
            break
        try:
            checkpoint = _load(folder, game, shards)
        except DamagedError as error:
            damages.append(error)
        else:
            for damage in damages:
                warnings.warn(f"{damage}; going back to the checkpoint before it", stacklevel=2)
            return checkpoint
    if not shards or folders == [path]:
        raise damages[-1]
    checkpoint, sound = load_checkpoint(path, game), {}
    for name, record in checkpoint.manifest["shards"].items():
        try:
            verify_files(path, {name: record})
        except DamagedError as error:
            warnings.warn(f"{error}; going on without its positions", stacklevel=2)
        else:
            sound[name] = record
    return replace(checkpoint, manifest=checkpoint.manifest | {"shards": sound})


def store_config(run: Path, config: RunConfig) -> None:
    """Commit a run's configuration as its config.json. Raises AzkitError if it cannot be written."""
    commit(run / CONFIG, json.dumps(to_dict(config), indent=1).encode())


def stored_config(run: Path) -> RunConfig:
    """A run's configuration: that in config.json, or where that is damaged, in the newest manifest that verifies.

    Raises AzkitError where there is no run or neither can be read.
    """
    path, folders = run / CONFIG, committed(run)[::-1]
    if not path.exists() and not folders:
        raise AzkitError(f"there is no run to resume in {run}: it has no {path.name}")
    try:
        values = json.loads(read_regular(path, MOST))
    except (OSError, ValueError, RecursionError) as error:
        damage = f"{path} is damaged: {error}"
    else:
        with about(path):
            return from_dict(values)
    for folder in folders:
        with suppress(DamagedError):
            config = from_dict(read_manifest(folder)["config"])
            warnings.warn(f"{damage}; going on with the configuration in {folder.name}", stacklevel=2)
            return config
    raise AzkitError(damage)


def _load(folder: Path, game: Game | str | Path | None, shards: bool) -> Checkpoint:
    manifest = read_manifest(folder)
    verify_files(folder, manifest["files"])
    if shards:
        verify_files(folder.parent.parent, manifest["shards"])
    with about(folder, if_newer(manifest)):
        config = from_dict(manifest["config"])
    named = game.source if isinstance(game, Game) else game
    config = replace(config, game=trusted(config.game, str(folder), named))
    with about(folder):
        own = config.game.make()
    if isinstance(game, Game) and (own.name, own.options) != (game.name, game.options):
        raise AzkitError(f"{folder} is for {own.describe()}, not for {game.describe()}")
    name = BEST if BEST in manifest["files"] else WEIGHTS
    return Checkpoint(folder, own, read_net(folder / name, own, config), config, manifest["generation"], manifest)


def read_net(path: Path, game: Game, config: RunConfig) -> nn.Module:
    """The network whose weights are in a file, in eval mode."""
    with damage_as(f"{path} does not hold weights of this network"):
        tensors = safetensors.torch.load(read_regular(path))
        with torch.device("meta"):  # takes no memory: a configuration may claim any size
            sizes = {name: value.shape for name, value in build_net(game, config.net, config.seed).state_dict().items()}
        if sizes != {name: value.shape for name, value in tensors.items()}:
            raise ValueError(f"{config.net} makes another one")
        net = build_net(game, config.net, config.seed)
        net.load_state_dict(tensors)
    return net.eval()
