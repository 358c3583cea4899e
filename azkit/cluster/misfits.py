"""Actors whose games are unlike all others': each may be by the rules, and all of them together still not be play."""

from collections.abc import Iterable

import numpy as np

from ..selfplay.samples import Samples

LEAST_ACTORS, LEAST_GAMES = 3, 50
ERRORS, SPREAD = 6.0, 0.5  # standard errors, and standard deviations of a game, that a mean must be off


def misfits(shards: Iterable[tuple[str, Samples]]) -> dict[str, str]:
    """Of actors and their shards those actors whose games are, in the mean, too long or short or end too differently.

    It takes both: many games make a difference certain that other models or an early start explain, few make it large.
    The one that is off most goes first, for it shifts what the others are held against.
    """
    games: dict[str, list[np.ndarray]] = {}
    for actor, samples in shards:
        _, first, plies = np.unique(samples.game, return_index=True, return_counts=True)
        games.setdefault(actor, []).append(np.column_stack([plies, samples.outcome[first]]))
    means, reasons = {actor: np.concatenate(parts) for actor, parts in games.items()}, {}
    while len(means) >= LEAST_ACTORS:
        scores = {
            actor: _off(own, np.concatenate([means[other] for other in means if other != actor]))
            for actor, own in means.items()
        }
        worst = max(scores, key=lambda actor: scores[actor].max())
        if scores[worst].max() <= 1.0:
            break
        what, own = int(scores[worst].argmax()), means.pop(worst)
        rest = np.concatenate(list(means.values()))
        figure = "a game's plies" if what == 0 else f"the result of seat {what - 1}"
        reasons[worst] = f"{figure}: {own.mean(0)[what]:.3g} in the mean, {rest.mean(0)[what]:.3g} with other actors"
    return reasons


def _off(own: np.ndarray, rest: np.ndarray) -> np.ndarray:
    """How far each mean of `own` [n, k] is from that of `rest` [m, k], as a share of what is too far."""
    if min(len(own), len(rest)) < LEAST_GAMES:
        return np.zeros(own.shape[1])
    error = np.sqrt(own.var(0) / len(own) + rest.var(0) / len(rest))
    return abs(own.mean(0) - rest.mean(0)) / np.maximum(np.maximum(ERRORS * error, SPREAD * rest.std(0)), 1e-9)
