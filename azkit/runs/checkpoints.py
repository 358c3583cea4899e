"""Checkpoints: a folder whose manifest comes last and holds the SHA-256 of every file.

Without a manifest a folder does not count, and with one it is whole or found out, so whatever moment a process dies
at, what was committed before stays.
"""

import hashlib
import io
import json
import pickle
import platform
import shutil
import warnings
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np
import safetensors.torch
import torch
from safetensors import SafetensorError
from torch import nn

from ..errors import AzkitError
from ..files import commit, remove
from ..games.base import Game
from ..nets.nets import build_net, grown
from ..version import __version__
from .config import RunConfig, from_dict, lasts, to_dict

FORMAT, SCHEMA = "azkit checkpoint", 1
MANIFEST, WEIGHTS, OPTIMIZER = "manifest.json", "weights.safetensors", "optimizer.pt"
ROLLING, MILESTONE, FINAL = "rolling", "milestone", "final"  # tiers: only rolling ones are deleted
# What the readers of JSON, safetensors, torch and NumPy raise on bytes that are not theirs
UNREADABLE = (ValueError, KeyError, TypeError, EOFError, OSError, RuntimeError)
UNREADABLE += (SafetensorError, pickle.UnpicklingError, zipfile.BadZipFile)


@dataclass
class TrainingState:
    """All that a run needs to go on as if it had never stopped."""

    generation: int
    net: nn.Module  # in training
    best: nn.Module | None  # with gating: the network that plays
    optimizer: dict[str, Any]  # state dicts by name: tensors and plain numbers only
    selfplay: dict[str, np.ndarray]  # games in progress
    shards: dict[str, dict[str, Any]]  # the window's files below the run folder: what `commit` returned for each
    counters: dict[str, float]
    variant: dict[str, Any]  # how this machine evaluates and trains: the same again gives the same bits

    def grow(self, game: Game, config: RunConfig) -> None:
        """Go on with a larger network, which computes what the old one does; moments begin anew. Raises AzkitError."""
        self.net = grown(self.net, build_net(game, config.net, config.seed))
        self.best = self.best and grown(self.best, build_net(game, config.net, config.seed))
        self.optimizer, self.variant = {}, {}


class DamagedError(AzkitError):
    """A checkpoint whose bytes are not those that were committed."""


def save_checkpoint(run: Path, game: Game, config: RunConfig, state: TrainingState) -> Path:
    """Commit a checkpoint, then delete old rolling ones; returns its folder."""
    folder = run / "checkpoints" / f"{state.generation:06d}"
    remove(folder / MANIFEST)  # a damaged namesake stops counting before it is overwritten
    arrays = io.BytesIO()
    np.savez_compressed(arrays, allow_pickle=False, **state.selfplay)
    files = {WEIGHTS: weights_of(state.net), OPTIMIZER: bytes_of(state.optimizer), "selfplay.npz": arrays.getvalue()}
    if state.best is not None:
        files["best.safetensors"] = weights_of(state.best)
    records = {name: commit(folder / name, data) for name, data in files.items()}
    commit(folder / MANIFEST, signed(manifest_of(game, config, state, records)))
    _prune(run, config.keep)
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


def bytes_of(optimizer: Mapping[str, Any]) -> bytes:
    """The state of optimizers as torch's file of tensors and plain numbers."""
    file = io.BytesIO()
    torch.save(optimizer, file)
    return file.getvalue()


def signed(manifest: Mapping[str, Any]) -> bytes:
    """A manifest's text, with its hash of itself last."""
    rest = {key: value for key, value in manifest.items() if key != "sha256"}
    digest = hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()
    return json.dumps(rest | {"sha256": digest}, indent=1).encode()


def committed(run: Path) -> list[Path]:
    """The run's checkpoint folders, oldest first."""
    return sorted(path.parent for path in (run / "checkpoints").glob(f"[0-9]*/{MANIFEST}"))


def _prune(run: Path, keep: int) -> None:
    """Delete all but the last `keep` checkpoints, milestones (early ones are, too) and finals; and what is none."""
    whole = committed(run)
    for folder in {*(run / "checkpoints").glob("[0-9]*")} - {*whole}:  # a commit or a deletion that was interrupted
        shutil.rmtree(folder, ignore_errors=True)
    for folder in whole[:-keep]:
        try:
            rolling = json.loads((folder / MANIFEST).read_bytes())["tier"] == ROLLING
        except (ValueError, KeyError, TypeError):
            rolling = True  # damaged
        if rolling:
            remove(folder / MANIFEST)  # first of all, so that no half of it counts
            shutil.rmtree(folder, ignore_errors=True)


def read_manifest(folder: Path) -> dict[str, Any]:
    """A checkpoint's manifest, verified. Raises DamagedError, or AzkitError if it is none or of a newer azkit."""
    try:
        return parse_manifest((folder / MANIFEST).read_bytes(), str(folder))
    except OSError as error:
        raise DamagedError(f"{folder / MANIFEST} is damaged: {error}") from error


