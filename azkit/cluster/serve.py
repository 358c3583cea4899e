"""A process of a shared run: one component at work until the run or the process ends."""

import math
import time
from typing import Protocol

from ..progress import SECONDS_BETWEEN_LINES, Progress
from ..stopping import Interrupts

SLICE = 1.0  # seconds of work between two looks at whether to stop


class Component(Protocol):
    """What actor, learner, gate and rater have in common."""

    def work(self, seconds: float) -> dict[str, float]:
        """Work for so long; returns figures since the start, and `ended`, 1 once there is nothing left to do."""
        ...

    def close(self) -> None:
        """Leave the store so that nothing is lost."""
        ...


def serve(component: Component, minutes: float | None = None, progress: Progress | None = None) -> dict[str, float]:
    """Have a component work until the run ends, these minutes are over, or a signal; returns its figures.

    With `progress` these are told now and then; actor and learner tell of themselves.
    """
    until, facts = time.monotonic() + 60 * minutes if minutes else math.inf, dict[str, float]()
    last_line = -math.inf
    with Interrupts(patient=True) as interrupts:
        while not interrupts.requested and time.monotonic() < until:
            facts = component.work(SLICE)
            if progress is not None and time.monotonic() - last_line >= SECONDS_BETWEEN_LINES:
                last_line = time.monotonic()
                progress.say(", ".join(f"{name} {value:.4g}" for name, value in facts.items()))
            if facts["ended"]:
                break
        component.close()
    return facts
