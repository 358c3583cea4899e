"""Alpha-beta search of any two-player game by its rules and `heuristic`: to a depth, or as deep as a clock allows.

Principal variation search (Marsland 1986) with a table of positions, killer moves and a history of moves that cut
(Schaeffer 1989). It stops after any number of nodes and goes on from there: all that it knows lies in arrays.

It may be selective: moves that come late are looked at less deeply, and deeper only if they then seem better (late move
reductions: Romstad 2006), and what the table knows to a greater depth counts, too.
"""

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..compiled import borrowed, inlined, njit
from ..games.base import RUNNING, Game, State
from . import tree as t
from .requests import position_key

WIN = 1000.0  # a won game, less one a ply
PART = 100.0  # times the outcome of a game that ends without a whole win: a deeper look may find one
DECIDED = 101.0  # values from here on are won games: all others stay below
NARROW = 1e-9  # width of a window that only asks whether a move is better
SLOTS = 1 << 20  # of the table
NOISE = 1 << 12  # below what the history gives for a cut: by chance decides between moves of which nothing is known
SLICE = 0.01  # seconds between two looks at the clock
FIRST_SLICE = 1000  # nodes, until it is known how many take so long
FIRST = 1 << 62  # rank of the move that the table remembers; those that cut at this ply come next
NONE = -1  # no move
# Columns of `frames`, of `bounds` and of `entries`. HIGH: the upper end of the window of the move that is being tried;
# SIDE: 1 if its mover is to play again after it, else -1; NEXT: its place among the moves; AGAIN: once more, for it
# was better than a narrow window, or a look at less depth, could tell; LESS: by how many plies less it is looked at.
# FLOOR: where the window began.
DEPTH, COUNT, NEXT, BEST_MOVE, SEAT, KEY, SIDE, AGAIN, LESS = range(9)
ALPHA, BETA, BEST, FLOOR, HIGH = range(5)
ENTRY_KEY, ENTRY_MOVE, ENTRY_DEPTH, ENTRY_BOUND = range(4)
EXACT, LOWER, UPPER = range(3)  # what is known of a position's value
PLY, NODES, SELECTIVE = range(3)  # columns of `counts`
LATE, LAST = 4, 16  # places of moves from which on a selective search looks one ply less deep, and two
RUNS = (1 << 22) - 1  # searches that the table tells apart
HISTORY = 1 << 15  # moves that the history tells apart


class Work(NamedTuple):
    """A search from its root, ply 0, to where it is. Values are for the seat to move; wins are less by one a ply."""

    states: np.ndarray  # int16 [plies, S]
    moves: np.ndarray  # int32 [plies, W], in the order they are tried
    ranks: np.ndarray  # int64 [plies, W], those not yet tried are taken from the highest on
    frames: np.ndarray  # int64 [plies, 9]
    bounds: np.ndarray  # float64 [plies, 5]
    killers: np.ndarray  # int32 [plies, 2], moves that cut at this ply, the latest first
    history: np.ndarray  # int64 [2, HISTORY], by seat and move: squares of the depths at which it cut
    entries: np.ndarray  # int64 [SLOTS, 4], the table
    values: np.ndarray  # float64 [SLOTS], wins less by one a ply from the entry's own position
    counts: np.ndarray  # int64 [3]
    returns: np.ndarray  # float32 [P], working space


