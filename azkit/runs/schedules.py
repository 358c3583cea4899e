"""How the learning rate goes through a run: a schedule more is a name in Schedule and a line in SCHEDULES."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

Schedule = Literal["constant", "cosine"]
FINAL_SHARE = 0.05  # where the cosine ends
RESUMED = 0.3  # of the full rate: finished runs that went on at all of it forgot what they had learned


def _cosine(progress: float) -> float:
    """Half a wave down to FINAL_SHARE (Loshchilov and Hutter 2017, "SGDR", equation 5, without restarts)."""
    return FINAL_SHARE + (1 - FINAL_SHARE) * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))


# Share of the full learning rate when this share (0 to 1) of the run is done
SCHEDULES: dict[Schedule, Callable[[float], float]] = {"constant": lambda progress: 1.0, "cosine": _cosine}


def resumed_peak(peak: float, begins: float, last: float) -> float:
    """What `peak`, the share of the full rate at which a schedule begins, becomes in a run that is resumed.

    Where its schedule `begins` would be above the `last` rate of the run (both as shares of the full one), it goes on
    from there, or from RESUMED if that is more. A run that was only stopped on its way goes on as it would have.
    """
    goes_on = max(last, RESUMED)
    return peak if begins <= 1.001 * goes_on else peak * goes_on / begins  # but for rounding
