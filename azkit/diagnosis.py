"""What looks off in a run: rules over its reports, each with the figures seen and what to do about it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

EARLY = 5  # generations that a run needs before anything is said of it
LAST = 3  # generations whose means are judged: a single one may be bad luck
MEASURED = 2  # matches or grades in a row, likewise


@dataclass(frozen=True)
class Finding:
    """One thing that looks off."""

    name: str
    seen: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.name}: {self.seen}; {self.remedy}"


@dataclass(frozen=True)
class Rule:
    """Something that may go wrong; `sign` says in words what it sees in the means of a run's last generations."""

    name: str
    sign: Callable[[dict[str, float]], str | None]
    remedy: str


def _collapsed(run: dict[str, float]) -> str | None:
    if run["policy_entropy"] < 0.1:
        return f"the network is all but certain of one move everywhere ({run['policy_entropy']:.2f} nats)"


def _blind(run: dict[str, float]) -> str | None:
    if run["value_variance"] > 0.01 and run["value_loss"] > 0.95 * run["value_variance"]:
        loss, one = run["value_loss"], run["value_variance"]
        return f"the value loss is {loss:.3f}, and {one:.3f} if one value is given to every position"


def _saturated(run: dict[str, float]) -> str | None:
    if run["value_saturation"] > 0.05:
        return f"{run['value_saturation']:.0%} of the values are close to -1 or 1, and wrong"


def _silent(run: dict[str, float]) -> str | None:
    if run["silent_channels"] > 0.5:
        return f"{run['silent_channels']:.0%} of the network's channels pass nothing on"


def _stale(run: dict[str, float]) -> str | None:
    if run["window_positions"] > 40 * run["positions"]:
        return f"the window holds {run['window_positions'] / run['positions']:.0f} generations' positions"


def _repeated(run: dict[str, float]) -> str | None:
    if run["game_length"] > 12 and run["unique_positions"] < run["positions"]:  # a tiny game has no more
        unique, new = run["unique_positions"], run["positions"]
        return f"the whole window has {unique:,.0f} different positions, fewer than a generation plays ({new:,.0f})"


def _starved(run: dict[str, float]) -> str | None:
    if (times := run["samples"] / run["positions"]) > 16:
        return f"a new position is trained on {times:.0f} times"


def _wasted(run: dict[str, float]) -> str | None:
    if (times := run["samples"] / run["positions"]) < 0.9:
        return f"a new position is trained on {times:.1f} times"


def _one_sided(run: dict[str, float]) -> str | None:
    if run["best_seat"] > 0.9:
        return f"one seat wins nearly every game of self-play (mean result {run['best_seat']:.2f})"


def _cut(run: dict[str, float]) -> str | None:
    if run["truncated_rate"] > 0.3:
        return f"{run['truncated_rate']:.0%} of the games are cut off and teach no result"


def _forgot(run: dict[str, float]) -> str | None:
    if run["grades_fall"] > 0.05:
        return f"good moves fell by {100 * run['grades_fall']:.0f} points since their best"
    if run["win_rate_fall"] > 0.2:
        return f"the score against an opponent fell by {100 * run['win_rate_fall']:.0f} points since its best"


RULES = (
    Rule("policy collapse", _collapsed, "raise search.noise_epsilon or selfplay.temperature"),
    Rule("blind value", _blind, "lower train.learning_rate and start anew: its value head may be dead"),
    Rule("value saturation", _saturated, "lower train.learning_rate, or let the value weigh less (train.value_weight)"),
    Rule("silent network", _silent, "lower train.learning_rate or train.muon"),
    Rule("stale window", _stale, "lower replay.generations, or play more games a generation"),
    Rule("duplicates", _repeated, "raise selfplay.temperature or search.noise_epsilon, or set selfplay.opening_plies"),
    Rule("starved network", _starved, "lower train.reuse, or play more games"),
    Rule("wasted games", _wasted, "raise train.reuse"),
    Rule("seat imbalance", _one_sided, "set selfplay.opening_plies unless the game is that one-sided"),
    Rule("cut games", _cut, "raise the game's limit of plies, if it has one"),
    Rule("forgetting", _forgot, "raise replay.generations or lower train.learning_rate"),
)


def diagnose(rows: list[dict[str, Any]]) -> list[Finding]:
    """What looks off in a run, given its reports (journal.read_metrics); nothing before there are EARLY of them.

    A rule is silent about a run whose lines lack its figures, as those of an older azkit do.
    """
    if len(rows) < EARLY:
        return []
    last, run = rows[-LAST:], defaultdict(lambda: math.nan)  # whose comparisons are all false
    for name in last[-1]:
        figures = [row[name] for row in last if isinstance(row.get(name), int | float)]
        if len(figures) == len(last):
            run[name] = float(np.mean(figures))
    if all(row.get("seat_score") for row in last):
        run["best_seat"] = float(np.mean([row["seat_score"] for row in last], 0).max())
    run["grades_fall"], run["win_rate_fall"] = _fall(rows, "grades"), _fall(rows, "win_rate")
    seen = ((rule, rule.sign(run)) for rule in RULES)
    return [Finding(rule.name, sign, rule.remedy) for rule, sign in seen if sign]


def _fall(rows: list[dict[str, Any]], field: str) -> float:
    """How far the shares of a field lie below their best, at most: each by its mean of MEASURED in a row."""
    fall = 0.0
    for name in {name for row in rows for name in row.get(field) or {}}:
        shares = [row[field][name] for row in rows if name in (row.get(field) or {})]
        if len(shares) >= MEASURED:
            means = np.convolve(shares, np.full(MEASURED, 1 / MEASURED), "valid")
            fall = max(fall, float(means.max() - means[-1]))
    return fall
