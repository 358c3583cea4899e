# An agent for tictactoe planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 2 blocks x 32 filters, 44,634 float16 weights in 82,964 bytes,
# generation 7, SHA-256 564c2a64c74f8bb6ec26d7c07605a15fab852c9146b4c426493de2b985bb80e3.
# SOURCES holds azkit's own files, unchanged; Kaggle calls the last function of this file, `agent`.
"""The code of an agent file itself: builds azkit from the texts that the file carries, and always answers a move.

azkit/packaging.py writes this module, unchanged but for the five filled-in lines, behind its header. Kaggle runs it
in a bare namespace without `__file__` and takes the callable bound last.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from importlib.machinery import ModuleSpec
from time import perf_counter
from typing import Any

BEGIN = perf_counter()

# What packaging fills in; as it stands here the agent has its rule of thumb alone.
SETTINGS = {'game': 'tictactoe',
 'options': {'planes': 'mine,theirs'},
 'search': {'simulations': 50,
            'selection': 'puct',
            'c_puct': 1.25,
            'c_base': 19652.0,
            'fpu_reduction': 0.25,
            'noise_epsilon': 0.0,
            'noise_alpha': 0.3,
            'considered': 16,
            'reuse': True,
            'prove': True,
            'leaves': 8},
 'player': {'margin': 0.35,
            'reserve': 30.0,
            'leaves': 8,
            'compile': True,
            'torch': True,
            'solve': True,
            'simulations': None,
            'memory': 100},
 'sha256': '564c2a64c74f8bb6ec26d7c07605a15fab852c9146b4c426493de2b985bb80e3',
 'rows': 3,
 'columns': 3,
 'inarow': 3,
 'drops': False,
 'players': 2,
 'stacks': False,
 'graph': False}
PACKAGE = 'azkit_fd5dee5c3769311b'
SOURCES = {
'azkit/__init__.py': r'''"""azkit trains AlphaZero agents for board games and turns them into things people use."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .agents import make_agent
    from .arena import match
    from .checkpoints import load_checkpoint
    from .config import RunConfig, change
    from .errors import AzkitError
    from .evaluators import NetworkEvaluator, RolloutEvaluator, UniformEvaluator
    from .games.base import Game, State, make
    from .games.conformance import check
    from .kaggle_arena import kaggle_match
    from .packaging import package
    from .profiles import profile
    from .report import write_report
    from .search import Search, SearchConfig
    from .train import learn

__version__ = "0.1.0"

# Public names and where they live; each is imported on first use, so that `import azkit` costs nothing.
_HOMES = {
    "AzkitError": "errors",
    "Game": "games.base",
    "State": "games.base",
    "make": "games.base",
    "check": "games.conformance",
    "UniformEvaluator": "evaluators",
    "RolloutEvaluator": "evaluators",
    "NetworkEvaluator": "evaluators",
    "Search": "search",
    "SearchConfig": "search",
    "RunConfig": "config",
    "change": "config",
    "profile": "profiles",
    "learn": "train",
    "load_checkpoint": "checkpoints",
    "write_report": "report",
    "make_agent": "agents",
    "match": "arena",
    "kaggle_match": "kaggle_arena",
    "package": "packaging",
}

__all__ = [*_HOMES, "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'azkit' has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
''',
'azkit/batch.py': r'''"""The one seam between trees and evaluators: leaves of all lanes become rows of one batch, or come from the cache.

Every position is evaluated in its canonical orientation (the smallest of its symmetric images), cached or not, so that
both runs agree; two lanes that ask for one position share a row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .compiled import borrowed, inlined, njit, part, unboxed
from .rng import mix
from .simulation import add_noise, back_up, find_win, select, withdraw
from .tree import (
    COUNT,
    FIRST,
    MOVE,
    NEW,
    NOISY,
    NONE,
    OPEN,
    PENDING,
    PRIOR,
    PROVEN,
    ROOT,
    STATUS,
    VISITS,
    WAITING,
    copy,
    expand,
    has_room,
    lane,
)

DONE, BLOCKED = 0, 1  # what a walk ends in: the lane's search is complete, or it waits for the network
ROWS, MOVES, SIMULATIONS, HITS, EVALUATIONS = range(5)  # counts of a batch
READY = -1  # in Cache.rows: the answer is in the slot


class Cache(NamedTuple):
    """Evaluations by position: slots of (key, priors in the order of legal moves, values by seat)."""

    keys: np.ndarray  # int64 [slots], 0 is an empty slot
    rows: np.ndarray  # int32 [slots], READY or the row of the batch that will bring the answer
    priors: np.ndarray  # float32 [slots, W]
    values: np.ndarray  # float32 [slots, P]


class Batch(NamedTuple):
    """Rows that wait for the network; each lane's tree knows which of its leaves wait for which row."""

    states: np.ndarray  # int16 [R, S], canonical orientation
    moves: np.ndarray  # int32 [R * W], legal moves of the rows one after the other
    offsets: np.ndarray  # int32 [R + 1], where each row's moves begin
    slots: np.ndarray  # int64 [R], the cache slot that takes the answer, or NONE
    counts: np.ndarray  # int64 [5]
    moves_to: np.ndarray  # int32 [K symmetries, A], the image of each move
    image: np.ndarray  # int16 [S], working space
    order: np.ndarray  # int32 [A], working space
    scratch: np.ndarray  # int32 [W], working space


def new_cache(game: Any, slots: int) -> Cache:
    """An empty cache; `slots` is a power of two, or 0 for none."""
    return Cache(
        keys=np.zeros(slots, np.int64),
        rows=np.full(slots, READY, np.int32),
        priors=np.zeros((slots, game.max_moves), np.float32),
        values=np.zeros((slots, game.players), np.float32),
    )


def new_batch(game: Any, lanes: int, leaves: int) -> Batch:
    """An empty batch for `lanes` trees with up to `leaves` leaves in flight each."""
    rows = lanes * leaves
    return Batch(
        states=np.zeros((rows, game.state_size), np.int16),
        moves=np.zeros(rows * game.max_moves, np.int32),
        offsets=np.zeros(rows + 1, np.int32),
        slots=np.zeros(rows, np.int64),
        counts=np.zeros(5, np.int64),
        moves_to=np.ascontiguousarray(game.move_symmetry, np.int32),
        image=np.zeros(game.state_size, np.int16),
        order=np.zeros(game.actions or 0, np.int32),
        scratch=np.zeros(game.max_moves, np.int32),
    )


@part
@njit
def position_key(state) -> int:
    """A 62-bit hash of a state, never 0; two 31-bit halves so that plain Python computes it alike."""
    low, high = 0x2F0B4C47, 0x6A09E667
    for index in range(len(state)):
        word = int(state[index]) & 0xFFFF
        low = ((low ^ word) * 0x01000193) & 0x7FFFFFFF
        high = ((high + word) * 0x2C1B3C6D + (high >> 15)) & 0x7FFFFFFF
    return (mix(low) & 0x7FFFFFFF) << 31 | (mix(high ^ low) & 0x7FFFFFFF) | 1


@inlined
def canonicalise(rules, state, symmetries, image, out) -> int:
    """Write the smallest symmetric image of a state into `out`; returns the symmetry that makes it."""
    copy(state, out)
    chosen = 0
    for k in range(1, symmetries):
        rules.symmetry(rules.parameters, state, k, image)
        for index in range(len(state)):
            if image[index] != out[index]:
                if image[index] < out[index]:
                    copy(image, out)
                    chosen = k
                break
    return chosen


@inlined
def _expand(tree, batch, node, symmetry, priors, values) -> None:
    """Expand a leaf from an answer in canonical order: its legal moves' images, ascending."""
    expand(tree, node, priors, values)
    if symmetry == 0:
        return
    links, edges, order, moves_to = tree.links, tree.edges, batch.order, batch.moves_to
    first = tree.nodes[node, FIRST]
    last = first + tree.nodes[node, COUNT]
    for move in range(len(order)):
        order[move] = 0
    for edge in range(first, last):
        order[moves_to[symmetry, links[edge, MOVE]]] = 1
    place = 0
    for move in range(len(order)):
        if order[move] == 1:
            order[move] = place
            place += 1
    for edge in range(first, last):
        edges[edge, PRIOR] = priors[order[moves_to[symmetry, links[edge, MOVE]]]]


@inlined
def _request(rules, tree, cache, batch, leaf) -> bool:
    """Expand a leaf from the cache (True), or enter it into the batch (False)."""
    counts, keys, waiting = batch.counts, cache.keys, tree.counts[WAITING]
    row = counts[ROWS]
    canonical = batch.states[row]
    symmetry = canonicalise(rules, tree.states[leaf], len(batch.moves_to), batch.image, canonical)
    slot = np.int64(NONE)
    if len(keys) > 0:
        key = position_key(canonical)
        slot = np.int64((key >> 8) & (len(keys) - 1))
        if keys[slot] == key:
            counts[HITS] += 1
            if cache.rows[slot] == READY:
                _expand(tree, batch, leaf, symmetry, cache.priors[slot], cache.values[slot])
                return True
            row = np.int64(cache.rows[slot])
        elif cache.rows[slot] == READY:
            keys[slot] = key
            cache.rows[slot] = row
        else:  # the slot waits for another position of this batch
            slot = np.int64(NONE)
    if row == counts[ROWS]:
        start, moves = batch.offsets[row], batch.moves
        count = rules.legal(rules.parameters, canonical, batch.scratch)
        for place in range(count):
            moves[start + place] = batch.scratch[place]
        batch.offsets[row + 1] = start + count
        batch.slots[row] = slot
        counts[ROWS] += 1
        counts[EVALUATIONS] += 1
    tree.flight[waiting, 0] = leaf
    tree.flight[waiting, 1] = row
    tree.flight[waiting, 2] = symmetry
    tree.counts[WAITING] = waiting + 1
    tree.nodes[leaf, STATUS] = PENDING
    return False


@njit
def answer(trees, cache, batch, settings, priors, values) -> None:
    """Take the network's answer to the last batch: fill the cache, expand the waiting leaves, back their values up."""
    trees, cache, batch, settings = borrowed((trees, cache, batch, settings))
    priors, values = borrowed((priors, values))
    offsets, slots = batch.offsets, batch.slots
    for row in range(batch.counts[ROWS]):
        slot = slots[row]
        if slot != NONE:
            copy(priors[offsets[row] : offsets[row + 1]], cache.priors[slot])
            copy(values[row], cache.values[slot])
            cache.rows[slot] = READY
    for b in range(len(trees.counts)):
        tree = lane(trees, b)
        for place in range(tree.counts[WAITING]):
            leaf, row, symmetry = int(tree.flight[place, 0]), tree.flight[place, 1], tree.flight[place, 2]
            _expand(tree, batch, leaf, symmetry, priors[offsets[row] : offsets[row + 1]], values[row])
            back_up(tree, settings, leaf)
        tree.counts[WAITING] = 0
    batch.counts[ROWS] = 0


@inlined
def _walk_lane(rules, tree, cache, batch, settings, target) -> int:
    """Simulate until the root has `target` visits or is proven (DONE), or it needs the network (BLOCKED)."""
    nodes, counts = tree.nodes, tree.counts
    while True:
        if counts[WAITING] == len(tree.flight):
            return BLOCKED
        status = nodes[ROOT, STATUS]
        enough = nodes[ROOT, VISITS] >= target and status != NEW
        if enough or (status == PROVEN and settings.prove) or not has_room(tree):
            return BLOCKED if counts[WAITING] > 0 else DONE
        if status == OPEN and counts[NOISY] == 0:
            add_noise(tree, settings)
            if settings.prove and find_win(rules, tree, settings, batch.scratch):
                batch.counts[SIMULATIONS] += 1
                continue
        leaf = select(rules, tree, settings, batch.scratch)
        if nodes[leaf, STATUS] == PENDING:
            withdraw(tree, settings, leaf)
            return BLOCKED
        batch.counts[SIMULATIONS] += 1
        if nodes[leaf, STATUS] == PROVEN or _request(rules, tree, cache, batch, leaf):
            back_up(tree, settings, leaf)


@njit
def walk(rules, trees, cache, batch, settings, targets, searching) -> None:
    """Walk every lane whose search goes on until it needs the network or is done, and then say so in `searching`."""
    trees, cache, batch, settings = borrowed((trees, cache, batch, settings))
    rules = unboxed(rules)
    for b in range(len(searching)):
        if searching[b] and _walk_lane(rules, lane(trees, b), cache, batch, settings, targets[b]) == DONE:
            searching[b] = False
''',
'azkit/bitboard.py': r'''"""Boards of ConnectX as bits: one bit a cell, so that lines and threats are found with a few shifts.

A position is two integers, the stones of the side to move (`mine`) and all stones (`mask`):

     5 12 19 ..     bit = column * (rows + 1) + row, row 0 at the bottom. The bit above each column stays 0, so that
     4 11 18 ..     no line runs from one column into the next. 63 bits at most: products and shifts then mean the
     0  7 14 ..     same in compiled code and on Python's own integers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .compiled import njit, part, register_jitable


def fits(rows: int, columns: int) -> bool:
    """Whether a board of this size has a bitboard."""
    return (rows + 1) * columns <= 63


Shape = tuple[int, int, int, int, int, int, int]  # what `board_shape` returns
Stones = tuple[int, int]  # of the side to move, and all


def board_shape(rows: int, columns: int, inarow: int) -> Shape:
    """Bits a column, columns, length of a line, bottom row, all cells, their number, lower cells.

    These are of the pairs in which a column can be filled from any even number of empty cells.
    """
    if not fits(rows, columns):
        raise ValueError(f"{rows} x {columns} cells do not fit 63 bits")
    bottom = sum(1 << column * (rows + 1) for column in range(columns))
    lower = bottom * sum(1 << row for row in range(rows % 2, rows, 2))
    return rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns, lower


def bits(shape: Shape, board: Sequence[int], mark: int) -> Stones:
    """A flat board as the stones of `mark` and all stones."""
    height, columns, _, _, _, area, _ = shape
    places = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(area)]
    mine = sum(bit for bit, value in zip(places, board, strict=True) if value == mark)
    return mine, sum(bit for bit, value in zip(places, board, strict=True) if value != 0)


def children(shape: Shape, mine: int, mask: int) -> Iterator[tuple[int, Stones]]:
    """Each legal column and the position after it, for the other side to move."""
    height, columns, _, bottom, cells, _, _ = shape
    for column in range(columns):
        move = (mask + bottom) & cells & (1 << height) - 1 << column * height
        if move:
            yield column, (mine ^ mask, mask | move)


@register_jitable
def count(bits: int) -> int:
    """Bits that are set; LLVM knows this loop and emits one instruction."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@register_jitable
def _fours(mine: int, step: int) -> int:
    """Cells that complete four in a row along one direction."""
    up, down = mine << step, mine >> step
    return up & mine << 2 * step & (mine << 3 * step | down) | down & mine >> 2 * step & (mine >> 3 * step | up)


@part
@njit
def winning_cells(shape: tuple[int, ...], mine: int) -> int:
    """Cells, stones on them or not, where one more of `mine` makes a line."""
    height, inarow, cells = shape[0], shape[2], shape[4]
    if inarow == 4:  # nearly always; a third of the work
        above = mine << 1 & mine << 2 & mine << 3
        return (above | _fours(mine, height) | _fours(mine, height - 1) | _fours(mine, height + 1)) & cells
    found = 0
    for step in (1, height, height - 1, height + 1):
        for gap in range(inarow):
            line = cells
            for i in range(inarow):
                if i != gap:
                    line &= mine << (gap - i) * step if i < gap else mine >> (i - gap) * step
            found |= line
    return found


@register_jitable
def lines(cells: int, inarow: int, step: int) -> int:
    """The first cells of all lines within `cells` along one direction."""
    starts = cells
    for i in range(1, inarow):
        starts &= cells >> i * step
    return starts


@register_jitable
def has_line(shape: tuple[int, ...], stones: int) -> bool:
    """Whether these stones have a line of `inarow` in any direction."""
    height, inarow = shape[0], shape[2]
    found = lines(stones, inarow, 1) | lines(stones, inarow, height)
    return (found | lines(stones, inarow, height - 1) | lines(stones, inarow, height + 1)) != 0


@register_jitable
def wins(shape: tuple[int, ...], mine: int, mask: int) -> bool:
    """Whether the side to move can win at once."""
    return (winning_cells(shape, mine) & (mask + shape[3]) & shape[4]) != 0
''',
'azkit/book.py': r'''"""A book of openings of ConnectX: which moves keep win, draw or loss where no agent could search that far in time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .bitboard import Shape, Stones, bits

UNKNOWN = -2  # where a sign of a value may stand: 1 won, 0 drawn, -1 lost for the side to move


@dataclass(frozen=True)
class Book:
    """Positions up to mirror images. One in which the side to move can win at once is in no book: that move is good."""

    keys: np.ndarray  # int64 [n], ascending
    signs: np.ndarray  # int8 [n]
    good: np.ndarray  # uint8 [n], bit c is set if column c keeps the value; 0 where that is unknown

    def columns(self, shape: Shape, board: Sequence[int], mark: int) -> list[int]:
        """The columns that are known to keep the value of a position; none where the book does not know."""
        key, _, flipped = canonical(shape, *bits(shape, board, mark))
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return []
        last = shape[1] - 1
        found = [column for column in range(last + 1) if self.good[place] >> column & 1]
        return [last - column for column in found] if flipped else found

    def pack(self) -> bytes:
        """As a compressed file of NumPy's; the same book gives the same bytes."""
        file = io.BytesIO()
        np.savez_compressed(file, keys=np.diff(self.keys, prepend=0), signs=self.signs, good=self.good)
        return file.getvalue()


def unpack(data: bytes) -> Book:
    """What `Book.pack` made."""
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return Book(np.cumsum(arrays["keys"]), arrays["signs"], arrays["good"])


def canonical(shape: Shape, mine: int, mask: int) -> tuple[int, Stones, bool]:
    """A key that the position and its mirror image share, which of the two has it, and whether that is the image."""
    image = _mirrored(shape, mine), _mirrored(shape, mask)
    flipped = sum(image) < mine + mask
    stones = image if flipped else (mine, mask)
    return sum(stones), stones, flipped


def _mirrored(shape: Shape, bits: int) -> int:
    height, columns = shape[:2]
    one, last = (1 << height) - 1, columns - 1
    return sum((bits >> column * height & one) << (last - column) * height for column in range(columns))
''',
'azkit/compiled.py': r'''"""Compile functions and rules with numba where it is there; run the same source as plain Python where it is not.

A game's rules reach the compiled search as a *box*: a record of typed function pointers, so that one compiled search
serves every game and numba's cache stays valid when a rules file is edited.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple


def _module(name: str) -> Any:
    """A module of numba, by name since most of what is in it is made on import; None without numba."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


numba: Any = _module("numba")
types: Any = _module("numba.core.types")
structref: Any = _module("numba.experimental.structref")
extending: Any = _module("numba.extending")

RULES = ("initial", "legal", "play", "to_play", "outcome", "encode", "encode_graph", "symmetry", "evaluate")
LOOPS = ("legal", "play", "encode", "encode_graph", "symmetry")  # those that look at the whole board
JIT = numba is not None and not numba.config.DISABLE_JIT
# In an agent file the package is text: there is no file to key a cache by, but a clock. So only the rules and the
# functions marked `part` are compiled there, in a third of the time; the steps between them run as Python.
EMBEDDED = "__file__" not in globals()
PARTS = JIT and EMBEDDED


def cache_folder() -> Path:
    """The folder of this user for what azkit remembers between processes."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "azkit"


def _cacheable() -> bool:
    """Point numba's cache at a folder of these very sources: its own check sees edits of one file only."""
    if not JIT or EMBEDDED:
        return False
    package = Path(__file__).parent
    sources = [path.read_bytes() for path in sorted(package.glob("**/*.py"))]
    compiled = b"".join(source for source in sources if b"compiled import" in source)  # those with compiled code
    digest = hashlib.sha256(compiled).hexdigest()[:16]
    folder = cache_folder() / f"numba-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    if not os.environ.get("NUMBA_CACHE_DIR"):
        numba.config.CACHE_DIR = str(folder)
    return True


CACHE = _cacheable()

if numba is not None and JIT:
    # Function pointers as values are what this file is about; the warning would greet every user.
    warnings.filterwarnings("ignore", category=numba.NumbaExperimentalFeatureWarning)

    def njit(function: Callable) -> Any:
        """Compile on first call, without the interpreter lock, remembered on disk where that is possible."""
        if PARTS:
            return extending.register_jitable(function)
        # Rules and search never divide by zero, and nothing calls these through C: leave both kinds of code out.
        return numba.njit(nogil=True, cache=CACHE, error_model="numpy", no_cfunc_wrapper=True)(function)

    def inlined(function: Callable) -> Any:
        """Compile into the caller: passing a dozen arrays to a small step costs more than the step."""
        return extending.register_jitable(function) if PARTS else numba.njit(inline="always")(function)

    def part(function: Callable) -> Any:
        """Compile by itself where the whole search is not."""
        return numba.njit(error_model="numpy", no_cfunc_wrapper=True)(function) if PARTS else function

    _STATE, _MOVES, _FLOATS = types.int16[::1], types.int32[::1], types.float32[::1]
    _P, _INT, _NONE = types.int64[::1], types.int64, types.void
    _SIGNATURES = {
        "initial": _NONE(_P, _STATE),
        "legal": _INT(_P, _STATE, _MOVES),
        "play": _NONE(_P, _STATE, _INT),
        "to_play": _INT(_P, _STATE),
        "outcome": _INT(_P, _STATE, _FLOATS),
        "encode": _NONE(_P, _STATE, _FLOATS),
        "encode_graph": _INT(_P, _STATE, _MOVES, _FLOATS, _MOVES, _MOVES),
        "symmetry": _NONE(_P, _STATE, _INT, _STATE),
        "evaluate": types.float64(_P, _STATE),
    }

    if not PARTS:  # the box is for compiled callers

        @structref.register
        class _RulesType(types.StructRef):
            def preprocess_fields(self, fields: Any) -> Any:
                return tuple((name, types.unliteral(kind)) for name, kind in fields)

        class _Rules(structref.StructRefProxy):
            """The box as Python sees it."""

        structref.define_boxing(_RulesType, _Rules)
        _RULES_TYPE = _RulesType(
            [("parameters", _P)] + [(name, types.FunctionType(_SIGNATURES[name])) for name in RULES]
        )

        @numba.njit(_RULES_TYPE(_P, *(types.FunctionType(_SIGNATURES[name]) for name in RULES)), cache=CACHE)
        def _box(parameters, initial, legal, play, to_play, outcome, encode, encode_graph, symmetry, evaluate) -> Any:
            box = structref.new(_RULES_TYPE)
            box.parameters = parameters
            box.initial = initial
            box.legal = legal
            box.play = play
            box.to_play = to_play
            box.outcome = outcome
            box.encode = encode
            box.encode_graph = encode_graph
            box.symmetry = symmetry
            box.evaluate = evaluate
            return box

else:

    def njit(function: Callable) -> Any:
        """Without numba the plain function is the compiled one."""
        return function

    inlined = part = njit


def borrowed(arrays: Any) -> Any:
    """The same arrays (one, or tuples of them) without reference counting, which would take a third of a simulation.

    For compiled code whose caller holds on to the arrays; plain Python gets what it gave.
    """
    return arrays


if JIT:

    def _uncounted(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        """The value with the owner of each array in it forgotten: numba counts no references without one."""
        if isinstance(kind, types.Array):
            array = context.make_array(kind)(context, builder, value)
            array.meminfo = array.meminfo.type(None)
            array.parent = array.parent.type(None)
            return array._getvalue()
        if isinstance(kind, types.BaseTuple):
            for index, part in enumerate(kind):
                value = builder.insert_value(
                    value, _uncounted(context, builder, part, builder.extract_value(value, index)), index
                )
        return value

    @extending.intrinsic
    def _borrow(typing: Any, arrays: Any) -> Any:
        return arrays(arrays), lambda context, builder, _, values: _uncounted(context, builder, arrays, values[0])

    @extending.overload(borrowed)
    def _borrowed(arrays) -> Any:
        return lambda arrays: _borrow(arrays)


class Unboxed(NamedTuple):
    """The rules as a tuple, for loops: each read of a field of the box counts references."""

    parameters: Any
    initial: Any
    legal: Any
    play: Any
    to_play: Any
    outcome: Any
    encode: Any
    symmetry: Any


@inlined
def unboxed(box) -> Unboxed:
    """What is in a box of rules."""
    p, initial, legal, play = borrowed(box.parameters), box.initial, box.legal, box.play
    return Unboxed(p, initial, legal, play, box.to_play, box.outcome, box.encode, box.symmetry)


def register_jitable(function: Callable) -> Any:
    """Mark a plain function that compiled code may call."""
    return function if numba is None else extending.register_jitable(function)


class Rules:
    """A game's compiled rules: `box` goes into compiled functions, `keep` keeps its function pointers alive."""

    def __init__(self, parameters: Any, functions: dict[str, Callable]) -> None:
        if not JIT:
            self.keep = functions
            self.box: Any = SimpleNamespace(parameters=parameters, **functions)
            return
        # The box holds raw pointers: without these references they would dangle. Where a clock runs, only what has a
        # loop over the board is worth compiling.
        wanted = LOOPS if PARTS else RULES
        self.keep = {name: _compile_rule(name, one) if name in wanted else one for name, one in functions.items()}
        self.box = (
            SimpleNamespace(parameters=parameters, **self.keep) if PARTS else _box(parameters, *self.keep.values())
        )


def _compile_rule(name: str, function: Callable) -> Any:
    """One rules function with its fixed signature; as a slow call into Python if numba cannot compile it."""
    signature = _SIGNATURES[name]
    cached = CACHE and Path(function.__code__.co_filename).is_file()
    try:
        return numba.njit(signature, nogil=True, cache=cached, error_model="numpy")(function)
    except numba.core.errors.NumbaError as error:
        reason = str(error).strip().splitlines()[-1]
        print(f"azkit: {function.__name__} runs as plain Python, 20 times slower: {reason}", file=sys.stderr)
        return _object_mode(name, function)


def _object_mode(name: str, function: Callable) -> Any:
    """Wrap a rules function that numba cannot compile so that compiled code can still call it."""
    count = len(_SIGNATURES[name].args)
    arguments = ", ".join("abcdef"[:count])
    returns = _SIGNATURES[name].return_type
    lines = [f"def wrapper({arguments}):"]
    if returns == _NONE:
        lines += ["    with objmode():", f"        function({arguments})"]
    else:
        convert = "int" if returns == _INT else "float"
        lines += [f"    with objmode(result='{returns}'):", f"        result = {convert}(function({arguments}))"]
        lines += ["    return result"]
    scope = {"objmode": numba.objmode, "function": function}
    exec("\n".join(lines), scope)
    return numba.njit(_SIGNATURES[name])(scope["wrapper"])


def keep_buffers() -> None:
    """Tell glibc to keep freed activation buffers instead of handing them back to the kernel each forward pass."""
    if not sys.platform.startswith("linux"):
        return
    try:
        mallopt = ctypes.CDLL("libc.so.6").mallopt
    except (OSError, AttributeError):
        return
    # M_MMAP_THRESHOLD, M_TRIM_THRESHOLD, M_TOP_PAD of malloc.h
    for parameter, value in ((-3, 1 << 30), (-1, 2**31 - 1), (-2, 256 << 20)):
        mallopt(parameter, value)
''',
'azkit/errors.py': r'''"""The one exception for problems that the user can mend."""


class AzkitError(ValueError):
    """A problem told in one line that names the file, option or ply at fault and what to do."""
''',
'azkit/evaluators.py': r'''"""Leaves of the search -> priors over their legal moves and values by seat: uniform, random playouts, a network.

Networks speak relative to the side to move; here, and nowhere else, their values become values by seat.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np

from .compiled import njit
from .errors import AzkitError
from .games.base import RUNNING, Game, State
from .rng import below, stream

Answer = tuple[np.ndarray, np.ndarray]  # priors float32 [E], summing to 1 for each leaf; values float32 [n, P] by seat


class Leaves(NamedTuple):
    """Positions to evaluate, none of them over; leaf i's legal moves are moves[offsets[i] : offsets[i + 1]]."""

    states: np.ndarray  # int16 [n, S]
    moves: np.ndarray  # int32 [E]
    offsets: np.ndarray  # int32 [n + 1]


def leaves(states: Sequence[State]) -> Leaves:
    """Running positions as leaves."""
    moves = [np.array(state.legal_moves(), np.int32) for state in states]
    offsets = np.cumsum([0, *map(len, moves)], dtype=np.int32)
    return Leaves(np.stack([state.array for state in states]), np.concatenate(moves), offsets)


def random_leaves(game: Game, count: int, seed: int = 0) -> Leaves:
    """So many running positions of random games."""
    rng, states = np.random.default_rng(seed), list[State]()
    while len(states) < count:
        states += game.random_game(rng)
    return leaves(states[:count])


class Evaluator(Protocol):
    """What the search asks."""

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """Begin; the function returned waits for the answer. The leaves must stay as they are until then."""
        ...


class UniformEvaluator:
    """Knows nothing: all moves alike, every value 0."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        answer = uniform_priors(leaves), np.zeros((len(leaves.states), self.game.players), np.float32)
        return lambda: answer


class RolloutEvaluator:
    """All moves alike; values are the mean outcome of games played on at random."""

    def __init__(self, game: Game, seed: int = 0, rollouts: int = 1) -> None:
        """`rollouts` games a leaf."""
        self.game, self.rollouts, self.rng = game, rollouts, stream(seed)

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        values = np.zeros((len(leaves.states), self.game.players), np.float32)
        moves = np.zeros(self.game.max_moves, np.int32)
        play_out(self.game.rules, leaves.states, self.rollouts, self.rng, moves, values)
        answer = uniform_priors(leaves), values
        return lambda: answer


def uniform_priors(leaves: Leaves) -> np.ndarray:
    """All legal moves of a leaf alike, float32 [E]."""
    counts = np.diff(leaves.offsets)
    return np.repeat((1.0 / counts).astype(np.float32), counts)


@njit
def play_out(rules, states, rollouts, rng, moves, values) -> int:
    """Mean returns by seat of random games from each state into values [n, P]; returns how many plies were played."""
    # Locals, because each read of a field of the box counts a shared reference up and down.
    p, legal, play, outcome = rules.parameters, rules.legal, rules.play, rules.outcome
    state, returns, plies = np.empty_like(states[0]), np.empty_like(values[0]), 0
    for i in range(len(states)):
        for _ in range(rollouts):
            state[:] = states[i]
            while outcome(p, state, returns) == RUNNING:
                play(p, state, moves[below(rng, legal(p, state, moves))])
                plies += 1
            values[i] += returns
        values[i] /= rollouts
    return plies


@njit
def encode(rules, states, planes) -> None:
    """Network input of n states into the first n rows of planes [rows, C * H * W]; zeros into the rest."""
    p, write = rules.parameters, rules.encode
    for i in range(len(states)):
        write(p, states[i], planes[i])
    planes[len(states) :] = 0.0


def of_moves(leaves: Leaves, logits: np.ndarray) -> np.ndarray:
    """From logits of all actions [n or more, A] those of the leaves' own moves [E]."""
    rows = np.repeat(np.arange(len(leaves.states)), np.diff(leaves.offsets))
    return logits[rows, leaves.moves]


@njit
def _read(rules, states, offsets, logits, relative, priors, values) -> None:
    """Softmax over each leaf's own moves into priors [E]; relative values [n, V] into values [n, P] by seat.

    Priors that are no numbers become uniform, values that are none 0. Sums are float64, so that compiled and plain
    Python agree.
    """
    p, to_play = rules.parameters, rules.to_play
    players, views = values.shape[1], relative.shape[1]
    for i in range(len(states)):
        first, last = offsets[i], offsets[i + 1]
        top, total = -math.inf, 0.0
        for edge in range(first, last):
            top = max(top, float(logits[edge]))
        for edge in range(first, last):
            weight = math.exp(float(logits[edge]) - top)
            priors[edge] = weight
            total += weight
        for edge in range(first, last):
            priors[edge] = priors[edge] / total if math.isfinite(total) else 1.0 / (last - first)
        seat = to_play(p, states[i])
        for k in range(players):
            value = float(relative[i, k]) if k < views else -float(relative[i, 0])
            values[i, (seat + k) % players] = value if math.isfinite(value) else 0.0


def answer(game: Game, leaves: Leaves, logits: np.ndarray, relative: np.ndarray) -> Answer:
    """What a network said, float32 logits [E] of the moves and values [n or more, V], as an evaluator's answer.

    Value i is that of the i-th seat from the side to move on; of two players' only the first is there (V = 1).
    """
    priors = np.empty(len(leaves.moves), np.float32)
    values = np.empty((len(leaves.states), game.players), np.float32)
    _read(game.rules, leaves.states, leaves.offsets, logits, relative, priors, values)
    return priors, values


@dataclass(frozen=True)
class Variant:
    """How one machine runs a network: stored in checkpoints, since the same variant gives the same bits again."""

    machine: str  # the processor or GPU that it was chosen on
    device: str  # cpu, cuda:0
    engine: str  # eager, traced, compiled
    dtype: str  # float32, bfloat16, float16
    threads: int  # torch's threads on a CPU
    sizes: tuple[int, ...]  # rows of a batch, ascending; smaller batches are padded

    def to_dict(self) -> dict[str, Any]:
        """Plain values that JSON keeps."""
        return {**asdict(self), "sizes": list(self.sizes)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Variant:
        """What `to_dict` made. Raises AzkitError for anything else."""
        kinds = {"machine": str, "device": str, "engine": str, "dtype": str, "threads": int, "sizes": list | tuple}
        whole = isinstance(values, Mapping) and set(values) == {field.name for field in fields(cls)}
        if not whole or not all(isinstance(values[name], kind) for name, kind in kinds.items()):
            raise AzkitError(f"not a network variant: {values!r}")
        sizes = tuple(values["sizes"])
        if not sizes or not all(isinstance(size, int) and size > 0 for size in sizes):
            raise AzkitError(f"a network variant needs batch sizes above 0, not {sizes!r}")
        return cls(**{**values, "sizes": sizes})


class NetworkEvaluator:
    """Asks a network, in batches padded to a few fixed sizes: fused and captured graphs hold for one shape only."""

    def __init__(
        self,
        game: Game,
        net: Any,
        max_batch: int = 256,
        device: str = "auto",
        variant: Variant | None = None,
        precision: Literal["auto", "float32", "bfloat16", "float16"] = "auto",
        effort: Literal["quick", "thorough"] = "quick",
    ) -> None:
        """`net` is a torch module (azkit/nets.py); larger batches than `max_batch` go in parts.

        A variant is used again, on another of the machine's devices of its kind if `device` names one. Without it, or
        elsewhere, the fastest is found by a quick measurement, which this machine remembers; "thorough" also tries
        torch.compile, for minutes. Raises AzkitError for an unknown device.
        """
        # They import torch, and agent files embed this module where there is none.
        from . import programs, variants

        self.game = game
        known = variant and variants.reuse(variant, device)
        self.variant = known or variants.choose(game, net, max_batch, device, precision, effort)
        self.network = programs.network(game, net, self.variant)

    def load(self, net: Any) -> None:
        """Answer with this network's weights from now on; it has the shape of the first one."""
        self.network.load(net)

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator. A GPU is still at work when this returns."""
        states, moves, offsets = leaves
        largest = self.variant.sizes[-1]
        begun = []
        for first in range(0, len(states), largest):
            ends = offsets[first : first + largest + 1]
            part = Leaves(states[first : first + largest], moves[ends[0] : ends[-1]], ends - ends[0])
            begun.append((part, self.network.start(part)))

        def wait() -> Answer:
            answers = [answer(self.game, part, *finish()) for part, finish in begun]
            if len(answers) == 1:
                return answers[0]
            empty = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
            priors, values = zip(empty, *answers, strict=True)
            return np.concatenate(priors), np.concatenate(values)

        return wait
''',
'azkit/forward.py': r'''"""Networks without their library: weights as one blob, and the forward pass in NumPy, or in torch where faster."""

from __future__ import annotations

import base64
import contextlib
import ctypes
import hashlib
import importlib
import json
import sys
import warnings
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from .errors import AzkitError

Weights = Mapping[str, np.ndarray]  # as nets.numpy_weights gives them
# Planes [n, C, H, W] -> logits [n, A], values [n, V]; or the arrays of azkit/graphs.py -> logits [E], values
Forward = Callable[..., tuple[np.ndarray, np.ndarray]]
WORTH_TORCH = 4e6  # floating-point operations of one evaluation


def pack_weights(weights: Weights) -> bytes:
    """Folded weights as one blob: zlib over a line of JSON (names and shapes) and the arrays in float16, in order.

    Raises AzkitError if a weight does not fit float16.
    """
    shapes = [[name, list(array.shape)] for name, array in weights.items()]
    with np.errstate(over="ignore"):  # looked for below
        halves = [np.asarray(array, np.float32).astype("<f2") for array in weights.values()]
    for (name, _), half in zip(shapes, halves, strict=True):
        if not np.isfinite(half).all():
            raise AzkitError(f"weight {name} does not fit float16: the network has diverged, train it again")
    blob = json.dumps(shapes).encode() + b"\n" + b"".join(half.tobytes() for half in halves)
    return zlib.compress(blob, 9)


def unpack_weights(text: str, digest: str) -> dict[str, np.ndarray]:
    """The float32 arrays in a base64 text of a blob; AzkitError if its SHA-256 is not `digest`."""
    packed = base64.b64decode(text)
    if hashlib.sha256(packed).hexdigest() != digest:
        raise AzkitError("the weights in this file are damaged: their SHA-256 does not match")
    header, _, rest = zlib.decompress(packed).partition(b"\n")
    weights, offset = {}, 0
    for name, shape in json.loads(header):
        count = int(np.prod(shape))
        weights[name] = np.frombuffer(rest, "<f2", count, offset).reshape(shape).astype(np.float32)
        offset += 2 * count
    return weights


class NumpyNet:
    """The residual tower as matrix products, for small batches on one core; not for two threads at once.

    Activations are [H, n, W, F], rows outermost, so that the rows above and below a position lie a fixed way off in
    memory: a 3 x 3 convolution is three products of [H * n * W, 3F] with [3F, F], one for each row of the kernel, over
    columns shifted left and right. Measured against im2col, nine products, channels first and Winograd's F(2, 3):
    the fastest up to 64 filters, and within a fifth of the fastest at 128.
    """

    def __init__(self, weights: Weights, planes: tuple[int, int, int]) -> None:
        """`weights` as nets.numpy_weights gives them; `planes` is the input's (C, H, W)."""
        self.planes, self.weights = planes, weights
        tower = [name.removesuffix(".weight") for name, array in weights.items() if array.shape[2:] == (3, 3)]
        self.tower = [(_kernel_rows(weights[f"{name}.weight"]), weights[f"{name}.bias"]) for name in tower]
        # The heads' 1 x 1 convolutions are one product
        heads = ("policy_conv", "value_conv")
        self.heads = np.concatenate([weights[f"{name}.weight"][:, :, 0, 0] for name in heads]).T.copy()
        self.heads_bias = np.concatenate([weights[f"{name}.bias"] for name in heads])
        self.operations = 2 * planes[1] * planes[2] * sum(kernel.size for kernel, _ in self.tower)
        self.buffers: dict[int, list[np.ndarray]] = {}

    def __call__(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Planes float32 [n, C, H, W] -> logits float32 [n, A] and values [n, V], relative to the side to move."""
        count = len(planes)
        if count not in self.buffers:
            self.buffers[count] = self._allocate(count)
        first, wide, x, y, z = self.buffers[count]
        x[:] = self._convolve(0, planes.transpose(2, 0, 3, 1), first, y, z)
        np.maximum(x, 0.0, out=x)
        for layer in range(1, len(self.tower), 2):
            np.maximum(self._convolve(layer, x, wide, y, z), 0.0, out=y)
            x += self._convolve(layer + 1, y, wide, y, z)
            np.maximum(x, 0.0, out=x)
        both = np.maximum(x @ self.heads + self.heads_bias, 0.0).transpose(1, 3, 0, 2)  # [n, both, H, W]
        policy = len(self.weights["policy_conv.bias"])
        hidden = np.maximum(self._linear("value_hidden", both[:, policy:].reshape(count, -1)), 0.0)
        return self._linear("policy", both[:, :policy].reshape(count, -1)), np.tanh(self._linear("value", hidden))

    def _allocate(self, count: int) -> list[np.ndarray]:
        """Shifted columns of input and tower, [H + 2, n, W, 3, F] with zeros above and below, and activations."""
        channels, rows, columns = self.planes
        filters = len(self.heads)
        shifted = [np.zeros((rows + 2, count, columns, 3, size), np.float32) for size in (channels, filters)]
        return shifted + [np.empty((rows, count, columns, filters), np.float32) for _ in range(3)]

    def _convolve(
        self, layer: int, x: np.ndarray, shifted: np.ndarray, out: np.ndarray, work: np.ndarray
    ) -> np.ndarray:
        """`x` [H, n, W, channels] -> `out` [H, n, W, F], which may be x itself; the frame of `shifted` stays zero."""
        kernel, bias = self.tower[layer]
        middle = shifted[1:-1]
        middle[:, :, :, 1] = x
        middle[:, :, 1:, 0] = x[:, :, :-1]
        middle[:, :, :-1, 2] = x[:, :, 1:]
        flat = shifted.reshape(-1, kernel.shape[1])
        total, part = out.reshape(-1, len(bias)), work.reshape(-1, len(bias))
        line, size = shifted.shape[1] * shifted.shape[2], len(total)
        np.matmul(flat[:size], kernel[0], out=total)
        for row in (1, 2):
            np.matmul(flat[row * line : row * line + size], kernel[row], out=part)
            total += part
        total += bias
        return out

    def _linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]


def _kernel_rows(kernel: np.ndarray) -> np.ndarray:
    """A convolution's [out, in, 3, 3] as one matrix for each row of the kernel, [3, 3 * in, out]."""
    return np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(3, -1, len(kernel)))


class NumpyGraphNet:
    """The graph network as matrix products (nets.GraphNet says what it computes)."""

    def __init__(self, weights: Weights) -> None:
        """`weights` as nets.numpy_weights gives them."""
        self.weights = weights
        self.layers = sum(name.endswith(".norm.weight") for name in weights)

    def __call__(
        self, nodes: np.ndarray, links: np.ndarray, graph: np.ndarray, members: np.ndarray, moves: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """The arrays of graphs.Graphs -> logits float32 [E] and values [n, V], relative to the side to move."""
        share = (members > 0).astype(np.float32)
        share = (share / share.sum(1, keepdims=True))[:, None]
        h = np.maximum(self._linear("stem", nodes), 0.0)
        pooled = (share @ h[members])[:, 0]
        for layer in range(self.layers):
            name = f"layers.{layer}."
            near = self._linear(name + "near", h[links].reshape(len(h), -1))
            whole = np.concatenate([np.zeros((1, h.shape[1]), np.float32), self._linear(name + "pool", pooled)])
            h = h + np.maximum(self._norm(name + "norm", near + self._linear(name + "own", h) + whole[graph]), 0.0)
            pooled = (share @ h[members])[:, 0]
        source, target = h[moves[:, 0]], h[moves[:, 1]]
        values = np.tanh(self._linear("value", np.maximum(self._linear("value_hidden", pooled), 0.0)))
        if "score.weight" not in self.weights:
            return (self._linear("source", source) * self._linear("target", target)).mean(1), values
        joint = self._linear("source", source) + self._linear("target", target)
        joint += self._linear("product", source * target) + self._linear("pooled", pooled)[moves[:, 2]]
        return self._linear("score", np.maximum(joint, 0.0))[:, 0], values

    def _linear(self, name: str, x: np.ndarray) -> np.ndarray:
        y = x @ self.weights[f"{name}.weight"].T
        return y + self.weights[f"{name}.bias"] if f"{name}.bias" in self.weights else y

    def _norm(self, name: str, x: np.ndarray) -> np.ndarray:
        """Layer norm with torch's epsilon."""
        x = x - x.mean(1, keepdims=True)
        x /= np.sqrt(np.square(x).mean(1, keepdims=True) + 1e-5)
        return x * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


def torch_forward(weights: Weights, planes: tuple[int, int, int], batch: int) -> Forward:
    """The same network, traced and fused by torch for one batch size; what this torch cannot do raises."""
    import torch
    from torch.nn import functional as F

    tensors = {name: torch.from_numpy(array) for name, array in weights.items()}
    blocks = sum(name.endswith(".first.weight") for name in weights)

    def layer(name: str, x: torch.Tensor) -> torch.Tensor:
        weight, bias = tensors[f"{name}.weight"], tensors[f"{name}.bias"]
        if weight.ndim == 2:
            return F.linear(x, weight, bias)
        return F.conv2d(x, weight, bias, padding=weight.shape[2] // 2)

    class Network(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            x = F.relu(layer("stem", x))
            for block in range(blocks):
                x = F.relu(layer(f"blocks.{block}.second", F.relu(layer(f"blocks.{block}.first", x))) + x)
            hidden = F.relu(layer("value_hidden", F.relu(layer("value_conv", x)).flatten(1)))
            return layer("policy", F.relu(layer("policy_conv", x)).flatten(1)), torch.tanh(layer("value", hidden))

    torch.set_num_threads(1)
    with torch.inference_mode(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # newer torch calls tracing deprecated; nothing else starts as fast
        torch.jit.enable_onednn_fusion(True)
        example = torch.zeros((batch, *planes))
        traced: Any = torch.jit.freeze(torch.jit.trace(Network().eval(), example))
        for _ in range(3):  # the fuser works during the first calls
            traced(example)

    def forward(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        with torch.inference_mode():
            logits, values = traced(torch.from_numpy(x))
            return logits.numpy(), values.numpy()

    return forward


def fastest(weights: Weights, planes: tuple[int, int, int], batch: int, use_torch: bool) -> Forward:
    """NumPy's forward pass, or torch's where that is measurably faster at this batch."""
    forward = NumpyNet(weights, planes)
    # Below this a call costs more than its arithmetic, and torch's 1.5 to 5 s of import and tracing buy nothing.
    if not use_torch or forward.operations < WORTH_TORCH:
        return forward
    try:
        other = torch_forward(weights, planes, batch)
        times = [_seconds(candidate, np.zeros((batch, *planes), np.float32)) for candidate in (forward, other)]
    except Exception as error:  # not there, or too old or broken: all the same here
        print(f"azkit: the network runs in NumPy: {type(error).__name__}: {error}", file=sys.stderr)
        return forward
    return other if times[1] < 0.9 * times[0] else forward


def _seconds(forward: Forward, planes: np.ndarray) -> float:
    """Best time of some calls."""
    times = []
    for _ in range(8):
        started = perf_counter()
        forward(planes)
        times.append(perf_counter() - started)
    return min(times)


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Run matrix products on one thread: a pool sized to the host's cores crawls in a sandbox that has a share of one.

    Environment variables come too late, NumPy is loaded before any agent file: so the pools are told at run time.
    """
    pools = _blas()
    torch = sys.modules.get("torch")
    if torch is not None:
        pools = [*pools, (torch.get_num_threads, torch.set_num_threads)]
    before = [get() for get, _ in pools]
    for _, set_threads in pools:
        set_threads(1)
    try:
        yield
    finally:
        for (_, set_threads), threads in zip(pools, before, strict=True):
            set_threads(threads)


@lru_cache(maxsize=1)
def _blas() -> list[tuple[Callable[[], int], Callable[[int], Any]]]:
    """Functions that get and set the number of threads of NumPy's matrix products."""
    try:
        libraries = importlib.import_module("threadpoolctl").ThreadpoolController().lib_controllers
    except ImportError:
        return _openblas()
    return [(library.get_num_threads, library.set_num_threads) for library in libraries if library.user_api == "blas"]


def _openblas() -> list[tuple[Callable[[], int], Callable[[int], Any]]]:
    """The same without threadpoolctl, for the OpenBLAS in NumPy's wheels."""
    home = Path(np.__file__).parent
    for path in (*home.parent.glob("numpy.libs/*openblas*"), *home.glob(".dylibs/*openblas*")):
        try:
            library = ctypes.CDLL(str(path))
        except OSError:
            continue
        for name in ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads"):
            if hasattr(library, name.format("set")):
                return [(getattr(library, name.format("get")), getattr(library, name.format("set")))]
    return []
''',
'azkit/games/__init__.py': r'''"""Games: rules only, one game a file."""
''',
'azkit/games/base.py': r'''"""What a game is: the `Game` record, the `State` that people hold, and `make(name, **options)`."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ..compiled import RULES, Rules
from ..errors import AzkitError

RUNNING, ENDED, TRUNCATED = 0, 1, 2  # what a game's `outcome` returns

# Modules of this package, each with a `make`
GAMES = ("connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive")
ALIASES = {"antigo": "nogo"}


def no_evaluation(p, state) -> float:
    """Of a game that has none: any running position is even."""
    return 0.0


def no_planes(p, state, planes) -> None:
    """Of a game whose network sees a graph."""


def no_graph(p, state, moves, nodes, links, ends) -> int:
    """Of a game whose network sees planes."""
    return 0


def identity(p, state, k, out) -> None:
    """Of a game that states no symmetries of its positions."""
    for place in range(len(state)):  # numba takes seconds to compile an assignment of arrays
        out[place] = state[place]


class Graph(NamedTuple):
    """The form of a position as a graph: nodes with features, typed links between them, and moves as pairs of nodes."""

    nodes: int  # most nodes of any position
    features: int  # numbers of a node
    links: int  # kinds of links; a node has at most one of each
    symmetries: np.ndarray  # int32 [K, links]: under symmetry k a link of kind i becomes one of kind [k, i]; 0 is none


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The rules of one game with its options fixed, as plain functions over flat arrays.

    Arrays: `p` int64 parameters, `state` int16 [S], `moves` int32 [W], `returns` float32 [P], `planes` float32
    [C * H * W]; of a graph `nodes` float32 [nodes * features], `links` int32 [nodes * links] and `ends` int32 [2 * W].
    Values are by seat. Rules never raise: whoever calls them passes legal moves only. Equal state arrays are one
    position: a state holds nothing that matters neither for the future nor for the encoding.

    A network sees `planes` and has one output for each of A actions; or it sees a `graph` and scores the moves there
    are, each as a pair of nodes.
    """

    name: str
    options: dict[str, int | str]
    players: int  # P
    state_size: int  # S
    max_moves: int  # W, most legal moves in any state
    actions: int | None  # A, moves are 0 to A - 1; None: move ids have no fixed range
    max_plies: int  # no game is longer
    planes: tuple[int, int, int] = (0, 0, 0)  # network input, (channels, rows, columns)
    graph: Graph | None = None  # or what stands in its place
    parameters: np.ndarray  # int64, the first argument of every rules function
    initial: Callable[..., None]  # (p, state): write the first position
    legal: Callable[..., int]  # (p, state, moves): write legal moves, ascending; return their number
    play: Callable[..., None]  # (p, state, move): play in place
    to_play: Callable[..., int]  # (p, state): the seat to move
    outcome: Callable[..., int]  # (p, state, returns): RUNNING, ENDED or TRUNCATED; returns by seat in [-1, 1]
    encode: Callable[..., None] = no_planes  # (p, state, planes): network input, relative to the side to move
    # (p, state, moves, nodes, links, ends): the same as a graph; returns how many nodes there are. `links` holds the
    # node at the other end of each link or -1, `ends` source and target node of each of the legal `moves`.
    encode_graph: Callable[..., int] = no_graph
    symmetry: Callable[..., None] = identity  # (p, state, k, out): the image of state under symmetry k; 0 is none
    move_symmetry: np.ndarray = field(default_factory=lambda: np.zeros((1, 0), np.int32))  # [K, A], of each move
    move_text: Callable[[State, int], str]
    parse_move: Callable[[State, str], int]  # ValueError if the text is no move
    text: Callable[[State], str]
    svg: Callable[[State], str]
    evaluate: Callable[..., float] = no_evaluation  # (p, state): a rule of thumb in (-1, 1) for seat 0 of two
    source: str = ""  # what `make` was called with: a name, or the path of a file

    def __post_init__(self) -> None:
        if self.move_symmetry.size == 0:  # only the identity
            object.__setattr__(self, "move_symmetry", np.arange(self.actions or 0, dtype=np.int32)[None])

    @cached_property
    def rules(self) -> Any:
        """The compiled rules, one argument for compiled functions (see azkit/compiled.py)."""
        return self._compiled.box

    @cached_property
    def _compiled(self) -> Rules:
        return Rules(self.parameters, {name: getattr(self, name) for name in RULES})

    def compiled_rule(self, name: str) -> Callable[..., Any]:
        """One of the rules functions as compiled code runs it."""
        return self._compiled.keep[name]

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the rules functions: as compiled code runs it once the game is compiled, else the plain one."""
        compiled: Rules | None = self.__dict__.get("_compiled")
        return getattr(self, name) if compiled is None else compiled.keep[name]

    def compile(self) -> Game:
        """Compile the rules now, in seconds; positions, too, then play a hundred times faster. Returns itself."""
        assert self.rules is not None  # a cached property
        return self

    def initial_state(self) -> State:
        """The position before the first ply."""
        array = np.zeros(self.state_size, np.int16)
        self.initial(self.parameters, array)
        return State(self, array)

    def state(self, moves: Iterable[int]) -> State:
        """The position after `moves` from the first one; ValueError names the ply of an illegal move."""
        state = self.initial_state()
        for ply, move in enumerate(moves):
            try:
                state = state.play(move)
            except ValueError as error:
                raise AzkitError(f"ply {ply}: {error}") from None
        return state

    def random_game(self, rng: np.random.Generator, plies: int | None = None) -> list[State]:
        """The running positions of a game of random moves, of no more than so many plies."""
        states = [self.initial_state()]
        while (legal := states[-1].legal_moves()) and states[-1].ply != plies:
            states.append(states[-1].play(int(rng.choice(legal))))
        return states if legal else states[:-1]

    def describe(self) -> str:
        """Name and options in one line."""
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.options.items())])


class State:
    """One immutable position of a game."""

    __slots__ = ("array", "game", "moves", "previous")

    def __init__(
        self, game: Game, array: np.ndarray, moves: tuple[int, ...] = (), previous: State | None = None
    ) -> None:
        """`array` int16 [S] is kept, not copied; `moves` led here from where this line of play began."""
        array.setflags(write=False)
        self.game, self.array, self.moves, self.previous = game, array, moves, previous

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return len(self.moves)

    @property
    def to_play(self) -> int:
        """The seat to move, 0-based."""
        return int(self.game.rule("to_play")(self.game.parameters, self.array.copy()))

    @property
    def outcome(self) -> tuple[float, ...] | None:
        """Returns by seat in [-1, 1], or None while the game runs."""
        status, returns = self._outcome()
        return None if status == RUNNING else tuple(float(value) for value in returns)

    @property
    def truncated(self) -> bool:
        """Whether a ply cap ended the game."""
        return self._outcome()[0] == TRUNCATED

    def _outcome(self) -> tuple[int, np.ndarray]:
        returns = np.zeros(self.game.players, np.float32)
        return int(self.game.rule("outcome")(self.game.parameters, self.array.copy(), returns)), returns

    def legal_moves(self) -> list[int]:
        """Legal moves, ascending; none once the game is over."""
        if self._outcome()[0] != RUNNING:
            return []
        moves = np.zeros(self.game.max_moves, np.int32)
        count = self.game.rule("legal")(self.game.parameters, self.array.copy(), moves)
        return [int(move) for move in moves[:count]]

    def play(self, move: int) -> State:
        """The position after `move`; ValueError names the move and the reason if it is illegal."""
        legal = self.legal_moves()
        if move not in legal:
            reason = f"legal moves are {legal}" if legal else "the game is over"
            raise AzkitError(f"illegal move {move!r} in {self.game.name}: {reason}")
        array = self.array.copy()
        self.game.rule("play")(self.game.parameters, array, int(move))
        return State(self.game, array, (*self.moves, int(move)), previous=self)

    def move_text(self, move: int) -> str:
        """The move as people write it."""
        return self.game.move_text(self, move)

    def parse_move(self, text: str) -> int:
        """The move that `text` names; ValueError if it names none."""
        return self.game.parse_move(self, text.strip())

    def encode(self) -> np.ndarray:
        """Network input float32 [C, H, W], relative to the side to move; AzkitError where that is a graph."""
        if self.game.graph is not None:
            raise AzkitError(f"{self.game.name} has no input planes: see State.graph")
        planes = np.zeros(int(np.prod(self.game.planes)), np.float32)
        self.game.encode(self.game.parameters, self.array, planes)
        return planes.reshape(self.game.planes)

    def graph(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Network input as a graph of n nodes: nodes float32 [n, features], links int32 [n, kinds], -1 where there is
        none, and ends int32 [m, 2] of the legal moves in their order. AzkitError where it is no graph."""
        graph, moves = self.game.graph, np.array(self.legal_moves(), np.int32)
        if graph is None:
            raise AzkitError(f"{self.game.name} is no graph: see State.encode")
        nodes = np.zeros(graph.nodes * graph.features, np.float32)
        links, ends = np.zeros(graph.nodes * graph.links, np.int32), np.zeros(2 * len(moves), np.int32)
        count = self.game.rule("encode_graph")(self.game.parameters, self.array.copy(), moves, nodes, links, ends)
        rows = nodes.reshape(graph.nodes, -1)[:count], links.reshape(graph.nodes, -1)[:count]
        return *rows, ends.reshape(-1, 2)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and np.array_equal(self.array, other.array)

    def __hash__(self) -> int:
        return hash(self.array.tobytes())

    def __str__(self) -> str:
        return self.game.text(self)

    def __repr__(self) -> str:
        return f"<{self.game.name} after moves {list(self.moves)}>"

    def svg(self) -> str:
        """The position as an SVG picture."""
        return self.game.svg(self)

    def _repr_svg_(self) -> str:
        return self.svg()


def make(name: str, **options: int | str) -> Game:
    """A game by name, or from the path of a Python file with a function `make`.

    Raises AzkitError for an unknown game or option, or an option out of range.
    """
    name = ALIASES.get(name, name)
    if name.endswith(".py"):
        module = _load(Path(name))
    elif name in GAMES:
        module = importlib.import_module(f".{name}", __package__)
    else:
        raise AzkitError(f"unknown game {name!r}: choose one of {', '.join(GAMES)}, or the path of a .py file")
    known = inspect.signature(module.make).parameters
    for key, value in options.items():
        if key not in known:
            raise AzkitError(f"unknown option {key!r} of {name}: it has {', '.join(known) or 'none'}")
        kind = type(known[key].default)
        if type(value) is not kind:
            raise AzkitError(f"option {key} of {name} takes {kind.__name__}, not {value!r}")
    return replace(module.make(**options), source=name)


def _load(path: Path) -> ModuleType:
    """Import a game's own file, under a name that no other module has."""
    digest = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    spec = importlib.util.spec_from_file_location(f"azkit_game_{digest}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise AzkitError(f"no game file at {path}")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # numba's cache looks for it by name
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise AzkitError(f"{path} does not load: {type(error).__name__}: {error}") from error
    if not hasattr(module, "make"):
        raise AzkitError(f"{path} has no function `make` that returns a Game")
    return module
''',
'azkit/games/grid.py': r'''"""What games on a rectangular board share: layout of the state, symmetries, input planes, lines, pictures.

State layout: the cells row by row from the top, 0 empty or seat + 1 (below 0: empty, but not for the side to move);
then the tail below. Parameters: the first four
below; a game appends its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ..compiled import register_jitable
from ..errors import AzkitError
from .base import ENDED, RUNNING, Game, State

ROWS, COLUMNS, PLAYERS, PLANES, OWN = 0, 1, 2, 3, 4  # places in the parameters; OWN: the game's own begin here
TO_PLAY, STATUS, LAST = -3, -2, -1  # places at the end of a state
TAIL = 3
DRAW = -1  # STATUS is 0 while the game runs, seat + 1 of the winner, or DRAW
# Names of input planes in the order they are stacked; "theirs" is one plane for each other seat, next seat first.
PLANE_NAMES = ("mine", "theirs", "empty", "last", "colour")
LAST_PLANE = 1 << PLANE_NAMES.index("last")
COLOURS = ("#e4b61a", "#d1382f", "#2f7fd1", "#3aa655", "#8e5bd0", "#e07b28", "#18a3a3", "#b04a8a")  # by seat
MARKS = "XO*#%@&+"  # by seat


def parameters(rows: int, columns: int, players: int, planes: str, *own: int) -> np.ndarray:
    """The parameters of a grid game, int64; `planes` names the input planes, comma between them."""
    names = [name.strip() for name in planes.split(",")]
    unknown = [name for name in names if name not in PLANE_NAMES]
    if unknown or not {"mine", "theirs"} <= set(names):
        raise AzkitError(f"option planes={planes!r}: needs mine and theirs, may add empty, last, colour")
    mask = sum(1 << PLANE_NAMES.index(name) for name in set(names))
    return np.array([rows, columns, players, mask, *own], np.int64)


def input_shape(p: np.ndarray) -> tuple[int, int, int]:
    """Network input (channels, rows, columns) for these parameters."""
    wanted = [name for bit, name in enumerate(PLANE_NAMES) if p[PLANES] >> bit & 1]
    channels = sum(int(p[PLAYERS]) - 1 if name == "theirs" else 1 for name in wanted)
    return channels, int(p[ROWS]), int(p[COLUMNS])


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Raise AzkitError unless low <= value <= high."""
    if not low <= value <= high:
        raise AzkitError(f"option {name}={value} is out of range: {low} to {high}")


@register_jitable
def image(rows: int, columns: int, cell: int, k: int) -> int:
    """Where symmetry k takes a cell: bit 0 mirrors columns, bit 1 mirrors rows, bit 2 transposes (squares only)."""
    row, column = cell // columns, cell % columns
    if k & 1:
        column = columns - 1 - column
    if k & 2:
        row = rows - 1 - row
    if k & 4:
        row, column = column, row
    return row * columns + column


@register_jitable
def place(p, state, cell) -> None:
    """The side to move puts its mark on a cell, and the next seat is to move."""
    state[cell] = state[TO_PLAY] + 1
    state[TO_PLAY] = (state[TO_PLAY] + 1) % p[PLAYERS]
    if p[PLANES] & LAST_PLANE:  # only an encoding that shows the last move may tell transpositions apart
        state[LAST] = cell + 1


@register_jitable
def completes_line(p, state, cell, inarow, exactly=False) -> bool:
    """Whether a line of `inarow` or more marks (or `exactly` so many) of one seat runs through a cell."""
    rows, columns, mark = p[ROWS], p[COLUMNS], state[cell]
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            row, column = cell // columns + sign * down, cell % columns + sign * right
            while 0 <= row < rows and 0 <= column < columns and state[row * columns + column] == mark:
                length += 1
                row += sign * down
                column += sign * right
        if length == inarow or length > inarow and not exactly:
            return True
    return False


@register_jitable
def end_by_line(p, state, cell, inarow, exactly=False) -> None:
    """Set STATUS after a mark on `cell`: its line wins, a full board is a draw."""
    if completes_line(p, state, cell, inarow, exactly):
        state[STATUS] = state[cell]
        return
    for other in range(p[ROWS] * p[COLUMNS]):
        if state[other] == 0:
            return
    state[STATUS] = DRAW


def empty(p, state) -> None:
    """The empty board, seat 0 to move."""
    state[:] = 0


def empty_cells(p, state, moves) -> int:
    """Every empty cell is a legal move."""
    count = 0
    for cell in range(p[ROWS] * p[COLUMNS]):
        if state[cell] == 0:
            moves[count] = cell
            count += 1
    return count


def to_play(p, state) -> int:
    """The seat to move."""
    return state[TO_PLAY]


def outcome(p, state, returns) -> int:
    """Read STATUS: the winner +1, every other seat -1, all 0 for a draw."""
    status = state[STATUS]
    for seat in range(p[PLAYERS]):
        returns[seat] = 0.0 if status <= 0 else 1.0 if status == seat + 1 else -1.0
    return RUNNING if status == 0 else ENDED


@register_jitable
def encode(p, state, planes) -> None:
    """Stack the wanted planes; see PLANE_NAMES."""
    cells, players, mask, seat = p[ROWS] * p[COLUMNS], p[PLAYERS], p[PLANES], state[TO_PLAY]
    planes[:] = 0.0
    extra = players * cells  # planes of the seats come first: mine, then theirs
    for cell in range(cells):
        if state[cell] > 0:
            planes[(state[cell] - 1 - seat) % players * cells + cell] = 1.0
    for bit in range(2, 5):
        if mask >> bit & 1:
            for cell in range(cells):
                if bit == 2 and state[cell] == 0 or bit == 3 and state[LAST] == cell + 1 or bit == 4 and seat == 0:
                    planes[extra + cell] = 1.0
            extra += cells


def symmetry(p, state, k, out) -> None:
    """The image of a whole state."""
    rows, columns = p[ROWS], p[COLUMNS]
    for place in range(len(state) - TAIL, len(state)):
        out[place] = state[place]
    for row in range(rows):  # `image` without its divisions, for this runs once a simulation
        for column in range(columns):
            down, right = rows - 1 - row if k & 2 else row, columns - 1 - column if k & 1 else column
            out[right * columns + down if k & 4 else down * columns + right] = state[row * columns + column]
    if state[LAST] > 0:
        out[LAST] = image(rows, columns, state[LAST] - 1, k) + 1


def board(state: State) -> list[int]:
    """What others are shown of a position: its cells row by row from the top, 0 empty or seat + 1.

    Of a game that is not on a grid it is all of the state.
    """
    return state.array[: None if state.game.graph else -TAIL].tolist()


def from_board(game: Game, board: Sequence[int], to_move: int) -> State:
    """The running position with this `board` and seat to move.

    Raises AzkitError if the board has another size. No moves are known: `State.moves` is empty.
    """
    tail = () if game.graph else (to_move, 0, 0)
    if len(board) + len(tail) != game.state_size:
        raise AzkitError(f"a board of {len(board)} cells is not one of {game.describe()}")
    return State(game, np.array([*board, *tail], np.int16))


def text(state: State) -> str:
    """The board as lines of text, row 0 on top."""
    rows, columns = state.game.parameters[:2]
    signs = {0: ". ", -1: "- "} | {seat + 1: f"{mark} " for seat, mark in enumerate(MARKS)}
    marks = [signs[int(cell)] for cell in state.array[: rows * columns]]
    lines = ["".join(marks[row * columns : (row + 1) * columns]).rstrip() for row in range(rows)]
    return "\n".join(lines)


def svg(state: State) -> str:
    """The board as a picture: discs in the seats' colours, the last move ringed."""
    return picture(state, _disc)


def _disc(state: State, cell: int, ring: str) -> str:
    """One cell's picture, its centre at 0, 0."""
    mark = int(state.array[cell])
    if mark < 0:
        return '<circle r="5" fill="#e9eef5"/>'
    return f'<circle r="15" fill="{COLOURS[mark - 1] if mark else "#e9eef5"}"{ring}/>'


def picture(state: State, draw: Callable[[State, int, str], str]) -> str:
    """The board as SVG, each cell by `draw` (its `ring` is an attribute that shows that it changed last)."""
    rows, columns = (int(size) for size in state.game.parameters[:2])
    before = state.previous.array if state.previous is not None else None
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns * 40} {rows * 40}" '
        f'width="{columns * 40}" height="{rows * 40}" role="img">',
        '<rect width="100%" height="100%" rx="8" fill="#31507a"/>',
    ]
    for cell in range(rows * columns):
        new = before is not None and before[cell] != state.array[cell] and state.array[cell] > 0
        ring = ' stroke="#ffffff" stroke-width="3"' if new else ""
        x, y = cell % columns * 40 + 20, cell // columns * 40 + 20
        parts.append(f'<g transform="translate({x} {y})">{draw(state, cell, ring)}</g>')
    return "".join(parts) + "</svg>"


def cell_text(state: State, move: int) -> str:
    """A cell as people write it: column letter, then row from the top counted from 1."""
    columns = int(state.game.parameters[COLUMNS])
    return f"{chr(ord('a') + move % columns)}{move // columns + 1}"


def parse_cell(state: State, text: str) -> int:
    """The cell that text such as b3 names; AzkitError if there is none."""
    rows, columns = (int(size) for size in state.game.parameters[:2])
    column, row = ord(text[0].lower()) - ord("a") if text else -1, text[1:]
    if not (row.isascii() and row.isdigit() and 0 <= column < columns and 1 <= int(row) <= rows):
        raise AzkitError(f"{text!r} is not a cell: write a column letter and a row, such as a1")
    return (int(row) - 1) * columns + column


def cell_moves(rows: int, columns: int) -> np.ndarray:
    """The image of each cell under each symmetry, int32 [K, rows * columns]: K is 8 of a square, 4 of a rectangle."""
    cells, symmetries = range(rows * columns), 8 if rows == columns else 4
    return np.array([[image(rows, columns, cell, k) for cell in cells] for k in range(symmetries)], np.int32)


def neighbours(rows: int, columns: int) -> list[int]:
    """Four numbers a cell: the cells above, below, left and right that exist, then -1; for the end of parameters."""
    table = []
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        near = [r * columns + c for r, c in places if 0 <= r < rows and 0 <= c < columns]
        table += near + [-1] * (4 - len(near))
    return table
''',
'azkit/games/tictactoe.py': r'''"""TicTacToe: three in a row on a 3 x 3 board."""

from __future__ import annotations

from . import grid
from .base import Game

SIZE = 3


def make(planes: str = "mine,theirs") -> Game:
    """TicTacToe; a move is row * 3 + column, row 0 on top."""
    p = grid.parameters(SIZE, SIZE, 2, planes)
    cells = SIZE * SIZE
    return Game(
        name="tictactoe",
        options={"planes": planes},
        players=2,
        state_size=cells + grid.TAIL,
        max_moves=cells,
        actions=cells,
        max_plies=cells,
        planes=grid.input_shape(p),
        parameters=p,
        initial=grid.empty,
        legal=grid.empty_cells,
        play=play,
        to_play=grid.to_play,
        outcome=grid.outcome,
        encode=grid.encode,
        symmetry=grid.symmetry,
        move_symmetry=grid.cell_moves(SIZE, SIZE),
        move_text=grid.cell_text,
        parse_move=grid.parse_cell,
        text=grid.text,
        svg=grid.svg,
    )


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, SIZE)
''',
'azkit/graphs.py': r'''"""Positions as one batch of graphs, in arrays that a network takes as they are: no padding but one void node.

Row 0 of the nodes is the void: what lies behind a missing link. It belongs to no graph, and its links lead to itself.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .compiled import njit
from .evaluators import Leaves
from .games.base import Game


class Graphs(NamedTuple):
    """n positions with N nodes and E moves in all; all numbers of nodes are rows of `nodes`."""

    nodes: np.ndarray  # float32 [1 + N, features]
    links: np.ndarray  # int64 [1 + N, kinds], the node at the other end
    graph: np.ndarray  # int64 [1 + N], 1 + the position that the node belongs to; 0 for the void
    members: np.ndarray  # int64 [n, M], the nodes of each position, then 0
    moves: np.ndarray  # int64 [E, 3], source node, target node, and the position


def graphs(game: Game, leaves: Leaves, images: np.ndarray | None = None) -> Graphs:
    """The leaves' positions, or of each its image under symmetry images[i], with the moves in the leaves' order."""
    form, count = game.graph, len(leaves.states)
    assert form is not None
    room = 1 + count * form.nodes
    nodes = np.empty((room, form.features), np.float32)
    links, graph = np.empty((room, form.links), np.int64), np.empty(room, np.int64)
    members, moves = np.empty((count, form.nodes), np.int64), np.empty((len(leaves.moves), 3), np.int64)
    images = np.zeros(count, np.int64) if images is None else images
    used, most = _join(game.rules, form.symmetries, images, *leaves, nodes, links, graph, members, moves)
    return Graphs(nodes[:used], links[:used], graph[:used], members[:, :most], moves)


@njit
def _join(rules, symmetries, images, states, moves, offsets, nodes, links, graph, members, ends) -> tuple[int, int]:
    """Encode each position behind the last one's nodes; returns how many nodes there are and the most of a position."""
    p, encode, features, kinds = rules.parameters, rules.encode_graph, nodes.shape[1], links.shape[1]
    near, pair = np.empty(members.shape[1] * kinds, np.int32), np.empty(2 * len(moves), np.int32)
    nodes[0], links[0], graph[0], members[:] = 0.0, 0, 0, 0
    flat, used, most = nodes.reshape(-1), 1, 0
    for i in range(len(states)):
        first, last = offsets[i], offsets[i + 1]
        count = encode(p, states[i], moves[first:last], flat[used * features :], near, pair)
        for node in range(count):
            graph[used + node] = i + 1
            members[i, node] = used + node
            for kind in range(kinds):
                other = near[node * kinds + kind]
                links[used + node, symmetries[images[i], kind]] = used + other if other >= 0 else 0
        for edge in range(first, last):
            ends[edge, 0] = used + pair[2 * (edge - first)]
            ends[edge, 1] = used + pair[2 * (edge - first) + 1]
            ends[edge, 2] = i
        used += count
        most = max(most, count)
    return used, most
''',
'azkit/player.py': r'''"""The agent that plays under a clock: network or random games, searched to a deadline, one call a move.

Everything here and below runs without torch and without numba; azkit/packaging.py embeds it in agent files.
"""

from __future__ import annotations

import base64
import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np

from .bitboard import board_shape, fits
from .book import unpack
from .compiled import JIT
from .errors import AzkitError
from .evaluators import Answer, Evaluator, Leaves, RolloutEvaluator, answer, encode, of_moves
from .forward import Forward, NumpyGraphNet, Weights, fastest, one_thread, unpack_weights
from .games import grid
from .games.base import Game, State
from .graphs import graphs
from .search import Search, SearchConfig, SearchResult
from .solver import Solver

SLICE = 0.1  # seconds between looks at the clock and at whether the move is decided
COMPILING = 3.0  # times as long as its rules does the rest of a search take to compile
SOLVABLE = 35  # empty cells from which on exact play may be within reach of a move's time
LOOKING = 0.15  # share of a move's time that is searched first, for the order in which moves are solved
SOLVING = 0.9  # share of what is then left that exact play may take
SOONER = 10  # times as many nodes as for win, draw or loss are allowed for exact scores
FIRST_RATE = 5e5  # nodes a second of the solver, until it is known; a slow core's


@dataclass(frozen=True)
class PlayerConfig:
    """How an agent spends its time and memory."""

    margin: float = 0.35  # seconds of each move's time left unused: a search step and Kaggle's own overhead
    reserve: float = 30.0  # seconds of the overage bank that compiling and importing torch must leave
    leaves: int = 8  # leaves in flight: a batch of one wastes most of a matrix product
    compile: bool = True  # use numba where it is
    torch: bool = True  # use torch where it is and faster
    solve: bool = True  # with numba: play ConnectX exactly as soon as that is within reach; False: network and search
    simulations: int | None = None  # root visits a move instead of the clock, for comparisons
    memory: int = 100  # MB of search tree

    def __post_init__(self) -> None:
        if self.margin < 0 or self.leaves < 1 or self.memory < 1:
            raise AzkitError("player settings: margin must be at least 0, leaves and memory at least 1")


class ForwardEvaluator:
    """Asks a forward pass, in batches of whatever size comes."""

    def __init__(self, game: Game, forward: Forward) -> None:
        self.game, self.forward = game, forward

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator; the answer is there at once."""
        if self.game.graph is not None:
            logits, values = self.forward(*graphs(self.game, leaves))
        else:
            planes = np.empty((len(leaves.states), *self.game.planes), np.float32)
            encode(self.game.rules, leaves.states, planes.reshape(len(planes), -1))
            logits, values = self.forward(planes)
            logits = of_moves(leaves, logits)
        said = answer(self.game, leaves, logits, values)
        return lambda: said


@lru_cache(maxsize=8)
def _game(name: str, options: tuple[tuple[str, int | str], ...]) -> Game:
    """One game for all players of a process, so that its rules are compiled once."""
    module = importlib.import_module(f".games.{name}", __package__)  # an agent file has its game there, whosever it is
    return replace(module.make(**dict(options)), source=name)


class Player:
    """Answers Kaggle's calls for any game whose observations have `board` and `mark`."""

    def __init__(self, settings: Mapping[str, Any], weights: str, book: str = "") -> None:
        """`settings`, `weights` and `book` (base64 texts of blobs) as packaging.build writes them."""
        self.config = PlayerConfig(**settings["player"])
        self.puct = SearchConfig(**settings["search"])
        self.name, self.options = settings["game"], settings["options"]
        self.weights: Weights | None = None
        try:
            self.weights = unpack_weights(weights, settings["sha256"])
        except Exception as error:
            print(f"azkit: no network, the search plays random games instead: {error}", file=sys.stderr)
        self.book = unpack(base64.b64decode(book)) if book.strip() else None
        self.search: Search | None = None
        self.solver: Solver | None = None
        self.rate = FIRST_RATE
        self.known: list[State] = []  # the last root and where our move led: the next root is one of them or a child

    def move(self, observation: Mapping[str, Any], configuration: Mapping[str, Any], started: float) -> int:
        """A legal move as a Python int, in time for a call that began at `started` (by perf_counter).

        Only the start (compiling, importing torch) is ever paid from the overage bank, and only while that holds
        `reserve` seconds.
        """
        spare = float(observation.get("remainingOverageTime", 0.0)) - self.config.reserve
        allowed = float(configuration.get("actTimeout", 2.0))
        allowed = max(allowed - self.config.margin, allowed / 4)
        with one_thread():
            try:
                options = {key: configuration.get(key, value) for key, value in self.options.items()}
                search = self.search
                if search is None or search.game.options != options:
                    search = self.search = self._start(options, started + spare)
                    if perf_counter() < started + spare:
                        started = perf_counter()
                state = self._follow(search, observation["board"], observation["mark"] - 1)
                move = self._choose(search, state, started + allowed)
                self.known = [state, state.play(move)]
                return int(move)
            except Exception:
                self.search, self.known = None, []
                raise

    def _start(self, options: dict[str, int | str], latest: float) -> Search:
        """A search for a game with these options, compiled; with the network if it is this game's.

        What would not be over at `latest` (by perf_counter) is left out: torch; or all, by AzkitError, if it is
        compiling the search.
        """
        began = perf_counter()
        game = _game(self.name, tuple(options.items())).compile()
        more = COMPILING * (perf_counter() - began) if JIT else 0.0  # next to nothing where all is compiled already
        left = latest - perf_counter()
        if more > max(SLICE, left):
            raise AzkitError(f"compiling may take {more:.0f} s more, {left:.0f} s are left for it")
        evaluator: Evaluator
        if self.weights is None or options != self.options:
            evaluator, config = RolloutEvaluator(game), replace(self.puct, selection="uct")
            print(f"azkit: {game.describe()} is searched without a network", file=sys.stderr)
        else:
            # An agent that solves endings needs the network for its first moves only: not worth seconds of import.
            use_torch = self.config.torch and more < left and not self._solves(game)
            if game.graph is not None:
                forward: Forward = NumpyGraphNet(self.weights)
            else:
                forward = fastest(self.weights, game.planes, self.config.leaves, use_torch)
            evaluator = ForwardEvaluator(game, forward)
            config = self.puct
        node = 2 * game.state_size + 32 + 4 * game.players + game.max_moves * (16 + 4 * game.players)  # bytes
        search = Search(game, evaluator, config, nodes=max(1000, self.config.memory * 1_000_000 // node))
        if JIT:  # call all that is compiled, following a move included, before the first move's clock starts
            state = game.initial_state()
            search.run([state.play(search.run([state], simulations=16)[0].move)], simulations=16)
            search.reset()
        self.solver = None
        if self._solves(game) and perf_counter() + more < latest:
            rows, columns = game.planes[1:]
            self.solver = Solver(rows, columns, int(game.options["inarow"]))
            self.solver.scores([0] * (rows * columns), 1, nodes=1)  # compiles
        return search

    def _solves(self, game: Game) -> bool:
        """Whether endings of this game are to be played exactly."""
        return JIT and self.config.solve and game.name == "connectx" and fits(*game.planes[1:])

    def _choose(self, search: Search, state: State, deadline: float) -> int:
        """The only legal move, or the search's first choice among those that book and exact play do not rule out."""
        legal, empty = state.legal_moves(), np.count_nonzero(state.array[: -grid.TAIL] == 0)
        if len(legal) == 1:
            return legal[0]
        if self.config.simulations is not None:
            return self._think(search, state, deadline).move
        kept = self._looked_up(state)
        if len(kept) == 1:
            return kept[0]
        solver = None if empty > SOLVABLE else self.solver
        if not kept and solver is None:
            return self._think(search, state, deadline).move
        now = perf_counter()
        looked = self._think(search, state, now + LOOKING * (deadline - now))
        order = list(dict.fromkeys([looked.move, *looked.moves[np.argsort(-looked.visits, kind="stable")].tolist()]))
        if kept or solver is None:
            return next(move for move in order if move in kept)
        move = self._solve(solver, state, order, deadline)
        return self._think(search, state, deadline).move if move is None else move

    def _looked_up(self, state: State) -> list[int]:
        """The columns that the book knows to keep the value; none if it has no such position."""
        game = state.game
        if self.book is None or game.options != self.options:
            return []
        shape = board_shape(*game.planes[1:], int(game.options["inarow"]))
        return self.book.columns(shape, state.array[: -grid.TAIL].tolist(), state.to_play + 1)

    def _solve(self, solver: Solver, state: State, order: list[int], deadline: float) -> int | None:
        """By exact play a move that wins, else one that draws if no earlier one may win; None if all is open."""
        board, mark = state.array[: -grid.TAIL].tolist(), state.to_play + 1
        began, nodes = perf_counter(), solver.nodes
        budget = int(self.rate * SOLVING * max(deadline - began, 0.0))
        signs = solver.signs(board, mark, order, budget)
        seconds, nodes = perf_counter() - began, solver.nodes - nodes
        if nodes > SLICE * self.rate:  # fewer say more of a pause of this process than of its speed
            self.rate = nodes / max(seconds, 1e-6)
        best = max(signs.values(), default=-1)
        if best < 1 and len(signs) < len(order):
            # What is known to draw is taken, what loses is not.
            return next((move for move in order if signs.get(move) == 0), None if not signs else order[len(signs)])
        if nodes < budget // SOONER:  # so cheap that the soonest win or the latest loss can be found, too
            scores = solver.scores(board, mark, nodes=budget - nodes)
            if None not in scores.values():
                return max(scores, key=lambda move: scores[move] or 0)
        return next(move for move in order if signs.get(move) == best)

    def _follow(self, search: Search, board: Sequence[int], seat: int) -> State:
        """The position on the board, reached from a known one where it can be: subtrees and encodings need the move."""
        cells = np.asarray(board, np.int16)
        for base in (*self.known, search.game.initial_state()):
            for state in (base, *map(base.play, base.legal_moves())):
                if state.to_play == seat and np.array_equal(state.array[: len(cells)], cells):
                    if base not in self.known:
                        search.reset()  # another game has begun
                    return state
        search.reset()
        return grid.from_board(search.game, board, seat)

    def _think(self, search: Search, state: State, deadline: float) -> SearchResult:
        """Search until the deadline, a proof, a full tree, or a lead that the time left cannot turn."""
        if self.config.simulations is not None:
            return search.run([state], simulations=self.config.simulations)[0]
        began, walked = perf_counter(), 0
        result = search.run([state], simulations=1)[0]  # what is known already
        while True:
            now = perf_counter()
            rate = walked / max(1e-6, now - began)  # simulations a second
            first, second = np.sort(np.append(result.visits[result.policy > 0], 0))[[-1, -2]]
            decided = walked > 0 and first - second > rate * (deadline - now)
            if result.proven or decided or now >= deadline:
                return result
            # A number, too: simulations that need no evaluation are walked without a look at the clock.
            more = max(2 * self.config.leaves, int(rate * SLICE))
            visits = int(result.visits.sum()) + 1
            result = search.run([state], simulations=visits + more, seconds=min(SLICE, deadline - now))[0]
            walked += result.simulations
            if result.simulations == 0:  # no room is left for another node
                return result
''',
'azkit/rng.py': r'''"""Counter-based random numbers that compiled and plain Python code draw identically.

A stream is an int64 [2] array: key and counter. Streams are derived, not shared: one for each (seed, generation,
game), so that no result depends on which lane happened to play a game.
"""

from __future__ import annotations

import math

import numpy as np

from .compiled import njit, register_jitable

_MASK = 0xFFFFFFFF


@register_jitable
def mix(x: int) -> int:
    """A 32-bit integer hash (two multiply-xorshift rounds); products stay below 2^63 in plain Python too."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & _MASK
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & _MASK
    return x ^ (x >> 16)


def stream(*words: int) -> np.ndarray:
    """The stream that belongs to these numbers, int64 [2]."""
    key = 0x9E3779B9
    for word in words:
        for part in (int(word) & _MASK, int(word) >> 32 & _MASK):
            key = mix(key ^ part) + 0x165667B1 & _MASK
    return np.array([key, 0], np.int64)


@njit
def uniform(rng) -> float:
    """A number in (0, 1)."""
    counter = int(rng[1])
    rng[1] = counter + 1
    return (mix(mix(counter & _MASK) ^ int(rng[0])) + 0.5) / 4294967296.0


@njit
def normal(rng) -> float:
    """A standard normal number (Box and Muller)."""
    return math.sqrt(-2.0 * math.log(uniform(rng))) * math.cos(2.0 * math.pi * uniform(rng))


@njit
def gamma(rng, shape: float) -> float:
    """A gamma number of unit scale (Marsaglia and Tsang 2000; shapes below 1 by their section 6)."""
    boost = 1.0
    if shape < 1.0:
        boost = uniform(rng) ** (1.0 / shape)
        shape += 1.0
    d = shape - 1.0 / 3.0
    while True:
        x = normal(rng)
        v = (1.0 + x / math.sqrt(9.0 * d)) ** 3
        if v > 0.0 and math.log(uniform(rng)) < 0.5 * x * x + d - d * v + d * math.log(v):
            return boost * d * v


@njit
def gumbel(rng) -> float:
    """A standard Gumbel number."""
    return -math.log(-math.log(uniform(rng)))


@njit
def below(rng, count: int) -> int:
    """An integer from 0 to count - 1."""
    return min(int(uniform(rng) * count), count - 1)


@njit
def pick(rng, weights) -> int:
    """An index with probability in proportion to its weight."""
    left = uniform(rng) * weights.sum()
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return int(np.argmax(weights))
''',
'azkit/search.py': r'''"""What a search is: how many simulations or seconds, how edges are chosen, and what comes out."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from . import batch, simulation, tree
from .compiled import njit
from .errors import AzkitError
from .evaluators import Evaluator, Leaves
from .games.base import Game, State
from .rng import stream

SELECTIONS = {"puct": simulation.PUCT, "uct": simulation.UCT, "gumbel": simulation.GUMBEL}


@dataclass(frozen=True)
class SearchConfig:
    """A search's settings; the defaults are those of self-play, and agents that play add no noise."""

    simulations: int = 200  # visits of the root, inherited ones included
    selection: Literal["puct", "uct", "gumbel"] = "puct"
    c_puct: float = 1.25  # weight of exploration (the constant of UCT too)
    c_base: float = 19652.0  # c_puct grows with log((visits + c_base + 1) / c_base)
    fpu_reduction: float | None = 0.25  # unvisited edges: parent's value less this; None: 0 as in the AlphaZero paper
    noise_epsilon: float = 0.25  # share of Dirichlet noise in the root's priors; Gumbel: above 0 turns its noise on
    noise_alpha: float = 0.3  # concentration of that noise
    considered: int = 16  # Gumbel: most root moves looked at
    reuse: bool = True  # keep the subtree of the move played
    prove: bool = True  # back up proven wins, draws and losses
    leaves: int = 1  # leaves in flight in one tree, held apart by virtual loss

    def __post_init__(self) -> None:
        if self.selection not in SELECTIONS:
            raise AzkitError(f"selection={self.selection!r} is unknown: choose one of {', '.join(SELECTIONS)}")
        for name in ("simulations", "considered", "leaves"):
            if getattr(self, name) < 1:
                raise AzkitError(f"{name}={getattr(self, name)} must be at least 1")
        if not 0.0 <= self.noise_epsilon <= 1.0 or self.noise_alpha <= 0.0:
            raise AzkitError("noise_epsilon must lie in [0, 1] and noise_alpha above 0")

    @property
    def keeps_subtree(self) -> bool:
        """Gumbel's schedule starts from an unvisited root."""
        return self.reuse and self.selection != "gumbel"

    def settings(self, game: Game) -> simulation.Settings:
        """The same for compiled code."""
        return simulation.Settings(
            selection=SELECTIONS[self.selection],
            c_puct=float(self.c_puct),
            c_base=float(self.c_base),
            fpu_reduction=-1.0 if self.fpu_reduction is None else float(self.fpu_reduction),
            noise_epsilon=float(self.noise_epsilon),
            noise_alpha=float(self.noise_alpha),
            prove=bool(self.prove),
            virtual=1.0 if self.leaves > 1 else 0.0,
            schedule=_schedule(game.max_moves, self.considered, self.simulations)
            if self.selection == "gumbel"
            else np.zeros((1, 0), np.int32),
        )


def _schedule(width: int, considered: int, simulations: int) -> np.ndarray:
    """Sequential halving: the visits wanted of the root edge tried next, int32 [width + 1, simulations].

    Row m is for m legal moves (Danihelka et al. 2022, section 3.1): the budget is split evenly over log2(m) phases,
    and each phase visits the remaining half equally often.
    """
    table = np.zeros((width + 1, simulations), np.int32)
    for moves in range(2, width + 1):
        alive = min(moves, considered)
        phases = max(1, int(np.ceil(np.log2(alive))))
        wanted: list[int] = []
        visits = 0
        while len(wanted) < simulations:
            for _ in range(max(1, simulations // (phases * alive))):
                wanted += [visits] * alive
                visits += 1
            alive = max(2, alive // 2)
        table[moves] = wanted[:simulations]
    table[1] = np.arange(simulations)
    return table


@dataclass(frozen=True)
class SearchResult:
    """What a search found out about one position; arrays are [n] in the order of legal moves."""

    moves: np.ndarray  # int32
    visits: np.ndarray  # int32
    priors: np.ndarray  # float32, with the root's noise if there was any
    values: np.ndarray  # float32, mean value of each move for the side to move; NaN if it was never tried
    policy: np.ndarray  # float32, the training target: sums to 1
    value: tuple[float, ...]  # of the position, by seat
    proven: bool  # whether that value is exact
    simulations: int  # walked in this call
    evaluations: int  # positions sent to the network in this call, by all lanes together
    move: int  # the best one


@njit
def root_policy(root, settings, policy) -> None:
    """The policy a search arrived at into policy[:count]: visits (or Gumbel's improved policy), less what is refuted.

    Of a proven root only moves that keep its value are left; else moves proven lost are dropped while others exist.
    """
    first, count = root.nodes[tree.ROOT, tree.FIRST], root.nodes[tree.ROOT, tree.COUNT]
    seat = root.nodes[tree.ROOT, tree.SEAT]
    if settings.selection == simulation.GUMBEL:
        simulation.improved_policy(root, tree.ROOT, policy)
    else:
        for slot in range(count):
            policy[slot] = np.float64(root.edges[first + slot, tree.TRIES])
    if settings.prove:
        worst = -1.0
        if root.nodes[tree.ROOT, tree.STATUS] == tree.PROVEN:
            worst = np.float64(root.values[tree.ROOT, seat]) - 1e-6
        kept = 0.0
        for slot in range(count):
            if not _refuted(root, first + slot, seat, worst):
                kept += policy[slot]
        if kept > 0.0:
            for slot in range(count):
                if _refuted(root, first + slot, seat, worst):
                    policy[slot] = 0.0
    total = policy[:count].sum()
    for slot in range(count):
        policy[slot] = policy[slot] / total if total > 0.0 else 1.0 / count


@njit
def _refuted(root, edge, seat, worst) -> bool:
    """Whether an edge is proven to be worth no more than `worst`; above a known value an unproven edge is, too."""
    child = root.links[edge, tree.CHILD]
    if child == tree.NONE or root.nodes[child, tree.STATUS] != tree.PROVEN:
        return worst > -1.0
    return np.float64(root.values[child, seat]) <= worst


@njit
def best_slot(root, settings, policy) -> int:
    """The move to play without temperature, as its place among the root's edges, given root_policy's answer.

    Most visits after refuted moves are dropped, then the better value; with Gumbel the highest perturbed logit among
    the most visited (Danihelka et al. 2022, algorithm 2).
    """
    first, count = root.nodes[tree.ROOT, tree.FIRST], root.nodes[tree.ROOT, tree.COUNT]
    seat = tree.SUM + root.nodes[tree.ROOT, tree.SEAT]
    best_tries, best_score, best = -1.0, -math.inf, 0
    for slot in range(count):
        if policy[slot] <= 0.0:
            continue
        tries = np.float64(root.edges[first + slot, tree.TRIES])
        if settings.selection == simulation.GUMBEL:
            score = root.noise[slot] + math.log(np.float64(policy[slot]))
        else:
            score = np.float64(root.edges[first + slot, seat]) / max(tries, 1.0)
        if tries > best_tries or (tries == best_tries and score > best_score):
            best_tries, best_score, best = tries, score, slot
    return best


@njit
def root_value(root, value) -> None:
    """Mean value by seat of the root's own evaluation and all simulations, or its exact value, into value [P]."""
    first, count = root.nodes[tree.ROOT, tree.FIRST], root.nodes[tree.ROOT, tree.COUNT]
    for seat in range(len(value)):
        total, visits = np.float64(root.values[tree.ROOT, seat]), 1.0
        if root.nodes[tree.ROOT, tree.STATUS] != tree.PROVEN:
            for edge in range(first, first + count):
                total += np.float64(root.edges[edge, tree.SUM + seat])
                visits += np.float64(root.edges[edge, tree.TRIES])
        value[seat] = total / visits


class Search:
    """Searches up to `lanes` positions at once with one evaluator."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        config: SearchConfig,
        lanes: int = 1,
        seed: int = 0,
        cache_slots: int = 1 << 16,
        nodes: int | None = None,
    ) -> None:
        """`nodes` bounds each tree; by default it fits config.simulations. `cache_slots` is a power of two or 0."""
        self.game, self.evaluator, self.config, self.lanes, self.seed = game, evaluator, config, lanes, seed
        self.settings = config.settings(game)
        nodes = nodes or config.simulations + config.leaves + 1
        self.trees = tree.new_trees(game, lanes, nodes, (nodes + 1) * game.max_moves, config.leaves)
        self.cache = batch.new_cache(game, cache_slots)
        self.requests = batch.new_batch(game, lanes, config.leaves)
        self.roots: list[State | None] = [None] * lanes
        for lane in range(lanes):
            self.trees.rng[lane] = stream(seed, lane)

    def reset(self) -> None:
        """Drop trees and cache: the evaluator's weights changed, or a new game begins."""
        self.cache.keys[:] = 0
        self.cache.rows[:] = batch.READY
        self.roots = [None] * self.lanes

    def run(
        self, states: Sequence[State], simulations: int | None = None, seconds: float | None = None
    ) -> list[SearchResult]:
        """Search each state until its root has `simulations` visits, is proven, or `seconds` have passed.

        Reuses a lane's subtree when the lane's last root leads to the new one. Raises AzkitError if a state is over.
        """
        if len(states) > self.lanes:
            raise AzkitError(f"{len(states)} states for a search of {self.lanes} lanes")
        started = time.perf_counter()
        target = simulations or (self.config.simulations if seconds is None else np.iinfo(np.int32).max)
        for lane, state in enumerate(states):
            self._set_root(lane, state)
        before = self.requests.counts.copy()
        targets = np.full(len(states), target, np.int64)
        priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        while rows := self._step(targets, priors, values):
            moves = self.requests.moves[: self.requests.offsets[rows]]
            leaves = Leaves(self.requests.states[:rows], moves, self.requests.offsets[: rows + 1])
            priors, values = self.evaluator.submit(leaves)()
            if seconds is not None and time.perf_counter() - started >= seconds:
                targets[:] = 0  # take this last answer in, then stop
        spent = self.requests.counts - before
        return [self._result(lane, spent) for lane in range(len(states))]

    def _step(self, targets: np.ndarray, priors: np.ndarray, values: np.ndarray) -> int:
        """Take the last answer in and walk on; the number of rows to ask next."""
        lanes, settings = (self.trees, self.cache, self.requests), self.settings
        batch.answer(*lanes, settings, priors, values)
        batch.walk(self.game.rules, *lanes, settings, targets, np.ones(len(targets), np.bool_))
        return int(self.requests.counts[batch.ROWS])

    def _set_root(self, lane: int, state: State) -> None:
        """Walk the lane's tree to this state, or plant a new one."""
        if not state.legal_moves():
            raise AzkitError(f"the game is over after moves {list(state.moves)}: there is nothing to search")
        root, self.roots[lane] = self.roots[lane], state
        rules, scratch = self.game.rules, self.requests.scratch
        if root is not None and self.config.keeps_subtree:
            played = state.moves[len(root.moves) :]
            if state.moves[: len(root.moves)] == root.moves:
                for move in played:
                    tree.reroot(rules, self._tree(lane), move, scratch)
                if np.array_equal(self.trees.states[lane, tree.ROOT], state.array):
                    return
        tree.plant(rules, self._tree(lane), state.array, scratch)

    def _tree(self, lane: int) -> tree.Tree:
        return tree.Tree(*(array[lane] for array in self.trees))

    def _result(self, lane: int, spent: np.ndarray) -> SearchResult:
        root = self._tree(lane)
        node = root.nodes[tree.ROOT]
        edges = slice(node[tree.FIRST], node[tree.FIRST] + node[tree.COUNT])
        visits = root.edges[edges, tree.TRIES]
        sums = root.edges[edges, tree.SUM + node[tree.SEAT]]
        policy = np.zeros(self.game.max_moves)
        root_policy(root, self.settings, policy)
        moves = root.links[edges, tree.MOVE].copy()
        value = np.zeros(self.game.players)
        root_value(root, value)
        return SearchResult(
            moves=moves,
            visits=visits.astype(np.int32),
            priors=root.edges[edges, tree.PRIOR].copy(),
            values=np.where(visits > 0, sums / np.maximum(visits, 1), np.nan).astype(np.float32),
            policy=policy[: len(moves)].astype(np.float32),
            value=tuple(float(share) for share in value),
            proven=bool(node[tree.STATUS] == tree.PROVEN),
            simulations=int(spent[batch.SIMULATIONS]),
            evaluations=int(spent[batch.EVALUATIONS]),
            move=int(moves[best_slot(root, self.settings, policy)]),
        )
''',
'azkit/simulation.py': r'''"""The steps of a simulation, compiled: choose edges down to a leaf, and carry its value and what is proven back up.

Selection reads the value of the seat to move at its node. Compiled and plain Python runs give identical visits: scores
are computed in float64.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from .compiled import inlined, njit, part
from .games.base import RUNNING
from .rng import gamma, gumbel
from .tree import (
    CHILD,
    COUNT,
    FIRST,
    KNOWN,
    MOVE,
    NODES,
    NOISY,
    NONE,
    OPEN,
    PARENT,
    PRIOR,
    PROVEN,
    ROOT,
    SEAT,
    STATUS,
    SUM,
    TRIES,
    VISITS,
    copy,
    edge_above,
    enter,
    has_room,
)

PUCT, UCT, GUMBEL = range(3)  # how edges are selected


class Settings(NamedTuple):
    """What the compiled steps read of a SearchConfig (azkit/search.py explains each)."""

    selection: int
    c_puct: float
    c_base: float
    fpu_reduction: float  # negative: unvisited edges count as 0
    noise_epsilon: float
    noise_alpha: float
    prove: bool
    virtual: float  # virtual loss of a leaf in flight
    schedule: np.ndarray  # int32 [W + 1, simulations], Gumbel: visits wanted of the next root edge


@part
@inlined
def _best_edge(nodes, values, links, edges, settings, node) -> int:
    """The edge with the highest PUCT or UCT score at a node."""
    first, visits, seat = nodes[node, FIRST], nodes[node, VISITS], nodes[node, SEAT]
    last, sums, uct = first + nodes[node, COUNT], SUM + nodes[node, SEAT], settings.selection == UCT
    # AlphaZero's c(s) (Silver et al. 2018, pseudocode); UCT's log (Kocsis and Szepesvari 2006)
    scale = settings.c_puct + math.log((visits + settings.c_base + 1.0) / settings.c_base)
    scale = settings.c_puct * math.sqrt(math.log(visits)) if uct else scale * math.sqrt(visits)
    unvisited = math.inf if uct else 0.0
    if settings.fpu_reduction >= 0.0 and not uct:
        # Leela Chess Zero's first-play urgency: Q(parent) - reduction * sqrt(sum of visited priors)
        total, tried, prior = np.float64(values[node, seat]), 1.0, 0.0
        for edge in range(first, last):
            if edges[edge, TRIES] > 0.0:
                total += np.float64(edges[edge, sums])
                tried += np.float64(edges[edge, TRIES])
                prior += np.float64(edges[edge, PRIOR])
        unvisited = total / tried - settings.fpu_reduction * math.sqrt(prior)
    best, chosen = -math.inf, first
    for edge in range(first, last):
        tries = np.float64(edges[edge, TRIES])
        value = unvisited if tries == 0.0 else np.float64(edges[edge, sums]) / tries
        if settings.prove and links[edge, KNOWN]:
            score = value  # nothing is left to explore there
        elif uct:
            score = value + scale / math.sqrt(max(tries, 1.0))
        else:
            score = value + scale * np.float64(edges[edge, PRIOR]) / (1.0 + tries)
        if score > best:
            best, chosen = score, edge
    return chosen


@njit
def improved_policy(tree, node, policy) -> None:
    """Gumbel AlphaZero's policy into policy[:count] (Danihelka et al. 2022, equations 8, 10, 11 and 33).

    softmax(logits + sigma(completed Q)), sigma(q) = (50 + most visits) * q with q in [0, 1].
    """
    nodes, values, edges = tree.nodes, tree.values, tree.edges
    first, count, seat = nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT]
    visits, most, prior, weighted = 0.0, 0.0, 0.0, 0.0
    for edge in range(first, first + count):
        tries = np.float64(edges[edge, TRIES])
        if tries > 0.0:
            visits += tries
            most = max(most, tries)
            prior += np.float64(edges[edge, PRIOR])
            weighted += np.float64(edges[edge, PRIOR]) * np.float64(edges[edge, SUM + seat]) / tries
    own = np.float64(values[node, seat])
    mixed = own if visits == 0.0 else (own + visits * weighted / max(prior, 1e-12)) / (1.0 + visits)
    top = -math.inf
    for slot in range(count):
        tries = np.float64(edges[first + slot, TRIES])
        q = mixed if tries == 0.0 else np.float64(edges[first + slot, SUM + seat]) / tries
        policy[slot] = math.log(np.float64(edges[first + slot, PRIOR]) + 1e-9) + (50.0 + most) * (q + 1.0) / 2.0
        top = max(top, policy[slot])
    total = 0.0
    for slot in range(count):
        policy[slot] = math.exp(policy[slot] - top)
        total += policy[slot]
    for slot in range(count):
        policy[slot] /= total


@njit
def _best_edge_gumbel(tree, settings, node) -> int:
    """At the root sequential halving by the schedule; below it the edge furthest behind the improved policy.

    Danihelka et al. 2022, algorithm 2 and equation 14.
    """
    nodes, edges, noise = tree.nodes, tree.edges, tree.noise
    first, count = nodes[node, FIRST], nodes[node, COUNT]
    policy = tree.policy
    improved_policy(tree, node, policy)
    tried = 0.0
    for edge in range(first, first + count):
        tried += np.float64(edges[edge, TRIES])
    wanted = -1.0
    if node == ROOT and tried < settings.schedule.shape[1]:
        wanted = np.float64(settings.schedule[count, int(tried)])
    best, chosen = -math.inf, first
    for slot in range(count):
        tries = np.float64(edges[first + slot, TRIES])
        score = policy[slot] - tries / (1.0 + tried)
        if wanted >= 0.0:
            # log of the improved policy is logits + sigma(q) up to a constant
            score = math.log(policy[slot] + 1e-300) + noise[slot] - (0.0 if tries == wanted else 1e9)
        if score > best:
            best, chosen = score, first + slot
    return chosen


@inlined
def select(rules, tree, settings, scratch) -> int:
    """Go down to a node that is new, pending or proven, counting visits on the way; returns it."""
    states, nodes, links, edges, counts = tree.states, tree.nodes, tree.links, tree.edges, tree.counts
    node, gumbel = ROOT, settings.selection == GUMBEL
    nodes[node, VISITS] += 1
    while nodes[node, STATUS] == OPEN:
        if gumbel:
            edge = _best_edge_gumbel(tree, settings, node)
        else:
            edge = _best_edge(nodes, tree.values, links, edges, settings, node)
        edges[edge, TRIES] += 1.0
        edges[edge, SUM + nodes[node, SEAT]] = np.float64(edges[edge, SUM + nodes[node, SEAT]]) - settings.virtual
        child = int(links[edge, CHILD])  # int64 like ROOT: another type would compile all that takes it once more
        if child == NONE:
            child = int(counts[NODES])
            counts[NODES] = child + 1
            links[edge, CHILD] = child
            copy(states[node], states[child])
            rules.play(rules.parameters, states[child], links[edge, MOVE])
            enter(rules, tree, child, node, edge - nodes[node, FIRST], scratch)
        node = child
        nodes[node, VISITS] += 1
    return node


@part
@inlined
def back_up(tree, settings, node) -> None:
    """Add a node's value to every edge above it, and pass on what became proven."""
    nodes, values, links, edges = tree.nodes, tree.values, tree.links, tree.edges
    players = values.shape[1]
    source = node  # whose value goes up: the highest proven node's, once there is one
    while nodes[node, PARENT] != NONE:
        edge, parent = edge_above(nodes, node), nodes[node, PARENT]
        exact = settings.prove and nodes[node, STATUS] == PROVEN
        if exact:
            source = node
            links[edge, KNOWN] = 1
        for seat in range(players):
            value = np.float64(values[source, seat])
            total = np.float64(edges[edge, SUM + seat]) + value
            if seat == nodes[parent, SEAT]:
                total += settings.virtual
            # an exact sum holds no virtual loss
            edges[edge, SUM + seat] = np.float64(edges[edge, TRIES]) * value if exact else total
        if exact:
            _prove(nodes, values, links, parent)
        node = parent


@inlined
def _prove(nodes, values, links, node) -> None:
    """Mark a node whose value follows from its children: one wins, or all are proven (Winands et al. 2008)."""
    if nodes[node, STATUS] == PROVEN:
        return
    first, seat = nodes[node, FIRST], nodes[node, SEAT]
    complete, best = True, NONE
    for edge in range(first, first + nodes[node, COUNT]):
        child = links[edge, CHILD]
        if not links[edge, KNOWN]:
            complete = False
        elif best == NONE or values[child, seat] > values[best, seat]:
            best = child
    if best == NONE or not (complete or values[best, seat] >= 1.0):
        return
    copy(values[best], values[node])
    nodes[node, STATUS] = PROVEN


@inlined
def withdraw(tree, settings, node) -> None:
    """Take back a simulation that ran into a node still waiting for its evaluation."""
    nodes, edges = tree.nodes, tree.edges
    nodes[node, VISITS] -= 1
    while nodes[node, PARENT] != NONE:
        edge, node = edge_above(nodes, node), nodes[node, PARENT]
        edges[edge, TRIES] -= 1.0
        edges[edge, SUM + nodes[node, SEAT]] = np.float64(edges[edge, SUM + nodes[node, SEAT]]) + settings.virtual
        nodes[node, VISITS] -= 1


@njit
def find_win(rules, tree, settings, scratch) -> bool:
    """Prove a root one of whose moves wins at once, by a simulation of that move; whether there is one.

    Left to selection that may take as many simulations as there are moves, which can be hundreds.
    """
    states, nodes, values, links = tree.states, tree.nodes, tree.values, tree.links
    edges, counts, seat, first = tree.edges, tree.counts, nodes[ROOT, SEAT], nodes[ROOT, FIRST]
    for edge in range(first, first + nodes[ROOT, COUNT]):
        if links[edge, CHILD] != NONE or not has_room(tree):
            continue
        child = int(counts[NODES])
        copy(states[ROOT], states[child])
        rules.play(rules.parameters, states[child], links[edge, MOVE])
        if rules.outcome(rules.parameters, states[child], values[child]) == RUNNING or values[child, seat] < 1.0:
            continue
        counts[NODES] = child + 1
        links[edge, CHILD] = child
        enter(rules, tree, child, ROOT, edge - first, scratch)
        nodes[ROOT, VISITS] += 1
        nodes[child, VISITS] += 1
        edges[edge, TRIES] += 1.0
        edges[edge, SUM + seat] = np.float64(edges[edge, SUM + seat]) - settings.virtual
        back_up(tree, settings, child)
        return True
    return False


@njit
def add_noise(tree, settings) -> None:
    """Draw the root's noise once a move: Dirichlet into the priors of legal moves, or Gumbel numbers beside them."""
    nodes, edges, counts, noise, rng = tree.nodes, tree.edges, tree.counts, tree.noise, tree.rng
    counts[NOISY] = 1
    first, count = nodes[ROOT, FIRST], nodes[ROOT, COUNT]
    if settings.selection == GUMBEL:
        for slot in range(count):
            noise[slot] = gumbel(rng) if settings.noise_epsilon > 0.0 else 0.0
    elif settings.noise_epsilon > 0.0:
        total = 0.0
        for slot in range(count):
            noise[slot] = gamma(rng, settings.noise_alpha)
            total += noise[slot]
        for slot in range(count):
            prior = np.float64(edges[first + slot, PRIOR])
            mixed = (1.0 - settings.noise_epsilon) * prior + settings.noise_epsilon * noise[slot] / max(total, 1e-300)
            edges[first + slot, PRIOR] = mixed
''',
'azkit/solver.py': r'''"""Alpha-beta search of ConnectX on bitboards: exact, or to a depth with an evaluation.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .bitboard import bits, board_shape, children, count, has_line, lines, winning_cells, wins
from .compiled import PARTS, njit, part, register_jitable

WIN = 256  # unit of won and lost scores inside the search; evaluations stay below it
SLOT_BITS = 22  # the hash table has 2^22 words of 8 bytes, or more: so many bits of a key its place tells
BUDGET, SHIFT, STACK = 0, 1, 2  # places before the table: nodes left; 63 - slot bits; sorted moves, a row a ply
# A table word, low bits first: horizon (6), whether the bound is a lower one (1), bound + BIAS (14), key's rest (41).
BIAS, REST_SHIFT, REST = 1 << 13, 21, (1 << 63 - SLOT_BITS) - 1
EVALUATES = not PARTS  # agent files play to the end only, and compile nothing else
AREA = 63  # cells of a board at most
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1  # times an odd number: a permutation of 63-bit keys, none is lost


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A board is flat, row by row from the top, 0 empty; `mark` stands in the cells of the side to move. Exact scores:
    0 a draw, n > 0 a win for the side to move with its n-th stone from the last that a full board would hold, -n
    such a loss. So higher is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> None:
        """The hash table takes 8 bytes for each of its 2^slot_bits places."""
        self.shape = board_shape(rows, columns, inarow)
        self.memory = np.zeros(STACK + (rows * columns + 1) * columns + (1 << slot_bits), np.int64)
        self.memory[SHIFT] = 63 - slot_bits
        self.nodes = 0  # visited so far, over all calls

    def solve(self, board: Sequence[int], mark: int, nodes: int) -> int | None:
        """Exact score of a running position for the side to move; None if it takes more than so many nodes."""
        mine, mask = bits(self.shape, board, mark)
        return self._search(mine, mask, self.shape[5], nodes)

    def reaches(self, mine: int, mask: int, score: int) -> bool:
        """Whether the side to move in a running position, given as two integers, can get at least this score."""
        found = self._search(mine, mask, self.shape[5], 1 << 62, score - 1, score)
        assert found is not None, "there were nodes enough"
        return found >= score

    def signs(self, board: Sequence[int], mark: int, order: Sequence[int], nodes: int) -> dict[int, int]:
        """1 for columns that win for the side to move, 0 for draws, -1 for losses, as far as the nodes for all go.

        Looks at the columns in this order and stops at the first that wins: far fewer nodes than exact scores take.
        Once a draw is known, another column is only asked whether it wins: -1 may then stand for a draw, too.
        """
        mine, mask = bits(self.shape, board, mark)
        winning, replies = winning_cells(self.shape, mine), dict(children(self.shape, mine, mask))
        best, signs = -1, {}
        for column in order:
            if (replies[column][1] ^ mask) & winning:
                return {column: 1}
            before = self.nodes
            reply = self._search(*replies[column], self.shape[5], nodes, -1, -best)
            nodes -= self.nodes - before
            if reply is None:
                break
            signs[column] = -1 if -reply <= best else min(-reply, 1)
            best = max(best, signs[column])
            if best == 1:
                break
        return signs

    def scores(
        self, board: Sequence[int], mark: int, nodes: int = 1 << 62, depth: int | None = None
    ) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out.

        Exact, or after `depth` plies: won and lost ones times WIN, the others by lines and threats still open.
        """
        columns, area = self.shape[1], self.shape[5]
        mine, mask = bits(self.shape, board, mark)
        ply, winning = mask.bit_count(), winning_cells(self.shape, mine)
        horizon = area if depth is None else min(ply + depth, area)
        scores: dict[int, int | None] = {}
        replies = children(self.shape, mine, mask)
        for column, stones in sorted(replies, key=lambda reply: abs(2 * reply[0] - columns + 1)):  # centre first
            if (stones[1] ^ mask) & winning:
                scores[column] = (area + 1 - ply) // 2 * (1 if horizon == area else WIN)
            else:
                before = self.nodes
                reply = self._search(*stones, horizon, nodes)
                nodes -= self.nodes - before
                scores[column] = None if reply is None else -reply
        return scores

    def _search(self, mine: int, mask: int, horizon: int, nodes: int, low: int = -AREA, high: int = AREA) -> int | None:
        self.memory[BUDGET] = nodes
        score = int(search(self.shape, mine, mask, mask.bit_count(), horizon, low, high, self.memory))
        left = int(self.memory[BUDGET])
        self.nodes += nodes - max(left, 0)
        return None if left < 0 else score


@register_jitable
def follow_up(shape: tuple[int, ...], mine: int, mask: int, threats: int) -> int:
    """What the side to move can score at most, for the other one, who threatens `threats`, may just follow up.

    -1 if that wins, 0 if it does not lose, AREA if it promises nothing. Each stone is answered right above it. Then in
    columns with an even number of empty cells the side to move gets but the lower cells of the pairs (Allis:
    claimeven). Of those with an odd number, one where a cell above an odd number of empty ones is threatened is left
    to the side to move, who must fill it up to there in the end (zugzwang control); the rest are taken in twos, a
    stone in one answered by one in the other.
    """
    height, columns, _, bottom, cells, _, lower = shape
    free = cells & ~mask
    odd, its, won = (mask + bottom) & free & ~lower, free & lower, False
    decisive = threats & its
    for column in range(columns if odd and decisive else 0):
        cells_here = (1 << height) - 1 << column * height
        threat = decisive & cells_here
        if threat and odd & cells_here:
            below = (threat & -threat) - 1
            its = its & ~cells_here | free & ~lower & cells_here & below
            odd, won = odd & ~cells_here, True
    if count(odd) & 1 or has_line(shape, mine | its | odd):
        return AREA
    return -1 if won or has_line(shape, mine ^ mask | free & ~lower & ~odd) else 0


@part
@njit
def evaluate(shape: tuple[int, ...], mine: int, mask: int) -> int:
    """Lines without a stone of the other side, and 16 for each threat: an empty cell that completes a line."""
    height, inarow, cells = shape[0], shape[2], shape[4]
    score = 0
    for stones, sign in ((mine, 1), (mine ^ mask, -1)):
        score += sign * 16 * count(winning_cells(shape, stones) & ~mask)
        free = cells & ~(stones ^ mask)
        for step in (1, height, height - 1, height + 1):
            score += sign * count(lines(free, inarow, step))
    return max(1 - WIN, min(WIN - 1, score))


@part
@njit
def negamax(shape, mine, mask, ply, alpha, beta, horizon, memory) -> int:
    """Score, in units of WIN, of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative. Evaluates at `horizon` stones.
    """
    height, columns, _, bottom, cells, area, _ = shape
    memory[BUDGET] -= 1
    threats = winning_cells(shape, mine ^ mask)
    moves = (mask + bottom) & cells
    forced = moves & threats
    if forced:
        moves = 0 if forced & (forced - 1) else forced
    moves &= ~(threats >> 1)  # a stone right below a threat gives it away
    if moves == 0:
        return -((area - ply) // 2) * WIN
    if ply >= area - 2 or memory[BUDGET] < 0:
        return 0
    if EVALUATES and ply >= horizon:
        return evaluate(shape, mine, mask)
    # Neither side can win with its next stone, which bounds the score.
    alpha, beta = max(alpha, -((area - 2 - ply) // 2) * WIN), min(beta, (area - 1 - ply) // 2 * WIN)
    if alpha >= beta:
        return alpha
    key = (mine + mask) * MIXER & KEY
    slot, tag = STACK + (area + 1) * columns + (key >> memory[SHIFT]), (key & REST) << REST_SHIFT | horizon
    word = int(memory[slot])
    if word >> REST_SHIFT == tag >> REST_SHIFT and word & 63 == horizon:
        bound = (word >> 7 & 2 * BIAS - 1) - BIAS
        alpha, beta = (max(alpha, bound), beta) if word & 64 else (alpha, min(beta, bound))
        if alpha >= beta:
            return bound
    # Insertion sort: most new threats first, the centre first among equals.
    first = last = STACK + ply * columns
    for i in range(columns):
        column = columns // 2 + (1 - 2 * (i & 1)) * ((i + 1) // 2)
        move = moves & ((1 << height) - 1) << column * height
        if move:
            threatened = winning_cells(shape, mine | move) & ~mask
            if horizon == area and beta <= WIN:
                score = -follow_up(shape, mine ^ mask, mask | move, threatened) * WIN
                if score >= beta:
                    return score
            threats, place = count(threatened), last
            while place > first and memory[place - 1] >> 8 < threats:
                memory[place] = memory[place - 1]
                place -= 1
            memory[place] = threats << 8 | column
            last += 1
    for i in range(first, last):
        move = moves & ((1 << height) - 1) << (int(memory[i]) & 255) * height
        score = -negamax(shape, mine ^ mask, mask | move, ply + 1, -beta, -alpha, horizon, memory)
        if memory[BUDGET] < 0:
            return 0
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    memory[slot] = tag | (alpha + BIAS) << 7 | (64 if alpha >= beta else 0)
    return alpha


@part
@njit
def search(shape, mine, mask, ply, horizon, low, high, memory) -> int:
    """Score of a running position for the side to move: exact (not times WIN) if the horizon is the full board.

    Only whether it is below `low` or above `high` matters outside of these.
    """
    area = shape[5]
    low, high = max(low, -((area - ply) // 2)), min(high, (area + 1 - ply) // 2)
    if wins(shape, mine, mask):
        return high if horizon == area else high * WIN
    if horizon < area:
        return negamax(shape, mine, mask, ply, low * WIN, high * WIN, horizon, memory)
    while low < high and memory[BUDGET] >= 0:
        # Null windows, halving; the far half of the wider side first, where most is refuted with little work.
        middle = (low + high) // 2
        if middle <= 0:
            middle = min(middle, -(-low // 2))
        if middle >= 0:
            middle = max(middle, high // 2)
        score = negamax(shape, mine, mask, ply, middle * WIN, (middle + 1) * WIN, horizon, memory)
        if score <= middle * WIN:
            high = score // WIN
        else:
            low = score // WIN
    return low
''',
'azkit/tree.py': r'''"""B search trees in flat arrays, one a lane: their layout, new nodes, evaluated nodes, and a new root.

Values are by seat throughout: an edge sums one value for each seat, so nothing here flips a sign or counts players.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .compiled import inlined, njit, part
from .games.base import RUNNING

NONE = -1  # no node, no edge, no row
ROOT = 0
FIRST, COUNT, PARENT, SLOT, VISITS, STATUS, SEAT = range(7)  # fields of a node; SLOT: its place at its parent
NEW, PENDING, OPEN, PROVEN = range(4)  # STATUS; PROVEN: over, or its exact value is known
MOVE, CHILD, KNOWN = range(3)  # fields of a link; KNOWN: whether the child is PROVEN, told here to spare a visit to it
PRIOR, TRIES, SUM = range(3)  # fields of an edge: prior, visits, then the sum of values of each seat
NODES, EDGES, WAITING, NOISY = range(4)  # counts of a tree; NOISY: whether the root's noise is drawn


class Trees(NamedTuple):
    """Arrays of B trees of at most N nodes and E edges."""

    states: np.ndarray  # int16 [B, N, S]
    nodes: np.ndarray  # int32 [B, N, 7]
    values: np.ndarray  # float32 [B, N, P], a node's own evaluation, exact once PROVEN
    links: np.ndarray  # int32 [B, E, 3]
    edges: np.ndarray  # float32 [B, E, 2 + P]
    counts: np.ndarray  # int32 [B, 4]
    noise: np.ndarray  # float64 [B, W], Gumbel numbers of the root's edges
    rng: np.ndarray  # int64 [B, 2], a random stream a lane
    remap: np.ndarray  # int32 [B, N], working space of re-rooting
    policy: np.ndarray  # float64 [B, W], working space
    flight: np.ndarray  # int32 [B, K, 3], leaf, row and symmetry of each leaf in flight (azkit/batch.py)


class Tree(NamedTuple):
    """One lane of `Trees`: the same arrays without B."""

    states: np.ndarray
    nodes: np.ndarray
    values: np.ndarray
    links: np.ndarray
    edges: np.ndarray
    counts: np.ndarray
    noise: np.ndarray
    rng: np.ndarray
    remap: np.ndarray
    policy: np.ndarray
    flight: np.ndarray


def new_trees(game: Any, lanes: int, nodes: int, edges: int, leaves: int) -> Trees:
    """Empty trees with room for `nodes` nodes, `edges` edges and `leaves` leaves in flight each."""
    size, width, players = game.state_size, game.max_moves, game.players
    return Trees(
        states=np.zeros((lanes, nodes, size), np.int16),
        nodes=np.zeros((lanes, nodes, 7), np.int32),
        values=np.zeros((lanes, nodes, players), np.float32),
        links=np.zeros((lanes, edges, 3), np.int32),
        edges=np.zeros((lanes, edges, SUM + players), np.float32),
        counts=np.zeros((lanes, 4), np.int32),
        noise=np.zeros((lanes, width), np.float64),
        rng=np.zeros((lanes, 2), np.int64),
        remap=np.zeros((lanes, nodes), np.int32),
        policy=np.zeros((lanes, width), np.float64),
        flight=np.zeros((lanes, leaves, 3), np.int32),
    )


@inlined
def lane(trees, b) -> Tree:
    """Lane b's tree, as views."""
    return Tree(
        trees.states[b],
        trees.nodes[b],
        trees.values[b],
        trees.links[b],
        trees.edges[b],
        trees.counts[b],
        trees.noise[b],
        trees.rng[b],
        trees.remap[b],
        trees.policy[b],
        trees.flight[b],
    )


@part
@njit
def copy(source, target) -> None:
    """Copy a row; a plain loop compiles to less and runs faster than an array assignment."""
    for index in range(len(source)):
        target[index] = source[index]


@inlined
def enter(rules, tree, node, parent, slot, scratch) -> None:
    """Give a new node, whose state is written already, its status and its list of legal moves."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, edges, counts = tree.links, tree.edges, tree.counts
    state = states[node]
    nodes[node, PARENT] = parent
    nodes[node, SLOT] = slot
    nodes[node, VISITS] = 0
    nodes[node, FIRST] = counts[EDGES]
    nodes[node, COUNT] = 0
    nodes[node, SEAT] = rules.to_play(rules.parameters, state)
    if rules.outcome(rules.parameters, state, values[node]) != RUNNING:
        nodes[node, STATUS] = PROVEN
        return
    nodes[node, STATUS] = NEW
    count = rules.legal(rules.parameters, state, scratch)
    first = counts[EDGES]
    for slot in range(count):
        links[first + slot, MOVE] = scratch[slot]
        links[first + slot, CHILD] = NONE
        links[first + slot, KNOWN] = 0
        edges[first + slot] = 0.0
    nodes[node, COUNT] = count
    counts[EDGES] = first + count


@njit
def plant(rules, tree, state, scratch) -> None:
    """Start a tree afresh from a state (int16 [S])."""
    counts = tree.counts
    counts[NODES] = 1
    counts[EDGES] = 0
    counts[WAITING] = 0
    counts[NOISY] = 0
    copy(state, tree.states[ROOT])
    enter(rules, tree, ROOT, NONE, NONE, scratch)


@inlined
def has_room(tree) -> bool:
    """Whether one more node fits."""
    nodes, links, counts, noise = tree.nodes, tree.links, tree.counts, tree.noise
    room = links.shape[0] - counts[EDGES]
    return counts[NODES] < nodes.shape[0] and room >= noise.shape[0]


@inlined
def expand(tree, node, priors, values) -> None:
    """Write a node's evaluation: priors [count] in the order of its edges, values [P] by seat."""
    nodes, edges = tree.nodes, tree.edges
    first = nodes[node, FIRST]
    for slot in range(nodes[node, COUNT]):
        edges[first + slot, PRIOR] = priors[slot]
    copy(values, tree.values[node])
    nodes[node, STATUS] = OPEN


@inlined
def edge_above(nodes, node) -> int:
    """The edge that leads to a node from its parent."""
    return nodes[nodes[node, PARENT], FIRST] + nodes[node, SLOT]


@njit
def reroot(rules, tree, move, scratch) -> None:
    """Make the child under `move` the root and keep its subtree, packed in place: children lie behind parents."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, edges, counts = tree.links, tree.edges, tree.counts
    first = nodes[ROOT, FIRST]
    kept = NONE
    for edge in range(first, first + nodes[ROOT, COUNT]):
        if links[edge, MOVE] == move:
            kept = links[edge, CHILD]
    if kept == NONE or nodes[kept, STATUS] == NEW:
        rules.play(rules.parameters, states[ROOT], move)
        plant(rules, tree, states[ROOT], scratch)
        return
    room, used, remap = 0, 0, tree.remap  # nodes and edges packed so far
    for node in range(kept, counts[NODES]):
        parent, first, count = nodes[node, PARENT], nodes[node, FIRST], nodes[node, COUNT]
        remap[node] = NONE
        if node != kept and (parent < kept or remap[parent] == NONE):
            continue
        remap[node] = room
        copy(nodes[node], nodes[room])
        copy(states[node], states[room])
        copy(values[node], values[room])
        for slot in range(count):
            copy(links[first + slot], links[used + slot])
            copy(edges[first + slot], edges[used + slot])
        nodes[room, FIRST] = used
        nodes[room, PARENT] = NONE if node == kept else remap[parent]
        if node != kept:
            links[edge_above(nodes, room), CHILD] = room
        room += 1
        used += count
    counts[NODES] = room
    counts[EDGES] = used
    counts[NOISY] = 0
''',
}
WEIGHTS = """
eNqUt2VwHEm4LSijzGMUWdhqKMiiFksGGcfMDDKNmZmZWWYxNBZkVmW1GMzMPGYawxjGzDRe7d59L+69G2/3bUT+qfqwMuo73zmDBxtmzho9mZ07evzYcbMM
IHRwhBWEVpyIijN0aMXzf9hHjh8x8z+s//Fy5KSpoybOZHl2zPgZM2f9t/CI/xL/31z/l5lmjh41dcof/3up/m/f/0Uu4X+/K+H/vSvh/0dXwv+qq2lTJ40f
NX9YhW3Of8ojRP9HHqHi/D/9/kcOIfo/2/5TeFxFWGTkfzH+j5i4/3g7Z8Sk2aP/v6v+J7f/XvQ/TOPG//HH6Cn/7Qb+Z+3/4vPfv/z/Mv7n6v9n8f9s+p8V
hw4dWqu+7VBCYnF0yZa4pkW/9JCEg8WC3qhkcZR/QWrRsphp+cVl4VF+5DkcKiTHdyqvGX8cC+UXhGb5MwrP5N8umBFxKH9HyXXPQNLArxYalhbwf+Cdxm17
/y2bWTyr4HLs/fhuhb9Hq/G+Ca3i7sWfsbYsaFn6dK+hrE/BD+Zv4z9FmeK6yC/RcZFvYl7E74zuUiKXtC55q1yPaxq5kj1qGh2vwb3FYXGd4iaX9IzrXbgn
ZlSpMw7G3o1NiB4S25TTyirx/QQ2bntxWMkNwavgcf7Rsvrlm4o7lP0o/1qqek4VfysYXb5VfV2s5S0oXhZfqZCL/pD/MXppybyYvqXNIpJLjzOzip6UUwWr
Yx+Xv+X+iPbEf7BKMZ1j+sffhQ/iMuN/5A8qa+khiheW8vmv8w+WdC+ExYNiExL8PKbIceXr40bG+kYuFB5SqLRz1JP8oWVypAnmF92JXU3mJ/QtvZv7W9xf
RVfQs3hD2YjC2iUjS6JiyuLaxT8wG0nOUTc+Nu5L7O0yufhsaWNwSZOde0qPlfQpWR3PF1bTE0Fp3B3+arO+sdnNGls/xVqjbMVNS2YLcol/9O3Y0KKr0ueY
4pI18peS8mbW/N4l6UGLohsVbInfsp5v/nvk4NLq2WP0G2RcdG91QXydwo36iFintjwusUQp/l74pOxNvm9JeFHDwtp52/Zy/KbiUaUvyzZEOuMXxGrFODKm
yBS3Iz475mLRt8K3xWzkxrLvxb2t88ji/J50zag3Je+Lm8fCiMRmz0o78P+i9iVrCp7l46hRxX+o8SXd8FttQsIvT4sS/+ZjCr+o55vdVO/mB6C/mIEldcu7
lbcreqbPCb5h7V0YULQ3PjhBSSgrjMp7FZEWPSTCN3/67t/y/Utrl1QqrVQ4Nro3ey6yVnO/ZsObVU34N2KmtC9vesL5Au+EN9Fy/B8FXLxYcDpqbfG96KrF
0WVq8VirVuobsQE+xQlF1uZR8X81a5U/rXgv7pj3iOniXltmLfxa6lZK2Rh9RlRCAtOsVlxWMxDNJqQkJILL+UPK9xdTJS3L55ZOKR5R2j7fnjBc3lFYFlmv
JIu72cwWxZWcKtkW/5QrKuWFZfnWkjnxeXSn/JolwbEodkPcm7heMb3LKkXfhPXBZRxY+qvwePkQ4Rjsao2IjI09VfCtIE4/UvS45EvRweJteWrJuDipfHps
9zJnFB+7OPpbbP/4eXFXI5nyv+Im5U2PrVJqKqm293BxYV6zgu75r6QPMQbj3LIa0eNLnsVVabYt9lXx4Yr/QLWeKK4E5KK/S18VPomupZPRv2KuxShRGws7
R46LT1c+Fd2MXqjfKskpWxh3MO54yfe4wNj2xXyzOXBjqXfM5eiVMd9Bt5jIZmfKrkQK8bX5Tcge1T3+O59RPD2qPP9yuVfp1/z+xWLcu4hLMROi9dI+ZbWL
o3OKShNLPkQuiDtXysdNwx8K68V1jiktnh+7qbhKVN2yJE95XINSvcAnpnUx43ecrxo1qXhl4Xm0JWF2XmH8W/CweENkekzP2PHxiwuqFqaWDIi+x82OeVQ4
KepscVpCYrxQZIyeaeHFgOKH+c8it0a1iWlQkMO3K50YNMjVmH/lOcxbYgxRvnzLwhGlD2PbW3sWdVCQlr7dIteHW3FjqZvpPJzqnCQTzmaikXuO3sLxxkBn
DeJYMBOWlvvQXagmMzPRNifNt0J9GpXQSdp4MFw7ZW+Llym32YWmYP6sYSesbDwhV+fvojXp/XFqytbchcR9V4RtvuqiQaNkw0pTlkN1f0d3HBt1Bz8OHRWP
okB5tjwGLiOrBLbYHS/StqHGDLIjbkEdwS+yj4a+dQeou6Uh4HzeQtzOZc9Zz+4DwVpbFIYHuI4wm8kapovmbqhZWA1QVRi064r2yP2vkuBoAzsSx8CVkCTz
SHNsVh2pZsh0+U9URq/nLzJnHX3ppXg+O1afiGLJNOm2KknzGl3HY7hQtTuJwFfljTYUHkEUXmANJXZpDcL/xJfRLnq4liTcp15KVwhvxpLuA+eSp43pxN+w
OetkWmvDmLXqQmYwmIVfZn9AWY4t+lUxUbGbnhn7mIzGqaBctdvy5CrGYuI0WMW+dH6GHuCnVTdt0lLCEi2j2Ul8hucvPFTegquHt5LmKzrykezmS9Jddgxi
qeQdh817AKpAuibaTD4jqLk4UQSwBSpwdset5enQG6zIPbR7LeOWX9o6ESNtx32TtB3SeeY8qYA7YWOMo1DdtKLQLHMovqSMNt2TZjhttpGudKWpcEBsQVWT
BijJrC8aYEwLvKC0DnQZ21ncyu/O1eF7NWuON9kIeWnLwAu+J96HfrKL3Fu5oXiNtauTxrfU2UqW5wmaxV0MfWNJJ3ob+6kHpQeowBGuDdXeskPF2qaUnEHM
Y2a9ms+XO1OY4cpbzFOzU3KlT2F/GZdy73JeqC/cZiI1ZIt9BHc1+xTXxiKJnvxSNV/sircaUrlfWi/1uXzIvQAFo1+WHuwRurrdqKU1OsQsYf4GSmh9drjE
+tzE3aUm2hRmDN+H9U6vZprBL6GKXCcZP32zuQwWyQ/tEXCZ/Mv1RDjIXUWtQsqUz64xno+qAS9il/LeREuYbEt3TIAMXVU1Cxe0qXoVK0xvqIwy1YtwSeVw
ChlE14WS5wgzLcgRtk49BFK1QqaaNNfkJdgddbma5IDgHTiYYAgvkgBrs+KBJytX+Yfgcnr5LQHtwSPtu1yLnwzGiSkpNXMesteIweJq5kimld4cskHalj5E
uYIbis9gDedb5Ynrhdpcf6MtQa/VWLjb5OIT4NKcHlq8Xgqva7VdrbSR6npPnH7B1Zexqk2k16YJeIyrqlrJYWeCqHV0CRJBAvknuKf+ojCua6qFsDYJN81r
idtqG40ABjmXCvOMMyw9rYISKCS5OxM3HDZexwNyj8Jk0iS3UBLzpuXnw8mQ184F/otGqsyWZGmoNhwnZb8TJ1FpMB6tge/sE0PesXMz7XiY/gW69C15D4OX
883cwfoct0tuDf0s3tqfFV02t30nF/odFh6Cb+wDy06ylfRWHG94lluVDkR5dLz1BYxlWlinqzeFeREcP80WQ1/haIYXefY7n+ioQXS28HvsIUfcp+WOfGP4
lzpSfoVIOU1pG3DNe7HeHacpzXJPmFcJ13NrVfz/Rrahs67FEn2VbynN4OYGHMMdOI+YziYCA/PRhfmn9Kz8JO0hDPLsdqcJU+R2qBK3Ho0mM6La5W1HZ4y3
MtOlLm4bNiqh8qKK+9/MP4RrPIS1IRigXLcuk3STC0eJ3TW/vE30WFsb7Ee8d8XpZtxBmBLeXPIVt7pfu+7BJnIOtUo9TAR4/KV1ngVkX76S84I6Qh5hHiI9
cPNp39x/hd103N8lo9nMM4cGSsTK2vYQs3IvvxhrjMVTrH3W9zEb9OVhS8Qmnn/kXqblcmXzfjXVMBndIc3aWH2W85C8wPUUjYJ5IidI5DU9gDGAVaoXagvu
KxfZQ2JbfS93X8m2zWAvN74Ez4Fa7FR8hl5rOhI2AvY3hwhzIxTJaJ/HBPFLyG0R1ayfQtft7C+0xn1AW2uY1pCLsxzxj6P/ImONS3LmEjMyg4LHqpeCXWwK
+ukaFfrB+Yxdh+dSHsCSNVBvrZEUyYf5eejRlvvyXt5OK1jg5/jeQUv8xotLhMfqhaBK1ho4Tuwi3FDqODqr8cQNItTcAPZw3mOawn67eim7HOlCL7kGNTsi
wFxk7C/2kscye8zvYIHwnD6Et4Hl2iS2BX6DZSYtbAne5PrF73T9m/NImONsGvhLGCu3JruCMHg5owO5L3QVqAqONRxAbUNl8iLXQriJdoFyrRd85zeJ2Mlm
wlj9pvou7K1lgivfsUD10odYv2mcYNGuun7LWqi0dB0BGxQW9hIB2iyEwlt+v+MF8APRU2HdZ8he9Q/LvZSBWl89TlJc1ejv/GLBnfM9AIR+lR4Z+8IrWhdj
NfhROal6KT1Tj3PTwXDjGjKT6WuEbHceuvpJtdBlMQhd9ZzWGfhAe20Q6FFOJ2FnLoLVluXCFrukLpFjqdGoM54uZdGVqHXSAuGNekvzCeuAWlpawVrscJwK
StX+zqt8qLbYReIx5nOGMa4/8Ev1lXuyGCI2dw5EZ9AAaggKhyHWSvhamK+YhUCjk3pD8ZbkR3WCw5SnyhFc7FlF3+Rlur5czq62dLP1lhfgiZmBsJ0wxmFA
KWzL7ANyFvEUz824qF7lhtka6mvVBSJQJjDBFn/hAmdUewutqD76yuBHYLVWw57NxaJljjTQRPQ1foMBRBReaKrF1kCX8Fi1PklmvPU02/LKNJfYoguuO+oh
OD+ymGjFfjXMpZoF7yI7wdXKL9lLv66sMy6ShxpzlUC5qWkN34lfZXarNSL/teXbJH4QrCrXEavCMbg/Oux4IPcTvRgo+TONc3ZyOLOLdB9qrlRLF3aB0pwf
SpHwO3ga5OY28hPZV9gbkmFrtFWOu+p+y0t0Q77LiUQ0P0WpY5boh0wX40w9TggkZpg4xwLKJvc1euF18tKmy5zAdYxKQw/QZ9LMbg7fptWm/kKjs9JxTXVw
9nRhUsRoKQ/tFBqaauFpUmW31dVWaymV8L6Ox+JwVeXX4t5aNfDdPRB0Q26/IGEeqs70p6cK28g7JAklckp2jN0AdzkeZS0P7g8vKcVwqLvMeUqvY+nLDIIb
tWfG/UJdIlrScv4WDhAr3bOIUHAejvT/J2gRPEFOI3fgZON9q1G5qebJo3OqUr8RCn1LobV0ZRj/MjcQnsDH5AtiE/J5YA2tFwqmoGZ1xBpmOc+hylKvUMhP
gvPRCesUKOGTfjsdSRn/En/KD0COf1XGpH3bE6KdB6sxLW7HDYUS6aw+Es9yz67Ypt30V8683E/0ZIN/8MDwAkc39RgusXsZuuU+s37kPvI2Kp7PFG67Npu6
YImWCT/QXv1ooo2/MXMDcratZxvS/zA9tQKyg5BMDtFeqbNxODxJfOE01Ay0BTt4JeCEOJHqTnxCUay/QxQ/p9aENSN3OfZlDBDWme+hz+Gb4OD8LK4TUxMk
hQzlV5Fe7BIPsBRzk4m34KJxH5fJb1NaA4+r485ouba6LaBDhCh9gj3wVDlUJiMbiXHwvAbJ+uYqcIkR4lhXLfIFP1dqDu7kvGFKyVw2X75GFsEddB/wE7Un
RxofiNctw7lshzcD+EfGTPgKj6ROEqHqRmgXW2dOI+qGJWvt9GmgMWxLRJneURpWQvuJr4lsfnhuNamnu1fQZS0L57ump+xU31FbmTkAOu+6bY7DzGcuOeBI
RkOlgzaKzwPxURLj5TovuuAto0FaqrSWa9S9AbuETnZEWFD2I2YmzMtIdB5VD6F7WifeSh5Ejx3OlHhUhY0nSewLzuZcc48kB8PPtjV5w1WDdZO2Dp6K8CY7
iouCf8KGmV/pQdbWYph4BOwjLmsjzZ+dZxkfyc2sQcOlV9QbVM90yN4QbuA2Q2yeyFQVpgqHzH7uAXo6OYHfJa3WfjA9DOfVcbBMyHIl5TF8JH8ifKbxN1SZ
nSY1ki/7DwbHqL+5fp7T7mJ4JOIu2gwVthnHwumZkVSZKxETrAYX4DTxa/Yeyg+soUaGVbUm8fHiPdIH5IUsgc9YnvglJPjXYzSmtp1w1skZJLdnp4I+rrHk
U64WmAUnm6ZR/ZWlRFNtvbum/xbZZ+de+WJuR57X01Hhjh+Bv/FZxE0kmRrJF8AsfWVYHsUzZ+UW3FJ2t60rtcTqF9rE+RbVJXfx082TcG98OEUDmmGAus02
ODOLcTvnsmXONNCZpclRUgHYZ+yDe7P1jD3Ma227lQVgmfuWuBwm8C/ljoGkurrmffWdx5MXg/eQlYJpHA1OWEYyNldKBVYeZdwF+6kxVFdivzyEYZjh4hFu
TlhruhROY7zD/5Ju6J/hCPwBmh39nP86joXXYnYpW9FQEGTp7OTVstwk8T3/E303bPdUw09M0yyT+AcRQ8XSrGt1eVMLTc3IgpdBEjNGGBP+mKpHMIZMpk5K
vWDOblOr5aXrK93n1Dru8MYxqLO6gkoxCppoHMi7tOfEY65O+IEoJdKt32UXR7YHPkwR8x70EVyySd7HnmD/CO9BNzGL5Dz8SB2pNjOG2fuixuQ4ea4Wyr1z
dDAu1RvhY6FAm6aPQdesuyK9Izbg6PBDTBY+Bt38GoGwnmDLspeTeSEdjctYU+RcEK/vbfoEx4jT2OVqnvrTtBb0DuudO5wuZduhtVye5Y411XWGn88XIBKd
Mzis3+vdZo/hTeJW/hHoqJjFGdxNUNety1H5040f4VwUrE1VBqUvtPcjU6huTcdL1Sxz2Sy+I3M2MirUT3mlLiJVolIQAJkVnOGynuq5pF7FKZ7+4iNpseen
zZijOSur24MuwRHJujYpL9zTxbQmKIseYF0aXhB6wPqCLBde4C04Qq2rHdAPZz5GHXTWxYPhYJ9eaoqy23BE0/vUnvTJzGhjUp7Ntcu4OX9++GJPknJfLfKc
0NbnzfRMZSLct8jn8JR815IJ+xr7W3h+dK6E/nHN5utY68LbTgc/Xx7t2MnVEOYjdwXX6xoxCYrGFHIBeVg+xtfzRHrSpPfovviLGpDhRS2N6AGyc74wnUCe
3Drbps0FHzz/OscqzowyKZFA6j+mc8TfTtFsgGcMxWwftEYP1UvVVuLCoFz1ChFjHrZhuNpeHcEX4+7kUHSXiiftrjmk4koEBewIfpujCE7kJwtTdmum3WIQ
c5rp7J6uVhEHa8/VJOY+7E5l8Fa6Mt8Hb2DHwYsZRqXUcY+bDyaqC8131UyGZt6AIYEB8DR46z7GHBQvuBqFvyACqEwUSbBKslZdCTAcci9RHc5dzBjHI9rf
kql3VRkqAP8rKKCDOQi9jsg1VTabYKGULs2KXMgH1PsqjbKygfeleik7+A6a7loBRwM/fZ84RTDpm0OdXAtpvmmFYx75xkYodXATZYwpXQw2XgXx2nTTWlMf
87s0k2OMi0PrJT/6NEpFWyVfuEbIUJvAPfpIOs3cmFBACvknc9HRlKznaeD3y7weeVsd4JRocPS0hrPD8gzYYl0LStFt01etQUSRWh1NQOOcOv6mjFUXoT85
LPmgLK0mH5ozQU3FJlwC1zMDLWfhJ1gPuV0x4ipbSfhWT1KljoEFwevkeqiK8Kd8VExSHoMR7sSwhUKWdgsESG/EjWTHUBG31w/QB7mkzOLgkxEuUEVtjTMj
OuyZ0nRszl/WiWKBWhXeZw3oOL0TOrW2+A+2DnqcLXOlXvXDsoxf6GGBPDuD2U98beyr5rh+w0fJv+1x5BRI4tdqQ/a7+zIy0CXiT/F1k/VhkWo1YmFTIWxt
anW8j88FHdg15ircOvd20WNcYruEH9M3ZESmCJVcT7hy5pdQ35KARtHdmOHcIXcEX08Wle10XiDBddNKlH1gNh7InMgdY6xqXBVugG12Hpb90AtlvfqZ9uQU
GLLxSa13vg11FZ4bPZafcFToa2i2ZUtFcJzSgmzNTJTL2OPkcuZ3kAzWqU/YCR5vro4jnd6Oj5BVayTwqbiq0DWSl2h8w9ra9SNjJhmnxjhjnEDtx7yiVzPv
hXBBBLJyA3fSCabEOokZik+m26zFWDFczu7LQzVCa4l+glrMcUt1hGExP0GfSvwwLOKmMLvE9aBd7j9SFnuSltV5TIijL51EVbEF0I2oaPsNF81+1mZLeQ5f
ca8z0XqdnOCZqBRoffmerCVynbLJ4qUWhO+HLVCZsN0aTfa2bIc/PDbj3sA8MVEKBO3YMdy/FkbLVdfS3p4UfNEdxjZBb5nV6ID2LPMiJo1T2DbmGbATcU9v
6qrjNEsr5Gv8RT1eqWs8oCzz5JA+kM4+Ag5J75RNzsbQi8ukdb4qU0lvw19TOtE9qAjwN/Cld2W8MCXjaVR7JUjpSRlyb6hdcbISLMjcP+A3LYNyylckiljs
CcHduDfMeNlLGMP8zaXxf2cM5fO1+e6WRJDnXvjplN/5N/gDOmUSmLOOBziK6uteqru5VeolywRyTNBMV8C2TmH2sEGBg4I2imYQGGqM2CbGoD78Mal1VusK
HH/scrOnpF3kKfAPY6RiiBOGd0QS3A7OwntoLreDmYuuS3PwI/1Pop/SGc5ip/N9pGuaBK+bxul7uKtgu7OKPi0tHNjVBqA/EwVWG3sQl9gkogZtYSc5ZNLO
FDjP0SG5kXi3Eh9epG4j+vJOlc5sJ6zDDWFn7jH66R4JKsGlu+vhc0FX5FEIkZ30J3xn0FtdSpwP6I436PXxmKymdLQ+Nu80nMRVF4L4+54D5ltmnlkF/uY3
ao0go6dzM8mZZHPqpwwC65DQlexk5SEV6rIcTQqfK3S1+KPg4Am5M50mzandFXm5tXRcXIvCcG38HXQLbxDYPWxBcDWyYtvBjvJbMVfXxNooKuxf1xbs0NaI
jupmdF89QxSGkUQdx0JwnTATHVQhL4z9YmqodBPPC8NhCTFO+ITXa+/Z2fI1cMIRq0W4f9gPuCzhD4SawnMhRRhLb+KG8hu0V4yR/0qVggnwvVAd10a/80/1
HFkkPsCqUEOxhJ0Yh6OIkWAOt4qb4LilXLUF4D1hW5wn1fPSUfMU+r70G9eFPiVPJ1qQRcoRujdVw1MeuMf4QP6QUsJb2Bb8JTDZctr6QvXkLgULxdewtuV7
4HX6Oa7KnyKrW7PoMNiJf8K/JRhoCz7CRCktLHOoGRywLgkvVwKZf2kj+m7+GdgAWtTeWZXgJHGFdNDYEhM4gf09dLx2Cjkoj+su6Q+2asPI9WSZoYbykdnL
nFII9mHoMkKmIdwktlIX5LZWEeoVesn4wwLAcXEVF+DzI1STvxEbxKqgUF+hNjINCNytVsoZ30RVfZTZ2r60vuJKTzdBwc+kl9QPNMRGWk7iSP65GCQ2p438
QK2aKwgvxNfEm+RDpVbWMGm96Af2ODayX81Z8nD3Fd7gnGwPUjfZw5BLSW2w3pUP/lFv5GRC0ZDE7GJmOdpru2DroNmmNLIV+0Kn4BTPXQ6H6ObpDGE+Kalq
B4zhG35BxVw0RG8tDWiv1FLPRzDa4St7EwdcRpUk5uFA00XpivjIeCfHn79nus8Nsl0Sh3kSlQhTW3MWPKia3c/QDhBoQjCck9LzXMWrB+BmXAOGYkYxvpRF
1MyjnLXw1kBfuRlXxeySv+BNamTuS9hbLG+6m88nvfVsoj9bB352TGAGCYOFFiqp+FDP9UFKDCSp2sRGyy95LZyAT0pLzRdyEsyxxiPKFlRK9tBWC0PUJzl1
wVg+kttmD01eZvel7ca14li5JrMft3VZ2HrcfdgKIqktO0J5Af4I38l2JK67hovdnENM7+mt1EPqjeIClRteNwxDfyr9A4+pM82lFVgvg0fB9y1XpVL4wNAH
/1Bz4E1RdD6QR4RUifxC3g73Vv8Sz7n+kUapIWAbDDfRZDZMMv/KPMc9sK/mdqLdei7+KM5CyabTxFuLg3iqLhZTmIdyQtAovi1IJgRPETQzV3gM54W/5PuY
JH6Uq4bxijnC1Ce0sush1Tu8ec4qvgt8AgOMaUBjIpUI53d8gPKgOY4p6DDuABpETbQuUlvpxblNK3TJa3ABhrOp6n3nKLIQjYOxKYPkP4gBaIa7E1ufqc76
oN4gn9qYM5GawDQAqRV6f6Hxpf6I7Ec6UBjZhmX0IcjMP1BekJupUXyc0IIWxQj00DIfzJPrhtST8ljVHEemKU08bUxZspGKp1oRvkDX2sm/yRH55c7frQfU
usQQaSJYw3xNv4JXcNmSkzzAFlBjCQ4eA9PBFPkdqA1vqblB1Zh5yjclO/Bfxm26idbq9UN/w1vZB9J8Z0/9gTEcZuq/eTL4F1A1XqibqCfyrqjqNMQuqgg9
gdtck7hoZqj5OuqEuus1uUdgoDharulsydZF5xxxeD13gLnNnw97KR/O4VJPoSyzLOSzU+X+ag7diE+3aEw1cLW+mUgiSWE5GGCs7tpqLld+MiO5jwySetmq
MJVMf7BN5Njwbcox+i6+qXpFIOsxYrCUH9TJtVQ8HX6OiLQsgPvDa+qNuQRaY+uJW1LWCb9DL+ZbuAPNFwh4H11KnRi7x2ejVENbgr1NbQUWesOXWTbcM2+h
dTWfZtyt1lb+YFfDqp4r4CPN+zyllioO7TAxVptH9SC7wk5MovM2+smRKNN1CRxQZexljcsZafqNWYqGMgyazu4xxxPtLa0M+e464lljHH4XfgzOoF4pVmjE
/uo+crFdhw40XM9j3mURUKKqoWDjbMcg8pt5CK7DlKknyCqov15DeKeEC7xYOei8+welq9X9B6rH0EGpza6z4p+6F9ymPqPr4T3AwqYoothQa6ZuR1fBjPAV
3GTll7gff1A9pjjZy9RC+uRuyOyCTegM80E0X0713HJcxwP0W9Rr8RsYopzFNdVKniq8BR3Tl+ltibnaefIEXkAjtWYqzbUXORyE5jm6eXoJIxxBxG/ESqfB
/If5MTapv0QVRmf1cTfE+xWgbsFjES814RrnTcytbFjGd7cD9bW6UFkAOyrVFa81Y5RR0ho8EIuW+0ot9SO+vu2XLqIhVHMiRU4g2lIT0GQWSytwfK4Bvvbt
m7GLuYHOEMe5MxWXNcfY0/gazbc/Jbayo0gjWis1h6dAgLsuX90ZomCQoL6iq2HvoCD1pKsGXyIzTDewPvQZ4aO+cNNaT9gsbE5ufS00dCybLGVrc9FNHAan
eu5KvbmT8i9HF3YQG41uq7yWJ31BDdg9xnx1oLRqtyBWQd46z1k4r6wIpx29QcGh93ALOTFjCIeaXMY6cGofBIKjjA8B405XNlHz+QfqBHofswcMd64gD7km
4U/EQeYyygfTlaERIY6e2nOzh7sb3Aao/CoUi2aAFUwKrurYZclr2l7z4mtLf9p7cg2IVumzFQexSdwvHyN6wThqusGq+jtpYyP3G+2TPNLcTr3D/HKYMkfx
3zM209ssG4zBfKIeg+3OuShFSzE+ldvx54TJdHAoD/dUcDZvpobqB3KgVTyW/l128+VgDu9HNGAmo8Z6VXkK/gktJru5WP4T7aTaiLnsNfK91rhRijiJHrfn
uKGLfoGB6g6nmT/lkwSukyHUULBLqZR3UzKz/bkmYiK5FJnAPmdHy2NwFC3UmnKtiT5UA3QfTlOj1TVKgbRHWw060Xcdu0Oz9UjA0G2J1/C4ewzbz9xG26l/
I2P0F3Ttih2SjLtybP4RMgn2zVgMhljrqSuJ7/AMCtMD5Cf0YG0cC/QlhqYoW3kGB+2eRew198w8oFyArWFLZzf5o3w/JEQ5yTQiq5qtrh7OyWoV0E8abm1q
c9ObqZPb0qjrnp/hZmkN60Mdsr3ibOiwNgic4FRxguUEeupYzme4e+kX86aIX3BbrZP9vm+QLZXMCasr24FmPgo+VbDSZY7WYc9oWbtFbbSPgC3IY/Q4W09h
LV1fG8fd8F1HJnBfjf2JuYHtRVZ+whw3NuG2ZsZZhnjipH1kb9dxdb25MnxjOm8Kwf2Uh/qH1F+wMTweHA+K1BKnwz1GnIB2s0dIJvcA6O/ykKcq5v06s5E8
Ak9aH+dN4mxqvs8mHKoF8b31g8xW8FW4TDfRfSPGhdaUZrt6cy+dPrgtumPOdSQ71m36Tb7k9c2+OLwHm8ecjMijDJGDyPaEJvYPWsgvlBKoMnICn060xpSl
i7YIeae+o4Pluuos3RvmaSP4EVTzsOkV9Omb6h1i0IiKXVmf+52d4fgG6zA9swpQLQcDOOauO5XrbppCePMvCLN4JtdbnuqOcLWRTmcOlWbIE8h78hdOdMVR
ZewaRwF9mOltmqR4MsP4LSYX8VLepxTzjdwXpZ70TGsw88yx0PhA3Cp85FLBCql3QLl60SzzcyzBYZfNC9BFabccqmHDRzTJXKry9HdMUu3dzflaGfWtVbPe
BmraPYLnZ1LFoBlexh4wOsRj5peu8Y7AnN18NXDY9cXW3ERErHe2E3tqAgepqVJv5LC5+VbMc5rU/uC3W2rmbCAU9Jwp4ZP2LCfsbKY4gXmCZkWuVWrgpegl
d5QjCasUrN9mACVQG3ALIl0IRbuku1lDhBRRVDYbB7rPya2Ye+GMo8j8VlqMR+nx9EiLIJ6F03Lt0A5CTJ3IAUyweaJ6X2iUEw++a0KYCtbA8OyuOIhZRMg+
8+gVXIS6mCvjPktISbVcFvqEnFWcMm0xwdVaK2YhM0FyiEfM0TxwnmEHUF5gfLoeejy8UA4SC4jD6jkpTskhx+We4C/Tp+xZlkv8KxxVvw2aA7JTh4nzbEEI
5+aInNjT9HVPmkRiPXeX2kT1ONaIL7Muk5edH9T5aDVRLhpdPtQKlK3elquBc5Y+4uKIdGACz0SG7OxQ+LFciDSDEfhPrJe0i+/FX2D3C4XkHOmOeMH6Iasm
P000KqWuVTAN3+dzzW2kmg6XNjelgUDCS/L9VHPkIGmNZbHT13yEOMmMEH9m+4Tq9CL1tKkm8Df+BoaZlvI09pCPyTZEtAPiscw0Vy/7e3iFn5MKMlixZW5n
2JFaqP1u7oa/wV5iEugBLhD/qmv4rhtWeHpoHUGu9pAr0TAOcHmYsbxGd2aehr6lGmrfQWyF2myZFYoDA2LDrjDP5dfcFJRrvelEuS08qpoYkaTtzsyn4lnO
XsexKuuZuoUodLRmp1MDiBVCHtvPdMB2jJtmCXZ1ofpQn7hL/CXSR2zCXZYrUNBpsmUTnDOJ+g0fRvHwF/6wS1Z/UXf9KgMafVRuiAtYj7ic3qKVuaO5aNgC
VqCu1k2taW+K5rKpDEU2Nu3XLznG4UUwgVgp/uXoqNRXL0hjwy/hDcJkNQ1APRE+5X8EduA7ypP5nyi7zgx+L5PKrJNGwV1ovNiXvY3PEAf0uppRH2ocTKdK
dcwGrpdvFc8V03ae9DwP74P2ykBzuTLBK3Ew6iAdQ99xHn6Av5Otw4+4owNqcl7UZ7GuqFAt047jh6ljPS0CWpJj1HtUrZz6cht3HqykdchbxDTja4rDYVtT
CPuGro287MvVyoigIsAFUItpr9Sl+5PV6SpQxsPYxtpa6qpxKuHy+KuDhABXZ+WrdshdkFvHE56/UA+Gk7JUeIXqp35nz3tUso5jOHdEXcomZ9Du9qtCmlbX
ejv8GyeSvagoZMvPzvYl71puy8cMJFUdfUbL1Y6wg2TImE0IQnee0JK1bZ77dAfLDfKD2FkoEjN0jGi2rSNe3sIclbNwdsgRukrkUH6TKRnW5Y+zPriBivSb
bKmKIC20iOpv3EHq7FemozFP2Up3J/uYGvDnQG+pu+98fSlsAw4Zp0uHQo3gHReIz6sHsZ/23lMDbVE6ZdTWPxu7cf/Ap57lmOIbwXP4X5zK9NaPu9uIf8n9
PJtgTwPmuglGfp0pzV0mx2Y+gj/JO0p1yZH8EC6UVoA3jtdghvkO2mVL4zWeUIZgWk1xvaEobOP3Rf0NysEHWaW+EMPERKZ5aKJ1A3OM2SLVxV/dRxzXlSxr
TbmG8WoFJqrmakyrLH9YJzfF+pp0kEfQJe1Z8A9RNO137cf1DJf0XMNrTyYvGkWYigeBn543+LNwPq0NqMEYKKfZFxyO8EJrPW3wn4wIQ3FvVyt9JBilThc+
2E8I3dA+zkd/aenh9rH8xW5Qz8JSQ1VOoxZ7/nG01qrZJGIL8FO7WN6jOHSg9jVmPZ4YepN/zf/EiNlq6MjXI3ZJ/xBtQyrzm3NGmrvDk84zpsBcI/8g64Vt
MH6jFedY8B5xIjE0/C/cWZqJD5gaiYFyC9NY8bw4mx2tPKPCJd8cC3FatLvbBr6FD8PDmupktOkz/4utTrJRg9iOdHiwj2uEfABex1sMh/nn7t+kd8oJ9wRr
qes0R5hXEm7VYjzkGBbVCWxoWiPwWmih/NTc3GwlZtHd5e9BjLsbXkW+4LrC66A9Ghn80BJuPkOccd/1203PhCOzfcij4kFmnsSQPigH7HWVZY7iPpl2e/yJ
P60h1L8gLnx95DySD+zM3lYkPouPwz3J19xd8Qk/iXlM7gMHSTM3CfVX3pvX2IPY4USvnNuWD1xziMhV4Q1Qb+eG5ObYK3d35uwKVd+D2s0PDB3ubMa0NyWB
URU6YYMr0cKFO/BTsat805UjWoXLkkyU58aC0MAtYZGuOuHLGc2yy/iFXxrcxzedGCKUixO139XV+vec6tp6obtYi7yiHYbXoH/4WBY7ptEnlOlNt+l91dV+
i+BovD85CX4kehrXO88rx3FlZA8uzPDjpqHb4WnSAvTRUk/+bunooTIWshuUxeCmvFDUPE8kAu82XkYr8QNzqtZFm+Icz59wcsQ+fgLfNKsdvIiWMFuVEvMo
tnbECrwhuKYyBAThBWqeGcjT7XPhZQtn3sLUQU1QGPgThjqqy9OJw3xjFF2BSQGSBmgmmnjgbgIX8xuJ6c6ehnMhflp7sS+OtzcK4kOfOyZSW9VOwK5c3+1n
iOHr23/gk44WYDQpKmUmg9xefer+3XIehxlr+s5V6/OjpFQwLPeEbBTmq4OYAvUNtcNtNESmN+e3q/2McmiHmPp88/BpzlrKJcc0p0jsxDMtcfAgHCi14kZK
C8nqRG9+HbGdyYE19N9hf9jcOMX9REjWnpkmR5S78nfNAhrTQxoEf1e2wWu2+oGPyYXMZ/KsnJRdLXW35Zv8EvzO33RUch6D29nBlhrASUEhNmp6bhsYHiBb
t4BK0nbup1aVTxI38Vskb2uY/MVqZinTbuqHycf0q0ma1J+qrHUS85V5piX61W2nDC2ouvK/fACyNGkEKyk3yV64h7mtWgVXauSDvPhgQsh3Gl65HpHn6Tnc
KDzS7GZ+5wLAgQhvIVgOhMMMEF+T48FnMIkZLv+CF0LHUFvZv7KOgD9zvYjauSvYFbuXgVeMjGh1kTnbtULKyg3RG3A1qSVGu/sVMSrnnnCGnWq4SS9wZYrr
pVfqeBwjjLZMYnpk+pEtlLbiEOAvzWE3G/3UVO2gWOJk+VuG7cnROEnurjmcJ+0PMWmaqjQP26Xe52sFXm28DSx3vrQcSrHmTtB8LPd2z6FPuOeGf4usLycZ
F6Eoaz5vht+CyNDhbov5LvFDS3cD7ShVKp8I22jwNkYTQ60ThDv0BeM5Zn3WNTA39CmY72xrrEy8N42lauJrqAzX5zh9GlPNXVOZBmNdXW3Z/jNlxfyIXdq0
KGcGDGfOKdvIH0KoWt1S2/AO3FFLSJ2cRCdrE+xDUZ46Fe7e2oRpo/jI88I3Amzzd9dxTWZe6o21LepF2Sw+U++TrWEEaiAVmm8bVFgZ2NX+FZUOydXhMImx
LEkuMt80xDOLZd3hg1h1EQ6V7krv7UONKLc6bO/uqtyX74PZUidXnDw22ZtuinbgAsc9FeQM4naip8SdHAr4godssLXMUYOuHLYPXCYz2UQXEfYJUUQ+34fd
SW9S6rjeopuEkZ0LFuMi9Y5taC7nEGBZ2EJAUG7mmiOI7o3/Dhkr7QE2W3f3V3Wu2pWMI7rAneQF2F4/YSlq2p7qBQdVKDjMmMH7Cpb4TL+CZ0OHIRL6EN70
wtyYjMVMGj/JGYYqq+W0CfxUloDPzE0iBYjq1ZB5wCpU4t8qg8nx+GLYX2g5KGaLmTMRFyGptsATfCLUvpACAp/PRSl/Gwebc6htpI/UzsVp+XIwCJXewyWi
2aSTHmIzc1AorFCQo2F37UPTMbnbydcgQtkMXilY2WsZBDcRcbljAk/zk+jbtiiJ5b3URMsbbq1VEv5AORmiXioPBIfTd8EeYrGRZL8xry3T/DqH7WOGsr2J
3dUSiZ/mdtJ5HBFcFxupNewwuhlobDGt8bU9RhZHkfujaTitmRYBC53L1lIHGLfpDbBsfWJ/qNQK6mgZZz3jBrim/+9sD6Ut8jT8C18Iz8j9yLrkvuI1dxbK
wgPd/vi12A81sPYQxqldHGPZiWKVzGAnJwG8kasMF8o1xfGumZET2DkRZzOO8UvEe9ZC8EquA9qitul9pB5siH5b6s08UDnym3gw4xYcZjknxoCXsDT0g6u9
/oWYr0Sx3ayf+Zei0/QeVSIqw+rsD7DZs8VxkluqvlH6qnH4JDlMl+FJ12bxu/lryh54VvO3Nsv+CBbzmeRdvqVWrAxG+3iJrpdiN23Ak+nd/CHnRCnT856a
TDvB3vDBoK2EnS7Zy3KItkIjeYb/DRBYQ/Px/rDf+M22KXRD6ajwh57tKkQ9TdW5VsaxageXAfe3jArOBi01SFTTt9HejkAlRX6pRmMP6sIvcnSGbaXj0O2c
D6zEElsuqByakvHZMpl7wVet2L2nmPt09azb5ActAcdxtdFmvqZ7j6sd855spzcNbhVxFXdyLjI2t3fa8S7tpvKKWQsSwt+AUvmp8zlJBt4wtYSaoUQuZ+dJ
m7T1RGvJKQWIPqq2ebnzKZHPnA2bblxtPIYWybXEApxhpsnpOgeL1J+Bm7hGoAMcx/+Ax6sGGztpN/Bzfpssu++LvmprcI/qynahqqo/4NHoANWLOYtGy31Q
R+kWaCntEjNJP+2B9DF9S+OlOQv0tuwQsVAr45Is0/EoMZ6bLaSxVcyBJjnSm18f2Q+lqgdwc2MVfVV2VtokaT0utlH2A2EPXZXp167KmDRUEluDwXA2256I
z1+jxREGUVIuEO1VAQWj+ep9NiLysnLBv1A+R/3hKRAvBk8FA9hDoWdgNvRBE2TgWIZMal9llmkeE8LHBdVWOyk5tL8iw4/uERU9LTZX0Z5KLiIxbKlruzLU
fUyJJHZRfwb3Ur/DcdJkbqVrKCiTv8EteEPOFDrVWctdCE3aQXxB/6ZZqHHW85yP9Wnkush66jBx96aPjBP3U1Jz/+YHsZNMz+jBYd/5YNuB3DrKGUnGqcox
V7wjEg6k+8GRil2kFAnm2uahSUpvd45mMLekvCoxxtHMI3Ul/knG8TYwJOSXr4VuAxrwlRxVLFL2XLlvdqSTUH7ix1nBUfOjvkVWQkk4Fz/OaIuOapupBHYf
PwXe0kkcWoFvB0yjDa0kH/m0GojCyEfO4+YkimGmW38xDbP8/EOoJ+YJ2j1L3eCT5p/mW/IW7YabV6YDi9JfLVSD1DfA21xJuko6wq5Z0kG2OQn8sG3Tvot7
XW56D7vQVoktD12C17gKgiaSB4iXUiuqBOfgc848N6Kqh46wTuX/tvzJ54bXxK3wB1cymMvUtX+hl5jm4TStI+4omcl0sTJq6srOHqW1CL+D/5IS0Kpgj7ie
+R5moUazGx2LpCNkP3dfSXIFujuiEa5/3ZfEWupd2xuygLzsf5V4gbZajFILWDHzcpXkRPwP3YdlUBP6qyuUUigT7IXXUCvRPrDIfVzakmuGCeRK6Yl9lpbv
rBW5UOkL9Nz6RIajfFdrsr9nCOvLDLE3DbDZF+QlUkCrzjYjM/FL+NhRKqnmZZa3KS72B7NZ7wGqwSfS5eyJ0gWgMgX6zPAFfEe/VLBZMDKRkb1EWZ6kDokY
Kcbhd9xZtol4RexITYxMFuPZ5dx1Jdrc3XYdB5qs1B0QJwQK99iV5ss4zjNF/85cxavBUcYopBJTUBh+A5bj9VyCIsB0Zi1ZwuQpOyVjXjBsi5rqBnokHU/N
Bw+5vu4GlpFoo9UHEu4zsI52ko1gGSrc3I/tKzm55cYlYh2xGz+LLOcWWf+Ga+02pXJgumttxGtrE2aibPAMVMubZnt6WvpwKRXcaQyzTB2mXOKPeXyFJ/wt
+BDUDq6ZdR8esdeVx5pFtpQ4xyvkas1Nds5/pfiiECZRryoer9jmGnOPOM+2wZG8txHBQyCYPovHuR4Z34Q5gxkCMlFSLPa1btcTjHvrL9AjnJNBHXcEorXe
+jc6NrcLHovXuk2W02RzyiJulMbwEeQ9SyV+rDJcH677oxe4goKrNo0zfnFVgefS0neWiWOk6tQ/nplgUCRQl5iB6sXXyKydF2ncowHmq1rDeUdezXfhmqlm
frp+Dv7NjYcZgl3dI1XWrgfXpUlcP3J/QAIXQfdXz4a+yJbhM+ZfpoeTxLVUhxAIgjJjmV/wozwTk/gxPZD0NxnCFPxGOqSOFRvg7nY3V0lbRa0xvneU40dU
UzWNqmJKknKJ58oZNAfSWSzVVvQmW8KL2Me4Om8o+uKkOG/nabhLv4r8+O3KFsKIjmCF+MZfMdJ8subHLpcK7OVsLy2w4r4GsgZlM3rjComcI34QvhlS6YkI
Im9cpk6LeAt9PDuFPcRDIBu8tMl4DjotZYU01lZY3mtbtVZaCRhf4bkM5jI2sblGSMudP8Q1Wp60lfric47upRfRj4gqxhdpGerirPm6FxuvN0h9Kg41+FCd
0USYL1xUH/LrOG/GnDMqNEXcxK42XWaayqMds9E3tYs5lk/Hc7kMdQcTzUJtLHAJs8SedkmuJuaAObYW8jzqsJWkejXYQ/YRDwa/xAlkf8kfdkD1pLrkXehy
1JfOA1Yt0s9kbOTe43BRNi6XV5NOqKtdOd2E4EQwnxgtazkzuBhzA+oG6pUzGa8jCsRU/rGzj+eycpVpoSXKa5wLaNX9iZ6mybrN3hqswtHu0Wyb/P1Mcv4p
ZS8R4VKl+do8rLGRYj7qbf7mDDaGS3uo7ZqDaclchQOIWrCtHIEyhEawr2qHPtoQfngFY78Fv8BKgYvoi9Lx3LbKNksIqm2/D+/IpcLfWGHd5gZ5d2WRn+js
iRDfnNfQ5JwA2mVcIMzjm4gT+YtRn/RO3Hw2WGnm3kl1IMrlF+GCazmoQRwWq4M7LIMH0DHgDNrLnCU3q3/VnBEquvu7/mGTzfOIgqzFUjBqwPowYxQ/S331
rW0y8xWu1CLUm4bP0EHV1NZxYeJFfrvzCZzG/YBviS7OXoEt1f7SD2WONocP1H3cwRG9fGtKqdajUsvQ/MCFUnBmmk8II6E25AOaiNmh32G7xpzAnw1JkUvM
TZztw8aT0WJdLQgfhU+Rt2cPl9+QEnpmHyO7a9fEJ8Q7vEmb6ipgR6hLcr8FHOHX5/zOrsnZhF5nXjb+yqPRaHEI2mI8rh6IyJJt2mVrR7WKO9E6D1mzp/Ap
6jvxrKU/s5L9gtpLy/SW1uawnfaDT/LkIG+Qhv0da6S1qEWWjeyH57gXKReUg+H7yBGByQQpnw89EvqRjQVvstaENjUucZcKc5VaSpkSad+tjgDtdRe6ryRJ
O9RPjkz0XH0NGrMuaY+1o66jGWyQO9GTabWwAcpSALllosz3A9fQw8CvaKq6SfVWggPiiAlEE6VdfgNxqxtKrQw9w77TlEshWc8Di4EYoOVqTstrs4l0hC5X
+zoWwIlkgWoK6mpZbtntFaVWlaE2DdpNrFydyeQgXmh+4GmpjTHu1e+YdxK7+PbMJOBluUwsDTNoDvZUaBisi5OVJsI/nsWRl3k/nMmtYg2ojek0aSASFY90
1b1B3CBanfERrRyPuBvcNzycHMcvUbaKd8RhTqv4iFvGnhP5GhGZJ4gqzEZ2uvmMuxVeaqku/XBkq53UqkxN7qyxpekXHmD6YbdXzOILvRHqpXWX8vBBEE7G
UyxYJYfoaWqB+tKC+USpFh4kRpm4kDl4I/Xd9xm5lltNVQVOy2RilOwm9tJ9UAgv8VtDY1FDy13iENXF8QA0BssJ38xY7Yj5NduAngoqsTXJgXJk4G1TR+MH
eEptyNaWI4TdXELuIOdtd5Ax0f++s69yR+vc5KTlk9RESXdvzehqWUX9EgpB24wFhJflK7RWTFWQUo7knDXGDLC6YYx8VGkZ0o4NozvL5Z6RVD11uC2B2OvO
z45gwuUtYCH8iPPUo7BuhZZP1HagCXAuTM9tg2rQScon6QU6bO/FfVIjNWzpY3mlrED/oEbSKz7bckAM4N9jVhpnbcd3lfagKvw50KrJYbp9+EpL44j1So4Q
IFVMOd9QVdTaEftznvO7d02M6EiOBd7iAlNq9nH6B7Xc1jGsY24s99E50nzUsY0fpR9kk9R+ygbigdYRXsMtUabjD7e/YzQ0q4XyQbwpuW5wFz2Tfa/YxEXW
WmpHaSD7hO9BpEvDbEHG97YIHuTM1//OqZ5aD9SmPY5NyitBQWWO5eQ6/TL4I+dp+nUoWf7A8x09CcncK5J0UHQV6xxzlCWe/yHst0zR7cw/aZsY//yruNy+
B7QWzNQbY3P+mrw890bqM6EWeY3ZA26E5Yn9hS9yofQ4xQYFKTosWE/MakuH2SlximmHy4zvOR9xS911Pcu1vaIbbGerEXecwbbpHp69nB6ihJmz5CSw3zqd
0l09oLf7p6ufMM3QhabZEWQ1uIHqzFjMH12PuME4Tx8rd6aTqUD+T35MeDKhupBxJf8Ehwaku7rkxP4fFJxVeNtI24YLKWOK4diJbdGI7KTMzMzMzLxlbsoM
YaNwRho5Ze6WuVvm3TJtmbvt1z//mU4kXZfed57nvk9kdIc7kzqhrugrf8UoYfblkJbAxpi9ld9uXm/HjUA/zStmur4OPMHl+eZqPSubjUERKUf58qxh2yg2
x73tm6mNSFKztBSLNrZ7OWkBmrS6mPqIGAJ6Kaddp3O/Kg/Z70Ef2gIWKX35SdZe7lt898BGnIDHZz3Juot3r2ul0YKMztFrpJlabbKusdfszwoJDqwyzfFn
FAnz1C9J951j3TpazBUKxpNf4S3hKFjGaHobsbPxHRtCAFjerTQm2lCMywVfGjWgG5Hui95GdF/zIfgr1AiPoDNZZ0ZjYpb21nzE+I0Z+JD6SEgnPgXS9Ctk
QLot9cDtHCPxCG5M3H5lk8AxXZWeqKvSxIwEc6gG1AtjGB0kGZQgfAxOFOZVCdNBqaEYRBIcZGtKko6lRFNnIaGAMwimCou9ddm1odspUVpnvqo+OGaQOpdN
dY4Nv4CfLIvtZz9N7OI6o3Ygkm5aVaI+OW7yi9A3raGYG4yzmqCjcId3p7wnrzgqBd7wr6WXRq/gOPqqsJ065IYVC6oZRnv9fPicwmgFy3/1lkg2eY/wMvpN
jGYIuAdbzbU7vJ0xcKbrX/cPuW1UDr7s3GnEOUer29S56gAEwSdiD5wCiquH+QEcRKu9l43HOrnjPJ4grTUMvr26QxsgLs9uV8VmJeCpmCb+iZrPFnAfyKrE
H9hY2LXBGAm2MO/0qf4EtSL8zA9RK3kWWenRWSlRcoJ+HgyFWWqSdtLXQKnqjkY3gZCyBQ1CzfhmsESehJvDnrKY8g/+KtaEt3Jjt1QRErmq/J3QPZMPS1xv
c35oV+Ivm2aLsbpz80nOM8O2P2SzTnJlycPiaNQdjlIPQ9MsDJdoe+RxTKI5zDlMnGzY6CHgRN5lbr3YxExVCqLncJSjE12AaoqPIMZKUo+HnwOFbOm6Rd+R
HlrNYYaflA+kxOLzngS9bPo87qFzo4H5RjiPnYenGjeUn9xH5S3YnkwIu3Ee/GfjGoXMPzF96LfswmA/9sbmvRsaWgWx073BqMUv3l6JW4qbIYHaU24Majwf
i3/oAcOHG8FpxEtc0NMMN5L+EVL1LdYT5zXWlbVTldUWvru+e8oK0F+totwhOjsehw6hDvA0PqX1dox2XIedQ5ngIcqg5wjt8haZq7SZCRsVT+ZOuJLaiglx
MjOH66ZWMxZbk41UoT2sVqU/d41qxUzmW8ml1DqoDxsrfBH+dfQWq0gJYmtiE/zIh+Fow64v9Q0Di/XH7E/FxS7Vz2qTxeLmRVzdyEw6g0Lu0eJp4aIwydGX
POHca46SsnLHihxYLj9zUaFcMNn7TNkpZ8HpjsveXYF6W5awA7xJ7t05K7xaMN72Aq+GyfihPMuVyh3Hx8QclSXXwtS86TCO6e++753HR9gLiRnkaaOXMpT+
RizIn+5YkGClmBHqPcdtsjX1ipiY38bPyrTVSqTcUVtp+8SVVrS13bzFNxerJzaA9dUC7nvOJkIjbQg1Luq2NZ8apnRPHwmWsbNSw1LIF4lHEH2yLVSe7WFN
4DpIr8Fog5d7Jf4D/AwJirhbSm/NyQmn2MdsBjhZdSnD00UDC402xhQ1N7mtkQ1k9aVNY3+oWWJTVJ6eHvgdHAs3mONSeovlhIlUNi+yFbi2IQ9XxSO5r4pF
wDJUVXSiVuQp5zqG5sc4I43iYa+uwvqO3cwzPlIcxP5Hl6Qu0XarrLREL7CNUMIkK2wFWegv8aR2JtgBupVG3GRfGO7Lt5GV4LgwEHQGdQlTX4ArcXvBD7o5
9xr8pNeYC6lIKQCW0FuThoLjsCp2W62Mr9gBWwjlxBPgM9dWLM/O1TtRX2OSxOrcYTA6tMA5wUjGn7Qm4hvWlXMNlqJKGZuzDjkR2Op8pC7Sh0OUPEz5qCHH
Y6UFMVrdnaj5DcYJn8JLzkdEFfZ4aFTsBP0VvxE8M6brNelr+L76Xu4fnsB24i+HxNhOZiC6JFfGNhFHwfbkIXAjbof7mbdtsB9T39YGXqzilb4yQeHj2nHK
W35E4lX0UD0H0+ASbhlbT3sSypTfmbP4aPqMgPS++lOlSXgYqqJMxl3pdcpUeNr6Q18d+Q0+yatpfGZ93nWObqFD9F06wPeOD3ILyUbecuhy1j29h7e5/hK3
ganooLCSS2JWEJuEp/FlhV8pBbU8w21tQlWIQkJDz0w1KW886qj+ndsHngrdEgJM/+BM7jW2sVdp3n1Dj2J72uagN8Ez4qKsXfiMc0LyEXg52c69dlxXD3NF
uFy+f/CymBColvcgFGYmEZicYjJeuzDeV1E9QY5hu3mP0LS7NUcIVfiKxGTuE+EmCXe88AXsE9YyjUSJPgP7oxL8H2AqX8vTCpRwv8odb+1DfXAhWMJqBx+a
21nL1gQO8gb1IuRo7gP4odyjS6IsR4ri0url80y2VYvsQRPedXF5dFE0i/plxgiPuWWhEVxPUIeqnhVwbKdX0eO9+7Rl0nF+JZHGjdE3Ewtw92BJXIK5oy0l
bco7fgObpgQNoGG6X3xxcKTySO62VEAp6x3AO/XZgQLUVlQwpyZVODkgrKDvu5+iMpqfXWAdgdGOSsFI3NE71FpDV8RL8MMAJ/Z0zSmdA/aQSVQDZ2olMb6m
XhCO4mIESpiLH1qP9dPB3+pnR31hnBGnFHD2FDNMWhsj7oHllTbsBDxC/4sPuu3J25QAroDSYXfyjDGT2quwYDi4Qu6JeqGf0Yn47NxN5DpVtLnZDcqfUqq5
SmjqKEt9i5ucS4uV8Q3hBndfv6VlhkoFagqbkyf4XpCTzCmOqYrPWVFtTywPZQFn4mnYPuaeWZ9uB8+oLr4TWd7sE6rIaNzC0GJ1xfoRwfVSKfWh+on8QVws
MZRps/mC/aqcplbjlyhRtmJKJa4g5xRWsSVAHf0dN4rtS0UhR94Zqw+zwjFc/ZY4jv3OHta6ZiPw06iL0sGmTXPtPcn7+c7UfVWMMJ5KwEpwtLwucFyeAWgo
ygsL9XA2DjWAI40/wWgYby6xFUKD9VTjptZD6cQt2lo36Vt2p1iChrZ23iilE3XFvjjhuD6QiKwSNA8iH0zwblYaG43kq/RlTkC7vKP0Q/ws4A1WVwbC77kV
rSjqofQ0ZaMngl0DO5Dfgo11zLcK1gbxQk9uS1DzJegMjFImkxfQbP8XajbtsduF/laoot07S+zDluUjrKsAJWbBXdrrhAeght2Wn0rdqTvqXlTANRP2whXI
Y+GdwhxHI8e/aBkHfd/FjsIf1CNXknTEliJI+A97FnwYfE81FmgQEMLmMHUv2YvtDwokL1KG5YnoP3Lylg64JLOc6qecDbJUD43zH+BXkhYexGlMuhbhnB79
SVoJTLAr7zeXDId7vgcK4bDzB7KBb85LkRa7JnGn3JwspExmixmH6T7kNKOOPIV6jb7ae6GViuGIc9ZRGPQbbs/9rB/BR+OLoHTDZjahTlDb9Nuh9aEnWj39
EDqm4ryeaFFWf64ePgAe4RHif3IH/jVRUljtHMaFV7Xmq7OQf67RKSftFVQPXgS/Ze3K3e3YL+1jrqkNmezYBvCYsRj3A7XodYkXqdFJy1ApFC+1zWyCO5DD
DR7Nhm8CWL9oDIe1hQC8CxabW81YWNQw0TfpNc2Ep8RtQh2NzU6Imqvnt9QKuqVr8lzSE3qAe2LWaq4v8rYy6nrnUi2CN9S8rQ3gDrYmfrFthKOmsTvwQ/yH
nKwcMwJiqoy4D3A+a6CW4LLrAzvKclMtHLr6HO60daZ3GMXgfXMd+zUxRr+EOsNz9ttWI7KCaaAveafBQL0v0ZSItW1hpjPrs86TkwOPqeraQdUXSCPGyHVD
t4m33tfaAnBHq4kyUE+lJ26p7ENuvad2ELqsJQ4mVBh9Mv9GHZMCtk9ouz8VTXHcMF5nPyVEJOhF2FluBNrqHdTSoD6VHv+33gjGO8aDy/h6Iq3VgRudPdhF
2nnyYE6a63zyfLYL6ak4yCynTrLFaUdgNTQvYQxMSllu3IOWN819Id8r8+BJMFoBrl58Neq+uoMZC7saedqFHMsvSYPMa8G1tJrUhRhK9jIidYc6Fj7Rcohj
cIu7QPh1rWCdCimJNTOscsGE6mvExrtMIb7G4vCNOudrbds3ofq7amV3LNlzA9bZ3l4kxU+1V2yfvuM5fp0av2/Q7kK7K9TZE5rIP0gM0w3j2jJdoKr3CkU4
0gLbwF6qBt1CO7TCBRtmR4jHtY7oB7/RHKd7mBP6AvjGPh9utPUTYpPnMCXEmtYa2C7wE7bQR0Alq5v2yGgKGiett/POZqTmemr9TQWT/1GR/sWZohaXwo6r
en+2rB6Hn5KcGdZ0s0JAMhpyrYxHwdfJZaT6enu4TpuIDhqDqVihtryarUWN5q5GLzBa2SIzd6IY47U2gqyv1xAmcw2pKUyEUnhtU+omjR2p2kUnE/vFeGSl
wPXaI/2iN5372/lbrQyL65PgOPYiTRP1OV5h2Et0eRgfc1BHauvAXWcP3wNlYTCWaqYfg7dD/6j3yfHsNFhefa1XDf1kF7veZg1w1gpP0232MvLfMJnKwMeS
FyopaG5whn48VFu74a8q5Wq5/jfenUqlbYUACbcrGuSNCFcS65AroQXwoTIErQk4cMFQceuBbzqqEnoa6khdC33XC6J/jHJqWf24tk/fLQ/WNpolXcXRmYBX
7w/d8p8uaBYzPwoz0FwCCHPQOm8IH9Y+YofymF+DN+pfyflwcVwiNzffP8eJ+/wbs04w19Eax0ohZJ+Q/ZSqTc/z9XCM9g1z5AaniE+N41om959SSogQRgYs
Vz99JLkFL9RHGFnqYOmtdJkpm3UARXKq04JYqmLtMUtor7UceEa6kRypnHf94U1UtyonE1Ko9gmFwD7qdeJD1wEw2veET4J9cG+4Hj5lZwiN+IP0dbFeOAv+
1KeSF8lYVMlX1liXl22u3nZFWWiMo/eDn958siGOC3f55rmVEUcXdOKYhbrPgsQ+diWdZgRQnDVZqJiXZrW3moY/WdW0Leg4s1ne6KoT+oBe4k3sfKo981Yf
rz53pSqzjXJwDduIKUD2pVejmkKTsJfLwFOtO+i7oUrX0/soBUtucm7M2wSOWDw45vnNdXZ8Bj84jqvJ1PCHGT2YpNlxZ1cFXzN0Q3noMjVg3ozyG3/C2tQN
owOoqB3Dy/BHsaZvj3CD6ev3ktvpIYFKXCVcQa+vxiqloWCV0K/lnUNRnpLUTaaKfS+/gagoZAFTu2nD+uKtL62iYUpZoDwOXQjWtSJxG/dk8ge70ApwRwR1
+2bT4Cw6yQjwB/Ul8TcxG+yrXoSOOI/DYQ2Gsl6OnYgzzc3+yrij0RBPdvUwmxoMW1zv558UmuM4htviqviyYnOciN8hr1XKGb2NibiaUUJlYGV+qZCbwXGL
uMKJFR3/4xuH4unObCM0xuqFn6Ej8iMjUb8C2NA+877uDaUH2ugbdZbdwRD+saFZsCNq4m7BRSsTjWISzfr0CBwpRLI5zCUchX6pd82eFRua7tym3lK+vsJi
T39jvVyAojaopoc7hVZpDYmfyhmK0HpI98J+3DbcNZszrnD3uHvuluJqcXb0PpISP4HT0cHQRfkNV5yZwLzyezkXamcW4p3gtFWUf4rScJ6yLf6d1JUXjZ3k
LaYQKAcKKd/RdmoZNznwnG+PO+I4e5JwPfgP3QfXxZdgFXWYb6JoCePlnfn57ECAUFE38pKzE6rCvuDmgpvGwlAPq3O4Bu6cXNK6KQPyN2gqb4mMlTtyveTG
3Fl9DfPf5vz6xz/BX84JaC631R+mAlSs5xh1O6FKwFZ6ErkhtyTzknjFTkf78Sh2luulL4JKFeKt3umpiRvpE8YIGM1u08qiJLaE80/lhq0r00xoIf0kAXvA
fOapSfXIZ4IVYIHWil1EPaeKW5dgsj7d102oY9FaKRRFRuIX3odqP9ic/QF19lxoOVyBatNYUILd9V9UpCsGD4Mb4Bn3dp5I3suP0njjvjEadnR+5utJ09VB
Rl2ha8LyzLf0PGmHsIZ1cnurLvNPyrtldAPT2NJKPe6oeY1xkbMsRb2lD5emYaeaBkFuCb6k2Cnfcm+x/wUu0BzdwWprXtd/JTgIG6gurYOFcFlcHbYGU2IP
CmfUVn5ZGLedxpFWW9jGlUyuoMOmTQjTF1AmcrKbg1fAAWZhcIIwEfnoz2ga4dMnQuRZhusmreMLRxW3Pqk9w79z/hd/TrlACPissNVeUDjHDgj+CNZDT7eu
i7kT7qL49E/oo6MUqomS5cpKL651ToRSLegkg0aWONY+WwgpbdSayftZ0utCyVGXmGxc1JNBD+DHkeVBE+YK9SZlKuERd4mF6IZaDFdTyTceprYVGZ4Z14Zf
Ahsklsw3NpfvJF4gTDLGS2/hDdc9vJ9LJO6Qo/NmusoovFkKL4A1rAX4uEMne+doej3YSprMprLv8vfaCy4nL9L6mw2U+uAzaoB3SnVy1zvn43zI3DFLV6zP
TC1rmXYRO52PKZ76R92kxVEJgeJAgoXpnqChylJX2FMCYvrjN67myim8A95zdtzWXVvo8Jgp1nD8zfs/dL8CEWpptdJGG+7gTr0V94lsgPbg0sC1Phsu9zWn
cuFzYqJ1BjTAkj5HKcPPFLqyr7jG1EzytaSlnM0+7n5K1BFbEF4twgEZTnNHlUepWmlLRYmguLksZKNbKqvst2Adq6S+w3ffZmDDqFbhNetU+iTt1prCM3pP
NBxn40IKMsZz1fAzdbt0G89Fl+UD1lK4I6Bik/NI5az6pseYgGbGxIsHWX9CCfWu1IW5ia7j0dIIOoHz8UDtxvyz+io9HbTO+6C1sPRgI6w4h6iPwueiK+f9
tLUnjiZ2pEWk6rWY9d5h0niNZTqwN41e+DTMcE1Sp1K79Bt0P6Xl9qPh3eQes4C5Ri+Py6nXjNP2rfTfiQecp5KC6iKyFIgPzfa3dW0lo8P/xJewFsJPie/0
U75u9sHGNdAa3VHrk1f1E/wwdqq9Jemhb7mnsPW8A32F9EnuDs6v4EgSbeVp/m0TQJpamQ7BZ7bLeiXuDvkirhQsu+GLKOv1mG5ErNUdbYn/GkjVOthMuT9Y
zpHWY1hC3gYuhaqp143esDGbzi/NmB0TRU3Fy9m/1G8gmLDUiDD/hZ2SXpGzvBPJ6qyH+grCoW/0A0KMzFT/VL5JkzCE8cEmudGwbmiNtlwfqI/QF8tL1FLO
OH+mr7r9hlwJevFgMxsNz5uZODowh3xBPWU/gydlazpvqnjjUniN62f2ZQeDsgRBr4QFyHPyEamgGBv1lq8JKNd8WKLqbls/pirXlFsPX+GhjhtwDG2gxdQW
RwyYBN8ZDR2k0lGtZNziX5Aa2TNmOdPLvgPmMV35l+JrvFyvyJ/khykh2wdlmXRXGxXclc8IqwI9bGHjgGy41jMxFsvJ2gnqCzlaquX6gygttrZHoxLGML8I
+qkthY/sTpp37At8BwxbGpQyZqCv6Jv5jMtRRoU75UTAvnwB+K/UKbOOc7D8W+2BK+qnQn3V37A03cNbCPXnnIFW+ldjqemSeyrt4U39T8QbOx0WmkvNRqc1
GdxQPVJH+oI5mEqlCwdqw6A2gPBoFXjVaJZVhOknTKMj8UccZFuE2lutVV1YRTrES2qkY5b+3rhiVkENjHKhs+o8qgjqKzHoNNmU26LFCYlukPLSeEFGUxnZ
5YUd+LvU1qzDZaNrmju+utIY/AubJ1Bstrs0dZlxKnPRbngdFYFRsKNZl/OhVXGliNLWA7EDyso75FmNcvAuqR09hg9yfvSJOSYuUCpIM/iCVP3cDmYPtRgs
Cacap+Dr4H3YT80zHoAE2Zd7UWuK1+MIPIX7pdSFfDjVqKjtg8/8/8BMKuBsl7xSC5KLHSNDRKgI9Y5IIxIxjbu4qmGaSQq4iBTOrp0M/k9cxf8ZWqU+Al57
BH5I0uZh+Aq15B4pMneKNWEF10G1j3mDSWJ6OaLRKqIoaEU68n30L7di68j6Q+UEUfg3LkT34WfRLrEqzqCP+UbgtlYUU9B4jk56Rxr346bxTiPSGIOqGv+A
QdDGvmPnm2PV1+KPqL+NONd749+EJtpwtVtSNl1Aq5TfCSO9R9kNeH56mGpLO00/0c7sJuUnoLYFvkULHOed87VGrgDTi13tumQ0QwvREaqm/2ricAdjPExo
CAk8A4UD3vAYaxDYx5+nH1hTTBPKSkGjeVBifqBFUHJd11uGN8BKegN6qbkybwgakHzKVcwciQ+bit4PD7YAvs2PxZVd5VQS7SIkmAYVPZETiPLsAOM524wZ
BKPlhWaM0ogtRWvYp0b5a4TKgfOhdL21ITgzjSOgjZhRdYWZrWyydbJacDlUZR8Fz2AGzs08nzEer7di1JG5pdHg4MCYUe4ZzFGmjeBV9+n2hAiNlJ/7+tIf
IBvdOKho/4tpHCSSRKl+yIcjqA3pj+TTPDbT1WmWLa4zOmV8V5po+8G95DrABUrA4VZZdpPqzq7lG8etie4cN9WxWxjAR8mzwU6xKc95djMHwCGmKFeaPSxE
Ki+YkVRTpgs+bl3RPzs/hFmzn+WHSfoUsqXrglrWwWt/uGLd061V8Z+9Z/jh3GdnOU8BJjYjASPxGv3QP9N2iGmKLpoNjf4WbeTCIjkZ2jb+jPpe6WNMt6bH
Dyca4k3ySaqo6lMvMc91J3imzKFOZ8c7rkal8EMqdSN2mjXJaqHl8qRKq/Fitr9Ksd1RH/EpKE1dC4yl6ggBoov7gdpLP5J5z/UD1tHHpUxVNU81p2f9U/Uv
+Y1UJ3RfCSffJP7BvbwnpB9pVrgeHOYaq8wVV8BDaADZXLrkryLfFQa6DiurSAXPw6VhMXKtvQh2+74oPmKGzSlkxMUnAf5AqBF1Fg2RKlIjgx2T821N26Wm
ObcpH+B5dqLqp1tYfbXZtuLCC9fj0EGBCU41KvOa+ZDkrF5KVe6mkZDaikx0VfEkuGOEau4LwrQMVfQFRfU/sqfUkC8BDziD8iTnBt8R6Gb7UX3Vsa6q9ELU
wNfPM88Q2XMggawoPMBerTFOc5w2nzgX8n+LZ8ULaH3iOXYZMcTlIx2k6SpBDwJPt0YSD8v3Sh5HTUFRrpfq9Nzh2DQaqKtwrRCLypG7Nv8LZbm562p8Fa6b
3GwjgGe5UVZZIxr+zm1k7spZwC3WroD56ilXP+SCw9ReCZC+QK7WKNKCw6Jq6/+Lz3SuBxvBCfcGZe7S7lLDpLqeFY5Czu5kBkKwNh1PWDopnoHtuEFm4Q0T
7O3M4Xi4cx/+QzzCnkDrwRnUQ7qf88W1lOphdIdJSiMyoFe0rTVu4L/IMlQ95ph0E1vyd5AoxcM8tytULLjYPYQ8wDQSWgkHQU/WoorraxLagWqhaFhbXad6
ZYlNII66VrKHqUubOnOtucLhv8I1pFOOFsJ0qCnT4meRje3ltDvqD/aJMQYfYA4xJ0B9117U15mljFdHMO3TX4ee0nfQG3YIHECusP9nP88sduUYo0VS/Evw
S6WM5/mU9Uotq47Cg6hN/HrfdusL/gA3GL3V+fRHASZ2AX3J7uCU+4wwz5W57YxzheMK+VEepj7M2EbmwiHJQdxfqItuo/8CjY1X+vqE9aHxRpzyCEzn15gB
9b60EVVJnks1S15KXpR/GV69m+Nd5WFiXU+alsuqcuutR3MKkaSejH6gyNCfaIFkIybLTWBlon9wnh4lJSCX8dLXwKyCs1Cu9huI3PB8gzul7idfQMo4D6cR
G9V26mb0l17G6GuMBV3Dn6T2OSOsLko8f81RyN+FmaA10EIgy9Gb3clTnk7udeACZPK/TmmcQTZ1RcAP5lXluU0WY2AOXo94dnD+dv9LrkinWCW+PlvR94Z8
JkGhqfCRus8naTX5P8BRoTJ5PeevwG4lS+5PjU2+D9PwCbWBYzv7if1mnoV1QdHt9c1lZLNAV6Fg1j3Ygp3NPSJ7mVtQEV0Su8ctIHoKs3nZdDsnhA6rBSjE
5581119suYwd8I0rBOz2uOAM8rTjDPKBXOE5HgUXa7v4kNAluFY9oMZaW1xf4x+CPtq+7HHqHWck5ECXYBrbkPklNteblq+Kxkctc8bwS5V68V6up2OkrYO+
VFG0MByIzyk25kmA5ScnTVRXakmouV8k7qEnxi71j8A8LMUvoLYh4K5IhlGMsNIkcD80xBPPXhcKuBvZIsz7wiy+B13Y3BdaG+oIu1g2dIBLALe4zvIqpjiy
lILu3p6JWoe8P7Vk6KBa0mzSWjTcmup9p77O3qn3VC74muHaSgPHDXQ+p4L6U68qlHSVJZ9ZtXzvuX6AN8m8XfhzXJMUgrUHeHwvcyg+Yo3QtuCz/mWgliak
jJTX0NOp2uKZUpHuQ3CcryPX0lXZoeGOKNM1E81CZ/W7jtvcY/yJHsVXo4/in2qE9iNQUvepK9nzqpMPWLl4L37teklnVHhaaWt4rLrFGGusRu24caGKKu2q
g+sTx+BQ1CyjC3SigbgunKcsQLcCxa2+RhthOmoPRzu86ANsp2yhPlBD5aFZHR3PDYY8IdaXw1ID/wXPXfO6s4L/GVuJKAd5TFUWgjoctbmoepJrED9aeOut
B+fR9cmQUkA+CiOCvTK7mS7zjDIKv7baBnvGTaCXB49pp/V4661msSvlPsFJpOL4kDdIrm0MNYuaY8FaI0qNsb7h/spyPMGaauw0klMSqJZJce5x9g3cM+mU
Z702LDw8fBqvsbbkpSrzE7ta26k5igZ6VmkYU0t5bFzQCyU4iQrM4KxP+Av4SyyKZ8CF8kx2Smgl4Pgt2lEpUk3Of3pxYS/RKNCdmGbFWe/1VOdN+3ftB/tV
m4euqR20R4iKquX8w1kKT1ATlIKCX9uS1NE1f/Mv87ZxFp3B14256LdaJatzuLWw1TwDFmbWdpFg5LYB4iX9ffIvSwYnuDj3c2cx+m1wvrQpnGDtC81BE5m8
cGE2aiNpxWtjtC7wGLxr6NbevFu2Co50Vx3pTBxlndRy1R6ODqACLEN90qsJ710u65XaI/g475w5UhCpQcJhpR786o3J+Qr30+2tr/I5w812YNeKOUjhaghT
th0FN4iKcSw8BgaFjtkBHMDngFHgmvjTfTFuBH9C9OjV2QXB7cTumJMJD+IZvbK1BMJ1xcGinNPkqewHMIIqRycqHfSy7hlKM1g7hcS1SJvVMPhRn21MQ7Vc
CarinxVMYA7JA7L9xhx4Q/3b9SWIoMVwxirysFAR/oCNZOSsBBsnXtx0Hc5D6XoZc6tSgGKFvixHfXQMkV+px6mHoalGMW05NVsisZSZ7tCxbJU3WhudzS5b
PsvdzZ1y73TBqkbsUcapl6oMzd/Pv9ksYZV0n92GguRhPqwc8hd2HUuN5mId/elj9CVbCzyEczOF9B563dBFpgZuSE822kovlZy8nmW2uZ6gAsobbS8+yqVz
HflD7t+gCt5OPRZbih9AO/KwOEIaRpah/3NPY4apLrUurEa2sqJtT9mn0Ea9dvQxyqrJfCmmF70a9UlYqS4PTcLzkwk9zvmIu0hEo/nBgnh4/kwDwUKgsTEE
30xqt7G/uEb/O2t29hjlTdIWY3H+FHbEf2PXcnZ9k4Dkd9ml9fMIqUPxAmWzNddW2CjmXRt66fcFyYREcYhzm2ZjhwebBQ8QUaAYnS0cY38yrHhk9Wv6VHAY
f1E4oU3gkjgPcij13Hc8D8SFzkXgG7uQXIjr82+jFxIu/RHu4H4i1cQtwkMUNpkFH8TVbFHtMPcPd8v1nssEvb0rKj/CP8QFdA/pZfmyeBzVh3pDXkqe7l9H
FjHLazvpw5rmr8lWhX9Wegcfs23oeLIab3dO587i7lpT6UJoWN42eMV3RJ0ONuYiIc3Ziupkeui00I2cWSrHFaZVtk7WvmTCGGxa7mawBr4MXoEOYhl6IVHK
2UWNlprSFbhPfHW2CDUnsYV7mTCT70a3ZgYYmiTieKOgti1UxajLToOVzBNWL7G38Z8eTcwj15vF49+Hu6tNiAhuiVnH7Aod0ihwSzumSsxgvBx+tr/gtukp
VDIZFCMxKf8FRuOT1AB0TtOTv7P/0XWFZOFvPNMfZ02Fl1w14IpQQC6iTQq1YEcaG0NXlTLmWDKGaMDe8I/2ZoaeIl/gPhhtjCAmq/PJQehvvqADwSXgWFa1
zBhFhcn4ifrSxaISoaAziCbAn9y34CrfxNAcbiV/Q0hwt0Rf8X7wFHrhV64nvC6WrbQ/vil8y0/VPsCrWjfxNX/GcdDjhPu0CFdJqlhcKbK3bYhQRT++OSCw
DifRyDnL/dG4RNwkDbg7Zbu5FTUI1ef3o3vKAbOG0JCvIS9g5sOSoBITo5MhUniVtN01gFulLU+uqufID9jS7iJ6GuqPP6N2iUv1ExZP3QBP1PfBUSm9qUyu
FrUOnMoa4XoOZjqWJB0CUexT50FUXMh0tMBz9RtCKdwnMRH0wE52ODXQTHUO4qLy5nFvhFNK4VBLcAx1TunGbzJ+sqWp5dZa2S+kaAv5r9oR8kjO9pyq1hB2
v40zLpvj+Do4KvxUWK3VVy6KZchUW3kUazaFP5IqINWqCtyeDBGyX1zfhHrCH+5fCVNBUX1uuDHejBKsE7ifc7rU1dEVrpX7oenYlBo6G7NbxamghxOxP5Qj
QvHA/4KriDve/7FTgolgCK6rFlIqGTOMK3ALu8cx0v7MN9QxktkMyrM13edzP5HBpI6sDXiCJC1wG/R5Rlw+AS4MzVXXhTyeUgEfFB2x8DauoUwn7/iqK7P9
FuqjdI5vqJSRdyWsN13GWrYcLgdb0k61KiGaC7n7SYeV0rBc1jnhLtXdGc2FqBzunrqNaka0Yu+Rh7DFTxUXCDWMehziPqIL6lfPQF43+8HNGVU8KKcWMxB0
VUeDGtZPMppZGhwI71HtuQp8hm2xscbROfEfd7Q6BEzV2sPBxjyCYS6jP6hn3vNmZ0ij0XlkynH+gPk/Zb48XOaYSuRN/zmlND8fxNJR4R8kCccFn+k7QqnW
FfqolmVUIRJTSpvnBEA3C5YFXi3GvpTtZaxjo4X37jd6J3KQ0NvbW03Hl6mGyp18HmhpnEJfEMnPiE+VSmh98Xu1v9CMqeUuJ44RJoDb2mzXi6ydbDaIM8bq
z3SXloHGKs1FRv6xmfSVFq6ihsl/KVetGmwNIBkkEYn/lTgtXdMsO7uHjFCOhDZql/l2Qpq4iI8MdzCqe/dTPFgDawu7//9fnPC0cgYMgm4YDfrRzdkNSj9i
hXKXPZqk2gczPFobWKDezLehpwkjtLk8inuWe65qadJgFyVmMwpuKO4HDfLaiROtdXCselBorDVIuOmflNyHrcWk8d1AX2mUcxLnMGeQ19jaQIWWfNteg5qa
fy3k1c7R6GLGKnawet4erRSwd2YHWpkVnKC5ofDRai/oMrubqyDtMP21XHN4p9aeve35FTqXPU+PkBlTFkuSORgjWjnM1uJnK/9CX2Bz8i/4Dnt9Z7kc2FeZ
SDFGFTSMrk1Uz/fL5qCNWsaoCZqhkdQB1YDA+Fu6g4/RL3mn6Ql/CoTpTG4XXUgKCb2M7kKfvHX2Mp66ZLQ+DPaHa9EpmJdCswvyp0iwPZQIq5J+y5am/qE3
217VnIYpOEIbT9XPb7DCZnZwBDijBtjyukHs468Z61EN2N01IDrRI3hqgFS5t8oqDXFIrw4reC8EzweL5qwhf2sz0ElqnRQA5fiZ9BffIGulJxrbEmTrDXvQ
FkteUtdbLvdKKpwwFyEBau+Tq5I94UCrRrgnaqnUtf6Ty9rPaqqjG5zEe+ieeCFIEQ6FZdtisqTYKdyAulThf3g58qJNqJnJwnL6gYQveLj5mtkcjDS60X6l
E5aUUrlIWcmJqD665NFTebdCvA/PhlWlAVynvIXh07FdxFt2iV8ijKKPGs/gn/wQ/pA+0L8BdkVLK7cEU8BmeNRsQ67f+B5tFm6bT4O/3PM4AX9HDrOB4y2d
DH9SVbft1iqpe+w9+c7oGTUvao0cNMqiJvyR5J1Ua7UidUHaYsyz7ppD/Z/4ukIpNDEUYn8Ih8lawRf4Z9zqvM9MHXou6wLduaLCFopAaXnP9PW+hG0UmgZX
i32EymKIL0NWjTvp3InKwi7aR6suO5mvSaV7iyV1WPUlrzM7yKqc89SVarbXXxAdQNmFSfFPQZz+p+8f628hQ1kJe9MPto1z7nKOdtwoG8QDqK1SRqUq8W7J
p+1m75DFQV08IOeVPajcCPu2HCRf0oXFw9JyZEAZzAQBwxfqzobwFL2E301XUhaR7dSDyqOgaXyhiqvX0VxLSHiQNEmLCTljDX0th/2vwUltGXhLXrJP9H3F
LTBtFRTmGcU967eWws9ojR/Bf2PXsb3QK3CHr220dOxRp+K92lnvbuwF1TGPPVrdih461XeIOJ6cmpuReCvinLI55DJIsy1xTZ8pPlAuauXxa+JP/Uqgk7DM
G8+tYJZyy9Rj3BP0S3lkNjduGTm57y3CmExNxMvxrYzNxnWfHCiWv2Et5X5hQamIrmtF5EWKLX9nNsLXjpHojPE477O5RDtqf1XpFTiIBqOb8BHuKKGcPswE
6iTjY5fAvlYE6g83OHvzO6l8e/fs9xRjEshdyaVRjaCMhkOvugMvVz8lrE9PkqZYcSSm53ML6FbsOuM3l8P+TlqsOuib4gCU5OoWXx18yqiRO4ZM1G32puhy
cKPVEe/gJpt24MBb8W31NszE5+Fd/YbrFPztSKHuU7nsPdjdRguvPOXF4Qmt0WRzmvCvPB60sWzbi1Ovmf/Eoo7MhJ/ZO6PfEhuZocpTokZsXSVNnWl8wF24
RGMGKq89sLWjon0/wdHca7YP3rvKfotVSuUk25tZq5yrwkv442oEf9SsLu7Usn1jXRcRDeqHT+qyopkqn+tfhLNDbwARhKh27G3jqHFOnIZOGsdBtpBONYjZ
Rt2HpVQ9qR4ahu3scXQgIGiNhDgtGhHB3mQvTcRO5hxfUC4uFkaL3CVRiJsdu0boh7LJT5XaWpf4Ing3N5hc7i3FtDeq0dvBzvy3L0poYXA5bbTzwkRrdrCy
dIlKiFrllOS6rjVKDK6SdF2pAGtbZV1ViGP5nfUbLXSeZ96C5bhcaCZw2H+H+gte/T6w5a60lsbvRgvlurAT2uy2qT+5djCbi4AviHrAZpLi99w94ipUk/8f
RopITqf3OHsF2yXHKovtCXBR4Bi7lpmfUlRtLxZE26yhVDuqoa21+4rYg49F74WJTpYbq6fRJZW04FnzmfNV3DzDBy/AerldtLf6AOIDlpkwaIGLKhPAM1BQ
XC0Uoo+5/P5ssIzdFxhl8kZhNRSsSKeSMrgXLIY2mU2ob/CreUuJ07uaYVMTZWI8SaUsZidz0SnJzmHsIDoSpMES7Dd/D5CmtkS6455elFnh+2A0JIczDDWS
Zez1wiXFJcw+253kkXJ/oQiXG+10RWoH6KtoKSy/rbEwVK2J+mo9tVNJUfw5VxbzAPTO973j5Fbqhddr92XU8B9i14RGwIvUt+T/5MHkVkCzOYG9gYsgkvBu
Phcqbexw/C01chZkBq3/Avsb31BRNCn8w5mbkKecMxZKFneK6qlHW5y2Sh0kD8jNTNoTagFLb1wIymqkYpF14ENik+IOfTAvCKaYlPJYjQWtXC3RafUfbXf0
J/9lYgUpGx+0bDxGGapPMgbhBSAXHIFH0bvgaGFGlpuPkZYZl9nP/tXMOKqCOoccYqQFmibNEtuat4gZ+FfUQuMePs0UAL+TE4XsqOr4IjkbvFDKMaJJQT74
PyKTHuj/G2VqF0na8ImRwgvbjfjXVGk9D9SVFWUI/01q5GgCdtp60vOcg8n/uO5mW9BBiXIgvBpcZeparwlKL87VCL5V2jvno0kKbwWDi4yj7nvxw8BMZSHe
h9cLJ0mWHI9a4er05UAquulapGap07O/k1OZ5wmAui53EeMExG3gxuMlSgo7hM0EybFk0nY0EeCcTrgjbme/R4+3+tGK3Fvcyq5OmBc+Z3r4GH6/HNA9uSF4
ynxDnpLb2/qGXOxc5TAX4Xgi8+GT3EHHTeW+tsN0SeU0n9+mRIe+AY4dx7ZVVMHNj7C5gq2U46zJtZYmxV7LvzcOf8tNJ9PYZD1ZaG+I/L+uL2hcci+zZhh7
huARAcJYIUzCGyh38p/EJiIhVEGoo3Rn15itXbO4roapD1YyuPbECXwEK7Dy+kNcJfhy3Wq43CXCIZ7F6m6uYUISQaAizA4jnupku04upysq7dE0s58+yGVo
i/Thyif/OLI2DEs8rfnO0//CwjBTSSTbwk94lGsGOTg4RYlGl7R2XB7ei6BqA+lKb+oP2zqiDrysTJRnGiXk2sI8cqS3qhrNAfM3uZga722ccU0r6hSMcyCB
6qTulZabI/hkjaBizR08T9GoP3HEaC/EWpvJvXAP91Y8SfSD8eIyep26JaMrXwq/RInosHUDLw1GK1ske9ZY1eI/gLXYueazq0OWXVOVxhuzXZ+JU/YSvEwv
2rpYP+qcs/lQeKA2RFrspWGKdlG7BVmc6qwZ7hgTh9cmVXbkph/AY1320Gx2lTGUmOeKB3lyxdBYtrJ/NRgbegjKA4hsXhleSyoK21oVg+9Dyx3bmZvaEXU4
HqD1pX6GRhNOdDJc0ExPisMVdD3fbevmDiaWye9C6cGvycnkLdprEBmDHV3U/tRI6IFYea5NTv4pV0dNqVOgGFHdE+Uex8bJb9lh/Hq2HBn0LuffwY3EWDUC
8U7Iy+w4jmWH6XPJYlIxvRqcoPVzJ+onrZEpa5QmdF7KL6F2zmvyh/EeaZULSE3xkbL/utbSXmlwYLFpaCeIwhqn14r+5I3BF7Jm2xfCCrklI18odyEUOtGL
uTr5vFSA7k6eM45vugU/kqOqJPMhfqPQJD9fSgq3/ZusWIyj/yDjhGXqe/QZjVFbuFppE+Qi6Ju1BN9Tw6H1HKe/0x/xANr43+bf1mY6g3wqbgA1U7px4eRi
enfjEPsKj6GQUUDB4K1xHayEJbkZSae0kFrMCCCsdoDz1B7EDOp/eVNddnTQ3UA9zWWjCexueIdop/elfoBbDgddg7llHmN93GNxOz9IfJLcxjgG0/XxuKx+
Sjhp1DJ3UdPjguJsXF9oZV0PHQgWY4+Is5ge1GVzr5EbaoBGsEfxmbhYHeNF+BsZk3KaGpWSYm5h2mVH6++r4JzC/lZkJ/weNTLLgXbL5qH6YBZXyt3Aeqq0
NjeY0aCLWQ/xYLq/rFjReK6f1perf3Htdcl5Vxjs7KeKeIP13jEq+6Srk7uPMJ68xX4AibBR+PmyPdpAxKqlHd2odH2IOV6tqxbY/tp6G5zlGOfZTSI5TUhV
+3EdYRV4P3RbR9RAapxyNKzDecYsZZg+1W+Q5/ni8gy4hrzPfmeHsiccMXSb7Wf1Ptr0hG5K2+CwhMbcf+m9HUWE30AUmodd1iSiQPy/fLy1XHoWd5q+BNKp
q0IpdYX3gPNiyIYY2zatkXrHnCA1VQeERwrVxc14LNUz1I1dHSXqRHi66yIsZ98VnBJugK9bLfnLWNZGw0I4WzlN1tcvGZPops4XcWOCP9SqOjZKKMeElsQY
2BpXtUR8P3KNdQ53dj0IXzVSQ6vZe6FK2jv1MWhADGImGrv0amY/NtY4z+0VYEoiHuNeiet5eunN3V4qJ/Qu2BptpaOVn8Zt3DX5ffyLXOR475hijEQfCB/X
BXYBvciHTpnu5iiJ/lT2ovrSQDohfho1zXjiuKvthCvhI0d/PBUcMBvwE7ndm+fQcVDUfvNl0Z6oqlpVLS9wzxwH/lMlaJnnjO7ab7gw67DSzbbGccB12rOK
3gHywFoRWHWUPs577HR2f3aIzsr9yWP/hmAB4XFc4SplhFPsNmqvOpH7JTdW/zP/ChQV8zvF9U3JJNKMJUZJPtrZTspjh7hqyIXs99FhoRLajGoJv7MXK0So
krGE07U3ztvUf8p8vYDTv/KYgUBh2oL1mZZ0heQj3qZsa9gd9yT22IdL/Zg2/BGpI2oFMh1+8pxygO5HZ+oljECm37lYOM2MxI1Znu0lvWd7BtO1NKMbf2Rr
Jb6IehX/ZLcZs+WZyr/B7UxFPo+bzrfLvYjmmDnqEfU7WSRpK1EB3cga7Y7Em4JEOk964TN0Xo0waa2xOpN9qGn0/UCG8ZHNCFYmNmslwD12XqU3pW+o44Ov
VY9+J/iI+Qi/6BdQCX1s0tDQGHqBfJ367R4KdDiML00VM9eIq+RSSV1Em78cWgxWKUOS5lPVc/vZAoYXfuNl4DPK6RYoabwyFKWyazwowyeAedRIqVHsEaT5
lieNw7up3fzc5PuOAugxuIyKpo+XD7rdKbOMvWRlA6G6lEF1Di3YUDdYjQmS3fGtDUlalPIycGijCVOpqPh2yihtl+OB4gk8gLu0PqCFt0yWneFcE4mmeopa
Bq2158m69AwYIq3Fc5UTqrv+hmXEFLKk+4uqER2sl9a0LSukrbRCf6VvZ/VDY/QTjOVdxJRASVU/B/3ipxiInHIN2EfLtQ7TLaXh4U9aTzOC+WmsyussOsWA
0AqtDY3giqo71fPeeYbqPG5bAwfZOgUH45XiZLmeMoY9Sv2SyzKy/Ws+8+/VviIn2T+5G10Zn3RXdl2BdVETx2B4Uf/k/qTHhp+LJWyd1JO5u+NOmfvYjqpD
ZoRN5lCqJNstVN+IEdsIA3HblC6caPXlVvO1lLJwp8OEJbW+wVQ5hv1pMFxupTs8H5ygDNJKs1vFRkzrsAg/S9uMi76D9AGjiVqY+y5+CT11c/ogabdSukIu
9yfVSmjCxpl92YXeF/oI5xDHeUcHdrUrSj2tWmy1UHF3FhnlH8k2h5/Na54P0a/xh+BuP6WhpMbaufT2thRnqlw4pS93MDQCiFQ5ao6/AvMaraHT5Y3MbGEh
M5jrayvl05N6GmO1Js4XxF5+sp6i/PL0lc+EnGAX+yroESOotfC9/INpzW91tA5K9GxK1Y4zO4V/qdaI19ezv5zpvoW4ZGCMOSVwFvxplpVC6ZvYv5Qj9vtE
aeq60hW/lG6ESntGo/pse46Uu6KaxT6SJawktr1RymhpfiAb6UlmHNlNq0dHhBexBhSVtmiHOsD/HS/mHkFKSWPbh67L5Q0/e5ropca5x6FF1EYhbAaMNcI7
GEk3YOUqhZS9QhP1v+z/2U/rpZW2/DeUa20xl/KlpAinqHm5CrA9rMAV5O4lTzVO6rEgRs3c9pr+6RwlnHbJ+BVH2IZxZ3zY+R3toI+aM0EfWz+tCLNN2Fe1
u7XTVZX1c0n4O7k1EBn+ZetLNkMf4A8phtqg3zKakdFUd/MR9Jm3qZKgGrPaVkyuDAyhYHwN1MhdQLhL7UUY7lAzlTXWV1LDxYj36KuzqVbNLM41Fle4CvE5
Qk1w0EwElNUxOsZ/hG1otuCq4if4pTsv2FfsAHuCSsooex/brdAI4r02gSlIPNau0Q6RRs3QnbjhOEb0JSfTW832HjJ3oAxt03y1mRXoW3IUJbG3YTtUXXpL
r8CWq3kgbVuA2690FzoY5+1d7F2UwvhLsAtuEqoc11Iv440waofihGq27sZWNdqts889RaQxFUd7loC+jkb0GWGX+b/4OtxD5T7M0irkeqUi5k6gURvoljgu
xcPuNX7nrsTJmq5XzG/DKNc3aqx9DTvPuQkWY27o1YKR6tpgEbKZa7wxj08W5xpD1p3jWFAcBKy14mBqqHu5s7cvwPZXnEIzPo5l6afOs8pDxyu2J2qdNggO
xC/VJeo/OJ/J4VB7cXsPhbS+WhEICaPDH9m0cDUmAy5S3Vk1yLnib1fhkI4H2XtYBfRJsCMzKXQzuol3M7FLS0MWKLCudmZJNl6dxxeVdoAr5F3tisPOnKIP
lqMdih4hNnKuAhSdaNtGdxNnojbqc/+fxnD+ttGD+4w25Nt4ZeU3c8VoE94DRoIhmdVYZ35GamipWYbbKQ9SbysdYEezFTxjXlP+JcOYd4a5WllTYAd2BepO
H2EPQgfUwEZhPLaEz9oYHVljHN1d+/AtndZHgo2r47fuq2BH1fhUfJr6ISQKS7XB7t1+Av0QaxiTqc3sYfE2gmYdtIphdUxOSVznXC+MwweE2eQCdZJ4n92p
jxfvGMPYRvIgbbPXiV4Jacx9VNR4YB9sDGcXcRGgFN0y4Q7zgjtjjQs0Me8qBqpMdycqmUXIJ+ACDBv9vbX1S0Q3pBtj00+BsdIxdlLgvP9XyIuQxHL/cs2g
zmeBj+AFCIQea9/gcGqVlMqcCTcP9qEqWeVIKI2AK9EwQUtuDwaxG/Pn1mrL2Tyn8lPuQM00Vnj2G6+pelmnqf28Dwyzorn/yH/QRPV/ADM3xBxnIemW+5BQ
lC3gOfx/FJh1fNTY14dxKVKk1GUknptMphR3d3db3Bd3t8XdWirTjkRukhuZ4vJbWAq7+OLuizssutjb96/8lXySc8493+cJ87c/PXkAfVLbQITpTNGQcxJ/
yYNmBKiGl8sFVHm6gSeZ3iT74Fm5XWgOPk3hUcntZe0ucKB2LXd7gLBHave9XMiHLvi7OUYJaYFf426gDGMBaE4d9K52DC2syEr8WOI19EXZbH/B7/PfuM4g
gR2P5oc+Ma88Tdmt9GyngEqKe+yOtmgMTnjARqKP6V/TLioP1X+pE1odsrQXR/H6EOoAPspwEDPdy9jPIFQ5m1tgbLKjQTu7t10hZ1fsGv8bbCnKkSdY+eEi
8LJ6R96l1ZSPJSwKtw1PsMu5bsBmdB/zorHCXmTeoahKLnKRIywPVnpqT/Mew9n0Dv9HbZnRBLbjMvl5oLed5z2RWYk5nbaFfGmXRYI+kH9HdwGLAi9w2djD
2qHq4ldUQX8oHlA+ujLx3p7YkM3onjGgkraWCTPXiFf0ZoeE+62VcBI9nZrC7YFLxAB6bTXnP6EMrgczEKXhO4zBea2INIVDs5SPylBPuYww6mYvCK4X65lj
wru1LeY+c7jZOzxCH6Ml0q2Tf+R3M5oWemEaDYwv5BNtOT3HXkiXoTdxh+l/2BF8e09T+rUuWJm+AjNAbpaP8buNWmgy2GAtVjC5QLzpr6pafGfhd9Tcni1j
5nAryp66/RQoEywnR7BP0xfbGwgOnkEj7K/ourJbKkl/Vgn4Gk423XZifnl9bv59u40nn/quDeTe57TFunBDiV3WMW+K1c04TLVDScZ45SH3Dd8e/hW+Utcb
Pals4zfmPrQsBcXlvNdPGfv0q4kX9I3uLXCicc54IVYrdAoX7ZRLwLG5u7JKQM7u7RG8RzydOU5zoyVGa7WbOoKZJ5+UfqIofCL3B4nUilS2uF775nqulXec
p8/Fu8JFwCTNo1Qjj6i1/FX5IsZTerUnRP0g1hVmksk3sedAIlibq6Xngc+0xqPUhPwj8DZXBHWCvVKnkW1pDP+VbQPzEhY6i1tj0OLCndWdLb6+h/bAH4Fb
pcvCv61D5GG00fLkjTLH6zvx+0b51LGOYt6HYLb6keiiUP6qcBrIUVvR14Rm5Bm9AL3V/0f3oO9T2exfhR056i+mjhNBeLU5mY+ARXAtjzAaULJ0LKxryaAx
+4/8jbwYWsH/SrZHR9D68H5QzDOLOq8OIToxh8AUqMqzk/7QeprDKRafqf3FF8lqFqC4IYKP2KvdhePRReEg+Qq/JNQlJyvnXEfwzah8ThK9BF7TIoymrGAM
YPeAbXxzpifZWJrD3EEeoainmDqAy0Flja78YawA/yfwTlml7XS1EM9zvaNtYijMh5G5x+kAf5RiqtfT7kgpKdeEaLDWaMle5taYdewsZ2V+JV2ikGsr6p1S
SuPxeptEKnwcVItdZTxFPcRnxGeylHkktop6xDnL9/9/ouvSs9nhaWlsLZRQZYpH1dozleBp/BO3O1TZvILtQlnhDvAPrQ2cb7rYOrkK2YL+m9hFDUPf2GX4
b+JooR7bzu7qmuu5IDyhvHZn70GiP57ru8z5vXOS1uDbPPH8KOMrvcRojzWXdlT+wCuey/ZylGx/DyznP+YXCALo6prhbaBdTIlKtFEFqg0/gS/tqeioqZ1G
ceg6S3ua4q8MFyuBE+JvgZZC6/wHzCF6sT2WncGNhF2IPL5AqeVYJnCoJTdaqm/+hxZvVd24gtmZ4eaSm/xkH2ditb1mCSvEHLA6CzXyv6HnTO1AH6Ol4w02
JTxEfsUm69NdG+FfzAEyFl2HbdD67JWyW6+o3AvHhIH6yj9crWW7dQc1IvzBqK7nM8uFHUI8N59DIJjXltnMPEWDjBnSTnBd/5p4zWyv9y50iSK+m2IEs5se
Y/kEmzHMXmQSpsocqIi2MZ3wkeLIRL/QK1CW3Uq5lC3+9mYf/xK5pfpQWhJ2e/DcFVQy1dBjMAdhB/6n/c7VwTzkjONVthtXkX4leohEo4nZ04oU41Elo621
KquroxVsqWdYpbRIZoz6011KnynMESp4J/Aj3e+tkmRdY6x1THzPpSGMGiIMy3qnbQq2NAq4W+ZvASdbKVxNvBMaYezK92lzjOsJkxw6vZA7rdXGHhGX4Ho4
2+jE3sCQfQl4XUe1Amy3NdSoGi6KVOOlVd1shc+nQuHJEtQik9YAZMZiA4SIbff0afYB6TYQwECyl92VamJc2KZJE7QWwUc51339GSGYaGekx9lU1b1WZ2sr
8umtwl/RcvOtZw3FoHuapW9w7gF/ui9TOewy7h/1HgzJROAjw5j/hUero+3SBgnmaU/p3fm+wE7HNbW7loj6gVNWP6qoQchryTmZBeIn9BUNU8XwU7xMoSup
lKSne1x6Se4xaODzwtdq2Oip1ma2coOtCLAP/RIs7hVRS6y9yHIt4PBcW88V+yGY8pRuZd7ld4K97urm1GqYeEB+hlcONbfLgUnQhrPCNby9qHlMKeOMsNqJ
pyZYAwt5sy2WBZ+YV7z/8+wr5Jl4Y7o6GXXWB1lXHcdBF2y++cPRzK5CLbPuplb25IFS7vXUJ3lg4mj8pnI555jQW/gA+1c5aS03WgTH5zdzduCewhfqeNNv
fjOuin2JB3AXSHfu8PzY8LKQrzd7bgi9vT3V6Xh7ubi3IZZoHBQaVp1AnWYWqUv1JZSp/WU47Ohw+6BPI6wJVlehlfDN2SItj9tdPUV/EBynHQ/sMn8XxjNi
uCKa7vouDeRrqXuwNeavVCOxGT+FsRxDiV+R05hPb48ro3pghFHSFNB+lMFs8VXnurIpnkWFzxxJY75U3Z1fPnAw+CR4gEg3H1KJyT+Yftp+M8cdhhs5r3Ym
9Jv5WVsLYj3LGKe3PdWf/27l0OPNKnYH8xmbrdZSL4vF4kqBN47KoE7oJ3FOLCRc5MoZuuGnTjNbBCy8mBlRFeOS2Axpld7O21G+67nIrPDPNipaA/BdZlzu
p+zz9HehrZcCE5kJrnLsfO19cDISFZ2XCxP2D654ZsPEG9QYRyupkeDJrwVK8YsNwTHPXy5xFCcBXozz3Efl9fr6Bj0ljg72lptzXs888rJ/glxK6Bda5lD5
E+pfeGXhi6M69rtjr3ge0/l01IDuRjez+6RNNbYamTpLRGv5JqdWRM21fmYebAKbUvX0DqEl5E7jiBJRvV3UMmoJXFNInIP0ODMquam4QX1r9/IrVDP7cTgR
deM+4P8xb4yr2mRJs7ZpteRKhd8RllPY3LxN+ilwKt6NdqASXKbQV/PDjvRSPcfaS5fOzWUOYSOV76oW+wOWN0OwAzdVe+w5V2hr3xM3UNvkKfhCM4Yab/+C
QnG8fT12i7bFIuFmu66Wra8le7m66b9IvOfy1tvmOeqQu7VRjqjGFwls4haaFbmm2l/xKcxLaXbubNc1RrFvkMUdtNHPfKGf1h4FIvSvSj4aSB+H/8nvTU0a
gy9DV7U+9nO9irnCSED3UIKRZF7N0wNBrDVTDRUEyxXeE8Vd0W+Hq6LO9tFw1x3V8nfmZ5p1ubNwhukFg4wx6suA22jGLRPqCFnqVvab0chahTd3BehcV5w5
kkhANmK8q7XueYqXDMS661HvKF8+U31ZoDQsKnylhxi0swF1CzwkFYq3B6eksUlMh8yjqSPDbmIGd91OBiOxMvrQqpPzW9j/wRb6eDUG5ce9sa5xO5kn5kCq
qv7AnUjOAXdgrELp1wyQeCP40feRm5/1xbrHZSs+M9X6iXZzD5N/oOn6NKqXVdZweBU4NnkS5fe+SF1CNOP/4xt653CJeprwClRXfUpFaiC1z7xh/DD2ID/V
Wx26ZSzppFZ4/jZ2kBHaT7nA8RIxaAq7JHeKt6hB28/Ve+I1pabRSStn78TdcF/SKi/NR3Nfza3gKrUXpfPNuOW0I/8ncTenuhDkxxkV2fLbj3EzvN5QB7m7
dSO/Dfua+5N5gab7x/maWnWsx0le+/y2+6GfvGRsQHz+QG+EVYYxqKqeb1QeOu0REeSrxhS4j2zc53NjqYFV3EvljjCNiNe3g9Yg3c5Ty2Gt1ef8fHOqWQQv
acdt2w/+3R6CRYymcJe1Xexp9CB34eejO/GFV7kj/R1LIeO0KnIcCkoTQaUk0nxD/glvCo/wdPum3okfbRj5TmMKcqKB6F7l2eFK6quUDWT55LHwIYoyz1lV
sFG5d6Q2RjxqHcqW88KR5ntEaP9jfHZ7T01TrroFRLKtQqXzGS5b+J8eZzzOnU/+CahqHY0Iz3vPOT1dOgAy2FizvQl5J6gIyuNTwS3QxHPf2iRwQg/7WUhJ
66k+g36qZLYonUutQ5T3rjHOJW0x0tArs5tUA7nAbvTZ1Zc5KLDhWuwYx2u8avi2uMGzADfcB+Rc1StezlsEV4dH0K08M/EhwC328q4UmsvH8C7iqMD/mBpS
L6MNOOaz0GPzgn+ddtDugM0P/62MptdYNfg3VgmzG9/UoLkqxOOc+SaN/eV4b1WzPmslcw/xD8DxcE31psNvDzUqVC9RyMqzqnOwBX2WOU71QJPoj3pP4lPq
E/G4zMT/ol5I/SlOSLmqrdE6ei8aO60rQjuuqL8luz9nas4s8BNs5KKZf1BH+pTbwyI92QKelcJKCLgAKEHfp7vruZ4m8Jw8im5Y6FPJqJTYzXUOfKDfg3uJ
P91HsOLqYGFS7gRvE+GhME0YwBwJZ6Nv/Aeat48ltU52M50YBq3XT3I1hGRtrPSdXOgdi6Ks7txJdYcnUzdQgH1hkkqs9yasqswCx+OjuG30Y6UOO4JJptww
h3zADYKdsTtoitqEy+ZGwCuCJd7HI8NlVJ+7bHCkuanSR+k6/9OTaOHoACwOLgnLfC29C4TPXgdXJDEi2JVc5Z0Neuql7bsMR63YUiNvAZuhKsxV8I+yKWY1
uBx33HtA7hSqYgxwTgOGWVuqZSw0G1ldqCSquzgeOoNNuS/q5GAkeqK5CrOoQfW1ZhNXK3GbWIE+vVljm3k6+w/QM+kfsZWZ7WQM8UfgVG4pq/+2V+Js+ysY
qe3j58KGzGqsB5vtykOZucuWH2WvCfUtyT/Bc7Ds+uzx8kX2lue7757Z2Lvc7G6fDRUFczyt4SwwjJf80cIJLMjN8tnoB6pvNKQzq7+Ufudmu3rJp5kxxjq+
ZdIQYSxXPHWFC0/qqS2VTqp7hJrmC7N5uBbZiX9iHTGb2ieFssJzfQn/Rr9iNMF1NMnoaHIwgh8DcpU7elvbT7W0KvuHEh9DKe6ficNcIbTH7sC1dv0Hqtl3
5Jb2FX6mtzs7Q22BO7YncHWsE1xxZrxzclZl64/AJsDC6bm3E0taN3yQWko3lbvqq5Vzdk9Ugz2r1dCKqLyni5FAxZn/ccfNpag1jsH5gNOr8qHMjcEm1i5s
U/4d9Mj7UFgAYvkKeAL3IHWE9cNX0/FUr6pV4ksLQa2ttwb6GS7JBYQKdhRRCW/nRc7icD06mz0f3hOi7Vssoc9HnTiems8XaD2IspqZNEK4tv2rnEZ3Njqg
SVg8dVte6DnNvlCGg9fmeXO2UkEskdACTrafsmuNCqLb/pXpbBShXxsOoDF38Tc4rr1JOWIkkQXINPuBI3ojWEsbz0Xk17Ji0SNxn3SAKqO9kIcZS8l39GAc
GNExUUKCMUM+ZA4iJqEV+cUVjp+EXOECtcCIlMtSRVBcUllvyIgN1/YM0SdSC123dcP7EfzqWSntET8zshEwctSP1ADXWov1uK3Lwb1yqjoitTcpaWLqWSNJ
a+zvY8wGOFFNTfPfU3sKm7ECT8AYkjON6Qw/oRLCoELaaM+fJ0ox26WRxlz41PgPJdK11YMQwTh4HQxBz2Mv2aPINuoSLapydYfM9LWmen/P36++1Ft5ToI4
K0OIFWbgfxZSriDUVXuwvPAJv5zwnVljNFcH8ZVzG5uQXUEeS72T0gZlg8+wI/8hP5I5yJ5m53I7UV93JLLSB1l10WbLk/rEW5+arx0wqslThCFcZXOwHS88
ooLhNtYMIEhGtb+Ei6Bk6grrGnYFXHP1L6S8PD5WCNA03x9UADOYCvogUB690RaEe1eP5udxTdVfmN8yT9JR6iqtvrlxfZ8UgYmz1tGJqeWdp7WbhmquRjXs
WPWNrJBDEBmYK9wjCyhNrQrfgYppf6BSQnvzEV8LW2sc5ZtSHO8SbxIKcDvnoe5gtPEn+tv/SSHCI6WZfFEqz/UicIv6zbU/3MBKj68ariDeFRcTL1C+dcGs
Jf/kZ4uH8qOr/4L3RL2pq/xi7hT+zpMoa1bd8OR4Y9sMJYA2BCvWqErvo3cIH+Ee9SwsoYVcePUigXKOr2xt4wXZ2jMrbRF1iXKjKXa9/AqIsw7y+cJXbTb9
jv0fIjzPQr3tGPqLTahHwSq2D9febo67+Jel3UxzCrOXgb5mqjIWKuJRdGP9jGQfP93TMvkYwW/35x9Gv4W/5v9idc9f4A0bD6nSZDf7Lv5TnBRaz81D8VZd
0EetDBLDmTRundIQYZij2aHhPda5wv36Li8XlAaHuE+sps7LLBls4i3rVujvVDlHe1thZ5qDuYvgBGwZnqcxehn9kHLJ+AE2CtXN3oGKmbmb1O2R6FjKWWrd
tj5sAoyo7gwvr1u0wZ9pz+sPSevTYMaO6mZSzZ717+1uszNxV9fazett2HVBCNVMrrF698Fd34xKuyLq793du/6r3RvrP2b/O7C6ls8uCroYg1wHcmdTc5HP
dcvco1SwD7NfvMf1XcxHh496t72u5bJPKfWoJNidaKHuz7pgbsFqBDrzE8gCy4t6uz7CHcZ2q5651RhgdOS6qQNhLfKE+sWfbvxHx/BrwD9YdkwdR0Hy78Z7
7Qmfxp5guggH6efgnGNosIth2CrWJjZaz6Qw/zSmA8pX2vBH2KHgD7Qn2dLrunYwg/HE2EdAiguAH84UMaC+wilPBHLiuxQvMxJ8lzLZ1+7m1TqYf8BVvuGF
m/042iWXDXlZW36PAmBKOE7I1se6R66symRrg+iFbByqIrRGOqUZdfhx5U8TR2kvcZ16juqDLOK2MFw9pL7Xp+dJbN+UhuQHei9Tj1uk3qdqmqvwE8o35TbX
UxDoEdp+qh9WhekHdoI11DhpKd1Tr0yMRBvxazBaqyb3BW2ALO5CVdKLBt8TSOiHtw/lbyMwAy10J3Ez4ClPBSESF6pVNzdRaUYBFdZrcFGFXR6qHEzeD5bb
HZw7N1/zzQt2AAv1zv4haDuqSg2MfS8/oQbpB8Fi6bDk4Qpjgm1Bbkcn6B1Q8yvSNFDLnubKNgYbPRLXCN+M59xSKoupTK4lK4B6tsNoaNQ17vvziXx1HDFZ
v65mgtJapLMoHfRPlt/KDmW7OkCvYURR792XC1lkPlY5PU5tGxxB/SstY/taOc4NZh2rq2IbRmIwaU6gp/UNO+leJ2+QMT0lpU1gPRimbpNyZS/W0xwG/iWA
3QZ8l9eSRZRb6A7s6MjKmaTo+G1zWXL5hF5sv5RWyadTdnLDxJDPI9iyM7RO88ZWiqkE90CYvGbrY7RZgcxYpjao4J7BjNarbbtglEQ14Gu+XopMnWRbmrxz
HpGPLWbOUG9kgd4tXlXXUheVf+j/MQHwjBmtvpZqw0X0bzKN7osYPBzYYHyWmtjntNLUPlQ/facWInsJm8kUpr42giH0SPaQsFj6wnR0eRxtpPHYRrKMOV3v
4zxBPFZ8zkT5K9e/ykywmhzKb7emgFUqzg4T2xlnzdNyrFGO/jNuDaxHFWMqIUa7kHwv0NUznIlUTTZKzKcHcfGKS1ktlg4MY8vSq8UYYhxzRioGPqtTQyNd
49ifMJeZAJsa5ZRmcDbcqU4ho83lZV1GX9Ak8Yc2zntaLK0Xp685zycsjfcpC7TD1EA1iogS4owxJB6bwL6htnh2xtYN7MSP0eOoRNfYnH/gKbhaGO1/EahL
v2feQrd2E37F6lAL9ceJeO4ZbTwIu0eAYbnP9BpspnOzkwsujW3L/FQ3eS77Rqk1GTd+m3YDQuurrmbXk1WJk2xdsQT2PXdXfHl8f3AZWg7eFtbwUDDgishY
T8/SJ5NNtSvyFv6dOsg9kloJFPIrttbV19hGuRkUcsrF1vxntF45BztIbOIi1Wr4R728OFudyt721UWifhq9L7SZQuLkptuzE9pz3exP+Ef0mF4G/krKZNs4
ZoD2TArqgVWlelLN0Ze1JpOWEisncS09bjJGrsS/pKeAehVLa5ONzdqv5jm/x3QFZuVgukMfxqaoL436aiSYbNYjXrmLoCJME3qOUEfZRC2jfiKv3gw7ktjQ
eo6qxAFzseOYXAMNcS8BXapv5BKYUbkm1Q72paaadwO71apCd0+S3NE93/kErvP/oU8XiyVW4xsoZ10SdVfvF6QcFbnD23ZLnVAKW1kH5nK2nZhrdeNaG9fZ
yXwC4I3LbAEc6enKtfEIDixUCnQ07mp8Iad1ptrAd5TG7EgcAyuCpw4jKFAPAKo4mv3J4vwhzuPorNXTCvSa5hWIM7fEEaiz9w9+Nz8ONxkglAOdC30EqguZ
FdpztpcesXp58BkZjU6hBWRJ7bx20k6EcYaoL0ZnVUl6BS/7P7JvzQJaD2w1Sxn3sGHR5aj2zmg2C9zhevo2aNbqP8WmVl2sA+WmKkgntNrWJru5EaGesWpq
h42eZtCYS/0iN/WscfbxJ5IHlXwpwtlKYszvVoHznV0D5TB/pjTQnoKb2i+ZBxObEwwaBOpQCE42GqB+8lS9GDfFr0vHyK/cwOwLgblkuut2teVEZ06jevH9
Awa8yFdmAth7ncI5d1mlXUh19U+6jV8xfkVJoUO5hvGR+aI+CfTU/LlNUI62hn0BRfKctF4VxSXBf/QPSBaLOL6Im9AStdGG7swTrbgoG33odypBvyRKJ6Ya
j/Vf0TPrMthsThDP8z3MSP4cWs/OpSJBM2cDrgIx0b0kN0EeDZ6Jb1iFys5KChgahy9UGfum/1YOTzVIjgBuZjh9Ea3kTqG+Rm5wfiHt1vFP5Q7izYWn2n/6
KNSSU6ls/37Yz/2I8nBluOs6LtULvmfHoRidYKtUizRO6J3xSu4K5iGxLZyGJltH1F3gSfRo8XGhCzvY7tQQvQetae/xVXwlzmO2J1xsN+9XarO4FyIlEk72
jOImGq25qPwx5npjOtdFnQSzg7xwl5tNnlFnG5eEyYW8+lRdjsuEDRu6fnPNF3VQUo/Vq2blhl7kNTF8UgH1TB8v1zKP4c+1oHYS7mXnJJT1dDK7mazHQ9zM
MZg6zl3UJnYB90YL06+MSdp6YjU1SrqMePIf163gKrTdMcFvovWIcFTg20pjmKsM8PbcZoCSVjz2W0rrxOrUysSTEYmBh2YX8YWD4DtRHw3o6kQXdyWxffgp
jslsYZ7y3ir/GgfyrpWop/7lLKLPEDG7Y1S5wK/EXqaaOg/rLt6VBf0pd5fIxs6j6Tl55GPqF3qm+lz8RMyGtdRrjghXijHAvszk0U/ZLtIn/+7AM7o0F29k
OM6qY6hJuftdBVJFEpM2Mjv8LHlGvpkiF9pKrimyz5j/kR3AELa1vEaeJD2jtvpPBt9pb/NGwNrslaWPNR30Qk1RHzvCsRD+S3Vm9tEd2Xh0Es/bGsl2torD
Ctbv2phq87ReTKo+gdqrTkU96IXkAnKCeiJph7qV6chngErkfOlcfA10kCpVaIiR6JcUf2iqFgMH5D1wzrPd6OHms9g6qqYTuXVHBKhEIK2iUhErS69BjdBF
uBzd2hAR1yt5lblTfam8scPmCNOHYlFPowW66mqw9rS/Fhu9uSdVSWrIP0isHgzTZzyxQmRgEHdDS9M2kuWBwPzOXOMvyt88pVGaEY1c6Cg8F3WGO0BO5hrC
ZWJrZW2ARAawmQLmK7whNs+dxCSlTEHv6KWm6aqlLc06h96QIpVO7EIuY4Y2A813pTofwFLBNQbQE6TT8j7fKg8FPrNdtfOogN4auixv1RvLr8m2YgZ1I8lN
DtVWh9IdWdxQMJjStHGua76iZmU0Ik6jVdqyL8lzxWLqMv05NZ7gwIPgXsdgPYXOw3t4rgM5+I4aKnVjI+gqQnG2mrMM3BkY4BmcWsCMIx8yFBi+tYI8HZ5G
A7SlcrzUhZyBHiCBmibO0Y5KnUKUeRTrSv+PDyg8XhS/xB9hvgQWpZzCP8F3ypiUkbCqPCqTpM4ltMYzKy/C7ThT6mY8hz1AJljrnBjcDkapfWOjJC9VRHso
/4B5VH+6mzITOynVBofEf9V/EUGXY+vFzAyu9fxOdgxcNVeA9wwnxKEhRBm1LFU732PW14oJIjeVu8K3zmugDkIa/Sv/gJW4Zm6C62P2sf6zNFfzwHKuKRfB
7WXKcQ/9/e1NeIL+mzwncZGZ7m/JDJB94S1G2PUvMQ+k5MQaHdEQVIqMdvcie1kLc/doM+S/9bMhJ4BMIluHXYy60VO1FupdGfo36jXtlex+8IRpzr5hV4Ky
0ka+BCrL945rq7qsI/4C0ZL6oEN0Gt3B+O45lnCGaCZs9V6AOPbNOw37kw8bOvYF/e4pxebII+WX/tEwldP1bpzDEPCqcj3Tq7+xaX68nWmcddy0LMfHwB7u
nb6ZKhXal3zOamCOdzcIn0G3rfJgMzVN6SpsUdVArl4EpmX1yBnMHM2pzFRSotSR5uFAJeNPUEkTrY3KA/a+63mug1wt/q3VkN5TtXKOiUfkX4x5hOybQ9B0
X/J/Tp+0y0xkzpJp6KP2QNvKloDzYp3maBDFZXLF/axKG177lSfRnmvdFQe68FCx0C18DmxtlcfHhGLM4soP/7/iYMBn6e4LSDOOJK9B39WnMFX4i0/yMPzu
ddv1EoRf7g13ykl8gVnZmKs/MoqJbatdS/7E1MMXc7E59cBd6iRXy9gVN9L5Uh+GPnsE47Tc1+mkLxiH1PTg/3gux00yiSEqvYqvkG56GGnWivAodyQRLVTJ
P5lNGdO4nqiEVMV7rczvgm1cIbO2TUS/g9dsCnjGzwUQhKgsAgcHQS5Yy/wp/ANeEnOJw2xx+ScqBqKUTnZbFEucztlNrdS2CbX1F+RjEJV8b+sBobTGBJOV
llQ+fptd7vDE+9gn2oDspkwT/2wqnVsJBKHphnuuRcaouHZqstFEPmt+KSSAPirYdosrS8Qzsc4l6EuwB/ZMX1Z4/i8JReVbsJ0+HUshtlqH2T3xXU0++CuY
Yaaiq6CkcUOnrO/UAXKDOYruBSvYg5VVYLIWB3O02BCrVWKiYiSuib0YPQiN9KRruz29tUb6OOtr8o0oU5mrftJKwzdmVWO8MhMdIsobPvx/yia9rf3F8T1l
rfnIeGL9iHuhvuHeWW0BhQbn/YN6quvhBfM3cyIZj+ajuoE/DBp1Icdpq1AycUMcpZUAk6hJ8Lw5jhPhIZjCFGjepP34JqamNFgrSy0otJZ3ISO2mMYyx4xG
+rGcma5u1EsYQd1Gp/xjHEO0uUx1rW+wotFPJZxZxDm0M6Wk2s+xj52sLjH3kUVBgVqQyOIdHGPoeK2oEal1zVksrUbf6T/1dQEfNc2zgJ2Jdabj6KZMpbhs
PQn+CNzkShfWtKvWL7ssfcnKlX2+KXAnpnh2UK+Z0u4DVTtCypwGu5Ef1R05i+WHyjnsHExmKuoUtwro8jRXI2cJ92h1AtaMOrx5Jlcr2IZcgsfJtZlmJmJ9
TFVjClcOlBWWWmuIyOQtJkyoIMyjHNxbuw1aZlYMb5TqcClMT+29eCOoKolosHbS1VlfLWYq71LKk0nJxRGSDqBMfoPpVNdqqSkrrPH0S8fWYEasn+iyZVOy
wxUMzob9pE+SOzwB5tODzUWwBGwV1kP5S2LQCu6qvI/J1J34TiNCaQ2uqVeJMykx5gTseyAqeDigSJF8DCkWsmeqTmzcUXWk+JStwqzkn3DviRXMfygieRR7
P+sBuqt1ii90OikPZZBp9oPQn2ilvkOrSJ/XO0gtaFfSbOJUyk5rED8adBV+KZy+ZL2D6jcCYRHttoqorzUp9W2glNwejwTPDFfuscxoUEy/T+RhmVZfFC09
UnF4ZssHyZc3RWuvfYtJNHvLDpcVcgPJ8xLW4GbE1QnMABF2bWo9l0uNhlv0RuJPqoKnjhBldoNj2Rlosod0TNbaBLvSXrbMmhnaDm5x/FUwUawijvPUMity
vRGCPzwdiEnIpV0lG6i9qMGet3wGO5YskZrqP85tQe+Cj6hHYBR4DLZ4ZmrlOCtpJX7NmGmMtSbaitg43N74nWnOXTF/knvgLyEjuRhv4z2ND/QM51CjLbPI
cuKCQdL7oKA1l0uGFzIHMcWxe+1h8EnpKbwhjzGf5K3SebqU96j6Gq1hs5mCwCXd0rsSK91liZruzsw08MrNQ1mZy6nYHrWFBPSJ4Kp4kd/MxfgW0/WZFxlR
/mlkatQool7Wc+VL6DBMRa+xEvQMMhLNpS75T9uNpCsiAf5huuOdUAhuC7VX/ckb0386B6EqztkgDHF0Q3uX84w/lLwCHvesUU8ICfJpfmbIdq+gJ3MFxkfQ
XrhkDyRapcxnb8lfAcVegHe4m1Q57Wsgh+iuncG3EU3p0WgBnEt+ppqArjqF3qk5nEveB3ujJ9FhWAxNNK8ZPa0KOm3waqIPqTR6oFYV3VSSYcNSkgHD5Acz
X3/gvxY6uqU4OrdxrXu4v4X1Va7BE8CBNaI9aAewM0uJm9VRSZ3YNvoUNg9sYiM9n8TKaI+5IRQDn+mrjUpcPdCPO56Th3bC/dStQBMbo3bSt4jkQjvqnNKA
O6luYNmEVualQhKqwIbRfVNH163rtimRdGXVQfUupMWHUjt1AQ1QTG5yVic9yuTVfDAYDk1eDccrV20H9VzbBSdof2n3lR/hN8xh1Aq0DL1VKrhe8LW1hev2
Kp3gD2QGXcbLxL+xZ/5uyiWpBfuIPEDuorJFv7LC/sdRh+qceER752uvTfOIxAb+EDUc7+hMAxWZcjLHdjJnrY/lWqnHqdE5QzbfM8aRkfYMvYNWTW2upYg7
tH7GcjrSHa2WxGrCdagfMtSF+F3jTd4ccyX6Jr4xt2g/sDZ0e7yBZ7K4rNpDZZR/qZIdLB9C/vkBn7aNSuIlb3dtq3d3mDTHk1sr/QXy9EroJjZeKuKsK57T
VqjX1LZbSqvVoSlWJDRMF0n6WvKcxRM5jm1mhphe8T3poKxrqcrivMEZS4JjgtBqVnWJ+C8zBLWOG6k3xUvavbRpVImoBNjSW8/9nukMfnU95H7TL/OjqFvB
G8br3DLWFu0O+8l/TO6jjXOqUnG6KtUHW4V3UL2YN8+vlwpNzEm2bHSK5Ijqcjm6vE4rg+XCClgPpaVWjH0kvA9O01j5vVlE8XhSAo89ojLdvMgU4L/SI6xS
3sVZjcAuZo6zlXs7nrXySm4PUE1aFmrKzGN7BooTG7M9YGd8ZLiXedFV298L/UDDkhpDBUWiy47wyg3bFiaNML9q5WAlZjNZPfTNeU8er90EOfA1VVdD5Kyk
OF8p84paix4s99dnaJWEZ3QV/UEoOfQKlBEp7hfjMrbKfd+qJO92bAlO0q9Dt7KETwcDtPG6rmZoY8EpMpiT6OwrlTaC8IKKI5evm5lGFVXi5An4uJwYcaze
Wp9it0ab1OeZ1SkoVPJ/LV+M3kedS1rAVaFicCXQzNnMvxlbhd1IzM16CGZT5cFP6SIMufLsx1k7zUbiPDQR/Wu0ozuQ5f1n4A5nXuACf17sSTPUeWq/JxrN
pIdueeG/JH0SF4vJiEKf4YfktQhPLuZsLMNgNIOwh1prbjb+XxWPnkasSt/AltZjqWrJ7QJP0b9cRampUVat6dLovUy28E195X5kSnkEfEBtpDcEBTtMzkue
a5ZiPolbzG72G61I4VS/cIznb2uDtBgtm62ptlCW0h/p5VWmWbvNVcYK44LUV28OLqmnFErVqDT6KVkXNqm6WGzH/ICvzIOhJO28uQvLkh7TspQjZ2gt/A1D
XfA78l73HE+XrCRqmyoBkDQk5ZM6S9+JJsLflXLYclTMuJtYnTzuXiy0EfeYb3lNamsu40KgYuBvxqOVhZfAf6Clv7LeH95C5/Qa/iUER7+GXdhDQPLHwE2o
PLUQ3qFz9dGBcqGm/nnBRyjIN+Rd/AjIR3VDTzM3GqlmR22U/JlbJNTzbPHIUKA49h12Mbmq3Vh2B08aW7VaLtv4O/G9Xg4cZy6giuAvYhA5kY1SZfSeLxP4
affkm/BRbtHbEkbw7cgS2hx5J3gij4SxzFytB/ospqmCdkQtpWejtmwKxNBV8jTV3a6ijXKXCnUHr5Tt6UMrJjKv1QVUUKyLPuFX6JJYUzCM2U9kSGMcv0oC
nCfuQyNtXi1cn1Yu1zBYR11nymZrrCh8Ly2yO8FmpgdOSamHfkNjQY3MonoX0aVHYnNi/zFrZHjNouYfimdDOfGClmpEqk90nrzuyUR9XE5UFX53PSdncR/k
zdpOTxn43V7kf4UVQw60AJuqQF9reEE7YmTlMOgIagkPw+quJu7k7H9Jr35809TClN+fMlKoLWnGH4kH1uzU98dfjW2mJIMH+hD9iW+Nel2P1P4i/4eXVWFw
VZllhh7sHTMVK8g7Ii7UdiSvh8vh27hEV2m0CysGoJ5DHvU3MR/jHqKaWpp2xv/N9NCr0sXFF1SDqAtk84ReuJESQx/yDTT74ycVCWQk73J2xuOwOmrLlPKu
fGyK/lTaQY3VePYDtR2v78bRRi3bfY1OxM9rq9SX2DAHm1xb9QW2I7/+hLSdiVRCBkBB1MHVjhuMDyW91AJyojiBmboZU6+Kk4OpoaNSOA5D0VCIfQd7Wn+s
6ag9N6e6nkmCXFGNRJ3loFpSKAmuaB7wWPlFrQFrgFFmjL7JWVJarsYzL6OKaQG8tPRAaacw0W/17v5INDxjDRtUs5jn9Hv5OPrPnYHtBXXpajADXhY7q7eD
EnquOHy7UNBOJv3iP2p1LF7uSJ/mB/DdvHiQNR6BqVInZ3FyLrmE/8kslX+BHJOwtbWUK+6lFPk72IKnpMyKvSNeZbc4/+eLKL4hfpG6X8vUs9SlUMaasWfB
Aq45PidzK7yWWBeUDVxIqkq9VNzMouQP1Bb6YlAjM6iesAR3CfwkblJl4AdtC9ebH8NPB1uSHvhPMgGlHfiUOzbpLV0HupPHcnWyeyheZ1huqM/Mna9vY66g
KlqzUH7obvJduS17DZb3x4O9sQd9mPskLBN4aWRh231tsO9qVnJnQot1wAd8B62W3DelmLmMGCRLcgtHD7o5aujS7cdxh8Kn3JdpF/lVaxqSUH78BP0+aA56
KinyNvEg1lBuDLvTDrVkXFe5JF1f/K4URxeDL8yZ9FTBp21NHeEJcW3AE57PG6IIVcZqDRPPEjXJsWgJdt84Sm90LsoabbRWXa56aAvqoByjceYh6eD+YQYF
MPVc6JZe1L/PfCw1UzpxrWOHyu10AiqiFzTEWPTMbGstV6sGWBTAoqyy2mTlHOt1TnNUCPXVOmql0UCQYNeiJ1HjUxbhlbXpzhLJGVQk8y/9kK4J8vAqRCOy
ns6AE+pfHtN0pBZFlfA8rTq2WL8drMv8s22RU8j54Lzkmws6BjMTN6ifYQZ1IX60WzTGU3XQGpehOtwnVZY6n7PAaqweM95R9/XzjpLaPW2/1kD3KtVgVxhN
XFIacSsTkkOfA4zyMJiBpXIDQyz4YWg4CNWLshS/6rdC0hdnf7WiMYJ6p17Srwq+UJPYffIcspzSnzuqX3O1ycrkAmoN4RpenhkJt2QUxFjYxNz1RA35VOij
8TTrGdGbFQiv56kvnxxd7R5FMuvEEcycYI6c6qTNCWIOuhospVTW6pl9tJuZJHgNa2vNnU0onPOiickvqK/GU6WVaml7uXHIpNai4eoyXzXe8F9SHULZYDL/
S6gcF6In8U7ugFnSSMls55vH+WCAmqct1mK84yifZ2TqOoEEpbmlwA2vcU/oY5VasZ+57jTjusr1UPfSzbkUYZM4Mn4cWhJ6rB41ixi3zY5sgrCDXqJ1Qc/E
OqEy3Eumj0TTfUBnZZ0vGkQb++kLnJ+S1Muednl7mbV5wzASG8ZVSGK81cTfaMtmydW5deS25nLpke0PndQuG9VDXjmBrqtGZm5ntlMjGIrZvnbLRj70lmlG
DSdYqpcUy2whrhgLgg+JkkImVopEVKeUo0bXKpdRpBEwbm3Zos71jXA+0v5Ao4hBoSJ2kaj9+mBrjas7+hcrEz5gLdPP4arxXOuhHTQy0HysMb0CdeZVrbfS
UbKMBOM2PGnUkRuxjTM3kr8R1arNtPZQI8zimfe09XobeWLxWep3lOTepSQRMPd3vbhWlO2hTJEbyZO1buiLFkl2kX0egVxEqvGl1PS4asw9PI1SqCO5/dSf
FCF2hd3VVSHJ8SVnphjQLOoDPY/oq+1mskAv6gXVhC9XZmhhz6YbJwNF4Q84IRSt7PQ14Mon/4gb4W7Cb3CvIz4lN6S3Um62ntGSX86UpH7L0kiNaGI/LrRM
0i4JZ+mHpUfaNHYoi3NLwGdHGE4PXUm+TzSWf6N+VYfA4cbBLJxK0AbDWlgMrTO9mQ/YQ3KC/Bb/SV9Rh2np7Fu0jp6p7oFT1N25TVWOWU110T/gp5l3qim1
TWmCl+f+A38xDLNK8rsHhaaIE9HH7GYkQv/RZfX/8Hf+K9xYeSheCz0kV5uf82YY/1IX1GZGZ+4lxNipaHnOUS59y8WoPKMZOZ8qjWIF0/CiLvRltrc4w/wD
zvL9LW5Hm5x18z7DamgYu2WpmwB6nLHHXYDn5dF0I2pYcq7HQe9my7FtlcpEJ+x3/B+podYc/J1SxjTCZckyRtXciYlt6Rf8ldxc9jp3Rn+p15a7UQdQUzAd
nqcISGIVtQYwiRoNVtjfsLG8m6ouRxIH8TrS9KgyVns00N2EPk1vMitRlbY9Iqa53nJf/Cz3wzMEzvTbeBd8JuFcfwj9rH4bxREdQBHrrvwI1nCNUFr5ulNR
dgOrFlof2K9kI0avSNSHx5LSlaFUOTXPvwC1gSViW8Ja6iX3HSqNvIt/yL3nXxlaD7Ntj70GjZfuEc+p6aKsdav2MsfWO8UmWkG6inmZniaWYTBhA9gFapL9
5CnUSPQ62FbapTkA0l8Smfo+NJm5wZJ67rar+CHqg9KaK4HeJ/ymHKXP0Du1cWChzllzHCuo8vaVTB/7KM9BNCGaw4b+P4OOjQ+5LnZ5ulJwBooxvEbxHNYM
JqfK0Vx2XA+mfV5zrS64h5n4ITIH36cHtWioMRP17upXo5nRiyphnKXivbuZGnon8mnu+bxl8CPpqVwu0Y34qhj1KjhU7Re7if9TvUyNxK4EvmlzQRGjlNQI
9AMkuIbPCMYxFc1UWMXGzanqHOtP/TAcy6hGL093NVt5wT1V5+vppVL02YRDzcKe+MYE7sbdMnbkThVL6tFSA/cX95/aLhRBFUN/iUD4aexNnsuONu6ztTzz
4VylbehXNMFXXDzjb6wUo9sGCtwhicibTHZNXkU+zeyLHwrec3joWfhnXcTG03XYMVSkp757GljijsFCYIX0D8wA6ag2XEKdQf9zzkW35cru8WpPdZ0ca+SQ
K5mkpG98F/yxPLUwSf1kqhs3Nzhw+YZZXpqlTTEtaJtfxGZSbbQxfbxLjfq78p74GkZd2BTN01Jcj2Bo3U1V1ZJRyVh5WytthVETXkD3LYaqKb2VWmDz1SfU
F8mpbqRrUhXRdCwMf4on2GOuNKIBlBzLqBFyk1hB2ICa5HSiOmLVsxfFXdOinQHgzWNdsf724YrWNPmSSuN5dJ7xHDXQx6ltCzMyC87Wa3jXJpHaD3Ksmu67
TfaHveAkZrP62okLI0lMGS06wDPncGyImsw2qrLQyYsiKs8tI/tKP/g/9LauqVw99RpMh93IztZoZrbq0Moy09Bu9x4rFlRPT1EX+jJgR+ws0Z5dQL/3dHZU
TPwXPIc5sJHrFlPM1LX3KRPlBPGysgB1RO9QUWMEy2efy20Nuqtzyo0D7UBx6m7iQOdk1AD/Cso5lqLisIpxLkQ6axsn6Eg0GSsFdhFpYIe7GWhArsro5cql
OunR4lEDYRPRci2EfzQ2KE81I6EXf0cjk0vwL6gT4jmuK964cJZe6v+TX5gv6LHWCbyk+gHLicHUSSAdu0I2BN9yX8Y/w1j7vj9GiSPfQl5HmooakqtRI/O5
XifhIh2t3ky4BAUsgB6Ip/0O442x3pjgrInlFDrRNipFPUP39OynNjhypQK5OPKkGORlag3pQh0MXf+KfGi//IfeEtzXKHggR1ZdS+pgx9VlWlwhX0OyAvEf
vMQM47v4k2Enaj2Y4CK4b27VYzJn1S55l13XpGPsRmkebK6lxCcqBdpyzXJVda9hstQOsDv1Dc+QhqAYOShXRoeBA31kayQQjkpYrjqeqWG0kSoxwFcCnsVp
ej1fUisr/A1plAa2qfuo5tqkwLWcUo6oqPPBcZ6GbpD8p3uJOJw4S/+pxkgfyCbs775h/lglUhvpMJmX9GpPXVRe7uZZy73ImAOc8gyGcgfgGzadRmyOyPID
aUYqz35Vm1Mj8LH+AeIH+hjTdZsHl6RzjiLgXy0psFksGx2rpqsbtOZiN+4xXU87h6/etoEdR7rwRnTX6OpaY3A1pOXUYgqY92ij47xcEgPGJ2QhspCgfgdH
kuL4P/K6ZdxwImoGXUF7GfOWTXcVUf8NbGCGBFZyrak5kj8o+JolvaY8nsn6EtrJzM5cj/nETUQ7kEa0yGtrvMDbqY8goE4Vvnxb5ZI4TTuBUsjLvhQ0lxls
lJEeaEOFHXC48B6Wtv90lEgKqaKpS1fAAOMtfGBlqpujRzvqii/jh6JFIgk6kIPomXAQpyn79DGeDHEcng+wwBFRBVtza5CryTSsCL+YcSaXB6laBB2BJ9oJ
RrvtfwWfbYgv3ITr1KnV3Npi04U6wTeeArArtI9L1e4A1Sgg4k2/8YGZKn2CY8mNfJL/pDRCnac80auAKioAJYggiHBX8VTHBwfPkVt11tkpfsq2IF7WuABd
9g95NtNeTE614U7XT2WzfxgxUR3kuo8dEweox+X21lH1K2mqrP6VmUJuQyNcb3HRgtipUAPuAEqPJ6kj4IK+J/OJoyI9kOpvVHPPMEtyt6L98n6qKxrL1YTz
C13pPTa6MNW2sgn0xdBF/1DnaSFg/ibeIPbKnx0RikvvTX+CN0H/6PniIVCVcjPT1V3M/9z7kw9LKWy6sUaK4IqhVkwaGAS6cV91nuqJrwNXpHz1lLaFXoNV
VXsHqttb5FJGF+GElk4eg05XBfq24gQ3YBF5mmXZ7nBx9M3KtrsmDrHrsn3Js8wr7CM2jR9Eb1IFYHE/1JXs9uBaM1+qqQ9QGqDZPgN91B/L/bGS+gS0RuIz
93m3eipp+fxfMBcupfcYL3PmK0FqPn7WOUSPR003TaNbaUPC/RhNvWn2jnkjNfYkyn2YEfoF5rXVH2bwJ+0cXDaGmpuZ+kZJ7h03LOcaM49/ro6js6zG23B6
oFqdk9T6Wgd9I/uJm4gayn1Ad9RRmKXMVWeq0LNcLoHNSTwnXQ01dVbMzA508vgcD/GJ5ueEZ6aovIJpMEF9iOYZvzNzKW9wobbIuSazVB7HD1HXUK3RPtZt
xhszrFKwXuCqXkXcE9edm0rmFzpdel6ir7GykKqrjzEXsZZwk3zpnqYtVbZT/R1bratqb/Ye1cH/L8gmhng+oi/qpqwOjuJahl0GndMiuM9iSaIVyDCvECVR
GtuM/soFqNcwB38Z2geKoxj9JzoKNuHL1IX6AJ4x2nlKe874TeWFvZ97gGnE76ICBlp/m9/gVUPLLEKdy0MZEfZ24w2ZEXytNgLHg0WIP4xynhqOVZsmw01x
S5hPniYonlpmzvPjajcNIRNlaJW5z2oR71C2lcdEZUKz7X/loO+emw7BnH1YDN/W6mwOcE9FEwspNEIrabrBaYMIndOmy9e1SOBKiWI30v1yR+mZoRj1lZxk
hNjasECrz1Wyplr1lNZJse5H/hj+XAA6n8Q3Qs/kvnIqBZALDnHv9g9Xi7rqBHdrn7e69KXUWy5BJ9lY5hbcGGyouq1JKJxT4NSDG6I2od+Sc5iKaITexjfL
H0mH5QcqJ7/glUK62UM0Yd14JXSXSlOWMefjv6CBVhkQUKerv8II9W/lOuPUv7KfYz4Qmtk08ID8YK5ylfOkOZCzgv7DaMNWkedwQDqFtfVcUSubfVMizWgV
h7wwUGmcTAu3uXmCgxiO0phh7HgMaDFKRy1dyiQXcpdQjm8VWqB1MkrZcWork0IlrQgiRRzA3pTWchcKt/FhsFk+6fgPHkjszi0DPvcV0KtKEz9wvQNH6EH+
9koPnEH71MYOr7FfS7RrVNqoIvP36OHG8bhKAFd7sp88I8kdBg1LwUdmGy7Cno9fTFqdXFIchW/UOuAyWkmeC5RD6Wi+ft04mbjIPCt3la+I24yRrgrhHC5d
OZGzCf5hH3Itp6f8HwVnGV7F8bdh9A9BAgRLiB3Zszor5yS4a3F3D+4UCMXdPXhC7MjuWZtZOQmuhRZ3CrSlFJfiWpy+eb/Pde1cs/O7n+f+Mth+WNr4m+wl
nsnG4AqVMebiV4Xd/G/0U7Y7fFl9kpwgL9POklHb7qtvqSG5k8mXOqCaxiR77oYruTsa69h8/KWjqjbecSpuNmuiTx6IhikVqBGElbdO6Q71QD/2qr+8Xp45
h0Jsf+NY/n49SnXrZ0CmUIvcZMQqG4vqcoBC/mmgivItsE3r6H7ozBVL6CH+l/B72Q9X52ab/tCHYHUYjdaAK6isU6+2VexAjseGUqXgRLYQJ0Nt9R1KZ7KX
1GvzbmWCFE2O4mqYQ6Rf6Mdyam5/pRnKdK5Sl2ml4Uw5UUkVxyr5CSfFTmRz9S4xKrcye0p8rbfN/SoFaz3asVc+jt/TXoTmerpoFcNbNUPltWMQo0brtZRE
DPIe1U1Xy40oI8itcDkBjV7sdPIV98bc53Hqy4VqME1IIdrIP8CTsCSd5OxitId3yY2or/LReGh2Eln/PG4aaETPzx9AbAJjyA6wLl5MSTZeK3EwDrxMek11
KWJ2TaBwdag10lTJTRR6LoBE+EQZJ1ZFu2FN+AnOyCmmVNbrg27kdZimx5CdjQ/WhW2NMdmoGnyKHxM74f+CW3IrfyzVO7cSinO9N1KSf5E+A4Ecx50AS8Dv
7Eglg9lA+mkm+RLrohEEoE3Sabkp2xNUMP4Hr2obA7Xxe7C09Vh8pvUOX1P2SrJUI7DIaIjXQyvkOlw+6YeW+IYqU0ROnZ1NzXAOkprwlTlkQPAzMiqfQ5e0
ZcpDnUUnyEdMQ3Yns4TIpS9u+84u1595GmObjW+bCaqTNEccT13RNuKv8VukW8yUS5MEl6XF6+/4TeH9OUE2OeVnbyrVQEP4NGZH+CoojwKQZ2pI+1Fj5YZW
34nDd6gZVPlu6lC1+/bhygN4PzhVnYs+ajup07Gf2WDC/so0eRVmERLpUVYb9WsS8IV+gA6i1Z4c5a3aze0GmNKT+o0Gdmm1ft4neQZ2BJalZFLS/vG8xN4y
ONyouHVe66nOo0qqWcY9JGp79ChEV6mB/R7egIvBzczAzDpSf+yIazDqpjTRJ6BioVTvLOVK9jYw01oUu5bmuRp50x33kmS2lFYbraCLKknF+truYDEhCv6E
XqNpznQtHr733IKN/H+4UjyYZAPNaBy/3/y5chR9M7b01rMuPukr9TSwAL1Fc0wEX6lOf09UhxoF69lngtO5DPKD4wLzKvhKOw/nOBLlEvJP8jk91n1IORps
rWnoe8JntjI+HGvAXSSXSFAC2HiyUzDGuOyvSh826pmv1DraVbOtNFk8lZxSlO4tpCfbFJBCQ8pF/yQNCXYkL9CWsnnz4OS9eQmmkNiD5j3AT9PdpQtmyKye
2Ec9SUWphKcDFdF0urvSiXI54pwfw7JwFLRinzNjwOr8A9odcID/i/5MdiI9gfgduzZ/Ez8Hf6PeBfuLp/AR5MdaZZQkuas8w+zjWS4Mcy7xKLBkURfiwCMt
1rgg1THKuJ5r9cRsmEeWZzZzy6g6tTZUwXZ41EPcPmwD1Q+uB1PYfnYte538P1AVQH6avI/eW+TTD8hddHdPGr2bWh5sSpd23mM7c02pZMdR9l/+581prqnq
Rfq7cILqlazgZTy9pD/Ae6K7q5iyJ1xb/g0q2v/Uqe5SgT3gI/XIPZjdQK+kxsrfmDnaePkv52Dy8Za/NZf+iVqKsa4aZFtwj/SpAqGAskQ0Xt9VKqe88CSY
yT5k57NdPcUNEu+Jj8AHOnpIqxR3lTitlf8OtY1Ip6oz3ZTFeQ/QVLhWqUacU0cHVqnF8W46jQvKU7HIJFaVQ3+HPyRuUPaxs+UP2A3KD57pFQMOD8MOwWil
i9JK9TmHJXUka/j2C+nEb0ABk5ULRJjpoy/0vKXWsQXBysxS1xxwk8qjvoE75P+YCGC4Ep5/pApZEpiuNMjamHxK2yVGi42pJWBNrU/sPWYoWMs98O6RuyiT
lYT4f6hdzn+xEOwOGwUvBIqru/z7CJFaRuF6kFkqhpgLWnSwOEyhFqB0iAK/SUg6oxzVVxKlmO/4RmxSreO4128mtCf+o0gh5Mlnz7Kzuf0wrMxK+LbtD3cD
6ge0iKgit4DR25D8FP2MXsDhRqHOGlOS4skNxjPlIczQHusDzEpwl6TFbdo0KjzD2RBl4TysJ2wH65wTqBrSQjpd35THKDM4AE9DHu3CwloVf3HPJ75b0nHd
oXWGJbTq6F7+mbjn+H/a3/oxjUOl9HFotOiNjVKOhoG6SCsmpmIPc8/D9+CwUVNfJ65JmBJu7CxP38O2uRlwMrgqKS5hGlyPdxKT9IladdWd35DUiYHYX8lE
Xi/0SKujd1cOatnifdiUbrPlHLNY/uTxqKe0Sbm11PKJN9gVnj7iE6wnqK7dodvircj50rZgb6WNpim6xy9VTP5V9LsK6IeOutQ2fZc0ADaX3jpzwgqxlUDE
C/0X6S91uJSQc4WYg6rpn9XdWAIjJwtqOTJOGUXNk5uqsnpI7MLFobVivXAiPoGCymIiMRSlphJjxauEjhVqF7R4MMPZlu1FRYNGzj+rl3KexqOcb9SZlKBM
1/+V62Apyg7lOnlRLW0sTbIkR05ugEQtdUzLlGuHe3pytFx/a7JXzvyk7bBhoDNsQvYAhzLnCD3z49mlaGFcCrFEreOoumMFM0n6mzqgjLIeUJ+NTeBG8jFq
PrseChWSiD5kOckljMnc45pMrZA6bNoU/qo3J0uSi+j/sdEhg+6ulWQnsNWAlHgmhMAUqqFQm3ol9kgAUmH2sSAbaGAsQm+3VEKF/n3aav8R6jL8JE5BR3fM
0Eth9/UnUhm2u7gKjoSZeQwcxt9JnE1FSQ+00+yv6l/ADC6jKwXreCZi+Wx/yut+xrcoShiNqAcmKI/xyvA+PEI3lXrKNYk+6nasN2giE1rXhEX4WkMlgvhn
PM6xeFWiODZ2K92mcqyawRxwnWAxtEU+E5yMb2CjYV9tTe6RuJaB0XgbfSE869kQW5e6AHezb83LGAknwWWB+mLrovyvD7zmbugnuisD9ShjP+Hf8QGx4iCl
D31FsUCK1jRvD52pdglUpTq6R3Am3J53HeSp19AmrliRdq3GKxHTpdNcZc9FVcj/qP2aNJdqQy7iNzKz8EDwO3mD7iwRlJv5GtgjHdBqOdL5k+ws5w/6Ee2v
2Au5P3JzwgRcoWdTgzzNSIFfn3Al7zE+QSW9yXhIOaGv02fKLdQD9I9ak0DfrFvSeqKWls11AOu8+fRPQkOybY2V5PbwVeEQKhH+m1ujH1Jrglh7sXsfegg+
6n+bL0Gd4M8Jv68qlyjUuGHsUZZKFeAf4VnyR/EqFiWPyXri1IwMbShKkCcyyySXuh20oH7h7ki4Ps246Bzk6ALHh65rXVEy05M8Ei6mbgvt0VpUuaVke+bT
renSyhXoV1/ADOpZWAm+wT8q85hiIAWkiYfZucyG2NLyMeYpPj+hYXKDwDb4z1YLL0+fF/vSGwLVuS7hGLa+M8E8RnYBZ7CEcCt6UXiZe7zLr8ain6wbW79t
7q/1iXtJbq/wt1U5cJ68EO7r6eQaoXRQSzqGo8FgOlmffZ8AsUNqIVnBEe8ZG/pEVFKHM4/VNNcnkKUMY95yaaHfkn5ktyXFmGXpZ+5JO/Y5PmDNhT7sUR0I
QngZGAF/Vk7QGWQxsx+zRl1Mn4R/UCUpVbrDjAcfycPWPu8R9WuRG5/jO2JNwcu8fupVzwBsBleoSahs7g4QgqnbL6M8oyiL6DUgiU/Szm3tJzy21wcOhtKs
H7H7ZIa5W20Qrmi+kMobTwO1qeXrFuaY6hByJPWRrREu7e0qHkCP3Lnoc05jabrRJLwk/+uOpvwfeF//WpaA15Ld4mOyP11Pex8qAT/DQXoaMUmfr6Sixznz
i7LnJHEizMLdOisuxNcld8066v6DoPPj6FTSEVjtLMusUnIdVYXmICk5xtMRVlR/1krpqTn92Kn+MA3ZOthn7RvuJxNggtxdLM3WLi9xqp4pFTeuM5pbSNyv
7tHX0t/VOuYr73mtvV7L6VUmi1FJ87R4+aGWr96CU6impKw8Y6bnOMP/YaO4x6RXXwPLwiA9ij7g/i+n1paDiV/I2XaXbbez+ibOZffq5aQnRd1R3rpDaePP
gf/lFhC5noXk1wySHsN1Bls0n/8T1ZQ4o7+GbZTjW8swxcIPw5vgf56lsQbt4SqLV/V4pjDQRS5nrXKPYqrq8wJHmOkGgGPZXdgGZb10QF6HjVL6icOYJepf
cpjLE+ZyVdB6pT59h9iKVkmjjRdQppfy0XQabK4tB+XgIEsSqtLXiblGvrxf8SR/sD7ozaAlL9Lyt7M5/9AvgDeoktfwE87v9BRxRH5V/2/ru3neOIoFu7iW
0NulVH/AsVovnTcm1NVRAW9VRPUzfGU4Dz1W7nMPk3fjPLmT/YjfTAppSUrI6Ob+27MG4pAnK3rmYP+oeTmnhGjqj/CoIAd3gEoUjIvVtkuHSEp3uRurfkHU
+0ql0H9imGlM9WbWwntyHxgEzYVRKGj6heV5NcyxRLs1deER71hyDVkVTFGfKyPZJPxIUb7QqD62KatROBzuLC1g/jCy6SfsZ7mVFWPFZV1gbsc30s+6LLx1
ZnDzTpYGw8mO+d2SmmrPiALeYzQJNmfStMXBdcKv8Giws/JZI2kvM8GTa0j4B+Uh1UNdEmjBNuC8gZpwUsIRlGK0IzpwbegJ6K7uF97JEWmaJzp4LG4L6ugo
yw1QSsLlVGN+tRZiVuee1+vq1fNuc7+EL8FcBULGQ2pTZC/cg/OiCz/GdSBiPCVqpYanB7qgRpk7qe3+HkpfdqgxOnhF7k73k1IgFVdPnUv2lGJc/ZSlK7K1
UJFz7AMqGApj8Hj3FPSP42tOpPp1z5nkEqEXUGKGqGRiHrORO+DasKUVPsvlkAcbtfWtfI3Q/lDZ7PqU6j+i78IviJvFT8nrlGXWDbF8YnOyq9qC3C8dpH+m
NSpDqE8kgebsEs93talUV+0ldAcVwjOEbswhwOc8ZF8pI/0Luc+kB0GrkrEGOawd4SyjesEU4ih8aBxzRxkLYR3yikvLK1Q+gtaUC7yDy9npyl/8dvVtQqrS
VUTKaKWUN4taprVgUvM6qj5jrFoTL6CKBcuR9Y3OwRy1L7VQjzd2UQ2VMuxrvRvYTMxlignX1AbOqrH3mVXAErsljwf1An3l90ZPdm/0YOMVscNlazdAqtyK
P66NoTprS8AeeoB2D0/2zoOKeHLHpFAzlg3h2hj1E+XKzNdGJzyAc0ITxfplC8hoNExa5Uhn56I490I4wlOXnStPyFtedTLlx4qBdfGNPfs8OHYdxboYZbFu
aXscufQkok/yV7m50jMbBCJ6NH5EnReMkBgXr8yHxYOrtZHsZ7K+UlGpLIwkvTBZfwHaaBF9pMcmG8h1ifJkNr1FHAHGeabAgbwHby35tEspwx35Ggfjc1aq
/6iYnmR/hGnWl3A56kDwK14ufILqID3XJ5BupjF5b8u/5ES2nlI3flu1MeFGcjvoT8hxz/Ic0vO129oOVMrqY6yCmGlpMroKPVp72FOaqGTKruxlzlJyOnqt
LCbLCQP5flRzUI+ry1QQG4D7CEqj0E4VC7dTYuSlFeboA4mP6lOzd40KWZVCzeUkuCXRizPMdOaW+6Rzp3J7S3WttRHO/068Yf7EO4OpeIXQdM8UrB3emXnr
+MKc8HTgYcgkRJDCfiH/VoeBllQ8fpnuQpHu00RncIzdxiSBV/x46gR9HMSD5nmZ0g22qetI0mw2l12WfBXsZY4THN9P6FVEtwnCEEdN8np2ouPHQAp9PI+H
AqnQbZmfQXteIChmkZDLivxkYRT2kXhFNgltzLqjTIodoY43SsCg2CIjHf3nbwvrmZ2NEloxN831SxqFot3bUU3lqOSyujGziKvEDCaebc1uZIrzN4gf0QLl
suc+OqlXjf89VCO7OfXO35/aDbuZJ+FuiBv/quOkJa6e/hHgOdaS1oVPScPBTXIvChiblTPKQGWO1gfdh2EjM39hwlvPVHIK5QRZrJvvwHZDH+QCrQDmaj+4
VxoueVxmV7w0XIJq4S89BzbGKMvpV1hnJUu5rs4Ws9W7WoF7suMf7aVjjX4QaXq9pDM1F8JfEJWQxuQBTWnI1aBPKpeqLS7ypKpqX5irDoI5yqAi/nZyemA/
wtAHS1ezV4dXqRi+JvCH7BIgvyRQ3BmX+IHMUrt5KjomF7UDBy5oXUIVPaPoKETihZIGdKIt6EztJk9m3WYz8DXbRitZqAs8pDf2XDA/K2+oG/hIpSUaGtsQ
LjQOK8OJqOCtGoWIwCtR74w+njMJIXpA0hypsbBDf8dk5bajbgLeGpVU15qds0JNxDrRh/1y+JMjmnxc7JiWlFdZV0Tf9uLhPz1juarBqnQa1Zc3/CmwFFin
dBQWox/oG8pw5xBrltpc20N7ZC+zmZwR6Og95nkuTgz/wWcrsq+akAiqgZ3gHBkA78kP2CV1sxGVfElPFsfkbcCTYUXEgfP4G1AqfFHqnlBaygZPwqfDd4k0
lKbPTmnDPdJfM3fVJ0IN6StxhzZZPLQ5XIMZSPcTOfOscglGjPvoSHCSdYJ6oI3Rp2+tU8Rym5uhKohmH2s/ub5wurZVqVxriDYhp02wq6M2+YBYLRcoJfQT
UmfYTn2g39RvYisM2xibXcw+orxMuuEyjPJMOKeifMC8r2xVkmGj8He4L+Ga0TASb5SiPvFfiYfiaGtUznvQbOsW2F35FzYN1d02MPYseYkOGfXDtzmvcoqE
4UE8CH8y28S/IvqHGlNb1b5JM/h/yq4KNELpcpZeM3eCtjJEhMvTUeH+6DhcK9+Dnfkv0nfmSSBKW+54RWWyI5m5np2cTohaqlwye4rRCXVUJLaR+DTfhc1A
jyRFPMZdYRpqTcjrJJnn1IdxTq2jv7SdBgv4+9YH07Rd4o98N2dfO1s9QxyAXbSW5qQtYb/M7pNuwgx6lV6Bbkt3Q1WFI+QyWtXG6q3128x6WBqvTp0l2wkN
9EtaEvzXIFDQc5isFuLkJVLs1mExP6hP0BRtEH2Lq6U1VSbCm0pN7Tr51v3VhLgP1F/fQqzOF6MaaNWMA/od60d6bs4gEGL7uyfb/8DDnhbwlGMA88Caxv0E
BwbHGZ21Mtx/VBt0ECxC03Xe/mLiQg7p5TOwYuRc9q7/uEgL97T8cFrgkvwjuVVNlZfRudpZ7d/QdGdX6rJ0Q6kj9DXPACvAcYfMFlCQf40vox838ugs8kyY
x5DVB98jdwUZ4RJqqNoQfidcWHWnHhDXq8XhKXhPK6KCp52VQh50IaWWfE2XlN7WUjs9b5a8XT/oH4zisn4nm8pvlddJIOs/XYCNxc9oEvEbikZeJUroH9ot
L/G75DWgNd0yqb+WuO1FfO3QDXqA/5CmKOlCRv4dcZDxDK7J/cUkoB673PnReQ8GlJ1UVfJRucNUQ2gGszyfuStKDaUp2GE0swOwLZPssfnvzDxXa9TX98Hz
LTGJa4Yuhz8qG4rSRjJHqBNyFatZMAxKsiPV9VtGUIXgf/Jq73L9F9c74JSOe/5MbA4FJcvTv9oS5VNiU0dtOZrKUtpYc6jjOZlmnn4VBeH/LBf8CmsQeUVd
vqrYUvki1RGn0o2NSmqx3AxEqQtgO2kbuqCsxp5nZeaUVW+qFeV85T36nbrnbOhpTv2sp6sdUBb6EQ7G8vzHmPpSW1LS7+IB91LZRVdxboKT0Rh6cpFfLUF/
ld3M8foM9X6tS7qPENQxxtP8K1oPlxH0OBvQcUQL+MYxTlyW7xKbORjYFtgkDlaR3T1/Jd5IXJTcG8PpRLBNjGYHUb3YSc4psAvp3bEK1iUmUCRqTe4N9pJa
Gnni4SJXry78xz2NrYY1QUPgHvIFKWoNqeU547WKxDXUPKFDYC9WDhlCrIMVh3sOJebqCeG1ykR2pfTE8xv6PXkvhcKN2Ia+Iz6Gbspc8JisxqxVq4RH4a21
tmiqeVAl5J3apUzovMuFNal6CbTCuiy1V9sHZ5ELAcd/cY/Bsv1W4vukMu7q2jzhPDWYvO2vYNZN/pXvLVVlYrBCtJErQL78f4ko0UecyN0oXc+6TrGoX94y
0q0mKdVCG+BBuS04Ed6J/evcL3IJJdGkQBv4MNCZXI03hKvJenRXYR9Ner1cd7a8tkVuadw2xovZciPCIvuhDlpz9mS4gPqGlxSb053YYxu/gSVUYeiysTfo
QONQKlk/uV+O5Kolhamu1IbsKWitewQaX3mf/5bWNr8suXwjq8bkNFPmK0+Vku55jhewtZFXch95vEodz/z87v//1pRDzOzr/51cuoE0NyGkOBKfUCVBtfyS
nmfqZ5BkYmE2EE23wdYpmcFT1cpyhVKUMVF1Jknwgx6nTPBvloaBv40BaKDspZoqUeAhv0P5yz9HHUC/VGbrz7f2xNtqEUOGPS0mryxmkiZzVJwIoTI04T3e
2t9T6Vod6CoRUF8ET+ipxP+/GlBaHaJ0t85JydhxM9cYpLYJz06OQXvJb3QN5XFWS6OuUFzqIf/uG6m7mWd4IP4voy17T5Wofmg35Qtuxt6ytbTJ4DxWgVuv
v4DlUZySSa1I6qW9gg5ohQ8UGdR/ZM0kJhwv/w9tZTj1tjrFnMWNpw6Z3eQ1SlU2SX+X35eKlnEjXtzoKNIIdZLZS3uIjlMniMZgSGYMVy2vdrh8KC03l82X
GjgaGc+CpQ2fyQGJEvAAO1U+T9zPnqLMkAuww4lfAueJRnp+UgZ2n3AZEzxt+XJFBGwVbi9hyKGXkoab9ZPKGSO0l5RNbIC7/FHyT3R7199Y9ZweleYyk7XR
ifW0s+xmR7t8wLvlDLU1RWJ92JL4PThFk7K+OA9q0Vr7MJO7haLCpxxVud/pHNnUjpIdgSaepq5Ahj7FzIfhor55X9+YfwN24q777xIxiX/JTa2+cGAtP/5z
1Z/ZvuGFsAVxXprJXNPqeWKlk6LuKhmeiZr4/eqO4JnYgFHZ2EROpe4IF3Zn1o1LPu8L1f6vTnbqp4arGhBNmtjXtHDqmnrO+uX37q07qB6ov7TBz/t/9f6x
+3/CT8rbiKNgRINujV112zS4Z7DOVPEb8hvnI5AdbnXyHcT2iCD8GHXiKlD10Z6UaPIzfTd/peeW8EUtZtDgFdXDOmhOwK7Z85QTdjGhPJpZbS67mbrEdAdn
Ndky0WuUb+vCXDyizLH8RnVvC6oXvRZNNm8wPew57FgwK3KLGhRJ4oaZB5V/fCWCrVC/cEf2jfkhcpX8MdxMD9rVRMifhpPAkJTyXFNjtrrGu9dT3D3Ve4kL
+nl7ie8Ql8pOZIZXuqdiXLS1CAYFZ9GM5njfc+fJ5fxI+alxXppnV8Cr2HPVKeiFnmh8Vq9q430fHPHoDuwUKcel6isiH1kgtQAxxlGN03+VvnF85AdtVWJF
WAqO1cNWQ/2dTKCKTBKVtrMSm2O2V6KwDfyNSN3USgkfhG/MfNDMmESE5YdWHTATa6AUl7fHN0t9zH8h5wLFzglUscbmWOLA2gd51ltNDVAi8HM3DaBXB6z1
VNWs6+ZqdM4qKPwt8pv2usBXGFO4GF8DeqEt6hpw35rP1rcPFDShBoNVVE/2AvVv8mxtLXOKbB5chQhlDfurvQSPaFHCcqGucsn4agSoV9QE4TrXOScNlDN/
hGfRcyqK2gmfofIFz7mFxn1ro/zc3hX+V0wyO3IV+AZJP/jKmLR+iexLZ8Iq7FXrqzrePk9/NMZyI5lUNleYY69Hh+VSqBscYz0Kj4mssDrbcfgcqlSNI/QU
ph41n3VZH4rI2tjzm+rS+jqnSjfxNrXHkgPYVO8rZyc2RVjiv0X94RuIJ+kxVj9hsmsGLGn1Zu8SHe3FWsswbh0WLXfl/A50LF0WHDWaEzg92BVgZwrnk3nv
ft9Vz7g6fu9i7ndAeKty7eI+oXNcZdhM/cWqZAat5v4YzzM4HU2H7trx2hbQyXrlTuPHR36Ancxtxg+5n5gUmKRWsseFmgrNnKOoH8xz5P9QXbKq4vGO0sea
P2t1cuNAMhgS6esqBd/q3Yxd1hiuGtMS+qk+xkgmxfldeM4NDI9QS/i3oG3UVbQnq7vYksy0xsLNUqJVyi5rteCfi7OEikpj8CDyDP/NN5JZmFyjsKJ3M5MT
2inEhg+Rc8l0PZ7fFegAUtz5+ruUX8Ey5QPVit9hf1dq8i+4+s5L/FXY1S0x54LVuXThIFitXmS3FTJqMt/fGuy4BVebWeYP5iHfAOCVGwkr6eDKjtLC/DG5
731vVDLF5kYLHbBq/Gfeu61eyBn4y2zKOCpeSengGMDfc0an/mVdZ77b31C0dr7mcGkhXp6+Lk7WHgokk0HVoE77nzBB+V/ijTxRx5WqgWvcuLxMKwf+BnZz
+YDmRwrjuRhc5f4kSTJWLQi3pE+j92ZDoXb4mBVF1TJ+DN8SaxuNtZPmA53g2nNlA9F8G3tl3tqCZfYiawzlVUr69rAOsSw4JyZyKzjTcc0zBq9KhJj6CvJ1
CQfUDw5v4iR6PNjs7hX5mv3A+t3qSvY1X8AfjcIaMdXWMEFXNa1e4LW1w3pCMGB1BFhp9nXUEUXplEvGYuEacEe4iCeCqcJWNjfkIFPhCXhf6AvzfGvYbov/
CrmskDDE6KY9hZjRJ8epHTQzrH500BhgltQ4rRLRxOwiHzbTvaf4MXIjJiryxnXGaratUJ1LnCVK+0YJLxjRXVnul/Krx+etgrnNCHeaO8K1S9X5aewQ4Zx+
Xt5h1SSFcAX4h3wiGGDdlCG08b72nKl0F/ZT9xYoQTG0in7HNub3MVu5WH9O4hU0wT6hcHG/q1/i/AqP7qBMJWNLGW8/ppkfR2NSnfQZ60fnHEf7yPXKp9ff
VoqtHRh+AHoYMwKisl+9ZF6SuFpdqWjVAQ7A/sxwbbp+2pxuHeN7qk4rHdDssqRfPOXgMLusNlBoag5Orcuv5Dfrk8HvYDE7NHykMBOVsv4wBxFPHJVUqJJ+
hrlkcZG5Vg+7MdY88sTqzK60zhhbtfVaNDLMnOpt6GzaR1ekeTUKxG39bHzBGsl6wgL2nOOQfjEmXeqG7dIWsRdFzeK8L6geoDwJMA9TR68KMWGbniaG2YNW
XnJb+zz1JrTMU0WtbrkSqga6+ruRd8UizlCZYJ+nDFs3+MkqZZ0UpoKI91cqkc+EOLmC7aflhsrCKsZP6Lx51j6lD2Ny4c8OLPNMUie9rvEIFOdd7BryGT2e
WWf8xRz36cwL3zvjjZmrldY7SShwVjuirLNJQeZngIDAow2RScavWj27L3vFN4OpSZbSAtZVZig1GFFSb9QXFIJKxiVrYv5w73pQ1b6kXHNGY+3Vf4zHQnS4
nV7MmhfYzPa2/XYzb5aaASZzXclxeLZyJPyg6AZNlQba9bEsbTGm2lS1EaEgNl5bHSmrHIkp6xlrpNrZ1GzzTyXgfmt09Hcir6F+3r+pr/YppyjsDH4nnxoF
BfeE0ZrHmka5lE94s8wB4Y7qn3ZdPoxdlF4qX8NjlIbeA7AEj9kzhI3Cm4QHvg/MUZAEF5p/xdXRjunLkxxSS2UyCsGC1D+QYNbxRoUYdqC8Gr5VN0Uciq1F
28uIH6lUVM+YDZrQK1FF5W7yU9prdrFqanHheygB9hbG2RkqtJ9bjUxMOW12B7MdDcU+2Y8879iS+tQtvwv3wt+DbYjd3gXhOOcDAXEb2bX6EasWqo+1pO7u
2K/8Y7wVHL4+eDbfiGmmHSHW2zFUxeTTyYZrp5UFy5ELlB1y9+zO/gTxgiSwJEBCWWOO919s4daTquE8bm4xX9updIXkGpH/sHLsZ/k9882cmPzdPZe/JLRi
HlPzzbqRudoi46BxX/wHTdNloRT7scDFpLATjRTssD45kqLWLuxn17GmAcLox37jDnnXwZ3ew7QivMQDajuzMfuuxn7ihX2HqKUv4EoH3JAgqymYdoNvEYxF
qfYeogc6wJ70cOY9VM8cLFPqMLqhst2aS8yNk9hDgje8wbuGSg+MNubCc/COMdf2sDupTvx2K77gK5Gmt+Y2YD3AKv2ePco8Zlcyi1l/0gJ5RsXpzdw0sgHb
mt+C/qk2ERUzujPxVoH6H9WMJLiS1k21unjG/AHMpAaiZGo12VU74I7TKjn/AgfVreZ76wxMlavrQ5Q6ymIzxloqhQTZcLAZ/hTlR/aQ2Z8LkY+4TRqkX4KG
VnMywyoD35KTYA0wJtNtSsQOxo9+A2nBafgCqjYbFF5IvQpf0CMRv6Wb8UJSuX5UvnJVdashZkxYVzqjbeAPIx72xEaxkPzZ3mPkedpbh7lmuW+1dXRn2Ino
x19RltIXHL/6RvODLVXxUn9q5WBatVShsnmNvA3P8SvU2/I7EUezUloKUC3J/a2NUTpb+oZ09n9otn9RJMd8iBpZKryOjctfoa6iG7IbiO6gj4BhbbgF2GtQ
zZyBOYxxztOeP8FBbar91XqrLyXaG6+VNuqX/M/4ble+gTHTxZoiCwT9ntLSduo345tThLnCO9y+7fxTqGb3QA+1b6KJ/kXd1OOZDY0/lF7oVcEk9afIuQLI
8tTa8GL3WSrON4KrY8SnptGNVQ7eC45nB1MtXMXRDLDHKA17273jl/BVjHjwN5XqfZ7A8fNpWY+j1yj/yA6mvglC4+Fk4zu3Um9qnFAbJqwXepM9zMlUgf9N
3kWLcs8U2qtOWMleZCxV58rXnM35oItGV71J5lVsmrgZX+5bGirruWfUVmaGvdZ87Ud8Kv83Omrfh56gQDHeL8bnzb7s/oSm7TX3okqeTO4BvjQ0iPxkVhYU
yHDf3ZP0C2GXneTfYRw3Cd9OFwFTJT83gNpvnKJv+b/r1SHnGc5Whu25vPATId102w2UZsKPWkSdxPb3uvgm9n20IWs/Ny/fydaxagSa0PuFlSlj4TQyXlvP
XoHl45KYUvBf4z48jyqEWxin7SaBWFjN6AXP6l1QZbDHbMssBauYbnKiOVZluCUo06wtXcAvhEco9fgH+FzjkHckXqAlmW2s4qnH1Yjcz5hFpoEr8g/yLLDW
WiXFigXaAKorXYE8Jc9Rs0AHMktwicMcnXNr5T2iKipHfE+9w4xUaad9MXQK3eO5wkbWeyERx+BzdSLbWk6wxuo51netAOzA+1ecZ70zXqnNcsdZnZXpKptU
Gzq9IuoYRuwPHi/pRwv0k/oOnRQ/a7+SO5Fm1Pa08O6i84QH1IjCCXmXQC7P0jG1C+XJ0kwvj1S00/YIs1At8T66JznQO7ukNSMSLFgLWsNBaL7QSR8JPVk1
2cVMNGyGjrBPVD+GC53BKvY8vGeVtnbkKqCreh+rCSG5wCwQLzOv8g7QFdVk30Rq0PKN7J6UTngl+4iQo0apf5OyOV1Lwmy6ExiS/yejqW/UZPWy8RBPky6q
J3cMirQj0+ixqB5aqTJMM+akRKIOoV5aE3oi95bMMRa6P8O5Slr4BHqG3Gy9orMdbVPSSFui6kiLpUR+ALKDG4UD/ojeJ2crWkxlVvd7SqrdPAncteRsYxER
tn7QJjp2YIjb7HQYjtRdyu++L7AZ+0gYhj5LZZUpTB9lBr8aT+Teu9P1twnNqB067U1ReogJiX6mFfG7UJndblxG+61UEYQu0+88YfszWmDFBZdLsrCdr75j
WfgIrFQwQNgp/EMsse+E7wjdPCmRD8Qc503I+XppuHeofU/K4BdrNymvUKnWLqakdELaFt5FrDI+uotZ/dS5VlvxF2MerGicthpEJrrOGo/RHjTf8QE1Qy5P
SJttfrda0shyF57b5iAXwC/UTXYikWD/4u3qOGN0SEkQtlHXyU/5L/GSkV/kFixWtLu9ZG1yp2s3FW91KpCwBZHDVB1mJukqWI36MgnZy7iS3o9KfkImRmoz
2Nvsz2KyM0GVzDXgJ6Ob+QZ7oQ2w2ijHQQfmivw/tlA4DZP1pmjm5t+FWDNH4725Rjs9NbW+tzPYQVSxR6HoQBulgVDGoNCsHD/TnnObl11pgfloKDxC7Mfn
Wrcjr30xCsu+Vu6RL4SzQjGmLXeEbsx9z6tusYLXjKdHWjH2znBDbLK12GHXWodqGvlaaVcZsRl31JihrBPSUbq6S/vKJpCbtLJkJaqdVhZtCHXVZjH3Un61
Vtq7+SCNw/fKJ+0iVVlpE76tzzaD6/6iH2vFVNFm7LbwCtSNV8wQIMNG8lfnbPIA2zUlq9Y9WNK8l0yoZ6hG1gZ6MHeP/uTQfEO9KzQTF6lT+PzM+MrFUBLV
lbCYpbB6oZucDHrlV4ntiO6ag+05ysDwXTCy2D/0Cm2G9Saxqscjq6gP7tD3qdB7NaUstxllCJOZ4qHydAZYqQdCVc3h9m+RXuppKkdl0GnLQhOwW/5PbA8r
kVZBEpuNv3b0Dd2plUHrzCMYDfoL79UoTwOZqXUzbOStTT0A76myWQWRBW6jpX07Mdc6K6eqe4m15EQyJnG14lRbwmXqE6q1UpczwAuNAnV8R7hTcEz4IP2R
mw7KCJOUkqCN/ZpsA0kLxJ0QjonbYVktn/xfTDocBK9rIeNoiMK8oVTjRlEajCxcoctSMdNp5PCtMDZnL7VEdsAZKE6Vff6EBe4QfVd66alncMoX1gtTbMg8
sYoj3FEy66HnPL+am0P8i9zAkgoSdKU161JasE5Ps9CElK9kuo2ZbKSz9J1IQ3O2B4wmyhzvw5SKQmWtrJJk3IFpaJyCc8tBbLAM+8Gehs4xq1AilwJ5aRN5
khnjc3BpsHfgiVGcXgonk3W8OUpx9WfqhvcFe8J4Lm+J7x1ZRc7m35g7le7ELb6sneTwB0fCHURxdTBdTtlhXdxymYtOWF7rhfsaCdhcpiP7kr5F7AKpqRdy
871tAy3ZrVp1/SahS3PZfimP4Ge9lx+opdA6YTNxTbvireFdR4zW69rrA62sAwUfCt3GQ3uC7eRagdXWv/aGvJ2h2dgrcY5nJ3vLd5c/qvT0tqVfKT/p1ZlP
whi2kXMIVsmQrPNCsaSd+gu7jVLcnMWOgQ/ivmUe3PJeG6+PFF4KefpC9Id50PEOdqSduMBsFs4rrQVAO4RyZCCwWTsAe0dOGssi68NUZGV4t1YRlGe++DvY
HqoNOYk9LB+inmgObTbTnvwgTBZ6KOkp55gPSREdwEqA0cqbM7iPm3K1Mo75fpqLUc+QzdiVwl7yPSgFNkJROu/kxVRjnjRY9/p3YS+Fruyv7nqBY2pldUnh
IXpbZHtOpnHE298XbZGakzxEtrHasiOtSlYLoZIaZTWMDBT7yiPsl8AHHwrR1jkr31oV+TunOwD5Xdn54BW237jKDXRVwG5TC9nl4HmC7m6X+oodI9a20r3v
YQM3SdTX3HCB/cH1g14RG8etyN/F7vUs8cRg3YxMkincbA+1Z0YyzOvh5egurJb8mEyzzygThHJCXIHMTKJ3uXZrbdl+1nHjl1rlxfFmexRj1UQtrFZCG9yx
rbRxg5MTq1ubmT89HNYTFKDxRjlTB/OIe9pQUEG3iO5GHzjAKoHe5J9InOIQEus7HxZZce/wxNwZO0phXmZ0pJTUswAvvAXPwpWRdKkMTIEXk0ph6cqUHXvN
ZM8ZLIpLZc5iU9ks5T7sAo/AU8od9YLpFfrpJdgSYBU65D1O2WJrX0XhMLZb2IQa0B+wKLUYfwXbldkJHCXvkNe52Z5HUMaeK2WJLloHuSusaq/FpxlvEcNh
/pb+i2Q6gsZfqBfK416aireut19Bq20V8LquDuF9xEYzzfoNz0DVqLsgTpkSzkQ7PG+tBcxSASm0+pO5lOxLpePJKVP5mdQp53R+QsoVAqoDnDlwGjVGyeAx
lreGwJHYOXaDXaqobV8xLO40WxMUsL2ti0UOuMC71Xpjdrcu0hLTUuzsGkP+oE4mg8p7qg87jZ6UvI5oCY+gFeHzPrpoRRnqJaTNCUx/ntUegaH+kXZVu4yQ
65f1lNAmqapvmPUNjuJCRIaM51RCXvu/hINMo7Db2iCuZBfpabqy9Q01XhjoWIk92b66oAksXfk5AlqnQDuysd8np9qzlD8DG7WBalLSNj0HVUVpRr7E8/u0
mMIr2CJRl+NdUcpGOca5S1MtyNyIJHvSqRyjLCuijb6tykurIiqTUIFYARqy86073p/42lhNo741R1nqP8J3NQ66FpHd+J8JTGWI2Ehdy8FVVCYFmMj/9Hng
vFSO2EDtNBe6Rhi1pf7wjhSv/gu6gcVKAyWXOK/tSDyNS3wrWEOcAvPEWuJaZTvfncrho7xfySSrs73Oao9uqp+0u2ZvbK0ywdxrrOBeJO5R/KhjYAPqQfbh
SXqBYzHf2ZjDDLPGGkCfsWWL8KPnjLOpPqza2pT34L3hch30n7D/djZ2Z8o9DFmbkTeEna/9QTxlRmEvrc7hK0u6K9tFGrXBE3Ml7EnuD77KVl2sBN0cHUan
pU3orDIlu7eUZ9T1n+ad4Kxvaeo571bjPXEgvJKuhKDSUsgntytn3e3Nn4zRXMCz0pFe1MvDWrWC4eJzsBvtkv5T3ocv4weC97kfKb+ggz5qFVg89kpWQ+aD
2tnIUKLBaP5cze0wjZxvmcaBIAaWagPlgZGEnAZ6uXAla5fZDaYoN9lEq7kwGRA7ljNrybjIVe9MT1e+tosQkvgJ1np/hO3hvu8oFE+pTfRB+LBwZUtcvs88
qqYH4vRvgWmRyVYx30jvCrBTTgynS4L1xHLAPwvmm5NUk22IYqjRoK83g15lKRBX9hG+3KmejeIC/T1VIekaSocZsbF6DF2Ty8vcbf2lduO2aMXFCrQL+DWv
0Eie6m6mfiUfKgPkn1TNPCQPl8blVTe6GlnaBFRN6YmuajF2Bfa9M1rhiAT3VdqkHhUU56YbJY0yvtUwVtgEkPqfOlbuxaYBK/JYncRd4bo44307mVS8CSwl
/FJ0N9dxW6yPBQPlEnR5b8PtPsdk7R/w78qb4LK7qvcWGBRHg8v2CmYabK5PVhbLbq4YTDRZ9J3hNkyPXyn0Co2h0zwd0HtzvHejudSRY9Urmpm/0XnfJryx
mondJ76yIbhITwaDYTzd0HvS+EQ+8+x3i/w6wrQqC+PVeNwQRxhlxa1aO/mZaxiISrosXCMWcAfC8d4YennyFgDcpQVC+IpGgN+Yl54e3LLUxuBPwxPR1Soo
2p7IvVAzIBBX5hwlqubUkb66YuxvRDOhnfpj0m1hhWEKUigpdzF3SOuvyOY82JMBZh8tSv2TiLe6mxOTc4XbnkL2HDWVaEONof8zu6KcFFzom7BL2O5LJVUm
3jXbZLjBVk718klnzLXgkiPL85J+5Lmq6kxuEHDZQQZNyrtrH+CO5l4XKvDDyLLsWHuwnsYe4HtRC9gG3EKhNdOHXgcyjVLej0JproKvLFUWAlyMmaWIsDzx
xTlYr638wvfFfpf2FmaDkuHe8tyCN1w1azSsqe9jfvLN9KTTTYUayo1aj0iSqgsz3V1gW2Mva6ij1FmoIpjpnaGw4CUZkmuIMSxV9N1+3uFqNkiyuocv4S18
q21Vf20dMptoQ8iZ9C19i2CDG7zJdxVnFf6U/VllrAtF7azAKgko7yPlFt1A7imv1w5yg+AAuUTCbTjQLGbetFpipe0fzMnKFu43uS3VgidgQ+E+hulnuD+5
8nxrc2bC+EBpo48ChO7su0AkEgBrU/4RWxJbvA2lZexdppywscpkqynMUzYkzWFxbjeooi6E5Y3u2DK1CdPfVZx6533K5uctTnyqZ4tNsDR2MLbHLB5pas6i
Bxlx4VFqN3k3fAt1FAOvWHXM/nQdo689AutmHnDvINdIj7zP6NvsOfmxnW6/Y9qR0JmrryCfo+7asvB9sy591xhJT2VVbQp3l1LkN8xZ+p0eIYpZS9W19G62
r/mbbudvSTBQZ3dcynEyB+tv4nwzPsMobY8u+Fscj6hwA8NgztNj7DO4m9zsXqQmehbAfEc5UYGTOMN4zsTC+sldiZpmhv++/oSdkxUhquf1Z0PkOy1OXOIZ
lRAEx+P/8IaJbPxK4ASZEIoHJ+D/zPXoDdHefYQ9bazhjvhvsDHIh9rR55QhkJTcINZY5lPAzSCbqaMffMeofRxOTCevWffyu4cv4C6tS+xJrlI+hV5zJdhF
SrrvV3eIeKn6vGe8fwl4qFl4MmwGRtrbPD+5z+MP6aNwCFqirAaVg9MhGRgXXM+NIqxybTQVzwM3rZn6I+8xIYESpSUgRPypT0NV2SHuLhY0u4t1ClaYKTZf
sHbno0gHdqbYT44QNeB7arVZQN7np8rXdMIu2LrCWgAT5QH4UfocsaBgDujJ78WaiLtRNHlJv6RgtkVWMihvZWYmP9O+SV4Eg6zX6LmVbLZ0Kvo5e6h1Dr0S
6oGmrvo5TVxTzOpyVupnKT3yktvuzfT+jz/HXRF/VSroi63l5uGCytjPGB57Miba0RTLMCsy08gewepGicJr9h69e3RNEFP0x2w0IP+Jftn8AlPUsRwVezFl
Mvop4o4cxZaGzvIutMcBHRP4xqrsH+Y/wSC0wBCFB2YU/aFoHnsqneiXjhB5Ux9mt4hwejnqgLYEZhCf0afQXat5cL86OqeBcMLyM2u8fWDb1CrGzaRF6Ib3
Amnaz4Qco5N6FGbI260xVXYrh6jxOS+JQcQ2oRc6zh5TjqJkcJSdrDXxPI3o5F3rBhkxLzFbyY35G60/8L+xbCOfmqys8860e9LNyXTQ2h6PDvlP45FqhDjT
1zD/XMHXnHz7GbE1SeNLs79mNaRGKumWi00K9tfaOPzhJsY4uYylObeolbS5oDIgrBHcXrJvAQnr8udRlVwHNalgvlZcuuJ5q/oUynzk/9ucZk80JnOlvRWs
PkpP45w5Hn4qGM5exQfg+fBftbrvoruKeUbsAW+4y5rz0UMm17ioY0y2Wjy2gbKVbYCes12tkFWD6cP25e4Y0coM0A9cZWd6jipnzTbGT/YQwwzPyyqJ/mf/
QrS2FRSQfHZJo6yzr12HLa4Mg5+wMMyAneiqYITrG2S01xF14y2pA9UImfI89JaPhEdaXdlqyhNimbKPjjDVqHLgT+U2NpP5aBzlzlqrwWI+Xn6Pn7AkqaQR
FOoSefpnuA8MdfcPT4TrrGWpFa1m1nBuqHdrbVGtkTraG+H+05pviWYGCbXiR1ML4A1UET7dtLmKGn5qIDMZ1hdP0w+Uydph6ofkIdx141GsgPbzQ4ThgLfO
W5kp6Ql5hSs9DVEiPpA7JPbhjoFp6DxK48tzi60rQl99uP4ymEPRene4xl9D7VaxPbEXfVUJcn7hIDIIfxK2ShusVeAVNZxvnJrGXNLum6PZKKOffUEPxy4K
vydekFtSb3ITOY+dofyCV9ImaWWsJnGHmWFCNEjiK3NTC5dbExzX7QRGIFuYQx3zzYbOKHNWzB20OlLKGGb/Zz+DP9tRJgJI3Eie5IcWNcF4ZUTOK6IeHUuX
xmqzf8jp0iS7o3wytwHDR1qBBdxIYyvcEDlmdeS+8sWN81gVepz1iV5gheyhhV1VZet7d1Wwmm4iDAS2bzSag8oGlljJ1j2xEepiNDQui50jMcHfwWl8sfBW
uCaMtrSkVHYT21EL6B2tSgEGBfJHqlpuHlnC2B8eL68gwtQkRQi0wlzOReZ3GzefBi+QvT2DtTSwxD6HxkoNw01RW6obXz0y30wXStpHYR3fHXWKsCEV4wc5
FjpKozL4G6s/R1kVWB+dysWaF0xGvIHK5LhlzhtneKzN7C3rBHmY/y5UCtflSzt6c2NWLbKGoE/6dQ1S95zdQPeEMdr9Iqak5F+zWlnHlId0WbpH4DVKZ59q
tWAXcBNWVipHboI/pdjUbkpr7x46VWhidWTLopscWdDbfAnjvOnwMqwSLDC+4Qq1ydWYnSB9I8Zr331roZN7Srn43flRHpOYS+8umJjdwKrpy8Aao05mO/m5
4wy1ES/DVU1cZD0FdXnd6mSN0haQvyqZ3r7sXnAc3DHWs3Gopu+xspBzsK8Vk/9TPYyijUkwgS6gR2skf8BqxDURvpOl8BXaN/MTqgWLQaeSIpe1a6b8xh/2
rifPySX5o0IFdnP1u9Cnvd+2TF9t+8wnkaNCNL01VwfxzFRllHEHDgIj3IQYEcoqNUhBeQDHgUH+EKiYdCh+k7gFT4zooe3m6XAmfEbxwM9vAf+Ia1iXUIHM
k+ZszQhXE74mplHpcC6s5FupNxCq0+VoPVzev14IcMcdzcWW5jXsiPaKewNv+VpZ1c0rzCpiNz3TyFVb0O2cYccHV7S2z55vfgEtzF/t28FpVOeCRa4z8Brv
wep5ovjRxiKtWngFuyW0Scizdytvgo/ZW+FpxvskixyaO85Koi5IklCBXiAtMLrw8UxYvML1Y/KYGPcI5p2aH65hziysGAmiDwUjtsyA3SIXyAS4SnDKTfT1
wku+jHIrWNn6IAwO/B9FZxncttKF4abMmKRp0CRbsALboTZlZmZmuuXeW0ohxZQ5aTi2Y1u0K3BSZmZmZmbm9sv3X5rR7DkvPDMaaTAaELZGnsj115tyYfxv
R3lynbmDfsSECqbDhvhaORS/49lrH2tZLPDQabsE/LQEQiwo0mduyB93h4TNV58S1YkgEvN2JBZ5U+Ft6hXVM/o79gnEcedNHqGSpQzdDcym27tuUY0MFva1
7zfY5L/pPaPfQLNhDESbHhjmE0cLmsT0xCVtrzpIaggawlZEtjChoBXfQb5qqEfNk3bi78RD5iXKH+GV+lxq6q/L/IC3cUZuIJ+Du8Xa+VuZiQVBlm2oJ71L
6CxEgoO+S97f9FK6isdTUAc0d0+1GIWNIMsxyneMkIrJ4xZa759OvVFaqmu0lUSWgsNKYB5fxLfSystLYAUyE5aRnlF+2NzYUu2q4mp3cJHcItTxPYY5fC9s
vFAWBKvJtmdwgN6NWc3PEjczDzCB/kNewjCmGXxsLaYJU1dPadiEPpw1TrwSXVp4ry9Xovi9Rt5fA1YkyxuS1QJvvns1XIfmY1t9AQ0PkeWPzAK1BjVQ46U8
UJLtbrqTsxifTaeTZvjaspuoCC/7TsltwiQjtNYyV5Nu4MddnaKbKcv4ADqYXt6SqbeAK/wO8zn2mTJLy5TLQtL2iy8yxYkpvqHsYnGltE0ZQH6ha+JzYTde
oz2exrQx0sJukmgmgRohtDYusGehMr4w4ZvjOlfAruSGO0vZE8EJNp8+hKZlzMIK/HXI7d6hVA/qRNgWKYgOaF+IR35EeaWd8iRuMtmCa0XMoyozAaYxaF1z
QPH53sc/g7XcQzhGeAsdxA+3z/LL/Lk4UTpxpkCKuT++GHFyOTkZ9cuY6mI4G8yiP8MRsITeurANVUF5iN4AWj+sr7F1E7spU/FaSjb3UNGVftYu2EiinKO0
dIy/pxUpS8V49qREKvNNUw07bC4pzHEWu+B5oEaZI+kf0CQ2VBXLHLRQa+ldzvfh6gvj1B7MRZjJTfI3Ln7aHr5fKxdbbglmKRrOEGfQuvUyZyioZA9XBKoZ
OgENXAzaTvTmfmpPhRXOFPUAviQsWtsgibYS9DemPLVHP6TXt2nWTvRcmKack0aHcZ61GkGlmc3MfaqBr6fUQ56iNNPXUHH2o96ZYLpwSDEXhPmz2cq+xfpf
bkFhOu5WG21eIpTi5iuriZpKNpi5KdnyhZ0sjOb/2rwcQy0iZ4mMMs2eqM31+K235SVoIPdA/kAQ7BXveIYr0jO7xLRzb4F12Xquf4yHLB/xNNdASz5yqJfh
PrQGDwVVYHtti7Zbuwk5LVJJVsLAyLxS5GkwIj1SvYUnieVta7WrfHmtQC3tvp9fhRmONitvXW7iEjivp5T9jN6rK9DzwAe+lF42YNc+iYfzJoMffGsQIAzU
dZhvG6Wvl8q6Oomd1UOGZWCcOlS/6Q1VmxU11dead2gz4DxYqSgerFYRholnsThpKCNoi+SOePfiGc3Hk+pUIl66fXxb4YDbqZqUJvluvT52w5wVmcveQ2+N
1/ybwXvTWuGlFkAt4HSaNlp84cR/oC/7n5VCXXxRWTu0TPyyuIcvp9QJtJUPSTOyGWW4UpNrxyXnN2BXErsc63x5zF+N95mk5LC1hk1Wt9KWeuOdKo/WrKbj
cqyJ12dqi4ULeDicgA3lb3nSfVzsK1s2UwRDhQr0AqUa9d5SRhXgdGV9YT1tnylHH7v5GN7HNJScJ5ejd4Mz0X9gtH2HtZl1lp7Mr1Kq2moXb9kiSdIroc7M
Luts1BCth815GbwUtkAWtMRHCS+wndpzaDXUBkn2xaCJbZAlL7ql5nGEoyClQ2Ef5pdeCN6BuuQGti+TrQ409aFLB+6Ajv7S0l/lK/adnYQVWtM9VMxA6oxe
II/e2E8L0foXk0GOUFeeqUjwuzjD8oE9jAZ5h5h5urucCRcEzhCX8NeKBT2XE9WP6nXXQ2sbZiXIhy6qH95E6EX0LnptuRoxWi2JDOC/wDK7wRohdgi1wcdp
iJgPtmipcDvzDheE12ALWcgF2Q6iFfgDe3P8vr+hn9HL0vViZuWdost4J0qP+WG2ibn5eC9usfmg9yr7Rl7pz6dyvW3YwWKSehSWJp1+0hSKN4RPQWdxtb++
ZxxW3R7C19PPa7e1Q8iO3ySWFrPd1uLef6vwpXem5ZUaFmYvjAlsEeJi1pARnCD8g/fFVmj9EWUaojfXmmpNi9LV8XojeIGN0GntuqeC4a0YLnAxfXgFfsji
bGn548kHsIh65qlcTMYThRpgNPomO/FQRNsqWAqMmxjcchYmCbutVbDDYuN8YIzjn2uHSYv9CVXdtdOwSggCQ42xIMGwxX7ANp/717WPnmZ9RcWT/3C98MyC
teRP30ZxXf5wzKqkOntQB+n9IUncG/NURUDbrUO9vRUTvKttiznEp4Kr4Qdx5EgRtnJbvUuixitvycsQRATBN3SIeIJLAr2Jn4IDHytHKZPxa/o+ultxGg6w
+rAi23rX2tyNxGOyB22z5wizjAAchonYaVrkjqNvTAmNM6xQI5gmzE5Mg2Udv+n13v8I4C9kbpPBxNHCyqC9ZFJv8E+YLkw0WYasi5t8PfmWIEKxUdH0St9P
oRF7iQvF73NReB3bErW1+yeaQI7hSoVXsbXCZ1nSYBnrGfWKGFoYTLTje4h9Ck6T+23dmHJaJPiEBLm8uAYt1JuIC4t2q5fsNWSS1MzTYncSqPZOwy+cEdsB
aVN38hhM4D7Zu0h/6al4v/C7kkPFg/9V1rBzDWH4IfxPsS+sNJXlqnjuydepXtx5+oJnPbwLxmUmc//4b4NSplnUAKUJVhIslXZsmkJIVDVmmdSNbIM38Y0B
T9mdZBwsiVNph+hVxb1uMOodSFHthafQTy1SjmPCxWXGHHq/es8V0GaYMSP0/cghoj/z16hFYAEdxMSLyEL7jrB44JpWnR0kPcBWUu+5z/gDeTyqKLbKt/su
i7dMPpkRHbKR2AQjwC3LF2m5b4srzLMvr582Mm92jMOTZ+kFF9imwTcYgG8tH2FbOBNUJH/Jy+DB8D3aqkB7dZ/yyV2kcoVNxe6CLrX0L+TKsFVgEn0SvCV1
UKWYhK2uLLEbvQmTi3oXzigIEqqwrUAyfdJDeZZaDrg7oVrUIfa6tzP3x78Pv4FGiFVRqAL0ucICtBLvpyL3EvyovSpoJ9YN80r1tLOq3XIANtGc1siChs52
3g74EGmA/xY+USmIJtUV+HPrdzpX+oaGcgfx0/gsYqF3oWkh9YnoDssUvccX0KfJ68sMtremztQsX1ykav+vzgpmn3OimMLV5pp7Puat93hxg60SZHhNvgAW
RbYEFG/Tebo+fCdwji/4TTnbHiR0lhflnGM7FEzwz0LV/c25m3prsojurvYECcoYsYo4EMN8qxQZPJcb6ilcvhJVeBg2Ewhpq9JFq6Wa4Ge5IqcYlyvl8MtC
UmCx9katCuso31SXMEgeSUwDfRxRoK1rhLWK+3qeF/YiKhhimMGwrRRHTEEcX5GwgxVSENdaypWSLHH+FsI66RR9V0yk1yrv+J/gX6K7pbmyCUsjD0X1kT+4
IVbZNA6+jVyiMWJ1W6L+HV2HP2z9CrYqr0AA3BVOu3vC14hgt8U4lIHUde2Y64BcknvKHUYjmZbFMz8Hoh0zmUBEjC+DXejFUaK22LiEP03+lL/gPvjXV0Nq
CTeiumSUslhYp/3H7gzprQUJQUW4OjPtqqrojxnG0poN5l4ZJ/Mv8UfMfhv0Z1CbpRXKFOGBUII+beqEB9Fxwo7qtTUD2dSlOhPSIAjjrmil1BzPLnW4sEe8
DlNp4Avyl6VqUjXUBI/ub0EOIM8oiFnA7GISTUZHdWkFeUceC+8AAJby3xBJz7IdoJbDbnRwwUmiq0jAvpFSzmSQRNblWqB6aJLzEgpIyZKqVdQu/v/9Rva6
+xy3g2FRKyyHzLC8g0y4Vzonrg+cL8yC25Wx7lXcO3EosVyLwP7zHbPNgPdig+MshAVGM7Oy44nqXHLFKILz3lU+e89Qd6RhckPJ7FqqbqIu5v5je8Qp7EGh
PH5Mqc6WoKPX7BJryG8lg3ekcNvwCXXD//Bx4AUh2U/WUQwW6zEsljmDqsiE0jDKEhxEmqy3wTPjKaUL2oCTyn7ptOYRVpJu/Tkyate1n1Ef3QfdD/UC3IA1
IM5wJR1G/yzplNgSu8nvBYMKxjJuMdV81rscfE7LtL1n9wrBYpq0XMXUpwUbQFJVmj5uzYFT7Ut1nWa81UFnW03Zqc2G/bTFmr1Y4RHaLq2HTrMXYv7KCeob
itYXY+vQaVTNGpWe4F1rJ5W/HlU6L95zP6oyT14qlbQ+wR7Lj9np4QbmvJhtG87udb0QfslLwAZ8IWdxNcb6541nq9oLyWkoVqlK5DlyTFG1SnoPofHkIqY3
fpspi2fZw4mH7Gq6EP71n5ZHeXFxNervCYdlsGqYlQnn1hcU+duAq8Sh0Kl4O+Nsra7jla0E/s4PFQJ7I8+ntumUM8QGCzIxXGPFEDAI/jbepaYWTIV/0EDq
oHEiswXPw0+q32FXw6SIf5US2GLyirIS1FI+mLrrafI2S02+h/m5+JMdQk9U3pMJ3vJwPfqscgF7USXqB9io7dEacIW2/mxV2wHLK6YfHq5oWpAxQYlSv8lf
YDZTElaUGDQJZlmUjW+lNqgfc1vMWQTYbsKt3FiNIjvYsyMTZcSdL97Zr/aN0g5/ND86xg0yLEPYMlzVGhT6QXTZ5AQmfSbzTUsKrOFZuFdorzaUo6RobLV0
QB0Kwrwe7COxUxQEv/JYjMLPSS2Zbf6F5F0YxhzmxoOK4mJpnbIVOoPPoWDmp3UKynVNyLcRVmYW+GGtwcyAq0FPoqGc4nEbN1omKk9cXQp7wZvicLyH+ztY
gx5S2+SbTBUwynaUcTHrbB56nPBHWs/LdVhUm3trm0Pfpmfytz37pfPCQW1aXlW4iUuHWcDnOO48au3JNGS6sQZD57CznrLCGTGGWOz9C88JPfGtyjDhP2Ka
Vk+cL9zybca5HKPdjeoKvZzlKv/Gj9CLLGmGsfAyLAtvyA1FQrybM9NdBFaC83QHJt7uIC8KwxQO3JMGaOG2LKkEUyqmJbOIxOzPqRRLW08DrTl0QrqwuIto
VmGFWpM9IW/Jnw/wGttyk2UPs5TNyhzKRChXpYbeqhLOdwK/yddoqHBKO8vW8tYVHouRSPdezBlA7YGEuoOawdHMHVIGkSBo/WNpgzcDDGUykIN54from83d
FAezLymbvRXqaC2DBkZdiVppfy51I6L05ulj0btSm7EcvA35w/JUIS11VUtxu8iXptk28SPCDjgucd1ZfNlbXyuxA36RfCd0EJLU/cXJ7MA3RoYRLJyNE2F1
tQzYCR1GbVG++sG0I6q00M0ylkrF3sPGUR9sUEpj5mB70CkmCr9FNzIqUJDLMf3FIfYAuJVfr3oKOilEcivgMVOCAtBvcaDax68I54T64Bv5gAqVE8ElOEY7
ER2Fz6ALsQ7YPaGfQCnJwkX8CXkZdJETlNXad9QqMAFeUrqj2a6vBMX7xdqG+pgL+2xqkzfJ0IXr5A4Wg4BDKG0cRk/k+pirU17vDNplnGhniQ0wmFpSTMQ2
dSL8zx1O3mf+xYLdfdl4zyQuel2hso6qY6gorBH+ehcV1TQcs362TBOTozZKhz0HfImkCB/JIQTQWigToKovV95aUs3l7aflYXCxNFc/Ypnq/UZWgV+kUZJP
u4531GPRR9KhlsqIh89ADQfOJHAHhTJ0CXjCs9IUh+r6Kwhz+WSuXThNi3Kz/Frkdbosquoo0s9FlxBL2eNITqlpOUHrUjt9mu4RYv3L83SxjpgvRmQk052F
MkKanqOe83WytDYL2GK6rDTIVk3rhEaBmRusWhrlRt+Eu2I3mCLM4Q/j1ayK8S7KyasJhzGrxOlwmLBMTsDLi7190Xwc/ODsYLlFnkW/ubXkoZz28iVkMH+0
TlRLu7bqG2UzV1vp7Qny37U1pVdinxHraMeW9MSpff1p0ffzo3mgnifLYmWBjati70Oa7TPVb0RbZSz+lo5XCtET7xVpfmEF/YKczTpMqdkp/qrgi6d1ZIj4
hZlFQDoqurE0xN/EdJ+NQoOdgTyKOJljszzHm8nBMW3pyfJ5QwjxjBmGfxauU+FEX0gpj/ia9ix6sPIkJwTU08uDp8wZUFPp7MHQF2+hfKG4bX8HvdC8wtrK
StMOsTRW1z+4qK/zu2DRqqpLimqzA/Qv/hBZVBRrpegUuEuyy83UNXBRWMvAJHcnHejt0Wn1FhodtUX5RLn1fo5xYRjdjypUSDGtWijk2Qh1Bze5YH2YjDfV
JnEW/xpjQ3m02BpUZVJhmBgU3DX8Gfmc7o28RBLXxB/tbwZeWE9CGz5bI4tzrCVMFmcx9dnJCsMN0O6RR+i+hpHcFSCoR/RBsL3eW9EEK10/rzdRqFfVlwv7
9Dj5nv0E/rpwq9uH71flWiUC//9us00abRvJtfM1QcuFBsZJsDr/TOgD64KDNBS7sVuZkTA5bwzzRW3mKync0bLcz8Qt9rNUh5B5zIqYmfhpvy4lqHXpy+E1
ogdFx7M1w3YTx3kDmc+XpTZrbdUdfDdlq8GkmGlAE6BuzF/QytvOO0Prym3UbqM1eBd6DXgh+11/0XR+jOcwPUu+I5sstbh95vZ0uOGz8yu9FLRSynAL8SJb
DjnM+Ltyae6ucNZ5x18r0MPfn+wCq8BmljW4kSF9g22nybbSVecA6xG2M/9FGym10PKZfHsvy3ypLzFFuwRytZN5+cI55ZjUBozHp8NU7wGS5gS2MR8NCNMQ
lreIbDx9Br1Dt5nrUmXhAdUfGbiT9CO8cfoH71RaZfLUP0JdcbKQBrpqJXOHEaJ2RjX732qHTDeYvbLoTyRC2R7CbOhVGqO6TCuxob+JNJor7y5FzNN8pEnL
Uxm1OWqHunvuCVXUq/BaVncyxdbLMgYliz3wbdIjojExTNqlzACzyUb8IeuYqFjfIbYeXGW95yjLUlyK7/ZyAvy2faZXg6n4etWAT5DKo37UZGao8N3nZ3LA
MFsFUsu6S3e0V0bpwMC0tH6RH9iTDK2Fw8RHbIZ/obKLieP3yvOtNX1NfKPVsbm/tfp2m205+ofcKlgDQcRyw1B4mnxkbC6Xx5K53+R7RGht8V2eu7Zx1mZM
EifSqyBtWETNY2xgCjNYGwCraAo9kUyititm0UTXI6INB+kuXBl0GZ+MdWKLgkWOFIOIjxGLuRrMLcddcrZ9FBEOSoIB+gN8HhfBXQId8XYZon2TUtGX4ajE
PJDeqIovUZ0ozPeP8E8AVvAPvb72fKsKbfCUf5PUx51nnSV/zO8uzqCM9BXzt/yWUgFBC9ymfULx1cXEtNtcG4jEKnq/8g5+APuxO94bRDo92RvAZ3kH8vO9
nXII7YEQTHWztpX8hkmOr6Ad/R+6KEaq56Iq5Ve2JdFVlSx0wx9BtpTDotvj57z1fLtgA5Qp7uJLgKu8QX6j9kOtIgbJZaRH/kJfEH2cWQR6o+GkyUAIidRL
fKmWjV+rlaJ8gJ2FrySAk9J34HPCB4Emwm9mlOxShvkSxL85n207hTbyJhgkc3CwVCW0lnAAAlsof0ztDi45NW2+8lu/j5VXQpVT+GTiNdMar8PsIZoyveg7
bDUugZ0vTaFPmAlxYeSGKLe3GvmBMaNsqby4U3vkmw/X403RbDAMPLbsIe+Sy61DgJf+pXbdNK9Yi31wyjXO357OLZiBY+aAtE07uvEv9h9zQ6pjSaF1kKru
Ir+Sb6QudBOhMPRtsTeOyMllo+wXmFGcy17aYYm9ANbi7eUq5s+BpZ41oDsowx3hJ+QfggXe6Vg7xRBdX+vDxMK/1uk8sl1iyilJqJ1vZMxqqVnuOX9HNBGt
8JWFtDQSdUJPha6en76H9BWGtX9gH9FTAIAzKTt4qZRAc+07xIESC6aqedof7ZR+Ut+jVVQaKGv4hZxL3UKtoW2yX1kJ86WWYS5fBTDbw7DRWUdkCU7LqbDa
DIdZWPqJ8EG/LS3xjgIXvcuUh8psNsZbQ5updbXN18TilL9BtGd0mO7zWze5N1EJ1FH5CbwlHBSn0CO8DQLttUnebmp77lXkODwdnBVuudzKSHEtyneEeJ/Z
gtw/A5VonhgWGI8+ofPVffpO8FcwZre2r0X7ijdqFeiqWPVlYlXUQX8oPSrYzcYXHBGmcGatkVpeNFC/kUHci/noDMsU7bkxPLo+dMRW4k8i4NwBHykGprw8
Rosjz2ihDoA3x/9DHPZVPMmtEO8AXOuqfFey1Xk5M+RajNOLCJqugI8Xl+Q9NwxT9mseujl2gJsoXjLMwKuJteAIt9Ger22TjM67BVe0ElFPxPeBE/CDxvit
wlxUXXlABmv9fevEj8xcNUo7EEhVKRgemKe2F396ELEAXubCmTD0hq6Ov4uO5su63nsX29LchVg5W4T/OX2H7mu/pVzAffhMoay8yH/bPiWik/aEbiNQpoOe
aH8Dfym9tlpZzVO3+3NQRamLuEB205opi24sOmAUnhz1o+A989n0HxPDztIGGfrjjYrZ96DWX7zC75AMvpMgqMCN9liXcQ2YRLW/qxaxXH2C3qnLtHZSc5gM
eF9D+qBcI2CydVVXwnHGlcJ2Nq2Ykb9JEwv8wkP0mB6c5Y1bY7jBPebGYm1jJ8OfZIT+UPBrNVHo+gy1DVgKH1haMxhj8LaxlKQy1MfoX0tLy8+Qz3A0SeJN
fS98z+ihUVFFpfUxJuj/bMP0gVIALTb7ChLoKDrONsrWya/QDYh4Ktw+grutyXokjMGrKdtAC+EhVYNoa+u9yYGSuFQyS61eqBi+yZLe3FqT2IouhT9kXlne
e5sy3dOrqRWYCiiVKMGKvIJemPajxZZJXIQUpTlhqsMj/1e0LGxa4fyi2/mLw8bo4ehj1kbLBTVRH6JU51xarn+ssi3mgbUz/Ct+5oeLjzXW5CHLkuG+qeYh
vh7CanEqZWGu1P7GYvp1sYt0Tu3rDRcPchnOD9oIOKs49SSa04ssLewh+njazWwpus5ZxGD5jNeAPERJug9TizsTVTasOnuF4ZzNKBEm063BbLW0fNPXzpZM
QFMJ5Shw0hbQgzGAX8sqWIJgZ9sQ8jOow+0JCxNPkQb3ZWWCnbOFowz8rJiqXdOfEjl0Z6Ir9RscySkVQPR232z4xv5D7xZcHzsuM65jRAJ3CFRyGrdM1Ccq
lYt2BFpsLgNXah/0MlnxloY0Tcp4W24PrnGDuO9R2URGYHX2eHgxcM7JoCLsBztOm+n0CtcCE+0XbIrFWayaVZ5W/tNoB2/xNkbvtEhrD6UJZXCcN1zKesmM
LuhvOBLzMZDv+8Z1F83gsZ5vLICnpAL0CAUTA6Kj+J6gjDYAtQgkEOukr2CODt3JMUvNu9w3xOn23uYJ3vt0LG8rdv9K9iDqizSfj2ab6l1UHKhYNvOONYE8
bw3HW2Vz7ABO81ZUGcoN+qL+2ljyM1tO+WMbI2yRVmp+xxdUIW+TPk09nbMU6wLGG8uzR8FWridHownEKK021gLn/SXoyuo6+puuoz3cWfo0cnM1sn+AVqog
fmX6wyj4CPRXQimg3eRqqhMNRtqEejNvuJv+SxTDxTpes9s8t7kWykD2I87L1R1zXbfxwXWawXmOmpmd1XlRjWzdY6PoxfgKe2n5nFROr1C8e12FQ/hrv2zK
I6dAGq5UehJR8De7mbbCXeaW3sdoY+FP2se/sensTXwb+9O3DqRzInFT7Qf22DN9/dnvIeMCg9Ay+J7qrK3w9WHLIyddklkVcMEwtqEgFmvwjslEY2l5CkY3
V96bo7XtQrB9IOqM3ZUvqh1hO/w4Clfq5/+hdCYZTw1vX56WByo9IhLFC2ExRIjDpb9OdSj7mQPSd/qEpQcsoKf4LviqKCpMRjRszgxwVqQbcpXpDvAGk8zu
l6sImLSY2OEQYMuCz3C5fZjah84QFwsbiQVEmFqODeNKQ0KOcODaQ4mJPebdSbbljoKPuIMDlF8KCJlSZ3Cbuan/kzcUtuKN6ld1CHffugfWIFPITtg0JG6M
xgPqdGKb74D9NdZRWKba9JHSK61MhFu+TcSjeK2m1A9uV73YVPkIuVxuDy8K5WGMf5v/tncKN93fhWrDdHHO93diSqCFKIsM98She8RJOF5K0UqAkVItfbfc
x/RHPl+ctB09UcRecklRS/ocXaZ4+oOiPfRymMjUJmvYezDT8afKES7KsJs9bc5hRjG5NKt0s59gY6mt1HBpo3W0jsJrK2U0luogWl11lCXUaqJu5isuT9ka
GyfO1kbChewow188VjG6stQ4erXQyLqVaxVIdkDCzu5F5/BX3AkIydd8TCAy9iH8k1s29wRPyZk4pteFu+h/w7eo1dXGgZb6ikA7ug2bhBsdM+qspln7MN8n
uTMKkb/yPcATW33feLaYe0Adx1jnROVmnf/4xcIVYaH9FNjN7Sjyih+Vwd7lYgQbZH2DPmjdOXMxB19M3yvd1FrL02AZfYipq7xIv4n6FY4qvANH6ss3Z+RM
FiviqfZIcB968m+Ir8XuC7cRs7QXqBR3EpVnE4hG/nL0bBQB6uij2JnEv0yAvM2VpaurwUQTtbl4Fza3jgWDtCmFm+VWwkMl1aVhT6lgWwhMJnsyc0ULXk3+
FYjSuvOjmWb2arIm/rFOR8erb/fsIQY6ZRKjq1mrF/bUJvhqihv1VPVX9gg5lh0BjlIlwEN5A92CmwpPV+6KIrzhhWm+BiaT/sc+SAkmNe/ysIWBHo7teBt8
kJqrjglUdN3K3O6/Cn3cXftgcaH0Hu4EJRFnbYvitCaOSvpuqrG7uySFBasNzZ31t/oyubPdLni4gEKjqzDfycGm/in+Wto5+YvyakuU4yCcLLQPhEvH6PNk
S9CGfgmPWVfhX1BX4rDUSLzm7YHPVPNAZe2ypxIexeVRzZx+Lp8OD90rZeKziTjH0SgCexFTjrnH1mZSlRaI9jaHKjgbU1rvpX4IZBOnpO9kpHVmTtXAA72j
BfgLqRa0R5zPVAW3pSj5Bq2AGTA5IlS75mxL9aISpNrGc4ytmEkW2X/bf6AMniJrWNsoVnTR71P9Wip/S15PpqofXVNUC9qGwmEw91QMVj/xk8hYlYCjrR9p
Ru5Z2eRcjLWLDQOtuAZqvvc+1pFpzBnhGH49ek/PcjZxzC04qB4Ud8EPll8koSYFSmo3NWsgNZCi31XKwn80DBlcvwID9MOb3WSXLc7CZdRWOIwpY9zHH/eU
oTJhnrcacQGuUpbCdlI76jQ6So9Xphp7g61MFeAgP4i75X+8f9FFDegj9Rw1Q6XI/rCLpCoblCD92GaPOjJwuOiEoqIFgcpsdlED9MGUxjBsm6wU+0F2v38z
+tfzny3P+8HxlKzEVteytPPibrKtsRNMYjrQUmGJ6CNkGwvpqGTLF/sx9ax9mESuc9K8bd7EnHqOeksSj9ftFLc4YWxinUR226uEbg2WJ1YkcwqPNhhff8C2
WYkzE5fC0vEx9bdvLr2tXf1/ErZue5M4pcGpuL4xj5iSgWXKOfBPbAqItxQIpcg4LT/9BWoPQdwhaSFRIyBJ72NfB5oKm7nowF7DVf2WMopqCAudV+PaiRkO
1vHFeQ/o6gVxFkNLCfpzmKYf5B7Hf5CzE07SCzRW74C4tAfxv1RN89l3w+cBY2FjB8RjEsribeMuxzcg3mPWLe1JWZorv9ItzvbxF+FfZaSp7ubBsTvUWECq
C9XleW+cvZURqLQPKBf05vqr2MviRjrJfoZyMl20j1tWVb8Xt1uLchygdS03fqFwXRNVn/Kv/ZYar31AdSUDalbkEp7BdDW9mDHXOSPFl7oEejleByrQZ/Vn
3HwYg6aKP+3VE2ur1+CZ2FHW0YEQrUagvtxYbMHMAeXiu9IVCus6foB5oauwCLJpbG/4I/ZU3HL35cIUMBBsdsyX7qCUuC72HluKYtsrFwIF3CWUp5bQpkR/
s87lFecvdqj21t7EvYopK4GAwVAl0J/rgyOsqX00/bTIqjy0f4LP1TA22rve8ZZV4kptNtuHWqUtj5QF3kx9jNZOm+NA5q6xL4lzcDTzhnXqRsfk2J/2UhoW
d1NR7bCoqlhHjlSPaaVi2oOhzgloV2Gyr0LRjbhbTE12c9FIZPN/je1E1fE4XJyjgYHQvun/xIboz+yx+NC4ro6JznnSTrWlvVshYFvH9nMsL/wau0ZvqR/H
ptvngh2QceLgWsXWzujYQYqKV40dVH1VnDuWFD4KKJYq2qs1JO45NWGadV7hJsNuPY4552+mU/jcwtlaLbtS1McxNq5ZYBlHBaIs31DNhItKPPVY6ef4P7Wm
hRXKYbENtWfyMceTzd/xLI13TeNbcw31/xSX3ifQMfBbzBQqx4xV18JyTpwYGWgavzt+sVSX/mDlmD0wl0tHm+JGc634ONXvbFZI+qdvMuv7tMVEfW6u1pvd
4giNWyUPjP+DwiydnX25i9pF5STaDdPiKD3R99c+FothjJBW57h+x0l0VuA717jolJJr0Yo6xC4K7Cz8Gtig0exO+wg9SW0tHqQ1XU8vyepFpakGWovESEfD
yK9aef0T+ThkDqyhX1eTAVRLGazaTFhPXVc4Jn6p0pt5wsjWS/I85qpzKlysVje8duyFS5RtdCa5SumubtYHcFPUjQWCI9Th1SeB+a6Z0BlnLWoc6Iq6K13E
wQUat9P+FnLKLsdTdaf+IH409UUVlLrsQkeC+EZpVnjYt5urt7kvV6EgzFGHm6WXcjyKzSh8C1vkvo+bqVbi1gaAMlU8TbZM6Kacpb9QMVKOpThm2INbGu68
qgmJpl1fohsFimFvnyk+OK7hzrr1F+kpzkNb3oPe0T1dZuqG9Fu7BsrRg1Arf1vUMgIQw7kb7p9MblYS869YGh+CFC6DOYl2OWQ5jLkH+8nDqVCsEeVmCumK
9t3idLwLu8xahf2l7KI78xzTQBvtUsgnLCZIjAl4ohcjWrGjf+n3BXHKKeiS3LA+s1nbDBYCiM/T+NwdVKpGp1+F7/k5Uq43Ci10eWTe193RSH8f4dYcNGG6
BNZWvusdhZZyFfz7xMXiQ8MD9EdaLJdVu4EOyh4QUMuhbvJx21I1HVqVqWA2n5zTiD3HxXDjLD2Vl0wt03HiXswJk13rgOZQJ7TWGXHaTfU+t1SeQtYHs7SS
Mffo4OD62gr42lSO7y2FZYSgBtpE10hlBjVD6YTvEI7mrqHP4/OpJHhKHEskablSO+91EMKFa4C+ZzogRaAw9qI1wq6SJ83rtLX+H5a2zFxunMCjMj6fYqYH
gRXKPvQaDsMwWEb8yUzjlrrvyxYqml6rzoAbtUxjtPxSoRCrbaYryI1kU24deykFgx/Fttgnf0WlueJU2vtscoAX0Ke8EIMBpcpmfRUbRmYr78Vw6Zf3ge+1
0lLfyzq1KWqi/YVvhuUPnERswRUQRy1XqqKqclc0UKCEbTCNJIxH/PdRW/wm8zIryIJoHteZiSBGGWS4i2ors+gBnsr0H+WPUtceD4M8v9BusV6EhBWC6YaV
DJ2dQ/eCbW3JfCullXCGXi6sJO3ogJSunbFsgM+5O74uVGtvkFiZe8hMk2NhObhEQJjB2xG8dcWhm/kbsmHEFCpfcXKZ5A21lzK5QPCPt40xDAhZwKQKzZgw
pZY9jJXsW8n3hAmUZ932an5RHKWac3QiEo2Cw4WOaIOSSzRnt4BE5ps2QcwR49WL8hoFolfmalxFJdSzRR7KlFcP2ufLJ6k7+AKM4WaqZrYq88h/UXoDjlha
Y4ZwQc6k85UXsDWIs/m4y9aLIW0lwDVgqlqDMlqBNugL/QlckkoY2wr10IvyA+UvFlH2w5J0c1WQ62NP1Wr2j1on0JyZBLrTiVQMdKn78UxrVy2Jf8rtV/bg
k5UkppJ2UdP8deShhjHiaHmV8FQ5JvhhrHZX6YuCUDjoLbXC70Z/lKJ8naCFHYDqoLa+h94P7AF2JQjxr7RMhH3pXN8V78rM+fgndpzQlntms8AL2nRN1XqL
J9Q5ZGdQH3rpfr4ii5uqZD5SsxuXpA2XRhlzsdpqGWGkfJ8bxn2T6+kX4MjIMGa59EUq8l7zJluf+6p6XWi+5sPvW89SH1EfR0XttVKTDYfJ0j3faqWv+IsO
eOZQUdxglA2WKGu90wumwaHaSHBR7a+m0fO4xvJgrT11MWYfRwjnXJVzH6JFchl2H9iJL/JWJYL0MP8ELjXnq1aLJfB8iqFPGa9iZ7CFnnDqoLQP9nOVlndb
EpyD81bbaWqu8s0SLDyC2YyqDGWXqmawWHWgVfR734zMJvYsfAY3j9ibG0v59A2bxhXzZWPsFXNULhU1ivuMZUZMo+Pk5kj108BLrdMaIgfTkS6pXJOGYj3J
RzmdUNeMOsWku5Q5zYtMBHmU/sHU0hLs25Vnxk+2FY4U+gRZSQlXTqAmeAbrorZ7DXbV/4izolj7aalU/geyBDsK36+2dzoLfqpBTDtlPhjqS9B0mOLJJDJN
uVwKVPH2eG1Hvmspeo4qcBSdgpKEHOIWNkZLIykxDi1FH7hutt9cDfAezXLHYOGoI/VSnealmCAtS6xkLxs9mukq1qaSUDjdcGMfaZ3yHe7gStKtUKH/imoT
VtvNcg3o4GTYnm6BRit1pckoFY4x9tdSg29U6wRobZr+XYyAfZQEirS3Aqslp/qLqCTEWbZYh1u/S81wduVHvCKdIvUtZoqj6JwyUthefRn5At5BDegPwU9B
CMminfQkWydUQqa16yBY2edfs2lYnS5sS/kEaxGaoIumg3RFuASWJecKtOmT+ww8pBxFeeKTnHDyCv+BTIwux3XRxmubbMuIlXIwkwyX0SFsG2a9dYTrX6Up
sKyPpf9YZyspMJJyKt3F98QnpaFYUPE+ZWcTFEr0s115P7eO/oWqwNrBddE18py4BCWBrprBMhRfh69RTwHAuiwnuDghUQlTZptWwh/MLfMRVJHbo3fNukFN
swwXLZTbcTn/Jz6LL2s+QtXXWrE9mSZIBgOgJM8v3luHmgrLykPgKL4yfhPu1/4hlgAPOo3FCqdpkjtOduJOaYn21opTPMCkoX+pAmWQKxZ2I5Hhu/gP5hAW
2Z3KMbTHv4scjf7SV4UHqL5cIZfmVhIp9sJar42hOYdBI+4mxOFj0NwxwuMm69BdtXLgFFNd0s1f7KcxBttYkKuUsE4grWhk2CrFFd4SjmA6mm6YWCZPjiQ3
it+ln6zE8cp0Yrb3iSVX+0cLZmfplzUH7hJa59+RphFGmVAWIiW7vLZLa+v5LZ9mU6VQwqz1h5uVC5JTWEWUZ5/ClLB2MRukNbA7eVyyqDF2ja4iMvhV+S4+
WU7jOsJu/vUwgt8hX6Bf+J1iM9RQqM2dADW1urlnwl9YJ5O9xZfyReQpWGmb6a8T8gJWNpaVFyrVyFBURR+e/wamEi31CVo7GCbEgseglUpYypLHyPvMReYJ
WiKVt2QAi62xuMCgK7edH1zr8JEWbwEBdSkIXINXkS+3O5piXsvf1ZKUWGWp9kJYC+M8y7Cn6E6WSncmMOs1poy4zTdUWWlZYfRQKQIHc2okIxHN5CtY6nq7
yyNQXoGs1uKjNQ+G0e1d/dA6eqB8iTvKuTeqoXhxQx3GLNDPSfHgs/LIEkQ0ooMkWoig46KH2FeA3rRPgLAvqmbvodXiN7G94GnbbqYdreOizUhfjgmRRqu9
gI3bwa8E92SNaWT4ydnkpeAhXOt/UqEf99zvyo3gnrAb6CagOczFhrALlKZeRYqK1r1dyXVwhq8CSNGuCf2itxHLkZEYSVDyRHZfQa/aM7jZwiLyonc0swlf
qfUVG5HJdFt2kdw+Zzw1Cd9mz1eiolbyJXJe6QvoTKSi3fxk23yFcU3kttRpqY+gZ+dcQO2pzURJtSNK0t7B7tgO/AkzGN3DbHQr82GqJfdFHqAdp2+g4j4A
JbUXDJYPqIvtbrmeqRLYx9UwksIkxcLUrF0QFSfFaYoykSojJQfeGWpTj6WzwgPYwf7BFaH+ihrlfe9uJ363LPCYhLJwGZHG5YnD6DSoaF2d7WKHhCXZMwvq
KS3sp5nt8oX8U+CfohYRAeR0hPNLYGM7TgyP3Wc3Og/alsC6UQPJRFbCKXUnGK9cLFijbrY3jF9mcHoHMRzoK/2iBkNNesWN5dpwR7hbYCJ7Afa184Z1zlfm
v9x+LSwyFDvjyaU7OWLpTfZ/8Gbe5UonJRkuzg+CX1GiMR72LupBhPGPBG+scesKGGpP1RsoFZ1n5URuR4AvlKSNztLYYPNhu+Y4oZ62PhPvOyuEHkcocMvu
r/NLe2Ypj16knYxbDVra3/s/gi6O745B9kb2SRwP8gIDlDcUIz8ivjHXlB+BMaSqtCtKZ3pqC7nSRbtDktD02ONiJFMeThYfsa9B06IR4g+1GfE6kGZboJ2k
A6imTyxqoVU37+W25XJ0T/cPfW1eut1E89hkbR2bn32AmUO996pcJZBZe4hWEMtxCJb1JYA1zHF7PG6ilcBPMp3/QKcUnbNmaD3dEwILFbM9lPdpLwrPoETU
hoqH/UF7EME9BbWYV7aNmgkq5F20WCz0muLvmi4XLsOmi+tQweY50kV9vzbKHlV0x7676BozL2/0ujZaH7antoYbGbdOqRRr2vKoMMTAMbfh8MBBZq6axBBi
guz3clrP2BnORUwm111Jy53JRdBIqWYYTUyFNxhL/iZ5Dt0ahJu/gjtyI0ucI42AdiLuYlZ3diTdWP4Fw+Fz51vHykCjwmTlmv2Ms5n60th3y3XnWkeuvWdh
RsCEWtLT45Ok39yJwkE+M38Mq8ipRCH3PfADPLCUhk/RQeUKXVvYZqokH7PW0G+hfuxd5f//z5RMlgwtPd/dmS1O8LgjelReL5kw/RRqx5aXFrmbKaPiSKUo
0J0br1TR+ha5onqCh1gH1IIsyK8s2uFiMNV/OVAU9ZXbracK62NDlSZ0D6KKst92O+E80wmbSb2NGypZrWYlXB/p72kzEouXfxOT3OXsWHSwO4NqoX5nHrHJ
zlJ1vqBjUCNr44cDL+lS3Kw6jWOXO24xrCOSaJM9yHqqoEHsI+yQ9k7vKm3K3C620gwIQMmWorZxVHMG9P7uEfGG+J+wdNEZ8CjuOfkKHsH2qW/BU75MIF/O
Qxl486JwbRB+P/2+Nhn8wn9wQQmyNloSC79toPnmXJh5kPJI/sXq8ujMLtI1UKPwlDOF1LQV9kz6hPak8A+stDlcWeUs9mxunrwUZpgD6gnvp4CKNniHuRo5
kreZFLdjf2FZ7KqnIfEpDyv67FwJvnrS9O6a4j2kH/QPQg1jH+x6vOtB/N1dL+uv2xlcb2ZS8J6+5Gim05a/u9bFJsZl1I2QZQJ5X0tV6xTBZvh5WEQ8U+b4
19l21b6MKlBFnjJwolyL/7egGdhvHqw8JjvYdvqOW2dLm7HNMJOZhTAQb7ASWUJ58hEoh02TTzHhwgZSwCrhzai/7nNydWFj9lv3NnyO3C9kMlFOfItvYhaK
CyMX+3oRC4RRYJxXYw6RY2iGqLVxHBa66Rk2HDghEvp6q6iT4W1fCuxoWS2zxHPYhflGF9p+RH/H1qB6Siv4Q6pElLU89/nQ/JzEcFz6L/sFvkwiqXzMib7i
t2xt8bfIISxXNpi2u3Lwfq4L+E2lsfcyLqKzQnx+UMFJPF+MRAPV46H/+sqvjkKt4C8qAb+BvRDnkbkQILOcLazhz8szrT/hYKKNMNY72iIITRQDuZtsCd+6
6wDF8lY4K93JjLdm+v7BzWg06hSjkHcEAcaCi95XUqnIOug0+QHDyP7UMbCHKm6CRGv8tVRFmCqFMfvd62CEcQF+npgMSyABjpMSjf2pYFALc8B9UVWJ0ux1
tpYnCPyy/AGlxTRzkO9XwTnveXmFb4HtkfLJ08K/Wx4Hu+JjhdNUN3gJfRZHoKb8KVgNMzMC0ST6K/tOHET/LP/GeBirCn2SHUeEyZTFfBFyOWJlT9Bc2MoP
gMHCAX9NdY2w2/aASUexxXpoRStkGzhf3ipuoG75mktDPNu8JfkqMNu8gqpK7BNqYCPF4d65sJqf8N/OG42Vyz0k7JVWiJvll1L/rCdiJ/hFPuWNMT8TVHgf
H4H62lJge2xSRE/LMeMHKYMcFHNHvED2E0/yC8Sl1nxDJ/iavgMG0UHgvPCm2n+2Dsxvob1QRJ5Jb8Ono2N4Z5wXC1ERYmAzxsOtI/eTHvIwKJf9jW0b0zRm
COwC3/s+iIeWY9Ex1adRlfnNbgHfl3NNaQS7w9rC/OxLQhy8zPekMNdwTCIx6zr3JCqJKcLDLOPla8xibzq3buNNbLa7tu+Ju6RlaaQtrw67xFxTbEOlySnG
/Rs7hmKoZ51WcA6XLvyQdwsEPxwbJJ+ALYng/B2WTMplSV14y3bL1jG7LTjiUzQ3DNK/KRfQCPdEGIb2g0w0Ax7yQ395YQ36CNfX7iReQIa8B9J44ym+v6WZ
MNlcigxYhpGWjd9zj8AmsCQyoxtSJ7gH/yzmWuMzY4SnRNu1jcC36CVili1LaIODyBjTHdZH/oe9gX8MC6XWcCyxHBREniIGcS9y1soBeD66Hr0dPImJFU5u
bIjPhpqYTByic/AB1kv+365E6phVwprZOguq2qPgresNMrtviuOoINs/oCqsX6DTqqUXeMwY8QpEiHcvs8RG8gnmV9mr8FBhB/0gKobKF1oKg20bwGxvE/GN
XIj6y2+8CcW590UaY63iqS9/zYgW+lKPpOVyBUNKcX8bjq2SLpNhdG88Xbhu/O2vocZIkcoKKQ3fiAeBbWSy30jnMQ3kY6SN2UOkMnvZrRLO/LG89H3wTud7
WValV4m6Tu7x/wldBKZTw9xvxbfCCetw91Vm5JrRUlPxE5YL/5W2FyzFOvknSNXwK3KOO5UenzEYvAejaY0dR6aBEFM9+h2vY9neh9HHlktSqtclbMitTv8w
hRDTiSMF06J7492xR8wWIsp7EJeLUzmVqksmkN8j3pPrijv+WGGgMNcqm4xSX0jREdbl3ihxyMZm1AlYDrynroPS5vlU+VpGkIp74AQLSb61lRLbMP2p6/JP
MNjyie5InK+m4U9yZgI/87H4jiPUKDDSV5+6aXsK5gsZvseiWGcNLdOlbJa8tUaPb6qNoU0MZdPZSdYkujTEOZy/IwRLnfOKBJGcLn+lgqjRri9UuLU28Z5U
8b6Sx/Kvp0Sxl/aTPkRk+Y/JVYmP7AVRzJ0sv/R2EvbASWC7OYpYBUKLm/sxor9llXAR7RIX0TtBM+NV2zVmG9kFrSCT5WRfObRJSiNv4FnCcBgkVSe7WSZa
BlqmoPaghjjL1gk/YoLEEVcQrorbQDBxVWosdwNuqYKtixBsygSNxOvYWnkGtY/fLT9Mr4vxvgHSYfJyfnOwQzjn6igexc1EPmzteg82Ssetrch2hI18K64x
rwLPI33kPds85gpqxqTw20BzsXvtHeQk+F4+IPTyXc8zo87+GLqlFGEzgijxknQpb3h0sJrrmktVBmHupzJpm5EZYsuPnO8tJEpaANyBvRKP+q/5N5qeAUIc
SNhDre7j6mUhmi8fXi1dcDe3VCcn0W3YicbldG/mOiH6+mBH+BB+lMRZ7/N1wNmQHqgELEl2zT3J0/QR2W98CgxED2oO00kkbG8iSxXs9p+TP5MtxP3kZjnG
vNmn4faYcaYq4lpDlHBb/gyTlX/kWcIBdzDRL2O+1Lbad6GIqhH5w9sT58h0bxpuEGsTT61zyC5e3Hcj4zU02rbKz9jxvlbF6l4rRbgJr+g9DcxieXUjvU8Z
Tz1zd4UGG55rwWjplfeAe0RBuiscWPB/8ru7W7OTiVXwM2TVlvhAaVSNmJyGlttER8tswko8cx0Sdsa8IIbx/5JJ5g2+wUEHhFfu7zl/xV3pTaW1hrvuELje
0gOsEBThre1KTAMRiscti8Taxj6ev3mD8Fqew2GviQrRCy0vQuX08/CJcYLPbeDwjWnZJAfbWIn8S1Ri3klPCN7aF21rQv4m3+GXiclY4/x77sq1ruWu4j8Q
O9xpUce9Drka2Oeyx3Qms3k7fk3cH3VRuu5/K37xnjA/DC8nxQgp/r1SCnmb7BY5j/9jnUj3spzHFuKVsSviEnkWqBzz2JCJtSM3mUqIWXwlIt9f0/pUqm22
WK0VDkVXCJtNjZGa4u35wswDeFVspCXK2lVKtVa1vvc1M8wTG4jd/HjmSGmG7DNdEdvndi1WY6pwxXSf7Bj5wd2ZdpJ9BM33hywihuYuJ+zWYdZyoPPaMNRW
7gSfZDjQHDyIqEdm4+MMk7Ivkk6up5AuydIT3B35TJrll+V6KqtGIBn1I1rwOaBkVIxvUMZl6i0dk8dHx1negrp11hGdDNFET+866omhsfWCMEY8zQ+XZ1ua
CyOEC9YNdBqo6X5H6BH59BuiwPaCLGeOom6JMeT1/1V03oE5Xf8fNyNGkMiWJ3nGHeeecZ8Qe4+UKmoEMWI21PqqGkFRe9YIEtl51r33uePcJ1SIXVtTisZI
UVWztqpV+5ff/+ev8/m8z/v1+uvAy1w6nI5CQEv/Pc9zUCa4jSTwB1zJdcZv6TztNq6mXVJ75QXbDmvnmJrGBjgbnRWSnf2Ine/AzBPjcwerF2Sbfgh/3vQR
TXDGc/uElzGLVd4QI++bu/hFyglPrPBemCW3sr7NOVqVl3KclXBT3pRYTNqStkoZKkUVzi3e2uCRspcpBXFcGBhD24GR4kcyiUmUZ+Ezzhh1m6MP7Y/2gnzt
a0eFcoqsVMWi0qJNPIWlsd9xcyx7S16amSYN1CmZY5yHr/Q8+yvmHOppn0hWKDrbmdmDQs0nfFTcGekzPoSfp65V/OYZGmVW+n/xvefuuTmpi9hfbObOIZVx
7/23UCroyyA2fNsZ4YZx0wgT3qBfq7ruZ5AG5jNpbJY/x/O1FGoodAf61/NAX0ggGhV7MDYb1RKniaK43HkC7CwO8/XmTog7Cs9zZ5TpfB0tmIxTDRxr3FvP
wP7iTuZftbrQkYwDrzzXYYXD4efABddcC5ZyyRMmpbBbYm/rF8LNxbPZS/Qs7qy2FFLMu3IzuTFJBilurqg44YS9u3+w8j/NxX1SsrWa/m+ljXndhUXWmaQ5
OOhwo520A6BGA/4d/p6rC4+SpoaCmxtL8XzaFLGuNJSMrwlfaI25d/xEsFS7wq+Bbu4QDtqCzL+0P+z14z+o19AtXB0HF0RpblumNgb0tMb5Pyq/M53VutZn
XCu5hX2PxOmDpCPWXrRMzigebW3tRnSa38x7Ki3WugCbug/PVbvgSDNk6z7rddmqPZBTyE6hkVzC/iSlSEOYHbiBpsGFwn52tXeEmEk7xPmKf7YvhesKFvEq
chrr9WLznPUsyMe3aA2+upSIqytL0ZW6xfkNiAWfFf/I+d6fxo1wMmwXscIxlptMewmf8cPZjfqvQoUqg1XucewUaU4gSBkFZ3HDsjbiKWL38O3iFNIaBdzl
UoaWb9nPdtHX0SYBT/EpdwadhzaTAPZzmfErhVDtgTiUzDEukNH6ExQdmMmcxJ9wb3W0fxZ6TOuAXeYu7TjN5xJQD8QkjsCTSCo/DrhwJ2YiGc+2pP+zfRK+
1B7A45Z86wPHLdlmjlRS4EyYrDyIn0ejaDOfhCbBiXo7qaWvLtmgPoeXjbcgInGAfE6YYhuIypwrNtWFa6I7FGaBcpop7C75wjnf959tJohmdwmQ7tXuCYT5
nOTEbxTHSVdsU/2dbEW0vvZK/UtODbsIO2Wn2bdqM/1N5Ay2TK3JbWOWKiFguj+F9GF0UFsuVy24uyVD61uVt96bBPcmb3DRaX8OisbD+DfCOms9flXBYykb
HTWWsDVcg+3rPDOL0rhsWCkMi6q2dSSx6U/FL+ACcoWGFIt4v6Ou3sDczsZDLz8tchU5m5XK1hPSqYWr9PdGt9CJwhn+1qQCXPAQ8RkYYj5H/wCZKkWD1Keo
QawFNZFX4cOgL06Gb2iWINKWJJlm0U/qCuWdAIof8x74HEzHbVw38XytHxlP2tJjnu3sEetZf4T6zNM5rhFQ2BDcyz8vMlXfKfnpQ/0PmER02sI2uorIu4u3
c3Xta1SgYWIX1jB3tm2iXxvhEVGOV9ym2DD1dXaStallJy2XvlEbUruB1B/Mp66J8jtuCPiDLsCuwJLAVstbYWMg4BqCPwO5aDwzWOjkJM67JFWKM3smKMZv
9iinlGfXRhvHNQuaSP90T/b0KNnsjmjWB/7A9xB+FIM5A0Sg2tqwuBytHBzXb6Faaj7sWegBYNsJmGw2NEFgTEnGNgvIAbvNzYEndKjxWn7n86L6eDru3lhB
w/DixmniRDG02Xu02vhS+x/Xif+HDiFz9MFOpmScPD/ugfKjzGjAUW700B75w/FXZq0qTooD2UWHqUAna+OZYUxZoK85DjiJZr/mtIvQupx2Vi4X/CNfMju5
0ba/XDM4gm3ga2kAuksew+vOviJwtiNl8AS45MoEl9DT4i+kOXi2rY7Yxp4qbFQH4BizQRwmC+lU7bGwRLydcBJkkjkkwqghXKOHhaf6/cw29Bi9QCdKAMaS
b9lkl+A8Z3OSTD5VW00qaQujRslqrpFZz6gLRmo/cw9K1lgVelQNMudQk4SDlomMfB/pYKozkh9HFgv9wEytl3E8ciWF8ASdxzSly70r2Wbkx5gu9jGoBrLA
BH6AORJ/FPiCXmSA8iMPA33ZWMcF3k1e8lnOxVWDCiU1SZhRqlTQPjk7q/b+A+xN2uMeYoUY6RwsVdJV8XdJSdEK/2M9Spym90dJZpIYoxWiYmwvWKLKeqju
08bDXvJHPdq2BjVSx3rm+jepLT3/eoPAas80SeKxO2zLcr5MCaXPpTnGE3+kvlab6PiNbc241VXu6dJfWm1fYmE3ZVDCGmsjJaIoVLmrLJA7U7f/gGLRE5Uc
tYlxLWGLtoa3qA49qvCV1NXo5NrvbwFvySVgczRjfJL7GiKnuVoaofLkmIbCBvXppnJo5e4Kmh7mPqjc953j4zyftHYuov7ANlYWwCi4WUUFHjVSf+evBVoX
/un6hb/K1DUa0Rq5bdWD8hJ1C9OGbx05OlynZcrxqOm839Ko8C0Y6b5h2Qwmg4vKAf6g0kYdAX5p+J520a/rfME9KV4eozxTxwnhniIYwx8iKxPPw/tMnHjE
87CoZtwaOIWMZ7B3ELsYFOAsrTXZ5H2pndAmkKbqWhyqRrs72HmvjscUd3R8VDQ23JoizPQ1FFoG9tJ8wHL7AgsdSUZr4zBdbPwniNYT8DuuY0Id8FA4GdOd
9er17BIMKlRpC/M535CMNScYs+w3vD0COzhRuit8YXyDWDyeVJP+Y+dUsVpUYhM8R73CL+amwWNFu82R4DSSBDbuoq2C2NnJ6gR8O7uCGa9bQ+3GJZzFtMdJ
VR02SRuO77jHMr+LQ3xlzm3oefwW7vziE3C9t7Fe6Uthu+W5PfNJEv7o3sI2ZE8Uv1PjgSbEyCsMQR8Et7hnEIEmKGneQuuNIiuZUNLCOsmcXXhPCTG+YVbS
AcZao415S2ppimo9lGE751Ft9fFw3Ixs0M94A+Sc8h6cof+DRHPAuvJIuB8dQ/G0gbVQrM9Mspm4rxGZv1IcBdZiByhnfqoy6nzvQ2OGesvw2j8XB/nyhGx1
PC4H7cUc8Q/cUL+HK0BvUr/q9F74Av8LhjE1YKCK/R4phcpV2FA5Lr/TzsmLtTRkMr3wl3Eh3HbQif3brsKGthqwthFStF+vg/8Bdt2O6zPrcShdKS73HXFA
6lVdaJbRz/+L0qrK9q47Q/Qfolnws16JHkC3LKNDsNi46uhAJofS9VERGJxjDK9p5II5mmYsAqFmTq4TleNBJWt12YRsgfcYFGjAqIk2q9/hFsjUVipRdJ6Z
yhZUsclCGkPOy0/xGts+dat2S21JPbSppoHO+DlMcG5jB4s3cSFYBgfQD1xtNVtQyFI2VDtKm0SE8NFmnNLD7g/8vO4HfNgg5Lajp/a6wAqa8JPjW1Wl6lBR
fZPIr/LugUZ0f/xYyQUDVbeT5pqunDIDNEYLUy7WnItHGshaqo9sukMoF/3ccDaJ/Rm9FFLwssQEpVP8EOxiXgjjvG5pAVeXvKRvDM73W2wQjQsMzy2jakmS
OS9xH54AxuITajX0kWZpW/7/90V3ujYPlYMTUhvFJ97Dd+hm9NKcbl0Z6JDn9R2iP8H9PMS7rRHgOipGEZZisJ4dYevVSCQuvrHwFIz17hdi2CfsAfl3IKst
uK+1IFtIkcLsgAtyT4Ed4LUQyW6Lm2ll2adaBR+iO32HDZZGbg6WOjHXwWmwEA0IL2VqiQut/YUIzLs/FNYSdjDP6d/5eVJQ9VFq/aLFwBfYrV022mgVekVU
TQ6AaNzEehEdwwD1BN/hFDiEXSL4/OF5fbWR8R1AsG0J85t0SSoA0+ODuIvcC8srR084N3aYQxXsTC3hH/ao7TR9Jr+Le4rWM9+idnitEM0Nx5moqzIF78wl
DqiUic3Vw2wg1MZ8Ef7Sdsuf0vS1ZxboD07w532KMJDZw7zwY4GL6yg/8j+Fw8X/uL/xZS0F1jNtwGLcFGuKnXF9dUf8HnygiHKT8TL9k5oklIAg5V9vKk3Q
MjWn+Cfpov1KFxQ+w6VoHdfcrdLP5Ga2n4yxcjNjABjlDlciuCv0KN4GhurjbBeEDYxQfLd4ZkSARzhRjcZ/c43ITW8u19Ufwz9gbfJ3NHPrFFJTbgHa4bOe
b4QK8MaIMDuRMlAb3ZaDEuaxy2mY/qdvRd5yeMo4gO7hkOL6ap5gZ/sbn/S9XFfLEeo1XqL2PqLOMW+pKeqiqo67RjgcoqQz2UJJRD7MQLPRXb5ByUb5tH6Q
HBJ+Vm/7FoGzZKLUHw4QHzDOoqa4nvpC7SxtNCy2Ej5ZGYQd8KyzITbQn2CPtQ0GiWEkhHmn3WOaVNnhXnEzOICz4a9+kXarYrHBxsfAOgXZDqHLwjTDR9pC
3plndpDWCTWIxTxb0F7fp8027gXOIDczifmf3q3pEONVFdeeEo6gSneO8JZ8LgzmGXSfSdX3Ni2yZJvdzN1op5bOMzQS+dBSbRQ8KPQT2+E4cSM8ILgcNs+/
zF1D5Rfpq4tvG0/MK+x10E5qgytBT5rmjfB2JZMT1khtyWStsX5XsqKzagY1rQ59k3rdtQ4txNvhoegHVcYTBjeIF2mOd7iZy5UyN8VG2gon9g/3thPTRRF1
AcGB6XqQmVjlQVOFF8wxOZG9IT1CDz0FRPDPUBOYZTrKDqI8XUnb0Anm38J1UEamBHYbMuhkXrftMkz8WJ1i+0pfqacljNnWVjmFiUVF8dIuuo+8EpYRlZkq
Wpy7mO3hbbRw/rqwM+I/XJMZ5l/FbAXJcozqYI/F9KabQZBzs+rhRtGFol2KApnq3Sr+DYn80lsef84oxF9XvWmKGUrnBprT++ZtTRTK6KTAbH+DwmX0B3Eh
DjVHSD8Ix/AdlC261VTAo1zk0W4k5uSmZgGUi//UKugfOJfaxMPSDDgl0MHqFqaXrK7qpjmr1huVToY8pN0hcX+pLKSdzCTzK+6+GOM/AgLcS6iiaC6ZjBbm
CfW99c0g/Ql3lg6ln8Ff8VSuJw4SM8laMcwYAb9SXxsp4pzwY0YIeIVXaBvJBjBN6lVg0vd0FH0f7bUP0x6AI+pm7nd+BKnkJ8PedA9aI642sgLL4n6C/5hd
uNFZTMlKkE+iyLeebNjf9l3MhSLdPxomabv9w60PNMmIw5/Mf2luYa7Rjo8B2fY6NJ5z5XpolP17tbeD4GgwPXeH/koqKLbp4/S2ckAv5mshxDSISyeLPUtw
Z/IEe2zbVZ/2STjlLVjzJR4BjuAUJh8cV6fS7dEnzROeR0JvfFu9E8HAb9lcfx34xJ0LEwqr6y48kmlkWklL8Ct+GPNj3DRbb3shnY/+A1PwTO08/FeZ4ijy
T1BKvavhp00t8THnVbKLrYFjxZbqENBIfI53cRvF7tYUpw+1wN2ITe0vpgl2/Fh4T4aZr8lEGu9vL4zTTsMZoLcYjNv5g8TD5DTtqA4wVtlMdQptrTYueWR+
IX0FKo0bVUTyNQ4Txzt7whHcHmYL/VpPN7+jcVIyu1TKsWwRcrRc+iZw1DjuL+X6YAeeJoaLi+V/UBT3htnoPIX8mhRpoV21Yj2H1sVrsSz9oAUbK+Rk+Eze
A2Ktp0wJtuOGgX3qRqmuOMYxirnGh1TNuyd+6BznDhEXk8v+ve50XyFF6EnmEfac0khuY+QkPvFO4Xvbf45LJQnq2Jh00sHWnj+j7RFv2nfhjvQqrMYPU97g
rfkMHIBD7BfIIXGn+hn5KS7bdootF8fjhYkiO1r3kVbiKXwNbleewfpibfrI/18glXURb9YLZk7clMQiZoL2RogBAGTQHeF/JEz3Ov2o6edaW0DlMm2vdxv0
8OE5gnaPULgTLwht4ZhL62+b49al32BbOj/wVp2na8xGpVhb7pjAdcjVGEkMkweILI5iN1n74bNwnP6lwRhLtJbmTN8I8ERJTgiDbUkTeDe+A80g8Up7GyeN
rXaNdvZCdSxezJx3pBjj9QaGhNc797hag58IFI/GJAuIlpIb8gTrMmEY38L0eeNga9szvJbr5GvgjuFLuTa0ifSZXkG2qD04qKY7I7wLcKaugZ6ok9oYf6uu
Qht1LLSQvpHOkPXAyob4012P+V/E3TEm2e2Owe3JMjnHPRE7Ak9sdeQ71Iz3ufziELU9lY0M2ERfYUszZ9AGNFl6yC/V4sxk1E2bgseKdvynyFrGSPMLdb0h
20Uos9g2J2tbYM/sxllvjFXGVbOt/Skd5c0w6yl60W9+TdxMrssD8Xrijm/iOGDP95zFkmO2f3Vk77yntgk4RM62ZurdSWvclbuDf5ROqW295wtdVdywQnmo
RrLv0XR/tOrCXfEGfDWyMDHR91iodH1QKwxJ7IFqy+/8X3kvqYtIE/0dLpKr41g1jbYCi6q89YyjNuLxOXdztodenTko6WgieGVNF3k8GvyujcNblL6JK1G+
c4O9hDkppZAQZ38w195W9pHkXAlOowmFufpZfE1bEjuX7PVWsl34TtjDDtQymMuex9os2kPrX5QoPfIb+rqAXYkwrsJIbOfXg6FinKOuUN1ZU99sH097mvvM
AziDyXDXM48EHvjmB4LNVoEj+lq+FP/JzSW1EoOF2SAHnRAg19ntEm7K1wUi1dKL429rdaACg+k2jsFIXo3W66vgV6CLcF5oiN/YsslXvq1asAaN0XENhGDt
+6zzUf281ZxXUZDcR+iOu2jh7CylQrKb153htA4MhlYeyiH4ij0R6jgWf+5LDbM1/IiH01+Yru7XJMGYqmTYEnGYsFdqbWZoZSaj3qHR5kYtSz+r1gUH9QWR
U9V+6nrZq9fwLpKH4qfqPn2D8F4baIw0hsGVoJ/2SPqePaZNt47Jre9u53B6lzHVaLp9NKgOXuAc9LfrIH9SqUF2FFdCkjPcqyonuWFFK/Ftr2Gvxl/kz7BN
pYPeruoi/rJtBgrCbOEOxyDtrTDUc7LkrhpE/zYaSdOsMeRj4ELYXKY9CKYzhGSrvXgrWY5OokVcH1hXTEEbhMt4K9hd/LkjS9gh9yey0V2YGN7bEoPj9HXK
UX2UMoG61PdR7YlV7Q36wrpohDQt+wgzVC10x7DP9ThuYmYL/zSwDh+0+2i5eYteLeH1QQFC+5TcRGHCeOcFgp1rhKf8OryKfMInrf8o8aSfMBDvhZPIWacA
PhW1c58WqgvX/H3972AregePEPviNPSxKgVPhVypBpvJDtU7CMG2ZOWg9mUg0fzL/D5+rpoEHDm7YS+iOvsYH7zTEIcMrUfjxr5i2xLL4yqy3cceZu+wRWa5
v6/xwTis7/Kfigf2vbYB+AxSSR+hlhCb+FbMpznWjyXtdAtYRzOL9zA9+Ndem38TseqvjVVghtDcfI5P0r48FHL0IKEBuKRfsAp4gfUXtJro4m0xDezKvQM3
kE5GrDg0imY2lo4yeeZAp6EOFGaQLlJt0CiQpEv4juZim2PobKM/l1+pB1E3u5TdD98k6xPvoa1iG9xZPI108YbowQPw5MQrvmvkCg7i9sFJwsiYUqUVl2SM
FH00zfqx+CKYjSnKQps8sWSaYzY7lfsFV3hO05lNe9LXgRbqbfmJ+cFRDdjANWEIWO0zxDOWFk6ExxY/jD/rj3fV9j1kf4s76XtoMUv8CU/NB+rOQJlRZH4v
fXTsAYcS54vPhFPkGpdJ/OJlsUnB5s0BPRD/l17fnxZXA9+2a+5avsiq+VeqHa2pXKWcHlnJNvXvzXmhxDYcLb1gCtkZjAPa0TkicsSZKohCKuLwUg8ix7Wb
eL3W33maHhLnR/zKX4I1cLLQv/AHOJP9UGxHDkNGmrTPMTyB539j5zLf23QlNC+D/CPOI3/DcUByFoWgwvq4j/iLetM5Ll/E04QmYk+Sp7+TWdJfrEO7gOfK
W74DtptelnJPXD5hnveG/AnZi27RVvIgnUZ3MoeDFfoRPlw9qu5Sh2rfg7qMwq7iz3m6o2PMNti2KJqdjg6gelpD4YPaER+kSwODjSJ/jAHpSulC+Kcm++FJ
Nc+ZZ3cpTfkGzuZGE4fky/ROcD/UvtEVHAujwUTtLvDBjtZRzCXioM31xrh/dLrWnN4wwulvRqY2WSjVLc6HcHTTKYl7cVdS7g5F43FfywVhFog3asJgZr74
xtsRbxf3gnRusvarkikVM9OA7J/QWLSVw650eeFrS7qxSjuGJtI6Rr+ShkJR3i0jldYJlLplNSq8VPPqdjXKnE0X4+buzsZA3RkYnTASXqTLA6tBc7hUX292
NeOhjRzcdr/k5Pab4loyZts8KR2PSuoJBor3hZTS40m9SiLF2j8O2f6RfYRHNp++/QIZkhTT7DoaSI6bG8VuiZ+ajVH/D1DU46w=
"""
BOOK = """

"""


class Embedded:
    """Imports the modules of one package from SOURCES; no file is written."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Python's question to every importer: is this module yours?"""
        file = "azkit" + name[len(self.package) :].replace(".", "/")
        if name.partition(".")[0] != self.package or not {f"{file}.py", f"{file}/__init__.py"} & SOURCES.keys():
            return None
        is_package = f"{file}.py" not in SOURCES
        origin = f"{file}/__init__.py" if is_package else f"{file}.py"
        return ModuleSpec(name, self, origin=origin, is_package=is_package)  # type: ignore[arg-type]  # duck-typed

    def create_module(self, spec: ModuleSpec) -> None:
        """Python's ordinary empty module will do."""

    def exec_module(self, module: Any) -> None:
        """Run the module's text."""
        file = module.__spec__.origin
        exec(compile(SOURCES[file], f"{self.package}/{file}", "exec"), module.__dict__)


def embedded(name: str, compiled: bool) -> Any:
    """One of azkit's modules. Files of equal content share them, so that numba compiles them once."""
    package = f"{PACKAGE}_{'compiled' if compiled else 'plain'}"
    if package not in sys.modules:
        sys.meta_path.append(Embedded(package))  # type: ignore[arg-type]  # an importer needs no base class
    modules: dict[str, Any] = sys.modules
    hidden = {} if compiled else {"numba": modules.get("numba", ...)}
    try:
        modules.update(dict.fromkeys(hidden))  # None there is Python's mark for "cannot be imported"
        return importlib.import_module(f"{package}.{name}")
    finally:
        for name, module in hidden.items():
            del modules[name]
            if module is not ...:
                modules[name] = module


def new_player(compiled: bool) -> Any:
    """A player with fresh state."""
    return embedded("player", compiled).Player(SETTINGS, WEIGHTS, BOOK)


PLAYERS: list[Any] = []  # the running player, or None where none could start
LOADED: list[float] = []  # seconds that loading took, which the first move's clock counts


def searched_move(observation: Any, configuration: Any, started: float) -> int:
    """The player's move; the first call starts it, compiled if the overage bank can pay for that."""
    if PLAYERS:
        return PLAYERS[0].move(observation, configuration, started)
    PLAYERS.append(None)
    player = None
    config = SETTINGS["player"]
    if config["compile"] and observation.get("remainingOverageTime", 0) > config["reserve"]:
        try:
            player = new_player(compiled=True)
            move = player.move(observation, configuration, started)
        except Exception:
            traceback.print_exc()
            print("azkit: going on as plain Python", file=sys.stderr)
            player = None
    if player is None:
        player = new_player(compiled=False)
        move = player.move(observation, configuration, started)
    PLAYERS[0] = player
    return move


def rule_of_thumb(observation: Any, configuration: Any) -> int:
    """Without search: win in one, else block, else the legal move next to the centre; off a grid any legal move."""
    board, mark = list(observation["board"]), observation["mark"]
    if SETTINGS.get("graph"):
        options = {name: configuration.get(name, value) for name, value in SETTINGS["options"].items()}
        game = embedded(f"games.{SETTINGS['game']}", compiled=False).make(**options)
        state = (
            embedded("games.grid", compiled=False).from_board(game, board, mark - 1) if board else game.initial_state()
        )
        return state.legal_moves()[0]
    drops = SETTINGS.get("drops", "columns" in configuration)  # discs fall; else a move is a cell
    rows, columns, inarow = (
        int(configuration.get(name) or SETTINGS.get(name, default))
        for name, default in (("rows", 6), ("columns", 7), ("inarow", 4))
    )
    players = SETTINGS.get("players", 2)
    own = {mark + players * more for more in range(len(board))} if SETTINGS.get("stacks") else set()  # a seat's orbs
    legal = [move for move in range(columns if drops else len(board)) if board[move] == 0 or board[move] in own]

    def wins(cell: int, who: int) -> bool:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            length = 1
            for sign in (1, -1):
                row, column = cell // columns + sign * down, cell % columns + sign * right
                while 0 <= row < rows and 0 <= column < columns and board[row * columns + column] == who:
                    length, row, column = length + 1, row + sign * down, column + sign * right
            if length >= inarow > 0:
                return True
        return False

    def landing(move: int) -> int:
        return max(cell for cell in range(move, len(board), columns) if board[cell] == 0) if drops else move

    for who in (mark, 3 - mark):
        for move in legal:
            if wins(landing(move), who):
                return move
    off_centre = {move: abs(2 * (move % columns) - columns + 1) for move in legal}
    if not drops:
        off_centre = {move: off_centre[move] + abs(2 * (move // columns) - rows + 1) for move in legal}
    return min(legal, key=off_centre.__getitem__)


LOADED.append(perf_counter() - BEGIN)


def agent(observation: Any, configuration: Any) -> int:
    """Kaggle's entry: a legal move as a Python int, whatever goes wrong."""
    started = perf_counter() - (LOADED.pop() if LOADED else 0.0)
    try:
        if not PLAYERS or PLAYERS[0] is not None:
            return int(searched_move(observation, configuration, started))
    except Exception:
        traceback.print_exc()
        print("azkit: no search in this move, a rule of thumb instead", file=sys.stderr)
    return int(rule_of_thumb(observation, configuration))
