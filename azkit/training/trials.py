"""What a network in training is worth: matches, grades, and what it thinks of positions that are watched."""

from copy import deepcopy
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any

import numpy as np
from torch import nn

from ..agents.agents import Agent, NetworkAgent, SearchAgent, make_agent
from ..agents.opinions import net_alone
from ..arena.grading import choose, grades
from ..arena.match import Standing, match
from ..arena.positions import Position, sample
from ..games.base import Game, State
from ..games.threats import safe_moves, winning_moves
from ..nets.evaluator import NetworkEvaluator
from ..runs.checkpoints import TrainingState
from ..runs.config import RunConfig
from ..runs.measured import Measurement

GAMES_TRIED = 200  # random ones, to find positions to watch


def opponents(game: Game, config: RunConfig) -> dict[str, Agent]:
    """The agents that matches are played against, by their texts. Raises AzkitError for a text that names none."""
    texts = config.match.opponents if config.match.every else ()
    return {text: make_agent(text, game, config.seed) for text in texts}


class Trials:
    """Asks one evaluator, whose weights it changes."""

    def __init__(self, game: Game, config: RunConfig, evaluator: NetworkEvaluator) -> None:
        self.game, self.config, self.evaluator = game, config, evaluator
        self.watched = watched_positions(game)

    @cached_property
    def positions(self) -> list[Position]:
        """Those graded: read when the first matches are played, for reading them costs a fifth of a start."""
        return sample(self.game, self.config.match.graded if self.config.match.every else 0)

    def measure(self, net: nn.Module, generation: int) -> list[Measurement]:
        """Matches of a network with all opponents, new ones each time, and grades, if exact play is within reach."""
        own, rows = f"{self.config.match.simulations} simulations", list[Measurement]()
        for text, rival in opponents(self.game, self.config).items():
            met = self._standing(net, rival, generation)
            if met.games:  # that came to an end
                rows.append(Measurement("match", generation, own, met.score, *met.interval, (text,), count=met.games))
        self.evaluator.load(net)
        agents = NetworkAgent("network alone", self.evaluator), self._searcher(own, self.evaluator)
        for agent in agents if self.positions else ():
            grade = grades(agent.name, self.positions, list(choose(agent, self.positions)))[0]
            share, count = (grade.good.rate, grade.good.low, grade.good.high), grade.positions
            rows.append(Measurement("grade", generation, agent.name, *share, positions="sample, all", count=count))
        return rows

    def gate(self, state: TrainingState) -> bool | None:
        """Let the network in training take the best one's place if it beats it often enough.

        Returns whether it did, None without gating.
        """
        if state.best is None or self.config.match.gate is None:
            return None
        rival = NetworkEvaluator(self.game, state.best, variant=self.evaluator.variant)
        score = self._standing(state.net, self._searcher("best", rival), state.generation).score
        if score >= self.config.match.gate:
            state.best = deepcopy(state.net)
        return score >= self.config.match.gate

    def _standing(self, net: nn.Module, opponent: Agent, generation: int) -> Standing:
        self.evaluator.load(net)
        agents = [self._searcher("network", self.evaluator)] + [opponent] * (self.game.players - 1)
        seed = self.config.seed + generation
        return match(self.game, agents, self.config.match.games, seed=seed).standing(0)

    def _searcher(self, name: str, evaluator: NetworkEvaluator) -> SearchAgent:
        search = replace(self.config.search.playing(), simulations=self.config.match.simulations)
        return SearchAgent(name, self.game, evaluator, search, self.config.seed)


def opinions(evaluator: NetworkEvaluator, watched: dict[str, State], net: nn.Module) -> list[dict[str, Any]]:
    """What a network alone thinks of each watched position: policy by move text, value for the side to move."""
    evaluator.load(net)
    entries = list[dict[str, Any]]()
    for (name, state), thought in zip(watched.items(), net_alone(evaluator, list(watched.values())), strict=True):
        assert thought.priors is not None and thought.value is not None  # of a network
        shares = zip(map(state.move_text, thought.moves), thought.priors, strict=True)
        policy = {text: round(prior, 4) for text, prior in shares}
        value = round(thought.value[state.to_play], 4)
        entries.append({"name": name, "moves": list(state.moves), "policy": policy, "value": value})
    return entries


def watched_positions(game: Game) -> dict[str, State]:
    """The start, a win in one, a threat that only one move parries, by name: those that turn up in random games."""
    rng = np.random.default_rng(0)
    positions = {"start": game.initial_state()}
    for _ in range(GAMES_TRIED):
        for state in game.random_game(rng):
            wins = winning_moves(state)
            kind, right = ("win in one", wins) if wins else ("only one parry", islice(safe_moves(state), 2))
            if kind not in positions and len(state.legal_moves()) > 1 and len(list(right)) == 1:
                positions[kind] = state
        if len(positions) == 3:
            break
    return positions
