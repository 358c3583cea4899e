"""What would break training: games that are told twice or lost, and games that go on from half an answer."""

import numpy as np
import pytest

import azkit
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig


def self_play(evaluator=None, lanes: int = 4) -> SelfPlay:
    game = azkit.make("tictactoe")
    config = SelfPlayConfig(lanes=lanes, cache_slots=64)
    return SelfPlay(game, evaluator or UniformEvaluator(game), SearchConfig(simulations=8), config, seed=1)


def test_a_consumer_that_stops_early_gets_every_game_once():
    whole = [episode.game[0] for episode in self_play().play(12)]
    play, stopping = self_play(), []
    for _ in range(12):
        for episode in play.play(10):
            stopping.append(episode.game[0])
            break
    assert stopping == whole[:12] and len(set(stopping)) == 12 and play.games == 12


class Breaking(UniformEvaluator):
    """Fails at one call, on the way in or on the way out, and answers all others."""

    def __init__(self, game, call: int, late: bool) -> None:
        super().__init__(game)
        self.calls, self.call, self.late = 0, call, late

    def submit(self, leaves):
        self.calls += 1
        answer = super().submit(leaves)()
        if self.calls != self.call:
            return lambda: answer
        if not self.late:
            raise KeyboardInterrupt

        def fail():
            raise KeyboardInterrupt

        return fail


@pytest.mark.parametrize("late", [False, True])
def test_interrupted_self_play_goes_on_soundly(late):
    game = azkit.make("tictactoe")
    play = self_play(Breaking(game, 7, late))
    with pytest.raises(KeyboardInterrupt):
        list(play.play(20))
    episodes = list(play.play(20))
    assert len({episode.game[0] for episode in episodes}) == len(episodes) >= 20
    for episode in episodes:
        state = game.state(episode.played.tolist())
        assert state.outcome == tuple(episode.outcome[0]) and np.isfinite(episode.values).all()
        assert np.allclose(episode.policy.sum(1), 1.0, atol=1e-5)
