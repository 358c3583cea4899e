"""Named configurations: small replacements on the default one, by what there is to train on and for how long."""

from __future__ import annotations

from dataclasses import replace

from .config import GameConfig, MatchConfig, RunConfig, TrainConfig
from .errors import AzkitError
from .nets import NetConfig
from .replay import ReplayConfig
from .search import SearchConfig
from .selfplay import SelfPlayConfig

PROFILES = {
    "smoke": "seconds on anything, for tests: learns next to nothing",
    "quick": "one to three minutes on two CPU cores: plays decently",
    "cpu": "hours on a few CPU cores",
    "t4": "hours on one or two T4s, as Kaggle and Colab lend them",
    "paper": "5 x 128 network, 200 simulations, 5 iterations of 50 games, no extras",
}


def profile(name: str, game: GameConfig | None = None) -> RunConfig:
    """The configuration of a profile for a game (default: ConnectX as Kaggle plays it).

    Raises AzkitError for an unknown profile, with the known ones.
    """
    builders = {"smoke": _smoke, "quick": _quick, "cpu": _cpu, "t4": _t4, "paper": _paper}
    if name not in builders:
        raise AzkitError(f"unknown profile {name!r}: choose one of {', '.join(PROFILES)}")
    game = game or GameConfig()
    game.make()  # an unknown game or option fails here
    return builders[name](RunConfig(game=game))


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
    )


def _quick(config: RunConfig) -> RunConfig:
    if config.game.name == "tictactoe":
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
    return replace(
        config,
        net=NetConfig(blocks=3, filters=32, hidden=64),
        search=SearchConfig(simulations=64),
        selfplay=SelfPlayConfig(lanes=128),
        train=TrainConfig(batch=256, learning_rate=5e-3),
        match=MatchConfig(every=3, opponents=("random", "alphabeta:4"), games=20),
        generations=12,
        games=256,
    )


def _cpu(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=5, filters=64, hidden=128),
        search=SearchConfig(simulations=200),
        selfplay=SelfPlayConfig(lanes=256, cache_slots=1 << 20),
        match=MatchConfig(every=5, opponents=("random", "negamax", "uct:1000"), simulations=100),
        generations=60,
        games=500,
    )


def _t4(config: RunConfig) -> RunConfig:
    return replace(
        config,
        net=NetConfig(blocks=5, filters=128, hidden=256),
        search=SearchConfig(simulations=200),
        selfplay=SelfPlayConfig(lanes=512, groups=2, cache_slots=1 << 20),
        train=TrainConfig(batch=1024),
        match=MatchConfig(every=5, opponents=("random", "negamax", "uct:1000"), games=100, simulations=100),
        generations=60,
        games=2000,
    )


def _paper(config: RunConfig) -> RunConfig:
    """AlphaZero's rules only: visits drawn at temperature 1, each iteration's games once through, results as values."""
    return replace(
        config,
        net=NetConfig(blocks=5, filters=128, hidden=256),
        search=SearchConfig(simulations=200, c_puct=1.25, fpu_reduction=None, reuse=False, prove=False),
        selfplay=SelfPlayConfig(lanes=50, temperature=1.0),
        replay=ReplayConfig(generations=1, first_generations=1, merge=False, symmetries=False, value_mix=0.0),
        train=TrainConfig(batch=128, reuse=1.0, learning_rate=0.002, schedule="constant", weight_decay=1e-4),
        match=MatchConfig(every=1, opponents=("random",), games=20, simulations=200),
        generations=5,
        games=50,
    )
