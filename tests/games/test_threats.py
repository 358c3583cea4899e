"""Positions to grade and to watch are chosen by who wins at once: a missed win would grade a blunder as good."""

import numpy as np
import pytest

import azkit
from azkit.games.threats import safe_moves, winning_moves

GAMES = [
    ("tictactoe", {}),
    ("connectx", {"rows": 4, "columns": 4, "inarow": 3}),
    ("nogo", {"rows": 3, "columns": 3}),
    ("chain_reaction", {"rows": 2, "columns": 3, "players": 3}),
]


def wins(state):
    """By the words of the definition."""
    ends = ((move, state.play(move).outcome) for move in state.legal_moves())
    return [move for move, outcome in ends if outcome is not None and outcome[state.to_play] > 0]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_wins_and_parries_agree_with_playing_every_line(name, options):
    game, rng, found = azkit.make(name, **options), np.random.default_rng(2), set()
    for _ in range(15):
        for state in game.random_game(rng):
            safe = [move for move in state.legal_moves() if not wins(state.play(move))]
            assert winning_moves(state) == wins(state) and list(safe_moves(state)) == safe
            found.add((bool(wins(state)), len(safe) < len(state.legal_moves())))
    assert len(found) > 2


def test_nobody_wins_after_the_end():
    over = azkit.make("tictactoe").state([0, 3, 1, 4, 2])
    assert winning_moves(over) == list(safe_moves(over)) == []
