"""Games that one thread plays: each lane searches, moves and goes on by itself until it needs the network."""

from typing import NamedTuple

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import RUNNING, TRUNCATED, Game
from ..rng import below, pick
from ..search import requests, steps
from ..search import tree as t
from ..search.evaluators import Leaves
from ..search.root import best_place, root_policy, root_value
from ..search.search import SearchConfig, new_lanes
from .samples import NO_MOVE, Samples


class _Games(NamedTuple):
    """Games in progress, one a lane, of at most L plies."""

    states: np.ndarray  # int16 [B, L, S]
    moves: np.ndarray  # int32 [B, L, W]
    policy: np.ndarray  # float32 [B, L, W]
    values: np.ndarray  # float32 [B, L, P]
    played: np.ndarray  # int32 [B, L]
    plies: np.ndarray  # int32 [B], how many are recorded
    over: np.ndarray  # bool [B], the game has ended: the lane rests until whoever takes the episode starts another game


class Moves(NamedTuple):
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
    return nodes[t.ROOT, t.EDGE_COUNT] == 0 or ply + 1 == games.states.shape[1]  # rows for max_plies, not more


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


class Walker:
    """Lanes with a cache of their own, and the rows that they wait for."""

    def __init__(self, game: Game, search: SearchConfig, how: Moves, lanes: int, cache_slots: int) -> None:
        """See Moves; `cache_slots` is a power of two, or 0."""
        self.game, self.rules, self.how = game, game.compiled.boxed(game.parameters.copy()), how
        length, width = game.max_plies, game.max_moves
        self.work = new_lanes(game, search, lanes, cache_slots)
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

    def saved(self) -> dict[str, np.ndarray]:
        """All that a resume needs, in place."""
        roots, counts = self.trees.states[:, t.ROOT], self.requests.counts
        own = {"rng": self.trees.rng, "roots": roots, "game_ids": self.game_ids, "counts": counts}
        return self.games._asdict() | own

    def start_game(self, lane: int, number: int, rng: np.ndarray, opening_plies: int) -> None:
        """Game `number` in this lane, whose randomness comes from a stream of its own."""
        own = self.trees.rng[lane]
        own[:] = rng
        self.game_ids[lane], self.games.plies[lane], self.games.over[lane] = number, 0, False
        self.plant(lane, opening(self.game, opening_plies, number, own))

    def plant(self, lane: int, state: np.ndarray) -> None:
        """A new tree for one lane."""
        self.work.searching[lane] = True
        t.plant(self.rules, t.Tree(*(array[lane] for array in self.trees)), state, self.requests.scratch)

    def drop_trees(self) -> None:
        """Forget all evaluations: every game goes on from its current position with an empty tree."""
        requests.forget(self.work)
        for lane in range(len(self.game_ids)):
            self.plant(lane, self.trees.states[lane, t.ROOT].copy())

    def asked(self) -> Leaves:
        """What the network is to answer next, as views."""
        return requests.asked(self.requests)

    def advance(self, priors: np.ndarray, values: np.ndarray) -> None:
        """Take the answer in, and play on until the network is needed again; holds no interpreter lock."""
        _advance(self.rules, self.work, self.games, self.how, priors, values)

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
            why = "has no legal move" if plies < game.max_plies else f"is the last that max_plies={plies} allows"
            raise AzkitError(f"{game.name}: a position after {plies} plies {why}, yet is not over")
        episode.outcome[:], episode.truncated[:] = returns, status == TRUNCATED
        return episode


def opening(game: Game, plies: int, number: int, rng: np.ndarray) -> np.ndarray:
    """Where a game begins, int16 [S]: every second `number` after 1 to `plies` plies drawn from its stream."""
    state = game.initial_state().array.copy()
    if plies and number % 2:
        moves, returns = np.zeros(game.max_moves, np.int32), np.zeros(game.players, np.float32)
        _play_opening(game.rules, state, 1 + below(rng, plies), rng, moves, returns)
    return state
