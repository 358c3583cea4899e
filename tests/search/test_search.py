"""What would break for players and for training: search that misses wins, loses count, or differs when compiled."""

import json
import os
import subprocess
import sys
import time
import tracemalloc
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import stones

import azkit
from azkit.games.base import ENDED, RUNNING, TRUNCATED, Game
from azkit.search import requests, tree
from azkit.search.evaluators import Leaves, RolloutEvaluator, UniformEvaluator, leaves
from azkit.search.search import Search, SearchConfig, new_lanes
from azkit.search.steps import visits_wanted
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

QUIET = {"noise_epsilon": 0.0}


def bandit(rewards: tuple[float, ...], players: int = 2) -> Game:
    """One ply, then seat 0 gets the reward of the arm it chose: search without a network or a board."""
    table = np.array([round(reward * 100) for reward in rewards], np.int64)

    def initial(p, state):
        state[:] = 0

    def legal(p, state, moves):
        for move in range(len(p)):
            moves[move] = move
        return len(p)

    def play(p, state, move):
        state[0] = move + 1

    def to_play(p, state):
        return 0

    def outcome(p, state, returns):
        if state[0] == 0:
            return 0
        returns[0] = p[state[0] - 1] / 100.0
        returns[1] = -returns[0]
        return 1

    def encode(p, state, planes):
        planes[0] = state[0]

    def symmetry(p, state, k, out):
        out[:] = state

    count = len(rewards)
    return Game(
        name="bandit", options={}, players=players, state_size=1, max_moves=count, actions=count, max_plies=1,
        planes=(1, 1, 1), parameters=table, initial=initial, legal=legal, play=play, to_play=to_play,
        outcome=outcome, encode=encode, symmetry=symmetry, move_symmetry=np.arange(count, dtype=np.int32)[None],
        move_text=lambda state, move: str(move), parse_move=lambda state, text: int(text), text=str, svg=str,
    )  # fmt: skip


class Leaning:
    """Priors that lean to high move numbers, and values that depend on the position: nothing ties, nothing is fair."""

    def __init__(self, game):
        self.game, self.seen = game, []

    def submit(self, leaves: Leaves):
        self.seen += [state.tobytes() for state in leaves.states]
        priors = np.concatenate(
            [
                (1.0 + leaves.moves[a:b]) / (1.0 + leaves.moves[a:b]).sum()
                for a, b in zip(leaves.offsets, leaves.offsets[1:])
            ]
        ).astype(np.float32)
        value = np.sin(leaves.states.astype(np.float64) @ np.arange(1, leaves.states.shape[1] + 1)) / 2
        values = np.stack([value, -value], 1).astype(np.float32)
        return lambda: (priors, values)


def run(game, state, evaluator=None, **config):
    search = Search(game, evaluator or UniformEvaluator(game), SearchConfig(**(QUIET | config)))
    return search.run([state])[0]


@pytest.mark.parametrize("selection", ["puct", "uct", "gumbel"])
def test_the_best_arm_of_a_bandit_is_found(selection):
    game = bandit((-0.5, 0.3, 0.9, 0.1, -0.9))
    result = run(game, game.initial_state(), selection=selection, simulations=60, prove=False)
    assert result.move == 2 and result.visits.argmax() == 2
    assert result.values[2] == pytest.approx(0.9, abs=1e-5)


def test_visits_add_up_and_values_are_means_by_seat():
    game = bandit((-0.5, 0.3, 0.9))
    result = run(game, game.initial_state(), simulations=50, prove=False)
    assert result.visits.sum() == 49 and result.simulations == 50  # the root's own evaluation is the other one
    mean = (result.visits * np.array([-0.5, 0.3, 0.9])).sum() / 50
    assert result.value == pytest.approx((mean, -mean), abs=1e-5)


