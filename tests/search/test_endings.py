"""What would break for players: proofs of leaves that are wrong, or that leave a root without moves."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from azkit import make
from azkit.games.base import ENDED, RUNNING, TRUNCATED, State
from azkit.games.grid import STATUS
from azkit.search.endings import FURTHER, MORE, USED, _prove, endings, new_room
from azkit.search.evaluators import Leaves
from azkit.search.search import Search, SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

from .test_search import Leaning

ENOUGH = 1_000_000
GAMES = {
    "tictactoe": make("tictactoe"),
    "connectx": make("connectx", rows=4, columns=4, inarow=3),
    "nogo": make("nogo", rows=3, columns=3),
    "chain_reaction": make("chain_reaction", rows=3, columns=2),
}
PROVING = SearchConfig(simulations=2000, noise_epsilon=0.0, prove_nodes=ENOUGH)


class Asked(Leaning):
    """The evaluator of test_search, which also tells what it was asked for."""

    def submit(self, leaves: Leaves):
        assert len(leaves.states), "nothing is no batch"
        return super().submit(leaves)


def half_wins(p, state, returns) -> int:
    """TicTacToe's outcome, where the centre is worth half of what seat 0 wins or loses."""
    status, worth = state[STATUS], 0.5 if state[4] == 1 else 1.0
    returns[0] = 0.0 if status <= 0 else worth if status == 1 else -worth
    returns[1] = -returns[0]
    return RUNNING if status == 0 else ENDED


def capped(p, state, returns) -> int:
    """TicTacToe's outcome after seven stones at most."""
    status, stones = state[STATUS], 0
    for cell in range(9):
        stones += state[cell] > 0
    returns[0] = 0.0 if status <= 0 else 1.0 if status == 1 else -1.0
    returns[1] = -returns[0]
    return ENDED if status != 0 else TRUNCATED if stones >= 7 else RUNNING


HALVES = replace(make("tictactoe"), name="halves", outcome=half_wins)
CAPPED = replace(make("tictactoe"), name="capped", outcome=capped)


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


def solve(game, states, nodes=ENOUGH):
    """Values by seat, and of each position its moves with whether they are good."""
    prove = endings(game)
    assert prove is not None
    moves = np.full((len(states), game.max_moves), -1, np.int32)
    for row, state in enumerate(states):
        moves[row, : len(state.legal_moves())] = state.legal_moves()
    values, good = prove(np.stack([state.array for state in states]), moves, nodes)
    alone, _ = prove(np.stack([state.array for state in states]), moves[:, :0], nodes)
    assert np.array_equal(values, alone, equal_nan=True) or nodes < ENOUGH
    return values, [dict(zip(state.legal_moves(), row.tolist())) for state, row in zip(states, good)]


@pytest.mark.parametrize(
    "game", [GAMES["nogo"], GAMES["chain_reaction"], GAMES["tictactoe"], HALVES], ids=lambda game: game.name
)
def test_all_is_known_where_all_can_be_tried_draws_and_half_wins_too(game):
    states = late_positions(game, 20)
    values, good = solve(game, states)
    worths = [value(state) for state in states]
    assert values.tolist() == [[worth, -worth] for worth in worths]
    assert good == [
        {m: value(state.play(m)) == worth for m in state.legal_moves()} for state, worth in zip(states, worths)
    ]
    if game is HALVES:
        assert {0.5, 1.0} <= {abs(worth) for worth in worths}


@pytest.mark.parametrize("name", GAMES)
def test_what_few_nodes_prove_is_true(name):
    game = GAMES[name]
    states, known = late_positions(game, 30), []
    for nodes in (1, 10, 40, 300):
        values, good = solve(game, states, nodes)
        for state, found, moves in zip(states, values, good):
            if np.isnan(found[0]):
                assert all(moves.values())
            else:
                worth = value(state)
                assert found.tolist() == [worth, -worth]
                assert all(moves[m] for m in moves if value(state.play(m)) == worth)
        known.append(np.isfinite(values[:, 0]).mean())
    assert known[0] < known[1] < known[3]


def test_a_game_that_a_cap_ends_proves_nothing():
    states = [CAPPED.state([0, 3, 1, 4]), CAPPED.state([0, 3, 1, 4, 6]), CAPPED.initial_state()]
    values, good = solve(CAPPED, states)
    assert values[0].tolist() == [1.0, -1.0]
    assert [m for m in good[0] if good[0][m]] == [2, 5]  # 5 is a block, then the cap
    assert values[1].tolist() == [-1.0, 1.0]  # 5 wins
    assert np.isnan(values[2]).all()  # with best play there are seven stones and no winner


def test_where_no_end_is_near_few_nodes_are_spent_and_elsewhere_more_proves_more():
    game, nodes = make("nogo", rows=5, columns=5), 40
    states = late_positions(game, 40) + [game.initial_state().play(move) for move in range(5)]
    room, most, proven = new_room(game, nodes), nodes + game.max_moves, []
    for state in states:
        values, good = np.full((1, 2), np.nan, np.float32), np.ones((1, 0), bool)
        _prove(game.rules, room, state.array[None], np.zeros((1, 0), np.int32), nodes, values, good)
        ended = room.counts[MORE] == 0
        assert room.counts[USED] <= (FURTHER * nodes + game.max_moves if ended else most)
        assert np.isnan(values[0, 0]) or ended, "no end, no proof"
        proven.append((np.isfinite(values[0, 0]), room.counts[USED] > most))
    assert (True, True) in proven and (True, False) in proven and proven[-5:] == [(False, False)] * 5


def test_where_all_is_proven_lost_the_networks_own_move_is_played():
    """It was the one of the lowest number: against who errs the chances that are left were thrown away."""
    game, found = GAMES["nogo"], 0
    for state in late_positions(game, 40):
        if len(state.legal_moves()) > 1 and value(state) == (-1.0 if state.to_play == 0 else 1.0):
            result = Search(game, Asked(game), PROVING).run([state])[0]
            symmetric = (result.priors == result.priors.max()).sum() > 1
            if len(set(result.visits.tolist())) == 1 and not symmetric:
                found += 1
                assert result.move == result.moves[result.priors.argmax()] and result.value[state.to_play] == -1.0
    assert found > 3


@cache
def forced(state: State, seat: int) -> bool:
    """Whether a seat wins whatever the others do, by trying everything."""
    if state.outcome is not None:
        return state.outcome[seat] == 1.0
    quantifier = any if state.to_play == seat else all
    return quantifier(forced(state.play(move), seat) for move in state.legal_moves())


def test_of_three_seats_a_win_against_both_others_is_proven_and_nothing_else():
    game = make("chain_reaction", rows=3, columns=2, players=3)
    states = late_positions(game, 40)
    values, good = solve(game, states)
    won = [forced(state, state.to_play) for state in states]
    assert 10 < sum(won) < len(won) - 10
    for state, wins, found, moves in zip(states, won, values, good):
        if not wins:
            assert np.isnan(found).all() and all(moves.values())
            continue
        assert found.tolist() == [1.0 if seat == state.to_play else -1.0 for seat in range(3)]
        assert moves == {m: forced(state.play(m), state.to_play) for m in moves}
