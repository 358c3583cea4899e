"""What was measured of a run's agents after or beside its training: a line each in measured.jsonl, never rewritten."""

import json
import time
import warnings
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from ..files import read_regular

MEASURED = "measured.jsonl"


@dataclass(frozen=True)
class Measurement:
    """One figure of one agent, with its 95 % interval."""

    kind: Literal["rating", "grade", "match"]  # Elo; share of good moves by exact play; share of a match's points
    generation: int | None  # of the checkpoint that played; None: another agent of the same ladder
    agent: str
    score: float
    low: float
    high: float
    opponents: tuple[str, ...] = ()  # of a rating: all who played, the first has 0 Elo
    positions: str | None = None  # of a grade: which set of positions, and which part of it
    count: int = 0  # games or positions
    minutes: float | None = None  # of training, where the checkpoint tells
    written: float = field(default_factory=time.time)  # seconds since 1970; all lines of a tournament have the same


LINE = TypeAdapter(Measurement)


def store(run: Path, measurements: Iterable[Measurement]) -> None:
    """Append to a run's measurements; a run that cannot be written to is left as it is, with a warning."""
    lines = "".join(json.dumps(asdict(measurement)) + "\n" for measurement in measurements)
    path = run / MEASURED
    try:
        with open(path, "a+b") as file:
            end = file.tell()
            file.seek(max(end - 1, 0))
            cut = file.read(1) not in (b"", b"\n")  # a line that was not written to its end
            file.write(b"\n" * cut + lines.encode())
    except OSError as error:
        warnings.warn(f"{path} does not get these figures: {error.strerror}", stacklevel=2)


def budget(text: str) -> str:
    """What a folder's agent may do for a move, from the end of its text: what follows the colon."""
    kind = text.rpartition(":")[2]
    if kind == "net":
        return "network alone"
    return f"{kind} simulations" if kind.isdecimal() else f"{kind.removesuffix('s')} s a move"


def stored(run: Path) -> list[dict[str, Any]]:
    """A run's measurements in the order in which they were first made, without damaged lines; none without a file.

    Of what was measured twice the last line counts, as after a crash, which repeats a generation.
    """
    lines = list[str | bytes]()
    with suppress(OSError):
        lines += read_regular(run / MEASURED).splitlines()
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):  # of the copy of a run that a rater rates
        lines += map(json.dumps, json.loads(read_regular(run / "ladder.json"))["rows"])
    rows: dict[str, dict[str, Any]] = {}
    for line in lines:
        with suppress(ValueError, TypeError, RecursionError):
            row = asdict(LINE.validate_json(line))
            rows[json.dumps([row[name] for name in ("kind", "generation", "agent", "opponents", "positions")])] = row
    return list(rows.values())