def test_puct_follows_the_formula():
    """A slow twin of the published rule on a bandit: same visits."""
    rewards, priors = np.array([0.2, -0.1, 0.4, 0.0]), np.array([1, 2, 3, 4]) / 10
    visits, sums = np.zeros(4), np.zeros(4)
    for done in range(1, 80):
        q = np.where(visits > 0, sums / np.maximum(visits, 1), 0.0)
        scale = 1.25 + np.log((done + 1 + 19652 + 1) / 19652)  # the simulation in hand counts as a visit of the root
        best = int(np.argmax(q + scale * priors * np.sqrt(done + 1) / (1 + visits)))
        visits[best] += 1
        sums[best] += rewards[best]

    class Fixed:
        def submit(self, leaves):
            return lambda: (priors.astype(np.float32), np.zeros((1, 2), np.float32))

    game = bandit(tuple(rewards))
    result = run(game, game.initial_state(), Fixed(), simulations=80, prove=False, fpu_reduction=None)
    assert result.visits.tolist() == visits.astype(int).tolist()


@pytest.mark.parametrize("selection", ["puct", "gumbel", "uct"])
@pytest.mark.parametrize(
    ("moves", "best"),
    [
        ([3, 2, 3, 2, 3, 2], 3),  # four on top of each other
        ([3, 3, 4, 4, 2], 1),  # a threat at both ends: only columns 1 and 5 hold out, and 1 comes first
        ([0, 3, 0, 3, 0], 0),  # block the column
    ],
)
def test_wins_and_blocks_are_found(selection, moves, best):
    game = azkit.make("connectx")
    evaluator = RolloutEvaluator(game, seed=1) if selection == "uct" else UniformEvaluator(game)
    result = run(game, game.state(moves), evaluator, selection=selection, simulations=800)
    assert result.move in ({best, 5} if best == 1 else {best})


def test_a_forced_win_is_proven_and_ends_the_search():
    game = azkit.make("tictactoe")
    result = run(game, game.state([0, 1, 4]), simulations=5000)
    assert result.proven and result.value == (1.0, -1.0)
    assert result.simulations < 500 and result.move == 8  # blocks, though it loses all the same


@pytest.mark.parametrize("selection", ["puct", "uct", "gumbel"])
def test_a_win_in_one_is_found_with_two_simulations_whatever_the_priors_say(selection):
    game = azkit.make("gobang")
    state = game.state([0, 8, 1, 9, 2, 10, 3, 11])  # 61 moves more, of which 4 wins

    class Blind(UniformEvaluator):
        """All the prior on a corner."""

        def submit(self, leaves):
            priors, values = super().submit(leaves)()
            priors[:] = 0.0
            priors[leaves.offsets[1:] - 1] = 1.0
            return lambda: (priors, values)

    search = Search(game, Blind(game), SearchConfig(simulations=2, selection=selection))
    result = search.run([state])[0]
    assert result.proven and result.move == 4 and result.value == (1.0, -1.0)
    assert result.policy[list(result.moves).index(4)] == 1.0


def test_the_best_line_begins_with_the_best_move_and_plays_a_proven_game_to_its_end():
    """What a page shows as the expected continuation: legal move by move, with the value that the search claims."""
    rng, proven = np.random.default_rng(3), 0
    for game in (azkit.make("tictactoe"), azkit.make("connectx", rows=4, columns=4)):
        for selection in ("puct", "gumbel", "uct"):
            config = SearchConfig(simulations=300, selection=selection, **QUIET)
            search = Search(game, UniformEvaluator(game), config)
            for state in game.random_game(rng):
                result = search.run([state])[0]
                line = search.line(0)
                assert line[0] == result.move and search.line(0, 1) == line[:1] and len(line) <= 12
                for move in line:  # raises where one is illegal
                    state = state.play(move)
                if result.proven and state.outcome is not None:
                    proven += 1
                    assert state.outcome == result.value
    assert proven > 10


def test_a_move_proven_lost_is_not_played_for_others_were_never_tried():
    """A network that is sure of a blunder: first-play urgency puts all other moves below a certain loss."""
    game = azkit.make("tictactoe")
    game = replace(game, move_symmetry=game.move_symmetry[:1])  # the evaluator sees each position as it is
    state = game.state([0, 4, 1])  # seat 1 has to block in 2

    class Sure(UniformEvaluator):
        """Of the last move, after which all is lost, as it thinks anyway."""

        def submit(self, leaves):
            priors, values = super().submit(leaves)()
            if np.array_equal(leaves.states[0], state.array):
                priors[:], values[0] = 0.002, (0.9, -0.9)
                priors[-1] = 0.99
            return lambda: (priors, values)

    result = run(game, state, Sure(game), simulations=100)
    assert result.values[-1] == -1.0 and result.visits[-1] < 10
    assert result.move == 2 and result.policy[-1] == 0.0


