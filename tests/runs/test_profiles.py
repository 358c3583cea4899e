"""Profiles fit every game: their settings, their opponents and their memory."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from azkit import AzkitError, make
from azkit.games.base import GAMES, Extras
from azkit.runs import profiles
from azkit.runs.config import GameConfig, RunConfig, from_dict, to_dict
from azkit.runs.plan import Costs, plan, settled
from azkit.runs.profiles import PROFILES, profile, timed, usual_plies
from azkit.search.requests import new_cache
from azkit.selfplay.replay import Window
from azkit.selfplay.samples import NO_MOVE, Samples

HEURISTIC = ("gobang", "chain_reaction", "hive")  # games whose runs by the clock begin with it
LARGE = [GameConfig(name) for name in GAMES] + [GameConfig("nogo", {"rows": 19, "columns": 19})]


def position_bytes(config: RunConfig) -> float:
    """What one position of a game takes in the window."""
    game, rows = config.game.make(), 4
    state = game.initial_state()
    moves, shape = np.full((rows, game.max_moves), NO_MOVE, np.int32), (rows, game.players)
    moves[:, : len(state.legal_moves())] = state.legal_moves()
    window = Window(game, config.replay)
    samples = Samples(
        game=np.zeros(rows, np.int64),
        played=moves[:, 0].copy(),
        states=np.repeat(state.array[None], rows, 0),
        moves=moves,
        policy=(moves != NO_MOVE).astype(np.float32),
        values=np.zeros(shape, np.float32),
        outcome=np.zeros(shape, np.float32),
        truncated=np.zeros(rows, bool),
    )
    window.add(samples, 1)
    return sum(array.nbytes for array in window.blocks[0]) / rows


@pytest.mark.parametrize("game", LARGE, ids=lambda game: " ".join([game.name, *map(str, game.options.values())]))
def test_no_profile_remembers_more_than_a_gigabyte(game: GameConfig) -> None:
    """Sized for the seven moves of ConnectX, Hive's cache took 5.5 GB and its window 2.6 GB."""
    rules, position = game.make(), position_bytes(profile("smoke", game))
    slot = sum(array.nbytes for array in new_cache(rules, 4)) / 4
    for config in [profile(name, game) for name in PROFILES] + [timed(game, 300, 4000.0)]:
        assert config.selfplay.groups * config.selfplay.cache_slots * slot <= 1 << 30
        assert config.replay.positions * position <= 1 << 30
    assert config.selfplay.cache_slots * slot <= 300 << 20


def test_memory_of_connectx_stays_as_it_was() -> None:
    for name, slots in {"quick": 1 << 18, "t4": 1 << 20, "big-gpu": 1 << 21}.items():
        config = profile(name)
        assert (config.selfplay.cache_slots, config.replay.positions) == (slots, 1_000_000)


def test_training_plays_the_game_s_own_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them in the profiles of hours, the weakest in that of minutes, `random` always."""
    gobang = make("gobang")
    known = replace(gobang, extras=replace(gobang.extras, opponents=("uct:50", "alphabeta:2")))
    monkeypatch.setattr(GameConfig, "make", lambda self: known)
    game = GameConfig("gobang")
    assert profile("quick", game).match.opponents == ("random", "uct:50")
    for name in ("t4", "big-gpu"):
        assert profile(name, game).match.opponents == ("random", "uct:50", "alphabeta:2")
    assert profile("smoke", game).match.opponents == profile("paper", game).match.opponents == ("random",)
    assert Extras().opponents == ("uct:400",)


def test_more_time_or_a_faster_machine_gets_a_larger_network() -> None:
    def size(minutes: float, speed: float) -> int:
        config = timed(GameConfig("connectx"), minutes, speed)
        assert config.minutes == minutes and config.generations is None and config.net.blocks == 3
        config = settled(config)
        return config.net.blocks * config.net.filters**2

    sizes = [size(5, 4000), size(30, 4000), size(300, 4000), size(300, 400_000)]  # that they grow to
    assert sizes == sorted(sizes) and sizes[0] < sizes[1] < sizes[2] < sizes[3]
    assert size(30, 40_000) == size(300, 4000)
    for gpus, groups in (0, 1), (1, 2), (2, 4):  # a GPU computes for one group while the trees of another are walked
        selfplay = timed(GameConfig("connectx"), 30, 40_000, gpus, cores=16).selfplay
        assert selfplay.groups == groups and selfplay.threads == (4 if gpus else 1)
        assert 128 <= selfplay.lanes <= 1024
    alone = timed(GameConfig("connectx"), 30, 40_000).selfplay
    for shares in (2, 3, 8):  # of a CPU, which plays a group on each
        selfplay = timed(GameConfig("connectx"), 30, 40_000, cores=8, shares=shares).selfplay
        assert selfplay.groups == shares and selfplay.lanes == alone.lanes // shares and selfplay.threads == 1
    for minutes, speed, most in (1, 10_000, 128), (60, 300_000, 1024), (600, 3e6, 4096):
        lanes = [timed(GameConfig("connectx"), minutes, speed, gpus, cores=4).selfplay.lanes for gpus in (1, 2)]
        assert most / 2 < lanes[0] == lanes[1] <= most, "as many for each GPU, and more where there is more time"
    assert timed(GameConfig("connectx"), 30, 40_000).selfplay.opening_plies == 10, "off the beaten path"
    for minutes, speed, generations in (30, 1e6, 40), (600, 3e5, 91), (600, 3e6, 160):  # a night's were of 15 minutes
        config = timed(GameConfig("connectx"), minutes, speed, gpus=1)
        assert config.pace.generations == generations and config.selfplay.lanes >= 1536
        assert config.match.every == config.pace.generations // 5
    small = timed(GameConfig("tictactoe"), 300, 4000)
    assert small.net == profile("quick", GameConfig("tictactoe")).net


def test_a_network_grows_once_it_has_played_enough_and_long_before_the_rates_fall() -> None:
    """A run of twenty minutes on a slow core grew within two, and played half as many games with no better network."""
    firsts = []
    for minutes in (10, 20, 40, 80, 160, 1600, 16_000):
        config = timed(GameConfig("connectx"), minutes, 5000.0)
        grows = [stage for stage in config.stages if "net.filters" in stage.settings]
        starts, widths = [stage.start for stage in grows], [stage.settings["net.filters"] for stage in grows]
        assert starts == sorted(starts) and widths == sorted(widths) and min(starts) <= 0.4
        assert min(starts) == 0.4 or 60 * minutes * 5000.0 * min(starts) >= 2e6
        firsts.append(min(starts))
    assert firsts == sorted(firsts, reverse=True) and firsts[0] == 0.4 and firsts[-1] == 0.08


@pytest.mark.parametrize("gpus", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_a_timed_run_of_a_game_of_many_moves_searches_by_gumbels_root(name: str, gpus: int) -> None:
    """NoGo's had one simulation by PUCT for each move, and lost nineteen games of twenty to a run that had more."""
    config = timed(GameConfig(name), 30, 40_000, gpus)
    wide = name not in ("connectx", "tictactoe")
    assert (config.search.selection == "gumbel") == (settled(config).search.selection == "gumbel") == wide
    assert (48 if wide else 32) <= config.search.simulations <= settled(config).search.simulations
    assert config.search.playing().selection == "puct" and config.search.playing().noise_epsilon == 0


