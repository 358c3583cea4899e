"""Steps on the losses: Adam's, and Muon's for the convolutions of a tower."""

import copy
import math
import timeit
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim import Adam

from ..errors import AzkitError, tell
from ..games.base import Game
from ..nets import cuda
from ..nets.nets import losses, outputs
from ..nets.variants import Variant, compute_on_cpu
from ..progress import Progress
from ..runs.config import TrainConfig
from ..runs.schedules import SCHEDULES
from ..selfplay.replay import Batch, random_batch
from .loss_scale import LossScale
from .metrics import METRICS, accuracies, silent_channels
from .muon import Muon
from .ranks import ALONE, Ranks
from .row import Row, in_a_row, in_order

FEW = 64  # inputs of a value head's hidden layer that learns as fast as all else


def training_precision(evaluation: Variant, wanted: str = "auto") -> str:
    """The dtype to train in where a network is evaluated so: the fastest that the device computes by itself."""
    if wanted != "auto":
        return wanted
    if not evaluation.device.startswith("cuda"):
        return evaluation.dtype  # measured: bfloat16 only where the processor has it, and then training gains as well
    return "bfloat16" if cuda.has_bfloat16(evaluation.device) else "float16"


@dataclass
class Steps:
    """How far a generation's steps are: with this and `Optimizer.state` they go on as if nothing had happened."""

    done: int = 0
    counted: int = 0  # of these, but for those that overflowed
    sums: Tensor | None = None  # of METRICS over the counted
    rate: float = 0.0  # Adam's in the last one
    seconds: float = 0.0  # that they took
    look: Callable[["Steps"], None] = lambda taken: None  # called before each, and may raise


