"""Named configurations: what each changes in the default one, by what there is to train on and for how long."""

from __future__ import annotations

import math
from typing import Any

from ..errors import AzkitError
from ..games.base import Game
from ..nets.nets import NetConfig
from .config import GameConfig, RunConfig, change, from_dict

PROFILES = {
    "smoke": "seconds on anything, for tests: learns next to nothing",
    "quick": "one to three minutes on two CPU cores: plays decently",
    "cpu": "hours on a few CPU cores",
    "t4": "hours on one or two T4s, as Kaggle and Colab lend them",
    "big-gpu": "an hour or more on one large GPU",
    "paper": "5 x 128 network, 200 simulations, 5 iterations of 50 games, no extras",
}
SETTINGS: dict[str, dict[str, Any]] = {
    "smoke": {
        "net": {"blocks": 1, "filters": 8, "hidden": 16},
        "search": {"simulations": 8},
        "selfplay": {"lanes": 8, "cache_slots": 1 << 10},
        "train": {"batch": 32},
        "match": {"every": 2, "opponents": ["random"], "games": 4, "simulations": 4, "graded": 0},
        "generations": 2,
        "generation_games": 8,
        "onnx": False,
    },
    "quick": {
        "net": {"blocks": 3, "filters": 32, "hidden": 64},
        "search": {"simulations": 32},
        "selfplay": {"lanes": 128},
        "train": {"batch": 256, "learning_rate": 5e-3},
        "match": {"every": 3, "games": 20},
        "generations": 12,
        "generation_games": 400,
    },
    "quick, short game": {
        "net": {"blocks": 2, "filters": 32, "hidden": 32},
        "search": {"simulations": 50},
        "selfplay": {"lanes": 64, "cache_slots": 1 << 14},
        "train": {"batch": 256},
        "match": {"opponents": ["random", "uct:100"]},
        "generations": 12,
        "generation_games": 400,
    },
    "quick, graph": {
        "net": {"blocks": 4, "filters": 64, "hidden": 64},
        "search": {"simulations": 32},
        "selfplay": {"lanes": 64, "cache_slots": 1 << 14},
        "train": {"batch": 256},
        "match": {"every": 3, "games": 20},
        "generations": 6,
        "generation_games": 32,
    },
    "cpu": {
        "net": {"blocks": 5, "filters": 64, "hidden": 128},
        "search": {"simulations": 64},
        "selfplay": {"lanes": 256, "cache_slots": 1 << 20},
        "train": {"learning_rate": 3e-3},
        "match": {"simulations": 100},
        "generations": 80,
        "generation_games": 500,
    },
    "t4": {
        "net": {"blocks": 5, "filters": 128, "hidden": 256},
        "search": {"simulations": 200},
        "selfplay": {"lanes": 512, "groups": 2, "cache_slots": 1 << 20},
        "train": {"batch": 1024},
        "match": {"games": 100, "simulations": 100},
        "generations": 60,
        "generation_games": 2000,
    },
    "big-gpu": {
        "net": {"blocks": 8, "filters": 128, "hidden": 256},
        "search": {"simulations": 128},
        "selfplay": {"lanes": 2048, "groups": 2, "cache_slots": 1 << 21},
        "train": {"batch": 2048, "learning_rate": 3e-3},
        "match": {"games": 100, "simulations": 100},
        "generations": 60,
        "generation_games": 6000,
    },
    # AlphaZero's rules only: visits drawn at temperature 1, an iteration's games once through, results as values
    "paper": {
        "net": {"blocks": 5, "filters": 128, "heads": 2, "hidden": 256},
        "search": {"simulations": 200, "c_puct": 1.25, "fpu_reduction": None, "reuse": False, "prove": False},
        "selfplay": {"lanes": 50, "temperature": 1.0},
        "replay": {
            "generations": 1,
            "first_generations": 1,
            "merge": False,
            "symmetries": False,
            "trace": 1.0,
            "blunder": 2.0,
        },
        "train": {
            "batch": 128,
            "reuse": 1.0,
            "learning_rate": 0.002,
            "muon": 0.0,
            "schedule": "constant",
            "weight_decay": 1e-4,
        },
        "match": {"every": 1, "opponents": ["random"], "games": 20, "simulations": 200},
        "generations": 5,
        "generation_games": 50,
    },
}
SHORT = 16  # games of fewer plies are learned by a smaller network
CACHE, WINDOW = 1 << 30, 1 << 30  # bytes: of evaluations remembered, and of positions trained on, at most
TIMED_CACHE = 300 << 20  # the same of a timed run, whose machine may be a small one

