"""The graph network (nets.GraphNet) as compiled loops, a position at a time: its nodes are the rows of each product.

Row 0 is the void, which missing links lead to (azkit/nets/graphs.py).
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from ..games.base import Game
from ..search.evaluators import _read as read
from ..search.evaluators import views
from ..search.requests import ROWS
from .kernels import OPTIONS, clear, dense, pack, pack_bias, pack_layer, product
from .layout import padded

# What board.net holds (layout.plan_graph): sizes; places in floats of the packed layers, and of working space
LAYERS, WIDTH, HIDDEN, STEM, STACK, SOURCE, TARGET, PRODUCT, POOLED, SCORE, VALUE_HIDDEN, VALUE = range(12)
NODES, H, GATHERED, NEAR, OWN, FROM, TO, JOINT, MEAN, WHOLE, DEEP, OUT = range(12, 24)


def entries(game: Game, board: Any, asked: Any, rules: Any) -> dict[str, Callable]:
    """`prepare` packs the weights that lie at the beginning of `memory`; `evaluate` answers what is asked."""
    form, values = game.graph, views(game)
    assert form is not None
    features, kinds = form.features, form.links
    sizes = (features, kinds, values)

    def prepare(arena, number) -> int:
        """Pack the weights: once, after they have been written."""
        m, net = board(arena).memory, board(arena).net
        width, hidden = net[WIDTH], net[HIDDEN]
        source, target = 0, net[STEM]
        source, target = pack_layer(m, source, target, width, features, 1)
        for _ in range(net[LAYERS]):
            source, target = pack(m, source, target, width, width, kinds, 1, width)
            for _ in range(2):  # own, pool
                source, target = pack(m, source, target, width, width, 1, 1, 1)
            for _ in range(2):  # the norm's scale and shift
                source, target = pack_bias(m, source, target, width)
        for _ in range(2):  # source, target
            source, target = pack_layer(m, source, target, hidden, width, 1)
        for _ in range(2):  # product, pooled
            source, target = pack(m, source, target, hidden, width, 1, 1, 1)
        source, target = pack_bias(m, source, target, hidden)  # the score is a single output
        source, target = pack_bias(m, source, target, 1)
        source, target = pack_layer(m, source, target, hidden, width, 1)
        pack_layer(m, source, target, values, hidden, 1)
        return 0

    def evaluate(arena, number) -> int:
        """Priors of the moves asked and values by seat, from the states asked."""
        b, known, requests = board(arena), rules(arena), asked(arena)
        count = requests.counts[ROWS]
        for row in range(count):
            first, last = requests.offsets[row], requests.offsets[row + 1]
            moves = requests.moves[first:last]
            nodes = known.encode_graph(known.parameters, requests.states[row], moves, b.planes[0], b.links, b.ends)
            think(b, sizes, nodes, last - first, b.logits[first:last], b.relative[row])
        read(known, requests.states[:count], requests.offsets, b.logits, b.relative, b.priors, b.values)
        return 0

    return {"prepare": prepare, "evaluate": evaluate}


@njit(**OPTIONS)
def hear(m, net, kinds, layer, links, rows) -> None:
    """One layer: every node hears what lies at the end of each of its links, itself, and its graph's mean."""
    width, wide = net[WIDTH], padded(net[WIDTH])
    near = net[STACK] + layer * (wide * wide * (kinds + 2) + 2 * wide)
    own, pool = near + wide * kinds * wide, near + wide * (kinds + 1) * wide
    scale, shift = pool + wide * wide, pool + wide * wide + wide
    product(m, net[MEAN], 1, wide, pool, wide, net[WHOLE], wide)
    for row in range(rows):
        for kind in range(kinds):
            other = links[(row - 1) * kinds + kind] + 1 if row > 0 else 0  # -1: none, the void
            source, target = net[H] + other * wide, net[GATHERED] + (row * kinds + kind) * wide
            for index in range(wide):
                m[target + index] = m[source + index]
    product(m, net[GATHERED], rows, kinds * wide, near, kinds * wide, net[NEAR], wide)
    product(m, net[H], rows, wide, own, wide, net[OWN], wide)
    for row in range(rows):
        x, h, mean, square = net[NEAR] + row * wide, net[H] + row * wide, np.float32(0.0), np.float32(0.0)
        for index in range(width):
            whole = m[net[WHOLE] + index] if row > 0 else np.float32(0.0)
            m[x + index] += m[net[OWN] + row * wide + index] + whole
            mean += m[x + index]
        mean /= np.float32(width)
        for index in range(width):
            m[x + index] -= mean
            square += m[x + index] * m[x + index]
        size = np.float32(math.sqrt(square / np.float32(width) + np.float32(1e-5)))
        for index in range(width):
            heard = m[x + index] / size * m[scale + index] + m[shift + index]
            m[h + index] += max(heard, np.float32(0.0))


