"""GPUs made of CPU tensors, for tests: what is queued on a stream runs as late as it may, graphs are calls replayed.

Whoever reads an answer before waiting for it, or fills a buffer that is still to be read, gets wrong numbers.
"""

import contextlib
from collections import deque

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


class Stream:
    """Calls that wait for somebody to wait for them."""

    def __init__(self, place):
        self.device, self.queue = torch.device(place), deque()

    def run(self, until=lambda: False):
        """The oldest calls, as many as it takes."""
        with torch.inference_mode():
            while self.queue and not until():
                self.queue.popleft()()

    def synchronize(self):
        self.run()

    def wait_stream(self, other):
        self.queue.append(other.run)


class Event:
    """A place in a stream."""

    def __init__(self):
        self.passed = True

    def record(self, stream):
        self.passed, self.stream = False, stream
        self.records = getattr(self, "records", 0) + 1
        stream.queue.append(lambda number=self.records: self._pass(number))

    def _pass(self, number):
        self.passed = number == self.records

    def synchronize(self):
        if not self.passed:
            self.stream.run(until=lambda: self.passed)


class Recorder(TorchDispatchMode):
    """Writes down each operation with what it works on and what came out, and then has done nothing."""

    def __init__(self, calls):
        super().__init__()
        self.calls, self.made, self.before = calls, set(), {}

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        for memory in _memories((args, kwargs)):  # whole, for tensors may share it
            if memory.data_ptr() not in self.made:
                self.before.setdefault(memory.data_ptr(), (memory, memory.clone()))
        found = func(*args, **(kwargs or {}))
        self.calls.append((func, args, kwargs or {}, found))
        self.made.update(memory.data_ptr() for memory in _memories(found) if memory.data_ptr() not in self.before)
        return found

    def __exit__(self, *error):
        super().__exit__(*error)
        for memory, before in self.before.values():
            memory.copy_(before)


class FakeCuda(TorchFunctionMode):
    """What names a GPU is made on the CPU, and copies that need not wait go into the stream's queue."""

    def __init__(self, gpus, refused):
        super().__init__()
        self.gpus, self.refused = gpus, refused
        self.default, self.current, self.graphs = Stream("cuda:0"), None, 0

    def __torch_function__(self, func, types, args=(), kwargs=None):
        if func is torch.device:
            return func(*args, **(kwargs or {}))
        args = [torch.device("cpu") if _is_gpu(value) else value for value in args]
        kwargs = {name: torch.device("cpu") if _is_gpu(value) else value for name, value in (kwargs or {}).items()}
        kwargs.pop("pin_memory", None)
        if func is torch.Tensor.pin_memory:
            return args[0]
        if self.current is not None and func is torch.Tensor.copy_ and kwargs.pop("non_blocking", False):
            self.current.queue.append(lambda: func(*args, **kwargs))
            return args[0]
        if self.current is not None and self.current.queue:
            self.current.run()  # what is asked here for its value comes behind all that was queued
        return func(*args, **kwargs)

    @contextlib.contextmanager
    def stream(self, stream):
        """torch.cuda.stream"""
        before, self.current = self.current, stream
        yield
        self.current = before

    @contextlib.contextmanager
    def graph(self, graph, pool, stream):
        """torch.cuda.graph"""
        if self.refused:
            self.refused -= 1
            raise RuntimeError("CUDA error: operation not permitted when stream is capturing\nand\nmore")
        self.graphs += 1
        with self.stream(stream), Recorder(graph.calls):
            yield


def _memories(tree):
    return [tensor.untyped_storage() for tensor in tree_leaves(tree) if isinstance(tensor, torch.Tensor)]


def _is_gpu(value):
    return isinstance(value, torch.device) and value.type == "cuda" or isinstance(value, str) and value[:4] == "cuda"


@contextlib.contextmanager
def fake_cuda(monkeypatch, gpus=1, refused=0):
    """So many GPUs, here and now, on which so many captures fail before one succeeds."""
    fake = FakeCuda(gpus, refused)

    class Graph:
        def __init__(self):
            self.calls = []

        def replay(self):
            (fake.current or fake.default).queue.append(self._again)
            if fake.current is None:
                fake.default.run()

        def _again(self):
            for func, args, kwargs, found in self.calls:
                again = func(*args, **kwargs)
                for old, new in zip(tree_leaves(found), tree_leaves(again), strict=True):
                    if isinstance(old, torch.Tensor) and old is not new:
                        old.copy_(new)

    for name, value in {
        "is_available": lambda: True,
        "device_count": lambda: fake.gpus,
        "get_device_name": lambda place: "Fake GPU",
        "get_device_capability": lambda place: (7, 5),
        "current_stream": lambda device: fake.default,
        "graph_pool_handle": lambda: None,
        "is_current_stream_capturing": lambda: False,
        "Stream": Stream,
        "Event": Event,
        "CUDAGraph": Graph,
        "stream": fake.stream,
        "graph": fake.graph,
    }.items():
        monkeypatch.setattr(torch.cuda, name, value)
    # A torch built for GPUs asks the one that it takes for there whether Adam's step is being captured.
    monkeypatch.setattr(torch.accelerator, "current_accelerator", lambda check_available=False: None)
    with fake:
        yield fake
