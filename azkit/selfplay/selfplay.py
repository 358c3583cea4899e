"""Self-play: many games at once, in groups that ask the network together, into finished episodes."""

import math
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Event
from typing import Literal

import numpy as np

from ..errors import AzkitError, check_ranges
from ..games.base import Game
from ..rng import stream
from ..search import requests
from ..search.evaluators import Answer, Evaluator, Leaves, UniformEvaluator, checked, together
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
    groups: int = 1  # of lanes: 2 keep a GPU busy while the other's trees are walked, a CPU plays one on each core
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

    def __init__(self, game: Game, search: SearchConfig, config: SelfPlayConfig, number: int) -> None:
        """`number` is that of its first game; every config.groups-th is its own."""
        self.game, self.next_game, self.games = game, number, 0
        self.evaluator: Evaluator = UniformEvaluator(game)  # until there is another, see SelfPlay.ask
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
        at_once: bool = False,
    ) -> None:
        """Several evaluators serve the groups in turn, or `at_once`, each on a thread: the games are the same. `live`
        shows the first lane's games."""
        self.live, self.at_once = live, at_once
        self.game, self.config, self.seed, self.generation = game, config, seed, 0
        self.groups = [_Group(game, search, config, number) for number in range(config.groups)]
        self.ask(list(evaluator) if isinstance(evaluator, Sequence) else [evaluator])
        self.unheard = deque[Samples]()  # games that ended when nobody listened any more
        self.begin()

    @property
    def walkers(self) -> list[Walker]:
        """Of all groups."""
        return [walker for group in self.groups for walker in group.walkers]

    @property
    def games(self) -> int:
        """That have ended."""
        return sum(group.games for group in self.groups)

    def ask(self, evaluators: Sequence[Evaluator]) -> None:
        """Have these judge leaves, the groups' in turn; call start_generation next, which drops what others said."""
        for index, group in enumerate(self.groups):
            group.evaluator = evaluators[index % len(evaluators)]

    def begin(self) -> None:
        """Start a new game in every lane."""
        for group in self.groups:
            for walker in group.walkers:
                for lane in range(len(walker.game_ids)):
                    self._start_game(group, walker, lane)

    def _start_game(self, group: _Group, walker: Walker, lane: int) -> None:
        """Randomness belongs to (seed, generation, game), not to the lane."""
        number, group.next_game = group.next_game, group.next_game + len(self.groups)
        walker.start_game(lane, number, stream(self.seed, self.generation, number), self.config.opening_plies)

    def start_generation(self, generation: int) -> None:
        """The weights changed: drop trees and caches, also when nothing was interrupted, so that a resume agrees."""
        self.generation = generation
        for group in self.groups:
            group.drop_trees()

    def play(self, games: int, until: float = math.inf, least: int = 0) -> Iterator[Samples]:
        """Episodes as they end, of each group its share of `games`, or of `least` once it is `until` (of
        time.monotonic), or more; who stops early finds the other ended games in the next call."""
        while self.unheard:
            yield self.unheard.popleft()
        count = len(self.groups)
        shares = [((games + place) // count, (least + place) // count) for place in reversed(range(count))]
        groups = [self._play(group, *share, until) for group, share in zip(self.groups, shares, strict=True)]
        yield from self._at_once(groups) if self.at_once else _in_turn(groups)

    def _play(self, group: _Group, games: int, least: int, until: float) -> Iterator[Samples | None]:
        """What one group plays: the games that end in a step, then None."""
        ended = 0
        while ended < least or ended < games and time.monotonic() < until:
            group.step()
            if group is self.groups[0]:
                self._show()
            for walker in group.walkers:
                for lane in np.flatnonzero(walker.games.over):
                    episode = walker.episode(int(lane))
                    self._start_game(group, walker, int(lane))  # before the consumer, who may not come back
                    ended += 1
                    group.games += 1
                    yield episode
            yield None

    def _at_once(self, groups: Sequence[Iterator[Samples | None]]) -> Iterator[Samples]:
        """What the groups play, each on a thread of its own."""
        ended, stopped = SimpleQueue[Samples | BaseException | None](), Event()

        def work(group: Iterator[Samples | None]) -> None:
            failed: BaseException | None = None
            try:
                for episode in group:
                    if episode is not None:
                        ended.put(episode)
                    elif stopped.is_set():
                        break
            except BaseException as error:  # which is for the caller
                failed = error
            ended.put(failed)

        threads = ThreadPoolExecutor(len(groups))
        for group in groups:
            threads.submit(work, group)
        playing = len(groups)
        try:
            while playing:
                heard = ended.get()
                if isinstance(heard, BaseException):
                    raise heard
                if heard is None:
                    playing -= 1
                else:
                    yield heard
        finally:
            stopped.set()
            threads.shutdown()
            while not ended.empty():
                heard = ended.get()
                if isinstance(heard, Samples):
                    self.unheard.append(heard)

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
        following = (group.next_game for group in self.groups)
        arrays = {"selfplay": np.array([self.generation, self.games, *following], np.int64)}
        for index, walker in enumerate(self.walkers):
            arrays |= {f"{index}.{name}": array.copy() for name, array in walker.saved().items()}
        return arrays

    def restore(self, arrays: dict[str, np.ndarray]) -> None:
        """Continue from a snapshot of a SelfPlay of the same configuration; call start_generation next.

        Raises AzkitError for arrays of other forms. That games are real ones is for `audit.audit_running` to say.
        """
        numbers = arrays.get("selfplay", np.zeros(0))
        count = len(self.groups)
        if numbers.shape == (3,):  # by an older azkit, which numbered all groups' games together
            numbers = numbers[[0, 1] + count * [2]]
        if numbers.shape != (2 + count,) or numbers.dtype != np.int64 or numbers.min() < 0 or numbers.max() >= 1 << 62:
            raise AzkitError("the saved games have no counters that make sense")
        self.generation, games, *following = map(int, numbers)
        for place, (group, number) in enumerate(zip(self.groups, following, strict=True)):
            group.games, group.next_game = 0 if place else games, number + (place - number) % count
        for index, walker in enumerate(self.walkers):
            for name, target in walker.saved().items():
                saved = arrays.get(f"{index}.{name}")
                if saved is not None and saved.ndim == 3 and name in ("moves", "policy"):  # maybe of fewer known moves
                    missing, filler = max(0, target.shape[-1] - saved.shape[-1]), NO_MOVE if name == "moves" else 0
                    saved = np.pad(saved, ((0, 0), (0, 0), (0, missing)), constant_values=filler)
                if saved is None or saved.shape != target.shape or saved.dtype != target.dtype:
                    raise AzkitError(f"the saved games do not fit this configuration ({name} of walker {index})")
                target[...] = saved


def _in_turn(groups: Sequence[Iterator[Samples | None]]) -> Iterator[Samples]:
    """What the groups play, a step of each at a time."""
    playing = deque(groups)
    while playing:
        for episode in playing[0]:
            if episode is None:
                playing.rotate(-1)
                break
            yield episode
        else:
            playing.popleft()
