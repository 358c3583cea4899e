"""Anything that picks a move, made from a text such as `random`, `alphabeta:8`, or the path of a checkpoint or file."""

import math
import os
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ..errors import AzkitError
from ..games.base import Game, State
from ..rng import below, stream
from ..search.alphabeta import AlphaBeta
from ..search.evaluators import Evaluator, RolloutEvaluator, leaves
from ..search.search import Search, SearchConfig
from .exact import exact_scorer
from .files import FileAgent
from .kaggle import import_kaggle, kaggle_options, observe

if TYPE_CHECKING:
    from ..runs.checkpoints import Checkpoint

LANES = 128  # most games that one agent plays at once
NODES = 1 << 18  # of all the trees of an agent together, which bounds their memory
TIMED_NODES = 1 << 16  # of the one tree that is searched by the clock
EDGES = 1 << 24  # of all the trees of an agent together: on large boards they are what takes the memory
FILES = "an agent file PATH.py, or for a run or checkpoint folder PATH, PATH:SIMULATIONS, PATH:SECONDSs, PATH:net"


class Agent(Protocol):
    """A player of many games at once."""

    name: str
    lanes: int = LANES  # most games at once; 1 where each move has its own clock

    def select(self, states: Sequence[State]) -> list[int]:
        """One move for each running state, whoever's turn it is. Raises AgentError for what is the agent's fault."""
        ...

    def reset(self) -> None:
        """New games begin; unless an agent says otherwise, nothing is kept from game to game."""


class EachAgent(Agent):
    """Asks a function about one state after another."""

    def __init__(self, name: str, choose: Callable[[State], int], lanes: int = LANES) -> None:
        self.name, self.choose, self.lanes = name, choose, lanes

    def select(self, states: Sequence[State]) -> list[int]:
        return [self.choose(state) for state in states]


