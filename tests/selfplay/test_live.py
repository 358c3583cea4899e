"""Who watches a training sees a real game of it, and the training does not notice."""

import json

import numpy as np
import pytest

import azkit
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay import live
from azkit.selfplay.live import Live
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig


@pytest.fixture(autouse=True)
def always(monkeypatch):
    """Write at every look, not once a second."""
    monkeypatch.setattr(live, "SECONDS", 0.0)


def self_play(shown: Live | None) -> SelfPlay:
    game = azkit.make("tictactoe")
    config = SelfPlayConfig(lanes=4, opening_plies=3, cache_slots=64)
    return SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=8), config, 1, shown)


def test_the_game_that_is_shown_is_one_that_is_played(tmp_path):
    game, seen = azkit.make("tictactoe"), {}
    path = tmp_path / "live.json"
    episodes = {}
    for episode in self_play(Live(path)).play(40):
        episodes[episode.game[0]] = episode
        shown = json.loads(path.read_text())
        seen[shown["game"], len(shown["moves"])] = shown
    assert len(seen) > 5, "it does not change while games are played"
    for shown in seen.values():
        state = azkit.games.base.State(game, np.array(shown["start"], np.int16))
        for move in shown["moves"][:-1]:
            state = state.play(move)
        assert shown["legal"] == state.legal_moves() and shown["moves"][-1] in shown["legal"]
        assert sum(shown["policy"]) == pytest.approx(1, abs=0.01) and len(shown["value"]) == 2
        if shown["game"] in episodes:
            assert shown["moves"] == episodes[shown["game"]].played[: len(shown["moves"])].tolist()


def test_a_place_that_cannot_be_written_to_stops_nothing_and_who_looks_changes_nothing(tmp_path):
    def games(shown):
        return [(episode.game[0], episode.played.tolist()) for episode in self_play(shown).play(20)]

    assert games(None) == games(Live(tmp_path / "live.json")) == games(Live(tmp_path / "missing" / "live.json"))
    assert [path.name for path in tmp_path.iterdir()] == ["live.json"]
