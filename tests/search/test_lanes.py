"""What would break for people who share a search: answers that depend on who else asks, lanes that never rest."""

from dataclasses import replace

import numpy as np
import pytest

import azkit
from azkit.search.lanes import LaneSearch
from azkit.search.search import Search, SearchConfig

CONNECTX = azkit.make("connectx")
CONFIG = SearchConfig(simulations=60, noise_epsilon=0.0)


def new(lanes: int, cls: type = LaneSearch, **changes):
    return cls(CONNECTX, azkit.UniformEvaluator(CONNECTX), CONFIG, lanes, **changes)


def finished(search, lanes):
    """Step until these lanes rest."""
    missing = set(lanes)
    for _ in range(10_000):
        missing -= set(search.step())
        if not missing:
            return
    raise AssertionError("a lane does not come to rest")


@pytest.mark.parametrize("cache_slots", [0, 1 << 10])
def test_a_position_is_searched_as_if_it_were_alone(cache_slots):
    """Positions come in while others are under way: each gets what a search of its own finds."""
    search, states = new(3, cache_slots=cache_slots), [CONNECTX.state(moves) for moves in ([], [3], [3, 3], [0, 6, 1])]
    lanes = {search.begin(states[0], 60, [0, 1, 2]): (states[0], 60)}
    search.step()
    search.step()
    lanes |= {search.begin(states[1], 30, [1, 2]): (states[1], 30), search.begin(states[2], 5, [2]): (states[2], 5)}
    assert sorted(lanes) == [0, 1, 2]
    while 2 not in search.step():
        pass
    assert search.begin(states[3], 60, [2]) == 2
    finished(search, {0, 1, 2})
    for lane, (state, simulations) in (lanes | {2: (states[3], 60)}).items():
        alone = new(1, Search, cache_slots=cache_slots).run([state], simulations)[0]
        found = search.result(lane)
        assert found.visits.tolist() == alone.visits.tolist() and found.move == alone.move
        assert found.simulations == simulations


def test_a_lane_goes_on_from_its_subtree_but_not_from_one_that_is_too_large():
    search, state = new(2, nodes=2000), CONNECTX.state([3])
    lane = search.begin(state, 1000, [1, 0])
    assert lane == 1
    finished(search, {lane})
    following = state.play(search.result(lane).move)
    assert search.begin(following, 1000, [0, 1]) == 1  # rather than the first that is free
    finished(search, {1})
    assert 0 < search.result(1).simulations < 1000
    assert search.begin(following, 10, [0, 1]) == 1
    finished(search, {1})
    assert search.result(1).visits.sum() < 10


def test_a_stopped_lane_rests_and_its_tree_stays_sound():
    search, state = new(2), CONNECTX.state([2])
    lane = search.begin(state, None, [0])
    for _ in range(5):
        assert search.step() == []
    search.stop(lane)
    finished(search, {lane})
    assert search.begin(state, 60, [0]) == lane
    finished(search, {lane})
    assert search.result(lane).visits.tolist() == new(1, Search).run([state], 60)[0].visits.tolist()


class Sure(azkit.UniformEvaluator):
    """Knows the same value of every position."""

    def submit(self, leaves):
        priors, values = super().submit(leaves)()
        values[:] = (0.5, -0.5)
        return lambda: (priors, values)


@pytest.mark.parametrize("leaves", [1, 4])
def test_what_is_told_while_a_lane_searches_counts_no_leaf_in_flight(leaves):
    """A move tried for the first time was worth 0.00, or -1.00 where virtual loss holds leaves apart."""
    search = LaneSearch(CONNECTX, Sure(CONNECTX), replace(CONFIG, leaves=leaves), lanes=1)
    lane, looks = search.begin(CONNECTX.initial_state(), 60, [0]), 0
    while not search.step():
        found, looks = search.result(lane), looks + 1
        tried = found.visits > 0
        assert (found.values[tried] == 0.5).all() and np.isnan(found.values[~tried]).all()
        assert found.value == (0.5, -0.5) and found.simulations == found.visits.sum() + 1 >= found.evaluations
    assert looks > 5


def test_the_line_is_legal_and_begins_with_the_move():
    search, state = new(1, nodes=3000), CONNECTX.state([3, 3])
    search.begin(state, 500, [0])
    finished(search, {0})
    line = search.line(0, most=3)
    assert line[0] == search.result(0).move and len(line) == 3
    for move in line:
        state = state.play(move)


def test_an_evaluator_that_fails_leaves_the_search_usable():
    search = new(2)
    search.begin(CONNECTX.initial_state(), 60, [0])
    search.step()
    working, search.evaluator = search.evaluator, None
    with pytest.raises(AttributeError):
        search.step()
    search.evaluator = working
    assert search.step() == []  # nobody is in
    lane = search.begin(CONNECTX.state([1]), 60, [0, 1])
    finished(search, {lane})
    assert search.result(lane).visits.sum() == 59
