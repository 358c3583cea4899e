"""Self-play: many games at once, in groups that ask the network together, into finished episodes."""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np

from ..errors import AzkitError, check_ranges
from ..games.base import Game
from ..rng import stream
from ..search import requests
from ..search.evaluators import Answer, Evaluator, Leaves, checked, together
from ..search.search import SearchConfig
from ..search.threads import Threads
from .live import Live
from .samples import NO_MOVE, Samples
from .walker import Moves, Walker

RANGES = {  # of settings: what means something, and is borne by memory and arithmetic
    "lanes": (1, 1 << 16), "groups": (1, 64), "threads": (1, 256), "temperature": (0.05, 1000.0),
    "temperature_plies": (0, 1 << 20), "opening_plies": (0, 1 << 20), "cache_slots": (0, 1 << 26),
}  # fmt: skip


@dataclass(frozen=True)
class SelfPlayConfig:
    """How games are played for training."""

    lanes: int = 256  # games at once in a group
    groups: int = 1  # groups of lanes; 2 keep a GPU busy while the other group's trees are walked
    threads: int = 1  # that walk a group's trees at once, each with a share of its lanes and of its cache
    temperature: float = 1.0  # moves are drawn in proportion to visits ** (1 / temperature)
    temperature_plies: int = 1000  # after so many plies of its own a game goes on with the best moves
    opening_plies: int = 0  # every second game begins after 1 to so many random plies, which nothing is learned from
    cache_slots: int = 1 << 18  # evaluations remembered in each group, a power of two; 0: none
    evaluator: Literal["network", "heuristic"] = "network"  # who judges leaves

    def __post_init__(self) -> None:
        check_ranges(self, RANGES)
        if self.cache_slots & (self.cache_slots - 1):
            raise AzkitError(f"cache_slots={self.cache_slots} must be a power of two, or 0")


