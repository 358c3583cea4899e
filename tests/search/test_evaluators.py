"""What judges leaves by the rules alone."""

from __future__ import annotations

import math

import numpy as np
import pytest

from azkit import AzkitError, State, make
from azkit.search.evaluators import HeuristicEvaluator, leaves, random_leaves


def worth(state: State, seat: int) -> float:
    """What the rules say of a position, for a seat."""
    if state.outcome is not None:
        return float(state.outcome[seat])
    return state.game.heuristic(state.game.parameters, state.array) * (1 - 2 * seat)


@pytest.mark.parametrize("name", ["hive", "gobang", "chain_reaction"])
def test_a_heuristic_judges_each_move_and_the_best_is_the_value(name: str) -> None:
    game = make(name)
    asked = random_leaves(game, 40, seed=3)
    priors, values = HeuristicEvaluator(game).submit(asked)()
    for row, array in enumerate(asked.states):
        state = State(game, array)
        first, last = asked.offsets[row : row + 2]
        worths = [worth(state.play(int(move)), state.to_play) for move in asked.moves[first:last]]
        weights = [math.exp(10 * (one - max(worths))) for one in worths]
        np.testing.assert_allclose(priors[first:last], np.array(weights) / sum(weights), rtol=1e-4)
        assert values[row, state.to_play] == pytest.approx(max(worths), abs=1e-6) and values[row].sum() == 0


@pytest.mark.parametrize("count", [1, 3, 40])
def test_any_number_of_threads_judges_alike(count: int) -> None:
    game = make("chain_reaction")
    asked = random_leaves(game, count, seed=3)
    one, many = (HeuristicEvaluator(game, threads).submit(asked)() for threads in (1, 4))
    assert all(np.array_equal(alone, shared) for alone, shared in zip(one, many, strict=True))


def test_a_heuristic_sees_a_win_in_one() -> None:
    state = make("gobang").initial_state()
    for move in (0, 8, 1, 9, 2, 10, 3, 11):  # four in a row of each
        state = state.play(move)
    priors, values = HeuristicEvaluator(state.game).submit(leaves([state]))()
    assert state.legal_moves()[int(priors.argmax())] == 4 and values[0].tolist() == [1, -1]


def test_no_heuristic_judges_three_players() -> None:
    with pytest.raises(AzkitError, match="3 players, and a heuristic speaks of two: set selfplay.evaluator"):
        HeuristicEvaluator(make("chain_reaction", players=3))
