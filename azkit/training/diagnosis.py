"""What looks off in a run: rules over its reports, each with the figures seen and what to do about it."""

import math
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

EARLY = 5  # generations that a run needs before anything is said of it
LAST = 3  # generations whose means are judged: a single one may be bad luck
MEASURED = 2  # matches or grades in a row, likewise
LEAST_SELF_PLAY = 0.1  # share of the time; measured: a quarter to a half in default runs on two cores, more on a GPU

Figures = dict[str, float]


@dataclass(frozen=True)
class Rule:
    """Something that may go wrong, or does: then the figures in `seen` are those of the run."""

    name: str
    is_off: Callable[[Figures], bool]  # of the means of a run's last generations; what is not known is NaN
    seen: str  # the names of figures are in braces
    remedy: str

    def __str__(self) -> str:
        return f"{self.name}: {self.seen}; {self.remedy}"


RULES = (
    Rule("policy collapse", lambda run: run["policy_entropy"] < 0.1,
         "the network is all but certain of one move everywhere ({policy_entropy:.2f} nats)",
         "raise search.noise_epsilon or selfplay.temperature"),
    Rule("blind value", lambda run: run["value_variance"] > 0.01 and run["value_loss"] > 0.95 * run["value_variance"],
         "the value loss is {value_loss:.3f}, and {value_variance:.3f} if one value is given to every position",
         "lower train.learning_rate and start anew: its value head may be dead"),
    Rule("value saturation", lambda run: run["value_saturation"] > 0.05,
         "{value_saturation:.0%} of the values are close to -1 or 1, and wrong",
         "lower train.learning_rate, or let the value weigh less (train.value_weight)"),
    Rule("silent network", lambda run: run["silent_channels"] > 0.5,
         "{silent_channels:.0%} of the network's channels pass nothing on", "lower train.learning_rate or train.muon"),
    Rule("stale window", lambda run: run["generations_kept"] > 160,  # timed: 80, of fewer games
         "the window holds {generations_kept:.0f} generations' positions",
         "lower replay.generations, or play more games a generation"),
    # A tiny game has no more positions.
    Rule("duplicates", lambda run: run["game_length"] > 12 and run["unique_positions"] < run["positions"],
         "the whole window has {unique_positions:,.0f} different positions, fewer than a generation plays "
         "({positions:,.0f})",
         "raise selfplay.temperature or search.noise_epsilon, or set selfplay.opening_plies"),
    Rule("starved network", lambda run: run["times_trained_on"] > 16,
         "a new position is trained on {times_trained_on:.0f} times", "lower train.reuse, or play more games"),
    Rule("wasted games", lambda run: run["times_trained_on"] < 0.9,
         "a new position is trained on {times_trained_on:.1f} times", "raise train.reuse"),
    Rule("little self-play", lambda run: run["self_play"] < LEAST_SELF_PLAY,
         "self-play takes {self_play:.0%} of the time, training the rest",
         "lower train.reuse, or raise search.simulations"),
    Rule("seat imbalance", lambda run: run["best_seat"] > 0.9,
         "one seat wins nearly every game of self-play (mean result {best_seat:.2f})",
         "set selfplay.opening_plies unless the game is that one-sided"),
    Rule("cut games", lambda run: run["truncated_rate"] > 0.3,
         "{truncated_rate:.0%} of the games are cut off and teach no result",
         "raise the game's limit of plies, if it has one"),
    Rule("forgetting", lambda run: run["grades_fall"] > 5,
         "good moves fell by {grades_fall:.0f} points since their best",
         "raise replay.generations or lower train.learning_rate"),
    Rule("forgetting", lambda run: run["win_rate_fall"] > 20,
         "the score against an opponent fell by {win_rate_fall:.0f} points since its best",
         "raise replay.generations or lower train.learning_rate"),
)  # fmt: skip


def diagnose(rows: list[dict[str, Any]]) -> list[Rule]:
    """What looks off in a run, given its reports (metrics.read_metrics); nothing before there are EARLY of them.

    A rule is silent about a run whose lines lack its figures, as those of an older azkit do.
    """
    if len(rows) < EARLY:
        return []
    last, run = rows[-LAST:], defaultdict(lambda: math.nan)  # whose comparisons are all false
    for name in last[-1]:
        run[name] = float(np.mean([number(row.get(name)) for row in last]))
    with suppress(KeyError, TypeError, ValueError):  # an older or a damaged line
        run["best_seat"] = float(np.mean([row["seat_score"] for row in last], 0).max())
    if run["positions"] > 0:
        run["times_trained_on"] = run["samples"] / run["positions"]
        run["generations_kept"] = run["window_positions"] / run["positions"]
    if (seconds := run["selfplay_seconds"] + run["train_seconds"]) > 0:
        run["self_play"] = run["selfplay_seconds"] / seconds
    run["grades_fall"], run["win_rate_fall"] = _fall(rows, "grades"), _fall(rows, "win_rate")
    return [replace(rule, seen=rule.seen.format_map(run)) for rule in RULES if rule.is_off(run)]


def number(value: Any) -> float:
    """A finite number, or NaN for whatever else may stand in a damaged line of metrics.jsonl."""
    return float(value) if isinstance(value, int | float) and abs(value) < 1e300 else math.nan


def _fall(rows: list[dict[str, Any]], field: str) -> float:
    """How many points the shares of a field lie below their best, at most: each by its mean of MEASURED in a row."""
    falls, measured = [0.0], defaultdict[str, list[float]](list)
    for row in rows:
        for name, share in shares.items() if isinstance(shares := row.get(field), dict) else ():
            if np.isfinite(value := number(share)):
                measured[name].append(value)
    for values in measured.values():
        if len(values) >= MEASURED:
            means = np.convolve(values, np.full(MEASURED, 1 / MEASURED), "valid")
            falls.append(100 * float(means.max() - means[-1]))
    return max(falls)