class _Group:
    """Walkers whose leaves go to the network as one batch."""

    def __init__(self, game: Game, evaluator: Evaluator, search: SearchConfig, config: SelfPlayConfig) -> None:
        self.game, self.evaluator = game, evaluator
        how = Moves(config.temperature, config.temperature_plies, search.keeps_subtree)
        shares = [len(share) for share in np.array_split(range(config.lanes), min(config.threads, config.lanes))]
        slots = config.cache_slots and 1 << max(1, config.cache_slots // len(shares)).bit_length() - 1
        self.walkers = [Walker(game, search, how, lanes, slots) for lanes in shares]
        self.threads = Threads(len(shares))
        nothing = np.zeros(0, np.float32), np.zeros((0, game.players), np.float32)
        self.no_answer = self.pending = lambda: nothing
        self.leaves = self._asked()  # what the pending answer is for

    def _asked(self) -> Leaves:
        return together([walker.asked() for walker in self.walkers])

    def drop_trees(self) -> None:
        """See Walker.drop_trees."""
        self.pending = self.no_answer
        for walker in self.walkers:
            walker.drop_trees()
        self.leaves = self._asked()

    def step(self) -> None:
        """Collect the network's answer, play on, and ask for the next."""
        try:
            self._advance(checked(self.leaves, self.pending(), self.game.players))
            self.leaves = self._asked()
            self.pending = self.evaluator.submit(self.leaves) if len(self.leaves.states) else self.no_answer
        except BaseException:  # Ctrl-C too: the trees wait for an answer that will not come
            self.drop_trees()
            raise

    def _advance(self, answer: Answer) -> None:
        """Give each walker its part of the answer."""
        if len(self.walkers) == 1:  # to cut the answer up takes 3 % of a small network's step
            self.walkers[0].advance(*answer)
            return
        asked = [walker.asked() for walker in self.walkers]
        ends = np.cumsum([[len(part.moves), len(part.states)] for part in asked], axis=0)[:-1]
        parts = zip(*(np.split(numbers, ends[:, column]) for column, numbers in enumerate(answer)), strict=True)
        own = zip(self.walkers, parts, strict=True)
        self.threads.each([partial(walker.advance, *part) for walker, part in own])


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
        self.game, self.config, self.seed, self.generation, self.games = game, config, seed, 0, 0
        evaluators = list(evaluator) if isinstance(evaluator, Sequence) else [evaluator]
        self.groups = [_Group(game, evaluators[0], search, config) for _ in range(config.groups)]
        self.ask(evaluators)
        self.next_game = 0
        self.begin()

    @property
    def walkers(self) -> list[Walker]:
        """Of all groups."""
        return [walker for group in self.groups for walker in group.walkers]

    def ask(self, evaluators: Sequence[Evaluator]) -> None:
        """Have these judge leaves, the groups' in turn; call start_generation next, which drops what others said."""
        for index, group in enumerate(self.groups):
            group.evaluator = evaluators[index % len(evaluators)]

    def begin(self) -> None:
        """Start a new game in every lane."""
        for walker in self.walkers:
            for lane in range(len(walker.game_ids)):
                self._start_game(walker, lane)

    def _start_game(self, walker: Walker, lane: int) -> None:
        """Randomness belongs to (seed, generation, game), not to the lane."""
        number, self.next_game = self.next_game, self.next_game + 1
        walker.start_game(lane, number, stream(self.seed, self.generation, number), self.config.opening_plies)

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
                self._show()
                for walker in group.walkers:
                    for lane in np.flatnonzero(walker.games.over):
                        episode = walker.episode(int(lane))
                        self._start_game(walker, int(lane))  # before the consumer, who may not come back
                        ended += 1
                        self.games += 1
                        yield episode

    def _show(self) -> None:
        first = self.walkers[0]
        if self.live is not None and first.games.plies[0] and self.live.due():
            self.live.show(self.generation, first.so_far(0))

    def counts(self) -> dict[str, float]:
        """So far: games ended, simulations walked (those that ended in the cache or at the end of a game, too),
        evaluations sent to the evaluator, and hits, leaves answered by the cache or by another lane's row."""
        columns = {"simulations": requests.SIMULATIONS, "evaluations": requests.EVALUATIONS, "hits": requests.HITS}
        totals = np.sum([walker.requests.counts for walker in self.walkers], axis=0)
        return {"games": float(self.games)} | {name: float(totals[column]) for name, column in columns.items()}

    def snapshot(self) -> dict[str, np.ndarray]:
        """All that a resume needs at the end of a generation: games in progress, random streams, counters."""
        arrays = {"selfplay": np.array([self.generation, self.games, self.next_game], np.int64)}
        for index, walker in enumerate(self.walkers):
            arrays |= {f"{index}.{name}": array.copy() for name, array in walker.saved().items()}
        return arrays

    def restore(self, arrays: dict[str, np.ndarray]) -> None:
        """Continue from a snapshot of a SelfPlay of the same configuration; call start_generation next.

        Raises AzkitError for arrays of other forms. That games are real ones is for `audit.audit_running` to say.
        """
        numbers = arrays.get("selfplay", np.zeros(0))
        if numbers.shape != (3,) or numbers.dtype != np.int64 or numbers.min() < 0 or numbers.max() >= 1 << 62:
            raise AzkitError("the saved games have no counters that make sense")
        self.generation, self.games, self.next_game = map(int, numbers)
        for index, walker in enumerate(self.walkers):
            for name, target in walker.saved().items():
                saved = arrays.get(f"{index}.{name}")
                if saved is not None and saved.ndim == 3 and name in ("moves", "policy"):  # maybe of fewer known moves
                    missing, filler = max(0, target.shape[-1] - saved.shape[-1]), NO_MOVE if name == "moves" else 0
                    saved = np.pad(saved, ((0, 0), (0, 0), (0, missing)), constant_values=filler)
                if saved is None or saved.shape != target.shape or saved.dtype != target.dtype:
                    raise AzkitError(f"the saved games do not fit this configuration ({name} of walker {index})")
                target[...] = saved
