"""What a network is worth while it is in training: matches against fixed opponents and the best one, grades."""

from __future__ import annotations

import math
from dataclasses import replace

from torch import nn

from .agents import Agent, NetworkAgent, SearchAgent, make_agent
from .arena import match
from .config import RunConfig
from .evaluators import NetworkEvaluator
from .games.base import Game
from .grade import good_moves, sample


class Trials:
    """Asks one evaluator, whose weights it changes."""

    def __init__(self, game: Game, config: RunConfig, evaluator: NetworkEvaluator) -> None:
        self.game, self.config, self.evaluator = game, config, evaluator
        self.positions = sample(game, config.match.graded if config.match.every else 0)

    def win_rates(self, net: nn.Module, generation: int) -> dict[str, float]:
        """Score from 0 to 1 against each opponent of the configuration."""
        opponents = {text: make_agent(text, self.game, self.config.seed) for text in self.config.match.opponents}
        scores = {text: self._score(net, opponent, generation) for text, opponent in opponents.items()}
        return {text: score for text, score in scores.items() if not math.isnan(score)}  # NaN: no game came to an end

    def grades(self, net: nn.Module) -> dict[str, float]:
        """Share of good moves by exact play, alone and with search; nothing where exact play is out of reach."""
        if not self.positions:
            return {}
        self.evaluator.load(net)
        search = self._searcher(f"{self.config.match.simulations} simulations", self.evaluator)
        agents = (NetworkAgent("network alone", self.evaluator), search)
        return {agent.name: good_moves(agent, self.positions) for agent in agents}

    def beats(self, net: nn.Module, best: nn.Module, generation: int, score: float) -> bool:
        """Whether a network scores so much against another one."""
        rival = NetworkEvaluator(self.game, best, variant=self.evaluator.variant)
        return self._score(net, self._searcher("best", rival), generation) >= score

    def _score(self, net: nn.Module, opponent: Agent, generation: int) -> float:
        self.evaluator.load(net)
        agents = [self._searcher("network", self.evaluator)] + [opponent] * (self.game.players - 1)
        seed = self.config.seed + generation
        return match(self.game, agents, self.config.match.games, seed=seed).standing(0).score

    def _searcher(self, name: str, evaluator: NetworkEvaluator) -> SearchAgent:
        search = replace(self.config.search, simulations=self.config.match.simulations)
        return SearchAgent(name, self.game, evaluator, search, self.config.seed)
