"""A CPU's cores play at once: each a group of games of its own, by its share of the network that was loaded last."""

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import azkit
from azkit.nets import variants
from azkit.nets.nets import NetConfig, build_net
from azkit.nets.variants import Variant, machine, multiplies_int8, openvino
from azkit.runs.config import GameConfig, RunConfig, change
from azkit.runs.profiles import profile
from azkit.search.evaluators import HeuristicEvaluator, leaves
from azkit.training.actor import Actor

GRAPH = str(Path(__file__).parents[1] / "graph_game.py")
INT8 = pytest.mark.skipif(not (openvino() and multiplies_int8()), reason="no OpenVINO or no VNNI")
GAMES = [
    pytest.param("tictactoe", marks=INT8),
    pytest.param(GRAPH, marks=pytest.mark.skipif(not openvino(), reason="no OpenVINO")),
]
SMALL = NetConfig(blocks=2, filters=16, hidden=8)


def config_of(name: str, groups: int = 2) -> RunConfig:
    return change(profile("smoke", GameConfig(name)), {"selfplay.groups": groups, "train.device": "cpu"})


def by(engine: str, threads: int) -> Variant:
    return Variant(machine("cpu"), "cpu", engine, "float32", threads, (1, 2, 4, 8))


def actor_of(name: str, net: torch.nn.Module, groups: int = 2, engine: str = "openvino") -> Actor:
    game = azkit.make(name)
    return Actor(game, config_of(name, groups), net, 0, by(engine, variants.torch_threads()))


def games(actor: Actor, count: int) -> dict[int, list]:
    episodes, _ = actor.play(count)
    return {int(each.game[0]): [each.played.tolist(), each.values.tolist()] for each in episodes}


@pytest.mark.parametrize("name", GAMES)
def test_each_core_plays_with_the_weights_that_were_loaded_last(name: str) -> None:
    """A share that kept the old ones would play the whole run by the network it began with."""
    game = azkit.make(name)
    old, new = build_net(game, SMALL, 1), build_net(game, SMALL, 2)
    actor, fresh = actor_of(name, old), actor_of(name, new)
    assert actor.selfplay.at_once and actor.shares == 2
    asked = leaves([game.initial_state(), *game.random_game(np.random.default_rng(0))[:3]])
    before = actor.evaluators[0].submit(asked)()
    actor.load(new, 1)
    wanted = fresh.evaluators[0].submit(asked)()
    evaluators = [group.evaluator for group in actor.selfplay.groups]
    assert len({id(each.network.programs) for each in evaluators}) == 2, "two at once in one buffer"  # type: ignore[attr-defined]
    for evaluator in (*evaluators, actor.evaluators[0]):
        for mine, theirs, stale in zip(evaluator.submit(asked)(), wanted, before, strict=True):
            np.testing.assert_allclose(mine, theirs, atol=1e-4)
            assert abs(mine - stale).max() > 1e-3


@pytest.mark.parametrize("name", GAMES)
def test_what_cores_play_at_once_is_what_they_play_in_turn(name: str) -> None:
    played = []
    for at_once in (True, False):
        actor = actor_of(name, build_net(azkit.make(name), SMALL, 1))
        actor.selfplay.at_once = at_once
        actor.load(build_net(azkit.make(name), SMALL, 2), 1)
        played.append(games(actor, 12) | games(actor, 12))
    assert played[0] == played[1] and len(played[0]) >= 24
    assert {number % 2 for number in played[0]} == {0, 1}


@INT8
def test_games_come_in_one_order_whichever_core_is_faster(monkeypatch) -> None:
    """Sums of targets hang on it, and a generation that is played again after a crash has to be the same."""
    net = build_net(azkit.make("tictactoe"), SMALL, 1)
    actor = actor_of("tictactoe", net)
    actor.load(net, 1)
    slow = actor.selfplay.groups[0].evaluator
    submit = slow.submit
    monkeypatch.setattr(slow, "submit", lambda asked: time.sleep(0.02) or submit(asked))
    numbers = [int(episode.game[0]) for episode in actor.play(12)[0]]
    assert actor.selfplay.at_once and numbers == sorted(numbers) and {number % 2 for number in numbers} == {0, 1}


@INT8
@pytest.mark.parametrize(("threads", "groups", "each"), [(8, 2, 4), (8, 3, 2), (1, 2, 1)])
def test_each_share_has_its_part_of_the_threads(monkeypatch, threads: int, groups: int, each: int) -> None:
    monkeypatch.setattr(variants, "torch_threads", lambda: threads)
    game = azkit.make("tictactoe")
    actor = Actor(game, config_of("tictactoe", groups), build_net(game, SMALL, 1), 0, by("openvino", threads))
    assert [group.evaluator.network.variant.threads for group in actor.selfplay.groups] == [each] * groups  # type: ignore[attr-defined]
    assert actor.evaluators[0].variant.threads == threads, "a match has all of them"


def test_torch_has_one_share_and_groups_are_served_in_turn() -> None:
    actor = actor_of("tictactoe", build_net(azkit.make("tictactoe"), SMALL, 1), engine="eager")
    assert not actor.selfplay.at_once and actor.shares == 1
    assert {id(group.evaluator) for group in actor.selfplay.groups} == {id(actor.evaluators[0])}
    assert len(games(actor, 6)) >= 6


@INT8
def test_a_heuristic_judges_on_every_core_until_the_network_does() -> None:
    game = azkit.make("gobang")
    config = replace(change(config_of("gobang"), {"selfplay.evaluator": "heuristic"}), game=GameConfig("gobang"))
    net = build_net(game, SMALL, 1)
    actor = Actor(game, config, net, 0, by("openvino", variants.torch_threads()))
    assert [type(group.evaluator) for group in actor.selfplay.groups] == [HeuristicEvaluator] * 2
    assert len(games(actor, 4)) >= 4
    actor.judge("network")
    actor.load(net, 1)
    assert all(not isinstance(group.evaluator, HeuristicEvaluator) for group in actor.selfplay.groups)
    assert len(games(actor, 4)) >= 4


def test_a_cpu_has_a_share_for_each_thread_where_openvino_computes(monkeypatch) -> None:
    for threads, version, able, count in (
        (4, "2026.4", True, 4),
        (64, "2026.4", True, 8),
        (4, "", True, 1),
        (4, "1", False, 1),
    ):
        monkeypatch.setattr(variants, "torch_threads", lambda threads=threads: threads)
        monkeypatch.setattr(variants, "openvino", lambda version=version: version)
        monkeypatch.setattr(variants, "multiplies_int8", lambda able=able: able)
        assert variants.shares() == count
