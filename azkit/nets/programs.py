"""How one device runs a network. A tower runs as programs of fixed batch size: fused on a CPU, captured as CUDA graphs
on a GPU (cuda.py). A graph network takes batches of any size as they come.
"""

import copy
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor, nn

from ..errors import AzkitError, reason, tell
from ..games.base import Game
from ..search.evaluators import Leaves, encode, of_moves, random_leaves
from . import graph_model, int8, winograd
from .cuda import CudaProgram, Forward, Outputs, Stream
from .graphs import filled_up, graphs
from .nets import fold
from .variants import Variant, compute_on_cpu

SWITCH = threading.Lock()  # whether torch fuses is one setting for all threads, and so is which warnings are shown


class Program:
    """A network and its input, computed when started."""

    busy = False

    def __init__(self, forward: Forward, inputs: list[Tensor], planes: np.ndarray) -> None:
        """`planes` float32 [rows, C * H * W] is a tower's input, to be filled before `start`."""
        self.forward, self.inputs, self.planes = forward, inputs, planes

    def start(self) -> Callable[[], Outputs]:
        """Begin; the function returned waits for the outputs. The input may be refilled once that has returned."""
        with torch.inference_mode():
            logits, values = self.forward(*self.inputs)
        return lambda: (logits.float().cpu().numpy(), values.float().cpu().numpy())


