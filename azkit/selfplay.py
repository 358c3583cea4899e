"""Self-play: B games at once, each lane going on to its next move and game by itself, into finished episodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from . import batch, simulation, tree
from .compiled import njit
from .errors import AzkitError
from .evaluators import Evaluator, Leaves
from .games.base import RUNNING, TRUNCATED, Game
from .rng import below, pick, stream
from .search import SearchConfig, best_slot, root_policy, root_value


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
        if self.lanes < 1 or self.groups < 1 or self.temperature <= 0.0 or self.opening_plies < 0:
            raise AzkitError("lanes and groups must be at least 1, temperature above 0, opening_plies at least 0")
        if self.cache_slots & (self.cache_slots - 1):
            raise AzkitError(f"cache_slots={self.cache_slots} must be a power of two, or 0")


@dataclass(frozen=True)
class Episode:
    """One finished game of T plies."""

    game_id: int
    states: np.ndarray  # int16 [T, S], before each ply
    moves: np.ndarray  # int32 [T, W], legal moves, padded with -1
    policy: np.ndarray  # float32 [T, W], the search's policy in the order of `moves`, 0 where padded
    values: np.ndarray  # float32 [T, P], the search's value by seat
    played: np.ndarray  # int32 [T]
    outcome: np.ndarray  # float32 [P], returns by seat
    truncated: bool  # ended by a ply cap: the outcome says nothing


class _Games(NamedTuple):
    """Games in progress, one a lane, of at most L plies."""

    states: np.ndarray  # int16 [B, L, S]
    moves: np.ndarray  # int32 [B, L, W]
    policy: np.ndarray  # float32 [B, L, W]
    values: np.ndarray  # float32 [B, L, P]
    played: np.ndarray  # int32 [B, L]
    plies: np.ndarray  # int32 [B], how many are recorded
    over: np.ndarray  # bool [B]


class _Moves(NamedTuple):
    """How a finished search becomes a move."""

    temperature: float
    temperature_plies: int
    keeps_subtree: bool  # what the search knows of the move goes on to the next search


@njit
def _open(rules, state, plies, rng, moves, returns) -> None:
    """Play so many random plies, or up to the last position that is not over."""
    before = state.copy()
    for _ in range(plies):
        tree.copy(state, before)
        count = rules.legal(rules.parameters, state, moves)
        rules.play(rules.parameters, state, moves[below(rng, count)])
        if rules.outcome(rules.parameters, state, returns) != RUNNING:
            tree.copy(before, state)
            return


@njit
def _play_move(rules, root, settings, games, b, how, scratch) -> bool:
    """Record the finished search of lane b, play its move; whether that ended the game."""
    ply = games.plies[b]
    nodes, links = root.nodes, root.links
    first, count = nodes[tree.ROOT, tree.FIRST], nodes[tree.ROOT, tree.COUNT]
    policy = np.zeros(len(root.noise))
    value = np.zeros(root.values.shape[1])
    root_policy(root, settings, policy)
    root_value(root, value)
    tree.copy(root.states[tree.ROOT], games.states[b, ply])
    tree.copy(value, games.values[b, ply])
    tree.copy(policy, games.policy[b, ply])
    for slot in range(games.moves.shape[2]):
        games.moves[b, ply, slot] = links[first + slot, tree.MOVE] if slot < count else -1
    if ply < how.temperature_plies and settings.selection != simulation.GUMBEL:
        visits = np.zeros(count)
        for slot in range(count):
            visits[slot] = root.edges[first + slot, tree.TRIES] if policy[slot] > 0.0 else 0.0
        slot = pick(root.rng, (visits if visits.any() else policy[:count]) ** (1.0 / how.temperature))
    else:
        slot = best_slot(root, settings, policy)
    move = links[first + slot, tree.MOVE]
    games.played[b, ply] = move
    games.plies[b] = ply + 1
    if how.keeps_subtree:
        tree.reroot(rules, root, move, scratch)
    else:
        rules.play(rules.parameters, root.states[tree.ROOT], move)
        tree.plant(rules, root, root.states[tree.ROOT], scratch)
    return nodes[tree.ROOT, tree.COUNT] == 0


@njit
def _advance(rules, trees, cache, requests, settings, games, targets, searching, how, priors, values) -> int:
    """Take the last answer; every lane searches and plays on until it needs the network or its game is over."""
    batch.answer(trees, cache, requests, settings, priors, values)
    moved = True
    while moved:
        moved = False
        batch.walk(rules, trees, cache, requests, settings, targets, searching)
        for b in range(len(searching)):
            if searching[b] or games.over[b]:
                continue
            games.over[b] = _play_move(rules, tree.lane(trees, b), settings, games, b, how, requests.scratch)
            searching[b] = not games.over[b]
            moved = moved or searching[b]
    return requests.counts[batch.ROWS]


class _Group:
    """Lanes that share a batch and a cache."""

    def __init__(self, game: Game, evaluator: Evaluator, search: SearchConfig, config: SelfPlayConfig) -> None:
        self.game, self.evaluator, self.search, self.config = game, evaluator, search, config
        self.settings = search.settings(game)
        self.how = _Moves(config.temperature, config.temperature_plies, search.keeps_subtree)
        lanes, length, width = config.lanes, game.max_plies, game.max_moves
        nodes = search.simulations + search.leaves + 1
        self.trees = tree.new_trees(game, lanes, nodes, (nodes + 1) * width, search.leaves)
        self.cache = batch.new_cache(game, config.cache_slots)
        self.requests = batch.new_batch(game, lanes, search.leaves)
        self.games = _Games(
            states=np.zeros((lanes, length, game.state_size), np.int16),
            moves=np.zeros((lanes, length, width), np.int32),
            policy=np.zeros((lanes, length, width), np.float32),
            values=np.zeros((lanes, length, game.players), np.float32),
            played=np.zeros((lanes, length), np.int32),
            plies=np.zeros(lanes, np.int32),
            over=np.zeros(lanes, np.bool_),
        )
        self.targets = np.full(lanes, search.simulations, np.int64)
        self.searching = np.ones(lanes, np.bool_)  # whether the search of the lane's next move goes on
        self.game_ids = np.zeros(lanes, np.int64)
        self.pending: Callable[[], tuple[np.ndarray, np.ndarray]] | None = None

    def drop_trees(self) -> None:
        """Forget all evaluations: every game goes on from its current position with an empty tree."""
        self.pending = None
        self.requests.counts[batch.ROWS] = 0
        self.cache.keys[:] = 0
        self.cache.rows[:] = batch.READY
        for lane in range(self.config.lanes):
            self.plant(lane, self.trees.states[lane, tree.ROOT].copy())

    def plant(self, lane: int, state: np.ndarray) -> None:
        """A new tree for one lane."""
        self.searching[lane] = True
        root = tree.Tree(*(array[lane] for array in self.trees))
        tree.plant(self.game.rules, root, state, self.requests.scratch)

    def step(self) -> None:
        """Collect the network's answer, play on, and ask for the next."""
        if self.pending is None:
            priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        else:
            priors, values = self.pending()
        mine = self.trees, self.cache, self.requests, self.settings, self.games, self.targets, self.searching, self.how
        rows = _advance(self.game.rules, *mine, priors, values)
        moves = self.requests.moves[: self.requests.offsets[rows]]
        leaves = Leaves(self.requests.states[:rows], moves, self.requests.offsets[: rows + 1])
        self.pending = self.evaluator.submit(leaves) if rows else None

    def episode(self, lane: int) -> Episode:
        """The finished game of a lane."""
        games, length = self.games, int(self.games.plies[lane])
        returns = np.zeros(self.game.players, np.float32)
        status = self.game.outcome(self.game.parameters, self.trees.states[lane, tree.ROOT], returns)
        if status == RUNNING:
            raise AzkitError(f"{self.game.name}: a position after {length} plies has no legal move, yet is not over")
        record = (games.states, games.moves, games.policy, games.values, games.played)
        arrays = [array[lane, :length].copy() for array in record]
        return Episode(int(self.game_ids[lane]), *arrays, outcome=returns, truncated=status == TRUNCATED)