def test_a_move_proven_lost_is_not_played_though_nothing_else_was_tried():
    """Of the few that there was time for, each proven lost, the first was played."""
    game = azkit.make("tictactoe")
    search = Search(game, UniformEvaluator(game), SearchConfig(3, noise_epsilon=0.0, prove_nodes=1000))
    result = search.run([game.state([8, 4, 7])])[0]  # seat 1 has to block in 6
    lost = result.values == -1.0
    assert lost.sum() == 2 and (lost == (result.visits > 0)).all() and not result.proven
    assert not result.policy[lost].any() and result.policy.sum() == pytest.approx(1.0)
    assert not lost[list(result.moves).index(result.move)] and search.line(0) == [result.move]


def test_a_policy_drops_refuted_moves():
    game = azkit.make("connectx")
    result = run(game, game.state([3, 0, 3, 0, 3]), simulations=300)
    assert result.policy.sum() == pytest.approx(1.0) and result.move == 3
    assert result.policy[3] == pytest.approx(1.0)  # all other moves lose at once, and that is proven


@cache
def exact(state):
    """Value for the side to move by exhaustive search."""
    if state.outcome is not None:
        return None
    best = -2.0
    for move in state.legal_moves():
        child = state.play(move)
        best = max(best, child.outcome[state.to_play] if child.outcome else -exact(child))
    return best


def test_proven_values_are_exact_on_random_late_positions():
    game, rng = azkit.make("connectx", rows=4, columns=4, inarow=3), np.random.default_rng(5)
    proven = 0
    for _ in range(40):
        state = game.initial_state()
        for _ in range(6):
            if state.outcome is None:
                state = state.play(int(rng.choice(state.legal_moves())))
        if state.outcome is not None:
            continue
        result = run(game, state, Leaning(game), simulations=3000)
        if result.proven:
            proven += 1
            assert result.value[state.to_play] == exact(state)
            kept = [move for move, share in zip(result.moves, result.policy) if share > 0]
            for move in kept:
                child = state.play(int(move))
                value = child.outcome[state.to_play] if child.outcome else -exact(child)
                assert value == exact(state)
    assert proven >= 15


def test_a_win_that_a_lost_opponent_may_give_to_another_is_not_proven():
    """With four stones left the second player has lost, but says by its move which of the other two wins."""
    game = stones.make(5)
    result = run(game, game.initial_state(), simulations=200)
    assert result.move == 0 and not result.proven
    assert abs(result.value[0]) < 0.2, "half of the second player's moves"
    game = stones.make(3)
    result = run(game, game.initial_state(), simulations=200)
    assert result.proven and result.value == (-1.0, 1.0, -1.0), "both moves come to the same"


def test_reuse_continues_where_the_last_search_stopped():
    game = azkit.make("connectx")
    evaluator = Leaning(game)
    search = Search(game, evaluator, SearchConfig(simulations=200, **QUIET), cache_slots=0)
    first = search.run([game.initial_state()])[0]
    inherited = int(first.visits[list(first.moves).index(first.move)])
    after = game.initial_state().play(first.move)
    second = search.run([after])[0]
    assert second.simulations == 200 - inherited
    seen = len(evaluator.seen)
    assert len(set(evaluator.seen)) <= seen and seen == first.evaluations + second.evaluations
    fresh = Search(game, Leaning(game), SearchConfig(simulations=inherited, **QUIET), cache_slots=0)
    alone = fresh.run([after])[0]
    kept = search.trees.nodes[0, tree.ROOT, tree.VISITS]
    assert kept == 200 and alone.visits.sum() == inherited - 1


