"""The first six minutes: two small agents trained, packaged, played and graded, and where to find it all."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from .agents import make_agent
from .arena import MatchResult
from .config import GameConfig, change
from .errors import AzkitError
from .grade import choose, load_positions
from .kaggle_arena import kaggle_match
from .packaging import package
from .profiles import profile
from .progress import Progress, duration
from .report import write_report
from .train import learn

GRADED_SIMULATIONS = 50
MATCH_GAMES = 8  # against each opponent
MATCH_SECONDS = 0.6  # for a move, of which the agent leaves 0.35 unused
LEAST_TRAINING = 0.5  # minutes for ConnectX, however late it is
SPARE = 15.0  # seconds that are left over if all goes as expected
TICTACTOE_GENERATIONS = 8  # errors end after about three
OPPONENTS = {"tictactoe": ("random", "optimal"), "connectx": ("random", "negamax")}


@dataclass
class Quickstart:
    """What came out."""

    folder: Path
    positions: int = 0  # of TicTacToe that were graded: all in which the game runs
    errors: int = 0  # of them, where the agent gives away part of the exact value
    runs: dict[str, Path] = field(default_factory=dict)
    reports: dict[str, Path] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)
    matches: list[MatchResult] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)  # by step

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {**vars(self), "matches": [match.to_dict() for match in self.matches]}

    def text(self) -> str:
        """The same for people."""
        lines = [match.table() + "\n" for match in self.matches]
        lines.append(
            f"TicTacToe, {GRADED_SIMULATIONS} simulations, against exact play: "
            f"{self.errors} errors in all {self.positions:,} unfinished positions"
        )
        lines.append(f"All of it took {duration(sum(self.seconds.values()))}: {_times(self.seconds)}")
        for name, file in self.files.items():
            lines.append(f"\n{name}\n  agent file  {file}\n  curves      {self.reports[name]}")
            lines.append(f"  play it     azkit play {self.runs[name]}")
            lines.append(f"  train on    azkit train --resume --run {self.runs[name]} --generations 100")
        return "\n".join(lines)


def _times(seconds: dict[str, float]) -> str:
    return ", ".join(f"{name} {spent:.0f} s" for name, spent in seconds.items())


def quickstart(folder: Path, minutes: float = 6.0) -> Quickstart:
    """Train TicTacToe, then ConnectX for as long as `minutes` allow; package, play and grade both, all in `folder`.

    Called again on the same folder it goes on from the checkpoints there. Raises AzkitError as its parts do.
    """
    started, result, say = perf_counter(), Quickstart(folder), Progress().say
    steps = _Steps(result.seconds, say)
    _train(result, steps, "tictactoe", {"generations": TICTACTOE_GENERATIONS})
    run = result.runs["tictactoe"]
    result.errors, result.positions = steps.run("grade TicTacToe", lambda: _count_errors(run))
    say(f"{result.errors} errors in {result.positions:,} positions")
    _finish(result, steps, "tictactoe")
    # What follows the training of ConnectX takes longer than what followed that of TicTacToe: its games are.
    after = SPARE + 1.5 * sum(result.seconds[f"{step} tictactoe"] for step in ("package", "play"))
    left = minutes - (perf_counter() - started + after) / 60
    _train(result, steps, "connectx", {"minutes": max(left, LEAST_TRAINING)})
    _finish(result, steps, "connectx")
    return result


def _count_errors(run: Path) -> tuple[int, int]:
    """In how many TicTacToe positions an agent's move loses value, and how many running positions there are."""
    game = GameConfig("tictactoe").make()
    positions, agent = load_positions(game), make_agent(f"{run}:{GRADED_SIMULATIONS}", game)
    moves = choose(agent, positions)
    return sum(not position.is_good(move) for position, move in zip(positions, moves)), len(positions)


class _Steps:
    """Runs one step after another, telling what begins and keeping what it took."""

    def __init__(self, seconds: dict[str, float], say: Callable[[str], None]) -> None:
        self.seconds, self.say = seconds, say

    def run(self, name: str, step: Callable[[], Any]) -> Any:
        """The step's result."""
        self.say(f"--- {name}")
        started = perf_counter()
        done = step()
        self.seconds[name] = perf_counter() - started
        return done


def _train(result: Quickstart, steps: _Steps, name: str, changes: dict[str, Any]) -> None:
    """Train with the quick profile and draw the curves. Ctrl-C raises KeyboardInterrupt."""
    run = result.runs[name] = result.folder / name
    config = change(profile("quick", GameConfig(name)), {"onnx": False, **changes})

    def step() -> Path:
        learning = learn(config, run, resume=(run / "checkpoints").exists())
        while True:
            try:
                next(learning)
            except StopIteration as end:
                if end.value:
                    raise KeyboardInterrupt from None
                return write_report(run)

    result.reports[name] = steps.run(f"train {name}", step)


def _finish(result: Quickstart, steps: _Steps, name: str) -> None:
    """Package a run and play the file."""
    file = result.files[name] = result.folder / f"{name}.py"
    steps.run(f"package {name}", lambda: package(result.runs[name], file))
    game, workers = GameConfig(name).make(), len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    configuration = {"actTimeout": MATCH_SECONDS}

    def play() -> list[MatchResult]:
        opponents = OPPONENTS[name]
        return kaggle_match(game, str(file), opponents, MATCH_GAMES, workers=workers, configuration=configuration)

    matches = steps.run(f"play {name}", play)
    for match in matches:
        for record in match.records:
            if record.fault is not None and match.agents[record.seats[record.fault.seat]] == str(file):
                raise AzkitError(f"{file} ended a game with {record.fault.kind}: {record.fault.detail}")
    result.matches += matches
