"""What a search is: how many simulations or seconds, how edges are chosen, and what comes out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..errors import AzkitError, check_ranges
from ..games.base import Game, State
from ..rng import stream
from . import requests, steps
from . import tree as t
from .endings import ExactFirst
from .evaluators import Evaluator, checked
from .root import best_place, root_policy, root_value

UNBOUNDED = np.iinfo(np.int32).max  # simulations: until the search is stopped, or its tree is full
LEAVES = 8  # in flight in a tree that is searched alone: a batch of one wastes most of a matrix product
RANGES = {  # of settings: what means something, and is borne by memory and arithmetic
    "simulations": (1, 1 << 22), "considered": (1, 1 << 16), "leaves": (1, 1 << 10), "c_puct": (0.0, 1000.0),
    "fpu_reduction": (0.0, 2.0), "noise_epsilon": (0.0, 1.0), "noise_alpha": (0.001, 1000.0),
    "target_scale": (0.0, 1000.0), "prove_nodes": (0, 1 << 30),
}  # fmt: skip


@dataclass(frozen=True)
class SearchConfig:
    """A search's settings; the defaults are those of self-play, and agents that play add no noise."""

    simulations: int = 200  # visits of the root, inherited ones included
    selection: steps.Selection = "puct"
    c_puct: float = 1.25  # weight of exploration (the constant of UCT too)
    fpu_reduction: float | None = 0.25  # unvisited edges: parent's value less this; None: 0 as in the AlphaZero paper
    noise_epsilon: float = 0.25  # share of Dirichlet noise in the root's priors; Gumbel: above 0 turns its noise on
    noise_alpha: float = 0.3  # concentration of that noise
    target_scale: float = 0.0  # PUCT: policy targets are softmax(log prior + this * value); 0: the share of visits
    considered: int = 16  # Gumbel: most root moves looked at
    reuse: bool = True  # keep the subtree of the move played
    prove: bool = True  # back up proven wins, draws and losses
    prove_nodes: int = 0  # of a bounded exact search at each leaf, when an agent plays: self-play only asks the network
    leaves: int = 1  # leaves in flight in one tree, held apart by virtual loss

    def __post_init__(self) -> None:
        if self.selection not in steps.SELECTIONS:
            raise AzkitError(f"selection={self.selection!r} is unknown: choose one of {', '.join(steps.SELECTIONS)}")
        check_ranges(self, RANGES)

    @property
    def keeps_subtree(self) -> bool:
        """Sequential halving starts from an unvisited root."""
        return self.reuse and self.selection != "gumbel"

    def playing(self) -> SearchConfig:
        """How an agent searches that was trained with this: without noise, and by PUCT where self-play used Gumbel's
        root, whose moves are shared out by a number of simulations fixed beforehand, in a new tree each time."""
        selection = "puct" if self.selection == "gumbel" else self.selection
        return replace(self, selection=selection, noise_epsilon=0.0)

    def alone(self) -> SearchConfig:
        """How an agent searches one position at a time: `playing`, with LEAVES in flight."""
        return replace(self.playing(), leaves=LEAVES)

    def settings(self) -> steps.Settings:
        """The same for compiled code."""
        return steps.Settings(
            selection=steps.SELECTIONS[self.selection],
            c_puct=float(self.c_puct),
            fpu_reduction=-1.0 if self.fpu_reduction is None else float(self.fpu_reduction),
            noise_epsilon=float(self.noise_epsilon),
            noise_alpha=float(self.noise_alpha),
            target_scale=float(self.target_scale) if self.selection == "puct" else 0.0,
            prove=bool(self.prove),
            virtual=1.0 if self.leaves > 1 else 0.0,
            considered=int(self.considered),
            simulations=int(self.simulations),
        )


