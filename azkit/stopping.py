"""Signals that ask a process to end: it does within ten seconds, at a moment when nothing that counts is half done."""

import math
import os
import select
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1")  # Ctrl-C, kill, a closed terminal, a scheduler that wants its place
SIGNALS = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
GRACE = 8.0  # seconds to end in order


class Stopped(BaseException):
    """A signal came where all may be dropped. No Exception: libraries catch those, and go on."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.number = number


class Interrupts:
    """While this is open, the first signal is remembered for whoever looks; a second Ctrl-C ends all at once."""

    def __init__(self, patient: bool = False) -> None:
        """Who is `patient` ends in order however long that takes, and no `deadline` counts."""
        self.requested, self.raises, self.patient = 0, False, patient  # the signal's number

    def __enter__(self) -> Self:
        self.before = {}
        if threading.current_thread() is threading.main_thread():  # elsewhere there are no signal handlers to set
            self.wakeup = signal.set_wakeup_fd(-1) if self.patient else None
            # Ignored is what whoever started this process wants so, as nohup does; but a shell has what it starts
            # with & ignore Ctrl-C, which is then sent on purpose.
            heard = [
                number for number in SIGNALS if number == signal.SIGINT or signal.getsignal(number) != signal.SIG_IGN
            ]
            self.before = {number: signal.signal(number, self._handle) for number in heard}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        if self.before and self.wakeup is not None:
            signal.set_wakeup_fd(self.wakeup)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self.requested and number == signal.SIGINT:
            raise KeyboardInterrupt
        self.requested = self.requested or number
        if self.raises:
            self.raises = False  # what is done about it is not to be disturbed
            raise Stopped(number)

    def look(self) -> None:
        """Raise Stopped if a signal came."""
        if self.requested:
            raise Stopped(self.requested)

    @contextmanager
    def raising(self) -> Iterator[None]:
        """In here a signal raises Stopped wherever it finds the program; so does one that came before."""
        self.raises = True
        try:
            self.look()
            yield
        finally:
            self.raises = False


@contextmanager
def deadline() -> Iterator[None]:
    """In here a signal raises Stopped, and GRACE seconds later, or at a second Ctrl-C, the process is ended.

    That needs no Python in the main thread, which may be deep in compiled code: all files are whole at any time.
    """
    with Interrupts() as interrupts, interrupts.raising():
        if not interrupts.before or os.name != "posix":  # elsewhere a pipe cannot be waited for
            yield
            return
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        threading.Thread(target=_watch, args=(reading,), daemon=True).start()
        before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        os.register_at_fork(after_in_child=lambda: signal.set_wakeup_fd(-1))  # a child's signals are its own
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            os.close(writing)  # the watch ends


def _watch(pipe: int) -> None:
    """Read the numbers of signals, which the system's own handler writes, until the pipe is closed or time is over."""
    first, until = 0, math.inf
    while select.select([pipe], [], [], max(0.0, until - time.monotonic()) if first else None)[0]:
        number = int.from_bytes(os.read(pipe, 1))
        if not number:
            os.close(pipe)
            return
        if first and number == signal.SIGINT:
            break
        if not first and number in SIGNALS:
            first, until = number, time.monotonic() + GRACE
    os.write(2, f"azkit: ended by {signal.Signals(first).name}; what was committed before is intact\n".encode())
    os._exit(128 + first)
