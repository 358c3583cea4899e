"""Inner loops of the networks, written as vector instructions: LLVM does not find them in loops over numbers.

A vector is four float32, as browsers have them. Kernels work on one array of float32 and take places in it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from .layout import padded

FLOAT, INT = ir.FloatType(), ir.IntType(64)
LANES = 4  # numbers of a vector
VECTOR = ir.VectorType(FLOAT, LANES)
TALL, WIDE = 4, 8  # rows and columns of a product that stay in registers; browsers' machines have 16 of a vector each
OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
OPTIONS |= {"_nrt": True}  # may make arrays, which compiled callers that make none would pass on as theirs


class _Code:
    """Writes instructions on vectors at places (in floats) of an array."""

    def __init__(self, builder: Any, data: Any) -> None:
        self.builder, self.data = builder, data

    def at(self, place: Any, *more: tuple[Any, int]) -> Any:
        """A place, and so many times something on."""
        for step, times in more:
            place = self.builder.add(place, self.builder.mul(step, INT(times)))
        return self.builder.gep(self.data, [place])

    def load(self, address: Any, kind: Any = VECTOR) -> Any:
        value = self.builder.load(self.builder.bitcast(address, kind.as_pointer()))
        value.align = 4
        return value

    def store(self, value: Any, address: Any) -> None:
        self.builder.store(value, self.builder.bitcast(address, value.type.as_pointer())).align = 4

    def spread(self, number: Any) -> Any:
        """A vector of one number."""
        first = self.builder.insert_element(ir.Constant(VECTOR, ir.Undefined), number, ir.IntType(32)(0))
        lanes = ir.VectorType(ir.IntType(32), LANES)
        return self.builder.shuffle_vector(first, ir.Constant(VECTOR, ir.Undefined), ir.Constant(lanes, [0] * LANES))


def _kernel(generate: Callable[..., None]) -> Any:
    """A compiled function of an array and a tuple of places and sizes, whose code `generate` writes."""

    @intrinsic
    def run(typing: Any, memory: Any, numbers: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(memory)(context, builder, arguments[0])
            given = zip(cgutils.unpack_tuple(builder, arguments[1]), numbers, strict=True)
            values = [context.cast(builder, value, kind, types.intp) for value, kind in given]
            generate(_Code(builder, array.data), *values)
            return context.get_dummy_value()

        return types.void(memory, numbers), code

    return run


@contextmanager
def _each_vector(code: _Code, width: Any) -> Iterator[Any]:
    """A loop over the places of `width` floats, a vector at a time."""
    with cgutils.for_range(code.builder, code.builder.udiv(width, INT(LANES))) as loop:
        yield code.builder.mul(loop.index, INT(LANES))


@_kernel
def tile(code: _Code, x: Any, step: Any, w: Any, count: Any, y: Any, line: Any) -> None:
    """y[r, :8] = sum over i < count of x[r, i] * w[i, :8], for four rows, `step` and `line` floats apart.

    `count` is a multiple of 4, so that the loop's own cost counts a fourth.
    """
    builder, zero = code.builder, ir.Constant(VECTOR, [0.0] * LANES)
    halves = range(0, WIDE, LANES)
    sums = {(row, half): cgutils.alloca_once_value(builder, zero) for row in range(TALL) for half in halves}
    for total in sums.values():  # once a call, not once a function
        builder.store(zero, total)
    with cgutils.for_range(builder, builder.udiv(count, INT(4))) as loop:
        index = builder.mul(loop.index, INT(4))
        for more in range(4):
            weights = [code.load(code.at(w, (index, WIDE), (INT(1), WIDE * more + half))) for half in halves]
            for row in range(TALL):
                number = code.load(code.at(x, (step, row), (index, 1), (INT(1), more)), FLOAT)
                value = code.spread(number)
                for half, weight in zip(halves, weights, strict=True):
                    total = sums[row, half]
                    builder.store(builder.fadd(builder.load(total), builder.fmul(value, weight)), total)
    for (row, half), total in sums.items():
        code.store(builder.load(total), code.at(y, (line, row), (INT(1), half)))


@_kernel
def transform_in(code: _Code, d: Any, down: Any, right: Any, v: Any, apart: Any, width: Any) -> None:
    """Winograd's B' d B of the 4 x 4 cells at d, cells `down` and `right` apart, into 16 places from v on.

    F(2 x 2, 3 x 3) of Lavin and Gray 2016, section 4.1: 16 products for four outputs of a 3 x 3 kernel in place of 36.
    """
    add, sub = code.builder.fadd, code.builder.fsub

    def half(a: list) -> list:
        return [sub(a[0], a[2]), add(a[1], a[2]), sub(a[2], a[1]), sub(a[1], a[3])]

    with _each_vector(code, width) as at:
        cells = [[code.load(code.at(d, (down, i), (right, j), (at, 1))) for i in range(4)] for j in range(4)]
        columns = [half(column) for column in cells]  # columns[j][i]
        for i in range(4):
            for j, value in enumerate(half([column[i] for column in columns])):
                code.store(value, code.at(v, (apart, 4 * i + j), (at, 1)))


@_kernel
def transform_out(
    code: _Code, s: Any, apart: Any, y: Any, down: Any, right: Any, bias: Any, width: Any, add: Any
) -> None:
    """ReLU of A' s A and the bias, and with `add` of what is at y already, into the 2 x 2 cells at y."""
    builder, zero = code.builder, ir.Constant(VECTOR, [0.0] * LANES)

    def half(a: list) -> list:
        return [builder.fadd(builder.fadd(a[0], a[1]), a[2]), builder.fsub(builder.fsub(a[1], a[2]), a[3])]

    skips = builder.icmp_signed("!=", add, INT(0))
    with _each_vector(code, width) as at:
        sums = [[code.load(code.at(s, (apart, 4 * i + j), (at, 1))) for i in range(4)] for j in range(4)]
        columns = [half(column) for column in sums]
        shift = code.load(code.at(bias, (at, 1)))
        for i in range(2):
            for j, value in enumerate(half([column[i] for column in columns])):
                place = code.at(y, (down, i), (right, j), (at, 1))
                value = builder.fadd(value, shift)
                value = builder.fadd(value, builder.select(skips, code.load(place), zero))
                positive = builder.fcmp_ordered("<", zero, value)
                code.store(builder.select(positive, value, zero), place)


