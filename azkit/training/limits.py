"""What ends a run: its generations are done, or the time of this session is over."""

import math
import time

from ..runs.config import RunConfig
from ..runs.metrics import Report
from ..tables import duration


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
