"""A wasm object file, as LLVM writes it, becomes a module that a browser loads: exports added, imports checked.

An object file of one compilation unit is a valid module already, its addresses filled in from 0 on; what a linker would
add is the export section. The format: https://webassembly.github.io/spec/core/binary, and "Linking.md" of the tools.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO

from ..errors import AzkitError
from .layout import ARENA, STACK

HEADER = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, EXPORT, DATA = 0, 2, 7, 11  # numbers of sections; those behind EXPORT have higher ones
SYMBOL_TABLE = 8  # a subsection of the custom section "linking"
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol
MATH = {*("acos", "asin", "atan", "atan2", "cos", "cosh", "exp", "expm1", "fmod", "log", "log10", "log1p", "log2")}
MATH |= {"pow", "sin", "sinh", "tan", "tanh"}
# What worker.js gives a module: memory, the stack's end, JavaScript's Math (float32 takes the same), two more.
ALLOWED = {"__linear_memory", "__stack_pointer", "__multi3"} | MATH | {f"{name}f" for name in MATH}


class _Reader(BytesIO):
    """Reads numbers and texts, too."""

    def byte(self) -> int:
        return self.read(1)[0]

    def number(self) -> int:
        """An unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self) -> str:
        return self.read(self.number()).decode()


def link(object_file: bytes, exports: Sequence[str]) -> bytes:
    """Give an object file an export section with these functions, and drop what only linkers read.

    Raises AzkitError if it imports what no page has: a rules function calls something that cannot be compiled into it.
    """
    sections = list(_sections(object_file))
    unknown = sorted({name for kind, body in sections if kind == IMPORT for name in _imports(body)} - ALLOWED)
    if unknown:
        raise AzkitError(f"compiled code calls {', '.join(unknown)[:200]}, which a browser does not have")
    numbers = {name: number for kind, body in sections if kind == CUSTOM for name, number in _functions(body)}
    entries = [_sized(name.encode()) + b"\0" + _number(numbers[name]) for name in exports]
    before = [section for section in sections if CUSTOM < section[0] < EXPORT]
    behind = [section for section in sections if section[0] > EXPORT]
    kept = [*before, (EXPORT, _number(len(entries)) + b"".join(entries)), *behind]
    wasm = HEADER + b"".join(bytes([kind]) + _sized(body) for kind, body in kept)
    constants = max((end for kind, body in sections if kind == DATA for end in _segment_ends(body)), default=0)
    if constants + STACK > ARENA:
        raise AzkitError(f"the rules' tables take {constants} bytes, more than {ARENA - STACK}")
    return wasm


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    assert data.startswith(HEADER)
    reader = _Reader(data[len(HEADER) :])
    while kind := reader.read(1):
        yield kind[0], reader.read(reader.number())


def _imports(body: bytes) -> Iterator[str]:
    reader = _Reader(body)
    for _ in range(reader.number()):
        reader.text()
        yield reader.text()
        kind = reader.byte()
        if kind == 0:  # a function: its type
            reader.number()
        elif kind == 3:  # a global: its type, and whether it changes
            reader.read(2)
        else:
            if kind == 1:  # a table: what it holds
                reader.byte()
            for _ in range(2 if reader.number() & 1 else 1):  # least and perhaps most size, as of a memory
                reader.number()


def _functions(body: bytes) -> Iterator[tuple[str, int]]:
    """Names and numbers of the functions defined in an object file, from its custom section of that purpose."""
    reader = _Reader(body)
    if reader.text() != "linking":
        return
    reader.number()  # the version
    while subsection := reader.read(1):
        end = reader.number() + reader.tell()
        for _ in range(reader.number() if subsection[0] == SYMBOL_TABLE else 0):
            symbol, flags = reader.byte(), reader.number()
            if symbol == 1:  # data: its name and, where it is defined, segment, offset and size
                reader.text()
                for _ in range(0 if flags & UNDEFINED else 3):
                    reader.number()
                continue
            number = reader.number()
            if symbol != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME):  # 3: a section, which has no name
                name = reader.text()
                if symbol == 0 and not flags & UNDEFINED:
                    yield name, number
        reader.seek(end)


def _segment_ends(body: bytes) -> Iterator[int]:
    """Where each data segment ends; its offset is `i32.const` and a signed number below 2^31."""
    reader = _Reader(body)
    for _ in range(reader.number()):
        mode, opcode = reader.number(), reader.byte()
        assert (mode, opcode) == (0, 0x41)
        offset = reader.number()
        reader.byte()  # end of the expression
        yield offset + len(reader.read(reader.number()))


def _number(value: int) -> bytes:
    """Unsigned LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def _sized(data: bytes) -> bytes:
    return _number(len(data)) + data
