"""Exact play that a game may offer, faster than the general search by its rules; positions are base.State."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

# Exact values of many positions of one game, each as far as `nodes` of a search reach. Of running positions, int16
# [n, S], their legal moves, int32 [n, W], then -1, and `nodes`: values by seat, float32 [n, P], NaN where that is too
# hard, and which moves are good, bool [n, W]: false where one is known to give value away. With W = 0 values alone.
Endings = Callable[[np.ndarray, np.ndarray, int], tuple[np.ndarray, np.ndarray]]


class Prover(Protocol):
    """Exact play of one game; agent files embed and use it, too."""

    def scorer(self) -> Callable[[Any], Mapping[int, float]]:
        """The function that scores each legal move of a running position for the side to move: above 0 for a win, the
        sooner the higher, 0 for a draw. AzkitError where that is out of reach."""
        ...

    def compile(self) -> None:
        """Compile all that `choose` needs, in seconds; without it `choose` goes by the book alone."""
        ...

    def probe(self, state: Any) -> list[int]:
        """Legal moves among which `choose` can tell: the only good one if it is known, none if it can tell nothing."""
        ...

    def choose(self, state: Any, order: Sequence[int], deadline: float, bank: float = 0.0) -> int | None:
        """A best move as far as is known by `deadline` (of perf_counter); of equals the first in `order`.

        `order` has all legal moves, most promising first. `bank`: seconds beyond the deadline that may be spent where
        it is not known by then which move keeps the value. None where nothing is known that tells moves apart.
        """
        ...
