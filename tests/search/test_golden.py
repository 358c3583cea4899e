"""What would break silently: a change of the search that alters which moves it looks at, and nobody notices.

golden.json holds, for some positions of four games and each kind of selection, what the search's tree looked like. If a
change is meant to alter that, write it anew with `python tests/search/test_golden.py` and look at the difference.
"""

import json
from pathlib import Path

import numpy as np
import pytest

import azkit
from azkit.search.evaluators import Leaves
from azkit.search.search import Search, SearchConfig

GOLDEN = Path(__file__).with_name("golden.json")
GAMES = {
    "connectx": {},
    "tictactoe": {},
    "chain_reaction": {"rows": 4, "columns": 4, "players": 3},
    "hive": {},
}
SEED, SIMULATIONS = 7, 96


class Sums:
    """Priors and values from sums over the position, in numbers that float32 holds exactly on every machine."""

    def __init__(self, players: int) -> None:
        self.players = players

    def submit(self, leaves: Leaves):
        widths = np.diff(leaves.offsets)
        weights = 1 + leaves.moves % 5
        totals = np.repeat(np.add.reduceat(weights, leaves.offsets[:-1]), widths)
        sums = leaves.states.astype(np.int64) @ np.arange(1, leaves.states.shape[1] + 1)
        seats = np.arange(1, self.players + 1)
        values = ((sums[:, None] * seats) % 97 % 33 - 16) / 32
        return lambda: ((weights / totals).astype(np.float32), values.astype(np.float32))


def trees(name: str) -> list[dict]:
    """One record for each selection and position: all that is needed to grow the tree again, and what came out."""
    game, records = azkit.make(name, **GAMES[name]), []
    for plies in (0, 3, 6):
        states = game.random_game(np.random.default_rng(SEED + plies), plies)
        state = states[min(plies, len(states) - 1)]
        for selection in ("puct", "gumbel", "uct"):
            config = SearchConfig(simulations=SIMULATIONS, selection=selection)
            search = Search(game, Sums(game.players), config, seed=SEED)
            result = search.run([state])[0]
            tried = {str(move): int(visits) for move, visits in zip(result.moves, result.visits) if visits}
            records.append(
                {
                    "moves": list(state.moves),
                    "selection": selection,
                    "visits": tried,
                    "value": [round(value, 4) for value in result.value],
                    "best": result.move,
                }
            )
    return records


@pytest.mark.oldest
@pytest.mark.parametrize("name", GAMES)
def test_trees_grow_as_they_did(name):
    assert trees(name) == json.loads(GOLDEN.read_text())[name]


if __name__ == "__main__":
    lines = [
        f'"{name}": [\n' + ",\n".join(f"  {json.dumps(record)}" for record in trees(name)) + "\n]" for name in GAMES
    ]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n")
