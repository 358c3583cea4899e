"""A checkpoint's network as a torch state dict, with all that it takes to rebuild the network beside it as JSON."""

import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..nets.nets import NetConfig, build_net
from ..selfplay.replay import random_batch
from ..version import __version__
from .checkpoints import load_checkpoint

POSITIONS = 64  # compared


@dataclass(frozen=True)
class PthReport:
    """What was exported; `difference` is the largest between the file's network and the checkpoint's."""

    path: Path
    description: Path  # the JSON file: game, options, net, generation, azkit
    size: int  # bytes of the weights
    weights: int  # how many numbers
    positions: int  # compared
    difference: float


def export_pth(checkpoint: Path, out: Path) -> PthReport:
    """Write OUT, which `torch.load(OUT, weights_only=True)` reads as the state dict of the network, and OUT's .json.

    The keys are those of azkit/nets/nets.py; see `rebuilt`. Raises AzkitError if what was written would not be the
    checkpoint's network again; then nothing is.
    """
    loaded = load_checkpoint(checkpoint)
    game, weights = loaded.game, io.BytesIO()
    torch.save({name: value.cpu().contiguous() for name, value in loaded.net.state_dict().items()}, weights)
    facts = {"game": game.name, "options": game.options, "net": asdict(loaded.config.net)}
    facts |= {"generation": loaded.generation, "azkit": __version__}
    text, inputs = json.dumps(facts, indent=1), tuple(map(torch.from_numpy, random_batch(game, POSITIONS).inputs))
    again = rebuilt(weights.getvalue(), json.loads(text), game)
    with torch.inference_mode():
        pairs = zip(again(*inputs), loaded.net(*inputs), strict=True)
        difference = max(float((mine - theirs).abs().max()) for mine, theirs in pairs)
    if difference != 0.0:
        raise AzkitError(f"{out}: the network in it differs by {difference:.2g}; nothing was written")
    commit(out, weights.getvalue())
    commit(out.with_suffix(".json"), text.encode())
    numbers = sum(parameter.numel() for parameter in loaded.net.parameters())
    return PthReport(out, out.with_suffix(".json"), weights.tell(), numbers, POSITIONS, difference)


def rebuilt(weights: bytes, facts: dict[str, Any], game: Game) -> torch.nn.Module:
    """The network that the bytes of an exported file and its JSON describe, in evaluation mode, on the CPU."""
    net = build_net(game, NetConfig(**facts["net"]), seed=0)
    net.load_state_dict(torch.load(io.BytesIO(weights), map_location="cpu", weights_only=True))
    return net.eval()
