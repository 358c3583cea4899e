"""How the learning rate goes through a run: a schedule more is a name in Schedule and a line in SCHEDULES."""

import math
from collections.abc import Callable
from typing import Literal

Schedule = Literal["constant", "cosine"]
FINAL_SHARE = 0.05  # where the cosine ends
SCHEDULES: dict[Schedule, Callable[[float], float]] = {  # share of the full rate when this share (0 to 1) is done
    "constant": lambda done: 1.0,
    # Half a wave (Loshchilov and Hutter 2017, "SGDR", equation 5, without restarts)
    "cosine": lambda done: FINAL_SHARE + (1 - FINAL_SHARE) * 0.5 * (1 + math.cos(math.pi * min(done, 1.0))),
}
