"""The replay window: the newest generations, equal positions merged, drawn in batches of random mirror images.

Self-play's `Samples` (samples.py: values by seat, as played) go into a `Window`, which turns them into canonical
orientation and relative targets, one block a generation; all blocks together are `Merged`; rows of those, each in a
random image, are a `Batch` that a network takes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple

import numpy as np
from pydantic import Field, NonNegativeFloat

from ..compiled import njit
from ..games.base import Game
from ..nets.graphs import graphs
from ..search.evaluators import Leaves, random_leaves, views
from ..search.requests import canonicalise
from .samples import NO_MOVE, Samples
from .tails import exact_tails

AtLeast1 = Annotated[int, Field(ge=1)]
Share = Annotated[float, Field(ge=0, le=1)]
Nodes = Annotated[int, Field(ge=0, le=1 << 30)]

PART = 1 << 16  # positions that are hashed at once


@dataclass(frozen=True)
class ReplayConfig:
    """What the network is trained on."""

    positions: AtLeast1 = 1_000_000  # a generation leaves the window once the later ones have so many
    generations: AtLeast1 = 20  # most generations in the window
    first_generations: AtLeast1 = 4  # its size at the start; it grows by one generation every second generation
    merge: bool = True  # one sample with averaged targets for all visits to a position
    symmetries: bool = True  # merge mirror images too, and show the network a random image each time
    trace: Share = 0.95  # lambda of the value target: 0 takes the search's value, 1 the game's result
    blunder: NonNegativeFloat = 0.0  # a loss beyond it, by a move drawn by chance, is taken out of the target; 2: none
    prove_nodes: Nodes = 300  # of an exact search of each late position (selfplay/tails.py); 0: none


class Block(NamedTuple):
    """The n positions of one generation, with no more places for moves than any of them has."""

    keys: np.ndarray  # int64 [n], a hash of each state
    states: np.ndarray  # the rest as of Merged, but that nothing is a mean yet
    moves: np.ndarray
    policy: np.ndarray
    values: np.ndarray
    ended: np.ndarray  # bool [n], whether the value is of a game that ended


class Merged(NamedTuple):
    """The window's distinct positions, m of them, ready to draw batches from; values are relative."""

    states: np.ndarray  # [m, S] int16
    moves: np.ndarray  # [m, W]
    policy: np.ndarray  # [m, W] float32, mean over the position's samples
    values: np.ndarray  # [m, V] float32, mean target for the side to move (V = 1), or from it on by seats (V = P)
    policy_weight: np.ndarray  # [m] float32
    value_weight: np.ndarray  # [m] float32, 0 where every sample is of a truncated episode


class Batch(NamedTuple):
    """n training samples as the network takes them; A are the actions, or of graphs the most moves of a position."""

    inputs: tuple[np.ndarray, ...]  # planes [n, C, H, W] float32, or the arrays of Graphs
    legal: np.ndarray  # [n, A] bool
    policy: np.ndarray  # [n, A] float32, 0 where illegal
    values: np.ndarray  # [n, V] float32, relative to the side to move
    policy_weight: np.ndarray  # [n] float32
    value_weight: np.ndarray  # [n] float32


