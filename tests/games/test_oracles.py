"""Rules that differ from Kaggle's or OpenSpiel's would train agents for another game."""

import random
from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest

import azkit
from azkit.agents.kaggle import import_kaggle


def kaggle_game(rows, columns, inarow):
    """Kaggle's own ConnectX interpreter without the environment around it, which takes a millisecond a step."""
    seats = [
        SimpleNamespace(observation=SimpleNamespace(board=[], mark=mark), status="INACTIVE", action=0, reward=0)
        for mark in (1, 2)
    ]
    env = SimpleNamespace(configuration=SimpleNamespace(rows=rows, columns=columns, inarow=inarow), done=True)
    interpreter = import_kaggle().environments["connectx"]["interpreter"]
    interpreter(seats, env)
    seats[0].status, env.done = "ACTIVE", False

    def play(column):
        seats[0 if seats[0].status == "ACTIVE" else 1].action = column
        interpreter(seats, env)
        return seats

    return play


@pytest.mark.parametrize(
    ("rows", "columns", "inarow", "games"),
    [(6, 7, 4, 1000), (4, 4, 3, 500), (5, 8, 5, 300), (8, 4, 4, 300), (3, 3, 2, 300), (1, 9, 3, 200), (9, 2, 4, 200)],
)
def test_connectx_agrees_with_kaggle_on_random_games(rows, columns, inarow, games):
    game = azkit.make("connectx", rows=rows, columns=columns, inarow=inarow)
    rng = random.Random(rows * 100 + columns)
    for _ in range(games):
        state, play = game.initial_state(), kaggle_game(rows, columns, inarow)
        while state.outcome is None:
            move = rng.choice(state.legal_moves())
            state, seats = state.play(move), play(move)
            board = seats[0].observation.board
            assert state.array[: rows * columns].tolist() == board
            assert state.legal_moves() == [
                column for column in range(columns) if board[column] == 0 and seats[0].status != "DONE"
            ]
            running = [seat for seat in (0, 1) if seats[seat].status == "ACTIVE"]
            assert running == ([state.to_play] if state.outcome is None else [])
        assert state.outcome == (seats[0].reward, seats[1].reward)


@pytest.mark.parametrize(
    ("name", "theirs", "games"), [("connectx", "connect_four", 1000), ("tictactoe", "tic_tac_toe", 1500)]
)
def test_rules_agree_with_openspiel_on_random_games(name, theirs, games):
    game, oracle = azkit.make(name), pyspiel.load_game(theirs)
    rng = random.Random(1)
    for _ in range(games):
        state, other = game.initial_state(), oracle.new_initial_state()
        while not other.is_terminal():
            assert state.outcome is None
            assert state.to_play == other.current_player()
            assert state.legal_moves() == other.legal_actions()
            move = rng.choice(other.legal_actions())
            state = state.play(move)
            other.apply_action(move)
        assert state.outcome == tuple(other.returns())
        assert state.legal_moves() == []


def positions_by_ply(game, plies):
    """How many different positions there are after each number of plies; no State, which looks at every move twice."""
    p, moves, returns = game.parameters, np.zeros(game.max_moves, np.int32), np.zeros(2, np.float32)
    layer, counts = {game.initial_state().array.tobytes()}, []
    for _ in range(plies + 1):
        counts.append(len(layer))
        reached = set()
        for position in (np.frombuffer(key, np.int16) for key in layer):
            if game.outcome(p, position, returns) == 0:
                for move in moves[: game.legal(p, position, moves)].tolist():
                    after = position.copy()
                    game.play(p, after, move)
                    reached.add(after.tobytes())
        layer = reached
    return counts


def test_connect_four_has_the_known_number_of_positions():
    """The sequence A212693 of the OEIS."""
    assert positions_by_ply(azkit.make("connectx"), 6) == [1, 7, 49, 238, 1120, 4263, 16422]


def test_tictactoe_has_the_known_numbers_of_positions_and_games():
    game = azkit.make("tictactoe")
    assert sum(positions_by_ply(game, 9)) == 5478
    counted: dict[bytes, np.ndarray] = {}

    def games(state):
        """Games from here that seat 0 wins, seat 1 wins, nobody wins."""
        key = state.array.tobytes()
        if key not in counted:
            if state.outcome is not None:
                counted[key] = np.array([state.outcome == end for end in ((1, -1), (-1, 1), (0, 0))], int)
            else:
                counted[key] = np.sum([games(state.play(move)) for move in state.legal_moves()], 0)
        return counted[key]

    assert games(game.initial_state()).tolist() == [131184, 77904, 46080]
    assert games(game.initial_state()).sum() == 255168