@pytest.mark.parametrize("name", [*GAMES, "three seats"])
def test_the_heuristic_judges_only_as_a_run_begins_and_only_where_that_pays(name: str) -> None:
    """Eight minutes of an hour of Hive were games that an untrained network did not bring to an end."""
    game = GameConfig("chain_reaction", {"players": 3}) if name == "three seats" else GameConfig(name)
    config = timed(game, 60, 40_000)
    on_gpus = timed(game, 60, 40_000, 2, cores=4)
    lanes, begins = settled(on_gpus).selfplay.lanes, on_gpus.selfplay.evaluator == "heuristic"
    assert 4 * on_gpus.selfplay.lanes <= 256 if begins else on_gpus.selfplay.lanes == lanes, (
        "no game of more ends in time"
    )
    assert lanes * 4 >= 256 or name == "tictactoe"
    assert settled(config).selfplay.lanes == config.selfplay.lanes
    assert begins == (config.selfplay.evaluator == "heuristic") == (name in HEURISTIC)
    assert plan(config, 0.05, 3000).selfplay.evaluator == config.selfplay.evaluator
    assert plan(config, 0.1, 3000).selfplay.evaluator == settled(config).selfplay.evaluator == "network"


@pytest.mark.parametrize("name", ["connectx", "gobang", "chain_reaction", "hive"])
@pytest.mark.parametrize(("minutes", "speed"), [(82, 650), (30, 4000), (100, 40_000)])
def test_no_more_games_are_played_at_once_than_end_in_a_generation(name: str, minutes: float, speed: float) -> None:
    """Of 256 at once and 30 a generation, one generation searched all of them, and seven learned from its games."""
    config = timed(GameConfig(name), minutes, speed)
    last, length = settled(config), usual_plies(config.game.make())
    position = last.search.simulations / speed * last.net.blocks * last.net.filters**2 / (5 * 64**2)
    generation = plan(replace(last, pace=config.pace), 1.0, 60 * minutes, Costs(position, position / 6, length))
    assert 32 <= config.selfplay.lanes <= max(32, min(256, generation.generation_games + 16))
    assert config.selfplay.lanes >= min(256, generation.generation_games) / 2, "nor far fewer, which costs speed"


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("game", [GameConfig("tictactoe"), GameConfig("connectx", {"rows": 5})])
def test_profiles_survive_json(name: str, game: GameConfig) -> None:
    config = profile(name, game)
    assert from_dict(json.loads(json.dumps(to_dict(config)))) == config
    assert config.game == game
    assert profiles.SETTINGS[name]


def test_the_paper_profile_has_the_paper_s_settings() -> None:
    config = profile("paper")
    assert (config.net.blocks, config.net.filters, config.search.simulations) == (5, 128, 200)
    assert (config.generation_games, config.generations, config.train.batch, config.train.reuse) == (50, 5, 128, 1.0)
    assert (config.search.c_puct, config.search.noise_epsilon, config.search.noise_alpha) == (1.25, 0.25, 0.3)
    assert (config.train.learning_rate, config.train.weight_decay, config.train.schedule) == (0.002, 1e-4, "constant")
    assert config.selfplay.temperature == 1.0
    assert config.selfplay.temperature_plies >= 42
    # The game's result alone
    assert (config.replay.trace, config.replay.blunder, config.replay.prove_nodes) == (1.0, 2.0, 0)
    assert (config.replay.merge, config.replay.symmetries) == (False, False)


def test_unknown_profiles_and_games_are_named() -> None:
    with pytest.raises(AzkitError, match=r"unknown profile 'huge'.*smoke, quick"):
        profile("huge")
    with pytest.raises(AzkitError, match="unknown game 'chess'"):
        profile("smoke", GameConfig("chess"))
    with pytest.raises(AzkitError, match="too small"):
        profile("smoke", GameConfig("connectx", {"rows": 3, "columns": 3}))
