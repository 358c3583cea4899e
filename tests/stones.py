"""A game of three: take one or two stones in turn; who takes the last one wins. State: stones left, seat to move."""

from dataclasses import replace

import azkit
from azkit.games.base import ENDED, RUNNING, Game


def make(count: int) -> Game:
    def initial(p, state):
        state[0], state[1] = count, 0

    def legal(p, state, moves):
        moves[0], moves[1] = 0, 1
        return min(2, int(state[0]))

    def play(p, state, move):
        state[0] -= move + 1
        state[1] = (state[1] + 1) % 3

    def outcome(p, state, returns):
        returns[:] = -1.0 if state[0] == 0 else 0.0
        if state[0] == 0:
            returns[(state[1] + 2) % 3] = 1.0
        return ENDED if state[0] == 0 else RUNNING

    own = {"initial": initial, "legal": legal, "play": play, "outcome": outcome, "to_play": lambda p, state: state[1]}
    grid = azkit.make("tictactoe")
    own |= {"name": "stones", "players": 3, "state_size": 2, "max_moves": 2, "max_plies": count}
    return replace(grid, move_symmetry=grid.move_symmetry[:1], **own)
