"""The residual tower with a policy and a value head, its norm folded away for play; the graph network; their losses."""

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import numpy as np
import torch
from pydantic import Field
from torch import Tensor, nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from ..errors import AzkitError
from ..games.base import Game, Graph
from ..search.evaluators import views
from . import wide, winograd
from .conv import Conv, Scale, scaled
from .variants import compute_on_cpu

# Far more than any network here needs: a mistyped size fails before it fills the memory
Size = Annotated[int, Field(ge=1, le=1 << 14)]
SOFT, SOFTENED = 0.5, 0.25  # the soft head's share of the loss; the power that flattens its targets
NEVER = -1e9  # an illegal move's logit: finite, as 0, its share of a target, times infinity is no number


@dataclass(frozen=True)
class NetConfig:
    """The size of the network."""

    blocks: Annotated[int, Field(ge=0, le=1000)] = 5  # residual blocks, two convolutions each; a graph network's layers
    filters: Size = 128  # channels of the tower; numbers of a graph's node
    hidden: Size = 256  # width of the value head's hidden layer, of a graph network's move scorer, too
    heads: Size = 16  # numbers of a cell that each of a tower's two heads sees
    norm: Literal["batch", "fixed"] = "batch"  # of a tower; fixed trains faster, where Muon keeps kernels' lengths
    soft: bool = False  # a tower's second policy head while it learns, see `losses`
    pooling: bool = False  # whether each of a tower's blocks hears of the whole board


class Block(nn.Module):
    """Two convolutions beside a connection that skips them (He et al. 2016).

    With `pooling` the second one's sum gets, on all cells alike, a product of the means over the board of what the
    first one found (after KataGo's global pooling: Wu 2019, section 3.3): kernels see only what is near.
    """

    def __init__(self, config: NetConfig) -> None:
        super().__init__()
        self.first = Conv(config.filters, config.filters, 3, config.norm)
        self.second = Conv(config.filters, config.filters, 3, config.norm, 1 / config.blocks)  # the sum's variance is 2
        self.pool = nn.Linear(config.filters, config.filters, bias=False) if config.pooling else None
        if self.pool is not None:
            nn.init.zeros_(self.pool.weight)  # a block begins as one without

    def forward(self, x: Tensor) -> Tensor:
        y = F.relu(self.first(x))
        if self.pool is not None:
            x = x + self.pool(y.mean((2, 3)))[:, :, None, None]
        return F.relu(self.second(y) + x)


class Tower(nn.Module):
    """Planes float [n, C, H, W], relative to the side to move -> logits [n, A], values [n, V] in [-1, 1].

    Value i is that of the i-th seat from the side to move on: two players need only the first (V = 1), more all P.
    """

    def __init__(self, planes: tuple[int, int, int], actions: int, views: int, config: NetConfig) -> None:
        super().__init__()
        channels, cells = planes[0], planes[1] * planes[2]
        self.stem = Conv(channels, config.filters, 3, config.norm)
        self.blocks = nn.Sequential(*(Block(config) for _ in range(config.blocks)))
        self.policy_conv = Conv(config.filters, config.heads, 1, config.norm)
        self.policy = nn.Linear(config.heads * cells, actions)
        self.value_conv = Conv(config.filters, config.heads, 1, config.norm)
        self.value_hidden = nn.Linear(config.heads * cells, config.hidden)
        self.value = nn.Linear(config.hidden, views)
        self.soft = nn.Linear(config.heads * cells, actions) if config.soft else None
        self.board = winograd.Board(*planes[1:])
        self.winograd = False  # whether it plays so; only a folded one can

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        if (way := self._way(x)) is not None:
            policy, value = way(x, self._kernels()).chunk(2, dim=1)
        else:
            x = self.blocks(F.relu(self.stem(x)))
            policy, value = F.relu(self.policy_conv(x)), F.relu(self.value_conv(x))
        policy, hidden = policy.flatten(1), F.relu(self.value_hidden(value.flatten(1)))
        answers = self.policy(policy), torch.tanh(self.value(hidden))
        return (*answers, self.soft(policy)) if self.training and self.soft is not None else answers

    def _way(self, x: Tensor) -> Callable[..., Tensor] | None:
        """What convolves faster than layer by layer, if anything does."""
        learns = self.training and isinstance(self.stem.norm, Scale)
        if not (learns or self.winograd) or not len(self.blocks):
            return None
        if self.winograd or self.board.pays(x):
            return self.board.tower
        return wide.tower if wide.pays(x) else None

    def _kernels(self) -> winograd.Kernels:
        blocks = [block for block in self.blocks if isinstance(block, Block)]
        pools = [block.pool.weight for block in blocks if block.pool is not None]
        stem, shift = scaled([self.stem])
        inner = scaled([each for block in blocks for each in (block.first, block.second)])
        heads, shifts = scaled([self.policy_conv, self.value_conv])
        after = heads.flatten(0, 1), shifts.flatten()
        return winograd.Kernels(stem[0], shift[0], *inner, torch.stack(pools) if pools else None, *after)


