"""azkit trains AlphaZero agents for board games and turns them into things people use.

The rooms in the order that data flows, which is the order to read them in; each imports only those above it:

    games      rules: one record of plain functions a game, and the laws that every game obeys
    search     one tree search for all games: leaves go out, priors and values come back
    nets       networks, and how a machine runs them fastest
    selfplay   games become samples: many games at once, records of others, the replay window
    store      named files behind a URI, where processes of many machines meet
    runs       a run's configuration, and what of it is on disk
    agents     anything that picks a move, from a text such as uct:800 or a file
    arena      who is better: matches, ratings, grades against exact play
    training   the loop that learns, its report, and what looks off in it
    cluster    the same actor and learner as processes that share nothing but a store
    wasm       rules, search and network compiled for the browser
    submit     a checkpoint becomes one file that plays, for Kaggle or for a browser
    bench      speed beside the machine's own limit; what each technique is worth
    web        pages and an HTTP API: play, analyse, watch a run
    app        the command line

Under them lie errors, version, compiled (numba or plain Python), rng (one random stream a game), files (whole or not at
all), stopping (by signals, in order), progress and tables. What `import azkit` offers is imported on first use.
"""

import importlib
from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .agents.agents import make_agent
    from .arena.kaggle import kaggle_match
    from .arena.match import match
    from .errors import AzkitError
    from .games.base import Game, State, make
    from .games.check import check
    from .nets.evaluator import NetworkEvaluator
    from .runs.config import RunConfig, change
    from .runs.mirror import load_checkpoint
    from .runs.profiles import profile
    from .search.evaluators import RolloutEvaluator, UniformEvaluator
    from .search.search import Search, SearchConfig
    from .submit.notebook import board
    from .submit.package import package
    from .submit.share import share
    from .training.learn import learn
    from .training.report import write_report

# Public names and where they live; each is imported on first use, so that `import azkit` costs nothing.
_HOMES = {
    "AzkitError": "errors",
    "Game": "games.base",
    "State": "games.base",
    "make": "games.base",
    "check": "games.check",
    "UniformEvaluator": "search.evaluators",
    "RolloutEvaluator": "search.evaluators",
    "NetworkEvaluator": "nets.evaluator",
    "Search": "search.search",
    "SearchConfig": "search.search",
    "RunConfig": "runs.config",
    "change": "runs.config",
    "profile": "runs.profiles",
    "learn": "training.learn",
    "load_checkpoint": "runs.mirror",
    "write_report": "training.report",
    "make_agent": "agents.agents",
    "match": "arena.match",
    "kaggle_match": "arena.kaggle",
    "package": "submit.package",
    "share": "submit.share",
    "board": "submit.notebook",
}

__all__ = [*_HOMES, "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'azkit' has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
