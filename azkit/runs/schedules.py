"""How the learning rate goes through a run: a schedule more is a name in Schedule and a line in SCHEDULES."""

import math
from collections.abc import Callable
from typing import Literal

Schedule = Literal["constant", "cosine", "trapezoid"]
FINAL_SHARE = 0.05  # where the cosine ends
WARM, FALLS, LAST = 0.01, 0.4, 0.02  # of the trapezoid: shares of the run at its ends, and of the rate
RESUMED = 0.3  # of the full rate: finished runs that went on at all of it forgot what they had learned
SCHEDULES: dict[Schedule, Callable[[float], float]] = {  # share of the full rate when this share (0 to 1) is done
    "constant": lambda done: 1.0,
    # Half a wave (Loshchilov and Hutter 2017, "SGDR", equation 5, without restarts)
    "cosine": lambda done: FINAL_SHARE + (1 - FINAL_SHARE) * 0.5 * (1 + math.cos(math.pi * min(done, 1.0))),
    # Up, flat, and straight down (Haegele et al. 2024, "Scaling laws and compute-optimal training beyond fixed training
    # durations"): as long as it is flat, a network can grow
    "trapezoid": lambda done: LAST + (1 - LAST) * min(1.0, done / WARM, (1 - min(done, 1.0)) / FALLS),
}


def resumed(schedule: Schedule, done: float) -> float:
    """The share of a run from which a schedule goes on that had come to `done`, if the run is made longer: where its
    rate was, or where it is RESUMED, if that is more."""
    latest = max(share / 1000 for share in range(1001) if SCHEDULES[schedule](share / 1000) >= RESUMED)
    return min(done, latest)