class SelfPlay:
    """Plays games without end; games in progress carry on from one call to the next."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator | Sequence[Evaluator],
        search: SearchConfig,
        config: SelfPlayConfig,
        seed: int = 0,
    ) -> None:
        """Several evaluators, one for each device, serve the groups in turn."""
        self.game, self.seed, self.generation, self.games = game, seed, 0, 0
        evaluators = list(evaluator) if isinstance(evaluator, Sequence) else [evaluator]
        self.groups = [
            _Group(game, evaluators[index % len(evaluators)], search, config) for index in range(config.groups)
        ]
        self.next_game = 0
        for group in self.groups:
            for lane in range(config.lanes):
                self._start_game(group, lane)

    def _start_game(self, group: _Group, lane: int) -> None:
        """Randomness belongs to (seed, generation, game), not to the lane."""
        rng = group.trees.rng[lane]
        rng[:] = stream(self.seed, self.generation, self.next_game)
        group.game_ids[lane] = self.next_game
        group.games.plies[lane] = 0
        group.games.over[lane] = False
        state, plies = self.game.initial_state().array.copy(), group.config.opening_plies
        if plies and self.next_game % 2:
            returns = np.zeros(self.game.players, np.float32)
            _open(self.game.rules, state, 1 + below(rng, plies), rng, group.requests.scratch, returns)
        group.plant(lane, state)
        self.next_game += 1

    def start_generation(self, generation: int) -> None:
        """The weights changed: drop trees and caches, also when nothing was interrupted, so that a resume agrees."""
        self.generation = generation
        for group in self.groups:
            group.drop_trees()

    def play(self, games: int) -> Iterator[Episode]:
        """Episodes as they end, at least `games` of them."""
        ended = 0
        while ended < games:
            for group in self.groups:
                group.step()
                for lane in np.flatnonzero(group.games.over):
                    yield group.episode(int(lane))
                    self._start_game(group, int(lane))
                    ended += 1
                    self.games += 1

    def _count(self, index: int) -> int:
        return sum(int(group.requests.counts[index]) for group in self.groups)

    @property
    def simulations(self) -> int:
        """Simulations walked so far, those that ended in the cache or at the end of a game included."""
        return self._count(batch.SIMULATIONS)

    @property
    def evaluations(self) -> int:
        """Positions sent to the evaluator so far."""
        return self._count(batch.EVALUATIONS)

    @property
    def hits(self) -> int:
        """Leaves answered by the cache or by another lane's row so far."""
        return self._count(batch.HITS)

    def snapshot(self) -> dict[str, np.ndarray]:
        """All that a resume needs at the end of a generation: games in progress, random streams, counters."""
        arrays = {"selfplay": np.array([self.generation, self.games, self.next_game], np.int64)}
        for index, group in enumerate(self.groups):
            arrays |= {f"{index}.{name}": array.copy() for name, array in group.games._asdict().items()}
            arrays[f"{index}.rng"] = group.trees.rng.copy()
            arrays[f"{index}.roots"] = group.trees.states[:, tree.ROOT].copy()
            arrays[f"{index}.game_ids"] = group.game_ids.copy()
            arrays[f"{index}.counts"] = group.requests.counts.copy()
        return arrays

    def restore(self, arrays: dict[str, np.ndarray]) -> None:
        """Continue from a snapshot of a SelfPlay of the same configuration; call start_generation next."""
        self.generation, self.games, self.next_game = (int(number) for number in arrays["selfplay"])
        for index, group in enumerate(self.groups):
            targets = group.games._asdict() | {
                "rng": group.trees.rng,
                "roots": group.trees.states[:, tree.ROOT],
                "game_ids": group.game_ids,
                "counts": group.requests.counts,
            }
            for name, target in targets.items():
                saved = arrays.get(f"{index}.{name}")
                if saved is None or saved.shape != target.shape:
                    raise AzkitError(f"the saved games do not fit this configuration ({name} of group {index})")
                target[...] = saved