def test_reroot_keeps_exactly_the_subtree():
    """Against a slow twin that walks the old tree by its links."""

    def collect(root, node):
        edges = []
        for slot in range(root.nodes[node, tree.EDGE_COUNT]):
            edge = root.nodes[node, tree.FIRST_EDGE] + slot
            child = root.links[edge, tree.CHILD]
            below = collect(root, child) if child != tree.NONE else None
            edges.append((int(root.links[edge, tree.MOVE]), root.edges[edge, tree.PRIOR :].tolist(), below))
        return root.nodes[node, [tree.EDGE_COUNT, tree.VISITS, tree.STATUS]].tolist(), root.values[node].tolist(), edges

    game = azkit.make("connectx")
    search = Search(game, Leaning(game), SearchConfig(simulations=300, **QUIET))
    search.run([game.state([3])])
    root = search._tree(0)
    for move in (3, 2):
        edge = next(e for e in range(root.nodes[0, tree.EDGE_COUNT]) if root.links[e, tree.MOVE] == move)
        wanted = collect(root, root.links[edge, tree.CHILD])
        state = root.states[root.links[edge, tree.CHILD]].copy()
        tree.reroot(game.rules, root, move, search.requests.scratch)
        assert collect(root, tree.ROOT) == wanted
        assert np.array_equal(root.states[tree.ROOT], state)
        parents = root.nodes[1 : root.counts[tree.NODES], tree.PARENT]
        assert (parents < np.arange(1, root.counts[tree.NODES])).all() and root.nodes[0, tree.PARENT] == tree.NONE


def test_cached_and_uncached_searches_agree():
    game, states = azkit.make("connectx"), [[], [3], [3, 3, 2], [0, 6, 0]]
    results = []
    for slots in (0, 1 << 12):
        search = Search(game, Leaning(game), SearchConfig(simulations=150, **QUIET), lanes=4, cache_slots=slots)
        results.append(search.run([game.state(moves) for moves in states]))
    for plain, cached in zip(*results):
        assert plain.visits.tolist() == cached.visits.tolist() and plain.value == cached.value
    assert results[1][0].evaluations < results[0][0].evaluations


def test_the_cache_asks_for_no_position_twice_and_merges_mirrors():
    game = azkit.make("connectx")
    evaluator = Leaning(game)
    search = Search(game, evaluator, SearchConfig(simulations=120, **QUIET), lanes=2, cache_slots=1 << 16)
    left, right = search.run([game.state([2]), game.state([4])])
    assert len(evaluator.seen) == len(set(evaluator.seen))
    assert left.visits.sum() == right.visits.sum() == 119
    assert left.values[2] == pytest.approx(right.values[4], abs=0.2)


def test_mirrored_positions_get_mirrored_priors():
    game = azkit.make("connectx")
    search = Search(game, Leaning(game), SearchConfig(simulations=1, **QUIET), lanes=2)
    left, right = search.run([game.state([2, 0]), game.state([4, 6])])
    assert left.priors.tolist() == right.priors[::-1].tolist()


@pytest.mark.parametrize("prove", [False, True])
def test_without_time_for_a_simulation_the_networks_likeliest_move_is_played(prove: bool):
    """A clock of no time asks for no more: the first legal move would be the worst that the network knows."""
    game = azkit.make("connectx")
    search = Search(game, Leaning(game), SearchConfig(simulations=1, prove=prove, **QUIET))
    result = search.run([game.state([4, 6])])[0]
    assert result.visits.sum() == 0 and result.priors.argmax() > 0
    assert result.move == result.moves[result.priors.argmax()]
    assert result.policy.tolist() == pytest.approx(result.priors.tolist())


def test_a_full_tree_and_many_leaves_in_flight_stay_sound():
    game = azkit.make("connectx")
    search = Search(game, Leaning(game), SearchConfig(simulations=500, leaves=8, **QUIET), nodes=120)
    result = search.run([game.initial_state()])[0]
    root = search._tree(0)
    assert root.counts[tree.NODES] <= 120 and root.counts[tree.WAITING] == 0
    # no virtual loss is left behind: each sum is at most as large as its visits
    edges = root.edges[: root.counts[tree.EDGES]]
    assert (np.abs(edges[:, tree.VALUE_SUMS :]) <= edges[:, [tree.EDGE_VISITS]] + 1e-4).all()
    assert result.visits.sum() + 1 == root.nodes[tree.ROOT, tree.VISITS]
    both = edges[:, tree.VALUE_SUMS :].sum(1)
    assert np.abs(both).max() < 1e-3  # two players' values still cancel out


