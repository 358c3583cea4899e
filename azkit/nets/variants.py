"""How a machine runs a network: its device, precision and batch sizes, and the names that machines go by."""

import ctypes
import json
import os
import platform
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self

import torch
from pydantic import ConfigDict, Field, PositiveInt, TypeAdapter

from ..errors import AzkitError, reason, tell
from . import cuda

LIMIT = Path("/sys/fs/cgroup/cpu.max")  # of a container (cgroup v2): microseconds of computing in so many, or "max"
Engine = Literal["eager", "traced", "winograd", "openvino"]
Dtype = Literal["float32", "bfloat16", "float16"]
MOST_SHARES = 8  # of more, all would wait for Python's lock


@dataclass(frozen=True)
class Variant:
    """How one machine runs a network: stored in checkpoints, since the same variant gives the same bits again."""

    __pydantic_config__: ClassVar = ConfigDict(strict=True, extra="forbid")

    machine: str  # the processor or GPU that it was chosen on
    device: str  # cpu, cuda:0
    engine: Engine  # openvino: a tower in int8, but for what int8.py leaves in `dtype`
    dtype: Dtype
    threads: int  # torch's threads on a CPU
    sizes: Annotated[tuple[PositiveInt, ...], Field(min_length=1)]  # of a batch, ascending; smaller ones are padded

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """What `asdict` made. Raises AzkitError for anything else."""
        try:
            return TypeAdapter(cls).validate_json(json.dumps(values))
        except (ValueError, TypeError):
            raise AzkitError(f"not a network variant: {values!r}") from None


def cores() -> int:
    """That this process may use, which a container may see more of than it gets time on."""
    seen = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with suppress(OSError, ValueError):  # no container, or one without a limit
        quota, period = map(int, LIMIT.read_text().split())
        return min(seen, max(1, round(quota / period)))
    return seen


def torch_threads() -> int:
    """Torch's threads on a CPU, but for those that `cores` have no place for: they would wait for each other."""
    return min(torch.get_num_threads(), cores())


def shares() -> int:
    """How many networks this process's CPU runs at once, each on its share of the cores, while trees are walked there.

    By OpenVINO up to MOST_SHARES; torch's threads know only one share, all of the cores.
    """
    return min(torch_threads(), MOST_SHARES) if openvino() and multiplies_int8() else 1


def compute_on_cpu(threads: int | None = None) -> None:
    """Set torch up for networks on this process's CPU, with so many threads (None: torch_threads); answers' last bits
    depend on them.

    What a channel that fell silent leaves in weights, gradients and moments fades into denormal numbers, which cost
    Intel so much that training took five times as long: they count as 0. Whoever computes calls this first, for threads
    that torch has started keep what they began with.
    """
    torch.set_flush_denormal(True)
    torch.set_num_threads(threads or torch_threads())
    with suppress(OSError, AttributeError):  # another system or C library than glibc
        mallopt = ctypes.CDLL("libc.so.6").mallopt
        # Keep the buffers of one pass for the next, by M_MMAP_THRESHOLD, M_TRIM_THRESHOLD, M_TOP_PAD of malloc.h
        for parameter, value in ((-3, 1 << 30), (-1, 2**31 - 1), (-2, 256 << 20)):
            mallopt(parameter, value)


@lru_cache
def usable_device(device: str) -> str:
    """The device to compute on: `cpu` or `cuda:N` for auto, cpu, cuda or cuda:N.

    A GPU that lists but cannot compute (torch may have dropped its generation) gives cpu and one line of warning.
    Raises AzkitError for any other text.
    """
    if not re.fullmatch(r"auto|cpu|cuda(:\d+)?", device):
        raise AzkitError(f"unknown device {device!r}: choose auto, cpu, cuda or cuda:N")
    if device == "cpu" or device == "auto" and not cuda.count():
        return "cpu"
    place = device if ":" in device else "cuda:0"
    try:
        _try_out(place)
    except (RuntimeError, AssertionError) as error:  # the latter from a torch that was built without CUDA
        tell(f"{place} cannot compute and is left out: {reason(error)}")
        return "cpu"
    return place


def usable_devices(device: str, most: int) -> list[str]:
    """For auto every GPU that computes, at most so many, else the CPU; for any other text `usable_device` alone."""
    if device != "auto":
        return [usable_device(device)]
    places = (usable_device(f"cuda:{index}") for index in range(cuda.count()))
    return list(islice((place for place in places if place != "cpu"), most)) or ["cpu"]


def _try_out(place: str) -> None:
    """Raise what torch raises if the device cannot compute a small half-precision convolution."""
    x = torch.ones(1, 8, 4, 4, device=place, dtype=torch.float16)
    if float(torch.nn.functional.conv2d(x, x).sum()) != 128.0:
        raise RuntimeError("a small convolution gave a wrong result")


@lru_cache
def machine(place: str) -> str:
    """The name of a device's processor, and on a CPU the vector instructions that torch uses."""
    if place != "cpu":
        return cuda.name(place)
    try:
        name = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        name = None
    model = name[1] if name else platform.processor() or platform.machine()
    return f"{model} {torch.backends.cpu.get_cpu_capability()}"


@lru_cache
def openvino() -> str:
    """The version of OpenVINO, empty where it is missing."""
    try:
        return version("openvino")
    except PackageNotFoundError:
        return ""


@lru_cache
def multiplies_int8() -> bool:
    """Whether the processor does by itself (VNNI): without it that is slow, and sums of two products overflow."""
    try:
        return re.search(r"\b(avx512|avx)_vnni\b", Path("/proc/cpuinfo").read_text()) is not None
    except OSError:
        return False


def reuse(variant: Variant, device: str = "auto") -> Variant | None:
    """The variant, moved to `device` unless that is auto; None, and a line that says so, where it is not at home."""
    place = usable_device(variant.device if device == "auto" else device)
    if machine(place) != variant.machine:
        before = f"on {variant.machine} so far"
    elif place == "cpu" and variant.threads != torch_threads():
        before = f"by {variant.threads} threads so far, here are {torch_threads()}"
    elif variant.engine == "openvino" and not openvino():
        before = "by OpenVINO so far, which is missing (pip install 'azkit[fast]')"
    else:
        return replace(variant, device=place)
    print(f"azkit: evaluated {before}: from here on the last bits differ", file=sys.stderr)
    return None
