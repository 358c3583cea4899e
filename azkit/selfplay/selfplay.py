"""Self-play: B games at once, each lane going on to its next move and game by itself, into finished episodes."""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import RUNNING, TRUNCATED, Game
from ..rng import below, pick, stream
from ..search import requests, steps
from ..search import tree as t
from ..search.evaluators import Evaluator, checked
from ..search.ranges import SELF_PLAY, check_ranges
from ..search.root import best_place, root_policy, root_value
from ..search.search import SearchConfig, new_lanes
from .live import Live
from .samples import NO_MOVE, Samples


@dataclass(frozen=True)
class SelfPlayConfig:
    """How games are played for training."""

    lanes: int = 256  # games at once in a group
    groups: int = 1  # groups of lanes; 2 keep a GPU busy while the other group's trees are walked
    temperature: float = 1.0  # moves are drawn in proportion to visits ** (1 / temperature)
    temperature_plies: int = 1000  # after so many plies of its own a game goes on with the best moves
    opening_plies: int = 0  # every second game begins after 1 to so many random plies, which nothing is learned from
    cache_slots: int = 1 << 18  # evaluations remembered in each group, a power of two; 0: none

    def __post_init__(self) -> None:
        check_ranges(self, SELF_PLAY)
        if self.cache_slots & (self.cache_slots - 1):
            raise AzkitError(f"cache_slots={self.cache_slots} must be a power of two, or 0")


class _Games(NamedTuple):
    """Games in progress, one a lane, of at most L plies."""

    states: np.ndarray  # int16 [B, L, S]
    moves: np.ndarray  # int32 [B, L, W]
    policy: np.ndarray  # float32 [B, L, W]
    values: np.ndarray  # float32 [B, L, P]
    played: np.ndarray  # int32 [B, L]
    plies: np.ndarray  # int32 [B], how many are recorded
    over: np.ndarray  # bool [B], the game has ended: the lane rests until whoever takes the episode starts another game


class _Moves(NamedTuple):
    """How a finished search becomes a move."""

    temperature: float
    temperature_plies: int
    keeps_subtree: bool  # what the search knows of the move goes on to the next search


@njit
def _play_opening(rules, state, plies, rng, moves, returns) -> None:
    """Play so many random plies, or up to the last position that is not over."""
    before = state.copy()
    for _ in range(plies):
        t.copy(state, before)
        count = rules.legal(rules.parameters, state, moves)
        rules.play(rules.parameters, state, moves[below(rng, count)])
        if rules.outcome(rules.parameters, state, returns) != RUNNING:
            t.copy(before, state)
            return


@njit
def _play_move(rules, tree, settings, games, b, how, scratch) -> bool:
    """Record the finished search of lane b, play its move; whether that ended the game."""
    ply = games.plies[b]
    nodes, links = tree.nodes, tree.links
    first, count = nodes[t.ROOT, t.FIRST_EDGE], nodes[t.ROOT, t.EDGE_COUNT]
    policy, value = np.zeros(len(tree.noise)), np.zeros(tree.values.shape[1])
    root_policy(tree, settings, policy)
    root_value(tree, settings, policy, value)
    t.copy(tree.states[t.ROOT], games.states[b, ply])
    t.copy(value, games.values[b, ply])
    t.copy(policy, games.policy[b, ply])
    for place in range(games.moves.shape[2]):
        games.moves[b, ply, place] = links[first + place, t.MOVE] if place < count else NO_MOVE
    if ply < how.temperature_plies and settings.selection != steps.GUMBEL:
        visits = np.zeros(count)
        for place in range(count):
            visits[place] = tree.edges[first + place, t.EDGE_VISITS] if policy[place] > 0.0 else 0.0
        place = pick(tree.rng, (visits if visits.any() else policy[:count]) ** (1.0 / how.temperature))
    else:
        place = best_place(tree, settings, policy)
    move = links[first + place, t.MOVE]
    games.played[b, ply] = move
    games.plies[b] = ply + 1
    if how.keeps_subtree:
        t.reroot(rules, tree, move, scratch)
    else:
        rules.play(rules.parameters, tree.states[t.ROOT], move)
        t.plant(rules, tree, tree.states[t.ROOT], scratch)
    return nodes[t.ROOT, t.EDGE_COUNT] == 0


