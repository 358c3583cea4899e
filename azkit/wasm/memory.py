"""Arrays at fixed places of a module's memory, for compiled code."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np import numpy_support
from numba.np.arrayobj import populate_array

from .layout import Place


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


def opened(record: Any, places: dict[str, Place]) -> Any:
    """Compiled: the arena's address -> the record, a NamedTuple of the arrays at these places of it."""
    kinds = [types.Array(numpy_support.from_dtype(dtype), len(shape), "C") for _, shape, dtype in places.values()]

    @intrinsic
    def at(typing: Any, arena: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            arrays = [_array(context, builder, *known, arguments[0]) for known in zip(kinds, places.values())]
            return context.make_tuple(builder, signature.return_type, arrays)

        return types.NamedTuple(kinds, record)(arena), generate

    return at
