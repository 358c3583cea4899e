"""Games in progress are kept in checkpoints: a run of an older azkit must go on with them."""

from dataclasses import replace

import numpy as np

import azkit
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig


def test_saved_games_go_on_where_the_game_allows_more_moves_now():
    game = azkit.make("tictactoe")
    wider = replace(game, max_moves=12)
    search, config = SearchConfig(simulations=8), SelfPlayConfig(lanes=3, groups=1)
    before, after = (SelfPlay(one, UniformEvaluator(one), search, config, seed=1) for one in (game, wider))
    before.start_generation(1)
    list(before.play(2))
    after.restore(before.snapshot())
    for selfplay in (before, after):
        selfplay.start_generation(2)
    for old, new in zip(before.play(4), after.play(4), strict=True):
        assert np.array_equal(old.states, new.states) and np.array_equal(old.played, new.played)
        assert np.array_equal(old.moves, new.moves[:, :9]) and (new.moves[:, 9:] == -1).all()
        assert np.array_equal(old.policy, new.policy[:, :9]) and not new.policy[:, 9:].any()
