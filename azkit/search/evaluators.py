"""Leaves of the search -> priors over their legal moves and values by seat: uniform, random playouts, a heuristic, a
network.

Networks speak relative to the side to move; here, and nowhere else, their values become values by seat.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import RUNNING, Game, State
from ..rng import below, stream
from .threads import Threads
from .tree import copy

Answer = tuple[np.ndarray, np.ndarray]  # priors float32 [E], summing to 1 for each leaf; values float32 [n, P] by seat
SHARPNESS = 10.0  # of priors by a heuristic: a move better by 0.1 is worth e times as much
PROOF = -1.0  # in place of a leaf's first prior: its value is exact, and nothing below it is to be looked at


class Leaves(NamedTuple):
    """Positions to evaluate, none of them over; leaf i's legal moves are moves[offsets[i] : offsets[i + 1]]."""

    states: np.ndarray  # int16 [n, S]
    moves: np.ndarray  # int32 [E]
    offsets: np.ndarray  # int32 [n + 1]
    roots: np.ndarray | None = None  # bool [n], which are asked for by a tree's root and need priors; None: maybe all


def leaves(states: Sequence[State]) -> Leaves:
    """Running positions as leaves."""
    moves = [np.array(state.legal_moves(), np.int32) for state in states]
    offsets = np.cumsum([0, *map(len, moves)], dtype=np.int32)
    return Leaves(np.stack([state.array for state in states]), np.concatenate(moves), offsets)


def together(parts: Sequence[Leaves]) -> Leaves:
    """Several batches as one."""
    if len(parts) == 1:
        return parts[0]
    states, moves, offsets, roots = zip(*parts, strict=True)
    counts = np.concatenate([np.zeros(1, np.int32), *map(np.diff, offsets)])
    ends = np.cumsum(counts, dtype=np.int32)
    return Leaves(np.concatenate(states), np.concatenate(moves), ends, np.concatenate(roots))


def random_leaves(game: Game, count: int, seed: int = 0) -> Leaves:
    """So many running positions of random games."""
    rng, states = np.random.default_rng(seed), list[State]()
    while len(states) < count:
        states += game.random_game(rng)
    return leaves(states[:count])


class Evaluator(Protocol):
    """What the search asks."""

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """Begin; the function returned waits for the answer. The leaves must stay as they are until then."""
        ...


def are_finite(numbers: np.ndarray, values: np.ndarray) -> bool:
    """Whether all numbers of both arrays, [E] and [n, V], are finite, by the fastest sum that shows one that is not."""
    return math.isfinite(np.dot(numbers, numbers) + np.vdot(values, values))


def checked(leaves: Leaves, answer: Answer, players: int) -> Answer:
    """An evaluator's answer as the search takes it.

    Raises AzkitError if it is of another shape, which compiled code would read beyond its end, or if a number in it is
    not finite: the first move would be played for ever.
    """
    priors, values = np.ascontiguousarray(answer[0], np.float32), np.ascontiguousarray(answer[1], np.float32)
    shapes = (len(leaves.moves),), (len(leaves.states), players)
    if (priors.shape, values.shape) != shapes:
        raise AzkitError(f"the evaluator answered priors {priors.shape} and values {values.shape}, not {shapes}")
    if not are_finite(priors, values):
        raise AzkitError("the evaluator answered priors or values that are no finite numbers")
    return priors, values