class Window:
    """The newest generations' positions, each in the orientation that stands for all its mirror images."""

    def __init__(self, game: Game, config: ReplayConfig) -> None:
        self.game, self.config = game, config
        self.blocks: list[Block] = []
        self._symmetries = game.move_symmetry if config.symmetries else game.move_symmetry[:1]
        images = self._symmetries if game.graph is None else game.graph.symmetries
        self._images = len(images) if config.symmetries else 1

    def __len__(self) -> int:
        """Positions in the window, duplicates counted."""
        return sum(len(block.states) for block in self.blocks)

    def add(self, samples: Samples, generation: int) -> None:
        """Take one generation (numbered from 1) in, and let the oldest go that no longer have a place."""
        game, exact = self.game, np.zeros(len(samples.game), bool)
        if self.config.prove_nodes:
            samples, exact = exact_tails(game, samples, self.config.prove_nodes)
        narrow = game.graph is None and game.actions is not None and game.actions < 2**15  # encode_graph wants int32
        width = int((samples.moves != NO_MOVE).sum(1).max())
        states, policy = samples.states.copy(), samples.policy[:, :width].copy()
        moves = samples.moves[:, :width].astype(np.int16 if narrow else np.int32)
        best = np.take_along_axis(samples.moves, policy.argmax(1)[:, None], axis=1)[:, 0] == samples.played
        seats = _canonical(game.rules, self._symmetries, states, moves, policy)
        order = (seats[:, None] + np.arange(views(game))) % game.players
        trace, blunder = self.config.trace, self.config.blunder
        targets = lambda_returns(samples.game, samples.values, samples.outcome, seats, best, exact, trace, blunder)
        values = np.take_along_axis(targets, order, axis=1).astype(np.float32)
        multipliers = np.random.default_rng(0).integers(-(2**63), 2**63, game.state_size, np.int64)
        # In parts: eight bytes for each number of a large GPU's generation are gigabytes
        parts = np.array_split(states, 1 + len(states) // PART)
        keys = np.concatenate([part.astype(np.int64) @ multipliers for part in parts])
        self.blocks.append(Block(keys, states, moves, policy, values, ~samples.truncated | exact))
        while len(self.blocks) > min(self.config.generations, self.config.first_generations + generation // 2):
            del self.blocks[0]
        # Who goes on with a run plays a short generation first, which must not push out a long one
        while len(self) - len(self.blocks[0].keys) >= self.config.positions:
            del self.blocks[0]

    def merged(self) -> Merged:
        """The window's samples; with `merge`, equal positions as one sample of mean targets and weight `weight`."""
        keys, states = (np.concatenate([block[column] for block in self.blocks]) for column in (0, 1))
        order = np.argsort(keys, kind="stable") if self.config.merge else np.arange(len(keys))
        # Neighbours by their hash are compared: a collision can split a group, never join two
        keys, states = keys[order], states[order]
        new = np.append(True, (keys[1:] != keys[:-1]) | (states[1:] != states[:-1]).any(1) | (not self.config.merge))
        places, starts = np.empty(len(order), np.int64), np.flatnonzero(new)
        places[order] = np.cumsum(new) - 1
        last, width = self.blocks[-1], max(block.moves.shape[1] for block in self.blocks)
        count, ended = np.zeros((2, len(starts)), np.float32)
        moves = np.full((len(starts), width), NO_MOVE, last.moves.dtype)
        policy = np.zeros((len(starts), width), np.float32)
        values = np.zeros((len(starts), last.values.shape[1]), np.float32)
        row = 0
        for block in self.blocks:  # not all as one: to copy a window's moves and policies takes seconds
            _pour(*block[2:], places[row : row + len(block.keys)], moves, policy, values, count, ended)
            row += len(block.keys)
        policy /= count[:, None]
        values /= np.maximum(ended, 1)[:, None]
        return Merged(states[starts], moves, policy, values, weight(count), weight(ended))

    def batches(
        self, data: Merged, rng: np.random.Generator, size: int, steps: int, part: slice = slice(None)
    ) -> Iterator[Batch]:
        """`steps` batches of `size` of the merged samples: epochs in random order, each sample in a random image.

        Each is given only these rows of, which are one process's of several that train together.
        """
        left = np.empty(0, np.int64)
        for _ in range(steps):
            while len(left) < size:
                left = np.concatenate([left, rng.permutation(len(data.states))])
            rows, left = left[:size], left[size:]
            yield make_batch(self.game, data, rows[part], rng.integers(self._images, size=size)[part])


def weight(count: np.ndarray) -> np.ndarray:
    """What a position counts in the loss that came up `count` times (float32), against 1 for once; 0 for never.

    The logarithm (as AlphaZero.jl's LOG_WEIGHT) keeps openings, which are in every game, from drowning the rest.
    """
    return np.where(count > 0, 1 + np.log2(np.maximum(count, 1)), 0).astype(np.float32)


def make_batch(game: Game, data: Merged, rows: np.ndarray, images: np.ndarray) -> Batch:
    """The samples `rows` [n] of the data, each in the image `images` [n] of its position."""
    states, moves, policies = data.states[rows], data.moves[rows], data.policy[rows]
    targets = data.values[rows], data.policy_weight[rows], data.value_weight[rows]
    if game.graph is not None:
        counts = (moves != NO_MOVE).sum(1)
        legal = np.arange(counts.max()) < counts[:, None]
        leaves = Leaves(states, moves[:, : legal.shape[1]][legal], np.cumsum([0, *counts], dtype=np.int32))
        return Batch(tuple(graphs(game, leaves, images)), legal, policies[:, : legal.shape[1]] * legal, *targets)
    planes = np.empty((len(rows), int(np.prod(game.planes))), np.float32)
    policy = np.zeros((len(rows), game.actions or 0), np.float32)
    legal = np.zeros(policy.shape, bool)
    _images(game.rules, game.move_symmetry, images, states, moves, policies, planes, legal, policy)
    return Batch((planes.reshape(len(rows), *game.planes),), legal, policy, *targets)


def random_batch(game: Game, size: int) -> Batch:
    """Positions of random games, all of whose moves are alike and whose value is 0."""
    leaves = random_leaves(game, size)
    counts = np.diff(leaves.offsets)
    real = np.arange(game.max_moves) < counts[:, None]
    moves, ones = np.full(real.shape, NO_MOVE, np.int32), np.ones(size, np.float32)
    moves[real] = leaves.moves
    values = np.zeros((size, views(game)), np.float32)
    data = Merged(leaves.states, moves, (real / counts[:, None]).astype(np.float32), values, ones, ones)
    return make_batch(game, data, np.arange(size), np.zeros(size, np.int64))


@njit
def lambda_returns(game, values, outcome, seats, best, exact, trace, blunder) -> np.ndarray:
    """Value targets by seat, float32 [n, P], in [-1, 1]: each ply's search value, and what came after it by `trace`.

    That is TD(lambda), which after the last ply goes on with the outcome, less what moves drawn by chance lost: a
    position is worth what its best move is (as in Q(lambda) with corrections: Harutyunyan et al. 2016). A move that was
    not the search's best and lost its player more than `blunder` passes on how far the plies after it turned out
    otherwise, but of its own loss only the share that best moves lose as well, on the mean over these games: where
    that is all, the search knew too little to blame a move. Nor does an `exact` value ask what came next.

    `game` [n] tells games apart, plies in order; `values`, `outcome` [n, P] by seat; `seats` [n] to move; `best`,
    `exact` [n].
    """
    targets, lost = values.copy(), np.empty(len(game))
    followed = np.array([row + 1 < len(game) and game[row + 1] == game[row] for row in range(len(game))])
    moves, losses = np.zeros(2), np.zeros(2)  # drawn by chance, and best ones
    for row in range(len(game)):
        searched = values[row + 1] if followed[row] else outcome[row]
        lost[row] = values[row, seats[row]] - searched[seats[row]]
        if not exact[row]:
            moves[int(best[row])] += 1
            losses[int(best[row])] += lost[row] if lost[row] > blunder else 0.0
    excused = 1.0
    if losses[0] > 0 and moves[1] > 0:
        excused = min(1.0, (losses[1] / moves[1]) / (losses[0] / moves[0]))
    for row in range(len(game) - 1, -1, -1):
        if exact[row]:
            continue
        searched, after = outcome[row], outcome[row]
        if followed[row]:
            searched, after = values[row + 1], targets[row + 1]
        share = 1.0 if best[row] or lost[row] <= blunder else excused
        for seat in range(values.shape[1]):
            own, ahead = np.float64(values[row, seat]), np.float64(searched[seat])
            change = share * (ahead - own) + after[seat] - ahead
            targets[row, seat] = min(1.0, max(-1.0, own + trace * change))
    return targets


@njit
def _pour(moves, policy, values, ended, places, all_moves, policies, all_values, counts, ends) -> None:
    """Add each row to that of its position: moves as they are, the others as sums and how many there were."""
    for row in range(len(places)):
        place, width = places[row], moves.shape[1]
        counts[place] += 1
        for slot in range(width):
            all_moves[place, slot] = moves[row, slot]
            policies[place, slot] += policy[row, slot]
        if ended[row]:
            ends[place] += 1
            for view in range(values.shape[1]):
                all_values[place, view] += values[row, view]


@njit
def _canonical(rules, move_symmetry, states, moves, policy) -> np.ndarray:
    """Turn every position, in place, into its smallest image, its moves ascending again; return the seats to move."""
    parameters, to_play = rules.parameters, rules.to_play
    rows, size = states.shape
    seats = np.empty(rows, np.int64)
    smallest, image = np.empty(size, np.int16), np.empty(size, np.int16)
    for row in range(rows):
        seats[row] = to_play(parameters, states[row])
        k = canonicalise(rules, states[row], len(move_symmetry), image, smallest)
        if k == 0:
            continue
        states[row] = smallest
        slot = 0
        while slot < moves.shape[1] and moves[row, slot] != NO_MOVE:
            move, probability = move_symmetry[k, moves[row, slot]], policy[row, slot]
            to = slot  # insertion sort
            while to > 0 and moves[row, to - 1] > move:
                moves[row, to], policy[row, to] = moves[row, to - 1], policy[row, to - 1]
                to -= 1
            moves[row, to], policy[row, to] = move, probability
            slot += 1
    return seats


@njit
def _images(rules, move_symmetry, images, states, moves, policy, planes, legal, target) -> None:
    """Encode image k of every position, and scatter its policy and legal moves to where k takes them."""
    parameters, symmetry, encode = rules.parameters, rules.symmetry, rules.encode
    image = np.empty(states.shape[1], np.int16)
    for row in range(len(states)):
        k = images[row]
        symmetry(parameters, states[row], k, image)
        encode(parameters, image, planes[row])
        for slot in range(moves.shape[1]):
            if moves[row, slot] == NO_MOVE:
                break
            move = move_symmetry[k, moves[row, slot]]
            legal[row, move] = True
            target[row, move] = policy[row, slot]
