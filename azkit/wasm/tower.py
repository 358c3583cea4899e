"""The residual tower (nets.Tower, folded) as compiled loops: as many positions at once as leaves wait.

Activations are [n, R, Q, F]: rows and columns with a frame of zeros around and, where their number is odd, one more
below or to the right, so that 2 x 2 cells tile them. Sizes are read at run time: one module serves every network of a
game.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from ..games.base import Game
from ..search.evaluators import _read as read
from ..search.evaluators import views
from ..search.requests import ROWS
from .kernels import OPTIONS, clear, dense, finish, pack, pack_bias, pack_layer, product, transform_in, transform_out
from .layout import padded

# What board.net holds (layout.plan_tower): sizes; places in floats of the packed layers, and of working space
BLOCKS, FILTERS, HEADS, HIDDEN, POOLING, STEM, POLICY_CONV, POLICY, VALUE_CONV, VALUE_HIDDEN, VALUE = range(11)
INPUT, X, Y, TILES, SUMS, POLICY_CELLS, VALUE_CELLS, LOGITS, DEEP, OUT, MEANS, POOLED = range(11, 23)


def entries(game: Game, board: Any, asked: Any, rules: Any) -> dict[str, Callable]:
    """`prepare` packs the weights that lie at the beginning of `memory`; `evaluate` answers what is asked."""
    (channels, rows, columns), actions, values = game.planes, game.actions or 0, views(game)
    down, across = (rows + 1) // 2, (columns + 1) // 2  # tiles
    high, broad, cells, inputs = 2 * down + 2, 2 * across + 2, rows * columns, padded(channels)
    form = (channels, rows, columns, actions, values, down, across, high, broad)

    def prepare(arena, number) -> int:
        """Pack the weights: once, after they have been written."""
        m, net = board(arena).memory, board(arena).net
        filters, heads, hidden = net[FILTERS], net[HEADS], net[HIDDEN]
        source, target = pack_kernel(m, 0, net[STEM], filters, channels)
        for _ in range(net[BLOCKS]):
            source, target = pack_kernel(m, source, target, filters, filters)
            source, target = pack_kernel(m, source, target, filters, filters)
            if net[POOLING]:
                source, target = pack(m, source, target, filters, filters, 1, 1, 1)
        source, target = pack_layer(m, source, target, heads, filters, 1)
        source, target = pack_layer(m, source, target, actions, heads, cells)
        source, target = pack_layer(m, source, target, heads, filters, 1)
        source, target = pack_layer(m, source, target, hidden, heads, cells)
        pack_layer(m, source, target, values, hidden, 1)
        clear(m, net[INPUT], net[TILES] - net[INPUT])
        return 0

    def evaluate(arena, number) -> int:
        """Priors of the moves asked and values by seat, from the states asked."""
        b, known, requests = board(arena), rules(arena), asked(arena)
        m, net, count = b.memory, b.net, int(requests.counts[ROWS])
        for position in range(count):
            known.encode(known.parameters, requests.states[position], b.planes[position])
            for index in range(channels * cells):
                channel, row, column = index // cells, index % cells // columns, index % columns
                cell = (position * high + row + 1) * broad + column + 1
                m[net[INPUT] + cell * inputs + channel] = b.planes[position, index]
        pass_forward(m, net, form, count)
        for position in range(count):
            for edge in range(requests.offsets[position], requests.offsets[position + 1]):
                b.logits[edge] = m[net[LOGITS] + position * padded(actions) + requests.moves[edge]]
            for view in range(values):
                b.relative[position, view] = np.tanh(m[net[OUT] + position * padded(values) + view])
        read(known, requests.states[:count], requests.offsets, b.logits, b.relative, b.priors, b.values)
        return 0

    return {"prepare": prepare, "evaluate": evaluate}


@njit(**OPTIONS)
def convolve(m, net, form, x, inner, kernel, y, outer, skip, count) -> None:
    """A 3 x 3 kernel, bias, perhaps what is in y already, and ReLU: x [n, R, Q, inner] -> y [n, R, Q, outer]."""
    _, rows, columns, _, _, down, across, high, broad = form
    lines = padded(count * down * across, 4)
    for tile in range(count * down * across):
        position, row, column = tile // (down * across), tile // across % down, tile % across
        corner = (position * high + 2 * row) * broad + 2 * column
        place = x + corner * inner
        transform_in(m, (place, broad * inner, inner, net[TILES] + tile * inner, lines * inner, inner))
    for part in range(16):
        source, target = net[TILES] + part * lines * inner, net[SUMS] + part * lines * outer
        product(m, source, lines, inner, kernel + part * inner * outer, inner, target, outer)
    bias = kernel + 16 * inner * outer
    for tile in range(count * down * across):
        position, row, column = tile // (down * across), tile // across % down, tile % across
        place = y + ((position * high + 2 * row + 1) * broad + 2 * column + 1) * outer
        source = net[SUMS] + tile * outer
        transform_out(m, (source, lines * outer, place, broad * outer, outer, bias, outer, skip))
    for position in range(count):  # the frame stays zero
        if rows % 2:
            clear(m, y + (position * high + rows + 1) * broad * outer, broad * outer)
        if columns % 2:
            for row in range(high):
                clear(m, y + ((position * high + row) * broad + columns + 1) * outer, outer)


@njit(**OPTIONS)
def pool(m, net, form, weight, count) -> None:
    """Add to all cells of net[X] what a layer makes of their means in net[Y]."""
    _, rows, columns, _, _, _, _, high, broad = form
    wide = padded(net[FILTERS])
    share = np.float32(1) / np.float32(rows * columns)
    clear(m, net[MEANS], count * wide)
    for position in range(count):
        for cell in range(rows * columns):
            place = ((position * high + cell // columns + 1) * broad + cell % columns + 1) * wide
            for index in range(wide):
                m[net[MEANS] + position * wide + index] += m[net[Y] + place + index] * share
    product(m, net[MEANS], count, wide, weight, wide, net[POOLED], wide)
    for position in range(count):
        for cell in range(rows * columns):
            place = ((position * high + cell // columns + 1) * broad + cell % columns + 1) * wide
            for index in range(wide):
                m[net[X] + place + index] += m[net[POOLED] + position * wide + index]


@njit(**OPTIONS)
def head(m, net, form, kernel, target, count) -> None:
    """A head's 1 x 1 convolution: net[X] -> [n, cells, heads]. A row's surplus is overwritten by the next row."""
    _, rows, columns, _, _, _, _, high, broad = form
    wide, narrow = padded(net[FILTERS]), padded(net[HEADS])
    for line in range(count * rows):
        source = net[X] + ((line // rows * high + line % rows + 1) * broad + 1) * wide
        product(m, source, columns, wide, kernel, wide, target + line * columns * narrow, narrow)
    finish(m, target, count * rows * columns, narrow, kernel + wide * narrow, True)


@njit(**OPTIONS)
def pass_forward(m, net, form, count) -> None:
    """The tower on the input at net[INPUT]: logits at net[LOGITS] and values, before tanh, at net[OUT]."""
    channels, rows, columns, actions, values, _, _, _, _ = form
    inputs, wide, deep = padded(channels), padded(net[FILTERS]), padded(net[HIDDEN])
    seen = rows * columns * padded(net[HEADS])
    convolve(m, net, form, net[INPUT], inputs, net[STEM], net[X], wide, 0, count)
    kernel, size = net[STEM] + 16 * inputs * wide + wide, 16 * wide * wide + wide
    for _ in range(net[BLOCKS]):
        convolve(m, net, form, net[X], wide, kernel, net[Y], wide, 0, count)
        if net[POOLING]:
            pool(m, net, form, kernel + 2 * size, count)
        convolve(m, net, form, net[Y], wide, kernel + size, net[X], wide, 1, count)
        kernel += 2 * size + net[POOLING] * wide * wide
    head(m, net, form, net[POLICY_CONV], net[POLICY_CELLS], count)
    head(m, net, form, net[VALUE_CONV], net[VALUE_CELLS], count)
    dense(m, net[POLICY_CELLS], count, seen, net[POLICY], net[LOGITS], padded(actions), False)
    dense(m, net[VALUE_CELLS], count, seen, net[VALUE_HIDDEN], net[DEEP], deep, True)
    dense(m, net[DEEP], count, deep, net[VALUE], net[OUT], padded(values), False)


@njit(**OPTIONS)
def pack_kernel(m, source, target, outputs, inputs) -> tuple[int, int]:
    """A 3 x 3 convolution [outputs, inputs, 3, 3] as 16 matrices, Winograd's G g G' of each kernel, and its bias."""
    wide, high = padded(inputs), padded(outputs)
    clear(m, target, 16 * wide * high)
    half = np.empty((4, 3), np.float32)
    for o in range(outputs):
        for i in range(inputs):
            kernel = source + (o * inputs + i) * 9
            for column in range(3):
                a, b, c = m[kernel + column], m[kernel + 3 + column], m[kernel + 6 + column]
                half[0, column], half[3, column] = a, c
                half[1, column], half[2, column] = (a + b + c) / np.float32(2), (a - b + c) / np.float32(2)
            for row in range(4):
                a, b, c = half[row, 0], half[row, 1], half[row, 2]
                place = target + ((row * 4 * high + o // 8 * 8) * wide + i * 8) + o % 8
                m[place] = a
                m[place + high * wide] = (a + b + c) / np.float32(2)
                m[place + 2 * high * wide] = (a - b + c) / np.float32(2)
                m[place + 3 * high * wide] = c
    return pack_bias(m, source + outputs * inputs * 9, target + 16 * wide * high, outputs)
