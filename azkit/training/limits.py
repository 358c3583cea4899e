"""What ends a run: its generations are done, the time of this session is over, or Ctrl-C and SIGTERM."""

import math
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Self

from ..runs.config import RunConfig


class Limits:
    """Generations are counted from the run's beginning, minutes from when this object was made."""

    def __init__(self, config: RunConfig) -> None:
        self.generations, self.limit = config.generations, config.minutes
        self.started = time.monotonic()
        self.last_minutes = 0.0  # that the newest generation took; 0 before there was one

    @property
    def minutes(self) -> float:
        """Since this session began."""
        return (time.monotonic() - self.started) / 60

    def reached(self, generation: int) -> bool:
        """Whether the run ends after this generation: another one as long as the last would not end in time."""
        late = self.limit is not None and self.last_minutes > 0 and self.minutes + self.last_minutes > self.limit
        return late or self.left(generation) <= 0

    def left(self, generation: int) -> float:
        """Generations after this one; without end where only time ends the run."""
        return math.inf if self.generations is None else self.generations - generation

    def minutes_left(self, generation: int) -> float:
        """Guessed from what the newest generation took."""
        left = self.left(generation) * self.last_minutes
        return left if self.limit is None else max(min(left, self.limit - self.minutes), 0.0)

    def progress(self, generations: float) -> float:
        """The share (0 to 1) of the run that is done after so many generations, by their number or by the clock."""
        by_number = generations / self.generations if self.generations else 0.0
        return max(by_number, self.minutes / self.limit if self.limit else 0.0)

    def label(self, generation: int) -> str:
        """What a generation is called in progress."""
        return f"generation {generation}" + (f" of {self.generations}" if self.generations else "")


class Stopped(Exception):
    """Ctrl-C or SIGTERM while games are played: they are played again on resume."""


class Interrupts:
    """Ctrl-C or SIGTERM ends the run where nothing is lost; a second Ctrl-C at once."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """`say` tells the user what happens next."""
        self.say, self.requested, self.raises = say, False, False

    def __enter__(self) -> Self:
        self.before = {}
        with suppress(ValueError):  # outside the main thread there are no signal handlers to set
            for number in (signal.SIGINT, signal.SIGTERM):
                self.before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self.requested and number == signal.SIGINT:
            raise KeyboardInterrupt
        self.requested = True
        if self.raises:
            raise Stopped
        self.say("finishing this generation; Ctrl-C again stops at once, losing it")

    @contextmanager
    def raising(self) -> Iterator[None]:
        """While this is open, the first signal raises Stopped."""
        self.raises = True
        try:
            yield
        finally:
            self.raises = False
