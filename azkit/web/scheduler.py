"""Who thinks when: positions of many people share one search's batches; other agents answer one at a time."""

import threading
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from time import perf_counter

from starlette.exceptions import HTTPException

from ..agents.agents import compile_search
from ..agents.opinions import Thought, net_alone, searched
from ..errors import AzkitError
from ..games.base import Game, State
from ..search.evaluators import Evaluator
from ..search.lanes import LaneSearch
from ..search.requests import slots_within
from ..search.search import SearchConfig
from ..search.tree import node_bytes
from .schemas import MOST_SIMULATIONS

ABREAST = 2  # searches of one agent: while one walks its trees or wants for a core, the network answers the other
QUEUE = 32  # positions that wait for a lane of each, half of them from one client
LANES, LEAST_LANES = 16, 4  # positions that each searches at once: the most, and the least where memory allows few
TREES, CACHE = 256 << 20, 32 << 20  # bytes of a search's trees, at most, and of its evaluations
EVERY = 0.1  # seconds between snapshots


class BusyError(HTTPException):
    """Too many wait already."""

    def __init__(self, reason: str) -> None:
        super().__init__(429, f"{reason}: try again in a moment", {"Retry-After": "1"})


@dataclass(eq=False)
class Ask:
    """A running position that somebody waits for; `tell` hears each Thought, or the exception that ended it."""

    state: State
    kind: str  # net, simulations, seconds, or own: as an agent without a search plays
    amount: float
    tell: Callable[[Thought | Exception], None]
    often: bool = False  # whether snapshots are wanted
    client: str = ""  # who waits
    cancelled: bool = False  # whether nobody waits any more
    began: float = 0.0  # from when on its time counts
    next_look: float = 0.0


Thinker = Callable[[State], Thought]