@njit(**OPTIONS)
def product(m, x, rows, step, w, count, y, width) -> None:
    """y [rows, width] = x [rows, count] w; rows of x are `step` floats apart.

    `w` lies as [width / 8][count][8]. Up to three rows too many are read and written: there must be room.
    """
    for column in range(0, width, 8):
        for row in range(0, rows, 4):
            tile(m, (x + row * step, step, w + column * count, count, y + row * width + column, width))


@njit(**OPTIONS)
def finish(m, y, rows, width, bias, relu) -> None:
    """Add a layer's bias to y [rows, width], and cut off below zero."""
    for row in range(rows):
        for index in range(width):
            value = m[y + row * width + index] + m[bias + index]
            m[y + row * width + index] = max(value, np.float32(0.0)) if relu else value


@njit(**OPTIONS)
def dense(m, x, rows, count, layer, y, width, relu) -> None:
    """A layer as pack_layer leaves it: y [rows, width] from x [rows, count]."""
    product(m, x, rows, count, layer, count, y, width)
    finish(m, y, rows, width, layer + count * width, relu)


@njit(**OPTIONS)
def clear(m, start, size) -> None:
    """Write zeros."""
    for index in range(start, start + size):
        m[index] = 0.0


@njit(**OPTIONS)
def pack(m, source, target, outputs, inputs, cells, input_step, cell_step) -> tuple[int, int]:
    """Weights of [outputs, inputs x cells] as `product` takes them, for x of [cells, inputs], filled up with zeros.

    In front an output's weights for the next input and the next cell lie so many floats on. Returns where the next
    weights begin, in front and packed; so do all that pack.
    """
    wide, high = padded(inputs), padded(outputs)
    clear(m, target, high * wide * cells)
    for o in range(outputs):
        for i in range(inputs):
            for cell in range(cells):
                place = (o // 8 * cells * wide + cell * wide + i) * 8 + o % 8
                m[target + place] = m[source + o * inputs * cells + i * input_step + cell * cell_step]
    return source + outputs * inputs * cells, target + high * wide * cells


@njit(**OPTIONS)
def pack_bias(m, source, target, outputs) -> tuple[int, int]:
    """A layer's bias [outputs], filled up with zeros."""
    for index in range(padded(outputs)):
        m[target + index] = m[source + index] if index < outputs else np.float32(0.0)
    return source + outputs, target + padded(outputs)


@njit(**OPTIONS)
def pack_layer(m, source, target, outputs, inputs, cells) -> tuple[int, int]:
    """Weights [outputs, inputs, cells] and the bias."""
    source, target = pack(m, source, target, outputs, inputs, cells, cells, 1)
    return pack_bias(m, source, target, outputs)
