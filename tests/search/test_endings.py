"""What would break for players: proofs of leaves that are wrong, or that leave a root without moves."""

from functools import cache

import numpy as np
import pytest

from azkit import make
from azkit.games.base import State
from azkit.search.evaluators import Leaves
from azkit.search.search import Search, SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

from .test_search import Leaning

ENOUGH = 1_000_000
GAMES = {
    "tictactoe": make("tictactoe"),
    "connectx": make("connectx", rows=4, columns=4, inarow=3),
    "nogo": make("nogo", rows=3, columns=3),
}
PROVING = SearchConfig(simulations=2000, noise_epsilon=0.0, prove_nodes=ENOUGH)


class Asked(Leaning):
    """The evaluator of test_search, which also tells what it was asked for."""

    def submit(self, leaves: Leaves):
        assert len(leaves.states), "nothing is no batch"
        return super().submit(leaves)


@cache
def value(state: State) -> float:
    """For seat 0, by plain minimax."""
    if state.outcome is not None:
        return state.outcome[0]
    best = max if state.to_play == 0 else min
    return best(value(state.play(move)) for move in state.legal_moves())


def late_positions(game, count=12, seed=3):
    rng = np.random.default_rng(seed)
    states = [state for _ in range(count) for state in game.random_game(rng)[-6:]]
    return [state for state in states if state.outcome is None]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("slots", [0, 1 << 12])
def test_where_leaves_are_proven_only_roots_ask_the_network_and_moves_keep_the_value(name, slots):
    game = GAMES[name]
    for state in late_positions(game):
        worth, asked = value(state), Asked(game)
        result = Search(game, asked, PROVING, cache_slots=slots).run([state])[0]
        assert len(asked.seen) == result.evaluations <= 1
        assert result.proven and result.value == (worth, -worth)
        kept = result.moves[result.policy > 0].tolist()
        assert result.move in kept and result.visits.sum() > 0
        assert all(value(state.play(move)) == worth for move in kept)


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_are_roots_in_some_lanes_and_leaves_in_others_get_both(name):
    game = GAMES[name]
    states = late_positions(game)
    search = Search(game, Asked(game), PROVING, len(states))
    for _ in range(2):  # the second time from the cache
        for state, result in zip(states, search.run(states)):
            assert result.visits.sum() > 0
            assert not result.proven or result.value[0] == value(state)
        search.roots = [None] * len(states)


@pytest.mark.parametrize("name", GAMES)
def test_a_proven_leaf_that_becomes_the_root_is_searched_for_moves(name):
    game = GAMES[name]
    state, search = game.initial_state(), Search(game, Asked(game), PROVING)
    while state.outcome is None:
        result = search.run([state])[0]
        assert result.visits.sum() > 0 and value(state.play(result.move)) == value(state)
        state = state.play(result.move)


def test_nodes_that_prove_nothing_change_nothing():
    game = GAMES["nogo"]
    plain, few = (Search(game, Asked(game), SearchConfig(60, noise_epsilon=0.0, prove_nodes=n)) for n in (0, 1))
    for moves in ([], [4]):
        a, b = plain.run([game.state(moves)])[0], few.run([game.state(moves)])[0]
        assert a.visits.tolist() == b.visits.tolist() and a.value == b.value and a.evaluations == b.evaluations


def test_the_same_searches_prove_the_same_after_a_reset():
    game = make("connectx")
    search = Search(game, Asked(game), SearchConfig(100, noise_epsilon=0.0, prove_nodes=60))
    state, found = game.state([3, 3, 3, 2, 4, 2, 2]), []
    for _ in range(2):
        results = [search.run([start])[0] for start in (state, state.play(0))]
        found.append([(result.visits.tolist(), result.value, result.evaluations) for result in results])
        search.reset()
    assert found[0] == found[1]


def test_proofs_make_a_search_of_the_same_size_find_more_and_ask_less():
    game, rng = make("connectx", rows=5, columns=4), np.random.default_rng(1)
    states = [state for _ in range(40) for state in game.random_game(rng)[6:9] if state.outcome is None]
    prover = game.extras.prover(game, b"")
    assert prover is not None
    scores = [prover.scorer()(state) for state in states]
    good, asked = [], []
    for nodes in (0, 200):
        results = Search(game, Asked(game), SearchConfig(32, noise_epsilon=0.0, prove_nodes=nodes), len(states)).run(
            states
        )
        best = [np.sign(known[result.move]) == np.sign(max(known.values())) for known, result in zip(scores, results)]
        good, asked = [*good, np.mean(best)], [*asked, results[0].evaluations]
    assert good[1] > good[0] and asked[1] < 0.7 * asked[0]


def test_self_play_asks_the_network_whatever_an_agent_that_plays_could_prove():
    game, games = GAMES["connectx"], []
    for nodes in (0, ENOUGH):
        selfplay = SelfPlay(game, Asked(game), SearchConfig(8, prove_nodes=nodes), SelfPlayConfig(lanes=3), seed=4)
        games.append([(game.played.tolist(), game.values.tolist()) for game in selfplay.play(5)])
    assert games[0] == games[1]
