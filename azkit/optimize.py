"""The loss and the optimizer's steps on it."""

from __future__ import annotations

import copy
import math
import time
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .config import TrainConfig
from .errors import AzkitError
from .evaluators import Variant
from .games.base import Game
from .muon import Muon
from .replay import Batch, random_batch

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
DECIDED = 0.1  # value targets nearer to 0 have no sign to predict
FINAL_SHARE = 0.05  # of the learning rate, where the cosine ends
FEW = 64  # inputs of a value head's hidden layer that learns as fast as all else
SATURATED, WRONG = 0.95, 0.5  # a value so near to its limit that hardly a gradient is left, and so far from its target
METRICS = ("policy_loss", "value_loss", "policy_accuracy", "value_accuracy")
METRICS += ("policy_entropy", "value_variance", "value_saturation")


def outputs(net: nn.Module, inputs: list[Tensor], legal: Tensor) -> tuple[Tensor, Tensor]:
    """Logits [n, A], of graphs those of the moves [E] in the places where `legal` [n, A] is true, and values."""
    logits, values = net(*inputs)
    return logits if logits.ndim == 2 else logits.new_zeros(legal.shape).masked_scatter(legal, logits), values


def losses(logits: Tensor, values: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """Policy and value loss of n positions: -pi log p over legal moves and (z - v)^2, each a mean by its weights.

    `logits` [n, A], `values` [n, V]; `batch` holds the fields of replay.Batch. With weight decay their sum is
    AlphaZero's loss (z - v)^2 - pi log p + c |theta|^2 (Silver et al. 2017, equation 1).
    """
    logits = logits.float().masked_fill(~batch["legal"], -math.inf)
    log_p = F.log_softmax(logits, 1).masked_fill(~batch["legal"], 0.0)
    policy = -(batch["policy"] * log_p).sum(1)
    value = (values.float() - batch["values"]).square().mean(1)
    weight, known = batch["policy_weight"], batch["value_weight"]
    return (policy * weight).sum() / weight.sum(), (value * known).sum() / known.sum().clamp(min=1e-6)


@torch.no_grad()
def accuracies(logits: Tensor, values: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, ...]:
    """METRICS beside the losses.

    Share of positions whose likeliest move is the target's; of decided ones with the right sign; mean entropy; the
    loss of the one value that fits all positions best; share of values that are saturated and wrong.
    """
    logits = logits.float().masked_fill(~batch["legal"], -math.inf)
    p = F.softmax(logits, 1)
    same = (p.argmax(1) == batch["policy"].argmax(1)).float().mean()
    targets, known = batch["values"], batch["value_weight"][:, None]
    decided = (targets.abs() >= DECIDED) & (known > 0)
    right = ((values.float() * targets > 0) & decided).sum() / decided.sum().clamp(min=1)
    share = known / known.sum().clamp(min=1e-6)
    variance = ((targets - (targets * share).sum(0)).square() * share).sum(0).mean()
    wrong = (values.abs() > SATURATED) & ((values - targets).abs() > WRONG) & (known > 0)
    saturation = wrong.sum() / ((known > 0).sum() * targets.shape[1]).clamp(min=1)
    return same, right, torch.special.entr(p).sum(1).mean(), variance, saturation


def silent_channels(net: nn.Module) -> float:
    """Share of a network's channels that passed nothing on in the last step, so that no gradient reached their norm."""
    norms = [module for module in net.modules() if isinstance(module, nn.BatchNorm2d | nn.LayerNorm)]
    gradients = [norm.weight.grad for norm in norms if norm.weight.grad is not None]
    return float((torch.cat(gradients) == 0).float().mean()) if gradients else 0.0


def training_precision(evaluation: Variant, wanted: str = "auto") -> str:
    """The dtype to train in where a network is evaluated so: the fastest that the device computes by itself."""
    if wanted != "auto":
        return wanted
    if not evaluation.device.startswith("cuda"):
        return evaluation.dtype  # measured: bfloat16 only where the processor has it, and then training gains as well
    # Only from compute capability 8.0 on bfloat16 is not emulated (a T4 has 7.5).
    return "bfloat16" if torch.cuda.get_device_capability(evaluation.device) >= (8, 0) else "float16"


class Optimizer:
    """Adam on one network, but for the convolutions of a tower, which are Muon's.

    Adam adds weight_decay * theta to the gradient, which is the gradient of c |theta|^2 with c = weight_decay / 2.
    """

    def __init__(self, net: nn.Module, config: TrainConfig, device: str = "cpu", precision: str = "float32") -> None:
        """The network is moved to `device`; `precision` of the forward and backward pass, a name of DTYPES."""
        self.config, self.device, self.precision = config, torch.device(device), precision
        self.net = nn.utils.convert_conv2d_weight_memory_format(net.to(self.device), torch.channels_last)
        kernels = [one for one in net.parameters() if one.ndim == 4] if config.muon else []
        hidden = net.get_parameter("value_hidden.weight")
        others = [one for one in net.parameters() if one is not hidden and (one.ndim != 4 or not config.muon)]
        # The more inputs, the further a step of Adam moves a layer's outputs (Yang et al. 2022, "Tensor Programs V",
        # table 3). At the full rate the first steps silenced nine in ten of the hidden numbers, and now and then
        # all of them: 3 of 26 networks never learned a value.
        rates = {"adam": (others, 1.0), "hidden": ([hidden], min(1.0, FEW / hidden.shape[1]))}
        self.optimizers: dict[str, torch.optim.Optimizer] = {
            name: torch.optim.Adam(weights, share * config.learning_rate, weight_decay=config.weight_decay, fused=True)
            for name, (weights, share) in rates.items()
        }
        if kernels:
            self.optimizers["muon"] = Muon(kernels, config.muon)
        # Half precision's small gradients vanish unless scaled; bfloat16 has the range of float32.
        self.scaler = torch.amp.GradScaler(self.device.type, enabled=precision == "float16")

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps."""
        states = {name: one.state_dict() for name, one in self.optimizers.items()}
        return states | {"scaler": self.scaler.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from what `state` returned; if that was of other optimizers, moments begin anew."""
        if state.keys() != self.state().keys():
            return
        for name, optimizer in self.optimizers.items():
            optimizer.load_state_dict(state[name])
        self.scaler.load_state_dict(state["scaler"])

    def rate(self, progress: float) -> float:
        """The learning rate when this share (0 to 1) of the run is done."""
        if self.config.schedule == "constant":
            return self.config.learning_rate
        cosine = 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))
        return self.config.learning_rate * (FINAL_SHARE + (1 - FINAL_SHARE) * cosine)

    def tensors(self, batch: Batch) -> tuple[list[Tensor], dict[str, Tensor]]:
        """A batch on the device: the network's inputs, and all else by name."""
        inputs = [torch.from_numpy(array).to(self.device) for array in batch.inputs]
        if inputs[0].ndim == 4:
            inputs = [planes.to(memory_format=torch.channels_last) for planes in inputs]
        names = batch._fields[1:]
        return inputs, {name: torch.from_numpy(getattr(batch, name)).to(self.device) for name in names}

    def step(self, batch: Batch, learning_rate: float) -> Tensor:
        """One step; returns METRICS as a tensor that stays on the device, so that a GPU need not wait."""
        inputs, data = self.tensors(batch)
        for optimizer in self.optimizers.values():
            for group in optimizer.param_groups:
                group["lr"] = optimizer.defaults["lr"] * learning_rate / self.config.learning_rate
        self.net.train()
        with torch.autocast(self.device.type, DTYPES[self.precision], enabled=self.precision != "float32"):
            logits, values = outputs(self.net, inputs, data["legal"])
        policy_loss, value_loss = losses(logits, values, data)
        self.net.zero_grad(set_to_none=True)
        self.scaler.scale(policy_loss + self.config.value_weight * value_loss).backward()
        for optimizer in self.optimizers.values():
            self.scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(self.net.parameters(), self.config.gradient_clip)
        for optimizer in self.optimizers.values():
            self.scaler.step(optimizer)
        self.scaler.update()
        return torch.stack([policy_loss.detach(), value_loss.detach(), *accuracies(logits, values, data)])

    def check(self, metrics: Tensor) -> dict[str, float]:
        """METRICS by name from their means over steps, and silent_channels.

        Raises AzkitError if they or any weight are not finite.
        """
        tensors = [metrics, *self.net.state_dict().values()]
        if not all(bool(tensor.isfinite().all()) for tensor in tensors):
            raise AzkitError("training diverged: the loss or a weight is not finite; lower train.learning_rate")
        found = dict(zip(METRICS, metrics.tolist(), strict=True))
        return found | {"silent_channels": silent_channels(self.net)}

    def seconds_a_sample(self, game: Game, rows: int = 64) -> float:
        """Measured on the second of two steps of a copy of the network, which itself stays as it is."""
        batch = random_batch(game, rows)
        twin, seconds = Optimizer(copy.deepcopy(self.net), self.config, str(self.device), self.precision), 0.0
        for _ in range(2):
            started = time.perf_counter()
            twin.step(batch, 1e-3).tolist()  # a GPU is waited for
            seconds = time.perf_counter() - started
        return seconds / rows
