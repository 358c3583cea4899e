"""Arrays at fixed places of a module's memory, for compiled code."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np import numpy_support
from numba.np.arrayobj import populate_array

from .layout import Place

WHOLE = Place(0, (1 << 29,), np.dtype(np.float32))  # as many floats as there are addresses


def _array(context: Any, builder: Any, kind: Any, place: Place, arena: Any) -> Any:
    """An array that owns nothing, `place.offset` behind the arena's address."""
    array = context.make_array(kind)(context, builder)
    start = builder.gep(arena, [ir.Constant(ir.IntType(64), place.offset)])
    size, strides = place.dtype.itemsize, [place.dtype.itemsize]
    for length in place.shape[:0:-1]:
        strides.insert(0, strides[0] * length)
    populate_array(
        array,
        data=builder.bitcast(start, array.data.type),
        shape=[context.get_constant(types.intp, length) for length in place.shape],
        strides=[context.get_constant(types.intp, stride) for stride in strides],
        itemsize=context.get_constant(types.intp, size),
        meminfo=None,
    )
    return array._getvalue()


def _kind(place: Place) -> Any:
    return types.Array(numpy_support.from_dtype(place.dtype), len(place.shape), "C")


def opened(record: Any, places: dict[str, Place]) -> Any:
    """Compiled: the arena's address -> the record, a NamedTuple of the arrays at these places of it."""

    @intrinsic
    def at(typing: Any, arena: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            found = [_array(context, builder, _kind(place), place, arguments[0]) for place in places.values()]
            return context.make_tuple(builder, signature.return_type, found)

        return types.NamedTuple([_kind(place) for place in places.values()], record)(arena), generate

    return at


def floats(offset: int) -> Any:
    """Compiled: the arena's address -> all memory from `offset` bytes behind it on, as float32."""
    place = WHOLE._replace(offset=offset)

    @intrinsic
    def at(typing: Any, arena: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return _array(context, builder, _kind(place), place, arguments[0])

        return _kind(place)(arena), generate

    return at