class SearchAgent(Agent):
    """Searches all states together, or one at a time by the clock; plays the best move."""

    def __init__(
        self, name: str, game: Game, evaluator: Evaluator, config: SearchConfig, seed: int, seconds: float | None = None
    ) -> None:
        self.name, self.seconds = name, seconds
        fit = EDGES // game.max_moves  # nodes, whose edges there is memory for
        self.lanes, nodes = max(1, min(LANES, min(NODES, fit) // config.simulations)), None
        if seconds:
            self.lanes, nodes = 1, min(TIMED_NODES, fit)
        self.search = Search(game, evaluator, replace(config, noise_epsilon=0.0), self.lanes, seed, nodes=nodes)
        compile_search(self.search)

    def select(self, states: Sequence[State]) -> list[int]:
        return [result.move for result in self.search.run(states, seconds=self.seconds)]

    def reset(self) -> None:
        self.search.reset()


def compile_search(search: Search) -> None:
    """Search two moves, which compiles all that a search needs, before a clock runs."""
    state = search.game.initial_state()
    state = state.play(search.run([state], simulations=2)[0].move)
    if state.outcome is None:
        search.run([state], simulations=2)
    search.reset()


class NetworkAgent(Agent):
    """The network alone: the legal move of the highest prior."""

    def __init__(self, name: str, evaluator: Evaluator) -> None:
        self.name, self.evaluator = name, evaluator

    def select(self, states: Sequence[State]) -> list[int]:
        roots = leaves(states)
        priors, ends = self.evaluator.submit(roots)()[0], roots.offsets[1:-1]
        by_state = zip(np.split(roots.moves, ends), np.split(priors, ends), strict=True)
        return [int(moves[likely.argmax()]) for moves, likely in by_state]


def _best(scores: Mapping[int, float], rng: np.ndarray) -> int:
    """A move of the highest score, by chance among equals."""
    highest = max(scores.values())
    best = [move for move, score in scores.items() if score == highest]
    return best[below(rng, len(best))]


def _random(game: Game, seed: int) -> Agent:
    rng = stream(seed)
    return EachAgent("random", lambda state: _best(dict.fromkeys(state.legal_moves(), 0), rng))


def _negamax(game: Game, seed: int) -> Agent:
    """Kaggle's own agent. It draws from Python's global generator, which is left as it was."""
    if not game.extras.kaggle.built_in:
        raise AzkitError(f"agent negamax is Kaggle's own and does not play {game.name}: try alphabeta:8")
    if find_spec("kaggle_environments") is None:
        import_kaggle()  # says what to install
    own = random.Random(seed)

    def choose(state: State) -> int:
        kaggle = import_kaggle()  # not before: a training that only names the agent starts a second sooner
        outside = random.getstate()
        random.setstate(own.getstate())
        try:
            observation, configuration = map(kaggle.utils.structify, (observe(state), kaggle_options(game)))
            return kaggle.environments[game.name]["agents"]["negamax"](observation, configuration)
        finally:
            own.setstate(random.getstate())
            random.setstate(outside)

    return EachAgent("negamax", choose)


def _perfect(game: Game, seed: int) -> Agent:
    scores, rng = exact_scorer(game), stream(seed)
    return EachAgent("perfect", lambda state: _best(scores(state), rng))


def _alphabeta(game: Game, budget: str, seed: int) -> Agent:
    """To a depth, or as deep as so many seconds allow, by the rules of two-player games."""
    if game.players != 2:
        raise AzkitError(f"agent alphabeta needs two players, {game.name} has {game.players}")
    name, rng, timed = f"alphabeta:{budget}", stream(seed), budget.endswith("s")
    choose = AlphaBeta(game).choose
    choose(game.initial_state(), depth=2)  # compiles before a clock runs
    seconds, depth, lanes = (float(budget[:-1]), None, 1) if timed else (math.inf, int(budget), LANES)
    return EachAgent(name, lambda state: choose(state, seconds, depth, seed=below(rng, 1 << 30))[0], lanes)


def _uct(game: Game, simulations: str, seed: int) -> Agent:
    config = SearchConfig(simulations=int(simulations), selection="uct")
    return SearchAgent(f"uct:{simulations}", game, RolloutEvaluator(game, seed), config, seed)


# Agents by their texts: of a game and a seed; and those with a budget behind a colon, what it is and its pattern.
PLAIN: dict[str, Callable[[Game, int], Agent]] = {"random": _random, "negamax": _negamax, "perfect": _perfect}
COUNT, SECONDS = r"[1-9]\d{0,8}", r"(?=.*[1-9])\d{0,8}\.?\d{1,8}s"
LIMITED: dict[str, tuple[Callable[[Game, str, int], Agent], str, str]] = {
    "alphabeta": (_alphabeta, "DEPTH, alphabeta:SECONDSs", f"{COUNT}|{SECONDS}"),
    "uct": (_uct, "SIMULATIONS", COUNT),
}


def is_named(text: str) -> bool:
    """Whether a text names an agent that needs neither file nor folder, as `random` or `uct:800` do."""
    kind, _, budget = text.partition(":")
    return text in PLAIN or kind in LIMITED and bool(re.fullmatch(LIMITED[kind][2], budget))


def path_and_budget(text: str) -> tuple[str, str]:
    """The path or URI that an agent's text names, and what is behind its colon: net, simulations, seconds, nothing."""
    head, _, budget = text.rpartition(":")
    if not os.path.exists(text) and re.fullmatch(f".+:(net|{COUNT}|{SECONDS})", text):
        return head, budget
    return text, ""


def make_agent(text: str, game: Game, seed: int = 0) -> Agent:
    """The agent that a text names, for one game. Raises AzkitError for any other text, with those that are allowed.

    >>> from azkit import make, make_agent
    >>> game = make("tictactoe")
    >>> agent = make_agent("alphabeta:3", game)
    >>> agent.select([game.state([0, 3, 1, 4])])  # X has a1 and b1, so c1 wins
    [2]
    """
    if is_named(text):
        kind, _, limit = text.partition(":")
        return LIMITED[kind][0](game, limit, seed) if limit else PLAIN[kind](game, seed)
    where, budget = path_and_budget(text)
    if os.path.isfile(where) and where.endswith(".py") and not budget:  # Path's own raises for a name that is too long
        return FileAgent(Path(where), game, seed)
    if text:
        # Torch takes seconds to load, in every process that plays agent files as well, which have no use for it.
        from ..runs.mirror import load_checkpoint, local

        if os.path.isdir(folder := local(where, game.source)):
            return checkpoint_agent(load_checkpoint(folder, game), game, budget, text, seed)
    allowed = [*PLAIN, *(f"{kind}:{unit}" for kind, (_, unit, _) in LIMITED.items()), FILES]
    raise AzkitError(f"unknown agent {text!r}: choose {', '.join(allowed)}")


def checkpoint_agent(
    checkpoint: "Checkpoint", game: Game, budget: str, name: str, seed: int = 0, settings: Mapping[str, Any] = {}
) -> Agent:
    """The agent of a checkpoint, whose folder it needs no more.

    `budget`: nothing for the search that the run trained with, simulations, seconds, or the network alone. `settings`,
    such as {"search.c_puct": 2.0}, change the configuration that it searches by.
    """
    from ..nets.evaluator import NetworkEvaluator
    from ..runs.config import change

    evaluator = NetworkEvaluator(game, checkpoint.net, max_batch=LANES, name=name)
    if budget == "net":
        return NetworkAgent(name, evaluator)
    search, timed = checkpoint.config.search, budget.endswith("s")
    stored = change(replace(checkpoint.config, search=search.alone() if timed else search.playing()), settings).search
    config = replace(stored, simulations=int(budget)) if budget.isdecimal() else stored
    return SearchAgent(name, game, evaluator, config, seed, float(budget[:-1]) if timed else None)