class AlphaBeta:
    """Searches positions of one two-player game. Not for two threads at once.

    Compiled code runs for `SLICE` seconds at a time, so that a signal finds Python between two of them.
    """

    def __init__(self, game: Game) -> None:
        plies, width = game.max_plies + 2, game.max_moves
        self.game, self.runs, self.slice = game, 0, FIRST_SLICE
        self.work = Work(
            states=np.zeros((plies, game.state_size), np.int16),
            moves=np.zeros((plies, width), np.int32),
            ranks=np.zeros((plies, width), np.int64),
            frames=np.zeros((plies, 9), np.int64),
            bounds=np.zeros((plies, 5)),
            killers=np.zeros((plies, 2), np.int32),
            history=np.zeros((2, HISTORY), np.int64),
            entries=np.zeros((SLOTS, 4), np.int64),
            values=np.zeros(SLOTS),
            counts=np.zeros(3, np.int64),
            returns=np.zeros(game.players, np.float32),
        )

    @property
    def nodes(self) -> int:
        """Positions looked at so far, over all calls."""
        return int(self.work.counts[NODES])

    def values(self, state: State, depth: int) -> dict[int, float]:
        """Value of each legal move for the side to move, `depth` plies deep: sooner wins are worth more.

        Positions at the horizon are worth what the game's `heuristic` says, in (-1, 1).
        """
        self._forget(0, selective=False)
        values = {}
        for move in state.legal_moves():
            after, value = state.play(move), math.nan
            for plies in range(min(depth, self.game.max_plies)):
                value = self._search(after, plies)
            values[move] = value if after.to_play == state.to_play else -value
        return values

    def choose(
        self,
        state: State,
        seconds: float = math.inf,
        depth: int | None = None,
        seed: int = 0,
        stop: Callable[[], bool] = lambda: False,
        selective: bool = False,
    ) -> tuple[int, float, int]:
        """A best move, its value and how many plies deep that was seen, by searching for `seconds`, or until `stop`.

        It deepens ply by ply, and ends sooner with a single move, a game that is decided, or at `depth`. `seed` chooses
        among moves of which nothing else is known. A `selective` search sees further in the same time, if not all.
        """
        end, moves = time.perf_counter() + seconds, state.legal_moves()
        best, value, seen = moves[0], 0.0, 0
        self._forget(seed, selective)

        def over() -> bool:
            return seen > 0 and (time.perf_counter() >= end or stop())  # one ply takes no time

        for plies in range(1, min(depth or self.game.max_plies, self.game.max_plies) + 1):
            result = self._search(state, plies, over)
            if (move := int(self.work.frames[0, BEST_MOVE])) != NONE:
                best = move
            if math.isnan(result):
                frame = self.work.frames[0]
                if frame[AGAIN]:  # better than all before it: how much so was still to be seen
                    best = int(self.work.moves[0, frame[NEXT]])
                break
            value, seen = result, plies
            if len(moves) == 1 or abs(value) >= DECIDED:
                break
        return best, value, seen

    def _forget(self, seed: int, selective: bool) -> None:
        """Begin anew: what a search finds follows from its position, its depth and its seed alone, unless it is
        selective: such searches share what the table knows."""
        self.work.counts[SELECTIVE] = selective
        self.runs += not selective
        self.work.killers[:] = NONE
        self.work.history[:] = np.random.default_rng(seed).integers(0, NOISE, (2, HISTORY))

    def _search(self, state: State, depth: int, over: Callable[[], bool] = lambda: False) -> float:
        """The value of a position; NaN where it is `over` before."""
        self.work.states[0] = state.array
        run = 0 if self.work.counts[SELECTIVE] else 1 + self.runs % RUNS  # part of all keys of the table
        value = begin(self.game.rules, self.work, depth, run)
        while math.isnan(value) and not over():
            began, before = time.perf_counter(), self.nodes
            value = advance(self.game.rules, self.work, self.slice, run)
            seconds, nodes = time.perf_counter() - began, self.nodes - before
            if nodes >= self.slice:
                self.slice = max(round(nodes * SLICE / max(seconds, 1e-6)), 1)
        return float(value)


@inlined
def _by_ply(value, plies) -> float:
    """A won or lost game's value so many plies further from it; other values stay."""
    return value - plies if value >= DECIDED else value + plies if value <= -DECIDED else value


@inlined
def _enter(rules, work, ply, depth, alpha, beta, run) -> float:
    """The value of states[ply] where that is plain; else NaN, and its frame is filled."""
    parameters, state, frame = rules.parameters, work.states[ply], work.frames[ply]
    work.counts[NODES] += 1
    seat = rules.to_play(parameters, state)
    if rules.outcome(parameters, state, work.returns) != RUNNING:
        result = np.float64(work.returns[seat])
        return result * (WIN - ply) if abs(result) == 1.0 else result * PART
    if depth == 0:
        value = rules.heuristic(parameters, state)
        return value if seat == 0 else -value
    key = position_key(state) ^ run << 40
    slot = key >> 8 & len(work.entries) - 1
    entry, first = work.entries[slot], np.int64(NONE)
    if entry[ENTRY_KEY] == key:
        first, value = entry[ENTRY_MOVE], _by_ply(work.values[slot], ply)
        bound, lasting = entry[ENTRY_BOUND], abs(value) >= DECIDED and entry[ENTRY_DEPTH] < depth
        tells = bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
        deeper = work.counts[SELECTIVE] == 1 and entry[ENTRY_DEPTH] > depth
        if ply > 0 and tells and (entry[ENTRY_DEPTH] == depth or deeper or lasting):
            return value
    moves, ranks, history = work.moves[ply], work.ranks[ply], work.history[seat]
    count = rules.legal(parameters, state, moves)
    for i in range(count):
        move = moves[i]
        ranks[i] = history[move & HISTORY - 1]
        if move == first:
            ranks[i] = FIRST
        elif move == work.killers[ply, 0] or move == work.killers[ply, 1]:
            ranks[i] = FIRST - 1 - (move == work.killers[ply, 1])
    frame[DEPTH], frame[COUNT], frame[NEXT], frame[BEST_MOVE] = depth, count, 0, NONE
    frame[SEAT], frame[KEY], frame[AGAIN] = seat, key, 0
    bounds = work.bounds[ply]
    bounds[ALPHA], bounds[BETA], bounds[BEST], bounds[FLOOR] = alpha, beta, -2 * WIN, alpha
    return math.nan


