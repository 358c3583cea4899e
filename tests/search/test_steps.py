"""What would break for readers: a search whose steps are not the published ones. They stand here once more, plainly."""

import math
from dataclasses import dataclass, field, replace

import numpy as np
import pytest

import azkit
from azkit.games.base import State
from azkit.search.evaluators import Leaves, leaves
from azkit.search.search import Search, SearchConfig

SIMULATIONS, C_PUCT, C_BASE, FPU = 150, 1.25, 19652.0, 0.25


class Halves:
    """Priors in eighths, values in sixteenths: float32 adds them up without rounding, so that twins cannot drift."""

    def __init__(self, players: int) -> None:
        self.players = players

    def submit(self, leaves: Leaves):
        sums = leaves.states.astype(np.int64) @ np.arange(1, leaves.states.shape[1] + 1)
        values = (sums[:, None] * np.arange(1, self.players + 1) % 23 - 11) / 16
        return lambda: (((1 + leaves.moves % 4) / 8).astype(np.float32), values.astype(np.float32))


@dataclass
class Node:
    """A position, and for each of its moves prior, visits, sum of values by seat, and the node behind it."""

    state: State
    visits: int = 0
    value: np.ndarray | None = None
    priors: dict[int, float] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)
    sums: dict[int, np.ndarray] = field(default_factory=dict)
    children: dict[int, "Node"] = field(default_factory=dict)


def select(node: Node) -> int:
    """The move with the highest Q + c(s) * P * sqrt(visits) / (1 + n)."""
    seat, tried = node.state.to_play, [move for move in node.priors if node.counts[move]]
    assert node.value is not None
    mean = (node.value[seat] + sum(node.sums[move][seat] for move in tried)) / (1 + sum(node.counts.values()))
    unvisited = mean - FPU * math.sqrt(sum(node.priors[move] for move in tried))
    scale = (C_PUCT + math.log((node.visits + C_BASE + 1) / C_BASE)) * math.sqrt(node.visits)

    def score(move: int) -> float:
        n = node.counts[move]
        return (node.sums[move][seat] / n if n else unvisited) + scale * node.priors[move] / (1 + n)

    return max(node.priors, key=score)


def expand(node: Node, evaluator: Halves) -> np.ndarray:
    """The leaf's value by seat: how the game ended, or what the evaluator says, whose priors go to the moves."""
    if node.state.outcome is not None:
        return np.array(node.state.outcome)
    priors, values = evaluator.submit(leaves([node.state]))()
    for move, prior in zip(node.state.legal_moves(), priors):
        node.priors[move], node.counts[move], node.sums[move] = float(prior), 0, np.zeros(len(values[0]))
    return values[0].astype(np.float64)


def simulate(root: Node, evaluator: Halves) -> None:
    """One simulation: go down by `select` to a position without a value, and carry its value back up."""
    node, path = root, list[tuple[Node, int]]()
    node.visits += 1
    while node.value is not None and node.priors:
        move = select(node)
        path.append((node, move))
        node.counts[move] += 1
        node = node.children.setdefault(move, Node(node.state.play(move)))
        node.visits += 1
    if node.value is None:
        node.value = expand(node, evaluator)
    for above, move in path:
        above.sums[move] += node.value


@pytest.mark.parametrize(
    ("name", "options", "moves"),
    [
        ("connectx", {}, [3, 2, 4]),
        ("tictactoe", {}, []),
        ("chain_reaction", {"rows": 3, "columns": 3, "players": 3}, []),
    ],
)
def test_the_search_takes_the_same_steps_as_its_plain_twin(name, options, moves):
    game = azkit.make(name, **options)
    game = replace(game, move_symmetry=game.move_symmetry[:1])  # the evaluator sees each position as it is
    evaluator, root = Halves(game.players), Node(game.state(moves))
    for _ in range(SIMULATIONS):
        simulate(root, evaluator)
    config = SearchConfig(simulations=SIMULATIONS, noise_epsilon=0.0, prove=False, c_puct=C_PUCT, fpu_reduction=FPU)
    result = Search(game, evaluator, config).run([root.state])[0]
    assert result.visits.tolist() == list(root.counts.values())
    assert root.value is not None
    total = root.value + sum(root.sums.values())
    assert result.value == pytest.approx(total / SIMULATIONS)
