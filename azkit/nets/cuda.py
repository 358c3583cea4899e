"""All that touches NVIDIA's GPUs: what there is, streams, and networks captured as graphs.

The rest of azkit knows devices by name only, so that what runs untested without a GPU stands here.
"""

import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import torch
from torch import Tensor

from ..errors import reason, tell

Outputs = tuple[np.ndarray, np.ndarray]  # logits float32 [rows, A] (or of the moves, [E]), values float32 [rows, V]
Forward = Callable[..., tuple[Tensor, Tensor]]
WARM_UP = 3  # runs before a capture, in which libraries choose algorithms and take their memory


def count() -> int:
    """GPUs that torch lists, whether they compute or not."""
    return torch.cuda.device_count() if torch.cuda.is_available() else 0


def name(place: str) -> str:
    """What its maker calls it."""
    return torch.cuda.get_device_name(place)


def has_bfloat16(place: str) -> bool:
    """Whether it computes that by itself: below compute capability 8.0 (a T4 has 7.5) it is emulated."""
    return torch.cuda.get_device_capability(place) >= (8, 0)


def wait(place: str) -> None:
    """Until a GPU has done all that it was asked; a CPU has."""
    if place.startswith("cuda"):
        torch.cuda.synchronize(place)


def captured(work: Callable[[], object], place: str, after: Callable[[], object] | None = None) -> Callable[[], object]:
    """The same work: on a GPU a graph of it, once it has run a few times, which starts all of its kernels as one.

    To start them one by one took a training step on an H100 twenty times as long as they run. The work must use the
    same tensors each time, and never wait for the GPU. Where it cannot be captured it goes on as it is, and so does
    what comes `after` such work, which makes its tensors anew each time.
    """
    return _Captured(work, place, after) if place.startswith("cuda") else work


class _Captured:
    """See `captured`."""

    def __init__(self, work: Callable[[], object], place: str, after: Callable[[], object] | None) -> None:
        self.work, self.place, self.after, self.stream = work, place, after, torch.cuda.Stream(place)
        self.runs = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.runs == WARM_UP:
            self._capture()
        self.runs += 1
        if self.graph is not None:
            self.graph.replay()
            return
        current = torch.cuda.current_stream(self.stream.device)
        self.stream.wait_stream(current)
        with torch.cuda.stream(self.stream):
            self.work()
        current.wait_stream(self.stream)

    def _capture(self) -> None:
        if isinstance(self.after, _Captured) and self.after.graph is None:
            return
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, pool=torch.cuda.graph_pool_handle(), stream=self.stream):
                self.work()
        except RuntimeError as error:  # memory that is full is one, too
            tell(f"{self.place} starts its kernels one by one, for it captures no graph: {reason(error)}")
        else:
            self.graph = graph


class Stream:
    """A network's own order of work on a GPU, and memory that its graphs share, since they never run at once."""

    def __init__(self, place: str) -> None:
        self.stream, self.memory = torch.cuda.Stream(place), torch.cuda.graph_pool_handle()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What is begun inside comes after all that the GPU was asked before, and has ended when the block is left."""
        self.stream.wait_stream(torch.cuda.current_stream(self.stream.device))
        with torch.cuda.stream(self.stream):
            yield
        self.stream.synchronize()


class CudaProgram:
    """A captured CUDA graph between page-locked buffers: starting it costs a few microseconds and does not wait."""

    def __init__(self, forward: Forward, shape: tuple[int, ...], stream: Stream) -> None:
        """Raises RuntimeError if the forward pass cannot be captured."""
        self.stream, self.done = stream.stream, torch.cuda.Event()
        self.pinned = torch.zeros(shape, pin_memory=True)
        self.planes = self.pinned.view(shape[0], -1).numpy()
        self.x = torch.zeros(shape, device=self.stream.device)
        self.graph = torch.cuda.CUDAGraph()
        cudnn = torch.backends.cudnn.flags(enabled=True, benchmark=True)
        with torch.inference_mode(), cudnn:
            with stream.alone():
                for _ in range(WARM_UP):
                    forward(self.x)
            with torch.cuda.graph(self.graph, pool=stream.memory, stream=self.stream):
                self.outputs = [output.float() for output in forward(self.x)]
        self.answers = [torch.empty(output.shape, pin_memory=True) for output in self.outputs]
        self._waiting: Callable[[], object] = lambda: None  # gives the answer's function while somebody may call it

    @property
    def busy(self) -> bool:
        """Whether an answer is still to be taken; it is not if its function is gone, for trees are dropped unasked."""
        return self._waiting() is not None

    def start(self) -> Callable[[], Outputs]:
        """See Program."""
        with torch.inference_mode(), torch.cuda.stream(self.stream):
            self.x.copy_(self.pinned, non_blocking=True)
            self.graph.replay()
            for pinned, output in zip(self.answers, self.outputs, strict=True):
                pinned.copy_(output, non_blocking=True)
            self.done.record(self.stream)

        def finish() -> Outputs:
            self.done.synchronize()
            logits, values = (pinned.numpy().copy() for pinned in self.answers)
            self._waiting = lambda: None
            return logits, values

        self._waiting = weakref.ref(finish)
        return finish
