"""The evaluator that asks a network, and which way of running that is fastest on this machine.

Which way wins differs by more than tenfold between processors (bfloat16 with and without AMX), so no flag decides it:
a quick measurement finds it, and the machine remembers.
"""

import copy
import hashlib
import json
import math
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

import numpy as np
import torch
from torch import nn

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..search.evaluators import Answer, Leaves, are_finite, as_answer
from .cuda import CudaProgram, Outputs
from .programs import Network, Program
from .variants import Variant, machine, multiplies_int8, openvino, reuse, torch_threads, usable_device

MEASURED_ROWS = 128  # throughput is nearly flat from there on
PROBE_ROWS = 16  # enough to see whether half precision is faster, and as many graphs as are asked for at once, about
ROUNDS = 3  # turns of each candidate; its best run counts, since other work only ever slows one down
TURN = 0.02  # seconds of a turn, or two runs if these take longer


class NetworkEvaluator:
    """Asks a network, in batches padded to a few fixed sizes: fused and captured graphs hold for one shape only."""

    def __init__(
        self,
        game: Game,
        net: nn.Module,
        max_batch: int = 256,
        device: str = "auto",
        variant: Variant | None = None,
        name: str = "the network",
    ) -> None:
        """`net` is a torch module (azkit/nets/nets.py); larger batches than `max_batch` go in parts; errors `name` it.

        A variant is used again, on another of the machine's devices of its kind if `device` names one. Without it, or
        elsewhere, the fastest is found by a quick measurement, which this machine remembers. Raises AzkitError for an
        unknown device.
        """
        self.game, self.name = game, name
        at_home = variant and reuse(variant, device)
        self.network = Network(game, net, at_home or choose(game, net, max_batch, device))

    @property
    def variant(self) -> Variant:
        """How it runs the network now."""
        return self.network.variant

    def load(self, net: nn.Module) -> None:
        """Answer with this network's weights from now on; it has the shape of the first one."""
        self.network.load(net)

    def shares(self, count: int) -> list[Self]:
        """See Network.shares."""
        twins = [copy.copy(self) for _ in range(count)]
        for twin, network in zip(twins, self.network.shares(count), strict=True):
            twin.network = network
        return twins

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator. A GPU is still at work when this returns; one that is out of memory gets smaller parts.

        The answer raises AzkitError if the network says what is no finite number: the search would go on blindly.
        """
        while True:
            with suppress(torch.OutOfMemoryError):
                begun = [(part, self.network.start(part)) for part in _parts(leaves, self.variant.sizes[-1])]
                break
            self.network.halve()

        def wait() -> Answer:
            answers = [as_answer(self.game, part, *self._finite(finish())) for part, finish in begun]
            if len(answers) == 1:
                return answers[0]
            empty = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
            priors, values = zip(empty, *answers, strict=True)
            return np.concatenate(priors), np.concatenate(values)

        return wait

    def _finite(self, outputs: Outputs) -> Outputs:
        if not are_finite(*outputs):
            how = f"{self.variant.dtype} on {self.variant.device}"
            raise AzkitError(f"{self.name} answers what is no number in {how}: its weights are damaged or diverged")
        return outputs


def _parts(leaves: Leaves, largest: int) -> Iterator[Leaves]:
    states, moves, offsets = leaves[:3]
    for first in range(0, len(states), largest):
        ends = offsets[first : first + largest + 1]
        yield Leaves(states[first : first + largest], moves[ends[0] : ends[-1]], ends - ends[0])


def choose(game: Game, net: nn.Module, max_batch: int, device: str = "auto") -> Variant:
    """The fastest variant for this network on this machine, measured or remembered; device as of NetworkEvaluator."""
    eager = _eager(max_batch, device)
    shapes = repr([game.planes, *(tuple(weights.shape) for weights in net.state_dict().values())])
    # By other code of this room another variant may be the fastest
    sources = (file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))
    digest = hashlib.sha256(b"\0".join([shapes.encode(), *sources])).hexdigest()[:16]
    about = (eager.machine, eager.device, torch.__version__, openvino(), digest, max_batch, eager.threads, TURN)
    key = " | ".join(map(str, about))
    with suppress(KeyError, AzkitError):
        return Variant.from_dict(_recall()[key])
    variants = candidates(game, net, max_batch, device)
    best = variants[0] if len(variants) == 1 else _fastest(game, net, variants)
    with suppress(AzkitError, OSError, RuntimeError):  # nowhere to remember it: the next start measures again
        commit(_memory(), json.dumps(_recall() | {key: asdict(best)}, indent=1).encode())
    return best


def _memory() -> Path:
    return cache_folder() / "variants.json"


def _recall() -> dict[str, Any]:
    """What earlier processes found, as JSON: another version, which may run beside this one, has some of its own."""
    with suppress(OSError, ValueError, RuntimeError):
        known = json.loads(_memory().read_bytes())
        return known if isinstance(known, dict) else {}
    return {}


def candidates(game: Game, net: nn.Module, max_batch: int, device: str = "auto") -> list[Variant]:
    """What `choose` measures. Not torch.compile, which takes tens of seconds a size. A graph network takes a batch of
    any size as it is."""
    eager = _eager(max_batch, device)
    if game.graph is None:
        eager = replace(eager, sizes=(*(1 << k for k in range((max_batch - 1).bit_length())), max_batch))
    if eager.device != "cpu":
        # Every GPU that computes at all is fastest in it; only newer ones have bfloat16
        return [replace(eager, dtype="float16")]
    small = [replace(eager, dtype=dtype, sizes=(PROBE_ROWS,)) for dtype in ("float32", "bfloat16")]
    # Emulated bfloat16 is so slow that measuring it at full size would take longer than all else.
    dtypes = ["float32"] if _fastest(game, net, small).dtype == "float32" else ["float32", "bfloat16"]
    best = replace(eager, engine="openvino", dtype=dtypes[-1])  # a tower's blocks in int8: training goes by the dtype
    if game.graph is not None:
        return [replace(eager, dtype=dtypes[-1]), *([best] if openvino() else [])]
    variants = [replace(eager, engine=engine, dtype=dtype) for engine in ("eager", "traced") for dtype in dtypes]
    variants.append(replace(eager, engine="winograd"))
    return [*variants, best] if openvino() and multiplies_int8() else variants


def _eager(max_batch: int, device: str) -> Variant:
    """Torch as it is, in float32, with one size of a batch."""
    place = usable_device(device)
    return Variant(machine(place), place, "eager", "float32", torch_threads(), (max_batch,))


def _fastest(game: Game, net: nn.Module, variants: list[Variant]) -> Variant:
    """Measure in turn; a variant that fails is out, but for the last one left."""
    ready = []
    for variant in variants:
        try:
            rows = min(MEASURED_ROWS if game.graph is None else PROBE_ROWS, variant.sizes[-1])
            program = Network(game, net, variant).program(rows)
            program.start()()
        except Exception:  # a compiler or library that is missing or broken says so in its own way
            if variant == variants[-1] and not ready:
                raise
            continue
        ready.append((variant, program, rows))
    seconds: dict[Variant, float] = {}
    for variant, program, rows in ready * ROUNDS:
        seconds[variant] = min(_seconds(program) / rows, seconds.get(variant, math.inf))
    return min(seconds, key=lambda variant: seconds[variant])


def _seconds(program: Program | CudaProgram) -> float:
    """What the quickest run of a turn takes, but for the first: threads of the engine before still spin in that one."""
    stamps = [time.perf_counter()]
    while len(stamps) < 3 or stamps[-1] - stamps[0] < TURN:
        program.start()()
        stamps.append(time.perf_counter())
    return min(after - before for before, after in pairwise(stamps[1:]))