@njit
def _advance(rules, work, games, how, priors, values) -> None:
    """Take the last answer; every lane searches and plays on until it needs the network or its game is over."""
    searching, over = work.searching, games.over  # locals, since each read of a field counts a reference up and down
    requests.take_answers(work, priors, values)
    moved = True
    while moved:
        moved = False
        requests.walk(rules, work)
        for b in range(len(searching)):
            if searching[b] or over[b]:
                continue
            over[b] = _play_move(rules, t.lane(work.trees, b), work.settings, games, b, how, work.requests.scratch)
            searching[b] = not over[b]
            moved = moved or searching[b]


class _Group:
    """Lanes that share a batch and a cache."""

    def __init__(self, game: Game, evaluator: Evaluator, search: SearchConfig, config: SelfPlayConfig) -> None:
        self.game, self.evaluator, self.config = game, evaluator, config
        self.how = _Moves(config.temperature, config.temperature_plies, search.keeps_subtree)
        lanes, length, width = config.lanes, game.max_plies, game.max_moves
        self.work = new_lanes(game, search, lanes, config.cache_slots)
        self.trees, self.requests = self.work.trees, self.work.requests
        self.work.targets[:] = search.simulations
        self.games = _Games(
            states=np.zeros((lanes, length, game.state_size), np.int16),
            moves=np.zeros((lanes, length, width), np.int32),
            policy=np.zeros((lanes, length, width), np.float32),
            values=np.zeros((lanes, length, game.players), np.float32),
            played=np.zeros((lanes, length), np.int32),
            plies=np.zeros(lanes, np.int32),
            over=np.zeros(lanes, np.bool_),
        )
        self.game_ids = np.zeros(lanes, np.int64)
        nothing = np.zeros(0, np.float32), np.zeros((0, game.players), np.float32)
        self.no_answer = self.pending = lambda: nothing
        self.leaves = requests.asked(self.requests)  # what the pending answer is for

    def saved(self) -> dict[str, np.ndarray]:
        """All that a resume needs, in place."""
        roots, counts = self.trees.states[:, t.ROOT], self.requests.counts
        own = {"rng": self.trees.rng, "roots": roots, "game_ids": self.game_ids, "counts": counts}
        return self.games._asdict() | own

    def drop_trees(self) -> None:
        """Forget all evaluations: every game goes on from its current position with an empty tree."""
        self.pending = self.no_answer
        requests.forget(self.work)
        self.leaves = requests.asked(self.requests)
        for lane in range(self.config.lanes):
            self.plant(lane, self.trees.states[lane, t.ROOT].copy())

    def plant(self, lane: int, state: np.ndarray) -> None:
        """A new tree for one lane."""
        self.work.searching[lane] = True
        tree = t.Tree(*(array[lane] for array in self.trees))
        t.plant(self.game.rules, tree, state, self.requests.scratch)

    def step(self) -> None:
        """Collect the network's answer, play on, and ask for the next."""
        try:
            answer = checked(self.leaves, self.pending(), self.game.players)
            _advance(self.game.rules, self.work, self.games, self.how, *answer)
            self.leaves = requests.asked(self.requests)
            self.pending = self.evaluator.submit(self.leaves) if len(self.leaves.states) else self.no_answer
        except BaseException:  # Ctrl-C too: the trees wait for an answer that will not come
            self.drop_trees()
            raise

    def so_far(self, lane: int) -> Samples:
        """The game of a lane as far as it is recorded, without an outcome."""
        length, recorded = int(self.games.plies[lane]), ("played", "states", "moves", "policy", "values")
        return Samples(
            game=np.full(length, self.game_ids[lane]),
            **{name: getattr(self.games, name)[lane, :length].copy() for name in recorded},
            outcome=np.zeros((length, self.game.players), np.float32),
            truncated=np.zeros(length, np.bool_),
        )

    def episode(self, lane: int) -> Samples:
        """The finished game of a lane."""
        game, episode, returns = self.game, self.so_far(lane), np.zeros(self.game.players, np.float32)
        status = game.outcome(game.parameters, self.trees.states[lane, t.ROOT], returns)
        if status == RUNNING:
            plies = len(episode.played)
            raise AzkitError(f"{game.name}: a position after {plies} plies has no legal move, yet is not over")
        episode.outcome[:], episode.truncated[:] = returns, status == TRUNCATED
        return episode


def opening(game: Game, plies: int, number: int, rng: np.ndarray) -> np.ndarray:
    """Where a game begins, int16 [S]: every second `number` after 1 to `plies` plies drawn from its stream."""
    state = game.initial_state().array.copy()
    if plies and number % 2:
        moves, returns = np.zeros(game.max_moves, np.int32), np.zeros(game.players, np.float32)
        _play_opening(game.rules, state, 1 + below(rng, plies), rng, moves, returns)
    return state


