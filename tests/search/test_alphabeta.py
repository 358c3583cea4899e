"""A search that finds other values than plain minimax, that cannot be stopped, or that looks at everything twice."""

import time
from dataclasses import replace

import numpy as np
import pytest

import azkit
from azkit.games.base import ENDED, RUNNING
from azkit.search.alphabeta import WIN, AlphaBeta

SMALL = {
    "tictactoe": {},
    "gobang": {"rows": 4, "columns": 4, "inarow": 3},
    "nogo": {"rows": 4, "columns": 4},
    "connectx": {"rows": 4, "columns": 4, "inarow": 3},
    "chain_reaction": {"rows": 3, "columns": 3},
    "hive": {"pieces": "Base+MLP"},
}


def minimax(state, depth, ply=0):
    """The value for seat 0, by the definition."""
    if state.outcome is not None:
        return state.outcome[0] * (WIN - ply)
    if depth == 0:
        return state.game.rule("heuristic")(state.game.parameters, state.array.copy())
    values = [minimax(state.play(move), depth - 1, ply + 1) for move in state.legal_moves()]
    return max(values) if state.to_play == 0 else min(values)


@pytest.mark.parametrize("name", SMALL)
def test_values_are_those_of_plain_minimax(name):
    game, rng = azkit.make(name, **SMALL[name]).compile(), np.random.default_rng(7)
    search, compared = AlphaBeta(game), 0
    while compared < 10:
        state = rng.choice(game.random_game(rng))
        moves, depth = state.legal_moves(), int(rng.integers(1, 5))
        if len(moves) ** depth > 300:
            continue
        sign, compared = 1 - 2 * state.to_play, compared + 1
        plain = {move: sign * minimax(state.play(move), depth - 1) for move in moves}
        assert search.values(state, depth) == plain
        move, value, seen = search.choose(state, depth=depth, seed=compared)
        assert plain[move] == max(plain.values())
        assert seen == depth or len(moves) == 1 or abs(value) > 1


def test_tictactoe_to_its_end_looks_at_no_position_often():
    """Without its table it looks at 40,000."""
    search = AlphaBeta(azkit.make("tictactoe"))
    assert search.choose(search.game.initial_state())[1:] == (0.0, 9)
    assert search.nodes < 15_000


def test_it_goes_on_where_it_stopped(monkeypatch):
    game = azkit.make("hive", pieces="Base+MP")
    state = game.random_game(np.random.default_rng(2), 24)[-1]
    whole, pieces = AlphaBeta(game), AlphaBeta(game)
    monkeypatch.setattr("azkit.search.alphabeta.SLICE", 0.0)  # one node at a time
    pieces.slice = 1
    assert pieces.choose(state, depth=3, seed=5) == whole.choose(state, depth=3, seed=5)
    assert pieces.nodes == whole.nodes


def test_a_selective_search_looks_at_less_and_proves_the_same():
    """What it leaves out may hide a better move, but never makes a win of what is none."""
    game, rng, decided = azkit.make("connectx", rows=4, columns=5), np.random.default_rng(5), 0
    whole, selective, nodes = AlphaBeta(game), AlphaBeta(game), np.zeros(2)
    for _ in range(12):
        state = game.random_game(rng, 6)[-1]
        if state.outcome is not None:
            continue
        before = whole.nodes, selective.nodes
        value = whole.choose(state)[1]
        found = selective.choose(state, selective=True)[1]
        nodes += whole.nodes - before[0], selective.nodes - before[1]
        assert np.sign(found) == np.sign(value), "both see to the end of the game"
        decided += value != 0
    assert decided > 2 and nodes[1] < nodes[0]


def half_at_once(p, state, returns) -> int:
    """Seat 0 may end the game with cell 8, for half a win, or wins whatever is played two plies later."""
    stones = 0
    for cell in range(9):
        stones += state[cell] > 0
    returns[0] = 0.5 if state[8] == 1 else 1.0
    returns[1] = -returns[0]
    return ENDED if stones == 3 or (stones == 1 and state[8] == 1) else RUNNING


def test_half_a_win_is_taken_only_where_no_whole_one_is_seen():
    game = replace(azkit.make("tictactoe"), name="half", outcome=half_at_once)
    search, state = AlphaBeta(game), game.initial_state()
    assert search.choose(state, depth=1)[::2] == (8, 1)
    move, value, seen = search.choose(state)
    assert move != 8 and (value, seen) == (WIN - 3, 3)


def test_a_seed_chooses_evenly_among_moves_of_which_nothing_is_known():
    """Of 54 first moves 18 were never played, and those of the upper half nearly always."""
    game = azkit.make("chain_reaction")
    search, state = AlphaBeta(game), game.initial_state()
    moves = [search.choose(state, depth=2, seed=seed)[0] for seed in range(200)]
    assert set(search.values(state, 2).values()) == {0.0}
    assert 70 < sum(move < len(state.legal_moves()) // 2 for move in moves) < 130


def test_it_ends_by_the_clock_or_when_it_is_told_to_and_a_seed_makes_it_repeatable():
    game = azkit.make("hive")
    state, search = game.random_game(np.random.default_rng(3), 30)[-1], AlphaBeta(game)
    first = search.choose(state, depth=2, seed=1)
    for limit in ({"seconds": 0.3}, {"seconds": 600.0, "stop": lambda: True}):
        began = time.perf_counter()
        move, _, seen = search.choose(state, **limit)
        assert move in state.legal_moves() and seen >= 1
        assert time.perf_counter() - began < 5
    assert search.choose(state, depth=2, seed=1) == first
