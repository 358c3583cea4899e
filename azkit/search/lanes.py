"""One search that positions enter and leave between its walks, so that those of many askers share batches."""

from collections.abc import Sequence

import numpy as np

from ..games.base import Game, State
from . import requests
from . import tree as t
from .evaluators import Evaluator
from .search import UNBOUNDED, Search, SearchConfig, SearchResult


class LaneSearch(Search):
    """A Search by lanes: `begin` takes a position in, every `step` walks all that are in, each rests when it is done.

    Not for two threads at once.

    >>> import azkit
    >>> from azkit.search.search import SearchConfig
    >>> game = azkit.make("tictactoe")
    >>> search = LaneSearch(game, azkit.UniformEvaluator(game), SearchConfig(noise_epsilon=0.0), lanes=2)
    >>> lane, rested = search.begin(game.state([0, 3, 1, 4]), 100, free=[0, 1]), []
    >>> while not rested:
    ...     rested = search.step()
    >>> rested == [lane], search.result(lane).move
    (True, 2)
    """

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        config: SearchConfig,
        lanes: int,
        cache_slots: int = 1 << 16,
        nodes: int | None = None,
    ) -> None:
        """As of Search."""
        super().__init__(game, evaluator, config, lanes, 0, cache_slots, nodes)
        self.inherited = np.zeros(lanes, np.int64)  # visits of the root when its lane was taken
        self.waited = np.zeros(lanes, np.int64)  # leaves since then that waited for the evaluator

    def begin(self, state: State, simulations: int | None, free: Sequence[int]) -> int:
        """The lane, one of those at rest in `free`, that searches a running position from now on.

        Taken is one whose last root led to the state, with its subtree, else the first. It rests when the root has
        `simulations` visits, inherited ones included; a subtree with more of them is dropped: an asker who wants a
        weak answer gets one.
        """
        lane = self._place([state], free)[0]
        tree = self._tree(lane)
        if simulations is not None and tree.nodes[t.ROOT, t.VISITS] > simulations + self.config.leaves:
            t.plant(self.game.rules, tree, state.array, self.requests.scratch)
        self.work.targets[lane] = UNBOUNDED if simulations is None else simulations
        self.work.searching[lane] = True
        self.inherited[lane], self.waited[lane] = tree.nodes[t.ROOT, t.VISITS], 0
        return lane

    def step(self) -> list[int]:
        """Walk all lanes, send their leaves to the evaluator, take its answer in; lanes now at rest.

        Last comes the answer, so that `result` and `line` say something of every lane, and count no leaf in flight.
        """
        before = np.flatnonzero(self.work.searching)
        try:
            requests.walk(self.game.rules, self.work)
            self.waited += self.trees.counts[:, t.WAITING]
            self._answer()
        except BaseException:  # the trees wait for an answer that will not come
            self.reset()
            raise
        return [int(lane) for lane in before if not self.work.searching[lane]]

    def stop(self, lane: int) -> None:
        """Have a lane rest at the next step, or at the one after where its root has no evaluation yet."""
        self.work.targets[lane] = 0

    def result(self, lane: int) -> SearchResult:
        """What is known of a lane's position now; simulations and evaluations (leaves that had to wait) are its own."""
        walked = self._tree(lane).nodes[t.ROOT, t.VISITS] - self.inherited[lane]
        return self._result(lane, int(walked), int(self.waited[lane]))
