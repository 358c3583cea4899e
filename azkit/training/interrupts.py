"""Ctrl-C and SIGTERM while training."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType


class Stopped(Exception):
    """Ctrl-C or SIGTERM while games are played: they are played again on resume."""


class Interrupts:
    """Ctrl-C or SIGTERM ends the run where nothing is lost; a second Ctrl-C at once."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """`say` tells the user what happens next."""
        self.say, self.requested, self.raises = say, False, False

    def __enter__(self) -> Interrupts:
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
