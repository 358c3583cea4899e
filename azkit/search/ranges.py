"""The numbers in the settings of search and self-play: which mean something, and are borne by memory and arithmetic."""

from collections.abc import Mapping
from typing import Any

from ..errors import check_range

Ranges = Mapping[str, tuple[float, float]]
SEARCH: Ranges = {
    "simulations": (1, 1 << 22), "considered": (1, 1 << 16), "leaves": (1, 1 << 10), "c_puct": (0.0, 1000.0),
    "fpu_reduction": (0.0, 2.0), "noise_epsilon": (0.0, 1.0), "noise_alpha": (0.001, 1000.0),
    "target_scale": (0.0, 1000.0), "prove_nodes": (0, 1 << 30),
}  # fmt: skip
SELF_PLAY: Ranges = {
    "lanes": (1, 1 << 16), "groups": (1, 64), "threads": (1, 256), "temperature": (0.05, 1000.0),
    "temperature_plies": (0, 1 << 20), "opening_plies": (0, 1 << 20), "cache_slots": (0, 1 << 26),
}  # fmt: skip


def check_ranges(settings: Any, ranges: Ranges) -> None:
    """Raise AzkitError for the first of these fields that is out of its range."""
    for name, (low, high) in ranges.items():
        check_range(name, getattr(settings, name), low, high)