class SelfPlay:
    """Plays games without end; games in progress carry on from one call to the next."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator | Sequence[Evaluator],
        search: SearchConfig,
        config: SelfPlayConfig,
        seed: int = 0,
        live: Live | None = None,
    ) -> None:
        """Several evaluators, one for each device, serve the groups in turn; `live` shows the first lane's games."""
        self.live = live
        self.game, self.seed, self.generation, self.games = game, seed, 0, 0
        evaluators = list(evaluator) if isinstance(evaluator, Sequence) else [evaluator]
        self.groups = [
            _Group(game, evaluators[index % len(evaluators)], search, config) for index in range(config.groups)
        ]
        self.next_game = 0
        self.begin()

    def begin(self) -> None:
        """Start a new game in every lane."""
        for group in self.groups:
            for lane in range(group.config.lanes):
                self._start_game(group, lane)

    def _start_game(self, group: _Group, lane: int) -> None:
        """Randomness belongs to (seed, generation, game), not to the lane."""
        rng = group.trees.rng[lane]
        rng[:] = stream(self.seed, self.generation, self.next_game)
        group.game_ids[lane] = self.next_game
        group.games.plies[lane] = 0
        group.games.over[lane] = False
        group.plant(lane, opening(self.game, group.config.opening_plies, self.next_game, rng))
        self.next_game += 1

    def start_generation(self, generation: int) -> None:
        """The weights changed: drop trees and caches, also when nothing was interrupted, so that a resume agrees."""
        self.generation = generation
        for group in self.groups:
            group.drop_trees()

    def play(self, games: int, until: float = math.inf, least: int = 0) -> Iterator[Samples]:
        """Episodes as they end, at least `games`, or `least` once it is `until` (of time.monotonic); who stops early
        finds the other ended games in the next call."""
        ended = 0
        while ended < least or ended < games and time.monotonic() < until:
            for group in self.groups:
                group.step()
                if self.live is not None and group is self.groups[0] and group.games.plies[0] and self.live.due():
                    self.live.show(self.generation, group.so_far(0))
                for lane in np.flatnonzero(group.games.over):
                    episode = group.episode(int(lane))
                    self._start_game(group, int(lane))  # before the consumer, who may not come back
                    ended += 1
                    self.games += 1
                    yield episode

    def counts(self) -> dict[str, float]:
        """So far: games ended, simulations walked (those that ended in the cache or at the end of a game, too),
        evaluations sent to the evaluator, and hits, leaves answered by the cache or by another lane's row."""
        columns = {"simulations": requests.SIMULATIONS, "evaluations": requests.EVALUATIONS, "hits": requests.HITS}
        totals = np.sum([group.requests.counts for group in self.groups], axis=0)
        return {"games": float(self.games)} | {name: float(totals[column]) for name, column in columns.items()}

    def snapshot(self) -> dict[str, np.ndarray]:
        """All that a resume needs at the end of a generation: games in progress, random streams, counters."""
        arrays = {"selfplay": np.array([self.generation, self.games, self.next_game], np.int64)}
        for index, group in enumerate(self.groups):
            arrays |= {f"{index}.{name}": array.copy() for name, array in group.saved().items()}
        return arrays

    def restore(self, arrays: dict[str, np.ndarray]) -> None:
        """Continue from a snapshot of a SelfPlay of the same configuration; call start_generation next.

        Raises AzkitError for arrays of other forms. That games are real ones is for `audit.audit_running` to say.
        """
        numbers = arrays.get("selfplay", np.zeros(0))
        if numbers.shape != (3,) or numbers.dtype != np.int64 or numbers.min() < 0 or numbers.max() >= 1 << 62:
            raise AzkitError("the saved games have no counters that make sense")
        self.generation, self.games, self.next_game = map(int, numbers)
        for index, group in enumerate(self.groups):
            for name, target in group.saved().items():
                saved = arrays.get(f"{index}.{name}")
                if saved is not None and saved.ndim == 3 and name in ("moves", "policy"):  # maybe of fewer known moves
                    missing, filler = max(0, target.shape[-1] - saved.shape[-1]), NO_MOVE if name == "moves" else 0
                    saved = np.pad(saved, ((0, 0), (0, 0), (0, missing)), constant_values=filler)
                if saved is None or saved.shape != target.shape or saved.dtype != target.dtype:
                    raise AzkitError(f"the saved games do not fit this configuration ({name} of group {index})")
                target[...] = saved
