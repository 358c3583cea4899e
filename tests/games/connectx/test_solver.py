"""A wrong score would misjudge agents in grading, and lose won endgames in submissions."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import azkit
from azkit.games.connectx.bitboard import bits, board_shape, fits, winning_cells
from azkit.games.connectx.solver import AREA, Solver, follow_up
from azkit.search.alphabeta import WIN, AlphaBeta


def slow(state, memo):
    """Exact score by plain negamax over azkit's rules: the solver's convention, none of its tricks."""
    key = state.array.tobytes()
    if key not in memo:
        memo[key] = max(slow_moves(state, memo).values())
    return memo[key]


def slow_moves(state, memo):
    area, scores = state.game.max_plies, {}
    for move in state.legal_moves():
        after = state.play(move)
        if after.outcome is None:
            scores[move] = -slow(after, memo)
        else:
            scores[move] = (area + 1 - state.ply) // 2 if after.outcome[state.to_play] > 0 else 0
    return scores


def ask(solver, state, nodes=1 << 62) -> Any:
    return solver.scores(*stones_of(solver.shape, state), nodes)


def stones_of(shape, state):
    return bits(shape, state.array[: shape.area].tolist(), state.to_play + 1)


def walk(game, plies, rng):
    """A running position after so many random plies, or None."""
    state = game.initial_state()
    while state.ply < plies and state.outcome is None:
        state = state.play(rng.choice(state.legal_moves()))
    return state if state.outcome is None else None


@pytest.mark.parametrize(
    ("rows", "columns", "inarow"),
    [(4, 4, 4), (4, 4, 3), (5, 3, 3), (3, 5, 3), (3, 4, 2), (6, 2, 4), (2, 6, 4), (1, 7, 3), (7, 1, 4), (4, 5, 5)],
)
def test_scores_on_small_boards_are_those_of_plain_negamax(rows, columns, inarow):
    game = azkit.make("connectx", rows=rows, columns=columns, inarow=inarow)
    solver, memo, rng = Solver(rows, columns, inarow), {}, random.Random(rows)
    for _ in range(40):
        state = walk(game, rng.randrange(max(0, rows * columns - 9), rows * columns), rng)
        if state is not None:
            expected = slow_moves(state, memo)
            assert ask(solver, state) == expected
            stones = stones_of(solver.shape, state)
            best = max(expected.values())
            assert solver.reaches(*stones, best) and not solver.reaches(*stones, best + 1)
    assert memo


def test_a_whole_small_game_is_solved_from_the_empty_board():
    game = azkit.make("connectx", rows=4, columns=3, inarow=3)
    assert ask(Solver(4, 3, 3), game.initial_state()) == slow_moves(game.initial_state(), {})
    assert max(ask(Solver(4, 4, 4), azkit.make("connectx", rows=4, columns=4).initial_state()).values()) == 0


def openspiel_value(state):
    """Value by seat of an OpenSpiel position under best play."""
    if state.is_terminal():
        return state.returns()
    seat = state.current_player()
    return max((openspiel_value(state.child(move)) for move in state.legal_actions()), key=lambda values: values[seat])


def test_late_positions_of_the_standard_board_agree_with_openspiel():
    game, oracle = azkit.make("connectx"), pyspiel.load_game("connect_four")
    solver, memo, rng, seen = Solver(6, 7, 4), {}, random.Random(5), 0
    while seen < 60:
        state = walk(game, rng.randrange(33, 41), rng)
        if state is None:
            continue
        seen += 1
        other = oracle.new_initial_state()
        for move in state.moves:
            other.apply_action(move)
        scores = ask(solver, state)
        assert scores == slow_moves(state, memo)
        for move, score in scores.items():
            value = openspiel_value(other.child(move))[state.to_play]
            assert (score > 0) - (score < 0) == value


def test_a_mirrored_position_has_mirrored_scores():
    game, rng = azkit.make("connectx"), random.Random(3)
    for _ in range(15):
        state = walk(game, 22, rng)
        if state is not None:
            mirrored = game.state([6 - move for move in state.moves])
            scores = ask(Solver(6, 7, 4), state)
            assert ask(Solver(6, 7, 4), mirrored) == {6 - move: score for move, score in scores.items()}


def test_running_out_of_nodes_gives_unknown_and_spoils_nothing():
    game, rng = azkit.make("connectx"), random.Random(8)
    solver = Solver(6, 7, 4)
    state = next(state for _ in range(100) if (state := walk(game, 18, rng)))
    truth = ask(Solver(6, 7, 4), state)
    for budget in (0, 1, 10, 100, 1000):
        partial = ask(solver, state, nodes=budget)
        assert set(partial) == set(truth)
        assert all(score in (None, truth[move]) for move, score in partial.items())
    assert None in ask(solver, game.initial_state(), nodes=100).values()
    assert ask(solver, state) == truth


def test_compiled_and_plain_python_visit_the_same_nodes():
    program = """
