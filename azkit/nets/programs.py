"""A folded network on one device. A tower runs as programs of fixed batch size: fused on a CPU, captured as CUDA graphs
on a GPU. A graph network takes batches of any size as they come.

A program computes what lies in its input when it is started; `start` returns the function that waits for the outputs.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ..games.base import Game
from ..search.evaluators import Leaves, encode, of_moves, random_leaves
from .graphs import graphs
from .memory import keep_buffers
from .nets import fold
from .variants import Variant, compute_on_cpu

Outputs = tuple[np.ndarray, np.ndarray]  # logits float32 [rows, A] (or of the moves, [E]), values float32 [rows, V]
Forward = Callable[[Tensor], tuple[Tensor, Tensor]]


class CpuProgram:
    """A tower at one batch size, computed when started."""

    busy = False

    def __init__(self, forward: Forward, shape: tuple[int, ...]) -> None:
        self.forward, self.x = forward, torch.zeros(shape)
        self.planes = self.x.view(shape[0], -1).numpy()  # float32 [rows, C * H * W], to be filled before `start`

    def start(self) -> Callable[[], Outputs]:
        """Begin; the function returned waits for the outputs. The input may be refilled once that has returned."""
        with torch.inference_mode():
            logits, values = self.forward(self.x)
            outputs = logits.float().numpy(), values.float().numpy()
        return lambda: outputs


class CudaProgram:
    """A captured CUDA graph between page-locked buffers: starting it costs a few microseconds and does not wait."""

    def __init__(self, forward: Forward, shape: tuple[int, ...], stream: Any, memory: Any) -> None:
        """`memory` is a pool that all graphs of one stream share, since they never run at once."""
        self.stream, self.done, self.busy = stream, torch.cuda.Event(), False  # busy: until the answer is taken
        self.pinned = torch.zeros(shape, pin_memory=True)
        self.planes = self.pinned.view(shape[0], -1).numpy()
        self.x = torch.zeros(shape, device=stream.device)
        self.graph = torch.cuda.CUDAGraph()
        stream.wait_stream(torch.cuda.current_stream(stream.device))
        cudnn = torch.backends.cudnn.flags(enabled=True, benchmark=True)
        with torch.inference_mode(), cudnn, torch.cuda.stream(stream):
            for _ in range(3):  # cuDNN picks its algorithms and libraries take their workspaces before the capture
                forward(self.x)
            stream.synchronize()
            with torch.cuda.graph(self.graph, pool=memory, stream=stream):
                self.outputs = [output.float() for output in forward(self.x)]
        self.answers = [torch.empty(output.shape, pin_memory=True) for output in self.outputs]

    def start(self) -> Callable[[], Outputs]:
        """See CpuProgram."""
        self.busy = True
        with torch.inference_mode(), torch.cuda.stream(self.stream):
            self.x.copy_(self.pinned, non_blocking=True)
            self.graph.replay()
            for pinned, output in zip(self.answers, self.outputs, strict=True):
                pinned.copy_(output, non_blocking=True)
            self.done.record(self.stream)
        return self._finish

    def _finish(self) -> Outputs:
        self.done.synchronize()
        logits, values = (pinned.numpy().copy() for pinned in self.answers)
        self.busy = False
        return logits, values


TowerProgram = CpuProgram | CudaProgram


class _OnDevice:
    """What both kinds of network are: one game's, on one device."""

    def __init__(self, game: Game, variant: Variant) -> None:
        self.game, self.variant = game, variant
        self.device, self.dtype = torch.device(variant.device), getattr(torch, variant.dtype)
        if self.device.type == "cpu":
            keep_buffers()
            compute_on_cpu(variant.threads)