def parse_manifest(text: bytes, place: str) -> dict[str, Any]:
    """The same of a manifest's text; `place` is the checkpoint that mistakes name."""
    try:
        manifest = json.loads(text)
        if manifest["format"] != FORMAT:
            raise AzkitError(f"{place} is not an azkit checkpoint")
        if manifest["schema"] > SCHEMA:
            raise AzkitError(f"{place} has schema {manifest['schema']}, this azkit reads {SCHEMA}: upgrade azkit")
        if text == signed(manifest):  # its whole text: 1E-05 for 1e-05 would hash the same
            return manifest
    except AzkitError:
        raise
    except UNREADABLE as error:
        raise DamagedError(f"{place}/{MANIFEST} is damaged: {error}") from error
    raise DamagedError(f"{place}/{MANIFEST} is damaged: it does not match its own hash")


def verify_files(root: Path, records: Mapping[str, dict[str, Any]]) -> None:
    """Raise DamagedError unless every named file below `root` has its size and hash."""
    for name, record in records.items():
        try:
            data = (root / name).read_bytes()
        except OSError as error:
            raise DamagedError(f"{root / name} is missing: {error.strerror}") from error
        verify_bytes(str(root / name), data, record)


def verify_bytes(place: str, data: bytes, record: Mapping[str, Any]) -> None:
    """Raise DamagedError unless the bytes of the file at `place` have their size and hash."""
    if len(data) != record["bytes"]:
        raise DamagedError(f"{place} is truncated: {len(data)} bytes of {record['bytes']}")
    if hashlib.sha256(data).hexdigest() != record["sha256"]:
        raise DamagedError(f"{place} is damaged: its bytes do not match the manifest's hash")


@dataclass(frozen=True)
class Checkpoint:
    """A verified checkpoint."""

    path: Path
    game: Game
    net: nn.Module  # the network that plays, in eval mode, on the CPU
    config: RunConfig
    generation: int
    manifest: dict[str, Any]

    def training_state(self) -> TrainingState:
        """What resuming needs beside the configuration. Raises DamagedError."""
        gated = "best.safetensors" in self.manifest["files"]
        net = read_net(self.path / WEIGHTS, self.game, self.config) if gated else self.net
        try:
            optimizer = torch.load(self.path / OPTIMIZER, map_location="cpu", weights_only=True)
            with np.load(self.path / "selfplay.npz", allow_pickle=False) as arrays:
                selfplay = dict(arrays)
            if not all(isinstance(array, np.ndarray) for array in selfplay.values()):
                raise TypeError("selfplay.npz holds no arrays")
        except UNREADABLE as error:
            reason = str(error).splitlines()[0]
            raise DamagedError(f"{self.path} holds what azkit does not read (a pickle?): {reason}") from error
        kept = {name: self.manifest[name] for name in ("shards", "counters", "variant")}
        return TrainingState(self.generation, net, self.net if gated else None, optimizer, selfplay, **kept)


def load_checkpoint(path: str | Path, game: Game | None = None, shards: bool = False) -> Checkpoint:
    """Load a checkpoint folder, or of a run folder the newest checkpoint that verifies, with a warning if it is not
    the newest.

    `game` is the game it must be for. With `shards` the window's files are verified, too; if no checkpoint of a run has
    all of them, the newest goes on without those that are damaged. Raises AzkitError for anything that is missing,
    damaged, not a checkpoint, for another game or board, or made by a newer azkit.
    """
    path = Path(path)
    if not path.exists():
        raise AzkitError(f"there is no checkpoint or run at {path}")
    folders = [path] if (path / MANIFEST).exists() else committed(path)[::-1]
    if not folders:
        raise AzkitError(f"{path} is neither a run with checkpoints nor a checkpoint: it has no {MANIFEST}")
    damages: list[DamagedError] = []
    for folder in folders:
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


def stored_config(run: Path) -> RunConfig:
    """A run's configuration: that in config.json, or where that is damaged, in the newest manifest that verifies.

    Raises AzkitError where there is no run or neither can be read.
    """
    path, folders = run / "config.json", committed(run)[::-1]
    if not path.exists() and not folders:
        raise AzkitError(f"there is no run to resume in {run}: it has no {path.name}")
    try:
        values = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        damage = f"{path} is damaged: {error}"
    else:
        return from_dict(values)
    for folder in folders:
        with suppress(DamagedError):
            config = from_dict(read_manifest(folder)["config"])
            warnings.warn(f"{damage}; going on with the configuration in {folder.name}", stacklevel=2)
            return config
    raise AzkitError(damage)


def _load(folder: Path, game: Game | None, shards: bool) -> Checkpoint:
    manifest = read_manifest(folder)
    verify_files(folder, manifest["files"])
    if shards:
        verify_files(folder.parent.parent, manifest["shards"])
    try:
        config = from_dict(manifest["config"])
        own = config.game.make()
    except AzkitError as error:
        raise AzkitError(f"{folder}: {error}") from error
    if game is not None and (own.name, own.options) != (game.name, game.options):
        raise AzkitError(f"{folder} is for {own.describe()}, not for {game.describe()}")
    name = "best.safetensors" if "best.safetensors" in manifest["files"] else WEIGHTS
    return Checkpoint(folder, own, read_net(folder / name, own, config), config, manifest["generation"], manifest)


def read_net(path: Path, game: Game, config: RunConfig) -> nn.Module:
    """The network whose weights are in a file, in eval mode."""
    net = build_net(game, config.net, config.seed)
    try:
        net.load_state_dict(safetensors.torch.load(path.read_bytes()))
    except UNREADABLE as error:
        raise DamagedError(f"{path} does not hold weights of this network: {str(error).splitlines()[0]}") from error
    return net.eval()