class Layer(nn.Module):
    """Every node hears what lies at the end of each of its links, one weight matrix a kind, and its graph's mean."""

    def __init__(self, links: int, width: int) -> None:
        super().__init__()
        self.near = nn.Linear(links * width, width, bias=False)
        self.own = nn.Linear(width, width, bias=False)
        self.pool = nn.Linear(width, width, bias=False)
        self.norm = nn.LayerNorm(width)

    def forward(self, h: Tensor, pooled: Tensor, links: Tensor, graph: Tensor) -> Tensor:
        near = h.index_select(0, links.flatten()).view(h.shape[0], -1)
        whole = F.pad(self.pool(pooled), (0, 0, 1, 0))  # the void hears of no graph
        return h + F.relu(self.norm(self.near(near) + self.own(h) + whole.index_select(0, graph)))


class GraphNet(nn.Module):
    """Graphs (azkit/nets/graphs.py), relative to the side to move -> logits of the moves [E], values [n, V] in [-1, 1].

    A move's score joins its source and target by their product: a sum of one number for each end could not say that
    only this pair of all wins. Values as of Tower.
    """

    def __init__(self, form: Graph, views: int, config: NetConfig) -> None:
        super().__init__()
        width, hidden = config.filters, config.hidden
        self.stem = nn.Linear(form.features, width)
        self.layers = nn.ModuleList(Layer(form.links, width) for _ in range(config.blocks))
        self.source, self.target = nn.Linear(width, hidden), nn.Linear(width, hidden)
        self.product, self.pooled = nn.Linear(width, hidden, bias=False), nn.Linear(width, hidden, bias=False)
        self.score = nn.Linear(hidden, 1)
        self.value_hidden, self.value = nn.Linear(width, hidden), nn.Linear(hidden, views)

    def forward(
        self, nodes: Tensor, links: Tensor, graph: Tensor, members: Tensor, moves: Tensor
    ) -> tuple[Tensor, Tensor]:
        share = (members > 0).to(nodes.dtype)
        share = (share / share.sum(1, keepdim=True)).unsqueeze(1)
        h = F.relu(self.stem(nodes))
        pooled = _mean(h, members, share)
        for layer in self.layers:
            h = layer(h, pooled, links, graph)
            pooled = _mean(h, members, share)
        source, target = h.index_select(0, moves[:, 0]), h.index_select(0, moves[:, 1])
        joint = self.source(source) + self.target(target) + self.product(source * target)
        logits = self.score(F.relu(joint + self.pooled(pooled).index_select(0, moves[:, 2]))).squeeze(1)
        return logits, torch.tanh(self.value(F.relu(self.value_hidden(pooled))))


def _mean(h: Tensor, members: Tensor, share: Tensor) -> Tensor:
    """Mean of each graph's nodes [n, width]: by a gather, whose sums, unlike those of a scatter, have one order."""
    return torch.bmm(share, h.index_select(0, members.flatten()).view(*members.shape, -1)).squeeze(1)


def build_net(game: Game, config: NetConfig, seed: int) -> Tower | GraphNet:
    """A fresh network, the same for the same seed: a tower, or the graph network for a game that is a graph.

    Torch is set up for networks on this CPU. Raises AzkitError for a game that no network fits.
    """
    compute_on_cpu()  # before the first large tensor starts torch's threads
    if game.graph is None and game.actions is None:
        raise AzkitError(f"{game.name} has neither a fixed number of actions nor a graph: no network fits it")
    with torch.random.fork_rng(devices=[]):  # torch's own random state stays as it was
        torch.default_generator.manual_seed(seed)
        if game.graph is not None:
            return GraphNet(game.graph, views(game), config)
        return Tower(game.planes, game.actions or 0, views(game), config)


def outputs(net: nn.Module, inputs: list[Tensor], legal: Tensor) -> tuple[Tensor, ...]:
    """What a network says: logits [n, A], of graphs in the places where `legal` [n, A] is true, values [n, V], and
    whatever more its forward pass returns while it learns, for one more of the `losses`; play has no use for that."""
    logits, *others = net(*inputs)
    return logits if logits.ndim == 2 else logits.new_zeros(legal.shape).masked_scatter(legal, logits), *others


