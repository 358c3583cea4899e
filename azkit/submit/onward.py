"""A run that begins with the network of an agent file, so that trainings on many days add up."""

import ast
import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ..agents.agents import game_of
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..nets.nets import Conv, NetConfig, build_net
from ..nets.plain import unpack_weights
from ..runs.checkpoints import TrainingState, mark_final, save_checkpoint
from ..runs.config import RunConfig, change, checked, to_dict
from ..runs.rules import keep_rules
from ..search.evaluators import encode
from ..selfplay.samples import flatten
from ..training.actor import Actor

GENTLE = 0.3  # of the learning rates: at all of them a trained network forgets what it has learned
GAMES = 64  # of self-play, whose positions tell how the layers' outputs lie


def begin_from(file: Path, run: Path, config: RunConfig) -> RunConfig:
    """Commit a run, before its first generation, that holds the network of one of azkit's agent files.

    The file is read, not run. Returns the run's configuration, for `learn` to resume: of that network's size, at lower
    learning rates.

    Raises AzkitError if the folder holds a run, or if the file is no agent of azkit's or plays another game.
    """
    game = config.game.make()
    plays = game_of(file) if game.source == game.name else game  # of rules in a file of one's own only these are known
    if plays is None:
        raise AzkitError(f"--from {file}: no agent file of azkit's")
    if plays.describe() != game.describe():
        raise AzkitError(f"--from {file}: it plays {plays.describe()}, not {game.describe()}")
    if (run / "checkpoints").exists():
        raise AzkitError(f"{run} holds a run already: choose another folder")
    try:
        weights = _weights(file)
        config = checked(replace(config, net=_size(weights, game), game=keep_rules(run, config.game)))
        net = build_net(game, config.net, config.seed).eval()
        _fill(net, weights)
    except (KeyError, IndexError, ValueError, TypeError, RuntimeError, zlib.error) as error:
        raise AzkitError(f"--from {file}: its weights are not a network for {game.describe()}: {error}") from None
    rates = {"train.learning_rate": GENTLE * config.train.learning_rate, "train.muon": GENTLE * config.train.muon}
    config = change(config, rates)
    _settle(net, game, config)
    commit(run / "config.json", json.dumps(to_dict(config), indent=1).encode())
    mark_final(save_checkpoint(run, game, config, TrainingState(0, net, None, {}, {}, {}, {"minutes": 0.0}, {})))
    return config


def _weights(file: Path) -> dict[str, np.ndarray]:
    """The folded weights that an agent file carries, by names of nets.numpy_weights."""
    found: dict[str, Any] = {}
    for node in ast.parse(file.read_bytes()).body:
        if isinstance(node, ast.Assign) and (name := ast.unparse(node.targets[0])) in ("SETTINGS", "WEIGHTS"):
            found[name] = ast.literal_eval(node.value)
    return unpack_weights(found["WEIGHTS"], found["SETTINGS"]["sha256"])


def _size(weights: dict[str, np.ndarray], game: Game) -> NetConfig:
    """The size of the network that has these weights."""
    part = "layers" if game.graph is not None else "blocks"
    blocks = len({name.split(".")[1] for name in weights if name.startswith(part)})
    stem, hidden = len(weights["stem.bias"]), len(weights["value_hidden.bias"])
    heads = NetConfig().heads if game.graph is not None else len(weights["policy_conv.bias"])
    return NetConfig(blocks, stem, hidden, heads)


@torch.no_grad()
def _fill(net: nn.Module, weights: dict[str, np.ndarray]) -> None:
    """Give a network folded weights. Its norms pass everything on unchanged, but for the bias of their convolution."""
    arrays = {name: torch.from_numpy(array.copy()) for name, array in weights.items()}
    for name, module in net.named_modules():
        if isinstance(module, Conv) and isinstance(norm := module.norm, nn.BatchNorm2d):
            arrays[f"{name}.conv.weight"] = arrays.pop(f"{name}.weight")
            arrays |= {f"{name}.norm.{key}": value for key, value in norm.state_dict().items()}
            arrays[f"{name}.norm.bias"] = arrays.pop(f"{name}.bias")
            arrays[f"{name}.norm.weight"] = torch.full_like(norm.weight, (1 + norm.eps) ** 0.5)
    if not all(array.isfinite().all() for array in arrays.values()):
        raise ValueError("not all are finite")
    net.load_state_dict(arrays)


@torch.no_grad()
def _settle(net: nn.Module, game: Game, config: RunConfig) -> None:
    """Let norms know how their inputs lie in self-play, so that learning, which norms by batches, begins with the same
    network. What it computes does not change."""

    def settle(norm: Any, output: Any) -> None:
        mean, variance = output.mean((0, 2, 3)), output.var((0, 2, 3))
        norm.bias += mean
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.running_mean, norm.running_var = mean, variance

    convs = [module for module in net.modules() if isinstance(module, Conv)]
    if not convs:
        return
    lanes = {"selfplay.lanes": GAMES, "selfplay.groups": 1, "search.simulations": 8, "train.device": "cpu"}
    states = flatten(Actor(game, change(config, lanes), net, config.seed).play(GAMES)[0]).states
    planes = torch.zeros(len(states), *game.planes)
    encode(game.rules, states, planes.flatten(1).numpy())
    hooks = [
        conv.conv.register_forward_hook(lambda _, inputs, output, norm=conv.norm: settle(norm, output))
        for conv in convs
    ]
    net(planes)
    for hook in hooks:
        hook.remove()
