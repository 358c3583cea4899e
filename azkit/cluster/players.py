"""A shared run's models, and agents beside them, as players of matches."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ..agents.agents import LANES, Agent, SearchAgent, make_agent
from ..nets.evaluator import NetworkEvaluator
from ..nets.nets import build_net
from ..runs.checkpoints import WEIGHTS, read_net
from ..runs.models import fetch_for
from ..runs.shared import SharedRun
from ..store.store import Store

KEPT = 32  # models on this machine's disk

Of = TypeVar("Of")


class Players:
    """Two searches, whose networks change: models come and go, and memory does not grow."""

    def __init__(self, store: Store, run: SharedRun, simulations: int, seed: int, agents: Sequence[str] = ()) -> None:
        self.store, self.run, self.game = store, run, run.config.game.make().compile()
        net, own = build_net(self.game, run.config.net, 0), run.config.search.playing()
        search = replace(own, simulations=simulations)
        self.evaluators = [NetworkEvaluator(self.game, net, max_batch=LANES) for _ in range(2)]
        self.searchers = [SearchAgent("", self.game, evaluator, search, seed) for evaluator in self.evaluators]
        self.agents = {text: make_agent(text, self.game, seed) for text in agents}

    def agent(self, place: int, name: str) -> Agent:
        """One of the agents, or the model of a label, which stays in its place (0 or 1) until the next call.

        Raises MissingError or DamagedError for a model that cannot be had.
        """
        if name in self.agents:
            return self.agents[name]
        folder = self.fetch(name)
        self.evaluators[place].load(read_net(folder / WEIGHTS, self.game, self.run.config))
        return self.searchers[place]

    def fetch(self, name: str) -> Path:
        """A model's folder on this machine; those that were asked for longest ago go. Raises as `agent` does."""
        return fetch_for("judged", KEPT, self.store, self.run, name)

    def seats(self, single: Of, other: Of) -> list[Of]:
        """One on a seat of its own, the other on all that are left."""
        return [single, *[other] * (self.game.players - 1)]