@inlined
def _try(rules, work, ply) -> None:
    """Play the next move, with the window that it is searched with, a narrow one behind the first, and how deep."""
    frame, bounds, moves, ranks = work.frames[ply], work.bounds[ply], work.moves[ply], work.ranks[ply]
    place = frame[NEXT]
    if frame[AGAIN] == 1:
        bounds[HIGH], frame[LESS] = bounds[BETA], 0
    else:
        best = place
        for i in range(place + 1, frame[COUNT]):
            if ranks[i] > ranks[best]:
                best = i
        moves[place], moves[best] = moves[best], moves[place]
        ranks[place], ranks[best] = ranks[best], ranks[place]
        bounds[HIGH] = bounds[BETA] if place == 0 else min(bounds[ALPHA] + NARROW, bounds[BETA])
        late = place >= LATE and ranks[place] < FIRST - 2  # and neither the table's nor one that cut at this ply
        reduced = work.counts[SELECTIVE] == 1 and late and ply > 0 and frame[DEPTH] > 2
        frame[LESS] = 1 + (place >= LAST) if reduced else 0
    t.copy(work.states[ply], work.states[ply + 1])
    rules.play(rules.parameters, work.states[ply + 1], moves[place])
    frame[SIDE] = 1 if rules.to_play(rules.parameters, work.states[ply + 1]) == frame[SEAT] else -1


@inlined
def _take(work, ply, value) -> None:
    """Take in what the move that was tried is worth."""
    frame, bounds = work.frames[ply], work.bounds[ply]
    if value >= bounds[HIGH] < bounds[BETA] or frame[LESS] > 0 and value > bounds[ALPHA]:
        frame[AGAIN] = 1
        return
    move = work.moves[ply, frame[NEXT]]
    frame[AGAIN] = 0
    frame[NEXT] += 1
    if value > bounds[BEST]:
        bounds[BEST], frame[BEST_MOVE] = value, move
    bounds[ALPHA] = max(bounds[ALPHA], value)
    if bounds[ALPHA] >= bounds[BETA]:
        work.history[frame[SEAT], move & HISTORY - 1] += NOISE * frame[DEPTH] * frame[DEPTH]
        if move != work.killers[ply, 0]:
            work.killers[ply, 1] = work.killers[ply, 0]
            work.killers[ply, 0] = move


@inlined
def _leave(work, ply) -> float:
    """The value of a frame whose moves are tried; the table remembers it."""
    frame, bounds, key = work.frames[ply], work.bounds[ply], work.frames[ply, KEY]
    value, slot = bounds[BEST], key >> 8 & len(work.entries) - 1
    bound = LOWER if value >= bounds[BETA] else UPPER if value <= bounds[FLOOR] else EXACT
    entry = work.entries[slot]
    entry[ENTRY_KEY], entry[ENTRY_MOVE] = key, frame[BEST_MOVE]
    entry[ENTRY_DEPTH], entry[ENTRY_BOUND] = frame[DEPTH], bound
    work.values[slot] = _by_ply(value, -ply)
    return value


@njit
def begin(rules: Any, work: Work, depth: int, run: int) -> float:
    """Begin a search of states[0]: its value where that is plain, else NaN, and `advance` searches on."""
    work = borrowed(work)
    work.counts[PLY] = 0
    return _enter(rules, work, 0, depth, -2 * WIN, 2 * WIN, run)


@njit
def advance(rules: Any, work: Work, nodes: int, run: int) -> float:
    """Search on for so many nodes: the value of states[0], NaN if it is not known yet."""
    work = borrowed(work)
    ply, last = work.counts[PLY], work.counts[NODES] + nodes
    while work.counts[NODES] < last:
        frame, bounds = work.frames[ply], work.bounds[ply]
        if frame[NEXT] < frame[COUNT] and bounds[ALPHA] < bounds[BETA]:
            _try(rules, work, ply)
            low, high = bounds[ALPHA], bounds[HIGH]
            if frame[SIDE] < 0:
                low, high = -high, -low
            ply += 1
            value = _enter(rules, work, ply, frame[DEPTH] - 1 - frame[LESS], low, high, run)
        elif ply == 0:
            return _leave(work, 0)
        else:
            value = _leave(work, ply)
        if not math.isnan(value):
            ply -= 1
            _take(work, ply, value * work.frames[ply, SIDE])
    work.counts[PLY] = ply
    return math.nan
