"""What a run reports: one record a generation, in metrics.jsonl, with TensorBoard's events beside it."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Required

import numpy as np
from pydantic import Field, FiniteFloat, TypeAdapter
from typing_extensions import TypedDict  # which pydantic wants before Python 3.12

from ..errors import AzkitError
from ..files import commit, read_regular, unwritable
from ..selfplay.samples import Samples

METRICS = "metrics.jsonl"
SPENT = ("games", "simulations", "evaluations", "hits", "seconds")  # SelfPlay's counts, and time


class Line(TypedDict, total=False):
    """What is relied on in a line of metrics.jsonl, which an editor or a stranger may have written."""

    generation: Required[Annotated[int, Field(ge=0, lt=10**9)]]
    games: Annotated[int, Field(ge=0)]
    win_rate: dict[str, FiniteFloat]
    grades: dict[str, FiniteFloat]


LINE = TypeAdapter(Line)


@dataclass(frozen=True)
class Report:
    """One generation; also one line of metrics.jsonl. Counts are of this generation, rates of its self-play."""

    generation: int
    games: int
    positions: int
    simulations: int
    evaluations: int
    cache_hit_rate: float
    selfplay_seconds: float
    train_seconds: float
    minutes: float  # since the run began, earlier sessions included
    games_per_second: float
    positions_per_second: float
    simulations_per_second: float
    evaluations_per_second: float
    window_positions: int
    unique_positions: int
    steps: int
    samples: int  # trained on in these steps
    learning_rate: float  # at the last step
    loss: float
    policy_loss: float
    value_loss: float
    policy_accuracy: float
    value_accuracy: float
    policy_entropy: float  # nats
    value_variance: float  # the value loss of a network that says the same of every position
    value_saturation: float  # share of values that are near to -1 or 1, and wrong
    silent_channels: float  # share of the network's that passed nothing on in the last step
    game_length: float  # plies
    seat_score: list[float]  # mean outcome by seat, -1 to 1
    draw_rate: float
    truncated_rate: float
    win_rate: dict[str, float]  # score from 0 to 1 against each opponent, where matches were played
    grades: dict[str, float]  # share of good moves by exact play, of the network alone and with search, when measured
    watched: list[dict[str, Any]]  # name, moves, policy by move text, value for the side to move
    accepted: bool | None  # gating: whether this generation's network is the new best
    step_seconds: float = 0.0  # of train_seconds; the rest takes games in and gathers the window


def self_play_figures(samples: Samples, spent: dict[str, float]) -> dict[str, Any]:
    """What a Report says of a generation's games; `spent` has seconds and the counts of SelfPlay."""
    first = np.flatnonzero(np.diff(samples.game, prepend=samples.game[0] - 1))  # row of each game
    counts = {"games": len(first), "positions": len(samples.game)}
    counts |= {name: int(spent[name]) for name in ("simulations", "evaluations")}
    truncated, outcomes = samples.truncated[first], samples.outcome[first]
    ended, seconds = outcomes[~truncated], max(spent["seconds"], 1e-9)  # 0 where an actor says so
    return {
        **counts,
        **{f"{name}_per_second": count / seconds for name, count in counts.items()},
        "cache_hit_rate": spent["hits"] / max(spent["hits"] + spent["evaluations"], 1),
        "selfplay_seconds": spent["seconds"],
        "game_length": counts["positions"] / counts["games"],
        "seat_score": (ended if len(ended) else np.zeros_like(outcomes[:1])).mean(0).tolist(),
        "draw_rate": float((~ended.any(1)).sum() / max(len(ended), 1)),
        "truncated_rate": float(truncated.mean()),
    }


def read_metrics(run: Path) -> tuple[list[dict[str, Any]], int]:
    """A run's generations in order, and how many damaged lines of its metrics.jsonl were skipped.

    Of a generation that was repeated after a crash, the last line counts. Raises AzkitError if there is none.
    """
    path = run / METRICS
    try:
        lines, damaged = readable(path)
    except OSError as error:
        raise AzkitError(f"{path}: no metrics to report ({error.strerror}); name a run folder") from None
    if not lines:
        raise AzkitError(f"{path}: no generation has ended yet, so there is nothing to report; train first")
    newest = dict(lines)
    return [json.loads(newest[generation]) for generation in sorted(newest)], damaged


def readable(path: Path) -> tuple[list[tuple[int, bytes]], int]:
    """The lines that can be read, each after its generation, and how many are damaged, by a crash or an editor, say."""
    sound, lines = list[tuple[int, bytes]](), read_regular(path).splitlines()
    for line in lines:
        with suppress(ValueError, RecursionError):
            sound.append((LINE.validate_json(line, strict=True)["generation"], line))
    return sound, len(lines) - len(sound)


class Journal:
    """The reports of one run on disk."""

    def __init__(self, run: Path, generation: int) -> None:
        """Drop what a process that died wrote after the last committed `generation`. Raises AzkitError."""
        self.path = run / METRICS
        newest = dict(readable(self.path)[0] if self.path.is_file() else [])
        commit(self.path, b"".join(newest[number] + b"\n" for number in sorted(newest) if number <= generation))
        try:
            from torch.utils.tensorboard import SummaryWriter  # optional, and slow to import
        except Exception:  # missing, or a TensorFlow that goes with other libraries than are here
            self.board = None
        else:  # without what a dead process wrote after `generation`
            self.board = SummaryWriter(str(run / "tensorboard"), purge_step=generation + 1)

    def close(self) -> None:
        """End TensorBoard's thread."""
        if self.board is not None:
            with suppress(OSError):  # all was flushed
                self.board.close()

    def write(self, report: Report) -> None:
        """Append a report. Raises AzkitError if the disk is full."""
        figures = asdict(report)
        try:
            with open(self.path, "a") as file:
                file.write(json.dumps(figures) + "\n")
                file.flush()
                os.fsync(file.fileno())
            if self.board is not None:
                scalars = {name: value for name, value in figures.items() if isinstance(value, int | float)}
                scalars |= {f"win_rate/{opponent}": score for opponent, score in report.win_rate.items()}
                scalars |= {f"grades/{player}": share for player, share in report.grades.items()}
                for name, value in scalars.items():
                    self.board.add_scalar(name, value, report.generation)
                self.board.flush()
        except OSError as error:
            raise unwritable(self.path, error) from error
