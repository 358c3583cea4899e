"""What a search or a target is worth without a loop: searches by one network, lessons from one run's games.

Both are told by positions with exact scores, and neither depends on how long a training is.
"""

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import numpy as np

from ..arena.positions import Position, load_positions
from ..errors import AzkitError
from ..nets.evaluator import NetworkEvaluator
from ..nets.nets import build_net
from ..progress import Progress
from ..runs.config import RunConfig, change
from ..runs.mirror import load_checkpoint
from ..runs.verify import sound_games
from ..search.evaluators import Evaluator
from ..search.search import Search, SearchConfig
from ..selfplay.replay import Window
from ..tables import markdown
from ..training.optimize import Optimizer, training_precision
from .ablate import settings_text, techniques

LANES = 250  # positions searched at once
STEPS = 400  # of a lesson
TAUGHT = {"replay", "train", "net"}  # groups of settings that games already played can tell of
ALONE = SearchConfig(1, "gumbel", noise_epsilon=0.0, prove=False)  # what the network says, without a search


@dataclass(frozen=True)
class Trial:
    """What a technique's searches, or the networks it taught, said of the positions: one figure for each seed."""

    technique: str
    kind: str  # "search" or "lesson"
    evaluations: list[float]  # for a position
    weak_error: list[float]  # percent of positions whose best move gives value away
    bad_share: list[float]  # percent of the policy on such moves
    value_error: list[float]  # mean square of the value's distance from 1, 0 or -1
    sign: list[float]  # percent of decided positions whose value has the right sign


def trials(
    run: Path, seeds: int = 2, only: Sequence[str] = (), positions: Path | None = None, tune: bool = False
) -> Iterator[Trial]:
    """Try techniques on a run's newest network and games: those of the search alone, then those of what is learned.

    Even positions are to `tune` on, odd ones to report. Raises AzkitError for a technique that is unknown or
    changes how games are played, for a game without positions, and for a run without games.
    """
    chosen = techniques(only)
    searches = _within(chosen, {"search"})
    # How often a position is trained on is the number of steps, which is fixed here
    lessons = [name for name in _within(chosen, TAUGHT) if "train.reuse" not in chosen[name]]
    for name in only:
        if name not in (*searches, *lessons):
            raise AzkitError(f"games already played cannot tell of {name!r}: leave --run out, for it to be trained")
    for kind in (searches, lessons):
        if only and not {*kind}.intersection(only):  # but for the baseline nothing of its kind is asked for
            kind.clear()
    checkpoint = load_checkpoint(run)
    game, config, folder = checkpoint.game.compile(), checkpoint.config, checkpoint.run or checkpoint.path
    shards = dict(checkpoint.manifest["shards"]) if lessons else {}
    games = [samples for _, samples in sound_games(folder, game, shards)]
    if lessons and not games:  # said before searches of minutes
        raise AzkitError(f"{run} keeps no games to learn from: name a run's folder in which azkit train played")
    graded = load_positions(game, positions)[0 if tune else 1 :: 2]
    evaluator = NetworkEvaluator(game, checkpoint.net, LANES, name=str(run))
    for name in searches:
        search = change(config, chosen[name]).search
        figures = [_figures(evaluator, search, graded, seed) for seed in range(seeds)]
        yield Trial(name, "search", *np.transpose(figures).tolist())
    for name in lessons:
        tried = change(config, chosen[name])
        window = Window(game, replace(tried.replay, generations=len(games), first_generations=len(games)))
        for generation, samples in enumerate(games, 1):
            window.add(samples, generation)
        figures = [_taught(tried, window, graded, name, seed) for seed in range(seeds)]
        yield Trial(name, "lesson", *np.transpose(figures).tolist())


def _within(chosen: Mapping[str, Mapping[str, Any]], groups: set[str]) -> list[str]:
    """The techniques that change nothing outside of these groups of settings; the baseline is one."""
    return [name for name, settings in chosen.items() if {key.partition(".")[0] for key in settings} <= groups]


def _figures(evaluator: Evaluator, config: SearchConfig, positions: Sequence[Position], seed: int) -> list[float]:
    """A Trial's figures of one seed."""
    game, evaluations, rows = positions[0].state.game, 0, []
    for first in range(0, len(positions), LANES):
        part = positions[first : first + LANES]
        results = Search(game, evaluator, config, len(part), seed + first).run([position.state for position in part])
        evaluations += results[0].evaluations
        for position, result in zip(part, results, strict=True):
            good = [bool(position.is_good(move)) for move in result.moves.tolist()]
            truth = np.sign(max(position.scores.values()))
            value = result.value[position.state.to_play]
            sign = value * truth > 0 if truth else np.nan
            rows.append((not position.is_good(result.move), 1 - result.policy @ good, (value - truth) ** 2, sign))
    means = np.nanmean(np.array(rows, np.float64), axis=0) * (100, 100, 1, 100)
    return [evaluations / len(positions), *means.tolist()]


def _taught(config: RunConfig, window: Window, positions: Sequence[Position], label: str, seed: int) -> list[float]:
    """The figures of a new network after STEPS on a window, without search."""
    game, net, rng = window.game, build_net(window.game, config.net, seed), np.random.default_rng(seed)
    evaluator = NetworkEvaluator(game, net, LANES)
    precision = training_precision(evaluator.variant, config.train.precision)
    best = copy.deepcopy(net) if config.train.average else None
    optimizer = Optimizer(net, config.train, evaluator.variant.device, precision, best=best)
    batches = window.batches(window.merged(), rng, config.train.batch, STEPS)
    optimizer.train(batches, STEPS, lambda share: share, Progress(), f"{label}, seed {seed}")
    evaluator.load((net if best is None else best).eval())
    return _figures(evaluator, ALONE, positions, seed)


def table(tried: Sequence[Trial]) -> str:
    """A table in Markdown for each kind: means over the seeds and their standard errors."""
    texts = []
    for kind, about in (("search", "With this search"), ("lesson", "Network alone, taught so")):
        rows = [(about, "Setting", "Evaluations", "Weak error, %", "Policy on bad moves, %", "Value MSE", "Sign, %")]
        for trial in (trial for trial in tried if trial.kind == kind):
            figures = (_spread(trial.weak_error, 1), _spread(trial.bad_share, 1), _spread(trial.value_error, 3))
            cost = f"{mean(trial.evaluations):.1f}"
            rows.append((trial.technique, settings_text(trial.technique), cost, *figures, _spread(trial.sign, 1)))
        texts.append(markdown(rows))
    return "\n\n".join(texts)


def _spread(figures: Sequence[float], digits: int) -> str:
    error = f" ± {stdev(figures) / len(figures) ** 0.5:.{digits}f}" if len(figures) > 1 else ""
    return f"{mean(figures):.{digits}f}{error}"
