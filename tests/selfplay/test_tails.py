"""What would break for training: ends of games with wrong values, good moves taken from a policy, bad ones left in."""

from functools import cache

import numpy as np
import pytest

from azkit import make
from azkit.games.base import State
from azkit.search import endings
from azkit.selfplay import tails
from azkit.selfplay.replay import ReplayConfig, Window
from azkit.selfplay.samples import NO_MOVE, Samples
from azkit.selfplay.tails import exact_tails

from .test_replay import random_samples, three_players

ENOUGH = 1_000_000
GAMES = {
    "tictactoe": make("tictactoe"),
    "connectx": make("connectx", rows=4, columns=4, inarow=3),
    "nogo": make("nogo", rows=3, columns=3),
    "chain_reaction": make("chain_reaction", rows=3, columns=2),
}


@cache
def value(state: State) -> float:
    """For seat 0, by plain minimax."""
    if state.outcome is not None:
        return state.outcome[0]
    best = max if state.to_play == 0 else min
    return best(value(state.play(move)) for move in state.legal_moves())


@pytest.mark.parametrize("name", GAMES)
def test_tails_are_exact_and_policies_keep_the_good_moves(name):
    game = GAMES[name]
    before = random_samples(game, 6, seed=5)
    after, exact = exact_tails(game, before, nodes=3000)
    last = np.append(before.game[1:] != before.game[:-1], True)
    assert exact[last].all() and exact.mean() > 0.3
    assert np.array_equal(after.values[~exact], before.values[~exact])
    assert np.array_equal(after.policy[~exact], before.policy[~exact])
    for row in np.flatnonzero(exact):
        state = State(game, before.states[row].copy())
        worth = value(state)
        assert after.values[row].tolist() == [worth, -worth]
        real = before.moves[row] != NO_MOVE
        good = [value(state.play(int(move))) == worth for move in before.moves[row][real]]
        kept = before.policy[row][real] * good
        assert after.policy[row][real] == pytest.approx(kept / kept.sum(), abs=1e-5)
        assert not after.policy[row][~real].any()


def test_positions_that_are_equal_are_searched_once_and_all_of_them_hear_it(monkeypatch):
    game, searched = GAMES["tictactoe"], []

    def counting(game):
        def prove(states, moves, nodes):
            searched.append(len(states))
            return endings._solve(game, states, moves, nodes)

        return prove

    monkeypatch.setattr(tails, "endings", counting)
    once = random_samples(game, 6, seed=5)
    twice = Samples(*(np.concatenate([column, column]) for column in once))
    twice = twice._replace(game=np.concatenate([once.game, once.game + 100]))
    alone, known = exact_tails(game, once, nodes=3000)
    rows, searched[:] = sum(searched), []
    both, too = exact_tails(game, twice, nodes=3000)
    assert sum(searched) == rows <= len(once.game)
    for half in (slice(None, len(once.game)), slice(len(once.game), None)):
        assert np.array_equal(too[half], known)
        assert np.array_equal(both.values[half], alone.values) and np.array_equal(both.policy[half], alone.policy)


@pytest.mark.parametrize("name", GAMES)
def test_however_many_processors_there_are_the_same_is_proven(name, monkeypatch):
    """A resume on another machine would otherwise learn from another window."""
    game = GAMES[name]
    monkeypatch.setattr(tails, "GAMES", 3)
    samples, found = random_samples(game, 20, seed=5), []
    for count in (1, 4):
        monkeypatch.setattr(tails, "cores", lambda count=count: count)
        found.append(exact_tails(game, samples, nodes=30))
    (one, known), (other, too) = found
    assert np.array_equal(known, too) and 0 < known.mean() < 1 or name == "tictactoe"
    assert np.array_equal(one.values, other.values) and np.array_equal(one.policy, other.policy)
    whole, all_known = exact_tails(game, samples, ENOUGH)
    assert (all_known >= known).all() and np.array_equal(whole.values[known], one.values[known])


def test_few_nodes_leave_what_is_hard_as_it_was():
    game = GAMES["connectx"]
    samples = random_samples(game, 12, seed=5)
    shares = [exact_tails(game, samples, nodes)[1].mean() for nodes in (3, 30, 3000)]
    assert 0 < shares[0] < shares[1] < shares[2]


def test_the_bitboards_and_the_rules_agree_on_a_real_board():
    game = make("connectx", rows=5, columns=5)
    samples = random_samples(game, 20, seed=1)
    rows = [row for row, state in enumerate(samples.states) if np.count_nonzero(state[:25]) >= 16]
    fast, slow = (solve(samples.states[rows], samples.moves[rows], ENOUGH) for solve in
                  (game.extras.endings(game), lambda *asked: endings._solve(game, *asked)))  # fmt: skip
    assert len(rows) > 20
    real = samples.moves[rows] != NO_MOVE
    assert np.array_equal(fast[0], slow[0]) and np.array_equal(fast[1] & real, slow[1] & real)


def test_a_policy_that_was_all_wrong_becomes_even_among_the_good_moves():
    game = GAMES["tictactoe"]
    samples = random_samples(game, 1, seed=0)
    state = game.state([0, 3, 1, 4])  # 2 wins at once
    row = [array[:1].copy() for array in samples]
    one = samples._make(row)
    one.states[0], one.moves[0], one.policy[0] = state.array, NO_MOVE, 0
    one.moves[0, :5], one.policy[0, 3] = state.legal_moves(), 1.0
    assert exact_tails(game, one, ENOUGH)[0].policy[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_window_learns_exact_values_from_where_they_begin():
    """Also of a game that a ply cap ended. Of three players who wins whatever the others do is told."""
    game = GAMES["tictactoe"]
    samples = random_samples(game, 10, seed=2, truncated=1.0)
    window = Window(game, ReplayConfig(prove_nodes=ENOUGH, symmetries=False, merge=False))
    window.add(samples, 1)
    exact = exact_tails(game, samples, ENOUGH)[1]
    block = window.blocks[0]
    assert np.array_equal(block.ended, exact) and exact.any()
    seats = np.array([State(game, state.copy()).to_play for state in samples.states])
    truth = [value(State(game, state.copy())) for state in samples.states[exact]]
    assert block.values[exact, 0].tolist() == [v if seat == 0 else -v for v, seat in zip(truth, seats[exact])]
    many = three_players()
    samples = random_samples(many, 3, seed=1)
    told, exact = exact_tails(many, samples, ENOUGH)
    seats = [State(many, state.copy()).to_play for state in samples.states[exact]]
    assert exact.any() and told.values[exact].tolist() == [
        [1.0 if s == seat else -1.0 for s in range(3)] for seat in seats
    ]