import json, sys
from azkit.games.connectx.bitboard import bits
from azkit.games.connectx.solver import Solver
solver = Solver(4, 5, 4)
scores = solver.scores(*bits(solver.shape, [0] * 10 + [2, 0, 0, 0, 1, 1, 2, 2, 1, 2], 1), 4000)
print(json.dumps([scores, solver.nodes]))
"""
    runs = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        runs.append(json.loads(done.stdout))
    assert runs[0] == runs[1]
    assert runs[0][1] > 100


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "columns", "inarow"), [(4, 5, 4), (5, 4, 4), (6, 4, 4), (5, 5, 4)])
def test_what_follow_up_promises_holds_against_every_play(rows, columns, inarow):
    """A promise that fails would cut off the one winning move: heights are even and odd."""
    game, shape = azkit.make("connectx", rows=rows, columns=columns, inarow=inarow), board_shape(rows, columns, inarow)
    memo, rng, promised = {}, random.Random(0), {-1: 0, 0: 0, AREA: 0}
    for _ in range(400):
        state = walk(game, rng.randrange(rows * columns - 11, rows * columns - 1), rng)
        if state is not None:
            mine, mask = stones_of(shape, state)
            most = follow_up(shape, mine, mask, winning_cells(shape, mine ^ mask) & ~mask)
            assert np.sign(slow(state, memo)) <= most
            promised[most] += 1
    assert min(promised.values()) > 2


def test_boards_beyond_63_bits_are_refused():
    assert fits(6, 7, 4) and fits(8, 7, 4) and not fits(9, 7, 4) and not fits(7, 8, 4)
    with pytest.raises(azkit.AzkitError, match="7 x 8"):
        Solver(7, 8, 4)


@pytest.mark.parametrize(("rows", "columns", "inarow"), [(20, 3, 4), (11, 5, 6), (14, 4, 5)])
def test_a_line_longer_than_a_tall_board_is_wide_is_never_seen_across_it(rows, columns, inarow):
    """A shift by 64 bits or more is none in machine code: three stones on a diagonal counted as won."""
    game = azkit.make("connectx", rows=rows, columns=columns, inarow=inarow)
    assert game.extras.prover(game, b"") is game.extras.endings(game) is None and not fits(rows, columns, inarow)


def test_the_rules_alone_solve_tictactoe():
    """Every position reachable against best replies keeps its value: two best players always draw."""
    game = azkit.make("tictactoe")
    memo: dict[bytes, float] = {}

    def value(state):
        """For the side to move, by plain negamax."""
        if state.outcome is not None:
            return state.outcome[state.to_play]
        key = state.array.tobytes()
        if key not in memo:
            memo[key] = max(-value(state.play(move)) for move in state.legal_moves())
        return memo[key]

    rng = random.Random(0)
    for _ in range(60):
        state = walk(game, rng.randrange(0, 9), rng)
        if state is not None:
            for move, score in AlphaBeta(game).values(state, 9).items():
                assert (score > 0) - (score < 0) == -value(state.play(move))
    winning = AlphaBeta(game).values(game.state([0, 1, 4, 3]), 9)  # 8 wins at once, 2 threatens twice and wins later
    assert WIN == winning[8] > winning[2] > 0


def test_signs_are_those_of_exact_scores_in_any_order():
    """Until a win is found; after a draw a column that is not won may count as lost."""
    rng, game = np.random.default_rng(3), azkit.make("connectx", rows=5, columns=5)
    solver, wins = Solver(5, 5, 4), 0
    for _ in range(150):
        state = game.initial_state()
        while state.outcome is None and state.ply < rng.integers(8, 20):
            state = state.play(int(rng.choice(state.legal_moves())))
        if state.outcome is not None:
            continue
        stones = stones_of(solver.shape, state)
        scores, order = solver.scores(*stones), rng.permutation(state.legal_moves()).tolist()
        signs = solver.signs(*stones, order, 1 << 40)
        best = max(np.sign(score) for score in scores.values() if score is not None)
        assert max(signs.values()) == best
        wins += best == 1
        drawn = False
        for column, sign in signs.items():
            exact = np.sign(scores[column])
            assert sign == exact or sign == -1 and exact == 0 and drawn
            drawn |= sign == 0
        assert len(signs) == len(order) or 1 in signs.values()
        assert len(solver.signs(*stones, order, 0)) <= len(order)
    assert wins > 20
