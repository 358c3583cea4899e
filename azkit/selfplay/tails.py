"""Exact values for the ends of finished games, where a bounded search needs no network."""

import math
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from ..games.base import Endings, Game
from ..nets.variants import cores
from ..search.endings import endings
from .samples import Samples

SHARES, GAMES = 8, 64  # of the games side by side, at most; games of a share, about, at least
MISSES = 3  # positions of a game in a row that were too hard; those before them are not tried


def exact_tails(game: Game, samples: Samples, nodes: int) -> tuple[Samples, np.ndarray]:
    """The samples with exact values and cleaner policies where `nodes` a position tell them; and where, bool [n].

    Moves that give value away leave the policy. The same samples always give the same: the search counts nodes, not
    time, and however many processors there are, games are shared out alike.
    """
    samples = samples._replace(values=samples.values.copy(), policy=samples.policy.copy())
    exact = np.zeros(len(samples.game), bool)
    starts = np.flatnonzero(np.append(True, samples.game[1:] != samples.game[:-1]))
    each = max(GAMES, math.ceil(len(starts) / SHARES))
    shares = [slice(first, last) for first, last in pairwise([*starts[::each], len(exact)])]

    def settle(share: slice) -> None:
        prove = endings(game)  # its own for each: a table of what was proven is not for two threads
        if prove is not None:
            _settle(prove, Samples(*(column[share] for column in samples)), nodes, exact[share])

    with ThreadPoolExecutor(min(cores(), len(shares))) as pool:
        list(pool.map(settle, shares))
    return samples, exact


def _settle(prove: Endings, samples: Samples, nodes: int, exact: np.ndarray) -> None:
    """Set values, policy and `exact` [n] from the end of each game backwards, all games together."""
    ends = np.flatnonzero(np.append(samples.game[1:] != samples.game[:-1], True))
    lengths, misses = np.diff(ends, prepend=-1), np.zeros(len(ends), np.int64)
    for back in range(lengths.max()):
        tried = (lengths > back) & (misses < MISSES)
        rows = ends[tried] - back
        first, same = _distinct(samples.states[rows], samples.moves[rows])
        proven, good = prove(samples.states[rows[first]], samples.moves[rows[first]], nodes)
        proven, good = proven[same], good[same]
        known = ~np.isnan(proven[:, 0])
        misses[tried] = np.where(known, 0, misses[tried] + 1)
        rows, good = rows[known], good[known] & (samples.moves[rows[known]] >= 0)
        exact[rows], samples.values[rows] = True, proven[known]
        kept = samples.policy[rows] * good
        kept = np.where(kept.sum(1, keepdims=True) > 1e-6, kept, good)  # none of it: all good moves alike
        samples.policy[rows] = kept / kept.sum(1, keepdims=True)


def _distinct(states: np.ndarray, moves: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Of rows that are equal one, as its index [m], and for each row [n] which of these it is.

    Small games end in few positions: of TicTacToe's a thirtieth, of ConnectX's three quarters are searched.
    """
    rows = np.concatenate([states.astype(moves.dtype), moves], axis=1)
    whole = rows.view(np.dtype((np.void, rows.dtype.itemsize * rows.shape[1])))[:, 0]
    _, first, same = np.unique(whole, return_index=True, return_inverse=True)
    return first, same
