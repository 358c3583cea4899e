"""Which way of running a network is fastest on this machine: found by a quick measurement, then remembered.

Which way wins differs by more than tenfold between processors (bfloat16 with and without AMX), so no flag decides it.
"""

from __future__ import annotations

import hashlib
import json
import time
from contextlib import suppress
from pathlib import Path

import torch
from torch import nn

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from .programs import TowerNetwork, TowerProgram
from .variants import Variant, machine, usable_device

MEASURED_ROWS = 128  # throughput is flat from 64 rows on
PROBE_ROWS = 16  # enough to see whether half precision is faster
ROUNDS = 3  # timed runs of each candidate, in turn; the best of them counts, since other work only ever slows one down


def choose(
    game: Game, net: nn.Module, max_batch: int, device: str = "auto", precision: str = "auto", effort: str = "quick"
) -> Variant:
    """The fastest variant for this network on this machine, measured now or remembered (see NetworkEvaluator)."""
    place, threads = usable_device(device), torch.get_num_threads()
    if game.graph is not None:  # eager, whatever the batch; half precision where every device has it
        dtype = precision if precision != "auto" else "float32" if place == "cpu" else "float16"
        return Variant(machine(place), place, "eager", dtype, threads, (max_batch,))
    shapes = repr([game.planes, *(tuple(weights.shape) for weights in net.state_dict().values())])
    digest = hashlib.sha256(shapes.encode()).hexdigest()[:16]
    key = " | ".join(
        map(str, (machine(place), place, torch.__version__, digest, max_batch, threads, precision, effort))
    )
    remembered = _recall().get(key)
    if remembered is not None:
        return remembered
    variants = _candidates(game, net, max_batch, place, precision, effort)
    best = variants[0] if len(variants) == 1 else _fastest(game, net, variants)
    _remember(key, best)
    return best


def _candidates(game: Game, net: nn.Module, max_batch: int, place: str, precision: str, effort: str) -> list[Variant]:
    powers = [1 << k for k in range(max_batch.bit_length()) if 1 << k < max_batch]

    def variant(engine: str, dtype: str, sizes: list[int]) -> Variant:
        return Variant(machine(place), place, engine, dtype, torch.get_num_threads(), tuple(sizes))

    engines = ["eager"] if place != "cpu" else ["eager", "traced"]
    if precision != "auto":
        dtypes = [precision]
    elif place != "cpu":
        dtypes = ["float16"]  # every GPU that computes at all is fastest in it; only newer ones have bfloat16
    else:
        small = [variant("eager", dtype, [PROBE_ROWS]) for dtype in ("float32", "bfloat16")]
        # Emulated bfloat16 is so slow that measuring it at full size would take longer than all else.
        dtypes = ["float32"] if _fastest(game, net, small).dtype == "float32" else ["float32", "bfloat16"]
    variants = [variant(engine, dtype, [*powers, max_batch]) for dtype in dtypes for engine in engines]
    if effort == "thorough":  # compiling takes tens of seconds a size, so there are only two
        few = [*powers[-2:-1], max_batch]
        variants += [variant("compiled", dtype, few) for dtype in dtypes]
    return variants


def _fastest(game: Game, net: nn.Module, variants: list[Variant]) -> Variant:
    """Measure in turn; a variant that fails is out, but for the last one left."""
    seconds: dict[Variant, float] = {}
    ready: list[tuple[Variant, TowerProgram]] = []
    for variant in variants:
        rows = min(MEASURED_ROWS, variant.sizes[-1])
        try:
            program = TowerNetwork(game, net, variant).program(rows)
            program.start()()
        except Exception:  # a compiler or library that is missing or broken says so in its own way
            if variant == variants[-1] and not ready:
                raise
            continue
        ready.append((variant, program))
    for _ in range(ROUNDS):
        for variant, program in ready:
            started = time.perf_counter()
            program.start()()
            elapsed = (time.perf_counter() - started) / len(program.planes)
            seconds[variant] = min(elapsed, seconds.get(variant, elapsed))
    return min(seconds, key=lambda variant: seconds[variant])


def _memory() -> Path:
    return cache_folder() / "variants.json"


def _recall() -> dict[str, Variant]:
    """What earlier processes found; nothing if the file is missing, damaged or of another version."""
    try:
        return {key: Variant.from_dict(value) for key, value in json.loads(_memory().read_text()).items()}
    except (OSError, ValueError, AttributeError):
        return {}


def _remember(key: str, variant: Variant) -> None:
    variants = {**_recall(), key: variant}
    with suppress(AzkitError, OSError):  # nowhere to remember it: the next start measures again
        commit(_memory(), json.dumps({name: each.to_dict() for name, each in variants.items()}, indent=1).encode())
