"""How a run tells what it is doing: bars on a terminal and in notebooks, plain lines elsewhere, nothing if quiet."""

import os
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from typing import TypeVar

from tqdm import TqdmWarning

from .errors import one_line
from .tables import duration

with warnings.catch_warnings():  # a notebook without widgets gets bars of text, and need not hear about it
    warnings.simplefilter("ignore", TqdmWarning)
    from tqdm.auto import tqdm

Item = TypeVar("Item")
SECONDS_BETWEEN_LINES = 15.0


class Progress:
    """Renders the progress of a run on standard error."""

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        # What a notebook's `!` starts has a terminal, too, but each bar that is drawn there is stored in its output
        watched = sys.stderr.isatty() and "JPY_PARENT_PID" not in os.environ
        self.bars = not quiet and (watched or "ipykernel" in sys.modules)

    def say(self, text: str) -> None:
        """One line, above the bars if there are any; what strangers wrote into it says nothing to the terminal."""
        text = one_line(text)
        if self.bars:
            tqdm.write(text, file=sys.stderr)
        elif not self.quiet:
            print(text, file=sys.stderr, flush=True)

    def track(
        self, items: Iterable[Item], total: int, label: str, unit: str, positions: Callable[[Item], int] | None = None
    ) -> Iterator[Item]:
        """Pass `items` on, showing units/s, positions/s if they are counted, and the time left of `total` units."""
        started = last = time.monotonic()
        played = 0  # positions
        # No bar that is merely switched off: each takes a lock that forked processes share, and who is killed with it
        # keeps all others waiting for ever
        bars = tqdm(total=total, desc=label, unit=unit, leave=False, file=sys.stderr) if self.bars else nullcontext()
        with bars as bar:
            for count, item in enumerate(items, 1):
                yield item
                played += positions(item) if positions else 0
                now = time.monotonic()
                rate = f"{played / max(now - started, 1e-9):,.0f} positions/s" if positions else ""
                if bar is not None:
                    bar.set_postfix_str(rate, refresh=False)
                    bar.update()
                elif now - last >= SECONDS_BETWEEN_LINES:
                    last = now
                    left = (now - started) / count * (total - count)
                    speed = [f"{count / (now - started):.1f} {unit}s/s", *filter(None, [rate])]
                    self.say(f"{label}: {count} of {total} {unit}s, {', '.join(speed)}, {duration(left)} left")


QUIET = Progress(quiet=True)