YARDSTICK = NetConfig(blocks=5, filters=64, hidden=128)  # whose evaluations a timed run's budget is counted in
# Up to so many evaluations of the yardstick in all: blocks, filters, simulations a move
SIZES = ((3e6, 3, 32, 32), (3e7, 4, 48, 32), (3e8, 5, 64, 64), (float("inf"), 6, 96, 96))
USEFUL = 0.5  # share of the time that ends up in evaluations for self-play; the rest is training
CACHED = 1.5  # simulations for one evaluation
PLIES = 0.6  # of the most that a game can have: a usual length
GENERATIONS = 40  # that a timed run should have, if games are enough
WIDE = 64  # moves that a position may usually have, at most
LEAST = 3000  # positions a generation: fewer teach less than it costs to begin one


def profile(name: str, game: GameConfig | None = None) -> RunConfig:
    """The configuration of a profile for a game (default: ConnectX as Kaggle plays it).

    Raises AzkitError for an unknown profile, with the known ones.
    """
    if name not in PROFILES:
        raise AzkitError(f"unknown profile {name!r}: choose one of {', '.join(PROFILES)}")
    game = game or GameConfig()
    rules = game.make()  # an unknown game or option fails here
    key = name
    if name == "quick" and rules.max_plies < SHORT:
        key = "quick, short game"
    elif name == "quick" and rules.graph is not None:
        key = "quick, graph"
    settings = SETTINGS[key]
    # Where the table names none, training plays the game's own opponents, in little time only the weakest of them.
    opponents = ["random", *rules.extras.opponents[: 1 if name == "quick" else None]]
    config = from_dict(settings | {"match": {"opponents": opponents} | settings["match"]})
    return _fitted(change(config, {"game.name": game.name, "game.options": dict(game.options)}), rules, CACHE)


def timed(game: GameConfig, minutes: float, evaluations_per_second: float) -> RunConfig:
    """A configuration for so many minutes on a machine that evaluates the YARDSTICK at this rate.

    The more evaluations fit, the larger are network and search; generations are sized so that there are enough of them.
    """
    config, rules = profile("quick", game), game.make()
    budget = 60 * minutes * evaluations_per_second
    blocks, filters, simulations = next(size[1:] for size in SIZES if budget <= size[0])
    simulations = max(simulations, min(rules.max_moves, WIDE))  # enough to try every usual move once
    cost = blocks * filters**2 / (YARDSTICK.blocks * YARDSTICK.filters**2)
    length = PLIES * rules.max_plies
    positions = max(LEAST, USEFUL * budget / cost * CACHED / simulations / GENERATIONS)
    games = math.ceil(positions / length)
    changes: dict[str, Any] = {"generations": None, "minutes": minutes, "generation_games": games}
    if rules.max_plies >= SHORT:  # else the quick network is large enough
        narrow = filters < YARDSTICK.filters
        changes |= {"net.blocks": blocks, "net.filters": filters, "net.hidden": 64 if narrow else 128}
        changes |= {"search.simulations": simulations, "train.batch": 256 if narrow else 512, "train.reuse": 5.0}
        changes |= {"selfplay.lanes": min(1024, max(128, games // 2)), "selfplay.cache_slots": 1 << 20}
    return _fitted(change(config, changes), rules, TIMED_CACHE)


def _fitted(config: RunConfig, game: Game, cache: int) -> RunConfig:
    """The same with a cache of no more than so many bytes, and a window of no more than WINDOW."""
    selfplay, replay = config.selfplay, config.replay
    slot = 12 + 4 * (game.max_moves + game.players)  # bytes of an evaluation: see requests.Cache
    position = 2 * game.state_size + 8 * game.max_moves + 4 * (game.players + 2)  # at most: see replay.Merged
    largest = 1 << int(math.log2(cache / (slot * selfplay.groups)))
    changes = {"selfplay.cache_slots": min(selfplay.cache_slots, largest)}
    return change(config, changes | {"replay.positions": min(replay.positions, WINDOW // position)})
