"""Models of a run that processes share, and what its learner keeps: published whole, and fetched once a machine."""

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any

import torch
from pydantic import Field, FiniteFloat

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit, record_of, zip_stream
from ..games.base import Game
from ..store.store import MissingError, Store, UnsoundError
from .checkpoints import TrainingState, bytes_of, committed, drop, manifest_of, weights_of
from .config import RunConfig, to_dict
from .manifests import (
    MANIFEST,
    OPTIMIZER,
    WEIGHTS,
    DamagedError,
    damage_as,
    parse_manifest,
    signed,
    unsigned,
    validated,
    verify_bytes,
    verify_files,
)
from .shared import Label, SharedRun, number

LEARNER = "azkit learner"


def publish_model(store: Store, label: str, game: Game, config: RunConfig, state: TrainingState) -> None:
    """Put a network below models/, the manifest last; no process takes it up before head.json names it."""
    weights = weights_of(state.net)
    manifest = signed(manifest_of(game, config, state, {WEIGHTS: record_of(weights)}))
    _create(store, f"models/{label}", {WEIGHTS: weights, MANIFEST: manifest})


def copies() -> Path:
    """Where this machine's copies of runs are."""
    return cache_folder() / "shared"


def local_copy(run: SharedRun) -> Path:
    """This machine's copy of a run, a run folder in azkit's cache; processes of one machine share it.

    A store that was copied is another run's from then on, though its id is the same.
    """
    return copies() / f"{run.id}-{record_of(run.uri.encode())['sha256'][:8]}"


def fetch_model(store: Store, run: SharedRun, label: str, copy: Path | None = None) -> Path:
    """A model as a checkpoint folder of this machine's copy, or of another one, verified; its weights are fetched once.

    The copy's manifest names the game that `run` names: of the user's own rules it is the user's file, whatever path
    the learner has it at. Raises MissingError if the model was deleted since head.json was read, DamagedError if its
    bytes are not its manifest's.
    """
    place, name = f"{store.uri}/models/{label}", f"models/{label}"
    folder = (copy or local_copy(run)) / "checkpoints" / f"{number(label):06d}"
    manifest = parse_manifest(store.get(f"{name}/{MANIFEST}"), place)
    records = {WEIGHTS: manifest["files"][WEIGHTS]}
    try:
        verify_files(folder, records)
    except DamagedError:
        data = store.get(f"{name}/{WEIGHTS}")
        verify_bytes(f"{place}/{WEIGHTS}", data, records[WEIGHTS])
        commit(folder / WEIGHTS, data)
    renew(folder / MANIFEST, signed(manifest | {"config": to_dict(run.config), "files": records}))
    return folder


def fetch_for(use: str, kept: int, store: Store, run: SharedRun, label: str) -> Path:
    """The same in the copy that a use has for itself, such as "playing", in which so many models are `kept`: those that
    were asked for last."""
    copy = local_copy(run) / use
    folder = fetch_model(store, run, label, copy)
    now = time.time_ns()  # the file system's own clock ticks in milliseconds: models asked for within one would tie
    with suppress(OSError):  # another process of this machine let it go
        os.utime(folder, ns=(now, now))
        by_time = sorted(committed(copy), key=lambda other: (other.stat().st_mtime_ns, other == folder))
        for old in by_time[:-kept]:
            drop(old)
    return folder


def renew(path: Path, data: bytes) -> None:
    """Write a file unless it has these bytes."""
    if not path.exists() or path.read_bytes() != data:
        commit(path, data)


@dataclass(frozen=True)
class LearnerRecord:
    """learner/LABEL/manifest.json: how far a run is after a cycle."""

    label: Label
    parent: Label | None  # the cycle before it
    generation: Annotated[int, Field(ge=0)]  # the cycle's number
    blocks: tuple[Label, ...] = ()  # labels of the cycles whose games are in the replay window, oldest first
    # Shards that count, as far back as one could still be taken in
    taken: tuple[Annotated[str, Field(pattern="^games/[0-9]{6,12}/")], ...] = ()
    games: Annotated[int, Field(ge=0)] = 0  # of all cycles
    counters: dict[str, FiniteFloat] = field(default_factory=dict)
    variant: dict[str, Any] = field(default_factory=dict)


def publish_learner(store: Store, record: LearnerRecord, optimizer: Mapping[str, Any]) -> None:
    """Put what a learner needs to go on below learner/, the manifest last."""
    data = bytes_of(optimizer)
    files = {OPTIMIZER: record_of(data)}
    manifest = signed({"format": LEARNER, "schema": 1, **asdict(record), "files": files})
    _create(store, f"learner/{record.label}", {OPTIMIZER: data, MANIFEST: manifest})


def read_learner(store: Store, label: str) -> tuple[LearnerRecord, dict[str, Any]]:
    """The record and the optimizers' state of a cycle. Raises DamagedError, also where a file is missing.

    What else the store refuses is no damage, and raises as it does there.
    """
    name = f"{store.uri}/learner/{label}"
    try:
        text, data = (store.get(f"learner/{label}/{file}") for file in (MANIFEST, OPTIMIZER))
    except (MissingError, UnsoundError) as error:
        raise DamagedError(str(error)) from error
    with damage_as(f"{name} is damaged"):
        verify_bytes(f"{name}/{OPTIMIZER}", data, unsigned(text)["files"][OPTIMIZER])
        record = validated(LearnerRecord, text)
        if record.label != label:
            raise ValueError(f"it is the record of {record.label}")
        return record, torch.load(zip_stream(data), map_location="cpu", weights_only=True)


def _create(store: Store, folder: str, files: Mapping[str, bytes]) -> None:
    for name, data in files.items():
        if not store.create(f"{folder}/{name}", data):
            raise AzkitError(f"{store.uri}/{folder}/{name} is there with other bytes: another learner is at work")
