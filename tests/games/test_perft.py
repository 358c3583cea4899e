"""Counts of positions are compared with published ones: a wrong count, or one that takes minutes, says nothing."""

from dataclasses import replace

import numpy as np
import pytest

import azkit
from azkit.games import grid
from azkit.games.check import perft


@pytest.mark.parametrize(
    ("name", "counts"), [("tictactoe", (9, 72, 504, 3024, 15120, 54720)), ("connectx", (7, 49, 343, 2401, 16807))]
)
def test_perft_counts_lines_of_play(name, counts):
    game = azkit.make(name)
    assert tuple(perft(game, game.initial_state(), depth) for depth in range(1, len(counts) + 1)) == counts


def test_a_depth_of_no_plies_and_an_ended_game_count_what_they_are():
    game = azkit.make("tictactoe")
    over = game.state([0, 3, 1, 4, 2])
    assert perft(game, game.initial_state(), 0) == perft(game, over, 0) == 1
    assert perft(game, over, 1) == perft(game, over, 3) == 0


def test_the_last_ply_is_counted_and_not_played():
    """The parameters count here how often a move is played."""
    game = azkit.make("tictactoe")

    def counting(p, state, move):
        grid.place(p, state, move)
        p[grid.OWN] += 1

    counted = replace(game, play=counting, parameters=np.append(game.parameters, 0))
    assert perft(counted, counted.initial_state(), 3) == 9 * 8 * 7
    assert counted.parameters[grid.OWN] == 9 + 9 * 8