class Broken(Leaning):
    """Raises or answers nonsense once, after a few good answers."""

    def __init__(self, game, fault):
        super().__init__(game)
        self.left, self.fault = 5, fault

    def submit(self, leaves):
        self.left -= 1
        priors, values = super().submit(leaves)()
        return lambda: self.fault(priors, values) if self.left == 0 else (priors, values)


def interrupt(priors, values):
    raise KeyboardInterrupt


FAULTS = {
    "not finite": lambda priors, values: (priors * np.nan, values),
    "no finite": lambda priors, values: (priors, values / 0.0),
    r"priors \(6,\)": lambda priors, values: (priors[:-1], values),
    r"values \(1,\)": lambda priors, values: (priors, values[:, 0]),
}


def test_an_interrupted_search_leaves_nothing_behind():
    """Stop in a notebook, then the same cell again."""
    game = azkit.make("connectx")
    states = [game.state([3]), game.state([3, 3])]
    search = Search(game, Broken(game, interrupt), SearchConfig(simulations=60, leaves=2, **QUIET), lanes=2)
    with pytest.raises(KeyboardInterrupt):
        search.run(states)
    fresh = Search(game, Leaning(game), SearchConfig(simulations=60, leaves=2, **QUIET), lanes=2)
    for again, wanted in zip(search.run(states), fresh.run(states)):
        assert again.visits.tolist() == wanted.visits.tolist() and again.value == wanted.value


@pytest.mark.parametrize("words", FAULTS)
@np.errstate(divide="ignore", invalid="ignore")
def test_an_evaluators_nonsense_is_an_error_and_not_the_first_move_for_ever(words):
    game = azkit.make("connectx")
    search = Search(game, Broken(game, FAULTS[words]), SearchConfig(simulations=60, **QUIET))
    with pytest.raises(azkit.AzkitError, match="the evaluator answered .*" + words.replace("not", "no")):
        search.run([game.initial_state()])
    assert search.run([game.initial_state()])[0].visits.sum() == 59


def test_subtrees_follow_their_games_when_others_end():
    """The players of a match ask for the games that go on, in a list that grows shorter."""
    game = azkit.make("connectx")
    search = Search(game, Leaning(game), SearchConfig(simulations=100, **QUIET), lanes=4, cache_slots=0)
    states = [game.state([column]) for column in range(4)]
    results = search.run(states)
    kept = [1, 3, 2]
    after = [states[index].play(results[index].move) for index in kept]
    inherited = sum(int(results[index].visits.max()) for index in kept)
    again = search.run(after)
    assert again[0].simulations == 3 * 100 - inherited
    for state, result in zip(after, again):
        assert result.moves.tolist() == state.legal_moves() and result.visits.sum() == 99
    assert [result.visits.sum() for result in search.run([after[0], after[0], *states[:2]])] == [99] * 4


def test_a_ply_cap_proves_nothing():
    """A lost side that only has to hold out for two plies more must not take that for a proven draw."""
    game = azkit.make("tictactoe")

    def outcome(p, state, returns):
        status = game.outcome(p, state, returns)
        return TRUNCATED if status == RUNNING and np.count_nonzero(state[:9]) == 6 else status

    capped = replace(game, outcome=outcome)
    result = run(capped, capped.state([0, 4, 8, 2, 6]), simulations=300)  # seat 0 wins next, by 3 or by 7
    assert not result.proven and result.visits.sum() == 299


def test_time_limit_stops_and_answers():
    game = azkit.make("connectx")
    config = SearchConfig(simulations=1000, **QUIET)
    search = Search(game, UniformEvaluator(game), config, nodes=20_000, cache_slots=0)
    result = search.run([game.initial_state()], seconds=0.05)[0]
    assert 1 <= result.simulations < 20_000 and result.move in range(7)


def test_time_limit_stops_a_search_that_needs_no_network_any_more():
    """Two cells are left, and the search may prove nothing: it walked on for half an hour, deaf to clock and Ctrl-C."""
    game = azkit.make("tictactoe")
    search = Search(game, UniformEvaluator(game), SearchConfig(prove=False, **QUIET), nodes=1000)
    search.run([game.state([0, 1, 2, 4, 3, 5, 7])], simulations=2)  # compiles
    began = time.perf_counter()
    result = search.run([game.state([0, 1, 2, 4, 3, 5, 7])], seconds=0.05)[0]
    assert result.simulations > 100 and time.perf_counter() - began < 20
    more = search.run([game.state([0, 1, 2, 4, 3, 5, 7])], simulations=200_000)[0]
    assert more.visits.sum() == max(199_999, result.visits.sum())


