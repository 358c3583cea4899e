"""Best moves of a page's module beside those of the native search: python tests/wasm_moves.py [POSITIONS].

The two forward passes add up in different orders, so that their answers differ in the last bits, and near ties turn.
That nothing else differs is shown by a third search: the native one, with the module's own answers, has to ask for the
same positions in the same order and to end with the same visits.
"""

import sys
from dataclasses import dataclass

import numpy as np
from wasm_machine import Machine, random_net

from azkit.games.base import GAMES, make
from azkit.nets.plain import NumpyGraphNet, NumpyNet
from azkit.search.search import Search, SearchConfig
from azkit.submit.player import ForwardEvaluator
from azkit.wasm.build import build

CONFIG = SearchConfig(simulations=200, noise_epsilon=0.0, leaves=8)


def positions(game, count, seed=0):
    """So many running positions of random games."""
    rng, found = np.random.default_rng(seed), []
    while len(found) < count:
        found += game.random_game(rng)
    return [found[index] for index in rng.permutation(len(found))[:count]]


def native(game, evaluator, machine):
    return Search(game, evaluator, CONFIG, cache_slots=len(machine.at["cache.rows"]))


class Replay:
    """An evaluator that answers what the module's forward pass answered, to the same questions alone."""

    def __init__(self):
        self.answers = []

    def submit(self, leaves):
        asked, priors, values = self.answers.pop(0)
        assert all(map(np.array_equal, leaves[:3], asked[:3]))
        return lambda: (priors, values)


@dataclass
class Compared:
    """What became of one position in both searches, of which `replayed` has the module's own answers."""

    module: dict
    alone: object
    replayed: object
    apart: float  # the most by which an answer of the module differs from NumPy's

    @property
    def same_move(self):
        return self.module["move"] == self.alone.move

    @property
    def same_visits(self):
        return self.module["visits"] == self.alone.visits.tolist()

    @property
    def explained(self):
        """Whether rounding of the answers is all that differs."""
        found = self.module["move"], self.module["visits"], self.module["value"]
        return found == (self.replayed.move, self.replayed.visits.tolist(), self.replayed.value) and self.apart < 1e-4


def compare(game, count, weights=None):
    """Yield so many positions, searched by both with the same network."""
    weights = weights or random_net(game)
    machine, replay = Machine(build(game, weights, CONFIG), weights), Replay()
    forward = NumpyGraphNet(weights) if game.graph is not None else NumpyNet(weights, game.planes)
    evaluator = ForwardEvaluator(game, forward)
    alone, replaying = native(game, evaluator, machine), native(game, replay, machine)
    for state in positions(game, count, seed=1):
        for search in (alone, replaying):
            search.reset()
        machine.at["cache.keys"][:] = 0
        apart, replay.answers = 0.0, []
        module = machine.search(state.moves, CONFIG.simulations, replay.answers)
        for leaves, priors, values in replay.answers:
            expected = evaluator.submit(leaves)()
            apart = max(apart, np.abs(priors - expected[0]).max(), np.abs(values - expected[1]).max())
        yield Compared(module, alone.run([state])[0], replaying.run([state])[0], float(apart))


def main(count=50):
    """Print what was equal, and each move that was not."""
    for name in GAMES:
        found = list(compare(make(name), count))
        told = [sum(getattr(one, what) for one in found) for what in ("same_move", "same_visits", "explained")]
        apart = max(one.apart for one in found)
        print(f"{name}: {told[0]} of {count} moves, {told[1]} visits equal; {told[2]} equal with the module's answers,")
        print(f"  which are at most {apart:.0e} from NumPy's")
        for place, one in enumerate(found):
            if not one.same_move:
                visits = dict(zip(one.alone.moves.tolist(), one.alone.visits.tolist()))
                there = dict(zip(one.module["moves"], one.module["visits"]))
                pair = one.alone.move, one.module["move"]
                shown = [[counts[move] for move in pair] for counts in (visits, there)]
                print(f"  position {place}: moves {pair}, visits {shown[0]} and {shown[1]}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
