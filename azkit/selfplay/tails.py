"""Exact values for the ends of finished games, where a bounded search needs no network."""

import math
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ..games.base import Game
from ..nets.variants import cores
from ..search.endings import endings
from .samples import Samples

SHARES, GAMES = 8, 512  # of the games side by side, at most; games of a share: fewer cost more memory than they save
MISSES = 3  # positions of a game in a row that were too hard; those before them are not tried


def exact_tails(game: Game, samples: Samples, nodes: int) -> tuple[Samples, np.ndarray]:
    """The samples with exact values and cleaner policies where `nodes` a position tell them; and where, bool [n].

    From the end of each game backwards, all games together. Moves that give value away leave the policy. The same
    samples always give the same: the search counts nodes, not time, and games are shared out alike on any machine.
    """
    exact, ends = np.zeros(len(samples.game), bool), np.flatnonzero(np.append(np.diff(samples.game) != 0, True))
    each = max(GAMES, math.ceil(len(ends) / SHARES))
    # Each its own, for what one remembers is not for two threads
    provers = [prove for _ in range(0, len(ends), each) if (prove := endings(game)) is not None]
    if not provers:
        return samples, exact
    lengths, values, policy = np.diff(ends, prepend=-1), samples.values.copy(), samples.policy.copy()
    misses = np.zeros(len(ends), np.int64)
    with ThreadPoolExecutor(min(cores(), len(provers))) as pool:
        for back in range(lengths.max()):
            tried = (lengths > back) & (misses < MISSES)
            rows = ends[tried] - back
            first, same = _distinct(samples.states[rows], samples.moves[rows])
            share, first = np.flatnonzero(tried)[first] // each, rows[first]
            parts = [np.flatnonzero(share == number) for number in range(len(provers))]
            asked = ((samples.states[first[part]], samples.moves[first[part]], nodes) for part in parts)
            answers = pool.map(lambda prove, what: prove(*what), provers, asked)
            order = np.argsort(np.concatenate(parts))
            proven, good = (np.concatenate(columns)[order][same] for columns in zip(*answers, strict=True))
            known = ~np.isnan(proven[:, 0])
            misses[tried] = np.where(known, 0, misses[tried] + 1)
            rows, good = rows[known], good[known] & (samples.moves[rows[known]] >= 0)
            exact[rows], values[rows] = True, proven[known]
            kept = policy[rows] * good
            kept = np.where(kept.sum(1, keepdims=True) > 1e-6, kept, good)  # none of it: all good moves alike
            policy[rows] = kept / kept.sum(1, keepdims=True)
    return samples._replace(values=values, policy=policy), exact


def _distinct(states: np.ndarray, moves: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Of rows that are equal one, as its index [m], and for each row [n] which of these it is.

    Small games end in few positions: of TicTacToe's a thirtieth, of ConnectX's three quarters are searched.
    """
    rows = np.concatenate([states.astype(moves.dtype), moves], axis=1)
    whole = rows.view(np.dtype((np.void, rows.dtype.itemsize * rows.shape[1])))[:, 0]
    _, first, same = np.unique(whole, return_index=True, return_inverse=True)
    return first, same
