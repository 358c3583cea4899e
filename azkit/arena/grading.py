"""How often an agent's move keeps what the position is worth: grades against the exact score of every move."""

import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents.agents import Agent
from ..agents.cage import AgentError
from ..agents.files import FileAgent
from ..errors import AzkitError
from ..runs.checkpoints import Checkpoint
from ..runs.measured import Measurement, budget, store
from ..runs.mirror import is_run
from ..tables import aligned, wilson
from .positions import Position

SIMULATIONS = 600  # of a checkpoint's search, as other graders of Connect Four use


@dataclass(frozen=True)
class Share:
    """A share of some positions, with its 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Grade:
    """How one agent did on one part of the positions."""

    agent: str
    part: str
    trivial: bool  # whether positions where every move keeps the value are counted
    positions: int
    good: Share
    perfect: Share


def _share(hits: Sequence[bool]) -> Share:
    rate = float(np.mean(hits)) if hits else 0.0
    return Share(rate, *wilson(rate, len(hits)))


def budgets(agent: str, simulations: int | None, seconds: float | None, settings: Mapping[str, Any]) -> list[str]:
    """The texts of the agents to grade: of a run or checkpoint folder its network alone and with search, else itself.

    Changed `settings` of the search leave out the network alone. Raises AzkitError for settings of anything else, and
    if simulations, seconds or settings are given to what takes none.
    """
    if simulations is not None and seconds is not None:
        raise AzkitError("give --simulations or --seconds, not both")
    for key in settings:
        if not key.startswith("search.") or key == "search.simulations":
            raise AzkitError(f"--set {key}: only the search's settings, and say --simulations for how many")
    if is_run(agent):
        alone = [] if settings else [f"{agent}:net"]
        return [*alone, f"{agent}:{seconds}s" if seconds else f"{agent}:{simulations or SIMULATIONS}"]
    if simulations is not None or seconds is not None or settings:
        raise AzkitError(f"--simulations, --seconds and --set are for a run or checkpoint folder, not for {agent}")
    return [agent]


def choose(agent: Agent, positions: Sequence[Position]) -> Iterator[int | None]:
    """The agent's move in each position; positions of a batch are new games to it.

    None, with a warning, where a file commits a fault, but in the first position: AgentError.
    """
    ready = False  # whether it has played: a file is loaded once, not for every position
    for first in range(0, len(positions), agent.lanes):
        if ready and isinstance(agent, FileAgent):
            agent.bank = agent.full_bank
        else:
            agent.reset()
        try:
            yield from agent.select([position.state for position in positions[first : first + agent.lanes]])
            ready = True
        except AgentError as fault:
            if first == 0 or agent.lanes > 1:
                raise
            warnings.warn(f"{agent.name}, position {first + 1}: {fault}", stacklevel=2)
            ready = False
            yield None


def grades(agent: str, positions: Sequence[Position], moves: Sequence[int | None]) -> list[Grade]:
    """Grades of the moves chosen, for all positions and by part, each with and without trivial ones; None is bad."""
    chosen, result = list(zip(positions, moves, strict=True)), []
    for part in ["all", *dict.fromkeys(position.part for position in positions)]:
        own = [(position, move) for position, move in chosen if part in ("all", position.part)]
        for trivial in (True, False):
            counted = [(position, move) for position, move in own if trivial or not position.trivial]
            good = _share([bool(position.is_good(move)) for position, move in counted])
            perfect = _share([position.is_perfect(move) for position, move in counted])
            result.append(Grade(agent, part, trivial, len(counted), good, perfect))
    return result


def keep(checkpoint: Checkpoint, graded: Sequence[Grade], positions: Path | None, only: int | None) -> None:
    """Store the grades of a checkpoint's agent in its run, if it lies in one; those of `only` a part stay apart."""
    name, share = positions.name if positions else "own", f", first {only} of each part" if only else ""
    rows = [
        Measurement(
            "grade",
            generation=checkpoint.generation,
            agent=budget(grade.agent),
            score=grade.good.rate,
            low=grade.good.low,
            high=grade.good.high,
            positions=f"{name}, {grade.part}{share}",
            count=grade.positions,
            minutes=checkpoint.manifest["counters"].get("minutes"),
        )
        for grade in graded
        if grade.trivial
    ]
    if checkpoint.run is not None:
        store(checkpoint.run, rows)


def mean_error(graded: Sequence[Grade]) -> float:
    """Share of moves that lose value, all positions counted: the mean over the parts."""
    return float(np.mean([1 - grade.good.rate for grade in graded if grade.trivial and grade.part != "all"]))


def table(graded: Sequence[Grade]) -> str:
    """One agent's grades as text; those without the trivial positions only where there are any."""
    every, hard = ([grade for grade in graded if grade.trivial is trivial] for trivial in (True, False))
    rows = [("", "positions", "good", "95 %", "perfect"), *((grade.part, *_cells(grade)) for grade in every)]
    if every[0].positions > hard[0].positions:
        head = ("non-trivial", "good", "95 %", "perfect")
        rows = [row + more for row, more in zip(rows, [head, *map(_cells, hard)], strict=True)]
    error = f"{graded[0].agent}: mean error over the parts {mean_error(graded):.2%}"
    return "\n".join([error, *aligned(rows)])


def _cells(grade: Grade) -> tuple[str, ...]:
    good = grade.good
    if not grade.positions:
        return "0", "-", "-", "-"
    return str(grade.positions), f"{good.rate:.1%}", f"{good.low:.1%}-{good.high:.1%}", f"{grade.perfect.rate:.1%}"
