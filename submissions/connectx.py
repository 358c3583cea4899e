# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, 216,600 float16 weights in 246,486 bytes,
# generation 85, SHA-256 a8952042adb1ed00719893de1f4dff0657160bd59911d915183670912802b603.
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
SETTINGS = {'game': 'connectx',
 'options': {'rows': 6, 'columns': 7, 'inarow': 4, 'planes': 'mine,theirs'},
 'search': {'simulations': 64,
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
 'sha256': 'a8952042adb1ed00719893de1f4dff0657160bd59911d915183670912802b603',
 'rows': 6,
 'columns': 7,
 'inarow': 4,
 'drops': True,
 'players': 2,
 'stacks': False,
 'graph': False}
PACKAGE = 'azkit_379295bd0a9dec37'
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
'azkit/games/connectx.py': r'''"""ConnectX: drop discs into columns; `inarow` in a line wins (Kaggle's rules and option names)."""

from __future__ import annotations

import numpy as np

from ..errors import AzkitError
from . import grid
from .base import Game, State

INAROW = grid.OWN


def make(rows: int = 6, columns: int = 7, inarow: int = 4, planes: str = "mine,theirs") -> Game:
    """ConnectX on any board; a move is a column, 0 on the left."""
    grid.check_range("rows", rows, 1, 64)
    grid.check_range("columns", columns, 1, 64)
    grid.check_range("inarow", inarow, 2, 64)
    if inarow > max(rows, columns):
        raise AzkitError(f"a board of {rows} rows and {columns} columns is too small for inarow={inarow}")
    p = grid.parameters(rows, columns, 2, planes, inarow)
    return Game(
        name="connectx",
        options={"rows": rows, "columns": columns, "inarow": inarow, "planes": planes},
        players=2,
        state_size=rows * columns + grid.TAIL,
        max_moves=columns,
        actions=columns,
        max_plies=rows * columns,
        planes=grid.input_shape(p),
        parameters=p,
        initial=grid.empty,
        legal=legal,
        play=play,
        to_play=grid.to_play,
        outcome=grid.outcome,
        encode=grid.encode,
        symmetry=grid.symmetry,
        move_symmetry=np.array([range(columns), range(columns - 1, -1, -1)], np.int32),
        move_text=lambda state, move: str(move),
        parse_move=parse_move,
        text=text,
        svg=grid.svg,
    )


def legal(p, state, moves) -> int:
    """Columns whose top cell is empty."""
    count = 0
    for column in range(p[grid.COLUMNS]):
        if state[column] == 0:
            moves[count] = column
            count += 1
    return count


def play(p, state, move) -> None:
    """Drop a disc."""
    columns = p[grid.COLUMNS]
    cell = (p[grid.ROWS] - 1) * columns + move
    while state[cell] != 0:
        cell -= columns
    grid.place(p, state, cell)
    grid.end_by_line(p, state, cell, p[INAROW])


def parse_move(state: State, text: str) -> int:
    """The column that text names."""
    if not (text.isascii() and text.isdigit()):
        raise AzkitError(f"{text!r} is not a column: write a number from 0 to {state.game.max_moves - 1}")
    return int(text)


def text(state: State) -> str:
    """The board above its column numbers."""
    numbers = " ".join(str(column % 10) for column in range(int(state.game.parameters[grid.COLUMNS])))
    return f"{grid.text(state)}\n{numbers}"
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
eNqcfAdg09battg7kO1tSZZk2XFC9iCDvffee8+wyyqYvcLI9ra2ZcdhhYQEwt5QZpmFUnaBslooUObf77/3u39bLDn3J5AEax1J57zneZ/nec/gwfCs2WOn
Rn0zduL4CbNhAzg4PtkAxhrAuD//Dh365///tX3UxJGz/rX1Xx+OmpI5evKsqOiocRNnzpr9j8P/59//O/4fuwqeadbY0ZnTxlTtVP/eV+BcMVVvVYx4q2L+
i1bF+GlVbNVbFSveqtj/olWxfloVV/VWxYm3Ku6/aFWcUKumZ06ZOHr+8D+3zf3LeWIS/3WemD//fr3f/54jJvGv2/5yeJIBTEyK/dvG/z0m6V+fzh05Zc5Y
/1f9y27/vOi/Nk2YOGbM2Gl/OUdi/F+u/bd9/vcEifF/2fjXq/954N82/eeKQ4cOre/EeqTMMXSOm5naPP7KlulpT4pTd6wpXbpj/I7D5aN29CstLmtYaotJ
ipGZmifu2eFNNCUtheu2OO1t0Kxj9KOS94mfEzfuz9r3qISK+8PTUvvePSwGLitJdKe0OlAt5m1Mm/j10cNii3f8mtwwNfAAG9Uz3pyhLmlg+S6hNK19s36J
d5PHpJzd36bs4wHGsGXv1fjCFENF25LCohblr7bvq+iW+nT70pjiHe135fH25skpc7jUVM2W0V5wx5eSUzvi42dEB+xHo2fHPNuWX1K9qCiuYLepsn3ywug9
kV3KpyTsQyIz+jZ/Fn9m2/F973d9V7GvWalbmt4r+VqsuyL6wKiSxrt3xhyNjdl/edvl/aeLt+y9mBiSNLG4Jd+hZUnZqvSz2oYtvo8vSgRbBCbz0d1LjWnK
1DPJ7VJi0n+sWF3SM7bnto+V9Zq94NVpWXuuu+eSWXFXdxfv2LmjdLc+/mTFD9HLE1QJi1IeVo6tkO/enjg6bk1Fh93Ly+c1n96if4uEZhd2upMel6aUf9n1
On5ycePY02nj2Y3NEhJhlXJHp9LIaDf/sPwC2bn5kaRfo/Xek9GnSrdV3Nw6fOuE8qhk49b7GZ6K6WnKtB/TLXtUaWsTC+J27g3fhpcvTS0uf1rRIPVG6S1q
XlyfMjRFEV8WXyv5fPqwfUW6iU2XelN3K3a8T32RHL0XAADjn1//+mP89/e/f2L8z2d//QL+8umfv5Ul/5GYlrAibkhxUdzB6LxKZ0pR2r1d3zR7tovZ+a5s
YEZY5fEMFvsELouDEzZziVsGNVeWaqP6JVxOnpN0w5OYFrSzd3n8vnH7/nJNQKA1xlMJL1TKyvnRzyIVe8mMGmUFKYG6Zd5Nhs6lE6GgXfXKtXFzMiJK3u0Z
ttO0fVx53e1Hyh6VtC17ytdKOMxkJ0Sn2RKLi/ukmbcWlq3eVpp6JMaTvjrmTIvL2rnbj5XE7CypLI3uUD42qaiiccItWVDcC8OukhYtJpdibkJfbSfvfl75
ICGx/HjkwLJt2+omj4q+knIyHkuIrBi9K35PacmS8tI9RTs6xkanLq08nuBKlO8Z3aJR5ayydpE7K0vKz0b1rMhInrJ93a6QtJb8rGZd9y3aujntsnlZnDSj
e3Kx4ZeoszFTImceNEVN3eFNe779oiEhJib6VdSEg6/1y0o2pZ3ZGVjK7/pcfrLFb82+bfGssnsCWUGUOAyL91xMbrp7W8KhytYJGXtY9/5tnbbtLrJtdXon
x3C7vXHHeJs+jFsX5dreMvKH2OjKMQnq8lnl3qSo8meVk5AhGYsrJpUPLb+T0agZW94nrQ5aJ7FRRubO8brZ2K+ohxyybTgbtr12zJkt/aNory2qHF9GL9UZ
tldgl7dtTe3T8oBhTVnNyNbbXseOb9E8yV38XcqBhIHlgQcjdnffvWLbucSB20uS6kWP2Vl7z6xyRfn8Hb33bo9unBTDe+NXlUxISkUeGxZmVNt/PjZMPyiW
ODBu27uE6Phpe0tb9IY7bgs1LEi/sbNT/JfYzc3Xb/2Eh21Vpj5OudKsa3zbLetjs7Yq3ZFO7MCS/Wv3myOTdkxrejsuM/Zl8qj4kgRb1IWUoYnd9GUxVCxQ
uqCkXSVcerMyzK0uVbuuK51MT08t71p3tCFX94Hpjc+TKnVD1Te8+/Id+a+RHrI5hqvli1o03jI6uVEJGXk2/U58aUmz4tnFR+LPxuu2fike0rxG4u9ldOKr
vTUTCtPb7bOVNzs0LU3fdIah4b5TEb+mP6y07409tDBF0uKz4em2AXHN05P2vtz5OmlRC1v5o9jKLaHJv29L39WgePCfkXRF2cBmWTtjYmLT7u9atbusxcyY
5JJ5+7qW0c3iDyTGA2nT98SlFaYlR3ZLOJMQ8WfkQSvaejIrnZWLyvaWd04evM2SOLh8eFLXXaFpE6MfJUxKr0jR7lqZMrm8VkrZgXnxD2PS0z/tm1p6LyWs
7Pq+xwmhFeeSppe+b/k4+q63acuJ7pdJnw+YkyzF84kWXtWua6Vto+cU993+JlFR7k0e5o07UCvxeOrC+Mk7Gsd2LG0Sfyai/YGwlI+pjWz2aGtxx32j9un3
OtwnSu/qQvnL2/Zul2Y8Sd+YEYovKTsWNa2ydcayhKl/zh1f4jIMhtT9TL1dw2LPxz9Jmrx95c4XKQdZTfmXZouSRqa92zU/2V1e2MxT5GmWmVYjYXL6nPI7
SSvLR6fhMbXSdrdUli/VV1Qkb08q35uuTjmUkOnt6YmPa11ZtO9mtCJjZ8LiyqMxjSqnJyyqOLWzY0bD3Y8qrx28n9b50Jn0+AP3Ssv2/Lxv176lFWfLr5be
jfpUeaC0Y2L7fZtahFS+bnbpQJcIycH9LWrvCU9tmR6VoTjYPS3zQI/9pwzk7rkHS/Qv4wsqr+zP3yeHYuWrSQ3XzPED1Vc+B6urOMZmsvlsGTpH0tN1RvkO
G8snmOravhD32UboBmyPvMAwWTXalmRT0K/xeOasurb7PrEENxMtsIZMqPeYq4elntlAfsQL+ZXZ34JrtT30HfDBsrXUnIIfNnZYM9hiarLVujtogmYSVFHA
BMJkMHaHqVuwQDuEPYhf17nzmlpmSF6oajMNgvbhOH3YdKLJe2lM1jHYhT+DitdPRG5YGCoCWhdazOQ2vkFQmj9sPM46Ee4n/ijeX7pHkYo+siIyhKhDh7M9
tOXIR/qu66njJ96gyZXGOngon+bIuxEf2R5F/4n2/ztX/D06/9+fPDec60+cK9oL/cLD/B/cG3quc6StIRPoduQMQeYwTyW98b/E8X8ftSrorBaAu7ic1M9I
e747Y0XspnbEbFmCbSV2zxnuXq6v5Syr1lE9F83d2JEdBpazDVUT9Hs8k+D7gcWuXH4KNoh/w89U1nOwYV5JH2YNPTbyC1uXraGfW0O/sYE0yHmef06vzjaA
280FdL4ugO6MtyO6GL6XrrS1UbykLiEPTTPp54TeCetzwPn4LE5pHWEeq4l15qKd8HOuC/gK4m3DOpItNjqgrqMBEQBT6q7LHgStzp6a697cO1BtvRPewEZJ
M+1kkyaafcwLGUofBg+BS5iB9rXEQAtgH4+6iOYkq60Fj3ctcC3EthOd+eXYe+2cIjtfM68uO1A5z1mCqxELcx3pyqIb1vP56DuH0+kwdVGcUCSzzUiA2a34
ZQ2GwDmT8geo920usR9uXNseYcuRusg0HsebYvEKdXYfPI9JwQk9xrfFHXmhRGThQu2GvB+cyUhdJkj1ksxCAUcf9zCacdei9pGjkIcFzcDNToarAPNdmQws
wTUZbmduID1fCbsj0GVIb26TJoDySj+vWsLUJAOZ9sgy7r4uhDzpmk7bWH3YErYUXhlxtPAetwv83vPRnUWNKB4euoKqpy5Fxpiu2PX285tOUU9IFGvoGORY
ltub7BLq0Eyw3wo08bk06xwnC3AOBR+RV7gcpgO1Af0HtvhrX/s73gD87vMPZCJ4JmGcA/hAO0aB430d8XVbAR+Y6e+jyfjVXRj/cR++rvn3MwNfnc/XccZ/
7Onr7gHBO/vrd9/bgK+wm/GrN/J1PDH6eFaAjz19P4Ov+4ZvrAoI9BJfV/P1fv+JSY3/Rc/x/Rx8tRv4R8QV7l++WgwIPBfgqzswiuz59V5GH8f7Hgu+nwzg
o33Gr+7E34j5+xsEREbh1xEA8NGSvz/Fr9vh+xl9nZsAPp8yUIVWGQVzHl/v3deVfMUE3+9e+K6ExpGvuxaKM1+3C/BxVqF4ZBS4K7H7+ScO+bqP+YrIgMhb
AL4aF0I9/G89az2VTk6EA7VniGz4Dd5EcRQ9L/mN4XPK8HV4L/oAe47liIyIQeR8bElBJbEEes8+K6qZPY+7HnIqJj//F0Mmt6ZpoTuhsBY3Hz9pQhESbMhf
1h/0NDfz+h7enbpc8JDlDvpOX6gpYLub5HZ78ERTb1d36lv3ajYRl6mSsGqMVf3M2UH/meUxmS1JFuM0gV1dtCITvo2T9Ei6jyRKazKMMwc3snplaEtWBXWH
v2Pmr7lItuQ2mfOdV/CX1vX4Fv23yAMsh1iZ9xot0e61KHMHud2xr5ifsdvIJf15JFV53fmK6aIazy3hbmH9iV38zfoiY/Y/WwrhVsgstEzf0XNc9yZ4gaZO
SF9sKaS15zoW2ye5exElfIT767hTSMd5xnGzFPsNs8yxkc8cbusf4Gu6g3uGx2RuCK4pQtlv+OXsU/CXpr2JT0xHJiHGS5yzo8xTTc4mN/Wc+U3aj/8dPyhb
JVmlX8x4NLc8acQdNsL2EDpH/qyKh1Suc/a7NObqA5dju/BH6l3RaniDjolIjK6tldijkVeaobhq42qLRlkNaovvD5Njc7X1YGtE7dzR1Fn8IfzJcrtwKTmf
C2NvOJ9TY2V6uq4ythEfpoP2h0RYvihqW6cpwkHSNCd7On+28QsCoKahzaAfzdn4OOUXbKk+D32jKsEQp0R71hGpTHLPduagA5DG/CT2HHWXKcaU+im2OKir
KlZ3FgpQoaqnxMGm81SZBsryLnoLtAM+paumaa11abtIIzWLIpaiI/B41wrqrm6AA2ajeFz/BOzqXq2YpbnriXM72EjvWv3xiNVb9pB34E/MQkRDTqZWypeF
YJLnzBnmEf69Ei50UJu1/dDnXLDmhOIY3tR1B7OpF+qWFA6CfmMHQ7uoa8FNvefZHshJ7LhjOPEjVY9ewkUjVsiifKv+ngxwbpIfw7I0Nv0emOHHetzMXVrm
XuxdSGUhseA8zwT3oNqlzoNEG2aVZLFtbGMVmch1btwGNLhtRafMI7csQj4yE7QvQvtY5tgl8svSILZzwQvFWe05aqikGezIS6EfUee1R7DjuXcj1qlr5wSH
/cG3UJyCpa7GVAqzHjkHdt60R9M2YgIaUhxfDBhukHashHmDdfE+sX/gebAbUeaa7k60TM/bUSOO3+5A7N2YVnBT7KH6PDsdG4F30mZ5RuA78kZbbXmBrpOU
lq4XMQBfilfSU+gh/BX7bSiC+o5/RBLUt1Ez0dnsR76PpqNNT0WzTncoupN7gmflBbgauqahG3LjolrTP2iUZHumkrMzPzE38DlZuGEtB0F/2NrpNsqnIt30
19kA9hqSQBBspyI1NC03Hilnr0e84GqYc9iAyAB4JxROWr1f8XPA13EonXygiQIDdLfc/SO+l4ZTmdxI8wDOoW3GfMb6ao8Rx+g77q+iHEDCAyhb3ncRS12j
uDzwg3K6+qgdJMcpzwdPBb1uOaGlR3qq8zdlLZ0/O7Y1qhd60xWtu4OzholUMDna0doxFLoLexz9kevO1mSIKxb2NFyWn01dkj9mazAYvUT6OxcC/sqh8DnV
ANYYURe8qR2qraEbK5fldcf6RgeCLbQK+0er3DGB2IhkgF30UlSHPIffqrKUwbrvsFD6FLha3sl+megcqic+O6vp2hOzLOmSfsF787ThV8xKc231SLVSVbrs
NFEgmU98h/dyVifH0D3gpu5YXaRuB1ZnyxPdHLwxS0clsnqtXpevWQ2NxVGsHOlaVFedg1xnb5K/O8KQASGH0TERC3QqTV18piZQ/Ut4bewRnGtIAtuqo3Ac
XhiQhXXEDiJW/TfrFkP3wt5aUl0keBth8y+T2k2/4ZF0Sh5A3pFlaxfpknWO6EVQJ64b4+UGqDPJ0JCTHgwZbH1JNiEprhDa3qAnLsNqRX7LTA3VcWasG6/V
nYI7R+bF7nS0pPKYuQYVNlC63rkW7wq5QyfYrPhwVYrNQKN/5lJrsPk5NbOvuDuRrbGE4kXea+5f+Hn2Q6zepUYS81Thhd5S7hyzCBlOtsSjkJvm4dBjYpLE
6I5mbsvrqjZz0Vw43gZf4RwX+9oUY0+Cz+I94QoqUJNiFsAIQjjR6BMdCiE6wM+sL5xR+W+TUK4CCORKwnmkL9xtFMCMQvcDiLZJ6F59YzzffLzRz/FGQfTo
Gwf5Q/BCmM7oIyoBAjmm77MDgrjMVy4slC36y0yrcjzgM7cxCuLHqrzFf1zrsmY4cda+AM2FMO2NIA84AckE9Wisdy73Ka8W2dXViG3huqeLQ+7+iQ8xtKFe
h/BOi747mliwgD0ZEgDVR49nlYGdqN2RkQRPnrdg3CxKHfpa+7v1J6qdaxN0GjPyNWN/t9Zhf3AS4TPNUy3p+haucfyb/A8cDecyp7TTdLeYMcw6uKZ+gLsx
epltyK+iQE8UcdXZHfuc0xF3OpU0hluLn7MTmHDsILVIE8e0C91n7WmQUvHEC2Jqbh+uIRtdZ4j3d+qgaaH+hMlBuYhfVAfYg85sXicZyzZ39MB+Z1qQF+xt
+QR3MLjClifTE3soAXbmbz/tzqH2GlRrXU7wD2hzTz12LZ8TeUIXCdUE18Nz3LsYA9XW+XX2Wa79Yk4IGaC7wV7fMAAJhJpRN+k7bLHrDvuZ+czBzCuykMrW
nUV+lRbiryWbkRn2T3S2R89qqcO28VEm/Dz0UstTsNmhXMXvpW6pEuiHq7zuLoQV7mhNInawA5EP7EqykTUMUwd56QGkfPOzCKVOZnghJdlxiJ7hFOcLvomo
5e7oWsl3bjKF+V2zCzyFnZSuldXF6lgOhc+xriXO1iomezPSoD7sA+tl+IGp3NahwXb56AJCUZhTLv1kPamqG/6WOmHLURUH/gyGoQ0sc8Ce/ENvSlQyA6iX
aKZzXahALgO1MF11p7gV9iwO5tu7m7i2s05HEjo3enbkF6eFGQXjiBevhl22zsY7w0ER5iwmPyI4jrjI3EAuQB0a5Ol6UhNZj9LC93JVd+2EFmOPmHHo2/q7
uJaUvAjCMnUXdEeZq8rFjjPcXDnFbaCbqAfktpM3h6ZpD4EzCFjW1D1/xRashrq5OwVSbiphNzF61yvnJm2cvY+um7qmBUPZwsPgUbyUXWHfrm9o0jm9SLfa
gVQL8rnlHjSb2pU9F75WhCM1IG5LGrQFG89vleSzlXoNv1O3F+rvGOnygmrcws+gooJXE/3hwzCmus5OU29GjjuUzBzbanwFX+T4AxxNDmCdoJM+CS5n1Kbj
9VThgKYXI5LdfZ2RG33yPF9HekBwtvAdH40CsfVrFROoInshxv4YRfJ/wO8MIDzDi2dyRtFZyD9PBwi8D9/coVE0kgvjEX8RHRDgpPzNpV/Pd8BX7KGxCnMD
4HPu8cchAr5za8G+L8ZcCDPPRp9sitgoMAq8MaPPsQb4ZM+EZvR/8n6AKOoUntuFeWt/KNYoetf+GGhAgB33zZAJ6wOAz7EA+IhngADPZxTg1QFBZhwQ5aoB
ET4S+IpV9a+iAF/dDeCT9xXTSwABPs/X6BXONQDRvuNfJTCKZgs+me5PUN3CJqZlkJI5Lx0UMl2mUMaZp6hWWDpDDywTyHr2Me6LrMTZ3NYBWenyYONDzzp/
ipodnG5zke0ttYsuSZ5RAzQ/EmnUWrYFNlVTjz2Yc1dTH9WZ5RGzdfna10VF/CXVDbq6dqy7nNwnzcibkTfGLnNU2C8wp10IX2iTuJFi9RZaVUDeNz/X5Wgp
8j7+Idgp32trYfuJ+iPvCK92XcHzwPnMRWsZZ3HfcR+T/0aGeNRMbZ1K3SQ7DQxGGmK/s+n4W9PbRr8jqcwy12RNFrdUmw1eKqiGPreNwYKYe/YJHEja7Tdd
taAJaD/Myj6mF4IC0edvfcnLdmBasr+AdfHhaL4hj8swBEEHNB80F2UH7Bhx21XMD9v8NS+bV3SMwIvaRRDqIyGX4D3aYSG1NauUnaCOYcsNlOOp60b0966f
oAZIjHO++71tEB2iCyRPM131SvtRao77PB++Ecdj0KfsB6J7vYY86h7laYOtoi64XmEfJGbmiVuH1UGTsEYaNlqPShvPMBSar1EjDL9zQ+1JLqfjMriUxa1Z
YRdtZ0KmO+ZpP6P3pRzuVvRW9HI9V1yUffQko+NV+YWhhSPAvuxDzU7wne4P+QFJd8XzxvUKilRs4WfiWM5I5wnTvFyPbKMRV6bJ67hqSUcoX6pqRGyVNbcU
8xa2rf4isxhv6uXYg5LBfAj63NNToYmIYB5rNxSFIF1l8sJcsICd6vrAv7HB6Fr8KT1RgjIV7DBupOsVeAzvKn9GrVdkMNH2SKSnvTu6Bvr4J7pcbzvi2uCm
kGce1BqLTNNc4I5yH4jxnMX73i3htNg3WX2V0ZKR7IWiRKIjXuA6TNyAjMhJ02FktF4VPhXf5Bin/mhQF9kLHrg3UG+tC8FJWhO6rzB+01iuH9uHPQs+se1S
DQE7am+BQRLEQZPjLbc1Q9WXXLV4LakvuOKqQLMiNzYp0T2XN9c68RlwGt7Ams22U2ptZbkw+Tx0CPiN4k0DqeQiPJtOUo+jtpMevNK2wa1kjjXJY/7s0QUF
0AjNCN7itqjn0hfcEzZnup8xEMPxenuxs0l9RLMWrAO+YKc2CWF2Uuv59vzliNZYW/tN2Y+ahYZvrbXt66KiuEHa5SE59G4uHDSiz5mu6ADQ6FpLjY85p+Xw
K3gD/oXjDjkRqZHTyjsd1RVtYqYr6pnvmg7mbciPRXLdy1RvdCqmt76vTssPpF7l6l1PwppqMdDqPYIsd1HYc3sFTdMXmRjkDGL1TkGzJYBBzh7UD4PmcnY2
AjPxPfG5KgXylr6F78IzJJ8sa7x1mzoMKbxTTzpqkK25BmQ78xssk0mChoZMC0MDSXyBTebtYmhIXPGwNpnrJeykBdS1v0WxVYYp5t3gGdaau5UKsAXgKZ5P
2UHgOG48GwQWIb8UFiDHoK+z9y0uvfudm9f+SDv4y0V9yV+LTrAvyER4H3RbszvqPldMXdMY+FTuDfnEOM+2CXqK7pf2DzXrOjMJ/FIpzXiYK3Apsh0ZpP+E
ntCXGdYhx/RKqZkZpkgp0LJHFB20vMupO0X2xD7rE1zTmYn4VsM6rJthGE8FbFKfp16bq6s/y4duXuOGkCdoXRCCF4B79RRmh2fhudbPzBNyPQMyeWCQXkmt
RX/gbNBb/YfNReZT5oMgYJapqtvTlGMUmL2xjWTrWI5Bg8K6F0CEXAnz7bSG4gVaVH9InwKP4q/Wm4Z2dnbywq5D/H3lNxEHsabBf+B22gCe0mSwfbkVfDXq
Nj2uaB/LadZyz9gr6k2cNHt8BMfd4/Lxm1CCEopEWCNbqRoQ0JU+hizSdnbvtHUPbezw6nnomWsUUkzvIsIIlfI99sA8Fe3BW9URGoTt4d7On2NmMEdtEPet
J5x8TjRnSpWx+WdBDbkOk3Hf2vvwJYjane3uQdVH/7A31u5XX8TjPftcv8PXsPEFrWgr8VkN4UHucn1ffL/67pYLqs7ImC03NeW2I0U56Fv2oqYNWQ2eG2uN
ubH1PBvtfqP+lVhIduAtUjm6U32OWkZ+loxCT3umuuxIbf5Ht0LzVFfi8tSdUdjEPjgYx95b59JP6UmuauoROhO3zPUxsi8fQoyLK3dtaLiPaGNbnLOVM9F3
1D+zfSQB/Fhn28LuzAs0tNiV98Ewie/sGOoexh7IN6Ip1ADVVm0j76/yEkJevJB+xV1zJRim0nupH9xA0wBDf2U/3bd826KhkXG2zabt5no5KxRviNG26sV2
ro63jW6gexNVv7g2vEwth1uiaVt6g8m21+hHooS4wRThzdFAdDmeEsGyr7y5EYfsgXRT8DorJ96pdcHK3FG6VMcm7oyyjiQraohuobyD5qTtgXtU5APC6skH
33tU8GxoroL37NTeJMcSLQ0oV52rjq+x5aDdDJMN13mfudc/cNtS/npBnmu61o5MBjlqMnam6NIq0JXo7M57s+uzSc7feV7/NRd5gleyj6iFxHRyi247z+k/
Rq7OaccnIknMKXYSMzr3nOaihvxzXt3imMlHhv5um7ksXR5gWEnkFPSBb7rvutN0Ic4SGkQ/a8zojnyUWQz35RI01e1S70r0iz0ZN+sJxThmCFZTVTNyD6yK
myu7ULQxaiFxmHLAV/k9Nc3QBCWwph+7zHRA7YbmMNvDlIZBUPM8h6vUMYpc6mlLjySGEWeRz4pB8vL8ycoGiu/0P0rvgMMlsxxOcL39o22E+qY53zTYnFtd
wTai3qI5qCGmum43m9j0euOnxV/QfLJg2xE7xH9id3G3lJqI2vgKb5QH5S9pT8EXtYfRw+g75B52KfQt97PtIx6oy9StdLVXj2CzyD0RU/TZ2puGLViFZ5h6
uXuEOwjeyBvVvYl2ZH35AdM0TRNtb6KpbqJ2DjJYpwEz+WEwrrEUr2G2YN9Rw8DphJY8YNnBWNx02K/eK4Ywz3DZwKiftdFI53gH+4KtrnrlDuUSiLYqqfsI
+q2nvfw3xzSiG92xYC6yjr+Rvxvcwl9u1J75DE2JKFAs042Jb4zVcL3hbUX3PA8wibM+3MSwDf5pyxO+bEttD+XdzTO67OKpaoBMDs53HuArQ1sRj1Fl5Arp
VHhXSBr0kL5Bj0FVxBysjuIML7fPpfK4NqojlijvJUcjvYB/wRfKrhpjWRUeVSh/FkbBgF9HFeAj3zD6zHGEWGQhDtooqhgAPl0BYngdEPFv+XYJAH6ePCDg
azKK5iJGnw4WX3mcbzeYUcDbYPTDbvnyxQCCrAkgoBN9nZ8J8WeASL5lFOAi/GkLvvUY3+wbIKAWGKvgLxT2Sgn3ZN8tAQSPNYrc09fOHKOg5wvw8+yEmCYx
/4xRgBsQ4jrFs2Ihrs0o6owUUqMAHxwLIMgnAT4VKnEOERDlDgFB1gQQ9XECAmwmINLrAQH2R5wLFXoORpH9xTlUQJR59hVpq8LIisVZ4b74z/coHIOE1Uj/
jlzfPk8fTg0//Dng500JseSA4Cwmxj6JM8DCb144aompwr6cAYBA7BeKYIAgryoUMcQcyYCo+1DsXQEC3kTATz8XG0tCiotRIOIbBRzF/uYToEpeZSFfp7Cn
QNxlYazSucTVGDHXv9EHty7sXPbtAPc1kgABvOXrvYv1J0CwztIo0HsBUQQidp/+nrQQcjf6RWNiI05M4/I9CqvSQvFxL1aJIK42GH3l6T7nFLEKE6Ogiutf
kQJ86oBi82PVxzQgUOXhr1/47n+AoPZirFLli784LOzZAQS2VKXmwjfKF9YfxdVroQxKTIcE/GTUgEDNhHCFirATvqpKf9VZAuC/dNn5c+gBgtq8P5Qt/IaF
OQugCg4KQCTTEh+vYnjAn9etqhVWvj0p4lVxgGDtBSCIhQGRKiDhZyH0f0BEUTWKzhpGQY7Bv2ZrFHXkCLsAfGeD/moGhWdPQKTGyd/dAqJj1eg3BvvCMICo
cwcQxE9GQfwNiKBto6i3yHeFkFGkNg+o8qwq5hUCBPgdQCT2inkUAMG4Dgjkcv4qVYEq1IcJVysBopgC8JHjAiKIUxhvAiJj1B/2BEQxvhBfK860CHm3xVxQ
gOgb9ufPE8bxvjhmMc4N8IlzAJ9uM/+eKqG80L8fyTfv5ZthEEaFwt7yqkRjIV5b3I/v+2qAANsvqMwJ3KfYeDAK8MDi2AbwmS8CVcjHjAJqg9A8LsQVAn7y
NX/PXIhXExqn4lXrgB++QRiziq0JIJ4XiM0/YvjN6OdTYcdYVarngSp5e8WwIuDHnwsIVhEbRZxxYn5Tf75JowAjCAhcX8gdaRTEMv64FmHE7U9dEftj9BuJ
AT/1SmI6gX//NyDKeRhF5nIxZ6/xvaR//la2P+lRzzCdQTbZFoALqHtmD5HhKEOPobXBx+p61jYRkHMjtRerQZ5g3uiX0DB6WLu13mByOTTP+gE+gUZhtXXp
IdMlNZmn2tOysRzheonEYbPYn4kn9Hmiia1e8FLdeeYitUg2UKEMiArKInjVIzbCS3FvN8cgHfX9JIm4JVenmO3arRwpPw41Uwaiy1R785LQbzdP0Ta3FNvq
4x2whMJ+XLG7q3ODpoG0Jjp0aQtJOhZG/qRMQl/n5gTWY5sxjZybQ77TfYO2xLZQqdpxeBjYynOcuOG8iTXSqfUmTzTbzL6VrYCV+hxte6IDKsJz/ec53meS
dADbVpGie4SA3mOK9Z5a5Hg4g9LrcM0ybu6aMfgQ/OsnHuA6yB7hexruEvq8ZkHb0NWUQ5PNtEWWSQHbdUjp7mIpZT8gKIzZ0/Axlp/o5rq9GIk0Al/XDTC1
RwJVEBEGJ9FH2Ao92OQ09cKTVDSCHRdxCOxnPwGfMJ+kA6jHZCk9mbqhtFprhIY4ajo2qn7B+iDh+I9MS/02lUXNkL2pQu1eRyt+EBPoHm+PVI/T4BZQAqhX
hnaEz65oqbycf8sUuDGOSZeksBtkb6wTJPKGCXlaUzfzeVObuhmS+rIcdStr/fAOsr5gW6g2LCWykWhbb1UBcgWM2lzi2s3LihDNcl0HdXdwhe0qtp6V6Lpx
JagJWYuMgCxUn8Zt3UFYTsR87Tyzi0l1UToA3gFNUQ2XfoPOtwXZt8g6Kx6GJoGz1Sp5Y/iaRcEsYUaQzbUjdbvogfII5KrzIDNRgpAu+HB4b09/+3y3Wa2C
piJd1KxsCNcWQTUNkRbUanKY+5YmkN1GliO/WPqpUmWTFZOsqehntK+jH1Pbc9zZ03Jd21jXUZvAD3U3gJdj9fAD4DxCTuFo+/D7ihWwacMeTZvAxpxEr3O2
YEfhO+iN9ARtFDsc3cgHqw8h98hfGIe+M3uaSHC8youCq0Odiakui6OLaaomHqeREKop0s0+mZoVuigYQB9q5qLtLdND77OtNm9GGzi2MwuVazAnedt+i/+J
KbHP5GdQjPK0KkzamT2vuYUvoYyWC5qGqJxQaFZpl2udTIXTYh8LJtsL2QnQS9zh/J6DiUmQPqIz3sq+0VpbfYwmbB3UZ+qnMj9x8bbRhSp1J7gFcwc/5Rql
7lEwP/wYcYq6HxoRQXoqXRP5zurXGxzMBveQ+leYd1gn2dNCrd2jaKKNAt+CFq4aPULRAD/z5/g7hwx3PkJSzK/gHsQ4SutSUq/cE4kerjPIct4Bxdm2gpfQ
+qi0eDJ2SHsGvuGeiwagh9AmspFZcRhEBNH1MK/zjD5HbVbt8FzG9xmuKQIYn9jxH5FopqG5B1ebdAp8CXnbeR/OipDiqXAiHeL6zMPIr0xLZjD9NZprwlyj
ujPX6cPQaM1imAU/mxrg4dTgBkZ0nxLWBSpDQ9pqbvOpjl30U5CgTzpv2GxhpdRGYlTxe8lPcBoazA62lukQ9DQYqxkAZWrttvm0ncIhBMuWDrO8la0ljPBu
Yjs7zTa23oTol4qniFs7LWJCHkJQ+MCohoSb/c60l5/K8sQZPMQVDSKhU/DighvSNZr2+HNqgXonViwNQVqbuhEHoRnKx+am0GD0onqZeYUq0doku5dps4o1
NzWHMMkKOco0Sqe0tjuuJGIhkanr0fhXzQxnQ0NbVWfNb7ar0bfi5nHRTDzLIktcJLGYbh19kTtBWuwPkVrK7sg3bGt3mGeLog29FnkadrFwB3RC+7vlENkG
MSos2kmKw8ph2gXIB/ikbiM3wHGYHGeq5jS52zET0f2BN9ifLUayuVvH90P0cEdFqeIs0ct1k5isPZd1x9ZHEgxmyDeCTWyj2Jrs6JwcZ0u4seolMYPvHLRS
Q4TG8htcCBZJcGw1vone7BjMo+50/QtNG0eJqwfdL/gXZxo3hj5u666sVMHUVW4lmqTvB37Lflfwk6Khq6bme1yrPy3RappRnQNIsLU2HWyFzyRzpJCni85B
xpinOmTacWScpysqZarx79WB5g3wOuQLuxLsTkzUZ1LhjpfmQ2T5OkF1XYiHE1ffhbM2MVeQ2LpA4nVaYhhXyC0iploDApm0sFIOiPC8VdELhZVrcTUWEGAF
xaqpqlK7DQjkNICf84h5H8QqXIRVFnGfkXCtj78+6VsLFKt88reak7CLQagyTzyfEn6LQmwcIKgYCvvLhBwWwuPOKOqbAPw6fHzzxYBIziTEUwhrEIDPvB4Q
8RVVpUYPEI1LgF//ACDonQMEOH6x3FQsSvv7RLzS1+hH9RPS4oRrYsUUYKOfGC20Etlf7kBGn6YG0U1dl8htbG+Hx9aE3Uq0IaqF2rko9Qt6nnk48w6twEZh
tTEjlpW7kugMNrY7ue7sGFM+KWU+FRQzSk0veRfHBuIctSVwNT5e3R67IlvOfND0UU2hJsKrwEDUTuudKtIMq20nJLMKpyocrs6Kbdji3EDQax1gn2H5pPqd
bg2PplSBm6XPoVzJePsbsgVVrIphTpBNwAD8I3gYuxc2DHcoNyvC8/YWxhPpf6Lhxfm77O0bNdcN1QXiR2TN3QRDoHSeCt+KHicnoB2tNmSz85k8wV5pO4Ac
y4FJjr7AtOBT5Cnq4Yormiw7qKqKq6NI05YAlDeIndLLUDfwLDENLMofSH+uX+xkiEHEewRmNlq+jhCx7ime55wKrgOloCWatWw41lz50dQfDFZdJj9C8SDI
tEcHsAY2G9kukzNZNheSI61rHkIWSry2S57Z9k6BNZHdhJNyBGkwPTJS1wRti3TQhGuqyWOZ1mQ5HU83yZ3rwKC32DT4I7GIY0xHIqK1N/TqgEZkPlWhmWSb
Ap1i1jMEGYX8QiUjB7FosJ62Gh6OvULfIFSTYtQprbAtlK212KEujk7qPkqe/Gihswvy38vXKkcoubBklazOMCLc/lAK2cdL15ta1PpEdLK58b7oGzxdPxK/
o39F/iQzqzOVhZqNxDRkPz2STnK8sJnDTmM9DBORIO6kp5iNKfpARHg2kcWsgbxj3chOoFMUP3MvyZnIOOqWpje+ShGKhyGB5B14NvLRiqFWcnB2JH16bR1q
D2tEljLZykaaB5Zm6llYGLNLcajhGGRA+IXCRtBvahVnBk/BY1xp1jz+GjMTZoiuWAK2APRg2XBbdGWBg2rlTmQ3sQ76LfkA+WKpZzE3fmZPkWVAy+BkrhRc
xlqZmsRZwqDuEJYAp+GtwHboA5fW/g6+Sn4xLwHXc8VrEq0HInQRkwwp9lxFGQnROc7NRB4SbRmEBplxVM5MY1hCzf9hvkJmbW7MrnLXMS22J0PFlubkU+lk
+CF9kciHB0LjFOkmxD0W7UqecH+SQuwd4gR81dwGNfF2ZjN9ifuZ32+owI7CvTTD+Dpod+VK9xZnCNEgwsqZINDWCzxAzIGPGhtBiyE9Fww15Tegt0kiojXx
QX8+tLV+H1SurIfdkAfgh3QLVHLJpkCj8x4xibjkAjy3NCuJjUx2fKriol7nroiZx40nJqgq+Qz+JXPPNAjaXtgFHsskKRowl6lLWANJIBYI9cD/aHhJ/gf/
s/oDfYrQcb3U/fgjWDNtAHvKeBtvGBHlaKc9BXaHmwe1Is8zmdozZBi4Wn1F/SFnD+0g63ua2JTUWoUCCUOmK0Si4X/GG6f+4I6KxNhN+vXaGbqpmtv5PxWC
qti1WnwcP4Cr7gXpOtjXvFtfe3hEkOuCVuFxIWf5faZF6DfkALo2eg+XK/Zhe3THEY36kbUe09JkhIrkMego5o0MwtR2UCNjbtpPoc3ZBJRnlLZM01HVKk8x
uUOzhGxpGM+34cGGFNsK3KQuAN+FTUd7MRkqBWZg5NHd4aO6WhFY08fa5vZ422uXHY4jG1Fb6Qo03DNSN0H6SPvZCuggTTeyg3YjfJ+gwGBHJDM0e79qobMx
qGHH8Q2lac7VyGQrrGxhzrQG2TuD19UlTdw1TiuGF5SZvmMuOX91kuqH+FbZeARR1ETUkR20g/LvBv6o6cEOcNb38Mw7uhlJ0tfYaCaEHyi962ipWc8jnN41
FC/QZLo/oGBxOlSzuHVYH/gRGmrLQZ5jP0kK4De6d0hf7WzGxjTjTB4lX4CrqF30dOlRtCkxiL/FXbbGe3OVE7A+RVLbPlrHXsS62zZqEsxbwToqHffeGQWt
c3HYe/suhU5dGzysiWMWcj3IqxDRaDI3TXMBme4cpZplesVsQverN2tU/Kb8vsRT1UW7jpxB3WI9/AtVBdzTVRP/pHBDr7HacBO2hnsdhzMdIsbpSzTvnDl8
f/gHdKzqCjybitQ2ZvrYe3vWIWX2H61N82I8BpRTLPd2D2bRXSGDWEQdqD0H34FghJIsgks4CSWIGP25M8XcJ4CgquV/DSRAcPYXckhXZZ4HfKInwI+r3ugX
Twm1ExDQHv1hbv+eBsAP4+lLmxLGZYCIPxEQXWFFXKf2rU38N70A8OsMAUQyZMDvOl+AyMphgKBfz59PXgijV0VJBPysZCWU9wrpG0ZBVVdM7wCqrBqKrRYG
iKzcI6yoA4JOWaOfygVA0H/uexT688kbBd+UeLwQ8qUK1zKIjW9ARD0SWn/Hv8tHvOX+6zD85Vj+nK6AgOIPiNYUCV0L8FOrIsZfAAK5KCDCHgmzNGKeCTFl
Xmg29afXAiIavbjzARB5IuK9Ulz1BwRdUv55Qd8OX2OVfHeAn/5lFPVCG/04GYXqCXx5awC/TI84R2IUGd9GEdRjFPSSGEXqOgBRJ2xV2FXhyCs+xxoF1jDy
h7+AKrgtfXPIwohBiAsD/KwqJOZ0BwR5WKMALygWdYwCblQxtzQg2FJAgPEEAN91gmKjQHhu8rciFSDIxAN+51xAwMkvXBkgxv4J9TIAEK+NBkQZaQAABP19
f/m9EpQV3IAXozOU3yI3ZYVrrPBP0lhwHG7MH8B9W6+Gp9hzuCAddyBDsSC8H64zd1L22zzUu4doCsHcc/u6DZy2FRqCHcsNNZ/3Fiu7qsxYP/4ds187Pe9A
0yaRaWQMV6g55ijCZGylTh0WGDrB/p1tryk+t4erjvs2+4o7CarQ1fQu1WbLAmYM+9C10HOdmAquZ7KpBOoiOrIRaOiCLfR21Z1C42SnwxXIVWSWezn4hXrM
5hOdqMPEEsiOZDaZGnGam42u0UzSdiRqa/bbNkdH0C/BgVyI8wQXhV6T2mGberjeIEsnXtGDozq61PBw+ZJoQVz5l5+QfpPuWzAT07rMBi21AMqk4ixXaDc+
iKihPKT0kCckO9Vf9+o/HPtZJRYAIUS47bnstmwUU5udSDWjdpNeiZ7PUTTdONM1kHMhzS3ta3UwvXTlsi3ZT+j3zFydlI50DQW78+WIhFyigZjfWNT5hu6r
rGTWQl008ZKXym/pucxn8p6pm+syZEJwfJehR9hD7Kq+EB9GzNKsB3sY+oJdlL86dzFnzJuUl8HHrMWUDRs0EEo6l4CpeCa3TD0IGk5Hm1uoT9ke5GEFq+hC
xeXcReGV+YGmq40nydbm8vJzpnW2PCrJfFR2n0nN+i5/kS3QRZCDiOp4ma4E3u75Da+Pm6E3W38h9yFbNDrrBvh7bVNyXsQ4uRQntWOLahfkKspk7yz9qUky
IGIM+gKZrrAoDoKvqTjsoG4v/hxJxutopmZLodGaH9UZ8C6uIXpY4XA+su1GNqAKhDJluDNd/ZkRXE0mImsq+wt/zJ5bNJ7UsA+qj+ejlj1TvIUeGZrojoTs
DL0qX6p+QD6RJZPzNU3Cktk38AXwZ3Sgaw2abh/Dt/deptzcbYU2oq89gzprXh01dfV5ukK9FapP8ARAPYSKndcU5aAJr1HYK2R9/jbNMHZaw8Ycwa9Wfadc
Bz0jR3GD+Nfsb1Q98IgyCV9lyg0/DVZz6JE9zDj3WdUFGioOhTYF31IMZpd5lpFr5XXUP2qew70LVI63ET7djb4jIeC3fkAongAivnSjKMYT+h/gFzsDIqqJ
UXC9DKPfVTr8t1jYrSq+Lod4BbtwBYGwemsU4QWMouuOAKKOAGHfoBBDI44PfaNaQHBeN/pRzgE/iAgQrWY3+sXZ/nCWMDskXK0orhMZBVsGVAkfi9dzGAWc
qYDoqKyad1MIa4jXRgCiVRdiiMYfOynuJ/CNRQCBfAMAAD9Ocv9RRCiLrsraBYCfKjCx2GwU4A8AwfpbQKR6y19Vu29G0t96BkYR9tb/sxNS6wERDz0gujIG
IOgjAgRVezEHFSDK2gsxwmJbAJ+sgjB3K87VCfHuwrHf6CPjNwoy70KVN2IVbULMOeD32fv2GAGC6xkYRasKhXslIFCPVbUoIH6UfyzjK2cQXxFBiOf7v588
Ad/xC5wQGG4a6vhRt86AId0cE8CT/HYWQy+r+keP09fUu72Z8s6ahVyq9gB2jpkZadG1DdzsGgLmFY1kZ2E7VD8w70AV9wBZqbuNbnA2QO/qELgRnqT7Bf0B
b6Sr5aiJOKmloEm1MHxC3px8l5wPzZJ7KZNNErIDdGj66k7xM901tMtde7yNeY/mhYVS/KprA9flnvMLpK9Apb4PGoM7UAsmdQaxXTcH85kqgPySF0sWIheh
PHYd9ol+JN1ZsBeJVnq4DPCxIVo3mujPNKA/QIeYanQWN5pYyXbSDiYH0K3IDPwWO4IN0d1XmmgR1PCfz8twD0049+CL+HRNPf1T6Afcw/8i+QX6xExFPrry
I2vjvzX9OnI8cx20pLAP6Dzm+SozmcudUnfEJXjNDUnatlov9oDdgNbnV5KFJEcMJ15TR000NQpHrLWKf25kgmco3zZohI9HTjhjuTfIMGg5XorXwO/hmewq
3sD/rFa4g6z3Vb+yUWgHzxrWyXnCfrM90PSCbGCepBWRZKgjvxB0gF5v+/Z/3MDwH6Z+uB6ug41m12BrtPuXJ+J1Iw+5kcia6mU8Q16CL3NWMhlKoHeT9pxu
5nZBWkl9e2ZgDXsG6M1tCHltcvt5zSDFe/NUCMMbgxciUuCbep2umq6rfjMlKf7GLNNmoduYeboZoJn7he/pDadqMp3QCTmPPK2z2pE3qXQG525Sw5RqaigX
xo5jtqNDI626w6hVbcV2wU8CNZqtsEqxTNMelaFmupujriSK3qqUM2/5DPw4Os0wk2koe0VGalfy2ia9kBBqJaiCQrEFrjZFp5wrjUvAt3IHW+qqTl1ypXPz
zW0ImnkMnvX0YZZqwtkXpKpATScgOk8PVSnePCy72Gb+jbliX4hkYGPUr0xdgoqpDa7ZbADXFmLRM0VvNcXaRo7J2lR957x7dCPiAdSdrw//BMboUJzF1vNt
vb9DZ6mm4bOUScwtstCsD9qviJPJyL3YQs7DNefn8Xedn5kV1DOXFonjU6wbmQSnn5lYbBap6poA/426CAD+V+0w+mXUhKoVAb98D1CFuiExFs9/Zax4NiDG
ZBoFPXXCdfrCDKdv3C1WESxc5f/fzOjCtYK+NT5/LRGr6BdSGcTrB33Pp0YRntdYpZVqqqaoVh1TAKK6kr+1PvxhfEBwjQjAzzokRj8Oa3+o1CiY/QthTGMV
riGkgBv9jilAgNcR4u4BwacJCCA/AABEVCKjAJMPCDjPxOorxdAmIOrXBfzUWfrTdsXdM7496/6cHH9+9XdQdpZQOmlnsN1sb8VGylNlg+FGWCf727yr+QMY
HRGguUlS5C3HUXkw2DFkT8gs9XX4cMFUe1uiH2QLrWa/wTSQPIbj8DroAFCO9gyBbE8sacwTalDIRXAVdsu+wjxP+g3jJGJAUPJEtj54asE3ZFxoGXFaPt30
SjId/RYKRxsSLVQnraR5qLot0bQgnhqgPAHWBk84JyvsZnNwU8t8mwlsLf/e5oaCoEzLe+JDQCzxjUKlUigk5lT4uOOUthI+zKg03ex6rgO5nB3EzyR6UQY6
CsrInUhiznmqMHJwzSM20tVdwVhWmJbBJ9VHnYBYtfe//521ea29iQ15y+QHc3+QfatarRgMB2s6SCPtIxzV88Ypetjzia/70DcutiBMcYa6qaiO1eVG0cXV
ctXJ0u6akY7nDo/kkFySp1FvdXDwsIJRtpGB5jUb6COWamE7+Q5sFyKAjXMsA9eEfEb6QQ3q3SP1dC64VF1pH6OVI1OQtg3syv4OleqC4pytqGCtLZl8lf8H
11XSFn6lXCizMr2YdcxkZS78Vv2E8DAT6bX0TPInqjo0XXa2Ye/6D8LibKPl2Ru/r/XIdDzknjxalm1e52xj62G61ChvU3hQcujYgAmNdobNscTVQwtXhW2y
zpVEKAY7wiAdcdCyLSTAtZxdZV0hpbDr2giwPn4VPaLoh0WqGzsZ+0j13SZfrNtt55nxBfVcbrYru4H9mdlsk1CVeQcVckUS9YpVMQV8DS6IrWsas265zWn+
GBpfYy7ZN3uOw2lvRLvoe/LtkNQ6BOoDjbfrESu8Un3Ztq0AoBIgW/jdjTXoFzmPiJtB+yUv1e0tL8GXIQ9qN1adsw9ER0nHI+eln+zdlSHMItcNbgjZwhFI
zpDHITXg99STBqds06VSBdFwsqaL8T3RhbxX8IUcbl5knRQyTPpAekiN0SrbHHqg8rnqYHgj2TZJGDK+0XH1UIRGy7W/oT8oIrHN5vHM6fwyerLitjLD0UCa
Lr3vmA+mKSsUTS0zVAWKD+QqJ0sfpLqStywriAVgmw20hMp6YfWpAgOi845wZQkgygSJ1Q8YBf2LQrqgb/5fyB8gxt8AIsyOUYDhENeNAQGUJhSTq7J+FyDo
DQAE/WyAaO1TVWYWo8CcBog6KwGfXjux+RYQqbsxilQLAX76BlCFmjRAhI8yCs7e4iq92Lsyio45sRU1xHqm8KwKCOY9gF+8DYiy2eIYS0glE1OPxDgkQIDP
MwrwUEL8vnDmIO7h/G+0O9/eQaOoC80oyGSKqZlVWTlFzAFVFZeteH4vpkWJuRwBvw4YfxWYYsyj0CgDRFZZ8d1+McXKKLKykJgHERDNaAERF75R0D8J+KkX
EK5wBkT5H+FZBhDxGhoF/gk78YV4f6PPNW7E5x1AUN80+nxOwjGk6hmY/3zGN0apSk8TW1MKEKiErho758sDYBT5bqySkwsQUQ4AAfVM3P8I+GXpxNQzAPC3
tpBYJKyaXirmGvDtTq9q9m4U9Z4CIrjZKDheqrJOEiCIln17QAAfLl8xZ6o/ThaoYk4izF6Kz0yAXxZNCNMDfvIYf1Uf//nkN81hyEL3Q4erjyF30RLFz6jV
lmE4aXjFZWI31G+COjF4nkoximzKH0Cr83W33WC/Y2sVFxBdiXTshbS2xIUGg+249LxQdizhWTPZoPEscr50R2C9QKmuNL+T6hS02p2/DTKVUHfxIyvaSNfb
rru+gSfqJuO9wfVMqu4B397Uw3EpVCN/wxa75pvKmBBnZf46ehY51aIkMTiISmMOcBx/p2kS24wZjdSm1XAcs6JeAn+Hnob/oOvrOUdFOgMNDDEwcoRhvLVN
RENyKrzUMcl2FobRKe71rij+Xt448DHUQ1tkWRWxWFfb0kcXaX7HJYIA4LNe7W9v+CZJm1rTsehFea4+pmgM/9B9t3icDYJGICX2LUwz933+HfP16P9URErS
bSN10RgWMdRVy14Jz+KW0dOpgdx1Jpg/w/Sgl4Ebiu6qDtJHw+7xT93fqmOwF8T0opHEvXqU24hfa/wIek+z/AjD2iKWjSbau9X8B7YMT2EQ93rLDOZidg9t
N82P1gT0kfad8hI03PzcINdr8bmaT/xucxtHf9NE5hE/l6Dywpl7SDX2d11nTbbue52MGKCpS+EkTv1sOWauJ4shyqkDznjid6UJsUjfyXk7ZjmsfhZWqtba
vwlTMGbVnPyfsDvaG1CTtZ2o9kxXbaJ7lpfW/2yxsq2IEe7JRV7kMRzjWuJGiFQmXNfQMwe/qvrNgfLjgmtFB0S/wG4xJtdaPg4r1GwwfINN1bVD69h/wLpp
s4meirN6fF0xytldfE8qlV3lsbiv0r+xH0IW4ia8DIuB3geHcpsNN/B072L0JL7Yk1H4gtsr70zMhoLxRN6yqbalRq45f6bT4OigfYjMyDoLf+RvcXX4IP4z
WoSE6UD+svaiLphdLQ3SqrXruL70EnInijFOKA49QMdhVseazQHoYSyLuGnrJjmn7wOWIFfAEP1ZSAa3weOQVENNviPVnQItOxUl1ssOt8wqC3Y8hz8qR5Cw
NpNaTX8krrl78zNddk0M85yJYBso6zNvMU/hWH4PHWEZYPHQVVSXxP01wv5sIS8BIOI1NFZBY/dfV+K/RtJ3Bg341THEamrElUN/szQg4GoERH/358oUb5Ww
30isprUqeo9RgO+qyioxQtW+/z/cPODX4Sn8XIyis2kVHKUdla/tUtlhtTV8o+p99j3tGGItux9/7I6k2qg00CTVdHA09V6bnXOHac4QimAMoXdqduhaEBLy
IBOFWolWZHPWS9rYR+rvHAmWuYYU1ysn5k5V2NUatAN5lM/gejlPGS7K1jszAgjZjUCbvYLDuFBqg7OSSULnowXEFO1GYghLK6eZ3zA3kYG2ccx3jrmOg+gj
E2bd4DouX2KJYnJ0ayKv2EZTQfCR4OfMeyiO4TW16Nr6Ndw1VQwSAo+W9pRV907R5zjm2rfoSohwNlF61mbP204tyzthWojNwr8nLsu+Y9qR0eSigoX15MwD
Zq3Nb05o/B9+HlGckSWpH6Ac4XSstban04tSdPvpc5bjBTqmDfUZkqq/7vuD+R1/Ppmp4EMnxaXlPqVaBdfmh7kwjoS+ta+BCriDbENihyuYOqB6qbQi72CU
2sFdY9T0XudKsDoXDyVLu9AdlEH0c/1B6gO5XLEdes0OZes6zyguO1lKKluoSiflRBPgo2QFO1y5m7lkizdwWMuIHehxrlibKe9Negs/st9pq/NNyJbOYxtt
GonsHnxBM5mYrLlDblVaqIWOSGKsmQpNLhiR1591hy0PP2JPCFlY+CCna35WnS/KCss09a+by2zJtnT8imIngjvHchezMWy5u3tUG33bkMb4HpJRPshaK+tB
ftTEMT+Ta9c91gxn57N5qgSiuaahd0bML+5lzn50D8tOfpY6i9FgGvgoco1YxM4GV4KdySfqTKxvYRtsJPiIeK44XDicOMiMUU9AJlleKzpZZ1PDIS+Dy9aC
F0P0lmP8CmgC+UFlIVo4KrQT0GXhN8heyvNgM8hmjbccVxYgLWRFtv3sSvsYKtl0uEFzbZFqHjiWGa66mE0SrYLeoEBAJTPOsYZ/juWRJ4ilUHeiGpbIWOHT
4J/dRFnfPTx4CdQRXSuZpBiExqv/oHhsIqnCWahbWGd8gWYCriu0oCnOVs7n4DFFNIzbo9Ek0G7WUCdZnmhPxof1UdUnYTwGLJU9UiSwWcwP9Cbws+x7U13p
Hu0QZ73C+xtmW3JAAqmW85npZ41HBtKr2N8RtavfqqvWpqhJ/c62QrsZr05M4QO4XkV1kAr0tfuidBQXbcUlY8lo7UhtBHfcyYRPRXqzx5jZ4MOCCrxYA7EY
/xgjwNvgF0ZdqDRtlEiJCWGDqWjbMaSfrnNEe+oJ1NNVyRQxR8hod7ymyF5eNET1W/49a64mGPH+H8a+As5pM34/uMvBHZz26k3apE3tBHcd7sOHDZcxXIq7
w7lUkjZJkzSp3B0uw2HAYAyGDR02BmMbDvvz48ePP9AmR/jcXRra5G3y5n2/3+f7PE/sM7Cb3m2uMfgQ8JCy2AG59ZhO3kBzRdMtz4LpsCrYzMKlSTeV0zfO
027Gpm34TvNcxSR3UMWoOtN1JPZ8mYJQDXfvKVzpjld+X2+L15BYYQXsmQm3i1omMbt+o0tBAd+93gCdUCyXzs90Y05HIyhHckQ1XOWvkQTuSdqjeo3dTUrI
2EiGqw8Jt2LjIM1c1XjJnzn/OvqqCrXpymvOHUm36ymcL2T3pLWc8XhN5TjVJWn7jWcUHkkBVjW/k/3qhv/U01z98DdJ++KXZFdVWkHOle5Q1h+gWrbye2VF
rCZe1r4cPO3Y7aFr/eKqZW8l4QvqxKcr+kBXnTlgJ+kBzJoxQfaDpoc8lPUar1awMC8h77YyTl1delHqjFuT9SAWUSxLgpJTc9vIR+S3cJ3cnIRF5z+Vx9h3
FjhUti1QfIO6U5PQRa1yR+X0ji0f8xs+KF8mny5V5B1MbhY1zpMuRxUxUDVFA9X3RF/5S1VO7Ax0XvICJS0dZl+kXqy1YhMVC9wa/BYWT+DK57mxmvK4xdFE
ck2dlvNt3aPygGRj4ZCcTXEz5aOUcYkV5E/l0JaziVeVJ6RbFcvr54Ix4BLnBk1N5RPVcnujgotZrLp11hrpzlxcYVdv2DxSNYU2JS6K7qrSS0PK/Zt5WQbe
UjJH869Lj3vtoKcBNiX7oCLWc8SucU2JawTm4E1Uq6FjUIghJHuVXs91wz/SdhWurH2EtwK/XXsqmXZcyT6HP84tT3R+G33/JZ+8YqCqQBNSvXF0cmcWXpNf
34gmtaq5Qx6TtybZ5OrlqWsfK1niKbaXxZbn/elZFjt4wyNVsuum6u+8ak7Y1VGTk6fHUplpjlmy+bIjWu36nJWcpBrpcs+SRrsLvCPwPM9lz3g8gLVxPbHX
BouJudLahS1APdiTRuU61VLF96oG6trc4gIa28h1xUpiLlUOqHuRf2sHJT1VNVM6ZWnugcQe57C3mU1Drq2sseOQMtah0pwAh5FatjZUmBij/XbTdcmqeviq
qMQytVom6ZPbJwUKOxFT1M2YRQUrNBnYQaJx4e6atXJTFIsdPnmW56K0KDsGnFOb8diz1yZ1AON1tHuf2kzPjP4KnBbTXvV7/nBwBXZQhSwvK3mAp+DP3Mew
jeyzeovVeYU1pFULOjjaKisXnlKx9XkVDtUAD7hGOKuTtR0xTFl3cuIvuSLY/Ie7bJEHA20FLxTRbq3egzvkDHFepcvsU6gH7xTElDsfn5LY3ROerY93TPak
Js9HYtgxugz7M0eqsnfiflc/xzVld8VO2Uj4sHKX8hRRE5+hGqtvQXfW8CTpfqJsk7SKaJjcZMPrpNvQBbgF/bBeM9kG5/78/vRo0Ed0gTbqetYMaM7GT8GT
lAg2NO8HlcP5fR6rqETyiT+70rCAc6f+BjgG2RBTRjndvkpiUM+VFXtPx5yvdzj+Kyel7gJuV16FflTekFVSLq5nlNTOytccw2o63G8jiRLFw5gfMybFbczb
lxeb/YskU/pGihXW35ClrE1MiVW6/q4yQJlhj8kd7fhWvltjhvub5kOdtTJoxJb7sMZzB6uFPYL6Fh7CO9Xs71iuHITHqRSy9dpKeILjgLNK1jDnn/YW+kl0
Q/cxXIk/cS+P5vA/nHPBUTmEtKumZUJdWfaqn5dez3ycH6OcrBxA2t1tZF85yzqrZzZM/jtxWP5NTb9Cubd5wRtJkn2j9Hf5Mbuvfgf7nViN8/fYxMJF1HeK
s/ZRxCTdlPqVnNrsPGinOl1VH1pNJWBgwtn84+7OC9tB2bJ46kYimR/luei+6XiDTSUGy+GqyVRfsFq+NkfqSoObOFhZFvJKNwDKzzpqP6W4RcQrRyYfSqbZ
f1DKRDt+kA1Jep03ManlyvISwHPWId+8LmZnxkysoSdPWd4LUIvyjzi3OX6Q3s5smfSv82vZDKVWESzJ2XFo+6t9bfZ5d93aSW87s63qjsa7s/e239V819mt
+3Z/s6v1LnzboZ2J23tv/3XPre3grok7bu5puku1ffHO+TsP7Dmwo9cOdEe3PaZdSTtKUrFd2duX7ozesXLXqp3DdjA7T+zBNWWRk8lVC89K0yUj3csdO7yl
Vkffvtrnmr12Gh3QDKVea/PUJ6Hu2tZZcNJG7I7zCabWrUcv5LWjw3O6na424ClCQyxn8rzX3EfAisSX6ON/0DKKGvAlzVn7Ys1JdU3q2/y2ZH7B77opeW2Z
XVqztrr8PDjKrdWcJNojj7IqwNtkY7VOWLCGLYTNCWO9wvVrQEDTZhNVyb3/3ZjZqz+uZvGR6uuuH7UbUb+qD5wMf+W8pngALku2+kaq/LRANfmTWLmxg0We
4gBMemfp98HzpAN1TZKlaFlETbzIK8RfklnKaZwIsvklzLMP3/KSewttBpchDdnD4FjHVU8Vj0gvEeGdlWGNuk7EJLtROzGRh/vpRiGlKN7ebXvDDQ505Qy+
1GA3/j61KajiRarmtlI1zx+d0b82rQDXEP2ZWmwWtobur7Grw3OT406D57A3i6nHzqL/oQ3QGLYJ1Q4kiZnaGtrauWcSL/Kznb9oH2EG5W/Q6vxtam+tRtK6
7HB4lPugJsljjJ/uia3349usJKIq4bNKyt/OoesdJOJi4frK9pgZP6j7s2A63RS/oBujeZbdlL2mmkiHcwgKVGZkSR7iuYclqZpRLc04CAg7JHxYP+OuW+93
j1JtcB0EKijreO46IeQvvGU+pZ62ksC6uHwZXXNXIE+hkH4EYpUfpSYQ4xUuuWi96Ev0f0BETSYg2CsBgXq9YB3gloHSYmo9oqDjE7sWzvcc2NiG4HQXtUs9
w6Um06KkXZ7JUYJYyEdXaJ22BVvV0Ibw45m1p+R2zLnt7kJx2i6OjkgHg5VJNGC+J1mCvFhABP+OgBbdhv4h0lmHtjoRxG5qenJTGQGmSSl833bwEkueKt9d
WWsijmWNBRupv6Senew4TfwRXw4ryf7KM5a4Qa7TCyqJAFEOdtj/b2B/pcgtVbTdYKsjwXzKsFAezorJcMtcr6OjXDWkf6ueU42VN1R+Sq5oTd5FpZTN05F+
jlnJmpp16r7q37CjzkNZTbi78XLZiqAzlIFDAZdqkrcwo5kqwVMqd+Dtku8ZCid5lDxDuy0djQVERaReUI6cUk+Cu1jjUBidRjbWh9dOtuprEn9QP8IjTU8Z
hW+BpQcswuL9sP2crxdRxmn3V+D+S1zj/U53xiV3ox6LXwXWMXZ09PHtNiSQx7UT4WVEkPIhI72egl+dyzgRrVtpdRShqhAgWM+KzNwV4v6/f6eJmMjtw64j
9fiOaAu9mv+J28Bn6v5TLGYGW1agg9Sv+blsBC1XmJ5wJwU4WlJf06kGRFdbv9zayBogJqEZpu5IDfd40z7Fb9wvhIjOChBgEUTCO217oXwDxD2gJSkPFDMo
dQA1CFaWAUH+w9u/q9Dm5qv0AM7Jwd441xToHCOorPho/y5mClcZ3qOf4u0GX+O60FUQEfczQJRH89lZ6Krowk5AMz35hgloNW8K+o05vHI/AKeoisardj17
joZ0d9x2Is+S5rvmLeSr0x3BR5xPb7V0TzirToJGs0sM1Q3lfc3J0e5G+DBlD9k+yfKC5ppAztf1FxYAgKDv3P9vl2dH0jlqKv7t2+xgqbdl0iz5rU0JOV7w
Wf4i5bz439S1ZYfx8FH7b/kTuxHMrjsXm1P4MvaIUokJKCI+OfKizffXX1XMyV4m7eOQZLHSdtny+sM9ak2RZKG8O3GlnjeHwbZBL7LTsjjVRRetmKdZlf0i
VoQNI6SzEFOsAhE1rIDgPSfWh9+/55foI2qjHcbO2rdRnZzNpcMVh+whqdSzXNnYszDLmd+FBIiIXkGfzZaEIk31GDzvGk/w9h7ycRm/K/bXu0I8k5kgeeIy
aULd3fXvygU1k4Ag+yQix6C5osheou6igPLLuttAA5Tjk0tVKEXk75OZ9dU1HHqiqqQoawRmz9HVFTz2R+2bJn2ltksHuibIRhTugY7m1pGUWncGBNkEn3zu
ZHR36JJrCpgR3c49zNNWTSWH104yE2uqEpVFWGvHZrBOfBksKfoi/C8Wr3KquqnnZowim2A1FQOpGEW5rJlQx8IdeBtnXTmswKBKwRvkNtKky2Gbg0/RieQX
+CMC6cZKkIEuMZjND62dfNuJrJLyVgOosJyk4tIWmbtbhkp3W8OjS1lCQehwylh3L3sf6g/wVfHpIoFe+kkfSOQX+MnAHt5O7A9c4gjlXu+SQDO4bLCbZ7b1
TOMS7rR0rp9VpsAT+NkMwVW3wuACajcokrkIqY7E3Altgu5KkVl3pXmhvF37l1kUqBrs4S3ivvJvZnWBZhYzlceVhfv6BxuP+m+QabAsJMrdfr//efwNaDV9
sGgJW90EB3twc6wTOAe6VrVX1YIaaF2F6+iLXMS2idUGIylB/qcu71gE3tbGUF5sSPEeo5efxQkqzAEBHeK75Tl8S9YP7cgHtZvMDxmQrxH8Aq0S4ChSGxOk
k8z55l6bvzb8C63jBXVa4o4nYTlIiG2oWmXu5M2HU/yUtUUolQ+/V18F430l6En6Iv1N6KV7RNpeK+Zrl3cpmAkakhBIYu1suhZwMssajirK1/cPVjLstqLK
kdRfSf/xDUOzDQ+h9mw/9LK0pllE9/6hbT2hk8k5ZGtwB9NF0Y3UWeXYNP035n9ka9D5Rq9ZzSUU9MbDZ+lUOh3XctzOI+m/WlLR56ZxrogMuc+OX2RyIRdM
fuRvxAiXpc/TzQPd0/71jbP/zW4KgFzvkmDwPNIhOBK8xJSj7+hrWL4K6ot+ZkUZb0KMH3GNESDIOo6EpAgrmN6/3kmd5szmIdZuSFNu51ZV8InBp38aKG88
LL0uScUVJp/fioowuT4s/dNm+Hux3Rw1sxrSM7d+G5xOFGzx+H7CfjYON/xDzzW+5H8lBEcUoR4poNQ0orWMNc0ybbZ5MafVTPbHFJfqsBORJwb5G4cm4ieY
m3A8d1TpQ87QIqzQD59zIvtDnUoSVbCKCJ7la/DVAqLaXWHGXVjUuhTuQf7hbmnYZnVZJejleL8/PI/Y5HexR60TG43eujtUKziUWs5V13agnpvHwT0CM/yd
ORNT2eA3kaZ1MTHBJYFDviHeusxBfq+qfUwjYyv6GiVnojzHXXc8EXvNZ9d4AF+FmYj+w7agTheOVvyCxTPtA1OtbwIabBLY2D+TdHh5bfjoPgU9HfeGWS5v
UQAU7VI3s/cEBTS9n5zpXyCe3lHQK79EhoGnHGVVUcSk0HZvJ1NXj1ZWxQD4qmgMSDutig3SGnoCIU36ikjBfiEFNCE2ESROWOchlFPZBFXG4pn+u/fsRCi6
hjpJZaGpwlrYv/JhWJlQY0/TlHrKaxoYSsrjQGYhUJp3y9vf5SCZpRJuweKI4fqa3iqaVFVig7vEcm0+1NFxCPwWTLAbPBGjYWEGcGQN6tufsdqHjBSciz/T
DfXAZF52nlvQF0pM9QiU5JWlD9I/Yr8SsvzteBV3TFZETO2zuboyUjNUfc0YOpGbBb7mGnAT/AKsmC/haH5yHrBQVV26ggFDbCeG8m7D3UR4Pp5U1MQ9OO0v
mgVj8fveDGwEn+a/BR9JyWXqQ2/iEHB7cgofjQz0bWUBWCVfmzkYmqNZVPBQNhZ6KVur7lp3IDQ/e4INcZWi3H23vh+eXOeVdA7cj5rH9njb33+lSuizyjzP
D8QF6Sr0FSkDhzHh98w5ZA25WNcScisGJl+nQ077akDY0+fDvwY5J6FvmViikCGwA9HnovKgtXhVTbGru2keHKDXewF8NNSNvoU1IHVUU6Yv1x+0E4RWhJsb
qWYd6U78Eq21UOYGiPiUvn9tISZr9qiWYxU4KVk7OJVux6JIUNcd3647xS7SjvUvMOazpei33m3jDJlwIZSuPqisqz0Il/XVLpyK/wRv5GsYolNmIHnBQ3B5
rQhuAwCR3UQj6nCsumJdKvyXwQCNJIaru6hXQiLZl7Dnjy1NFvJU4k4wPzMdGQovUqNeQYbZR0szc3emI7UdMvtvqcai3Y0nUBElE1CqbuSj97QgzLJ62mba
ldiMdQvJ+sRiOvx7HSb8yTtlOxz12B5MN/wBudUes8GCjJKpkNlkLL2K7mls7lin+BP+iW6mLM+WTb4G7sU7eXzKxKTTsrKb8Ni9yRuy9iT+sFrELeFDm6RJ
N1Y7pImu54VrVjaE/908Xn6AcG45qTAqezFLa5/AnsZdlIWPQKsJh8uvDNo7Z5XHGibOzBuiFFXxvX/140ZwkzEHkr2KWR0vjY+rc3a1UmLKarNFIt1q/0a1
PefB5jb2k4650pmZe6Q1E+7hRizLvk0iEvMJKSwBUQ8NmwBSKK4lEMJN3i4vcJvju9zOHh6rh/dbf0lDuVpIX9ceSsxVr0uEVHGu3YqBuRFj1c++SV/5kqQf
1dPij8c+yo+X7chsk/TjRoTk5K9diXnfqO5md865kCWougRK5Ut+clf2UzVRDVJpXCMK1kjOa44kPnWXelYj1hEX24fnUwXr8h7mr048nWeNB5eLqCs/rPV1
p0gf5kzJz5OddJ+VzovvnSWqZAEEmf1hkdkSyTJigkSRN0aJOKNjIeWduuE9c6HygrSTvZXDlnyPMEtvyV9JzqzeqeKTlijua3KkF7GshJOuLOXp5FHxzRPu
ydvjfVz7ZKH8FHki86P7T+QPpgvTO+ahOqACxN2V323nmP0Wu39i0mrzQLh2iZX3cVO4ezxJjDNX8F1Qr1GnYVWM4TNHFLnNqCZDlsWeOLgW+p23ob+UrOfd
lp58eaKdN5DPkaPprsktjbu8LwytKEOgWIeaZul1dEOqIDDbk8WcZSbqn1uMLONJIr/HBbAxWymK3S/xfBRzagFE5rXPMgAJZ7K4uTqGcuBwiwom+b0hzt8m
v6M+GzzPtbfe5R7yXUwC2d8n7avlXy2vZArIm3negE9XreNbENHK9lwryyi5lh9jKJNaBR1ECkZLQrGxgONst8IpwW2c0djf4Lee0enh8ajgPgAxD0epsYZ8
IbOAnmcEDFfh/pogUoq66N3vNcXqpAL91qI2xZ2CaVw038Ev4A0ElKJyDctjr0IlfLS/ITUnpUtRObJ16jJl+L3ZyHhbXh6/avoOPWHZgv8E6jRVU57Ra3mS
J5gHeKJ/FIqwPfDf6VbMMTnHbfRnU1u5aTrG/QPRWYUT62ie4Ox1o9ZnC9UWP25zV5+xsCw0W37D0wVe4EhQj9Jes19gT7i2QVN1R73dwcWuStpwTGBXQhNo
gLYucg/dTN8j0gs2KkvVFb9ddyRWkpSXnZEuA+fY54K1lD/I/oLqKwe79Mq6ruOyk94yGb10MayUGMHyZB9FL/tAzxz7eZfAGCyMbtkE3bmEcwJAUGEkXFX6
8K60VU2VWOJ5RAU99PQvmFLvvv0i+JxmvAyqV6ipZeQ62bikUnT379ZPw718HXSXXKBHTVQl7ivbkhLsL2ySZDzdFroE+hUOFaMV1BvaBDWvEcchkljPuJRX
VRA5AKpReYemr6ZU7SMQKeepQamzEaiXBKEI2Q5VG8l5hYje7MP+/8AbeTXaMVh5sBN4BULhR4QA89smqj2MkBNvcufqyueVK3ykO69MLqhMuKXhceTXiQN0
/0m6YvXgLHlTor8subA19MQF6WzkIc0qu5w9kticeYJZ4ye53WwrTdv4MQmAx7huCrWWPiZ9I4+hOxpwENMuhQUqB5+MQB7DbVOx+V/t33xDXumvFhiqT9t6
wdQ++Ji2p6fRFbkyDFIU3quGERuJHLSX0aNpwVejF+q7B0UcoD+cAwnfBtyObOCuau8Rm8jD9AjZS66nZIzFy+0jjPB2xseMN9wmVxoa8L8y5mBbX5z0AaNB
Rb04ABFMBSi1giVWSxFCLSOo2vfS0z03vVupzpbh+l9Rh3FW8g2KQscwPm4vOLgozjIMZXSCjgoftecJs1q/nqvEzjSdNAWJo4k+aFygDp9G1/VXNFbgxuD5
3DBSVCMKiPIvPhn/CyxZxp2W77nvkbPaLYUS01NU0NfBJnCXvHsVq79C3CJjqFWQX2aHGnsbSgUrHB+1sxORpc8v+guqwNe1b9MvQBm9IIoEiKj0I0SQdXS4
uw/5tf4BVszcNXVkUtnwTG6gp6p6G8RZ80x7tEvYSlCrUHnNMfx3/9WkdUHM+zTg988seklL1HL3G69fu5IoNncJDmUvwhdU10AT7sPLaL93TpT9kiuSsX9o
zwtnFFKC2rnlKW1BtkhFpyIEbkCKmHraiwnV0aXc945bZDgS0J7shl6RldePUVbSxcg6gZ0RAS3SJxFVw9gcZzRzGjthn+gdpZ0eP55IQn+Hs+hWWW7DcDaf
BuBFHh35xp5AvTTuw+NUTeiNugH0F3iK2ASRCmHM3iaAkog59ApEZG20hDaZmcYehrfA7Z1F/Kr4l6DF+Mj7Ev+P+k9bVzuZfUhHwjM+3+Nx7xZvoutEYRbU
DwV8z9x7Mlth05VWvL13nqNxsMQdHYgiI+W1gLjrUMR86AIXYxgHuXQlcEOvjzsAYTgg7D0u5Gr59vVISwE9li5kBlCrN2SSffF0tYgDy4eWJGPjnM2SB0H7
uCGubHS0NooHgFIYUELV1c/uuP36ifq3E6ocZwZyzSwF2D94eOt/U7bPf8isJC8gt43/kWUNPainLKz001PVf5l3sn70ALIp0JGUGxqCr2INskqBw+wrySj3
t4piikDu2UuQZ7pX2SBYmRL0dPiojUsCt/WNVbW4P92rDQ5/I9d1zzg+wVsG0fA2eyPWhM4o6GwOV6mvYtd4FdxNbRalL2LA3so+/lJ0ju8+24Tb4HyizA+0
cQ/UQa6O5H3tOS7KP5luiPShVynMZqt3EHTTRdFfwyHjdK4Jt974mjKYRPJcQNB3FRCIFgFBTmJk12hhH6yPvuNW4xBslr5ycVt4ezDN/4A7ZJ2vO2vyGv40
3kpc5M1FmxfZycgjzqdtpqFy3KnUP5gLqsbMI1NreHi9SdAq0w95F9Hzyi6BZyDAbHNHzO1tpfiKRIgcW3l+svdAfvZ1apCDjk7t6Sr0C3oaRMJSPpyVvnCM
heJy1PW5RHAvNxE/qxWt77/fOho9qlrhS4Ir8c8My82rQip/KS4Okfhvkfg6AM7XsVzgy6Z1MFeJbeK/n39ibfiY9oLpYc3SO4IHoWXMQO0evd38N9eDXm7t
wy0JVeNGcY18dMMcIxu4YribsIUYoe9W8Jsy1yfoblk6J1aoDmSL6DgBRPSoAErRX38hv0VwZLYJHkX4EzZRPS4gkq2JqX7Fvdxtonhm6TOiELtS2B/HFnHG
FmOzCDnSC9fNbAJ1ti9VWwMiXriAQEwBCFx/QDAXAAQ05UIs58hMEYGq/CPuDHyVv+djTCZvAv2Ptg8p4n7zYctjx9WUn0nCVBPaaRwBZ6GLkARfB8tA/XkL
pNppnIl8qwTl4ePQYeSmqTrSTdMpLx9+hgzQMzIRbOFDiyvnLiXb4V01JcG20PfeZ0y9QEvNXt1t8mhoQaAn28CgpOdr2lEDmBT7SvyC/xi1TS8nliWKeJ0A
AFCKBy0gWjkWdkwUixbD5ojq8k3gYY+CHU2MDe41FVoqINaSNMZKNDdV27rA1CGos8/dIVg9/ei7rdHc4n9CVcHVHB38DwXNL/Rn2Ib21VttptHbLqPdd/yt
e5cLiyExX3xHnOJt5hlob9TD7rO8MvSwyCyCPuyiPmYBrFFGZW8DugH9FV2Rvq75hhPNCt9vx5EUnoaHemaATrsSual8YQeEXJrEvd7CrvEMcJUpyeTRawoH
q8xJvdE/vOGjeRMiyriIOwy/YTV0Cq/kK9NH7Kn0NPdz+kzhj0wNe31fPHPdlx4YH7isr+7cC8nY1sH5ZAz3GhllnxKc6a/lqK3KirufJ+py/H4bx7cP5fGd
0n70HdvanRrlTWPfcJyxGhiN7E6fS091risyu8Pn5tfWI/r5BEef1KYEjyFbjJedAnH7J5+sktpF5Q1oUkssZbRp/pnUD1RNboPlGJXO2VBUs4b+2fQPN6ve
ajftvaWvnZkg2+h6qhuXWOq9AIj6WAKljO6RR2FAFDn5bOwcwS41DoOH+JXb8tSs1Z1SgL7EuzLVvKlch+09jcchZ6BciUjF98NRF6DylKqpHmYrL0ViGsxJ
TbHutgyzFzasncHuGK7L89cGN5m/BEMDAFGflndbEsxtkcecdusrfL7ZxviLe/GiSDMgdF5nwNd0VVIvBS/LHgYV7Nf2bFTUr+P9HppoWsNvNJ28EjbE1eN8
lgSroE+rTeB6CsyWnQqre7cbVjNTzc1CaznKsCgUHo8XWu9pOqTsSlvBqvhJ9PbA36Y/zd3R6qo/zGWsXblqfJH2a18jniDi1bOVaagO38ypuAfcN0UHA/+u
jINczGr8P/6GVMGIRizv2wvqe6Wx/H7v0mC9tNv2zNDlrI3Zz4NV9HeNLp70xSbNtEpLwqMqJd+OL1ZNZw7AulCj0OlGL9IAccffd+sX1D+4M2qW19Vg/2HL
sJu4rnwh28LUPGjlDLLvLGPIV2Q2coWp7l/FXDBHhcqiTzwjiY7GUupZNkH3YEC0FwpHhkIsCBsQ2dEMANOHp9xpcFbXgSqjf8GMs3qCC+MmcAtBi39C6JUl
1vqjHvCK8Io/rKOmisG52ArfMu9cP6BNh07AJHWWOQ7OM8Zq57C/oz6FmosQVwspSQBB95r/wdmK44MN9TVCS/xVsXrGaVxL9IueUhA2w7xEpUgNSwKnYdW+
hf5mBh0iWD/46Fz+x1b2dUv8yVoUTEW7E6T/7ewZuZYCiLiFRnRvKgxVZjcpfvaPkC3WJW4FmyhC4fP92iBpvW+U4vVDzamslLvbx3PjyCrsZigBaZ+aStPW
Qb6uwQP+3fo+fLxmqW8jmKY+UmwtFq3W2ErxP/pSLyBhhlrk+gQgwD61CWSHQkgCINBqAABK9Uq0larS+ZIjCMfZ4vVeIY9XQCAXEsuSbYIVCOE8ExCszwh7
FwKicwgQMTotPU8Uy5ZtAlVIQJA3DnwpEwwABB0pAcFKaQQs85v4WtAFe4ppERFvyfVfJGfwghywj84MZ/+Z/yNwnDtmSYMKQ1W5moXf8X0ohb4djqTNVoWy
0vjbTPinlvNJqTetdq9dr7NYPDW0Y3Wls+sA4CI20v8vPd2e6XqcAlJ/FDR1yL2ZpjrIGMNxyxn/cXwhPSyjRSjffKvA7V2GSK0uqgm+Ll2QXyhUAfoy1hQQ
8WrZBLkbQpydtz8p/C7zNqYffQLdFLLhmcEDcH+6r+sUdSS1OakCPZTCVzZFBIv7sE+P77Chkuph6im+dXAv15xCPMOIRcEN3m1cpiEq5RB9Ln0OKortiFWC
P1t745mtr+Z/gs5AltBjrSP83/pKcZMWwGa1GEUs15i4OlQ3/zWPDh2GRZx1PlfaUiFlPD8Rtgcocy232lWzSCCaF88oI1Rg5rJBb7FhJh9ybd3wkykFHqUO
H/cmonGmteByn57LTXlsXWHpq4rls1CE2AtPNjc3H/T3NM7y1QrlILBOYgLZ5whM9NfLcCU8ilmV5JEGvGPARHSUdhQkykh7v+VNRl0dpY3NSlDu3Fii7UzW
oEiyp16Tdyxnl3s9+QfYnzjgCr/blyum2Nsh5b33PP/CoGoGlIeI8Bs+fLcbUEbsUPl8sIFBisyFGd0U9Tw01VuT5iGNNpd+knGHWOmSeGfkr8Srs+uhQ5IE
bVe/ExJ1ehfyyxEePcUdygHBWU+IR/92SSU2Mre9bcC3V0BjpC/j/xF3yF1MVd0CXM38IDMbfsASEJHa8oej7CK3sju9BriO4jEcT8PahmwrfQzbijlGDCar
51nhhvgJJAIeb/vCeeOTs/aPZh88i9hEHKP+VXSn12TbdKLqZ0E8uS8zFZfQifbBSg9ZBmkOxYBfojOprE0zT4cfm5amXjfnmdYYclHR+TFy9BRxdmoNx6iA
/AVIDSwd7Bo7w/5AEz4Ll1HtVCQRV5mp0BViGdWZeqi7QbemRjqfkd8n2XQ1E1foHMQzSo+3VaeQL6jeCQ2gLsxR5BtDHyaXzlKOJlOIPUosfoJSAH/9pO01
dPcS7xZpiKPpJv12j91Q2zBOXQvxkRbjHa61/JqvtXEKHz5LVJXtR9KZeTSpv+tTetzeP7UCKO8n32tKVM2CY/qmqt64Ut8odmHyVmVf7TJuq2oEkZkfByXQ
m6Dk/GrkLD3lfO6d7fmPk8BV6bNGEYdlQBBXtwmiLZGzK5uItk9wvvm/99Si9eR2NNs/wDSG+yVrDL+QLVTIiE2GS/rxyFVdJ8UIvoJWZFT4sBRDlbmaOo64
CcJIDNZKcVbRwjATvuqawcwjuvuja7UvZmABPZu4E3f43AZUNxPIGs9IClkz1LgP3As24gAhjWZkztX7pYllFHFSEWWYQprIc2CR+muJYHTx0Tl/RT8nqkKP
dBJWTd9CLnNu+AvGv8jVhs/6wFRjEG/pnMY/0ndDu+mfZBBU+JUcTg017EV7I8OIijSPTtEX0GPRDazFkkCMAc8xxVQV7jxeDA8x/Ulszn/qbLohi9pGx3u+
YZ6QenCJsSq/B+4OGcB2PtGnRrxfg9lnob+hitgiWTuH0jAEpMl2wV3cxoKu1DTTH+hKeBdK6sO/UW36WyId0QWH+6ekTNd10U/SRlTmfTYi5sIhE8puQRb7
d7M1CoOkx9KWyYSmGY/DLu47cAJzgZ9ixY3/VD2OXUCu8+NdGEGGKvnFY05BbpSYvkG4FwphjUKYxLs9PFWD8Hx0OBlneaxZyIXUVbhY/jryq6ENuwZVpyw2
J3KdgxFb8tm9bTQNh+4aH1AZykrMBhODnjeU+HOV17zf4Ee0o5ClhQrwXBD4Emd/Yb/mD981kX3MroJreH/2mdWXkTHcFVkpCKdA3lKx8KbnZ+YBmenp4cZ9
nqjWPkFH4I9atjR5F6+lWweU3gw42vog+MQkUA+NlDsKc+vf/h2IoKwG7RK8RvdI+lPuh9J04dn4aHePIojJ5c+aynBL7fthjeqo/hpj5kYZKvI70Ea+Bj6C
/wY+q7yA/tvg9+A6817rK2ZoSrR/XCrIxRsOqF77psa35ofpRcfs9wuX0RSaTyVzXZmUtL6+hbQruMF4K3CR/4t7hM42ti78q+g0FD5ujdy6ikc991IXp5+S
FzJ9qYUKgTPxyZlaaXzs9pPz0x7z6xSP9DpqSHANKqMylTn6FsTf3hRddnCJfoCUYI9yJup+2gC0Jd6waK2h9PhMsDYmlC8Lj4mAwDgBiOATwBvNOFTKqKmX
6OXAt+SslNMmJpRncnnbWqrpffifWg9dWCyInn/Uoq+Qrr5b/Dx0vLFncJd5meqxpQfHBjsF36Tmpp3gC4L/QFL2y1RQgv3yw/GVaAm3IjALOY2u447HPFer
MFFvE5sQ0p4GFcuO2X/ODRQZU9oFQa6LWQD9+mQf5YiH/BXzIMl6/3ccydb0XbKIIF2AAN8yombmSsU4XzOlmztAZHBjklvUpUPh8/BTeXOdjMlP2+BHVXOx
i4zB+DzUNUCyZ+hr/GAa5DqllDO15TXBHcxKPRW8pUSC3fgqRQblmMSWum815zGDpJnUWUeXKNBPPjnjC5T9lb3htVBnaKhK5zmUSWYNVLUq2EMnqP/ySAra
JE/N/YMK/+x+51WlW+lUrMcqEBsSr8b3kEWcsT7rzUPck9R5mZ1lM+KSyDI1X6nHOFsxKEVSO+FLy/8kO4GD8WQPKLPHh/C9Oc6Ep9hNeSBf7S71eSuAALtC
iM8mhoGJczUE5h6pZ6fjhjIlq0Vsm+xs6IraYaekEHE6rzxojI/yTpfdhzBM5JkqH1qYCk4ujFIOJruRsKeKsjy+T5WDpRB/qf7UQOrOjEd3guzkEnSLF0dn
wrKZrxVu525pQD0xviExRit3zsEFMULh58W8XXjplNqLcFBZVn/Mk+uYrbDlCXIZPtrrbc/TjMUaO/kQi/I46//kaKwQxDgBES1ZhGi2Gj4nlnZUd6kJEL9Y
OEReNik8uvmlMEfzm9Srbaisr/5Delh5nEAVZeKl2F75T4lXc9tDs5wvkvtqXkCZUAXdQsQP75UcU7XFor07lScLpyp/Sh4IvvQMZBJwkUrhhy1T7UMlbZwx
GhdUVYNDywu7S5d5hkt6KH/GhoILoZeyX7MXh3sbApc3H5f3TFq1+UFiTWxGzuECQCpYU//o70BXimyJ+2G9Ca6rYBy1My+dAO20tMymYk8LbVkwx/5YadNQ
ji72+a4qyifgEukWrFHiSI8AB0FYsSwU14hFaGI1NSHPsA972GDvRkQR33ntBeMwRrWGWmuP9YwDY+g8YsimfupH5L3Ym1CpfMa3y6u8lMRRrlVJg8G0xF/z
a2lmu28mbpFNlPaRXK283P23pr6GIkVYS6U9H+ST92Tbl7iHqaxgHDiLbOYaodypEq3iC2F3tijVOA2tPu49h//ulhI/JVUiSqkHv9u2IbEdNdjdJLYeEZ04
hognpLmCGEakSDAyK+d/4177dqw+dl31jZLMr6KwYWPXhM+nsRvKxbUjbxMzPT9Sq6E+MSpIJj3u/Mr9m/s/4rRS6bqqhKnB6oaqHOJScp08tcqCj3PRZAyS
DbXUL/T9S79Afpd3wW+qBRlFH7XtKHcQ3UuXMY6AbzgH+eWeVvnn2EnoQO4w90o5VY2wY32J0vDeNxDdrNqrb5wy1zCq4QjvAbIfK1g5/eh6ycEzqqlb5rg2
sHIaBA+Bzeo0NOerymtXep8k9VcVom0KouhmhjaBnvq/iepUPz7bu5026yPWpSKxjIQYkcJ1EJtInB8pjxQYqVYzW6G4YGOiv74s95rZxnfjZvF/vc2bX/Fy
vDm3A15t/E4n4HL2yRhQDp4pnUSvB61wOXQ9Oi/5Lt3U/y00IDDAFe2TM0qkDGKmBPC1yLVFkeeeVGMvGCv7huqDxEy4LroS+p0EhJ78IlRve7dIkO/QwVy+
KluVSv6qGi+5lyXIkvxoX19zcq5rQO07GK82ZjDfUPFeAZ0rIMKAjXiFL+B5xF+6X1MeIS0sddwXPIfocBxgPqL3/WA5iH9d/IRvQKnhddRkXbqhnhFzPza8
cXyLtJUtpJ4pt2kHyd/wRvgNbUl2Os/DN/j7wUHBk2w+W4uu5o5yVOMiZIxhI0AnartxLEoic405JTXQwq1Vtd3RMYZr2PXgdrAbGq+eVTRAEZ4jLwENyFW4
p6EP+chYh9pLNGIEa5wfnZsxyW6lTH0LOuaogCwnN3Mhb4xvDTvdeVKzU7+cTkIy/ecMdbEzYE/3ZJWGvJj4Rr+Nr6sXRWeFmZyR/QBsoveOmBOwMCJpu+k7
GTudPo5Nov1yI7pcTepz0PlQ45w73ofaYaZBFExfYUSzpfd7/op2yY67z1FjuJPkS+UOZSc4G4nWzcFqIQa0DjMM+83xn1eETxvpzogcZ739HaQn6cp5vcFf
HfnwUll0KNck6iApxJIF4oN74D+D4+npjgu+k9wtQ1pAJIL5sP9+7iH0t2gl49iM67o53Gy0ildkzABEcoGwMfE3erx+m7ofukOeYbin+9mXwIfH45wyRHzj
fOj38nX8Q8GmxjhkV84B+uGKV+gUqqNpHfOVJujdTh3SdtAbkPOcT9+I02tm8neXntwSqJcQ1y8qo/b3NV+XkdeIyHz9bDRYmePJAaK7rV+cuT42Y3OF2Al5
QMLQmCtbbpctzrqUUSXzytprZcJHlZMZDaOOrvxry9GYjMrEkovrB2UJzhgfHVtRE9vQuV6v1aerFG5ctUa5xrlmUsK3Nc2ZfeJeZT7d1G/L9TU1My3rtq1w
ZfwZU27NoKwGsdW2lGwGhLRb4hzqyMwPQDB3AURzOqFI8t3WxjVVdepnxGXbM2xZhhrzY6tmLYsuH5u05tAmbvXRDaasJ5tPbgGAUvmNthmbhtQtye+9nt5y
MKZgA1N+7caMzWNiL23WxAzI77Z5TtTEjJk1RPIum2ANMgLisztnY+bvm6us0y8/vfpS0sE1c6IAoNRncUVASr6PdmxcuHBI/YmrT0fpao+u+039CBz0MKxr
XK5k46taB5c8j6Xj92ftid+cJMCSF2b32CJmA4Cuyn9ZutXZMZdraWNl68pueV4zfGTTria2TKw3cItkwz9rOkY/3TSyzuhNY2qvrN8xa0BW7bw9cX02tIhO
jD4bnxz/YJW+XM/6vdeezSBrT9es4mqiOuMKS8B4JX6RsSIp6n/0vl39kbHU1/435g7qi4EbQTikAdO5W3G9HHeDNrYAQRCW/ZULj6ibk11ljrwoP8Qp/E19
/xGNKMFq5EdryRoePoJYGDsPcz9TE0IzvOeY7e6v0LG+KsXri2geZxazOD3fkuHWI3nwNRnF5G4tD4poP4SqW0L1LEDQRx0QVHcBACDo1/R+Xa3pbxiE9sfy
+S3aQ35/4CLh5Mrp+kH3Sm7YN4FmOxPoUCTiUfChhUd1D03VwcXByqHpQT23mL9Bx2o3aBf5Wxq+g4pKKpWkhxbLRatSQjlLBIRhjXYlts4Ry7fzluj+9fYI
JheJsCNtAlqRt0t5Ls+whF5D/JMzhFig62Jug4qyv94vk5wWoxaabpwb6In+ad4JHjEJ4KKAwHwviHPVpjarF7H7aFmA4scoajjmk+Hx5npyDOzC2xBN1Yv1
RlULeB69H8ao4fmE/kfjRfIXaoluLvp1sGfxAn9XlqQ2s5f419R3Xgk5jmvgaMU8i7HRqIaAtEpA/JkC7/7CnC64hfk67xd2BTdee8SyCKqgn225LK1l+lfm
MCFwR/4JF5691SHzjdsNKHw/7jK5HHtCX1UK5tYfXeUL6FKoovH0FiOj8zayaIjHnn3qXLAY2kAblWbfWbqlrIAbyZkbqH1K+iy5xzDKyGgXSkvpPTYRFYaY
lkqIASk2Jwjc3xPTOkN2Oc6s4MsFR3heYn9rj/oO29PsDb3V+FRtl/QRSgMnWKn66PscU5/RtSvIYmbBFb03kn9ihpDfGM95+jFtfX9pRhqmBjxJv6cDwm49
4njOZyP9Lvo5J6FvpZaB2vGb1QTnc4vWpm1CM2M340VrR91u9y4Q3XgscYJ6hkKEx/nhLAZ8QwvKF9za3A++lH3A+JI7joh6cUdmfkacZe8x563loBcNRkmf
cOPRpdSfieHnp5u6uq4u9o13IHgndT7IBJcwc40MPAsfTo+yTE/pQ06G5gbbIJep5kqjXy/1eid4uqEqpgsXSx8PLIBP4Ae8T8hEqo5OoGd8coampKg8FeXN
6EbGBrI32pjibC3HzTUftv4IHwLHmZPRRMlPrvDM4y72IzwkiCkPgZjxhKk9ukoCiCkh3/9o2dz828hhh56fpyOYn8BrhkvcUv4w/zqlUXArt4kxpM0JbNUG
iUdQK6XK/Kv2FjgdCRKCSiBhrkXpCDwgUjEGRGq3Ee/WZswORw2v7u2I3JUZB0vhfyTpwca+U+jveWvT+2u/J0+hVwhR15f/81/FtbyFuu2LYbP4GcwuqrV2
HVPJUifAe8dw/VTri1QlreQC11IQrxbCSWtTq7T7UWXacF25wBo6wD1RR8QVSovVABceR12Bv4MtgRqWpnAnZBskgrZ8WLYQddEX4GxzAb7ckIVuoYa6BLF8
McwqAkukb+Ffhh+4Df777HDTLFimcRaE98U5SomlpdeM1pJP5u+HdvkesXOsJb4ZqpCJ4dpZRjElRi0yxTRRP8v/l/mQ9wm43B2EXqjqwqO9zwyLszzyXp61
0VmVl2sF0JZPjvZEV4F8SpzVN9YWwVu5XsQE6ly+FKlFdKRWEgCIQz/Qblf4CNAHCyRluePt4+1toPpcpn57Yikc8XfHuqpdAcZrnrJtE1Ohf1QAMYhoyZHw
a8M5RoIOROISt3rvwW6msqdTYmOujA9LTGMSvVcdgrOiTVQrL+QQKhR5RH7nl2CVtgveJcqe0G+ap77T9EKqE97IPxDLNSyR70fNlpdIJwOu7sdERFQ+6zFB
eIu2FbxVV0dXBU7BRnmaWuBEpzYG2WxUYOXsKSCCjvILqLvE6gkRdSoPKQl0EF4YQOimuhmJJ/mmpMDnI8ehH/bcyZfC/IK1Yfqy2dwdbKm7vE+0Lv9+uzXP
5c0xPtfEBm9QqyzLYdwomJ0CYtFXePy+Qiuni+0EsoBOAmdTnZXRYHhWHlKraC+9P38HPR7eIGtE/kBM8vLGdKnPzNNj3HV0Lw0jfHlJP5MdJT1kV8BTvu/V
leX1FRowyleS1NdnN2n5h2u02BYVUJqS+u02H7ETnuW9rm7PXCDrsttJXFHFtUm/2ADwh+m7+jPsTaQVHX7PlCuUgi4irmhGWrypIzoZnoMApamv/+c5CHkW
x4u4hIQzpq2e+fByTT/jQcaTV0b7m3IlEyK68Iptc3yz2Z/dU9kryALTcMhOjnDIVSLZlk2kfhWJhyCsbbcJugpEHCk+HZcPsFZDFelu1JFVz7A3cCXQPbBR
uwhpWmUR8shOaOu6VoM9jSKuZx/2/zUV7f3G8Re8gy3WTgue32oNjot/hZqYM2yC+qq+v1EHx0sFfBfE4uaIWMdi/Jl+GPufuiozSL4a6UOVkwoyXYRrHW+X
Q7oBcCrKuZcHg8wCuqephhcASq/NvTSeCbU2vjJL2bUGxKALjkdFebIAAIi4pHxyRorBVkZs82rTw9T7xS4YQhPR8Li+Pb6a/JPubTLtGGlppC3n+Fl7mwTJ
yiCun2J8EUhDqoIH8dEumB0Bbud6bWvCP9bL3L+BB6lNhafdtwqHFuL4DXljpU4tily/b20PshH8XHtJ68Cd3hxwf/Z05hTj8fEFp2mf5FsdBT1w2wPhUU3b
xGVsNzgPKvEs4rNcAWgAHrF+8dnMrrJPxh9Tp7Dz9tf2C/VvRT/DN3LDkVNIhre7qyp60LFUdl3mJn+rMF9pBPX0EWiz6hgxGhRh6JTu1yWUqURmhwMiOiIA
AITq2d3oy+xx6ln8LD4JuRF733UX6q1dotvqjqZXFEw09NIkgT0pQd+Lj9oMJ/0HtiTPgS3j+itr4vMJ9eb+2hRyqGshPFG1V31QtQxuBQNizrY2kZr7Z1fG
qTuYXJEw0HiuH18Dl8XfeEtx/BGIzJsx/fSFnp6r63nS7TXUWY5oKQAIsmE+7GUJlQ8pVG2hZlBPuq5qIzXS80WubLZSVUe26Wh5TztkMFFPPQ9sxrwmbxeE
76WJMkCkgLfARfofkZWJo9HKqqXKGZ5G5IxCM9TFk0XvJRY4HqvLE4PYCTJz4jJfeTbKU1vVzxNlbIE76X7oHOIadgKZFQ2I+Xa939qdqsnnk4O9rQMT6Qfb
pqp4di/fifrV/VhXmzlC/+RbKG8ZCj/fw1XpFIgt8Yf4y3w1uj03Qxs5Dvj0iFqtD6uO6PWv4EVwyJkDl3XVxu5IC/MGE1UN8oQodDmahuqolgn3Pc98q/yx
vsvaQcVTNQJoktBcI8Sds4lGILZSGBA2ABDGqUNMPVbBTiAHmWphTZmrgZfEBqjEoJDtcdoMD/XjDN0MtAwQV6K++3tM1ccwT9tWXt3UDjQmzTQkUmXBuahC
a0Sey3szKmo4XBEBhHw4xTSREapka/mz9AH/fs8/gZbQAe6CZtY2QY2lWD0DmIx+z9eBZfhPXGPyOvsjVoEVdDb6aD9uqAb8D/OE72ToFjiPrvP9pY9490au
ltsiYNQfjjbVsL7wYf4ltgW/PLjWYGSbsuH7mW84XzgMfar92vSdwaTzEdPQ1voOUBu4LHLWtFNbZAohT61TtA3RKLYrMgfOML5xT0H6MBWw2WCSuZJijLI1
VxYbHVPZJeqf/n/8Z2q35o7hpK5Feg+mgcWmO0pLnOc9KkssdISJKqhD95WbLOHXar66ArsKn8JImHvGw9Qo6jtetHb7fo1SjUVfF6TA/yA7vFsYRDqX7R1s
w95MNgXHM79TPYkL1Cv4in43JGGj3G/q7qD3c9PpVhpRzAQQ7A2lOTsBgJCvEPBlyvj/f4yrwefUV2yB+aS/Hrcai4MOqseyDwvvMWW1BuZHfpHuT7pLQICh
+sleY1QHoYp0e6IJ6lQ19f/k3WWYjt4wBqCQbhC8I9Xgjg011QnwxoUwcUEd94QGA9DH+Fh0Lr4Sl9Lb4buoSI0vMnfg3XpWQKXNY4+4JI7h+EFXjKoRKDCf
ftJSh2+AYQz7CyoLeteXsbQDd9OCPBFA0IMr4t33LbsJJSwdoPm+FdS8rONcfyT8Tt0JjgjWMKbptuOXg+3Iue6TbEPDNMUteAQkKTmvdbLLyCmW8+5agfpI
KDRQlU9qfQ201ejdoVGY2/c2stUOtJwnXhn1VoF2fNK+iprFpg66EbDOQZpQsILla910Y2WrBc03X+SUJke5qei+CN6P+0MVgpvNO4Pd6b7pWwkzWB0WOQsf
/ofi5qBy+iTXBe5R5KKnFGldkL5FaK4xn8ese1LYwL/4dvSMD/SGqJFws9xyJVe5FaESpbgTbESuvg0Qdk+PyAIXuGvFPIk/+mmtrKm9rq5qVJrkDOeX4lq6
l2Wf/7y7p2VSIMGYxDVEBlOAuIP1u9/7kNF8nzRJyl7LFC7BksBYmbG+NW5Am8I0trD6N8EYX7ZDYPYTy3YiIn8p8HX6jj+DO4ncJ6owgyyKIlEMFhBQB9kg
kxJsChnhQuNu9JXlrLJWSqn+am9/t2YfhqTcBC6LPRNaqZ/ta+gTwQlsgLBOPeyqZdPplsOL53NPi7uqVlmMxOr08KreBTY3dDfth8DpIhbO8D8o6h3oaVzL
7E2bHwqiBW/HdyfXB+1f1Dm1hfZOYqGzBX/OVFdTyW3E+9ZPoL/PbQep8St23LM7KbIj5KdX9W/2R9+QhOGMDv4KGovWpv/Go31ywxnKSOCWn9znku6QuVx4
z/qJrsLbuadglFHhXZd1xRADfQmL7yvVSMclIiYvp7BIcyurbtLxvAbqS6rK9A1wJznZcMy5x/sdMtY+SrmJ/IqEkG9c25y/Sdtzgl5IwBcyhCLj4kJ3LSAQ
xQkx3/8nBkDlyLfYU0OU2gKHNF+5thP+uE7RFhzSbZDetnfwVXHJNaJ7fr+W5O6hqICsYU6SnaA23mR4BrhBrUYOOW6gzrjxsgHwAuN0h3B1WiB+jewLCsi9
d8liJhE8aiwgrHBmXBoVMd8U69Pv1k+6B0BZPkoyz56DlZfirnyqFBX5u2Uh354pgCu7/3T9mnCAngrXowUr4jbRGD9sfMyS42BX+WL7H4o4LNpbSfYsLzzq
zcQnIwrMRCsIbbAMYqCuIPXY3ymXYnBWRqgMNJVVQxz91FcHgl29tReRF9B16ey1h8gU7ybkjfc8cR08lFM+brT7pusLIlbbDvgYtYZP8lYraMW2gCVGL34S
yuSP4rvp7+vzRkJ+D54ezt+wnUcrgKvNXbRF5CGjgXjs/h6MwDsMy4Dmp/YmVugacIfcS9ly6lPri92Lo3+h1MxzrCXVQ7LQrXe0oQ6q3OknCwh1ZSbHhSU/
jo/zAIAA71MMOwdE/BJtojUuQCRyFFDgjMEP0kpDwbpB4GVvwFml4I1+Cl1V9yt82mOQHve2sNTMuUyI1Ls/HKG/J8pjRiZ7V+SFsCqElfnDO8mUxB/wytUe
7+uCfkRv3KIX0SkAQGR/4IguNYXxj0jWwLMJ2jJZi2NbB9xwxLquMMvx/X5syhSJIe+UinT+Hd2u/gLsJiaQw37SO8bFnlLdMJQ1NjV5dKe1dcEhKwU1NrZS
+duf3D3DUxbQd7GVcD71DG2iKAO1Q8PjGSVzynAKOgH/wJ1Ft3suYOfhisoJzBhvW/ixUUWPUzjVFeBndDXJUZdeuVbZOO801RXvBJfjlYZlTC94Nl3Z9EfM
HntZCQCI+CW/P1cdglPhJ8al/LG0N7Q7dJG1BhsFhxgVhqYcmvpE3d8331vPGt4rFjM6S6GpqqGy+jt5E0ytHVJQCrLzvzoOTxxbztgH6a5J93bztdEtjOrO
1udOQVu4ZKSxgSRMEKB8Tbb284aq6GNDf/tyd3NFe7ugY4uQU54NEPKhFtI12UTqLJHmyc/GEA3+As/0f+87q6Mss+l88HLBJExtumLc7l9Mj02XhppZ77sF
q6cfnaVphvW+1eQ3+tP8Tj5TV55/bq7Pf1cSBHfbXTAYiIKHGuvoxLQQogyUz678BKIsqTbch2vbp4KJJbuR8gHRXEvQ1ysZ20xU1M7VLHB106BZXcEa9gjo
Y1icPk4Rjd7Hlf44oqfdYlzu62sR5GaLu06EXa0xPnVavdQJ6ZUVtVROWbG0Ihmey+1F5nsfBCtyv8KjuUbobg71dWWDqEnXjv3Bp+Xr6tqyheBua3/ie3+P
xQOCXZDmGJ8c9G4L9jWOhR7prKZGUGvmBm73fYmr9b/61/Iqru3oZna97iZXD35Ky6w9Kdj/LW1KOUf+RK4zYGnhcUHIZIGq0v/478CwBfDOc31tjTRXfx4B
6ZiNYK0tcd7JSAe9IYd2LFJ6wcn6wYwHmc/dguYS3UzXNOXULqwXVxwcZHjIb7a0DG6vCwCC/leAKB4HiOjybILYu01UZRNplrSNgc/x0d79aHWUY3XOM1vH
oJX8e/TPDA9KbHwv+oHjzda7tCin6/2yz3DHl2HYqa8D+0Kp5DRDDTOlr+B7BmLcGTI2ZRqyM9TYIqgOEMKVgIhqb9tsa2fjMS4OndHwAHcLiUOrhkp5ZoQA
Q8pP/snesqQhd4nGygNoYXYFEwCIeOe9b88QazXTPOMIbgGzjB6dejH4l14kWgAEeaDhcy0wxb1IhXMy4ASvp026odA0T3i/X6c/H+oHX6tYCU624NQb0GGZ
ZO1A2Bk7MXcHF/TxL/Xn0nubquM1uL8V473XjNNx3JdEp6TEpcahUwme26ffDMkD1RHBXvXRT73QE0sbvwReYpzhvZPyiNUFp6RUkDyF25mi/A9KcgOLU9fK
wq/ZVyEH9wzNRIvTD6P/WYYUjQgKOuh81CM3hBRkIBjNdkKk0p8puexfmjJWYTODg+xH0NrqCuQZvp6uquV4YJvRFmrW4h6/mj0X2saJoHg2AT66LWKsaouA
NEdW8wn5AwowO3zcZuMvOeMtQ7DHaVf1T8jflHW5dRY4ZYzmibGjeoS/f+5pb+TqyKdnaSx613DFuuxtjspwlcBb2oVIN1OmUW2sZp4QvMJvdhfwr4oE2PFC
dT0hlAFoiVz0n7eYcGXhch9vn8RPTBfQxglpfN7vp4f5pfUOWsOSw9eVNiPPqx+DAj41n9wdLwMjmTesAjkSmsHdhJUpWk4Q4RZSEQn0gYa+fG+R32m5at4G
d0POl5Qxh/eLCQEwvaXnGHLDssO/wHpIOzItObWJ5S49WHXMVIuYU6S0PDHO5W3krUBeAgJOhutyuW4z3Xj9UBplj8kHqbb7YtzltfsxwSr4R69hbrKpWxGv
N6bXNiz2PglG0Y10P+MNtXPMXrg6vI/6Hp3ChEfi7Q13mJD0jF4uOc5W9R8FB9QX4Fd80o82q24zPzJ/rydVBwvGMzt17Th/Yrz9K285pjtdQd+HYfUatpWD
cV+iR8aeRf5lagYG0i/QUvnTQs7yNkEVh00wB7KJ+h4KqKt6Im97FuZKlnCPtIdyMOIhOpnMRnEcQA/Wtdp3us+FrnuFfGY+buFY5grZK7sqEQeNIhzmy0R5
5XoIg58GTqk3W/4IdGQ7F71/FoAwumkTcd/8pCdGsUt0w3kPOo+6TlU2zTP97BZxTrEJI7NlVNUNbY0t7P+Ps7eAjuLs24cH95CE2PrM7szszEo8uBV3l+Ju
xa1YgcWCBZIQW99xWYkgheLuUNyhlFKgQKFAKQ7f873nOf/v+b9kZvN8cHJykGQnI/d9/S7bqqU9gsn+gcX6MgCQaUT999dPSC3cOoPh0wObB6c1SAuVpQQk
1Eqb5ERZPqawvbaeKpsfqlcSk/HtVn/xgfThpV/zbsPKngS8m9nQ3Pg/UxqlqtNKseSkRso1oS3BaDRJXG+qhvZL2pfyTUp1y2n8kTmreCz/W2ltQ03/REsA
p0qOpdYsPqdu5mkVkMwl/sdPsMWKJOBkz8T9Jf8kLcVbJacWHwxE+f8MtMTmJTdKHmMJGPTM12hqCcqXXrX28E8JzPK7xIXbBmypCGZ5H8oO7ShTpFqSN4Kr
uK2arOBTsb/fmPw2pTPzMq0guZ9lJGf2fGTWY1OsaFJXhQK74M8zy/TE2mQ8rOWv4YBkY5RNplNYur3qfz7emliDL3FKMK/0cfGZ9DWpbZK1/A9WKzZPdFmw
xNrIi5LuJTK7wv85nuHY95ZYpk7pMWRhySLhRPID9nzKxEQd+tASF4r1bwt1ZWYbZNQfQNLFUY7jkrTWpx6YG1m+MYDG9OC5xFyrhFZok+nx/9fv5sFOwdb/
wlYaU8PAzOLpZVmlMvjw/3x1ZvBAWTxGmj4VqzHG0rAs1SKBDqRzyxJJln+Sa5VN8b/gM/2LEkObr20bIH69lp0rNmmql97z+7cM3jzDYm34nD1mnZ3WM/A4
uJZ5EvjRYxdWBowNp5ccEhpoMqy9ElcHtpUuLf0NH5pcw3/M2QayqQwagGdjZZWMf/99YfJfYm3t4aCd7cPf9f4e/CK88bUmIaSK0E6oa+rmH+Wrqv6atThJ
D7TcE48U6EgnNpG8hR/CZc/nvz8O251ka+6l5RXXx92en4zUxZr6ZjkM7rbe3mW3LEtQlXOsgbCbWaVfT1b3G4MHDEeEa7iMkgKUr3lKPlMSvr9ysVv57Tbl
8tcN+YbsNVNvszJwAHeKd9EDXm3yj8pXxelcYjob2zfpMFFUKOm0+I9XuUj14LdquyXdLo5N7OW54T+GsZY6wllByQ1O3Mil0s2MkwXZsyzBm5R3HjrCq9J1
xQuCnfizXB20nbkmJtmgAADSzQq2uKA90DnYS7lf3JaXxM9l+xESTMv/dVTKUM2kUsOfAbV4GlEnffF3wySSDTbJRhsJDeadWGY1MQ+UVYklnjEaU2iM+LWj
Z6R5bup8/jSSDW8U/6SvGM2mpvrbZTtN35R1Z/NK9udeSqGi/f7uFjTYgjnEdCYXaAxYtuVFWbOSwVvbhtKLfytZha9AW/pkG/H+/TPElPQPesseWznnA6GK
YYGzjGtt2uyrvrIPZnGOKvnGst/cdOPXd2/fxLX6mqV3sb7o2uJJycv0tcVyPXv/684cYW3l7Gv5zgwGQ4lrjNPZFdDwpJ3GiVHakm7CW0vlxH7q9+wax3LL
QlOj5FTLB+Nr7AC8xyTdjSp7psOl/qUTmHL8f7m+PyIlKfmIdXoKifsTrTo3sYPraByZaMN/dx31U4bfUwekIKgkx/wf32tyWdUyU8kkPjlRMB5xrbGW6Gbi
vQQzdhxfz4xST0vyJL9KCeOJkl7b/9cVXFlGkzUZR9nJYEMYDBj5n5MkOhUByVTC/3xuF/oVaSa+19+G6wfZxJLEGUZJzvE/zmF+4vFgFfKRcCn2POMSe7gr
YTJowSbhByh3tfxS2s11xFRcgpn7Izs0D4ump3w9S9Qin5n6lJxBX1n+sJyiU/QTSsYG+gZyfWvw2pa6PhtcWaW0Ng+QgiPpRklxoLInRNxLjEyetDUez085
ULImY5q1Ob+ImbC53KTR/7rCozJ+Qx+5fw2O3FKj+A/r3BK8dGhp0ea+wlzWvvOjZU5Z6mZLy6+PMK1Rs22frJlbZ5Y98pNlcIliq0Ra6P+6ziKaY1psKbOM
45O4dFO70iWlY9FDHJ9YPe0f8RRzKrnBlppb+m+1NRrSqM5WdSlLxiR/Kb7woyxukFd5bDL5N5lOCQCQnPDKbe08b+q8BWD9pWzjkrQWWNsfr5mTLHjaDyLY
qKF1maFNafGPrAWQe/+Af3/M26osmVz6Q/qJ5ITAhZT8zctKIxPXltk2vC3dVdwkqUf6eKJxSGbGldMvvmJ1XDu8luaWGUKT5gsod9ovyUN2S/pibJLrzf/r
py3rVZa1tUmwLd4vZWTZM+10JIy75H9+5W2+ru9hcaREbE5LGxVqu02wSszActmgcj3EnROrp3+fNJXPCS3MqJr+fSNP6tcIpF9GwebqeKFZl9oqve+WnMDt
zSeEEhwsMyVat32X0qZhu+KBlrMpq9LHG/3BjLTGqQPLZiLdtbUyOu3ru2PWnnr7OuzC9/649+jevbua707Y/2L3jn2u0NzmEQeu7t2zd+H+qpv/3r1qr2ev
YVvGj/hP326J2aJqhu+fenDX3rnb7QeQrb/uHfDTsF0TDnn2ztwz7dClHUt33tmjSuyxHw2doS3CylAVvEYgA/0ZWxNQEfPUb+Kbxh1jrhScE0FmVew2zQKT
mluLDINTAu2Fhv4ZeDQSMnLq5swhndXfr/49axNyjzDVX0M/STgq9uEbBf5kr3tygtv1qxPWYwXUDk4F+xS34O+XP1y5aIVVvx9+De0RTuY2CvrYkWzLoJZt
y6uCjkZpSp+hSDNGvcdzjl/poJE050Bxhnusd4lppe5Wg0GuWFNA+AYbIKzVXvS39f/Jqu0RjEtf1z8e/cvfgFH5V2pPow30o5I+Ye9hCquEGsG+5mnwT6E4
9VusEnzYvlFbyCSbrWAfvkXgjgmK+/qOWwl/wbzJn4Tn7tbiSsuJkk/sG3PrGL9mLJusXEavSH/hWSHcR47AR3w4mCcsU08VjgX1uq9xp5UUkjK0O/mqvA6d
qVQhLPOtLgT1hEbgoYIl5gg6MvBO3KddJrYDX1sytceDP2yqw772mRIP535me5GUaR+PhOLELvou/jKxFtaE6W6ZCh4lc03NqAHcDbqp7g//HiEe/uTXCJ+p
09wW1ebU48Efg39YZlg1pmQxA1kndi+xa1eaasBPoZ3GCN9T+1ufPVTJOlu9RH8zmSou9H/UdMcOMh6FU2/E1vjHEjXYC2iptafZ7LdY/kZVSa85I3oM7U61
cB8nYt0faReRmdNelYp2DUT/CzVzxltmXeI73Xymt6eemM/3dpfw7cCu3BT2lbE1lsfeDC7H5uObWQd3FvfCrSEf9C7ukXZpXMeI3fXrqVXCTstgbnlCU8Mj
4/jk+pVPpuDIAHKP4vOmiUF77Amdhhir+BVSKWsqPzCLPNmY2WF25Qbvh+oaL3tKQiTdi+9NKIhjwiL/QzXuakAucaxTdQD1nqEFTfWXkDhdXTIEDoP+Vhm8
DUM93KO131jes1PNVcULlpkYxG3xLycHEn8gOkJpn2K95OnCtBbWWrdgoMJjOcEBxvHpGLaI15VMhDKzssi+7EBmN2qELgcex4yL7lfbvOYJ/4EYldBjQ/UN
6/GTfKPin01Tgh0Dh0J9YiqzgMZTfAi549lAD/d/FhbDGWy6Zw+2VHfMHGHSCe+wOtZ2wQb67YX3VRw8Xm9Xj9IWQOvJHPaafp2QGVyVeDYwVHxjvYjMVJPK
x+QMuBnXkajtLQUtojHQyLIJaYSOLvwJ7mv4aH8Wt1odZVawKBmBdi2eHHTrZ5WMqtYKWLnykeuSt647FjpBtol+gp1nQfdj5cjqncVB/AS2O+4k3yeMrLeN
b+zx+Jzk2ISHykvgKmKDm2Iq+WbDx7h1opk5yoeYHvUIbARfDN1LseBtsO5cW5/Kc5pvw1vM44RJ4lPdCc1y/VnqpaeYEY1txGax8f7ZUBN4r74B3s9m0wzC
dgdrUV/jyDMi4FdBSjTGXZN6js308rSogO02Y11PhGq1YhRjiemIrcVMhpbERmxhYvskoTAZice+xkApG+ur5xZlqC5rtxkG+Z7A/bmJzCaij45AEKyr96Q5
QL2193FvRZayfQz9sLqCDmqOdfd14O/HztpAFW11JIM0sw7P097kWuBj0NcJlXwr1eNUY5U9AqsJN7RSE++d5d5IfMlPcmd6HMbehSfZ1cRt0oX2KW0e2p/Y
gL7vBt0D0CKxBzIiJYhPT4yhBjpY4zjxqPAq0R9czm41DsZQtoVuHDGZdvp6k7sUBk+hrxFlC/6pWY/fWDtUuKHfjE33WZSnc6dCo/Xda99UlboSPKc0NaMm
GcuUANzctIWcoZttUcZst/DQU2aNP9rXMVgrEreca0AT9di5uFNIduyyrkvNT9HHwo62+Y/0tQhD/FLVQP1490DK4J8LUextDPCpmG3+ZUmrPHPBGLfOeH/d
crIRXpl4WSkaOwLGIfGeQdQK/R30DtuNc/q/I3KQDVol53DX3DQTUoitlXBCUr3vst8Wvs2Lp8bBywpL9KUOilDFPCObaqfj1TCdcbU/gutV2BNbGawHXUP3
+x8EvkFXWxYrWmBN0WbUe3asB+BOCgf5EqJTcKcwjZsbiBb+ZgvFd8gQz/ToJOa1YVuDgzFalTJ+pR4pfKZl3B8KpvkK6s1KmGeyICXO5Ww9mEfvJC8zRVhL
eJYk0O6YgZ3kTOM3q7L4ieQceLt3RD5rWaX9QKvBZaxGNSJ2nXovPT3+lmZ1/hjb8uqw+ah+QVwXbOG/7uPTOIaPERGsWPUPmOCZ4JlLn9H2YAB0JtJF1ZXt
zf7G8IYqcEqNB9lOgTR+p+sgxrNHhaZwz/otuJb16tdtAcRST7w96FGGYcZ28PrCdHa+/i53XhfJNMNnkBtqxmpnubOct/itnoHMJPK+bj07m6ypjGfu8MlC
KyGRmOm8T7iF75l+Qj3DXl0u+q1ggcdGfa+ZT08tctD97MtQE9uUyjLegyaDrdTLo59FH+AakjN9a/UMl8bt0a4RdnjrFXCMW5+Ffz2nL2S9oFU47uoDr4S6
K7d4RrMdQK/ugPpA7HvwW3CI/oYOaFAHelt7UBzG1GBfUi9M9XAv9LX3Y6K+lncSfRzJZ771ZKAqB0s3Zvob46jm6q05v5JtuaNIC7o7s5Bvzm1WdjBcsB8t
2u7Yo9L79nvqEw2wLUo7PBDtATdFFhKHuDV0HbIal664oD/lmSwcihwlmOi/qQsrjiBf3G89E7wvxXvMBWF8qK8/JlQ1H+A/am8zMdwGbjUzkT6xqQP9HBkK
b1J+b3iGIZ5zdAxYwnYKNGFChcr1e5j+ntG6uTHXdCd9ryhcnOqLoDYLLwxxHCyGuJhgBLt3zTzPADeqfk+j7nnKKoxKN0wwqytn4VBNejHaCwTgH/WT2N7q
1eAl9gqVUZvN24jW9a7CBrLVvbFugN8LvUAilLMTlNplUB9lacxLVW874ond9Ls/DmwvToPWG+u6umNZ+Antr2S06/uYMnKAbhT1hPuj1heoVUGx9xkxxpOt
1jBpQjX4grGJ26yOcH1bYNP+re+FBikI2e2mdFft3dyU9nTti3lblF008XpBo3O3V+/LpsH18cvstdS1iEXxJPw0rrN3G/tCNwa96XzNdEjA2VRvNzDTMRt2
a7qoLukGCzfgI/AX6h7WRkwzzoG1+LdUMT6Q244MYZoYg0wRGJH1iWjhmOK66XBH143rQjTWaczH8QXmPH0KVQNJtRRZ+iauIL7h5lMK/XnPMO9G5ol6U6aE
4yhcxtUmi98BmRy6LWx3hk3GzwfIOvWkc16yc4OEX13SES/rzQcke8+kktqAhBevPMdk+SoUIJtWBcpNkUq9/5FNZsa1ybD9NlnflXy2Egjb/FX++1KEa5go
/84DZFK1QLkJQ5vMNbXJNp/ZwvCjcr3wAFCxruPyrz0g2/xpC9PsGu7ZlXunBKn7E5A9QiAMowxI8hxyDAgg+XwAktdAyqEk2Upfbi7SVi6LJ+VZs8m57WXP
BSDLMAGSvJVN1hVmkz0X0m5LqRUPkPmu0u9oI9l/8/8dcYHlIvoGx61dsM+WNuItzXHNcX0t9BdLnP05FHJ9KYSpv7yjKRcFlyjBIcGz9H22ZfAIyrKTuaF2
u/cDc824o2Cu8Er1yXTDMt6Y49ipDhZFie01L5D34O9IpajU4Ex//tax9ELtCMXyFWOzvl0XgppD55GfXPvhaLiEnK24w53QboJfF8dwtcS7ujiuvvcavU+v
Vi8DuzLjNThTTN22X1H15bJFlqvqvIY8YxD9Xe/39PPkcea85DpsXdjA+8RVWAj6ogbFJPEW/kBt0s5GYWi4/RR00leEplk+2eOsJ4Wrm96QH1Czfiq5CrnC
dxS/Xh9zxd/Z34VmugJhjaU6fM40Qj8drK28G3lLl00uFOa50kC9oTPc0AKwyfxMSK3cBdVIeK34Woe8QHT2vFTP96QIfYRYZgKiw0KBiczPvp+oVsH9UKeE
BZw+oTc+B//FMAN9x2fCSzmbPrVBDjzCPibyCr7/X7PYGmYm+T1xz+NwnVG/U97gqpGx8Ht1S7gzl6Mm6W7wC2521HW+F0foSTajuAf/saRFMKu0g8BZfuP7
oouRBejPKX3wYMp44pi2ru8JptJbCKvmBDG9cCS6EpmQ0JOOqj6CDcDX1NULqxHT4Pr4ncyB/DBCwSzj08Vs5IG5OtE8a7rxBPkFbAO+BgeC7129fKuJrDUZ
xh3+0VwtNk7b1uxlUbFTYBI81pCBHyXOGKZzC4nr5DF/MfNnMt7omxQyuJ4v5Id6qYS90BrFEsUieJx+PvFnzHyP2/sXs4lpKN6nTuo/cXuRXe463AUmypOi
+7ZBKYowg+gN3gL3DMMHbKV+ClggvvNvD2zXL4LvqL8YOG9trg6qNKXpOzl6O2sr1/quagfZdxEeNst7UtmMmFgQb9pruIL/ZjpuWkq0VJ3DZ/EmONcnqkno
vcGNfdA8dYd8TVythb/Ui5mFyByNpvR90jQkjR0WGC10xJUCxp/FPIn10V7EMrKH/xvrfUuetXmClkhdPt4hVEksvOz5WT3bt9rYne5M7jLNw3pZGltiTRHG
DfAgU3/6saFGdHciT3tUweZLak7ybKwUAy7t3ZFKzdoqtCKWn68Il2ixyfZjAxKNbjbZ3gGbjNPfJrkPSnUcSCt3Ur3d5XvYAQn2W97/Ie02s0lmgeR7uqXR
grQ3AJDFSuXtb1IoWSpzZAuDIeV3cpvkXCGHUeSwn9QEZpN139okPdAVOU8V+RdAFg/J5SCkcYtN8prZJPMU0ohTrlWufMVYqrNHujcLkJx3y9f4wiv34fqE
bDKp7/AorXxnji3s5C/bSC+xqlfkfTGk0rrh/JVyuQypmcAmuRIAksllmwxjIZEFlkgxyV1B6TVD2u1TXoOTlGevfPcUILNrya/hcu95AsjcyzaJDBwg4xeU
9zyVP81It2mVv2pIJDgr3KEo/RyEm1wB2VcGJHqwANkjAiTu8PCuHxsg3VYOyDJv0olWqSdeKgkmt5bLvN+GpAPeBki9p4StArkVW5juRJukUyD8/AyEYSmB
MHeFLSzfJj1BSyFXaTeGDZDukbTJ4ECpRC0Qxstsq9C9Le9+C++IK9+5apNxz9kk+scASZ5WbmKQz1/8rz/3Rcqs8xJ/xLoa1yamaVOMdbkpfMB11nctfoTe
6oV08Mab2FNzZtBqMaw0FTcnO8NLAr/7Asxx75LEA442aRi1IDXA7mIj8y+xv3IPmNLsInQGtAX6RShEnoDxhrOO34JLoJ7Ga1Ar7MnyZblHom2aXq444g6V
Cg8smGz6yC1MqG44zxixAnW+JV1Rgt1W/bahpaOhXtRu4cy0T3eqaAJbRfMm77xQBVrArHYpRJ3FgDQDDwqJpk4GCovF98WDRFvPdnqR7wtxVrnb157N0vRD
LJ7+aS09e1Lm05OTWbaDMFm/AjuoH0eMd1+KWGw5By4gvn7iKhn7IxNxt3c7c5x1aWl4Kr59w1vPnsiXhuyVS7mF9ht4lYK6nKHgF9YkjLQ0JKPQDcIt7Ov1
JY245y0EB3qZnFrsbFVR9OTCTsYTwkyxGc0L04XvgrRQ09CEnUKOS/GBT1KOMaZGP+pyzRvYfTUzonZrxlGAtxX9g/EndC1zU/FcE5k1WXkJGkzUiXxAPRKH
KfjgaXolttIxkxzvnS4sh6dhr0oXCGeE3wLDxOnQGGGOaS7ZhZvFOdXnC2oiDFxFXOc3Bob7vwt0wM8J0cbOpvFMB88q6C2d5Xmdd03zs/M9pGFamBbwQ2IV
Za2oheTJIo99DrwkQVDe0Ap0hjsiNhoa7O2/qVVBb/4Xorn4u8VDJYp9lMtZpfeV5q0/vv59/KNFJ1zclMmOIDEsNiZWsZ0WhCZIP7wzmODeH/sG7+y+yOjV
K/HJBRbtH4jfqC2tzswpWWQjrWlulb59wjzNzJRp1IekJrWvo98b2rl+w4aKf4NvAp3cJ+20G49tmLVNu1rdx3icaO3RGtohb4ggnJYzJyazyracHCgWPFPU
ITbXPV84r6wHHqEizAZIJ9w0QuKh5RdEylOAuMQd6AjmtQ/lEjZFaY+4FEx3GiD36w97Wuta+Q9DPQ0FESZwM9NnMxPoTa61XCi5LBTgo/WnDVnBXGa35XvX
fGK/0+oalf/eV1exy77YKbJvrULyUKypYT14UdvM+JfSSHZk9zE2ui8RxZzJQmNuYxJPKAAAkt3FtnK9oeHZ+K9xISCx69rCruOAJKYq37MHAOHbBYAw6Eua
h6gY02CT6duXPkY5drj86wRIqmpyyiAgwfmUz29I9ZTbwvgkpfRUQHIKlN7PgDA9fQAASLSqSs3T0g5IQDKrWP5xV0RPACTTpXLJHTlkU75SKJfVl+OVbLKN
2eUnjQDJWS28MgLIKMrSLKQNkG87BWSaCaVnY2ntSy6NAMjOQbZy70g5fVF6BrBJOYclJmE5Zlq6D136CasIhyr9/21hczMVwfz/89kcPM63hQ43WG6awF8M
smw1GFfc0rWMMRCdmOV5DVVF4F1wEjknMDkwLjg06ZD2obty4hjwL88dIRKajPZ31zUzehv4uwly6g1j+dXceO8IC01/4sewjTyTTZn4ZHIyd56/TRwVN5rS
GgxfA+X9ra/lz8K6M7969eygQGfREMpEc9BosRqttLw35nqOQGtJyrTfd8Hd0rGFN9LLaYSIgcuoSvBAdjy8Q/AxsK5VnJbdKrxDmsQuxMrg20RIGUeeZPeb
VrMOodCwi9hqYJmuugT1KXNWZCXsmqE78txy3P0J2aBcHmxOpCP9/S+JSNXXHOu50hnIVOPc0O+h3qESC8NNSp4pFKsxrKd/o76NtrNBqZ4uKtlsKEUdCnQk
2qkQoqf4hvp6H7uOVBbuFQ4C99Bv7enEdaIVbbLMxku5lWRpsDr7E5FHTA3WF+rBgOEtVsJ8Nhw0VjGDcK7f4hkRvAuvgGcT74zLjFugZ8Js+DTCYyXYKbE9
9KPxoVHjq+yPIHbGKqwjiS74Q+N37DY+gjirz0C+tecYGKiSuN0yfMP4mC9xN9F7+E44wDwSZ/J/kPWYg8r7jJs24j95Zibg1kOBCH67vYtpJJyumG6kkJ4I
478U2GCthEXrb/mbwYssexIbKIatmaUfXADbm/lOe5O9zx0/mKexT51JzFjmEoEaBxEnxbmNTwo+HKZ+SlmLTeVPFZm3XDf1wK3mDKpOsKfYPTSF34HNXrV3
U53sLG/I3i9iflxLUEATvUqzB3cnb/cK/j5YL1hr3hbfUJ+srlcNd980ZBJ5uRcUn9k+G1qxAWa72NTfiqqBPzfs2rQ+UJXVJa4WRjFw4GbIIJTEWyIitFb7
qJg6yuUq3PmkaCxZhf8L/oX+xnBbF4OVwIvIZtxB/zgE9h0iGyb2tJ4z9+YaqLuCXeO/uGK8VRgbD6mf10/0TjePwqsVf+PMxa6JNmIo5ISrMah4Krg5QQdW
Kd3NRwfqKSsVVY09nmdny7R11WkFvRRkcpbfh31M/BvcD3U3p9LT/R3Y9v/C1Y1KJjvZ+I5oO+GFU7KdM5xuYJNp1ar4TmaT5DeACrHNgKT+JrWnhXfNVITp
kGqHk02qlIuVw2XgANkdTCqVB1SgBVtebQLCeHrCXV8plQwAwjVZSast8v4cQMZJUrGWdFsYVCGnrpbTtyrd2SfJR0t7dsJrR7YwfJpNAtMDsq5FKXxjk2Hz
bZIahE12rQAqqJ4AgFxXqryHCpCYY6XdmeU7Gm0V6DYOpyvKc4ny/LCc9muT0HelFQDpV5Rb9eScV9L9GtJeUendxCbF2b5iGwWjOY/6rnsNPAIRgxFIsrJb
zJ7YLdQs3V6oCe30RbmHi3HYUeaDMN24gZ0h/IlcZ6/72apRFG4Y7Bnv/LngpHa34Y+k4ZbK4jzlIq3dYGB/R64x+9gsRu/NQp8ZRuLJhJ6pYvJnLwB25XQl
lnLXsMbKpKijlo1QZ2S0MctQxfAEmkkt8I8kaigvZ00g16rfM22VOtySj2L1nCFiLncMiodbcE3i0yFBmJGbaW/i6exepb+vaQ9OJR+hidx9IUNRq7AZPIgr
5na4axPXOS/yznsk+zYZx96GzykbYyeEy16Lc7lwTEC0NbgBugD89RTUC3UQN4QObH9qSdFLk4oiTQ18Vzf56JvCGUU1qIDdSxk5wQ/5/9A0FboJ3UQDH+Nf
gn/9XOXX32CYG5hN9aGb0TvqldFr2R/xYZaDJo2mtr8fPJxxoV4NFchA20XpjCr2d/g3dSyznB/huKDqAg2ms4jVqstKdUGMdoagBlua26kO6qs5D7sL6n8A
DzlqK1NRozCcv0PsJX9H04yDQqywKrhXMLFn/DHeaoF29IY4X8JA8LqjDdOU60jfZJ7S3YUktjp3A13qm67zq73ERE8lY2d8Ai/G7RByGK86U2FUwvSIYGX4
vWmwaQnabHlvoYrnkbtDdp3C750lm76NWagfqnPBRrgjyPBXlT8JO8WLSDqTzi1mGmJDaxZRU+HW6HbyDbve/Cs8F/kRLMQThCrYVMbifmSPiN+Sb99k9PR2
/rXpmvqJ+iNYU13A5rBqbp0ZcN9AFwo1Cl85e3uqafcop3tBzzvyH99RhHeucGrYZ4gJHiAaFBTnE445hdgT/HaumRhpn4fXTHjjnlrweW3R+t80bQsz3T7d
laxiZLDWk6DRn1BdIkcRe6CVlubaplQb01t6eySsyoQboJ+hCUxEQoY9I36H66m3g3E86+eqsKP5DpYunEhUd77jX3LrvQaye8r79F/TbrM+wSS24WIFnYAj
GmUNtqVjX8K6vDn5gz1TiKbGXoGqREvzdLyfxaZeLKDseH0bo4vo6Dwd802teHGOGxdecl/oTyXRYgG6l3myaYO+hq1WrSn1DttnMkfzzkNzzV1Md1wAcjkR
MZuxDOSzkAB7hCalV/CZVk0cL6A+l280nc8Nh8vYo0iZ2IfoCe0kzPhUw2XLU34SlaeymLXkGu1F8jM/hE1ZgWyIq+lxVtaP004mO3Ipwc78W3wEeCpUz3IZ
boln4Y3h7JxMgwk+CS111w6+JTgP5AGt8/AyJoY57xtG8eIndljBqkBGMEZgySnYB6619RUEUB3ZxsZ4zT5eX7AIey+esowWUoxFzAXNrdhX9HBTS+8JcYSO
8s3WQdZeiQ3sDUreqmKCEPH16paUeMqzxOsQNwdeF7fGfKE/k9uxNvdIDKB3QjmMAGKe+qkXdYeVX3ytoGvatUxVU0d6tvj1OraI3G9omT8YNCJPseqGOsgZ
f33Bzg/lXmFb61xBdwoGR0SwEfqJmEk0IR/zvbk+cCySalji14rLmETokr0n2wSrpun+r3nxDKP214gbKr4Rz4KLggGkds2UhD3iZMM09YlgurgXgYMZ6T76
JypVY/PHM2jwJ2EE5gqOC7ZDGupJ5BO7SbMdfaQs9hfzCcJzbGHkNNNIy0DRZwrkKwW16pxqsXgP7Rv40bBVUAjp5m+QKP6c5WXgOj6HOWbK8r0uOktEk6u0
gaLmijv5XLRRxHzHuFXGb81dsb6WhcE95l4ls4M3Lfv4LeYXQgtLZd/5xpeDR1mRHcmNQWqBz7gh2A3fAkU7119RDCHabFxMXme+CUEoGLbYuBJXKc/Ab1mH
pSFZjfootNLs3WSIpgLdqVBghVdkGuZFuBcb17GZSAflXe/IQHtmMWXVVedeEScsw4172HV0XVVow2BmkAOMep9doLuesy2nH3E1UMI9dru8KQgnvGdS8qc5
F4UeWVyBdA9q3Qi/DZnI2sLU+rO1F3SXV0Vr76sjfQtz18K3zCVF30Etgr3B9vjEQFdmBbkpFF2qLI429/OvEd6Ci4yUGoyyc0vtzR0nl41SA7U/JWj4ftoH
1G9iN/cA65/GHOSxpTTHRvk4r5jgoqhaeoD6AIbhloAwOiAgyRSHVycByXaMcDyxNHdVvhNBmqO0let3qBibJ+/Yl2rpkW+wLQ8VS3k4pFvhbDIuBkAmoQBI
ToTld74CkhhaKqtgK5c3B2ScGVLsoZzyG87PIO9mkVJmgLCa89fHaPOiJ6p7mUqBfsIA3Xt+DJxq5Nbuc141tHUwhqrwQnq8waH8tsEhA6/8BR0CNsRWGrvh
L7AXClA/xvkwYbi7LnY2C8ZxtDc4jFUwc6Bm8DwY0ZciKma4YSlxPzBDvwQehq8WrOI6w4gNDVbpbQ1Iuy+PusI9hNpYa0HXjcMyamDfZjxnDza0G/729i86
qA4WMXQrR4G4mYwT74JVtO3Zbe6R+tfEOeXJTQaoLRWPIw2GUX31dZEXTDt2IqHCmno+U4vFgfAmrCk1NvdPqilTzXNPC9l240cc58wOjwX7CbMTe8R6ghJZ
A3bGCUrQnI3/mkfBmUPg2GAl1FysxtOKD5p6mrqRSd4A35xZKe73eYr3O6LBM2A1Y6WNy3wvkL+Nz8TOyvj4r6eEKFoLJsQtB7+JKYaGC3zUU6Iy5MCiLYvB
ztR3hhLTUtc7TaQ6D7cR9wyl5DSoJ7FiBQsf0i7QLAMbUr8LHl2Of5rjG+SoUkHfh3YJa7GQo6HRCD2CPcRtykdvcs9R1tYH4Vbq9myUpzd1IrCZHqa9R/5d
eg/rZygxFDICt4CLhVbQUa6lYIpgFop11eFTwdGYUpuIqTEHWJl/R7QxdDQahDRt1dz2akBsbzwNb/GTpT7hPtbCsRj2m2Pj0hSwc8G6E1mXN+22x8SvAN9p
d3PT/R/sB7lXxodYX3VTxVRqHlWFVUIpRmPUY80oFiHbQnWC9fxXmd9AMXYKGuQisZ7QvAQ050rhvk1D6yGVohUDqekGE1FDn+AZzsfk9+SvmJvq+4KtXRP+
hYm/U/qxbwrvGk/7puFNnftIr7iG36Tdgt6wnAk1pxeZ7EIpVQVNRx7xHeAf7XmOm8vshdccO2pv1d2214lNY+yG9lVMxBbHeGIi85CsRU+PyyS6GeKQDO1c
bDffREwxC+TQyEfRm3O8RUj2hYSmVAuqs8vkj0l8AmYHf0QWwxu39BOpKLUPRscQHegdzCy+Phxhei5uj45cFaTnbFR6Yh30hotxw7N6i2pyYpIWf2m+gtVK
roIf8PXxPGMOx2/XlBSuFu6Sf3M9vGG9ODaZfKVNIpEn1aYt7YyzSa4RQAU4NZtkN6JNYgcBJLVlm6wSIt85K50IlE9IAWHYFCAsWwqEUb8q0vVjkzh/Ugoz
EIYLkOcAAIn9DAirMwIyihUg4zUEwiTJ5PJ0FWHY5PdDW1iVX46HBCS9a1J5EqBcv6+0+irnfwNkdHD5/AAQxkEfLgMgpxPIq5lAGI++TaaPU4qRBsI4r8tz
Lkv584EwWUMgDPdsk31CpK8tEIYlBiTPUfmaDxA2ay/tH62IZh4mX9QU3aOo6bjI1hEq8Xd034Sa+S4W1XHdpdbGjCUGkjUc7yI3MBojTAzktXisMNj82Kp0
x3AoYyJbc0ysTw+Ko909wY38DGVf7KTz7/j24jv2N74R2lCxxqzF9HQGfya4Ar1lOhJ6GoqLfp5ZZVXNqBmRudGj+YnIee9o4jqaUEuBVRVhMFMczGdjNvde
V+zaR8RZso89XVcjZqb6pC+abGAC8eu6y3CzAB6CbTS0v+5PnhmGXuIoT4x/A58oREQn6RPcZpHSmJgB/ic6pXlu7CRuAhlSa6r/qJ5GKPA9wglYLHSzE2A3
M1AopDOZYeTXuH6/aaipr/GmBoQ7Fza2/IwPtC6j1+on0seW3/Zv8Wa4G+V3pj5TRuFXxR3rE1wPh/xV/W2Fr+/IGFcHaCUIG4a4AroC7mhhC7edbCr+nTVJ
XBA/mH8kNBWHCyeJTCRKqMV+JJpHarHvWLfoZ9vQGbSTaELV1NejfHxDGsKasXnUGH6+0FHXV5+YeIRF3c99Du4WN4T9FWpFfaJMUc14Bbec+aAzxqVBhWrK
MNlgMXw0jCYWGI+T6/RL/Gb/PT6gumopI2qhP5RcoR+aJ6QUm8bp5vsStPvJnZ4+3EXXYIXRe4yJgT4xS/n+VD7Txjg/kAlHKvfGHIoyCYu074wCtNX+WDnW
847SMkvhEkErWtkDxjsCwC7DdlpKqGVkU/iy+kpgLjvEch19kHiWGcudplpaq8DnrTccc+3nvLRrtGN/4WXdYu/ETd/XPI7iYMNgTawUvInMD8RqVA22afox
E10Y+cH4TN2MaSrOZ51FHbRGIU7bgYkP5gq/i3fYw+wRXQJ7gevLNBTaBoo0Rzw/VO/sZnTtNI/XzWFe56SQhG5q3En1sqIh5BjltkJ/whkVxK+Cp+TQ6BU+
9C80fDsxUnhleO4+Cv2qvhERr5uoTxbOrmlCtWP7m1pzVYQpjo7+2iYy+Tj1j68l05Y7x+3iy0y1TOfBGUTxujteCtJEHlN2Ibppkzdtgjg0zlTmaeuZKh7m
Wwerca3oaEYVtxOJE/6Fzvm+GOgIk7cAZPPogMy+bwvjUf9vv6e030ZabwQq6N2WX5GlNTApFyIgwXCE8zv9/8GpQAWOUFojtFUI7QOS+UX5vJYcI2OTbV+Q
+lo5Vcom6Q6U08psMq4saS9ExftgpPlBQMZnAUh2rAAyzkQAkGvMkULhgAyeKy/bJYdyABmfolyqzyZ5zwGSrj05j69cqgSQ6Ba1SeYuARn/DSDzr4Ckx9cm
sdoAYTJ+0tOkFJMMSCZF5b5POBcgEBbvhfMaAxK4U/oeKvfcFRkiBQhJg21Ie/cV4i/uPvEsT+G9lD0d9Hu21h7nauk7XbeB6ZXYk/s9eJQ8kc8HDnhCMRHM
Ae4oc4s4vKkxMQZqzs0jO9EXoFrex4aqVBKZRO+ijiC5ZBRzyrAAtkKLKdg31zMzYeSq41EtKv1AXKDneRfDr+ClUEO1NbcTulTbKo9wwYUbmSRH65peZ3vV
Q/It+NZx1XOsaJaLgjJ9CWgm1ltdyp73zff5NYP13aJy9Z1V19i9bhuKKE/BEfxy90VNfUMD9neov6EDcZ4ZTfAeh2cX8ZkbgFaP20acY9KYaO/WhG7cdcMO
zVWordpLfH2eEfaEA+GqeAf4ac9dWlEUyfbJryyM8oCaN/HVFLe0D5ybC2t6WlB1yKgci7qx5wRcy91f+/XTMs3hiVsBtIUPk728o+Ao8jK5VVvMdjHg7Cih
mMxwj9W/43RMTf0TTpM/Iu4M1Mk5Bx5oWAH/xf9AvOF/VQxxpzq3swlQB76AQBg/+9HzB/xbzDt2FHugoDGzEOGREWCauplhvTZB2xDxabLQl7pr6T0UD4Sk
zYdEFPyo8EJ3iAx6Gx2t1nMXCTc8U3EjAYR+JV4am2Hp4nP0mGtqncfuIRo3ZUK+ILPVKw0bBR2hYSMcIf8aZhPaSOgKVzM0sePgPc2l1Z08lTwTHBZoknAo
YhejwJPUk7g3zDGadLVCEtlU6KV6E1WINKB/KVxD25XP1W/BKqoFurwGKrovVwBtUwbdOzeMdE13V8n5Nb51pS4umMzmBwtkQWSIYCPgG/6h8JKE3sQTaIN3
iHacB6i/ObcZtFBbE/zk3Io+4y4mzCaPC3Wwk/QW4mVkrCGGHATNJuu7GpMb1p1Zo0rYqoZy3RsSlKlU2dpW+pA7TxXvPa32UaVQXM5iT12iAfWSPaWJoJvy
6fBfzGR3mbefu8xdGc7kFnlJZjI3wr2AbkhFYyC4lJwUfGGsClf33wU1yIzc+nA/th181QCrOxo6J0zZsCbyhrtB3pD60Pr7ed2UVZmLxGDe6PpsbAYu5F3Q
G/p+TEe1tZCPvwWl+p6hrZwZ7nJTHrYw06u8N98m4X+zySR45ZEYIMPRhT8uGwDIrolAhR2YQLnMibQeKO/kl9JOgLDONUDWuySPMqVTyhXpYJFL5wJh98fw
maPyOVO5cwfI5lqldDUAkOuyAmRSVEAFrsJ/fBTiZuGk3iHM1jQA6xrmRVYlxjBV9LPzX206FTcwP93zAfwThtB5YLGgLd2dLJS5gpXMu/n2YnUsAGOsk6pH
Vfe7sIbe1b4U1x5jkn4udwl5nLYqKSaEOT4yRvP7pNvEPE91+h+8Z3BS5XfrL+V88u72bPX9YHrMNmadcExwBLefUVnm4nfRe8w7yIFGEN0JlpjuUnimEI/s
Q9iOmjmRB8mB+sXU8Ny3wN7cmsJZNh15qvUi57FR4HpYpeno+5mfRcdZVGhDcATbsd7DepQvxlPbmMBucOxwNs/9IO4xn2SmaXFydUK69jDl1y0xMJ46uq/v
xDxdK/svaED8wXAAt/vn+IuYycYWhRvdJ/l47BddB1XQaUYSsBrKYVBMTHN4onoaO6bkJPa1V65RzJ+enpZJyDA1m/9Sv4LJ9VVDqzPfmmaYQ2g2vge2IpUY
nbYEa6zojCziOinWwQ/wN9gcKhul4BFmvUmrm0cluftpDhDvkaHY8Nizgk2cHMjTvwiewLMMl6HPlsn4ItDmp8GfhV9N2WK63wZewm3c7c2b2PXWL8at+K+G
ncgRcCV/yXipAaDdiRe6DoKNg9EhgwULTbEMMn0gr2ig9Y3xAXAUNA+mkRi2K6ZD15IXkWPCAvtt8UCol+k1mcE7tU7t7oiE3J6emq5c9WjksHchVyDWEBPT
2okt2Y6hs4KPustlIx6xpbuaqY6/sl8rLMaXwul8HVfAnW4CzSzq8w2Cx3hDzkz7pyrN4/IUUL0Lzv3BjuAMc03hopGju5luGo9xzV3DfdeNlaKqgp+hlQVj
VPPZbiCPR8JTtF2jtzhSUk6FxiG9nF3BRoFVQpq+r/+iaZ5/kvt76G69CQW9Y67n1SIGZ2fnF8B7mS32M8gBsjvfFmnnva/16l8gsL+3WEjXFNsHGovt476F
rMpOMSsIpeaO5pLapMSZZOshfrN56JZtxT/zqfWh4nXCPuIueUSoq3gJNUN/yKie9jx9tLqd5lO+Oz8ixu8wR+0iQzUr+zpxqH+q9RQ6EHtt2Q7fNiV4L5ta
oC2hF8wZTuDWsTOdFVS7gLC9g1IzcHjHR/hUt3QjnvQRAWE8mxVvJLFJ+F+l3SEVdf0DYfslw+86UlnG8h3NUmwOINs7KZ0wqEgaFqhQf6L83wLlOtcBiZ8q
/J4Z3p9T8WSbfIOQXF4vXGa3/PYYuSSpHPqTy/3ZZNSmijVV2GRSqlKsaXgUAYS5bwAZrkveKyWFcML1Ykh7q6R/9vJeI3zqCJBML0v3sUjrwNIaKyCBzuSa
1GySmiwg2TAjzz5Ls702AJA4HjlGR3rdBSRfAZBMisu7F8M7+qT3BWlvg03CmwHIJHvDtbPJKZzSqj0guzeWn9mS0o8r0pkg7XusCDsPhJ25wuflpJyMgOw6
CUh4QYAK5JdtEkmWcP7H//Zq2WR1BvneHqmnVJ7NsEkm5crjOcNlu2wSk2Z5zyog4wmwhWX7AVmmPZz6AEigjfI8sHI5MKmZGQCAsC1Q0koZINN2J9/bZ5PZ
NwAJJBl+V5FzG9lk0/tSvIOcWlO+c1nKAwaE0SXK760AJPl5ICxDCITF4lJtHBWZwOR3dVvYLg8pfg2QnU/kdn9A0vPy3zTHyWWGw31NeEQvn9QOn6ssX98p
f9UCZK47IOP4AirgFwUkPX7l43KgwrNO+P0+XNoi3P0hvbdKP0n/zcwGhF15Kp7rACq4mlWsa8Am6aS1lasy22Q9xeHdxDZZHBfe4VoxfyoQhlkKNzUDspjN
9l926NgknkSb7D0lrYUD5fDq4VFGeZOJTVIpkMPjNtmEixTyASQm3oo+/7YKOG6kZ1JANjtjk/GK2mQUE3mMb5N1xdhkUZAt7LMZDllJT302Sa+DLaxuFs4F
DMhiKelnGKiQe0GKuQFkuLlwaikgk16whbkDgLDMk/xMBIRFoRXhBwFJXlCGQ9XpDxOtkUZ2znW/EKYXcDPJ17ltNVMK4dg17r+9jV2Id1mBH/8FOl63lmUO
jCBP+NXrD3OzcghvE217NBIapzetiVYGtJtN1Qw3qWnsBB7kOqA/2I8YEewY+N5QPVAdfYCs1fyAHCebZy6uvyarObpJ6M4899wlMtmVMenUHuaCXslR+r/I
9/wIzfDYudRtxyhvg/yZsXs27Csa4ejGIPaGWIqrurutcEb/kJoN/gKuUf2mj+FeMQStM5w3VIEOCtYVqGk4dN89xpXLvIhUQ794B8MzC0rVD8nj3ofUfNas
W+o5ETtLeUSFMSNNg5GuimHBr++608Z6fp9xLbnb8i2TvzxK2OswUk3BJUWZhT3011x3iNX2Ss63vJ7+i+qtB/OmGi7yI7hucV9PPbwDYb/3LkP6kZW0J+Eb
TIbzrN4PO8HWzh71B2mWkVzhYLY5lEZEsbW1Ia5pYadAfdqjMLkfs78rteh55nBcqG5Xj9q4xNJOf91z3xCv+1I0N/sWdwTeD64h73qmxv1ELvV9722vNqmz
meOmCGEq2zGlMlvZPxb7S4jR8p4mcAz7LbOBFVVD3E8ULdUQ+i7/HnocfwWvCexlDvIX4wtztnopoqOvDfScGJPdD4oXO8K9+Y3YFeskAygIxAeKgxLiSDvl
npmfRwDuYfEQMZyNNFTDLfBIej/yj/egKg2axNcg0t35yF46M2eo7hJvZKfjH5DHWGu2B/On+MjA+z6Dio24ojC2cw5WJS7S5vqxTn6EDuLwn+Fu/HuLg04F
F3AZzFP3bPImGa36RhdJNs06hYxkU72DiXvIKmgzW8BixHR6jwgJN1ws4zZqSC090/vJnUcLqhnquHq96bgGbwpm5z/UNdLN9ia7UyGNfxjRUD1VXE7U9jUS
2sOPwOHEJHGqvinsLaobnEalOKLIVYYQvNlYX/WOOekuYuvBD9FY5hewnvmoMDu3H+NX70UOYxnid1xdYYrqNHPfN6LmyaLG7ojCsqq0sphokzOBOI0dRzL1
lckDiliPMb6hMLqgO3d0E5p/S7NWmKg/5hsPj8inE7uaHAkfzC+V963qYLZmMewwsHWHx24pqGVYFfsD1HV91QKarwbvhztwfjZf7O0p1qObM413ic1gtnAN
buFpY/xINnP3gTvZad0gb6f6pTGPkYMxqbgPTQaXY5PsrcDW5jTTmMAwtH/1JZl3Vy9zH6abUriGJxqR+6j3vrH0Z+Y1NjZHRSdhcwUi+R15XFVJ+K6EZgZp
TrrZpHp6L+WFfmduE68ZiglxPQ02Uxt3baoDcgQHdARBJ7Y0jUpu79Ua7xeeSByV/4upH5OXikNOcJphCujAc5hLSGU0gS1mXVxzbxdSYTV57uGH9duwr/f6
3vgTwxTzNnNvY4HJhOotKYaemhkaiwJQtIG+0E1zPHlo1GJHKZ+LRJLDIEI4795prKz9GrWP8eSiW/XzNB7NUKwGtCb6M/Zt8G90vfkO/5wNMm/hAuIcD9sp
zSYcAucLkUxn/BnXET0rnkFykM+ed4Z2GzPhSGNdwesxB1LsL3xKd0tkXoLb8IduRUI82URThnVEfxZb6+faLxqflnbkBmNeLNH/KLTdNEGYWcobh2utxurx
P8ZkosuCOVhlN2NKhn8TrmOVeBObZVrD9q03jO7s3Y3M8P4BHacagyvZXM0n5iznK3zq4MQTQTvehMgrUmsrq+o6p1JabzX9x6JZzD3vVWYB1hBZiIeYmpZU
Ngd+Z8/mzObW+vrYFH4RtABdZAkIUzCbdyg1Ar/jn4rUA2tYW7pX6Jo6N8RVI97kWWL2guc8FJwi1HfD4mLjGzHkibI8QHqhq+BjhSO1E9XX6StED7wyaULG
OE9p+xAtI1LZd8Q71szFGOPT/yB2sHMZS8pDPlU7gM1MWRL1ofZfm/6GVDE/JfQm17qbM39gvOaCs/W626ZsZhcDII81rVNvwD5jppiaGsnVoh+BB5MXxE+h
Xhuu8Muw7xI+wXvItdB7crMlgMHYZ8tHYz1tNnwIrUzeEG7B+wkn2YbdYPo2UgCn2atytjgPM1HRdd202O/YFrF1LH9pxjMjrU5snh6z/mpeYNGkNakyECnl
LFYI7sL6Ve+pBmJfvIkqqL5KV7PYyN+xgf4Ojmy6+8bHxA11m5jHaAp8COLZ26bl8BB1D/yOaRnr9SeYbsEL+J9DKNUR2y7OTy/1jCEOoqe9k4PbIRtnpG9A
vzEXTdfxG8VW/Ar7g570LsO746jmaQ1HNahSgm+wqyE1iZktHHCNwkgh07PV0kH7irMwFmtn5XRiBBkHvSILSb19rXEJNwd+r+xkyGOOkj+z14m+aHt9Z+4V
+xu0LQEUAlh9GKWWYd8YuuFvzI2FfPSW8ZN+V3AmdJLtoP+d6hdU6nuS75lKGS0MsPeUpYp2Hioad+vXaps4Z3OdDV/vO39mLQydi0oz/oX/6TAbaDRdUGo2
J3QszMb625sZ9qv2i6ncIddZ3os88Bxlc5krVnOwMvg1r2Xzri7c6L6qMiP+mPX2y4wB/078AK8Vbws9TMeJ5uBaJsnwD3IrOK30JdLBMiAUnVEYs1ufAVvY
meAs7nvDs6CqSk9jd/IhMQZJZqeySvIzpoq559urUIl/aqow6VQvfB2+jU2Fb7F/MAr6bZoJmhb8aKTix9ItmftctwTXygP438Yl7HSxmnCYGajx+Y/CEan1
hOHIW/F7UmVuSnckF1EzudXMWPqB7mcny/0NWiwvo/ezCQikqYz34wLsmgaoobPyITganaOqqUVcKFHALuBYIdZ03jWR/gyVWIYaF7E67UxIz6wTZ6vKvE8S
ZrHTgoX+ZHq/pTaXTe3P6aObgE6w74kvitjsGoZ8JCdbRC3o+GRcb6iVahQjk8b7mFQqYRP9kz+Xgpl0ZqHyINvdPFjsrbeqV1F1vDbfQPqUZwA9NgD51zv7
44380Vgp/JoZqgmxY7Dvop6oV0a0ACuRqzauW9+IT9dEu7LVifRGR2PjMOIY/xI0MwVMNHqCLcWZ6HP8egLEKrEroO6GPb4AE2KqE/torSbLUAeZFKvDz3C9
kNv6hv6G3leRQ9RHRD44ic4X//TPDARwLLi+aByR7Pgejsgflu/e+JlumleiDtrPJH4AsVIoMBX6rH5g/Mg1oT/7ZuKLuN3kKS7TNzqvu2lIaAnWJNGmf6DO
Q+MQFXle8SK/qf2uPSlerZhKp4i97OP9tazjrJXUU5HVaFfXvqTd+EEMoLPZS2IC2MS+jmgEwkKBWJPL1tUN6IvT6aaBzRxm/QCf9Ce6S+BvkdrCRu/44HFf
kzXDlndY95nYU1SNfE0dJts7U0JdkH8SXukaYEuEesVLdOuwhsw62p833zvV/sRxmrnpcurdwfvsM5WdqksP58ScrXBHrg5zhPvoT6RKjSew/lQVsZ/5Dpng
6WFpx7cT1lnOh36OHix28e0R1NRD4TGigN+qjdA95iq5jzlv/qugtJ4TOSXU4ld7vsb1B4TitDvgQKGO/xGXYPlOuQJbyQeKpgqzqZ6qFHg/3TzvgSYbnuSZ
pe5JreV3g4VsqXCT/XoeTtY3M/hINyTy5+gWRn10EvHW9DDZiqaydNrt4OLAjsa7Q5ex9aZSZq8/A0tyx2C3UCxwRu/HmpRUJntZGgmplm2GG+qZ3HzFhERn
4U5mJQYTJxBl8vfKB/ofkI5FE9PWclXJdY312JLgzcbnRcLfqzS2RFk8K7GV7ypzSGwU+GAIZj1lvqE261F2MT0roIafBodyQCCIzyndT7mQo/AHwzXXccsP
bCdhaOPZbLzlNvPMmCpsDnYklgdx43y6j36rop3WQh2O7aj5zTQ14Uf9o+TH2DGxDlcDr+yvn1LN4sYNHBy4mrtkk0MYbiyibhqyQ3dDrw0DWRU2hpnI/yC2
FDP1qzRDtD0LL2sWrK+r2eIQyKv5g5gn+AQx1TCLS/N3NM1xV7IsQ84g671j2UfYT+BbeyoVyWw0j2Rf1h9DJ4J/QOeK9oWCwVPCB2E69QUexMah8YG+TACJ
1tbKauK+rNVu+KzRGY8UCMZ64rTAXOI27oE/0WMMuYYLbjd3SexCXo+5zHcKHfOMVE/FirC1dpyfCQ9v8IMljf07X+uM4Z7BS4W/jReNh9gCrE1yAjOZOUQP
JvLIptz4ABVK5rsFLY6fK4/V1W2wVDMFmaq5H38CjjUvCHYS++vnBIqEgsR1KV+S2zvW+Ctxz+jBzrOssPaljwPDcqlAORNuRTLzUr6C8ifxcM2KUi130rpC
OM4OkHUHyGuhFZudpZWI8O1Bck1/ACDfcgOETbsBMvxzeW5vm6RTGZD1HclxOfKKFiCRcwL+C++OvDIcrsMwvONA2gvyH7/LwFHBNMs7aphfg0wOdRQHWBdq
EOiNJkXtNw4Ab7I/6Y+QTem2DF1yQ9gsNikeGfCHBpZeVEDCpbRq8CxLT2JH6BU1SP8Ze45Wh//Chik/Ke5zv8JNgyO5fO8v5s+Kflgk/cg/OTCgbNHKvstj
NqzcsFxTi9nMQtQ5rlD1yvkzegqvi3VBNsT/5OtomedYTlgsv1P13QMFtGbqmq7WB26bfl5wsuEVM8pxi002DQnCsMCu8z9HfvN4tVHISuO8VIujr3CXOet5
bO1uVatrmmLMO9Xz1E2Sz5AvLZWDKaV18asYwx3iq5GHjKODITxPm4EsC359zf6hBwtmy6YSrXFf0j+o2TAQEnRTnMl0nIlQXwVPaUTPH2JvEVTfRJVJTU0U
U4/rQ87L+/q+20+NAKv6m2kUmqXaofRTx4V/7bpntWTwTbANloOlhzby49FfcCVlSm1iX4MbTYWhi/WrOTVGuAgz1QZ3+3ZjtRw+b6F/MLQDuapMMQ4EW8Ir
SEI/g30K3waJpGK+jO2igPhx2B/WVv5JxGB9KyqbmBayJIP8Yige0QvfWfarlzGphNL0/3D2HeBNW2G7Zu+VPWzHQ5IlW55xSIAwy95lj0KZZe9dRk3ZG0JC
lrclWZIlW3YGEMJq2avsvXcphbbMsnr5uTzcgC2H/8qPY1mx5OOjM77xvu/Rwhc1E4gSqop3PjKPpmmjbijTz6MEakpX4rCjs+sFNjyxInYMXEczzDmkPrJW
fkHZRbMIslHtsu1WA9A9MplcbW+yySHdKc8U/2PbRf6AbYYh7ARKABGSalBF9TceCs6iLaqBYDwyDWtG1qS6AjDcxO6AfwWbJjt1o3KjzInwuZwl9pOSt5am
wH/m6Wg79gITqxwLcw6dgSKV1Lf27u6A6pzMnzgCaEYulU8A9mO9o2pKriOb5F0yzignknOtraJr4PfWRWClkIOsQdZN2AsujVy/LsMenxCbdyqp0LpRZE5o
bfbYFGgDWw30OdnH2g8WE+9t7oxG0likrXMy3JEJCJt7UhJqKaY6F2Gd65mju2AcnUJYmGhE834WeqUfxHwLLtK98Z6irrl/s0+VS9ipaD3gnnACtinHYf0l
s1n9V0ndbCPXbseHC/egtchePq1ExC3QTlbtdUi1v0tbVEqluzAHEl9JtNi35nuWKtZV5giYFXtpnFqp2qGMAdtkts1qma+BnmTuqBcB3Ib+FlXGHiqrkq3A
SfLdTFPJZs8KP4fvdvexL7TcBJ2ORdJEkd+5wN5bogCbeK5hG6m1+BrpDjwTOoQdogzOs2u4mPGyaJmHktU5Wflp5e8dzkylYyx0ZdUManH+nk1dwZn5B2Wz
YnBpW2S3lMlC8DfS7yVX108EhBKFG8yNJxPM363HwaicjrKXthS3dsMbR6Gjo3IfliZfooh0n3B1cuTZhypBoBWoJZzILlADsbE9HWKoMdbVPavGYLMhySAh
idh1r4mSpAbmvLze8gOJF4j5rmC8zEYPKawObYTnsQcVscq/wbmeS9Zm0nNYNefvrpuJ6zCXYy5uz8GyoiX7EiXICcXruL72no7gGfBK0m5reh1n/HS4N9QC
R5w/x45Wz1c0cP1oe4P/rtrpSKEc4CP6ELjb9gOWKttWWbZpun0xNlV+N2Ns7n+OHy3zotJd+ZZcdztos0iTt9T+LZCau8d+RrTeUYwYswKJdbBZIABXltxx
XREKuPagBxzp+KfitJwi+zTFEm4g3st5OOkyuRgzyVlLU+GenAKxTlJM1qZScsaR/9p/VfTC++ODMVt+Y+CC7Dt7jGiHReqicBTdIX0OrLe28iklPYG9rhmW
E+v3JdbPal3fmLPc+Vt9yYYi2SkZgV3GftM9JxLi28JttWNTWkElxB+eYSm7XDHiBPOSlLrgN8x/eCWyJfi3/QE8ixIBL6OzLb9mVQf2SG6bn0g1OdOki8Df
JHmyE9j9qDRiHn4if52oE0Z4TkjioOp1e1p+yva4LuV6ZbUsl4VdHG1lLYj+eRfxA/Dg3OdR16D2yuEimcrm6qfuF5eT46hdIWnhmpNLmZiB9hZ5V6w34XuK
aOsSoScnMt/s0GPGyC32u46trp2xt/NbxcVIOCLV3kcWnbA4p539B3Frx2B75aS9wsHmn1U1nS4pDOYA2dAjlQvpB/SOinWR9iaO+KwVxBh4mex9n653NBuI
LXRPr/got8bi3fYN6NG49vUz4T+V3yK9YSlAoeo6RUQzQEisq1yTpF1zrZ1yy0GQh2Zc8+fZw2umhEOK8mkRCnizwnxMtXDIET7M39dkeAVfmS/lZw9/Dd83
XH6FD5Er4LXXwpVYwKsqzc9d/5qcuYAH9yIox/Irz68Ix+oKZ0vysZL5vs0kEJSLKzfxZghNYRHSX6LhBSGxwYKvwOD/784QhPH+ymszpjDMFT5vgS9bH85f
M/EgDQT/S3W5cGi/8rgJgq/AMfP1t69Dbgh4keH8qM5wfcwUhjHKp5HAhz83hVU+E3zVp0w8ONavzSyXj2MqD2cm4FWnCJezDoXIEoSMI5h4Zj5+Fq9AIChH
MyMcU0JQrh6MIOx8LQhTuvCYn9BMHb6xzMQ77gvCcnHD311BuYgPU5hxxxQS2Ry+tkPzKMJrEZXH2PkabRF+Tjgfj11QDu/FFOLel4/U/+wYgBcmXsGSnIUe
zkqbRchrxeAcT80fY7uK/PaKxDLLNvCEqAbSy7vAfwhqQ2d4ewgH2esRQ7B3ZKPEmcCR+Ff41JiVWKT9vOuVY2EWmvyb+OWmnuIMscqeK2lOFUtbU178nqul
ZR4lgxZtily8cWmxk8IfNRiTNNIsVg3FZgkDSAfXWLoUrOu0umcBJ+OnWr1ZbSEsJwlr6FDaz9oLHJlQIXB0U6okN+9WDpTlQsSSpnBHVUGiq87L6BXuG4pS
+pC0WVwCOQirB84gatjeJY1yfie9J44URUhruJthFDDRfsUuXtcJq0WNx2aT4/LP4SZsoyO4bUXTmx1P5MlwHMOw1WxH5IwEEk2CV7jr2DUxj60VqV7rh1Jo
/jmJOWGzpy8xDCzBXouGuoJ7WBGY6I7IEImXx4+mCy2T7e0ykuF91triZeButBJ6Go9yPGL6AX3JBuKjcrvjHd6AyHZVdG9CTjqXazLQN7n5ol/qT3Ol45Pw
x8B/2HZHiXwbeRdIck5z9F77H7JQlWVxwAvlUnwlUc292rMYS6De6IRZzfx1ZQsZs2/Hex9yFznY7K93WHoZf2R5V2WKdpj7LTVX1Q4RUo0cnZCaznrRELnJ
PQQ8CnqAsUltqWSqvkWD3SASpCO9y6kG8c3hydIFKxWx6/LU5gNrfGZJXP9YkYV2+tA8WEDlR4N4iuOQo5pnOzhAFWlulDOXGEwKYx85EgijaBN5w70yviF8
EmwrkjOT0GFx0zZOWzJdTOWujJicscZ8SGoFI2N0kkP0aVUlt9I6c2McUFu4T6Kxn1z1ncgco5Gusm2JvxaZ6q6Vvc79LBJkSOlbMpE6Cp21pkJ1wG/Ni8EC
1w37DPsSy87612LbRXRfPTbzSOTzCsVrhskQsI1iFXBZ2Fa4SOG3LM5LBevnHscp4ha4koAiZsANpC8dWhHmqOXkcn7Pn+e4mTfc3oGT66oy6cQ6uDFdE6zi
2Sv0SntRmx2QHjLMavgOH9QgB5uS2Sm6Sqyr/pS8BEnRkgXmLT/D8EDivr0FegVHgdbiW5JO6MG8RuveAt2wlVGTrHJ79SRvdsUN/4BNvcPxZGQJOJ5uS1R3
DosYGbkRX2PvEv+nwifSkLfAOPvcrH6eynFZ9mG+JzHdRLdtNtwiaVnnNe53Pge6EvPR+ojKXSHnEVFIvpPnUnXEp2RD8SvOyqpG8HXyLtqf+QvuIH2BV6wx
okqNFReBFPylfDv+QG5SEZKejpJUBXTJOFDyi39vzFjXsKRfnXMd1eIEDgBuKcmB6mEzV7d3L40fKh1NtDNXAFfLtMIU8oZ4q2RZfmXIjUvYevgK2A6kKzLI
ecpS2AKkimI1pZt62md57uZ/i4xw0bCQ8FuqwPWFk5DD2btd1y1zKKurMGaqNng2yoV6+Lr7nzHzuGdENW1jJi/htFuVWWDJwuOAdtEtPZzwHPB7VkfxbWsz
ca68r2tHZFdnjjN4NpiQdDJpfrzJapeKzXfAuWLYXDWrPjlHXYkcTqWYb9AnoW2yCKCCeYhlOrosrkh236EhWyatEtWM6J63xumW9crbSl/B5iNN8Nrx9+xu
zCXFoW/NKY6fo2aBAPmEWQ6kI6+IU0kz5KqII1KF5iz7Hz0e/UlaTX+PgR0e4kep2X4Q0EKM5JF1Xt4VSUf7avf4xH9UBqq6+zI6CXwMvZaNpnuSK+v/C78B
L5o98EBHVTiRm07HU/9aK2HzFFPVk5EzmfL1fYVDhYfXXd3YMn+IpUeCCRynOFL/OAyQTZ21wYP1DRIh4KU7e+4Az+AioCX2my0Xfkmy0FBXTVzkdTmGqa+o
NrpbCp9kzljJxq+rnZzQKHONzSC/oYlEt6vXUhOt08FYxQbyorR+ZCF5xr7Y+dzZC+qXWZWJktd2Twe/l8tBPTIPaY6fxucknKhdQCmwxdn1q05WDZBes3ew
V40mK+TWeZUzaNmh/JF5URH6OneseRa/vdWGpYonnuvmXjkIVpL7H3WUPq86ClBEO/sqlVb1i0VqGZgXSR3POpbUgdZhWlszT12Wdo5HO2vs5BPlfbXUwUki
NaNdEuQqe0nRBJhAVWCfJmhXH3ZIs8y2ok07V1fLWLXiMjCZHq594QZzpum6UQdch9RdbYukF8mqLiIhAugoaZulzxYIvkKv9/+HY1YeR43P5gjHQAnHy+RD
O//vsMyCcnj8JsHX6ZqZwqJ9Q9kW4XQQ+f2o0Cwmfk5JaHvdFMaT40Px//9wR0xhLFUTb2RBwMMLFfAy8/ixuwIe7mJoT8MUVmWuPMz3h2PGXWd2Fhjv7qxR
Wn/Hmu2PdwzZUXtH452nS97uiNi9fvuR7VVLF+5atfX+Dt2OpB144a/blTt+Mu4rvbZrSclfpcdLr2+fVnps+5bSqoWdd/26q+2e1jue7Ry1Y+mOgaXQzn07
Tux6Xbo34UckBmyMj8VrIX3lHURriKzFdfBpkiXSscC/0t7YMxcEzFHcRzbDh0QJ8jUxAmJW5rceXvu2TGtYq6xN1lfqFVZC5GhIHBai9UJ6DKavatuf3an9
8CDkIlAbXAX2JBSykcxbkJfpV6ZUVYgSaIx7PXXUDmLtc3ZLdm3g9WHKbFMtg2gVITd7QbOwlqIucBH+XrrekgI/lhwmZ7gqUUV2pzzYs5sSUyfhKNw0Mdr9
KHupZwjYiwrTYj79+uWuKUBf523ztEyDoxrSXski5Wqtvt8G0efIt3Y/EAmxksdUNjnOE+yjNYW6ie7k3sA2CvvIV7lO4s2Zr2ZEh1MSFITxJMOi5kc6Faoz
BJzjJZ1YAfZYMdjlBZuJS3FPrRZkK2URIsA2mI2kn0xIWo3IXXsci+xuYDN+Qf5HwmnRn5ISSxtsZX5NsKYouADp9mdSozMTiI5Bk87ik2KioVlgB0VvaGhM
JxywV3LXUTRJLCfSKAgd+1VZXuSlSYqArjnZ0vbwQ2uzXBYyCvdLRjmS7KnkZjwjSZYU7DX+rDydONkVL3kIHo96ZDskrp+zVVLHuWDFarizs5cvNXdVbivb
RGyu6I+kJdREiMvZqkyHYBlvjL1M3Q/d1EDSIj4ZK3TMFUq8W1TPGV4GZfi4blB+4LVTjuOORkQ9ZqNqGrKDlMp5ecZles4h+zvbbmuF7EmaKeTDiDbmvhZe
JnSZX3ENm0XNBGq5lwud2H8Jp6C14D7coVwCSS2Dc167VPmt8tfbgiPolWzNwQil1n5P1j9vBCyojuTyxlXK1KSs+rOkpPxcZT/XrLz+lmPYLhEvTqdMedts
3OO0IDEZGstoWyXXNeHJuODRaopwdc4v9j41z+fvtiocC8yz8wR8Cp8CnnhWuCyAgCdWwcexNo1E/3b9hI+AHpslbtqMENOxVfnV8Mnyk9SxqlZLI5LGhmZs
txjMnCcqfpX5fGJHiMb/FI7LT7G8yVuVr7XslNazfSOExcFtRWw1OQ9aq3P90f6So9JKmDupo7a7otiVaansXCsaldTRYnbzjhx8jPAP76Z5ntIHbNnZvaFD
tvRopaVz7Et7Tu3GcYPhK4pk56Aom21FTLCtV0QNQKpj49nHWduZWPg1Fwt1dTmR8cAVzylNW/cY5XYP4nymcXnNDJPcgd1uGQ4ElFHqkHorX8xDLWClMkUX
BQ+RJSA63RptEsoTCys/avmFvTPb29g6GZmjiXLPRF8rK9F94LCs0I/nzhPWxmA7y9xA22bWTt6LjZKFUZv6VLI6ZBTQgHoomUe/n9F1K9RZyAYsFZwsiwbb
Iv2hVp6B6Elx8FjzjTpLIyCKJZ2poeom6Fn9YTYsTurj5oYmMMVEFfY487vzatZgsgIYljf4cW84d4+8Sp5FrknfeSW6rcxZfXBdpFGbNSYqWbbXobbZXFnk
dx6eGhOUwwgPpSBhCplTEvDqH7x/9HGLrHOMavlhz3jukKe9cpx2NFJgvaisp7um7Q2PcxMeieqcQu14KxIqvlecdt3TnfdMpB+rTrN0VE9spm8DEate7H0l
Cf6+NnJ5zo6krYozjjR5Ze9/cIn8grIBY6MqqmfDN4lOaB15ew9vrDEsU7EOVD9irVjn6a1YChwB9svagmI8y9F6o9GxPj8ZuJE/RFLZETyfx8l0GsQ9xhEA
/AmpwsHKCuojRAV1Qcp08VgI97S2nnL31N/3nmOvIm3YDPI2UhUWATjMw9T8rE4rUnFYE78BuBkRo2vi2w7+yAgEYbSRw2HmvvjkPO9G7D/vYuAXyUndFWMb
VZo+DBv/U0nlQF15E8sCt3p5W2CENEFxUcqr/1BmjJajjHGY+nWgl6oNVitBLi2WIvBhZpvZxubYc2UypwFrAgfbs6+8fcXLiGbameRIpNgyjFtp5LXGyhyb
HXPFnmtJwedbVMDv+A6qyMzX68uW0qHDqcr4GdsWirSPh17kZADB4zPm3A1gtuf40FWT9bn2YuB7jkeRKhQuQRBWx+NrcZ+f2Stu9S17FlkDOKxab1vNPPac
YcerB2JKtVTZkD2FzzYqnEfMM3MPuAcW1IJHIa10K6kemhaqncALrL9sNNkRUm6cIp8gbqsJnnlrqElXN3wQZYNvYdX0192tEKW4hz/W9Z0wFtNbboumKTVU
GP82TH7zEvdYWEvIiA7EnnMtw+fblQ4xF+M56rzk2mDPdQwlBsiHkcEj0GJyHfuTd1LaXynXDVu8kf6NxA1yPhnrOq4cUrDQ+68nhXPSdQwvuDtUJLoC6VMI
GY3aY0Vfk4eVGWYZKnO5ts7YC9da9WLdbO6rdLYEYdnkH56T1QqHwreLeYvf4irQINMTKydC82G/K3LBfV1uNlw1EMAM8orRwITh7X8qxSpfobWfqw2TrVBT
IwvPc5Utw+lm6BzIUnhcp1OlQs1hExPcLiP9TwKOyCJDPVUReohKUbkbhczDfeHvbJQs135jNCZN9rwOnKD+0BWn8fCHP7tOs+TrgcaQ1rfFvloldJY0cBmC
oy3nAZqpV9Dcd5ha4f5e15L9EQk5RwlC6szwxYv4IxjhsRDvty66mtKD7AgaQBdw7SiV9DtZBksFSpEW1MzATbg7N4KN0VXRHJac1zQgdiT9ic30SArbs+P9
DdUjrFOST6nac9nmJfC7+OBMagV6Nxylv2BZhxQzs+DF+EhOqaPIaKwT9I1O562BzNR/j4bM0YVTG/jwWkBOVArjxUaNv0FRm7yBlEpzyPW7Yq4H9fwp3eO8
xjbTjqODvdBca2drbWAwmgwfZVplbkEu0z/pqnnre37GryvyUIhNYVLYrUXbUhK144pEbo28k+8ffVOcNxJU5p7VKOwK67gX6LP3M2k9NtWlIsPqOwvCX61s
yQ9qZ5DDhaDfw7LZG8hZmmksj4bPZ2e3sc4mB2rugN2kB4jF6AvlAZpHBeWzVrXHDzEBX2OND90IZKArwe3Zmdj85O5KE91IeVFTj8xmD2uDY6xRbBfdYC7Z
vhfON07RPWCbMTxZ1c9Gk+89VZmlkLPhYtVErntxLEMj5WRwPzzr6Krmz/F1d3ZjAswu3UFXbTJ4lEpLyHTHoA9kXRW9sUT/SChWKginh2XiVRHlj/4JwuCY
gnpdq6Kpgd8Cc7W/0kjhaiabLS1exEKOG/Ai9fnC10h7LsF/XzfYu9U72IDp2sOrcqVwkeHFsn8cI1TdIb+yC5VOTEMLuMNwcJ0k0nsYxjOKC8DVZQu57z1D
ufa+8dxtbbHokXu49hW3MaqWspzYsSk0QmGjdjY3jY7S59FNcdidyIq95/BlEhSujOx3pev2wvW5xmxw/NYKDJGOllUyP5IujH/jHIpnJHQDdfI6q+fG98f6
YL9kNQTYqAt0vuiFpiupQ5sq/yIfE1NJXuRjmdeR8FUigGX46lMoXI1oTHyD89gcgnJGu6BfL0am6GyoRL1CqgBOupNcclVYlcyP1zLRE/CjgQHCBeQR0iqJ
cn2bVY43/uE/q7z/UX0sY1yHcBZuitscMbaekgTlJeCI3CiumLUr/olj5abgeby6zk53JHrm7IHl1jMyFDsL8sYNy/TluvRI9IYlynZadlmUY1mwPk4UEv/3
RYv/le2UvJysmTiMyrRec8BWkzTYgqPB/whP0hW7W4Lm3bF7o85hPKgzQUg8TDglktD+mCm8Wmh78hR6ArmDHPR8h+02Z68fkzcddrNDqeVMTFw36T6AkDwn
fnT+iI2C/iCmxb3DXHYYX7jhV+vJ6CvCLKEU+8FhdLZ3JWHB87tTUWq7jHFgFbKv7B5Q2X5UPMxv8YzzN3D0I4crdiYVy66D5eBReDhMTjlAtyev2tTUKetW
cyXxloT8tJbAK0QVX4D/be6P54lrO4L75QBPXdW5hnUTCGQvkwa0pp+zE3XPHdPIlcA7kcpWAssTV6gOWAr1lTxO5rlHg7zmWgmPUeWodX44mqgxkFPNx8xW
tK1qEtKVXr86RDsOl+cS8GkPpcv2+nd5avj/2phnvC0/qu6m5c0MlXm3Hf7LogXG2aVoO9dx0GZZy/HqxpSpIRFpxXv5x6z/XUdrA57vlL1VSexxSobcppPZ
SczVggzdBEtwhGSzLY6ZUdgPa8bt0w/BZ6gPwCFxkV/0lHx3nKZufhscI++R56gneD8zD7b3s3bdStmH2kv+rCtVcYBUI4B/IYL7zhnS7/7J/xxdkmQB4+Wb
E5rTYVUm+VBU5ene8WuFf9HrWrlX+ZYDMskYQyluUeuZCNd3xGT0jPk7Y5SrdmACYfX8jDiVXX1d8hoydcievr3mV8gvYKK/szdFH6f7RqWSNmOKbZscwbHi
+Zqt6nhhG/Q3T0D2FjhDeYk1+m7KlfoRju7IH8JvfIW6nmgY/WgBb3xb0BTO89ic5zRzDKVeCXiecSsTufHKNkR792+BKep3jfoonkQEe8v/uufJmufUtlRI
MNMr6NNap/I5kmaZyhyJdpAL1a1s84QbHJvyKjPVdDXYg1SXQAargVbS5aiLf9i+L3AwG1Reqi9d4kuHtiT0JHjiuaaQCpNh9LPvqy9BK9WDlL09LzVD1W+B
jvJy+umHp5SSsd3Ypo7FomKjiz7J3AJCRse+mAMfurLg/dpC7LYv4K1OfmfJBeviqcYINW08h8NcRXal9BdbsEWbwyCqK0AjOkBW1Tene9ARZt44RZl6Y5Oe
y3ZaZdhRNAMDsxfa/nSG0WP7VGaa3kQPh+uIApZKzH63yW3xBN+Vvgkrhanoi4SRQKrzR+kanNV/BSY2ND6zPNytICxa8uPR9lwqG13YgAmgtdB0xIU5YF2g
xHfDv0/Tg5rAdPUtpWNT+hc+S3xVmEge8R1PilIc1VxG1rMRukmeDPh6zm78EnAbmeEItl8XalH1Rds3lmEIkrsu6ZZHTHznGJCyz30Ufwpc1P9L6o23qJCe
MH+U/uOncDZBOh94ZR6SP5NoprxuprEipgFSMwrTXySjlbfwPyQf8rBfnDdS1cY3klN5b/m6+3brZ0jOOJQBPKcjV4JGs8meR/pVnAnrnrrd2Nu4OmVYmiO1
Vqo2NdnIi/Mo85fjHnmP0ovtLQq7yleQS2lYEwZhz4/fDmERN2W+yTtKbmGOMD3UM/VzWSP5NSzZvtQw+gCy01kCNSCs6I/KkVpe5kSZ/ZbJPbiGql/RJUV7
M9TEzwEHEsfWVXwDn/RnKM3sPPVefQwTbLkZdPNhKntAwUyvP1DLOMZbS8+r/1mmn+3Ci/VHfdmWZsyvxl6qacZrWh52+mdtorhoP9y4aATSouHw4qwApW4X
CB6lDGo0YJG25eqyeShD2bQOzf9C5zYc6iY0spsv7/LpGJiyqMkoPeATe+7LWxWs0/UtvuDsoczXL45P8Izm5qGHmZHFK11ObVWypHAyE8vEB37MWcW6knN1
lYyH4P2F6foeyg2Fy9nguacSt0yDFbZX5Ac86D/caOAb42jz4OyFaJG3Y8HP3DHkEX0CC4skCc2+ev88ap9UsEfjpxSenZpqoIFisHTvEbomdEChh5ejcQW3
yXve4N+6I/A9LKT7yZWEVJ+n+dbZFukEP6FWcc2YrqL2OEyNlUBoC83euDfLf9Nd4yYbDxNJdCVjOXbFhz25b5FzDtqIGYU2RU6yNuZnL0+cNzhiz4cT+Pj7
xzqWeR8xam6oH1VLC4p92QEezd3P2s4Pjp/RCN9zVVNZG7gnY9L9aQ/LXPu4tfMVwbbAVr2wYVfpXxGrOc63DWDIvYVXff3wNKoyd76JgQmOq83UPdZ959pN
HwVWqNcb3/gjOEE4FcSP745ASb4kjot6LO0J2NmKBTgdRl3003k9fVfZbyzHND5mPPQv4Mlb7wguTy1nbtbWvMbIj+SDVB2UbNjo4VFzEIRD5ITlRgTbv/x6
hoK3XLY62XsclUAzvE919dCn6Ar/wcJErn/A2HiLfr3/OKzRtCDv+65q+sBF2n7sD3gFhLa9dL4mO0S1ALCNsx2zdPtgigyeVUs2p5PHcydy+wAgmYGt3DZF
W+igZ6RrOt0qMLPgNNsibRrK49sLeOzdj+/6G18lN2X/hg8SNut9f59Avhb1nksZhiXoS0mLYjesglKgYKukpXQaWrn4j4gHdIk3G7wncjkOY43sr6VZtuag
SriFeoftFHUGp+JN2ShPBwQGjfQTdCYQMrb5xR2rjz1YJ1JxbD0yHRUTUwicCbuWgSAMVuWL+3gxI45sxM3Fh3gek98Ch+Lawl+DZDse8ciRzPXj/nL1YZr4
pdITeMgo3hcz4FVwSOTFpH3oHvE1llKbVG+xKKlNUgAa3TGyrfaebqdtdV6w37eCnM1W1tk8q8Dhjt7EbHyGkJcxUub4aOZBij83zq6HC5UE8Qj/Hf8alW+A
WgxfRxCyiSLL2JjepqiNBY95csoInre3JKdlLnQNASWuDICnPYXDG5rKy0uWo3Zcph3XUJ5lndRNcpvrOSXU9NcdhDqnFamWef6AaqTslwidyyqrihy6BLSK
qqtqpneCypnXyd4a1Lgs2GGwlBRjy/COzgqZe8hg+2ZE7DyqkvatpJYT8cyAZlt+EjuideoK6lJ3S8fPymQdlVMz7n+hUV5m2wEcYL/VbHbXQv+lvZjCIqBi
wcfgc9FzZIk4H6ypGCksNAfHil4kH1UsRZbCG3Dh1m8BPL8HJdB31ExCPYULVcnURq4tM4g8qNnDjCvspgONpWx9bwP1S5gnivlZv1AiUwqb6Kspn3D90VZm
b/HGAC97i49hyZOTve5vHjiddoRhU9/KapNVA52NYXVePu7Xo3IZmSTL0IFcmJaF3vep9bx4xTIlu6M8xLwpbO0q9S0mEr33vadJMzpgK85c9jWi5A1T/dcC
EbrgKOiQ5OHJS9VvDSsdsxrO901Pbo2G5XV+LGkHtiB9JdMOkhXd8a8A4xTz2TBxoE/nqjlVYKY2r7i3bw7Wja1i7+ENviNNvR7vBFTPxNP7nUOZA75tIkH4
NSkEYTSJTTxKxAJeHmLQzDic7qnuCI/i8IJYbm4g1+83ni1YgtxM6ZbSyphGdE997ElvtA8YZT9qdHh+KmwP31FUZ4bqKzAV/L3lNqWBqdn4kuuGRGwPjlw+
wHfbDioGk0Z/N39Hf656iP4lZWqyRFGthPP/pt3P2VKTNAK+NUcEPNiTD1uOryo6GRjM1XDOLFjpH8wNla9Ue1kQMxQ65N0abaUWKzx0cCTKgD/2VWUWKFXg
TTQQ3VdzDyjJ3UwN4NrbJ8LdVTCwi9nv6Yt18KhwubitdiE8S39M/9IbBkX+6ZfW8B/g7rFHmE6WWUixvTWXS/L4juFUrkNZ9qatZA/9Q6o7k8L9s66PaTdy
UV8OV/TDtU84Doldkj2WbMfrjWnUTxqfJIxH8WmvEWdCKtLLWSf7NPkXeiZeFZxkO4+WGh7Aac6mRHeqZVFtINhOHq3tqotnpkvH+mg2BtnNVvCEWVflU2mr
6i/RVRFj8m4wgcv0reDmYbxqVWWOTUrbBTQzushkZqCzk8eksXLBI8Zjpqm5h/OmvbkMsKdCw2SncB6kf3m8cr7ok0DArwwfIv71NH6+r7HzHjpYdY7ZQSkZ
M1EtkE2n699wVZB4/Us4l1lqPCmRcZu0Znqati3sdT+S70mZliCU9c2fD9UmN8miFWSuFgu2aPelZKj/9TXnJhT2t+JaCkijetG3yPyUZqhCbOMqcguB6gQP
Tzo0aurT/yqTUsM09ThwmGOCua69e+R24ipylO0gOa45jp+Qd8F6Yp3w4B6xVpuKbBA/VFO+huQAZonRpu/CvEDaUBPcDZHXmgvJu5hcJptbbB5SeNMgVPxq
OOsNFKQm8Kj4f3b1BapZ1F1PZd0j1pi8XrM7oLHwcm3C97igfqaF41wdNI2ZDtp8VgRnAkMd5aw/9H/zy1x3XV/PLt26giSRA3fZfygMywL++BiinoJuS0rV
SZh16ru6d4xE25V5Z72iKMI0gcU2mtoNz0OD5+X7qrbqLcrmXoMPxo9ormkWe8vJf394fcN+78nQPi2gjRW9KD2m4TY2TP//9Jf0XNVGe3/199913P/Sv3fX
skBwXXynP0tP120z3Cc6QW10l9kdHl71FEEYOzAcqsYUcg0hQUiMsEBgxNWvk1sYoJJp3E3HlIJk5igpYgtUtRTddNXVldnXbE3rWVlLciXq9f2ALvG30kn8
Om0J3I+r6TgnfaGeoX3E2r1tDcGj+31WRRhJg/onb5qmgZphClL2aEl1hKG7rCbSlWLp1qqnsjCsHxM/Y6kvU8ezkOqWeyB/sy6GmcZW0IJ567FKKtrTwntN
1zEwijnHBNfiGk4s61vwKzOr8ESuvbQxdZTZRv3lxuE43QTVFdd4doB6ksZYeFtxvYiTTfEu0Kb5l/t83rBIp49lyxBncKfhZC7R8KtztzaTOqsKk+0XCPjX
Kwjyz2ZC7oIS7JhfQhQodzhwb0cmrIrGxytnbj6GzLVVJEfTNVG1vbctgePJjn72q2CfsLBl0V/4LH8tcnlR/c2izQcKMe6/gILoqmmgu6ubSK3eEuwd3+Ku
sZO2pEqPFy2nJZvVmseakAjYL0Z4g66r8bQrllvK5XIVUB32DuWJIn02s2wNJHFr3re+XSm3NN3RR8bxquARLH0LYU+mGrEHqV5cKf5O/kTNq/kRDvHMv5KG
gMe6DB0/FGiV33r8aLdAs7RT3ObNDl3FYqnmXeCZeROzE8whXyWoZBckKVQnTc8CS3JNJj+nkf64vov0T0U10SVgjrq9ayU7nG217SwebMN62H99h3V72TVs
qX6aprXukfbI5jgEojfT0Zv7+/K0IGPZXI6+DQ9Gar++PtcRSSPTSO3W2urzeCd5soKFOhePhL9nhzFVPSTeOzjCYLqFPsnHt4LoBfEDbTWpihAVFWqfYjov
kFRB+Bo8hkUChRtwaUN1+wK7Nts3xp/jaZDfCeHN6pcpYwy5V3wGfo481w5ImSISQw6wnBU9eD2nL1tZvbwcxg6bfRCwKL8O6Pd94kkJwrWFfz0JRCKSCi5O
GODZq+wJnLcIwm8fzkqvPz6xmryn/Zi7SNc/yQil417/BOtU2Qn7FNijlHA/I/vA4J7TAnxHPYZ7QE10GVhsXCRaGRAIylVOEiQiT4tS4I3ymWwtaLG8kugl
FMa//fSaKVd4DLCZrEU+g39LkKvPYsG2OqL82/xA0rx4SME67qooII1mwiLDwqELQ3nQ4ayrkEyBYvWPcEXoh7wY5h/2yaZhdITIJVuPdEXeMonsv9oSIB4e
DOshGaBQDJc3hXty4yTTMlS4CsmXT0Gn5owDUbYbPAB64Aq+Z/cVEbAHusj+ISETVoGj1p/0NrXWBeMVf7i264aiW3VLJc3hMBgGAQ8y5f1DBI9GbnpTFcMk
RdBuukXhwBKV5CrQnpoi30mMhzvCD5IoIvhubVefkv3iSDTjOeMgDLiZs85sx/uSGslR0UbDZG8F2ybRUPoiFKGYCv8m7euq71Zij2ncGZIr9EVNzsmswZiw
R+QYq9dtw8XJvbQhs/x8ujp8/If3fw3AetJNT1QTijvMCMqDNyFDjLpB9TMIuyztjFVSHNMdgiY2UOKQk2dVns/shWSqnqqTahU0BR4seaU8mn1J1pOUOa/B
v2LN8Sj3KfFzXCQNHg2U8BImFryURJs3KFrkzJT9BvHNPmXrcbldQ4witfggUKMbIu4kWUWE0UL7dKbSsd9503nG/QMRZR8q+cEyAw+O6p1kTqjaONIkf+Ye
Fy4ljU7GHjpDEAIrwsdYFwjCKQeHZ9MLksWNZI1i3pI6sLsMTWxOFiutiXPU0XEnsNG+KSSn0LMu5VywsnMmXpM6b+9vbqeoRicqp+SphH8LG9vRBC5mbLZW
UigMHp33bZKJSSKRzBFZEEi6IbsTsU5VAPhgkGAUVxw/47WR+yQProtfm/jDu1KsjuhfIB0/n8dJbuR1j0+33zOnS5ySTHM9NB6Bo0Q2QBxW1YwPSxx+hbpw
+GoTDxtLwBupDokBLIdBHur8cPgCU0j049f49aHLJwijj8STuyhnvjCFVdDmR1iYyolUmELGIEy8NpKAtyXyK2yGzj7zqSeEy7AJeGeUUHdAECbzJuCNEQnK
/S5+j54PB/HZZx74OL8LfAVqgSWwH//WqGGfJRE5rXFQ0TDHJnmLv5E1pxnVIbo121q+zT9e3laj0JeJ1/FrjQsAVTe0s2eyMyB+3/OR1wn7zGFaaui5K3QU
xMRJnHF3CjuqV2uLHVZJI8u/bh7k4WdXba7oqBkj80mHuU6TS/BJyvvyr1BpNZ2WDxUbFAT2MzkJuqTOc49RXsWK0I3uxvAT6m+pAtuN4xtDxJ+1MdhWt7TA
K/0TWewep2xGhWWjfzw7m2itaZZkZfSAGx3i6GKdh30NLmWApIlqQNQzpodyc7Lb3FP1PR2cte8Asfp45/GoG3KClVAgUs3Jw6c2CQRhtThCc2RC4nd4PLQP
+51gF9lNhVMVaZ3ck6l1I0Q8nmOXM7SmMEaiPKifTkQrfteXErmw134opbOC9G207/AYbG7pI+dwcDcz1j8Ruqi8pA/uaaMBxtYGW4p3RVq5TxHGuP1Asmci
3R5Id1WDHzJrmE2MwRNmVOeL0r9/Fjq6Sscgb3RKfBx0Gy9lc6S/YkLFbsCj7CvpA94QrpEesQePpP8RfV23bA08lYmp0BuEkO0SDzR/LxSL1tt/zou0L8IH
4Hk4g1eXVMCOxb2RpiVOkj5GaCSsTfDxSLzlJD43rkneXayHe4w1URYPfIW6ioBnfvnss4XU0CSzIgcfb68OxgNrpDqy3Gjz+8d6iQapqsiUPM1QSCZBT7Aa
QDmMmA9/R8C6XBwogiuSFDIKrsEIlVcTDa6HxAyoZnbHSq1wByyCgltWgfXHGrFknOxPYLodgm5JLwC880SZkeoQ0ZxuTj1T7ZMGECe5hayI80ZVy9Q0SmPs
dEoniZaPUFXJTTILc4PRzpccqfh+yXFoCthA5MrUkaNzw/D3ylNeNpUXcSlnTH+/3ZfEKH8hsggb3cp9W0qhjxJbKVLAu/au+EzHIGtXrKbiglAvsSP94fHm
SHK4s6o0D5E50oHv4BZYpnyKZKxZ5q4O1MSC5+hKwAp5GxtD5OVXkhgsyx3TpF1k3wrb5+pt592vXHLpIvihkJdfyIvn+p9nd8UU+0mkCrTenia/CCRIGsCn
wVVQAvazOA7z5j60QrZtIXRg7qrySEd8I/iNK6JhP8l6TTNOmpDEjqMmqu2FA9UK10FvEYNr53tHIm+5u4YuqijyZNImmFcls8xvzULH+AO+9sCf0ANmuLav
Yqueh70cbgWRkHGpabrXjDd5iau9cZ9/MiHDpurDYL8/Xb+nr1JgqHUbe120kdwCLqLtEK+dW6aFjfMdRLo76+iykpcr6qivarci/S25+ufEtkCu7L574mIH
8FQXbJNcSt5dkEb4Cr0kl9BOeN7DcWHjOR/fN2a2Uf2pJcxCxEOl04fJNZwgnIrwx3fn/GnsDm1V5G+0p6YlUAU0aIJnpuvo7pyOVCsbCx7V3sUOg/dtYW1B
/kxr6PmNF2nDZwFPZI1sobItFasaqBVQTdHfkW0gLZdxS4AbWq93A+ol6lgOapuwJUXy/KON/7bc5P5z/WiPw1o47kBr4GvijnF141ZuWogFj1d/eFoSoD8C
i0+ugXT1Qo5a8FgsxvtUswQ56X2i/MczBZiN8kRuTGFx5YLbTDtilrOXq3VcLy3YYLayIVZD+T38FtZ4169MIXs5qsI2ILhVv8pfCdTxvqvjVTxMwskNbGHB
OdaAUhIfUmh74LzimCcdkI1LuihqKznNIfQ0lc7UUt7lBPwK5Z/K60W6a2/jjWApXZUcL51AxpM83AwTr1/DE6P6LdGm7Ij/AW9wVVWNBdTqK2sFAl4syKfX
Hvg31J9AOma2muwXlXWicywhbfcv7NO/omn74JyrOR1dtSQXcS+eLY1wXEm8DiF4F+gofln/FDiBBfuxifY3OVbxf86T7Gu3QL7s/dgrEITJHnw8fw5Rz3s2
XuQ2pKyAehN3bX8BYaLln87eqm4CZqreiE6qPOSZJFuKyxk8zsxzXnBOdf3ADmCjjdnyysB2+Kv8e4GAT6OCJ8fIo/Qe5PVMpTX0WOerTffN472Rkir+S06Z
e5RkIvRI2tIx3TsCaOx7uehH7zNbx1VD3Os3qQmFdKzlutOJPYC6Sf/DdlKM/4T8HIBxwbXYfJPPKmaJ3P7ZscgcaIpTLfGJnmPzlSeIk2AVZ5qhCixheH5f
6FzFp/9tlFZJpLE06eno8dJ7XLRubxFmF4iR3KyEx7XT7F2pdvXPssFtb4AKYzrCJsn3/tWcsagtGOE5o/3PMdQxFN9AbnWr0tXuXxJ+wkfbxR5z2lPHssDY
gruFpdRXqI8LVMw25QLwOHoSG06NxROYUjxsvjI8Qvuz16YFHc0grYhaQhX5HN59Pobk8SQ+68d3FSPdS8na/lZsNeQw/M4rQMuNz74/WpVyWbeRTzXTHEZV
i6zBNAV1QIbKzyi6B9zsd0hl7B9wABE87rmVPxLH/T9rTLrR1JBCnbpPw69QRxdogbrczKIz2m8ZIyenT6SeKRQIQmYaP2vXKxkqiVa7mnTzFRSv1e3TzHQH
jzT9DWJQi1bV9iyQ+g/4qjP3AJ74TXgNSz49jnD+lymUl3PSc9v/l39GiZT7J62uaqDf7PldSRAz0HO5TZAY/Wt2o2UoC2g6yx7Q0z1+9ypltK840MO9SjyX
nS4Sb6nDbiRkjZ45K2HBrNUxxHxFgP7JXkVdF20jOwxv0lZmZE6XMz25A7ECLS28i6/zhs2E88WTBJsxDxvtm462IjWKIQ0Pq95pnmE14/5V2pS7FWJlF3Ua
EgMFI8f2e83cXOYhdVa/ll5KZXvkYCbcBy8ABtVv6pKBo6DM/ER/WmAjd8w1tKCbs2dSda4ZU9cXPhL+f491xQE14J9HtZcnUL+DeuQgHvK+8I+fvDlKPZwl
yUEW61e6W6NPky4iI2ieOe+z+dAmmY0OVuTZ6ukxTQ9gB3aaCdlSvuiXfypbIJ3le9XVklYqEhnEOzVQgz7gW0zBVFz+Yq80aZzmFhZ8jXlMvnqFv63mB7Qi
t5gegIqUYebJT/tt6eZEB9cUaIpQEJnlma1Y5RXw6ROWObuL/gikQVBmPVPR24iWEd+wwTGyNQqveQDRD7riXu9uLxQresPl5h/5tAL4YpQCHm0OUyhkTAG7
OiuPaexVKxFJHtPF4dHrsEFgpnZsTnflEVTsO4QMyu3hs1OVrYP0uTEvkEdA9YiR8BH5S18CmKa8UdSL03PXwTQyuNfvFP3tXA+NharII7Ex/lHMIPdVoFT9
Q/xO3xJujHq2rlPyGi+PbqkpDN7vg007AnNBw8iG3HblIV8s+xpQgKuU3Ygj1DxWTt6hKyXdlQX/6gB1FNAr9q7ZIqqBGBX1kfO4HR3jlkL74v6lV8DDmXjR
BTRKV9lQot3L1HcWYT9ImnAqnCcG+Fm9jwIWQq2Bo4lbFAc1IzwvvNEMrxIvXxaKh21SmyhG21oWeHbgXhqH/6XvOHhi0Z/NfOmIJ7KU7CwcJbXGq2u1tOSh
YZCOn65xih5P1wKfIw8Jl+q66h55Rl3gJIjdcgccxcyDItHfFU01wZnA44kF9FsaJtuAsx3jyOqWnlLesb5MWZfj85iqYCWmRN6dPIjXL7xL8uFjy557WZrK
/aDerj2UPEbflz26NdobHGO4w6R6eqsr+pJlae6tTErSdXWYGcrEgyjlU1wKmeEKk0N5//hTJ6f76L5D9xVuU2j847j+3EX5aWCV/AX5FztcMTKpFTtVWwXd
Romw8+7Rnt7YAN12++O4BnBzsrGinaTY20lV4lHBY+HgGHm0ubl9mKajSsccVd5L3AFK2J10L9IvZOIBuK27E+iiC0ieaDPf2kUf310nU8jHTDVdFnPEA2OV
SKFvheSkA4Ij8BSgItQM/kNx3R7sgWbbBe7dcDtXBlDFfkQ817YFagH8xhV4KsBtLKsIs2K/Quiaw13hjnEKbKrrnjcv8bB+LcsTAfsc+aB3wafJ9trzxne6
yooxVDcmDJsvXP4r6NrdwdepVudjZKk3Dp7ne6PVg7wo1DLf8IJpKdnALJUfjU8gbwvXWiPtIdH5X9T1SXTtxihujnpdoCmDIjtlF3JyJLWhjsZHkQvgyuAZ
V7bqdyI4zpNHtxSN9J+S6/wmOAuugySG8NGCLUSQrhK4ovgefqTUWnYihsACVRhVmU/7Crqr8arS41lNvzZMJf5DmlDBv2UrahcTdWflDgPOkyIqd+NcLkz0
3MSDGwuHI+Nrpzx5p6HeCf5fwA2+SM845DbDeI94d1B5xidEarJBxenOopB2CamHNml6QEfyrrH/wU6GwHLclxPvwP8i9szq+b1t2+z1FVWcwfbTBN95353A
HE9PfG3UcXETazOVlbArz2jyZcvgbvDIwHpI5+PJpZWTNz2QPx9K5uriF521oKuZ+5zxjMT7TX3QWwOpIxJBNsiE7SKDLWt18kRcoH5FWXzn/WjaIu8x9in3
DVMNIQJRyDu4DXdMfVW/nXisFrJxWlD1EtxeFF+4qDgs2uzjkdpcJe5I0s/0Quy231ywp+huYTnxjXDK45/d7zk0zNwkrvp3+RSFD+2XCjd7eHDanz0itW+Q
RuxlqgOTLXxkOcS004bs1aYv6+eiZpfxLmZ2KQ0elANc6Ei4O9hXt1bZl2xu38ecwQv1wSPfi8BjYiUzm5nHNpC18d8zLDLwjCyf3Q+7f7n6qc+ImAueggN0
e9TFKB8XoGytLPRLi4WFGZ6OJfNEW6GzKVuw4Jjsbjam4KlPYzzmHMPdYRTkZCykHxUOJ8SX1+ePbvPpU71/zUyeZXQpN3M/bnkRECSz6am69cKW2Cj32sJH
dE+umbpBwROsd9IuRvq+Pgb75gYoYyVinXlI/b1aGdvcOx9bQC11/+nT64Nr8y/mINtcN4bwcB02r9L31bT0H/aPoViuM3iQBKn+BkhfG+fxCvjQER8/98Rb
kW7luMf95ougnnDr8CHJCfSVxIm6KYofbd1VTVaDgfNw8Agk9e9Ivun/SbeFauKdCs5T/05fIeMRhDmB1GaHYL9gF/xkEeetYZju7M3moJ009fztyMEIjxf1
Wem+p455H+IViB3gVtrjb02XcLyzl4k/ahPKC83hFkmOKV6rJPIW8bAsm6UYQbgV4T4+dZgjCXKt83Qo6I38YN9iCOh4YiKflUMNRYPJwHrNUu94vdiQkTIv
0EWf7q+JSTT1DD2sceDa6Eue4Pn7BVkBVTO+5HH0rkBS8lWuSiBk7v+LFmwlX8KMsA93GYC8izwiuoWXNwdcpg30NOzTJypa5SrhVeQoViDvxgbn2PYGXtJd
yXi0rjqHeeE4696PhbyWKVTeh4clZuJVOhHw+GBlPvcw8IbORTN0hzw2X7YqHbjiuwJ3wUeqK1Ayi1ahaRShWKaC3NsBDFGgU5mzksH0Jf1VIsk5vuHC4lne
tKKLdU7Fn0Aa20P0+eQWICt7x3WS7oMuF1s1E6GZwtW+XZ5BiuPGXeBA+rF/lSYktk8QFin2PzzxFDPzxv0w/aC3m2NiodH33HFLNEwvzT3JDQ8MUI9ih1ND
0eCMx3JsITrXtTn5liLJ+6//jCuFfENehhfCaZ4nbifuUrWB2jFVFGu5B9hU9Q20C2ZT3fUAULkMyf/hM+IyuqlvHfovVTVxgOdnJpERhFvVItw88kUt5nr0
3GnPelcVlNaehVeqL8NhV1n5eF2SXOH+SdIfVii3y1lVE+AlztvHy5Qgi1Azk7w+3+/ShmxFtqmyo+eeb4Q7BZK7F6h/UyV6c9QGMtia2Mk0wZ8o42kRugIt
kfTUlCoF5a1a937bz2bSr5g67orETmo62RZ4SvHEuT7rBQHnUHV/iQgFdFayiuadu5M+eLR4R86Qz0HSKdKyNXJwg8b0aDZsrj9UflUg4FvRJbTvKhDwra3z
/sgFMIpukl9d10rvBlmPV+1ErFJ5/V50kZqh21MDRCLEg9by/w7tlrdXNtZKfSlejA4wU9ki2k2/dR/2MVKX/ZjkhDK4PiFqQDynKXGPJMermnCUJ0UTp6HZ
H70A8kRpgfuiD9EhcBhNLAFvTsH0QPIM+M59VlY9U0RpJQqoG2LCTxHFzARK4DijJMWVPZlM8FmHHHuiKtPDvId8/WLnAN+q5uvOik74JmqHw3+j521/5c3k
RsIKT7E3RVfM+VNqIokijXcHGjLi8kVepJW6EnccqUvr0WvoPr8j7yYbJi9p4sEKhxxlNxEPAlu8JYZR8qWN6gGc/ZYqjD/w6fuc5lRmgKoJ2lg93NEBquCt
7OVl45Z5PqTv6xz6i+qmUDv2dYPV8oHs8fj2oMzZSl/qB9EKMMj0w4M9yOFqyNxeNzn5AbtR1tGXqktuxIu8LNMPahtr+DqqES6DqdT0stpJpwQEAp71j8q0
11uaf9y/YXL9AWILJ9Fv80YpgjPzo8mfuM3gCIVWWYVZDb0pPMfx6p2YwiInTfxIu5DoUkFI9pHgIXeL2KbeIALxdsYffHNUUy3ViU2aZdRZdLQdLaii2f/e
PohALzJ5bFemquZf9l5gGvkrMUhtZFIVM735zmn5efqq9AMy2INoAMYo2ylfOB77arE3zX0DN6gf2D+RKcxLSkre971Rj/LO0fHklvjWMPi4p6L+jmiJGqBT
wj+BEjgZF5BRVAawMek2+abAs2m7Y61tHh7cW594RfpEJh0drj7k+R3dg21Cd1ItldGKOfBSeSPzZUkcuUTh0jYA36EHMAi5Hjit+wFdyYVEwn/RW74lZVAT
5Km3EqYnfUwk2KRSufHBcApLZf6zw2cwsMgSgDWUIh5LNt2O5I0GlTl7HsU5RFQLdV2qExJDpyq2KXhRzWX2HbpZWD3fMHQrHCNMdxvzUvULySr5idKVFK1J
4KooZJ5xbLAvSfk6KXOxxaptTFPgV/wbshUeBh/66bvasy/QXuQhOJ0jcqK1J+GJAG89l6m37cropL/Jy+q54HhVrF6KXsaCe0q8W4ov002UK5QTAxMIG7EH
50FRh8YOmngRzOFRpLwxRtaTDh9L0oJ2UA1NM24nx8oZ7A7KoOO4SyQM3CRL1Sxp8hWxVRW/cWLNYzcm30ZNxhs6Z5I7knUoSHZkc+jj0boQKvq/JQxEz7HD
3CmclZSQxzEZdkzzQg5a9zIlyQfRM2QLuJlOIOBDtvJ4mR9eO0LZysGq6uhvgduqFtpK6e/geuBVDsf+1IjI27oS5X7dODh4xCrlIrlZynmpODOYE2uTjH0K
yMBSTSd7Or1Wb7ePCWwqBAONNmuKWhoeMlMCGb6p3naFuwxhPNxP5Vqhr6JbTbrBvchMhvbP10XRAn41x9CjJM/Ier3hbq9KXeIr0VxWLzAcK/b6wmCpP9VY
Hf05Q0dvM/cFfbGwtq8uO0Ir4Nec+XStdQWAZ4S2ob81xaCdUxLZWH9b72mqreGCt0rgob+ldz36EY35WQki/DH6Uh3A9vOPVLemByl26MJkaj/VWvvNVRo2
azjTSBVZDRne6uDVovJ4VP9z5LFupbpjYAlk4fpuSVDhnEgdHN1tyzUIbGBIY0TxPuX1nGfGp0zYuSY8f8HEaweWp2L/6a+u8eRNLdNaGeypC7iU1BIt0Gg9
Oa3wvP627RaZrKmnrr/5KN22YLxW7jfATQt3p5zXTYd0TLF6JKFBG/vXujz+jdiPZAQd3JZivTSX4kv1SJKWwRX83oJqqWlbuqX0Y77lmm1bFFgTXzVFpRbw
r0gTBu+/3TyqMEu3fOWMlLsSBJ6n3pYi1HX13uAqM+vkSlpDtXbf8QUjM7XMLShNtV45j3nhHKG7Dt+KeeStLxeKfwAt4hquGMVwD8RWCExiFdRqZjCzQrcf
m8pJmDDsj0+lHpjop944ajD+QA1/qb2Vr9BTDpKOJ6oWbGO893lRhlnHFvoiNX+rn7k2kjzaiZ+VS0MA7Bnwtbi7+9fISsop8FRxGMbFp/Zyp/rf4p/s2VoZ
7VOMy+kD9HeriVL7Fukix0SMUoxAHWopFNwiFawa+QWsRB4ixwCjPDKFzBYy//DFKLrU15ytyD3R7VBnqicHTgX0BTyZ0M/qZqmjHVmLLFbPVjbXrlcQ2C0k
uDeIweVJhH2Muzos81glF+jLTBjkrom3hKGigyZeNF9odZwP/x3mSVZqyN91D52gZrG6gt+tyHL9qa5HjVHryG4OMWHlHvtifJfRTFJi7kX+pTDlj2He2XDb
RHwEdUauVp7PHstEqiyO4N4hVc6Ao+23qU7i3eqHdB3iP6wJ+gcodQ5VtPAlU3imFu3o5sml82fAPuwnKPux/dULMMyyIoegR4Jb6XTbDHIxdTfrpOtn+X7J
UuwCElwHqM5ZnJ62KRVJrqpOKk5UrdTZNdMCu/Erm3cZJ7oTjL9q5uiOenpw940N6jrQhgVdig8VjEwRCHi1uP6fmrr7plqo7WbeAs0jJAUnpIMCAgEvWs0U
hp0U1Nee+V7o23M9ilc62vjjmFxvd52ATwGizLmHSzK1cexD3QyU8E4JjPICRbyZnzLH6htuYXENa8mmsnXxbjs6lV4pKU65jA8x/MVu95DG0boVrL4k2L8Y
4q6SPHSXDN2xW+y/vru1vhIblpP08ezBmysnt1FZ1GDRCG8is4VdqeDBKn/WJkair0saahg/0mQ0OT3wpOFSVbBVBu+aW9DNsAIdum6O7jGH+O7qeFaXM4VB
OvJ5Kyb+3BwPOsdE+ZGiGZs9zHdN2hjXWB0RQ/TXnfN1pviehZGb9xn3oCc1ncjt2tqb9xXPNorRX2S5+ARNS8Nwg6tooi42efPmCtreyRk75ZLgSFhAd6rw
YPLD5G6qKcUPFTf1f+SYdsFAmjrDO3t3PdFd60ndod082CBTmPn4/euELRfY+6pLq7cje3bV4A7q/tC2Ypem1N6m8jQpXtLQrL0OH0WCaymG66zf6z2Z2pXV
6rbmF+jrMAUlyTqFehAVK5mlffh/GHsP8KbN7n3YSRgJZMdJvKdsS7bsOAvCCBvKKtCyKXsWyiybMpwwQ3biJN6WbcmWbHlksPfes6wyy957U8a/3/t7v/dq
m8jUXBhbCdbjR3rOc8597nOfdZEwGdjpuV1jqV4TWFE3dMOpwFlcDDc4k/9YB7Ug6MXhQdvkW89sCwEJ31yM8nrRgnAHGohXEChBWb3dRO7aNoW8s341q5OL
kjPwl/PkZyS42WQziUnJacFSl6WuTKHMlP71LnLtRKcG0py7ld8qWnn2kTX+tNqlgT3eNWk1OLulntydvsxRn7XXTjEF7K2cK1yuZsFi0yjHbQVlreFfRrpI
OmDTt9Lw9O5ZFelZ6qubV4KUNYt/GS0L+qOuLDDBN7X1YbGc7JPZu4H8qQuIrKl1rETp6n3wO/H8lGVaGo0Syf03taCar+xcDduC//0bXzc/MMmzs3ZIi2Z1
2TX+1KN16dtRcr/nNpm+dQ06htjv02+b41/h09Q99jzzjeCM27at2hNISZlck4ROTVmRMUv0wLnPk0rUv9rptgAu3lwsvJXKga9UjwAq1u1Fh8qbwW7lXbVH
UeVuCfT1UvqywfoVaTbbZgduwnlKR8CiYCi6whwyXan3Xs44x/ns+kE5RvUYb1FfL0VzDWlDPMf6AO+NMXVH0FiwLZCD7Acm0+WiheJGxICkV4Yssswt864G
H3t3s6JUt9BfPFtSGrwf/2Frh0hIIk221Zbo6MUdRMzDwwFaw4pdmqAanw1c/y22z0Sr6v7EipZrK511g/AmcJC63P+d73eeFH+KvGqGJm+AOsbvl3TUfoXj
9Z/nRmRHj7B6r6uL2S8sZ5cJQsBB9kpvCbeFbx5QHBhmM+Pr9fV3l93AQnSzaAPYUbhFsR6rC4z3U2TO/243vHU2kWScJBTBhNGc+wWr0Abr//4R+a7AevME
hBtfj49B13gK9Cet9WOk/fZHFVux62aH/SakQ6bxb4goK1Ma5nxqKBjZDVt+6hrx/z5uYALMLOYQ0+1nnGN5yeQIFAesSW8FefgheKM73UGTJKi7cuyiD1C5
sKWiXBAnbQY1TW8v7Gc9Ie4INBb8YnNFNoEMovqj90MzhWXMs4n765rJo8BwnsTMAYrseiCPM4af5HnAz/O34wdjHlPrN94DjlbFSTWCl0CR+LTkNF6APC0Y
aCkRnIdXc+5hBkE/406g/r2bIisVNzW9JDI97Q07XN0cO/BLxDXZEfsRWR52x8Fl0SVX+GPVdF1jT5Gj2Dsftvo4vPPVDeSX61n/me5Pru8y25Nm7ytwpm09
0FdOybehBaklauAO8IAJiFKRRr4HPgp2mtqLheBXK/7+P3xe3ls9m0x3XXQXuayMSNdBIQX2/be7rlO1gUyL9Upbu/6ABzq/dTtd73A6+oAcQLQEzwOPkExw
GlHfwy33H/J/gXsqepNX7ReNqyTpVkpd3L+MuLVyi+Jn5WA8ilhuW+vuZV6DBRvZ/39kV+ZeaCsUDt8lM7P64QeFZrw++tBFmpV1SBKG1GB6oq0CYhXCDWfT
KTyMYAwpKi4OjTKq/fN5sVdu/ugu8XWrKci6Qf7ovlq7xf+jaio0xzUC/yDdHPpCEEk+4Z0jtCy3aZQ7hvCaLog8OAm4Xf3EK7BB9r2mXHyOPM5T345KHQ+h
WegJRq54mioXCeBXUhrBLdVtWv7iJauz0MnOOlEBm3LXolFEjP+HnKT8IGSS/d2LFWyZghCUDHIux5rL9rpq2Urdb+COtV8Ep931d/ES8L36hvxSgO++5iLA
s6l3nLeR0sANIJToKe2s4oHZ0g6OZ6wuyghoe/UGn44k3ONyJnso0My/zSfDp5U6A5vBjjH33T+p7noROaUKtiYIWtKARWmqSoememHVYuCtdAW4XZ7jb4BD
Vi+L9rLyh8A9KE3eWri4rlpCt9SKv1IF+J+zjalGvb3h6fhYshm+VFHO7SOchzxr1Vg+pm6RReyn6yvI8fz6++A9G5LWD2/n1eEqz32og9cDfIW59593Yqld
+YPQ7qkgEmRC0WDzNi6FPsDf5s8gnKnMUsrROPyXVCsWi4fb6seUy/E8vAOo592AayXZ0FFbA/3+qHENGkVMTPuKT0+tZqlpR4Rj77yQz2OZovxom04kgSkt
vYLhno5wnvq1c5/a6XqT0TirtSA9dZm5T10W8x1iTvErIwURPML6gSjUjQQTLT1yO+P1z3/X8wj8SfqjcKdPimW6mZbnjveG7q6SlJraP4C7mU70mfySgBJ9
0TSYT//v8ZMIiqySZiraCmd6vjgZsk+Ke66p+AHiqbqCdQS/BGTG16H1Z+u28zI40TsFHwFMQmvENcDvdW/RQ/Z4STb6QsczXQf8kjjzJAAKuB1bUvLlO9X9
BD8Ffg80GAX/wx6aayZsDKnzqkKQT2BXaKtNx2jAv6HuEkMdFdGeqJ8bnipioJ7yCOEQsKnbaQ+qovHfo70kzwE0dTLeGBpkPWYS2E/ZKSzD39alxKkSs+Qt
sY2WJXC5dLWsq2yZaQjUyHJIOhafpJgOlOLNofp+JVgdA78Qy8F5kt/gOdJS/EBtg1mvf1iAq5BXe9JS59/v9NXZuH5LjYxqL/7rfDA3kHBAvhAC0ZpADnRB
9Baoj41XAF2VhMPmeon9KnvDjDGWWah1jhv0Tahr8xrOoAXTJf3zkZU5T4AGHuCNWAv9Lsle9Il7jvaSOqruXNVAD1M9SdwcEilOpeJkWyjLcgJYzdkkP02e
E47yXeMxM3a4rgOj1dMxK7pQXn9t7Ab6gWZQCUwW5ktboW/EBfQJUBNBPnzIFGVTQc3UXOwTGCRvTqP2o24C/TgsZLNwMdIY3G8cxBnj6yDaaUuRK8UrGGss
C5hnbCuS6t+rjz0z5W9koYpM8hj0QquVlkIbdb3FR5zdvc95v4BXRQrsEj+BNdzf1zcF+qwCQCF52TxS/W+8AA9QCXbLroY2yrOglapI1VOigd9smLdBC15f
mWFLCozJuKB0ZyQg06oHBbIJCkv7t0coN1kQA2gCVtluyQmr1ns9Ngiq/793Ie45vpeBSE93rArz+tv4x4osEqnLicxQtfEMzjgvTVb1M9ffBdX+J4EHHtxN
ADA5xP4JLlJTcvz+8lDZzqFquBs0Eo6T9xL9JnhRFdSf/u8IrUR6xgyMKxrv3uRZAWxAUoD66+YnpQFugn1hbCPQVDlxEBimpVBb0wTtKEKFz1Lr9VLwfEUE
WJOq6s09ktoGt4IW2XTrRNUURRh8Fn6gup2+TzSppmMNx3+CnCebnpqlXiXrykl1b3VvJCKBat4nQVraTHYyBCjOCOrXoFU468hxzhVpi9RHkKXe/V6/2AKH
et9KZYE/SK0qAp5ZxfIHsRG0BuPS/4sZzbfBLrZc5Y+SEvKKPyywGf5G7Ay/LhohOc2bbzpuG4vX4fV3wLfu9XI1eCujLpCtauV3Cw/4Nf4cUKEelwbUFqd1
9Zndj+A1GzLWpaX+XHtf0RaIUVuVveSUXJq/HNuXch4eWU1zrwnEyXiYQn0opQHsoSFVZhqN1qBl+d+VuhPYiBS7VQHI0wSXpJm93+OUuNVf5ksLPVI/cn7w
9E5RKk3kdels9VcUaP9PRZ8nJjuoneQd78/qKcRi6A5YK+1b1zmdWb1PnC57At82VpgbsPP4Ttin3u3trN6YulsVT7YWUyDWf7s/5+Ee30eyZV1uamR1D091
NRtsEK35x5rr00JD36h4tK4m9aEvIW0qeqxFfeyrFfZrtdr7HV4sN6BXycf+9UBQ5mHDK69hnz04Q7FhrF+jWtcRZrta1QFyMLBCOTOASx9taJMeozpGxm9u
7/3II0n9pgnrd6W+IveR99LG458DkdWJNQ8l83wJrKVwd+yCazfcxql31h/RLXUpGaj2ewWKI6k9wbb8m8RExZC6DNXk1BUpKWA4eCDw1Nug3W4wj/DX9SUE
i9h29UPXZ+VFxUVyApZNpABNoSpFO3drnTnQl4iHn+H149PdEB2byx3VchP0xBbu68NriQ/HclLXikK43uq5LZYTgZpl8A14UuCBtEnq9cD7DKZvtadnIIgn
8L93hb4OqXXy3uRH5St4cFardfkYZWxEo1SCb9DStIZl6ypqOyhjwfSUXRn6OkltgzHDP3zsfsBS+xH0kvmoi+Hpjf9oreRSImF/OT4fvydpL4/TfQt9x5oO
pQLLU5oIhgrfEHk2KdBXqSAc6JRAfXRvQsoEKdu1unoKNBH0Baar8+oa5Ar9I66qVX6Cxqhf1CwE5+N7VYvglmDQjNJ/R70tdWGbJt73gbub3mfsQkc5bqvr
Iyc/VTzhzXIa3TP1u3xvBeNtNDcF044W1PujRho1NBoFM6XBT6qwf+t5r15RfU7RtrpJdRknr04F7OCO9K+AC2vOOm/Iy6GmmSPTtok7Kc6mxlZz665DSenz
VBPgo65rqffRMKx/daPaJMXGjPq2sbnPTh6AJksGbpgu4bck5AOl05IapYSobGQ7RWtOp5pvISlB2SMwaHXeZ9EUXqnkZ1CtTHGOIPWsV57VzEeKTh7MtkEw
BNhlVQlQsP5n7XUPBIdCgwRZ5BPFAtlEX3WghBxFlqc4ZN2cp4k87ArUKAD5N+oNar77s+JUyk7fjurh6gaR13/MIwsehB/1T1Bt8m4S34godb7WUmLnlJFW
g+wKGqRK9L2vEUGXA0/xvRt64IddNOoOI/8bmxd8ijaGB+Kfobuqe8Ag7xJJg4jZP/yFrSQt/aNtqWiaWOW8Suz1H1aznO99HWU7xMsC33idzPP+PUR9lOZs
6e/ENHAJ6QkcVJiq9cr9Eoo8wN++74V1e1xIajZ4umaMe4X6rGuymkalP/iXuWrpXYxcqQP9ysBWuEPGUnxlSv0ZHkysAhUZcuczST//M6y1d7abKgfXYN6k
Ye+p4W8TTBv1f79tV7IDteqYwDTvvnW2FtfUoanfqzFPbt1YdWN5JtnWW+IZ6/s2sF4ULflOXpj5oPAehjknk8vh7j5FYChwx2sPJCIT4aUN3M+31bv9pwNe
7GXLLcRd6J5veYoddqR1yeCpWgfeqrP8LzLOKymZyA3vz//92W6FwR3nLQyIvK29bMdhYVM5hi6ESn06bxNlFimTGKqx+lV+tDxXkV9cc0oRid4mWgcU61rI
FgHdvSvBqd4Yzyv5VTAF/5Y3m2he91v1TGVnf1TG/XXfbTzvbzDS/oddnume42jhm+9vWf1t9U6isS8FDuLBN+z7N1wvpXllPyx5zLzgH4I+TTliP6KOSWlQ
G+Af98plAaw4ora718EKcozyffoCXvB74P/+NFPjspvOJWSXlPPVzFpsw83qfnikDzflV2+VR8BDvft8OrT+Wn7rCCMTvcmB26k7VeN9V7xLVRTj+9tK2CB+
mHoPeuTPWf8mMCZlTYvuqZRK4n+ZqRqcEcisXUvS1GPJnli6KYSs7+HdqmZXb5Zfc0aTkwOwa5zfDXz1+v17ZbavrcwG2IqPbLvWZVaXZZ5TZLe6nfZ5feuM
H4XNyE1pg2CE8BBRirWqaeTAjNWBHuCf66wmwYcoK5Q94KfWNvwHdjXwAB2LzyAy3PPJ+jgK4tvmtfuq3eWB47y9pkPCzqnjfVuxh6ZvLMMUpzC/pL25sYv2
9Y5zDXhOc5Tv5ePITq53bl2gtdyFdyIPqVI5PYCDZGNPofuqXZfWQ1E/WjoGrsFyavqmsd0LwR6CMDTZCwkj8WHWq+JGUh84FZ/jb+f4DXf4nvoZqqw0hFzC
DXd2UVEwj/+2GibCYzyzPNmSH12P3G+dNMl4KaVvRNEliqrWZDY8E7BbQ6w40MhyAh8cGCymUStH/e8svwr2iEpBpzcbxoXzuKn4NiioOtt/X+VBQsEF/IKk
p3u4TZnayJ+hClU7GSOZAVuqepewo3eIWSisPwsO8UQGPeUsYuJmoz/j5qq+gSA1bv8b4RnLPfho2ngHH/8gtfHn4JESynn4i2Xypp5Bb5DJtvP482i3vDHE
rF/LqdnJqSKPBZYK97KOAt2xu66mliDq8JqvdN0IwvGk5Kj9w2/Jrf5DtkPeWLHA+cSgQduQOzILxTMyBa4vqk+y9qko/puBDS4DluMVIi/WytU1vTF+0/ej
Saj61tZf9in9KjZUMsq5APgore+b/mE+B99zXpW0cjuRkQoh7vGwvWLhscBrXw60kvsUzLaUkcFq8CgthEYsYpdlEApljLQzFKXbDHBE17DbUonuY0kReZa7
wDuNu1xU39teDWsyFtcmqQVqhf4Qfl19AFvkrbJfVUlTwsFr3ofFK5Bpqe1q73gv1nYk+6RPq/lc+33qlDrKThp/meF0bAh4M2VlekrgB1WFvz18GqdRdOKj
zKZT7HXtAkt8QwTb6m47ipTz4TGoQkmJMv9lFvsT2XYDv51huqoAfKrQevuRFPP6tyOvuQuIau87dJo3MRBfrc0YHphL7FXdALTp8Rk1WK9Appptqr8PHk3v
rToqOQXPSokKFKQ8BDkkjUbB1/zL9x4tjZYmSEukuPc4fs21GJ4CBeFD/O+cQxxXUo14Jq9zbTvxXeEK/yC8/q73tGIRWmXvDkbKb9ZMsQitW9xBZrh+lEVt
uWgUqkJU2er/vp4Hz0yrUYphXsDsGeUG/QmmDm5+GuyiS1bDO3yr0zk1m9KGprDk8+y31JPTYWWBerJNq/qDCYKbqjeDS9LmiPeRAritsn7GZxf+R+oZ3lP1
DTnCnOnNVA6S3JEPUj2EsgLnUy96x5Hz1KHWIF4EtUY+Ldt7yekk5MAu+WHRkpoFxFTJSiDD9Uy5T/7Ej9qjaltX1tjq7xct5FHyX9071tfhzdSJ6nClHnyC
fxBAngJ/juqPugjCq54oaZ8a69uYIkv/Qob5x3iHEe8kQeLi/73S1I1Pmad0kyP9r9UKj6XuPUnRIyCY3nJD+iMan6qxZ4RihL+q9kdvqrxPyv0ABf/1b3PH
MM1roQQl6m9dvaqfApOUOyyUuNlfni/738FZPqBZJtHZc9trS/2SnhD7SmbFyxTfAhkBOHN46nq8Poq2haC5q+DT64Y6fm3ZVzHR86uXRgui4P3fn53Tdaqz
AV1SXirm1t7mnVH8JKfUCv/Lw26fTChrQn1n0k4H8ky8jEUp9XGGSt8v6o3KrNrXLc9C59TfqD+DFPGmJkiGnkbloTa4L1PlNv/z6C5/olb43znzvcP8Y4kO
5DwpJstQtAnM8zZpXaV81bIK0met9WXJq12bM9v5lq8b4V+SGpN5XJCuTLfzST/gcDdWemGjvf5K3iBKh/ekTPe1FDdLO+J/Cc5SX5L0V7kUWTW9kSv+30lZ
q25iCvU5qgj+v0cmSEq9E+GZPA5xvEVf27IKb+pMgwbmY1VIHnrbuxB1+XsT9e31Q3D5lpL1+M7W27Rw8x1fdnbdlAq7ti3aRewM2+rN7pY+Z+eynR82R2zR
Sy3bHm6lbdmzLS916bZch3lrXu39zU137N2sJJq3n9T61daPO8p3cnaF7cyqG76j+7rzqXc3hW0/saMBtrXm3yi8UiAdQflFFPobGgo9Iw0lH4badw3Giwx+
31HrnmmCrTlKXa2G8r5UZ/kKWt5gboJa/z+YrgAVe09DC1ZRqwn6/4JFeNQVhBrK2lDq1dUQ55wWBPGlRJ2DnIW6h4+G8qo2fJ3/q79tlywWXcbDRamiF557
/JFE36JNWr2BXXar8F3lnWhOYgX9I75bfEf02KWTW4F81xvZc+hQxKoEr+5QcWvGbt1qk7aqRTIfDXPE2D46exqXC6c4h9o8fAnrqHcqUYSjIq0UJK9gnax7
G39snLP2p1KTTsNuKxImipt/prdCs6U9OCscMUQuYHd1LUtfs4d9TtpBupXzEBCV9tBJsJmKkcoS+BV/FN5V/pPsIFQDiBgSrl620bKER2BRlhFskteUO1V/
U7+oYqZxZ2KkbX3z/YJKzMV7xhvLRDios2PFHNHlmOnGsko+eFZwzjGzfLCznbkN9kvK94rlghKwDJQjYudlwVw0z7OM/4g4CHWX9QPu+d4SUb4XkZcaMWKG
Vo3S7dTfNqRoUcYl46XmnbinBHuYTU1z+H15P3Pqz/C8xi/07Sv781KjnPxipBu9i/C0aLBkkHmXWwYOBBcCrSQ7oLCiYeYsRV/Ep08SLuYVgDqwL5oc3d4w
WNxUULsGqBq6QiTYD+w03JS8kp7hKoCNdk3lHUc2J854ibmf9QuPazzGe8gZa+4AHxG3xr6kZAIbpT2BtpL2PH4cbjoY1Yt+wZiEQGi0I8z1XH1MAZX+6Kuy
T8J1Kg8YAw2lJ9i3EMNY3QSJlVpTCN4eX4+6q3hYqPJXeJrjBD5G3hoTcLaKhuuiy1fEMa3b+D0k4wUGxG5bXpLHfWIPYSebX5r8ZSnGSjdf1sa2xx3rLk06
KRsIl0FeSaz9WzzJLbXqJcXW27YU9BlUKxsEhYM7sdNsMwrKrgC7oev4XIAJSnCXO0t3RLeTsZcRmzi6PFzwLZq2OkYcluSKnxM5rcJlXcgcL/jNVGyOd2q4
BclK82NOP46QreXXMXDrBFq4JjSkOmdSjjpnYO5Q2qjQNpW7wmfo0ksKdPtLd7KfMjeW1bGNmAPqzptvX4rUyG/Z49zjkyKq5vB6Ml8KfrfNZAH0V/wt4Hz5
n5cZVwPnJEpMJTGAKn5fpIXsCeMGhlvOS3Owk9KaQl0pi7Mn73Dy0vKD9BsMf1U7YVNLSiJb2998nzNecpebxTxV6m1iticJ88Cr4HLbKMO3Ar6ACxOEDxsL
6VweyWliCXEvWZF4R3M7ib82t/kD0zeNfqlAKy9Z4jGd456AxxyCbHKvZvXXnmr8QxMDa1pYtm5PoidubqxYJK76BMzBhFZSwLYLiNvWDfYCrkzaxDEd3G08
CTQlJ0F2TZ5mjaYmenJuZfxxS1rlB7reNC5qrKmrlI6IEn9B0xgDQLk1zXCZCXEfME6xZfj3QGZsFPzC0TKpI7HHuY7QyVx/3kFZ0k3xbMZY5BqyhuvSL9F1
1d5MjIhZaJ6m58Z+ZB2x5MZPr7JbNgjH6SKLltnaSl5yM+16W09ON8d+Nsi8gpTYF3MWiIeFRiSCIqcqDY3De7rfJzzG5NU4fFlUAQKlsXg2uIFbLmipnFnW
pZE5EaS3zm9tSUrMXu2o6MKhCfYYaax2lgnWYkN4ZaKgvh3nm7rQD+sTuRNNAl2aoKdUzq3RbcJl7hhMx2sqiBbQ3EMlH3ij+VtM+5JHIbegTP0AKWrabe/O
PYcNreAlhRt2ow7rIsYbJxsZKVoFdOL1AHrZPLbJnAr6buGotR+QKckbaH/Y3PTSkkPYNnNP6F7yaHdzOAb3ORqpO/NvFky0DcMnYgEWQreUNwY8riM8yF+L
NVUQykIpD1oAhpiTZOviBQnO6EpTNOulNZLzFGwm2IHq+B/XnNHPkbyWfII2R480dxNkGo+gv5nCjeddofynhmlxS5gHNVGJwvBq00nreW5TMgvPI5ZE+4H2
njeSpXgq2Nne3tyX2AZFYVpYgIegr4CDVQ8qzqKj+b2BM9wPZo3hg3oXdp4+V7IBEoMd163nHbDrpW3Zl3SRlU2NlcmbDLcq++U20q6sqo17p7uu8ye9SfwB
VSJu83H7ZPbzouO2ZYZP5W+rjGANckUj0Yyi2UJ+Wd6EVtw8ITS00QPz7BKcp2A1N51PHBnZ01mNLiA2wEmGPpgYw6QoSHOzgPZYvuExvY/srX5LFWz7STQ8
oS+yPaqLRCOLVc0UDHL7ycdEL+VOcS5I80wS7vX0IDPYP8NZNklch8hyY1s2I2awvkA3vsgijuVMSbyK2MxHRfNdt3j9NRBwBrmM8tG9uoC2N7sbd2viHeF4
V4SkMzHD3cSzWOAUm6HwMCKkYC1YnsUoSHhZWRHdLp4nnY/l6O9KPgN3JXOtY8h51gFlZ9ZENOoeNjI8ULmffk8bI5oN9YsNQ0Yi3wD51kHYB9dPwgxsFngQ
PMAdKPeUrUPvAi8ER2iJoVNpZQWnkDuFeyu7CpbpnnM6WDaYcpxjsW7Qc9M2aQCdo50R0QSNcPYQjwwXSrnC+8gIfAhejB0AtfBt6Kqk1rHS/jg8p6pW/Mj4
wNJGvJlN422s+pAT7ajlWDmzTDr90vy3lTeN/cxh6EfUY/6E0xP380YIi13N7VfNh6ALLj4awyNCV0ve4xb0vJQA80Qp1elCPWT1NJbXASXVvWRXhe0Uz/kX
HR+kXkIYNkn3OCR31WJT3Bp64RNu46IDnMxV/Gi/cCdyoGwlOtv2W0l9L6lqrV+7JPGWjjAGOLuMLNuPTCRxKHk0D9KzwJvcBPQR+JvrlcyEprv8fLezjJlB
brHv1ufrEmJzGu0xTUWvxkeavLExhsdst2ifZUClix8lHm//wp0sKOSsL48RPhCOiou0HJfwxS8dl8qipJmyCPRsGsOkAcwsNQRzQtkw0tliRp/rG4kuKnaX
60U6rRjPwY8BiM0PxaiVsmGiUZxFhaGVb1lHBYfEOiTPXMntabvPURKTcdQ9jIiDPY4q9veGYosFmZa0lldkVhXG84/r8nVpaB/GFCtYuUtQy5qD9nCOdh2y
d1RUIQPFzXRLpRuwWGi+wClKkQwGhcBAyW+uUYI2KHtjBVDsPMHba5trGwTRw0cIm8l+td0nSPVQfL+0vXOHMKL8dcl36NXSe4wTvFna7sYTtuMlqsge0cvB
GVU/Cg8mnqfvBGabQrVXLJl2ufFo/ndOiflw3o6QaE1TWgytKY1P4zW9ltM1ZCUP4C83x5vcvHjzQP1207CSG9g47nxDD1d7bKfxJ3xO4hkBkOhsFp070nIz
eYwWNXrRF7Ej7WbXz1AjV09hX/FoYRd8tOt7/kTJRmSzOda0DnsFtnD6ZIdNB0wjK5eaCqKvWzzJidpNjIdV15CZSA7aGP3F+axkqyzNNsq9VpSDTEa6OoeW
s4Qf8RX5QfWXg2uqaSg17mn/hg9FC9ZvkxbEU9ZQxnZUbAUNRYRE3deSFiQiCRY/af7FzDU0emruu4aCWd3wbwWruKSqCaaOJDVB9XNolNwQ6jidiqf8b/S/
NV/pe6kJkuELNoZg93+wsVHlsP52Fx1nt7NF45dwjbYfQZcnic6q35fNr5zFQZKkLJIuLSnMu2ze1DxH1teWgAuJN+Ze4tOuF/ZbJVtK2CXp+a+0s8wTDDR7
pAVX0vWZxAIcM5W7z6E7zTS32W0ynCcgtt3Y1ndO/CXxiH1RzpOQ3UVL4mG6oHCb7nqsRJBpizatcj9y0p1akgPecr8G/4jdW7bJpXU+jR1L2Cp6I+fQbPvh
Shc4wuvDI8hUiRNBZWEM0BiBDcFaYaP5C4pznF0Qh3l72fZIo3Q8wqtKSE5yweXliYdsbPVSx3kuHf8iWQ4ORiXIEMzv3m8qx0bCL+0HK6fqNoM4BEnLRUPh
EpTGFYMTeKxqt0cn56Zw0RGS/bJKYjiyg/8l7oTBYLxaOK4iU3B/dacirWwF5wpwI+F15XjsoGhG7BNu/bXxIM4acgnI5m6hL5aMXHuHU6tty92qBCERNkRk
EzD+9KoyyN88b0QgaJM+RMPBZ5ZSoRH7znaydBbCX4GV36BjSa/zF4pT0UHmZ8D0/OMJZs42K0NyHzil7SDyWuNj2jG8lkjdusoltifKLPgQ3jslyRkOdlcD
vM7xcziocQP+CvspvhH5qWCifinaxVArDf0zsKB7de5y7JCUhVvXdnaDzm3JHxPO4XWVUY07Ec0D7bBEmOF+LG6DEhhGVnp+spTwWuPzS8Jlo0rmmTqIn8X1
Mbe0Evalltf0aHOpPVWg4u9UhenWqiIdD3wrFVnOmdoBkmfeST5CtFf5CLarDqC3iOfkAddTUY2iP4IoJlhXqMrFavmZtCsua6DdOhc4VdUsNZmYRSRX0KyQ
7aDl54rveQdLwumLqvRIVXweLZFxjy6KyTV0FS6W9dL1L0/ksKw31/5sX2sSoTeReFq85m5Ib5qbdpoG0KaEXM5RaXVamiFXPykx1e4n2ljGyrq4q6WrFb2E
c+1z3evh1u5MJ5++k/eQ104/VfRY2IyzjfnQColIZQkxx9cWAoGt4ifQcnkbsLf+AHxWVWUcJRtHHoDuQGsq4tjPdEf/vDbzhZGRgYRVHK5uGesceN/OtvxK
nst54mjmXuBeyWgs7yfrw6wVL3dwXPFxNFoQ+9RwdToVs4AKcaJRVEdRd52lYHhQWDSqPISGgjVCo9ypg2lIUVlcWpCcu4ZSFVhDqZNAo+AxaoIo0tCConO0
BhUFqFFTGmW9DY3ymv+7XhQUzAsKdJPqdfA9JphXQcUUpv7krzBSv4rg0t6QFyUfbUXib4F+nCfwML3U9b74AL04EawgKvaytpccZzOZVzGQmOn5Tdpe+gld
Zb0C58BRcTuiUw1vjDnJE8t/y2/GQEsfWaOQDOiIM5qfII1CIrHPlSXKF6BGlY0eNTf3RcAgeB7oHxKZExO5lLEp/C7Cwh7pnpg45jSOqaKMOQEPWOzQIFGJ
PcqSWTrT/JExlv2LoC9ri2u8jkPSvDdJUG5T3pP8auvBCRXM5y3i1DjkxBzsmLyN9M9YzfZHfrOittH85S8E8/SnTK9NvxlbotPQAdxatMzcyHbAsleyzDxZ
v0Sqw/WuO87p4CdwIJyFXnHfFMUoQ2sm4sO8bjFqaw6qiClApGy/95MitSBD0o0MwdUJNQXv1lyubBSiKGrdvFXkB/qJsMErW+WG5mzWSXndq0DuDkt93Lol
g7kiDG0f/72dDjaTVFvs1s6kMG68+6qshIiSP1fMTO5l6aoLxbbY7xFdKi8Kr4tb8Jrys2U5hU7OD6zjkcOZ+UiUcCmrLT4uabinh/gtoUr8oDtjHiIel3xC
0C/2M73KGBp5w4yIQ5lz8SlIT+GVzN2YHUr2jiOf2spFe+hCPSBdya2DvNKz7jb4i9puIhNxlewKPiIe4i7c68INO3O+58wwFrOOOlZFTrFPsXYK9FMwYVf1
A8ET+Sh4OpYDhFj3Ix/QyZYBQpZxjZnJ7S3dxYdDXlg3VBzh5CTu0b8uf80/g+6XfmeYBo10tXSpgf7yB8z9aIXrKrdvynPVBIUIPy7Yil1RPEJD5c1EIqKX
vZ/xE/oBLZIbHAb3oprFCpu5hXOS4gM6oxjKz0SYXLfgmLkqXsVag+bGHU5q3/gmc7tlM/+V47GkB9HIkJi3iQELR2jHAWVAPvrGzqLZaCE5Mo1u+Q8559bc
iSFXP0BcSEezSLgov1BACPrai2wWhdfGsX+Bm8hSiQGKZqlX8I0Vm03vhHZhT0QtK1S/c3Yw1qKyiGU6vaeZL9HTGkeRUF4q+Q4aBe1MLlG2go/h2TiJLCtS
5so54SuSqvrHti7lcrL4bZMchbOdi5Dh+GS9H6hDziCfzFuQjTa2fBEnG/UIB6PZwgZtGa1BTm+w6r2Gec3UUQ6NkrtDrUHYsBcdJM/9FUtLlaOjrkbWUMYs
VDpdtAZ5nLSvxEwNx5i0IHsPFf+QmseraTCb9LU9nEbxTkM55n8Xj9IaiOCpIhuqjnQ0SjYVrcGrTfvKyGiUUdZXdMYo+0FpKGJVGuVOG8yP+lot39cQDqp1
3rC/FLzX1b/J1WqC1LhRKzQ3zIOgYrpQq2kEty3BKiKplDpoQbEXyupYSqQg2CdR+Y4NYwnB8s7B1FSDV+Voglp+De1rmhear1hVqpVArav+dc+Sqn6Y1mDl
XvB8fJDana9k9oN156PmWVAfpwWpVKT9C4yvYVT0a7oXX19LGor9QEPJcqP9ay4ElWJnMCvYoHosZWRIC4KhUvk01Dob1PcO7Ss6JBrKKEsTpJvc1/DVr+0t
FN/nnawHYZceMa1V7HA/NLTDf4Rqo3/TLYo82IxX9ELXptnz6EPxy+EuhtY2NgErthAHfSnOjZJZ8YuTm8aFJjenFwP9oiw6CX86nsqYjcPOm7EaAUM5Abhq
b+u9RAwjytmLWZ+tD9zP5TrHTFphmCRnQMn0ilWxc7i7mUDKiuV3BAVpEukly9aSJdArIlOeldzJvMownVvHXcicb2vHvQYMlOkkMJGMiXx2KVOu8L93rUPm
mubg6fz5zFh0SvzBpD+ss+iRK74r320YXqQpKC2YyVpSWcLBCx45nJIncZPEAvNOy334GvOgYx92R9hLZ3Vftr+0TRc9hE/iubIpdWXe2yAeyIVPKk6AiaZz
cr8ymnwk+7xhKvy7XFrYKaYlYzbzavE4XULcxpVJzOcx7RhxifrKmYVlunZJV6yxovpXq9owo3IqZzCyPIlmzEAi+PNMVsZk+S38LinVJMCbYY2yO96X+a1j
EjJYFinsSc7njvAIJCOQ5gYW3yG/WjoCYgPzYyfy3gh6Gduy99qe2Hh+Cb0xdlFsW50j2i9cF18luOTohWww33KsloPISSLM/Zk7nBjX4pZopes9MsCQSZxJ
gsrqXInIUF6lLdu3XxChyFYPyv8NaFMXogpDfyv9BZpPv8yQyE/JF69ygD2wt1VVhJnv9JrBWkacbxExWF5rUUpKeBOr1guSxcn0WmGvxGphhN3PHi84JDlY
LAPY0gei76U7sDjxz56RzhHYTsVwsBS7LWG5TKVdvSGeCEWVY4+lh2uX3M2KkL6VHwOKyKXrGNBcFR+Ks+wW1ql+8MqVkekemKYdk9hMuMM4gXmAd9LROWGx
Vs/J4WRx7hUMM3er3GnYX34OvSg8yUDyXKsOVCWzGtEjY4TJo00dNI1p9shRtGLaoNBRtI20YyEvdfcL7OYkBNRbbVLWlhjCCdlfA4PxdMcqYarwGGjEM7wf
K7L4fZGOrGPsbpY7zuMxlx10eK3HQ8Lx44F7cLFnQu0+EnKlwQucP6Lnhc0l0ep+vHlp7enJkffjEsLt2sdmoGQ/cwizET1s7ZhYFXsK9wl6DwjnfQdcEO4T
KIU/ANtjJtowbZFuIWN9xTmiLGWW7YVgGTfD3EmwwuDQZjWrYiyK+UkXZ1poxVkLrVpymP+6tLHY62lG/lF1glwhBVg7dHJGgSmSu5T3vZEn0UnPK29avgPm
Qoj9taepMHQtAY2WC2xN0Bauc9JJCqe3BiRh+5pLje+vOsC7rkdM5XI9ck8KgPutw8EuwFiyPRySuR7eaNgsns+T8RNBP3+jbMzybGaC6GqgDRmnyPC+w6aK
5gbuwU3V+yp/YnxvQT0P0YHyBElrkCdulJzP7li2h/00vzoRNY2zjNHGYf3Qzzw7chB0mCdyJsoTk9IEe7BDku3QUvtjMhXvxhrFTlSGuj8FhmLfsNunhgrH
wk9VG8UA2HnDBbiCQGV7Ap/xVaKyyLDm88smx6eXRjUaYPbT+5UykTaVg016wSimF2lqzTdbbfV9Bp9hLJOumyJJFoeZjog+sBdZ+NDA4rUpEyvp9CSl1t1O
0ET1nZNnLuTNwl8o+8B9SSlpUQi590QrQE8VDxRKTqMq3inHAFcrG1MUzU4Bcl2/8vJs+7FK7JwIQDbZ1imWSIdZP6Nn0GlQIji81XcqJTmodoStuegAsYJ7
0RiF1IizwFTbJcNBZDU4yNMDXuifIZjtzfR2lc8VDSCn2AC9VTqcQSMJhspihI/KmxPrA29IvmcQMU1x1PptSjWYWfFCuIBBE4bbPpq1osvRB+KLsNei4SXN
dVm6GJOxYqTjdlQ+SmDv4ItEifOd67Y5FzmMzQKEiovCkfitxAGq8yTL/aOSDp8h+q/rJVqnmiDJTm1jn4E9dBaCHVSYeLWlha3G2Zl/yC1nvDPGIsfEn+lb
Kv3+9/xo2ylOrFmWs65qDf2w4Iu1s9lr+l0wFDqia2/6yC4FYLyJ9KKhSViLRpEhLUKONDmy4mbjrSVDaMWrkgzni4zGppyl1vfMTpaVzmvOk85yeyK0kghB
T3oWN7+DxyGLwFdYBA67QD3XKjQx0e6e4dJzkBcuBlXO/hls4mpUnmyDf4od9pyXPrHeJN/Ishyvy383+bXuyhwWzRBuxQ02bjbwwpoBWive2xcoRyt2Kvtj
sWKDa7y0zpYgeueaZnYi7bU/Ob4w+il+TOAjy6WHDL0xidyr+5TUsaKA80vyHGaW1qjPjp5dIYKiCIHrO+9iUROS5b9lbitjawq1U+xQUUVppFYpfKYbCLRn
H1f+Bo6peiEqlE1ByjkG0IGulkRKmMBz/mBuluSxILMoce3SyBrGzzqt7bTrWFWiSIO2lyYJy+0rMECESo8JPdBA2zbBZUaiYD3WXSmNzxMckx6GUshIcDbY
UyFSh5nmIRUGSDy96htHmet2tAoPcUwseI+0TB6UeEAXT5cmsnUks3Nh14p53AWS4WYcj5Xs4p1nxsr7g9sIEorOmcJ5Iz1j21r1TRFSESXrAQ0NdLZnS7t5
btgwVAxWQQf531YvcvdCjwZwyT6glzyRfqHwfWFC0ln6Nv3RAnb+Lh6Pdd4mKT3G6MvNtPwaEot2J+ojDxm6VomjhWLLaHed7jQtn11QtQX12B9a59vbeDYL
E7Fz7jWmufzGSIQTI3clfGYANrUvxdbZfkTfl3depMAH6tdU9kSmmDOtJt50IpG1RzIQ2xk9xlGHTIhYaHlEPxh7W7Y31yiRSubIdrik0kWZJhLD1qWAhu2u
jIhnrFjr9cIfkLd0vRMQDbKq5WHyk3YuXGELwy+gAlIpwhhNHXsJq/FLyFl3hsETs1RUCKYDKYJ9QCPDde8Bfy4xED+lPIwut2kFaFWFub3FiK01EKjdGe5o
Yfw1/m6iUJBqPoBOtspRhy5aMsiqwg5XqlmP0KX8+R7SOdiZhxzTZqFjHIOJKZ5oARcCNr7DDssKPBZX98TOXDbw0XNRqQKHCVnqp4hSnINNkkwI35F32jrT
9JbXTDGSw0E+l1WUbCoZx2sjn81cwfIC95HVjk72czFnAQjvxG3JHSPZj8Q1ak6L1gxo3EcjyZmkGVzwa+NdZiYwhZNTEsLWiNcYx5X9ETeFGGe+QoBetZ5u
XojR0VJiI5vBK43dZeJZ7AKnIcR0Er0NnJcfIBfr1FBfqAgfAN2W3LRPAHLgPbYJWBP+Vec20StZSM7GsovlE01Ni9cWr+QAxqHlTZ3PuT84z0ALbSGuRtAS
+QboU0wfYo1wLT7DJicXINPw1vav4EbUmvMaSi0Bzb+onKDRaJSseU2DVe20oD42jUL5REPJ/Q+Oj2kou+PQvsJBocZFaEGqwL9WK0kdpWso+8ZqgsQiwXJR
tCCxfMN1ndSYz9cibKp+XsGzmdQVH9QR2L9DpakybxpKHXQNJWr7nwcO87Sv+FGkRHHOWgNGSu/Lpckbm0VH5CIx+c80IwTFa6zFBZ7+RIlsi3Q1jFh4NaF1
v5PDbVXlYWGDKqZG5+XnC9nxcHFrIEMmEixxpGGrhK+RDFOmstDWmrsNbyotdIfb+1hCUpcQo0LSc86EjjTOKToWXYHnsWNQMflTSfuyRI+RMREboXxoWpec
x9rN7p9YpzjA/8Z8Czhj5zDKyCTMB4312fHruJys4MqBStu3pdHWqfh+9kfuc2CKYAcju8nGUt3alcDiYlrySD6fMzvmJ/Fd/Ut+X/WqP+2fiHcW6yOYJpqm
K+J3soYLrls2uk5hi2TXZcOxhepv8HT36jqmvI3MX52gaAJsFxRiu31jBH4OHV5Rl1uxrIktnhMRX3aZfS1hQpSywAFsRLz63nZ6oxDuMdxsHlhRf900sZtM
swRznNcZvaXJzD3kVtt94hq0VyaCrpePwCc4eyjyVccFnUQdWe2tr7kKMLYiE/5Y2sO0RZDm2mkWcmLk1dyWurGW7zwxZLTHiGt9zckIxtBCH8/uLBR30Y0W
bbfOi4lExok2G1sWPZIkqm1AOBjn3u+a6rvQ8jN2jNHLnoKXxGcJm8EB6Cf3LUd/gkY2A7er5qkjgXVAXu0wRz9Je+MTwXVRC3QiPJGEHI0DBP4CksuOWu+Y
HkvSfPNwnf1n8Wzr6qqz0uWxckKJHeXHGG4hOcBidxgyGAqVPkBN0LSMl/Jm9rnuF/QAHCE84S2WDHK2EWFJsOSVs9a1SZWn6qvcJ2usneRZi1eBuy3tlBxR
m3VXZWsEkTwO3BaPTpuDXpC2Sp2JHde5S222fYm9OCe0ofHDdGMrxhRtaLJM/7LSn/hJWAFzY+Vl03TphvncmewTST3Am/jHZGnOGM092u+abzQptPvLv1kR
GhbKeGuabcpzbDB10EoQT+LjoqeEyk3DB8GtlR9lEwit8oN0laVWl0DnSjlJODPMxk5cZz7oaYIuN6rA57DFmi3JEfxGhnvuw5/xw3I6g0dezZguagfPEMeZ
m0RzcttGOJI+C7dzB5SOhicnzWNFJZ/hvRX0hOcx7tJvo6nsEtEE7Xi9BNfaZvKPSd6ipX61c4rkJfmjnBObRYwyzYyraD6gaEDhyMiDSWfLf86ZsGaTwG97
KcxS7SL3ec5Dqa5uztuxgpjO+XeYsbERyct0qfmRtJ54JFFJH14S6xiCzBLXOTKxGayTlUdZ6yWtcKfnqsOquCS8kjOX9iakbSVhmFi5a01ms675znjEdt/0
I/+x8AnwE9LK1IJeZD7CHG+IXhPQmczHcc+a++YxQGPHaMla8wvnAwlNfA2QYDfsK5Ef9Sf5z9m5UZ2NbY1YqU3bWBC7ZlfJYT1mzDCSNkZFIj3bMhCJtWbg
i8vS7RPsq7Fwe1vLSeI0N8p2tGyC7kHJMwsTckN3gHRom8zC6wM+CIxGRqEvwDnOB+y9unLmH1L2OpqtbaSZ7UzoqN1VUFJgW1VbMKLJSWsrc2SVUpQtnFU5
zzm+km6uzxk4xX5hmZ/8tGoVyg7rL7yva02fR/zusgmyk+rw09j3UCoZDi1yFQqjUSL+LV+U+F3cAomIeBXbStTS+oR/0Di2cqvtN8ft5YMsUeJdJR5LLBaN
0SV+tLvbJkhN+qJ/zAylZwoltp3me/RRQqMs4Hwo6Q0tL2+NzE1dRU/RDXa0sEywXWR+cT7lTdL1Q8ag16BVrjXOeWke11iob8YLuL0M5TYCN2PRVTMcGZJq
yyFrDHHeFe5572C7NqGjsST9HWIsp4+l1M7WXigpYE92FBsGhy8pHcw4zL5oWme5jW4wMKVdAZe9n6QzMALai+4FW8szeUw8yS4Vn+IQ6Algkk2H08rCbEc8
FkkemotucjZnPIfubegveRh1Cx8sqGkuENxw9AJDwQty+YoZzNDYiKRdxjj7kdiH5So0JupnxoKoXBM/qabcKDhoSdJ/rBqYPFjXCnnK2qmrwOLM55kqGlez
VDNGk0rrR+sUcjvEq0nhjIpvYfgOGCZWmVuYLnNCbAPl2yQ213ZkrOKIc7v+kqyY4KGVBUz7B0bLVdykA4m9WXOYdmtR8iHoCw45Pys2rByELFFKdJPcXxxT
3Ykevn2aM+BqHJlvWR52JuGgZXlsWtFac2n5jBLMsN281PxjVI5zGdKucg5eaV8inCV8Z3ZiA02j0Ak4iZqRoPurhmLXDKbbTIXWUuetqKvYaEEUuRvOhdMo
swDU6C6NkhlKqRkaNGsezA8Ols+lUWgcaih8RVpQ1o8mqEcfVD+Fwt/WfJXlpgmiV/W1bHvDHDANZTZcEzQLTWtglmiU1dwaGi0IM4oWpAq84QzqX865XH2Z
HKJe78J93OSjim7ECeWU0Ielb6Nka26z6ugnQyVxhtKzwFX3QHAn1M3dTVoD5zhL5GfjW5YoosdXXlzbNhKIpPGusF5jae4/EjexWa7NPJltApFrb4UuEzRS
b1E6TF3INViqE3ZKNINzbSu18WWFXUrE9NP6qxXZ5n78CbwDhgy9SPxcMlroFsOMXo2YCGRur8+wf7ZPkswwRSpv0TOVqCcbf8Zd4z6BS5wa9KD0d2S3RYlO
o/8gLMSLrffLS83brG1jjyBzTVXJiLvIvp3VE9UyHiJe5Dj3PD+guOwYaNzG6Qp9x48XlOBh0pFSn8NNcFJx4Vjiedpmb1/jGzLC8SmFkb49ZbL8ZJoMzlGE
2J2qO6XaqpPRsgg/53ieL/aChRfxQadmhNMP8pT2uOSF3CcmT1H9uC9DvwyglQyOKbZdS5zv4AOgfi2x3RXn5chmoVWyuVK6zKsC7ZX45KRVzlYoCmzB7pE6
yaGyXxzX4krs+eSxvEhLh5hFVV8cjTyH0ebYJ2CcpTW2Fp5v3ST4o2pWzs2EEFOc/XUunbVbFC1NTN+FfIyYqM4052j1CoXxnaOTrA0+WpeEu5LV5ZnkLucS
80r1QEsFccwv9Z4kG7Xkwhsll3QiwYaK7ZwDjGhGPnMfs5S8oR/hGy1boJiKf1uywLvefBZ5atyOJsIFjiPKTmUr7WPXnqKHGCYI0pvTK27YIdZ9oC1QB+6H
DARA8lE345RoMPHGxYVnqiCwP8xW3Iay1b0l3VNvuU8gJXh3aZjqAKaH+jolwHK0S43D8JNgQvyt5N4Wes14gzC6g3m8eIxhGjMTeFnltZ5hzStmMBuVldpf
CvqZj5SPYLj1TNtW5hRTc9BqnpE8wjoC2coIoUVp2tFYOVGaCA2UY8rlrBrLOsdV8gX2Xyst9OyoCVKh6Y2Cpq62NFUayd34SuSi6pVgILpZPAAvjfTYzPaW
4mOWqWg3VgU4whWFPna1gc9jI5V4ym3PUUkj/JnL4cslXe5XQAkeb2MVX1jZ1mI1bUwE0GZFv+fixiLdj8U7yv8Q7KoSmSZKlOZJvAiyPxLnTYTPo3rRQOcN
y2T0uozjOkL/VZ4NTgWEeDyBaImK8PjjxozyYu5SwWhme4ceKPX29D/H1fhi3XXfRDCTAKvo2j2FQ+iRpWp+RPx7bkuGxxMBtLH5MA1wGBwmnEcSaHNRi5Sj
VWe9cVA/pwH/nvwOzF67R3MyFyqtRefqC5IvIAJLL7QN/x2+zDCRO9CXTca6fa6x2h6JZmtTYUtUbzuEP+ffKr5KhAcyPEu9cT6u9zQxwKUktySf5UQYV+oy
GPscdytmC2JilDl2RwpSptcYzuTxBXHWjAqmBfbsNLvtR6RadBYk4l9FD0U2cyxzRRuUQp7IAwySvBOcAdvURAmP2ZuuP8Tla2eLWgNWaElNuELonFf3gZGj
EDv7SSYXHhTkleY3lSesKCnS9jNklTCt62LPJocKwpK3FqawDgtPCuqzhWZzfnZZyzd64jjjkm+hAvEvgtvSE36adDyjg01vPS6SQgGREk21V5niJT+j45Ea
7z3Or7iL3xIfbI418yyTK8oSC5FlnCvCXPlU4jSY7p4t2i95YkrjVDnKkwC7EQMxOpmoyuX1BguBXWCOvZ2pPPMmchP8EsiAC+wJwtboJftvSDVzA9HevNjx
Pd4r/Y7lFjGUfOQy4HnVl9zJ6ABzcv4W1MRkmtshDvwEnEX0hlWWeWB+qkeRktTFmSt8xhGbWwHihDpRueiOJUa3VeDS77FNFNQg/XnxoN/W3pKNXHMlgBbg
gLcZb4SQ4Yox52IzzO3IblBfYVsswfQR/NlynJNh43pXy0bi57b4PZMJJ9HamyRezE9nPhTolA/x638eGYXdauKmvzeGGt8kuiMC9BkWrmF0+c9VSwqGYFXl
O9BhyAjtLvG1qjm688gxYKc2zL5YKtKGlgM5C2h42N4QC22NJrPwTG5MxDqr2Thed5kn5IxGE6wp9AtVD5xeucjTmxiLd8ToSfHAXVe7BHXCI+74+FS7Cplg
TkKPmCLI7uQ5Z7Rnre+4Z51zh7CNd5X7smer+zxRJTjoHY/8juVgOPfHBFgrFew31poeWRz6L2ie+YKjlCeytLDvQWYQ8cR4G4h2lbbS56D5hN3sMFiB2xVB
lPOCM9Y0QTgMDWfJv4alUXHyvsaRpuiSRMG2oeZTBPfXvvY3GCdL8xU/mZrnTftK5R2Nki/571BATVC8UROUl6n5CjqroYwQaLTgGrZU7D3aVxn7tKAcLA0l
4ygYC5b2VeUXGnVf0VnSH3wzJI0IIuULZvMednZEF8edrxxqhtg1lYcYccKUsj+4+anZ2BpvRPU3vrM44m2CzvDfK5WXtUTF2qmVu4BfTSLk+4pFbgsuZAu0
B62jRQNF82N3F7wCZluf2j8pQXKmdzEpR0KJYyEHQ0Yvr2FeK8tFAky9myztY05Gu9jSzKecEyVt0TTPGOdbWy/jt9gse3dztlYlv4hdty1xf88f6azFVf5p
RKn3FPIl4OetRa22U/JUvII9Brwg+V7VUnjPNDyxBetX4JxlnaUn/73tW/Q62cTyuzAfPg69ILKw0fbhtlxHuOcV7lWsTWmLXJI2Ts8Fp9RNFokVSes3wH6J
DvgEjZc/VzWF2dLRqn3wS18HH2KeXcCif2wGJqQY4la0a1oXez16DR4CnLVNk0CG2bIB2m6m3cX155YufC10F94FS2wHbVrgo6TAJJA9x5PheM+DAObOUi5H
L8nD3CtIm8qp7JXSHZqZxuVeM39vOGZNiAnDvfa4imfAYF4f/m7xQIBvTQRbOuJtu6xLkGL+Jf53pbe5Y2yxjDa6tUBLaBjSvaw5uQe9LP3cEvPstPWu0aN1
6BDRJtNVzyXfMXE4r0JKi34PHiPf4AkeWk17zBfwk7QAKulUcRKRcMfFJis+yZ+JJhK+yj4+0jtIUUX2QyczR4GrCamoB7dHpEoykHkFa8ZdizXRDdBhglac
3uye2j5IX1sjQ6W4I9GOiHFsh44KWK4w+xqiMVwDzcBfYD8ofwc7KNqCA50XXcOwQuAYXoS3xsukrcAWgTQoHX+jWOXs6aJvBcieynzymju36X3jfemJ5CbQ
QShS+6OlN+uVAW/8qrCnMKGsH2ef5JOrVCSAYk0vkL2yJYKUwhBkL2YrgGlNaac0leHzaJPyfy/Sr4xiJ5gu2H9wrrQlSI8IVkMD1StwKQH8P8reA7qJa40W
HkxvNu5NltU1I4265E7vndB7CaEHCC20AKL3YtxtSVbXjDTqxbLpoYRAKKETSEIoodeEkJAQfv68rLvufaMz8hPLINtCZeacr+xv7z1onLkt85bn8s6vOA8d
2e79eHHpAksp3smUye7svJEHlX/jhh11kmn2fe7nnjv+p5Y19m/L9uDfGBfQS51x9tXGXLrHujX7bUq7ZFHC7rZfGatqu5Se0BzW1dKHmGZxhxkbHJBhCWez
7lt0m/WKeR1PIZxCm5ZVaW0ljJJlIMroA0Ggq7mBnUHVlAhHFE85CGokIgABrx6lBsy3InsoQcBMDZ7LQZRqbWquNIg/Gm0e+f+i8AX5JEKU16uJ7IIFwjDU
EbEMKCLSA2Zhg/VqoOuqQhRYFpVyMdLECwIqFsDMTPAqoPIgBh2XxldcEARF1YZTudNG1stAlLsUomTkg/WOUFTtHESpgwRN06M5HEAUHmDR2O5RruIEqJyo
V6maYpYPrpOoprJUeCgV41kN1CiAcE2qIx/JCxqijJUQEEdWR/FXhqJ45UV3rKNy8IOiMKTVlK6H1HoaCLCiIQoOdmP0vdQe79TqAHWj8rUacC1GNSWWrgYg
6xCFDyR44hK59gB7alMp9NRRPAWje3yro3BzQEg4lb6ZKudClEx+ava/GqiDi9g7Z/LeOBag2cKp+Bx+srUVbaVVojmScWnvyDbpay9sU+1eWFpYkWUdC3/F
ydZfsrauYVRdNxwzY6VNa7pV7S81Jj3fri6ZkHwmoZguMHRKt1aNyzrAWGpqnvA51EG0Ff3JIhMamIfxVhie/so+bX3rFpfa3mTkacJGQ1XL1M2GYchEznpx
hW5/9ff6KbXrDZ2qu9irsHHmgfpBlT30eYzl3BO7LmILDQuTbOx+Aqu0K7ZCk4c5LXcz31T7t1Vl9M3+O66k1FS12dTV8t5qbvVX5ek9zRhvSlStSo10sxbf
aJCkjjQ9NrRM70qrMo419qf9yg1W/kWbWzWu9oa+K96f+xJ7wHPxDMbWdgK7bePKLmZ9KUwTieEHSE+sGZ6O9apU7mxSdqXVuB0zmy7a/d3GZbuMlb8mXSt9
WhpbvC9heIf+rXWl5BrjkGE3cyttVUmMZnPCl1V92tUkz/RcsE52l1oOEp8bZmOfGWvoYqKvKY/4xHxRvytTUv0dNyaFvXlo+vDK6yndjZyq/RVJHRaVlTAW
Vx7S7E7bl5jEaLrRWfVFeQtrO+tkM39nalXXUncZn0ZPO4L8WZYEj+fMIP7gXKl6Ws3EVlo+Yd/Qz+PZrBbe2MxfsKM1rcrOOXdYBZoy3uo9+/RTjDnaNeYq
+0p8yR4eTZFByxqqn16523ya77aPxWtNXR2Kyu/bbMz0Gd3sp80Sq2LiTmT8nna2TJzVkjbb8JR5orxA86rir/YZ1Ttj+6OzMubQ73VYyN9rXhG/w6qAx6JL
8a7CGmS18zo+2nrY3gmLRSVYu9p0bjN4ArK69pZlnvEw637JRlSK0Hk25LG9HXHEujZtRUVBas+0mt3jq8IJpaWzSy9XOzs0K+3K2o7DWm5a6c5+G3811dqK
rCmaodVndTdS1Xs6ZoxRj1Anb09Qz1/bErrQ5Bf1evUa+uv413sTeF+n/8UMJpWnOjq8Zv7tHux04eOQnujo2sc1IuyvlKa7WrYeqX+QPn/rnsqxlRPKv+Wn
GU1EbFoPy1bW6MQM3ZxqtiuEbuUkWfYJ44gDvD702fqFaT0T+mXfbn1+63ethhbv7fC+5SF7M2wcPkpfosWLp2kuxSlq4vUbaYbSn+lNDVC8O+XLZGEiJUMM
AmYZiMJFA2o0bhYpC6mjumNAFKxDNUUnGVlvDQHdLSAIaiSSBUXx34qEbYKnr2pgf6cGKJzB3kfUympqrWq0XqcxDrkQJWaqpsxlIOU5BFR8Qo3KSVRaeojS
9ThyVQMB0Uc10PGf2uUDAl6PSg3UMVMr08AKSojSsRq8nsCVMviIQACmRXSFJAT03wbXlhBgFYGvjqcG9O1gPgxE+b/A+x2KqoZVU9aokWtzCMgIolJ9glaz
mqI3jtzrgXv2yN1N45Sb0eZM4J0CquDB+msI8P+gKNkxWgyEKB3tIABeFb2yj9xFN84REtRRQVEeTZW51I2ITWpgLAWfQzWwjwF1zSCOGgT8pFAjWXYgJT3Y
4QAUj9TALEe1k6lyPUTpfQVCzkBoGnVEjpSHQNUKFHXNQhR4eGR3jciv37h8GBlDVwNZjlAUT5jIGgoIiINDUa45AQF3F1U9C1H6oaoB55k6w0fyeQArVaAo
U9dorhrgTKYGTpip3hdEySwFoXhUE3qI4tofIJZi5LxH7TYDUeIoasB5B7NdI2N7kVmTEKUaCKKYNETfY1RTAeouFKJwemlMzQLayRBQQQUBdiOV2yK4SwB7
7ER6H+pGxU8IEPmo0TmIsksGryAQMkvdITVmvYCdE6l73cgTTuj/oRKCKCeJkfnS1PwcKjwCilrdg2skiHJnUHljRWdgg5EZUJSHIq5fqhkreBINqvCgKL2w
mpLPBqodoIi1CzjyqRvFn4IalSXAjlNUDmAgtIGKp081oW/M54MAUxQ1hSMdlYMT1cRSTTE9peb6U89IIEpnYQioLwbjURBwugr+TKBsAgE7Y1DFCz6LoLgI
Aedk1BpuahyHWksMAdGc6B66VI5noIxDdfTUQBQoWq+gpuArqIH9LrWOHxSXIYr5PkSpvYn8aHAPHJkfExnJpMaYICD3VB0VX45c9YKqS4iymoIoMG415a6G
gAgwmMsCjh4QhYMoBMDCIaBaDIy5g6p9NUV9D6opqXMqRFE3gDqaaJgrqEqFKJxMqabQEADzVVNgxf/z/+ZwLjrXw92JMjfNlgiX8/rDw5MUiSW0z9fXlcys
WZn+sjwjK0My0bHacF300PwMtlom4fsc5jayvUvKRKWL9bv29tOm1ywzHGKNQS5qVlhWWrPSetou0eRMDXYV7s6xGX7nduLlmtbbHiGfNT257iS0VMOJ9ZSF
Ks+YRsW8TRxgeZk5Az+s3cP2M8cIF1oHWM6nluv3aQjroep+7BHZfWw/YiZ+HlHLrTMb8TNpuHkX/2dNXPX3jOu8ruZdZhr93J4WaQx9Ak1XNaOstLafdoVm
dvZEw0bde+udjCU7hul/qP7U8SqlR/VqwpL2wLKOd99exN3AQDPa8GDarNilyABeunME11d7yjkIuWZw8z/CutScqH1cWWo5Rx9q2xw/kTYlRlDuLi4oPrez
Vdmz3XLG8p2jdjywtLN2SW1KX0LvFEfe/z2Y+xmOlLIO/TLKDTRLe86eygL2H46OOq7lT0EJo4XzpG2II7/2d44fz+RmC/7U/SVBGPXo89KJvLTE8cnvsot0
x5iPsz6vbMP/vVzOTErgFc+AU5jd029Zu7JvpKbz+9O1Ozrs6aIfxRzE4eA/wa1SO7PGKTwckfE9Wms5m1HLTMhcmHWU88jaj3aHk1KO05sgTXWPBSs9Yy2f
cvTbmphXcjPTduurGLeTLnBmaKVZT03bS3JgBaODsBw9yU9NwYk2MG6FOM/0dY4zCb9xC5gDK48Z7sW3bfeL0Zg1VrON2y/tWNyWtLY2t72aZ826Uz3H/pV5
NO8KLKBN4v5hrbDswZuZBPhvsBpfoF+NLWfK0K6CZ/wSrJe0n9XHHu8sMMRiZ+pjdC7eaFue2Vg2WjeQl7f3aak33aVLqvzU8GVMZroy6Sznh+rLbeY6nfqN
xhHmfRWza3KSOfq3Kb3hHcm/G7lQKtRZHaf+RL0J6rK1a8zgDmf0k6pXpLVLl9XQY382DMV2MpXYA2O1ScS5wdZwPoIfcufhq5q/STmSfbd6pPH3jCMWuiN5
b0d7GdZcPNhU7VmMDvNqUz+sEWavqt4wnv5QM4KXxlmsS2CwKjbUTNjesaJHh12VsnRZ6U8JVRqGqUSfaXtlHqFPycrkMGnbBH+Z72Zc5QiQYezPGLt4CC/K
bKMxc4ZIWEtkHJWKIwxRVgQgNhL1LI0K5QVXP9Fm6mDkEYQ1QZR+qWpgfoOAGCAE0IyDfZnB7kPguq9xPW4091jwdDlynovM7KRihFJNn9VROYrqKGhXYzlz
EWvykxgs3MyZb/Yxl+FH8UGpLQm3Znripx16Jd/d82OHdvpJTeQ7q/kIcx73BTKOc5mZhMH2XU64JKbq6+IVbT3x7bcspGfsdJVfKldZW+gLTatxkS418y+t
BDvBQyx2voK2xnbHxmcu1D7gjNnt2bhrw/iE8dsuJD6G+9Rc0DQwxPTbtGe8FDqErWY401vD8uxXpRmZnUu70sbovscd9HrWEOJ3Isn5Tr/KuDK1U20xsZrw
GB7sqa94RJNWbWjXHD6hnV7db899GpS+Le0mrTurXcprHUMr0bjpkhIzczpdpR+BjN7WgdkRfUabrnnA/LkSNknSehhCXL39trWM1x6faX5jTyoeS9+FMJHj
xjHoG8zleOt9yDFwvkSTkldX8su3tZrT4UDJ+LaZO/onX66U6zfptpWe3itr360WS+65m1yr/Gi5q1nJeKcr0fVL7V01SC8vu430F722/8mvgmu47ZAv9O9d
++AXrNaGB9g33BeGEdnZZpr+Fj4/eQfXRXuQRFQ9Sf8rRaC3Mk4hz4RKrCv9CT4g8z5Tw/mx/GHS7q3bjQ+rXZmd2ULDH1Xl9rWYFs6wT7D2FUx3FuJTxAOS
x+lklSJWuzI2VIgOxUZj4ywp6OTMUSjKrZSwMzLMLZIOGLvy3O3uGiSMk3QadoGjqdjgeS1ejpRiO5GXhhBPK7oi6J78fdXs4mzWONqw9KbpX9G3tD+VUqpd
xR6T/bBmbtZJ2jzdQNpC2QRGD9MIXqKzo7nAOqnyKHJdeBQrS9+CnOTvh3uiYeFZ20vbWRQR1SCfCOsrazgHeV9LHiMl6e0z59veCG8bEw1D0RB8y5ictmjr
1bSXsTXbtOx18XvbFdYYStGK+rjKtN5JCZrd+Azu3gxd1aGShqSl2T0YRuODmtlxv6hZ6hhoOLSiSbcmzdu+anZzbX5S/9KGytzkQ+tuaW5x8lK45dfFy8wS
Rx/+C2FBJt1yD2thW1JekpVPf834rZpFizEO0G/TtMcmcEfjq9E6Rk62zymwpVt3Yt3Se6MVgu2Oj0U2dIdejKxPnlkzMfGM/s80Zk3f6jmaY2u/SfuE1ib9
Bq+c5suCLHN2jmYs5nzCYFfd1afZbmY94PbRPzY9EPNMV/HfOd9hnZCbzK3Yl7bOJaK0IeVKbUGmIjNTa9ajpafMi6pF8HF9fHKJkFH1PH05YqgpTH6ZEaz8
qmZq1iHaD5ojpgxLszi38G7tE7hlFtuSAzdjxHK7w6014wWlyF9wf8YAeD5rVLOxa3dVndb3SRhXeq+MkfmIc1uwAbtujMXGoymsFVmM9L9Nb/TNijtzk6ts
2jHES6QevWOehfZkn4ZHSgYKh9hWc5cJ76Q1VIx2yHfXYTXcb8zd+X844gw5lSkZX1ZrK5fuZup21fja36Z15PjMnY2V2lbFaTQVsq24l/mFpqDyOX8A9x48
DOsstBBted/69jJn8zs5VLV667yy6ZXzcHpgGCIQVHv3YgttXeHe9l7MztVrd8SXvdCo29eVXYpZ3aF5ha72RXk1a9j2p5mvKqXYl4bzleSaP6RHtA/5A6sf
s16YiNS0ioBVCb9jfV0zhbfBdt1+i3XDkmnVmQbwSy1rUz+uzkjsr29aVVCZkh6jH5a+tnQ1vYXhPK+vYXjidV1nwVSjY+8b1mHzj7WapA26k1qONWOv3zSq
yqibyB/Hfc3qk7eO/1SfgbGt3sxZNTG2CvO37bIt3xoLbfnbe2ZcF65j5HM+ly3FN+M6QqSZiKwytzSssvTnN8PaVF+BD6fVWIymiUgn3re2YfpRtiLXWUyh
byX4mDeA+DJtZRqufZIl52jiP6/da9Yarlg7m0RVraxec6nhoGFFDZS5f91sns68gyW0dDHuqy7Amie2ZiUzvdhiSx/Y49iBvbOV44vCvbJm8ma424s0/Cre
PnpbfVi80rqMVye9b5FwC/h3sD7M5R106XPSJzG7cm52mJRkNaw072jeLV24a1H6HRrE+rt26ZbFu1M051M7ZqVual32yxZ7ByaaYs6E+kHla9nrq5sWrM1r
OqnppLUuWp2uhWZnaWtN/+wtu6qzv9W4TOMsXKyQ+7Whpua1YzP7h6SHxhNxHI02Y8PGRzZ7KpzBzNxV/gN8FUuGL1rO2CT6Ym9/a5JAYGGYXbwJvI7CmTx1
tsj8W83PGQdrfyzh73xT0yxlebslmV8Z5VgstlLnxm6wF3EL4e3cCdoNtRxTU2JI2STHBhumFyIQlQsJeF4KARn+EBBBhIA4Kbj2ASE4VK9GxQGLhhiBcUFq
ZjloegHmtkfmKlFdMwDkK6mOotKBovoUUddeUBRUSA1gW4GxdoiSmacGcoAgCm6JmpLzoKaojMF6v2jOSlSzZAhYbVLrSCBKTyUQ5yLyzCxafQuew4FWIGiG
o4bAynNqZgHVxINqTVLx1SAAMggBIgAEZKaBpnyRJmZU/TPVlEANVFBRRbtoag9wPwY+35GZJGoAsht5wgVFdWmg1rmBsEkIOCWAKLVfUBSH0say7MAz2shs
SjVwUh95fUJAniIoclN3yhAERTlK0ZSOVPELior+g5gDIHeT6AxY0EwDophfR15lUNTPp6bADkCTZAjAvFBTTgioMgkoPoHcNahnQVAUfqE64nQDAsy0ovNq
IcpVA0LEIiNOIBYC1Ci+tJqSpQsBKywIgqIwBNWNxL3A0xd1lJ0PyiVg9h145gLWK4JZfJEZmRAAJYUoeXEQZa4E85bUQB4FeNKuBiCoYO0SRMlxB+sPIIoj
FTnyQRTPDVEwkag5NtSuDxAwWqkpVOKN1ZSCOZyNmfxTcatBXGMoCmuFSjMNReUxUvFfIWDvpabU8EaufxrPa4CAfF+q1QIBp+pUXBCqHAM+SuBanCofNC4i
UyP4wFqyhFuQ2R9t4lxrmsNdxWgtKK79c++h9BUVTXdWacsZ8ZW8PcVVG1mj0Av4fT4TvaQYxZfqVa5Bew6lDahckhy3u3flydKftcW0xKyNZRZDn9oFmlfc
RXg71mx7sb3UpXUW2YrwBMd5ehfvTY9PPTWmIAbeuSl2cOKItA2t+ZrFzKtJ8aa1Wb3ZTxxH9N87462LtRVZw7KZabMT3xSvNvdhzaQPS4jFTrs9+l8rB/gl
4rv4bs+MDnezH6dL09ow++uHZ11e9yu8PM1YcSBhY5ZLGygektSZMUV7nJMe28uQvPWE5ivBWdY8Wntu16wW7CB9rf4wrzu+Brlmuy5cgQqcj/DHru20T+1X
vC/h25xh+C+OW8Y8YgaS5OwnVxMtXM/KR8Tebiosrtkwu+RI1U9N3nw4NldLOVkXGNt1+yrHVv2sv1VOztabTVXxHQ2iyr2p5urMDL52q+1c7I4WvXgjrL84
PnIfRd4KNos+y9qUWWN6aUyw8OBNjBX6GGMD/WxWX3Yfk4Z1yzqSxk1k1+zAUcNavBdtJb0Ad2uP8TqY96UO276M2TWZX3zZPCXjzN4Erghpa9WLMMOb+EnS
PvJj3uXYIPol2i8mLP5BZUfrKOIG94Lsy9pxND42V5Ct6Zu8HDvj3kP78Dy2RI6Xdstcbg+mnsSyBHP4Ic1wZ5XYy7oTr4JfOg54YmmDWV7dnbjPNH/vPZOm
MX5t+0zHMk3ckVR1QROXPY3Zjq+inbOvczTFFzOSk1VYbWk/mG5ZgY3grTLWGNvx3hkTsNvKH5XvuPVI2LIM/h6u0oXoi4kT6D6+g/cIniL4whqDdYDPmBxw
Q/yEslu62dv4Wa1ql9TYGbsyczTX9xSn9k37JLWr7m6HSjtdmlxRV87K2Jh8qu3j1EkZC9I+NzWoP1KfUU+FNNBG9eq1x9fvanVoR9nObzJa066k6/QveQuZ
09N/YblMZ2E93gbpa3rPPQPPFb2iVfAwY2ymANFyuNun2p7jD/TDXWtQFtoPmWl8i10mVtrWuuW1bt5degqikLZ2S8QJuVP2bNz7XdmOrctS2+vXxl7X/0Xv
265NKlI52jgsa4++VdpR3p9JRl6/pBSchcUy1/GuI1Mqf7I3Gj+ixg+penAIOHUFM7bVjfIyolI7qKP0qlCjcmSk+oiqp4iugwTN19VRjz1Vf0JdM4ORSHVU
3jKVlg50ZiAKFq0aUHuCp9LRq091I9mV6kYcFVC3owZU2BBQ5/3PvxsY64hFmLJiGIeh22vpY1iq/zw+f93QmGMZ8/cSlXG0HxIKNXq0ja6Fp1CwGM91qZql
YdPwnZaPdrRKGaEPl8r0L0qXptWb5jjbOGZnD7PuY59lDOPEIPsZl+HX2KfSxJqxlVNki9EdrGb8c83hZo/bL+3w97ZNFe8zqjQ0zVuk2nrJ1Nr+yLTGtrW9
SVDLUujcHLttuVmpL8OacB/BP7N6SFsgAyRvxC1dK5DB0qnCvtLvNL9y5xvvMOSiQ7XpsJuDMi6mTGYRZXFMpPT72k0drmleZSwwu5F56SvgsZYHtnruYwZm
La1Ix7obB9j1SJ7ld4vazGd8hDRh8/il7HWOj+Emgj/1T+E+1lnwI8cCwVyzHglUH6at0t7ZQxRPSThY/iplRLy/Gk1qk/BLVY/a0swmlsyM27UV5nZra03k
XnEXbVBmR3MxcyvWSUdjfGKeU5mONTi+MFw077TG67IYDFiXLcXW1WQiyYx3MDM+06TjreEMbMLicas+Zx5KO5DVLat32jiePnuMUZuk1+du6pG8vXqbLt18
g/00bV2iOznT/FGKncbOPKzjOG3WBnw83gdvhdGx2TW7rEPxO6ax9smGxOIZtlaI27q5pFktLN1uc1sFW5OsDDSZvQTtZRlDn4cMZg4xl3F+ZLI429kuYSo2
MXs7PF/cT+QRvxCyxTcY9gxz1lPLD2XzdNuy2+r+aKdIYtY8sX1c/lfVJ4xZa6XGUE2pcLLwORw20LAOprbwFCSNpfFw7ANcC33fSD7yfQG/JPrAnbRnGdzU
z437kfGmddkoY6y2wvCJ9gLWWch13oGbwdcscYKV1mHbzhumWw5X2yxK0+aMDTRu67wdcR3spTMqS1JOWy6yfktL0rPYzUw2zinOfF1u+Vq6mDFSPRZaG9Om
6VdqvrpPzLiY7a166kJ7f8vcW5FXGlvxfVJ52uqMTvBqo4t9B6vnv7HF4fXc04xpxu1ZYn0cV0z7hTk+fbN+gq6J5wh3s6CJZy+yX9DWuRjvgC0higXD3DW2
H0VDLZBzarrAHqudEtc3HU0eT/s4PaeqG+2jjHO86fomHB3nC3wecxdKI0bDF2Cb/pqtS8pe3UvslGWt9rmVQo2nBiqcwNocaiQMAtTH1GxRsCIbokCt1QBV
DkTJp4ru2KCmyMtqClWyGqiTouoQIeDcC4rSAzSm36VmlamjqhTBGCp4mkKlMo+GzII+E9SoGQ91jQIBznLk3jsyH78x6gEoisISAnpegDRTECVvWw1QAoPV
MyCklFr/BFFEEDCKqabcg1CUfUXlDgNR4FEQYBIEnnRDwNpNTTm/irSe1BQsQDDuCkVRojQGuYqMhoBWPXVlR+04Ep3vCgEjIfXM4P96//MOoftX1Q+ps+7X
H/IfHhdou3/LAdOBNoc6HR7s8x38/pCBGHHw5eGEjl0POPKeH2pygHmgtr7zvqTDHRu+3z/10MMD0v1/7Vsu33lg7IHj4ZMN0oPnDw47XHdw5KEJh2rq9x94
f4B87JKxw8RL82ahlltKvDUPIrbGTXC0I47AL3Tb9o5GFrOeWJvDXM5zlMYdz5hKfMVsjbViHDST118ZX+x2sQbDAhhBEhEnzGeS81iK/WPOgoyntoPSpRwh
c7azjS1qfxMxNrXj5GnmMgv4x5IfsL4339V8yX7NLYvfrU8QjLHcgOnwjKxfLCcZK+y7kRzBX0w/t4i1T/A3To7Q6ZwepovYF1yLYRHchZPIfcV+DA/ie1CB
+bAQYTX9UN/ttZPX6gk9z7Zad83SGRlhambKRK8LdjAmIN1r91l7G/tbc5kBVlMOeeVm0J9YmaUy7BuD27zIOMRyzALAnanUKh/+PC9n7wxUxQlc7E78PPGX
kkEohUMAdUSEorg3gfrTKHyILo6eSLKZEDyo7M3BObk17y3kHXCR7SxlYUxsAH6PoCfe4h7i7uAk6j9moPqPOUFuT7MVPkinnCOA+SPUneQ/N6v9Fb6RV2eE
+JBlJ7wdjeWRX2uS9WtsvqML66ylUHjSckvgLAO8Ipj9/M/vtu3pyv+i0u3My1TZm5vzLQFzPWuTfjT+m/7r6r94lYYrjHneX3kL16129LUMMiLZk5gJWfV6
8pyrvf05a3Z5q/hM/EbJWO858SYOuYr9U9+1Qp9W2+G3mkP63obFesJEmfuAE4px2s/4OzX79S6zedc5/lRGB85WpJ91TGnfmo5IcTqv+oqWlVLCvW1IyF7O
uMZ9knWWM9NiriVn4tO16Xu7aU9lyegspMKU2N7H9Wa2YTavieGPSvyiajDtkGWvgZxFc2seZNEqZgoSjSs012ybuC215ZbfrGUwxpGlq7J89B0l4Sxyloix
bax5lz7HVmYQVM6yfM1xJ0XlU0RUoe1M77rd1VZQiqRnln8KE4kBjMLBRE05x4AAk83IEzeIAsv6n/vW1FWmlGqRZaOtv7Yzup+zZi+5qnuWPVPbJuua/gE7
37oqczTrmHM373PhK30Z95r5rfmppisP1gGqbjXFnBTMk/ufXfEx9p471qbDilN6Z8UyLxq+yCR/ppUZ0827kkS6EVY7747uBjzdAkSHqCpJKN2/Vf7Y/k5y
FTku/NhbJfuL84gL+b5RXjM3dV7wHHCdUVWnTfPe993EMglEOwBtY5ymoHPIFd8yxWTfWkELOFkWdh3IfSu75yLXgwN8lzCa+JC3WBovGBKYJhNaILDal4Jx
eMix0dPPsEjxAzrZv9LZWzKL884zlcflNnGNJyz4Gr+VeOZ5Yr8qkVseYWz0mnuPokxM2Mix+Zq3tb2CWCv63XUXb+7o6bloivF57PMcfzJLXGvc1+25soFB
8rt7jgzxt3LNILZ40QCnpp0nWfIK5uLPsa8Njz7kzLnyP4lJbvLazKyNI743J+tT8Da+RB5OfCmKuG7BLIF/H+XNvq0dD+PEdntrR751euiklIJ5oI4y7afC
DqEoHSmInwed98WjIeUg8RLFUfkmn8g9VUZejRxv+4DWu9vZEb7laeGf656q8IlDuES8yfZMctSUIt2KnSAouJQgb43I80LSXnskHqqo0emR+d4bkh74n/S9
YvI+2ScTOad7mshOIlJOgWuUsEUgIscXAuSy/9w/lBPKP0Mk5m5W+d1Y8P2+laEG6Zu6vHBY6gwda1jqXb8vJ/SHvF+4SoX7L0sVudm+Vnl/cMn171vVrx6R
s1WuxzUh55jtbl2zEDk7h4S/yaXyh8RE2fucl8Fr8i3KKFPCyGiMmp4fyumu4qjucZrbwrkJhZjKIh+Rt7HLPvM+EVrYJRQr645WBzZ0Gtmxo6xL7qn88SG9
Kr0LOfqkBxcEW3eaxVie491bJ7+UN7x7j7A6L0kuCLDQeXlzPB/VjS8kzz7bZcyE2wSG+hN8Lay7/U+C/IO5+VWilUVlQWnoSr5BuLjol07kc/ysblp2K9ka
/2RYL0oLDSPeeSg0WWDeldopaMXaimfJfvXS/C14E0N0X1R/AyoORuR6HKJA0dQAZOY/73Ce1O38w9dLuVuKBG7bE8MZYfJnHCB/X2cIV4Y+C53bv0ixYt8J
7295a3Jfqc54NuRsysncvyvYPw/IkormY6AGMG3/83wZud6ic9aFgb51O1SjFc/ti3PJ8cdS32dffthncVvdns/yYpSCHAC7OjIG8J/fdsqVKS7KXuCHTMmo
x0uX/6Kv5W6vX6v4CT4aqJZk+OY6+8jiZflIpWexVK0vzVcRHF8TFfmZv8vJ1vd3Lyz8292XW5l/0txHSs7LXbztAnmBQo/O2tf3py/T8RIFMpUo2Tln/XL7
70G19Rz/VCDbNdXXJvTee8bZ0dUd//XDGbsgu+njBfZ5VijFyE8CUReu76m4ufwaTn7Pp8s3yjYFN3qs4aEhNVLo+SgUYG2Rz8+XeGeKBhdpHVed7ZTkLmUg
N1b1WX5P1Yjcc8EykdC5z/ONt6+xIbyEs4H4Pp/mXuldTZDRn70OK++IIJP3nfA4OsH+FinGoqBFgMj9K5xuOYJMFNJwUXY/fKzS5KGM72qg31ekXQx+dTVw
T5IyyVwlYUxxP/MUB2YJ5qMTvDMD5B3M5uR4NyDrCtt7x2Uocsd71QqhbKxP78zE1zt/pk3OmiRF3JRsXjVE7VIFQs3/ud8ttCncQ5SfA4lnE4Nde/BEJfkM
hH1TRJscr+y/weW+Of5Bxm5yYC1I1Ruqz/mZhtZymewb6XFioqm1FJbwFCqZPXdG2Mc5LZATfX13Fac9R7xuQmRp4AwPHCdaSD+3k1Gd+BwbEsZ6hYpc2/3z
cvYrJ0vItX2Ke5d+UGCCNxtt6VrvT0TZcJQ5JIDr2V+a46VL+mO9K6aKlLJe6ClrT/SQZTWzyNNM2ML2Rvy7vRP7oWek4gXMJ9jWMdlrGaneYxi5ds71zwov
UHYkvvcg6EGPwCl1G4xsR9Bn9dh0y8Rs1WvxCpR8Zp8Yc7w22ar4pt5NnhP4s+A66R3pFXu8fmrZGuKCeKa8j9KrIBcPD11yRhk83s6U7nc+yKqujkOBKxui
wvAk+p5YU/o5WU7ovKEejQvODDZCaRLdsQ9qNAMQzLL69/7fygZHd9/6YDfsDi7kcuVSD/kVWvkyzI8U45J6sAdJpuM9fY+ILdI8T62Tj/EFx1yTZfF8ERG1
ElQDtUFqam+4KjzH/Ts6y9yC21o0wiVE8qXkLrWf+54Il4wTNPfdQZaL/OhiZZRZAmCyke2V+UwhXWAr2krbAvnOu9w7OPDWJ1Oe8Z3MKbOcDX2CxIQGS5Dw
MftB/va6F+huz0fdhwvJx/6NNBa14Iu8T5WdQtWhTxWDQ+R+LzG8Pedv4WnXjfoCpbO+KNg8H9g/Q4AK/59/U9rNDs3eF6jLDw2t7xM46x+mvGPvHRgZuI/9
5s3A5obFoVL8CLHFV6J44i5Fp/rO5FcFvpKRY2+4bndrrfcX6d91iHSa4qjngPCL0M2iJv6ORKmMp/rMO+HARS/5TImZXtV37i0yVniHa6FyijRe2YUnddPg
/sGF/uQA4nuXs9FBjgrt5dfy+yf1snoINLCYe7v+HgxkEIL53x/+dEHvi9eK5aalnvHee+4F6D00ykyFiusOQuDAUwcIqJT7z09y/Mvko32JLjivyLXCf/Xg
FC/5DA4SNxiXKrc2xNvcknGBeYF9Pgt+Org6+Ku4eUgGP5bWh9+oojiNgqYC0fQCH/7IvQvdM4M/iqbhk1UvlLXeXVJyJKk09w98ae2meGmcL+3snRE85gXE
I1Al8O9rXXHfzeeH7YGvPSzzdOWgTg11LVxmn18ZK5YK3uIB73I/yz3YM9Ny3bVS1aL+Zfayjl5PrpccG7/Enzh5HlGoML/aOdnvCN8SkruJUf4NgdqU6/7F
gSTZHnnP4G1JxHkYRKn6/PBdy7wA82+53dk/OEA2OHAx3CS/TeCE+G5up7xv9E1yV0se+FTKlNxYZ2tprXStRxMsyM013QiTV61TVaa0OTVKbsOInC15KNEk
kJ43LMhnfundFjyVAxWl6Jv5yYjA4/Bs3gzfZ9INecvLw7nfIw3K14I9trU2T8ir/Na3zttHNNtGxtn9zpX+j6Vn3dl5IXdynh6WGyAoyjwsIsqc7XfUosQK
5BL/ld0nldTdCkRkpYHyTGQeOjibQRBEqceIsIu1OVMCPufT/GuIIXDAflisgMkV1GD/PblU+USRH5ChbNFp59nQHeUDd/PcR/7Vof65s/KOeX4SAdQL6ih5
F9Qj/ddn5rm7SJ/Kf2TMyvEL58gxzzM5+dOUO9sFJhsuC0ZJFit7qEryzoco1Sqg2Z16dvDv8KLwKk+ZFFYN875wmZGXhMrPVxX4Qs7e7p+JjQVC30XRd+7x
snfI9rqn8mtygScGIWfdjbn3hTLX7BARWuB7qlgqZ7nIOei8bISqpfBY/VmBStVWFWv5JZea7QyKuJOCeyQqaVNBvO1K6LyH5XpuIaSPfb1kY0NxvgFJn6IX
HPty/9T19iYGlwbXIAMDr6VW204FedWcFQm9U+ua5S7zvC487nlVN0UpC2Ox++rvuDXmFsLELm8D3M7kM5fMLApMlfnzpwcX5DSTzVU9SWrp7xZs78p120N7
ib6eEve4EBmRHh686Vtu6CmtzXwo5IoGoXdzAcpzNZAz/89tC/Oabhp+n7jK26ZkJHQNNw0D5rUQhUYbolyv1HpBiFK59OGWR/TOepGjVG2p66VcmvNQdj6P
nEkeCtLtGncXw1bfMVepK+gf5VoS7KRcK6lFqkX3lGt9H/svBSm4PY11aopcD6tjPD9LfxKdKOyWT5eMDZgK3/nIlcRy79rQIu9AnzXnrfitf0hKvhSgH4cg
Kk9KdR4K5TWVK/jvffXSYZLPVDfyH/t24NWqK86B4XLUJV6kWqyaDF/1Tg+1Dp5XHXerJcvpmTD5s7R1jQnMQPua69Amrnu2tY5JSnJ9ke+9gj7hv8cy5cOR
e7DIw3Y2QpUSIbY+dqTn3pKtqZqJpQorfC3dxRK22K4c5o3xb5T04nbBxxIviMKcyfniXEFgnownvepK4jCk5Bg/Bzfm1hpae4vdQ83PcbG9lb/E99jv89SK
G+QK5SYVRzRQSe4OH/sOqVKdK3hBbIfMqtggzVOtywmqxucm5IiV68SvWd9jyxVkJkhfWb1UROySiUN/EPP1azw1NRFxBpCW+z+3B1jn9C3II8ZqZRFze+30
8Dl3hPmqGsifjozag9Rq1Lo3KHKfMzaMeT8Wrs7byvs5OEfaI9BdSd7Xj1xM2+/tU4UpaFrwV6VAcU3uylPl/iQbQVQ40kKfCCeKl9ojrtyouxvIK/qvT9fH
zfa/kfqkbvyAbKd3gEuTQZ5qJeRJlb/nlIvvE8cCL+Ra5VApkBlO2fu1DN23xQTOhTB5G+VT3/zgS2lZkc+ZGeB7J4ZC0mrcSRR7pHXnHCfk1fZz8g1SzPle
MV5K7vKahw5aTxTlI0igS+isr7UvJkiOqpfD5aLNOcx6S9HBhsTAPOlXfoAqKQqXb42nTWB6zne2gP8X9xLvZBuv/qYDDibKp8lXe0qIlr65/o8ltd4Dyo1V
prphaBOlhNXmQyVArm+ScpsFn8Hp3j6BhdKl9T+6YGdL2XHlRNepumOy19aMug5dl9WRs54VHex8p3nmaREY5b2JzlXme4f4V0l2u196VheODyYorcF9HHIV
xfNlBEcpMxyyotVeCbGgk8oDQObA/Ih/vm9T8zlnuxWTB6yrFF83MDjt6iEIwH2CKBXuYN0diDmjjjirJuFT912FRUc93cKXJLeCeY7fOuUQZLxvWogrs9R5
PS3lCu+vqiaBJKVLonfWeB77Fhom+Iu4O+X3/BFiLhXDEQKo6CLErVA4XtI80EP1c+o95CdDi7QWYnKmrMbO1TvCfwdbFdV60jIyFEY/0CEG7Hbw4UsincZv
VeSXVoqX1e9HOwkHFZ6U+dnl+ABnHT6Pl654Di9Apzhn8n7hwcQX3KXGJEHfgiQaOb71dR4Rqew37LWmWbk/8l9zlwXIM52bAa0vLSsNacnNdd1g3BcNYkXx
dlBDEb1QDPgq93PHI+UA7ATxyvIIHSbtg093KUVdszMdkHOTeL30PbdQlkzcF05V1XB2OpcE11T/KiYf8RMchWSq7Dv3FuNGySnNBfsA/0fO7JyTrHpbRwVd
057XseiUhYxSHTZ+HCpjF+jrJfKsGNFIWaGN7y3llDgPeoQ+mt3MbZq92UneMTyJDN4vyDIbxdnOPdgVNF5A2VeA+D9QO10SXp59mzdYeCT+jHMNdzUjCvMW
giAKPS7YqwaiUMOAXDn+eVSCMd2fZ37nLgq3sDRnbwiet5DxllxJT1GD6FjohEtv46Gd0ErxLvFfMCc9SxCDaAOrfBAhUwA5qGoIiqLVpa6S1RtoJvwrQV8C
xbuLtwnGEE8NZAywi2WZ96S0h8/gm+VbI8kyIEoIpEoHzwo+3IaGR4abhfnS1aFZHefl5Sme55YrOYGBdYcacq31wQlFrUILiIEOmW+182v9isAOsU7cFKbL
yFXEHc8xrHP4tGApf0yuOnc6vKaQzJOvLpLW7ZM2k/ULbnOaXcUI390I98gICtw54njZbcTuJJRXebVoG9Ex4SspKmd5jziauZvKTkgmoM+kwvAK52tLB+8m
aRPVm9wFxP0wORY+gJ+It3bs5pumVIsavMXWjsGxKBY+mtwFPdL5qOShLBsd6iHH7y3cuNzu3lxx7311siWBTxVPOPOkH/Ovoo+UN+UfyTu7SvdJEHIdI/Zt
Mo/zDBJxk6TIIHb/gBqmVExFjssfboMy7QkPDbCom1RNaBEz8xkXNMUATKsgSgckNYX6IHLlSZqsnITdypBiiuP73Iu2k6L8jhibXL/9nPc10d/3UIihe3I6
+vdYF9ebQzkFIxqOZS4U781ZqlqE8uopuYWRtG1gxeL/1duuymsiZeCzCrvDa4PxohThcBV5l875UOESkvIkPPSaO8Gfl3NQDnTKgCicdKAjrgK5QzYkz6Zd
ib1zbnInawbhL1Cz86XDbUhTfmb/yfEwN07Gdhrp6w0HiFpcGKqwXxeQe7v+GEs8J/mQMtmwz2nz9zD8ZSJjliHPRGVuXYpjCnrb6ZD8VrEJo9QmQBFQsX/u
FyMLsb5YFuOiLAmDRKslqGGOoI1uvms9MkRUKbULjbxC13VBO4/bPDVpqr0XYbXH4Gfk5B08l/iZ+VdVR24rr024EJ9tWo6p4FHMGcaV4t+zd3JE8mFcupWs
UDyDe0wV4p+NN4WHBX+7DmD90FmyQa77nvVCEfyE96lgH/YXTO5NJB6FbJJb68gxj8XfOL2WZo6IWiSwb8+/vxmpvcdxYnpcXL2Jv8W6zXvTBmACQhR+ylT8
TihqloKATvL/fL86uEWySehTjnI+gmf4gvgIO3lmkO++mT3fyybczjue73zzudNyFcanpqPCHu7e8mGwVnfTekoAdNcA8wAhivr4v57tCrwy0A5nI81lIVc1
nCdYhJG7OsI5yzyM29HVzhPrPIavkShlFO8BgoBORocdU8TLBfkcp84omGJdjpS6BipSbQWWzsQw2wEszdbDfVA/TrQSGSg74FyOzbbFmWNFq4Vk7uRh+BVz
umUG/FB0CbmPfegwcPLZGi7jp92GX3n2isZYPhJ9IerpBHJx1IBj98/PYzmvREz3N4zJ0hLnUThZXMnJrMgS1tkWOz3adFGivUg0B0OxGs4noiWCz+xtskVO
LjrYQO7ofY7LggTPeidXfkIXZ4hlncs4q3NzCKsZ6YfmVd01sexCOrmPaU6cSFmH32HanDDBKFFrt2L7uevsS/nvuaUOHVwmWib4BCFPZHOxzrCIdYo3mujJ
Oo2lEAfgKAoywIzlXO0Jta39c3StHskQu9ayjzspMgy1fyBEoW0BIYsQpdbv/+QvTKDQ6UushPeH4sviOJdRT0aA3wpHSSZVtbJz9S3NbNYPSL7Aiy1JKyTO
8uXobELOVYh+NFEqbyBANQ3Gdf7r550EPwl/IOrQrZLbrAM8vcnEJB83p7M7cg0z2EPWOOyy6wR+CI/iZQTwYlrt6EB0FnQVfIUyvX08W51F7m2S5Z5prlXC
0fY43OeegaLOyViZKcxP8hiJOk8bQb27VEjulRe6l3rWIvM4PRGH57Fogmk8m1zvab0aWQdXkngB/Mo1ML0OFigBPTiVh9WHe3tM27HJkl+co0StRUtEs513
ZOV4e/ZnSC97qXSmN4wkao6im4gWaQ+JFrJOzu2esFuW2ttN5jhI6GHzz0LMPlmXZW4G05yfCnBpL+7teFt2gfhU7Vr4tptpJaPVU3zzeGc8cSULPHMEBP0L
bhzqFbyyt2buYjiIkeYK4UXWfAY5Z9Rjkxh7TLB5r+cO3WtDhVOSG+HYEkEHOlCTmNhJv9Hb3lPgk8mKnBclFH2BmhJNBiMfIHQsmkvgP79DkIWSg9yD0r+V
AfgW4vQccZCz3zym1XkJ7iDZaO7nGMMRoFZ7E5HAs8Jr8Ix3DKhoKg4LpsIUzvWRVXBqSt/S//okY/Hu9krPcGYsez96WDRA/AVB5qjtct61bvUuEvRCNkpH
ylcSzWQRYwyVX+I/330TLM97pVghlwbDho77Cg6MCr70pPgFyq7KNP9d6UOHTXBS9nXeprqW4UT/JWW4LgNe5owLk3urolAb/2ztaO8XisemIw1H69oi5LO7
oqjBky1+qFwmbyJGlaWFk1VRtTwRp/JLi17WvQ68Uw5XOesudoMLqnnHFT6FUzaCOKJoodLL+vmOeHODajkc6K987sqyvYIPe+gN5FUkzmXmLpZkBa8HHb48
SdeOP8p9okTlg/Cz/O/z6DmnC7YFlfnk2ZTF11rxDVYaaBeYIe24Py94RXmu42KeWzUZOeKNdZ/plCJD5OTKarT8hO95gHC1DW/C7YXvLPcDgMlvpFnUf32f
aS9DvNynoVbEYompbjJxxk8x/YIiRthIvbg6io4W/I5IGY9DSAJjiWS8xnNFwArWSv7D7vuvx36tgp013t0Be6A9Orvu47BHfLHzH0Wp4dhOfG6zINRlRX5c
AKJyxlNT+HCqKXu2Dzd77knZp9jOvAsSK49VNDLnkZS8a8XBIeEFwp8sw11xqtlKp7SbLCJuAlG4gP7zXZH5PWcAi5mZxdnEf1nm2jqhOtaUVtuC1taynbnW
+BHvleBxzWlD/5SV2i5VXZHnjCrN7ylbOOTaeH2mu+I6837N3KSHrDm69/oxMLmysFsk/KDu1/KXFSO1mWlFTDsHwDah8lT5cC+Z5apWatrQDmvW62SV4viL
upC2YOcw+tX1R7RZ5iU7XlecNi/QLMuao//UfIG+rWp6RkejoYp8VELMj2iHNN1SX2bSqjtk9jUv5AyidUrLSB+nncP9JqtTxXJdOz25qx+dTmcX6k9q77HT
s6fopcxHhmNaNoNWMZ62oUpRvr34s4qWWnJN9TvzXtzpik3ax2Uvten0pkn7NRAEYByoKWbAallsVnGIxqG/y3heMZ51KotIAHT6UIROXx1xPqSm0AlGZiBS
xsBvq7oyxnJHVA7EckUz6ImoXkLe1d+lTSlFzH+nv9YcSf8b9hkk7L6ltbQV3ALucW6P7GL4bVVZMtCXD4pYnaob4Rb67yPcGUcTPjXR07qnsGoS6bvTumLk
IStuPK2RZM00tWDc4KIV1qwhugi6OvC0GaSzAs68KSOsOmK0iMwrBusdIKCveDT30shoDgRBUTBcNcWagShen9pbCgI4JKkp9UJqoGY+8rGGIIjChRPcr6gp
GUaRqz41BX4IAVF/UKcWGe8HxJOIaCBEseeiOX9Sd2+Rs3zk/QpRzAb/85yHzBrRa0xA32kssS0RrxKtc0+3luacrhmMufLy3VZef9O87EFINp4v7Yeftt8V
thDTBfcKyOd7rhMx/8ZukjvK2TurvepPaUsJ+RNxRG0sg6XDRC1xHnqKd8A5HwNO2Slr2xhuEZqC9fYNQXOSlcIfy89wJ0tNRjNzrjjFXkNscB3FN3K6cn4X
FfP/4LUXQclZhMsZwyUf36OikeIQ/xcBm/ia8HInic/h5XY3XEP0E+xAPnY22O5xr+wlr4MiVwL/+8IS7C6qQF6l1ok/dzzgFwquZU41Tseragd4fjAMcpL3
e55ebkvC+zL7GSe6LzD9vA4Y5WQdAuXzlezreEJ1DI/ubAUrhM+8bdDIOR64g6nQDjVw2gQ1Iqv9+5we7mpGFyTHswZRS25YJM4fXOSY2TdTav1B8Ek2FO6a
udTVQ8SwdyJamwXEVe8pcY1gDLKJuAMDK1uIwqdVHdXb4P/HN1z5she1HVXNkJvCFMtlwzsD+TmrOTrse9cDJIQWOfzSPv5/8DqIIluoI8ePrga6uRwRENuI
N/g7urXqJlpjH8wcgp+o7mTtgu+MzbYOqR2bXeWqhHuVphAvjL9U0/ldjeQueiwqt1xm37bf1jTjCxhVzrw0Mlp8CR9sZ1m/trZEe9Yu55rhR3YAXwDMYvjn
ewtvsNWub8nqyLpvHCuZnF2Dza/83fwS7m9PNtwVVPLnmB/x2MaVNj8PdrXhXMBesVDHAjM5H3yB5dX6TXJsm/AsnWFncs5KZltzrfl4OudbpIf5Iw4OL+WT
+5QZWc+J0dh+9kOWAf7ObnG4rHPgPFsD/3zyIU4L7jTWiSyGiRwXNcYSPd183BrDyNw2xxxjnWqjRB6giLXPh7+nGxHDpJrJGcnWH6tOIWXW4RzAvoEA1Usk
RlSkLETlgUmFdagX0Hdx62o/SX9kny781FS843ka+RM6iX2w07yYtUEvFOljTyO3HN1ZV+Fz2m+sXRCh65hgEA7RAVxMMCIERXGL/s/jRtjmmVHrS/1VBK4d
XfkQXaUhf7JXxj7EzOQltV8axNh1uJA+VxAVPY2ITS2TLPLU+1rIp3u3hGzB77ztjQblHdcUZY0vNbwzDCvm5k8MHlGu8M81JIabBO/kjZR+L+2Dknu7I9qL
UpHrdQBKzPfuJRokO2TkvS7FnwSW+RflD83RFjDTZjgFKEhDRKFZ+fD1gtNXGdJv8U4icuVuM5M7RJhMyHk+zTSimWwckeZ64ZH7aZzhCoskXLtZmuATwHnI
JYJcax0J58laFTzFG2jnkSf0jb61sIWzXN7BMV06TylXep0V2HqEvAK7uWy+K8GCoNbzIlgoTcaP2k/iRaZFrldSPm87lmAYpuhuIldM6cICbzr/S+xR4DNb
ovAM0QWmyFIU2M5MTkn8I+N5dJysfd7CUCf57wpKvw5QpAVX75GzHQRg20aoBiflo/ltpbjHHvgJnYHZ5MsKybnybGiW15OzzVvlOxuQwqvQvz2zhTSkAefK
njkvKC6KyrgiCQRy5oYoHMKoPs1/fnOnY1PVtvqvxFa0IFDBGhvcLiXv3TpsszQDqZFUWF4xfnWtU17kAXhoIM7Wv7/rY7mny8FWWa7DPN8j2Q+0IrOSPVPA
tVUW36N/hn4Hf8tucDCJKdxHnm2Mt4KZ1s/1swg1k/z8nfWX6d05dOPrym1mghWXNENIrtQvOXCJlfsbcoKeyVuKXc/MFFP4+kJgh8b9umlMR41GUW2drjxS
uwgbad1pSTFvtXcwlZgm20bjEnd/aXdWFj7U8o0gzDUYJiPLzV4BuZO4gTrwdOFreRPrO8E6T8BwFe1Kk2ELsDpOpe8hPoqZ61phIueCmbzVTp/VpH+LHucs
xoaibMMYbKB1EvEZ4wbM4Z1kQwEpndyBbYJ/1Ria3Ct7RBSnPuS84CbQKM8LSMek9iR/auaUuY0C+xFWb3z+7iHmiM4YaiDLNTL+BXYIVgNUjhDIYW0Gf0fq
E6Yr+xr8J2O+QSvKr4pQPSWsYaWZvmf5do0qU1sOo/WSuXwr9rLkEt7dxjJ/Y0U5J60RXX8gyj2ljqBGiICpj6xdw/vRUY44zKX8a6Ke2jZccm/akr+YOYOl
0WKcYYzErDCcCAM9FCIzYf59zG2LWjbGPzRQ5JWLJ3vPs58geeKO3huCzqicv5f7N3LcOdIz071W/CnOCb3hz5G8FJcJtgvJNW/f2l9d5zPUrl7wVvcEIkmw
OIPcrw/KW2PYZj8l7Zb/q53hdBGQFHiFB3DP++ER73FJURFeIFLwFMF91jf8Wm+MU+l+4P7Tm+2XO5leB58n2MJu7ficWGxfzLggOqRMEQZQctwtdK4U5eAn
VAOl51kdiZaeUu9H/jseD9wX+0VVIFmBTce6uMgRKSF7ttPqCjP3WBO9CwwD5F3FMeIdxF5HTkNmIL98au3jwE4/OQtfZr3n92Hed8e5N2hL+P3MxhQgygJm
R334mmgbXvWJvrkzGe1etVE2N3ACByhaqK4iAr5SQzSMJ7KO5X/OzknDFO8G3MZh22e5gsILeB5CjpTrVZcJgbKvf1LA5PwGPaQsFD9zJfMYWA782tPUo2VN
QI0qCOzbA+ooImM7pEpuIrJUNjTQ0jvZ8p5XEWjL05vJ9dNd27fyP+1W0VrNFwK2B8Kf2ilZWBAEuC7IBX+8V3lgevh0fVHYEnpvu1EvDfRwNNufE54v+7JB
4P/akhEaVHi2YWCDWe7Pa5rjcpvyTwbIz2yse5Hzra95fa1lHNMRuhMaT5Cr9pZFTTsurp+nWqdaUrBH5XJudQA7A1Av8s/PPg0xaKq6j8OfI6NUWzRe6SRZ
C9/X3icB2HVQmecZVndSMEc5SDa5XhTc0rCmvqAulKf1pewnc+++CE5FX+HZ+SOdT4KXs4LydsyNzqvmJWEsOKdujOcLwXfKww5yXrghyVPlFuxyK4uOKef5
F/mTpEUhxLxbetP5hXeouE/OD35uDhnPmunN9I53/+HVeVp6Egq8gXG+iFMoiIKB9H90QO4ip7j2GVGGcUSI61ZwthfIJAMdz4ioRARkTw2YdEW+Fs1/nvc4
+iRnRzCz7uN6r+ax8qayo5O8Er8ItFTORTp51ijaO657DnLoHKU9M9gvu0dgdXhquHtdd3F7NFJlR3ndFXXkDEJGHLt5fxQedjg8sOpHSx8XhBboyJ1IMHdk
w9ucFUWVXdRF3YuQD18RMxQVT/+ffzM7DBe+MvBFJfBwl8qS5vjV/9bTAvsKne+e4OjtXMaBEL1dmCnWxlqO2cXuSbZU7C90O0Z+pT1oc/Nx+7cZYd0qu94+
jAiT/S7UHbgs82j9SOZNJEYcQwzdMc8MYByoqbH+u8QmjsDhtXfIlljW8DdwWon7GidlvbEVWi2CBUQ7zujaZ7QVrMHoDY6Qfsz4jVTqdGU6eeTJ6RLiDmol
ejkvCAoNUkElzoO3avIkm+H5bJlzCvt36wJ3GkauTzugOU5U2B4rwyodaYYjNivxt3go70c+13aZc8B8hDOO+TOHnDHstTwuUfURR8RcXLXK2pUwGSh8Wyj8
oIprmuib0ntYh3Hy4v7W4GIlA4BTqKHozlBULs3RJghq0LTMgR0yP3K+1twWHmfHszWW3TZyv2KEL4qOanRugt0D4zg5og44xriAqvmjOGsMU419tWvN2QRE
pQak8hmPxFT6nwix2zaD0QrbxjFYY9gdraccUzLIfb7KtZR73FNn3Q4XY3c5IstbfqOUcaSYtd23Gl0q1QsbZDrn6UCybzoW1DMF8aHYhoD1M09FQO2sz+mD
9g2alWZrfWiK2KYc698oJ79zgb+lbpjqqNQpPlf/sYolWi8ld1JT8mt98c4bzgJezyLUu551iQ/W6AB9Nj/cDsvuEJ/6H0qrA+zmTw1jlAPkuwjE/ty1wjPd
tVNUFJoXGunrFLiFN2W81LXwJMpXKybKnkvJdVS6eLT7rucKnybtLlsmvSPVBDLdi2XxvlBgRug33tHAmiDNQ35HmLdXeDIxMHAhWObZgF8N2HzDAl1czRnj
EbGeQbQO+GT/1Vf+51zUKi7I1jnvSo50ncYt88tE3QQRORFg9/N/b6Oa/6D31C5Hi8LLFbH6ofJrPMCcLnLWUUdckY1bl1BEVh8JD1mO76svV7jtbzp/LBuN
coLZfnJOLMw95hIHKgLZjm7hKsVIEYfDCNT72lpPKY54BylXBU65K3gUTGQIgHZAENgR67/ecyX/urltYVO/XXLeelzxpXc8Tj4a52Su4E63NIBldBVkuJHA
ZRxYZ0EROfv/fs0PrPE1ld9TZhDHfWVewq1BD+FnnBZphWqEebh3g1/rnCe759jIP6LJUA7wdpSttK5zXbaTK5cMWdjJtfdxpjqHimdL/aLrPnJsLnbclFm9
P4s/E7TzvnI9tfYXA660A5pr/vtzl+cC60d7d9TH+869mVss+lU/y1OtmAHT+Gqez8PHX2mvSTWqWEadOZY4b46XVaaewEqc5NUl9A71JuDlnp89GfZ6zmjx
c+I3opdwn2uGKNm9xFpIzAiW4+Ss1026yPpOPF+7R7zV9hX6586F0juonigXfiKNsxHyWUSheYKDXKEst6u4T/jlDp/rub4Zs5k3TgtR6cohECZdpiticfX7
iU7wQedVvJ9XK6Ksmai839VRnH3BGiFK76QVkhp5X/Eo91PpGY/T6g9shsnv5oLP423H/h3+zc3wzYa7ck9Jl2BfCyTij+DNwrGOia64jAk8IC8TtNdAMwbS
pOI7Ec3Rz5NKrPNccirMfUXncHLu7w0rqv8S3SDeOod6rnCEAUZ5hFhI5fz17++P55cr9jjXeY38XsSXkqvuBkGMs5fAzmqv+wKBbF/z/FYv/Ll7nt2Wtwmd
Y3zhnid46anCyTX+aftA4r59ekcHEY8O9E1GniNknKWz4Ip9sfSlq5OpJX61cqTzAgJEhMFc1A/33tUbuDvtobzl6Sqkty/JPkF4R6LwnjAIAiclQ/0/uRvg
O+5bkoqcWi6GDVG5skvlR1zP88icDoa9jPf/UfYd4E2b3/oiCVkkZO/E8bZkyytxEvbeu+wNpbRA2bPMIkJYYWQnTuJty5ZkyTuDUTaUTdkFCm0ZBVpmKZRV
+k+5vb/n3utI4W8/sR0vydL3ne+c97znPc+de2r1+prcLEpBEYpuzt6OhQqQ3439mdolUtp78v2xFgG1PTVWJpWw9X3x2+gr6zx+JauU/LLjCEdn+xFhYOVg
1A3549c9ra3wAOpz+9fCk9zFkLi6dzoA0HpjAL3Pd9mWC32OzRFwMBmc67O4XlIMCDzCoH2H0PJfAEZmH9ISnzYLY7HjXDGi5bDLsYmqljyF/fPTKnC9eJlx
pqsi90ZOnn0kd4druXwv3JHsLg61d8hu3ek27FXSa2jR5uGZcon/4/3fyTVUo0Xp0DoqRQSxXxTN9s9FD/f8ZHmDAVk90R6+KGkBeQKmqTloHhP6zzt+F92w
F2Ar3F/xv9dPVL3gXyArLIekhzlnHeHOUtlZeBRrNSTBf3GkU1s8+xQ/Uc8VkfV/Sv3RLYcsTKFUfmVNUITlVGMdlEul/nbYrEz2KrLegwYhl5TIjst+rGOo
NkBoKnyaHvfifQexyCzyc29J3U6i2M1xfQutJOvtMhB1hCfXuX6iFin+8BZQ1wzvXAixwp1NHqTqYP+xMpbiyIfZZtbhdYPACe6JxCP3e+nQxrEyr+QqBWYP
VfUVbcv29wBsWZ9JYrJXcV6jreAqOBTeKOtKzXXuxc9hkxvvyjph7+unif1xz+5iuSSYE2+rqPuEvCfF3H+ZAUadDbps0ym+TviD8EjKd9o5jjxXot1sopkD
AOP3AbT6AXT8LIR2nP+fy2NygV1MeaBv6i4rTuhKXIeF/qijHTpPTfM8cfeCnqhwmBf9hWsYede5gxrmPojN1TzzFOGAk2atovdv6br6+I2sFB+bE6pbhW4U
2xrWUqe4Rod/pHqcSnB2dT51LXefsp+UL1XGypplnwMMSgwfLuu178gh8B7xOmiMd4v7pCwLLIO+tcuwMfau4njLJNtN1TmyKHM6t5ulpzIxYirRtCRYfuD7
YxIL2TPBMXgHN1r+2DwTo/DhYv/5zZfWCdIE14VvlDOV/SU5ttMQox9Ix0kF/kITJAnkAj637Cr+JvWgcQp8Vfk9d4PpL1gF3sB9RLfoLPw+uQdfDPZQSJ1D
2GsEJdQJpX90Eytdjg1ON7O647HUciiau8bUD4sxRSp2SydobinG8R9xTnr9x9IaZTDxtciEvWU52/exSDgqR39qNnEQCuUOtin1JZYA/ADp76WwLA/440z1
0DBrnr7Qes/0qYMGEwMARk2MTsYB6Zd1CiwIe2wKMh/QphK03KqP8wKBj9Y1Y2b5/ueRgDxKLlAdl963OGRH7JBwZ47/+zvIfNAGLBw7pkdEfcVDGyqkNfBm
4g8wGm4NXkTnOmeAN0XN8p4ARj1xes7S/zoXt6R26iwYZN/i6AE+1y6RrWL7e00TbTmi3zm7JPPIqY7HZJBgvJimWxIdb/LfPauX3RB1EC1QraA8ilrbcfga
16vVwjnSGcLZ1l+taeQj6IjrKPG9RCSywoKMBegg+A/Tc57/maonCznr8ZGmWZQF5NsvOa9b/GOHaCIVKuNfkQvAU/rWtl4SNkyLTwG0/Oim+6kiPn8btRIb
5XtkKKhGjNPL5rI75qzjBMEE8V6a7AJ9f0mXw044zvHY/id8XLaPHZblk/hjyjLnrPSh7DegBm6nfME/aO1KpYE/Wb4k0zr9qHamlWcOtcTa/LHujLoBkv3s
cFUnqwbOMy8RrgX/FtaD9yVf8qaRg0jA1z+zt8E/ftmP/SLYgC0mQ0w1mr/gc0QrPi1XhX4MNf03K8WV3J73FOtUUsT+lHOHNxgE6DtlAQwqvM2hgC3lbZlj
nX8f3eAZMb7lsLLA0gWb11AN/y9v+d/3vd5eJfpULuIYJfXp31K54jUCFrnXXCheimVpFlH9qCjzFYgBEaVjRrXE8/33G55xfgMlMflJO11tUxtFkZ5Gtn+s
+xaLYc/iX3KscRXjnawBirXldBV5zeKG/9mnnjl7suZItyt71w/LnUZ25kXWXRAFiPbWy3MAxxXlGs90RVtiYe5o+335l/U1WIy7H9SlbgHHv3pEbr/lfior
hmd51oBJeKVps8c/L3gGtLvmKDd4KPytr9xV6pmS1UJlRPORP9BTepH7iPoagx0rSJwKVoTI77gvUPGu1eajukTXpKwX+HnyIXpAWKYcLTohDiRfeaNc6/z9
VWAZ8Vro5sfCXplcovA9stwDJ8qVdcMVh32A8rVvmbiSSoD8bZSk7jNQ76kBW9X9Sgq8IcR3jmp8H1flnWr5Ov2C6zPNKPhTl/+vQcUbxVHiPLBMn4SjMF86
UA7QKx4CzWaYPjzXkb/d0h4fG5+YNcBDQVbP7dyPqvVj8gsBhl47AANnv3mvFDgoWe677Dta184VKAtUtXJ/6/L35rKdM/F34onecwZMoVFlNq53ofU2ckV6
rGer5ytwvOyhBHQy5LsRWs4EE3L6n295nf1cVs6ZhYl8ox0+9yIyDPY/VhbVFt9S33jXF/ZRxATFHPFZFYPSF0KTYW66N7p+FWzJiXdmKN6Q/bzzlSchX9ZB
xRLZGl+p9o23FxyZ1UPjJB66bkp5snbuG9SP/KuEje+/z8FZ+8A75B3XFxIeNUe21NHT7s8piEfF4kEyvlPtCnWnyofyz/CbOQIITfT8P44xK2O4eAv/i4IQ
n8R02jVMHORqg7dzpTofykYYl5l3KJbF/ZYxlOqTPtHRSbYAumPvKn0k7wn6jyufpYPMo4iXrHPfNTyjaiDccljMc23UZu9c2Di9wS5/Krf5R23IZW+Punae
8aAT/43c5RS7W3NV1E5hL+yo6IUsluQ4CWGi038VbqMl0b7WhNQ25Bais2MK8ULCoK/LkKFI4xQYN0W1wbcpvpQJXa+xHj5G9XmkWTZU8/gRwJBxQmgYNs1E
yX+D+2UFijN1xZ7tvm3K6cqJCn8cp8bRmtxN7odA8idPiGOA95HsCGkgAxzDYBN6wXVeYZcOljLPEUYdAKbM+j+9flR7FIPI/q5LCkKYWT0a70f6+6AG113h
TyQAp+82GDpLbplMmTQ4IUKDw/27dUdeT8/FxpvUEuor+fM6CHvR6G3otmuWO5RaXh9lumfn1LFZV1V3VedUWHZreQ93v229QKnK/2wNlvHIs94gdJyrq+MX
b390qtvf9j7NSchqkF+RL5YXcmK8ke772bQRCMCUuR8Bz5GUOW1KpeqxY7Q5rN3CDGlWf2WiYIfsvGJ43fa6jgo026E86B1iug3tlB73sLN+8PT2+dvcA/JR
yhhisCJJfjPvnkOjqvMetQfXKLP7Zm9Dg2Q8x1tvD5U/Jve5sb9bhM+q/MkbaJ6fYcuF3TOzgpXnc2IUgWyHqqPkCNE51x9b2CJYKZ4v3UwWUv0FT8XtNd9i
za7VAE2s9J9ztkazBotKy/ZNVejrBuddytbm0manmufFMvsITPwHgCGL8D/em+3B6ka55a73O3UOAdpLlU/5I28DG6a6dJS6Ps/1qeqi71NfrWOr+0F2tMpj
PCC/mF4JU6qn7VvAKZuPf5pjIPrt6XlbG7fZ/dAnaeA0vK77Wtfa4/9rxY1/OMPqPxefxF5kLfBaxeM8jFFn8wzJpkffGmToTl60ZwjP6K3l7XfLBMsFo417
3JNcIZxzAjb4o2y5/bTgoPQsdJsTKXss+cpRahGK/LfR051n+cHbUcaBg71l9gjwX47i/zpzI0xex05KKd3ieCDspF/rOo8zHQWAtrMKRb2zvjBdTzshuWL6
i/wNPQJb7AphNqpTLEtZBIda4lnfYamK4bAy5Xs43D6a+ot7n7rJ97fAzx0FMjs+gfxMrJQ0yO4SnROFeB+4nXApOQ/vT06SqRWPuf7Wm03W1GViiizYXipe
LjpF7tZEiHtYLKRYWqTUWs7JrtbwjP6rRid1d/wvMk20nawxKfDjriHaj6oI9It3vjB1zggouUKuZZdjI6V/STgSpkiDluvbcq0YQKt21vxa+J99WOR8Z+/r
7s1bqPoZFkhSst7j/vjfO+FBaBQ2WplLRdb0JuMFFwTX1A85Bkkc9wEZQcDGjpRISof+MfC/Wu708OFSAz6V7pT3BhdLh8GhRFfDPL7/WvkTlWgPtRdxG0WP
sB3SidgAqBlEFaGtN/jP+wZky30Rvk2y0Tk/5G2ntLUjHQeVLw1/wMWezvW3lOs785QdlCd8U3zX659lx7YboF/p6ym/rPL3Oda3r5eCDb3c37lmkMlybYdP
2vvbvt7Kcc7X7uGyuT6uZ4ZqBVVVR4NH0Ss3f3ilwftLzoZslyvXW+7Nr7/jueT5pG4Y9Vm7zLpjjhFZodqlLrW7PC+PqlHtUG3Z2ddNyIbgqwl/Cze5fphz
d4fxdSssn2VVeZy52g5F1jR7l/qVqkxZat0fO+t2ZmP+UZvGnUw9V53MyWzcavZK18AzssaQdY3nXQ98Q1HcfR9775lV5x/lbPV8bn/jHeDj8HF4Qe4ssFRC
E3EhzFp1b3Vm+3FsX14H1Ul5SN3xDkc1NEeNTv2S7tnmVk+67Bx9b5J/2Eftbe61cOfcOS629+supzoXKv3tJ9juSuPTxjHZL8lH3t2KSPJJfce6p1m7VAsb
v5QlZv3l3u27aG02o01XM94cKobQ5U8v17tyI3L2qnq6Xjrnuh+BKaT/FtrhkYrCdkXuEHKGJx3TuXr4ACadSTo1XOCV+BG4RIxTYs0pSy87KWyFdsY6dgh1
XDE/BI2oUNTD/plhg2Jaxq94J8xo2KL8Avsk7TjXfzTMIqSu/ZwIzUjhHHMWrjDgJv/5MaW2TvS79SRXAn5CTTEuIEdUN2M1m+ch/q/b0ZrWUhN+NXUnVG0e
bubYn+pV1mprFPk7McUoqlktKcW+5kmF+0Vd2RdirMoeIhLtRIxm+a/sKdwOeAy/PdvGuY6OwmZxmjxu/L61Ky/EfAvdzWrFC4SqMP8431RlCC/TrADng68l
hMAQD6AV1EnsteUrw31DLZhvKcZ6V/qfizX8stLz69T4HLC1cyE/FS0yMERLDJzAVmk8/eLUR3aFPB19Jcryfgcx1I4BjPV0CEO/huZqBwGArqfC/7IP6eR4
/sucC9gjtK0dNG0w77L7IzhqTpGbQ0xPu4cGg+X8kTZudI7lKbog4xb2CzYnYzbXyF4fSeufNs9HAmh+QTP1kO8lnpyLnM3862AmLxLbhaGY/zoXJ2KJdJ4E
frY+Wd3NWoC1EdOg8gjNmvbv3s/I/d1JuPpm7wED68zmEMkB2TzV4q4XXaN4r+AQucI+xL3LuQ2W5EDOt56pojLIoHtiqpD6r4SjvU/JmbZx5Kn2vaFT7pOO
HNJ/jByy/ubcVVetOu6447gOzRaUw7S5GoSWf9B0+dR106mNO+J9bpslXOzoAr/DEsmTHladXbpaOof8y1Ll+CNuZlYr0e/kSslht5V8mVFNDoL8bW2WcoUi
0yXHj0LzHDfTRzm1GX9YfqL+xlcqp8INwmKx3N6b8t+fv7PMnFjRbHixk5tXRF63PcR+ll0nv7D8qcOpvu5UJReb5fFXAlkhETrnOd/L+stXOo8LOyU8lDD0
/AAAWi2LySw364Ip3/PGU0Deq/uyvdrbjHeN0PQ5YlIta5ZJTRt7NZ/j/fDH8izyZbUf6cqvKnd6vXss4z3+4y5O1Hc3mHNV+Mw5N3sKmegbTarh+xCXe68T
QTogS93ntsE+xqoAgAZFRFpQCPnw2jsiK3utJNz1vSvRMYMMtf2E+h9vluO5p7q+h3OxPrddJ+yZq6+w2flD3yvhP9tt0/QXBYQ1XVs1/QUCbYAgIAIIBkI/
3AYi4UAAEgzENz0bjAQ2vSeo6dYf1Q3+8HzTO5EQIAxp+qZmuHWtgQCgLdIWSf3wfwTQinYG0WYVP1yDgNb/7FnTFsOQACS0aavZSMa68Kb//3kl5MMrbYDq
pteApr0OQf7rOX9vIajpQTjSuul9rT987p9PA0hA0xEIaLqPbLoNa4bNHti0laCmrYY2HYsQJKRpH4Kbfkkr4J/ng5veEYoE+WeKmr7rn2vTfdPxbNrjf7aN
MEY7NOyFf7YU0LSFVk1bDWs6I6F0aBlCz4lrFt2mG73Ne4kMWbPApqPZdGyaxsE/xyUIadWMZ9eq6ZXApvES2nRe/hlprZuOYyTAbzr2EUDoP2MJCKKLcujY
JQhNfNYMRtvmwwj+Zw8CmvY2GAlrxmdgITFNZym4aX+a5gMS2fTeZrN+9JmO/9ZdwZ/jxZZz0jLhLnkBaJU7iHYYW9fNq5Q+ExeDjaTVukC9BX/ieyFchqaB
l+ztzYVGFuiPQZy2DLN6XVp5hCGO6Mw+Kppq9c/EdBWes7yEBypmoZeSVhMbzQXiFjFYpDkrylVb0quJz8nDvIsJxbbGmjCLhw9tXM7pSUwULLGkGmbYlJYJ
HCFnevk7WX/0qXW7dQiY7/DPZC8incZtvPPCIPE58QTbkuoh+CPje/s7vpgTrviabQf7CoWJ/vN8QrXCOVHyFAzMCnQW6bHqPRJElxz9I/RMsBmdHbUQ9GI7
YP+RGGw6IhopHYV9bftbtDi5P4TbgObr9REaTOLf11Zvuxrh3jFUOo5zXjZaeJKXkULLLgRo7StAkyNubu0CaJmHNHnfhY4l9gXKIvKRIlO5AzqHrTL471MX
KFvwzN0TGWGeSXisdiyy6i2hsbzkY5TRnAn+DmLazQIatIeObYzQ1uX4vWMF9Ak7z/pTCk+yXGjgk4YBkP8cDuZ1ZN+zT8W/sBstrSUWWKWk1U5jVBdr7W6d
k+r9ye0htmYdqSt1POEcUgR6InKe+bpIg6kfoOu+jnlI1ihZmbNGvldi9ASDa5wdIP815mdPXaZIgKJZrjRommul+4XK/2zE4UvzCsBWqrNSTLnavopalUUb
zzef7fz3+ol7n7Oj5x4lli9WtnP1qlvrjoErfb1BgXNwltgdJ0GpxKy58mma3vWvQLNyITXWPq3+V7f/HB5TbxU/tIS7HLwBrl/cgeBAF9/4QL6wrnf21gZ2
znnnW1/7nf62PIX/oGG9I6secRU1sGRd6q+0w6E6xwqyHJ4rOE0l+ALs/6fj8Ierw5Xlmi1daZvvPuzMA2dYB+M0PgYdRv/vs7+I/oSzU8e6zvgueSLrsfbf
ewGmPg30Oa3mLNfHaJvRnZn/fOJ+Y7piRdowpatxpcLuuqUsrvePFHopJzor4D+zxZzDpN552RuSV5H93phM7jFhshuKPPsxd0A2gxo1Quup0WMh/+PZ6fhp
0uA9nCOUyliPPWuVLtw/zlNRyXUoCnks0mpY5+njiIZpIjo6Rt9/rymu7RITWCQ94Tjr/kPXTSoVs+EvJYBYDxawKOtCkVf2u/SGYq1tX1Y+r1I1WPEnVuv+
TOpv40Zgsk2xaTgULJ5LKOF+glkW/3VojuI+WFl+Vhov/d76E5XQ1q1iUMJsvor9w7MDVKNMrxRbnG/Bh4476BT3E26SeLfrvWi4mLIpNVF5kOIQOptspVsj
K6NGYxm1PbNzZFKnv7XbQaxylWePI8o9QnwLGehRZ/yNF0jCxO/g08YTqlJHsEug9D96IeofsD52I78CS7HPtBZhXcUn3HpHNQXiSZ0monHeXxWXXf6WIomq
xByOKhfl2EfOIgaSa3Ea5h+9OuCHS3vzlPJL26dhS0krXAtPcGIGAGDsSkTnIdAjcQiDTlvz+en/de8kelJX7TnkODLAukEw0zXR5D+j9xILoOVgF/4xMt91
l3itUsqSSNBzyrU9/WWt2/un5wU5Oxdoqe8Lk84IADAoitzJisLOetsZ0oUR8CzNYRvJ8p+Hd8jhgmVUOByk8igA0sCfbG/mOwFahZD/PFpiPyWeUrda34/U
e846I+o8io6Kk40ZUpHCpxpdt1w+Xipx/6UgXAOz27hz3D87g9ottIe5/P2f67Z1cDG5EXM3OPg/eR/k7BD740xn4FNwX9XfijWuXoQhe1PWU89HjK5mEI8f
01lshdOjeOfa430oQsHH6a3wveJZ7SKgrdQpdxXWFQ41rOUJZGtgtRCCVWRv5Q3l3Gx/P3k+qlEsdDu8o1xjVXmWY85gb1+v0jC9QQyFOGpyJzQccXgJ/2NX
5f68Tgz/vavAtaJuV67Rt04pgBJd2XC2OVCWC3/laycKw/wRvKvkI/yOeKwjlazAv3QNdMwQ09QrAQCTjiVQJ4wwdMe6Gn3WH/CRrBrirIIhRmJi8TaPFCAM
2SY6G/1/VrSwdqj0i7q4vG8dv+fMbEiSToX8t7tKdcGx07VJsVJwHUtxjHSlg8E6vpxlu2cJJDtrx2e0bngoZ0AwEdq8QvMqtP/HdmwTHJM9cq9yFki/Uc4k
z2CPKf+jVUZ0dt91KmVj62642oj7K+8oafVQ6fHbputIWY53WP28rACpNPeNLNmSJKuu/7R6bHb/urtZazmn6qd4PG0Ls7Pr0hSPVN2gCbks31HPJp+/bd2h
eK0osqZJQ+0daguTdtbx6vxt5Ey5pD5d0cn5wtvJXu5rqA/Hac4ewMg8AYb7Frlf43yKFGe4Trqi4XlEDt5ab61bZllsj6QmeUrdqzSnzYGK1bJOioFKByih
FL4Iwh//niNhSb/2qqiBRUuoro7BymriYN2yBrhhhoqvOqa6WRfSsKTe30tL5EeqQuSZ3oe+EVgKPMEOy/mu42Qp+Miz0t3ed9tpoga5/H87YvfajdRI7SQS
tHeHB4BriWbxBYS2Puff10vwXXgA2dkD1Bl9YmX7vDIbjX4HQjt/mTGCluIZZn2cpv9uoFLF9+anWccVSkl9g8m7e6f/SoSIppBDFVAD4IslPmkf5vnNFe3c
4RBQ1Za31l14P6HI997boio0HfcLYfTimq7fSrvlLnKsI9vaV7qGe0SyMr5/nrpBrreKlXlYVT1of+Lb6pskpM0mIjTz+MNjAm1aBX1xnq3izLwxxHllJ6k1
Z7xrn6JQekNU4rji7OeZ67nu5NZ1c24wFee+wo55hHWXSH+zkgo/IxHlNRmKA7ZL6DjXRre/V9IHLHAnwZVoqEJlz3UPc+0maeqNEIY85j/clZonnnXYQf5t
0mtQEFGSz6Bw/BS/nViTRREBMEh1kwySPXWn8Afm8XIeO+Md96gX1EK5fwZW5Pqsbm/d76oaxWHhStk9cbgvxPxz/SOZjbeefIH/mPraJ/dXgUC2Sc3ZUE0H
uDG3CN9EEeB9ngwjst+SR5xsB4X9ym/IabT4n+uD7AOCVdA17Dv3ENyO7cNOYjTRO0JbzfXh3lZcZL7CCobaU0L5TkcaWkLRsnuBj9Q3Y+bTIzRIB0DX6+i1
O6PjNkpALTCup1bYr/i2Yf57eCsnibNX1wl+lH7ZfSfvTtZYF5j3C+X0DXWHeYLgrwRzsQCcwVNFAHrlAybG0r/ftAUfJg2FEesuY3/lMQsIzVL6j400u8n7
qeshu5SaTlxJR5V3ZYwVprQ4fYDyonK04jvX9x5f/W38Fujxtanrp4jN7dhug3yF8hKcq1ya3SDakjUJelg3OvdOAw9X1C2G/WPNVqolHkJSqNC7UhVn0K/w
1wr/+bHSXe0t8Z2of19n9k1zPdFVKmizXwAt+6zpOhr6lkzy7SLLFX94FmOR7idYAjYC3OBROxJ9o9yfOya7F/p2w+00B30rlTZvz7o1rt8kfLE/euBjxVrM
LtxxTbnKEYG3951zDcm6TTlhRFRQ95ltKKr1RlD+ZzCoTuVtXzdYWu8KFbuoOELljqGW2HNFLwghcc35SA9660h/f+uV/ZA92x4O9Xc9pPqCw1we6UdUCDaD
SglsrTAT2tlX4qxzhyk5ZAC7BW0NgDan2DyiDDCyquhQxP/xTVfhNY2jFMtk5vY7iZnwXHIT7B/xrTUPJftnrnMGqjZk33Ku4Dt9dvKE+7Bjtfd791vvNG4a
Nk3RQuwFAPTqhwgDl6vpNgMnMzei2WRh9WzfYetjjOPyn5kx2BkqrI4F9eM/xFSKOOVtBa2tYWSkL0k5WNPDMJ9XqP3W/JqXn7CDNZJ9NKE6vQo8oOW1TWYf
Mujj+AEHOWH6uym7LJMModrerDKj/777aoLK+8bXcTslW3g8aGZNktE/4htoHGAM5E7gHzPUcD7NjNLBJloLTsP2/6/7M6bJ6sSEXtXP065Hdc8Yrs5JnqE9
ts2uS9PWxG+3xKboUlamBKa/KGcZFDUwq0/JsrIFRiXb3xr+xuqXfDjzsaZcl50eWvZ38r1iTPuzYFh8WXqvtDNWc/kqnYHv76/OUh8XRcW7tSPLF/EHZUzh
vOTXVQfoFtd6KhOTran3SnakfFXun/9CE/jq2NZL1R0zyUplyrjYdHVz2BujJ/bhmQclHSvvJqRquNUna3vqvlajuhb4wQBN/pleVYy+OwbCUP30n78sdnBa
77R1wa/ZJSlzIgcb54j9Z2qPwsPRLG0Y/3jtZI1Jd1AbnDrF3G/juMwu6TINT7+vek1lNo/BU2b+hUwZhg+3kih7RNfq0Zo/KztH1usHlUSV+4/AHfq1tQ7N
zbTAqpOcXqaltX25AEDLePnPJUm8otFLfbFr977P3WRj4p6D9QupP/dm7tt8oFfjMOmq+pKdvr3Q7sN7JktX7Zq6p6Fh9Z6lO8u+GU5KD+xrH7aneF+UMt91
6pvcXV82rtqfd+Du3h3fkKq77mc7vdmqhKCc3/Y9Rd2iM7ZBtmPOL1BtWpnwGMiPfIq8CwjYdiD4h+1xkbI2q0svooe187B7ku8MWrAR30qsSzloUWY+Kr2M
7sQDHMqM9jiMx4OvjId0P/P15dfVCn6JprvhouAs+7W10m4XB0LtLQXSiXistj47VlRpuivi4wt4efKE8kKhGD1umY+/tlJ4G+Om+J38Rezlhm9E38e9NPYV
WLAabJptseMIWy08ZLEI5FgBuhGUiddldMwIFL0ScFll6r3CcYLl/Ljt3SuWpy1Lp8oUiasi8tiSbV3MbxwWw9dCl2kBa6nxtaXRPEbrKZ/DJbRDW/1goIy5
uo5CNTxf4oXm1tSQlZZKvtg9AiwQ9LWJeF3t77HZxGPrBNdrsC86ypDAnkv2x56ZrqNH7bOsY4sLN5/eYN/2fL1zx9bQiSUnYv1nSb5hurY1K9q4vaym9pZm
Q80Mw2n1OetBGyWJw7hwgzgZmyXsXzk38xK2zzrPukJ3RzdVbLUUpfxY7Ui5hgCcbwK+MPTQrSjOsN62eS0s/GyFx2TUcm1V1f1sezmzOFfzM9DxljVEqXUf
u0jognoJjqMF5HgLyY/IMrKVaK5hSnKGprO6ij+gXApZ4ieBmOk2+Bm/K7dU/BKWUQBUFTC1Uri9NpFqW1hUlnK04n7o5+JhFmfmIZvUEamuge45jJlzdQEp
2zhHNLd2dDAI9N+ksDP6lrGKt7OvVPwWcScGSl4Tp46IEXF5tZx+sNZ4WrSMz4Z/5+7nvwHFwm6sa2ANlm/Ywsng7+dNIWZj0RlL8a26U9BjSRthlfkPXEmc
wjfxo4hx4ElRrXgs+pzKtuejbiLXxk6XEQH2iwVrAU6IvmlbG4EbbesjL1ROCz1WfKciL9EVjCdUBezd0brsQ/YeCUTmApFAW6QVkAIEBObFb1w/t+hp6b6o
Vfkh0dkhb6kK7SpQZzxPRuJX9GVoJadzqR793aLH3gpfE1vRGmhNTY3wcuYM/tbkHdZT4E3wZHhbUR13pnCL5A+7q+oMmp84nQOl/2IJIHMstsT+lIA9DztC
LcRWQ9skbcUF0jvajuKJwqV8JRSgObOjNOJaZfdqacr48pK0/KiZ2IiUk9jEis9Mc7k+dedtn3ITwt8EQWFTA9mBGeE7dgyNjAtJsMwBRfY3lm/RG7YfwR/N
v+EbsO95PbG+3Bv4VQyysQUp1v76nxIitTfVsdoVydG1ZTVD1Iujf7U9xyZxXWmfg5+BZs7P+FkrXNmGAEV9hYcyCUNX1g+GN6ZGM8YOtR4TXNV8rj9oSDZ1
yjxqNOp6WcNFDWYcu2nfaf3GvtDeCo+wZmgysdFEDfmAnFNaIUzifJ9+VvMbKtc+sTi4xeqZySsrgpMvRj1Lel60PlWesFIgTvOwYyrepCrSVZpvtDXofPZu
9YikPxPlmUbTIvULw6eGLwktL5q4QAjEW9AX5uHx07i94en86eKt9nbsgYQWbIunQPXWDaYt2Av8hqWKC9l/yDxpuxv785bTxcML7RFXC8+1ObttYJG/3T1R
klmbEhIQeU2j3TiRdTa1uNZl4GjTq0fw7+nn6V5lPMV6iPZXdOQtirlQDWmXcPZxD9cuLz6X+cfmuvTRodGVQyo6JL1ICErca32my8cspnbmUZpYUz9zoy0h
2Za6TjdZ+9go1IXzIy2Vld9wPOAI0SQhAeqhNdAY8NttQanTjFsM53XPTJEJcjSq4nvzu9ovIZUhzvgcG85vRIuwTeigsoJtou2mmIzQl8nTal5VLVNPhnNE
q6Ch1j/wW9hl0VQ2LEzVEIZfq1iplSlTDET6w5R5qSHR41Ifh3QsKSt/GlAd2zfh85jPa2sq3lXsEI1LqLbuy1gg+iytZ9xCzGAE2G35k6s7YUGS2USxKEnw
nJtsLBWdNcZzzhr2qnfyKwS5GRMkVrsM/lYLcvawZ1gLRWdFekMb6CDvOrGc5cxoD/QFxrViBZ3Yerbwk8gD5cbtDRFz4osiz8ZtDVdG3MjPiDkW+99HPQgJ
AIKQeEQGtCldH9ilKCl+SOsLIa2S98f1LHIJRoNfYDYdz3bOuAzMhFdYXyWv1c42TRMd0x4RFBq/xcahLLy9oIMNsozQVlkKseX8W5Iw1MMfY3LoMy1s2/vy
OiLbdEf/Wv/WqkfXsqItYcbd6ruZ44W5rNO8ZH5/3lM2KCLZ1QmBVcsT98XkaNCqCSWLa6akXquZJw7DAqXjwBH2V/wR4Jd4MLcw/3jQjKKsNsrgaSFFrTpt
GhNVKX6aEU/My96ODyBuyDjgSnKkYpl0veMt3tc1whXtGkPN4580n7Dk498aV1p22NpZvPxgDVsaI11GCuzfOKTkUfFUwS5JHhEJPgKXEqaGh8RgUuDh2I6A
oTaJ42vL92QEoaZ2CKtdvURycpglzjWF7OEoIv8g/3JMc6+0HlbqxAn2Jd5qyS1+uOxP66PMPLjQHu6Ra1cJlkJvsaCUScbH7MbaldWnNRnqx5WvU3rXtqHO
afisTrxvM8UWnOwWtr50hOWscJ++OmO4cib/C7UJ/FSsyv1aWkf9CX9GBGD9DRF4ql1uvuXoawTlHG0G1srJNdTiL+znZbNdgY5w2zZwrkvonGI4Xf6yyBb9
d+DG0NE6paGh2B8LJLGpVbFxweALzQDjqIRHCUZULioArcTX2AKXGddJHnEegTUkR25Bf7Y9dQnJK3AV+7Rxc4m8zdWK25HLOKcj1rAadd9uq7ZHS1fxLtUa
Lenp31b9zDmMHmCr8GrwsGMDJGENcPxuv+G6ICnO6WZSi//2bRDsliVkDxXssTzOmsE+yTFZs+Az7DBsdWV3IcXFyad4m5yxBou8wZqsvFLWL6li69rMl/H6
qJD0IcWna/pzBkts6ROoflC5a6CzIPsTmAu1SxipG4yWpNzluiUja14ZovMfxGPaKwmvinJ0IWntqt8WDJETtp5UH2i/QwD/hFa4X0szpFNADoiljeepnTnk
Wq+Nwog7himWPvhjG8LjYsOhXrqlnMeNjTIcE7s22H4gI7OuOkaRuHScPIjoQz7gx7nvy9fJ0oDZwLHwS5vaxEzYfjRlc0Bi9M3CdlH569jViw3eaow9LY2d
/g+TK6BpBYsCFgEyID9gFBKSPKH04Yb5ySzDiI1TduzXAOmYZpAjxz6MWGhfTAVT+TVCl8C6QpCB8Ww+AjFewpaAp3Ua8XqqP1bmqUSDsi5QrWwLnde4QxWH
oSLo24z38BBWPv9Q7VfQO3KQcC14IOdLTjk5UZzqpAQB7TSyenG49yfbTNk1rVk6SisTlZUMyQhgXVJ/bplRdapSbnxV+YS/V/8F3Id7l7fPdhkKjLlQEBux
L+hxuCVg4eaEyDFbvrbECftY15b9kC623pLeMRxHKy2prbLQck0rwmuwQlcwFTnW5BEeN+wuvyzcKlxc82dqd567ondKDXsVNh/eltJo77y9JySXr0xVkbEk
kl4izZC8xEtFZ7hTSau1jbC7oZofSEULh1l/xs5YwrkPpc/tj6wG8o3oHVZTM5TfgcI1VQSf+2VG18jlxBPO14aO4kpSiZ7iDOBUohMtBbqzlbNLFpRGJPwe
9Wibpzxu29UdEzlF5jlwpLWdZjL1JRpac8T0tDynbC7vkM5uGMJnWyayR8DDBMVkDPSlNYUqYMVbAjkjOSmoCx/BFkqeOk7YzuPDS/vbizk8+xzbaavIHkS+
4CygjhQXxa9KGFyZh2gKeidMj5i21T+Gel9UnJCqK0r5i32uuj33ouFIlRMeJW1v75Oyhnsj9ZA4BYwHZ7DzTNsM6fa1/C3qcJ7VkGQDjAvVs7jxaVjNBtOU
9WlpuhiH6ZJ1B7qYD1eP5N8zZHH/tojQ3lpY+4twA4fNjuRnoEZ+A7iSe15rxUrTFHKjqC6ztfCNfoEhL2FYwiGzVESVCVldM+ZDkboZvFz2NZ6HzRaOkD5D
C0v2xCTWCtVC1rktd0qO196pniyosi0Qn5aMJX50hpBBmFnpU59Rf1HxiHNXM1DdqpRi1epH5d/Zpqy6UVFY3Sl0afzBxPkbDEShcVvGdbwXPgYMzohLK5MN
kL0n+hJPpC9lk6U2spoan/KS2pswLTPYMggq54fhhwz9OCt542rOVCdhyaFD8BjUlXpPmsPbzwYFSWInqiIvybPsI6mdwImAzq1mBh4u1ADRSco2X0W1iz6c
UBA1LDKlrMOmlLRDZaqkf5E6oPUHlmcboDPwqhQAUkpWlE0qVe5ASuOie0fJrHbJBP0CYi++BDJW3zT7EruYjsZimUdNKdgp6DW23+hMi7XVWoPZ59CRvL74
GtEf0K/VvYV208/iHGUy2dW6Hx3AeyK9KtpiKIN6SOtMDuyi7YBwt8QK/QgHWxsETZ+y/VjRwxgqxzS/qm+rl/HW6E5wBpTNVk/R0vJ6EMaKI3peAR37tPlY
na56yb+aCqFRo6DrhIPQ8iGBZnW7EIYq4ZZqsejZzQDwMT1O6JQ8gJZ4MTS88+Z7OSA09UMIbUVM81gfU0aNHt1gVmKlU0Nl4NTTcD5bGkF03Fmk5SphGoVt
gDHPADB0RKHf/+azCS12wmkG56KraaU/p3QMsuaPPB2LFmiWzYTQVBLTd5JEaJTF6OrP6Wugm7cATOxEJutAxwyh+xUAYy0A00wHaLnJ9FYCoMns0GmOALRc
J+bRgjBUd9CzIQGGukaAcSz57dFk25qNV/BwnAtGYgJ2PJYkGRpU2WrCju5tVgX9EPBd9Jh4beQ75c6a3+wdXeeNXaBCe3+0tX0Wfj+0vQI2OOBzklzTBdkN
5X2htXIM3wJK+YnC1eb4NI3kF7CLdjXxzopwVhIT0wcL1psGWl8ryjRE+UZxD3x20hprW8uDDBXJArW8CCoOMxPnyVWc3tRp7lrqPrnBXmZlC2cbgnWT8Y2a
p/Bkxw+OFcnhxjC4L5VjWpD9ANXj+8rD+VexflQRVJw0sPx8RLuEQ5UxldrK/ITIqlPsflapOcrUytAoUFjU5o3Y9oxltRW2Ifo/2Dv53YUYJBJW6TfibKFb
P97MrZkJTgHnSCqpSdhQbTx5G4ZsPUiJa4j1LfgA/hmSKuWSjPSb8GTFMfj3+M1JJuRVaWkxK/nv7SeL1kX4I+C9UnyhzzWXMjgaxFBieKZ9k1FLZBE89nXb
T4754Vttr6h37PH2Waa96td8pYnLz1QesG6TECUTUrGaBbWTNJ3VFyK2prRLcIuG6rIs13ld9RnUxMLNnF410Xw9Og6Ny7yP5hoWCi7rPtEPhadRj8wddfeM
lPU11sW9zuTI2IfJDDvB79rd5PySMYjrFeZbMtg/skcKNrgcOM/eC2tLLonnsV5ljiiPSB/OHm2Yya7gLMPmCnKN8fAGCjM6bE7LZ/b1iZ3M57RazVW9u3KJ
EdDvNk7OPxlfH7spcUuMs/Zh7JAdi5K7EoOwXYJD2kDrr+hR23eci2C55JVpmECC1bj3OYdCyyQCYTyGujZxtmJj3UJoMxnGn2J/DO/CVgnGkkZfffwsyXH8
MkTiYdQy2aWUDfHtsNnm3rxs/TBEvE6T/6okL4bYwg5NRNrGvEwNj45LGL25ovx57dj0r3Q3qgKRwKboKxyRAhCSgbRG7oatLzOWjkqeH22IX5s+teptapf0
lY5MNIWtw78kO1rD7TjnE/cU2Qi7iPNzps2RLB5j66dqnSSyTUrfSG3mL+PqnOnu7JgH2CvyqKOT5teweuKavRP+HUcEfsNFSdDwl/AbSSL+wkKUtbFWmuKg
zoYvBFHmcVYUZPG6CwvN8ypnRL/KWMaLLXlc3aNqcClDjSwTu4CebQIw5Vpp1mSAhusNtNB3h6lyj64+ls6Ho7PtAKPeO532THOeLH19BJOuIp3KL9KiVWXm
BjfP8EIApk4S9IofdP106Nd9+lWt5TgAAFruKQjQVMO2pH/I5IPTqwrR+ugvihPhQYZA4op+L/nMHArKneXbl63/KXJgZZvyxds3JqeUdVZrxd/ZnPa7ooEb
kkm+SaDYRO21HZKmYICwGz4F/xMeLNlJPU+4jz3BBaJr0G+8rpk/cpca3zhGQEHsjq5YqLOwn/l38XLTEeIO9kNuX3i84BNFrSxFpMvaIu1oEFgnKXtzUjIr
sz9N6YVvEu7kbhdVQMuUe7lLstXZD8krimyyvSRVWW3ppjgpz5LNlZo5Ml5f6ITwty1reTFSu+2AYl9tj9LuWKH5hPZY4Q5jpcHNnmdcmNqzwsEbWe7FJqGv
0P281XYte6oaMdzVtErP597WteII4OH26SKn42/+YfZPpi14brpFZxRNIIqozua3LhvJI+agVvtSxwZLtDmICBa4letlT+yBG86Vr6ieVPGpZqB2QUx4ZEGN
/zw4HtKa/LHyK1290Rf4rfZHNMuw2zBe8gJKkQ6XbUVfkg2G1/gWNLutl1/CJ7GenOn2acQAwqrbrXWkH7TM1Zys+ot9UvtldH1FHKZE0+NbWY/g1pTuxm61
dyjM8aw6i7LaZ0SOgBY6Ecc4KN61UbmgREVRrsOS9WgXZaQkgT2JdxqPsnWRHRQUGJzooJh9oq9k31jPCtsoXHgn/ueiLobLuhtlfyQcNcn0N9O2JC6Jv4S2
Qt+40Mp6U7a0taurPF7SwZSqS9F8yd1X2l0Tpu5hWqa5q1uZxkqJqNHWKMob1YvN3hIwI5ScR3mhvoYHXC01gn8f10ufSGVSo1Br/RV7Dk7gHCT/NNdCQdQh
++f4XRtqLZWJTGNc31MPTHn47KpqKgEMgGfAA0gTOgwPcyjwp5jT3d/VhxgIpACtkfPAtIygoJWFmoTGiPyIR4UzEq0x243KWKF6QNLO+P8ez2n5wUgMEIWw
AxeldE5AUs8lXSwdlH6l5Fz409Q2pIf4GtxJdHb+xAdSgvFIcpGoDxopflI1ya6WZ0KzuU/gMqy9YJQ5DORUhSU9ctzEDuDLFYuxbHgi/Ce3nvsbUYh3xCJE
14VzqbPsxtQnrhpsgJWw8/gxaDi1yt4Z22JXkfXUZHJc6qf6XzaHprcrH4IaDMtSj6M0cTO97w0wVPLQ6x0gLfSlaZ5xTctnbNbqArT8NoQmIm25PxDTr2HS
kGFSJWmekwE0Gye0UFvW4koNtMhnpKsoBgCgxdgG+KhuX8yV2gDtaEAApo6BdNrgAGOsTqf0BbTAiGyW+8HQTYdJWwVpoaIIYNYiofFMmq8QZDo+AC3/u+Wa
OYCWHYu00CeBfkYDtD4uU+8T5m3S1yM272Eyxd/0tSBAC0gQ/VxHAIC2b1ZLI4kJUwEYUF36uYMATJ3PEFoNbIC2P1NLqBMCAB8RtyCM+qm0deOM6CBCyyGl
j9Ca32f6enKEQdEcYFCWptftpF+xEFrNQHobzoTm0qNPzJWUdL1EkBYYsXQMWSb+PdJiZTTAoNAMfDSGynwGWrb2TLXZCIO3Q4coIgw1d0y1Qc1zTOnmxYfb
bqZLeC+uXdgPjMmsN5GYl6XNX7OlJvK7+Fbb+Ru/iK6I2Bs1Fd6EXUsdmVYBhZRfg9vgWM22FKr6qH2kYCr4G95XP86eZn0IDuZ+Wts2eVdaUDyqHcVx6rLQ
DYZceDG61QLD1fx2GEd4LjVWuq+sDrxMjc34BL+IxRIBmKHJ785KC+LvIwPFKDfFmpCWhffSW7DXgpsWjnW/9YHRJdlqWy3ISexvvyTUg+H8jNLdNaGm4fwr
8MH48zyDpS+xnde6clzV1powdft4Sj1UE1zdOmFE4iRCYvvGNMw02Njdqkdv2BKtZelbDYtr9yf9qb7F5bMeGsYLX8uWi63kfuMI+zRNKFoqGEzl2UAqAfuB
2pN4hugur7fsxqewgpJHEJCltGowNs92PGx9hKp4dIRoXVh5yrbKNmPCsWaQ4/rKS8YJ+namPwtPs2KNx+Ou1sTB6cK5cL3hU/N0za70m7aNyZ1TAtTZ1rOs
cZnfc9KsC4wZxsWV7VIdWrL469q+iW/V1dtjK9J27Lcdsipq5mq7Wr7LfJcRbrpoWmN9jm2zb08twCsq33OGZ+yHhoCr+d/w9zpGCJKw34hPMBW/Xp8VcAtN
z9yY0TNlku4I/wBPZpkHX8DayKdYx4rnyX+B52jMyYT6x/T5NSGJSIGBtX9LsRBzvoAChPmSWO1L6QzpPfia/vOSmamzql9mdkm/xLqYcjsjO2psRmPs5UQ8
f1DCwq2X4k9Fr1KEVN4s7xZJcUKIbWx3vkp6V5QHp4Kb+DMxUvAHPttM4Z+zhxNbeM8tjaxw1CLAUn4TdxSaMp9Z+0JS3Sb4hKW1ogdeb4tQX7YGcd+QYvse
O58aYE9EBIip9am2XbeJ2xSoL7etjelYvLHN27hnyc7t88PXq6cEH0n/R3cHAEKReGAqkgMkNF3Pbvg+fG3Y6NKchPMRxzd8X3g0akLM1cwzxjjiKCSIZ9ts
aRstn1Q12jG10dCfzcn4y5gOLU4bItCT88Eq7AS/Al3AmStaCa0UfaFNkFzS3yMNnKmibNtTfjvOPXyq7mfTDuhbS2/hOcrNbhT0lNUJ22UkCVfypsmu491l
P9Ue06iMZk2e+mIqXLas6hPWR+RTEAYb1TwOB9BiTfSrEdACG73l/BNdVAa0EHUAH6Ejy+T1ArQ17i3l5hktH+PvpPPUmHNS9BgmQut5fKxuBcI4WuhRQ6SF
MQLQeLTMtZtIC51mEAbvGPn/ilboeRkIbQyOtBhHM+Vv6f1hgDGOQ2gziACDRj/C6IvQI/8AbRUxwphPZdZoYWIkMEVKACPKzxSvIi2wBphiQDpWTMt5f2aP
HGgxlmhev6ClswrQ5MGZtMqbXwOAZr1B+lw0wGCBgY/wjOkz88zRRsucE4BW3xFgWPEAxnFNX8MLMNgKZsW9luraAIa4kE77EPkIrOdj0M7mj0dL0V/zrCCA
gQnCHN8zr+YtraVM1aMA7XoJMMZ6Ldsw+rP9sSs+wqAu0LL1+v/zh5jPLkCbm6O3y837akxKQwhtxxGEpoIeYDxfH+N7AIx8IDqvDqDtDUIXZ9PhqAgDvtbS
DACYOyfQ2Dx65UUEoFPiQRgUTxFaBcSWfDuA8VjRe/YAjf4twDADmvdq6BQY6M46QLs9ehvTkjeK0Gbum4/UPuZzLVlLgEH3FqGplUVoslUII/cAoPW/WrKt
CC02S6e1AbQwl+jPMkK7HgEt+F7Nn1mAluWJfNTn6TmCTPEE8lF8YYS2/hmh9SoAWmYJwBjzMsdaCAPzo+meSPsFOqrX2dbjKXgIq5NgFfxV4Veb8wuvFrzc
tmS9s7zLNmjTUSgXekP8AhnaPjL5qicoNmK9YQFYktIA7iH52GW0A1WAf1E9hPyOM8jUj1gU08Zyy7KANceyAP1d0Jt9iPOZ9BNdHi8OoyStQTR9unAgGlz5
k2iM+GvLZdhQeZN1VTBHO4mXltaNbzfNFH9luYXOB0sIXfW2+MPaBwK5fKKkWJosrRG/4N0TbbQtwYegVss3wtlgOteFjhAD1snWA2l/pL41FyeHlNQmTU83
pBWrN2PlWKwQ5bKMWtt9VikYVnaIO07fxbgUXaTfbMpKk8bW1ai17wXvyV/05uJBxAIxhb6hQvB7pgOc+fhtxw/QbtFmOID9m+oxXC0bDk8Wj4TeZ7n5G7Hf
tq+KaF/ZeeO3kQ+3zyhhV+WU+udG5xrS2Lk7rpnaGC/HvdUOQ7O0fUVP/+nzLII5saJ9bLJ6IhaFvrZ10cVhx+PT2JMlKIYIFayk8hRNIu+7pA16x7pJqT1q
JoFO4bpa2DSrdkGqWVNiXJM+ubiWXMLOxUrNgTU55EFSrg21lQhHyaLwZKiTbKZhIIfPfwVNsD62HDLdNV8kJouiuVHUppoV7EeytuA1cgs0224mXysqqvJr
lVUmg612oTpG/6UhsTSfHKorbRoFldA5aCqUA501vjZOM5yshEy49n1VrTqa/bv2SMXx4qclmRpNUc+4UO3EUrQ8xRmnGZAYiq8Di0V8A5uwwUppEndpwi3r
9OCF6EwQgw6A/aEB7L6mWelRZofhoK6XJi99mQXmr7IeFx5Ufy/pV/GZ8KJxKnmW99b6Jz6GKCZ3uCKxDKwG+SogFfmmpDZ9Y+jEou1Jy0OgYm/b4cVDagHu
9AhedVIMt/of9LAVEIoMA4KAqUAAEgYYkt9sXp6SnDq39FxSRum+0I0x/UVcSw001vxdNcABDVvhYOFC+AF/JKRl9a8t4p/Vf2p1Wp+Ki7AeYqPdJUi3LLZU
syJFQEYBN0DYyj4Kn58us/2JDtGus9wCB8EWvBtWqxhCrDBdZZ0kexF9hWOhJ9ZG/XpDpSUZCtbFpCcZfWm7tGeLMysPpq7SMFRQtBSpIYz5ZTr+PkCjv0DP
nmuJx0EX0wO0ES0AAB/FJ2fCLIBmOY8tMbyZ/Ft6/h1AuzIANFgJfTYYaAHfBBj8UQRg1txtPqv7cWMKYODR07En6NkJH7efCE02mglLAFrwjv7PK2Z+NDlK
mGJ/LW2Lfw1FCrIg84Zz+YvWC8ICN++M3ZmvK+lV2NrQRzOJTDf+YGrkX+R2xu8T9wgVHoBb8ADhK8GXomp4hEppSzP9aRuDS9JdWEBtaPohwQNDBJkP8slZ
Rgn4u2Co+BDIFeptMWB3cQG0UGeTi4SpUtRyx9zD8iJ+EerCTpI7iSrsldhKflWbCS6B/uKzZFFp98VjJR3wU6KTUHd7V4OLPRZTiazE36aR+O3yPXidZdL2
BsFY7KuEyeqG4gbNhJTumlfqC6m39QMsLHCH1Wdur/3Z8q56Lakntupuq4cbSg2EycmaKnhmOGXl4lssdcQF0zj+OPOnVj2/fXKKOZZ3nHuBj5R3gyWooSQZ
O1N5gH/J2kdyZZtJl6LySWWStjv6xIbsOBWxLqE2hkoqTdha6X8Wi4qOZIzXd2fdqTyod/NWRFdql4kLZe8FUl4bvp53iT2B9xs439hbNx7dwH1k8WZ4bJtB
FZGReiT1YHqkOjR1RPLUiomVgQFtwbfcQmggPzrNIQrOkBhB/hR4m71Aelxqo5bCjXKUiFFckTXIKMUx0w7BTH28IMB6UnDNlme5avMSPrSvZZNtiinfqjWX
U2tJKbHP9JSYSbwl5pN9S3qUGyq6aBrSp2ZUl/5dJIloj1Y6jmF7zeXkOusw4RNTEviOjVXPTZ8kYKX3yejDreAsMEyPP7Heu81S8rqsy7YD0fuDEss2QfVW
3D4EfIyv1pSyD2YOgM9YHUYrocKs7CfYmIwJgrN8C9jWmmu5KUzDL0ASTZ51PNhfZsmYKb7OayBn8gssn4E9ucvsJdgu2yY8JqEATsJbE07ObKB4y8/ApXX7
thkjdNviwuYWPdwOqWu3rI6dVPltaaviGUHcf5QZkP/qPJEExCAhQDgyaTsHmVZ8qphT5CplFT6IXhNr102F5OAi7KbkLvWUnSL8hRhlX2yYhLnwA2avvbdh
u/iFsUPqF/z71s1iK3elYBfWmvOHuEFUackFh6h7EvWcYtxoqNROIEmzgexNPrXew/gOFWYkz+ECYyA1pPomuIiYpS9kfU6sSlEnu+MRHaKdzVnC7p85V9MC
7gUw4psAw9qFtJD1AACAQTkQaDHbjjB0WQBaXDOYLNrHM7Xpa7yY8nd0zIyPiWKZV7fm804AreYoQIPu0KPpdMfpY+J0JlykeWYfPTeJDldrmTPfvLeDMMSb
LaNCzWP/H16vcjzWhjvDTH2ICiwfa4XdxvLzf281KWjnpj6bCgIjE1ZFZG6LFcZKp4qvYePBQnJU2UFrpPCEblH8AHSW8CrvNrua25eViZH6GbqHmbfgAyIP
Gm78AX2KotpJ6By3FutiVeBJ7B1wR8VrwRKDi3/IfhZXUnyNNvhrS7LoOL4FnW+Pqx5q+N46Cp9q6wpmieWCbqYNRII1mnut5nFttMEr1BhqbG2xKUQAf7O9
Lu2R3lALoFmml5ZadDavC+s0eFt9K6FItykIL9EUT0gUZJyqaWNOTa9Gh+JxxlLicc1KtiCwd+IC3a+828ZrmommAeldzKe02aZDWAd2J1u1obf+tW0S0Z3Y
LN5oeg52EKWQB5vs6nA8hrvSQgoXZ36NvuYKy39FpwtX8OKRpOC+rbIDyzf8GdRl+7qiRVX+ntRSQ962MxUq/SRNhLE0ISEjLX6T8AQWYZ4NdRevk8TzH1gw
sIPgr7QzhiXcCuiEaBQ3iRMNdS6pqrhatbp2f/Xe6C/LR21csWUzd4dgNus0Z5WhkV1h2qThod+lBGW+NMhEFuFuUQ07HX2T9kPmCN0KXUc5Kf9KPjF1nvgP
9kQzoOljhLTfcX7WInGDyytS42UEuFqaDh8QH5NYrU+s14mKyjkFy7cUqz8pf6udnBGfKEorFrchSyVLtNnudP5qxXnpXWmUpiTTrl4duT0+Onlk4uiY4exZ
5auLFkQvSjrIWphmiIgNfwB0IU5hfExY8hh/jXYRdI56q7sLj3e9ER0jdzg+sxv5ExxPtw+0DLG+t3xhUVs3p6aY+pZV2DbD7XmfSgp5EeAYcxF0T1IChbEW
QYT6onWo9RX6g8WDTdenAQpkSKuF4VeiWWVXi6MqA0M2tnUXHY9+WJme0hhxJPVGQmbph/Xrg0JAMJAK/NPt6lWkuFWnyP6R/WI6xd8N6hDUfSsumo/0MnWJ
jhSXq7XYOfx1WgfrV7YqvNzUBnuJResfG6SGQEkJlsybqesgBGyDTHvwsOoq/HdcY1upequ8obpvn0wK7NsNysLHRj03VJRq6mvV1fTBYPNcaQA6gu209IDO
8UFwjTBxR3lKavLPGSs1+ohxFT3i+yZ/IY3CETBDEAJ/bdFKpeVtNRXFUTtSiyqiJgbvDzO3zVx3vCDIDkHZ5u8s5cQCLFQ0iCgXqcACqiO/UBojjstYZ5vn
Osy+Y+1nFsN1WoR7CA2wTuJp0fVlXsszUmWfqhxeP4XCrO8ko6oP6QOIsZYguY66aO+OR9m7wbtdoeJoy0zDfE4S+4rre+cT10pcQ+XCkZZk3nlXo7utq4b1
wEgScXa5eSG0Qh7q0EoDrRxLtmG+GiGmas47dpP9qf9H2XuAN22uYcMKIwSyt514W7YlW14ZrDLK3nuVXfbee5sdyN5O4iVbkiVZXknYu7SFQtnQQoFCKZRN
gVKgFMrP6Xf+c33nGCn97CvDdmJb8vs+7/Pcz33fb0b6j4INPJVsktWRGlWztOq3uCE1p6SvbDXEVKKnE0VPuerIWudyPmF55FhBNtK14sXCV1xHmZ1wvLe/
kKert82G7Vh3WbRvufqExyOSeTcqVhiitXWGY5LV2FB6CdMeGgh1gn/Go9HDSfrKyeUDw/fw2vM/DV8QaYkO7fVcxyz2PoqV0uE2vcMnzSZBLJy8hqyAfIYv
yUO6a1Re7UZPD8fn8j/x7cZumUbjcTSXmijx89KaPywrTleUEUk9JN/Zf6q8LztN9IJfCV+m9NMRkqeSC2AOzlf2xu7LL8lWYaudXxOpqs7uR9qDjEs/0blV
fwXNMX7OywV7UWM1Q8p+c4TDbmccfhwcoC7LWKHLoHDPKm9rwRGdAeqZdynlQsWeqoitmwp0Ce3Sc/kG/2lZPNJeYKY76NYoHqXMBbfYr9XcdiUIU2xL3a1d
GHYY/TFy4/bpifEJVzdlJ21Nqkl/k5CvquatlyUqSetwPwN1Y/jMaAZWXWP+ynrS5nXmN4ELtUd9L8kf9LFwR3kRdgq5KZ2MZGl70MnB18xn2otMvGGe7Bhj
8PoCLXwS90BkjqY9tJzc7RNTXU3FYUWN0ovXF5+Pk1TeShi17bm5OGV6Yq+k7oKbFekOh/Vg4v/JDgFTtKkp0AeI+pAhTo58WrAbGG05HinmrRTf5F3mNfIO
xgENJGvmsDACZDBEMjvwE2VXZSOg/tgv+sGK6c7FisGGP5Fs8g9tgvZnpRjpAoM6Uguq16vTMvsgKU2zjAUGlbExk0dmEnWWLO1K4he4B8Mj+5Su9NBMKyjS
8i7hMeJ2/17FE7e0xINHRYBwaMrUtJSyg8Wto1MhuOos+RK/7CIgpbJEMRi4sz0sUtG4fd4fRaL8yM0Li68TlaBR/to9KPGep8JZ4LlB67SZ2nsZm+Xt1Cqj
ldyi3JVpcFxOGgt979hRth/b49yXXi3a7AScTxTpwgFwN8WnLoh8To7VpWFjqnsSJaoXEKObCW9XDs4/Q7+TPyuVgJXoCvNx1QH8BfUbfVQ9VXoEfIS0QvrL
VyJHkU8N5w1DoR+hJ5rTjlhyOD8LPqPUUV+RzcDnSDadrJDCGe4eqblCteWd+bigvHqi4G7EbGQCMRZribe35dQMw0yK68IeVcetOxQS6yPJM+V4ZzloK+pE
NcJiRR7fLiqKvOVbk+aHGkESsjM1Hdrp+cLTVnkE/sURIVRhzzyIC4YLFWvI/tQ1JcTfXDC0fEpli+R75k3lQ4uaVYTih5VmMnWIdHfNQwm8aRBaEnOo7Ge8
PO135X1lf8fn9maeudHHwEuuwYpbGF8WrsosU9jeEevJGTZhyRGL2bqz8LNyV3E6/6/E7a6p+JdVtLNe4VU5rJOtjdOUxGRyoOjX2HsV9SQk38TP8AqNJVWj
wEbgLHi2o1Y/FgXIemUScRmk3OurmxHtPEWOOMUw42wU0WQhKqYlcUi0GBvlaWE+bD6HDbZkCdugY/m/RczFnquO0VcIJULgKWktFLfhq/JPrdfxkcIs1Evs
rhJaDzjbrv8zaZj5xJY/4ttYH+aJIh9ulsdA5Mnk59Bx8wLHroga+2XbdWWa66l6rkZjOfmhKjmbhoFiOMHTI30IIoIHyr5HaxNvYqP4q3GneIXnoboQs7rn
qR5LNhKx9FIRpJgMlSuvkP3cE5wVVHuTLLp7ztzNjROblF9o9n7Tq8QRRfNMg6r9wMIyXXpZ8dKKm2jYv2MaD2gENP4w0+aaziafSEgsu5/WPPXLsmvpXxZf
KcfL+lITCLFbVIOS1fL27gPEAG0VfEfJqBuB6WUFoFIwFszKG6x2QVJFjGw58sD2XDkqdSXRRvGDsjF4kI9RUa403goqkV6hehyRrC10fy79Rt0SW0N4NX7q
vZen/IkZxmDQJMLu89mn86Y52zsyy1RCr91YlONgzbDZGCRsyisTR6f84+xEE6d7DJvWBuDov5o4EEN29iHAgqmxq7JMLF1+E4d7BFdXhY21YuI8GraaDeDo
VLHVDw3psABW7QnAURWxs6sa8kUycWrUTBwqPPY6k1tH88+YKP9M2fJ/PVMG2MKfnNZLNgtqIuuj6Ujexngxd0smFJjyehWFRYSFUUm9m/xMPEIL4B5I+/gv
6G1oleYHaZ25L+oAhzIw3M7dhcx3L3J2tLwi/1LMLlPbJtSskXXHh5CfJc1gbpY/U7u9X/h7Oy8rZkF9g8Ms4wzD6GJ8oHYcafGsBAn8NK4RJFPh1CQmBZmI
X6SmgAmU36sj49IA3SayC+P0SdEevh40BKGSMGoXLKR2QRfkPt5jB1+eqSi2N2LeuTcn3Y76MaETdr/SmTBEuLRKZh6eJFOucvVKs1jEuNR5D/zc/r37h6qW
sBger7zk6gQNte/Hvlf0d01W3tLO94z1/I4Mcp+B1uC5qnWWaGqRexW/gPxG299SqF1Pd3X9QH4p60JlaPq6c6qe8GEzFfmi5EC+oXB/ytPN/DJxZeindNtG
EWawCl3n6in8AuuPl1eXeKvUOQpK8USzyOWDBKo64ifwAer3niZ09Gn9MTKP/M21EKTi5wkSUAOv1GIWrZAh6fvc/Yq60NFyRkuDJxPDsEVowEkkReI4pC6z
JtnkD8wK1QPpDelS7Ws9rv01+C3eGDus8tm/Sp5E8sH3xLWqP0qqXMMkD1X3qJfa8Wgk9BqWenboftEe5/Uwn84fHb8ov6hqo7mZ+UDBMv07ag/ik0xm5KRF
lw6dcmwgjrjuxHnj91nUVaU2niXWEr7l06o3Tf9Imrh+jjkiX2xpbGbcc3yK9GXEaFKjXqmuo9f7J8Pf+nORfoYOWZosPfYHPpVoT4KiKwGe8pl4Q/VNlUCZ
qt5ETcYOmquw9uk67+w4WPY1BVDroQ74RddoLEJRQ7rpXZ4lGzvmnQ2buH2I5fW2o01rC0bxmvMmbXuaK5feLfk8pWtZcSXG/5d/77/OfiOT/EOO2C2sCdC1
rL6s/aZ1xY1L7leurj5oGb7tE0WuBwS3IEs9iOomvE+bRW5SxTrK0RNyh8REtFJdJAFHFjoOLmec5jxiPZ4ufKqfB+u0McS2VK9ylCo/s4vmE1kvTThSDb6F
1lBynlEfrXwteEXvpoXq2bK3nhbK99B1TRdlafoKc4l5F1pblhzXxX6pvL4k3tYKJCgN9Ruk815KG6PZqouFwMIvt72PPhqzc5snumNuybY3ST/odf44uAg5
Dp/wtZO9T45DJMQ6TOF9Ta2WQ+g2xTrFz4qjSI07QNyFl9jfghJxJ3sjRxQ2z15NZvu1TAvvAny1p6U3IEtnUgW+qjueoHc81a2uCdWpag2lD+aDJzXN5SXS
CfgxWgP+Ct9yHdc2x45pqLr2zK66CPUF8pxoR/CrwD7d9sBL2aKA0HnQv1jWCy+jjrp/snl3TCTHJdSWuaIOCjpID1YtFq5OirNFyw6krflQweZ7Zjm/khUp
naQ9rpXQRUQSXal6KA57Jh8HibSogq/bZs/EP3Pf0b5UvUI6wW0CB3Xfi/3GzytbQouzVrhaYhcVFGyXBcD2nq/Ry3afY5TjcCpcpii6kDvT/CSha3HjwtA1
5FNBpeWWbC+5qFwINmdSJF1S5uknMFuNy4Rz3MPUCch4Ol85yhvpPKX82j3X3k+3WbFAMdK7IP+23FrQq1Ro7l/xWfgqWR6wHO6MdUI/kRSCbjVakQs2dtml
02lf1WjkufOK9K4wwuYnMW2Frjfowre1fCj+xOUzznGvSxtLnarOUR7URqJttdvqxltWwJtFs6STg9+oHEGHZ5XuMCFJry3dUUMWzamZVnSyUsUbndglMC6w
IHDDk820Iis9Y7QPsV0+wpEvDHMOij+gjke74ZXUvKSTpWPBEVUdzXeK3gjPmiPtp92bkTH0N55fmKA3PFAOtYszEs/Ul7Q/BW4jWqay2KN9Sz+zXkduuKfg
YuUJ0SbnCtXayv6SJ+BVaZhXtu86c4+ezhwnr8anZIiML8AaZRq8KCgNLKS2miI2f7Kp1ea0qCnFO6yl0fu36FNux29Ozoo9lKiIGYg2tW1NC/v3OW/yr13I
TQLTUaBJiazil/wryZ1yuhQO5MudT0o1luXaHvpNcDf5Sd8wA+VvbjxKrkXHywPkrtwrtEb1BtmgmkQcoEZ+eCyX7OHIynjiHSVs4+vF9HH/jH/t6QR/qcly
jLfdocXoUmYPNFIdLslQZ2WuIP6CruuzvePgK+paWkK/cELEIuiwdUikL2Gnqm34KAtkrXGkw0XkcaXUl6557tUgLagbmvYF6pwVBUmF5ogLwF1z56LXxT/Y
3bYb5CtDNTxEk6fdpUFc1SQtWwTbmVw6X/MdFck88UXT7cgfU/RWrfwL17dpKx2f4ifwe0iy7LFLDfnIgUQiutjZiB6umIPNRLZRv2sei8u8/SCzNlwEyfrq
4qDFlA4h3FsSpiBnRIh+c1ov90t4jqKsQqQWadb6tqg2Gh9Co4xLDU90pwwL4b+wW8j29KbM1tLh8Cz6lSWpekvNVMutosGCjZLzfHv5RGmm8FesS7QAnun4
BFlF7nVer+otTlYlKf+svqrYKvhN2l5iTHpQOyrYI9gBxoSEoiPzSD0/MISaG+zEdNSPcszRxpGNpale0LVO9IMHUBvpW07YV8o8xB+V7y29FL44YT3vT169
KKL6t6TQ/E0irhf0rkyWHBPPSC+Wb1FGqAao/T6lLVUXhHgGj5eUOH2/2hrFyqpgDLRO0q9V26BbatycVPxDPIzlW646elW1Q/tZF7j0yp/c+uohRfeTYizp
7l9cSnqsN0il++7D0wNba1e7WwaixITBqc3w8GtPeK4aHmY20sc416hnQEXpNudOMMhs9fhpOXbdsEix1fumqrGX7yoPasnypOiksrQ21QeqCGuxqKWtL9/m
g/yTlT/79lpX+QqgdbpN2hbpRBoqWSNcK/XKO+IbPcfkA9JKC/LiNlsGNV9bgZdZRKqk1yozXY6ddUwVzE+1KF3ip0xXaqcsrhqXfgdvQr5Cq0qjmMGKfgl/
fShIpvj+VHb1WYj37lr5JNEDGqKqgte8jANSNfIsVL7Gf/T10HWWHFRc0Wdoc6BXpgsbrwNJOd3j70XSRTmFi6JPR/RPjQfySzMtjVL2Cy6lLRf9H/5GYyD1
w5nXA+OBvqYpze5ui0ixJE0qJUp2JB/lXRY+V2xTVXp7MDHoeuUAOkb7TUUTz17mEFkAnXR+AluUw+kHaj5ZirSxfEGeojMQq3sw9IPGQDfXTvV0ojpWfZ1w
kaxUj8CGwVM1HcDPoNOaQeBKZUz6k/LDngNxqDtfO1vSDOmlaUKpkDboRLO33CkrkUU1m0TMrZEodiJDVeOYX5S9oBXyZ0QL6rwyO+fZtgt5gg0Lt3fZdDnO
lJwauQxZDcUyabIMpARr7p2tTc0YS7VwmcBZ1BHK7j5v3aUa6ObVDK8pAyHZLmoLVahagDSiF3naejeTbuStmoA+K5uOLLc/D14mZjEdUjrIemtbFD3xDqZP
u7dj64hiXS0tdCrlU9AAOqXaVZasv6pqTAiJCMbKTAysJcYyD6XG+EOKI95B0ALbAf8E2w26CXmQWq9RSl5QIk8HskfiyvIegnJep+Qz4MGt+/iIcJA7mbRo
jPiD0mXMDdsyoh1z1Q0pcqwDFWFIlCpDeZtsjB7yDdcc17xW/KxOVWOOyYpS0qevJl+q80u7uVpKvpC1My5Bfe4lssPQGPKEu9YxidK6QU1m2My8X6tO5o6u
vBU9LnpuUVdhaJ3xHfaEvw6USX7LjwNjXGslYU4aTEtzaWZrn7jddCPmDtxNfQQtVtnE2Zb31GnkLnTMkmWJxjVpM4nUKqGktflt2Qk0MWk/Pp0+V3UX3UpP
c0Q6g64fCW/xPR4FNrZk1pBlQmIHkU31zziOKHR1umz6iU6G7BN9oci0fuvu7PoQr5MKcLA6F+/A/Onbicwn4yBUP4DMcvLBVGhZlTgJbvFlulYwLtVbM0py
sUxX0risN1KjXs88IXpWnqFXQduE54llsiZ4GHHE1ik2mvdd0syC8uZ9U3eaC0qvpR227jBPiHKSwzCIGaSKUXeTyRxZmri2uHeIq0avk6ylRhDH5J0EAt8N
6HXVSE8x3tUn8mx0mpBvNGvI9VBvWKtr5ZWZwyVN8KNugLnCiCCBuwrPrNih6O6TEjGmhPVTwrJz2uZiYTGpeFFtdPfm/ITRZd+LxQl9U1tV5la14v+NzZvC
gIgPJ3/4xkhTApCSNy5iRll8Qq8WbeJaFgpS9THLDau1MVar55dsFS6zLPBfMG7HRjjU+HOoVFZLjAXlttuoh36CUMhg8pHyU3V7z2oMl5/3bvHhXgVyguqj
joK+tc6UP7JKqPeeG44Z+m+IP5jN9jPakd5Jkqnqn3ynNa3TDyraKduq35Z1d7RwppQ8qUnG7ydUWG1JnIwUgMVVgI0dYmJVhHG7EXBV+A0735o4FZwN7WHX
UDebzceBqyv58V68CQA4FA5AAywpgIPZD3B2lE0cXCeAk03FrXIFODU4XMw0NsyKS9PAzZQGOL1BG2K0sWnuAE5tpIljHyYuz0IuFoCJBXli10MBrEds4jzz
wD/wgGXXEHHpeABOJLEhtenHEcWGZi3Aoe4DWPS4JhYFE/BRpWHD79zE+p4/xs9vyD3548o7gMMViB0l/pgGkHs/PIBjNnMzMbmckgCOcc/uHQRwIJwAy/EA
nJxWdlYuN4cW4FQCsGtmTJx+LaaPRGbgH/gGsOujAVZ/UBOH+vWf+ghxfUIfG18Aiz6FXfnLdjE14BIDsKg0TQC7bxDAql4BOKLbP9EAA6zKQy4VLLtWFuDw
Y2B3Y2JfnxripAEsDhBAgypeoAGNlAlo2D2DW+vcUM/o43034B+sbezKeC7nAi6NOsDJiTdxrscAq5L74ysZ0GAMNLE4RJn+gfNSaIQEPqpYA1jzCrYu6j+b
2+y5CLe2rWGvOIDVIwrgXFdNDShYgQb0yUADni0NKVS4M9N/Pru41M//b1o8No6y6f/Jn4WtuwhwdMG5fRJMrM/I3jXnypBNHJ1bgMOFwMQaVdn977jGPndl
Z+JUhps4tc0Aa0+XS70PcDLC2dwnAA7XB9M/YBKYWDNOgNMdydSA88w/qeyABh3suCNUw7cb6sibGohh/+SZGlIQmTgZ9yYWfTrAqqpn40405Lxg4qxMuOIy
wFoxAA2o27nXpn8ewUwNOBWYGoy/7AowtmjZ8ErCXamw+0P9/Tevop/as1zJ1nvILbQpdpMair1toW1+flPvMF/zL7b5t50roMrmJu10dXRWgevcK5QuxTzr
JqUPb6qaj0oJIR1JBS0Inkh78R74LOJzRyk6Ec3Bj7uWYK3gPegye5SrCfarmox/qZFZX1FnVbsgo3cetpjRCjDkisKuXO34WrzTsQRb7+iu5mMAPEXaQSUs
G4G1xJ46J2lvK/ojba1mxW/wp/K55DIlDBcje9Rfg49Uj1SFUppXix+VaKQ/IKllZTyt8Ex5VPQfZW3st2w5eWpHbLm+JgGP5j9SxKiuQQJ1/6RPJTfTIp2o
43PFNnmZ6oViA7IL7qDBqQhiJJWOHzMPJt+Bex1fqP+0d0G6FZ1UMOTDmj/wkyDskHvOVYSDScwqQkd0KFhWMC32TGm70r6lg2J2RcekheZUG8qCpVtLelTf
5cv5haJh5bnWDMkh5TvwYnouY7S2k+WrY8V7sbeOR6AAXI1tEHRFBdJdGii3m3VH3tZ8v+D7pM01MbapFZHgOtcgF4UtSFksGWhbUXLIGssskIxmEF+e/CHT
zDkMjsXvuiHld9QV63KksXs4PQSrou5YJ6MPrCOrn6M3UK+jl6ODqyU+nLfO/QpantZOHktb6ea4u1xaNr5SmALHu4tq7aPK4KokuL08T3MO/9OznBynwxVn
NdOtBM8uP5BoT//C+bNLUvhYUpuSUuIqeB31VWkw6VpNz6pzZc95e83XpVnuc4R98wHBr8QeiKfsAW6Bl1BiaJbnHD0BIujSba01z9BZ5AvpN4SfPkQqsP42
LbQT/0mY6zVDs4l06Ba1STWcAZkbRFP+l/DXmjINoBlsmmfaEna/JFCYl+RpFkhaEnY+MbfF16n51hHm0XFto43lcHyjv7tfjUyZptVAHBAOhJtGRRwqXLn1
QlFqsb15n6IbZYrKYHWV/Ct4opuQKhyvXRLTZEvb9ACc8GHcuYkIuw7XUt84TYoJzCJyndhMK6RK0T66rWWgarn6Kv+8oo3yFYTgWx2j3ffJdCqRflH8K1yr
ClfyPIvT3kNjkLfwPMWo1C6ySVCSuj2sLn/Pj5YXVk+yVUhamB1CLAkhZ0BW1VZyGnGc6id74e2hRDeszekXNjyqZmOd+Vbs2SYzrCP0r5HDWL6oLbWCKdMF
sSP+OFWCAQDPIPH6097enue21foM6xNiLtEkcAuzYLQTkNltMxkt8yUlYWapo91DjAWQsDolYXfrn7DzWLTxmGszuCK7FPJTr9ywbrq6q6WDPQVrA0foLqhj
wW+hBO/Emtb+g9Zx1AzIBE3x5EFv0Yuqo+QB6UjdOv0GyTpfU2cr6RnfAMVh7C8owZGUtp5MzFfFu1MSEx/wtERpUpz8dMVXog6KWleq5b1lhjjcPr1yAq8L
gyvKFATdOaUv/hi77Z6uae07Ics3XmGaQm28NZQdvOifRlSSBm0C9R01MHDZNhITpWUyQqiZgdAcUgNMmG1MYdbmTc1LKhx2RfncqKR4LC40knf2G21LnZ2S
uza/K6xg9PYrgs3+c4aSAE3vpw4wX2Fz6e8F7xVuYRoIGYKKe7ppWghfTOZWLHZ1rEwvBzc1NU2Kj7McS2tBdAA/LX+t3KjSkkp0ufN5UWv3l6TVna4b6hvu
fqIUwC8zL8HTDCiS6IvRZAS/Uq/2UWqxXAqNUY4WlFfdtRcoWiuFkJe4Y2xC9leVeU56HlJJWTTzEh0Zvc9akR7YnGfZahlXeNCywa8N9qm9Sn/qnAL10Q6t
vWE8LGZKRlnN/nW23dbxPJl1rqxHRNukfhFFRQMqhiQ+274uvCnvufAYlhIYIlEyanogM4xZz/xCtIfneNv5EQ9NT9IP9z03NmLcVIrPjsdLz9CMGCIDzGXH
575P4TsyQlkoWQ29ZN6SqzSwyCxtAffT1WsF3gmiz9AJGyY1LonxmUXR8NZJlR1jzhf+lmgtSC4zC7vxkOafxkrMg8P/tbt5mKkRIAGSTVGmxoDKJG/RNupa
eFbyWqsuaWPpwehxUSfgbYElXrPymmYQHU9v0t5gnjg1nr6OHdAf/p7W62Bf1YQ0n+2wYo9iRN7vioKN9cwt6nvjUE+2vo+uJPCrtq9nktNLnyO+gR3u7cXd
sYmZGL7deZ7mO6erJsAzsLYmqe9L21gmDlvvr29RIu1s2YFGph+y6MRP4X1x91wjmDPkE02EZitczZyn95LTG0e1MEZUt1iYIy5qvzWphRj4xXXYsxqptveU
xekuCLdqrsFWsiuBeJ/AlYwEn4lecJ8hezmnls93unAQy5fkuYbbY1zb5UOIP+UJ0FT5LZnH1Ul/qD7CLWHaOCKZS/hA1+/e91Qe9Qc4XP6lYrrqgOcn0S/u
A3YB9QwRwMnyweReJow5jU1iJhG3iUaqrvyBwnkpF1VKN0ANdjaWxvNXSndRiXhrah7dgbnFnOIrEnKEu0uf8+cXR/Mhizt9P94kSU89k6HpR1yLiBHYCaJd
WkZpgdQKfp2akxYm6GW5DU5DFmDfaqu0vQ1qQzY2sPYxdRo7iPxMXSBmESWuJZoKA2RIEe6UT1RtlcjkkDicaePBqD5lmypHm0uSq4uIkvDE6OjK+NBMrjp5
SvlkcbajP9pR9rnEYTnFmwF3oMzqQV7Et9dr1Xm9a3UG3igyUr0O/RGfjDp0ueozuu3WW6lSYWbl+tJB5ecS9lvTN+Rh/ewVikeoSdxb4UxcgyzVvALbS3ra
b1TV2l8JrmHRFc/RoUomTg9NV+4XfqP7RlenUmob2e6Jr9gKlFlYBmiX1qMn4CWCYqYpcw/uCs1E9iPRTBrWqPl3Rd6Sn8ovVf5uXhKXXfGiuIOnkfSxtxAu
oX8rmaOJ8rQ22h19HYMq0oV5rqOWYBIIxjkPRCanpJdPjixMTDQPz7myNSxqYLUD3YO+lfVhUDhWuwYurOpHPvQm+gXuzp4NNsgQ3arGsIU8LLe5VzJ8PJfo
CT8C21ZL1HyvT3ugaqfmKHQVccFWXU/tRRUiOY/Pd5WT35Cjw1fQQlOi6eb6ro0dEe0a8xLXmw1x/XNc66/mhuevaLE05TwvVtzPHAb869rYFGuKAEDgwwwz
jS1rvlW97URE+5z7eX0r/yqdVzLZSJPzqcHqcUkG71nFAmVvwR5c7hwNSirOgMF0WLGIWqfo5/5O/CCdj+zW5joCNrdwv+I489wjJlDjTO81wwvfee9FaiPd
lffI/Q3cEXxrswkd0B8QH7MoVZDtwyM96HLlHGE61Ja/K6epxVfRvuw3dJgoIm2K+Jz7DZgmHeFcAZ/yWNRtVAlIo+ZfxsYVHA4fHLayxfPc5OYvYqOl1dq7
1EMoUj0RX2Z9BPXy7CavqlYr/hQrwLGKUdYeinFObwTftTv9W3gO+JewxD3G3rsqFnutLbffxvfQ85lcZLp+gfZX+oDjKmjRtQaHm0X8pTIYScWdUWvpT8jv
PGq6RukU9qJV2p2SbUwhnO/LVc9Uf64Z5dXCYipBq4RzauajkNjqYSxzJdtpk/IVfo+I9tgZL9IVgvLb2l347vIh9kPlbXnfpIYLr1F11lX4XPtospgYZluP
CZlNiVLzKgKLe4OvRTcm/ixfSLyB89X97aODR0gH1g9NYXrAteSk8mHIvMAD5RfyctVddy9HU3A6HcBnKP+iCf54ajUelegqExR9UeoKKwfCNpUVR5U4IkLR
woPlGZbG0hm8bfkEMV7iqv7celTSHCLUT6A9eFtPtdTofqYVOCrA/u4KCS2xkrjke8XbRFW1P+EG3h3rW9AW3yTOarGtRK3Iq1oKtYYI7I4ijzfbCTnyybjq
mrgt0AxFE1Gd9o65G/+2llHNwptb3dJtbkdWiecuv13lA6cf7eRIE2yRFrhrHGGu6Z5pSjBtm/Yvdar0aHCxoRy6XboyanbZgZi95UvFC3h+/tnCNcwDVIfM
CPZVvEPeqQucSxSm9HRZobVkuyk9x6otmCMa4Fq56aVYEBtZgCW0SY7L3wg8iRYKUOgKekIxQyBTvAX/dIyHpwvuESNUUuUJXVBxwCInD/kY5o4Eo3s4z1LR
0BXNBfIz9wsoG+7E7PLc1ZzHMwx3lC2ZFaqtdH/le9jAbFK84cdAnYuHh93bYDXJgbSIOZtXhIWXH40d0swSnxK3oXhLwvY0feMVZSmCRibg7xnWBAj72x1A
aKIL9xYYCndFpedMLEDidpRGVLQTbHGvkel50xCep4kXS9rm+V76Eo62nlXESySuxkyRcxgICwuF9UR3T6lnPnSw+rCP8Ox2fkdcQs5+qHKiDMu1q5CXnou6
DPc4V5b3umcO3F4rkNWYpnqPKQ6p5ijWYfNpQtbeWUr1sjQHAnlr7DNK/pR2rPHFNBOyor4Ap1bFxFklf9yjBmBFkrn5CCYOn3/uxwFOfxKgATwOYOUBfLw/
yaZ7YTsWE+vOHgCnbsTU4BkG/hHyw420fLw797HOI/BRlQ3A4Q9nYsEyPn422bCOhjAHdsUKwMoAAThwV4DlvAEAwNolNXWm+2SVKVYammqa6b6q3MuM16aV
9I7oX5JYNGprTNyN5utjtCXZql3UG+0Qwx8Z1/zegNwn852RjCkeQTeCT+Ox5BpDFvkb3ZyX7LoGiiRTlY0tS4TSqG+qO3haBXO8X/mbeF4WbCa1qjfugbKL
xuUOO/bO0oisKWU8W0QeYVNHJFaIPbefQwfASvM2qY66ISvxtVZ9EtiCfBn0elfQ+5iLYGSwPX0jgPhy/YS73JcvW2gRQ4c8T5gtxCjvUt9I+cbiY+mtqpKr
e1pPl1DmmJRvy5ItMNUaL8ZqMFCyMHaqs6doPjIGQ8mlVCUyxBZFfi9NI08bftVXQod9T+SJXq98lOAYkqDv5H9hvKQdps43muSTWu7zZjGRil7KePo+cVDz
FXOF2aWQ542MPS34ollBUnrp9JL7JZtSQj/Xt9bE4n3ORHxMyhB+Z0dtepEkAhF4x2orgjtIPjVCN6O6BOlAd0EXKWF8FkjJR1NXFD85wOLeZpc5Q/qyYp58
zHqXbUSZ26kjv8eee+5ZMGoOsUWVqizDLUgbdVx6gaurCoe6kGGKJ4YZwqKMSuSvwHx1tWaZBtfMp/YjDzEAiwUtzjfCPcQBKkfSv17qUwedqnhmPj4WmemX
lsMRg8pOFrZISAn7nZ9Y2LdsKvQm0IuUUJlghk4P9dWOMGSiypr9zidEDv6J8yveD1Xj0U/yW1b8bCkpf1ywpunp+AXxvWp+hx7q60mvYammN3WHLtL96RmI
bAUhLBWHgz+KJxJzlNl0BrXC/QqZSoKICjnFMLpTlEL+mWFbvdDf3VMXMJB3PXHKx56Dgck+HsXDuzOtmQrdWOT8h7qqeDNU+GvTP3I3x7yvWl1UmhreODH+
Qbzc3Ax9kruAf938L35vow+ZYTPACqQASaY0U48K4fazCTuBLyqjU7pVp5iX27RZc7xA3BL+G+NXtBNr++G51ZopnnDtfXdLqiP4GXqMTDJv0PYMTDceZMDs
lQiSFeVe7HsKTfZtgo9KZ0tm8VKdX1EV0A51dKCULGfUsmqsKbI3aFAqqaa6Wd5VKnXgEtJFeyejg+qNvVfKIFe40+LsVP5H1Rp0nIO1j/JPHGfZfeMBVp0d
V7/YxOpnAjTgOsbum8XVlWfz9gJY431DrAruMwc04HNqYnVg4/bONHF4rTTkNPdP9IPc2D7A6XfGrkdlc2puWA3ZkH+OicOvCeDwKQc4/EjZOHrs//H3T6/G
iDQGB6ruV9+SRWjGoWfVg6PTos81v7B9Re71bYMLI+PB6LWaXURb6pSMT9jQd/givDR5LEIgp7OM+pVqyL/MMCoT9lqppdgL2s2kxDxjwhkeXc/8SQldzcDP
sCRXjDIT5JGQpg+5hV6mA7Jm0z8XDWSGe+96N/oWoJshOX2O6eflO7ZQSZ7h6COE5x3r7cRk4Nmw33FB/GXyKayLR6I85eApE9wR0AQ4xf0Qc3ke+HZT4xmK
/It0eQbWiM294u4nVZU0Ev6SqDd/WnQRlzm2CpX4nvIU7EUS7ExU7pU+leklHcDvoW2K/qp+hfM1CuUKMka1hd7ie5c+WvQTNEdZpHFrZkhiJavolbKR5Bqq
CCnWfSJfAcVlmpEMaIbhuD4TOhatKdbFD2x2NXZ5QbOc7vmT40Jz4n7m3sXDi05Wmc21NTUVkprOgmcCMfom7ZII1BTSW6nP9FnCcTyxIFy1G7kgTUB/hbu7
YV2NZGvqkapjBT8Jvdbb0sZVn1keK0GFQlGnPGAugv5yHWRO4FPJLWI+fdidjy7wSpgh9ALPj+oLlRckj+kY8rq4o/YdOBTrL1tkjpFECpqnubRtqhbw51Jj
iTvUKwfqhr29PAFfMqPH5Glh/EP8T80XRS8kc9NdqSPFvQOHAgpfI7/Vuy34wnfH4nacqJzLd5Z1zJvDvxi3xTpdMlfSpExZOnbzovKjQFbygprE0pOVvdFu
1Gja4b9DP7Sp+BQ5nKa14wXDwBnwt1SMc1ruXDRMc0uBqBTmS/ybumwS8GjEbrgTNNn5Bz0f0wUMzBh6rqeOcRJ9ZNtSYP9yyURoCDOMXu6ICTttehImMqnM
U3MTC+cmfl0WEd07dnLK08Q/C861yErGcn5J+xe20dQUB8hNUkBmCgP0wPD841Gx643b7zQtL1JtX9Voe/5T8Dg/SZ0vD8g3w0+gS4pcaIPhuj4KSa4hkCaG
L+BZ6qnaPJsCfUZcJC6hpdJiiqLa44/JcXnjkbsk7U73CpBNUBv7cOdV5DvwuCMVOiK44/nTlSJVuQ8zQ9DZjlTHNFRs2WZpozBV7U7ZXI2Y+9pbR79CJTW9
LSy+Yg15fnK7czfETuTispk4vLj+WdcbYNHXmzi6igBLl/yfsOy4dtABPsrNbNjTn8s74GN8yYZ4iVxcRRPAtSsEO1sJ4GDIsHu9ce0dws1C/Dj3m51Hw+33
BrB0mtlcCk2cVT2XjxyXlwRX1/yfcBgBDrZSw1x4bn4Rd6cd4OCsmjj2vTA16DbC9dzsfHQA4PKFBzgdKLh0N+x8LKABtg8b173h3S2494dgY8g0hHGwHydb
pGyIt8euRGmInwM0oB7gitgAB7uZnW3D7Vb8/7YLi+mjaA7Aovn5JzGF2/vY1MAuLOz+pWzvB2gQyzSxesRwx5yGaiBTgxwgrgjPvbsNwIrTmjh2iuHCKdlR
TgBg3/+mYXd2gGPfCTb2ZUMrLDfT/GOsMfb/Yx997Go8bt8nru8Ne8lzoR0N7bNjapDFD7AyiblzY+58iS2emTjYvw1FGhNHBgs0GHMBDq48t+7u45oUdm46
wKl++6d8TBOnTgjg2MMI4JhN7E7y7J8hlwqAa+QBrKv8v2+fNE41TDgo2bXj4MkDHdxt9n+9L2dfkwOjDpv3tDt0Zv/4A6UHig4M2/vmQEZwxmHHgdrDc/ec
391yv6H2FLzn4N1Dqw8IDn968PHexYdWBhYeFB2cvf/qgRX7fQdqdmcf6L2/9X794Y6ejupnZKyngzSWSSXe4XzyGXoFfGX/SZTnOSs5Rrf2BJgFbhu1yxlQ
YvJ26qOu7/Bz4F18QdVu+Ck+MNGtiDbnV0eBLG7R/3XN4H9tbWXrZ39nWe3Kxtqi99DQ7sYZ50GLMKZCSltJEY98nnZWwrJ/ATta+PdfdKcziTmoCuerSfd0
fCfWBOPocbHpBAEA4KwV/n1rh+MYdiytCt1nXyK76Y6Ah4hDR/DP9Nqym8xBdzX90nXC0ghsIwyNjOct99U0fhdUoNOUIvJHdD/W1/Nr+pfUBrKVt87T3qyG
Spw3JE7i6zgz9l5WVPkgbas0BQs9pjFUe+IRDmL9yGmyaVgzOE28jOxhLXJZVP3KvnXOhn90drPKlBc1G/ipDpOqs+I0muWZQbSXTVNUKKdI3ki/dR+0A7Ij
4Ed5zf9M9wU0kGWHzMoeKpVijmUmsZNgoqe4UtQvsYXSnnBHZcD5lOezRVeXOXs41CgDLpOkYF9oEq2gqpFCq3isQtHfJUvTJ4GHyW42zF3tDM2nY+0/24fg
BcpnUIRyrNSl/BwNnelHrTJ8M97eMa/SQBB4Vv58B6fKFmgg1/2/HjF5htNpO+wZ2p2jqdHVSx3J8HH505Zm37bAwbpwqgT7RIuSn+tW173WqAJHkITAj/CE
zHjwW3KlZ4hxbfbZenX9lPoR+v01LHqk/7pvGCSHOtMvpZ/6rtLdydUM5gk9hhXMbGaxfx2yUjNSvt3RAtlKszC32bGav3+2NXStH27M2fW7bGjgV78LD/o4
1OJslbmJZceX/4mb3yBn9CSjoboHz2g2ZOYjxszQSB4TmBSoqB3mFRiXBUx1131dNaGv201RBGsZwjhdKcpIqW1Ef1ELU2lZMw0FLc/UdcnKqm/i5SFCwUM9
TpUwW4K0tmXWL1XJ2tDYvo62gwcz0rTfeQcY3qveGBeBdseqwA3fs8yWbVSGKOUCeKDxK/0Az2nIGUzRtvL115n8JiTf8Cxwy3cWOpLpVGTZpjFYJocWF2D9
HAAOZ0mAnTkwJxDH/FnXzNenzlDrhI74RD7ANz9QbzMFBmh2qwUSq3EoHJ6xk+6unWr4TnjGG6vOMyzXyeEWO4ZTiwIR/mWGS4IWknQmNCrG402Msw1/6fe0
qso+ZXhveO4JHUtO7yaNWUfroppXGvbo+5LVao7d0gAWtedHdSkTdU1kO5CUQA5JBE7qxjlT/f30w+pXwWJjO2RCrUSxQbOx7p4uOsjUNqPGM59C/XdNV93d
uS5jnU+qPK8/GCipX5iVsLOLuwHl3d+330iinLnU22AjvI1nP62j79SGdmkmQjfrx9aNo1bGTxc00t5SXwyw9us4le694FF1I0mVx1x3NmjdMULbW8OBsAAs
M8jEyYz4z30XRasrP6lrk+lTDzFWl9t8Ce7QKmQuPt0n1k+t/V7brn5J8JJhvzO0Khqun0Cn6Qq9u9RiqnUgtn5wrSPzLpKNR2VF1L827KGa0mO9N0kP1TFr
MW7UW9Axlk2EDQqNq171o4z22OWMg96F5BRDI3pXxtm6N5LcTG2bZXSr1lc9On92K0Udldke6Vd7PWtu7RtFBXnTH5O13ZCorvKaMkVZb4Iy/2ptA9oStsoc
4NgHg1UfvlU7r25RBuo6tmOMoX3LP3Z+5d7WJsnZty2GJUEifdNgtuyO50rWj75yN0q/80X7SW0AfqpvinQBl6nt/hFtJcGzgn3aDDA0qwWNk/UZyF9wv6wT
+rV6iVedFbraXFWUkSZmpGMFMhd9pPkELFU3cAQAq6bsf9Z8GzEIlAcGY1UaTJ/syKCvYl8yyRlB6C2mE+J0ArlTP9rrMbvt18une99BydB+tKOyHF7NVFOn
jM/9dzz9jCNVKl+/Kg5c5j9fI/B55PuE8VQcfTn1us7pa6kMzSwc8GOJrr6V+5zheVAMrmc6+VkxanZl64evA8h882S4nFynTWDmqRq7Tog5uGDsvdGGmFx/
/9ZJKzbcJvI0CcgaWgRPgnj1oVl/2Q5bvS9QE7iim0J2bDW3fJwuNLq/ZF57n0C/ubKZNvxJziPKGK0a2U/x6Kt0FfSd7hSI+KzwgrorgXGBKTsiswnD6Owx
UDoSmic3NxqVLegZXp1hpLcVlaV5h5DVx6tuxO7CMzVNESu1w9FY2xeM5A/3HRRtoUD1XHUz335HiW8zNYs4ThmSaXNHzVJlBNUAmwFg2WWGja8FcHVSymFl
Uk+Vw/07csF7SC3RkY63nnve0uAzzZfe9spi3mJpZOk5yAU1lzwV9II+U+el/fTh/Mw3XCZvkz1k/fSDVCt1GZZn9tDYewC1OLp4ThteeTaRN5mOgUxt6Pxo
Y8jaVVi7Sfezka9v76kwbMrg9MFm38EoZLV+Dl3MWpIdo4pt3V33AAnPSvA9wp76fw1o6iz1mwOta7v7imvbwTvpV+lr1QcDg5kj6Dp0ogSrOIs/Cgj823YU
etfqD2gCDIt71X+tCNMYCbGJkfieGbPUs5gDvt/p0Ei4BYvzPvCBDNpSo6rYkRIAawEujyzW/dY+ZXbT/cXfuWv1Sm0G87vvLMm6exPQABbO7hbw7+8WMgNa
CY4PtKufgwFojvedMTSDWl83Q+v17QVTW183tlNmY+ra0Lwux5/nPUMXuBdkNc+Qa6Xkt15SvwWp0v6u3sKkwL9n5wcGyI9HHgn85s3x9pP2856zdqp9EQxd
T+dozcrTiEbfDtmGj6+9Q8YHbKKg8qCGQh5mkekjFHt0f2lE/nGaGcwWaI1/ljICeaUnEYt/MNNTm+T/Vj06azTcGGmOcGIUACf6AnBgpx/NF8eLTmIHmGgN
RPfRTGX20ycpi+uENtx1xrl1x8i6DcxK76fq2/oHRL6vS9ZAdVDR1FOr3gF/5f+NDN9R6ruGNZYD6mq0mSwUt8/UCQxFVJckH6I0ODLmqYdnhXYyXTuGZxOt
HRkT2i5t82twcpvP23AcnamBrt1/jVU/dDkQhRwLptePzOqhLa2dUadqlROYl2nSfU2tqxNljvPF4guZ+4GvsTPG7trpgbmB6doD2ARkYGvE2Ko2vU7hq/HF
tL0t4kSC/n1LLjrmfuYJImh5K9Xv1m/5M4jQ999Ej9X3qaLJcchcXZpfYyvzsu4bBnCp+Z/UT/UfrU/C/L7LWqu04MPqzKJeN3Eoyrkd5v/zn3Lyd2ZJoJVO
HRyQvcFw2ndTHIo4DoFjyDqmB9TRn13rrWsn/h4PjQmPqWZgive29rVheH1bTStKEJwReEoe1AezEhm9/pXW6ptSh9bKeEjdMniEh8j6zJiW+RAJHS1fBvjM
yJZ7vdbMexkPPadq05iaus+9fTK+YaLq+hZo0U2W+kCNN8+wMPC1b4Im1Ucg7wPFcEngl/o/PCsDnRGCOO3dy/QwfrSaAjh8JgAOZh4XQ+HDRVCbF9isX1u7
gclsucaXg4/yL+DP1Gb4RwTT8djgfP8knoZqKtfb/cGr/o6BfvVzmcXUGu1D+hAyyzs9WOEpMjyubwGd4oXG2x+8e7Psuiu+s1nF4FvtSw3SKnS00GqnbidU
j64o76QzeX/UDIdYnMEAzij8kZjSN9i73uIfqBNl7dPO9lQz4UzSjjNQkzqFv5PvKjPY/x16njml9GiUYIGynsI9C5nkQJoC9f6i86hHtjrvmxiYqUiV2rEG
9oz4+3pDXQl7nT8Q7ympajLoD5SWhCL/S4Iz5ON0pfbxmS+Mp3d+S2h9LLwSE0eN+eHyytXT/9hbZ8xjKnWq7FWZ77NYuOimhjEgFt+K//zWgb7pm+ffQuiZ
dTp3xlrzRSi01l0VvK16UNss8DJ4zVlSey6YXxd6DAloqS/OcCt7Jf1Jyx6Ga3Qz1XQyk2wasDFnPS4a04CoU7HcY8Mv+72Gy9h3Xly1XdnKG9r9/RNf5L/U
3Fx3ofZXxFinQUYEiwLfe79jBoGn/ZXImUBBfZRvqV4RPGDci7zVM+QppveOTwKztb2ZvvBZsHngCrwwWMicb8Na9bKPOOCjKgtTg5WbqZdyhEdfs9/oMaxE
qrw/19eQajLPL1ROpiZbJhrE3qZ7bMg2Jg2SCOZ6voVLvKLMMu0YfZb2euaR2Em6HllEplPLU5TqQuP8UHKRdqjva/2kQAqRkrnarzeEvlPa8A686b/h3Sme
WDuH6afqBbH4grJhzQDLODR9ZvvTdbL8pg3bVEfMtF5z/AA2A1/ZFjvfgSOlpfYx4Deid5U7yuJrUmpMsixLa1RqH1pwqwLnP9E0h+c4T2Pv4Z0l89R/qT7+
7P/9abgKoqVbq8/yI9W/1QwXfmkRVIZmFIoYq4Inay5eqvQJ5+U9syzCGuB1sVRmh/C3GCyPteemHkb3gy0c7VJZ4k9DXm0AwOUD+PctfV4XyzX5Zvdr+UPB
WFlt1YKyUL5Re9dsSKfs7/pOKQdHq+SK++LQOu6p5KlzgOCxU2Vumfap4oyqW/JsiYr33rVAtRDvYj9Rc8sS6+RhjanjoFgQi7+ULnLcJceBoeP1QdVN82Y4
V5GrybN8jt03K4VbqvPSaThK9YfELg1zlIkWYXLwL+aJvDVTqZbCqGISdkV2xzoJBcAq6+MKpXq/axx2xM6yvrOxkhvyDeHsxIq15aRN/a37fDpCPlPuJYTw
YTCS18N8rOCm5QI239fc+b2wkDc4YSbvHWqusdTozQvRLsm89P3ii+hw6QT9Sct8VMOLFYZ+sulRVY7GGClKtd1QmbChm9aAoZlMujNu88/W8RhCLK8yp2pE
kQoOXJRdrfWR8Zkk6KjVMX/UXcpaxnQOZlZfrFvs/dp3XXPTUON7Y9Ds2KVFFeWBtwEZvU7fQ1IJjQkes4c73dCHHCfgD8LqF/qhmVPqd+s5uDf/ed3r2BO+
QSLWjqenqnPIb+oQYWh2u8y30wvVjPBONvzmJch7GW6Ik6HO2hmPd/OCRkatWUXNQjZm+eAnQlaknZuNxF59/OeVLyn7GS5APX0+SFrLQIj/V11o5K+ju/mT
M38zWgObAy0zDwZaZ4XWMD/p3gRtWUtpKfhK3ZL+of5JUAtdUb9PVvvCiVk7mpAWxSthR601INA8M7fWPg4e0o0z5gVCY81yxuodp9th3Fs/y9fKF5fWDTGJ
ztpRZN8O0YeM6idjf7pjfY/M8cEO/pSdDzImMynKxgaRXmTdJX+s7q9u7E0lO7bUkOcxTpYSwMHEBDjZ9h/lgvZrWUKvajkl2CHYwWvJSNJI9O8yClRuQ9OW
le4p1N1drZnpu9OgzogNWayo0Eb5cqH1dbOQWmQz+YnheXClcRjZMUPRspoK7YQujm8Pdsb8tRuR33ytsxbtmOMJrZwI12N0sqotM1rTnT4HpxlaZ3KgzCZO
duT/XNJ1P8m6aVZCF1NzvK0qB3smut2qB2o9fSLpBOaEN6t66lJUuPOAJss1WplNws5ozfcqit4Jfw99IeEjNaqByHl0i3E/w8Ls+q/o1h3rKfZGb3R18pQ0
ay8559xJhuaHc4jXAYe5DG7GT6QGGl6A7bQfQUxMDbufjmDug0OdZ4WoJ0qdYHgk3eFjZUADLOxWgBWR/58je6pd6N2X9qcvHw8n05jemnbq0Mxivedz/Tdk
tW64cQQyXrcfuqoJxXhF5ELaYdcQJ+hKIszlwU47YE1Lt4feh15g9B4smXI80ggcs9S9kSb+7xhtYIUWc290hEZWAXUU+sR6DL6kiKM+926GT2ujFLup1YJM
dJI/0jJdMJV2ZFxwMZ4xvquGu8ZrmnziMyafEcs3IU3s7cl9ruHQU3isLoNhde/k0oKwZQJsfOZ//82XKhKJ1kfrX0pcBqWmleMKeR5vmYUgvpoRlD9jr7+7
oYycb+7kVUifOe7Bv5OF0HnfJOqM+Ed3b10XbXNvsioJ/Nk7wBLauWyjymI+0RTROv4KrD+VSwfkoR3wVgoRHlRu0w2RBWA0ZZd7moaFew2w9vlY2EpbFXXS
UbJ26HzHLds69J59HrrT8gvYR9ZGLEajFGosJ281/syVirW2HzbPRVuUhjlipTsdZekKiQfcIn8vemgfR9qLPoM4vHr/85pd8valdJGlpM9U90JnYy+0i8nQ
9c4GbUpLkT6yJ6f2db7DW9g6OT7CCGqIVfnh+1hHo9ieH7KcYzWfSQdYO8sHV3GyyQHW6ACw8sf/c/9MfG/lYuc0VGae4FqILRIsrgntHowjhkmWkRMqRgBt
mv9p/cp+1hqaa21wtK3pY1VJpsvcksy0LfKNBQHbdSy8JsU9xdFOtBE9VXZMMMPZ0/wFrrHXCpKxzSk3xPOo0Cz2DlpknVamKm+blF5Tn1aOpxK9yp+Ao83J
LgUkd4wkBis3u4YJZ1eF2+67+2Ij3GOUFqEcWyUcbN+fHol2LYx20o7I9N0gh6Mqt87YxMlZ+ygnMBXK0coVS6WA85h5Ua5JcbTqrK2dsLL6qfSY7CvJeMEF
2ed8T9oEyfKqQbKh5pY1f7rC0cI0Bfaz5En8Rku97ZzTX3pZqC4LzTa6CDvV+Jy3yn1pUwX52Aj5HCJ0jPKiAnF5/Pmqy4Ip1Vd4PHOfVE48Dfho7/mjyKpa
FC1pb14T3ds5BL9jHxEYITMrPLiqWk6cQRmHWbTcuUEeZlGBc+JKi7cLxycP41PQ+coxlnrBabg5kW2XY81luWhf5KMY5f9EqsXrJ/DHJ3r4n6GTLZdE54QR
rtCc9TLTFYti0n3pWH/8D/vo5BsUZ4cS+GhE/XBNq8kB24B94c6qjgqb+5jmrLRBJ0A27YipISTaD61EDlMPkEa6W/h5QyL8cyjnxDRdKY07T92CvgZH4wvU
X8Pp7lAkc5qiD782+Ya4WVm2JJ+cSU1TFAkem5Xr7SIHr7MliumGFQvHMK3hOa5s7Lo8owJnOqHNXKEVL6h8XN7Vskz2vHid9KBPh6bWzHHkF8ks6yyn4JHo
wqKeRclOJ7bIdtyTblngeJRQ7skDG3uXO/lOC+7X/mT/zfHe/L70gZqF28vGaAY+ystn42X/zzztynTzrCSF5EX3QkkrusI1B6oRlAQbpVolGxRb04bapwcf
iB6m3XeFh7VwN625bjliGynpbO1gPou1wuOEe2RF/mLKKx6hCK2ZPPKdscMc0/Oz5APsqyWNVaU1oTmvWui2hYlgYTssztOaOYz1c3PkuOzMzI9UETcteyGw
+rr1IlVWPVmYR04RbXH9jvpzVjuMwt6VJeAa52C5QHDCuiFSlfaDeGva7HIDuS1tMlle3BhdIfwk8Q34UDuAXyTm0Jb856KvmJLaTmDg6QTXzZTZQt8VhEbD
U57B+UfwcrfGSbmECJISZWVlFnMxU4FdhVdlM2sGlay2Vic+sJzC83COSNywUz4nyjHJVgLOt1qgC1JldQ0mc56xhyIyASyW3IYOMQ9CCiSZ2GbXLTQ0Gs1N
7icVCYuc3cQbZJsqPhftkc60dcH6VRgrQGdJzY6U9aTY0cHVTPEFXqOwqbZDD1A9NhQLjZrfONdWLJZvUrVGcwX3LZmOy+hixwvHL7wEyWtZfNFuwVvdgJql
rn7uiY722jlkC3GktMI1DhogqshdIisVbagcjS6wf5nuRj86SwBWdQvAqWhgmVf//+Nt0akOsZ2AfxSskMwmGDkP3ycKV/wgwm3BjIN2lXilfK6EthZIRgof
2DyiH1FMke06SjDiTZbvSL5kmCgDHC2rtR/Wh1YPX1kASVncWKHScbV8q/Oy7FV56PwSSVKSu6a3tB62PqqKlI2R35ay6ulNHJqPj+RZWdK15MwqwqiFNhhV
apG3B1mA5NBNEG/gc3qJ5xglcSRD3b2nVP2xca0PucDMgd4V6ASyJpASkNBObRq2E+E5YjRdsjn95f/9DtwMLREwfPlFz1C6htlGPmBCx/FLZBR+SrjK0cXd
ipoNdnZdVTc4nz6KS2xUpEs82v6Bn/QPkHb+S1AL8qPdYoCDDc7utvA/yO1JogXzmGmZ2U3y0n2JfCPP0oX2YdfjJ9W99MeV78gBlI4UMFFkaIf8SmCxsy18
Gyvyd2X2QqONcdo42G1IQH42qrNM9H7FEkqEtoEe6gvw9UhloBEZCeWRM+jQrC2aV+CN9E/K6qSdmlVO7VR29czLHBZwIv2kX9dGSTWqjpjJsFSn1I+Wp+ML
qZb0QW2CIUcjp9N8lLd3dgoSBvXw9WZ2aFkdArhVUR9H6dmyrH//1sYyzg1hKpokRzOrQdQwmhlh/on0aTvWnYXOaZPgHDQW6puVpZVhR90B+oB7KugMNvMm
kZcDnelY6v9j7C3A27ba92GXmZOG7JhtyZZsmQJl5m5tV2Zm7srklRnScOzEINuSLcmSLScppLDCusLarrDCCitv7VZaV27/u/Z7v/fbJst5lSvgxI6lo3Oe
88B93w+JddXXJ/8gbqLc9Q0E9YEInU50pk2egOmWqQ/MRe+td+zxJSrGNf1Dut9VM5Dqg31RME/8XFk+rfQ/v5/3jCcP4xt0v7uydCeSRKZqjsfMceISZWEw
/5OQiF5KN6BMgX2SvtRgxzf4FAwsRtm9za7J3ribBHd5BvjPYyo5K28oFcRWkv7r/VYLv4Jqxd+RZpdOU+7EhrA/y7je2U3hbVe29IR6E+TR1IbuyapIYjAi
rPx8lpPunOAZ7zakKn5c8V4xy9xNFpM5x6ekJODtW/G362udlojUBEabv5d/HSg1Zerrybg2/aDmrfIgXBuJ105GWhkg3XiEm2saqzXBdxT23DMIrqgItMcS
8C3Kj+RFSVffNEyKX1fN1RnBHUA77SPLU7RQmW5+nfgd3MzIzWF9ID7PGmVvrWyoSVQNpS7JtxZfxK/AbfDnntbUbFW88rvAw2YboMneevADQlH8K7GDuEH+
RClkLcDzWJlvDXEfXyNj8cYoLzeID+HCz1+Kdbf++rqCaUefZA577gFXA3eJBgxVbKBeaUcRw9RjNWBKZ3IBeJ8YQDyDLvnGYFWlIwNbASH+GT6Q3KjADFM8
D3Rfw+1zlxDX1Vx/9BKMEVuhNDKH9JC/eDr4MB/XRmTDbu8M4Dy11XVTfdV2BsoHo2K6+Fk3vAjmEFQc6QQUSCaYKghR4CI5hBGBZ6QnyUvajYbdugPhZ7qO
oapFm7znxI+kVugB1ENSxVwFS1J3N4GEnM03NoJuIwr9XIq3FvK3cb1PfsB3eOKJpiEN1BsbYKqBcVdOmJkKtIKPuasXICkfMABqa64k1xs9uygwlr6PVLB3
taBhj7oFsyIyhqmUu2zltbh8/vd/nrmc2Q0mw7MoFP4KrEUMENYlufXqn9DxfnVggn8sDkpS/HORrV4uvmsMuks9XV++u2Xp0d3zgxnax8J3mtaGDkE41FGZ
Sf5gGOMZadBrxmk6B3Kg8dK7wVbgHV2Q5MZfXu9H5GWwifoTfDSoZwboran2gC5yFq9LntH3xljMlbkCiFc2wueZvmUk8IvQRYPZfFxvD22i5GCWuxQ/vuET
cCN1e7lAwHPN/Dp43NrH/8YOtl6jcpFsxUlDTbyzpRHULA1WieHM8nHgWWQ9mqMP6jNDtNZPtAvPkcUbN1pqIVWhgG6NkHAUeiFZDw/EMtS32BCACXB9m9+Y
8XAwWKoZSLdUf8/eRyCK+5xGPr3XRm4Nv2O2hhfREc9uihczaeXlwkdDPVhnB7Pkx9UCPSp6h2+2k0B/7RRZAjTNf5fsBeg9yZ5mRS9cO9BNWF/lbVcZ8DXe
QLhdlC/NcfcFc5SkR+h+WfB7vsbdRCEQVO6z9ffDtknJ6dKfAslqAZkTWKzgRmnfyu67MimFbZ6/HxSI720brYnB/7JG5d7+dfTEvklNl09LbeO8RMQXnSSS
Arx8E2uMGqGAF/v7t8fjwDr6IuBAoBQqJB6C3QIHaC4uci6+Eq7F7FQ0wS3ab7zjNayXe0XTVRNdK31F/tb+R7YcxU6tS7VQ9CPWRNvV+9uOy57JqnWS+UgT
pjRQIYk42xFD5HuwLlhqMvesKmQNHQs8D5SL0U15TSRT9Y89h9Adim3oL8lSVU/8M+JdzhFFFaHU87m7c+54YPGWdZIn2O54RPOjdL20WyCJWlUc1jJo+108
fNfozO1okQhfHTrKYVe18z4RNwaXOM9gC/EHzimp/bH6qb2kzdBVAVD1/S5l3onm78DfNN2dBcpVMlyD4KNSKW9R0TDwD/R6ySn01bY8WQesegJ3/zoIHsPG
eHLAh9pdNgJBUnpiXL+vgW8u1ZHupW2qb0tQiFnTTBNz3/2fMtj/99EYOFeSlLxV1stfDdjjlHq8KcXuiPs+uh5sCegVN5zHFU0lQ9QdGzcSXpc3cZsdh2Vd
vUTx7qLeG8+CNyQfXa81IoKWL/HwMhn+Ns5A/eWObsT9hAKHSnFEvJ06peDO8kTgvUhpswnrCPt636JL89cU8cTF1pjoG6sFmCDrKD2hvKOQ2L4uFsJJ6pjI
J6tAUElGyMqjaPfnkQkt9SQrDOvtntuiG9Al11MZd8xLtN3ppfg4WVv5PklALin5qRp3j2sj3Z+fI/SKG2cfiD/l6OnaIV2pSlVMEg93jyZo/ybP6aQDKKP4
jlxPpiiGbB7rT3YuVW/i8isF1TxnVV+q9yrm+jtT10pS/TA0VeP1tve0EXXG94jvos/M8wvHq1cSecAF1Q6pHVhWPFoyT9FV+Nz+XBJmHDKnpKcjXjHPXYnC
jTWGpiw3rhXEVu7YV9DGedujd/7uVagfOsj6Uxxq1Y/ALfFL5yk0P/8XcXPH4CZHC+7gc7GgSoV65E9cmSkTHW1cbe3VJIeTcpSjPBL3S096CbeqqSjZkD8L
P+t0+7PRKcwbyVyCO3sOin+S7ElVyM5Ip0paJuVJS6UCAY/+j4Cn6hWtyszv+1hj6t3Gimqj++Vcn4FPz4K/6hubqy6ohJfD3x+Hr88P/0rmnzvROc4C3hos
vzZE9P8VHQfBh07iyzIIeDt48dd5rILKNEMEPLVjfuvPrydmjeGx8yvNxEZCWqPUq2LrVfGzRQUxR/dvPz31KYoqoC5qd+EVuRdb7h5LuoBgQTY4CbgbWAR0
B6Sugcp57jwnbisrLk55Ju/saOBEHSo4Xdm76K04oXobvxqe4T3o5slo/2Ms2JSBwhThWk+tonXqzYrRqsUirn5Norqu8o2sT1F3bJnia3sOE5cdJVqKPuP/
YRv6gO9lFqhMvtSWBe9V4u4v43lyxvzqrJX1tvrve193dIGHylY5+4BNwJWuHoEVqdzVctCZ4FlETSeeSS7gfxQXu/tIuTb8e8dOx6jGZicsfidt4m1SKMUW
2Kt7brgei244XoubAI3VJYoM3QiP0paXuiV5fPNTQLajMIlr5VpvrYeRUJG8vWO8f4z3oybFLSQ7q3r6PIE0bBhdVTNQ8bNzOtoI8LkU6Fh0qbJIps55kTIZ
PCAa0WSgEwv8WNQoKa1hVUeMWVu5siu/YltUy1+RAuhaii83dkoWQMf957U7RceTFAUpbIl6iLqHcLknXfqQVsuqKXXCyY6bvv0lfWwlxdt3hm1i3xdSh/Gh
M5jQaL1btUvMvXdxkqcKPS705khWA+8VrxJ+zOdWhtGdStmpgg75IVmi01C4rTjkjKnbwq+BxbnyxA09pd1TZmPxOOis02yQ+ISsUaP7JQuVGxW1Ax8KAuhM
n8jdWQGAtdQ9Cjs7ix3FtqGp1vx09LjtEuDPu1us0WKootimjqlg9//Nsex+9pMb5+a3SnrYuNzZOb+9k2uFkJLnjkTJkYR8xUrbjaJiSTNh1F001t761zGr
+I5sgrNMsUj6W9Y29BvHZX8MRZlYlpSPK/i3v93dsdB91K1xugpGFXRWNFMvT+LegQXeW962nur2McXD83Lcs5Q/Orj+Qqn3cPFW30lvlu2d+DG6MhWVtFQM
SByzq7Pdg4p9t4R31cqkiuIncSNKFjhbKke7ce9mdSCVGx+1lQ5HH9p+UqOqOHcveVfZaJej5HFzi+S15JiznyzP3cbzxHEYrabZ7/Pl3c/DxIvtL7Chvj+c
KRpAeEF5uHAFnqL8WfSbQiDg1THjrwTFsl5Wfo2HgZ7FjWYULXVVc3lqtZOeKKydpFeBkuriy9L7qk7JdR1dHW8Sw6m5TrWinqIOMFNyVljm7GU/jF5BF3vq
yk2OeKyJ+DtnezU31tviK9g+AN/rYZ393GnoG/c3KHfdrMt3Nljs7Fz8Kq6vA/f0EPbeyauEEIvjFAWlMsJYrFcBJsRhGQT9DlDU7GQIqpf+mVFiKcQnm0eV
6vM+htP9d8I+7bGEBa2qqbcSqj0XmT/Co+gbyumWC7pb7EpPUzCL5ImA/8mBgmaF5qmyglXYbG8N4DN6g45bRamN3IbttupEH9cnL+S+SzxQxNA1itGHIYDl
hTojb6k2IYTuDn/GXKV4tMYEUXEusZipnOxuk/IjSCj4kexBDxcdNlfT1oK5lj8PEpuaGUa4e5EfYQnxIf+igrtPzoJahDTUYIYAnzFjkav0Uo2XmR0+b66f
IacHZQyn7P72GIpVM/4RmQi3IwsiIvqmVkJxMSmf6VrSI0t3stWBL6nr4ctoWuge8yXSJlzNs93icC1ifkCXMq1JNexRJWN2wxZXgq+O9Nvknmk7aBc5JPQA
euLuGMinfVBM/9nKw0sWRI0HBLwex38ORLubcbo6KhsZkw31mNH+Q8pNxafAhfYv6euGnuGhxD08TFRPV6X9nFZdtZcKAXfzW+fMIwPMfbYfOZyeBEuCc0LJ
8AUtN8JJoHuU7givwZeXdogk0aZQe5i7WoCASVFTBeDfyVKhBsS3SpMvKn83Rp6Qz59vD1VovrBcIrvCdejWoeRWwlAPeqFOFVGF7GzD0uvsTWB1pG/qScvQ
wHBzf0OKViLtm74R2koYQ7UMWmSDfrbzBDI4VMEIBDEinP/8xZD1DpNilH8Z0pwYl/RCVeTnen53kMtYXVQQvKOfbYAsCUQpG1N/TMCj2Sfo4R+FjjT3RxpY
thpPkvLMD3ClXk0stUZBVAbmf37bkH4dIjEB9A7roYaMe/VsMTeXciE0BT/nacwO06noWWzLcNcw19P4AimhHxuUrD8yjn4ULJICYaG2Afk9XAV6mj7H3Bxo
SkfcskDzwpRwO02b4NBIVWYiWC+TGxdC1Bj6KRxGNulkUEPL9sgwuC1lNVj1Ca5kYya1B5wemUaeN47zDbL4yUaGR6FS5Lq2E9wqrQu5BKlCNWeGUNupuYzO
F0OJkB/3ao2hD2gV8OmqWq/QncBano3+D+EU5QXqcrCWeqvnJDkgqaqnzKMmZbq7u0HNxpJalrWm8UFKcxr3wASzgv2aXoAuDD9Brmuq7knELoIVZVzuSwTy
BusYGkBBdgejCqcwX6Hc6sEkrTVwLVyD3Kx7jJRmfKHfZuZBJsdSGY02OwT19OvSH+u3yPIj3ZBv8CC9wJ8Cf252VqtinhyMqECDziSgG8tRgxjtF9yMi9mZ
ZiBI6O+WZzMuYmXmbXVnqsg/nLlIRvWi/jXGea4X0CNASAqYJq4r2GRQTXH9BLs2AZ4LOKlaZERbSDugdeoYCqJW3tUhoILPqQzgO8NNtoWxftoHYVlGzMqn
oBKFxpivuIh2kZwNXPF+CM73JZU3Cp0LcUd/KvRb/gN9U9aCvKenAmOppgD3/1wDlhgGm+qZF1rKLSF6hKqQyQjeCqnpa5GvvJ2oXWR9XE2Q4qnQJLoHkUF3
Yu8Hq7Ojy7l++HtIQvUvm1beGt7oqMmY0d9C6+hHTG3vGu1PYDbWE0bJQv8T4Iyhb3FfeCy8m+4T1NLX6CnwPuKsfgz9kX5NLoocpNdkVuIXCf4HRKgghj74
P/5bKtiF/rL0DbRIl4q09KcHN4ITJNuIpnhT/HvDTgog5xAGYimtNfwmebNjETUmiNMLg+/VhdgSd6NQFn2AvkI8YZ+H/9LN+NfInwp1hMPK4ViHSA1wbubV
9P9oa/zj/q6Qv5U+BCcYc+UdtOnElsTGukr6iFh5bfW/XpVqTjclpH1nfGLwuE5oEiO/4UlmUXkzgygyjwWJQ/m7mSdxsP8REwmQrjr6POpXsm0wIZgf6m+4
yCgkNcvn63aVLiJ7mHkVGv72WwLAfLM0M1Qi99LEK0CL8AkVN2IGdIyuH6XxTidvMxPofAZhKtGQ5eFtjTaeZBpY6mtvZq6hh1o2kNUyeDJlsStg0TFf//Jw
vjK66LZpm+x9PZ10803p0OJQlKhEfzmUFbzj2at/FOxg6G3qaeHGTUS4c/pYdAn7PmjAzBGMfRQZq8tRDtbfZ2+GD5VZNUJibLAZkCXdGTxonGFoZnlHJpoH
qrg7anmwt6kNbY5MKv08tAqtEvkxCLH9tNvItcy8yA/UZ5oc43inorRlRFLeKVtCLYvMDvsYl2YsK7Z8Mps1Z5AFoerhmXSCPuYcio0zE/B2NeHZxeJCV9w3
dNX1LTOWGhtkNstITOsYuRlShcTGLZEx+Hh0e2C9tqPzXqh7xtZAN2wZe5Jk/ZuYl3TnNHegLPQz+ZHZ493tW0NxfTUzHMz4ktlB1zN8HthvehGYreDaTCW2
1uXDq9JJ/iRNK7izoqY0ZheGWPHKv0ZsInxQ31hXy/treDAwiHBAd3G9ZrkmDqohL9FOJOc455G7tZchoREEHkJh+BdlyLEOKbRp1We9X9vNenXwIRP0f8rz
AZWo0/91fnPtfeVrlVMcpcQZhzKQ7v0M496By24lVozXCeejp233fM+wueKoVS9rTE7xnz81psYBnwqnNulSXJ6z3pGhv41FzQvG0mrnw21y5gmgSwQOaPqL
wrhUmwhO8Txxckf+HGYkxvo/gce0bYRTqJRgCsHNHpwprAA6glUhv/IWLCSF8CzVAWIePD14V/dIdQzd6seg/do8aBPQR39F14FoTV9VDkIXKbi57Q4yEbEe
a0BFHDWRVHSf4jrRD/yOHe1Y701ABmJtsFOogjil36Da6rih601PMiRqWqiGSocgdnSQv4uzUPONdlPiA+KKIeo6ioUg56s3CyrRRf/z+yGwAjfpT3vLqDXa
m7qnHhwOFy3FO2gI7c/UeE1XYF/w+10tpAWQZ/uKwB76M7yXdmxggTuifw5sYGjMBL1is+CRxD4Nt9ImhXcTLLSZ/APuTUo1Iei+mmsHKryZxFGCoH4nDV4c
T/d9QGPMMEGULLKAp1YgaJWarnsgfJYYkCVKJivau2tLYcm8uPPoBNXirFf5cTu3OyqyILHQay94LR2KyoEZbkr7xj3MNUPVStEZXmXXeKQKu2cLHqMbwn//
MgE4XLJcFZFkGswFNkd9+Vyuh2+9qKgTN0C8t/5OVwfJYfdOu9HNk62xxlR7FygUI93nREKp1jVeIZFuXq3OF/CpW8WqIVXOhvnzeNCsquI7IAJRPoHsqVwj
PlvMteWFjnOqcZ7T4A+S+t7jsiPQdgU3+/+Z9Ht3p5TRrqz8T4UP0Hi5xy7FypRUflDf0AFCD31TZdv9VeXZSpViqKeFd7vmF3xHshPgRp+sUoEGG+1UDCqa
DJLYM0+zovnqHRIUbyKfp4PARe6nWG3bMcDoXS7p7N7kvgQC2HHHH7K4+BpxbfLHF53ZslH8i2rA9qFYVLvC34fDyot6jc1l/uvxUIe88QDF3gKv93z+U3Ss
Z4hamfjQq2yahK5wtZWOxYb5R2KQLN1dihmbN5Z0K5JLXrl2OVKLu9ca454iuZl8HJ8s7I8u8HFn+EgssTnt62yv7ZOrsz1TFHlSblRS0z7CfUO1AChWtSo6
pdor+6CJqdseHQ8W1e9tpquhWyupHvzavFXTB7sBO5gN2EvN1EBr/wkdSAaNy0UlMIOn2ffTfQNTkQLFXv1971HYCy3yHUdrYftc15nG1HygMRDVQ/iXNROR
93NGgu+Su4eSpJ3INcGJHm7OYqkx05tBbFe8DI4HelC9SAjgqfTyx9h/fSR4zkOfdIdDv5tWBGpBq6CfnLyVcQEPd9DKq3n4Lxus9BTALYR91KdUw9Fvwn3U
CoqbG3mAW5BrYMM/d6C3yCzVcFN3JgreBX6tq+etoZuBFOm7lQ2l50UMgXqG1lV+kGbBKpWI+ZYOU0LJt44OUDNAh+n8vRvf0RSFuFahdrFDsyw8hIBpFS2r
qUieGGrkHkjVyVZRY0wryMXUNlYGfA9vUJTDM8C1mm66K7KltFHfGqmGXFd/oGYjy3A1vovJ0kfNtlorwT7zRsSxkUSY/rGmwi1mqgevK3sYujhyIUNSU0Sg
WKV/XrI41ateSrTypOvSRErwV+Knxn3oeY7vaSUxFXGjdQ01qGSyk7kvOBFcTnKt725qKp4S+in8jXIlfZWkaD3F9XR/VMuBemYLWEU7D00LT4Luw7yzzspb
c4+quT4THK+O92Q6B5UctLVyf5QxeTuFVXwTvFtdj+SDSuraf0g+L7LH7UANEnP2LOcQWT3hINuJ3EuGeXgXT72Cg8DP8EB8EFqIR+Um/Gsku0t2eNTy1YWv
HJ6k0SVviw3F3Hh4YSoZWAVk+tYrhiPl6EBMqhPwKYBGQ+v898oK8FlAK3mKbBM2RuXWosoXoEDwP/RTiI5Z4O/u8NejRmqVgwwgivegAAdcd31TdNws9ipp
vGqusrUrWde+XhvMjV5BuckDPVrdUeSm1XuK9/viPUek671fOVOKMmwRyUDbHwnnUh96iyUCbJH3VGoxvgWvW3TQpCVqY9y7rC1cBC7GWuPqqi2T2JL0uMXa
BqK3nsGOARJvyeaSREkofmcA81xIreFf4N+kDaHzUtdKf3O+9bU0T7YLsSQAcW32fOHTuaJWGPmyGALeuiIf8ucf6+t755fQqcYbEu9kb8Ei7naKMco7zde6
spwA+rlLrTieuhb9RX3Cfdn+xj1KelDy1HFD2rrwgeIrRxwu9HU3J6goT1VvlVyzl+uJ/hK/0TvDc9cFetoJP0lX7GyFcaunjKIz9rKkO3nOKfY/LH6NmYio
CiPR5zif//PXoy26YolRM5B+z1ZhRviNKE4PMw0NJJv7mgY4AcM5RqT+LhhUwfRE20EsqNru7QPFM4Sujaq9wQFL9L8Zb+lfRc5CaxHeStTf7nwRsk1o1CRI
yiIq4VGtJUxgXF99GoVSpwFKsxD/BB3S31T+oBHwdZ/hY0/89dM5TyPwGF4nMli1I3I3OB/OoaNkXSrbt/iwc//ymu5L6tQ/A800yqC56nZ6RtM6Si2AJCcS
a4i5bsJVQbQM7GLilVzvdI+kKj1N24ucRT9hjkQah5PLXtI/ABXJq7E+WC+imD2Of2JaBx8BnWFC7VKvNvR29YEWQlycxELDNSSMa02YCibCaVtxkK0DirX7
5HH6+t5pnl3a8XiOtiPi07QFmkFWR7n7jG6XYQOSQoxz/ayaGvBBa3QNNH/GZ1QMRJwgBuNbwKPwG93f+M8xHG6mdehmGp8Y4sz3aEAnYVhynfIy+oNsZWpm
4iaDFblueEPo2TuKMrAmEVBOxiv0bVIGBUpCkygcyaBbgC+BsVC6kTvXHdQDxBwcRX2nNxd/pTGbe+m5UUYvpJlvCbHC9dF31jBEG9H/msR73vzqj1F9t3zH
TdUBV1j8iz3k6eGMV8rQZiqtr7WqeYFJ9bm4vfJ5SoajhmNtUgfVoSTQdV/cFN0naQEaC19m672v3GHAD55FH8sS3Txn8o/7c6xoavFuyQ1PRV7Ita+h1jED
43pglsJ6+Q8DfeLr+5ZJu4n7EBcgXmSjICqK9D/P6S55g/5qH504Q70hYYmvve8FyosH5MtnVKbl9t/3Po2udy7GVmAN4U9Co6eqZgnO9aJmFitEM/SPROOx
t8pliu89mgKuL/9GKMM6KPTeIc4BDkJik212v5B1KfmoIFRfkg/xmZLhzrEJjYVtUqtgLTYf0PqcfvkgRWecu7Mcki31zEVv2n5ueF9p9pVIFmpPeHDFSPS0
xu1cUDDd+32DNKRH6kuiP9LL/1L7teKhvQraoOkxZRtUbq+FpLq2S2YTw4iHboGgksoFv4ZvrB5BUSuxuao13gRICg/yuTxUtl14H0dwu62TtE6Ot6Cx8qJ3
sKS+pxgVOc6VhLwfVSvtdWUTFEJlU+dzobj5KfyuYpBjPq4EFxZyfTS/V1owxlfsGar2gXnA8GRVI+4Zt5R6E8IOnX25s7vT73nm9Th4Ih1BTAX1KNdJyZYn
P04cpVQlXRZcS4KcR4TrCz8TO1Ov235MzsnLqrY89Ujyg6Srzcfn/AoeFM4QdRC+KBqZuslVtaiB4ntbbdlzV5XieQ3wOB586T/mqkdcYpu9wxbX38HKbHF9
Ey4JuV7GEMV4Ca2oKcIkTyV1dyGi9fVj9DwSRFVg+evrFMeIlIWJRdLFtubJM7MGODY7eeug/Czd2P3S/vvMEy6hYxvYqCArWwZX7FxS4ga5VYNdwBnnC6Cd
841tpnKz854HVHLvz7WcQfntE/eKW8hh152sUTuvJj0u/lWpkdSsf0XYrGC/cFntbxIJabWipWhOdm38CLqw+UH3azc382NP/UMal1uv+c08TFSrZIZYl9tf
tNCW6aommiPbLdqoeiM//2cU8L0sBegt8UjHS6radjreFW1tdiBlj/0++FQpULvzLMKDyTHiUQEPAyW6HxktC/WvuZGkuCQxSuZ6miQucWSKBjrGiAw7OyWA
RZ3djSXNG4yv97aoxN5J2C752I4xOVjdLfZfqyxNkTvWSH/HLuXMs13KqdE0oehW6tocbgZzfPLc5PiUz3N6yOaULHSutW6zcS3kqg1PU6aLhubVKPJIhgn7
JUqlPMid6PYlBhZxAgTTkyWMn9A0aqTxboEXExcj1+Cn1FjSqc41fUHmYI2RrcAHwKt5Uv8LczugjYR2n/SlmY/CY7VTkVXITGQ2tYeUEjGqwP89i12qcrKn
b5YyDw4SXyhbYn0d3Ghqeoa4UUeyMdhW9cHmU3+DH8B4qieV+MEIssblLB1kGkJnEevdTSGnsVKGgTUmQp0Pyf3nxxRgVaC3oT9aPYj6J2GztcvC3HXaQjfZ
OJ+UYJNxmfaR/w9tsZE7Z6VMPQuOpQE3zSMMQOCMM1V8yHceHa67i/UNeFylgXmSX5VVjYXQT2gSricS9MOQeoUTaK6fi9GniJXaOeldmfXUr3B2sG7Y7G3p
NRb4yGSoP3RDwxBDHO0Cw6Sg5ohzuH8HYtPYNSe1heU/mboak0kHnQHnKF8Br/DomfQY8cj/xviNyuRoAT/1mw1HQsnIveBAdRE92P4lOYjOU0Wc34RObWlH
ZBBtyWdpk5liyxj/H9Bk6ImjlauJdzbh8VvM1537TDVCLXR3lD1obnT8EX2YdhZrb7hC1oDaQPd0IwFudmJzoJPU4WKZBZpqVNjfDf0Y4I0lrbyo56h5xgP6
P3TZiAZniU9od9dIqpG/Rc5XziPwNH+pLin40r/RSQBPgQHa4arF4gZQA9laeCCMambC3US3C/3ENewKftG5zz1UVynz4M/jfNKLog4o5OiB37IdVU5EW8dx
c+UL1C19UMknlSKQ7h3i0QI1sUp8DR5d2XL9AXwlslk9XltFlqm65z0NVoKFis1/59fm/vOogWcBQdVJz1vJDecPAAZ8V8C14ReAb6nOirpqM7YOiJBroEde
rqeRDj6U/SgvFG231QSuwwkBv7YK7i2YKHuuWAxsrH/ffhc4rJ7gTtW9x1bCm5VuNIf0wwU+7nxuHTiH/6E4CGmQPYEb8Fbskepr7LrkO1SBD9B+FHbxafBp
aJ2cqQqxB0qS4WjiPHdTrIPmeZJFtZPo72vLtACkNOFZGuBFiFljeeYxuoDxscj+PBS7xuFe5QP0RKgQ3+g7pjoNLsOfyM1UqKS5GnGkgisUReBBnyf00DNB
PUdYAH6pHO3uJt9NJmWPUDSnSdsE9WvqtPt7Hde+O10LJeXKXqY5mrq6BPVazRIv15LuRaujmiLa10OepzIBiUXNJVFrXnzaSgKe/fzPYwLIGEqYbtiHslFY
qkcWVEF9LG3sQ5Dt/iPlxdg0JAzvMJRhrYw6fdvQRbMMvahQ+uMIEds2MAFajdfxzqe1peWaVjRv5Pu3sbT60v3JOr2/d6kVHIPRgQyIu2tMB+LJtfI17FXD
bXxd2lFkjo4npozO6vrv3xezo8yv2NP6bqVy/7zy2sG3bHRsLi+y0MqTMYqGmdZWZWcSWbr7hBk/+2eMfVvK3RczLSfpy8ho4wa/wjwgY7v5VAb3f7nMDcN7
LNXKv6HzSkel0ZYexvcmQCNOb0C0UQ9ihGwNJsJ8zWDQd5r5yi2acXQCfRDua+JeTYY5qZQOXiQuafaBP1LDzY+CG/Beuqlsg/AwsgIQ01b4PNDdcD2tE9KA
Ti5vobtsbJvxOTwN3gUONhWis9wJZiEyTtuqNOq64KsaxsKUCWJkf//z/FfwCHaGoh81mu3J9GSzShvtPuz7lvbrLLp3uknIe3wF+ZVweShMXgyHAQeTrMtm
cqi4SFl4OdWqPMTcomYyQ+inkckoNwa45t9gmu+9ytRm6niKGCG138ONLPLZRvTdsMrTFQGp1dqpcJ6StyphFfD3GowSa3RQ900bRlVHDGlrtO8DXyFqaK1l
je6wZSpVgXwfurPrDr0H2ohMK29veKjcbPpW25auq15PnUbfEaS7KdidFhG79NXojSqeflr/WG2t1RXEdFct51s2TtPTCemPYtyVsVCbBsYxNYCVMgmcYEiD
l2tjYlGiIzj+/IwL3GEEunuRk0EHfRquoAYjPP6zNWYeUVCJgstfPw1Hh4BrtctDx4BkYDizFtoIc72GEcbOVIn+II4bxYb4hrssrYPcfaBEN1//tWoc9B2l
QRdAbb0QVAdEgbv5z8JX2aVl/amHPrl7IrwRfumXS8JwhE1FOgW3a7gW9U7Jm6T6Cl+4VVlXNhuszSwRboZSyG6kGIwvOy8cC5gDXew1VE2ohUgGVd1CUg+R
V8Yzyk7hlv7PoLPoSP8URMOsDu7GKtEi41e05csm8vNXBUOQ41SG8ST8ZeZrfVMMKu+D3GUm0zTdxn2NsRLDtOWBp0pVZG1EFp7Mmg2XSkeKVwFCIC08HGii
Gwy2o38iJjqT3TMV3P2maekX+ES2VcKscjdtZ2HmJ5Y7k/IDiww1zT+rf9eMwhHtYucbNS/Tyxq7zvBva7fPMOfPUZ5A7NMf8+cSy0mDeJw/C+iPTmQcek34
FUmyB4gLoiO1tqvXUev1SdgEUl4+D+huvqqPQATwI2sy9zVtNN438WoJ/e0O7CO+9D/3VwR6gdnq4Z4tpgw/94zr6BerDc0Hpck1VVMaEWJ4i1PA380sOtPt
r0PH9s7/Ab9ntkLDTb0ZB30mxMOWjhYV8GWWoz+2nkCvs4/gsUQ38CmhgapgIg/Xa+ijXyT5RNehD1Gl8CUs21ZXzx2p67pxAAF8TrUPLwnDyG3lIsND41PL
KsMz/RF4IPvcX2haqvve85aeZV5PvvOV4tWV16CqBDfz4zYG4B3Sb8ndZCIyQN8Rsql7EKiJdX0Gfyr9RacNWTKqBDrQrY3G0jLyeOhH6WOdnxgegss2Bmzg
8EAdRW3zTfgeUV1XCW5MwBOlxqoY8vL3VrAHkfa0i75tzmRnaAuCx5k/oArqDTCeTULuqSem1A000oHM3BBWakOSYEAX53ZIk8AX0GjD3MwCei9bTfKEGEH3
0nLfZxj5Fm5Ls77JezbYLCzIXiW4Z7mX2IK2Jzsy1V2HCzvZTpJPZJUoekefPVF27X6SX3OGuAuqqppK1EPinzbv7BhqGy+6aDtbvM0hbjTI1t8pKR7V3BFX
LXlTXK3GzVzb43Pj52UdFI0BhsqbNGhs+yw/r6qxZGc+P/r1/x/5qk1nNv+hYFeO3zZR/Kk229SSx83CXM0pludmV2vySVjHfi+ppOjWZkF0TQNBTE6WIMf2
KcvqXtM81VG4bZANTF6SGGMtCXi6WsbOcfz39a8L7tr2iW7lB9Br+ROz7hUMieOyZjoV7Wx+Hi0THYnfmZBQ17PjTgI3DvlUWKvIVNNkG5Bb2uh8zpr8LfnJ
tZIb1i/ua5tep2ODy42W191VsNGZnNsUvVzXKUwWt83vvUVYzL2qH2oNS6wu7CTOLRpkszRybCvd1cXWs6ApPDkv06a0FRXDVXflKpR37RX2vbl9CjvkF+b0
s6fnlRZ+J2+2Y1Dj0/GmgtW7xsctswmiK50LYvZ34NNKiK6E8N/x1iuuurKcjdwPCt65hhRfLqpd0iQ7kDPDPj+/WuF9uMo2d9KA/MdxPYoLE9/HwztkVZo3
/73hix1fphYUtbHdL/I077sNzu3dWBrHtZ0l64XA5KKO+c7CacW/20/ntBFyEYQncofkF2TZsqfWWb/lbr2bzSY1i6GEYOWtFUXxIQelzIyHFSrp5pwbaNXk
PU3bpZYVrqmdILqW3D2+ZZP0ooapq0vmJY7cmuTYnhi/42dFXOOspM31gaRcYpHtSWJccpbwSuIXMpWo0qz2n0f7xD6+pbL2ia9Sv3SOyYYapzbi7rvyZLPv
TIP72WNVdZLUhTJRRYFAwNObiw8BZ/0//fmgZKmkqkftSnN3E7+PX58iEPBiPqLnj2Mx4f8xtqdSzvkwqTuVxpqkpGW92AUKueO9UNxcWFV4MuGN5Nv4rk3u
NrxbxM0/YanvU1MTmbgPyfmiq00e5x4uqmh8odFloSZJJF6wq1NBi52L4r5BzUXbCwQlvYo8WSviHKJuO7gzXJwqS3W7BmFd5EBucmJxzvSUZiJFijkoEoKJ
yGpBw1Y7A1JDXJ74c/HKBiuzNwkL86cXdBVezMuTdxOetGmbQOLDWauzrQn/Awo62l5kjVGr51VI/M0uEm9RViSdcAzAzm9y2NuJDif12gGknI+Dm1aQB+Oa
5q+tMT3lmXBu3puvhsTfbSaMq95sVvIge1FCa6Ert7748YaFyTO2NG/OsQWCmik7JR+EbZwdUvXClfKypNXbudGgPeW26HPhF0m77J+aWJtUTdpQrRIrUVnn
Iv5XW2PaIkHUnAofyzWaDyHg4XoIYnSKFMRAHwoE/Bq7sVQSomeA+PMcfK+Ole8X8DDz+C06Xzwj4J3NlaMmYuV1Y/GyKkdAVRZrWXn5vgKBgJdv8T945FHu
QOU9hCqbs9FmEX/tgY/R9K+reGpvrf4VnZw4DK5RuwT9I/BLcjt8nLpnXCd7e5vOPrOghbeldKNil6eetFr+SfSQ1J9/xtmvpAH6g3xO4Lrkje+K5Kqujq+q
XcCn6fq396wmurF9FfpHk7vCBskLd6SSGRLus4eQHVKnB2jFUfS8oi50TRTyVaLeEH2vtn5tvyMbq34jbq3eoLxZMk671B4jbrPy7u8CHj7MP+72b8qmDmnq
78EBICmRYJdyGRt3ruwT067BIlwh08xFw+ImGFrIvY810RLRqZJ8TI43lTdLOuGukNmyLydM8b6N76bpoPXlZaI/yh54dioD6g7OK5o6ZJHqkveig2s5Tog+
l+7NP6D9QvXReUxxkKgdmIl29IwQ26VuMSDZLSo2w54VzgtJl61tNBqst+yKnPVshsaSv9S/oZ6vWujdqjju3SHr7P2fal+xeBqxMDL/+m7xOpXGna80FvSW
TeB74Fng8UiGAUsUc9B4S4LzqO1ak3YyRvMQXY0eVR5WvPH6wEOuTYqnKaYSJV5sP6ZYmdfBSTvvGLmZr6NOk2wVmuyVeYe5ZXhvsbCYuzbvKDcmz5KtE2tS
58jqibXySVglfMpYVvkfNiAz/JvfhYDkEl0nS5gOmYoMewyP4UvhUaYkJgzbGBfyzLxd2zJ8RqOHRlAJod1Uv9AiBNBVoUEmxP7CTPSfhCfqrjh4Mkj/uNLh
3tHeOvBusINhND5f0Zs+E+TGxQ/0evsxqE44IplqfslMAjcivOcfsyPTZ3Q2NI1+ADQ0Z7O7g7nazWyUXUTAqw7GhwSOaoV19DzZPv/+7e0iF2AhfQWJgNyZ
tkFb3dDDOJBeFDYaZOaeaivOXek/gl5oj0kS1BgyTZd89YxNgAmWuvrEMjVShRkc/hU+bJkfSdPdI5WkReWFFodWOE+T82DuCqgKvkqbbJjePCmUbGllWa8q
ChtDjUwt6FKZkX2FLPX10R9090ZCaU+zktWN6AdImasANobaWOZgK4z3KdootKB49Uw5HNWmWP8npKuVRzePF2lUW+9F1uIdi75WLQoOjJSlbVcMBbJoO0po
veY05rHmGC5l0qEL7n5sz6AOfmmQkEIzlDEafoIdTrtL9zJ46Rq7MwJHgtz/b4mskJeWns4YRW1jwfBOFk7j+hYDsCz4ivMKkofRriVQgiYP4+GJ8qnN8/qE
nxub6c9ql9H1Su+FhzKfzPWDJslqtiexzRxXVmT8hdkWYkKrIU3kBHCjYB9yzu9O6cU2BV6GdqbVYIcDi/1gaAAzA+jH8kZef1sdNlIfuRIOM9+zDYJ+fzP6
Q5g7e/uHqsA1kUjpNLdRsaAUj7TCY6hv8LMeBAmmL9nWyD2G1R4NH9OMNv9KxOShCiqpAlh5OLp/fbYq/0wdJ9toHm0YEfRH9oU3wNwz/IRMMvzhGxkw6LaC
rUNLDbVKue/cxwCaXujNwT5pIs95uj/QKbKVrI8UpcrLdlP72WXUdCJIuZVXS7oFHumXGKcEGccA5n05d+/u5X1sjA9ZvT8Fl4QmUdlEL7If8Tu8zn+BWI6s
aTZQtBw/C2WSdUM3mGGGHsEH+khI6K9j/gpchi8CZ4fX64cEbyAy8pGPhxcZvSZvjdn9gZ9J9Z+PDGSsua9mDw2qF4AKCKWbw3G+9rpRSA98ubmxWuWb4x+L
UaGPzAr2D1Sib6tqhTYlynFKPzetl/ay/ynZgawiLEbaqriz4Z17Ar6nTOlnEhaGxpW70AFB7vmJAjND9csvl7731qByw22De8piavcJeEYgyj6HhlpknCpd
ou+RUQ35RP6osXo+S2jAZJhCSJ7+J52OcZGLiZOapcoBZGewb6CeYRS8L+TT74pksQWyTpnq0nbs81Ib9gIRCCqvcZT7r6f09t1VZ1E3tT+hY8MLHNy9aC8r
hHdSw8rbeRbS6yLZ1L0wLxIlVrxh7cacYovDYf9V/TJDI0tSyIrEYLHzsSr4NDf/5eMfKq2GfY2cpual6siVkUbEIi4Cx1pGdtfNCg4jX+q7BVezTwNdWG4t
xa85LZkMNMl4BndKa0ssNTnBnsmd2Me2Hw2vqWWmRvSl0FAsD75jqFtq0vUN9AlP9M/3Hy3lqifQ+R3oWeEqwG3287Td9GHqQWiLWknVQKZoFeleYzai8c0I
vGNQjYoWlDUODSZqsudDZYF52E++nszYABnqSTxnmuErdFFXFl+nIb4+GPwVtH/cxSxwk7kgONdwW9vdsBQRt8gnxgbmmaoQzRTnlH7kNZllqAt7jBuhiWYF
PCc4V/kB+iCdy+wED6T9Fjrrz4+sS+8ElWrSDFwLvI94rVmHTURWBMfC58gbzOV87ooIyCDNRVWafjb4hh5CLNYdgHk1Z2P4MdEsz1jymE8MyTQypC0pR1zM
cP2u8CT8dyac+yX5LXkXMelFyHAomaqrQPBPvqFYgfmMNM7cD+rggWGGTmfa0HMsK1SzQzyKvv+4CqEiLEtPqeee6dngFaZooL3cnneCp+RdtVVNwO+Rhbrh
Zr8xbImRvYihAdw+pUHJ7+CS4G7veOqADGP6GniUj/isUHRMWdRc7cHQMbka2gnO0jVGmpMSok2Q+06HXIRhK5FBTFUMZusQKLkR4vqmNGQW99PWYGt694W8
pkPYCMPn7ETdy9xzQHPHEWCrJBG+7nuobqvZRDbUdPc1Z1DwK+AQyr2SJsggnY5sTM+n9lPLmFNqIK0TPcVdPVwPAn0wXEAvAUcy7WSiwN7gIVhq0OjaG2ZZ
xhtOIw18rcC98W1Au7kG2Zz6goypKxwtU83HZ7bGQFT/5z+sog8DuNdqfBD8BZodmRNJpAs88SCrVTBe0Bw+p+8Lj5U/Re8jR5W9PQLdU/gBfdy3vegIlCUu
ZhcwrYglzRFMqxAS3HMDjb+6VyEyY4uwhLR6CaOJ5GZ05PB4b5YDIGqrh0I94DH+EQqBgAd3GD2fIeCb9bgynIhRu7FIxq7AenpS2QF6raUWgluamrtKapvR
jPsWfcZ1EAmdowQ7hR4Y0jFnIuuZV+Z72Db5R3YPsT0bDM4nOjA8fMV/vOsw6FqgptEKquhbEBZYaPiC4u5yNPkMX6b5kb3prUcNYTuFONX2yrsL/V8upWya
JbmckDQrx8FmoeH0zaCAX11YEJNVESuu/etRKr2Gucp2inxDtQAWEmLmF4ybnZ7EWLH53t7oMPgXYIB/Z7A2xY2yb5v3GDoYK4KGkJ4tMNBGqbmH7ohqKXIA
Sw9d11LmVbDf5CcnMMayL3xGqCZ7nzSxpRg3wvkNem6cYpQDP9EzGF8EkA7W5StG4bfR/co2tBQrBueSk/3XqCTaEZgcSA2owBEUwRKEB35Onq3eXafB2mi7
gV8UPaF57DO/Boe1Ur4BH8bN+tZfK7wh9Vv6pv9R6B5ZJTKSfUw8MXRyg8GuIUcoR7WAMCMD6drMg/A18y7TfeOwQFd76+A6eiJ12HiXOAlNCnqZLcxAmvtO
CyM9aDZy23CQnWq+FDIrL9DcGtnzyCzqANWCFmDHQ5fwA/gLSUzFcb6sdJS85oRQFXoru4Qea7yKm1iU2h9SRW6zo0N6XQGwCOvAfi48xTZV/C49A9UNysBk
mkwdEsrE24d+SUTYBKCephvd0dgUncsIYrPH//rs4ZuirqLYXfSGGQDO17egdsDcmT4vNBCiSlTsOFH9okxGh2URPP6Hlbcy8ddXs3azba/Iau6nrwtLZCdB
PRIVt8GHBrfGGEOONf+JjlfmBq3h2sEtTHX6xepNJm694gB+g/7a+YJZTd4Obyq7GSHLuLYiLiwnktjv2BSIjlwoe8oGIh+pY/qz0rrwCEwH9SbPKDqE3VgR
9kkph0TELVocbEW3pLlzeia1VNuLeUk+N4V074Jh8pq2CrmxLC/sIg8aH9DDpEipBxCwDdjmTJlFJh2chvveqrcE61C7mQnICZk+WBQwkmcBCSkQxNDQjJVf
j41Ai4poW46nmKfoSGZNZCL9ZZrJvNKy1f+hbPC2L2Rn5K+1eOAbeg310TwbPmlWqPvrBmQdKswM/B7YQgwG50OPDGFTDf0xaZYmrOBm0VuztbT76HD4KF3B
7IevM1cJrtdTgoOSVn6df6pW5Kiry4QOQTzRjoC33h5tJf75k83pUwtF79B1cRfQZluVyq62a0VkDto4195QJBDjeXu2fEwoT36QSAof2m/lDo1rYvPJZRJ3
4hLnYmCM3Ft8JNfd/ELWTIynYvSPMzRLO+W2lJxJnbPVIy1VW2XLpNy5/BL6VLwYqOrc610k6eZP9F6N49GLil63+e9nreS38bWkz9yfkiWJ35QMUKxS8ahp
VI7p4O8B9Z+PJiUwACuwrDT5G03AJ0vdaOeuQtq7rfnBlHmb/Xl94q+5vlQlqbiVtnh7l61L8lqUFEjTEsoKO2ebCklJb8lnW5spguJlsp6OFc6Zvr2pFWgg
CwKGOoyJbZ0iDwZyKzFvUqvL58mKiwajdfLmgouaok0Q5ydJN+K1ZL6kiuJ6bargpsMSWIlJcaxkiGer/UdVDW8XJZK9wrbYth9+5ri7vX6uQDzPGZ0JGWOd
xNBg5Vl7/32NVeHQbFA8SX0p3uGTZKeo3jv6O2TQlsJF7h2Fb7zi5inyqfZRzr65yiS54ofUfp7PS3rtnCMEgP7ZqxOboUtzZnx1KjXX8djGraFULS6RWlNT
UldLQTRY0s1TIeeeR31ZpkyinCzaJh6oOu9p5NifECMXaq2U4fS3Z8uRYebdZYcOj6z4ZXcbdsfBewdXHpx26Or+EYcGlc9sNSu9ymG24vfyaQecxvf7U0o3
lP+090lpfkXrcOOD7zJq7TNUPDigM+jLprZw7a+7v+HBkn0p+9ocHMC22n25VGi5E/j8AO8ewJ9vFPB3EONe21ZtuteCPXfc8U7wtPBH/FU1rxLdvhN1n8h3
EnT53HCc35QjsF7Y0dHoN24niiyTAHH6IcPmsv1x990f82bkrPZUK1nGVqFPwQurgJsEgrv1yiGNuY+ucfJjepaluqqS/CJf5kXAU6fn7I77dYvATyUJaFWf
2D3SFY9uwh96JUkfBMsSfgdeBU55ZqF1awsE3+36Qr4ULCwZ6i/2lqhfBg4HchKWOynJuboqmQK3u/pJW7u/rj5tvUDQL66vZDrxdkOG6IzrB+Jow5jRK1++
T1DpfPrvM3Kz86lBko3eGqqp9slYpv2KTAJ88jX6Spzqyv/A3gAb7wRqC6y/bDgM+1MLAjQ+Ar6uW4V5iW1VU5H6JV+vRtzpSjfeEO4dGGJVrRVY1+ya4OwU
XBvq71tpimMupQhiddfiV9Tj6yjDqbQsxfL0GVQ2Ho+3x9uzLRWd/bnIWNa+Zo1S71+xZ4T2Z4IRCQQLGnaiO6cZqFJSBj2JLDcfZxfU/Kn8afzzjZv9qVCA
NjObyPVVbu0UCA4njqQHZezVLlI8s1QtrS+JwUaNrfQePY6NjuGzVsJgqAxFKoh5HlZeBXA+FBVfVBElWpcnO/21iNOYNnUqvsJS2z8CGooO8J/b4JLecKG7
K5gM/GS8QEBWl1OPQ+0iCvwbqH+kPVXP4KpXn/okW7vlLLAi3+h2ex6UDLZuqSuwVq9jx9YpbOZenlfsSPOLlOheBQ/P3loJPoyvL5KV16bF6hbFP8Z/e/wY
n2cqzJmKLfWqXHnN3CmHZDZQ48QbaLGNKhM7CFEWVHEIBPB6PdYHeUV1t7Hod+wQ+hMLVu1c+tmWB2sXaxbgGmkfbTWirnVLvkDQqGgSUER0pFd7LiEsXSit
8KmQYfXVngguIRcFz0gvaso1CuBofYcv7F5Dt4k8chevE1hVW5OgZt5R5B+i11oVeI/qSG8rGsfUKBkd/zVwX2cjVpouQBe+UuQKBOsLi7XnTA11mz2ZdBtv
y9zj5UyLp6VP9IryqyH1viHtO5Qn7O5XDrTuurv/ni6Zh4I5zlbCCm1f+CRw/s8z+OAaTE6nditXk6OwD8oLElJaJxAHvYbn6+6oTkE0meep6nAok13rJcvJ
VHxiUf+S1egkeJF9re+m3+N+LnnoGSOXKO60nlSeWEaxI9jDrHT31fRBkU+RFxGSrWBPMlSrFaVLI9nM5dDYyLjSKaamrJCtS9cLa8LbqeyMlZEpkaHMRpaN
DItYWiwpfVCeXDqRnc1uKRf7RyddAnq4KI+loIdvnraPbqDrkaqlV0F6musoKaaVLscwTA4BgTmOvcAP2F1Q5P8cLManwRPc3xMm9EhyJ6iC2hyoigbsUqi/
Isn1BiL2f597WVYE5CNHkeIW7SsuEDVDX+t6ALX0TS2fIk7zSbYjnV1qjDSgnmh2SzcZF7ODwo3huRZ9el3/KseJdDG7FyaMFywO2iXZqZ8W8pAdDB+UVYAP
ytHoDGUdVx1pH6ChMD0Bdy+E20jn4mbqbaC5trvrsJYqqqcMBVYCEc1szSnXOu+t1aMVG0TXiFw/o3xK4FLQUeaZp6kCiFRHMLcmPVA9WEUzOzCd2FIYBg7v
IzULwq7yr0PHPYuQERm5QSU5x9CJeRP+nr247xbdkkXC65iP4BDk5/JeOqZ4g24eVp8YFJq8/zLdwTDC9B2Ig2MhjFpEw+Qopji8wu8K3TR8QYNhPFgD3hG8
R+bpqgYn0X2pDmA9WkbLkBYMElrF3IU+iyREXhjmkHXITkSxdk14Z6ixf2XRMuU+rH1Ag37lmZm5lkoOlVPZbBd2VGhsJk7cpCtIdQRiToVqZZL02XALlg4P
Y78NH86sCHcl+odq/vmb5aGNLTezfUIbSr9hT5auLD2UuS/yg/840YENhZZHZoIHvCOVN4nSwCGFSYGJ/rT/qmGoK+BRTvIsLekIfqH+KDssewYU4HshSHPa
G8TG+l+rPvet1tz3ycC35BRqoqOKb6okBNdUGYEgfhM75FxX+JNyjvqdr5tvgXNONuW5ozvv6Qt1w5+ABu3t3Nn62fQK8BN+0fncWYEfx0+iJWTI917xWyCB
am3s4b+FPvEdILPCQb8peaQzhA/ILkE7ORtq7Zq66LFAumQ72lfeUn0YW0Ws9wdVzdE6jmNQItbdA2d/EsVLnxAbtWeAUcI6Jb7sPdAMPBuFSqj4cVLQZ9M8
kCrQYqj1lncSlW2M4p40Z+86g9SUa15vrGVcb3q2b5/xnHm3ea+ZNKekPdm73DDKPNB81JhnrG54vbc7Mtpcbjpj/MFoM4X2fYfMNa02FRqvGj4a+lk2MHvk
j8lqjNC8Br9nUGFGGkKMRHV1oj8NzgTMxTj0wn8FLEQXa5YRQ7VtVNN890EAStFfFKfIXlPFdAg1KVshQmis5k0gmU5QOoGGeLZqg6uL+mzeKOfhki+8b7EW
2BlNd/939E2RwvsVNntHF81ECg+ch54CB/EbiiTvL/gt4dagwqcV18CfqIW4PTkZW6YbBXRRjA708DvQte53DoGymr+nrCBQ19fIkZ4ZZ5ZltDM18v8Avyj7
2Y+pj2hrk9mmrf71VHnmb0wvaLR5Oprj2hV5ldEjdCLyLb1VcQdcWrorw7KnUWQNvSrSsHT57uuWlUwm+6Q0ha0bKmIXpB+0nDAI0WHBs9Be49BM1nja2BMB
9dfNjOlGek8E08G6c/AG/RfIFy2aGY4pn5hhM4G0Mp7LWJ9WorMZq5k3Ga6nvW0JtSxOr26emlY182arNFWJb4SmNTZBuMX2rdNekAFOcwywH4Ju2qu4B8PF
moJAbuAF9CZQ1xmH99XUJ2sqnOCIAKCsQG/KRwUWSBBit9vsWok3VFfHJ4AXRWUlcuGK8ist25Y2jNyiVUzd8t+ClzOF4f7sTmoL/ZCWlQtaLY3MKV0V+jxS
UqrzjM54FpkZRpiM0Jmgnp2cUcB2YKeGXzMXwx0BQyZQOoKdFtgY8pWNRNWuXf4/bY9tL9rD9zs+URQKlIPvoBeuiENU2EeosB3zHfVP80PiCW4XWTt3CuYI
TiA6U3PsA+VbMShgJLaIFtO4x6GxJw7y52jvq+/IEmDd7rmWo5KZkbBmu4U0ZpcXGC5ZMuA5gTvmyxk9Lekt2ocdpcPY48Z2QVXkWWhWegf6IFFqWBFIIRHT
ApnFnB9+owGImloEzzHf0sPsH1APz0rgMvQNAChaykHVVqhf8B5IStTUKkxFtKJfJ38GP1TJfKDSrUZ9BzwBZxNAQXyAGqbC0ni6K8qgv2LD/Pe8v2CwTKee
phF4b6u7qNMiaAVqqGr5ZPkaWUGETA32fWmqGn4HrYBfgDj1K2JyFjJVqZtBcTBOd2L3V5qW4dn+fM1DfW2Dds9W/X1DNeMRciRyBzhwoLb5eprbctHyvVkf
KEG+pOsHt8OZ5Hx3h/BboBDaousZKNFsDu0LHdVR/i2YS98VqRYcRp7Tf0Sl+FE8EWoUPhRapZ8B+t09wzU0qXS7/0fYX0dHkXzh43BwDwQSSEJkMhnpcY/h
Epzg7u7O4rC4LR6ITzLSUlVdPdPd0zMRgi6Lu8PCLsvivsjCor98//y97/v5vqf+6NOn+nTfrlt1n+c5p+reZudACtFXdwX2Vt9LvCDC9H5SC+m6uDRolCz+
TWkHfM+FPdIXca20ky9ImyEcDZyXzkqtpTL+n/T/BK/gDVwLZklTAg8z3gd2BhPE78HyUHxpcnqj0sFSalmEWFa+FE80HiZz1JmJE0v+hZHcGmUTryaqKzVV
059vzr7SNwbL1XWQ3bDVOSDfTnbRrKJXIICqw5Gyh5oOrqHG++hH8U16j6Z73CTlihK57DkqVwyVT/LFUueMDRUL1MeJEs8VD0Kr9YWgBEzVROvPme+bP6PG
lknIxj8virDmwlfuzf5TuI3vDx9ltegH5DXhTuKI2DGaNqpuObHZH+ly90l1T7aO61t8LXSTeO66F7sDVDP2Sir2jQUT6DB8Cl3T+1Ee/UbdYuMnP6I9WpNv
s+uW9iHRpSrWb4A9yUt0a3kaaIHnaHifkMC7E4g72kvKAtvISpflqd1mkcyTrNCsPTjV+sExy9bTPtX+p8VdmWX7xZFmPW95YxaNpgOLLRW2w5bO1lRTlqXR
gXfmdja3mTcfMi2SYtNaCBf5l/yg4AUpiV1p3Uk+0OpxX61bcxiHmz65Ab0KZxalmYqUdmWGanM0n30UL0a/U2stdd165QziKj8quTWjMz8i1yiWJC/1K8m0
vCTYsFlv11elTqWKbQJXmKBho2kAWm/7lftomAxVeJfmofqk/oh+ILsUij4r2sLP92VoJ6l/1SDOQwHtHo8dTFceQ90Jv+IPpodnLLjOPFYhDUEud+m9JvK/
YJm5k2KJNzvQTYLB3gnJxhB/Hcwnxqgy6b9Cdx3zAkF+Ov+rMDHYLNApZUHpw9KBAuk7FEqqaJWxtnxNkJBOBO6E5pWdt3UOfjHfU1caxkpfTHHpdf1nxNoh
ZTBFHCB9sr3wHfNtxdMFIuD0VbNsEtuD6b4D8n7i2hA0/eAMwrT4BcZhfGZgt2Y8/8z/2n+eX+engydT1aEL0uFSY+Wo0rqKL1SOSkPPQKs1c2VJxF2Dj1mQ
sBQ6EnYn9cPfoloZq5lHcVnoWFE61ZHdXtIHtoFtvd1BUN4T3o7bQ+yhz7sWwNlyOqZ67M/emSrOuytWVZYXfJAxOdhJ6h+yhXb57wetGWaJkz4JLQM9gnVL
J2XkBnoFhwYmBEfwNQL901+HVkj9eQvzWuwstkw7IPYOTBBHCB2Caikz7UfwVBVbf8QPV4yEjb36LaWEWjuDKtrr8fY3q/U0iqOuF89z/4ydlvHu5WTv5Bfm
JE1M8z0mNchHWbiRC2rDOb1tKRzP7NtXy3tOtxlnamqQRNENMkisdBwy1T441JQouIPtNJK5yLamopH5siFS96+9MnG+pRN+nR4d2ibRgfvkLcdz/T6fzyEI
XXm1OIZ/zsYofyN+s88MxlsyLCeltsFOlmaOS9IH0Cif87rRMaIz8VQxSHlQbzNmETe9YsEUsKaoFi4HxpZLlY+a5pnOeHP4flwS2Uw1m2hinobnJ1Vye2VR
oB2RYOgm711s0XRxXdbL1Doyze8w8oeW2nekcCnIEOZItfxaPpRR2rD1o2m4YDA25+7G79UZQCPhkM1LNNAX8Zwy3rrO0sM02Fa+v6NNa71v+bforfGD5eGh
HEcrR2LKC9t/+p+ETfoD/mihlXG95iL5gHtp6O+vXxCV1MqwklPzuwg1OKrfwk+2pHE/Aj/My1jB1wpz1rVsNzzHPIFr5x/s203YlXOJHtRBxcrYzq7svOxA
InalHwk5xZqBWPGhOIH/kbZRCJfyA21Cw8WfeTp9ZGBR8Ie4RyoWZ/ofp8pwdX9D6ZEYF9rBj08npevSS6lJ6E3px+CvGRelraFDodaQ2P4MHyfayC6qP0MF
hkbev1D/UOFTZtEr1CeoQna4ZkHiKHIu1XZ7TCTJDTc0LOmIpxWsA/FgHP7TNIQeHDfJM9FIJExTmzWs6z6U2E6qA8xA/EY+VSk31KOaKorcYeY/yInwCyig
gHO9ekJkkrmnMc43W1MC2rNa/wxbBj+ZOCWLMRawH8QW9qlcrO4jd4HqSbz07qN6xacrn4JrqmYJ1X3LFH5ikbyb4TXoBFrRB3StdOPzOd8i9eGqCD/DNFcn
Z8PoEfpW8TfRckVF3B5QK5EiyiMfoUGK5dpwTZYOFfRGx5NGaU4Y3+ojjPn6XdbfrC/3L7HuMK8wE+a51ra23APOlDn2bvYs22Fjgv1oZYz9lm2wZZY5wfLS
cqbSaGOsfU0NjKctO0xTK+eYh1oem+bp/yh/JnTI+ElYFBpj/N0S4Fh+vKUlmIf/4Hdz95O7+16Z/yk6zGb4VrkHocVgC1gBZuFNbKLP5L7X8rqmHTT7azp3
+C95vNET9bUYvfJf10ChKfleoUhaLVvrWq84p5rD1IcdFBd9zU2b+I64E+6soQxBwa/dR8r42749+psqjd9psOn+1FDRyXSaYTropKpJ1ocCkaukZFpqLaid
5I34SLaBdZLOR0cQSq/gvBS8LA23OvQLqc6BnsIAnYOzMVn17wtXsVwrBa8Gcgx5wlH/A36cJEqNQvFpdUKDyhpLHcU+PldFXqupZZOCPSzhQnmoaeizfVRg
j+ezqAl04ReVMWk5ge2B28GBwVbly0SZuZ1/hmQO7vNvFY1Cd5PAZyF/lfK6H3oh5htb4rX8XHxF4EJTxUxLLJ4ljOA3BgrLz0rDbemB/qXairaHmmlSiwcT
HJXhXtQkjewdddpbzftXzHfFNODT/6VplThW7eLOMPson2wXc17bRGNRZRIs3KwyUQXGu/pc1X6yWu5mZq7zKCEqv+werLioqiSiyw8IlwKlrf6QGgUulZF8
E6lGcHGr2lLvQDr/LvhDGhs8mzFXGhocGUwPjK26L03/SzIGB4laoUJaL7ZMrRuoH/Tyu0JRQn+RanVQTObdoZF5XbSrcBtzGDlQs7FpVPFq9UfQzPhFe46b
nec03knqyAOLUzFWV1e/wZSg6OjbZGqhsxiGKmj9PcVyYZalLljmaYQeoDbsG3+z/ImuZgBgVeCivWbarkpt2rSUicGXohfH2ToccNgbiXWES5LT96+9ReUe
u9w1IjRVmmpLF99KrYWp5iKp2BOSef3nyjx+vWKZ76Ng51cYnlg/m37zn+O/JvVzmZIHU9OIbbJ6VdGlGCaQdbgnLpEABCN/Jx+e3ARMQCsVSQY9XaPwHgZF
g5j+2mr68/i8YjXRSydqs0z70RfvR7yEEV0dFcu8liid5VnqS8fEg6GUJ6lLrTvtm21trI3SHFaTfYu9u/Wyp5W+Eak0KEmltab9h/2N5Vta0PLB3s5eaVlv
iU95uj8xxWEeZ91op1PXpVU/LKSVp663ZwhQf5QtsV/zt9RO8zWQDvMPuDvGm9LDloQi1p2LZ/ojzApBBqcG1gs2Uu7bbp3Gffbv4pbiTuw9lc3c0vsINvL7
tLP0zxMbK5iSDPVmlCIMCSiENRnQ3z0wTagTiAk856ekSOJjabD0VGgmtJVs6QWBXwWDeE56LVYKfscM/oZYHvxU1dIC3TOWilNDi0MHyiqkYNltR9dyl1S/
Yoc82T0d+bUXAGGYr9qrX2NozwPtY+10WQ0wIv+tciW+TzwH6/AcuULXv6guU6it0aRf3GDjFHIhcRSs1HWUFyiSYU7cVs30nJ2Jm5qYNZu5k/SvhrTcxtqe
xrMagjq/O5orBWt0nPEN17b4rG4W68BrnG3oXjnR7uqWWyDSN9g4jRzKTGVP2mYL43m5aZ3B6j8uprIGEJ89gr6inBBbkFRL1ZBKwtPVs/OmulvkzFesQgnc
nyarTE2FKxsoor3hQNT74gUySCny/os/V2w129QLcs9oszQt1HmAdtchMunn+mq6VqrW2rFcDP13cpJ6smFHiswy9qBoM6U21A3DrR2d7L0PxTluOJqAKYZU
y0ab5aDdqrBqNVlajXmRsfHBpYYR5vf66aZKa66u+cGO8rm2waauFVPLz5QPtMVW+AOxZc/ZZv5fUUONXiz2+1AMmxDHuZZ7P8o3a8+03MYcTaip6QDnFW2O
Kt/+qWUubkOOMI3C8dRA+B2tQZc2HjC4iY8ynaehtxCkKjtozqiayae4okiz5qVqnPgX/bfvAnR7T5mmo8mmb5qGzD3VOzxM0ZwYo+3H9t9Rh7uLNyqsZD1D
QyZ353ftLfc7dFa9ilBTG0t6EnOTC5SqnBhNm6SOzHbFX9JXTl7+JfR7+QN/o+Bqjih1ct/AUl9tKVs1LbQ8OEzsq4sRrkrHSwn+iFjGZ6dX42+K+UKt8vQD
J/eHMo5XnKxcUB5R1pfPKU1LW4fPBfdrr++n9jsqVjmKyqeV36pYVl5Z2kASdFjKDfUo15S1DvLBkcV9pbXBlWVEeZdQv9B1/HtoXNn08gely0qPhIp87UKR
ZThkq7ixv+f+WDa8onz/9fJDScPQELKmcjnoYCC9O+iaOI/+T1UjEmg4LENlqLq3G55KRxncegfmiR9wGGhXMJk9rJoe1QxUKPbIixTPyVfUIO0RZGZmxb9N
jPbcViwI4dBfgYvB0ox30olQtUBvsVJaLLXIWBZ8wvUIZoonpDVS64znofygDd72nZC+hValx0rr/a95jldIceKCNC7we+A1t094wUcEN6dRUtvSgaBEPx8P
jyWVFclzktXEWnka+of7VX3CWKyQKXZpB7MndMnmDkVW+ibsSK0wPMS1Dc01jUxylK8bAdtzxy1XjF813zW0hiqo7ta6Fuk+an/27AwO5eOsHw+UWk5aRziO
xNQ3bdRtqohPYcw5gQbSjsCt9HTmF+NIUyHfRYpLKRZfmi+lXPbToeqO39j6cKHqX9/agF56aFeaugV7B1darlhFmJxwy7WbziEeKS+qKPC7fjHzgrERJtdI
wmUeb2hLBLGciHE/hR/0o/Vfo5u6qxWd2l1NcdtwWhur6yzzwhLt9fh+BqNuJV4NthfdxAJrNH1zpKSk2C8cyjZd9VUzRdpirfXh4fL3lo32w0I7cE8d3TQM
7DIOEXPNSy3VtbX5zvpsQ6bdQA+1PrKG2RMqJ1iyzMdtl1NGOFId7kO1bI+Ns6wy+SrNbd5mT3Od5+uYUq0bNAMZwtBaWI5yTceZgfQu9lb8heA+8ZNlPDXT
v9p4TXda7CkUKPaCOvx3dMz8hA9F5Wr2gJfUQJVDvcMzxdWO7yn+LcSXHkqP9B2SEqStUhcpW0hO78M3l8KlfwQQPBtYkV4kRIhL+BQpg8/idqb+yy0Xnwav
S2OlPCksPZq3hKppPkiJZS/4lq02Sx3KGiqGE76khVwW8YL4UczFLYurp9oDjIpZCVGqQ/IbcO9mJYzVrMcbSs5T72QvSzrCL6Z18UmKZ5rP7BNQHQ/XbfFK
TILiJ9TcI8Ybdb20aexd7Sj3Oro7/Q3SXmsCnTzM1cLkphJzp+q5vLlgDagHf/elewab76s7kSNkHfEUeI4baf2OY5FO9Qt00h/4OPsmcZr2q/5qZG3VRHev
khfqYfiRGsZNZIe7uyelMY2d2xWn1eFgY8uGScdUfcNthXZVLmxLnMMNFZuo4RSj/z27m74H/r1qTc1PApSKO4rfKlq66iirMzPBCuIaMYQtdA+ztLZ8MP9t
Duz/02q117G3sA+2y1LOHBhmb2adZD5mbm5va/+1krW1MZ8wusyfrJy1svJKlRpqq7tubGx5ZdpXec50yRqmaoVrliq9f2e0DJorU4V/nTa2rjDfNIBvpm7o
uYhHepqhNsYQs4UzYFJ5L/kPdXfSp8g1xkq/KxupMlRbjfHMNfQ4cIjRMP2QpF/nVIBT+pTke55V29nY6opbynJTfa6Hj8QNEhcAE9+SqxHropoDzvtMuYbt
k9wfvSOea07rRmgY9md9TbRKtSOuE/NItYHqiY8UXdnry36ga+NewHxT9WfGoRzlWFU7z6WSHz4yMAXvI26YuwbDpJn4K2gu/AE7KjsluUyfhLrCCrYuL5oZ
4VYoUzodSCg7GliTllHaL3iEmWCdHUwpy8mw7bf5/uNeMe35B1UxWF5eJF0JtQ/9EkwWB6T5Sx8EDOLQ4Jjg0SpuNdk3pay6NJLvgBm/aFzCbPF/C9TC3/jP
OMaYFJxRuj54in8gXvF1MM8UrgXbHzpXMSk0TCqy00Lv/avks13F7NgSlWG1Yoqhc/IHV2udg+zNVAcb0XDPFe8yaEMV+B49hs0kW3i2U38pFrtGkO24x5rh
eLD+bfEG7w8ZVL5xa5OWunNle9QTlbKSPmUDxctC62DTUHrrGWVQuCUU8UulS6Ix46iPD20NFovHQwuCTVq/Kp0iQCFWnC7NCKalNStYHlgrcAG/NEPalmaT
/CF3IM//MhgWrJ7+DO9PmqG0qWbh5/I5ieQv1UEJuav5RfhbYXdDuCFGPzv5hOwGmwym6i/lRMO/lRH0n74c4wd3fWMZq5R3U/6epA9/iuqY1rkba/owMUQh
nAM+wUHWLkSy1DiuU8rWiruKjSm7lbyKdeTofy97ZYHmEskffBC4l7EgNSttkuUvobt/fppC6hds4Ztj/iIm2wvxSLPCp+Z+1i+WLlnC7So6QrWPbydjvacZ
v/s2mqWgGu4ib6L9xW7CrvlVO9cwU7tHfyr+o3GgJ9+bgNfKqxEZVai0SBvHjcbDUYI+WcYYs4mXMd+K72k/McodbRVqZGG3UqfokeZfHOMczSw7DwiSWjdW
M9z8LaCzx1f2sT7Fv/GL8CDhRv5t45/YbmlLmKlUaYChR3kTw2ZjJ66bjbM2MRsrBhg5B5HyxFGRUt++9VCScSR3CWUpn1K3fYmKceqWYqeSJ3w7XwT11nCf
b+uNMVmJdGVv0Nx0QtBLjUxK8SU/XNPDci+I+Gm6ddxuLaPqZYb+T/E3tIMogpikHFJySd1Qmix9EuKlNGlOegcxXqoj3JCihZo8n2YXNwamViktHMgSzqep
xM6BjcHXVRp/GP81/RZ/P+QPThPmB/eLuzLuidvL7eKTsi7BLaW+9JplBUQ3Damfp1oMH+jUyqnohkamWahIBTN1KmOThCjyjaK7moYPiMdUOIwm1IWEbIPW
pQrRCplBs55sqm2hn27OdCWr8pl18ec9hfpzBnnyDuf0qhhQohkCFoDnyQ4U4z0Lc/FfyTIUgJFaGfmateiPEweyv1t6waG+zKJs7QbjVRywH/O0Y8wwKa5m
1O+Knim/wD+LDutN8urK+VCMjyfOqC6pPupmIoNqhiIUEwlvapPRCs1M41EYw+ySb9GPTWiL1xlqUofUaw1FshxkxYyyJ9tX1Uu5WmvTryaaY5uxiayuMVNP
Ka3wMHfG38eGzX+ZeUeq1VT51LbKnmWvZ9/sOGGNqGKdP8w1LO+tCxxzrTsqdVUKf7e1h3WS7Z058cArU6S5vfmZZZg12vyqcrolLXgzWFrama9R1sDxPDQx
UXCHEb2oLOMcSwb3ydqMe63wkxpil/Gbv612NmqEXsbY9CeoWgndkiuEgXAVSIMNzY2UDwx/8P8qb+HnJX+bCjV6+WKZjXaTvUkLnKd5jC7C1qrNqNST7ukD
Lrlm4KFFZ/x3Ep+YLLovhgfaNq7uzvNUDLEaXMo9QWxTnXJrYWe5J1mOc7Q/aBWuDY5pMl13lQj0hnNBpvqJ8rR7X9AaLJeeJuuMGZYDIeRPS65mkoGX/jqa
DpZpgcPCACHeT0g/O2aFFpTO9j8RC0P/hCal9A6GhfoIXwILQw/KlmSoKoaVLQom26YoZlIhw+WKqUGpSt/0lwzC8bQD9oC0V7pNpQgN+TW2WYIh6CHX+/9h
fOJZc1t8SRhtGEF2EzrwZnOn0BH+oX+GP9Gfw3PGPWKelFQ5KvRYzA5Gpl0N3VUN1RN0SlKFM4pbQO7RnNVeNUnaFH1Qs1M7wbPc1MLwGiVaZCXTuYu1u7BX
437E1lO8Vcfr5igexYe5JzkbK16sm6fT6GyU1tOUaeocEv1NJSufF9wn/SIdC30p3dNmvhgdfCi5Qn9J76SY1I2hmsH1gQFiveDe0NrWBJ8pJonPhBnS5MBa
iym4ILhI6oE7S/NCA9JelRUHX0vKYO3yo6G6GZepkwkvVLEKkSC5S2AzPIm7lbz2dafMsSxRKLvCTgct/S2hg0vhr9OptI+dov7he69/5h+DjmtvcF2YP8h1
XDvL/PylxRX6hei8oiIhgR6escz8Uf9WW9syDtQ6lJqy1bRVf9DQTTrhVx74ikdKYaUzhf+EgHWkuNTx2tgr8Hvwna0HV+wGtm7mmEBFmh1QmEirS5iZuUKE
vrdzN853qJU6RSbTQjHC9QRFJN4Dm5Qq9lbyI7AADfBNi5K58mq+pM7APHxZ+EHc1x5XntX8pOlSMhTck4fI5/qummlqKeZPVLuoia6WZnMVVumIjsVj6TRa
xXXmHmn+5J7hppZLeJJ4tvSsuMiwsvKk9LPUW6hrre//xnlTp5m3EQWBImFXgPUvrWwrGsl7npWmbHjAwJfRpilEbF7Q4TA3DOQcnCyl/J8asmyZ7HLyC9Na
cZx/kHmKWMt7Q9hr8AprxdHmUUJIaC8+1GeUtpXqarL4jvxyPtXoEXRCe80O73F41vXV0szzQv6NOgj3FI/Ue4hfxN2BQdJNtDxQX7iRrhE3CVOlcF+hsAEv
TL8qrpC6So1EPnBZ6J+uFvtJmVIo8N23OnAh/XNwfCgsOC4ULXYLLmk1KVQ/dD7QhstKWiCtSpe8D9wKwqHSUYsRSJbonapXdCqVnjuCKqFj2ePe87QDCe4I
w+qEnoq/k+KwhXoCAvqdWiO6AJbgENgBW++7qXygusOMN6TBK2RyHKecpXyv2GGo4pRwDv1LPg/Poaj8WPpnoo6+j0qE7ck6/pMoOa8af5y4ptitfscsBxo5
x3xzv2Kt/DNqX0FfQ/+CbMt/tKvxI9eMkssKTtNg13eiP3FJ04BaXaCECXFj9g7Hfyt2cSZgJE5qlYxHfR4MpitAF8AaE0ldUZckSZUdewZ81oSwRWYqUqCj
2u4ljoTu0VvBV/YnfAsVcywPbR1tdmux9ZRtn6Xn/vuOD3av/Zb9jT3VNuxAD4vVetu21H7VNtgaXrnN9si6whZpZ2zrzF0qb1jyLLXsQVuq9bJld6VJv8fX
SErwHwg6pDGpFwyjdNF6pz7b3J/oYbnF99kXw47SZ1Np7lrmblEZBmUCUAJjrs5DztLsYjHXC+5JnqpWmdnk6QqZfyinAbuVx03LiLVJMucgxXk65H4OUouP
CzcD/2q2ClPRGXO4oQPqr7WaU/Dv/t7q3rKJoE/eyRYXkgdqY40rqEtUckn7xK66ZuqRhq+qx+pH2kv4P9qwx0Nk4c9Fs+EIenbJIvIGAUoXa6bgpfavqUvt
xvT6YuukkOWyXGOq0hniTumMoijvto232MWn6ZmhKZpH2j+4pkGt8DDNW/4kqA1dFK6Jy8pK06gyiowPbRWblYr+mFSdZZahupBKdbcusisd0JLvOKbrav5k
9Fj/ST2qfW+cauhlZHT/mu7aG1mumS9Yv9gfJfxkNqfTti7WHJvGOtVUN7Va2sXWuvS79sb2iWl7Wi1ovV5ywbWKfqnhRCTUSv/zrHvY/8wCvfr/T5X2/9f7
lgq70wcFZ6gveA4JJHdB+cVn1B9OtsVMdrssSsFmS93WLz8sbFZ4ZKAurm//ZN7GT3bcxAr7+ojruv/iJu45kdzIvEjUlGVic5N5UWFhsm2fUuNcZ4zDOZ3R
426mTBQMviGFa+Tl6o5UJw7CZp6Q2MnQap+CJvirLin+V7lsR1jYT9FDWlXGJ+qMeLz+kzUWm/LGKRuKTOKIZsWqmZob2kM6HW6zPSY6bDVT1I1vyZ/32ZnO
uDljbPhrci1upCpTtV1m9j+UN9I+cjXnI2hY7XtRUXQDJRMXbDlxbdjqhPD1pnGu6+rfjQPF6nGzEkbpZ+aqDHrP9ZitOM+vU/amNwJtzaonw3R79jsP5Beo
z9si9KO9rfNzbe/hGFkHrp75siGDrkvd1U3Uuglnzg/XfOvr8u26w74b+8LCYHJbE4cmiWtDhCGj7RiTsyynYW3TFW58nKN0SpXfBxiOl9faxeaFrZa3TNYl
Kx6IN0vGVNyRxnn/517B/135cPX/rBr4/2Of/1Zz85QJxhbuJ9Q34zt/Y34zMUx127cgJyXPZb0iifx41XZ1WFj9/MX6B1yMPh+00g+3KNvfluq2rCYeY6J3
n3cu8JX7KHEAPrL9VXRYmDa6QSBScAeu8bsMnwLJHkEaYHervwbumMYTKqELMd3UUHcvcLd6bdU90+PyEanFkEgKW/3L7muB/zK62iOk865BwVs+qvzHvn/L
JoB6zcrwbv2fZf35sFJh76yqmTY3L8I8Qv23pLCElLeE7KR1rQ5wp8mcvHpsN3NLtpg+7T/Fyihp108wkt3vWeR+SR6LCAtDcQ2Ey7IHsmGE2XsGtQenmsK9
CuVwr7OwuuKOPqBdR/ynf5WbvjtsdXLxcfqiZnnSwYJO7AUweN/YxDnaLtqL7BPZSjoE15ObCbOmSD1g33XlaUVrT0STKTAqN2z1mX3KdBf5UX8IuNmzQuy+
B4ZRe8YZNlJ/RDTXNEWLwJP4+ebK6jfXhIWlxS1W7iTay+ZqunALVGkl/9eKuP8rf8X/zkPy/7Uz3Km5pm2A7if1pHlxFu6ggIjAPCpr3M+7x7QaT9B0cf3S
KCzsbUwnf09bbc1A0xbplLZnQqp2faPfDE19oyPyDb3TYn3D6L99W3OLG4at7u8kLU/Y8TgSvmWt4ct2mcXhjo14kf+UfQh/I+0X8DN11TCBneYci+TcCMP9
8rn8hs1hYf3D5UJSwRv/lVBjoTEwy5ulnYjzi/ViNiUNFHeR17TzLP8x9h0fmoSFKeLVnlhe6x9jbMdMFzrRfWCSub5qD5uUMt33ztwj7u9itW+zLCpmCdHc
Ncj1qvSL4nSV11pELjHVwLsz5MFjHJHi4P61Ltv7V8ifVGNvkK+hf0EuswueNU1mVY2PLnaHNpIvLp0jOU0jmbOy/5nfdXXY/72K8//KxPz/0WOxjwTzUy+Y
O4H23GLlE+4q1Yzvkf9im5FuRdfGqaal1jFRYauP5N/d7CbaxTtNnX3xyiz2Pv9LdJY/CQ9r2AOPVvzw5fgzwdm6L6siSe+14XxT9rw+1l9dPw/vTLxT+Z8d
lsuDt+AvFX0q49u1C9QoW3kYiD3sFdLIsvbW5YpC/kELosUKBV04n4hUdpIb5UPkM70LCLXyhNqd+F01O/FoYqpyTckGsDgZM5Nj1qreR2drk+BqkAoTcQY5
F3wH/VAtPB3W9SxF75zpqDGYif9lTrNu/DPIZD/Bp54zUS3IIBMpy0lumXyFToU6BYQ1WFPi5ob85lQ80Z0ACiEHW6FU91J8gs1EE1k721X9gVpZ+EzVVFGs
nEpNSzgBltCb6CTlMKXVNVx9l+ThCpjIcK5YT1b8bFhALaQ/gwGeLDfGXnIDWw1uxUfZKaiiiuci5hh1lN5AhcE9cU3YHsopij5UQLFDcUH+BfGwm28cJ9C9
ElsT5XhGUh0Y53uR9y8aIHuPKhUyRkBTYwcgW8I42SPqKmNgm5JboCJyOPvOG++tjyeQbqZ/TD9vKtBQbVTVmF2qrlQbLIJZdNOkcDBYd0N+GP3pbc2UonJX
srIYRmG2oDnm4TNUDC4VluN3qB4upvfRNepO3OStO8f9CpdQm6nPJS5XbRzAV6lp7FOURXdh76HusCke4ixGJWBu9CzUy8OD2ngAbor6JNqoL2AT2smq0FtP
RPwHqg+qzlSgEm93/KeqleJXwqjKIIzqf+Max9d2UuStxNfeV83msNuoiQmXNEXOI7Ic7RaiT5yrxVzqs7KdfmbsWcVSejHqRVcS5ardCX+4OiTcUcym23Dt
2eGwEbxJ7cTleHyyFc8Aj5Oaelpwb1gbcxvpvB0QVCxideSf4KlrrGtcyQpiUWIhYwUTqrw9E9rYw7JMch54yZa5MvAlejYz3GsiO4C6VCY4DCyyCcUvGD9K
j87nRnpP52UocbJcU0kM1RwFYVFldD3QlpwOz3jv1l3AtnVZqaKopi1n4N2giBKKr1CLqAmQhBY0mhoD+3H/RMs8Y3BXdBU/xE/hvqpvOVDQM0IZUH4h5hPb
wSg2p8r6ed7K3AOMnBSjj7nTYARzj7bAXCoBf4GH6cfueFlXdDgnhjvfbCc7AiXABp6zaBoqL5jPGJEMDIZD6aVMGjuYfq6I8bYiX5AatbPFEVVizt2ETrJ1
rkp1M93f8QHNZnVei1fEX8QS1ffEYKIx2aFKLR7jKoIWdjI7B7aqsp70TmJNeC29FE4j17P9cRzN0k1cV1Fvchh4RifS7zkDWx0txCnkb9RXZmJxdbaQ1nBh
aKJvDtvZ+Z93PvMnPQ90RjdwJvqr5U+KVgWBxNr4GVVZsEf+myozQWCNsB1bBIrAJSpGdiW7T1xe8zPCav8gNN3XG6TyaUU6X3suAqk8H1FdvltOW3SIDfqu
EZ3p8d4TyAkcULXpvnOTey1KRA9iLkIPifOXotpOLX4F/gK3UDhuCwzUflWBrqywjuyYItPTmauddJFY6dyS+EgzSD6eiE86pzwE+pJT0SvIEyvgFtAEWxiM
ZPiGLBpuh3bQjbMUrIEVIE9zcc9icihzm1pOrFHchxOpt642lIJUJb9EO5VHPS2SzeqNyh+uOkVh4A+m0HMF/gd9ee9ZV3I1+V7tN0UJ7cB2nEjfQxvjXlEq
LJIH6VloOtMQzMGH0T/kO1d/sob3dHyQPY3WsYOKBnPv6QTvB+8seANUJv3kGgJfuCxkB+9Csgj8yyoLB7NyfAo2VpSz3zz9QUi1WT0MXSHme4ZwHUE3anlR
fTYoV9CluiEF4e4OkSPwBfkm+AC0iK4H1nvvep96d6rH0vfhppIUMoh+dk6ANRS1mFN7d7Nn6Qzq1LZsTy5QsG3JifXMZH3oZvPZPcxcL6TXOI8xBeoBaFfD
m7rG1BIiCdcijoAX9Gt2JPdgw5EdWQWdIvcwSvajf1LJLu83erYnPv8I8vuussc0ozSTwBj+bywkybKrAQVeTBVElzfv7TkG6rNqaXr8RHCFo+EiPpHW467e
TaAR1RO/ZQl439tb25Y2Jar5e4BXq/1H/W2azcI2ZRvumXEazzJC8a/oBHyhLmYbizOKX3p3JqWARLwXDCMbVo1iHdAJjERnFNXYCpaFs2GdlgQ7FcnBVXp1
UaHyse8f6uCu3eD3wjHoPZTh2vgB7LvrAJ7lX463+upxC0AS+dI9QpXB20E6MuPm0dGac0UB3A6vdOfBljBEBrxhqB7jQ/vVr1pE0hlCpm8GZqi9IMi+ZzoL
77krtAbsQmEgQTqLL2k5zuNq528J2uIr8BPfUUzgKaRnXzEydLGgQDceH0M98BtnL/c7eF1oidXam/Cuvx5sr9Ax/Yg3jVNBX3YOPRTcg2tjXqnHw24sCUaW
VDZhXLPiYnAiM2lbE+Ud9+ZGzzyf4+tjtfcdKlH0hY+QjXCzf4IL2n0+G9gNLWs7MP3wd2YFOyR/BFsLG4tPFm91xxF1ZQsK/lCegrNZB9pS8iBusOotO0xT
WzfXWRcfZgvcjfBJZh2ZlGhznwWT0OP8Hdo1mkFUjH4efMV+cCvxduAtWkYPhZPhdNlF6qazFvGdeg4WFsXiBqh+SRTeHnukCk8G4jMafZXGXRabzb4j+wEV
CKk/o53JR7W1k8vVV9E97S44j+lMPYbx5CLVJu50VUsFCt1Elx1/Yivlr3d9YjNYL2yEN/iMuD692fAuLi5GKVvL3k/sQiWjjvgdPKAOw2YUhiKYdnpfcb/m
3fEN5SoQRDrcv6h77KmSrsXttG72E3pZEo8BeRyEl3QlZ4I+nkewJlMfj4SDdA4ig+2u/4sV683w9AAvVeMSh1GZKhkcwGbTGWAhNR5PotYgPxML3NodLO36
Ka4vHSfbRdldNbTn0BsgJ9aCv+g02WziV1U4mqjISRjkWssWggjFclYj28ZE4cHkcrgm/Ke8p94z4IDqEThHdyhZGdcVCmjy3urUr/QkpELl7GusdO9hS8EE
qo5rP9+Z6453Z89L/It6jdq5HyTGo/ouL+yCByIrfgR3U6l7dxb02FidGubt7X3LvmRPxwiJz9nzZD+mszObGlrcYPNPYIE2kb3l1ZRc4idxjX0F6A6a5GnG
fwhk8XnCKL4NnMHuAPOKKtmwqNugT+wM2CF2IPgZ1pb1AaPBHdU+8JLYV8WOMtltbFekK1oBBjlr5q+kaugzipezfTXzgOBN0R+Hzz1U0RqVEDsZ9jUkkPuV
FwGETd0jWHXRxqbzSBOtwatgoraG8lJiBnMu7zPsF1eLqqVbDzfJOsEaXB1sxh56HVwCDhQ/hY+o59jjG8tB1Fzd2ulI6siLXLRqu/sSIuBYLp1ooP4O6uOO
7o2JkLyEZsBauAs+BnbTo4gU0FE/tuVjsIU8X6ImJxRvor/AfiiNJNFudC+ZToxLuBm/DWRpVhf2Lskl6mrmuTWk0bUj3qy7BTfFdoLDknvm/Zx0REnLL5s8
Lovmgcqs/Zx4TvOzfHTsIJDrylFHk7Fk59g1yh2K/qwTrUKPUI5n2vbPmrPAyHYkM9A293s6nv3EDvE4946mnjuR+wx1qVRfusd+I2WBZbr0wufw5YROiR+D
NUsjy6aX7caDhV9CvaTm0hE/61tQOp9/Yk42htiOYu3y7SISupV1CI0r2yb5+V+DZkFl/+CL1QyyZ1PI8cw+Vd5LUdd8P2W83WZlPfl8U3cu/pJ0w9ZetTfJ
HDzPYynWF2F9bzll+D+nFDr5k/UFli/MEqMUO0maXtCSc1EaMxd8KTWDv/D/SO2t7e1d00c4KjOKNHfSmqR3TfrGnzFPtK2RbvhSyU22c476Dib1NtE29Zz5
q/UhNyCgttQPtFWftoxQnML3g+utF/ECy3HFovSPVUB+LO2mnUo5kNaJfS6s9bcROvFefiTMNMrZJholv404AyL1HfC1QBJqQj0h20h3fReIkcJToSz4RqDE
awn/oNqBx4G6wVbS34HuuL1GGVopHA2dE/uUzWDy8WvYGJR7BqN+JE3mUa24Ou5G7AI2hdNw3ZP6eDPwbkqxrWcV4/q29yd6h/oG5UJ32WrezJ3h1BuKVt0H
N5UtqGvsTbqCGQ33uVrhXmiVkMOfsOwU+lhPCO+DP3z3hZvmvVI1Y2P9U34iN91WT1uH3+pNsQ0IbTB8MfWVNgrLpX/9GwI4MKb0i30CPziQjl2hpqYMcxfL
ZWk5rs0T+JA/L7RZFGwDhF9LH/KZxnzzNmF0ygJpmrFU6qw4HpKXrRQp4Yv/MdegdJbvT2JEMBuX8upAFTvSJxnHmHdb6iqmh5yyEfZhtnPGbBxm/Mmg4/qX
TcMxpfvk2WX70d3AameRPshyRgLH6XcSbi7LfNs+0vTWz9JGoRF/xZ/l+Mh95afy60PyUnvwHP8oMKU0NWgJjhD7S3vLHkt9+QFl7VO16UPSV9pL0penladN
S/nVvtBO2Xab41PuWCdZG1tM9qPeaPsG4xvLQv0Ce7k9nQuztbdVmrjUG6mpjjDWbOufcjt1furOFJRqSe2SZko76HjN7tP86/OECrVjhUnSP0Wlhur2UfQt
6xI+nBsZGCQVIJv4DN6wPpfa64byE/2HQWe+G7+dOCz8Ci8bb8A+YH58K98nS6TKwTfS/2rtZyzRntElBYWyXaEtoVaBAlwiqu0P7aSpF7xnPa1vLiUrP5XX
NWlLHdjBnRKGi6UputRyx1RxsfuEdqitg7Qz9JNvuv6cf6Qkig0t/wTfaCP9GVIf60frgJQujoYpemdNvMkUARo7NjgyHd+NtS0qx6CULH28o63G5PjPSoIx
aLX9o2Ov4y+cZYuztE5rp23KMyKXonAOCIxPydA9tz80kNasMirunr+nLhTM0v8rrbE+EIdZ3loqYR/7UWsZTBSjNSHdGkMdv5k5T7nY8ZZ6pof2TGuZRbQX
BcL8awMZKatC6/hr4pGgxto/9I89gvnK/SgbTYnkGnqedzXqzXyFzUuGN5zovpk8ooXHWeKqKYfsOJwGtOgy/CW6IzHTRVGdaQybgH1gNznVU8z0wQn0n1xf
/AQ1BX3xeOY3LhocZ83B6aRCtzzUXmKD14P7eancpztZmuFvXLrNdPz/ZKt1MMDg2COd5jNsDSLr2zJtB+wK8Yj5tWGUIOCw4FTzALOGW+2DvoNggVwvPOM7
aFvr1diO7sM2oKVL5Rok60b2xg/zm+KShIFFqe7atLIKC++DNZ4kJgksQmPwraiG5K2q6zvUlD6D+oPf2Ag0kLmzI8C2a5mMVLABvgVb579EFvYNzIJ3NAvY
h8wW9jTbFfdPFNCq3JfgBFUAfyrsRjZp3gyXukgA2POFG8kurIx+i46AVfBJwzH4IujFfGbrkU3JgNsOY4q1zNTI79QIj1qWiT3kkKJZ7h7gKViX44jWxEex
w/E255jEK7FTqS2AZexM2C/ryJ4J9fAx6kPxV7IBXEUjdgkYi+a4Usnf0SpQz/VT3j/ewWwBqYPdtu9JeA5GxMxmGZeZupL4W8KoxEgmMm4vqMMscP+CurkL
mN885WwS1uBDVYirL8nCE+PuMkNBOHyFxqA88iVrcH1HU8Bwch91lrpCq12bs5vEvWNvMaMYFegOG7NpYLR3QO5o2B03BfXJld6/wRQ42FOHLYYiq0FL89qS
PBOPD4DOMMH7PvE3NMx9gTnHTqDqFz8vmoWaMu3yWjd4S8lgfxgHZsLHJX3x9+KpqAP9F7U24ueIRPo1+kguom+6O8NPwA6i4PYSXBDuGkT3JVcknKaPU7Pp
UXhRUQT7uGUXTLB9USYeBzOKv8bNbZG2DwITq6Y3NZ8R/YzdjK5AOb6DLsdOIzuwlWghGhc/gx3Lxif2KmrnGQHymLXeQSVu1AP9yr5iL7OD8CwQTUaAa+Ck
W8/shV52JHkk9yN4AcMjxCgvTCP7U8tAR3YjEw3rRfOg6o+pc8xCNJh0F+8HQxIqPT3JaXED0VPycO5IMBPMdvfB/SOi2TeoLq7tHZ8guF4XRnkO0zeKfnMN
lw0lf4bHUCGqmzuTrSm7BMLYHKYvHOkphlS4RFtQPtCSe5k25AB82L0TnoRqNAj297aXNSXjcCQ5H3noczAWbGSmkqfZani4pycQqpDsA4qjP5O9cM+imWio
ax85DnUojsZHgZ0tYPNQQ/yCasJCOB4OSagf9Tc7DV1gRuP3OafZ00wDkmVNYBEQPTR0I8bZEceS8WgQeoBqoTEuAR3Y58DhTAWwMueRglrF6tAUdrlzBnS5
/vBuhEOgApyoQrSP7kbuRUxbVMA+j5xERsp6Uhu8etdyageTgU577yMlLcML4tqBJtReTw1nhyo18Df7iVajhZST3kY2wpXsqdwl0a9dK6mG8L98iyuPaYNx
vJDwHnx07YE98fcSO30TvU7sBSI9TVruj6/mrii5wiA6iQjAEewxuBA28fwDa8IWwNZ8OppMxeFr8Ae5DEXRGQlbmZtwYiEfN8CTR3NoBziy7V4h750Dx8fm
F0YkzGVXgt6QRp2YPqAnzPdOYZvhulUeagIuue6hm5srYXf4rMoCESQXb837B3ZBUXgs1CW2Y8+hZqAUWapW6CCKYSnXHHYKmx7fC+9iMVWPPEFfL7nGZNQ4
XFLf3YmtDtO85sSFzAu0gnWyHdAJT8vi5SASvwc+9AJ8J0NgUuEStiV7xpMY3xzYQB+qOxqNG9PHSv6BbeBE+rEzjekPNd5eqDlbDeQkrCw5T0PSDB4Vz0Sl
5GfmD9CkxZsdx93uOAnOdk+CU1AcqsO8Rh+8WfglzKTWoX3xY6sNd3+CvZj+7kXutPiSgtPFDuxhe8N2ZH12S95HZoMzo/gHPTxuGxsve5l7Gd1LuA6veiPz
7NQHugLUgFG5t7w1PW5qK1gTtwj2Lq6O2lG5aFxCe/aE+zG6xD5hHfQ/XjXu7hkEO8vimEuoeskw8k48ZG+gBCoXWL2d4QB8qqAT3uIW4+NidpJRrAj3MXtd
p90USs8Jj3MyNtltOJJesHVNUcf4u1CPn8XXKzbghiAXdk04Sy5mW1AG1Dh+HuVl16NqtAOtjLtDtvD8gf6i++NgVDqdUvwHM5pKRCuLe6MDVYq3Ft0JvNgZ
gX8CLJwInxTV82xHJWRayWU0Ae5yPXKFM7/FpOCQpw64X9AANWeGQzvuj1+zbehIaCtJcneIqcWOkq2gZ8J1SIt7YCe7sygazSk5Ab4WDadH4iycEeegzsMg
08gdQ/enXqCncCpVs0qzdaZgYyOKh2XOjJh65FnWCQ95I2XZZGn+5CJzlcLnyCWohysZW4rkrse5fvo7wxQ/ok57tgJZ+HQ2ufkKNCY3wn2WXYgSCmJL2uA6
8EBhDzQaXCkYmD0oQcusAdn5/UEErNg3NdHCHoLP2VXoTf6u8H3grOsLVY3NSqBhmjOcXgb3wynkDu8vnnCwzOuiVoE1RRVw4/b+2IquAzscgxA7DBQgq1sD
QuwhJgn2896Mawpa0qVsN7aC3Vq8C05irjn7sAbmBBiStwNEOwc3a5BtY35jVfgqOxHyOYsTR4IKerF3few8WRe0qkkT8of7LN0K2tnN1Pm9E+BWSmJngdXb
EpC82UVXRIvuoAmbRDeSdQdu5j492TMJTW4YwfamIvCVRBbsiBvG3POOBLOp0+RJ0FY20vmDYtlycDpvo2sE8FLDYAdcgznutWR3wr1znpLhu+xwJfyGAuio
tw75HR6oikVOqJedq7KgE0qiVlVFiN6ue24h5zh65a1BFdFPPL3YYexwZoirGdRQl2L3o27OmcwgJAAtuESfZD83rbumH7xGb6ei2DIw2j2LLWVa4dfkRfYg
akPOiQtDJtQFq/FJd2u2L1MO9lMx8HhVOwHl7JqI313V6TfwbOF18meE3RvJ4TilMAhPM0vZ5LjRWI/LirtRF6kC5ygmi7lFnkOxWAvGwLfAC7aCJWxudiv8
B2th6+QdIT1sNtmGKYzZ7C72VGPV7vbQSLfF1bxriwtROWzGnko4y/QFb0A+Ozj+HJKoHe6V3ljWyZxuQrs+lVSQXWThTETLIbIJuF/xA0AWb4CH0T20l3lO
b4k7SH1C42P0VFSMzTnN09mpYI0JR0vy4SHSDlUxJ+koXEfG0PvJosgAc75oFRgM+2BDcT00iwxz3yHv5m6Ib5pzk9SwN9iz8EaBAx+nlnuWIpfnALkysjX4
nemC7sA5rMGdKotnW6Hlu0LMYrY3ppl/kY7tTFbm/5y7csdUWQPmBHMTxDCp9G/oj+Ku+7JzLroj2XC2J+yXf5asS5cADTvRPbooC9XHr+jB9G7vgJJRALLT
wCsU4frDecf7FOYxfpBCT4Ep6Fzj1MT/2H9ILfseqOPOI8qzAh331lufivu5BkY74364Cpm+rtFgN0h1eatYirL5TSoJ9HJ12h65PSuxcRVCnUuMjgq41Cgl
tjV5OH+67LVb5TwEXUw6fTxxhFtGGak6jLxkB3kuKh1tBV3zK8g/wDbo2lvd9JUbqJwiqx6/FHp5wTxOU596yJ6Rr0ze7yPkxS2nJA7HQZxMbFTv9EYLO+j2
zt9BPj4JEnyeQj24jA7l5JfEIFnJGFwvN5poz4yg3xV3NSXxr8VI7VflQU9TbXUgiH2luVL15JH6Ovq+/DxxjbAL/OQbhFfgcNRWZw9uyC+KO4Ir4ORgM/8A
30xNO/96/KOohfKuuZOxSJ+dRMvvb9L6uvN1wTdqZuIK42dfQ98Sn8gLvEH6HTv4LOKOoAZTfKfNTxU+Ot9XKOWqF0g1A6sDPp5xv+Yz9Nloa8kbdqc0il8c
3G4IujvycmOaIke/GfzO/UewQI2XiTd9b4A8Zp/Q3J9RtSYfwELfJgy4RuKoAO9ZBHTCGDyXv8WP9JULCcHp4rFgN/9b6Zw/EqVzFb4doltxxjrH57YcgAlC
OtbCDbp6bB2+WPPDN4NXiGHCI24L+UnzIDCWn8/nuw9hFSmXpvi/4pncBeGe0Ar/ABu4THGt0DvpP98NH+I7SvXFtQmXhWLNwT3JcLpnMc3CG76zSI4f4s3U
cNCA1fCtORov9zyjb9LmgqnUQjYG1AQnioCqf8k+lEldoy6A2zAq6UQOj686M+jbSAkme457MHZyc1mtNl29VJ+tgmwXqjl3EejVvZJPKcbpjPI7gXfx89wb
ifZ8bN4kcxv1AEM6mIbL8TxcHY5XvE1mYVnxMbqo6WZWzU6A0Ux3l7ZkGE6sG8t1NR1UhBVN0fcwdudjwBCVwjmG38Flauuru4ibEU31EoH4hq9jUCU2FDv4
VPE7qWHiNN5EJviLWmbBOm5enlMs8cN1VtAi6SHcW9zHcF9dLmyGLuAxbMQx5GrxJrXS91i5SYwQL4sNDCZxGj6maSEuF5s1uRDYrXWFmEBMcKnCiKzURnGG
0Nf/T2B41RxoQLXnB+ELQhPurb8ReKedJhw0litrcJv4Ndq6PCP8p39HiNJA4Yx/Ht+tqv8BZRZ8Yi1hAI4URoqR1Ei2jzDLn89P5ecJV3QDuQbceKmFcIU2
swv5Zvw/4lP4m2BlZ1DNTFcVFcQx/xm+cQkiVifrfWm6a4YRwnhDgWqZ76JQQ7YNbtC/bdoHLvZ6fNeFD/5X3AbUzjeOfYT/pWuCSSVtPHPpYfhIjoLen5Tl
vQPbcz0sSy320ETpjjhRXONr5dsHLKHD0kXuoWDyrWR10nLfOMmJF7MRirFFPfjBXGe+RKzOL/EvcdYXdivuWCoto7y1fCc89/zNA+99H/lB/CaxwNKeby+t
4GdLG9W3eJk4PZAghnCh9IQbEqilv8S89vfzPUoq57pT24Mn2Bjhb74TP9iyRb+dNytr+1jfF9tJ40/acnVbZS38/1Bg1lFtpN8frgvUoDgx3CUQA+ruTt3d
trJt91vburugITKZzLweSEgIgbq3W3d3t623W//l90fOycmZk8m8997PfZ585j4l900cnBFR/sxVlPSTdM7oQ0uS/mFHoV9F2/ReaUPVp1IC2ZvSPEdGUlP1
s9QbTSvRSnEXOW77S3BEaFLEMrM0qayb/EpavLoseV3SpITq5PionrwBPZY/5KaKoUDPtrIDAgbRUjuOSU22H6RlXDbaV1Zp/AL+Ra25WHwNhRTaaQU7EBYR
N8e2E43DW0rj2S/YyzIC7aOHQUt2gta3bKNOW0aMUNxJZkTBdFR8Z9wgPYH1QQOdd1xNyittPeKbcNVlxtLdcWvIH7a+ZSX2i2xTObRvjtxjz7OHk0NldZN9
Sll8CD0V8A/ayH0SOvHpuHV8OOb5x7QXuSoWkzPyKShL9j5/G6mPr4B3tBU9i9fRTchHNpxrzybjpUKgog1cLe3JPRYjcU0Uh7H8EjiIr5DnaJ6lBooBg/AD
1JvFoCbsBl5L/RMHJXjEarLYOIJ8Rp1BW7EGmyCrAk/1yfIcuhiMB0rmlv6QbBbHsAh2VOgkzoNysof+iwz4CZ0i/AY9vUYcE9Ih7Jc4mnsetlr6g7rxan4H
TSR6fN2vO+pCBuMT2GS6jC6Bi/kG8aV179ad5CdYt9EgfSfeCs+jM3AmeVY0Gf8MWUbb04+mBfpOJCuwXehrMYnMQtMMuwzVQfPCJfxC/jPZIUiEXKuMbPFS
RhD7YhrtrVoq+29DAPkDvze9DmkFH5JSOrMozLRaaMCUkoucEzfxMuqn8EnW0WQH9yBYyX+XNyro7CUatzgc7A7lpH+LY+hHcodayRTTUhRpdeLmKImdsN41
5Yb2hg+EvtjHfBp3NU0h14hG0RT3Y4tRYriZPgY+5ITxJq1HlnpT85Lss74xC2FzzKdwJ0Mn1pK+FdLYY0sA3igI5lxhl+UXKiBT+QeWq6HFzQZ63bTUS0Fx
YrE0NLAzt4B2hHO41uI+r19+E6VcctAO8TX5m7ZBb2ko6QX/tIoh/dEr9B9dKvRjpbi5dZHlmMEfDmabiQHdk/4gd0WL/K2+Ayymq0EjJucHof1iXbE+qsDV
OIO2JE9JUz6CDwACvxrtplU0yprKbvFl4IJBg5+L/UJb0xScjf+SXgr8A9eAp0Lu64fiYcadqD+2odfW1OJ+LJM9NuWKldKB7IO4F/9LerLcHccIbzKQbnIO
6Oka9AKPZEGhI3bug04+mxnheXiHaFkX83AWL6wuCgeEjhQSRY1hL8ojCew1PcBnovp0rPiWMDqXnrKuxDFiOpotL8fv0BZiMb6R9cNr0GE6gr+rj6N9gA79
Fu7hWmKaGBb+BXRgNvEisaPv29XkVGBrMkLeWsjdYcNHis9a+5Kdwneo4YczJBLzwPohwgHLAFpDPoOLw5dhDYn3DuJGSTrIgZvNM2lrwxLL2dAAGMYQ9x49
BcrVZyzL4GGvk/Wz7rBY+TDcS8SGYWTlFkTWCP9xbUkvvFrIZTKqZbNpARXIT+lE/bNNUhyBtCgSbSZC0Ez4XuyPRnqnJoc+Ion+O+Fe6uDPklfy+aivUEg6
cFNDTebu8IR5JPcR7SU9+Nvwtmih14XurAtMYm1xX3YSZ7DjNArx+JJ4m6ukOdIaTViwE3a2DGN3yL+SePzJex4dEEKr4G7jVxgJD+LDNBH2B8gSiy6THKaE
+WSKNQtRGgPdfHe4DxwxvpVM1R+HIjpDFfJcRU0WwGYJKv1k0t36W1gTmCejGFufE0rKAmuR/WA57Rec6nXRjYKluAnbQTRkH/qfcB48gg1QNNASUT8YN2D3
0fXgURYFfo7bG12iitZCA1kt9BE9Jg+ASB7grcgEa5NpfE2yk2vI9pd0Ymp0gg7DTVit0IOWNfApKqRdwQ86OLQO/ineo2nmHuifnW241+AT3VVwgfNSCGpP
DodL8Dr0qeQFcaNhtC94xM3DM6V92TawC00VtnGlOAJWICPdXpLL6tOGaHZxBu8juwoO4w9k1faldLgwktTw0vB4Q186DV/ALVnroHG4Ib4CR+MH4iargj5D
48CfENHnYBKXhgv1HfknOBENZ50N+3BXawB7Dcz+pXCq8Cd5B5dLu9PSksPGEHxG1pxquVEsi/ZjryXx5nXCA/E3GoYvonHWm2AG6EsPmO4JvqAxWoWb4AIx
l2tLg7EQ9CeuD7sxgqJY1MoUL/NGQ5U4w9Kem4RjjKLUZF4AEvml3rRuqxhBV4Rvx//u+FxcV/gIDpkMBpm0hNZEa725V2RtKU7Ak8Nk7CBZDZrTTjQbx7P2
dKVghZXcNVJTVrtkNjlH65gN2GmsWeDgj/H7iwbiV6gVUmMJwGQj+Qr/gXr4p+BnsGJs2FXUjtZkv/g9TZ6VjBPjEEaBaEuYms2DHRXFhnPeHijMI/CNuat4
3DKKZbDarAO/DCMxDzyie1G3/MclvcgUYREZatgU1laoEK7od9L9YjKpWRIaViaGgSAxhx7HU8gvFElak+041PvNB/RKSyC3jDwPbQLeWM+tTS6cSTdaEi2f
YG/LL1objWKtDdetm5ppUSHoXRLs3RxTCC1oJR5GqcgIPouLUTlODvsudvb2s5ZI6Qichxuab4PL9CLthmeT/yyZNA2N42oSBzeuyBM2iT4TdKA9uYK/oiDS
tIlTPtEazroJ+8NWWDMNRjRUMgumGMjmetwNNE5uF4ziFHwiPJqnAKM/LEPZMmM+/MVbvL3zQDwm+nvTaCirIwkEM0ybxT7mV/ARvoUjAmbhHNaeucR/qd76
my4nf4Z1ZLF4MHXyvrCBOIVLYw3BwWbD6WGKyUEiZ4+JlvsBO+djUiZcAB3IR1oFu6Pj4mn8D/5ipSHryQx+BykJ2E22ep90ujEC7ULJkhQ0lDRgCyVHrHXR
Vx6IbUQJrcA2McWbxx1REVUIZSEPUU3TEmo1PSYuWEUfCpyxHxCwSH0UPYTm3nf1hNXW4hKF4q21ljc7J5F6ZE3hLN5M54kfQwp3zCVnudtivKSB+B6raAcW
UhQtFvnMQkeoP3trigh0SPfAkTSBLzF3DAd4HVlEL6JU5sNGokNCfTJSmoN+mO2wDTeIrzaepRvIYvEEGYg19Er4K74FGUF6oBK8ZttDWQdzIj6PffHHBvPw
G9NNUxveTGYDPawtOvmZoAGegycALezg3RbJigagedg6UMYvMFB5R/Q8b4QhB17DF4QExUS4kRhhOq1F/FgPbOcbhG2Ac61a9hkeQGvIFtSZjQk+JeShnuyo
9Ku3C99szy1ahfsKM+ljvrn1B93EMXwONWD75TK0yT+QqNEQPCb/sHc0sPkB9VU48I28JfL16Lp0O9onLxZq4mjSAJXBz4hHd8SxuAbqJbZXHOaOWq6jGOMS
rpJ8MmwH/mJXUc0A1bCebDXOJjWELugMzKATZPeFfywQlQlKMhsF0u1IKUhhG5ZD9LCQOwGMxnRylxQbk9lm2ll6SQy1dBQ1TC2/AAfkNWevsVp/U/LQUFM+
RXy7sw5pRaiXEmpIOwg5lKdT0HDUmWRId5Omxf/gCnAENEBmPEGQ8NF4KF6ep2PP8e+CcdJX4mgaYxqGZ1gG0iP8OUlD4TfcjkeAOc3+Qr1jasY8SKniGiVt
Ns2Fv2BrdsS2zjmg7GbpFasWJ9s2J4woK5d0sZ3edk7cgWXRE61Vwd/iLsVdtG2wz2PtublxRqw0fLOfBudLT7GO9tb0uWpJ9t8VG2ytYh+qs9JvZaSqfqUY
M7TpczLWqHIzgpU9CDPNSJuRcjbxZ/JN5zpnbJnHme6kaSnx3dW7YntUIPW9jD/4esorFXmerhkHPSrPsrSPztYeXdVF1ZrKULbNPrlyneYEuu15je6qL3qm
OytdfyUFOhtHLXFXJamdB8r8aZZrQ2RexPfymc46KbdcHl1wlbZ0rvOAimYXV2RG+DstumuqCRX9qurrjnnSlLX23Nw9whNT+kBXt/Iv3dSqiF1T3c8VX5OL
y/NcbQ13qk5Wd6yamjI5eQ/fx2P1rIh5VVkWvZNNU91zhnj+zXnmWuvq7EEZsgpRQ+yp5YeE7LQgYX75V1tRTCOXg3RM6xedFbEwvTJzqMvBLKqAMrX9tmp8
wnd7R3QptQaricX0PlxYWRe2XPmlVOW1yprWR5pjgdrdzdl1zd/KlqSbPaM0rbTQ1oRFRL8tvWG9VjoMv7D9sGnsl0rHldYO+4Dm2PT2HJpaFkpihbFcK9yh
zMfWpLQlpUgrnghKZsS2MVnGnoCvyGzjWVxZvbRVroUpo5y+npCMva7uzOpc66pMdaW3wWsq0a5LFacrZrjOum8ia9UizRHXGK8XO1yfkyekjBSrKysKmH25
p0a10+ks2+dJTRxgK8g46ujpeefcqQrUJLvWqJ5WzbPdUj/RvdKNVmq1dzUn1CPSa2u2Kc+X10yrpwJJ/6X/U7WybHDmi4yPjsNZ93lP+RjdTbG/9qirRVr9
4AOefPvh9KM2e0V7j6byhvKTdl7VuKwhqqRdHmdi5dc0v+xLbGrVubIDroOaXarl1Q3Vc3VTk9PSV7hHaRpHblEpqi4rE1VxFV81vnsW6nyBMaONKj4hOKW7
Z7tqaMaYjM3ue87a7uKsea7wSmV5hCe7yuYCpXNd0JHiHOLCynnxaxwLldXlsZ7Z7tWlWZa2qE5cT5eq0lqVbtnoCs6aWHHJsbwqxpNVvdUToMutuuve4T6U
9sRTM0NZsTRprKq/aizHp9Z1LY1ZkBzjWhn7n72eO8/RxtXKecP+tKJUw1U0TM90rXD21FwRVjMVu1denWGxX3LUE/OKxzmyS9NLoxxprh4VKZ4X2kB1ka5b
1seUSxVNPSuSx7jCMpcmtUl+VGEsX5X4V9k2XWixwTq4MsAxr6yGqrEqPmJSWWLlwaSAtDyVuYVYJqi+p17JSGgxa1/D3b/3KHKOZy52XI8/Hv9k1/nMc+pk
RzuQXNm/amN1LceV8my1vOqG4xneT9cmXE7qWbXVqUl9F3uMjkzcpXyLAyrK0mvrXkCoyow3u7Znh2ZPTwlWz1IPyrqXvbj0vO6AepZHoiba90ouKym7XnY7
XVJWXd1BVevKSu2Q1ER1oaqjpmb6CHVFxhJHjvJa6RDlYPsYjScjxF3DCZLfZ93QztURdJaf4XivOZfeS/211C/zqOohllZElE12pFRUgS7lx8smlZZmblXW
ZKW23ar8jDJWM/0cWosLHY01+9k9tT3pT2YrH+68lTzK1Sa+cTl2tLKPr1zg6lL+K+G6/S7nKG+aXpVZQ7NdO9qzreq6pp/ulWuyvVTzZ0Vx1fnMPKWoHlJ+
ovxy6faKTplm1S/hnD0/Y617f8owI0tt7NxiW2OL8Gjcf6c/Uysi6nsiiV1Z5RyZ3Hr7XHwSDgX3SRirDI+UhXntKg0Z0AMLFd+aOuUfp6/IX9RHbM1uc89p
nFAgTw7ZI+oT5piHW36AC/wu0EEBkT9tgVdZ4+ghcMAwRjhiqRs/E04T2ib0YUPhUPoIV0v+IATXitpf0lX/QS5QX3AZSZgEV8m/4OO0HR7PFdJUtgumEIgV
sD9/ED5Dl8gVswuWkQ4kxnKGuM1/035iFRoB+rAOKAiX0BQLEk5zaryeSvFQtDikSLoKjyFZEpEuBAPYBe9WPijtbZzIt2GTEaTTyJsGfOFv8YhpAvmD1GOp
ZFLSsaT+sXfJEbImahItA2nERKTh79BqkE9jWDvaHifinqSP7JjQUq9GFtod5gQMwJNk0PqTLhKNWB/yGG/j/GkCHINrC8/oAphN3ehpXgl1m43iTWON8AXy
bwG3zAO9W1VvGc46MIMYSBPFcawGGg9K6Ds0yWuNS4VwxQ6udmg0ew03EF+mQzfEo2CNWActhya0GhcE2fAYw1ZBzoqlV8UPNJ2pqTSgBtaStSFt6KHQx+Hn
jH28ToOp1WutOmEv0aM2lr5MIzygncCs8Dz8H54qiyE/auvDbQgRl3ER3lBkIf+JSWiCCEkL/CM8w1qXXEFLxZuGA2JJ/jV6VfxJ+gkR1EgfoHbCypDVqC/L
JeMMmeJe+pF89lqkCyzTDxf3iv96PSSSpYoHrX/S9xEv0J6kRMnKgsGKzfKGZBrtjhqbIakb/kk6DVu4neIdvDbsKhwEq8EeMB3vBsvxdZwMh5WUb0yl/bFf
/jXcURGxcwoxwLaKMK9vrKX3cRQ9DdWheeQ+umGagKItyWwIGeH1k0D6C/yzdSvqLutXsoB0QqH4pagTl4fcDqpFR7BX8LvgA6dRKXlOFqFU8bb4Dx1FWwkr
4S/C4xasPwnj15tDvZxfsX0Kmk3Twtt4WVTJ5olXSS75WXhL/y/4Q5iAzpNMegE0ZEV0GznQ9AX907wQbJf7AB29QULF5mwYVy/UD89oQq1T8o+j2lvdyCz5
g+6j20Qb/wZ15ieSA7hFyHXJZQLFCnHf+pniD9CfnuR/0EAxwmCyvoz/D3+AQ1EX5M+2A16aC2qSEUyqLxOmhI2Ln0rHEx08KhzwTsyn0I/4OGop+LEfdLHw
i48LWSw85Vbg2fiGcIR2wr4WCZKiKXInXoTnoWb0O0lh1eIkOAxf4zneKvSj53Ektce1hq0D2lquxvmRRXx7w0y6nVplKww2uYzok4ahpcRXrMAvaTYzWI7T
DfQfkgtbCctIa9BdWguvoxvQeLNEFsBGlHwIu0n6ypqyTPYzUKuoL/QgkVxDJONMSEkKcV9SQQ5aR6EdqFe4K2wc3ob38+aiPeQS5uEgMQlI4eVGoxVL6EB0
G/OFLbxGOkjhgJcDWuR3YrGsJciDwYottAfHc2dJHWzBH2Q+9JnEJyAbfRH9yV56GXWCkXiIfCD+1zrP2p/sJLPIYesC8wqEcAe/tiiEbRDdyE8aDo9w873d
q6ILw/fQuuy95YH1t9hGMZwl4fXFLcPHS6KEdkWnBLQck78t3dE++pGORgYabmnO5sPZWOQ+ygbRRK9dPsFRgg6puDTwUfiKnuMA+hUi7BPROfEmviUZS3sI
4WQD7Q60ii5suPUZvkcraAQLxH9JAnB2gR9XgDA1oF/4BBgkNGcn5cOYDWnYTXTB2oO9peFyf+ElRWA48OcGxhz0unxj414SJ7T2pqIMSUJzvNeMgk9pN26K
cS6ZAmPIWcMUcFEQuUprjNBb8MEHUC6V44ugPjpMu8te0Qx0gwL9F/MafqtwEK+TtaRPLE6uM7dUPC4sQ1bxLRkp2YWXw2XFlRDQGUIOeiV+E2qJXZiFTBZs
3lm4DJdZd3sTqStaIe2/s0Hzu0EPTKPYe7/upCs8j1eHhPpkoas0mBRYbJJF6I3hMbeSe0GLA8aQYrTeGoxHUCedSWbTS3wmC0HRJSNxYmBlsT/eZEoqmhTy
ACtRfclkEqDvy8LpceF78SLjTngAC2Bk8VsS6PWQohJEnqAqxNO7jZQmj/446s2S0FeahEcr/qAU94L9A8u9GVeFA0y3rCGkjL6id3B+fiRUGh7i/9GbuDN9
QrRwPhkAD5E18Bhtys+RTcAlhVbchPFARW+I88k8NJwVoP+Cf6NUvN+Ujk+Rx7Qmy6S9MREVzBjcEn/n78BHpq9cIO4sG2vOEwfKAmAIGykLwyPQDuEsnW05
g1ugIeKMopPmKmuA8Ja8kShwENmOtPpDpD2rQXPRE1gsseT7Iz9jZthv8b78EIw0jii5jbqiGPaRzgat8QDWknQGGvlhXM7VF4RQLUuW9sb7yEGwXMgT7ZLO
UCAz+fdonTCX+wIe8T5yCdoveBONDIfzcJZhhHUfsmIniWA7QK5lTPFG4SKnaujAfekhSzMUxFYKkxAjB5Ct4CTKxwVwGzeUUPqFxllSUU0ipxKSTQaEucgE
9JAvkN1Fi8V73ADUF9ahO0gmeWaehf7GwbiN7wLqy+7T8yGlxWfQY/RGlolDgWDsh58ITXGJbCnU4fuiCVtBFP1NetDO7CVazg1lZ4TEMI7fLTQiIv5Oi/kh
aGXwFRopPPaa6VNoxGOQgfShbUgjsVuJ29uNjWkutFg3gn/oDFIcvkn6AKQKIrpNqVRJ10veoMdiJr+LZOJF5ni22vgR1WZtSQfFLssd6ouN4Z/ASzSA7MYO
i0BHsdtiR1wHxlj/BX7oHDwN0/EycSPOQT9RG+Ctv3ywN5GCQDaU0H/EtkUfQTd0jLYin5sbirJYh1AVk0h8Cxqis8JDtAT8QGcDPgQ4wBQhibRTbOZ6Gpfg
ZxJf7jOaK96ynLLaqC/aREMwxT3wCOIPv5HKkkyhHk3hu7DqokwyCQ2Afc0+LJyN2NSMhFqbFwcDGa8iLdkp3J0tonLaeONn7g+xgJToRzEnPIC+gQMikrqL
VhiWhyzBy0B/ob44k84XGnnPfdiyFvr65D+cQZ+YPfwz8W8YTarJB3TM4hDOknLyFZ8KvWxZKzklHmo2TYwEbvyH5TT9IAv3dsU48qgkypvw2/JHmqv4fmw6
vk2GICvJQs29tXCDdvw81NeShtPgbL68RhINK+7CrsBO4IuhJnlFgbiSbhDSOZPYiO6AAG0Ef9HLkjriEEyNJ+APcUWjq7CbcSCug5qJo2giO8kD0x6xMx1q
lGAXrQpNYCdoGL9YuJl4MrS1dBALzI8kW+Cw4Fe4phWiCjLB+MZ/b0g3ywbrFLTYUM87qQbRl5aF1sES0IMx/iPdChIUucJW9Ji2I73gVFoC8rmJKBI/on5I
CjPxbfyNRnGjcUehC9uM31tegDHceUsT+p3uoTa+l6Q/6gWvA5lkAe5I41EWnFJ0N/ymEIR/kWSRq9cWzwBSfMPoMfUh2/lD0EqCTIFoG5oBI4SbePXO46Zi
NIAPIX+iDGGX5U2Rmptk2IvnF5no35YuxJe0w19gDPULCg818/EkiC3iwgOizHVhPT4QxrPrfAI/HlEsUxBJW/kN2MC4jSaA+bgLpyYLaJ/Aadw/sCbrJj7l
pnlZ6LUxgeRts5I5+kZCB8DJ26GPoJNhHMnS92r428zEyeC9rBRG4Ag0jgwI7UHWkQjFamsOW5b/n7wxasFWSV6KC715NIaOQ2X8IFoXdRF6hF3F8WQ5vIx6
8RdwDNkMd2IdLJHsRS22tGYfcL2SmuIoNpUeFjJRQ30uWkU25gcYxuJH+ANuwz6BFBKE4gNOweHAmndKv8372SoyQWwNJqHRaEvoNNqWvTbfM49Eq0BvhZvm
yLdbOgrL8Qpgo0dBBrc4yIOk9DHJKhlOtSyYdsEGrhcZK/aw1OIu4IUBfWkRnkmvofloptcOwmgX0iZ4kWkgkUuPSv8GEhLe+CK6Qv/1zrFdTGLvcBH+iVUF
raWP/R+AUPg1MJRdo43Al8YjmFJoif29u/6qxY0vkBysMv6ik+lL0eml3Wj6FA9mlTAMI/MWbih4joNwN/wE54CxplXenhpv3S+aoX51A/YctqV1Q/U8AApW
hr5LHUJPtptUkXi/dFCCq/FNGl14Gm1CncSLaKPYAL9De72vq1iHm8qK6Ch9KGwHGwr3wT1us5iDN/I+LJHWMfSDj0LeUxHcJbMlh1CQl05/FZ/k5hGtpBBG
sQ/kKnkmvUbPkztoBg43VsG3YQViMKoSx9HFpm94SGhHcprXKH6QpeIGSRgbJW4SJpv2CYNIMHORQIkLrcNm7xnlw9bstPBUmIdXcT3Jl+ChqC7owEZZ9nLY
+BjORv3IMbHC4qGXMbSMtg6km9Ed/b7C3qyEzkDasBHwLozBRPZbmIMeeqveAh2C7Uh9Vl/Yb9hNLtAefCcWSvMb9q49lFsLQoVk7hhaSn34E/hiUE2mp4Aa
zHLWlS0Ttxjvh4xGO8OeB49HLVBtMl3xsSTX2sEcg7cYtHC61z4PFs8veELribulFN0DW4VtIbxECZivTJHJ7HQN6orfw6NgFN9N7CcEGh+iFNSZ1UMqIZkW
Cu+Dt+KOcDIYIB8WslPINVbSy0UzuQuWW6g548kd0rD4Ej/f20nZRXOlrRAV55vCxWPSb5w58DeHyHn0Ubwk5JK5uIjupUp2EGSbA+hZnMW+kbtoNPQnl2HV
//+3WJCheIM+lgRgvTVVMdMSIq25c8l2Ny732l0j1p6ttqSbQukAtoaWCyP5aMSjQnAGNmF9cWcrInvQY1LC12cNxXvFvYU1XDeTAQxmTXAEzpBu8WbLF24/
ekovkiJYbiqEwyy1hbMhr/Btayg+QePD7/NbUA02ndSmS/Hv4uEoUpxLdtB16U/o+QgFXKLumJgQvzJmhTEz5VCEKjI1flTi/6R+Qmxsg8jSBG3kzAi7PCem
DVZttyRssjRLSoYXLeP1Hdl6791r0maKOvJruBdqJc5Ck6OLylZo+mRFKdvSe5ke9TXNY/cH19rUlx6F50S1hL+QmZqcA9Y7pLrTqo6V2zxW1Wl1O8/pXR09
3+JwfP3tx6vKXLGZFzInOqV25n4e07a4q3lvld6NXC8q+MpTQcvdayqvKg+xx+nL3XG2l6kc+eYcWVHf1i8xxVFRscb+KXVwYr20aeqX9rmqVQlT7TvsPSqW
OpeUP6+ob+9Lp7kuuGu6S8rrOk/ZZ7VYpdrnSU594EnPKsxOqo5SLs9cnLXWQxyvPcO0cl2J67pqsKuuLjvt/C6lq1dFtWe2s6O7bkV3Z05ye5UzY5jOXDY/
cW0l8oQ4z5T3Lh/oqqoQS+s5QtlSZS3Tfcmm6D4Zb5Kbxd9MSYFJZe7UTGkn1Wl7r9i00mDnx3h3WqC/tmxSRWxFDfoyRad02WNJnOufinblh5LLNMcrIkqf
enwr/ZxTk+qQ5Xg5vY5r22bCX8ISuFj0F3ZYFqL2ZAYqg5NZU7KbKuhGsR+cJV/mu65pbWInndlI1hAv4KNiii2/cCU7wPrQe5BADpxCSXg3y1AFpa9S/adt
3cKpK2DjsuZlFeo/p4gVOx2D4dUKWXZ3a2N7v7SB2SNcuZriyhoZqzJVrjGJDvVM7R5blm6mqpFjh5OmvE43OvPLfRxLuTPJbcle3ctEq7oLjtNcdX7L6F/Z
P0vKzisqStvqfqsmZK6Jy7Htc16zzy/9y1NOdjmKk1qHDC9flqb3tFUo7HGayvKh7pDdcdWvUnKgtLzCXs0u4y6Zk1sAZZkmLmaFWqtbn73Ms1w3oPyYdkV6
qP2J8nf2Ak14xllXw9LXKrVulrNCvcdxzTnU4eOsn1mcqQCl6lR1ZcpPlUE9SDlN0xm/0vRLupd5o6yGo7EuRfvNPlY3Ve2blaa+WDnOFu5xl0tTc5WJlc1V
Gcl5CWN0Yek3MluWznaVqeoql5e9trVQpjk2q5qX2qIGxoehjuyqKzftSVkzoSk/Uf6fa5lmkdbfpVFNzfmQ+aN8YVZM1o10WdINgtj6lP9cO3Rqu697lMqZ
dSNTn7rEMx7VLvMrNbie2qep3gsrVXcq9pX1srRNSUrv4Cp21VU1Kq+lWpuY497sfp9x1fm3KiZjrHqw9rVSzLmgfV+RltpVlRjv5zienKzrUXXKsVdXQF2e
/F3B7u6VuOpcGnN2zohy+JYVxPmga8pzGUcVgRnBGYPiZ2YGqdvtXekpLE125Fb6VHyqnq9clPm3Xek4Fj0+uYWyfbVftao62VPFtBX/c78unWRL332x6oLq
tfJKWqvdv3c93TNx96iKrS55VbQjLx1XSCsTlQtUHtrb1YLUjB/KlTK3faudOvKjuiZGZDxXYmWT1EsVZpm89GbV6vKv9jMVHV0bNYPtV+LmpIZoH2ob72pT
pSnTuCXuNZ4BVbN3da3Oc90oV1YI1QN3fbYJyokukzNefYK0UjoTHtlbOwJcP+y1I16DHdY/VEdcvW0fE1ere5RPKa+X0VxVI+G68D8ypbRrglv4bluFD8aV
2H1ZX3u30iXi2/Q98e/peNv18lXlRyokzjae+elTKidkTnM8SZ5V0UA2wB6cOd3ZVfs/e4r7Ufk953kw0xrsSfG0socmJqjOOJvYJ4avKqtytnUcTb6ROjul
RnmKZ33FOY/DFer6Kl5w8MYJ8QsTflCYONo4X2ij7y+u521RoZYj/KPmzYQj0jWKUm5sXFhJLzxKcQldRm7wXrINa9l+/gj1KfmL/SJpfH6+kt/IbQ98IlyF
WXRQ2Qg7gFfsFnLHwZWZkjrbOkWGozfgbKlb9pr7lNc0movuRcKKJ/K9xWleYtkPLSiWzKIDGu8B5+EV9oE7hBubxkM7ugSXSR+F/kTlMbsFM20vIjTItl04
LQDrGEkNMgM2l36xbovuhTBaEapDT4weBiNHiqctV3G+ZDzZiIptl2zJltusCd/GdkA4hqOCVmK1fEJEm9g4sVV5kj0UNbPPLntZuhZ9T5pDDrPr4n+WGUIm
XSupgP58W1Mv3FfIiN2tuCeE0rtcPjPjANvGhLLYYG6RrQ27A24w/wgfWTT8e/v9iDOyV/pd6As9AYcRtcSEN0n3YT3bQB5Y5jMJu4YnUzU5R2eK25EUG1Ei
3cxmsBI2DSUyiWjlRpCx8Ik358qY0zTL9oq42APktDHWBJ2g99lN+ohdIqW2HWwottjGs6PefbtYlKKTZKHQDQyigXQxy7G9ja7NssNVeHmzt/r9qCLCNzoS
RsaPtUrAJ5qOdmM//BZjPJ1Vs3lcSvwK8yPzycinlhaJnryZ8iDjpKQ3SVfja0c3SpwVe0dMA3/GrGlUGj8RtYBhwqrit4JW9iLeP3ICy7Clk1xSzBSFtdEB
ryvuxqmiSvRnA+xLohtaUnAQnYTCQyKkNdF+WUvxCnTBNf61YqcJF1kBG8BL6XCsI3X4QewDamvbi3pADUgkHtLAks3fEWvDWwaZMF7/LWZW/LqIrMLFlNAe
ZLlwie22TIt+ZfEIq6A2tAOXntBBLET7+Xeii9vILwB8zF6oQFPQYHJLbIPzYzzie1iNK/FcVANNQ42iBoOdidtAWERmnAXxJc2bXk1om5AqdE94nphr44Sf
MpdCjPkUMhHG25qxPoIanzYthqH4HEBeev6bJNJauIlxetxyJI9vHrDLvFc/B9aPbuu1LGaR4x3bRqOopPeSK/FaUJ1QP0oVe02hTvDE9bMmKhqHz5fFx+5N
It7nmRM/LXaeZYlUH1kg7IfHwV64V8wqjSAeVot1sN2kZbRLQojxuuGY4kKUJ/aT4p19p2OQcBXozJdQM+4x2Y0Gsode2rShQHCUyME4/p11rjCJUfqkKAX/
punypeBTdMMIrdiB08YxwwIkjX3LDRVaWydFBxb1EBoTYko3d7DZ4lcwrWMj3YbHsEzrYh5GTxH2y6aLu5jTpid96PPIVfAXF2rf4LV4wA6hxuyZ/jlrbA1E
g3ESNhTEwFnWx7QSER+fYCQsoBfMf9OW1i5Rvgn6vIi4guh21v4hv6SW+Of5ZXUeWWYq3KAb8sahrCY/xBKIDtPOwEp2s8HYhsfT1XgGbMjqkEi/4bEFvE8E
0PeM26Bwc91CUpgL3zS2jZ5ECok11qA4ituhCTG94/ZE+KIE0hruhnVw11gPDUs4kPCA/2X2t/rCnmRL9AHK4Sr6DvcST9Bo/gEdzuR4AtsIxwmzDcvIENyu
5JzwNkRkLjQhokOguvAofMUfjU3xnmwWWSFcwN3F8uKmtrWIF3uAhiyT7AlJIvXQL+mGuBm4WNo+Idp2H/wrQnkc2Q2aRneN6wO30c40iFaC+rF2Q7gkz9Kf
88Gd0EbLDCJhpZZG4MxGJRVpIv1oLiEppAL3B9GKkYoMsYQE7VQI86wq0oddxI3ZE/gJheNGIL/kT2lQlCZ6IqpDi4xVG96j48Ix63YyxdINHsZ1mLJkEOtM
1pJkMkzICxqTfJG+KtxW0MwSsS2R1iMlssFhe/FnzNNV4BlOIdS62jqBlqJAEiZLYhmbBrOzNCN8FZChClmEMITbjD9DJeuPtwv/Yl92Y/sHOpSJ+IRZyd4R
DYukb4UK63L6W+hEvpC5aAUIRqqSH4a+CheRGZoZfUyPiNs6Kj43+gYdATzCQxKPJtNudJY5jP2M/0CvWa9RI00wQpzAuqOfqAnuxw/CjaW/aFjxXFANjlqn
6YeHpRCt0AQtoY3xBZjMrqO1oAbM8J76yuDHohms5DuROqYgYRodY21G55se47/EJyiOzfPmrjed8CEhhbtEb9HR8CN4Fdtd9DPuRDI6H0yCjb0TmshuSkfJ
+rCb+il4MfEj9dhT0pcEshjrHtoWhBV2FTvJZsIqYa/UJsWmC3iZtz/rsEFksklS1EisoDLYHD8QnpBHNNd6fv2zkpdgMUxkWdYSshJUWhMKvhWn0howUYwk
N3BH3EQot+61XheXklU0kl3lr5MU8YPeh0yWdqYd2FJxNp7VuBlToWRUbA6lNQzn0L/wXy46tJvXdxdgFYq32Lhwkhbymi4SaKjK/JOMwn7WneAkboibsqte
BzXR70XRSMs0ZlXJUvqQXvF67xehhawRLjbcsBDckFB8jQ7EQ5lf0SqcLdYGOmM2qIGGBq/EJ+QbySAujdUON0ABFGA7rme9hQcbugV3YJeC4lGMpCl6bK0r
DMYnyVhcCqPCewOOHBYOWT+Ld1AtpObqgW6Gz/Q4zUDR2EOH8AdpX6/dcigEcXINqQMS9afNnUiseAvOFXuyboGRuA8by27idoyQ5fJeZKw1hyykS8QAehzF
onlyDe5Fm7OetLUlB/20VoJW+BX9Be+Kh4NmoraQE/tYOhiL877g+aQX+bVlA5pmGk8Xir6+g8kydFCWC+Mk0+lO42vULziWzfQSxKTNUehcyFXxLH/VfDrp
rtA6aQkatqMHG8cfsZyi43FKcTfWXGjmJQwQ3oGVGvsLfflIViSZjiKFL/K/YYCwJGQsF08m0XqsnziWW8u1JJGwH4WBP3GZ9QesjJXA/juOW4MNPH0G+TqN
2BVaHJTIzbMuIWeRGlebO+K2+CsIxu3le/BErCdrpN3YI+kOGoFTcRJrw2qQjsXpwE4kNM+6RDiJ/hMWoGKrk26gXibnj1pf4FN8soLCz1QpGYOM6DZZwA02
bRTHiJcs+bKelha4tamdYQu4Ih0P6iJfmI+ei33Q8OZnQDWdsMVMBiCGWiliyTLLS3E1bUnK0ZfgQ+AWbYOegs7oiphIL6BeimnxWegXuU9O4F3Yxc00zQi5
YOgMDPgquSidynUNU8Zp6WzSEvSRzRUzcLHQh20MfYL+B8JIS0mYmMPeoQmKJopIuFcYrq9D85GKa4KPmfSgnv4V7MrchgNB/dBR1J09FQbgruJ1esyyR9jd
YB8xeRluNvwm7sPTyVdpP/oBxoqlUl6sjxfghXyqIFhWCz/k27G/5Sx8iV+ABD5fcp2/DRrr/dgz2d1tybgJv2/HMCpjG4lVclIuUyShdmw3GS28l4XhMnN/
xtPxfGsyQkxmz2l6YxziUyiTlnIa0IANYxVCCPsmc8FbYpw8ongrHy1Eiy2lp8VmaKLCj7VDfrQOeIviqQ+KwBOtu0kq/NsYiqroLnoMrQvcD5qjBhYkfYHi
2W+abU0LPSZLxa/Mg3AAziPmjVdJZ1gLtsTe2rLOzOndCErSpfhaiQkMYQKsb65lviSfiJ+heZAIPvw3fqr4VLyC7+XvJz1gFPsDyjGwNgfNvVckKuqxK6A+
e83XYo0sr6RrjDniGm6s5B2aJb4g7Yvm0FB2yfpWfCv2B4eEGcYUUgTfwbmyXJMaQeDatjhPSuPEk8BF6wTsgWNIoPivdRoMQIHwmVBM87EveoVjTfPBBJJX
+NF8MH4g+UefqJCjukxrGZwkg9v5ZfglfSSEoLnCLUs1ece3anYR9aNu3GHHIJIE1OxPlCgYyTP8A8dxl3EVn8TqokkggpWL4+Es2orWQmOTiugm+tT8DU3D
xaSVONbQH50jbYVItCbJLhkg/rDoQZC3Q+f7+5FXhlq4PuPMV2FPtJ0MhDl0oTFI2MFjPKHoGVgqHCA/QX0hHwCZim5BQUwr+QhWoFx0W1+E7pJbtA/bAhYA
X1N7tp6U0a6kQHjNbbX0w5vAdWsS+k2arPgMFwovxEpvjh/nHpriFA7hHPGzfgZBuDU8SWuRcObL5mNf2rSkkdCUHQT7SW+Wy7oIs0rGQH9xsCIYtqcfCpXM
LI7zJutbYTS+Rf+jt+SPwgpRH9SLXiAjhYd45M5/yDLqy96T1bL/mfYJh0FIuB50ZBreIxtNBsgnCudROxwNYkEN7A7ukRcC+xInShRFlGouRlvRvwhZJTSY
v4e3COMVkSjM+MOYDh6Dd8SBj4B6KBIvxptocXigsIw0YfeClqP1tCdbVXRbso2sQfVYPO2AurBFFlF63GRHp3BrVkVT6GXrJbrB22nDw6eiOfTdBirJM873
8uIa6HVONJ0WiPlWhjcjHxai+Jc+yqtLZogjgbxkKvmBRoDLaJnldsmq+GXIjVdRztKUfSJq1otfgT6KQyEprKBrwEzpDmtPIZZVFTmLOrMmdAjoRXO9VThG
qwUb/c7JWCe2S8gjFtqNnRIGsFL8WpwFJi37Q8ySFcqbWtykFnvHT2t2B+8LHLLuB2kK48Ay0gW9RkPyVsn3C79Kvm6/QuaTiUUNKSgZbNWwp7iMvjDvt2wh
peHf1w9mb7xs3B0xnM4W4iOoOUoQKfpMBlsWg/3Ce/AZTccHyQ04y+syI7wbcgzLFfoTxP8JpN78bon8WAUJgMh0FY20+ND/oZ+G2fCC0WrEIIkdpWGgrtjc
nMjqS+uyVeAuVYgD9EqxOmA56cqS0Xv6ibYlkSgu+B0qK9pa/Cr8f/TbhgQSGtuC1baEQt5LJi3QwuISlEnH4UZCD3Ey/wiX4Ee8B64kd9B3IZMoyfqwMtpE
WG35G3QreQVsofH6ZejvonrsGAglV+WTYaj4FgLaRT6ANGZtyXe6QJwJ1/N98KWErqwDqUktsl7iYstM1I2twJniBEs4biX9JoaTsYZzcp/1teBkYbj3V0ST
Q8atdDOOxxu9W+oLwOQw+UjPYg+EcALvQv9IXeGDCkXanvTye4a/cb0VbOdIMpY1JRbDcokCBXIp+jlgAVXxQ4WI4r9xuElpGCYsIYsIlQ9ES5s95EbT8J2j
BQ3cKrzl/FGVRUD9WVe0EKhwLIr17o1W9BvZDLvRXdZEttk7aW9IbZYoe45ekwi02NKR9keEP0oUeARbVzIPL6c59JzoZ+2Hr5t+wSZiH3JhyyGi2aLBzcA2
dKxQRuPJKj4DJLC3XuZcR3vAntCHNRI3m9d4eTOVHCwpNtYEi6XnDN9wNsmmKWYZa7Pjb/oYecQ/DAZ8gXbENcTThs5wvjkL9VboTDPNBtIU9GHJxB+mMSU5
gnLoE5OMLhVHKDoxAlfRPKLELSUSr+NTYbHXpnuwftZ8rx/0QiGSrbic7NRno2HCZDBeSOA+owC/cyLBI0gT0Iq2M6wmxy2D8b6ATGt00OU8wlmwmY5k3UgA
nVB0nV7jusr24pEkc/t2fB8Ho+/4H9qMmwQTmAT4sbUyEQ20WuE9skGEuKaI6QO0j9QzvRKmggC6FJ1GW+goL18sqznZUg+lFCloXfFfegfWYsmsFY7Ci4Af
rsXScC/WhAFOIr4SVLQ8z59sCmvB9HQsNWG3oTGyo/nialQMM1AmDC45Sr7C3rQnJrSYvMRd2Aa8GjPK0Z/WhgX3YRdxMWgD5GQszMd18d78sTCU+mK78Apf
oumhxaZsOBz7CL9wJG6JvhIbmYlrsKFsp9gfh3qzM9HLw33JAqolrXacNipJKdQx3lhQPJ3vQOKFu5ZJliOkBqE0ih2T/k+qVLSgWcIY7KsIZP70P1wHFIAi
7ENPYYfwWZwWvJ5WirXMQ72s9U2vkv/2TmbdsNdkPzpBI8A9obeQJTaFZfxjUwl3DI5lBWQ0nSoziyUF3aW8sNeyQujJtsoHwfDgUV5D2xAwBZ0zV1uVLJvt
NG3klPSMWCjvTNuQ1egyCRZrcOGsO1aRQskLYZ/kHZlh7ivZbYmFNj5UfC5cJ0fABDSHrMDVIInuw22kBdaP8CVYB96BEWjtVg2bQU+JQ+k8/4Y4VnGC1vY6
MBDOU4gLOREnCnoLEzsXV1lv42ESmeQFfpp3WroR3kVEtPIaEgKKha64CXiN/6AKuBB1FgL4LZZt2AfNwTmmGByHvgE7PIkAaYUf7kxBnVCFkK1ozZ2nndH+
vO6KfwSjZBTpyX4a3cSt18kbgfasH1axHJhI/7P8BV4HHqer0AjzfcwF7BLb4eeSJ7QR6gNqMY21oWIj6CfuEAdzT6mTVBIrXZT3gSoZln0SB3g9JBdOxw7+
NDyFFuHJ/HxwlCplM4mGPMJJ+mrDAWIUxoiiKUVYLpOSEDyHa8ljawRiooQ9NmnxJdMQFsuy8aHw2kAU66L1zVpjj3iBWsXXXCZrizeQScX6gLPCLGt7NpxN
g1neSivM1wMSSHuQgnoUh5O9Ye9RNrpVcIOUkEX0CBr//0+CPvDZ2F++iw4lw2AH4hLmgGk0F5WKb8MlMIz+qwrMnJNaoXqnKlQFqC+o34pB6qqEeRmpKRcy
+6cPVo3I/J3RNCNBy1QSOjFmT0Zv9Z8ZDzMXJBPlmuQWGeOVY5Qf03okdlDDzDfJ6erlqhPps9SHo14k/5G2W5eqvJO2Lk2dlaoOUqepBijfqNpkb02uTj+g
PqtqoB6UvjZxn2qEtqXmT02eOlC3U7NAczXdpPbLGq7em1aS2StnrXaRemtWiOaDZk12Scbl9LUpMz2+6eNVsRqje5/nmXtv5US3tupPdy9XC0/L3c92L9md
53G61iaeqwrddXtXrV0Xq6elbaXdnZqyULsHH3HNFENLR5S/t9Xw3LNdLc9h+6vuenomN8gaV/66KtizIetdptJz0jXRTVV/Zoc7iWOQ9q+cJ5pW5bed4e7X
3uxwaus6hkWtKp9RMtVG3Y2U0z0j+WpyjzTVXmJpmo4JazQH7cnsh/2lYzSvdfxV1qzMVxocRUCHzDThUJIz4bmsU2JJ7AmNkFwj+WjCUNOSpIYx01RHZGeT
G4LHuG1Cc36Mqh1/LxEKZsU2JUperuyYGqP0SRxSNjcjJb2bYUjKB1u4rQ/QJE135kcXRo2OZBGDlI0yI1PtpdlpHdN+ZBy0LlQa5JuTs5NnpvdOUpDCtIWZ
vdL2KnvSOml+9jLpDXueWISnKeSWtKzyzDO6p1lTVM91jbNus/OqIVlTdMXZ69RfdZvVr1SZukjNfJ1/1kJd6/LLyi7Zadl+2SrNbu1B3VBlu6xYjT1LyMrX
NGixVltDZ275MqOe7mTW90RN3Ef1z5wLujv2xRl303O1VbqJulva97qYtOOuHZn/ZjVocTRrhjoWL0h6mzAl6UyGQ2lXbtNEqEJTI9JWZZcq66hwprTFQW2z
rDMtRmiDVX/prtmuOuvb/5fz1fHFWT95ru6phrA+mvukscaiO+mYrLqTFdbiUFa8UsPWO9pp+2S1adElK0nT3d47Nsf2yT5Xe9r+nX2HbZKzVYvtG+z3y2Iy
D6bP8iRnlDVqVDEdJSc38RRkvjHpMrrZi9MR2an8kapwBNsGVv1mGY4omICqHTKXo1rv6uE4gprRpuFpsR/Kp4f2TWpJ/JUv4guUvpUX0p9m1FCe0SWmNNPO
yw5XrsnYqFJoozI1mh6abd7ebquxZ8Rox6g2aHO9v1mTNSBlYkZY1kFNf10vzYGMjIyXGXvUZem7tZu0B9SG7CO6awpNixPqx6nXc/QZVyLaAr8IPexrbqAN
YD1Uvrp7mrVZrVWbuCPpu5V2TR1VPc2AhLvp82xE81f20+yl2Zc0cTZryuPMmllVqsSsCZnB0qCSwWS2clqZXPkJfjaud3+3845zGbfRe/v/3D895zyPXe+d
lop77pFV9xxzHOWV991Flc/sq1z73LMq97l7lc+rBO53rnGOc2UpnifVvatiXVGudR6Qrnf8zGzr1kjOVEZ4WlU9rzpQJa1a4ZFV5ldHe+aUl1fWdmD3q2q3
+7Dbxz3MneWa5qmqjPEUO3DlPPdz9xz3WM+RKql7f8Xw8hXO4+7IKumeH55SZ4dMK3nuDt490b1E10AzT51t75aQnqzCzzLqVm5x7HP8xXJjZ7mtujDVl9Q3
qeNV61MT2KS0gemVytVpycm6zEn27coCZQBokqrE6x0TLHUS95iCUp7SChAMc3TjtA0Brxugnq6blSxVncj8xn6q2ibXyrikStT5a16r47S9sx7oTiceSsrR
mnTtsgTNJs010EdTQ7cm67a6WpWlG6dslaLSzlDdiEpPbaW208FRB4Tp5rV56yy/ZHVMAuyEBgi12auVWn5y6HXOLV4kDUkB/Iw2IR9clb+NVlC/khXghj6U
Pim8Lh9n/OEl8wYWG92Rx7A/GSbke/dhd3oY3Nrcmb7Yoebfyd6QX4Ig7WF9aB5GR1KG/rHWwvOstw3DLF9Nz/EqvlhWCo7BhmwgvE/rg/lCF1QLt0c/QSRL
sE5ET+l19Dh8g9hCfEy06BwuRzXRRitvFMkYYYJfNWiJ9bIf2E1yaBlpDaPDS4qaMjnaAzaSO1tWigGs2jqStmJ2a5PineAV/1YstHbiffES6gBrQmfTFaQG
+E3HoCdC74Ji2NowLf8a/NA0n/rQ29CPfg8dSYfirai9WAEbsLf/x9FZh7WR/V28Rh2Kawx3CJBAoKXuQtutK22pL/Xt1o26Cw6RSebOzLWEJCQhUOrerWzd
3YW6t7v75vf+nzyZe+/5nnM+z+SZMfwlulN+AUWht+LvzHHeExZKXpOpoICbKhPwcb4VzZG5g7NYyz3EWZq9xETGBWRAztVx2vjeMsznZqMwbiXxxENYfxct
egf30F/HEv57uSe3ikxRzwyIqJwP7qF7JB5ulFYKj1zJ30h/gDSnccBdp8freangSR1kA76CzqFogcJH/E2JhDYtTcTt4CcyitzWp6FHaCdeAk7D1pwdf0BL
dxaoF+oXBZZgwnbSv0KfUJLa6trRbMOf+CLRkDD2mCaFvIHNyGbmFxzLO9n56o5cmmDk10JW4iJobjUq5rIMoPgjv1gfRZ5Vfscm/hTuElLCJ7MjaA0qwnPw
QnAO74GhaDQ3V3iFYuhuNIYLJk3Yyu0GHE+3kEZBV/iO7N7de/g8KJHtJStde5pDggDALUmNwWF4t/sgh9SbRa9xNB4L87kY2hP25xTEIDmLkvkW+s2SGu5d
cDA8yHTyHY7aUox2SlJ4H8pC/7JaKJVR0J+8JP34VfgBHgBnwH8q67X5wjrcBfWiX4VRbDn/D+9F4uBo+rooG/8h5BmOCeO4WUFrDK24EjRbmFG2S+dNW7uu
+x1aAQwYkoWwMbdGuIyScCe9hE90NdTdrnO7w01u9km7hpuJDrLHuKtMklaNMtgdhq8u3hwDX/KbgJxcwm+Di3mn31P/c6KXhJDLeCtIptOJP7II2aJB1M7N
wPPBeJSNlsC7TCvUmRPhMjKJtsUnUeb2YNJc1IAj9B5gk24uvhfsrFTDqbiLbA2sZs7xXsXt6HyIYFP6364FgQVwQnkmzBZeC2MNfuWpSIFG73oGFqOf6BV4
qtkAFukny/pLV/My5I7+wmYhC9TDofgr8WGPgs6BA7mAkBaaV0hMXnADmGdQQgNFCZJqYSQcwe8t/8KMEU5pf5d2QQu5f6QauHr377qLcI6u0HM/mijIaSQt
DrwvfiCoMIGjcD34E70ku4pHSg/iIc3tJJK/KfiQXDwY1bHNRGYmlN6CjaAX8JJ1gjdIDPQtobyv7jCMJ6uxmYz336XlpO/gX+g2lwk+8XcBQCPRGS6TEeN/
DftEFVKHqwFihgov+RgQWFYIlgl9dJLN8sqJ0hDSjBwR0lCwfrraG4u4QdCC1XwfOkY/AS/FDcxktE0XJQzmB+PTWBXc19eJJ5PR7FN0L+Qj05s9BpYGhfCp
TL7rTBqDkSAa7ge2kNekA51A7+Obhu3wEduyfHVZD2lv2JpPDG6OD4B7ZU9wbcl3nM3LDbe5Ar4bqopfKvZkOwbtqphCBmIlFtT9ts0gHlAMNkEbn4fneuhd
OiwJeS40J3E0ktwjmYY1jf7GF/kE2lI/m4ugBKwByfwa/hB2B/EVp7WxemfMu8hKrafah/OnXvxorIW/kD8uQ3uhL0zlL6HcciOXrjczp8RP0YXgOFrGf+Hf
sGXsfcN8rZI2RTLcvzCE1oPfcQ/YGZ5F8yGs+B3nsH7qBljE/00yaT2KEq7DMPJdE1fmTe/pTsM2xZFcgD6QXSE6z06tfMzkN1rLfwTfC1vwufAzespFEW/S
BwHc06+roZJYwHokpct9j8fciNsR4y02xWaGzhUfRxlgEu9HDNgStMdFt8+FTdwRzXRmqGEp3EvcQIuK+3ii8Lz0F+wP1pDL5AH8ii24CXVdMxjKTeF2Cwpy
zMX03/W79DpRoeGNL8ad6C60DruV3ESR/A2e5e+VDaZDyBpwvUIubCJdUDjsjkJpKtGR1d6ZVEreQh/uFt5LSoJ5mEK1oDNV6PqhEj4LHyeeaD4fhVmwBP/O
xdNIvdY1iY1km12MikQtcW99Oz6j/BkOEm6qP/IVXBlfSOZDSWVT8bqKJ7pJXDtazL/gooU7ZD5oENYaktAo0piWGSLpSfRL7+/itC+i6/w3XQ/RRTSGDvW/
y4eQt4G9+e9cW/EtfigdStuA+8IU2XfspdeqTdqDXEc6n8yCfVE0TUVFSAB7o/ozOcE1aAW6DqaTFkIkCKCFINg1K0fLBsgW42P6Wy6/GkWXaw+TAhiEFpJU
2hgsLuoEd+BF+gIhnPuAe4P+tC0dKBxhHuB1XDTuydQZEmgsHO76pUUoEqwOHAU1XHPZWJjN/eKz4QD6OxtPP0rXgp18ZxIn+YMfQ06IDvOs5x32b3VfXaKs
cYUXNYHn+kVCa9ycetJfZW3Uy6DJcAguFRC/iJPTTP0INBTPRxGMG21gg7ledAzvho/jqVCHp+jjNCqcDUW0hMuhY0vKYR+uo8uNDfBvyWCdGo7b00lYx50X
YzyEFKLJZD+7BvWlOXAu2QrlhgXYABncv3Q+yCePQuJoOlgNR4va0OH0Gd5YEUUmlY8iX5EEvuIH0Co8BQmCVN/fsI69BjtXrJW8Cz8I8rlIUFrRLP4bXgVb
UyP4weyqjMYvtJl8d3aF7i24DosMLeBGvBf/ySWQN2XHSIN2LM4UbFhDPAR3phdar++svYt74XiMSe+gHmyP8GS+KywKk9AxnE38glsDv7oStBWKMJxkLpLG
Yq8QSHrRGG2dNmTPY34Q6M48w1fECXQc7IW3CM/xSPRcepwwcK5usSsbvCQ5VL2VFT6J++P/GH3xWhxLp8Dr/CeSW/av/iAzq2wGPEhOwk6yJuBBwBhmIjqp
bsGzggfty5zQ+2i/YTOQoQMok8popTgcd2LC8B20xKtOP5T2Qz04d/FO/9f6U3gkfwX5onVBQ+Ftpi8OIpNk58D6oPZouMiXH8e3goXYncZyCfQ07gg70GTD
CzhKtl8yF5XjYtYudKECdiI7/xi9I5VMW1cKO0n7in+k69gt4hRtha4HzgJu5CmvJ43oOjAe76x8wIqgDO0WmtGAEDHuTqeLXClggCBcWIszSAv/zdwvdIt7
XPEJT0XDJcG4M13Dx+KxtC1aTTR+5fhP5CSpMpvgwR5CQw3BcBQYTf8AMcHXYaHgUHcEy/B+2JgKyBu9Qj8reoIiTiS9JbhxqXCry7dGubR0V3sducMa0gul
0fbcQzgctQBNXf2pGzZo9ggDDSXCC9iY9MZdNYuYrVhLItAnshTnSFw+zijpYDZG00KLiTdqLrpENqIuQaNIqEHtmqV1ZBdKD9kJ18Mb5a/xoBItP4U3oQB+
1rYu3FJYKagND8WJeKCr+WxFHBwVdE5czzQRVvAjQ85U5nNfYBQ3lnzn07mueKTujfCddIIEKGkx6gj/4wq56+goHsxfL3eDP1Egee/S9GiJJ3jBDOcg44aP
kl7cVOlJ1JvMBE3hQrgHvgRHsVbkSdw1bUt/F2n56UJPNBIOFdeTZdJ/QKErRXeoC8un8hh+Jm/V30kb3I8O0hPYg9zmcoWRJB4/Iu54MNiNzrjmf5CGlYQh
E1yBEmkElZFydjQRheRQBrfgt2G9JhUYBQ/hWOvvoAzm4cNkO3oPGmkvF0mF1doJZAitJMP8j6K+pfuCtnM74T54AsXR8fQGC/y68WPRY6TjpnIbeTWZRg6B
U+qr5BY5ppegs6g17Mp9FYwVHsSTcUcb8DF+ozqADSX3mWy6wrAeu+GPAJdJ0Xwhnu8u3c1d1x8iVrJLc0g4xD8OrAcZsK2+gU8Wh1Afw1NSxyWSkdwK/zLY
A+YbdnEbyDi4x/81fsxc4O36CpjA3BO1pOshSz4QFdZAM1kYHAQ2iQfTZTiWewcnwCAsUm9HQ9Uj2Qw6hZ3IPJXIpO2AF82he8gFLNGuwgF+z0mNMJH+RiKI
H/mE/kQjNakVLV0aDYORRS8BhICX6dKorKUDpmB3wybNb/x+8i++yeeWdcbbyUVDS/SPKxM3aUv415ImGhUn04v1I7a1NxzQ+xEbquTb0Z24CfKgw3TL9T6w
SJjjkw1N+D2bpekDlzAz+UvwBz5vaOJqy/F4EIwlrWgTfTS+ht3QUpghHGCB9hmh6CCeDoLg0spfvITWuXroUfyEjMMT8Tg8V9giAXCOWM+PlGbCgl0biC/t
LLkI3pLezCoXKQ0F+diOXklrkS+8w3bXi8secT3wC1KH1LvspANqTgtczWtBgQq3RSfUw/BYfgy1gtKyJYIPLUTDdSF0L6sjw1yp01/bHifrxsH9yJO2o2PA
ThBUtklcuPljyQR9b1qOfekifokoS3gM7ciTPCSTZTkhUWojcm96QhgAK+B5HEH7aj6pL+qa8aF0FU9gFsqWdIPRQrqkVggzfA0ZgSejrWQgHK+bjQXoJjSU
S9UrQxrrdnKTRX3JePytPEs4zFetc1ef0TkNs/wX+J7jJtIX7Hf2rsaPDoFbcbwwi2/qfoX9LL4Bc+k8OJ4cFp6xhTibnIUruHvwLO6pZ0ErJtjfiBNgReVr
QEG4/rnUXXgOV0o34jXiVmVNyAKwD+ULWjwYtqerYWea53+V5/meKJKeZeTwkfCWNNIekc5EjaQmVBRSzgHJCtyUWuBkVFs+RXgGDcQO9wondDP4IjzWRRi/
6c8KS9VP+JdkothqmOnivv5Mg4CFt5wvHAl7oq68R8Q2Ya3/XHUGWA47CQ3b36vTcUehCbcVrEQFbEc0lMS7tMkLKLBnTB/cz9UDRoONbKVPqLo34kkH3Jus
byaiaXQcXa/vpVlMmkMd7Av/cxF1AV4aYzavQlL+lnEkjUEVps5oWemDkH+YgWSAMRqcRJeEp6g17cgzQgvqCc/DvKBWMIWJIw18PI2ljelcspa894/kVvKh
UErXmlTE2zyeeFYFoK70DG8VTqPZzD+m/aLOsjB0gL1G+uI40lbXCHQ0Qz3LfdK8J70sf2jfm7YSl1/jNrS9+a3poBkJM7A3FCq6mjdwWriZ7CFJbdwlfbmT
aKRlDE01Lzc7MMu3RtNgmqm98SSrryoVWqin4INIH/SRc6KLvLbRIDLBtAB1IY1hL2gnG3F/7i/ohQ/668Vt6AP6d5UD/esxF7vxXcudphDaEe6gBkFGeuAd
+KqruQym4cEH0AhK9Lc9d2FP2TH4wDAc7Tc8FgYyM13uew7HmyV8S3aePhb9wMl8f3QNvmWH0zfwApGirpqvYjn9i/SgN/kaLkhyelslmiYscmXIUqGmsgw3
lO7gCkg5N9Sl/DD8O7Jriwzp8AO4jwzq52IHP0oTRYeSUYwvOuWa5HPcBuECxGAk3YRDuAj4BiroBXYY8UCHyDNgUp8VcsBxV/Y44WS4VNccD4XRNJ4cwyuE
5UKHoFnkH+zpJxUN1NxgvDg77i4k0f60Jv59LBD6gWfwBd8cl2sf84jP5Tur+ZDrJFF8STPc1aQjqISegUdxOumCU8o/goF0BWzDLCAnYxoztfg1imIDuCXB
VcJgVw4utAyxLPEagpJob3jH/DjA23LUvNTAimaCbWQR3mXpAEXmhbg730Ojgd6CJ/lXbeRC8HG2qGosPKmPkuSjfkwu3xI1oBLNKBct5MW+ErxwF9N1jz5o
TeVEbrGuGTlJ+pJayJNueCLd63Kyj8Zx+g1IRtNMu4mB7HRN7CddJ/rCdLWiY8nBYE+hyNSGTMXbYWvwFXcVQqs6CgauOV2KNagtLvCbAeOFYaQcWXiF+hB5
KjTm77HP1T91S/UL0TyNlsSADSiePa8JaTvTb5vrjMfzaboHwV345Xhq2SQ6S2OE47ks5ieqMnOmZcY9SBzeELyRu4Nfk+4U8WGyYhZwY2RJZdeC3aAZzOW6
lV+Rfna1Hz8BVXQgAVx3zWtwECxFu3EcXSzpi8/tbI+bkEXlDeqL8HHxXa6n8JEMpIPK53EtcHXlGv8/uPHAm0pRAffGcIe9hfWwkcWXjDB9hjPL2gFPYZH+
Pd5gbGp+i7X4qbgtM8QQjbojH8m2sjPkBNIbBhpmwDMCJcNRf/QdNObN3HBpB/YSWiItZQm/h5Pt8MU+9A4+xb1B/vQE744XVH7ivYQ/REdRFzwBbsNNXdQQ
CjFcirZx43QB8LQhHReiEXC2xAeeCUghzWkjwY7yhA7SArZJyGDUTziArqEU4R+8GTbRum/eu0MKx4OtnC8pZX34TdoFmjZ4D7zoyptgMk02DLTWhyClpGAn
IjNwHxKJ1qNOsnlka0U2OA73CRcJhv6IwW0MPZjh+CeKRmH6YYZPagbeJFvxfHxKmxB4oGxX6CoXk06k3txYek7UivuFT+DUmMdClsxTt1B6MD6ZlhMLeius
JyvAT1gK40VKehwmcz4gAhWgWFpoiMd+6Kr4NlrD+OvDyXuXznLwfvYPcgdY0OAgGZ3F/+dqTuFhu7jN3CnwCLtpP8b1gtcQZ/gBO8s+o+V8X7oav3exWwuR
nM9kotF5djWpE6YLT3idcMAwR8jGPdBFzg6zYTj24PL+/+57Z8oLn8lG8NpwGK5Ei0Beu7mGq5WNJD8hRnK6j23pewhO5I1cFPWGBtxW0xo8xAY0BXQUnYE/
YDFsJNTwX+FNziRM43eS7eyK0mxuMp6gL4sxoxGxc9AKOIbpKLREn9Qqsg95VqyRRuLn0iUiG5uDD3MsTvETgVxhoGgO35IEVgynatLMrYOLzDzpAtxf/Uz/
CB3mR8lO6fLKP7qa5DB8Dx53sU6lYYRsB07AZYj1fg434THwH7SdyNAOZnRZjsvXemA/4bYwTZxjOMbX7cqHT0m2kMjr0RR4mR+HVWQkPxHFoxuuz71Fn8UX
kRftUuqj36ST0X5BClKELpOTrKNCy68sSsNTxWrSAj8XD5L0FPz0AcxGgSXD6BghV/DgHooVruTsw3XBG2ALQywcAw/DVN6NQ+XnSAl8t6cDbEDDaWpwUPBl
fiZuRw8HexAlSYUieJ85Cql2NywlN2AOrgtWocPafro1gr9MSqv5YS7tvoKX4Fv1Ou1b4ZBoOWBRPj5umCEMMKyp2MVOwj0Lw8F+/BvYA1bwC4ioUg7aU186
kZOjxUJn6ofFYi9da/wadikvwuMgIHWiE/x4NBb50TWcEnvhe4ZNJQ9dHjbKYK/sFDSIXtIvAS0kk8AjMBXmkrdwI+iMH6JN5CzpgsSgB1HS4eQl6sXHBXho
wokAS/SHYRw8jAQ8YbfI9Yst4VhmBHWT3iE+9IzWTx9NpsPTIJSuBVL1BmY2zgVG9I3dgZppHmmuwYdwBF0LH5DecB2zF6TR96gdfcvPhsdFA2RvdldCAcrA
FSwma9F97gJS6ONpPb+SKMEH5CEsh+Ew2OWuF4se6UfKsrXf4EX9GbWSDAYvDfNCNmEPKsG1+CXbx5UOV+BQHIF7omnYH/vhAtYTuaMD3AsQTnvIToFw8gMv
xrtjb4k/IIEcCA4g0fByxULM43fCnOCT0v6ihfx0w3a9gW3i+v4f/FHhK74J17Oh3Ndt7Su7ksXao/xJYbB2PF1BOEMbGK63MYc5wT/Xsy2ocDHcHKwQ/CQ1
LgI7BHKje6IOhG/mHbQQzCgVh3TQheB/NRVBa6RqfK5dJFwnzdZ/5LTkOxnG7YEy0aCK9xIJfr1Bxo3h29PHzBWSBr+Q3toFzA9hGH7PbyY9RG3xejYaHiaU
d6ezSC4aK6RQD3oOdzKMwE/wJr81gjuIhTa8DfnQ0dpAF9f3EQ7CzyhOnUu04BvnT5aDdzgd+4H2MMG1E6fIeNSEjOe8/AmXZVgRfAL9xv0IseG/UXPYDsXy
A4RN+DhzEjWmvdAnMELdVBjvm8UV8vt9MvRD6UP4ijuh86SDwV14NmQsHYUGMd1RI3Us/Es3FhboWtMm3pfRa6xEbYWBaACcKWw2XMaXNKPVI4iYngbXhFJY
Z3D336V3qZrswElC00hHYJ/4h+FTYybHZOxeF8MYnWGTYssibosmaSbHtg8/FtEzjMZJo9vFdcF3ghOiB0aeE1rFXYkrBhfQTXYjeMTWwgL/A8IemBShDXWD
h0tXRnqlqVLPyYtSliU+SdmeFr6vzvm21q1uV91y59J6n/guyTSmjTw/LlV+LyGu3r6XrT1QK9/rXX+lfkfSxmiQfEbeRt4tdq7csy62Rlf7yTrciZzPnA/s
lbYvjkc2teOlrd5+rXqYdYj5i311VWNbsa2bI8lxsWa8g9QQ+92aJ6bNlm+2oZajtrjqduYtjkD7C3uIY6q9zh7tmGrrX93PDC1eljW2I45i+0pnv2Qv2+74
hNrcmiH8G0uFbU5aD2tzS7V0m30qrVAUyH2VWqq1XbOZk7MTWyZkxPZPnWtTWlKsW+UNCT8Sp1o22EY7S2tSaldWW53xzmvOrszfRh/Ynehc0zeQddV8ropU
0ePkJz9X3y1qKvxVCXkhLAqtilofMQ1l4JVGJ3ObLwn/PWo4bQO7mnsLm0h6VNvo2VXfjR+MOuNAU1zcHfpVuIVzjBzyJpv5Vhga4ulzOo0ZjBnOSHfCNaBB
847uo2PYauGZJjLsi3gMr6QTXRy91/epzKE5j6/Rq3gnnk+XUhYH6QagYXRtSJB5vykROsxhVt+Ewqo5VQ/kCtoxtTvtS4cZPRPPW48HvDb5WTKrXJ0lfby8
NU1UDFUg6/OUW/GVxsvVedamdk3CnSqnY49Vb1tAWRjhHJ6QH/sxoX9aXHzrmMKEyaax8H2RjJtl8DTuM531HZXAK6emr0ozJbfRH7H2MJ6lTEKloZhEVY9w
+lm/G3+vfufYWp3oaAyDQndU9YpvH2lLkHOrVLcyKtNnZOSmB6leZXxMD00Xp3uqytO/KNupfioOp99RcukflKfTvypvKfYow1VfUgZn3FauURRkvlAcVNxN
NykalG8zu6lCVXcybquaqV6mL1TNdY6xa21L7RpbgSPReb9mUbW0ur3du/qW9YHjbtVXy7qql0lvzAvNAy2P7KEOal9T5eEYYE+1z3fsrw6sqrAMMk6pvu0Y
VNvJGeiY5OxcE+0oct63Ng+QCLety+gcojPD5BEJWxMjU8eJQ00Wa2D1tMqRieehT0LzlL22FGKX30rqF3pcHhozNdJpHV/1lcpSBlXb4lrbjLggPqj6uLVH
zPewRbt805Gqr+p0CsjYrkpUxYJRxu7OQUZ1zT14MyorLTmtOn1LykHlh9QYxd9JEUHL61OqV9TbItbJJyaNVSxMm5yyKXWe4pH8z/TWSXeTwpOS5ZvkclVu
Sm1qK/nfsb/J/0ibqfA3/2fZZGldfaO6kem8tT7pUvLU5JBkj5Rr8qFJb6zfqrdbobnMIqkusZ2Qv09ulbJCMS+lXUp0itbxMUFFGsmbyktTsq0fBae5xiIy
b7ZkmpfSk+b8qoHkz7jRqI/ljlmmP5AEkxIThiT+lRAmrLa9MVnNx1KmmvMsNy3DrXeFNHLb3I86TQeqElNnWX4YlyXlmztXJ8W24S6X56LdslCA0DBg3W2F
o+Cq0rUoMuqy0D/iEGqkr5EcWO8tRNOF7XqTcTC85A05T/4WJpJg+oxsA91xLYmjF/gOeLtkMa3i/8LXKY05Kx+ampN8S3GQd0//T94bzUjlI2bKl8V7OI4k
AdnnxPXJOUAcdiVZJD9gGcr006Pkv4wnzIEpVoUmbZ7CkeqWOicuPG20crj8W+x8ee84g+J8XP+gDLiImPApZioLxaGuxjeBZm5QuvhQTD+jacCbSSWL+I7o
BrsO/IdXG1g+Bvc0TMdf+buancIJdAk3Cm5HR8jcXT18PVkdqIH7XIy6DSwi3toTcY35F9DE4ODtmkH4gxAd0A9OkHWjVphJe6sTYDfRNXSTe2U4JGnLRxAU
gslqtADu4gdIZehKyRPxN30JClc3kCg4jj7DXfn/hPOSCtCyNIDZy27ikHo6l02HoiWiFzCy4qXQm3zX5gu1Qa0JjxcJ/sIEepkZTlrC/fAO2gym8QtxH/QX
ySnsxiSwP3EWPopHgyx4BR0gmZhFi0IWGCJoVJE/6iqMgr3INn4XWOybV/SFfwJS6SpXa1smckjjqIJrxAzArWU3CAFf4A40i9/he17bFhzV+0EtfM85YTXO
FR67jwH9iQqH4tP4IlGgNySftBDPZ31RHVnLjJNVgcKiOhDkongLJuiRvrf+dpAU3A0eQ67BnpyY6PADoEHbWLXgICLcnHlHPjP53r9gVdkQel2r5TKJiRmC
faEJ7SW9iRMvZJqLG1GZMA224ZpSo04qa067c0qaBSPpALqPjCQielraHLrRDxX5ZXXajawHeQYB/A294ieo/wTJaBD3CMfQtaglxJjXHcAD6WAyg7xFS8gP
4btkBN+CXgU64bbvBuwuhKrf4zrYnBsT7OrQcKA00WsJvFSSDHvgH/COS+nPvE/pB7Kp/BvuOddKJqGgojluRjNoV+7W9gbpc9SZGvSd+fEQaBMNdaAfLAMT
hctkEbCSk6AUHeG6gOwiG8kll+E+/Dt+wZ1DclZH3IO70Feaau0O/3TiCco108kIPErcUnCyx9iOpFtIG+0e7Mun0W3oocHBvUQngV3XAJPhtBIr3sxyKB13
5lNwNswr/t/d+yzKsLfxQ/YHfMKWcg8MN/k2bGt4Fc3jAkkrfSzsBbuSUcxCZh3uS6dLW6DGaCJ7XtQGmaETe7OVMArvQL9Jg9AjbQLxDSmAb0C3spBKLOkI
TiGRNIfOAF0EqagJucf3kkwHZZxrR6GD51za2QJLYJiwX7gDw2g/8W9gw/ZgbiocDXLU1XCCS2lKMAU9VS8lXGEZSoQdDCtQeFh3dz+aya/k/SRP4Bp0GXOc
XvQLDaWXMOLjXPk8kG8g7YNuGtrBmcwdzp10wAGyGnC74hc5hj5I3cgK8oodjXaQhchblAQGkrHgKFnq2tWxfD55zpzTrEEQ/4g8z3vAhZ5VeBQ1CrfYxqLz
/jPxJG4wuxL1AVt1UUiEoIjHL5EMfJI8xbUsgC1xIL8Sp9NZfr9LVxMOdyPZ6mJ0ybDfcF5/z/8ON4h9g4eGZPC/YSXGsBvtTFJlQZKu9Ay8QMr4kUIgKsV9
ODfcsuKAJNal1C1cJkJ4Bf4bvyZiNEt4JbmHN+B/JX+Ll5O7/FhxBOfAH8gl4bnIU1gGxwelkL/Y57oW1A1U71mi64Y6w63cNXZXpQ+eajiGn6CelenwOxbT
PGDRXCtzAz/QMi8HeYjuwVw6iZfKfhhq4EvGjroRKx9Ax9PPuIh/ArXcDa739h50ud5XelvamXQng5nZ/hE0AnYGJ/FtlEZH8+NoO5xM2sMgXCUrw2NDp6ZM
iNoc20s6L0oSJw86Cr2of/hvsecjt0eIo/eLu8e2ia3UfBBeR8+PahlZgaToGFxOpnCP2DuwS9gNFBJdwqaD5+iQ64ytphdVGTG55tW2p4kkYoV5WmxbLiK6
o7TA9Hv8qogU2h9e1RuZC+WzyCi4kXnE/QcWodmolfUQvIzu6ZvxIjQCFwnvPbezWpEeHBL7MZcjV/Fp0d03f4O7I1SWUZYJeH3YYOMXLrJqdFWEaSQuC80D
04w9cMuqepdz7zJOwr9Mn/BO4yL6yzgNn9L8IgUVGCrNa4GX7hD5nTvLJUbl4npzW3N08LvqoVUj8XfLTHOzwCB+Oa1Ebc3zTHvYh6ATXB77E0Wbb4Psqiic
xd6svI/SjSloQvhytk/EHjaPDjZtA2GhNeGVhmWRAvSNmuTjgT4aUsoyqnKM7qaJ3H44SQik7mSCqRleFBFBIikiWyiHKQKa78jTUsgMJINhAXAzzyDv6EQQ
DlnTLxxo/IJi6TruuBDvbVRvERg4k6TAb3wu8cXDQQ2TT1fSna6euAnPwLKgt1xHmkh+kQzjFTpes0NogY7IxpF21I2ehPdQs5ghkS2KHMQdnuIgfYr60Fbs
78LUil+xjaN3Mj2iBrBimhbZLpKNry0rDi+NvFDSI3Ik8yt4XZgS/RdbB7wjmoOT8AnfIsgoLIkoiejGFJMq2DXsBRnBh0YkgMXcS5KBluClLkbcZNoWlieu
DIvhLPFS2aoIHqeEKuEM/BcVRxbApNAfEWr9etgqegB/jawnmWgPChT2VhIuFMm578JY2pbbSU+TWSIgOIqeCvNgbNgHuJofwE2ih+GQqs/GBewLk28EoWna
i7ElIUnchKop6HxEtTbNdcpOaDFON241/kHWoeHGjvRx1Sq6UL2aBFDWXEq+MW1jDwXzKM1dhr5y1SjJcCU2JF6jaaCtTN60KYquMiMj/8zoYaWRPJ6JokwK
48CqE+gOFPMZxh/GcyabcYhRHhWFfoveB5sZ06CP8YIxG5+X3KOssQAGVl02AP2pqIuoXeTuqquwW4QxfntohHa2/gE6J5kSs8l/e5lXjG/UN64VkbO9UQxS
IgGFSA/jlzjWleXl3FP9dJTnUlDXsBV4G38SbhefihhPpcankMBL9g7m0TFrza3JUNKYbCThaCNqgdcZ+xq2kjR2FhdWFWxaJAwNcKAJeElwomU+OAdGQ4h/
Ff+KXBKzNiTfkAzniFaRpoLB5dzb0A5op7tdbPGqSlM1FmWYV+L5+iDjbVus5ltVTtgg9B4f4fpaksy7I9rAY8aVUQkQRQbG1fF64Ri3Hq1Am4pWIzXcZarn
v6kLkA30Zm6AIzH6+KXceqM6PpUxx7JRisiW/vc4M5sXuzliuPAfV4rHw4HocrQKzhLEoB3oD76SbNFE1LdqARVxhwPn7aiPd8DmkiOks0SAk8uzYBAcAbto
05hxaAtZLxlmyCG+wedwY0GM67f5kl+74sCwSMQ9gV1cOroXuyumEW1KtXQ0UUWV8xjG4vNoMqnjX3KnyR9CHr8KFaEdfA6ZWXSEdDe7VY2k4/FDURA+A5dK
7tJ/TS2Nz7Td0VHQGdaTToI/0ul7GFQ4EWNkpU1wc+2M8BsoF9kjlnA+lVfA37iCMuhZqYWoLMQcT3ZZW6MGc5RjLIqrzjHW21tUrzGz1Y3lUlmK7aN9b3VT
m4ppHFlgzbO2MlUY5xtnJF2wkLiNEb+ZS4xt0KkEztjYPrSqm42V9TUV2fYl7rYsdC6q7ef0tUUSe52/s6bmjPN3233n9b3PzZEWmbO787Mj0Zxb1bH6mONQ
zS6n0THWGVlTZ86z7a79Ur+kdqE50tyqdl6VN21sW2k9ah5R2914xrI5JjKrMDDGdtL6T/o/KjY1P6OVIinzmGqOMjp9ePs22dvbf02/pnCjHbPK27frcLd9
WdYAHJ/wWZGfGq70SfmkOBV1UzFO+UDRJb67YqCyPP2Gylt11py/L1uuUHEZaqfU3D5ztOnPzBHGCY6nKWcsafaDe9V2ZM5PHJcq2F6lFFuVgrnaPamR/ab8
crrUNEKFE/qY8yJDawtocW2h8bJzSer7hCOpw+V8rFJ+Vt4xWRpHwnwTRgn2uCWkK9sQOzvhK5HZGxnzwkJkp+Pext6V1pqqON/wxeKIpHUxgyQj+XpvNsY/
7ldiY6OncanlmxGT0oSW8m0Jnaov2w5Zn7EFqSqTnflkeo+7WAuREvczh9k9rAGWtbaP5mqLgutieeKoq2Hs08xzqpgUVpzBe6qHmnjBHt9k90pLfKKXyWIq
Uwyl4tor1Z+tP2rU9tdOmX2U06eO2odZlTWXHEftyfXb6ibX5tXk17Wve77Xs/apc0R9RN3j+vcOamqwXqqdVPem1sO53bm0Nqnun9rvzvv2BQ6Fo299YkgB
gfbs+lBHMfSxvHUKjgpnQG2W806NzZluP2PPrz+4P7p+tiPB6TB1Nr81ltWusOTbTljaOC/betvd6/+0D7C/t0U59zh71O2s+Wn/VddQOybRrlwvT66Tpfgq
RyUnOzY5NljeOTeaxbYljqKkIvvW2mt1mXV5tmtYLp9SM8w5vn6f857jV3Kw9UTiqoTF1frU9nGLqrrHnLR+kO+1BSTcx25h09MXm49bCzKG2ZZWtVRFxSXG
Hrf+nbLSbI2fTeOpNOW0HGTdTXiUet9YG/k25Z7iZlZ7ZZPU/uga82+V3fgldbI51LwhdIBlrisofJWhZqlpQPUJW1/zaXsn+y3buppU2xbbf/bg8FbOnXHp
lvu2pnWbneGOiNoJTqUzwjmdzLFo6jbWrahNs11ho2xNHYfsa6tPOAR7B/tcx5+1drNn3T/mP2r/s/9njjUWoBi/8RYeZzva6EriTu7Nre21d1rsJZpbvcuR
46w2f3IW2n3sWXSW/U69vX5DvaJmFg2XWy3N6j5bPfe+MV9MXolmJVywXVWm2Y9GrDK2zeynbJeapZoaW5gRnPkwc6BqjLKHol36ZyWbpU0dp+iYEaEqyEhX
bFS0VTXOuJfeQuFIf5w+I4NX7gi9qHysOpnxInVueoOqMtGUFBTLp75Q+2dWK+ardmfuyDih8lDdSn+t9FcdUOzOvJLil5mXfkrZQjk/o7vKPaM+PTR9R/pa
5Zf09+mbMmSq/Rnn2heptmXGqEozG6m6ZMHsTe1JZqOM/ZnWzBHZU2KDXEp86/jTeDr5YbI49bS2U8o64+Zqj+qwtE5muUNun+QIMBZYgoWsRChdbutY+9N+
qjolbr3lmLypebHVB96UP0x9hXnLen6UYkbMhDSV8JvDy55vPuEQ1/R3OmyscmnKdcVC5ynlGvvxaoDmOjolLKs5bO1d01ebY/rskNf3cs6rCbHttUmSHjg6
OFNqutnGOkwRv1nPmuW2n7YJsZ9xqKl/YL5O0GwNcKefffeB37GXrITMddHJT3xB0EIHmq4O5L+j9kIdOak/xfaEH7mP6gHiq0J7NkiGwXO8nl2naw4fo77U
lzsEfQLzkJXxFF7hgpB90jy8VT+BXNacQTl0uy4HppGR6Dy8rZfJAI7w64zjJeNks0q2g3/QSm4M3E6uo1S4Q5dDl2M3mhaiYy5zM7lpJJ+7ioDh6p5XQox4
CE1ATehx9E7cWK8WtsNYcSaZETKSP10eRgMMG8hZtN5QD1dzWfC64Ryu0JRJEO5G14YMNIwni9TrgXeFja/GNukq+L/3teYxqtKxVMsWwz4oHzQIQ/jtRCEc
4iaVzdAJYI4kFu1EXyr6uThioovVutDjcDQdXdk8cLxmnPpCyENuPFrJD2QnaXIko/DpXZPRIZBO1wnZNAdGkG9sAKqC5/FveHfwgZJYv7Dgyp1R/EX1Tu83
4m50CC3hFnJTcKykFa/W7t+ewt6AvxEVWqafBfxbreReYEvZcTgGj+RmwwYX7QbzA9DAdhl4j2aAEICCmGbAbmiC9KQKF+OR6C5pYQgTMpnHsDEJZtPUa/gD
/GN9E3ax5jnpgvJEoXR9mZKux0dAHzBX0srVtzwN1egITqLNaBCpFc2BH/cMp6lQJixmCwQ+sD/7r3AFhRTdhbODVoODYBA3jL5jhrjoxjfkAVeOS0DLkk+B
3/j1wr+4EEegmSTccBBNAP+ycqFO3JY8KQlAHfBz/RlyQnfKkAEeoFI+ePUC4SnKok5dGTlCcinGfUkmbAoFHIh/sVsN+TCbDAbzKobg7vSc5gz3Ef40tMQt
6RvXvozXm9ByoEXTeDvXGrTltCiJ38JZcCokWI8ccAZJNiwHu0J2b+hOjuBkF9W2KZaQB8JTYOO+aJJxNG0C4zDEYpxRtgCHw21E7VkMu+Nm2vfoJ/+CQyCK
AviH8JLpCbYY3kAT20q2AGvJJzyC74MT+Sb6Ev4ZKw8J37oJ7WdbSzyCnoAOJJb8Rrz4OTCD/IWWaSK4JNSIziVzhYdCoiYH3CZTUTARVfzvicvVpCVdDnaj
KtSe64F+sce8L3reKkvGy8FpdKi0O1PEnCBxJEY0kgZJk+EqvodhPCRMY2oRdePOMZ1oOUyPuc8PV5/H33TLxW60q2s9ieikRy/ej+vAhYpF+Dtcrj8JX4kf
8XOZHNhcP7GomaRUcoVRw6jASNJHWk7iAgLpd6GJoUjUGfegLNzA/yl01ub7/sANZLqHjB8eaIed0B/cc5KA324Wy+7hBeoPOp89v7h87hF8Xt7VNd0D8N9k
Ov+YSdOF8vnqQ8x/ZCHbJWQanFN6CZ3QdaX9yWbBqFvkSvWJIIDmedzBEngexNMi3W/sPvQcnlF7BV0UfIR9wBfdwiImmv7T6BU4RmaBvnQAWiTOIL10f2tH
8j6ebTS9hUloCq4w7Man94yDWeAHP1VcBSv8u+A/DPe9/OgM1IsG4B1lJ8VNit9jMbomVDFNXQ7jQ67gc9pU7Vc4Gk8yKJgC0olqyFRSwG8XBmquSBvQVuG/
TTYUDEJIOyGcpFF32S9ug/AMnJa2oy1LZpP7YAbO5jxBOdzsN8zlg75kGB6GrgYHYV9YI24k+cYWi5PQGvIbVdLB3rL4s9xoPpn7iS5wz2FTcgwGq9+LInAl
8XbpwoseFGYgwLRk9pHrnBM+KRsOJhGO268bSzeAPuqLqDfagk9xAKXoG6Nt3GDiwb1Cu3EHukF9BVbheCwxpMB2Oh+ukz7Bv1pyE7uRcXQlWonGoG28wPeB
Y/Ey/dCS5fqp7FByzP8rYcX90WD+K16n7wLl0ID6ABavYGZw/UAXcqJkOJiD/vf/s8aGoWwglJD92IxDgq4LdtyJ3iGTyCB6FJaIstABTSdUhD0M+eiPQCdq
hHh0D0LymW8tTBZtMlzjGXgTT5E1QnVgPJWRn7qvqKdQAQ0A4ZcwldtW8YTtwafzn0ASWatrHngj4EwgRhQE7jkp6Uzao1z6ifQCPXzWkWGu1RSi53q7tDOO
knkLdegraUm0LgIrKs7DKroQQlCq1+CPcGbgLAGRcC4eLWBl8KDELFxGQ/m2dL7w0fU5XzoJhxhu6lcJp+EKsLwsAU8gw1havFZaRZ5LCLnkn0Z3ua7uMt8J
LuEDyHrpShhB/4KvEAd+ClPRd3SHZZBM1kj4Dxbhq5UJrnP3oiNoneYGmoX/MizmAvzGwBuIg0bUmJfim+gjvkQG0Gh+inAEduJ9xWfgVfFhMoOPYzz5EWSO
sIMcQu7sddJnVxmpJQLeBz+53HmJvhkqlVzC6XQYXiQ8BB50KXQTJ0niQEBQ1Gp3egnNlj6Hfehw+FpigZlkMC4mJlDmcpKb0mJ1EvzCHuVackclhegMngI+
wF6kg4tim0kelPzNG3BLtByLdjblHuvsghpINJtQc3oQZrMJaLj+udCfPtQFo3ewkFSyvwQ3WIdE3DxSz/wJRnKt+PZ0JfxIBsNa8qfnWBRDD4AhrvWdMyTQ
1MrxcKGuE5+rHk/biz+Dy+gZKsV6Ml3bXZKKf2EWetNJKB8lsb1QN+ae5gzpbfiAurpWSIVbYDjphfYLD//31HB8ThgXWOWakDkYs77q/nQW1yFoqchb5loX
w5KjSC7xgRWgAV5DN2ESTUc/tUhIhHO5P3GK5BXkNDlkXeku2NaV3W05MfMvuqW/xsTS5nAwPoTdK3vDKZI6vAYHA412f/Bp7N5Ggy+LVDKv4N7c98hamCJ8
httcWeNnuAS84DR4tWyfepKgcPnEAvRL+GiYzUtJiLSNa9W/dEvIaOkkfRkOAYO5BSid5gjziE1oS11OD2Nob/59wA3fQnSXGxv8CnzV16C9lfPAZ+BZubS0
CZ6OD8Ee5CU4h1sHddKPIaPoCNiUx+QCG8SN5Q6w/p57QzADXLp6DeLFPuoObCP1NGkYbS4eAdxZFr3mcjk/8hIdEE4iSIJgEvwLY3w2uIF7amgKe5e7Gfqi
AV6ZKIecJg3QA/2Jd8N/GX3lucJe1CKxkbfCd/gNcSSFm8uWsJU4md9FnmE77+3K72C0DxfoeTJK+ACl6s2GA6IAuAydYZai1micKBg1eHvDa/A+2oiaQC/S
mQ4mycAdBco80V8gW3YDuqFl2J8ifY0wzzA2ZA6cy+zQ/ybqVLkOQrSpbIu4NW/StKW++o+upmchY5imQm/SDZuBEyfSNShXGM4jpjWf6/KZSdItbVsCPTpJ
cxO3J8VajebpqiN0Jh5jOhcXinPFXqr91R4p/0QNiXwWu7bKN8k/6Wn0xFhF1TG6Tz/E9CRlFV6naUS3GTfRbeBf7hk8HPiIG6re6I60kWhIwmrV65TSmpis
E5lxlseOUOcl1Cy8MkNd5WtNVDTK6OoMUrZLNih/mLm0n3stiYnO5qo/qussR+1c+tuayfUj4g8ollcX1e6oGZjy1lzt3G4Pqk3AbrYU82Ln6sCdjoaUYtvi
ZHv6f3XqzFX84RQFDartTxspzinjzA4zkzozo1C/1LbVeiAlITIrrtbevmi3pUX1emtBcoKCq1oea3CYEjvTNV4+caHZsjSV5UCCs8PtxGOWprW19fkdPpqb
2KyOKsvs9nH2Q3K+LqvDMlWt7Z6tos5Dtdb53NGrtl21KF1jar9PVLOtwwvHdNMCq9P+HqcqayyetXkKm9HXc1D8NnMxnyp/FNLPstV0wzyAbo0yxmaDGufG
hFe2PczV+N0JI+HZ6nG2DXt/pDYKFiX3sayxhFoLnQPk4bCPobflXO2Qmpu1a+XnbUWKaNoWdDB2hXtog3GecQr+F4Wau6AlVX9Qk/GTkAMfEp+EZ+g6bUF7
o3p4FVI+hPiYRrEz1BbTCm6DpgHNhDM0k4VE7o5hPHqJX2OO7st6omySeTqtV9bxDh0VsZbhyXfSRqTMVVZlDlKeyuhYXWXKTs/J8m6vSAlSVSpU0Ycd0emT
qD3xXGTjjMbV5bxamZbZNquZoiYlv7qFJcWaYDQaI6sThSmxG7XdkodkJmcGCEcylaZExcf45KzR0TVp39ZeTH+v369Yn+KWprKB9v1tz9PmJo1tr089YLmR
ON023S6kK1XT8BxrP0Voqlu1m7lrQnTiHUdmVuv0UEcKP1NlQTWx1tqCmiBVo5psRWBtZcKS9DrnWbPIOaV9cUpC0hrHAcVr5ROjSRVkH259GNa66rS9WlEa
F4PzbflJnVIWV99WNt9jtJWkxSjvq2TG7frxyr3VZy2KSJ+UraZ/0lbqK2zTE9opQhX7Mhc6GqXNqn6WHJQuSv4GwzOc9jnVl8KnJqbEvYxvpxinOk8NceOi
16c1VgSZ58XFpPtnfUrsn7rEsSbjn6zD8q41mxTTlftjTisjM5Cyo/JEap1tj+J3VXqWVLHH3sR6K3WddZp9lHWWfWPCi/Td0V2My5PmAEaVYGswXTb9GxNq
RvL5omMWS+bezKWpE9IVuI8jIl3mYGtmpzgyFxuR/Fjq4tR052fVBeW4yFkWmDWkKkex0rHD3hqOQK+TotMDkC/dYy1WetWMSK0VTpi7y5dWN+b7ZySmnDN3
jlxkX5l4pDbXsjzhi/xZXX1C1L7dyW9sx427rZbqZopVzjPWNU6psXR75y2otnV9qZWv88J3q5KcEbV59e+cr51nUp4rt6czVYbaVmmxcavlP51hCQrb5Yyk
0OCqb2ljlN7OJdUPbFvi1CnUcckalmhKP2q8V+0a9YSlGYMzLtuW1E5UbanxcO5hlY5cMkFR7ixAkvjV8l/2q44ay7oOPVUakG47aVtvqU/qXr0z9F7aH6Z3
xlzFTTbCeje1SvmxusGZba60JrCvzNS40pqYMtHx1TTF7FmdGxvq8LDF2oaYx9hW2Y6iKbSeINzUCEyPaK2zZYZ7XInSI7WXc6YiXLkurE9Ct9RQxd+Of+PO
RdocbipO2UXusO8LnZc0pnpHbYBtaFg/e3TNr4zTKCMN1BaoNjnamZ8nL5X/65BZPRwKZ+eEsbIlIJmdizzwcmEmdwCkkySyHXV3ddMAxMCQ0ouMihwSuXoA
v1ffWfAn3STRfCtxD5pGn/GjMQ8GEKS7BOuEhTiMnlSXcxF4DOrEt8QRtHd8S7aEZMrSXCk4hB7ANaiBcwuJD2oLf4EoV0Ib+SlkE3z7v/e94p34CW8W3qB4
Mg0m6ngYLL4s2sl/F91h/HXXYCRnIm30x12clkQquVRpONeVBtI26oncLe4NeCe8QHNRMr1RrgEz1WVoPrqrbSoMoWIazUWiSfz5kB0EIQmdy8VrxsBFuIjc
03Smt/Q3NR+4TD4WO6EtahDpARKDOTjeP5y/BbvhPrIRsDs9A/bpQ3WRsonUWNICxoAOuFqog0Foa3AZqyBKutnQRz+KbUpf41HcNnAQvlOv5c6Rf7Gn0A59
BKsJLj+C+xABRZWv0H/kDvCb0HM/CUqiDWQ4M0I0we8Zulf+lPzJncD3JcsD25FO0kp1KAwBa1FXEMF/wdGoA8rTz0A5CMB5aIOBKxdhJfcBPwFi0RvyTf8S
3SHpdAd243oL2zgJbc3NJK+E0TREKCQTcGG0v4uRffECzUv4BPbSRpICtB8a9RdgPdlF2iGqywAHJb1REimAl/BUdJ+bCYPJGaZ7iYKXETnOpftbOeBj/gDK
4/8R0oWvfCbthi/g/swbzb+GbIFAvWYymkKi+UekpPyJYTY5ol3C1QtK/byAD9EFhRuKI0kjsrfoL/C3i3VakP3okXQytmt7ggn6tyiQWwg/YTkvpUoIBDnR
oT44D37FZ4Qj3GpYr3sJD4gmciPEr3B4UI7rTJcKfnAYrgbFIE4fRnbzL5AX8qN7cTEcpV9e/pr87d6ey0Aq9UvDZvIFFuKfhmGSl/gY6YcZ8didVqzF9YZJ
nBs0oSlB95hFoo7B6j1PhRqmEGZwe8g25gifSz1dPNCMZsNFbB48L8HcYM1CbqU4ge/Ch5JIbiA1ALHwGQWRIPEV7UZ0E7ei7Wie+KA+Gl/HJ3FDwERZV9hA
8irsaJ/nTjQO6rjl7FiupUFHtnBV+qb0lWYjNxpyaBWzDSSiKNyY/az/P4rOOqqNrYvidaUtUjyGW4AQEqDUlbq31GlL9dXt1d2NlhZaJDIZuxpCQhKC1N3d
3V7d3b98K//EVmbuPefsvX8rWZN7ZC2z1J2prbA37SGOh77glTgbvjV11S03tDKtggoyDgVjc8Qv/IuxQeg/YFemohE18RocTbzdhOdCAlMor5BGiRqcIHYk
D1AncEJ4R17hJnQQPYNOGhex4+BFfzsaLloDv+v9gUvYERuHN4HubpZqpZDD4VQG29LN+rXgYHhDehEaUAxciwfDs3AsbWTaJPgY1IITfQodD2cElHMqk5u6
xQjvDbpcsX7Bcne2nWJ8Sa6QIMlcsS64zPHCiqJ8oSXfUndBfw+2Q+vJFpis927+K+A+svk5sD98TsIUeLsFTRNChH3SJqQ1KMWt8TwmiwbIPIAa/8ET8BGu
jbQ+8gFk+0Fskf9FD4NfgQjxIUBQwMq8PG4U7Ux3C4OInHwAP4X6inNiLj89fxS8EL0Hd6JbyT98G4UEroqT6DRgVCGPtpGl0hx8BkahT/rBxSyaDMYrCCnM
3wxWot7QRdzUyF+GqegQaAdyd08jgUhCLguzQF86kFsFmsImfFJxEjlnykC1dlaixREqwyncyk1EDfF5eEjfis4hLfkRUBQDSRzKIk+EzmIyHUL/5T6i9vCr
uw/+k7QmEkOkbgEPDKH0AfrH26P4GBeMn+Gt4jkwUriAD4uDYU2q1pWB44yMBjC54mFuDrSY8vAHUpNOQ29BAzgX2fBMYUXAQtNVWC/4PBSYE4Thk3mFsAHW
FY9xuWi00Jn66n6xu3GwbydFTboK+UgbwbDAVHpW/JNTgvbAWmIPZBQnyF/jJNpIno32NOnPywnFPzlvvJVgmQXbYG3w2jhQuCZ+ahpGFagQNRA7KQLRd5+X
7tU09o5QdIU2lAs/yj4FD4WfyCd4AD3Un5HH4nvFTrwE6vQONAGOocsD8nA6WQhXi2P4+fwMMoQ+RwfxciE24DP+I+wje/F8cp/sgIzoAT2JyPRQtDXZCXRP
ug3+LT7LzOS64Tr0D5xGRsIq1F3k8QPUBU+X/JJ/RgLbX+dHN8ESEkZ6od74XzwK8MFTTQe4WVvewBxhalGecI0E0i6K7uIrRku2GgUxFQ2WRBvd05J3A/4m
2Zu3kDVwXXCO7Bc+DkfJfQIuo0nkRfFCJgR3wj3wByjBejxauImewfeCWRiLy8Su4m10gcQUZehmiXfBFP0ieA92xZmFXngLFuFrnMvlIZMwEPdAY3lfvc3U
QmyIeTZVUYt60BPyl1BuOOarh4G0kO3MHYcrtv7hY0gROsZuEQQyDB7DHr7fBSBkMsl4p9iQdKXd4AP8tfCE2/OS8HjuMe5AkxX96BFTomIM/EKWY7lwE1Tp
NKgZHqEYLO7Dk2DngFR/jfih+YLASfr/9DX4DNI6wJNdLU8V1uBIIpAO4PYuo+EA/IZvIx+SiK7DRBoSFKIbGPQdNqTe4ptCDX0PR3s9ALtxOjfL9BLkwibi
T8NnEEtSUDSvIRP4AzBudzp3jT1N2psC8eCARK4ce8M/sAdZKBqksbL+xI4JbxdOioNIS/pfYRolpCvMKepPA92PDzd/BIyF38FSsgyt4//IPcgEfBh6wY5o
NR+G24JB9JrY0+2ynYuvgpMQ4YHi3oIQ+QCQBKcW9oGHibd8/647cKX8HfNOiGMfk69YjWayRXgeVLAaiUXuwDs9hvAe8nJTfv2tpDuYjJsKCxCEY6F/vgMW
CN/Id9gJ72W8ySPdTkkdeAFE0xh0VRiMg/XvxJ7wKF+k/8mGwGk4nMSQJaRY6kdnQqzfg8rcs/SXtBGTaIct4TQsuqzIg04R7qMQvhxsQhJTA4KEczhEejfw
FukhbMPF5Jo4GExHGTiV6vgnsJWJ8JfgKdCA7wuX4SViry1SsZ3bT0KMF00aOonrzW9Bs8hlWRM0Bkdy5WgLGeT2l1W5U+FZwWmkOETchUxkPnTCd+59iKE5
AUq/MGEXGMAcgWp2NPmB3/HXjVncS31L/3rQU94V5ZJhdBBJJ9NhC8My90TW4bvAQqYzei6WmHoUSWgQ/QijyDwyFSlMwbjK7Zoy9Bll5zenPch2zIhxdA0b
hBtDHy7NeEd6VNCTM/6Z8DZZre9Z7IV3gCLcGrpQBr1SYx3/DxlM8jk9qdZfIEq+KW0k08N/cV3an7Qm/dx+LnKt0O7ABYUXNy0U26KD8B+4Gx1rul26OvwH
3sU2NnYnE4rnwP/QXH4aYlA30HLHZP4zmuj2s3HFw/TfYV0+eLef2Je8ZqSKUfLrTEK9YeADeU+O43R41LgQWZg24gm8qiiLz2Ve6juZWuEJ4e3Ir7BYvBE9
B8/ZiehUcLJ4Xq6k94INqBqt+///7crHoCD0THwqt5BfJg2oRfruioUO/JwLgvVErbiWXcJOJYs4DtWF1+FAut1oQeegDPQqqM/fQ2mKZ0JLGgU+oEI+C881
jQAHyVXyfdcf3TIhnk4Gs/hsugENoS9gAL2NwngA08E9eJjpjkaLg1GBARNfNAkt1g2h7fC6mGz5n6BFRXX08TSd7yeo6CK2PelNJ0qNBpNY2uw0nuIdZkgh
3/OvC11pR1rg7uAsRQt61+1/1/hecIjEgmtJ5huOuVf1oMi/2dqGI7i94nNTM3c9GuJadDAdQz2FBuSUbNPGeeCKW32ns56yDD7RlGacQzyYGCiV3ec8hDGw
3GsQOho4TdYHx2+fj2+QKNwfaoRY+N2dIS8GLy8UTIPxa9xOSOTN4lxyFLbEw0B7xS80F05FPeAz4RfbGdYWDgmDhH5wH0+EUmEB3CbMD8pw54TVMBA0wR6k
EfqBvmINnkCspBE5Akv5IzmP/WbwnekCQ1ZwY/kmspVX0Z/iV3II/GhayPWThdIQZSNRi4cLBqSiL3b14hMUR/gVOAm2IodBa1KLLscfuDO8kawVFhgV8oe+
q9AspgD9KCokNaQcuwRcLFgK/YqPwoOoIU7GS2F3uBdPwXsFBV2AVGglOUMEaMBrgsfQPLKauYQ3EG+yDwcGK+Fs8b18tM8y9zkzsnIxAb8BQ+jeogTqCm6y
srdxoimT3G72BPuT9W7HyIJd4Dc4h2wWW0MKtagzjRfuBzwUVgsr/E8Ai/SJUAsODDgPUuhF+TfUg3qyheyI4s5CAL6M+hZfw7FkNr9C+CocCV6JW3NFKFK3
DM8taEdfoAvQl4QFuZMBtwPtx4k0FzjgNNEXjSTLwHZ+mGd9nvKNQA22F7zHeSE/rwzuLBolq427wDEwCswx5jPLgJynaBqJFFc3/on7MiQfu70jTrERfxPS
xW+oghzfzfkcl/0wZLF9jfuCvgpduEpTCdSRxqje///nwnRVuCuD/Ct4F83T1XLn39aoq/F1RDKJBVp4CAbCJdx92EcRTa/yI9zasmL3OnQU2HAp/waF+nmR
eLpMGKyo12gePIR7mSRwpeG1mAF7ia/XymlUQBXZq3/LN4bHpKlkpPgXBtNmwaPwoeAr7Fo0jpQWfEUjaAO6ZndD9Aun0TL8Hmj4AP4o8Gdd+CYfAa8KOdCD
ewkbwhokS2wgJsluoSz+vvFXcFfcT1gPnZI4dx496t9EH0zyyXO4UeKDVeQIqcZ3mTvAAMNwNrKiZHgfYzIfNwpuRU8JLBnDXEe54ELePFlj4Sw8BtvVSKfx
JG7Xar51kZXkMzfgam4wWUTeoevCEreXTuNvQCntzclIctRPMor8QR1oJPwDurtzWY54Db/HrGGZ+0hdwQtC+DKyTx5Cv+LUoK+gIzohcOJ5XBvwu+qhTvw0
3JtV4hvQCEwiwZvJTlMnJpvZz0/dUcYtI57sCuaAMAx/EhrHbWsah/Zwww33uBaSzgIo7C3qBA8hgj5nv4nz4VGSS97DsUhAM6FV7k9U8IrBDEJJZ9yv6GHQ
Z//j5Cn0ctP0DbRfPIDaibnipPxbEgN/iQzgLgG++SoUJb5wZ3h/PABbdJW+r4Cz4AHnjybBOqQQnWHamTYKXUgn/h8mPC9guyt4IO0iXQLzhVh3p7Zx82Q0
TQfhRQ3YS/A5vFJQhRVwgqIBGskvR/tNa/VX0KQgKUJom3ufJpJkMIlUgifNh9NM2t49gQPQF7yefBJq8oHEAF3CjIIabmeVuZk3joTojGSQtKxwEB6FJuvU
4ANMBp+hg8/0XcuW837NR4vdyHlxvCAp7ibfCIfC69Kb0pY4lbvODAQzTFuM3ehmk93QmY+lvqZYxRQ8heyC03Ef5GSXEl96hmlGEHoKK7jGaJQ4TlDi2+Jd
+Izbh5bxzXRrybCC1aYl3Cn3BLyGbXEbFGT4BXYiDUoUH5P04r2FtwpPwfPkoz5b5402CO2Kxur7iV+ESrEDecSp+JuwsXwInbdLQBGi6O72yYYg3SvjA6jK
z9XXI30kG/F3cIpkiv/oYskeXg+/7PZE0egkMOM38ClqSlqjQPCJPcbU55+bfvr2arjcnRU/+o7m34gtCgS+M9NE8q9xJneAX4POu9PmPPkavpEpkjJoPNIh
P+hDO9HxiOfXcROgPGgtKSK7jZuQN4/Y/mJNchH2QJkBoyV2Mll8hmeJBfAm9JPnse7nC1NMFmMaidj6Ax6Gv/jB8m1BvyXx5ArTzzSUVSi2AD25wdek7wt6
8YOor3gQi34RMB6vBDPJA/wKxRfXpHXd2fARv5O5hztgqNtMGtIfLCOV6M0wp1iO4rCUewhcUM9nwKFuyuhNOvAzgg7yCDzC9wpSTYkmT+47keNu9ApshDKl
02XVwhbiZG/CTFwIZuil/FT0D+opvGCU4lMko6uRP/EVYkgUbQ5aoa4wVOcLL4pn9OPFPnRnwSjyKHeAO1EV8Pb8WzCFhtI/wR2p4B8qv731k4jE2vplsBzV
Jx3FNrhuk+jgbNN3oYbhX6EnnC2fwZ1AUsEQdNedwyL4d2QWakcfo5PuRP2fLI81oSSJWtyPkzDDtTH+xAY8kx0Dfel2kILrQivpQt7ClW5yDBHuIC9ZX6MH
eC+O9t2jU+MZcDLoKSvAoz0vCkEQkx9wW9AzfI5riAfCfchbElrsBWOQFnRj7gevwGdQv8Ait25/gtvhLVNTcSLpgKqYdNiLKRI74lroszvv98CLjE3pftSW
ZvML+Fj81O1UJ/TZiBfcys7Ucvf6MXjBB5rG689BSEaTXaBX8Qk81c2i09iDuCNIBgPJfFKEFTSPLROi8Thxj0yJomhXdEXswFcLr/k/pD/cjAJoMT8R3JQ0
9ZoXnIHqAIFvy6dKOvKj5SH4cf5j2JW2ltUHAP9qwgnjiRSP4X8wDNnl7ocDxZdMHWFN0J/+g9LgcNQUWVB/+hYqoVVYQTzQwOL5fOqu4ygPedBqoYI8wsu8
z7Md0QFukrxcVw7rFf0mevJYfGoqgzKygqzZVQNJcdnWWSiBGUOviJN0NemT9fvAGl2avEjYhrrQhky+iZAKvQ2b+YDYMWi1YIVXYS0QSuU8H/TMX4PCcEXB
GthDMZV0EQYzPn5tUKbiytYhtKVphtccsRCOU0jJTXhgx2F+PazDfoZ1qZT2o1/1lfqjJi3/C54HnWhx/jveEteNvNX1xqlkquzfZr5ESUaJnfB79J5fwVjc
1G7Cm5l88himowyxu86TlAtxvrPhdlJC5LSvsE02E1vFOiSG1zHthb34oHx2faObIJ7XbSh8FEJFFi7GvzhY+KfoutiYq4UGiK3oYFwJTzFr/WfhWajr5vbG
ftAMNwsc70lvFf6WbREMgh9mkZ84s7hDwKIdxXxmXFzuqNxvpExSiFOhRHGU+Ysr+A4okR/GduBOu1l6iqgQT3GLmR1QgMeEXNSZvVa4iCsKOoSbGXbqwhRf
yGPJFTKWPOQPorfMn+ZauBXkCM/gSpKADrmVKYi2gn70M0pH03cskl9Cx7BvUB7OENq6VT99M8bLAUGnUB3oQdfLy1ibbK3QZmemWIf2lDbCe6Vn8TX0D1zB
diRBiBo8xCZwPskgI9EM4V3wjvzpuI2773rhCTABvzO9I8GClDqQCy4HatRNsVRczonki46BpczRvH3kOsR+BeAWZ4IxbiVemj+TtJY1pbMNQ8lg+pDNwbOl
d8T5K+rQEnRA78nNLB5JbjPV7mp6Ba8kL9BJIZ6/Ag+6K/jAd7/uXzgHymkMHcVWkbukPzrKL8opYjvSsfx3t091Jmqml1t5RuDB/BUc/H/apsl0rc9apgc9
wj8GO4nEEC2JQgckVrEZVYpOGEazaWfuMrrMXcaT8AC6FMXKq9EJUKPoDNuD3AZP0BsxA/UW4pmNpEoWwjcgYabTzDg+gf8OUwr3Ei96X7IZBrh9Yk5+PVwT
TSH7QCJ9RDZu0CA1laBE8hqmgiWSa/x3WUdwGiQYsvEn/BHXZLYLow3Xg1rCwYpS3JQ2wxO45XgrV4UacN0pBVvF50hC25Mt8kLSyiApTuPnoFIhk85Boe66
1IRScQQs842GBbt6CE+EzkKMkEFeMcfBOelHd/4pRhuBVJgvzif+ooB+7zQTCS0U0vE++BBphXeSefpezBJkIxuF+cZoGkGHcE1pOBxKOUSE5rSv7AjypIUw
U8ax74XbcBt6h5/KZpH5aIy/h3gheK3+DywnX4LW4SzwVogl4dhXNoKdjyJoNZYLY/nLeB2TAXq5Xac2k2Xygz3gKjgxegKG8CzwiFrNF0NP/Nu0q0jAV4Nu
BoWgD+QQ/wLFoE5YBS3Qg8xAQ1EPMJD//zX1X4G/sHbAL3Hz9k6KNL4J/e12TBE0oNfRQ4RE933epL8hmOWbuN+6IvEt0mB/0w68xzQFLibrkZf4NUBG0tz5
L5IeyklHe+B1vpb4EZq52rQJ/YDHyOyoUdM4wYYOCQs4b8jjUPe7c0g/2jD/FOHQN2EBuSddZwyGVv4F/q33R5ehF7cTtxf2sDHFu4VYvj25DLtyFpBOTcib
JaiDxxU0kLLCaLwZy2gKtsAFjJTP5qcavOl32NQ0POAqUqOx7BAUSxH/hKR6saZBXunQgx9sHOJzR+yteEky9XfxabdH3HanuZpkBswzFHti1B+F5zmQP74Q
U4/T4IzgYFN32pEfx2XB+2gxzpT+wHNYX50SXULt9UPBUbAQeyMovuW6UQHFMA3dXHyT61jsKRjhbrwH+5AaIMvd/W/9DnBtSTe6ghtOd4Z588fJCG4tqotb
sH+NTfXHCyu3x+PehovS/kxfWiW7x58PjuUL8vzIbvAW3efus8N3TGTvoo/oZJEdvyEpeD/bzp3xfgrZokucIZYzDfEU4374i9PjnaAJwSBO9hQTmMPfEqK4
jYWryUi6VnpNzMUQLwBKiohMGACu8NnwGR7NSekYfBKmCX5MO91msQ8atXU30xI1p5lgBgoDVUIH2h1nkjZcAxonbsbDSIU0F1lITeNJ+TbSG/8hIqoPVsAT
0BO8DfJXsHgU3lHsSeKEwbIYdhRdI/kL5rLefPrutkJbUhsn8Uf4L9haZ2lgDvEyNkBLmNHSl1w/3XqwXtJVB8AM9jh6L5uXo6arYJZ7AneilWKmOBr/IPtx
oO4cO1y8Z7yGX+Aj4j6uuZBAUvGbIr1QZjqHBL81/rXdFXArHbnNj4NjaAv+uRhf+MU9fY0KT7hZUosO4sbCNfzZOF0yG3vu+sy9wpvcnzyGLjexuBUZJ/SG
vVBwcRaWiqFwoGIbbE2Wm44RD36e4CfWplvwnsIhYJJkMprpe9t0WshA38l8Y6TQFK4QP8HJ25fzbw3vjVl6T1Mjrg5loRj00N3jF+Aa9zRc4RsqXgpnCp4K
VehF7GgqdzPBJnSBvCdd2GgURbrgR6A268Se6DqQ05/uGp4CS8XbKB5skD4FK5ilJpavg1pLn6EEMArVlFfjYfIaQE1vMjP5C3xz4Si+yMcxrQpeNWku7OH/
FWswMuGWfAyaQf5Ijmw6wC7LrQfbUwCnkmQ8Wr8HDaf1+ZCCU6wHrSVcAmk4m3iJf8hPzpNvCzzod/d8e+Na/uVkM/rFPyWxOBFG4pH0uHEC/E+MQv2ElVwb
cTDVSYbyNz1T0T1cj4bIOgs14aBdfmx3dImY4A5ZK31HxR8YTYbQMr6xHLn1+TDYC7bgx0EMrs9bmThyAD3EjVAntAc0dnM3AzdxSVwjUDO3i9uv1qHvcCWK
UYhoBJSSeXwfjzTdSpJsUtFaYiY/houi+6BD0g28Ze4JnrwHqoazOYubY6VCANcVRgt2UyG2CIT3waJpPWyLgtETuAfUhX8DjqI9eK9wDLUnbzkT7gCb4WbG
3cJHcSv+SlqRx/gKO13YYirA7dh7cBPIAQPxMtIWaugnU0FeNeeDV4GzxtUgWlKDjKVTGCltvfqBfqyptmmAcG9HfXoYb3Lr6mjiKY4UWelvycqdQ+n/r8V8
j4mCr3cCbiydFHAF1cf9mjekS8g2r99EiYbKbeg0KScNSVPShLTH6TggrxtB3DoSRoaQz+Qh25TayEVdpNAMeQln3Mp+lWgkC2AVeWHwogv0w5jjfJrpFG5M
26JV/C/wDcXTYK5I3IBq8+7zo+e52Wi6KWYHCyuIAvmIRn492iUeAH2DmtGreAEK438SM/cm+Iu7X6fhoXQ4vYPeG24JG+F21MC3J/mcryULdy9k1rAJ4ELR
WllvoRZ4gAbQvVBifI8x3x94whOokoyGfSFDOuAd8K7YXZwqNZgXqz4n+0TvdSt358g8tDw+xRZb6g9Wlfazfi/NsWZaSmxylaTkss2CPcC4ja3M7yIlUU0S
O5G+5BG/n25kM9D8BBG3pN99VGhfZGZ8wM60PaDygYUhRx0Tq7L3xKktukbqWQnd1a9Uc5KzXLaKutXWyjPV8yv/VijjK1QtE72cZ1QB6pWautXllQsqB1TW
rnJWOaobRW5KMihXlORZD2lWpVhTrmq7xo6l1+O8NObU+5GiZXv4w5i3+F2JTOenkVFPlZ/9dNyl0mlJ3c1P7ePsr22vSoOsXWm/lH7qgsS1+LcyOGFcys+k
5iUTLTedqWVyyYX4Mbbeqs1RX9Q/UXu43VlfezlxgKVzilZ7MRqkuWxz1eqYupop8RnaObhjwmfzragFKZeErmxd9WKHJnmsY4ZTWrY7wdvVMGWsyqIpT3uS
RlO6a3Zh3nSu4IC5T85fEmO+hl7G3OT60eGmDtG9YDK+KG42v+DOmwtDs/Oj6cnofeS0fRhNUK6HXGlrawT1dfakeeZOJXWsW0rr2HMqJGU5Bj3pztzLf2w7
YY3ipil3hD+HwNbe0MweTK7EvlCNL53ieGrT2FrE6613S3NoX7vV8LZ0jrKnbif1Zf+az5bG2bxjHhu8lS7y0HrDutvRzwwsz0KnucYlrEjp6vS1zrbLKnvY
YkDrskhdF8dpd3+usR/XPlWJ9gXWtqUlZVvtCU6ZtUvp8LLO+KXNXNqaepTn2Ubas8ydbVlUam8Z3Ss+zmLF/c13iI9ZWSraO9k/uRjHVRVIi9RcTDqpPZY2
P2U4OuOQJ2lLOsAPLj/XemVgMk5+lypob2qU8dBFE/s6BfreOt7VSrM29i++VHI5Mb90q7mW/Yarj/2wI9X+yjHTXlqxgW1WZrcqyt6at9nPx7PlGutm8WLM
LeK02srXlJpsmZbODoetwvYO9XZhx96yvPLBdrXjZkVI+WBHLVdXGuHMcowv+0/VOmVami5tWNpWbbZqWYoptSqFS85JO532Jm1I6g6tQd0k7adyl5ZPnawp
Tm6U/Bn0T2qvraN9nfZYe0AblhatXZxalOarOZvSP3VCKtJGa4elTbSOT7ycdDnejG/HVThyLNVlWXa5Y7W9jnNU0oi4HTHdLIH2k7ZhEa1Ljyf3cHZVnbbF
MrfpEvPf0i10cJ1QK+cca25lK5VPKHugPKu8Fe+R+DehdskjMXH/gIS3+7zMHqqkeHnZG9wFStR77MMTWtJTnMf+JaRwf0xpZ/FxTJVKjHhp26esTlxaSm05
uu0V8tgvFf2StkDqrB/zyPYy7qzVyxLqfB57QHkuQZfwI8krcXDiocqaFeEVN+3V5d9cS+1HdKNiL1K5fSu6FbUotqhqe/Ux15AqY+XxykEVff0JilWW2frG
/4gOidzphtfmFfPKJI5bpatc+7k6uNJxVVxQ2gleB0/tjpI7ZR1i19Ao+7jyvkqfmEW0B1GZlwnrpKH20+7jFFXMde2v2G5/Fl3h5qd+peWqYXhqfIzLx5Vh
X1oaXD7PcZpTW6OoE4XbD5dpysLKjlBfywSa4tCWDrPISy+XBjhG2CpQDNziVsMOdhYtk3y2N4ddlE9Kr5dethObYNlka1TyEp+zXDWr+IX4M5Lhb4orKbeT
Nkifqeqbr0T8SXpnbuQQXQMdifZ8yyt7i7j/rF1tt1Fb+DrpsFK0/7S8LL/krOkcVaKzamrHWnuV+tmPme2GNrb+YXl4XdrBZFQSl5SWfDdibnxBQqplfBhm
jc3naPbG3Q/7FbIDF8W2jnqNazZ/E7k39HfkE/6UO+lGhW7RtWFXYBNoEXYLTsYr+IMyrSTYP0nI9q+DTsjnmZKwSdo3ol68Qz1aFanaHclqVif1ip5ID3Ld
HQ+wMTzXulwYEdPc3Wk11Q9jHsS1t3cpW1Hyouxe6RxrkO2S+QwYo+qoGRZxz7glupk6R1OpNcd/1aanzohXtDiU9iylT4o1dUla3zRbanCqqL6ddkG9VXMv
JTrFX2vVRib3SIlKXpmiT56UPEd9N65WSntt4+TitGqtoDmW+DiZas6llaQU8K8ta+PPWENCbmgOxK9OG5W2SdMgrShtY9Lg+OuWs9YHspHWwrJI1X7NpeQT
yWdSTKrRSVs1RzXbYrqp7qgeyLOV/VVby7Aq2z7XsarMkqhyOtKlKe/SLrfYm4bTFqcn8tachUoQ7YyzgK0xoeIXsZJzwVjmtFDblK77wi9xJ5EyPKxoQvQF
c5xlvbkp+WbxKLlkbkvklp8l+yyNSy/Q6fSEucDyxNwn5q3ldwkpldAFJQ1AOdrKGeAbfADtNsfDx2QdsxeGorNwDZpMm0Kd3g9PY1aENwlRbjmJDrGHQgvQ
G+DDh8KsqEF8muGXoVbwlsjukQu5R/woOleyAl9NP21eVHYuNlXXT72hxdy0Asq6/kt6l1oRfbK0kzra1dDVhjy2fVQPTz2TxDq1SSdsysSAuDaOI9raKYVl
9TQJpYes+aq9mnh1lSZNc10TrT2a7FI/NcxRhbN5CZmap7bvCe/xZdvF2NUJA4J9kpppWqr/aFpquiVNEY44D1qWKv/o9iuPlSx1zrcuhXPoJ9f9mGNOUOIb
xqeB+IqErISbqsba2EqdK6iCuG67DrkslUtcl8o/O9UVsx1qV6LLu3yrs7Gr2+66rqsO4LriTCjv6drg3OcKdv1wbqx+W6GqOFdZt6KqYmJ1k4qhFVddx+yT
Xb0r5lSUpj5IW5X2KN2Z1jvNmX4txUPbNqWr+nDK0lSUEpjmmdozZb/GW/so7d+08eovKrXGL+luUlmyMtGafj0tNdWnRan2RZqppb3F/hYH03ulL2k5ucXL
FsmIb3G9VKklobU0v2N/pmVqBtj62wPVjmTGfj1+YqrLcYl2t19X3U1som2s6eu4Fh3pmmbLsgdGmOMbWQbFj8SNnZViXNR67X58K+58cpiih8ZRkVaujV3o
kAbWc4RX+qomWa+VTbR/Kve1/L8im8TKuOf2iaG+cTscPsqY+LdOl2u4Iyyidtzbsj5mn6T+Jf8lLQx4agmqcOAY5yX7NYfOFu3qnzpZm6WtmfxOU6Ll0oZU
/3T2rhjvWlPRy2WtHq1erG6lZtUKzWjNAA1T3aH6beV9l7XyT6Vyz4WkL0mTNWeTg7VV6lnqNNetsrHlZ+gLRx3HBKdMtS9hgc3X3NYyqESRNKS8Wfkq+3n7
OEdyebwzIdGmzlc5EnRxn5J6JoS7TtulZXXs+fbZ5Zyju7Jh4oPkt7H1NInJJ1W2JGPZT1tYxX7yu6Jv+L1mbaw54fOVnZW3ogaVnYwR7I1TJqobml+jeor1
mqHqpyWTon/SWo5viWrN9ORHyg+alirPhAy0UDklMUNvVUeqPJST6VvFGsXc2Diqgtt1ReITV3MH4zCWj3MJ1nclXR2HXH9USWXp/I2yK64E1CsmLjnL/Lp0
lf2AqoX9Wbm1dEV8W9LdXsN5LamuVqe9lNw/xT8ukJgcW8tvqKaYj5ublox1NoRF+uUBT0oeRvjHNA8dHuMXW8xUxDaMmB/2JNrEoFhWOMXVlpwRfxTH4Wr0
LbSv4L/dUyYE38iZhldTf7yOLiCdw0fgp2yBfAXaBJaaNuO9sFmJQfddHMcst64sfm3eGGmLlitKeBW7BF2KzQ2/UVhhWsv21ffkZ4TviTyXazX5wM3iCZQI
Aot+SraThsbneIrsCJMttwHAyYp/SGaBenCwz2/FadKYO0l0TJzi/98Dt6FTWAvbAFZHuVMluiXfU1SbXgZYiMbZYBI/lc6TbcQ18ALdaiwDQW5CacIWg3PN
6/g2MB2BIVAsHhv9CWbjEUJK2RfrtlhrcGyElB+5IzwoUBhFEyLMHCPsgUMox30ImQYk0ZH8P25ifmqkGLFbIk6CWDcRhqNutH9MbNyi8E1RL6L/CfeFb/iu
ND9fteWW2MXQu3AvqQajxaOg2vhQEkJb8ZPxMvNksoUYjB8UlvyR5DLMQCcFb6pw82k9Ghdh0vPm1uZr+AmyhcTCH6Q16mtm+FV0n5tXIsyPaW3UGmpIHL5I
tkPGqEarUHcwhc8Dg2V3sQ/4BybQQWh0SD3jv3S6sZ6xJt8ctRJfM6mKbexvvpdpKT+WfnX73hfe0zyXWnVRIduxOvJC5CLREOrB22Puh9dn6sQtD7MI5Tg5
LDtSE7M26nKQQHobYpj5WGLsqMiMamRuhxqY+rMnUa7uVuDJvAXmBOxLz4JK+IWsjjxtuG4xlJ7VtxLsilaSl6Scr9AdMM7g1gorkBflQXrBbNqNNiaf+XMg
y7yCYr4ZMdDU8Id8K+T5/19J0HXYJ9Yv0iFtF7kWDolmA5fAQViLB9B9gkVsKRpEqayToZtYG70J/Sj0Mc+Aae7d8EBlqINpdckE3JBO4g+DtOJslLjLCfPo
TBqvr0FlqCufKrkfxYvJghNkmj4G347YDEKMNfyWKtbGZDAXwoOwDekJx62QaWBSyA0QyZ6lqTiArlSMh9+olg0hx/9/3VQwD7yK9IOVUDCfwxuYDaSpMAHe
Q12is3FDFFhcpZiLBkTVgQGmxWgxtyX2BosYlTw6QjRNic5l7sW0Eb5ENoy8RzKD4linWY1ORfYy5ePb/B6iNqdBK/WnS6MeIZ3+JFcZdJrX571BXWFN83H9
DHNz3MS4EW4qOQUewF7COdQC2orPkyyJk9Tm17npvAsaTV9Ivij+09UgLUUbCGcqo+b77we9mZbRQvghuL7wesMSoMbFcFfJH5qBx5tSyl6YtqOfpTPCh6Km
sISupytNh+hiihAxbhNe0qeRTy07g6u4keCG7hJpT4dSIK5lrohbgBKmBT7jPcLbFp4lxHDAlIgnyjeUPJR+NlfFdIm55tvdb3i0NWpP9L6o6/w7buHuviLO
00QySECfQ2Ml12BjsxbUKww370VNQaFUZmxKOsNmvlbQkC2Bw+VzRU2oU1hq6sHMBD1RI7wmPAF1ofPcVJ1dVAtpQw8iloyE0/FMjIXDYgtxJHwPDsAvprFG
CVgA43BX9BkvhqdL9sCG/B98kmY3vcffoItALDVDD/wQf0Q3Nl0WvxdepXG0a6SMjg05APQ4nZ8KqP61LglI+JiQOsADvEI3wR00BJ8imbgnVNDNhS1wHzIa
h4CR9D36y3mG+hnD0Ag4mekrhqE7xS9Mk9kXpCO+LS6A7cWTYksaiBbDz2InkwIK4HNQHzAdHibxxnb4Cpwt6YlvkxxeQnYWxkt3wuGBNfF50pLUpU2xaPxH
bB8xnlkGz5IUuRfeTm6hW/Al/06Y2uQxScdN6V2yi2SQk8FrJKewkXz0bAFvwMPw5bbP8HxgD303fA9tJ9mI4mw6WXSI4aau3jyKN3aAE3Fr2EeehecUN6EP
RAl8QoagocxJ/jKq5l7CJXCi4BTmY090FnWki4wdi6KJlubzzdAOUoNP556La0gnKiF3YCWehsWGBtwbRNDRRQtW9RLe4XvBQbw33bV7Q3EXlEjXgW8Fb/lw
VI4aS6OF59wC7yU4jrNwlzBLbuAX/G8hmoaLwXQYM0f8j5mM4xt/MKSKMnJQ7CPxkLrcK0gA3Zl3xVuETJHBS43p/pEUiZkGk7wN7EwgDBB8yC04wdiTFqEL
YIikjDW5dXoX6clnBgu8AnYge5uvk0fgRtxU1Ec3GFbhMJqCfIREMo6lSAkSxCeQoCOmfwiVT0L16XhhgeQjFsBEmAFPksN5nWlPjISl4TFQSv+QaboM0oUM
1HXHd5g5qC2Tg//gL0Iv/g2uxv1grikRTNWpTU0DS3YtJzk6cWsNXBTct/kX/XH0HPl5WmBzpgb1Jz1hG3SBr4tuyO3yETsykVr2FfjT63gtmscpSBs+GG7C
3Y3dxJFcnKI1fM2ZhRvFtqAuNK9gFb6Bs+hkWAxF/IhpY7IXtOf0DQJFuWIwnSwNoif1TYTJxd3hI3yPDFA04tpgDtShmaAIZJNlsBNOp5F0AXebVeEAvqso
4dPJLvQNvoKdYUZ+ZXAR7icMov6wOw6hn9FT/gRSKP5jvhnbgzFQQpUGyjWjXUi0on3hJTwPDoAtxAxFf1oTKkm1+CbQzk4nYUUtvOeKlVATfEBYiivhHlif
7cRFSEKEEvIQleGNhtN8s6JssQGKDkhB/QvvsZ/RUTJUWCX+wQvhH86bbQKtks6AzSttDvT54nuuAROAHvBZ9CF4iVfK5gdJ2NXoDt8d5xGlIYm+0b8iHRDP
/xR/6RaTDxE18Ec4DljxOdQLLYFZXpWgraE5vYqHwMyim2gSWCF2Rgp5JO/A9fw/y54KXUAQwZJ2AcNhttGP3AOPRCVvAK1wZzJabE4bkmrYwP+1lOPH4bWg
A/nGB6KNwltDHRxDBWItGonewx7sZriHhBYM5CWiH+koHhZMxg+F88Rqcg05mTZoK7gjzOIHAf+dNXklyOV1DPKfyejFxrQfbV54wHhE1ggdhZ9JERzElIkH
PaIRhk2pk/so9qC9cFPjDi4cjuA7UTV6L0QEPiXdSYrwFhagrF3+QhFcIPp5fcer0EnQiR6FB03DpB6oUIwTSndNZ+vDds0F0I5+JRX8LWjGWWAEd4N0Emvz
x8kKQ5ei1e4qvyv+T+gmbMNqMkBEpBcN5J6Dr/CrOF0cjgahGTBRYUG7TNlwQ8N97E6sEN/xG9BnlAsz6PIiKckoHoj74Q5EJZhwJ6/S5jXJfLdrYrYNHk+G
0Y84VtbXJC/y4avwehJL7wYqDR3Q+IAsUh8tQwvIIjCpmJE/wbPxCuEt10jXigtTe1eU2/n4eg6l87jzrvU5Oaisaz6TdEY51Hp158WkYMljEKLcRF44Xqja
U8+U8LiEmIvSumWNwzISPFR+5jekHQ0zjLDuJonRq8t8rdfj4yJHJu3S1uZmRswOWZWcpp66p11FC1dReVp5QMWjPd7JOOGQMi5xQcxZ5auk2MoXjkjn2TLq
HOb4Vr1MfVfVPn5aUpfQoLgbCTm2JLyytAnsb75r6W2baLPYk51H7HWcJ+1N7MNUTRK9Y4eWjo39E/4h6Yx9vvW33SOp0PGv7U5ZbzSQpIhtyruae1Ahr6PZ
CyF7qIOz51riLccAE9vF/t753b7YvCDyq+Zu7AjlwMRsXZ+EHNVn2B3Vin1olsXeNPdTFsZ/i+6srh+zJnlWYI94JxpatjzhP3WZqq2lcXQd/g4cRFmxF55H
r8JDifMSl5aODMhF61XXYq/tP7n/8P6h+2sfeLf/yv7lShLXObaTuCO0pbIkPmj//r1Fe7jq83uG7328z5XoE59W+t5WQFUJa1T9903ae6q6f2VZ9YS99/e2
TIwp6+caVR7u8rb5q+orqiz/lL0trdasKEmOPGRhbSnW3qUqZWjpfuwoRXbGlm9rpR60Hap6qkIdOgsbvc6ktbqS3pXKSm7arZHrtanRe5R18JXYk3ml4VLL
w/gVlqWOJY5hZS7N3tKxpaGW36VXtEviNmk3xW1XG1QtU1ISQjS94QBN1+TGafKwEtK1tI1NXeJhv5Ki4HvGl5Wmm5dIxsa/Samwtk06quode8xod0Y5vDUD
VV1Vf9VxyWdVSzXDSuWVP5xdqveUb3OxDh5+geWqzckTYoyxBtvckrau665TzhauPubbpUuiRmugZa46FoxKKTJr4gfF/FUei1+TeCxhTvJf6WUcvT1eeY8/
JnNRVdG36LrKsIgacTMji2L2Ro0wX9JdiLsFY8jB0HV4JMmMvwN9lf6WI6Cp7Q2OBrPN/5kPhPiWjo8PVq2nY1R50fEx6YC28G3hl7q3hStlU9qsFqMSS8PG
qiXJclW2ilE1T+GTtmkKkp4neyeM0oYkrTX1ShaS0zXZibNU6SlXNSotSemsqaeZl5IR+yfukHa05q1mqCaK01Z1ctZ2Qe4/17Hyz5XWpB8pYaneSpU6V1u7
pMDuV36RXFO1KSP2bvGHzTNtI+17HEarp62IZrseugaUe9nnOP9YFtCPpaetD5w5pacTw12jbEsTfgCzRgXNybr8w8oJSe3xexgWNT42UXWPTzN/SpqiUak9
NV2Shkqu8TcsB0s6KDuGbEQhJSvi58WvUfeL9k9Znxgcn2WdJtsAtqvHRnyKU5WMSvZLBqqVojYxVwM03avHOriEV8kt47zttaslSQVJJ5JtqmXJU9QPVZus
izWxmq+a1OS2WhV4rDmcNEebo+2knZss1x5V1lBNjPhY8l3lreppaa/MKanlCHBOKtpn/hWzxTnSOcKVWJbpul9+vXwmnWhhy+aWL7Rh2oBrUj2zak2lT6Wr
Mq46prKlen3EibJjjpHmlgmrlKGOtY4bpd+dI63J9sHO3fHN7FO1ty0WbSfaKDkgZSqtsMdqd8YPSmjj2KOWxHPRG51Lys+r15WpUwbZ9InhDgLHW1vE/OPs
Yx/iHNIiW5OWulLdxVhgqVQ1L/lbNiZuSklPbcfUP6rOqh/Kh4lR6k1ajfZcStvUDK0zoW8LpEqg72lpUHDS0ZjdllUp3qkmbVBqP83wVIu2vb2t9QWtsqXQ
rBKL1abhlQ1Ktpe1tWuSvioP4ObGHsiXXGX3kz2CH/0ORFMkrEfr4wjJHXyTD9m5kbDuDJATECxU6LfursDL8Rh4zfT/X6y3x0aUQOXBUfwIOgIriZ+ivfhQ
GI8+4f38BvFCiAcfEaPVLyOt6Hl82KDg30IVUpoOsUvBbMNdQUI/SO+T+cJdVL/gkvwauxh0xzd97zTMw59rjUMqhRPNhnYQzrmJzZ3euiAFOCueR02JJ5Xi
h8axwjF2HKxJ82Wb4R3xW8B3PoZOxlcChorhin60rbBZmoCSpPfdKVZADpgKP6NwWgEFvNYYTt/hz8w7vgGcLP7FyVwRdJnukDq64SatpNCYgH2IH6koKJH4
io1oU9luOJRWmaS6XJgJpcIEchLNQzX5BPgPicaD2QzRKWzG98Vq8FS+kgmjZdvS6QTTTbGmSUWz0FWUTNbCxnwWnAj9fUcLx0y7cP+CAlFLcMEO8YOwKW+4
4RzsgNYEvSV1SB1aiwl0Z8xC/IcMwFRIEu/zb5hzuMS0VAyibWGV1NdNIb44HLtdGHoElJBwpp2+fnAg8eQKDF+QB21iWsc+JI6CjkIfoQPOoFvZYTSGS6Q/
YDPUz10TxDSkaxDRzcOIDPBtUeBBY/mv+Jx+fPEEQUOzhU+GtXwX8pvY8G6SbxpIVuCRfCXOEcp26PBIugceIG9QLb9QdADdFiZIw/ErfARphXpChnyC8EGM
pRP0p4Su3Fo0ig5R+qE/EOA7ZJGbgI7yL0UkLDLVoxuFWQThd6QNPc2U4G60PT9F1hykCcPJFEbHx3DtaCYdzjVE3rRQDCwagO6Lm6FOOAOnsY/AX1JFPFF7
vAlnsJO39xDD0VXY051U6qCOhmlAArcaClkN6w17glBaG19y57AbpgTjLNKQVjS9VPTHOwuUBQbQPL4x2cX7y2eQc/AAmsH8qx8OgGkxsx0/gg+ZhfoeeLG4
jmTALawDfidjwGMUKf4tOs0qqZ58ECXoMdcERYiJhdXgBTzMZ3IqYzS/E08VvVZcl04TU7HAPyNV+IKshsGP5sne4DmSePYudw4Mo0GwDCU2XwuScRV6Bfxk
jbdVoNrSrXAZH0Vd8Drxh5cLBrrpZTD1AhWmd749kRp1lxWhvVhLVHAQmCX85G6g0fCx9BAYTQ8jDlr4TDGdjKKP4DlSB/fguyu0KJVBcB+aDr3YdlxXJl/M
cb/+KWgvH0A3goWwBLWNvuhOw2nwVlgLVANcEebhlvCOO80D6CKLUYvCC6ip+NenO74B2rhv001X4Szuj7u2ZUgt1MbzkSDI6Fk+D7whkQVvuF0FRUV7ferC
OvLeQgUzUCiF+8TdnD8/T+hHVsOWfCD5IfktPEY3Sb2ASeRjsZxScg9Z+HOkHvUPTqOLWAU9BIfwfYFMvIUvodo0A3bkZbCk8D+Tp76H8SuzEh6EzZh6bhZq
gqBpJm5MTQjzRvErKmYygTetyS7hgSGWqy1rop/Bl6P2RhnsIWxltcX3wBBjMs6FVSu3iU9NQ4P96GumB67gFsv84Ducg7aapsNtqJKpCr4Gpsl89DEoHXdD
WXym6RAcKXYCG/lsPBh1VPwBi3FHOtv03J2XO9ELpBaZxQ2g92UzQQ1kz+utDCgcItaCLvAVFPGn2enMdFKEDkBIUoV08DBgb0ESrUVPw51eYewwnKWYjE4I
3u6eSlUE0Ilibc/zTBZ/CS5h38rrUB2XjKPpVrQteIuxMuxDcahpdmwy7YGbKIbR5QiIH0kU/Yk7keHSudxa9y7rA6T1JwqXxNlsK7TeaGLfcOOEhgWDoR/9
w1a4qf80qNdsvHSIm+V7yj3Iq7x5cD4/H7YnFlMDlM4u5dcWVzGq3X9NycSK2tLR+DZcIfwFSlohXCHL5U4SQCLoOUDBbngYtIe/kJQOChxfVI6ofmDxONwC
9iUe5DVKFUYF7ccB8GDxe9KPOoXm24NMM3Bt7oK8HA/hdWgDjOf9YKQkllwq7kS74I2oI+wo3YIT3fOURGvu8sF1QFdYKA4XB2MLiUf7hNGkN2oc1FeUKGjQ
HhTCX3X3dBMsD0zFV3bbxBo41pBCGsByAyN7HVwfelOenwUKc5fD6wX98AMkp8vxWTJBplY0yPXCdXafRUDYHdgfHwtO5pzscRRAf5u+iCwMko8pWs9NhhLm
X+ZYoY8hF43g+0vau1dbjxkNJWgdmUbi6R/Y1FQOzbK7sA6sQt3Qv8XthG7oOqnmN5AUskTah3zlBsG+/Eb9ELYMnyfj8hhSEy9Bc0Gx+B/Ixd2YcaZbqDOp
L33gdtM25AkXKinGZ7l9JJB0IOmoCk9CDY3l0IjSFAxP+NniQSxH27iVumGUAVLiK/x/PSfgHz4A2YteCEuwHh2RvwKM0FfcBTqTxkwPVEJy0GWEhRPGd0FL
mbjm/6F89qtEHtgY1WP2ywfyddBHuJhY8DC6E33ke4En7E5xLfHCt2Ab2SvDJFQl0aE3/E33eX+AfrzJ7UQNhCaG1m7F6khjTX/cOzwF9oFPYQwMxwzJknsw
wVAVcI+8dffA+eIuJN1UG9Vy0+kytAZ3JPfRZ9JKXIuD4cgmNWgxChHakMeoj3vm7rPFRhsag41sI+rFKpE3SaA9aJBYBkvwM3Qb/8VF8EbeMfwW/ZCEMmZE
4QBYXjga16b5BgaMIPm7vWgD2V9wB3mShoo0moH/IR8J8RlFEYiGN+BCDsi342GkIz+fE4VELoSWRfePPS7rVutu6KuYzfg7CqErSAC8sv4YikH5wklYRWqb
9uC2+c/wYNMv2F54ROpSBWhMxsGOxl9QaUqHKHcGrEOqC/wCbyM9n07vC+3AEKUXVugw/LzilTSXDBd3YQschDrSnzHD6RB2PX8H1SAe8Bunx34g3ztArIv0
ZDTdx8+E39FGbONdYIjYAXSXtQnozifQM6axstOov2cz+gR3p4eLMskMyJNkuEnSEi9ig/ki4T/9BrGl+6w2+fVHSUU7xLXCYfQYXxGG4zfyIaad6HHuCiYf
v3I7xadgAKXBXmQ+5HFkwTv8FDVCEyRa9HNbb6wiH9leQl16na/iH0ufoUx2MJtPZoGnqCbyAqfBI7nFcKB5D3EECYaL9IvBTP4vaiGfijvDOQQSL9gD/ysk
yweCZnxrXiVeIVa/J8hTfC2OUJi59qQM5u76oK+Bb/DBwAPPRodBnjCQVpAN0mbGBaQBSMVp0lbiLiGDvoKTuC4Bp+UPC6cw9dnykO/RQ/mXNC1mi++20MC4
iPhZsZxkdPTGmHtBr2UXoyr4E8KUiCvMulgu6rHQGgWHdxV/m17GDg+eQjsYvXddA2n0E/CBi0J/CgPgmnCm+E24uXSWfVjiTqGjbZuyhmUMvq2d5lK4WpWP
qlRXh7H7HFfZqzZZ3JLIuOgV9n+c85znbNXO05Wj9thjKp0Ka1N+El9DJUkapLyqmmXPDV2oyjYMD92bZEnxLfsfRWcV3kTaBlDcrVBvrKXepHGp4O7uLou7
u9viUm88I59FJpmkKS0uS1ncFvdd3Bdn4c9/m4vJvN9r5zzJMxPpd0RucbbNiCx+oDie+VTDsS1TXqta+Bb55C0LvPO5mKS4yAXW9p4HeK37T/9N/qOM8oiN
H7xt0SexUdEO3laMkU2kONmNpNtSYP/Tt6bsI7vB61EeztRnvZaPVVYahiiqpw/Tlrp3K6O5tSqPuJtil8qmkvhpHac9pbhW+oPnFJM8Yc65rhxF3dQJ0nqK
2Z5D2mZMZdpi9w35afnWYG99t+DFIB/8Nzi4/AkczW3nBitakuiMOqkT/Rny6sHP/P5Ao2BEcDzyl3/zsmw815daL9WVLeXHl6eU02Wdg1HBqZy4TOp/wZUG
e/mS4Wg4BU1hqugyfA41dtaCK+3tqEHO5wgzt0kKKqRvo6v2AeQVGQdb4y2gh30v84bwYCRzVOwOL2Xj2Dpx1dnDVBTMJ5vIjxBfNXMudF7mxjt/KfNEc2Rj
4w8oZvviTAvTmnnTcUP3TVucN5bPkjP+DLaeNE45xdcm7SX8wg8P9ETlvovep95R0rdgTXC457PzNWklrZsYxJxjFN+RXPJW92/w/5I18xyTeZ39ZSX8Afkv
7yDug+cwH+QqXEMzlCgPliv3po+UF2ztFqzkOTS1bB7vTzuYZEjdy91yBtKqgvt0B9UZicPcFT65U8I/9NxrGcvUoDZyIzx1YFd1bUVfRQsYldbW/W/IkhYo
PjrvZF52TlP0oYIuyhvtnMgt4EphlbMmd4p057TJEt8TLt/jcKSCpqkXPN8Uh/AV5xZVYz5O68tM0j3V1jXs0HXR3ZK9SKvr+FNRUxmnL3f8oVyQfEhZpXyu
bZCpVWNZX0qk3u+OdC7WipN+KPvA9/IZmiLNOfljZRflR26V4lXmAudx/+/qwd7GaZNwU66Fc7B3gOed74DCBCrFSunPlOREVeJUTqSowb3zpmTs8Y7nREyi
9zZv5H85pTGHpIc5s6LUO9SpS7fHV095k14tpUJaL62zanLGOe5lukF+RDlU+5O8oetoN3Cjy5bzzdVWdYJygWeE3MU9UQ3N0KDTfEXa3tAVN3NCIncNlH8t
XeKcLTuYFEuw5z941BXH53L1HI8VTZWLnJnpEt1Y1RFZdVWYbqz+aeZtwRrZIbDCv0Kl9QoV6zSXwQ/1v6kV0o7qBNXWRIM2gu4JbGqV+n76UukX+XLZacVI
Tpu517kp5iU/V3aEZFiXcVPVjfhaadHeQfKbeKnqp6aGTMp/l911V+cZ/yR+iscDJrWcKvvoMgfn+oqFlKeu4pe8JDMmNRrjjCUCV3xX1yN1LddCnKkdG+ye
2Mt1Bb+lXkqkYCNVAN0kVjLZ8a/xj6LLifGJf7K3mGH4BbU14XJSW/tA2gDiklczExObkXf0eJyXDBLSmFawFwrNZee+yB/kDUiFLVEYPkqEqklUrDyO35u6
Gq0w3PSN0SRSfsldPst7SdPAMwy/5z67hrnWpZ1XLUSNNNX9JyQD3Zm2HhzERPUjDSQlpRexKqXct0u5Tx2VtjfcwPWIf+B+gTor5zHV3Cb70syXsu9Ju9UN
JDaPhfKr96JEaZJiPgowXVytDH/r/pURz0VlbkKRokT3Au2oPks+XXEYn3DFqr+oWVOMuqN8pnK/Pkq/Fg/1btGYfNlpNfjmcuKa6ruR9h3lqW7zm3TrUlp5
1npmcYO5/7xHTVX8dUk/xbS0bbJyV3XPRvVQ11tmtDpBU0vzr4zN3aq4L+9iGK1qo8nLrlY+V7lJx2ubKCu0s7jZvpmkfXlr2p42x71cvsh3w/2JD5M19WjU
XfnNsjeKNsq/NFPVa4VW6Vq+ncdUUcLtqxinyvfPV0A4UvlfIM45UfespcNTK7Aw85B/RzlXtoMfXNqUvu/L4U55j5ly4lt6vzvruvwBn2dueU3uX34KGbu3
EbcqMMNz1t+sjMfTPGVKXn3HU52aXqbPyvHLNHXcv6tfqRHdJWO45YlnAdvHn8f19oyn18uKXG+cR5zbTM09dbnBiWYw1SV1jml5DdLOOp6+zjxO61vs2uqZ
QOKsJ8EKzy1Psfe5b76beHpUWLg66JDvY8l2XD95vuu9c3faUvVvtNf5TibgmuGe3nB5OnjgPqns4OrnHC+9rNmU+lHyqmmt9FjPG8Vkg0Gfo32s2qgdFDdf
1U+/iLwnlajUdV0yG6kZSvXB1SX3v9Tc7AeZ/XNsji7OA1njg5vQd+W3nK/S44orOV+dlXz11MGtYgy10cRAJ81y5QDNi9z7OVM0E7OGZW3TCXTNc7+3wYaT
WfmGzjnFOX+18pXPKDfIG1fcD5bx7uzbwdiDXe3VtOXO+ZXVs2LcLcruBO950vzN/dVyPfIlgcb+vVyOd62/KmuFe6N+ZlZcK13We32d7H5tjhrUuQ1yu+aO
yN6UG1AajWNdlwOx+z8EjIH2mjSfRskonvumKRKlzfxN+NbBTSRc1jzgcObzPZLOea5L2wVeOsP4gd4b9hxfbc0Q1RkCUn/j62pauCabOmu+qx3qe74I7mRq
mRcFbgU6SaenDmPq+bLSdvvPUNvc39Pqum2+mmXKYGfFBf436xdVr4SqlFhugut2QIQtApHVx1u4IuXmwG7XUOc7d4LyRXCy1QBkCbc9muxtsUv0B53XshK5
lRkXDK2kBzWT6NFZvKZj0ib9ELaE3+Gbk2vQXJQu52qm6nm/8kFWT/1W9VBVTeU1WaR2Sc771hLDcMMgw+iss9mbcwX6lbrB6n9SqnOzYWdtgrOMH5b60z+o
vHvZNO9s1yXWqy7Uz0WDuYVIpOmLL3CvJGKmcO86WUV6Kb/EPyC5plrqOyYbHxDn9siNzAm2GpfzPhhM7e56lp7p7uvd4w6m5WhnagucrRWNpPX1PxWHQhvI
kJLkq8/MDHzmw1Xjoltr4pXp7hMZn9l5Pmfqc3W94ImMJ4kv/ReD7aRT/GNUv/wnUevyI57Z5de9At8PT3XuUfo6kgJcqQVsUFOTX+6tJCeUPulw975MjfaN
bqUmRjkgrpHuk62LWqI4lbpbcVHhU/aV07qBxn1lF70LVUeUFD9W86usdmJnyV3Pd6CX1FZgz5aiKUROJjr+9bjc0d7wNEdghnuvY6QmNFwUiYojSf18ViKw
DfZWdw70z9H11C7XblAt9CyRrfD09HrcvWRW2IBMydAl5Gg6Zbw3VLnWep62tDFjddv19WVhAU9Sa+UtLVvWwTpO9kz1RP9C2yBQ2zcaeAxWhZjfrDupfeZr
m9VXvSjrDy1QOLO7ZRpzbxqI9rsBq19m1KZ+WabRecI8PAz1YfujZo57YBAxxKYaU9mj1Khdfep+Mb22G9BJdItNFKw1QfAd59LXqAEomrnpmGyToZWmDkwL
6h2lJMPRBeBFZ80tLX+gbSVNQBvpcXigZDjbj3CiPNt15g5iipIkEfggyGMGklKkyc/Gxwsj6HRJNPwVMogJon6CeFpQdBZUgpdhZYLd7D1qAdoBCpGguDXo
IZovDDfzDollPboGKu2P2MXYBd4BF1ON8uJ0ewfSoWCJQ8zEo8aSDtuu7+hLfKgOqYsXgUP0EELs7WwC1Jq14n0M7agh+ZcW4DxLX7uHqY1eouNMOC4EWpKA
X6CX2ALqwybsVzyl4KR4h3izTSPUCnJhROkvOBjJSJfIg/WHgK9MriMZLsQ9RPfBFHsa6Q4dMYuoZmQRncXk4LZwon2ZwCZ4zfQGV3GxaKnjDMwDy0EiqQrF
s8PeX7g4/xRQgGGS78wulCa+Q18sbUW6ozz0hJ3iyIu9iCJsR5mu9A62Gp4a3hAX4TH4I1yBXoJoyRXYBnUEJ6m9tsfoIfgDxGBFlAkupVSkD9WWql08Gba1
jyd/wklgK3u8yFjveMj7LPA8tRddw1+su0E4gxgvNJDG+HLpZqqSsgBR8XM4BvD256AOak+q458F65kbJoj+dcwuVYD2jiowkE0WOfNrE7s5TRJNegs7FM5g
f8J92IAbUj3oZBAH/HR9az/6jSWVXRYnMU6Hh9Fc9GNPJ9gVVY97ClsQB75IHQ7FrxeHMi3EDIrdEvGIboL8uCbxQDnpQ7bC7w4zvRSJrCmhbJRaGuBK6w9w
lt5hX2tfbDwMV+Nz4iboMuiD3NYddj+tJBOLukuqmOORvUVL2NvN2pivwL3mLDyCrgOZHdXFO+jepLzUiXaj78ZXaB59hrmAo2w58KatHo4QdrDnMy/RXHYc
KQCT6d+ZT9QE6i1cZYXWjaI6xEmvg2vgIHgKpyMnPsRGkwSQQuvBTGZW5ECqBhxKjtipor/rOEEr8hPLWDNwx+0AybgI2oq6gWRkBl3oYeA0fZfaQtdnB4gh
bF0ynRojDtUU/VnUDRyyLQB/GYPUlph8/KK0eKMWt4YZ1p+W6igYNwOSsCTTX7Hl5kuOBXERzHu8Ec8BN5mFoAs7Gv/OVOFpEWvN96yf4FbYmeqJ7luLBHOM
L3ENXBqhj0nHK9FqZhwSY431E9Ms5M2dbIkxDYylwgIqC1Wxrdjx1svIhMoi9oOHeJxpk6MXmWy6aWtoe2wbgJTWaEa8dwqiwHz2GdUAL4luRIbQ+/Zq4AOc
ED4FOpmyZkeiN1uL0UnHK3ANHKAGoTWw2L7AdjhkyQqw0Sol78PTUBqSwjqgIyyEVY6upBH5EuqpJOil/gM5+E+mHE9gp5smg27Fz6nTbCdyLrYJeA38KBt/
Zr7jgrhNoW5bwGqEfa1hUFC8M7adMMgWFC2HS+BA7MI0HGG/g0dTz0Q92TW4zNrQtFxgYebDdLQUvIaNjazoIUhBJ0FNOIbtaGpP/Yt2otO2DrBj3k5bHcia
69pjcQBPAPFIgbqB9tQX+q+8zrA+zGN7UyPJJKozfMj8NF0GSy060hwKYXWmOpW75yW+gfugjba6JNDkV9ww4zLbV7QL/Jc2r6A+ridaaWmCnoOy4m3mVNwV
rSg6F8lEP0ZD2XW2IPxqPwRXgV1JYyVfhDacGr2Z6UB+gS34ETpKv0ISIi06a9MXXUC1oZKEhXKiJ/vgNJSVfMa+O7kduoq6kKHMxtD5zQ3FJ931Fb9HrfBH
0Mg+wD4RDcUHwCRYju/iXrgNKoES8q/lrSBXIrB9QsXW/qZk0o5yUo9BOFXGJLBrmZf2azExNiu2UgEKsjXRGscTNB29teWiQfRGawHoCy3wE9jEXINjSQW8
Gl7bfBWNIjfoqbbhZCuaious1YkHXXU8gf3J3LBxEmtcOwLT+6JzqcNAYySAJbgIfEIv4QLUAShiZ0BzqMc+OCzoKXyBlwJiWWYbSOLpv+hsYy1cFx+l1TAZ
9Wbemq+jPaAFOWxcENsXGdlLaDezhr5jnIk/Aaa0AeppLwfzkaCoNwpCtGMCGMV0qXHI3gG2QM+AF6voNvaLpd3ICyAvGGHViHsTK/gHitgRgtEw2t4czMSZ
4BgyW8fDjlS3vG5oIztLOK7pUPjIZCDlluWhuTwQbrQMhgG01Fwq9glqskPxd3zfyjG98QWkhn+gMvzNUm4Ms+8FnSQce8x+DfvY0XQNNor8QRWgcPaO6A7b
A1cz15ZMEEym7lLhAh58oYeCHsZB1ij0B10al2OLo0fZp8PxpAytQRRayB7HQyK7OBbZbqHhOAHUwhtjG4IveG3kDFjDdlyAUVssxqfBTYAcb+kXeINDj6R0
e7IcDyfN4AGkYxbgA8wLNAfehVvYOkwzNA13gfcRiztR7VA91k31YJfYJxRNoLqS/qE4V1ItmSrjOaYRNGLIji6qRZ0Q8DCGvhZzFojQXeoZ0lMN4EAiZFqZ
bxeuQVcsJlprC9CjcXJshJXGG2KjyW3qk6kl2Qd6oQisJVqSa68CA9Bv0MQOp1xwCl5HB5j5wuehnXgGH8Wf6UJ4f29V6Xg4gH1mqg2H0SnUU6hiBkv+QSJy
zhQNprHLmKXGBNKPSiR2YwFOK9XAL+ZLMNHaCEXjhTFP8/9BDQpPhfrnBtxiZ+EZvBXYY5rBE8wlCsMu1gtAgavn9UBR4DLzkn4Y+W/M+YJ6sCEcx5YhLR4L
rqGHjpq4J+YQnbHA2sI6FDUmXCizDaTtQW1WBI7j+2gmNbr0GR5B3YA9qKvsVGsMyqPPwnshmgGxzx2NCIdWFoyxDhBfxeML9sPhjuopOmoXKgndST6qYb2R
SKHmzHnwxjbJ0pgIjUuB0vGejaBak0PFjfENqkeciW3NNIDHcHiLMnY8rF/chdGCd3Ac09PWUnInJtLaCqVjFl8zbrM2pDrSHcmFsA74BLveZhTMN+MSmjVZ
3htj8QvWFHsaOdh1sCnTkG0Fm7J/MRMi11PJOENYsvetTUG2gHbmSFKfzCq+Tx1HNxgTvQy8YD6gf2znbU6qIdkAqtsN9PKi1uxQ62IMcQs4p3RH4Q1mobFJ
cVOH3nIat7G9gYNicmzJ0XfRu6TE6KVN0vGEiFf4EfOEed58Lq5CtdBREMOOYB0gvPQIHoJy6QPgKT5Cl1hexpwG24vqUDHsG+tQyRMsRnfQEBKgvjtWUe/Z
P8UcHANBaLKfYW6L09I8oiI0zj7fdJLRgD6ghbULURCEDqFcyxzjSXNlSVKUnEyFvak91A5mbX474T8xS5h6QhV1jr5u240HFMfY7qKv2zPJCkocx+KbQEYK
mSakDhjOvGITYKZgcd5QUMqsMAcKozFr28ZEmmiYilqQzY3vhc0CA20dYRO8qvgQnAtu4k64EZzKvMXnbKnC45EisNNEoofT3fAx6064FBdAMbwWXoPUJAHz
usbTMI2fsodtP5gjTA4JJycKy9g4uM7cF+tQKpRjK14eIgxlfh08iDrtOIn2lYbuG48qtVMOqjl7mi6hypnmMJqsggLJBtaDs8kj8JMaTboSP1MT3ENqMkHY
DPSRHClcLnhkH2QcT1lgjvgK/Be7UCE9Uvi3/RlYD65SlSECUJr+/x92MxwHnjNj7BspEbnFFIINJaccNcgWRr/vMNru0OPjqCeegGpRiUhMOGE9a7cQN3dk
afxGUIeMR3/b1lFXzXHG3uYFDg14Yk0m5xldXD8yn6Fj71Ifrc1FKfRDJnyjtTCCRGEVmYhnOGLpeJoDiB6GH4mq0FHbfDQIt6QstjGwrUnpuAD32LpQuWw8
zAV2IWvPlgwQ/413m8YyX0Kk+Ku0H7hkTJLsd4xiE9DfrJr53VwAt+NEsBrmMYNCp/wDbRGJbVFx22B/u5yqWVSfHUNaQTt6zpaw32ECrQi3otb2F9aLIT6R
QS24xe7e/t5hY5+hNOoq8thuUwDWhAJijHyGr9I+8IF6h6rsL8BPMA6PQndhFhmGR7FzYxuEZuc65hNYFSL4KnQbHkVjHWthXfCMfY0Pw2bkjD2G7gY72vZE
v0XvURbpSWTk075qbEMUWXiCyiUDHfPhaNg4xMrKfbbYuVQrkkqvZVchAiJDzPl3yFSG4tfMXlAJW4skkRZQJlyBhlKNzDsphGsYK+Axu150veAk6oC/QDUu
M//rUJP9uJvg/0/tEsIkJs7a2UrEI0k+fG5rUJJk+QzSTc8hhOqCevm9SAtig2Fxq/G3vU9QI4uOtlOb8CVBPdiPvAdaG2AK8HiwnzlnzUHFbCkVR0ToGtvb
2EEykLkAfqPK7K2j/6QXOxxMHMgXlgKB5AM1gUyE4cwkphH4yvanDtL5+AtYBL7Y/kAirDINJhSuF5qYV0EjZiSpgn/AwWCIYABsjazsJLDE0itUG5ND020B
QKgWvFSYj17jQ0aV/Z35PZgkrMGcD9+AoLVR8ZmCt/TWxBWUwHqL7SpNY6qZvlpHowmwe+hOZeZwJpcRmIRgpV3C6EwdwD6mBXMiNI3jwuPxD7yh8WnbVlaI
X9mbIJppTkUJddQWywBmO4zB1yI7YaH9WXR/KhZfxLOgr2kDRxI1ALxiRTDATkN/wRPsPOtL3D1E8ptwPXYVPAnSQAWOJEmEwH6SnnAMpcU5oDW1mlLaJbbq
ZDRTiszMFDqcLUS32YnIYgkjvxUcFByJ8YonQDPLoVLUvbgvJSYyujd1FdubVQdn2Ap8lO1G9JZ4KsmejGqDGXnLItqSayFjW2P+RNdmmPzYohQyCk2HxyBN
X8NbYFtHB9N6toU4kVoPSxmH6S6UkTrh7SISS36yLclrdAbFFIWB++Ba8yA8TVXD1fF7ahV6zFyny0CV6S/0FZ7mFwuPspGeealZqKlnjGKk+4l7ibRFIpcW
33Kmsjm7UrrGFpZaMx2kXyJrlb9ZldKb8ASMzxjgbuQYKAmQQeih9SV4Y3mHu+FG+DyaQt0T9eZi0vcphvOR5J6bU63yZeOWpCvWpU8O3AIB1CfQ3Dfdt9uf
4TyT9llzxD9XOsKb4p1quuX9otzvec7d9TZwXhBu45/6YlL/TrzuskgS+M+eyR6xB6aec4/J+OVcA8bk5SlY1153Wcpa+Qn8PalnZoJH6B3ImT1nvDPLegfu
hiaj2r8BCPFJVw3uvOed71DZGGU8r3XGu818BB5vvxq7mTvpfStP8yx3Vao7+HdqD3NvFBt9TZxLAh/LfqDNrgmyWM9SOM3zO+/zJDFd8JdAf2mc4i7flit3
1aBTnX/z8d4olyUg9URJM3wxjNS1yL5BudX3lPi5mdKJ8vueMdrLZGXmAJ/I9btnsOsjNy0pzzfd090t4d7yfX1NfH7PdMUrn8B7PHODohqe5O/r2eaP5iZy
Gd4w+T0GeNNxC/c/7oXcMcqC+nlsLh8jwzkJS13YczRZ6Mr22uAO8pI201Rocyxhi0A5auEamdbWuQ+M9cRztPuh8wllZK4hHzpf+BLXoSZz752Tiq0trTAn
vF16jGeucqLzuzJCNpcZb0IKibMwHXkMblHCPPlsVMZxmVs9O1LbKWtzN5Kuyxd49OYlrueuuq4vxUS2ihU7k7i3imPFa0B95yXYwBkF27r3g4auk8plzvsg
hcjS95FK6XPP0dRMqpd3KYj1ximWoQ6KRP4d3ztjBlfddZ98gys9Zz2rXGGebG8f7j04zy72Pvfkp5oczeNdslnshZRlDrU3Imq0px9s7srid2mGun/yXYRj
OcDXCor4OfEHfU6fl/7NM8u7kq+PifeV/46P96q9GFb5HvrW8F+cFu9Or8E9y0/7Ezy3FPvdU9yfpX3YTa7/uPr+yrQn9HBXX2Zo6mHvcv6dbGcgl58Jq3my
/Du9U/1P/B+lJ/yx/oX+j1w/t7ZsVWCqr4O/l08SWMsj4M/Y6rniu+mfzOn4Fn5MkHMdNzY5U7rd63AeVqx3XZJaCC+9DK+6MuIXZ8Zp+jOlypb8b+ieK9M7
Bv5ZfJJJd2+nRznPeupKjzh7YQuVw1wC+qQU9ppLjP3IAIch2rfN3RnVhbNtEqq79rxUl9YFRykY/2K+Pd+SjA+MC7Sw1uLdXGYwTb0vtRd7SInUjdOP+UbI
D/CXuZ8+ncKXmYg1XPvAHvxOMYcc4Je7xvIbuT9lOzzbFXU1x8i6NHuoi0bxLbgHXJ1AA8eDtDBtB6mNsrmjNBovcuWyQ/n28BTXlLnr5fwzXbe8w9JMnpZc
GsPgGtwS308573e6R/omubbg1+ruzluqN6xQ41PRCi7Q1K2mx3Jm1TJtjjZZtdoJvVWy30MmRDLV3nAwGX8VzrAHfJzrEeTlk+1vFOdDcyfkLiHzX8rglirW
YW6YMI8ZntSE9OckZKbsN64Fty853NfNOZWZx8S63lq/uOvLfuBV8n3qDtwM5/SMJ65j3o7cQtIt9TEZ4xlNmni0dDNHF7ob+g0ISSoz0P0W1Ff14nZ6Prlm
urDLzn1WlPOXnQZv0J7qVCKpN0u0mH/vu+eZ4Yrha/l/8W3TOvp6eiL8UXwePzh1hLySL3d9xYdcT71jfWpPd+e3tCEZLHWj6Fekmh1hW4BOW06gfmh5TB0y
BQ+jBtM3TGL0CHW0xaNsJgDu2k/BEcLeaAr+ZSyFYSiV9dmgKUvciVqAh4Kh7F9FqVRs6IRM9CbqHXxQY499XNpi+7bo1PApWAAugkkgszQ6LAtdQfFsBGlC
V0PPTcPxKHMH0xDrV/i7WExZqY4kHU2le4EUajw4CbgQt82Dy3C0+HewF6y2+Zmd4g7gH1rGpJWcQtvAd4pBa+xRthMhi9ws6EHmMrPQisJMuqypxHJynx5+
LB0Na6Na7CDJf1bn/98dRY8XVSu6gmbDtfAXNVA6i91ObzZfKT4PhzOt8C1IqK+lUqol7MietOSSN/u+i+5QZ6l4Mke42XKVRmxbnEI8uAvpTZcLZoFyeMM+
g51s74wGoeNME8FrvNzeCh4XZqEuMJ1Up5c6nI6nITqrzbKhLgjaFuAPYCFOA5PhEdgGB8TJtBQsNo0jK+BiPAzNomRoC8okF0KOvJO57xgl6EO+7pmDvrGt
7K3ABWsFu4XuwIRHLIb72S/CevZoZhhh9t3Aw5hSXEU9gmp0k36KBlIQL7P3DlFpMVagl7ANfIt+B8PFL1BT2yP6EbOU2Q/e4r1wABkXlc/OAudFU9FxPBu/
Ys/hLqiJox4YbxxD1EUF8Nvu/xwTmzRuOB3/gAY0wHqcvWi/T62kkwEM7eZ8PHPPd/wDAHoK0xpfxxpqDJhnW8SUsVI6D6uaX8BLqeGoPzmMkiRnW+Q43oJb
yOSoxvSAddFDYyVqJqxFmsCupCtyoQhmh+Mh0zTEaQ+ozUwbeKSkgv4B24mnYQpXj74L8/PfYgXuIiphdpoK8VK2icPODiY7qM1wFxhDUgmLIsCfjAJ74Ca6
MRMrPG1MJK0F5woK0GH2fZEtapx4bMg4doLZsJzGGO/6mnrS1oVcpY5Zx9AJ9G6UZ66CM2wa8AmM3duDqkNcTH/6II2o+5i3327kh+3INLwLP6PaED2uI2jE
VNEz2NlIV9iXnBBXsTSqW9qMKYdJKD0UnZj0gS7xY+SHuTHzhZ+Zi7ZhpC/5yP4NOpCF4Dyewn7Cw9kZOL7xN9ActLKnYMheAC9tOvofxxNQhdeEMphBurG5
uAs7xPIuxHd/UDcbzW9pR04aMLPwEPKMEmOFdRytREHTGWZ83u/2ncy9mDQwj/6Ap6OuknosyxyxnQAimx/F4kpBLXtP9j/qMvqIXwIv6pIyjD5KX7VR9HhQ
1xGA66kp7GfTPJoXedauiHgqGiVhBWvglgYjqd1gsMMZN0V8XjBy22PmGYwhmggtWw/EMo+wBc1xdCBb8TL0ks2j1PskuL+oJWkRouOO5Do1HewCfzdWw0y6
B/7BLkdTHP8x4+CQ2OcgkhiN3en58AceBCvBRgdhuzEVsDGxW19bBXi2NQzES1jTJSMDJwi7gp6iFNZY2t4y39bUPpoISQYYhDaU9rUuZQpCPfQeD4sNA+XU
IHoOcDf7VmSHMvSLjgcXY8LwC+MRVJOI4X34GIjwE7TXegp8BNricdZ6hNiuGaMcm+1O9h0dR9rDePorXoR7hmas3nwAn3Okwz54Mb2PeoRqWKPZg8AONlPN
iVNwnj1nSiQD2O5F4x2HQW0ymDC2Tfs+CFpTTwV9YXPoKFnNpjrmsTRrwVKcRd7GfQ/Rtwu+xOVxNmjHJ7GE2EN+ngyKYWe8PiYLDGH/LvJjbHlg7cE8BDx4
H/E5xOdr8V5WYJ0mOGW3wlMZfjA+ZALXwHpzC1pRGkkyxV5ruCicbohvM22sUsd0Exfi7wfskOIx7MnQZOpDYumDto2CcXSQFsD6uA0Vg/KxlPS2DURbjPdt
J/KURIKnoSuOKkbI1LVcQPfBKCzdcxZ0NjeAyYXXYh9ErqPSqZmslSnGw63YdsbxD11um08n2gKMskQUuQH8Ym6bHZbf8QN4DSFUhfeX5jU506I2FRRMjZOA
MIcY1mJsofM8EN6NzMGfrFTINpJwW8eggmzEUe9w0+I+5FhRb3wBC5EC2mxxJBZ9QHctYvY9/P+bYWcBHg4k50GqaGacDseDGfAX2o/L2TxmNTsPxrAXgZ/9
XPKdrQlvs/WNgx3NiifAAWDrnjb7zrDlod1ipQ9QYaRFSTg4zdRlZRYd6Ml8thkdzbGKGh+qik2OP9EFWN/akySCwaA0CsJF9jpgBd7KrmeHAb2tAslIomiG
6CCzH8vpxiAffkFNY7WSSPEH69+Uk/bgZ7At3bvYZz9C12ffgoOitaF8x9jE+GeLxcwPxyZRr/xvwj9RFpKJa4BC6y84Gq1Ho5CfHkY5cWG0HDbfm01diG1L
YXNTcoH+Rbcj7c1a1JYejybiemgu6o8OMdl2E26OVor6kEHQ50i3P8SvSzVAS2btnkQFmJ+gO/0AbaQGwmFx+5Ax+iHDU8boDLYzUYEKOITYxG2s70yrmL7W
hfgv0AzdLZoBgpSQ8FBG7xduMcvpPuQZzMZXxIvgdLTPcpKNBsfZiSHH3QlbYDE8g7c5/v87YBc0ifHH5YTO1Yivi0+ZPqNGiDEtB8CiJTEgCZ4BKuYtWx+o
Nl3KD6MFeApoBvR4U6zLOMScXkfmqEGtBLXjvA6O3Vq0xXg3ZFIL8GtY3/gnmBzRgajYhnA+JRcUs7ni5iYDG00+wQ0wwBTEVoC11qFFN5kXuAt+jspDLNAx
VAmjyBQwHPJwHqguiUW/LEYoYTuZO5XeQ0ctccXR0AUOhzr+QHEpGAlF5AVTZa0GiKiQ7YGWsn1YH9pJ7QNj4HlTq/8/PdHeisx0fEP1UCSehh+DLVGNUWs4
0BYiOCLE06hhzFiaxpvgMrpf0ZpSmhIIo0OT7yzqTeTGccI2zN2dI8lNurRkC9VSModtQWbRe4U0Tg6ZYqpjVWkaPIRK4IeG05HTkkBRYHW01qTAbH51NA7t
Y+XkbEyCuTFWwt/MPyIqcR+y0V4l6I5EsLtkhPCNaRY8DfW4CZwMbsFRgnpstNCEr7NfUC1y3lrFaKgduBcpDkX6hK5Eo8hIKq5kgeUy+mCGdoL6QmlYJP0p
fzA70Kwij/De4vU4FhXs/Qumko+Cm/Rj87Cifmx30gMtoSIEMiZT8o9FTFqxD5gEjB23hU9Dm+wNm8T2oDOYluRI9B3RTPwF/GbqwOipSCAwrmdegnhSn4iI
pyQWKUIVezT6LzAApsAZzPGG/6Ju9ELzTOqIbQj6R9iEihe9wrVQAqmGQQElagUWoyJQu+gk3TPUD3+BOuSDNl5TCvaAr/6ZnCwtW6/TN/RlZqi9LtktD6dL
lS7CestZRanms1zKR+i7eft6RlPhcq12a8YGMtOYTGrB1niI5ybdSmpMXWj8LhwPrsh6G47qv5SP4wuzluijuDHS3YG1kj1lPTSHleXZn4MtdX01E4IW/TFN
jupzTp1suzKiMg9mZQ3VNE1N4ovKmpUd0P7w/q2fXnHVNZX/S9kpcLoMlC3U2GWLFP0ref95UieQs39h4hRvHH9Hdz4zLAg0E/01s2OCjdMXo7DyPuo/+Rr6
v1qW6HtqGvoXuZu7Yl0tg/Nk4Y0bSX2+LcBXXiLv5X3v+Zxd179YKFAm5PbNidaqtF2pQPqjirsp38kw7eogDC4mSdwW/Qj3KI9cdakswRAo96VeCBo9t/bf
YUZUvAswfANHeeaP4FGDHGyCj4JlfBxZHViQ+SHzoDvLWaYo9jQKVkM5mpv80PL6kgTZOqc6pb1A6/FXiPYvV533ruQeK3RlVwI8F0dWyHKUYm8xauOvSXYn
hSd2KOumE1Z225/j2haJ1Tedic4a7hh+T8iDX3vUpIkqkez1HHN+BQr3H6AKep1bnA0K13uKN/VxrpNPp4cVNyBfuPreQFotbqrc4O0OHvvE3l2giW8zuWPf
zLXxCFxTs7fm3PSO8d3Bcen/5ObIV7eO8uSi68zbjMSsuLgY+Jxo+LHxbcpraFbqMrLDy8YGrvsjLbWzZpRd0Y3OjJLW9PznW6F65qJVCq+fj1OdyZzmK8yu
Ut9AYarP+sO+vrkLVA+y/AZDSiyJMHzgGwfeZjFcgn+DeoQuK7dfjlDfydC3HAVTDTtU5nIXV43Ld411zfKulz9xRegC/AskzKonaxOf7P2m3VHxOXux7l9t
piZc3t47U31a6g8k+pvsHxTs4TOX11LxmUMCh1QyZX75d82zwAT+k+ojrlDsKG8YnJZAk/6BS8oUbjbS7z+v7OQ56ztHJsGmKqtyecAHNyiHBYFnuqKW8oFb
oLeVb/PkZ1r4rur+mjWGSJ2ychT1MykmrYNeqfV6d9jXKmM819XPpHpdb1BYnhfcL3/CR7ia+mr4wrQF2U+zfgSqldXxlVk0OT21OHs3x8umOC5oPmsrfRc0
4wOX2YUZw7HP003VPXt38JnN569Pd8+a6LnktntOOomvRfIazWFZBWkij4NqbhA+nbQ67ZFGl816RPrHqf7AzbLnvopAtH5R7s4cvaGad1HGaK+G21su96o8
nbTvUmnvklSTIVI/WVFfs7/sAd8wlrhrB5f5J+lr+Nbz8bpR2jspyzOLNXHaOoHrmpWeMH1V8sGKNpWlQTbo8sysOKJyKS6oaH9fvkPgtDyvbESwwp/MPyyn
uZTyD4YkZx82kGHzVPNPDGysXBvQBg+pEjwq72O+fkZ1X3XlN/lXBWb+1Bq0a4L/8Vv4LzpBli9QK3UA/m7YW9bOGZT81PRMVwc5vlHwB99Uk+YIqEcFw7Vr
YDOk5U2KxXyj/bHBXhW3yTkvI03VVHk6S3totPJWOk/CAveTlqNgpdbnFxn+owPEToZqh/EX+RFxUhefpHEIMj6SkqQIjxSkKVprY4nHy7k68t3ss3190k9l
9JTXkEfj2uAugFw/xVOXJvOuRpsV5uF8sZqm/FQoV2CdjF+sO+TbSHULyDTzdW2CvX2vsnL9fQxXNck5fgNKfKNrpr6mf89fk70o0/K9ki/zezTYtyRUz1pW
SLLsH6hoqg86Tg1D3wCF6oX2vIfSAAk+CC87loL6TH/UllhhPhyIAare/K292LIAdAa7sIFk0hJ8iLmD8/FBrHKMFcei7fguuMDmw6bJP0SdmHH5NNLjZigT
W2BzcDFkS72Mw8l/+DiYyuxx9GLO4av0OKocHEZjJH9Rb5hC+MjaCj8Cz+GrHduo7mQUswAPsabAnTtPMGH4Q7MesAswOEbalqJbe/qx8WQB850dQn6EeKp6
UU/mNl4KY0zjQxuoK9jCysUj0AUG4e74In6FJsdmOV7CNyGufwB/ACOabnolKMRDUVfcyPoeNKMax06y/cnkkv1wHG6NL4AwMt+kkRzGDZAkRHG7mzp+fwDf
ssvhfjxG3B80J5uo1BY5GNlHlnyAW2mbtRoMp+aAU+gAlJqakXQ4CFaHStgIPcTj6IX2G0KpWMIY4HNbtqQ3xswQ2066Eypz1Cldg7PJGkF/8NUyyXoNP8YW
LIpUgEE4IcSNJtuaAkL9xvawdSZfYCLp51joKKatKBkZqb3sHnQHt6cugYaQA2z0HRRPPQEz2duOTsyH3V3YjpYPpbvBY/SstDv5DR+HpbAZjEJr2bF5s8Vz
xKdt/SVe4Qucg2/YRXiHPQUtph6Cy6Z77BZxr/xr8At4xkxzLI1jwE38zHoFXQI1SF7c0tLatIZ+CGUggiwHneFOXIZex/7GFJYOhHlUMfwFajODoAc0xG3z
H6Gbph5ooEBh/wkuUXGwtTDfpmALWQb0A1tDfL7fUcKeY08wm4rEJBkNQO0th0Jk8xiE2Z5FZdB/MRzVAchAYWj3P4czrf3gduv13W+AyGoVf2dmgCSqK7lQ
ssq4zTIZn4EPrddBF6oO0wLp6XWCbPYy/gAomMT2QZvwKPw5Nq3ZCItOGBfKzo+8z8i19/9vdtgNFqEZNA3Xgnir1BiLkslGxg8SLa2xWdAT6og1ZOk7BEIy
RZwb4tm9yGMdR/1DNbGdpo5RPakleBipG6JNA3roaIeV6DCcigthsXUZNcgRR/bAE0JcqmNaOBhqpH0l+1y8Z9d16w/E2Vlcsc9ArwOtHFHCCvMJOsRClhG4
BrgNy6xKQZ5Jzr4Hrel4a5SVtg9ji0LO56UagHpFj41Gtgl9L89mNNIidiD7B7UNXLWK8ePiZdRKdMFx3RZbOs+6Ha1GY8BgEr67jf0L7sVmQwPVkzQmx+B/
jofwM2LhlYI3+WaU4HhPX4UssuL8knNUDBmDV8FaVEO0Amus/4E6bJREEOLUP/BcerRwF7sZN7XPcAwANlAHVdDHmLp0mD0cTEZ9zeNJH/CQumtch7pQPUXf
wHrBWPJXcYJ1AtqP/hAsZbaBSOsEgUSQx3wNk+NfyIEnG40OLU2jWCzAOvLNXIFiG0wNr05+Mm+F6bSVdtIKki5Swp2wbagX6jkO267REXQzVhH5wpZp/gd1
JhRVRO0ITd35oIf5DzYvejVKYhoUdoB6wTZ2DRiIb7CLaRLyYT9YC5uTLyif6c+cF/4StSpJQQfY5uZepCHdGW8TtwMILxX+sFTQ46ku5HLkAVw/eiW6BlPM
rujz9s0xC9l0GOGohSKoX3BM5FLrb/aD5nuWOJMVXUcLoMX2GaaT/WBR6jfhE5wIWqE2oAaIhNMcz20XmVn4et0WWFaaSTaKdqMhpsZATZJIJ8fMqGswC3XC
qbBRqOa7CN/b9dbLjjTyEiQRgaMQWFlvcRcJsL0CTriGDWvwN0XBzaYCEJqDoTw+YAqYE7Z/KEVsNK4jksOGcBW8is5GH6RrwffgUsjT82gMMpAIbBYnW2bi
HexYybfiIflJtr+Z9nQWFpGtoc+MVgsywf6gAxpJYYzgAzzQvB8diHkBu1uAVWHtRKqsEy2NyAdwLqZU/NbUHX5k1jm8dL2YmkX3mN/so6ldTAsbKzhuIyEX
coubMaNsZutIkkUuURtKstAp4F23AsuRKPR9ydR/7J9sMmxl1dK12SkWTE8SL7QebhRjwnGNbBr0Av7L7EAb4F/UzcJr1gv2KqvPMYhcZbXMoVqtKLdoHRwc
yuJTdIAage+wo8FJqgz/QfclL3AUm2FG7JmYtyAex6OHaDPzECKoAOMliVAuThcMRTrjK7uI6UF6k6so2tYL7oG9yL/FM615eLxRQKrop3t15JIlnexm3Lgf
kydYAe+iLEkmWIf+zJNSLtpnO1ySTj5QG+zDJU9D18bCH44ieyr8xPZwJApf23oCkaUEtAGIqgHm7O7KBGq+ohaDhqQZkwovoMT/OxWsC3uDXnixtRo7nNgB
wV9Lf0MjHT3Y3hsv4YHsIaYWqks1NJfgX/a+6E5MNVIVp6Froj4ohbzGTnQbzAYm0Va0y7HQ+JAdRbUWXIKPUZWwP9FAf+n64oZiNZPGbrRY4R62Nvm31IYs
5v5MaPKT9oyWrkc9hvfwa0EHsopJMe8obs/WwJlwOzjFCkVdyRD6SkkLyoAFYBpaj8vBJ8EKatvOYqQNbcgCZnHIs1qjakyueTidCcfb7oNzTUZIHjAPsBM2
tDUsPhpTO7T5WlBcUUOqBE10XLe/oCi2oXk77hzbD01l06zjgJ5+Y3dZLgIjHgU7S95HNWQL6D9KkgiiVoMjIR/XlKhJECyxzEBsdIk1AmlIAVWXEcHjjBy1
t47HY0NGuBrtEcpRQ/gFm/BCK4sJ/R91Ba+FD6xnHMn4Jz1XPBq3JyetsriHoCM903ohjgaz2aPAiU6AJNg25Pt9I0TG4eg7JUebmHy0zEohK9ri0Noew4Fw
PY4mQ/EY3IDMgePBdzS+RET1h/2EO20dKQBjcV0yt7idBeFLdDIWoLa4trA5GY8bk93mhbgv1DEtbdWYOqQvOEAtje4C1OgN2FWQFvquPHqt9Y61GzliHhh7
TDTdXhOtdBhRhk0W/Ra8oYvAKRCAf8M4EofOMHvACfAMBvAb/C6SY6JIGyC01ijNtq3GP6jVNgYJWkTRS6OD+LbxGXtQ/BJRolvoJr0fCUmY5ZT9NJMFRMgM
FsK67DuhBs+2SMk4Ska/orqjo9Q5lqEuCE9aMmFflBipFQ8q+Rq+Ek2FGH+mjlBDml8NVdM9tj9bRS9gaoMhpCzGCPvjLdRD9h7YYLlvHw8bouXMaywPdd1x
NAMYGam9F8ggu9ByMBx7qD64MZoQtQ40xjVBJ/LB/BfohO225bSS1ZE+8A+gNDe2DCe3hFuZD3Q5/NexF3ejt+AgrEnyqBH0ZKanYxll9qyP39uyRvLKxLEl
6RkTk08Z5UW1Uyck7qZ+SFdIqoN31hvMQNtgKkKYi4YlbKOv2q+U6OkHUXPJOBgkjWwytJmu1fKrLUGylpXZliA1uJpg0l3z1vRc0O3yHnRv1hp0eQZNFsr6
z9BJ19zwRXUAfne9BZ3cfe3NMsU5e7JaGg6G7Eyd1Se7nquN9JMtwncu86ziu/zg/jmBff4yxSF2peJlIJXZlWzxyhRr+GfY707jVzun8xP9JGWmm+VOKV5z
36QPNXTCBH5nemf+LivzS9Wj6UhuNF+OvnEJjAMCrr93L7fS7+W2ebry4/A9zy6uigwtu+77s2x1YF55SdlObW/1lawPqtFZVfpUw03FuGANTaeKTZpGwSKt
QDou7bXmLD9V9UxxXDs2Y473BrkbqFD4oUMDeKF/CWkVmOUJC7T37VTtSl+bxqUpU6TpgxQK9gkmzv2utp7aTowTZCpnJVnnmew6hxolNoU1feu5xkExP4Cz
MlNcx7hZXAcf5d3nmUGIf06wu7d2+WM+NdiGv0VaukbA3eRZiOJkrj3MAjTEvoNaTm4iH1kUYr5ntnPwHHsRbgCXcCHqB24nXYEz6DugonSY6VOiE5CkhZZJ
pNxxnv0CGpdWoQpQah+lO68fKDuZ1dmnNyyV1dB7qGL1QX1tgytrHvND/XtOnvalrrnmqU6hHKQJNxxTjFIVavtmHUm7xw3XJLScp2uizdD3zH7hicsY416e
9CbFnLlO2S7xd+1Kwx3PB/0c1Rk/q+6kq5mW5dsjma1zqcZlPJLb096Cd6oh6kSdVfNV7TB801Zk/a4flnWqfBVfS3ZCPkifzrT3vObvOHmpQRomd9o6aH5X
j9He1u70j9V2TTIpe+vbqFrqdalA210F9K+9nWVZqrbls9XNUvsii7bI7bBi/0CQKJCpaOUYVX76UrheE6uorfuiSlcJDL0yPdpUdbSmo7oH/5t3uHqJd7N3
HXmTeVvxB71Ym6w8nrFFE6Yfk/BWcUC12uNXnFXytgPq5sp/dNekJXKdejF/MWGgfY40MzGMaRqY6M70fXVe8TTyzPBGe5YrParHUK9LSW+pZlT9uAeu4dIE
LSe7kpGte679os1UFGlFGXmyptokboM2mu2msDjDlS5NcuYc6lJ6dxKVfluh03Ep7VXTvVnSr0FXemd5e8NTw3f1R/0y7VxDu6zBgdH+2GAnNfRYeEfKbvUd
bX/5XIVC8V27W5lA/eYZZO7DC+VZmU3zO6pFadWdLpcs86RRIe8j/cLM8mLDYWnbgvrKgQkJ/vOkO94AT3IDPHGVvcpHB08F9gTi/FcDvxKbuHtxTYPzvXfc
N9BlviTw0DuCa8h1C0xwaalRfAK5ziVwK71uchO39U9RFWjmyTKk3RSQ/93/QHnNk62p7xXwn8Az2T2uCf8Zrik6QpIyFWS7ar98o6Y3k6wokNXm56SXpuzU
1sgsiu+gVym41Bzlg4TLvFyl98zyhXlfR/RSWtwj+EGgt60bqY/6pPjZIF4nnurZ2JIV7xcRJtLRlNSncpntdJu44/gNusWuMtc0c3Rt9BFdB+/iz4NayAl5
5grIATfhXLSb+p1aAswghgzWv8p8KRVrFulrutpoWhood4pepoAaiZpoz2fW9gzX7M24If2uHaftmXJP1kLRXb5OM1LeBDCaLckdvLSyE2mo7JE5N3Gd85Lu
m7Y4WaeYr7umdmie6dMUu2QzMg9pHurLFbR6rX6D/pr2XJZduVPbTr9WG6nrYpigHauL0o427HOP07wwnNDwafs82Z7F6jGyR5obkueadbrmulKDSlNTOcnw
ShlQGVKPKqxsN1V3TVblBO8H3pWxzccE7JVtlM8y28smpLfOaCqrUC4s3+kO7NiO/0hc5K6ofK9RqrBCrR6bcV2RrD7FhdqObwlq+WK4EsntQM3gvLItwRNl
ZwK/l7XJf2AypPzi7jEbwV+yNr5e/nf8OPLR35o3++57VrqF/PbgM/8JzzVU7mkHBvJPy0Zz8712/MY2zr3LH8kvDIRxLWQn1F3pf10r07O4V/FttInSa94J
mm6Ki9oerleKF/GrXTMVtPOwIg4lsNeIyRufOUp5IUXpteLPqXuT6dTznq+Kr5J7KYnuCPcuT35iK/zS/Zb8rGhV2acyvrJDZWxlROV6uTvDn3oFtUxlM89n
lu63729S+ao8s7Kswrm/t+p7Wi+ujd/r4qR/qlIr9lWOrjTsH1dpq6xX8VMd5d9cHooheN83UsspLqp+0/RGKNGA0zRdfP2TrmSmQIHuFvmTv5Xx1NvN+cve
y1nTNwA+TvXHt9Y0UBg1tTTvXDLFFE0r7QN1rKFSE65Yzu1J13oCrrrpL5wz3V105VnJurPJxekzs9OyGhjSVQ80D3SzFJ11tzR1lFFZqw3/6Ndlfcz2KTrr
RVkeg08/Rb/MMDfbY9htaGwQ5sbqQG5EVoX2nKq/oSq3VPcoVDMHS3+m13Snq1pmZgiXyZZnVlf8oxSTxdIamhT5EPldryJqpcbm3JKRKWulPK8txF5yCut0
5dpXfNfAQn4aFcO1VW8Nvss8q7Jo1+YskR5R2jVNVKtlaxQjlW8yg9JzGTHqbqn1lN80OxX108O1M2X3FU0VizS3pXMUk+VLlHfihMq3kjHyF2nhqnLqGZya
WSvp0/8qOO+oJrL3jauIKK4KgkhJSJCWQAjphGIXe0Hsvbe1rGvX1bX33mnpU25LMkkmIQHEXlZde++iq65+dXVta//l9+ecmXvPve995nmfzzlzJmGPsB5j
SvWo1zg4xTXZK/Xjsk65otxf9NVBuJ2Uu1J/WDlPGa5ap/xbeVsuVWn1DdR16s2amaqUrFP6Ldw5Z6i2m1ajm5Am58z6y+rumkLVAKVOfSEnyb1eEqIzSRtr
k7S13l/0ct0/2jpVL+263I+aQo1YZ9T/lzNIPUp/RI903XJzc57qB+gH59VorylPafSaGN1G7Rctr1+TW5XXOPdGXmru//LW6zX6Cu3InKbtxuszVU81Cl2d
okx3RbYwJ0K1QEfJftjD022yrqSIKzcOk97R3NC2NWXruqrUipWOT6ipQqGqr6ywFnM9yQb1NU3T7Pa6xpqN8Dd2VXah/VlWBnmefT+lheaooir7beoLlVYl
UP1ay/q97hb8e2+TwPTaaarrilfyauUBxRflCWXYgW3mLuJk5UuJKbnHAZV2prKH6pA6RjlRNV3TkV+eo1TVtRmpealR++YrcjJ1aXSKPHO6/JhquLvWN9Lb
w5Hoe+H727c560bWd8Vm+9mss/LnGS99HwNrKlfz+/39q77zj1XvVQOce/ingp7KDoqmgauaKMlqfpqsnqpXoE7UU5NMtuvYwK/sRdU2Pl21UDZJxihv5WT4
Ej2jxM80QPlFMVGhkoms43XpWZcyIyT3HUZZLJfK10+pD6+or3N1zq9cWmY0XSDv7M10/ac4q2+c205VI6MVWzm1fqi6lWaTqntOB82hLE4Tr2mS3oA7YK1W
nuH8ZJ3+mPZYzn1dO+0IVQP9DL6r85RL4DrmSiARfLjqiKOAXy99w+/iLKrzGStN3chuxph2NPOq7YQgVpgv0uIJ8EfCQbwYr644DBgLDRJxPIkDNcZpkZ9R
quEWm5hwHDdFA9Ar9AuuxWNjmrFXTLcTB1vv41rLSnaeeLIj3qF0Rlb0B1OkT1Bn113RBe4B6IobkhA0IWEIrEYx5j4gNfW1/R7uQVKgDhSBCWzEingsJmmg
EP5szDGryApbxwQ33SJBINyLG9sY20voNRZS//1UHmT9Mm40NzVxOfsKackxZLYEUCO0HI/l6nN5MJJJd/oE7yCPpcxxZ55rHWjj/AXr8CR4GPXA4TiGS0Gd
IA9v40C0LUkCwjiHpAkM4L3cPphLJjvmZjTOqEfNp3pwGjiR+wIHOSK25XGndyygF3GpXD0cY+JhGXcMilxG8yuuPeSBnkjZk3QrPNban2yAy402R2hJGMmB
CWxzlxc0Rm/APjqKvgDUZC2VZJwGHwiWc2HWbByNWdCSuMzVQOXcTuWbwph++BCMLvnN0ihWnDACA9E6fBhGgZuoLdHBa9IbYDiimHZMwZ4G5DkOsjaRBtNk
lEWKx5CfW6eS8aQBumvsSy5SEZQn2L9pdkf0xV2JZHLw2S176/AyOp4YKwbF/U6lgwO2BtYwKgsQa/uK5WyNqAlqga4aWpA2LELP0BvTwxITTkIS8ekgtx+G
CvosHoKEaKalGQqwl5nP5oHm1QYOQ+YtOMU42Ja0yPgne5N+iUdVWETrU7+UjaIPCa7RkeQaW73npG0LqEd9oNoCT1AxKnDKOo4dyw5Ft0Ed7o3Kg6O8pqPM
B2kUaAIbk32mA7ApiSGH0STh+ZJT7A0c5kDYws0uObfnBPcNFYotjhdwK0gmvl1F9Gl2LVUEacfgstvJd5nFlo/WDUY/7EMe0sdIY6Ry/gqLXbfMw2JWCDcn
/y2Kgv2gg6sArwx9QAVroAXAxj5CE8X5rQstcego+tv+HCuc86Kf4d/ACCSDT0AJ/Gpvw72yp5ICus7e0bSIu2AJJES5IoI+NcsRZh8IX4FJsAKF0G3R+JJw
VI/ctn6yamAckcE65EZ7qeMlw1HDmA6kjTjLdoFqWMHHbRQcD+rwc+I/YKTwIE5D2wSrQS4ezuTgncxboQ5oWbNRv39Em3el3+zbhBMzdoMkWQlYJHxkOseV
kpdkWkkj8kTyCKVaa6zPmQT6tmUakwCX4Hel7UkLa01CL+gz9Sv5FUmD3H4HP2Cng5ogd0YFc2er1Ib2yWkNcZigh2gEex5IjEYO2SLJ8BgJOc2d2T+THsmG
psaQOZJDjonQk55W8RoW4C/wT5OKjEANK8oQBMAwlGzEHeOXoTP0NLQocx8Quz7R0LpM4oOfLVdANbrKhkIpOzdmqUNGBsF3LGd7LVocsQ/+Qx+AjXB+4sB9
aewrplHJUuDB99kbVB9QYvxd+B4dZ5eBTmBf/BgGUY1JKpwBP0cfZa/CHiyb+oStX/pzhQ6MFfYE7biI6NOJrdBykAlO4rmgqeiQYIV4vm2b7RjC4AxblfqB
6QlrgnNbIrsYw9Bb00HjQnRIdLKMFTZnD4Es7h0uS+9MtCAaSm0icgxORq/NhXAK3Z3cQ/nADwaTc4YoMJN+jaMddagKrWHfZV7GAMZQk1uPI69QBJ0XF0tt
hPMzSkV3wGHbBVGtub3tIxWFVESNn+IvoAQMt+1O3FMKzTAxzLQLplBpuA4UmbcYklCzVodEv7TgmRNN/sQqcReyCH2yLSnZAP3wnW0gURtiRC3w0dQ7zG2q
sfh6aj/IwKVgGBoonIoaohbWmUY3Y4WXjMWwKGF10HcbgM5gKHGxIyp+psyi06Y+8CUcBydStyyz8RtRS2ak1Us9YVKxFW4MqrAQPwehuNSkw26oCZ6/F9TH
R5EP9yHV1El6KGkFOpuzYRG+CIvxEXDZ2BbuxZOMQ+D28sfB9fez8EBIRqwPIXXwQBIpeZvMmAkORWvFO2zP2Sv4BduGXAXTUU8yHaUTRH3D3cg1tBfFkQIT
A4eBaMtwtAZ9QqeDDrzANp/+lxGTdkQEVosSxArqge0DDjPvtLbAieRLw9/wWhaiF4CFvdCevcWt1iZGWr5Q7+AjOg2/p76ioeRBxXV0jz4MZJYtUQ+sc5GM
rW+xMpQlhY3C88FmlE9akhLDT2QEse/uZikguy1FwALTSTHpS+yWP3fPgLvNc5inoD+IsArxnLhkY29io0ZRbdkkMA+MFy0RTUfvwUDYh7nRPBc/t+XCXHgT
NSFp7D56LFjO/ETtoNehiYCl5jHpdAY+a6k27MR92HTxepyw/45gGeVKnAkmoQ7gN3DfOhBeBP3MmdRvcAdsm9gcn4cQufdAdK38OAxHaaJjpv1wIXMVpOHj
+LjlT/AcGfAndq5tBDkNR1nfGBvBfrZEPBDJERQZDT5mOg5jj4MH1CaA0S/Ma2bltvmJvdgb8ClqSJD5BqhCk8BoKpv9A2SQWfhi3EQ8zvxnsPeCuD2rB9oe
g6llp0QX2L8Sj8PV8SZBO1ucRV0yBSG6FXsnjraKDA/xVGs5uG8IYaVkO2pIAVTEPCv5XWAy3IRL6eFMJZYSV+JoZERrqWHoLjCiN9b1TBzTl12N3wrnMDVx
9cgd0JX46ats5f4fpn+CPnseY+p0nIp+zBbYWmIJUJL7xgPgE1NpFYNp8Kyohv6rRMj8hYMaE18y3BBC22ww23yOamDOor9beuImJHXNH+i5cLhtDWtHEcH3
8nvQ+Tj0M44keWTw3jiKQ4lBR5US1lKXOZmtoAaxp6FG0gJ4LEKyjvZhUdwgqszWCq0Dy8B19A+qpq7AVebX1jFN7wrGoDjmIl1oHkxtoRbC+fihpZFtQ5Bc
Q4GZGonusetFt+ixKBT0LlckhdKvTCNJAdyEN1FCCuHT8D+pnL6P6oN+KAoNty6mLHiX5S5+WOELKrUxe8AygtRHq/AJcz8og5mWJSAOdWGH4BfUbLoedNDn
2FYloQCiKmEoKE/Q7LyF2pEpSA0GRzWmrgNbeXvShV1CtbRtZTqQmvgCcAONo0VsEWnPfqUGlzyAZ9AeUVMwmGqNh1GHEzoxXfdnJ3xFk9mldFvrAGoYDLee
K6epAjwJvAP1dtWB2aiDeCwZKV7PDMcbrUNwArMX3DILma5xLWyF5C1m0GDUHE9m5pi/wstoD0wHpYn/wWfIFwGBAV6GxWAUaMfOhN3QDPod1Qh9oQ8wFmou
/mGNIG3I8/LFMIrtaG4s7s/8idcwRWyDikuME60Gn0qmo/vGXaYUMgfvMB6VTNmTLCmx7sI/xY2UdMjcnHyTJXiZNJBsSk0u2ZVWLvwH+aHZorXlEAmZyoZZ
m5DsxJ9kWXQLqjvdlXRNGgdUbc6hmXheSX2cDoemDiN5xjD2BPubwJ9+YL8Y90pdu4cp/+Iqk9ik79MkLAVKuLuObcEkYqKG0GlUjL2fqx2JQ7Vrg/t1RZD5
sAv5VLpuVyOyDQJ2oaUD4IGA6WkLDc57Jg7a1OQVXAuuMePNoaB50C/P4p5kFcnkaundhi5WA9pjmILaYDXgkIwMdPkdqUkjQDSqhCmZw8g8qxV/APn0e9zT
+RRPSRGkBdJ99p4tIkFHak1yu+R46TcuJLkZGkn8VAeygVwgYy19S4uxC0+0ysvsTgkyJPpK3+IcZ3fH7NYBzgAEVDPraVxGYdwQNKLP4G90Bppq/s6xcHLF
FFE8Nln+ig+LjoR9xJ1NFpxAm5y/c8NxGAyxVzHF0pni90m9K0aTx672rhAu2uGjWzvGgXQyUjonZSe7ga5HbnAPqAwmE19I0GCyXgp2mMfARXElnMRQjR4w
EbKIBCs7jh5Bzlgn4dPoDtBSIaUb2JclK8rX4QpGaq1ve2loyp5Hb1KS2Cm2iWz7YEoXJMbF2vF9lI/ssJ9lEipnmqOD+CeYQM9AfuoHfQTfxE/oUVQPZEEH
UFNWgW5QhRkbqAl77Zbf0S3BAdM07BU0pt5bmgMZTi2/ioYHE4RSumL/AeG63cszuplByiFGURJpGWnoCq+ac9HdlHBLKGqT0pR+Do4Ye++LwX8Ye6+4wuiC
rPNYOAPUsLmkHt5pnmTVktfCy3ieqTjuMtqEgl1I9BWNgGYQHrHZ3Mb6XjAePrZ34gYxl1AIOZDQBLVDiFsGt+IskMhN4nqiM2SB4ymcYu6OwuwFqG0w989y
LEEtiVzsAmW4mC0Lps02cCx6iNXWVoLesJ10O+orWEAfgZOASFJKq/DGkioYh05Zo2C0OYqJYfcwwPAvamR+UJZEXacmozKwOSURfoCzbJ3wcaEntf++EElx
bCHZhDbD9vEbYEeSQhwZmzHDCWF3kF7akIxJ7Gr8iH5H4bY7eJ4tKvNvC6LyqQdxb/FUNiFqBduvZBXmqCGgdWwh9S/S7/vGRuIe25vRE7Y/sKy0JTDx8fHi
n8Bq+iGTgh1OLdpF77Akk4bu0akng2n8KXuRfYtzjc3tsU5lWYDRQQMlQHmJY9AduMzw0p6Ir5XHwRG2D1C6I950i4oGj8Gw9DOCvqmjqFB0UvKE3u7qW3GS
up5xGLTgCB5E38Zkz39QyVm5ZbYeCWPLO8kuIRYLqFI639WLKLhRpmaSN+YPTA9wIrEF/Qn/Jcyn28rutknG41uNR+1CngHsCofN0HoDwRPZVPxeJDU/T1gG
bainoSB2P/0DZ4h0ZLQ0Xfw2dvGWpmSz9SykEciIhtcZyRopVIJCXAcvmgaiMcBtfYfFYhPdHmqoTGc9UMwmWZagQmiwyegn5n7gEbagi+ZLEGX0QSvxUNKe
7EOSeC1dnehjZ4EjRGo/C5+DTaCCmQ4WJ7jRzyyNR8N3sCOdZquz7WQ0jkNSIRWB/gBAtGFLPdcPaLTp99DCsRUd8DlUn+pNxmI7qASH0eXo1iCKPYeSIUdt
wKNJp+ApnaXqaQPaBDBIaqDtng6VO/I2S5vx/Rz7MqdkdyIH9HnKwc51bhXZ5O3hOZ6rVQ3XFcvsrgoXu7ea+yg9J5/JRbka81nu7drNueFtfI6pjrvZHbib
rkrdMv1DzVPLKXsThTQvEVzTTfcO1LbPOuYNVz6XOFQd1FaXyx4qm1RwWzNOp9cItXGK7/opup80Q/SvkwZ4ZsB/+Qz9+PxzigytXfPD39Lnq5RCp2OFdovF
mj1bt1N3gqj1l/jmNSJ+aKC45i5n94l8xzTneBG/xj7M1cP7ybNEVqVZ6NYGGHuEvyAwxKPhN/IuaXv//7K+8k384ZkhXIeasMpm/BdwSHwr85hfob4jHZ1+
27uSf6lsp3lEDvt/lTeUpjuWVcYEYn2tXQ1cX13xrqv6bnw9rUy/NG+pvJbL8XsdV5UddMcyRvpaVCV4J/HV/N9kruO0nQZhlmjtU9cS0o4rcoTJW5tvsvVd
JcTm2e9+lN2Pe69AqRdpO/XI/8093n7XoQBNM5Y6YrnyrMvuV0RYYc9K8p2v7ev6w7XWq84a7wnx1rj+4HVugfu0ONzdKuOSrVX0IxnLmeXI1sYpV2a7/nHP
dcbmvNEuRq24XzMqHf1dtaoe+hWKWf6XJJDZGGx11Ne09b3g4ggPU+zvC75Ia8l7+w7tJXlx7qa2UySJvoN+QXZLf7E/v/1QZ6wmTDvZuzmD4ZvrswoWaful
ftaEuPtV1eVPbTsYRgcrMlb/UFuiH9t2gf42HyRvvsyxNWejIjf7U9Yr+bzAzsoH+rXaYj2rn6L5zLdy/VLwUKtRD3OvkmVUxlRHtxUXSPUHqucGu4YuMK8A
tp1bYPFf4yq4m1XavJqC9HwRt0rewvvVvVBVk31BrVLF6u7mfuQfpYVLNntv6nXaTHRLLVBX28sdCzQm7xP1usA576es35wqbYHWS5brJ+TuTTyte52T7H0u
iwWFmueqsbL2GaxmK2fXlhw47Z4a+M6JpYX8Vq5D7hzvY+UkT4nSo3D7T9XMy3R5hDJNzjRTseaDVuadI/uLPpY9V7HS7g00cRV468if1lneYd7BvuvY5HyU
Xibz+H7jJ+RfVFUBgVRJXnNijTn/kb2t5oG/oap+Ss/KP9oeUb+qvJ4dZg94u1b+od+gJ/4U3mYnjofeR3pn3ml3TWC9oyeXrFmjuNd2h/5v1wxFF0ln+RC+
ZWZvbZF+Wc7F3K2y2Y7beX3brtIdr27Pj5X5K1+AvordOqN2nXZi7nZtXG64/khJsTwkK9tR6bd4p2SHkfO+ndrmmVncaV2zgqG63/kTpS+zNvkfZhZ6/pJE
82nZZfrs/AtqScoVTzs+skYdiKh67UvxJdvXVe3LPqPpkrPB/lLWUFKhfOKe7JtYfb1qXNUtvkHWhqzv2tTcY547+n/8O/39/T/8/bgL6pbKVoFQcgv7FU1V
yz0gJ9+Z6VvnH+Ed40h2FGhH2BnPF/Xm5Dg+1F6be4Ufzn31JvHh7mfeaNUof4bnctZA9x/at9pbukP6CP9p7n7NOk07z0yvwKHGZ8zApZQvVX/P+e70+BqT
C+4/FdW6OrmV++i56OZ5NxfqEMFH/vXy9nqJ0uz7n71X7lK/iVtpC+dv2ZrRO9usln2WnXT/DuS5q/Tj5BN1TT2bE7/IW6n6avupF2s7SJdzoqzh+o+KA/JT
6i+qa97b+qH67xKP4rgui4PSfPVc53Dpeu+lbFazWP9ee00foxa779MGNdIpeaI6g/yK1iUHHCsdzzLuwlRVXdZzFxtktCOeP+2vqPTKWlzhHm5o7r7gi3NL
K3dZGroHuVfxceizfYdXU/mPd6C7UXahV8nFeB/yH+QSY3f1W1134y/Ow+ovqbvhKW21r3611rfEPZnvFgjhVyjSM96itoEi6WdZz6xAtSrwK+/JkPD3/b0C
u+2LOJd2hDda+diVmjae7eB9ptWqk3OV3FeH3r+xcpzmA5+q6el3eRnlSNsD3zPdePdmmVor4yb5Prhrq1s78323HKs1v1e25JMKPK7SylbaElm+tyB1WM41
y1fvedUp1RRXZ8d4UM1dUQzVdM57XLBB6cxP1a5ou0h/x7c0IALLmPqOFYH1lUP1vvxBymHcXeUW/X1tO4cpcDJnRUCRs7PyngPgMm2eYmrNCWWItr5ihluq
WZxDay/onge7xC8KcdAtQmX/cCu4ljJBvDezv3tf5iD+uQQCl7uVfT9/XvWOF9l/cT0ip+1bvKt9v3pvofEw0h3hOu7Vcc28Ws7g+ubtZm/ET/Tt5E6ABG8j
8zT6ivtFUp2wkqtP5L5C3qv8z3nQXuepZ1kga+Hr7TnON7M7nNGuMa5fyCW+xm6qHOZr4NnhLoKh0j3yVq6dmfNIF2eZ54xHZp/u/cq+5WtVHb0K1x4+28f6
fvfV8b/5hIqT7qGScuciPtf3pfJFxkmvTfbCv9r7UNrM/97fxZ3kr3Eu57OrGwRayBfnRPGPPI99VwMi949kg4Qrb8bN8Oa5hlUVuF9X9lX2CHT0stXfa9Kq
ptY8rVZWv/ZPC6RUgeqNVYdqjgRi/X0PPqlVVQ/lf1Qtrb1QG3XgYnWO/5IszN+nWlgrFPo0U1PvaA9oa/i+fPfMHzkmV/+Cq/xG/WJKA454m1Sm6hpVBn3d
vUEzR3OdKHNWkh2avVqF/xfUjLmdvVUWR1+vFHmCNYYzqgTohP2i+25geMlCSbQhVKrB5/1tVKk5vXLH5gA9rR2g5tVdsi/oSnlzzt/p6akNVONVJ3N6+VP1
15QPNV63WDQgM5+kGzsppnpa5vVVf5HRygUyWv1B3171q/KZdkZOaM63zLDshfyxrBneEf7EyoPGvt48dbprElZUermjriTuom+XL8J1xvu/TIcfBWaTY7CM
v+T4zbvLf8h+zdPQ9QYUZS3m4+S7vL35AeozmgcZM7Xb+XG+x9UTq88oY9Sc4lTg15rjeZP4YS633w/XeHvpa70f3A0ydZKrikJfni8xN0w1T1Hq767LU/+r
qefbrbiqVHPp2qGav7hCvqFeXBWCZYGVasj9phnrHuxumvk/+xd3iW54Xkstqy3PVWqk2iZ5R9WtMchW8/cUk7PfKdz5rrw6XXHuiBycPzp/suKE44PutDxT
X5F8UF2WU5NLNL8r7NqeuUS7UjGae+0cnLNPuzi9Yda/mgWazJx3vCQ3oP5MyjVzyXptXkCitWCbMqngtl6Qu5nP1sXkXs5dmuLTHc9TcnNzn2h8aVV5UW1v
Fpyp8RYsLTiXv8FX7L/Etcmul12k/q2yoWeMvq5ytHZsdq47EqjsJV6r8562iITwkWk09zlpOy53Nec28LFpv3ouyUO8ItWe7EHKHo7F8LFLqZqqiVa0ycZJ
9atHaVwu2jHU215f6C93n1PX87bQ61139LOyKPcefTdlck6V96zmkrohl6PaoPqaS2lC9TaPTfUyZ6x8jd6lluX05sZwXSt5zSztVP0wr1yyxZYo8re+hf5g
tuABCXLTOnwHKPGWcgkuEEF0EB5hfkHnoZuZj0YxNxO74cn4MHOo5AH8BIVgJM7bcRm+tkyFnEVALpuOUXqUnvha+FhioArpT1Rn0gkOBwo2DiUTHzwoempd
ja3MfbzKnI+r6MfomDCcTrb6qcZ7Lyd2wV+wkX4D14H97A6QmLDXMAp/R8PN8cwb6w1GY+4snmL00UmideZRtttWJQngLdY48gLEghJUTLUih4HX5IVqWy3g
sQW+Zmn4FvyMLsF6lm/IB8JAADQok4h/R6OJDQnAUgBhBh5h8bMVzB60ZlOBZQT8WNoWHaay4UBYiyRoK90PdCLnwTfwK72GeY8luK7ZM/TRNAANt7rxANBS
cBN33jMEXQZ/WadQo0vT0azQvWzD/eshC/rDabQAhtMjoBbX4tYkg3TBY8mNiiz6BOwP/sRHmQzyomwKbkLvRAup5lYfNQsXog1wGRIZhGQrHsEcDJNSk/aJ
rJ/LV5gi2PvUF/gbzrYq2ZiEaLGvolDcGBwrqy+KZb8YymE9MolFcDeqRxRMITXMtN6y13YSzDSKaQVbYWjLltH1yseRJXEyQ18wGBwQdMPvEiUGNrYPNVsU
LQqHL3EWWc7eFhbjnewbsLVkafyB2O3lB9dHgu6wRfy/IBJvY5+yNlrHeBO/igAYz8Ayh4m1XRMdoIup7mgFWG7NgZ/QEfad+SQ9A/5PUBS5m/5I14Guxo10
pOU+1DEMHE5ZLBRsUfENQmonXFByHG1BD0Cy+G+UgAdb97GnsTA2FVVSDckeZrBFHveUbS/aBDpCA/ofvA2aw9ZgGdWJklGRsJgYsY0t25Ng/cvUk7ylksH/
Yj6KLrIJ6DD9w1oER6Kz4AtU05tjm+DG5aFUASthZ6E1VBPjOLGNjQex+yLFWeK9xo/Ng0Vgq+GvTC7ZDg/hE8EaHgPLYRwcT+KZIXQL0zhiNI3FsbgTCCHl
9HCwiUpi/wPLQBTcbtpp6G3Jx3vRo5LO5E+LgprDHrA1tm7FReLLIik2ge+iBdEuMAXoqMP7V2IXKC6fAAQkMf4dyKHvlIwTNiSlDXWMhBYCNfMC3gjuLxU3
RSMhZemCDlEr4wZWdNxZhWh2v60Icbg+rcXZtr2CMXHdcSVzGew1Pwd9BSeoOuqjqY4tB1/wSPIaqkFLENj8P7DM8K28ry0CZ5B5MIPMBx3IZ2qIrYLujLZZ
ym19SAVjA80oI91s13m8FDS29LekshrqExtunMd+gHkgkoS2klrqic+zM0E+2UMVQTkdRh6DUXC+4CBawTYSHzD3Q0/j/2ObsMfDYsF08BztRuegxdwSPGzN
GL3oGfgEstlL4H5Cb0MAVYlC6MGWVfGzyqC1o0XCJpEougz2QFMSF1CvoiJRK/Ivuo0e4cGYg6sEXyw1UAsuoxeGtXAVHkb3FhAkRPcgACWlk+BqTO9OiBiL
sOgny0uzhV5EackQPNdoK8239ac5pppegvL311hScANbDhNjVZNbYC5+Y8smqexUqjWq2hGN+pMHce0tHWBPpj+dIhaheNYO/6j4G04F20G8ZQwaQEaQjaAZ
SRUtpJPRMnYSDIdu82NYjJdR1aBbuYmmDSq2GTmFf8Gv3b29i2RhninKRZ5czS2nR/cMWZPHSB+o/yOZSlbZD7TP6Ckttx9WZHFc5lr2rLtz+gDcQzotdYyd
wgZ6mv0rvRkoreMtfoEE8jhC0Mvys2xC1k/otPg30j9rFInxL64JD9z3rfdxgfzAFHkPouNDXB2jHSAsa3OlrCbN183bxAf8of5lcpNzh12U8DvV1BGnLaya
4zjme6ZNDDSvnFzZwr9SqfdbfB38nSuL/C9lOSlK8Fg9K1OO0hRtA3Mqt1Xe9iqD9y3+66ip+6gqln2g6k3O0DBISoW+XjEhvu7eGf65nu2k2JPCR7ijXHcq
5dilmVL1QvXK/0gX7QrxXUzrYn/F2VwxiX18KZaDmqee1VnbuPrKzdQKu1yRpXuieqVsIJ3KRaflOAy6XdphStZlZJq44tE3z1V+gv+Kh3cW1IzNy6l5UnOv
xl/jrjnS5jZQOstdci5Wck16sapL1a7qfwLfq55W96xWS8MA4xI6zeSfzAOyoqrR9lVVdf5zfq4qs3o9Csda337/3MrHXHjmZlLt2GX4jl5iHSq2j8ajEd61
2ukB+1CZ8+jeQvK/tHj7BNiK68EkGaxctn0JHoLy8T6cYU9PapkWRd12tk2lZXrjDGlX6yQUQ+fYm8C4ygH5BrfPM8s9zJ0f/kKhzljET3bVpcd4hztylBMU
Z10P3Hpfmu+F9EhFR7nE0SgnufKIXKtxogkaVjBZBsltEsplymYixpOHelg7gBe7T3jm4TZOiWeJozCpCr90OTjou1Ip835g//buctOVRzPmQbH7pmdp5R9+
eXUp39+zqqqv9wd/S9uMveAdrb3mP8f3dGtVkzNPufc5khUZvCVzvCpJMzg7LvOEOld9XlWhPK6GupuyPE2xxqswa5AE0he1C6hbFb9qqqVRWefUKxzzNetk
vrJjaol2YZvrci/+oHmpidLkKadqu2oidGPIUbVDs5j8pZqn6af+odmbU+toSqbbs/junnVwvWua5oDyjHqc64E6VlMnW5SyxLGBd8AS917XXuaVak7qaVFb
5x1ZpGpp9rnoCPe7xKcei+Q7V6bsy2/SpvMhfCN+A2chbeQTs/4TVvMfOb9T57qrXKzuC+xchO+4t5nmvWaNuwUaoZvWZiLfRd3b83NOuPRZxiC+CM50bmiG
bcu8J1Pey31Zy8EhZaErMXO2Znny89SR8rVZefIt2jYgoG6bNUbRnH2QkiIzakLTnyjv4eqsF7w8OdbViBnoOpcwPuOPjOXm2bIjsn3Zq6VNs/tntfdcc3R1
pilUGqYKVs3xC73LfIcCJ6s7kquuzZmLfTtTVjvz0UJirOQdG4NEhD3hfDvtQP816TDXGvKTo1xJ8XWB+p6L3mf8DG8RL9BMdfjJ8axbTKmdsv/sZ6l6Vdvc
01xq/xNuk/KUJllbqeulKdMkyCVcZ8d+VxfPQH+5qzv/1vWH4hXv8ErCcnx78Wvv3mq/tNa7kGvpQ77+kgeZ7T2DtJs1cfZDimLnPVLG7URq6V/2UehFRjj3
ih4MbrgsqtmZy1I3y7z2Z45zjhEuxFvLdqvmu33ujclhTG+4UrrbHUdeJqS5D4LejtbMzrJYnAi2w35sS3S/qtYzu3K1d413ifGT55y7jayXeClfBm9Yh5JH
lTO9rSUBzyar2F1MDmcXocve6eS2vYxkgDxXKb/eiWzrnFH86UyNpn/8/CynN95DBImuaNl4PAUsgrXMbasZpO4JtB4L9kEFdpTtBMeC3XGkeHNFlLgUPwN/
WSLBPaOiQtOqDoyOvyn4vGoZ3TqhPxkNd0Eu7nn8fuBC/5ihVSRm0v7F3wwKQ7HBicaheFCPbNuvRik4Co0iE2Ef8BCfNC9ANaVvQS78U7DMMpRoS+5Yktke
zRJQGt0IvrAksa9iN4IjG8eKt7VyoSwYAs+Dn8EreMGygOkF88gEegwTSa6iUag5ziRP8GpztlkVvwvet5XhycwkIBcrBKfZjmROMCmupjaUCQljagP6kfrk
YlxysN+HkxnYDcOoBtHfQI3pBTPD+nXFXPxx3zTRMFwoXIRSSCFtNPShCc5MeMC8MJ+CaymaOoy342XswZKt2xMFX9GX4FU39C/ojM9aI2Ac/R+9xPYYeah6
pJaew7yllMgMn+Bo8AEOJm2M6cFUepSmUY1AkfAi8hy+i/9Fd0DQYCyggi+TtAJwITgLFWgFvleuImEkqzyBzEe/i0ZTJ9Biqx1lgRFwRtwLMJgeTEZSVnSc
qUc0ZCNuZhKSPCq5zM1mITkcSk1Dy9kv4DgKiem2NzlxKZpHLbMlAS8ci5biPsZBZAiRQ41pAr6+9zjbkG5Stgn0iGwPR5tPsZNBV3jLkmNabRjDzEA/4M/W
jdYi8v//vTmPGYMNzIAlbDYJw79AD/s3mFPekq4wEvN+iw49YP8HlOgjnoTfMyXl/W0CskMQTsvIKPMVWI0wuru3ADihjgxKeMCONGwDU+A9cI7aInyI/gMq
lM/copokVptXG38HHVGKeVNMMWrPOsBto9p6D7pNq7GQ3LaIxJ9wKLseNqZbWUNod/nf1GVQCo0ULXpPXcGv2EiSDwcEtaAhw0VWWgub7E4iKeVLaDlZt3ss
ZYsdBHpR45ksUn9/BhwKN6HnNMumisYzUaSWacXco/81t4frEWMbzPSiikhn+Dj2DdUPTbeuwrPAEeF7dEcYbb2PRpgsxn6wSXDW79BR+hKeNDQXLKjX1Gan
XNYL1HyBjHyEZxP1sKh1KagH+lt22S4yvwJUMSbI7NloH7hn+RmxYAeMBVLyF7uS2Y++Wz5jlWgN9QbW4jwyN7jGy6DX9mcggwwCfWwR7FE0k+odE2QsMIoU
lh2GpRGt0Cbqtbk3aU8vQPeBzhSDX+KhqCcIwIXUbaYHuL561p7VFb+hm0wbHI03BXPiHRwkOusheGKPuSSJOYPVpDe9vOIp+y1RRg9HAtKPWmK5Yr5M/1Hh
scW2OIJXCSeE3DRhHIZ2YxcaSheXHkRp4BpKNd8Cz6jmBoIGgIFsKO5uLsGRJT8oFEyfadZt7CP4BNTA82gabE2PIR9ANkzGBhAGy8z9EUQfYRMyHfS2FpPX
+BiIorZHMrQZP6CfmhE+AfbAgWaFIQJlm59SjQ3jrHb6X1MBYtkSMJSZxzzEHfY0xn+BTLxGsJDeTd8APU3r6M+7qoJZ4iF1l2mJIqgl5TvRFdQJz2c08Ret
T5kEsgatBTFQYIuB6cQnuoG7EQsIIzdQGPsJ/USesMdRk+B4o3UEgaARCq3oJPoPWne2YNYYCtmf0Qt6JVgPe5X+/xeE9+iO5ces0UyCbQz+xzopuLr11nTh
zzRkttj/cxvZDmQKeujuC1ubQ7z3cIYxzdJKdRU2YRV0d/wnsUA7swTf4a6xIzkxk+AcmzUG78QXeWHiGOFLNImuE9bhEJ+ochVIoxnX/KA2NPY/a+6zW9FZ
m8enItnUZZ9JxGKVsgc/x/mygnb+CMT7x5eKSEnZp9jFWOamhCJqJFHYi4QX7Wq8D/yUDuVllumpp1LnkR/KhaWXLRAJJQNp3n/Cfl5W7hqCPrU+IBtmkQlU
hCI7ggz71BebcyEjLj3Mr8eaihxXiZbgfmC2PRmOJDBxtazS/jfVT7lX+3dm49QumbXycEcujtQ0ciD2/wDg1dqY
"""
BOOK = """
UEsDBC0AAAAIAAAAIQAknR+a//////////8IABQAa2V5cy5ucHkBABAAqEgBAAAAAAB2FgAAAAAAAO1dzZMkRRXPrJ6ZBUHBMFQIkJ0TqwERfIUEH8t0nbzx
cTGUMMJdQlZBgcXle3Gmq2uW5Q/w4g3+BP4AYfo/kKO35ehNLoQhwpQzU+9Vd/66XmdmVVZ19XT1YXLy+2Xmy/eVL7P++swvn37uea3eVu+fe/HSG7+7cu6J
7XPnX37s3P3b535/+cqbV1547cLlKy9eOk7/xQuvvHHpKP2Nl154/dJR/KcPPfjzBx+6/2f3b+9uV/x9R9FPUzigcJPCWyj8IYX3UXg/hRGE3M4mpN8E+RsU
fl8o9zSkc3saynE+t7MB5Z6HdA4R3puF/Beh3ADiWP5mS/mXIB3h5frc3mUoh+1zuTco/Au0j+ugobzr+r0FcVwPTn+Pwi0K37HUuwrpe9ocB497ROEupHN9
ab5xPrgdrc32MJ8byDiDBrAH48HyDFh2G8V/ZJYPvU+egXKh8RvjXO+M0A+Wf5XCq1DeNg9N4+l/KOT5QHyz4VVdPNwjQA4BLgm/GF9t+JdtmXEGUN9r1qtK
T38F8dD48kfolxkU13sV4q549Cakb0H8bYjj/PC8vw/w4bpvQDlpnHsQIv1JKPxWm3CNIMR0rpdoMz6CieH09D4Tbl/6wetVdX9/Be367sP/wfzY9tOeNMCH
F/fjy+f/AOVD4Snz01D4t1sRv0YDM474Nn7E7Ncm57wC8bp0nuWQunLCt9CPlf4C4INHTTgk+e01y3g4neF8D/Kl9U2EceB6csVRVJ5+ncbxDSXzeL4G/FFP
mfBIeM7rZ8VjAT8zbVZgeJPHzfI2PGK670xvoL6EDwiffsIsJ63vW5Au7luh34TjMC/cwDWCg+nKuxQi3eB+eb25n4xDHteTZj6O6x2IhxrP/pNmf7wfcP9K
7TL8W3/Pw6+pQET4W+A31D+keptPme0XdJPyU8d2eL9I88PrMQc/hQmFY9h3TCekeoOdPNyD9Gt7ZjrW0zth+tnfK09PaWIKPk4ZHFdDsz9O10Oz//EI4rTg
BV5lLJHeYrTX62fl9Xr9jNIhHko/i+414e3l8PJ+6uJ7KLlcwlubfC7Rdxt/dJVDrXI7DIzTUX6/TvK7Td47PG/GXefTJv+Fkrt4PL1cSHFBLkxpgDZ5xVU+
CiXXdF2OinZMeYULIB10lVvSUbV6KO8kqKBTC1r9wGivtwOa8XW1Ayb3LYaz57tmelN8d/8RcxyI9652oq8gHcfHdATHx3RNsmclj5rlu8rvx8DvcZ/b+Cn2
j3YPLji28O+m7B8fkv2D+ROvJ8OXklzmyzeRbmH5JBCf3ad2UP8fh7IvCOnJodmexE8TV76L8YPF+ckB7IyY+pnkHhbrrv9tkf53WvSO9D0YB9RfllydfAvt
K7OCq/yqhgJjU3cuhLM/T8t/Ccct52nJI2b9ruJ7W3w3Jb67avwt+Qz65fYD8Z/kwOQraqKMuJ7k+3Ldz2WVpxzbFXtQU/JkSvJkV+0skpyX7AGcFFa3m5gT
M1B3nYSrfn4/Bnxflp3xQ8JvSW9Jzi/uvy79FfUCAY+s8j7izxDoLwG0Fed4ZPWf2IV8BXDxRAjyWzS65yRclv9F+rgj/L58+VNI5+6R/yEixBRO7jbqd4Xe
RxXlmMpy/y60T6ErvcT51eonRr1l0ZXkicXt15bbdsz67vIY/RObHW3E+byF8sOJHPm39uS7SqKLSPeogk4W40NT8kvy5OJ2u7L+g0k+P3X9lvR5s15l+clx
XLy+W+q3JyH7S7HCGyU537HSMYn+UPub1I7Nr0qEk+Y7moSBRxE8tenuU+X9zMHP/8SUPzH5uXW/uq7niMdz9iSU7LBYfiMeGuWx/2jHrV9N/XZlXAMYl618
FGcGHIXdjApgukrOlsLP+ZryUf/Xk6GQnpWmq0l+YylSyeZsf5Kc0/uzmem9Pxu1oxfnF3aV3p8tj6+4P1vTdnG2XyTQzwhCUd6DAXA62smX7bfG6awPMlyu
+nPvp0ZxQc+T/NS4od4/zay3av5pEfmnrTvf6M/BF5dblXNwrczztp7v57/QfH9dzsdd+WfT5+Vol2n83JwTYoCb+0E7gCtfmqsHC0b94Tn6Fp2jt3We0xX5
NPT5zhweMWLH0C6DI9glcb0iOO9Ztvzcn/Pkv3U754nivCNJXykmgkYQyo6uE9Nu7I0/Fe3Voezuy4K/aXt7pD4yyk3txkMh/WxpumQvjiZh2pHtzqNbZ8e7
KveHJL+dUPeIJHoY6j5R1fsre5Av0VmJj9nkc5TDpftF4/vK4eyKHrRu94rq+rH194vM8lXloXW9Z2Tj66flvlH6GY3HVe6uqLdWvXek6d5RT5fzX9t0OQW7
1Wmlc7XPfdrWn1uyZ1XWzxu2bw3IvtV1eaErfu3J1cXtO+PLrgmPDV/QD9N2nyEiP/Su0puq9sWu2MmmfNW0P7YlH4aeB8nPt7ALxsvx9x0/Wd5eV+x/Z8jP
V5Kb98+X9z/eg3YpI4rbtatxe+hvW7QzcWtHmn+rHy/Y5QbUn6t/po7PGvDZ/STc4PH3K/UrH8UXKGXbgEey16WZm11vnGH8wsL8NLtxYufr/TDy0PXd21B8
tfY5neBvwQ2cNj+LLdWfxy4aj4b1bu8c9nwpfEWDnvdHol0TjlDnRb78KJrsGeWjbAhxky7r7ML3yuBDstPWOxht21UyiHvbUyzvY6yLHaXp9zG6YpdNKaFp
u6ntvYyI7CBdxStf+t/ryeX1nfkE8B+bfhyRftw0X1tVfS09oIZA39Fz+gjyU6t+Y/Bb9D9Yl3duIrCPSuPpyj2SZb9vU5dOrsq7NpFyswN3zT+y7vog/W7K
H3LV7J6pxf5ls3dGk3b4XGX+RPD6+vfZ7IL7Izf7HvM5WT9E/jU0+8lGJ/ws1Hlc/w5VHkr2+TG8rxFqny3r/SkN537Lmve68ndT9Is7OBOHPbfRcbN0zZX+
7B9Uo1N2OdukU9ezj07oVFU7bGGfJkIztbvuWMqPzPLZ8OQLvHXfQcN1Y/q3bD290PfATutvn73bCS7k25rwrqpeGjnrffk6rrucGg3NuG19I1VNHnNd16r0
Kh15y0HG+q893yIA2e9i2XwlPbCtnxm/ll04Wc+uv3sXsf2ZxwVyVjqqdl6F+6uu/oH7SQM/tu2f066njg+6IX/57pN92iddeSfQOu/ZsvTqxfN6PRs9cBwy
HcF9OfNw2sl8++7nCPbfZnZw0k7V9wvT0eLxpNR+XTg1tdMcn7fhu9l/fTq4uL996s+GT+MD5Fc3zs7WCw3XqszDPsyDa700uzGahSfKcgY1E7/NhDePT+cn
H8BMfGS2nx0c7wWbftC/c2im9+8cUjt6cX5xrta/c5jHhQHqh8vb78o9stPyzpHr+4ad80cF/6dl23FO23uGte1NLfVT9/3CiAq42sXwvUJbeTxPSbM7TsJ1
p+/L8oMP7i8X+B3C2vtu7pwD4oivB3eX9tfzWTOsy2dXzZ942d/Zs90v4HJI/4PZBT+jfrhd5AM2ug/x67TPQt0nmT/PvMco1xX5LNQ6p59SnLub48tu41/3
c70xzNO6n3+lBzY/gLOl+b7nMk3ZQ7sG1zj4edRHRr79XhTaC/3Ko/9Jmo36e6uqv7fatly+1csLpePwvXdqlxvapf94judP90dGftV7onX1u5eFcl29L9q/
w2XC19X7o77+io3pf5wQU3/cfk09MD1we0d8afaslu5/NqW3sH4X+j6njW7rHTMd9RB2C5nHhzB+Xwin5CdbwNEQf7L52fA70Eptm+0Q39JCOpffVBc75Q9+
WvfxHB45+oWH8mN0xWeb37dW8any97buT0+62tR6+dIPDe/VS3q6gvX05QNN2a1s4/a1V/E+U8I9+6rzzO/2y/RZmvdt6v/iSYIrvoT2h5T8DKvjXfl49YrB
y/Nb+C0J7Uv2tgXz8KwxPvKfs/nbaUIYWznFiHWE8cdnTtK+dv0OxK8pDK3v9t9/MEP0G084rs1yvvo16tFtf/+ht2uY6bgeob/7sKx746njOyZdt880LedI
/fM9q1D9hvouRFW5WbIjVZXr8DsQEj+u/P0HikvyvY7L06dyJcab+a5oT0/N9NNqJ26KDtW1G7e974t3BhnOivsT79GvKp91fZ+lMT52tbxd6/rumv1L66sB
EHy/vmv7OZRdsK79SSX17PnLsuNI7zWynaYteUm6D92UHWqLxlf1HRt+P39pdsaDsPZKmx1NTcz+fO0xtvajic2Od8FoV7Kn2s5blLoI8S9unR1XLyea6b2c
aMLVy4l52JSciO8d++IFvo/Syxlm/qqdF/F7lDzv0jsVTZ3jqaRdPov+BBnwtQz4WUT+A71elf9WRa9Slu+CnbZ9rCY7lfrjfZQV+2dY2j/unywzAdDq45N9
0nW+gvStaX7C7wrb6GtWk65mRX/l9E2tqB9EWswPJdT0b8B5muLxxYXzsyr6eDZHF8LMl6sfCPLPLZrXqnaAyPL9OkX06Ij+GP4Xtve2spp+FqoY741a7Uzx
0Zy/iPwzbPaCI/3ay4+jbn8R9Wcrp9UXD1DK7Xk/hZ+HEef8o9+Ds/Gjcq8f+3fwenKIfMR2jwrvk9n40rrdn0K/j2D3pqgi3pcKxn+/hYSY+plUuwc1Ry+K
9k19cGnz6yjHcP6cH+yn1H6x/3eM8sV6wf2l5uUVLhlTuE39V/TbLsbBHUvjLPqt5ZfdVblV8sOeznsYuRT9rJWoX+eM3JU/o/9n0/xc4osaBzTlXw+cKekP
ybnte4qrZsfOIO5tvx6Y8dB266b2Yyh7Nc4Tt+9qpw7FP0PZp8dAvot9BPFVsz+HthPg/ISyM/viUyg93NVuXFtOqHkOK+mvzGZ87cGa5JLQ+MviStfxNrQ9
C9+lbsuO1dS+KcZT0W5lmw+2V2myq4SWj7B/XzuHDP9ie8NU7CvsB7zgzvaDWXmM5wXtBNJ5jbSPfb+zKe3vrn1fMxQdsr1jarObuu5D/H5mVTrH7aL8g/Cw
Pd8m5zCA+D3GttcB74nWnZ+qckuo9Xa1j3O9Obl0CHDTOELLLRK9w3NtHL8G+Hzlk+m5W+Ikj/jiXQLwLgvfQssbOO9V5Yy28XyOHgn47SpnuOOfybdn5OBG
5I/59cH+F99btdWvKnfwwI/wIT4zM+5Q/iBsn1kVPxBf+bnq905t+yAV+PTcvmCAAvmFNKU/uO5zX//qqZm9Gp2U6AP6FSPfQroxXRDTX2RV16Eteut7js7r
jefnU3rH/3wchC7b6CqeG0t0t0Sv2z7+c4Qfzx3TXTwP+gYALtIz7mgH0s2NgPxrikjzEzWrX4ay9yTQra+dJ9spb39u/QT9RZKvuKKvXLXg/KdUXsD59pUT
ZvwgSvm2pnXrinzctfWyycFNrduC8zZJ/jLWMTS/YLvKqvIH9l9rmo5rouNIp4/6/eR4fVy/q1rwL4ZL8BPB/TIn7xd4z+Px2x92/YHxOw+r7gdfPYX3QTZd
6IX4X1UfTRz19B7fTXyPCN9t30fFUFnw2TrPyg9/3ec1aVqvNubxaN4mP1YL5a6Csc/q27byAypfge8Y8GnPfo/q3SjzB6kLB4+/Bh0x2ouoPWmdZvxJv7wt
QH/Lgj8C+KVyR+v0JWdtU3hT3l/Gd1FZEYnz8upiZJcn2/7e5yUKQ9+z5ffJfP1o8dys6vkap9u+6ynJ67uO5aTveKIeVuCtkF6ciz1s9tsV/2VRrxH0ztHj
5eXr4lVdvzfbd77Q7xbXd04+YrspxcfKjCcUfkDzIdohAvtj7wJc2rH9uvosjiO0vjVGe80Q4hQ668s166uhWW6eT8HGiKn9gm+Vp0/Ph+804FtVenCtJfx3
xVMt+PGruvjEiil3GFP9hr5/uKr0EP1im15vxC8ct0SPuD1e1rHF3lDQX+4f6IOznnxA7TKdiM0449WmcG9FtG8rGFDgeyoS33GdrwTH7QhfXb7lakfytbs2
7a8b2g6jJ3jucdaMK7Ph6nbjZtr19Z/RyUeUE1O4nedP7dil6TN+NEG+27Yu/FmkE6HlOoEPS/f8VpVeFvXm6KbfPmZ7n/v+BYJH+4PfPemKfON6z8lVv0e6
jGjWdbnHl//4yj/ivqwqBwl8te17Qm3LDRHRmbrrxf6ttv5t93NsdAL9elzpCJ4zjIsF3aYwJng+Lr3XW8OPo5H7u754wvg+N58S3lvOKW3rM38t9aLTPDQl
X0vjt+2PqvOAeIjzwf6poeV02z6U5HP2w7KNg8/lpvuI5dSPT/5xOI9yOp/m8zr7vHL/XzTSLvqFLej/Wfpnm8LSd0NUR98NOa1yvHXfnzL5fTA0wCvsHMpT
33ana+XyufQ+xrrwUVVTvinhn8umrwgQ+5mc3Gvs9TAzzvlt62H8npE0D/iup/UcrKI8NbDkc/0M9w13XPO7A8uSG1mvCTX/rnoV35uoS89d9aqpf1a5HoX3
J3zXbw/ym1630PTaJt+HwgPmO5L8Lt2nqMofpHsTtnIz/nXMUIz7ExsduT/RNXxtQa4Iig94z0GRH6qv3t/PZ/l8avDr9aUr/A4r9ovndDZ6gv65EdEVDzrA
/pefH//jsE+LCfHxe42ovMM8MzxfNtl+RO3b/D6P4ThH//BGYl/MO2bix/0+Nqj+fdnfQLyu/O76XdnLQnsSvX0b8rG9d4V8nmfUp5G+jCBe2LcgP+E42EO4
In+Hc1n6kG2eUA9ynQfUe7jAGO6RSev9ugUu1rt2IR/vlxdwnDfrh+bXrPdUpbP83jDWx3cMsd4HVI/ng8+zXPlbKqQzfefzLLT/Tv3HzDhPSBTfZbR72vE6
gXeDuoZfCZzT18ULSQ/n7/+1vb/5vYWq84P7aGwZf4H/xTzUs9/a1j+pKbfWtTO4yoH8nTtfOuba/ia1z+vE8hC/qxj6fBjlV35HUbp/xnJ9ll0w4rwQR3Lv
d2f76emimX5a6WJEdHFd6cIG7dum9qWCe8zrwnd03M76RfGwvBy83xkav68Rfvvi9QbhdVEvK8ejMd1rb2r+tIDfY3p/NDSflPtj/jgx3t1Be8KA7AnTectK
7TSpkD6Gd033IF1N7VJLPQdsmw/yu+dd43/XCJ9q64nkv7Cs/T8elcudofbxIDH5l0RPUpHOcHrsRCcZ3lDzc220GP7DwHTwUKBHhxnTmclCOpNB/BDezTlt
fJ7nC88Zwq+HyccP4Xtxba3/9L2CL3Cdz1L8k1n+EGqfHMK8M3yHsB/4nYbDeTy8UeU8RQvrjfPD75LP9Pfvsv4kOcG1n0N4jwL32QadU0hywuy7Gmfyetns
emUQn83H9yhuyttRfxtU92/E9Zfw5b88HqEenw9ywiHgtQ0PC7kA5NF5vLvHTKDyhyNznZz7QzsMvH82j985H5oTaKge84Oq+4/h8dhvjFi35/nmvtNE9yV4
GTF5f7YIdymd0DMHczep8v3xj8E0jnht+87SnyAujRPpRATpNrl2BH4kvvOJfl0SnRwL855h/MBNzvRd3wHQRwnOEeLFpBwvMogjfw2FjxnIUzb4Xd8DU+A3
4Auv6/tHAzgP5374/ehF7xydUeV85J8z+wq/k/FnCnFczOdQbub9wO+cYb2rUA7xHeU9fPfM1h7OJ+Ip8mf0s9ikd9Bc2+f1Qj+tYhxT+eDzWT8dqV3Jn6GQ
02bo4r8Gsjz/lpBerJtAZ76Bcc3lC3LQNN98P60kP+P3wI4HhvvkeHzZYJqeUfz/UEsDBC0AAAAIAAAAIQDzUlke//////////8JABQAc2lnbnMubnB5AQAQ
AIUpAAAAAAAA9ggAAAAAAACdWruuHEUQPZXyFc4uSA7sgIQPIAOREBAhCxuBhABdIxLgK/jgYrfrnHr0zFxfM9L17vb0o951qtr/fv3tV998Z/gTfz28fff+
h8eHL148/P3z64eXLx5+/O3xj8c3v37/2+Pbd/fxL9/88v7dbfz9T29+f3f7/enrV5+/ev3ys5cv/nnxP59PjI8Dfvszd7/9Qozdvt/+HHZ7cfvDGnbTy/Xe
sFb4fYu10BFv4Nob6/Vtud//bJ2yduPP+zqPX36fY/UsCtbOvoi6vycJcW6dsUg0/nObdd8xfqypiw2yRmL5yoPHkMBiaY2vTzKPReniFeu757EkTzKzTn0T
7sno4i6IaU/8uA/fReNLQiFod8ofS4Jr2+DGrYnCtyOCPV9EeOhiEkxRwNtaSJ5LJFIpv9zfBdVAkl2c338gNL7kL346PRQ4GRHdTk0izAWgHm3JATzHtIaL
1yiCFliQGyYQuoImX+iAAoqjPJdbWjsNgac7bXgzwPkgzaKY2xSzLTjQxVOsrcRYFMpckodTFkvi3kUUWj85O/W2/F5OaFon6YSUi7xSII1BYqGaQ3xI07Cw
3bVJ/swjyuW6eHIU7Q0HKQcEZUtlxS6pLaow2QlvnZrAybdBYvhCjc5nU2tKeo9kY83F+Olcr8P95JHg56e36REJ6aMUK9xSfUATU2qblhOBXG4oJ3Ix6oyt
H+DpxFOmKZ+zBbdSuYv6iwPinUL8/Fdke6aEbXVLfYyNcilHs54ggyZu4aQxfp/PTTJRZmCt1FBEMQaDaZb70wNTYQAzFGK3jClXpjXlKY0eIgD3AIq0bWk6
uKJumRcoZCg50tdM/j4OcasgL/a3FC+8oX8OzO0DkHCCh93TwtL74mQoZ9LsI4QyYUhkZmVKwdoWiDvtz3+GeUe6pSURGT2xW+qgZ9KjEWB8DVn6oHIE8ybz
Wk+EVNOavkhkehH6FBfKC9Iy1Nb5a2BTFlI/YhGViQaxjGsbO55yBWUi0DRSg1KlHaVGKIJcUyQFFKk13sOlVTLbJTp2N8JfCKgpOUFhzhtv4TB0PaLyM0uL
l/FGrD0RFhrb6dYTkwVWYqCBcESx1GZbGRXA34qU6WQtKAgyJpy04nCw5BDIrTBUHKDkgMhHxUUBtVO/qEmKu856haVHoziiMEIVByuGTLCOdrONjY4yEihB
IF76bhAKZmdK1onO5Nus/2JyYbhavnl5VFOpk/NnqyrGGwUEgi1WF06vmZMP7nBhok3XI4h1uNaixE7S2VEX1OsL2ohfyOICKbaR5oMVhgIpZGyiRaS1NiaY
ZsWf1EebAPQVFbyQs7kfVHqnSQY4blhOE8AROnwF8vIrfaYu6HYfk+rylCnCD2vI56H1AEyaBIImR45kFM50tatwmGQISt5mPhDys8xz1Xjou0spfCOIeRBR
T12sZiHkUv2HnNqwYYqqe8sQ5MIB0bEwodHnPDw90rBjOPN+EEwFGHWwxWR+kxXS+MSj8dUk7ami+eLp6zuMhX5H4tkcuOBUGRGVjvIMU1FazZXNE/Z49iyS
Kx4gwS0YKS/X5N6p+miNqYvC+iHnKVNTAipcLs5oQvjwE42ZfXbHIZGMGwgdM73/RqmwzNxUYLLwktG0LVBZu3B7xieRaTsiLAUqCkeUTexxhuKzaTgMNHRW
xVnsDjWKSE+ABPPWFoz+WZUau3s2J2pEfOyT2EHSiZ6RHzbD+OBp55m0zyyYNurDATA8DdLH4ooqaJ0sxsGWmHJJlrzBjyI+mwse7WI1eLZgJeRRudbUpe3s
UV6VCsHyHQyicTShmBt7HhEDy0CZcoUmdUwcu9K5yLIGEg+PYuSZ4JGApgXd9mRUxhnY1fY+1LR/31BVg5UKrOnZuxAbFg7FqUeRyYAhjCQK2PQAsm3LFn1i
SZ9nqg63zNjqylWG3Eq7Q6ZxlnhRZHluOqbY3LOJahdhKIdSirQaZht9IDIY0ul4kOc4snTCaKO7552KQkxa1PbwEiXCMBpDRIlH0yuH67Iq9xF/ag9SJKeb
KTLKDtdntKLrFDOVm2bVLgvhTAqabe+4kc1eV72x0bF2ywCT1lJGQ3cP81xayRLuuJ3V8YgukWJP5e9UotFDA01pz0pWiiVh3QPCpbc4tZeyYhPlJI8To1TT
N4lp0mDUYPwj7CD4ZQuCl2Hey4l9DyuzUhncxNMx41Xmwnh5xJn5i9XNqMiqmRNC7X5+edx5tM2xTMqK8np/GimHw2/ZaiQ7pSClhz63UTAoy17QenFcsc9N
ks7pC2e8UsTpihxTryW8AdlvdpZVQnnQ1NyrtMLj2x0ikYgyWWWbYpUXQzvj3oRpXcLd/6ApmeW7Q7C5HsVN7cRLLhZ1Gam0j678vJ3cPw+SFEimAUTnjnLS
neWF0GvXeRragZldxxWCcMGG5urXcOi8Aj+k/Y015VNKJFoDT9ulFVoAxl75NqPbxCMM506AxcBcIfz8rKvxye6mNyTk78x4E9Mz1N24kfvv4TnxydgVfrKt
LogGqj4rTNqKnSop9Ri9nwgCCjq7DbDrWvABJ9CIHtYOTMO3sEf5Fa0zk9V2F7Nx5qeGOc8OeBXzT6Q86q7DUXX60YLc/SJpmOLyyTNpaFGPuKK/9G0VUndW
14QESoZpV0R3Y6/MXF5G0OaTKWGdPFkHjizatmokouXd9n9dPHmLiBymDd0SJ/BhXzEx1HYBNWTjx7GzeTm95z94iS09apzE/+1SaNgb4MlKMbIbpcPylJUv
uCNofrzhVW5UHeHTJwJvCVQL2tenlmbizQiJ+m8TcV1wAnWHfHpPLh9O9DAN8EbLlSQrvaeVBL4FYyWsX55VIZ44Jcu67BKVLNA8OnN/IkkpiMbf7K5K+KiW
LOWbDbo8KGBHQNImJMbU5gOgZ66qPi/0oxJF3vLFtXCV99n6cqumpk61OiT2R7oSZCxp9ioQpZVsXgnTJPtpVi43i3vU2F0SVJGVV0bZbRhtgJZWZOOHN9Os
nmhLmhJez59Ks1mEcwxSbxslx2u263Iz6UuBhMtx2E1tzxb/2DSHYKmgjSrPsDZYwkcwTFUoXOvLRfT8B1BLAwQtAAAACAAAACEA21E8r///////////CAAU
AGdvb2QubnB5AQAQAIUpAAAAAAAAXBIAAAAAAACdWm1zW8d1DtbH7NH1FbWGUQqCIGrDQSSEQiGaUmgGREF+6HQ8HcfVB2WmTtwonshuJtFQHcmxbFHU/oj+
4Z7nObsXkNp+6RV1Cezdu3tenvO6/K8vf/ubR1/1fvbDzy7uPv325Z9e3F2ku2/+9undWbr73fMX37/45vzJ8xdPv8X4P3/z7OW3Nv7yz9/857f2ffrpwa8O
Pp39cpYu0//zanQ+3daVSr6+nfNu0+ac+zebf795oar2Odj/HMN+DB/YgJwvRk3Wi16PD+3aycHe63+gOXyS+69Un2uOfNLX3NorX0S76TJrjHZfbkuW1m75
+q3tbVtQ8kpuymQu2T5/GLChhGEzsnd2r6vYLrbaVhab+IME21WyLZg1hGCL6Lhtb41tbppv7939cMtm2MSeaMgBC8Utm3s7aM+mGkVbKjGLKtbLqqAsivOB
EfvJ/AlbWN1+Y6SRVttWFAOcMRYwbxvJlmA4Yy0jVeeyXIncGC/t685nolvBZ9hbN3CXS8htdWqPe3ziy2StNPBywYLHzE0lbwmHTRC3htDK3xmbJikTTngr
I13luT0dmxiOVkH0nNTgpre0W9rmZu3tZRNhwEcNjd5Qv+xbY8REbgpGVIflUXQFFJVqoa5p1FDQOJlVfo2tEZ58TNLszVFdSjgFnPhm9YpNlm3smmMcrVRb
zIFK2tY+mMQhoCZvmxhM2diJWAzn4MCGtaUAHYlbwZVjN3yFzCDXfjwM0dYfzE0bWF1kctUWNgSq66YTENDU4ofcLhTolXnA7nwx5zM8wfraJ53Y6Q1/7Mve
avGnk4sL8nyzRxKN5jg0Qb4yQno0k4Utq1D/sf1kF4/+8cv0TfvmXJOt2WzNr9lQc0WJdJvxMlNE/6K6TenZO5e2/J05vgQBfClkh6ZzJDQXA6pBYqsNjuzv
L0UvoZMtstCrjO8MbXlpZ7aBAAGS/zX5ksmWarm83QxYmoQoWQNVK14bMgztqD8gkjo8K+GXq0MxLqTlD7WlbkH2Yao6nRbJXsGDfwMojYZm6tDBy6J1daGR
qBYSl0s6Bu1wGnaPoVJt+VNedLILvHWuw+2kH+4v7OE9k3rDHy7895zQTwch2rVY4Qn1rv+oOnuunMkV6eZ8DwXcilVJ/aSnsPsfsWnv9YLPAqaq/gVjM9z2
fSaQU+mt1lkMRzeMbfOS4r5cAf0Yq9jrJ9cHFVMFYOvntlMfBT69tIfTBRXs+/1G9RoeR0IxusMc2q/dAKn28yqYszGh5D9Tt0DX4q2j265nb6XIErznyoPQ
LUFNLp3Ru15h7R6K12rB/zQmOrxnBI/uUDn9Kl7inwac41w+pNYMrYEEV+GJnBm+c0gxnMFGAsA8LJKmbK7gnv4Sj6GjqFAk+fqa3rB54OTnvEef+FTjbsEf
hAIPUYCYdaGTgUNbdw03d/Id94SDwXgQi5EO8sDmWIii2wp5sAMuBlkGtHsfNlsdtq5gk0MQOjVTE5H39lXH3eNf2e3oVQlJa69vGHho3i9TibtRBwONOxaI
dc7XYtgQoX2NQodfr2T/yrWXQnCYYQiJA7aGT5eGbnjeqVH4/OFbkZXT51JJEvXXT+KN35/4ZkFvWqgIN+A4ehot3zD1jDxugH8dS3vLmBnKro0OsRhIHIpE
I5sR0bRoFMvtFqqSzy7LjvDpY4h/V2sIKlGe6jK30xRzulItoxDpBtG25XGaTFKS/EcmSnBWiazBUuDEAR0bwKcpXm+QMrlP0P2yZJnWmXJ3wfq+0tyAIiQw
5hEmJu4wNc5/UlcLWRadqacKyVdASCquzKgpK4+M1+1dvtOERbGJ3/UQ52E52Ql7bjtZKhRiCPuVsjx0o3alxAC3DDAHA6Ttc7RDkMa+xN9RAfnjTL8t1BEc
29GRkXMYPJ1RT5QQKSM8YN6IRYxMHFjdphe1NInxqssmC1tmJHkg0GrM/XQzVjt2HR7ATFWLkGxoWIWq+CRIForx9s1cQvU9AiswYdvTMCKqInY2kYyHyBWM
zQoFiaTa7UZ2LAOwidLzbAEIy3w79AB3e2hPX0P7DPB07vr9G6P4B7jDoTgWYNTZ06DMOCYd5HL9/R4WPWaqR0RdAhDHx9Hcoe0+rQ/L/7H7J/pcsywN4K1X
8WekenDRTfeQJwbqVK28s9WChgZc5mIMZXVblUaOd6iWxI/xY3pfJPlIVA2Q0QzbtmuKQ8Ejz6c9nQy1TEBKNYiUuEs3G+DX/HMbsUTOrtwPn8CF2749aDjU
7B2OlJ4xF94g4+E6i+1YMD03Y344OEY6MWIJYDhhHBIaQ7+KISJtQvKHtOMDTzGQmMXoyQwpDI5BYwHq1c4ylfHIxR2d1T5g6d6u6jt69I4uBhrKKezi2MD0
I159ZGYUaVmwSnWEiKHqdQI97/HoujWdOFmX49nCfH7cGhsFFyAjHmg0EB3qNrKDmJDGe0Vy4C+/War84bbAGsiCDjyjhMXvr0XJGIMAEDNjhNjddnUW4CO/
Flka5VQQ8kgLdxq3Tu0F8yUGzyfC2OEruzupEHyHp4m7jOrmOpuAZxvD3/UWnEyG7ckfVrYpVT1gECHmac0idQ3GX7IRY2uwgpOIuceaKZhNCyzd3zGroXei
OC0WR5C2GTNhENTjZnIG0dbsy0fpgs3vdmaWWQ87XFGP5YnCp5VaMhf8H1R7MtAgM0DWQO9D91et+Cu1UkoBDxeiPdulf8meglj1tCPutDlDN6S95iXXijGf
+KgV5jrRx1LLNgOV6Ikld0Eqzlc3Dapjkw7sKMCExu6oC/Ybbp87uyibeA5nUFh0UrTrIZWUU4EDOd+4PHP1YhlrTMBYqYp8ZdSIKCHKZp3K7VfyO958Rj1n
l0QxmPCORsuCqIKSO4IrMSJVGMVRX/v9YgNO1MPp4TNLB05IgnmSQ419HT6y7AyzIMgjgjdPJkhJRO5nr9Ny2NH9FdLovtxEbfV0OlGbBBK+y/LUZo3G4LGN
ms6xxHdZf2DClsCJlbzOhORtK5e3+OLDScOYemp1rtwA08tT9epQ77jRet5E1x//CZKIkKFJ5RxS2GVyXvoZJhd43bUe1rXfWeyXSmNLYgE9w4jR5hX/rIvY
At8dn4nMSyJjq07vp/so9SCbfcvDNKyQQQa7/fXcps02NGIovEpV2tMwtUwTn+dzNH3QGJBi0rVD47uwyM3lw7sgIoPbKNtSgU5VJpVt7Dw+e/QInA/gfMFa
fNalc8gh2GL5K273yuA626twLCaW4Tb36xyIMDpIK9jGDNxEO42U2nGzvMKf9ZJ22/7cg8CX3dBs9pgRZtco3qvQ9DfeWGFAYaXCZtHd2dnR8keOwvEviNPW
/LXOTIahusfywtm7jNno4Z6liXuQbcgPoPLTz2z8MIejYGWalV0H4ZOsn9G7IALQk5q576DouosejO4gZRw8RNEqofRteDeDuF6FYL+ZAtqeU+hFQ8P0ysvL
CZN9EBuYVBrRh3gyhHEEdIe4ekkHam5VdP36fZ6Ky2NQoKAjNFJqaKPCas0+Ajhcgqe2kUSrHMPqo+WgwVxX3hBW+0WnY45+rxvutijip9oic7vYfQtA2M4P
Ij0gcm/6deYAi+hdJ1WXrK8ScynwBb4Ecce5XkPsIkjy5o3J+us1y9nzJMwMOp1emRKn8/35sFQxe71cok+W4Z7h5fQj1g/2CYmShrbKjLq22x2dTrYbkjhu
oehHv3BD3BP3scmyNkGsslXOtGUfGe3SXtrz9Lv6ecap0o7ltzArqCgBQMbzwol6P6sCvHSghMmJTd6ygHW2lnpNb9PUE+dUeJhq2VrZHCikUKxS7NuGpnNH
AF6SafakKNfHRt2EQGPPkD3mGpElXHrTHMwuFtV6EXou0XlBuPi8NAQF3RHpFs7/y9U1g3yVJZawXC8ODSOW9wyrhvXezOHllZlVBbHA0YZqYlO9Oxy1dO2f
rnxFGyBJRVMooEN2tQgH8fBE2fwgSvIDX+zQ5DpMyRMeNmYQTqPs0hsPzPoPin+Og5IDsi/IhfGP1vW2Qtgh4CY5hAJkgQ/e6gjBHMGspnTG0PQnCEOZIGO0
xBJ2Nzu5FI+fq4pDx7SxegxVbbdUlQ8HfzavmSn7zHTZsab8nV2VMqSkECzBcJaw1pcwVcksaVhhxq5Vl5OPEbqljHYq6QuX+j+vWDDibizrY7svoMqM2HXk
WkO6aNkb3EmEx0VHRLuCMCItrxGysHHgpYnIhtRkY1up1uId4d46iIKKXcuSBuZ2joj9wpo92suTgETGebI0W/aKia2L0tqgzWvdpSIO6fxWV4yktQtycKOc
tfC0Z34wPMBr0VxfSFFKILCpEDL3iMV/4vJku9QsQA/DdI4jtj1T6XDbcIOQM/SmD7U9yVTqhGvybbSidQIvEquACuq2pOanbAWsDVoLHdkXo3WY9I8B5oui
Z3v1rCQ2fGlI3cF3aQGaljak44y9Smq2Rzc6YVtDanw4cBlg/ntVJHEd17BiQ8UGa7P2GPGRRbv6AkFluZyaxTQvEKlelwh1jpL7jvdh4YWSbttMmLDMLv1I
CPjmEcUEjMmodJAY/HN+BNijvmcWZklkz9Cb/NRjXqmdbxBepEhYD87iWazGya7e59083N5orQQRjC+NukDponlnbqX4TK9H7PMoiYa6tvvQA0rBxPVFadq4
WYifkD4HenuzSgEe/7rQirCeOw/s+R5gcW+WSjpgVXwq/tqk1c1c+2UDIVJJYGPoh27mb3bdNFNCQJGusOk8vSVn0crzKMkPPwUeo4aY5D+pfqHP8rgGnuxB
AZ4nZQIPWzuQbrazmbfeGB/xwtJLKAJpVrHlv49S8IYs4IcCpy0g32Mn6d2EOiPB9FysfJcDgwaCxzDnV6VvlQuOSwZ86t1yWPK9bvnggzX1ceqirjzkVF5s
kpHUi9Oy/8QLUribZ2sAaeqOWHzEj6Ri4SrH8onqfKdv4Anb1zxWq4wm153fpwhk29g+Xu0vrtqkk2bkTUYQyAPRZmQ8PfnIB/KFVZ7hFbvGnliw7L5q/59Y
UcSKc9djli5NFUv2wfQfJnftEStNCQXEXlGFdsZTM0Evfef0vhWHpUBhTdnFO0u0l6B4S3tLnutUHjcK+AhVo80RI11IxIlhhuOUoiHGumhFCG1NVqfX86mb
U9MYh3L7NtA7jPXUVHtfXLO5X+q1knvh+N3LwLGGrsdToYmNmlukyfnOLqah0fEwn1Dk/RpfDQ15g8O10tYhEq3mkFebM9gihg5L2Zanx4nNxal6EnHFNm8P
WI/Fg7rmZbH2YnHpye9Rtg95LDaO9sPGqPLEpeJk2AzZ61c97gNet3mgFkdBMRpYzAwGyBx2dIfLkx+mAmZAJgD4CelQGYdoTo2Cd3ut/hhjsIR+unKgvwTP
DYFI991El4ce6iL7MjyiiERSKIYxXLFwe83hLnzDSeSSZGPiqq7NW/TGfxejXTuy8ZHjbOzAfhIEfzAqJ5CHRfBiqcfU55n2IceuGyi5dDWez++jp86DnWly
TaKY6nbyyx7vRZx1vCznodSOoBZg40OYxNZskrSaRGZpes05fsgGz9HPje29sKdyTtWz9Jng6O6h/geyxrDspOBVRGm5mc9NM7jzUrW0Ca7ehi/X8pSaaWon
NZTqO4domETDXvKDPsS1YckNc5dZRnT02cJlLelVJoJ0rImz0pUmuCALIxSVM+1a0Fp7ImIwMeDJdFz+0uB1UqkMVa+R+K/iDR4XO4CtVR20wEC8GZy8081w
cJakTI015/fzLjT2m4zDkH6vK5jwR0Qf1T8Jyn5QlNtuxzEd1CHbibWr3OJtNBR6mUWqOCHwKuOS25UFesVJgK7SCNusS3GFWnyUBKvL/6L/SU9XjjF/z39D
JnGiJb3LRdE8i5Lq29679nUjtLEyxlGvpxvdfvU/bk3U5iPxMm7IZgg1k0vqWrP/kB01oR5acIPucsoTVznWszNWsdHb1PTAQMaoYtLZqajrYWpZDP3w6M2A
XI9K1p1H/zJya6459GscZUcuCQJ7NeeW8jdNmn8+WyQy4uiGQHrCcAXHK/53I7ThVDMg9uLT2uPz8bQDipbyPPgfPLBwcFvBxAN/jjVSEYEF9d7/wXxZrQgK
hnRsqX6OnmolP2LJ3Tlh8BMFVjteweKbHxenajW9SjVnlKB0e7/pGJiOO1Zsp+dPOjvzqbFdc7qRdZ6fuWHWcOSedL/huvgjJ924pHjOkIpDp02FrkO5XhaQ
09r4BH8y4Q4RhVjNY6MnNto6JlueQXM5h4riwMZXTblLrWtuSKEIO1i5V/b2mkn/G1BLAQItAy0AAAAIAAAAIQAknR+adhYAAKhIAQAIAAAAAAAAAAAAAACA
AQAAAABrZXlzLm5weVBLAQItAy0AAAAIAAAAIQDzUlke9ggAAIUpAAAJAAAAAAAAAAAAAACAAbAWAABzaWducy5ucHlQSwECLQMtAAAACAAAACEA21E8r1wS
AACFKQAACAAAAAAAAAAAAAAAgAHhHwAAZ29vZC5ucHlQSwUGAAAAAAMAAwCjAAAAdzIAAAAA
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
