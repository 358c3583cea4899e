"""Which way of running a network is fastest on this machine: found by a quick measurement, then remembered.

Which way wins differs by more than tenfold between processors (bfloat16 with and without AMX), so no flag decides it.
"""

from __future__ import annotations

import hashlib
import platform
import re
import sys
import time
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import torch
from pydantic import TypeAdapter
from torch import nn

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from .programs import Network, Variant

MEASURED_ROWS = 128  # throughput is flat from 64 rows on
PROBE_ROWS = 16  # enough to see whether half precision is faster
ROUNDS = 3  # timed runs of each candidate, in turn; the best of them counts, since other work only ever slows one down


@lru_cache
def usable_device(device: str) -> str:
    """The device to compute on: `cpu` or `cuda:N` for auto, cpu, cuda or cuda:N.

    A GPU that lists but cannot compute (torch may have dropped its generation) gives cpu and one line of warning.
    Raises AzkitError for any other text.
    """
    if not re.fullmatch(r"auto|cpu|cuda(:\d+)?", device):
        raise AzkitError(f"unknown device {device!r}: choose auto, cpu, cuda or cuda:N")
    if device == "cpu" or device == "auto" and not torch.cuda.is_available():
        return "cpu"
    place = device if ":" in device else "cuda:0"
    try:
        _try_out(place)
    except (RuntimeError, AssertionError) as error:  # the latter from a torch that was built without CUDA
        reason = [*str(error).splitlines(), "torch gives no reason"][0]
        print(f"azkit: {place} cannot compute, so the CPU does: {reason}", file=sys.stderr)
        return "cpu"
    return place


def _try_out(place: str) -> None:
    """Raise what torch raises if the device cannot compute a small half-precision convolution."""
    x = torch.ones(1, 8, 4, 4, device=place, dtype=torch.float16)
    if float(nn.functional.conv2d(x, x).sum()) != 128.0:
        raise RuntimeError("a small convolution gave a wrong result")


@lru_cache
def machine(place: str) -> str:
    """The name of a device's processor, and on a CPU the vector instructions that torch uses."""
    if place != "cpu":
        return torch.cuda.get_device_name(place)
    try:
        name = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        name = None
    model = name[1] if name else platform.processor() or platform.machine()
    return f"{model} {torch.backends.cpu.get_cpu_capability()}"


def reuse(variant: Variant, device: str = "auto") -> Variant | None:
    """The variant, moved to `device` unless that is auto; None, and a line that says so, where it is not at home."""
    place = usable_device(variant.device if device == "auto" else device)
    if machine(place) == variant.machine:
        return replace(variant, device=place)
    print(f"azkit: evaluated on {variant.machine} so far: from here on the last bits differ", file=sys.stderr)
    return None


def choose(
    game: Game, net: nn.Module, max_batch: int, device: str = "auto", precision: str = "auto", effort: str = "quick"
) -> Variant:
    """The fastest variant for this network on this machine, measured now or remembered.

    Device and precision as of NetworkEvaluator; "thorough" also tries torch.compile, for minutes.
    """
    place, threads = usable_device(device), torch.get_num_threads()
    eager = Variant(machine(place), place, "eager", "float32", threads, (max_batch,))
    if game.graph is not None:  # eager, whatever the batch; half precision where every device has it
        return replace(eager, dtype=precision if precision != "auto" else "float32" if place == "cpu" else "float16")
    shapes = repr([game.planes, *(tuple(weights.shape) for weights in net.state_dict().values())])
    digest = hashlib.sha256(shapes.encode()).hexdigest()[:16]
    about = (eager.machine, place, torch.__version__, digest, max_batch, threads, precision, effort)
    key = " | ".join(map(str, about))
    remembered = _recall().get(key)
    if remembered is not None:
        return remembered
    variants = _candidates(game, net, eager, precision, effort)
    best = variants[0] if len(variants) == 1 else _fastest(game, net, variants)
    with suppress(AzkitError, OSError):  # nowhere to remember it: the next start measures again
        commit(_memory(), TypeAdapter(dict[str, Variant]).dump_json(_recall() | {key: best}, indent=1))
    return best


def _memory() -> Path:
    return cache_folder() / "variants.json"


def _recall() -> dict[str, Variant]:
    """What earlier processes found; nothing if the file is missing, damaged or of another version."""
    try:
        return TypeAdapter(dict[str, Variant]).validate_json(_memory().read_bytes())
    except (OSError, ValueError):
        return {}


def _candidates(game: Game, net: nn.Module, eager: Variant, precision: str, effort: str) -> list[Variant]:
    """What is worth measuring, in place of `eager`: one size, float32."""
    on_cpu, most = eager.device == "cpu", eager.sizes[-1]
    powers = tuple(1 << k for k in range((most - 1).bit_length()))
    if precision != "auto":
        dtypes = [precision]
    elif not on_cpu:
        dtypes = ["float16"]  # every GPU that computes at all is fastest in it; only newer ones have bfloat16
    else:
        small = [replace(eager, dtype=dtype, sizes=(PROBE_ROWS,)) for dtype in ("float32", "bfloat16")]
        # Emulated bfloat16 is so slow that measuring it at full size would take longer than all else.
        dtypes = ["float32"] if _fastest(game, net, small).dtype == "float32" else ["float32", "bfloat16"]
    sizes = {"eager": (*powers, most)}
    if on_cpu:
        sizes["traced"] = sizes["eager"]
    if effort == "thorough":  # compiling takes tens of seconds a size, so there are only two
        sizes["compiled"] = (*powers[-2:-1], most)
    return [replace(eager, engine=engine, dtype=dtype, sizes=sizes[engine]) for engine in sizes for dtype in dtypes]


def _fastest(game: Game, net: nn.Module, variants: list[Variant]) -> Variant:
    """Measure in turn; a variant that fails is out, but for the last one left."""
    ready = []
    for variant in variants:
        try:
            program = Network(game, net, variant).program(min(MEASURED_ROWS, variant.sizes[-1]))
            program.start()()
        except Exception:  # a compiler or library that is missing or broken says so in its own way
            if variant == variants[-1] and not ready:
                raise
            continue
        ready.append((variant, program))
    seconds: dict[Variant, float] = {}
    for variant, program in ready * ROUNDS:
        started = time.perf_counter()
        program.start()()
        elapsed = (time.perf_counter() - started) / len(program.planes)
        seconds[variant] = min(elapsed, seconds.get(variant, elapsed))
    return min(seconds, key=lambda variant: seconds[variant])
