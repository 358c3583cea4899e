"""A generation whose games are played but not all of whose steps are done, in one file that is whole or absent."""

import hashlib
import json
import warnings
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ..errors import reason
from ..files import commit, read_regular, zip_stream
from ..games.base import Game
from ..selfplay.audit import audit
from ..selfplay.samples import unpack
from .checkpoints import TrainingState, bytes_of
from .config import RunConfig, change, to_dict
from .manifests import UNREADABLE, DamagedError, verify_files
from .metrics import SPENT, Report

UNFINISHED = "unfinished.pt"  # in a run's folder
STEPS = ("done", "counted", "sums", "rate", "seconds")  # of optimize.Steps, what is kept
HEADER = b"azkit unfinished generation 1 "  # then the SHA-256 of all that follows the line


@dataclass
class Partial:
    """What resuming needs beside the checkpoint of the generation before."""

    generation: int
    rules: str  # what `comparable` makes of the configuration: another one begins the generation anew
    variant: dict[str, Any]  # how the run evaluates and trains
    shard: dict[str, dict[str, Any]]  # the file of its games below the run folder, and what `commit` returned for it
    spent: dict[str, float]  # what these took
    total: int  # steps on them
    steps: dict[str, Any] = field(default_factory=dict)  # STEPS
    trained: dict[str, Any] = field(default_factory=dict)  # what the steps came to, once all are done
    seconds: float = 0.0  # of taking games in and of steps
    minutes: float = 0.0  # since the run began
    weights: dict[str, Tensor] = field(default_factory=dict)
    best: dict[str, Tensor] = field(default_factory=dict)  # those that play, if they are others
    optimizer: dict[str, Any] = field(default_factory=dict)  # as in a checkpoint
    selfplay: dict[str, np.ndarray] = field(default_factory=dict)  # games in progress

    @property
    def progress(self) -> str:
        """How far it is."""
        return "all its steps" if self.trained else f"{self.steps['done']} of its {self.total} steps"

    def restore(self, state: TrainingState) -> None:
        """Bring the state of the generation before to where this one is."""
        state.net.load_state_dict(self.weights)
        if state.best is not None:
            state.best.load_state_dict(self.best or state.best.state_dict())
        state.optimizer, state.selfplay, state.variant = self.optimizer, self.selfplay, self.variant


def comparable(config: RunConfig) -> str:
    """A configuration but for what may change at any step: where its run ends and what is kept of it, matches, the
    device, where rules of one's own lie, and what a pace makes of games and reuse."""
    values = to_dict(config if config.pace is None else change(config, {"generation_games": 1, "train.reuse": 1.0}))
    game = {**values["game"], "name": Path(config.game.name).name}  # the rules' hash is beside it
    free = dict.fromkeys(("generations", "minutes", "keep", "milestone", "onnx"))
    own = {"game": game, "match": config.match.gate, "train": values["train"] | {"device": None}}
    return json.dumps({**values, **free, **own}, sort_keys=True)


def save_partial(run: Path, partial: Partial) -> None:
    """Put it in the place of the one before. Raises AzkitError if the disk is full."""
    arrays = {name: torch.from_numpy(array) for name, array in partial.selfplay.items()}
    data = bytes_of({**vars(partial), "selfplay": arrays})
    commit(run / UNFINISHED, HEADER + hashlib.sha256(data).hexdigest().encode() + b"\n" + data)


def content(path: Path) -> bytes:
    """What follows the header. Raises OSError, or DamagedError for other bytes than were written."""
    header, _, data = read_regular(path).partition(b"\n")
    if header != HEADER + hashlib.sha256(data).hexdigest().encode():
        raise DamagedError(f"{path} is damaged: its bytes do not match its hash")
    return data


def load_partial(run: Path, generation: int, config: RunConfig, game: Game, net: nn.Module) -> Partial | None:
    """What was committed of a generation, for this network; None if nothing was, or with a warning if that is of no use
    any more."""
    path = run / UNFINISHED
    if not path.exists():
        return None
    try:
        partial = Partial(**torch.load(zip_stream(content(path)), map_location="cpu", weights_only=True))
        if partial.generation != generation:
            return None
        (name,) = partial.shard
        if name != f"games/{generation:06d}.parquet":
            raise DamagedError(f"{path} names {name!r:.99} as its games")
        verify_files(run, partial.shard)
        audit(game, unpack(game, run / name), None)
        partial.steps.setdefault("seconds", 0.0)  # which older files do not say
        if not partial.trained and partial.steps.keys() != {*STEPS}:
            raise DamagedError(f"{path} does not say how far its steps are")
        figures = {each.name for each in fields(Report)}
        if not (partial.spent.keys() >= {*SPENT} and partial.trained.keys() <= figures):
            raise DamagedError(f"{path} does not say what its games took, or what its steps came to")
        if partial.rules != comparable(config):
            raise DamagedError(f"{path} is of another configuration")
        shapes, *others = (
            {key: value.shape for key, value in held.items()}
            for held in (net.state_dict(), partial.weights, partial.best or partial.weights)
        )
        if any(other != shapes for other in others):
            raise DamagedError(f"{path} holds another network")
        partial.selfplay = {name: np.asarray(tensor) for name, tensor in partial.selfplay.items()}
    except UNREADABLE as error:
        warnings.warn(f"{reason(error)}; generation {generation} begins anew", stacklevel=2)
        return None
    return partial
