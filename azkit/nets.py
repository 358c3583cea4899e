"""The residual tower with a policy and a value head, and its batch norm folded away for play."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from .errors import AzkitError
from .games.base import Game


@dataclass(frozen=True)
class NetConfig:
    """The size of the network."""

    blocks: int = 5  # residual blocks, two convolutions each
    filters: int = 128  # channels of the tower
    hidden: int = 256  # width of the value head's hidden layer

    def __post_init__(self) -> None:
        if self.blocks < 0 or min(self.filters, self.hidden) < 1:
            raise AzkitError("net.blocks must be at least 0, net.filters and net.hidden at least 1")


class Conv(nn.Module):
    """A convolution that keeps the board's size, then batch norm (an identity once folded)."""

    def __init__(self, inputs: int, outputs: int, kernel: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=False)
        self.norm: nn.Module = nn.BatchNorm2d(outputs)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(self.conv(x))


class Block(nn.Module):
    """Two convolutions beside a connection that skips them (He et al. 2016)."""

    def __init__(self, filters: int) -> None:
        super().__init__()
        self.first, self.second = Conv(filters, filters, 3), Conv(filters, filters, 3)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.second(F.relu(self.first(x))) + x)


class Tower(nn.Module):
    """Planes float [n, C, H, W], relative to the side to move -> logits [n, A], values [n, V] in [-1, 1].

    Value i is that of the i-th seat from the side to move on: two players need only the first (V = 1), more all P.
    """

    def __init__(self, planes: tuple[int, int, int], actions: int, views: int, config: NetConfig) -> None:
        super().__init__()
        channels, cells = planes[0], planes[1] * planes[2]
        self.stem = Conv(channels, config.filters, 3)
        self.blocks = nn.Sequential(*(Block(config.filters) for _ in range(config.blocks)))
        self.policy_conv = Conv(config.filters, 2, 1)
        self.policy = nn.Linear(2 * cells, actions)
        self.value_conv = Conv(config.filters, 1, 1)
        self.value_hidden = nn.Linear(cells, config.hidden)
        self.value = nn.Linear(config.hidden, views)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        x = self.blocks(F.relu(self.stem(x)))
        policy = F.relu(self.policy_conv(x)).flatten(1)
        value = F.relu(self.value_conv(x)).flatten(1)
        return self.policy(policy), torch.tanh(self.value(F.relu(self.value_hidden(value))))


def build_net(game: Game, config: NetConfig, seed: int) -> Tower:
    """A fresh network, the same for the same seed; AzkitError for a game whose moves have no fixed range."""
    if game.actions is None:
        raise AzkitError(f"{game.name} has no fixed number of actions, which the residual tower needs")
    with torch.random.fork_rng(devices=[]):  # torch's own random state stays as it was
        torch.default_generator.manual_seed(seed)
        return Tower(game.planes, game.actions, 1 if game.players == 2 else game.players, config)


def fold(net: nn.Module) -> nn.Module:
    """A copy in evaluation mode, on the CPU in float32, whose convolutions carry their batch norm's scale and shift."""
    folded = copy.deepcopy(net).float().cpu().eval().requires_grad_(False)
    for module in folded.modules():
        if isinstance(module, Conv) and isinstance(module.norm, nn.BatchNorm2d):
            module.conv, module.norm = fuse_conv_bn_eval(module.conv, module.norm), nn.Identity()
    return folded


def numpy_weights(net: nn.Module) -> dict[str, np.ndarray]:
    """The folded weights, float32, as NAME.weight and NAME.bias of each layer in the order of the forward pass.

    stem, blocks.0.first, blocks.0.second, blocks.1.first, ... [out, in, 3, 3]; policy_conv [2, F, 1, 1], policy
    [A, 2HW]; value_conv [1, F, 1, 1], value_hidden [hidden, HW], value [V, hidden]. ReLU follows each but policy and
    value (tanh); in a block's second layer the block's input is added before it.
    """
    return {name.replace(".conv.", "."): array.numpy() for name, array in fold(net).state_dict().items()}