def test_noise_touches_legal_root_moves_only():
    game = azkit.make("connectx")
    search = Search(game, UniformEvaluator(game), SearchConfig(simulations=50), seed=4)
    result = search.run([game.state([0, 0, 0, 0, 0, 0])])[0]
    assert result.moves.tolist() == [1, 2, 3, 4, 5, 6]
    assert result.priors.sum() == pytest.approx(1.0, abs=1e-5) and np.ptp(result.priors) > 0.01
    child = search.trees.links[0, int(search.trees.nodes[0, 0, tree.FIRST_EDGE]), tree.CHILD]
    first = search.trees.nodes[0, child, tree.FIRST_EDGE]
    assert np.ptp(search.trees.edges[0, first : first + 7, tree.PRIOR]) < 1e-6


@pytest.mark.parametrize("simulations", [5, 40])
def test_the_policy_target_is_the_networks_own_policy_improved_by_values(simulations: int):
    """As told plainly: noise is left out, and a move never tried counts as those that were, weighed by their priors."""
    game = azkit.make("connectx")
    state = game.initial_state().play(3)
    evaluator = Leaning(game)
    result = run(game, state, evaluator=evaluator, simulations=simulations, noise_epsilon=0.25, target_scale=6.0)
    priors = (1.0 + result.moves) / (1.0 + result.moves).sum()
    assert np.abs(result.priors - priors).max() > 0.01, "the search had noise"
    own = np.sin(state.array.astype(float) @ np.arange(1, len(state.array) + 1)) / 2 * (1 - 2 * state.to_play)
    tried = result.visits > 0
    assert tried.all() == (simulations == 40)
    mean = (priors * result.values)[tried].sum() / priors[tried].sum()
    mixed = (own + result.visits.sum() * mean) / (1 + result.visits.sum())
    improved = priors * np.exp(6.0 * np.where(tried, result.values, mixed))
    assert result.policy == pytest.approx(improved / improved.sum(), rel=1e-4)
    plain = run(game, state, evaluator=evaluator, simulations=simulations, noise_epsilon=0.25, target_scale=0.0)
    assert plain.visits.tolist() == result.visits.tolist(), "the search itself is the same"
    assert plain.policy == pytest.approx(plain.visits / plain.visits.sum())