def losses(answers: Sequence[Tensor], batch: dict[str, Tensor], totals: Sequence[Tensor] = ()) -> tuple[Tensor, ...]:
    """Policy and value loss of n positions: -pi log p over legal moves and (z - v)^2, each a mean by its weights.

    `answers` are those of `outputs`; `batch` holds the fields of replay.Batch. With weight decay their sum is
    AlphaZero's loss (z - v)^2 - pi log p + c |theta|^2 (Silver et al. 2017, equation 1). Losses behind these two, of
    further heads, are added as they are: SOFT times that of the soft head, whose target, pi to the power of SOFTENED,
    says more of the moves that are seldom tried (Wu, "Other Methods Implemented in KataGo", auxiliary soft policy). A
    part of a batch gets its share by `totals`, the sums of both weights in the whole: losses and gradients of all parts
    then add up to its own.
    """
    logits, values, *soft = answers
    value = (values.float() - batch["values"]).square().mean(1)
    weight, valued, illegal = batch["policy_weight"], batch["value_weight"], ~batch["legal"]
    weights, valuations = totals or (weight.sum(), valued.sum())

    def policy_loss(logits: Tensor, policy: Tensor) -> Tensor:
        log_p = F.log_softmax(logits.float().masked_fill(illegal, NEVER), 1)
        return -((policy * log_p).sum(1) * weight).sum() / weights

    further = [SOFT * policy_loss(logits, F.normalize(batch["policy"] ** SOFTENED, 1.0, 1)) for logits in soft]
    value_loss = (value * valued).sum() / valuations.clamp(min=1e-6)
    return policy_loss(logits, batch["policy"]), value_loss, *further


@torch.no_grad()
def grown(net: nn.Module, larger: nn.Module) -> nn.Module:
    """A fresh tower, `larger`, given the weights of a trained one: it computes the same (Chen et al. 2016, "Net2Net").

    What is new keeps its own weights and hears of all that was there, but adds nothing to it yet: neither a new
    channel's outputs nor a new block's do. Raises AzkitError for graph networks, and if a size is less than before.
    """
    if not isinstance(net, Tower):
        raise AzkitError("a graph network cannot change its size: start another run")
    if isinstance(net.stem.norm, Scale) != isinstance(larger.get_submodule("stem.norm"), Scale):
        raise AzkitError("a run's network keeps its net.norm: start another run")
    before, after = net.state_dict(), larger.state_dict()
    for name, tensor in after.items():
        if name not in before and name.endswith("second.norm.weight"):
            tensor.zero_()
    for name, old in before.items():
        new = after.get(name)
        if new is None or any(size < least for size, least in zip(new.shape, old.shape, strict=True)):
            raise AzkitError(f"a run's network cannot shrink ({name} is {list(old.shape)}): start another run")
        if new.ndim == 4:  # Muon turns all channels of a kernel alike: the new ones get the length of the old
            length = old.contiguous().norm()  # its last bit hangs on how a kernel lies in memory
            new.mul_(length / new.norm() * (len(new) / len(old)) ** 0.5)
        if new.ndim > 1:
            new[: len(old), old.shape[1] :] = 0
        new[tuple(slice(size) for size in old.shape)] = old
    return larger


def fold(net: nn.Module) -> nn.Module:
    """A copy in evaluation mode, on the CPU in float32, whose convolutions carry their batch norm's scale and shift."""
    folded = copy.deepcopy(net).float().cpu().eval().requires_grad_(False)
    if isinstance(folded, Tower):
        folded.soft = None
    for module in folded.modules():
        if isinstance(module, Conv) and isinstance(module.norm, Scale):
            weights = [nn.Parameter(each[0].contiguous(), False) for each in scaled([module])]
            (module.conv.weight, module.conv.bias), module.norm = weights, nn.Identity()
        elif isinstance(module, Conv) and isinstance(module.norm, nn.BatchNorm2d | nn.SyncBatchNorm):
            module.conv, module.norm = fuse_conv_bn_eval(module.conv, module.norm), nn.Identity()
    return folded


def numpy_weights(net: nn.Module) -> dict[str, np.ndarray]:
    """The folded weights, float32, as NAME.weight and NAME.bias of each layer in the order of the forward pass.

    stem, blocks.0.first, blocks.0.second, blocks.1.first, ... [out, in, 3, 3]; policy_conv [K, F, 1, 1], policy
    [A, KHW]; value_conv [K, F, 1, 1], value_hidden [hidden, KHW], value [V, hidden]. ReLU follows each but policy and
    value (tanh); in a block's second layer the block's input is added before it. With pooling blocks.0.pool.weight
    [out, in], without bias, stands behind blocks.0.second: see Block.
    """
    return {name.replace(".conv.", "."): array.numpy() for name, array in fold(net).state_dict().items()}