class Optimizer:
    """Adam on one network, but for the convolutions of a tower, which are Muon's.

    Adam adds weight_decay * theta to the gradient, which is the gradient of c |theta|^2 with c = weight_decay / 2.
    """

    def __init__(
        self,
        net: nn.Module,
        config: TrainConfig,
        device: str = "cpu",
        precision: str = "float32",
        ranks: Ranks = ALONE,
        best: nn.Module | None = None,
    ) -> None:
        """The network is moved to `device`; `precision` of the forward and backward pass, a name of torch's.

        With `ranks` every batch is this one's share, and all of them together take one step. `best`, the network that
        plays, if that is another one, is moved, too, and with config.average becomes the mean of the weights.
        """
        self.config, self.device, self.precision, self.ranks = config, torch.device(device), precision, ranks
        self.parts = 1  # that a batch goes through the network in, as memory asks for
        if self.device.type == "cpu":
            compute_on_cpu()
        self.net, self.best = ranks.joined(net.to(self.device)), None if best is None else best.to(device)
        self.row = Row(self.net)
        self.means = list[tuple[Tensor, Tensor]]()  # what becomes a mean, and of what
        if self.best is not None and config.average:
            pairs = zip(self.best.buffers(), self.net.buffers(), strict=True)
            self.means.append((in_a_row(in_order(self.best)), self.row.weights))
            self.means += [(mean, values) for mean, values in pairs if mean.is_floating_point()]
        # In front of a norm or a scale, so that their length says nothing
        kernels = [weight for weight in net.parameters() if weight.ndim == 4] if config.muon else []
        wide = net.get_parameter("value_hidden.weight")
        others = [weight for weight in net.parameters() if weight is not wide and not (kernels and weight.ndim == 4)]
        # The more inputs, the further a step of Adam moves a layer's outputs (Yang et al. 2022, "Tensor Programs V",
        # table 3). At the full rate the first steps silenced nine in ten of the hidden numbers, and now and then
        # all of them: 3 of 26 networks never learned a value.
        shares = {"adam": (others, 1.0), "hidden": ([wide], min(1.0, FEW / wide.shape[1]))}
        on_gpu, decay = self.device.type == "cuda", config.weight_decay
        self.optimizers: dict[str, torch.optim.Optimizer] = {
            name: Adam(those, share * config.learning_rate, weight_decay=decay, fused=True, capturable=on_gpu)
            for name, (those, share) in shares.items()
        }
        if kernels:
            self.optimizers["muon"] = Muon(kernels, config.muon)
        self.scale = LossScale(self.device) if precision == "float16" else None  # bfloat16 has the range of float32
        self.inputs, self.data = list[Tensor](), dict[str, Tensor]()
        self._start()

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps."""
        states = {name: optimizer.state_dict() for name, optimizer in self.optimizers.items()}
        for group in (group for state in states.values() for group in state["param_groups"]):
            group["lr"] = float(group["lr"])
        return states | {"scaler": self.scale.state() if self.scale else {}}

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from what `state` returned; if that was of other optimizers, moments begin anew.

        Raises AzkitError for what `state` never returned for this network.
        """
        if state.keys() != self.state().keys():
            return
        try:
            for name, optimizer in self.optimizers.items():
                optimizer.load_state_dict(state[name])
                for group in optimizer.param_groups:  # where torch puts the saved run's settings, such as weight decay
                    own = {**optimizer.defaults, "lr": group["lr"]}
                    group.update({name: own[name] for name in own if name in group})
                for weight, moments in optimizer.state.items():
                    if any(moment.shape not in (weight.shape, ()) for moment in moments.values()):
                        raise ValueError(f"a moment of another size than {list(weight.shape)}")
            if self.scale and state["scaler"]:  # empty is that of a precision which needs none
                self.scale.restore(state["scaler"])
        except (ValueError, KeyError, TypeError, AttributeError, RuntimeError) as error:
            raise AzkitError(f"the optimizers' state in the checkpoint is not this network's: {error}") from None
        self._start()

    def tensors(self, batch: Batch) -> tuple[list[Tensor], dict[str, Tensor]]:
        """A batch on the device: the network's inputs, and all else by name."""

        def placed(array: np.ndarray) -> Tensor:
            tensor = torch.from_numpy(array)
            return tensor.pin_memory().to(self.device, non_blocking=True) if self.device.type == "cuda" else tensor

        inputs = [placed(array) for array in batch.inputs]
        if inputs[0].ndim == 4:
            inputs = [planes.to(memory_format=torch.channels_last) for planes in inputs]
        return inputs, {name: placed(getattr(batch, name)) for name in batch._fields[1:]}

    def step(self, batch: Batch, learning_rate: float) -> Tensor:
        """One step; returns METRICS as a tensor that stays on the device, so that a GPU need not wait.

        If half precision overflows, no step is taken and nothing changes but the scale: the metrics may be no numbers.
        Raises AzkitError if a GPU's memory is full.
        """
        try:
            return self._step(batch, learning_rate)
        except torch.OutOfMemoryError as error:
            raise AzkitError(f"the GPU's memory is full: lower train.batch={self.config.batch}") from error

    def _step(self, batch: Batch, learning_rate: float) -> Tensor:
        self._take(*self.tensors(batch))
        for optimizer in self.optimizers.values():
            rate = optimizer.defaults["lr"] * learning_rate / self.config.learning_rate
            for group in optimizer.param_groups:
                if isinstance(group["lr"], Tensor):
                    group["lr"].fill_(rate)
                else:
                    group["lr"] = rate
        if not self.net.training:
            self.net.train()  # which takes longer than to ask
        self._passes()
        finite = self.scale is None or bool(self.norm.isfinite())  # for which a GPU is waited for
        if finite:  # all optimizers, or none
            self._turns()
        if self.scale is not None:
            self.scale.follow(finite)
        return self.metrics.clone()

    def _take(self, inputs: list[Tensor], data: dict[str, Tensor]) -> None:
        """The next step's tensors: on a GPU always the same, as long as batches are of one shape."""
        held, given = [*self.inputs, *self.data.values()], [*inputs, *data.values()]
        if self.device.type == "cuda" and [tensor.shape for tensor in held] == [tensor.shape for tensor in given]:
            for ours, new in zip(held, given, strict=True):
                ours.copy_(new)
            return
        self.inputs, self.data = inputs, data
        if self.device.type == "cuda":
            self._start()

    def _start(self) -> None:
        """Step kernel by kernel again, and then by graphs where there are any: not if batches differ in their shapes,
        as graphs' do, nor where processes have to meet in the middle of a step."""
        alike = (not self.inputs or self.inputs[0].ndim == 4) and self.ranks.world == 1
        place = str(self.device) if alike else "cpu"
        me = weakref.proxy(self)  # in a circle, weights and graphs would stay until Python collects garbage
        self._passes = cuda.captured(lambda: me._compute(), place)
        self._turns = cuda.captured(lambda: me._update(), place, after=self._passes)
        for group in (group for optimizer in self.optimizers.values() for group in optimizer.param_groups):
            if self.device.type == "cuda" and not isinstance(group["lr"], Tensor):
                group["lr"] = torch.tensor(group["lr"], device=self.device)  # which graphs read

    def _compute(self) -> None:
        """`metrics`, the gradient and its `norm` of the tensors taken last."""
        statistics = [(buffer, buffer.clone()) for buffer in self.net.buffers()] if self.scale else []
        self.metrics = self._pass(self.inputs, self.data)
        self.ranks.add_up([self.row.gradient, self.metrics])
        self.metrics[2:] /= self.ranks.world  # but for the losses they are means over each rank's rows
        self.norm = self.row.gradient.norm()
        for buffer, before in statistics:
            buffer.copy_(torch.where(self.norm.isfinite(), buffer, before))

    @torch.no_grad()
    def _update(self) -> None:
        """Along the gradient, where it is too long by a part of it; then what plays moves towards the weights."""
        scale = 1.0 if self.scale is None else self.scale.value
        self.row.gradient *= (self.config.gradient_clip / (self.norm / scale)).clamp(max=1.0) / scale
        for optimizer in self.optimizers.values():
            optimizer.step()
        # At a flat rate the exponential mean is nearly as good as what falling rates come to (Haegele et al. 2024)
        for mean, values in self.means:
            mean.lerp_(values, 1 / self.config.average)

    def _pass(self, inputs: list[Tensor], data: dict[str, Tensor]) -> Tensor:
        """Forward and backward; METRICS. A batch too large for a GPU's memory goes in twice as many parts from then on,
        unless it is one of graphs, which cannot be cut, or shared by ranks, which would wait for each other."""
        while True:
            try:
                return self._parts(inputs, data)
            except torch.OutOfMemoryError:
                if inputs[0].ndim < 4 or self.ranks.world > 1 or 2 * self.parts > len(inputs[0]):
                    raise
            self.parts *= 2
            tell(f"{self.device} is out of memory: batches of {len(inputs[0])} are learned in {self.parts} parts")

    def _parts(self, inputs: list[Tensor], data: dict[str, Tensor]) -> Tensor:
        totals = [data["policy_weight"].sum(), data["value_weight"].sum()]
        self.ranks.add_up(totals)
        self.row.clear()
        metrics = torch.zeros(len(METRICS), device=self.device)
        for tensors in zip(*(tensor.chunk(self.parts) for tensor in [*inputs, *data.values()]), strict=True):
            part = dict(zip(data, tensors[len(inputs) :], strict=True))
            answers = self.answers(list(tensors[: len(inputs)]), part["legal"])
            policy_loss, value_loss, *others = losses(answers, part, totals)
            loss = sum(others, policy_loss + self.config.value_weight * value_loss)
            (loss if self.scale is None else loss * self.scale.value).backward()
            share = len(part["legal"]) / len(data["legal"])
            figures = (share * figure for figure in accuracies(answers[0], answers[1], part))
            metrics += torch.stack([policy_loss.detach(), value_loss.detach(), *figures])
        return metrics

    def answers(self, inputs: list[Tensor], legal: Tensor) -> tuple[Tensor, ...]:
        """The `outputs` of the network in the precision that it learns in."""
        with torch.autocast(self.device.type, getattr(torch, self.precision), enabled=self.precision != "float32"):
            return outputs(self.net, inputs, legal)

    def train(
        self,
        batches: Iterator[Batch],
        steps: int,
        done: Callable[[float], float],
        progress: Progress,
        label: str,
        taken: Steps | None = None,
    ) -> dict[str, float]:
        """A step on each of `steps` batches; returns finite_metrics of their mean, the last `learning_rate`, and the
        `step_seconds` that all took.

        `done` says what share of the run is done when this share (0 to 1) of these steps is. Those that are `taken`
        already are skipped. Raises AzkitError as `step` and finite_metrics do.
        """
        taken = taken or Steps()
        total = torch.zeros(len(METRICS), device=self.device) if taken.sums is None else taken.sums.to(self.device)
        left = islice(batches, taken.done, None)
        tracked = progress.track(left, steps - taken.done, label, "step", lambda batch: len(batch.legal))
        began = timeit.default_timer() - taken.seconds
        for step, batch in enumerate(tracked, taken.done):
            taken.done, taken.sums, taken.seconds = step, total, timeit.default_timer() - began
            taken.look(taken)
            taken.rate = self.config.learning_rate * SCHEDULES[self.config.schedule](done(step / steps))
            metrics = self.step(batch, taken.rate)
            if self.scale is None or metrics.isfinite().all():
                total, taken.counted = total + metrics, taken.counted + 1
        figures = self.finite_metrics(total / (taken.counted or math.nan))  # waits for a GPU
        taken.seconds = timeit.default_timer() - began
        return figures | {"learning_rate": taken.rate, "step_seconds": taken.seconds}

    def finite_metrics(self, metrics: Tensor) -> dict[str, float]:
        """METRICS by name from their means over steps, and silent_channels; AzkitError where anything is not finite."""
        if not all(tensor.isfinite().all() for tensor in (metrics, *self.net.state_dict().values())):
            raise AzkitError("training diverged: the loss or a weight is not finite; lower train.learning_rate")
        return dict(zip(METRICS, metrics.tolist(), strict=True)) | {"silent_channels": silent_channels(self.net)}

    def seconds_a_sample(self, game: Game) -> float:
        """Measured on the last of a few steps of a copy of the network, which itself stays as it is."""
        on_gpu = self.device.type == "cuda"
        rows, steps = (self.config.batch, cuda.WARM_UP + 2) if on_gpu else (256 if game.graph is None else 64, 2)
        batch = random_batch(game, rows)
        twin = Optimizer(copy.deepcopy(self.net), self.config, str(self.device), self.precision, self.ranks)
        seconds = timeit.repeat(lambda: twin.step(batch, 1e-3).tolist(), number=1, repeat=steps)[-1]  # waits for a GPU
        return seconds / (rows * self.ranks.world)