@njit(**OPTIONS)
def pool(m, net, rows) -> None:
    """The mean of all nodes but the void."""
    wide = padded(net[WIDTH])
    clear(m, net[MEAN], wide)
    for row in range(1, rows):
        for index in range(wide):
            m[net[MEAN] + index] += m[net[H] + row * wide + index]
    for index in range(wide):
        m[net[MEAN] + index] /= np.float32(rows - 1)


@njit(**OPTIONS)
def score(m, net, ends, rows, moves, logits) -> None:
    """Each move's logit, from its source, its target, their product and the graph's mean."""
    wide, deep = padded(net[WIDTH]), padded(net[HIDDEN])
    dense(m, net[H], rows, wide, net[SOURCE], net[FROM], deep, False)
    dense(m, net[H], rows, wide, net[TARGET], net[TO], deep, False)
    product(m, net[MEAN], 1, wide, net[POOLED], wide, net[WHOLE], deep)
    for move in range(moves):
        source, target = net[H] + (1 + ends[2 * move]) * wide, net[H] + (1 + ends[2 * move + 1]) * wide
        for index in range(wide):
            m[net[GATHERED] + move * wide + index] = m[source + index] * m[target + index]
    product(m, net[GATHERED], moves, wide, net[PRODUCT], wide, net[JOINT], deep)
    for move in range(moves):
        source, target = net[FROM] + (1 + ends[2 * move]) * deep, net[TO] + (1 + ends[2 * move + 1]) * deep
        total = m[net[SCORE] + deep]
        for index in range(deep):
            joint = m[net[JOINT] + move * deep + index] + m[source + index] + m[target + index]
            total += max(joint + m[net[WHOLE] + index], np.float32(0.0)) * m[net[SCORE] + index]
        logits[move] = total


@njit(**OPTIONS)
def think(b, form, nodes, moves, logits, relative) -> None:
    """All of the network for the position in `planes`, `links` and `ends`."""
    m, net, rows, (features, kinds, values) = b.memory, b.net, 1 + nodes, form
    inputs, wide, deep = padded(features), padded(net[WIDTH]), padded(net[HIDDEN])
    clear(m, net[NODES], rows * inputs)
    for node in range(nodes):
        for index in range(features):
            m[net[NODES] + (1 + node) * inputs + index] = b.planes[0, node * features + index]
    dense(m, net[NODES], rows, inputs, net[STEM], net[H], wide, True)
    pool(m, net, rows)
    for layer in range(net[LAYERS]):
        hear(m, net, kinds, layer, b.links, rows)
        pool(m, net, rows)
    score(m, net, b.ends, rows, moves, logits)
    dense(m, net[MEAN], 1, wide, net[VALUE_HIDDEN], net[DEEP], deep, True)
    dense(m, net[DEEP], 1, deep, net[VALUE], net[OUT], padded(values), False)
    for view in range(values):
        relative[view] = np.tanh(m[net[OUT] + view])