def test_gumbel_schedule_halves_the_field():
    assert [visits_wanted(7, 4, 16, done) for done in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [visits_wanted(7, 4, 16, done) for done in range(8, 16)] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert [visits_wanted(1, 16, 5, done) for done in range(5)] == [0, 1, 2, 3, 4]


def test_gumbel_needs_no_memory_for_a_large_number_of_simulations():
    """It was a number for each simulation and number of moves: gigabytes in hive."""
    game, config = azkit.make("connectx"), SearchConfig(simulations=1 << 18, selection="gumbel")
    tracemalloc.start()
    new_lanes(game, config, lanes=1, cache_slots=0, nodes=100)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1 << 20


def test_gumbel_with_few_simulations_looks_at_the_considered_moves_only():
    game = azkit.make("connectx")
    result = run(game, game.initial_state(), selection="gumbel", considered=4, simulations=17)
    assert (result.visits > 0).sum() == 4 and result.policy.sum() == pytest.approx(1.0)


def test_gumbel_values_a_position_by_its_policy_as_a_slow_twin_does():
    """Moves that sequential halving rejects must not count in what a position is said to be worth."""
    game = azkit.make("connectx")
    game = replace(game, move_symmetry=game.move_symmetry[:1])  # the evaluator sees each position as it is
    state, evaluator = game.state([3, 3, 2]), Leaning(game)
    result = run(game, state, evaluator, selection="gumbel", considered=4, simulations=17, prove=False)
    seat, own = state.to_play, evaluator.submit(leaves([state]))()[1][0, state.to_play]
    expected = sum(share * (own if np.isnan(q) else q) for share, q in zip(result.policy, result.values))
    assert result.value[seat] == pytest.approx(expected, abs=1e-5)
    assert result.value[1 - seat] == pytest.approx(-expected, abs=1e-5)
    alone = run(game, state, evaluator, selection="gumbel", simulations=1)
    assert alone.value[seat] == pytest.approx(own), "no move was tried"


def test_gumbel_values_are_nearer_to_exact_ones_than_the_mean_of_its_simulations():
    game, rng = azkit.make("tictactoe"), np.random.default_rng(1)
    states = [state for _ in range(60) for state in game.random_game(rng, 4)[1:]]
    config = SearchConfig(simulations=48, selection="gumbel", prove=False, **QUIET)
    results = Search(game, UniformEvaluator(game), config, lanes=len(states)).run(states)
    truth = np.array([exact(state) for state in states])
    own = np.array([result.value[state.to_play] for state, result in zip(states, results)])
    means = np.array([np.nansum(result.visits * result.values) / 48 for result in results])
    assert np.mean((own - truth) ** 2) < 0.85 * np.mean((means - truth) ** 2)


TWIN = """
import json, sys
import azkit
sys.path.insert(0, sys.argv[1])
from search.test_search import Leaning
from azkit.search.search import Search, SearchConfig
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
game, out = azkit.make("connectx", rows=4, columns=5, inarow=3), []
for selection in ("puct", "uct", "gumbel"):
    config = SearchConfig(simulations=60, selection=selection, leaves=2)
    search = Search(game, Leaning(game), config, lanes=2, seed=9)
    for moves in ([], [1], [1, 2, 1]):
        results = search.run([game.state(moves)] * 2)
        out.append([[r.visits.tolist(), r.policy.tolist(), list(r.value)] for r in results])
config = SelfPlayConfig(lanes=3, opening_plies=5, cache_slots=64)
play = SelfPlay(game, Leaning(game), SearchConfig(simulations=12), config, seed=2)
out.append([[e.played.tolist(), e.policy.tolist()] for e in play.play(4)])
print(json.dumps(out))
"""


def test_compiled_and_plain_python_searches_are_identical():
    here = str(Path(__file__).parents[1])
    runs = []
    for disabled in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
        done = subprocess.run(
            [sys.executable, "-c", TWIN, here], capture_output=True, text=True, env=environment, check=True
        )
        runs.append(json.loads(done.stdout))
    assert runs[0] == runs[1]


@pytest.mark.parametrize("plies", [6, 60])
def test_every_second_game_of_self_play_begins_after_random_plies(plies):
    game = azkit.make("connectx")
    play = SelfPlay(game, Leaning(game), SearchConfig(simulations=2), SelfPlayConfig(8, opening_plies=plies), seed=3)
    stones = {0: set(), 1: set()}
    for episode in play.play(200):
        begun = int(np.count_nonzero(episode.states[0][:42]))
        stones[episode.game[0] % 2].add(begun)
        assert len(episode.played) >= 1, "no opening ends a game"
    assert stones[0] == {0}
    assert stones[1] == set(range(1, 7)) if plies == 6 else max(stones[1]) > 20


def test_a_finished_game_is_no_root():
    game = azkit.make("tictactoe")
    with pytest.raises(azkit.AzkitError, match=r"over after moves \[0, 3, 1, 4, 2\]"):
        run(game, game.state([0, 3, 1, 4, 2]))


@pytest.mark.parametrize("change", [{"simulations": 0}, {"selection": "best"}, {"noise_alpha": 0.0}, {"leaves": 0}])
def test_bad_settings_are_refused(change):
    with pytest.raises(azkit.AzkitError):
        SearchConfig(**change)


def test_position_keys_spread():
    game, rng = azkit.make("connectx"), np.random.default_rng(0)
    keys, states = set(), set()
    for _ in range(300):
        state = game.initial_state()
        while state.outcome is None:
            state = state.play(int(rng.choice(state.legal_moves())))
            keys.add(int(requests.position_key(state.array)))
            states.add(state.array.tobytes())
    assert len(keys) == len(states)
    slots = np.bincount((np.array(list(keys)) >> 8) & 255, minlength=256)
    assert slots.max() < 3 * slots.mean()


assert (RUNNING, ENDED) == (0, 1)  # what the bandit's plain numbers mean