def new_lanes(
    game: Game, config: SearchConfig, lanes: int, cache_slots: int, nodes: int | None = None
) -> requests.Lanes:
    """Lanes at rest whose trees have at most `nodes` nodes; by default as many as the simulations need.

    `cache_slots` is a power of two, or 0 for none.
    """
    nodes = nodes or config.simulations + config.leaves + 1
    return requests.Lanes(
        trees=t.new_trees(game, lanes, nodes, (nodes + 1) * game.max_moves, config.leaves),
        cache=requests.new_cache(game, cache_slots),
        requests=requests.new_requests(game, lanes * config.leaves),
        settings=config.settings(),
        targets=np.zeros(lanes, np.int64),
        searching=np.zeros(lanes, np.bool_),
    )


@dataclass(frozen=True)
class SearchResult:
    """What a search found out about one position; arrays are [n] in the order of legal moves."""

    moves: np.ndarray  # int32
    visits: np.ndarray  # int32
    priors: np.ndarray  # float32, with the root's noise if there was any
    values: np.ndarray  # float32, mean value of each move for the side to move; NaN if it was never tried
    policy: np.ndarray  # float32, the training target: sums to 1
    value: tuple[float, ...]  # of the position, by seat
    proven: bool  # whether that value is exact
    simulations: int  # walked in this call, by all lanes together
    evaluations: int  # positions sent to the network in this call, likewise
    move: int  # the best one


