"""Results that add up, and which pair's next games tell most about a ladder."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import numpy as np

from .rating import ELO, Result


class Tally:
    """Results by name, in any order and from anywhere; the same games may be told in parts."""

    def __init__(self) -> None:
        self.results: Counter[tuple[tuple[str, ...], tuple[float, ...]]] = Counter()  # by seat: who, which share
        self.played: Counter[tuple[str, ...]] = Counter()  # games of each line-up, whatever its seats
        self.cut: Counter[tuple[str, ...]] = Counter()  # of them at the ply cap: they say nothing
        self.different: dict[tuple[str, ...], set[int]] = defaultdict(set)

    def add(self, seats: tuple[str, ...], shares: tuple[float, ...], moves: Iterable[int], cut: bool = False) -> None:
        """One game: by seat who sat there and its share of the win; all moves; whether a ply cap ended it."""
        line_up = tuple(sorted(seats))
        self.played[line_up] += 1
        self.cut[line_up] += cut
        if not cut:
            self.results[seats, shares] += 1
            self.different[line_up].add(hash((seats, tuple(moves))))

    def fresh(self, line_up: Iterable[str]) -> float:
        """The share of a line-up's games that differ: agents without chance repeat theirs, which says nothing new."""
        key = tuple(sorted(line_up))
        ended = self.played[key] - self.cut[key]
        return len(self.different[key]) / ended if ended else 1.0

    def telling(self, line_up: Iterable[str]) -> float:
        """The same of the next game, as far as its games so far foretell it: never none, and of cut games little."""
        key = tuple(sorted(line_up))
        return (len(self.different[key]) + 1) / (self.played[key] + 1)

    def among(self, names: Sequence[str]) -> tuple[list[Result], np.ndarray, np.ndarray]:
        """Different results between these entrants, by their place; games of each, and what these weigh in a fit."""
        place = {name: index for index, name in enumerate(names)}
        chosen = [(key, count) for key, count in self.results.items() if all(name in place for name in key[0])]
        results = [(tuple(place[name] for name in seats), shares) for (seats, shares), _ in chosen]
        games = np.array([count for _, count in chosen], float)
        return results, games, games * np.array([self.fresh(seats) for (seats, _), _ in chosen])


def gains(elo: np.ndarray, covariance: np.ndarray, players: int, games: int) -> np.ndarray:
    """How far the sum of all variances around the mean falls by a pair's next games: [n, n], in Elo squared.

    In row i and column j: i has one of the seats, j all others. Of a game that i wins with chance p the information
    about the difference is p (1 - p); the choice of the largest gain is a greedy A-optimal design (Chaloner and
    Verdinelli 1995; for paired comparisons Glickman and Jensen 2005), its update of the covariance Sherman's and
    Morrison's.
    """
    chance = 1 / (1 + (players - 1) * np.exp((elo[None, :] - elo[:, None]) / ELO))
    information = games * chance * (1 - chance) / ELO**2
    centred = covariance - covariance.mean(0)
    return information * _of_differences(centred.T @ centred) / (1 + information * _of_differences(covariance))


def uncertainty(covariance: np.ndarray) -> float:
    """Standard deviation of a difference between two entrants, in the mean over all pairs (of variances)."""
    return float(np.sqrt(_of_differences(covariance).sum() / max(len(covariance) * (len(covariance) - 1), 1)))


def _of_differences(product: np.ndarray) -> np.ndarray:
    """d' A d for all d that are 1 in one place and -1 in another: [n, n]."""
    own = np.diag(product)
    return own[:, None] + own[None, :] - 2 * product
