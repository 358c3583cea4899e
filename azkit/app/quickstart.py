"""The first six minutes: two small agents trained, packaged and played, one also graded, and where to find it all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from ..agents.agents import make_agent
from ..agents.kaggle import import_kaggle
from ..arena.grading import choose
from ..arena.kaggle import kaggle_match
from ..arena.match import MatchResult
from ..arena.positions import load_positions
from ..errors import AzkitError
from ..nets.variants import cores
from ..progress import Progress
from ..runs.config import GameConfig, change
from ..runs.profiles import profile
from ..stopping import Stopped
from ..submit.package import package
from ..tables import duration
from ..training.learn import learn
from ..training.report import write_report
from .options import typed

GRADED_SIMULATIONS = 50
MATCH_GAMES = 8  # against each opponent
MATCH_SECONDS = 0.6  # for a move, of which the agent leaves 0.35 unused
LEAST_TRAINING = 0.5  # minutes for ConnectX, however late it is
SPARE = 15.0  # seconds that are left over if all goes as expected
TICTACTOE_GENERATIONS = 8  # errors end after about three


@dataclass
class Quickstart:
    """What came out."""

    folder: Path
    positions: int = 0  # of TicTacToe that were graded: all in which the game runs
    errors: int = 0  # of them, where the agent gives away part of the exact value
    reports: dict[str, Path] = field(default_factory=dict)  # by game
    files: dict[str, Path] = field(default_factory=dict)
    matches: list[MatchResult] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)  # by step

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Tell what begins, and keep how long it took."""
        Progress().say(f"--- {name}")
        started = perf_counter()
        yield
        self.seconds[name] = perf_counter() - started

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {**vars(self), "matches": [match.to_dict() for match in self.matches]}

    def text(self) -> str:
        """The same for people."""
        steps = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in self.seconds.items())
        lines = [
            *(match.table() + "\n" for match in self.matches),
            f"TicTacToe, {GRADED_SIMULATIONS} simulations, against exact play: "
            f"{self.errors} errors in all {self.positions:,} unfinished positions",
            f"All of it took {duration(sum(self.seconds.values()))}: {steps}",
        ]
        for name, file in self.files.items():
            run = typed(self.folder / name)
            lines += [
                f"\n{name}\n  agent file  {file}\n  curves      {self.reports[name]}",
                f"  train on    azkit train --resume --run {run} --generations 100",
            ]
        last = typed(self.folder / [*self.files][-1])
        lines += [
            f"\nPlay against it in the browser (in the terminal: azkit play {last})\n  azkit web {last}",
            f"Make one file of it to send, which plays in any browser\n  azkit share {last} -o agent.html",
        ]
        return "\n".join(lines)


def quickstart(folder: Path, minutes: float = 6.0) -> Quickstart:
    """Train and grade TicTacToe, train ConnectX for as long as `minutes` allow; package and play both, all in `folder`.

    Called again on the same folder it goes on from the checkpoints there. Raises AzkitError as its parts do, and
    Stopped after a signal such as Ctrl-C.
    """
    import_kaggle()  # at the end of a training it would be missed too late
    if not hasattr(os, "fork"):
        raise AzkitError("quickstart plays the files that it makes, which needs Linux or macOS (on Windows: WSL)")
    started, result = perf_counter(), Quickstart(folder)
    _train(result, "tictactoe", {"generations": TICTACTOE_GENERATIONS})
    with result.step("grade tictactoe"):
        result.errors, result.positions = _count_errors(folder / "tictactoe")
    _package_and_play(result, "tictactoe")
    # What follows the training of ConnectX takes longer than what followed that of TicTacToe: its games are.
    after = SPARE + 1.5 * sum(result.seconds[f"{step} tictactoe"] for step in ("package", "play"))
    left = minutes - (perf_counter() - started + after) / 60
    _train(result, "connectx", {"minutes": max(left, LEAST_TRAINING)})
    _package_and_play(result, "connectx")
    return result


def _train(result: Quickstart, name: str, changes: dict[str, Any]) -> None:
    """Train with the quick profile and draw the curves."""
    run, config = result.folder / name, change(profile("quick", GameConfig(name)), {"onnx": False, **changes})
    with result.step(f"train {name}"):
        learning = learn(config, run, resume=(run / "checkpoints").exists())
        list(learning)
        if learning.interrupted:
            raise Stopped(learning.interrupted)
        result.reports[name] = write_report(run)


def _count_errors(run: Path) -> tuple[int, int]:
    """In how many TicTacToe positions an agent's move loses value, and how many running positions there are."""
    game = GameConfig("tictactoe").make()
    positions, agent = load_positions(game), make_agent(f"{run}:{GRADED_SIMULATIONS}", game)
    moves = choose(agent, positions)
    return sum(not position.is_good(move) for position, move in zip(positions, moves)), len(positions)


def _package_and_play(result: Quickstart, name: str) -> None:
    """Package a run and play the file against random and the game's own opponent. A fault of the file is an error."""
    file, game = result.folder / f"{name}.py", GameConfig(name).make()
    with result.step(f"package {name}"):
        package(result.folder / name, file)
    result.files[name] = file
    with result.step(f"play {name}"):
        opponents, clock = ("random", game.extras.kaggle.opponent), {"actTimeout": MATCH_SECONDS}
        matches = kaggle_match(game, str(file), opponents, MATCH_GAMES, workers=cores(), configuration=clock)
    for record in (record for match in matches for record in match.records):
        if record.fault is not None and record.seats[record.fault.seat] == 0:  # the file is the first of the agents
            raise AzkitError(f"{file} ended a game with {record.fault.kind}: {record.fault.detail}")
    result.matches += matches
