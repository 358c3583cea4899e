"""What ends a run: its generations are done, or the time of this session is over."""

import math
import time

from ..runs.config import RunConfig
from ..runs.metrics import Report
from ..tables import duration

MEASURING = 0.02  # of the time goes into the matches at the end, as long as none have been played
MATCHES = 0.05  # of the time may go into all matches: where they take long, some but the first and last are left out


class Limits:
    """Generations are counted from the run's beginning, minutes from when this object was made."""

    def __init__(self, config: RunConfig) -> None:
        self.generations, self.limit, self.pace = config.generations, config.minutes, config.pace
        self.started = time.monotonic()
        self.last_minutes = 0.0  # that the newest generation took; 0 before there was one
        # Minutes of the last matches
        self.measuring = MEASURING * (config.minutes or 0.0) if config.match.every else 0.0
        self.measured = 0.0  # minutes of all matches
        self.done, self.begun = 0.0, 0.0  # share of the run before the generation in progress, and minutes then

    @property
    def minutes(self) -> float:
        """Since this session began."""
        return (time.monotonic() - self.started) / 60

    def reached(self, generation: int) -> bool:
        """Whether the run ends after this generation: another one as long as the last would not end in time."""
        late = self.limit is not None and self.last_minutes > 0 and self.minutes + self._next > self.limit
        return late or self.left(generation) <= 0

    @property
    def _next(self) -> float:
        """Minutes that another generation is worth beginning for: with a pace it is made to fit what is left."""
        if self.pace is None or self.limit is None:
            return self.last_minutes
        return self.measuring + min(self.last_minutes, self.limit / self.pace.generations) / 2

    @property
    def seconds_left(self) -> float:
        """For generations, before the last matches; without end where only their number ends the run."""
        return math.inf if self.limit is None else max(60 * (self.limit - self.minutes - self.measuring), 0.0)

    @property
    def affords_matches(self) -> bool:
        """Whether further matches, as long as the last ones, leave as much for the end of MATCHES of this session."""
        return self.limit is None or self.measured == 0 or self.measured + 2 * self.measuring <= MATCHES * self.limit

    def matches(self, minutes: float) -> None:
        """Matches took so long."""
        self.measuring = minutes
        self.measured += minutes

    def left(self, generation: int) -> float:
        """Generations after this one; without end where only time ends the run."""
        return math.inf if self.generations is None else self.generations - generation

    def minutes_left(self, generation: int) -> float:
        """Guessed from what the newest generation took."""
        left = self.left(generation) * self.last_minutes
        return left if self.limit is None else max(min(left, self.limit - self.minutes), 0.0)

    def progress(self, generation: int, share: float) -> float:
        """The share (0 to 1) of the run that is done when this share of a generation is, by their number or by the
        clock: what was left of the run before it goes over what was left of them."""
        by_number = share / max(self.left(generation - 1), 1)
        by_time = (self.minutes - self.begun) / max(self.limit - self.begun, 1e-9) if self.limit else 0.0
        return self.done + (1 - self.done) * min(max(by_number, by_time), 1.0)

    def begin(self, done: float) -> None:
        """Another generation begins, before which this share of the run is done."""
        self.done, self.begun = done, self.minutes

    def line(self, report: Report, players: int) -> str:
        """A generation of a game of so many players in a line."""
        scores = "".join(f", {score:.0%} against {opponent}" for opponent, score in report.win_rate.items())
        if scores and players > 2:
            scores += f" (even play: {1 / players:.0%})"
        label, left = self.label(report.generation), duration(60 * self.minutes_left(report.generation))
        return f"{label}: loss {report.loss:.3f}, {report.games_per_second:.1f} games/s{scores}, {left} left"

    def label(self, generation: int) -> str:
        """What a generation is called in progress."""
        return f"generation {generation}" + (f" of {self.generations}" if self.generations else "")