class UniformEvaluator:
    """Knows nothing: all moves alike, every value 0."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        answer = uniform_priors(leaves), np.zeros((len(leaves.states), self.game.players), np.float32)
        return lambda: answer


class RolloutEvaluator:
    """All moves alike; values are the mean outcome of games played on at random."""

    def __init__(self, game: Game, seed: int = 0, rollouts: int = 1) -> None:
        """`rollouts` games a leaf."""
        self.game, self.rollouts, self.rng = game, rollouts, stream(seed)

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        values = np.zeros((len(leaves.states), self.game.players), np.float32)
        moves = np.zeros(self.game.max_moves, np.int32)
        play_out(self.game.rules, leaves.states, self.rollouts, self.rng, moves, values)
        answer = uniform_priors(leaves), values
        return lambda: answer


class HeuristicEvaluator:
    """What a game's `heuristic` says of the positions behind each move: the best of them is a leaf's value."""

    def __init__(self, game: Game, threads: int = 1) -> None:
        """Raises AzkitError for more than two players, of whom no heuristic speaks."""
        if game.players != 2:
            who = f"{game.describe()} has {game.players} players, and a heuristic speaks of two"
            raise AzkitError(f"{who}: set selfplay.evaluator=network")
        self.game, self.count, self.threads = game, threads, Threads(threads)

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        rules, states, moves, offsets = self.game.rules, *leaves[:3]
        logits, best = np.empty(len(moves), np.float32), np.empty((len(states), 1), np.float32)
        ends = np.linspace(0, len(states), min(self.count, len(states)) + 1).astype(int)
        parts = (
            partial(_look_ahead, rules, states[first:last], moves, offsets[first : last + 1], logits, best[first:last])
            for first, last in pairwise(ends)
        )
        self.threads.each(list(parts))
        answer = as_answer(self.game, leaves, logits, best)
        return lambda: answer


def uniform_priors(leaves: Leaves) -> np.ndarray:
    """All legal moves of a leaf alike, float32 [E]."""
    counts = np.diff(leaves.offsets)
    return np.repeat((1.0 / counts).astype(np.float32), counts)


@njit
def play_out(rules, states, rollouts, rng, moves, values) -> int:
    """Mean returns by seat of random games from each state into values [n, P]; returns how many plies were played."""
    # Locals, because each read of a field of the box counts a shared reference up and down.
    p, legal, play, outcome = rules.parameters, rules.legal, rules.play, rules.outcome
    state, returns, plies = np.empty_like(states[0]), np.empty_like(values[0]), 0
    for i in range(len(states)):
        for _ in range(rollouts):
            copy(states[i], state)
            while outcome(p, state, returns) == RUNNING:
                play(p, state, moves[below(rng, legal(p, state, moves))])
                plies += 1
            for seat in range(len(returns)):
                values[i, seat] += returns[seat]
        for seat in range(len(returns)):
            values[i, seat] /= rollouts
    return plies


@njit
def _look_ahead(rules, states, moves, offsets, logits, best) -> None:
    """SHARPNESS times each move's worth into logits [E], the best worth into best [n, 1], for the side to move.

    A move is worth the result where it ends the game, else what the heuristic says behind it.
    """
    p, play, outcome, to_play, heuristic = rules.parameters, rules.play, rules.outcome, rules.to_play, rules.heuristic
    state, returns = np.empty_like(states[0]), np.empty(2, np.float32)
    for i in range(len(states)):
        seat, most = to_play(p, states[i]), -math.inf
        for edge in range(offsets[i], offsets[i + 1]):
            copy(states[i], state)
            play(p, state, moves[edge])
            over = outcome(p, state, returns) != RUNNING
            worth = returns[seat] if over else heuristic(p, state) * (1 - 2 * seat)
            logits[edge], most = SHARPNESS * worth, max(most, worth)
        best[i, 0] = most


@njit
def encode(rules, states, planes) -> None:
    """Network input of n states into the first n rows of planes [rows, C * H * W]; zeros into the rest."""
    p, write = rules.parameters, rules.encode
    for i in range(len(states)):
        write(p, states[i], planes[i])
    planes[len(states) :] = 0.0


def of_moves(leaves: Leaves, logits: np.ndarray) -> np.ndarray:
    """From logits of all actions [n or more, A] those of the leaves' own moves [E]."""
    rows = np.repeat(np.arange(len(leaves.states)), np.diff(leaves.offsets))
    return logits[rows, leaves.moves]


@njit
def _read(rules, states, offsets, logits, relative, priors, values) -> None:
    """Softmax over each leaf's own moves into priors [E]; relative values [n, V] into values [n, P] by seat.

    Priors that are no numbers become uniform, values that are none 0. Sums are float64, so that compiled and plain
    Python agree.
    """
    p, to_play = rules.parameters, rules.to_play
    players, views = values.shape[1], relative.shape[1]
    for i in range(len(states)):
        first, last = offsets[i], offsets[i + 1]
        top, total = -math.inf, 0.0
        for edge in range(first, last):
            top = max(top, float(logits[edge]))
        for edge in range(first, last):
            weight = math.exp(float(logits[edge]) - top)
            priors[edge] = weight
            total += weight
        for edge in range(first, last):
            priors[edge] = priors[edge] / total if math.isfinite(total) else 1.0 / (last - first)
        seat = to_play(p, states[i])
        for k in range(players):
            value = float(relative[i, k]) if k < views else -float(relative[i, 0])
            values[i, (seat + k) % players] = value if math.isfinite(value) else 0.0


def views(game: Game) -> int:
    """V, how many values a network of this game has: value i is that of the i-th seat from the side to move on, and of
    two players' only the first is there."""
    return 1 if game.players == 2 else game.players


def as_answer(game: Game, leaves: Leaves, logits: np.ndarray, relative: np.ndarray) -> Answer:
    """A network's output, float32 logits [E] of the moves and values [n or more, V], as an evaluator's answer."""
    priors = np.empty(len(leaves.moves), np.float32)
    values = np.empty((len(leaves.states), game.players), np.float32)
    _read(game.rules, leaves.states, leaves.offsets, logits, relative, priors, values)
    return priors, values
