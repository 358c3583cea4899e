"""A run that begins with the network of an agent file, so that trainings on many days add up."""

import zlib
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ..agents.files import constants, game_of
from ..errors import AzkitError
from ..files import run_lock
from ..games.base import Game
from ..nets.conv import Conv, Scale
from ..nets.nets import Block, NetConfig, build_net
from ..nets.plain import unpack_weights
from ..runs.checkpoints import TrainingState, mark_final, save_checkpoint, store_config
from ..runs.config import RunConfig, change, checked
from ..runs.plan import settled
from ..runs.rules import keep_rules
from ..runs.shared import refuse_second

GENTLE = 0.3  # of the learning rates: at all of them a trained network forgets what it has learned
BROKEN = (ArithmeticError, zlib.error)  # what numbers and bytes that are none of a network's come to


def begin_from(file: Path, run: Path, config: RunConfig, named: Collection[str] = ()) -> RunConfig:
    """Commit a run, before its first generation, that holds the network of one of azkit's agent files.

    The file is read, not run. Returns the run's configuration, for `learn` to resume: of that network's size, at its
    last stage, and at lower learning rates, but for those among the keys that a user `named`.

    Raises AzkitError if the folder holds a run, or one begins there, or if the file is no agent of azkit's or plays
    another game, or if a size was named.
    """
    if sizes := [key for key in named if key.startswith("net.")]:
        raise AzkitError(f"--set {sizes[0]} does not go with --from, whose network keeps its size")
    game = config.game.make()
    plays = game_of(file, game)
    if plays is None:
        raise AzkitError(f"--from {file}: no agent file of azkit's")
    if plays.describe() != game.describe():
        raise AzkitError(f"--from {file}: it plays {plays.describe()}, not {game.describe()}")
    refuse_second(run)
    rates = {"train.learning_rate": GENTLE * config.train.learning_rate, "train.muon": GENTLE * config.train.muon}
    own = {key: rate for key, rate in rates.items() if key not in named}
    config = change(replace(settled(config), pace=config.pace), own)
    try:
        text, settings = constants(file, "WEIGHTS", "SETTINGS")
        weights = unpack_weights(text, settings["sha256"])  # folded, by names of nets.numpy_weights
        origin = f"{file.name}, its weights {settings['sha256']}"
        config = checked(replace(config, net=_size(weights, game, config.net), origin=origin))
        net = build_net(game, config.net, config.seed).eval()
        _fill(net, weights)
    except (SyntaxError, AttributeError, LookupError, ValueError, TypeError, RuntimeError, *BROKEN) as error:
        raise AzkitError(f"--from {file}: its weights are no network for {game.describe()}: {error}") from None
    with run_lock(run):
        refuse_second(run)
        config = replace(config, game=keep_rules(run, config.game))
        store_config(run, config)
        mark_final(save_checkpoint(run, game, config, TrainingState(0, net)))
    return config


def _size(weights: dict[str, np.ndarray], game: Game, wanted: NetConfig) -> NetConfig:
    """The size of the network that has these weights; a norm that was folded away does not come back. Of the parts that
    are `wanted` beside it no file has the soft head, and older ones no pooling: these begin anew."""
    part = "layers" if game.graph is not None else "blocks"
    blocks = len({name.split(".")[1] for name in weights if name.startswith(part)})
    width, hidden = len(weights["stem.bias"]), len(weights["value_hidden.bias"])
    pooling = wanted.pooling or "blocks.0.pool.weight" in weights
    heads = NetConfig().heads if game.graph is not None else len(weights["policy_conv.bias"])
    return NetConfig(blocks, width, hidden, heads, "fixed", wanted.soft, pooling)


@torch.no_grad()
def _fill(net: nn.Module, weights: dict[str, np.ndarray]) -> None:
    """Give a network folded weights. ValueError if they are not finite, RuntimeError if they are not its own."""
    arrays = {name: torch.from_numpy(array.copy()) for name, array in weights.items()}
    if not all(array.isfinite().all() for array in arrays.values()):
        raise ValueError("not all are finite")
    for name, module in net.named_modules():
        if isinstance(module, Conv) and isinstance(module.norm, Scale):
            kernel = arrays.pop(f"{name}.weight")
            length = len(kernel) ** 0.5  # which Muon keeps; what there is beyond it, the scale carries
            arrays[f"{name}.conv.weight"] = kernel * (length / kernel.norm())
            arrays[f"{name}.norm.weight"] = torch.full((len(kernel),), float(kernel.norm()) / length)
            arrays[f"{name}.norm.bias"] = arrays.pop(f"{name}.bias")
    begun = ["soft."]
    if "blocks.0.pool.weight" not in arrays:
        begun += [f"{name}.pool." for name, module in net.named_modules() if isinstance(module, Block)]
    fresh = {name: array for name, array in net.state_dict().items() if name.startswith(tuple(begun))}
    net.load_state_dict(fresh | arrays)
