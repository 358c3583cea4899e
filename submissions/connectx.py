# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, 216,600 float16 weights in 319,304 bytes,
# generation 86, SHA-256 0077991991bae6ff225e551426e61d9241d61ee242c9198ce49b4d5dfae80a44.
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
 'sha256': '0077991991bae6ff225e551426e61d9241d61ee242c9198ce49b4d5dfae80a44',
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
eNqUewV8E2m7b1papLRQqkkaGc9MkrapUmhxWFyKL+7u7kyRRQv1pskkGc8kTZUWCkV3sWVxd9jFXXaxXeSGst939pz7O+ee28nY+9j/eZ535rXp0KHQ3Hnj
p8csHD954qR5kBEYmphiBOKNQIL3N3y49/4bfczk0XO/Ub8Vjpk2c+zUuTGmmAmT58yd91/Ev+7/If9fWP9bTXPHj505Y9z/TtXfvP+Nrrj/Paq4/xlV3P8H
qrj/B6r4/z2q+P8ZVfz/B6r4/weqhP89qoT/GVXC/weqhP8O1ayZ0yaPXTzSS1vwDz1xyd/0xHl//zffv3TEJf+T9g/x5kYguXn8fyL+S6b5t9IFo6fNH///
tvoPtv9q9Btp0uRx48bP+IeO5MR/2P5PPP9SkJz4D+I/rXsF/xPp3xaHDx8e0KQyWd7ZeSjWUXOT7xiXiWbsaJHmG73NNSmeMPap7GccUzIk9h5uzkmP7RBd
r/JATJfE9knjErvhM4tP451L5/Dfe1rveb9ryB5WPxOdU+5bptZGlq1o3jd52+6fEl36zLAFQkV0s4qNKTnJ93dvr4oo6VDZCW2fGLhtkOmVadH2Q3Etyu/F
YlUDt91rcRITXfVrNiXZTFOT2pW+N2KltaaeMSeNrxNM8XzCuHKDu7LsXZw+eo4pYfex0BqT1lBR+9M2LvlcHLprfcqqsrjYBnE7mtdKH5K+xNW2nFSyc3sb
I7pjvsmvkkrdRNe0GBV9Eqai/6zIbLEXnx6/odrHlBo3wBSETK3sZOpWOgG4bDhHuFOCifzmdmZp0gSdJulj0vJ42T//yL932X86k8l4u9iysuU1kUzttoDE
BUXOFktSoiprE/+sSt22fkdhcmVCbCJQvaby0PZZaa9SMltcj+1Z6k5qXlVQvKLiMPuiemBZw6oI46XSKa5BeEMpPblXdbOadSU9mGOlR8telGRUVNQmmd7H
9SkfbYRLKqpGCytKlld9STjYxpFwrXnqrpciUP20pLymZ83UlP3Rr5PH7I5N7uZeYcorvx19iJ9WxZkm10Zv31J2PsbiXls9L7nHNh6lEnXFz7cx6DF+6I59
psOmZHhu5bq0X6UgqFHM1eZm6ackP1N2/HvsYWwIfr7iHd6ybGX8bzUTTBej6biL0RcqBsXnlMcltt95Jm6mu3VMB2kwGpjm64m0idvW6vnKJrtul3csDS5d
XtKmvCL+Vln4NotQW30sflzlpKTwirik89H9KsMq0rZ5EucnjmiZX7Ihoch1Kfockbl7ucdvd0sjvetywtHku+50dVkKwN1qfoNYkTYpbnZSbPzJ+H3Rf6YE
tGzaorzkTVUvwQ9tZwRKfKsXe+Kr0itDqq+WPZQeunOqZhvv1Pgmanbc5jvEDSip0htaDarcnjQpeWHsbE9UfIRpS1V2WoA+NcVsssWrk1u7D8cdLxlYPbj0
UpWQEL1rXHMNtqt1B8aNn09pkRJblZy8PX5e6qza1XEzEj4mvd91v6xf0sAkn90X4KNARlm/krsVWaYL7gsRY6raJc6Na1G5YVv3hKjYU54Qz+5U0VTsmWhY
VdmhvHlZWrlPbP2K9G0WdMO2/rGNTL/oo5LJsmlJSNwq6SB9XkRjJ1Q3StyeSOwsrRqjc5csLDtYXr7tmHq+YmhN44oewISKwLTzSXNalOAtPWtM9orOcbtc
f9Ysrr22Mz4uzHAh8Vd3I2a1Di854youb+3cVzKKfWDuw80wLiYWlxe4kvmZFfv4YkNPg80w0rh+jzl6qedWi61lY/VpMXZiEJG+Z1x0YvmhFs/LjeV/6Vdv
G5lqrvRztawBiF6mn009K64lBiVd3zG7kqo9knCt8oVpv8HCW7cPr5pabSjzT+5QmR3vKjFF11aNqepQGV8SmVJVcSI2TTux5lUNZfSv1NQMTfgSFxq3H1An
D2ixsmL99oKaKtMo05ZyrGZJxYxSY5mirLh0qsnGTKtKI3TbdsT+muJj/MTNKW9bLEUXwDHccNMJY261NeEMWrHtfoVdPzBpXNky9zj8x7JVJVzcEiOl35t6
fltEyvsWL1ruiEtO8UPHxk3d89CTU5uZnLrbEeto3sfZpNRPsJfEeqrLrtc2qW27+3vD9+5jxM9x58rbxV1OupZ4I8nmySQyjAuqAmLfGdvu6dE8NOVYXEzJ
xrinnCf2nPHZ7ibN/VNemX5qIcR9MP5uTKrwRNMtbsV54kvoE/ETi6fXYO67FcvKC40ZsRtjHqMjYl+7rwHWlr/EvE1YHh0ELK66wq/eFiAd8bSInmzcbDiC
zkH3oDkxDSKbmvyNzUyF+AMipeYPMax6IX1qe0P9ONMO1+TdSR5kW4Odfary0UGVaZrduhWJg2z1K9algeW66POt7ojOuKQWJxO4yr5xQ0utCWuTvpgs8e2k
xgmKkt3V8dLxOLEy1303+bVnMhsfH1ZSVLXWHSAlxWcZn1TsloJiGvG9txVVTUowJKR5o5pTQSSkthoQMzUkpnW3GP+qF3tGVo00nCnfht+2xFedAJrGQZVr
4ecxmsT7RmVciKl/qwsV951+5Vuxa6VbtmXFvDF39nzwbETaJS6teqLfX27a/RseZIJNv5qyyscQGyrzK6c5/vLc8AwuuWDsVD5iR1jN3erxnL4isGInGpHo
gcamlab2atVUD1RdcreJbWAMjLlpEIwf2a3xw2OHJk3cvTmmXcyTZl12yoqZhI4Gv1quuqblEKx9Yun2izUtd23Y9bM9sCpoJ5d2aEer5mjtxpQh28w1Kbs0
28Gd13e92lPurC5/lnx6x72UYa22GZ1Ew+TNxS/in9Y2aHGjomrXlapnJmftyF2+ZQW7G1cPSlu+a1WylTtOvNay8AHxiRhiX8aLuEKnxwdpjug2ov7KVOMd
7opKlHYYbivWCG75Hmh0MeNaaUxwXQXO6BZjex01eaepcqYBXoJb3FOlYnW4tJuzE1+wT5ifpwN+1Dnc1Reudil1BbaLnjOOXfwGfjjySUhFQXwaciQrl+ro
ulZ8QkqnBzuXabbByezXFsenru3519GKzJF2gmiuTPcBPwW6Q4I52m6kejg36Jbj/aAueB4dQW8GDNBgk8t5CD/LvIzxoRq5y6VfCvc7lyIf8bOQwtmK8Aqi
OWJWvkyYYr0S2NPZBl+f3UzYTlVytXSi4p19mBTMm/CGxEnubmSoKNHZiu54pus+rqGtAmWkcFPISfUo7c+qH1UaYSXQWNGC0tBL+QSH2WCzLeGCC1qV/gW3
Mvi5F1e4oYP0ZvQH+0jVOXtH2qp9ZgwVZwqiJtgTUKJAzehz6VeJCnskvacjdSTQKRp1rqY/q+8FTyfCjEopVVToGhe48/phuzA35688AfzihopgOEmrxYfw
az098DTVFn4kvyGnu25UkInWIMnG+9Y14ALkLK2Ex/PDpWh9JbtGW+waRF/XBRCXMR+zTvvcWs98F4vJMznaI5V20AbiV6zPDN/FoITkKNLbXRQ+FOkOfQCT
MpOBC+rP9sumSsdk/jTw0MbreoG/Mb/YjlN04zlUITLbtdM9Sb/CtVIXVr4H3atjHDfZ1SzJrrXBRAlCga/Vh1EfDrQ9hqmim1vceiOziBP42TFfHKHxv7me
qX4BQrQv4EBpp6M1TLuUUjow3n1bUAmHpaFKNdqvuBeHA7tL/O3HnQEWMTzaYsLl0kp1PdsusNIeAQ01hoJjY6LsRnl92x/MXmQ5bYxeZ3sf3Y/dKTDCUnoD
omfq5b/QsWA7ah3+ictih7q0BW8jJ2vDELVgsB+Ebq/PhvJVaVCmKhpmUQ1UVjQYIPP6Uhe4B7rz5tNiuXqtmCn9Lva376FlunXoWCBN3AP9WXjXrkJPyzX6
zuU54ndwl5IY9De90j1NS9DptsyiuSVKCST26mO5iUxXcYE6Wf0S7cb0xcHCFXgFcJW9pdtn6ypPcl0I7yDVuIe63OJJQoMG6xLZU85L0H7dGs1CdpL0c4FJ
38XzAbmnl+d/otcUTMxfwMfZEcCJB1IhtjJ5XrN060IAU5mFELEbdxCeqgyxfY9pqb78OyIhOkAqabhB1ZySsX7gxILBXIr4SH3W3iU7R1ugctpPy68Jo5gj
4T4yH5lvXe/O5++jUQMwn/NN6EskjFvpGqTOk/ogqepKINY9WfQX9NRSGwCluq9K2dIarC3+lz6CSCBeEe+UV8DsgqnAkaKtnl/y4qUdQA9pHDU63B/eYJjE
D3eENHNjEXCpymHLgzeaG4Tccv0efpX+KSqEv2eZQawHb2AdGTs3wvk29xlfT9NEag1ME9ZFFuG/Yg9tlwP2hI/kH/Jl0kjwlG4tx8gXhuWHncprxbVAUspu
ATosAMCifKACJso8h3eJ0Uxj+Tm+lSMKWccXMCMjCOcR6ZfSTupRyo5QMDsbbQks5cM1wJbzbF5kP9pPr0IipGfSGrE9vShP1EbCJ3AeeVAyXO4Eb0uvSVN4
vazh/EuEVgmMUWUNWs/K+FnUTk6P9TB8Ec5Bc4zdUQmZi/zOlzqbSJPlKmm+ag91lS9l3sOvAA3+CCsEcCifqxGjXHOjr6IPTYFoc/4ovhHomhejXSbE0d9F
LhDH83OlqOB1UdMjd6CCLh8/xTLmreweLlu8wAkhNzAP9oYpFFeDRXmx3EZqleRpvNHV2ToI7IsmceH0g8ih4s+aTtAL+vfg2Pze8tnoESAjpAiYAzzyBKEv
4AR6L32NnqLurJ6vr3AmeybR+WYVZ1aliKN0+uJOznHEUmSqvNi2PCJJezNPof69oLcz3TEVPKFspTwmZdHnwONS60Y1nLagpyN743XVVIUqNI06i91BJmp7
FZ4uKuRD6MtAYyAAOYs/C/OhIkI2RRyShzbBI+s55mpXRBoKHgQ+c+wEy8yhUh+LuulQ1Q92mHonZYq9g/cZA7DgmOD8bvx1eySc4ZgvTlDvxOe6XvHvpHzX
ZuMWYjThJFropmj9sHpQufokv1146CJYLSO4TsjrS0O4veuFiLH69pn5hjx+mqMKzIRjVVT+TGQKx4mdwa7uauaYuFvojiQ6vkAtzXmSA5nD7NG8oZ5SA1HA
uV8emjfABgNVlmjnFa6FrruzqT3Vnp73hb5mna1SRqyxfAR4gFENLdyrGowdZ8KcL9SP4JMCjp+yL0MeIjl0f/aJ5QY4Sr0q5DnQL3+jerW6muov74t1h1fX
9/naZsm+HevaMFKJrlT3BBtp5kV5NA5YbvejDsgbOhpbU9nBQA1wiC1V2dh4Pt5+Ev6jNEBcAgdJEPWD4h7Sihto7wxeVG1nwh3zrJ8lSvqV2UFNcr0CTkb1
55vwgvJIsxdRFsAA+ELfQ4eAFB7WHtScy7uPEvaenAk5ycYIPbHWkS+oJXwDNah9gRxoImjXFlbLb8n/BI7SFbbO8OSwa2A521W3y/oZPKKD5KNxG74B2Ic5
tW+YZKpYeMM0FwBWz7JMgZwgKuCxTLD2MDwXO6Ol7AqpiOnEdrNeZn348wBlPQamAbeZcMEPAYRyh01oxnPUG/qZfRzUlB8Q9gFoEx7JxTdZjIxUtlTUQ5pa
lPIF9HdKo3YgM9npydli56Am4IiwlrYm8kg4lO4EZtiORvWl+jiuR8y1JlCN8trDje26YAI6YpcYqWAy25arZEdLSkSG5jDX6PWsTZPJNIzyYxPNaYUukVc/
EyYXdYxSyBcXPFVNdQTYsgJ6Wqbx84A+gKAGuBDpM3KZxy0TVEMxpWVgziK4F+xjjYNSbJeFnrYXUDtpovKu+hi7wLbehrilwibcU1WW9x01EsLDF+fh2pvQ
PY0IzdvyY+4Tvim+DVdJQ2zdhWVSpPqacIkPFPtLK5lTtmAqmG4AIPY4YUQYzdudEhtAfaHPZe1XWGwqu4PLoffz/alqR9Oi97aWGjN7kRvDvkYGATCzG/2I
DuLH4V34ErqMak0PlcdEleUPYysU87jD9q7MCOEDv8KhLPqNDqXJCIF7wx8sWg5UqvaCs53zvO8rRDGQDXD6q0ZR1/lkfoZzE38JK8i7H+VEbkWNz23EbuZn
wc2QQhrHS3Q+m10Q59iKaPglwBR+PGPVrrFuNLegs6QZVlQGkFkyP1mkTEkGkenkOZLJOEimkM3JGT7BZDzZiVSSi2SajEUZmeQFEiV/JXeTCp/bsguki2xI
Ksjess5kR1JORsvSvHtgBugtTfDqWUQOk2l8OpFtvPIPyA9kG1mnjG3kMDKS7CSrJAd6ZRqRsCycDJW1lD0nLV6pWeRYMvDfcxL/nqEgG5CRGXJSIld4sbUl
zWQHMo1sKpsk6y1rnxHuxTeHnFqn7dOqo+RcWX2f6V6dl70oQdIo2yoLzyBkhGw4afNu1eRx8rjsZ1kYSZIrSQ1pkp2X5cp6k7GyQK/m0eRHsrPXkzFkc9kl
2ffkbLIpGZzRz6tfJWvlMzOjlmziRdnMy7PI28Imkt+Rg0lAFixrRKrJk+QyMkKmyMgmm2Z8IjeQJjKY1MhOyJpmBMs6em2h5Dyvl4PIX2WXyGCZOgPLqCJr
ZM0yssjxZAsv5yJZO7I76ZPRgMyRKWQxZKsM0qeEJDM2kK1lu8kqr/cDySxS541hQ1ksGeftQWvJEBkoayRb4kU5mlxPzidHy5rKRpBbyTk+B8kccrnsmBfR
cFlfEiBvkqmkb8Z5Ml6WL0sg/bxZo7wRuLMmb9Vlr91C2RpZtSyebCGTk7jMLPMlV3gRwGR92UpyiJc3QuZH+sjayhp6s8OvEjI0ZJWPhuyV8Rs515uLwoxt
sk5ke2/8Q8j+ZLRXe7BsohffCG90ETKWDPNG9L7MJ6NLBi1b6q0Zvt5oryI/f60VGQN8YsiusnpkATlORmd0lZ3KuEy2k+0iy8lZshRvVseRoCzVqwP1vme7
yzSkv2xARolsE1lI9iZXkzu8MTHItpKtvHb7yLqS4d7I+JJBGbtJ2uuHv9eDMFknWR+yJdmaJMjvvXHQkji5X9aGbCQLk+GyxrKFZGNv3sNlJlmbDEh23IvV
Ri4n9d5Kt9nrTYuMUFk/r9wpsqvXQkjGeG+2zq86TU721iejF0Uvb46/98mSIV67f5D1M9pm6ElEppEdJQfKBss+ea1O8tac3t7n96El2TnQeZh6Gf0BPkk1
gxp5etq+MM6Ibfh411+GYMTqcrruc1ZjAMIbmxjHFzqhQU5Umg7c5I9Dm2MORFKoungmj9Na5qgwkT/LUdFzsMuGX5zthJtcZ24Gn27roLkOXdXH8wYhmJ1V
/LqYK8b0J/RDjJe4QuuK8EGSn9CF7RmdCzsIn7rRl0/dKMyn7vlaYf/MXSla7Mlwl5SdiwEInJAJOuo4PybGH3usV3nSSuLdvlK30rfgIlegeoDTvySY05dc
UMC03en2pGPRscfwG85FuteqApdCuiyJCqW0Cc8GD+LTuAifGWFv2dF85MYdRiUyQ3wBUsXBUNuSjq53xVfxwRJlmeq8zvQX1xuPw530bCHC9+R8mHM2s30N
8Rs8NxoXUm1jPc+dDvGSeQk9kt3p7IpftD3jYE5JBfL3mEFSNzA+d3/xKGciO511A+vtYc6XoFY6gPaIFe2FNti6GmoonLKtUx10bjHECCMaOpke4kdpG1Qe
s46fyaB8tpsuXucMz52iL8ee2AmiDz+fK946g2+piuLvFcmdLD+l6LFwSjMHr0ZWC30Cc/kqz3y+L/Wn2AFE3VWu12K8lBRev2Cd+4L6JruLGeme4XrDvxCu
ce3Lt7Du8oWulIpxxvKYNfhtxxE6ev1Hwxr8O2sfSMaPRJ5l8fUuF76RYvn1/Hm4FDsKP0YmuClnoFHFJJa0Fw6oT4FxfHt+hK2WCEH76y5LI+TxUXftgdJf
1K1Gp7eGu3uAa5FY/E6zjvw2qSH20akD2quVmwTDXHVCcRvptRQrDBFGGT4jhfq7UG9pjtvPcA85QDRiGmJ9ohuZ+zBGTWh+iGMu24z4CR2LD2RvSn3Edvhs
1Qe+mf4K+kJ6H0mxnfhsMBL4QXVRs0IY4+rFE8I94Q52P78l/kroiuDcbOo3+1LVq9x2ufsdUeArO4a+CpUz9fhBRan2Tu4/jeOJlbrBYi2Xw180NLHMJxD7
SCFdqHWS0mp2GFUlFdrC0UfwT8Zk1lWMF60oSXUdL1ZLBraAuC1CtkOWzeApJq04Biu3WfUdnenOLt7+/Dlvn4cqAenvdJaS5/w5+zvke3095jrdlk/39nPk
+Fv0vtwqDWUHKK+4qdIthQ30AyXSoo+mxE30Zt0s1xx7Ct0OnhWWqNsNTLRlIhtd59nd4kN4tG5mtgOrsZebRyIzXA2kCGBcbnn0C/o95XKeiL8R4S68ZA9U
RWn1+ADdae0acah0hJmF7Ofqbf6gG2PbLozH/jHP/vfmkX43pwpaewZzG11eeIum3Ar2O88servwmN/ijJRCwxyA2dCj9LYeDHqB3l/fWOiqimjawr1Mg2j2
aV8J9YQHqpt5XVh/vRnphjWE05w1Qhw/0zEac3q60QcD/ZD22DOgC//J+QCfyP2OJqp7SxEwjWMlDawMkOGq1Zar5nCtheHML4TLnGZtAj4oyNFftu/W+jhv
A12RDlI83QCaUbyGO+paJp5mziEN8U5StngD/suxx9YQwKQBufO3PkUilXdyX6GjnC+xd/gn7ZgmDZiDKr32LsqH7APynL9LnegiddOSFOIiwthIJEZoIk7G
GyD1wWnWX23diSRhs3y9dUhcLxC3/1nEALMdR7VgZFe8i7EaaKEbrJvBbBYHRD1kxiIBSEjxrJJVUCPWHyoUfdwrqHtoZlGcbqH2LLMDWBdlFyerLtjOxCRI
M7HeeB/dYwrBumPlRgv3i2sxf0JxmO2p6GSeSvellmqjcuoj48AyKE/TFFlBdzUHMjX6FqhEtGKmitf0nWkrm6FblRunYtA13B25nu8YecfWD2nOfNF+Loiy
/VYUIY5Asgg930L3kTnHDOJi0AcevXONs6u4Gb3GZLsqsI3AEHiUcxiWQkSifxIm2u1MMZ8nKCENPswp1Fq6hfVMeAf2ONMJ7Cs9Mhdo70TJhYv0fBvPsyjA
dxa/A5s6UqJ+Z646BxeEii/5MPw4MtVyFsEFXFDLP1n3GVj6geYz/dQ+VHs79IRjDZDIBEPNpF7QRLA+l2m/i03Cu1pvuRYAS6Dbm3dlvaTeWNvrUsCbfDi9
B8WQA9JCTKm/BqnLZ/E2XRBhMsykBKCeupStLNbh4bzOcICeKvQEUSaBeiYd4mOif0T3WVt7miIafKviivhCqeYPqG7iH4Gj0GjDfMnKnXezcZnSYDQLOhq2
F9jo7gitobqw4boAMcE5gthZ8KPwF/EWS+B7ywukLOlIbC2+jIKEeQzPbeWbSDuBn2kpbHuBi/5IhxY/JVagAqzdPEsKkGJdFz0C43RthkGhOSB3tSFaiivl
Q8VoYI5zAqeSjgInuSTkP56rf22GwMncLedPVhV6jT6kiXbT2j6hb61d6TTPQGN/6SZUIK2lGrqCXDuJDqUrzK9MSmMrMWutkQvT6KJSDKSRLluKZ/IVFrt0
Shql/1O3j1+hvy6OIs6iwfYH/PSCAOgvYE/BB+/IMrSAxGskHyTcthzaCIywV+YNyCujP9AZ4lkcNFxExqkszl10jrAiqpe4Sds+qBpoy61QaphU/Ut3Y2q8
htXq+GXiEGe26wdlNdXRUuPeh990vxYXSXcFq6rccUsXppoG79RNdU5y3dQ3cA2ic6AF4tUfrIpwHMT2FTfnR2oMxcfYJK6UMXss0Ce0kXNz8QdipDkR3CV2
d1+0/2o7pFvP/IA0cWzVfq+e7PIV1ks60QTP105WfFKtQh9JbnU+kagRuIOBZ0uum4o8Xfmdrh8dv0JL+ETEqrdrf9eHaDby24BqwS2ZhI4mWDk5ppR4IS4m
eHqKfLt5qhvGVuv6Wfc4Fxu3U5/oOXxffoM4wbED4m1D0OzgGtft/MexHYvfuJ4KXaQs/TG2PGII39T2uvA9HSgsdP5EzZJE4XsiVQxRTMMjpPtcNX7O/dxn
q5iAnghvyY9BlsEb3XNxKxysmwRu5z7hY8KacllMI3Q/eAA/QeiEHYq1RLl0J3s60F3sqF2NjrQvQJog7SUL4Ft63jZCaFQwXbuZnwLvF8fbbzvnZp/m2mCo
9h37BplAbXKdFL8wm0Scf+2YR+vxOfgULF15WQgOX6uZxzfTshqGcyEq+3DNPvFn/jUEAfVsg0EXpqB3qI7xL+ltjlx0Cthe9CBTbXPDWpSn0qxNB+0C/ags
9qcY0ZotLI0WHU/w+tFTNVPcf0TewH6A3cwvLE2Xu8LXL+crmGrwuac1Uy2vNawunY2s57a4szQlVBFUwXUWY2xDXNPFXGyMp0L00f6OjS85KTiFJMMxbqPp
jIs1Jkm3mY1ITmkV1AjsHDyNvYymiNGuScoT4qvIY9Ii6YEqk23IPVI+ZuLkr+Qg3kDRyflX3lnoEjpEnVIyxt0RLYLWCceps3BBSCjvsZ1EDwom/gAykF/K
CMgbYbXlA/XP5eK6/qHsMdOZHs8kCi/hXFQlhOuTtvjh54VDrAHXg/VdNJ6HyXV/6jlIJSil8JzLkowFIxoQj4o/cLOKrmB7LcOAqVIADeHPiZVCIT4GzwVQ
bSM+kIiKuSE46KWgLkoHlsBBQj9+nogV05zMFUTswQqEMEnO40XTMA1+TppMGQpXOvrSv4nGqN2q89JV/gB8SsiTBzvuyXspCNjHEuHcCH+mt+j7S1P0f7Dd
wM2MVrWeOIWESYfNzUUF9CO9DjsP/hE2TdyBWcAgYQUzUzPAmVGAm1uqutvt6kZRvwm9CQvtJ4607zF+Qd6qL0rBdDtioLiBMoBpaBU6in2L+BMHdQa+TEzi
3GYFfJgNoguhdE1i6ET+GHFc9TQ7lLjsvgUh0G7mCKBFh1lDpWfARhjH41gfMEHk1LjiRymmKInvq5sPtDHe42PKAkrI4p3yMLbY1Dc0COb5x1JjYpfnDPEq
AmeC6CT4YkGebV3gbiTDMT3SlbvEMQXAdM3AlbqfpBT1b9JonYJJsf7ClIuFdPeiplsnwCb4ILAOXQ/ugzuGPeSTEYp6hyNErFOJ3hVHMw5EAbfFGGdHYwyy
EJpjr4mc4ZrqMVMWLEjXP7IJlyBWg51hglCgV6Gt6hWqdO0+huIP0ZOLnubroeOq3uqPgo5vSqerRyPNufu6GcgdQU4dFGKxz3w77ApVHnbQOR4LBwZqICRQ
OYyguAxkGaLkytSldEyRiYmL+M6c5SjBTgCvtkxgKb2U1xgqtMu4j9HTHVNFee4NOi1gGNQ6yhr9B72KfyZlOsWoeWhGWKjxI70R+ySFF80pQui4UoWnvtyi
eQCwkpldZ9RKM6Wn4isRxsYja7BAD4w20P0YdQ675hzuMtExAT3pK5kcBoMUThOtiTiP1eVxvjK1iu5vKnYH4u2lQn4aPkT1C5anTxZZbBPY2tNEnB6Zopis
uqn9hKzUw0Kk1E0dB06H0teUhxsYM5pc0BFTRe0B+rv72T6z71yQ0Ax1Aq/Ydr4FwgHsc9EiRATuMp+cGL8avQfdEj/yvQWJ/sQvFn2/jru+rYB9PXo3BOoW
9glswaLCK4klXhGVwFz5u6wu/Hz+MDOFvUcMwD/j6fgsl0vI1pm1o/WfdK3xADE+aF2+JqKz9o5wEFLp2uO3qXh8KTU/Nz2rkzRNWq9zFaXgt2i1Y4DjrfM0
3FLbAd6ka4iuwruI74kgQ6n9nb5Yr8AwPIse5qxkfqf7WAMDNjo2mFvxB+i24pKiOU3vOE9qCuSNmShNgwiUuQ7p3EeKY4mOWCEynvEAGLxek8Dl8u34/Tqr
DdQ0Uz3SnRH3otfpn1WDw5vo41T18eHMdXiC9ggSjF4Cu3iDf5QIBZ+wfZERSIDTIFpcp8UF2BVHqvyu2ehpLT2T4hy7kS7gBjqR2uhyu0Oc+5DFyE/g2ggS
zAV98N5gI/aq8WDwdUiGHcjzB/uyCfx84UnsVK5H7H1oP78ZdOJZYCCxQvd79jZMo/7BrmLTYVxw6JNMe4kmpoF8CrtKOMMNZmcJSvAm0RN7xdWDmgsTaI3m
dwaA05EjTSdhz6G+fAXQH5+nrXKPE/YQBxzNuNtMKtK0qA9wT7gSFSm+Qp+oOwov0AfWvVx7AolcqHNrj/EPiYVIEtYaGwHQqnnSc3hv0TJdCpLqSeYelBo8
PctCkCva9XRb5ji819Cq5Ev2TPkpqhvVP/w6GEyPYh7xuxCZd4xeVBAXvlrvD7DIDUKdY1Nq2UL+AbwVfKUtghKQy5RPYXj4HfomY3WFyQ65O6tE/ikfsaXU
MkB+xrqMv5+l5vvCO/jTBa/C54cfpDcpptmSkUAwDrkAPLQd5icUVuSfFCfCasUMfCB2UHgkflbNA1sSoxEj2sXAQTniavStawN9Tq/JHcbeJVKRCote2MbC
rkaALOSzI8TWXP8BJKRp/q9AHTQK7aGmdEMRxj5df0Qx2xol/FgIW34QCvQNxMbqzuI6az0X7ryFLNM9QnjsRwmQ+yFyxyOspDiL+Yg6M7chNfQnpjfcQJeB
nRRLvCOYns7OUKj4WzCEdkC3Y4OcazVr7K0Kh/ETdcsAWD+76I/I9dRQfDS2tbAVJbjbIrtVd+Qbqdm2yxZEmAmOw9rjOci/5w7/faxGKx1zifHwTKVOGKHQ
WOK5aH4mEI7cpjtCxXCKfTLm03QIOMO2XpAcnfgPhFqKj67VrKQ16iRwOzsQTFF1VSYZ84EpdGRUs+BnTDIyUeUubA5/xyC5p6I24g3QfY4+sJwDUKPDgPVH
j8FafSpnFfeG/wQ0g8eBaeGc0IXqCBOaIZpYCMvIEQyWISqdrS+vAH2cp23N7P3wfB3rlPj22vXsCvAvkeY1fD3pO6dN9Q7IZnejX9ChBAqX5MQatwJP5fMV
65wTLMnQaVQQl5SPX2U1LuWXSLfMPN7MNcvp1u+GThYXWRTyLFtr8IrYFLOgKJaryaUuqspBhdAI7qINZUPUv2lC2RP6IcBa7hO6F75n6wPf4VNtL+hxziHy
V5IeTwDXAcPYFfbviCpgCAfCe8HOyC/AiOwpDgoOtU1VeKJkULD+Hj0aiNFvjN4IO/l1iiuql+HLrbfRZOGB8hBkB32ZAnByVJiiPuOGgnm745JZSxXqX0d/
yfMgk5FN5pMlrZF8YLmwTD2TncHNjzxs94jL0ffqw2gAwSF+0DR2jhvR3aH6Ic14ouI8/DxufqPccpdE2Ne4U6N4MF0q5nhVRXQLlxU2AYMAg/iddMY7okdd
o4qvelaHXoYv8PODniCLAtLtx/nOzBqgi3YeWF/b1jhE3bWcpAoj71L+5veCmUmNCWMCSu7wRcIKQcW/BUKdSzkdOp5+obmgyMrbHLWWu5OboJnBf6++YZmh
uZlXxgH6GMcSICF4H79ZOxDpLniI7kR7pAr/AVBiY6VNHAHP4g9gKehi21Fly1w8czs3APU4OkowM0ZqzZviPe5YuAyU1BYxSvpTmMavETrwTVxyvg33kRrM
JhVnK64b7rAfbb7eXlgD0pf0rVtr8rYeMn+yHuknC5Q18JY09F5/bU3qeSn1SH+Zv6zuylvz68m+8n6VqZvn88rLvCX1ya/71/UrHzLAy1+f9PfSv87v+no5
633V7D3X956/Ur7ef+0B+pNfZ+F9/vXlxr9GXn/P1ddZ+rvEt277as2nrrQOncyvDpsP2ciLuw6/rL73XO9vya++Bfwb1dfV669eNPTe+XmvG/ztne9Xz2T1
ZN98+mrFry4evnWa6mzWxaAe+c1nX68n39pa3zrvvvrj773293I2/oqmTr9Xn5fPz0utX4fCj/y2fv4tSrI6LxrU+fz17F8XrQZeG4He6DWtw/XVQsNvNrwZ
8a/zqd63lfc6b7/Z9/nbZ9+63Pl/jYjMvw6xv+xb/P+W+TYz691DyUayOurX7Ht1B/09q/Q1Br5/+/qv7PqQ/1o1+Wr/W32o58XZiPSty4vv33H1+Xb/97rl
t/XLr7Yayr6iqkc28dK+Zj6oDok393W14Wt0/b3++tVxfatL9erkff9GUFf+d/34hs3/q0912flXPfH926Zvne/16rR+Rf4tKt80+f5Lf11trauT/4H5m2bZ
17x+y/LXCMi+1fu6kr/pXy152f3qUPrVYW/wN5dPXUTr18W7oddPbyZlcPYAnJSMwAIwSDUYvysS7AoUQ2fCucwGpw+9r7Qe37/0so4AzIWfdZ8179graC/n
q3KCf1y0RwpEM6FiOlvzk/sBvkAw0nlojeIJk1D0EzuKnxT1CK6nj/OMdqW5RuFG/qE+SxdjrhaXs+vpQdAWcDhigXwxpZRJFcFd6TvevklL79vso+pfz+B/
PGdy/mPR91IQoBPKXLGq52yStsSWotxK7xS1fJzal5PkFxCHdqXzkzpZcuKXXL/EefiY2DPO7fwX9Dn6FOuifLjex9naVrDJGvUUbo02wG4Z/aU19OfYxUoD
GCu8sQ0T+tEm3VR+jbMF2lZuVir1E344SgwzmKnWYGv6D7UBKEMm6zdD52x+AaO4EcyP9i7iUvaVJZteEjwUaoWmYM0ZFXsATsRDPXPpUDNJDGCnYC7QmNlf
6gsGeyKAIOAJ3wWbwY8SDMivymHwoeJmwiLIg8RhMuQv9Se4jXQOjYASHYRuGaL2NHdtcz53LdFFOPrxcbpmwnjsZ2iRaRkGMlT0S+3YgusOG52k2mfrjI9B
PhC3i+IUVWAkVJ8GlQNcO3KXlCiFZ2Ar5Bc+y6oxXAc3otVgEjI3cj0bjn+naKodhXmAlmgH/A6iDltpBIWJebroE5mjjJ2YJTY//r36N2GIbVPmfXsZ7+fQ
QD+oT+rOBJ9QbZKWmnvxWbolXH++LfI43IhpPe84lxRp2S9AjJn/QznPeVKVLKRwWx2+WesAP8UMdj+82vHeNoIwms8UploOBd9wFUW04poVhOQ9iix3ni9q
iq8xueNWEkOJWkMrezYyuOl9eCXmBK7YNVgM0EvoqLoOnhZU9mrGKAxATHyMrQ/dge8G3nfVFg1y+nATCnTsH9ophQZ9axGE77lHigmFvWyn823iOUYv3nbM
NSjY4Wi2mALEYbvoGWaDY2mBWwOziYiouWqL1+rEQmAM845tDB12v7X8VLzA9QsVKTaSIOBHyxsmV/xLjGHPuseXvUPe6pYbFhEmsWuYAAUTO9wX8IXGZppH
Eee3BEPHzW77DOkXDtMNjovUmXS8WC50E0M9P1Pp4G/Fx9FSJonOZRp4fuC3hs7ix1Nb+FnOCC5Oes91EApMPDrWlEZxol/+YNdwXRltp5fqEqPt+XedT9Bs
Pp2dJyayKBGKf4bCtD2RS5Gphb2xBGqsdiga7B0pBLi+sLElA6Uc1WtrL5Gx72GOyUaJqYXn3MPohdEnsRzbAXYJkhJ1MT8fiYqI0IxX/ePb97+PoCscH6Jp
ZnwrTETnIyucfaHPooyehhsgI6gr6OvqGfZSV6oYqm+oy9A7hRrHueIu7uXR57kMfBKyGR4o3IPbilaHij+ju0APgDiuE7AD+kMi8EPFJWCQfX/hLfid65gw
ne+b96Mdwh6rPrKF1nZ8AHpMe9w1lGtU5IRLmDN4vnSAmOjmQD/XrtD+wG1dazGZOcNWoT3QroAP8FbcUjQctbi0rhzPxcgHipO0Ub0DS7VV8JNtjPgYymDV
ttmus05fVZC7lGnIp4O1QgPcqvpNOK+5yzmlV+IO6SB+nhjNnzCqisM1F4XG2GoPwddj2zh6SQ9FORCHDkIeubdISmQq4rYLNisUp3gpRII7LC2xZ6oF+Jjw
EminbVjxcnyncZNrqCaZsCEnbTmijzQuyOLAdFsLzmg7Q7H0Fs0JYKVtvqNfdCZ6LlqO12NbOk8hB3TXDAfVRVHXoRD4hijq3PBa7BxCQOMDCCQYSGUaIwvV
84jh9se6DlghvYxbWhwS+c4YThSp3/JtlT6CXtPKN918Da9Rv8dL0EBmPy0TTqvDoEjhkbkbJOh3gJj4K9fVHOl+IwS4agwcOCdvlFjMGdCJ4m6uv/OKbXaU
B5gttYCfgZ/oo/pXxu72J0APIEdeZTttuxN1G2iN3bP+Ba+jG3GrxXZUEZQThVJ/Gc6i76FVjnPODPMX66igY3Aq2gE57OqpLGc/IKPyWxdDeHN2j3yf0oFM
VQx0XEa6MDTWmH6AvHRMAKssqebHYH/UUzjCtlL3FO1HtHaNxsuIh+b+xHZ8Ml0N30dFdJDUmR0W0wZ9qBKgOMNUfaihTf5YVTd8C7qxpBPwVtXWeMAx0YVJ
9YU93FzPWRxDJhCp0ktxH3fJ+/bbLOTmhUBHiNPIVe0E+hMQwkZbtnFXhQt2lj8D/MGuh91Ae8cL5jn9WLfPZmQhyM/aInMOcFAdDdymsoVJyMnCmZheHQFC
OUHyh2y7HB9zcUGAcqU5BWqvUAKIri2oVUJgmWYht4n9FbnBr9CK7NmiIL6EIZVKqKc2E/QDq4EnyGj1/AaNtbeZbz3Bb8dvvaM0eIm5EPbRTlB3YKarA6Ef
hB/pm8IM5pH2mPgot53jNL+NmsX76D4B25kJdKMoHP5T2bHgFP2a/9UWy3W3GDKrQ3azvkywg6N3ys9CTwNLlVfUlfTQqDzlmhyd/jsdBT5TTNAecrzip8rr
AZv4jlw3hZb2gNfAI/KIMNj7/kxuesWcHDU34pwK1qjssfIzjf1UpdBLqgnbH7yk/EuXDm5CCh2PI7OIXlqjtpVQymbyZcIRFSINpHtwp/kg5hDeIRCk99qm
aqzUF/4i9otwpUjP9Y/K8WZyQ9hd+zUVijSAjUWneX8mgP2F+ZNtjlyBVyBpaI4fAZfQ5+DqTA5IB3zMl7Krms3MrAUO4H7AgNxKwFDQ0HaYrW/JFBorLmlA
pYJW5x8Tt3AoOFhc5Oyv9NXYqS75Z1R/UYhZsVVhG6xk5avDq+ldjnhcTqGW5WygPUDFsgpbki0H6gRcA7ZqGkvnrZWAotEzM2+zBYVY5KoJOdKGDpY4dQ/0
GLXDMW3rdW6c9QCXih6xnGnSTjNCccJf0srz5jAPoFfmL0APRw/Ha+p4WBf1hoidhQFNItUbHAD+rJCg+kiNwZ3gEvR3Z31qibBUOA/q1BIIQKu15Zp5jqbE
cN5FjdeeZduBDke6tbbIpmzG2G3zNEmazqyNOhN207yfm9esG+0OH553wT7Zmqv9zkarhoWPBcrtcU2HODoq59qu6vfy33Hx6u/CwmxuehItWaMLZNSJwmL7
KnCjJtqqZw4WrlZvrl8BGP1/t1+PqqZDbTIwKB9hNbb+wkq4I+AWgtT7xKNMj0ZTqQnCwZwkxVb128L91ha8Hu7RsIFtOfQ68kfNR+QL11TYDN0XBOUw5yn7
FF1fu0cIEa6qh1reOGqLOue0ZP5iu2stIIk1FxqxZ3TXVROkHcJkcR/Sh2iK7ydGO9tmVfJm1mNsJL1U9w75ybkN1BUeYJqymYgH/0yIVLjQpega+JxO4UqB
+/Kb9H7Hc/kClQHMsLeFZjqSmAjvW3AfNIwqkSPCovz70AXAia4GxkCg0AO6G3WcTmPT+RikPmtFfjGvBbvL/8v/bnl3W9FNxgVetOfBADILSEfXKSLgozBL
b8jf6ozNn5HTRtMSGGv/E9Tgrwwn8DDnQCo8+7wUrtHgt9nTqgNUFz8faCuvBGo1jxAtLNctZNLQ6cxadhe02HGXOcS0wIazK7B2qFtj5v1VHvtkfAp3T+3U
tJZaK5oIO5wjmInOxcRy8RwUp3QD0TZBLeb+iF+LKqTdlD/9c/5rtU6i4YXOGiRMbIhelNoSE9AJUcn2P5VjjFXYS+CFOZOZUzQ1bGbYDueWZn+FjjQMd8fj
RxDB/TswVjyC7wBfUeFRA5rOka5Iy1UJ1Cogwrlbuc75BO7M7QVB6wt+CdTeeUKTpqll8qgerougyjogb5pqv/zPQrDZrxFG9Tw0VD1IfRK9p+wmLOR/hl4H
D6AUzE3bPKvHnI9uwJ5BKPQH1RHKdCzJ+VHzmS2LnEZfJloSTufP9B7pCp4EctqfoYkh9bG8/GX6VTCh72St78xQj6HkUQeowZabYR35S5pfs98EP9Yf5svs
+6UcZpCu2JbK70EyuOfALc0u2wX5ViWiRC2F9m74WeS9KhBeBOxYBfAY76v5kd/qKBHm4DlIEPR9oxDU4PzsCuU7Ov3zL/EDtGaeFB65ooHOhZcCE6A3eSbN
c8MAczMkG0uwkpSCu2ftkT+FgiznmGIiAD4ADeVGFGjsV5kL4LDIB8hzRaq1L7rScYtWN7kRsZT+hFarexMX5ScVSsqnoBG4mB8M7YlcYR1ON6KHWX6iRxX1
5cSm8UCN5qD8T80T1XRGXtSOGYMYpHaQGltA/85/tJ/SLmM708vsHfFZVAU9GroFDMDWZW2XPM7zNoKV83rgNHqBuy3ijjC01jjSA4gj4XNcUnZ3pFq65LpA
26kRfBnSVoIESiUHt7NbzXscZyPHFmrFp+oD9GzqjjRRGi/ecT/i7xV2RCZKlywnlCeJTMVtdZzrBg3w/Z27hQNivuBDNC5cwRmBuer6irbCTEa3fnvOSG+b
3iQilflQ2BCiGJPUOVzPheo/iI3AL5HPbV3pGn6jYwVyQnfP9krTEGrMTOdFy3rqMmvkfXX3sEXcP56uv+cPL+r2SwdwEJJorXJXUAdifgiOGPAXMaP4J3AL
aaWmO0KBpGTXHHD5RlroJ9hvNj+8njGMuIL/GfsGaO144wKRmfwSbl+YnQ2VhgK/ge8davgp8EaoRCbzowpaOPTNCtgSDkYH2lsw3ejuzI/OZdBDYK29PZ8N
XCV6S3vQi8wp3CmcxsDsC0WREYvVXeAN8v78Uf6iEM3na3/AhjljFUp1LV8l+cNRwFzneeUZyxK9r9jLsaS4N63iPmL18Rtau3o1NFZcUNxG+NRMVXwGOAvM
AR81OYa92uIrlIs1yIrivGJQTAmbrutuvCjEup87RmUHQp7i8Y4/5HL0jrUJvx3qCVVq2mNvhQfaWmrD1vtgdwixN2f74O6i0+BRujPdk+9jrnG2xYtjrjpb
qD9JfbmF3H15EpQTvNyebcsA9EWQNS1qtG2eozFxXGfUG8QkdKWzH/YOaJhXBlw0DLJU2fozQwWBmsN34lOVK4Ed8HBmBi3aMqNK6Qp9Kh/mLHW2hnuXLlQ+
QN8iiOZ3/oO2r7AIDRaPAFupVC6Cn54nQU/pd5FWyzt6gWMRvYUdrv8ELcHHwMHGCcJIpr5+LagC2pQvBlMsl9krjB2Z4HmHNoB78z8gC/g+8Evn2uAI/nXk
A5AKOyrPgZY4ePA4di34sVAQVaMdI0jAG0juHd01xGpUQuMh+H4qX3VRXQnsZyVsibMLNsl9Dz0AJkYtgXajw8CnIR0iNik+aCIgmEmMGo9cM0fwG6lyxwwz
HaoP4RWPw2agJvxh1hpURa/CquzxREPHz3QqonDVYo/Bdfhc/UnwA5WrC8Czm40qmIKPlgYhIXgOH42fkZfrbhPTeJNwrSRszW2q1j0GncavMSjQhfo/sX3C
LTFfv9I1jB8nVmJZ+TH0SHwQJBeHmXVAK6KvdSx6HRyhH6lPMY6nl7mdbIS6CYzg7z2z3R2w6pLW2B4z6WSb7MEOIpDrNQpb1od3zm2MG6kQPpi5BT6Wf8B+
t+ojVgeLSF/XaGZGyHDuPPskShMKu/5CuhVtByQhRaD4yVwvmjP2B/3DqiJ/h+XIv3uH/x5/Xfak86fsK/Aumh/kCeCIZrNcR3VA+L18lbo4pCuPEIfh4XB1
0S5dJ7SLewI+jfgDqELXoFWMDzKTnoA9UG1lG4qH8MZEONqKGA0SKOFxMpd1ECDEpfOt6W3CGXw/+APVBzRDnW1vwAecCb2DnWEXEX3RNcBm7Bz9VJmONJNa
spPZGG2B7YTlNeQD1uY/F4/TScAVSsG3s6YLnZmzqiAsgOlNUMEZ3Hk4EwUL+kOJfHvqBrwSuYVdx6/Zhov75S7Xmai76lY568FSVgc6wlG4h2aTeMpaKIy0
PSjqk7QemIiiRSpjEstr16vDimHNctVP6ongKukjbRJXQ3OJnWGx/GpwFDg2NIVuwGyAeqIjiGI2X+cDTOcaI5FcdejlmAJ8oOIwL6qf8l1suVBt5AP0Bn+r
YCtStHFgfgc0Ge0ALiVGOY4y0dAAvQPsrO6Da3T9Y222u8JF9b2iEnuJs0DflhhoGC3+EVZIzeCe2F6YSfMJqmOBn/6eZTHSnyDtXYQxuntoI10rvq1tAGam
h7K+yCGFxe7nXAbIC97CmUg9fiqsaTqMW27owRSbh7O/mE9JPxVFeu4VWdAhyiNr5tsyXH8V3+fbAImuxbFPUITpw5xxmxyPgGxqkGCUxkYl02vMN1Bf4YfA
4JBB7MxwN7KN64qm4adyAtlcPkO4amsdMQnogRiQIDqBViFW3qP74FzGZ0G8yyGwYin2jmnDyP3P81fCMpVP6RyqgaoP80V9yJAGXgIbor8qrjgikTb2nfgm
YZowHN7pYIBFUVtdSxzNxMX6oZtxZIatHngceQI4hWEVxZ6N2F1msOcKOoV4TYh6Gb6b9uf6sZt0LWHEbkRDS+a4PpqaSDvgKv6OfonCze7PThUOeVY692oZ
kSH2KX7mzNxgV7rFYZ2H/gp/gPdCS9Eb4bLoc0wEF+xMKEiL7Oy6VhwoQaXFrgZiBdsU38x2xHpiN4nXnnPMbusRVIFEWjvo+lAkMFx/vTg2pB7o625n2qpV
w/vRBhUrpbbWFUgtCguX8SVca0SQlknBfF/6U3gBPsmmcD1AqyjZ//UFfTh/zLxjsxIagzRAfdw5oL/xN2+725bazP7OHccHsxYgkZ+r6+oitQYimP6kno59
ijwn1GCNtX+gl4Sp+AvxEDdfHGMsJRikpT4Ya+M0lZ42HGncx9muGOEn0gvt09AxkXbzHleFUB4yPYrW+TvLyBK6hTZdXGScqbpDP7EU8jDdD5uKDkZNPEPN
bjJPum0eZjsBhhL3UNb1mt8INXWOK05t/FLqLnUUFmjToWr5NWo1tYFOhU7zd4sO6a8VvNJR3FL+Ff+ImkKslg4DH7XLmBr8evAgfiBAWjrjyVQBHhit5KOK
0pC3MWvhLapRuA5cLI7FVPBG3QJ3Ep5gr+cZaVtFjwLvy9PhyRzmaMTvVgQhvZCTzBM+3dbN9acqCjskeaQkx6zgQtAh3omsblqrqm9rqzimaqXRbOItiHY7
olX1gxrgTfHTtMHwA7ZZu0rKxA8KOH+5cK8wz6oFH2UpuQAclV+RT9LURgVFJbDdqE18GrBd9qvune4izwg4tcQx2+DKe4CDzn223tQzrKt2sWVrngz+QR2D
nI5ajgQ4lPwr4RDSWMkKBlUDsRM0P+ueJginHENhFuhnhqWT2v724cwu9ynxz8jfpNloK91kYaTCzic4J0c/8xzwCFvawXKgi2Ji0WigRGUw3wBN6vEOhu8g
tQcjEP/wQdhYZHLweXaUeCE3zb6KPQ+UI3v5fHQC/457q8un54pbpaPSWH7b5ntRSyzP7Httj9D3zXhEBU5Gff8PVV8dHkW29D3BCQnEM9I90y4zE0hwh+DO
4u7u7tYTCE5IQmSkp6e9eyaT4LCLLostzuLO4u4uC1/ee+/7Pvf750w/T0/3qVOn6lTVOVW/pltZjVw/30xlU0KRbQ0esJvlLOV3aJVaRkgE7BqACFySM1Js
Dh9nb6aslW+Lk52fMNjbgnxOVRH7we3t5QN78QnKGMoWHBSuK1YmAw6Ps0Tdl7QhxSP3UZZyCalvYbupjQ4S5sB39KDlCgYHxiHLfLutv/gPqR6sXaCR+xIS
sNZ21qwukrfh0dA+OqGwOmGgHxKRnM3fjRwk42gu8ac6UDdCaeBKeBXcbH0t/40N4035/rP+EqS6/T231mTSA2IDaDrxLU7QT5nG5y22T0K/BKZV3Y2Uhyc5
m+HDxVHy9LivtopKUMgxtcr6z/nKv3Ss3L9UbTb0d2At0dEaTr4hRiHPlLLgK+Ck1El963cKHxACfw6dI8YrscIdOYd/yO4RwOJMsgyXHV+ZW2fpqcRq1ZOG
4t8tm5Fn/mvEF+smvanwh+B13yvKtP6Kd/dchE2BiqZT/Gwo6DP7SiSbtJrEbce1c/zR5MNwD7oC31N6AWaa9tFPbBmmEerp1U5rK3RxYAT3AImE+mgDTKvZ
PboW811rKpvkJ5XaBVWqG1QFboussvWNuQ6fob6YYmRWry1YRbftIOYVthUN0MpDe6AvbJT4gu1VGqF8Jn9VLP4exGivQziwIUV/yCZRPaV03xUKissT1kLr
9FalPkU56p48WvuR2wfTsR9clJCUfMv9MGBGcqAj2Eu5s62r0g7YiT3E66q/Iifln/Jp6w5ygnMrNInbyyXJ20093Oc8NcVM7oc/1huBl2gZzhI4X1+nGDMG
FYzAAX8Db9cNAXC6MJB9EewitRF6EwNs64kqcFmgDjheXhbRPmEapOkH4O1QpFCd/KYcYSdD4x2y5SF7wVqV34xPJZq5v4h1g7Xy/orh+BHCksBlFcbPiF3Y
U74E/QnsDNL+OXSmdjLosdcFZ3MoUQX5A+tlO61HaCkUK4wnSf3vgDElVZ+qDnEagmvgC8g4y3QwIuut1A7MtALCuMCigv2mccIp+KySRkLmJKLQF+F+zw9Q
RnNvuCKhlQQj+ZXqk4WWNMpAVmO3qUFSV1zQPXA0/AbsyEKFQyIHWRqytfLeJ49ENP8jWxw/M5s15Rb0595Tda1DWSj43DMAthCT9D+D303HyG62M9AxryLH
wxHOI8pwPBPuiF4RKoJdi/YSeVQzpwpdDdfJztbPqHn8dOes6vu18uRjxAyP0OzsD74PVpdYr+niBj6CaAw4bfXRF9B8eX6wvL6IXxhzWh1IpRctkQaGzHwT
dERAs1mV+5BBqF1UjRrLdpKQtbeUqdg2hMtClFFWi5KkJEgunE/YFPjuDcfH8EeVVO403AGVVavO8++JP1mN/c17lP3T+wrf4R6pnZfJhB7seildaEzU4nA5
Fb8BXvNE/G/mIfOfCkvD0kBtvKOPE4vXHFHLYrR8Wq5IPWGXIWekAuMeaG7cIW6n1+oBobX4c3i70h2eaS9QGmKEv6rWEVwqVkNLKaWrKy8VC3kXvI92ds9W
4OQ33HlxKnxQvs9td0v4CSm64Dw+F16vlguIqE/wy7WxO1q2eBc9F5wt3YOHZVXRa0hfwSVEJPsP0BzJBU4If/j/EQ/zfxpPiIW+IF0BDYtzlFMFDfTWNb5A
7zxvkjFplNxcueuZI1fAm6K/8zvwQzmRWox82Z+lLCTcwDo8mi+rFEk/zJ+FbkgbexMuj1tZeCcwXOmLWbGd+T+SOqiF6oAcO3RYeORL8R1R+nsr27ub3kDr
kwD3BnE0gaB/mfrYJgNLiRHZ8dh3cZd+Gp5CBqNZ0wayN3cP3KpQHLf0iuU93cv0CIjEuiIHvAQ4qeA4V/octwrijBOd20gN2kMOlhVAJI+u3w5VYL9HB92P
A7HyWf0zr8XU5jdBzay9hamm++6pCVUgkbien4qy8H54CZIDX0u4V152T2TrxNeL3pHcnYWIMd7p5rWwm+ubdAb83b+NI+QX1mpEF6VvcLrWDz9lq2Eb7jTr
TaQfSFPsFbRbngw9Q9PUdaHOdEe0CNknteDWmX4Kg6j5lkaelsrWQH+uvmkn+zyvGtjIO8O9MGFHoL//OpyEXoZGBlWlAtoHslmn235AdfgNBRYk0v0ZaYiN
gyvj/dm9ol+2o/fNRYRNSvXc9ZDg/rwLRgmeVdDOLXiioDOBRLCQM4v1xHfZD7BvFS5gB5UJ0GnrjIRx2l5yNzdBeOg5p54zu/BcpVhap+wNdkmYhM8gr3Bn
46T8H47dQB+uFf7e9h78Kk/WWoSkYE+9S2AD9YC/7zcJ7eVqyVv5U/x6uYOxe8F7yuubp6wVTcQ68gGxLvMvcyXlTKht6tPQc2x6qcWy+aubt5FxVC8Mo9MS
O6ld8ep8gbwJ30/tyt8rHxfaqKz9KveHf6B7APu68t9iF9t05Ka1pfrIvdVKwi7lE/p74UO4ILDNHCB+9Q/TsZwD+ljsA9ZM+0Orbl2k2MXuBQ2VPO0n8FiI
MPxf7sZ/chA7CMsgWt5kPJ2Eq61Mhdh9cZLSH92ozac22ngQ0cCEkwEL15jvYG5MuAMIdDoY52nhWMvdRlMCm4QcUkU7YvXdn0OAs5zS1hQb2CTdpiA8FrxC
rRLbmQd7GgTeCgskAjxHjEqsTRwVGqF9qSPSHHw0OQ/L8wxxyKqH6O5enOATepVaQlp4L01kuwtNgIul8lFiXgbck//h9qDnFQ/d3tc92RxsD2Z6D3ie2lKy
bxg7ZFxb+lRvm7Ve700/N3JoYmCRv7a/EboXLxFGIfVQEKuMNecqwzWqGbFfbddsKOWwTEF6CXWhSWBtZay0o6IEHlfOsqbQDGekvizQWpkvY3KSvBQfqKxE
/s4DCi9wrPWoOEcKCal0JXw+1jVwgKpb+JSuz58hnsMKXBiabc/R09DfRML4Dh/p7YvKVK+4HXixcB5YIHahbikT4XbO91xTZ1X5fPZKpb75G5jpr6ntlBuT
C7jl8pz4aDHLeyHgkF8ohHQI7M9qvDcvhb2FL09x+d+ojbgJ0lbjK34Uu9Z2S+rGdVNyqQ6ARZRlRDiFK+jleCd2CJPIz57Vtg9CLDZD/g1t4Z9Odofs+F00
NXRW3BoktPP6Q6gBUl7YiDQnXtB/4enQMp+UsKSA8SwsMCrbxXTcH9sRmg5VZNsoQT3eHYPNxjtDY7nybqzCeCFd2pz8EC5TuNQsWiOVH9rRrPn6GOUPbZoy
T5kqJnrmGpvmnguUV25JZ2GGReAS9KNpdm5sjmx74Pfy15IGwue08VxTabFYATKxE3JZ2yGbNxhtrhUgKCNxt2jgmqbIILBc/mv9J42njAKm8IdIHrpNtzVd
dGdLNywH0VdypGVsoK0Wo43EYfV3Kp0cr8qBQr5m8hyoBn+Nn6XMKrgmLrIPp1rRnO1v/JXOyz+p/b6ZwRESQK8DqiVlkY2Ic8hA6g97S/U9GYnPAixsG1m0
61Q6dcnexO4QfxNXYT6BEEdVegQ9QKeRfagE4BhqI+8QrhSMclGjpDvgP9BZdRXWEGtL27HR+FsR9MYKS/VEqX3woLoHWgGtD5T9T87Rf86/Su1XD728u2Eg
Rw1pPcVP6Ch1hrxGBbkG2dai/lpXJYkfiS3Bj+UflaeZxxZFhW7K3fFnRfVSLoZ28iMsB4oo/wNj43BGdRR6wNYh49UflEhMsp8JdgAmKIfBDiygH3RPl+ZI
XZ0R1Hz5rDgj1JI9H5yvxwe/Bx6R9+kbfCfIDNzi05WKdCPkPjVT+9s92VxZt6s55F7KDW+U5gi9lVHe+OKuwa7Bc6GzOE3KxDa5edIW5WcoGThh/SgjFJ7y
NTRDeCLGG23Be8F/1Guox9GBS0eD+E49S67lyFZ/ImG70/9RXaRW9fyqT3WcQ+9ww5zF4iLfwWBt0ozGOxPU5qHJarJvIpuINBcbGFcJh4HWfgJLolbhhTCE
vON2sBIugWoQ1xclVQ2uC7cNZgc5ep+9PT3e/1g+LvPKcskn4vJLsBiClbGhFTgb7hy+rrXSx4TXq6ekrsmNsFT+rLheWip8BROdg33z2FYFf+U9kupVrW3e
Ik8Xt/tBeGXRcmxxYmM0Tl0fuG1m2DVimlSTmAg1wWzL3rE/sbMAZE7GGxOdTV+R5etSrE+QGvwIvNDxTG+ixxS2DRfR11IWSNmhluE2FFqcCTSxmcOj0dd6
YUp+0QxbrdRG4kbNwTdGG/iPQ4LwJnsptUv+yNXMGZ4Yj2dUvY8W4y1gM9nWMgpa6UlEvfB5/acyQ7r8P3gO0On844WtlGrOaAx3Hqe2gY2MrfGhnuPIZyHJ
+wN7679W6k8M9KYGjgfifOMSosUlpjhjhCDzDsRNjMVS4BtOHlmhNA9PK+4Tviwr2qniDWI23B4642bU1KJUwBAeV9JMHhnKlWW0HDGUM+B/hGT1j+Jh4RnE
YTkx+EDa57+fs7fEHvzD9BPpZo8vakf/BgW0HfgV9gW6y2GQC/B+4PeU5s766mV4L3GOZooTxQC2KLk4HIN7i5aEz+C3g1WLXxP9qWzrNeWgXmdjAh2te+wG
YI88gq/gj0QBorJcCykB91JNzM3DKdpDuaWxRbBr6CMNhts486ml8mZL64R9vp8EJF0hT7I3xOP8noyr+Fp5pxrl/3fu2n/tcjASnyB3p2waQGzWEk0nFJe8
dN0bGyRwwa0po1Jo20z5mrLFv1qPUeaXJPm3F7uoZaFoZZcYhw/D36c0pR6nfYUdeteiimqJ3j+8g7ZJPBJfZKYz7cmUh5+goLYSMr/yPF8rlYM6m2pJJ7Bb
8ER8L7sdhBKe+vvgTqCe5LX/Q0Tjv0JNdDBHl/KtdkILbPBEymm2t9FHl3ekHgcX4juwqehZZZvcitqlAVgMt1j8yCeljK7xG1Q32COM0tfsa0Eu+JWa7I4y
hXyV1N+Vd/zfRVNyK/Mgdh7fQVWi2ikl4cVFNenlclzAGLY6GktrjBOkMqGP4mt4ibN7cIGSJ3yVxmsOqTOaYquFWaVXMXHuQaE2etXwIGOaGQ75grmaI7gc
WwZv3VC3+EiN76l5ylxpYnAJoLI57AL6aUxjrvuGNrLMsu4CbXbpfExD/c7yQa7IFf7T+guYnX83SFAJ2Fha36AUIObtYHj5UaGATXS72IJSne5L9fLttzdL
hYofC2jRdOVkOI+aRpgIRV+f9yswn33o14T9+ie5ty5zPuiOUJb7rqwSKisO7Yv+3ZmoX3WMocunRFPfrU3IbUS606bfVHLl5/J46BVmpRzEGb4ev0RwSYL2
GAakEWJ55Lr7h+839EPgsNQVmRZKMU4VK2A1pJ2qp9SWt3WPV15J3/jH9BH+HT5aXs8fgpqGNpLViQt6MtBKG0U3hp7LdnUgfxtJEnx5e4yx0hX+MHLA39Bf
vtQbbAU5cw9ppD9KLNDb8Cz1CED0BOmpdD+mDOQobAOfTjknn+HXhfaJt7Dn6OOUZ0UdiGHObxJk3ylOVKvh9vBhqRG/QXuNtArUSL5K3cOdGlMkgBuxIaTO
nQndJ/YFu4Lf5IoYjB+2sbqKnQB+leqRBHcqz8q/on8qAfmeo4q9Afwd+QFvpwIrSm2G3jG0XG6ES0IjWFfaiZ+MD+1zqOZSUywTjJN+E36wpVYM/wsLitHi
MixKX0lP4mHyAr+B35HlkRKETKEjEo0uUg4Gaynx/gXQBS4YLPFMlp6iCGWwbir879yof9WpMD5sybrOJVu9rc0J+Fj7DGwTEOQXqLV9y8T1/DvNijnQVHgp
PUXY6J+ruaxtkiphp1KjiSfCL3wPbJg+U5CJFimpKYozVx8O1ufGeGcCAXGznYoP0mMLWilJ1lVENNucuwuu0H8IIxx3cADf6jTpPdB8sjxpJtapg+Tm8iM5
WvAqLopDOoFtFV1soObzFbTD4iIpV19mqqI+hjpk9y0YAaTQg5WNuFu4Dl303qPKYU2kdaEd9ndUPH+T7oh8DZczZSrpdKZiJffZ+0GdvYaa45Q4xxh5t22N
aTa1Q+iJevKbYlXCO6TxxGb0hBqpP2CPkneo7fxovL62RvHqT5NeWkwxs/B4/pY/hy6D25X6SBYVGSqXPQj/Wx8DdRfvQn34LzKLTee7hioJfckB2HIeJN8Y
+wjNaJNtLfjOsQ5F8N/se7RGdONSj2ROyoW0x+hr+iaoAvEqLuyA7gLxjotUZ8EG9YIqqi/lr1AH9YzYOmaz5zs8GWu0sT7ZlDiqSEmDNzYmV0uPlTT5MLGb
nyNWkwn8Kz5MhG1o2GA7gk0XzKrZfpj7nvQq0KjuG+lMjVFyflG70vj+VOAqssEa1ueFD4c71Bir3FdGqV/Il9grbBnyP/h978JESTV3nHcIOpp0FRwU1wC1
xSECYKmmjHdORhahNeTpG6fpUfIuZaSaWKOR6Zndp0UqKeAm8YRSThkg39WmB6bm1Qve85fgS4E/A9XWDoesfIZ3HjiER6XKfHTBT2+00tKblndfNBe0ZhcG
loY6h3rT0YE16kn0Bno5hGJLQm54HdSSN5Jg9jNtYFElmiDHYMXGWXqOtUltF1yR7hBw2t6oZ4FPPqPUsjip+G9YpSjgdd6Hql2TGiP16IrBXdiumFtwAN/F
gvII6UUoH6OARsGu+o9gBvEzuEkxY6R1n3ESMRh/HF6JfCf6htcEYy0RxfsDM+XIYHcpTr7kyML6Fw7ANsrtVTQvW+b4aUhrMc7PqzlUvn5O7aJXRX8HRoY/
QjR4Vi7nn2+5ptgxAbfobvWCJ1I9qr+XJcnIXkDraZzfRf5/WLz/2t94IPpUi7zDfdndSypW7ztqwnbhpdLH2tZ3G3tSuFvMsM5lK4hb1Volp2t/Le6cemt9
tBLWRwl7ha9Y5fgUeb08A7pGbyb6k53lAnqy/Q71Z0oz52Z1mD5bNCmRQAD5R3Qq9YJtTXtxFrstTU2qC92DniW317BYHzGfeEocpDMEj75Cfc1GSYHkv+CK
yx7YOuJM4DidL/0BnxB/yDky6Asqg+h7QpRjGcLBc/gUYQjeITwLqomut1WVO3AV87BQOtVPAPhZ9N+BPnJa2rB8IDjNuQjvIZ4F4rXFalSoKlGRMih7YCT0
jaxJ79efoy/QixxWA8Dz5K30taKGRCVnurA5abU6EjlGpRELxe4Bg/CK6i/vCjfVpuB/BFm8D99TH6e65NYpjZRkcoHlgjYY7oLfBqtq8xQW7kysJdfItWKC
2H49rvh88DfHFGdEdbNikJ96X+IDpIPKW54SFgWmib9qxUQ05+ES5U/KArk7W9m6eG3chrNKZ6ml7g7VJLM3ZtGPhQu2NuvrWCtLVYnpylchMqGK74kQD7cL
dZJ3kI3lS9hp+BWaTl40bSra6JhHjg+Cpt9hSvw9vFm6XX2Z8y4VRT6gWxmX691DAgrgXR1ZDlK+qlRIORXOkOYG53rX2I4pFuQsdEboZiPF3RteFo1V043r
zbdMbdWl/G9aa7yxUgl+w0+LtRpZUzd1p16XR7VOFbLwZLwttYicRtfXyylzC++xq+Tx3kJiCfgBOS5fZCmxHfIULA5UzZ9L+QNl+bPBq6EXIUE9VGWMaZv9
OnYZ2aH/UAboxwLb5adUIe4OTWbL6JOJN0ULyY74RziaHqwrRc/zmmPvgp3Db+mztSaE3vrHhocJGdDvxau05raHQF38cLgWgRR1UQISh8YpB4XLfgvVJNxO
3k83J/rg56Wn/nN6VegRNTg4mBwUvCSOhCrKxXQD7GH4IToXT9iIE6MUD874OWWoOFYo9oJqPNIKydQgcxv4J2qRvyuY0IpfRCyRa2Kf0Dn6WDgB3SYq5lj8
dLKGR6p7NuzhmsGTiqaDB2BSvJO/OrGY/D9sUeY/LeMRhzui7POjdovh4ArPX8FEeLBxO34taWbSYnE5qgn18HsYGjWa+hKqYaeAXJAScHgMdhPsZZEoTuig
d1TdpRF0WbEK3UEcSG1V08C+1H60sdpMf6DvC9RPvGW9CezL6+mua+ruu0guY41kC3w3kisOc8T7dyJO8hOapOy1PJdnww/UHyIunMMX+WtpReAc0zDJKNaT
p/BV4BvGU+p0bRPXHIkTHeAO/HzWcy6B590T2Ns+Hbrg36ej2jTnePsl2xelWtFmVIeO0C+B2BAq1SAWQ7gjQpxMPxZ7c63Du4TiEExf0OPwhSGcmEktCtJ2
l7bcXEBNIozULuWH8aSptyuTPY7sxD4jJwKEMsTYXjhr6G1ByTVaMjIKjVQBdBC4JGWSZ5m1L1wGno1+ICZS09F2cAXsiekWN49sCU2xLYRMVCO6HDVR/oze
hC5SXfEb0gOQg0Yh/fzfPd30JOWtlqjUMu0BD4pd+Tv8K6mc9FQYBtV2rnMu9bxl74VdaKbQgezgngDPonleFFR/e/YvwSQvMY4AK4oduY3CDYXAbFQP4SSl
hSb5sxQF6JGaV0SntbIednZOXhWKA7bAPSkW2xHuqYykTqn/0O+BmfDvnoeInRqJAd59/Hj+qv8+NwOridfATvrael/7p3hvJv7JXyIqJm+hl0CbsFglXRki
jeWf00fEJY4PaJb3tF6svpdW5W/mskNblWKRj6+eX0a97bmanwUlIMPZeRCSV0loztcTlvJr+MbiEAWHki3p5r7UB/2EZMP6UifIBUEjBNGbnRusi/OfSw/g
FRLgNDsd2DSyEfkKWZfwGePC2/E8kNGWlSwMVIb/URLF2fIK8QPdpjAd74C1pDl5bgxHJGEQ3wSr6W2Bj3GHPSe8DfECpbIw0LeTuCHfD43IFdgYPiZg9UcI
l7ke3qXkFG8lcInnibCTnwztwDx5v+V3gH6RctXzmI7uAbPNiUm7chIC0fzwCGtutgiQBq4mSfAZcprukvoqf4MZ8EjzRnk99wLzaAsU1Jsq1CLqQHVMQflE
3hfeLBQaDf+uHPqvto9Ulo0E/gAWAEXoNGCM2k7uJk42MYFF/iijgU+TUhUjVQe+zFc17oKaiCP9z4hEOY3/R/rhb2x2SA+9c5XPGChHO0aQf/KP81YJBuUK
ZJWHq4sDVbk4ghHyViexZt9VrkXyObGYPWH95isrhP1puIz0Qz1KX/2o0FfdZZ2OXIX22K5CV4RN5lreGlUXxTwRqEiPcSYUtKFKJTpfyZJrom/wj14eawvP
9xncidKIvGKTtKGXNkpvl5DCNbRWl68gTvWI9am1GlGA/L16Dzcur67ai6XQFOgPGxVZnZoTjNA2oKvQC8uSkwqIzVCK7Wd8eT7OzPKZgXJsL2iistZ32N0x
UN2zAFvK/SZsh3bYlsTVFWsrC31D4FNKWLhvsngtQO9Sb1Y0/g5Gm7qqzyUQf8NeSmhmXel54HsILHOPBWf6e7MpQmf8bN4u+I5apDQKNsa+2RwCyF1HTtvK
KK3l1khrewGymLN7m1eubKkeWGZ+7A753sMdkQCSaT3FJyZ1lVfQAzAP0s/XjDW7C7F75iXowPiLnhbYbK+Z7ZZ/F2yElFV0/kLgqTKc+65ulssWRuEZvkwC
9xSiILIIKRd8IqxhqejRsCrUBY2Fu9VdjspJ55Eh8InkKbLFY1tzyvzOPyt3MHfEsjI2OjCOe+F5KMRIJ7mP6+8ImNK5/FC5DNSDvxG4x07jOH4bMM5a0zaS
ns+/JoNiB5GjZ7FPxbqrfprrxNRLquHpZUkHtnjO5B8wd80+Y7wPr5C97qb5b71Hkk1weWgguVbBfRVjhiIN+Bj+g9IZvgM8MLdUR2HP89bLT/mh1d6CW/Gq
2EM00/Qe72hvJw+V49giOWidgV3EsnhOt7A9AiYpWm+GrecY5a1wS1xheYj/Rh3GZZuFPwKWIC2TPZaaoQ2+NHVXyJ96NaUrvgqvzje0XzVNcNSiY6A+Wklg
mtKppAJkE+/JPuI9fBo0yzZZ2pjF/iUPFSciivCg/BQ1yb0DbIw4SL/tIz3P8kMi2E58a/xXpAxLA4lhhA5iIdGLHxTnGvfwz/gl6AE+RTdoc/WP3jL/xu/9
VxXgv8+/pkUPUXco82EosBWfpqajSkoFpRE4QZooJFlaoPHB1uQG5CA2SBnAvaQHG3dj04orEw1KVvu+sEvUX6RE1Um2wWjieGoOkpM/Es9QAkozvUnMDutD
G4Kl4/shNc4ltoHfLlOw49hrqFnuLP5FSk0pxX6Lio1/TNrVQnIyeda82G2W14MQ3Ba7jWSuVES/2IvzAdfNYXkNvzujqvQL0jOlY9ERpYo+TsfcoB7H1/De
BFnby4pl5R7UansUv4jbRp7OifG3omIDJBBymvzVbL9S14RfclOFBoH2ynspCx/hSBe/4ttNy+RfQle14chq3ZLzDZmt+It2BvvId+UvKfXUfDGBrUJd087b
dvveyogln6qAvtjQVgvTN4MtsLGm30rGiDP4Nt5H7gHyVihQsi75coqCDhCuZpe1r4UW4eecRTmHoYXUlOBeTbeflRdbn1eH8YmOzYEv2HJzH7FuQZp1jz6B
juZnIm7oCFHCb0KPGRvo74QM8SO5WPirYCgaBVWzRqRt1I8hiIKh6fkouT1xEtlf7ZjUHuodqCsMREboCVWTtMbWY9YzSCt+EHjE/lw6VtprdaoneBqdgQ3M
RaA+y5zKRrGpNkAylwzXm+NDoI9atDvP3g6nyW/qhAqP/Q2Ug3B6QbJldqXbUmW4mM+zRhqdRfPRtIqR6FfWrE4Wa+Utgmprh8nJ3HVK8W0VZ2CqtMNxNlxW
bs31DzcUzOw3X1Kgvdw62hMoh9QTQ2xJ8icuM3+csYvPCO5d0Vk5GHcVZrAUoSfJB19u2E8kqRn+NmXD3HryQbATGYlXSS2D4NBqCoXHytXUijUv6E3JPx13
xLr0e3QrtZSc6f4u9sEehG/lHauYAVVxTtHv2j5QETTmTBYPoAflrolPxDvqftYDH0LOCSHqAXGAblO0wMbqq8hIe+NAA9POxDT4jDJNN+dm8CZYti/Qe9II
nis5xHXkHwptXQVOAuazOLgO6QYOR9pCQWIpWN9XqNcmj6qFnj/FflZM35r4DZhIzQkABSeXZsJ1wC74AbQs2gh4I5wmn6OfbBdXiPAHJF/87+jr317iEMot
pCYyQjQ5WtgqtuHXI30LmqJR8DBqGXJVsKDrc6vDregtrl+CHbXT7IvwUqIve4S24rOl88B52zOhiVBb6SDU4V8W3MusYXyLZkFOUrT1lvKDIySm9E4x0dy8
N/c71l/4SO5lNyP7xGnSLxKuUaIPa+nlyFnAF98Bbil9Pc6sP8iDMDOSJUTAuwp2gUc2BChrUlk4An/CS6Zf8VYrsNBRnQhelm/Y5oEWuAfpsBkrnJZJP0WY
jI+ASLJm4LQvMdBdbQlp7nx1O4soV/zprAJ1gDqrWwg8eFdcp07l8wOQcqo0jr9YJKkPoe/ujTioROLlhNmF05L6WG4Bf3KDsKoS5lumlBQ2kxoZC4hHwZMQ
v2qhPwZeYVsezLRF8leJKUSW9ZLQHpWFDYgJ6om3VUwqxGVKywKXgcucC+tPbdb2KsfFK+pt9BSaGSKQ8byJXyD/5FvLfiWBz0W+SiuFocbLQEW0EtQfM2Bz
8lBEwCEkDXtHdqIn8GuxTnoXqtsyjI8u9SAT/D0Cx/LqRY9mQXyocsM/Qvrd4ncfMcXLS/RsfIma6bXzsbJXWI5k2Eeo0cHXZDzdASuntUK667CyMItXhkog
300/nBhN/SVUpk8CJ8A7iEM6h9RMdsODgDx2DFIX/0dvn3M++1ekP7aPipASebdni24ONHGPz/9LzGLX2p6Sc4An0AVhNXEOrC41VKbK8aYK3h5IHf6ubSXg
TBzHakCXyB78Q/8Af3bh2pxG7HCQyY8MXkd+g0/Btf1vwFraCzBL3E8bzHEckTeRqiMuoKbwx9Cm1GpURO/wZ+CHygpfkboSnyUck7/YTPpV4TTav3q+I4er
rDuxg+pg+Vjc3qJKgYXC1uA2rCh/s2REJsrd89daayjJ+sXC41ADSQVvQPnSk5RdxDK4k9LCelb8pOXTk7UGmwLOCC1Ln2pM0poJ18AftirKZq6bAiTVF7f6
e1froyDqVLA0yvXXU0YWHM92wiO5pUpXLE8cBFu4D5Ix+h8oD7hCFOITkupYXfqqwtnWlyqhnuAqyNP0rrYy/6n0/t8s3whmg57sr+m7DJcP7JPz7Q3U2TRO
H5D10t7qBVKKzCmVfNOpSdHLtO5iS7EW9ktoPLqWTix6BYWkw76OahsgtzAP6+sHyZ1sGlZPaRt4u/Ig/g8wij1ZdAbSsnvyXy3j/LRlvem1vo13ICU6a+yK
fZDL6AX28voVKQ/6aZum7oXGYQbffWu01gXcKHTyl5Ff2fa7hyFvsH8wN9BWmp9UjFYlLnneWX7YF1B1V6fjeUZIOqMsljZLTYBmUr4Uie2zB1lv1k37VCEN
rSpXAkg0ll0khMUEsU/wBD0MjVaXp3Ygo6zzhL7yIb2JdTnVhm/CNVlBSEOgv6TqyD9YbbmLCPg3aOfWJZKk8jqOsE1WHwAbBRu2SliNnqLay+agj16jfCDK
+S/KP9TK8Cfdh6dbeaqzVizblbpwlC9BnkGWM/kkQb8re4tDdNjkD66iNtrrFVVCK/ka8dX0S1XXKo/xfnJZ3yN/Gzw20IVLhv6AryoO/iP4Qh9JQWyG0oK/
QGIOI1w2VMB3gof4PgcA+qv7tjVRvsqWAW+hMZ5koRY6Vl0YzRshLcL+XT+iUuo5NCTNtw+jT2q6ViM0S2xGbUHmUkkp1TRDMMLzyB6L7YSuoBfcBTpnH1ZY
1ZyL/B1w4+fU0cJP7oS5in+3tYitq69Am65ur5+lxyMbozvBQWmccghqKiX6HoAF5DJxnFLdt4EejN9BQZ4Jlyn1dcbzPQCvf4p1HP/I99pDyK2Mp9AKVrng
q7VlhQrSCHR/whTremk9+bvWz7NTrguV18bAhfpx+q4chzTHEsVo9bWzFrycLhQe6CVJt/VYvj48Ca5EDldi1YPAHvygMFy9jcC0U96E1rNvMi5I2kaftNYI
VsGWA3cl0JDqGmlINeS7ajJ9mIqu2Ux3ZmWEEFHX1SWCZ3JdHiaWCTPNmL8NawxzDGMyxjLHmNYZJkN5pj2zjJnjGmboyjgN9ZgFzFJmPDOL+ZOZzOQx5V0a
4zVkur4xcITVkMOsZCot3egSmU7MRAZ2/eV6wuQyG5ihESMN65gyTLqhm6uhazqT4qqS8f9ji/6PFctkDhtuMIkRZld7ZiSjGnINYwznS6nxMhmMzpw3RBlq
u2Yx6Yw/Y7ErybDY9ZApLjMt4q3hhGG0obsrL6IOM4XZn1G2lEYpIzLjd1dOBsXATNuI/cxyw3lmXem/6IwqhtnMFlc2k2PIY+IM7SJaGlIYIGI0k1J6P8Fw
gJnP0EydMiuZmoY0V39mLdOAac3EMHUMXQx/MklMUybE1GPqRQguMqOsa5orIyPWUM0gGZ6V0oe5cAbLmO6qbajlGm9oa1jjmrl0T4bZtcQAGA4zl5iaTB1X
TpnnjMc1xRV2PWeMGZHMOcM/zOcyjQzJhtiIgxk7XO2YV8w5xmbIcLmZZga9dDYWGoyGLOaBoVNGi4jNTHnmV0OSwRgxyuA1AEwbw3EDFfHc0MXV2xByNXN1
yJhsCBk6MEsMhww5hqAhN2KFQTUcLRPrum5YzJQpf5v5OyKiXGxEDcbEVDaMLZWCy4zV0I1ZwjQq5UWv0v4OGiqVcjWB6cvMYJ64KpRy7RhzcWk/poXL56rL
VDJ8Zqa73pRSQTIYM4mBDEMYghlROns9DJihMtOtdIxXmWWu35hZGbVcp12fXXuZN2WulFJS3+BjoiNeGfYYFpf72zXfcHFpz4xM5pDhkauKIYFxMNVKeRtn
GGpowQxk5NL5q2To77r7P3jeTFtmuGEvw7oaMk2YmUxZwziGMSQyUYYE1zvmpsHm+lQqU2MzTrr8hvMZrRlnqRxVZDoy4xjUUM8Qx0ClcmovHQ3DjC6lcWjp
G74xxaXUN3RZXE9dMxm+dJ7DrmQGdZGGMxnXXJVdQSa5VJaiIvIZV8brMr0NVV2ryvDMAtcVpp+rN/O5VD4iXJtdLTK2u1ZHDHXdMbyKoEsp9Bo+MbeDgxCX
SOgctsjaRrsmx3kYep+C8kVylKAC/ZGP3pkkFIaJvbajEoIPVxfoX6q0lqpDdyEr0lYexE/RF9kmOA9iy9kzQE+4CbjO4g2AtonIAfGEmCS0xzL0zbgLKgsW
aEuL7iBb3D+EZ8RmtEf2RWwYtdpiB79j1QkWuYLOTZyG7jNXlg3/hXLzb3zswVAOUA7LthsoT6XKfhpDrekF1wWbvBhNlHdr68gb4mNkLXZS60OMQL4radhv
1p+k2yiAzUz9FNCWZKwbU4wwGI3/Qxwlp4eb4Gl2lNjheEZNQSZr1fCK3p3qWSg9yc6+8edLlcFBGbsTfxIdObftrZDrP0J2DO6ApuMZBZuRdWxXjw/ci+0k
Plo3mpPw6ubptmdsO6g5Mso8HPTL99h+Zb6jQfQz7xDirYmWNOC0rYn1njIPfcj+Zc1faaAGOJ6Q97Vj7gB7maqkXFCzsCi9rlIOei6sxqfBL4Ax+kqtemhy
0CanBRdYX8mjQgZfDDXGfQX+Tq2OH6SQodF6NXErWajIxj7AELYpHylVAqb4I+HVeD21gZIsvuKRgubiJsmmDLK2Ingbo7XHfsT9prC2NGi7qZGpp6cfZ7Ht
tVaIu4T+wj2o3F/ah61EmqOdtbohu17HcpOakLSfG7Oqs1Ih+E1JYwukJtAGz/NSC/9JfGK6FItSLbEXBbIeEXiJLpXXEox6Qh5IjcBfY8/ANcKLvAtCWzLD
RqzvAR4XX1iHAaI/G54hPFNHEm9DNfRW2kbuInIGeK+cIbbhoaI5ektwjVzTeiJ/IXkfKFDTkThyKuCRZhKrtJfqfF8rzMi3h26xmTlTY8JQDLhRauBOjf2A
oezXnP55C5DHiZGV22OdoCKwk6ebrwd7KruZdAj5TLS03CVeAtGOPZJJX+v7mlULyi0oMm/zbzR+RyzYJ+sntqW4o/AHH51YYjvDDfLf4Ma6dYwPfGX3aHOs
S/zlK1SOXQVe1TZJXuqp3Azt636UuFmcTmcQeyUcbh4YXdAMqq1cBVPxNfRlGLQhZOPgGH0mvspRL7Be6UQ+EVcrKV4aiRJTtRkFd22OpXfBv/O648NAGRPB
c/wttb8yKDw9mF9Uo+RuUevAYulbTob9CVYP3uI4QxSLXxwTLAXAM8i/bAA2Uh4MfkMfsCf5l7Ii1c2PZAfyU7Hb2B/eEuEE9QgZqgagPLKihkppvkfoHtCG
3oprirrFgehAaKZyEuuWN1uMRmabg4U7+cPeyd6I/67/+le7Ct2HXdDW5B+zdbIWkSfk2vpfvNHDCR3NHmGJVM53Ju+DW1GvK/0IiIhil1ODwu3kfbbOUjmC
gOaLv8vbQY/A8P68fKkc/wVYAkaQCQlRcF+qrXG1tQESSD4D+bAK2JoqKXgcyLOH8o9HXfJEmzZh9akq4BYkTk43hwNl4b2lkeVRYX5gPvrZPABhjKO9tCj7
+8ib5bHSfQKl6/PTqTn+x/J46xa9ceFrPyrfUci8qYnpeqa8Bp0u9hHm0QsKBvGNBAGa478u1EF+yL8r801nVV+BYpvk+VXeqZl1q7pZ+QIt4QEuE9pq7cEO
g2fS7YlKtjaU2Xwaqk9YkAQYQSslLUbOYxUDBBVra01txy6ZLoJT+VGBKF9PrbpUDTkU6J2MsxWgdv5e3DJxAJKmpgG1rQcBR3ytxDe2pyBtGgmdw5sgIcxv
VHnGkse2tabgUYVTkaRAF19VeYofkz4q75Fb0aPAJ75aaHQ+D2MWGJcDH7BOSBe+Iz6K6Jo4Ac0km1C78LTSdZW3bfFULLzitYvB2DFifkY6cF9jTRHJ6Z5i
LgqcIhKC5C6nHva2IkcGhplW6bcSayhN1JOOgdQA+TcnY99FAyIAj6cZ7Bi4GklWBvHWWH9+VXfNQJz/AL8V7lLQQexrOyosix/HD9BbBV7lvYIqGeWML2BK
/iOTUY6XK/o3iz02tOdXYBX5d9hQL6a5fIeEg/I++oF1f/lP3MCstUKBxba+hnAGeZdzk/d6Lf6FfLKbTtoApolW7AnbQBqqJ5bGnpvyOkN91Za2aYUBzZlQ
SazJz8BryOvDZah/8igYc/YR+uOniAA2P/AJ+0Ivt56RJMEoZNuT8afBU1QbKAhH86g3AU/lH+gndCSuO31FKVAL7AXuDtGV8BYW3l8RiaXc8vJkQ/Ap0dDf
kLKG99EruEHyOf6gjvP3iRnBeKUNdQsYRT4n/radxmTrxcI4y2C4r7REOsfFiRO4LYLBe8d+LNRarS/2J2tTnwNr7BOoylQboEzAaYu0pqtnsVd+q+MxHk8W
+FO8XQKj5ChluJyR9F8nX//CvyrH3KcXUIVoBJYs3TF+BFYER2C4CmJV7QDdCG6Gqvj0pCP6FREONrenFe3BV9oJbBRfzPbhLwPz+FXs9vyqai5QN/iVf+JP
I2ZxPb1vZN21RfgmPw0OxDB7NflXeR45RKzB34YHJKbL9oSGWAfRCzW23rYulGuvSfdloT9t5Uz9qFPqn7Y3focxFXomLJcxZQ63J6WVTHjyAoupIVghdaRy
PtrQflLtrzcuLqsL8GbbBWcZ2225gblP0ipuFNzb+S00Ty/S84uShXl879AC+Z6Yyp1QhsKPZYCvbu0Z+w9NFVNhizbD+Qc+MDg4+ID4mzgeGOe8K/fDc4ho
6yWiorm5raYyBKqRjJitSPfcaK3K2lnKQf1unkSM5R3sZyVHWa8tDdVDiqg9Mq3rwEH0haIW5SvT4S/gPimKXxffGokTe7ID5cp2TrtdMjUUqZLWc5k1Q5H8
NrRJHElp5AVkinmRftQsxU0OjIafQ8P4NPhT1g+zxzfBdMWRDTaVbiqT1F3wDb0HuUo4LPTLQfgiTeEOI5i3QLqOvQZvwr+gGfxStr5vHy+pu+Pn5zQxE6Gv
MKw/hz4E9pj76W61jqNrsL1xo6+htUgZoadoLlt/wVV1Y+m6UEeebPfTFDhP2iUewEhgFt/Hs9O9wN0O/UbeFooKF9oCKmZtKldJWCwUFLanP0OXAvN9x5Go
0pixEfWLs5dOl64yj4JjfEeFVaQjwZPci62MxMGV5ePiX/6V8FVpEX45uYIZws8gVwMtlSWFVQJdCFv+QvtdNZWwwDXFVLeHchpXCq5SPZkHN7NC2hVnQmh3
sDFxRrkiUeAFCRcr6s2xjipQXE3dS9lr5um9guu0FlT74Fr9GqXTKeg/Ui3tguMudhDrBja3ggrCz/YmyzzRCn1G7kkpTyaHj+oXwvPkyaEl9CE9uehL6KGz
SpIjfgM2SGvlL+s9LalIGblM0OUYEpCcCrjFEsLeScv9cepud1lcDS7WPxlzgn9gp+GeeG4gXeqk9jFKlnLYQMvx8DhHJRuOrwikivdyNibVKHTq99TX1pHE
feTfX9cr8y/tKvsv7MTZ1MTcTnwEMDdGQauGDcgttUbIlgQEX+lTgp/VbhQRXOysGuwfbCrHVA/j9cOyJ7MI0rslXtX6WKPCo8SXQjOprL8DVVIC6YucB+m6
oSL7F8cf4gLIi8Wg28UmpumFcfowoaJfTFFCA6nN0ls6LdyDbpQCBuuLLdD6wZnSfThbIdDnQYdySa4ovHc/1144osXy4TAZp5rQ44HL7AYtmRxkP47sDg4v
+ZKyN3MEskqerGTx/wi7xCEqKMfp1fyio7feUxmGz0oV6MVyF2KyP4m6HWwHHdXi5TvkouJOpTwCQ22pj3RbOYTNQZRi+6ZNRK/k3vYTdpOzb9ozbV5orIji
yfIh9YW9CkaHnguni89iFYO3uWbBkcLSYKPgCSIo/6KUo+CiX8JtdVnZGGgTrIe90lV+lRgiL2o+Yjl1Ve6a/7k4WcnVo+DfdUPoJ5VZPERuKV21nTDn6WEo
NjiIyIAeBeORj+pO7rTez+4Xp2vvhGr+muL1kIVoqetKfVogmmDjsDguIfCVeyaUTW3L/xBf0iXqw1AUuI/eLXfRrN5wyuWC/OB0YrJ2A6+i/2IsoR8Fh6jN
w/HhHtaF2nJ7tZJBpFbEA+VLtmovQhfxJ/mwfTz5N3rdfrJ4l6+R5XdreeSSqQrQzNIu4KRM6jijDx8erAn9oKvRldQEaa4yWnMSg6FsvqJ/JZYOHcAUPFxy
Cd4mjrO3xlb551CP2KP+pNjntlmwFhMFjYQvAh2Im+4m0g74tpgVMw1fCL5mZ8vNlHzsPRguZooXA030VuiPFC8lq2+0H/bNyZWp8gGOFqpPxa+FpoV7O5Yp
0UKoeBj1mRoaLFLigo+cZeSaWj69TAxlvaMqhoeH15rvwck8oZ3nQvYoKVtqIcL+2+hLaAX8hn8W359rJn+Csz1biGngJvd0tB62JXdG8kP5NPiBrSrGQ8XS
WwWHekMQG/bc8lUAh4DLCxBwcOJwK2AbA7wtMw/pbrwQNwF9ZZ0XiNL7ih7EBjqNp6FEvl/BGA5DDL4TwmT3KWixuRr+xtLGAiN1EwYinbDhbB3fWSDiP1/X
M/xnDzGC6Q/8yl0zdnPvUdcFXlomxM5NsoIvFV4aBrb1LMtLsBzybA8MAl9C/fhuNshrCNyGfpV4UAPPy6vNO+DF4g/WKPbIOS33xj6h2/A+SJQ0V9gl+WLu
CKeFKdLBwFz2DerGdKQn31cYDeR6z7NnE+y26/7uGA4m8XfMozy440rVosizPO7NN0fIk03VYhaA84A5bF3bWvdltmKy11Yg+Spd5f+CygmX+N7GFkBFsL+n
BLmVnJifAaXmGzwaexMYqnePvQeu434IF8Hb9uZw0ExTC8CQ7zHcK2aN1KrSHNjovU4e8vfkt4rLxGlEI+gJmuZ/CK0IBHOfuiMljl+XvcGfnxRZ0NF7ZW3r
wAJTprCWq8C7K91KuM4v8l/2ZeF1xDPxOl8jbpm8yEjwPX31gEDVfmAL/1XzMH87tkamOUJiWfN0Y3NvPJDKV5SX+w+BlblycpY5K3Ze4rrCWsDYKqfzF5jX
C3bBwuKejpzm6cM8Ni02bs6pFdnXdCh7pV4HvgPVBNKBOugPUkxoVLgNGGN+bzzsS1dEb6q3ks8LuRSS+2hzZDfwn/QFgF+4aXAHx2Lsgm85sTXuNBoGWtgO
mNL5gdQqcK78kiWsLrwLtNx/F5lgBGzJlnqBT5YzdDthoW0utJdbEjiXLMHV/L1MNW0dTL2FD9Z+gDUwDJiMupMBy++mi2Zrfl+BhX4HxljHmEcWXOBjhHLB
KnJjOIrPke/B9UxmW0HBFLfmvZ2/Cr3PZi8dlfQ5origOl/Ps8KzyxKy3TW9sfxMWg/+yc8JHOKmG3vI6/LZapNsSdYbPj7QMDA+7xbRBrkL/cGvILeB2XI1
EAcbyp0Slthc1ofKBN9zU10BRBdYa+OepA9YM9sIvbf8FP1qmoHBIF92Yu39EEphZLrtnqWddQPdj6qpfSbKqUTwul4npFKrisY6KSfFzS3cZb+EAfSuUm9E
cva19/OMw5pK/yQPLY0BmzhHiGewPmgWdgBPhSPFQlIFPwvnah4mv+DxgS/VjxO3iogaszYdYwn/c7UC0VWZimF6Onlm7eqU+nZbzszkung/bDf7hX8e/O+9
w3/r2gz6qhn1HlTXFlXj94emqDNV0HBDGaOAOqkf0V4DY5WOoX2l/lgdWgkdkmf6DhfF2BNT3/IsdpnL5R5yH9XUpJnCK3v2xhnggJxtsuBwiz9Is+OFzNes
SP0G1s9rZ62CsJ5DVD42COlDFpDPxd3ga+RLXkdioj1SKAiWV+dLbXPHkt3YsvrwUH//d2GruNh7AZ6urJH/JHcKqDieJIV5kJ+DTK+KTUtrIydtzYTRymjh
HJ8elQZ21hWlJd+OPkD+gH4REG9l9zf+Jv03mil1he7YpmMbzG9yK7PtqNjgR9lC3nLQeVl8pLKY+pWoRH9AcNoZyKQf8q1D5e1/blyizlWQpL3EAZpRdXUM
WSR3K3mV+FD+TMbqSZJSdAHyq4fo9lgtaIhiBDsqZ+kf2qzQd2tZqCwar2Rb/ij9PU1dIVjKBHXC6zi/wS/x+v58ol91K9VQNlt6Io+U1UIrc3foAXFFMueV
539ArYQRcBsumuuF/0JfRPuTPbCVnpHilJTr3mK3VvCXP0WmlO0bFqvvfM3UI0lt9dV8IvEhjyHmJnUQnlLnAysgC9vHM6r4Ar6cTdHWSNn2h3JdazRmd892
KPRjR3+nmb+q7pBb0mODabKE9hTbFq0MDxLPIvMQxJYmNhKL4dGJRfJNq1f76nHGrwNf+MZpEXhNqDt/2n9IjtWhxAykmrzcU05ZF7br6/l++hhFp1sGq8fj
VH+wL8aiS70IC3Mm4IkVkI9pY7UV/ENsITtJ+AVdjUWIoFoTNys1tA7Ky1A/vA0+W22U14o7lPtJOV9igvPEMdJRcL5/rv0RVT94TMf875z3SJPjJP4iMFs/
EnnX3FgcTy2q/sy+pbiCrY6wUUSCTmqvbqbnBOMMrQ33GZMBMxhdPZjICA/jMIxg9jJbGCczn8mJOMbgru5MPhPpwiPMhpGuboZYQw/DTJeBSXFFGLyGroZy
zHgmzrCciWUOGeowQYZiEEOOobohPWIes4JJiQCYjq5mzCvDbeYJE2UYZzjMjDNMM/DMYcbOLGJKmLDBaIgxeJkKho2GGv+d3fsfLWOYdUw9QwMmjanH3DTk
GkgGdLVkujOZTCqzmmnN4AxgWMF0ZBq6OjAPmH2G+oZIJr70+k5pn40MvQ2NmMpMLxdh6Oi6ZGhoKOv6ygiMFDGb2WgAS986nFllcDDXmBRmaOnYxzIVXV0Z
2DWYqc9kGjINIZfOTDNMNWxnIgyLGMjw/9i6Dvimje+vhAQSSCAJGXbioT1s2U5C2Hvvwo+9yyx7762wRwhJyHLiIduSLHklTgJlj5YNZRZaZsvemwIto38z
y/hLHy+d7u4tWffePd23M9MUiGAuAglMQtD+AJf9GByAGT7Q73hmFYADCFM9PYJJZwYwkUx9QJNehanJyNPV6VWAo+lV0jOB5PRqDMLkM22B75gVQHOmJ9MV
qJ2+gDkSkDrGqNL59O+ZJkCrxRxTLb0tsDa9OMCvCfgHqJu+gxnIVA+awvQB3EBfpj1QHYhiqjCNGA2whfEwK97igwKLmE4BGjoyD5kCJjygxX7ASWZcQB/y
wI4CVmZd4KxVTEegOZDDbA4Sg8zprvSq6dZ0iKkd1BiIZSAACsjYyjQM+L/TgTxgPOABwgAVEAHUBuoyfYGhQC6zgyHTbQE9tkgfD8iYjID+VwBnACK4AZAG
ZAQkSQO1GJBZDJwOUDeFmQVMA75nVAHZeBkSGBGQ66+MCOxlZEzV4JHMAWZL+u30Weld0xcH/QmMZ54xF4MuMkUMF1SFMTEdAGtAtjGBdmKA5UAHoBmTwaQy
EDOBqcwMDkhxBbCUqcp8z0wNSHtW4IgciGTKmS3AAWY+MC6IBRKZ7IAltAtQlA+AAVt7O6+aAOQCA5mZgIopA7oyZwJW0xoYBBQwjYEawZ2A74GWTBTQDmjE
TA705We6BK6BGsAvgfqRTEj6FOAiMCE9IaDZOcyaoOMBqzUBswMW5gYaB60EWgSh6d3S2zAtmDsB/R9kEgJXSgNGYBLsm8wDrXZb3wKU6+a+ihCJj/FILo7Q
a5i3noUZgxcEV0cak33EvvKricu1DdmZ3E3qLNxbHeKMsvgTJvMd0GbO2saWjr+5BQWRysfcJdskrCu/CH7NsyqauyrdxLoI4wSQmEX1VxkK64Nh9rGIgz9u
W0FOsAWZFpnXQf/mLrTtSoQElWpK8efrs71fK+BGIVJ4jBqKoEo7axGDCFG8jmUUZyqXYW+UrMrL9nEOyIXQ7lzDqILkZ6xfeqDaY+tlvRR3JK+rtg6rki/C
y9VeripXl9rNvnR2Z09CI7mTdI6QVeU3dpWlgv2uUMESjlApDW3DxuKZxn1v446WkeAr6/2AX1vXVEuWmV6P+9F2ketjzEoKR+coY7IKkpxwFtpRzIlpqD7E
FYu10BtRL4XG2HMrH92a2IYCeJqsnT2JNxX+y/Uq3gS/USc524BU9mRRtEWaR4NboDHuQ9YXQjAyl8Xje1pTHMuF8cglW6HjvmmObK1isDOaOCoN4V01mqAb
PCeWG8JqCrfhfPt2YYAJt9Sx0lwvbIX5EXqWG4L1oIxRexxKcBokg6fgFYgR3Ym1tS1QkuBltIBN4rvm3bea4RpJ29FnUCI0WNXU3LUwQR5MXlNdxutpO1Fr
6J+o1+ITzX6qvfIQPMp23bKbfcOdsNux0ZZ4JWd/ZhkW19c+Eb1sq6c8I1TJqQtJrhEW3owQDQS2CFcdyAs3PbA0xqMtNZRxttVx2VQM6xBPohsTVtt/Q/ub
9vHpGC8+icu375btMQ4TdR67inR1T6lwt4E6cLvRvWh/7mc8nDusSFFsJ5/DHcAHqC7BWnjUkp7Xz6y2VTJ5lSsK3FEzYiNpkjtgm2RqZLq9JsZ+2FjmJKle
5seVx6juWiYUe2STHH8XjMKaFGfB5801beWwxlZP+B6sVmTK7W7sk29hL1l/zNsQOyyawm/aVhduB0OVFabqUJbiFJvKhXF1hMHWmtgmhC2Mxb0Refb6Uhv9
XWi8VSm05ycr2nCxntbKPfRNNBwswNZAzdk72q1kvuwegXisdF1XL36O0MW5SJXJhepWYntU+9X9QAPXGHqHkgB8xAT6sKL+ewyC9+vpA6FMyFukgrcYAR/W
sH+/Lv5HT6kS8x5l4L/9fWuVP2AvvGvtPRrCh2vmXQsfalX6WAOo9AmX6LPZ5feoDu/W6v+0qu+Hb/9hoL9HAgj+1HbQO1SDoA8IAJWY/3y5oA9r2we9W8m/
0gdci/fPS3/inXmPFlDpU5bxhzVBPtD538zcx7JPvX+IyoR+6CPoExbEh7Huux5DgI9zfB94/xDP+SDXtxJ7hyzwFkMg5AO6BvBRKx8oDPoogQ8l7+oDH3F1
P8PD+ICy8B/i7ge9vUPpeI9o8VYzlT9iOHyg7QM+1Eek+feye3/kI7LCB/zeT/Xe6/QTTR/39/IM+aDp96gbH3kJeYd08ZaGd5Gsd7/e01/ps1HMZzwBHzj4
D0UC+G+cAzAfz3uv50qfcB0+yjvoUzvAR46AoE8WH/QBzeOtrX7k56NFv0eDCHpvN+/e32GNfECBeIfzwHzQ6XuEEODj9TST2kxUV/W0HlSsZFtBNfn5+VFY
e3UXzSCP2n7PbqNekzTWInsr8saUjvnxSVgz3ynvfGkofRV9jOaCK03PFdOgZtJW+1KxcfFa6EGhRzUVPQpF4KdVW7nJ0GXkZMZholWcYAsXTqDl0GxxPBoi
9MXny2PXxaCthUTbFnA2Gs8OjGkM/q2qRAZBXz//BQCLNePR+orVYGZe7zyQn058L3KqYqic3V/9eNIJczqJwHtNd6jDWA/2lfKUKJJdaBdXG16V25ZaCT5X
H7Y2QIeBJ+jhcljojeJYf9To5MyN4SecITWT/I7sh1y2bY1fBseZqqkeFedgceqzxLT4x2xvcjqeKl9KtHcmCefsWvIY1aIIQaqCO6EUzpz3WCZBD3JzLTo0
jl9uRhI2YRcTGih/4OrDBngW2TNuM/cH+3tcb9yfuNQUonmEr6TqkVpjfXI+Px+NsrlNHvu8xAJsNDjDnm7Z75yYX6Z+RvRGzpVXFTPBMaaRyYWFfUgdmuhb
YOlKts3yK6fLGkXB0IaCM4ZNXG3F2vjd9t7QJmWkLRpaSbTg73MVaIrYEkOhY1xn8Sx2wvYMXWwfbLWC45FHQhV0KnSR/ClrDXox73tTDWi3alb2cmyC9i7U
V92BumCMw2cV7bO6qGXoReVfUAZyFiqRM9Tv5BMiFAxB+jnWFS8vqG9KtJK2kea6znriGExDnERXW/OIrbE7ycz4qxxSNAJCrIe5cdAooYFtIydDH8LNZIMc
ZajBWGLH6HFUdyRO+lva567GfS++oZ6vHYR2487bj1vaCLGuveig4ga6BOefRVewn6FDubHkJcvfni58NHxeWSfgHzVWdGWns02FnqZ1YAPuPNpZ/QacojzA
ty3uwKbIi6w/CmOLws3HHKdUf7BqzEBOs1ptUVhf22t7+wQdHGmPgrsqjfL+kBYNTeiTSAkjbaXiUcdVdX0017LBOiexAgmhnlGblV6umE/H16ACt0zcDprx
8MKD6AksRJeJ/bTiCljqH4BdUImKIMdlx1HiO80V7JRtodQGfIX/mPEDGmmLc5jlc0XY25TVorXFnBTYWtmdJLYtDdaOwxzKqyTveIGt1JsswdYnK0Sb343p
yJQwCx9TS9OQVKI2dEniIN112w6spucaBZIp9teOhej3+RUk7JjG3XENSJ5i7G5+ItuWONE8BT6FyZGx4u+2n9GfzP11A70EnSmcZ9tZzxbWR/rG19d5iTzp
mhBPzuM6mEzqhmoZOENeu/A3tJ/6hC0I+Ih29PGf+g2OchxyT3TiZilE086SZh8pZiu6sTuVLW2NwWu6RtQGETIbXaMT5nj92E2qviEG+yW5NTfKCXOn7Jnx
Pbnjcj+SUaLjKtub8ksdsLuZrjPHefTkDPKRcXdi93UL5YBpDd1dFWYy4K/438HO9D7uMn3aNhtxajqgkwqeOe/lNIViil/BO4Qt2C9qwQivikdDkdbiD0qP
YjZ0Ci3Nt+AD+OcJjXI3Efds2+Pm2/o7s7nh8E6wDKqjP6E5ZXqujE8ahj9yTsPZwuCEELa5cz+/W/udfbu43XIgEecqxEJzneUlqngVBheLLDKOSq18h88F
g0Alx6JZvs2GtVy4NMi9OClGFQwf4R9Lf8KL4jqZV6LTyGbC30oZdRc10E0062z36QUOvWsh/2tRpIyn4lOa51i8Q7kO3PR1WXiTxD80W5Fd1nS6tbOf+B08
wRHJvyGnGpphiH5nUS6YiBRwHW2d5GMNF8lxtFaRgRegiWa/4qKiBxsD/2N/AvrQIZj1LT41PaKkqvOJi0IHQtOlfxQY7qNQdpV8FTvWfK+oVuxLrYI7TrfS
TgbthE08T091hnJxkBoaJ4LcdPQstJcvJJ/I7Zbx5jele6RmSCHUQ/EDcct3tmgCctPTyr0ES2XDsyTEjGXl7SVuKSI5ypLoUGOdzIKuc95x4nnxIuxlVAGf
QnTiVhNZ8DZoOloCfkeryA6EL/tvISepsWe3bUzxYNd5e14GCjZCmuSHQh3V3ZCk8FnxPXJfWJrFFRfa0P3EC5hM7Ijq2ZbUcGyVzKXcov2FX7AinG1Z+Ls1
nT9CpZbGCyXqRTXrWgc4tcrp5W3YYGsZv0VIpE+jjTWnuC0ogZxRnUGN6hyJE/LcE9RRpJ9q7bprvFpMoqHoLHobpSFbCKdUv8jC0J6JemEDfE8TI6pIJdUe
W1x4xFOiG6M9Q96iWpMR4AEE9BF5dfCj5OKotfafxH02da7X/S/fTf2rSsCewv1z70HJSgvZmUDF09phHAW+cmTS8dgC7gf76NWz+euODWIY2YuIJAXxgXmJ
4w33J3UL28rttbfBO1A10E9+16f71x5yuWOOGTIj6Dpb1WgD0VrTAM3CW9sOmPbzXbgL8j5oMHm3qI1uLVJmHuTM167TXhXHWP1gMbadrCB+tVWC91iPYT/T
I5wWfgE6n/uNY2wR5FzFbQRhb5g3EHeoSEEQJ+dlcetymosnqMkkz7kSR5PPkXNUgnuj4q4ziN+kv4ltYs/xVaVMaLJ9tnWxqZjT4BC6prgSW9Uu977QpvCd
+FRnN9NOapWkE2oS2sLmxAJ4sf03WxdXM/gf097c/tpB4OU1A4g7fDy3xrnbHqQ4SFD2PkUD3QhiwjeAF7PzkrVEBLdC2ktfZG9wP0GPDbFSbWwRsd18xbWf
dIB9dXliUvGgpPLiltwQfibR0VhBlMse4ev5zVgj6iqWLR+o9Dnr8AMplSaXOGN8HD8YfsGOpdvgt9HVyCWwui1YNg69JbfBG9FCXX9ythZ2R+BtUIrsoK2Z
UgKtp4LwMVwJR7JbbSHaxvAcVbXigzl77Y3NN4R09iJ/Rllfu8I30DKR2k6vZmEqRSPR8oTdJj9oYp2W0fgLa7Gts+OOtRKVhsdyQ+znYTrOj3qL7cR57AG3
DNvu6QOp1FvwvaobjlznlXzJeYRNdSnJDKm+d1vCX7yKbiGmF94i6/Kwc6ypiw3Ld6qu8Dl5JfhO9hfT2oDNxaCDUDkerr7iTGY340fx4+wEZa3IxlgLZ+Ul
K9Hd3EWskr2u81/lIOMe22R+kGoPD9mKrU9lj5R6Zd38EzGO/C5sPHYYGc2WOf6BnZa1MnMxQ9hIv+Ysv9ieImXwZ3BUrKoM0Q7RdVSPELtwGdp9/AmjA/pT
14WaKiotqLmxuFdzlRomNtQekOY579v2ODZgXVdhuQ1Rpzlf31C8Ye/ATtPZnJXErcLg5I9ezcfPD/lJH8a9n+ahgE9nfZqZ+mKd3Y8R9U+t/YfvGvTlqBz4
rPX/+vu8HeCLUfUHv+Zz1KKgz875jPoPZ3xAWvuqrf9yroI+jca/5D3oM5/h8xXiPq0k/Pm3L3n/1MN/XuJ/fQd9RLz91P9n+V+fl3x8avvD+D34a+l+I9nP
W/kCFeMzuQUzX+VzAp/ndn5B6Rcr/wcx32Zaf4g6/afrrzUGfCF35suj/3lxn1Md9AndDvgydvxJb59b2me4wd/o9TN5Av95v8Bnc6lf6e3rlaKZ/+/3V5L+
5PN/cc0A/1EW9J8G39WozlQHajIRDM5UBZoyEUCjwLdKQBumGhMPxAHz3uIcBniPCPjsNZgYBmYMTDWgAaNhqgC1GSUDAmlMLBPH0IF2GjL1mLD32JCBYyAQ
EbAQEMCYUQwNRAIygGZigMhASWKgrTBA+RbDEkgMnAsyRKBHeaC1cEDxJXbKu61KoKXowHm13uE4agKURQVeIQDIJL7FxwTe4jVWAhoAs5npzHAgCmgS6IsA
ajEJjAp4i1dIM00CvdYJ1CKBagFuagQoh4H6gToJQA0mMsAXxNQNUI0yzQIyUAeoiWKiAQXT6G15oJdqwFtuQUYbKI0HwoDEdxzCjC5AxVsfuhqTFPjsy6Qx
eiYJqMqkB36HB2QVBkBMU6Z7oO+3GeRtmFigDpPCNGCUQETgm5yRMT0DskgEZAGJg2/RNwEs8M4wCQH6QgMlIQHZY4wGQAA0cAYc+FYjwA0UqBn/zrOuxUS9
i5AAAbm+xWmsFOARAEhAxVABKYW/jUsFtPU2oq1654EnMVUYbaC0EhAbKGsZoDvgZjFxgbYUzFJA9RZTMyCfsMDx4HcYmtEfcCmTAvoNBt5KPIxpzeBAfUYd
4HYqgwBqIDkgtbfPCoQHpJQAxAR6CQvUqBzQXihQNaC7yu+wNClmTKCN6oGz0ABHbzVZj2keKO/LNAhoqxZDATUBQ+BIYsAC36KeNghoKgp4SzEVaLcSEAPg
AWmGBHgKC7RCBnpVBOQWFJBjRMDuAtIOcPV2tiI0QGUzRs0MClh0JJAQ6DMVeGsjkYG98ludBOztbVQiOtBLTKA0lol/134IkxzgThPguQaQAnQPSCk00Ecb
pn3Art9aZ7sAHVWBtszbmRcrIw9IeiDTBIhi6gW0QQKrmM4BG3pr+5pALzFMj4AWFEBnZligTjRzkDpY4OQuFDHGsRapKFtx1LoXnVtw3LodykZ/BcOpabZG
lktFA7gGipO2OVwa+nPMQ1UH693ClUi0ZQO7zxy0pMh2CULslRURcbMKHijrqeLVSNZz9AEop/9XrFF54EJpUtYs7DLxlww3IWB3sJ4i1jHWlEjmoA3B9MLH
yHeOJcr/oTJTMVJsJfHP8jc+/JtkWZ+STG5rsAfx0F5mbsvtIVerbnOT7QQ025YeG21aUdjMFOPYDkdCOQ6VtaljFnic61DQm52SdDmRt4wjtEl5MptpmL2J
2Ni+J/t14jzwmiyN5dhX8XOoVokPhLl561XtLDlg1+C29rnxTdmpph32X/KaFg11Xg0rzO3GWvDcuDzL3+YD5sPgG+gmMsO0FVkFP09cEzlcUYB9F1uLJYUR
3CrHwrzNVLR4LWmnrRrSWbUnlo6ZKi+15MeXRMYW/2AloiPYAkuKoha0TL0SPVa0FBunpmwbVhXDjdjuqt6oMn6WoxNYLgyPWiTvIe7SOopawWhsGXxCeU55
J5MSNhTJ4QNgW+xn87r8PVjb3Ci1H2yc9BptqQ43n+bDlDeKNygfQreRP9cdj/VBIy0L2PlrrnKdUb7QadmOTjUeVEaZ1rDpi/uFBtkv5g+NfqBaiCeYfLZ5
5i72m9B34NPCEosp/So7Ofq56pnRy/6EEfY5rNxqSYKsYeYT8R0UcbKz+RvMZuIFe5AfyXV1hCLnRbVaz8Uo0rAwc53EAussWRxYIquwrVB2U/pMf8j16VPY
tHX7Y6eCCfw5drR1uslpjIjrSOZhgilPlsTWQpqZD4EbwSFgEuwymwoqcZstF+wlqizSmHVSVRXUKK4ag8xUwVRlkPkP6xYsP+FV9d3GmuYI2zNLz7ho+QC8
XPGzba65RZQHbGh3K9ZZZoH7EG+Ns3YHMsTRBhxDbpQNtdyK/UF9NCFPfiWuG4SDblMaHGk/UtjDWFmRzI61MWCaUS27UrDZsQbtoVLAlKqjRci+hiwE60Cd
CnX2VKhRYbhtZICSbpYdCoVqrN0ER8G7imuyzfgIpZKTxXmwf4pbW1mkCvKz+Tr+A98GgqM7W7TQDMVg0AMWIEGaBYlqeUupMn8f81v6FI30/Ivr2LPS7BJa
DDH0cp/nDtHTiQx3B80Kboq3vbuRqGGPoZF2UU8rjkHZrBwKwebquiOj+Ee82dxZ2EJetMssPeL+4f4Hk3JH3ipPT8dCcqY42LcAeQCPwbeCoVIm6if6IpPE
X7L3EzB9HbZYehb/6u5evD7+i7v0u42zRUc6cYOtAzneGe6K43u4RkiXk363s9ZF+GNurLjVPUt7gaywv3JWo38lGem27pyPp3dAe501NfuEVGdt8XfS4nlG
7iDGWxSKxVIBZENd2B76NlIX76uYAN9kTzto5XP+MFfHMlazUn4POYEeAQVrLi5hl1A7aIU2OTsW1ZNtRGt4MKFMfsaUbelFLuA6xMUX1iPHFJ9z9nc0xYem
PYUjDG3FBxXb6eeFRU5Nzm77DWtVVgf/T1wvujR2a5w4t/bSvKpEdyKP7kGmKSO48OIp7srOmdYNGrPicFZnMQFuoxhMtOOUsv3CbGEQv5xP07RkS/AZvJHY
hlVo1vNvxOykeaqmYhvHEVIGnRD3I80dD7Bw9Kn9IaImGnpOSTuwWLaeODJurWIZV5v6WzXIleNrRE1CLyYS2Gysg+JUwjG8Odkbi6KegPWoOmQ7eCq9NpnH
mooLHAbEjw6NJe3fhXYyTDEvpx3x0VDV3Fw0wx7L/g99g6y1tMYaIjfo7uBIxSv2pGauLook5HdYt6OzA1dn2MvRZvyEdWOJVPNR7UjHQ3E/dY8ezu1Xpogd
nFU8o533sT2OJZYt6GDSjy1ALLhENqPdlvOy0/Qu6oLzXkw/vAYto9dg88hLnu/E/dj5qOC8Lo5u+cVrlWwKthCrkTQXyXCMN7ZzpRUpNVrepXqRBBH7+fn4
YGc76QfuMhwC7rbH8DU8N7WnyTsoguUoIjkCHJPgtR03F0fWKrq6hkB+sfwCP0AvW4+gXdGliJ6MynuqiHTMtT9P+p/0m2OAaQp3EOtXPJM/z3u4Vmgv0kGN
5Ch+vHQZ28lvKGmJX9dd5SWnRWcldFF262vqgivMONl0hm5HVxQ2cFTgyYmnNbVUeZxbeEqW5O2yPxNURRMQudpo2YEfLn7h/Ek2SHFXaUKlxC6qe54oR293
7aya4vq4ooRWBSM4LZZYoIURXgtqMTeiQ5sJr2FNIZr/M1sAJ8j7cEm2scYW+P9UbVYetz20sdZ0uCzihNInRlCCOIrTwJ1lLc2ocoltPWjFBjhmWyc5dilR
doj5eEHbhL3Q6Or/zW19nF/eQazDOjt3Ve8jZdCLqgznl4u3HLf4SqIVHwwrkRPsIYWaLwbbwq+Meidi/pM0GeTmfyR7UUvOzc6xRBbsoLpZrgjxUDE3RvCi
KlDEakk+Z23kDV7ViPOb+TTkJxWh6EquUIgCW7WSohZaR13E7saHkE/jUykVUWBbQFRXn0UHoH5b66J5jjHY9/kVQtWl2xUv0BA0JL63eFmVaKwr3qvZ1rya
gyRW1gpeYtQ5KoHTLC1UNW0z+QMQLmjxtRhvtRUNrjrPfFpo5HgS6oh5UrQG5VXruZGQ3HqS2qXMpAzFivgE+10xVvoJ3Ifv4jbwzdgOOImfQExuOpQpqkzV
ceSqrFywsBhtVPOw0EhdU1iO8zm/8mXoFFjmCBcH439x4fIgm6HwlS1FaM4uUkYQoWInZKpqN3Iw9ob5ARxfPFTlU/RAFTin6Z9odpptfQlDUgbV3HGnkHYc
JaPZAYqFrjN8B2GCkKLCzb/bJ2ThtpHCGfNWfiO+HWriGMItcQwnilwZlqpoLWS1elSsgT3Gjjf2FE4lzbeKNcbEP1WHkHLrDefunIbQa2QfXx+fEnWPrOQY
C7+UGkDnyBzHE35E4lnviWSidJzsB9coXk3hYh42G3wV+KeoSd5j/ofmKMpNO7AwtrGalWNZZXFxRQfsLaAl3DLa5cixXuJyis/LLBwe/5dssSYrp9i4k1tm
L49LtJ63DxLGKpZy07A57DlhD/w0v4tlCFTHqI7F15Wrlptp8wr5ZW6mcRxWn7/Ftk+s4BpA3awVwiEuno2K7WL+ybLa3pgdhM1EnzlsUQcll34wupHzmerh
vzo2aPZ4e2GUZgw1QDEFdTgZZ3+P2WxBGhLDPUl0iqs6NUx5UzQKOwtfajDslHWP5e4Wx6YTaXpfnXqPN+Vu4koab324cXjZsq3dt/YtHVq+a/2LrVs27yhX
VzzYuKv2k403t7ff7NuCuxpvHe4BS0Wxe/mCsp+8KHe/5PzWkZmZm4wO62bb1lrb/aZNHrG02vY9G/52uWU8Nkaw6Idqy0t+gxvTV0SPubtKpu1rPG2NN6fy
8bFRjpnYPfKe7Yy4RixwHnRJ4lc+2FuUc3IAXdc2PfdP2R71DFNl2T3VefIFaOHqF5fSvyuOCqyrh68JeMhVR7vQPYXvoOvoqynOR/O5rlhH/AewkO3jaK2+
Zt4i4pqewnZnR6obOUSbZUr1L2XPKAexUUhl8IZQ6ltkmmWYL34Zs3m7PXHfilWgoeQMqRN9zr2A7kL+INHc3thdaHDhOaGGvJO9MtLeuCIPsDyIqmesFpeB
l2dvB1taHYmKuMriIAucHW/d6vpVXOZJhyXuHlHfpSHnozw6SDxA6F1dOaduQGIWVkRYac5eWYxRVSMfJl0qKVdHwx2ENngI3hy7h9y34ooe9gjyaX4Recyz
whuU2JJKkXZRKFeXemm/Ij5B1eRAYbG9uVSgrZI/xtMDXJK0kO+jHoUG2eaTV7F1itGZqexAOsHyg8tso+P0GOs5iYxC0hJIyUVO9g6S/oVfmk2adto4/g/p
DpZPbLGe5nvbG/ElYqaSoJarG8tbc17uR6wWtEn41zYFecFnWUNU/7o3sKlxhTW3QdGkQ0s6ifgyMghphZdCYyOrCb0llFxjHocONLf31XDXpepaZsfFcA/k
v2PXCr/CUgxsRUUHcu/yB8Tfiv18L7yvtpdsrnq+RIsvpRJqji5fd8jRKKUJAcOMKktzRWJNOHrCMdv7U+khR234jCMlIION5gaOm7FjFaXKWurOiQ+5WuYr
Kg+0umYLQwoX5R7kTiD3OmHpKnQ9pUvlmRFpi9cv7hrsqNY96MrKfpVjEp77Roo/Rfd2dYcOYjNzdwhfxLbeWYMKncjW44LplsgE8rrsAmrWTtBrNUE2vVih
touG/A3cWutYLJQt1vXGWst/lrZIfd3V0C84/TKa8mkba1umaGV6bH6Q00tZnjdIgWGbUJFa431jr0rNI9Klvvg17BGVqt5BXtEmiTIqknpq34n39z2kqxtY
Msr1m5ZSHHDtxL7zVraIDhl21pmveSXexCMtChfnHiSO8s8p+UOc6mrpS9F9E+UBJpbgJS28bYXvhedEG0UbrqNls+cPz3RdHHldJ3OTrnH4JXseNpMyW6ZK
nVJ2wc7a1KaWtfcYz2LfsS3FJ1JHzxO0MjfLOxE/gv0qpZWdTl1f2lmn4xrpy+kq3nKRM5xzjOJr+K+CY1RfjFDfURFBNy8xe2T8YjGajCk95T/u2UZf1ncw
vJZy3Wm6LnQVfV36IMfwZOw85DE71MQqt+Q2VkbgV4STa/bpemj6Ohqj97UjuXlOo6qv6POaRBHh+DwuzZsgzXXvd9XU7HAB1K/e6dLPUidsic5k6aE5Aaa7
dhv+JdtSA71XMK/nL0zQ7jJuL33qrcYN11m8sK4Pa0z+Vzc2aY+SdtJOCF3sGJ72ZsObtPXs31Si7UlxoUBgvfxBRKb8sgDS5YW4p6M7RnOXmMD9jBXmJ+C0
P9u3ydvSdbX4V28hithnSzbrs+ShtJfcSE+wLvGMExqJw+CWjpfoRO1O3s1X9WSR6cV/kipwT8D3aOSux3blGlOvuBn5f1o2c11Nh1KfpLXyT0wuoaTkSPA+
Ndv/KCcXUpHptlolDi+BrOZLy5rQz520tzO93jPZA3yTf5HNnkE6cn2xLtAlfw/9EtVDyqwQPXosxMeVpHkaltbzTS+56xzDxyATDCO07bBX8cMdzxybHK34
IG8D10Vtsj4WPI9pzBh7HiXJc0Xxwlmss2nqmi1gI98OopUVIRu56nE/xNqRDCQr9P6qwvTfQsaF91rsW9yUCVlq8UYb6rv+pJfoZ+s2+Z7RKZW+iCW+ey3z
VBJdVF2X03MJXOoYVrTOv4ArWlHJRVc8Tv1RbzJUNo9ImYwuNU7Rt9P8q6hNtDb5SromfRUb/zYmHCjJUFVVo3yHGogiDJXissHrUCS0SdfEGQnfkX7Q7IMX
a5oSq/CNmkPUMrGep4HvqO5grVCyH6gRB2guWuLocVJNLFq8pamLPZH+xfd6XBqePKPYJattqeHCaZB7w+frR/IdtFVTatNfyx1gMMNx+mjyryknDM/yKhyT
TFfMHUWD8qQ9nnjqnaGvEdDWIDHNnSncFUOSBZDwvvReydvnqk2Mk+5zmHGUzePel1PosnJ7PNMM5aBSN1C/Ae0FOp2hijTndDiXvE3fcV0SJ9EvvHnil/i0
bz/nkFH2ZsqJHjd0hDzvvEv/i6/NiiaaCjy8jq0vdke7q4vFgfZC49GEnRERxQVJPdTXZXeKU9Fd4H1VHj6SqK1YIczxeghObEr2ikwT8skl4mn4tSIEPqP/
PeWokMYb9VF0THyUYaJwhHzNnRNusZGeLVoJvepOdrVzvXasgIey6/l20BjX/eJtaL7Hy122h+JH2COu0ZrLyEVEifzoK8P3O0nXz/xx6bVtprY9qdS+0h7k
y7RrnSbffeyGYiO7YHkLrS+pHxxp2i42IFfgagerP8625c8hvyXZ1M3pavpmRC+yrf13xW1+hmGYLZQE8k+L/8BP6HlIRwOOLyJvCChHVloo2B0PFVcc+3hE
WBUYsWpzh5Mr8dSSjop9dE9oBr9fA6n3eFayv/Kw84woJZzxHC8cx1UhX3umoc9K9wiQcLAkrfTb2P//XPeItuQ5ch2fFbtaN1aqYupXMESzSKfGFjpErVHX
X1hFPTe1T7rGFwl/qrrh1fi19CbFIfY74pXQUb3Ts1AYmVQDlttI0FeYkHfY9Le5H97all50g1Q5FfBGrjIWkfyAHF9YkNTdd3LFq8wby9tV3bq0fbU/Qqau
mBGhIAtkf6NN0P8ZCt17hdcGg/D1KApgylfluU9z1TULiUeeMG4bnY7ZPGiyzd4ulU6J5f9FCuQXk6aResN5XZmnAVlg+CsuwncT+WI8xAD/39xHYIT2RtUJ
WY7mwM8cG1WHLFfZF/lDdRswP9/B0zmZDncJZ7VHky+6UNNeciF1TL3Is9azVx+CI2AuqpPvQMIgglWTsTjtzIybzMZbTOCrRH3hI3ldyyxLb/4eN3nJPXy5
8LjoH66DCHwTpx9QeF69y3LDuB7bodmaUbz2tWymqpb1rtUKu9HzzqLE3xOHQsWxFv4cjWJ6p9LGQ9MX7yh6opzOboMkBaAuB1vnLDSFQn6sF+XGaiENlRRy
Oc+NTlVHsFWgN1yWIl4lL2wh/oJg5DdzQswk/Ln0D9cd+ivxOXovJ4F7bh+C+Mjy/D3qLewe4RSyEhmsOiY/lbiZlXLG5O2MrQTWNr2OtZsF9rA51/KjlSa3
YF3ha9DWgM8san9Eh5tQexDXjG1pS3dOxBZL0/H6UDy4JvO5dTW0s/ioNx0NIicqXlp6QiFgtqWb2pLv5EjFj0ULzHN5jXJx2DFrpqCRLyN/VO5Da+VeVDaP
ryFBxW3Q9VA/eAKYgaLOq4oBpA3aVRPEIlGyaB10G62Z+yfbTdndaQQjzW1sz9AFzp0oIK1T1iKMLgV3tbAzNwsjjS/F7/D2luHYTT6aH4WGZ3NgHtjXvkPZ
xFEZ7c/3ZQu4BRBlmmJaCQ5kGUUz25FYUxJuD469xR8zUXxvaa5S7nyIYbYf2DSFGnYlbVEONk1E16JHoR8i/wDjqZ7mfVw5OU3J5M8iv5onC+zHhGdSX+dD
1WhJ4IoS/2V/sUAqA9pe/B81h7/gqBnTMWk3l0RMUb6KO8aPIYZmyZAj8Wz+z2Af/onJmjdH0SnvdN7L4q41lRmPE9rFqc3d41sYnyUOj88suIjo0U4eacnL
or+wgViY7S7XZfF64OSidekvAG3l54u2MUsY1GMTqyszweai2ttJA6GZji/uXu/onMTXUeehY4UjYDPlE9Vcb7jw3NWdfKWZDrYQYoiWyAFooNSYi7Pd5S8m
JYp9uEnYVdv/vh4ffjvPFvhliJtU8JRtqk4smF80IfdWIRba0fCXZKWGgafsezkzW52D0DxLlEvmWEhGQAMSEeKRK8syCsz0INR5obZ2uzfLUO5LFBgxTruV
a0P7kxc6IqNT+J4cp2qv2uVaYKnmC/epNNfsmPebKCITmbY0Dagl+K+Vpvs6oKeLshVBvFvuVragb/CNtUo0BD7uqyCCkbX0PUfTtaPFoeRNqY+tEM8ofFlk
5ieJ7aDD/G/oANkK3033Mvd0bj8+XGwmXsT0pjzVY+kwNd1nwHZ4o/RbXf/QX93DA1uO2Majdq2Hw6jnRHfPbNd07QK4nnM/+ZJY4pqhyRVvi3WMCaY7SY+h
0Y5s3u/AYY05RH2G/Ju9hjBuGXY9UUanYC4CKrGSrUvDPOlehFwmQs4QH+WfQ66CY3SipzH2WufmhnhfopWk89xDQY12Nh82thdy6CBHB6ph/lHhHy5bGKXL
M1RovhetpfXcDRCXJ959qOSJpJFGUl20udrqrrVCD5guXu+aWpCS7EpOIZvo3mj91nhDR7IQLZPxYBMuk/oFT1AFx14h1ZopkuTo7X/quChOTE72cTInXWDu
qDmj7Zw71VvF9hrRK1uKQwocfomq735KXFjx1NwWCTNWKVxpVZnOYHn2SfwyTXe8IfnCm+JpKSolFfqQnSPqXe2Vu5XDyYX4a0ql+xOrTnXXBRvaCWfoJ8gl
eXfypOaqtr6uEfGV9Qb2JpZaUjqlF04rT6rWerdLrUjJO8/fIrEn74+tJ8bamkuYFAohqrnWM7qd3EpRYdvO18bvuzfwvxSDHiWdltPUdpFdWKhEslU6SG7b
xnkUDidoW52o8qWhDfBSsoP7Z3IV3RA+JSpCp4bXWYxWqx2+Pz0485eQ89WLxeoxHS0rXM9Nxe7Wbjtf2f6N38Rka1HwcMRyJ8sBHj3RtGS7/jixmjdKZVwz
S4K3pma0vQOv91/UzKw2UTfRlSpQ2aBpve+bGXzmG38MiFKcQk7Zb9k3LzumriUk2ZLNO6HW9MnSVegEvru+o0ed5OEe6DobqlDxXDMdRUnUzpK/NaLqBHfc
tFN3mriBi6UWZKu+BllMb0b3qmVYe+sbeWxCX5h09cY6OFd7rrmKwYmCAt0JfdM/M9hz1VK5tAn3QGqHjYh0mTTQDpCBXqG1tfUoHDtUohXvJV1BdhkHaLuS
+03Rum1EK/Z+rNVxSVgSD0g/o+GE3PGDZQf1kBorH0rtVb0hl3ALyBM1buQRYpSuvXSBliSYjOS9hjzsmwx+5hZ9xDKdzIKaodlIqVRCNkVDqY3CDJlc1Qgd
KpRl7Sx+ZBcL4orIJBW429IenhMbqW5jWmol4HZJOC+I94rOOFqZ20tDRBddWVhi64ztpRbi++y9yFxxjT0ZTAA9Qm/hgH2l2N9uwKdACO4v7lISIrr5ysqm
oovPQNTgdDgV787vcI4TBMSD2+ki3evCk1A4+SuSSI0nAOyQBCFBVHV9YyoCv5c0w3Oh5o/od8IkT7xFVJwpqWb6C60vHWVt1A9iT3Nj9KkTEQAKc091dXCO
wm4WM5RGNYJ87RhODCIecRHgMX4m+lDxGI1z98ZL0WRNB5Ryt+QR6YBtmOZy8RNHBRy3cjeoY1cq9omAag3kZQeSuPAvVqC97piuXEF2c6JuNWrXtzSf5vux
L9RGLMi5wdPLu8B2yDvUc1vI8Jz4evQVeP1jDit6jj/hbnJPsGFUhrsq/Ew/TUjRzUALtU95rWexq1i/2rQZkaNyN8dp2F6aYXxvvp6vMzdRdtTukIciBrYN
/Fy22jTZRqoP44WK77hMUGFbp25IaOM2k3W0j4gnRQNBN1Hs+osJqiwF3Vx0d/GIVTHpQyq1WnWKykOLxLkUrW+H9XCH12hGf5HH82576FzmaiDu0Y8RhrMj
qCdsS1dRYXPtIuK0zEdm80XeZlipKBj9AkU3c50z2/Dz5BHfJMc3OSNfj88C7wfhssRr9pLCOejYyiUKd3x0Qn3PP+JSTxIyXnhqOsXN183zFivqOm6RNZy3
8VH0BLGDOdP1m+emrokQr0+3P6EHiauMHd1z5VOkFprOOEz96vgpZ3fmlaTt5lniATTSVuQdpu1ou+3pT36dkxLwv/xVPeYSjfUfO+RuX/Qd8ktSbbIt3Qdr
LznR5wLi2oN0ogp0CSmZ5Dn2LJWhpcmJ6gua/ITv2KtQLSzJgpGLcVEc5M1FC6jx2qfoOG8H3Uzbc3N9Z4m2TYnJWaar6S7zxZWM4X/XfR0zAphX+v70fPXo
pGD7KHKccp74vdAOYbnn6CHXEPEkeiFBgu64EPtz2dl4r+J7a5j6nCLP8gKSEUmWVtxCm7roBJniihH786lOkOyD/ay45V3JJ/LPiB78LVtj0e56FFXN2c/S
Sp+Mpfl+c2dS/Qi/N0TTRr8AvaVa74M82zxvXGXOSBvDe1LrifVlf5PtqMdglCY5+UfKqL4oVvVMQUHPPJebvsjupy65Ahcg3SIPwkPXrJZ+5Xn7ChHMDso1
etUlEH/UOonqShWhm8oltB8ZY/pfEe6KxFoW1fH9Rbkwvy/b2wDKMB+gektyMNS0hHdJo7XNDfM0B7i/bMFcu5LipJHYMuKebaonAyzCNtqWyENM2d7nYCf0
SXKbEgeGwa9cdchb1BHxVslLTsKaaZcinDCJfCa08vaS1rtPYnklHHGBrKT/9v/c6TASifxW8Kl4p5QJWLCo+0vsaV+hXyxUN2z15FM3hTv64eQy26KVv/iy
hB9t3dDtLrOuT+51+wzH37q+JCFlmpTWc5Z2ZDZcNWkBUsGNhuckbIPNcDtdH88W7KJpBjU7dfuaSPEcGV/pyZL1oasXb4jcGfbX4tLKs4NHcDmucq3cB2Dh
7voSjmG+b/Pg2khx3jbJZ7CLrrb6YE2YLhvLwP623hD9nn9dE1Ld7Gp3Gh/MN5SWxy9xVklK8OzV9KeCU77JcPs2Twt4YqtLoEJ/qC580fxA9j23V2EQD1m8
jrGGyu6N3q5auyuPOufpIU6zxWoJ8g36Izkq+RHZSORgWtSLj1wpYL7UnmxsKzE3BCfgwxUP46MSeuatBjHbT2hVsggagSvXZRJO+g30vfDtGBXlp8EPxWPm
vIRxiqXqYDQu8YIyl3qsncGej8/O76BfxleiHoD9FPfAf9UHTY8d97BQ1SCuJpop30kooWfKbOcf4AvxKXgT+c610v2b+BN3y1Pb3txZ7o1CX3Ep4jX3Bnir
9onQQnUH+SqvMrAFrgr2wbq1njrmvtBYkrEt495YW0Myy0BBZZmPXssam7gJ2qhco1gny4R/xRBIpWjN5iay5BxIX1ColGGrYvap/PA23CcoZVqxD2XBq2he
qpsLc2wX0MliE/c/YDt6Ded1oXRPbrJ7rCffUVPM4MbRXalB0mjcxOJEs6xHpB//i0Pcf+Jy+11uGde7VFSq6VGihyxRTCUauud5LW5AOM1zDlCdZuDUXXQt
4XqKH+2dRQ7SYkPZU+w45QUuXbVKe4bbhYJ0NyrTEirVLFiD3fTu1jbiLirraJKFA7q+VJByY0J9cZWrwPMnewh7UDJYO9Q5QlbFJbAtUdw8FjqKatCxSCTV
IqNUcwDtZOlnrMnlIh51TYSJrmwHE4vAn4WWCazcFCCwhqYy1xhubhwrIaa6djfYzt4ai8e6iDcEjv8qihV4hWkGa+thnTX9F+mJVeJv0j4rqEugt5Iz8NbU
KiqGXoa15tc5k8kQPtjVEs5XB3uHicXKvdILezReDxO4Oos2W3uCZ00TBJpLsL/i54PZaEnGdWQeGq6rrLuIOanuerNuH+cS71P7quRVLg03rXoexjIvg+dU
0S5tl9REEqU9sjGOJQgmrHH1Z7/JsQWm4nlgHtlRL8fUik36IH1VehPyhybVRaNDtLWw+3kHqCOO58hh9Jj7rPc4thwN8iTpd6DfxDe+yrF9uzUrXuSszXsd
B6ErCtbUiePlhmSE/kdfTeyrvEY7NVnScvIv1zZVPdNebgB6UFzmWkWUFPM+lXd9+UB5ubeHf3xypVJ9ssI7v/xq6eAGaQ2G1OuXVkZH0H+lXKjo7jtualX+
yPfDj2jZwPKPd63gj9mdwFFRXbpHM9afVWEnEpAELk5t9/TwjSnZ7EpaV15+i4in67j/LJ1bIfm72kdqT9Jh+lUbXqGzyLbeesZhxfK4a+62UteSZfzEsvXi
7IqT5UPLWpQurZjtn+7f6Imz2NdH+IWKWuSB5FueUBfwdUYxoxcX186Bp6//vfR/ZZ4NiaW+UjUt1593L5NKSiJKbvjiyp3+Lvit2OP2Gngh1pjFwXS8SBzh
3EC1T7QJ91kPVS4+0yY7n5fW9tiTm5T+oZ/pfVbyxpNbbvNH+droS9abvSbJjQ0pSaGnOcc640sLDbeTgDRCSq7YqVHTjWgVakdVyVusV0s9FVuUY5Ira38v
3WFzlg73/pPqSelVZ1RpXrKp4vuSWpq4snT3vYqmZf1Tgg0lOlib66rNpSvu6haZAFe6y+9eIPXTzEpuxU0o3e7pXJHhr2iQzqf/CFCHdOuSTWVHpUP48/y7
JYtTx1ZMLLXIuvt0nltUNf0R7z66jbdEO7gUdPWXtsWR8OTc2kkxMXuI3jZIWOrvrBU0ZV67/3rZ8KgtpT9RS9EXmkXuUfHTtVnU386tPO1vlwH4XX66Qu0L
X99M2OttURr01XOqgVEKN1xzTzojEmxfdlrqRK47RaaEVbh0gH8Sddg7VFtCDthwXczxdLU0SEX9uCUseZGO5rI8XUrjxYXWoc7Zdeqxh8WDjv5SvvMSv5pv
h7anCHSvRSWc1A0zYLX+KfPbmpeI3t6GmbQyHF7ZO2tt9TpRXde61mzKerx2cJqntMP6TeW7/VM2DFKV+3Wub+PYG8r+LlequkvVUjVl/5RO02EqRUUtfqO2
enl4xSaKQRfrXvmblW4TJFuRvzl2zltYKqSt8H+VP/x1LvO7I/9aRtqD0CzNA6EWNZE0CHeMV9x6aTB3xbCbHLsh3Xnb98B3vSRZOOJ5WtbQry71GF5XjDeE
cZtcW4WjYjPdpcKzul6l+cldFTHOo6hfGKG6J/WIPqzMUahcx+3fu1tKl3WcZqLQzFLb+fW9E2DGeHbgtWzXUWUBAiIFRUl3s/Jc1/hxnj+0O8xd+aGewx43
5oYAV2XdJk2Gbx7tVM2jbmmmOJPstfm1XIn9f+Qh+xQ4iFqthsk//Bel9TWzvbfFa0hNyS5uEwSJoZXkDaKW84Bvj/fbTP5pistCL/YICJtfxk4zHeEKKRO5
iUVdtDWc9JH3pU6iBmmvMMkfWaKjz6jxwjFceEYL2xiwwLzTKppMqvH26eL5vBrwS+57/AkyWbPBdp+IYVdTPTxFtm42OWyw3PVcp35xnSs4iFf3npeS4Xtu
rw6zDDWbtTH2pXyWuR++hGutGQX/IgzWTiaOYHKhjRjmjtDewq+gTejbjoTEDZ6R9mfRWY6Z6hVxBdJrIjAeI0Q2j1+HLDH1kwo0cvhBfCNMb49D/wHnUAb3
FW4aSZkOuJ5ptzmG86HK74Rr+j0e0thG56WHyUaohrt/EH7VpduG2Q9DEc4eUpRmumSPk/BtitHsOexp9WuKaex4lER2KSWujStL6mo3JEab77JF0jJqtepP
nEBmEGPYreIK7b/kwuUNUcDOiwni4Zh0xy58bkEe31b7VRQp8H7AdtsO2/60xBTVFu9jc8XO7un4WlDBA0QKzeOglfT01oqeJ46djnHSmpij8AKNgTzLBUsT
xEuqLtRlaey6ajXH2uxZ6+AtwY24WkprcQU6GStfu6NwibtevgA+sU9EnksGoa+uXHElKCHr6NIby2VA3Jrhi6etbM90p0YSlcS9xEjkHr3U+UBzGP02476L
fbxvs5RK50pTNUc9zaQO3h1StDuUZZP2ktU8v0sahz8WllaJc23PgnSeg6IGPZbxi/KLa4v52vt4/ysppoH6gamVtR2ckNA6YbTClfcQ/x8xXTODbQzvFKe6
FpEO1VnNfc0KbJruBVlPOVFI9eYXZgsJ9ql4J+57chH8E7GgqAg+wfmF5kKZJcTcn0WtF7J+T+jEGeQ/WcpjpdxN8B/O9Oq9rV/O7r59sYpjsjbO+eR4YmPh
nKwfY28VHhdPG6dQlzFBrGtCChbZnhb0UwzhQiyMs7ezjghoEoy/q4pkvZEqsu3sUuMOY7XCB1DD/BloEBHwm01ZiuXmAjyGHGpche2XekE9uFbwBIp0pIa9
+TpqHHi/IKMTf6tqzF7OthHqsicLChPmcVbLSRvJvpBztsPG0fL6yk3LN8WGZxO5ykhHUQ2TpuoF+SAwOh4u7GlRQf3VDJ5A2tlnTl6VA24y/c+xFCogE6K7
KtxsH86t+KnQyNaD/yctVp8iB4ItM26yvD0CXcT2jR2F3VaNgCrJL+SZ4C7KEQ5eYQQ7Oe6hE/E5itmWR6wYP5APka6qnkIeKQ3uiK4s/lu91jFPSBVGsC3w
6dwf3BNkhGwQuBTki6YpfTX96ET6KQKgD9G+4Bw+ytaVTxdU2hJUWzwTSSWOsgIZSfqJKiYBbB7zSnG9sIejPVGVfYhPYJpB7VlcHBZN5S0tGmYOzbpk4fMq
4vkkJxujOKDpjw5CjmNr8hLzJlXLUJHRssj2MSnqyabpmF8hJdUAD0FuMRM08tE1qkCp9jamUyCX+G0mwzb104wBcXUVD6EWBX8YlTk69glYAc0HjdZVlhdC
iohLYfZQqLVlPtZHHgMtwKqZflasAEeLhszH7s1cU1iXE5+QUXA8uFHSaBO2Vh8/u0ZPOZXZUa5L2mQdYn6MTinean3MLxDvEvvFCoAK/S0kFogLwZbGVVrI
PAnuzJeYcnKXc33g68rxBaTAUt96SQ+xRtw+lFOeovzgTEUdYZxzrqxH9pniDY7f1xwBqyj17DQQVRngec4FEMxh+AHjZWdH6P+d9fryOR6gcsKAgI2OzvMn
SuHdLUjGPyaTpFNTCBPXtUBROFscDwtivrlAORSsVtBe+I08SBrEEWtOOmaICfam9vbwRP4JGSOEcB1q/lE2R6yj7eKsWZJqNhK/SrPLdya3dN/xbK7dQiJ9
0+hlvq/zJwCGLI0nt5b+WDI4tZUByj5g/g1d56iW3Zu8SZeVdOc6ljdLLfaZyCqmyf4rUHUa8S3zjVOPTf0DnqgJMlbTvNau5ua6NJJRvCd18ql0Gs+ukoT1
Nm104ezkQ95CT7k2xHQnZY2mm6e+xq/5ZpYduFxsSl658TTchq6WKhFn/RvLtuoqiQYyTgKdbT1ZGh1mciiQmpa5SSzv57eRVzVmc00oWFhrM7nHCs/8z1yb
xEEp6ySC26+4oKnJt8LlaUfo6rqRjtfa5/ZBQnXNNJtc6yiN9R3SX6LHl8rxU7YdejkxwBtc9lf+BO8fYCdPDlqdf8lXIcMML8CbugfJ7uTTRDoxzzCuDPDc
S1GWLtR3LzmM+uKHGMqtnGtDwgJxUFFYUTf2NtGAqiIlGnoQqSV9KLO2hvdWIoe0puM8530jk1Ul99wgXx63ydGZ9iW3p46IfrWbmuP+KXnXlqPcrJTL6EPa
SnRX3hdEzQLDypI9pc0MzegnyB+wELzD9Ys0B1STIEEVNTCc1HQWHVhQ+YGcw96O3uX4Zk92+UnvgKL9pfupp64+hnkOEA0tuyF1heaXjnP9KA5Bv567Ddy/
ZH3dV5ObW+BaPsN5DyWF0fHJom5VnTelEXwS1CZZmYLrZzmay36knH5Ce8mzxrndnUg3N+3U/MtHeC54BrhocZLiBNjEtCdT5oIgFRaGjU3can9V9G/FkmQV
OZWKL8nk2/gJ3VEKCS0MdUR4op6G5+esZ34Nqx2dVquOP8kTKTEV2XVGpI7ygGXfRPuA6/pwMFh6yWd771LV/Xt8jz2HvGulx56jyLX/o+ur45vWv/e3MXQw
xph0WyVp40llAgxnuLu7Oxd3Gy7bYLCNbV0laZM02nbDL+5+cb1cnAtc3J374/P76/tln2/yatL2v7TJ+5znnOd5TumbsnVY/9go8wXxH6C7mSZjLG7PeJug
vsJ+qSdkluur/Tzq4w5rN8thJevRSYZuot7pZP8slZHuyRHmRNsS9SqIKzoP766/ZVXqJ2SE3Ed9669gHmZDCveQkPgv5ZNukovEWbpOpaL6yH8oWF/rN90F
0gATPY4bS41UrvgkJkyKiTmt7aS76P8lfvw896EumbsQ76yJyfVTtic0sZcViZazwlX/LstdrLdySGhBDGV7KYVy7M//pc9OOHWcfFHifSOpbH6+MBiPBib/
vMqhSCZ8dnMwdR61AHpduzp0QFyD7MVwskdppU3rLINJycVbvst1lZDMX5k7UxJ7akPw9IIJ2EuL2fjC9txTyfnwJwJuAFXlUqo3EC4ZdrMR2pXePUyR+1pB
bSZUt4IuMoRiH/ED/kn8QvYBcwdi4FqULF+Hx6tTHZNMBnWobbTw2liJi7OeFmb79XgYXs/6F3aJS6bOgyOsdxKukfPx29Jn+WSyBS8V/cxS8hn2Ep0UyFSH
5R/WdpJHm89qWXG1HOZrx4ZwNZ0bt8zZnI4/Ct5kYWAev1L+G+0gL+WWFV/gFjuPqOMFEp+BDUMvOFYkV0n32zTKUDSVrZtmS66v0P4Bth7MGmuI9C3w3j8o
OMEK0Y2Kv6H7fubMu4g9pd+YDdJc8Uj1qcFJakpZF9SGV4IKxHyuqulYXF1pVVSSsbtuSJ2j8h7/Rd8wiRSG5FylRjONHa3gS+BFfrp4REaxw67BiYuhoUK4
Z5yutt/iOQJZxHKYJDPHuNgxgr4P9wdD1RdIIvaKZmgAvM6EGf+mX/stunilNMuo5pGdkSn0UvlP8rlQnc7QcNxSW4jY0nwLKnYvpjUJ6/G1CfWJgbEtarzW
F7qWAatAjbEV2tb3Cp2qjgHZ4pFqF6Emezq0/tKkKn0ru0JeRwlre+UerbycSrR9Dj4KflX2oF/9ocEwpTxu2mFbh6dDxuRS9pH4XLcPTodqqmCdHvQDojO1
WLjHNoFbUvu9z/BX0jaXxrYn0EpoGayBlqsX/oJ+/n9+6I2DJnB2vr/vM70LfghFYJ3FT9hT6V7qfu66EuZuLzRDB9sqMKH8Gtbl76jag7XxeshLubMljbwZ
WGMifc+MpeoVpZ9kCrThzjOVpL15n4t93nNalQqaB/AXiRHKPOwbCwTfO8spTDMZdabUIXBetwldQZ5mo70N6XT8Cbsq+V8zQbVkf+fvcS+kcLZu8C/xc7Iq
VcGStTL2GA0RTruOYBxXRq8RPqENcUEglOVyLASbTMYt9rDUUnMO/4o/RlZUdxvr+mvKbcvGKSGG/90Z+M9eP7gl8EWaKQVtn+Q96H7Q4kvD+2KXtDO8AWkb
+9L0lvod09acSRcnrkIT3DXFscxg/qHusCeVzSdabryceNL3lKOM+eoyTBAr+1eRraht8jzorSHamIHlAzqhIRRluCZ8E/JZlEsytFPfqEZIQ1XHx1lqGqeJ
qYiGuihEGZ1UtG8JvKagGzdDbMA8SypT38OoAAkQ3gUttbX0esgPygXnXraiMFa8bmohJttG5Q0v7YrlIfuQ99JraCreDuGJXDKLO0GjQgejl/k3cMn6ouw9
QASVQFuLHavIjbedgh75bynNS89ZYWm4uWPpQXy6/2miSTmCTdc/t13hapAvSsDqm4FJ7F0wDeoN7uHr+7+7MpWKshFr6FkCzDNXoCoppRjsegAOZp8gKPQn
+hkYaPRCE3/egfWUHuag9ha1A5/g+KUb9PN37maMtsVAjXQ55v3MaKPFdJHsZXRg8cJU9FighfjcO5u7Qegwe+ZYfqLlL6MB7mzYIH8W+rL9LT3K9vMn8BKp
JfrGe4P+pIV8t/QXTJ0dJ+F85h53JKEGGil1goXV8xGf7QL31r4eOBn2aNXB6G1LD4Zuixy36nB2coUFUu+U78RJIRRO96YLHfHtRHmk0Dd4Ab3gF4PHEzsI
iyUwJc2ZLfdWkiXCVhcZTGs1W7QVfQx+VJD5rRREXcAmyivE29D/qUT/H9s6rUa/jb3BtmIzvEOMK3TxRt75wTOHQNWt8gbfikBvdmLwS2C4lGFfyCyyppp+
UIvgzc4lluvAciFNbionmVwWEOsHTwQW4Qc9FEG7BGRavo0ZEtmbr+Y3opWkalCk5ABvgWud5dlaBNXG+ogaD1TEOnDdhVD9MEan1jZ3AyR5W91Cqm9wGdp7
a1Ddofye/JX0qkdVwTKTLzDvhO9zzTyNSB6s4j9kHCts9rUKjiMOBLPgoZy5tH1wCB8tjQahQDz6Q7XIh5Vt1mxlTnJ53H0cWs2d5r7KOkEnd+Om871M56OG
Ft9xfhJ7oLX9EXIq3UB5wGUYqtPdkBveJM1nzKVNpSd66kHrDds4r3E1N5ELJ07n5/rtSKxnqykVWe3t/PM6qimjsJlCG9ELLQTaKhnW3WoSfFUZ6e3Gsr76
8FxTFeIFEpqSKFFYHXEwGuorMd5z/wWL1tPg6+TTRJG5j1o3ZY+lvsCzC+BT5FOlvq+/twqx1H+Dr6x+s9TBQU9G0WTTIHALMiVxEp9rGInZmDhlIJMrJME5
wjV4qVASNFEvqankRmyueJnJtQrkbXNfNhVGjA/9Z9V5yDb/efRuQidqOpdqvUA9xv6mXBbBvQhYh/iJJWB8fgHtNEz1NvSNwIYKA+HGVLYcE3BJfspKz6hh
THwk0GIsOAce71sqHof6ab8I37CFAs0vFLoI37hy/aCQa6bmfBVuudBM7m2/LCTHN4JXl67XSHJhdFdrV1szYRLUVKnJZknNwdFooW8XvkaTyf9OT6MumyvC
500N3HWEffaXfMf1e+0ml78gNbugtsPQkbmmhzyng/ugrvAYrF9pCNFb3kV1byCuptesrjGvSpWVJ6JuhaxdtmpZu8BVahesVVzCfDNmme8/VFreNcBoHaFM
Jk9tDmOuC53MVBqjhAR84rnAHeUjVV19gSWZZ9lcWJM6t4MnqTH6ofBYfCT02vN/4q7/8Z1eFpPqQIn2vpoi4o1W9TwXhyQ3J5K5g0pvbxX2jrxKWg4fcDYi
52GZQlt/xyBOPQwk2pI9pdwy2uier39s3wCdYM+xt9Fj3FZvalwFVxozMO6CKwRMc03wzHPEsUafy9mfJdkNwi8I6Od2MrI3M9X92tTXVRr3NnuO80oNM/+Z
z2BSAAIcgzWgM1zHjARch0fzt2M+McP7vOAzupBru7yJrlPsS+1etxEKAI2wnbokE19jKNqDfkv3dZclxWOPYlcxb/VDwWX6ilwvwxpoG5Jfo7w+ZYQeg+dB
DWNumX64PNzzku3sMgPPFHCxjrFstbinjgrGo0BozvGcykVjihvRkY6r9jol/1T7tmqOfUVJ05KHhW+KHwC/0cmeOzFTi4YCrTiyaKlGa2qOkYZ/kMOMA4/K
r29icmubhgNueIf3NPssyZ+9HFbcvG8ju75gOuhPhI0quzRvrcEgjEt6EHOloLYRMMyDLxouoTPZfkV/4OM3vKtdWXAKF7EZuiV0L9xm7LyuH1OiHQrHc61c
Ee65heeSXiXBznSDQ98s8UJxTM5s1x5mN3zDcUCr4+55FNNdaCm/KrEVlOOpmnscm6GHwbxNjni9faLTV1Bh1Rgj5j6k3x0ZZF7Cc4oGr62pNbr2ufolggnT
E4bqq0GzxD9d1z0bmDq6NuRR+ol+S3wbR9/iBcZ/Es4VPYEugNOYm1C+8JHla9U3HTRKmmzf943ltbS1dG+Yp5v8fCy9GQgYK3j3g2+YeSIm6Hw/vFnCIUNV
Yb1RZUYXbKjRyoV5ejDvDMNimtJfEue4OWf0RsSBQ98TW5QMtC/S8EsIOwlcqRGSEFL0Vns7chE909DEZKhazTGDBeE5kQfYVaGBpZqllSvcqiBl1gypUaH6
0iNS88LBwlLAJQ51NVzzEh0Alqv6hRwBzwEzvVUc0cZexlFwTfQid4sfqovXruKf6x3ardwS8Bv2Mb5z7XXQn8z7fBtbl8bgRWh5T89f/GZ+Hp9WW1PrReGr
gizdXXuBpmlB5+wr0COHqWS8d2p0J+Ai/6XwbLYZriQtwSZ5TpR8hPTISXYs6kauoJFkHWtr/ynqkzoLC4Cz7GXCMU8Ktd38SeqcTxmecja1od+OkYG5wTPi
MCXiZ25ZPld9TPfFJwg/GFpt6eji/DvmZshd0xZ2Ix8W0AA95InKfOWY2AJr4ouFguAXpQ2VInaVYxkHSoIwuBRIskUpO+F3ynbht8QcDLW0Yd+796MYF0oU
InewHWKIPwyaIlmxrWI6N0Muv9K0BdLxPkIO7JSm04cgVd9bQcUQsQCaYvuXekvWEr7iOaabngzPMu6Iu4d3nHNebnM6znUOyNAdYY/hpyvd4Y4aq0BVq01B
niARltZELrXYOknuZj1NpVGvidbYDucp1GHZiGU5zNB8MdH4zqyzFv1MZt8iEWSk0EENiK7oPPibdxG2EdtkivXspF10I19DwSHfViu6W2RelE8n9DTWAKyW
bZhgWEf9CT8mqilh6AeI8j1z1zT5jdnmaVFd5XqByvIaum7SUnIs2Mb3DzCc2mJ4ZFyJq0J43jZqHnIIHWy6ScxWR+la8fPEryV/IRvR6eoB4Ts/GifA84ZG
6Fw7QFaEUOMdR0+hvfCRPwmEQbXRmW630sT8kvvm6Qo2AA9Iw6QFztGeEuEf9npUd8HIbkXrwFxCkmESewbPFweZ88BoHOZCy2VK7dxD1W5yQzhfmu6ZkThK
mCgtLVuoKgFMGet7oIYHHGyeWtlYzTNTaCpOlMNZDdLKF+tJlh/7j7LzN8X4X4nhxv66nIT72BljO9NK+304CE/C32jGgC/9EFMoV3da2WRJCFQydOd+X1q9
xs1KjsqJWWkVz4cxNcqWVPReAGZLF5H22F1llrqS2ub/pa7+812xchf64lnqtpYM9P9DHZU6yg2pD0ITqrHak+1T+4e0QM7DTP5o8xRqCtOZgwwvII181Plf
0FfIr1z6WV5nXBZwkH4XPxlwM4D3PLPYE+PLkp6hfupv+RiDi72kFj6VOINuIuKESKmREkxqJk7E+QBm2sJ9woeYVsgpQgwVFZu3aY9Pz04TfII9ajszipmi
dqcMge5bamGDgEcCK6VZykXRkOZww+ATNjew0fEZ6+x44A44nptiqY6+K/J6y1+QgbotOUS/i1dbBT4m3kXvxoSkHbKGY8M9y5Dfi074fvf45UnMhlpZQt3i
PMwb3awsvXQBbkBKMQP2EDsvFcS99Xak7jBdoXj/U3N5N6vldV+VPqAWBF4yVaL/VIu8nHQTuUfOwhd4rRhhHmKW6YHwR2bixj+0WxOa8LmaR9wHg4a9VkLA
i5AqSqY0RoySu8uVyCLLWFvb5BUsplyi7xJzpAzYjzwhdjtqeAz4p+xMHyHKZX28C6gL5ASz19IEmGE7jY90h/oLSvhMXHwLQprhnjVqekLDkr+9EfBA4LKx
Q2C5azhXSZ0IP3OdU7dzGZ5bYjgh6DvJXuSyx0gvUnuxbvQH6MZHOHfLnwKRJQG2lRChyw0cU/5Ax6pv8lb75gSdXDtlvv9L/g69ibdJoJqfPqbMTXzmA9QU
RyFHmaPY9oQTrWEbgC2VoiCN11NQO7cH9gACyU7gInZW4V3XYtImZgXn+yLoxtAipT7+w5SqlfEoZhbU1wmIJ2M2o/lYBX1t5wfuD/1z4QdbNTaLKu9c9TbJ
FFhbuynzhxeRP8OAsxJ7Q3kOZipbyWvBM/L6YIbuPtrdNE5zetNthSYGS7W1d2xXTbRtTGIjW21zQ/9g89b8vNpZzFVgrK43thwb4igwLHPdseejpNzU/a9r
XfB1zleqJ/fVnE7VyXauyqk0YGl4yIPsOTXahUYsaxK4ztaydGcblh1HCwNf2MaBX9RfP4+E/NemzegKuntwAfeJ5GyMu6nQCA91pvHnlBpCQenfRCv/UWoG
G+WXiYCvC7sPuAlXjf5VRfbfXMiaQicwQHdWuGk67RumbY0UM42cmfgZsbGUIX5z1ZE3JGzlBmwY738o/S22hDnPl2BVaoC6yTsQNJJpdNtSxPlZzim4z11Y
V4XETBn5z3Xr0EXF3x3Lk5Yr/T08Ui8+whUimvE+WXvwX2Lnf5yK5RDliRLmQzhW5MJb6P7StVYHQtO4CO85eSTyjYsu2Ma1Qa7qftNtRw96FjlOl7QQTzN1
C+ogf7l+GAfp/0Bx8DrTxSfiKDyI+Q1/DqXzscIjtqakldpRAL2fa+9UkytBd4Sj5l9Qd8h/cPcarIegKZ5eNL/4ODd+A52YlTjQWMk7BRsrJHGvxEfu5qur
OmrRPfT1+OWubiVjko47woQAZ0fyaXutWXC/WEI6bbzI/Wv3yXN5HnupnWSf4F6WMI9vIhFCR1NNbWts5sre3n1MB+iCfbwmTgwVh8c8wZ+RI7jziffpFE9n
1s+XcaVJA8G5xkkeDf/Em2GpoT2mjYLyoUJsX8I9tCI7ljyKLsVuKs+V+uxE8yhEw2f+Z2q48rHoObRWmLnuQ4GO+4vfqMs27Dceo1XLY3SNeNbl9CwE4piN
Cg0cEK4kEWSA7g6cwjugucZ1iTHGRHyaeZnvjpsuWe+ZDA9JinFbfUnxwzXpPkJzHzqf1dW+kFe9Dqy60BDb6fqCNxOq+vbJ1YF+9GAxlmuIQLpTQD8oFumo
bGVrI5Plm/QjtpnUW58He0zlfdK2YwBt4B4hs7lTPAY/9LQvFvFTunR8IZnCL7B+RIIYT3rhJsJqrVM4WDyGnseEiC1Ik402xgsHgM+6ZV7Zdb3g6HotWNnI
0/f1i9ctcCdoY2MPMoudLMuYzmG7hbPYS98xqpFcFhbMalTFG6os319j+7LBmWFVP8qkrwMVS5wW7slZpknoCL6criSzB7qXnCGhRIYsGoZgO6z7sNKixXhF
9hG+yOhgFpo78c+Aj2It8zpXU3ekaZwyIA4s/h/83sxfeBv/Y3WhjXWLrKYdRQ2Nq5h9kJ0e70rxlvl6MoPBi6moMG9zX0clNBfOJnrKNUkrupY9wyehP2QC
WU/dV6KNdyy90WThtaYF19B7Dx1EDPW99M3WnGRvMWO0U4KXg+sVVbml3paOY/1FpbyuLWSEOlF4GJjon61GBFY49rB21yxqFRkw9+dJ8HUeISRardqKEpJ/
X9ysvpYZOoUHJJ/k5LaJ71WFkZUidgtdGVlCTFVbq1XpdcZEriPWSpF5i4pZX+NhgSnKdvYW3ZHqxB8QytW1QpLBsfZh8BqRNPYQz6JubGTOXNMfuBv6Q9jN
DOB3cEOFCY6FSQDbgx2ZrS1Bk9wF7trXXAme2SXrBY2+g/Y59Pznk7xOuE3sUao4u8HGRLtjPXRMbKUfFRj38/m2+N5zb6FjvhbmSZJKjlROmRdJHQkW+gj8
ELZhs6TX3texs8wwl2qqZrztWw6SyRWsj2it0Ap+5I1kZhQ2xQ7TObEA8VXtKeYJXTk/+rcPs5U5uioWi0X8x9nS+kPa7owLRqpuuW7poNJn+CFsp9CXfe4e
538nUh6MLTQ/VComdpUnk3qqCxBXQwJR8QiBO2orxbSLXQn/6e2c2MvzhXxN1zZ1E2YUXGBT6HaJ3XQFXBt2AVOtNF8dip01i7COrsDthNsoBobmfsO+ewD4
Lr5BvMfks7Oh05Y481nHc2qLxVnol9+af73DQjJt/njpweaN9D1gkLQKHKCpYRxRqpGq++tL+VS22NPf2e+X4os6sWcSVisS+6oozrQd6w7ccSTQ0dDvG1th
K5ErhpXgd3vZzxxlrya1QANeAF8Bqnt38bDgu9Ku7DnkBfscDYE5pX7R/vCLFfCsLyuGVjWvbL5q5yq2it7zFI/Qt2IiN67DXTIItFTLV/xWq3epVRaW68N5
ke/KPC9obZ1rER4EHZ52hr/x3dxSYoOxygpACFWq6+LMBWYDuyVKD5evZpTj0mfW9NXV9tFOBbtzj+0J9Flmq7YfFaHWlW7yE33zPJvkNPEvpS82w1eXWoZo
bZPEYcJUYb17sbCQTCVHAeGBK9AY2yamYmAB9ljuA95zf9ZmIGkxO41LHIeFPVKCPM4fzT5O2Kw0oLox5d09nwTG2PLwEKmuMt7T2plR0iRWwPr5I0rXJG9R
jnqvcveIyd4M0BQcQydBWWQWNpl9qb4XB+PztB3dINUevIIdZ5OhCLa49Cq60OK2+OGB+I+go8yavJv8R20Ph8NxtKS4A0xKb1v56JkvRf68Ugv1QK4rJVvq
KtN967xbsUJuv7+X7wHbkqotLhLb1NqI7tcBRV1N1zbVgmsYhuPv2VRHhmM2NIbfqcviUPYOW8AvMjXeNFw6gTdHS5Wm0iNsmWm6UOiTSi+RWegnrhNWKv5r
WYV8M6PmYbbBPp4q4zYFv/mu56IJqUgJ/5jFAz+gArFEbWq9VjwVYFGmxOR/qDYQpqNXgGVQPaG/WIEkzbeBZt6nSp40mmxoqWd8zFblBgEqUrF2KiEancYa
3H3yIp7nSy77hmYEE1izeNc9icrWjlJvWlYGb1gA86FAwKz3v8G6KtVLbyRHyKXm1ux02CVqtgxBZXMF0yZdlLmGoZevkTucrE0lgrWCy6jfbLG4x7TeXU9+
By2j+qIbiFvUajHcIJKjHY+NlblOpiDmYj/Qi5wHvQ7PLBEVyqmhMlsCA7xnlHW+CtIZyUAsxoqi78LDg88omXlP9jFXo7BUva0YzaF2IGPBG56KyDHfYOl3
MYPrxuGBtdq+EicvcQ3SHy+ewzyie2gXEa24N64jP5HIMXBvsBQKxU/iTagj0jilKVgJL1yeVi1r9dUVqaEzK11eerfi2VAL8E1uw83jpkLjqXFybyUG/4Xn
8B/PpYg/rSxxxn+Sq6jsh9dik+gM40E2Q1lHNLTcEE6Lm9jGUiKUHZypdKL+QPabh8i/iUfN5XVk5Sv2pOtLIuk6UzzO7ObjIJ/zsScs0MNuY46z/dAcqG8j
BdvCHbUNJh9SE4XsUtq2gbiG6OD+2MGEu4lorJowAT5ai7V1QhJKfmNO0YfodkC0c0ROvLtDQoaOgisKDau0QlN9tXgS+5BUXo9Wh2vvOSwECuOZnVy2Lq0E
yb1U1EArglt8DeCrXB62BGa5fgW4OEFphJ/XbxS/KneMnzTtwNObct0WMJpNN/RzLY7ZCUSjq5lXwE5uIZeFabCnprCCKbEXYSfWoXBncBs4oMBsbOoor54e
KQY8R0CNGMXNh1pzQ11tgdZAf+dTQxJvMU1jFhRN1tT0WmIS7emOuNhh0aFsTd1cY6bz8sa3+j5JY1z9NbMcjyMGaiowgNIkN9qECtHsMmYkG/T0t9dSYuDD
1Ejom+tH/NjEcGoImWr6TlRzCa6V2j5hw2FMnaOLJlsntcdvO2ZgbZ2EfjCbntC7+LinLjssaT/bnF0M9dO7+Q5iPZbXrvTO4/ZEp0tbPVbjOCg8v13MCPgy
JDIrPGOTikIemT4iXaAYwp6A+3ZoP2Lp9FnhCdrWdN+9Hu9cGLBuBIRNixLMyL/MXrCupjV2Dn7BRlVb6ixGA5vaulhfpQJKiK96cOO3hLFJuoTu0J/xL7WF
NT5EOLRrQK2XEuOU5UiE6RRDMg79e08KMBT5DTbRfl2m+wF9ml/naBYXoz9rmOT6AY5m69MfDOVYpiH+yFMbNiV69PimaUxq4t9FLYvOmMZ5WeN2bwZSxVeR
6kBXZpoWztZOYrfBXfQ2lyPB761OF8FG/oZzpKnv2vGe0/TrjRrX6cJzif31vSreoZ8WDGYa8NLGsYl1iq5uOofcsdeEVzoGAC2Qu0uuZoZFXA4zhqdnhoc0
D7sSOktgtEO08705rEQ356PhMrF81W84FilEg+t8i5ga+EdjJT6Ito6dbfJTv/9cf/LBh/AizFWrJXjS247MheaxJ5BFvGC6GPdfNMvl3ILr1Npa+LDm/tiL
Rffz+4SMLt7qXAxYmXu6s8RfWpyitIBzsnsu181zh44Fzid4hEgEyf8HCfc9sT5BA5AEYPB1bCD5hcgv/vEza2vvag1o6WtFG1wjoc36F2sO8FZqCfrME4dN
ZX3Er9rOkMy27AXZ5Ev01oERcLZ3dNHJBMhVSjbSvQr+EdvLOMuTIJ4EqwWz/SuMPDMD6CKegWsKs9jSrB5xx7XT19eDjnC3nTZxES6Tn5A1vr65h30RogL6
8fvEqwIM3GbtxS6kONZhe4Cew8s5JodI+nVKS+yN9IW5BlzMfBH/kqapIk889pQbpJmHBuENnh5iNb5s43nHPt3OTZF0nVr3uWbOAZpKxv4FhYVJaDdjNr7X
F+dcjcXhyXBfoZBoz1635BqvuLs5axCt/S7pffJ200NDtNSd6ogPU5LAztQDcbuEEfVTGDCZ2FjUxjeOSISO6jpBdnCxYxZ+35QAHRQbyXuR1R4EspM6LKCD
lH/Z26JocBOJ8p/yn3j/gmaePthM9kiJBlaZLp5VZLpyHxSwRkQUosNaA8XU2pIib3WWIurhh5F1PyNRQG2MEMR3NtQQYGj2MfODGO9JNjeCd5O/c7Oo2fJ+
xMVWV6bTh9Z/djfTkwXJcD9oD5gLbaWmiJGeaep5U2Nqpve2J0UoSPgEa7FqzpvUTq4qUGpY6JkhzxB5awG7TPGQb/VjBUgp56eUuQQKtzcBexlbujuxd5ET
ziAyEzJKEdQr7y7pjfmZOFc+QQ2Jm138Ahjqbilkl1QC6ZxKzFbnQ3wZm1RUie2uq++oYJwQxRemxehjn3AhhsZwV2bLpsceX8RYwKsAxCW+Ucl+rhHZmQUz
J4alrvqWmbX0ecVxoS0reaonEIflcWosiXuaK9fihkH5anmEOILtTfXjU/QHtk31HUQzjTNtp7ku6knnA8i4obvs9nKIAXims5q/Y8uIkpQe6kanAVPFctz5
zHJV+swCx2LmuLsXpHd11FoZ1PgjOsU0kFgM1aXOcBm4RjkFvkTqQ1bU6GqCgSyjdHA3l1ZhafIBqroISw2VKuK65A6mOpsf4L1qjjNmqf/gsmcTsz1hX0xY
wMWASrEUbp3g2ytEkMdKyrO0YoVpgfzASEEjDPatTtxe1ISbXf9Y8JuHp/YGfHIiF2q+lzzdVh3cJ4JKJfGIAZNmlIwPSePvlhyABxPThc9UgYz4NqS2K0kk
N0nrgBHaatRyoZr3sFhANQKG6Nckq8HItN+FIkuEubxCZ5x3kZqsrtBthaYkLLd0T0zxnBO2WEahnHms0k3dFAdyGsEHuZhZKC58Nz1A53LJNSbELSeXc6S7
ua8Jk6XbgqNiXf9udzg4wxTL15ZWqrWED/BAdY2C+pOwU1vaEV+kZtJ0hTK+sWR5VwWrxs4uNbv86jlyut8SdUkaBU+30dAfaBERSW0oOKui1C16O90Vvu7b
LOUEGyqUoCndkxKnPhSOISnSZ+yAVZUWQpMSs4NLxGTNxII9nvOOJ+QMKEupq8K4qiiEhHxQO9Mv/G8Du3mN1ISW/KMD5ymdMtac4nls/uY7FWip+M2RZi35
B7DPv10NN82y1+RtcqlswYPFA7VvfRHRY41B4LWp1HfVzMN2dYLbTQ1WELWaMEGyES+MvxOXJRafZmlMVhMGQW3ILmg7/WUkFp9sNoA3wGymPH/j4BqHt675
KteP++S/Ba0P9DL1NNew+YR/lKveW5gRe4+sDDjFCtwy45jsQ3mLEvuKy4iF2s54X3GoZQI/FPubnwNkuJM9MjRV+te7w/ODJz2j3W62elHlbTdUn7kTWlbv
m7+dJ0N9H+gepqn+55qQmrWWn4h6E1KyKqzmYOUK2LVUKNOoDyEDelV+I/7aowoJWes/jcNWqO5bbCo1DYdtDzlfyQTdekt8YDIxGb4NjhBbGBdyR+BOngjp
k6GB9TGxUkhP/IUt/99cpEJGc9PwXuC54pd8b93oJM79FObgzlBeqouY4u8m/xb8wQ40Nw5eV1eonWvWFUcoR4OAZaq2diBaCpOP6eNLY5AiYTg73tKSmIwd
UupIbYSXQqz9OPvEqc3P59+Jrfjz5pbELGppcj5Vjg0Z8hytyHey3THXt3hFt0HQi8ZUWwc21ZxfcMj/r1RCDLD1tUxV/jGPBH5DmmDX8TOYR+wq9RUr+KDo
ARxijLTlAvFqPYWSLrumKVPsXbhS6L05tlQjRwbWU93V19YeAovWNO1NHqGWm9+QOQhP4FZbDgk9bQ3k7snHzCLfPmkLohp66bX+Ufh0wc5PB95qpVoxxrmO
PvoS0zfHMYQEJsNR8GyTXUgHbv5Ehl0L7/pCuLFkOnxabqgmKb3ATKUTfw/+pFgEj+1y8AM6Q79UJikdVxbI9Tudy8q0gU22odSEYBP/XR/IFeufK7S9t/jA
Y8k7gS1FDFQf7zfVFMyzq/pGZtLwhnEmxrFaoEG8r6y1pRdf33xOF8dN49dgFY0NBQM2yjDDX2XDJL4Jt1iKZK4CNaEV8gJiCN4VzFMteYlYO1mfdJzzKLxw
Wt2vbAl0Rfuxt63uJJNYQ9nj7+A757/B+oOi56N5pL2Lt5KzD5pErGBKCIntiY0zfIEXSmfRdaZ6anKO/ifSu+6sK91VdPx95AWBoXUVQq4auCg0lS6bQ7WA
H8A1lMYU+r9Q9n8+tcfmiBbhItvefAzY6K8tpRE1LcWWW8n6tAXIQSoevwZoLXtA2UjqP8iHTYdj6gUnlHTCWzGfKY/ylvKzO4i/sPf5P5zt6MjYIUBDrjh+
GLjRO81XwP3w9lV1RIz5LRkmHTVTwRqBvWtCVx2r4FtTJ+tH1dEhlzJbhnRF34JpyWNtzZBMbk2CKg6VQspNwTjHPjJHQwNJVuppO05tte1mGyg9xX7uDf4F
RGf2m2LhewtzmKXsM+iu+tvPyPNGGqr/5vlv8eqXKBYyA9LyffnrWGNuv30x5nLQgh+v6t8udvI3xTozgNAIbJ2m4ftSOaRAb5eD7A55J9Y2kUsGlWNx+VwY
uUVKTXlom5smqw+xAdKf6vCydtxYpLOpBvueu0ANZbMteyjVv5J/Zy6DyvMg/aBefiwkB9a4BygsGM5eAHpBYw2/2Ux+LKU5+pHap/awdElpZjmUPAr7W26F
706Zvo3fsgWO/on0vaYl+Cysp6YVcUG6iSw3K0Jnx7e6u40r1B3m8cgxlmPvm610q+wxWM/AWOstsvwUj37yVsxv7sU/BBUkzu+r9VH6SG1wp0hu3wR9UFYh
vy2FYg1bTVG0kf+R0KTwjOE2+1fcRPoVVAE87rDCNu9harmI+zv6bxjPUQy1zzz0J+qWfJvNlbfFgZdL9ybfr9MD6eP6B5pUJ4P1yNeEvWS1WLsUJtYXbvse
iDXMZxWFu4UtQHPYaMwvplN7gC7eAdhUqBOWa5GCjZHGQUYqlvuaBwXPBVYrA5QTOMENFhHDS187ar0ULk2xfM3v4Hz3M2fO8yK++kXVzAlWJeUV1hh55q7C
17f8JqUGKviR0nQPiF0IrMW9iMnSHvjN1s9yyPfYUsf8g25uHCp3kCuIH3yjqyTBeg1krCLV5zblNfKYKUQYUlZa8N16OiXBZg5eMw+3cvh+6ZRlnC5cXUte
5dlgVWtE8R11m8uGgPJbr8O72j9HUx7nor6RWqvY0r+auYvVZ58JL6xm4jcEoAjbhGCGNMi8RJis5HrnYF3E9cII03DXcmuyEqfmgE+CNYFqUJLSTTfElWNq
LreUXN6vdHdwhaeDrmoC7sDoFJZVrCkRwb8jOes+ZJBvq+lDWOjy1EoF1e1VT4RfqPYie2Olf8w5aCH1QHmBr/SuQyqLTYVfnq6f52Mpx13JloiAZ/M68Q39
lqobtPp/kM+tZnla6quixxhmviJ3qeNWTMEl+G1rgnhd3IqE1fsv+pRyXbBpBsZzVHuLWqN7TN/FKNNUt0P7Xtni7F+cb5mhNEhKVvqQ1cWZFruSpLSi7pCt
RAC4JzrIumnDLO3VFZ5EU6FxkjRNmm2erDazFpMei6ocNmYiFksmO9NXF2ye0qkiqnb1vFAyyHL9gpAe0GcFwl+kYZhc55HQVqrAhVNFRPfSChJFnLZlCf1K
u1uK3cuCG4L2lG57tiEkuILT+G/x9ei5SkvTSbWpEMRqB4ZIbbaEp83etgePMW+jw9zHtrTk+wcSdP2lEUSk2WdshzcW07Hy6s5+2DZfV/908pPfi6d5Npqr
GF3KRFN/ZBi1zn9L3SUslO9ikYUxIOEcBuk9sfavpmnGPZ72LMVY6b1kmLgACi/t7W8rLqceiu1FR6C1OpXvnNIitb/5tW2nqQy/o+apL5XRpX+pn+nnyTk2
D/uV/OS9xM4MHkM+aXOpfPmgt7Yf2xylTPYFBA/2GjtGLhB0nEd4JOThI1PeIM0219q+QBnlHZ6UrlK+L0Qmn0pODZJ4SClU2kwZmbK9tCmfLQzkxljHprau
2wq/4b0id1QJTSsqKnkBMQiZpuwiEoQB8QFbHtXUeRt96L8mzg+OKqsPjuCbUkmlvYQifwyiEfA6r0rTuFo+FewMNDfcyLMr2/QJCBdMT6+weZG0hVxt8mKb
/ZuD6exTX1fhHpNRmmk+Q90N9PZVV0rYScH7+Ff/A0tP6oS/M1q+Ut3TuNJ9BqyL7ZN7Yb2UIewgurrf7P+hXFHrq+1tG6mryb1xwnWLmYeI0FNjayUO7VKa
JH9T+lmTkye4+zDbg9HYSE+adNdgRw6Yolz5LKLvRMeJAWN75zsoBvqhpuNpqlNsLVW1XKlRobqxenaN5BVjVmdmPcweveKs3Hnzkk2cKzTQKjghWJxeD//V
Yzcks71yi7ikrAd+BOondbccUVaTO8rs6YvxaFtV9jj4UJlTtlPJRZcHu3Erg8tlVtlFvVC2YL/grvJMjv+s4cwwejaE6lY6xootkZ15glKY0piMoh4qoqUv
+ZmjfQ3FDUpAqaJ/r1wgD4luhCm+J41CPyjnEnsGawYfSK82e+2HgFWlDcp2ya8U0r8pWA287wOQzean2plAF7MsDAATqYvUbPjX2VohmUjpD7GSMAKP4sO4
K/RdZwTH4i2IebikaqjxPqv6QdqVdh4eaqVRLbhAWk7WpZrb6sFNf6IdHwIKb1EbnRv3g1GgitZ5Foclr9TrP19m95/Ar/iKSRjOZt1ITdsXZL17nDkaLOdd
nFlD7o2VWYr938RQboEpyloC1pK+8kHTJLCP8jd7VUElQnzCznAmxULQcO0EuALwSddCc4Y7r9tiwPm54lU+QxoIEpKTfSksF3pRlZSTwY3ONcagpbPST37A
juSnopdU0nlKPWIO8c+T3xoHsz/XwdKqfhx9tXk2nmI+w1uJEdzvfHgws1Jd8XDOQ0LBtMpovjOXa/3DfVqqqyyCp7Hficu2Y2Rjc0VgoK2t8lzK85wXu7JH
6bnISuUwt1eO8hv9W40aeIWSIB7w3xccUiNfVIKowtTqQHPomrEy/DUwTtVZMWwp1a/mYtgluuh9alnWIv/fSFppjO+t3UJ18sCug/ZLwN+QHZsLaUwCqzeo
tunW1nyBr1lwSUDSzDW/kEGxH5SINjVlKv25tsIqKJJZ6CGdVhZTfjfesZmFceZ1ib/UkX6eR0MWqRr2J3bZdT9ph3pXasJPtt6kd5FL+VXkaHDYT9RxUKha
BEGPtOcZE7iPH0A5lM3mUcwMcbujv9LKf0aeDj6OHxUKGW+BnzyyB+MjC9bRmex8IctX33pODElIIGKwR5xR29fWIXNByL7KTHjL6reqX1ubVu1QqAy187Hk
J3rwz/Wvim2Pupwo7xMYLp6yx1Gt4ProCXKu+pmyqPWEj9Ql9HlA2qxnXgofuB/SPFonXvU/FzrhkHJ7k31zHdP/2V3+H09ajttm2JzEMStcBUKFhAxXrquR
mIFGWmDqZnIVJWDSqx7sCBgIFkCjqQJqMaoXvvORwlz3QcdqR2HJcXB91GH2b7BAez07vWSf+2Fhf88w95PCE4419k9egU539rZ3Yrz2W64CTx9deZaWE2gA
wa4quiamBo63mopJs7UDajWmIxwsUwf6rCl2dYY8xq3uyijpfsN8dT+ms8Ae3r4JsM4fezhCSnTqX9t76tp7byYhQDXHcqgds6ckh15cUKClnZOKY+PW2rdq
XuVVWzHRXc2U5yqfH8czYg2jbmvSUM8d524PRp/aOK3oCrg8X6dJ0Z9ibuf7jHRoi5isyLdrWxeIOWvzoaKQuLPxB/LmxeQUNnS8WVlA7zM5Kx0obmjoY+wG
HMxeru3p+ddD0Hug+iVRpvbaSCe7qZ5+vrsm2Ei/M2+KfoOratJDEDUgmnSjgX3p7FrwV8Ls4tWOfxzDC96ZwEItM1u7rPYt+j64F7oCkfRK/S7dTe+qpGJD
F/0yY0+wh4tLUBwbKjepGUyEi932FbWOsLc3Ti5A7Q2di4Hm+V31D4H5GkF7AExPUMH5heuYK7Qz4Z0WhXm6VlwGHV1SE1poguPd9kjPabhltYngVH3bTbeL
o4Gmnj6mR47+ERdrnbF3WN+seue8Thr7xrfOUzXemx4ak/KHGAprL3V05P7JOsta6fur5eJvgG5NBc+4BKjkETcruozZxmQbcu3XXT9c5fwPQ+AkeuOnpNea
L0XN6cM0sKmzfb7zWyHqzGcmOv8uYBK99gamXiW3nLNzF2qvFN1K6guQrCMJoxszmDsnto3uT+Zc0ZaENzH94z7HnY6j4sKjJxU9izldPTGXg+sXmYvqaocA
odmV6SP0qZIOS+9k7giZlakPORGas2Tvsgehuw2T3Y3hF650bnbsAN9yLpb71cUsJBOLC3O3oCcnvPTW1IZApfRlWjJqE/50fmPWgRcd571l9EsgM3e4saom
OmGm7q1zoulufgvk/5je9784gCfyS3KH5+woPrlRk79D8zG3UtGj4tqGGLgt2Mt5vEoHx28e3jOWrcB+8Bxliz2N2G5gjdwv+sNbQG63ssQ8Aw+kNOHeG7Xx
J7ln/HOxG3cdbYZ95cMT41xXxQneCVgc+oxoY/pTLGAZrrxT9x8GiYizTOAOITMcg7XNN/TQ9cFa4JeIMcJBrCesN+yjP+JPbat9d3yzjOPVO9jSQA2inaMv
tN4RQy0BSuQf0CL9CiGNO0DWttVKnofdoRoXL6bHe+4Q4cZqwHDxofWs0kkl1SfSIOhX9VdIZpR+i5AMreKGGb9yDFgLrlO9kJym/0vbjt6l+VJ8yVGMVKC1
7hb2aKhH8ZjCrlob3XeDhiHhsNwcZoZyWQTIG9jZtFz9G7wFfsbcCTohbMLg4ABhFO4JnintWdpSWO4hqcuIxT/apPh+87ukaIIim4rVKNas4hfEruAr00uo
2L0DSiP263exCvYDyhEG4m2lXUA7OQruIh1MCSqCUDO8gj6FfyspIipvLf3uSYQYxQ6MBf7BKmhHQ2+BIld7uTjmpo0hB4jPpXeORbqd8njslVAbjfSF+q+g
oaZ3Lhh7y9clBrMPY17ZQ3FBSMI3MTj6TiLBQZ7+WAukoRMi8mDQ+Aeb69RBH+yd3FNdRYGO+Fl+jNpcW8+73bUdbsCi6A34nHc9+2cgFgkDTkHr0EyjRtpN
xBsfsVPYOHiLJGHla2mSUNeCEA3xVOKecb/3gtfCJgOH/LfzT/mmmIfjHb0mqX/hVsKMf2VnSG18w5BacHXqBt6H+gNuhL2Hy3ANvpW+nTgM7Ap0d+3z5Bn8
zskGP1+7JAkArGZ4LPAbMd+3vFYD+A/FIMZWHFLpQHjtrKY1wqqLEXKlC2En0ELLOaEKPEWKDh5lhondA+UmtGaGk4983WKzCaPdDD2l38h/b2oEui0jbE2g
eSTtvoVsNZTSBa4FShbxWIllrgrrgFHwELxcvymkXOwO6cZurw0zrek/CvK0mx3HwAcJZFo0fEPZxjXVn5YigSVxu7yAYQn8hBkk7iMew9+BC5s+Qz10JOIR
AuoZdgQcEFI9V4zzrGOTdwhssrXO642b2HbyEg3l5o3b18WkFZUOgStb96sQUp5BksDpBYqdK6SpX8SG+EAnCPekjiiLfcsdIxGXsb8wzTowMNlU3z/bP5zL
Ui+pejE6qFGbK3zBFnq377pzQg7poclXhqEKxoEMZZ2suqkeNhTpo4UwERvNakFVGkkmpQyMr+ooz3A2wadULfSHjSA2Uq/8i1OOEKuTCWUrvN9sSwqltLhs
Kxa6JzUs7BffK3ZgVo+Ed5sy3eFuCzgZfEiP17VaN9W9WdexeLQ0Dv0OfBa0RTcNt/iHJkzOUjtiqbaTukPKBwjF7pr/oazEd0Md5pn2O7205BJ9iW8NcdbR
njkeF0sLBLyxZoT1nRshP/sv8rUwQvKbl1EFarElh5hteSRag7JwSJnliVHhlDaUgV0nr/ZehvcLGzkf+wf3lu6vw1iFa+TK8lZVVwFe6CzaBbbju1K6FkSY
yaCZtxOvTV28/RlRuip8UCKwMptfTIYaoYvN44PN3f02hKkusrO1hno8cWFsgf2TIwobrJsAh4pT6WXkF3hckMDaqtlQinkceSOYEjNPqQdGek/wM8Qrvghb
iA0GLJrpdCn9TtOX7ph0zLYG+98Tfv+zz0+aYGhm3Gy6YipjZ7GjhJ347/5tgWtqNGXgt2N38I9kimlLoqXoiae/eMwE6avxz5NG5k8Wnipu6K15JRpB7dFm
Q+muClGbQ/dpTxYuKehYuBYwZZ/UhpOtPN01K/zFvkr8IN9Y8T19vEKb1YOWvlk7L3N36Jzsh2GF0RfE6sFbgbnB3ki4cZS0o7RC6a/ZYUjmcCHP2M61K/aZ
4De35Z96/7R23VxNXYcfNL8VIj3Vg7Dykewtv4VHgtXVe3xF4ZapI8WXlXf8K1/5f+Oc4dhdYIxbtXptEWO8xYx190LfogbyjC8Ke4f1NVpKt9KdgzCxSxyr
MmULPdfM79CGhnxohPkaH+Mfa5mS/D61RZ3wlB6GQVBATmcrQfPJliXDkBXgytLHUIbyI5jH9g9e8j8RB8Hl9F+Z4ehptROcYz6WXEbGbTqFBNh+cCwz5yd2
7WE4Jmwqc+ZVU9z1BjkfBV6Rs4kPad+IYiIuUAWhcQ03y7fEcpupjWS4twXvWF6mOHynS+PNFrOV7GStS163OHwCu4cYW4YDs+psTJnB/9rbDgkpwhVqFNXS
7/Cn8JGB9eoBaJgyoaySKgLbkm1oCZQorBAeOGKZxWxuQiPXK3i+ri90iaGoermzHSI1m4oh7sFVpMb+Ja45SJVShboO7IZ+U3eLelfnoM+SnNbX1UhYGjwP
TbY1Qrqz+5TDqkj0tlnw80CWeYuloORvSy9qJXoDXwJDUlVzM+FYqeyPITsqccqn0q2Wr/RM6wHFEMSTTSmn4cfEKna3pU3yZDGCLJTm2JLJHsgW3wjbLPNF
NdsyTlgsPSZqBb0eTbAv+bV0ja1rmpp6Ou2K/0a9Q8o8bLUrOiU3LcNpTFtiuSPeKW3gmmb+13xIAIjpwRxyhHWnUAk7r38sxetaY1pANDqrW5HH5EX1LnZF
rVu2EyuyjbKvTx6upJmf+/sHH0JLicO2cURT6lHwMw9TM/BcHYbstFilTsSFsvIov7MvCsegoVwR8FjtJdxjKpFLOY1kc3e0EEFOLfF3Dd4rvWc8YG6hdDE7
VuBIG26/H5JH2SrjqXxs8hMszDSXm2G4ZhwGQZ5L+DpABMz4KtVdMgn+4F1F/uO/mjLB3BJ+Lo/lPYHo6sci4rJ7LVsX2mf96iqrI/eHvVZGW2fJOTYm+b51
J3gwdXtaea1xX9Ind/NmB02MBb9dpzK5C0mrMyflkaAEOuCxtT5D9Zl15kX0Zlvf1BsUG+xa2t7QmByaXK6z/Kt71M+XkV/u3YA0ZE8Lq7Ez+v4+I/QH0SY4
sTDD9g3rytxTutgqpjZLe2/Jx147PiQ/s+5P7uSNNj91lWm3KZvlbtg5arKsIcd62xFT5NNkb2mXWTAR3ufI5/hu2GsE1F4mr+LzsQqWQf40R7l+Qcj+OEU/
W4h27PCOpjonPcrb5GpmXmteZquc8FyeZot2b/GdpDSSM3KMUoWwyKzYFvCl7iMB/L53sclnRLAItw/2AWuErdhy8aWmrjjCX1NtIL0pGii2sS1AHNRJAyA6
8WlUqDLGVp6NKRprWR8FTWBc7DvLBeV18B84OXYtdcjbkuGVbb4X+FZ4ONFBt6Gwh2dcyQYdtRYownyrl/mwpfrRuvW+AuSYvrrYSd+tpDuXxOZjGVy80sva
wdFdWk0YyUPsHWUo0oxtzR8taUT181/zf4IPihnyAOPaoBFdimNEbWSRucJPPHCef0BvJ7ubN5qnIV3xzWxTa6lAS7AUpobKv4tH/B2U6cJ+/LX6RNnhGySs
9ozj37PvpdNUK7oqfVmKhlCumbhRSHey3DDhpHYyH45leTnVAK6THvJhUDx5VZtYdFtGuTQBwAelpdrOUn7vWdskYTyqwBsKz6K1pCkly4VtxE1HVUcZ1IaX
seGGcY7TRCeDh0tgquAA20gpFgqo74V1jOHQLID3bhW2Ji7y2nypdEfzQo/RX+aP4tuosym35ig7H/qlhvVzm0hDrmFYcy2vTPEfoi7Tu6h/BCIJhb9w45CR
Qg/z8cS78n7hYckGbAtE89tMt7HmuRNMBumf0uXKBn6V7YV5hPZdQoTuhna6b593Z1GBfaT72MYqTEX3LJGDFmJ3SRTXG1p5RohroeNLdiwbnv1x2b9VHueO
WjukYmiFBdRN9zScRCFlqXhH7CnlY+XqbCHbnHvpL9YRUnNwAVHVomFD6IDZjBbjzblZJZnSAOActIpaZh1PD+FRuqd2jaQlGihppnLK5czyDvRfdPl4thPE
FmhrMPW5resXxGLkcqqv+RL1WJ9B5qDTgJXYH9AOpYaF8Fl+3sevi0+St+WlWBtkoFTBv9czAp3vWujspqvCFPog466SHGCJFKCB4hklDuU35ZWTtTcSjuWO
cIzg1heV78E1EtabeohPuEeCHjiWP1gjFb832cQw4U/dPi4Kaqve854XbVgbTvHuQCIUg/aVbyi7B4j3ugzXPCYgF3zJf/AVwkH2eqAIdaJbGEpYz7kt+3EW
/w4Xiok8y15gvroG63XOl8XluSzL4YmOvlJ1Yp5QgZ3CfWAaFjwwtCWyY0Zg2wGXfpQxNOkO3Nvx3ploqhc1OlFTdFi/QTM7P9n9taQV0wYJc08M+WBvR25n
xoHrsXChouki9C/dGt0ldBG6KMv5jkWmQB20CL6tTYWastsSRvLp6B60lr4JlGQi+Cvg+/z/x9hbB8eNRV/C7cThOGa7u90gqSW11OygAw4zM0+YmRnsoJM4
TszNLYYmt5M4TBNmZmamCU5ostk/vq92x/b8tlyuUtklPZDeu+fcd++5FiSQexbFVOHUldxTWH1NGJCALcJ2J0QJzdR7SCk4m7RqfhV8xneKOnycTGRHY0VB
l++CBpVm+mpiI7jvcHPFakWuUBunnKOQw3AxV8wOQ+WKL8R1/S6E8x/TylQLlM+ZHUBTQz3dRmSFv60qXpCohiqkyDpHX2SpoxmTDSeSDJEp1/EXHEcTajFQ
xAKFitojvwNWkNX2JjMHaUyMVxQpuppAPJKJhCL0FzgD+wu8jbYCG2ETlAFmuDNDPITMlm2i3eAOnoBK1eiRBJWTtdMT53EerELhWfVYrJXnOqIVH1Bt4daE
SG7mkn1NkceuTN01ZCH0iH+A9lLdE26wKwgnKnVXR9spGjkqKLILdMo1BbjqAdRDFmutBonKes4SiKdKvDz4nMjDRnkPut4LPk+FlbfSZi6/ns5IEMmSCtfD
JCsm8V3B69BC9A3WVNccnIC3Zkvpi0oaUkEkUX0NW+D6JRhEJ3aNiRcnOq7wnb2pgUf0GOVojVGzgLkkW0x3VlRhnsOH+aXCT+hf3EtSlgJizYKHCohkbFmu
h8od7nXqOGmE7gi5jIUDAT+WeEv/D7CLm4Vsgm8LqxW1kxoBQ9EY2xT4s+sc76LziM4bK8EXrKOIEsBifZVUI7+z1O6c5Zwd3ynpq+Mk1cxdQ1ji6ief6jpH
/czY7Sp9/kWyq+X/aCbEZilaeb5uPJnUzRqhWMK5IBY570GxpHR/0kFykFNHtIYXM0HyuH482ijvlvJ4ZlJ4HTit8C3xXT5MUSyvjjXRJMLL3T80a4l2XBwx
w3NV1ZE/TOg9v2JaC4cdc8DvrqNwaVZ7jU4ix7pnQQU5uOt5UmzSU2ordpE+TG9WmqhkxzOXFOga65HvyjwrdUe9j19KPKz4w/XL1p34mDhGpkqCXO8K1yg0
bC32AHzR3V89hJoBjmb75o1OukBNR7IVM/1HE/ujJ6AhhesVKfDF7A32ltrWiMcRo6uPvYDsdinQJr+OvDe42NkKuE4sl8qkFchm1iIbZX+IZLvTHDVdNo1Z
NQG+RoyIsmed5eOofop+8ESyO+ZWzSQbII6cm9wVJFMxlNAz3ago4YH1IE0WdgISlMNgB12TrGCbL1ZAL4hLQBHDbU3sLdU0e8qzA/5M9C1sqrgb9108EX0R
vw/b4Bz4uHUgjNoHO5tE4s6+8tf2RsrrCS2Isfxe1zDOIhtsY5UgNQbo4JkE+cgdUB/nAOV1fgV4GJgDnXd1cCYmWshtztT0Lq4/I4zSUv4NSU/pfvd3/kFS
vm0qeYWonLCZOOgZDmQyH1CPva5yW8JDT/0N4+19C3JlU1zbqCnKFDpeUR9wyaKwxFonE/bZq7gkih3O2dVDiln2gQmqQqWUcV9yZUCJ1oHSzcKl9E7AT/CM
Ko/UKScC6rBvYSuq8GnV02av4MLqVWiR/pT84pgI3FRsUFx1hPGPcippS6uq7XfeZ/uAl+g2WBuhH71QuQr7C4x1Jji2Mhz8zXOHrsRvUrcEHwGFUANVLIMr
9zIoc4stszbRv7yJjoINq1fbWin6bHyomBurc55WnCbq0SucS/kwu45rk36P3WDvG6XHH7srUhLPD3lvJsMZRNuLbRIa4HND+aHe8M5AO3UPXVt/JncYWemr
4+3h249ZsVhiHqPHN2uu+2+YnPpg0WNDHbS0vo7bGx86GqzkjeWS/BYmletMdjQeQedZ7eTwpEK+txk3PzTfM3v9Rg+KX8AbwEsQAvMJNTU+2BBfSOSoLPhG
YYTusH9cwKOpHVgM7/ZeEJWhVlvW+ojgUm2KyYTO/43CBgBq4wVd6Sqe77xvwYXsAks2/HPTMhMJFxiWWdNVE4n1v613TeyF74t3gZdw71Fvky1Bo0EAcMLN
lA7NA9sCjRHX6fdTJ/XvfS6xSPGcPUOsdI9lDojj+Yr5M0K10B/BDx4ayxSquMzkEeM/BEEPy30fqs29wYoCh4IH2YBwzz9JmZE9ENF4v/tLvHvyn2PfGZ15
KjyNmmo85O/Dhpvj6p40tdNVRFXAJ6/FuzkkBn5iP+hxvhO+sapU79/IhfxjCSOKItl5cJJ/LP/I94e4k70lu67KpWdD67V7va2otsBEoIfsDlPBdDimSjAP
fi8GwXaq53gby7KgwjTU9yTw/red9+vGIJuZLG9bTaq2Y6VR2mtINaQA3RzXUhcN7AoWehu79IZcpq14t6iB7x/6jP0rskLXPzSjSOX8gbVC6opHkB6BbKyC
f10oXlhd1I0p9aVJntNz8Az6Qh6MTld/FLsXnQz8IbRCq2D7tWfNH82F6EwAsPT53ZOfspbeytJkZe9iox8XbFhLf5bmvDEWy/INjVeqHsRfEBLTEoQ2bC51
hR2rXcHsYmsYfviHeLeaVnu6wSeMz7Bmuh1pi1eskHyu/DK9qHL3ap1WfcjIQCrjMbqnwWRjC1//5EbbXyaXrsiw1uA2fhJmgvGaxqLbXstTFzjCHgkoREDd
zbAI4IuuFRMCylQTXBhoKNY2CEzT65ARgX+f5pZWx5ak9SYPuOtaK0ONnOtto6R9nMOIVAYNIEyYNibOacxB9cZ7+vrBEI7asLpztkQmuwJm72RyCTbMkEGq
df+4tnG84a5wVdtSjA6O9ytUQaFT4AoxFVQo+huqhjD3YWPV4iYCr88qaiiUPutOVz7E+uj7mxpZrMlv3XmuOtb1hjfoOtTurKL/wI2Htugc8hzvWKEDvNcb
g5RgGl9dZkxoPvyVqoXMZxR8CX6EbCQ080uMO81rAssMfxtLfGmGZ16G/u6tEdTR7cUk/LD2syNOtyT4b+1FiWQaOtWS520iIPrHQgN8sxCDWbg13rd4AlIo
jHAuxaoq76vi147f2D87XGp3jQPuqyaoRhe61R1d2wAfn8mtpq+Q0ZxUASMKdpzhC1OARBn+0BLGkYFwbI7WwLQxpun6MS7fAjRR1PgmKZrq+hh8/Hgdqj+p
PYptNtYvvksJQv3gJvQJdtZ/ArARZwXGfZAey7wXRyao/Zi/Gi4hstEorJHxCj1UV5/n/I+Zltx9dTexzhYvMslr3iS1q/DOzHXzZHg71lqMhv9hTiETmEJz
O+6TcT++S79Mu8BXk88Gt+DNnDD20tiXIZCHpqbCXeAK3wgdBt9X/kl2BJ6baA8rXS1PQRbJVylHYXGy5swCtBl/0jA8mJj4wnDQoMc86lTtx8zm+GHXcHqm
5zB0mqkAO70vFLkGm28+20yXwPamDuF3mX9rNEskG7kU/TAwWlZTHzLvFR9wNfAOnuu+6fhhng7M4YfCKdrx7HRNLW8/6y5Dc78bC4khvBWJCMuYX7o4rlug
juEr28l+Uw7SNJbDdYROwW2BbcBYYjF6Q3iHDDfs+23Be66J8j+P26Oiwp6l31yXnSaXtE0HVhUuqxy1XZAiVTEswNfuRRzVtTb0FUrrcF7SLdPvw6O1v+AZ
aDwayfcUOBkMV/RRsMV22TvEsAGtRBTqdXhH5XnLdqyu2uLvZjD7yjhXLhW7cixmH3TRc5V8iF5zDnMeki6iT5EPjY0C9SyZeP91P0MdlFeNe/0e0zVVBr7E
EKZ7q2qjexE3EGYLK2l2u2aLhcw25ijUA7kug6lwKDsppQDwdEvqWjCjyqn87aooWwm73dlOtZR0ol1VpTP0cVYDTxNuu2rXBDWGqDNZX3OU9uEy3HPJ+YWs
qqQzL2zsnTAW6Rp9FTPwu9x7VZfgHrIVyAppb+h04tuo8arBgC4mVWmyRbKHNT21xqTX8TcAXtohaUXiamApWsWzSCBYFprI9mE45t+Rl5K0CgUzbfdtj+U1
bVfcJ5Dm8u+qys4ieZ2kJaqzwKqoLjnbHOvsMwoGSpLiczYejhZzu8fBcV/iXuZtUA1OGrHxlQqDljjXqj/QQ6Fn+Ur6KFYT1jEnbdujJgPhmtfELlkYN16Z
kzjF1VhZVbEeaaYYGs1rW/LX5Eds1YQl2Vq2Wv5woAqUAGyIrEJkbUxz7EoYpjro/AzMz9vC9AZqyNKR5+rP5A3gGrAKzlXGqqoTB6F9xMjCk877dI4Uka0k
ftkq5U4D58LZTD3ixvo+7gnSaY4nmh5UnrMN0IK4i2jcOUQ0CCvTmT9y8oh5skYkkNELnmdfHleJOgDUBydB8wCTTe1pLnsWNyf/r/yjMp39XnzFQtDWRw6s
eyp0AraD1ZGXCUviHxGsawPTR/EoqUvhw8K67kQItZ2knMwk1wXpINbmiFAuBN67xkEZQmlFQEFplQ9N/L5hBFFb4Um8QMfnH7U+I/aTUbKVQN+N7fJL0Nru
devfye+pnzrau/fJVhVcVzcAO1MI0CynU84GosXaI7Ys67f49rLPeZLEddJWmbHRq6xrpSucHaru9rQGSVktaCFCMTcLLrudaYnhuvT6YU8qtE07l/a84pG0
V3QUM1dxVvGMuqPEYwfZd+SXQnJpL2OHaNzOCHw6uomYAWRAq+jeaI6nA8cxKxV1Pa+UmDQPXAMPshLq+YVNaZVnhuPb+l9Yuade/8fYL9rOxn1wRjrDnYFE
SvbQ2lO6hACdf1inqvUgVvAt/6V1EvI27qtrZdwexbOMVRBJ9Gb+ds3yCl7G29oygamL3zDlbooVHPorhu3aSgGbcMz7VnlJ1ijpVuAE+d6vT24nbMBfmPoy
rcTSOjsNA3KqclwKX0M4SE6OfuR6HTcv4C0+pOtZu7lltXyZWNs0x+zZFGZuV5Ro4MneplceSUlh0Jw4WD/Sn6rYq/bBVr2N/eWNMXSxVLKqDC1CCy1zfEcQ
WtM3pPCZLEuEo1srCte2tCwaXto/n3YqYPNvNO4KtrY0LJqRbPXXLhpbnMhOMv/BRkIhpkP+haRuRD62UDGJeI7gWKyne7STSI8MY0jmABMubAcuBQ94ww0f
sEmW/qZmyV46qqi2rbnlldBUYwucxL/WegxukS/xrw3e1bWx1NCR+FsTmFd9U17RHf5PTeXiQcXr+V267qZB7s78HPEXsBb+x1yinYnH6T8raGSU7Kv2OVVo
WQK+xLBNA7es4tKF08mxTFjoHbBDY9B3hSKdnZMXC00LJLDWT/qtTBvVDsWC2j25r/TO2maDegcHJTfU+ZuWVMd26uYYon1riJHwbbEBngt3+8301YLYINeY
g1cWZ+sHGr3BTYaV0EKsmswuNFa2ZQzCfF1TJwJ/r13ZqKgzMFTif1B8AmvpG1v0EDoobCSqygtwB3bQ0ErdUDcaP+C10lWRMYEJpgSyBlp6H7ssH6IY6G3j
Dfd3NLBFnZmGfo+rEA4WB/Cz/sXUreBZioaytNewkTpWqwoVOZ4nvzDtMbvJl7rnikxhPLCNvQL8gptHtUNPsMe8PZFe8CckClse17ZQ7Vum/2K+BGuLHZv0
tgvqtbpT1duljQybW2FkVu+akyvXWGNa5zeuUk5Knu+tz0xL7ksFimfhpZlSY3Mzy7V6s/2J2j0Wu+lyKCI0PXTfcLZoEfxnMLL+POsTwOgVqab46C09OErs
xpbQJfTJOqX94aUzy6CEjrJVqjvr2jlfJmYDY3IHa7aZd2rr+AvqBqC6wVR8cfENv9ZxDqiHttGt8qqMF3yzIQOIoEFkNF3R0ADU8WOxkw0bmCDlBPC1nOPa
U53ZzkkJzFGhWf5+95/cRYFmZ2Gp3mkBY7CUBkhahIETK4UkRfaQsXgS1ynpNL45L1C4ArvlG4J6+X7WyltWmRnfAsOsfIDbrZuqqaPTWBbr+/DpUJr/oGuq
1ockuj4XLAo5xA7Jb/HDulv6Wobl9Fd8kH+J7wffndpJNN2xNFijwQE/ayg9B3L+CnaMHmRONEzSDTHULPoYXKjrJjYnd+BL8ab6hvB+bjzhX/c94ai9tu2F
VaWEYSe31NNG6KK5jNaNp5wVxGqqL37MWs+dBq3xVcPrwTNNLQyn8Xo+RKwHbhOrOaJ96yGB342tLvrBtQyNUV6mrEiD4o/0NHa6+NWQGlTDYUURwRidKZgE
WpgeFifOmgoCx5IprY1w5A+CzKaVoEwoMaUEimpPQyqFAtYFOBbyordyFP5DUkJEiuYmNUVyLZXxJ+JcvxXb7u8rdBQFYRmytWSsv2fKIg2aojduNjgCODQz
MNI4USXqJOYYiw37atqWPNfSufYVVbYPtlT0XULvuCXcV3dPx+iC1yScwNORwpegGXkFagv+sC0OfrZMK+6OOZAhiFx/gOnMnuAaeGcSX/Qj7O19AkupFgcT
AsPFPb/30tJ6m3mBl2JN7hvXSByGzzdNKWhu6erGAw0ta9EeRgusDeo29Td1CMDkB8M07zHdZyGFOeZvgx/iK20a628fHFdQBV1HOTVN8mZzTego8FqFXFVL
eLGvGXKGMvntuAoj/OcMjTfNMT4u+sR2rL6m0vDIPhkXoiuvbbwyMaNW1EjL7ppp3pBhv+mnEGV4whah//JK/P7tYkjz/XDVFzORC15An8MeS35s2qbY5+uq
uwA3DkUbZcYrIVwQTJ38uGFdUZb4V2iwUhUqAxuWyrG0gguI2XmJ+NH4xtTBbEFYr+xtOO7uItTxJiiMVLgobNoNNDWns6+MMt8yxmXYmDdd9ze1SlZCTNfs
ClxA/qbaIkbyaPxg/hkLCQRWAz8NLFSgtlORTxkVpXFI2XHYYuCC7gQYhpXys0iy2R6il64Vu1DMdLePV9qbKzOibjnCtV/pJ/Lj+F7gDmHhQe+feJSoKxhE
H8ur5VYQanCH+0JSketTvMA3Vi4DzoAV7CjcBIgkvilf2fdJ1colPiX/HWyC3CeGinnaqQgKl6hueEvn1b5UtvM3QwZQt+0c+Rpw5tUATmB7E6LsFu04ahUi
19xGQHszp8wVIdsPdo/ptxzh7yeESeur4tynla/iN7Nfop5Tt335xGFE8K7nuif24orpK+rDG3+vHY3ZEcNuxJuhjOsMk1Lo0JxRNoYPM6ehVPnffB/7VPUc
eBX0hN2Rt1x1xjFf2QRoTu/jt2u/JP5kA2otXU0IE87DZvVl+Aa7XLTl3YDHwu/Ue+GPbq+2tTwXWqutrqlA3ASPUajnYUF1cLdzbZVIMAcIQrG1ZlMy5Xcw
gm8jNILaOH9Rd6ADzna+6/xLYh9zSQEZW+HzxUN0CZ8t7KQbavqDAWcU8wH9Aox2DrCqyVPOdKWfUYLNWJuzrapB4Xf1X8ptcEduNH2GqypOcFvhHuolnlSs
K9eHbAtfhRcAh8RZmpf24Vi6uCJvV2aQKK330g12aKrIFrhWAPnAVLGTUul2+N3aY7bBql6g1nBdVcvbE3byQxOausc5nwl2eaSimX49MRtlWA2e6OyNT1C9
2PDEeogoJGtTXV0KxRtXv3ydtIWrd1w6PxHUs5y2FqfF1zgEoY/o3FizZruMXmmJGevW7Mv4UgUPWwpi3n+4XtRP31tqkm4P+sBdWmu3h/uX+67htXS/r6J3
EnCUCwM9wATXBnA28DCmFfyUfqQcwJSw1ci13nOZO5DWaI541hoRXVa95X97E2/kd6QqAFoHW2tqnpA7QprqMjO/XIjmCDsqZrTuLlKNa8QO4lH/cuKeDhO7
2D5iXoUbDSZGAkudEMjYesJ3pPZap9ACzw4iwpmaI+SbK6oiniZsr7Ra3dTexP2XrD450VmkwFWJpSOUJOOZwYo/6WayCq43Mm3M3aiDUVOUN9xUpJ/YkQu4
h0QtlU2umuF6rcUYjyZVWd+aBGR52kIpii4KraxSwlAFYCvOm6Hqr3ATLTxZCvnGeM84pq11Y77UvjTWQCyj35MbQBfbDgrTSMhSJxWSLFfsmirgbDC8piey
FxWMeZ2wn3hUTe6eoxzvziCwwqUJVps8/u766onXok8WWGuKESnhtSP6So3O+jliYVrBoPyZUbUSRcX4mPOZi+ULctSe1dLu1EtZLeJArAP94BwHX5QtUazM
yrRGUlMRLH6wKx764touO+TcR31ztK5yLLtKzJRcB9DA9sKzPnN9zcUb5/xeET2SujP59pFVq7vGyhto4ly4Z79ierWixPmqHHeiqiGAOEcrb0hHxO+TnlPv
cT3J3Qv3p74q6kLrowayg2gtabUDxAOmR+FM6aWoLZr+wHq3m2zlfmvnfvPAp3Jvwk/1zgJc3pDsELYNPm9tyRBEbVkNV0fbycRsxciEQFa+dFz0qGhv5R/h
Jz0xTDGxj6robubck5eleE2Qia/U1VQtoitYL9mnyirlJ1TYqagB11NWyv2kZEAoqyboU5eu/hMj7RS7JdOQl5BkczoyI4ib1jnWt65rcXqlvVahIxowWwOy
43lHomRJZ4G31j6uZZ4RhcOzusVVVoQDRqDe7/nb5PiS3r7S0MiruWHVRuc1ye6R39RaNX6ZbUx+Y1m1vIPkE7CSPTrenDWYoNPdy3aldZXUTZsV1jzMWIGR
5BA/PS1sU6DwyB3ARel7eVBZWrfwvPMycRWaASOqIXAJW5/FWBKsC4VLOwGhqN5Jt4geigP2E/HPNOmoQv4n09DuJ1vHHdCUGmkZsVKtlP74BOkVqT3uWi1D
zFCFyuFSH5N+cThiu8Set85gj7tuW+8BTezflU/kGyPS4jLzfzklYKGwPxDiXKhDBQQq+XcmS8U89xHSpFA6ViObiL9Bs3Ws871iLJCvfejPkyeAk7FDUD22
dKWJhYaXyCaMk25VDQBZWe2MILBAzwlyoaFxhWwk/PE37xkAb9EZ8a9EN9Lk5TTzxGNxMeR5IpI7CrFJ1QAe6S9UoTa6miIHdLfYVsGQdQ93LOkcPGDDRqUW
/kxO146hTBod01lo6y+d+4ZyKzI2kJ+dn4lEuJVtLvgcSnfUVMfpK4l59EmhvWwH8Ug5VfE6albiF/ADBBT+QfxNTVNhiuXACFqnHiO8AL+tKbalWecAy4BU
GDSkCV0cIV1HYrG1QDeWnWJZLWym1lN5iJmNDOErV3vvshImmrmvWEx/193jVmP3GLMb5KpxSmlX7G9liXaroRXT25Xg3aWFtbMQr9PJduGKiIobYChct4jc
y84VdGIfrkmSMmkdMybLgXTBTvLXlKfYd9A+9erC765fXBzWQ1PDJZHn0sPQYT4UDZKPOS1R17lMswYt0HRiYLdd2Mq9Z1KzJ3MpyFEN7K7k9kApSR9tk9WP
I1YyybWWuOcnmYCl7qnMIqQ+dNhejHixfvhi+IK7JXqZ/y5aRBiNJiVMMsZwHuSubjZv9Mb715ArxUHCZe4u6MT+rQ4gSavl+gntTbJhxzfMVM8RWjPHXEPZ
I57RdF39Ze1fhNHvQ/vxXYWt8pNAhqYjWDXuAp1oqKJp6TH5hinuKh7JY8Anil7SOcq9gDfXpHzsfO4GFKno3cLzCgfUH49xRxjn8t3hRTHrmeGe8FVnlldO
T00zrdtc+djKrpVqRFjQoVik0+z8k3IYD9OfZL28pexMmk79FT0hNMFKuKm6y97RLIYFqJ/oKP1k/CIsEz7rCuk74DDTaF8x8l4rwRtqHhmqcRfgUtFQkjJ0
EInMuL+iYUfHCJd8qHICs8bxMo9UmrUl9geuAVAQuGBd62xDfBMmYvfV5+B7ulRl01obbI9cPzWvIh4UTFSPc0VrQTFA/MFsZGNZPTMVSY/bnI15Omzc7Njk
eE0O3qBn+2saczFEMlFaqftlvshP5Xqzu7GV/JHEJ/l+22CXhG4LnFHjxKiNFP0+4TDRlDpk74xMU3dw6VAQZbl5uVGeCpHWaMoZkdVWczDRKwwWA8xiMR8J
0VqkCKyo8CrjNPeTFvn+1Ci4Xuw6+AdbeXVP6N/eDYnkK9MMHFSrs+yF/Lh8EDRbI41IAhbquiYNpHuDP/O8+aekP5VD8mtFR8k2Wv/IO644VX26W1m4K36U
PA9IdzdPmCl4gMXKhugIqJB+KKRBHyJmA301b7mm1lfCFuYcW8HVnYiW1XEurVbsaYF2Qb1gZWgZm+9pyldnb7hsmoSku8BOcrPGrDis1ONLnQomhr7lmasy
am5lpapOQBV5lJ1k28p8AQXgGLqPQKEwIA7sp5yRudNXR+zkvEge1H6TrmBMrj54DhxNjYH6eBYRXeAoJo56zwXJ3dpMeA23XEyDraQKOMTsYOc6jzkBRYfs
d/AOsIdchEPKQigfjmQmSe/KnhQmO5CE5u5WjtvWx84RsjeKOsQyYTDQkUtlviiNieNc+eriiP0sU9hX1sVjV+Qyl3/vgCs1dqeBeZuwFmoKWu0p2huaUvOc
Fu96CqyHP0QdcQ+SDSNiEFKeFJ3njiHTmXaRGmYJQXp3Ju1X0Ike5xmgUsEQYq6KoV7C2eQa5XZ3Ff5kwnUQ0bTN3m4bV+uJ+1O8RGm3pRTMLLzhUinT7PXz
OgN4Up/4Qq4ZVgvMlq2pwFfsnNZqGbRs4+qey4qX4WkdsHz0i+0cVc0dB/yz0u+Yry69LqTcA6YLOEY3m92tqYcedI8SBvFF/BlkCNHWfUE8FffC85pc4W4H
TEo6j3fGL6BnpeFsWKCUv670eXPaItfVmNkJDPEpXyGFiDH2SlkTkEzqR2EXcSsW0Nyw35UPKByu8To/rh/itJEDFBW8vRBKLKz9zDLXIEMMwR3IqIDaFIeJ
XB0kw9hGWpGLpyHFDffXjQBWHYpDb/veWQIoTl3Ej4illbpXCg01L0KzxH5E27hzyCjwQHyT6LsBVPQHbyQJxs1aNHkzfQqdhoGbXvhW4dt8aY7Om+dSQ5Bk
7w7paL+J7ahdBzTnI+siPokxh47jl5mvmtYDmCrVPyg5vo4Ly2C13kZCqr+SUcT/VfPp93UJHBc4xU1FPuja4nkhU1EASQ/W8c3nJL4Y8Y6xLj3OhGHjuRfw
nagHgoyplHchfqriHNkve7/ijXY+eUlWQXzhy8R7atrUThFnuhx+85a+2Cf/AasUq1QyEHbVKcFzG0p934oPqDsVpxels8ewT5a/DJeAMN62eZ1matGfMCZm
4wNi1zHRiDF/DcsXdfOd0C/3Fej64CXAk8Bc9SxnomFZ0Vo2xn/D39m/wlCA3S+cwGq4M9Qq0wPtfnZgck1xl6Ff0YeiW9oz6in++tgD01zD2VBHbwT2p6+v
kLdpsikah/Qyb80AEBwkDAenu+4j7cV/+EP6Fn5Tscco93UxugMdLLf0t+yniYzCbDAVrIfkeeoSgwV2U6yhYvEg0xjTKF9D7LMY4xe9dmQv+Fz1KJgdWKYN
sq9M+0NF0BCLkV2Ijfa+F5TkZaXk/6+7/P/NNgVXDPKGU/4d9qGynUSKdrZ+deiSV2OoExuuHSPO8V/x5nD1ga+IRTXNewr7onQGRf8Y4yJfi0ANfmowjXmK
TaTbE+6kywXp8AkwHFyCqKk40amcxTw2vMNriZ2L09DnmmPWNf4gWr+CVXJv3cxK3zPGrm5dbVOl6lGta1OWBybCeok+G1gpWrnG/n+zFIkkiE0PNDLXDFXf
mki38j73rthyEn9k2gUkwAaCNrzR2c21/GTdy5tGB7KKOse+R9b6MgxVksvBhv/XSrvneYDVQzFe6mpAa4gQXVXlCmw3b1D2MHwVosE1AdEySP8Vy2cG0nGh
y2Ye6hEY5+inX4POEofzusBXxXXjd53W/LXopWUQPnDT2GCD4iV6k9gAnkH68n/4gmJY8Vn671BHsZNwylqqyroEF66H8uGJQisTLs6zdbeein9B7DTU1oV5
7xLh3hr4iECh6aOlkv+opbn5QXCzz7bl7WazaTrdhRynr7h2JrqCxgyjdIN8LHPOPMj7rs6ZOiP8wQDHthVrxPWkv9X5SZWEthbdL5Yk19GXjjp77o1WLjJN
YAHvr+Ar/YOgNbCK3w/c1oNCApWg64fiMWN1nbXHKZInbIulYbJ8IJJpK2XJ2pCDStD+RXY1NGBzRFSfFHhIzTCO9n3Qjdb0lMPerX6Pn2DXBkz+bsbnmjHx
3fiWgT7aNcFz2oWbJgaPBzqY5nMplozABuEy/Ux/FB+krMsfNbTi73J6MhZf64tDdLUH6hLoyRihT/cVcoeK7/kF81zTu8CS4HW8iJjPLMLTDC7wGCYt3Ouq
q7xQ9JshUIjmEqvR3UiuWtzVrzed2iIWba/3wvC2tgMbhTWyPCteljxQX5PrZPlpSAy8wxBvh3rtTNraE/yqUCcDn3wDG0prse2aTe5u4jEtD64AR+Dh2hLD
Ju9E0+E6i0piyG04bcFgkycq5EMvGGcaKwU323ahqLdz8ga+CdfW9MQ/iZtqLBJLe6lr+vO9EchnsDL+VWcQY4pesN+xo0Jv72Rxu+9hYInvcrCPvwf3AH8J
xrE9+NmBJ1hPxWnFa75fqDf2QZDwZ5P/JDoK81cVhb2LGEV9Y/rqT2vWs82Ut4QHlgYh2rggdJPrDvf0KTZd4aZXXBzWJ6Jy2sGslSurVKy2bko1a8Bh7Zq8
2t+jiA1k0G+KMwOltTJeWo6D6ckNi84UT8dg74bkLYZbRWs3ZQd+1k2zPBRQhPLdCfzQttKJ4hZosnKn0V57e2AnVmp9SUqr0b9TVOOGwS2ExgDtfu5OhXc7
cNN3r0QYaUCNk4qPkQ9DVaEmvhOOmt6DwTBhnv+VkGVSBMP98ToQfmI8C3exTFPO198K3BK6YpvIBwWr+d6+LvbesqHO5YY/xHvmXQU91Qnq6roKul/+0l7M
AdRh73FfUXLL5JTkTdG96B6Ozthbt17/Z+ibt7unP3ADPiycV7wy9+bu0Zh0avgavIu/0JShPUY0yx0hpvrPcQ3wD7xZP1IDQyOYtKJfAbcfoivA94WJhu2m
DoF33qf+FD5KPI/3NZTOIJgYAsxnQyuRaXgXY5J3J8Nw75SMV+rbjzwTpzB7BBUqE/sZkvAB4EoyS1MUtRaAnJfcU9FPaDi8E6tugHU1Ve/Jt/DH+FPF1dEm
6EdTBRPgvatMhecWtQkG8ZpcIvmQdKADFUbAb3rqn+b3mM8Qb7CwQJf8ZsAtKi40MdBKOZFyiz11w/IvBvbhSv9haKFXwRXi+7wMF88UcAcwytSMI31K8S80
x7sKb658LiBCS/MwfUN4J0jofkJGyzXmOjeM7eaqUbQA5Ylk/6xkKfOTL4AXx2aolcZ2whqkk3mYMFpYxG+zjDTVZVPwTAwwIXxf8hCuhH7pUGcPepFxjqeX
7iLShNF43ZoQ0se9THbZ9UPaEvoUfCasZWsRpzSckKWMKlL5RhBemkOd5H1hGb7HzQC9AsGgGh7rjfD/6RuuL63TtUg4al7jX+buyb+E6pE3xHGJ7YQAHkja
aWKwykkrgaW6XphdDFKthAPFC4raYmrZL3GlK89iC1U1T0dvi1XhPp4LnkngX2KEbyKXjhS4erMGxQH6m6qt4aIpxnLZNAtrRmxDd1CPsJXREVWNVQuWv121
MQNMO5AVXP0G6oUsFsf5m2/hxXmhoYHrgdL5X4e0L5IH+dejIw3V4a34WV+uSLIrkYUMqvWk3yzaYTRR39Up4mhsDc5q72vn45X8DDLRXm7U/P/xlUUJsPCH
fDbcmdsgeDWL7BFMZWNNtKO2hRANbcN87G3+bdFHxL7ZgcQEexdVDF2B/Ua14ZohAX8YbFy8QN/MeN1fy/pLv5bZSfT3zwF68wrjFGattTLeJ9gm8DzEiK+D
P3wf6V1iPbx0+1GhLUE35C8aGrpT/Aaf7iD4JsIz3SVXD3+E+1rxcfzB1grUEK7I8HjTRZI0v+b06tHGlvo+vIvZThzD2ohx3gncFjGm/mztEf1pvorWmdNF
vz74T/ZsfLXZGBhqiPHvMh/XDtAdw/ZYSudv18VLjM/9j5GTRLivhSAr6h54ibwKoNgtwxfqCz85kGqoo9tKtJZ/A+e7HouD4B7YNNqA9fP+Tfv97f23lM2Y
6/4+dK5VXlwv+MW3x7tfeEUdCYy0XGI6lszBpoSGG0yNnIG/hWchpr4dzi9K0wRdB4Q5xnGa4yn1XGe0Y1xvkjtt+sc7DL7FcKGPQHXLCtGUPAJrjmcUac2s
V2LO9deE2lmO1VkX+GwcL2xWLjTUNGYaG2MZyFhuJvIgkBo8C94N3IRD8NJQcuCGJd24P9hRrg9+VtQJDSKbhu6iTTethZdAI4CVSJg4QTXW30hjZRfbbPA5
fbr3mhAEOQsmrHQGffWMRq/NOYPF4D/AQfxAobdiNf5AHGruaf4eHBf8QfQPBs0vLKJ5r6+GTyqb6Y8Q/JofsNt0XqwZ+F4kZu3c6g3tRMYF4JJSOCHtvpiP
/SHEy0fxWeIdszdgK95RONLQ0Ny5bjMxGhsX1InjNXOEj5SDrq1okl/D5yya6l8QqGrWbFnGD/SlwBdDyWCMICc7Jx2FFjAeYK5+HlzX2R9xRqf7cw2dDO1D
a5Tt9KsI5xabkFGh0qql0RvSp1SOXjkw+17UuFor/KClcfJArD4yyliHf6I16UrnQobMvE/hlW2O2x0V/GGsKbRKmUZ9BYvFU0Vjkysbwv3TNy01g6ZZhlbE
JPpL3Wrw3mAr01/1/611WEp5/38rEMKv0GFIjGEiO1ATifU09uXrBYuF096r3gomHRvQvQwWGHn9bDmBjrRAap65yu6yFIZMoRZbi0v6b8+oC5W8LCkuXlcv
uiRh+8Ud27cv3vF4x0nLWvOYosabpwRObW+xPXJ37+2ttvq3ryy5tKlJycCSSSWPdpH+X1vm7JxR4twSDEh27N7ysOSk37T5zuamO/CdU7Y4d3SD/YZ8scg/
B8qk9/hnJzUU4ojT2gjfPbVGPVyR7VqGWdBFwhntWGIc0cx9NvEMG8EOwyJpQLXVOQFKTHi4joQ/YV8IGVcZrKt3E5namY7PfnN+I+sAAyQgpDSxD9fEV6zd
wU7DMHKe7ADdE2wOz0jIhdt5nrNG1krr4THeB5qF+Y2SuifotEOwJfqQKdzySrtNn4+tYx5pn8ODpE/B9q6kdecwOd3KNYs5rkcZfQJANJc9dY9wjSFy3cNJ
hR7SbjLWZmkTqtsifIa/aqA4wNmE8Udn8BWtI9ESfBT/t+erQwQ9ykOc2dNBMAlEVkvbAMUudjwxgWstrHHQHkBdR9UWngocgyFfX1BmRMUvXlXCUXAL7fOs
odcD4Xhd82qkgfyiZxXMKDu6BfyjNjfRo7nkXEbuw3LBo9Qkcy65jtBq6hDZNMFM8HQne+LdTH8ZDMJIkrZFC1NjlnjG8vfJStwQ+LarP9MHvUSMF9TR9agf
zlnMEKGi8INprQt569BDmeNkPy1N9/X8Ei+ZxnuGCF2wu1hndwsikujBydzDlVuIT65n8CwkRcQ8xzy9pTm+nwXPyQlIaz4OfsLnUQ2I7Vyi4Rw4Uhyz8QoT
Jtd5p4lViqSCgDYho4Tr9ljtTnGXtnltA72UmcmpkH5ECdQ5frJrtWudcN7l4DU5GiCMXOTeQccaX0O748OAM55RaFXulfgGCEPC9b2Eicwk8RFwzFlH6Mm0
o9LFSlx/YxVoEfVXwlj3FOtG+1l3L+cWJg53g0amG/i3YrLwi/WJo3xa8QF3EvuG3NN3EjYiZvy1c5HujOuUc526ibDPfjxxMLuOChH7yMLYGOcocLA8yPch
0p3HQCppAm31oNg6gaJygbpcoTZfU8PQUf/DL5IgMKA4SKmoHrZeZGLgNLUXW6AD6D3iPecKz/d1jd0lIJNhJFu7wxKjyDxyDjTYZlUoVBJ2kUIPXxQ4Kkrx
XTmeXY0OYy/zy33r1WH2CtyfqizDN+QANxz6QLdmBV2SopXQRADpy0ixLQ1+4mmgjWXCAjJVY3g4vNpn4ZTYeGFm0hT8tFjXOx7MwlOxNauvuWHdMH8uX82t
cNqZLZpeviHKab/37Hb+Vt6xmhSB0lUOvFY0NBCCRXkwiUywQ6wwJfumfIrsdNVO9GlljmY//CtxIvCMzOFSkaW+ON8wIdPzwXCYXM5SAM3ZuI/QHPIHPtA/
dP1moKuqU4EmV4LOU6TLWwirVfOBH7xfFce0j2vFpzhboTWouTkXmXq+TL+H3yr8A6zPi7Mfsd4gb8Hr8mY7be6rwlqwoTxFncXvVLPKgchO9hdUkdaLu7zZ
vkbY+eQZ3D5tY/8TBvQcsW5nPoND4RtAHqOlbkX2gu5ya0kIMag+YcNqSfBYuB4Vyyw0xLJXuBvOgWsWqvZiPyiUccMNsfHwNtdi3RbreEOEO0VoZ24HBT0r
gPvsZHcOsy++G3O5BsXVJa7ibTVfXRnMZ2Ep2Z7rb98qHUB05VyaD3wKPJUe7lktHyG7CRyj7SygXeocbcrTpXId6ErUMTyg2Yd/jzsj/GLcURL2u/OuZk3C
UeaLOkkxhj8sbpM3VPqYf9A4dCxx3B9khhA2/UDtOXKfmOzjuZlEfeoB3Bl6g6wmt0Lt1R89Ks01129U5RhKzkxL0txlRhHH2Lum5qofKKOeHr+aPalYjAz2
fdaasWLkIpFmuMkuwK/Cy9nBwmhjHZeDw9VqXV/CJstHolwz4UL3VNDHzOZTyDVuJbHSMdn2l/Nz0mB7P6mm4BeS4H2mktnraV/z2ZoZ8BLtYGGU7FF+qruS
glStx0fJA7KLwCtP840F6gZEd3CNPR/206BCBlr4LtRD4bsyGtkA56CDxCP4W0SGD2KmuydiZ9YOV7UFWhauBKoSSUnndCc0L51dtOeUuxxXbDmKM+45nAJI
g7qBvPJPZwvlMHk36kf25LhewFPneStE3HHls6mMGVbpKuDH4EYFT50mNVmwHF+rGo/14IvFzlU1zr+tovxAToiNAu4q3numOm/mzpeeWetW/MpLSbpE2IE7
2jCirzgr+yNUz/mciv2Not12uVsr1hBDlB7bSvWg5GSqMJwfqJpAtheG42vFpmwdJILtwfbHZsKPkIq6Yfx5saH4k9tl+ypPYOcja7AO2lzsMIrCV9RLDC2F
BmCRIZI4r13IPgd+KkfYC1En+1Rs7dnFTmUfCl0MLYlB6mnGSbYIC2iZ7o9l4oG16ryE1vQg5h47yXnZVWQo0h2B3+Hf3GrvB+kwTVs6oB7t0/uLVa7oR9IW
HrWQR/TOb8Zf1TyAZO4ZwCymsiqV246lQCO5BmiOfErBWzbR2ca5HaVQUVPEXnQ3UwxGmrnWJqmw5/kOJyRty9uF985mxE01+ptTdIAi+BnsMNVLOIJ7J14N
nENWAPPtXqE56XVuQ99r2+gQ+QzrIboPq1XFEcOp9nw9F8kO0mgBF9JbcTlJm1UY/Vy1RnzhyMHDrXbFB+8HoJ4jxxgvztdX1TaGw/UlwkkERsJ17cBMdZZt
kqe9G8l24oi/BjONOUI3zT4Ln41MdSe6fkSs5S7CJa5TGMC/851n9iF34XDsM/rAfhQ9pJZhG3zPuY/cTmEgXo8WoGGKHGOY8x0TLbSCP7t/ad8Al/Krig2x
2lWPaM/UvfCbfQakmAFhHkDzGXPyirgb7HfxnqAAcv2XECl1kbLZPtJhSSeRG548xYDCdht3Emt1dldLZz1KY5riCMHvs8yhZOYS/ZTJ0G9gs/wboXbed34R
/ayqjDZx3kJA4RQLOxMwa/FmrgN2C9H6TzMfca9w1RxrQ91fasrtr5hCdw2myHeAORN/Mn+W61cWFT3Q9jovEH8QGKddi9upIB0t3Me2In2EzvoTOd+QNM5D
zAavCSnML2Y20pMcrEwEWttGayTaTGo8YBQeYFNcCL5CGsvrhWKKAHsq5jA71BaCkd9hRmF64xftYaCXro9LyrzGY6Wf4SOGt9g6/DmmJX9E9aCcGhcwiujk
XO9GsK02kYugu3l8KoyuI6xnJ2rrcDA3RZMAeJFfil3c6WAvz1b3Z99FNt1zemNKdkVhLnER81Kr85fBBZoaCSY6jbC7uiUNATqRvehldBzSI3+QZwRy2vCX
1kRUUKTAL6Izqe7Cd3dlSxv7HmAruwqNE+46jag5+aXriPxPfBr2ST/A6pNfJlZDl9Ez5ALRIlwS7gBTUAzD+UOmr1THmqsod93C3ytqklDRWIaWwb9rSJdS
4y3zutRZTLm1PEtXmSmvMnxZrfyXUnIpXdMyWpWUGllaGW2llekHLqXJXMqjVXZ9+9KqYqXq95ZZFaSs55QXh5dWJkdJK1evvez+leM7KFM3t6yZTyudM1PG
jJZ/V1lznlbO3eV9C2U/Ka2cGrNpZfRaUsYMScposeyMz/9rZGHseW0J2ZNqxOjJ19xN9KjnoXYs8oZZps73aeW9sVwhAW8R4I0OMEw8YJiNPyVe+Oto8oHI
eD2ZwqgTBikbwiH3VPKp/k3mWKQVu8zdFt6gf+eMI1aQt9EX8u7ara5saLUfETtJXcRYu4NuYmqmXO1aKbIFt8m9um5ak80B9lZ+sFc3+LgVtJpeS93+jX/q
ILtdh4ihOMfNg18xVQr7gQHiLRTH1eD/hjuBFooVSGdXaUWXHe+LvOcjtUuQmmRoU3Jwvrco6n/vWoG4XvY8YEm8qJBDIwCcSPXMc6cQu6EmwiJXT/Umrh7Q
2H6YWoxNR2ewk9Ak/qP3dq1YrKeqoac3MELUaxoqFbpxUHPvTfymqjOySUZR28mXil+AgfmDH0rY6JnmaHoyeIA5H+fQMNgn6SLPe28zfC6GidOEE+BzqK0q
A0Rs96mhrF53hzzHD9e/Ym5TKfpRZF/5SOwmsALYo35QcJw+7a4IPVYOJ2vAENeQ7MSkRNUUNwkOzVjbWLY+4vL9FBIxs7WCqzVSICRxl3g90Jo7TBlEqTZZ
Md39snA/tKXgxW9Ws2o94g1h+1SVmFdEB0NFfhd42KlXMgp/Umf6JWVnJdRc0sr8ko3X/FA0AATXGXYnN0lzyz07d5m+eeBTgcZQyW2Mr0hNTzpCnIOyiDB3
RaOXaEifjgnGfZfmKjfFu+Lu2cYx75Wp3GmHWXk6KSP+T/QBcU/9jKlMH5Bt0KHCHuYW00KWl7/bnViAwgXATXig85vyoCTRfQvwcTW4PSTFN1ier0alEwyQ
PgOL1nzU3Wf+gI9qFvlWBcey3WUdfVP5c0mnVEfyOqvM677lRTsPyTar2zk74nrlSOZ6dIFimzVAZFNZiTOplhEtlBpkhmyJoBdHMReVRPZj5TJmArXcGWT+
Ens4BxBvyNfartxX1w3Xe0e65rDiuqNhwZvIW87q4NkciKxMnmdGwrHgZrlZcYiozm6k7tVoAt3iNlA+orp8pZNhz5LFcDJUQk0SmrEVkeXwM/ikJ1azP6kN
ES6M1naHuwcF7xz+Zb2q5keJJ5W5iuEiZz+H9veWaNbZbvMTqWdAYtJ/WpD/STU1rYyIy7LtRWl9kvLWfenz+bL2t/LsaDnaQv8Pe21aOfY5rdToJP9hOcuz
o2mlck5LX0nKmPW0cq1F2v9Y87vsfpZts8vHJv+NWv7b6qb9h30oqyJlefjpv61h6bfz7y9XUmb2WFopjVJJufnRaeVaxf/GE5IA900oUYyQbocnCn+h/amn
2l7IOW0WVpm54j6vn2nYx8yG/iSHUReDQ+MWcWu9C8Exitm+dbGim5V35x9JKXcselv3Fb1b8B2T6wq4CnCG26sZSVzCMMwoNNU20DrR28ANehB2EBoCtsxb
lGRVV+Cu6H/BVzWDmRKxBdwXd0G0dYVuFlRBSNQfpnyxSnrumn6GA7Gb0SuMFZtXUNn2GPvbtsjmRR65r2smeKd61ihaUOHK8ILP9iPrN3OPcAl2ZkMnOL/4
p769r65r+8ZM2A1M8XwEftk3EOHyhmg72WtwJn1M+gk6KCxxKwG5UBc4TaTzmfQB+Ca8wpXPrMIWuWsSO7BEhZu/TlUjGvF6Z1sMN2QQ18mqXKHwihwnbHTY
4IfARauI9GHmCMMMF0330AFWl+eRbD3RAWmThNleIeP8u5xNbC34legYeQvlQ2cTJ83ShBRvbpBFrKn52DWJXQidV0wHL/nrADygY24Dt6OXUz/JcOkI7kp8
Tpwaa0+nQmN9DORFZuRf0h0Aq/vni8lws98c/zZyECzQtvM8kMPkXua6O4N4TLO2I0otUR87S4LQMHyag6NvJgDEet7Mj1SZgfZQRfam1oYf9NQTent7Y8vZ
Vsxz92jNefqa0Fd86PYbmjLbxM76aEHwLs+eQFfeeEe7IqZX/gisF7eI6yTLsN+z789sF3cpBow8XmtG3ET0ofM53E1ZAZ0k3PltEwt1TcFEWf9sEuqNvzSk
yAYTV91m+AQZo3oKt2EvQDX52hhPplIf4e/cEnDvxm2q2Y5b/A1xru5vwzydi82BpEKutqOsv9jBm2aaKbRnGpkG+SdEvyTHMCPW7ZK9cc9T2zUXwC7V/mH2
205A6cw0sKcgwH8RG5SNNVHWZsxWKl0eIL8r38jUQB2hFrofcnHReYggYfYxD7yf2bqed4BzxW37OLoOMkCdQLUpHEa1d1dJlIAjSa1CqupuxZSCc1+Sju7s
qKbkZfX5PnRtehEFO3qrloJPYTlYGMXTK9DVmkHKhcJ46A3Wlasve0pHcSA/lIpS3PSuMqfWHlsnjT4hbYHXZNp7Z+Fj4GW6CeRDcSM+uIwM7nIZy38xkLLU
EcraA9PKUv4p86f8+8tmAv/19PL2zjJUzMsc43/zm7RyEH15bKc8RJ9WjrWS/Ocoy7Imaf/Bbst6Z+UxtNIxE5Iy/lO2NZOUs7+XZ43TysQikv+Bf0rKmeny
nlyWunZ5foP/epP//fWVhf3KwiiSMvFHWV6PMuJVyh2D5H9oNa3c91g2Fij7HUjKiQUtn9GXzfDLjtWWlImO08pdn5L/7Ed56s9p5aBkSZn5GmV7WyT/+fzy
1CzKwq5pZUbWlodwJeVg8LL3YUmZ/UwrtyKs5D/xn6ScL0Py/2RJ0v7TJ1YWAi+vP7//RjFvoU9YBV8b5he1G1/EOBWj9MOFq65HYibyvDCN7YQZ0Xx9VPRs
72Ix3NuOqUFWCuwvnmRoq4lCZO737EG6t/1qXFwtJ3YC3sdrHI90Ovw+Nl4brk+g/zCm6zMLmzkPoF/wBrQfbOWeqtkLK+gHOjApUuYGV0PX0U+wUVeRhfn+
KIJW0e0GM8lqvoneJKiidgS0hDvpHgec1ani47EdCCtMUh6RNgLf2GB2BR1pq0A01raEG5AdCId6J3UAtbON9TW0Q8ir+j3CUXI8/Tc3A/7D/lJeQr8mabCi
XOauxPmYIVKzewHwM6E1tFyY54oTDxD3fXU96cg5uBfdS9EebYie1FwC01xmRW3lRe0mcQBeh51u4AxT2BLeC1eXTtH1p9ciC3G/x2nfVWsCPIyeAa0hrmI1
kFuyVM818GHebvSi2gcoyOPEDKKtRgq9FWujWcxy/I7hCNwkrpnjuCfcwfu+CFfJASpHfvdMK9Hf+Zy5bPdgb4tX6zcDRnpX7Ry8G3bHW6/eMrdUt8TQg9hN
JGBjNRI80sF5NvD1rGrXTfsgZhzQqOI69zthlitL4wI/+vYRCmeerW+ol7+b9iveOb+irwoaJ2+PL4SqaizsSiuUXyJkgI3A+i7KNgcphi3Ooa6BSApQA4sE
5tTaQiyGD8MLbeOoGmxbz1TNHLo3OWj9WGdAPlv2TdogQl39Vs2q3CXRjjiNUw0K3wChk96LpnJ/IFb8nm+6e6ZrHjSZ+N/6cTZYJ3+LSomOMK/a4prPbxa6
w7fFb/Rk3Xv4DP2nAzMF+T7cXluRr6GQLDwgC4SY/0XZV0dHcb1hT4BAgIQQYrublXHZ3RgQoLgVgheH0OLu7jIJLnHbTVbGZSUEh0Kx4l6suEuRQosUL19+
53z/fdnQL3/k7Dk7M3vnzr33fe/zPs8z3kNQLzUWnWOC1f3cEIdeHYau4vFMWbsUHAdXx0fAR13jtf3RafnNyKFMM7HXmqPqINRIdseb8XXIdGaH+s671Rdt
PUG9Vptwt6EuYKv6g5nf7EdNm4SPrt91LY3r9SbdRkcauh3aqolh+7N29oa+m3EMOMC21tAT6Wm9aEKRXkhL83eIVlwqLDU3ozbjx7DruWHOti4nGRaX2Jiz
boru7xWVSyXzosulZLZEn7nR6yvjh+MvRV6uIc+WBztO+9OsLcgP6tek1q6z2Dpmcnw75al5iJqlRjKsckye4PsonFbmiam+kdY0Kh1t5ploNvr6mX8tKzB/
QQzCUQ1bmOvZiW8wDnYj8g3TK3Y7BOEF7nZoFDmsbHduOwpHw0xusi+2lvpJvGXo5GlPaoV60mJ0CCarA6TpYmd2Vl4i1MHbtDjU98X1OzhGWeXNwUH9XfEx
Vsc6EuxKDSVrxR+3RQgut5R8UvMX4ULbkwVSsjBPsuGTDbViHhnrQ1GEnR2sXc4g5vvCfnQoqPEu8G5xzhFw8JzQV0gwT6Xugh5O1d8qPq7zyySajY4oXM04
qYswx/Qz+U2dsV8UV3QzHUoqnEXpgc8Td0Dt5ba5m0104jVfFziNnAi/2bjMuszqkt/zQ6gU5zXOEs/gGk8tw3DmhViHGcAm+3qULpf7CQ9187CF5nJ+lDUY
r1482st6W5FLjSZ8PuVcr4noal1QLzSit/TK3YbE2Jbm2kodprZNVvuoFhdUOibeqK9mfco3pdrjt8hO0I/kMct4dLrjDrdV/RN5bV3KWxNqsjuRcqEhyWt8
aDn+lRmmcThiLbJwRzkKjnAlSEfU4fwncjA7hevhHSF/ER8aYuFt1FFxiWWbNIFpoxYTeewU679J2fquynCxuiKj2fBW5XT8EmuEOU+qL0SVz0gKTnzIDzL8
i2Thm51thHzRYr3DtoMjiGv2NK53/Ub2lNAl7hDd6ZKnmgnoc98xb4qnqIwq275xhHd9vV2g07eAbONO9t31pDOt4NbFO02S3Adew07DoqLrkavtOeJBnE1M
QW4kpyj3LePFwcIP/HmQtN4rS5a6ukr9PdmbMTeJGcQm9Dw5z3ueyLOM2jKyeA27o2Qe+adjFdbHtVreG3XUXocMjjsmfmbdSM8soeEL+8+hU1w6TRPtGaVp
ckF+kN+FXlBfmc+yZWI3Zl/xGDPsDuGLlWqReiYUeWxaircAd3N14QOFO0td9TJZa1FjYZnpISO7newF+Cb5lutUMgB0cU70fvEApYYFYcrJI9xIzVr8J/6s
qS622tEBDSqvgf7lTcHG+/cZg8C25gneIpO+1IL75WLPTURR38qjYb33YNRh4Yr1sX+YGfUHx9U3b4z/wftM4JED2ASNCj1E/knirRuiH3s240tUHPdQA5XF
Vq+osid97dR853xpG9XU8l5qqz/N98RmQOfFXLZY+kLmRfVgnzq9/J+kzjIaewnvg/2WD1SE9AG9Lxn8J9TG8p3EBtYI6y3Tce4yvB38XhgnJxJtC/uCPmGf
+xoZJ06HM4mn7CeHkZlY84r4HRxB1pXHqi/5bXorMYs/55kKvckNFca5voPT7JN4T0POejXvDT5KwfDfCdazkswWzuJOortnA4koDYReOe1iB7s/egzxGiEs
Zz0+k6nF7LTVU/qYRnuyzc/Ia3KyqTe0CKsr/eMMi5ljeOq+FNtSfglqrb9Am4yE9JlqTHzPfsb7sHOhMOs6Zakaw8brFy7fG99IasUD+l2mrzGnwROuHlFk
0Til3LGHy62YwS2lnYWHyGOs1xYCJjTqSG5g0yQGxqyN2SmiX3fIew07bmzBrEKXqNdL/HwLsF0RT97kD4Q+dMwgW2NvuAfgROtdS4b5eMI04SUhsD7skoUQ
YklaaMDdk244e9vTGMr5j7AVms0OkMaCI+BX0Xfth3xnsTWuEtdsboR6AD23+q1wEE2Ij2j4yNJRuCq+V2qLIWoCpiJfqSniadsxriu3kego7RUWlXtUJOmI
TsOXiIlEN6JJ5G7fV2sI2oVZirfE0gpa8rRzXuwonTF/XdTzenuiLjsOOGprmiCpvgXIMulL2TbMINqwSybUVoI+1qWU/MGEcGGaLtBPYDc2FikvKhQ+6Hdy
ZudsJtPaXPEhoTWT9Qm29vW3Ee3BL+pMoZua41koLEEWUFt895Rn+nClp52FjGCWoBa9ZHooc5mPuM2evT4I7cC2FzpaTuAlcAbUkILV6sRP0nj8vDzC9YIK
tW6n2osmT7j/q0anJAnnpOZiJyWppL9hhfwHWU/ZKoXE7GKKM+9mLcB6CyY5HdrChDEIdAY7bWsJHgnfKQ5HZ0ol/By1Q8xJ9QXaQLjOfUD3yuf5MGqUlEiV
KLKxBBvkH1i2TimB48lE+bowjxgr71VHGjfGfzDF8YBnpLlvPuatp7TzkEQMudv8Et3syXI5qT1RhfwPXFNqi5wiTFY7yDnriaRHCcb4bd5C6LoEwh88nK+z
d0HuUD/k2epbyvmk2cpx3wVoOX5J3034jntKfrT/xt0XyonO5E/gG/MeLgpcQQ2h1lOgGxO1widBI72RWkcmKfvI7/T1yaloXm0zM1O/qKAe+kx+hMWWbiVv
kzR1xDLP9NSwW7tWueO5Lj6X1kHthZlFKHmBdaLVuNcoJtyP3aHtxse7UD7LPaeoBnwmqa+1sOFXbDU3jF3mucehhmbIQOWNdwsWHKvFhwvFXEcoxdIwXk4o
9LyI8mzYUxAV+x3UVsDUt/xS8xRiJO9ygtHDlWymPdO6eJpnlHAtJlSyqF8dE8qyNV7fYHwdl6IMljGhkc1C9bNOIqOovMIR4CZiDPO8IIxtKJ1ku6JuqU0J
ZW0r6cW7jhwPKDRBv5AdBYLtw3xxtEpqRNRJhpXx1jXyFzyFsHA69SJn4GfX9ctz1WakghzFp4uN3cEF99E20K9UsXWO8hWym8KoMeIFuLe6jr1VP8G133oN
auEM8Y4gDmM+D84kmRRuHJ8MexhVfwEsBCGvT53uvSIMhNwqwYd60+VperPQzHKw8dFGnxudU0zwDHGPJ8h3W3jvXOzeDdbkdskj3TO943waCk/os9GQUGfT
fH9Dfx7YxhCuW4KchM9Sk6At7NKiaNtqR6/CJzlpWR1KmYi5BQ3pRnGSZMdOKHPKSrVdog+qxR4DFK/0VktL09AH0jiUc02t31K3vyTSkYKekXqzR40wH6Is
IdthQdbvhL5UJ9mi+n0b4PdQgeMAMlLs458uXSUjyCjlOVbbgfhuSQc2RXIJvmNCF2UEyMGzzE9IEuohpsb95TQG/UzdEsxUaFRbrrv+khKp5Msp2FXPQ+aQ
Wgs759lCVPOU+b/HRoUc5P9Cl2ibyS/hM4Xlyi8lH9B3VJFxtB3PW8275BrkE5fP0YJno7sh84Xauv5OLswIdeMGmnfUycB10dlkPy9LLKE2I9bSrnhTbJ3m
DPpUWG2J25isyAUfClqpY4TnYpRnInwOr6W8t+ByK/mmnIB+or6ztMany8cQhp1inuyLRcZs/JeslLUQCA8MtAutHHsBKtnTBuYS0JUilUCldZBAu3u6Em5I
wPfZBOSgAJVWliqvwwABKv5VIU+Vt4gOiBLRAZE4ulKcgK6UUxK4Ohm4IlU5phgIg62s7hgI9wrMfQEqvUsgIEpGfwPvqorH8v+OnaoZRkAARk8gZLXiz5J0
RMhQh0pcolW45pCkMQn3pGOmEOgd5IEOYkXUeeMe9VrZcvNhtZH3QVIraQ06K3GUL8qQ7Ozn+AlKtYEO2diWHyLuQregCKlQNZnq8iGqO/Qg9lFDgoiTRyk/
W8c7zN464LWkefiwCKehD1XG1sRibfe4Y/q1icXEb1wvfBeaJmyxjmY3OUfAN8iloAveiJ3ld0aNVh8gJeGc8TS5kJ8gyPzf+B04X6Sl/YLEdZRCkOK4A2i8
4W/iKVqo7sOD1fZsMDsTO4c+lfqwtzQ6+C/TrpjwmGGOfNNr/WcwKG4as8TSz3gk/47QCwnOX9G4FnaoKB+nkvqoH6Wj4GX1jmOQsorZRGDKUnIeut6x31wY
d3b9Bwfi2M/UYlcy9fEVWBfqR/ef4hvPfX1W1HxCq7SMSqGebLhpOCdeplbLuysi3T/MOuFfqUSwlFznfPp31B/wSqwuNtGZavSajsScYgjqnMYsXXd94OJd
1bG4DatAB/ghIkpDgpmG7/F3ymbIjmRrPwkfEZP1M7rWuEjYrcxGplMvsdzGn9kf4RGlqDzfJMaM1YVgIwr0xTRaX4DJ5fw98SOshTGxY0mwEu8/0sAuboJ7
YOfRbqiquBVOrAsfgaor8exoLJxM3HjaOh3urJ4QT/mWIKBAwXZmkPOx7pNwnXmrzcZm6v16c1Rz9/mYGhG/53axTwPerVqsfSbkGaI03bmbRO+c1uQFshU3
3/A9OKzBWVc1aDlxNnqBcXj4EGWBNs9hgBKYWnn/6PuiFjTeG8SFO0PJY2i0ubN9nPAev6GOrohJf8O7uW7aFugr7ztxOHhQnGSqpoRJ5yCbGcgxoYz6Z0Qf
/VqwASG7I8wQsp0bwv5BNKo7Xvykn5nTUljo/irW898w30XOiCPYTeRCzwBLEP6Auy1OQ/oQD/mx7NEY0CxJceK0osWGFtCOqH4lqVhP/aW4j3HRzuHo78z9
ul8EmzuYXRuNKLXZQua12xWZaNJb84RtsV0MGxzvwUfyJN0z0wD1I9OaIbgS8W9igb0Xuo5CuImYu/QJcUkZ6+mFuoXOxHPPcm8T1Q898e43Z6nTkVcmXOiv
RmN1sAFZI9mK4/G5ZAR0hJiBHkWHqX/BjbGzSm08UvJIS4jjZIuEv0wXTX8gBtRqDaY6xkVGz8dM0tCwXvoX9QcZflSGuY3kzwnN4ltZ9sHtEhhItQxEYrHz
rkzd35yNLIXnoIt0F6grzhbEE+g3vIX2AuMC77smu2qgG7TxyT/Ce5H54vuEUZp0PAWvTTRNcLinsfn64e6FbAf+um0SPo55YBxMPRcWF00Hf41uS/zA6IUr
UDd0QWlEnVXCKqgl2Vx+JfXLivHkKJssw/3tZbYoUnktrNLUcd03LJLvo3+6BrhCybfwFO0dGSluqGzjjYLN0Fo6gb+KWy95N/zqJFALOVlBCCvZxL+dLDCH
mUHid/QE9AJH1AVYM8cTbkXF0x+HLDAo8HMuizQJQXJ32259CVrkuMlnNYTY+k2aqNkp6aY9hg/OjzZMuxR6w07X3xC7yxzeDJksV2+ySHyW9FZJir/H91Fz
o0PRJfkucgYD8xSz2PkZkcVf8ZfyuKKBmMlyT5uDXdAlylFUq0x7g58VwZblpNjvqDlOLO4XoUfJXH1//CWaHyazjeSa3HDsLnoNUiRhw3LlKTUOvq3Pda8j
52A1XUEmQBmKfy9+Lz1SSP9exyZVlRuZqoG/Wc3UGa9LDlJb+JqWHSXLqfeQMfq5MBHep5vv+AsxxdV31tDuNfbBXsdhtihDZo2W4R2CcfQkDxZcBG+Iwfw6
YbX+R/RPoiU/z/azfYJrDxFM1SBj2VHwYqQMJKEBfEv94giosNQwX7C5fs78jCzgjmGkK58KobbybvWROdzdkVciPivlcl2ZJu+YQf8QuQyZJUKbJpRu5UbC
kSU1Sne6t2sydA35GP1L8ysbCL1y+DZMLF1ATc1RobVwJObATzk1nNmVQETYBnlziTOlNUXcchvrqUQXmokwm0W6U3jB3VavLn+sPerQGXKNf4KzSgabcN6L
1rfNsvWt+2/sPfsXkCzgPZ7IBtxcopow0PEFXsCPwx3Sc3QY9lgwGnygjcsRW8hb0XlqHX5w5AjXZqIrm+JpRdXG66HdzRfJIlykekprxaXKKThEnGeoZU1C
78EYFdrQLyyAqgnjk+fH1PLPZwYl+OFUn1lpwiWhvwnlOCNNF5LVfEwouaq0id3DrpM+KD9t7J79p+OW3YNddz4BP+HLqAShhzkXCzVvJseXviDHWZ6ZUcSR
HMxKaqi/c+M+4vao6NC2jfrpFvIjbGepRzl697P8GMTiGGZWmThmrf6NrZyYhfclc+N/gaaiC4njyg62BtISsbhHOnsya+A93HzxvrjU+BWpL5RGD+RR1oS9
MQYxA0tXUC2Eeuw8tLmPgoY5yzmFf6dPxu96g0xQpE9wx0VCC6Appa+YZHcIc0LaVpxI3WA/6C+rl12PGvzZ6BMfD3cRcKsMmaSQ0jdITzRLUYSa1E6og8+L
9it4ThbxpWRLMNPjBp9ifzFpfB/pLyGI6UwauTvmcLY9/5h8XlzKNSY/QHY0Bd9le4pOko8413AafQzZJC4RTOD6U8flF+JibhizXEiEmsiFogMpkljTbLah
SadtQbrBJEM/4TWcyIB8f7tI+szbnA/Vn5wlZn/pj5YG4EdTKf81MZ9fTNTI7t5ogSCDvdA24Dg8G4JM2QXjIEcmD08QOnCke5zYzzEAXeroG9dLOaT/4DxH
Toe7yH78BdlGinQb5WixlrBHPVzaAfIpuWUFZDHU36nzzXAst7YtHekLYw/awpmBhqMuyfZDnfdGjf2Yfr37a+lZzed1fTRTg5ZGlUfdZxDhDpaAP4a/inHs
Q3imyUn1LuliijUjzH53O2I9aIXsYHfeCFYTcl0HGZP+lLMN2tJB2zqhg9C1UBemtzsNdTo/wkvRi8j/3iDyChkoPBaaqwnoIWt3+zkqlgrCewpf0M85fdmh
EZ3AbMKlOW2cgrXDnmlSIDe3zN7NMd4wlDgLsyVR8JqSWMZMFpReR0Owj1IYdQ98Z0mGwtnUin1THW4BF43NsqSxz42zSnrmbTacAfX4bvB3Z1P4jCDnGPU7
dOnIXu6XOC34TummrwFu1IY4VfcrV4pTFVY7LmCjuE/cZaaA/A4R5Y2O2chjpzFvNNJLnM/X0mcJpPCE6s/uQK4ixeRGJlapa+1j7sJONCepxwR/VFsF5uZ7
bju0+Cf8Dj8PXobWkR7pv0pNWQg8zGmgJkxjZbNjsa6RrI02knqjTtzh7SuDel7807GAWQSt1k5lFnMfWcb9GEkzvnXU5J+J413bClJ9zw2RoizvcJwXZwqc
3BE+Ck9BQ+U++t8wizjof3gwWOBoTdRCBKGY7OHoxm9yWoo8rjZRCHORWeb4XhymnpIWc2E2iLpR+jnqTc5r8QKYIB5kDuNTuVpsPnqHz0Ebwd2gGfrJLg83
39XEuNPWtGARf0SIZnawSUJzZ18pgguBuuSfM02EZxnSsCLTBWEhs4ltCApFK4StjnGOwlKuXnVDHNNM9zKyFbqfm6/PjDvAv9dsVwoQ0raK0nsmklmevuWN
1Ai8HXvdlgfek6rjWczG0gHcap51/mpYCm9CN+v7YbuR9qZVTC68mR8HNkZRE2tw6cLDreiqGD8SyoWqRUoHaKlrEBStbiOy4ATFCAXjWdILx0wc4Sak1xcu
Cx2YXmK8c6xYs7Sm0jDuqMMGPmMg9wP0CPPYaOXfSfPc4fxmxzrjZPQvJjMnHhnHtlr3t7YLODS6IGo+8qtzBqoYRrGo0Fm0gUPZpY4hrAy3wPZDXuPPmQTd
Ge9pOobmSYkei9Qd9oN+bKj6m++9elb0EQLTqUFcoyUY5LmzqZMPh/siVFBXNBlLLfS6E6W5htqZQzU/RIi62gWlOrT+4LANOWMII3sopoBJYpY7G0q+2E3k
Elu+cN3tMWREXyXqMsfRHaan4nj9POcS+2qopu02154t1ERKX5nLYiHbwJEQA0tjeS26Dq8DX0XzGM6xJaIEIdw99H/rxjiHET+6VhAxvuyS1yVDVZumluNk
wbpSVrPPPSuuIqtmB+rFuHexz+F81zn4s62/KQz64locXZMbh9YydEJDhAgsG+yBf5Jq6umK/UbTitgaXdIYTdUaN+xxVC99XHK/uI8jw9mN+VvfxbFRk0FO
jhge17dwZfRGRzKS6o5FzwqrRZpN5tZTj5gTpSw7Ajmwpq2pjQHBrqOfBJsOliaIPvi9cMDwSTNJbi4shfJK27nuc51s8VKEsJI4m9uS8+Y64obCpCHcMBEv
hPZynYQGpkhlhWs7g6FZcQ7814rZj5X0oJ7KZ+WTfFcpH4LNkm5yZMecVWw9V5H0qnSmbTiir7/etYubK9TUTtD4mR3ubSUFxEPV6fWEPlWWumHpQ+ksuald
LPUKh/TrpL+g6s58aJdU7NwKvoUmEQhTFx/EPkXPsAOgLPskdDScz+UoTmI7Z2I7ei6qD8R45Rdouu5XnJYHKRFsf2yIazsa7pivZAg/cQuR/s77pXvApcLO
0FbCNJtF3ovdRlZBQdYQNQstUEcSn/R3cQX6mRtQfKKkIvZJ98WZJpbtbxqQmyd4NBc0l5WNpiPCRDFFCBYPFNV1rBPeSnugy8YfCwYhRa5m0dmU3xTBbzH/
jSwUQkCLnOa9KM/BMam6nCpW0yN6Qx5OqMVJ+HZuETpQiMlrwZpybiekO0fFd82q1uilsLQki+ko1JS2aCYK1ZUC+bGYTF1WLqpIw3gx1JoBL5Ht1Xoh3xXY
lAymqYraMtG57ll8kqDGNVX87sH4VHaZowWyTKkrN0d/4VLQjeLhvEagg7wFFse9hK4zItLI0Ap8j88gLpg2GM9r6zP9kLGepdAMpj24xdgDnIXFCLyoYbsa
Y9A2rh3sEU8EmyQ9VbTYYPysGbH2pobBNVAo5kL8PuNLfACppebC1fn3cT1gj6ZL0Y56b11FnMhBZHnMansGusAUFX40u7xgeekYWwg+reQz9jfSL78TV6ei
B+9gj5E76lLxR2Eb2988l+rJtGSflJwpQByT4P7ceHGDYhQSuEb1VyphRYO4OEdv4gfB7bzDgxq38lboJTbH97q/kjvV1eID3QOlGTsSzY9fIcuUXudXGjFr
jXXdg6NmsGmuPzmobhK7FZykfqp/X+qOHBJollB7gi8MOPnenRDbq/Scl+EyyqLlumykuCL0N1Owa5AmytxWaKscdvbW2939HaWuOQxX2IeJYh9pJbQweqpp
AEjEjdF3LpqqGSoWgkWC6LzMJpkeO+ILMYooynZSzqv8fDhDBKQtjn4lLfAl8Tc9oANik8C9yl4uLM5Gqq4F5J8orZo9sw0rdWMNG2EPcQYuEF6Ez/B8KYkh
gqgATO9AihogAA8eqJQ3BwR4b1Pl3O7AfGWgUhZ2YDZa4NYEwriASlnyQBVcuUCsSiCAAyYdQD8U+M4qZ+FXdjYQQDFAV8HArBwzC4yvBupJ+ht8o//GEA3M
G6T/I0cfqIINGJjNWLUionIMPFA/V9q6A8pT0w3hvQfFRgutrbWp+qpVnKQfUMIqM+TF7rvej1K0t0gOx2YZasLtwbtMIRQmuTiHY0nEOAjVxTATnB4hFL1D
fBd9BJZLt7AH3dULvsjrjDnaDNGnPVTSRAm3zOF/ck83qEhL/Sf8AZLn6s7GgLX4HlQDGIyd4LrFPWZTnGtBl3CGWMY8VY75cG6h8Q+xeelUaLFykMT0u2Hd
unK33Zah/3NNDvJTcbHulLAFfaN/Ewu69hgNwhNkWNJAJV+N9831rk7aFL+PYFm9ab8h2jHXXmY7Z+tVMJ/56PgQt9u0mt3CtUF6IWe1U9CvcEPzbNle2pen
serrGsG59R5zbTkLdg/uCo1n3uIW8zJmVXwi9Ff4aschIcM4BH8jPbaddV6AYuFTpaf4A2hb6AxbKn2vaBQEru5pJzaywsRtrBzaYXxXIHAHagQzW6ML3B+4
/gokzxGj3evMzQ0oNdx7RukFasnmUF6DeeJGxxus1H4QSnX2rR0Unh39K3rT8Dd1RqwjPCidLr6Wz4iv1H+IcArm0+LY+tnYDCEXL+A+ob1FTw4qhKECMUGK
hb4ypPC2YCp8lh/JjOceMZkR51hQmio8Ylqgt/HJUCaSCqOqmZ9sTcYWUCPM5WSIeI4dqscwijxLtFauCwMjeDZF2xmsFa0vsDtyJIq8Isznqjv26EONQ3V7
C4Md2tjiqMPcYHe8XEZmuKeyV7CB6jwoXMmHWxvfQD24LWsGw87oPtoZsQZ2s3u/9gU2oKi1CLObkDDkL/RsZrA831JDWElORffI760wzmOn0brwd8Qncr77
PtnZhHI3jItNQ2o8Co3VxpIRhnMlsit/w48Fc3Vxzhn1brsuGdpIGSwk/u68C1Z3LhVxbQ1wPmJiOOyEUF/QuVqgh/DGCEn2MwjYS/yA0s2i5s+t/UjoZl/s
xlwX9ZtzBxrwyL8MBZquTtK10HAGbWCfWjLdGSekadqKpOEcc9ndpJjVgzjCeKFDMc+Rka5amvMVsWqhssFVS5nFTRe0YnSkH72tZICLlQjptnKfveoZQfhN
p7EHyi73KKgAg4weE8lXx/oIz6DLzrtoSMYc+iC9mtYCqzKSAX16EA0F/VbNErSmehjwAbgCAEFWoDWQS/+6chHQNMOZMSRoKD0eqA1Uo4fSnemaFd9EABCA
AGlAL3oXsJOeBiQGhdB1gD/pVisGL5eBovQuwL50LGMf3St9HH2S7kTPAUYBD4BhdAxwm/433ZZO0l3oMOAVPbHiqgeAwwAc1DJoATAR+ImuBUQANYAxQAaw
GIii2wETgO+BVnR1OpiuUfGrBsBC96YX0tXo3oCexjN+DuoIVEvfQucDzej7dMVnoCXQnF5G59JUOrMiKshPJwPtKs7eT5cBNJ1NNwbupBfTB9Kd9ATgJh1J
P6cv0mtpCBCBaeltgVPpZUBY0C/ACbpZkEL/RQ+vaOV52gOMrR5Ew3RzGqIn04XA4IrrGei8jIvL2wIz0tWgsvRP1YrT0+hqgJZuUNGKxHRDxe83BRoGzcpo
sLxv+rz0Y8B9+mG1HRkKXUIzQBd6KPCOblhxdB4wFviLxoCJdEpQcvrB5f+ktwvqQhvTNen1aYzG6c20puJOG9FTgPo0CpBAAzqCTgESgcb0M3oNHUWPBjjg
Ia0BltEr6MvpBytauJU+nZ6dbgySMvoHbU1PAOYBJRWtHUvfoWcAHYJu0vOCDwF6YFzQk+qP6fnVfkmvDlSv+IVZdF96DN0JkOmfgSlAXsVZZmBGRdtqVRwL
Ad703kBMupdW0jdW3Mv29KbplopxgFU8zZp0GJ1M62g/XbviE1LR+zUBjI6n9XSjiv4cVHG96PTw9MSK48Ppl8Cg9PX0BXoAEAMMp78CI4IKgmqnM0ASsIae
EHQyfWbQhvTv02E6pmIc1QKOANFAVsU44Onq6cFARzo8aCrQgTanJ9MZdKeK/t1MjwK8tBN4T1ecBxygnwAgEEF3ABR6BZAJDKCJiv6rV9FbemA6PRiYU9F/
wUCdiv9AxVF1KlpTlzbT3opvN9HfAZuC2gCvgElBGzL+Nyc60CfTmwX1psemN85ITg9Nx+heFdduvDKkYnS+oRfQC9JTM46mBwFdK8Z/14rj/6FD01/Qk4Ee
yzsBK5ePSr+2vFH6N3UPdCVaDaBS9UdgRUFlejj6G4rzb6lYgEq1GUAA1n3lFcWq2wB8Q70RODcIpOgIdPVv61CAKrSOVdedA6kmAnudBXIDCHSVqpTz31aT
VKUFAqpQZNABM8fA+wC6Ck3Et55t5VoO+htaom9nwHSVzgVAwBw14Hs8q3hygXwu6ICuCIHbAnxDsRNYoxNoz1AV0yUw4+JbvQ1Ukv9X7gVROcMjkC4vMOuC
DshPAapU+Xx75gMB97WBlHzAf9xz0VXs2oEAKyBQ6SodSCEFBOQABdaT/3d1GFDpSKqc+UEHiFD0NxTfVemKqprVVXmtBGYQAVVqESvzYQmkt6/cMYUOgExU
dW7VKyn9jdWdrmLNDrx6AP9pbatq3x/YoYcOwEb7LzkA8E21LFDlKg8EUMdVNbIDZxRAwIyNDuhG8G1XjW8pYgNlTIFcdAI5SwRWxVal2f3vfg7/ZWwG0qtW
jQHSAVCib0V8+j/kBUAV/VFVlhLIJ6NqXlxgdSgQMEuoGgsEqhxBdAD3p6oxusAuW1VxPAPnVIFZnoFR6KpWeCDgXAzE3AQCzOxv5XKBtOH/Je8EqkDSgYCK
50C+NkClLN9vZf6VeQbQVeRm3/ay+W8Y7n9Zqegq1P+V5bJAgCccONYDVcS2wJWZyj2O6G/WRuhvoOhAwIwg8Kj5/8mTKnfq+RajGfhmVafy9TlQLlW1owQQ
0K2pMh77t/amgbPgbzlaBGaZ01WsYJXHTOAbUQkI4ANJf4OzD1SaOwFV7twC+XbRAd0Kvl0hqsqpqiq/pkDRAQjA/P9W3l+1g8m3vAcCRabK2fzAf4ibQJW+
Yd/yAAvsh1jJmlcjN12eSZ62rCUHee6pMfFdnEFlBvPv4l5yHrqfWcF8b9kgVSde+OptbCBi6lKF+x91QaxdcMudxI/OQ5j3muZ4FBrEXokfbH0Yv8xMUn1K
Xlr+xuLJsfClMn3CTOM+63qJdvUrumQ5Z7vpXIDVVVtZLnCXpSDjEKyJZlNU/dhPJauwU/EOWKCclldKEtREuCHMF4PhsfFvpQKkvWEskWHHsH7kOy+H3YNo
QeIvMJ2xBVgDjZ+87yqQn8mHzW25O8pEdYnymK0r9FJnkdHsQmyZ5738igxXJ3p0vvv8h5LWOhruh7eRRyNGvVmuYR6Nn1KGWhbnttcvFkDXVOlESQ/ykvhG
gtApglf4atZjA8jB5DVuk3mLujY6U8hKOEN8chwWrhVE+hbpo/Ltwhnda2hgg3YqDb2XTjiewAX4EqnIiqoni7s6i7Anll04bEbIE4nOjUPNI5VF9mP2NTEN
4WH2mcowN6TfbpyX4hI/WBoptYgv5gLimk2R35JTxTrcAPNpIZ/awSdsSPOtIUvBrtpJcCl6IP6r+WEkbbkWuk4XGTuLrw5qyQK0j5rhbuiZiyeyXucHIVvX
39FV2em1+njPFPMEqYw/RU7GO3rOiYPVTvVY6p70wDKUGssM9v7o/pV0UA2jdd5WfLShp9qcnWCszQeLT7UjoCPexQkjlR71xpQ00w2Oqq8FIpuasqLqh13k
9lvGbvoMvlcKPXsd+/w+qrNnpzjSwFlbOZY7p7qKwfZ4tmx1QMvNXBe+u7mFCIO7sWuIE+/U7IhUI4UQ3d4kai9yRGhnjjSvid0iDVNSMVJ1G1ugbchDymq1
o2ePsoeY4T0u3NMvNhZTieaDLphgMJVfEfGcygELPd3leY3XgxmbIuyryFQfz9ktjQq2myfjd8s11hDiLX5Lm56XK05jBghl0vmoW+pfuqtOO3kL/eBOAVOJ
G1lXmbdMHjNF6qIfz2F8utgXFdDVzkbef7Rg/DJqg3g1Zr9aR+J959SzljDPFNzKfObmg9u909hU9HXZUnLDpnJnWPJ+5QdfD+taUIYeq+uoGPyy8eLGRVR9
ZTp4zj1R/Zh5Rk7yDSMsqsLlOfXE73JwnFldw37x9OW3+/Ylv5BnuaCN2dpyrNnWWtQfcJpgZV8nIlaPLxVfqe3im5bp5vK513qDYJYP83uirrlaFKSgoWQp
9rtvP16LeiYwlKzOEwf7eln+dnVlYIvL3IibJq52FKPbnH/HzC6dqOkkrmPeM48gp1AKhUHjuJtx/3BvuDqSSU7jR1jcQmu0yLwlu5l1BO6KfoL9Kt/z7st+
onRT7oFz3RvQJwTgmsZ0588ywx354lkz6DvHDIy/DK9Hlm1bwi1V7pUuqj8ceSkvNg2PmGRrah+DN8KmOOK45dJbvIlzGb5FQypDsWHsSDFFbMhOJLshD0oi
PVbsO7UGMTphoTUxaVjiGPO+pBx3qmmei47PsMwmW/vWy0t9stxAwkQs7iDz1nEAPytAiQVSmCFV80q4Ce1ANztGx54Sp7myzJ9Av6aNUGifKx3WNfdfN57g
i9w01lPL5G9RTjkybD+aPlB7wMEozNVmnsnnojXsqrwcY6ERxX7A3nMmLE62rn/m7Gu4LJ0zP7UO9Iz0y0gnc7Chdm5vYxgXDpxXg60aijMT6L/Wd8WPsIF8
soL5h+vqkfaCE+gWZab1lbk/epINMhwtWePr4jOLc4sdFo+1LjnSup76IEz0DpdfUEPEBLM2fokFSYywtTJ9JS4wg0WvPAM6ui6aBaIoroN2lrMF9xidqF9t
j9MXa97pZiif5HnccWEVnkbiZQPUj75VzA6mVex+tQiOMSdhOcgD5u88i/EBX6AsppS8+uJxZLZZIO+QIcpidgn1waSyP8LNFJnqYD3Z+Kh5bmZ7aTlvEOPc
NivhO2JkE6Sy3tQa61AiEm1hiOT2yNVdIcJ+eYf7rochwmXKPItfyQ/ib6vnVdp8mfhcdNPdg5hl7KHg7Kj0o2IC1FjYLd8mrygTlEfKwAa/o7VQCe3DrRMZ
Zhr7nh/gqAe7bNXAmfq1TDlnMzxlJqsXI4qdFwXJ0823hK2h9PGViouRifg2mZS1Kmn1cRrVq4kQfkhYZl6nHnPmxn+0joESlaHocDaXGCZnefapcUk1yN/J
AZ5wqg96migwX5Z+dP8NpckTCB5vhr8Vl6g1fA/RJHA2fNA5Bf4oXKc2leWhBcI/q3R4IZUS38c/XT4itGdPSlbvPGv3oo9xifaBytascOEWvoSY5t5BbMHT
zHZboacLw1svEvvhFcoi8KB5klqHHyGddtLRT9FsIsLI6o6KT9CeRJLzILEdHYf/ZT+B7okGxHBRTyZa/0FZNbZ0qHzfGYtO0ydjCwuaweN5mRlmPBm9RPBJ
n7RhZGPtLpvJcxzVZt8sbsJFExnYfSRWWKx6mBnbnpQliaP5Q4rsrC/+Rn4mD+pr2EOYRHykuFOZox5AFsoVEQUdJnUVf1Cile7Oceh5c0+kO5wi2jU7bQ3J
KfIgbg53RfLJKdxU9he5OvoH3tw4wtRFYaCWah9bDrtU7NPgTx4x0WgEaE1upeFs0cW3xFNYT29jrJcSrT9I5DjHYaeYRZHdtJ2RhcLgHNFqEEcRnLAx77Dx
hPBWeIY9tu+1+dh39vbK78ZcYWr+DOxfZCXYEXQaP/IynJ3N2OvgR4WOMi1EF02zDOBaMuvEmJJ/HDHCWX4ZM9200DlNaCM2UVhDqjNKmMrcgocLCaVPmQHY
Ild1bpprsywm1sJ2QBkuVbhCzfcHKyPVttIjFfE8BL/wz1wPeLNyj7wmdDYvFBC4UPdE7u154ckms8Cb6FbnDO0RZpbxrHE5+p1Yl7vKblubrjE7GxVJuU9X
zorR6HogN+QEFnQMxG9hiVCDuPfoR/Qqccm8GHvKxJQeMZWgcfXasfaCpdppTC44jm/vpOEbnnLTW4FDp5F6KtOQih/ENzSMWFmoxLLBSoFsF8JBvb9HwqTq
070dOJNHVGivIj/jXPpm3IXo8Tpz6XJIU3oHsqMObqVAMwvZEONRzO3IdzfFv7iuou0gGX0OarRR7CWwD7GF6I4cRUSyFbOF5KDV7HB2IPyRTUKbmiJNeSWf
w7Jde7XDmMXaXrYNxfPZ+7lpmraxQ6TB1HyPVrordxRayz2tW9USg4tVSac0hx3lCiW3GjahsGwXj+Iz3It1nzO/K/5HGhrqgz56o1R/ki6FTAypyOlaiWvZ
OtZ87Xrb0sJMsDYpKPkE37jI18ZVy7w/4pYRMU933ooHqQWFVnytKgg+Xw9VkL8zdXAdcl2ThhI/J1xim3tvK/nisOh6Ogh8UKud4/tYnNlOrHFb5DNghPkU
4VJOo4tkM5iAjWy0XLzORXlaJWDyGJuXWbrpaNQ/7gl12ps7+yLxT+5B8FbmDeXPi4D+EMulU4aRql/xq11t6aJPPi+Ncw8tIDAttAZ7gE42bTcWYD+ryQ3m
SPel+8Gx1NlQfFUT1hnREnoAvRdT+E3WIuWRK4V8G//Kq+VAQ4TlNNcgJg9pD+pzHjkXRfeMW2a54rAL88kd4HFuO/dBfKGuXFOe1FVoqU4me/kaI3d8WYZe
nq+x743R8Rb0s3u+FSf7m05Yb5vWur8we8VfkCDLL/xs449lu6CbSM9wFsoSQuJWqtvI5kJHZV0Oxo41fva0x39W13nWmD8ZyZgfxcgCiR8C9jOXerbKW30q
mudrxVb3nMIww2nuDLMcHM2u5fbL5ehp9J7714oc+xhkz5wqDiN7QYekHKyW9Z1pdfiNiJzSY7ZpyeuM0XavY3b5aWYBk0usIkmqFTdebg9/52Y4nFod/ciT
xjSA9L4kXzuVlQgiyb4DmgXuKjqnXOVzlVbZPYQ6RYRijlttXY+Pt5bB48yr5EsuA/qELKUOsT770sRRiImZAzcTaTVVCF13R/nNMg3E3WkM5BpX0tCYlZtp
3+b4lb3NDiKfoydMs4BtxE6sm5SsPCn+LESqPId5r9iKvfPJOGmyOx1MdxtLH+l/K5jNvtdMcS8t4IXWHo7cAVXT0vwccbbZq56B/5KyrBuwBVx/arplAZuv
XiOPigXqRXRzbnfpNNyOwXPeoMtYsHQ8l6heMHwo+QE/S2RD5/WRMe3EScJfeDw0ihqBdpYpbyS3jzyAnfL8K3xgnqIh7BMkVnGjPeVZ3qPYmHU3tfPRMM0B
Zw6bylwpXm8HbZNiX+Xext7YFws1sX+IfCbTvT2mvT1X/yFurvqUw91HhOv2DDWGCXMNVbCEO0IiJmVd13UnQplU/R79JHE2C8CktKOomRwF/qh8lKf6mkEN
zD3IEO0sYov3Q9lrfrOnLrexfC8WkF8BVMGyCOyRT1eBQgFVMiiqxniBKlT1VbcK+GblMlAFsCpHR/qb1ehvOz/TVbqZVsVTpb/BC6m6olQ5dvxfeAb/5V6B
/1w/CeQFSwesrX+7rl8VQhqo4hcYoaq68l01fvl/P4Hcfs+vYLAaojcTnYRmxGwkG/uH9as7cNEtaDOROHCruVA4A6ZCB9Tn+O8592GNOAYNVUIkH/yQOW4P
jjhChvKZcBtsH3GFynT9JWyCYqzLHPHcNVZyJyoRvs/REbKsQlxb/oqcWHpFpjTrN5TpFrDb+b7sQ7wlE83dtbaKfY11hGlsrIFBbpXo84Yb8wybuR/QjkSO
e4uQyn1QGuDDXaVik6gapnagScXkL84zlg+aQfwJ0wxnbeQnuQEeI/4rOGrso7QiiG8j2vE3C9qyPTCSPMdQ4pO4Fvp5aC0kPPuzs659LxcN33P2olKLQrHp
zAmyMZjlDlLGCGn2I97xhrdCqrGtstS2kvhiLYDbJGFsNJNsKVQewHvUVZrN5OZYjSHTcEHbFF5XPMSV5Ix0D8Z/IvNd4Z48wwAyDLYIIPUcKi+8HFPdCnjM
wiDye3SlcaZ5GXrEVZ2iuMbs0ViT2oRnLYVQb+a4ECFCaHPCpT/LuFIkokzsQLxNmi7tsj0mSX992zs81LEPDIquZXsKhmE/cK11y4per3kLdTIoaDP974Y/
4E9CA+sFTwnZBb1ALs90GiZZ4nwvme/lVuTleIFbaTpPrYS6eCzO+coAFmBOOMq5NJg37rPuhWqoCb4u5CttdXuoGg29EHcKXncYGGkKwaobx+k95MzM7rru
xTrNQO1PUd/HMDEXHV8S13v2ChucQ7k+wkT1k+WM1cY42fauv+E94E/mVcVv9RelJjoa/cm513jZMQ1eAWrFR6bGFhlqyy0Wu6p3dLvRVcK/6ijQIH/VdXI2
88wR+3l2YzBcrnq9a8Atbhu0UlwiXpZ7Ey0sL8U0aJZ039WO/0HsLjU33CcSuc/CWTFUSDNeFLnSTiV/xlcjaqKL+HBPt7ipot2zU1wbelfbyuqNbmModVRX
tpNfuDbm8yxquul8FPmDs2dRYuYYQy6xDTqQ/zPbBbwefcPZkI1lESFChTFGyYzfhmmgHHUF2JRMdaI8RPiS8pnxUpahfvkDcAyf5WF5CzuTyiKziVj5rgcS
+pEn4AhkRGEPKsWfjF9TOlM7JM7d0rpR+urMiHf4epffZNKEqegZ5agy2Zyjtkhq7W3hb+HNUFnhrX4Dmgy+9fRRlxFjNItExE2U8XpUqra5NTgf/MzdNLY1
psTNEteIh8E5lld4PSree0IwawykzTA4PrX8opTKdmamJWwxV7NGCqVNXPqrXH/wMThO5+biyBh2A3dbXApvYvsou9GX5Epmj+dm4hffJV9b+UHpELMjpkTt
rTRk+krdLMPFwdSA0r7mw+oo9BfiD3mGelSlnXOyOgjR0Es0Vjee6OrzJB2O/61srDxTDTHvR1u6ejM3kefgYLk14xdmg6edmxzRaFOWQgdQy8wWJcS+UID8
68W9UiPTF3UksRmtq3TyTKROiyep6so16ANMOlT1R1KjNtd6mRVImrRO2Wb9Tt+EHCW9U4YRrynSvNnRD09SdOJwZD5ZW9fe1wZbG5NqvmOpQa5VIgVIvwUG
+AfCz3ILSRbGKgnkUG8TQ7yPM2tFFzFZrecpJy+yj8Q83VXHCXadN8ZV07HEe0/Yj/SJSqP2on+4DFAdfm6JRRlgCPXdgS9JW/XZjdcUjxLe2CKYJ3BL4aDz
knSZShIn42/Qw/YaYrD3i9CP+014tzHT11nqwk2QHudyTnN2qrhBHI6NgMaT75FFRDH0kqjt7t2wBjHAQ8Qned5DnTxH0NYl2Wya7nbRdEd723aTC4rgX4Kr
mNslNfSL7IPoC3G7cm8Wn8zTxG/I3I8mQyexnfg/eBq6PuFfYRcbRTUyBRkmk6fkFuZNxnfoQWcr9i20GGuBXtMMjXvB1LH/HVNTgZWfua3ar2su+6YrEdR6
qB3mFo9JWzmX+wDRjByLrDX3JE8JocpAN2yeYdmuZyJrciukdHcXfjn8j5BCPQNpea+7JzhXtsi7uLXKAHtLYyF31DJLMhk7K7ewKcpqNtc3VIxxDwT3mZ+h
5dhndohjv3lN0B3WIrxijxcPhq4wp+COyG50j6Njbn60Maa7Kx997Ggd4ZbWiSOdL7hr3BrkrOc41Rxf7Ohv6kYuLE2Ni1HuoJnqFUeykmgtjNmC/q7fa/nd
/RuzVpgo/Su0geLVYOmhUVHqmkfrUpkkMo1XDVBsSjxbMtx3qWJVr8YJssmYb5iH9wY3SQsMI4gmrMuh2s4rO9XpZr1qAElxv5oXM65sua+fJVW46AursQfr
LqLwLdcS5Q9sjPBrTqb0UHrMTjb2I9dTEYZHRCuqlBzNrjdfplqJs026+C/W9RSgpBObcC3ZU1jO7tSes85yncJXKCHCa6wbNR/rSk4UXiV8Qi7BPiTVcUIa
aKon7cTfFsx0jMN+AROFXPIBf0N64ZhD3GAzGC32gXQoa7B94Nmo6u5LxEqFpiihTXwhm0Ele59xG7PaoAdKh5IO4UehpcmKm8AWXCEcYR8kTES3ucfjr7iL
/A/GafAgIV7VYiMYuSSOm24GSkOVL5DTpJhfitnMPYMAPvYcTN7Ajvas5GKi4l33IrKJ+vlNhDQsnP/o7s99BB+yzeyJZLR3huW487HlFNXQHOa7gX3w/IkP
MBwi+4clcMmm9paB0HvLAnVJ/CniqfYEN8b6BlpEtJUfYfV0T8Tx6ERynllnOwSWuc/JGYZ1+KfYcSk/+25Qw/Fr1lW2TaYtVDl+EMpD91j5BjOZha4zhq5O
P9MW+RuZiUZA96tp/Tm+K6hGnO+LcK6IcmCYCsJliX0SV+GXxJeWIvtK8ZztmXEyWr8+JWw1GtiJ3kOGrfL2jetxrXmv8reZYGaTN5WDVFttB1MDdLF7ObOP
iRNuQBfwf4y5jruGi3HBoeuLvmTWjiYi4sjudp2+t3sUss0T7OkrtveXCS+JxuifnMMdXNeEn4WLxPuOWi6NcK4wnw1G37LVciMM82AFOUGROIIvsU5mnlIP
tBjhEX8QVBjBYcsz5jC6UixHl6tzzG8Ym7zDf8e4SDfPDjN5vMz21+8mU2Om61LZsIgSycqMwD+bd5EjOATVkdcsRmkOKTPt491yMpWi3EDd/ADNSlCDHiwu
L6rDb04c4EyCP7kAaYeuJ6EQp0oWxE6GZ7uusn/bSxAYsgkzjSS/wz7DuIc8Joz3+s1e8qWqLekpjlI7E8fg2/xl+BHZE2dXAvg6XBJnOZb5vnecJeeSIYwV
n+27oLxR2pGoElTyGJ2rbI1Mg2LJBfg6dyHSPokWBnnSoPrKBp8bo5xn1FnlwRvDHKXoUeqxJcnahzqqxCUkqzhXXS5Qd5a9VAu8lDCB3Vn+nF1A5Hp4V3X4
LZQQnqgUepa5JSo776I1PeETOV97HbuPy9an8avjaep3cg/ST3HghXZjmaRORwrZ32I6S9lis4jnSp7jjdyT2sl003QRMsEsaB/RHdfze0koqXtSi4RxvnRl
qu8wFRLfD7/BTmE+2PokauQPaKG/cUkN40S4u7IS2ScvcA73P1bnO9ayuWUD8D7xkfEbsNfqI+WAmpCsi07S69jBEup6j170fCXG20rdBdoQ/0b9G7mYAcE+
iT8g0Y6O8EkwRb9K8is1it+xfuwn9yRyiNpR6ebzKzneK/5iNVhlTU38Lzxb0Vq+RWVfNlfb+FzCSxfAU5CV0ndgV+o5PC/5X3Iw2IKs51PN/3oaEVPBPr4Y
YYpuK1Hi/V4ve2p50tXH6klhkO+pN9sL+LOtfwphaB67rHS9vANFhQ7mmupKr7pxOFVEvvauZTuUp1O9zR4voCZ6r0pvdGd8MWJ7qwVrtqm/r7aZBQ3OriV1
+NXMWumdfoE0mesEp0jGqGJhjqUj/5v+tH2SOMwfLDZXr5T50Gr+7u621Em25ia9r39ZVvwFazjewV+LvKtgyY8aXYyfzI2w7CtprhoblMnXnFvzsgqqWdys
1bsDnet+iFrwJDkVnUk4sGlIxmrU0cwukJNtu5Vb/j6bt0MP4mvG18PvlrT0vpdgLIsYpL6JHiMkWgcyXbERfAa7T2hNPsRPCv0tf4h1/C/FIf9zLy7fU97E
l+RYUD7J/MOmGDzKf1L+4j9Y1mGjgHQVosu+Lw+xP5E3l7Xx++UcrjcXDg2KHuOy8tvJfOxxgxXsWRGIW8iMY0uR9U43Oleog21T3uiGburkbVY0mgLiX5vr
47+CgHUAbmHnOkcn7fM0T8pjku3jmKvscbAD+wVfT5bmIM433P7orbpi50d3KrrTzUqNhBjS5topZyTck/Z7XjSlPWvyxvKgGIOfVbTQdmtz7CeXzdMYTwSv
g18lyLu4qGXSI8Mu1ztZo/5e+EBbMy4nfr8Xiu/iDfdTiQc1A5X8jWfiP1tNoqbBeN8tNSo+j/KoMUgqnsB/Z1pensw8Y0+wVq4m+Vhtwmzlh7vLoXvEDtUB
9qBY5jjVIsbtoiI2pnPYavtdaD66n2tq2g53i2ti3WJJsFrZxzyIXYMOSpuYdE97dXIsiD1DJNMtIo1HoIkIg7ZgnPm7LTtQxWyi/rLWBIPMtO61qTl6gYnH
/pV2oZkcLHp1Ldl3Qk6BObRInoDNBUeaV7AfNdv5F64Vpn9iw1wQepzbVnIJoe1mZPbmI/5nluk+stTmo6hfhfn4wZKfisLympB7xZ7yIC5KuS4d0TQgh7O/
CoeZZvxpNs5t5s/ZfuHz5CKsvfYwctoaR3ZgJuMrqV9JI7rTnEYF+xfB24Rh/BbV44F8GvUX7z4+RLrPHmD+wGonlCNxrnPqVXagScKsBX/k464c6h143PfV
0Awbodwy7Xd2Viz/h7KvgG/b6t5W0qScUjhxjJItyZIhVGamdeWVYV3KzLDWXZk5bMcg2WLLkDTllZlp7dZ27crtVlhh5S9N9+6/zXG6z/rFkQX3Xh1dOuc+
5zngc0cVpVuxkJmaFJHf2PE7ONfqBrO114jx8ErtLc1ScKXtN9ksaILrMjGZkdQeDmU6noKxlJ5MybulOmL7lXgGzkKWK3rSUxPaRTVygOgM9BicYY2SvVaM
tn9tFZJGan+Xhru08mdZoSQQp5X3JCq53mpG2xtYTNYw6X2BJjqT1elWzgxkIRal6oVUtPaGcm1/gLQUdE3FWEdl9Wv4MDyFOOWaT3aRROedXuoh8yxdcn1Q
mHIrODXeGd/MMiDuVe7L2hVz7sYwmbvWj3c8sy7SSOC5TAiXzUzWnlQPJZ9CvUt0KpkmtKBFDgh9Y19g9dhG5Y3I+j5xVk0yh5CpI+fnVbTmq61JrVmYbEC6
wS1qSUE0eXJlOL8g6xWyHFwALid6OpZWuE6q87eRPu11uqPWlVVL8iqnXVJU9qZ1F+x62xbXNFmi5Z7DzIxP/MMsj4kiLxCotYs5RrNSUluymdzPFdIfELk5
lFghHSV32VvLWFui82mtEYpI1WpFcfS+5X0JMzHKNpvebu6SuCJfGV8lf6jNYm5ccDmvDeenLjD9XVfU+wk5YcFSiI2bmpPbqN3m2QmpROW4Iap0eCA8G9zN
LNEcpubD7xUZrrOufUZdikmfp7m8qXHeBuqw9XxUSzLcdZ54bO3PtSOqQJsj3jBPmLGJlZD+Ss46yBZl/YnNUKkVu9X3qrjAxY7Dievo17bu8G+ORKguCjo8
zASmPfQ4M4GMiopYO4iclHQq4V72u4JnJaX6Un7QkqeqBx6TVISXIcfljeCL8sk5LzeIrq+Ig2yqej3ys+tBziNph+yvEU6SrgoljsteqL/I/57sSV1UzoY4
9S29fW0fa0WmduIPVDopI6+Cy6xjo+wxSzbut39FtrbOMH+fk6MabE+imjC0Msq51z4gd11OF+VISVRBtGaURpJyJEpBzqF3RTejUxFf1AgqPbtbbFZ+TXCJ
fC/R3DEJHQldstwCb4HpYAhxnX5ormWbucIProLeU8MLjpJzYwnKD5qJL8FxMSvQLUnP4ClUrC0vv21uDxkBLltzjPMrUHhLos4+ERqteYAs1FSWrnROsE7X
VDB3JVq6u6B3sXzroXQdfIX7ibCs7UY9ANtaQpLWrVFAQ+k+mrn2497d6Jjkms5hKKfpJZmgPOoYb7VqWkvjyLaSJLs3qbXEpM4kHElum4xWluiD7yX7mVDL
Btdq+xhkm+tM0lJ1e5dUkmuuoh7vOJ/wo+uZci20ypqYCJp/qYVba9hX5HEymxOyro87Zn1JTSX22Wdbx7sGyW7bIMdNZXvrEBdp49clIceh+0kt4PAEBFua
FEutR7py11GjzJSpVsdkd11jTGpRozOxJf8ZMd56TBErV+YNq9UYnFJ7deyV+I4aj7VjYpN1J60uYrtzR1QNxwFbBZUaWyE7rwyDU4mrzk6O6povJHhcHlhF
namWLP+SnKdORvWuNQn11e0VSvp+ZMPcjI092GJ7HFQfTHU02jDE0AaLRmILGqlj5D73B1JGW72zSurgUWJ7lZCl3aVZstvmS7I8W3PpYsU6214ZG+/J35i3
ZD0e8UEWt2GINkVugXqYzyF9zZfdWlcD6HCJjlxDDbsqaMYhIdRb6ilZNxeNzVRlVGtv3259L82wz5eOqbQsJ0Zew/YjcT+RVCXYU6h2UhVbU45JRaKGpDn4
vetHm8v6iKzDh1iXaa5n/waHgl/bb8JOxSRXcs4UbRJSjYtwDmYH5i5RjgU5eRg8Q86hH2TFtmX4KNf1KLEA1VYlVkfNZYNYLT/niQYEwfsCQdMJhkwDgvKu
AuVECCwrJo0pqL+UqRy/veD4UtN/YBUBgnLMmsqNplw2uhEIamcuLy50cK4U4D/ZxctH4AaPplR+pKzgHo/AZzz6ysJvl+9V8d+iGpnKRbQD5eDXTUG5XMqT
Q3k+u6agMZeAcutKeb69QLl+CcB/ZkcJHoXLVE4EKFMQiQZbgwHKWTUCgt4BlLM6BQT1uw0eXxwoB29cln8XEIRBCCgnblkw/wmgHN+EYG8GCBqfHiiXb6c8
3+Pgq2VlI9CDY9GBMmtQcMbvz0c0+5xnUPlePUA5uP3PrSmb/kPPBgCfj0sPlOvbVl7UZeA/+PT+N2w3EJTz/XOeL/815iFQbh9o+qy/KPAfPNCBoOvowbHv
QLmjHBDUYw8IErH4c14+5fuYAJ/BD5TfDwKfGd+Bz5atfL/JMkeX5fxbxSuy0BGG7LRWZgtsIFNDGwEvRKtCXY2LjH2hU1h/6KnsDTQGe6Go6FAYT5Ib3Ofc
tYjJxGJbS2kPpINkH2yn+nPR6Au+BdcKvmG/KbzCHQgl6+WYA3awTlOMobq4MpgeWH3uOrGeGO+84FymtereWU441jlPOCupmziVLtrxlTO1QMyHaJDfwVcQ
ByvC2TF0a91wcFrSd7aJyrVOi6yFM6XggBKCjsaH5igUUjDd7gKfK6oRI3Al+hUu03lW19Ku1Hoom/kKstCzXp5meS0/uTFM4jH79B5YryuGqxLPyTb5812D
Hdei97MbbZWYDbFzaxVA46yh9G3iW3myk8eGU6yLNSTzVx2jrA11fiiJqMx8DS3XjFdUVY8D48l0aDGJZm6Q+Zz74Kn0TOoQ0hZ6DW2knmHvqRMWGTyeMNB+
eQTUAxpntjuGUwV0DXtX3daUm/Kp6hXxsdYTdJP1vynyHOH5X649kb/DnqFo52yqmWUZQ14jpjL7Xc+JW8oYMI1cZvWBFwsi0dPaBs6a2jt8IftatlYtZyfm
nSI62BNWfJ87K6ezKjl+GVUoY4kuDnGjnZC71luT2IrmxevjqX7O1tQMWwhnpiZxCVwRlGBNyH+sC6e0VKGmJ9JCIYuTYkvxtsozmq5Qi5QeopHZZasX1UKx
U1GkUCQpuQPgbLWUaKDspN6XEwEm23/M6x3nXt8gu6nyWyrGVcFlsV5QP2HGu9euA+Xbcp9TLDzPsDb+nnx5zF7HEzBXEu4YQQwhVqruJR3O32PtS+P2iZTa
KSYJRHfpL+Q9pDMyVN9f+6NOa3wLyl2J2F3nJcrFnXDsw61xX1E6X5Kwd8P86G3kOWs4rLYPtPqsV6Kla3+TTqS6FhxE19k99DVsHrrYGcE0xFK4D5ZzqN35
BK1jbwy3pOzavtIdRFPXYsaZ1cPRJ7u1/ZQ1VFoAttrotZ6w/GyfGum1No+7SkyBzhcoFI0V3k0tlPes40CBaKD+QT1dsXpdc1JCXIF+dqYboog7shRUoipE
tkGP7XpGizU0vuF24iuYfcwF6xF6S1JdTTEsQw7TozDK0MG6QrWFu4H+SIZopXw/tBZXKfeidaX896QseBy1F1om6aseLr9E5DpqWbFos2O0dStB5V/OmwRn
Og/m3Ac7yp9JiqhN8aEbIrJTzSOsMy2DYwXHrxtrkknWfrbXK3H51qwFsuXm9fIB+cMc4/L3JM1eSaqr0CR01zGr1kiiLzEtYVx+3QKrYmx2t00N81KgwQVT
LGukabaJ0tXKxknnrEcsD+OSE7IVS/JYwiuPkz8t2CgZb3237L4y24GDfQvc0Y/zxtVcIcmC4ESvpXnMc9kLa+tY+bIUewcKLniCvJWfsGyQjlOaJL2j4/OR
dbqoAZZii1V5WuKzvzGHJDZSfi8fIdmZHxY7xjzLEgrmENtqhhN1iO9U+ZIP0YkKjbUDshS8q5gaNYV8s74h0U5aVOuYCnHGJkbJOxVstC62S1Sz7arsKjFv
7bao2atGx8Xkz9KdzE/Jh/MuW7Jid5MJ0Lm4GGuUQqYeRvpch8h9BTfI83Y/EqqoQzyQ97VnK+qYk2s3smirZNnryX9w/RS5J0ad3TjWkNQ/v8fK84pouyU7
lbIkDLBYJU3ITEsh3Evxa5bc3D6xGplgXqeJjWtsXZyQqdzpGF/ARFpzoyRzIad9vnxb/C5nctQ8py7hIFlZHk+nREglBfbla0nbzoSD0itxWjBCclp6Hoox
F+U3istynJV3Jwil3lIE1jY7rDFqWdUD2aBlrKWvvbX1SMLCmARF63UpmT3rrFzr39Ax+qewl9WHRH6X+UD60JaeVU8xl/BnH0q8WrCLRGxRlVdaTYSU2JDV
n7iY3yu/Xv4haVPzbXMa8Xj9L3HvLDnm22SjJCN9dsMwzdN1feVJia7VXV1J0DP1XFUd9QtVS7mQM98aq7q7IsRedekXksT8DEutWjdsy1cuyKSsUrsqV0h8
nt9SGp4Vph6Tt986QvKNkpS/kLyWnIt5aj9YcDnrgPxrtTF3FflY9orsXDs5rvEmje2CVZIvL4ixdciTxvTOa5ezpgDLkUoO579N/GFjhzXqmCoJpjXf235Y
zyQdXAURC+UScpOyss1Qq4/ymfVS7si43zdejN2TPz2qZLDInrlMo6Ci+9g8mY+Tsq21rE0q3dvUM/MCvIv4NbISipLHtTrNXdVt8kxuVcUuYkuBSfKCLJRn
kH5FqCnMFGqqYAoxVQQqAKElY9rHvZCSLbRkq1CyAUBIyTUlR0quC/nz//+NiCF/7lUoTeXjFRVLrg43VTKFAeElZyqW7FcsHTlDSy4PLUn34ye09L7QkmMf
cw4vTSGkNLXQ0mtCPl1pCinN/dPZTxvw1/H/G5FDS7dKpiqmKkBYSW5hpSX8mPKn8n7ML9RUmlLpfR9T+Hi2AlBSytK9P5+jNN+SpwBKJFBy9uN+6TMBH9MM
+Xjln6X5mGtpeT6lVXrPx6cIL72qwt/yKbn3z9J+lGZ4aRqhf+b78RnDS0seWprLJ/mFfUy1dC/U9GcOJWfC/yeHT39/lveTHCsAIX/NbcI/vrfS91Eqs9L8
gNKUwj/mVyqRj/8/liocCAMql1xdsWQP+KvM/7vrUy7/J3fgUzlK0gr7U8JhH3Mp3fuY/qf/4f+aw4eY/pdqKPCJWe9THQsvPfZRVmGlsgwvlc0n+ZXWx9Iy
lZb3z3r2fymFlNacT6UKNX2qT8Cf6YaWSuNjra5SelXp71LJ/C+dTzXhU20L+bMGhwMV/qqRpal/eqbSpyp9N6XvNLQ0/wqfpP6x9KVb2KdnKb2u9N2X1uKQ
P3NebNpGnWA20RTdj+vhHMRESB87c6gqUXWgDAxXbqB+dF2nJvGPJEugmvKtlIq6k1CRMGOr5bPz4kgX0cXaTF6FDIPjVE3gg9hZu4HeKpPyT1xX4AngAbQF
dtV6mLkYMQc2aqdy7yy7kObU+IQe5Bqwi72f8w10gwOhSlw7ehLkqFZId8V+ljoNy9UX4ZP2c84teDvoquQLywxNd/sy+EhMcxI279EY+HRqem5CwTznGCrX
epx0w+OQLrLNaC84RzOYqSQOktfgv80KyXpiGhK+M34BMdxOaqYS3eCcxNcF9y06eiZUVfV6476ELEMT/DTYk3I5brIhSDPHwYKtBQucw9Be8lAPgw1jPGwK
N9ZGCY/tg+POiC+1ORudqnFoLrjHNx3a5FzuugMuQgttkbnTXFmJo4jRtu2ul8qdVha9SLyGC9Qb4A3wEbIrd8aiIQzsZVICp9akmIpsLL+OOskpJTewO7pq
1OYkkFqhSHFJbAy1wGm2fQP3jxsq1MUWcSuxDPVL1VDmS7of1hS9S2vgijlFWhobCOdBPrqpCsidllvf3FFx23WDOU9Nzn7ryIOXF4zDfowfpEnTvpafo8Os
LN+bTGRMOAaDmnZkMRdNNQWjqM52N3ku8xZdUz3SlV2/KfKCi/NPYWluqnGJ6iU12Fk/Zwa0Tn0aeUjlOi5DGzfeNcRaqqy6ZZlTQ7nOWLXzppyse4q+NpGq
B+3P+2A9BL/jn8n305HKfU5Q9SapreS12NlxxJmRNw3tDj3PjIVPGjugo3SLHRkCTDdVro3rSVdwzmS6Y9PB+lwlchhTwEVrj5H70OGOzvpH8mYsSNVVL93E
ITvwtKhEl78g13nSPIFsJ4cSBqaFLzoETydIdAp1VXURXbzxBLQFvcBA6j66UKYbeCoqHMlwNSfM1Mv8Rs4e6My0hDgP3LxRHbQVFZmjIdvWuaQ8m/CWbJZa
TN+wpoCT5HheFehGXM+oU86lSBttetwd2xZoQXJBjXYFqQ3PUh+gQpcCRaF6aDu5HT0JTdFM1YQ471EtyFjkOzRSUw0uMsyiQE5OHdG4Ei9HLXTuTqpveS8f
GP9KnVX5G+QyjGijmETsM3jo/2YtKtteXp6t2RSUO7osG7ApKEsLEBQDHhz9/jkmiM9z/wDlMB+W76tetqXwc0yGwH/0LyifncwUNJ4fUCYTR9lcEcF9/4NF
uTMFZRQIboEpG+H/37gnTeVwbQHlsrebymG8KJsRAiiXH6ns9SDTf9gPziYR3JL4X7gSy/Yp+Bwbhikom3wwFoyyOcRMn2Hs+Jxdr3wuk88xzJXHaR6cTRX4
D6xZ5fU0QDlyKp+x9fN8G6Yy2SpM/59WxM+v+pk+wzMI/H9YpE2fZc4HyomNGnB92OZu/rjtiuzviwFTry0fj57ddrP46paizYDp/LbT2xdt3ZI8phAwTfV7
NgPAzgWf7oRNq7Y32AYVtt4KmOZuGbl941b9tq6FGdvqlJ5dt7277wxB7vyYPoLEMAnyWp7G2Hyuhng7LcTzxJ+W8lC32FodncjeEaukVDN0dC6UtaRQb1V2
W0L7Lbz3JyKwv5uh/dULsJBYObkBDquXbLmXEmjF/RLsnd9O/B5bJV71RcDTSBwvt4f/UzbZ5C/6Y8qp3I7ELGQvvZzr5NpFDfW98GxP7YtdTTNRnf23ZfPB
7phXHQ0DTKiltv+Rt3vyTlivPSUtFrRgnrCeM+I/GAJH1zv8AsbG1/c48AOuEENV91foceKJ71hyHrPDf1U7ST/csAv+Am4qfxHSXbjkuyzGOC6ax29J89g9
x8U4cbW2qdfoGWqcmTLXI0187GmUrPO3N1TWXDF+gwaOhI9TIjxP7UfSwryHkyLSh+B3dWV6sgVrqf+dXyjY2uG/RrhqWLL4XPOG35/yoLCDzOi7za/yuwpv
G/SpPZJz01O4Reln0wt1i42Zlrue97YLaYD/OZ2sb91gPbZJyHDGNAwxDPNkw380CqzVb2zdmfvYMXqLy4g98C2glth7JO/BLNxlQ6HOoCtMIZSZ7tPcbF8V
pnHyUOpXfR90szBe8QP8lb5zXkbyRg+hfAhVta5x9+MzC59ziakmfId/M9vU9yJ5lq4QX8Rd5wD/e0Zh/N6Ykxxiqm7abIopyfVgiY7VBehoKqP3Dmh933Hb
5GMFQj6eFFUtjYv5bH4/u4pw5t3SbsKK5eeFppDABEq0Lt7dF+XrjsmTR3C53rOFD/xBV/r+JvkX2GlkHjWJkvKX4HlZI6AsaayjLmmTx2JNaN/KO7AWJpRR
+rtsP7Oeb8hbyBVwJYRWBfZQOvld2XKLyM2iQqVvpCstzqTAGdZ7RWPoKptIP0nsw1+UN7bMzg/KHfa3unQD56lBzom83xqPD4XvuCqpr7AtVM3o77Vz4UOq
LnwPrkj/a943ih8lD5iLSshuUV2x6IhncPeco+o6xDecSN3P+52doA2sh7PZStKJ6lg9pW2vGgONVNWl4vCRWbedh+BMebjDQa3WacE7fIrmS7gY8aI6521L
PWS3vYk4Ne4hoyMdcN86oQZexhgGK0/xO2mF9HriOF1fZmTmSEPgWFQbncr5qCxFLeSaJQ7qwy9QfobfuOxoL8BnIiCbylk9+0crnmCroJEVALLHitebMhXH
4aOYlj4OxzIv9EOos1iSJ2/zJW+4VE50dU2iNWy43QFGg/3hX7iY/AjZbXUkqZAThoOaU7rA0dEY/cjWy/4dPZQ5NH8DUl0jk95KBPiL8HqqJ7yLydEeAwvB
iY42jqliYsFOaCC3m6jCTLNOU/ZC3yBLUNghJTvgt/Gj+iy2NknTS5yPEZ3rrUamewzNBB3kLVddNgNVRcdziXkgqTVFmKJNtU0VgMomjUliqhicZ/1vspsU
LSRJ0MEpc3R7XcvBPXAH+JtNx8yVFQOVT5X3JJC8bX6/2MC44mecRxOzaB+xnBhHN3c2JYYT5bCH/fUJ4cKoqq6hbh48BtbFHmFp+YIwiMpQP0WjPNa4SUnb
iC5IpLw+pjM8jOItlQgPiLoQbeAMZRm1IHK5aic7LUcFF2BThdX2wHlCC+lBtcp62bCO2pZUBVlZQSkPOu7/rXbMcPld3YhBmvmqWfg5dhEWip91vqVOQh9y
QpAkPAPbSNVGarFptDX3OGPRnGG6xrY2VKPz7FsUS8FKiF6zhuiFdzHQTGD7OkicZnG1kx7nLaRmUQe8mcQI40M4SxyI7MqPckSZ+5vf01+pLeYN0Er4B+Zr
rL9K4hni3uR4IlynZvA6Yg8tw8/Q6zbq8y/p5iwawnXD+mufs3uhJXzgDKihVEEvwR4TnckmWCv4ANzEXQ7KBwiKrCoLC2X6rE91GcikbSqZ8rkzBH4lv4Jf
llY29MOzaBrOLbCY67n1tuVIAt4gv5LeR1UVXujjyL5ENXggddtaHfyQF0I4Fe/YP+iZMMDqxEA97BGdBW9HRealcj0xnSJzV6hvSyJ1a0GJ/gn2R/Q+dAp0
coMfHELanNMkjzV4dm8sBgrVfqX2coX2KHtzuAk1ZNO3NO2Up9Y2ZBum4hUcDZ3vjOux2/hi+SHez2F4K/mQguXc9GQ1WcekMqUCHy26KUAoEGPCgKCYhr9t
b3XtdOdlR3GVG4LU3At2D1KUkKx4p9oqe4L8Hh8pa6McIw/UHffKPUgosd45i8GJOcK3dHpsOWxwf33XJ/aTkVhUqkQr8sOo+/rHjnBPevrgtB5QPeQhNRfZ
6Ep23tWsrH4G7awyOq9zlQhD6h/uwLnf2+SqdBH8wT2QVipby+eJnXWBdaSGaNXM1OFcfu5sYjMSGz2rIEg8rj+/P1l/t8vNXEutRrI9eUZaOHtMWMBleCt4
Qd8TYxwdqVf5rxiLnF77DGdz0soep5vYWAvgfiaMZV+JiL+GoGQvkJjnrLuTJ7CmSY2jXc+hser+1Dr6iOwYHUFJCt/EXfAcci7kB/B+bxdfomcidtG9W0CR
g7I9fAj2m7eBL0zs4kY5XPISR5IK1XeFeclxaV7PQNcwd4pfYl7v3+aR6wNreER9ObVezGHa+5uJLbC3Qg1VED0bKBcrCnwWExQMo/WvWUJbaxU+yjEXXqU5
gE8Cd8q3E68d4Sln+DZsO/UGbZ6rt6G9O5cAoZmqHb4P/nq0hPwGbKecjiX64/0VDfOwGPG1sRV9iQ2c2Y60JccecVVDO9BhyiLiNXcNaovLnHpmpLBUPQOa
7a3sk3ky3HXVoEpnGJtfWdNKfAPfMxTRc+e3Na/n9uH7hGOpves9N4LITd8P4g7jBcdBbhUf6akmr8/tVS8QznMTXYlUZ+978TA8r2TcGgesASoBDYBWQH2g
JxBEkv/opWYZdqn1hdv1vfAGfFXrMaNFlapJlH9d6xE8xVZDvoB4pRKIQLtPMeJnFum+MjzTbdXH679quMVepv77r7ezlkihMXRJahNPH6Gy6z3xULKFEOFp
hhHCdtdk3x+up25rVj1FazjR2hQfh85zUa5GRCQVOMr0VkzEmqlHq0HGZ7vLQVgLWWD7IsFoyRm6G6mxf9BKqZ/gA+ZyMIh/Pdt1eU/0Et/GNZXao1vLdYNd
7EW2OdjRfY8+wUoMh70cVFFF80spgAwXfoWrmuuqvEoXEc6P4VTMjvghuqUlcmkCf28LnDclQPuZvVYd3E6epGPhW8g6zQRuKCZTbiBiWAUcpn/IOUlSTsWH
cHlwQ/vefII28Pk6zt3RNcKLJl9PxnRLtXsUGcpo+pp2VGEzdCOfZVB6rPB8Q+BYE5/dFq+N25FTnimUiq0hhpFBkY9ls3cC5doJg1sOy+aBBr6CftKNSyoy
X+OkmtPUcuKUY5r+Vw/OuXGVcfKyUNBkGAHtW9HDdRceTOuwca7z1k2SaXSO14CkIWuQxbwSrqvZQx0WAi1Es5E18CPlRLwGkQfOo+rbajEa4qWay16Pn4c/
yFoiGsirSYjneAu1lpuetBiZx69nR+j3W5tgWYr38NdCqKYXZXDEqyL5/tg07T1MJv0JX4H2s17S9dcMQXrbNqC06gZ8WbM0h9EqTaipj6k2UB2ATTJTd1Oy
KQjD8j9ksAqcxobRhfRAajtiQGA0z7A1IVyeKA+x/qRIr77H3pCsmxA40+uF1pGvdP6MnIeX66eBY7mm2H/hphEoEBO4Odp3TGe4UeQK/Sliij5X+F1uM2xY
2YxfwrdwZ9IWrC3bNzvVNQOK53vrjtlHqwLtY99QPytuQK/pQqqyZ7ihtzABCpzRePXz+dc4KjRQgVR1XSw1TQiCX/vH+/odi/cUMNXg57IHxBgJJhpAA94R
ny/OY9tYK2sk6EVsMlN3XWcOIcxUL6wP/Fo7XOjBdEEMPJX7Bg5N3MG80fZzqqjAHu0L6SG8EbJM+8oDLbpqW4SwGK1l9G/VNR0/6cNh0jkNPigkiuN1M1hA
Y/R34YrlxXQ8sym1u8jQT5nunmW+d2lG3YT0nehxbJJoFmu6fxGmUu2EaE9gXya6K1Lf4sPxE14HUcSm6axCmWzhwWL/lGfNKD8WRZCYkEYGd99nmxcYdbO0
upwT0FikHt/Q+Ev+JchNhJkvug7AXVMfkNoSffdD0hesXDyoD2Hk3E53pK4NEsn/AR/VStQt+EWFgfmeUutcErqRUof14aqiB1yjHdtRVtjj9OuqiOO5dnhj
qqsrHublLZ3PmPe17rgIsL+czTuU0I2E4xry48HJ4I/cHDQVPq7rwWNctk1tXMMzvMJVk32Ye0+MsT1yHtdU5X5hCtywtSYQAqhNNUzVTJCpGiA1dQrGBfUP
qb6VZLvnYGPcRs1a/UFqnn6oKAHXgncya1EdINYxJfcARMCBvddLawfzTa3gTrN9iW7QTyG62cphYP5LKgtcVQuagreo2cZivD83GWmK9iN4IY97lMLIh7Fy
523zAbmq4DHVkU+UvVRG6kazb+1HNwbqDI3YI3QzajnS0xOmv65NI7rBgW8XFiCxOb/DeJdr4O8uGUbsUZfJlvyvGpJhGMz8kVbP8DVuhyYgD7nGhpo4TSzH
vEwUr9GtgpMwFbRf8EAabo66jsIqtfItDRWFq9wqprMrTFuP/grc5tOlVCIDV0lqYV8wnWUb2AHIaoOqYKv6ies19zP8iN7snEDXUkTJq2VF4gPwCG415yB7
xNWkI4XTugKkllzUr+Jow0v2KtKE6e/9gdmnCDeO5Uchh1ElDSqz0E1IYO/XVDuJmgzX1dvYYm08Z8EaSMux9ANB0PFAEH7uslYfgKARKkp/VdDOQfrzw4jb
aLHhDTKMHus+b/Ay+tSWio7OFpCFX+ihuBhwEd+dm+SdZPjN+JC8oFRTNJrHdWTGatS6Gsb20mL1WyZwFD6rdhNtaw1Rd2A2EBE6lXIp2ldYY3jDjxQGEojR
SZxnh4PN4InmKfK64H63TXlD+gpiDOvZtARH1cTYq/QvmWOgjdIU4iumK1ifz+OfsW24eO6GfBy8h3u07gb/m/o8s4UbAFfAo1OamwabppRiNXCT1BRnamcK
sir2j+/vHa2UvzqeY+fF1/YmXDd5gbYw/zt7JJhHagvSwNqS/cQEZ+A6gY9IMxZLcba68go3mtwBW6hy4uv89Ts3vx+Xzj6nluUediyVr0Mi6J5kc2yK2FKZ
h4XHtch+rTlvAanbEp8rUZamvCPetxXqzmGBqxejaz3CjpqVK85S54jb9veWhmXMHDRcBCMQxQxLWIhMqjvXUPXZqHoln4f4fb6JdiwhQ7TS48R3+G70irCI
36LJ5W34ds1IMBK+S34T3YPqwKc46mqeuSRUPNzB3Ir4SZPtUtt2w8koy6jVy6nAZ28gaeCMAU32XeZry2fqphHduAE4mfSUu4kJnmwiBn8gbFHlU3eQlzop
t4fqgvxIPIUfoA/ZLPVv5oVOr3QQ/FTZhr/KbcU7wenaCDUpB7COeKK6uyqwffXRZWBZ+Fq2CG2guaA00+lUEGtf+T4TQFD2urLthaZg7G7tiPPRz8mm3Ct0
EKwtqKQ94Rpsr4FVpxuDMpyEm6jmSi4rR4Goboszib6eIHX+bu+DDLOPdH3kY3oOuT7iVsyDKD8eqHGss56WzGMjJb3V76m90gjyLfyePgElIj0sh4hQ5V7G
CN2g0rB6YgI9C+Hkk3PsMjutlA9UXF8a7/jV9UDxB3HWuiMqH+oNT0QGwDWcHmiUKxu9gmSr7use85BQHR7hSRdu5qcoVzvDS0auOkC1Ei0dBaoBNYGG5a0r
/3V8vLO2bDgRI2XsLzXPiFpEd4qQa+V95OHKiwSmUMU/IdvLAiX8tZJJusfmyY9CldH1mnHw89wyVoADZhpvuK+8I+msut8WNyt+S53w88aFNCvA/tVCC/Ei
f7Hw5bquRbHCxqQ9jl3CoI1ZeCZx05MjBlpL6lB72MfkaHCP+qb8B+1e8R4SWFO60hWgS1QXZw18vK+lrg0Nu8swaP4NifYJtTeZUOPj+Ev0m7hid2HqF7o2
6o2UVN2fryg8otZ4G4ovDRuos/wi+jKWSH/gzhOFhtk5KbrmVEN5S/sLxS33Ic8sT4yhOxFofVuE9nbOInnn97WughdYlVBJNZtNYe/JjewMdA/n4KqnnPSc
FzbzKCeLn4JBbDf/AP8kMVPgfDfreYpNhpH+zXVN6W3xjp45XpZKQ8L9Q/2xxaHp8drAWh2p7u09p13iM4KYoZ1eUtQ2JYgvWHCrBBA0BhgQ1NuqLN+z0vNf
0S3oDP8tbDbajmPh3twy+0PfE/8y39fGhNQ410jfRuGseFRZ1TbCXcH4h/BKgFi9e6Ojv/FXpg/uFhHxPNpY1Bs3CIFeatVssySw+hv+vHMYeV1eiUKxd+g8
4gTXhBymTdb5xFmFm7na9NEEjGtjm4b/SIVjLcVO7lXOlioN9lrmNEwWGvpO75juO+gYzJ9WzxCucbuEbEMEvFXcwF8RL2NPuS5Jtx0ZnnrG02J74BtgLdAY
iDI9MemAwcDC4Mikv8lSsDR3dcLN1E3PNH8Fz0C6uQZQFiWdjBtEFCWEUI3oSg6NIrBlmriPq0+36NWCTVMsVjY0wMvkI/3X23mmfcA5IYltmnhbvZxtoAfZ
leIDrL2+t/Ad0QvSYjrXW2l3juePIZFUSL4LG0QsIg+5AxEb06wJhvO2PeA011PDN0KYB+UCx4vliuNwolaafhzLE08aThIFTFDP6L/1NuHWxuhcfIynCbcX
6cSMxTTgl/wGOAP5SbOOTzGouX3x0/NVtDTvOtRVkIMt+O/4H/kp3EGmlfUId82jqTmFbg8+wHpAgVponuU75wVRcIXiRVhL9y/wFt0DHScmGb5OW+eiCKxg
fsoXYireV7tJvCMmckb5IyrFsxoGknpxZ+goZSx9MzXFe5S/rxMRyL43DTHUR/ZRd7BQzUE2cLZXO7mG9z0X4jmact0xS3eEXc+UE5UWCIJ7KS/iUjBP87Lw
RCXHaNdOV13jfFISO0u47Y4zWPBmhvqYL9Wtj3W2ofYm39FL+KX+ZH5Z8ubUtqm38SH0RKalu7cBS5ObZ+SM31Dsq29RstuSA22aRxyNhR2uVeo4Z3N2uFMO
Anx/d2vPM4UTzsEuIhGCky2m8lGMu4o0Zkdww/mb2FUkwp3LDi0YwSHcfjSXq0G1c/hlq+rVI7/zJ3i/VD4WCwtRb++iKLyNHkd6p/rpmnA940P8pjACWAOQ
JeNWLVMFIMZkNKWbyrQU/Us6hfU7JOfpQsXJboU4GDsBL3B0x1zKKvRvaDZxh1JR38RN1wS2mQv1jYYLfFPmnqctf8y3FVqp+AwXb+m2jXsoh3WgahTfiyv2
dfKb6OG6Nu4FSEyqzwsX3/Ptx6un901tayj0uMVt3uVMU+8KY6w+cM3qcO16wnVugmaGlM3b7F3obkoEohAe0125R56n1Fj6kKeih/ON8ZWNFfsLiV66P4zb
yTfzr8O/TY1IbiSt7m+eWuTqlWwyvPKqDDpd3RSSe8Seo6uJNZw99TR5G55f5E5OYpl6OBKRQhhD4K/JDdwR2iEE2pESCr8Qq9EefS600DFVFaXptOllEcGS
1qjUW55WqRb/Hd3mvMterTBA7Cpq+dloZb46bHf33TrH2L8wuzC2+BbS1PdTk6feTBEs+InzsjOKI5O1W3RGPR6I7puADDKeTOmfbt5alZ2WPrcumPYf4jkG
x5cF09HK9qgtAzvaUjiSGp3cy3+cey02cleLbkUX+LI2m5VYPaF+ft1l3rfagVS2+qX2rW4T3lqoLrQvgrwb/Lu9VMpQrpn/1mbBqymsm3ZkS6B1JYw1w1Hw
H9zv4nj1rCJ36mjHYPKDUN0/KlVpvmB8nLJX4IrbCtXdh0iZ8XDhDbFV6i7PKG8T2Wr9CHoz9845S2XCRqV1S71auMK3iZrtbZ56LW0dXlTYX6t1/yJ8g6nc
I72dqTqiru4T/LWp3XwAUJfoXlEheqAXsDjkMzGgSz/fGk/zKmNLb3esf1p6CuK7RHnp85IMgjImEHfji5XDyW7qQLYBr7W/GOH74JGirwp7+J8ROYXlRPf+
66PiO3nisA+eX+npyQfV74TdK5X6Tu4J1Fj/Ll9/ZQVWrbjthsUb2hsptdh5zpnIIqa2fo06cCx4aBmscTJqpE3+cJtCrxEGCYFawgwknRlmnMRJvQ10i+QD
hCtcEI/bv9a/Pp75mrvOo/wgvCI+lThnzKWfixeUN1FbpohRiQ3134oPHVPZWTzM+ZjnzIF1S8DKIkjFUSn4OWEI95TbpL8A32OasgfYQF3luGc+947aJQxG
kn1xnnlUUyyeh7B0YZHxRrLdK1PvcI8V+kDLkIH+Sa7uhpfUVsNZw2TVW09Dh97ztTAk5XhqtHMtnCEeK9yZ0k3YjqQQHerOLbrimSwETntvULx/lHGXoZEv
XNgoCt5txiBPXlY0L+CzkbfLjhMbaI/9K7WH+fuFNRzOTLfKNz2jWsecxMz1HqRNRC+kYkqDZ5VhsUdfuABPFq9YV4t33K/1lcQZ7lPkCO/j5GrJBzGZuzHy
ipXoq4mBZV2qzXFA2pv0AaZOjChdbxvuvITXVE4Vuqhpz2zdAm6psZ+wUSuBthq+1jxCehjUzq5YmG6DfhH0lj4ifq3LE6PQLrpz9JTcTI3Utx95ZNOmrIWH
cYeMJa3QepyT6PdpCcODwiLxd1cTU1tTNFClZPxqA4QAkcDy4HG4/1YbK3nm+Rt4XinO+hd5u7ur0Q/1GWBPx1NpUzAOHmU/F93e3JQOjPI3L2YxLqXW6S/J
o5J/cNTn2heWyYXxr/a1xlBXzepljgqUn7kGHo4hhWgx3T2GfmC4rX0LZ8vb6AhDiJPgTlmuyvqRB/X3nSnUDSKwTxxOrnYhjFh9MNgk5zyXtLbIFlhPhFqr
DCO0nZ07XHNsz62hwguk3NiEfx65pw6jivEz/E1iqSHeOMbfQ5Dw1fRqMMbbiL/uijJstUbw1oSXFGbu6G4hbuMey6viF2QzqVvai46Tfm290w0keKi7thi4
tk47VsmVXBS4H6pnf6n63nXZ0RWrbBxGxArX86Ywddn+STXpeLYZVdkjqxanbIxUEg8hTcAxxA63U77LgCtjmZ8NQ7jlrt+gSvQEpQRfiJ50HaPVZG0+sCeL
xii2Jj3JgW46wKZxvytpQ7kt63OIXAAAgrK6A0F5Q/7WFmfoLrpvcvkl879Q3O2MFLPFXGa12qiZkAxxCe5OwmXcx1wwrKRH4mPM38lGQu+wD+r78Cx6KhGH
vhG76I6qN1PdVMmaQIzjnLyZim5EW0KQD0JOYbdja4ENNkXlraZqEH/oJtqu619gXyFfF2TpWyBFivnqzaIZ1fjNdSs5tWAR2ETtJ8O521Sd/HlguO4wWhU5
mZpFHRcX03OSOttbcdXdIvP1pkgmR9kLPMZ71JWB2kBLINwUBsSZ2gEzgAVlcYoE2I168BXJInkWWidplVlXUwt1su23jCQX5D3JscbbzHZXy3jHykBs4e/E
Ykaa0sd2TBzNfQFtz/yu4LMeDR9xg6iMnuMVqT7yhuReKBHMRabZzf4sY3fNkNT45Ju2WmoQbuiyMWPWTnE+tIZxkK4fu10V6C0Qzu3OzOMKqKjEPu7OrE91
AQ5c95wqNKEb1B3ifcLiKRNxXrCnBqk1/+h5Nkd9iLVSv0vmYX1Am/OaZQUUx8Ym73RPkmV4L2L7PFMMFLaea4+zlDW7s7MjfJjqtZFDwt0rNQOMw+AC+op7
vMud1J4M1HQGIhaiEZ4B93ale1KtIxWN7ZO5fPZkmp56pzvDnQT7FuZyQ8E54rnkadRxHl+bSU3B3/GH6T5osxzRGCL2oR47F7G4K5y9S4yGO4m/M3WVBckZ
ot0eyNIS562GreI26d7oHMy32CvsJ7ic6JTBcVH/JcJD2VwW/8Kmr9T97rqrrhQxQboOLuBV4DU827Es8TY2D3frvlQniwupNnQneUVDBazIfcsdq6tCqbgf
5Ah9gQ9J4bB8lGV02tNJ3eIDV5tmI6yiATERfo33o7T0ZMVRoiJSEV8ttOAaGfOTfhCGWJrr6zjjEcjSQNXDWTntojAHHcY0yWstZgt/FMzhn8iXqHsrx1Jn
Xd/p1+JdbHPUqzTV+VS+pX0/OpF4nHKFTVO3J0YiC/gvNetMKaaIkjFMDmiBiSbQFFm2T9G/5NfWXZVuC58nZ1Hp+CmxkztCRGTygofKldS3BTXk9+EB1nww
sDceRNvd8Y1GIBZ+JDkOu82NYsu0OP3LMiE1PsKThTuSmyUzqTmSKmI2eclvEOrLryS8cmbhU30d6cvccecRb3VREJ7olqAyfpphkCFQ4z7nmUi1xI/x/UQz
P1Y9yjtPDHzvu+nV+FDPeHQxm0ED1HfUT+7PrvSUfNxcAj+RVxSH4hjYTfeOC1PqjT+AE7TZ7raFj5JlrqEsn9absKoZ1zT3I3GZdpkQJt/BnuQJbC3fDdzP
CJ7QpOPuoVhgTouVc5XvdROpqgiUJ6EemGokr4CjuP6Fnegv9V+KbXSNxC6+o6ISm675Rb9kSy0xxfe9MXbLW10unazsbNhaVMUwzGFkd1m/Yd8VNPHk+Bbg
zXXzPM2EF0mBz34Pz/e8q/+wbmrxMfg33Jo/M/UzfDnBmV/K5+EKzmb3jxbbmLXwzbhBqQ/V9dhe7nx8mr6X5yRu8pgKF7mvFYZieUIDXl44vRDHnol3bNct
Qwo7eHOZ393H4Qv4ODeJi8LWZL9OszVwFe4yZaUO8u+RbfR1NknMJi6DU70GpL57CdE/pTFpEtcJM6gZXDhrVKW4p4HHUgd58pl2+Cump81KVTUf0swAQfii
4Q/1LWw5G1k013rdf9I/kJKnHNL188bgrFiRr4f+IQpFEVBbzyZgDjAZSABiS/76AK1KNLCgUbb/Jq9byM/qepoog4NKYzXub8GbltOO0/lQTAIx3eVznSSf
WROZwH6pib+j2BVJ5LuLfQxddUeEFmwZbSvg1+TkbDw7pqrzOzEHeUvP095NTpWd5PeSHvwbeLmujRii64vWsPn5JF0f3Q/ECT4C/Y3pqQn0i/Kxc+gq9HVV
X6qvMwYfSvRGA8eLVSQSw2lfOyLQNZjKtcy9Ew9qO/tbv1tg2aM5JYMZwU6YR5F3GJWGt1oMDRFcPIwX2l3Jr6QxVD3yNdjWekQ3jHcSEba90gPMdB1ErYbn
6bvS0YkdqGvO7mRgnZ1CNUSfMAsLfqNhdCJ3nc0GjVglTinGchTX1zpYW1eXrF3BjbX1yy5UkNmrFcsMr7Ep1leGekYHvKhw4vY4pyivrepKCroz9jEyKR6D
H4KbJ1tdE8FAvaiX+IKfLM5y3zYm8APjrotW6j/7NAbnmwtui/6cTmcarKXNmXBLYSQ9VRzKDnK+1bVJ7Zc8zBBjbI4fNn5BRKRM5qKtTtsZrja4j+0oHNSH
YwvZzlh17AyKIVo8RnEQleNbyUCN4wXkVLql9+F66mK1f6UePokexSdYnmZBOAI/oTG8j+EISiD18XtAAnTbBebZhBruP5AC5AP9LaynY/N7KO+gGUYdJzox
vYOqLqG4qu7fkbq66dbH/HiEVKntNRLSMFBP6F4Rj0yMabephynUFA8kmVBTTaAcH9C/ylnbWBUfzw/nm1BabBO3UbgHXpW0SjiT1FYVRmVqVivO0EPowHkD
R62jayZ53dPwWOZ35mdsjfU/eDcA+bST7cIslieTiegF4irHosqkWbKxznv0SvYcX2CA4N34DNkUzgFdx+7CX0RXkb7CY7jAXhPHpdCRqGQ4m1moXsol6Xa5
AtfNRzIW7SylzKqLEdWd+V7kBbBcPf3PI41t5+BtTrvuKtrOVYt9hAEImjzX1opJUmRYqztguBumcC6jB4lH0WwkTPcgYZd8t3YwNorrjx+2+6Co2AFca4NZ
3h0LHPGXS+rTE4kfnfsVmMqX84FuS6zNx7EozTBVP3gD+py+xTRYdF9R6OqsqG34BX/v3KN5J1whWnAZeVXpDshvjhwmnJ8vDmRFYYrzR8fC+GinR9jO7SOi
rYH6rsDPpr3uEcIMYSnygD3D3xfLXKsyBeWkA8rh5isLmRjM//LPo9thZuMx6jW5jW/NnnCQWBvtCWKS4VdtXyUC/4GDTCdiG5HOz9KMoKKon+Wn7BX5ZdRd
bh3VjJEpOxqPUS9sEe5dlhVIYFvvlBdrBWGs9gMkZOMftiIpwbywtpKfdr2hnkuWbhzmPERt4MZQBQktVPMxkzhKdZNJpJ6Q9+BB1CtFTRTmLPgYdDs+A33N
XxMaUBS7k5yYdJX/xdyYXyz9xtoFraId7JJTk+AF3MyEZkAzQAFUB6qYEkwSIByQleMp8n9Ho7DixGzwnkNP1tFkQt9p22/4Xv4+d4j8ga0AnCHVF6QQs+yB
qdjUV92H0V5yPXhWrZXFc6waAMrxsv3zew04mvs574FLR2G5S7kree78k9qNbCMmTHEZGuBcJvtgy1VrtHp1b4hVvtH0BCPkFhByBiINHpAoeDRJ5ljPjOS6
0V8iejhwrsIoOMcWRz/tAfE6GQ4vQBeog/gr/6OWpGlbafqjA9GDVlGRgfcXKeIJdBZsY6vKqbhh4BDuvTUZ6UfCzimO4dZt1k2KKfYf4Dj2Fgu68iE+H5A/
VEmI+ZxPCETRTrXJ7HtYPbHeesx2WWG1+dko9T2wQ9IxFxA7VbkflIIDuWzHt7bvmP7sbu6lWFvbll7HcUI38++ZCPujoZF8u6uj9aRiElgRG+6pqYggK8m9
QjOoMR04Aj1BG0IPExdSX0A/EqFEIr2V/s9svmXzLgTnNCyPn/ivVOTZWXSoajwzUzbH+od9BnScW0IVsJxhY2KeeT2FEPHcTmrg2j+gLOI4LiCo+7h+DLQV
eU45qU7SW44QtRNNItvBiWTgKIFlp1iPZKdaB4UMUAPEHnV/V7Z1NhRFpbs34O9cudw4x3m0pRxzAGB3uhZ/Co4kVmgfS1+qruSeoKpujFPXlzdWDTevyWwj
hWCvazSznv7evFYnJofwca6Bxkouxt0ZeuyM5QZTQ7kapqpAFJBqqm4KM1U21QAkQLk8sX8e7YmtZr1iZVRqO+28AV5jBmvf5bG2ndZn9taySGK5pZotzhko
1wrW7VwStQIbxKzn4ze9YQ5nl7Oq/9c2GNyNHU/rDn3hScLn8cf4Y2mPDTHpBmOzxGseQviZYzz3+TDDksLx+NbN43X5WEfXBv9lOBDbloMUeI3Cbt9p9gz1
Asv2PNMH4kb2uEYJHsds3wzjfsHja19YRxdEd/9HL24wDsTf0auTZylzhG5MT9TEnUbV+BDsFHlJO9k/3VXZ2xPSg43NcnwYXzF7pXge3IjOgLpCM2s90Ss1
r40gWRWEjcbkwJzUftY7CcTlfuEa0didwW/GsxUkpvZ/n/r9tvXeB55kw0VINEDJz5kTBghsRYf7b4tpvs7kDWeu7UzhYn66M7bhxfzjdUelFaap0g/FPSsy
uObjZ7xKd6BO9MaYl7rN3dgw03+MHeEtMC4QgzCKlMcqGhwzBQTh9A3KOn4Sjs6aT47Nt8HFolYBIJHkGO2alBCkQNcuL4kBk+P4Iu5LrC5fx7NL09G7Vnwh
HmCuw409Ev1Wb3/3Lu6a5itvtn715sA2f4tvD+ZpNnt7wXqm0PYVmKScgqL0UnAz9xgXPa114eBY4S53kHXD1ykP8kxbVTuef8aD6j30Ibo9+DPa2OnQxWfv
ZHfoF/rbGT6IP6bhQkd1P//zVMozCplTeEfddnO27ltDZeSmoAQqmhKAGFOdktlhNaACEBV89PpbW4ngRe6hcq92h2d+ygr3AXqssQk1yTbadZvZraaj73I+
+694oEY1L/exd5A/XN0GHu2paMmAe9JBZuH/aM2p2FoXhg9SFOXUoaarYuXjVSmaA+Bq13nKRKTD9bVZ2mV8kjNVlFLb87XUK0LiTGGbawLn+xu0D7Ez2Gxw
n/119gVHTe3PusD6PB/+VdcCq1ow30LaeuiaI2NsQRHgf/s8h2Zon9jUYDXKy22CXql7CcVCv+od4fW5W7FI9QjrFEdd2yscYA1ihHakeoGotp133rPNRlL4
erRSXOxuid53ZRZMUAaWZ4j4lP9R15FsR02N4woURDNoBZ/H7tDI887DtXO6umjynQo3tDGM4No53Krp+kR4LJKKaDTjDXuRIdoH9Je6ltgbqiloSr4GDdVJ
XN/AXwqv1dGkIymwz8y3nnbmMc3pXok7iFSuOrmAKZcv3RQU52QKypENBB3fyrCRdGDbi6K9PoOxjxGjsJ7aTH0tPUNUYNiScayFsA05kuRMuMNHUfXQfvxa
56+aznIBfUtpFCbdMWSl8z05z6CHV5CN6UBNQQe+Y+sAR+37al1yhih+1RzRZOCDsadJg5ldVE9XDDMD+8V1gd/BzVJEqHuiAtXIlc0UsPOJivgVTSKcmTgW
/o4Y55xPRviKvDWE0fwYt8U8e/kpez3bI/wH63nDcOszOkw+QBINZhumlrSt8abpQLipt2kWAAGxwXqdf/T0Q2LV1ovyGF01lLT1QyPRtg7E+gzcqVytgKlq
hFYJOBeCgfjNF1ArKJEaZv+SuO2sQdOydKZchuk/7+xLrHaD7FrlY9DJTWfbIaeg7W6BkfgU+u7IWLbIXNnfn/kW3KdfxV4UFioveKz0Xc0gKhCbYaFTQbt2
K/9IbuKioRPJN5hATeE8TbNLU1sWtElu7n5GhG/pgQTpZf6xrdclGKcw/dzXkTOeD+w9/te66boP7qkus60v/cp4JumZr6t7mbytGspViDfZ+tQYcD1JIMeh
J7SVfGlfpHbAGlzGVPIFpnyRqg7XJ1OYEGQystxeWZVSLzupv+GEq2dhx8I0dHRxDWI4sQQFxTX619g0n497I47DlB49F87rnMXeRylNxTvGL/R7fXfYNvTo
1IT8/XVHGQtSf+EZe+BjTbQYdKehDYbwQjs2Q9xquJlapiekqdwVwTI16HI4m8rizPrzfIQo83diaXYJMTX5S8tNvoFBa6zp3yOGYPv1XJrRkJP2xPs0/55x
IT9Af9Y1BKNdd5Ed/s1CorwJrMcqeb5RrCx8ntrDH5jL73QcdtL8YE13ZBszPdulu0K3oArsjXxxHtj/gZNxtbDtvgf5o/iZQn3hV7J1MsUeFibl/rQ6N+S0
dip6VjyNJojz3EPX5vh3+kd473PvdVm6JgXZvq2WbEoiHEuRG+KKTNgAvli/OzXCFG6qDmCmmqZ6wADTV/9jdwzOrlD6qe5sbKxvfONZiI/2zEw5lzZRd5K6
Jxtpv6tkFWvVNmtNZQt3YB83w7OSPYV+DYfpK4nzvSe9UUyZ0VT+Zed4RKxh8+Ai14+6fu6eXC22qhXWLmBk7j16tXBW1OIT3QMxW+S9klnTCWYVuR+ay51h
L8GBOvY17RAhx3ld+YSrpNiCRIk+NrDVbCW6q1pbtjjnSdYZUulM8FtlOfFY/iqlMuWqYXXKB8MJxTC/wt2Ciy58hH+NQg3q+yo3fOfpVreqmEEfpCOoBikP
9Da4QlL9tAFiM/wPvGcaS63zrsAfuaaDRu1BOrBHb+NtrUkgf6I1luNFFaK90GJ+edpNLWaW0t2gOUJfeKjnW3oIt8dYT3s29Uu1WawhxOm0Wl6z1XjeV6yv
6degNfz3vSuYMLpTOgpu4LMVPtdN53fy6c7Aev4YroouTHtr/BG8mviKGQ9d0Zfp+2Uqx3OpbJt8+YipoIxxb4musfe8LT21G68xjG9oYBn4hfc8v0ogfKsM
AI3xicpJiiqeCqIrtSt4xFjTfo+borsn6w7liD24cDxF6CFeYN44qwRagE0Uk6m1orWRJsILcD7XDN6s6c+uoivQu2X3tah/Ayuim9Dp+jSjwBzRfGPYlwyC
w5A+nluKs/xi7gA/S4Jq7NyvJdr0Eo9dP0NUiz7iiWGpfoh2Jfxd4pRUtysTc2NrxMPWtikPDKEmDAgpZciNM31pamDCykJTBLyL3VBjzzPmckkL34E94RCq
qesHVV2LrDJMZaiOk6OcFXi7PBA/8xTbba3n6c/piEmeSZ5DbG0uyMrlP97Gbt0hnKHiHHcK+XWUfp8RhE3ud05W8yvTVOxD7fPtEdeSvVT5eqPYyn2zQX/J
o/9H2VuAt222bcMuY9qk4cRsyRbbDpWZmZmZmdll5nDMliyW5VBXbte1KzOt68oMK7frVvj7vO/z79vmpPs++TgcxY4d6YYLz+u8uGtyo12huFOLtwYsGgst
P9K/eCOSGDjcGxoXnexeyJjzrwBb3bcsj0wfxfHcNxjV/vt7GVvX5Jtio6A3tXIjEtkeXGN6Kv/mriN1MG9EioLDIAjrTsmFnLBTfyipC/WersYD1BY+29mT
Tc/PIZMCO4nfne0KagZrpIaiiOfpOhZFSemFS4zjxbmJju37Sa5whK4stiTxJnOPCcCJUlSwAlujjs1aN+UOh9exyMPMtf3FyS99NdlmMhBIFC8GKesAiQ8U
6cyOlvm1jB0snS170VFo6JrHkw5pb0h74BpsT3lNymBLv+QSkfElZ1JKtgYVJWbmS2TbCMV9NJTbctUC78U5lgTnUepskqJwouMXTULBj/B8QVkYwaFUdoHT
r8M75zdPNibNMz+lNiQB+feB49IxqYavEZ0iRZi7Zcb7Qr07p/jAkkruoXbXfep9aP5R3kig1OfUUZYz0nHqtaU3+jNWwAENjjGzg/NZUzC9oLr8Bv2jThjU
wbonaSB0IeDB22tBeht2i7uf3CZ1Isdi1mAfuFJSB59XvKrfbRXZOfwPchVrAPkoJyqqKKp/3WNRtkq2KFsrWydbiRmJf5z3l8bAXS1nCqthDVOO5C7aUJaA
fDOVf9gHAEzCQVV1wAi/TwitUjiEXU75zbIQe1vYLQAi7eXMQCmsXn87NguNhWHZNx3rxP1AJSbK38jfPO82dMtIyPXEJcIoiQSeEG+YMshUoX1whS4Vv5lb
jL2KDpWsW/kLpkfqAwIYOQDcH2wHVWZC7Zby0WO5ZVI40Bzfxp9m1hkHgd/AH/75qLERImXr6pwZKqtVIj8V3DOVAb9YE6haclCcg9fbllyYG6els9Forgv/
wdOD6+zTYXtMNYEBxBj/MWDusnFcb6kNuNwQGl9bIsT7vqB92CRzHAw4nrmqWcuKo+iV1m3uEYHezK3gQgMU/zEI5zW3dBZey6foRngTIJ/9kD8Pagcx5u/h
9563yZw4U9QFPxGfLfvFirhZbBdoS9/0h+6KFoHbQgWLU7kzZ5EyU/QmEcZ/qUhWlBgLVJQazSg9Q1/iN1igaCcW9TosOfG6aSG7V5jiXWkZmP6G/kRISQuS
cowV9PcDXYIriJuOF+Y78GRpjVCbuM7VFRVsE/Ex0TM3ng2C5f2rC0KtsUnudUwL8go/yf7ONAZ87nDllqOjyHupO02XsInoeHGKaSzfzHRQOG25Y7nneC0N
lavhfpBlRiX2UW2W37DJiXf1AiCq75sWBCaCPpmzvtX2T/GiWmyw/M4722XDOlGF4EFBl51sMny1DKMVSls5W6Kikk2rqKMokYnkHyPTjDvN6JTl0BbgYb5v
1iFhFT/LkKQbEddJs5Qq5/6BfGfMMoZGtfvSb3ESqW3MZp7IRUJtwQWVOlN/OXsowHhk/Hmhrb230A7FgdFIAtvMuNI0EyuLvqIwrhfUk6nEWtDmnlTmKYNl
T3Vr2QfqUMvjRJSPztF8ZLabazOzUDNzyhBqwwzQ1vIv1FyiU6F9PlbblTqMlria/nHctHvY63IZ4axnMruKhNk+VDtsgn6P57m3hfEA19/RgKMy09m9fpy6
4OpJ4tQkah3Q2rWUu0SuFNayYzxVKZP2gFa7LTSStjGX125AmpBTVZP1CXScMYufBY5i0fRGms5sGJtryND0wNsCoKccMplfBc/mo/G0TC/8numQOQ6fwT3R
9ROe4iP4g9oy5mkMik2nc8Rb2vz40epFztCMVXOOY6qvPeFczEaYdJpPhFtbwrq3fZPPtXTO3tIzYaVmoctCP4RP23SQ2bTlrWYrOEyobedlJzUGHJjz2PgL
PxYbBNVDkqmazHTqtCBCqbrkjIfMbThKu8g/NvEstshzxNMSs5NRfOg+vuhbHtM0rp0mg3nn/Tm+K53m/MjXZA7WqmPSc1O4ZDDTTaNG3WtjknDa299/hH2m
+kne692dMIFa6roIrNH5DKi7j3qOclxiVWiLfjBoY8zAeuAD/Yw4pdys68/OzVnJFmm9jrcgTv2Hxb6qrYyi0n/Y8RW1/oeB/t91SrH2QFxHXzOkk3cm+Qb7
SdsB6B0z3k0nzFfH2aWsp/Z4bUcm1Aq45auo8fCNNo6EBX+9xB6QxfhNhqL/nhusvfyXidbyAHcWc4HbYP5ZuMjciRlqKisFsRi/xE6rUZP/TlhhDKcJTwbe
DDmCs2i3wtDo1nrgF+6Wsay1Fp/lGyZ8x+iyQzPpIyE3mVvpWl6YMYpto+5nTFtXKgLhL0e2/6jvI9uDWmo5Ke6GP/lnJ4NMB0M1/KoZSlynmyK2pGfSz6Tm
9h6ee/xVhNO6eCLluLBRHIK0BbPy16NBZENql2RGDvV2ajNXfAB0jFGbI4FC33tffeMqfK+lnLuukMLohPpszYAReQOWF9cQMwp+RE4Hy2NsQWfcgxWyP0s/
+o3YqcKl5py4SdBVSQuo9XXFJVBD4AdECbyVQyVF74JJVGOhP3suZT8UpewmrDP8S+8tW6k5rW93xPpWH8C/vNbLM9lX9qsP8oZ7DT8RHPJkcT/2vCDH3oQU
vBTWt2C4+L2R9T5Fu+rDjKO4EWhtRi2JzK9fNZ3F/CKoUuwTbkNNiSI41BY7wWwWGjB5wHXrNc1ppAMUi0bnVFPZhbniA3AXDUuN1GmqYYRJdwROZXZbp+gH
oVvId9gFYo94jcolrebe/iuOIxaMOmYeaVmMZ+HL0SXSeKy6JINjzOPMzTlrcC2bZ8rV/54/BotTtFecVjS0VVFsU7S2RdoGlITpDbGldWZt0M2lpZ5AVwuN
oHPgEW6xY2Z6h/h+jj2kJj7ZXQyBntBc7EZkY7pITzcD0dVUG7nTZFVjqVx6f3lEm7Kwp+AG6LB4P7BdGIoH9HXgW8Iwz111A1zJZae2Yqbhk5KmJluxsglV
CE3gDtXMVFEMlb1OqaGjMwL6Y+hLvsO6NP4tHYraXmjeAsciCjwAfFjSkCgA1OI38l9/XndH3UhzGnUX/wwtRzl83Hov9h5uZxptsBp0nhbmcth+Zgn6BtsI
sTV1YoJ5oByG7fSwhkNEIDYZf54wiUfkQ8Yb0MRQ/kPFQqQjd4jNxH7hC709mC+cbChHlJFW0Bhnx0Gurz+RyssfhIVLLZg6VAdBIw0NbBcfyB0K+4iT5LOB
QUR3+ZSzuShyJ5x9SZwbK90LZPOnjd2FV/mh+vggXM5+0dja3+Pr9W3A6kDTzN+IyJfMAq4oNb/175GPEBthAg9bYpPSPZAhL2m9ucgcJpn8F/B05GWw0vbv
pOXBn4I14fXeR+IFfo5wAOnPTGebil2p+mQS91Tcg3/iJ2EDBSt0XAids/nQD+bBYErWK4eX6GAczu/jJsCDE7oIgPODNBVvRd9EOhMyeglbwJL21/R9WIf0
gap6jrnVZGd2A1eIr4rPAHeBNdzNuZuWkbApvgwTYcpxdceG4DvJhVw2s9G4jB+kvWlxEUc4tU1pG2CrZotT1LSF2fSKiG91hvzz/jnsgnwy4RRV01XVNU9+
iHrF13F7PUMc+6PcOt2ynprkjYwrNAt52NjVOYauhGfC20zVkc7iTaLUngZ/mZnWUi1jechPfBE6WAotJPhSv0NQJ0UVRPreFk4lxlvyvRdEqyUDX2pcbK4G
vsJrSv2QoXhoDcRESz+gpjEe0Uk/Ua9NTbjvA6FZmEgAouJcM4XKzEyxXkFd9CfiX9jj/pdVgH8lLyp8GayG/VQ4WWBlQ3KBcTU8gdyZ/5AYIqsL8e2RWLnC
3/h6umkBWLjKlwmkCDn6QYUzuNT8xq4roiZplvgLcT4+VHc7rG1074FZntXsPjhMrA1dZnhOctemTptnyTmwiqoiPSZ+Je/Bm6DVbHP5ED6FaB/YQmwILiru
KdqESYXz2CLhtwZ4UWvTj9hMoK7KltK78HPaoPyaUqjUeIWXF/taugfvIVcKo5OvyBbiG5qrdDxA6bmubzOMhrw7WOqab7EKpt7azYKOLyOcyPo96RDePSU3
2LdoVEFZZo1wDhuLToCiET74prBjQTbxCs1lOqQFpBru6QXvki8za+ndBQ3TQv27ROo9fzazYr5T2utcI35ghguJECkZJSiojI82vxVW67wpQ+QYOSgsl96r
rvuq+mPh+8yvYBfzQn8c1EHYAr3mq4Pv4AOWqNTlqTvEB+xj8x9m2VzJZEian/tYdcUfRgzND6Ty5q4wrGhp+w/VbthXL2z8Vw8MLAkTFiJ/lriqc0fg+aha
mCW0CH4fEyk/rn5a+z3gI/vl7HXuRtaD67HQ7GFf+ZxxJvfBfITfl7zR0jS/j7XU+fjLbzD60pHJNBTUiBn/nunnPwRvwJ26YQZl3Cn777Daf1N4kDgPHG6o
5hvu+/mrd7Kbug/EI6HcYc+9y3wLyPPGU77Bnp6eX/yHqNCM6BXVZp8T6uHNNFn8c3KusFFUidyi/9B6EzVjnZOgXHY4auRqcxaqub6y5wVyQrtduK/+CDis
IlRkmoIUcsu0LSHZs4pMp59Uh1Z7McT9zHTWmMruwDoxdihKCPVQLpkYoCUd79UZE3xzxBVkZ/6GEA+toK+In/w3mc/A7IyuusXIJraRuifzElaLMjSEemiK
Ij7Ru7CFKZa0OSlTA7sCT/hEtjl8ChtNTCHojK7m/o6HVKgcGyK+4DVi58AKtJbUgK4rVhdL1E8l9ykonUdeUaKOKrnXxN/+slWuKmOGoQn6hWsddVL7WTgM
rzQnG49p76GbWZU2TiorVJEauGdmvDVUcN/1jTZGaFbB39MXcA3+HGGZRngYQnl1cT9joWv4CJyg5WKHwRqjPS7KkGlsBVn064Xu0Cp6J2YjfkWj0AXG9cAU
1yiym/rCNgv/Q8xC5LVXoetJLgA6iEFrHyHxq782WB8wnSWGMwtrbUVWKEXwN+ONuGXCaeVasKvxEowpUXQSth8Zb+tiQxVtbNUVWxSjbZit07d6f/85iqxp
r7Y1OJ9ryp/kvrA/8DCQrevsqBlxzB3lPOVd4wrkjPSGar3W2rpkde6lpwb7hiHgqvhZQPGtDhr/PxeBXD55f35LzMY0Es6gycJ97mHwSMAvTsnNxa8AXeCP
TH/uPrK7sK+QZl7n7SxFm89xJ8VQGZkiBJmbhF7fXLokk4jef94S+t9S87tKQ4lXwQdKGutvWStqoG90Ev7z7BA0UlSzm3lU/865lFmerIGn+2a6XsH7qcn8
TcscPiwlPOmVZIFS/Nvxxugl6zrAAE+UrqMzoNnG9eYZxBrLYyQlMFUMjW2jrEaMzJ9BdZcDfgt9339QV9FSb9013XKXny0O9E09wOygH5v5gB9a5rxGlGP2
C5A83GhKalAnKu0ddRF9FszD3xNtU29+9UuXJs3FPqS88Y2xJPoryKFW+SN4Af8icNn/LskmtBYTxZ5CiUx9/94fpaRKMEWJfEm2Uqst/4NGABKYRRY2UIUp
krvRsHm6uY26C98LK2DW47JcCBSq/MGOgTrEDvaT8YPcwvI8q5plmGo0QUljsucwI9l2LCiOjf61dmg0fHBOBWanbzzTwdtcdOqrG2hHy5T57Ea0LFBZOGw4
E6hHP01oQsyF9wm5qd10xZYf4MspXMILoR0xVN6He9GxAqPbCHzStjVLQln5GTRR/Chi2FEulv8kPVGesEjQD0nnsTXETyKD1Pv6/2raGvxPP8IqivY2s+1f
e6x8feiIuca45DXimmAd0xypvtUG/57XK/esMBRca5qta5mocGcLofnpyXWOSUvq8tDN4GV0efJJYYW1FM6Uv71qMtUxPbNerBM0kvxkuQeYk98xZQQz3bIj
9XPygR2AvA0HLa/xyQheOEwu5CoEY/lgUnVvqA1zBXsmB9FFu3lhm/kanlh4sgT8xl0yU/pENCWKk47s3kGXledZQvf8n90Y//u9ZRTfMxfxMdrFSE24u3WE
I05qJ38UlyVVKBhSeA4NFyoW2YK1hICgDSR8XSf3AjFyXsGmgimWwZbc/Dj3dPy+9Jg7I7+AxxWErshRuyYU9hJiUx75bNi8YhX7Gl0bXdFUed+nQOM9n/2/
7O3BtRKde6oGN3OdCufuaWBcpopFO+7TiweLOYgDNte9LkHy4rpXg4eZ25YmO1taW8tPiK47wjKekaGeUh6hTs0OnkpZVwgmL0vrWftlUgmapuQ+KopSGDUU
fxuxkndoaZ0eFPnCUEtPuAF7CN+Kv4YIWUUc2d44OLbQBIeDdnPUd/0Ks7e/UTaULmkb7Hm5O2V3QLiHLQlEfSdYc8UjRHZxTJqfr1RQ77tQez7Pt8M3XPrA
vhWuBxfzq/MbCbsKusMpwhfLPDo8ZUhgmkTsnhv4QfgtEClXsG4JLKcBTFfEmjcU/IRcQMYEvrMkyhOFj/lJhX3lcYWTxcH8HwK6Y+d3ruKTMUFeKHakzCsc
EMjY3RerxrZYsmvJtCXVbDG2OBtp22+bqCiVMekvry4iLGZX/kjivXdO/m30odSqaLie+6pfnmIraGuSTvoCpAKhWM8J6DhPgnm4VStcRu7iWXubEt+sg/nv
Z/uhVtTFi/K2QBTjBetZqrnbBMYxsy02VVt+mEfhzocKxPlCvGEN2yQQIIp0S9Ap/sre0Fqk5phRKId47FMMOfob1CeqGx6qlQqB4/AFMshh7AN2FVFWaBv9
L/io/zkWZYOurYSAwvw1YXSwAYaYHpvWgxfJmsQzpS1jJNVB8AKXAjjciZsEtjBW9R5lOua8is6WapgSxJ0CwRzSDYVjhN3e0ChPL3S8OF36hX0Y8HgSmeq0
SbfYna2KTpqNbYRMut+jQCSeN6tqAN9JHmIDOs+oYi5Y3HIDqSJ9x3FCLMf/zE+TlIK6oCNbPfAMM+Z/wezi73QYewgLxd/uhTRCJWN7M8bB9on6TVBzphRd
U3pPFUXpiJ9vemSKEhjfFLg0x9IR2i3Y/dOF55TITOZmwzWg3vDGpP4yinnZP/AiMcG7nWkJlUv80dGc/8KfwJZQF42z2ZH+gfAe9CgRL20xiUKodujjDzAb
fZc0ZbO38T1NC8iDgibdaskLpKBnwGoWI9Zt40NxJHIyMAsqRvt5u5l7w3Ygnf6gm2B85OrsJ6BO+Gj0NXST3Y41kiMYnOPwi5Zl5nomQqgi3CC6uht8lQyt
c+ZwBNlYiFVUt41WGBRlbSMVyYowRVvFNzoO/jkqR9nm9O+Q6J+mK+8XOLu9FYTYu4FVDYv8LxLXqeeC+f7heaGMXKOEX+FBSZU4vfiGbkgWQ2fIUmz5vx3f
6a8QHiMPk9wuRElr3Xp8lDg18MzXSWpNHBYmMA1ENXWGe8ZcpGfiYzzNubLK0eRrLrTaT2fwsBpqOqmgZvk3iPdy/GLoyHNOTFkB2+VvI3UTowN9DP0lRend
Hf88prAEW9/fJ/6++pH/sumFPyywzX8TjjJVJCMBkn6jnQ9cRY4LZ7zjyQBvgpZnfWaOai5xkUJj1VVmr9DbXY/fS80xxvhDM/ptONhfH9oFjDIqDIDvsHtT
QhbXUrPSyeq6y9NZiwSYKtPLqCI+wvozZIkbDneF9pg+JYzlL8usfi9y19Js4yajix2uD2IScZH0WdebRuOjiS7wEyL0Tg4EosTjfB0uPbAwUB79QTscKaE6
RfFNf8z2L70iFaUw2thK4qPYT17PjmGTfWe9LBkmiHHr+AH+A6mmwAfzfc0jfBzbMr8Z+DvclXmGtBZAcTLbVLxLNxJ2YxSxgADwNt7yaACqCZ5GQ795V/RP
Kp1xhe+jZ3+tCvTPbEU9lXsf/oDM8CxDAWMeNNn5wtDUmxjlpS8I26nV6pmgFP+TPlwAoBS2AjcV6uRp4Iv0bQB6I8tTbqEfsULexqmR5uhx6qB+jDLL/gnv
Ln4GHsWMgQ7bp9jqftVdbb/6XwbFAluarfK/YzL/0/sMOq7fKwzAjiC96BxokKotm6qu7V7suecfqmruuuosQ12kQmWXFnoE7TIOxCyWpsmfnJXcYaxCUQpb
119mTxWLqabR29cDYEVDsbZa/Gr/EHW4/gf9J3iQtwtsj1f5m1H909/F/+5YyfZ2TNRfo/rDWb7Q6++knKzqoKnodGs3Aw2dzeLv6ELv65D7A+tTL4WPu2cC
/bWzfJinlEz731bRx7ixwC/uflwV789QFhNk+i1rxbJkOd0I4zmlxmVJT9c2ompQK52a6L0em7stejYhzl+OPKHWm7J1TzxPoTXQQ1MaoHKH2qtb1YTze2Xl
xGStkDAwfkdWOeVJ7QI7xXxv+LJVLfQvc44i4EW62fBE8IozVoWifDVVDK8fh24ja7obaqfmKLSpKjdVUeeB2uSN9o5LmOq/wPQyfVqnV4bim45kpjAHwUrA
W+6lBmM3k/XVJXJklJS3UvxLR1lFqRzIilJZBGyXqdNwY0c1EnRPUP2x6b3plHYevDu9SeB8xF2dzfECeO49Z68UV5sxaA/qojSI+oHzQ1QCNSujkqmIeQWO
pWtTVZWnVTomFCtyyuGI7eD4knmQ3BnZCMiHL+Va3B+YnfHXlUO5xpkFjhqqxR7MdUH/RTXS4cg84fJ5ywo1cp7onHBkIqB7r5xYdaN2YMTZmGKoFbTZb6Cr
MOvAc4Zput/Vg8mq2tvgDkbp8apGrB8HXkZSFagiVlFVUc4WbYv7elbO9o1OqH/e/wkUIIP+uUA1bd34IbrJRlpzx7NEW1mNq1hVta1V4sKz37pCUYwNsCq5
9biL/m32/q4mCaDqNVMqCu0vs+NJHIaR0AhmU/oYUyvxEWsgfmbd3CssNi+OnEQc8bkwp/OxFQAB4ahTF7gB74OWkb8GQvfONHyLsE67kOptHwbsjzujf0GF
RotHwh4tmOdTDrWv1b4H9cRd+v+iv63NB72BaMtGbII1iqqivSm9k8JphB7hv8qm0K/iu0pp+CC8jPKWMzkvQl/N0cM9AGjItTXzNaOweGE+UCj2M/wIzjTm
RYfGu3+rYqIXKjF9XnQ1qzbynescM9cynVucy7OHdW8KtnsC6E6kBXhFtKqWemZZGmJLmTJYd6GfKRaeJewWPlN7GL1wErtiKM/iYm/wIfI9tTv4hh7L8L7Q
Nd+HfKHXCSOhDLoa853xjOkWUGJusvSafts3WdpKq4QurT5JgUD2bUPwN24sOB16Wqw0NaYbSAiklgZyCxy7xFlZqdB50S29cy/URnJ9xbGuLyKpU6GjwNNC
evQN3z64sniP6UOO5kLr0naYIuJ+E48YG/lbeH/096BSrNuBBY69sWWSTnud2mD0MXhH1mjxJRRJXILfYhWQKdInfzPjb+x59yidnlvsfagrz0yprAOS5NsQ
LtfjOooR4ErO4b9FBeGuYpPEoL6ad5BMkVLeSjROUVMRYatuK2MrZwuzVVTU/Lcenv8bn9dpcwTdIryMNo6qoyoHOrkCwz27mB3uPOmzectHDzXG5oWOYLyz
Nm6S5lNHjC39SdwgbIy7lNrgv/1+CC7HVAJPmJowpxiU7EVVhfYxM1i81g37If/zzCLomKFMfBvPR11y7OqY7VsP+lhteeQHd2hM8pm/h64GeJapi23yqD2Y
OzMrxEu3eYAt5ASTkraSS5yf6OH+BlyJVTr/uMLvSA24X9s6b5vJjO5LrOJ/wlQFMtiuznL+Nmwr3Wb+bPQfyFVnLe8Z7x/MYnt/aB7lodI0A8gscjq/kbvE
uMreUE2iTXCon3Ilnoh+qNsGVNIfc66FUxEgbiLMUKeoeb4s0yx8Oj/G9IgOz5ili4IM6HSoPlQH5DWUx8Yd0LaH0pllEMbH4gpDZ3CXXbstUgh3TUBzHeuJ
1eY15lAtPFvXH98B9UNOkkXwBybMG04pFN/gAFCUWnNZWn2l7V8e/5CuAWCddps/D/qOHAEUaZpkpWmbCan+wxxY0NJSGXifaAJNIKTuCa38qkV+BDcDt4SF
4hLhPscJsKk+U9k0Ec62D2IZNPR6musMvjJfV+07+zB9F+0+15XcaFrSHmJaAhEmLdse3JvTFI3iIFdr0K3VQOcdm2BUt4JUGPKRnzSb/KbcYq9OuxLYZXrp
NjMuw3vfLOyCPoN84DqTtZH80bfIeBe+CXzxfVIikAlPsrW29bFVUVS1wbYyihhbk9K7yP9lXJ/GddGymJ/Y7EHgs94ekIlsqNqbEOa4UX25arFjWkYqqSND
4yQBuJyqvhFV7s8DolfBavqg8RtsDn++MhAfGvgQvZCbCb2FPsC0wa8raxoCV4ZiQM4yFV3GrKRcmlnaufBTdDSX4lfiDNyNq2MOXatHNddcLVBl/Ce6Hl4R
PQjWVIZasNaEbdhlMtklwfUlhXajcwdciof+t2ud4d3FDva1Qq8iYThKFFrmuUdIerIjM0Vd3Tgh8NL0nHzI8gYi5xfdSFc/ZrP+BhvLDvVHujV0cy5fyRKX
0QfMVGiCKTSjsYMqRqyW9d4ITUy8AYLJTtAttqLuMDGMa8ZMxObxQVVvhKRrAEbrGFJLfEGixCfGnWA5YSVf0XsuQObV4AZA+eRU6zDjO/OljCsMkL/aszNf
odSjoZmpvQaUAajxYEdgBcVLSnQs+40Kym9zZZeO77UpSu8L/4/4pA19BIYJAV95chvn4b4Qd5mgWJsj1THyCvYBZ2bjlY0057i+1G3/eZIBmyDvwAz+kL0t
A4M9jSDQn4o3rSaHAg+pUEzxWXhVLuauDx80HAYX+Ku5ir2fdT15u7iFGRhYoO3JN4IkeiXQ1lVFyNP0pFv79+Sd4/fDyrg+PG0am6ODN+lh3sWsoj5gH/EW
KRfFcOYpvQZugT/QI+wKsJowgc0yZPh/y11IKwMdFRVtkKLz1+dERfevz3GKEnfWP2TXXbQWSvvCgAv4NXwuiZK76aOqGeojOYTypR3KSfVs1T5zh+bNDUwu
nWc67JorUuxa00XhGVPiyv1HzKMK8xx2eKuJi30ba0nA7+KLnL26y8Qo5oyuoaDHJiBJnubW7arb4lIhEcPEoymNktozAy2hvnebqAHIL1xHbT/TYToKbQuU
s4RKVaOwHE2Av6uFMI3Ai+grDor5BvvGn/dVi6ksLmWupHyU29e6ksBJMygndtPajG+VjMh7RVBcQK+k2zO6gmn+e+xGpFDYArWT5kmGXGXgtHkc0pVpbjkp
vYUOGkOxsked8UAzcRp7WodyTXi1vzH+o7wDGg2PYafhj/EmckC4nKTw3MO7WBR8mnEa40HnVI3nbPBBnYOlyAnCIXApcIhuyn/ijHZZTPXtxh4KZXTNuVMl
1I1inrmuxvhw6nyiKJYjMHAGV8KM2P6Vz6YkZEJpkURbiVGR/75/3i1QCcHejBVZK1cVN4mw/aZ+VuKMmJZ0D39ny26iSzJVey9wQIrn/TCBPQAKdF/C60RV
94/THUvSU/OVn3SMvCdxKByqJapDr0neO5kfJg5OXcxcwQG5mMxjTwQGMIxJC6zKh7lyvkXskNqR3k8BPtg4UMtsTM0sjMXHpZZj98ItxGfGfG+0jjcsEhqL
NiHBly+k8QB9BBKNqFHDXULU7D6xmLF6OtEj81sorIp6imRFuC1aEWZL++qFlRpn/cs4zEm6oHmICGI3GTMex3SeCvhHzXrlUfXK3ER7jYx6pCNjqTc0L/lR
H157GnTFvyIQz5aVX/m3SSV4zyFy8Kf8u1ydiPXyC0tDmZd/DMwlmhScM+/wtc2vgj+HmxXO5fYGWhY8ErSBReg7GWZ2BHFPARMqY1cKVugt6ESja30JnDfV
8CaYQ3f3UhQPHhZ+TB7l6en3SOPh3WKJ3H1/Pv63P+xj3ili2C2+o1w5a51IYBpxvOdEfs20EbKzsHMQKurN5HnaiO/8e9kvnN7SMnAn6M/vza4O9pGnyEtl
iymerbS9deEra+j3C0QnYRNloFk7xVBcOyOlCxeqpbxAlWwk/Jbqz61NHipHpHznGS6zRRXkeD0nb5T7iLuTdyST8o+pbVJ75Vfd3ihVW1eX4xLi2fspS4T9
0iP5Kj9DCsV8djUdCA6zptESUy1VL4fjU5lv9n5VlMrEUTqr4bfQvyEr7Sk6KVDVohOLrYeSegbrEK/gCqn9Co7gc5JbFC6qe8tc1vKrWMS8oGZbHFJZZCc3
CHZxi4JJBB10CPqCw8HmKZ+TRwl75VCGl73+K0yjHBfhTk0A9PqZUGN5MvLcmofc9m2HrlgWMBXMb0lrSn9gccpofoLUDidwM5yhjAQPI68kSRaIrnwvT6x2
ANdHMDC95A+S2rQs6XGSg65gvSP/UhhuNkmd4Kqpyz2TsXFKpw1RRCjstgiFyua2WW0xtlLYIP8mkTSCTQ4zZzccXvhZvkMs8C5lXsVMhtZnV47/lLsJbuyp
IUbTof7KM2lWKpqUJ0XjtYlddDnpaWwp3F9/m4nBMJGUSCudjyIloYLFIjQyAfJ2sTumEUaxPfEPbHdhKOnDj+SlwxWhvsxU8pi+DJ+PhVr/j+EibReyQN0G
XMyUAzuQ99JDkaVm1Qb9ZuPbnJZQW+Z7xxE80VcK//PfPjfdqWRWM6kYgZyDBVglvfH3lTuy6rpjvQEmnUmut4ZbFxiY3sxSBFeiegIq8SfwJHmdWwhZiBtx
v7Pj8svoH2CQtkt2qKdi4n8ueGRcGBzuXsxPBbsIb5BK4uXgXNNYjIVbWQb5NxfOUFqCC0yjsLO0Tdiv28StAQdzqd6N8BJLZ9mqbsib8duB9mC62D/5N2GI
SIgtpdVsyvbZytBZfsurkvaix5MvMXr/+xRY/jFYwo4qSfbaSqlStpWA5bWVqsNCKsG6wzMcHZIvcuZUGzrbGsX0luoKfYQUXC0ZxF7QNnfr4FZ5tfej+JAB
9LHwTBlgajidphxuQKA/SrhuocMsEC2bBmaHSm8Lng6oqAus2p+p6qWe7enhZ003vvpSJigRtMr7haH+SchmvD3WDb5neeneT5dHx2l8yDxmB1EJn+DODjzS
9RNA8q43Dffn50iVtUvAtTINnwd2sC1MZ6Xz0DH5GT0hcJFuVxSXnWyDbCNsFRRlv/4sZ6uhAG2lSK2/7bODUAYhB8bJvwh1wYfJPZhR8gDwOfAuFnZW9mc5
ursV/veZoXGncVQrVgx0z6Dpm0AXbCWZG/gmivi/73EpLVwBz1a9mrUz4dA1xCPd5eBtVlCWV4l7chqBo/B3jnIbDyOf+JvwVShD1x7sAJ0BQvftDvVIIA2q
rAsLNgc5uI94Hg1liTDjXkG5NtKiKxis/QMqF7zPfBMZ9N/zCciZ+Ga+OXBQX9V9Uu5j8vkTAq2RbK3gN/veYBfQcaocUA+a1viyy8MGEmTOU7/qR4Br4GSo
FzMaqq1pAs6IUejvqkLv/TWYyJ8E2mhSpVWGPdowMGhoGFBmYtBpfp2gh7D8s9IfYIpHHbydn08AwTN8A9NBeW9+V2Ga/MTfCN8ieagHfjoPkIfSFYRCcTtK
SzuRzLiFzJRQXkfbA2iwaRjxEh5tPGYeiJ/NiLGWGJn/BtKmhH1m+3/gF/2HFbeXCQPqYJLufNYGoj1gMq2AKnIZ8h0hhX8hXoMmkbPZ+lwVgQm8Z2uiQ5hu
+BRVJ2C71JXfwZ7zreCrIK0t+z0fhOFRoZmC7sgO8hSdid8ydMBrMRW0rqx5lAw8Zy8JI2UGvcj+Iv0A3gee+txitncF3Bx6ItRDW+T4hAkGB5tlLKvqzKdS
bt203NSvFuWZwPkgHtjGPzYrgtMMFrACDbtqAka5bDBcOiAcZcrYaipqfNVaVRRWW3Vb2H/wUaUff763LbGVqQsNIyfxH5h52g3iNq58jhcIU5o0Y/3JmRay
MX9ueSg/11XxiWSE1niamOv5a3AH3FqhBIxnSMXKIKFucjRcKH0g5vnD8cdiL+MIZicRltIvWKbgS8rSwnXJG5MbNOgSKOYornfxXKJ24F5SUWEovsvAPUEM
ci2xl78dWSwj9orW0Llex1cT6hUvTujIV5U57S5zJlVyBKzM357X1W5XWJ2Iyh/13YRA6+A+cnSTm9ZZhZOKfw6+LRwNd9xeQ6rkmSnYzSPYxEavPCOCFF3Z
+aKwkGiPTnW/aHi7YHrj8/QE/Yb80HV4zDLX97GmwNeH44gC/Uh0LLiyyJNfPbV94fXknsE9UH2LNj/DcIUdXHTPDyStKXhugYL5QRibVrzE3KNodf02gdVY
c3RzwCsXwi78iUi5kwoe6o8Bz4TQ/TW9aFfwlPkGnpajDjyC1ohJTCk4jVLrdP5l39m+oa1CrRfFrOwf2YXcp/yB4krrinyjX0OaigDan1+wvVXguHWbJVjU
0LINTC+oHzSJOnuW9xbWO2kJFgn+TLxlnhJT2OaiVBBR1BEOjdDp6rgCmmiTuS5RHVqH/hHwQWW9jxmQXWzpaG5ObLW0SDkjbMVrJs1LvoAfdhp81tRG7BZ2
DTZd90U7M4kUbqRUkgT4Kp1k2RoM0wf4ZYFsq1GcBJSx3uXrFPjAR6mf8xeyu1OXp1yl4219FSsU3W0mm6jY+tX/Gq0oUY//Y9dx5sHBmWkN5Uz5nWkdfq6g
NY4RfSNvuMfjuXEVoJrK9PUMHRoVOFH0MPAda0s577wPxuW/dz0vKJGD4B8zP9Xn8rz1DYF97AZuSM5vZD/3DvgKuR7+Q1nBGK77qJToXHAWfMeQ5iir3W3s
61wgAXnxntBq2i9GPpdQqxgVZYzJoU6aJjOhcmOkNlEbm66F7oGzdEuYXUyzbaV2Nv3L6nCYBPsI0x9bPnrm2qublya09ph8KmaqqxtjoQfpEePr7EuUQdUF
Yz0N8spTFbTzyYKMVfqfjVccb7Wvq25zEY7X/rZe2RcaOdgda9fNUx7UD9MPSthI1WMUVK/4efAC6JB7Qbpja6Y2kRdM27IXUpnwClThae8ze1pB8z2L9RM5
F0JR5YxjocmblzH90EN5kcArw63/NJggEytT+heO0Hu/yoxPLALCsy6AiLDOM9bdHSqV07C0/PK/s3EoSkEdlpCpbqofHvETdZP9WX9AI8JwjBBfDmrvX0yp
nGNq/px7QLsW+s37Hvyc2Ni5UzvGP8lxTj/G15l6pF1hvM4u8r3TrvXRfsojGUJ3/zT/+5hG2qagyW8hI8hc/27+TPaXGkvgukKuezwQST71JCrPqPLcudp0
n+wum/gbcMT9g66HJ8N3wv65ZmfnB7pjYuvc9eRVfaHxg84CL7cbTEryLp+jK89SeiMzWtxvFD0u8pwRzNLaImzxXzVX2a9aTPdVj8XYvske+d+z6eR0ddf4
3JprI16TKfYgvYAkM7M1/i12VZi2a5XJ9qp2MDF0/Nf6PHaba1hGosurLXQvpd5oFaX3zP7zUxut8ZzDMJ8/Ju3zx2vOWE/Bt02PPR2pLOwUMh9O4saS86F9
1BT9OvIZpOWK2DfOu8HGQigu7qR/jH6Hexz+GXBCGmC802kP9ayN+tb0bqWEbzIpLDx1k+xKf7OvwX+f+5LbgmsDNfMDQntPNa1LGJkgwhss27k2BG/JxPO4
tWI2MgG+RtYV4rYaIBvfTYiAN3KDmDB5PYhzn9hGbEZwsuDhQ3NCF8Dn+rHEBdNDyKRxeQ/FP8rT6Q9DGD2b6q5eo3wB3AB4eQ5CAJ3kyzisf+GuxtnAqtT+
9dWBDICBxgk7WK+2NmPFNJ5biQvASoFHSCXwjrF1/AxLaMTvY8KPrBlYzY/zuxNrBE9ArT2l+lQla7PSo4SKUnNnitKxeD9KryU8EM1EyWmqq3wrsbM11pTl
rgT+5KnrSxWiwEIuwt+dWeJP8YYRSYLWroaLgTRmgUdlXG+xaiOg83IyvkqTWQJGyG5Y5WzO9YWrWT6IOxEcKS8vpUBtIKmcMZybwCApc0AmfSTkxYYiddnZ
zGYXo5aEzsZ6ApHSnmSYpilXKTzxbFxr10vpXfEssZGuO3MdjMV/DZRTdvHnZ63OaETW9afpCaoDkJjST9FHMVBR8X9YRlWKGgpC8Y2a7z/v/7yvC5ZBToz+
IT0KPUebY47APysj06mclIif3KMSGzGNciMSQzXSSXp9Chh8RpitI/B861P9bPhfMDP/+yzMMJcxzWY1xFTzSXa8sB9ZJdUmL4mjwDDPFdTsW07/waYWL8Nc
BITTaSvcP0m8bgERWlF0BEqzNnZr4VG63sgcriWjZkJ39T3sGbGAjtSdxhOQqa4wbXtdicxs/7jO39IuM7OlJ1yzAMFcS/kDSkwuLN4d06BgGttSfsW/phsJ
HbG2eAE4Rp4kTgjMpossfSFLQYpMcHeCI3JOxx1wI9jQ/EbB0P8jAUWEIOnNp2Mqeie6BdAApgbWwG+gE3Bvrjay29wFTzIMh/cZa/Jzij9EDUqEpdfCLesQ
7LV1f3INOVU+AtZLXhdsgewTqyb9amwsn5Ig5WDzYd379FCP9w3ThXruaCKmEOVcvbA7hNlUSgch2zcw9bZStZXtX/pChOjDa3K4sYuoMM6ED7lfE7D/J2yX
VZn/C9ugKBs5gnxhj8plyRnmF8h1caxwIruX44V/BDvPAZkO8TsDTYoe6zYRXZCRsQpv6DVtJNtQTWI8RL75GdPCdZSbUbiarCfMwzxiLjpPapXoYPKVv6UR
zGThotChmGPaB6dCArHTewC+gyQiC7QXsWE4AHTZJnExTEVZBZwgewdZ8DLzMzpUWElaPLlSnu8On4xNRu94PbYNNtLW2FZeAdomf/1ZryQcWcgoPRbu4YnC
WLpyAOefC2W4hdJ5smpkVqzXONjdSH8rG+eGeEJt9Wj8QcpuOg3OhXJNbXEjn5ekKL1f1J8z4GYWeouZ+8gZ4x5ovFQ+qCIPavPM0UmG/Nb+POuR4EB9PV1v
Tz4ajh+gopkdhC24QZ/Gheatj2u/apW8BcrDACYUOU6KKBqas7nkK4slsBezZ2m/x5+SzYUXQMncEH+/3l+BzMAu0UUtJEaiJ2J3Su2TivlMjz8tSPlQJV+7
zgz8HnuSekCPJDsKD8Tv2H5sJbg+Fstu8I8V4ixh1pzoPkJjAkwLleFF+GlgVID1XnW/ECwCCSzITEJUrhhpdbDQ11U+jjUr7AWMRYZjQ8g5SBN/gdQbzAzc
CzQRwuA7MFJYjTlEry3QCp81qdaNwUbC2MAXLCt/KceBv/lD9U+YOAVHkTA2yVwoZohR+LrgN7FRJbNH2EqRk7ZSsXalslFNRZ6oWhSn+1nrIKQF3FFur69t
nCJ/F/RY1MYBzLXELcHUgn7wTEP5YIfNneXvuBTBzz2IzMJ7B85A3eWGlkZIGewRtEkI1Y5hfEPjsEAYsA1YSC51noEmqp6yLy1ppkVAS+YLPhuZVtBYTPSv
ES5apvMvpMfCLmOheFtI0JzVpmBb6Zn4M0/X5MlEM0vlpMqW19hSJgueR3V11uVxvKv0AptkshRcgvbl68k7QkO4rqKtrYNthqKqrbZtsCJFEa4oZbX/PWau
v2btG5iDjMRRqQp3k7iDmfNSqXruy55BVD/glbe6r0luqP7fw7R2PEJtQQrqYL1kr24p6y8lAvy38dDCqwiB1TF7CAzugTwUOhHDsEZCfaG1ZaW8lG0oTeXj
id5SuF/jZvyfgZaBnuh18iMUugtGiBbqDOw315d0281f52IAGGqNRloWSbFUWHFsIBH74r3pPagttR73fyub/if/VUWLBhZC3sB0pDvcT7iHrBSDRLWIMH+f
2I1EGWkmlMA9phtj71ytLZLYDpjuecVcDlwn3ksn0pcy3zMRbKaoJ2ZaaoOhq+2t3iJsx7YIWehQ/S/QXuqoZDKtFTKEXPSDdSiTyUcyLmkOPz1Yw1COv03k
fLWkzwrP+HvYRGwLp4dBYrJpN/ezHMn9rquNPTOetxJivniBv4N0QEN3zBt/c0TF7QsOy48IflCNSfVAJeJzbd+Iyn+rYvlb8YwS/REwsJkYSp60jBeLApOZ
1+wJw22gavF1VQBv6diNVA2MKRgqjvLPZn/H7qB1trcVIUbgJ+JR1mg6jb8J78fgpDniB75DCXX0tbjpUjMwWRwvruYOrh8m1HemWUzkQlcT1QPCbpkrNRB+
9dhoLTAemylGmBtyjYAfpFuoCR+NjEQU3CJjI51FVRecR86Ge+ZbiHV59dnRnFqKCAYK2ht7Y12wKXH38WixTrA3MQrqaGtl22qLVFRWtLDBtiqK6iVi2P95
7yfE9dwhMcq7TdmOvkQtxa7Qe7S708+AGstdk4yEJcAUag+VSm3Rk8Yx6MPce957TBozINGqLwV7+LfR/gH4PmmQWAUezBw33zFrENniEHcSUdZC7Xy+rDSe
8VjPYQWFf3gI+0hwenE/fj9+VCxfHLomsshZ/B5qnD+NWCzW9jzBZSY0J4rR4VobhgZkdQPiDbuRI0wlYIJCtFki08PyBe3hCkt6wGegLY01CtoVlMcHy+Py
57EtzMfpMexCZqJjoD8gBMWpiNL9s7k/QFqP0ZJYXkgR6/uriI/A7Xrd5tAYqo9pYLGKZZhKXCcuWwT1J8nh5gHYgsBMYDp/EO3F6FEDXMDWKezl1iAB7Ubo
KVKtyCxAjq6ApL6C84Bb2mK87E6xtDH/pBvJDaQZAGWUycnCGSRUVsTrXHhTeV1grfQoaYakCp6lvokgLA3X9H8Vfy7hUyEI7xPCemAx8hqZyQNfbeLVybip
pbkbImA8foaDiFz3Q+mKoOEPsrvxS+7XVGNrHXE7FM4OYWPgBugT+R0zgDujlbfzQOjuX6XdCORG4rpb1nj/cfdBx0vkgwH2/YBNpyUNgVUnnhc+hx8kv9NW
Fi1S04Lj+GPdfc22NBc80IQzWUpLQmN4OewAp0PT7TbmHHKc603uYFfWmGx/I/ZytyUwX3h+Fjmdi8BryOocRGFW1FHovtqHVb/usNT/w4/9TTz06VwVtt01
Gerlbc3sRnO4dMiYQakuJ46BEqA6joH6fMTvDrUaEsSh/HVtBdKG2nOqS33MZ4B/Z49S2I5+d0buKFUpvM8flW4EY4NCYYfCLkXdinYXa7Zbtq9jHyBicH7x
NoEuDuw4tavM9r6SOzgGXhEcXXSquEMDRSZrvJLfc/s5tgH9saDS9qcikQ/u2BpoUKAq/i3YI3hHosHWMRVUT5SHfMlUnPdXZol7KjYp7yT6OfwHT1mqK9vw
q+48qv01LjZhlSHC7os/aOqeU+xekGe076g63D429kj0T7lnPSPtJt1tx2YomzslraQ3UZHpV9kC2kZPIl/6V7piHAfBLRFqdZRrgWFmZZvPSE33bAHbaD3Q
VU/P3CW52d7POdXctWts9HfzdqLKszuZob6D6c+ZHurn9jpR1bOV2kP2SZ7jjl82T/RUistwfHb3Jm/kNXQK5G2yiJ4D7fHl5C71E7QF7Ol9q4qGR6B9+feV
zOkxQF0l7HvnnpsX7n5l9MUgqk8OfUbl3KFkUSyhgYBBrvqORtm45/mGlvYlSklbq6aWmabvyJ9TzoNVOt4bwMYxVV1THJFkJ38F4GfyidvC89CBGhNUVTMH
Ohbn3nYUhA/WXHfHOl9Fx+Z1B1R5ZUz1PfVjwu3fKdXZdXWdSXuth57t9EO+k7/Ac0lZ0+jMoA0dGcR9VLjtWuidR43LUXmiyaGeMmRbbxkqoG+aeMB9Ln6c
V+sZTBcmvneOs7f3dE0oDL+n3Wpf6Fzjv5e+IG6wkq91MqO+s13MFVdB/FvlAJ1ia1dwqt9kHKAcTP6UCOXeo3x+CqQhGB2mb0+fyNMxY+0nhWXUoYwy+B3X
Ynux6ak2l25qqsx8MkxHjPpj3tf4UkOKypxbuKGic4jT7m2q4uKvbZmYcRoo8i1Jv8fs8FY25lizjLe0hrxyxkhI47thvJitcj9wpnh93r30c8pC18jdmLDV
t9y1O6G+Sow7USsqJyNjhTpSua3Wbu8cXXDLZdcWcltMXf8FTx/wnn5FJpV1jD/OKvhnqt/S93tZxwyVM8OuRJy1YlpS94FesNEzt8IS9SqPLxOKK3C6I5Z7
dukkfZajPf2cXeGLydnMJede8lDZM2DUNB2aSL+Djd4AM8bjrlzoTPCM9/24OdGt9NXyHVSaDLzyvWqa6hl5cU0NfU2mv+oPjX/tTdXj+G45S4wDvbsyZ5AR
2XuVlLu4bGUgMqYsuSPvt8Rp9j9yFnujqHTPTqPV2xwaCs5zd8E+uU4Bo6jB1K+Rez0x9iiyoybR29b1yj3XW8jhlN1wzDfH15VdjT6CSJpndkL1vW2AV1ET
TE7hIVAkrCetxqbMWOcCeI/BodwKtKR+ZW6Bo+FVWl4nmlyq9vxCb8285BzBvTh21FbaftydVKYuCeZ1ImvpumhnUpmGIFPIdBUqGoflxkQMhgYD55kPXCVd
2agnwMvVo7VNAThsmf0OcwKuxHaA23mb6V9uETJGOLvoMnxqcIpyvKYlc9Gw3N7OCyyB4r267QnRqj3u2qaqxvJZox0f9a+rf9KrmCXkXKY19Ikdqt1B3yYu
+Od5zPS07JfAfd5goJnN+vJiuul310r3DxFG92gNbv/ZV0bz0rMeeGUfrMxB6mcw2ceVz5mmeodWqzyRPULzW9YJ7UWXsPF7shq2QNWCqq+di11j7IgdKvJr
wQba5UJDdDqncOBsmnYkvMe9Kww0JAGxpidxPl2kqbrR4Uvy7jM8iE+DcXZFWq2oesjvzji/0dO1Vq6jrvcTP4S967/uHKG7TlXyjfW89I41mwWV9oz6gCu+
5gk9pB3pvqFFMC0g6cv4q3mvULbMSmSUuyd5yHXUPcEX8KX4hxklOhnolbOM6qyLcxH+g54CZHpWBtBVawYQZDJwCFwp7I974O5gkMHDjlPqTWxNFmIOsLcd
p71TqXvK9vwO5QHanniaGUFPoXj0d2ZYwgTNwyTUI28rjz3XtsytCG5VNgv/UXVc21eXo93BWsiWykO5ZZEnGKq8ZsK1+aY4poP2OfWIG0PehkzGjvACroZy
AT1IPyluBTDAn+ydi9tBxFQE/apqs57McmZ8lzs23Ou9kS1E/0T3cEwlz9Kf9Hqv3nDPtNnTIXoutBOKBrbQbigVHsgvMx5ijPQcf2PoKNIQzLR+Nh2knxjP
Ob44Ce8ZzTvNWPeaLavzzmZvph5FpfrHeQMR4eBKklTx1Pc5Y6h0dI/32qZ2blp+raoafwS57cgof0tr1R4C3qJNHYi6TcxoqrBWC8+d6PbO35QLnKMiF+Sc
cbGaDvYY8vsVic7djhPoPP8VYD+7inymekJmaDTwB9U8pk5MgIynVeA973Ulqezjr6CqDF/e/NQ/OoGPTeAsxhuu1lGVEh8kfE8N9h9iDgFZ5CS6V3wqOxC2
2HerhlKPPBUS1tg7ZQ+rMhQc5BznKIrqEx5OLskZkX3YvZOsucVqN4J9Ym9oY3wWOiFnpmq+Z4m7irFRdl3XpS3Jif23Va91J/vY1vrL7ySOju/p3arenrOT
bOyblbjMvVD3ThdF3SOb2L9PaEo2zpGB+bXS8/IjR2a3UeMRAYcqq1B1OxZVvXB+3PJ9utOj2sqrFRFsjjkS015V/q6JV6JqWtUr82LUnPDduYdqKTdvzrui
3qUc5KqWUBTb0N0+q4yjja4nuTG7kj0AzvUO9iZp81xj/K8cgzM/AwaX4J6RXS3+oDMt57KysmpOFB6bv61uuK/W05q1M/rknYvYUONqxmrVnfQdcQ831gtj
N1etUZSRUG3G1oZbT2nUVA/gKvijtq2uAQqBDXSpeUB4wN82c61juueqe3hcbPbzuCrpN+wHlWPsZ9ZDm+7F9/Jc2rqHPJZ3f3O8dhF4AJjiOOGYHPtxG+Bk
vUL0r+4T1E2vzbEib0FGYlY/baaun3uPYYSynm5BXoK7bvb8xF0JqRunepzKprVoXxXA4plAlvHWV3+yyzmfIs7HLXNYs9rY78at1SXq6Qq90mtlXMlFVr2I
ex83St09u1bkYVdjZ0PV/vRPzlHeq8qY8H3VZfsnbT3yB89lF6p64Jui6r3hlTeVXON+q72pbOdZ5oxHt4PdyDhwBnSvqlmz0NsKikDgbDRitMuVrXfcz/2g
2bXhrvZaPM5Uoq5HrCVvRM1PKFC9BA9Df9iNqryY2d64zEkus/teXq/NdncH+wmfNyPFPkn5whRvd6irbrHW0kdkl1+57lq6cW10xstlVx0rva3txrCxnkz3
jvgGOUNy9sAPEqJ8M/T6xOioKLiykfv/GPsOKKeNrm15e++77rZsS7bsLfTee+8tdAg91NAhlLG3V7aviyyrW/YWCCWEklBCC4FA6L2EBBJKIIQACYT8Wr7v
nP+c/9/lfc8el5VHM3fuHUnzzNz7XE8rVku90ISoaitrkG6yodUfYSsUIXZr6fXibq595RfKZzo642rlZoe9ek5yhJuQhqEJatSFOubIY4kD5BniFd3fbcKn
4mlkZ/YaPl3zh+cbNsN82LDIFUboNWdqLPaxVdPl15MLqpNqypKxxJIANiys7Jb189L0/PYypXYUMa7kI/tD8kvdMMdLx3xPQc1b+o/kRe7s5Mf4zvLuFKIx
ktVwPrOBGZp8Cafxengp0oa9ikudCEVKz1GbqLbUjvgX5BVmkmU5LzG1SlEkLqZzk+dDKBgGdQV7wT6rFboNFQGj9SB0KPMviAB9rCcAAC3BBkiSOTKgPSSz
hkP50ANbgTUDSoCk0CQwFDKBmQAFM6Cu1ljwA7REckLyDpht2dbH0DKwFnon6WIdAkLAECgciraeAmFQFGjTuJsPegAlCAdSqBs0CBQCKegJLYfGWFdDg6CO
IA0KB70hFIoHGkgOlklMYDXAoHioHQgAceLZFkgPrQKcdRzQgtMgAeoOcjJDrG0Bbguy3gmKgu7b2kHpIBZEQeOg+QABZeL8vwzMAZ9ZPwZTwAnrKKsKGgOp
wOfQOhBg/R2yAbnYB0qUcHhmb6sECs1+C4YFplkn2BblJlunQIYAJvingO+gHHAse6YomxFKAoFQHJCJbQRCIWAx5INGg59si0BfcBeaDu2CSkSJ14JYa3Jg
HXTB9isoyFKDsbb2EGaNgHDAQgsk86F9YB/0l7UMlEFXoGixFxPBF7Y70HJJKdhla4zkyIKM1tYQBkZAU0St1YBA0EWUcpDYrglSijoyiZqUgmgwAfSD2md+
Ary2R6AriIEE8I/1sKilNVkjrGPEOpzWI9YfJFbRuuttiVCcJBUKBHFZ020/BOTasmySzK+tA3PWgaGiPRq1kACeQQ+gNPFTAsYG6DMrJYmZUsn64PBcS87q
7DhrfMAxSXfJoiw9dAIooaPQaokWtAJfQCOhpZAepIBboo0CRB0FglgoAERCElFD+6EZtttguFUtWQStse6HQkE7KNw6M7MN+BHirOetUzO7Wu9AYTa/aINV
WR7QW/IllC6eXQViQDDUGRggC2SA2kNaaCNQQG2sE6B1UJ3YYh/oSmaA7S9bnbWX9TXU2zYP2muDoRsgWBIH+kPTrbtEKaaBdFtH8b+67O1g0Xt9dQKwKKFe
HMEqUb54cRRGQv9CsWJfjCJC3CoJEUd1CIDyh0BXQAPYAHJEm8WCbpL9AWZbKrgK9QQHoGAQYnWCO5KPoXRriXj1lGcyUA/JG2t03mgwAKSDmMxS6w9gGEiQ
hIL3+WPEfiSCMLGtcNAF6gFFAofYajJojO42QGHAImo+S7RvW5AENdohUfwMEY8GQOKf2IsgUYLBYpnWECzKHQoixZEXAMKhUEgm1hoslosSsWSUWDpIvH7s
4m9iq5AEChH1Hy6WjRSvvEZLhIpHGuuUQDGNmTfe8y5JoEDxM0Acg40YNUJsN1UsFQVpxDEUBIlyi9LqG4+Lny3EK7arqLMEEPG+tSjxqgyDtOLo/R98G/Qe
7f5PfWK9jTkVxVaDQJQoY5j42Q60FnsRIMrWSryitdAS8XqOFbUTI56TCCnEmiVQY5uB/8sMJfYDavSxCxF7GSlKEye2myBKHinWAb3/VawVauxX0PtVtCTx
W4xYZ6IobaOE4VCj5sMbY3tFCRotESiO7ThxrIcAlShJo4bCRWv2BwHvNREk1tmozSDQqLnA9+u3kFhjBPhZfIlnQSmiJuLF+hs535PE/k8XJVMCDKCiXSJE
SRWiDgyiRgaI7RwAU6DOon0DwTxRcwEgtNHf7f2qcKLYRqD4WgOs4t23EyQV75CtoJGiZAFi/Y2s8oHi6IwXz4gH0ZBKlCAUiLYT/2sNoP/LlvW/qwrR4q+N
9mu0Z7R4TwwW74jzwEDx+kwVx3QKFAc17o8FifUYG3st1qYQW2kcIcHiK1r8JQo0ajFMfIVAo0CyqGezeDzy/ciRvM+AlCTe2yaJ7YWJOmgckfFgtnhOvKjH
0EaLN0oh2pwHt63vV72h9/590P94+AWK5zRSOcWKd4gksZcaKAJqvC7E+0SjtYFOtHijHDFiDTLwP3oPbGTVF4+Eie/hYkuRYj/UouSivYBB7HEYaC/KIQUN
OrXKxEwzdUWUaVHOU6Yq6XiTUj/S3JPfJUz2HfLsF+fzh/kJcJWZM69Cpmiu6XJSz6LjS2eRqfofZHNUJfp39MGal8x6LslyFf1OsU9QYjS3SjuXGSK7qEpk
ismLXFcFML/x7cC3e1cR4425VQKRRW+Bg5Lu+8qcQ3UqoTN9m+lpfKf5onImDZBaNNpwB2Y5Dd6iND1uo0eufEPJPS81x9yP7TfIm7rSGhVbQPREc/V7EjrT
K7hSTSdugKBHX4asMWXBey1XvK0M/2YUooFoB68Vvef7jUkVwgWpYZ5nCarjBrNhhldUfFSCuSrF4M4i7srGqMbI32njin9L6hbPaFP5Xtjb1Hlod+z7uttm
GTKbnYGsST/qcBqVXKTvIybb9xk/HTGRdfYDRQXMY2Y10tV71Yd7M4j5PreIf9vKTgjlzEx9H1Tn2q7JEOakHibUwhZfB24rSjpWY2fp3Wiv5BBhi/IonxkT
326DzmGYKvhbzi3nPa0tIUnnUs8hXdFWYmudtFNrl4Ww1NAatTAp4QHb3rFMYBXtQ29R82WRbKb8EOd3HmEY5Uxkt0rH73ZVwdncJPWXWJkhWbnFcAs941en
nTJx3sfCGO8RbgHShRTQwUiQI9f/0LG+6oBlle6r+v1qU72er8m4Y/yJmafKzE+kftF8BA9FV3GuGrv+sP4gF8lNruVdeb6u8lN+qyleP8n3pHaHCqM9BgVW
JCSQGVxHjIhr6R1HVuuUW37iv8fObImK3Z44WhmV3AsOSbmjKaNDyRT009bfcV9TXjeOXbAP586wZl+s125aa2jB/iYsT1tp2R0Rmna6bjRvS5/BvqifVNsC
q674jfrcPMaD6aJ1P+OdyUXwGPyBs6/WrHuss3oXZXwvXWMS+G90MViJ82zGKTqxNc3SqX1kwyP7GovoKc7bckvESE0YGoSFI8+NLzRnyg2Ypf4FDbih7u+q
LsIauIXrUEL35CnRF91h2lQVaxkqN5CLyf62G/wwFGa97JqsQehX6Fn3flwi6Lm5KZlmxN0KlbFaruHzF5UDOb12oeG25QY/W3AIPPWxKsZDGg9Ykk0yaoBp
o+cfejAVw5YwXxqW4luwmXEz2LtEYkhXbk3tCv/I2h7GBMyhPOVboZ7n65Q2gsonkswjiS+DdxneaGrYIAWKp0qzqgL4K1S85yNGQvrYCP82eLxxOLlKN1U/
yD8CWevZLL+vDUBGkot1o/k7ShP/B5spW09Gsrccv1AA+dq5Qp9GaqmDuIWcxIxUZbALhRryO/lV7EfdZKSv3mjQUr9wq2UjVUWqt6o25X4kWZ6j/4hRV91S
7uD6Vkwit9KjSBZum2pHFvBj+btYX0MR28r/SNfHEkQEOfROC/wIX0nW+p46YzAPQsR3xXbpgWtR5VPmZ24m/rdmN/mda749Vv5LxKelFXSmpnPVK5bKCOWP
omp2KZJI93JqhC/gURRQMNx4rg39jh3NLRF0RDxz13Oiqg39J/XK8Bq2lV5TdmcXeEuwnmxP5jjDwmXefNNBxUsU4gqJV+4X/DHfbm6G4xwiwa+zbdl+2FWa
olZzc6jVKcn1n2g/EqYllfBG+2t6esMzKhU/p1L5orW92LdInbCT7IqsMhQZZpNZWB/6FrWM2QZvhiM8GfBxpIcxv+IJkk5KfKoaDq3BDyvrUW89F7fZPwV7
Y1publufUyup/wu9ZRiOjEPtaUuwC8wLmHaOxsak3TfHM6nmKG6M537LzimlHlNqAbtM7qd/wedIv6Q/plW65+h45IV+g38fsqRijjMx4SP3kDS7Z7XfRypT
vzPbdJ388+oUcF90hbE9dhN9bujnXaXr5+3HPaKGKNeo/oorVfaR5XuytHcrP1d9RQbBXpcgnYDTWid72HRLV8SdM7d2vEo5R55hego/+HMFmJ6Q+AI7R3+E
njfNJx2cE/Pibao6uW44R9ivJt+iZK6xrMrzk2ovsxCfRo6iLcJQWArv9Qw2tRS+RI/5O8Odt3+Ldvd7Vf2tB1VhydX0QGIL1ZJi+PvsSCPjuqruIp9UNcBx
gx6C7y5drc5wtNK1KW5pLwj36D8uu0OOVK1nHOgz9yr0tvIYW6ZTMTuInqyJKBcGsBuRLqZhzE8YKk/wThYxo0z5LbfaPbduNzONG6e1C0YfLLRXlKMcutK7
H8tjuepLdenmp0IuYtjebFTgh9n7oGbiL0Cz2R6b3lcFH2Sz+JA8UDM5XUDzOSGbiEtvjscQNBtH2XxMSXMco6DZXCmgmTiw/5/BDfxHbsXm+e6hDzBaQc3q
pnmO4eZ5e5r2vGxeFqhJHv4P8R2DZvNBfSh3L2gmrqg5Ji/wH3inmrId1FQUxHt/GegHcY4ZAaZD48EScV5dBZlBH+gjoBPntibQCxoEqUEHsVxLEcfBIp6Z
BqZBlZBFxNJSkNqIA8RjccAN8VAvqHHmuu59xsI08Xs4dFac9W8EWdAgERHJRJQZCaaLc/HYRrTSiNNEzKoXj80SZ9U9xdLh73EQLKINRES1cvF7nFgu7D3/
bZSIrALEWbU4BwdLQUsRLzRihAQRByeBxaL0q8V+6EX8JwcbRZTdRUQXQWINu6FlIopJFWfLjWiwcT4uYgyxXJTYTwn4GMwAn4mYZCzYL5aPEHHdftBb7OtR
EREoxZZGiHP4RPHcDtB8aLKIPxLBWAgR32PEs4P/d+YuFTHBPKgt1NijGJApYpyO1hliGUxEFyWQEnrvwil+79XITgaliD3tKkoEQ4uhDBFtjAUrQKmIh5Kh
GSK2nSQi3uliL+eD7iDGOg5sEJGOaANRQ1FAL54b3IjxRI1DoJ+orWRx3h8gtpsmnjFXREPpYg8CRfwQATpDmNifq9BwESG3EFvDwElRp42SzBf1tVSsow24
Bd6C2VCsbTYYDa0QLYK+x78xoBuIE20oFWtKEbF0FlQFJojyjBD7jVn7i0gsB1oooqdGbTUi0wHiOVIR0ykabSP2J/n9SPkfbBryHuU2IjqViM6VEApNgNpB
Tqi3WGogmCse+RqSQ1ESE1CDZZAMWiCOqMGibnuKNXeCeooYMkVERI32jniPZUPEcsuBTbSJVux9T7GkXhxNY8E4MFzU4EywCCoVexottpskIrRE8Sy5OI5m
ip8y0ZaIiEXl1mEQLNbTiMAa114iGuUTWwgWNb8EMotIaryIsnBx7HV+j9Y6izrRQemABhniWb+IlrK8H1tRov6Voo7SoDagHKggTOxjuoh8x0PzQXswExon
otBWYIhoHQT6r55KTceoNPf0aNr7tbkcI6DJLD/N8Vf8p9iPD/sJNuUP2PRTEnyAWbT5GpuKTv5QFqOmuLKbjp6H/uMTFPqAnwn0wWjr5j1MoWafr9AHYkmh
ZjNdgGYzckHNxMV9KHauKcZX0HQW8/848pqNzv+gLw5oLgPM/5VkrKUnu4M9XVlCjDNvNc4hBtOJrmXCMeMqy0hider2hn/4x/hYag//iDlED/An5JXWZ3pt
9Qc8foGkOf5TtBS7zmLqvfQrI+GH67naJbWba/ujXcxH627B3/F5wnwVik0w/srd96abpqpn21fDv2PfJCWZ/kG6sNO93Vg7q9Yv5apK97N+yzu+N1OReNH4
SYsvEIlpqXkHr/Fcjiyku6Kh3iPsZ8w56hiegkotK40/I+9SyzLctTfZnuxOVU/DQ6+saiPe05znlyq6b5uQ9tC3N7men6sprdnhPktd06cJLn6+uy8SmiHw
XTASG4uXM4PYDbDDvot5jn9TGcB+TmaR3fCfW/Sz5LMzWmYSOULMrqI0d1qlMN5fIDxiCtlgi4W5S5/ULObqkU2m+UaF76mx3jwVu5euJ9tqTzW0pSdvm1HX
j65js9S1gltojXzCX+Qg/hZ30dQtY77lFpysj1R2adWGr9MbqpyO+cKTmhPqveafSJ/xObHcI5jPqaM9W/krxjjVauxf/WvzQV2QKoG/ox1KFGuGUJ/AL4yt
q3FGQV3geyjHcuuMSsV1hvYvYnjujTGJx9Gv7JeYIKS/eaIvgjvjhuonVu43E+hAocEwh1nEjWs40LLQsFDr988Wbvn3mtaaUplsyyzmY8tP7bNN6anz+em4
qaVOGGiOpz2YVl2u3IjkCFHOldjHhnX+yV82WCanTeVKhQ7eBUQE9VOEAlF4pFwH9m79Yuqt+pDvmGcUdjnKpf+WiPEcJpcSlwqnSJ8qy93lSr76rktX7El+
5eiMusks53FkBlZmP8eMzbiYtjV9GNra8jpNwZbaE333Up86ynzRwouded4Cap/jlHlXwj+GZD5WIS8l0I/Zl2wKsQSPJ5NbRGmGWdYIcnJuzZGkd6l/mJ9Q
uzKWYUuxy5oXvhm6Huyrmq/Z1vy52jJhSh5kKMMH8pzuJLvbM1C3xtuZ/LH0JX2MqknKDMhhC2WHqDjK51OZ39mnmicxuzQGfnHaV1RLFCCdsT3Gnv63SAlj
ETp7af8S/pz8pf8oy3NP0CrjRWEJkmScUHsaCUhfxv1q3t2iQLjGOEzTzLP8C7BFqZV1r4UmuYObjyVsjhX6QzFi0AdxyYfiFP8zM0xzMcJN8d59uM6mJf8Q
hxTUZAtNPxObkqa5+M0PYwrwQVZFqFneuOaycTadY/zDdUH/QYNQs2PgQ88i0AwrP/gA+vuQJM3nl/rv/qAPcXg3O+L/H6mfulFDmn8Be8PTW99Sn+Dpzvb0
nnJB+E72vPSdbxDuQkzcHOqrtEVCOvU3loCPd4/SzWfPV62VetwMiTjuww3oEKWRjPIMNl7y78N+oUr813TjZYnedRGV9Ba2H7XMHENuRPcJLcg8fV98MM8T
FrbWc6qSsk/QjUQGMDH2Y54wdUtis8bMXNTsI6Jdfnsae5M8W12r6or/WuRXxak16ixSirdmhjHe2NP5f7GL4J5gsMpGoeqHzj30HPWv/kjmgukz9pSsF/q3
cACLS2rBPo44Kv2XbufOjHLh/0phfL/qgVSvGUF8L/9GtQLuLCt2dXDk1hSpRktDqy7FBzmnOA9ULnW7Wbnyd08Rrxda+/rpn7EsN1TWR6jFWujV2rYqFy6p
PUfpHLxKQz4jvnIup29n78BPpy4UNsinCOtJNP1GrZwodI9V9YgDDIdMSDvJdnF2937il2AruFj5OnKSvjB1nfBEv4Cz8M8KfnWn8U+oEHZtaVt9D/dK/iD7
qaOM7Kyz4rs8l2se61+YQ3EZ1ZGNcB4pjPNkcSgZ7/kiakLlV1o2MhjZusXgmRwzR/o5/I/nCZyHwZyVLqN+jB8puNgVhmf8utpkoYhMq3rLDPTOpRLhYqpT
5TZ9DvUJLZR5/DvdAVx/XythtM6q/M4rUaxyj6nero0j3OhJVS0ZQ4aRfbemm4q4nWn3sUl1New4LMmfrZ7lxbmL2AlnF6Q7153trUszBKu93O/wFy4D/5jd
555DZedvxBnNHtXxpB3u2/ZuccXSXOYCc5jP9O/g1vlS2fvwCddi/w7vu7qBCquvinWkGWG9xuo9Ri32PrTPp5M5gX3CXWRWREGkIa+t8pjy7/jJpijVUOc4
fDR7godr/jaGeuqLo+DObJSQXLdSV8x3ktOOjOiVvgChN8pzUWiV7zCZIp/nXiI9pXjELnSPcF9WFrAGfpdqnu1Sstk+kwkhvnKElvWsWOVxqIfh3yIGvLWM
4j8yvOFnWvYa3uH3Hcn4Y7WO/FzalerFttGcK/DqD7q/Z2KRjORq1um+wtn0t+o2sqe5PH1D3UVuj3mbMIj7in9C/kiVoxbyBH2TlFHzEER9AE3XDvcOZPZz
fU1pQhDyjg8wtoeXcCF0OnGajzVVC7PSniBl+ieoJ+U8f85/yHfQ8ZIKROpUt4zTjKuZGfzvukTdi1SF60mqkbsHH/Yd0Q7yd+HvaiU6jmtvtvoOyeAIAS+o
PaOLl7WUNjiWo9FeIb6P8a5BoEu8W6kauM61i7xK7OUfcbnIiLQYVMdGGxag19hxvA55I+uj/U2lIGOQW/IQldf7GXIf1VsWayT4Me991WqCQWOFUn8Md5WD
VIupVBZHB2Mb4o4y3V3B2Nd4ZSVcO4UMIu7REFWkb89fhvNSVrC3NWbPCxmtWMgMJlZ4xtXMcl2Q/Z4UIL9oDsUyPRTbz5LLd05byHdNi9NOQWK8T+nj2HjD
sBp93SLzQXU1ttzUw5BLvWH/0fehXaYTKl2tA9kivPL6LEt9V5yR3B1dO+kmbLlwQLtT0PtuoKG1J9yJ2GzqD58jyehNx9TGV0aejXSd4L/hphlK2F/0bbwz
fH8ijzGJsJUdbD5NYsIR+iJZ7z6sPI4eNd30faVvQ8b6UrA7so7IRCreoMDmGFvq55B67HCD0vIrflU1GX1QFFSXQg40vsKyVabU9vz3xANhMdObPKv72viJ
2YZe4TajM/zH6OfSzvQ71fZW3wuTharaDaqGWk/6FeELcp2xynnU0Z2dRN3D9+hlqgvRB3Z1Na4mHMb9zqv6dS2c5lZ8AzsaqdJti5TUh9ZvdI23BCHdkrOF
fXFRtM2wk662VHleOD6mtxJxRLRqFbke/gXfrejkDYFXJunomaa7VdvRA0KB/rTpTFqB/nH9AWyyoDLNZ8emvTbV0pPTpP5t3g6psWkl7BkeZhNlR1zL2D2u
vfZMxV28k+w+kcV9nRgj3JPtSrlXu947xfuteZAptH6T7nKdkXm21Y91q1tSO16Y6dtl8qZd0cn5fM1Vby3XjorwVinS6gi8l+6NKljXDz9DfuHKrRiqiFJc
qrkHfyTiA676OEsIU/lWYeuZfPwp9pK57x6IbUY2Ir+afuB+QbrQe6hcxQ91B3wN1HHVfvS586HPhT2y/IFsZR+o/dqFlgazT7+grgv2HKv29qnr4+CFUsW9
uu6Fk8NSoC9DxhU/yv0iOBFCt/SMO5yAFYQl0Ft6xahy5yYFli+vJK2gMjH6QdTJ/Fex4/PuJsZZVwTvigjKmWVtYaspVIG0/C1xa8DE6KmlypKq0j2JUFxy
nLfgcNSMsOf5B3MswReKY0OKYlrndMgbkFMU0jr3T9uk6N/z+linVM8PXBt9LzS5skP+uZDdMfFhEyLio67ndrNKwsODRmUflzCgT+jM4n9tYwsn5L+C0iV3
wl9DJ4vOFOyL8WYGxGptpwNWxcwFe4J3FF2WVASuz+9VHJvXLTi+fDrU1gZnjrGet3ayDcu5n5OR36FspiQ9/1vwY3CI7VD25/m/gS9KJkdXF6aEQWUDgg+H
KfIaisLDRsYujN4UvSG2c74ybm3Ux1VV2YZwX9z0sKAorLxjUavS4yW7rDGSx9DawCXZI6Bh0CxICYHKzJg9gAx9XRYUll96Njaw5Dq0EdRZlxWHFS0trCr4
rqy28KOqgC33oyLL8NgOAR+XjtjyWe754qc5R7NaFUwv/jVUkZtSpgDbIF1Zh7Cbec68n7eklP8ZE1e8MGtF3tu8U1l0/gYoKTg67Fb4fDAyYkDW8MxBIX/Z
1gak2uDgC5FsUPvcTyJbB0VEhYXy8Q9KOhbHlywpWBhcll9fmpGwJ5IN+zvEHvyt5G344MD94ceilsefKNFK95S3KF4fE5e3pWxDgi3BHr+5xJ/vtP6Z78+7
DgoykwKuS85J3yYGJ/+eNC0haAsqxZPmRYyEfNDxqOw8SV5mkTQ4NRqJ2BCVUXQ/gi0pDt0UihUty95q+wjqD00FS4Gx0Q8IKgZDoLqiGMmy0n+t54s9Viwg
q/yvqNDqFpGx0Y8S9kduqBpTsC5PlzdqS1kunfim4tMYLGJI5ui8S1HnoABQD9VJzgRtKfg+oC7UHDw1/1boxbw92V1KLm95lHm2CCqpKpsCJZSrg81hwpYT
CXdLvy/KjayOfBf2troESsvJjC0qWpvjsf1R0SqgL6TKWlbmyJtc4MjrldkaSgMnwWQoCrJItgQcAEeLroUWbtFv8VoPlb2KnBjzW1y6lSh8mfuZdV/uhaLX
If2tmXHH8gyltwoLokylXPTx8gf5X2aeLVkYfipwXnl15I7Ck/lJpWOrwrPmli+Ln5EFoj4JX2BdGlkSt954g/U45pjaGat1UsNc6SLsLDpEEAx1+MKM1wmX
8LtbS2lAjEbNwkFSbSlyIsHnDW+25FSNJO/hpMmAG6tvCglsLTFM+EEYwGuxs94sVZL+ojMY/z59NImj6ewIJNE7mAqiyy0Es59Kch9IjmG/Vrd0zpF2wmU1
DeQiUpJ42lFV3bqmDx+dcMtzkH/Fdqq7ZrgohCNba3Y5Sz3BVRA9C/4LH+nexk4hTsgisPVEvoYQInz92UWVl+DxyDHBgT3jN3FfIaHxPWqvmmLpxYZ3rgj3
IP1b1djqaS6LV8feM8woDdX8YpiA2+SPKI6vZ55Sarq7cxrMJOBVETWryU6K1eje6p3mWcYG9LZhA7Icu6Mr8hfSG3xROrPSoV9cV8/2EALdhPxn9Dj9jF2v
Wq/3UFJivWI2S6ed9kfUqHzBJodvdHm6/V3xW2oBVOeWUk5DPbPRMFOweAelrzMtNteRb7AXxOfuIbCN1znaw5Hc1/LhVV9WXfPUyFsTc/Re9zcxEJqGPIf7
EkcQFv4WRdgl8vnRb9BhfAmmdGWQt3RK9k/9H4wmNlQ9TL+PaKvbo7vn+y2tyniCQWvDVJ/RntTNejUaz/6tw32DNJN8UPo07gG2GVtlfK79Xl1vNuJ9ZdXG
9Ui4bg4/Vptu2G/82XQbv+Eo8nTVXSJcFUe4ltQs7SXdLgERuqtHGVbCmWk9zQcsDnKW+yB9gbjF/mL8EumOl1LfJHVkf6R7uRdTCchRciX6L3nCWY6Pw1er
JjqTpFNSHuOkvK9msDUUkyQFuKz4QkdbdoiHsuT7/eYl2LX0QLNdWOl7KTRmM/1WF8bdT+3AO2TL5Ze0fVVP5A7lVspMqhyd6b2VbenTxKnSQvxfdjU7Rl+G
dhRuGAYrNf7ktCzOhV6qjWb3Njw3+ygpwhuSNJPYXUwwN51T+7cZrtFfoKfpOk83vpxJx9+S+/B8+WHVWPfP7h7UJfkMOa/xUec4WFbJr9GPJF8kjc4tYD6R
TatJgTsaFNXTKY3xlveKcap9hb6ehYigjEh6Rsnq2o7UWbMaEYzR3mO+PN8TU5w23uRLPSn8qe1XO9DsZJca79RP5k5mn7aps5ZD5szfAQAvJW1tC/KvBjwI
fFn4rTU/aGm2PaA/eJOZYnsLgjJjsv7JLLd+n8lmtrJWQGPBF+A74LGawJSA8ZKr0JHgAeHj8+dIom3Hs7sGLA3zBwzNvBv4ODM9YDbktxYH9ZYshW6DsKAb
gIPwwKvWKeId/i/rKuiT4H6SgtBjAb0DpwR0DNgYAEMJYDzoZ+1gPW1bBJmhDkAHUHARuEAeWAlw8Ck0O/tw5unICqsGhNg0ICsgWuLI3BsYDo0MyJM0gMCA
9Tl3QKkkXnLaGgBNsfYMWmZ9CEIk3SCVdUh2OgTb3khUUCU02eoBJ2w1BeOtQ8B3YVdsO2xK6+cFrbO3BqTnKQO6g7FZn4brQr6RHAuaYu0XJIcGgurc+MIg
SAaUoAJKAcFQrHh/HgO1B1dsMdbdQZngGvjHGhvoBksyb0DRoBfUAOKhu9CczGnBnQM92e2gnSHbc0yBtwJ6Bv4KTcotDAqyDsnsEaDO+bhwiK1CMiLzN+s3
tqFQmxAB6h42BSQFXrN9Bq4CN8i0HrC2g64DNsgGqgJqoHPQftAGUkOLgAH8Jf59Ca3P7ABm5QZajwHeGgN+CzoZkpM7M2ACdChoU1Y3SBG8NO9AzsXAjQFv
rK8iJUAVPCiAsx213Q0YW5ye7wnpBVUHHRC1Ow0UQqgEsZ21KqAWkvYBxuLIHH94WNHuzOjgwwWe7JgoPzQsoL04FqYEyKz3AjIBKvFlTbMNhE7aLADP0mb1
grhGT0EQCgLFdwMkee8h+mNQJXTUtiKwIlsCDuTHBnuzqGxXweyw2bll1t25rtwBVmlWYeAj0MLWNvvvUNKanN8POg8lScIkT21e8J1VA2G28yABbAyoDhoE
rlr32WIDWlnlmWbQK4gA93MoydHClKKT+QXZn+XUZYGg/eC29e/sBqALDQ7IA4MheQAXvEzyNzgXuBDMg55mFkCdIWDtDWlBJFgDDQBSCAocA45lpkNM7kHo
QeaMTBy8BDrrFmiilYU2ZO4H4yV7wdbskqzbthvZ17McViZzgnWZ7R2osrYJtdmOgeKgR5lfB84AI0DvwB2SIUFfQ98FX4bOW7taTfqLpqSyW8Q1mpD14GvU
XxtXeTzUA9agt2m/IReax0b4sOWaRE5GPNY9Mr7EJiDtzFMdw2rMWmU0RY9jbyen8ho+XovBx2QPXZ8a5/LxzO9o67TMZF3D7bS+GSFs0lanplXdctMPvtVk
ji6LLGNO2MfWbmQ/I0bSs0mf8R9yjqpLabibUwS4v/HcNb6l75EGrcMRS3WzVxADrOupEo8dHxxfyG3VtyBM1cP9FdwNd0hadeo6/QH2piWZulveVrdYeO7b
kRa7rUrIRC/WHbQHWxPSvjbqiEhZIVtq8KMfq4+gwPyjcIw8HNEqxSZYtFsRa9Xw6mf49LhFnvH2EaqP8rqqFqB9fPsscRn7+RB0qnCFSEaUGaNbF8A3kUxX
B3geUudj8H01nZiVZI6ZZ3/0PFTfgz/m4uumwJtaPuQ2NaQK2qQouGNd+7TJaDZh9e1DzMbfA6fE/YnlVvcyxKUfY3qYrfSrDNg9mU7BYlKfyjKQtaodxpHu
PhTGxVde4lZzFcxhpGNLoJ9k2Exv9OmIr1OPsmV1vTmJz8WMRvt4eOKBeyEajLwT2hqnsgPZxeQD38/UXPX3MCAnyuIqW8E31fNTH1gEeJ1rCn9IM5A8ip31
F7OliJdcwWwnMe9izGw57lO2hP3BrAO57I1T/8Tuods4PtIFIN25vDR15CPV2KQ27MVUc+rDrWRaxbahadMbJvosRpP5CH5CyGM/T/+Ua8+TWJG/jJ1Nfq7r
WXfGZ7RsRsWnZfVJfKfzPC51n6kKLutH/ewaSZTCT02XVWXCPYWvRWu0J7UZ32GcUXtJKOGc7FFvf264eTA62XuwpaluaAOXMY3nWBobiPTE59tVgiC7jHTE
jyZHli4xRhsnph30dOVd+gT6qfyw6Sd8tGW8ab8O0ww33sOUyuV1dnRpXRCKmNdQFWwkHMxfr88hv3d0owLJTMsGIpH+GE7lokha1bX6k5pPFYjrZgVQPZBV
lGX7VMx0nU413dtdmOfuylOm86qplVKupWG4kyZT5Z1qlcb9mhTmgpAt38rloMfNgxTf+J/ymvpSehssTz+h/x7JY3+qO+v9J/XLOkNtD9UsX4z5X+4Q0ezO
XNP5QJrmfAHN+Bw1t44OfZDXAmpyDbe5vDagGR8rqFmvmOalB01mZwDN7JM3tzfa9BpuU0yl0H/cUW2an7R5PnWoGUuCJrnloCZXu6Em9Qia2XOAmmQPB82w
gTflg9BUO01z4DTH5tpcLuwP776AD3jU/QdWgSbGFtSMV0Y4zL52hrvbmUbpMryjhDTLWm/cNt7bGc1okJv3oRfblJk20y887eoWcgXwQP0PqX/hP6InY3fz
MfRKzWkmQ/eWXqFZhZv4JHaVL9/Sz9cTj6y7S+4USDOLnEI/9U5wDDG8VPbWG1KP8FOZ6UJXFHGODlyLOdj9+s+quyQXI/vR4Ky/kQum1WSyKowYYRb4PtIC
LJol7bQzmTpK30iJVp9SH62+I/3RoaTK0OX8H67Z8C/GO8Yso5leph/EHfcPV9+kZsCjuET7S2FiKrD01Z4i9qvqVFHqi+gVelpCpW5a4t2cNt5HSG+qC3WY
z2L/pf7VrvUMVb9knslvk5tlPxImgyT1kWVvC8gYZOEt9WnLzNr0jehk8xhhmPO0kAxfEgap2/PpmtuIB2tFdiPj9SORU/wVchS9ip2C6LwdyG5soXGl5ndh
DjVSLeOyk6bKR3sYdQ6NUh3gDhpKdd9QYOxdW586hlvvsOp+1R5BQxz/oGc5afwabA+1EnntuMn+rTpAmwvXeyanq7wb6QrDMuyVZxPdQ39dmWKimJ6ITfMT
Mo0+FitovmXvIAXsSgzwY9l3bKC+1ICjP2aM4Hn3GvagFCb7eK96nlp8TCfzuNRWFXB6n7qNQnBdRobWtKRFPmI0Lkl7TZt09zzPjEouCZsr21jVyfMUVpA1
DCaw9GNcrhvD3PJFmhe6d6ReNWHCU+oEFWqaUfSa7c5sNzwybDTjwhr1bCzGMECYV7VAt8Y0hx2F3lJslrX0FJI31LYkxvkLsT7pY1MBkp56gK8mJpdtSLkW
dZXtnH6sblq6vuXKjOcZHCGOGzqV9Xi1XogXjBmKy8jv5jjLev2baqZsfG5PVa7yE80ChvFsSkKlHUiEfqV5qA5K20lrPWEw7+uO3S9D9Znq54Ino9iw3Vtt
DPUO0FL6G6gfuUEVOV2O8+obzEhPLEnrPoEH87/Er3Uo4XjFEOIvECg/6O6g7pDQVT3E2JbNVW3Xh8N/60rQi+hGPaf6pGYgtdvwiulA/S1fGRum0vsaXPP1
UY5+vq/rR5v7mSYat8gXm0ezO7jNCqn3LbcCaTD1qQ3hOgsDzJe97XVdW3BkJVGITtbt4POC16e9rEiCjxg3ymy+n4VhaP/ULuQ9EeM/JBxqV+XzulTUb/6j
joE/NrZiXA4LNYwMcMXo/5V21I2uPCc7Ilzy0uhX3kRPat0Gb4jvqP9n+yuvX7NbPY3SqPMxQP+iK1fPizugmkO+KL9YM8GZW9UuCtc+dJckwqxDfGZfVvdy
hxGXw6Ty6PgRGpfqoOpgbGyiN+k1fiWspYJXnWN0wSnZj6sTnH8oEHKUZw1RUbHOaac24ZfUuZ6O/pvocuE0tRkZKmwUOpR+Tp/zVPqe2TsLP8rbGyfGzapa
mD9fdaPUHp2RMNYhK1sunZ8cnnhFtVKzzHFf6/AMgjPUWc6z3rz4leTK5HmIPO1ntgUytVDBtxdwfCoTRtzx/kIfKx/ISqrO23+o+r3yljfHTih2VNsrK9Gj
9F+Gocg218iaIhNJTqFMeRF2mP6b6Ix3EQAxD72E/gQPYeYI5+2Lq41sCTJb4WCq2XmlYd6nSD15gMikBtp/FL4kVnif1rUi/6BmEwcqYTywPMHTC/7UtZvs
Hj0DfajrT/wGT1O1JH8o3VgVGV+h7SB5VL0IT3cPd3p8V3Thehs/v/i1dkD5PUGoz6tfxn/uj6idq+uElHMdqno4Td6Hhi8Mg0wxyCwTZ/SFKfXZzBcOh3mc
/zrxSJzRY85SdWdDT/03ZHt3srNTsM95At7ScKBhO/8d8qChuxDPLrGMdp829fRfF5KFLHwctVpg8QtEJF3HVOvgwiGmDa4ziJP8Ijk3eHdpQXTLyuIUPHFt
6dVkt0mlmstGkgR1BMf4K1vmprTjx+vHsjZkgv53ZDpbY5QS3XmJEMIM4mZSq/E9ugphR7mJ6EgNoS4nyWQRmk3qzc65jlaKh9E32LmqK/BAt17XO+EbH+Y9
hI5lxyjK6j7yssIg1zo/hfR3PlAm0OeMJ3VdxXtRT1cH9UyO4yHub1zAf4v8Q56DVthv6RbZTsYesX9KdE1KKjIk33B35CY6srGuRowd7rgYZ2EtVZgqyafJ
X2lqUTOXdquXaJd6zwrzg27o7jNRSBg50XuJf4K1xqVCW28791/OXNU4n8n3DD3i/dYXpDOrF3G38NHMc8VJ6d6kP+F/4VBPV/JnhZ24XXOdPGxaQPemLiXM
J9ZoUd2n8Zi7f9ItNjJeovyZXVh6Tj+EvlPZMb7MWea6nvItXhAnjUtMmMBG4dfhzvhC4xQdqp0Bx1CB7knsioCj6lrCQLYx74cvuCaWfIJ/CU8u25Y8zNXb
0aDuEb9EvYNKVUxQWXS/6gurzBpSwzqNZIRsPDGkelVNleNGyjh1qXxP1R8FgUk34DaauzVFqo6upZ6/qwq1vbQessxRQPQoVzAUsbBmKTrAnUDmYn9qH6t3
EtM1MZ4vyI/JtpGvqh8rwsoOVd9JGa4bowxLauvO1QyoOV2V4ZpSOLn8UMmiqtAKVcFU6fn4j2LO0oPsaw0nuLbubJJlZuoDFPOdc3GptgSfbA5jU6ky+oLz
I+c3xEBJB1e8Y0PybvUITXtZMUkR38snE8uZj82lFCVEYgPpfFdffRE9yrqJWkisLK1UvSNW0hcc/9Q8q/jTKKe2VaH6y+QWhGIPm9PptXYsZWSxQR9cUCvv
ymjhm1EecqV9deUD9XhcWfOdq6+uEF/HRhnhmpUqibOj/F3MClmM45OaiRprdQwii68oX8HoE6652hMfJWPa9KoDjkKqmCuOppPMrF+Wrsp3f0+csY+L/N1x
07OU3uyppPa6R/LbSszkBCaa+wuuUeg8d5mbqls1z2QV9mH2XbpJpQrlXmk8ed2wTE1wkWg7PtpRg3s9Y1Td8LnKQUl6x5/Fi+Vja9TkGPsV+O/kM/Ln8hmO
ZMVOfA+9N+aOrFQDS7bjAfgee0vlDwUYN1c31pCG3VCcUS+RTcUXqoeXMtQuejb1Em6n+SczOpmt1sCeeK3nG3V77UFVZywc/0d5Rn4F6UWiZdWeYVU7lArZ
Tcdg/GtCT6FkpPRl0i9ESkWgSnDuRRP5UCzdM8adTAxIDiPkyZfgYMUItauqivylrJt7im64B8JH0r0dz6qt2s0qvfOrqpTqN1HK2Ph40slVtar4WZaeXAd/
ZvkVL6UZ7+CyyJiG+DfqIZqzNJJfXrhVsaH8TLVeeTJhhzZI9xCOlY11THIuZSeSELlG88SdpvuEvEVFJynjlhrambqjcuoSb9Zc0K4igz1vk7LRBnKBcotp
jnevO1jrd/TXXuElvIx9xqaQFYb2XJziFLVTu8A3Ju1LDBju8oZaJG4Dk8XPILBkiPjaFeS1EFZVd/ko/Qv4INO17lvfV9WnY48SsO4r05xWG51pPgfS0osi
3yo7GYfL2rtTjAH4E+UCJNlwg6x0WXjEvE7XQRheMyo51DTJPl0z0DTHM8nzBv9UvSG2QUc5VLg+OYp4ol8oPCDlOkbTI6lepVTFmiE/5t/mjKme5z6jP4yc
0D7zPfDNShsKX4j1+yq0C9gNvh6ojPymco1mnAEi+mu/1iLKViyugFgrG6dfQPSFb7tMcp3m21LUMaY0MjkBXxu0xjFe0dPSQfgUvscNSrvJB7O16tnURn98
i9s+tj7S3w9P0DlUm7WdqBWIBfnW8zl+CGm15d/qMrldOC94Wp0gW7NGS46uyDMIPUC3rB3ui+Kj8K78a20Xw7yicFzuDePuM33NR1TRyL9wV6cajfBu9+xk
BrnaO7t5lIap8FJksODQpcgIXa5+kHorGeoZ1squX035a+a7X8jphEXqrZodyCIi0rDTs0a+HimLPQ/fVw2vuYz59DO1D9Wr/TPiKvE4dRq6xN/GK3Mv09+E
H9Nrc52qWG4gvNd4VruFuy2Xl13RWLiNAly3U+ghHBYeuteqMalCqiGi+PvUcypb7iMitf1TDuoi0/ub45x2RNtyJppOHKnb5AV1c/1jZUjFOLot0l2q0Dnd
o9Jz0WOYAdmF3IzpoO0jd7pmGf5RvZL1V0yUjIjeqThRdjPxR02pttTxi7eDNoI8Lm2pDtAUCb/KyfTPzRO8z7EBaZ8YfjDMsIQYFtJ/U7w+Nnky0aD7Bl5o
f6J95jntfuuZm5xNLI5tq+qpzxWsboRcQQJiNfx9vDNhEr7JF6d4wjny4fgUenDNUnUnL2uYkgar+hv/ga8pQrAD5IE6B7nC34mYmsRVhMaOqbKntIv7iv1S
ermiI/2ZJxo/Xn2o5kd+qquz8bDsU/xdcaF9k7xC+3tSN2+mb5g8lThJyoh3UdcUvbk4zSU21NdRI09dqO1DTSHOejcyd32/8CXqKfWsrAoegqVTr6gGv5mT
qnh+FH9IQIkM5TC2n/m+vh6fzD6mjyPH1DasNzzJ9JBarn7KTcJ6IrUtb1JfG+zmRaXtEz43b9G/poEukwhSLZUxjnLVS8VRrSN6UHIZpdM52AR0jG5T8ne6
WCGI+4ztRMdRC/Rz2W9lZ9lp7Ed8DbeH3kzWuh/Zox3xOpPcBbPYz+QxFsXL0J+TrhPfG94Qn5eOry7E67Z0Jkcl37P3rBmpWq8eouuQvI7F5OdUB7Q3YTc8
mO2TbFfz3FRqB/Uofrld4d3NL/WcYYqNS7yRphDHJHIhC/J7K/qVBht3ElPUHL03YbTdQd5KuF2ZG52Nz1e1iwok/5SrXcnV+Q4u6Efp4/hPFCr5V0m/yQ/h
EFXp3Wiyy0iiGP6LeURUp+Sw3WUW+m86n/MhO9m/7SFYBK1gZfLva6RJfpJM+UdzkVKSb1gTLXeqtG2TE0t/wR84rxE9aI3yPrle04f+jExJV2szkBBkDzyP
7Msu1F+T3bDvpCNdda43UfvhzfqW7OiaHfoc3QzHM3KLdgnzkgyhdmKR+jOeybJ3iovsIOco7WXXZM1J9wH4Fq5SZMOkphSZU3kicSp1nGJ058gR2oVuWHfY
6MmoZoYnbTeuYD/zKrEkOplsYC5q35ZmuZ+iAw3vdC315XAVZecpdgi/FTtrcKsShXvIPcMj3Y3E56oxZV2oJfAwvc8TC7erK6QeeivcOfBaTqIbLBxS3zRs
NLbgnFQ4+jHVgTpjLIJPayXmCJ0K+8nzWl9jzoU/18idPyWEF9fIV8lC5HLHpJrb8KuaYGpzeTq6TXdTrcK/dVpYoibAvQAJRrrD1eLz84De4+iJXla3se8x
G1g/XeHeLPT0yBSLiBGVV3El3DMvFGcQTjO66kBNmWEQ04oYa0igBrEh8hvMvYpx8WO8X1IJ3tGOr5FBSEiZlpalhNpyVZcM/Zj2qijnmtJHlEVlou7xswk9
fB132E9G/1zzQMYkd6tM1ERFq6wadS/4tUKlmcFVqP7AH6vdxvkJf0tpSRo+3Pm79oua/Xwiew1+otlgN6oj+XXaMGqf8QG8Xh1u8mNLOBNZyhykPeI9xqaP
NnzKHnKPr/oq8QZ1q6w9tpVqYhXmv/Ez/TCfZtMrfE2vL0IfzI0FPhg/0fw6IfRfrDI17/XaPO9887GL0AfYYpuLHf3vogKbizmEmonyAB/MrN5c3onmfGyb
s8p/8sAG/4UfMGjWX7apmMamvaOhJmNcQTPtN5mjqBlfaKiJKOBmssw2v95t5cO8/3K38YvG7dg55iY9rOWvvgBqI3ma/4XpzMcbFzP7uPFIO7YDX4MnWvIs
+dIvjOktXdxrGnFmq41MmrrY6JCPdQkk5BmChVHHhEfCTvNTbE59VlqmLtQ3J8XQciCWCudyA9vWB1HYFac9tYM3U7+Ma4dl8FLmHZususSjaDvFJXQ7zGGw
0I6+Qe+I7woHOv+UZeO7VU7OS57W7FJvwbuSW+gHBh3rT3VyDu4v5VfwHqZV4nJuE37A2KN+mNHn+9Xcgt9q7mzYzBJVU9UTHXsTIpV56jo+VHfEtU/+RJ7r
GWfYrVvqDhLC3a/J88oLVfHRascyvbK4O55KJDMZwmVhiHGFbzo1Sd3Jc476FRlWd9jS00cYj/O/IUM0Kuw4uYaYr5uuCUG8QhfksXZqpYaJEK55h1a9gZX8
3tp4ymCcZ9/huyL/yfDaADNuplNatqETr4xdzhT6VmGLfO/026kb5AA7pZ3IHjHW0Ef0LfjV/A4qTDdHdc2v9IxKHW0s5xKELSSPWfifEC+ZmDLAsBTGzZfp
+LRVCbucnVJvuMOQf6omUXmul84RxEDkIH4JGc78g9ZVZwvXTXm0uXY1PIO+zx5Bt+ltxFD6G/9MrnPtDG5g1Cvld96vySfegRm5SBnMClvtm0wr9Dn+efbd
2i9gA+PTTEP3239AKfqAdwbaxnLP2L403OwjLcJ5o6ACfDsj6wnhZ3jWCgWk00LqYEzJTKBfpV5l3giTiVvGxdxM5E95rFvn3q1ZXplItVa/UZ8WumsHyCIt
ZxwT0CvCFMUCBMAyOktE5Ud8UUQLd5WXSg3SLDTepdZxVVSQ7oJioG+GAWE70H3L51Jxnr+kN1SpxJ7qMiau6h/ZQHyvfjM3qzSWWVbQzbiG+NVkbzghrMUm
+TSpe9mhcdc8CfBPHPCN0q0nonyc76rzibYvMyRrl2JcZBtiqWaMT6mAHT5XK/nghF5KjyzfsEmjZ9/gGXAYFoLOFgz8aa4LO1rTri4P72BILb/t64Ja6tpr
IPd2+rT3L/U/sgpunpdUv/A41DEMlpJYq0X6UJ9SHfHT3Ck0Lf0j/maVM+0EGsJG1q1KizAE4Y/dKVwf3WD7I2YgOt6QUQbI/mwf2MH0Sc50mHRdDC/kI7Nr
8J3w4PjhigTzOuKmcgDpsL+2x8kWJ2QoeriDwvRVCfoO8FL1PfZnZipTUN2ZnEL/aujmifLsUXcwLvN4S/8wk1SYYo5nYUyNY2RFF/xCSm7QY7VQsdSZgvOy
O+4J+GHSov0JX1saSC7gr6YcLPs7d4e8V/IQ57rqf+Wd85wuu+xPD+qUUrPIR8oDRJGmokaoOYfPpfwqVv2Su6WrZE36kfh5ZFLlFk2QYaS8Ovk1WR5vKJW7
P3GsllZ4qitPK4JinjlOV/4m62vfSDnKVJVrk5CkYvvn9nQRZvwh9aeksENNV+g3yuX6jOrOVBzaUxOACe5expV0hmaxrK8nUc0ZI7dg5a8TrDUX5cXOxa5j
+N3yA/hdzR53PNJApHk2siOrEgyCpmumViVXR3iiY6vZWHx0+Hb7ixCD+rl9j/yyo5V7lWovlUJEQPKaSs06R4Gqiz2k+ijcuixGtqN6e/I6qsGVDavkgnqo
82jl6iSWJtGHnuf4r7KB3AKFVd+pcib5HYI4TpbO8Ty3PyEHyraVDTXqorYozuuy3fvIEPln5Apqs2qPW6EKMnXgS/GBrqtUAbmVvEc+oYZ4uuuGOHsnT6dy
HL9ThYlqdhc7Ez/OtlbOqXzu2ugyaRvkWnITM6jqjGmYZ6QCiW/BtULG6CNMdYnniQf6ntL20DvSRvqctaRJtgtn1cHUesO66pWVvYwPiEjd83JJIBTdWXmu
urroy4goHVrTXfYZcUhxQLZavdG1IjBGJVXVY+1VaeYn7m6mfjo3MdK4Q3+LnJM0mJ3LzCdXs58zDWplzDf2q7IK/CtHsPSqdq/rS+emAmvJqqT1do3dIJ+v
OEptl0sVWzUrPLfg9nQwo5MecaQlDba85bpLVZqlhkR4fc0h5EV0UNps6p4nx+2S7VHvJIrUfqrUuawqTPfcHpRU6JgV92PmieqZJXn4UPnPzOGaEs1po1aX
Ib+Ycs/5T1nPGHXFV445yjiZYstMVaRnEd7CPq4mRIGSX+PDpReQOuk4JgCfSWiRiWQmdQHZRnvZfNcSXaVbTqpd0/hXxCOk2cjlpjNXNc9Z0XxkJ2g2RwRo
JqK1qUhpqJl936af403tgYIP5mKAPrjHCf3H2FnQDNsD1Gyk2Id2qcEH4sibnwl9OCMt9IG9etDszi30H1lZwAeY+UEz1m4uG9eHcnX9d7FwULPsHs3thTeX
Ebu52K+mI5yb0fw1IU4oowf6enknc6N973Qxii3YWGNL83X0BNseuU4ozOeJ/WnrBTfXJ6OX/3LtU9N27lRtCNKS6o940M7evuoz+A7vPXYIexTb4c1N+8o/
GQnwKYzRZJYu0VFCzarco+rmPVU3xDyQVXhVvlo6yb7cO8VtUfVk5unHyTP5Tz1h7DtkDHLXFY5MYhejb7A/9fLK20gVvB+ZhyxQnSd+8vjJSfxhD48fIX9Q
+agTNRyv9L5ALf4GfADq41HWJhi5wDijcR2v81UiEdxeZgPZ0fOY0AnBztOtHnpO6bpjFfJZ9BVnYdmf8mgknd5FTEK/czx27ZBNRYdJ1TKn/K3kes0odm/6
cP9Ixb+mYp0MSzf+oS83p7GTkI5YaN0mLMe8mEWN25I6qg6Rk9yjqb6l01WVeDzXiq3yvWPPoN9ScmaR50s0yRdAXEhAnRuYUN/J6lvUUO5nhmFWcxp/BnvK
N4bogfdSptTtp3LJ6xmX2W+Mo5A7aZzJbuZbPuO6wp/IWqev0Pwfxt4Cum1sXRt2sEmTtGEySbIkS4bEoTIzMzPTlGnKdbhJ0zA4iUGywJIpXG6nzDgz5U6n
ndKUpjTFKfw5Z53/rnu+1Om113IMiiVvae+Xnvd5Nstj0dfomNIh7EWkXoLyV3wQeQDrBu0xLIXUwmTZJGATlBa9OdgNmRuzidtvOWMZyd+wwMpHhF/1q1Kb
cYUpS7Mjtl2sCuAC/CyccQSNGyXcvohAhih64pjBvaC9MJj9zNTHRjBRbOuY2pZC/Qb0eIUKf4HcMz+VjCjfavCKXkErQvbD0eBImGU3qLO57gRt7s778/Ot
PTGt6iGbT4fAfcUShYDsa4olpnv5mLeIQ7MOGKHyhy07BO7bcj1wDdnZPIraCRZQnvQO3oeeb083MvQtfQzslBnpPOKtVEwPBBnTEH6odbdymv0+v1i93f6C
1kpqSjIjP4o6mNqbehNzTEcphbEle0m8BnlY8RY9AD9WqU0PIiNN9eKfUblpr8oX9UocA1crHI2eRx/6K0aX/16gxHuzv8Ki7NEyByQj8mNmkicbrzobsSxi
eMFw/WuDMGqdbir6BbysCyP0lmMVy2V7rGLTT5G77ReL26BTsblcNzpZ/qz8eL5bpEKj5Lz5M7GLuHzbKvORag9mqpzDfsQW4aOZrrZNZkX5VVQiXiyMh7xR
H+FC9VV6BhoAH0wIM8+GFlF/gVeYOyJ96ddyERVHzqRjJIcgb/tSfgkTxvrQKLbeXMwLcA9yKLBz68Coeq6wtDulin7IziX/lvxCe2PTxEX2jopLql9sv7dw
gwbbf6MmYqOh4Xisja70wETyx+wT2cAyBiNIue653q+8n3yJ7ChhIiuZx0ph7AfTejRCsY+6YemIjCTLs2eWCiufldUHz6KLo9KMsoq35BUExS0EwZREJZC9
yUjsI0ObvfEp0rYln2gPpHTbHInGto0NAnShBKmVUfBvcA04gAmILG892ZzWWoAupm7nTkYnRo8R97X1BwVIClGJ/W46F721pFifVNwH2hp6NdQnXCTsbmHo
G/xD0YHKvnpUdZ+dp97Bavl21k96P/kabjp3yqq2PUWWe1yWitEL5Hom339U+PLQCByNnYso8R9lk+lDskDimak49Dxxn+nP3OJGWELgx9Q+67hyL6RI8Uq5
lVKI3LDfzRVyoyWCHkFERKWx9aiauQx9xgqBVkKRSkHXkL/m8SiLx8FucBf5A7qXeY+qMUKNlNGlsltQbIU9JRyaCfKiKezr1rXiUajKqCNfQRt1fSzlps/o
XnpvmZ6/yDlC99J7jIsQgt4EnTKGAd31sdgEeXj+G/oLdr1iIiQFd3IB/KOoTD4ebIAPET0NHfQKqZTJE7cEfcga2JCfq0zDgsA24DnrD5Y13C75SzxRuhqY
w/tZhxFrkMc4zHZj1fCN8Nuem608nqebAEeLF0R1EmslX4WBlRx0MjTKECDsHLydTicnMF7UTJsJChZlwKMUIKhzLFKBYHuQZzLQY6pH0s/4pMZfegGLFf6m
e6xYLFOalgIbovsitUE1xCLDEiix9C403FDHbLJsMW9mhgXkG7cEp4uui/SMkAuHvblXZDyv4C6Fl9CcyhO9hwDEK3y2iTJNwyZSRvoIuCDaH2lt2ktOJueb
94n+iB6Vpzd+CL9UXhQxsGJ5eCy9Rn4cDpLdoJL5MYAfnYptFHYCcuWDs1oXbyPX0gNl7nxv7qlOi8gV8fY+rB8/hRqttMnzkAm4kxoIqZVdCDPszeSxk6kn
SgIeL73PrQzfpNvOf4MlRdsM75fAZVbHlQJPc8hA7Td5YL7XY/5tVJvg/6Dn6pqD69tZOVfcMa6YX7QusXgCFxpUgu+wrglc6mS6Rr1pm1E31jbrR2tdeM/f
4qD7NkZP8I2xEDSDUXQVBbjesjnumebxqs354gIXmWJBM4pUzau0/+fzxcQXeJXwHtJKJpS0ICdg9/CL6irNG1aln0plRfVgw7mW5l9lE7mhVq19YlW82WIU
WBzIV6lG5gCmU0/oIVCdOZkcClkdIbwOKZPcl4zCAe4d1xW5Ro9D5JZ0mZFwQHGy50gkIIIP06XsLeQqq5Z0RILA3aCa2UqHkr7SBOIg9FiYSDHAR+4g+lbU
B9ku/onZr9sCnKv4SztSMjqLkP1hKDP3pxKiB9BukEpXLztp+pNJ49ozDrg+mqJyLD/J+1d1tdXq91tp3h9oL1pNH0BGW3pkVrFjG+3sGfq38kzjHPaSQRht
M+7T58L5pRMKhhYO1Jd6QuDDyuu6V2EHifPYNtqML8l/iL6zP4JfIWZLHT5C+FT4Ds3hWsK5FtQ8rUyHbvYZ4LsUD4Bv6G8Z18G0MYQfRF+mX+W/Q6cgc4HL
CCv7VbmOiBWdUY7G7ORIehM2InpoShlRbepBZ5O9VZ6qDogxWkrvYZ1Ma9idehPQn04j84gfyzophkn9KYpZYS7AJMhl+oF8d4VfUBn2Nfp0vgSvQqREm4p8
PWGMKvWGS3R2cCcUZphnXRQbBgtYntuJ2AGY+Z28ieWa6rnhVIldKA7iQmXdJRsrTJXLoMH6GIimtCKAugm2VKwGJ8KVTKYFV/tjFP7F0afQaHhDJRpXlh4C
1cWdxCB4l1JzyxQb5MfJMOQO4W4cBfViHZFWUmZ9xX0wpXHlIpocq+qh+6PwsDGZKIJlxClwATygPM8/OepF/jLDBGhH9K/664Er84uMG6SYojswHwEJf/Qc
2CPmrGK85Q410nQTUdqP8KfpcOUgfIzsoPWZ/lCj/1GE53DHSk9Udou+GuwGrkb4KDB/CZGi+QT3MMew64o+su9N68MD8HH4dsAn6jl9CG8DaFS1ilbiWVww
lVjRMrTEfAZxA8bI/1TfYF/Ql5AFeT9z/ejbXEsozD+rkou6ndWD7GIoqxxqBA0Z1HAkARqjOAZJsLN4TzBeNiN2f1kGHLzliVSvsMMTKnWI2JLGe7EK9j1R
g9To41kbUKs8jz3SX6D/jkHKV1nTsXnwapyQJUtf8CP4PFk3dXeks30B4mJ91LqsPQiaQay70m9s3ia6rkJpm2GJc42y/h7S31Vdp/m4/Pu1Kle1I9c8Ydpm
edVco7kF3+Qh1brkjGu+90DwnXyMK443V9w+gmZVGb/Hiqb9P3LDuq7+NTeGgm/adtc2+P92hQlccCEJms1ENY/zb74TQOCiFqh12VPi2u8R/B/ZfZrrj9E2
07fyPW4pwXfeETRzBNpv+sbaZlmDXbERucrlNtdn4rrjpbmKt8AFz9P3ubcEzfAMumIr/jbv8beq4a55w753Bl11KrmeCa45v76fzfxfz8qwLvQe5hZykU4W
hUGdRau5Ywar4ap5kURMXjXtCcu1WGAvJWON53Yp51nF9FSWZ/bxJyy/CBeQuyNjDO3EvvBc8bby+8wBPs/Smt3EH+JaikfYF/EtqQjugfmQIZNbx11CaviF
zEPz9sr9VE/gTDiCdCpxo1+wkDiBn0u1o3uw/blR3DzLTWZFkFq+CvkbeCo9QRwR4YaqFLfyjvQPZIPxgqmKjuJuQX+hCJdoyySXAL2Q3ZSqcjB3kekKfzFe
Rl9zPmxraxzsx7xET5in03fF5vSetJwxmXvr3azDjYB4Hn2BSGSSTRUVr4WnOF8iKvtY6JBod2ZTuYS0BgcQHblkNeSI5/bZu1lKLZF2H2Ii+Mg6X3YG6G3t
JupArEcuGvbTmbIn9BXLXcCtuKCiBe0Lh8LJdKn1HLnc1k13gQMsncqyoA7kNsqPaCkaTNrJLJKwd+ROEjuLntMm/jxcZe/N9YYrTaGWg6Y/THtKx/OdSZ3V
xC8svWlYTV6xL4Uf0YAtg78n+ijyNddKJ5LF5EfDIX2w4RyGwzzCF92qOKgbYvLGZwDXsHGyUQVb4FTbfiDfYDHK4L7YYjgSXxa1kosnWJvInmj5mz8HJil7
SYLlw63XRf3NCiVs3kDHIzeZ25B3fEURK9qs2VHEku3YdUAHoY16pwtjfzYdYlKZcONzJsXfttNdt4IKo8P9TgjXcRNk67hdMozchqQgy60PuS7WHsYRSAvH
BOnm8Cf0S8wjpGtZ73CxXk7klM7OH0/0MvXhKCbdQFCVQF8QLp9JeDFPOKFhkz1D9iNpbj2BWIVMIJ/zwY5FSsgy0hKsOGY3iaK5t4bU8ouQhKrSXcvrRv1S
eURvpHEk3izAXlDbQBs51TaL3MJer+grn43Nioy15jC97LvY0LAsPhRGkM3WI9AfXHvoi/ytZZZ8KTuLMxSnWBeZF1hTmSLCRBwunEcrjG7lUuqBtHVeF/mP
xCZhqfxG/p7o3aSGIyuuUe7GenYtNZXgG0f4o/UjvU9iNT4HLgJtKi5YLsA15M9Mdv4MaC/w0H6ZK+WfcZute7gBsgwwnjlJa8hq1Id5xSmhVlQ2/DGkC/nE
uJS7S64Df7L581M18YiGbiF/H0yrKPUyfB1iQGfSnaTHlB3tIkAOd7S+l7WMc4NKg5YaW4qTwA/Un4a/JEFYroREFtrN6HlzD6JIccTSXRKLOUSJ+BjbdT5G
/YyegEy34IiSDuS7GHERZUdkm6By0xogEuhgnY21NRwDAngjUMXmVnSgf2V94H+gi+Ae8o1UUbqMaQlXehHQq0ou7Lj1vGmzOITuFbqU28m1QZfL3bH4xsAj
RxVoPGI4R7YkyswjbHqgldlARfIXldexKvg36EdJTXS4eKwcjOguKVYsc7wB9jF/ia4al5aTxaMiUvXDc5whq/3n4zbrB/KUqXGMDBFGlpeQK+gfwCjbXKRA
00H5C5NSc7ZxhrTi95ojwQ4+RfRQ44ZQd+JS1F1zG6aDcyguITdgHfA6+wipv0SDpvLX4UlcDTPIccEup9fKCqI2UP7CpWAocVWyvlBrrLJ7Aq+kzy3DuQj9
DWo+m4Pt4dykMHsduSBT2a0cx44P6UvHQcVSJU7jn9gV8ESzVHcr+qb5baFCnwsMY9bA3S0/IUv1a3kzYFDvRNeKb0S/QiP4H4UHjS+sMNYXXhnlzeosTlk6
O94aA+t0BPYXNlE5RTUImJZwFA/kL1Qx1iPwWcuzyO3k6aI/SB/LMyhKco73JdZaYiBJfQ8Vq/JztlCbkS2G99QHyyZzP3NLc9/IoMrHYVqp1jQbH8SgMbep
v4y4tY4upNJll1MGV8xFr5aHBo6Xpxin60arpIzTkc1EYn/wNRVG21soEIs0trCq+VBQ5MjmYdtOKp/bD+3A0s197IvknUtLleutsGQckRheb/glODCsrsJZ
ei9hveQl7MnvUB6xLJH9wWnhRbLusjrUbn9Hq5Q50YNFmwCrciX9K/hYGiMLI/Y5X0YzSHH1Dmlvwt9WTd60V8NW+wOwl7WN9K4ZRZPEMQUtozoEd5DoyDr4
ufVXONlRp9An+WI6/rd2t63XlBQFsSuineheciofDt2zXlUGwiURuvJpMAgZlftVg/QVQJrzvUHJFcrecSL5YfS+rJOmjBuEiVS5XJzKVz7XedWMgY1Wodxb
liLtzdKqX+hzxsXYcDgE76jszEU3rnFJaBcgOL83e5F4rUP4H/W7jbe5aOJyGksbaAgOApJoX7Iaei9ZLG9jaY22UmnENH7f+hJvxz5Bb+ueFlrD3NHFdDji
SfxAHwDFGM2OZitLVkaMwvz5V4V7DAklT6IK8K5ovWwGOwseiBww7uF/osvov+HPlXf1uLhN1HygEkZF8+DkkmQKYdvR93I+ln0u/ojBtkzL35b3hgWyc+hc
rIzqyU0irNRcrpifGjhZ6Fv5Q/Svwiui81FrgDFRN4o3ke6Fc3QvoNmSm8x2iCBiaRX8Jh8s+Em8y8RX7gV/IU8VpRq3xUZyIFaR4Cvpxm1I6KToAo2xrgY2
W4TW2/QCqoz7h67hJ8i6iG5x24VPTBONd/AeUk+CLt6F5oIz5J3oDuhE3TFsBMxEDc8ZSQzXDSMvsjPY12ycpbJ4CnwOeS8bpmTRXKIP7M54Y3Ku1iyS/I4N
hifI7pmHYYKyXEqNV5Z6cKgyPuKtpcR+lr5i2A/8bO6G9dcHKI9gWcDq8q1Fk5EbAZ0kx5k25p7y4aKh2FlzF+qhuEDeAhsTCdFqy6voeGFnIBNbj1cT76ku
5rn0Ptgj6pmyzpKBeJkvxwkVSnlkq5PcQt5fWGd+xL1TeVue423ASNMUw8TIFiBW6kccJumotXabtAc7F5MoRlhmN4TiS6IK5P8o+8nWAUOYGSXhCs460eKp
/5Xv6oiS8YyJ28WLpG1QveRTaOfMOGOfbbT3WDIiyEOyuCCXX1Sp4PtXLJe0o7tEadG9tnXU7SiBurJCiF6XmZVbhamNvwOX1tl6YmfBn8gQ6DQ2vHKqjEGv
hV0vOU84TfuondRm+RsTSOiJv8mycG/xHhBDemMnsSM+HDe73GF4AYgdj8qR3DDrSuNmFkaOmRo4X+yOFJRFs5PkcWCg5RrrK5GyM8rbh13fslW8qqgncbTi
oe5P83SgmHOAm007CC8EAC3ERcNo/gjyunSiyR8qDT8EPQRnA+HemVgfJWP2kQPGxcweTmBvIbsO5+ObykKt66xT9EV4gH4Om6ZcqA+X1VA7YCcXafpKeLFJ
oj+FY4EbNE/S7DbuV5kHv5yTVhdwmVg1WQIsxyTKU0ik8KJ0hGKn4arbdOMHcUzoiaLdhc9zZmYPsGgLrxgIi0gXbg5RDEIWlpLMF/A2tpy/ZpLYgokWUU6Z
t+GJ5QkwiFtPDFN0JK6IUxkiSCpaDy40Dw2bSuwwAOYbFpzwNP3B9RC1JMyh4WodrlJ+Qm9armAfxUODDnrMN06LPC+bIpos1MMPYRMzItxOfaHlpi70ZNNq
wCnZLxMrVopvy0JM+YZpdhbbR/a03oFJMFo3RrSt5B+jrvIkURj2E+sVUEAMNcwD2uUeEvJGOvp1xThdG6MafBX5KeOeYVXlUkNEfoShzjoL6GP1RQ1IrTFQ
VZ2GwptRL5kC69dooaaoWnCfsP2VWeA26T+0Ut+WGSbriszMLSXdzUs5J5Wp9yYHSsRYN+w5/DcMgmXsfnoy8xcjBFbDWdAxsAMabvkdtJj+ttyA1zAziU60
B3iWmsbFmAYAA8iz9Fdyre4WuLnRH/qyhZM8KhVDL+k3hWWRH0XLgHTL2dI0KYGQ3q/MachpmW9US3NXIIVeIfTL3cbN1A8iN5anRGlFfkhXWAU/kHehVnFi
ehw8CylCSaCQ13I11GVzPBdAb8DMEj9YA3e09StzxLRVCGODWHd8T+X5yqjwxLCO+v66i2UouFLvJGaBmRzPgwoNf4b0sqLg/cquVDfSTx+EjbD0ixyimk0c
wUYx54HjZjH7gRrDOgx5oiAmLeKd7ndDTNlCY4vQYv1I01JiNxTLbpQZzdujjqJ51Gwe5lugmfY6vgHJKk4VtaZuYTWYwOCAjwNhwEdoju0APo5uwX3RP2LK
oT4VeeEtKloTSWEl5QqIF59BvbbN1g0hlbqBMAxuh25z3vgk7rVhPyhQIQW/iNKIkcAquhWTQVziZtInSyboagzT9LR0qmiZuMYEhb7U7zAKQnb4KMIKiNvg
Gf0GQwtdq/JskZ0qwFJlfWkn9zN9lDpUWmU+XXHAFFDaQTKUlJu7lxwQ+qBZtt3Yz9wkZB3zF3xRdiVMSfzOvEcU9HBusyOYKQ9ZERpkPk+645stqTyhZDDc
XsptsP3NfBX/KO8u/cH8lFpn8VVsRbJ5hH0jPWI9DXsqdkkG2MMd89DfaT/HIuMT+CZ9tv6Z6aaxHfTJvFZ5vjyPLjbek+1THmIvWWORePt1iy8yuOq3Uq26
m6ot8jMxQ9VJ6ga2xdczr61fyYPSBWAV3hbuRkPMXd0SxqY4rZtiqa5EuU9cT2Kq7n5+aIxWpgOd6DQcwH83O/UtxY8UrcTd87/mLWV6R5+Mva9IsKzHHBYG
/kGCQmetfWN3goPK6omupRWAOEKp4JESR/sIxr6K9hc/NUwny9yKiU2Qp6TC/6RxceN5mk1MLO9LvDXNBPOQpIK1wHTJhgrI1AHoazoojtR/5Edj6epO0Cl+
a/zPclQ1tiGH2sH8DS5T9isfSP0iuUy94zuyKdF/mWu4dZVr0b2K3ZVi2XN2HydCPAO7ygOsB4Qh9tW0j2KGZKPhrXmj+Av9UJ2LHaC+OB5S/RQp+BtYYM0K
P6Y3WzJsk4k15mVASetQ4+eKSMkgKE06W/LIOBA7Y11IdMAf4RdCpqp+qkjkrmFO8yboAWVE78EUdZmppx7BN6QNTBansF6DBvBPJVX6YzBqnS/5wDw1Ufxo
LpVPsY3g1Fx30yDDdEt3oN520nwh/CJwgJ0Qd9BYYJdZX9KpKiN6AVGqeoDBip5K3zZjYteKfqaGY6+gjkAGt0rWVXHesohXyycTCwyHY50qDnbfVczfEv9F
MsaHkaf58zakooY7ZXvHj6TmW0Ntu825yD3zcyMCrBMvJH4BQ/Rk5Xq9OXqV7hKsZz4BdeLzYD0YYBsM3WFe4+eFPyD7sIyYCLgT/pk/gOZgP9HB5mn27ezM
8kPWBuNw/gGYBAQZ+kpHRHLkDSiL/BBJRKQrsqkE1UTZZapn5Rd2LnAPOyG+wSrYySSLvcBJHgTClFXcTSAcLCVO0zZ+J7sbGUWtJS+DIF/K7ZMnUcuZbGcc
GEO3AmYbfCtb6S4TgxtfqQCH/EPFAVBPj7SsxP9gchgLmcMgph8Vv5HD0RnIFlUxWQpifAQ9hcgDHih6mvrK9io+YiMi/rZ+qIxnrjtCNWXwMctKsUB8xLzC
/itZkz9JpSQXKUdsic4dk94+4FqWKr0+p2WLuJQeWa+zzXls/qOtuTmF+WE+u3MWZl/Yejx3grsgZWbuj8krtki1Afll3lXpIanHk9XuAVsGJzckv87NSu60
pWDrnDw8rSi/Z0F9PuKbmxmWucq7e9rInJYZf7Sa2GJVi2pvKvtujkdOQhaccl0b4rkkB0h/q12d6pfyIuP3jAfJlVtXZ/dyq0uBc/LcD6acT2mV+j7lgjZi
i8Y7MTk/lclOTm2d3Md7RUqY29t0TfrS5AKfjum4e6lbgO9Nbz8fMG+An6evwY/xEuU8zlgneJPWPn1tzmvBnZzcrHTP7JRR6d09lOklPjNTu6TsTDntNSvT
tCVviyF3Rc7XbTnJbNYqn35bE72vZHTO/BA4MXntVk2ePr/CL7zVvKzczNYBdPJut9ps7/yObh7aPMEk7SCtSbsgpcArPaU6nfPqGPA4pyY3zvtZK4PvDW25
Njw1XKvxCfbN8V2ftWILncmk0du++v6Z88/WPm7VWXM9l6Qnpk1xH6T9mO/jcTD5ScrgbXfSWqTbc9KzVuVfyWZzajKm5+9IyfBSeAwV3ExVJMPpHbXdvGVp
3bSz0g4ld9dS2mvuS9yJZF6brd2XvTJveFpS5tmMlckeqUFuvXLeZPhkBWU/yuqf3LkwLi8px+qzOr3M8/TWllnBLXaklGsjUrwCr2RPCXq5daR79JbCbR/S
4wJTtMLUvYLBbhO16wRatznJmel3Ww0IRItaZCe1vOFfWRRXqCxcnDUjLS7Z5mFJy04PyirMGpvRwqub16otj7Ocub1yDvosdP+YHaD1FkQJ2jY+emn/paLU
SvuPNiI11OtJTvd0Z07ItvicXwPycryzj+Qd8lkWsNE3LPlWZnvv/u6zMzZmT8nxy7mc1Xnr0CzvNK1HtECZPCJluYBKS0h3Sw5LP5+y2nNF4Yis4Vuqc4Zk
TUmLSlvpSWZu9SoouJrulz9yyx33MTkvMj6lj8hSeYdmxGcbW3/y/yd5lOffbhWp4flIPpE3MWd9htTDQxCnjdSqBUXaCK1CsFgbLtD6DPcxugGZeR4J+eqU
ldu+5g7WBvjeT56Ukp5xOUWfVSr4M/lVenSWOOf1li0e1SmfBZfSHmev9KryiklZmt8uZ0felRZLtHqfgdqVW6+kTcq4lNwpv392j5SZqdtFC+nVIhYD7L0g
K+MMouSL9MOAdqJj5CzeoJ9jL6OPkpeM4+B/LAqsTucj5dBzuIr4QUlHQsBecStxB/orcFwaKLqEPVHxWEfZGb1veIlFRp3ng/CjBoSejA1TuovmKsZb+tAk
etZQYjYAZywzoAj5VqEPs6mSMowSK7n33F9ILTQf7YeMUySXRiIgM5v5jVpTdhGZSqWWCaETphwQsAgYEhgNF3NxctCgAN5wldRcsr0qkFEo9rEvbIcpI28N
+Qlfrt+LSzFWlKYfam4NvrcMoUAZSughd/PUyi86FQhZFJJQwwX6HfGSZMrPEyWSE8QK796BbuL3URiyUHUXqra3gKfSUtt5vJ/8Bg+ym/AOEc/MKwCtXsfU
lvrEtMJa4U9EnuARugY7iD4OGWgrRp5V3Ec7UBupKCKJv0wFG/KJwLCU8k+SY+QupAOzETqGT+baIQPl3rIIXkeLSY+od5CDL6RrbU7zJ6YTt5bpQIfSQcwV
aCf30nKUPcVfVmZDXxUI3sE8HnywTWJ5if8orQzdWfqU6Uv0klWKL8K5uAVOB2/Cw2QtqI0yVWA5bTT3Ve7HJyEKLgU5xyrFP5SN5s9iU5FfqG5Qd04bvQa9
JRuAzLd2Ibsm3UWDRT3VOy3ZrJVegdVzvcu9fZeau+bkE6vZOGQWJsHgHXIFaq5wLsD20O+UmPkGoJWb0dlYPHaZnalch4TifXGHcpIYxuYpz6L7iJmKeRVP
uBQ6yWiPyiCSzZEhMuN7o9L7Lt1P/dgSgZYhXREYHoNmcefALexOpieCh49j6017LKdC76jC8H62TDDU/ifd2z6XzzHN0Y2OjiAvV9ZsidGn6AbR2cQxuJ9+
PDOMew22Av+UTbGcgVYU3yFaQW7Sn+CJSArzgWupWGDy52jxVMt0y1XrZtVXLs4awq82JJCgox8rL2xrvkikmp8af9H/IRNGaCqXmw8Ke5O3GCP4WbxS/xCT
AX0r12AoEm2dRMyEb5vdWFi2U09Du2wFxr9Ei6m2xGJATHphKVQMd5xbUjTDsLf4KSyks2VqXFZay1SJjyIbMRl33lLAjoF6sYPl36xtCFzqRX4LfeyqZuka
WeW6/itotoYoaKY3U+uic/PbOlzN4e5dsZm5rm0LXFSVmtc+c62VqXXZG6p1qc7iurYkcNFV+m1NRoFL9bBvI4NcKYJpXVaZXbMAutICFTSDlRK41EYVuFSW
07rc8lvKcK66QLQumPv+68pUhA9jVun9oCxaRr8rV8h/k/ZXn0f12A3sHboWS1JmqA4p+8ADpBKoNQ7ps3QPVMuUOyyPjB9D7kZuIzZtm16ZEAjKLpJ7lAPh
r4pcuj293mGFDjEXGICuonux4ZEPiw9LTYSNzkY6iGeZJ8jiCRuTE7rB0FHyFtoe3bHypeyT5CuxQzqKfsFzuivYfMlR/DZxhnxn8GHypF6At9HLdB7swsBA
j3JPXSv909Aozs80h/2s/0SGtP4FK3ZQUIzldzrC2g++x0+zbLCGO+6VloTPg09X/Fg5g1pCpxnq6DfIvXA3U1VZ/5AKYT59tORH4xD6s65lbpeCQyKvinUh
UJSkaEa+h/mBqiXy0OCpGM4eFnVSa6Ddoly2qymbDeTfonuxA8gkfFyUCu7EDi0fJgSjKK0PMR68xA1mDwLXIT+0S1QHJorbAPPAHKBe2lvszRwtXQF6Mlbk
98hn5kXQOPMx0in7SI7EC6FcYhocz2w1rCUX8qngUG4udk8O6l4a+3HmyKOwO9bCbEammNLJhWxm2UKwEHyqX0eJSZjqQYoIikqnKvQ+7ABm9dbO4HmZFZ+O
+iO++OrYS5zcfRwYJC8FS2SYra5ChCfDvoo5/AV+EGvgWXoWNyn0DP0ZPWC6xQTRd82IXGoeJTsMGPCOUW1lGwLnSaKIE+C+0miikERlvRVa7B/kH65GmIl7
Vz829wMUwgkxTLQGMQEUbfLXcFuYBfxRsnN5VyZAf9TorudxdaRTPCpSID0TDZUD0d6iySVnxIz+D+JPA2OYznRgZisb4Jn8nxxibcsfYZIhAf4GmYLdQhbp
YGakvhuejDmZ4diMmEhZkbRNcU3UuPBMQ2S+W9TW8JbgS9BEHJQ81h8V7cCHAB8rOxt+gMLptWIPLhxrhb4UY4rjzEmGZmuw1nQvVT3jyXhwX4DzpUbJKfQH
aDDcB4awmKI5wCmRNryD8J2uMGhXeKvyFeIROETdBwVwpkmMVIo4sTI/ULbdfDHwvjkhqkLiEXYV9IZQ/JTsMOWF5kQKoS9ML1lubHpFb9xC/Wzx5Xa1KCBn
ojuZIYgKECtCoLGWmug1+GEsHPYX3UdfKm7RVvgZujZyMuJWtlxoI+Wqw/hefF/j8axrqXK485fxUdB28qXiEZwp78BdtD1w26IfSFdF1pl05p/JJdyOygem
PPwYc0x3iPNhf4b2MNFMQvYKnCL1qhbm+9bjYJBqLD0Dv2nMrLxJT4xcjvgpCkUTzWfh2WFFFRMUMB2vu14+POQ+2AN3k02Fu+lp5XnTNMha2kfIoqXcyRaU
7CORhdaXDgHKDLURycQ72WV5uVguN1ivg6ilv3IevI1+S10Vj5S1sOsVMbZJrG/o9pBUyyfrW3M3vVdpVv4F4eqweZFIxXF6kBgteErXUrvDOumqDCnlxemn
AE04XzbEbyG7gYtygNbJ4B0+HE3Hcdu8NDdqi/WeKBb4il6XbaR5ZDNQRa4lV9Fz4fXGLcEPitsCbWmBfAq8AxkLr1X8AZvwdqI6pi2Va94EpRvnAjv5fshS
xF1cC/whpZlB0DDKAVazgsCp5HWTV9xK+DJWQ/SMp4hXzL2wpZI73GksxzISDsJ+jn5k+JF4J2pVvg/3logsm6QOqL+wm+4FnB01Kjg0OthkKRsvem2Mog+q
98CBikpbhSUV/Ed6AXzND7QvLfoVSxIReD4DqSA2lrvKTmQig8ay7vgHTiQeyVjNr5EZ8RLkAr+J62A7BaQgGwN7Rt6n1bIpsjfwMHBf+bjoI1R/eJPyMie0
dkAGYWGizdZ5xR0kC/LlSA2RSZ+yENwgODZ6Oyi2oMAh6gA0ujKW/lxcVZ5GjJUEGIcbOHCk+E9JeMsi+jiVJ+8n+9X6hGiXeM8yiFwoqRLKeRk/nV5u4yww
g1q3gWp+GBdvtnND6WE1L6xLxR/0Pxl7R0gjAsgrop7Gt5L24I+RSURdrEZyAG4trogtp9qDF2QrsV8UaypqY2qY3oqVUHv9DypedEn/pjJB8gK0GPCK7Ogd
8HiWt25n+9OXZadJDPmLbFG5hvC27K6YrF8I/CnqBlbI9liE7FTTZraEi6R2SB4T2xTRYsA83iJiO1huiT5KTNEHKvwDdHydtaMy3VGKO2s9wTrUl5/AGZkO
ejnakdgYeQtaJFcrNhpn8yGqXdxTshZ/A/oxGDUSq45JI1oph6mHcB8RFosB3dDZNgk3FNtseBwosBfbLlvmyncovhp07GY00yKonmi/JF0u3EQkCd3JL+hl
IBfixAH4PUUgtA/wBNrgg+DH3HHDXdk4ukAWyIzkTWQavd46FXmeXF5B5b1lrwB75G0b31sC+hsHFx6n1rBZRCLbrVgGw8J0Zb5hD3ybfiK7j70m/YERBoVJ
TsaSHOSLdQtZb/mDv4l0o/XFF+lseHLUcmUPrlUeScvsCLOOLOXn2pfZ+thWOd6a10DBxAlTT/08g63IIVXTP1NzWW0lKAapF9FY613kYbqfJKRydsUOUeeK
+ohqqsQtGtidoa2YZdynkssfATuKi9FeAUNsZkt35JqBoEKYNcxO0XBrNjxJv9P0AomDD5Kh5kJ5BnZK3Jl5z55GdjFzsFW0HO8eNiTyH0iB5ET0xiYTeO45
Jkt0VDabXGOhlSNJD1kqFUKdlL1Rz2cuovM4OW9gVeUezDlOaY3jlpUW0pfD3+umIjjSYFhqLZQbLe5yiX6DHmfaAqOAIrxBdhvcB/5dcRvtiM3B2uMyYLhx
4rZsaSolMR4j9IZdhICclH8GWQwNRPWce9Yisy+xkRsm6YPhuILzBczkROYjLlTu5A5zk+nWEbekfyZ00T/gHZob+mnECuIXsqXJE/pAZ7gfk+0MbwnYww7R
76D32+3he+ET/PMgha5XdF+giBkAzsXS5dnqFtQ1cFHuBmgK9BGfT/SVVan70pz4mh4xTYqebD6r/4HYTswEU1EJS5mXM5PxCcYfdHMUEDjRERjThoxVfVb+
Q0fr1qpQ01JZb9qNm6sYzt+UR8umwwup6945BF2yFwDzW5lC/KLNd8wF6O/wXdNb4GFQ/7Iy5gKbRzwgbxB2bKA6ny/hyyzTuCei5cR9NAney17h+luLLD+j
z5BP5nT9BngEeYYbwoSZ6ohCQ5z5BU1LzhtOlVERuw2fIxdnDLOaKn5j16DnAYN5LHqg7IZhmbmBWQcnGSfqnjeOWC/qN/YJtAU7QF+xHEbMMtaSgOjl28Hp
6HXJdj3KxpWvIgbL7xhuWMZiw7g6YodNEflS3sv2HR/Tdcdy89qVrvtKXTGyNKcW6DoC0jYbNWhd6EMKXPIzN68v/39Ta2wOyaZtNioSNMsk9O24yDWmWeBS
F9l1/3jznTKuRkvggitd4ALnKXCJDHTdJ/RtRWrtN3GTgu8qOLvCO2r/D2fg25GX4LvdVYJvIoG134kDXXeGCZoZ+W/3w7vKaQhcqK+6Qr5+n9fJVX7ENfe8
qx4urYt+K20zsbjABcNA81hRQbOcToJmNeeb03Z3NT6uUequ+iNcK4wLXHQ7aF1uJWjm6vz2avBtxK6gWaaDb/cjCr7BqiVoJncicMEm1vgYFzZHVKQcIZvc
eijqh59HvbgbjJjw4ufSInkQu77svfW89YVijySQH46PCYdsPorr8nO2LFF3cCmwunxd+RXDw7IZwDXjPFU3lTBmgTEDWoDFa0x4R81CbrLhTlQoz1DG8hhq
ADfF0o7JJM5Sj7nT9GIJaWHBRbowH4c4BihgFnEk3E11BUlHftTNJDoaa8Hzlg2mSrCnuCWwAr4Oj0LOhE6FrMBauKP4mfZ3LicqhLKay9Au0Byrm/WZoY4T
8CSbqnhN1oPzIDkbjq+jc8rzmBJmSwEV3lI8VyqsXAYNBzuLM8xV4M/ANap12N/RiyK8ivNEbHCX4rm6w8brhk3GW0RHmz9rwALht8Q+ZZZqGbaNf26IYlfr
Bip7+WwAjbJCspwTNv6ChTI984D7W94HmEQkkU/Lk2kQGIWC3HBTJ3qa6ZzBTXYSGMKRrJ/uNnIWo/E/kXD5TfMb+Uz+khln3yJ6ZBfRGfm1jJGVyDtJiuFh
lZ2pYbAf1DpCCzyBTkkGlE4BhgP7Il8Rc8q/Ilf1ZdLBuJwaIhoj/Rp5HRqcGY94ADOjk4lV0naSU3ACd8dSbQDsB5Rzwt34U1wp9gv/wTyfiqtw0sP0IigG
NDB5yEBKQu9jT9j2s3MsuTY7t4P/al9pe+voS1fjIsaKxeOB6AtZACCBb0NVke+EHqw3ksLyrSFFif6MuR03W+iBpdO54AVlMJdgxFSr0KWK/IpkLE5ohM2K
OZgEuwe/U/wjmKL/MXlYRb0JjkrWza4ERW8tBuI8PQqBjJdkB2X15W9LJ8G7rWxxpEpd3g5pByzi9hN97TDYXdHDniRKVN13jKk8pLgjeglt28oGDxCPzXtu
mE0qzD5UPuhpzI1MMH42BYhmRlmFYbQblWk8wNbBh6wEt5Q4ZzmJLlE2oH6gk15Tfov5Qv4EbjS3JdZbn0GrqTByPmEt+8v4k/S0+Ao5pCw6dAP5CRwa2sYE
GnMM1yMB9ioA0bXkD5bpTDa4Er5PLS5sjwyKEISfDdpleEb+FlKDZhApxrZmL+lIeqTqGtRRNsz4mZ/IKG0Grq9kppFhHlfWm+7w1+l3jDLqo2S95EnN1F13
G2bs0BL6neOdAu1+WqC9uUOg/Vqzv65NdVX9GfvQnQJtzK6e9dPthQ0dOYE2s+FQdeM2Ox83Plrq/zVfL7fN27Vgexd7v53t64ZXCbQt61vtcLf/65Ouzqq6
JUlL6qSa/QieMMVuqmdVshrNzte10rZTY9YRe+pn2nilNmhRxfVo96LrgV3EBWGDi+pEzbCv/M878yw7lAfj9VXH+aues21HuXT1ZPsjTV2Ssp6LKOa2bScS
eiW4sM3/Zfk7u8emTtCO8RYIDrnxPkfcb3isbaNIYpHJjukoHLvcgdJ/xTe1aCZzJyqK2EDIIZCYorxs2aZ8UdsQ36+6yIHE9ErC1KMSEh3//77c/me1K4rJ
rzuz+4rtUvUd9aEGx3Z3ddM1VO+YjHr5hdMncbp+ayLKdSWb2tFft4fQJUldqmN3iC3ZtT/UBOyMdjuhbfyKtCqPCEGidnIKonX6hRtGbLPpB+oa9EbmoMlU
sQVM5vqZnnAdnLu5eZrJqr7VGnuv6r/hFxIPbiQ6HhvlfCxputL/kahpXK8+1gUlnVG0s7Tkfmj/JxGJJhSlkWeJlkxZyRcyUOSjbSWABX6N/xUsaKl104YL
DsXUNzCsnypEvV45BgdrB1SvRHs4LsYMq421n4P3257E3XE0zd4/tz8ovtiQrXav/lq7jA221yMLtPd9I7JmZAoEq3JmpU3zubSlqYXJUe5IuqAoj3/bEFLf
lk1JFO084NjD7ne+tvenN+luxfXGb1HDGyjnP7uu1UhV3WpzEaeiMmF8UlvoWrWwIah2aWz3GKV6ZWIu/1BRR3vWT6uvrZUriBi/xKaWtU1NWr1f1R+JrayV
tfKGXXJDTdNY5KRtbcOStmEOGL/o7J7YU7+7ZgkfHj8TtleLHa8Q7zh0ewTB1b9zDK69V987YUp9QPzahumJ36k1/ftWUxOlmKF6pChjN8cUkHPqn9Z2rN5v
CqgOg17xZ1UGq6+V5LziKsNnVI4zdVEKuL4KPezNHQi817JtBhi81z0sfG1rh1+q7zd9//8nXhki6QpNhMqKZrFT0C6K89I3ohXKjjEf1KvwZ+wu2W1F15hr
qu/4If/+ZExqQOrr1K+Nr5Yl33Zb7/FOsBMOEn+xuFvPADU5/eyXUSq2aWwgFRb4++gCDVcKhhev1mUBbKVAMVXpxoZySewjcohtAZjlbFrducHQWKx1hKKF
VY75AyOdDyqb1pRi8D6SYRZvKFE1HksRneDKRE39olM1HWJHOyyqQNU/8Cw8zHHFbhVMErRrvMbHa9tq1wsitDGCEy1bhx3JDS9bEFhcdLqiS5A5sr7gL+Ke
vrViI1EYsTuqlWUl38/iQ1tsDuIuMcR0i3xP7ypu6l+15R/Yx6uLrZsD2hdexA4rN8meFoslNj0Q7e83U/pDZFT+X4EKLaZVav0bt26caY3zy1dbH3MaKOF6
qoKVI8mimLjqO9XCimTgAdWBPcvdMacgqZV7TU09rRXYDfMaJpOsRPqgXRwZ+ATN5Vwmr2v+3VSBID+vIfPElpv5Tdfen+An8Cd+v3Kvs7PmuPS+vEz+WNyF
Kwl8vTUZLS/txI7Av+i7woAIpfs6RGp/RVdsiv2DfZZ9oxXnqpyp8lRqJNPGts10jeiIcMGZlnRuPPcn8pnyszWNjZdYX3B7lSVcC0zBDNHssw2kmvrQ8dV1
dh/GjtD8WOV1p7pqbPXf5C/MKUmUub9RTE9BDtIRfGu6lu2N01FmrArbQH9EDPbv9In+ex+IrZ3tFbXcEU+eRbuylewLZpuMa7i/Y5+oQNOBMypmJ8lrq+sS
VMvVP1g6m8fZt1Zd41ap1cUnDRL9heLu/vbkSVEN3n1136xv/j++cGEMHvODegProf7s3Ke7HbZNcbdOZgtJmu+YFOfvyI0vFj+pbpYB9z97aJV+OPVE2pvG
VyrtFrdD7ivcg9rc1RxSPXLC1U/wFcBTxXtb07h3Gn3GuNrsYRrELK3cbNpIy4A/+QTrtDZAwh1nu4YtcVLVWvu/vt3tv/a+NSEqdnnCz0wq+0XeStMqKQ5p
Gjep4a8xaiTa0av6sr0ULFBwdNNYYTd/XfOKHamelTRBOYDdrLmCzU3dnOyt7erZSZDqNsvtiRYVuEXoxT5hFmFQBS55YBwAZgRIiBW6leR442JlMBbmHIEv
tIdpfCU/qFjnb8pH1gbe6RhLN109JzVM3q5Fh1Y9rk23v5RNTTjsmGN4YHiAXqSEsj+NIsP9iPZlHgK/xrt34/Ye/350FxxvexAtRx4hHnW6hEGJ09psRt+A
h2OGqtTOjjFXlKsoT/1HZdNOW6ljhq07upM94/CPVSbsjJuSNNKvj1d1ip+fQOtMQXKSc2fmNo1S38SdAGNxoG4V/0dcCOnUaHfMMX9QGgg7XyzfUjO99iMn
pY9rhAldNT7VN2wr4I6JWxMvOu412JNCrEvtV8StHDmOhrintZ0cIei4pBncaqJNIu5YXt9e1TTHtZHeyZ2L81SP0gyLm2R3Q9cjTS1BWV14jaf8TaLAjosj
0HhM3KbIsNn5O7cv7rnthLN9bXIC5fS1rWeTLF2rx2oUCafiPlFuSd+sYP8/PltE/LXE9XEnEjvG7uG7J36t4zATDys0kp8hRkgi4xyjHJLqWOUvCAYb7NvE
xTEqhyh2JR+futajJrBd8Czvjr72/OORSwua7XD+zz4fSP6qaMNagg8CY4q2Fc9GV7IObKjdifHxY+NI5QHbIzra2mwO5z97GCHIFhRrh/zLj0tu0EoFvsln
GYEjNP4nxS+opuIW78uOZ5vaL0XxbENqxRf9iNIhJbmy0eYbQl+7n6O9fiT/AT5NjaJWa+6UNcUL3IS2G/c6cfNccB/+Rua0/6Juml87WR5NT7KPjpwD34Km
F7epeFnR9PeHmM6BFpmj/Cf8MzzHPjf2iqq7QJfsIaDdQG0HwRitRnBTkB92IjSleFIlE6gqqYikQ+ZEjJQ9j4qWteG+SnurYFqGhBJhljxmla4EeWlk9E+B
MDgNaLoab8dXgCkxu/gZqnLZn8oXdEBsSMmWqKNheNnR8KjQYSXzi31LAhstlo/W/d/buzfar8ZVomqKeQl7EBilH0PMxV+ovprMeJ7cn6sn3qHbFK35Yehh
rqnn3670niNXN7QuwX5JrmQ9FGv50b4zs7bniQIEgqPbugSXtopr0bSDGKZkdpjv5hQlFtuvI8MZu8PIawxFuhGgSeaJDS0o0BzA1vEh6unWXUAMdM7a0T5E
tRsi0JuxQnV13NmkZzDHDGPXcKvbZNhfWb9SL5Sj7SepsdbzcFN2AkxXaN9FEKo7RBA+hbczf2uaxhxJWDUqxVYY3jA7GS8iix6sugt9BO+D7cvt+B75I8Mq
uJt9l6KX5aMiNbZxevDDmADb79h3ctf/vl3CHlZHslPlaSqtYgZ8z2dFrEATmKiI86/+qvmx9q5TXCNxXI31tI/jfo4LYfXw7B3uquvx2WHZ/icrhhatyO5b
/CC5UHCu2EXP+n/N6lbsnZhlzmrOA7bSKDAcTa0KEE9v8yp+ivNp0lnHT45n9ulGl5yZ/+vsnM34nDYhvW+yQLtYez01IXVC8jN4hiNKOll1KP6B/ZV6sSZb
3tSSPkaWFr0lvM3jokRgqfw9mWJo4ViF963uJptgC7LtgQdXZVY1zaRvqM0PSq532uMSw9ApbHCtf21T9NbKSk821eIrk3LvYiNUEywHoabHf0VjtcYm+sQN
TTyDNdgaNKukPVNfNcZAmMCpnaONTj4ieKzdmD09UB19PSo8ZGHwa9POUP9InvqbmMrurZNaV1d1s1215RqHojXGc+L+8iFwKM7jkOyRsukqug/b5piFPWeq
FA+xIwCpPlq9THSGXhe6RN8RGETci6gjzkAttN6NNqvRP2ycZXDjcx9tuNVTPrPmCn664UnMy2qHRsqMN6yqLueuR+VzJ6p4fLJsC9Z0xUvnOgH3mSH1J3G/
+NzqN/bpjqG+lT6FWXsaj2XV1jNZx3PQvKYxUWoCiE/W/FJ9tfZMcWcVqY7CJolEsduRn52dRAMdGlU3p6disqy6+rHTqhmOBtgc1fNU/tWL+DWKHPrnuI+W
n9sx/BbHJzS4qiNwkzubvyZWj6faO6s9VE0rL+FKZ5VbLYo9w9nqOPvaqn9kTbO9aXG4bX/cDc0BYr7q1zgNKUjwrD5tGIqPVm5DAlhnTQkUxAC1cvMgVZd6
jeIhPpvNVGCK77B8/PsujjusvKDptX1EXaft/1T/ZH/v+FIX0LatfRJSrz6aaFBcpR9iG2PaxGpr3NW3YpGYcHVUQ+taS+DKiMmef4b5hb0L9ImU5f8R1izn
w3/2utexUtmlcoF8UNW08kx9z6jpfGkb7faldbPbra+ZqTHjLxIC2zSDn/yfv5u1V91q3ewpAq1MOytDmNY3rb9KglxUPeUJzRLnEGcavjW2qZXxaZ2r+6UM
kB+ODtePZUXU/GhpXF94foKwqg/KspkYjiep3JrY4MdVUxMfq3dohHEXifSqV47x6qbjycj2OqvsHdGImm3VixPkdkV105HuQoQmzFVWqFvYi+Av1OuYXMed
ZA/tHMERbYjbcG2mdp5W4rbSMEwwUKwrPBw4Re+vC6hoUbqb26kYKrwjL6qKE74GE5jF8YKCWrWMH2nU0p6EynpF+VDeNJ/kbfkLc8YvtTfYi6oeafw1rbCP
pnx8N2ST/G65D9eZXpb1rwxqHLu22kYjow3XBgl8BZD2nDUhJlSVuH0l6hujSDxV/0R1xHYgLhLMLOstaRc7DcuMGVDTtNpR5YTs5Qn3a86pL8e9dt52bFOK
im8WlhWP3tYY1eT2KMzJu1TQNA8ft3OdOBmFne8a3DVXfLqgA7ZfspzHaUuNarOKNyirSozTZfcZTu2z847UXLMV/lXTWRFW112VnxiVlBbzT6w/MT1moE1Z
rVG0cSbwg/FVcV00wZpk5Hx90wrKukRvjVqzUGWoMSWGxdmIcKZpfv4UWOUsdpawR+wleH9nuu26ugsUHfNOnuU8BL9JOhR/TFOobtOmr8rTkWGfLk+AcjS+
dZtrmkWr/uddBdBTOSuxu71D7duYj1V/o30TzE63Ku+qOlsxV1YlJ1+rurGfzddj6xrnWyH0yX7I/MhZhCQFPo1ksiZEdonUlov8Qou8C79rKxuf7+N3lPOO
rcR6NhU4F+XLXTV1h+/EDqluo5qrOZg4XhdS82uMS2bm/2UvxrlZk5elwB4CQa422R0XZGp5TBLPRp3nKyzzbBdYX26i5hvztOi+4YKse0V21I/SseRv8k+M
lZ1ZfR7jTPfsV5wPIEeov/q/bVfjbNMG2o1ykBfzIx0DLIuRlcreyqa44Ml8mRoGfqUO2N8YgvEqdjDXlI+le0yPql+Vb6xesZ/sF5EkvjM/STBZK/tX34X7
dMGYZFjQUpCctrHyU1FexLqgBQWzK64WTwxeXXohepb+CtrG8Jkeb7yD3JPfYscwoAVgGkDYnMACnJVp6pHX8da401ylygtt45yDYtZLXB/9JGkHSbX4L2Er
4EbLkNw3hLvAS9BC4PHvXKlfo6/opZ2kqYrcbutLpMLh8V9tR4l6sQMYDIzBvMw37aM4SL2QXhHTFKd8RN4LZMQ8z2MJ9ghnd0thnJvHiC3tPct8Go/D57m/
wneuX9PK2F/85ur1FhLKtdao9OrHyCasMz8kpBs+37YdCoqewAVZPlQtUt5gdqoqiJVFPynO85H2VjXjqItWWhNFUtBsrMo4jXgGDuFXKAswj6qhjmH2HWpA
2UfYtGJIWPcqz9cFcXJFXcVHy53STFvTCP+9fYFzspNUvscb1F+ZaGc47wV7gW9V7yCDsR3T1RzIFTrm2E1KLf8ePifsaP1Nc1wdX9NMde9/nvHVfZhbtUMV
ftaFrM4mVy9VyXdb6+p2Lar1iQ+s39/wZ01GPZxksdVXPak7k7RfRdYB1hfxf4VlROREqoOOR26IPl7skT8j0gWG/b8syFA2SbWH629fFfdjzbQ2uxJ+j5/d
flIHz6Qu6sHbB9jC1H3beWm+Wxv8l8X3f+Yz3reHj0DAaff6bWxR4jnbocNG1n+076uOSOjijMC01U0ryCPANhWjsUfi/YoPihGy+fxFvrOaSwzhk+Bi5fqE
vg6idjD/vzLz/znmIw5xu7iGyl3tGwbt/P8Y+w6wJtKu7aEpCCgiICVAAmmTTJJJpdrX3nvvvZe1rXUoYkGkiAhIIEDKTDIzmZlMIFjX3nV1bWvvdV11beuu
qz+73/fu6+7ofj+54EqGTKbkOc+5z3nuc5+R9QLVdJrrUT/gx4ho5qOMkCcpSukK7a9q7ip8T3qie677J2q4Ykh5K0XjzKU54fXHosaD7KVZTTJaedV7rQKU
kWmR3lWtzNdjR5teCTqKz5TXShvE72RTqw5rgmoXky+ZDXL/RKdpqbmfcC/uRb+SRthTSS4b4A02X4zo+Pz3qvmub9kE+p2ltbRd+DiRf9yPxn7G9vFgwNPK
WESOQICgcY+BQCqSjsiA+IbK7WWeblpQkqWz1Ge6u9XNgnvU0NGvVN6wU1xB1dJGJxf3W4jZrgO0tX68y+Yx0cFoTJ2qcN3a283nbgSQ1JY1rSwRfVpztZ92
SYvYj9BT1626Ie4EPca8gdaTYTRKxLinuW+6jMpyS1usXv+dqj37nd1XloqP096HA5J3MDvq23uiKV+shmqmbuH6Do+Wj1R3JMKo3uYzstnSdEqUwF0JX+qe
QPbUdXCfIsSwwj0f5GHcnN++ugoac+WxNJuuiHQPw16xfrpBUpnGzz2Gf4nq6lwhaKeKcuqJroSRGkf3t7+0zlbfcX2xr8Enj1k6irkvu23gJzu1aPIweaWu
kl7mWchfQXSvb+qOTtoJ31bUW+bUyq0OmNXM1GW6b+gS69Wh8k2ajbfzV4R38k5aH1L2LuQL/ZX+Npu4He2tSnKOs7vS6OynHMakiWarKGuMTArFJbdQw574
qpHsv+jb/vXZwRl1OaE5XfwAYK7XeP+lTR763VW/ttU6m9BRhgnQHM1hrKWCy6LITGgRR/DmRQ6ueWNaTAw1DQNX6zpj7+H5bE29kEogqrFfiX9yV7yACdpM
2wHymo4wjNUnOZpC93AuNy2ZeCa5LG1iwYw/QCpna3yNnYsTRrrvUk1wP3vvOkOdRbc2+bb+I7AKCfa6l5mSYUDuAreyryHft7zY+kV4x2b7jcGmaaJ469ny
Pday1hJ7WflaYSZxzTodO6Log19z9JVNss8T9lOEgTfRIorLeYl2LSEqoDrzYpWyrgkRK7c4k/gTQ1DjD4JYXvRWsflQ7FPZEKA7MAVo1fh2MdAaaA7AwE1w
3fYf5F1VZczMap+6QNdxlxR/E7sXHSwFcLD2gH4EG+7iRlKD61aYceYjtNjdQOdDK8gu8KWYdF6TmLvrAOBc8biil8VbS7nrTTa4D+ijjaSuE/epaYVXTWXw
19q9dYcsJe7e7T9GbkfL6WR8MwVrOsMr+R71co1ZuSZ8lP4c/i3TUTdTsWO7Lv2i2+0+yJbRx/UPZWLnKJyQvsWHOIZIuCPGo12qmQ8PhkD/u1pFXSHRzs2N
6P0FaaoL8M9svvQMddAQueOdeqR2sDuYndk2itTT11ll0nrNBLgaP6/7lX6j9qhq7RARl/zFbhSf/Mygmrrj3UKXL+0PL9eNN8j12e7zOo2m+a4L1Pd4UMMb
OtKQzSYrgvU72QH0bfUNuJX9J0YRmxWbwMsvv1HZJJGIPLnxQty/8Mf++ulUd0hsFASCtdIeCe2jD9GtFW89iUyFbLTL4DDU1bFn7M/Yz2qa/mO+6emPeJ9f
t7/Rvuo3HAnwa/JoXdv01VJb/A+uYB3tMXYQsb+mcZlCJoWmpCc6Vb1IWqjcg66ydFfo22SRvswH93yPwL1XuwJf2+D1v/t4/WlbXog30t0jYroph1NtU9JS
Jsp9UqIIrlddDufZm7tOKUfVDVCfVr4y/qTn8vZKPYyhq+50vVqN6e9vP2bVMW2A+76RGb2zXN4ar61IHGL3asr7MXjcNjpOVh2wpVW5Kda3eqk00+pTmycM
ZmdLh6i19DDhB42Q6W9LF4vUlxMHK4Lw0RJuLuW12irtxYp1KzU8RZM29jYNigJeH3EvodrEt2yKmM9PFo5XTELaI0pE0rhHGLAI6YkkI1e2C9iw2q+oYugZ
PWtHkXKLrkTTAl1hH6r0wTozmG2Nbg3NrQRsRZ1XX9WV0Kn2KlZE9VMsqhsc0Kflu6LxBQDAK9lTElfSuoyb4fw2aY1+oaZJm5Myi2dqqlq+wr3eAaLnXFdc
l+pT6uawIN3FnsCLpbJdgYYNarmjT+qq+oHaO3hRibfmgfqO4zcqkp4CT44xEB2dhUoJuRL+VnUuLV9fq+eyvLa1d7aNJq6kqtze6IM2lzXjPVwfoHG/ZJar
Gc9StYv+2vMBb+uqYweTQvg3dxi7X3sIjkKf6yfqjznTlMUU353WMCstt+5u/b8wyv7a4iCnFQ/c/g0TTnVh5yeFJvOYY5q5ekjt1o0w3LPQPANlJLMcbdRj
67/Ce1K9lGPduUn32BVl/tsWRRxoqQ+9Ul7U6mTRxZJ/qfn8b66gqp1tk34P1ZfZSfeVPpMMI36B5rjuQrc21dhrwZ/qH7bB3Z/d8x8eLdw71LtF0PNMAACb
kVlG5EDAYycsypfOJENla9jOUAA5i+Ii4dyqS9XPzRv5zUyT0Cb2uQ5+fLqh6c6X+uduQXKavXNyUcNd55+W9YkP80I0pE7W0b1S/crVTa+thJNvarmctVVo
UU0e3p+KNOdhcsdi4rmSe98PYo9AUnyFOa7ZQz+ifKhl1t7AIj9/r+8zXyOXvPgZmZl3kQWxBzYXR4TV9g1vFz+64kn0mqjd1drIU+I+21bwUwgqKRC9p4Wt
M/lJqNmSbd8Dvi0fb5kEc7mvF1ybLVEUqW+qiPYsJ/Jl0zylhXvNSRV5iS0xqvIHy5v4MWZvJAIZiDT5AzcjgUgrZAyS4+aBPGoR2CH5dxVfW6YdHVevLhRv
Im0V0qi3lX3VP9Hz1dx1yaP29pQO3wjXsPPtcrqvepD7RvGMguabfRvtS1Lk8C1u2TyXi0ASeL3QLEdf5tvtr+pm0RsYD/6d3W5ZB6q0L4g8dQEcCZ1P3KyB
1Q89I+pVcIk733UPTiBG2KM8r1SPifNMJ9MwVxXT3NlEtUSZ7ukHPy7rjZ9UHXSfEHL5nRc1rYhh20/TNw090P3UJXttHZe37Q2L6NuG7q6vyQVMAP6r7SHG
MHOY0XR7/XViOu2ray5qcD52L4L6ufa7tkFXlfPdj+0i9v/sR9C49UV5ePobvKVrOzNZHmAf786ld9TFYb3Qkroc6ypGoU1KUSQ9gzfLW7mGEBhc7RzlmlM/
39Mhamxks+IbJSN4Q3l+Prot8sgv9Nz621iczBxithG1sn54phLDM2q6KU8G+9Cn3GYYhFH9vZ2zk3hJ/9Iz4a8cx4o88ZphmeM2AsBe74HrjvuyTYYK0sn3
kI6aix1mzqva1EwgucyVHHF19Zy4H2q/NR/DXpTmWDwJH2Ape1Eq1k2sW6w4oXts6fK/7BqvT6xnHltBn3JpCbMWr90pc7E8ksub3u4cZt5tPiadKVuMx9nN
9ASCO6elQWnoCs9bYW/PZV0sm6FZWxfhnbNmIjAZuYdM8YrLgpHHQG6luLzCeFaUYkwqGVwaZ8rOmyWIM8dGBWHJ5EW4V/S3jk7wR2WGoxlvKGGC7lnz5StE
EVJuNul3G9/9s2uAZg4aI4sEhYYWLAxON19AZySgWyaI46p6xs+IT0C8gVBA17hPZKOnHgKMAkzMQ3qza6vhN3sMtDtpjesy8dTpI+kuTiYeaSNddwTnUSSA
y8A1uIaSY+p22/31Q5IG0l9pFpKhkXQInbczAkD2bj7deru3pJB7N75iB+I95ZC6i7t/PZ8wqg+aH2v8he2EN6llVFv5CSVAVckuug4nHXS3BnfI5xWk12Wo
9zIPNQGeIZQJ9HYNgk8qF9mfU7vlhiRWN511U5Pqc5xb1G1quCyKXuwz/QgqxNUdGgufoK+mbKG5Gb845zKFQIVUG7DB4PmUOtM15oLcj82MvVuzEL+NDaff
44MkL3XfxpXqR0hPEy9E0ez62lj4s7zpf2D14/qb7Ar3VuykbJ5qvqKvpi9eqh6gv0ylyFhiE04rruEFsujqfdgBMlHeEzxvBRwvoNHmjuXftMwu1oYmhsQD
Yv/oFnQQAPyfnTyAAfZedGjZ6RqFbr99heJ+4VHMI1S7CWE2dlg+ovYj9rhCJvisJvQ/8E8w0gFJRRpjc2QYos4cnDE5Y4b0vhOoHCfXqXiWOmiarbaai1On
xpzfouHFmSbFPDEOCFFsHVUtiii3l0M/YGyUHsukZWJlPLfyYQQEqrrn+8pM5mdUumSnJFvKzRPtscmwcAc/8UpZF+niRD4ViXHzhwPFC2rvAFZpgeXH8I+E
qeZu9DzkqJd35jhE6TXNazyyMGOtV/cQpnjt5r15gVHtC48Vg63nGsdvfl3Rrig81r7prWCj6bQ0mVjO/yXSW3q1PMh8iMiLE/AiUS6bX209XHGWyBDmo2rp
9/Y0xQ94h9YLyp5WPNuyobBX+C/FLYtHRoYDLYFwwLdxP99G+woAgoBk+2yUVGhd97Hd1YMUBuc163ueP0pSautx6QphWrVAHpHAnT3HWb6yeIEn8A6SEHYR
Xhb3AUsIyGlaFLjCu3FG87+Z+yafzuPGDUvgkviExOtOP5Pduh+LEK4RjsB20a3gGfYQm0iUjlZWvKvdEDUnHhTpZH7xt2rSa9Tw8MpD8vqo50RrYgV+jjem
6plmuvm2GWpd63iG+paoZZstTc1XIC6jP9LUhvde+JTvDQvsEZJh8nYQNwIZ1uRGpQycJRJjh6ovWntGNo+ujY7AQ+DO9nhlIpqJ/uTgQxm8CVUbnMfKXtT0
sQXaS6Ag4gs64X+LDCiyo7yq6TDhS0Ux+lQ6zN5ZmgzfpU82hOIr0PN1aP3qumYNVTqTZbymrTuNMtSN8fDI2+prrTZEPoobEzh222XezNy4+B6x/z+9sLsx
ZxUfcV15Ae+EPoOKUuXbjdQCj5gtYX5K0oOTrDRLqr/QU+Fv+YTWXv18vsvEMxq9yzrIZ5r30pxieGDS6mSJrkWyX1JTw4zkrSlcN/i9aFrld2B0IzK8rKiz
zhQtdDxx5KYEpp0Q9lacNLhZqysV/M/Zev117rPkr5zbGjppGPUJ9LLzAHTUzZ2tIpgOjhDXDLgQmoDpdAN1Qg3X917Uz6BBZiQ5m+znYeur2Sf143xvAGbg
bFa5b2rWBORk1iGfazWJ1oTIaPMhq8B8HP3Zkm9sAxZJBii3KyNpo/RgIh4/zwFTTex2CnMkkXWu3c5h9BAHt47tpbaOnKJiCWl8F6gHdE/TBUo0N1inVw+s
emoTYDvNMTU3rTFICLLgf7i2wBhgGnANoPFNseNpK4swZo9cMxVabF7tXgPPhnfVnaYbNPHkVPqJlYssGnQ5ut9TJcKZOKaMNfjQvxgaCt6t82u+OQ8A6ODn
gadbJLXkjsNbhp/0+1P72K8kD9KV6YM0J1KjpDlkA7lR0VQ6SXXXxasb6hqqXVI/mbquXSw9r1ti2Gf4Xp0BgfBjSsfeJMfVtdWeFevob/SoHErvrn1gyE4q
T26aeif1v5bv9b9nKE46DlMpZwxzDbf1N9XNnaEUd6SegkvsB4SIHGnEoiT0xLWFWo59RCtxzFjB++CIYQvY6a6f1E2SO7V5JapnL6XEKn9VPE3710rD/3AP
4HOuEbozemHKL2lNkhO0CekDNeU7zxJqbUN9qWOMPk4XT16xrGaF289ZZrmr6b2exdQIAxjajO8bBhSWxRRunRqaVU1GfrEC55NRttTcVL3cwZDZcEfPJeq1
PomOdvtV9yCrmKyU/nX7GiqSO3m+0M/lbwgoI2fRumLA5QUgc/2bAj9lJPgTHpTqAq7FN7sCKBtThoUbuFdcJJ0tTKowV3Su6VOSqGxqfSgfwHaFAHaFNM31
jm7usqcstf1Pft4b8PrrWs7s4NtMOx6pn9Xh9AO1S3Pbw8VjIjQEjU+xELFOnkuE5xBbKa7/Zp1PmfXybxQi1zPVNs86TWy93PtVYCig2FSFGDNTvR4hq729
+MMsUzefiR1V8VtCimBP0fHESsfi5tugJdYu9m+obupEqUaNV0QoDseO1J6UK23djBviffXcGr1QdBP2XrFc1YcdykY7J6pl7nWVsNzEO5e4PzG5bKSo2Nyh
UozEAxOB5MZ3zwAqkd5IN8CgPKlYz5w2t9F1FrvVH77tpLxLBEZ9rfu+9jZ4WF8LB0HzE7gVb4ONy9AeFrC+rapIu0f7VPRONyXy11YjCiZHAMCjLatbd2p+
rpgbpQTUvamTsGHskQ7R9WOZXiE/2JRsT3OA/RiRRH+jtGuuJ/eOepd4zLUhNZzdX5dUN4j9SHdveCR7bIjXmcgTSR+0PSq3W+aqfWF/Vsi2BMdRvtQNPEZT
Ef+pF/mfb7E19WtDScNYeq9ilniiJEu3OY3LnZvhOahZ4Gyn3w+LVTt0sp1pujXsDHir+LK0Gu6oddq7abfrAsH1nhzPb+mXqATSSpVAwu2frWP7hy+7YE7V
+KpbiTco/JSX3SHME7KVshTF4BeaUs0CeJAqXfFYwRJTiY5QvvQ+j1IFKGhHP5l2y6zg2yGtQ2aGR5QVB7TMW1b4Bf2nv+H1a8LkKAlsdqzDj2IJom3y04l7
ZMX0GNl+xXZ8u/KlBtH66f6l89pf/4nOlGd2yv7Y+PROxj2vzsiQzD3SO/Rkegg5wPQLXYpnkS0ZLhqu4i2PmhPXypJUFWfSC/hxc+JWOFrAA/DFmLeqWuZv
6SmdJOUee5f0iCO9po3jmPAXCFScAfsrueyScbaugpfy1hBmcVspac/aXShX8eidokKslD8nyhLfkHepJ451DkNGD2ANsht5C6wDQpHZiA+CFCeVjooauqlJ
XGCkfXNO87cRXYTimtVmuThI4C9oYUsnDmK7zN2qh5texnwQ/gAS8Z0t91EuOukmS0wYrugIJ8MN5mPWtuaOCpqXK9gb7zaOi7eEPTSOimoTE9f4vkBE+Ac+
RIKB1kgMUol3UoeI9GRT1ce4KMH3rmoJir6v9YjO2JfhCyGZ8Ca0U8Blg56rHYYfTrwbbUWzVPOkJ51vwLCs8I038xODAOTXjadzvtrUJp/7XVzAfTWn7ZSi
mTY2oSMhkfYh9VBHe6S9U81mtLjiV4lZlZagY2Y6E0OeQjeoO9ZOpiDjM7gW3GcboToldie2Y87AaxV+UDDZi6BIyLnIYrJPIb0lHQmuKtd3FQXWHtrrsnyM
lZY5XxB3TdyYwxjXumqlomXCSMc18zFRWOUaYnVV15r7qmrF/poJEj8skxpflu5oT31AAxyplJdsD9aCQMEvZuU/Gf2ZxgHEcuIVtM56EoysbUEOQZeBfEUJ
uNwxkP+LcRk0Xy6XHDMF2BHht0qjlN5WYk8Ta6Kv5zVpUQQMaqlocalJrw3I5mX5X+jp/bd4Jtv8xlxk6VhbgmXUZOEuW7ww19oyfLbDl+hm7IbLLe/xy2Ff
qCj/Wz6hObIPiPTe2PiJE7zyMuQZtQAbZQ/9FctDJ8m7YuEQCVbIuHyV3HC2tJdp/9btsStLl/L3lV6vPGoZYe0guGE/wY/BvBzfVZ+yc7XUhgvO4qRjJjYb
7EKsdI6x/1Ft908G/bfCPHOI7RioFU2UxJT/bOVXcxmt83AnGkdE4SVEXwK0h1vKUAkgQISIAchCIOQQ0AXpguwr6RbZZaOkeJbpwaY5FRe3LSs8VeWqmBce
WdLGOtiyIyFM9KHqvfWb0lQLWsNYyeI0c0zcyEpurXaJZKW0xPa78GJlE2wTqLAvsLKRpVHrwqPj1rb8IXxGVGLFAqPfH14a8fuTv+H1J5djmfW2eL6tLd8s
myRyxG4Wu4TL8Wl4hu22We54Yb6F1WLb7dzxs7piq+Wx+ALurhyAfUwQQ8OEEblDNvZeG+8LII993+d2Wn82mzsAe7Q6wUvA7FXqbSh2RJpmnVlgKB1pAs0X
pMNkETXPROukKvMwoRc6n/e1vFVYM7wrbyJ6esscRwm1xQk4tstuxTrEv1nc9l1VOmi5MV34rWhiYjz4UTKghtsd7wIklx4RFRR05EdIN9m2ooeE3DWfNZWE
Yo61hXKepKWoqeTHSHnLIGEn2Q8YzzJRugMMl8zd9h34vblDRQdQWHXevAgL5V8zX4v7bEXWP3zLIpPBkY/VE1AFxAfRm4kn7JtdBxxzwAJa5XILXyuOkYEs
y8xwBjNejI7w8Uyw/UydZ3vk7S4ILJ3My285qrh5eXlpQN5n9Q/+gUzzVKF2PcmCh2QNrkmimcRd51h3sSZM2x6eIjOLiXhWPY7+TLTI4Uj1XktlfrN+azaA
7F8nXd98TW2ugN0bNQV6qwmkb9Bt+WeTp1RzMUCVUFfWPeGycBG6teYDaq15I3qlm+06I0mAHlS2cXWSGpgHKq6mwS1NMXMKStDGOOeTlWpGXUtxa/j9iIXg
Ocgbrqwdwq6nc5XjLNyjSxNj4AoFzWrQ3VgePZ+oFY5ESjMCkKleYd59gP1IcyTOG6gk/e5GviwdUPpj1S+mq9W8hApzz8RJ9mnUwITfoVLLOEUv10eomyNa
dFjqXUqBR4QFtSUx3AjgDKSkVyh2YwvRcslpuqPsGbY/YUvCAat3yH7j1wnVxvZRr41NGm0r8E8E1eRPC2uCzJCEQM/KttImdw9DezaQUqHLhNXVWbgcHinh
S29A6eotcu5IkqjGo92pg7Ilhpdp45TH9DX6diG2AChvVwsA+CH/rX/RJl4Bl3vQQknbMWUhdRp2m6MV4YpRtn38r2oHs/OcV+kR1D1ZkTXG8ZIOde1188SZ
8FRimviq/GtqFP3QPYVdqxFTy5VDiUNmyrmNilK3Uwc739MJxEVzgqK3HzfyR+yJmnpFV3yf+ohsEpirbWnnMsj58plYu5oi+IN6hmYWfZXaDb6DToJqUE7d
pCgqx54kyYF0LrruW/0e1890SxPf2gpTUl9Qnfzbt8ESOjZQpnW90BTadU4bcZ0eDt+iNil/gY2uQjobHmIPt7/WXIkd54mw3bZcpZooQ8p+pBWRq8uGRbWt
zA5PaK0uaFtc3fSzWhL/8GgK0Ry8pWICngo1JzxUJ6zYNoj2E1m0w/W0tVxfA3+Ft635omrMJ7PEbuQ5UO91OKPRYoHvsuDMIxklUFdLQdlK/I5tt3wdDsBy
JXfU8Wv45vWC1SXzan+Md2L2sFLzYcrp2i6+Rh/FghkKfy26Yeay/nPka9FQdr5Sr/Tlh9MCWshwdTBOySLUD6Ch8kH2Qss0zGOPlXK/ZRaPUCZXNBU7JG2Z
iVh7e098BnAfOQL0QEYDRUAukoQ0Rba3iIiZEtehLDC6iDcoTLxZH16SuK+KFKlrmuCDRGskR62sfYQpp+qcookosWag7UZld56a4M6ZM5zZbhn6wRruaiU/
w6w0doDWoUP5P1abrWMSZ1SeqnpSOykyCPEBmiKhjXu0RPhIMBKPKHQ98WhxD3o/Hcts0T/HCXCXWC39Fe5g7+h0bb0KeTOnqrgxxlDlcYJPetGJRD09w/KN
qhPWwy+vycAWoxr/eyBo7fqMDWd8uZzvHPK8I9a1V5Mkd9l+VRVpesvfloVh0ZY7kiWiCwpYdhddjGdqRIkP8VV0Mc2XFKirpL0tl+W/qvnaq/BX1ADlc2gC
OU+khsbiH/FulhMU6NgsttaOI7isOl9Ng/IqfYvsC7dUGpT3FUsgrt8hdQvBbKyJNpZ5K5q/zYqOkYbALV2p1uOqa3GPRK6S+2q97pm9GXkJPCs7yfRwjIMH
WI9B/4ei7J8Pi2a55ZV2O9yzJpDq7NhNDhasFxitNdbLyhZEbGUBeIiJkfkV/IyOIvrV/ihuQyYyFmgs+aTJutwOLZFANPRdcKdIT+va8C8orf7NrmcoUqmX
MT6mh9hDcRz4k9VL3nXbOFcm9EF5SSlQl6iHmdbqvqhr+8n2kT4hPt/6LWp8et9r15rBa0/kGGo3K3SWbsQux66wF45ZzkM4l/XRvPJBzf3KGwl9+fHx3xvn
8Y9WiKVXqcdEhixMeSphCh8VFmDc4+1xQkoUL3T42LdIOlsOKbJac33cQPls+y7LHPAD9EYxyr4UDAO5V7Ej8TxVQ/3KDHAuK18MpaCXhEO85iBSYGrmkowF
yE2gL1IMBPN78PrmvygGas+ULzL+mL92y8WSRZudNW3MgUQBv9QxFRtse2seYH9Qm+3AbYewZdLJoBLi6hXUOEcpHbKRogPYYkUbByg77BDEukofRG4zLSw1
GgeaLFE4LxRpAvg2xl0A4INEI60a/edG5yjJDAx2JRG7qO5F4fwOjtPMOeqEM1k41tQYM8uD5GaUu67Zmb/SmQnXW2KgQ/Aw5Zzq1/JzeSMKojaPbQYgRXkr
sroXvCrkYvU+WlAdp+0sAIkneK45uyyKVFZF4N9be8i3ScZL9QlvISIxX1YLFzTGqQlQuWOe7YjjfkgfuDJ0nu6O3SthMXrEIjPvhyrxaukA+xPpYvtNbA1+
xcGiXPWefHJSfBQ9VtFceEiyCi2LfSjjavt0lAkhUD2BeBQ/S7MP2l4wXrFIoTXLJG2i61ubLNW8G7HfOyTieOVSssDUwp5fvY3cZE8mvuBP/jbyiqQ/83X0
ZKKjo1PVHvwReduWxLZ3+FNYygP6azzAsEpbUNeW0jGpUC9xZ/0gOLJ9uLwG+y00NWz4FnP5ed6LAE2CfFvJli/2fP/E3mSC0wq5/YnOzQZYUqgslzc7g6px
S7XPPLuhC+ZBzjUpEuoL7MW/Peu4fsna4evPZgJAWU7LrHBAv3aHdbnzPL3HpYdvs/2EQ5N/dHHz/FNihwlHVV6UFTTvVhXqmBG92ThIJ6Ic9DzxOt1NOEV7
xhii/Hue4A/cdLc+h1ml+kkL0VNVuSmT63p6uJUB4fJ21l+YPfQ0qoFYxa5k/QluFrXcuiqgKztYW+e5W3fS/ZTSMocAn8xKZLr3BMDUGEceyxwBLIlZUVEW
5Ra0FfAq9pZmlaXx3yXsrh5qwcoKsLTSMTUxaJ2wAxRINhPVyMTgE9ytJCUj5Nw6u+nUcUtrmZ1ph/PwUMVog0R/xeIjCdjaJWp01GVez2qewCjSAlEAiPyx
4JeOqAFJo6VlaWbXX9cWKbKEMeSbpP3uQxa7VqFYC5uVx4w/qGTyMjXIcNf9z0gLLHWe984OrFZ6uz5W9k6ZUEJvXrieLAKA/ObOkuKi2DwuImkN21Gnaikp
8jwTn/U4rR6l2VJPnqeLrfftXxESaocdlC50hiXnMB10X3nKxPN2WpIBvdPzraG5YRN1VR1kSAWLXFnsUPpRZRrqrb3MEvG71G+Z1jKubtlt2xRLE+Y69Bju
IE2mmgkJhqvwvRDaSt3hrYx9y56BO7sJeiN4GF7jLHU0kDugXMhAbTOo2COOk9K1uj6eLdZqJkmfLn/p+T/YG39uH868DH/O9rcNUCjpxXU/UZXw67rHLrN0
vZZUv4JToATWz1CrTfacZlfpr6vv2b3Ye8Ju7ZtWtik7X5GR+zNvbemdQohXVvnF3Manf9m+yr3lqfRbbbu6WbtTG1wyKzMo6UI9RXXAP2CmludkA+3/H1pz
yGmvGJ/mOZMb8WHftdcag3Nn1mpqfMNa9vsGTN+mbkD6Vw16FRcLLwEj0dmyGZVzJHXOngod5SkPgmM9d6EpdSnkmDo9CzRM/JPx8l8G/R8rKKWO/akPiXht
vmZlgz+72hHB42aNVtragsnUMne0YzorT45Ql+Hc+x4IF2ibbw+ml9haba9nD9vfefzX/pwRkvGgyao1gJ8gMz4bXbN/m0UaVXG79aPSEKu79hp6MG6jdSJ6
gR7peEG1qt1H8l3VlNokIgBqFboC3K/9gO3BvRRctZLlOrNuGfsddD75IaOti6tDkiZIjvFv8TN57SQTIxKrkFBlYg9kMDIC8Wt8dwskDggDgoCf4YPsHo9Q
sYA+p83ZPhFrR9mF02ITlTtcixRz2UH6VdRAjGspOW65pZjZJE4zhLTpqu6h3lxXgEjW99ukaQ4gIXljQspDYppzvXlussQwDz1f/44dxo6lBievUm5wL0HH
aXzYSeQR/Eeyhu6OP3fpnG2ZFvXnXMMcUfWCnW/qdfppmNaRk1JS76x8TGPJSn0hVIuXtM/aHqhTSf3wUfSJDp96k/9hk0YYjqU0YR30cFW8+kZDrGc5yeUu
DCQY8+C6AsVc1/OGie4+dW8VF9AVVNuGnKhy1qa6xRzBO9f30kfJquGXLiNta3ubKHJlt/9irvuTK13pPuCWM797FrPH6VH6ZhqPTiLsbu0kJunH6GzhLpGd
SKaizEKDjHCo4iEbxVIe3T54cuv1Xo+2nNh0v2JR3gQTFGSv+MK68t/GYiEzRxSEJ1mSrM/wJ+4JuEMRaf9Ftp9xus4wv4EDccCxGv+iBugn5/8B+SlDmhXU
ePuIjAiv0YAmo7c9np6HBsvXCHQOH2XLsO1RXH7vKuu56tr4vdYFpgWWK6Ih6ItSX9sc1QXXNWIMMxYWa846HjLcyjucHSI1ikaBBcJR8kuas9hrJ1dfcAk2
BfSTlrniiATFRrA5eJXPncpuyqrYD9Bd4Q4ylvje1tH0klyQoffGkE7AIqQVsNinu9fWDKbySYh/VEygI2JaZFHsddPJMnJbdtwu42TrXhsZXVXWwbFWPLb8
ZaJW+hV21jLGLOLrydkKboytq4tH30EO6q2mi7ZS+C2WK1sR9Zb/Fdi19b3Sd4La1uFBbeNDGuO9QCCkcZ9goDnijQQDBmaTqUCXm/AtLbX8CE5SBuy8Y5mv
miarAil1uKpS8FjxHOPm59uQT7H26ntqKJEQaAhVUg9S3uKHoOjmxxrx4TFgdNPorH2f6WX+YwUf0svLHf5QJ+2iou2JI9jBQpH8d7g5tbfuor2pGCAK0KeU
Bn1BTSVuQk8s3mR7y7m4cultW555imKkrS9RjF2RwDhhmY4K4Sjz1858SZPKg/b2FVztzSXsICWobiPvpOlLn6JniNtVczPbK5kLJtwVY53D70deiJ8hyuKf
NeySzWfLNEpwt5ymf4C0iqfUVbCELHJeUN2h51Qtt4favqi8+MnjFrY7OpgezQBsufy5pr9qj2pD0iq+QJMdHyxsryOdPsoERR61HnwY3YmKdH7A+zs3CEsV
64svluVEnW+Z0mpt0IuAji3TWn+27usfnKlc4Wi5P+kyD4Mczt7gCLnGsRBf7Riq6Wt4BscawukLeCH9Gb48R3Wzf9YQYBhS34gPJyL710zIKsyYKxmN6kXv
oUpyI91DsdmWKOfa16yag6bdtUsSZdgYaVOiN1ps2ccMI+4IHTSujNcVukZpEOKvusq/ztwJxTMwK6D6aXNpmnpMfsVwo8x1dp/G2f6Y8gH5xn47fqxy3WcY
AoOZk4rXyt3yZthS/B2uU7fWDWz6HLgGBGSe9opA+iCjM6YDIWGRxl9ig+JSwtmMUZHLtxbHx8pXZnyQhCW2lQ82p9GD4aU6L+sERz/whnCt9JnpiKyrIzOe
q8+2IqlINYCpwxFPLnmYaueczRTynwjHx2UIpvOoiqxtYUX9i0OBQCQYif0zf6gGwoHmQALVXr+dvkAoqE2KIHkrys/cVFgFzUULdG+MQ51eKKKqMHNn0Upd
S02Nwo/NIgeobDYjGkQEZe30LQ4JyQIQnxb3QvCQtBAuH2lNPaJ+yCDwHcdvYJ/4oWKpkA8ND2tQhKk18jgsWn7VtrNsiryjiHZOAleAB/QC/JqugdjpGCLs
Tx2GFsBDKAV1VbNZNt3hb11ONCOOlqyXLgEXST8SXL2ZbZhKg8LXzG7XxZp0tEj9muTG9HPIedROMCpiCugr6avaFb2/dJnTaV2USAukian1nV1Vqv7SY8oy
OtE6ghpPCKVhapn4euxn1W//YWNp5F1mJzXJPk/lR5VXzZRZlL51Y0jfmt00X7cBOh93zPbaeIp4IXdqZrJitpfyELxHPhQ2l6aV/ezntzV1487obtumlIz7
fNeef8Sa6SBZ0wL6zvKKnou9VRm020gWWq3aqTrNjIL1ggvoHU+x64vKwJ/MEoXe930meb9rxIdXMhLWP1j3YL2/rpi6pxrkvKURqY9oX7J2mFuhn26l47fG
rpQOBI/zS9GxvMdoW02wPADOrQpglpK2yrW6jRR3/auLZh1xW38QH+/aQK022F0r1Nx87EpnRYW36gQsAReqx1Ld7O20XH7UaqK+zkTrwQs0SbxLeqOZmBre
6DUWem3PXJZxCRmakZ5ZAZjCerbO2Pyy+Enls4qh1WPyhxd0s82v8Y+fzdtpn2JbTfQgetP9FPXwZBGFD6xAoTvSdNxk4669LCRPkiFEJPOUDqOmqMLVe5Re
xkizpEJfkm6OC38Usr16i1HdiJ4EgL7x3TqgFlmIQEhvprCmE1sL1VW3dU3Td8JRqE1lodRfWaXZwizVBkhaMgEUV2PaSiTAvygQ2UzpKjWujtNaNQuyHvuP
CIjPA4Agv2Zb7m0uKOZyG1BZMlGC37MUGY6SCfg01qKwqh4q35WBzHr8AbVQZBUHWCTV7V2PoDtQnCXd3TEpNembJFAXIp6lFLvmWzq6YI2HqoZu6L/Gd6qu
wROIJCwePayiNFwu1g8grOuojGfmKC+6jsjK3DNpbuyxDgui7rmkmtMqCgOSl6TUpfTFu+vc0BRqARVQs0n3wTWFHELvcPam29K3qIG6mfRUWTfdZ3SQOShx
tLJQzXedBH3dN7Du4G1Jf1l12TG6N/5WulCzxjJKKyDPJv9Av9FMYC6wJuFhOp+6Vfa762055t+94nzz5+WPQi4aC1utr/hsH6Z/RJqTJAugFFKbcI/im08w
buk9SpB8VIPRrxuc7CjdQv2pRGbHF+zrb8+Oeru8Z2Usb3z1Ots305T5e05TCFMZFVM11+gJ5vvSLuYtKBehPalJrLoiDBPOKJ1WPYW/1fxT4jf8igqdPYtY
xOerW6nvySLh/0Rd/52Fwt2DifuOAvcmcxkdpXtn6OLk+iYJOgHfIzpLfRD5wUHx4+HJdm7GbJqrd8NxvYQJg2uUW5VbmTzoKDLcKxEYvbZ/hg8wFgjw6o8k
GBnjXNP4aEfC76Z4vqAmyzi1erDwongoYURnmbc6Pbr5UcPsVx3v4yrAefxZGG5PkeVauCubLSE9rrLKlUudGmqpqpeMUIFVl2PuCs9Gq6r3yJBwaZSELwNU
SCoy8k//NREIafRf3RpSZW9gb/0ZMlrHMAfZZunnHU8sqzTv7DVQU3QsYYLeOTkaYYBSk0uHqxXuVfRv+Gb0gztAP33LoC0LSizZAGLLOxc8OmRREPduNDM0
rRVp9jmStD9rzyq70F9FHyFWOg5jrOvnuvdQlUqp09Nadpjb225X/6Y+oDlhiWZv2l+gHvcx9y/sxuhW9D61QaNQfURFqnpsZeJU5e+JkPqVC8W4zLy37raO
kVisejJlo9Kpr2UkzrXBanKG+7GugkIpXNXHvY/+yl5A1UOoNVfbz1FLPku2u1R0C1YLxsgBZ2FioWIbeRVbRn2WC/EPrN6VdUKVHqfjEvQ6SU22Idsx79T1
miPqyVpasUW5wCWlYmg/+IR9BgWqUXCoVajYDV50Ho8oyPePPFe+qSw3f3xU1+b2sn/pbPDXWdSTKnUemI0ni1dSZQkdmdZkgXsA+ZLZl/AKG1CFssNdvVyf
UXbj2Bg/eyAS4T0wGwB+9O69bnP2tYwGyEL4uJs55+KYXUX4ShTVXJ+dWN3B+nPZwgTDxn7i51UHrRusWcwAOWJ7BHV2HoAj4R+lT0mu6nwoHip/R65xAKxB
neuKx75xcBVNhuGLrFPK5+IzxN/JLpILGcbJRbbTKLPLpa4iF1ADoCIqN9ZE90Cmey0EhgA9kN1A64xMn1RAvsUv/F4MUhm6tWd4YHzneFfeLtPp2LbBHWy5
SnfsaIzBA2wH7dk4bVlTtldmrN5j9k58DnL5va2qEZVCCViaaU7bNxTvpJJRLC64oqkkY+N0U7tqkPcg7FBCPBCGxCJ/FI8FIYmAH9IK8TIMgbvqztalMT2p
b+Bi+JD2O8yIXZQ48Raifbz5lbD4lIIbYzyheio1ivex/ZUfDTA+TbvL4SgYmsdvvEQA6LsuobCiqFcRNzoZXT3dMo0MhnoRmZCGae90sblYlew43araDMWI
juleUG2oIlc3lTd8QLaJlLB3+bMgPSVXp1C3tHoXwEL4EtUWy2Z4CBnDTsDGJkyFeoOHbFuxFgJulm2AdTU9lXphOYvvZ9ZSe7T+UdweE2HOUez3wlD3by6Z
6ymm1TeXGsAM2TziiYIHziAc+m+12U677YazriKQmK7abLcINzJK4suo8L8j9hFxTbKC3SaPYnY5m0o1zGw4irjkXq/KgPMMvpq+8v6eh/odqveqm5LJynvQ
V46q5HTpLFaztXXWli3VhTdLhlcubnm64HHBZ7InnIjMFxxvLlWNtA2EEiCb4k6UhOpDq2iBY6FK4URhlQrUT2K/UBH6N6R5zbuHT1ffvY2vfwH8M1YgU7zO
Kj9QFexATMvkUDPjj9MiiluZcymsP//H6iDL5Jp3tb7SU5WDIq+LT6q3k984DrFQlQ0MbPiJ9599/qsx6ko+Ci1OUYsOKM8LcElnZ5iIg32RaOUvURdht3RI
65kUiTF8p5KbOz3H+JmvuN3y54qTGpqq0FexBcjlgDYZBzPVCIx8k7EdiQPi4xfkXCpeGLms7MDGVSWrwk+Xv67aXPmieo89x+hqtK7fElNFckuUcpe4p+Jn
aYIq05QqMqLcyqP3jBY6yAQyoahWv5NsQ9/SdQkq5vsa29RmVzdabkXT8tOCKMAHCQKi/mAhAumAFFACDc6j2wPl7TRO3RNFB7xvjc55xOqD6qEW4rWEwDGm
MXK+YuMiIrVyJ5lMfEOcqC5l5sLzKZnnVHizMF3Y/FCg0UOiYQuD04K5WKKWWurcvW2QY2fyOvwWc5RFXWs07aS/a/rFjoz73T4Aa6/6AZ1pPkp7N3oQgprE
3kSLVb113mxHrcaV12glN1z3dSK0LqkV7S9uhhvx7yt+J06T7ZxmiKu2+oi5JHXob2BfazJkAapi+1MdN7t9VBSGDsUHQQuUPyifawfDjzUetkzRp7pn3XPw
EJ5r8JGWUpFyIbxPHpq0Eu+iOEroYwjdZ3pQcFanbmpL9YBWxipdIlapFMpDqi8KD7iHyxc497JXnAKsK3kb6yHS4vngWmqKckmpW74cvyC64L8x98KGY2tv
Bj8Iri/YFzQk8LNaVf/IBKyNnVF9TSLDHzsWCnX4eckV8Kr0vvIJLw465eoNdYu66wmRfaGjzN/mpAjfCcBjZJAPAEgydmX8smb+mh2SKtse8GfiJj6B7ABh
zutK7sySZXxVVlBsqlgdFxZdtcnNfx0sL1tjvVrdSdqS9EKvStyW+VYuN2OCpqP6N82DRD9wXqlDVAaHgNweRgniBMFpib5mZcxj4QrUJThSw80AIzhufUHY
pGbiLniRMKO7i9IzQjIIYCWQiEiRyEb/8Q7oUjonb2O4K2J3iG/Y0C2120rD3sXEGK+bW5q2bjiY2A9T2vfZ+9e2qhmKfiUKFvFAt3CkKA3l8jfs8h6Ck/ah
oBYUyzpil2tVaknYeN6RyOsFAyLDNnWKvb2xX1gaokOaItF/8MsbLS0EiAWU8YX4MDwMWglvqpgtcRN9BBVVS4kSsB8YiD4F+Yka6ySUq7zksA6icKsVFpM2
qa/iI74QbddsQItLLXtsAhB58LN1e4G05tz4671iKbVD7pH+FPsgQS86gVmkg2RfBV1oXSkZVnlLdNR2Vt3P1AwVEsHkfviWDLbJ1Q8lZykpwaK38d32PMgX
bI8fJ8fQb2TNUQE+GbsuDXR6ZLfwbJwbuTtlD2oOylzyOQ6J9Y691PGDnYuNtlqCxEkgKl1OJmFWUzLlasTUjyo6VByuvYLDWxzKJ8ZecphaVNNEfgsjsCHS
cvtHkUH6xV4/n1wvRcahp/BeZKC1HeYG76q6yuZpMoWUriF6D/nAkOa5XeNV38FBF59TUMwSj9Ow3S1peAe9CXu7HiweX7FmQ3mCL/A4Kjvii92DPl33VEyE
5iuPO7+jjIplsv3m44pshUOYo/3Vnsgm1F1mqt0vNV/s6vTJnDRtLZCpzViwBkBue11Zfz8nNbtjGsQOl29ns1NA9bZ0veY9y8WZEvOQ6lzBTv4WdJc9WDwL
5Dl2kYelv+g+soPpbHe2/l11Z/1/qr98/lC2/XPfnwirelPKgXqreysbWf+hoYOGu5LeTfmGCWfXOUoV46AzmjzCSHOzp00bCpNL6k/WLVIOgQNdE+ptTCoi
BYxAMQJ5Lc9AgSqkp9dcfjfTcP6TmmP8+gRnyMqa0srlGBqarjik7gEfhiKc/jKaGgqtTyhDm2unOjpAv9sOg8NRLmbYnDKQ3ieF7ApDunUCs1u9TmGwmUp7
OTab82OKTL34fJF3XAvAG4lB/liaEiBKIA7wRWC5wPNSuEI3RpcNZ7svSr3rk7Xe5EuZiFpXw9Ok63WallZu7cB3ijp9nPaFqkpNp3yHrUVTPH2D7/n7r032
AZB+62sLFxX1KeZyBtK2/0oN8wxwnmfi69u0m4XPatPT9RvV0XVInU0/wS9iatiZcEYxSt2G7Jo8QH+trk7zKgUi1nr6eg6xo7GzdQupg1RPFY9+RQHkgGTI
ZkpZoujiSkvu3oaLeyqSdiklCQ3JZZ4oTXHyauXuem5GKCn5sVSZ7iVQeyan7nfGacsMh0RNmQ78b+ASylc9W71V45KL4w3ugVEzi083HvGqom3KkJR/Zc7/
7/Fn6lNls5KXqSjsgfsys14tI1/gV1kBOx79DUqCH2gQTT+Rj6QcOmi/iecSk6kD7kLYQPODNm6JL+gbPrbwG97l4DdbPBs/3+nk75jRjuU6dsvGoe0TO4vj
+RPUSWSZfAjby7EW7wR3ks8jBDpfCvhS7+5P7hi5Zuna4OxtjVv4Pnu9Z3rfaDJKMZP016xhBrguyI7KHNU5ELdGZoa5jBfKr4vtVTU4QSRty9tWeBibSk+q
GeFcYeURu/CTGgDiMpR7uqdbpzDP9A+dNXFuxWGhEeQyI/1relpGMWel/qBWvgpdJ3NA3DX211Bf+Lbi+6AO7Bj7IpcI3ksNR3wzkhEC2YI8AbplCIC3wNWK
BWUPwyLztFVxW66WzWsp2vRLTKf4S/w98g9guLKvYLrYbH6P1ePD7YfEuQIGH2m5WxMm5M5BTcFT6o9wIHXeKRbNdlQpepG78mv4IaawmLytLp6Ll7g1MjYC
aYvEI38QuVoDU4HewHDgNXTO1Q6qgaZoRORly2n3R6yTgI9NUfpD5yCSTCcWgfMd3LsaRb0CZ5D38JaQ2jWblNY89uIF383fWSBpBQDPNm0MsW2KLeRWQryn
VkESo702wTCK/JVoQzbVvq+uJlZJv4Zbyy/DnclWyu34xPJHcB/tj9RmcRfaqV4ADmJc6lANJOxpv0jcV3Ukcqgye4WiMxEs+YB3xiYSGyR2spuZy0D2cUyj
xNQkh4WKJZTOu1SChqs7kUrw4EDnTO17Z1PdMrDBvU7ug81BCdm34liVSnyZmCJVxBWL/MgfqUn673A/chvR1P6Y/gJ/42+R3UMyWHxLXUOZ+TnkYuIleUQ1
xNkjWaFbQ45WJuicOlSfpO1qD6AmuL915euWJYwWChXdYVVll2LN5qbRntKLEbO26MO6RnEs6zP8XNbZQX5M1hxukNLEccKt+hrn6aYw7Y24dp2hE3wS71VT
Sn+hJ+ffXv/kPQ/pmLWicYY0ZbUCTmeOytlO5Tt6SmHqOjvKeQi6aP1aw51NbidU1pyyTuJ1NJ0Sd4qtSpwjHa38FT8reUHppcHwBnqHRl7PVTzWKoXOm5Zj
uhTrYHQMLSUqYO7ZmR0e8yynt3y+4ShWpeoDV4dw7/VPjjdMN5dCH69Yq4ugn4AOWAp4ZezwyssIybwFbECeItoMW5W99DJ/c2xAq9O8AN6VbZrI+WgDuFHe
FE1UWGAA7+WYldgX7yJ/4DhrJKWLhc23VRp/F3MZd2p0rnajIJMtpEqJs+x0nRk/GtmH38I4JLy7YF18ZOnahIXxzYGAxujrD/5GEBDZ6MkCketsA36ZbfRU
rgd1nevnSSVJPRRrpWVEPr1YlVYySzRTcDaKu+IznjSBE+C3zu30SnC2zNvlhw/32bT+qL+wGQCUNP89eHKA2J+L8+sZESSFcV0EGmVsRp529mFe4NfVX9NP
7AXOm/CBKjV1Gr1MDoU+0I/ID8Qv9Ey1ERotX8hkUZGaCsUljYF5pYCx1+anzkuwOSEbG6Zqr+ALH5DlBDeiGOqoU6bh77Wt6Fm6WvaVqZONm5MItS9kOsAi
sA/cTDe+pk6xXRNNfQ0NZ353PYd7s8eYYfWDHBPFvZNu00soUs+ov7EfpgbBn1E646wyRypNdXM13vrpimtqPwcEL6n6zj3ZzXM7mJea1bIptq/135ODVema
PmgXaA2sVsQmCwTHyEll9TGeuCWRXjFxm9sWUqEdef/Kxfrfcb7S+I6AnAbnIdERp1n4RBFG71NkGwYq2iXyqpaqfNTt03ZDn+1O9A+M28/P5ZWDVDfa1/DM
/Cb9fVd6i9Q+MgG1RXtTGat+iFcmbrJyM6XNthnRfdU+sqsC0HwC3FGmFc7TKZOg5JFSK/GTMk8fntIL4h5vvL5Wa9C3ciwnU12dk+J0iJYbWQ6XtlGfcyRC
LamziQ+Uc81npVxV1E5uU90U9oT8MXMf6snMtuabi4EdGb2QIMSUmZBRnhGAhHstrHxZQVWkFPUpPL8t1FQbJePVWJzmcr7NeU8aiJbH50jTsd7y3bIFsibi
MWaRjUI7CUxO7mz8EvxBXQTPcWL2FNnj0ir5Rv0485uYtLKPccvNvNh1CfMjf431A8KQdOSPgkkIMQCRja820F/X72IGuXLwK87FdUcaoHpKEZCYr1xaPFF6
mDqa1xWbq+XOe17WCzAhaqH6gdygeYNSOoW4ZwBWrCvsGwYAoua9gkoLK3O5rKHemhW0hjmWlJMUrd+pnYmz+vnOnqUM3RX/ilqCdXdEOprg85ieMk/or6bb
5BC7WhEJj6Bt0jnqNcq+iqYSVD1dYIQPEPnkb9B7zVLNW2UleFYzXOoNcXmvy5QinbcGh53wdGaGi8co67lx04iqXHYJnc5uYMexq+yjSCe1hzwT64Sb1R2G
Zigi6W7OVY732sW6MN05qgwWshuVR4nlyn/Rn/9rSyXeV7cS6kgjDI9psB+ifLFptZ1KC6B80XEiWVpuWYTPKphkfi6rF9ixy5ZaYiV/vCNTZdqwOWh1s85e
B7KrM5d4R22c6v3F7qifXGmG6VcRaL2csERcJ+wXP1m2IL5WUY5uAIdZSsWicl9zkDzM/C8dhf8aRxW+z719fCZ6AUgK8N5rOLAH2Ci5FEUzmtZx5jzrmWpf
UZWY60UtBY+Mw438Cl2uPS+jaj5PXyYGB2BH8M14PXTcHF0zE+xr4fJye4NSSzWtxMvQDKKNardsUzy3F03HiN/MO6oLEibYz8Uvtxy1dLFwsytyBQ/aj9bC
DPTUEgCqxM74UUh/JBnpA+gBHjIaaYFMQzaX4Vtjw1uZem19ENWiHBTkhj5snWMUgetrj22JgCOjdeLZ2H5pr4pOLYeLf6teZgkVOcG4Mq7mv8RMQb+UXcak
0kow0jZWGCosKY63lEWqi3tVnSqtKvUPqSr79Bq9/vyNkVHQptJ0PNIZZiTNXuQd8Puok6Jv41L4TQgr7oe1hTEZlwN3BZ1pbQ6uh96Ij0K96VkJjwQvvfp4
83z/AIX9vNZmS7IzMrmrri3oKlmMpTLOYYYT2/L62OJb96MjwMciEHQ3nmtvcGa1u6SFarVgsOgktkmUgfEU0ZKH/Ai8hTQjQVCTJuUJMWlYTRThxr6L+w18
zjca82pa8/rzjqDcvj39UUZySLBPrMEKsYlbHpR9ncitKIRBiPcQTZGuxveashMjJUOjhppGQIflM8X95dssXvxQaRdBrryJ+SUqtfqLm8tf4AarCf23HPd/
husbDK0gMNB2WjzGGmwqhixRNP2AemP/XnWIfoB7YxOdwyrXu59VjZTeictzXGDWY0/Zd1Q473poelig38318c3EpRdaOMI+W5vyD43Ri9J83Ld2FGVHS6th
Yo3c6ZDryqVr1HYloW1h99PUalXYFztmf/JZsowgpLPXH/31CK9U5AHQ2bszPlF4WPGTplkjyjyEX7EQFBdZNqmeXrmID0meiIJrAmPHlnrXOLTT8YhtXchp
yqu2sfLXzBgnl411XtAOP+papFqkeEWJNMPBlzAXBewyPyPeWdvhy7HH4G/WPcwsFXflri273/GeHU2GQRuqfaQdiM5kRgYM/A6EZY71GoRIvHKRecgEkbDV
2YrJ5Q1bJqPf1K4U3jfOM78PSzXVWFw1S0VhcaDBC0sTdbO8QQc6FhVKrHmSHPAAyp3N5tXcpWBhB/V+yz79S+v/I+wtwJtI27bhVICWttBSTRvPzGQmmWgN
KO7u7i7L4u4pRYqVusYzmkw8FVwWXXxxWWRhsV10sYUF/j7v9/3vsd+m3accR5immcnMrZec13l66Y0+TdEoYa84YeVsQ0JZlmkje0FluDaIFcIK+z8sxf9T
q5Ln26H+TZabJko/zdtuW898Dyg9dkeSqzf+VrmZoqXfe0hPYHyV7erjvqE87Bjle8mEwiOL9e7Y/D5b+rBG5NXvHGGSHUPDhkQGrnWQvzfVHtlaFSPHrBLx
dfc1wyDHFBVZd0iuAU8CH+QDEadikXshaWW+gYn0UaalR+auU8z1voLi6kfneHmh3SzgaV7Ku/B+IR4lv5TlEc0kNZS/hZAIrJsf68pjmpFvNMXOOdQBxQTX
DCowE7zTg6sBzwVVZlonWYLrT4SwnxfuNVxLr7Ofx3rbSYcY+EG+mLmi+MnXWxKScgM7YD5qb5HeaFzjb8c+ze8+lmqIchN6sjobhtLOqKKcJs9xhxRVYQPt
nWpQ/w7fUgmgHMo+YYtR8NBH2EkkEgne3n/Xgy1fW52MH85O23mkpKao0Urpv61aEL9UuJ9LSPoJM0zHgbf0G3iY0yZ+41DKR8ov2B6AzUVdoQZzdf9Yb37L
keegOanZLFaG9mMOe2NszhH4vc3iPmWcLkyRt1AhihnOwCc9l7Kbt0q/Wze9sK3wKh4CpEBT3A+t9+zfu4449I5geIVrPRaoAd6NqJB0cQ+lDrkOI1KJX7oV
CNDX0yokI7DISogKwzuZ+zjYjvlEYHxmEtxDliv/4Kn0HnJdQPvIEvWhrNIgsXY9qxnrqFauzdPateeTElO+Nr0WN7NgUGVKK/lOafPWeHt8CVZFjzR95xjT
aqnkJjCGfCH28r+KZwg/lkWToOleQqCfO12nRlvJN6KzBNuRdvIs+ULp+coZhhcpq0ztuDKu1gQUJ1ZGaoXaZtqk+vvjsLj156SwltjGir45lsCR9G8AKX1F
XwG6JLfGjlimSg8hb+VqNFMVEljfrQWRk/I0Ss1wE6IgDbJMDqhjI9OjD0eH1/fO7shu2hvB2VGBlRD3aampg7SbcA/lx2gnxAx0/2aWGC2cKvv3lv1wuHW1
iU9Sylq5lz7GaD1P3HZeoipN8YjZCdkVS+wQ5XAfto1gyiiDvRsDWdjAUwGOq5OreEADCkoPqN9aBoGnJN2w2aKfUzD3zgaqhxYrE+AVyjJMykTn7UJy6BPw
Cuk5KlvSR16I/YT4ZbvtbYnztvnEn9KxcBU+VVWB/kw+LA1kWQmsVTzg/s6BubZ4z0Ms9wgnJblBXqVpV0unXTXTBUvPZBao09wi8wRBV1+cWm7R2vfKCpWV
4m/FX2OvFe3asdLQPWF3XOXOM1UNstH843+luSNqloskBtTBEFKJokQaLnV4rvjL/K8T2rr/UE1gXsAN8or+w/9am+3Onr4xpP63iRsess6yLmYnUvtUtbIT
8vf+xcwL3hb/JHVgzs8rLDT3Fp40NU95Imynz4gfrhuTnun2Sjr5TzFPU2ukAMr6v/qwQX97ho9pg+S91P392dXDxV88y+gaJtBDLKl87jARF2BB7SeZI2Wq
65Y4MLtwG70o9TrrkAHWPpSPXqR8oy7IXqldqpWwZoXMYom1udqcoKvsdZXtzNpgbl6U+XlxTKvr4lfCJzCXGQ9kggtELvoIvdrGkq8idqC9QQTeaXtOTrM/
5AS2k1a6OL1D9TkKs9/0DiI+46TvB+ih4PuqD7zYRLDkTKtkA5YTyWrOasn6D39vKCuOFcGKZN1Lf4tGZp5JVUjTiXzpgTSJ2IX2RWUgLhviiFQ1VzWztVUF
cum0kI/0bHWMV5uU05RRtB8q9dyIuhCmjWZHslj5LSUxe1sMiA30/f3plzyf9beYBCFfObjmmTyMc5a54lhsCSPHKjRotDHCdob5jP6KfPb0Vg8AZC6Oxpv+
VJ2jolT9xCvsJna8eq3B580wP5TMQI/YfZiWt4g/TzEVni8NRLPzNd/UndHxGf1d20mxdH/1InfgivTesMi6Hh5pK3QIbS2wA7YUcXdbZ+o0mYL0oJsyLjxW
stw+g6pJHamKNQkUals/Zokzy9+gKtE/ZlvbGoG6kprkGqD+oEp3TAXOWjakl2RJ0nwo2HpU61L0x7SljvN7NnpEdVf8X4WvsJ61/dJTbaeinxjacrkFK1Pa
FJrKMJ0/qcGar3/8FHif+ZLcgowc6Zvqe86zNbz0MdQKf1zNGFULdQuNDxleN9PXoLLeP3bG71mxG0fm5NdPsM6sJk09wezQX1V7KZ2FU1vuflH3V/rjjCR/
oL/5Pa89xWCriGW65ynfO9nMbEGp4pT/dx/DL0xvIuE5zjiMqqCA+Ea1/5tDWTsnbVd167QBqTp7qj6QY6Q7up8hU8ekqTX9VFlut+9k60AVmHnpn6rfpy5v
PcT1MOOoBk+VqVc3iQ++mK3dPC+nOEjM6sSqYhmMedxCy0zrPM5+Uxec1gVVtuF2aZVtksj7Q8/RW2mPVNVpx+3H+ePVYSgXAZW58Bv4NhrY3qudmHNRzUjV
xwyLW+wLl+c5huOzSQv1kPecfZmfanwOLzbEa6O1Im3z+vN42jXaJdp12vvOzlk/Z0npWbtz0msRWVsqcwF+RRWh2aBZDVxJH++YbKXRwBjxK6dYYdUUqq+m
Hvfscy3EazIeF3QsyNo1YGv96tdcEDUt5kNs4IoUJctVDiw9JuuWUWsRa37NPJ4RzvngPunp5Xdk+tssph+7wv01jg+KlzJvWqRqRrrLVVYd3Gld3WdPePUn
d6Z3Xl0t7nM9Tv3TTjun+hP8Nm+1fZo3U7oiPYDBgPUldWZGJ39pWpu0q57UTIdS6w60IVHqg2aVannmD9bdbRZUD85snnYl4xfsIFme4VNMVexTjXCO9mcx
+5nI1qQ7LvVc69mZTdOeZjbEXfHPdX0/Ph8ekvanKg4Ny3zpP5AZq9nv+wFHq6/Ru7ybVJ8duXXj69r6H7ku+/opzsr3pmb6i9G4tBcxdfoH5deTXMm07lH4
3sL/i+9tCBX1t9cl7maKbb5+vhp0H7pepkNfcAdWV6q3uz9rkgVYxlPK7B+e1ljN19/fedOkIsjCUjdhaYXZB5v1DCkKtqTGe0tUk9rYVI8z3uORaTxH4Ajf
J8zBWyFBcNA2L3ALzabtuk2o393RmeTe6b9HKVVP0m9aAp5B+3H3Ui/X9Sz1ZN0qb5Avt7Y9E8hQ/KN0iP+yqgY+z9GgHayMapM6cK1RKaWpN30n/Du87fwH
/W1rrqunbRgdtCKoq/ZWtoR1XQtrz2bP0UfGn0tcalDqru761SLDV4Uzkssih/Q6xEeCURs1H26hWIWudVjdUryvG/AawH4GzB3IR+5TLM3czeDq9ZpmKqcC
Vs/C3lb2NPfES8WdC7hmjD+OvRAYoZVoQa3yP9ky7ej6I0h72H3VO9CzRtM/A3C38j/zxVP7XQnGXiqFX+64qzrtH+DjOAJjO8n+NtXH/H5FP9VAzw/+C22t
7fYXTiroUzhuK4t1YfOMvIQdkxrgnx/SekScXLM2/ZJjf82Pre8Wd3KnKGfQT90S3wb4sivGw4VYvizV7+rh8mj/Ho8oVb/7a11f30b/SNkCuSR1iroOvesO
cujpl5rxtrHoOsXDtEEZHdzjoVfQ3/31oP+xROb4w1tf9WZXG2pxd42XV33bF1gVuU2+SPksbVv1OE+Kr7I2w93dJ2BmoE13u73N2/nRHeplxmmOktT7aZOY
GmY7el05Sn2Q+FHegNpdQPQgr12+/HY1nlXrZLtD2s32yf3n7e3Iu8wX/3zVbXsJ0h8olCrdQfh0SaI/xBChXuJEvGIpt8m8WH7h1Jh5Mesj3wQFF/TMaVAJ
7x/v5CJa6xZmhaSlh+1keafDx5gFjmxGYj/k7qQcqjqWYXYY0xpUv/zHrG25pTJHvXFu/XdC2fimsJzXOSfsfati5V2dMe6vJWrlPHAJHshUPD9+DudP61Yg
SfCd4ZvurECtu6DUYdM0UeaLaW5DpNyd2uf/r1/+2445ECCEa+HjsiHupXKJPyu2iTqQe+6qbaFzVcJ42yo8T3IUdjEOZaB+yg7HMNMrxVvlfcbg3Oc+6/+m
koR+DLqvLWdd2TBQW5bzUpvFyk+pi9xZukp/tPxHHlMyWHBUv4B7V7RZuL28nbjCsNW8yYw4GXoV+ZLMwsoxFsem8+HrwUC8zFRyucMmIQUX7W/lHRyHU7er
CcMVwYmI86Ka8kemqHhIP7KqmTZWG6b9jzRyOCtB26p+JzvBLLbdq16n2lUtl4+r+0v+yBvMhBFdwO/gpUwbxQa6l5PnDowSLyQfq3UeHZ0Dxfv68eLk95yS
vBM7Z+3suoHFkmU/2HUjf3t+4Djconmq6kBhirR6m2U+s9b3GpVLr3EX2ezUasiqWSS7pZpIwe6HtsUAaD9fPtxzSd2rLlZ6jnkuf6Aspj4YauFsBRsbpGgj
92GoIVZWYMuxWHSZaSQTuK638a9An5MP4OnKEanV5qvIAjgQx5RB5QpGVE9Kxf0jVBH+ILpWPMnSQyGt2WtCVD1da9kjvaVp631fUsvE/eLzvKvVPzl4igh5
g1pB/0BeJZTOdWfi8/09nL+BXR1qcrX+sz0R6S+9iCBMsLyrYqVzCTFA3Z3ZLQhR/RzPMK8Y3BnlXN/yTItz24ioxOIb8QfDzm9rHd8I/8b/E7Hshu3HB5q/
l3WVdhROQ+Mpjehn2Gi/xfjU2d4Fqt3KhJrWaIP8G/+4b3XohVBTiKj+KDp7kDapfmQqgKeGAZIBHDM90kmYChw1TOBVZlnn6u9Z+rc6ZhptOcPekzQc+CIx
S60wWSyW36cmqWyuo+pAH3KGe5PjJ885par8hGKJe4CnqzjQZr1jy3T0ZDrotyHrSzdQA/FxvMA8yDp1K/kIaphjGX0Zaga6mVGaZ6wfgtppR7Is2r9YrVnd
tZO0y5K88SeL+0ehCcHxCvZyriM5zbxdt4UPUrcsZXQIZ4iyF1wEHKJWC19Bt0oHYSV8C1LGDWwjrv0H2UY0yypgKFVT9nPnXPgOOzTuLTs26W0xsa2Yszzx
irAFS8iSsOLrz4hhybUp2mDtMfcDjcM1FUtRSBw3nFUKkbuQWW94JzuoIMAD6FdZIdBeFRgfvqNYQ5cyM1w77J2x0dI9nn6SLlHzwjpE9G/G0qaGjMlO3zqg
aaC/oFTMUmhUQnULpKXa54ql18IeyR5mk2Kx4KPuT2QANUzmSv4i7ibrAb9XzGf4iac0tTF9XTPgFvafk95aamVzEbWmxDUY6SN9QN2hbkNJzE35n9AG+yI8
oDaK5URaKPSOnvBVMVxuNiULB0oCK9ALnBdlR6WbKKGMg6TQKyxtpcOpKRWZ9ENZrHwm8Yt8mJuD5jHx6oXyqbJZtt81S+1r4Zbov3BZ/G/ff3W+It/b0x19
ULl7hwNzRqLP0ZMZ231ZTMS+ROUmu8gb5clMgx2bqidh+coO7iA76sp2lERIE3duXl48LySuLKLiYdVPcf9ddZLFGkVtspa1ny5/7xqpFpJn0i+m/mQfmz4O
ydOcr41LP+isq23vahDN9Q/sVeHGJqGPg0bWW/hPsq0bDcFXtDP9Do0yfZu8HYK7N0MD1T2dgUw+U7l/CYmqfOsWnqQqVLqELDfuxws0f3H/UrSRGjQqZ8fa
Dv7/1Sf633OXUd9XH6hegGXiYXjPGh491RXIMOJFXPqHil70E8dU4nxStTLdGbiy/Qou0BTVjbINUGdUN5Udl13AmLC6+t1rSU5I0GXWyGbR2b7g7aVzNl7U
T9QLkzAg0xxp5gKfsA8iNlRQ1YdOlJ8QXDePUzRXdXd8BxxxlOBXHKdty62xpYFtdNR705cpf6OYrlxa0tfxFUDoj4LzcQn5H+OxlHz9hrgy7nW8hTac1VTL
q/90uLaNVqZVa3v7f0+P9rGcl7JQZIv6ce081UnHdfU4t5nuYxuNnDF75AgTmCv5SToR7eBZrZrvTvNrPMuq7pM1LTeGYeHdolms5UFbN3/L65gfGMv9wX02
DYTvqOZ5ejo3qco1zZR75YPNk1AQb189XH7P1aTjTfd7D56R6HngCfev8wG+tdYy2Iae5kyUI6m3qhPAGeBdBkfh9CVpQPx5tEoFKmdgBmBOemC/DzXz07C0
bdKbUHTqPucS6KA6ELF5tLqN53b1OLTaPcTxxDfOozQflRfJPvjiNYUuCbOtvdG9x2J2ZKj8wGN0pPy+/5riILLF2RhP2t8t6GBlRuteCgJr4r+l0Lraa5qr
nghqnW8ku0RNia9ghjyG41WFGBTiz9AIOMVByfsJi9wEfCTiTdM5u3JD4iIPbTjbbEbL3K3/Wmn2f5+1MzECfkhXkHuIAbq+tC5eYe2N5Ck7igeAHtFUBVNu
Ya6rG+Tf+IdP91Gbr/UGja0/UgUXsy6w3MEs8TriiaC17VdQSXeV3sFjJYEW2hd2jb42bjNnclLb4hDOC116zBfxCHsrezh80ZlL3Uz6UX6PCVwVVssXEiqy
yH1QPBMcifS2G/AA25eVZPqlqh/0UVzJfWA8wrwpDacC7fGv4EKUQ6fLUOQjcc/YB/gZidD2rB/js4PitCGsQdpX2U21VFVSeVjwNAFZxIkqMU8q7FC0qFyh
W5/8Et8MnBe/0/+VfF3UghpMiEV9RNMEd1PmUGMpLCmwV/dZf3PSot52l2G4cK7Fg//gKGeP4iZUlVXOSDpQOaFMhuW3CNWGakP+j44FK0z7n3911Gx6sHVU
yurimso8bIE8F9fDuOStIBqOgb6TQUQp0BsJtPTWeZfLFY7J3LViN31L3No02danSURQ+JYT9d5xZm5o077BW7IDeWBC8/24yjHclCydKj4IJdBecJlnSmVT
eCVw3dC1qIpaTG529ze9496Tt3H0Nmtkp03bqV7SNOqYuKsYVcxhHomuIBdK1xqHIoPJdKFLcNO6UvkN+kT1MgeOnwFAoqAtc8BpNEyQtKW6EUVIoD6CFviO
+R7aSAtdfbge0yeoN3HG55CDAj34vW1f+UzTUWqOXsbwgZFmt72YjsEzpbO33sAbxc//rTdWy3fb0bJY+DGQK4nRjHdSaJRmlXuaN0Ne7eqhTPMX2Bd6VqB1
aXcdA+1aG0yulC5w5Guuld2Lk0fuL/kU1yru0Iak6J+KGvW6/vbeD9QQSa0xyFLo/gKamGYeNbzFv9OzxDdUabOVoIdszaR36H/JJvzvWB0VdCA7guUOYbFU
wXdDOwUtCRFS8dQCpsZZrEyB76DlskQqEHvfG5uY/D3ZFXhPabdOtqqJQcZDjp7WKO8LVZGpWdU+5TSB1BYYnZEzMe6Z3puOYMzi/oYcJGdLAmu75sMRohFk
K6cTmy2HbP6Yn2WBqBnMPcTdDZsmhJDm7nS6N9PMrNBy6kd4THZHbRUrgqVjzWadKN9RkJR8KqENb3f8NI7eWqbPMmfoCWCULs4QJlSLJDYLttWx0ZZjzyLf
YcnmNRIMeiVtgCtYdqHgpDzfJQBagMHydvgQpoh9htumsC4xiv9b1UXh8xQTJ4LVihX2P0wjofXzK1gbzJrpV6FC9Tn5CvtxLBH+isw2DzQJ6RXwdOCgXYw+
d66jItyBvsYYdVt5oWK7J1f6WtlR/TRlFZAU1j5SEdGh3v/a2eRA0Nigzk0DEUQtVMfhA+anyFTZA1Owz6x46O0P3K1uy2ioTlCx45G8mr6nsErXICH2MfQF
RqM568t3rYfvMmLmiGycW+rug71BNqdRji9EK+ZP+Jx1qmKv7Rw1HbErAzM7r+W4c5ZnOHRfM1f1hCy1TIIDItTacOYeWKgo9qaqPzgr0J7iWHexz++AsGb0
a89hcpztGd8muQYNVmHIdfkyIky9W3VDvsHeKBb9b72x3u1xJnu2u/r5N7u7eJ+4nlDp0nvyxe581XtpW9efzpfIJu/I1ouVLxTJ+DOV2tER2u7IduI6c3EH
dkhFe0PBtrHR03ZOTQjYZxpAX0xkTnIo004ARY1SnNlJznQnebMcCamtmS/uPuXVGY+9ElejmrZ/a41O2XGs8Rs7Z7O0izaO27Ar+/qm9mCUKgr9RlU6zfR+
RVN8mDBwHYvTBVdMAxGgr/Uu3pZOxr4DhIxfnu85U9MVmWi75Z+k7O0O3Avm+3fZU7yhnhe8A1i2xuJurQzECGXp7ziaMpD9Na9OHiGPdxu5gVbDVPFFlVBj
xzoY+1Gd8CX2wYqVrCYshCVlHQhemn2QFRx0Oaii6ERFYkUT7mR9OqdpvKbygbgDcBdaDhVv5hS+IzeYJalhsgxBjf2ZKAsooT6jGyybwNGSf1YpsFjHcY8H
8VyHCa6yeqCgA2LXbNWdNKu5adujSjOK2nBXJlfwIllB9Z7Xf6C3Lepfm9XPNhFyxhXlG5y5yIOHq13f+NeRgvCvxDXHanu6qbVrPeXETzoC+3Sje3aGg5nj
yXIOtM/Dvnmg9A75yRtfbXy4i6U9kPNp1/GcU5sD+6LE3VIhdgxWigWfBEZS4BxD35TDml1KLcVRlTmaKJoSXiTZEVq9wrnJxXa7HZ002925Hh09ATysYVFz
qRFEnEKplNMrAI73kPceskmxzd1SKoSDHAHcZdpztvbgE9VQ6jI8D5zj2kNx1YGe0q/yHfYU5ZK027YbsM4jt/0qHqp4Z3toPyqMItukdadwYXTrmdRD8i0S
bn0hjVJPRztQm6kGNRL+MVp9nmaiMdBQdYThCLLMW+267Kq1c7xxaU+d4a1fwZPU/e1OdRf9cuYkOt/1QNpWlUWNVF1UjNg4NEoePUw3Pz8khqzSlsuSGsIx
/ZMDarvjIRzn2U/tbf3SOae6g+qj/Zr0qHxPaq/0596+tXP2dtDoMxvRLPt/Yh0/BN/I7r1hUxMWy7hhYWjH7MScr+rHrr0Kk3x+GiqdqsYlrx2B33+DP4B7
SDhawBc1R1R0gugv/LHPKP2mOo/01LzQtZSwmMXuQER0EyRVkesfKVlFXfJHpMenD1YHKuDuZ3q6F1lKGIAncJViqb65qsD8hF+RVz2i+mlGLPWbKhlZi+ap
NCxjUDvWapaGJQy6pp2oXc/qm3i9EmEv4+KJvSye2LE7r2yfhqdBJ7kdZTbsmuFHeTqajeSTL2mV/YbiZ1M7oLst1LHEFpjp280M87CBje4BpmP+Ya6uqXpn
mPht/IWSKtHknT9bVhou6MYY+2vl2i5aoP7TCu1wbZZ2tnZpBuTNqJuDNE39XZ7TroxJsB52nifbJl0qDybdac+dLIIrC+zZtsyK1MPqSx41E+MK83S270/v
nqdnXYz5spPFOhS9ID9k07XoQNzrE6IYrVZdZj6qYi0X5JeZDE835BGh5y/hPHDvpuKYaak90LueX4Aod5AzUfGEGeNS1WXUWKrXwuO8T5Fr/l2qL/Yw30ro
aPR0U6z7svK8+Bq6m3Ygk/HAalOHcqNDmlap7CbOdfh1x3k13kArd6mazwyXR2Ycdf3hHJ/epzquZpE7ghqpALE3vj3SUtdC9EHaDfqrYq18JzLCWe1ZhfLV
AqZBBvd/RPaiag4h+X69srW0ie9DqgLoxQxuU5vKaRPthNy1rt8yBkrg1lpfqxpNDVvVxdOZCq7d6r7OOZRwoYU9ZV1pdvKouNe75hX5CwOszwbih1xnHHqL
BHyUMxrhO/qrWspyHZ3rbPZXaJbznuJK61xVWpsGc+L/iJNc24TkBm1V1R/nbowPZoUO0vaxk2l7FE+8UkdTX3/3TupHVyDW8jS9g8iC/PQ+kwa/bdsT85e5
Ze3DtPG+nuRe4hwzyrvIc8P3z+g8i7XY1rl2b/3eOLvmO+9M/9jq7jWBdsAd9QSVUTq2uq9/JGGX5CMvHYE27Rp0xe6NTIb0F/d3gh5of+8aVVvtoJzzrMyg
BUHzWYuyfdpK1mSsd9UUTiF/y6awsu7mGpFSaKJ6YUG6c8xaeq47kzmsaAH05M5QvE985GQnt7c/lO501KGBMeIufrvzZ9cMdYj/heZX92afqfpn/RlrhG15
vNRk4OZbxluecP9jm7bSIvWfj9ZGseJZCaxrjq6qbt6NmuLME+g9ZzOfybVQ8kUlTrtLXEdXo9+pp1Ab0//JDsnS9pKfdM3z5MD3kcX8ahh2RyvVUYNbro9q
Vr/6qSKLNs3Y0q5FYJ+eo04KfpWl1tX5P9SE8P5MXeoJRaIcLakrjuB6S1SLinlXK6aoTtb87ulA/+jO5ahd42u21f3BvPW/dgfXDvfedFrsl+yrmVl0DtLZ
MUwBuVEH4fG735KBOdPjmjispX9EwiymWC10L/GPcAdaRpW+Qa5C/0TbPM1hZq07x5tRU6v66t0qr6GC0js5ZmOSVIlsETrJccJTLvjOc8o3gWI5BzsbsNkC
IomHPceJk15fWsvWHM2fniPOcfX7cF/NaXiQqkPGvOp05Cw0DzwFDkTukX3RgcoPTDtFP0e5gyroET8xbkJxsoHU/Z5/qIBXFohbDvRljsNq+EbVZ0cQx27c
Lp9KxblKhVb5PE+GgpGMZ3SabTWWzH/TovjfirngqUGJIUn1U6EiaDaL1LYJ6uDqBY1zHKYUaC9JW6afwkIEolUuApux9/jMys+Cc9A1LBcaVvGnBmV+lbWl
7qpIdVn1HPRlA1VjrRSY63uvPbXUIysbgO7VO6sD99YCer5jBCVCRyh3MTuca9yZosCK+L32pc6J9i+G5uAmcT/lM7caKw/i1ttmQaxg7aqg+6wprBvBZ1JW
8AYlzWCXVPQqP6MbpgeBfrFr4M/WPeS7ZBro4XyPXikKog0Kq6w7YKAXVSYJ1fA0QSBjSU96CXRKtp+57e1CEJiudgyPLxhcES04VtFFcEkYwzkeP6kiVpug
Df8fffN6T0ybpI3S8mqfSr3uy7rJdfvxHN8sTYc6wPUJVJvjXK7cIHi24hU1HQ7MvfTgdkDCPMn+M/oQVKgIr7eBT27+vcnSDStz63sn98dNoiY/bAzMldyC
vmmCM57WvsM8qhXCm94D0DT3bcFSRSkzhPxgPoaeoaj4dapc7/iMdeoQ9133pHSl4w9imykF2uOOSC5An0G7HA5PX+iTPUWV7RiKxvifIaeLk2xdUwPQYiy+
k+dOZuzUcdlb+TU0jDkABVZBrvUluPeqjia98seomzgfRHatuwm6PSbymCIZeQ8voL4owLThntOentJQy0hvrFXjNSou2xrkmP7HqMujZrk2WcSyoXA/eC/y
2DRJBbl52Dqf1wfSLX1sm1nTrOayP6O6qeekN8ltrz3mXiWbxrBrr8J9fKk1K3yj3I/lq3XS+LPVAzzZvoi61f4mNpP3iicVDao21bVw9XD3R4v8PM9QOtsT
416iMbq/ynvKSohy2J9yXzab2IWf5U6ETsrCxRL2KncevpDp7clinuEW+gzZzIjZL4IvyWt2gBGYH5k3bU2Fvor6S9Tmaeah5v32T5yJtlxxPO6BreJ2Nhp2
oVbsd+EUqsAgxk5Qd6tyjYn8S7qppmhzjr6bbjRyEQ6T3gahOJq3GuwJs83jygqt2lAb0h3+A+MZbzhFkomCTH1lhQKbjw0w7+Ee1a3ntMd3pVRi8eBA+xkB
SY1m2Mxh5A0yCs0ll5HP4KbQ68TJxeO90xx6Amz1zsDgd1u5S5rAj5OPpFzGBkoqRanWnbYpySvpZ/GL4Kawi7Aj26mj4FtsFuijNxgH0S7rY3w25FH8IktT
9kFaoyaZ2v4X9hO9VV4GW5ROZot9rLuovIyoM4it/vxDldOlnyTd5aP14srPyHXDr+Z0TMm5zQ0197dwBRupt7I4gCcNTT4EhyM9iXewWFMBZ3EXi6uwHdgk
YB/2u3hAoZRQizdSZ/VN6fbkNX1PM5S0MMmevFA43CwvGWvaBCyxvpKMqexm+os321zBixWi9BNja9oBNhPpgj45J7rHuVdaUVNXJFGyQjCBjCfOOY6bx3O/
J0ZbC8Df6ZkoRWzGJ5Fu6rZUR1vAJ/A36A9wl92vf2dwEi3Ny6A7ZBOYL+sl31q/Fk7D7kHDsTWm1sx+ixadAvmjHNgo2WWJiH0f2iptL6tDnko0ee9Eq6UK
bLXewx9MXAFqTGJbHn0eU+gdukh0MvJRer3Evkuh+6503g5zS3fi2uJxFePwLdhgYCnVzTQIOMEJi14snCbsW97NukWxId0g/2R6RHTjT8Nf2SycEKkcXm+9
pL/O6WPM0scW5TpUvD30tiiZvR81xDEM+gG4Z8iTp8Jd4DxzHeBPWWieb4eIqcw2qJR0mndw20mkWCGzxLaZecnk0o+xLXg3KARcgvUFJor84udVA4ngQm5V
ebKPczVpiHF6XE4MS3CHO5Y/GpIgC5LMOzeRo8x/pfxhX4ZtF0QXw4Yi83OhQ28VKS03wHzgrHUVvtoiNi1AbkP96b0ETA3Bsti/pgyjD5mTlS3lc5TdcRno
sB4yZZdmY4eQNJHXfICYBffATzZPJNtxgrmd6I0YU85FUeQQ04muI/qajsNNjSOxmcJfUmKMi9FC8nJpjT0TIHh6a8uSW6bmycME80S9uPcr9iMvyf2SpgKJ
ZYazf9x8qpl5tO137DVQVt4Z9AtmwUtNbcoHSfNKsoFE7uldmXq7+JiorY4n6ct0paYKX0mVaJ2UC8itr639KoP4kSZCwDeVtBxuXCP5iB+nPeSCik/mvdhE
+z1qnuF3/LO1XLoK8Vj2cFzYK7iJfZRgOl8KZtl34PmUBixCO0M3SqriX6Q0EUp4+znF5mXJMyi/BITjhCmy9tJMCY/uLXYC7QR/Ua+pRbakpEL4JVhgXuas
lFw2VMgm0DPpjQov+lup0JeFPDKWcwfTbnCFVV/yBhpPDre8LvwD6EaVGt9zcglN5a74JcARcj1nGX+qJIt9zbgUN3NbZg8ggnQCgAOUVq3hH2TnwGrgF8ui
qs/W6cU70GRxjvl7opXBnfKDfiGdQnzgvyKPi56Z/iibKlFVfij+E/vZtBzbAxqws+So3EfiIfA7czd4JCmC1xOrbN3wNsYXBFIRRU1kfjQvEqnFM6WZdIVu
NCUzrmKvwe9axklZZB3lhhYhE4DTnMPETWsfU6QkCxeAFNwFTIOCYXelBlHqNyIx4r7mofArainuTN1kigaPbgi3o8xA61g4CNsKHxB/M29DdlAagY/hi+Kg
3XFCrh0ognqRy4mxQCQYiv+VEoPJqASnlQTBqfIgSzp2p3R35NiIYQltCujI/vHzdbVFHXU0hVWcY7eCYMPNpHCTMq6i/JbtmawEPuLobB+PXyIukMuxF9QI
fo7BCUQbv7aYgFXDKdAKTEFWWEL5IN6Tf4kfZ29LHoOnYrMEHZFV5qngz8IExImpU4agA3XHictOllQJi9H7ztPk6nIuMEiCWa+aQ4GjovUFa3Bf6Q7IBrXk
wihI7yNTDVlFc3Y+TEjnruN2iOebEwVLzC2J7ypZvCzzQvxEVZD9jmEJ1l00O/qgMQYETGuNp8iBvFn0POI2P9dyJ7EOEQAdxb9T78m26HiewfSToosJwgpQ
oW1lUTJZkLyHLOW+sH+VhWLvyDg3CG/RazGJRRTMgQnTtKSoyk/yBYo5ldvoB/QgW0eziv7OsoFCsDT7JbNXoIZDTeeBkcmx4Z1FTYpOccmyWJOWi/BRQbAs
goiz5WBTcBLKgxlyFucU7y0YJ0PgVKpTRSkVbBJjXYXn45OFp8zp+v4mxlCJRUiHy0YyHIxH51BbbP2EIVg38R7+QM6yihhYkhSHVxBTzSxTAl+BHC7fAA4y
ncE3pAzX240VdDRYpzwvf25C+S0MpcUWqZVMkJwUP0SeU/0pFXcDMBoWlK1JnguEgcfQ7yRr9SyLSB8L+WEWnEw2tUbGf0nuJcw3fcdMBB5RtH2l5CjwB7pM
98rySqTCJRjC/GrnU9l4tP2eZbp1DhiJAdRiSZYoHpstmWE9yS0F2IJDgo7iDtQ+bIt4iyAsQYmtQmsrJJJ++ALrOHMEvd30fVGMpCs+jYoS58qa5m/A7lT1
hWeze2BXqA04wom0lFbt52it86F59v3b7ouLRG2thby37N955/AxRUOTa8it8DmwI2ZIeQUFC85hH2Bd4ka9s1Ulfg9PxD9GE4avlh1EKmkkRJYXDGK/ZPvJ
UoG/tWwrP2rCsXsGK9afWiA7Dm1BL1cNrPiK2eGfbe2lLxx6LAFKUF+g+VAHeIBDwg9Scclmtp5VwsL2piGQ3hJUXmHJq7hGFBgnbXlfprJORk6js9HcZBs9
nlCRZ7hzYAmwgtoRfoKGqXhzKL7LNJ5aDU6iXuTPc0QxXKoYuGccmzSq+e0kT+KkJGt5VOSf8Xfzvzf01s8RhpnsSC/THeQK1hY7CvWThtvSLc/1t3hPqLGG
OksN9qJ8Lpxuu0aW4N2wjvgILAO+RUbaPpdR+Dqdp2gx1Z9xKyxwbXlz+XjTYNFL7LRhBLSMeKdcS9wyJ8g3yeZZu9oyYdjSDrxN/lhIG3bQkdbR1mZVg82P
6T9BMV1hyLFOg16Gx2Oby5fs+K3YloSWAia0clv5WfYxo5B+a39uPWlby30DFxMfdOfB3vhq4gAkEpS2GikqgpfzjjouqlLpGPtRshLJwVo1G1TVBw/n5qBL
ylqDPNEf9DhoPnoWL8EN9D2Ya78saFfQBWZ0+tK2YBurWxhr3IwP0aXx8ixhyCr0OsSDW2HXwA3EUwKgRqIubDF8WjZOUlG0XroNaC3NEOxj/8k7WSWMO8R7
WfVRPynlVlkoc5aCpSFyMfpUKDH8Jn1X9cmkYPPNA8T7BWWVY6QiIML0gXynx8THOfGC76nh+G1ztGIp6kP70+vsT+g8JFGhlPwE5sVHxY+2nhbxTWTc1aQl
VTGi3UkIb7B9JLkVR7ithRnYJeFncoi4BhET/aRZ0E6gLfhZ1BPeLk2ExxlL4Uv8u2wPQ0FHBScllwRv9KXczUmPDQz7rugi9rN4L7k8KRM7lTxJ/BXvIxxk
XSANwQ8zP1FKsA1pAO1ms3SBZYzZIzqGt6EvIgOZ81gPbiJ+mgmx4PQ0/YGii5Ucw33TOetbrESfbTaUDMSmWmPLXODAyjf0VvBnIE/KQ67yXv2natr8wV5v
/DIb838UhRJ8fQvkFtiU+0CvKvkGFSIEmMBVUKpiEcay9CJRzkhTEJAHZps2gF9Ed/GekT2M2eQXZO2Ory24ule4HRNQA2AO8CfQHEHZo4U5PAFvieGRfCrc
X3awpUs2Ce1nHoUvASfRi9k9gOryM1RveBr3Lb4MjIeHSZpLAWZIZC2+XjylbIT4B8k1ZWdkJfDOjCJji91QmGkY5aDd9SujAlhicQAq3inudQoQlOER0Bja
ZOhIfgCnlvfH7yap6K/kANpmd9E0vtuSQ3RivlnLyWXIZxFlK3MMtO3EP9ne4lNju8QPjktKGRz/Nmlb8c1dpuZ9LeuAeJzP+9160UTx22Phxnlkb+S9RW5e
Fx9c3l2wELkHPbP8hl2F39LbDXO5J8R/JEbrBgsM0FE0CfxitYF/gJeRUthllQIlov28ztzTxBu7XoCaO+TPKn/J/QDmk39QdusMfCO4nVNbFgoNl8w02ThH
+c2kNGc+nCOJAyoAUjYEVEguYHm60sTWxUJd/9hxrXpX5KQcTuwnUAIrkP6ceMtSWw+i/w4BIY6+IQ6trDPfLdpQ3gWaAOwhvERz/o+AAQiBVxItaA+ECy22
1fggcB6flaATXE0JItLJXeR+fKG+N9FHkikosCYk3sQ/kQ1iM1iNKF82oOIcWB3XoIpsIG+H9l+0BlmNRFob+raGY0UNqU//W5ah4fNYjfwtsB1Y/8LG0KgC
WyNXYDWgfKNt8G4aq9dtKKuibbCVWI3EsxvTK9U2mFvSNlgH1ZB+D6vReoyATFkg00IjiKTAKzZ0tYbus+HsU2DNCatB5FIjurCBTAENjtRA5CGrUd0XVqMs
3NoGebUbrIP+F36Sxvq2sdZuiJWnQW6exjgdGxyjrAZRMQ3PrH/h4PuXntU2Mu5Yjc6OhtfCxjiNGp7DrEYzsw2xTDQ8+1kNzkPtv3J+aht59gYrSxpSPmhw
djU2OhvTYW1cja+xlUjbwEhgNTgL6l/nEt1TrgDaFCN3DiEFgLK17KWQU9CThu0fbHl2BAEta7GDwCnJE+pWxMLKT9hg/nLxe8q2fXHJUbZbdJ4tNSQkPRX+
JIyWola7bAX5zf6L5bB5iK2kzAv/ZL7Jn4efALdKdyFp5gS7AugXXSvoagqyWpKGc17DhwQH6Ev2RViarAVKQysBtuEdqDLVISbh6qovwNakEHhP6VjzJKOS
WK47bBIhJXB3aBYVUn4bjoxeStcQoLA58pGOk3RKPkxh+AxkEJUEJ9IDkTnMPeGAvC3Ee0MrEYFUAq1oAbal8rRYRq6mL4h+4r6SvDPWYn2oUttyehksl3wq
UFPXHNuFCwq6AZLCW6KPipbmnTjX2wYrRlXCyeBS6Q5hOSC0HaI+AXtNLFGI+AlGG1oY5nA3muiiaSKeYRflYeZK/FIIL8MEtERmqzxLIQBkToS6cXPY+WUF
pW9ME8z77BGWUFuv/K/UIrwnVIVFFE6SHIbSLEMwHtkcYzBN5G02V8rmbMiJFW3jTjB1r/qxZDj2MrgaDKWuoPOI9lFSMolKoOJsamw9ZydRKIzGx9nziehS
N06SFxCc3YraZgwXtGBSTTd5org8uMAYYwDsK8E0chKwSdxXqgNmY1/j9sF7oedwO1O1MQdpi40Xj0xdZDxLXdIZJLt1IDaH/pkIJ1aCClINnWTXIetoBJtU
7hMPBR3iPkhnbhw6w8qDn3PX41tYC+JpZjwVizPITZBje1FEY+95JxPG5bVtmr8zpFVti78qkOKwltPFMDKGnmTdTV9HRhSGY2vp/vyz0nRmunA4JnanW59S
X61f8baGPuRSvB9aa94LXGEOgVJkhKCQtFe0w6XYAzrbJLa3D0rCysSxYJa+JVBLxFsOWpvRR8EEpr/cQw3ghDtmUi2tcNUmbIG5JX7BvFIWUdGf/8rcHmZD
o6wVsng+AyRY0kkJOSU6ZlcEd2ehMv+vyiBTUNSt/G68++IxupOWZ9gNbJQxQ7/KMhC7bR5vliaVc38SdCPfg7MtT5jN0om6O4Kz1AhoIpWeYuK8RiakrFLO
rHhBXFDake2WP1FpEiOZCu+Bi1x3aY6rjUID35eCwFzLY6hQehIcKZlDStDrlvf6KD6KrEEXymcSh7hx9KXy/uz55PfkpKAI8oHoK+PimIzHrEFlAvNxvEd8
N6Oq4lX5ZPqeeATwwtiq8rJ5CL5bOtPaQuWvXI7/AuNQHqcQe2IdAMrKtMkc8jd4wtab4FJxqaW5Lk3wTcDDSHsb2+/mrebXYC4RQgs4axGiTBITSx0uMYon
Cp85ILy/aR4lsIM2hJlDzcDDwdkcALsX25ezRiASD9Edta0XJCZnYnXWNlGDrUozQyZxneLNifP4oRW9TYBRDVUJtwND9JurJlX+pL9hDON81R1i1pNkxS1D
W+lsznXyB5eYaoUVlsg5eyR5gEX63gDDuHkKMtvbMz+damYAwVDJa2qlsRirtbQwHNy2zGQStSkrSv7G3cSbDC5I7m4RmIOwCWS/5HRmqO0a2CE6GMriEMb2
2Dk4HH3PwTHUBFNsU4HxlR4lE6nt2CBFPNWPGiVRAc1sF2yX0aXEbNMr/SnAa8ghN+lJwGP8AUwh9pa2TJkqYnFt7C8mHnYD95f3wWYVLsKfUcOo3cYHZAQl
14+HCgQdAJV9prSJPVU8AVjGKSUkoFS0BorGf6Ui49rDhcBwQc8ki/QvUAz86fRixzFIf8I0DugNHRQWlMTQE5s9ojipR7F7dJl5GXYRrLPdZ17u6md8YX5M
lQjdyI8pB8BpWCaaa+9unWBcLKyCKuLv8XKsPS2PAK47muJY9bIFxB5qqvlG1UlwVEJ6tCL4+0Iwmo65mmyqbJ10RBJc7rUekRzTJeF3kF3GEEkid6YthYCR
acobSCvjNqotrkYuYL+YFpmt+lRBWl4RpgCH4evwfME9aqLoL1MVVUc/FvQW7iGysYfCluh46Xb+WdNrSY79vLgOa4ldo5ZQU7DpFq+sQBRt2ljWz/aaKJK8
bvKCW98L+nxjIVdStTH6R3ETPNy0CrxdMSj5CudzyeakYboPZW4MAc9S2yiPvhf5nG8UR5JufBe1nDYaFgAXkG4EIfxmPmDpJC2KOQFrpBzmuI0lWm7L1As4
QWQfOt2hh3LsHSBA/hu1lSpTiegl0AlsnTLNUiSai1SA00Wn0QjhT4LR5CNhErXMpibz8GRzN3K0OZq5TwzGxhg34D1oneG6eR3ZCfQDfvw5UQ0OsKbiTyzj
2b9seVB0nrzJLrGOs16hj4gWkRMxtrkKeILM5ba2hyXHidpbdyO/Jv9evo0eVv8MXK6A85XWWVhGDr8zFZ4yB9mJ9JN1sRzCv1F/iELgmzAobipcLkwXdIBW
pZzkD9W/Kdln/UBAMSQTRqXZt9sG4AuBfcRwR4QuCxtLb+L1AjgVR7nXoHbYEsVU9CKPUqyG2RLM3tXai8+WvsI6F7Y2i3TNo5cZHznH0VwMKPtBx7LeLV4G
XxKsLGNUg8v3GY8mfwcfx7uBZcR66QV3PyQFMDpamw+VLxHmSpdLyggVycEuVrXQu4GHaETilPJ+Jlg/mulDXLWu0E/DIs0DgBVAIdEEsUt+rJiIbSE04D7q
NuG3rLR9MW6j16GvbBq0h3VcTAc4EW/BG1vchqmy/2z9Rvegvib+QXesugFkYp8TxZYIZKd0bEmwEYJPSpoDgOgIvqW8s+4GOVN3XfgdTFKT8m/HmKBzgj/F
o+1h+KbKoXAymM6OsFrpMilf1I64YX9f1dW8F7yGZgLN5OPwFTta4hOAPMkmWYSkA18s8pTWcodXCOnBWIF5HBmRzmN6W684+hPP4Qv2xRIfuMT4K/8UmW/f
gbdwXaQeuqSCgdRKPAM/BfTHRsL3BBJT+6hFTKVgPNzarhKOk2HiYGkLnlzS0RYWn4t9oknOJmA3zi2bHzsnekT5rIRW+me6SSVZKX8IpuDtERl9u6xE9tF2
rugw2IH6TcCmV9IdHNXY+PwU6VGhnowQDLTfE/xY/Jm8IWvhXICH6yQFo6skli22+6ZRsE9YYv2DEhDdqbbkXOF13gDTY8NHCcaskw2HqlOHmCYQf1iOUory
K8wl4SsGAJNkfYRRdBQ51paGzYYWWs5an1EUPw04XdUe+GQI4myNWcluaRqe/LxwMZsnTLbKqCKym+EX6Vegt0QnWSR8RrhgG75GYhRMBt+aZYDH+kIihAbS
9+y3qE+WkehkWCSJtq0RTtAB4QrZJ2Gi1SJfbmIwOeplBkn32/Zp7lDneXnkf/GlWP+C3tD+FxuU1YAaOqsB3HFjflfDSJeGPd2GIxqNMMo1yonFajByoP0X
jvCG+H8a8oYbVRFtNNaibcS/bAzDymokzvLfnl3bQH80pKWo/Vf9OlaDXmHjLdSYwsl/wcz+671rG4zlsBqJ9TTG16RtJAbXcFzuvz0h65Z0KN6FCIX769UU
x4Rj66jP4vngV8s5uJU4EoHwyaKu+EnOGtlhnI2DoiTbafq66SAdw16GHAq7xlvFxQ1oyk3LMAyXbhWQ6G9IPvPOyAfToFTJaISGdvK7SU5RXZBcwWZ2N/NM
s8aUCFzQJ1ZeF0eUebBxxr3Gb+ZIKYGkcJtzd8HjqrYSM7kdLJD1WtkNfkfORUEC75pgDOOwdHGcE6SSGs6fwkpqA5aJXRI5sVU2Dmmjc82Rpt6YHC419iZH
w2tFqypPo4uwn61Tdk0CfkyaWb6GUHH3J7cpegrkVQ1VRKWVC8YK4+XpwALzfuk96ULZCeEl2ylRIvyzbGLiTGGGomdlK2IPEovftd+UfIfdMW42OfAU+ppl
EM4HJ4o/siFwovkNvtd6RXzDMpd7OOGE1QF1ERbIZhC9aTGxsvxc3OHyncVpuE1UKhZT46jZZenCGVQfsVzAxqdJntm2mQC4uei4cYJooGWy6Ax60dRfsqDS
QChLt0u+mX4T9DWJ8XF6DDhtfs3pRIwhEnCFmG/8EStI3i141Qrm97YNwvoJPwl/Nyzkfo5ej50GhSaG6qJvZWsv+cUoI24Cr+h3olhwCldCdabZYFdRd3Ex
cky1G18nPqbMlMw1/YLuEsHGtnHT8AiuFTlDVeGEagiU2LyNKAIi0RjrNHgL8oLbTMKT/Ip8sy1jusNXSKM+TKoHWpRPEYeV2qQ94fv8HPp63q6q7lWJyAzo
orQ1vFgUJP0D2x7VFD1ZOjXxzs49povxsdFpRh0HqQwRXyUzwdtGIZyHtTfH6oT4TNs0fB622jIMYZuPQAzltF6y3QEpcJb9luRXyTN7MFRkeETNN4durwXj
OOGSpoI44SBZJDELeo49YG+CZ+DNTRZ0Pr0kfglzrcXPuBCbJFotKBT+hT20tEZHwxmWs+BN/Qd8GoRLYX17MEiyHqsSRZNnZUOwtsBWlmBHWfmF8jZJGWVP
yu/Flic2YY+IDi3YJ+gtaGOWiWNEKwTN2Q7jdu5pYYJ4OPfHyoXJiy0fJQMNQ8WvdG2sNcLeWLvYI8RhIpi6xBRyIuI7YQJyWf3eV4S1NU0W3rR3okOEV20r
zNmmVZp+xD620PAkaY41g46jnehA0VGKjy0gUoUWaqt0p+1Xugcynz4ck2x5JvmVbE9fIFbDD0xs4FWrs+Y6fZbJjLuNeuspay+yOYeLpToQvKtNA96kumsE
+DNBhi1K3R2zGjdZnOnfEmeLxiYeRnpUsrkx/HNAMjWCWEFcA1iOa9TvVGHyU0GprsjaESuh9boyfgHne3OmgE5KKK5vecwPrDHD8AnxBtHGmDDb/pSuhmfE
YGk6VQnNpaaht83vCRvvLjZSOIoeJE6Ie8ERC+tiqswtdMVVJeXGkvuloq1KoEfyYHy3qVS33HyP7GL0l+9keiGvzaJixvmYtx+PFp12NEEH4r3Ramu03CHZ
V3EK2S+lmN1JhyjQuhCfrngObSG1xDPhFfAE6IrvBrU1XjI3IT4bephnUkvN6byhWCUpKd6KD+NtwNqb2vG7irJMZWCZfKKBW3VQ1wp/CiSDQ+zDoEnm7dH9
rTaDTygGDpFngKXYV+sveiu1seIP/D1eHHuXn2F5XvZQzCQnE0rqGFFl/lXWFP/FuAgrTv0Ta1Nygi+zbsfb205Rf/F20c/hk5Ba52bW4efgIYK21jvcTtQE
Mx/vBu/HB6Ush2LLb9CnsCw0QhcEb7E9gvJNLfAN9ixlT2APd5riiaNp+VvoL2KZ9YhJaF8PNANZ5t3wB5MeusqY5c9548RXbB8lgLgXXGao4d4nyiFRoQM5
KZhS5oc2Gc4CK5EKXA3Wyfpi06kYqL+1N9I8UbUTLTkQYxGGJwVtjxC5kgycAdZvgh3CJMsfwiB9OXZWHCstsZWLb3N9cBWSyhnKzYYhosg0FsrBDAYYuxCa
bmoqvEy3JNrxLoOhxDzgOfmksoAuFR7WrxQkJDzDP9FNYxIRkUWexAXGg3Ky4/YauiO0TJ+K7cc3yhgdncIHSpEp2FuZTRIOTkv28zqZv8Ms+FXxIuscvEsR
K+ROWS9ebLHRwAi+VG4qmITzTQtT3hFp5Xz2Gfkwfh96VNUIe6G4o6CY+5I4hy2s7Fs1pVwGmyTp0CPuLDI2fzf2kixGaqWTlO2MAwC77G1KCq6DLxMPbOIW
bS1j8AFiOfDec2rXZnMrcS9TFzQH/ouzGbxLXRDdUJVb5ioHyLIMbugO9pneI9DiLSEYiq6IjBwrOCB+ukuA6DiR1szy73iKCgN3lGkINtO6wOBGpwDTLGJQ
b8qxfsWydEa82toNe0tnERrbLjic2mMeQq3nn8VBa4+m6y2/kzcNRdRFSu14whwRRukjbaSgA3FfMAK8iO3m+Yn5+EvsRNl7dLLhA3WankwaqS7lFsEoorvk
jViLJRmbWneVTgHEFgAfY802XMMnkC9AlXwxvY67nNBYqVKXoV3CqRRxZIJ5rOgEvFUwKvE6dRnuyB5Fd7clm+eZQ0VcYAxHaDcJSkr4NE80w/7o/+PsPcCb
OLo2UNkGA7YBd0uyyq60VcUNCL3XAKGG3k3vvQQCiN7B3bLq9ibJNr1DgNAh9JIAIXQICb2EFq5syPd///0tkXsfPeDVanbmnDOzs2f2vOed9DjpkiBI+d77
3AZjOGeldqR/FBtxGZyFnIx+y7amV+AF4mgoJXtWYTy41VYCYIrHVJKzNxitRcAf4Wb83/ZtumTRJBlwI7SX8tHDsUPJRbrZQGc+ERqLpPi22opAD7PXxMON
scmIlbijGMvrixoxdwnesZztTphV/ZnOSdHh9aDnxJAaSntV7Ib1sliJc1ITyQKyzepc1xDxJR9Or2S/AtRgKGQWhuNv2SUpG7hh3nvuE0xf82vxamI404Pp
QleWaqsqU8tVqJjJnnWOYFf7PZNVXEeDlvyK8YkfhSP8Nm176VVuA+ki6tMP4vdj94y7oDDcyXwQj/GXoDfMa7ye+NLzUbiOLYLSMAnbXoo7dxlRYALxQ8Ey
9ltsi7GBVE3TTRjOG4VmYhqS4PnAbUh1GRvmfedclts53rn2XMJQ5Tv994VvbDp3lOSkX4Es+J69q18k3vB1ARt7bnF/SX2EgTyTYsP7Q7jf+8jR/kaHYq2F
j9Zi/B7+0fiI2cdkJLdg3gqdjTuEgbr7Ogu0W/mdqj9RE8uhj+szjY2xaABSFyzZCt3N2Ol97AaEOPUGSe3YoG7OfG8aYx1v1CImZhOh5kJSbiWXEjXNKqIk
d1yyMgR2vYgaFlkAPUjsnTeUVIjf+GqYWrCVsP6G1+wo5BVstB+DersIMR3/KL/oTqOnEi348PRd+ALuR1FV9Dh6Bkdi98USTCuQ2GbxO8TN54qQ4QJ9x3Bw
7VZ5A9O0LFCS1QoSLw2U+Rx8NVFRBNjyxTVUxbE2S8ComazC6GLFUVZLwAhsIJ+/oqiNpYJokCwwK+QX4uOygJGeLzH+B2dDsfwLHWVBooPBcqj+72qmIn4X
SwXM75YvRK8tQRECli/EsGUVyhMochY4c+v/rphlAeu2BI2TB8r3lwWILFc8tgKNHEsQ/WQBIu6BVs6yCu/RwONZFvTerej+D4wvsATkVwh0R1Z0B8mCxEkD
5lEEjKpbgjB6VbRqD97LlgAxZdkXotiW/9NTsi+iVSq2VfBZNhCqRxYQIxEMfRAY12IJME8H5k0Ljkv5rzNLyDPgKd1BINXxrXshKdJboIPsIXw0s9TwDpuK
KLEOyAfptbsm4nAk4Xsxm/oFtgOpxqrcWQYFcQY+Ez5eUwMa4Oxs/KPgAN9Ut1QcIZxwWXVypKV6H3sK+kEhFU4CHxAqqg+5GwijRiUx5A6wi36y2o7nuX+3
QrCGm0d0wft4Ovq6wonSVe/qqInMUG0tvZbo5diuPwFFIWItvbGluyl3B//GOAg9LE3XjAQwQ6z6NyheNTR/InlJOx1bJkDgL9BUehk41vBE8x2TTldd9zau
jWJ/vk4FQg1qbCmanVzJ1MrwjXmTmTQqXYuQH0zj9HeRdebJXo+5X+TW1B1kfcqZTpIUNobf6pnELYLr6NS0kUlzg+JjaJg1Aa1PPRW6O0ZbN7IAkaE2Re9k
ttnnMyepNsA9DrZ9BRudKWSMmuI38710o7NXOueT9ws60HHMS+VJ/XsCsSZTA/NH83uZJqIgLXPrkVmFjdmX8HGpo3OdsbFwHJhKbCtYyFqTasJX1LWhi86b
boGtQrxMuMB8YOY4WnLvmTr8cGslcbJwFavHDhPi5RLYQxitytAuYUmklXUZPF7XzV4bNKqTVGlMGyWENccy+TSgdyLAJGji5eO5XVxbogA/7P5DftzoteMs
S3dGZhIuLpquy6mSt6YWYWO4Q+TfeELefPRv/LZ1j30D+pK5JLBYKZTrX0/0Q6KhETaN1I5dzb51qegujm3MC+6ilMMi3HBO65kkPFS8E9/Hp644ntBd+Uel
x6trqy7EOG3R9HzihcpLzXQq2JRsN6PR10OPcPXEPOY7zV7X13ymrYQ45LFSh22hzN9KSv9evBjXXR7pfuJZocvL89LrjXX0ycIuzQvTCGY5JzPnQVKRDV0v
LBSmC6vYHUIy5LL1pN/B+xmv0wA21q/3e4nTNPH8phVXjJW5bHw1rIEX5x9INhF7nS2hDkRN+eOkEHeY+kH8A8dWxdKkmo5JMd+BrYlHTF11El2P2uJmYKet
C7vSqdZ7uBFAAqWGNwD9OXXyZqyOc7BARgukD3wCWIUY6Klzmfkt0xRfBo+Uuw3e5CVMb/aZcBSwYSbTVLZhbFDsX0V+hiwgJiiwrxQox9MSpLQsyBwbaDa2
BED4yIJwd1kCvpkOhO+pyDOr6KljqfD9uSyglxAY7Sj7V6isL/vwFaN7gjGaVexFBbZbYJ/GEjSq8O/8fVkFPk6weFKgHGNLAB0q3nFIFmAXhsCYMUtARFfF
mNZAGgSKcQVaa1Tk4VoCovosAbyIYPLLKrxrLQHvhoowv7IvxAMtQbyGQCOpolhKMPRtwN2ug6JTZQE8IEsQTJ2sQtRtoLicJcgMIAsSTwsclwoUk7IEmK8C
IRODoUiD42MtQeZzS0AEb+CZ739dwZIjYuczt7iz+tFElI72xLFXljXB3M4tghEugNYUj8w9xiQKLaTvxbHkXWNNgJKikJfYesItb+400WfVfYkFCa9UoeBY
96ji8PWtiH6mO7WsaCq6CM/mmwrPkmKFOuuSoWgTyw8zXSP28gPhSkAqN7HwtK2XYZ1uv2E9+kj7EXhGA/QPKQ58gRSJzoC/xidTSudZYoTrJ3JO8pDCn4XT
9Fj5as8VN8gOknoxUaZMaQHcy/VVkQ/BsW7QTp4zJfCR0mp0hHusoSYyFT4BGsRSkDXcBs8zvRQvuWn6Edg6cSu+Eu/AFDH7PDgBM9V8E8U5KelEJ/33bLGh
G7hBlci+w1aqDnrOFxmZVWL6ukhkOBZNtknLSp3iux5908Xws8EJhr0qGP1g7cZNkz9numtSAMH5ULVXPYS/xKQIrFiLbYM8LByvHAI8SGrM7pHSuGg4mxtN
fMivxk/kTuC/sOuhF/k3CyfL45jeRB/9NzSnm+c95/gZnA2cJK+RaXKzXofMZvsJ6eKvyGXqJroMXk1aNN2RXgZRqGIIQYeiMczX4mP8gLkDuFkkMIjtAkeg
GWh3XIlpDZdNpw0zTMfckzFn/BKqBlgLxwxzvU89C/WVhYlFraA6hr6FReZ9ZnOaN3+/2Nl8H2uobUn0ZttmOcD6QK2Cba4X2HdQqTHHr8mDNB9/D+WRQtaW
tBCRMzkSzZzWVZU49UfSQHVmJ/PtxaFSalFHsQXLg928KTihWSPsL4jLjUoaEjcm9pitg+2Y7WgNgZqYg0DPoBAfZRqgb+aQvDFY1biVyFBJTzWF5uNsYV3v
n+IHuBdIC0bDdsMl9Cz82HDUzeObVec83yFjzV+L/RBN6n3NG/EqPQv9JUcU6urm54bCG3mWWmjYRbejJjN/QWON0yTYu74wE54nYFRjKEQxV0uJMs93zB5Y
EKKcnbHnzAMVno4WQTHT4wX1mqUZec2s9nXbbU3ZgeRgQ2+hmtgB8mGN8K78azrGXpk+rSgJP6gcG5ZuH06uEk3MMGiavYteSa3Fzyg3GxqKT01njbORJeas
XNLhlCfmLwdrYNuSUm170ReilJ8p1c/fS47CNqt26PKhCxo1+kRsXOBKaanfYi7GLqnHwSFiNF0o6NETzHIWTMFZEFkkj5AOcu20l+RxCQXWBFdR4b6ierp9
6kncr9Qu3pQ8wPMOachXh5PyZot90Yb8aGQhv4Hn7RuKjmPha3qzcnYLOcpehR6CvuZELM1nK97mnSh6uDlSP7a9l5fs7jhWSWn5MdxiIYUcb2hqbSJ9zX1Y
tVaoT+5w2YnKyB12J1QT/YgMYWKlq8K4BAFXFPXzLhHycQRu5NITNATCzXUtqELrE3gp04t/jH8FpjMzkH3qt8gFZgdXS9SItdxOvBf1t6Yu1MKah4yHRkV+
L10r7cLT1DKTWvEMrUud19Rx3Iq7DEzTtJXOkozxd90IrD6uKpoBHwZmAR/QCQ6Dahk7gTqqBsENfEaSVqzGNADu6YvwG1is/goxxO2N7Q/fhC7FnVKe42ZB
laHHcetZThGKnkNCOFJgYs9mxfOD7LWlqcnHoI6kCuGopqY41xX7JG2tpJpMD7C7LpNvyXWXf1ukIDYKqUwf5jSXDI4TXzk8zGYsS9sSqeNdVVzPdzRlqLjS
27eokkQjKZ6v8l+I90ANc4tYlfbI5E6Lcg+0bmHeQR7+e+6k8Fz4ytuYby5ss9n4K7iC3UHVM7dZMr3mSXud/J3apkTbpDXeF8JgT6HDzI2CehCbiZ6OltHN
TKvA7WSJ8QT5AV5LzBQucLFSXb2LbytW0d6EqrF18fHiM88h4TkkY5P4nNVJUQcXrsp6mXhIXjtPHj1hzXnCaiuJSkscIurIOpKTW4MN4h6Br7gC6YTU3LfE
09G1gHvBvBEeYlP0g6gfUm8SXzms6G6ur5DsHZKfSD4kn3lOlvYvVqhjDKeA3qoxue3Uk0wL7Ivcwxy9qy/HUHCowb+OrMWTdjYfasPkIFV5hVavboH4BBP+
s8rMbpDf51boHrKriI7cIqoksa1Dnesmdzmf25NUu1yQ8pY4w3G5YIl6NXwTW2V4YmqDJOln6gdDF5wNdCHEQ3hW4V/miOJOxS/MH2253ilCSfFKYqHwFmiu
MjNVqE1Fy1UjDB39690aeGdAch+ilxrqJPYiY4XYjDBLqKWyLEwWagkrZ94rO46VVfP/X62M6VIWIatmibSEWKJkNSxhlqqyKEtVS4gstIxr2FK2I0bZvotl
38uOaspiZFH+q6vLys/6r67sP1NWY1V/LVXLSn0uW8nfWtnf6rLI8lbL2g2VhftbqOz/v5IsWlYmV4RfKpm/3uqysppi/aXCLNX8R5H+1iuVtxLib69KuUTh
lir+T2V/DWUcTGW82lVklcprLtsNsrIl3P+sDvW3W8lfRyVLmSRhlhj/g7y6v8WQsh23LGXcMol+fWPKtLUo/aViLLH+ozJJQ/3txvnrKbNL+Y5k5dJ/8gdC
PvsJZTYM8UtQpfzXSp/1ruo/qlluo3CLvy2/VjUsZZapZCnnES07kpVJGu7X51MNlfy/hVrCy6/x12op0zmkvH/KdCsrEVpu+7L6I/xXRZbbpIz9t2znyzJZ
/bVZosqv+WTVCH+JquU9UsYOXGaviDJeos91R5UxB8ti/XX6rWWp9Lnvw8t7pEz26PKyVfxyK/zlyiwa5j9fJk+4v0ZlmYUtZf1bza9dhH+slHlHIeWf0P/y
msLKpCrvxxC/fiH+ktFlcpXp67eBX0NLtL8vP42SGn7pZf4+i/R/i/RfUdN/LrK8TNkoK7P/J2tUspSNxhqyauVjz9/D/vFUXrpME38rlctbjiiXp4ostNyq
Zfr9j1/3aQeskE8j2t9i1fKekcnKxsmnPg3xW6dstIeVjQS/PauWaxXjP44r74FK5XWWjapQv43LzlT2t+jvCUvZqAuxrBD6kyfpOeyv7lvwMOguYEcioSxj
qGkS6PO8KzyEfiUshh9RH7g+vmlovmZYSX+yh6sLjOVRRV0KJpEDdB+tw6xGRw+iekmb9aM3qFOSDSlmikE8le3z1MlQdTgTr4IRfA1PB2yDfpaqs7E/lCmO
FNKZ20I0nsQmpWTh99MjUxPxXSlVMmrA+40EuBbq4Z7L/qR4SmTAY2OnaUbBjNRd+lPfGrHh3xum6HYjrYpn6dzFg0wm8yljLjYCMeNL0wrNP6ecNnXxTMNS
uY9QB3FKnJfvxGQ4zrt3wZ2Z6oltoWOae9C01H7FXYXDaQ/FENOa9J+Lx4gTSw9i+Wn3JIT/Xv+Rg4lkMInpbSg27I/vA2cbNnknp4xJWWhqiowiRdcNbX9e
dGZ4XxVFeXbx1Tk5v1S4St/m5+pHmX3UfiEcf24H8N3mN653gtJ8vDiRP2u6rDvppbA2gl4sAlqzVkKBnaUPi0P4KGIZX8sdLj3DugjTPaC9JdLP+xjpnWNH
EvF9ib+CGb7a9hvMM7IafYo87eoh1Vlbyt1iHgo/ld5jM7yjpDpUx5Jm4ka2Vl4f6Vt1I+Se0JBPKt4qvoN7SlvWD/XF+3pK6XxVortzKBOKhvMbpW+9Vl07
76DoGllL9CHa/cQVcz+8O/QGvqGrDuLe28xA/Bg0n9vs/R5Z4e1Ht8Tredel7UKamzxoR/NhU3t+KH4Sr59m8Ga55+BVpSPIBrwWN8Dg9N5W6Nj9ZtrUJAks
qYWf80YAW5L3yp9YG8XdkA9N/i5nqbw3H8o3pF7qmxhnGS4z3fDxxeOxTeJ2NCf5T3wWMkX3UrwKzJceOeYYfuaf6BYYba4p4i3DKKIpHQ8YvHZdgrcmPFao
b/o9o9AwBfqmVmcsj/yu1q/YTra7KUqoQZ9w9ZV2iW3Ur1zpTGvfUTBN38lbrfhH7x/SVrxjcQ+QSrHyOs0LQ3PjPf4PYZ+4TVVP/WT5A+BKkUjel/+pOwYO
d07GN4pRYO1lKyBCHY6vg3dTLzizahVQomvErXM2Mx3nFpN31PlsX/GV1wev5dZhK631rF+ZN3vzociU1+jVlCPKxMJ2kCH/Yu4x4aCnl3eXvg00RuhhWAn3
BBfDvKd2Tt2EqeAV+XSxtbaOYrXWk3rIvEOKqK5ht6dN8fZjKCQEeYt1YwTXL9yv2kFADaATODjvgCqVYNAIx860vFJZxkj24XqPvq9el+ph75pOuJ1expSD
TRGNhl8Nu6G+UI67RUFr7bvYt/ZfhaXgcoeEzMcKzDvFeRuned5AaV4xMc+T63zFpaMtmCY6GJ3ErgIUYiF2inxCtRIWwFGehvQuIB8ZVryE0BjQdGNCFezb
jb2AedAIFSTW9t4AujId+dv4fagX7fK8Mz1Wtadk5q6gaJhDbjAszVtgumXPgmayvYvu4GvRGvoVyFsS8jYvHcGNNd5YF4YuYi+wjw1jzU1Tqxu2GdaU2ozF
hgeQDXvKbxUneobhb+078EhFNzoaqWvrGPUhOix/AFLKPIvamFzkJgvsWH/+CvaKgLCpqlgBhg7wHdTppM0maSsVFpHJZCfTbU8P/G9RxabRJwyPY21EpiCo
pkuQ96DjCHvPs8iTF7VKES39wBzRXxMELFw4wVzJT3cso1P0J6iGeLYnGy6QehsX5rvRI/xOdoFwWJfoGqJdDpmE22Ir++jiMSn30H4Ynz44XZPxAF8SvoRN
MI+HTqlT2DgXkjSai960W99AWwr1YXcJN01JHkmMI9pgr83yjCeGHsIh/m9pm7EFrfCM85jFP6Rb2CyyhuF3a3JxveK3WK3iU4YBJfvIuqYR3uuk23sMG+H3
6OToH8ULGSWwvxTHPcDP3hvM06zG8o0xDxIbOp4nlLqmAG0UvLIAd4n+NT5nhVYBb6BMZgYgMOk6O2jCzxGt0OGeKLSAeC+cN69SLqILU0IkjJjvXZ57VxzF
qs1bSu+prntf4W5bovgMacRp4er4ee4Q/J64Ta7UbUMV5D5jXTxO3IMdMx+h7nop/RRK4euAh3vusV9p5sZcZ4ji9khLjAXfUCvw8775+pvxJ1XZWaT6vDzd
OgH5Ia+TdacvkTP75tBjinaRZ4XD6vWMjtrjn2EucA3Q08bGWEvMwHeGsr0rYaqkpjjXF8kWSB+0Zu31lL0KD/mKgoWPYg42TmKB5NQ8vq5U39Q2LZLqY17m
fK69rr6muaGbB6ZCDuojeBd6xM1y2MRMZDuzBezBvZcPppV6r/533QEdkJfOi9qG8obo8rxVjj3OHM3lPFnSWoeBeGyfx4xkzjMLiRt0DJFH9+ewCBKYKP8N
PgB0ITZpNwDn9e3Vvzl65lXOfQ7M1J+ztcte5OqhUhDtCmk57gS0bvU3iAceju4mGXYX0QH8HmT144n1RFP74cI/HMuS2xC3C16ungnagW7KYQoT08dlV/uU
Rmiyc5de70gWr7KDnTOdo2kJPMatJR65xmaPyJ9DtspuUKN/QTiRTmnoq46/ihYxfN5wak+OmrIxiNOCyEzP4GruurJfVFZsrkGDOwg9fFe9MDFDaQbDwUPu
4cpKQm+hlvgrr2buMVH25MpK6jEB2MJ0S/JCwV01nydtShTdNjvlGsssL2hIrCA6k7W0gqu2a6nrqSNW7EdJQkcbXLCq8CHUG2kMh+mrKY7CAjkT2ge85IyQ
kqy7+oZGATTI2olM1/chZLYVxKWYGdkJCrme0l917XB8ZZ+qOQrXIRfq3M4t8Jj87vRZx3nqMf20qB71HPQAQ6zL6elOm+o+3JxqnuegTpJOdpJNSfcn+yYs
dq0ha9ALaTW3G/gBap2UAIbG21Q9V8mgU9Ac1Xvgsu4U8Y5oxdYiTiBaYDTRw/2ENDJ9HI3AnYrQ6N3R34IxYqrzalE8tNtdh8khVjFLmV+cbmAM8ZJsQca6
RlOzKAHbbHxsqOKeQafQMFYM/w0tzf96TWhVMXdL4qP43oVN45HcTtZ6rnnuoeTD2OMg4LdRf2gJEqGNUG5TmqnpyQm2KcBp7emC0UDJykPOVsAQ+zZgE9lB
05yOc1upeqqxqsOMzXmdLGJu0nsTmzoSiWouo7M6MdRZ316FnWS/pvrIcvQVcLz4hIhR7ivqpivStFIX6kzkArAPkgs1UPdQpmjgtR/JN8sa2n+1DnClWaOz
RshvZA927M/+3TE68rr8HttcUZU5ox6gmkGTzDvtE9s91yWgKnnYlWk1FbgXpREaYre1GFht7xzzS8xqHc+EuRKJBlRzNpkMZ3n/95q8h93DlSDPnCe4h/qH
zlEcSI12R5AlwjHpaPY6rpR56mwrLCbP0pUMO+HDUAqpQBoqhoMLlNmKC9i0yOr+p3RV8yJ9R7FW8mOtK1HBj6Pu5ZOqV8TEnL/JtIhhxl7y3/T98ap4E2M0
slZ4R+1U5jPHmQgqi/9R4h1t6SKyLvRG50uax27OL2Dr4L/DJYY13EN0teNFwjyEr3oMigGPrLvJzEqaRTcQlnOzmN3Acamv5r68JziXHy2O5BeKg7l4Rk6d
hDtSe6BOQgPxHvNr1LGkTvqrjqqeqf418t/urkUr7D/we6S2BXOAVPOy7F+Y965adH2yueZXqIswJKkv4mT7O3d5NHx3fr7tdG2jdFTaIDwgQFGvfykOYhak
MlhX+Pn6arZS7ICAksk6dY1uulYxcvqOtRe6wXBRW0X/oDAFynNM5IZgZ+DTHItvdB0AXhIfPRawCk7q0yHQFQrboDqm2uam2HZDXzBXN8zYA3zrzeHOMd8C
i+mISjpylLaL1IxdKr+nSuXaMT5xGbtOP8e3BN+ZtBtKFlOQVsZGwGlPrPsgtQ4fSPQnY/Fkt4NrpY8V4uDKwgHB5z2o2wDtBEqR3cw5aIHqAjRbNx98q7Zj
BVYIKsQ6CcscmQnfkOc024Hf4DeAXlDiP5G7HBjMrVNyXZg3+g2lStEu9KgNJywgn3lPJ5PABK4PvYpbzDTxtffmFMfLZ6iNW4dRox0vjen8KW6uOIltxpBI
f3ctsAZ+AaqGbkfk/AVsrlAFI/lKAAeliuOI5LzMmDN5Z6utSRypG6qJyL2//Jd4xnqa72FeVFBLSGXkEEOuBF4Tq00RaHsVzdcnEpQMAyE4DBBTvK/Rj4Yu
xWFYusEqbAa6aFC2sWIgvgRjxcdiS74t/Bw9oX7IRHBdkH7OKorX3Af8rgQC9av5THt1y6ypoEmYkz9aOZx+l1xDCrWfF743FMZbXUNxggplGxf3ZboJE0B7
9Xekc8X1grrqzLgPK0Kd1VWnCl/Dl5wd4CqSjxuRfwlrp10ntCo6GNtCc72omfe5Yp4wne3Gs/RFfV/HWiRW9QEdCJ2xpWB3uDCwv+8a7EFHua8jQzVmbHDy
dbajehD91Agaf9S9FrurguTdyIKwVARjcAmOrgrEvBIMRxeMY0cWUDJZAKRcYH4SS0DcoyVg+UBsH5Z/Hd2SBWEC+dK5ilkv/g3S0xIE0WgJyGMSjPckUCSq
ojhkxYgzS8AoVbAswWC/Bx+nlqC5ipYAyDFZ0H6UBYiMBesJyxf3fgmGDA2MmahYvkA8MrKgKM1AGLUv3bWygDucyYLGMGVBMIuyCqP1gdEnX2Y4sgRhsQkk
cWCEoyUox4/sCxi8imedwNms/wbTLQsQbf/S3RwsPhz4PguMGPr/8/T4N/dQsDi4JWB8/0uzqCxAdD8Ya1YgpjdZhbs/B0O7f2nml30BGxbozgnOrRX4aSQL
wCAWDMcfrH8rzm3+N0/IYLIGu8oSALlfMVucLAC2PhB+WPbFWTTY80wWJP86GMarYsS/LCAmMDAKukLEMS+tQbfytbFsoLvuNfe0qLvnmu8r9Lz0i7F67RdG
PV7FBBr7Vk8VBupP0DocMz9jnnATpL3q4tU6NVIQk2UhMtUTVBaqjq8Sc7ponTQBVXmaoF8Df4GThKXUFuFa0V2VAuoC24WdwnH5YmIqeB5HoOHYWKgUVlm/
kcZyA5zvE9+Lf3jHcW99p4sZpjqyUq8jtglztN3FI0wYGSNMFihfC/K2/iP+gMnLbiPcYEzCbPYaPs5qIxuacOdlcw2yFR1vuEt6kQ5cvK+14WfoUd4OfYkG
RVJstYEkfEYuRtzhVMIi73vykL6lYIdjcKs73bSGW6scb0pAdpnTvJmGCb792Bt+iWkJurjYizcvLXYegTszecYc5pwdtIWDiciL+Eq4Vf2rzhV/XvrVvRyY
BA839TCF6zOJpKjvkhU5m5lVyGwpypmr26zuCPfXKtgC7pVJh11OSWIKTKlcOFwXyoCM3B2hlhAFbkJeM5R8uVAHjuLrMrUorepnDU69JKsyu8lz2BYwAWgS
H5n8GGTUZ4Dr+HHso+b90nVuD/mTWJWb6RzJ16Tv8xHGWYzWXMfcTIxBTns13F/IJeYgYvD2R3uwp4W6vDYtzTw4ZbVZ7hqLO6U6YXpPa1+YGC6O04/Ef7P9
iB80GtyLU2auX679Gm4j/OmYi0L0DmMrz59ood5p1eC7gP3wGkMs3NdUv2QfD1DDoaVMDLLbu5dLlx6KR7zXBYEcJD0zjI4vwLqV7DJ6aXRVpYSvChpXi6jK
LY8r6pEY64zAnC7U/Xf8Ir6tqOa66M6QNzAnE2U4mopn1MuQV6esTuSRoyZWy5Ntmq6pxwu+fp7qXAnVCvBA7TQAlynO9MjIPt4eVFPV3ejEtEf6w+b5fG3z
PKyHhijalWcxXPVccD+V1kEdzEt0s5BXht6QvuiBWkvYQTX8s/07Rs6bwHPgKGaps4i/TT1UJMVUW/ubrVVCsqK9dbBmv2YT8Tt4m/oG5ukfdc/xN9oQ7UD3
MOV6WwG+n0iBHMaVpnGuTHOhSSEe9Z1hrrJjDX2lDtw2026B1o4w7PScNoQb5xnep30rKKPt3GX0gAcy9jdnGC7wTZgLnoZMBMMx11EJoZWm+IElOsNZH+hJ
Rep57NRer6rgeXpz8YV30MbJ3AOqj1eFNCidi0ZTJ6DIBAxtu/Km/oJ+LN7P8Lt+pOaU8WWpFX8r/kLks0WIxet01IVq64rEZ752xgNFofQHJpVuKNaAM9Ae
4ngmxbkTvECvR9vjM7QFpipeW2kP7zu0Pj4Io7DrRbfRU+i8OrfUOSYDlodGmJpxBwzr3ZHwAXQGd7b4D8PXeP2NI5iDdMb6ta53OsyHCiOJV/BzZqRD5SrN
aqArztWLlzwvheJa9TwN4UFoLSzadBlZVDyFHqhZhwwDE01rF14UeuZv4X/BcsgevNH73FUVCvW6i2WKG5sWCibPcT6F+Vn8gM51PNeO9X/vS25QNtK21m0U
GkgjVQfUoCo620zPpE5i/eR++xSo8feClrlOZUq/8o+w8YQMbEWt9oXxy4HKxetdDYxDxE34Xu9cqTFn4Rok9eLn4CXp9Zn25rvYE/MC1V7sYu0bJMI8M2xI
swMq4Xt3ce0m+A9xj5EwuofY29WnKBGba5/DvXK0E9uyf2KNWMgxG2IgKN2ChJm0JXN81w19TT85fiitQk21FRs+mLVpH0zHzROMe/Gq1EvzOBzFx5R2wJdJ
HfEiaT88H3vs+am481fD2TG6buuzyFbJQ425wk/Gp6rR7FhtOjkModGokqbaScU1i5K87xFXyRvxPnPRZYQHC33Avq4+KWNEHLggJIiboJ3Se19t+ro0RyyS
BlU2Wz2V1tufyseB39X42tpY04gpsd5TP7Ss4Ao8c6CJQDXxjmGWoT+OC8c8Ye762FY0znOPjvXl4G3BFszUDVvBFlBGidt7iS0lV3qjYZ/YptRW+hp65v2d
w30T+EzzaY8+I0Z8iA8B0xLO4cnuymmtFPNSDyhKxUfgMOyC0F0yYYxImh6p60mz0roL94WDnn71TkkXuVLfZvShaoHtYEE9xx3g71UT4/uov3IsRH/R9Su+
g693dVXc481gqnOV+TJOex4DdXCpxKTMMGCpGVgKgqSvMU0pvuYL9aGSHXG7bnq/5o2ejlhj9w3B6xvLgJwK/hFBXccMaqavdD77RMoXPKIv+6CyCrPCgntK
lgD8NV/2bWVBWR8tAZ/UFfs4siD6BearsQRlaa1IA1kAbysQ86YsIDOLLIg3YgmQmSX713wywVeigT3uL63HLUHenVSc9RAc+2/5Qgbfv8GlB/YkLQGyPCwB
swwD54/KdlEpzJaVS5gkLIT6jX/I3HdneUbhTm/1tSI2k2+W0knXIRU0mNnVjNd2WZzmbQ93YgTJpzlIjNEYoJruxjZ90a+u/uR+doJ3NNuSHowf1jVTHALT
AK1rFZsknyTc1E/hKZbWmewfdBuAPOumwl55k9FTzHxXtEtPeLFmgBW+Cw0BrN5s31a/75fM/iCq9aWOPEcBqcNUfGPmtjCPq+Y1aBRMKpcFvwVnCwd4vTgO
dnpb59VUnjL1cuuN3ynmiofIk2Q7R2PvKAYSC9cZCw7B3YE/wnckL2KasGFYMb1dNAmLiMM5+9kpYCZ2o6inVAkIEX6lGvP7qdoGb/EJCEK2mZfx5+1NnVrp
F+57ZLvHbT+xQAW3Fv6orrI2xvpze7AWRH7yFcbgXIDQyUMdL6huegVc4l6W9cTdGNvI1+buk39yW5FIZpY1Rx9poNiG/Cs3x69i11A6TWOuMXwfe0x9K/zA
rE+gJEjM1L2nx1Z/7TwHvBacbKl7aX4tYTSMUJlx1cH9cCW4oXDdKXGXdJc1Zv1HxR/ayslxptnYEiJTuKduCocDP4GTuFJ2MtfZtCLrtCEhPdEztqQpto9N
AC36Aab3xGzNCMdO+0soC39TZMFwfqkhBoM8Mbol8rqwTLMKv2yoD4DEYEHJP4Gu0flCDpdJ7mKqqlLVMXAvBmJM7CJuu3BU2l78FZwk/o2MLQwTCO17juGX
EF8TT+k6BhGKBycA9Zib0CQmqXQI3Se3Wt7N6MHrsuMjFPblcxP3WzMKWjKruE0Kpe4OgdiO21sycvCE4Tg+QrmreJ4Bxzahg1WjocNkiOO5KooNd71hY5ls
Q6S9nqSE0p0jC6TEPfC84n1OKxLP2sB6UCZfjx6k0cKtuY7wYFN9zSS4PzodSk2fkZ9hhsQNnig6vqg948bUzHhzId8maifXVD+F0YpV+CrZ74ktjtK86JyM
hKpgx5iPRcTq75WPKrlRgDqvv6CuR//NPEfsiB5dwZynL0dbIDO6yj2dyUZ7qxlvMdFQSsf2k9sM/Yo9ni5p6VJ33QNeJV7UXlD1E69DdVmcGWTwAX3QZnjX
5HxTZ7B+hgMcoL9Dv1S+rrESOQayfq9fZCZYT8Wcj8qET2oHwNfJHOfXzB9Eknus8C3TBPyobSWoRITVKtoIZ5QXSJxWOU/JhwLDxE60XjjDTRZ0/CnDDryt
KRUxU/Wluq5f2SVIJlPgfsLUJetSVdT12EqGQfDl+LP0c3nbGg/jz3JX+M2wBp0HncJ2YAOTf/ZIMMG+oIqYTHqSZqRjhbInNcd3yrhe4dXGpD4xHtU1dkYq
5iudUBPV9aS30Y+xebHFRet0R5z1PO+FWYwnfwA3ntcpZsd/k7cNrkN2I79mhss1BbV8r1Y98QxNHqRsBzwwbTdz6T+LkxxKCEGKDYPNgGEn9pPpEJmAWRmW
5YTJnnbi94m12Z7kBBFmKxtDOCPyTj9P/TE8A32sykOOkYeNVuilu5aOXvO1mGn92dUeHWSdhVJEqWCAPuiauROBd2wO9zs1F9nur7Ux21LTABlo75bQAKtC
v4BqO3oKbaEoYqABwY5n40WtTLEpkmM+MZXdgPdnD3A5GAolUAu5Vu431lraDPvvMG97CUUlX8JT0aSkOLYaiDFh0FF4MKbnJ5F/Ar2kO/xOSBFdF5yomeJ8
TZP+QbIODXXf0oxHI2G55PMawF2CJNWQWpA/Ma+lOem9jPvS2mteuIfDIZjILHXcc83jl6mjwXRiHjwitU3alpREMM40AsmQxvE1vCOp9UwLrhTSC5vZlfQB
YRbWTuWh9zPH3Euw+vpa/Cx+Yf5Tnc8AGdSFJXH9sq5aI6pmFeWtUDtiknLgrux5eZ3CrXwjo5lR0d85FxhcAIH186+MS2EcidZVwsL44WzY2g7MeK426Upa
ydWBbwtzhK/ofPdv3DxqGh6DjDM1SSKhkeIK4YIy0rVBE5X8GuoE3CpqxDxzLgTnMrl4AitiRul3YbYQrc6CCQYQfgQKOZELYzH6CheXtSWpSKdjrylnV9+v
6myPzIpSNCjMUl7K/TM5jwoRZ1ED2OWIB14JNBI8zBLyiHuYdTS8VOO0lSKD3BJZ6pjKGV2L3CZ3vGd+0jl9pHA2WsOvpx9QSrgF+0Z9Syrh37DtPcxCEtwp
+Jgx+ESxJ2+veVveHboj6OEfmPmUIX8OMAsfDcxNUQuUbiy1lcwB1cJf3lbCL9IpXgffcE4XNuc5xdMcAb2A/xRf62+jp5EG+tVAJrCpuCE30ZsFLGBvejjx
vqcq0YRWMj2BoeIT6a3YRnHGPR2akrwyYbbpGSlzjTYQeJgtXYJ8Xwt/S4vEaUKMkCjk8490BequUCM+lt3KLodA+24G9WnMN0xYmpDaGP1WmrnuiqElvQmZ
zyuEIv1WsIf+KdUHO4UTXjP43tG3pAd3ip/H7mDylYMKlOoLqq8pkgqnxqiHqT7qmqfVNMMpClNNZo65V1RLATWK+N305rWGSKwhHOcQheciMtyn9k2AhkDV
hQOaGTwtHnOWogyarX8NvUP2A1sMhaae+ru6ERiDdsJu65bHT4QjXZFUuPQn9CttILq4JrFy925uvmKPGme3QB10zwsbOqdy9amD1FLkafxqoDV2li3Gn+kj
yR8wm0FJYKbQlHcp1/grppFp03W3nW9066CTzvfMFOwZnJx/xXELkxPF1GFuBr1AwVNT8w9yDZjf6Q5iH8/2+EbADlcjrhDvBF3HTfA90zMELRwof4OMgxdx
raHhhgTqoypUf1CHEqP52nwzrp6zhcB77gkv2Wq6K9hyzGh6pX7GdS3S8XV0GHNYqmXyAjPMDVL7S12gH/CN5m7SR0ecFy6hHWFiCCtqrzA1hCP8RjFeVKEr
Xf1Ft/umrbK3BLPDFNAH2yCeKZ6mXeht4TxToEs6nQ/n14h6Za3p8CWmcZGOV9xpZgx9TQeIQww3jQ9MAlxI/ogM8TQULaE9vD+JSg3nLrBu0PYTT1NV+Z+E
R8QrarAnxjtKkHtSuErqBbxB5wEnwktNh7j2aEcqU15ieES74DVQO8efxiaQ1bBA3xWeaawKj1MOJ0Va51huGuAtUD/k45m7EEDuA2cZm/Mz6BvICGL08h+U
XYsG5APyaS5Z9ehVjkKfcyLUmMzDThpusnti5PIBZG00Lem6Yj88iF8bN1BzSIggskjMyxgGu2oorhkd+nj9IPiULgWbaWRZxyLCZI5Pg/dis9hfDY1IKDnR
3to0CFVpLmCnTTPgH+wP2Rp56YSTSpdOqH6R9nvSpI35LCsQT7GxHMzd9ywC81WXvP2dKk+xOIypldzctTrhG/4bbWvzX+vOEd1s651njfsMHU3NBJPQMq63
fq20hpjO/InVhpMkienj3o8uB5TcITaMEpz9kASG0wNCOw3B9ySOIiuxD/w2h49dZU5MGYx42eUgByUgdbFpRDZTu3Ql0az0TElXDvQsFSNNJ4ojvJFCtlgD
iWYTsEx8lnyDsF0aAhBCB3Ej1ZdpEDvVbMSuYP2YzKS2jm3o6cR1ofNUmaoqOkNssThO6iK6SnfZ9hA3YJX3SdgTTlsyXhoHZtR+aLheWEs3UnzhFLwjuGTd
1E0oVSge0Cq8auVkenjiSbKHcE85W1igN2EFjnPO1sQ43VFDTSaBOc5vId7SBmwocA5T89W9M8VTQmX2EmsGqmkdrgWSU5iJ38GrkvZoq8djaFk0UNKCla1K
+8sEyKddb/eslWi2AbtYquplvdNYbXXUXsc0nZ1M6VVefaR+FhlhZV03qVxdY8cZV2WxUjQtnhdBFBUd5nn+664LPbEhXE/6IZOKQYjERZC5zv4OQZGE/qXZ
xZyBv2NcMG66AjRmB/o20Jfc7+BNxqYSLTXhdO5C701hDG/JmM6PhvNKcuFZxlxhl/Frb03gUHGKtEcsEAFfe6w5o6Anb5JJC7wp8CzODoU6JMcOrH3BBWVL
dV1Ob4Q9a/kcVTjUC/kGUhgF3Sjtm3VvleplbOFXeW2raSKPJk9Y0iT/W/IuGUe/QpzYL8DggjZsAlqD+UiqwZrIWNxsXOw7Z7a7nEn1gMpMF/ZPTwzdyc5K
H7l91CV6DIOB4chGxyBuBBPvOaH/E6pP1nKEUD5skM6Hj3MuZPf4fdrfPTuQbWISfI1LwXyUiHxAM9yz8f7Yb9QiR4RjJjuXnk2s8d712AovCLmusJXZ2Y1y
1W5b4amcFa5r0TNyukos0VWEqMnOXKK46EpJUyAudrWTsPWmRhG9uUd0d2YyrxGVzrbiB66eVB86DIWhMiUmLBdOS3VEyNgHHmeow7YxRInN2dnefLjUM4SY
x7eTGvFB2GmC70f05azRL8d0LV9EPwSL4f2bPVwCcfEGyuUOzK9rCbgDTrB415d3yQmW9x6Yv1YWMOIYOP86MPtQxViI4G+pZEHeiARnB/4yGiEwu07FPEjB
8psDs+3IgnJCywJG6CrGf1Qc97X8pKtFdUhuj6PCYjIZrQSr0OHIe+8rgdDdBv9yTDZf40Y6WvJD3F30eiGLFz1h5HfsVcEJXYVOYy3VV4HZ5LEVKwmT+yT7
UNjnVaE32MPMHWaUGKoqEs4RD7E7TBusN3tDasE2dCaoZGz9+KKi7kKEWBk+QofTD0yHTW+8+b7q0gXhgOm02Wj8nbBCQ7hVXB7ZnWwvPGWtVktyD1JjvJnv
I/tT0VwiNwrzrzpypxE38naSw5nbxm5uRJzndCOd0MqegdxYg4vXu+TADkdv0UvnU3oiFeqqOuequeAXz+yUNemzinvpZ6U1Kn7EfZ02D/8KjTKNwLyeUHCG
9IvnZ73GNImI8iYj8a50pp+6rXeE9qqjDzxSvxJohx5GPuDjoVHumLyqXgc4xOafNTEt7EAuEA/piS6UrUlI0BCph2CAq+sWC0e4W8TxZVbxFfO3pCPSJDm4
jolGuqkZ/d/iQE8XzaHEm9jUlJS05eIgU72UHSAo3EyvT95kWkAthWG0AR2b5NGs1b5z/unYQdbhwpMO6x2a3OwPCc9Us7DGmtPYLKo2qFg7ER+BjueqYUuZ
1exfzHjvSrURkqhjFCbgtj3q/nxn5hlQE23N8Ggk00HI8OTwc5Ffod+ZFdwvaW+NWwt/Nq7GEO49Rppfgce8MFvXkC2NEI+aEvgeYo2UfLQS/RJ6hCvBnrpv
kK/p1lgtlRP3YhOIS8Jlo5XOo5eym3STDQfN3bzH2CzTPGwI3DklJybWunn1+QXYmpfyo4Vb864WGWLGM7uEP9gVRTdZH3SFQYTzVC63OGUx+Bt8FL8uLiYo
R3coX97d6NJ1UiebQ5Hl+CPbH3zroiTyMtQh+U3ej2RrwzH2CFPo6m4f69c5JbEteswx3ZjOjtGiyWeB3cg4/kjhMONI0Mr/hUaZVxMzhVb4YOyI9hjaSDzJ
7ZQO84VsorJzcQ0BZaatvJZ/I6mxckNinQIhuoNdXYjz6/lx0Hww0rCQaa5YSh+t8WDZSuBJns2hLZweB+pGJ9dF3gLj6DiisYDhF4Vw9KKuNXcRl7xZxsa6
o966xZgwInk/NAAzoWnAbm64ua7phL5UV88UkCXCEoQvTvaFt58V720lkwXbTS34W2NZQKRIxfNxILRJMIYNWdBZXPaFmc8ShKH83zDYB98/S/b/CTMZmKc/
2LtwSxDcgiwIGupLEYCKsGTB+UNkATk9LAFZ72RBmS6DIxtlAeu1fAFpZfkCF6bld3RvfrX43kKkKoKMYntzV4A36HYwGlvHrcNqcN8IHjaBXUI35A4RSxNr
E9FCtOpu3EGkl3Vp/JHCG7lbiQ/RExxnqFmuluBOvgrzJCYmbDCg1/VVtMPmJLdgfmRrsn8Bw6P7st8q9OgfyQmgzNVdsxtcA/hnAvtc+1t6tSuOXMp5mOs0
oamGdYK7Ac25TOfz6oc1uwt/s550XoxfQhS6vdAY/i+uGZXHNmVKiJf6iWCmcyoZqqmieQxFcj0hrasDUwo/L8gSluKLgOfaZTCQFW2bSjQiYqmXRQr3Vcd7
8jF9gtnB1+BCkvtxY6muTJS0xzHbeY7aQSxD1Goj0DNxf1QlhQbtpo7jSpkFggRwFA02Fm4TB6TZTA9GIWyjQU14QWbcnegVULicVPSBFvMi85x+xiqSLzsW
J46ButMy/Qugu5tg/qJu0D8qIrkRLhXxvb4KuIl5RNFIcs5Z7CAHosnuVP4b/Vt6QsElkNUsd2xhbjC7iMSIsa4mtlW22on7HN0UuPpI/MK8o+pXzEn3HMV1
5k8wQ9df08i9SVns6pm4GrhEMZyDGes8rXcI7WpOZZLyTNrlgpLundTWtc0K2WldovME+DFPjf1OK9EXbCfdK6ITmUkDWi+kc5zQCwYNJKdvFa2wf4w7gqfB
q4Ct2llAieikn9ClTFVOxr9GIvHv4fHgFKA5sBOtx/SAL7Cb+KXAb04f1RPwICFJTRRVtIN0250P1H3QSroGqk5wQ5Cz7E0ga7bJOR4eExe5dnX+z3EvHI+d
JHk+GoLb0QITY2dUc+Vxmj5wBFubBFSv2IIih3BRfpAlHVblYbqL+xkyBrxPViYvcUccIaoBQDPounqAvWXhkUJKHhLNUOfXXmejeIFd5HAxKwgd/gEJQRpI
OmyacFC6XGC3NS/cR1TC97k7wR/QGOiOfaeyLfCzM1u7xxZCgM4kSrsgLqnqEs06cGVS9DDdtAQw2UvPcdVxzqDikFrEdN1D+BBQXV2qXlqgVHDQUOVRbHr2
JGV4dk02PWEObIJYeovjI9dRyHP+DBj9GlRBjjh7Js6ATmbn4w2Jt0JDby/qtJ4SvxKeY5wwmN6K1udLke/EcUg71zVvW74NzsNDudlYEbYQ/t5Zk+hvsJmd
npNIrqm/5z4Qh5/1FgCg/gr0l6O25rnrteqDKwrqYWwOOliPYSzPYA2BJvBEww6mr56H8vhEYBu1jR0LVGJ+59ax58CPwiaHA2zFtWL7KDahqehYvLLhaTWr
EoKrM4/wZCGCAWwX2CG2FlxDxyDiDXQlZRSWoh5iWmaqojxkusrppHBGxjzAZ/GD9RsFXGjDD5UWcEmcUfoWaofuYMKh9KLa0FvNKuczVZ5K7+xHTNPNcrwo
PGocbUoizxrGIxgI2nPx+vHhyEz0SkqIqQtYuXgm0FhbG8lwO4SS1G6e1t6bacfFcbYRGC1Rejl52fiWu+gyQ2Riruc6+9zVlPvZfsv6LPFv1yHtcWgScEMe
SudDELSBAbTZ2ibCeHV9fVemC9SLfERtRgq5g8IYiaA48wle4gYi3wl3mEP6Od552BGIw/aY5tJaz3UkDnmTeNZRL38jmMzdJAe7V9B9gVlwCQGzJZieXMmt
hSvBmbqJTBPtLM9jyIPdJQG0Y2IR2NSewtfjzAVbdK+AC0AekYLFiguhGMYI1PTUE5aqNiYtxhKYTtQL0zL8vqoDtoVsjSL6J3gv3bfGD3A8c8qzk+zluJeh
M29jbileGPTYG5A2Vde9wgTvFu57Q6qUlVdo7uEB0AvYIeKlZmlES4HkdbiJJoU3mAjZ0bFYe8yJNhXW2WXiNn28ZvPa0fmzlJ7cFKJG8hi5Y+EdXR3ned1j
zYzsUGYIe4IqYTsLKs7D7eQzqZ+cw61HtSbsg2DijxBzmB1sDNXTm87uQIfbb5u6YpzYX8/q+rN/2ozWl8ZZ9Ae+J/be4RVaEMM4ir8Bx+BnoKf0KmqrxLP2
VXeZ/bokZjTP8oNUL4inaFU83TuaOU/FrvmV4XWpXH+WWTuLWl41RyWzTi/8zbWy8KQ6wZ7lmBtZVTUaqs6NdI/L2g5EoE/FPx0HVz2gmjEndIlFme7b2tq2
BPM4YizU3nEfuEXsdE0S9yTFOyKRXkgfntffo/Lgb7D+YmdkPpCCZXAdGC2bL+XppnIXxId0vPIudB4aAmyha5LamDWOAhYUJ0hXsVdiCdlVuwiWMy2wUNdl
+ZXYFt7q5skYJSQo2tAXtaNVTSAvdUvZUn6LStZf8aZC3zvWUuvJOcBZdBUczQNJEbyBO6WfJMRGzVbtMB9EE/l+wEtd9aLx6GoCYYzcQC4LL3H3hJcQF9n3
SFJBIrNd/8r9mBjjuK7XOdpHFNsvqDYg88Ge+DodLCYzuPTYFuKAq//JHk74DjpInHLpDEM9o+N6KwSptam+ieAfUuvEH4WZpiVrnwPPjP1jQ/IVcEGOmbiJ
yG0Run7EHGtvNoQGotaihsIjzOuUr+ix7une7fQ8Up06jT6sLjDnqVajTdCe7lyurSmLIU1I3nxTJJonpNfYwVxzzdZGZA3IPqH1qu9WvZp7j89VtJZX0T2m
bnLHXU/wVt6+5p+dJUVTPUekH9g5iVvlrwHRvQeoDGt42vyX8IeQRB6GGXcbnIO+gWrq6yBrkRmgBCeys8kPccehAWta1zyNdUXe5ffC29m/pQqqLmLeJ3ZW
2flu0Dt4hnIhWxV24Iuhhp53AiYt01yEx5AP8SqanvyFpFgh2/tt+hP2rHKS+ayxJ3KIEeIfMZW8F7AjXE3bhvRwl0eMJ/cLc7FE+ABRhVtk6kib+J6+e0Bb
PBUvJWDkV1WGfrKqJ/HSM0b8Da7naSn2Ej7wacKP2P3ci/pnUgnBgJNZky9sdSYLuiNNILtU/NvcIuWjaQo3luir+Jusgf+FK1Y/KcqstC/Hq4pwmPLTE99F
d1DXrr4RGpwEMxHgejCHzFD8Jq41U84Y80zfe0NXw2qoN92XKVQ1SnqCnAfawpCXgJ6ZHGIeMxAcQz7FmgojmVvkdGaaRuvqCIYUYpxBxFh30mA9WNyS5UAL
U8fchO7IP2IamLro1iovqxzsc24u5INO4gkYDccZWhalOxoJ1mqbaQArco9WK+SZcYrkRqrWkZHqXe7wwhP8xsQj/P48N9xGmpNXgnUir8dHQ1W0RuKM/7nn
g1hHbX0VZB90xj2J+K3QzLbRlfJ10w3uTGHH2mvC0/wxnlbeiBID/4BoiyukTqzTNBN7Y5ivd0QH8Gkr9i0tX8j0kAXhGa+IAzEwE3UwZkhLwP3Rg2GOLAGR
UbKAK0NZkP2gZAEyzCwyWUBG1kCZH7IgFgiGlAqcuReMf/JLb+pkFb5BrEiHYDkTwVBxsiDZArIKGL8tAVnWAyGtKrKdJaissiC5abIAu8rLvrA32X+VCflP
myFl7EBl/FCfGIfKuXVCyvlxwmSfmHZCP9cY8ol/p7ye0HIGnpB/fvvM8/OJ6+h/zvy3nv8wAZV9wj7/Leek+l8WCCk/88+nrJUw2T/Xlp8rrynksw6h/zAX
VWCR/zAvlev0D+tTyGdZ/qktzPKJxSmsnMUp7HNLnyQNCbC+/9R66D8S/IdZ6nPt/znzSbbPuv9Pif+RwvKppU+6hFj+V+/8U/7zbyGyfziaQj73w380KmPJ
KrdpyH+u/Kyf5R8tQz4zfP1z/j+1WD7VElp+HCYL+4cd7FNP/VfPfmov5LMlQz79JvvELPb/fh/1SYbQ/9L7k61CPtVvCf3cj//zS6jlf2QNLR9Vny35v/59
Zqgqrzn0M7fWJz6of2z02Y7l0n+273+N9P+R8dO5T1YI/WcE/qcX/umRSp/uhvJyof+5C8vZxP4z8v7hzvr8TRZwz4JA+21Y/kVWsywoy2ug92iWoPtIyAK+
Qwr2rtESAD8rCxAps/zryFzFUZiKc5eC5cMFj0lVnJUaONfJUuGbUlnA3KwvRX+CY3llAfYY/dK8H7xvg2f6fmmvhi9nx/37PYKCZVgHe2f5X30TKchcB7Ca
xjkaj+DUHAZaM4LZbGyNpDMjkSnimeTB9AZmnlPHNVdOy/oDW2BtQfxFV03S2rpxM5kOwirXHPqJdRVxmHrMbtZ2pyDRZT7BrvTeZxhwpbujZ4On8v/D2FtA
t4123cIONYwNo+MYZFuyJVOgKeO0U5oyTTtlZkYHmiZpGNqk4ZhkW5IlWXacNGXm6ZRpytxpO6VpO4Wbznf/97/f9cx8d2VpJUtJvGTJz3P23mefczSu+kq8
DrjD/x1L4l5qmg3khz8qlceu4kQ3Dq3vWhNqzjFJmqckwZy9wOSkKO4io0kQVztPdyquX/0yYXbQ7s5rzQZsan2Mca32DfQK42KMqYv2ybaenAzTbPZeflXI
+NhlupAdpeiFxHyzRiQxjY8JT8xAXfOHxv6oOxc/nj8h7tf6t4ltsT7G8mYRcbBWg4YYi1B/Y7a5r4Wjr2NLoVpDZF2TT9fm+bwo0T7uMzGXloEI+6bJXRMG
lKDJQgVoMmTW2hv7N+YG9Rdcit2X8Gt1etwvfK6+LKoh/HLw2s6q6EBoNt8lIpU7WjAofqewnOuljdMHGGfW9wYH6yXa5EK4sQz6XFsmzInt1mjXd2Y/T3yF
JRk/dfCgN+H5+GPjMlSsC0+YULWd1z346I5egIf2cI1Xc2moqXa9ltKdMw/lp/Kik1qwHYJTSd2aEk1q3Ux9m+5JI2T8qe6yvki7uNzBSWia37jPZ0OSiy4W
PZ5wHZoBQNoxQA4vTPuOPAjsEw7TssIGoy8SfZut22doPwt6ChvkW3VQI4WL9Zu3jzd94u4U9kta0jQXa7IcMUnRd9Bqg0XUHRMIDiYRwoXNtqqccAOaip43
oOGb9Asb4jFvQxH2Eb0EfhcgEDq0CcKDnFTAPcbiGxOpjXwZ+rYmKrylel/nK00hnJq4R80K3ojEpdwy8dBaWLgOTIxfo1WZuple6c9rfU3njLrKuwLUuM4U
zZuTME6XwX3fPCrxIxop+LWhPDakThV1QDeZd7NJIizk9EMPasbxTnHYdRlNlZLV+vXC6cIiVCjcEDM7CUli6kMNvMTJqH9UrOREHE//TBMYr2i+G7Ocvbk6
P6RTnaY8o+77UriulDukeMOO1zvuVb9gpzXrgb5NBu10XYVxjbSU86E5KTKLMynhtnBh4zvuQ/bIpmea4ejP4GhcHpUEmLXz0NlGuuoutxd6TGhtXFJllz4H
hnGTAbI5zXSGxwNXov7cRN4ReJi4jOvGmdTM4xSgUn0atAP4kLjYXK95h3czxmL+UUt0r8LL4pcK11VfCHuomcTlGz8JR9d/4Cdsr2Bv9Z0RHZHQrwGJ4kc3
64vZE9EP6GcSoZ9BNyXnBXu269HOndv0fOwef45uSWRYSUjQcG3f2vjqnpzg5rlJyYYE9ryIjfoW4e2kt2CaltBtbHjNfiQqDRdqFyUOEPSJAlFsu4n9uLkH
93wTr3Gqfhj/R94kHcs4KHadfqC+d9gQwJc3jicRfjSKmi7pD4g/6Y8R4wgF1lUkY18UrogMbDDGKjgu3Btxjtjh7IONM9GG6mBDZ96w2BH6VNMX/W9Jv4oT
AVESS2etbcHSgIP6xezHAi9eP/x2bJlgHP9o7C7BAP02AcNzT1JityOvmXbpu+nD2ObIi/Eh9YjRVjIYvFFg0GbWbeYpG8Lq87gD+UBzJttDdJlj43fV3aza
z1sG/CaYLvyu9pdmrYTHO2dUCk9xXY3XACp+Q5xHxaukeZHrTJ01lZonSe2VGwyPYxKb/OqTDa+itsY84jxt3CSgeBfje2kP8tbGE/zPAoA3sDrNmI6KsEXA
BsFiowFyFTnEvYyd8e9qy2tS63FuBOdH1F0zW/qdcXzibOED7iyuIIlfOQPdI94uKUqINNq0n+u3At58T87zxp4mu36H2dcoQeJjeaAHlMJr1K3SvmYfAwfx
QWhOYbFuJPbI3BdTGDB9rTinaT9fyouuszfjJfGaEvX+xiVJBZpJ4jT9cuMIXWqDRZIPLNPl1lwWmkLv+KxyHVCWU3ankmBHxb4LP908gnNi68nGp1GbNHWC
ds+EyHXgFmRbUWGZm2AltFNbHTiQW81b37il3otbxwcTFzW1V7+KOqN/0HRKP0d3oMld1xWM5l1Bp2sPccnt99ER+krNUVNPc4L+cNQywVnt9cSAahY2jP/Q
M4jXHf/FqNL7Nlzl07qVO5YbwoSro1fxh7GrkwyGefpLwJamdENu+f7A4yGPamfVe3HuF4nY7dUGDa1LSmwFDnAWNUbHI/yMxNONJ8Jj1dcajySuS5JoTnHF
/G5sNzRbtwkQiz/V3mD7ckYBJtP2xmPaYEQsPghxNAvBscbTxpubMxpJzkt9Vc2a+i+cjcD/g3tH/bc1Vv9TNvDfGPq/5VPV/zjHTP0vVfb/lKP9n6Zy/FPl
/D+jnH/ru/L3WVnWP9arsf6R7av/dcr6P1Wuq/+VZbP+sUPQ3+s7/3NHIPU/6GL/M5ZVs1j/cCf/rYLv33rd/Hvnmn9Txv7tKtT/2J2J9Q/o+/+6jycFi3Wj
tHOEl5oWxZXFHt3+jjdnu792oLgfe45u3/bZOl8NG4zklib25w0DU5Lec1YLHyQ8AaikL8376r4P3abpwgnXvKtzrx2HX8dV+k3YHDyg8Z2Bh9JxNcBN7Sn9
9vrZiTc0Pbf225wDcBv3cXpFTEuoqD3XtJn7VVvCdo1JF7uLTOJBPC+0Sjgfui8aGf85tqzZm3vOMBi17ijSzkIvwrCQFKQjN7Rdja8QozgEG50wX2/kbKmZ
pRvD7QecZf8h6oPB5c1ROl1XXaU+SrcK5TdfTbqVeDG+b/z6sKm1Qi4ZpmancSfGDjXKuC08qu699ENkgaldz9Oo2RZwrKkn+xb4Q+3v5kztkog+/Fp2fZ0I
Pcf5peEW2gO8qmOMC9EXsc3cHG4X3nmI0bnE6fihfHWigxchOMubwUZ4sqRXTSXAo1oX7dbaPwx9+DdqR3PmN2UYn8TGAm1GDjtd81wb3bgG4BuL0RGRq5P8
E6byJKZyA9IUa+byF9ZM4HaN7GMOBHKabfFLS+yGjrepf4PO4EUmTteH6tNM87nXY3vpKuugJKGGXzWePUXwta5fVRi6Ju5mwkjT5Zpc7RqjT4kMXWfsyjtg
yBYe0IXWYdEyo3vNoIq9+sm1h+uJZp5wum5jfV8djkfrfhdHNiXwGmANODVxNlzabBXkCLcKMwRPDLfATpES7XrpNIhoXMFdYwiok2uUulhgsT6Ky2/+Guet
Ca0Pi+ohqOblx2c3n0tYkPhI9DXpnejit4oiUY+akbrd/prchdmzy+uL94V3j7lR3cuHXwHGTYhobnygvaRfVD/JEMzN4wUlhTYsEbtwI+tcOdH4PvPzuoa4
HI5HU4SZ18g3XTa+a5ZmSUKWC54KG0om8tsFhWEs9nzRWUGt/izkDSi1UvAtf1SNQnRU69bwnWBL1DadDE2p26qLhAbXxqBXIA/UzN+YIDYpq4oM29AdppW1
z/Q0KtReSVxu7FZ1SM2uRCqOd9yXGY3Ha0bG9mFLeLVad74ozNC8LPFXjVnguW10HV4XpE/iPoisYXM0Hg0ndiziLDMiKEuf3ZStn4ye0b7hVKFx2qHYYXMe
LxzL13zfNMB4pnEdW1KbHXmoMj5pJe8LYHJ42W6T+ZaAjtV2mIkhDzMs9e6WOQ5zx3d39UnbN1VlkmMMdiFD1Xan5ZpkpePbuuyk7tb6uOOngWghI7KnUix1
/LfznEst21pY6soMljqZOdPxv6+tvWl3nsRSRMpFHxRn6CKsQRPLzDNf0sVBvayzrH3hQ9hdsM6Miw6bPIl7dSzzMdEf8HOTfxwJXxddtPWQXQanK3DZNNJZ
rZjvVu9hYtVlsFh41oQ8/9wC1jKLt7CW3Ey7WzvTJ+l0ohbsRkcbCy37FBL7fTBPtqVuMLxFOi/xzo5s5h63hyRaO4B6yneOVJOhdHEtCBEVcBrDklRG9cEu
O27RiQwi1dO9MCH8BzNY+Vy1Gp4q5zMzbXOo52lKfFwXZ6Y+KvCnoo9+YZ1Z6ltBWLAl43LwqNi9hjKwDDCR5xJw0iP+KPmP3rD/Yx//mfhAhLPzibHSBGaY
bqr1oeVoWnHLwNSuZC2ymXYhUgUvlJySXX5uJe+D7gc6Svy3fy4QlnWTlsg2gO3CdGoY7woSJrku2wnOJqJlCHyGbJP5g/Hy+drZzaHWtaIlRK3iefNW4RoY
Mn2Gu5CY0E+ymoTkm/Aa1J/a5XLT1eq2v+OZDmH9nPV7xsYM5wj3rZP9t379vh3nfP9Sg8XN88gAqAtyibcd2iQ+LVyGl5qiRKN1W/SUcSN8WTRFhkLOMfF3
eS8uG1lF39ctJ4ZLuuh2cc36Rqaf+bkxhtRoUOoBLyLuk5CE2/QIuFw/S/SjKEXQCqmAIqIK+4o+IqeZfMsTifGUs4r2K5DLOZyYgh0AZ5uWUcuNPRHn58WW
j0RB/RjoDbQNOWUKkNSJNHWP9L9RF+F90tnQe3gYXilLZwZg2ZJALNqw3PIKXC6Og5zxyYAirCDUNTyvq1rtN2nzdVez37kiautQF3EeSy32jdj6KpuffaU5
zNAunE4lgpmmC6qjcINqFeNhjbVeNroBiPERe6Z1LuaM3/KoZZibcAICMGGKHDhQyoe3CcfGhABRjV1DxLVVRld0IkqgMrOLJk04mhtmQGKjtMfQeOFzUb9Q
b+Ml3uu48TtStINNPdFFpgb0DWjkwuLr/JdJ6c3OsTiZtdF9oTs/l8USZb3MCPMe6OoDbNFJIpdW9OMeAzZi6U2O8p9N1U0DtdnoJ91wvhAr4XHLzhm+YB7C
y9reQm/ORf5SkSforCHZONNqX/BaUBl7d4OHYWPjA/0+tpdhswQQ1YsGxT6p7Yc2hGoa4wR3tMeFwcLdQEHTOuIe5qw8hhfML5hRsCmLpVZkpfje9uf67ePI
OQv4/uKKyAlcg35G7PPQf5l/9Z8vXuw8jTpqKm9C7VXuGPbDhN7CwcDPCYPY48zFpquiRSTXXGfY4vPV65PvO5/Bbg3ud7PIrdezDpDxlpt4E9qIPcWi0EdJ
q9Cr2piGzkYOlxc3J/4OV8qbw70HzON85iTo6JiPWinX37AAdbDNEnMDB+2n9dc8BJJNWxr0GT+rwzMGd6yq5eo/1T4syd+osu5/afOef6n+nn+p7kPR7foh
mm4iFe9Rc562n8i/0UsYL/o5B2qMqNzdBGg12l+4zvgzJwnA9jbe52Zpttd3bxyIZwn/2FG/43PNnPhevI11M5p/SnIVrAaWcxo6YoOvYZCgtOmGsUrYR6sw
KoGBQgg8yzvR6CtcyXbGn6+E47AxjVO5hVrQGCrUG13YzrvZEG6SzlswyzRK/yvvpPaTaYJmJTDXsJLzR9JE/bbKK5q1QDBK8tziZxnIxEXN2fy7BT7YjSbn
DgM/e3ftVOLdw2sia6D38k7LMgTeM9x+ZtW6fu/KYl10jXaZkrnOtd1QE5zMjmr00Fww/MwdHe2ObRMU8b104wCOQRlDNmUkOXjOYmgN+5zhVNxeg1uMAf0R
XYXWFUvBXkhwyg3ZT4ruUpZWa8UthyQjxQX479BvjDFpkfKYrYR5jTfJAmkfTVejBlwf69m00KqgN6EuzAmrDPyDsJve6KelOnMCXnBD0IbgHZ1Y6hveszxt
Lt18N4ImW4J5EzNdtIMQO4IZlvwYOYrSEEE7I8BOjs+M0DqjVQJzmWPkgFSu/aN1qXKogxY5428v6k9pb8M26QlwpllPsVUAxJCJ9kRFkMoEb0WM9idQT1ki
Q5HvaTU9XL5JMsCqMy61OyP1cZ1/DjoS0RLIYj0PTwhvDx0QtRI8bNoNuGF/4vetniluwEv0Hzqa/jfOV4XzmTTyGn8S+UG2GR1MHhb1i5+qiFFGMsesxobJ
xq/wDOXbkvyKouII/5/CZH5B5V55TeUh1hDJaCLNfqZmPfcqeRn8E+gucTNeYcahr6Hj8i+cg8BU4w5YK/4g1VB/klvs9eK5qmnKwZZ4aT62yn4C2yshEZ7l
NHjC9bh6ctYcNxbLkclye+7i8zeMyv+viStef2Un/f6aJrKO+RPEq+ek30y7SffnJZgSre+YDGUEc145Cnpi7mJxEfSOcubk03CD/aIiWbGWwVRPmanMOjsW
Y1YMUJST1+A66riFYKT0cvQkMIwQogJqJeIOIoYqwTN5EL6XVEpNiVX4ESEgCKOc+abKeo28TGihD5YT+GmYIj20znkIJHUrXMCENXa2vrSPVK1PqZY9Dh0G
8rFQuY3uzoisPYU+kXshrWSJaiqzGgNUbTzUXGN1xh15fgo/P5/NPt+7S/KQjEO5ZwpO+Zz22+8f2fH7Md5dvWBvsd+AyCddNtGHqfKUddirbgPIkzY5uJ3i
tIxVvKazYVDbLu7FOHsBKPumBBm5ljwM55M1NZ+tc1FSYVOsUJzXpSleAveFY4111G/MGu1C8yfVNmKubFHKfKIPPpzb1TS8HiJj7TOUpzQ/o51Ita0VhKkt
zHRFMpPZ9oJe3ebMskcEe/tKQ6M7Pr3q4OMh3/tNC7kD5dbG2y5hJwk/ZWcmSlqf9nOayPJJonOEUGeDuzMn5JOB9zsOGEZgkeQu0x/0FyBHQUmcc22XiRDK
tS1F0DNxNo2RYeLZdIBMKu9rqDfNt94gReDbJhOyGiu1zkRXgLFKdytgfWL7iDsz+UOVLpGV0dwaFmtwxOCarpVnQz47HNhibLVtgsHC+8F43ZoE/P9Z6P8v
j+mcHWzFvY2ATcrdBPwiHSR+LlrsOAQyTBd4l2w7OBD+E6dUS5rR8E0h17P6uRQVji65VDyqcL7rSItD8QHCU3yEZbLLinxZtCJdcdPRCoabIq2r0XsIST2S
JyENihzqE7AKrqImMS6q+6brTIZqNbMBa7SXIAOZfanXwYAMY9ZxVy9Xlvqum8/mpuw9f6OjuLESWDGsULVPBzKMVX+bmBSt4mEclYWKA08hYskypRg5j3fF
5wh/ITzb7gsLZSJyhd454v+A3ZHvgi8IH9qysbmtEpmo9bj1kKSdQpqXkWHWPuBcy2DZJP5qSkoNwzjCCrra0k48pk3MV+Ma+ispTHlKvyCTo3mUsy4VSfwm
WhQbSKfTPvbTNJt5RTv3HhqsWkcHpoxKIWTalEMpG1V7VNscwfhX80UmGmIJebblyBy6ByxQ5oA7RErYIiLNY1Joi7NKdy3kpu+sgGeBa7MvuV72ogrEW37z
W+b+KPijL4tlDHqfmVxU4tvPKicuOVxKbunvJ7+lPhGF9mRkYkMacZaRUqsb3vAfQN9jzlpTVyocGqIMNiXbaOlG0ssmsgXafRwhdlBxiVyv9KPESBy+SFip
WEhMwLuSrShJxdH9JD/p3uLdzeX1M+s/NwsYCj5hnMY0E4T9KBtI4JFPpZ4mEHRW+dbkz9w6S+3oiLmJXufcD7o8V4+FgvVDSL3cLJsjOA5318+25nMn2M6a
j6QqIRYyNLkBtsFn4XcKEXyNRNBGAlG4WgZLnBW96dKNxjj6JjEJKoSGiCjyNtTXPhZ1J7ORkaRRieEl5h8dGdxZzHm5gLdeMTJ+IPY9dYXrrGo9KnAN5Yd3
rWCxVgb9WTreb1foV9Nd4xjxbkxp5iLVUFvSO9m/ZN//88zegSvkD62TyRF0esow8ADeZHhNsZj3sgpqeesbZjNlx+aSv5bA23yrzmdWBg30vh/6KLSH3+u6
j4IixWJrFO80/VKxXTZX9RPsh5N6IzmHuhSLCTX0MiMEfI/spdZRo8EIYjTuay60H6TmMq3cJ/ZyWy/bDOAW6SJrz+RkTHFd0oEP77p6uaxxrfVwvlKvbzO9
viFE9X/Nw/JWW+ge1GhJBskmr2jL5H6CRfKv3FNyKfkK6Sd8jGwXT1Lyzc5I+CksYq+X+akWozOR1eQKOIz5KAqlPGCpLVT4iXwsHS4qFnYndtESq55+Jdst
2cmbRQmZo1AYyILHI5OoCPhz4w+KXbizyr1OayhaQP4i6oRckPqKbmOFsPNO5iHnp0TW95I1wK3kAel1GaWcIFcAt2UzDYOoQVgD4qu9h66WejJN3E+NM/C+
pK84Dx9d4qyH+nuv8wsMxlm+rLCAfS7vsnf7dSswF+OFAz1YatIr2Y9Qb868bl4F3UK78T5Lt8asFgWZjWBWsorZZDcRj0g5/Z3sM9ZIOKvSHwy7TNXyQyIR
UmWOB8+IVvOK4b3gOfK55U/JS1m7+TvzLEpJKiVbqcVSg180E2vqA+dAG8Eg7LbADzvVNN6cIx5APK4Lk/vTnIiN1GCyTboCWUoyuLMOumLz9Jz23JEd53/M
vp91J2NA7g3pQtsQyF35qzJas8Uyln8J6WKpwKrYG2KOUp+40WajKV0s4CO6whA28xZOg99KPloeAs4abb8OVH0ZtyAtyEew2PIOGKvbCQaBPcTl6PTW70xD
kF36cOi0/FzN78xS+BSZztDGOu1o0JlJvQ0YGNQjn8xksfDSHTmvctaWvYPHIO+I2WS1wmQ5g31ubLL8jafFiYG50tPMy/Bx5EmRq6S1MRS0SRdRpyE59xZ/
A/aZOQ8/Jr8ITnn84Ls8SF1Yv8UnoEe+e8CU4I0md2tskz8wHg7l7ifnWLJM00kj30vizRcAo2sJyUfjeGIaMkHmJtgJN9CxWJKUlg3W32z6RPUSXbJWSITm
WcoY3Udxd5aMJXBZ13FVQ12Ws7qwxrk484L/clH97xmAfznLpMx8MpW8q/FDaO1ZwRmRUDABvA7lYgreT5I3xrryAP0ejTPz3SFkJ0kkI8g6WxmWIC8mRgt7
U28tGegacaopFn+L+utfm8OFbZBEtU0xUHkSH6xVy5jEh2SSJFoOUp0pkPpi6Yxv1Dur+Ofh+TyktjPFlvxgeWMpgRMbnNX/GS7PASW+kDqNtlAToFnQJ8lI
ZCKsssyClfg0ohu0xejLD1SyhVLlYuMMOhcvNvDo2Djn3MHjjHrPQV7f5SW4rnC7oH7nU+UX4QG57N38Q8f66pP1E+v95ptb7HRMbG3KURvE5JC3jaugJaJ8
ZXfLYVOUJEG8TOCTeLruvsE5AzWdOog8sUwkL8MDbIXR1xUPm2aoUiSUql35hpxO9ZfcS34HhVC3gHRzUuon7Cqp4UTTmdAuHgebq7irSiKSCb5jZ9I+21HY
TgyW4JVBKr5iKllq69htnHJ0vxU4ska59y1gqbu5Z7P6+On8PpNbTOshkB5Flyo7KVZYtpFS2ypjjXUwtpJyoWXiDNnv7BC8uyiT7il/j7ygu4KLmcdi5+xQ
Buww9VK9R9ZoLWF7pYfFr5OvSTtx75u7m3cqb5vPgqvhl0i57Au1HL6gklOdpZWCaeIKqXNWaVhZSEmP4rQSlvq77J/LlhRPL9Ek85GHlDL5rOEJOA57D/8m
/pf+ff9Zc3dley0seGrscmMJ2YXeA0VRPxsSup4k9oOfbDtVYYwn3cS0bRtXUlO6qgLLjwzKLY/0rA3cqExHz0tWap8lg6pboBw5B4eS79sGWj9a9qcNt5xj
D2ACwO+IKeJi5jO51dbF0ktiE1eRg7GTdC51EjuZ8hO0kjqY9pgYqkYzA3J5Hfjw1OYI12suxiznesJvkzI7GFhHDPNieX2bIsp6DHvyYlRT6GO6j6SLxUUY
imH4FYYEhhrG2bohW7TzqfOcv8mzIudTfiE+ohtJUtpOMpLxZBKYZjqjtUKXILH5msoC0Ug+MM26XYZh/aldysmRFWioMrLxTPxuJMzoYmtGjhhVrS8gZzUs
V/ccj2GvYPZz+VSENVwoR5wzjD8wvSF/2ydys0kovcDZYGQ55svuwF3jNUyNNEn5Y5yASmFuAMGmVGAWXEyeEe8n6u3phPMzOx80OvBx0GC/P92GeY/0ojMb
3SUlRPaRvBPFHX+RS5V82cLdyiLfSaqUdeZj8ke0nKkCetJ2sppYRscq1shWKYtxL6YIcI7vP9AD7C+485AJoE7mr8yE/RUHyevwa+aU9g/r5o77XZTikD11
AC16+VZZC/Yb9ZqainWCqov21N1vUskR0I8/WTxA/iBpgy6RkSVZZWNU88jFpFq+GXf2lB0P/SE4N7M1mMX6qfTHgpnl2ZVzVa20i2Mq2ma7aHhLf2cLtd8y
7VCNI6zIoIrY+JZWd/KIw1fbjG9UybE05DHvifaHtnVi556idfhkIt3OYO7ICJsYXaaYR9aDr8DxUoCaj3Ac/QVhVoz5EfYhhylXixfos+BJKdeUqMo5O9/f
f3SQ2lWWz1JPL/ttm3qbvuou9QxmEyfxuxaSFEoY2SHJP+iH/y2mNsDHxBOkldJh5jzblaSlkhJwdHu/nRnt0xQ5iofS1J1NbVfbZ4cEB3ALPnbenPPTNizs
aIgk/13ST9YG6ifZbsUjwT2bQ3LX5kdOVXiJ2shqaBE9nS4CHxM7beuNR5jd8Q8cIREHwcdMSnImfFUisV9HJzNycgoVZd5meerhn2nJrO7EYh3MSmTtyZmS
45xP+DYL9dscXY+/5u96d5xdZGww6Zh0xUdxPOoqzKWShcPIXuQvvBOCcIcrtYGaJT+Y6Jy53dwaQYQ45soHKafDoymJsiXRx76INxALk72UaY1ZRCn1B+Vp
vmc+bwmnJxiTSKulTTIu1lc6GGnlH7WOshbDNslGEQo6Z5cRaTdkCJUqmGivJj3lifQ6iXOuuEl6CtoFvEZH2TYD0arj2FRkqJEj7EH3dBhIPofN1Kd4O1TS
fcZhIpkyQvVafha8CE9QODsLciODQi8X3Aq74b2j4nlw35Jl234tllQ8LHoSyFK/Cugd8iHoRYgbfNi0RPOCykf5loPUIYqIiW+9TKTx8x3TgELbWyaRYUmc
c91Fyu+tfrAAS6X8raRNZlmvm9h81ODKn5Syl7M9pcSsoE9ZCpljpvvyvEaC1sOxxk4OISUw+gkXqoTICu0udB9tMUnJFNle/WJERF20xaE/2bVNM1udXRcT
Cg4VlG294cZixXc6opbnXcwqq5ki+Q6B5f3xUvNZ62i6BvO10tRayzBHFWIhrzML7bH4O3AZNhg5jGJdHiG5qAfzC+JcXTIGHNA4EToHPhYvtV4TTRCBYJSF
4S+G2bzy5GgmQ/zMmmVzb5zb9sHyBd6I1xifI77ie3JnNcwRdjOgt+fREJb6ToEgQhlWH1KKLuD6WoMFd6k2mbt4g75e9t981v/gdZ1p6SxcaEXBWOqZaqP1
eNP0lpKkNMzB+1P4XDbe8lg+xjJLkRAWG7YyZIUbGNSYuazkeHZIWShy3wpBcUQBsBcYR1Tiq6QP8TPsz+beEdIOan4a+xWfTW/jbqC8yImWvcRL+Ak9U7gO
fJ90kr5mmUhwkOuU0GQER/IcOdGZCzPSNnfsEqwL6g2uv7g67wOdWX4dX//laP82xdhTvZI3gD5F37L62Q7gxfyTcCXUKJ7QvU581vY4BbVtNt6xKNOdfcTN
xqDUasUbJkTiQy6w3wcKWm3IOLgdz0Niwe2gtpWLvm2BZUvIycpPvL04BRfLp4PT6Avii23vNbXAL+QoeJXmg/YN41zjswGG6O2q3rZoxWG00rACTBM572rx
FhVTZz5NllO3eX7KrqkvkybSH0CV/jd9J1TOvEcGwhPwbpKjxn3GQiMbO0qdoe40GClnBj3fH/Q/6L3Qs6trcGa0n5erq9vp0h0lQEFAB1M4EiD27dWJCDzf
+FSjxY/JeoHz0GfIQsLIzOHvqNttIahWGE70EA60NhDODpXR0gOVMQoL0kzQSXx4lNwPH2lVVt2gN0kEsvnxU+gycx75sotvK8n8TrHBAYxXGhfKsaZaRLyT
ykx0oVyd1Ic5Ih2OPCRvm4LFmKQwdRvYm+qZcIx29mCVFSzPvlNel89irSjPLhGU9Ks8Sn21H07j2HrIUiyMJdM4JD2firOxZK2Mn2GYJY95ovRBFqDHuS8R
ecoTcoQsE35oZ0Dn+T6/NkQwL9NQSQ+wB3xfeoS+pviROayYSVYjo5HvHUpbGTnWKk3IcJyXqqVcWX/wqymNUYqc0TLq4xfQEPy5A0+98+7sPz5glN88+gsY
2NwDKpbGiLbp5gBDsP+XuWgHsP3kGvIoY2GS7DnKTIHEYrHS6auYBPiE8bgyR3dQvhNrKZlQMrAyuGB/gbzkRAg7eK5nEpVJHFcw1FLgBXOFPJNYLXpEXeH/
gitkAdYr+mAIJ1fFD3AgjlC8vSU/MdqxnEkyLeO7wVYil/Gk/Kp7bO9uetkcZRex3Fy9Oxk7ruay+5bMMVm0y9+51r7hw2+Tyzv9VVPixVpKwPAlm6+0Z8e7
3UH2BGeIRLz3yeXG4cKBTJuo3KhMbcedPUo5lAJ9FP+GE0RvEA6UR0NDuNFxD8GbhiVwoDSLieVW4VXacAdqmS0ZTg+mCi1PUZg/XhZI5th2mxcRlcbHYndZ
peykzBl1H9QmMJNst2QXqLPkJclYWE8547p9xAQqCriZfBVVSk7TGvKefW7qb/Q+WSPMp0/DdSlf6R7QGfIzrTMOaRYLFygKzBxGZnF231mD1gWUBg/2y3Jp
8Fvp84vnFP/3+Rf9PmT/UdzBoIqebL3qeyrrCzlNUQ5+b0JkW8i++AN6JXOOXMEcYkr08/FofInIxb4fd86GeuGrmKe27h2Ra7Ppdcse5ndrRauojdW+Fzmh
sAJSfAS62lpErRVXwouE/nZh7XfYEiObacM6UVKJin8D6ta6j6oVz9L5Nvi1llv6wOOVuUgyHSxfbHPG/CMCBrmF5rX5sdTTCio8hxc0lowXP2OnwmOYu/RE
vp2cywsBHUxnqEUxV9rPfJZ8bHQBFyk6Y3wtjiyAW+Am+AvvnHCI0jliRFH74IO2B/QaaAP3z+bJ5mhoZdsWRm21KXKN2+VWU3eqoZUhe7bosZP1k80/SAOx
yY5ZjDPrv1nZtag+8LfKDlQQxttuCdRE3qEMWGfJfkkCDlmH63ugA+h/nHn0fyjHIaACTCbMzHa4VQdC7bws8plWS/WEN1hClG7AAdwi/52KC5oaAnhayxNL
dpacqKrYll7NM5TLrZJKKshmYtxTBsibFKUWRnWXCNH7if7QQJBGsq1pvK2ytYWqlMemgKKbbX3bl7V+BP509LG9NIeBa/njmN6OC3R3z8dZWtY1b5Y6wm2f
N5f11s25wtCb5csKYvn+VSPYuSN6+ai3UXfxRvpUU0/DGniYeCR6R8mrPaTcgrgLdzv+oGnp9sRjiLNTMw3ZqbsnR+IWwn8g4cw1nRhbmvCL+SuzRaa2TrHU
M7Xwn5bpUCiUwFXid5hYJtL6NipCUq89ILsSG8O8t+PSs4rH+A2Rc1+6A6BAnCDcQm7FTPbuvAqjyOLshk2VunL2GI/AP1mKlRi5VvGd7YulHHtP92APEv7c
sSI/URQVK/td0UXaW1SM7FEMNEbZgjDnqpg7PnHFYM7MkNWsR16bQlidrvuuye+0NTRY6M5Sjw2iQ/HOg8K607fkpaIquJiZwx1CG+GeiiHU/ZS5ymrHAtNQ
Wxs6CZcbnfP4/WJOm/PxKy1uHdFpBBpCtoN/Cgcqi1PemV5Bx4zT6j6A6SnuyuPM0/i1Kbmm1dQT2YbkGGUDvzMzgIaAHR0oyx//SrQgaHMCuNy+S6FjDtpi
HTdtOsp5jy+oPFERV0YUsFhf/Ov9BvsoA4+k7KK9rMcV/JYW+S/M4+pAGLDvS72s3Av3IidT7ZafAAFeY1prbpN2o1t0yfYhChZdKHX2Jh3RLsBuW2tw2q7G
t1D3ZONiFaIsSbFRodxiW2aocbAUGYx/8ml6PYhQ/ZSTtYByDlkucfYP9wj8sVxX+CCUxQr0zi2eX7alqKvlECxIGmcxk+d0EJn7zX/1P9WAdxyQJABcK6nV
10tHSr4TDMPs0CmmBphjDeZ2VVxlwpGAFg5+vyQgpG9AfsXVwi4VI4vcClaV1Vry8GGxLPMcuW8L2GWsQ6DUS24ZF6MvOc1EKT1esV9HELjEG881nZAdgvto
PcnuFnVLZ4LRnyXucxfQvxJShdn2EsvODs4+nzehA9usyc11Vbls3OLsoQ76VpOr9umIXB4dK81d7cc6BHG1HyxhljGwj2QMWSTIph7id8G+wAKzFxUuCsUn
Qek6Z+Y7gnlK9Lb0sdJKH/KpIon5EloiXAbyKAryl5c37QMfAu+NOxu7iT6K74HhcD/oOHwY7248QwbLp9IbU2LgzxQHlCDVzjs/a505BNAw0bbvgVuG5fJr
uAJ2xgsfRSLcKE8n65mYlBeAghyWHOCoA45ZJ9sEsAjDVS3oFGpxy1HTjejlsvvwIGyYisf0Ezjnl38pGJen8xpc5J1zyzvS/XinQYGbs7x8V/muLmCpV7nH
FWVlpbitoCNUp+nFjFrMpuQxdtOu+HDLAMXY1HrYoTpqGYTeRL8YnZXtznSU6SDVbjoFT2Y2Y0FkL/qu6kUXnrLGvk423ByCB6XomfD2StsORygBWGbR37U/
Zoa19reuTjwsEzpW2qdy7DY4tC/sgp12mOl2Rw9HMrXH2kL66J0rsUXBi/1OBPQPYLEcPjeC+wdc9M9q68os2nVD1dnxUVBOue28sPN1lyq7jBKkXk/2s+fZ
au05jj8pewdregadVQZaFfBc2BdwxoezyNamvlQDeY+zV/UB2qK8LJsD98QKlM1WMyLc2Zcap3hENWFhkgRmREtRa5WtG8O0D6GcPfFrKorDTkdZq1isAeEj
yl+HPA0VW4Yy+2iW7bb1gg23rmJ3If+hQ+p/e2YxzasYq+p8S3+rViLAymRHST2/utswZLpSYt2VHCFXdjlLtIcVlJ2rCgr/seD3bdKwr4WG0mv6TNgLvcvf
TL9l/iBCrQ+oMzKDYjwSqpuQ2l921rbN4QI2wJ62CfBA1e7UZcACbRR5TrYd+tXOkgnF+p1GZp2cRXUzh/phni+853bEr9pOG73+VId3cq5mCO6IWx6sCFYn
lj8r/pvOwWpL4ZNx1pvNMipXXiI4hw9mhlmaU0lUTilUPXSjRIfS2FxnH8gieEcqhi1V5DJfZXX8ieAR5gN1TnhOcpiaTVzk1zIXme/tvSAJephuQ47L2kEl
nAl4yddTDxwbtFHSIOV52TWq004u6aycDEPk4DSG1kqoTbb1vLfWiw3O/KvIdg957bjsuNpF17aB6sfNo0OZ7YSFepXehX5gb3EsJyPxHBBubkm+bRikmpqS
COeDDOL8Lna45Gb5hESo93eyBRf79wis7IwWigpXlD/O7oijpXNKE8oOV1Q5bhsaW1PKE4Xq9K9tNmO+7SpCMV/JxclX7Ldg0j4H3yNzrmqdagJN6ehVxg3N
0MscX5oxMsexS9GmmkgLQBUzyXgQ7I+YoP3CcOsBVQoR0nKSFgg+M4eZ/kgUWCxdZHgoui66hk+A1tY2IFkUTm9QXGmu5iUwSa3Ou/wUt1F5YbmzvFksofem
kHPBb4JXd7D9mQi3rYDxINPgjVRn2wvVQ6Mr+cQE2k5Z7ipOGr8njLIn8p7Ub2Bv6Wy6d7LQhoDOjMckjVXep7zgfNU62rc1lNuT8ZCNt/6BPbMcY/S2scpE
6zzlMyXNYdEqpL4ZRU6y70sqYOfqBV7YrqAfInM74tePEWdD0wPYEQ8cIbIV+G/oAmRp62FCpBhA/kuH5P+c66mtqu9hnirQYEP5xWxaRNAvbSesncgadI9Z
TOYQhGS4dUyO0O9hgFflq9LG4Ituv/rkBjUob8OrkSvK/pZ7ygLV59SQ1p58FVOJBVMsy3cYEr4zZa7kMrSaWmgPVi4iT2L1tqXMGscU8ndDV/sMZA9lA8fH
DsE+MFdZ0Zkem5+5sljcrJmsAtbDTOedJIjl2bGyAjtWWSDrG1bsWIypH8Xi5Jl0A5JgKNVNkcyQjGX/zqyyWvBLyGV8FpEmaRU5V+rw8KGK38gRjSGiWeJ5
0nxmJFfsKDSPJReCwapDVj34Wayjwebu2DXbfCbWPMhuVHRnwpkbcTQyncoAa7tWIsfFu5seYM58dkrLamaOYy9zkN5hu6Rfa9v0N50/lzD3yPu2ScmYAucq
gdFgMkTZ6rBOOqktWDkGseDukcvsajIOyGc24M1mAvaihmq/8Jz9vVc2r/FbGAQUCdyig8B8ymtZUE1ul+zuGfF5LFZ69oO8WVm6LBvmZqmJy24OTxapziOV
lkVSfUsNMtL8WXVOul/0J5Fs6aZw3vndWrrh/UxPbddMT+Q/4GuZ/fBZuEA5RLUfy6RYzFSLBfexrMaO61pNlbIvGNMkVE6zhlE3kH1mnv2Y1ROaZbeR08F4
wkTsobfbzutDeZ2xdPC9dC7oXON+wP+8/4LACy4s1nuf/OxuuVPc8qlYYxUkA5c1dAHvkWlMLyUNVtp60CQtNroWQjRMXDT+TCdbxlIZlA+TiK2Cyxx3xc4u
5TjTS3i64w6xwzCN/ALyhQMt8fwe0DxYo1gq7S+JZy4TV1PmKTba+zaA2/chG4kpsjVJNolzzxgv7/ic6vJfg1jqq5XjiuLLU6rOtkrhiWA14woctVLITTpL
9w/TxP7buaOaD9iOlvPUIOwT5wnkH3dfwWbWCAuMBeYKexE9wzFMt9m+qfx+5oDQM4UP/XgR3cpmlq0Pn2nubJ1rjrRJ2s7Yr9JzbX3IUdbBNrk9sTFV+Qh/
lZRjKrQ+wx4olmNziNegQNmZEWIUE23YrQjD2VxSBmpaoWGOSNNqL6Gr5+YKL5b65eYzXh5utzKdI2wIy48V2RG9PNTfvIguHfGsnjtM0sQMRMZW/oZ08CTL
amqoRUYJTeGchY4mYjYWaLtQ54ysmnCBPBI/ZImgZ2NdaIrJtvxOdsXXUVJ6p3AW3MS8Z46S7624cbCpJ2+hopA5QOnR7Uix7qOCIk7potsn6k5DV5EHhPOd
bDYPAlGiBUoWv7NGigNJq875XkcprXQufF0Ry76n6AQMge26i/glcQW8FpmPvYUNlrstL+NnkkI6lUaJKchVkRYuae1sdWZJLkXZBV6FP7p4sjZt6eoX5jPW
9W752ZJXm32LWOqqgMGFG7yLAtZZCqSedKP9oMO1g1EuBBPsX+hpklvo1NQYqUUyFthCL4Cc959AbD73mvUjU81NMp3CEUq1rUScLjwEGsS9zOOgh+ZN5ijq
h474EYp3T3oGDqXHmaK0i6lFKAY3NR7WBsOTzH7wLW05cJh8hL7Enmp+Jz7Dg5kc9DDh7CLqljtjK5Of2cG2z2Utzc/MmZ3NAX4kWyWVtBp8IfxqFRrXSwpb
AAsEeNLXsCr6CzlQzwFp0V7LDnGMaDU+LOYRGGt7AjrrEgywWiJWZtZOZhehVcAd4yVmrGwD+bygq0VuWC/fLp1c+4FKFj9JlAlui8/xpEK9Lh2thpzZ+piA
Mv9dJbb8jrhexq/4WLqt0htBjH1KJltGwveRnlgvyWfsX3rI/+f4Av8El1ongiA8E+qlqERBZrLUocgwEnB94hfIQhcaZuG5JUhpYNDNrR/zJaGTSyo29w2b
LdJBLHh10wvjfn66wh85qVgDvQHZMMTTcu+h1/SvhSWwlMoiOJIisL98F1InnyPJEgJgSXIgfFfCgUuAdNMSRe/m9y4P1PkZpR33eWzGcrf5rE6Zzi7JTn/1
oPH8S0H06lhlrmp/Wgd8xFbAh2XeSDRoAyZJPKEZ6EyzLznEdpKzV/gG4zY612B24TQpxkvFyGoNCn80BFLDzHfwarhYkAVNlSgFAUpYNFFZiF9CvZEmBCTu
w+OQdbIq8yLDK7y5qTM4ylEDXAJ7UVWgc39fB5ohHQOLuQnmTeBkkxw8YHauOw3BW8wvOzmgOOoSsEtUTfDREXI30M2kYCSi2dhR5otgMry8gsNYhW8kHwFP
Y50Fpk80O1f8hrEeuG0L0HneZ40PyPBt9ggNeu+1MyDZf3gH/2JltxRuzI3PuQUmcyAgEAttnuJ4TXhbRPhE6rPZKCWxJ8BOYBG/sLm/wLnSeacAFc6Dhkn3
QeW8HTIYvm85Enda9lF8jD9bOE5YAozTx2oPWTrRaXI+uBxiEzWwqploOs1V4RlQkR7UGQRzYgvBP7gWvIXMaf7OuM6Ya22y7MRrLc61ujc9ZD5vfHp3YNp6
t1p1cObFrEK4kYSwvtxLgkuCbLAypjdyET0HTDT/bDls6opO2DEMKo1vb7xATNb1Am5CKfyamB+4w7Y715/qdL6G0+SY2kf6IUYFextwSCcRzEL/QBvFO2OF
KJ/TW/AjtpP/FG5M1DQ2i/jNOCoRHrE41wFP8j6SMaJooSdLva/wbGBjcGrwYfQJt4nby2ATA8CguHRjkflvK6//r9riRzo/3kpwAX+PIET4xLQCv1T72TAN
bjBNML01zeC3AynGIwbXoqPFe3K/eox0ZTxHlEjKWou9qEma/kyB+CpZQM1Hl+E3zLfCt0MXRGHSSn4fri8vL3iAOJW3BDvZgVTcyX4E3zyRLDVNwCdixeRr
rBe5wgJriqDhwGTWLtdCV98OVPgDqzXjulr7NxXurmp3tef/7iLlyvrmQFyAzrBM1Ff4c5oY7ff6wSCXN8s8zZiE0Zw11C1snAbSBCQ61wBnVU0hTIkJ+gT8
nrmfbm0tAndu+BV8JcoS4+A6/ImoCpoODkbFxAVsgmG9MbLZR7S7witWY+gtM4NLgXWCfUkV/FvwdtC5Q1Ii5KUXmR6it4mu8ZXiH8AfuM5dxbsYrxFMs9kw
3/KBO4t8R1wmOkGThO9FO/Vv8ST+W4hLDBZG8QZHbxNqhGmiFE4KTwTtAZzdmFT+HLfFmd0KRrmEbv6u6EBuab48/25uoNfRzSxWP5/MjMeuKd6xEjG/j4EP
bwFHcGcYpVwAX8sXg/EgCs4CrwC+iS/CnwHOLDKmg+t84i/U+ZjegF8ko7m1uo1IJbVTcZv6kVxmWtokoZ62TFOcgw7TAtt6aK7lmTjPPsK+B14tyDGgplfk
7wqX5FqyX9ooRR14F9YKyloiMX5yID0Sdt7hn+ZvyAgNxPNY6gtBRUWRBe3+fHmY4qyqyXbR9kEy3n4ans6bkrxd2Q1ZmFySdl5enMqBWZpnklrJYvNP7BBq
KF5p68McIp3xYXXDJsxXDgqvGbfJYutXU+bmM4ZlZKJSArvSB6ixVI/omeA7yz1IwrmeNMThgsw2u+ySYc7OwaZtfUrLKiyVLHVSMXdbQ+GH0nsmsyShcQy9
zGC2xlJr+J7AP3Ry/29IuILczbshpmyTwRXGFMKH3GPhMC07hYw9OVu1W5eUWqVaLuwa2CsCiYguTykd7dN3q6P4ztYzpp+xfZZBklX87tXRFgbzttWBBW1z
cTBF2bJNcRMJ6jJQoVPsko1W6Ln3WmzUFeYDo6aLRPeQywWh1GXdBUkeMR8M4a/vtNjFz/25B4sFuw3yHuZh9nT2TPp1rDAvtdtf2DBQ7aH2V++RWiF//aX0
oa1S1a30nraraXmm+ZAHZcV3MNkYzWSlX2acs+kWS1sapkwG3na5LRfIFemNio1ILGhTkvqnjENYqwVkB9BJqnsQZHhrWeLhr50L4Biq6I2UAxsFj0Qf0Jdo
L+16Rx7mXO8z2dpm69LyHKxQ3rHvad5MmRlnP4AYdME/gh8cMa1PWpIcB+1cbGpiBeTKP5Q8QYyZG8gwYR5/noHfdtjyUvHUOAeW84biTUZnBLLdR5gfUfje
Z0bm4fzV/qt8zrOO+/VVd8876c9ixRS89hAUfCpGsEvEd9QMZZEkV9GqApKtqTuoQcwKhpFHYqOYdvNwMlThHN/v21rJIstxWyuukv5ATmXKLAzkgq8TjZJq
+SkKsdxFHqiyOnaTS62zVdOJEEIB7rXtcGyM8yUmSY4m+5FH0X51taI69E1Lu3QIdho6z66VTXVskUU7nN0N64KWu/mw8A52E8mq3Hq+rHNRmm1y9BvmgN1B
9kgV0atbFoC3VFbbLGoW5C1/prrKbJVuUb5X9BZ+lHEVESlPld3R2Yq5hHP+PcqWAUlSMvDf9DeU42XXKQXMoy9R8VIT7Eotw5Yru1kb4LG6aBsNmGQbbYex
SmmpnhI5v05Q5I0ig/fAYJb6doh/BC9CFjlE9QHcKu5Nk9IsaIytNF6qdPmfOsl1HBi8Ak+gPaRjiZHwe9N983F8pRZu9TaY7XwbTQeJz5i30p5hczsrQ+LC
RgYlbzkWSUW8CcVkb6xDeUfhK/a9jX4q0jFPkYfNUL62DjcvZLikWbCf/k32UmIRj0d+4B3WXVcWwMMSX5pA7VdLhv43RX9IKL2Z/BNxQeG/5WLetdx5HaEp
QZ3X6bT7GQ/nnT9MHdKBEf06Dl+WZwcbi2ItkEyCBZQeWUiOEG0lyms6Io2Or4wjS3dEOHR4rgRDxv0NNp6qZXVwQoiJta6xf+KOJW1YHpWAdGWKmVPEbXKN
cq8W6zIWBpA+tnlNt6yP8JvIJSSJGi/uiyLmFjrIyrZBzGrSoXHG/FmWTugqhcTqpwSp8/hFxbRU534Z1+wa6qADdGRDHpa+jjZ6EvNI4SGdZYvkd8aGYpca
YVyS8gQdQYuV6XQ9doBYyqTbH1PO+u/Ogtv+ezrHF6/LKwpYUlFRQZWSpbMrllTGebDUw0ojQ/eG3vDLB48p38vPMOtstOSGLCo5U8Tj/Cz/JWaT4gWZyuwE
/yRxnXNF4WzZJmC17abKQJbgvuk7ZDehBMiQ5MVnmobDv0YO0mtNW6WD4TfQLeMAi64xUBFP8aQCLIE4ISzmriN+TzzBe4enESONQuJT42YiFbsAiKQ/WtbV
FlLOXU76+K30ZbxSO56772Zh6enSsrIRdKvmLPc2dFxcT7SbWjhGylb/VIpz+kMrxP05NtMQwy9EqgiGynRxoD+0kejR+AQ41+j8yluww9h59lljByDUHsJn
oU/RoUChlsGVxCX+adPP/DWCNj0o7Cndxc2SrsdqoCBwq+ay3rm3y6u8dQW+FfM7+Eqn0j5BnqEPgj2MPxLXRD9yw5OG65Y2DdcFCf9l1sl/Pn0QfBr+Hjgp
mQzrjYuo98ZjYg29VXiJ9ErE6xOwmQjQzEg7F+XluVb87PO9x76SZbnXCq6UTlDI4O7I3aQC1GC6U43A98hF4k74Wc11rMp8iDiC+ouXojzAhdoL75etN3Bg
V0mF7I7YgjULXMxyZArUAg8BP1IRfD0Ldhnu2tBxRQ0d+HBhBvw3HS09WV4dqPBb3023jujlqfZWN/LD8Z6GarNdMDlOqPEyegu3iuObQnhafYr4bTQP2K35
2uyMhEcKYCxE7E69g0ZhDaIC0+ukxqYArCa0AniJXhB1tRhQlmmQpDdnKrQ2pAaz6b0COfj7gBhADS/hXzKNxH1j/0AD8POocycmSnScF6cYANZjc6F0LF26
DnfmumMZtWU6vR+sNn8H3UXWgeOEa2h/8QfcCx1aPROcK1yIDiTTBMViQqRFw8U9hOvQtZqzmPPnZ6eHu98Ob17uENe1LP8t4129Oi0ouFXysnCsH4s1zosM
oP1O+6tlbwzDwDvWlUQWShP2ypH1pU0yDNb/wa3g++jb8eHihXXOe26YtFvTcGm6bhz6K84mqrQVppn4XnmbTSF3l89PKbKPwbcgx4Ee1u3EL0hv7k2ZNWUr
dz3Fjckzxwl/MpDxI8h6+pXlD3ATo8cmC3U1b/FqYoqmHCqpd+5nFKJ2zRiUGddxfrK7j9coL3+vW9Rusi/cXoczssYeUiMzHk7VXjb1xnvJDCIlPF4+y/a7
zoJdiKPAXZLnpsHCoeYnVDPunM1Z01gY+wSXQ5NMTdBo5rnoGRVHrwP6MzfMuabL5CbZVvSTYxrxHh4FtJNnmGpzovirvivl3O/zeKfubrD/og7+ddf3VkCl
T7+g97i/4VcomDsZuyJONMbpLmL/2mP1f78eAUaKhVhP6mrdArJoh5LoS/wpLdD2sEyW77HXEjrFTV2q4Nc8vxJL2duc25u3sL4UFBaBhZviXxo+JpUKE4g8
bAow3nALsAMvsAfcE7AfJaqeRndFjvu6SwLpsyiP6WImxVUdOGEnPZxM0R3ipAMq7EbYRnm4WN2whTXCZZlrVceVhLlwXGa5gm7O/ZL81Z3UXn85D/3+qhL1
Ua8gX8dPpMtUdiJX+krmJnsvGGIeD43UDBcT5GqA1C3BYtnO+mEacqppSdwH5rqkD3eW5goWh5QBq5PiFDLiEhGv1ci2K1mUQXKr47MTpB3OTyT3QQPAc8QF
WXdUggQ1LSBqEhRQATaDdO7fXYXckOwWzgBpsiwqD3oBE3rnej0l2lsWS+9P7AUC8ouKC4r/xdd7ADdxdt3j694b7sbdKitpq7SSTe+B0CH0FmrovYSSgNx7
wzbdXV3btXKhhw6hEyD0FmpooQcI/E2+7z/zvdm8P2tGI3k8mtX6eZ5777nnnlOgk/Nnkl0VvaCl7AB2Dfcne0yxQ+Ur7Je+lx4it0TUUeGOJouY5T6nYH7p
u/KFvt30a0rO61/noWXvXdICbpclFAP6pRWRparCiso5XK3moeYRN1QdKXSGjrbm8A0NPqzc9lNzO7DAPpIdQTboxDpjz5SPoQXoWkcJ+R2G4Qc0G7GJ7Fjs
fupPmnDOSc8FO9iSuCV8YtwAZpjMBfvAWAh+k3eLYH2d2J28AH0nPWtQbTTL4kkPdYx6OHuZnIe/ZBjTTTrzX7hYK30f+pp8vmmrBgpde2YfzP8zu7f6a3mS
rDu/2DLDMgWdKu2quaI5qDqtO6B0UeXRicrOzFbulOQd8wQZSo6o/srQTrmnsVoiPn+6WT9hRXAuq6+Zu3mwbYYlUXDjF3Eb7ftU2aY64Sl/gPq5xUKNNQFI
oXKI4jb9NkmJldjE3auMws2BT4LmlAPAU/fpFa659/W+lm42PYuleitG8I2qCxpK818UZ/8DP3yBjFBP54+bi+TL8EbSDb+lusitTalvPwzLwKYq7huPOs4y
a8qURX+VnK+4UfCx8F4BFtQQPKdxaqIRO03Okc5SHqRXsVMwD2gEHGUOJY6p/C2N2BrZ2mgZKt/WFWMwI30ZNGmDhG/YRKOX/RFyiWpVD7Xk2vPwTRYu72jW
zixLW23eVb8lW6bP+xcNOk+9R1v08vnCj2rbY55tEQzC/MmVlgN0R3kmOxNutnc3rsBuaYPI9WQM9WPCFWqA7qhB3PvbapkLziU9lacUCFdcf0H2lvaxnDR+
5wgi16mnsVm2d01jWlz4b+3HsbGOas7ilESrUvuqh5LjOT0vmMN0V2NH69zoFwYxUuTZkmodBfk1QY76qKUtLdyUJrEm8DrqJLjW5MSqqP7sj6pYYqwj01LH
pglJioXqUvVK3SvlHPYmayN+qcvg9ZIEk5JKA2dj4vl3xifK855/QECmS7r/ppCrgceDi9xp15Xul90B4Cuvl64rMvt4bI48QHnZQknIvgnx4y/ik8C91Umq
JcKWuqtYK9qMrbJONopr8xnCq8Z0rpz50Ty+KQHTamfU+JKbOs5yeKCHt8TUxW+41bgAWdPxLhYlHLYkGQjnsqR0x6iao/BAKpkIg64os+DN5lOqpVY3Tstc
RIv4M5iWCXVkUoEJYoXrO3nT8jaX9M8AgHdF7zNGutwoWkKtjfqU5tFK8U3cQu4FdNAyEJuJz1Q/d2zk+jldUAWD2Udz8+i3+Dp1EOuDRdgp7gIvZul4W5fT
T9Eh7A/MRb4HOZfbttWmSVEn6aqcRoma3ULS7DkhwjlXaOStCiX7o92FrAKreLGuoNlvs1d/7/C21xKPQaW7iw0FffmjOIltSk3W/Sw5qx2A15D/T6+3/33e
aOln+ZbfBe0wDYVOSzwg1LZTvQpPVwuO8ZCcq5M9lqVSP/in+4/Ki/T+vmRO8VZ/AzDA/S94pUaF7RFeg3+xFOUJnUz6Ux2i+wqawsSaC8GRxi6SvsYeqAJ5
r2hsutm4htlCdrGOcezUaZxDTR0c15trBIliMGKgda69XWpdal2/dLZWuM7Wz/4XB1vPtoeb3v1/Fei/TFrqtK+QCCmiXJFUTV1oW4shyFv+PP2G3k/tYTXU
CmtendYixsfSjH3ouY13jDOgdchcy9fQYMMnbRdinWYw/gQaTxjZAxaSPKPbp/PaqNIotN9ABdrYtID4Y/abKhNXrCzgPzr6k3fpiyqxVmaMc4NNqizZPE4T
4uhnj1BfxMTs/QvEAFsetSa5u9adPW/2t34nqCCK/qyYRnsmfmBfyHxYJOqsjGVPUgPYOuFbNpAeBh6nxMyHc8XrCv/Me57b1zXItwGocid9JhWWuB0EzhcB
+inZC/K3ee9IVylaoWXEZf4EZ7bPdii5MMZV08sWVDsGf43d5OLsKdASq3jS9oUuX0NAG5GLUDzdj3yJRgg1qW/x5Na13AhnSVODU0IF8tc5CRUr3wsGCaR0
HLyVb68Yyvyius73Febbg4kfTXl4unCpOVs4BnVqeuIkeL+0I8bHaWI9zkVFUWWJOe0CAKBj8NHQe+1KwoKFdw6d/E8767QxI9jxrRAS2uEENAP8SvEKalI/
URdLHzheJTmtgQnjhflKlDLSRxq7Nom1IhOZAMYJpjo6y74Fv+Z/U42hbjRvYSXsabNEyOXO8EOcxU1bnPuE8eYFdEKLxLEzZYJiv1G8WgzlfSt+qcr1bYtA
ZRP1Cyu/rdqm6In8ajEhftg1uYf9HfaN4//obwD/V4vj/66OQmG3JkM5Q2DAsxztKFenEIewTM6dp/COXSOouSkrWsul3iWJlaPX54dMyx1etq/y8IaxFe4p
q6EsRCeZiqu03dhiRyO3DV5KTkdJ+yenwXwEj2/6iTMKcVQfxUqnQhmU8sZyw1nWxKhVjo5QpNXCa7i7GrcWD9Mht9GZRQW+bVnugPx3Pt+7/potxtUDv8Qv
IBAIBnyAECACcAc2qI5gGk0W1QeDmHuhNngBEs5O45RscK2MeGByxui4C8XiLvAjWGi5BXHOZ8R8CKd+YRFiBDFJdQWyUttYCDM5OwomyEqcUYyrO08A9EjN
E7iaLUp5DfP8AUuR6kPzNMsa6B6nsYk1caPxLVJrVTV+Ab2p7cEvI4exYj3bXx2b+ct8orNa25paBaVgXYTnzUO5ZOgiGwQ/13zUdDLJiCSzFzu7sSMXav0V
3JEyg36Oiad1JoVZAk6kjw2elnmtrI8vVjam8pTXDbcrQdU+gP5IIBtyL2R3aAA+vnWBMKMJdR5qCWVnQH8pupGFshz2j7QF1GLhT3wl8wcrrs2X0RLoYvJz
rChlvHFrU1pLEQd1yNBFpPWCEnU9hITkq6a+eJ7qAtgC3xBG2e7Yz6pWs61tkeS6abBy8ratrF1xwfFc8j25WXieskfYRvtwTXwnzEVThIoVS/rlvilUlKz3
BoDRuXrP/PTr+Ze4VsNGJcxUgCgTL8znpAqo6ZLmTupZ+NvEIDSKtkPpxFnmIJRFg/Q1OChugOY+F5MmzlJGsQPN7ZUT2TDsN3aiampMLD0OGW20qCobI5HV
aBKVqq4lhoEa9eya1s0xce/IlcwJwcGJEc52VXHlYev7lwH6i4WBla9L68twmzv0lu7F+0puWr5rnGHpzfxXN9v/87yZ9Zfb0K+Q4uojZFdHxJZP6CGJGmLh
c3gB+23xeOX71Ir4LlWxVbeK+ganBvZr5/RrF6IKvaxCVaFRFqpOUdD+NtmL2ckdVf0p3cFG4RrQndvatl6ysV3Qec2Q1ErFCDNp+YR8r/tdO0ImwQvIZcxb
+DkTxb9yJtLDXT67bXY1pgPA1PR96eX6bhni+ssVcPkf3UMg4G+PEXe9VfMM+wzlJv2k+9b6G1oO2VGr9TDMkZ+MLPhT3Qukl1+IRZxn7mcHUacsXdWLmR9w
D7iC2EsMgkySAOou9nNKv+hByq+heZbXbG1kBRVSX0n5IjBu1KxTOaSB0CUVySCpUeqTiF7WHRQ7M0zk5yh/oMewbyyb8WD8lK0UFufzVxvusn74PPNDg69s
A5hNBIIJzgnyntK9tEVGYK/Zv7hB7B6quywxsQV5GVuHblYNJj6A4l5A+xxYPyXnvX5h+pTcs97BAUk+6sAZARt9f/ME9Bm5Xu7KvBOFDLrK8itRr91DTOZn
omrcz7wSOQxqMBxaIlusCMO8sBaNmPvd3PYdZpGfbSDH2vzNJEoSZOpqy/bU+tqv1C/UM81dISd0qPk38h0b1vIa26u5IdxOC1UEkKuMeOIu9T7wDqhF5mMB
0SdUJ1NdWEEYzR7kFQLCGWGxi2/f/GFFfIln2/5ak3fTt8QzKeuR+kfnABZt4lmQmoScUk+mBqWBjEyXTFMYItxPOy8UEKMTDyqCBEf4JOkzp9+WKR2TObEi
dQ343HiVW5A0pXGVLLauDxbsuGx9IlBEJpVHHG29Y+sHkdhXag77npjYVNI0BOtDxqPjd4vR5oclParuV14LAvRX/J+2+y6oc+gpWzuqR/wB3mzObd+ELmFV
8L/4rYjqm/P0ffVNsjc3tmm6MkDzHZwKblGuc3p15FR30wqawphPTdc6jtvwdP01wFI2wv9Su11FVwKg8BqT38YA3kWOCof4GDYVHKO8ozmnruR64des1QxO
RuGdHO2b88BRfIvDZoVx3O7fXIJ9JofrPlr2891bvoLX0RL0T2Zyhl/6SOBRBqBngZ/0RleZu1iFOuxvhOML8OHbFoE92/ZXH0ZDjoAfWXpwCq6fcj7UiBoM
GXQqv67us01JzbWlyUcJ4imtHx1jaZTJjVGlSZAnfKbtZ+EX9QbzPLpGcIe8kdXOPHZl0wBNk+IoBoGbmBxkDE6vnwRdbOiLdLTKqbstxVsewRw7EBOxEYBG
rBtznY9zLKEyGnLjB1lSBLHXja86wX6Z/0GYyOTQ8S3eMXhz15blxEXbKHw/+9wa1PRH2lgHgD4hn3PdIML+UXON6mvrav+n+iEAbHeJ8J0VvDV7pmvfALxI
C/i6vy0ZWPqgLM8F0CcWvU/fmKEs5tUB9HtiSFxg3aJOdfILzDwpoHxO4owmjYldZTzPnCOGomJO+69NzdhVNdtyASqAM1NiDJeYQ+xhY7l9rLaQuMGvNFFR
i0CJlWqYkCzn5pdfr6/HW6h+ztDw41Ib+pCe6SgkMvB0etbW+WQPcLKiHxsLjTG3o9pjw2Dx6Z7uEeKX4b0gr60Sy3juMySgxr8SfVBzH9TZv8VYZg/ig35T
zxMbnbh2prAH76WS0B2or+h1xEvqhbFKM5MfAR+EN7K4RdzFcygmybTsT7gLckGFwhrjVSods6FYAtHAKEaZxzu7EZ+JMeg9y12NO7dFmLF5LrSDDFeL41DX
vIdZiTk1eYD+Vu4GF8w3wH06lYpNiL8a/zU/Eo6MPcF/a/uvaur/B0vcx5Q1JBtO5s2k4+zvqrNV8dpj+HnNLvtZAXQMazkMPsKV6jGhcwI/BjwJZF1+TF8U
2hpMhBg0LOqCzkKubdhv3gQeouKheQTKvVb/hrxNGmBpqBHY+fgpLp5rtVXDt1kDkgpPp6o4I3ePlcY+JOvA+do0y6W2rGxqNpY5KzO1LWrx+ogMa/qPGeK4
4/X34//3DnNtyw/XpS0R7qY+Y1ulNZZ5xmDLMDmuzmDUjb34WUKlNbmWdQ6ixMjbUqvvNkYTaS0UvrWvUK7heqrPWePlhcZ0pgQMhXz5zfaj7Bwol1za4Mqm
YFK5JxmCsEmDyURrc93UtN3kYcVopqt0p0WMxH5uKGDc2DfYYISgs6iF3IdGsZvgZWad4ETd6vtAD7l9klP0RHgKdlqVkJQr51XjkPvWEu4lF4L1J315p/Jr
bJos3sQ4JKXivIV2bfAe739OXwa88elT/C6fz7vkM8mr3Bv0AICJXuf9HngP9ztDbdO1x3cRMdwUZB48YKOMpSybZV8bZVwR9ZZLBQ0aGy9m3CUq1kv2SGJl
MdDy2LHq7opb7Ki0OcSSDhHQNew3UEP04cvwAL5MOzpN2QnmpivHM8e1FWlb4FR7NWukllQmKaby39Ez+egO2+wpaZcUuywXjd3T9MSqNLGThMo91n+ZzwpX
QP9nnqYounh8yTFtrPaO44SKB9d1iuxwhHjQJGle2hK33ajr2+LBnXGi/CKBbdohkTov0j5YsfNz03GhqUXMf05hPaFjwgr6NFPFzWAvkt83h2m+wi+xZ4VY
5ke+WJiN/9UJMq7VNMqG2Du0fg3VJ0WhF6zi2ZLYLeuqupbxmwDgh9CVm7qlV4acZpbZe2KzWuIQimcqFspThP/i3/kfJ+Js6Sl8PxFGn+XroPPUMPq5poNR
KqxVzlcpNW52H6G7kMalVXpXurW7kNO/qMZleqCbly38Kn8MOmphhAnqPKzcMYyzO8pNJaktpDu0CRnDncS+cT7Y9p4xpgYjXzWzTdNarPw7opVDycVNPTl/
oiNmTX3Cj+tWK2z1P+yT7F3RVn+dzfL1DgQas8V5S4A+oK3qCtS76v0AN/2XDnNP/InkFfaYv06p+eXKdg4jQ6nSdGXUPWgr9ws4JDmtNZcU5yQnsAHCA+iA
xW/bcMdNhbNxmmQW945lHOMFp3OE8KjlIf2CaTYVNHzQ7gIlTJVzZHOA8mbLD2yK7Xt+LRlPd4GKLONbjiDiLHuh9ahzRssZUK4cwnnlsIrGFjHf5hy7l7U7
H7ETu5DNfYQNzCTnAX6o0JNVktup7dTAHSeoH3kCiqFOafZiPyI1kmz7+daMGnFO/2fo2oARobfaHclQhlhDdhZ9ClxT3Fiyu2xVW374sfRj4Fn/E0XLW6Od
QbZ+2+talznfObjWi2kpzr8oN/yl7knjHfU8cjiNc2Kk65emi9wyrsoYB0/iz5Bh0HcmX/QFpIdgyAvsCc2D7PBrsFOzgq2Gtjr2tlXaBxWnZTeVElWU4Yj8
LfSNcpUlDesrWWXfQ5ygbqoXmnSWmAgecRFGaMTOGWszlubn5Z3xBvQdgMFuXkWOPG/1VfJK8+WkEGSe44kyHqHqaoWTdY0WF6fTPK1hIdwNLVC/tgZbw81T
lIdswUZTpQvVVSJmq/4h72QZJlHbtlDbWU1dpSF702Klt6G/JAgep0pVrMAMKm+TEe6nuQLut86kX4HbjTHMMoVYp2ZeYUZgZrulbXX8K483GQP8ZvifZCPJ
6Q1/GqymuWSjjKnemPT/dFP533cdqAXUCeyDVWuebuyNfTbsxrpojnKjwOfwn9gB5E7KMmaqja/YV7Q9/1Iekfd18aX0eWXW8lHWZumTxG+5Mngwt90yxjCb
GaYKMi6E3IyPG4dI1scVk+tIn8YM+AB8J2WuM0QZhk5kuhEz0LnSp3Irbhc6qMCq2/LqBmX6qsynGT+1BaeZAOXyAoh2FauFeP7NPvxfP8m/nTN72OGS8ZBf
wwtlkX2albDelW1L9ITcTVcorXq2JYRdngKDYs5beMOVuB/Bn+CpqA+chAVQ3eBUeoFtqL1jY3d7DfsL8h3+0fqn/YhFSRvYHLuK3ljnyRrZ6bQ5abjy92g3
0KC6YQwiO4Bi/5TLtmTlB/KlXU79Rn8fN9C4jxXjWoGyOkRqvmd8hY6qt1tWo5vIdtoyOUzf5aLtN+g8MLohEJu2rTVqIHxT2gW7mFjcKOVWm8WuevuyJxaN
Lu7iEZE+JLtfet+8nLz5wZ8CIoLu+gJAhMcSj8O5WNYpph7vrLqFVZg+UFLLR9t7fqXThdXK+mGTza6mX+NizMMV4jnW2UxCXUaymdfbEdMh+oq5xDDDpKpP
5LSRzVJX/Ji1V90cFocN9u5MuPqDOh1dkVSm+Q0ZhR/C/MwdrLXEZluyrU/c/DAYuWM7Z3tP7kDX8ksN35J1rFgrb7W3yj0k390X0I/NN+rVBTOLJkNRtFaK
RQ2Fhlguw78ThYrvHN/XTHZdYshVVpMXjS30HXlFkDVlLnWbukFmqJKYGY47kPg+PyN7wAdIZ/Me7cJaD+dj5Il9bg1GutV25obyH1QDkD2Y2RwkXCJ3GX4W
IhWVGjORohyhEfOEz4bog6f4ZbVd4YeSYN97+cHlN5hFyldYWqMVv8aepfujHux/ccL8j8pkpmYKMkJyrcbIyIwnbUZpM7kIe6/JhGbJJtujuK+waYapmj55
dQUuhYvyDpdGltcUxRW8K7oDd8bAxBOQhe6BVCZL0W/YJNMPckEhQeXYJYi1tlO9gbJU19hL/PcNIdBo/AgxBbdBWy0aahamNESbbIoT2Dh0npPQJ7btm/5/
RykXoKM+RC9GYL5khJ7A//jKuv69w6YabdDsuDNKGJRBVtQTnS67LitpqLRUgp8FP3k1W/KlIy9CStW4A71D76R+VD6Q9KZnklnsUYMC/5r/hRwk7BTksBwL
5yqwgTVhWBf1G/U+bB+DsxfhdfJx6F1FBDEFXYeA3Ju4vFYx8pakXc50b+hof9vYXzGQQTnYJr7rFRjJjOZ3cxsV46h7fDozghqLc5Sdu6Ty5ycz3dhybYCT
TdHZp9kf0ZnK1+xG5grYhxGzWcZm1bjgQEl2R317l6icVJcFrj2KTxd1zt/S9ndB+gf6Z67lLg5oPl4EniQlljjVAuSOYjkto1Zv0m7dyS0mpmPhdBIfBolV
xSYI16q3wdOt+zRzudF8UdsqdXGWtvzVMhZcSg8QxvGA8BSqQU47v48+poNaLqoXqCO1auJn8I66B+GDF8DpbK1qql0tLMDfOHtqT8RUgfc1XdReRLRMrA+4
o8QtfxPwRR/gKw8mYE/Q5YA86y/8FrgvNKr5Mr5aswC7TpxklqTO7vCydT01VPdK3R/dl/oNZjB72KotccI9ZAyV4/hNIcbVW3CdNaRpnWSFpWfTRu1O8pxl
tvJrooFdipOUs+6dpieo4GKoViyY1MGphI37JHdol6jF6jRdQ8ybkjf2jgaA6a5Z7WOiz0S+b+5AzpOt4ubYMpwYcsyyXPWvuhv/mP+SsOPslHydsI6TSaKd
M7jb1lC1RA3DLY6Nwmb6OraUWK82ZWj87/nr/en1G91qSjOr/Kocxlb8AH8VKXVGEn+ygzVejkd8X+IiP1jnsWk51kv9DfM5eajRrzkPnMmm0/0xna5TWgS2
Fj6TlsU7iY+soFzEdOv0Ae3t4pc1Mu+UOwD8lLXTbb2rI12s5OMPhABRf6uzBbXtQg+9j76W99P84bRoJNToxnWmH6iRSAbt1dJsQ0HtTgaPYJxIN1qs/J/I
BDZTvJU/2XhfchK3Ezgxin2jXA9faVhBjpdI5CMc/QVPehC607GGu08uNiwnOzdNqJnKtuBnKUI1fdduxzSFTVOlEfe2rMZe1lhiG7QgeRIxDZ4u/G4R3/O7
oE5zUINS3i0908IIk3OZosYZy5qIVB7HO9EAMgr+QXPMsFW7k5pQGwj3lI7GlqZ54eJuYHNRTRlUtiyoxuO924ygrJzruRcCseBXQce82tZqRqvvyhJ96XbN
67Q8i7Hj9bQ6TkpMITa23NPd5UuFcqGcGK6V8Qw/nRQze0pNx7XHlK7oYOs+/JOjH/kwpdTqC/ZLPGFtMD1LWqHwBucZezKB3GQkq55Fd1CB5oN1OyF/ukHi
q7xpjkwsUgxS7DCtivBkZFgOAnDL7KBqZMLVpPuQeAJxgNtK157+U7+4AvhVFnYoGl6wXRuMnCSPW49SEZtH4+PrXyk3yoqww1CsspdtcbyMTFA8Vp1Rt4C0
8rVkZyJFtRiGJGuQf6I/AHCO/LZaADvAjPS0tTppDZLPXDNehN3AIPhrdhy4s668cjcVbdtKK6GqLT8kjgLPywiFRCm+G98WOPP65e7LAoBb6XWerr7dMmco
U8kVNFO9J6Fgo0n11JK69V/nl/+hp9dDNVTRntRCw8Beilu2WMM3NY44OfYg+a2jWlYDv0cPqQpVB4P3+/P+S/yNLpP9490X+WzznW2bCxFomamr5QapSllu
jrZYzF2MdxS9TH9B+yBaUVMzxBoN+m5bCGVavpE8Ue0Gp0m0oBfMWz8k5tasgdonf22iJCtpj/RQfbL+SdsVBQJF+hXA4n9xeHH9WxPA5W8lxP/JEvPgucpZ
DailoHG+qbb+nmKUZE7NW+tQmTNxIvAiKiHpCnlEJY5ffOMacLYkF5VhIyxjY+7LC0AQ7A32ZULBS9YBtdNjl6gy5R3sq1ImK46nTFCsN+aVcOASqc4aaooE
t5avYQKxUHJ+/OkUMdvsZF2I8Zo5yhQHNhme0I1Slxpx3pCPvjVxzBzkisk7cajijiJVEaPaWA+B2+A0dgKrUFLsRFBi8IfemO3wflvHKLfEtdISWDz9IM2Z
kQG5vMyIB064lmeNTu/tpvJ560277XYB9HxWof8x3w4+W1TRiudMhkW2LRge09Anyk9mS94SPRKNC/0E9zO+tPN2OFGM006wP4cZ4wfpfPkR21/G5Zbh0d22
9NFerR+Bj4zojsfU76H+IAeaJcL3miLanwxWvGfOORpsLw0tKV3k3+CN5miuF5lKZSLn2MDGs/4/IO+IHvjPzoFhf7NZ/pFT73VB87rpa/wA/bX0boGdff7K
uaN51FQP+rB2vtLKYhaho2OoY4W1HN6vek2k2zAkji4GzZyyLtYiV+50DGMHMlpbmJj/DEgS1rA/J7iAndgUdC0zig2U/kVe16zE1wtxRKpxPbPMfj3tRmpi
x3aaS5yTw9DVyBrhpxSxQn5Bus7/eJiyAgBCwvAN4eUVAYngIDsiOVW307KDDucfg+dtwL///Acu+wzaKA9XVzkDwRPYRm4gJEvYxXLCRXan9Rz+q/pnc7um
DcKbyp/LZhaNrByZHxDMhwJho8IO8UsTy6NGOY4iwcJedjabIDSAvLpSMgdTbdipgqCleCiVbTHhP0aW6gKwsbpwWS53N+kqPQSWCFupVjTPQkUHOAexo7Ke
60OypmQB+oCsVelproPTxfpsLm27yxPw+jIHBgTrA/We+sVMN2wNWwY/kOZJ9rLx9l5Mb3YY28V6wPyULaMrqnvbJ1rE8Qtr7FNfQeY6ooWX1HFHUUu4RQH/
bkKMndVjUS6RBnUpi/D2UDOei0XjkYSLlsYgogyKZhuYg9Bzqhu1lrujtKMnq8WOmgZTo6w/5G0bpQhwZJLnY1aAYj3XrKZqPr/JwCqEYksQ7SEM5fTaNGW1
8p0qiitUH+vwkUskK3hVwvrIDcIuNpDrJnzk3wlixZRGH7lXYaBPBuiSGFDj+q1Pv+A+wVUBS7yHBQDAiGxLkNF1fEY26U39hp2HsjneeYx/go3GB0NLkNX8
aXyYtg76Si23bETFCsOB1kNoO2Eq35lZJF8j6YWcs+n5+dTvNn9mC1nV6IZ9lmer99L12K/U/R1R6vP4EL4w8iEeqg4kJ/DphkCswJGCkPhDNlIznFqjfaxq
xusVM9k6RwwkrkucwQZfY8C+wC9+SzOKO6xni6q2Jau9DN0xK3pyxxzkQL2fLKDmByJe4d/0mNyGjIRchMgmSX64zhOag7u0DFFo8a8MTUrxtLsBMtoPqz2w
EOZdXWeriiJIHkHg07hgjRHCoW6Kz8TkpmDVUzJd8VyaZ5qs9LbWKx4ki9GezDIv7+9DR1e1rczw6qq0oqVhV9BEeCz2kypGuUszm3yFzcP/i/7Gf6zeofwq
hw/hQ22HPjZ+lzCQSnSEQOPUxyWvyC3Ob9khtnQiAl6e8WfFupIy3xD/ScEZwZODZgZ0tifRv0t7sKXqeY4ATuq0U5tgvsVoeEG2vUcPkD+xy3gLmdvQyC1G
L7JBzGG8UVhIFFJnmw7wBHSC8GugqUXb98sqMg5m/ZWzoO16srKXZ+RmyvLEelfubRWXL+DZlhmGfPEC00cBT9hMXYqjH/VKfU1Rzk23b3DqVP12WOBEtt/2
44ZctN2OQSn/0kkn3kMPNM3GhFa5fREZj7+FRiDD2Gx0jk3NPtacxB3qXF1nfC60Cl+BVrKUcospGkvHf5B40IMU5dB77DtcqnJvPp0kcvUFwLql2lWpF2l3
tR92uNDYvg8i7kF7cGc066i3bE3zfKYAakAHsN2lCfIAtB6aZfbVxGl78Q3GgUn1RgDyQc4qcxTx8dM0p0rFmstJ/uP89pUVZA/MvbD+eYF7SXDl1AK9fp+f
UADoLW7umUxAR7+u5I5GgTsgbzC9q29QdZdFc1qsxFFCr6IV5E1S0FwgfzWLuQe/EWvhHpRZ8xb2Q7ZAn6WQoQlPUHWnHXStwUIeYy9XZ9bdV7qAE+19qj5D
YxOOqgTrNgxTPpFvly+y45K/ZK62RZYDpmrFceR7rnN9JrmbHAB5SuKk/6i+2n5+yAjzCHRJzAX0GzNv6Te7S4Ep1onYLHpcWwwl6t8qZnExcsjob32DrMd7
mxqNv9l2WXrQKQY3m5M8wz8yfFL/ZAHxu6A4eKCUlT1pwc2l7O64Q9ZIWyR6gjYyzZtIMhzeTY9FcqEmzsAPBleq2qFb6XCFV+wTbOG/uA2W520pGJK7qO28
Zz1T0gd7r/R5SGLlFfY0FpPUk0bsDvgw8V/crkVOzxI6A6pP6spgTKB8vYUytKucwEmYu9BLcGfyGqM3d7nxtnVR7mCXTtnP834oGOrxsExZqsmk2Nu8jHtE
9mYdilCoqzVBGZIURV1L6qn8g9xrRpNiGzYaY+kQ2QjFbdtj+wUqkvaxVhoWCEFWVknSsxiVAVTnbWEUbLoXsAE4ld52vgMNGXPTn/6LDqrL3zPMwN8dsC8+
Ki7AqUoX6yqstCFt0yBqktUzNNb+DLyekm4oaJyGXGr4U5VqHwOK/QRlhpG03PZVZQCsoruzuGmKpYgt3zQCHkVPTNnB7kFAuONWrNbT2J2cBH1KuiUxSHtA
HPW9fJ01zNJMmbCbUHtkJCiTi7uJx5QR1Gv4iNmF7GY5gjWQz/5l9crYJOs+Kg2uhC7Lbij6oWe2nJQsoX+F0lHQMJM8KNOwBGyGsIhSxGKvxp8pvrMeN8yV
iWeKqnNTMs7neGdKAGdmv7zXWY25TfrfgIH6+233UJZxL+NIxg+ZI+kJJKnizIOZZfj3aBA2yBxuTbHXshtSpkY+YT/XgFSeXXxif7Ky5nZSo8l1sz9S2thK
LpOeYOcyo6USejrfyxanCrRWoNlmX/I9mGgbAG80lMfONZ63fGrY0vgJfL7eR7ZQWmkdYeoTH6xqUi5tWxVDMDf0nOKA1QKKeiVAtN9E32n+Q9qOyx+99+YP
L4nIO2BjqIn28cx+SaJskuqkceDGFrCvZCTWi9RBe8kctiDpGRgFrgRr2we17dqIpATwvTQ3UYyCJprW1V+2vK7eVBdpn2raK7Vb7m32tYwEO+BZVrU5S1GK
TFbYbfehYeSOiMi2/3UMyRhmkeI+yOiCuJD64IpyQH8m/VqFT3lxUaSRl8SAGbZ2clf7QdKjUWf5L5OV//FZJJXJdjBYrQ7bRYkbuZU8LO2MwBbQfp3qy/Sw
xkA+cKQCKxte5lHU3udOOuym8Z+T3ug2jntpCWBP2O7LOtkOWGoR6YZTtghLZ/KRdaRtDWmxyq0d7FL5E1QNDpYCaIfGEnCwMhWELSOVZ8j6xheWXwxrQD+w
VTEVyNL76r9p2zpSF9YlBJC7iH27vvhWuv6NHLr8rTHq2nZQj0xcLd1pml9LKGdI0uFD0keJLfZ27bfWDZTcql1lfmLsKRPzwz8ofzbK2s+VdI2FyDUp9YZo
5WZoqjIdJhQxil7UZPllQwNyyXDCPFbqZnhr/jrxL+O7+kLDWGgRqFWMNw5XkcbPpjiJp03MjS+Rjkv5TeEmG9r+WIon+3TreZnYrzxSeUYxDDsFn00ZtwVl
DsOTVIWGwdYBW73azYTP2RrhHOtVy25Fg22gokKaILkNDkraTj+QiOfOn2f2znyXnef13vWZW4bfRt+f/E8VbCxoKCQzAQDLWuy51WeyeznYD5pe6yWbD3tY
SlTHFYvIj9Iks5F6Jjtt/QP+w77fehkS90Ha2e42VEDD5e0UG6whmzPMO8nlaVr+iXawo4G7Sc+BR5BkSkfNKHwhHp2mxd8R8jQ59g0DW3azFaowrkq1MO2E
5mv0V2t12lTdTuiU1cGksompo/BUp9itqV3hj3rXvNsFADAml3Fh/Zd71wqlUL5xqXZB0muip2UV/lzrLvuTcFeubTnEVCZtdpptU6nv2H5UJrmKzWBj+FPg
ZNajXoyHS+tVRFanAuVDZ9cOU+FF/Eh8hXYS6yYUsrFwB+dHxUhHefUPVB5ep8aEJMdijNT4C39IxDvl6+I8v6nlb4oBIK3CpeqXyl0bb6qH0b+bvTsQjXLL
CWJ04hVePN3wj931xX+JG89MlQ2mfXkr56nszi5gb6K7DL2hQdx49SF4ubK3OUc+uuRC5l2PXVWqiseF5ytGVUaUzHAuZlKFJfRX7K9clGlGhwWEHUrRLmlw
RVdRx6kbdZc1urgqviM+0nHWeYIyUcFUsWax44RyhO5XbevWG9wHWrZ1vu539QePY26SzCuuABCcc8xttcvDLPHEricQ/D8aiH9r3Ljp3YAQ282aAfz75Gzo
EOVieWjrad4HreEHQTMN+c6cuk90OwLExHhpDDXU0UWYoxqgDakJNGqVB+BoOtjxjglWxyGD1Veds40D2DzbIE1TkxdnQY4IacImqsBpJj7Qy7Rx4FShG/te
lWmdKhXlAoDMkoPdxHpjq6znhG/VvcETuHiu1Vd1Bb/KszYCLVZvxu/SVxzRHQr4ReDrtDT+lvOC1qjqzLq15eoRapZ8TwcjmHZdyyFMjACvcE/ySC5SuC50
Q4v7lh0uXlRcXtgndzBQlQ0Aib6eLmHel/27Cfec57FRxFFqjvUW7d/c5NjLB7Ce4Ie0Zo1OY4EXkef+RRHaLy1M7UGvaSlhu1C/614RtzF/O8Kdte7CXYgm
KAKMEtqj/gigLSAfQLPZY0ip5hA9Hmq1nkcWO7swc+y9tl3BPLcdIzoKqwknf5A7VlsnCJCdjqbEE6lL3LIz12Sf8QIAr4xy14muHsBsViDnsCNMXmQllsnm
GF5pn4BTlEbmPXYOecC58EO4Vqsn9kZWi2xCh6fEcnlkhCJUKnYwWUwOiH9F+dm3yjI2/2nXWYPg+aDg3K0cwI5ATYZIyl+5UTow+QI7rXlFxWPdS4eaesuF
W8XIeiefQ4X38274A8Ac74og96DpwYiyWKNsbBAusY0WnBtP/yoVfS9AnC+OMh6WI/QjR761IzuFLpWqrafgw4qihADzcMc97SJTJPuLemfF45L2ZSGZl1yG
F9YDnzz7+ubjXZHSekV9DPy63oIXae6igVB1zQz1OuXXaoz5E9pt6Y16sF4wBnmpK7V78KlwPdxo7QsWGDZIz5mDrTc7eJAPVOur413nunTSD2qLX8vTb7t2
dbGJI67e729+1N8zKn/3mX30o+gY9DtyFxGmumsaawuRVGO5aKaWBo/BEH4KSTW+0sYQ4sxBnRSSplMvRV9zAZSS/AX+hX5A3d/2gEuAL0t28z0wFWaX9mgk
kJPyscn3lfHUMrI9fMWyJKU9fbDepBxKruQ7K6Zy5zkxBya/XmLuz27G/JhvqO8S8pkspbgvE4Cx1W7YbglJjeUfJfvWLZEvtfuaknAVvDK6NimVsqM3sR2g
xbkUqVX2gYrhJfJvCDMldrzZp+/ivTswL+tJ+jO/br77fHwDdheddOteOL3tpFUXXs63eG5Jf08dIJdaujF9oe2KPuhYuphllQXKW4pUNGvTAZ7HDEi4XHyO
XTdttjRblJyObb/JDXpHvk2ZoRhNXZPr+IF4gc2fOyn/ltuMCoqYDfK0ZG4Gv8K50nkFJLCTfKgph5rC3efnOwB2Gt3gWOfoRW7gX2vOscl8Z/Km/R+Msi/5
fhASkO1X5g0A3bL98iVFmqLp6D56nv0JFczNE3bQp50/C66MThiBEK2OrgxfKv9dNQL3Y0fVxRifN61y6jQS9bD69qz4W8wncsjG5GGG7uqeVAh+ztRd8wBq
brrH/Iov0EThnYW+xED1yYTHaf78HW66M11j03hCia1iBblD4QfCB0ZGt+0vwX9Ser/SwXkHyPPoVG4aPVv+umWh7pxWzonRFTFvJ0aIT5Y3FlF/cAex7uQM
pNLoyY9yerV6JD2wnOC80m6jEgIN3R12L2x//tKiEyFXclvyFS6l3HhhANIIlagczC6YVRVD/dQ5pgq2nQ3VXqM3SU44XySuhl2aFrCfhd2cmojCL9l7c9vS
tth/MUSm/USNQ3Zhd/DleJZXkmeId3Fb/HK6cl4LPQye/6IP8MW38gt/Xv9FH+CLVvYRvtn0UD2+49m0LsIgekvCIMtf2vdCf7RVx7KnyHVUgO1SRzEjekuT
CztD3QsMx8Y3nqD6ohPg/OZmjrEdJp/SitD+6jWpe5AIXMWtspYad0N+2hPMcrqUOWm4w0epi8l39Ces0LIMXYuK9bg62qc3jKeb+WdsHbcY/RGNdYhxv922
XbS9+Tz7WGjGrrNDFPtSs50DyYX0r9xA9qVjj8Y9cYjzBPLIdBufRIVojUyosx90kxRjU18XDS72yJ/re8B7f8BCnxG+E4LOZbzOX+W5ywMALviO0As5izxj
mXPKXZqO6qTkH4TBaV/tzG5+QD7DjdZ2jkPCNVyKPNpQy4kzmlIyTNPMu7OJjV1YRvFN41ZBZ6vEd5QPteqQctnJOM5ZbPnMzVBLbQTj54ygfyKuaUtxP+ME
yJcbACXWKlU40YW8SA5Gg3Q3oKO6JPyO1g9LEVpYkRObfqlfv8Bpwfltv9rpf7XycWVF2fmmTqjE6cJG2kbbnmJPiIfEbkKCT9C0A2HNVbZPiwe80JGIclgA
kmLNShuL5rPb6aA6sfpFL0YKqcBTXLS6n1ACLQAPCH6KIm3o5o3OYcidpkOUteUkN8nannYIVxJZMEH1FzuA7tMkVgo9WP6qymP96qAvCsPh4XzYpRC7DYOS
2Z+lEVCC6Wf4NziM+HdG1H9+Ujv1UbNUnoN31J3BppGZaoj11Eyn1Oos/B1SSg4lDOTGhnfljRUTqkbnzg9uF1wcHBPqW47KFqd8xmBiMDWS2EteRuvp+0gY
NrRhGFquWWjSOG7w3ViFw4l4WUYJvzi7Yi0ggro7BnALken8AXyH1M32g7Ec+lbom84BmFtUW+3g1LfmItlYttgXL0AfrQ/RRwAuet+2TPFLt/k2eJx4xz5l
huO16KYGVP4VORZarpmCrWzoKv/DvAoqgtax/9QpBvSP0b223fg4PN22hxhvrcI7OB45km2LYiMk0dxHeKWwSONj8hN0yCWrG/oeHGUbLDVHlyNvwBuWHmyV
1cwV8COhvngBKu4c5aB3YAfdxe5BboPO8dcaS0gxH3twoqnpCfgz+3tdaFMnepA5FD/PBYFg40vnmfpQRVc219Db0RvMdnSuDdbtxLpo5sZ9g39mxLhWTjAW
sMr3dmBlpk/WHZflZb+Urgo2+0uzu7atBLZgQPB975Z0BFVb37HD0WPWadp0zp8oJZ5h7fHlWk9sP10rUaE18vaCuGdzL+mIfbyF2/pScYT6QLsTXS177E26
V7CR/yZ1AfuttgE5qv5JoUeWG6+Bg8lK6afq59gkVl2vRbpbF0un44nxU6mAxkVYatP3isWOWkMDlQYryLl2L16sS7HYe67XdLcT7gDQmD3e+/v0K1l2cix6
jT6SWNc+2YLwFDpAiKjW8w8dkymMb3HEoJj6NrUnCuEPs3IB0jrYvXajciUvVunpGjskKUSBUk/ZF0xPtNY63DENlWk2Wf00qGEYHkDvIdfYBYhSqjAZYto0
iyjWzNX0RsQ4hX3DwuItQcM3AsCLMFVVz9COkYlkT+qj4yQ7BTpK+rAdqDC1iLUIiOaJ9DEWT/6ao1k13uBLnGJq2t+jHpvPEuGK/slJ0ALJXEcaKWFfuEnL
BO+rPu1dbgb2CljnvyloGLOWu5uUjrcI7dSTVOWGSI3AbUV0TB6bWbG6Ibu+85bhijfEJ6QrsUw2DByFd8GOwyT+xCo4hqNemJusWJdLI8hKyxSgzvWiV10G
AAxy75H+BvBxFzOiQwCvttrLty1uBev9216767PIb6H7yr3sr+iflihsLTVN3ZUZqJ1t68LkNfWrv8UvRA6y4pMtHpqBj8FOClPIpfw7zovYx25RTq6/oVpD
fVB9pb6mrUkFiMOKjlS++TW8o345fSjZHapNGi0L5h9LluELmiIaNTHHkZ2U+H76YtPga/DpxOjko9gHKoK5j4lZKL2cU9hFwnbORaVq28MbnbPJtcQemRx5
QC8iW+ki4Qr8k2I2O46exURbJFKSjVI0MuMZcZ75i/smb79gp8vD9AGBJYG9A4SQnh6j3RKLluUA+pFFRzJb3d8WhvFr6RGgssbNGQ1d40/JNvFG/BjUWxHl
wDEPnKe3wPfBf87YAACF7ZNPQmZppNQN05TUh2y6o5BbxO2zxIFX5WrMVcFIX6q6MNOVT5WzIP+2IBEHfSfdS3Ihi01442c8OqFV3U3wspYo8mpY02nlSyRZ
7kRzWAl3mxRNRQGTCn7L+zVze9u5+tBttX6Dyw9ArvKiwolVScPpVdveQyaVXXVdFgi9gyxUCWdhcWoFTFLJ0O/yDdhHkpPmmrnsc2k/gOL4vhpeUu9m8Y9H
lccNp6Uk1BujkM/WhckjrJ+hdPJj/XDDG0sO/Nk5mh4ErW35zd7IZJoyQTFSMbJsmc8QQFEOAEPyNhX1Cgpsd7z9KuWDxKcyh9KVNoO3Cp4gYixOPKNibTon
PZCwUb48cWydVYnEn0bPsWb8IfOOoWp2sXbJbYu9JLn0tOud0ICyqLwK18b1ZaVX0odYFkpGx402JIBS5b7EyLh5lhfUbgKDvwaD7Vste+D39AorDvbGY1lQ
ebD2UWQp3gvO2zLZNiFBomxIeMJskE0yrVSnEPPS3+gRfXXbdewELqWX6I+IO+FtFdcXfwfPv6sv/78nLSuTb0jmqvPZAYlBlEbarVEKXVPcoa8rttv+ShsG
R6no+ExEXG8eJ11Zwf4dOsn2xv6XoYev2p7c8DrlAHSIjlVvwrpad4OFinilzbC9ZjXtDodCiy3TU56ZFZLj1GPTZ9Prppd1F2WD8aGQOD+cmSS17W2LGb2p
v3BXKBBBUkR8GyDL2AF7Kllh/VXyO/lTQ3bscNtU9cU6JbQUCYhxrdVYNaZ0W3HcbtUv4GjYLSUUfCc7yu6PF88vHynG8nvl9MyfB9R6HMr67LnfN7TALT0l
Z0shoJe7LM31cY/1WIdskk4tfwpZa9Mdg7auplMloPGzzRVbQJVHyxCD1JL0HSlmUZ7CgmALpUrSW2YhAHHC0MVW1zzNsIMek/bU2bvDC1aH/QjLmp6QVu1A
egkhTd3ilDMfdrhzPXiaclKPFb8ZV4FH6Vup/k2tzRcdG9A/yCAklDtu2SuIV16sflzZ+AJLW8w9HzA6uNntdmCi9rRiIdWFWaeezvrtvGKGWs8y1S0tEdc7
HSYXabap+5qqhfbcK1NH5/6WM2l8awx1WTDXinGk0/YN7CohkI4UxgufJKeU550PzO2cPzvXYx2d41JHN05wlgjxmsa6oVvmCAnCNPMmyp18zop1PPZs7Bj8
lXfJJgCYVXp5Q71LfdFIfjDfESl1KIT+KguN85HN4h6QKLcBKtWLkU68ygIw65xj1B2U50peaqM63UqvI6rrbylcNLNSWe2hTfOrvDcX+RwoZorflXuuDy8P
sUUaL5ouYNnEJTyBWyC0dxYIw+VNrEyb0am3biY2smN/eGHLyNZJzdfsc9Xr4Dcqd6YO+yt5Dr2OD2qYzu9qNyGsvdAKubq0uF7PdWs7x1bmvc7arR+SL56L
bPdF4eZvX9gv/rBfOFK12DQ2TrODuMEe0V51TLLL+UJ2bOsr8ihtc0KUln7o/Nkm7i/PZf06OHk9d91QxF8l/e1y+LdURLtEd0G4J48QpM4W4Rh1kjOy9xUS
9Up2LJrLgGCy9LAwD69znm1cCkEkiGWmaRixV8YdNtWpbL5gdWVnt6Txz4WVzeLVu4PeiZ9rXoGW2E5aJ2hnJvul7WLu879BGNuZu6vJbilk1xDBaDubvv33
+Oe6eG3WhtUpTzCxPtLEkLKAGeFDMpbnbQjRlYJl3f1qfDpkR5U6AgBgbv7xwBFu8kIU7yv4dzhJ9mTbNS8lujkcnTndS9Mfsp3oH/gZvFS1msvkxCviRcth
5yuZquVb7TP8YVOwAxYmGM0WOXLaPGjjwIaHCg05K34TmGZIZy7XP5Jfh/Yk+SCzbDs8GlNWML9DP4KbjRMVP2J83OrqHeRkujtFUTuV1eavyUT4n36JgP6l
T7HvKO9f2+ru3hmOTPfc8xl7qGW2iaq/lG8t081p+ExkgMwjKQRbRzaEjwbHkO3rP7KtNc+oH4zFZBfLz+CDuhBIimyXi/3t6LAGi590q/RAyo/WIjgdOmgw
IHbbG/KWvUFlJJW2CQ1vFbdM4fQvZD8kI/kju9xKWjKt4upJHjI/6ErAJd+2yjkr2t2ZN7DIPTQJjDJC8t2Qyj7MPlR6zv5feFH/cT23YW+yMbyf8kz9Efl2
qAr7aEZV0Zah7FG4yvQALwd/iinhKl0/+L8KGF5youBcxvSiJK9PAeH8YPsftB/1E5ko3SefwhUoJbY94MvYvYZqo81ea19uvkJtN9+vDzNLwH3sq+BPKabY
C7bycNI8Er8DD6qTQVOlJ+T72DQXd/1VIMsFAAgXf9dAl10u4k6Ea1tG+GVu2e0LC+LLM7DG0kdSS1HmHCrd3qzU0hOVSZIYa1P9rrosalmKYJ6RskwirpLS
VV2Ncxq3JnVNOZMUFFsvuUPVKDzB46YLkmH2cOQvWIe9lezahsgbzLmmCUlS5TX5L5BS9tkyytZNNcSISVDVBirR/D35TwYnAKgtXtZBqhpGzoyr+wS2q/PE
xGyZMZSdrbfkS85j+yUYW2Xrbli6cVvjC/KJpSN8weDGSFUD+PPGnQyJnaxxyj+BLqh33WVWHIUl2WtcAPf8/Ev6JW5hRRm5rZkhuTl5K3Mr0wHgs2u7nJT0
GR49QAV5CnWXzIRM6Ht5pGUfdT4umRlm32vriU6hppjm2z/YxE46HsZkEyLd1ohJQphuEm1FmkQhAbWpRAFXGA9iNfY/FeuU45y/OtL5idSfVqKDB3cB7Oa8
znzH7iSa4D+RjvIK4hIdb2HwSPlcfoxspoSnxmALBdIhVulJLbqXec1rZFvM3e07uPB5/gm3Fdyr5otCeLLBsZ01IC1QeP2wpnzhMt5ADtZcEAaR7cF92kFU
P7xrip+E5rJoEneDCUTMHJa3lFvu6kh7J0ZoTWjxd/RvOlq9j9qdMgx9qu6nU6ckQMWK16quQm/6KOJgvxKukasb74vVSPRE6Lswj/DMwLZIlu3Ir6iIr9yq
G4GEK3dZA+TfCYcSZ9gG2P8VP/wHjpiD3OQmc21nE3rLtocNJ2MUk50zHWbcyfoTGjqQcnOsoS94svmBUaMCrpXlh17131t5LcSN2qhIonTcCSEek3c8qp3d
MYx6wXwsfmldyw4w7KxJYybUINw0Yo91kSRBl2AP4lIEKbrHGaq9E6dGL3UpdsQQMuxB4hAXNj0jk3NtW/0ZD/SKzAVZ4nPVpy1mBQK+elegrfr64mMKGHTn
4f26ciGScFBz4Ou2rOSExEmMVnCBLrdkq2bYJiYOtYpxkizNPPIT3QPqQi5jDGU+pgjmMBaBjye+ShpWO121pzmYua3Q02japg5xhKADOs9onuSY77iaaGV7
M2pqAzE52kR48XMp8bzqJjKuI6+WaU9rv+NPCl24lYh4+l4FD+BOOQ8wt+xDnSccbtopzvmcqzAVD2wpMG1pVrQ8BROhT87RciXzmNvpTFTYwbHC1+IpEn3/
gOfpWNkY3/AMvswl+Hrg2vwOPtluZT6oNwA4vCxBK/xcfe7W4wFd2CFCP55o+VobKlkJ1WLL6Ggwnb0jXSEsBE9Zn2FiTcIiXXd1F3UNd4Tsxa9RvWWvYAxO
gvGtP2NO6TJqSgdCd5/bRF2xmwg34ygO4+Kc6c0Ztf7bAiAP/LDpe8UkMJFL5XuTs9jVyAFivi4HdtesJOrACErMjyLSpxVZiu74AECfgqDgRQHzPW4pjOrJ
7TeqPRz7uOGtU9JCmmps5+HJ4EPiER2hedxxou5JarnjPN2iXeBYw49Mi+XUcLBWPAcUga9AN7MCH4KksO35gNRHwnRyOxJL7jNFYd7NLVgIr1K4ppKqu8Q3
CARKWxS7D8Z05MTMweclwRUFpYGhABAQXB+2yndeO4QfyHkrLkhO0WncOjRTs+pfalhxJ+IitkZzBskzVfCn6QjuGXZC1yet/2agZXrzEu1CZHmXClZOp7Tl
hOUV88q2h0wqGZifU9yuZA0kmKZzWj5n/WymCpwmC3DcajpvnKKG0AWS9tTvzi2KP8jY1A0aP/s0nX/yB+d+9or2ceos3EdzXjih2mr5/2h7D7C2sXVt1OkJ
AUKvBmxj2ZIs2TK2aYH0XmfSe+910nuGNNIgdDBgwEW2JVmS5UZL772XSe9tMpn0TOokN2ffc89/9gYyc86/r/TwPEYSQl5a6/3er9cwWM2fllvy7c3TmwY3
H/FtfeXzXqVtXideW5fHtua15om/ccNGvFDef/jCgngn5e/i9uimgT3iI9AlXChzFNniSHVIY8fRcXaPMpK7K7gJ1K0vep9UVZWTvRRr7SdUJ6oYi4u747la
WajtwLxnm4t+4IK4X+X+qq70XHq4rgR7Jd4AiOK88Eyugl4Q19ytZN9YmtAu7L86g/83RE5y1zBZHu+4D46bVbc9gzRqrO77ghx7lLPjx1fH1ZSoh1Smxp9X
27BXuhOufJWv6yiX75rr0JiGqO+jl6y+dIEDxhqRJ9iouLp2rZf+Zb5RPmN82/C8muzwy2zeteX9jKcbj26M3/JNU906ddu8zVezEhybiC6a+6r5rgHqSE+C
I06dwHV0OhW7sI7qzapXmjnxseq6unm6WaFch/TCvjoKDHewS8wtWudpW6lw9XTfoVM9FvII09FmcnSjU5RKR1NFmvpnx2VuoUphX8T+SiQCanuOeBf8pw2E
h7Nua3nES1tfMNy9Xm2IU6jr5kR0zOPnanK2beLxrjbKC5gVuDtglqq74yfXHOsFLNZ5AuvsXs4GMBPcl10LJHvZOWx/NIFcI5/g6ElMdUiUP4j/NBY5jto2
1dPf4QhYwr2jdeLrxE7sB2SiPQuTm6wO2oHDd+lraHsZn3a6Arg4qpL7LN5HBXFa1Mg8KK+LxpqwP0P7hH2D9rTJ3oHFiuKe2v76HWgzdYigkby8PFdCMF2k
/4JRvPoqZVdCichwFsDW0HkIYR6m+FPxgJ+o0gr302zc79xy+2cYl/deu22zIaMN7/z60KwOTV5m7MyKUPZBw93xXLSnpf28eQUX5rgmq3GCugq2lziCSmH8
xD0L90h72O6DX6Gd6l1xV2nIXsBKnL2FncQDYi9zp1g3XM7GYaK17jRb2oFv3KbLmqNNFjUf06xu3EVrXhDP/x8dilrzvsmytMZpuOuQYzK7A/0K7UXGguGy
LF0X6WCkCf2VnGtPi3JVDMD72+pGMgOI2TVGOdIcjlQyxU5M3d4NIbXKm4ifI9AiZ13647ZLRH96i6Oa+xXxl1+n9gOf4TlwE6pExlf8gJ6OK1MGgguQoYF1
qz0vZ47bi2l/JhWRR0gUHiDUVjeX1QA2V1chleq56qNQEFfhPOnglVH0Pv2vcTvcq+E0cRHzih5DXXF8iL5NvTJ9Ri46RI4UZ52eAWl+Po9b3/ebmtY1nfZ+
lTss/2NOQFOx95TWsd/W17YNGzfNbBmStoDOdM6Q3bIDzDSsBf3Utt+Qo6yN5Jf5SFtWpbiHkU9xpp7cwALLb4SY6ansSvfm3GYcuk5cQj6yZawvF8fNkbdi
d0i7WX9EI1UaK4D3d0yjKyS9+CrZItlm4hLRiR0tTy7uqfhqnUf4SG85s7hcebZGjEfKW4if2f+1JxYvrWbrpk3BGd/WV1rp5nXNDrZOXRuufG78SWZFy+1y
6117CuHPVfg9tHWonODI05S6v7oDVKlKWHGe/SjH4noCfbFk/WvNFqZuFKXbQrCVnA2v5Cq4nup14Bv7LqCNC5InUh++SeU53LrKiXRQ7R90tcNNd3YcZyn0
hRWsrss3FgTeCIgKTvb6dkc/T2tuUxsf1v5KfgZcyZ5Cvg0TkQKMkdfTs5L3L5bjtFJnB/1P8sGwl2WW1MeFkAHMMHUZOjNht/Kqa6c6z5Olvuxc7v9bs4nN
rnm7M6rTTwRmeCe0VHB8525HK6i/fUz0IYJ2uD3dRLS9FXsbfwCeoNRsDtFR9ky4Fw0se2WT23EaZvme4+xdlwtc6/5gW4tJnYLKft+u69jIsca6Fv+m52au
Wdk4nWdKqxu38x8tVZrzmvH+30yV/9DHFjkvwG0cnRQDCk/TH50TiN2C0aYzdCG3k+Gj+1mI3op2p+oy6tGYFLoVe5++hXnULbD7VDHcGbPYq8WoeQgtc5Qp
i+PbUwr2DvLV8Zv5R+Km8JktEKukvViQ9SBe7FnHfsnHOBF5sORfLQ68tNnIOsVO6x5zkHI8nGNtSo/g6uLZN6C3d9MrFU/tSeoeah88VN7GHQ5tgLq4ixWn
cYU5ME5tu8duwBpjM5HPGg/6hRzkfEjWrQb5oMW9pkWbHc26rRm4+VqjARt8ti7d6Mz4uGntN2S63DSo5ZrmU1og2zB1Nmxxw3EGLtB9TTPOE4yNU39CJrGd
tTam2PHebpH9C9J+2/jMe+aE8xYXTw6xXYV7MTZrIw8jtVbauWcxnzya6luaNlVeVZLEg+4mbi/3SPWlhHT0RWVXrG2h0fnW3cKxF97qlrjGeHp5XrqyPXQS
6R6lb9L2vfCdtWN1bOWPbhPSWiV3XWXGQeccs6t4tIaYj3WUo/YFCT+7O7Bx2y9w3bhcLAHL4i64wdzNiaPRBajOHeH2tr2On422UGYmctW/xSXLqZTp7Ev6
gXk+/MadV90Me8M03b6KVn7DyLXKa8591BGYNK1A1ymH4f9swf3XFdRAbZo6kqxOrlFDNefr7v8aW1+vhbFuptB/deyFJ5MXPV0qj2v2F6yL4znvxy2unJWY
zq2JL6NmuczKZDmQshIuYgjzR1qOPqu8Tdz6prsGune4moNWNtL5CIN2PLLloHD1dfqQI8/SV/kCHZCicdwHZzkn0tdddeQtr8Hn4tWNIW3Aevrfxq8p1Jxu
FTUYDmJ3kK+lvU2h3FbRPvN4WQDbD1OhYS5R0sgKH2eBTRW+PyDDPFk2nNxO1hCdGb67jessjMXNtpOua9wreLv+HbgAXqpkWP+ixeZDNALks6sdqfLpgt2C
rvQAp8quYxZ+u88M5XJkINec0xJJmt7UOaYVvZRZgVyVphAvqVWeUuILabZn0neoI/Qo9R9MArIOoy03mBPYBqosOpA/WfkpgeQm2nzjBhjC2B1EGMbCnZE+
rjlJ8c6xJknlANTLMdBVyHrBLSRJrl8SxiYsIb7aZ1Weca1XBzKQebrc6iwW11Afk8urYri9EONIck+puWz+GXZ7TIpiyUZ8bM1067JKAbeTXitfxJUB87B9
tt6eH1O5HdfpTvFPv7G1nuqI7RNIvqVaSSZ22uNfe83RYocvq0kaya9UnUt4U9lNIVI2rn6fOtzZvtJtbVYZvXO1EokLcoDK2fR6uWzH6Lb9PRs8bXYe4GDU
hpwkh7MjHYnuawnzJC3j5or5mkHULM0b+emqofZl+Jfaiuo0u9HNWLNYyDEItFYdcGjpq0wz7mJSW9onIdkWyB0HQ9hdqkFOBdMb6KBYWP2ju6m6jcus8rev
4HrbGlgNafWur4Ys7byGV0+64jo3N25q249uyh7J1FYvdYDsoKrl0umYNvFpcuD2g46H6vFuWdUE+WerTG9IDlAfVF/TTKzumZxk77ajCffFnb19mWYAE+ZZ
yWywotyRaib+mrKIey0NIgaZ56INdI5o+Anry0X7zj2kVW+Vx9qmKg6DIJyONOfWOW6TT+McgrFAU/gxdtndLH4QF4xsFhfaN6FmTrOmOzU4ZqnrOjcanUp5
82e4f4EvujqI56iWhS5wf0h5XxnqeMP8gfemXtpnltvN3tJ6V19dROLV9XnXlWF/8b54DVqYeA2c59VbU++fcGTQPxCoNp6X9km9SqnUBHe+Z+elre3AS/P6
R2Zmb/ev8GnZ1OL75i9QBARVLYZ3YJlQrEKjTFHEcE3AmehHaIziB2ijpGslCX6GfNDJ8kDZQUWPyuVgNNpfhkLhxQNjGcGX/FDd24wfDAcKw/zqStQGYu/+
FQ15DaBlQ6j4vRHm/cW7+fazOy6EHhr72NLLPM2y0jZSWUlfo7Kp51S2qC/RKvECs4W6RK5j3zD3HBXqV+wAhqGSKC1xhB6ioawPokYTKuseVusokivMYeAO
8Uw2lWpsrvd565dhdWN969ZG/MenHACnN+NVVAHsg7STqzwHbbtFq22Py2fh4+WTPLfoD/oQ4e2oNGiJchC3jKpgVKKbxEL4K3bXHC5+AK4oHE78hHdBryrc
oAt2SXo51iKhyDnqqfCSLV6mQr+is8Q5Lgn6QrbZqJa/wSQKHSLHUbxSKMeMaB64Uu4jlaJBcK9vGlAamszkmV4AzWSd0HWxuw1LsWaKJXIASZLdQrKRSNfv
kBjdqlyJ9UNtUGfnBthjGSP/IX+RuBbiqj5I3sJ3ofXAakSHvHeL4Z/ka9HpSC9Zayilqot4mGQM0hsF5AYUt0zRU+wA+1TRF5EX9S5xj2MW580a2E/0So5T
FbAjHC0crR3P7TMs0sQ+3EtOQR53FHA+jvbq63aRQ0a3tx9k86h8TaTrK7eIPsht5FTsvsQtrmJ3J0eWvbND4VyGccRXmR3aDqdGVEbLqnPBhZY9DpxeJGGQ
3Lh8o4jOtL03yhxdOL17mPQJ7csuprbGJKPPHSeQP5i++rXEDds4k7zqrfU6kS6oti2wdEcawNf/2f4vc3aXcgXYXPLFsi9/CxlBWuI3IWp5VzjV8AK4z+yI
4yN9ILfOHyQBCdw0fotte9RRUC/5nfyJfh6fhtAQbCSJCNEB07rEn7Fd2Efx2dhnst3qeuwBvPp6+tTBnLoc6r+OnBLFRxjlMnw7GUJfKFGWjzTMJdYaWkLF
5izR3MifQQiVYVuJJNND8SyLgkDgJqJoUTWhoSQiDcEahsg2EusZmphU2Bmv5WcHNYmQmjsb6uWFvLpaZAPy5HscseGR5zXINBs88wyBPdngY8V1WCHzBq9L
wqp763ZDIukEMBzbCdqdlVHbYQZMly0z5UOApxkwDH4HVcmaSYaiz1xzgVR0BmSreCBcmrc4SljULXtbeRCwsqgB3OPVk6PNq2dU/kom1env2QBi8RoY2f86
tpiYic6Q7Qst1k+IGmfbbLIpVpE9rSOoW2uzwmK+MWg+3QHvyLawaxxLrItVj1iCWMtOlBQSfelc1S9kb1Jsa0/2ZFVInqIFMcSiJFcLisE69Svr6zpV9yyv
Xun5n1c0B7sbtJZchQq+I9pVOlUxmUxQDIcflpdJaoDT5kz7UsCp6BqxCUnGiuFCezMkld0JWZDuRDoeTn6Wthfss8YYH4BuZhp5vGIqOph4zS0EZrEs4AqO
0V5BLgLP0UD4vL3GOhx6gveTrcbmkfMROT3IOtXWwlxecpjagU4UzJIuFzZBL0TbDQ+kP1iXEYWGich9YStbEzFCxiO5EIAfMS0H893T5dMV+bJZcBYULe/g
boOdxq4iUUgz/SZZk+pwNEie9A2JWyh+gqKrnsj8sGC5F9ITXicRVC+W70YLZMOxt9IbYN/yGuhrLOJ/AhdaOzjuJKTbdSxj+4EYxx0Vdosv5xBmH7mLrbD5
20MT3ayP4wt3gDNzc/XhmitcG8dR+xT2Z6qIKYtfSc91LrGf4Yx0N3ZffADXh+tBqpg8x69sdWUy8hgbhl2G5tNL5EnVPeWdLZnIISg0eiN1F3sGbqWXW8+x
Y2i73zzneoGItRlF4F2pTPyA24g4yC9IVuQESbVVU5WPnJfVoAfRThjvf7ul1TOf//MTJJiieSBuSwUym7hYJpG0qVeZ95BjWB3zkZaWLIr7QmVRw8lw2yO6
hH2pomz+wiuWfUQA85J6rF5KzRcKyHn4cccQW3Z8JudDBzh3Ony4vyHf643RrEf3/a9tJb0xyp/egpjzR9o2E921B3U26rB1OiCkBhp2QH7EdGKZTCz2ISWS
C+gUURuaRBbTAA0bdiNnZXpGpGlOnpHuL4YaW2I2mweHa8sO6lxgHVtvQxpDXe5VH9Pl1cPL6n8Xf/2O/mmLh6YhuLsiYAI2TfKjvDe2Wj6jyqPYreiKvlT4
S4LRjp54cD7aKycaKZbtl292e1dcRF6JwxRX5J+gC25/S3vUzU8Vnc3fmxMKjCpI8X9f4BtWLxbWxRLed60W9b0/3l9wtobZOq8eO2FaLDNSHC4/zYhMf+Lp
RBExJDZMGSNVSJ5X6HCEumv7SeNHuijUvsq21Lyeeaxp68ig79F7iWXSDvSTuPbhC2zjqefmVpTcXIN6zBQ1wm611dEHGkZ/Xr04X49F5YMhgjWZzCSEZgRe
tj2WjC/pD4hzm5ON4LOC6fBWyY/cXmoMhItJdDy4AF+ItFP4cGr5S2YQjMkQUAU1KkkTYPZsdDlRBfHZDPg5FONsKmvMvSF/oc7Kp5Lr8KPkOmYdzRffoB1g
JfIbngR4KdtZ19HFVGNLpr2KTgY7IgeYBHqM1IQkSbvKOhOrifVUpaJUeoPaRLey36UfMPfpFUKz4InbGzXQbUVvJffBreBA93bwmRSUGfFfZe9gV+UY7ATS
H9OApXALGVL9BvuMrEDLwcXyYll15XzsPZSD9FDMlzwHRyMboE4QRe6Qirm+7Id4IZdkB7gu3M+2lawuPp+baFORp0gz946bkKBkT3GD7WZuFYsx4YnVDr3D
QEexEL3bkqNxijsxF4ljVA4zkOwfX8VOot6SfezH6RfwhpqRyk7KqShCjVXMQjtW+ils2HDlSWCn5AWQr3fBYwGndbJ9E9JIYpC0YaNL28AXkE9WXBDjyIB1
wANYKR6tHQxuq36qEGNvFZic9+/a/tss2QjcZr6qZ1hv2bqFXyBwNpBsqyowa9i17DRmEcUjcOVcPMj2ktxsrKAH0DKsBVNFaI29aR/HBRpQfyCb2n25bVx/
dzx3KF7A5DoTXKPc9fqh0uqgav32wAZyuAhwiGK5icW/kkeILdaJusXwLlkneA0OyjaUrRX8bumIHA99SUcSbyUrJfNhF81jQ5GplqW23VFDwAziq+uacqyt
pSTSr4tWXtFW7CwfFztE9B00qy/Hhfed/rN17X7/O72g3nsE8LfLOkjauwOBmcg7/KeYVEUf9IynA1aMLCCS/JfKVsC9PO1lTulGQZp0LDTFeMPdW7IfzJFE
oSmKe+Al92mwL5Yte57N5K8qb+QzIdsYdkhXrxRLa6CSZMMcrP5uNfX3A+D9DcSsY8FNFm+EfRhakUH5IH6GIHtX266ysWiqKcGax15lXrAD2HZxd5g79uOs
nE4s82c+ambY++W8phVkYzqVK1OeYq5SKPmT6ROkswxGesD3wA5kHYsKrz7NrN6K0Lx6Z+y3XU+PB3wdBXra0U330nYTnolk4LDpDHkLHSabwGSCxfBMR3dI
CSXSJNHMRgdgXC3EEG2owREG8IpllMxqvgH1IFNIMZoJfRF34Dvkjaj7+sSSEY4tsfe5dXywbCf+yp4tusdVinbZBcSWsm2Fx+lOyGc6w/LceJJcZqe4I043
F8LkEtPpWrqGei59R3dnzhJWG0FPxTdS06yzbFHUQQSX/a4bUwPi5yAR4gUeRGl0WbVNnix/EREqH64IxE5WFmIDFJ3lDnkB+kb+pCZAvk62XL5V1h/uIYuo
scpSwWT0KrK9zU29P9qUfig+ABu4eBoTX064zltKj+W2EY2plYRvIkOup46SH+1hXCHjk9CNXfTtCQstC+k/7ILEH+00TZBJdAKTBhdq+oEa+gfa4dhOWwwZ
iSLzZnacvZk4W1WBPaoJVHZT7Q86hoVg4xWUbSpWhtmx4+BbYD+co+iOHJaOhAjkuegLckUzFiHhCjQR2ysbIc823VK0QaqxPnGX49yafM/Y+KWqw3H/Rvz8
Px22uWrXO86muuyodhZxXx29nZ85CfqAW+NgnIG0hItlnUoD48MdZwocj+wXiE9oKBNtdzr2clGuc1wMtolr5ErjYtwV7qeedepszwPXaHcDkWj12xfTGrS7
/dP8fL5NZ+wDwpRINq60M9FKuEifaZWYo4Vl/FXFq42nzHyQZKsZCzFa9rOlfVQNZqJn2cfHbUIB4Sl5N6WkMs1zO86pmNnyc5hVaDQykkHClJC/xdob4IQN
aqv/P2zjFAYgAHsWc8DdHp2AxMh1CKVIQdZWUdhG5LQsuHgOooWiPQPRwhIAnSm6J7sLdHffRPojs/ibhLeRAcb2nu6yZQpDaeuwseVjN46T8PPvVdSDkA1p
r3V6Q9Wjt/Ma5N9p37UA8xr0fP3nb/2tOLHUgNuGKVYSzwknYDE1w3liKzaFus90syUx1fRu61LNMboXfZUKodNtEx2/ahTMVVuwbWlZR+pOzM+qChoW5DJR
9vVUJ2kTJMIyk6zHftSw1KxPBtQjWe+w/tANZA05Cx/IbrDCwDlZuW0T2Efwgr9PNh85AShkpcRS5hy4DU5lktAcZqmyE2oXTUUV3DFzqnmpEISei2Ml/Z0E
hMIM3Qh5RmkQLbCXnImQ1HS6yt5JFoPuBcqo4eAa5pNdZV5XFEGHk5Mtl7Fa7y50EiGlJ7LbkJ2wy65h28vzqav0IfylzAecioxkWrB6NpgeSnmoHuuyJB6w
u20U+s4dFHtVUAX8IOsOd0J+cne0TENWSbtguWgjbEnlRdkNtBZ8gDZCX2HvqpJhX3C/fDbyDP4Jm1M5BVLJE/Ao/kPJ9IrEqGLZG76/PZybYL9sr4nvz7xk
95LHrPPpUVzb+L3MBDqDu2afx81lJiYYuMf26fQTupXjmWN/Qiy9lvlI/mKbzFQBCZp0YgJ1lhGzjWxa+23NA/weHWQzIsuU8cqimotQGNMFWqGcgwnkwypf
yMZiPzFzi0t1Q5BTxEX4aZBEdg3+Wk6xGv5D6DVaIwYhF9AZ+t0RCA1do0FHYknyKMy7pgQ8Kf43L8t/vP1ay1D9Q6YdIdTspWNFtbSG1djz9QdUJ/Cu9nn4
PryQtFDrlL9bZxDNvsmy0bZqyl+ZSzdno+2J3GV6HBWtnkSv5za7tzoPcZdt7RNOOHq6v4uN9WuM9flZ/onHvMU/0hJdLdKVf8K8Gik1BumKZYWCJyXJMshw
1jxN1obZSH6yrUeu0wssc+i7RD/sDFXGLoRR/WamN1mg5FxH9e1cHQI4YG9Abz8fY1r0T7nf8XWnNcA1eA1q+H9Pe/++RpBWPwYPB8ukoOSaAhdv80yXlyhS
JQ9FC2RJ1rbV442BVl/4prQMaR2T6eqDhIOHkArpF+li6WyPGEiQVhV/AXvKT8dscWWgoPaOtm3JmgDvoDCdoqwOv/pehZSGmXdag5bThiPi0urRgxr0vXK0
DLLzr/CjZU3QOeQKc5iglNxnsQQlYrNtHRxK9hnzJMJAb4lPphEyUVrAvrN9ZDqqQmN2sVcpEz7dZiGXqdYz74lWknhbOHXP0hXLBhqIlmjII/pdfP//jiEl
L+AL4Ht0pzV8E88cKLEJN5sxZIniLfUArcaWgWeAyViAOMh+3XZBOEH2FpGwIXIjdw2NlaUQIouaCAUqbEuAqaDCQZingKbYMKrKdl+2SvIBKRVes7TAQ7kP
6BU0W3RSctxSaj8HCCS7iFB6BRHPjJC/s/4BdUdoQQfzReOvqJHwx3+FX294ZVqY+Yd4Mb4BrwVN0CbxEqYtcKfsqPQm0htpKW+Oke5nEqlpCkIi6Vh7LMn9
GEtS3IUXIiHfeOeLKj9kpjQWaYeGY6+Q3ZUw/JvkJ4xCqhFG3rm6BrhoqSwZI7gp6w294/vD07hz5DGyLduL+y2hn1NDXWP1xCZmIofFfyqfwxHceW6sY4U9
OPEK+4Gysr/Yj3JjOFjjZ0SZZg4NG+DcwXyJf0THOJ/Se20vvuHK2Pj+bBJ5AArCwpUQ+melPwOL4+Ba5FVsuOLHam+sOTWS7WO2UUXwVeUjm1FSK3sXpbUv
jD3gqgbUYJ+KD+ghchIS4nAA39g0ehQphOyoX3ULw7/Fc/Qvc1hBjmVeMLcojqjR9CjfQFWw2WwXOoyYoN5iq6QbMR3xCbYSerqquzmVHkz9ETGB8KXvqbw4
xNHe/Ik4a4izXVNvpEUc6XjsWElvtrdMmMJ8x7KZ9h20TKt3bf3ntjcLJheG7QvPhtPhrfh9sdo8hJDggbZrlnXmCfqzFV3J5qRMmUgDVABxIjLe1sOWgNHk
BmuIRULPjXzJlGt+o3HZqnREt1b6p3FXYVjENaKeVVN3jNLq9YDUH630f4ugDfz9bmgI0gHf4LME8ZeNcDfFziq7y3vBNdhhWFaZIhkFTVIIYBpNBm7b76Dz
ZB9QCnWBc0HfykSJn2CnTIh8gCdKMj2Xc4xBFn5/n6bF40tui+sgX/0adJ3qMPV+57SGtNr6ZWE91zRoNchmX1A51IzyLcQ16y/KofQ6fCb1i3UGTdmnx/3x
DT+P21LpQdRqqlliBdWJCKSuE/PpUjpI/bPjg32M5YT1cOB98r26rbCEmo53ij2B3DJ1lNVrX/ieFSHtOxbe/zw6XD5H9hqaaFtRMp/YIa6SlxLPiE5UhTmf
Dvb0U/ZBygx39RPxD2w7j68SVCQT6eJfmWZES8d7ZFrJENMk6gN4TrxeuwNtIb/O9RULkRaQBwsS1aKL5CTc0fYj3I1IwMKw67KHBUK5Ww67D4nvIVPlMuiL
SWWDFCrFczRD3l46B2kqnYDuj/wIauWdoEOFx8QEO0d6HMpAl8O75YPk4egT8LEsEiOxWcgFONO5Bdxf3jjqDzTHvECmcXdHBehO8ToZK5sOtqq+Dy9AgpFU
NESxGql0z0LS0WHofFQN75Peraqlnljl1AI6kdxAZFPZXCf2LZPHHOaETl5SRflgbil33w44Au0bVU+5Q9yPjhT6HofYFyQ+IY7bO3CdbVqus32Uepr9JTeY
U9FBjjbOxppK5y5Hsn2pI8atdP2U2KPcD18nywSTZL0tBqxQJpa2pmud68wPod+qPrAjOZrgET3pTmR39RB4qf40FcomMp2RI+4Z1jD6J3wdAds7Sps6pkj0
+EW6xvCZWGBeXPXvs3r+nzljFIwpZfWbyc4QgYxRtWHOis+LV4M30QHytgn3IarsKKAWDYT8oU5xfS1y8qF0hfRl2hWiX3wv8a8kQ2y1+INN0MqEUvVX9Jhf
JL4KG6qcndhghOJfr0VePUj1j+0H6Ql9Jb2c5Wy/KRLCSgyThIckE/E1lkjyLigiiypWmP3w38TjlP0Lh5F6cVTJvowyWTMMbLqJGEXVMK3pKfAZZAGibF1T
lhn1suhQgVAfV/E34pZ49eBLQ9FMvP91JERdj8o/7SL3C2YgnJ94WfaQNrmzq2c75ilmRB2V7WF3c+XVMHeL66uYHnUzeqwiMF7lPqFMsgtdOVU7kTHuKcR6
nRfoow7wUMRSDudWubtWPnRwQLDLidm4udxO+lHSImd7YJZrIFZsq/JcQNJTJ1UPq+wUN6umDaW2BlS/rd6beG7HvsQcWt6xSdVvVeUpPI+jrdPzWAq5vZwr
FP3o1ZWZnmaVxa6XTFL1V5FQcoDTa1CzWDlUrqlckpDpQtWJ1fdTRrmk5BxPMJVBx3qo5DWabOSSOQ7cr35Ym6RaT093PkaaIH7OcfYfHTsto7FVHFWpwR6g
dlcf4IFnqOc1fcTxwAlKIm3DuB+qwqnd+nfcwSilW4hBbb2FIcp98T0Jntw7tbFyafIhRa6KpTtTLTWDsEAyjJsLfZAfVr1zh9ovGabqpR5Xh6f6ALsoRWc3
M+dcKvQecZc97MrE2nIJcYFYSmI4tUkWTPXnhhlPq5c5oj2lzA/gaGC4ZiG+j9soDOMiuKXtXipeEwOhLs73VrPCAe5w5LCvPVvcBY4m8T2cQ+JnE50dw9Vi
1qicTNmcvqjJLSdauvNRGIyxFjmWG1WOQvnbSm+l0l0m/8oFsiOZWE937AAd63znXCzJlx9EB8bdrumkmYyuY5Jq8YK+1ZM03ZIrEh+itxyPNL/HHyZGV56u
DavsJWvqSHdA5mHuD8qX7mMpaY7H8Wdslc6e2Bt7r8qR7o9VrQTjYg9ise7p8QfI4c7erpmQtzpUuNoxRJWo/7GqvcbLfVczPYZW6m1LmTR2L2OFAirvVL0l
mLi02p/yt8hJp8ueyibQafgV4TZPhWJiZB/ncHO2shd1RhWq6a32tTeuCCUJNjbuhHujK9p2Kbm2Ypfrg/2Za7ASsD7CsmwHuO2OJ+YYzRLbr6oYJwu7q/an
aNgW9GPrdOUtQ7ztqvycYL3mjbo9HyOz3WvpQyp/BGaG2rHcCgeITKNhi5cnhd3sPtKujCaxM5XznJijKolAjnPZnlvI1gTJjuBqqeqAKogLcGeoBtLTKpPj
AM0hl1jJOhTyl/Qucq+7vH2iuj92BIlTJuFK4rH7JLaPu+6YS4Nse1iQ/NbZSdUsAWekrrzkzwZWA1eFyF7QTWqmOOnKw/ZrDtDx2kHseFFdGKtinyYtSu5E
n2KmqfuiF+OX00vJo56wHaWY25md1FZ+SvWmci6dkdStehUbY6A0FVwfdwTW1vU7x+mCwGPqIumtysWqH8mtbGsyWr0MbM8S3HuEEAPsbPl65xrF0298YDh1
ylbI95aOc+1w6sU1XFKc2jNedcZZwI4xDzPygY/uj+JjDNjBzR3U9MF4yBOXgG2GPdNNN85w02zr+B3IfddaD+6OdyuZbZZMF0e+pNdWwSnnUJFjrHJs5ZLE
K+QU+pTzkvucayJe5IYTBtlLoLzKQ47dio/xW+E7DntyI09TTqh55ekMPJMVEoHmAdJbTCQnR7+YDqZMKA9225AV6HvlcXqqO8o+24603yI86DpKHk585W6J
xLhXKlt1OK4KgO85ApxD466okz2fNbsSdZ7RaGe5b63KOYW4tUOlZgUvieCa1knbwbLCWUma5HZxVfgYR5BT6jrl+d19jYWqz5ZuZnvVnI+3ek7tauUeykpd
99UlCXCtEhrtSEg4BRcqF7Px2zeCI+mrquHVc+iCLowiGi1z39O0Be+AI+KL4DjEZZ5DZhJD7GdtY5zT1PsUPZ0DE2LUbarvaUBFV3ttYGta5yhEbziqFXOQ
NuwTxyfEXQVVM1Avrofn93hO0Yns4AiOb+ue6fkKrmfGxA3CerpPVw3GHhh/a7eKuEEJ7COq5ibtNvM8eQ6zY5LqGNbH8TRO6NHW7vd8rjpWu7zqCTfHXuIm
aw67fWvG11xPzqK/Vn5RZFbvihkWl+IZlHg+4XbiYE87T4dauctk2eFpH7uhvcmpc//MLKgZ6Emu6sesTJlr8a3a5e4aL+A2MjGVR+PH7kbj79Q8VjavjdEc
jTuhGp7wzlW8ozpVWSvGzibO4QWsKSw4GRK2zdnyhzWnsxcH3fTmt+ECdgW98X6Qh3iFtHqU27jY4Yd45aZH56QG/KE9nJ0cssd/RPCTrS8K7gX68T5v21qw
339fnntTUNDoXLjlgm3hAV19RnkHZ2Nr+X41W4wto3x6rK1YM67x58yLPM02GX9t05359sxX2zq2fNi4eVHzTbKALvmh2t7ZMWvkxZcyBxfqQx5knsmjvFrx
GqVd+g9WvIWXtm9rWsblXKypPuPStuC8F15T18tyMhs5A8YFzAzyC+pYuCK7R27XjHaB7/3HNsVzzoQHa5/kPty8pbCzd8ctCwJiArTefJ9Gmf29C7JzAoY1
XuFl9cnN2NdqauCyknF+A8KuFAQVPc+SpD8r+KRd5D/A12uTO/hudq/iKwUan7OhXXzmBc/Nua990+QHP1HQ4KBUv03aSQXzvDf6jQv7RRvo272gc3DfovT8
2rwcbU2BWju16Es+kd8yp3gNWJi5jS7OzN6StiL48lou152X5Oedfcs3ybsioGfB1PzE3Du+bt922fbi0dljM3fkns+WeQ/xw/Ljcu75ZOVUZfUMfl+Ymb+/
jY+2t3drbVL2m4KMbYf8Z2ldfosDWxRVZPpkk7lXN8fnBuX30cJZ4dr12ps5cBZe+KhQn78nuJ/2cfbavEnN32X+4vekMHPr41aO1mtzr+UkFLbIT9IeLuie
nVA0LUvTxBwQsbFk26SMWcFDWpnyt2R4578I2xGYkX9Yuzwzxf/XbQ+9JuX8GuDKPbh1ZZMOreMbyTPTC54WqDZPbHI5J7UwVcsU9Muft+Z95m3e3ha7ihOK
PgYu37a8IDGo4/ouBXe0SEDm1hrfwsBX+byi3A2ft+wM+RRwOHR80YfA8K1E2m8hPwaNDNJofwydknY0Oz54tFYaEp29xeePreOzubXLCxMzQrcQuQsCyvLX
Z13MHhD5oUVq3sbsY0FXAt8H7Q1/UfDS73Z+en5e6MkWw4NLtHuDP+W00OJN5xXdyQvIzvUZFKzivV/XJmt1sKZly3WeVl+br/O/sbVryxd+jQIPbzrTqnKb
IudLm1Yhhzf9tnah95PQr7mzijIDBm2c63M3i8h4sPVG4/dFsuKdAcuKHVokbLi2mTdQWNT0Nn9K7vhWz7YR+W4vwNeS55d3JKhxWph3eNqYNg9arvc+ydvs
1SmLzInJ3ORfsbY/r6BVr/CWBScCdWFemW+8Gvv8VtDXrzAjP4DNeLHpfv6PWeqibj79tx0tHOnVrinuNTs7h8elqTYVNAW8N2Yb8pK0YMF93piwsPV7Nsf7
4SE7fGK0O3MX598Pu5vz57fzn3KDGsm1A/MDtwxttLpgcuv8PJ/NVaGjcjrm9Gm+IedBXszW93m0dllBcp5/9q0WS9LItfqgT34JuaNyYV5ofnRai+ZDmqjX
XF87ZN3ZltsDhmye1/re+oO83E3rWh4I3J2f0Bwv0OdlZpxbNzP9l8xVjV7lKvPDM73TfHiN0xrxgK2jeLPTQf+E0i/hd1scLdmh6+F/kx9f3CWwceBpnThn
a2GZv1g7XXs//3KJJORRtlW7wbswx+WbnrNcOyTil7JBLR7k5AY5S37iz9P7a4vzr7XKzLrSaETxu1JY6+8XE3ovKy27Re6LwoTWPYPet3yXsSNvUaEjf1/O
+uw+RRrt7mLvgsW5H/Ljc1O9g3yGZ+cUbVtzLC87N60VlCctSshrVMQV9tvaNF/sm7Lt9+xWeVReeeHInNSiBwVnfVsEffCbHVQVKtwU4H8tcEru/jV/FPyZ
f3R9dtGUNUzLQF7J1lbZF4qNRZeLv2bvLCjys2/TBHvyZmsHB4/K/zM/LOdjtid3eP4j/7/05DfE4evPaWgo87/hbin1ZYT8++Is6o/gS2vQ+vHXUXVpf5G9
9ldPw/sfXsn7v7Qj/nufkdegJYj3v9L/GrI28b6bHZX2HetVWoN+2rR6ztYX5/fdCP4Gv0FDEaQN36WhOCne35gnvIZr8zZcFbsBC2JaA3lODXvs/7dr8K/z
3v7v8yzSvhv7+FdX/4/3rNyfoamQDV4sBX1FhqvFB01LxNPMkyL4YSJ8gbQncMM8QTyZbowHGrdUBFS0wRPE88GhpF/QCFMRnie4VupX1kUAGFJ0781T9c/W
v44hiy4WBuCrSo6YQvEA81ZzuaCLZQtxQbRXtJ6oMBeBZaYoiRCsLUknV0jGFkskPckB0Tv4B/ic+Vd9auyTALPJV/yCuFq63JQQOC1iVuGizZsqsssqxYME
LgL1tkKxpXMtD31eFoJbToguiEcUXxM+iJkkeS99YI4zguSILB9rJzAH32xIs/QxVwnjwTRtimWb3mZ6Y5VLdohvaOcVLxc9LKaESwSpIBqYJW/BZGovm0Jk
rfkXo8TQESodyydfED8Wd4c7Gf8ET+eLrU0jdVI9aQYOh/1OBBS3qljf+gJxR3/JNws6Fd1OSOG3hI2oSUQIURslMUwkfWKP4T+Uw5Ya3ePIXS39YmPFHa0r
QETwag1fVyy4RUwnR5hjzJfICoEenVp0NeJT1DahA1oNPbSeI4S6SqDKfNZ2WpBiOGyeTK7QLhDxyJpIzOANzY4oNIyxepctCkn13xM72/gS7AtU4BdwnWkP
ORm6Hbu9nLYGAjvNjCVY0Ci2M3A1JqP8IhBCPbWkWQItW6y9DbHEYv24WBBsBhyQKQA+OJ//S1RnZmj0bGCfFDHPkDqpFaV5JCtKx8uFPbceFq8wrm4+EB9e
5tAfiTmP45YW5Dqom+CDEIF/yPOJTYF+Mawq6QZ1hfhQT/okpdZ2E2P84bIVtFDxEn9k3Jg/HPQzWKQfJDExOyyI6Dx8A3hTkksO0x+LWb7xd9svwZTMS4SE
+Ja3CuwJXNrSjWrWeinRSxyn7wye0X82/GzoLh4uwgyYxSu8qf6jOFVwUrRTbzaEgI/4r8UvC+N1mSaPwGZ9TJwEdExLy1jieizCOIxTzIegrmR+7DTBU/xk
1FrwOTFTMkbULKY33tz4wvIruFZQIMkytxPAlsPSEm04/mtZU+nK6E0VUOhKYm/0YJGP8Dx5i1hLToo95TWdCoXOmc4JnuGNJMdxmXVZxTkcQDrwH4ErxD+D
mpgfgK3815LmAmXR9bA25VNiP8We04WL1xv6FJv1iyWtUDs0Ur8YX67PESSUp5adL18evTNfj0/FfyqLJGeaoi2SoNmCrVH5+jBrf8FAqwrvJ/4U8tTwuex3
Y9PScWWCqH7ZZ/EcYW+bbF1UpAYUk6oyT3gv0zF9u7D7kU8E8yQ7pHtID/7Ves7c3zzaNIs4VLxK10aqtD7jVwKZJBn7G3QbkOFroMagEL5ERVkfRx+XbBC+
iyrg3yWf40PTVdHGYrlurCVGdN8sNtdoT4uivKWCi+JO+PqoPRW/iK8JDkb+IZgW3cq0wfgl7H24tfyTaI/hlLlX2MTwpFystDiwuvxg9MnyqUIX+BLqQxRa
VksuxTQS/gx9IL7InpYvJN7aSmOM4VzUUPCW8QZxRhBORQWdAreJH+J281QiQmBnVuMgMY1y2BYaPWQXK0225p+zDBG1Io8IvfkiYkDFUD0M8IpHEv2oYOIg
nU3MJH/UdY5KEQWSHfEd5F3pVH1o+YtQRZkHHw4lRx23KOFugj1AINVevFGyUjBM35sE4JUmX1wJtNOn49G2yYbF7PrIEkulNDvqq+VkVPtwle2jWG7caFNE
eZE2si0+Hv+DTozaA04x54o+ESsNYwrelOgkywI+wfHRK4FphSB4Stg/vD842LudJd1Ur6++4Qg33ndydevJlW0w6jTtuzmoDTMIXgPxBrzv5IXyGnzu7+Uy
pP1lJvHfkYW8en13DWfVNZwV+H1m1DB/5P0la/u7svx7+be8ev8vr8FYm7/LItMa0HL+3ndpiCPyGpy3vO9yI14D3s2G5mVDlSZ49UYY1hetz6t35HkNaHd/
Z4R59c75hnTAtL/MvOH9FZtr9FeMk/dv4KINa0B/PVf+3gqpP3KJ90DUmh9oOKyHoT/w6YJOxE2JuAyIKTEViPuaN4r/pEvtJ6k2AkjnBH34D8298JXwCNkm
vESw2OokoVjGbLb8CC4HfHQ/iMCS3tBh6c94X7GrYrD4kGkwKNB7QTU6QJpILDOo+VeJMcaUMoDsR2w2U6LcioPAjoh4YRQVIs4T+pq7QgdNX2Dv8OfwIqBA
elv/AzhJOAuP041rkhDxUjfEd1hUIDEGzDAnVZw3eqjrwBIgIoYiBouGhqDiXTqx5YRNAPmZbdRK4nVsYnF7iUcfRd4zv4Y7xFoFTqEuqjseUty+aCU4IXoi
/5SpR8yL2JZSn9g/kSJova3SmIBGyw4Ag8kZhA9L4kW4xfY73tgaR82NKoBngOMFs2VJkmnaLvj8CHVJf2SpEJftKqdFauMv4eFiEeIr6qCNh69Do+Db0EDd
Tr1IMh1YTmusN7Qx0BSTFTxtVoPTzQp5kPg+2B/pav5aPghHqUywI4jAx6jUqAnGVXCn6N5SHq4H9kQ0wUXB1/lTRRSUGDEeOQW/Ch5D/G5GvvGyFmF9RTdN
8/Vm8gEzgPKlp5LO0orymSRmiTa2Luxi/igcZ77rc8PcC7bplcxMszVmjyUpelZsB3MJmQu8MJ8TAMKd+Ht8mPh2yF7ZA+Qw4UC6C9Lh7TBPGgq/l50nBMZF
yAlgvSC0vLrwEXoLjJBuCRfFvAqZar5fviEXRa7jK8UDLWf0Kchl0CPaA8yVPAAXAv0sAfqlkp3Cp3hHv162I9wRvACsIkwWS2FngqQGiTRSnc0sKkoDxVbB
WPB94TJxfNBsEJQYox2WQOSN7CCyD5AhL/AQS7XgbnTf2HnhscZL8HnrTfCadJoFpuZIPlpybZtt40nAvM56OuBScUfcFDU/0o84xJ/FLCH30mEV+8ufgbrI
m0S3Mj8QD3HAw2NTJW9jDPghSz/hQsEA8VTdTEElsEX2TCoWV3GdmVRqCX2bbmWfx8UJvkrnIZ9xGLYaVhoszCtqHCUIwoka1kjsRINjb0PjzLO+sTmeLJSZ
LKrKOMvcIP3oF7RRcqlkIrTJOtDyWPLW0EObVeFDnNaNMIvCm/FDBCdj1xuLDEey8vEY4Irpif4kEAH6iF34NiAUbCQdYJ0nPWCt0R0uKZECiIjMLk2HPsVW
lQaFLw8/wl9afqE8NVoSuQZpB541wHJfxFN+FW5PngV6Ah3Mj8gxUenWd2DbfBO8XfZYfE/nAw4hdLSSXEMQlI9Fb31uOpf73tAJqBA3gWMlmyVdoIOSluR1
fh7QmR8QxehM1mfEH8GUYWLs6C05uCnmpCADz/W+EgXoyrX22K18HbAP3h+ilqTgRkGpfos+RFosDBfPwgPzVeJ4U1tguEke8zq0OvYllBZ2Wi+ImWV+XXLQ
Ngq+lDUjRmVaWRBPBErbCAjbT0az5CrYlz9JcBd36YPM9/inwq4YX5ARlrtQsuUO9ED8iPwarQovJlaSjrwUumssByDQO0MXaziukv4C+UhLyh6R640CeCD9
MxGg31WhpL/pubZepsYxUKmF6MkkCD+F7baOM8+lHkZ3M58jUgq6iJvKplq6sIXRfcCImNaUSuRFVUPLictaj/649AB+jnAzT82rggbGfpKK0CvQSUsYPRwo
1U8wA9Rb03zp48hGbP+QeChD3C2mH23At4TWWD8Ik6Wp5jWkJqaPxRTZXqKMuBKUQM2x5puU4WtKl8uLYvJhurgG+l1yQ5YvrZVao48BX/1mQR9hIf2UmmKJ
Iz8yNww8vB1ByWyybohMFiJ+Gj3WYjKu0j0CO4Hepv0gBs8w0dR+0w9gH8kfYuabZnRPVwlesh6nmpW1Eb+gxld0taWCYmN350bHXmcf+1D3XVdH92RLJd3H
LuQG2h/ZykVeLrXnhlvBXXDP93R0v5d03Tq+QkJftL0tuyyeAqQ7d8augDrDP6EzTNOJGlkmXpD/FubJ3sVWAhdcNyKdQMeIvaApBop5Lh8n2wy+g2eXpUOz
zd3N3cBk4iu8LyYztp9ICBWJB+Jby/S6n83jsIWS9+gk8AuSJLmKcVQQkKy/avEydKxAyWToVN5AGCFmy1TaQmA2vbvCZtCAStEZPIQJFHePHQt0Jh4L0LIi
wTtbb7EfcN7aW8QCF8lh4D1kgPiR7SoIIXZZa/CMqZMYI0qjmkX187la1lkwjg6g7xNGsm2BF4UWN8Yv4YP0oHQptVB6iKo0rgVOhraKugimgzDQEhoXe09A
mPVQJnfMecmtcZx1jnN5O/myCFk8/NGMIpPBCcghZ7H7pms5V+2sdK12NZY+lbolWZLbBfpvGpXItdP5koun1zi3uniuBMQXm4l2l/+GJsmz5BLsIUbGzUfG
xt3DFNg9GU8+EwFQjXQ4sps/FC1FJ8TpJVOUbdFhiBKuQpbJ/6Mayi6oH7IR5SHj0ZXoAjgSnCYPl9TCXhH7wHbWUPiEuBdSi2Sgs5XXYF/ZfTic2G/1BdqI
cXCkPohkkBFQRmiyudziib2Lyhk+3g7VorugUN0823XpXZFE8tIcK34SPQr0BaMVc4QDxXuhN7KZUgt5w1IByuS1hlusUj8bfIsUScOgpZBC3rngPZIg+IA+
Q56gWeTV8PsFzWVXEBwZBSfKB2m7SzYYf0Fa8S/AX42/EV5EefE8SytLS0EuXpH3VNkdS8YK0N7YDaws7iVuwgPj4pT6uJ+DUhFQcR1LVF5WDlJuxbpgHbHu
cT/HeauD45bFpWAG7AMWpZoTdyXuhHI/NhDyl60CJrV8DdfKnsjWpX0QdgVNQBDasc07ocRqst4A3pl4wHX8skmFLDVP1v9CFsGD/NtFn0SWZu3ztlgL8Zn8
341T4GBJXlG1uJlVz4+Q7BVJYyuAj6GjyqcBrcR8xAsOQbaXnZI1A7rKKpje3CQilTXzn7J+nA3UE02IHlsnU/vow9IXdAkziwm196aT7BbygnCrdQfZnb5F
mcnV0n5GUiSP6V6yXLBNtE40H+aQscZW1iJBmqSDeB94SRIoUYAZcIrxd8Bo8NBn6CXEXetdoqkxF5iEPEaLiU5ItCzKbyA+TV9LZNmuMpvp69JjMqWtf+QB
8jjhjO4BBGxfvz1s+7Lantvnbu+2/b3sKdQHKottCt6RLUKk20Nq19Y0qW5R27g2aHs72UOgn66EvmD6M5aVDdjO1fSu9rjh6p9r+m8/DAXSCm6OvQ83jH4M
rhAv4F8Re5PRYE4ha/wt4rYgsfwHqp10Ilgt1Um76wOgDkgvgsIXCLKBYvEzsCv9EoGhAMFVCSG7qk8BLoEjoBNQtXgO9IdsFpyDzpX6I6/kqCzUWi0fZlLJ
bqM9XR6WpEaZzYSKPesc801jF5LN9ZOJG8FHDeedw5zb7C1IHhvpXOXsufmp2B6aSOyLGQjMNgj0TYOXSQLMnU1aaKqeigbxu8Y/JK10VVIf4+ioSFsb+B74
wXrZ0D1Lr+uABJFTDfvxJ0hCaRt0KnWE7Vk4w5ogdQgI8S1xB6AbXUaIIzcDRFSSiAO9yesSkD9d1EPcGO9hfku6I/sIcvk5xksSvkRiSBEOFT2K2iDuxi8n
ToWtQ9zQPGiQ8CMyHH5XdEnmVTFeUmD1jRmWP8n8Y2lnQX+BTVIW/SQGy98Tg5Q10meKP4DzBB0BDdgPyQYbken0RvF1M5+Ukoh5NvIOfIkzlIVeBsTCkZIa
8VtrFTGC+cP60RABjhG4Y22WZ6RvaSZSoB+iixMEESHe/QPKtfcl7Zl5utF0YcUi4z2bjs4jVpn2RsqoYGRimZAuNLUR5SBtYTjiS3Q6ykK5Im9uO3QetJj2
Av760ybKMh7vDvyafc9wnSmB1ZJO1DDxTCQw+ANfazghyYucEjMCSaIGF48R3xRtlvWjMeKYBLD0tYipeNsg8CJkpq/bepd9sfpKfiWF4QsNZZbwko/QPFMt
kIy5LRZoiH09FB19suJAzj7xSnFTwS6wE4JIW0rW0XBoZf5tKdJska41eV7YXxjIbMIfgxeka0ER/YQwx6YjedIVtm6EPnZ0LPSNR3+1YVQVuIq8SLyiJos6
6VeYz1uQmHlElPA11as4wxSV/dl/ZvlyvBXVyLxZq4kOJIYaaHOc5TCu1l6u2GEegc+TeNtuQpOhUdJjwv5WD7WGyjWVAZ8lYmgE5YW3smNEEbRAxxLr2Zfl
D4EM+rAokjz+jUVs1FVLhiClMeWhQ5AmxqeiEmYxsYx4K2ag0cIiWzFTojebh9jOm+5Z7MZ0M0gswVfGpoPxxJ/iedQRcwUxtug9rhNtM+xBS7UJkACIgp7y
F/JTIp6y6/EF5fta3jOWiNZHyktfw3h0I/EkZjY7kJNZJ5A9hfehbuJnGW3xR9REoBncgtgkwS396DDtZus0/53AMslXy2URZNlBMnq3pAd0rbDE/BQuNMtk
a5gElkea4UHQGDrF9hTZTf5IqamDYCdaK00gJ5KxyDBlMdvNKqZ0wCJ+tCkyuqOlnaDa0KGJ+NtzqUSLYwJK4JDLUSriOOQ2HpPMkHSNDsopM3ezFoAPys8a
bYLrBl+p0JYaO1xEWitjoywyojH9VZgUW4UPL1+a01p/MaLvN/3uaYUgbAiQb5kIdxV48OGGNVkDYFHJMavK6gDWll0De1lKwkILs0zdjQnfOMtcpGl4nnaZ
ZaaJDzdVwOYlhFuv5K833wbm+beBx+p6xexmHkVgyFYxW9hdzxKL9c+MoaL3FdlhiWQ40TN4iPmRfqxuiugZ/gnfaX1FTJGuxbtrkaDnkt/N+m/aTzK50nRC
UC3ZbRCaGwkPgkuj2ogvSdJJocC/GDdWUV/1tTanJQ80yU6jt/Q88k/hbig3aqVtUkmG+TIslPcgYuS1iBKymUoUVmo3uge9T1VLjwenyF/otN90zT3EKzhN
WEMnkOPQo1AX80nmIX5QF2/Q2+LZe5YVpp7kfMJC/FhWSbej+P8PZ28Z3Ta6dg0HmjZpmO2YbUmWZNlxkjIzMzNzmzJjoEnDDLZjkG2xZDtp2ikz83Q6ZZy2
U6ZpO+VO3571/fze8zznvEtraWnph6Rb67rXtbd0772RsfwDvVSnQIYQq9iYhAHq3/Svk9PhBpUPu61ZKg7RJuuHsNuhWOYv7qq1u/ABcuMfVTzRh/e3byOm
C5u87zyT6MVQEbxf9FG1S/lQkcd0N4zmR8WcYpPhBriTI5Zfrj2srQMns/lCO3o4msoGpMToD2jHuQ8Tf/JLdJg+EPqg9KOXCQY6BkTd4Wyw6xSdpUzR3NVt
g/XWQ2qNLUE/iYpBc3R1hiPwPW13aqjqJ99Sx6QJiEw4Rhbh/lacmqkgnLtrEEYLrMcPypXRBvdksL9oBuNw5mt7aH6oJGSyEi66II3AGrAIzRG6gWoFH0Tf
GF4D18AFOEzYNVsUi53p5FfNAXs2dc5VVjte6Oru7nyg/mDdjz+BvzqrZDMdn+QHKm9IeXBgajTS1j2KPMiuFVeROZrT2EcUhk/q9kHLwHtpI60XmE5xt8hq
kgJbYrPhntgL5qHnJRxHj+A3qKxcnssPmSw7QATZYsFrzgnqAU51QkumP3wQid76D0Hy++mXgk/Yzti0Jn0Y0oof7Vn8k/VafiLf5dwkXRZ2D9Nh/t6bbEsM
3roHsBN/0ST2AzgB36dNOlTzyGtomMZD/J+++fxwnd33iG7lWSl005XUX2XC6o4KJ5ydzY+ZM3BRKgDGwaPJQR7Ma2WtuB64Xj9b3UYXqhrKBBEgF0ElqpKx
f+QDod/lK3GY+8EtUn1SOuk5DM5dRbai14QNLFCv8Izkq4ApqB6ADJcNnwxvsN3q3+Gd1EFyoXCV7I1WEs8lsDsEtaCtqJNEEpfgFrGzmXPum+hCbh86llno
EjG7XX25ps5r5pNYJaugI4Bo8m9grOQc2wfg4y+4H6v/tH5TbrJuAL30FngFe4cYBmTI3ysP8U/QQrQGhehWfDgMqVhqE7yLJ6GJRCzc2jWPF3njeA77rFsK
zgP3oo2CVLcO31b3TXjmKwKX1tUodwmFAiKnmV/Z7mgObxRNZZdoW9Uv02dyfbcOM5YKWYSLqaZaaUOZ8bSUnM5uooKNt5IRdBq6j/V5suRtkhEkWd8RMJP/
gMOAdGMkxltiUh6zy4U3RJQnLuUUvJ+fjFxBRMpEwuRROb2yWZp01VttFfNUkucYgIdASGI02YHFDOmwWtnH5sb6GZfrb+oP+06zgVVlXjG/VlKLIEKoIYDs
hT7UFRgOenpu/cwq4UeuDUJnNk24xKRT+1N8KT3pd8AlyXM6AwaAStBfLRU/kus1UmKNezK5xj5LvZBi1MVCDfqOfiTTM01dp+kfOq92PXXQGQpOhfrxb7Gr
XAc6V9RT1lyr93VjPte/8TVEBtYk2X+PEMlayOcoFGWvPE2J2U4b3UxqZRbwR5Cn8g3IeTgGSdBP1afJJkJ12FrZZY+q+It9d3KgzcrnEu2RNdA2ANLBTDHC
20uFaKKOJkQ+IJNxwRXEHIXUNAm+KLuA0vAPeioTon0N9sIOYhOTpmq7WSyAEx2AKTAe7MvowFyFC7mLLNHvgWLZI5QbOBK2XbEejYDuq3u4V7tTnW/VQ5Qa
2R/KXs6BTDbzguoPtrI+lA4hhqSMd8wXKPaaYWWtVad2j+bb8eslJ5WFQuaWc/Br3Xc2DpgBnWqg2Ws/q3uYOpPt4XGxl91W2uyhdZd9SajLd58o9fWvq0rx
/Zwtwd7xiJ8kEUrRrUdeJYM2k+q8xr9hiG83XKntrQyLrQTao7OFQeAwVuVzOR452hEzDO/5KHi3+iY5H23BmVTFnoXwQ/5XooCbDnnYd6AAh8NbdevhHoZs
NF1/CDnlzfLkYL2QjdAEOElbBvcAriFnmImeO/VDPF+RydwDT7B3rXCfGcylYWfIuXxrfB1X7TzlKoOrlXPK3/qvzv+YoyoIy5mfMaX0a0BQiaxJXcijZqq8
jkGXAhRNagofFOVGBWSH5V9pNi9zYV5y7hC/lCbX80bnDy/uW6LPbB8aHrywGZ25I0vp58no6h/p19oPy2le3LO4NlDkN9BvfEavwgP+x7KYjI1+tF960Lfs
FoVD86LCTvjbgtMy7mVcyfwQcN/vQk6fwrZNucy/o4ID7gRtCD+btbLJ8bB/faUN/Fe2wc+Dq5uj8+PCcouEZu0Kb+f8Upwe3CEgqumxvJURBTmBYd6i+ZGf
Sn4JfRIORRUG+0qj81bnH8776vdH0JucssJWec3zphWnZhYFb8jYk9t+szh7dOBDv2X+AwtjCqdEra1+XlQWMaj0l8Ks8vURT8vbbU4vVWRtz7WUvYoaFFaX
+THjaX5y879CN5SNy4wNRrPuFteGlpRGluwK7BHl3+xOaJu4kWH1ZU3LlhdfqzhZcKE8tzgr31pSv0VVOqesrOxAyM6QNnmbsjJzu5R1DgzITQ3/nLU4836T
hOI2Rc+zgfzMrIis3QH9wwPCfuT13fJ8szT/96yh+UsK6ZCysubZM0t+3rvoa2BZ+YpSWxlVGV/xOjil4m4xvlmXeSR3b9GC0lGF74rvFI7O7Ou/p+h51Piy
D1seZITnnCgNKJNXzg7suPlUyfzCTkG1uU2LgsvKi34pRAOshWF+/+StLr1QsijidYgsY0RA3wKs2dPszLwxJU+K+pXVFIeWLChKLKguH1hKbckqW1n4qKio
uKrga2lexbWysXmZ2SNLFvhnlKwo6V88Pz+54kfZvcJtBc9KE0rqy8aVf43pUNUhd27zqOKy8hald8OG5NEZisKwzIJMYzYfhmYamtmbCDnVfnhoQtHywO8B
g5qcL6Cia0vnlRwqfN/kfP7HsKiSGQWbNvvyf8mbnnMqsCh8So5mc2jFgaw/i9HsrFxX04mb74UfDo4OW+7XMyq6cFVsUvj5mM8hy8J35ZFlO4MWFW0J/yuI
DOnTfE7+55K5BUMyvjXtEBSdNSu3fd6izYkBSwNu+t9pxgRWlgSW+meCkepmrzdbg7sULin3z80r2xW6tiQkf1IBHhITFxvxNad7dve4sJKEyPLwiuAuUV+2
kM0skWQuumV0znn/YYWakJZhPcrOlTNllwJ+95vih2TvyWjnX5oz1O/Slqn5/QpO5Tlz0M0r/Vz5B0OuFd3LP1sYG+WXsSMwtbC8uLHoW8HEjIjgiwULQ4+F
VIYcDZpRVuRnz4j1K/Fvnd+iiSnD4ZdYdKN0SN65Lb2K4aCXOYnBU5q3y/nUfFX+rdztecq8+flX89KLWxXtbCLxO1LIlRzLeFRgbjaySFtkKBwYvLmobdTw
jCNN0YwRmfbCy+X9/U7m6MvOlG3NupwHFhWXTNk83/9QVtfNTZttK4UC7mYsztjS7O+sLoGf87L9R/uNzZBkavxSMi3+3fwSsgxZT4PGZ8zyi8tqkhmTeSbz
X7PyX/9OgjIC/5Wd5XctXl/dpwqqeFt1t3pU3IAyU549O6RyXVZgWUBIYGVEzPlyuKxZ1fniW3EfanpXbKt6nhtUcb0qvOJa6LvywLKrpcMrvCUdao5WfajI
KJubK4k6kjO46n6TvwpflF7LOVn4d+5R/855c3PLS24WRhXNyx3rp6zaVfQge2CGtuxdSY+i9NL9RaOLFpaqKrzlJyro6gElcGFw0bAMtlxVZS5Giz+WLMhp
U3y4YmzeorLnRTsLgiMOBgH5PYv/DB2TNzI/qnBg1e2MT1E9igKatcm/HbCuZE/+97zGYv/yA2Ebiq82WZfDZe0vA8ubNMkvPFIyumJiWXTR6dDiEGVgYsHg
ZvFlD2RvqT3EB7QdeBx8FZsunokvi67zLGHC8TP4HXq45qmrsxBFpQBD1P30j+QHQb3/TkLt7KhiGBU+kwhTr+cyUZFzjfIIMQg4R98vbyTbVHVSaaqb209I
rzLT2AAXrrpfPVXbUfoXjgqYe5r8HrGCinUHuY8zgvlXrZtsyzxwHXfGu5aCIdxd27GK5q4iOIWMA5YCEfYn8T3kBH4wfAZ1wq1jOGZg9SS4s/qObgxxkvPE
4cxm/rooD08tmIU/8lTUFhj1BoNvYukuuq3qL/eveG/uiNrDtGEnsuuB/j/Z+BY2iPC6hsAG93igkHkbv1p5kfso3DKtlW+LT8XnselcLNdEX+59LiugMvBZ
UiV/kUTgBqabdjw7lI2HsvWRejsXDY+3IcA5z1v3KNCiZ4QlzF7uDPJAuYOtZSlmkD2MflM3m+7KBHOdWJfwlaFkCPg3OUJjd75TzcR3WqaCOCy1mriODE70
AYvBo0V30MqiC/xwnlUWsi3wOUKVZ4HbCHRznkAmkpFcgcNE5Qq/cfn0Kr43UyQLRDuAhchfTCj1O3KS/QKOE4YI1/CFiYPVSWgEegk7lWB1veYKuSJOQW3k
c8lFFgMf5bkNzUOmqUVwSuQNvj8XKxuu2w2hGEsXgZ/UT7FrahVQGb3HdVDnUBXGfYKm2C+hscrjZffJf+DFZIacYlGm3NaoD0HeOQ+S6wgGiaBDq/P0rcTh
wDL+INEMPaeL0i903ua/CgP1l013tb/8azVOXDnepXqt6ht3kflCd1IplXXKxIK71BnwsBXyTaa3mB+j27kVcL0QgzVPXu+azr6T13k0thRuCHTARZBdmD0a
ueqmoys+VnUJiwL+gO+5E7Re91nGRO7jY6QJAlM0DDiHXZG9QYZ6X6v3Cnu07zy94wM97aHDnECE4mOB0TaTeyTzsC6EnSE7QLXXVFOj5c2Abmqd8av+DnIR
IJmFiJ+jl9Kf6wFb+OX6TGKTqqvOyo6njgsyb41sAlqkWKAfhU3zyjhKOx8LdSYhicbjXHdmuX0wUKSksDpoOzWWfNhsnuxjYmxMjqmieqzISwxyD0V/c0U6
NFACtdFtJDcKJch9YqOzG7gHNMA6ebixNXEXHUe1sna2jmLXlIWwrTGFxpnUFxhZtASPcN6zZ8Uf03WAf9U9cC+FYpOiDGKsBb5fS5Dn4eWIldkEPMVnYIlK
TFMPttSOgz22bOVB2UspyUllM9l5OCfkYE7BWEWDoOOw8i73ER8D/QGP0x8B7rq7WAHlBNMBeQ/3JfXWuOPOGVXz5NPZtdkzHXc0U6ge9jeMj21KNXU/sF9g
g8VPiBEVd9lWdKp6F/FH3CL1Dpc/oZAI4kGi/pshq8qVEeITjnt8PxnANaqLp0QeB4fb+mFrmAhvS2yLZjZ+3GOVr0BbunpVz4CngXKNUfqd2wQMJiMFkDnG
qLht5GABYfujP8hWXFffGvdS4atnNTcPEOED4LXgNfk4+BdtItJDl6sScy/4sxxk/UB84xdz/qTG1cc5FujCtyJmsVvVzem17BvmOCvRbuYRSsH0cR6F5sBT
4VXuB8BQ8hmxQh1hXJqckHwO64S91VFUtfaJ+2pdL21L3SEiEU6vasn2BZ65ObqA7UAp6WpyIFmsfQ1M0swkWmgT+fXWVcxzWS21su4Bd9AxFbFoF4Mw0Fm4
Aox2JsO9mCL4rOaVunOtSR+nn8dO0ZkRALqNT8WWQXpsncGY7NQ1k3/EggAPWaTLd89F1zAy9Bp2yTHCsMR4zZWOi4gKfiHVXqiFThBNHLbCl4QEacN0hAbD
bXXjMQsYpO+hK8AWat9qs7gIdCrG6d8Bgn67cgBPQ2eRdKo3GKPD9RnoYfsj2xJgNoy7/JICtHNlK5yN2s+4Hs0lX+kXJ7/CRiJj9VVYgPpv+JH+V3MjZjfE
IUMQa2oPZpumFhqf3Jo+jnXglmF/C5O8p5FF+s7qKOcwGeKCEyOxA04SmUzvZqrZz667mokoaZAaG5O/t1iZMiJ5ETWyDk5Zo48ERbqWyRG6WPdSzo8dpsjX
bUZGiCFkuAERrmpbs51TIuI3JftxGbZ6aql+IbMQnZCcpl+ZhvAfjRfR9cZ1cDv4D/3slF7YOv0YxMXtb7jiWsG54bX1w/AVxg36a1wT2V/8g+TVxnFwpiet
fo3JZV3NmhwfjZneAI1GLig+UvbUwW5EH6trJzTHlvxkyeuEW9wbLlvoJWxUfkPvhHXGIrFbaJkyVX9G8wcy1pSVBFX0RJagXzFf7VZHT1eod4JuKtYG7uRW
C/9geqYLlkbvg3tpdwjd6w/VR9dvZ3ZjnexrMY4s0T/3NerGQgQKaSuUSv3QimzNILgN1k430YmDKr4E6Y19kP6pdyLK5AHoAUxmSuB6sTS0m+og3JSjWpqZ
4h3csMpX7zPWz/UOSE5MuZxy3njJeNh4yQCZTuk0yAUSBvcYj+teoocMV+FefDuMRiqIeHQYcVSlA6YCdehIA5AsYH11b9AVUKNhYUoo08Q9itvthLiBCMT6
Y0OMe40vjbMNJWlqwA+cpIlIRgStYY1xFhyqX5LyJLGX0d+9OzVBp0cvk6+Ja6bJaCuw2JDkOs2YkGaSs/Bq+1Ksi2aAnWFKhFwiDD4vHd+wjX1SrxD2CReE
xMYDxDv+Np8qDPQ2pU56j/Cx9RmNZoOuYYVwpGEAV05m6Ds3Poe+NswCI7fm1PffOu6Xx43b6i83NnGatKcKT7hs0uZ4PHtP7COyTe0dg+jSuhv2rgSOxTCz
gOGOTfgfGg2t1O1K/kre1K2Ma6o4gm6gxyPdMFtKheeQfLABQKqww2BtyglIorls1lLTrNehP/ARkhpnexWj5qURUKAQjwUh48XL4WPkU3Ul/La6qbaAPIQd
wzqCJHI7eT2i107Q/8r0hBO0c/VqjJdcqLqhHexdoP+iG6Qawy/0eQS5x+wIaBjhw0UzA9fpPoKTdQ90E7Ub7YOwM0ZEX2+oTe4Jgpqe6D6DCi1OnmjYph+r
TUO1+k2qTWia/hU2U4sQQ9CEn93qL/cWsL+iKTSIilKttQfCK6AZuja6WEM7oxnRwRN0cdwx5BftOwJEz0BhfAh/mruhDuDva7M9Rx0BTDbwkNRRq7XN0FGO
IVwj243dQ6ymC8lM5ir/2DeTeVO/l53mOeM+gu0ivZ4J3AriQPxpUaPxJDCcLnOvY3qDp7D7DXH1anYSP9djqAcb5ESTep/nGCtrmFM/ATsliBpq4N+ZdOMD
33sPHun1lXibexB2OB8qalnSHLfQR7et5hYIv1ff9X7nKpw7GjOineyAeErk8BU3PPam14+uz6LMnkfeVlg86Ofy9/QH5N4RnoHMVrJWLWa5rUsET9U2+oEP
531Mgy/GPKj6tCSwTm46LXVEHRG/Lv+jeKwtN05d/RNn15J1uyz+tjFVBUkzk5xymSlcekA0yfyb46wYif/NUh++Jalr+FfLNUvbiC6m7KjDlTOjTtf8WvhO
sjYBq7lWEib+UhFdfaH6piU3+lT5oeBFNYMTfpSPsjyQ7GnSJi6y6q5MnjhQVq9qXaaO/bvumNVnuVvDmC4Uhdo61iyomZahrBoUOaowp9ivdOaWd4VHzXG2
dbbbIj9FveRiXJ5lYkWa/JjorflT3YPaY85+tSobLt8ql8ijSucrO4luiw5Z19tX2iotE+teVW8R62N+M08u7S77Q6yvDhZtjjKZNladUt9KkkZjthH5qtie
iqWJB+WLKs5aysRj8AJbZhEs+ob/U3NPfl3udhRITyWxop2JCofMfE96tCjPViqdIjfVXKp+Wz3YzkSXJXVQBqjaiRPtmHwqzlrO/nyq09K39kxT6/gJdbtk
L2UjRRPMr0X36pqHvbGuTRpjMuJ3nf6ixvhOCW9NEtEHl8xxTZIpvV3zjzW3Ji80wqouWpGYLPk1cbl1svlLFeho5cgtTRQFh7+tEuRBtc9EV/DWtn+sTry3
S2aLcIjrKs0tVYeql9pay14qh5vu4TJ8rSueMNRds9wO6xwfgU+1bRfVyt/a29qK7CcdKnuieWTT65bhoq1mvLpl9T5zQeXEgn3WNGmiHJRY5YvlBmll9KTI
N6Zj0b9lzLIfTjLgoOxMUqykqbIsMbH2mNVSOU28U/o9bp443rzG+cI2JWh5YrW8lfSlubm1tTTaMTgxJXq8opX1ps1PMcv+xsb4dUg8U7c2aqVspaTMekTW
I7ZJNZAQY/tu2iKLNJ93VCXM+IneellLbV3Nq6SLxNvCf6vKryiyEUEx1luOb9b5ykXKlLgyxVKVQ/Rd0tXSz55n3pf02BapnFArU5pUC2SiGkKVb420vnJM
jvgrV2TWWy5V2GU/kjZYhtrk4jTp77U7QgIKlpn/rF2h8Eh51auKb9YtNrtssf+puvjqyZZ+trLonfKRZiHJTz0yJxg34bHKLeYL0ea6d7JKuUVpUhrFnKpR
Dpp15kaJxN6vZnbcpMTy0K3STuJc0cbokVWm+HFNe+S5o/5ugsctMTmsVF2sqHXpoFhasqjWq/AXdSodbrNb9pnS7E7zHRkdHlc+uNqaMMWSYFJG51u2SzcV
gYly8/SYJlXdqh2xWMmtpJPSSaLsn7WzIf5+4VBHrP2eaQe+VzRPES3aKXqoKFQ1L0gVXxQzsaPqdle3lmQ53sbragrMg6WXq6f8fD92U1zF3ujZSW0lj6si
nLsdQ6pXyo6aksqDYlrnd1e8yEZCev/s3i3KoirmiNdY71d5K59Z11YvTFwhnmsWJMUxH8xPSkuih0l1VSmiy3krmp2qiImzxvjF3In4lnmhzD9/dRbnP7u4
V6QqqdbssZ6QzVKCdrm9Rr0EHyw96GCAvorFJo2lAk+XhEuDyV80++UQke8waD5Umqy34+fZe5GXq5ub1pvD8cvWXU7QsaamvdMVfx9XOMW2YSbaUox3qToa
91a2V5ZjUSTMKOtpDrTOsL23L7Lswu9ZV8leqJYrFQnRZXXVO8yRtfaqLEuV5KjUVgaaW9h/VPwl/VRztqpYNsY1yrHc+tjcxV6dMMv8LqEwSrCtr/onaWMN
b6pOSogV1X0S9VQ9lu0xx8uT677ZetqzKr/afjUn4sOBxKp8ZbL4tPh79fyw5kmVppaiYUlram+aPHU19rr8ZrInsk+iheBl7QTnYfdwRae6drHj6SfwCStS
Mk75SVYC1hBftIuEJMfReHHCJKTSvYrl0MdWs+ovuDT2i3WsfY/tLLCdGwd6tO/lMPCDhRTr7BWqrcAfdqnyBMUpj9aolM+cq8G5yHzrUrUPlKuk6rdAFdxf
fgKoQQ3afGCCfjVazk6SbsFKiTbxUxJvqza5w9HO1r6OF0kDNWmOL0mh4nIl5VTAH0kFOpkohpqww5jW7vM4pAyS1zE5quuOXzWTuC/8CQ4CvbaO8a3IAxqW
jgYT3WG0nv6IDPjJFTZIFiEbmJnIyLLelZjzT3eifTGxqKqz9KAlD57u7enK5m12KbscyWAWOwvdLyE7GmRIp/O1ydzevO/8R2ArZKvpDYNCf0U9lU700Ej5
XPoQdYNO4zuiELKyPlXxlyHHYGQymTykWnBoBeYzwNLB8B4G1wyBGiS74LPqKCGL360+KPgLbbiDyGxlENnZ2gQeTXYmr/L1XFbdLWwOWaM+nfQEOadBOQho
KUA6mF+iq7BPr4t0PVLP/3l+J3VSeoZoVG2RKIDfRF3h5SAqH5L0wREOvIHXya/BIv4Xx1BtF9UoZxtkIoHxW0iF94XmqBKFDlJeIkd7kdnANBduJda5Y/Fo
knF+xQcDarlbUuay412Rxear4prmHjLJvcpZT49UdwC+E73sd12F1Dt4CDnC9YW1ANuhw6pH/DHuMpNOPCPS4E1aSXVfz36hnO/KfHN31W/gMtiJqpfO+9Bs
YiXw3dzNc5odWu6Ujk0uZfKwO/wnJS2cUx0DYG1752LNSiaS+cwiSIYw3DrPthROML9AjsA4VwDtsiaiwR6t8qRLhLxGzcou9AWVhCLkj6H2rqFsPfkb5S2F
PSAFaFsI2fBvyGIKptoiS3hW2o16TCfURcH3kXjbOXc/uIA+qelYZ0No8jBTqbzs2lH0tysd+EfJi24BEfCK2rvaIaCS/EgPCx/NbbfGeUc6FxAOIgnZpgmm
+sofChuYDUhzcj71mXnDq1iUcOiyPTvIfcRAaLRyh2xcXSjV21rhRkrpBCcwWn1CFlKlTFiN/KMZSPyFL4dEQHPbJvNJ+wxTI/2R0sbtsnbDGdVzvAlDgCPI
s4otCVPJM0RffTC3DAxWpEu/OM+4LkevcmhcoeGHlNH2PtxGe29nrTMtaQisclUgmcreZG8XD6yF5oI5QDfim9aOeqg/VKF0gfua8zL1D+gPD0F6yGKpBIZ2
HENU9FwwWTuEeSWUCB7OJ6VxPbQx7pvbR/RTZjr7WtPI7ZRZHGi9ZOXwxaAfx4iPOmsVlL2t4mNMnlYFLXIYks4Qt0wRhAS4pg0ST4J5IEBdpEwFNwBV5C3p
PDNlk2ZUM+v5r5JkTzaDah9Dk1lJlQx+hUQqu7BuxF2zJlmCvtDTVCzRhtdL0wEbnIxuwRZgy9lzlv4QaXin22Pb4PwDrcI60wSnV81NCCR28HbmXM3Eqgzm
DStwL7l0tgvxWVMNdFVNAfTmSWAv7IR+CrqdfMt05ygNLiujtrOjVXNwD3QEpbE31F71XqYtG0ZE4QUgzt9K2s6yNRFcPKdkhznjqHhLglXlvEUdZsrLN5nq
2AatiE9HfkHmqO66buqLSRcyGOgLltHjHM/tx80K/i18HkkRBGp4XR9uiTYYy9KqiO2et/hjc0P8fnW2tMo5DZiifhV309Uc+FCzGW2lHqHqYlqL3sAh3MT1
VtYJZzUVQA/3PuSPmt7uwaXhypvmHaRE9Sx6Hp/qPp+4WRxCzFDfJF7K2kJ3VSJFF9VuxzbNSfBJ0jx7F8k78wlJd0kGutP8SPlVLSiX/OSKDa7dyh9Qe+AQ
eh09Tv6NpCSXM8OYNPcj5IJ6lS0cf0nWJk0HrtsHSEfj7eS3lR8hFeC0/nD+nH6yd8QQU7gz0DMKeEE0J4IkEyDIZlIj3CIhVJjGP3X+iTnYbPdo+BY01nVJ
q3LEAx77EG4hsZKYTm31k7gSlA+1/tAc0ILAriaEVLsZzeZyEh6Du5PD0O9AE90NxK0K1ntVOtdE4hJdJZtoPUeI8EFKP+E+wTP62NZsB+gt7bL2Nt9CJqGj
lTNdBJqLtfO+85wTjoIv3ce4YlbBrlUuICtVvzv6CCzXjEtj+xPTXaypiCnkW3nOEglKLz0W6UA0ZQjsOtLADkPna9tYlimKmf2g1pNRs0Y7hbmO7aiXwsN5
l6pFVT9wBPhIOZbcKWspDSdH8jr3KLY1HaNyq9ohBL6fbUrlc2rcTJ11Ioi/OCzWrRzOPSEN8A24MxMmWOETdHfyFU4Kp4lFrgN2nj1EuzkTidqSoJXcZfco
ByK+zfeEttEh0ACyE7HH9kRaJf+TuGLLIN3gEGYIP4bZyaxlrto6WzdphnjWKZbiAh9MTtOOcL2quciN0Y1WfEcs8pX6K4SJ7gW9ghdUdZW30vWDE11nEzug
o9Q09JLOotRcBDWIkymm0WelmUQL+Xhmg3Ml/NL+nexKtaQC2buq0+TEmJvUIXhDXCPxO7sNKpEz0A8ymrGxP4AQ6TrtMjDMgyBF5EYmrS4SFkgYf8PP9iwX
mvAQ915fI2yGR+MoFkv0cY0hqyjeZiULq5X0SuIhkOpqB0nxImQi0JfsxfzODnVGiwyK18xB52VkGvpK953/y3Zc+Zh8rv8HlbvXqDjdTU8Qq9b3xjB4P/8c
mKZdz5V6OpkO0tlYT/AzWwClyOrkuap4zSTFPviYqC4hSH5VuUtuwofnx8o/+FV71qg6EsvIAZYXwEbNWLRS8xAgCU5y11VGliN3PRuTRhBL7V+zXpJK9Xuk
ORetfKbRi+aL3jp32vcUX3FliAtdPelG1333IsU6SgvtAz+pWzJTmHf0UKGHCGBOIftkP5SLqN4sSA4ATdxZcolqN33BOQIsgrtSyTVdoWCTkTqi45GRjMit
5GW6xKQI+K7jKtSI5wPvcDWQZR+I9wWm8BulIdZI90AXKp9LdXSed7eEJlF5dRcpQrND/JTEfiKWDHOoK9URXLzHHUL2l56RP6ncTGyrOuKANGLbIPdyV2fl
RhjCTiOjyUVItfYRFc79rdteh5Kbkbnasgo1MpYKxaYLMxQ/WZP5k+1WuI9byir4J8RxxTHDIgx3ddWtR+azqerkxArVPqZU1VdAmCnsfuVn4h6w0+0THaFX
milHx6Rs4CCawCywFsnDkA+QHKWprxQApTrvszD5gzUS1yhC+UjoRDi4XvoI83ZUYDex4aqtniJdJFcBMu5VwmB6AHuc2Sb9wja1LmDH6gHzLBcoSVbb1anq
XN0FBMFnykMoL1yWeATrph9qtpSnutXgGve7xKdWBRwIdK01w8vA67J7UGT8XS2P/V+dYv93ZZPfv1VI+v2bHJaM/4v3q9+/zZ/9n70H/hMFl9+/VV/95y4I
fv+lyvC/d+j431Vlfv+lg4Lff+S08f/mxfDfaVUz/ivvj//kqn7/z84Sfv9BVvP/lI+e8b/mJfx7Z/L/MDPpf/QY/8/G6fdfVN//lJLj9z/u///uMf+fRvPn
FvG/pnP+r0/937jX/Ofq3f9GufxfVVm96h04zWHl5WxX9zFVLjlxa0F9MnvQ+1zY65hA3bb/mqJFzNgk0k5/V9Z62jGl7iuAlsiQGmg0upRp5M3kPigH6WoZ
z0y2g5pgl6XssWQ/EMO++ckPDzPnibeyN9wW2XBkCXcN7Ar9af+HGa6rZUKAYtsYSMPJhT/dXakyDmUziTdcekV3EGBHkRAvhT+Z2hNpNqdsOz7Z9dVVlGhh
T2ubqhPqexr9wH8SXyneNzRtvMIv8yVs7c80Cltlz42bhXHYFH6zkOGuZJ1MufAbtYSZj4x0P0HmoLeTQF0RAAAGJ2YNkIUwBndXcWu6le7+z5FuEfZ7FpF1
WANWRq1gQre9dY4DW5BzhbBtxboN7o/YP40vgZOiZvUTqJmsnSr1BJFN2Q/1KKDG6uHdbIgvZuttT7inre+NYlpjSP0J7ov5S0kqfFXXSp3g/EqneJpwe0hK
eO7bYlpdH+wRQ42+GeA4YEv9HWCLvaW2yvuXgNW4XVt8/Xyj0b7MHEDrm+f73fNAHcmMoFoLO8E/eT9qpqgWfuXGYZn+u/g77dMp8AjhPrMJ2cJsIh7x2xVT
2CNYOGEhmhl+k47iOrIr2GWa8ppB3HMhSpXPvMNaCtH8UzhSdseeRd3SL9JMi8ORi3pGdwCbCwpwCvxVsxP4SycY4sAoeB54GHsLTtXtMibHJFNq3fXgAVUF
iIQaY1oL3iQSjHHcC31/yRpNZ25hcj8MTnmhY4yFxnHGamQzOg3NB8ltc+DrOjH0qdpW38y5N6YHUOjbwbs0jwHG0BvoD7aMG6sfL+z2XtDVOWuoNr6l3gPW
FESiN9Ir9E/J8yxCfqYXV49lT2mSvO2V8cQd2qwXN4TprPLr4gKiW8O3hlfeGVuRbQnUZS6MWIe+EWKw89Riz1fokmes83fB5hXq+ysWc8s0fcCn/FVXG4pV
xlW1Ep45DzKTqV+4DfQ4SAeXeTLc/VSFsu36GoO7voN7PLAPbu5tDV/Va403db94zqJ/YUZdhvC30Elzz1ilv9cwkqvwjIUl2iP4TdVssLc3J+n3n0ivQjdS
27yiCxKDd8JfqO+TU+FIx6fg5nQXxoW9Zh4mZOMsedh8VSxl93p6NrQkuNgvdROhSvQa+tnwp2JvxSCbDT/BjaE7C6X8N3yBciC+pe5jXTtbgvuujPNo+a9k
ptdHTveOFfbohxnj9S3xUuyD/sRP/HiZt8YEoSfhU0JOWXHy71pI/9bWKrkTFqbP5TI0GhUtrEfOUDJ1e500pTu8JnmdQWk0AvpolFRLOFeROEM+0XGMXlc1
mFvKfCZXEOvsZfEboPXwQ+BMYgdgofMQuce92dnNqVUstecRSvFCPIg+I9ZTv4I10CgJ7V5JTiUuVnqICsVxfVtsEYz6AFcxfBi7An1zbnM+AHDqMbGZ6oOM
d/1Ssc4TzxmQyAQzk+BK5u4gZYycHCb+xow0P9KM94rpWY7hjEgoZCtR/4Yjur6eGOoDZqTy6yeRRl8ftNH4CPnNJ4VqDK2pg/UWZGDqKiHBfQo7QavZl9gm
UqLO5MOwSD7C1Q7onAoa/KI19ngiNZlJKcCOkJtkvzG/qAnEH8DI59ghud7QH1xk1EhXKAcrneAIXUvsGVTCKYnjzh9cpr2Ypz1vkHP13E+WmG7w+cKEpIY9
saf4aa7ZQolmli7VLleXa3loOZyNfqCGg21qVtnypKOt911L6ibKjzkTXevVMVIaqrdyxcnEEGAS/K9FOjfscyto1S2qr6Oleo8aEMlUgYqb1S41HtxfvYPM
x/vU2k0NZY9Nk8z7ZVVWjTldEmTDnNGaGcWALcOB22YA4bHviWzHRwUAjrLtU7ZyJJt7iQ+AirrYuFz3aufW0Dj8df4scaTlNnSTWklKoizlZXilLEIpmO/j
gmU1PtixQH0COIVfIUodE6wVeD65wbFfOcaao94kvSiaqrwDbsVfAxHywaqxhIXMIPubBef88EtxR4neokvKOrteOts10TUqlMTLrdvMD2y9a74l8c6XOGwJ
cWzADzBLbYWuTUSctZW1IKbUdkZ1tMqmXCptDz5zSIkbzoVa0JWasFoKVxnIuaqDhMlmdIwGOain9r1U60yg852L4EXQacpILCani4qrnyh1lqGu5zaPtK3j
C94fP0OmOr8SAYqN7oqi60kr1GGytWAv92v7V7K3c3vV4+Lf3YMdL6rHBFCWBTUtIIoCqvrFB0OZqt9kTRQ28kJAmYmR+jtbuq/gaibBeZYA667h2ZavDhga
qw3SrIfGy0c6zNbWzhTyO9WHisFdmrXgIFmKkyBk6rUV6fITjlN4YFyMi7TGMw/x9eal4inyXPKea7nZqh5RMF/8whKkuqFZYxtpK3R2qwCse0mUmA6C9ol1
H2XHbAWqQsjlaOO8SPkcHevGWE7lfMVPJDUnD0jmOqqdzcmJTKDToa0TmZwznAeqV8X7KsOZF+UI0RzXRZ8pPmDdU/5EluFeb35sOqOMd+cRf0V2BK7j81Ul
4umgixkmX4O3wY8RWsVrLVyxypRmWUL0dn6TpavaskctnEInxjRXIgH3ZlxiHe7sKH2Jm6DJij+qCuT9645a90GlNZBiE/GsLoUcSXiJAOK2fLPqU3Fr1xv7
s6Qf5lYqgejjbo63tz4lKl2nHaNrliVU2YtNy9zptqHQEC0E/YCVYI9EV8Af8nHgEKDY3ASZrLKQufLB6Hh8ibKV5rxzl+oxLsY/yWfU3IqNhAYQDlLKqPBP
5qaqQOVYfFdYlL1QpqustelqYuvuxD+r/l49QPLOFqgep2iJl9Q12GYr1pp6u5vhi20rHZdwqXiZa4oqVBbvaIvPLzvommiuAGfL76v18EXlKNN0Z3zVVFN2
wmgJXtYNLLUbXL9VjlX5KwfJfgUVQHjkOuu7zTbyk2K8tJf8kHgkuBUItV+20uSBpMPRV9Wtk9YzEyil8z0wJfGcczs1qeCienDdJ3KCK5a9gn+BjosSXe1r
smzFeB9pur2ttMiUE2vUGJ3dVQHOBdJ19jfWKqWaoMw8vr36m73aqlC9r2vtOOR8atcnfZaZxJeteXE9cM5uq7xhWlO32nrQWhP/su49uY4sUgS4/rRfqmTI
14p75a2d68T7LLtdTWERdE9cBv0iS6aPEV1IGC8gb8l0uFcdorUrr9rTnHddf5MXCTvxnThjP2ROBs8TNuZA0jriiXKlJER7XdlS9ZdUr+REzZXz1e0gP+0Y
8BRYrqFBtG6es5yEmR50PH6o8qGzLxNBXiTFZLV9qjnY9Y9zKFHhiiTHWA7gda7RdXOZ8dCEuDmmnYqv1mfQSKAWKlNaFdfkGhevuWm/q16bH21/CgyDNis7
WlzuV5bu5evhjrBT+dTVTHJWoiIXKqKa93KTzpkURQ7DO6jOiwtJf3czMjAHLi/hu/Bp5GvsMN3WPoD4mDhYfVrbBzunFMkv6Ot5HRWieAbdMPyurSJ6YadV
x/VD8OG4EYzRyMlp6Endcz2WMgG2OFOQOnknIAy+SFYrhkHr8QJJG0qLxaEG2JGSgPwKrSByjB7sAHYLkyCr4B/abvpK443koWlfkwcYjysXGLJSN7f4nrop
+U9DWepu/WejqsU2vc5oSm6uF5K7pc0xTqGs7GRBxr4U5EAX+D1yyZWbfBC9L7xmzqjOgDeIPlyhap/+W32Mei08HOyCdDAOweP5BthItWrxNvVEmjHlL/0/
8BXgDEAgXniM7hy2X9cyZU/yZuErM1X4BbtgGCeYhYWa7p479S3hCNFkLa0J1w7g03SBvuPsKeIak6HSWUppJ3iC8bAdvZM97YJylffFNzQjoSdEV8Fumkwn
mt9i+VsZj9hzzAM02Phffa8NSzWd4eiGXsl5yGdxnreC/S6/yX7lWOaS50/gDi/Ah4VdxD1BCt8WeMOc5P4tx6aOTjH4WjhHMZ298WRzIYftCB2oz/Fuk74G
6pmHvpj6bZ4r6Fw6QvfJG0L2J6bUv+AK+Kz6U3wR4PFpPcF8C6oTf67htQf3nmKGMFZlX8MP9JTvkjeqPqT+qvAHt8U3RXBv7QZRDIseYdfHTwDaQ7Hc74IF
kQGTkXP4Zymla6CPgoe5TfHt+OY0Bg/kIkJ7gcuwJWxTystM8x4FUHcTTzT/HB7KhJDjqF3wDHAFE+ydro8jBaSDbxbJJao0T+ijnhTdcHdvbUT9Fe8V9T5h
JuTANHAoMhk4w7XmXwHP2DSD2N5AVqJxkAnN8RQLK5yPwHHYbaQb1N44CuunG42dU5VRQb6u7lZkdPIN4LrhpvY6Nso9A47kt2kXGucIS+FdLEvqgGwAM57Q
38FGIJHOYVSg4TFwOfVp6phWF9NetdgGroZBfUSKFWllnKergc+bvipPkH3dl8GJdCj81bhENzJZC33ERyj3C25wiafR8IHcSn2B+ms76Z/o2xsBYIkQ5klX
rff5o8HG3wFOOEiKuUHsde12uEw1T5XENmeU8TI6mWokaPcxTcekEchCxAi+5/QI7Bijfk/00dTKPupXsPMsmHiMspVw33kbSjPUptrxm6bP6K+eft7Tnkbj
+/Le0p2AUjIAMGgLlF9LWpLrhUCgP3NLiPJB1GnRBjaO+CTzdz5zpamP8ruYr8JLtkNCRD0nvNUYPbN9Z2oee64I55iu0nX8dqFZ/UXPM18sv4UsV6Z63pGx
2jnSLXyC7hzzlhklBCFGw0LNuZQEoBPcgYxIm5vSwTA7dRuyKcWhZVMmGSUpkS0HGw+kynWa1E8tlrTYkjbMeDzlbuqX1KwWA1KXpZxPCUrtm7Ix9VXq7ZRc
qItyqGYyaQJ+aJ4o3hE38Zn0bEMAEybkkO9B2LRcnYDeNP8N6GETm5p0xpEhNgF1QCC1WbgZuyZhvHqDlONwd6n4LrmJZRqzPXf5avofHWqswKowf4bzfLVk
eAI9h737G4I8+vrrnjn63bolYIPmhlTEvuYy2aWaEn2ZYTymAGa49Z67hoGefOYm/xnt61P6dggLoRsNSj7BN7P+hl4iBHFN0elMoO+b0Co1TntFO8nwA/Bn
TlAaYQ6ixvrqhqK9sRZMI8do9vM/uZDwJ13OTaBbKC1IaxRHexskgY1wO68a7JhySudHokq3lK+143uJX9hKZSEeb6Etu8GA7DmyDLwKiHKe5IiyYNaLZwEL
8SgEYWv1x0QNntnKSe658C/cesc9BlF15P8wnwH06n6yQLcdmqDuFHOrPES5T/1KtlR53ZrPiIiN6pYgrykXGxK+Ez/oG65laB/gIL2Or0WzmB5IKjzAelwz
C1no6kvsIWZxYlIKQ9Ac9X46RR4jX2ZbSbyt6WwaWFfJRXoC6CfAV/iJAggMY2rAXfABZBubz/zNosw+bJXAQV/dz/QpmniRDLmCOJG1LhnTQJykJsrGMWJt
M+K5+I09TzIangb2Ut5TvgAe0v1REyJB36FhOrlbDstM/2D7PQPgdTYXeIu6DPDeHqoGjOAPufqrtVw2HcKu4zbWdEHOaZe7EpGpXASyh2gPoIb11FbPAPws
05Jz0w3cYX6UZw/VC14DhzERlJY4QAfyKtcdsAW73OUxAfRY11fNFSRTdN4ph/2BYzoj2FJH+nqRx/EvzjRyptpKWJg2Qle4gWhJBUOrmEVMnOcFI/GcZfbT
B7kHzFfbxoR1cU3MgZKDwnoyWhjC76CChXomLkJGNDgDE5OhXHIhoxLS6Qd4R/oDNZ2ZDzxFD9Obqk2AU1VO7aa/sJ2pUliFFinF8BTlM2UC+cbaz12pCv+J
KzKAWT+xxERsKHQQ2GBN5+O47dZWZB3cGb4lhpBiNIpcqthOw3B/qtoRbPcC0ehAyKMa4xmhlimP0r0QHplG3UEmqJMrX8ibQo3O5cQpjHEdyXtL3qBOgSMJ
TGTh8+AcbA9/QhHMz2VHgjHRy7TV7G3rZOANsZc2QAHwXLYVUiEurnlaNZ49Q8FUO3a31kx+UJ8D0tRxQGvEF/kD6OdqSoUnT+Va67M9esNe9KzugYxXv0D2
4Y2QF2nOHFNKmAHOKOYJ1Mg0OvtbGbQlzEkuQM/Vn5M66BH3ppq7yjRMH90d2675IjpFnjN20HeTcYZBVGNdLzRZ3tK1UB+IaJX9sadIf20J+zwljN5CkUxX
djOmNWyguwi9rS+lLHRS61ZjwCJoWJIoJF/eSlrl8MQ/jvyQNIXtKIynG6Uzgb2uSGKytp32kTuNWcKswveBc2xVQhgerX3pPmy/6KABp/cXDLH/iiSJW0s8
ynHmWsc619g6o+It7Fd6U3kdOa6SANuZY+4b+GkCoctorzmb6U2XIwlwKuZ04Gxmwg4WVgpEuKQ524aoKqet/mAqW6prCW6ElagIGAp1gheST3krCQCBLpNb
ZuoufgmOcCFOg3sCjVOrINKV7Hpre/uTVY8hr/5k66OZrJDJ3D3JfNZpq3ROZGe57hIDNEFUL6dB/p6ZoTpo+lz7tngwPlzZwvlr3E22HZ5Ie7gtOruwVHNG
aaq/yNyE5cpifh9yBMRcH5lr9EP3TfyNtSe7QWiEOwIfmP18G/1SYQMbjaxk71HzYS+SR5aRd/l0YS5y7CeqUCObkLayZkXHtX8Cbutyq0l0jW1PPROsTCvF
KX6MpwrPBEORWegb11mqkn3o4cU3mC9Md/Ck52e3Z3dJ77M58n7xgWB38jSzlkmjOhLtyGrsCtsFS5J56XSY0cbINqLv1WOCOig/auXJmYwWXgtFua54RlNV
cgOQaVvPj0RXYLmYjT3G9Gc13GfrI+1TdjhKsMflU9CpMbcAf/Q90pmMZmIdZfBiYQWZ4jZRW4gpyBAKQ3zM0fgBhI/5Qiz3crrY+kXxaVhQ6CuhFEqBF+pk
zOvqaUw9kcEMVb0T9nOPRVblUkhKBLiaKTPwesUhYSWTxnzCM1ykqwndlEPAVFAjHGemFvfTZ4LTgU3clqQZgodFSZND8N2l3bqxmMq0lPvVddxjs9RyIVxH
vh7vqD7vOOt8zB2tmMWKmUwDCtTx9fQZobnQnbcLPTAbEc2/BNZhxcI+zLitql7XkCogmAwVcy0bXm49iTbAHxT7cam+1mVUjKM287NEiyT7xZ+1f1Nhyp7m
zaoDwkzFar0KuAffMAzxHeTWKXcwLYxuw1J2a8oK+oD2egriud2QkXpMGAw/Zq/Kv4gKeAvDM1egpU6W305MR8MMRyCWNZgu1s8RMJOxQWyZ1dBdv8DD1ntB
bT1e7VPmIThjRc/Ldmt60ZvQXtgnzy7POTrU0wvjtNFCujpXcGDBGmmDv73UOB5O1NWQvwn9uDz3UigA2cuNl99WAZ62wi1+p6eifpFni/emtwfX1nnUsxzI
ZAcyd60gOVM52OXlO9ajnqPCA7pSWMhyjmRSiq5nD9HVxoYEn+cDf1foSc/WYnaCTRHEqrfS1p4ejJ7pYFxfN153tGo79psQJxzXc0wJfA3YyR3wLhZaCdPY
dWwTVRq1A4X4Fd4lcX0NLi5MGEL15J/VJbHLTHc5B9aP1fOEJ8vZwrWB9EKZQjfPP8T2FBkGGFC7lqgQApKL2YH1EYgHnk4c1bWFd1J/Y3PQucwPwx5rG3Yy
QyeHoxH61+hu3rB1mPW0V90YoTNyc7XPFZ/hB+QB4KH0GRWrH0yl6cOrL2/dSFl1zeqtyAoQ0jTFRihLPZjnsK9GWOL9tWEAZo/f3HCtXgL8apBpU+FOxCTt
KUqrW6nKFDDOBH0j/0ASyIvumSwu+6JKR0VGOPm7fit2R9Ui9Qwy3vhHstX4ILmTVqyXGXsiKD0S76+P5HtRgS0iDb8a2mOb4SOpLVu8wqTJTbEHTAxZq9tJ
fVF9IyWqm3GZ6kPFB/E66qgdUZkqJtCXLNEMS8drOzfiliFOu20WM9p9WDS9/pJLjaxxW7mbltZYh4Yi+m/nY+W0n73Shoca0o2J2AxpReCI6hh3nqPPz0b3
E8y459T31xVzRWAO9xdSzmnrW0pX0dnsRHah0Lq+n+DVpXM7Ax+QBdpG4YkQUS9AXQSFM17YyR6mvjlXg89ND3UZmpaeHGaXa5Pyh/6wzqH76hrIlLCrrIV4
pCfXmedIJTowxxyVwlLPZ1ej05IA1nV37aYLuCO0nA2ltnNvmR3UfmGh4G+/68xmOslKhXtcAZuSNJXkIvfUbaU2E+XMB3WCtS6pHzVHg4JfRWuIIGGn55Fw
W3aUdyJ/O4dzlDtJYScAByO0ltxglqoa+H58DPOGPKcK0ezH3jBF8Ekhho1gA9jPSH++z9YE7yw+XN8nZQ7Sl+//k2F8Jp5Ct2RZ3hveI6zB+6FajpRpB7sa
WKlxmX65L54KMWo5te93aiu/EdhqmEUPZALth3kp2Mujg/R1fYCV+CLhF/sGNN2j1WVhGoPaeFW3GuuUejst1BgBO/TOBhW4GG+bPJB4Cz9lE/iPSBKoSz0E
tkxewGnhhSkLjH/oe+hwqMEziB3A9lde00vAdM8boNYmoiZIu4ddEX0MexPdz/w+ek00ZakKg0S/WUZUHa0qrh1q9lln2Rs0A8SVwXstt8xay5+mhzX+ZZti
tkoWWB7UHBSVRq0PjhJ/sJ5NulLZPv649KRoXMXrqo/+jZbe0j6W99XTzJa4WeJ0WYdEf1HHSmX8E9vWpLja6fGrLF7xw5rJxSKLIupC9FUr5bhmkct00dNk
ExR3y8dVVMhbmRY3mfR/aHvv+CaubW1YNs1g4yrb6laZkWZGMyqmhN47hN5CCRB6752A6c3GVVYbSaM+VZJNJ/ReQu+h9xpKgBAgwOtzvvPe79wb2yQ597X/
sEe/2aM9e6+99rPWXms9tlf83wtuWuJzhpnSRITcaxksGWHbJ+pocZhm5cutm50z7Ketc6KvW8enhos3y+6J7PLz2URxPzzelIwHRUzSeStr+ZVfEE9JAksV
siLrOEugaF/ReVPP1Lcxz8Q59t0SzN2ab1OWWA/KdnhKhA+JS8VPLW1kX1lSipsVbU5uIh9s6yAfbb/imGCpZe0s7Z7RMs0hdgiyRFHymUWX5VcKIvh1QpyX
ap9vxkTx0jARJ2wsX2npnHLMstt+K/Gt6YG9h02PT7PcFo+2bDOLBXNFjeS1apeaesne1Z4j9NsI0X3ZPMmy+J+SHuKzk9dbpksa27cWDRBctzcXfkhvae2R
crmoh6CBcLX598JFFqtUQIx2tnG5ix7Z5Pbuzu4ORV4EHyrrIPmx8LFsgSnRedw1xJro0Th1RNui3y11LbSwWmEzS2N+ol2/jis+ntrcscS8Kf+xhBDVEb8Q
1Ez5Mbu1dLV0tgAWr7f1Fz2KPx2VbGlQOIo/LD5TdkK60zZIsKygZoqbF1Wt2kraejelpfNtcXKauWCK7Zr1tPiMSWyJFp1OSSlC8R+kaZaf0x8TYVmiLFZQ
IhIR8yWk7Vn+Nkd8RqHFtEqSkiyIVT5OVCh6O6oVX8VNhadEiCgm9ff8vjUWpzWV1MxvlGEUtMLrOVKTbuPqxO0p9ySDBN7F9+UD7F0y5PbxaXfxV7ZrePWi
la6TlouWKZL+OSH7VrNcVagcIbOYQuJfLf5li0ys/CvBQUFna5ygsWCqABQ0U6zGe8a+sIhrdDMv4p9P7YNTtln4GmFPnsYx39aoOE88XXQk9ZzwuuWJZIE8
KiZFOsMGijdFE9Yh+LfCxdlq+1tBs3Up1qfWn3KGiFumum1WWzAlhi8Qw6ZVKdvjZ1g+Fa9OOZM+PjU5rU7qQP6QxAP2seYsC2vayX9tf5GXhrdKemb6xdKs
QCzan3fP1EQY7bCK3ou6C7alPahllKZYDpv1Rf0FglStTSoNm3em1ivKKnqROCotyznLtNc8u7gTXkXmzBggOS9ql9EzYU5ig6Qu9kmO74vybR3jrtrirRki
SwqeGkw8LfKKBqZSRacKM2XzJaUC2vF0ZTWBOtVTgPObpsYUN8Pvio5KMdnvVsy6tGCJWIprpSWp2cLFabNsWPUFeRLpp6IPwnb4O4EzdtaaonwGb5FuEn22
vReI4rsXsbiBf9HSyTay2FE8MPZNQR/BzKqCImPhBtl+kCf9KLXYexHDZaALLIpIazqqym958vDLjkMSCd5DMhF/UkTL3wqLBbPtieLqrrWWK4TNct4TT9Q0
a4mTxDx3YyJfpKoNSG/ggzzVrR8ENYRQ7hPJVus2QR/ZUfta4S3RHEGTdc3MUabn5j0Cs7h++gfHJTweL5Fk2N/ahlqu21DXOneG/TdxonkFXj1F4GrkvmId
ZVbm7+OXSYnjeGGtvGkxomIDjohmWo/n7rDvklqEUemalHtmKPeGeFiap7gpnm9pY6mNV3WtEZHSotxMey1iKX7K/Eo0VBrnihZMcTRz/ibaKXot6J+4zCyw
qV0Hcp4krTa58u/mBUzAYkyisRiLlha3MBO2TRZdcqnpuLihEHGKl1pWflV7iuA7y0vH08IDggum5NWri+LxB0UN8MyltxKqr24tqpJUs+iCxZ7OE44xv7Eb
8sxWo6hharPYFpbHgsOmLBuK97D3s5wuKBX1SGuU2jbVJDmU+kQ607w/9foaf16L4uwk6SqpwGTrJFiOb+OfLFDGNk/fmP1q1ffZTbKrm7auauQYhJ8uEola
ZcNJR2LqC47aZ+OSMr103zLXlm2dzX/Ob4lfwqeZGps/ZVRLH5o4wnpMasPvmn4355jF+Tk4Y8eti9Ivp87MVwuWm7eYI6YFtn7p55Oap3c2NXO5rTF8jeyD
o5CfL7vuWmNabh6UfrzaFNcE+0X8guWMeEnKkmx5ft6S5kvzigY6pzkL019bLkpii0n5z1aXfXlRQ8k5QU3bQDxROMO+zxHnWFRUy3R4SZ/ax8Srir5feaWo
vrWahSk+aC+1tnEczWmfNlnCOTalzrNJRCOyx1t6WIPO+3aJfWD0R9Ex61bTDscK+z7LLCtf8MHSxjp5Vd8iSdFQe3vBdusyS9j61NTLTtp8OB+XF/a0CSzz
Fm919JWIkuZZiOK7eEP8mfPS8lXxVNGJtXF4u+wtxRMs160LLFcLt1dtYD1rblt0Ujgqb0TZKr5s7ozHFv5kjrGJ7bctCxN9ljzTLvxJcVX7d6Yplt+TZ9ha
pjyxf21rltfPNtg6PG9ZanpuMO5kWopTV2AvbFy02DIooW4SYtlgEzomFUYJrtsaySeb2ghT8/u5rZZ6lhHiSc5NOenSFniR6VayrZAvmGZf61TbXudfEzI5
M4qNaStrL+UPTclb+yNOmhc4WgnbOClxxHQ5/32Vy8varppReABPs9xKn2pS4tfEh+JmJHFJMel+x495dfAR+MXi2pI9hRPXfrSfx0NWlalxcVxGp8TmCe3M
ZwXH7A/5MTEafKj1Q/FOi835q2CrJBS7OLVa1DnrS9N8QbbAnG23S8VwwRU+mZ5oOyp6L3wiLpF9bXkgaJDfGEeyR4lybdWLt5vfOg7EVU197nyUJMWFyQmC
p/nmwgJRX+HRVQNyxZaXoqPmJpZv0wW5s2JGpDZbp7Y2Wjc88eTanJwN0aqiYTH3bXazszBRulzUIV6zihOcz6tb3Ll4ZarECpiemJz46cLu+ErrbNuGtIGS
4sRRxY6al8yBQq1ZltwzPSHxbMHigub2Ng4bfqH4QJ7cGWdpKhyF/2bx2GYnKZbT+B3r76amacWFd/I6O7rk3M4faVls3VN4P/Eb0VKRsmC2dVe6pLh5fndR
aipbC7cNcLwtHilsnj+4TGbeVVmQ0Dt/ZO5DSyN7LyuUH6kdMldZrU45b3Gln0y+YPmcN2dNdNIW04L8r3Mb5R+zjrfEpN5eg9laFvRIHWF+va5t2iLxgoI9
2b7lOpEpraqstmi4bL49KI239rEKy/amH/FxuTMs++yZguHWwVJR2nS80DpP/L54tCvflYVvdU6TjRfNsVRNvmRJWfdGcqrwkHNL0XlLPduPeL4tO+2IxL9u
gTkjY7P8hGhWsq3g29xs+wJHxKa33MmrFydLG437klYmUQUqoi/RB9dYv8EfWlSCu2nziy4kfY79VeDkK8xtV0/IPp2FFUhNifh6028mQVJLc728xukDTR/5
nx0tU8MmIG2KcInEK3ZJnoifmVrj0c72hG75yZiFSQvxQPJrS4OcaskzremJK2tm12xnbia6VAgUd7L0sZTp9eIs8TYrYQnl+lN5sljvClZJd4YWgrT0TgA1
xIW+pev4W8qa2YbJ4Mgc7iB2J2BGBytfBJWKI1AB5qfew08CjVUl7O7AmAwKhq1jELH5cM4zi9x5R5AErid6+eLlu+RVvZaA3PcjudL/jyibeAefUAoPB1pw
27kp3l+CU+E030yoDbNQ2w9N8IalVcgD8HZ2CtNT34+eTpHqO+rdCs7xq3oG3kkqc1is+RKU26QRe2DwCTWIWp4R5NKMh4wlcJ9QTLAWPUFzlqwPF0NPuKFs
iNgYlCjG6eqy8yPL2AnKB8xZ6BVcFbrvqUJcE5dKa/vfF/cUX/faCDQ80TMcsBlhuJtukaY+spwrgpcySv+q8GqmVQlRt5/vbmJRuG9CndCGgDKSHO4Kxhuu
h0LweXixr5T5Fjxachb75HGot3KvWRHlYZf56rBGqK96BfoL/bakcySx5AF3iz4MbcF6+B7Shbprvlr+g2SwzK7tH1nNdWWe0zJge+RtCA0f4fYzR/wKvxEN
ec8CjSiMewz08RRyHFCINw4+554zNpZmBZG23Fv6eO00FuFyVWnMk/D9cDAyI2KMHKO7BHtZ3rDb/ZcQxP+BKQ7uldYKZYQhTzuyKdVSeoBsJdH5qnoKPBhU
XV4knEmfAfZof4Hz2RJPS8VuxCsdEXwO7uYu6F+EIN9CiRxKNDQKnAsx1Ay8m7MZ9w08H1hDfmTqBtrLJ2q3wjjZhGsGWt2+cE13XQhSS+iP4RO+qyDIjUAW
w8/FTbjngaOBEcbm0GYmnRlBbPEJ2NbKsG2a82sKVUVpehreUV/FIpC4ZHuog2eee1rkQiBdGWLbB1dFmilxKeuO9yZXfaYqES8hf+RI/QMqxZOr4gL9kV8M
J0Ey4HEeK9FpZqM2rD3ah+oWKVSHg88ATpvLZISGli6PNGZuaeqxW9X9oIfYeV8bT18rBpwJxHg6SjvLackhHQa1BoTKeVgL6KnvpUHAEfqhZRb0rfyG2CBq
dt0049RIFFIKHMq4jEnRZkoxLTbUA8/7byM/oh10fkN/w2c0rIjNz9PIyQQbpP0+oVg1Z5lc9tgyWHxB9qP0TnwKdYJ8TepoiOhANl53LbCefigREjW0k/3R
GUcThkHbuOmY1t3L/4vrii9CNyj9OZxJ3EA252hwEd4t8QlOBz5LhPnpwThLO8hMb8H3BnyIidQHvyVbUFfQKuF9rJLEAheBJe6Lylfuan6M2kV+Taag6fAT
4DQVS/dxg2xvVuduRI5kF4erqMcpO5tbsiSVGcdzvw2iovmeFqo7YDTO0XG0ilpMLgxcDlzwvqdO0yPIi+RT4jqVS3yiOpK0f6B8KvDYn0xM92W5JgV/IF/L
terNwA2ihoOVvHB2c25UnVAsi6QI0gM8BRX6geYxRxzjAzbZFfoj1487RcZEDoWC7t6qIHJO8z3FDyxgWnFYeCFqoLczo6iE4B2mp2IMxvdLRWu99UOTfK3o
PoYJ5Bgml03ghMFBhu717hiFhvSM9fpxuk5MI7JlyRuiCdAlbCZp9RDuA8z3tdAuVxvJ976jcG0MJnvohurPcWcRoVoSjtIIsfP0OM0I3y7qhSrKqtC/Dhq8
51lToA2cHmkFNGAvBo5qruo31/0mc4S8QVBJr8HXcv2MnUOfAwfRl9x27x7kMHrCfchrt0xSyXU/eLaCB1Mc9D1fD+16tYZsqVks2ZOxy93ZOhykkcvqtRlJ
1BrkM4NDDDRH+2MgDEbV0armBTZ7UYxzJwGjPB1RVeiK+oOmjWKneASKQIiqCrHZKBMXK54rQmQn6VOlkp2ZWkDQ6nPg6iCoyAD3yR9Cdqindj4wU1+XEIMT
kOHEPodUXYg2Iyewd9DCDG16vn8Y51PtRjehFqwteh7uzGYbcHqt4rhqF1jHvVjLagqBlLiLcAtuOve79Lhml7rQt0nbFd2m7ZM6HHXKR2s0CBt+ykzinut8
EKR8CqZhYu85yQEFIw2DGYbfkM+wEv6MVvfHaE8jY6ChsAx6b22j3sC6NW/MiViy3K8k3QFvbNJtmkM/+K/AgG4UUF0XBIdT4gyRogZ8wti5zjuYLpmF7Maa
GfuHNwZ+pcdrMe4jmu57qo3XWrSuekjGk2CI/4lUKYw+NDLRD5EHdQX8oOc01B3Y4M6hx9Jf+fsG1zCXgyPY/JKwV0ulKc8z/XUDqH7BQRFA61Tk6SUJD7Dr
1FDDAryqlkJ/FGh9T4mGPrN6UQD0/sL+SF32TYHWsFm1GgfV+pFwqndf+l5vFSY/eDwwjeRx56Fb4FRFB1JmcVKpVAY9GY5CVegSDNZv06L+FxzhtdKdNbV1
c6jfuA1lA/U99w3bHL8lH8NuJoGAk/kI42C85rHCDa8IqDVFnILuT9YgJod2E/sDU8vG5WpgfLgHcDg4kHILUukIKQ8e5XyMtaRhZF7EERoYWQI+Vjb3PEe6
YnewUg1fVhfcj62zRqMNNOOCndHRxhhgujKHqqK9CjUAVpKjPIAXFP7i74+8CzK6fkCiUoYcxy5TWRqPRg/MxvTEHlqDtmduSlMomhqNgPLGqvfIcMym/k3b
S31M/RBsp7inexvugx4PT8SbaXXqMeAg33PNZaYh1BVI9uYYhyOAWqjJZfdBC+BTeatAPvANXNXX0H2FuSMC6GPURWYAV93dFtyPfh9KD51XroNb6Zcivbju
isOhOUCYqhsYruOQmZqX7EgsL/QTOlhVH/KUZHFx6xdRWv9rb6fgDKiDZzG1gH7tv2nViOuXSVE7wbmMgLCRun6wG/CNRqtZHFxXwPP0Q+N1lwOdwa+D3vQx
noOB3mga/EoPkFPdXeWX2BPsZOoTJQWagdf4zcRSxXcZbaQ7C238M0w0mkkv47KBKsEge5YaIPlGg3BjoNvuHHlddgvEB5B0zOGw89k04iI3Sj2EPYTmuheT
avhFEaiSItNN59LSKI5bzx6ONGdrMjMjVcIhqC5MKhLkfXUW348KhUaimwbnQU/1n/HLqqdQY+0eqFTVEiuW9wBsWikaguaCceDPGflIMyQsvofGajsCr0Tt
Vd2QBGURoFLbAYP/B6dDMxPpELiRMQfKEs+Aq+ANgH3UHuJNcJ5qvMKCXAu2Y7VwU/U+dx9tTmI6vT7SMLSGDTO5qmYKlmsadnoeBU7QM0VTQ00VL5mnYFv0
UrBH5BP7lPiK7u2IDg9n+zP+kM4LsOegCXRfeohvQqiXJhrboVmuF6LDw62oVMfPjIOZxX1ydg8eK6nHjqJPhqZllECppVNWffZtY/aBNblcslXwAnOAbIBy
3GRVLWQ6e8nSwhmNxJAnAQY9S9Zd2S0yEI4quQNq6KPOU+5HxizGZNYDDTM3BtuVvNXCxlw6aBylH1jSmLvNvNCcJlf45jFtmXJzYSrOSaqIRe6/5zT8T46r
8jmx/shaVR4bLO9PZlbw/gTP7l/h2fpzLKz/aa4N709/7//LO3hf4AH+e6yxleUCfZnFj/dFLryK2d545XICfolp+ct5Q+XnCWVVkl/0x/f98jfw/iwzWwW5
Z7wv5PPxyuW945WbH8irkMWOVwnH9J+U6qr/dh3317J/eH+BfZv3tzLW/k6eG+9Pz0pWJdyaFWs/XrnSxKuQpzmrgtw73pfWfFRWBWuQVynPIu8vjecfelz1
rzCq8yrIhC3n26LKnhz1Xzly/8vzXjk75t/Lmaso35dX6friVcAQ+ffll1cu3+Sf4XrPiv5v163L55TkVciqzqsgY7LiXbtivPFlVkhehSyuX2aO51XC0F4x
J+3/6GGVsvFKz0r8R11l3j8qnqv/NUr/GMXkf/4XlVUtKyarc5b+X6NblTc+Cym7L7asdfusq4s/L/n/10/Un5j16P96/v+dkaisv7jb/Amd++VVd636puSH
9hcSURW2aGCtwUL9ErHUaBuXOm7ZvPzNtYeIE1ISZFPEogLELpEUi43Et/a+tc2SHH6CUGfryrcKEnAkLSUayf/OkmCDl+41L04yrAvkz45pK1FZ+1nb22VZ
zYXNCr5ZZShsZTtuu5+TLjgueS3aaSXwcOpZ/Feir4XC9xevkO50nORPdxtkhWk1HINN4+1XpOlJH4pccbdXr83VFNRaWS81TbJCbC7oarm1bHB8T5PblSMZ
nHrGUlI0q3i2dK5jqvis7FXRkbSgojCtgXmJOyJ8aT1TSMb2kWS67lgLLVOch9MV0oyCC+Y7BZ2ym1vq5e3KflcwNGNWMSf/QfjQ5ZD0SStWzbQ3cCQr3NJx
qRsFL/E7sluSKMkgS1V3kuiuF8Dvmb2maqKxErNgSrFDNsNitq3JIPAhkhj+NFfX5KRcyPVTwk5TTUmDguuiBEGmKVbylXM8PpK/GqeEJkGewyI4jF+3G5x0
Wp9ivizBVs020XE/bUfaW1sXJyNa5b4szDK/xacml9qqiftKjkt1hXOtS8QLbH3kW1SrJd84L4tGKdtI+sbk57WSPY2pVzQ/Gi/cLjYmdLd7hXPF84V24UuX
g3iIT7KC9hbxP+LvpZdtaltWkiP3Rvrv4rfWsRJNYpX0UoJX9bNwG+4kxPYb+blC3IY6TfGnTIOKAo7b1gYieJVqRRdpaq7fdERol1TLvykS134piBAX8Rz+
Mdvm3NvLT63BpXukNvNLexT+Qzbq6iSTp9STDLcxOWel45x8hYbfzJknfiy8n5EtEVnd8vT4zJQXCYdcK0XX+ELxRMtUZw5/otdkr528zi6RTkgrSj0ZEy3P
MiuIuilH8Jq2ItMWK2PZFdeWGCZiRJul91wD18CCy0lrkzNMsCAiOyr8JJ5kX2jB5W/jjhQQGenyr+TFEpFlYvJHYnH2FfsR6bfFMH97cZxjmamnea6gWvrV
4iqWe8IZFtiJm8LZR9IllhorE6xKx0PLNPHeVXGWLdY88T3JAXHP1EzXTctPihWiqfZBzjbpF6US1cuEwxa+CJY3MDvE/TMWC432scIH4l0Z3qTovLZFra19
xAMlvRPvRv0S07+6IettXMKqqbxAktKpyf5FPNC6yNJ7RftVibLDwgRbtLBucW7KRzPflYRHajZM/1R0IPnU2hbij8kxqQsKzKJ62dnVC3Km5FyLnpH9w6oR
WYnmBPfu9AGy63mt7VscvYRSfF7+U6fdMUFsrFbLEi84mNor7XWSX5Jsf+ywOs6ab5g0RcckTwQCx2L5euFPxfysKXmtJHrbT7ZzzpXSbAEtO5rGLwQTNHla
QQ9Bz3Wro2rEabNvC782zzfnOL8uzCma7DCIv7INSz5MPMkvTCm0+mz1iooLuaLjxSdrpxYG8buJyrSX1u2rxq6MXn24aOJiJvnhuvYrZ8uUwO+SV0QH+ULl
SulhuaTWOKBrzkqHyxknKrV6HIstvOQcD4kLpRqCdNRRLrOvz9ssue3xKvZ5Dri3SuMF22xNxPWcYiWZ9yBtl+M7eYr4sf0AriUu43KcsGdaX8jbpjXInu6o
l7xQ8Jo/JPdn6Qepvibo2GwdbDtlaZh6IPczsUiwReisXWzCzWOdb6XNJeMUoQwpEZD/ii+TDE4C5CelfSUSV333Z/vasnnhTOvTr6XMdeGO9FUue5xzA54i
7WJLcw4o/N6lzVktLM7AZd9Wa1Zw3GqySVzjXbMy9JZvZVcs0Uqr8JDlpSTd3FlSKDqdXOnOWJnF+j95o3l/aFUeLzavQi9B5Rj4r/FE89r+2870BSb2P1dF
4k/UZKj+1y0D3p/ln/4HX0J62W9M2XtFVYJx/30/rvb/sSz863nRf4fz+q/iXd6frL3yd6uRVCAB//WevBpl79nhjyP0R4uofHv9Xz//Hf9E/QHjVq2IX75y
vMirYFV9qZ//SU2bykaxMhRckSVZgXekalYN3pSlsUuAsv9jeKVZzcrmAeEl8sRZaWVosiiLn1WFV60Mn17POro4vsw6HLC4Jm95Vp+lK7MWZw3jTc+KXtxg
Sc0s0T/xK++fGPYfT03NqpVV/V+fRJVdVS27ivqXbRn9T2afqH/Ofs1/zMi/7qpS/sxV+Bv1b+Pw3++v+m/XQNn7xZQ9u8of2q8CaooaRElIGPUoa8mvArdQ
H7wVK9XN8812f1CtM1jJFWQIvqNrI8og6hv6+WoGooFkb7YP4O8PcHqNDgcT8JHgZsXGInf1vtDXmuOBU4GtqW+yz5HvgTG+EW6GGAuNJj9JF0n2lyEjvX+A
Vq3Zkd9I2yfYxlcN9WuHsJ2A3en11L7AU0Do7aT9AS7mLoHfq/bhHdHb6reFUGo78CGxJoeVP9LH6VUwq5lMZWiqgb30b/HTNaUiDXxDkoc2RGONQ/Qx2M7M
zwicWD9tqO8aPAQNB/3eOthjzgr30jOCRWwvcDbaDMWVJWm2dTV8U1V5WMsQr86o0lWG2kHA0Bc6jmTScmM/8k1QqRlAvjEsi3xdMt7/AquiWY4ENGt1LkyN
NQ+0Rtfn1kB/rSM2ttRHdO/xIeq6hnNYUskc/UB138xV9Cdor2InPT6Iqq+EZ2nSoMlcIGeb42FwvGFiaLtBquMMpwwHdV+Ff/AtQNsbXvto7Xn5B08v/Wr/
jEBHqh75ko03pgXvg4pAXTKJRIGVfBCej9+lvtOUSH8H86mfYIT+3jc9ZAhPk9/QttAOgGcGUe06cisRg5aofiS6cVu57vLvQzi1nm6jNdgmoF8Dg/TmIMqy
+AHOG9wQ/j3I0I+p6AgK/xyy6snwNxxUuxlbh/yOaEhvowYFNgsd3CjaXeKTNgjvCU1iNoP3ge+YN4gHSfOvo8dx0/2vwntpPPyOVUViStI3VC29UXIhsqrE
DqVD59A6xh8zUQFuTIRt7sSQF/tae0J9Ap0IbcdKEAm2T1tXH1ZSVLYhT3ceHaeINuwDwpjbmoR9MIz29SB/R6sRP/BHKptAS7ztA5z3iO6hQanf6LHxrYau
2h6AAknj9sO7uG2BieBPSKJhkJGH9Ta6jQfQk/AApKnWyC2RHaXWO/ajW9h07SOdF5Wy8VqzNg8ZSEXh3eQHUt9JRpH94a76WGaV9pVylxiiL9Gf0D6cN9Kc
W1tSPyTAYpl1DJ/msGWRnsERoaWyPONXkTqSc8AeCcX+xt4GsXBXfxPXYf9Jaj9iDX4DRwIv6C617wYXidrJH6r0vjf4YG+RtSNlU+5CYjI+q95T33NvtPLA
pMg7oo43D1oJfyKbuR4T+3wAwdOuAQ8qXKgSCkS6uiTrznpHpV5QNndrLRssS+grXDIYG6HRRSUHQj75E/dop0jHkTetIqiBpjM7gRvKtqbzuUHuKFSiM7IP
dSK2h+47VAydBl+TjRJjIhPIHpA1tJZ9Gi4Ng6wgrC1JhTr5aUnb4qLAIHIE8FnTQ2kIBkEzFVbvIOTiMPyS2u/IwztBB+FidT/lQjjBV01tVzaG+cAeb55G
AInB9YoefrmijmOX7JraIXNnHPRP0adRJEj4GyL90GjtdsGgUBr0c+iy+0zgjWhUIMdjkE/TnIcWAFp2nm+jUqcYQcsyUj1dHbPTbchjbrxnDzRL0IsdyJRo
WofWa2twUuwnTh4SISepDdyGsIDYpjleoqZikR7ya54z7Kr1usgM/QlWE6nOv6Nfhzxj2rHVgjdKaofiQ07qOJW8eiWY4k5H+qt20ZNpln3ArqZ6UePZHEW3
ku2RiRAKrKIOslsjR9gX3EtDd8NpdYDbFDlNSslhEOZlFK8YC/O97mUkUbfadx15EFbCqPWmdzFnQSTgcu6kTxOwCwdim+UBKNrdly13D/4jNvwjjvxS1S3e
H5Bo+ec3vArrr5VfTYtX4eflV9Mr33PKq6S/X6q3xyvHP/Sf+R7/TKW7v3sX7y955HkVoLKscs4ReJXgmYr8jry/cL7C+8N3V155kPe3sC6vUrzHK1dWK5KK
inBc+R5QXjneSt4fakFWfFpQGRrlVXoqxqvAz/ylk90ve3rL6xPvC1Xw/t+smsr6/1ds2b/meedVUjGz/LO58msg/vEUsSLPeEXajlfBmQKvkha8Smy0P8op
7w++fV4FfvbyffXlr+/yNUZ5Oj6rwha8Ctr/ucqnWRVUo+RVGjdRkbYq/4zvz+qErD/YguWfsf/PtpWd+5anecuL2uBVID9ZFfSusuqXFa2Gyk4geJWs3i/p
cV45cvNHPJP1BaTDK1caeRXuVLwKT3V55Xrbyj+9L88PkFWuDqhYl/Eqle+/ij++FM1QsX+i8mijrHLf5s/4WiqbjfJrKVcUOVF57V/eF6J/eJVGmvAqjJ3h
/UVcVnEkzV/x8/H+V+ob/+/tmllfeLc/E331n1dprsiq4f0pPP1vbav8mZZ/Pr6lXC9o1B81WXkaP6vSnbh8Ca6sBvN/WOW3gj2X94c9q+J+8cpByP/1adz/
jT4pVysa/hjVwPs3v/U/R7XW/yvZ/qt38f426uSVuxNV5DWu6MSpoiixrEo+L08Oy585XiWV7XmVnGqVh/UqkvSscnuQVa4F+Vfr2H+pIjbvP5CKv2bXfumc
rnKkUrENUb5npXx0n1VpJGJFn1QUIVkRyijf88ArJ6quoorsvEos/T9iO16FVd6zKvSIVSz1X4r3/NL4fkkSeJWcqH5plniVIo3KdXJFe9rfw5q8L8Q3lu8t
5FUaw8erMFLx30YjU77PvVJZT3UfMqonqZ/yTfpWKkAKemaD2VA4OEN3TD4SlGMfAZ8aYzfiKnczt49y5V4N1vN35++Rb6JGQ4t0933J2jUin0SsqqV+qtql
qh5VFb6a0otAVGOhC2B1SAAcdOzw6eWkMt+/DeqpXafIDxqCA6BGmqOmamgvdT1/K7lCEuVFIIC8JH3FbqPj5CL1Dc1gNFbQSHBGUEN2HLzm+F71jkrHRcIS
1KJuBooc/oQWWCciTktkLKEf6wZDRlqO9vSvS7K5pvlOZ97MaCXt4h4WlKI6+SUA9sYAVrs6uB+5Ad1X/ZrcV/3YOc0VDSVjx1GWZtnDyhHeFOCBrwvShptA
sbolHgBRGFaofwhFc1KZll4W6cGugzpDbt0t8iGVzjbGL6RtYFPhqdRP/KbIJg+IyiIRbiQ8hh7qdVK1uc3pumBj70PqIOL1bNAVwM21h9kLdP/SoUVZYC74
irnoHU8sA+v6aqJ9NLm+zmSI62M4jcQoNlIiAqancEPp2uBz9jHzFJIwffG7PiNVwo4lj1IhCiUwpxopJVN8g+jjXBRbGoxlcW4CvRCbglxUNfY/8U5kZpHf
IZ+gGtQYeDx13x3nOwvhRD6ppVJdFwLnEAOdwS1kOgR9IK1cGGgLNgpuJH+VPaf30O+9q9FPqt/APXBMoCP0JvDYv8OfRaqcP6jiyQHcdM91hRE0kenUfny4
wklscm6SnPa38mvIX8m5QEtgOVkN6y3coE8PdaT5yFZoMDZQka0Nc0yAgOdop/p/U5wE9op4YAy9nrzr3wkXQvupAFynrF94KFHzVruRWonO1aapOmguUfWg
Z0Ae+dY1EErx3vC9IA+hLmircQHUTNnbcFLtwW5Bv2lzoGNkGI5C9/g1YAsPCnr0g90jDQt9WqoX9NT9GJIiZ1EL01HmAe6StbSflwbVO8D7RK76lGeUw8ds
1Gb52qmbM9Pp13yY+gD96pO5HKHv3R3gcda+2lzFGMeJ2vOwnvRQaDbbHGsXjovsZ3RkE+1N+SCUH/QHNnF+YlxAVXueZEXwO/NUL80PyqtIb/lHyMeoasr6
p960fq3+jZQGEnGNartqBmfxGe2s5hO4T3A7oxF0WH4QQJgF4BtFd98DbK9/mGceUpe+55/H76QUFjwT9rd87xqw4gXZN5AbLAo80XzkfqbXKlv49bap8AFM
K+mgzWO0zHVGzBrVKcxA93pkN/TOEyYnomPhjtBeUxAvptX2w/AlcolvfuBnVV9/TgBDbFCMf4TmIYw7PlNzwaaa+gCOSJE76ZcFVxTvtNmyj5AC6mfeJxiN
+LUHRJPgWehK4JJPgPWHCPUmiwiZmdTLEY109ay3sXgBOFTAS18rmwVEVAu19+EI1N69Az6mrAP3CkppE6nlCgLR7KlkUv+7ujFTE53kCCJgMJflx1/jXrMv
kTTU6FxKjoeuE2EqDD5GTgbjw0amGyPN2R9qHoFDz9llaofhBnYGUUPxbI3wY0YeCEC3XH3IGqBLX4r95pvCJvuz6NkIwwmJF2wDrrb/uXyobIXnF/8caFHo
FjwxPJ7bTCXQH8lB3M/UmJzJbGcFHTFw9bF2sIGZEjiCPUY6JAl0BVwsqZT9oibQavBGTE4NR0aQy3QnfCEgxDynGtGl/vPYKMaGGDztNW38XRFPoAPbmBim
2UHGOuOpReR3XAa1UpHnXyRcRhpDrTVROthYV7028CZIBM+X9MFAzJi5hYX99/2toS2aGMNKnRyS+M/4u7OmmOXBtmAOd5o7CejJGPkA5yRlkmQ+kSvrQ+71
Pgza4RuJYv9XcjeLSG+lf6LDbENgDocxI1TjuCnqKhGC6wrZ0bukPbCDHa7ebK3Kng2MoJprAGg2VkBfCUZ7hX6BuD9dXWMJssomoe3UB8FQJlc3m2lMnkVm
oz3TvvVsV6Nc02CbkmYbR0dQo1+fjCRxH7yB0AYOB11osbMtB4UaEDuRH7TDyJPi44FEfyfkmCLbN0X9ytdCXhr5zNTesIzESm6t70311vzgixiaYGZuL8av
0wi7Sa9GZwbVxgPYIe53rpU/VMfrGBtpS21gLmpmRWZo+kcyyJWoi7UFD0fahH8P9SRLWMg4WTILtXo3K05xjKF/ydfaMyiJHNEvwgaWvqKLqGz1MWCG9iNS
oKuu/R4E6Zaqw9h3kb6h0sg1tj6p9Mes3bx4k+CS56z3JnldFO2dQU1ku0Iwd4+9zIFcbGQ7K1nvSEWhCaGJ3MQMO9uLWRUJMiuDhRFPaFBkHT0aq0Xygx9D
6dZ2XA70yTE9wvlOMZNDR6lvwGPAS7XN1i0cdOazo1RXHSflDY0xum+R1vLe9PfcB0zvaQU98Df1dGb3aLXESfQmvULf0GYFu5dcgr9BO4DVsG9DB309jT2g
K+h8LBs7JcvWZfu8+l2qRWmpmeuAgvAzrlXkOXogoqRqlCDYDerncE/DDcljKIT2hAYGp5AIU1PbEV7K9DV8Y7sS6otlURyzHu24Qe+AoENYrlaMNY7U9DWA
Bls6yrYqXcwnslHou3B9b11DXwLhdjInHXWVTiQHvgOOdO6gdnNJJfMMV40SwxBsYbX6XA7QLtQ806bLgB9Se2g+XQ3toZ8MCIls+oXzQrA7sBqvEixyTQuM
ZzpSGlaALuDa6lTo8Hr3MxcYOgC94Sua+oaRqtaIWp+CLkYOSPdj4+sSxqnGx3XSjA/qnkCcmmJNjP6H0EjdwMyFOgGRjySCT3WLVS1BE2zw1bPvCaTHZQpq
kGcknek17nZcL+Zh6COV7esFDdD3gMahxVolnWhL8BYoPrO3In3Xd6Y7mnYWLKIWBD8E2wXtXI4sUKuZaqrq29zZNjPhVnSWN6GuUTsz+sK7ZdXdcyKK0tms
x7+Imx5GQ3cC57UziUxtq8ho6h55MHSHW8P6CtkNksjC0Bn5SCbJmaFvBwqLqMJ4PQ/uiHajspN36/IUkqKvmSdEAdUKWE5FXL3pu/5orn7gtMNBAuTv/nRG
EDzjOUU2DDXm5pDFeE/S5HhObaFLuPHCQRlDg9fId8QroiHd06P29PZZ8sWOk4Ef3YfdlyjSfyC4IqGLKpdszincCQzHAeF90GbmMCmKvAi5S/qVRpHzQofs
G4BqZavzUQSLH+wX+u/TIeZhcE3ERH0K6EJrmdjSKG2nQCnVOdxmQzrRwqIka7t3Z8hKqqJ3oVF6s3Y5czzwtXGwzwQMI2uwC8hHkIwtjIDse/V5NkzFqGIM
XQOLyTmhZYydMRpIv4BIVseSyWhdegHx2LVRuQG7ia7C8tHR2C19f9StW25Y4TmHycI1mRJoZeYZw3VGhlVldNQQY2qmu+C+ZqXOEtyIL9GybFJoju4GNpnq
gayF90F7ZW21x40O7VZsW2EaO7v4CrRFdSD4Mz7U8YosoY7JDWQ9SddA28A15hT0WyionM642KZwHDwkvFuzXtFe+4Iqhedq0iPPuNdcU8Vcx4fEvcEBkoZe
mfwD4ZKfUS/03StDNX7/NmUj8w1akSd1j3Gv899SuMnzAQXXGixkZ6JvwKiUFWoxMol8yY6kGgIL6dbkKdaXmkqSAEFCNBgcDLyy1HKmB3oEMyyO4ENqCNQj
Mpyax/bw/aY7xnUMRZcADA+dohG4Q5HWkYHrE0LpJSnh6uAmf5UNc0sKGKF0rX8i+SNauww7fwh81MSzZ+SFGcvUW+gbQCxcCoxGmxpbGufVLYZqYTm6JQpA
k6yXlvaHh8qPQulqse+I7iuDTv8ausMEMUmotgFxJWBrmSUafsivt5doyPWR30EzegsaDBWhOiwEP9KPduspg787vTMYrb0nyiPnG8niJLYqe5c9RvyQuYU7
G6nHPiOdhCf0SNND35X8LTSK+pldpV1sSA4uJS26B6qZmW79KugJeUn5lfYd11BSig2it1EBsh1rw2toqhKq0GDNbfcmzua9y3TSXNCdokau76jeHQyiuyMu
/1hsnLo9/rNrGtRNuxb7rK3N9gNE4QRkM10XdWvfKIdie6kftTIwFnkQmKPCdRaoiy4P2+W7So4gR+kn6qtJQtBw3zdAf81FZieqoO8BOcmpkVZOSLUemUK2
0jQtWccw4S6RNMO5sDPkcffmQLqg7N2nSDJoJaNFO4hvG0Wli7E8dBOakZHL7RIOhY/ji6he0ck6B5yocQaT/IfBRVQ+MMr5Ca9K3w+oQlJDpzCg+QnbLp4N
ZKPP2D6qKdKDsr54FNjda0Lm+j9F+O7I+iyUCm+zz9OeC23iYNiiHBnuC3UI11ov3rBuw+bI4pI93Gh565IPJRPCpSXhUDZ41UMX/R7SMvNtIvhEKEEmdtX3
1/XxoUvAEKA79BC7CGUYonSL0RSDMXOfHjRKM9+gYMZEVK8fYYwOylyDqZrGC4Y6oChSI3MsudggIHewZyEp+hZVkkdCNzIfaTZRJuo+sU90V/PCG3bfJ+KJ
Bmrcc1bdIeVx0W4ZAsjgoHeGvxCJClxm04j9XHPEzyxFTrmnK4ZAsyGR7ydqaHC3DUh95EwJ36PoyDY2S7QkBfK0tu5RXHdX880Rz2eXhU94bnKxSL/Q0PBJ
MBZ9D3eAvlKEsQXeD5wicgt6Qzb2j2ePcYj3svYGtht6gMRrl0PrZFC4YaQ1+Da0JnyVnRtyQt+XIUpRoI+qKPQEfORbDl4F872ng229ScQ4/05mEr2aRUk+
uZyso1qg3ug/F5hLzS3b69W+IN3Xvyi4iizizhCidC74zuWjusjrBHZ6Xrl7+Pt4H5CTfJvIRmQy+VCjQr2aeOiJ6mdoCyIEJzNXIRJOAftr5GW6zwOeR76D
50AbsbZ+IzSMTQSOcgF0k3Ys+S2LcpfZ6SyC2PTY+o5sLc7F1Q25oKqGd8gHpDrmZzu5SuusYA6HnmsUkJ08E2YUS9AzVC12Fltj/YRILX3VMk2aWVJUq3vp
lUAStBECIm9ZQNczYmSGoCFkrvqRH1Rf8pH0OcNx7110uOeDMkezGW2p222wY/HertDvHqX+G6Q7pfa8ouGA1bEpowH9mNwmWRQeB00pPc0GSunQCDAsqBOx
Io2C14neXHFgKdWPswKZzHpyeGC4P6hornVy0V5NYLe9C6VReTQAGktO5o0Nrg6/Ld0fwUItQ2ODAXam3G98FKlCpXqOUsnBuywcbG5kMq6Fl1GjgVO+XnJa
OR3OU5gyGop3cId9y0llsBtZ4DL7VaG+5CwGAlr5SNldeiHzKyOn7vkbe7uG6hfuy+jt5isSlZcjG9X9uMa03ZDvyoPjQRboGuhNDChSS2XUJ1+1wGFLz9KC
UD9MruWzkKIpeJpoT5+lO2oz1XWA967TkUmeDkaPYV+pM9KMU6nH66fqoqgwmqPqTI0I34BfYT+jp1ULfQ/JJCVPfQespq4GdYFWRMZBNbwjI3RodGijBjZU
JZXaHUYbp1d+50hnexlWh18aYg2x4DnDAN8ZdjfMNwqgDSFzGJS3hcRkOgj6HVg0tZ3Zx631vJCzzKngXFCkabg+Er4b2iPfrd+qUVmf67bruhp+pj5gl7g1
OoNXSdjSmzM233p1BxaMXNdX9wH09+qFZW+lY1TanXAipvKN4GbQUnah7g6zF2Wdu0M/cx9C3lB2uEvYwT5gJmqvwqO5YREXi4Y3hb8P/RaqHhxIrInMoh8Q
KxkO+UwtovaWAKw0YGX2sA3o16zLF6deiNRjtvo/cA0DxWAD9XcYjD1Dr2Te0GPqrIAycJfk0V18q/wv0e3ccvIZyWIh34lAG89B1h8GPBugecoTZIvAE+6Q
fyxaw6BDqmsfqgYZflD/prqtH4CeUjRDOd10tHso1zeaOmq4yXxiFFQdbLLvJbdBXxV6xpxDUlCx3GmYgR1UdQy/8qcwYSgTu6vYrLyNqhEktEIzxvAEXVeG
Y6qU7vNq6O34TGyR5HvEHHjMptKKSKz6AjXBdVjZnq7hfEtlaLN0Q72zgFtkvnoOtItqW9qu5Gxohi8L/RWpphwbesl15mqR/emu6jjE4c5TXWDmWu6BP7im
QuPVjTzDkONYNHoDGAJv8tViJmHh0G/QITjW2KFONX2bupOl11kP3QY9b+ijMxrWonszm2dGGesbhUag7lmkpS7L14ztYvhGt82wIKOzJkUd0uqRo+qPSLL9
NX5Vkomb/HRgmrt6gPK2go6wupL67FuiIZrLyOucSt3ueV/4Luk1+ZHSSspWHJyDMt4oYF94piSRahkcSk63p0ujpXI5jj8kHss7yetCFN3JeNr/gY4uCXG4
52l4MPuK8QVEJWsiTdwNfdvY22QdHRppEIpjYuhDkYhme/hpSB4qDFq0q4DJ2EDdeBseeKSNQw9C58gR2DNRPJJFKgMh88r0FYE5gTWuLLIoPI+87D9CvyUa
EGJyQdle/9wvpS8Sl8mPZesrgZtP3HJNI3dzo+lqgu8CPQMLAkL1MXp2INUV57W5pqTXwHP8M7DVMKWsylUJvCqog05xT1HHRn5ijrNrQmZ2K51on8a2KtNp
aCQeuCc8Sc8pqcec5dTcUFBAyiKXynRBnPwRKdYMLr0QWudG2Nuh7Vw731vqheZxniQ8ijpGqyNDsB1cYSSOvo++gAdgs8P6gBJICl1WtdZ2F5rRpbWPMCx3
gVhN/B5eCJ0O3vJ2Ch6PvIeuowLhcdv70LfyRf4lyEVkZN0bhgH6S/oow2FdF2RRSZBsaxjEzDEkG6L0azwp7MigBHuNtKgzRL8kUDPk0PfE3uiWG7/THVPv
YKdxjXTx4XmaK9he+GeHFNurdQNXkV/E3eT72JxAPrJNHWLcGbHQIr1a/I6y+6vC76TJikaBYv16bW1Fiuegc6O7I/A+uY67lmcTclMyEVoIL0DGwsXydrjG
/yv/HfjKZ/IvCogDi10lornI7+RzZZL7fNCp/g1ldHpfUdYrQOnvCyjReN0KeDu+J2MzmQ1kGNsbLrnTiNH0KbYdvEH9EjX76pIPxRp5LU2edgQ2RrlG+LM4
2tJNIYJG1EnW3GBPIPEZZ5B2rjX6Ii/maIId0jXSn6fGQzjaR1VfaSBmyp1qj2GPcUWtJhkuqAN0N/gKfQyk+VS+YtNSwAod0th8R3xXyvR/dxsb2sN9QK4a
Y6jm6B7CbGiAng60D9Uz9jJs4YzaEsMo5K58FDWD7q5VhkLIMu4CMpvaqsaYn/1R3DO4VmBJSW+2EyVijWwJdSB0xXhSvqM0aPxoMIGjg9k0S+FIgB3qo33R
JZ2pQZHL1I8RZVmblAAmv+AexMZBN2lPsBe3lppIeslJoXbszqAYaku3UQi4J+olcCF7WNCfmcnO0faEe2qHsn38M+hBoWrh7awJmq/M81fPu+ToSTaknyHf
gVeJOLglU5VpqpapNzAvqWj6YjCV6khO8S3AJjGvwNdso9BDL6fdAV8hIpGD7DjtCicDXAlMUFbRntLvlvQB+Gw7xdfQMl8CdxuYoD4UuAFtDELGMchS8jgU
R32Ao7A5ujzVUWyVpHlGIJC21oTKMTNdKkqD9mEN3FbxLyqevgt6zPGOKVLX0qTAP1BXdHsMOo0eSEaruq95ums6+FOo+cSHsj1yKJJJS+lGUHV6lejHwFuv
m/gFvAJ213DIGY0ZxJ1jgJfpajKNbKAa61mtq18nHTND8cZZjE8Tj73DriDVVbuN8yAFasJaUgOhNtACpKt8AhiArkJ1NE8QWoZqi0QQyuhzkNXe4ZpYMISc
BKcDc1z55HDJTblb8jW6gsGxX/2tuY9wLv2G2KQbH/mWM6D80hqRI3RX9qfSV7Y6WDcS0xojp5ic9b3XZ4BIpGfkU+Rh6YjSZPo+Mppt6M+TP1Qp/VbqjLKP
CCUbyO4oUsW4z+PsiK9OvJc6MCQkB4chkqIckifWbJtaN136Eo2GvrI9LC7IuEpPCZqCyWB95QHcE2zLNvYrSG9oLP598X7XG+EGwRbFPOcVyxgqy+unD7tY
wUu4BX07WEqfAYVQgvY79XLgmnajLA5tzAYUs9j11Ch0h24FepRtZqiFbtPfc7uhkchtpnNgKNnQ1ZDi53eAXpKc7AyxWD8Qeg/tJRuQdZBt5Dj1CGSZoSP4
0lmIbCe+g0NoO91g3Urga18X+Xr4ku6SoYmxKb+Wpp96jXY5fALR62rLu6olwAd8J7gXmaS5JNjmwbzPlO/BYdIOkQRNNvKZOA+uBwk0wi6huiunskK0LdoB
GYUf8srYlHC+Jlc0X1eIvOa2c1uYeNlJxKpOVfTjPjJ3Qh3L/lLoZVLOnI9klsxyLSrZ6a+Pep2s71bqSX0nfa5kTkTva2vcDDw2sKokkPD1xrYD9dgIpNPH
6qqyrbV23TKVwZ3JzQC+NmzBPEiVyHR0MX3a9QZbFk4FIdYaWsX+wAbhd1otpAWE6BRqGb2J6c1FlYzn6kr6sXI155vEBDkRelKzAB1bMjTMcMMzbETfSF1u
CjRY9wDnQa8kiSGWGyedhvZiRqhvWhr6lwNrlP3Vb5U9XE1UV2Qpsq/JPqhLnYeyqtHSDwU3hFUUEmEsMAG6av/Nd0772LQP3UhskvcBZ4NVNUmytZqfJHMc
UxWPwSsyu681ACi+whN8gPmgX6F6rQ4rrytqKbS+eURz6Svl5iQErkc8UpnoO3ad+Cpc19UOcBHTpBstKLLZfgIssH+GGqvhoBaoi+yC5wV0ULIJtH3rcIng
jKvKm+kmYaPg68B4CHB2QjoGmxK/qTgoCvlFVQ+4oLot12qa+msQz8W1tQ/U2/P3Ec1hxtEBuuKrAa8rs1bioEyNlxyg3ijvnjHDVdW/WlpVyi+aUDCa3YHW
ZxeDjayXqQbCx9Qt3zToWxVFq+2XM7rRZuUd360iHLwhni3+TZRMt8WblemuucIJgU/wIT9IRxyNCBsphJJVPvoYU4N5z4zg7pEz5W3U74GIcoxmIe209KO3
BQfQq73pyungNS+inkD2VtdgDtFjAyl+hBlP72XP0krSxsyAG0Dx4CPQ5i+gF/i6uRvhZ8nHAqu/hi/Fd4d+T7QN1PXNJvsTFwPz3T2kUYRVnqV4bjnvSyiq
HZxK85HW3ojnvnd0IMOvZm5ST30/Eir8o6MPnOBuCzhhLZBJbgiGyJeBHfRkkvKb6c2avcB0wVj6iY/wpalOgCvwW+qDwQLtXLKp6q7yNWwB0LSTyn2CGY6W
4C5fCD4hqgWHCZ1rK3jbvlZTjZoHjldsgIYparKfnM9VDhnPfAp5Cj4OrgK+AaK0iyg++Z3vMFNfcwl5r3zsryNaj4903yU+QqzvAjYWGGMuVSezUxX5ZKGE
kc+T7VQNdm8qQ4yzAsuhe6p0GAmOShJJWvly6f0+fuCcPYU6oF0Ch+HCwC/4dNEpCIIyhU/UM+BCUZ62HiGCRsuLEAbUwW0gPQr4q0CLfFUhiWqtqhEyVPmS
bAlkwiMsV4CJpkXAGEkB0aO4tvK9/5BjiqqeokpwD7WZFJEYWcQ8C2YyK+DW0LtAFNuBCRMDwa7+Vr67ZLdgDNjZn81mq+KoR+hEFalPLrNvReQoTwq5zHdV
sd9vCyrly4saeT9Zjxc/kvxslvtWIFPwjqpk8Oy6GGWO8yKc4bhoVkCL/NfNQ73VoUcpY30T/E0E19V3FGOpaL3cpiDtwTdOo6W+5RmerkqWQxnf5qjAkUIl
vw1rCEQFqiuagBj5SPkLNAweqzQSXRSt3IWiNNkrWAKcgWKBXto1wAc4BVkIBeDFKqXqni+NvKpSkinSvcA96o41JOtWjDn2aNMLGM+lDGUZMvgWbEKsVMQQ
nzVj5TU082HU8VTSi8iDp8u6aWrYHA4DuNR3EopYCmRPFcPgaKC9D4PPA2edjRQ/yCfIjztmAxpFmifDe5fwOfc4PwMT0+L9s+GngkHBuvAaf4vAt4QS2Whf
49CJemmvF6vZi1S24xETtCVwtYM+5wFXR8cANFklkbfQNA9GPPXRBVSMT8lCZBN4FDGDuwh1sV3noslbsvXAbuQEOQjioLW5iz1vPL2YD/jYnOYQAfVU8Ik6
0CPlG8VleJo7WrPaboTuU/XZm0QGNsWfQzaE1/wf3t4Cum1sX/t2qE3agJ047CQGyZZkyZaTlJmZmWHKzFOYtk5SCKOT2LGdGCRbkmVKUuZ2pswzZe4UpjSl
KUxp3kzPec86994m7bnvt77ltZJlwdbWBmtv7ef5/WklOyRxF7MIGUX/SGmTmsB9HBJpHtspa5XIrOli4FMR7BhwvOxg3dOXAYYAU6jw4P7S+Ugm1Jo5UHIN
PggnmUNFtebVwAV6NnjH1FZ2o26GdcwGONbGcmxjG0+XflEHrq7Xm8Gplwn2ZZ0G54v+lfoVaOoGiHf169849Wi5OfXo3r/k+Oc0oA5R10u54fwvVEvfpgz8
36g3G9LR168i/LK6+j9l431ZufZ11ee3aIzVDfoe1A0o8dT1uODUDXgb6qdBqb/CM/oW58aXfR5fcgzVr8LjNKi6/rrHntOgT4Dzxatz6mVZfs1rzvlKW/y8
NehrOuT/jAPQUN//f1fQchrUf9VHePsa/evr5M9vKRXOV2ibnC//fvnXr/Wq/7fxm6h039J2fer5/w1usf9Ig+5TPz3k66S8/61K+D/8+P0XJkO9ddLQr9YX
Wrno3777/Leyb/Nv5/pwfNVfocPV50D9Z035qlX/dvY/CBaRf1//bzaGmv93X+f4fs21w/lqL1N/0eP17ew+TgPqxW89j1OvLpLToPPzv6XzTt1FHZTmw0nh
TFcr1SlqwedS8lFXqCPSQLUvB1b/XaqN1YC6T1rAP+ssWb1PvT6jkdrvs/p+ulq1/ltGEj7q/87C+bcewWnAtfpvR/j8l9R8/4156f+FdH3/+fe/9bx/pV1p
Xkg9hSvATVQ+9NZ4uLIrmmFvSh6Qn7GNTDI797PX0dHsfEn/pDaWXo7J8G/MJ8wJtjKoEruTJeRs6QTJPmq9Y7Wlj/RVmKeyuzWhajEFaR6aeknMxaskrSq2
C8clNKULWL3tXtITIITcKO2HvIk8lNi/iieZpehjv4HuMHUsXRybQ50Uv4MikZnSbOfxujlmDnKaLobmQC0ixoLx1sbRg6va2MaIhfAZmHbNZlMqT9osQFPL
rao+ihbwYWmBczV+A16OtnRuVtxkaMcwxqWAkDx6iwUSLy0qAtsxIHKIuS9Mpx6JaHo4WEv4g/2pEDMYLrGFsMtdq+xB7qvO7Z4oxxjZMmS/PI6Y7GnjsCof
kc2A+JoBcpAsSzQqp1N3itfbgqDByCH7VMokvIauZoe495BvnCp3iOuZfIVzL9TZs901zRbjOIOsdrxw7IFN6AC4A6JzgbJzos7QXqcJjadLzb0qiokg92Tm
scsQOVSx1RYdKWYPum4xg6hMI5fUubyeWqizoxTOqJqXMIKuZt87KaGywpfqarptn0S0t72hpzvHSyLZXNczxk75VZ2wd/D7CKcB7y1d2ObOty5KWW6Msc8k
l1PrXUr3cU9PdiIwiRrMzme7O3o7UqkaZxdqaeIoApbeA36F7lvmRodXIdSMwmHUVNdd9j2bARqgs3bMMNa2XZ4H/4DOQoXQUOKYewyzXfoUmoFFUgXmdNNp
+DzVEt2G8FTvoRTM37FLrvfEsd0Qt2u8S2Gb7zrGurB19Cpnmv2wshf0yWFTEEwye9/ZP+kHmY/9PPALUcHq2GibWFLALoP64HHK/tgm4TT3Zmoc2VU8AWwv
UYvyrZulp5kW9HH4iDuRniCOJEZhs8EmwlxoDNJNWsA+w7dZTPLWVLi5p20DWu5YDLWpSgC6kseppsD3cBA9StqVGgcctG6Hk+wQ2MZ8NoygkyWWxFhwIAKK
auFRUj9ks6o6+q5jIXRV+UY+nwipvOEZ7TwPOtlaNkB80Hye9k+WuPywX3AB3dfZ2DU9sR/11jyHnsV2km6SX5OuxfZLncZBEBnNFYMmKOc0+NHcsUBp6kw9
tvWnTwFJREthf+lV10ZyheFH8dTyW9Gvmbek1+onHYWAoDCmhO7imKBsTemRzrY1xBX++oR91qKkSDK6ckYsHrxPekaIIH6KU7JUMd8Vy8BuM3uFznUdpu/L
21n6UOdskHW9/Ax0GXrI9PCqjXdZOXufTqa6op3szbTbRQvFYqY1Nk6KKJthY7BZdKjsNP3YNrVii+M1rbSo9Tftu9ld5glSm1Uguim6Qs90ZLBTrHqHDxFJ
F9onMXttIZU97evI3o735irpdSLZxGFeg4QwhFIYW0Requglnh7RVXDBVhx5IuEP20L6e6qWIuwjzZXxBvkSbGLZr6KP8mp0IUtQjR06q9axispx/uZYo7LI
9VA5qbW38jy3lTubsevY8cQ4UzY52yF3bHdPtTOOUUpSnoLuM28QkdQ7yc/2nqSC9GUBQV+UTBxMjTavYvyrQddButDxXvYeGVjW1TRHphGSjl/Qzngf/FNu
D1WmLJAY4ki29qFHMaMsATaEVKJjaA86Fv8Va48uU8hxwBUoeI1w0QwsIvwpYKfmg3uB2Uq5+YaiKzjZNkAZTx1RvsFJ/Bd5JI7gN7GdqnbK0/iClC147+Re
yVJ8Jn4f/6KvUv0Nz7aGXN6ceufU9T+LOQ3MsOpzM6sboNXW56b5FpcOp8G5wP+LG1fd4Nzp/5vxIOeb5jpfo6d/C+FF/RWiiLpBF1jDI/Cvey05X52Rcerl
Kn7Zycj5KjXuy755Tj3EBk697Bl1Pc5xzjeMzb82zuR81fnKqccBXv/9qutl6P+bF9On/nrlNDCn/N++wfoWHgTni57J/wURs76t30UYi/UlnXTHcnsWVvHG
RITqHmfFZmdru+R5Q2dpBxalljfXVySWRo7LWqg5GJdYyi+XhsyPTKqYExAaWaB9UHS2zFOWFtW/KC0qnDs1syRCHuYuOF3UuriRbvb6SRXdcjYXwnnFgjHZ
VH774KTc0ZophYcbwZpO2QtK75YUF78O6ljqH7+oeKtuYeGionMB23J3R3fXjs84b3xVNjj9qnqyOjaoffb49NLMfdls9AI+oM3nC/MUMfsKw7gJZbN0RdqW
uTnF57WtdCvLRUYfbYA2Ne5UTC9BYHlKOVhxITqs3LeseVlI4I40WvOhIj3iTublnO8imwe6snfx+uVv5tPlO/gbqloUD8kxG+hYnpmJmKbH8s7qWpTF+Cwx
LC15G3OrSF2eEEtveKSt0QzQXM7fFFtuaKkpFzQrvFo4u+K8dle4QsepPKftXdG2PNvoDp5oOqyVRDp01UUFZZ11GyoW5t/QwCE3dZnaJSVdtZUVfrp7+h9K
turbZD0SPCl7GhtUzpSxvF8qSvWj8v+seBqRUcIWrSp7WGrV/aBfottevk97QosZiriQ/qI2jjtcH138ydCkfIOucfHginUVqwzTtabyxXleLlezO3dGxGFj
VoU5a2CZ1zjF4DDgZZ+yQ8oWha6oeKrvW8YPJTRvwrsWl+lbGrqWDi/Sl+pKOEFrs4fFeGPyowv5P+W5dYf4WyOPhxPaosJQ3criw9zLsbXak+X3yiYW+ab3
LRpZPDR3coWicrchTfdXLpQLaffn7dLH6c9U/FSaW9xPdy5qtfYJ/5Thif+T8u6GiVHRVW0Kbheu1i3R2bMri4Zr4ezzsWhZdeSumJPBfWJcBZ/yx2tXREVW
UFpQUBS1Snfe0MNwLsakySk3hZ0qflCyrLz5Ol1ICX8Gb55uS/S+2C5RaWXPKnL0jXI9xlO830qnh9XqlMZLekNsmPZuzKvIRwIzr01avzK/hEeagbmdtFfK
/HQLywdpeXmJJX9ExvFLYoX5wVxvwRPjc22jsr18pIwqvsAfn90n8mGCOXxjnrOUjlipH+4TvC5Xt08fopvfaJSmqS7VeNEwVXs8r6NxoS6aOy2ybxKj1Wgv
ascE9Swu1C4tm+ZPawaU8zipkaGNihrzc3sFjlVbig6US7TRsR+1wzbsXBecszbyaNE+/aMNnyLPFg6KCSgTFa+KH5L+qLQ8eEj0xYIRFa10aAy38kL+VXX/
4DT/bN9t+Y/8Tvnt4RVrfyprUzRW0634YMyneF/uHd5F/uEyY/RvYZcr/ixNj3hXelIHlkO8PaUjy4pi7Vkp2nfFb4oWZnOKfaJiC7J0ZkNJ4ZSI3sUZ5VMr
EgpLCy26+KxMQU/+Bv6TokXZGt8jmr4J7zR3QtaUvirm5eUU1ObwNvRNk2jeFj5tNJjzImdNwKyA7JBtmmmRD9N7+KRrxhUM58sKId6WPFPg08yz6g4b+OqH
Pq9LU8BeuvciSH9W/yN3v/asjqjYqelQMd6gyFVWuY3bygRxV/QDNRz9cNNwQ1LCudylhofGrcZ+5mV6mQErX2mYWlVhmqhJNGwoCSpwpFNVPXWyqD/Dwnmz
SwIN52Py+d20p4p/Lltn7KsXpLUs9a96pjtSYovjVTTWjzbm6az6wxW99PN120Ky+M3K9/K8hmbGztrlhu6mV5rvKpbo+YW5umnGKE1K2VlNCreCeyWOjVoY
66koTsoU5Ma90yzTtsvxKXjMF/O6aAjDivLXZVsruhnaxEj12kK2IkfbvfK9bnoYrGmvy68YX7FYLQg8UPagIqBUpzlVsVU6w1Fh68Jup1Msq5NuC2+qHOg9
tBn+1kLrKOqE4i5uVbbBf1HGADfpBegEvIPKin8P74jsSDaGD4Az5eMwPv5Bf5yqgEOY1vIZECKbYQlO1Oc2Ay7gIQkjbQulZdgpKEWpwa9gg+Cpsl7wLesQ
NBa/qPi9sgnmVVRRJeBveBDqwz6C+6lWQQS2H38GnZJ/J0dl/bEi8JPUjG0C/ZAiNiq5saoQXwyNQiLx1cYBysP4MjwT74sfQf0cianS5Fmq+QorVqocLRio
nK88l7Iz5XHyG9lv7skpElVzZQZ+CF3k+lE6H15GKZCMqnHyK7JcxUdSVv3Ak1e90tlLOVG6zNHW1Sp1kucXRxdoO6NXPaLOJntoATaA6k2eoA6qUls0Sz5O
y9kor9hAoWdSfsECHPxqk0dPTfN8j+e7vWSoh679E+qX/ELRM7lRvGxTLhqiFCaHpRxMXq4wItHOpfhjPEQxLtmL73BvcxYjKxVNsFZ199vBuWBTT7ab1ped
RZZR4ZuOVw5nzsAmVmLycT5P8Hp9dXcUXn0fvBWm8fopcOSqsgN4CCXkEegKyKTYjG6SjEbVykNQRGUVuEvZHBuE7JdIACuzBZagARBXCaJ5LKA8rExSeeCH
yVblNnxP/PBEibJV4qikqMoCeiMSLRtMvYe1Se+EXPlywiMcCv2E7xM+gXoy/jCu3A28cxWYB2BhZpmdp/go3ot9cOLYKGoreTD5N0Vyagi+SLXX1BNbJa9F
+6qmgK3RFsrh9H3qJLkSP02HyBB6B0Yg7RS7m/2CtsMEmNb5G7QP0+LJijkMSq/yHsTLMLzFTDwVL6820XtRnWM+brGNUb5wTFG6FH8qrkODVNJmzWHYsRF/
Jf+oiIXb4qx1OR6GD8EXobrkdyki6KNwekpQ8qxmG1WxyUMAwj4rZYbinioNr0kdzd6BG4H77PNRk/Cc3EfWD8rF9qGvaasiySqS/VVDeQpq8rwFNZ+YMK9S
NUChonywIDYR66j86LperaqZ5x1Vs9jTy9kaTmQGMRM8rz2oLYNewf5kbmvbgO7gXbcHuY5LCrPcvjaLnuIngHG/2/2r9kNKQYD7OVQFRtjDdHfZk659ynlE
O2s08xbdZ1qE1aScc+0vPwxyURzWyBa7zrJ5uo+lHRIXxP0qA8CmQBvrD6Iap5GZhhY7U91cSw84C32BPsSnKqrQPUgXooayQ8XYCWiJ8Aolxn7Gb+JCPAzL
x2nFR7nIvQW+qvqEydhP0CLFONUhxSQ8Fz+jHAwdlULwHmkQVCIMl42Q5QAkuj/ZF1+O82UzkTngMflHBAXfygVoS2wiOl6xX2mU70BfYS8VN6HulXzFNSxY
LkSWCO/K+kkTpVOULdFg0XtJHta24qS0QnPUvsLxEXtl/tkxz3oB5dNtmKpKPhoVi1sXoI/tR6QCNEbmZ75tv4kOME22T5X9TGQIjwlw6F7lBPqd8CDJoR5J
XcB+YLetJz0vtQSd662p+cPzAqtOHsh2dSV5P3n7V99xprsHoK29nTf9WNNh0+/u/sH+yFZKWf2mtm1NX2mqUpjqL1/k/RPf6s3HeKm19iuKKOYjxtpbKPew
WzydsX5EoNclaoJovF03nWcnuJ/W+LraO0ds2uIWeRJqblZ/qB7q3e5q5zlfvaU2sPZc7aJNI509gJWelR5x7WXXKc8VxFkR6xprltT8CQZ5bOJ6eY/qetbD
G15drp+IoP7KrIlTD43my5Q5zn80p+XUw9WqLz7N1+dSDfMPOf/BSmL9c5r//4g0nG/gGzX0jqM+FujX1rTV37D/a+9MON8UTYnzxXcDnG+hOn1jDKH6aEyc
Bte9v0TF4TSwfv11xhjnGxQPnHrJbvVxAOvv4/XR3jn1kN7+7Ty/b11B/c/Irl/XVDREpFLXww+pp9x3MChzkFqnyKS7kH62GTYEPyzeqpDgW82DqOW2oUyo
+QBiLKzEB0sXyUzuufAkRoC+dM5iYvRNLalUV8s0+V1pG2ZiJSTsREw09hIPJN9ZBpgJohM5nPxRvjlhERkcdxCyQa/No4Ht1CPjT2xQwnrXOOZd1V4pSF+2
XRGOYlXkBaY5e4n5gXCwy+ggS1OwX1k5tZBcLBhh8hMeAcUiIzCsqtxx3NWEOIxWqxzQX+tOKkBAruiSUGmTgNnIny6hd5Gz0lwmf83QjoG29sAFhIu/lOyV
byBXMAMJEw2Wc6FgESk+KikQ6+EDVGt5EHGX1isD2WWuuMTmdLTzMX4XMeGzUl6TT4H2OEtdUSZ7Lej32GNquKs7dkFZA3yHm6AmqpmQLHFgzI/MPnRYZB8o
UHVasgtvj5fSHctPOPnyY1iO/KZ0lvVQcnlqFiI3XWXTgKeKYdQ6ZIWnHy3wrMBwZDl+Go3EOkgZPETmwiXK9fIe6C6VhsozvkpozDZyNsHsEEfSiNKyioR0
pDsA0MfYIIlXeF9Rgskd0wAf4kfZDeA9dyb8nH0mLGJHgQMdq71OVzT70JJLpblHykTOjpI9hjnGm67npk4E4rF4Brpbu39173Cugb9DR4ub0BxkN/rE3cq1
j71O7mAVzq2O7u4U5wm2qLQZA7MaKsErkfaqPOee43zmekkPBn0tQuhX4g3blqIYMS2Dm0lXOhKIk+7XrjXlj9w/UxjV1CVi7fZCiMX7mzzEecFliRk1uI8Q
jzAc3kf8QsdxEbYf0VF7VjXD+EJVbouGVygHQmuk47GZ8gvyNKIR28NllgyCVchC4yl4EiGGttv48uWu8c4C+h70A/FBVUPdTWqk2GNDk39zuKF9ljWeXt4h
Lg44AlqY0phdJj9sMitOYGr0sLWTycQ0jWoCnLG1sD4STSLGa1aaFgjtxY3gPLiNdrT7T/osmwpsxwSMFQ6C16t6qIJovnQ0WIjmOcaJPrKhRGjyBDxRFau0
YcH4AYx0/CLtgs22zoxRSaWqns2I1EYpjrhDlTJTJhCSMC/xPHLTKkicIID1Tl4kpdOPI2fBxxWL4uPtksS11F9wMHGVHKbsToXTg80jwXXlBGLBSGx97Auy
H71TKiAW0zbXcZauWmFYFHu04IgZN94M7y1MQl3QT7TM2CPO1zGW3mA/7UmmLCzXscY2kblEXpHvczSlhnv618CmO+xyJoV6IVmSEG7v7zmn21VXzxesJ9jp
Hq+jxLOKvezUunuy0+j9ru+IIssH0kpNMh+zR1u7mQeQCeRQaq+omSlB9Izsa4+1j6i6TEHms7andBP4ELvOUuWYaTtHe7UzwbF0trnMHMHo6W2kSzihbJs/
T2I16niYvcT2Nm6Q8RkrsPDcmdg+2kqOAAscP2ohKsRMUtclFuZ2oZKYQMhhwlEiTtH+4Al0tdIBpN2T4ZTbN1FpplD7SO9A75laAQJ7f2JHeDKdb729qnt5
mtWGuf9yDZPvsZWyHasUbJ5oUhXkQbyhnplkFzbA+8w70/nSkwzzXXpYnDDAlFx9wOmi3rjmMuloXyiWaUr7142JPzjfiEZWnqBldBt2gJfr2UG3d0nkKlk/
W0D1fcc5Z7X1okgjPA0FosHgXIXMHeSaaTGVjPTy4RMw6H1JXbJcos7TOuRTchnTG65xL6IWQc/gFXQTxS7JeNbPhbqaU2NtAZCNuKDYAFZ6BguGya7A1xKy
FAosjhrpuQBawTvWstid1GsMJxbLDsBXqKfgAzrUtIJZ6/xYkWY5JFcDxTKl/B1cUc41+kEABkoeyNYBjxLuYVaFnHpUuhF9ja2WqZEz0G09Bb8TrIE2Syc7
nqPdwRIjCS2MacPuBe470nJGWypNJ23JwAWDhH5mjzX5JUHkJP09WysXymrc29lJ9JAErcsoGwEyjgtwJ+yjuL39g2eA9xloko6RBcf1YbeVO+OGoWuVI4ku
1AO62k0yo9jfyM3UPHo7873OLco0f5/JK31F/+hA3Ku922szvW1dZc6+rrvOB1SUuxndxOH0wC6Dpy8t83ykentrnNHuWPcclx4458r2vPA08w73WNxDPS89
a9weF29T12quJ7wWrB5SvW5TgneL068mq8ZV3cN1yfvStdicGnPDlULlMeecd1y/OdZ50qsnOp84OpgXeDZWPKxo5G0va4dFeh7XjgJXOzHyhmsj8XutTdrU
/cz5i6yTN9myUwlTUew65wkyz92HqaDPJE4g2goT2e8jQCCZCoSimZbySW4TOgf5AbFRTsk5yMkWEGvj24rfORSeAq2QxixHPGGyi0Rnpp/sDkYr2lRcp5NZ
sWs5/Ih5gex2ZTgvYhXSPcpdKq68PdIbHae9ixzC1qrmoAfgCUA3zM2cRz+ifbEOVd+hs1GxaobymGSjoklKC2SSCkl1pjZPfZuyMOUW3sYb68GqK4gP7hWe
/t75rioPzea6n7O9XFGuN+5UysSIqDgx1+njNTqD3NscwXaB+VhdbgM8Sz1MtRNuWv29l3ZPZ2KqehgKiFSRulRESyCV+wJR6NntmuG2m2dj05Q9FOfgUVAH
YEtlIbXJleeRMa+9yc7vqD+kgVgXNFGFw8FYP12mM4kNM52j48hxdF96PTUj9jRSDrWV9wdKieUp2/DxinBajOpV6uSIzV1rM2rxGr+arjU/1qYqIPQUGof8
okxC7st71k7YvLn2Ws2ATfM3N900FN+mmJz6Ex6e+gSX4E2qhoRPc4qZCLKjbQh7A4g2hMLXrQ4iTdpL2o1pTw91hLI6y0poI7hY7M/cqdZip4k+zrOiJLqV
pCfhcYbJzko7ADPZJa421HpU4jE4u9p89GciA8lO2ifgNjAnYSuVAzSWXZFnCVG0iuWo5sNbsMvJ7bDZit4KheItomenkQH0eHgcLMNvSp7LOsnfo8PFSxWD
8aEJsz2rGJPHB1qjTE5up8BUVtUf+ETFLyo/aLhpsTHfvl20QJoN+mMOdKGCpnxVZxR9sDswV/yjYLp4MnTAthRyoaOUYY75sqHQYkWG4gJtsHnId8DRuNVU
JTHRdMx+H+CI/pQ1BpdI1imisMPyLFGAYh3WAksj04ih7BoQtLUwTad+hd5DJ+HOdIj8KHBIbiM+0D8x7yw7rWPpOPtx2GS7Rhba5gtaAlNlvzJJVJFpItvY
uJUZ7t4m/6RcryoGM1WTsPV43bgOXq4KVBUrb8rPW67hMNhaLkh+pyhGTmNKWTsVpgpIrcUfJlvRxSkOaKn8PfYG+gkpSVnD1iBlGGMLRx9AV9m5+CjVQeRD
8k0kX3VQsYGKZ1ezb5A7zirqPdtZPqXuLj8qAxXvlB0UB2mlJ9Ox3tSCPuocwSzA55MTsBB6GdbPcEWRCP0ID6AARQgbJfWwX+Skqr8xMoH6i7GmvkyG/Ba+
N+crSvNv1djWp4+uPxYEp56IDd9Otf3frZZzvsof5Hx11vuthGH1N8+a6+OdcuqJ1/I1MjGnHqpiw9R/zhev9LU3CPUzRhuidtdHWG9Yo8FpoNzqi+L9be8/
1JyGIjHW53jgfJXs/aX3ZvX7U76e1tc5xN/mfvl/IYlzviE6i7peFv63kUfrc2mop0EvBHv0LyovgptsNnGsaI+DJU6zB6BVwJL4XPS5ciL2m7TatABbBD2A
30vK2IGKxfgIYUJlat30uY00BNCZLyofAHNMrUw1EcdNuy0tstejjYGxyED4SUKPuNmCKGCR5ZXiMjIU3S86iTRGe6oQVWMEJdoBq6G18miUkg8yKoDmBhpN
pz2wGS00dTErFGPkneUjoabCjjE4ORkcgs0WDbaOQAPhlegyd6OEY5aW4nh9muISegv7A1PAXvmvOIptMf2AF4IfFSNFe9k+8DjWBS3CpytnEMvR+4aL9A50
HhoDV8cilpryJGQYJJF3l9coH5KLBa/Q8+hp5KziKrkJTnWZjDnKXItEvNiFU+OlEZ4Vwlcxg9ER0B9GHK9iAjGbY6X4DPQGWWVLoFbJV5iWCkfDbXCxY5as
qdONlEIx3lDW1/3a29a9yjHY+9ZGUE2UofRLuJAaL9vr9Dd1RXdR92BKvLN2kS3a2YuqZXFYQuejP9F+hKzqV/qNta0iVEFQh81L2WG2O3SG4REd6VC4c8gw
djp7xXnQMYwqkTdB/chspklFkvwpYyWv0zHuX50+ttlEDbtHWiHBpUqiL+zH5rh2s83Q+64jUJjwPljkPeNe7dqFtCY2Oi67TrBT3RshBdtavJhe5/yj8gPW
WlENE4VPKKZ4k3i+K0vag5iFLmPOsitZX7SbamVZsQxh7M6LcCDbmVopa+xa7WlGZbmP2W8Au9w5HgeKUMtFPVQEEK2cj33ESMVK+2BpGLbRehZZC6xAj9vG
whw4hilQXIcS7DZnX8gXcseuBlfJW7luYGuhKNs7U192thmSKhL7Od4zOtBtuS7sIRuiSFJxiF7YBg8lLDdPFNqw9qq10DBsGj4N4UKy5MyUKIUWb62qlLTV
8Z2IbR3mVmmlXjyawJVa5HsLLTqPmaHfKdDc2xxfwTNMh0FkL8uz3wLH29LE/S1NqyTVPT0LQluxk5XljM2DoX2oODQ8qYuy1tzYcteV6l0hnII8x1IBpTeC
2mp9RN/DVuNOsiXS3zaV/ShoBM2ESqm2mcu5G6uK4xKMgaW/msYVjo8TmM+iT6ifXI+QV+LHZEjVdpovT5E3dbyztIKCoDkutbu3fBhQZd4tHgFlo7vB3tR0
p9EkjGpnnGDSJx0UDoi/btQ5J7o7sWov5cxlgzxBMAcfqDwEcFAnyMXSrB1cd9x+FE5sdS53DEAbKyvxw1Cp+xbWCb4PvGb/RN45+xjewVXgB9d26RC0jRtn
FyYMYZfABDQU7SD0yd1aORE6IPdXZmB51FDRQPgddAwdi3+HFZEBUDJmlfbCxNg19BpF625jE4E0UaE0DuksiYOOwv3MYUayor/5UNJc0ztostgI58NmZIdX
VpmIrlVE0IBrkEfmalUziX1J9yNCIaHtrnuvC4Hy0A2OY2SJYil7kZpk6802Y76j2slP2aJd38GHpGD1Sq9T9r30iKOJU+NdnDTP253KgBqpBsKxUJKrFaUz
8RyPKH8Kd/s5fFkbtgfhgVHQCWy5YwxziB1qPKkbaG/ERLhmAQvhAyzD7FN0dSe5F1IFFMBGG0X0ddf37Fo3QH3Croph72Gwm2ezeVTN6NRGyqlwlKw7NYxO
dbnIM6ggLp42u8MhLjlAuoQ+ZpnluunKwg6LMpBfbdPpdzC4MccUSN/C4tHR7GprNZhEdGSr4KHMKua7pD7YJfig4JjwFDk96gKwne6CzZCtEcznDqbG0jMD
l9CX5C5xFPZD5SzogPCBHSFRlQLLIppbBlHzLHJpT/svxA7KZOuobWYtLLtC18bRVEfI1/LCfBVs6XBbc+SNQVzuMBVID9k2EychkSbREVC2L2mxkM++FQax
I6E/qclkrAVk78Y1JqKZoTZWNhzsKRSYrXZJ0lznRHa0XuIsR5eYK6zxUE94ZPkbog/6Cj1kmuL9xXkjegIWBr9kejKPpBxIVDfTXABzQTUwjM0HFmLvTQjb
j7UDKdhSimcfIWpqS7OtRyfLniN3sDHYaEQq+cHz0HwAXIQusVwDPrLhGNc+27IGiicvoNVId9d5bCB713Lf3gjWuH11VuqIo5ujmHFQf5kV7Ee6BGPYqaL1
jvv2U8o/kwY5kuD1ureKc4q1tlLoNLvLMdk9TDKL9UVinbet4dJXQptzKdzeHiR9i6aQS8p7Ih1dH4A99m42AOxgCbV/BI4io+OzgARpf/C+cS8KezK9QbWz
vOLaZZ4ebgDuj4kVBmSbkpHfQnje9t4T3tHOay4fb7S3h1APtVWGiB8AGoUVHVUtrhHVHnQOqr5XM60mG6/G4hU+6BysIzZLNU5Bq5Ymc7G3qo/4amwrcp3K
Zv60N6rYZG5v/VPcHjmoxBUqzE/0Gwgk6cV9iOmiB/YjgkhNALJOqVXsRl+ip6BV8A5iOFWZ+BvQA95JX2+6z5AIU5LGqmtUc/Sk9gXEBZ87j9j9mJlSOWyE
+jOT2UbSZU5/e3XkOyoQiZGNA45aPgK7JEPJWEdf7Jyzg2gni1tCkYziaQwOuAsmUOUiAZDOxtsG2tux0Y7vTB2wrrgPfNPUTLYcbY29Zr3McPyMOROY6f3A
1pj9peOVg9CP8oVYJr3cLHWNkF9DpdRwcoBLbzEJelpO6/ZbuwoH2B+gPuQL22hksfywLQHvuSnJM9xzkrnv/cGwrbYjelyxTzlSJUBXYC2kIzfdrM101Sje
eAZ65m2+jYViN9BUvL00XOGDXYGcBM9xDoxjq0W/IxeERcTKivBKDbFR2lKyWtDCoZSfdvem7ydW5f0OpkB3bbeg7Yqt8luVsaJss0mx2PHGuVhiEYsky6B9
FMTIyADmRXG33BWJGv1Ls1HQSDDdvFb+FCOVNeZQ5RvFaUToLHTQ9C5HWaLGsYJdS/RxtYR2M5epavq4yMWupM7Zo1yDI7qwd1kWbUyvoUejuVAAcRo+VJEc
PsI5GSpz6YRrhXsIjOLbDxnygF2wGcgwfE/XSnuxE6zdpNWgJukp1arSzb4n+UCm9V2cVgoLn8ajVL/IOOCocHHVO+iPRMgWAB8277WlRr+Rnow/iewW5ZoX
VwM1g2uqqn+syaq5Vt0FnQJvh594wqFe2Dblteq5NUNqVTXptSvr9k1S3AH62qUuAIiX16KptYG12bVJ3rm1mbVJtcHJudQHT7yT41GSFN4VqYjd5LiIcLE9
YADdEWokfsAOcpPsPcArG8dMqb4K95L/yJ50N7NNQ3kJyqgRzgTimhiGB6IMuMoWKTxvD9E1kU/C4tCchLfinnJ/tFBZjJxQ6hQuqBVmU0ySzvA+cr2wKdid
bF/PZNdI2SnhRGSPbrFwDLyXX+xs5Za7nlBqtsK7ztoeSUX6QIup4fI7qBP+BUoUDLSttbNQI7AIemFZKnlDZII7oTHQXkNzsT+1xoKCd0z7rD2EkNhhkZh+
IPOpaQIBfMV1QEzK7NhIswx6kHRb7LHzqjSKQdAW6VFbELndFEbOFXeVRZAsGVSxWK+tjJDvgU9QA6W5IrMlmZQAZxPK9JHwFPAj6+vYBiWga5xjza0Roe5x
UpJAilqKl5B+toGVzy2nWD4hoE32KTBM3TbNi+sVu9/6U7mJiHe8ZVbDXXFSORRJkFlMN+nn9tVVJ4kEsR/Tk+2AJKL78EBBb1Il3ytbKJzh4QD7lbulAWgJ
G8Y+kfNsfvR0ogi8WeXPbqK2SadEXhanwQtIrbSHZ510HnKDCdaPpfIcn2A+GApIiSmKdMUlBevZafmgFDpQKcFOLOXozkn7mGez5e4Sy2R4U11PWgv1Rvoh
07ENUIh8An09qQrgsYXuxmwBCKmE2DHnB9UNfa69OT3J8d7Fp467VjMXmQsSnoKf4lMB4g+wD2A220T8QPazKVixuGos2bnqluWabxCbSB+y9gUDPa2wLobD
sg32McRiVmWoEG4H9kWtRkeh79jfLVHsdOcEy2JyC0BQg4CIhA34KPQZtkH4M/uXfRydYf/g8DIJ6BUqi2msfWfZL18BLVW2pCIcD61uYqp7qdNM/yJNq6ix
dHEec4yS0NSYurN+ghpVPpdcoVo457GbK2AWrPv96y3EmNuWaueriuZsKsWnbJadrnCkxHHddES/hzzBhno6shzvLDa4rrUv16bghxxlUQVYGjEZ6Uwspv9E
xgvmSe/Jb8OdK1uhO22BSQecv1K9kPZVIcKpwEzlIGwMUV43z3kF+uE8STG8G020mWDf0rvSE1QjpEhuAk+5TsRcwEJS+mF/IA/AH5zV1BDobJXBvEGSFfXG
sdO4UNvWOiJFIG8lXy6VyyrRGWyI/IFpHXabQUTr0WdAF8yXei1tLXkUk2+yyw4K4ZgkabV0CfAathufYP3Jm7SBvViaD/yhXGZ7y1ylixR3jXNl95GuonTH
r64yLkM8kjSVTSXdij9M4xST7JtsXWTPAVzW3dmMzmcGSknyXlJPqrL8SukaW1LcuHihwF/0nfkH+T3zFGJQ1KP4EcCuygFwP5le1tjkoorKNTKcnimZ6c6Q
SaoUSful8zPXiYqS1uOTBRtM7QSPYz5G64WIuBKgK57RIra1/YDoLN3E05+eYb8C9BHng+9NoDhdvtwYbvd3z4EK6UxyZ34Es1K+GsAgX/cbJl7aTtiEvcVM
t3ewLHBmWuNginhGd7F1ZcOpkexlvj+Xodea5qBx5Gigf0KOKdxcJI1Ek0174WrJAorSuISo/GHFHkilmGo9Yx0O9kUHSwFoFlRLqERCa6Y5sm4keD9mUXkr
AUc03nS5kjHr0UwrYz/EkPx5rhK6M9sCGGAzYYAiwdDMvA5qY4+lQujTLtTT3B5kN7r3QwUpRrQabEyVAB8ZXzgJPmfm2VrQiwkZfs7py3YRCRAx00d4Ubac
0VK14ENJVexc7w+eSfTWyl8U9+EL1F/AW1BKR7slVIj3lovDHnTlu1+VvBOMd29366Cn5BKWZB95+EiqPRZ4LS11XVcM8kTazlKx3hwNQs63XKDGO58QrPuK
cwBhQg0QDgwrLyVOyEuoebKDyG/ORfQ8tpVzNvsXez/6Z+ac7Xs2yNWE7QzNcwhtC5m27vmeOa7O1GBLgnAYXRJzSfy+4LGwg+FIcRp3lqCNCUQWM73AVpJO
QCuNRLoTOcwPMuOypuRHsCpxiLkxfdeM2EBzV9pMlBveyhYCfemNho2imKiW5iOxQcKLSSOjjUWnK2dmH40aINwcpwZ8jbe09xKtwslRB2GbuRCeYNgnUIFt
pH+ap5GR9t2VnegDkon0UGA8aDH5Av3Zp+Q9dA6gFGJAXzNhfZflW/eU5pYeBvpBS/XNRVtK1tv6EDngXKijbDfEpUNLDWWPZXnAtbgnZKIsJXKjZXtpEWKS
ZlbtNecJp+gG6+JMHWwDxeNEA+kL9m2iADCuINI82dhCXGoqleYrriWsczDCH5QacQE9AqqVXZWqkTWOusGZbplsmXQC8ZftQlVfUYjoudjMzADvVmrIE5JE
cX9+te2YqJetfd3Mrgg6s4EHnJR2g28ya2yXjU8sB4gEM5cW0x3ZWWTQBlS2zdwMOAdFmmKgebYQQmKfYh/JHKWbmUZha2QdEUz0M9RMWJCUYX8rKRKj1Bai
kW0SOQccY6oBepGtzZuNM+nVVGvSBITZq4Eidq59om2k7Y2tseUTeIdaYfkYdaAqFRBUPKeWkj/bN5pyKAfwwJ7EdiWWMwmkyfHGFA0uJXZYOppSKy+K9aIH
eojOto2A/arSpeMhFdBHkiYKFpwFoiWfmPfwECAlrkfkailXehx8ADw3Hok9JeZQf5of2EbIVie9oI4IeNQ2giGQqFqymGKJdGoG+ZL6wdwGDkYVpYdAmnhH
rLCGwoGWMGq2sVi6WsSXdLHR1uIka8LdwpkigGwEGMyB8qmU2dGNUAqzpKXS1fIWBsRYASyo+sCFoMvSi+ZQwREgBLwS/4rIl2ZAB6LaEP5me9Qay97o2XAF
OYz0J8bK2nO7Ebq6sXsboov+lmktsQL5Q3pa8tSsYRFTG+MBssSSqTMnbo0Jo3m0D7BB4s47UfhEEyKyVG6yW6iOcIy9yFBVNUB61NSeCWDmyVok6AiDqV3l
M/qlSeJYIjzKTJCdYGrr6mkVpAi/z2RblwJI/rS62ksnVM5X4ErTRtGLmBURi6ETllmG+TE/xzeJ6y30TyCLrhcOijoPnIbugjnARBNfRFYagAv0INMkoq98
pEVpMyOnLWEmwH5Fv7Pyg6i1aLKkmyXWdF76Y1lyTJw+tBSudCe2j+/GPw0tpHbKQ5ACWWcajl9rUkkiY5vLipDN0lNCH+yslCNPliPGZdQCSGc6R5bZ78jC
wLPkMPCK5QhwjzhAdJITQKJ9un2ybV9kPhMfORCqkU+uehD/2NYmUSbaAVQn/mycI/weWAy0TYwT6wXu0AHmZPC0bEGlWCasagritix4MhhKtpTTCasqmpNT
wfXC2/Zi8TORElAZVpnPxMJiS4wr9hHV2D6H2oCqoXfKZi4pM01EkBTjxyy2aZl9Dis8mG0LyagS1Vp3FBrB1Eq/S5jjHMb2tW13LI+dy3SHChmZIMoQ7Rhi
m0p1JI/Bp9gX9mrpKdiXGaHLkK0XXURHU3dtvMorpJhyOHypjSQAjBbzkrJBO6GwwuKO7AtmOT2GucRGkKtcN+iDtp+IYcQzaBW4yxBEBdieVVmpN8wk80/2
5va+snuiydL5zFL4gWxXUp+6Z/R6IhKcIpVathUuAKJYfzJWehFaS24TTiwcaMhBTiXeZe75tELSzctNydR57ThqCVVTWWPCbJdEWQKe9CvOpob8W5yvxhFv
mOLUUGzshuIXq+slxnyZEfUt8WcbWqf5kpe0Pm3ft7B7OF/1dHIaYCr9pw4zzjcRVOoj1tQfKa2heNsNr6ioG4hqXR+F5svxBL8WH/VbItJyvhKPVt1AHOH6
Yox/SVvJacDx/OUccer1l9a/mlN/6/lS/MevrSVxGoibzmkgRt3X1nUbihH/rbrWr9GkvkZX+0815PXU2MLG53LBxsMC/4oycK8XH8i8uYGTt5/HyR2zEQtZ
m9skxB35Y6YkDMqNyp6Zty1/cc7qQoB7tPDnJjz+zuhpOXuCvw95l3cqqHP2OX6A71/BYFi37JSQxEZTstCC4etv55qKD6nHNJkSOSakNBjhXCxa4f8hlOJn
FfsXuwOH5/uUdAq/XJQceDxkZJEkEPZ9yf2+iTL6ZeHOyBFRj/IHRof6ytPHq6Uh4/P2ckPDXvhOyQ8pmLNxdWGMz+bg99zBQSEhB8MR/0CfCJ6Sf5vrH7s1
exb/FT+H0zJnbH5O05u8T8W+vA9ceRTVdGaTJpy3EXfXLw7KbrKo6G34jkaDckbmkE0uFMfx2uVl8SJzd6RpSm6XLG2cVTY0pJK3sYmqsGVxRtioYkXouOK1
QUWhu9d34q2JvBV6IHJYyOCmj4ORYCN/bKQwJiTqp0hnzETeosKg3FXlPxZ1CK9sXJt/PD92fWVufHC0ZnDQnMBKn+1BYNiEQjt3In9KkCYnjdebf5m7JXgV
f5R66zpPk+jihxELuMNzrgWGRJRn5/CNZd7gKZFPsn6KtmniI3zz+Zqqou7lHXMWFK0ovsbdl1cTsa6gJX9w6aHQ9qXFhaua8oKh/KSouNwzEfcz92ZRwSk5
N9Nn5/crO9p0WGhz/uScibzM8F38Q0VNc8eFnggdkAGpe/jK+a3CZsZNiRwZcjKbl7GYbwn9gfcy07jBnluZObHR8+wQXnBxp7TE7KSsqLyHeQ5OYPZKTRft
z2XGjfb8n3KDc5OLfi1+nFlUPL1k+7qHJUe5PxZCIatzm5a+DB5XPjtkR8TZkgWl70riG4UW7cmcmLM57Ga2o3AL70CwmmPNFoYW5jfOPh56iZvNe8v7I7wd
XxI5r9CRd4bnLvKP2B7dhycOflh4MGKFplvIstzlhXNL1hctzeIWDvBXZ04PpcKbNJkffiRoUK4of2HEiJJBgurSOTEt+M3VL/jfc6OLPnFP5D4KnRBxmx+W
14S7Mrt32NuQbZnqiMyQOcGJRfq8tKKCiGTu9/nugiSNg5uT0yFwcyGX0yFTU/x7oSsyMyqgyBqSGNkvrVXE/iK4oHujX0vTyzfGJPEncjtFrI/hhSaoN+bM
bLop8FL+zPAdObEhnjB5nrxpx1xVXh4vLnBBOiezJiwjd2Dod8UFfqsCtBuaB48ubh0uDDnadFnw6TwsNDwzj/cnf0jB8ALh+rHBd4MMYeP8evBHZIWGDeZ+
WHcwn9eoHWchd0ZaUNNjGWFFp6KD87YUrc5DCxyRp/jxoat5ffwGF0ZmlDbtWBKSMymbmz6c81do24i12Q+5lZn3cncX7MtAc2OKPoVHNr0ccSOEwyXyJhem
blhfvJp3tJDkvgqYlLXaf05+eojaZ1xOu9yd4Ym5nUJiAm2aVTl0viHKEjrBb2PevA3i3Pk5Vr9HYbUFtzID/Su4bXjTw3ZlPM19lN1d0yHXHtqTIwzwTVuW
Ly86HD6/rJ+G1C6r+LXcWrY8btf6wND06O/4VBFT1kGbWhLP1ZYt5A8tusVH+fN00cGiyHuF0zi1pR81wtARWo9mW2mG5lLRqzKJzqp9XsIteRjebcP58PVF
74r98p+Hx0eOiNheyOFag/sUAgUO7n6+3Z8suZdPBp9OX5F1PNde/KFweXFxwdDcEk1J1pwsVNen7ExRZUnihpgCPOf3wl2a3eE7NJX8eUVo5PqgIbGTcx/y
4nntS5PS5uTF5KP5EbkTQubzjkdU8l/kCjS83AfFA4qe5x8uAfOOZf+W9yJqXNRJ//T8QRt7Btmyrbk30p3rB4dVZv9QXFa4K3g+9w33S8xOn3/ngalDOYH/
PMaH8zenL0jt+3UiYf2qgb9Zc18YX/j8c8vfHMAQ9RfUVHVHgOp/5u3zdn914N9ssc/UAn91ZVq0urE6Rj2s7nuieoS6fd2expx/8c6+6A/hqv04x9Vt06C6
dHw/pzxFnVSXu79TDVVL1bPUorq7j1bH/TPfTdW8z1f04wR+vm6IOrhuS3f1T+oxG0s2hKalqQeru9aloEgz1uWhkbq5OlrtV3eEH8dX7cNJUgfUpaKoO/Pv
fRXqBZ/TCPycN576j88p/yOX5rrtjequ9g9qlk9dqkJ1fPostUZdqd5Xl0eeml+XLliXL3ndvrC6HP/NjEtQS9RB6RL134SwsLr76VG3N1Td4/M3uC4nHdTc
uqMa19Wfn7quRuvOCaj7+P1N6PqC58SH0+Qf9K5/toKI/+sv4fx9xt9l9I9a8ueEqsXqNnXX+bsewjlQWmN1t7/jgX9OaYq6yWdC2b+4dnX58v0f7L/4urL3
/cwg9Ffz/kfbCuC0rMv1wbp7+UfOAjlNODM/p9VVPUN9Um1OC0tv83e5cqTq4+oi9Q21jPN3Xfn8i2vop/5ijPZ/tdCgz1eP+fxtqTpP/Vtdy2nF2VqXQg91
nk+XjK1qvzRV479row+no59Y3YIzLbPblxm4/2Wk5POlMeg/GWo+nP9CVPvS2PT/9or6IrD/s137/dde+2/UNf9/1a1vXen51rWbev1M/9N9U19k5y/07k1p
cl+gcMb6luot69vltPPpuS6mwLJ+S9ryDHH68IyYzC5qmfpDRlf14DRR7ti0Ueo+6tYZbzmFBY6i1RuaZm3JOZ19NX9kSUhWx4xG6zjqX3OPrHte12r+bruD
1a3U4XU9MVOdof4+zar+va53OdRL066qgbT56i51JSBRL8noXdc+WnPmcJqqa9U5n0vTp65d8tS8tKDPPclHrVRDn7fH1bUmpK4t/6M1q9SxdXsaffZBhasD
0oLqzvLjhNe10Wz1bPWYNH81nr657uo90oalYXVpctWAT1hdP47/3KYbceLr+twiNsrBYW3ASesj4r59CTRK1Qv+nXpQdVKeZxrFLKghk2ziFd4fPBNNm6Uo
tifvFvQY6iyfR7/WjfGoqNv2J37rvTcYo+2w7YgAsSnJXnSNfRrxFLpJJVBcPoPsofKgXVoxAtneSVE0HPzgKkWugx3RHH0OK3TcAJItjd1O10I3Qjeyd3aO
9rqdE6AZrome5x4hDVBpFGu5HPMh4X5JFOpXvdHTX7jL0ds7ndVhR/AI1TjYqbgKtYOqAOemilqv52cnb/Ml5yC4E1qgeIFPQZ1oO4FTiHo0Xjd7yT3Uncv2
I3xofTybiEmnCWVShgpMfp/iB51LvoneYm7i/ZOrVHPxUcqElJG4BeiIx+BGthpfq5ymGK/IoKaAucrf4XfWEqWLnqBcojqiXJviQROd2ak8ZbrSRxmoEsN3
UoXS8eJKLE3wXM6Hj0Hd2V6wGL+k7KIaL8lwDMJvsVuAlwp+zDL2EL4EVym3y/OZAtisnIPfTt2j3I8Wy7fK3qh4qS2ZAFyK/YWcwdKVK5iR1HvzaXYs24Qe
AMWyMvlA/Cd8Lj4Hp/EaxUWZmj5Eb7CuYkXWyfKZ8j7UY0jtfAoLDC4Uk45n/3IGO/c7X7GRwvHQfnEb10j2vs0MA9KHTt9qLvZE6UJ2eAq9IvtQyu6c77Wz
U+wjTbTzl+p4uCX9Ix1QrXSPd6U6NrOQN8XhcL1wkdVXa87bDjAakuPheJWuDjUXai9VH990pmYc21Oej8lV91N34nJ8s7hGNUJ1TtFLeQPvhy/DEWg+yVFK
lYBSI5wuE8ifKMoUxSmPlbeweGY3lu6Se7yyJNdLKlV51N6SaoxmIxHIAtsc6RlqZHUNu9O5wd2h+g7zGp2HvpGiyHDlUaQpLPFM2iKq9a85Uftwc4CnFr6t
eCPX4ALlCBwzH7UbvVrvdNcc7ycv386tLNaPk5dIwy2/cfsQED4q2U4apS0dpSoJPgkphZ96bpBH3dOparQYTMZ0ykvyZDwDXy0Hca1noLO9uQuld/soWyf/
iH2veJi8TpGuapfynD1KTJB8R+TH+kbscowjleR0GyGbY+pKUVUbZSxxUxEMTTAshpeZplm30L2ky5TXUnbKPERtZUtgBhaET3JY6FR9vuwvdq75pKO3qQha
ETdGt9mkrrQD1yxaqyB8gG2dJ1qmE3Pj/qye4x4gGCNNcmYCZg8CtCKuUaWunUQBIwdau4ZQLakbNNe9QnzNOdpWYv9k78feFV0Gn0J3XNuJYa79Hj9vlbO1
57F3hneT3RExEMmyB2GTqIP2XdIluiFMB/tfzH7wBPkaIsF8+AJ6kwx27LYsYDKAEY5mtIc0MQ/YXuZPBERNsW+xPWNbM6+Ifraj5BDRTLIxOYLws4+HpsoV
oBZebhY6n5sWgFuqrrG3TGHcXEuwBKBbA3eRdeJi2wn7Pmkl7InxdfpYz0pg6TADn20v8kDNgQImExyCLgP5dGvvC5sZiFLMdS1hP3niPcXO1XSim8cO99z2
/Ohd6Al1ZjB7vesRmo11zqM/RVuqH3uuOnNjjzvvSSnvWk9mjc5t9Vaw16ubsdNrpqt2uXZpJhKDybbOl8pIdy/C5PkETXfHs04H4IE9Ie7+jp2eP6hYUEMn
Y2WKQ64p4FX0PV1IHvN43aOgZCrC8xw54En3PnZdMmxxnPXksiG1L53jHJdqLjr3MpG1rfOi45MT7yX0inXH+fvUGNqXTy47FJUdeSOhQ2B60xjhupjjSa90
3WN/K42K9dNCleHGzYZeRQviJhpXlHPKdieVV3ZJGKYVpL81OPnfNX2v+TkmMLYsYmj8z/E7NVu193ivNyRwowX+iXNDf8/vFn8hShY3o/JiPMc8U9jWWF3O
EWSY9gv6WNrGJJbGCv+qzI6dq1+pPSXoYMqKw/WakNSINek55V7Om7TmsQeifotdVtojLigyNiFXv6Qiz+AVrk00RhdEz00qEz/TdTCtTNidaEuYX3HFaOKZ
9AGmDN15wZmqjeZIXXxCf/6OxCuxzSITC5aGOPi7Kqqz4aaDRCWJjwWLTdoEsWij4IJxsyggjkjqlZSS2DP6kjYiYoqutPSAqb/odlk3gUUQI3yjm68xJmaJ
z8YOLVmhm8UfUBgu1AnPGd+UB5hul/bXkZHJCYH81gmh8R2EwsReZaeK1LqeppaVf8RyK9bERMaOEbyKjTSs1U0x9DPYhPsNe3V9ErvFBRsK4m4m7Kq4aXkR
vzixl+CEJqOwLHqVvmVhWx4i2BToiBHxIuNEVS1j8itba6eWg4bjRUP1yyIECX7CU7zQWHHCtYRSvb9WETowUqG/XGkpmmeapT9Woo2fGvuibI/uYd7PSXZD
SGxTXmTsRS1SOqsKreqTWxh3l/uOtzF2P/9ZgiWOzB/Bm5Uw1TQn3hm+p6w0MSH2u4K98RkVteZh/6e08wyO4mr6vQQIKxAkFHe1eXdmZ3bCzq6EwCQTTBTZ
mCjA5GhMFMkggSxAiCAhUNwcJ8/saiWiERgwJkcDEjnbmIyJxujyfrgfbtXj8Lz389Sp6arT3dXdp/6/tnSsemENl75L9G7pK+mcMlk+U30t/mFFhm1w5arK
9bGzFXcr1S1+33K59FylKaVaNU+ea10um6DumXTaXqaSyPKKH8j6qKdUzS0vqYhLDssbXnlFvbRicIpOvlERbZ24bl/KaNU1x/U2b+zDrV2qCpRDlWdsh1u6
bQ8rnlSOSEiTz5ZGWwdIvGXpSm9Ke/ntqkeSA6kO5VlJ3NaIoqYpq5OGyoem5GxbrXyX2CFJVdqQUGYJOU4Wj1YoHTZHv1ZHFN3KusiV8Wc2KssaN2ssYmnT
pKlJX5afLU6LkxQ1qnpLpcp6ZUmr1xVdlL3KP5HoJZfLSKVU8T51W6pk28ICdcnu+K+t36kHJTdI+8mn2GqUhalvwH7qe+oCS2PFnbKjpQeKsmL/UAaSDoVN
Lw4lF2+YF7V6dcs1kZXXWiCS9OSE1IzkhogDcQmWbkWNRX0kTHn51pytZypa2ftbKekG6YC42UUfHAvaRFg/ld+Vno3lW7QvbFK0auOy736J2rHhnCxcfr1N
q4q6MtwSW7G3NDxqnPyDlVbWyGXlhdseSlvJnZaR1q72x5bD0k22T6Rx0YvV+2yFskkJ2ZqTtm6WhKpO9sXyKcly2WXrc3mPhLlbodLpRTmypRtHVq207E9p
vfna1rUlVRKhtKV0b+XrbassKoe6xbLy6eWPWpWvel82r/RRRYrjzVaZZaHlePn4spNlBrsQV7QqM25iXPi2cc1lZSkleRsXtdFbP0a1Z65slnVX2c+b+tsv
Jg1MydlyRtJW8qXLXpGW8kgzVra40qWAJZOSylzzZHxCi02XLPtUEYndqvpZK5xdJZCtf9nZCv820nE0b5RlimNoiiSVk1WXJVnu2G5KG+V44l55kXxBhKLi
sDXRYnQ+LCpOPqN6JJmZ6k45vw2Tj5Lv39xGMbWiz9Y8RaYKsl7bCivjbFcsY0o7qx2RXymO5V8rb5T8FhsqexS3rmxuwjZp4SaZeqptpkW38arzVvwzSZnN
a6lWvWqdoV6gPJbcKfamsk5mUU6V3i2f6xwmjyg9oOqmilQtVDaT1kt4y8Sq9Qo45Zoyt/hv6H9hfzmlzf0bXdLf1ft/Tcj45+n+v+Nw/BuVzV+pLsL+kXv4
z5Pz/3/qR9j/8lTYPxBB/huCSO4/0Dtz/3LXxP/G3rC/eOP5690t/3ZnQNjfvED+Jz1K2D+wZf/elrC/UO38vWYq7C+0Z2F/YX3uP9rwzz4Z9h9euP4zyyfs
L6iauf+KLRT2X/v0v1E0/bfbNf4pSv/bSP5/vizX/u64qeoI7mK+d1Yp57L3/B+wIdRkzEzVezrpIiJr8Hu+x6KfTaXWeTOpDujmTavREn4SeRL8xpsJXkhk
SK9sJr1Ehbj4lF2OvmSDw+5v5m+i1gC5znWu9xX3FOOpNvR94J1jF9xc/VI1z3uNPchpfAXMLN8eT4Y6g9vvuQMOsbdDd7qXewn8GttZV0lOp7dQ7XXdqpzQ
D0AP5+uYverlwEGT05Jo/AA14RK5e3QdX0/2NQ9E90INjhNCayIm/Q9TPKqsUYkb2RHuTdBpKBFtQm/RrnA8cmarn6ErJY+ZWWSDW+PaD2aD39q6UG29O3mO
GwETiUHDQuJgxWGgBY2y2017jfdVWx1m6rsk2ng0DQkMx4a5A2Cn1CegAZZpCeNgTG6cAfUUWlkauTTDBngroXLnuQThN2yY6Rs6GklOX2DeyM1gATrajIlN
kHxWCk8FI8nfqAdIO2IQsQqLAfuJhdY2+H7gmMFD3OC/Jn7Rj8fecl8yFzXDNIv4F4ZRZL0lTKkCO/Nl6Gkm3nMQyoFi0D3sdd8rug93krrBn5OdRo/wx9nb
ZB3fX5jPsd6+wmpPPlVvcQkzoGR2h7qc2U6a2Hpexk5mQ2xGUgPXmhkMa+FWtJnsy/S3SVVH9DIs2fABO4M9V2/TXDfMZhIoPb+CLPU9oA+jLLSP0xiqyRnM
OoSQ9/Lq0B/BK8mIXlQPxw4ao3wg7GLbCK2B7i6I/RrdTs3Eznr3Cc8ZE65BHvApYgtUIg+iDdgHqqVyCpIESEwrodNJn3E6/zIOM0TB29kiRS9S5/odHc59
59sCRCbZ0LZYMh+jMmgsBg98Hs3xVsK3IChdg76hpMFQ8Ge/jxns/gpUG+9hXfBsbz9Em5ZIDOJWVkfVNKMq2XFYOvFO11IfzsbouvlmGT8Y5oELfT0UmfxN
9U7VDg2ou+nLY2wWVdvWQBYdVvY9KRdcAmH+yZCKrWd1mJtISd+KQybEFGW6ziVTPQSFbiexUzX/Yy9/C68w/WhuntGvLWRuwq8BTvL1jssAXQkZR/segnYw
0znWLfF6tZOBee6VlYVUBP0GncxujT9EP3T1djHsaKrUO9aU4r7a8gpdSpc4N4unqTk6pbJOOU01FkoX7hvesEPd+cU71cnOB1XL7aS0SnaQWeBAyKWwAO7C
zhC09wncgs2ni1Urg3qRIq1BLnDQYUpaq9wALRU7iqI4STfO72Rl1G/sZ8F2ogIj2MfeI9QHuisUVlVKJdM7HKORZFfAO94v5d5qdtmjK1KpXoyWySfrfS21
ma6rrJs9yq2tknus3gekkitmvvJ95xEAmUXNrKNnSReQ2/yTqUuaPM8iSxdNDNBB3d6z2fm16xh3kS3hAtL3wDWmC/mpp4WvOaumXcr7YCbUjxMcr4Vsbnt5
a9rtf6+wM8PFc/yvnv5x2SDkH+XryS3lvmX+YDtxl/jZhoC4DnEH5/LDxPPCLQrgxoqz2GtMvhgOZzOD+BTNNddMwwlZvDiBHYT2977f9oZtH8i3noP64KfY
Cs9Z7ku6JTwdL6O3Ur/42nzs7Fvos6BNeg3T3RfOTlq1T3XWN0RcTCfDk5yDqGqvmy2Qwswe9jesrfk+UAX0tDyjd0p/8B9yuQKRWFKy1/6DGiIG0CacJ2pN
0YYX9Ae2lmvAYg0TzYXoCIah92rbel6QchKhV/vNqhjHd0rEsxOcxqzlh5M/lM5glwe3CTXMDHZR9V1vih8lE6kFgU4ig0xht6ssVFdOzY8XygMvocf2YcBU
IIZLgZ/q4coPdJ7rd7AX9Val1NvJiewOmvR1pIqZsfxrWWfxCg0KJcHv6Q/ka3GU3unYwt6jo8nf3fGWH7kcdjaVwM6UyNg+zFpfuKwJVCJvl5Bvid64HtrD
udgP3APmExJy7aNvCyXsiWB/6BF1R9+X7hgKiqZA70AjX0reL/+TjuKZ6mBgcvAE6DROE2eRTSiBlQqdYYuqLzUSBslU2SW7nCrkNgpNiePkBqILnRP4HU7E
z5gHCp+ZZUZW/xyvkzT6d9U2JMhShmI/waXCWyG8plngOM+ipcZw9k+ODQlsB/qZMRvZB59Do2p6Q9P1dw0D8P5c98D7wLrgQg+BdhZThAb2kfhcFPlF4jRC
yxoCs5xbgjL6uvElKuEmiONCEjGS+9XQweRrc9ERJBb4w6ivTWGafOenzAHTbV1QPok6pvNCW/h19Jdie9Vdw1guXfg5MIfODBQy6eJSzVS6TogLzBfHewej
2VxP+gl0zHsRVlvsbDFcD0+m39Lt2Tn6JUiqiAlXhXy6bzBS+EP4w9BRpcQHiAvNjyw/a5s6RoPJ+MBAEwJy7PJ1ZtO0m8nxXGt9eKWCS1BuptbQ3yNNsfn8
S2+eXy5eIO8KMaRa+EyFSbqJ9RXT2WKACXwDnhMYNN5756Off645IbxBKvAC+E3NMXQ3/gwsoB6IlwP7AmeCf4oA3152XswWZ/HLAuu4Vn4O+yDEcxOCOdwA
4T1e4mnnbUd94D1sLTs2Kp9ux10VC4RZ9AhhjaeI1PI9/fHcRkUvz09MN7FFaF5wKSsPdgiO41W6giAQ+iWUVX1CSGC16EsR4FZax/PtAz70DhBBZTPHqG/5
/crJmluGftax+lX4U2Wqd6pZR8ww3iDOEDHEa/OYtHbMDXaNbqg+Dx1HexOnpy81M8Q8ot5YZXyfNsuQLZZo+5JOvFXgKH4e6ZAaUfIpAKpUzkZDnWqLoko+
E8oHCjQqlRwK8A+FNVwE+X2by9tY9W6+heJXtsI1nXzmUnD5aGf98SBQs5N1u29Laa6GNet6ISXQfKCv8+amiOK9loOWLWSJtS/UDPhRYQseQmrJrtK1gbFi
l0C8eEGsDpwU5eQW4LnvE3IDl8ktZPf4orj5XGt2Po/70unF+tXkBd7EnmVTmffYce80sY7dwz0mO9BHZSxpVoTIbO39lG7kK9dgfhVlYBITnnDXuXukOWBj
lwkKDuYnsgMCVKBWpMWrjJqb9PHPpz15ujlMPGvg5ll01Go2ikb8uzkPc5KtIQGmOfm55jwyX/vUGc2OADLwedhTsDtai67XYIqLUD/QQ6o1J8BPwQXgStim
yxTbeiYiL5wnwHBP5eaD5FxnGjzQB6MJWB34J5emM6APkArRgw1Mn2bKTE939RcMpnvGI6ZmvnJzLp5u1HByc07b5PS4jKDpBteSjYGXp0PmMelj0dncB1Gk
XxMf8ywRw/UQtyi/Jh/jgDiZiOPHeWDDl9wN6+k0k/O8X8QG48eNYYaM9LtYIXoQ7oC+IGrMZ9LbmA+ZNcTS9AbT8LR16QvN5eZv09Ih3vxJWseM1PSl6c+w
HaZc0yQskNYeXWvmjbN9nxvmUcMUraiHrK18CVEL91UPQbKgltLo0jtoONM/dgHWzeAEu6ifoP1ptXol9jXYDJRJNVCyfpwx1qg3PcTb23wcXHEFbCp7CkXT
tZ7jzuZAmCdJ2d9tccWhzy2pTLY/kwkyFeBRBYisis9nj1BNxL7kIcNC3u49Rsbrt3G7qGF8H3ZsoEHsyPcR74h9xBQaoDd7b0huwU7HQKo5uFKYwY0impq2
E+O5r3QnkK+8Ht0FWIQPW/r7JgTWGY8Ya3XvjI+IERBgbMQWYxJoDlANXIfmcgB0NOWp1vUxcx6SfYZVVR5xOeQW9THtMvMQdLhpOfqV6SAMphf42mhuAUt8
xSmlW5pz05BW+BHog/8K/hYNR0l7ges77UFjc3WmIlh2X38NtSEPqCZ4I75DNwRCkMGGQjQCn4ta9Dl4e2ySsSUIIAiyyrhBNRxp9MmYnt4RSDfNYGSQdx16
CXuHdIDsiM9mInLRbGgFuhhHgJGmaHYS2grKRYarNKbH0AXsg77K8736OdoLe1XdvaZlTf/QtJq2NQerq3GLsRA+bi1Am6EdCV0osmZ8zQChRc2WmschGY6b
TPghTGrcjGca+9em1S4Nponm0NLaSTUh00k0QntSv9XwBLlHlJi+SJuXdgntkhaeBph6Yoewnsa2WIMRhEtRNRFFVBHFwHGixAgRLZ1KdCk80fAe66kuAuOw
1XRv5CLyBOlKXsJfUBKuh+D3DOay+ETaah5uPkDUpyGm0aZfTF3IveQtOMs4JfGlD6f3GBdRvP4zY3xyFbnVlM5N1CagPmwa1NXRTniEh/syKwr5Zd58ahqe
qEaoI85HVK7hoKOTupIr1H1PFJmGxi8RIshVhh3YPv0C5BycY6zUzzSuMxYSn5j7GR+glXop3RfNRqdgFHbTOJmdiVawn23NoCogke/qa8ZglJSqIh97d8l/
IB9izYAN8E1duPo6cNMwYMecmkPuYdw7X0MofvtcTImvQx9iSYZ3H2/0augEGou+xr34PbR56FvTWrw1PgXDsDE4Y1wOTMUqnX3Yru50oq6iozbJsQl444j0
z9T9oJ2ML1F/Dp1ie6OwYoyqGp7gKsA6ggPQVHyB14K29Q3Q9Y2dLmZCx+C5+E1gGXoFPui2YIvscmcThxg7wBkOKhzZrjhjMdIDvMzM0eUgmeA94TTfgR/A
UvQRUcIt1UVzneLDPV9UXudUMorpa98AJjMRgLO81tMXcbAy5Bn7JMXDrpV9oHLpKUylJ41dwMyXjXFI6U/8kamzXR76jvJyIa2td+ZrDqu32ieoJjsAaLji
iGyQP87RAHxqT6C+Z35VrwIuep9ZS/0Id0i2Uufa/JVvBbmaLJCx9h1RCmRV+QJ7Wei7mns139b4ak7UDKlpQQxHl6Of4jhSh1LY3tDXNdqarqHommk1spqJ
eMfU1ba+dA826DiLltfMrd1XA348DdaOq03BfmMs1abgnqCaWQjdpNbTXXWXhTnWafSZxFjfE8281PXyWk1naxvvMG9PskAfBjy0bXH9SY/gjvguarJ07aGd
dhXfwzvYv+Fjh2tkb0BjqPfGMrQOfIhFQnaD2XTAZIOD+ut4U7iH7hy2h4sItKT3ghQdL6LiKnmc8i05nZoXm+8Zp+vOucUU9qXPRM8PFLESKIi2wXHDYvSg
4QLEsRPRIYohoMknMe2iCcde5JTvczTd1eDZpIiknPwFegglA93+Jf4sXVD9qXAaHwZ1w8e7O7Iw2ZNt4OcKb2UfvV63hUYVt7Ge0CPDn4rn2rnb9ikneBr1
Q1y7HW8deX7Sc7xc4xjKxDlN9CnldfpPl8gqXeu9KHPUOR/NAq7qWvo7KS7orpM3qBj2O8pKrte7uHHYRfwsWI1vwIbTC3075KNcg7U3PBHuBxUd1MmKG57u
KKebCs8h7wArArUcLTzjl4RmcUPVkbpU9DKRE5hINLpXs5P4z/jeYhzfjoeYX/17FbXAXjTaVwCPcZo9pZASMVjz4k95WO+StFmydv4D+rmeoEpu7sY8YF20
I1SoGURn8VnAKbBf4Dw+TXQAPf3/sxGtB7uPv6l5xTaKk9h0PplgjYAxQ+TZTgEJf0A8DF0SVXyj6NRz6EbPTXawcBq6CDV4i9gF5LzWGFdEJkGnUyK1RzFn
alvkK7TAeU9cue0zZ4F/RmwqeUCM9oKM2/aETrGdZ3qx7byZ3EH9y1bndO15yHCOuUZPYNOFW9417ky2xjvyY7aqYdexLIvqH4MF/uV8vtXrvkwP4O47/vRl
sK/sV1gDddtzy5UJLKLbUz9za/gA28m7EJH7lsnyqWHICM1P6EjcpZtPuKRnCMH4o3WBTuOqUbzAclR2HYKsQX4hcokD+CFTEnob6gub5GVIPDqLzEWG4FK4
tXm93008N17EhhhrDeHEWPMT4iU2Bf3BOhlu9IUFzyc7wAvRDmYS/bv/GEfzdj6By/OWKFfRIt7cHgOvhmpdzSVb/dt5CXfPH6UGoBZse28UPwLqxudUjvVV
ae6kplHxwOv48fQ5TVOiLdm8cgNlx7foV3JPAne5DYEbwaxqE/ne8QDzcV6TG95neqyTkdbAd+LDoKF6XaCDGqJ6U3LHQeNZfVvPXuoGuFC3V3fLN60sjnzs
gNQp1i1YZ50Mi4UveUR/hrbEEI3nwRfpOtVcnIIz4C9ErbI4cTSax37GNaVvCVeqSgWL34vvRlthbvQu8YI4hnUjN6eIqSt9v8HR9FUyzTFHJpTFqK6CSPJu
WSvwlDuOuOuqQ7aAhGcMYOH6Gu7KCFHjxCSAu1G2GRnItjZWeha1mujox6EpRUgnzQdmpOaKcplKYzN4tXJ3ZRPVHx47FMnOQPuQA1FBclKfrlyrOZw4BBqj
zQbvgN1T5+nTkZ3aA+iv6M/oWmQ81gb9GScMPyIXPmaXtoYUr8duNeS55uPR6Fz8C2I1+sYwDJul/cTZhFrgeU9L5BJfF2ad7xkFqAyVJ71L7EWOW2CvijLt
mtTp1DvPBdXCVld9GUBQFV1J0zEe2N6oGuAxkXTehNS8ihzXOivgnOhq55zhmIPmu9LoNHLsx8to1C8HDkrjbWXUCjcobQSfAc0dA9WHofb+KPcdsD/QlXpO
/oLtJVdQ82y9+fH0at0maDw5gpvJRnNjhFGeHWy0/xkzgHtljMHS/U/BDLjFxyolxnMYjPYl4tlbJ2BR8kNl41iZRyAzPE8ZL3JZF8BplEQn4yrjOrw3rqSe
M+NVGf4jFGyM9YxDWGUPfR9VOTbfv5log68gfvX7MRcyF+8OlsBZ6ZixzrzCw4LdjHXMJfG9UMf/xIpomrpaHKS8BKUKLYKJjAE9L/6qmst+q1rN/2p8656g
OMoaSZ0kG17kn0olaU8ZNG4V8il61DceijNsQBj0GlcuO6HzU1lCMHkS21Jzkp3h+9VY6g3Cx5FdTAc6pqpXeXvPZJ3HPpGprzrmj4EuOud5LM4rJOJ8Lk8r
jtTEIY+4/dB9wO7Lco8lz3gGs3mpfq/em+yu1XaDc8gopg/0yNaH6gBeJje6Dvnv+tPJ7ux4qpcTg/z0Q26sAKr2kJHOxNKrisLk3b56w5OPeeupkM1pg1qq
O5xmam1Q4e8+1kFDsZdw29CR4PT/4euHdnMdNTkf64Ujxhw8Az2hHWtYoviGtLIDrXvdla5BnrGq7nQXPeNeaTheuYGNBlXoOVMGlo3+TP1CPDC/h06YR2Ll
piPGfJUZK8bakYeRJAOHzDFVpD3G+rT1YcVmafouXSug1r6SfaPciQxAh5pzTBtMIzImm3uaADOBXrWrDTz+3D1adMAgdgPlxM6BswGl8bZRYfpcLOReIf3Z
WeJYkxo7gi4wvjC2MazXtUEHE/3R4YaOxAO03jDd9IJ8hE7ACN7ocCAn/CHPRd7Gfm4r9X/gQu4lWEIUwmakfJ+cBpfivcTJwizmKccyt9mr7BFjV/U+dAfZ
GzsBRRLXmESuo+MDe5x2c9/SG/lb3HRxdvUgvnkgjz8qDgB+s4VW3/Zd8i7jb3NdPOsCCzXKwAmwBRVDh+izYC/qR59AbfT2E8vZr4UmbKTYw9dVPMce5usC
UeSswE98V3Z0YGBoX834wOqarFD7ah+6nMCNQ4y0OSuNgRzYW7zBmGdi8d3YZHwieQr7lLJx+53p0FZ3B12D6QSEG3cgw/GdSGxaU804uDj0LQWTb029Da+U
B105rXuHd9L1gOv5TtV5wngxKRAWOug7hTuwZcRxR5I+1nTIMFIoCBWGVoW2h2aHzvNPtZhxOLSQ+MQ41XwYPQOHsX2pm9QKDvdP1bf0jAY3kGdgkzMFxkCV
8QgR4XISrWipSQ0n0Gc9r3wF+Dt4lt7MLcGT0SkEaR5jtAJF6obgYvGiE2Uee/aLuupThFx1C7/r/QOP5R8QyfodPqO3q/eMrnBbEeSw4p527mX6L1Va5RRL
f3C7fqQ4RjMRVaJB+yBSiYLoZngqAmJaZwxw07fY9JPhLm9VQa63zt4IJ1dyQw3fEEN0HVQjnTtla1Mz3GZXlCqcGwUNgeP9S5EsZLB/88dqsh/fGU2n/mDN
uUM8I91BCPKMczg+Rm8GwOmXMRKEoMeQkegQeJA60jlKjFTHGaANPQO3OL7azd0MbOQ7B42Uy1fsDd/6O5RNfuGVaT1gBi0V5vgvOJ57WhTj3nRXfYm9dGbR
Cv9F9izZ1GewfQsJ/DSedL/3dadimcPbWlIlVAYYRk5kLO6O1CkS926HU2ADvNyHoWn6q7DKGaeeilww6aEZuq4VOYY3eBmKMDb0Ml4PXyVHAOmGB2kh5DAs
MlLnbGQREOvcA55EnKos4htfF/CuUAafpFsabXya0CjW8vurZwcO8wsDEZZjWAayEvmGZAIXxeRqr5jFxQRyxIjAUcHER7K/wdO4doFRgdOBRY41aG8qEn0n
j6+eiEdxIbqPTslf4gcb83QM0LayO7fR8TM0ZQvL6fimvqZ8P8oq7uVK6UydwSsjvMA0fxXTJlhG/cgNYLer4oAVvNQR7huC1Qkz8FbwHe05BwIPBaOECKSp
YZf+qjUs96k/LNelXqX/nP2DfVf+O6nSNrWlUm4yLPeVU+KS13Zl6znGZqhcKMzlw3LduS9jn+Rpuf9L4O/MTxCXQGfZY2IdHZbbuOq02Cy3yrmRaZJ7S3gg
huWiAYReyeUzYbmzK+o336Wz7WG5dWKa6zHg1jXj2lnD13wiNmmWS/y2q61gMa1pDQUCxFl7Fr+Pz7HdC05jXmXkCJ2Dh2W5sfOqEXNwY1zZ7g3zk8aaGpwn
1xR9tP4MEayODIwLTjHexnyyJKszcLz4nuy9aX/EnFB92+FN75uB9IWmi8b5a2+1Wbzt65rY0lXy6uDrYEy71GowpHb8H3Q8rwg=
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