class Network:
    """One network on one device; a tower as programs of its variant's sizes, which are made when first needed."""

    def __init__(self, game: Game, net: nn.Module, variant: Variant) -> None:
        self.game, self.variant = game, variant
        self.device, self.dtype = torch.device(variant.device), getattr(torch, variant.dtype)
        if variant.engine == "openvino":  # which rounds by itself
            self.dtype = torch.float32
        if self.device.type == "cpu":
            compute_on_cpu(variant.threads)
        # oneDNN's fused graphs, and OpenVINO, choose their own layout.
        own = variant.engine in ("traced", "winograd", "openvino")
        self.layout = torch.contiguous_format if own else torch.channels_last
        self.programs: dict[int, list[Program | CudaProgram]] = {}
        self.model: Any = None
        self.callable: Any = None  # the model, as its engine runs it,
        self.many: Any = None  # and as it does in large batches
        self.ranges: list[float] = []  # see int8.py
        self.stream = Stream(variant.device) if self.device.type == "cuda" and game.graph is None else None
        self.load(net)

    def load(self, net: nn.Module) -> None:
        """Answer with this network's weights from now on; its shape is the first one's."""
        with nullcontext() if self.stream is None else self.stream.alone(), torch.inference_mode():
            model = fold(net).to(self.device, self.dtype).to(memory_format=self.layout)  # type: ignore[call-overload]  # missing in torch's stub
            if self.stream is not None and self.model is not None:
                for old, new in zip(self.model.parameters(), model.parameters(), strict=True):
                    old.copy_(new)  # in place: captured graphs hold addresses
                return
        self.model = model
        if self.variant.engine == "openvino" and self.game.graph is None:
            self.ranges = int8.ranges(model, self.game)
        self._begin()

    def _begin(self) -> None:
        """The model as its engine runs it, without programs: those of a CPU hold weights as constants."""
        self.programs, self.callable, self.many = {}, self.model, self.model
        if self.variant.engine in ("traced", "winograd"):
            self.callable = self._traced(by_winograd=False)
            self.many = self._traced(by_winograd=True) if self.variant.engine == "winograd" else self.callable
        elif self.variant.engine == "openvino" and self.game.graph is not None:
            finite = all(weights.isfinite().all() for weights in self.model.parameters())  # it would hide that
            self.callable = graph_model.compiled(self.model, self.variant) if finite else self.model

    def shares(self, count: int) -> list[Self]:
        """This network so many times, as it is now, each on its share of the threads, to be asked at once."""
        twins = [copy.copy(self) for _ in range(count)]
        for twin in twins:
            twin.variant = replace(self.variant, threads=max(1, self.variant.threads // count))
            twin._begin()
        return twins

    def halve(self) -> None:
        """Take no more than half as many rows from now on. Raises AzkitError if one was too many for the memory."""
        half = self.variant.sizes[-1] // 2
        if half == 0:
            raise AzkitError(f"{self.device} is out of memory even for a single position: take a smaller network")
        sizes = tuple(size for size in self.variant.sizes if size <= half) or (half,)
        tell(f"{self.device} is out of memory: batches of at most {sizes[-1]} positions from here on")
        self.variant = replace(self.variant, sizes=sizes)
        self.programs = {size: ready for size, ready in self.programs.items() if size <= half}

    def start(self, leaves: Leaves) -> Callable[[], Outputs]:
        """Begin; the function returned waits for logits [E or more] of the leaves' moves and values [n or more, V]."""
        if self.game.graph is not None:
            return self.on(leaves).start()
        program = self.program(len(leaves.states))
        encode(self.game.rules, leaves.states, program.planes)
        finish = program.start()

        def outputs() -> Outputs:
            logits, values = finish()
            return of_moves(leaves, logits), values

        return outputs

    def on(self, leaves: Leaves) -> Program:
        """A graph network on these positions: they differ in nodes and moves, so there is no shape to fuse for."""
        batch = graphs(self.game, leaves)
        if self.variant.engine == "openvino" or self.device.type == "cpu" and self.dtype != torch.float32:
            batch = filled_up(batch)
        nodes, *rest = (torch.from_numpy(array).to(self.device) for array in batch)
        return Program(self.callable, [nodes.to(self.dtype), *rest], np.empty((0, 0), np.float32))

    def program(self, rows: int) -> Program | CudaProgram:
        """A free program for up to this many rows, at most the largest size; of graphs on positions of random games."""
        if self.game.graph is not None:
            return self.on(random_leaves(self.game, rows))
        size = next(size for size in self.variant.sizes if size >= rows)
        ready = self.programs.setdefault(size, [])
        for program in ready:
            if not program.busy:
                return program
        ready.append(self._program((size, *self.game.planes)))
        return ready[-1]

    def _program(self, shape: tuple[int, ...]) -> Program | CudaProgram:
        inner: Any = self.many if shape[0] >= winograd.LEAST else self.callable
        if self.variant.engine in ("traced", "winograd"):
            with _tracing(fused=inner is self.callable):
                inner = torch.jit.freeze(inner)  # weights become constants, and so does what comes of them alone
                for _ in range(2):  # the first run records shapes, later ones are fused: first answers would differ
                    inner(torch.zeros(shape, dtype=self.dtype))
        elif self.ranges:
            inner = int8.compiled(self.model, self.ranges, shape, self.variant)

        def forward(x: Tensor) -> tuple[Tensor, Tensor]:
            return inner(x.to(self.device, self.dtype, memory_format=self.layout))

        if self.stream is not None:
            try:
                return CudaProgram(forward, shape, self.stream)
            except torch.OutOfMemoryError:
                raise
            except RuntimeError as error:
                tell(f"{self.device} runs networks slowly, for it captures no graphs: {reason(error)}")
        x = torch.zeros(shape)
        return Program(forward, [x], x.flatten(1).numpy())

    def _traced(self, by_winograd: bool) -> Any:
        """The model as a graph, for any number of rows."""
        self.model.winograd = by_winograd
        with _tracing(fused=not by_winograd):
            return torch.jit.trace(self.model, torch.zeros(1, *self.game.planes, dtype=self.dtype), check_trace=False)


@contextmanager
def _tracing(fused: bool) -> Iterator[None]:
    """Let oneDNN fuse convolutions with what follows them, if it is to: it fails on winograd.py's matrix products. And
    let torch keep to itself that torch.jit is deprecated."""
    with SWITCH, warnings.catch_warnings(), torch.inference_mode():
        before = torch.jit.onednn_fusion_enabled()
        warnings.filterwarnings("ignore", r"`torch\.jit\.\w+` is deprecated", DeprecationWarning)
        torch.jit.enable_onednn_fusion(fused)
        try:
            yield
        finally:
            torch.jit.enable_onednn_fusion(before)