class Search:
    """Searches up to `lanes` positions at once with one evaluator.

    >>> import azkit
    >>> game = azkit.make("tictactoe")
    >>> config = SearchConfig(simulations=100, noise_epsilon=0.0)
    >>> search = Search(game, azkit.UniformEvaluator(game), config)
    >>> result = search.run([game.state([0, 3, 1, 4])])[0]  # both have two in a row, and it is the first player's turn
    >>> result.move, result.proven, result.value
    (2, True, (1.0, -1.0))
    >>> search.line(0)
    [2]
    """

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        config: SearchConfig,
        lanes: int = 1,
        seed: int = 0,
        cache_slots: int = 1 << 16,
        nodes: int | None = None,
    ) -> None:
        """`cache_slots` and `nodes` as of new_lanes."""
        self.game, self.evaluator, self.config, self.lanes = game, evaluator, config, lanes
        self.exact_first = ExactFirst(game, config.prove_nodes)
        self.interrupted: Callable[[], bool] = lambda: False  # asked after each batch: once it says so, a search ends
        self.work = new_lanes(game, config, lanes, cache_slots, nodes)
        self.trees, self.requests = self.work.trees, self.work.requests
        self.roots: list[State | None] = [None] * lanes
        for lane in range(lanes):
            self.trees.rng[lane] = stream(seed, lane)

    def reset(self) -> None:
        """Drop trees and cache: the evaluator's weights changed, or a new game begins."""
        requests.forget(self.work)
        self.exact_first.forget()
        self.roots = [None] * self.lanes

    def run(
        self, states: Sequence[State], simulations: int | None = None, seconds: float | None = None
    ) -> list[SearchResult]:
        """Search each state until its root has `simulations` visits, is proven, `seconds` have passed, or its tree has
        no room for more: see `nodes`.

        Reuses the subtree of a lane whose last root led to the state. Raises AzkitError if a state is over, or if the
        evaluator's answer is none.
        """
        deadline = math.inf if seconds is None else time.perf_counter() + seconds
        if len(states) > self.lanes:
            raise AzkitError(f"{len(states)} states for a search of {self.lanes} lanes")
        for state in states:
            if not state.legal_moves():
                raise AzkitError(f"the game is over after moves {list(state.moves)}: there is nothing to search")
        target = simulations or (self.config.simulations if seconds is None else UNBOUNDED)
        before = self.requests.counts.copy()
        try:
            lanes = self._place(states, range(self.lanes))
            self.work.searching[:] = False
            self.work.searching[lanes] = True
            self.work.targets[:] = target
            while self._step(deadline):
                pass
        except BaseException:  # Ctrl-C too: the trees wait for an answer that will not come
            self.reset()
            raise
        spent = self.requests.counts - before
        walked, asked = int(spent[requests.SIMULATIONS]), int(spent[requests.EVALUATIONS])
        return [self._result(lane, walked, asked) for lane in lanes]

    def line(self, lane: int, most: int = 12) -> list[int]:
        """The principal variation of up to `most` moves in the tree of a lane, whose last state is `roots[lane]`."""
        tree, policy = self._tree(lane), np.zeros(self.game.max_moves)
        root_policy(tree, self.work.settings, policy)
        return t.line(tree, best_place(tree, self.work.settings, policy), most)

    def _step(self, deadline: float) -> bool:
        """Take the evaluator's answer in and walk on; whether a lane searches on then.

        From `deadline` (by perf_counter) on lanes come to rest.
        """
        self._answer()
        if time.perf_counter() >= deadline or self.interrupted():
            self.work.targets[:] = 0
        requests.walk(self.game.rules, self.work)
        return bool(self.work.searching.any())

    def _answer(self) -> None:
        """Ask the evaluator what there is to ask, and take its answer in: no leaf is in flight then."""
        leaves = requests.asked(self.requests)
        priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        if len(leaves.states):
            priors, values = checked(leaves, self.exact_first.answer(self.evaluator, leaves), self.game.players)
            self.requests.counts[requests.EVALUATIONS] -= self.exact_first.proven
        requests.take_answers(self.work, priors, values)

    def _place(self, states: Sequence[State], free: Sequence[int]) -> list[int]:
        """Of those `free` a lane for each state, its tree's root there: whose last root led to it, else the first left.

        Found by position, not by the order of `states`: games that end leave gaps, and their neighbours move up.
        """
        rules, moves_space, lanes_at = self.game.rules, self.requests.scratch, dict[State, list[int]]()
        for lane in free:
            if (root := self.roots[lane]) is not None and self.config.keeps_subtree:
                lanes_at.setdefault(root, []).append(lane)
        lanes = [-1] * len(states)
        for index, state in enumerate(states):
            ancestor: State | None = state
            while ancestor is not None and not lanes_at.get(ancestor):
                ancestor = ancestor.previous
            if ancestor is not None:
                lanes[index] = lanes_at[ancestor].pop(0)
                for move in state.moves[ancestor.ply :]:
                    t.reroot(rules, self._tree(lanes[index]), move, moves_space)
        taken = set(lanes)
        left = (lane for lane in free if lane not in taken)
        for index, state in enumerate(states):
            if lanes[index] < 0:
                lanes[index] = next(left)
                t.plant(rules, self._tree(lanes[index]), state.array, moves_space)
            self.roots[lanes[index]] = state
        return lanes

    def _tree(self, lane: int) -> t.Tree:
        return t.Tree(*(array[lane] for array in self.trees))

    def _result(self, lane: int, simulations: int, evaluations: int) -> SearchResult:
        tree = self._tree(lane)
        root = tree.nodes[t.ROOT]
        edges = slice(root[t.FIRST_EDGE], root[t.FIRST_EDGE] + root[t.EDGE_COUNT])
        visits = tree.edges[edges, t.EDGE_VISITS]
        sums = tree.edges[edges, t.VALUE_SUMS + root[t.SEAT]]
        policy, value = np.zeros(self.game.max_moves), np.zeros(self.game.players)
        root_policy(tree, self.work.settings, policy)
        root_value(tree, self.work.settings, policy, value)
        moves = tree.links[edges, t.MOVE].copy()
        return SearchResult(
            moves=moves,
            visits=visits.astype(np.int32),
            priors=tree.edges[edges, t.PRIOR].copy(),
            values=np.where(visits > 0, sums / np.maximum(visits, 1), np.nan).astype(np.float32),
            policy=policy[: len(moves)].astype(np.float32),
            value=tuple(float(share) for share in value),
            proven=bool(root[t.STATUS] == t.PROVEN),
            simulations=simulations,
            evaluations=evaluations,
            move=int(moves[best_place(tree, self.work.settings, policy)]),
        )
