"""Named configurations: small replacements on the default one, by what there is to train on and for how long."""

from __future__ import annotations

import math
from dataclasses import replace

from .config import GameConfig, MatchConfig, RunConfig, TrainConfig
from .errors import AzkitError
from .games.base import Game
from .nets import NetConfig
from .replay import ReplayConfig
from .search import SearchConfig
from .selfplay import SelfPlayConfig

PROFILES = {
    "smoke": "seconds on anything, for tests: learns next to nothing",
    "quick": "one to three minutes on two CPU cores: plays decently",
    "cpu": "hours on a few CPU cores",
    "t4": "hours on one or two T4s, as Kaggle and Colab lend them",
    "big-gpu": "an hour or more on one large GPU",
    "paper": "5 x 128 network, 200 simulations, 5 iterations of 50 games, no extras",
}
YARDSTICK = NetConfig(blocks=5, filters=64, hidden=128)  # whose evaluations a budget is counted in
# Up to so many evaluations of the yardstick in all: blocks, filters, simulations a move
SIZES = ((3e6, 3, 32, 32), (3e7, 4, 48, 32), (3e8, 5, 64, 64), (float("inf"), 6, 96, 96))
USEFUL = 0.5  # share of the time that ends up in evaluations for self-play; the rest is training
CACHED = 1.5  # simulations for one evaluation
PLIES = 0.6  # of the most that a game can have: a usual length
GENERATIONS = 40  # that a timed run should have, if games are enough
WIDE = 64  # moves that a position may usually have, at most
LEAST = 3000  # positions a generation: fewer teach less than it costs to begin one
CACHE = 256 << 20  # bytes of evaluations remembered
SMALL = 16  # games of fewer plies are learned by the quick network


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
    config = replace(config, games=math.ceil(positions / length), generations=None, minutes=minutes)
    if rules.max_plies < SMALL:  # the quick network is large enough for it
        return config
    return replace(
        config,
        net=NetConfig(blocks, filters, hidden=64 if filters < 64 else 128),
        search=replace(config.search, simulations=simulations),
        selfplay=replace(config.selfplay, lanes=min(1024, max(128, config.games // 2)), cache_slots=_slots(rules)),
        train=replace(config.train, batch=256 if filters < 64 else 512, reuse=5.0),
    )


def _slots(game: Game) -> int:
    """Of a cache that takes no more than CACHE bytes, nor a million positions."""
    return 1 << min(20, int(math.log2(CACHE / (4 * game.max_moves))))


def profile(name: str, game: GameConfig | None = None) -> RunConfig:
    """The configuration of a profile for a game (default: ConnectX as Kaggle plays it).

    Raises AzkitError for an unknown profile, with the known ones.
    """
    builders = {"smoke": _smoke, "quick": _quick, "cpu": _cpu, "t4": _t4, "big-gpu": _big_gpu, "paper": _paper}
    if name not in builders:
        raise AzkitError(f"unknown profile {name!r}: choose one of {', '.join(PROFILES)}")
    game = game or GameConfig()
    game.make()  # an unknown game or option fails here
    return builders[name](RunConfig(game=game))


def _rivals(config: RunConfig, *of_connectx: str) -> tuple[str, ...]:
    """Whom to play in training: ConnectX has agents of its own, tree search with random games plays everything."""
    return ("random", *(of_connectx if config.game.name == "connectx" else ("uct:400",)))


def _smoke(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=1, filters=8, hidden=16),
        search=SearchConfig(simulations=8),
        selfplay=SelfPlayConfig(lanes=8, cache_slots=1 << 10),
        train=TrainConfig(batch=32),
        match=MatchConfig(every=2, opponents=("random",), games=4, simulations=4, graded=0),
        generations=2,
        games=8,
        onnx=False,
    )


def _quick(config: RunConfig) -> RunConfig:
    if config.game.make().max_plies < SMALL:
        return replace(
            config,
            net=NetConfig(blocks=2, filters=32, hidden=32),
            search=SearchConfig(simulations=50),
            selfplay=SelfPlayConfig(lanes=64, cache_slots=1 << 14),
            train=TrainConfig(batch=256),
            match=MatchConfig(every=5),
            generations=12,
            games=400,
        )
    if config.game.make().graph is not None:
        return replace(
            config,
            net=NetConfig(blocks=4, filters=64, hidden=64),
            search=SearchConfig(simulations=32),
            selfplay=SelfPlayConfig(lanes=64, cache_slots=1 << 14),
            train=TrainConfig(batch=256, learning_rate=2e-3),
            match=MatchConfig(every=3, opponents=_rivals(config), games=20),
            generations=6,
            games=32,
        )
    return replace(
        config,
        net=NetConfig(blocks=3, filters=32, hidden=64),
        search=SearchConfig(simulations=32),
        selfplay=SelfPlayConfig(lanes=128),
        train=TrainConfig(batch=256, learning_rate=5e-3),
        match=MatchConfig(every=3, opponents=_rivals(config, "alphabeta:4"), games=20),
        generations=12,
        games=400,
    )


def _cpu(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=5, filters=64, hidden=128),
        search=SearchConfig(simulations=64),
        selfplay=SelfPlayConfig(lanes=256, cache_slots=1 << 20),
        train=TrainConfig(learning_rate=3e-3),
        match=MatchConfig(every=5, opponents=_rivals(config, "negamax", "alphabeta:8"), simulations=100),
        generations=80,
        games=500,
    )


def _t4(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=5, filters=128, hidden=256),
        search=SearchConfig(simulations=200),
        selfplay=SelfPlayConfig(lanes=512, groups=2, cache_slots=1 << 20),
        train=TrainConfig(batch=1024),
        match=MatchConfig(every=5, opponents=_rivals(config, "negamax", "uct:1000"), games=100, simulations=100),
        generations=60,
        games=2000,
    )


def _big_gpu(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=8, filters=128, hidden=256),
        search=SearchConfig(simulations=128),
        selfplay=SelfPlayConfig(lanes=2048, groups=2, cache_slots=1 << 21),
        train=TrainConfig(batch=2048, learning_rate=3e-3),
        match=MatchConfig(every=5, opponents=_rivals(config, "negamax", "alphabeta:8"), games=100, simulations=100),
        generations=60,
        games=6000,
    )


def _paper(config: RunConfig) -> RunConfig:
    """AlphaZero's rules only: visits drawn at temperature 1, each iteration's games once through, results as values."""
    return replace(
        config,
        net=NetConfig(blocks=5, filters=128, heads=2, hidden=256),
        search=SearchConfig(simulations=200, c_puct=1.25, fpu_reduction=None, reuse=False, prove=False),
        selfplay=SelfPlayConfig(lanes=50, temperature=1.0),
        replay=ReplayConfig(generations=1, first_generations=1, merge=False, symmetries=False, trace=1.0, blunder=2.0),
        train=TrainConfig(batch=128, reuse=1.0, learning_rate=0.002, muon=0.0, schedule="constant", weight_decay=1e-4),
        match=MatchConfig(every=1, opponents=("random",), games=20, simulations=200),
        generations=5,
        games=50,
    )