class TowerNetwork(_OnDevice):
    """One tower, as programs of its variant's sizes that are made when first needed."""

    def __init__(self, game: Game, net: nn.Module, variant: Variant) -> None:
        super().__init__(game, variant)
        self.planes = game.planes
        # oneDNN's fused graphs choose their own layout.
        self.layout = torch.contiguous_format if variant.engine == "traced" else torch.channels_last
        self.programs: dict[int, list[TowerProgram]] = {}
        self.model: Any = None
        self.stream: Any = None
        if self.device.type == "cuda":
            self.stream, self.memory = torch.cuda.Stream(self.device), torch.cuda.graph_pool_handle()
        self.load(net)

    def load(self, net: nn.Module) -> None:
        """Answer with this network's weights from now on; its shape is the first one's."""
        with nullcontext() if self.stream is None else torch.cuda.stream(self.stream), torch.inference_mode():
            model = fold(net).to(self.device, self.dtype).to(memory_format=self.layout)  # type: ignore[call-overload]  # missing in torch's stub
            if self.stream is not None and self.model is not None:
                for old, new in zip(self.model.parameters(), model.parameters(), strict=True):
                    old.copy_(new)  # in place: captured graphs hold addresses
                return
        self.programs.clear()  # those of a CPU hold weights as constants
        self.model = self.callable = model
        if self.variant.engine == "traced":
            self.callable = _traced(model, torch.zeros(1, *self.planes, dtype=self.dtype))
        elif self.variant.engine == "compiled":
            # After a few networks through the same code it would silently stop compiling.
            torch._dynamo.reset()
            self.callable = torch.compile(model, dynamic=False, options={"freezing": self.stream is None})

    def start(self, leaves: Leaves) -> Callable[[], Outputs]:
        """Begin; the function returned waits for logits [E] of the leaves' moves and values [n or more, V]."""
        program = self.program(len(leaves.states))
        encode(self.game.rules, leaves.states, program.planes)
        finish = program.start()

        def outputs() -> Outputs:
            logits, values = finish()
            return of_moves(leaves, logits), values

        return outputs

    def program(self, rows: int) -> TowerProgram:
        """A program that is free, for up to this many rows; at most the largest size."""
        size = next(size for size in self.variant.sizes if size >= rows)
        ready = self.programs.setdefault(size, [])
        for program in ready:
            if not program.busy:
                return program
        ready.append(self._program((size, *self.planes)))
        return ready[-1]

    def _program(self, shape: tuple[int, ...]) -> TowerProgram:
        inner = self.callable
        if self.variant.engine == "traced":
            inner = _fused(inner, torch.zeros(shape, dtype=self.dtype))

        def forward(x: Tensor) -> tuple[Tensor, Tensor]:
            return inner(x.to(self.dtype, memory_format=self.layout))

        if self.stream is None:
            return CpuProgram(forward, shape)
        return CudaProgram(forward, shape, self.stream, self.memory)


class GraphNetwork(_OnDevice):
    """One graph network, eager: its batches differ in nodes and moves, so there is no shape to fuse or capture for."""

    def __init__(self, game: Game, net: nn.Module, variant: Variant) -> None:
        super().__init__(game, variant)
        self.load(net)

    def load(self, net: nn.Module) -> None:
        """See TowerNetwork."""
        self.model = fold(net).to(self.device, self.dtype)

    def start(self, leaves: Leaves) -> Callable[[], Outputs]:
        """See TowerNetwork; values [n, V]."""
        return self.on(leaves).start()

    def program(self, rows: int) -> GraphProgram:
        """The network on so many positions of random games, to be measured."""
        return self.on(random_leaves(self.game, rows))

    def on(self, leaves: Leaves) -> GraphProgram:
        """The network on these positions, again and again."""
        nodes, *rest = (torch.from_numpy(array).to(self.device) for array in graphs(self.game, leaves))
        return GraphProgram(self.model, [nodes.to(self.dtype), *rest])


class GraphProgram:
    """A graph network on the input that it was made with."""

    def __init__(self, model: nn.Module, tensors: list[Tensor]) -> None:
        self.model, self.tensors = model, tensors

    def start(self) -> Callable[[], Outputs]:
        """See CpuProgram."""
        with torch.inference_mode():
            logits, values = self.model(*self.tensors)
        return lambda: (logits.float().cpu().numpy(), values.float().cpu().numpy())


Network = TowerNetwork | GraphNetwork


def on_device(game: Game, net: nn.Module, variant: Variant) -> Network:
    """The network as one device runs it best."""
    return TowerNetwork(game, net, variant) if game.graph is None else GraphNetwork(game, net, variant)


@contextmanager
def _fusing() -> Iterator[None]:
    """Let oneDNN fuse convolutions with what follows them, and torch keep to itself that torch.jit is deprecated."""
    before = torch.jit.onednn_fusion_enabled()
    with warnings.catch_warnings(), torch.inference_mode():
        warnings.filterwarnings("ignore", r"`torch\.jit\.\w+` is deprecated", DeprecationWarning)
        torch.jit.enable_onednn_fusion(True)
        try:
            yield
        finally:
            torch.jit.enable_onednn_fusion(before)


def _traced(model: nn.Module, x: Tensor) -> Any:
    with _fusing():
        return torch.jit.trace(model, x, check_trace=False)


def _fused(traced: Any, x: Tensor) -> Callable[[Tensor], tuple[Tensor, Tensor]]:
    """A trace with its weights as constants, fused for the shape of x."""
    with _fusing():
        frozen = torch.jit.freeze(traced)
        for _ in range(2):  # the first run records shapes and only later ones are fused: first answers would differ
            frozen(x)
    return frozen
