"""A front-end sends boards, not moves: a position of a real game that is refused would end its game with an error."""

import numpy as np
import pytest

import azkit


@pytest.mark.parametrize(("rows", "columns", "players"), [(2, 2, 2), (3, 4, 3), (9, 6, 2), (4, 4, 8)])
def test_every_position_of_a_game_is_read_from_its_orbs(rows, columns, players):
    game = azkit.make("chain_reaction", rows=rows, columns=columns, players=players).compile()
    rng = np.random.default_rng(players)
    for _ in range(10):
        for state in game.random_game(rng):
            cells = [((cell + players - 1) // players, (cell - 1) % players) for cell in state.array[: rows * columns]]
            cells = [(int(orbs), int(seat)) for orbs, seat in cells]
            assert game.extras.from_orbs(game, cells, state.to_play, state.ply) == state
            others = [seat for seat in range(players) if seat != state.to_play]
            if players == 2:
                with pytest.raises(azkit.AzkitError):
                    game.extras.from_orbs(game, cells, others[0], state.ply)
            with pytest.raises(azkit.AzkitError, match="orbs after"):
                game.extras.from_orbs(game, cells, state.to_play, state.ply + 1)
