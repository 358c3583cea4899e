"""What would break training: games that are told twice or lost, and games that go on from half an answer."""

from dataclasses import replace

import numpy as np
import pytest

import azkit
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig


def self_play(evaluator=None, lanes: int = 4, threads: int = 1, groups: int = 1, at_once: bool = False) -> SelfPlay:
    game = azkit.make("tictactoe")
    config = SelfPlayConfig(lanes=lanes, groups=groups, threads=threads, cache_slots=64)
    asked, search = evaluator or UniformEvaluator(game), SearchConfig(simulations=8)
    return SelfPlay(game, asked, search, config, seed=1, at_once=at_once)


def test_a_consumer_that_stops_early_gets_every_game_once():
    whole = [episode.game[0] for episode in self_play().play(12)]
    play, stopping = self_play(), []
    for _ in range(12):
        for episode in play.play(10):
            stopping.append(episode.game[0])
            break
    assert stopping == whole[:12] and len(set(stopping)) == 12 and play.games == 12


class Knowing(UniformEvaluator):
    """Answers each position in its own way, whoever asks."""

    def submit(self, leaves):
        asked = leaves.states.astype(np.int64) @ (7 ** np.arange(leaves.states.shape[1]) % 1009)
        rows = np.repeat(np.arange(len(asked)), np.diff(leaves.offsets))
        priors = (1 + (asked[rows] + 31 * leaves.moves) % 11).astype(np.float32)
        priors /= np.bincount(rows, priors, len(asked))[rows]
        value = np.sin(asked).astype(np.float32)
        answer = priors.astype(np.float32), np.stack([value, -value], 1)
        return lambda: answer


@pytest.mark.parametrize(("lanes", "threads"), [(7, 2), (8, 3), (2, 5)])
def test_more_threads_play_the_same_games(lanes, threads):
    """Answers that went to another thread's leaves would still look like games."""
    game, played = azkit.make("tictactoe"), {}
    for number in (1, threads):
        play = self_play(Knowing(game), lanes, number)
        assert sum(len(walker.game_ids) for walker in play.walkers) == lanes
        played[number] = {int(episode.game[0]): episode for episode in play.play(60)}
        assert play.counts()["evaluations"] > 500
    both = played[1].keys() & played[threads].keys()
    assert len(both) >= 50
    for game_id in both:
        for one, other in zip(played[1][game_id], played[threads][game_id], strict=True):
            np.testing.assert_array_equal(one, other)


def games(episodes) -> dict[int, list]:
    return {int(each.game[0]): [each.played.tolist(), each.policy.tolist(), each.values.tolist()] for each in episodes}


def test_groups_at_once_play_the_games_that_they_play_in_turn():
    """Else a run that is resumed, or repeated, would go another way whenever one of two cores is late."""
    game, played = azkit.make("tictactoe"), []
    for at_once in (False, True):
        play = self_play([Knowing(game) for _ in range(3)], groups=3, at_once=at_once)
        played.append([games(play.play(40)), games(play.play(1)), games(play.play(40))])
        assert play.games == sum(map(len, played[-1]))
    assert played[0] == played[1]
    first, single, _ = played[0]
    assert len(first) >= 40 and min(sum(number % 3 == group for number in first) for group in range(3)) >= 13
    assert {number % 3 for number in single} == {0}, "for one game one group plays"


def test_groups_at_once_are_over_by_the_clock_and_keep_what_nobody_heard():
    play, heard = self_play(groups=2, at_once=True), []
    assert list(play.play(50, until=0.0)) == []
    assert {int(episode.game[0]) % 2 for episode in play.play(50, until=0.0, least=1)} == {0}
    before = play.games
    for _ in range(12):
        for episode in play.play(50):
            heard.append(int(episode.game[0]))
            break
    while play.unheard:
        heard.append(int(next(play.play(0)).game[0]))
    assert len(heard) == len(set(heard)) == play.games - before >= 12


def test_games_in_progress_of_several_groups_go_on_also_those_that_were_numbered_together():
    """Two groups on a GPU counted their games by one number."""
    game = azkit.make("tictactoe")
    play, again, old = (self_play(Knowing(game), groups=2) for _ in range(3))
    list(play.play(7))
    saved = play.snapshot()
    assert saved["selfplay"].tolist()[:2] == [0, play.games] and len(saved["selfplay"]) == 4
    again.restore(saved)
    old.restore(saved | {"selfplay": np.array([0, play.games, 101])})
    for each in (play, again, old):
        each.start_generation(1)
    wanted = games(play.play(20))
    assert games(again.play(20)) == wanted and again.games == play.games
    numbers = [int(episode.game[0]) for episode in old.play(20)]
    assert len(numbers) == len(set(numbers)) and {101, 102} <= set(numbers), "each group goes on with its next number"


def test_more_threads_than_slots_still_have_a_cache_each():
    game = azkit.make("tictactoe")
    config = SelfPlayConfig(lanes=6, threads=3, cache_slots=2)
    play = SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=8), config)
    assert len(list(play.play(3))) == 3
    assert [len(walker.work.cache.keys) for walker in play.walkers] == [1, 1, 1]


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


@pytest.mark.parametrize(("threads", "groups"), [(1, 1), (2, 1), (1, 2)])
@pytest.mark.parametrize("late", [False, True])
def test_interrupted_self_play_goes_on_soundly(late, threads, groups):
    game = azkit.make("tictactoe")
    breaking = [UniformEvaluator(game)] * (groups - 1) + [Breaking(game, 7, late)]
    play = self_play(breaking, threads=threads, groups=groups, at_once=groups > 1)
    with pytest.raises(KeyboardInterrupt):
        list(play.play(20))
    episodes = list(play.play(20))
    assert len({episode.game[0] for episode in episodes}) == len(episodes) >= 20
    for episode in episodes:
        state = game.state(episode.played.tolist())
        assert state.outcome == tuple(episode.outcome[0]) and np.isfinite(episode.values).all()
        assert np.allclose(episode.policy.sum(1), 1.0, atol=1e-5)


@pytest.mark.parametrize("most", [5, 6])
def test_a_game_that_outlasts_its_ply_cap_ends_in_a_line_and_not_in_its_neighbours_plies(most):
    """It wrote on behind its rows: over the first plies of the next lane, or past the array."""
    game = replace(azkit.make("tictactoe"), max_plies=most)
    config = SelfPlayConfig(lanes=2, cache_slots=64)
    play = SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=8), config, seed=1)
    with pytest.raises(
        azkit.AzkitError, match=f"a position after {most} plies is the last that max_plies={most} allows"
    ):
        list(play.play(20))
