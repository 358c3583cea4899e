"""A process of a shared run: one component at work until the run or the process ends."""

import math
import time
from abc import ABC, abstractmethod
from contextlib import suppress

from ..progress import Progress
from ..runs.shared import SharedRun
from ..stopping import Interrupts, Stopped
from ..store.store import AwayError, Store

SLICE = 1.0  # seconds of work between two looks at whether to stop


class Component(ABC):
    """What actor, learner, gate and rater have in common: they work in slices of time until they have `ended`."""

    poll = 5.0  # seconds between looks at the store

    def __init__(self, store: Store, run: SharedRun, progress: Progress) -> None:
        self.store, self.run, self.progress = store, run, progress
        self.ended = False  # nothing is left to do
        self.due = 0.0  # when the next step is
        self.waits = False  # for a store that is away, and has said so
        self.interrupts = Interrupts(patient=True)  # raises Stopped only where a step says that it may

    @abstractmethod
    def step(self, until: float) -> float:
        """Do what there is to do, no longer than `until` where that can be; returns seconds to wait for more.

        AwayError says that the store is away, which is told once, and that it is to be tried again.
        """

    @abstractmethod
    def facts(self) -> dict[str, float]:
        """Figures since the start."""

    def close(self) -> None:  # noqa: B027  # whoever has nothing to write need not say so
        """Leave the store so that nothing is lost."""

    def work(self, seconds: float) -> dict[str, float]:
        """Work for about so long; returns the figures, and `ended`, 1 once nothing is left to do."""
        until = time.monotonic() + seconds
        while not self.ended:
            if (now := time.monotonic()) >= self.due:
                self.due = self._step(until) + time.monotonic()
            elif now < until:
                time.sleep(min(self.due, until) - now)
            if time.monotonic() >= until:
                break
        return self.facts() | {"ended": float(self.ended)}

    def _step(self, until: float) -> float:
        try:
            wait, self.waits = self.step(until), False
        except AwayError as error:
            if not self.waits:
                self.progress.say(f"{error}; trying again every {self.poll:g} s")
            wait, self.waits = self.poll, True
        return wait


def serve(component: Component, minutes: float | None = None) -> dict[str, float]:
    """Have a component work until the run ends, these minutes are over, or a signal; returns its figures."""
    until = time.monotonic() + 60 * (minutes or math.inf)
    with component.interrupts as interrupts:
        with suppress(Stopped):
            while not (component.ended or interrupts.requested) and time.monotonic() < until:
                component.work(SLICE)
        component.close()
    return component.facts() | {"ended": float(component.ended)}
