"""The half of a run that plays: a network on this machine's devices, and games without end."""

import math
import time
import timeit
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from torch import nn

from ..games.base import Game
from ..nets.evaluator import NetworkEvaluator
from ..nets.variants import Variant, torch_threads, usable_devices
from ..progress import QUIET, Progress
from ..runs.config import RunConfig
from ..search.evaluators import Evaluator, HeuristicEvaluator, leaves
from ..selfplay.live import Live
from ..selfplay.replay import Window
from ..selfplay.samples import Samples, flatten
from ..selfplay.selfplay import SelfPlay

EVALUATIONS = 0.4  # a simulation: the rest end in the cache, in reused subtrees or at the end of a game


class Actor:
    """Plays with the weights that were loaded last; games in progress carry on with new ones."""

    def __init__(
        self,
        game: Game,
        config: RunConfig,
        net: nn.Module,
        seed: int,
        variant: Variant | None = None,
        live: Live | None = None,
    ) -> None:
        """`net` evaluates in `variant`, or in the one that is fastest here; all games derive from `seed`."""
        self.game, self.config = game, config
        selfplay = config.selfplay
        devices = usable_devices(config.train.device, selfplay.groups)
        self.evaluators = [NetworkEvaluator(game, net, selfplay.lanes, device, variant) for device in devices]
        self.shares = selfplay.groups if self.evaluators[0].variant.engine == "openvino" else 1  # of a CPU, at once
        self.judged, self.judges = selfplay.evaluator, self._judges(selfplay.evaluator)
        self.selfplay = SelfPlay(game, self.judges, config.search, selfplay, seed, live, at_once=self.shares > 1)

    def _judges(self, evaluator: str) -> Sequence[Evaluator]:
        if evaluator == "heuristic":
            threads = max(1, torch_threads() // self.shares)
            return [HeuristicEvaluator(self.game, threads) for _ in range(self.shares)]
        return self.evaluators if self.shares == 1 else self.evaluators[0].shares(self.shares)

    def judge(self, evaluator: str) -> None:
        """Have the network or the game's heuristic judge leaves, see SelfPlayConfig.evaluator; call `load` next."""
        self.judged = evaluator

    def load(self, net: nn.Module, generation: int) -> None:
        """Play with these weights from now on; games that begin draw from the random streams of this generation."""
        for evaluator in self.evaluators:
            evaluator.load(net)
        self.judges = self._judges(self.judged)
        self.selfplay.ask(self.judges)
        self.selfplay.start_generation(generation)

    def play(
        self, games: int, until: float = math.inf, progress: Progress = QUIET, label: str = "", least: int = 0
    ) -> tuple[list[Samples], dict[str, float]]:
        """At least so many games, or those that end by `until` (of time.monotonic), no fewer than `least`, and what
        they took.

        That is SelfPlay.counts, seconds, and how many positions were `searched`, of games that go on, too.
        """
        before, under_way, started = self.selfplay.counts(), self._plies_under_way(), time.monotonic()
        played = self.selfplay.play(games, until, least)
        episodes = list(progress.track(played, games, label, "game", lambda game: len(game.played)))
        if self.selfplay.at_once:  # they end as threads happen to run, and sums hang on their order
            episodes.sort(key=lambda episode: int(episode.game[0]))
        spent = {name: count - before[name] for name, count in self.selfplay.counts().items()}
        searched = sum(len(episode.played) for episode in episodes) + self._plies_under_way() - under_way
        return episodes, spent | {"seconds": time.monotonic() - started, "searched": float(searched)}

    def _plies_under_way(self) -> int:
        """Of the games that have not ended yet."""
        return sum(int(walker.games.plies.sum()) for walker in self.selfplay.walkers)

    def seconds(self, positions: float) -> float:
        """That so many positions of self-play will take, guessed from a short measurement."""
        rows = min(self.config.selfplay.lanes, 256)
        requests = leaves([self.game.initial_state()] * rows)
        _, seconds = timeit.repeat(lambda: self.evaluators[0].submit(requests)(), number=1, repeat=2)  # one warms up
        evaluations = positions * self.config.search.simulations * EVALUATIONS
        return seconds * evaluations / rows / len(self.evaluators)

    def warm_up(self) -> None:
        """Have all compiled that a generation needs: the first one then takes as long as those that it foretells."""
        window = Window(self.game, self.config.replay)
        window.add(flatten(tiny_game(self.game, self.judges, self.config)), 1)
        list(window.batches(window.merged(), np.random.default_rng(0), 1, 1))


def tiny_game(game: Game, evaluators: Sequence[Evaluator], config: RunConfig) -> list[Samples]:
    """A game of one simulation a move: with it, all is compiled that self-play needs."""
    alone = replace(config.selfplay, lanes=1, groups=1, cache_slots=0)
    return list(SelfPlay(game, evaluators, replace(config.search, simulations=1), alone).play(1))