def room(game: Game) -> tuple[int, int, int]:
    """(lanes, nodes of each, cache slots) of a search, so that its memory stays within bounds.

    Raises AzkitError if even the least of it would not.
    """
    node, nodes = node_bytes(game, game.max_moves), MOST_SIMULATIONS + 32
    lanes = min(LANES, max(LEAST_LANES, TREES // (nodes * node)))
    nodes = min(nodes, TREES // (lanes * node))
    if nodes < 100:
        raise AzkitError(f"{game.describe()} is too large to be searched here: choose a smaller board")
    return lanes, nodes, max(1 << 8, slots_within(game, CACHE))


class Team:
    """An agent's searches abreast. Who asks gets the one that knows the position and has a lane: its trees are warm.

    One search with all lanes, whose network computed on all cores, left a third of them idle: beside the threads that
    answer requests, the network's own fall asleep and wake for each other at every layer.
    """

    def __init__(self, prepare: Callable[[], LaneSearch], name: str) -> None:
        """See Scheduler."""
        one_by_one = threading.Lock()  # the first to measure which way the network runs fastest is not disturbed

        def prepared() -> LaneSearch:
            with one_by_one:
                return prepare()

        self.members = [Scheduler(prepared, name) for _ in range(ABREAST)]

    def submit(self, ask: Ask) -> None:
        """See Scheduler."""
        knowing = (
            member for member in self.members if len(member.waiting) < len(member.resting) and member.knows(ask.state)
        )
        (next(knowing, None) or min(self.members, key=lambda member: member.load)).submit(ask)

    @property
    def failed(self) -> bool:
        """Whether one of them could not begin."""
        return any(member.failure for member in self.members)

    @property
    def idle(self) -> bool:
        """Whether nobody waits."""
        return not any(member.load for member in self.members)

    def close(self) -> None:
        """End the threads once nobody waits."""
        for member in self.members:
            member.close()


class Scheduler:
    """One thread that takes positions in as lanes of one search between its walks; trees stay warm."""

    def __init__(self, prepare: Callable[[], LaneSearch], name: str) -> None:
        """`prepare` makes the search, in the thread, which has the `name`: those who ask meanwhile wait."""
        self.prepare = prepare
        self.waiting, self.changed = deque[Ask](), threading.Condition()
        self.busy: dict[int, Ask] = {}  # by lane
        self.resting = list[int]()  # the other lanes, those that have rested longest first
        self.failure: Exception | None = None
        self.closed = False
        self.thread = threading.Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    def submit(self, ask: Ask) -> None:
        """Take an ask in; raises BusyError if too many wait."""
        with self.changed:
            if self.failure is not None:
                raise self.failure
            self.waiting = deque(_admitted(self.waiting, ask, QUEUE))
            self.changed.notify()

    @property
    def load(self) -> int:
        """For how many positions somebody waits."""
        return len(self.waiting) + len(self.busy)

    def knows(self, state: State) -> bool:
        """Whether it was asked here, or one that it followed from since everybody's last turn: its tree leads on."""
        line = [state]
        while len(line) <= state.game.players and line[-1].previous is not None:
            line.append(line[-1].previous)
        return not {*self.search.roots}.isdisjoint(line)  # where a lane rests there is a search

    def close(self) -> None:
        """End the thread once nobody waits."""
        with self.changed:
            self.closed = True
            self.changed.notify()

    def _work(self) -> None:
        try:
            self.search = self.prepare()
        except Exception as error:
            with self.changed:
                self.failure, waiting = error, list(self.waiting)
                self.waiting.clear()
            for ask in waiting:
                ask.tell(error)
            return
        self.resting = list(range(self.search.lanes))
        while (taken := self._wait()) is not None:
            try:
                self._take_in(taken)
                self._walk()
            except Exception as error:  # such as an evaluator's
                for ask in {*taken, *self.busy.values()}:
                    ask.tell(error)
                self.search.reset()
                self.busy, self.resting = {}, list(range(self.search.lanes))

    def _wait(self) -> list[Ask] | None:
        """Those who get a lane now; waits while there is nothing to do, None once closed."""
        with self.changed:
            while not self.waiting and not self.busy:
                if self.closed:
                    return None
                self.changed.wait()
            taken = list[Ask]()
            while self.waiting and len(taken) < len(self.resting):
                if not (ask := self.waiting.popleft()).cancelled:
                    taken.append(ask)
            return taken

    def _take_in(self, taken: Sequence[Ask]) -> None:
        alone = [ask for ask in taken if ask.kind == "net"]
        if alone:
            for ask, thought in zip(alone, net_alone(self.search.evaluator, [ask.state for ask in alone])):
                ask.tell(thought)
        for ask in (ask for ask in taken if ask.kind != "net"):
            lane = self.search.begin(ask.state, int(ask.amount) if ask.kind == "simulations" else None, self.resting)
            self.resting.remove(lane)
            self.busy[lane] = ask
            ask.began = perf_counter()
            ask.next_look = ask.began + EVERY

    def _walk(self) -> None:
        """One step of all lanes; those who are done, and those who want to see how it goes, are told."""
        if not self.busy:
            return
        now = perf_counter()
        for lane, ask in self.busy.items():
            if ask.cancelled or ask.kind == "seconds" and now - ask.began >= ask.amount:
                self.search.stop(lane)
        for lane in self.search.step():
            ask = self.busy.pop(lane)
            self.resting.append(lane)
            if not ask.cancelled:
                ask.tell(searched(self.search.result(lane), self.search.line(lane), ask.began))
        now = perf_counter()
        for lane, ask in self.busy.items():
            if ask.often and now >= ask.next_look:
                ask.next_look = now + EVERY
                ask.tell(searched(self.search.result(lane), self.search.line(lane), ask.began, done=False))


def warm_search(game: Game, evaluator: Evaluator, config: SearchConfig) -> LaneSearch:
    """A search with all its code compiled, before anybody's clock runs."""
    lanes, nodes, slots = room(game)
    search = LaneSearch(game, evaluator, config, lanes, slots, nodes)
    compile_search(search)
    return search


def _admitted(queue: Iterable[Ask], ask: Ask, most: int) -> list[Ask]:
    """Those of a queue for whom somebody waits still, and one more.

    Raises BusyError if so many wait already, or half of them for the same client: others shall get in as well.
    """
    kept = [other for other in queue if not other.cancelled]
    if len(kept) >= most or sum(other.client == ask.client for other in kept) >= (most + 1) // 2:
        raise BusyError("too many positions wait for this agent")
    return [*kept, ask]


class Workers:
    """Those who think without lanes: a few are asked at once, each by one thread, and a few more asks wait."""

    def __init__(self, threads: int, waiting: int, kept: int) -> None:
        """`kept`: so many of those who think stay for the next ask."""
        self.pool, self.most = ThreadPoolExecutor(threads), threads + waiting
        self.lock, self.asked = threading.Lock(), list[Ask]()
        self.resting = deque[tuple[Hashable, Thinker]](maxlen=kept)  # the last used last

    def submit(self, ask: Ask, key: Hashable, make: Callable[[], Thinker]) -> None:
        """Have whom `make` makes think, or somebody whom it made for this `key` before; raises BusyError."""
        with self.lock:
            self.asked = _admitted(self.asked, ask, self.most)
        self.pool.submit(self._answer, ask, key, make)

    def _answer(self, ask: Ask, key: Hashable, make: Callable[[], Thinker]) -> None:
        try:
            if ask.cancelled:
                return
            think, began = self._take(key) or make(), perf_counter()
            answer = replace(think(ask.state), milliseconds=1000 * (perf_counter() - began))
            with self.lock:
                self.resting.append((key, think))
        except Exception as error:
            answer = error
        finally:
            with self.lock:
                self.asked = [other for other in self.asked if other is not ask]
        ask.tell(answer)

    def _take(self, key: Hashable) -> Thinker | None:
        with self.lock:
            for pair in self.resting:
                if pair[0] == key:
                    self.resting.remove(pair)
                    return pair[1]
        return None

    def close(self) -> None:
        """Let nobody in any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
