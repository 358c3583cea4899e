"""Named configurations: what each changes in the default one, by what there is to train on and for how long."""

import math
from dataclasses import replace
from typing import Any

from ..errors import AzkitError
from ..games.base import Game
from ..nets.nets import NetConfig
from ..search.requests import slots_within
from .config import GameConfig, Pace, RunConfig, Stage, change
from .plan import FEWEST, JUDGE, LEAST, products, settled, staged, without

PROFILES = {
    "smoke": "seconds on anything, for tests: learns next to nothing",
    "quick": "one to three minutes on two CPU cores: plays decently",
    "t4": "hours on one or two T4s, as Kaggle and Colab lend them",
    "big-gpu": "an hour or more on one large GPU",
    "paper": "5 x 128 network, 200 simulations, 5 iterations of 50 games, no extras",
}
NAMES = ("smoke", "quick", "quick, short game", "quick, graph", "t4", "big-gpu", "paper")
TABLE = {  # of those in this order
    "net.blocks":           (1,       3,       2,       4,       5,       8,       5),
    "net.filters":          (8,       32,      32,      64,      128,     128,     128),
    "net.hidden":           (16,      64,      32,      64,      256,     256,     256),
    "net.norm":             ("fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "batch"),
    "net.soft":             (True,    True,    True,    False,   True,    True,    False),
    "net.pooling":          (True,    False,   False,   False,   True,    True,    False),
    "search.simulations":   (8,       32,      50,      32,      200,     128,     200),
    "selfplay.lanes":       (8,       128,     64,      64,      512,     2048,    50),
    "selfplay.groups":      (1,       1,       1,       1,       2,       2,       1),
    "selfplay.threads":     (1,       1,       1,       1,       2,       4,       1),
    "selfplay.cache_slots": (1 << 10, 1 << 18, 1 << 14, 1 << 14, 1 << 20, 1 << 21, 1 << 18),
    "train.batch":          (32,      256,     256,     256,     1024,    2048,    128),
    "train.learning_rate":  (2e-3,    2e-3,    2e-3,    2e-3,    2e-3,    3e-3,    2e-3),
    "train.average":        (0,       30,      30,      30,      100,     100,     0),
    "match.every":          (2,       3,       5,       3,       5,       5,       1),
    "match.games":          (4,       20,      40,      20,      100,     100,     20),
    "match.simulations":    (4,       32,      32,      32,      100,     100,     200),
    "generations":          (2,       12,      12,      6,       60,      60,      5),
    "generation_games":     (8,       400,     400,     32,      2000,    6000,    50),
}  # fmt: skip
SETTINGS: dict[str, dict[str, Any]] = {
    name: {key: values[column] for key, values in TABLE.items()} for column, name in enumerate(NAMES)
}
SETTINGS["smoke"] |= {"match.opponents": ["random"], "match.graded": 0, "onnx": False}
SETTINGS["quick, short game"] |= {"match.opponents": ["random", "uct:100"]}
# AlphaZero's rules only: visits drawn at temperature 1, an iteration's games once through, results as values
SETTINGS["paper"] |= {
    "match.opponents": ["random"],
    "net.heads": 2, "search.c_puct": 1.25, "search.fpu_reduction": None, "search.reuse": False, "search.prove": False,
    "search.prove_nodes": 0,
    "selfplay.temperature": 1.0, "replay.generations": 1, "replay.first_generations": 1, "replay.merge": False,
    "replay.symmetries": False, "replay.trace": 1.0, "replay.blunder": 2.0, "replay.prove_nodes": 0,
    "train.reuse": 1.0, "train.muon": 0.0, "train.schedule": "constant", "train.weight_decay": 1e-4,
}  # fmt: skip
SHORT = 16  # games of fewer plies are learned by a smaller network
CACHE, WINDOW = 1 << 30, 1 << 30  # bytes: of evaluations remembered, and of positions trained on, at most
TIMED_CACHE = 300 << 20  # the same of a timed run, whose machine may be a small one

YARDSTICK = NetConfig(blocks=5, filters=64, hidden=128)  # whose evaluations a timed run's budget is counted in
RATES = {"train.learning_rate": 1e-3, "train.muon": 0.01}  # of a run that grows: at twice as much channels die young
SMALL, LATEST = 2e6, 0.4  # evaluations of the yardstick before which no network grows, but by this share it does
STAGES = (  # from a share of a timed run on, if its budget is at least so many evaluations of the yardstick
    (0.0, 0, {"net.blocks": 3, "net.filters": 32, "net.hidden": 64, "search.simulations": 32}),
    (0.0, 3e6, RATES),
    (0.08, 3e6, {"net.blocks": 4, "net.filters": 48, "net.pooling": True, "train.average": 100}),
    (0.3, 3e7, {"net.blocks": 5, "net.filters": 64, "net.hidden": 128, "train.batch": 512}),
    (0.35, 3e7, {"search.simulations": 64}),
    (0.5, 1e9, {"net.blocks": 6, "net.filters": 96}),
    (0.7, 3e8, {"search.simulations": 128}),
)
ROUNDS = 160  # generations, about, that a timed run has at most
TURN = 10  # seconds that each of them takes at least, as far as forty are not more: to begin one takes about one
LANES = range(32, 257, 32)  # of a timed run without GPUs: how many games it may have at once
GPU_LANES = range(256, 8193, 256)  # and with them, on each; no more than forty generations for whose sake it has fewer
REACHED = 40  # plies of a game that is short for its value targets
NARROW = 12  # moves; where there are more, PUCT shares a few dozen simulations too thinly to teach a policy
FEWEST_OF_GUMBEL = 48  # simulations of a timed run of such a game, whose root halves the moves that it tries


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
    # Where the settings name none, training plays the game's own opponents, in little time only the weakest of them.
    opponents = ["random", *rules.extras.opponents[: 1 if name == "quick" else None]]
    # The TD(lambda) of value targets by which a result reaches over half of the longest game, at least 20 plies
    trace = round(1 - 2 / max(rules.max_plies, REACHED), 3)
    own = {"match.opponents": opponents, "replay.trace": trace, "search.prove_nodes": rules.extras.prove_nodes}
    return _fitted(change(RunConfig(game), own | SETTINGS[key]), rules, CACHE)


def timed(
    game: GameConfig, minutes: float, evaluations_per_second: float, gpus: int = 0, cores: int = 1, shares: int = 1
) -> RunConfig:
    """A configuration for so many minutes on a machine that evaluates the YARDSTICK at this rate.

    The more evaluations fit, the more stages there are in which network and search grow. Each of `gpus` serves two
    groups of games: it computes for one while the other's trees are walked, by several threads if there are `cores`. A
    CPU plays a group on each of its `shares`.
    """
    config, rules, pace = profile("quick", game), game.make(), Pace()
    budget = 60 * minutes * evaluations_per_second
    fewest = dict[str, int]()
    if rules.max_moves > NARROW:
        config = change(config, {"search.selection": "gumbel"})
        fewest = {"search.simulations": FEWEST_OF_GUMBEL}
    stages = list[Stage]()
    for start, least, changes in STAGES:
        if budget >= least:
            start = max(start, min(SMALL / budget, LATEST)) if start else start
            stages.append(Stage(start, {key: max(value, fewest.get(key, 0)) for key, value in changes.items()}))
    if rules.max_plies >= SHORT:  # else the quick network is large enough
        config = change(config, {"selfplay.lanes": GPU_LANES[-1], "selfplay.cache_slots": 1 << 20})
        config = replace(config, stages=tuple(stages))
    played = _games(config, rules, budget, pace)
    most = played / GPU_LANES[-1] if gpus else 60 * minutes / TURN
    pace = replace(pace, generations=min(max(round(most), pace.generations), ROUNDS))
    changes: dict[str, Any] = {"generations": None, "minutes": minutes, "train.schedule": "trapezoid"}
    changes |= {"match.every": pace.generations // 5, "replay.generations": pace.generations // 2}
    changes |= {"generation_games": math.ceil(LEAST / usual_plies(rules)), "selfplay.groups": 2 * gpus or shares}
    changes |= {"selfplay.threads": walkers(cores, gpus > 0)}
    changes |= {"selfplay.opening_plies": rules.extras.opening_plies}
    config = replace(change(config, changes), pace=pace)
    games = max(played / pace.generations, min(config.generation_games, played / FEWEST))
    lanes = min(config.selfplay.lanes, _lanes(config, games, gpus))
    config = change(config, {"selfplay.lanes": lanes})
    if rules.graph is not None:  # whose network cannot grow, and whose steps are fewer
        config = replace(settled(without(config, set(RATES))), pace=pace)
    if rules.extras.heuristic_share:
        # It judges on the processor, where few games at once are as fast, and of many none ends in its time
        first = {JUDGE: "heuristic", "selfplay.lanes": min(lanes, LANES[-1] // config.selfplay.groups)}
        stage = Stage(rules.extras.heuristic_share, {JUDGE: "network", "selfplay.lanes": lanes})
        config = replace(change(config, first), stages=(*config.stages, stage))
    return _fitted(staged(config, 0.0), rules, TIMED_CACHE)


def usual_plies(game: Game) -> float:
    """Of a game that is played to its end."""
    return game.extras.length * game.max_plies


def walkers(cores: int, on_gpu: bool) -> int:
    """How many threads of so many cores walk the trees of a timed run: on a CPU the network computes on the others, and
    for a GPU more than four wait for each other."""
    return min(cores, 4) if on_gpu else 1


def _games(config: RunConfig, game: Game, budget: float, pace: Pace) -> float:
    """Of a whole run on one device, whose budget this is, about, by the network that it grows to."""
    last = settled(config)
    evaluations = (1 - pace.training) * budget * products(YARDSTICK) / products(last.net)
    return evaluations / (last.search.simulations * usual_plies(game))


def _lanes(config: RunConfig, games: float, gpus: int) -> int:
    """Of a group: no more games at once than end in a generation, about, on each device.

    They begin together and end together: of eight times as many, one generation would search all, and the seven behind
    it learn from what its network played.
    """
    steps = GPU_LANES if gpus else LANES
    most = min(max(round(games / steps.step) * steps.step, steps[0]), steps[-1])
    return most * max(1, gpus) // config.selfplay.groups


def _fitted(config: RunConfig, game: Game, cache: int) -> RunConfig:
    """The same with a cache of no more than so many bytes, and a window of no more than WINDOW."""
    selfplay, replay = config.selfplay, config.replay
    position = 2 * game.state_size + 8 * game.max_moves + 4 * (game.players + 2)  # at most: see replay.Merged
    largest = slots_within(game, cache // selfplay.groups)
    changes = {"selfplay.cache_slots": min(selfplay.cache_slots, largest)}
    return change(config, changes | {"replay.positions": min(replay.positions, WINDOW // position)})
