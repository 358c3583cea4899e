"""A checkpoint's network as a torch state dict, and beside it as JSON what it takes to build that network again."""

import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import torch

from ..errors import AzkitError
from ..files import commit
from ..nets.nets import build_net
from ..selfplay.replay import random_batch
from ..version import __version__
from .checkpoints import bytes_of
from .mirror import load_checkpoint

POSITIONS = 64  # compared


@dataclass(frozen=True)
class PthReport:
    """What was exported; `difference` is the largest between the file's answers and the checkpoint's."""

    path: Path
    description: Path  # the JSON file: game, options, net, generation, azkit
    size: int  # bytes of the weights
    positions_compared: int
    difference: float


def export_pth(checkpoint: str | Path, out: Path, game: str | Path | None = None) -> PthReport:
    """Write `out`, and its namesake that ends in .json: `build_net(make(game, **options), NetConfig(**net), seed=0)`
    has room for the state dict that `torch.load(out, weights_only=True)` reads.

    `game` is the file of a user's own rules, see load_checkpoint. Raises AzkitError if that would not be the
    checkpoint's network again, or if `out` ends in .json itself; then nothing is written.
    """
    description = out.with_suffix(".json")
    if description == out:
        raise AzkitError(f"{out}: what describes the weights would take their place; choose another name, such as .pth")
    loaded = load_checkpoint(checkpoint, game)
    weights = bytes_of({name: value.cpu().contiguous() for name, value in loaded.net.state_dict().items()})
    again = build_net(loaded.game, loaded.config.net, seed=0).eval()
    again.load_state_dict(torch.load(io.BytesIO(weights), weights_only=True))
    inputs = tuple(map(torch.from_numpy, random_batch(loaded.game, POSITIONS).inputs))
    with torch.inference_mode():
        pairs = zip(again(*inputs), loaded.net(*inputs), strict=True)
        difference = max(float((mine - theirs).abs().max()) for mine, theirs in pairs)
    if difference != 0.0:
        raise AzkitError(f"{out}: the network in it differs by {difference:.2g}; nothing was written")
    facts = {"game": loaded.game.name, "options": loaded.game.options, "net": asdict(loaded.config.net)}
    facts |= {"generation": loaded.generation, "azkit": __version__}
    commit(out, weights)
    commit(description, json.dumps(facts, indent=1).encode())
    return PthReport(out, description, len(weights), POSITIONS, difference)
