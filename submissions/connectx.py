# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, 420,424 float16 weights in 554,958 bytes,
# generation 116, SHA-256 fea4c6c9ca314d0b008f0d4c285c2d1cb781f9c01793c38a790518d5829147dc.
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
            'target_scale': 10,
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
 'sha256': 'fea4c6c9ca314d0b008f0d4c285c2d1cb781f9c01793c38a790518d5829147dc',
 'rows': 6,
 'columns': 7,
 'inarow': 4,
 'drops': True,
 'players': 2,
 'stacks': False,
 'graph': False}
PACKAGE = 'azkit_cd3b1a2d9a6d597e'
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
    target_scale: float = 0.0  # PUCT: policy targets are softmax(log prior + this * value); 0: the share of visits
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
        if not 0.0 <= self.noise_epsilon <= 1.0 or self.noise_alpha <= 0.0 or self.target_scale < 0.0:
            raise AzkitError("noise_epsilon must lie in [0, 1], noise_alpha above 0 and target_scale at least 0")

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
            target_scale=float(self.target_scale) if self.selection == "puct" else 0.0,
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
    """The policy a search arrived at into policy[:count]: improved (or the share of visits), less what is refuted.

    Of a proven root only moves that keep its value are left; else moves proven lost are dropped while others exist.
    """
    first, count = root.nodes[tree.ROOT, tree.FIRST], root.nodes[tree.ROOT, tree.COUNT]
    seat = root.nodes[tree.ROOT, tree.SEAT]
    if settings.selection == simulation.GUMBEL or settings.target_scale > 0.0:
        simulation.improved_policy(root, settings, tree.ROOT, policy)
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
    target_scale: float  # 0: visits are the target
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
def improved_policy(tree, settings, node, policy) -> None:
    """The network's policy, improved by what a search found, into policy[:count] (Danihelka et al. 2022, section 4).

    softmax(log prior + sigma(completed q)): target_scale * q with q in [-1, 1]; with Gumbel (50 + most visits) * q with
    q in [0, 1] (equations 8 and 10). Untried moves count as equation 33 says. The root's Dirichlet noise is left out.
    """
    nodes, values, links, edges, noise = tree.nodes, tree.values, tree.links, tree.edges, tree.noise
    first, count, seat = nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT]
    noisy = node == ROOT and settings.selection == PUCT
    visits, most, known, weighted = 0.0, 0.0, 0.0, 0.0
    for slot in range(count):
        tries = np.float64(edges[first + slot, TRIES])
        prior = np.float64(edges[first + slot, PRIOR]) - (noise[slot] if noisy else 0.0)
        policy[slot] = max(prior, 1e-7)
        if tries > 0.0:
            visits += tries
            most = max(most, tries)
            known += policy[slot]
            weighted += policy[slot] * np.float64(edges[first + slot, SUM + seat]) / tries
    own = np.float64(values[node, seat])
    mixed = own if visits == 0.0 else (own + visits * weighted / max(known, 1e-12)) / (1.0 + visits)
    scale = (50.0 + most) / 2.0 if settings.selection == GUMBEL else settings.target_scale
    top = -math.inf
    for slot in range(count):
        tries, child = np.float64(edges[first + slot, TRIES]), links[first + slot, CHILD]
        q = mixed if tries == 0.0 else np.float64(edges[first + slot, SUM + seat]) / tries
        if settings.prove and child != NONE and nodes[child, STATUS] == PROVEN:
            q = np.float64(values[child, seat])
        policy[slot] = math.log(policy[slot]) + scale * q
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
    improved_policy(tree, settings, node, policy)
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
    """Draw the root's noise once a move: Gumbel numbers, or Dirichlet noise, which goes into the priors at once.

    `tree.noise` then holds by how much it changed each prior.
    """
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
            noise[slot] = mixed - prior
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
    noise: np.ndarray  # float64 [B, W], of the root's edges: Gumbel numbers, or what was added to their priors
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
    tree.noise[:] = 0.0
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
    tree.noise[:] = 0.0
''',
}
WEIGHTS = """
eNrsvXVgFGfXNj54CBbP+sjOrCQb4p7Q4O7u7m7FYXGPy8rM7vjuRogrSQjuLRQvVChQrEgLlCItv37f877Pr0/Z2eX5/u6NBHZ2Zu6Zue9zn3Nd1zkzfjyy
fMXMhZ1XzZw7e84KRAeNj4nSQRE6KPLP3xMn/vn/f22fNnfq8n9t/deH0xYsnj5/eeewzrPmLlu+4m+7/58////+f/uq4JGWz5y+eNGMTzvU/3xX4Fjhn96r
cNe9Cv8vehXuplcRn96rCNe9ivgvehXhpleRn96rSNe9ivwvehXppldRn96rKNe9ivovehUl1KslixfMnb5m8p/bPv/LccJj/nWc8D9/f/y9/z1GeMxft/1l
99g/946N+I+N/7tP7L8+/XzqgpUz3Z/1L1/7+0n/tWnO3BkzZi76+x3433P/x3f+fuX/d+Nfz/5/Tv7XTf8+48SJEz17hXjEH9TlRfVOahvNOegkvvBd0bXq
oLJeZRPrzGU3K8fXsFX5B14f9KjZFv+uclf0upBRlVEph2oHRrUuGBjxfdgfUU8blzTuKbsTfrskQ3e/0B5xqqIxviguqCkpfHxJp4irEe3Cg6u+j/89vuDQ
48jg0ID4thXHww8lTEk6VP44cWrcHzH+h4tq+EOtIkRNrXTiLs0rBhbbauZr1lTlhudzJRGdKmcVRZe0lWemmLps7fqiojq6uKq2KrqMLf4lrDJyeiNN/Rgz
vyo/sjq/T+jyGm39sbgbtgdFh2r6Jw470JjwLDk5nE5qX988pNuh+MR2CWnRslKswlL+6NC0uh8b5ZpaXeThz8uqmg4UeTbFxQ6Im1tUHL455fWB35O/CZ7S
tVtYu9jhXb6ILi47RvLxiogXccakfimPGs9j7eNiyzs2XS5LCRmYOOpgbRhTOqQCOhQZPjE6n00OmcFcDpLZPdV4pKJGVvegHC0ODfOrvlWWU6pL2ZtS+tkf
8UD1JuWHmsPhdXUjaifU969RJnqUq+IPVpeXMRG+dfMiesetqMuNGpg0KvGbwp4l4Yl5Ba3rLpQPCd1RnxFaG/v9Z8fr+sX/mJDTZazuZEJK0M+RLxp/5Hc1
hiccrptaGpgEHNwdmloHlQ6MZsrfRrco75BSWF8f8aEE1l2qyy07E+eNLKgFAED/569/Nf3//P2fn+j//dlffwF/+fTPf5XFUuztqhc12fXwn0/NuyYueWZ0
iG5e17f14+tORy9IkKub4m6X7wl2lPoeCNP4WvqklCZgyeEhG2KGxq2LOhq1J3p25dqDk+r/ck5AoDf6ZK0jpu3BXQmng2VVKSl5VY6Ko1U/l0xNeFx3Ff2t
gq5/qh2q1ZUNql1Z9qEst3Z/eXD1iere1eeowzF3dM2jBydfiQ4oyErcWhhbM60wMv581NGkirDfUsLiFndeoOODixusjov1c8Nra4pikjuPih8ZFZ38IiG0
fESiqn7vQe5gx/rXRaraipinNTOLNyfKYpjEDORcaWPUqupO5JAo3/oBRb4NofyUOKRufuL6ClnCkpRedY0NstLfDv0WMbzqQUl42FlrQHmb8POSJdHXS0ZV
9Eu5VHYRHfiZQrFEJ9dN1E4KTT08SLW0ikkeVDk9JNXf1HlKuNfhGC1SdTD5dkWncnP11vL5KXBCbcqK+jGhoxu6l+ZVrSt9EF9Wg8a8OqiPWFffUXO6KEr9
XcXckpYVE6KOHwyP8g+fZWgdHlu+v6RP6RfRdw5mRx+qTo+srQJLRE3L4oclXK6ZW5Jcu7vrs9qFFaviT0cviuubgnU+4vOQnQglh5woNoc+KAZDgFILGu14
h+rZYyVPqaziz0P3liDx57u1jm5V1TzifcQUlbhro319XHCEJuJGzYIj6ypbRvWqfXwgoGF+yUD6ukbbYKsNrvmKP9kQlfR1yM3ojOjGEI+Yn4u1kQmfPTuU
FKkP3xdjbRoSUhdnjG3ROChlWohP/tqog8nScs+4a9FHUmRkJ0h8wBp/NuFe/ODod6WDolkHVLqxdGvTnENDmrTBC6o/WIdqLOHvk2bEesd8EXYqsSlyRsS4
srKy4Dq82LP228rPG2QVleVdg07kx4SctH9dsJTbifgGaex8SECwJWQ91bwUL9jIxhea0i+E/Vj9Vde4qm+ju0atK0rvsqciJqxlTVjYwChd7bq4YdU3u4yo
Oh7ZMXZBDf3Z8uSRh483/NEYHTs7Kiv8Vdn+5PWJSw9Rh240Grq0SLnXuVXF3djFnxmCPpDVjrEp6+vOGWNrT0d9kb+s5BELYWy15OCupBaNv+Qr41Mblsal
puQkdai0NGbUGrrEH9JU7K3bX/FtsjhpRVRdeUO4Ml5dmFOzo3R646WGbmFbK44GP637OfbLqlsVqxI7JS0MTwgr/+xedGzVhNiH5XTiF01I1GSdsUvxIXmF
Kr53xcrG6XbJwZzYwtLSbpnFMRWJXQfVeMa+PFIT922xrcov8kzMo+qXULYsNxiLfVvGRkxzFDfNjR+Z1DvaW7stMkT/I7q0SNk0JbFl0gvwXuecoi6NokOX
G2YWjCyL1EoLdpYtLdqQNDIpM2mh7n35mvDHdXNrmjfeK5kZWRhXVHMhsWtUYdTo6h9rOmOq2m6ffRH/Q+TEkKVxU8OuJVyrMMe9qS4O/ybMO355vDZuTJe1
VdFJJ6snJJmi+USg+8JqKDqmdmbhgbqa+PHJ34X3qdha0bpAVL24fkWxIfG7RLC+WnUl6ufKpTVHa48VNlYGF3iUHSjNCLInDKpYHZUjz6naEzWlpLgytOxV
zOuCtTWvK7633y2ZWSVJ8S8bHd0jrGXEg8q1ZUSwoTQ/rqI+Pn5lcvvE2/HXqh+Frq3bX3e6cVTttriuCVfix5evSehb1zdWWX0rek0UHFIa8ar+hsZ2cEmc
tr5fzE/R9zrPixjQkBze8+DQ6jPV86rOFQbUBxfJG0ZUzi/frf01bltVYVIUNEDbrmJ8xA/lk2N3lXeKS6+sCboSHxMvjukfsb52TnR9bdua34tk9LikA1Fj
uN8i3pXsrKiPnlizMvJoJF9LxX2j4KIckY2aZRXXKtDEX2t9ky7pdoeF5ovsqWjnzmOr+9QQNR0OqItSbZmlAZXXy7zDf+ssZi+Vn6pgIo8VhCTsK7xVfTyy
oWZG57sHHhWfKX9SoSr5vKK6NLe2oOj7A8nholjvWl21qPJ56Wi0wX7EMazOUj80an5nia4JawxdG6+oKUh6FF0XPivCHtuzZmliYeXndU2Vp6I7xMws9yj2
rZ0XNSdhY5xPVGAUVXG2selgZIVvSve4R3HtK3vE50f1b4APdirdmbwnDi7rW+tVdilKWR5f7FnWsfR+SFxV7y49a5dE6UtaVG460KPoON09cmxs1KGiqGsV
mxMuNIyu1+rUse9itA19kszxrZL3NUZWH6y+U9Ih6ptKfVXEQV2NqSYkIcfGRn9WuTLxQLz/Qa/E+rrG+HRtaxVZhVZeje4dhR2oi5tX3rF4RtirA9rqh7Ue
JY9q7fERlYsj6qrWxI6qyjlU16WpsrC+++HjyXeaeneZ2zQrrurg/cbr9ZcbvqiRRk0L/7r+QcWzKI+mL1Mq6z9L+v1wskV8ZH3XK40Tk88lf0jObFpe9WVT
y6bGpBMHxx+OLh0S73dQ27Ti0NDYgRHzakfFtYo11J2qNsW0jlqVtLl2ZpV33JgocXmqLjn9kYWXdMg7KZplHW0dLlfJvw0s8xfbinw0xhf0sKxWxCIyj2wt
78H+LNLiJ+AN1DROrjlh7aO2sqiuu2I99x24ySBv5Uv3pOvz2ppTrNOoffxK6Lr/LLSlxgNaCKYbK5VzZMfSe2oA+alUrV+g+UmeJ3OK5a0akiWfBjwrnIo+
CmngVhy4mNUZ252FoUT2fXhv818UnrKZZDu5HPyBuUXdV0RRs1X3kXNwLyjS8I19vq03+4d/N+UTOodvIvdjz1m1NHNfANSkSOZyoEPwMfp9ntH4BroIzqBI
/LR8HeTLRaNh1pXoKZVRetAQD/VS/Nub+F9f5D9X///7s4DcxVfZpZwGG2cYgRRkTIbLuUVwoOwcJ7d1IU+p+8o7W/7iJ/zPXlWUGKzE52QeZXeQUFgk+xN7
IGC/6bn/W+gAIkb8mPfyF8YN3En0Mv0LokVkbHdNquUmPIp5rNjmnwbVQm9keQ5FLscughNz9xGFWWksgLww98as8FWR3tyS3+xfbuonPqpaHpDLdkRHQB2D
X5D5cChyTx0dWAH1DGxHxxFXzLApTbKRCbEuoGfLdsvPg8eVPsR1/ArqJx/mP2r/PsJAXrVGwxzli82AV5GTvV962Hb3zazan+Mxxuea1+fph41K4rhkHExY
wjtd219JXFJ0VY9XGuRw8/mI3dIisDm+Ckkgu8MPcjVwobE/1ygrUbbiv9JUkOl5cdZGBjX7KzshDlBJrNQ81Eg0y+1LKT7Ik61R/wJ9A0yW/wh2NvRXvEBC
5CUw7e0Jt8VOMROY4cQrc4RfmDS8fSH0R2BXOBIfQ73XwKYB6DLwNHraNNWPZweAPnSm9Qj5O/3Q6DCxfifYXZQCayXrEnhANMtnEDNURkpfw37cNGyl/KYM
UF+0REFpnt+Rcnod00Fhp77G2xp58jWd5f0V9RofC/4q74820mfEqzRruZTC1hZvm4M5Yp0eYDLFyB30WPYH6gGTauq8qxlnZa3oEp/87FmsTGGietu+ocaz
Rv49qLaW47cVCuvpTl2t30BaS6BITW3Bk+Bi2UV2G77fchyejceja/M6WNajlPW6/DnRI5dl7ysOsXYUEF2Gk5RzRTRoR01ULrnIVKLsZmwDK3Czx3D8K/MM
8HNQBv6QfUr2ayaSt0S8jT8F3TA3EUnGAvEF4qw1UnFPIRMdzX4lXUWnevhKz0GDZO/JSmavuKvolRmTKIwNhIi4QeTBKcY6MEK61LLS/26uV66cOJHzLutn
RTPks+ACWW5eazMUkEVOgqzETqqZehicSQZRP8FDDB/A/vBupKOyuXIQqbUPZyPhM/aekjn2am6peQnS0kuCtZP5U+XMcvSubLzfLEIi+6BejeCBvUUqj8CM
FXAcNMhSzXwJ+1v/IEbKRuTFiPoZNole554T7dz1N9/+r3PxP/19wO13/hYZCB5JOM4AnEQbeoH9ne3xcV8BJzHLf1ob/UdXof/bdTg7538eGfjoeM720//t
m86uHhC8sr/+7Xwb8FHspP/oiXxsb/VO7hXg5JvO78HHY8N5rAgIjBJnZ3P2fP8eE+r/i5Hj/D446zfwtxVJeHw56zHg9L7801w3/d+QCFcjzNmc1TsZIUK2
wvnIAZw8P/1HT9qdRfnPEQ64sFIfW0jASU/+c5R93A+9i9H299ml/+guA5/QK70gJuNsXjg7kzOb+fET1X903XqnGJCzeercmgJOjqj/m8X++KhC9lovcFWu
rufvfuzHY8zZigW4eArAR/NCaIQDTteEf5rTtghuIuJTX6m+AbvxYbqX6CX1QDQYOQZN1A7Fzss75mZwa7hMzdLcIzwFX6bG5CfbImx7HaPkUrZnxJd0TMhc
cSVuZrM4lGlnGyOdzhvJCva2Y2tBgDZf08VuURXSpz0SuNEhaUiTWO0zSOkn222Rskv4fNUEVar2MvJSEyK6wfnBtEbF2eDx6p3sUflm8iqxC7+uTCDOwstU
o7Ai5TF2gjYKu0cuxHbb76iP0OuQn0lvvBXvZ72JvoBPsOu1oPII1RLtR5hl5bojlvXQLkhmWR5hMFVrvkSyAvrS9dK5SI1sZLvFstdWT/Se5meiwu7Cpv17
ywuYkKrsK8F89k2HfWQz5Hu/QKMXX0/HQnJJT/Jm/kG/LNPHdvlr6dE8XdFXhi6qt/DsggOqdf6DTAMyv6Ss+d5QFBtXmE8/Is7J+0Gfh2r4IUiwfVRRPzra
/Mb4SLJet0W5j1ITIzUvLZszlgT+JHlE/gCmFzanCN0H1k9dzw0TBxB69jwxk1tFOnweKIOx33YtQ2ste4NaigPCGmAISqZCFSlkPrXSfIO+q7mLGZX94SJ0
Ltg+6EdyCZqpXOPXAW2wHDN2M8awj/EIYgw+Gv9VPaj9Jc/p+/vhn3l4p3oHLpfL5DZZS2o6WiW9aG3LH5a16XBOHKhpoFKg/drjyFRTH7SDcR/WCv9BsZ1d
G0x4hxEMGW8Jwissi6Euqjq0K7WEm6w9rDYiY6FDXGRYPerVGWPbqdMJI7ZNvVhxQS5V9xT/ngoF9VK2QhdRUT7LQmuyS2QSsla7QSFCE4hFbEeyjYmQVCCx
2GCtBzpp30LvI/wRZgGto64riunZvmOtgZJetr7oSk1N7gKkkA0ErV559Fl8i+ZbtOfWA9pJ1paqQPszVQdTc1Rkj+N7i7qzx/km6Q16mfw75mvGQ6GDDKZz
xj+jDMyOFqjHqPPg+9j7gl6F69h1bXvYx8lS2Q1IjH1J/hx2BMtyneyHiK32bPixehj0e/YlYivVregy2z3fWyyzjFW12ZJtPAxR1lJRA4WyXeBTtl2Kr7Fo
VGuDzUGcQ9rEjcESkN+VF6x/7NtERyl98rRQOy8LvZRuZzgJP+DusHbLNN8ItF5rRa7Byww8DdAnufHozxqLtlnaL9ah5Hq2udWSu1LB28M0H+ip+4o0XYiF
bCUpRR0BPNoAjUZPd+qIPaW+DZhuLubvW7Yht8H4dmstedQSJktdBxaJFbKpPv0UlxThcGuyBfbENAm9p27mrzE1p29ZikAemaq+bhXl5becGpKrWIJNRcdy
i1Mdkqk7hsMafjw03PKV+pHmCr0N3a56oa4qsslRWxWI8Ic1o1SrKAyOlhcq+lkPeBzEs1THlYEBZcpbtCIzJ+ASBGj672wPecHx/v2ICcRrVVc2ROygPNgP
uEx5zupFdoTTlUZknPJF0Nhmg0iTdSbTgD5A+tsP4gberglDQ20wuF4zFr5qi7Irg/bLr8lh2sDu4e8S37A9gE7kRrYdnyRaZH4J4vw5DZq/gOvG5mvWYu/x
5VhXbRfNlvx6bQuuo6yd0cil00Ply1G1up1Wz720WrISbFdJpeY9PY0cwfYMjYCfqZ6yVfh7aghTbsHzqzQYCah6IZ6mDJOMBCU3gxYTFwOvI+/h07ZU6iLX
zOcPRVxhOR4GdbTdVfU2PYZhHcPsJrsHfCWfZ79BbzDLsNP4G2UL1Xj2HfktFB/E8WXSBri/4yP+Cfh4HbuLTlI8l6Ry2extboNlkCMcfcv/YHuCrEo3KTNV
Eda5fI79o1USUJgC6Gkor3kcWA72otXYHDSR7YjP8p/OHAbH2L83bqEu5H8Ft2Lb7++TNo3ryW0ht0NrsMPador28Dixmq3PWYnvIlnNAs0wXsISFhtCa79T
beGjsSWKvj7T6LFUmKUFK4VuEb2pa9q7TKjagg7VRkrWgovQfaHzqWZ+i8T9men47ez50ApVz+AYDEEZdBXWldIEHVatML2BVqLRvm0VodRkPISyQEvIDvjF
Dh86PAo8nr1FdCDXKj4rS5YpwOLMNuJQ20nVRHxRwAfFNPDbA2JtVnC+qllJD+QCNhzfFJwr36JpqTyi2osNMgwzfm95wDXXHEF923/ukRL4HfgcGxHUQafV
JKhNylXyuHRP8AUqgZ5rp6FVIKr6Frq/vxK9+ee8qdBcYwsoUDFr7zxiE7UZ2WMkMglrN/Eg+hzayFZYbEHtNcc0FSGb4R81+X9agdvkLcRhXl64Hf/ONp16
jXyZ88F3MmpSdUZPBmHgctQbY+k+yHu0mv499HB4LgRj3tiV4La7B1o+5BmJ/XxzxmHMR1vKWjIO20trpvYSuzpQjRrtx835yPKCn7gujoXccK4fh5Hd2fDc
o5aF3HfMYXYj9IL83f9X5RlrNDmDzSB62XD0pKYB/IyTYCuVFy3vic/Dz+CB1nx4jHaGrC/bDK7D0sBqCY+GeYPiz3AfyyWoyaItPK5tQidCgfZu0kVKSunB
TwxKp5vTXrJa/Ab/QB1jnIF44IR0Lmpj9lkV7PpgDuqGKniJoTU81uInz8PvYvvzRqb9pNmCtACfyff7zCL7Syo6FvhqsG/xd9m3wMvsZMUFqIH9QLbM6UBW
Q1eZh+YVgcMk2eI2mkK6o+IekWP9Dc0N+H7Pc9Ku8odGq2cjezQO5LxyvWq6sg97Kyje4pNxTnlcvl28EgSoodR+djepM/vQE227LZtUf6jHsoXY/TRS20OO
yzuSONUfrUfHWv2lS6gkMpj82XCQXIdORrdxb/B2foXkBaYr9AIOE+2ETvgPl0nwboxYbDXfYwP8CaOADy4Uh+mdRl9CERPgxqsWRnTc90kIKwEEsBphHMtZ
3K8XiMmErgdw2Seha3UeQznn4/Vu9tcLRmfO4wx3EbJQzKR3YrUBAYzL+dEBwbjHGRYnhFa5Q8Y+ZX/AKXagF4zPPuUpOsMX/mmC7Wj2BaqZvCfaE5qDRkl3
euHQSuS9SlSooAcH6pXzIQvZg5ut3qGehBoNc7G5qqvZ4y1FujQpTu227iM4okfaXKg7nMl6BX1l3EeukgSb36XeVFcQfbjviV3UEoRS53C/hv3KdbAmMUfk
W9v1IQ/pVPIdlKd8mf9zqZE5Te7X+GEZzDO2k6aYsskayVg7/qdXMdN7GBUITpK9IsvRhwF5msPFz7nH9s4qb3Mz1a/WKOAn+ptgDay077dNs//I3GGfwM3s
WlacuUd+ltnBPZN7kj8zr/cPZedA6+FMcoIin1xtP48Pze+pHsyHBbewTvWvswug5//xc52lfF8EWCDaYTwnioYQElPvCAnCptuy+FjCOxDhn8nzuI/Rr+HB
jKoI7asrSO0KXcCH22JUEK0g13KovT2bZD8F1YsJK657RZyRDNVcZ0JgQtmH/NU+wzqF6yaqh3yxfDaBVYA6botdZ0/leXiFqRyejz0wXAw6ZFG1320t9qr1
686OgGtRNXaBc1hiWD/NVdUY7TrWn/lCFWvo75nh31lN4NOpvexUSyqShx5J36P+RdLMLwz7mlFYYeq99QFRaYzy0/hvoDqgLdDBskN5q1oead4WOgDOFkW1
HBiQEuj9ZyTTheyX0xquEq02tfMZkSvz7uBY3jmfsHs3993k+AOPoXvgJ3lCY6AT+bP8lNRK+xn+CjeXiybVYWc6z0eaORJZUpwRNBh5Do1V+ul/RH/ynySP
tqHZxVR/pCOyVdJLdcdyg6wN2MeHMP2ZTfLX8mTiJrIMrmND/PeSQ6TX1HHqPuQ0rdw40XYLH+VoZpqATgcfUD015XAw9ADug8bRAezPFMLWYIeVBUqDvc6R
pl2NPGBvq5pjGk0IV4c2x02KTNUAexE/THsF6658AQOqVvwR+H5HFQ2yK9U5eQbbH2grleQAJn+efcf+kk/i/DS/74uEpfI4q0rUjgnDLuWsoVbk5LPnVSOs
O+WheUtBGhyCjKMTwM9V37Dz+LZib+RHmucj7M0sEDGP6kkPQ32wodKnTJfcV+B0227/80QJeZm9pE7RTrSalRZtX5GHN8YvY70zZ5Ml7Pacp5qhPqfJnOCe
aEH76ewAeqT8gTKKaYl80AxQfqfqSr7O7Yg/hyYyv1CrVT23V5Fp7HjmNbVSuRs+QktMn0nfUZ2kg5lB1Fz019wNxqeWdPoVG0AarGdNe62z4S3wG3K0zzsw
QPLKoPcup/Kt/dE25DrFffEUh4bnrOnqzyQ4tjqvM/cFv1Wzn71P7OVqRD+QNuQIesc4EDlgg2kQGq18Taen3ZP3sVUFTGxGoS/IAz7poIG6wO3T3PYLan8B
XQhOwq5q5trXoVeZ42A2fdvq3xyRjZZfYiCkxpSXt1102bDWcdxihNqQx7PyDC7Qt48RU71TnuJjTwEQ9Dacr696gbX5YxUc8Inosiv2Qu8CnwXcehDCHqJr
JEnv0otxzzMBAs/DOfeld+kJCPuz7jwCQIAzcOeLfewvfcyD6D/BtwCc+i7uODDAObYnOPZdIcvCzKleAO3+p7nmv4SthF5gROud2iLAKfsj5DH/nbcCXEZ1
wr6zMC/tLkrUu7xqdwwzIMB+O2d4hPl/wKmtAJzYe0CAp9IL8OaAIPMNuOSiARd8GvARK+heJQF8dDWAU97SlR4CEOCjnFk34VgecDl23KsA9C6jcWGm9p8m
2PpIdxpK8Br6IRtpiWInqEczOewiDnc8sT338pbftl7iuth522/kWHO7rBy/UPN2RbTFE1tDJcBDOj/EBtiiVKfR3fatqj34RPJDVj0zwLjG3pY3eXszHTTf
Q6H8YfMM1ViNvzaHS2a20N1yV0BN4ufQS0W+ohU1B43ZA4O/2bft94RtjhkWs/qh4wtDG8wQuDqjlOOofWzLdBXzwGsFZtb2CW6H2AP19HTKpmmjqhM9hKOJ
EEkqcwlZoPGk5uZHtnymWWhfqypRJ1KxVAemleKdZon2M1soN0+bgKyA/OgSbYn9JjuGIn1mYzW2FrYipcDq9R9zDVRMZ57mFypu5Jy13+Jx7hk7nLvLnGXK
oBDZGcsey2F7hvlj3nW4o9C+Pt+ozRCv5zryzdnRmia2C27gTvIVYIN9tPmQ6u4+ijvul4IPo96y46jVir282PFBd0A1SudgtjkqbUk8rmYs3myggcxZw9xl
N6nzkB7qR5pbVAYeSf4gxzgJ/hqaHfqKnIkOC2oJccpOyo4aE/oofbNyRsepuSpy5N5m0h5+uXCp8R4KyIrk/vAxlZEaiWGKlexX6YsN38kslB+0ifeVpilw
JCQr27jSR2YKzPva9CT3aN7TPHFgPv5AvkRWg3cV+Zt95Q/ZLDiN7gqF8CI6nrzID9F11Xylsjjm2n1lJaRa9VzSm5+iKee+0jyhuwWZySb9bT5F1YGphr00
nOqo7pbGLqI0d5hHXD/ajAagPZUF8OWAceB1+XVifkAQnA/dwU4R89kysoiqJ5eyY4kRjNWxBB5HeiguOvLNEfkM9h32DvJhG21LbUdYDp4p8ybH4ku5sfx6
+QuoNGQ0T6FTgztobdoZGoWojNZpm2tiDe3DJmmhPIPS5DDah1qifPzRVTYVe5s5wubIONrE/GEVq9szZ9ld+VG5kygZv1ednPsluZ3/Uf4LV6KsIpMYK0Xw
H+jvOC+yHhqu3Ctvyu+O5kp3q3MUX4HzxRuUw6WscT3bjNGRY0yFmhvKauQBaaXf8OMkRvsLZT/lKw4JuJ+dSrTPa42twl8U/cF6iCJsHZEmcj6+xKrkDMEx
pu5wEPHY3JmtRrdkLTDOQlB0teQNvQGcp59q78S/5PbhN2UDZBxXl3aa/ZGzUZPlt3yGeC+CiiwXuJ9kYlsimMLUis5ntCWimYPcfeqYPEI1olMlko2oVRC1
DomThEEJsEi+Kmcq8YOc9ssX9Wodbq2WF5l6Bk9Av0ESqLG5ZRqfoH3oC+s0KFplwoapDiOxwakMzz4guYBrVklhsWaIZJX6Of4aHgDPQE+AIQXnpAOgCHYE
70Mdp19w+42fwzq1lPgRiqN/5UH7ePs0WmUjyB9YCAqy9KYuy3Za3hiT2VvUQXFdx0nivdyKrWr7W6PEsZCK5a7ZPeyDWb1HR/kfRAiymJrPnsvLYrOgRLoo
6Ee0WLEE6aLCtFPkJ7jeIf3spWYF/xLegY9mf/b/Ln8oetx6z9ZozAqFjE/4V/mnuEd4EZQq6qDaUFAmD8+XQ2vwR4rLAVfEi9L6UvvtedgQ1Ey9ISN0j+ib
0FXGF/4S2Y4o/WYV0vRyTi/bq+xNnqJB5ltmBVdUIOc+h5eqT7JyXT9amt8T3BL0kn1E/+B7E/LjS2X3tTkBhy0nC+J07YJO2vaGNCnzuFHwV4YLsCgtALkh
bcVtkY9M98N2MP2KdEGzkIvkEO6tvb2yxC6gLvqPVdCHOCO7K1vM/MyNVk6zTw2ek1/TootMaw9Ha6FIbgXUnKzhPkZXpzrGOW6zB+GH5GpsqvzzrWGqepYS
Xcs0Y5XKlGCUU9O/qVT0ctt79ktZDdsub48mASvGMnVAsMIerWpFvcP6swPs7ZGXwTbsW8i78xtcpHybX8pRQUv2pdGdqGr0ifUXi4JeoTFqrjOjHcNEY0Ik
2rahG+2H+bdYWwtO9chpIFAmp8Nz5R7rS5LF9sq9tJOVFWpGHS0aQgyk8gxfkZdlLRgxusrQOvCyyqbKMlpMAXjPfQ+zznv3aEcYIyVX6JaKZdQOrg+51GeT
cbS1hfip46S6VWG6yjPoaFCdOqPTE6olkkuvsI8j16oPWnSaC3CZrTGIV8ao2lJR9tRAj6LJjg3M1wWQYyqaYhExp1CjbKW9q8ZBT+GeK79VLhfR2qPW9fxq
2R2IkidjJzpMsfkwAewt9qxmO/rUFsX4o0fxtYa76DbF6Gwf+jzfFfXjR7NHbIvJMiLE6Ed02DeFbQ5dsR23zxWt1ZLsIv4auswxAP1NM1a+nnvDPuVewh8s
rfHg4DnBZ4nbnFwxNjiU3w9d4j+QhfwG+/KgY4q9aEIRiq1Dk4sewytBsCDyz9mzzbaO/dFQGxYfttAeyCfx16xzTJ/beLaYa0H9QD/T7kd7G0go3BHJdZd3
tO0nf4Ued6i2dwKXkw5je8UctARMM2+kF1E7mN2ymOyvbYVpGzQId4gcYm6rfU69MX6BpfBJcLVunLIjQqFTTMOVh4gO+W1sSwKu216iSrKEBPEj6gBlADEO
g5lktR6WZHeD+4Z8jf6K3eDbgXxOP8zK383bgk8gj8K/Q5s5FTY3uDP8ueKu/DHfV9HJWA4l8elQjnoSfBWk/B+K8thtZLCxjfcsVCpvhYuZVTYju9T+M1QH
9zGeUp8o7pC3TzqJHGf7TfuInsD1hRIxmwinp+Nf8mHoYmq8LQVPUn1Q9A7YD/bRBNnsbKO0f/o72kCUqK8wU+il9ocECF5kOUea5htsD7cEs8hkOMDZs+u0
9dgtOJGeyP70p5U+6L9FNIteam7iWpBq21PjJlypGWV5xhhDUsnjfK/IV8wE7iY8V25F03MjLaWa0QoFA7FbLGWyH7hBWkX+IyYkZAEVWBiUvwe9wJxwnNP8
LPX3X8E68rcpCTsDx1uvanTaH2yW4N/gPp0DdcE2pXZk/jtbrW56YCUFmwbktWO7ydbjnQqX2d7yp7HT7OaCV0WNWIL58d4ge5xD71e9eyXSheoE32dNtEhV
CA3SftBJ/L7mQjSD6GP8Nm1v21Uuk55N53Jz0WjIYb+j8bO31w4Lfm7aag/FDx64q/MP+tKuY6aSNsXKTivZR4rVqJTtbV8ffInZbR2m+wJ9yS0LnqySK5xi
P3+Li6ItvuADxVXbJgeeP9reWTOAH8P0RQeKbNxJfKBpPPk5Vqr6mEvryx3lojWX+VNQS42YGeTY3PkOVc9ZrJm8mjeaX0ve+A0H/FQHGBkntS/WMKr3fCec
D7Hh/Zk59umOwAKF45hjI5taEM3PhXtR31ltxljb3Ixb2m32KdxB8CI5laAhP/U0lT+REJSmCY4AVIns/JDCwlybR9B2x+m8255T5K/owYpe2V5cfMGI/EhN
bXC2YgU3md9hG+HgC37if5Hu6lBGSiWvoYWoRh6ZMYOgfB5mnNh9xlhlXmf4JfuLvCs5GRKLsQcPi+qMtNKQ5Qi/TLfmWnQu3XcyvwL7tgAr2QevQd47+hU0
BbVWBeKjCm8xVymSG6m8EBSt9YT/QDdrxOR3ouFykTIwWKH90hGXu1sxnz+DvNH1wgidh7LS0aCocpzmVeoIPopoizynRzPDIKt/d3VPxW1oLiVDeyiD2bZc
PSs3PS+4WLA94I3sLrzcflPtzYVhT+xvqe1MtnaGY7M9VTdMO0OyKExO9oMeh5Txa/5cUe3gycIPwXPVKsRufW73xCi2jbY3xBJ+Dm/JPZjjB/OWYF6xGv4y
ai7Y0ZbG9ixcnp8QHMotRAeEHMUH5V+HKhyPuBf51zkcmW0fqvZxfAYvR96iBdonf3rYvYK+QzqrdJZor3W2PZgZHU0cxr6m/LnB2Cjrdb477Ge+CaU5mqHH
0FGaPajRPpg3wN7EUuae7YR9jXUU1Y9Zy/cvas5mMzYy177anGsebd/Nb4Hbowsy7pEG/D06X17D1duVHOlYyqMFPrL9+3C4mY2hZlsG8P5U62bxqMhQBc3W
xNo2Se6IdqGLfb24vZ6fc5vsxeQ27jKXrjzG9UF/Ra+AM6i5lsHW6Sxg/4buYpmojFMms0fyOhMGS+cgzLJU2z64Afnd8lp1w9YRCuID6ETbZoSxl5DFShW3
FWmkHzNn1D9KxtkzWdveU0wE29w+0fYlOkG71ngjX0TO4NK5U7Lljm2ajlCVqjnzgS/hMEeGo4qagT/mFuccsC1l4qgXRPvcqZIO1knsUsM97oLmJX6ecWiz
pAL6X2dR/qcxkp/Ckwrhm8JROOA2YwNwgnfonWIsQiyxEMesd6kIAJyqal3hBYCL/BDnKlvAzZ0HBPIm9C6xEL1TBbgzHMl5toleQBusd4MrOtOVA4KoNiCg
A/kYHxLiNwAXeI/z87jXDjjXWzhnR/5pn5aDIazIEM7vEs7FEJ7pzp8UILiv3sUz/1j5r3eS7aAX5Nz0grkGrvgpwIUOyjVX5xq1FOKK9C4z04TUOIATDBwQ
xPsBpwod1xwY4JL7cqWCcZVHBwiwcYALqwAIoPOuuTyh+6B38X3XHKBQH/9prmwP4CLj81MYV1frtPBc/fs4F17DhNVq7jNGnechOlE6u+HHATcjWYgFBwS9
IFfsiWuGV3hmCFt1V6pBZ8pRobEhZOEBQV5QyKJ+fL+EV0HnmXquVgqhHDV3mc1C3i/wCTpZ5/fjn/Ypvg/gUtvsXqUi7MW61rgKr/eudK7udafu9TfC/jvg
IrPWmdrDed600L12Ni9czTdAsE6ZXmB2Ay49WFfX6e5OC0XGerfRjiuL5Erj49xKfUoPXdtFV5UEXKsJ9M5wQqdr7j/6n0/T/+jdekKuMQ3hmS30/PWCOffu
bB4gUMXC3bxxPj8BQe2J/pMqe7hbx51Hrc59f8CtxsQVega40F+5VjcKITiudFiAG0QPEKh5IFyBQ8j+fboS9NNRSuC/zOLRA8AnxOOAYDz/T3PvAbnX4rr2
b5wjvYDbejBCcZleMIrRu1Rfu8o1+tQKO3qniLweANyMb8CpRwMIxprOdXyAi1nu6v+AC8Wd3qXXoRfEgN1r+vSAK0W7sErUORrlrmaUsPcFuKjh4u5qAZe2
TO92jXLmA/9jgf5b+yNUL0bv1FI58x+Eo329y9wFZyMZcJHf8GlMk/tcBOcekXNswzn26HwdF0LO9W4r4Ahd56f0Xw+40hMDLu2T8LMDBBE/54iO894DLuyW
qxhaiG90jYQL5Ra7yrIAXD5hV5yCc4/8H/vz6fEXIMAj6wV5Rj3gXLcOCFYSdO3JCMUKrpAlwCmy6gwBFo66hHPDP2U1d46lOp+3wli6qyfhzDIAgmy0kEer
d8o5ua415sqbA9x4DoCLLDZn1wAIjChX/oXQkd1hhsIsuvDdcxU/ukNG/2mfgv+4r7nqGpdw5b+4io/0bj4FAMBtbC6MGACflHvqKhYD3OSPAoJVCPUuMpMA
AQ/qU/LW9AKMlqtnCggi7IDbfDBhDNm5PXCtS/iUcah3e2x36Myn1j0B3MZYzv2oT1VS/GOB3LYeYgC65L+XRaiW/FK6H7mBHgA9sxZAfmR/wopGg81EqaKH
slrKU/kr9LuigL1PyVSrVCKlQhxErlEvlFsloxU0/QFbqRBLGkWgMhy/JYlzfImMYmHQll2pyoGaK3rtP6xMhfXWEXk7rMPzXjW7pFhm1HGdJF/bJ3OPyfbs
LdsMeTP8KWkEB5DnRMsVFeB9y3yicWeAtVCyngztqJA3yE6QVfIHyqncT8wr1eDMVPoyHkLWBIQRGAuh24iUgKuEGU2zzebEIS0dTXmnNZnwJCjB/xGtlAaj
vyouUx6a7kiMacL+9vRgfkvnedQEoy/tgqf59zi7jM+0PJE/gwzkIfBry+BsMSLHRkv2KX+zjlZ+ya/jBrLV3Mcjcg9NkDFQU0ijLZGW719ttdG/WILbDLB0
p3vhT5kAa75yC9RCWSUeCv+ozbfd9f8Vf2pKgwzQFW6j9wQ7rd5oG8z62sOpZlxzDmC+tik1OPgLM9QoVYy0TDOeNM5SbM07h3YDR3FHoXPqA3iodo6pGFpo
SQgqwb4Nvu7Xixjg8ww/Ay4m53pAkIztjbS1fIXYUJ03pDkJj8BnIJNMK3Nap/1uydQvJTxAf8kD6Ou9d/bDOekZTwN65IzLO+U1rmMNTipSfTdYnpA6YiTV
KI62bjTVsozlLoIH2QovqosU5+FSYjp7hdSAL9We1tN8KmGzhsGDcDnhr95ru6Udnmv3aiVajJWJtdpFuq5skvwEnCxvi+HQQ/ILOBL5Y89G9HfwEn4euSF5
623GtpDnySDoHjkNbJIHtoMkeVQHpUgyXcZgOdAqyVR5OzDPxy/rKKMzZ9BdJOG4de9UiVcOaB1rHkNMMC5ks1XbqCd5JDsRrMTW5+9kydwB7BrZDa9MbCUU
CG8iZiBxnBrtJotUdcK8cy+a2ntHUNvliexx0Mb1br8V/wBGqd4qboH92e1wW5CGe2lyiRlQdn5ICFjAWpdIZqZ7QJ8FboJ+YsItDvmXdAtqDOXH9GfvyTNx
JbElI1ntL7uBR2ItWD92knotvNR4tEMUfo0Zxhz1kxkuZ462Xja/JCGaMPtCO8UB4Cp5Lg1KXwW897cq9opbypp1pJFDtJQ6mLNZvEi+lngsE+OZJi/wNTRb
Xt+uL3IVf2YMBLdSOtCr1bTMg17vpfNoD/ZX6DTuzYzUTBQ1Et2sDstRS4N8EviK7oJtgsQ5DeAxeqx6IWkPaCYhRenE6owJLdaYVgT6k3sJUtSKPi9dmTcc
IbntskeKEq1OfCVwmdXbdJ1501FDLMJvy0Kkm7E0sCn3gk2e6k/dRwcotYiH4xx5niKYC+Bbchr0RrGTXp2Wsw8wDZNtlZ+DV24dSE1QbsvpI6YsrUizbLA4
Bd1qWaWcxx4xTE8F6JftThhpajKdjwxmK8h60Sl5PzIbRW1H+Ss5E5hs4jEwhMzJi2WOo0flN60j2UVYMfa90dQpV61CD1NGv2j+mixG/op8QnlrAvCWqnWw
DP0M3SFKzpiNp5Gk1ZN7rxpr6E4OZJ4q7+BH4UpkGFOp+pn5WbIj/ZC8L7+IvEx20wTkh9nG0SMyWFkxmcUGc9Psp+EcYq5PiWkAMVY0Sb7WtzdCMFiG2c8H
nam6KdpJTkP6qrYoM0VaymJbIZ/OkcS3hB0eYju2r7/2mSxVVSNqZ1+Akj7LA1IpBymDCwLptnI4W5Et87ZXtkvlhmM+kI1rX+SnqdIOQt/ZnMZmf1vJssFO
0HLqR7YQ+kk9NKtJNJi7As4A+5PfZRvsfeQXcktEkO3jaOkRFez/TvTedgnbroxU5ct+VF6HJ3j1Qe6pvhHvUYfDi5TvsWdssR2jWih+ECXTQ/3mqFB6HqJi
xyL7lZthPZicyaKgNZUtVq7GnlK3lDWi3kS46iF8MfAXqGDnHviURIF8T3tIp4KVoaPMv+QsUc8JStkaZbiIZYZ0EBUwcXt7kz/hWvyEOpKtpN/KnqhPgBeM
8d7lmtbM5+BV1RKpVeohGW4mkTten3M9SRr1ECtyw7KPB87L1LfvmiM1woYzxAHfViBhXGeSEHWGNNMMvDS0ha0XOt/wSjeP0lMzmdqw9PDpUCzyDZemjKGn
7uhNGjtf4pdRtYEnsLeiNrIM7jF9lb2N+1A/YwVWSDYL2o8OM7eHTyHHJXOwL8BvJF+joWgJ0lOzjD5gaJBfQBYofyGkzBNoU143dgu1gFwlVfGRxgj0EdUN
6y2J530zO2H10H54qGUh1t+3g2UOV8ZKkRb4D2wumKg5A34o2IhdwmTMRi6LLkFzlMeoQsam7uv3wmayBUKvoArrMc5G3pM52AV4KHmbuIY1YCbmHvu98rFm
G8dSbVTfw+f4YfJLaC/dA9jBDTTO87mtnKe2o60VBcp7tvHEctMH4xfoKOigqDX1m00Jj2U1dh5HZRfZInGcrRmcb0zT3uHnOszSFtkd8UrCl1wMrqPm5Hmj
HXm5rJlyX6jMPlAKasrS34jEJktuP/SaWOx4llsKNaa+4Kr8ctWh1M6AOWQpdBafQ8mZNrq9WZO5pUhFTgXkSe9SrCDDoZ74IPTV/of+B421SBqxXnEIajLG
YJehlsxl2R7NAvVUbLKlLzhRc5WA8kpk33h9ZsyCp1oy0ruSPUhP2E+5SrSJHA5FWCcpvmMblM25WegR7RloXp6PbQt8UbPHPBWZhd3GLrPfaxaaesIrA5ey
Ezg1XQGG5V9QXsM6qm/JGaO+01pwFNuS3IpF5SYqGHIH62+dELDYfhbrx28v6GUdT8yU09BNuY/C/uc4bEVE+M/GrspiwEh4O3ZP9Fzx47Y+8LBsQXWqEI8E
AK7Uq8KoEQAAbj1doepxehdvcdALxpBCamtXqkZAAOkUVlICLnjcT9FLAQDgIvJ0jjDpBatrAALYlf6Taz8CApgK4OY4rrTDrip4CKsoAIF4zF0tE3dj0rkW
ylVlF3dvW9ALKin+af89EuSOj3I1yoXYJOcIJuAyv0dIoSxsl/QudceA2wwC53ww4AKzEcKRhTUGgFPcFXCRt6D/hBpNgEu77UoZ4ZrZcaZrAtxiY65WMXef
uK6Ep3ejehLSIgnXjNO7UMDp3axhQm9S+ccCfXLzpUfm1klns6SF5CkqHnpqtcsrM1LxtfJf8f32U8QDkUI2URYt00tviPZa5XadbZ81UPYaO0rP5+b47KS2
MQ9hPe2gcoytqWaGfEqOn8TEzF6lhe1MNqpO7L9A20UwNIyQgZnaKv/WRn95GvGt15LdOebXeBduMhaCBoLxmgiuj982nkVTsTRZINtaMpjYqFzh/xTJxtdL
vyT3wTEZwexZ6WFjKdYEo8YUNJS6hnlKz6LbwSi6p7eR95D5i/0M9cge5LVdrV0Y0IV1iFi2yXBUtFYUa23TjGIPQj7cdCiNuv5n1DuBxWT7FM1B4BNU0XPA
7aIzqC/egvwJXkmlsa81DDQE2Qjdo1paITYAJuhW8McW9KV1IF9DXMndzDxl13G/QButO9JEaJhHFrP8z7265HLkGgtjOM0sSp/KedomGKbRd0W/QRDaW6pA
wxQp7CNLT9rgOMIOw6MUOk0b3X1+C/PefxGbSPfqNEd6Cvstcx110lQvmyfr1WEm1ByNxvbKfP2/QO3KTFVn7C5is9yRPRWFQ7zsCv5bYBRXJMkgnkGZyhRZ
c1S6qyFQBK1B+kuMyHXporwoy3NRuFIvj25RmXEgNzDrgi9gWGiclnvOv6vxlniu/EuTBFzIjyDvyE6wYu0StIMKYd5zD3S/KHTQoMBuqipJJ78NTAPbqM3E
TsLrKS+st/gP1Vv5Vjgd6+/YEyLJP2vozfL2044RivEKb/g30UVLC4k8Yy14wpTuvUry3vje45lkg1+BZQUZKj4j6RLgyWZapttmImacxG9bdEQvouM+IzlQ
vlISRk9lwqFN/uHEff8d1FVFK9uvuV9IVlnFVh/2F2iXoQAOVHGQFsm2xLHBwU/IRCYIqRL5gQaikVHQPpTN+hm9RmZn2vq+pTLZaNLTnoE1itcHzEJRy1JL
LT+ZHGFuyunGPiIHWM/Zfwj4UjMAbRFkh99QL82HRVmmt9LjlMPYRVwERfkv16BUlGKTJQI/JPYTN5LToDPwQsU7Vq9IQhHDYdzLHkbFksXGAqBa+YdxE5if
95VnmayFzEPFtV1nrAYnkL9bpVkoPontD7WELFBzcVc6RwYqtlInRPkBBZapchU+EtxjXgZtkO/JNorrm/vkeaA+5unePipL3kizL9VOJpLKsQHWU+hW2pce
Z1iJ+2dMJteRnpZA9lfmPFlu+VY+GHYgK+DjGdUSo897vEAa41UhS7Z8jc/cFig5LXnoN8aYixtlPDwKmZG1zaqgr5Lj6Hd51wLSGA+fDuZGE5HXStbSFCnr
CbZ3XGmFgBOUKXCBtI7cJq3Gz6F1qU/lhaK3xA8yM7aUKiYfIV5B28neipK8k/QrBs9NJB9ap2ooeh+cL2spMliX4+elu4h3xHNrChEjv2vUWHGwCgohN/NV
0ChmCDXUiycu5P0BH4XGmUqpStbIldrKbBuCFovmsPNNVUQW+gfqw3aGPaRfKUMohzrUEc1M5yMlAWgV6KHk1VsoA4tQtYo3qL9iN3ZbdRYdiUayCjmbqdSQ
ygJorkzsd0Iylx7C7rEn5JuRKnYnNTdMT34VdN5+Mex3W53Ps8wvLEONZngvuBM0SELV31EKpC01ikAgT/BbLJGUaA6SadBM+2z7DJa3hpm/Rs6wtVZCpYPH
K5PbrUMKDTrYoMQ0UQRBTqYXK2Lw7thDUy080RrO/kDWW9PkG+GynNWq77BEjUuu9H8+BaXD8K9D3gR+o/ZW7gnaKSuxDWDuQlKwAtxga206ZD+mNIEf80b1
yCaVV1Yf7BF/j+Rs2+FZqteqSfgoZR28RboDLVdWpNr8FOTvRBW3EP2J7Ulw9FBVIZqhXmJdIX4C9oDP516DRmO3sqmcGuwiH9F2Fb5D/VNQDWEkL/hBoMFL
nG5SHMvJxZopB1B10E3oq87dmC5BrdR7dH6yh9ia9FnUWXKIqSUeRu2SDWV6YnQgrw5CVWrEukocq34N3yL7yqemGU19lVsUa62jNZkWMfcoO3pXgI9F/9TP
EigyNzPM77BYektcEjjE3CpPJG/GWkmTtEwtU/kGP1P8rjqHdNL+ge6DHtNPA++zr2xHstdbvNlwqI1jKXydK8cXY8tE59Fw6xFimqWbllJt5bZq9hSK4DsF
PVWA6oIqD56N9cUW+4chN9WvlFHYDZLHS9jj+WP5X7G95EFwhSVSnATFGmokF8i1jJVcbcpzrMvZmfNE4gEr27/3YUg1dpEW27orWcMm/0L5PnIjtwqbodys
7g+O57VYJ6/g1lnEE+wOtNo7bsdjOIm7h45kdssCeU80kLfmbaC3WN6Jfiau0RLNOeUwZSv1NMVV0FcdB/2e/5tvFqRU8sGxmgzwEbXc+gDaoTRibVkr3w2W
KnjtMbInNkQ9RtEnvd52A8sEfsgfYjZiItBkSYEX5Or8zmb4ag2yAE2WxIuOIJqxydpiuAgKJsOtXtYCXw05WAlK1qiey7qyv3B+sgmiYCRGdIw6zh6z+ooT
6JnifMNoeAjew/CeOkzuNEnsFHwQWxPoIJorBpPF3rPYuebHxDIGS+/CKpj1FtjUVXxMpVX5i9Zi7cX3VD2Q2drj8vrgPDDe4tvhOLQSrAps8j8dCAees860
9FQOQQbTfZRSshxugeP+XQyD/VvITIqLWTepCdalQUpujHIQdk5JyjdrzvCzVPXGCGwrkYbPV3kSk5SHlNv4w6rnjAoeD/bh2+lQaKN5LiqiKhQaaB0T7JdG
pgT25MZBnlB7MM80GoHyWLbI+kY+0rjHv0YeRG5HN6HtuaMYxyxR2vlHqAwUjFjdZQ+6UrcDgqoe9+9wAAS9a0AgnvoUPxpwGp0AbrLi9W7jFaF+AgLaNHcx
rXtNMOCGsXOmzRGOewAX+WGAywrfrnWMzrUH/80oANwqqwEXCB3g9j0lgIs3nwCC+UCu39wC/IP+/D+iPp+iNAPcvKlECJcU0nfoBVV/rvQewCeryly9DQZw
UVlfWHEJCGZyCqMAgAtFkR4ABKyUuzx3veCTcm1PnSkAhRXvQhohvQskGHBRqwMQwLUBwH3uHeBCGe1am6j/JMuiF1xN9C7RR3c16f9p/43yyzWq63y9Fa7D
pf+k+e1undO7UbYKeWPu9HyAC42ra+Uw4OKOuJ61rlWzgGAWhntey9ma4joL17kKERA8GyDIXLrOJBOqB+BMmw64ReJdY9h6F/ZP78Jr1gtqsZ0/eddVgv55
+8X/u/4ZcFvZAnBTcVCYHXIf3wCfkA3onCMW9siFuBzAzVsRXGWqC3vaegFey5VVdsYY6l0eQS/I0DmPA50z0HoX2QzOYhXAZd68EMMHuHh7BgC4rpeod8HK
6QVyVNxH985ZTgAAnJ7DVQSvd5Hn/48F+oS2UUXKn+KlqBJyoL06ReA9QAnUBmyhzjbOQlKpOP4N7aG5Cm+TaOhW0Cn1USbHykCZRd8jn5NJ2Bae4PfLQ5Bd
yqlIAC8pWE2fYDVwS55l93AvRbNDpKo61ps7Lj4qyoaG2wcivMhqzeHC6WdMADyFs9pF9moe4bzgXXADaeLTmSTiK/qs5RufI3vVPhIUAxtzZNZtnTtoJtoP
aZehDFRCrRWvg16jlOgL2VNLAQRB/cD3fjewccRandb+FnmIrc9Mth+HbphwXTN4rOwL6ByxmvFT9JAEwVVEpPoGs1beztos6DX9MOA3zB4mGLf95adSPVw9
A9RhF9Xx2t+kY/hDyDhIacaQscYH0MjcjVyYZYrm41kfYd8HDkC94K2mx9JHYrkmHu3PHTDtzBms6AxOZAcTGyx3bNnwVSQa8zQ9Sl/HLVaUI7eRBPK0fAjZ
YldrtocSk9fkDCS+gLYZdGyKvUG92zoOMXLd5CA5RTbOkuQ5CQ/OeiS54JVOv9XFy5skszRr1KOIIWovZEvQH56bct5I2sm3G3eIP3TwYzfQJdKTmATKJ72y
u6jfcwrpcWgoMU3mQV0klVZPUyj9qvkz809eR3J2d7L5Z/gtbq7YpjVPyb6Nz0btplJqO/blriXUWZMXMkLVRiPS6Mn3hY2atdrh6r7F3/BJ5Hd5l/knhmuy
LrRcmyd7pRqEveZbtRiIniTfKYqgGsVRbDDsj/nCSZZsbD71GPwWW4lVQn2Vx2Vz/M9C6+A20CukzD+fmGPuZGmuTDD4Ee+9cNnGrPe4L7gZ8WdekuHc6azd
5uWObcZ3xGVuoWWPvwcdwTwOua/OhOahNeo0wyuioyUAGYg9p2S2n8EIHGQGKc6pSMmIA3T+JANoFkOcLjTnTeBx2hGy0zRQOUherBFD6fxE7qvsCAxQrcSP
qjvCEtMvXoFWFddp3yP7Kq4XlQp/i/XI/iDOpXDSrPLyc1heUeXqZ4q3KtLQOmgSj9qT6TOW2fYIsyd6Dx5FtSlwsAfYPDgITdp3jBNRnkHfmgbLi9GZaAP0
/7H31VFO5N+Xwelu2uMplyRtuLt7I4O7w+DuMAS37qYtSSUp+ZQl6W7cB9dBh8EZYGCQwRkY3GHZPXt+Z3eHpPnt39/icA6dhj6hKvXefffed2uPeAlkyi18
u5Muez8l/B73vKAlZkAVGlUOOD8ahrE83h36SZWxpvwQfAe2gJ8h1LK28e0D8VLVYNvgWmamsATZiW+Qb5Xo7C+jTDCfAV7yCjyAxehC7m/qBXrFmuX6mbYb
u+B+rdHW3PczsYOKg2M82vyuwujo24Kb8ytjlauW+uwDz0DQFekiLGf3KeWZpViqfVF09RUl1CA+m15A76HNppYAJTFzObKUkCa2BDPtV/wl/CV056kCtZfl
iHjDct7aOrYJ9haZTj+iJi3fqtYDR7UaaLFuZUatvG74b2TDwAxLf3GNUlI9j5YkarvS8A7m37gMYiI9RLpMnsTOC2yCGe0oj4v+5vbdtzuppth8hFD9SBNm
r9wRdoYK9ZWm2NldE8Y14giZ1+woNiW6+Hes0YTapgyfCx0+IVQTEnGEdvc5wvC2jrC519+e5EIx7qEdTo4Q+ZChPmmOENx96KvgKGaDLRQSDZ2G6Sh2ji0O
p2u+OTv/59CEYAJD8zOa70wPdIS8cprvms8dmnB5Fd/iVjTFpkx9325hKCz/rftXE1aZ0RST7aD5LnXNEVL5Co31NSH4Do1GU8wmePFVNhSL9z3ZsJpiUoDC
9S5HCH5XEzKfThMmvae4VMxvK2rF5cU6wqiP/9k//f+vQOHdrpowO/CasMnMmpB7CpqQrtdwGxqasKp8KMU33HdCda5QCkp4rSmUrh4aOzi+wcg6Qirr31Kp
vq1cacIk3jpCIlVH2LyRUP6K8Cqe5pu9JBSWDXVWHGFdyqH/VfFY+FszefjE2VA6zH/0r+84KkE7jL+xonwDFpTGxAZrhlxHxFURTSUmKFNxZ9psch2drvyj
xlCppMVyA7vhXW+rRAwgZ6gP4KEgEpuINaROyT/5PeIn7D3ozrVRUfMaWwelVFJTqrXVmdyZrExEg5psvi2B3O/O8MY712D3zI3gF2QqsRp5FbytdMq/wV4E
g5KbgeG6OKWV5WSuFURg0xkncrPoL8My4oX1DwowD7NbQVOo2ejfyAwpQzufDaqokUVzQB42QKCIc2YGTbLSSj/jNGGk1WS3gBk0SWuJ6/nxeD6yh03nBqoL
5bN8L5EwVlBilG2prKGhEAaV/9frdyP+kT8HrX6Tf4FkzYhX2lJLPb+xS8VP+FBei0y336CwlH9X1qnifDaVL6u0Uarx5/U+atwqM5emhUUYZNkeM+eUnfh9
dhQzWXrDT2Efyp3oKNfDpDbJGb4/RcwfkzxS6kwslOtRjVnMv8HQ0jaqzI+WlwnVxYhgiWBTlx3Ml4EWJV6LmVIkOMoOSr5kO2bfFWFJrgg/gqPgUZK82MXd
962AlqBlkV4J83g1tgqWiZP0n7YUuS/djs7396APJVb2HOZefv1Zt0RM6iM2EGuYFN2g/H88pSKH5PdcuTCybG4C+wQ/ljsjcYz787J7ztLaf7wf6VZYjPKG
nG5tbj0W/FUdjv+jtlNuK1WU8+JN9Zo8Q3nC7KUaWHPpN8i8YGdyiNQhGG2akfQXdZs6rjYBuPqD7R092NaDeISNIs+YF6zKMHaH2pogowy1xnXYeywXGS47
GVWIDl7Dq7nbGRqjA8WZvgOWhgqbrYejjOW5IVAv4q6QXWRHOpD7/a2wld5l/pWm2uwOsiNRj8hMHm59ZD4CUPEWVjO40O9WZttHSs3Fn8U/uWH+U0r/vIX2
2mqivpNrkrkkVKDMhjm2N/9MGeF3q1OlE9RRqY3zb3oTeKzcDEz27Mo8p2rZmNQIU7WUB55XcpFUhRrDX1Y72gfLW8BsSwfoIfKZCfIzVMpXHZmdzZh2ClZ0
d5xBTVFS1H3KXyCeHkK/ZncwWuxJRqLcDe8tZKknwWVfnm6lMEApkCF+Am5lMthyjAcZJM4ydoAcSqH3CF2R3EjVllqbjwsrRSfAlXK4hh6EfWHuGKeT5SN8
PpdzmbuJc5I4GC4lVpZGia8UG35RhLFEnrSu1l6ENyt+3iVfw1iqmXUvvBP+iW7pPsNkO6MhK3Tb/NibB7RsbO575IY0gDJYj9s62ZfTssgr88CfyjiiliWN
2O2fbqwh3oFT1M4xsWxnXUUexWtynfA1EbOD0coj/DBxx/QLGBfXgRsPOkHd1IbKcvwF+RJMF85Sn6TeYnmiCdSVH+Nz0FX4RbQVdAEEOOI+oCv0RSsXjQ25
OVwt4rRUDNINh0K+N3M1HOJwFJuz/D08SfjM4VBYLNQebXG5MeFUqOKT9cKzEeGUuFBK87fPb+gU0HCegXCJgqFTVP87iDAUYgrlcSrunYRLTA3lIgifH/Vt
POYIo1M6wiSl/+coXn//7zjuvh+za8L6aorLmi6OY9CEzCjWFJMTHnre1BRbEzUh5jRHmO9pviMNK7RD0lFszQl9TTVhHYChf06o+uwIyXBrinFrfa8PJNw0
pwm7T6opJocs/Nn8FosZLpdcU2xC/n/45+86ajIX+SjfRagFM6LsBO4ZEH0d3Z8SLjlc/Ol8o3GcfFYYLWzy3HO+9I2qUN5U5OwOV8X+RiYyH0xeZ57rE3xG
Lyu1gN61HBsCVSHGI6XwH3Rd4M1uo5nM/OA8BI0SXuZdWjUeXGMsrkK4vbk2tAiayG9xNVq5hS3tm4O1QyfAWdgEnman0hfgJ5aW+h3moGWaLzvuhnMi+N33
Tqhp3KwJ8KW1GxPLgedcLKdjr4DPy3/kpjovwqeQgpwoqqZuhjURd4FN1souxN8buszQwXL5P4MGMoblQRZfGtc48zxfEx/jbQo0kB36gZtubultqWjCpWn+
799P86eax1KRuZK4D7rprOg9EeuGdyHJeBufiHVj1iqJUory78/ZDPEXiwXLUg4mXMSPq11BjfjXuZ+My42vuQbcLq5p5lxPXVCevY/VSuhhLGXpo+sI1nOJ
3GW1rRLtbyCMdkGgL9mbGIuPwPLF53IHLN+zVVhF98A+uB5jEDEEbozXxT5h87BZRJI2hxssrTKM0142KPlv+Qn6OFd8fAyUHL+efcnW9C5wqsxrT2lzuuGH
mDfmXStTdHXh+roZzqu8O7MUX0nfQT8w8Z73Powyq2PzMp7Md1d4ULZhZtmVW7KXZa+EprMlYae+bH5Jpg5TlatqijZNJYqsd5BK+K/kbqgv3d5eDnkAXUFa
g2vgA5POdYouosqq53hYjZIai145SU5mMpV9ikX8LFEyClop2YFfFavYg9nqvOyb5h6UU+BL8LbRlfed5H4TU6W9poXMDbZp7htc1ldy/QzvMwP9ChbiysUD
n8ml4VrnH2M65/eA4nP2+e4a45gJ2hjtBXQNtEBn8iz03MuoZe6u6uXPfJRczlsX/nPBOpykgr7zYCVfmHPeFHTaLPwqSD7kqu7Zbq7H3eFlX9eMwcxGl5W9
mvfOcAg6A8/IzPH9Rh7VXsBHJYwln2IayodNwdcSO827oJWGbMhlngM1gvbqqrKzszfBiLkqNNq117WVrWVqzs9jE+Sx/C7GmpNo6mT6mZmUUIcpYfnJ9Ar+
xeJFP6O9TSeMjLEGdYx4jYnEJNcJT9+8pIx6cbszqrqbGLsKp93ZXn++WdcDGbRqmGmhZRLjMbRi5wh70CbsSmMPuAxSF07BzEgnbAE6wZxgWhM3SPQhLeBn
7HS0leWNtwx/ynWG7cU1FK0uCzQKCkIHfVO4fzzVvNUZr7O3eQ203DTXMJtl3QJ3E2wCTb1B9kv+fDDBaxEcbrNFdWrhfGyXcR2rl3eD9/ppprPexca5bLz3
GtjP9GbvlYozv4la40uABnKlXc3MjYkcVs7ajUkgiSnyncox+qpy86BR8FzLCmwR1h95qF2XGJNjyK6tnW1sBe9D27mmcce5AexerhO7nhvtYlwVcr7pEtSE
xS2aEH/r310sHKLQFOMuDL3x9W0s/y12N5Tj0BGi54fLdg6XC/pt5tLxXaphcU/icIRUxkLtnmjCJi7999LRHSEwUagJzhESiYXHa99mrkP5Eh0hWfZvq7Lh
OAFNSM5aE5Jv0IRxpDjCeBX+c4RSv4pLdw9XJUJP+Jowbg5NyGoUnuUIrdaGe4pHeMXVEabCfE/KVPFJ/OHP4bemjtCeIcd3uog0381SaEIqlo6wm3MOjSZs
RrfmO5O7w21YODTFb4GG5xc1Gs13qf+hKmloB3lxCWX/qT7fO3c7wuiQDo0m7BZg6LsuNDcbepdZU8xuY3H5eN/CK8W5NhwhE/80mtDbpeEcH44wbjpNmD79
LQVdE5KR+0ZeUTGY8/89z+EYIk1IxfzbZ0gTttp9PxcZfrO8uO6pCelCDMWSa0IkKX6fevLv9x5+8/Y/R3H88/ds0mjCOCc0IdxDobfDi3umQXiPmSZMP3KE
mFjC7xFqvuvJCv9W3P59d38fu+oIuxupCTOXOkLWk+95zoOmGK3GoQmXUhAKPTvC4NniMEcoBTH0bBMO2WiKVTlCzcyaYniC4lIb/vP8i+88jtIGOMJ8g/hi
KWkfxd7jy2DN0PXJ2ytaeQO2T8xXBlIHlQp2PzVgjczJweXqdIYN0kj1oE5tZ3+hHYulkcfEpfwGaJV4Gd6WXFbs7jRLt9Dh9HDfdjIIldB1D7yUEteeJTr6
yyPtzAcxQRjk/wmPSUmQRGEJNjtpWZGwLK6gmpRK1yx86I8LrvW0gSPoIvtjjLYH+Of+x9QlqTo2W3pXMVKOTpqsZNBP2Hlx6cx+fa+gYM1LvYtNxxYrObZT
2Oa0pymy+D5FFRqqH9TBSreC3vahgQbQ3/hAygBOE0uI3UTH5PbKDs8cfEPBZbmdoNF8M6/o/7oDyiaVFs+Kiw3TbFGpHaT23ltYr6KW2B/JlbA1/BvP7EBv
6pLy7+r4LHjGtss3ImCmXsAXpdKBCwUupUPmDqhk/mSxpLoe2iXPS3hS1FAdrp4u7GA7pAwC1+m5oCV+Vx2m9EIamg+SKwvKESOprhU3Fpip14lnOFh5Wpie
olHfycOxrqYTCWmUGStvr0QnJEZIT9j+rDNlGD3WPsTqD1ZQd5kyoTr6CoHyyvOkWXAf+i7oTv+BfaBSLDV8T+RzwbqrkoKu8nF4pGGlN43UxyhMlj4X07tj
cyKz9BlBpBpUaJ4V2YIxam9Jb/0FLgNKJNCKh/KITa1iMHn1ZPtjCi14h68SMWs7eCT6paCtFCccAk/5Hf4FqaeImGB1BA6UTJNTYwomB27I9wvW0i+pSUiK
qKKDDTflcUhDagCUStyhKpkHE72EB/wXqYmYWrATXeofJc2EmycJSoWU496fvU30bZOa0z8VPqcaKz8ETqnpmY2SfkEA0ZZuGeghx2K3OABtYI5SccYIqqf9
ePJVpYFcIbDe3zxVcA/K78lew3+hFlIemCMiyS+cOzhRqqDEF9QFuVRnKkcuV+G9cgJtSDY1HbPOtjvsxlSH3yStTj5VYGVj6Ur05+SXnmX+Tuwu7ALym7+e
BTcO4BEhSt+VisSvqROwguA5rBR5Q+6ij2IHYFeYGlgMR+ImTMSKkB/khoKK/IkcxYbq6/O3jbn2iXgv2ztlgfAJmPBzcHdfC/sHy2MjrpRn37OZ8mN1VOCI
s7Q9gE/CLyUPw8pLb8REopGFxD/Ql+QCyk0149cYptmPrDoldc3EV9WT+ytBwCo9iDfkMlsCvSluOuaj1gG3MNnfM++s96Oay7YIdrB04J1MIn4FLoct9D1A
FvlWISLWgZkJeqqMqSG8BdTFs6m1/Eh0pVLOXVSwCT8A91WaJRQ5f7P/ppvFtlCPkz7oFjVTuI49Ss6kJiQXBccrN9xUQS61Lv/EghrOEtQbe4yntNJDV9JW
hp3C1OcX8R47H9jBR3JtySLld1MSVhXfxw/za62nvTXBUMsNoRGtCMfNsEqY24nf6a4J798PvV/9bZYwFBoJxxF8j/PVUSxHFWqO14TFPuETeRwh3OHFuwoc
ITunJmQO1/fllzm++12F3mcIl/nmKDbz3xGCIXNovifFPVQa3v+P9q4pdsMu9HlxhEVjxX1G/oN/ij1qY7MT2nJ9kKX4OCwPn+Ap77kqN6dAsKWywH1ff8J4
gtIxl6n29F55MLKfv0fdzEfVKfQB8ZXvL34kXFWXKR0EXXgeDJL+4Rbo3caybCvzNnF55mKlE7kSTFPqsNe4Tqlb6Eh5k9nqSeWqsoOV8rQGJEoFsUahhX2J
EoVXFDZYNG6v9FQZAfuiTKAtm4kQRDK6W/mRe0rfFAeAbsSOlM2m48o4JEmpQKZwleUnxgXBtknNgh3i61lbiAvJ5uK9Am9yZzMgGBpWanDjpSUmV/boBB3R
XxzuW6NvrLYlZypzAyvI6Ji+1DL3aTAJFMtJ/c/81RWX2FramOhx0EeqkxMBGmpWQSRSKVBGNhP5YAA11l3V8u/a8EfwFnbC7fBtQSuxJeQsGbL9Kl4T97sr
OiExk93s+VFJN9YLfBYrYBZiNj4YLSN+kLthpYg0cyvcgpeFxmNmv0msLfZLXab2UAQoAnlOXGe3gXJQDZ9JnJUxhr0FPReaI2/EUdweKAk8yDbZu1neUi2p
qoFS1sVmDVPPcJDPtMviBbEzuV55S27gyhC/QWehyVh3YY/puVitwi9cp9hN3B6Y4mB2rjfX0jjPrR/hnOZu5L7k6pORmptRQfYuYCboFhCfs3D4knpUmSg7
fbZgpZSH1s0ijqj0AP/EiInwECXLqnomZT8A7bHPqyh1HKmCW/iDYETlvf58yz+yYeGOgvZ4nJalWuKH8UvZB5FD4mFLBVFIqEG1LHMGv1FurjI/LzWrP/uO
mQTKUT3NB+CGhFZukuMVWhobcqfIdKyiWIqJJzcg03xFwiOiHEpBnYQs9hfxmTga/Co280bHtDZeBEmB5tkpynx5f1K69S7+FzQKDMSe+7oxet9Ocws+zl1H
uR2MplP4fA9FPfIVUq29U+jPvlg6Qp+vTiOHYl3Jn8B213B7B+W8Idp63RVBAfgvoRtSWblqVdV/2NLSDF8N7UxvJ+oveavcW3lCZYipeDn/R0l0a1Qftk6q
Zn5kqYHJ0hzuT6GlolLTyELuOZONXoVq+8YZKWhMAmnvwbTxNVMmi4vNmKGRfbY6wddN/MjNQybCJej71B4gE6I4SPeb9wKXaIa0M7MS8LfKTQJBZvgeGk9R
C9geniHQRe5OPk+1BTuwHPEG8oKbJnczdxb3QU2F4fwJ0M9U3rlUNYpnFB7pCippx0KzqHpxe6D3vtOWg6t2Onf6nmT9hHamZO1y7RJjOjnWV0Voodq/YpOz
ZB8xQh7IrsfykZVKM2i7EhQ4mpIOewtcPeAKX9/ZLjA3pwy6IXBF6OgbjTaEDrm/ZBYx3dSp9sG226Yb+O/ic59Ry4Jh7pe+U9YisYY2HcozPmVPSqeRbPm0
Z3v237GTyc75Ge56xn/UP0wxeFXDM6khekm7Vj9S6GHdLpaRjL61/HZuGNfcjJM4GK3ibLRWVnp6LdY3qpvr5+kQ7CcTSNmCXdlDHTexRAVBFttFtERBNNRA
NbHdpJ8VIgBMTNJkuonpDBuDR8A32L/EurbmXye6afm/szukn3DRuIKoTP3CsRCvrkfaGv1fJw49XQueW5CH/WTUINssmcSunFzxabBNbh2xDXHJegBdYHmO
DaL2WzOp7aumKbsDRnUE+NnfyLpXPp+aKu8mdOZWnvLcj3QKMWf1CPWE72/zGqk5gOQ24jYyHYXUzYrAjxCu2B+60MwIYv7qYlSs//X1J8vl8o+wh1Ik0tx/
2FIeni7VkTapW6lq3C/gWSA9EIk1Dv47nast+8g0H2tNdcNOmv3KXeMaqyP/ubctPgPc8vxZag2+TV7Mt6OnmLPkDVxF6seM1gX1UdOKetJ8wSWX197DLeoE
qCNUyv5w1XoelkeJA/Az1BZPJF7669xyyWOR4jLuCoeM0Xi6u7E32dqWENzp9nbEF1c9LMGWHCuYfvNGsnaxpycOKmXLtpUB5Yg4aCe+3rcYG2ierN3PjSTb
GErmJ8ib+Xh2OOEGv8aZ4O5Zztw2UZMNJzKimae5ntzOrihpMVjtvqo0h0n2iJgRvQdZnpJqH0AdzM4o/GSN19L8s7SDqsvKijVVO30xqTFutL4Xx9i2MlHc
GKwvOh/qqxb614ljiSwoG1mIBLma3kpsbTSK/kzojbnYAjRQ4jfjOuwlvAlnkZ6iU1ghTCe6ygxVhY+Xq7nTyEFEkZQNJoiZX3tWLWJ9sCElsse/znEbSeuq
S/L4gjU8DdYEFvOTcRYTsuubZ6IVgyOVfYYE+wZ8qLhQxDxr0yavmZK/B3oa2Jw629MK1lm2KzXss3w/Z74iStrbKVUCbZTjUqQa60Poi7pR8D7iMrWBb6DY
MwoVCafUUvJ48MhjlAYDJ5VEqUpAHISajC2wvz1LqSnwWqkJ1t7cIniW6IKU4oZaKhUWsfGSU7fBvn4JiwaVjqAaGM5FWjzYaaY6MxU1wmVAy7R5lmYegfYq
2Ug+1s00VLktZUERaC3dJnKccIuE6dvWH9Et5vEEl1tLuM9ekwUq1ypgBbF7XQeFva66zhZfr0QVWFY/+4qkKfHd0JE+t6Ur1GH5SypSCzP3LH3gd8wqrJqc
jBQ5K4EJDOdWSgxkR7u7Q3P5+WSi96zejrWBmpueOHdqm2avgErbyqGT3b/qR1AzbdmuP5fMBvGgqa0v3hh4ZFyMlrfogmhPaRDWFOQoS5lrpJOaCF0Qo8Qv
tl9JBdomrfFpMZq1SwOFVnmXfMfMOFqKXSrttZ2E/dxMb8B5nvqbueTbJJWFhlEbQBK2nmhkngrtRFsBiyiB1Lzd3JRgOWWPnCA1888I9sJ3aONK20AjtpJx
n/GJ62JRF+IofFFZZGtr069vpH7EX6+rp57GYNc/9mR1fKrR84KW7eclp78AwrACpbWlVtEV8W7ascQeahvdF3uuol2zKGU9qJ4018ILNHXfrvfV8+4jdgYe
+YfC3f37iWNFSdB5RCBg+xjpEHSVVYz1yVfKOWgE99KI4Rs8c9AGhgfW1/AJ67aiRZktVre1GhZbC3V+Vu1in/u1tw7KJ03kqr+FHaoWb7VaryzCp8otvYsz
r3ztaCv8lcmHitnmhdKoJko6+TjYOLi4aAzPWmbxYbT3/6pCj0w/5PVF3xMluKEYQk+C8uy9bcmgNdI8eBcxRT3HEywR0r/ZVAHbt2wvSK5Yd3VT0yPjY6Gx
8kbcyrrFCfYeVCTbJ0lP76UWEO8s8/CElFpr01TWNaDgMSFyr4nMpOzg5lRTxXjxQ/AB3l2tya5Q+DWnk+cV2Aq740utEZaNUEm2LTYd7fW1PmT7UxP7Uibc
oXTH/hGhoj8qHUtKSslAYxmDuM+1UKgKXOp4oMpzcb83h2ph30mm2lfTTazTse3eWPgm34s+4ZvIAXDdlA82ZHVKKMpBF291l+F6Z7w338pqltdT/gPNAJO5
6xBA20Y3Uhaw7VWe22J/aS9ZZUXyQSthjxImK/uWlgJnxCUprZWTSB9jT7WxsnLJlqT69N+2bfhh/4pAT2ykqBMDFfMKlwsW4y1UZL5AI6R2wG07lNfDuZK2
WBawq8FZz2hzN76H8h4vyPxb7eLtGXVKfqW94BuuNLBWS/6ZSCuYgD3JaKQMoJIUKHG1pWywF93K+dD4o5wb6Kc2jIoLlEjtRX0QnyoXkFopcUmz094GDkoW
en7OdoqWr1CrLG0CFX1lpWzuqrIR86A4fExdrJ3gJ8wf2PbKQ3yE3Q/VJIvSHtpjqbvkfJ5BK/N3kKuQX9Suvl+JqNxKGsbvSCiEjgEjvUsa5z7GMEQVZQfd
rqBSUPLUDpZU2/Bj874oE0CijQdGqSp1h++WmQfuo8+Qj9ZKSlnyvLUxSKcvYR9d70UzAX+tPNnwan6QPAT/IKIJpL8L3UfpKk8t0shHV0xF80BXrEJirLpY
aYiXsZeFljjfgHEGa/5bt4erQqUjsfgF6B4oy/aWz4nB3K1KS3q1eUT5MnKqPJbOSKpMZQNBbOHdyo1meeWp9TA/DMH5m2I9ywx2KjMY3UFO8k8JaqQBfCrG
yBmBeUqEfbOyuPIu8UeyDr4UmUdlIHPF0+qL+H3W5/hpzwG+pr6dgigS7bBbbbewu25GvGztlFQkzmeM9j7BkVQ1ZYeUDo/iS/gwyxn782QmeSpfj6mGH1V+
JJeSM5QrdGM5l0HZyc7NVAnzIn6uWte8XPklMCi7JliP5KBlwJykHkpT9bFlKvwsZyDbDiwKPvWP9TcHnP8AVw0aTefKa6UqqTfZL0Wb0NrKAmSLuBosl1ur
58StgTr6NeA82CrGgozAOaUmswdqH6glf3b1TbInWqm60nbVThldEzxOZp0BZXVsJ2MvroW4ze1G31lW2wXbebGTs5pNsZ9jyTKHfCUAzr0BQ4IfOQX9IG1U
94q1rdsLSuJzdHlSFN0OsMs7w1eCpe284LAl23b7G/ufqZfUc1ZDkEfH0dqCNnQe20vqx5XNHOlr7B6tyDTsaYWVxieAu/QBEsOm+EsFt9mLTX38+quf687K
BOYxi5uM2CPEKlPc74k6dWNefWKd7YZ/nIp//X/9WzlpZKhYGIlfVvYAN5zO1aS8rmrwQz1rqYL1xVt68eTq8myJ5DoFGVPU1/nUyubi27QzxdL0YGoVMte8
z1YzsM65znbHn8xz1n2c1RpFzzIYginJm9QorLK+oquZsh6vrKy2x4BYngj+EDAZCfUDbvqf2VHe5fAi7x95j3Qf1Rb4Ct8YfAYx1fcZwgMrmU7KY/wmNjNw
zuoh2+kGONONNt0484/OB+hnMFskXVSsOXqQAY1LYXYknHbB7AehK9OGnecy+nKkHVA8mwRJ/k3+Lfm9TSMNbXLnSHNBBLeNHGNaL1XV7QZlKIO+n9zBus/z
QpkkNbJa7TK6IvgO2mbcrLwq2iSkOv8OtIS7E4XiaxRX1/m38E3xlq6u2CsoSfcGyoSveICEohtdAy0O7Z9eZcFKw/6cochr806LU+KyO8u9xCxvoqErX1Zc
JfaTxsuDLQ66OqdiBxK3mHMTLOhpM7roAwDyRlAgzbNV9iwnOmVA9iCe4DvsYrDrdKPkBsYTSWeJO0QM1yyRNXxEulpN8WetjUpXVfvnLsdqJ+6iXit/qv1t
VVR7cJISp6SYAkVFqh+0SGGSKgQ+eDdpUcsNuUiJZq8rs6UsajU8UXhuXGmZq7QByco7UkEyQUDMAQ0VE8SYGZvVvoTRK92EPLa0+Eh7HppsayJ9JLqiWSLt
PWnwyV3dUZ4bIgS6oQXGFaZGaDRew1eoNPM1gLeIAnuEHWz9iLgtDk9Z4VDeAi/kHcGN96aD7WRZxYD1ETcaKhgE3TE2TuzGnEYdrveokfBoS0Ht6FnW9RlD
0aNwrNBVl6U38jQVQUJaq2Gr2WH+x9tiqeTuR03QOTE7VOBZgDSTzrpi8wdarlGp6Fs4KbARH4m0Fw9hdfCZcCtmEDzFtsJcG55gueQxibP96eJsTEhIt1WV
XAoNEqhjvEffEbTKr09oPQ4gei6LTYxn4ZPsmmRYLodUwgG7A6oIn2EOqVTSEZDvOYl0zK+TCounyiEGIztO1SlTrAPIXTl+q1GoGjWWLhSWL5mHHEO/wL/G
/cW+jarMm9j96DxqkXCD22M7J+Qrv6eIxm5sU2Ut6Ggjya1iMLY8P8n00ZeMF8mV/AXyQ6wRNslmUUgQ7XmK8n4vMlaZa30K1hG1mCqO6+RYpQcWxVnExnJX
5Qp0RL5D5vuXgJHB3wqzyMbKfPIRuIc0LPNRqUBuRGn9BctiJY4iQHf8JfYHXcH/EXQKOvDO6i85O7VzpE4g17aYuuHSYfWsHYkHShmmCVkj6MW7SKOJUiYE
vkTPgDpzCdRUqZt7MnuTzogyea8wEpqL7fKMEkL6A/4PPBRBHZdnWPo6ZxhSlMb4SNDbuE28w1qVT+wnYibbXHiBGMG/+cY+cjD7YmCNvdDTVT9HneTdLFcx
eoTIZcu886lcQGOF9nIcIV5W+gaik24RXQBNmMVe3oV0ZfknUyQ5E10vtbPbdWfU2YRFt5FMYus5DxWU4Y5S/SWNJOiXmOOQ67Ab/M0140qAA8Ig6YhxNXdQ
sEr97Nn6poXl4c9ge/4d8y/xed6dRILZJHCWVJYW18FblbPKr56OUt2EDF6CU5BIlGfaSadcgtCCOx11M/dktK3Ci1XbddVz6yydlGX0vKRMppciTiWAFOyx
rTHyWqopvw3oidliN3/A9oNNNl3DztJfArtsPfnxVG/R7p3I1ZPrC05vJsiiMWmKSpsGYiPNHK6ote0x+GL0N+w3rKZky1lrjPPuYlpH3pd+xuYQRuUqsQm7
jCf51rKvjby1HVM7doD3prdv/EM2ST1gWJHUrTBX5KhbSms4VS7rP4nvME5P6CMDcYH3fIW1me3Qz+5UXR+KZ4p82W6Te7N+jXm8zLBvQIvC6akrwUUxIdgC
/xP8IWbQPYIO2ci3iuurjCMH6UZEvOd6w/fwVPtOdBWca2+J9w9sYFt6SOsCYjC3Rq0bKEFd9ndP2qXEmj7yR3RPuBcmXsjLrgOdspTmCvkzREuxfpkLWLzV
4zNIFSgZeQd3CNix4Wzr+Nn28sFPliShN3Y0ewWTQA4WkrgcqLoa7d4lj4hlcFqKp17i9ahJ1FtgApd9ycJYYQnVG7kqpHpdvAXbo5ZnRyOVlNLsHHW9qLJP
dFppH1MbqiDuRiJFDTlDbBhfHqvLrGXG2wsgLTARXyCL5RTWKXucOpyrpWvg1LG3QENopLQ5eyN3g22gq5OwwdgPnwHdzI2jDkAfoetgmxnKj+GuwHE5n8C6
gN02iF6IDbCJ2Nz4G/it/K3lytuWJ2b6BNNfyE1xn/jM+NIJEfeCpmB29DyxErlUjuauw+NMRQASC6nlYqz7ODtW/pLtCI61rictGKppvzjIFLFrvZ2ZdvI7
dyffHLwVXGheTh0zT+AGGdzwYXkOdVuRZPtiiJ2SP9a5VRwo1iuXJNfHV3Dzc75wWiGWb2ZZj26lRpZ9Cy/Fq4NF2fP8ompRqln6yzSmQYcG90SvoPLoy9Yl
pJmwL6ipH0E2Vy3mlWJnb0mqpstAJpKtRa17YnA9UtKURu221BL0zgT6mjg8ZxLiKZDMVq4C14kdA46abEJlfLwkKXWQZ4b50hBcQ0xQauVuMz4Tt9PPXUWE
LoALc0ELekjSZmyYf3Zwf5BTPoG2SmzqhOAXuWfSq/yDylb2ErgWuC7+UbBPeuIvY78kYf4N+D1mkrW61EV+7nrOTsc6Y/nITOmb25r/zzTmxWPUvvRSvhrf
wzoi1o8AZnjBBqVW8DQ+W/6ViwJH1Fvqv919f4hqIC9lrXJfySfbQbWUU1gpJVIJAp25u38SVIKNU9eU+VNcVWiktCt6QC1zN6lbjEd8GDeafh2oSbuVYxF7
CC57rXOcrQiNE5bBXW1r2cv0XXCHjRCOeZv4ZxEDtDMJv3A7tyy3FIpdWonfi8lQD7KR57jfrAb4jVBtpLowrbAcPwCdG9jnjMGagD7m/vhU7jM2gL3Nms1l
QCrjFj5gXdym+L+5rdwbMcX83rzHWD/x+Yq8cpMzj2YXln0L+qK3lVpSZaquoPc04P7Kr4Za3XWSH1jT6FR7Jf64aKfWeyKU+fgKz2dvbKLk+smeDSYl16BO
2/YExgQ1wWzwLjhe/k3cpK5CXhDn2Q3GJoGz82X/YPyLcAF7QdbSPSbSQTq/F7zEB6p6XzP+uY01pvo82AaprJBO7uSaG5bKsGeLfhtRAV3gXQjW4EMwN/KP
SgrrqV7SS7a1e05A8Yy2Jxkmxh/l+7m+qClUnrVcXBN7FMYr9ZVPlFvdCwQpHjkOH8ELoYHU6GCVjKqsR3RzD4lpbA+xBLju0cMJ5FVvOXYg1Feq7/kibdM3
J4ZTB6nSfHd1L1cO0UtWNpJvmdcZ2NG3y9v76q74CzI4O1B+6wLzJ7gRuxQ/q59gjJAaV5gg9YtbJdiwFx6URcmcgDavMthFR/OYz0AeL4VGH8IUe4a6DNvN
KnwCyCJc+nZxG30p+AnPQ1Nr0YftBybLQhVipoifTLsNZegifqpvhLmHAEFNxV7Gsras+JNclG+MNB4UUTdxLYB8g7Q+MJ74CbmekUMQ5qvkF3Mjs0ZKxGpB
zelccBZowDPTNAH3/uIZLlQQCM7MJMO4cyTUinUaSjHLhFV0FXiDkgVWyj3sXVmz+3l8RfF09v2vE2sNWOVj5U64H7mMPzBNIS4lvvDGEP2EoowJ1oroGWmz
bRjYy/ShrMZk5wV0uFSeGKcfa97F9zAtB8OwD14c+0v+E7qHj+OqM92gUvzN/C1wI9ATi8o7k3gGnZJ/yXzcayK83g/M7LxCADv7wlliVWIKxiDar/fnHdev
CBKItLYWXtLzkCV+m/2a2Fa8TF+XV/gb4lOI9uysZe3o1VhW8Bo1z74YDI5Z5L+HDQWDKB/+Q3KkNQK/o0xWM8ANsAUvILPk8UoStt3bS/wdcrvjLC2DaCBa
HMkj1uHyOhdmfQkdzL9um0HlK0nIL4SViKS7BJdwv8I7LWel7mo6novPdj0TU+XDRvjrWb1qme4vK7qoKdh2Tyw2DOikFWJbdQGzCC9NZ6JumCt4y0+l/ORT
fik5Cz+q/cv+FH3qngRmmZsoH7FR6Csy4ISDmtCp6f/1Wg91XvYkpr/Swd7Ue5QPeO+y+5FSHsD9A5UScbEPcjtpMPFv91oZMrCoo/eu/aJ8VBmodjPNtB70
nJUusS8Ji9APL+EdqXS1PKb0mAbMNqXbCPQPuKpvKzuRJeB0ZLnzOibjUUmdguaUs9BZfo1YSVgEXJ7BqSWIg7HrTASzUViO/iqRRATjF6rGEuZTQPDuo6Yi
g9BEyvW13y3lZxjj+RpZw5E1aHTgnOQI9M+fKNz3loOnQk0R0vIa/nnVJczmyWL+Ie+Ct56zvlxzAfwg0pQ5JC/LsCRa1p1c0SyvWb6EDY2/ReXGOJmH3l7o
B87iA95F4G82jaqrS1FKKTPgnNQqZFSS0b6NSiQqqmvBY9tbtZX3hNRbpdV4v1s7wtqYfEmOWTUW6LAUe1VQl+5Z8E75ILRgYiQNX4tcm0nDjXHS89KCcT+Y
TmR05Hy6PUkayxdxGDHUdU586HHgdrhk1gf2B2kswUnDTC5yrHUvXeC/jSQjRcynbI+2Nf4TfyIhXTSTCXJf9ogQ65/O/EC1V8icFfgj/mvB0JdLnJ5wkNbh
90Fd+yQisaDA81jtDDahfVEvXsmTITXI7ym9Q0V6NpsmPiQrBN9JtSjF7zFVKmSoDtQYa4F61ThbSaC1OaPZbvom2GCxCpVqVLnBzHWuhygC2K+h21v9kGo9
Qt7A9gj76BvwWTCD7G5NEu0yLprkLVqH/rU7zpfI3DJVtjdxV5MT4l5gDZj+1ivmbuwofT2plfArejyC/jp/XFayxEkA98QLqe5zGXlsjPhBHqOOlXaYNoKr
yKu4rJgL7Aako7xF6Mv15x8Lc/E2VF2qqjwGq8mXzHTGbdBf9u6z9LfKUjI0CexxzuaT+U7Rjdm/kUnwe9/r6KLE7WwLsN9XAa0s1IrLjGmC26UebEVsmziS
9hN9uJ8lX4Xt2BPUbZlNNMTquNOpxiLKtNGXB3+TY/N24Pe8r5BBfLwynzWIA/il5vpqbXDCeBBrLN5LbM+9hRf6Gud3lvoRx/OixBGJk0BH6IhxIE6aWlBz
QDVvCjyRrYAc17+VLFJr76pSLl9b927LAfARfwkXBKqrOdJL7LW5M3pYfYn8bq3ExuT/inv8x8TVeCVqkXjR38E6TaKCN7AjSJHSDaBSP+tA+4/4DU9PKVJa
wmHYFnoadRzw/nPGs8oFaS01VfTqSsKTrcAzI3g7q7yhvPGO8QNagDzktmWN8txRKvunmQ+z/cB2ZDzVX2ewflpea9WT5XnIJfc27ANYQuZzV9GvE66IYGju
Yv8j9TksWKepF5S/xQHKHmEU10U+JJ1SfOLh7Lr4X9Rz/TxQ0noFa6so6FWMRjT4VHw/Uki0IXqC5XI7y0F8CtLc7LBeA1n8JKpYN/DXP9VAvoIVS4bcTFiP
75Imov2ScxAhcY7hKr7LXJqV7Gdsa+l/O2keOlltKp+P/aSUAHUxJ6hExykGsFp0WFjXIARGETBfnGG2o5c96fZ13HRlOdFVzhZKBVz+p/IhrLdcD9NxR5CD
gbOBjQGIukyNXjjf88geYU0sjAEz3Ku9e0wxdDU6nRjAlYG3ymcUDdRRDMKcfwttwcz4YqG2t5FnqqkRkWopmT0CKce9Qw4p7WANvgD1oT9gczGHtgv4EJvG
XFc0vOQxajn0Ftki117av6zz/Kk5P61UdSNMD7QfM5LZicatzjzsb9OphBLSH+CUWnL1Yz+ZBPBZcCbGIo1Nby0FfBnRwzX3Elhja1PBjB9Tu/tLyHsKHxdo
C+OsTuw41gvbju5hWW99zy6lpnGUugftpnjUJs5EbIzz95im2HVXQ0MTXQpahFbxDjI+B9HmsdAA6eiSR18xMeexSTfgn4ybeA577qnGq9y87F7CTlMpaS1d
BkywHGLT+RhuuK+mYrd+ho+Z0iSgXvU3UMyiW66jvobLWUfwdvEJsi15NXWSkuR7UBX6zyhaaq0tL89hPkvppnLWW2AAMw3JFadnRUgXoTL4BaY5tjzjungK
HpBULrW1XVu6XKAB6AvecvaEk14bnJRk5WrmTzRngxl8f8sDwLMWCeW7eRm4O1dDmODl1WR2NpaC7cZXEVd1Z10DLBPZN4wXWSD/7laQaH4xZ4IykaYsyixN
nkpXCxjUj75pkU+JM9h9qoVHEu7GpsUMNpLGo5bKnpKGTQmbDV60ecIfzLtVJHoP76KrSl3H9iAfxGeZwDOcn8ovFeuJK+E8PWB98iTBBuoq5Y0IPzf/dM5T
bjXYyDwGPE8rt6ln1GlmBdM+66ppHVcWqc7e5ZtLp3TdVFjpZnouPRRt1qXmnkrHQD+jFL/ha0dcKEWA8/kVJdxY2TiBSxDSlhtALLaMOoPPpmJzFzOV0f6u
QnYdXt4/C0qy7498x/ZDXHyM+F64K5+FmksNuBww27OAaOWy4A2xfdBwZTM33rSNO/21dz0T4uA6QLGsh5382rihtIR9yulAbQZLvAepvdZ4+xqhCvMJv5Iz
mnRjI4Ve0KboY8RYrunqcSYnd64gN7GOiVUiRZjva89GBuvybXIUzdHExvjOSD1iNbWF70MPpspajGIP8EistWYo7ZMqC5uZwRZTbHtxrGTENlmysJEwQk1W
4qExnrLiO1lCx6ttlNjspiCKqyacZ7uRG9iDolu6Tj1z9zBHp/0BbhO/KO8lErnm7kWsNU/0X2ey7IPlJ2KO2MGeRA2jttrHgibkcKJmYA3xmd8u7ZKS9MP9
Y43HuKlQLaxjhaVOwi4ThwWVqia/VzfQmuKfeqO5RPCJ3ezR2CjxItllVSnjUrFywUvAW+1CoqkTv4UpKR3G/l3BXgVHmAYHUmii3FJsoIqaEoVSeAT7m1Rd
LGJK+Q3SNeaYcCHwE5IJdlCYSc+ulWPhWFM6y8AxxnLzHZ67UDvfW3N5+2/UaP9+4PM9k+vIyUiFCjAZZGqCUUJ5pSKziuWwmTga9yvZFPzoq0Puj7kFIHny
12uMZ8yylIlKED+AX4BPusQchK/hdZh0aAB1yTKaMjFPuV3EPSPBD+JEdhv0mndx9eEDeHPdvoWFpQOmceZI3bGFCyuMjQto5ewmhvpfr9Vf2EtqutiK7wrD
us8BE/sb/7f0i+1AoKGSg5WPTpNeyTVALcaktUqL+DEYDOqqB+gjScOTDbYgp1d+FXtAWwNdrDswOPuTnI/VTRpE9GGvu05QQlRJ7TmhlTzMvEX45PGrjbjD
8TpoBCvYzxOjc4cZ+jnrKj9Q66xaujA6u0AFXZQsqZnnZ2EDnqm8h4cmHjdOMh/LPSmdFHug2cRYfvWqmkRfFeMGEvuwZGMd/3BtunEiWAImILHepVEB8A+7
zoLRbBYRlcI6KZXNofajenGzWIHYT0TQbdXl+CvnFHo86vO++XrPvbDe9ezDCOJnKR7dqXTL3AxlJNURZkmOhAtSnRwGfgz3A22UW56B0izsnD+BuZJvtPT2
G9kfqGbCfoZWg9kzxaBuv7fQW4sN+MqaS0au5q4q13Iq4T7DCgDya3sw+xn5tfsLoLSPDO/ZNfBKqVBZQFwj/yAWcPO4BdBW90vwEOfJ3tQ6oqHvB+4h2pe/
Am+gdhFS/nB2v3e551l8V7QzMlF96bllmAbnRZ6HXudHcjuoxvhz/QFEhFa6Gy9nK/SFrsom0wjdYeYe2orZ4PVg67G+fgH6wj7M/QnfK7SVDigfiLsKxI2X
JYvT1H9FHa5ILMyvCw3n7qPH7K3dneA9oEnethJf7wWwDbos38EyLGloaaykbln8j2wauzTQC7QSkqI7+RoQR8EJpRf7I96cOlxyLHsJbu4ZiY7mxsYk5hzF
L0HjLXet3fAiUPrrLPETKOcmvdfjV3sTfZz5A3cOf2pugG/wbvP0FpuYv+guUDq+AK2cnWPsQ43EVVND/S9wo+SN2Hw20r8o54vYRJakKdTsQDlofaAS8SM8
jm0pB12X8B/4X4DG9jCvPdmW/0LaiB3iaV9faz3vZE7juQiWITbmhPLcNED8+lnl2rKTvXaxDmOy1oXn28bBCCqik+19wTNtff8yrk0Fq38EtZzoRNUTaeKq
dz/6SkgmB4JxUD95BBEN3baVT+xiIcVuKITlSs8gE1EJ/su8lN+Z86MsGp7zrRJyuF9gt7SJneCG4BiL11YKXIBQUyrZlA+7zfq/a4rADbC+lOdSz1wbCJGd
zC3TNhWqU4PdNXVHMncjC+FR+WfIf3NHbqwntROprTLIu4SaiS35P63N+HfmnwkC78D25p3aWuZ09YUUKX723RIqSYVYNrkFn0HMwijIKnu/9rbhzCPnP8Iu
fI1rljrTOtk26mt3SMtsiK+mVgmqtNldCYqH0tjZCuFLMf5FpXxFiUvxQi4Cq09Nsk2Xq0GPvOuNdZhjSEPtHe1StKccj7aGcrCG0DC8LTqBd/BH7RN5StDG
JUBj4bo6N3deGANdjC6Xeyan47KXsSl5Jcq11V9munJjEn3Z0eR2w1phGyhLD+OOkTZ6CLXfv1BfyboHOx1shdazr0Q2IK+oZvJjIlE336SaP+KNpGfwGmSA
pYOzi/JQi9le4+MTnsE9lEw0Am/BHwEO6mekCfKU2GjcYdiORme9iCfw5ZmYu7vlhnqfnc93iO+d9ftCUsgCaazRd57diQxMiA6ycJn5MZ4y+CX6ptTD8pvf
BZZK+z2T2NiMCsg2sBpPyluNflKaGUb7WtL5yEjmOrbLFc0WOieAnkq6Z1bSFqkH/iNGk3/KJ4UN2BP9cEwvdsKbI4ml3zDXrDlmm/eCstT3E1fgdSoJ4ly/
hA+j7kvH5FLavuTjCEiycyI0ih9AzxKf6iVmFHxD+EPAsGbGSsJU/JzJhw+RCrATvkyvH6tHv1UucqN9uP2X/Bb6WKJlKT9cFbqO9mF/j5W51eaXSGvxfWAT
/IFowWeIx4yR2dWhJ8wVrDqYoctkDdAA8RFaJjsYe525a8nSHVdGyG/ksSvKsftgWGjLDMPeerVC//w0s+B9z/1CZjF/mktBN/DX5f2YomtZLjPjRuJRsAus
BDOoVG8/HwuVgK2WkfAfYGbEITjZsSp7GKbnexobG6/6MMtAbWTSW6mOZZqpOaJdOQRLgiJQpzjDfTPRhp81TQMXte/cZnmU7qD4QrddimC6CPXYNf6Gostz
jF7OmCwC/DvaVjKy+pzLaC/DA3J+vFd7EJoG/cWl4U9dA75OjFelROhitl7TUuzGpLEHuZPm3c5HlulsBlcFtOUJ63FTZ/sZjgMz0DeAl1LxUep4n6qsIOYo
TfKvGT6Lqd4H4mFmGRZpKYGc9XySyuJzTcf5xck/KE7xNJaQTPluKi2FDZQ3uEnWKQvRBeob0zTFJ89ET0Ej4tdDObBI7cJg2IENZY67Be9B/A+QCA4xo6gR
NKc8l8xJhUFtip9+4bzobx2sRZRUWlqfA5ScYazC8WIJ5RC60ktHrRZPEzq8PpeIvVz40PpKp7fTtvWBRO/28ulKE1tn5XfyB3f1wCNuI3FVaJ3dxO7Hdtrj
xQbqUnKbtT2a6xnElVaOi5m2Pkpv7IatFNu1oCcWZpf2v155HuhYYGP9XzvyD+ap+FC1nj+HvFfgVafru1gK8AdYbWQp/2/n4gG1Aj2V6Yn+pZ70/yPux6P9
w5Gn4LBygXM508yDQe+YfUyaZwF8DFaDR60nqDbUFtEkteLPoveMsf6V4E/2AddKGBboEPhLWxAYKU9Q+rCkXAfLztFDu5D+pqCvjpRKtPbu9e72HVKTpGu2
dgUXqMNqTzvKXRW74G19FbBteH8lAqlEVpJqp8zjS2C/g2S0o3gS6qNdiRF48+i7bMW8vqAmMRGaAZZwASEpMzufzb4dNzR+b3Z9i6dU97if8bXAzE/6inks
eASyzmjhHgavsD6xk74pWleaSB8DGG8KTMz9qK5RFulLIrUKpojXJBeWKQ8mdpDdgeRiQX35gPMF2SZV55ur3uO/UJyyja4KHwMdEOIr8pif/xb+0ZwOD8a/
WMdZ4wIONZfyxNXz+U1O0xbpPpHNOaiBuUsdDxPOMQeIu+Rx8IqqAp/Ht2KzhM3q71JLnQesgEz+XkQieErU9syV6KQh5GyiDVqfM8AfBYDVZr8iULkS/ZR6
QT8gy4ppBU+IkUldgJ6dqXSiukf0VR7zQWme7w11XtxoP5HUOBvW1VDPiFqqQIuj9UCy/7jS2dqEfOQ9lDNHJslTKsY2wzRkL/Gc6ZNylHmhtIQOqbnitTw3
4vZ3JrLFbRRq3oC+o4fJd8R4YxkxXUnB2vpmwle4dta/xHTDBX508JIf1U9lUHiePJmPt4wiu1BDPf+oW3AYu87GSJ3y1yOvyDJRkrTe9dEbh5Q2/IjfNjYw
70HrcmliI3Y3HiP2kIcZ7vlqMp+FBfpM4r1nuHTeqShd5WqGIez03H/Yg8zv3AijG2vFtkIem2vp/8x1W2z4NLwxNoitLlxiS7C9BUoaQM5F2xmW2O9gq30l
oq96tXwfdCWRxnrt1/0P+DUuD/GIfWuow+2Tbukx5CMVASpDkyyjCLtVo5QInmEGoGVWNVVbose4Y3mnPL0sk9me2FhhEzMKcCkObSd2mjDE2xR1SLPEm7pN
3AEuH54intIutxyDduPrhCR9DLfHMsDixM8r8cxJEFQeiE55DzfXs3wZIoz0RPiIwCyxl6IzvsL6kh5c0W2hDORMbROyCTYT1CYVqRq4JFshElSUYGyUdhGy
l82Wo6QJ+FJQm55RoZa4kq6Kd9J+0FXmGpoPmO+b8k3voJncx9zJeVXUtvwA+EHeO9hCF8GP8Ez5N+y60AN88QxGdPxIbqV3p6Kww4EAnUDLmjpiA0s1sVy0
LmD/dt92ThZ4tqTYgahjZPGRXB92AVeIO/jZ2FKol3+FEMSqCy3QRUvy4IqeVC4Lr8xq0X6mJdg6c6FSHbsqRAdz/FmBm8Q6KOS+1f9Ri/wuxLKKWmG8z/0O
zVRGQS+lQv6ZOIW9RuV4uoAVSk9wRvj3FhjrPOwZIaxTt/kh4wDzLGKHwaW++h+MfQV4U9f7f9rSUgr1po3nem6sTQWH4q7DYQOGQ3EdtlFcCrRU47kaT5MK
7u6+MWQ4jCFDhg3/t93+ezaa8P0lT+Tee+6R933Pe973Peeez3p91GHDIyEPzOS3psYhbMxW5lexgfGyqHaitAOhsXksR0qeG42yXvgu7DmxxZhnXY5mUO1j
Zgj10K/S3XAi2o9cVrRTNFqnJErjZ8XygHRiVexN4ynty6LNJqteoi9UDBRcUQDaVXnXS5qETjbBUVOSKH1Z0QtpUlGYaAus59vBLONqZJE2uNBZslnbxnQy
sRN3p+X1spfcirCVca+ilucpq+xzEb8+72fedSrJUGQ+YijnFllAS32j0vQBlbF1+a2RFXiuQo49bVAqL1M0IuwmkliN9ie2E08E6dAD4w4on1yvHwTBQC7R
nDDQ10UdjdvAbPY3Otb8nhpsORCzhp+VtAa8LcwOt4MTJENEMogxXxckEy8Jg0gX0VzgBDTaI4IRG6LqaURHiI+GvnAH+CzZQ8CAtxJNlp5EDNOXGci0Q5aZ
Z9DhhMeykDpDrJdMlBrgQ+xqiV0yGqjG01zHm45qq3R+uq5dooqYw42gYnQa+nfTfnbjumtUb8s3+vWW+LjmRFfSJuDCAgM3brvoMZ9LZIFZ8HFkHrUZRLVt
StqTExWt5PfkduIhZYSSRCHEI6IkGpb0YSeY3uU3NBQVIpId1AdjN3o2+ZosxwaRc4kuQoHuD6pUGgyPJuzQTr3RNFjKhSdAW4xbJI2QScZ3xgy4jyVPtAW6
ZDmJwOQUyVnjBr04J0PXzrba2t+WUKwVhhlX82ebuKHT6bq6Y/x+PK65UhSh6yRKECryO5iKJPP19SzH9Ii4g6UX8cp0xPinuch8EPgJKAIKjBukz8Adgv5J
9XLfFIcUvxcfF0Whe43fFTuLEiUa0WAwoWSbYJx4i36ZaLmJMF3esJu7G2kGahOWJnUtuoxlWTKAYkJIggbGPAYYQZ6UdNFmGXBzkfAGvSZpPY5hAH6QuoMI
zW916dxsxAiYBEPNWv63ukuxU0sqiDyjzbgJDgFPg5eJCRs68O8IjZYb4HTEBveWdl6fhFzkdjGq+CONHMmFkgE5S0x3kWvijsXdkEnQBJIf212/EMwQHhZY
oQ8Uhf0o2cgcw1LNxch6Qww1F2N4O233pRDd13qEHU7uV9t4LZK70R2IduQA1zDSSRcnMkwDoAO1nVQj2Y7Oig5kPjRL2kHchSgX3ympL5pong4o+Qt1N9k+
Nq71rmEUtpmaDU8FCxO1wDAZv8o6eROPgNlELPQHGoSuTxhP4ZZl6HOFgvxutZIxYOnEQSNZHC5ZRyqR06YI6IwgVL4TvAOEYY0BATGWuCbuYb9F9mbXETOM
K50MycURHa4aSZ6K1YlWoVPXGsiB+lnwzwk3ga6w3/0bP9sF7CjwDByMzgVX20qLtxVocS/SABnCdJL8Jk6WbNQ9RONpnKi9x4wFWS/pgIwWn6K/E49QSZJO
FF0qem26Z23KnJYuEp6geKK+jK3QIz4O1RUNl5+gAQ3KjEZOk2zxKnYS/4YgjuZYucajVXSJYt4wDaBmbC8bXUom5qK7DXTcGuqV9vp6jK1rKJHUj2OgX/mR
yamUGDkjWYEN0M6QWAvTw381DpFcI4dFxRI06aU2ctuiB3LNaGN9Lrk1IV6sYO9JenLXk2F0N/1i5oRhQXQ4ExK2N2pfIn9DvZiMDeklY7W5+ee4g/IbCcca
2gF12Vj4zxgxsVy8MjEGE5oz4QXGo8IZ5G5Mi/4OSOlZdFvdN4arxBVLDtiJPYrFyF1xi4DrxAQ+RF0FF5qb0X/ARSXT5EGUNOUJ3Z4MBkol5VCEqFHRvGK+
pM+qbUlZpizxcscS3TXTUXqKsLlNSX5tjGOmxp4X9zdLKR9zNn+qvVs2Cv/M1RM3+SDQDzxpLmZHVY029+QnLWeRRDZXfoM4JJjD1NOH4hwilB9iz9ZuJg5J
LpgSwBaSZoDUrrU9K0oGRdgbMBxws2eomZaVaLBeaGpXZfVXILfyQngUEiJJtLLosPABWqf1IgNBaUgCECKUSdLEBwsaMdHi5eY29ofweGsk9nOhTPsH+y2p
JbbaC6lD9lH1msYngiyQU9IbOtTgBzqEGAA8EYv4F0DGAktCmOOizSYEwKTrsb7Sr8VxiWLJZUmpqBW7l50FDqS7GZrpX4vEWDOyL7UfG29pZrql/cE0UPcI
LrBmsT8x20Rf85+SLQwrTAm6+tZfde9LjhibGdPpROKJsD1r4kVYZktaGnfL6opfoqLQ7JL6zHuuVTqzwTpzkWhHHKKfTK6kB5HH84oNccS0KgvtkOFYdCW3
m3m9CSDLyR62UIkI2cID2CsmG9MD7EoZteFUB+mnKpvtW/7AnCPxS2XdKRh5INbSu5hlvKf5F0UvBH3Q9QbcxYUSyN3wuMIdponmq0QjuCf/IThZgDKRxBLw
BTY27xi0j8/JiSFm84LJ/nGs4TmkIt9I64py0IZklKGX+BE9Ex2pf6+fDmzmztzQWLhF24v8lS4mDmnhwnuEFLwDzjBrBXzTKMO1xFC4Ye4703vmJTJRP1ei
My6PmwBeJy8tb0UtBgTAKfO5YlTazeoGY5YslWgBn6At0cTYIGEuc1orNF0u6m2KWt7AshzcDzaTK5i+hJLNJl8AKoTCjuKjiXvWSHQ6NF38nF4K/SjpyvQq
aFnYGXRAi6xPtY+wsfTwIhr9ZlV+SQr/PH5JnID3BU7RJnCguAmyUtyTJeAg/Cm5bf0qdADTlZiNqwof6yJFkbw4qh801rjZMMLcAhgLfMJE4SfQAt0fRS/0
AzA/z0DX2ofq3PoHph9YDTbRNAU6rfMJRiQelC5iJwjHFu6VDtdOFz3HDiO1n4YXorPMDlJK9ojGJB9xNdiEnJGQAHcVj046Bm2Jmx/anpce9ajK/k6S9qSP
WFZDHSXxeStMpxK/YUW6cPgBrxGezTjAH6lXQCv+PrhOcb9EITZeN71gNdtK2o9cjrYWDgEGhQ4x78OaSzsTU7RR4tXQRuYaNRJcmtdP6hF6RcHQr7qpplWy
qTl3RE3FywsmU8fMM3VBBYeKJhqD9Q0LDchkbqZsMhkpDtHFExvl2/hAbBzn2zV/rNy/rE3hHw32rp2+yhHdk5kM9Y07xyujQkzF6xYar4O9eF/ZPOwoOsPC
xy5Am6q8nASJ25pLdBeFonUlDvy1/T4GioTYHQvIbLP1t/QDQtbOR3fkx2t/oSMZEL8GHTWfJA/oXybkxSbqXxWmc8dKNIWYqKlhP0BRCyAx+aN0lvmJ6Ki5
XDdeHCx2ljRhPlBBxlHG36BN3DbUXiMHCCK/ZnjiWOk0MMgoZM4bGm7gac+IQ5nfdMOM9cB2wErgd3g70Fg6Qxpe7GJ8UCsdK7iAdrPMM1ZKVaKmoFX8oKSx
MVwnE48HYXOvKKPxFmmVn7A+lJ4UwCUvjFJquHmy0WlIZi9DI5hb5G/ASMsp/jiwEP42KpH/iDtIf9Z8SedBf183muhNpEMUMBMkpLNl3aE48k7hBmI54tZO
pydIMeAw/w3dTxpF3qifUnLWshiYV5gjaKW/YxhLXjPcBvqJMtjmsT+YmhI8aCIkhH4T7wFTzfmmXovhcJ5lTNFd6RgQNvKYSrOZ+V13BbrE/0V428gns0x8
JsvyURdmtKC54i0wAM8RCdAR0sqkn0gBXw6upbbCywpzAReYyk8m2ieF6w9rDQKwqJnkelHPqI7Ecd4cY6uibmI67l6YOGGB8Jw+BtDl80yzjRsMt0wpkj3G
0eZx+tHAUQqHSFGa0CcdZ/koOlASL5xjCQcPFM8Sp+NG8lAexKZBPcQCZpZ4rsAnOpvEDzkQn1Z0IVGbs8iYyGQTcUn3TTaoXHeucMzqW6aehh6ATNTWcDG/
2NiU2CXOFO2xnJOsNKYaLfQt5nJRYzKT3MAcIH+kR1HvYdZ8ia5LBWmF1l+LhUAZeJCmtAXxcxyrrGeoS2xcvgBK1scivRiGPiZ+z2TBJyy/UDjeiXlNF+p+
F+egFqqJ9I2QJnRQEhgBJJrPi1JRH9QnqV5+uumBfr+Wj3qYfGgz1QqdmNYG3Ki6ZszznJIOJCby1pB6ah3EVI0Uf4gWJt4XAuAVogfcULClyk5eJN2D9zbu
pabzWfA+pTMNJ7PYYlM81kT7lmHIVeZ4qB5Zgt0CNYZQ02FomukEBEomQuPFg0U4/JU2jJ0uUchE6GDEbX9g6W/xu5PVZ+uAViNeuo1qZE4TaZb4AmDlP7e9
F9wWgYmMJdrWUmzD3ISZrr3/BYKt4SImHcWyQcVKxQUzVNWyFVSslUGakwvJ8yghfA90MZYQB2T3oWdwH0Qs/YY3EcnHTlHjbZdLJEZE1tnuFumIush+posz
jzDgJ8ky+045DETlzSebSfYhLsMCeCTvBJFIwBhkqQe3MT8H58Mt1PfBRMNRnkh0EBRo20jEQF/TO9t+bCqIirfy9Mh77j3otQUGfwF+LdrNLwakSLnovemy
eDn5VPIx5pM2tuRlfn3tD4VfC6ZGTOfuL7maN4J6qF9F6IzjJMcFn6iXshGmFEglDlkuhy7IJ8LZUCSxSlBh3Wf63rqOHWHfazlHp2p30C3JfGtxwlFgNDuC
yrSmIUfRb93twVPOX6T9cDO1WHoYvpifInKCP2Y3kI5Cw0QfgHzLa+yeda79Z0tXxQKxWjR+yQeyMXGXek1eBqzgUewiVkRn8rrwvmc02D2RDjyZ9FVshfgI
C/In8otFPGIjcgNeQr+K7CjbAYQJMouk4KDipryH6BH6mnk15NELpS2gCGaWvoKIw0psYYmTyQHsUrqd+QID8nLA92YR2giWIjByFgnF79nnOMrE5chS0XLa
yjxmIrECpAHz3dJPzCnZWcIKrEDiaV9xD+BqbA5vPPKdcYb1LPrB3kSyFjhinAGG4QuApwkAmSL2rRsLhktRqi9+RdITGgwYlAuEuHiwbigoIa+YVgvE1GAh
aX7NbSgdSmVR2YIdBfmCJtLviMSkK6Gb83FJGiEofJq4B5PKvsf/5KuIMmofcZw4r90sG48GF3blNqWaUiEWRJqGXDGtRKeKMwTPQDeyTHIKmAJ77XLjdNN0
3SKjk2tLPBZ5gjvLiJlKLa95dYEcfoZhMvDAuI6RxYQVHgGm6/5wD8AzjceIHwmlzYIqIUXh7/Zu0Ae+SnjI8h2pItJNaVBbx3PsBtgEuoh6qG10Euw1rZO/
TZyFxMvPyN+INoLfQSOL7JZOSBTtTdwJ7cGayOsAQ6jvbRepJfA2o4v4EP1ENEPUrWiO7iL4SuthlhJtpDO0Z/ikNRuqCxfS7ZBBwomCXsYDIiGZYx0HBK/F
EzcbGhlX8kYAk6HHYI/E/TkE6DPWKZlprot0R+rl9Cj+WaIjbabX2hdEEjoOXQxerJJBB/OerGc+Y8mQys3RhQdkHMLL9iKu5gykJpC7LK20GrkEbae4WdiY
SLJcsqYxiUQGs4rci5aY65H7kmZAQZIog0QUA6w19TAXarHCTGhK4nXgT7KcgvASM5cqNUYC66hncFPxr+YLYig4BNyw7DR1wyxTjWTDgV8VfClJDGSDrI+E
0cDxeq2gD3Wf53cqbs0c0wfRu/ACSSE9q8RZEmQaYuH8b7yd7HOSeTHvyFGSdMNLozB2iz5LHAQB4Es0hz8anCZ4UTJN20Rfe9+8wQqReRB9DN1ZNB3oYAmq
siIPWNpSWeRYIIT8AxpnLCcYYyKSAr6EEuJGiOaCTbnT6q7Xe6gjqAAZpDtiDMIekCOoSdRKZyvEAU1l3MQzpAf3pGUw/WbpI9F+IkQIiPZLy3gfRFH1hpq2
UylEGSjgP4R+IxItXYmpxrbml1F/wue0c5AgriBocbFZBEXulzQCI4pGgSu0C4zZ+sWSiwl9yPsrwk0bGmzMG7n2rjYiISquR/z6+LNxT6LT1njXTls1Ex1q
agG8NK4xdYxLijXzSW6iqMR03rZVmgW+NbSmthEHqUTqN6qj/gx8x/iSLeJ7Encax6EXCGlVb37iqI89FoHgizipchp/NtwVLyDnyRPISPNmtjnSvug0EoNW
JH2FvSb55A7qT2swYpWQojzYrOtY2ME0n9VIQuAkY3NZW3AKL133g2GW/jSIAiqiCfCLkCtSUIcM5fENBB+MuXS3JKOoB7QvbkK+VNIQtnBz2BXYa+o36S4r
ay40RUW02PCgynZSGyPiptAg0dW8SJrFdilJJaYkvCfGJ4UIZvCIhHHgdrQRcFcygrcVaMGNtJQTXOZuEZcdbTBTt5guhTvoyYl2i9qkFq8WOc3Tih7mvuNe
Kdot5gL3DYDAl/jCdMd0x2IAY3Vq3RFDXkIYfYp+opsdPw7qyVfBvtiB0hvC0yZD0QhuOX0GyoPV8SOQVC4I/5BQpt8rWG7kWypkgwr/QLzEAssU8xhLihEJ
d0PXFA0hAfGNcbjxMFFoWVn8FYUn8YFvokdzOummWnQ8FbiReJawRh+TJyiZbWpbXFdaBzSWjDcc0i5L6GvYkPhjrLUwq7g3L2ZFEDSl4H294avGGScT+twJ
0lZEmOQOr0fEQAOMdOLfgJejB40PDC9N4fqm5JlYC/JEPBC4zS+O3lmVfjYxG3oIfQRa6tRQG+OvpliDbEMz8FrhFd0cWIk25j6wcC1iQI0cl94VbBGnwNcR
s3au7oUujqFEiKyTaFGDHRQgOBD93YaVwq3GzeJ62lzLHOFgQc/8/AQpEm36GiGBBRIlcFrQM46WtiaHhMq0m8xc9GZ+RPFV5qKxDSBB+pqKoXSwDXEIdaM/
Utttb2UXqbuMUNw9rycxxmyRNiCn1GluHwUpCxHpTfo8c5J5RlosBXgqFBy3qjgud4D0uHQzOQBZS9ygo5mjpo0oKTPLC4kXCM++SDQEWI3MRbjoZWAM+RQ9
Sk62hpsL4QnrJupRXXt0sHkt0czS3vgjOEZcnzfU3NN2jfqTmWSQIrMlgK5U29kOa+PoI3APZIzhG+lJur85XMbaFim6iz8iw6QzmTnEbGqWNMG4jlShZ6ke
lkbQS/056wLYzw5Xtfbquim6VGWf1IcSyXnMQeMrFCLXkrT+kYTAouADwB7mjTWfrL0T63hxpxXHeefhlgwtMqFDtd3jJcwjfQt2Mn3eFEtN1UfreyY+Q27L
5pB9kSNUc/AnZKb2JdmxgEAjpFMbyMnJdB7xQlZGNiIGGJfBW/F4colV6xiJXLGOJxaK+5qag+fyThZnGhizEhqMjJCdkQZbpzLDOeOQWHh9yR7qbMJduifR
d1VPQxR+VerD7+jKkr6X/lyoKTynayeOR9LgHTohhYkfin81/Rjl0trIO/p5BX2inm7Iy7u/oW0hN86+7tvlavw2wMGWSUYKnxFNEoYL6vHTpLuZLqgSTWOa
SV0mbtFXyGvrc3gn/F7SsmSg6RdjrPwR1Nt9Er/hfGCxEL+Lx7Lb0EzTJHM9vL84lK2D5jGhRF30MPqIpwUOSRcUbSxokTgZwKCFYAKTqZyK7oSnEMcZMdMf
Pbd2rWAa9DLJTa0L/4GtNA4MuwQc0t+Xu4yLeDukPdHlPAF+Vo8VP6BXkS2Rk+TX4m6k2mDVF2Aq8SEClhRLNwhTZQvRUPIXw0g03ZJteyPy8OoREqQHO6/o
rmAW8Bb6nhDrfjIFsWpiMssguwS9mETkcWQzggPdwE4t/hbaZ2Dos5YSyyftugKdfpugkjkr/F42hBASlxLaESkEbOogzAJ2mgFwpmU4bxnTXVsfjVQcsSVZ
O4tnxahhLrLN8oskQpwijjA0ZO/DOuhHnoZuA3eAKoSv0ONMuPgq5TPOwAQJLaQLmamUUBrPhJWMEKWYd0XNMywQBOsNxi7Gx7JY6xJ8AtlVfzP64Ya54mC6
CznItGjDAboSW7ihlW6PYbPhlkUt6m04lF9n3QTmK8JAJdGPtB8wj+S25efsAsnNpHriDqIdomaSqbH7SB+FbXhVzBVZY6+sN3I7i7yEWAtH4sT5oreCVsa1
xmA4m5SjXcVfEXuQkdQgdj/jplBpkrhR8RGmreUVUQBHa+dAEH8ImMw9n3iCuog8wMMKmfxbMXuiYOQdRZFW4k0VHyLM6eZvJBslXtJD2XVD8ruLysGpkX0S
RhJe/Uf9s5hx4uGictE021zDUAbU7zI3tTww7YvFTLlrekCz88es2y4UkrFsXeM1qC0zw9pM8IjHw+rJCoRL4akF64l5Ypw9JltkXit/at5MicHvkRSsH10M
9yV2gvXMKegI24ykzVALGEE+aSdIBMBEnlGeSKYTueYwQ2/zMiKYOitfA8wDuhu3oXy8CzIbvUSs1je0R4AHTD2B+iZUv44YH9PPpCMWyTKFL8QPJI0k84HD
SK70NIU5+rB7rbuRzgiqtyUoTenULOwAUoI1BWlQ4OBg3WU9oG30Xbg5c2SDhb4H8KipFhKVIBC0EIlAD7M28Qr7QkYa62cv41p7qt9FesX4mPrsz8BDeg21
N6lh3G9AAU4LVlBPSg5afrMNt+2laz+/OoRpKd0MyKxGSYXgI9OZcWoXyEAxDs1E15lS9IisIxSTEIOMtTRs8CclI5bK/qAaWW+zvSVX6VJzENLZPByL1K6Q
rOLt1yZAU6UjY7qDrD4Y+AR2gM1AqPGTxNugAXPU8jX7lmSTBpFZyHuml+A4WGEuICZZj1qyrWHa1sQyXSp/kq6BfS1jtX4SnhQPlO41XTS+i2GRUuQDOgvy
CiH+V9pfJNOBJ8xq+p7uu7zUgkMlwQlfx5oLM9Y/zW9Q2MvYSPQj/QCSW3D4bu5+aZFpNLZH7gQ/wplmAP9e3gx5BO3KH6oAgN/AeKhdyUnnOuYXKwmrpEd5
MyTNgHgk1dafSHPtZzz0ZnoWs1QwWNQ0Ybh4CD9BUl88UZK7vkNSmyQf2Ba4CCps89lp1pXgaWmZbrjuWIIXLDE+IxD+WakgUVbyB3xJ/kZ5tRBnLmKrCldJ
u1qnIEZTKBEtugHTsSpKwpTouuuiaROTQ4xnnXQxUInOll0nMFQLL2C5jFf7lnpNkaye7JX7lDeMuK51WVjQJhyKXzb3F0gTNjJb2BtMB9kSxIP0Bz6a68UL
rS3MPayPhStM94hGSDNuUVEHcTvQQIzMNZOL6B4FvRLKSQA/jsGii/RxMNPclz5AhDPjKJG9B2C2rsDbEz4dzyClzgsSC0jhfQOPgWgEmyVNFS+OGSW/izxn
FkuGZ3dJHAEuB2T67gTJmwnvQlwF0xyjQZh4K5gmXmnuoEvWZ5J/muW4GUUF73WVwo68n5M6iNfCLzAVXgDMo/40lpg5xhOSd6adxpzVrewprCwsg20n+g7A
9G8NTmKs+JlkW/0jRfyiRrxZ4ii+JpZDni1YbgYtseahli7mdNHIfJ2OZp2m12ByYn5cK8tIi036mm6CpFO32KeGw+xG8wxpdxFXNIKahv1ojmWnstPAdeB9
vBuYBR0GLtONdeuZcPgX4Jpoa0IvOhFZRT9L5BL3FEPRX1CP4bChufSCYFj+cKJjAkEAQDuiHXWLyIh/AIBip3GY0UtwskOy62TX4QRxIrKDqr7DsoOyg6ve
4Zy6Veerz4RUfepUHVX9r75WdRycHcIJrfpXhxNada66v1WdqboWVvWukx1a9S+0qidW3xtUlQ+HU6cqv4iqNNX3B1X10jrVuVR9/1V2dapgTnh2RHZMdnWZ
YVVHwVU5hP+dKrSmrKCqMoM59TjV+VfXMbyq3Oq8gqtzq3pX51q/Kn3dqnR1OOH/3BFSda76anW6Otn1quoTWpWmbnW7sv3uWv/ZKujgmnd166rrW9Xm6nKr
PlV1qWllNS1q79oeVnUlvJoaVelqaFr1HVxVMqemRcE19PqrfdW0q6Z+VR2raBxcQ/3Qmu+61XStTl/Dk5C/6VlNwb/5Ut2+v4/r1LSoqrTsME5NfaspWFWT
v2lQTXXOX7wMrqHbXxQLqqFgUHUtq4//qX3QP62vU/UJ4dT96+6q9HU51a0Kya7mAye7mi9h2dE1tA+pkp/qTx1O/arzUdX05lRzvYrWNXzn1MhRNT+q5aS6
9tV3V9MjuEZCqilRp+od9LdM/HUc9Pcxp4Yy1fIVVnUlLLtBDUVC/5KoGr7U8KemNeGc6hqGcMKrZaWKS8E1ElEjSVV1Ca+SgeCadME1edTwJrtajqspXs3R
atn+S7LCazhf929eVZcT9je1aij5F884NZL4Vy/Krm5hg79bU9OC7BDOX7wPqqF38N9pg2vkoqalNTT+q99V1yO4JtVf/SQo+687/+JHEOf/tzQo+y9+cP7K
tSbdX3T4//n8XVJNycF/Ub4mr+Ds/y9Df9WmRh6q5bVaeqrrlV39rzrfOjVSxqnJlcP5i1rVv6E1ElstmTWfmqt1OH9JT42E1pwLquEq52/ucLL/ksDgmn/B
1W34u3cGZV/aod9xeDu7T7zPtWvJLve289vsu8y7Ffu67Gqz66et+3aP3NVhF7vt8E7R9qY7v9p7dzu+K3LHtr2tdqHbl+1ctHPYnoM7+u/Q7DDvTtsl3tGx
IbNLt33FzoQdf+zK2blp28Od7r3ZG92V7NbFW+WlnTc/2U5uPr/92M59W/Bdkq2vt73Z4doST7/2dmDkaLAsAY9UzWHF+P9E16s6+sSi1vuYMLkF7SQKmeCU
ZHgBesbM2J4J3onTkyl8puqWsfae02dNX9mlnlaS0a5M+36WFBukAXFe/nWnWHnQ7gJaINvwA6oEdohnmfhxUStMrIrH86i6KAf+wP6ATbFNTX7uOqDU4nxT
I/Ew914kIAZioKfNAmO9BMY/9I9ZERhx+D+5ix0R8ndIjPyhZ4rkpC3OMpN5p45ynLV3J7tQXLSTc4TqkDwAGuF/Vos/MFF0KyYeW+Z8xl0NDi59Rdw0rymI
To5G37rkzGnlUfkM1xeQO/4vyNf/tLI929G9Ek+Vm90gMgVqDJqsX5CSL+Bed0dC1B/cXIkPPI4bFBTqln8R4+zv3Ov7xlZovVrPmbLu3ljvjFLS/QXURf+c
C7DXXS/HUAfm7O7KcpZZfzQgYDhee2/gQdQ0xyV6MnetPVOW7iGcPGe4KFMVpp6vWGy/4p7PLrQpoJ6i2w6nItH02HFAlqiwkfHubxXB8EWNyrqA3ea6bl4C
7onOIm9ZwOTz9ueqE4r3tkGOu/hz8qpQowpx/ep54/7k+t43w92abQscsBPu26ohtssyzD1Dvqc0HRC7Jvne2+2ezfW7lrwTtfIctB6Qt2VWWnoSs9wRJgX4
h1ftae2IF8TBu6wLmbV4AU4pM5LHJb9HN6izUACT4mHMFlWh+gzhQRckvtcusN6HhfbvFaPsmIsJAp376C5EU/QdORzVMT8Yi+h+kl6q6UBdLFsepiwAB2Oz
HAWI1CmmhsrX5oatWiHW8ZNkhcrpyC20S7JTvgDes+Eimg+ko52s/W0bxSedL6wiXUhJf4Sf3ANv7QCwybLaK2U2aHPsKU7WLKDbq0JtL+XHWL97YXzmFXWk
Q223BbvkI1TH2OWOX+MSMK79EKl230i5lqZy0Hi0bbOtNkZnUukYD9cxliKIr5zvlS6mUBMQ0/Bf/4ch3rAJkpaKs9YlDqn5HTLRUr+0if2Oy+VaWf4ilaue
JlgPb3NvQu9WGFR7kc2NtrKfsGeu/wPWY2CUIP9YoNl+1yj536s9OwCy179KC3ZgRHs1H5qLoJyumkrVEOdvTMtkvu+OfX1hMydXscn5GxhwL/t/cWiWbzM7
yGGi89LGuu4DdYVp5qk0Y+9vXSB/53zhW2NK9STnB9jdxB+qmH/cxL+vnEz/hKVI4xw81xxHN89a9Lk1AJLrl3aIr3rfSH2gqgO/BDchI2Qp69JEWcb/Cx5i
E7cYW4UmODrL1dBNtURdjgdAXON8EfXSz/VC19fG7gaj64akGdvNscB1j62NOssw0Yp5jnelIdauMjnbIzUC/9PCKI8XppJwWq5o9Lo80hV7AVvmvmfPgSdb
lulH+mQaLtw7cZ3xFTkJEbs+AkrucupKSQoIgLPQI4WXtVTyHYqbIE1NxOowEBEh6gH0wh84xBiEX9kwx4O7kzGFYyfrUghcFMuHIVUJclLxLQxBHYIuxgyO
Ztzv4TRrd7tF0Ugnxju4Yd965rU8xpPm+toW7slibuOgeTUgwE4Rb+w6qg0ebF3guecg5ZfV88jcnIbEGNczdAxx2dGRypemOysI0LVYVd+uk+9m37NDGI09
zhqNfW8osv3Cyo3nVcXUV9BBy0vFTLbM2dt6khlV6BEv4DeJScCTsOnKK26u5rrNhd62l2oeMNH2SdBuBxL7pwzH+wNRlAneqliMiOS/qmr3E7CEp52aPFSV
aYlg21sPat5o/ic2Z9XLK90ub6ISWs9qEzLU+EpVC7BlGZgyAFDKkbTDmvNUR0Wuoja21C0NYJ7v7ldeoElIGVJ+NeNuagC8pv+OeqUeuCW2BR5WmONZKeuu
NrL77CHyp+5v7Sc0D1wzXGdSl/t2iG/ZmuisbKS7n+mq65G7rToArld2QEzD/41hyAmI9+Uviu4PR/o/veOaKgJqvCZD9oe8p2p1aZl1VEpl6ezUlp4u9tOq
EHVn1RrfHEstNDM/uMJeexPma8/viI95oXoOOtxdVGFpQ8DtvnTfKcs1+RLHM29jj18cFH8YarXb8x/KnHHUS4Xdp0wrlD2VLTxrfW/kAZEJOQHxM6t+18vL
8SiGI4uRCfgq5HdnNOx3/ddnWC6ZzgP2fGiO61jydI297IR9REpAlPFACG4BkGUpK433is8jOMQoxVvXW+iMpjby4yHnaFsz1ZjkQ84l9s3qOS5Z6YGMGe48
5QNXaq5dP87HlVvwKOM26IXqZUKCag26Gz9uH2ftg4ThOZ5OSlZz0DkInGrcSQ0onGRaTgXbcnxhLpH1cFkX3C1PU66g9OTP6lznCuaZXC/5StXZ8pPiCZ6p
MgjaljUpDcI2OyqdpeqOTDm2MO0BSfLeCN7ZRZDcPcy2DGuvmS6rUPZSjgN2aNTincwMZB0NK1rjU4QtSo6zWYaP1CirD/kGJGxp3jRvjCJPdQQYy4Cqy75y
V337O3UTywxFpW8o7VEO9X30nfHECGKAvexI3gJJL2uJ66P8gM2JBPmSHO2VTzzzsans3CpdIuTzi9qB33kR514yPqWPZpRDJ49QRto6p2Q4Fih9yUftC5W3
7SYkkxqL3VSlKTV4kVutqj1GdaCGqXOSeaoGtivKKm1c9ifD4QTAff6XPA1UJzE97ZlYxxTK+kvlFJtT2dUV7zzp66mOkI1RrnF/Slmmrj3qTy5+b4/Untdk
qdrpN9g3JZ9R+kXK/MzH8DKHEVRN2WnHdPaKZh4yW3wS3WqbrjxBPJdPFE12RuLfI12VHcHg1HD5NvcEeXN8vjjC+QUkYU4ATE//iEXZftEA/aMgczj/K6b1
rzRlyUdVfVXzTBG2UijGc9CZiu9XNEnbz+bTg0pfy5yOy54kJsC+SP8ZRX53TlYo7Q0U3zpesDIWM4HS+fgWeU/aS0UxcGUoDWt6I37RKP0hvXK+jMDNxZbK
MPaleoP6jj2S/9O6SOx/YFBn+8Ur5HDSD+GPkf28LbTJmGszWV7QAcv+V/0KlHvhASqBZh+OqYPSOuDLbf8Tt5ATEI3yP/e1UvRUD7a/Yh6iF9AM7CjbjKiN
ndQUyXUeoyK8zdg1ahLV2/fKFMpTiutpE7QCxxV7atpVxkJ2wTs65nn2OPXuB46tXpnlOCvE9slOWSbLBgGNsKPAGHIo0p25jIwDOfb2DMI8BvmKk5YKqYV7
weEEzdaWkj6q2551Sr5H6p5jw4yh9u3KfvhkX2ZZonGmOUp2hBjJVukskapowrrx6Rz8jmcQssoxH+mpzDfWE32d/Bxxwanu85I7aHcrF4+WFaEH5BOR1x45
UOCaB22sTLVDzu0KMTzNM8My3n3HNU6ldu0HQ1RzXaNVC8sTbF3dIx1h4iFKk4fB2JSxjJScLTYAj2wCx2z5I8DjmVyyLbmIlpTmOL4HAfFmMdeVb/1IR7lm
s53KUy0ycVtlmreVu4/BKjik6gMuwOPoXY69ikfqeWw+Fo6Q7to86KGqF9HYush21A149ju5LpXNL/7yZ9bBHe/h8j9Vi8pWJUdU1Me6a77HTqdNUr4q5epe
KAfaBzTaohldVtt7+650tPT7iktl4VAPW1+y1P7OF6AX/6ePLE1D4TaeXPCC9qsyCN9uaymflhHqO172FIlo0SejSNPBe8yxzQtgY4VrJNfceaWz1fNTKtAv
RE44AZDOA2EBBUZQ9o/8ygmA9/VZ3zJqBpT1S29futPRBvuGeeLKAWaUNlfPcqZrFnpJzVR5+/JX9oCexb/y75N829neB5QBKY3KwmWLmfvuzu7TpSe8az0J
vrT0xJSeZRTot25fwk6rrWNr3irvutwljmQl4Upmp1b+mXoeDeCFZgeIxPz9Cq2MLTvjOeCKtS2lZ9KXcT4UAAX4PxrlsRyz0iokdSRslxlVwcoRar8I1ZyA
iOCBxiNOsTNRqs14iO61aVUbXDGqzprauiwT+y5DpBjhmauYUbo95Q9Nn1JcXC4Vk073G283q0JynNThPzUBm3XUxHjOqGDVC/sWaxJyX+1VhesGKpy2+fZ2
Yrk1mWI1R9VeTXjSKWi6exPTzc1R7VfNkq9WjErdn9w4+Z3vjivEvQSP1rxW7WVeac55RIpoJw97qoLUe9WzMvbLTyaD1KxEDqEpn2zSJq9XEfjJFFfFTk2r
dIYy2wEfkRKZ/Mp4khqJyzyAs4UqVEOrDgmOl6rtNiOoSNSdSO9qe1za3MdP97m3eZUV8uSR9DcV+9NyPfHqvs6rTOLGto5V6joqXtlC33jFXflx91fIgAqB
jFvl80aq6jWcr9LZYzUTZQ2plcwdZra3bwaMC9MiK084IZcaOS5UyeWyBjZIk6BJT43SLC2t61lALklm07tofvfW7ol3SuulcUulnk4q0tVAtbWsKe7Xg/hM
xnoq0jWhZTvgPa7mDUFHZEbT8qOFdXNZ3ksvofG6J27uv3Fecm0reCuyInWlq+FOXpOl3na2JrYBZX4RzD8rPwd2NVzgNlc2T9sGu111nf0r2CY7UzY47lUe
MZiMeRVIecuMtd5O3nx8nHJIaedGel9a5T7XFxHJAyEO+0Nxzg6AKO7PV+R8wXaoZU8qPJq0YXjDtOxGbMoQn9xqc6c5E5xvU9bLKnGnMwj9AAelfwFJ+p9X
XpOYLe3d80pjsDTjgMoY+WC5Ul6RslJzW3HJpnRNLeNVipUBNW6gHusf4ZETSRSk10u+oCi2lchfA6YK9eaAFk5gfOmq33nyxd5PpSr8nOaX1DHyS5qfhAFw
ov/DsbFlWRv7lYentqpcV7FTst3nLQtoYfrXpoG8Y85G967kqcmU5/e0i6mt1VvL7lbW9tMnbyIank8raurbMsb3oPy0b4tiYcPO1hVWRcr8VJN3ED6hUesm
TTLC5HXTGzpOVyz23kifmwradiR3kr/wvNH0qmytmSfv6XAxi03nwYlMnj0ffKhaBWxWDPAirtalYfD10naOVGte2iZnOnbOc8xj8PyueEEOw4sq6m78qhHj
DU5vUtE3Bau87hHqLsc3E69TJLKPNu5vuKVRZ00he49c6FtWurQ0Rd1GA5VtKp3pO5jxs3eM/m5py/T96q6lWxx30nCksdOaAkuf+h4lh2/Up/Pke9HcjLS0
PmWtNx4uy5NO8HDl3dIPVnSSXUAjKmbZjTZlOuS9m/q9yuu56hmQbtatdisy7no2OaJSBlFDsD7Mn5r9zgEVbGWZp46vsaV16WVkYNlFp0A9vPG44mzva98Y
788+2qdObeI74HM5Zqtr7/h+01mhWQSXi+eJOuHfsN+h30FfWJPzj0w99QSVnS01EZhslLi/LA6DY6RptxV2eRaz3n7D8ZhxiOYwta0DuGyT93zZQU2eehyo
A8PgG3a/KKafSeITG6C97R5K9mK6QhVYAtvS9rpUzXSwznYcUaXJx8l+p8fKJ1OL4SXgUFsH9B7Smrpn2w358TKy/bQnO+AY/QWN6FfLcP4Pc0D/0UVHPVtS
3GmdKak9SLwWHCbcSsdpxhFaSyaLaD9hv5KxJID9j9mdmm+5O7KyuTIes8E/O0cYHiFH44dZpxFNXSnmgXBffAmZJuyC+vU2s/1GlLID6Lqae4fDcuUdiJNk
xvvhS5h2a39Z5nd+wj+K6b8+43mjrAx7F50KfGP63cynSyi/cx6f2XrjndEVEbZfHURpBLtR/H7NYSIA6izHr9UTIBZV/W/ixtXKrytve6CNJvV1ro8pomrH
A1t5OeXD0/KUK8sveFY4W5CM81tfQ5WuYTb+WrZVanG8Nb5wTFblIpNSLPi9xJZwln0brLI2000j7cZTjvlOkf1mHUUhUrAKy+EV4DasGd1GzU/Is34rnip/
av7kHVnZxzHEKhD/rmgvvyk/gt9090Mu07FAd5QHLTRb5DzsvLyn86zL5LjCK+R3L9ntG4CdqfzW0dTVLe+dcT98xFGXuaPMsfexH8FuyPcSB4tjrbGaB94W
7uv2k/BlA2RcSLWBXpNWdp0qBS8IZ9FZ/A8bFtIn2I50GBonfylJkN00tcKNosPipMJMPM2b553kToLj2ZuIstJbmel9r9povo87MS2VL7JKipi5seOago2R
9B/QGWShdEDCYM2S5AN2UpUAKW2HVT5Z0sZ35TG+aOVE+VX8MfYG7o/VnmOa5Sh0u02r1by0WY4JntOWzLKAOLj/4uI6zydXOkrg31vsbq9ui69RqZal5VfV
gzQoc5665s5Uf/DU1inhPtrckhgCtrZmadLtc9UlDr/21Wfej5P4IN8H92L269rQY4FoSYxiDPqz83QKovlV1Q8XOi1oENoaRYByazgzxU0zj+0J8qf+vEh/
yNP+7fQvIz5nf8FbrN0TA+JEL3VPTb6tmq9+62lh+cFziVQiBc4pyU9LT6ousGeIM+VJKcd9fteEf9a3Nni8MoX8IB2rumIeB3KdYbZzaFvHfOQidkH+lJmA
x0MnnV+Iq/vzUjgBYlzZ/Z3jlEex0BSoNBt/Sy62L8a/EP3hBIwoZx8yHlW3Yy7Ym9nzKVx3uf734oAI1/965WsSXcXeaPUk9z6Mn1IoZ1V+ZtY5fuOI/lGz
/0kTw561drauV2nMCxW3mDvJB6212/WyFCW/kp+wN7Mdc310bwTrsgLbuJRF7mGlsdFnFFsorWoUvxGrVj1XbcR/8yjQVfggXqqjHRPivGWNZ6ToXLa3YCtg
479lF1L97B+ocGdPRyvEJkPcDdH6eP/i59A8SWP0BBK62mCNA1zYImQ/vsmzQkF4VlNb2VRymOuGB7LEk4NsmVEtDFyCx06X7nJ2049Cr1FZtubYRt8H+hfe
N3gX98p4c+kj4DSS7aacLfCjJlGV2tPBUvll/R1+T3C9KtgzWN5A3d41gcxB+ljv6Hba50gmqPRWtnKuIc07Fyp09tZeRY8BGyJLQA7eiPBSXMNKd8uyFfj3
jeOUT0o1ySfZa3nDeMfBW5JJzEwkUdU9rqMtW3kW3OHgKX9Cp5W2qLKLpqb3R5ROBtmJ19OomU7uJep3yto9vRKKIypN7xA2ZkSRl0zCewj9yFMt+V8LFq0/
EYUXRwOr5EZQLHnPC3br6fFgNDZJNZktwXzWXtbaI5jK4XYXR9ZjzTCEq5O+1z6W+p1r+axndxcujXGIFwibmh18LRFs2SuZIdQpDECMIF52RDrG9nsSab4G
p6muslIyH8qVp1peEaPNX/Cp/PSrgDNDnIBY4v9bS/nTSf86Gg0DgEY0ky0hyrgJ5HI6Ac4Eehohs4/sJz5FaPVCemuCX1/ws5ZsMG5KWMxYzF/rO7OHiUni
R+bvJPU8IjpKWWkZLhsIjAUmSP3aE5yA3kq23zKr3pYUBVRi/wFY7P5B8tGxpOiU7n9S1e86qktUaYwLcXIvis7mZxkexPPXBkR+/9c/A3bAEcE4gYeia/Ym
0BRoBV2rpOyALeIE0Lk1v33sywsp7SxFNjnJ2ADPQn6w15bMG/xe8E3yvF1rbaEyUg/FDhzH2zOz+F9VjYzBWJ47FVqEhGzYFfmncf6GNvolxR1lEcId7GVG
ivSFsvlA7H7d3GKnPlZvLmpifA+4TSpLR3ssZDN01H1lmSicIiKIuY7r/BE2ITSJiNnwgF4NpQITiCBHHxkA7DDHOYaEX0vapNPrrppW1wFF0DpxIRcaQ6QS
MXREgxzFIOYxUwweU84mjOJIYo1jS6IdtHIHEKHC06IrxEJ4g+OkzCoJQR7D34qn2Xw5z4u8dGveiAINedO6RiJxTEanYALRWAdJDIMXmLOh4cT23J9Wv0B0
MmPiAwJg9xQXUv0xLZNnW8lOEswzDUo4FpdZ8I0uEmDhTrK+mBvqRWWJ0/AO1NeiJHsy1QLcWlwhOlY4jMoT/Cx+a3aIzwFxtdezZeeq9my8UiaskGkKGs+1
UerWqX5Xv3zGw64VzRu9TbmlaKXKTW6LuCuGeUZXfmvfZ89MW1A+SZNTsjBV7axteZy2HUtpV1qWJm0iTzb7DPQ2+f+IutScWVfWKV3m3CQ/pb5QlmKHHW1c
huT5SUhyU/tbx1315crN7q3ON871Prm6V6O3nm5imfe8d6suwNyOf2/Bn1bxPwMWWDdzvoTi4S8Ccby0eUo/srV7ekZoOupp4BPgqtR+Dp7so2MMNDh1QKnA
F1QWIPr0n/oNSD24idfspXuqopHrSqndCW+E0hqWHXYVJj3w5ac9Ts1T2X0BvZFAvmcATLYjPnnF3oyl3qmVwUpNWWja10jAPAJp85ozo107rInKvqkdU555
x2u6ZuSlfnFN1t+57vWNcoxjtmzcv/F1ms+X6Nnn8WsRBrKmOYHXVW4vS7AP9X6XbGuIbzEp9js6OmvrrhNKMvmNe1bFis09mtRXLLdm+tak7PS9ZvRem3pS
2c/2dWXRpTIX4zqT+lDzXWWDjYbUvd4YB1q22rtA0l5tss9JOY3KHAuECuA3qpFqGpDtLpVPwrZ5mqYmyYa5Z4BZljLPjPKLyZB6Wbqh4ZKUJr6D8qkpK5Lp
huUVi8p+Sl4UXwfJLq2ylNVTgXRyB/GhLKmcp8GIX5ts2bpNttq3P+O9Yp6rn0/ok1OfrAze3Pdd2jF4pEbm1jA6fDA3HJiFddDwyM5lJx3D1bO9i9xFqTfK
z6kNKa2SyyqCyoaWFSfbKrmblOUXHR21bbH78DN5YVE9e+u0LXaV42PyBYfeR6tBtZAMwvZplgMhEGm0lxWkdiWuuw5U3PTlliOuAcrotG047avvWqjCG3Zg
+vu2edt4G7hmk3I3WKZV1O45yxgrchIW0A2cixPE9FmG7/A7P/uZLdyaYewzbOfkjbXDFDn0QtVdDHFetXQsfazum9LJtltRZJtkq+2Zx0juK95gZzQH0w8J
/rAfZ1i531jBZ5phCb4nOFSyH50A9qO6xQzHFlIVjom2H5KfiGIAovB28nLXPm9nfA6Nu/ezVlchGwEvImMIP3GE7AAzVZwAs1YcPzooO8BOsYGjJtmB4r7l
yC+wT3/CvdsqVLGIxhpnLXedQwcCO+TzZVuJBOX+5PNqv/NVn5W/WQ4VjWOuIGugRmyWZzu40T1cbnaslMcbf1A0UfKkL7FoPMDa4OyAs1f+faHsFLvNm6Mk
3DegYWoaPeAtBwNGezlfsC05LYl6gAsZic43CfiDkTXGHuQXVln9k38nVuWOtraV71eclK13Jzm/YgJ6z5wvzL/5mclMlym0btdJ05iMxsrZDsCdydSeUTha
WE5/NAZ5fnPPdPalbUhW6UVenv0g2tHZGaOV3zjfySt8RsnouOlsmjvek2VHACUxiuhDXLN1t9vxToonitf6PWtOmcdIuth89j/xV9QFRgCokWdYBF0ZFwP/
Ztxg4yYpoEwa0SzND+ZHOKPw88q+Vhmy3Bjj/slaSQ+lvxFv1tdlGhSkEd1MIzEhfloR4VKluiQN0Uf2NlRjCOHOtd5GfM77jiRutuONsw7eBR1AFpIn9Z/Q
PN0oxQren7qvkTbcTKi+u59nC/6bqrcKk6tcDWU75cVWheNb9SfngtJ4JBnOlKfE/YSNjwTFoGLiWg/WFh/HuM2hcK7dap1p3atyS+7oktavSHmQfF4pV51T
ZNhTcaWqg3WPgbF/J5Mp10gWYFPAcUhDZBozx0K57rmWQqy7dgRkSNkCL4JeJ5Z7hYxdHJU6GQuwcuI/I9gPVF1MrzBAbUsb+ZalNMYulG+W5Xg3OVPc4z1x
pnWahvY+rtocnAv8Ip+NX7B/Ag9je+0PlYKygOvt/9UrlO5l4j8kj1FC8ERmwns7Iq3f+T6gh/HTZQtdx0pHp6e70xWLMAg4Ci70jCVH4OcSt3oIdUCvwn+0
lBNQzwQYiwOsJQk061Y7fpM9JAVUQ7ZBzFL8iAxFZ6o/ob2oAZptzrqeoerFyrOafPpHNkA89z+1tTpVULyTUU+1f/TFpAx2btXnOK6XT/bNz2jimuyb7Xii
HW4PGC/P/h9PMHymtZ8n37YPwQa7epQnJEMpW+3ncb8aOdAaqn9yFKRWWrdSNqTSfM7Z3JJpXmsMuILhX/WcqUFUM5UazWs8R33FN6SsMCVglN/f+BHwuY4q
u05zQjXI3qB8kmqkb17G1/Y3ytqRpG/17pRJKSONAs091zxXhLupb570sHokmauqUJXRP3sbOOi0eFeKaBRezjy3QnimNyZljKsf8bObJprIh1peQCbzcXMD
pCnxiAjRDaD4zudkiW0B8ZOqGXrQ1MkebM+EnZoj1Busf3mZdISiLmNxdnYOVoVhE10f9K/ces+vwGn2FJmDP9eGArRhnQZxDLE3L7vGtCuzonN9k1K+Bvuo
NGV/EpvAxgTi6Sr/KBidHM/tJu/kaSPRmMvloWwWOYaswCf4tJ6+5KzSMaxDngHTTrxMUNHA28v0Ntkc/7XiqqeZ56Fyvu5MXn91lhxMueV4h9/3vC/9jXIz
z3x6t8R9FG+umJz4o3GcpXKTz9fQqUAz0Wml7Uq3Kp7YImiPqrHa4IlMXgS8TFmWvko1XLVGVbesv++0746i9khwlm0ljyL7Q13XnUFB/SAsw/SFiOo//Goq
OwecVDZHjK7vBV0UEebtKN8WDy5Q3RN1xIZI72hHYbFY7UjtekFvNJLeHfWJyajycQfaRzv92hGfjc2vEBWypGiAQ8AW2VnsHrhQ0oIcYZ+Kry2qizaSPLYl
mIeI5+RV5K5AQkVTEbEoC95IxdNfWPecHcAbC7xiN9vveP6FlSpfiHb/U+pjy9fWl2jvBB+UjD0HN1o3wY1LcpRL2LEOLVmZOBsYLdnC+Is3f57jJhK0rURS
3bn2CVAF9YIXSuxW1HFGlKwBl5a4GE5kW8cfpL+4WsD5usBPL3CuoUmOMaoUSVOwB3lIkWXsJw0Yf/H3HMc/ZYStjI2eyN63zLAs4O9JvCmeHh/gWYn/1KSD
ahE4wfgDqSK5zI9yKfQKCGiRcr6wRtSPRvpVesl+gnbD9a12egrwjJgeV7v2TYFv7UsYof0sNAKj6K/sfwJZNshWzD7BprGyAtTJMRWLeju/s46VJTq2ExzW
aJNBIfGvTfvxu5HuxFkiBlxjFukaip6Y+KZumJA7QNTbsUC2E+kB9WP6kXLJRyBLdtH0VkUDHHFv/CjwilnG2CVcLWA9Yq9AWyI/mFrxrkCk8Dh4psTMa8Lb
7VrP5CTsLjCRO+g9Vkj2EygFxrI+XWXUBCwc3Ar9hBQLIxgtw49phETzPFCk6GtEo1ttOeS4S5xmZcBy27bCC0iY2ON8IRzlREWIOsU+0iOxJTGNLAgbIQ6S
NUF/I0rgncx21mmPZlneQfcn0Vu8uTDMPpCMjNpSwC26JBhIdANDJJnut6AcbmzjxW1xhLAjDMeJcLy33GTimSvIehhPNoXZYz/FTpfXHi++QrYzPUvbqmPx
05rV7kzkIOW3130mreG+y5oou8W+uey5vUmlFaZVfzIZ3ofO7Yg27ZLluEbv7q2pNcpwxrl/wX/wbPGkGVLoQsvRej71F+dO/r7X5khy3kKvqXM1vSODyAv5
pW6+50KSWzmPOWBuT35f5Y+udPjK9riepr5xd1NNqpCqitle3i/EIQM8x+n3SQl/64S/5GH5X+uW7c+umE7chDSem0IN/UfJaqePbgvsJU8no2pzKWl94l2m
lFe20fnXyP+t82jNJ0eqYrsxRD6TkoCzsVZ0SlpHR2rKGDtuJ7HXinmQy+E39uo3EhLgybW/y5Om/CzrUQqTixp3cGarZ6h4ngBzTv5XW/9DlR/UhD1XjgDn
8X4JDxzNLM3BL67//PtsS7dJfYv9I2W5TOPgpncCjif7farvC/GrAOvdOYMcF+wY+1wdpOhUmlkm8Yxy1Nb5H7CuLjH2CVnn7curcBandi7dLbcwb9MHOrWV
u9xPlMOc3rR25BpgtRIBW7uy8ZDUQy6T+wdfN/lC2yTwMnzD+alwANZDf5jYJ7PY//BkGNtZWXkzG+UBSybbfpc/dO92dilZZTWR8eWf0P/H3nvHN22GXcNm
NUAgZMdJbMdDsiVZsmVnECi77L333hvK3jWr7BHIjrclWdMrYe9C2YXSUkbLpswuyixlfTx9ePuWxjL9/n+VXxxFiSVZ97rGOefaJW/HQ3DjjN7MWeMemjNt
Uw4CoujBnjFQXRZOamidUXCPnsks1H2JzsZn+lYLX6O/IceYy1jz+A2l9W2o9RP3Zmifcq0B0V3WJPtXOhpCMxgTGvD+rH2AXKUtysMp19WxaLI2F2oaPIzt
wl9jX3hg7LmrJvaVpzPfzVCTSycf+rwQh6qVAtXFGMMznqahJ/BQ/XRgJPCn8vP4Xupi4BdogqOWfYz/I9Va/WtXw5om1yRsBt2KjWcXZX2pyUZnWmfAJ7hM
Ge6/F7jDVA1F9DkkYRG+4pxNMRxMOH/bIqqzGg7hF94uiYCfF13ZLaJXEX+HRQSnaBHty+KZo/AZMcl/8AfD883ELCoxdptExL+SRIjSiKHBJSKfQhw3ZBHB
GYW7piVClFhsNpeIPN1w7S/5QL8X0X8R4ZFJROZuiygO8/9tYbdLxiLDmCwVtjcbYzpktda9KArPvXn/iB96ZP4CeJD1TINmqblybD92hLiX+RBKy3rJ3sG7
adoaM9jK61ht0Iudl44CCSEOTtX1554Ewlob/+rhDv3YzGSiOhSnGYAehQ4Qr8Az+sWrBupyK5LKa/lmwbSmDLpZfMZ4mA7YTgunoPHG2xyDikYEJOEjq2EZ
YpE54pYw67y4N1bJxjDhH+GZFhmESdsK9kBjLCkwa7sSKfDPQ1N34HAP3yundacouu4fny3JZka+d88LnEZ2BYxaN7VfPZIfydJbq6o2bE80rNkxDtnBi3pW
4WMkojPGIDDVXAe/iiWx6/DDTBtToVrkTBZRG/Cv/UHMUz5INEOUOgUYp/2i9ms+YlTq3fEnwdlCy+C3+LIinXFGaBpXq1ykn4qpKVjEVgWPYgR+Dm6LvAA6
Gcaz96kYV+XVrtgX/3Yt/4l0M72YGC9RcQXayq4Cv/ZAIY2xecUEamA5wLwSKrjJvmO6JOaxUMF0hr+o/Vx3ihxecYBuGXiCxninFb7Utklp52hpeA3O4dfx
15LPGLYzdZCtxb3hpfgVaJLJRUN8U2Gaea7xqkHJfcqwvFfIkZ7S7cykDA0z91ENaDU/19rU+YezJfdU9QVTjGDCD3Rfwib5Xt9RN4I/bo4Fn6CdyBwmCb+E
b1Og3vW+WZSfvoXFBNZ6G1PXQlf9fX1nzL9hHvxPzzzv/mAHDZW5HqiBzgD/wPcRa7LXosfgGFSieqAdq27AfuR3ZUzD2rMfAei2DPvLrZ/pZ2w9mEzCr2v2
8mxS7qr4mUkob23O9j42W6gF1Dlc4huFvwis4vsHSLInus3zPUIKJ4XJxnO6V+g9snJfeJk1FakDj8ZHhVYLfGgKNg4WRb/849g+lNAtwN6w3VAeOas7ENiQ
NR5czTXGyozUlrbBNqEgnmmqbPu+oUH8paxdg/nC+K0B8wvzEL1I3OC9d8433gMR4UDFn75u9DL6EDipPF3Vmt2TwxruC3f8amPV4MmK9bDN44aXWvWGtmhZ
tt64GPngXCHuaYjHgyLPOJH5C5UyvzPY1hjlP4LvNLdwObeU+y2q+dlvytEKXbBW9tgsgK5VofBGQAT+fdVNWwR/qX+LMV84xioMTXESM6s7mVP82/gsWBcc
2HRjcF+5CJfEIpoVFOGa8VsuBknukWpk9mQfxbHbHqMREJrhYlfvtoWyh0B/TuAu8TXg42tz0y+XiPNU/u+dhMqlgc+ROXyWvzsZlTOT68eL4JREmIRh/df/
5TiDQ7B5bC4r5S5u3KP/jl/kq+zvWjIhI4QcYZuYZwbv0oXCEwMOP/Y/1zXMecAzxs34WMpnzkRvGwD2WIM5wTP+s9xV313it+yGvJo/UXSZnccFrLaSCa6O
4CXtSG6rMFWYZb5Ps8J3gXX6GcY88Ii1OdweWmSYxd7CkoSfKzTCAPN3mQfR/hVb2SbOPRkMLjO2MTbEPoOaS2cp570dS+PgaOCsf45JgdTbctq3vwIJXvFX
L+/K/+JP4Nsap6CBgKa0u/oX7HP66NZX+o+CzdBhBSOxoehRE7tltjnbfCT7MnEKjMY6BD5FR5aXwP1zYvkLOXzASksRp97MvfWcKkpwHtXh1rQDfAvOgU3j
vhAe7jjIfpm3NiPBcd2T5y1wzaX30qPNb6A4Ns11U1Dgl1Grd1O2xfACj+W/AC/C14z9+Nb6HcFZ2hf2yj25i/eQ8DtsCj3wjwxYgQB6yh/RI3jXnq2zV/D9
SRTojuynFhsN3oQsuXC8QpXlCowTfvHS2QsDm4KVvZYxnkTDl8b9ij9UQ9DHKkPjj3NF2Ofv7T8HlrpuaWr5QvAQ5Kv0PtwSZi3SEMsw2QNnXa/Nt5GN9DJw
Hc8whJCQPcXAM6ugrkFC9wE8T3jbxBIWPxcJ/WyJECsSQx+9u9pof9+KnvjXwgyir04fGG6a4ktiJPgf2VHB7hVrDNGZnwTa+yLwXv/eLwlWwQrLF0lTyMbC
S0IPUERj82+MXrsPmwpXC10qTQdrGMLiDCSi9mA4RMFfr0hA4FB0lP+sP1ZbBSlD10EiT0vMBnn3vfLtSrkNK2UmFEUR+8Ddrn2kCAbgvSfdXX9DSNH7qOn+
LqaBvnPBenDYnIEkrHcn7pP/DzMosJp2oAMRF6MP3Mh8/HFfb2V7sUlgtZYq5wSV6nx5feHATqew3h/ND8/Qm4cHHeZTqARXsKfwdUKH8ttQJ04jIwJFbANX
AsT6HgX0+D7VZXV2+ulST+IFIAM9yb+q+5OSLW8SivduRbfqStCW7J+6K3l5nBWTuDv4Y5kc85/Mn4g0J5hx0xgA802mQA3mUdDMruCbYmesr+J75OuMQL0p
5i5ZtfBsY58GUbntg49TDwYkQCrfk3jjCPE/eBv4Z8CbmHEsKEiKGGYMEmc6VdDRrDc+MdcAtjInXX8ErpfPQn+mdgd24Icz5xntzuvQFcOSYDPzKNcMYw7R
q5gDrqlpVWPuqHm2KTW9s6+IkwXTMUA/WdvaPcQxP9/FGqjRNOWJ4WspR1DH2ekZJ4OTM3twXcqPZ08PPfYHuCuOaVRV46/GX/wPdU8rxKpsfYC9bAmrL2GJ
gBkTR+OLsSAtogwD8byGRDQ7LRHlWIrp/Un+Y3xH8kEWp3gURiLqB1oi3JElgsZQeMWQ/6JlGDnOJRHFX4hhUsXiTxJR+0PM95WExQKEm9nDs/bEeG3hM32W
iNhtcU5teJ9dDLn6/zaRrZCY6TmBGoueuaLApu5hwElSlIPzj55TTTPW/of1hGq1ew9plOMJO+xA2WPdCdsGtr76qgbADtEV6srv6qTspf3D+hn9HXMYakJ1
Zw8QH2Y3SSQXlNEyWN3Jcdn2cdEnaRMdJ4k2VhA26hvSr1LNpQ2lA1U3rQ/x7UWbZGf4/Rl3HNdWjQUe1xHld1ki4Pk+zMoQQ7lJIij1WMLnhAZu7KcssfqK
m3lmabql1rQd2bxYNoz9imrhOkJ+pIoujbf96IyQS/r7nHLvBriN6muV2p6+cq67djGzORFprgGUnTI4R2coaO/L9SUjxt7FsBZh5vojzm6eSy4DcEPZ0ptb
fEB7xC7KNI2kKmfxKYdY7Y7xto3KUcVzElcW/OoOa7X869PXs12R5rnb6Y6oboJm1RDgJ0DEW44c0QqDsGjjtme0UpOOvs5NsXNt4+U98iuvCyrwnKY/mUWm
AJNK6jrmFuGlq5056Rbnc2UV+X1lO/c1RSlQ3zlbXt0adI4uK5L+4r1q32PVyXuomejL7gp3imNd0o20bwuiFNFOStOy1qdWGv5alWI7oZDZ+2ukVtK1zwlJ
P3d8mbbQtsm1i4pXvVA2peoqcslv7A5nb4+K/ESR4Z7rPEBNT26d/2PMC8eqsp/UP+iOaO46a3l81vMlSNoJ+xbiGzDXW6a6WlbTm6rGNUusXmW+sqnigDxb
fQY5LVtq99dqLFMRg6uddDxMTQEXEQZymVZhn2EnGB1BeaLrOSi3dEbaaMWvyitJac6+zvqubVQucanIkbp+3Ucp0+X1lONdQZslmYyJShrtPGH7ruAstUqV
BmZunOL92GpxfqI6KO+Wd5RYVhLl7L7+hHWsqrPGWzw7ZQk0HKzcvj1Vvb2boWPsaC2pNjnb8AouIiPo3ZEu6DHIqa+JJtfTwb2YeG4wtQN+DbUDOzn3KnK1
N4AuZZfVlVcLGDxG1fZKidSShapQ+gohCwzby/9lAbCuJZvbCXBJyLAYjJJlcVu1Zt022WZ+L3zKk0zfAmtTp7U1yO3GxWw911XtTjhbA5XPB8PGrcSQ+BIR
r0QiHgETybpYwo7hcHgaCSAcI/fxw5SNhebUHLiGt7kuCr7Hh8Cv6Tj2CrAI/U2dQEbAHv59lTEUu6mcvUcizARPBr3L143fodvNztc+c3XiXcAlzXbvx3CY
fLvlP9od7z21pmgL9CBxyNsfnMkb+e3yUVBE9UTRfKiUdpFPuHnqeDhaOwQyweu0/0VHw2DSZ36NXzP8lingsGkxNh+PaF+Ft77DWjc1UJS7S2jzjjK/exVQ
f2Kuo7IV96sn/23LvEaO6ZbqX2ZooS5QIhVLLaO2IU40vnix7SY6B57qVfNDMqp5PpbP0bfTJ6uPwpN9FkEWUPMysDbv9vxmfeZuRwSFTl6YuqXxeKuDz/VP
oWesAZpkR8AW9LfIdU3tEiYhyNu8y9kGDI6PcdbgOiAfsS1Rwbgb74rrYSUe5zzutKQdJD8mQEMv/Wj5zwXrUudBbv6wMkq7Br4GFfA92Zr8GD7X/oL2CWOS
cskbrJJOQWui+cgzMJ3c7VLpG9B3qY5YH+xw2gWiKrZZF0/sYy38I+Xq4uZuA5njHy5MoPYFcrjz1CmmK8uozqp3q2eiy3VSTznRWddRX9+5rfSZ7Mf85kwL
aJWf46b7i+mzQDt2NUADFBlAc/Dn6DByGDxIm6wbjDSHx9oyve2FylFMlbwJJufTdY21NbNH6iTmHKWoV/aPtv387ec27JjLdmt4mR4WjPVl4t383xhmBb/G
l4d+o4r5NVmNXZWtjCOpvV0GTRp+32S2z9XUy5zAi2Rx32v3V+Qt/niwFZGDj0cTzGUU50o2WZAmvlPUL7rB8snuBPwJORqfzA8o7xq87J/g/ypYSOxCRXgd
4RGFYghIiwhOzyJi64fH3knC4GLefs1mW3O7mFn0KOR3uC99lbbQWfpP/XPAdEjQPbMRYLp/Fxph1vx764x9A1XBvIZG0FbPUUGrb6AP8tF0DLHdRLDpFWn0
wApeKqJnJK7GH942klTFBxl7BILATqgJdj5Iq08IEjENM3G+x//YG7ibx5ER6dc3gYnDPUF7CiBqnf7jmS+nVgg/oH68lS7ErzLq/Q31/2F9CI8m+FcfYJHP
9WPhvURP5R3fS9NKpFtx5ZbU0G1MNHow+B10Ui8IoLGJW28S+A5Z84WesFy7D1NyAqLHfyFDVE/9fmpz6CKbJbTwLeV/ZR/SVel0sphbSUUB7akaAEQdK5po
G7FpcWAq1ZPN5GLw2ZqumgBaAI5kRvieKct0u2y9jF2wm3yhSesfaOgbqotWoRtS4/xG1zR39+LP8l6pJpVUwd1pPdVeJA9TYm3dkL4uEO+8wU3U7vBXQ9Yx
NblxfhlXisw2pGXUR1Q6i3G0VVueiy+Hn4NKwKm7j2DUAmak4b53BLZTKMm+gX8WqECWkvH4F77W6EXYSzUouYhlkMlOlluUfATMYI4knmJC4Bv5cPeCikOC
a1V+BurMT7zp3mjXBRviUjwPPeMf4XsoTQ98hpeCj3GD6iz8hF+ClPhO+bv7fsyoh/qgyh5uhu0wPMe92TXGP1Ooq/MQEBkBA/z33k2ihKvNfIN3SZqceQC6
jE726nm7ay57HxnFf48eJnqgN72VW/xb/aNACjoyWDurPzXVfQ94Yw2rXPWvFVUHbrUPd/+M8eD89IWmtcxJxufP9twQPvHVUDXHUFlV40bDAzwg/YPo6doP
LISueZYUTLNF9ulEcVBh+/0H1dvF+U4SkVjK2y88gGufGKdBRnyIoVSVBGvpm1guDuhbme5yA/DTwl6uPRf2Tv4199k5xP893Hjd9MRPgPX8T5CUz0Gk+BPh
AnXEH8/HYKXesX6JRFTZyyKqcB+Gr1HX5RcQsxv2et5QP2LrjV2RD2ToROImzahhyicuN92esvMKz3abzCPyv+/d5RHjC3gQVhVvTaymrwULdDN4ETxYuNiV
ODf+f7yAYBV1P/QSOdH3Ge0pTVGvBSpHA/P0QSRaHzCtD0i8j3EXPR1eZ7SSRcwc833lV0IzG4fFqDrxDXwuX8D0itknrDEmqXLwFao9nNb9mJnN5Reuds2J
75W0QXZRaTCsRd1Ce3JQnMp9WajH3JDKdN/Ry6WXgMfKG5wi5TCUDdQWYMd0egpsgSYKc9R9wZAzCAJQjjYZTUhv7mTJC/x5+QN8IjavxCBkUr1121TjhHP+
GeoLZBmzwnWHWJJXLlyynaLKAKi4Nyojo4yZ7EYtrZsG/YpzQl1sMdUHIvgrOIqv4MsDm8CR+Ey+uf4sf54bKE9h6nvme/vK8/HOaA2qoekKVF+j8RxIdwaH
+Tsby3VfGz1psaochR8t4zLZEDvH2Ny+UHcVLIf31C0zDnE81IwKdmXKlU3hOvZJpmSooRCPuAIt8Mo29gpUoU8kd2dXgQZwtA9j3sAR1/x32wVhm1A1sI/t
ADnw3a4WZEGoOsPAjenvXXJogVAjWE/oLFRe96rDb/zDhI9My/0vjH8ynD6BFOkp7/WktqEB/B5oC/Bc+E7hsCEamtTZ6qUPhZtlHam4tb1XcDkfFUDUEzN/
RXPIXOFPn1KLUjuZD/s/otggsXim+JoqEZlHJRHix5Id5b0yo7hFaIZxmkKGxkHLhD2quGAy1Eqm3/LWIoXKyxOMotnxf9xRlnm/f8/GCs8dX9PcA/hLbobp
utAoZ7Dxy+zrqNH8okKOtrb9NxUc0XH79/UXAZQxp3yvcWxQY6zplIaeoBG1tS1imfRzWoSrZrJD23iTEgX3K9fEiGQn3jvHYjzLY2ZtZjvxwLBWCyoPZUbI
REgisJorxaZTmZVZKNuT/oz/hdUUueGV5ZXtOCL0sjjgmQXX9m2zZSu7qD7O6gOdDvWiRgneQE32IOcyvPEW80fAJsQAX4nwmrITE1zd2e4aWdY8rC17Hc2C
MMch6yD3SPgmeVV/GtyAXlKzSDKj9hUZSviFQK6QCddkWljH0EF3pvNAWWJ2fe0XgtHzk3YdXo7PQcpcWwEJo2Z+VzfM+EZuV1rJGeY3/APNDFmOIc/XKdgp
WAV/4bK/9fTiyX34x1AVXmN0uBZjc9iWYJYhD3rNjXPOF35HzjmrQTqznOmcNUz/mb8701JZj91NtAGs/HKblGzJ/4DJgd/wnUiKnzIqmSijG4py1CIlW1qw
xzT3AjsC6/GWwqPAZFcmQCsn6evIvaiXrKBOqzO5oWgMSniiqDh/q+AETRV9dWYBt1Gdhx0WdOhUXJt5ga7ci3tnHCkZSoxMKS4o2Ng6taB0TE2RcfRej0RS
/iyrXvo4PzrxiPqHkkupE2x/JkFFP2X8Jr3sHpZiT+0l7+es/N4BsgGphSVdy3oUtSkMJc1MaVMiwiB/rwd2SGutWV+Qnjqp4JD1+5TF6TcTPk9/4Zqp6iib
XjpSedrWtEzr6KoU6vJx65TL8tYngRkFhWBpBJR2pPyNOJ8oUg4nMtZZxHaJLesoW6pOT+hQF8rDFQlSqfwOIAfOOMYpc5S1lCPTRpUUO0UyMO/dYZzjt4xY
68/F0sQGxUD+WWuKfacjV/VG83vqno1TNSr1187tNhHb4kPR80rRlF6p52TXnS1Ku7vvpcep49P+VIjmuCSi2L+3m0GWlbg7dcrauSlDS3pufJ24M0EU6/qP
s16KXuqp49IoXyWPkbd3/1L2kVU0RyeJoCUUxltskNgjNVU5o6xbjSTVkSLEzeZXto6dSf3l51TjrY6iJyWv86YXHypekH/Z/hXwfUFB+sQavrJVtj72obLx
Sp37pvSjoknpCgUX32/jL8WPSnu7j23cUZpbMirvMwu0dsTnofy5ys3p5yXrS42JxOYqVrO1ysbJ1lP1LqdXdRHFvRPTVIysxNZK/bltpazM+WT9uGXflD53
ZLque1qV5hX3d/qqj9u0K29R2dHCbknrrc1S2yhvpi0v+8o6J3F2caZitPJ8yqB4uWx6WX27PaVO+svYXOm9oul5Ux1DFU3ThE1p8jq2Js5N8tuyT9cNTFxa
YnK689u5z8qHlD0ozoq5VdjeXjd/lOxB2qv4y8rUlNQEZUp8yZWaT1Nm1N2iibUvkCsSz+QZk2VrpsbErzLa58T0VZmdz0skzjX2+co+Sf2s7qSHG4fZbpRM
LgzKHsmS7KztVe2zyUjN+kWfqCqPniraEeRjJeke7+nkqdCOThfcEZBkfx+B3n7OL+gryt8Sp7iWANLCealdXReVP2t/dzRTddVOld10X1NWzt/b1R2A3eRN
YCZYZ31X108euVIUk/qPny9SsMTm7mJgv+aZJoasaeOoumvvJd4BzzkLFJu0fclzxdO1x1UvZGdJs7ME2eVsyB9XoqwIhldc8VDMb4jkAUXCFInVhPn7DIfJ
Wi473Y+8TD3NaKG7lhEC23uquhQuZYrXGVs8lMA2DdZ+kE/2dhtKkGkLnZeVA5wnCFC2wdPK2dPWkTys+kL2RpGa10/VE7zpjsCKiMx/+dd1tZr8jOrgPXBO
/ueOoTavXV0WEeUplnuybFQ4Yt2qX1yTbD+53URcPk58AC/417F21nWuMc5fnddVF51HyTqeTFo0xhzO0wqPav/rp9qVkuEv7a41qZeqDsmaOQ45K9tjy4o/
BaKB65SBdjLdwLuurYos12+LjxNyl7ToiPIo1ahU4ZVrGgKZFJjWqwSgs9RVUy6T5cAnukLHQsJONfeMKthfuLi0VtrR9d8pKHmyK0F6Ts6k1VRdVRzI/1xZ
366O70bESOtqB360V3E+ye0aRvZzbi8da5dRvVyJ7kx1FWcXKuRZS+QtfZj3VfJim75kp+OB4qVmE2goueKapbjilrhmpC8gahVUJD70rPA0tX+VkKCUKNrb
LqnaWm8qo4j0wo+8k5UhewbgUwWT/nD3p2qRGuen9k1E37JqumPgBuVsJS0dJh8cv9M6r6BRxkbHEmXb/F0qetlzMF35QvVSfVPTWlqLPFrqycfjp9SbsbF9
em58dY0FmJmxWJ6XWmf5KueYzayDcR60f5m+yHYr41zqKMeIoifL9WQrZ0dX5dW6Ndsa7hwaSn1np9McwDj4F78oY+EfbXcxQ8mr2aqmK+DgUr2QzaxDdwpp
xjJfmv9XslVOEbybeeCvPDrjjEZuNIuY6wda5zZRX+ZHGkWRdf/oz52EjcRmeg1xPq02oGChIpCegyQZk6EjWhUz1t7at5R2qW4RH1Pr0WL8qj+EBmUr2M26
sLiccCwGMUaaOA7EEiHOEC6OJTKTp9rznV01HYKNmMb+dRtfQVfITbogey1wk3nmuMKkk9WBzUkiVWzemyM7GX4LPtXvdV2EilQyd4H+Nj3LGGTi7DuoUarl
dBX9l1gxJ5IfCo+tEschW+4itYEb7gPBwf4Zvm0+n16hDJtTioQ3+msbBL5Ut7GNln8Rn6aZok12dNKJstT+ca54rCvVGOeMjHGAQKsHYjaniA6cJAIDMWwL
D8FP6IaYOmTr/LWMHJLI00jlOGTfrAJnP1yDTqn4OcOnn6bZFGjqmhXMMI6H1wJNgM3MYH6sNDN9i9bMgoFH1hEZA6Aa/OVURvm9mvO8AKaaNiinyFop5Gtq
2xcS0vKqwI9MDrtexXqrA78bHjBH4VF0oa2xMN7dGeGpo94y3VEtQ3fFIPq+tE7gDnzRV5PD+Rup64HxwLd19sVUTe3t6kpD+IScuvp7mmdANHMC5TFBu5Zv
ZvuarmC70LC7wPXEd4bIsE1UHFZFs5tUi2xxxl2QV5dAJfACu1XbWvfS9RnbATxiHg4MFmLKtwUmEXnM2yuSQygPwAInFSeUV9MDTlLfWnFS1S64l5hJl7HX
uW/0/aCfSodkfFKa7utrXKC7iLR1/a58zQhgqmEInSmcIRrY7VgO9kR4TM8mCfVIfzaVFHzJ/85UHkUt4T7uSZrmyAW5UpWpugUsoMJE9CqtID/TuyG/vrW2
AdTU93W1tnyVhEy0JlyHaENW0Y9Af1bQ7Ctl5RhmA6dANSpukxGfkal+SL8CvgVEMXD/6DtNdRrSr53t3SoD2NuKAYUnbXo7r2wH+vSL9Dh0AGwIjEH08ung
Crfds41cn37XNbL2D46I2VdxpmF4vVVLxLklUiVV8YyaxePtQ5NkPHxAno4k2MZpDeqHug1QV55gdpNG7R6N3HVKGzFa83/80/iBTDGzE5niBGBXiVb/hrlJ
78+4o7qq7e56SukpszZKE4HvGW7mCO/HvH09BBmT8rXf2/aoesMV8m3eX7GIFdTEWJySge4Y10fEHbbQ6S300FsIiIpgAf99/oaMlD/sPg7s0e0HU7lWEOiN
MKdKIvjaldaMOe7LJEa3I+dpyrTz2Ef0L2xlf/ep58+MLd6rGhoe7UxSDZHuV9SVq5wSENK/cN7RHqZGEI2ck5DxyAgA1UBWkLmXeD+/nbck/Rl5UeVMngiO
L6ILe6eXytSKQVHZznJbu7RfnXfIqXGzvbV1Tnu2YjGc4lirrkE98Ryhm9M33CZyUVpSagw0mx3BF9NP6U+9Pej74ALlDGXD4mHWp9ILaU9dRdqR8AEPCnRJ
/ER1QjNBuEi3h954cpiQ7KqzUVpNeqlCqbB7qgP58nLA6VxD/rK5xHnAY9cczVO7JtMdiM6eqs6OmuZanSYG6qaqwQ7D3ijA4mj3aXVbTZF0Sh3ANbnuA/d+
qIC32FVrnzgvQUsIHpQ7ViOX8mMT26YNYmKsNYiu0AnkE4RXl0AHdHEqu2t1cTegvnsSBOT9aFvh+NW5oPQ2WI/sYx/EVe5jurJiWYtS2l5ScCFuniyz4OtC
0RjqP/qDr6heamvpiGWJMbYUd7y+8PuykR+FpILtjyRuc65smfx0XnFxZcv8zbqDaXvydJs/LRhZ1CjxZVHP5IiqNO/eubOOXfnjkhaJM1b/kbRppWZDVF1j
WtvEw9JZBXmJFYmLUptbv09dr/Zu7m7/KGFwwg/rl6SOL2xv+6AysEUMbyRiMUWK+ESK21rEIhNMysTaM9Nex7ZMaJMUH7c59du4vdYBMSmxY1OWrvvNaitd
nXhZ8YH46V9bY8uotEOlwzemJ1VLarPpRl5qSkMVWFLLEUq2x4903JWxtip5ETJbka3Dfz2b6fm9ErfYLCW4XV+4Pr1x4rmSCBlz8bi05EEsvUG/vvPG59Ia
66rXW1V7S6yIPsp7991kc4uS12mW1O0yOKbqpsaqThkReBWWD+h4vjcOjMnX4hDZ1sRvN4yTTU0/lrg/prIPMDtVkt6+5HzhVHlMtT/Sh6Z686umT5AuLChM
PpDOFLeue7msR8GLOFITsMZKOyU7ilfXqRafU/I6X5lwNaXL50mJQ9bVqlNWe5DFtty4/mjeiVqNq0vidq7dGtchtUPJD3WT4xMKG+XVrbNs7ap61wucGSfi
EhSa6CbSzpsOrV+Uh8Rb4tvkp6SeSfSl/J4UvfzFyvVLYupllSTKViYP2lix7nr8g6SuCUNKPPlAQXlS1eRjqa+lg+TjS1YkXY0+Hftj4obCT0uwJLbg69pY
/HP5miJAcS2dkaYn7lO8im1Ztm7T1LS9tZJqNy3qlxS1cYiSLq6Z/nBFk9gtNuuKLxK71vxZ2lE6uHhhWbDUWFgtv3vsy8034qOiTq7PrVm/+LuNS5PSCj+R
fJfaVlqU98XqlqnFMihxWWyK7Wzc/DXfFElLalq2WUPr5idTGcWpldf7noIqo27WpwE3+jxzObxAmeKPWL/hXWvUQM4GHgUn8S/yvtjWVNF+uwOvUqEOLtA1
3taGP+qbb7Rsa05W9uijlUOwdsZB/qr8WG4X0J3PpkXRav/YmwT337pRZ0QnsfdhAz+qwsL84OrirGDH++6X9w4tCa2278UO+C5k7XPn8HrVVdCGJm5vqomg
bSGG7hHD80hE65hLRNV9JBKJaL2Jd/tbAxOxtMAmQzPDG10Uf9yUw3Rm5hMqY9HWDoY6uJ3ZuUUXisiSeXf8JJJvmuc5STzSMV6FW2dyqRPQTPmK1Swarf9i
S275plBFICIqRyxmEiYCPE3rZ7qyH5dfwRaSz1S+4PZQBHaaJQyC4d2xauUT4GfB6fxr7vPANkFuHkRFZJe82yYqlzC4aZfxKwNrLlUx1jWMSF5PImIviuYh
qpOFxhJ6kDPePycY7UMMf7Gn/7WytBAYvI9/ls8FdVbXRu+ZL5MtTElAbSQHidFvxFxknPGUYYWvXdBtM8HLuHbB7MB+AedaBVjbquAJ7gDzu0njWe44Q/Vm
A2yxawdQpdYd4RE3CHlKjk+V0QH6AT4RqGtKw/S+wTDDNjE+pi3KpUx/OoCp8BpIJ2FH4LbQOlDka+DTl3Up2WodYSpxLJNe5Gf4prJDDXpfjSCzdYppCPW5
0LUiS+fQDze0Dz4lk9lp/of6FdQotitV098Gn89/wWqVen9XZrrvGlse0rN3tEZhCeT29TZ+V3E9tGfrFGQrewuOIQNQb6ZmoCPMoJ3w7qZYCAsdRYfhzNZ6
yTUr1nPxREdnD9fh8huhQMX4zJ9MbTMnCt9SV325uIY+gH9c/ohbEMxFzymX637w7WK8gVem+QEZWrl9UyEzJMOuBoYzdv8eHYT+CUkkooiQv3//md3osYem
8d9rnsHleFvTAX9LU3YIz3DCByu+QY7QJ+E0vHL0SF3RqeJCbsvsycKSzBKuoTvaKBr7/McomMXd1uQgyUSM8xvlfUet9GU0QRuEfniOYgCRQ8TDPVXjiXvq
0R/P9tUPPTNHYyD2CXsP/sDoskRQmYikpSPGQAuP941YaTRdP1+3UTmKkcGnVAS8TPWE7UbL/NLQJDoXyjUy2Ss8tylRpM4/Ps8hzATEs91cdxidchd9mKmu
AoPN+P7090g7uRyeop1OTDNIxNX0I8fb/+UbM6Y60ClIGrodgIVSV8j8qT8idtEigm6X3OUUvgRvH2i8dIj6sGarZqg7Ao/u76e4Vb8Qc4UK6JKsqsISXyI2
MBCx1nN45l1YGzarfmxgYfm+rAykTF41c6gpGKj8fHZmtjQ1y94GwdzvWIp/mqqJ+zj0nJrmmRj8KNQM7kPND3UINmPWk3e9IbJH8XFfF309eCUJ0gOouboX
7gv5Q72fqkrVjM5FL8TrGIY5MvSl7LeGsShoPVwytJR371TjfhbMpvtn08KaUADobGzMf2+VUOtNT6inwU5Yd7Cx7wix3Ktj3O5xKp91uxH3LQgOzbwAHVNu
xqOxY4FnKT/51yBn2RpWXyAE5Ksu0hd0Xehfne08XbVazupTutzMQDbHNkA4RluoesQF9Br2FJ0KjkUmZmnY7/3TjDS5i/9SNTdtJbgRnYgipdv8a53DrM+9
8sBt9+qNK6GfPWWGTNctZDl7RaVLXkzVIoaztwJrTDy/JOcp1ovra+6XvQbemruTl2gnZ/0qNAPHeX9Dm9FdjTt9cq66t7Idv5k6zDSC12Ophlk+OfZcP14v
MnLe60EBqKeuGJQFejELfZuQsT4P0tc92KQW9rE22R/YGOJ+YIGnso3vJVuru8VeE9Spu9VxgWj+ASiJpBT2f+pOWrOBlfxhMqjey8zQ1rJ/4fqRMYZmIzgN
B/ay290r/KD2M2qTZqxrIPKp90vPSqotvg8WVYIRxyp/OMMuiYAolETA9oWdzRpQI40zDf20a5w7/UmaufRo1rwDw35QbQZDDY6ZW5vPaO5VhLHIKtlXh/g7
jkN8YWgircZLhDpJ973jmD26856WQhG13BdtuO6e4o3gH1lElUXC5PkmU4eRecIWIwF3Lt8PBZk5ZNi4b2Sm7du9g8R1LbURc9bnhJLnmqfag2CEaPj/RXoL
7QNT3/aaZEzCpbDb8NWwaK4+Uk4hDMr6FRKtKjaMgs7LF6SFvAbuD7hyX4wy9EU3QAuC0+lT7nxtHa4OWg68tJ/EvzPlOou0S4Ed/syNFLocPQFPQbuU33S1
tRJkAZHArCK/dpwG9gGfJMtVC2tFFycyy9GRoSaUAznuyVd2BEZ5VdRtqA78E90D2EF1ZTswT4GBygHYMO82crrD41umj8Y2gUMD0/lzwj0yXvpV2pESb2pX
TZHrANUJZ1BzSZ4NKhGUGLMsgCjH6FcjXUF54Uj1fH4hcV4BeQe6DqiiKVZbE1sdcDH9yg8xh4xu6Ff4IbLDF+0eqTlm2Os9wbkwBbnXtM62L+OF97H2V7fO
3YYt9cyHjRypcxqTzWZmE3U+YwO3wwqibtWbwA+bZ5QsiT8ISjWTDL8Y7qEO3EXWMmKUCvvF14Wt69NBBUpzxq/xq91O1GPEMRl0HjpkrJxjMqBK72z8IHEf
OUHR6K/eXJNofYd/tMYK7Bb7lD1F90bvYU24OIjmvpYfRsdwc2UTiIdgY65P4DxZeQWhhS+0p7iRsjnYj5o3vBm+DXyA4/3XtRCgKdobmqfJY086jrtjNPeK
uzFWpI8uS/+p6T6SR/wEKVmWzlTEuT3+rVQv1Va6KX1cJWpVWSJqkYpVEBSz7MP/53/JtVmOQcn65YYVVPuaBvAgMB9zCa2Aa1A5cQjrhWPGRvA+pEZF2Ij3
v0ZUT4D3tLAPMnyvP8d1JS+SWnkT3xaDxFmIZfpbAb8xevdOXkTdJxJeIKwOxxO6JdyH+D7QmV5hOK8wBnqRIu8P7+f9feZb9GjduGIppfCclFWUXStaGBMR
t/nu+ECfxpUDFQK1fJ0Yr+FbD+AUVV+SRLLeK/vHP2qTqZa0UTeDXqfSOKtgWZrKcaPhLOxq5upJ5OKF7rlMI3U/fqq2MdKCbWVuzh6xx2rXGBSQGm1hkHBS
YyP9FtsXQh1XDRVSlFik1TLuqUTI3dq9VzFFWgu0C3asi31XmoTR6mq5F3gmu1gtAOkSBxdn0/2gU64g+Ae7HWzEXEQ+54/rDjGXSYN/lHCAfypkUulEfb5R
oalkUX46MUGZxjyFuoKtC/zKn2EDfJR946Lh1hAIPXB2XTcFe0QnqtJ1zQCOnuMZx2zm+yirgQhSVXfEdoW7bjLBFBDlgeQUFGs7A3aD0pnRjuqKZLY+cFk5
F9pZNgisDifDN12LNdWRqsBGcJVNqZ3O3NJ28y2EG6OyklBBu5QY4XVZYzrHsDzQz8/Sacg86CKTDDp03+I57EfG3sR8YkLpYluU0BBbil0W8pjKuYAx5Fp0
O5pBLQH0b+fuP+mn8ZIPKVW+PYab1+va6g+W0VRhqAdUFT0lNDEyULlhWEDLNNTLqPn2r7nKc0q29Uftj56XFZ1zPzMuQiE0pJd8SN3y7beCG226o07ySuM6
OuumrU0tZY/xbn+W9yfBpepFegNjtkaXZvhVOCm8gS6ZPlbvwjqh99QRoj2WCPidcPFSce1Qi6hqa9iZ9P11vaWvg3cN7cLv5XQwb2SKvIe8HdCpaX8y1zAJ
ulpPkRWpL5yiiLp/nH+2sdrWFWQa9CI1Uds9cNl9MBgv9IQ7Y+lErClT0VUxnMrnRXRtI/ml4XwwyXzwkmJyYCNL0LvTBKiDfyQjihQXxzK83Ta7xzopxRWn
XfEj8zy/G/cFJ5F8GJs02dS7YrThjvFxUIvu0m8J7Yci8hQlEkkEle73nshiF45Vh+qB/XNaBE8B++C6hsp+c3dvKtkCMWYV7NRmngFGw9WVn9Gzg1FIRzAB
eiTMAauSJfTc0uEMLZMGPBXb+XItCumMLl8d4Tjd1XTQ9RO9FGhP76aXOhd7ynwNyCVCA6E7r6Kf+WdDoKYTUqHzIbc9z/B++AwTpRjD5noXob2wVOMNNl54
xlyBOvkJIBPdxz/D4qSrCh4pvB4vnJ8wNOtg9vZQlPu6Sm5cyqYTiPy5sAqZr5cKt8CJAOBbotqHH2RHK6XKS9hSb7TsT6yeKo40B9XbBvhpFtcf841iuuAe
FAZHMn/w9Yj59FRMRcJMIUgUt1Af9v4gpIASAcDmBfrFntH8AUnxG+A11aCyX2Q25yr3z2x3uCX7dZqN9QI9lYeoaFVbuqdwT6iOtwtMw4cGvuWrKuTgQvg1
3B3egOSYK1vV94ASm5NpktyhoIOgtTXU9YUjZqbfvbuEGGOtwn+rrg9t5msYanirgxcZNz1bWRWtyLgNQ9RIbZa+stcwE1iKBhNH+6rapUVr4Fa+FXxY/Ma/
LGdveg3gNbPTimZccw8DesYgqq78btUgbTX2ua0L8ac8KS7X1ljmh0+A0Vwjdae6aTbCdVn1gRxeeC9DErHuoFhtcbHsiiRCjeP/qadgG+fcppBuzCtpyS1z
jdMT3HSSZJYox0NWX4qwRdmPWcOI6i7/457Z/NqFM7SlyhSosYIuOwZ2QuP5eTInUJ9NABS+fI2NbEVLIlUGtUTAZP6rZRYTf2hfFsTyF8Hq6Y2VCR4o9gOK
/CKebx+4WLlLeU/xQNVW3nQNlXJSJZGIosn/PssIZTRyr7i34zskGV7s7AznJf+nqjuWD6qqWMq9x9gWqgXUHf11dji01H0DqHyWHiWBtBmB2/YTijIKJOoR
e8Ha0JOCr4jh0FbvLChpbQLrZKfrhlJK384CluihX2Koo/2SKESd3FtvLf1+UqPNjeVnUmYUctZoa1X4oDQabsH/qZlDdKUPkO3XXS1xukYkXaAasWUZi9St
4SNeBKlj6ykM0kRhD9B53I/gFE2y7HTZ0qRxye1jdQnmdINnnz3avZnx604765HFPAsWp0XZZWCFDUAgdVTZR9JkRd3NU0tqyXdn/CC94jikJKnb5GrNidKX
5OfUQ+C0Khk6qKjqbabr6HXql4IEXQYcU90Gn6AdPQKYYPuWvqNwax8oR8eOJDry+9bl1I4ukGVYvHvUv/ND3JbSPtJnqRPAI/mykk/dDPyqKpbRmCeB2tpM
vp9zq2qZ6658WklPZ7RsIdDZeUDR39nVeVlZOU9Qh1wIj0d3grF+nj7pW+o765ZEqsvy7mgmfZZcvOWI8kE5RC3ZtpbZhPSt6Iya3aRhgb+KbAA2Je9YeeX+
OIuaJJyE+wtVA2X8JU0P7VUsvJ39/hWl8T2gT7Hl7ARrMl9BJlMQ1gBMhWogBBZEYqHV2Bb+gP8TMF1NyGsie0Jv6MZQSWiZVSQbImariHGXLBEtfMsHEMQW
iWhVobeeLzBde4x86i9Cf+LbQB+TAxiFepf3N8bvXYyUAcu0t/AkRhJZqe2vnxd5hV7nmwXIyTWaxmBZxkB2FjXEvUq+Xb8CbOf5CqqLntWJxLDF4uwSMZTQ
Kt83fCf+NXopMBrlhAzStE1Ugyw81+PdFQLgWm4OXZ0dT01yKhnMlSWIVh74x3lqG18smaqHuZVv52qVebIwwRx2dguPprSERQS821OubS+0Esr5vbTVl4YW
g8vIyudhuD70Tm2WrLfRg12Acuh6UG28nPxer0Bx0yF9lq61xm7KZgZpcq2Y5xPNAGSKw6C+5U2t1Qq+a1zAeamO+jbFe4hFyZ/J1fxavj39LbNZf6AO4qxq
uA01YuPo49woV4Yg5+O4n2iqeA+Xwavg31E/zKvqBM3ym/5qQp4PpOfDTjDGEV0wwD7XO6QY1sdAXXx9fGOZU+hF6yq0QBejWcXvQYrdzfKk6e0VGuVD9C7/
KbjcuoOLKi4nu2N7mEeoXntDqtbUcY3ls8AGdfcSVn5eKBuJ2jKdPlYxDh3E32G3kf2FiVQLWKeXkWuZanQjOgo7wcebTyN1qUdQBjQL65MqdbVS+vHj6H1j
E38moQ2kYieACyod/YP/c89t/IThkfmEnVItJ09rt/v68V8KTdBmZOUswWXl3dBsxOkuA0sMF6BT+n5gxPrl7/YfM7PVE9E1sMe8XV/QcJkQjWRyuzT55GCa
UJp4YzCF2YBX7sud4PbIS3qW8HzzSjwaecGedEXE9r3be1j8mWe4Fkg9z63QvfZ7VoDOe+beaCv7CnIct4GagE/D4pFPvUkGL5mJ1w3WzxhVXLgJhCPGtCWi
o+VDlSkkEXAm/0l59P9ew233kjWQ/lwh9z1SxTWUZCCNapotk45l1anjA6cCRj0CiTAo3ztrD8im7wR/K6u/qbZmheGOLSF1aMlR4SbykaFc2zSEJncOEYBE
vEqpePwqjC7AYfNd2EDMQx6U19Q84HvJklBRNopEBFv6v3o7njEETg8BtLSX2sTo1HdSROyx9+60G1eNOUzF+VoH15HZuNYQpERx1hLRGiJhZ6cd+AbCKVzj
X/hvcz/7orjBdOWZ7DWcK7Qi+vsq0H3adfQSWlB+Y7zJdwn15Bv5NcUl5FJgtq8nXUedBv3hN3PB9MWBArsH+CbZzMyR1FH3VB3e0IeIs45y73deKKZdT1Ja
6S8q16W2xSZiCraitAo6Wf2HMMXbJV2gfiCqBKYxUXw2PIS/SFUwj33FYIzfjpbxa9TVHQMAuWuJJ8Ha1NgB5xPXMVN104WfsXpaDNpZvQHmdrSFVcQtbVvi
JdTJ88KelHqKGIDWZP2uELERnqS2Mp2w1YhUf5dvAJ/lPuP91vrBb9hx5lvcqPrX+YnbztPNgNEBwbgg4bK3HXqbvK7VsE35emk3TC0dPZhU+VK0GazhR2I9
gO7qo7K6Xgp6oKwR+JqFvV+SbbUdVIeEMmAdvSAQDQ9RDgdkmkfKtsJwBjY3Z2up1Uhl2/qZsQpbinUuVPGX2c6e1dBvTpF2eq/9jOxdf32ys1IPfCqLNayi
GgOTmPXos+BY8jqUQE+hiumXrsr2Q12iwIAHahS9EdKylpkR6AgQoZf8/ZddRJfADnZNMsF3g9o6OPkukCt30JyKD87BxyKvbJnWY8QqdKQ6m3rhm6liyCAY
izTxRq6kGZZrb5GIVy8Py+IWmdUi1XT9xzecNQ8eAHVxb/bMCEZ5C9Bq3hXAisAB8CWyjo5C6rECrdooiVRP+N1rDvoxOhn90TtRHqOaJ9MVrEAcumNMV2Qk
vApMAxoxdd0MJWI9RYq2hM1cIfRI7Jr0qa8NMI78msZQgzJiDlEion5iOWTLVxarfZo/6syA22hqggOoD9bPefvaha6F9kH1sBSZaYK4Mb5hXIQ4pUUSqW71
v1qthbo10i8QzSEgwWa7+6oPFFVGNbVAv/U1FE5n/ZysEUD3a3ImtQidVa6qqOb/1VrbJtW1Yz10Kvkrncd/rmzvLEWjdbQtprirIHDnAIsru+BPtU9OSW+s
WAJTRCoY767P/ulqou6kXabpwRrLBLI6tjrUSjvfrfYayRDTgK6D1CAfcnX4NGEcHeU1EonKxoGZakQTY5+Z70z9XWqgpdBJJhqeTM/07nIckkuR7eY/iJHg
LNDLjyZy7DigY+6j54V90I+ufcxGncSzw6ZRVaDX4HboFrAz0pSe5DaULoQ6azbAQzNihE6GVvzP9GqaJLY5k+loch8UB+50HEufAytpgvT6fjWeZROZRK0d
uKv8FKilbm+7pzUYbMR5o5KpDUrdsc7e2i3qKdL9KbnkG/q50pixzdTY0Jg+RU/OWOUcwQws9WCVI6ud3N111z37vZ/ITrnrOTL4Nd7wFePe7/VNAR1ldFqY
HzmT6oYiX3hUoBTq83ZO4TFlPSJBfC+ACJVH3m6ooe4ZscxWV2/kJYoK2s3/FxbVEE/nDE0hpZSgiYQlrZ9mMHQMzAVpT0NiE9DJmJ/WX24q6MBPoJrAC6EV
dAslDe6w9bWL1nKQ/EcGQvi8t9isJhHxksSY629fZ3JNC/rQm/WrpV7yrvq+dhPdu8SJIeAJbIu9H/RxXKkdqRvxzO/2FtDFtpp8d7sR3mO7AmPORdR6KMlV
zz4FjlY3dM/U1kWPuMXRiyL+Yfi6gRJBdk6zHihn2uJVNjDas2AVPGy8K9KY/2t/Fphlnwm0km+tBZRNcH5Te5f1AyqU/8u/4GVg3cBZuh1wlsu0xqTM9ogi
Ji0RfehK68dcak6ZRL8SLYNOqo9x25GWcGWvMst3Bv4Iqu4d5VKwK+lnGa/4mj6H7iPuTFF1oUzVTGlTY/wgbS7GOe5Sl4AiyEej7qfFufSW+Jvq9p4j7oT0
hPiLqd9X1buWqfz6e3Y1+ZLqDU30tMX3a5MJp6acUgCbrN+B41C9sFZF6KVoP6aVVwZX6E6AMWxe/hhFrU1aJoqapKRWPykutJ4TxukC8DNtJtJU94AYBoHo
bcrIBrwzgc+skK8rctq5y5YKndV0B31AIPUX9/rSblQSeQ5YpzJCBs161S1aJStjpmq6a58wbug0JPUP4lZEd9J2wTrYeb0xI1lr9rbU3QHLoNue1qrFyERX
F2YMnCHDkqekndNMSO0t+6XsEfTMNZZ+oqrQ1SVykJt0N7J1WhRwno1mrEIe1MHWQL8eSfD4uX3EY6S3zZ9auT1uAi0T6wQu0j8Kt7FbqUCog+o/eMyWquwU
eLTvG13IvQj7JqsH4yKW4N1yDtEJ+hHGesHLfD++cbDySjQhlJJT15yY3StTG4oxb+NhJgzvq1IEZhDdw4cXH1eNTeuauZaZjnbIGJ6xywvxAlOGpYRAqBFz
Gm0nFLj6Qj8SXf1HzLLAVvsXWolEhJcYKTcuiVAvzBIR4yOJ4JmJKIyYAlLKbjOTF7yJPMEOtmcz24R6xubmXv4zypCzm6ku3B2NgIf8+wo3sDzfNOwEncD/
pPpaW0EupNuZzf5e2sZIG+5L/ry3TPhaG0FnIBwSwSJSU0JSpK3urK3bITziRgQoena2gw6L+xNnmb07z5rM494ZZAf9Euq2q4VuI3UWFImhvdc7npc/Ar8A
MwMHmIG0MeuKb1BQVEPE8kF+8XuzC8YvzmjEb7Av5+8GthuJ5P3ple3hKHQXvg3lzdvoP7PPZnvx5aovg4OhROpCwVHYgk/jpxm+MuwVetGsbq76B3YpszLQ
RdiAfqLfwTmBAfwGdQ3umGYAmUH5mbueftqbBbV9y5iD5VHQZQG3XWK+LLkMf5l1nlYLecYsTRf0ltAjri4fojYHf8t67ernrp941wMZlexEkCserS5Jr1Wy
wJ8YBIShmZn8An8naDeZTbWlavCn9Re8r+GOEKzpRQ7JlLu3qVmQSx+sbRmIQWrz+8rb6BcYfvA5uHTtk3pN/W7dK2594HMfnl2Dv1a/RdYivJpxKNQdjQM5
dxG70NZNvwH0wRPZcp5CXzv1KfHeQ/pb6al6hp5S6LTNKTYr+xADFFm6EJ+kG8e1hyfQ9zKX+b8MprC1+dRMBzkQTqSfZf1A+LDB8EshwV95BS3FJtNS/hM0
WtjnL6IF8BuXRBKhHu+7vjTRuADvFniiN25BjB0rys2fGo5v04DLKuZgCxsKvtTgb8a1fOVR05oflaXg1wqtfeNMh7POgc/4D2Qm/toeMXq0unmA52NzRz0i
MPJofyw1ydXO2hPrwPcKNfQ04qtXTM5pS7ud96BHWYRwxL2RX8mKKqqLVYqySMTqHIvp2lgi4ExEGVT/9+97mLOCseKR7VdkfeAOPMv7OTyHSTRUD3yu/9i4
09DHvyG0BhZF1/3jKdlVG80H6KvAOf8ydEjwKd9f291Q3Tyeuyt0oycRDHtmy1d8JC2DiAjuf7V8Hf4s04JFjNuzZgV+4kdn9jBHjPWI1iUxyu64+skleDxS
I6uv/RT1d3tF5E3EGm8Jj80Zqq+hF7rpeB5fBkZkfv3/0Ilrwt5XP2Cm4cryYWbW1i8Ac5VjSY38s7jqEIjNC6wOePxDCMw0sP684AjXbOpOiBJsxAO02LHX
OE+Y5K7D36t/NGBl+uLNtEd9SqGubyRH2aoJ81S3MozA3eJORO3Yn4AkYqthN7rGW99UC+oD3SIhaJ7SiMqZvbqT9CfmA6GJ0FH/DP+v/EtzHH0Rzc1aDj/g
E6ApGc+IfbKL7kLHAyYj5PE7GA1pN2y3X6z+hC9h8ht8rt1EXOA/U36DLpXNdLPoMxWYv1qOaeL4O94ofdfQbuZ7nKGuovkmtf5HZov7jobO/EbfF21uLg8c
oq2p4+jBQhOkummQTsNOFqJchdwjdh2TCscKy/SFXA4y0NjBd920VJsCV4UHe+TOu+7hpnzdIN/TYFu+XbAjcpS+xjZ29/OfC3wfrCfNpzNDNUJ6swOqqiO9
Ba7KY2UmcZKuRt8IAHwNgMAt5H7Zf6ma/DG+zm0LAXxaIAa+E7wETuTLM7PR537MMC9Hr5rlNGJyU2W7+4iuHj7VCAUskIs+wBic5w3hbOF/exjt+IVwP7i6
byQVopq7O3mfYsf0K+DTahsygp/EneVr61VMjPFPrpZjGndcd5nfol9nvSlIJKL1OyQR80mSCLpVFtHcuiWiikg4K8vyCf8L9wC9y8/nBrMSrDMX9AfoaH6p
f2WF0f8os8S3vqI5F5Ez8m7bzGkhB75ZWdPVAqpnaIesh2qhFD4FS0H1viIc0qYGu+Oi7H6xuL8kPEv1K/1mrACabBiWm5odS1O+T7eIYp8lIjyy/0XC44v5
Inqi8md6OHGWhdP7uSWSCLWR3t3PCbyUWmqeTPVkZc4ybCSfg0ewNiWiPLwwXN5G/p90Z5hkQcF/Czwy5hnM/sr9Xm96HpgLNzU7MYZ1qWvwDQx60yfMfqYm
o9v+DHYIOwKLcuZjPYPNgt2Ya3wZ1KqE1nP6zdBt8hKzzftRKEXg3NeTb9qvQ2c0g9ydYLWvMTfPmxHYsVXOpdGtoHrmBHgONIldD8D4NeihtxD6OKUIq2fk
K6b54k1u4XPdz97ffG243WSS/Zp7jAotaWQyUbn8x3UCyBJ9A/UpX1t+e3ZLbwfmNZKDNWb+P8auA75p4/s7Ye8EkpDheEqyJEu27Dhh7xH23tCy995llbD3
DtnxlGRJlmx5JGHvPcpomWWWUcoslDIL/Cml/KCJzd/52I5kne509+7uje9777gKklcAMFsF+Wb3Gm8boaNju7Ic1hw5zJ/CpwEnOSchOruLd90eKhNvSNTB
S7tN2NT8arYJ7iH8bgxRoQzNhmFxgIR3CLFZ7xSRGoJI1V/L3ywgeFP2myozpM/lP+OVvai/YqCBv3fBImVf3wqhp2Ygr3OVE4Yhl6G6GIGGK6b7o10rEqqK
Ddk+xuJSzvD3UsxePWu6nc3QZfyH+YZU0Fn32Rsr7K/rlLwTTvI1CRwvOuCV1dtoChOXJz3mp7nv4j+gOPazuzhN9/K105qSrqkNgTmGyCSraX1K0Aj3n83Y
b/3xXBn5L/pS+E4sQ7/cdQc85osIwMRp/zvxN2SVvsg5nkvhm25u4ilPJDfRaFP5y2LN5BBWqLQg+UrTSpQF00qwJJcc7SpYfqwgyGgR+8Nfi50OPFI0gQ97
17gKfN2RGN+xxLIGjW+VoYM3lV+jC+m7/W8snTVrxFH+1oTFtZYg5RxpYDp5qmi55Icml3uRe70h2mX3lyiDBsc1BdMCS+LrMgDtN5CdiTvUtQBj7CUGiY0U
LIbJx/swzq1Yff06/w3O4R4l7Ld2tgaJI//F6lHe8dZdm8mmq+nSWAGZWLuLGNRCGyxKShAa6KerLrvqO5DcryDGwyG84XekOF100s8z6jUZhU5TZUNl1wRu
Vp1wpKI4mOjKRyYXqHv5ngFdMJmnrXuwG8XCmJHgfNc4Vz/vTfscam9Sf3c2U44dF5NUI1r2dE0Y94LsxmpAD36Mb1LQCamEbNR1wgVsNHC1yh9E501jtC4j
VYCbeooHNBfFft5uFlxXqJ7q+VVxls/zNg30SACzptuHES24arYA89RfFzxrWmB6iO02dk7pCu7zzKBmuBobvxXOoc8zIvjGaGXbb+7lFJx8GHvtX+GtE6Xx
78beumYJ7RxlOGGjclMd3QXln4gnKcDjtUd5Z1FNRcxR30MJVeCdeCmxh62be2nBOZHSdeNPuS4R6fp9vFbwWZ5YjORSzVJlW9biX+/6NTDFORhohp1y9xDX
45MM1aA6+KFVIhIBrBPvQHvZ6Nod8dVo8X3eDldxjtRuZ2vCamKrazguZ4OiSD87Pkbd1PcJyOEOySa+LXNGcHm6Kl9rHpKBpBToR9l58LQewYtrAkoTAzwj
oJf6Y8hTPhM9i93wBsEnfzHPtsOlUMbdl+2IrMt6zMwHxfylVIK7trMbckNwgZ0JC/Y7V59L9bzA5/NGRb6Qg1ZGajFf9X+WBI2MkRYkU3xaUB1MWsi8X0Gi
6yToNtZ8CNxxaFWl6aE4ranr3uxqjT/AtIZoRClUdh/3xemCxYH/0iuqin2iZhUWre3EtkAeYN6NkZrNqN17Cw0Q9Rm3Zg8/lQ7iuf81bGWxmTqVn5o4JOIB
toe66xnLp9ta8yEid6cFtyweZU67Z+OrqCvUDxzuXO/4XvWVSCcfyjcgIjyL2V/R7vZz72WlCcIjbxC0VlpQjVbJPGlaR2kzSkKcQQbp6vsmYcnJtd3F7SIt
PWexNbxbmO92oGWB5/htLJGohAroI6GZ4YzzF/u+1aOhVMOv+sNiBZdGa/M2Eo3CHV3dyANgE2yN/VLCXlgJva3SQnlO/VRdxtlFZte5uU38Ae0KSKAnmG3s
HjYNwVaWBSPQ69gr7W1wFZIgVJcP048gZ+Q9yxHBztrv3G3xG7pekFF9a1V6VjX4snYd48NP6xfQeUhZUz8+V13a2hSRc8OkhfAqtBVZDymgz5ALdHbrdk0i
2g+u5+7hLuB/JH6BQfVoTV3ckjtX6ObcR63SN1eo0bqmeOsc0Il5yDdySjstq++GJ9T3zsrAn1AtJgptb3sh7pEuTi4PW4GpNVOwZHUHadX8/lk1eCnfA/U6
HfpftP3YYcwV9UzOoRul2yauIVY6ZsAzVH64EfkdPojd5LnOFd+NCmmbamVuO/XvoBZ5Cf+QfnxD0Lhdn41wCnSDmqrF4STmV7yF4yayS/8Xrme72F8jsewz
rhJaM2EpXVxaiUOk2ETt6Jq/QDetF9lOnkPC/0cm+EPziC2tmIId4qvoGjA8VGvjZCZPsxFOxVKUUfrrBh42ANfBba6G4AR8li4T6ZMrE3gsRJ7NtBA+liXz
AJKgGS/SQuRkDZ5948O7GfVb4Da5XK7h1kNV8iXsA+aFVaVrpZvmpvFn+BC0LXZdCMFVfGoPkp2KTQWr8LMQizsN+sVh1tZAwojZsnNYCyydjxYrsm/tIdAv
kqAo6BI83v7QJLEOTiIbyNkQ1nWCGYoEwUqlBdUqffhtNtJF20kVjYyH+/Mm7Cb9GAohf30qnSX+5WrrXouUR3CopqMr7HYF4S6Dxz0MEqkjHlmPeGWU9U9k
L9WS0zKEtfhafw25z1fFFNxr/o3rlo4xjNSb4eG6cLKAaq0/pH7GPgaH8klJp/L57ErwSE0esoxMZbrGRyhXWBtya/G16lWJ4VZZolfZkVfyMnq5bIvjlqqf
shtzDBzBTmVXkbvW74GXklD+RqY9PB+t7tkBzQIqODy8W7sUWQt2cC7nqvC73T7dVOfNuLkbjmR9S/jpAjifztAcy04WYkQFv5Ca4XxNfQs1RJaWq8/sQGqj
rawV2dX8Y2Y6MAKridbnIm19ucNslJAN3dcdxQjNUcap+pGZ5Mx3HYFtljGKUzBPTeaWqjcm9gVuRjTmc4UBiAF/g+3DGgJN8Xa6MazEeRxEsQ7cBcuNeCRP
JgyB9eQOdCJG4i0BPWCPbamsQaeADYV0bBMvQ25gichphaj91dKQkGPrkOJ0l0K8Zc3KPnwW8lI71WMzmzKCYIa/4IQzFVwsB58ks/LnwI/NkxNj8RbkD5kb
0LrYeeY76NtMK7mWLs5hPLfKLS0Um9ibMM81sjVADzASSQivho/vCM1gVV9+uruIKqN+ae2fl+lM1IwI5DITgZfyUd6XGKZOBzuDN1mt7ZE9Lbkf+ZoOU49k
Q+b9loTMCZ32//LQlIS0JgWb15/1YWdwn3u5u3oemNk7xwjn605yBleyCPPLtXHofaIXs1+5Tf2VCCAf3mFkPjuU6aGYkHheTJVvtxJUW/c9akjmmppD+DeO
M0kiycIhezkt6A5QrB+eAR5ofn4m/IyX2Ldrusjr+0NIqCWf//Aal/87bjPN0DKa2ZDVdTnPJS/Js/a/rRqieEFpodbUHHohR/MqhNsYQosnCRqzoIR9pQPY
zJks6GCfpRPcGK2EpRHFecDh9lrsaybS3CfjjvWJ/YJijBtU7sqaRE9GaaGKfCa6i/nNoNY2d63UdqZe2lvHt7PnkvW905TrgYmK5nAMsUD9LBZUTM6vnVuR
HEH3pSfLVOBkOCCvxaY7hqkqwsujHqqmyxpBvwkWV1NSDrSiUUcdtqOzv6IQfgP3tNZhnyg3eSfTL/ILq4+KzY/LkSYxo+S38gIblspWaXaBP8Nn3A3VjcAV
uSloP9NZazupVamStctaw7xlFIwRBNFVwDjKAlYjXkB2Rz9wBHaSuRd9QWGALqEnzArXBDiHGqvp6OpvFYXNYK7tmrRNwkzgoq1I8Yi5TcUDKXScOoKpBXZX
Z9a8x3aMTas5KnoPeRYA0mcRDF6B24u+TvDbzqiaZH/reQFMIo+Zn6oA6khEjnmV9IirHabABqLFKc0WMxAG6JHuV7ajZLyrB7ndFgKR84k+8pgFbIXEavAW
8KWjh7a7Ijm2A9vJNcxVQbjrPGaeDF4DajqKz+5H7Jj8STYZs5gdGrtHQ8Q013yFY/5wtobYRTzG+8iX5GwlJq+luA331Q1SzHD1xqxcvZgZyA7U5doPbncW
4FJ4KzobUmrjte2WfkW6CEaJwfAnwXw10oKghiVf0Vu/f11w0tbfrFHOwfYCuiw3ixvIlYcp5li6CZ6vqbRykbMNRqNBsph/sXr2yj4Hqcn20YjTCN2Fv1f2
gjs7ZbZU7QtnVWYveBr7FrsDhkTpBPf6LyZvDgF/cq4G9+bvBBpiOfZCOlwtCZaPKC2EnTDtGfRGbSCV0BKlBPwpcZqyuy0IVvGL9WisYTKxS1/FMTxPQrYm
t9Ibqf+X1bLk/CpfUFlzZX9wMDDStZx7BKwAe9sSoopL7pNAE9w24UfNQ0e4zIlewk9BP0NRidvJIcxmaAObpWjBd0h08XlsGlSfSmLD5QWOW4lOVRP4gblm
zlGQA78DbygfrrVKLdbT8mEWBh6tSgK9jv7Kn6Feyp5Ic3lfu9U6rOafmgJgSNzZxNV8DDg32mmdAqSR2eAhbKqyjnIg9Brqp22svRPzS1huQhMM0NSj+kS3
k2WqbkPrkL3MLGgjvESxTtUBKA/shu+pleob+T7WQcdbaofdl07Pn8kutHWu3MY5zTFgYwfQR/pdA5BF6seZm2EdadKkKSEcw85C67EmGh9jtFVidvHPmd12
F5VnWayqoqlG9M4cnL1NVdl9h1lEl5GjMdtiU+Gf7RLoGtbYlsnM5n/cOIGKcXVzjWQHOEuxYzeWZtSabdRRcAEyEp+Jp6BKvPis6U34+Ybo98wdPg5lud66
GXiJNPQfHc0E0yisb8DPROgVgckmfaBN0eDkh3gPpYCe3NbTQ+mbCWDD4tqWQuNFYa2xuWu8Jwy2aa/olsBBosV8wTG0MoiuYwAAHmV51zlmHTpMHKK/DbTF
XrnNKVp+rHED07BgHRpG5AinfPOwRkYM96lihJB8eWiUSzBrbTBPhZLtziXrtj+rt50Hd0PkWaQOvURYrTqe1AAsAFZxk1GY+QlbyHDC74G3SFBPs8/elTwe
/qVg4UFhpfgbsk5D6qbpKxaN1C4pOCJaDf35h8IOOoSOLRQ+odjaN9zUUmTc673mumX0m6xRhnObguLK04Lird5/txTPs7FiN6cRbglmoOXouq6voLM/vFbT
y/irjoZJ2gIUjTK29ZczBdHBhYp9UqKPaz3fHVFnXWIohLbn86Zo156k4uvh9iStJ9eqEGhxtziQH+Te6sU0yY4umrrIrqIC+ldiMTJEHOL90bgPeMONTuqd
cs3w0nM6nyarFF7yuIG5elx3IvuiqoZtEdmGj3RdQ0bw77R/xj2x9ys8hv5Klkl/4O2Lj+DeeUcG/lAcQCqKh4jXSCZzU18PqyYmiOmUHbnp7W4Lr/DEmW0b
C9Yho8V9TCwcb5xvWOJeQsi8UWQHrFfBD/Bp5zboUtI5H214CD+N0aE3maPCRuRbjKYAbZK4x3WSqErcpjdr12bfDnjJFfAsnvbFm7abXAV67hRRwDQK0Ehl
dgd3nne7KK69EKfXuhcbXZ554m7BbltumK5LAffjZLYcyH7fqDhFef1F5BnbAW/GROpr6kYmD/X8hrYlXorpBc/QB+758p+Jw2B17TXXVLEJXnymNYOeasMN
PbSb6de+srU3iy/EoBGCP5tjB/Q1wNu4TdfEPSn5Z7Z3QV9kJzHRtc460lsVnxTw6s8VKITi+oZ5KbOYQdERhlK+FPEXL6Y1QP8PjW7aCXwKPAp86x5iq5sy
Jrqu+Iav4X1HvPbEFLV3tWSWEU3Lj8OU0fXtPnBaUvVaHX2DGcTYkS8RhxtMEisJ+5IWFMFSMsotmM4jWI54ydVa4YbtQEvfaAx3RIu5uj6mR7gS7yFXyKfU
vpGU7x/r610Uwj/3U1v74G+TtjP3PL3FOnw3rpZAMB19U7WsP8W4NyWZ/Q4ZpatPhMwCGxo/+cXzTXK5xEgitrA3EpM80vus6D8RioLnk/0PV2gR7xtT0HxW
U7CC/811hBDWh4w/9vG3eLGLflhgsb+C/rToABJqDS8MOh5pQce/xFV3F5qFmTXR7jLeW6LZ+tiIFxQf1Q6+oabL2C1Fe/QZu9EwSKyScoV08TJmNoLrWgaM
BofJQngL5hr35R3yaXxPIDsEYX/q3ohKOiUwBQZhg+GBHCcpukg/3jiJibKN9q7z1OGVDCmMcnLMbvMFTw/me3wZdsRcGe2qGu1e7Jrj9IktyGWGTO+33qr6
dsRqYgz7xPUjpwbuJlxNfMIdsJYVmwQyhEFgrnA86ZowkKkNmL3r8BeqKDKf/wuepRwDQ5jN8Iw/gH5D1RL3ux7jC3GJrieajRV5DbbBEcMJnb4P7NRtT+CT
D/CIt7U/wL9RmDEHPUWFEaB3luYlPF5sKnYQDcYa3lvUmdrH9Ke4pbrv3T3igbWR5g64gUHB0eIY7xIhir9neMfHujsGXnoWp8gEyjTQYxYIvrcQQL5zXGIe
IrFJxWfEImyxGJ83Fn9heOVe5SlvwIQg+N8v6GEnWcV31bpHrIynMPnCcdNYXgsitmnuMMNxzc+uuEgs22cvznX8CFnsf6puYRe8BHDFOUXMAkLi/z/+Ulne
GmmoGytkc3ZssU1LRlABzzZ9C/4iv1xTCh7o6+j7IXkx8iMq84TzZvwQW0S9cg/0BUV+pIXIxBIsXkQwGSsISljytZweH16NvUfEp95DrrPwTmy1jeJHG0h/
aRz1PoLG1vlR/5urIh5TNyg64LP2HeQn+UdqMc8g3RHEhvYz5BsIxo901B8iVmA7jRZoHSSFS1wlSo4YkhYEh/jheDyyDbtjPGaYzCnwbH56wKoLIZlKgnMd
l6uvwaYDMvCarQyao5zvLCsEj/r8v7KVUDMFyr9lKaJMRJi8M7GuIGTU+5KjpJRIax3kdsrKrcb3Mdokj3uWeTdavBW74ebMAquWuCi8wX8Q5fAfhqGqiQVa
nShGa3YI/XS6lDaB88RJ+mb+ZH0UeKWmxf1drWqmi0Q9pKcbx9tIK9uErMh4PlcD1csXeQ2VkRsecHKjnFHEyvhf6EVqSrsLWKu/IbQzZ3Kw2gRGu6dRewPd
PTuwc4GbBVPwPao2yA1Nas3l8FVrk7jnWbVxghtr92ILA08VydxF6U2BMw5Q9KAWeWdVesJRSAdoeMFmywt6pSqbagKXBlvRTw2byE3CTXfXvGP6Mt4jeEfv
LbprrYruJ5qq2ovuCXoZdFznCZzXkWxizhnuCe/jX8EBF4m0QBaYRhDD+G7ecvxoYrvfDLfzZq3dmnE8YprgNyQR45lXus1CJ1sM0QNvS4URF5gX4nzqhGhL
ygAu2SGqT+A5PytlTPIktDjv+UZ8WP2oNQYWFWOYhWy6tggOiWP9OCpq3zJvJ3t59EW2ntlhfAaE4ycCLv6gcSrThDHp+nEDhBr64vuOYDqcN7OwAYkA+dh2
Uk197wkSae+LOV0GkydXhMbCT4Snzp+5sdx1vLO/HnBNTzILXN3QSsBRWVdmpZVDM1P0iRmub2QvPTbmTyak32YoBF5wjkkSlMtPCxk3KIglbRdl0c8NLMTr
C4fgTfwFDGDPYim64fwq4yz6DR8mXtaURoLoU79YMSs792OiOJLeZz+oylPW5hfqGvmGGE+zvyFzPOeIa3BXXTggCZ2BJrjX+n+eYqiuCXDdH8AKDN3pnRqG
oxlJsMhEwSO+vf8bZslxNmeGOb9hwOxRTGV6WGww75vPj373rbBFsPX5/oVr8vORVDxZKNFKKwkZAaREybNqwOBZYOgLp5gj+ZMry5B/OYv3+hzvJKKzGCa6
sGE+IDaVjTXPg9bhw2zV+O7cKFdf9r7br6PAH+kwXRNGB2uQCPa5NU3g1ATxSiziYtFfVYF1CkuW7Q/4cuLu2LVu0WZgGX62ZgzdzJNBLRdbFg7yNsWXc5WN
uZ40+I5wAb8LjnXlIVX1k0AWPpiA5EL8OqGzk8maUT1PvUh2zP+LsaFpLh6vGaOtzm6hjCvV9r5iO3AE34ldJpiY+XkVmO7uzkQ1ywxkq85FrURGEDy6DkTd
Ax3V8ApoLEKCFiGV1dDnPWZqUOJp3USA5mp7K8JO6KazD7vJm4D11PfgHvI260VxhFiXaaU9hpxA66HfwH2cL8mD1CMq1vB9LY9+AN0LQXVGroU4DcN154WD
4k9qs9hClhjfG1smTBTuZU93l8e06DO+uOSxHD2V1LToqsLO9xebQw3UHZmg+9Zn5/nkM2Qt72EtkrZaP1fIogcBm4VM7yA4x9kLW8Uk6hrRw/Hi8zw+UJYh
88YFHOLApK3ucsQbLoTX1adSg/TjzWGYSujq5chtQB/FC0V8QQAoEv/ilyYkGFOS3og/ixS2PtCYbuiI8ixCE/kyzDIw6HpQsq24ZB1IyV5gwX27Sra8B/F1
mFuwzPNMzAnsCNjcbZlO/otZVwLTAlfB2sY3gQ0Fp4RkvDClROvUf2Zac2NPZpHhgrCb3+AusM4yZCne+T3eG76KHr1YwwQbbeY0McTqGxztVILEspOpJVS0
xjI/8gPdx7wRhvPcV7nFEn05OnK3swe4m9Ak2ofUUvXZqkwQrf4X41arNm/YU/sXUyl9ZPL5oiaFtTcFWWMkJaK404LvEFX16eIw38LaiXy5gq66b8TvhOJW
A4yIyatsyEu6nCISKl4Ux+EUuzalmsGPz8Ojdb01O9gxwo/YQq6bARQ7BCCigdjRu9ez37uMX5f8ji8gFZU1tleWLrDgCzd4DANViPE8ORHMRVuI98ygZxMx
Kam0qWutBfxQ11LvENPP7lHKCGU8j/plmIf3EIAdDUwVW7kF8zjZEeslaaHzuKGfp2ogTezhbVvgrfkcl7oI9hdiM3yAOYz/5MrKP54UK2zxttEOdDX3SMlh
uMy5GTnDt01eatmguMLvCnyL+IS6yF/edH63eBYuTSR7Hru7kT/g1U296SzhFGMQYl2vAkf41p5scGdglG++5hfPC3Uro0koFHrqHlKDlCfJ+pufebtvqheo
VZDt6YXN8V1D6rnt9EltHH8WG+qpkaT1monRXtRzKfAQjzD44opb1V8Jbp9ESMd20vH8WuEBf90dwmb8acSq1Jrs2eNDXLP9mTFm1x2PzdFIX19b1ZjPYwAg
zMSW655gxa3Rc+yPPDW8avdfOmPCKrw61sEZMl/Kv/FXA+/oKUS2MguNgF+ic7HvEwN4lne6MA8/6O+uX4zVcL2UdUU1ru+1ImFydXKXY6a57rIh9KEl7/LB
/UCCoaVD+UtKvuJf9f69o6iN7zif676ZNSfmoiICDkdAsRJUxX5Cv9lUx9uaamHYpwvKkXz2VJeA04b6/H7wAXHQWl47hn+FgUiE4YG+M9PERDsS3FXdLF5i
BP20En3O00L5ZGzxa5UN4Di6GTE++ZDGgiewX8kfEgQn3oXdZz7IthBm8o68Knn+hKuakHGaP/6XrovBzeI09CmR4jklb2EMNwbR+weTAdMkQaIsTmDOFpST
JYP9iR2ms8RwYZSzOId8RwXXfi509nTD05PPWxTsTjaCL+BPeap71oqM0F5IRG7oyrOifxBpyUOST9L7EKPTamPSBcECF9AHE2qylYAa0tkbD7jeUnu1XRVL
uOqeYXScwkm9wg6SgxkTNt7gFxPY3qJameSdnVRBHIWkGXTuDnQDpyyaZLTQJMsydgGzDBlZ45z0jLLa+1UM0q3nhtN7xWHQbOE3aIMA+e+5zmpPcFvY57BP
W5bj9aC+l9ga04MNNQu0F7m3cDN8DbvEKMV6I394t7vPwfPEGPd0YAe/AYpmJwJT1Ij4u3OK9zKo0h2EhAJc04sfrGGAtdiNhj6TfFNtfeWM6dqV/tXadzY9
NJnUGtpCXmdTXzdTjlAGrud74Kuvn+wfTixlAd1rPNvX2T9abCDiKWdTqhlfm+4Yi1PVCH4O11mTqOumngWD5JKsjeRXIod+KG3UjlBsZX/KHQkmaAROKuxB
vHFPIYu7t/qRsJtqwY1ikrniNLxPFU13ZJ+4vuFQdiCcgOTxJVsjvqTVSNBpG7Z0EbpHlqoqkMEyyHXR3E24D2arn6i3aCR8TXi2/bAznn1CdAVUulXCc/tq
pBoaYk+WhPANC60PTytRMvuKf1YQa5LkHNwHa0yOsz6EO617SabQABoJPNDHs5UdmcrKhBO/rkYcITyZPr3UzDokGYqGU5QNIR6y2tIgb+J58Ry71duDddHr
XdeVvTRBcQJpJa4+wTz702y6ucKKbIwYkX0Tua3bwOQCoTIHBM/tWAT+xjyjFMoiTUDxJuFYzoDcoDmUP+vXytBOnmabm8ujnSMi4Squ7dlB8QmhpcJiKyKV
F420BzfCXZwRCMF9k1vXWlwbvtl2zfvUtRiez7ttoq63IGbFuQfjM6LnMW9lw/kb3Cztm9gL7D3yW9d9wQWGqToxfZ0z1BL7OXC9tUh1inblX4iTJlbOqk9W
c9w07FamCk/zuueTzi14X6CztD4mr/6LdA1blxxATCfx+L6KcL6KmOAxVIuRi9wNq8r9x1qE/xmYC8TlXYj7zayLdbtv0hPRSfxSVJ99VvaXbbfjTlRjqZnd
TJ5HBrPd+efAAyYP2Kcocmj46vw3KJWlYqq4nuCloAaWi1z7nFiulLMjd4q5jY2Iu+ZrbBmRMEi4oerD/KKtSQwWD8Kvjbf4utpLYgzzAGrgADHRMVnzE9xH
/9p2VXPYQ1l+zzuXdyHGpE6QGbypmR3wbkxT5KJiuyfJPk5XFR7CbM7VUEdZGdhGCzBb9b3IWZ4GsuI7xRT6Ip9uKM+09JldGcYWYo79q/4H7z/3u+8YvkUq
JJs8f/raiXCBWujFLiDiwKuq/dhPyW38GQGQKK5leEQA+D2hA9rVsZK4auoOIfEl4uL/owco7fmZRD3z8WSgnklgd+Gp/gXuHoHF/vtuQnzL/poSq0sxBtwW
m4P81lgQUcXUAMsjLMqgqPu0EJx5SHkpBGq4ZD/TED4lf/+zUd8X9Wlux08taOYViXyC149yx+IjECcWSQFR2+X1sG5FX8nA+qFtSjbHV8fbgj1n6+9ChPGG
h6bU5F90j4RkQ4Tziml14LxgMX5F8kwLai//Dw/4Eh8kHkKJQCHRDYsx5hZa8a/q+EtEdrZge9FnHNtkgH0l2ojesnKpJ4g/zBcrWaqh0KXgK3ExRB15E3Eb
mxv//8B0B7chfPbUt4ExyKT0Uh6UnRjfAj3lprDi44iBDldjdxTdjkml58T+IEo4Dd+Dn0RXrF0rEO5tQ0SZGoMdmXT2HHspqZWeZprHDUFLmX4mTe4yMi9n
F2sLtvd8UJesaGiU5bp3DDtQdAqlY2rQFxTDoVgrz2TaNOQq9JaQEGjuGpE/kG8otNFcY6/V2EHAtUfr45ho+q3zMn3IoVtwMGGppZziJZejJ11rsW7sdraz
8R13iFwiZHGIwc4g+GR0P1AOm4Q+4fDMUsw21pBc/v0CIuDjNbk0zp90vUweQoej+3XtvD0SWiYvLrQjdcUK/IKATf2ycIfN7G3oOS/GYg2ovgDj38lcNLiT
XK4BWIR/neac9p3Lru0l9s/xy0l7ZbPEnssmm5pqmxna5ymJjmIpcQA8mDxF3fZP1H3LThJ+Y3ym5twQcWGtS8Za+uIz6T72Fusq5Lm7MruQDHiJ5xlcgk6y
mIxyTjxOTGf1bHkKFfN8QxIh0zIsmhvsvex9G5hPTPZmaOoaiu9lbbz3FQtscmKY/6h0sFifoMwlcv3/mWU7ebthNjwEWsIkYj9bF5lKJyO+/jFS73XfXvEH
OxTovclSP1dIAB2aqVw9MdeZIywhG5mC+RAF8XOX/D/w/8Ei1qcFjVMiKVGb/fHK0/AZ91F1PPGiqMamyXwmg3pXI1UIlbMUd5xozgf4zugLLOS9P36vdU0N
GBxT3E/RDONBeAWRZfrRMsy10PGrXF+wgVichHh+QoJiYUIjxIvZP/dzpsImgWQ4nT0qvHG+RbcQQXELIXNu+UzV8tubI5iJvtHASUya/xleKwT2I5ZntbKU
EcZs5lZSlKGu97UrSJ6gUOtQiRwp5G0griZH+Mr4B/uOY33FDURxflBr0PJ3iPEar0fm6aO/qB8d4IlIfYzhe+MUvJFXl/QCfybmwO29HcxLfUON9etnG3c6
rjPThMGOe95bqA1ejYt0d9UexVi4Km7gw4TNQps1NZgDqMp3Rf/EOYu/rrvgTnAP1aV7DZ653h/c+kBP91vmlfc7XRV+k66PKVnsGLjnaIja+DxVKrWf/Q4r
71fq7nBvvZjVYXjjZbRn8HHiGXsfcqaN1O/Bt9gY8QdWBjcC1vvmWyc5a2Mm8SI3it+Gkfwx8EASVu8EPEc5SAgX0vSwt5W7iWBl/XyeBtBTnrJYZtwmTyo3
Pas8P8fjYqO1KdA6+QhOieHEfuKedJx+bv53G9sq9PRQ71AhUo8GXomTfRiQgjULWJF5XpOikW4JV8rUzzCXaiuoDCOrD7Rhht8MxelqJzFWVR8br7jM/ORu
nbIBbU98JcLfh+OhdF9xONXIMEu8m5TqTnXtLFonMOx+t1VsyE7xtMDqGfYHis/kqY5vva1ZtLA8NpfNIe65J5FB6OKLGVxauCQcRXsHBhdNLlhsyjCOBFO9
Nb0uo4K/S6z0eMRB7urewSIt7pv31mA1jtTf8x/39g8EyfUUjEORhPDWTgviqxksSo4khDfH53xdskqsL64TVzEM/859wlCxsLFrkcnnbupdxY+otUJondw3
L6Qt7eNRoemVrnodPztC+03yIN8o9BLege1rVBTEGcMDFTwviCRDOaIEpHNaUHRgCMT1aK9G/2xxVKWTgfvI+qThq+c1/ooEW6L3uyStomeeOD7puXhfbCSP
8F0TJoiSUPG4P37/gfXDIeqF4Wd+XxJkKDL6fSE8iNOCoLFLWoEkTbBS/uHaTeJzVIvVcs/x1CWLr9ejfAu4ccSvSfvsm40m4nSgp2mLFtdtth70ThLLC50U
W/Prb5nnmubqb7rgGSnv5VcmvbNJFcneXv7cTU/w24E19LnMea5j+BRr37Uz3SsdP+jr1sSEU+aWwkgsEzuMy/nVWsa6ARXxV7Ber9H0EgiyMboaEMQKmoZu
XFzAruCt7m+5ABXtAKDm71eQs1CkifQpA4M8E6E9nism0uXQVcXmuMer14gX9WtRn2B1mwzfm38gRvkbk23cR8Rempfed/pc+QwxV7YwBUhm8FiuSH8AjXMs
pVoX1CKwTc0MHfyisJUrUDWmFe7fYTmf4K2TQGd59RW85U3HsBnQU7mEXw4dTFhGRyobCvuYVMtJfwIy2f27TeN9KnbX1/TOEixQE31HcYvnuZAayBW7onu5
9f6y3nH+4vJGNteZfSIYyd+5373Xay3gc4T/D0JW6aoqbmclnmdiVc01XUBsld3B+JQcil0WJNh1IUrHeFoai+tvExTteAIZWGTlm1nv8D9R3QuDWEi/OKv2
2PR71GtNAxjae9L2zJslrAgwxjX6msl/JpUN1BBiDdXiOuEL3DGmZG9N6zXdLe9BzxRj0BwXkhDUKQmCZpYEzawXPPNCkAim/7vHRv6690mKzOMn83UQ3A/4
Vjs40MHlM800aD0zhJ2+joZMQ4jV8lMrhojdiUqaR1gj3ZRNW7BobAmVyzwzEElqfTbxnlPZLOcrs0HRSSXjvYNi+ZYzu3TVMJ+nKy+F2wCDxEQmiL+YJCRX
lQZgy1w6MV3fSsh3x/rr6VYQQXahL9pQpWAX2oSvApYz9QkcKPAl3/WEyLEjCYEbL7ZatsOWB04nVyB38HeEKGc/5o1YnJ86BecLvcQfELVRb+3uznbJjFf0
/XXXtO21G/Vc0p9QTe8A8f2aQqzdmkT0RXNMfd5P2qqFucn1vZ2JRtzvHhIuq5ynmhWLm68yqNtP4thT1xo+XD3F28SVuHEpXiPZizQMNNFtIl7Y6/rvwlsN
DbEt3FgX7YsVseRvda0MVVJ+hZOScr1jMvvZR8dNtHXPhQwuX1dPOhulu2/vVzif1Qi8cjVVRn9EmCx2FDrrKtKjiTT0HZgsxviyPOqkH9j+ugeGvwKj+b58
sgFBv9N3CiRp7+Nb3bm60tq23vHoNfGgZxK60zqQQ3hEdUM8yl8UnrmbQlkuTfIqYrapln2raZ/3rbsCvT+mnv2Kd713uu6id7h3jHhb15KtgM8XT0p3QFv4
p3g5RJM03hXuSnNfRBclRSe10Unp4nLVOKcXvKWcSp2Ezru7g1VVTdRf3y0kaWWZAH3GJk3AWJJ5rbsU01h1iS1QbJLVyDmBrqHzbAekfdDis8VuPmxYJH3N
PqHK5myDz0tPu0PiiT/+Pw9qF4tBU2nz2rLOKcrpDKi1ag5mT4fawYXACb6I7JZ4Lu8g1CPCD8FQhCIG8SP9NbFAkOg7JcdxTgsZNSutRF+4tCCeTyVLOSVZ
k9mhiZHK0woqd2z+4nQDk8FNpa3YBGsVdjezE84FSykroCGsQZ9qGJ3xElgrO6uMcTd21SdHK0bTv+Wd11zO0sB3yObwfG1zZ4ozKPqlhPUsyPz/cPQKcCvn
IJDqscNsPYkcjY8EJF/LxlhiLNVba0fYOyybGFtOkZMwC2grfaoI4i33Rfm7ilT6NfncWp7tzaicGrKlNUjUEEnIaBsl7EUI1wKGeT5qWvWhpI6LBnGw+C78
kFY7zwF9SIknh7nByahl7BP6W8dmZozsmaND5jR+q6KM8zhXCg9T6KBE51jyCbbDBTFXLKzuNsjbN5JwYoOs3fJJ6cdiK5h7IGXkMpudPkq/zf8J+omS5TWw
/wGOh0uBlGyLppUdA4t4O9yGYZSvVN+63rJruTGKclI5eM9GRMfZfs56kP0o3cXV1Ck5OSxH/3T5YS/4UJFq3mH+Pnd9vt4+2FUjLiLjDv2983e4ofwkVBdp
p7kEGeF11Az7HucgdnHkTmdj5jdtRWs/aF5eIhKekcqORQermtjH2Eah+5Cxqt3gJWsG/CuzVa6Sz6Sk5gzwDELZ9OaK7AjyIDssmpYukKUqKiqTs+/T7tz9
jt9Vr6Ueuq/CZOtAYorXOQNpRxRHP4mKlO5XE4g1utWig/AyR/H9Jd/Z0Hmb+xXDzOWwCeBGnTY2qP75M45AymTB1pih7BS0By7THWZ2cdGafJlE1RVNEU84
ZiSs1n7jKk5J97ltKhKOq7GGnAiXZ77LbiYLYTX6NPoGZV1kiLCHfmabRWFkPq1k6oDxWgq5xXa1jdNLsCVIOmvhp0PJkB7cw81/L8C29TDIV7wn0oKiXYJF
iJYExU1LgqB9JUH9Wj9cXZ/Rat/xmuyLztnrN2h/cV9H3+pru/roYWEU+4gfwC3FFrpKzsL+5R0r2kdl/Ch2Ie85ByW8xQzoHly+diL9zLHIdpi5oxuovYo0
iw75vCX7ZJTkdytJB1Yy22VjSLkrA52I8MxcOihWKpj19MP3EnN5cLfrIbcDXoMPRlOtY6xBc0N+drYT9VKwJlr5fvanzpH8bioqPSg2NLhPXonWMrOlJtLR
QUmn2H5XhgMtqN9LsMfNAhpn+Nact90V4qwNoXR9nrkilI08h+thcnMkP1Iz1l1D+zsP4p0RB94aisdyoMR1N5nzbIJmjbs6OYBdotIlzpT/kfecOUsPrjEP
cjgvId2sJ+hRGix2H7ojR8qGy18BY8mr7HhlN9VUvAH0DfrCtp2LZaZpa6DbrG3NbZm42CRnfFbDqB7Rp7OiwTT2tmoiqeCTmVmaP+HS5FIAQ9d4dGuf6lK5
CQmt1Hi2N7+BY6emPw6BdbXT2OZ0uOsq7/G0BSpBMLGUjYQgi4cbndhZtk8xXpuCZvInkN+hW2AnxUGLW34RHoHuj0zV/eXaRsuhaFWCYxqYAI/ASpMHkaqe
5HUxGefkbxicmiJNx7q4jsm7wKuYlJoUFoFByj/sA4UwHWytC2+11ufK4+qYfsJMtlAsPi6tdT8ZlFrQcbVQiu3jy0H3XSG8hD5R7Sh+RmwXuJVgQyYkTRVe
cVwywFQWZdhWrQ1jPALcT5/hLS5598af4kcMF1IC1mtwKxRAphFB8uB9QSFryGNoiusFUE6hEZ/yKYp7TFUtYZyPvzbMFZyuGGN9b7zXQGYhR6V07ER4K7vG
UQrYjZQoS0hCWmslkq/lFUwLifGRBENrlrwLG4VB/BB+F1CREzZO4Jc6bK6EZAJP9QYM7X2FSbg4iv+DCRq977N5pfWpPQ1ZmozDlzgPEic0Dd5zfz5vjP9t
Uo/k6sJK41uyDxosBn6J3pol//bhuAz+FroQ+6v4DlgM/4m3ElO5EFF3gu4okrT0ag3g78ilRCtlJ+0JRdeoo4oSLOXF6LCqzyYUYlVdqwyR2vn8XvyEs0Su
teR4iMHRXe8/t1unwgU1PfgL/oTWJ1TJngUXp/85eB6mR7pysHYXdjDplTDBE51RhExG5YQOuSPajVuohlgYMUsY6X1gaKdRBWhTqvu6zCbMRK9RAXM+0xO+
DETY35prwEfYd66d8DzhDK5KzOUvOzPEeDdZo4IuC7sETRNhfqMwzLcuKdbQF9vt7kG0Jtx8Df0QzZ60vVqtpTtyF51GGuMnxfsRi7IdPqPGXc8k3kgUiAc8
BtysmsdrErPZ7t5mnmrYb6orrhVeQsjWlGIswmh8QU4z/oFwSWjiyzBNgWzGUs4XhkGBsobvUswqyG0Bm+jbW58WruKb8pyR8fBwGc9CT2mhkYqzvlMmkgWe
kfZ5BS0SzzbcbPDDpc2TFMPNg3Q9vUsCi/l2tk1UDPbSl4B0Adq7XUBHbrNHUdgOdmija10HIwO3PUZTY8xQpzhv+8g3ga5aMOf9U06BH/NFuESUSILS+6ex
fShUNo8ybuLPeuoz0/R78TICqvneEAOV9bVxd4DNrqZ8f01xTcs7AGPvQN+5O2u2mh8QZZlTnhI59//QTBuqFLELTSB49g2wgTmAlnV6k9qLh4CZsbDw0PuA
GZ33jKgDLwR/ArYqn2geQVuI0tEnmSASVclzJFS00JI5kODoBEmI+EFf3Pm4+FPgTcFreqK7A/AM70br8Szouj+Lvow+NkzR0zALd+SDeJp9MTM83iYk5TPw
c4TFTBoxz5GMIbrv3cf0VQo8UUqovac8l0lIgmVnDSZxBtHaF2mOuUcQLV0aIZyf4ypFTbd+xWu35PwfaXe5blhvVTihl97X/emsEb0vPkTeik8UsRlvqWf4
NfqlKO6icIpoYQiKJCgZtS4JYlGQLMEcvkX0ct0WNtO2GFQza7HiOsBE3UAP6Y4SIuFzaCv+sWy8sNx4Hz7CZ4M5bBR/zeLSVbWqvbNidnk87puMEltKV5ZV
YDT6ApzDEPsF3WvqVtyjvAP5Pq4OFutcS15HClw7ARNyG+nvapGnwDJhqYF0x1By91XNjujr+ATVH7Lduc+1V+nK9HC+kUcCNcdralpUcTDN8++aC6Rzlquw
Wp5y9G/cZSLTGeXdqv9F7bGudfbgeOdd8DQmFzwJnXQs/4vPSmVDrV0R1HCkN/UU22c4Rpdzr6EhfDc6xDFXP971M52KHsIOO/4i4kUruhAmuV7sD9AF1uCJ
FLXONOc+9mZy34JUdaGG9Ublmvm9goF7bt1jH2i/41EEBm3KUpxFGaw99tgk1dfi3ORFJJabJTsk7DEN5o0pr9G2ulvuncwc2pxbfEY1gyoorioWUzmxI4Fq
SLY9lgzBG3w6SnGeJBnz98xzMgleTh6ydqYINF9HIoOVhexetonlqSPHUpwTyFq1FTrDVGVW2hWKd+rNiVfUJa48/10lYCszIu4+nWipJqsrb2DbojoCa5V+
x0noifYHIV13h8vlT2QK4DL6WsaK/O14pxxflIkJ4ZcVOktesFxbJVsEJSHXrbQg8SA+/FKEZEE2aj6SDv8a8YypT01hN+AHwI4srRwji9fmyr3aWlwQ7umL
ettGbSYb8m/iHzEGt6TGRWYY1Yg8Rr4WrsMuZAGVxC8z79MEXUO/FgX7PzOY11ZGFvFNqAXwOqaZM4JSMSWuVcEzT/yLmcy6QjZn7mZVk/ZP7Cv/KWuQVBIs
1ttntf8KB6xjtdNcF6iOwMIcmf0iLJGE8LsIhYb8z3jQsQ3Q0rY+8oFMvr68Awbru4rvKeXyVtqT2F6ONzkI5daGmfMj9ijKsXOzzaoBmtf2yWBPlxopsj4W
eiifJDbTjaOljpvQnfyGVF3+IHpZVj/Bl5WSNThnesZ6pQrZDiduHEUNVzx1xKsyzVpwl7TSxrKWlzk16B/lbakEZIlcAY619FLbzD04zlGZ3+7sbC2taIf8
BV5ELiuqZHaR9bX21LSljzCXofLW1eh3qvZgGc39iIHSWbAe2IGOJueTnhrNrJnUkQ0zbLn2svl10Q72RiRoQ9FBSyHgBeznDtky+V/smXQN7VjwijIeqEDP
ZJichYq/lIPtEZZF8payRaRX3icvGx5A1bcfVUpj96reuOYBj9BNuXvISlL/ql01OjFJNVuSA2TDkc3sNXBaDa1zlnVm5DrmotJk6cZ2jCWYKfZGaAu+OVsp
fiKIFI+KLGnjHmrwgG09/fEMo09sRV3BgmobPqOkp+S4nGXUDHg/FOldt+W6sJGpJtazdWc26y1CzdqFqOA3aYvbVu4iTegZwBnsrPti3CG8TCCMCMk1/4t/
1tRGGnDfsKnue+5f+F/hldqnyGPFI0UckevbYvO4TgmbWYSZg600n8Me6Ae5Whii9XPhryCYQ/sLSb7qGR5cTx0cKfQfDixcvKjpT44ytjWkGNL8oN9iOejK
BGuJLQrO8W+wqoV602rdV3yYPrzXGaVAphF0v/Q0YrsbLcSfgVFiRgrIRSf1p68YziPDkxBTCGxksIjVJV59mhzsycNN7gb8SPc5S6mkzWKQVVkSVPb8cJRq
WshFOecKzd3PhAXsREM7dxCPjS/60UZ0B7pqHVxTrcJRwz9T3x4LqTGSfNUW9ulsAy6ci3aWYqX8M3AZnyBmMsXXXqPxHl8eKzRFEKJhGtHMl2gb7k3m9vNb
RNY4IJDAcXYdbtTdMwrMr75j7E+ysVLBWNf1LHmpONhb2TFcttn4QtkqbzyyLpbkoqUqaX2gaXJf3bzkKpp4HaRYkF4a3WQfEXtS2wXrpczUbxAKkNXMXQPs
tUUPZWYo1FgXbDu/1HBDfIfW1Q7OPGS+4o4IDNYcIIrYZT4Cb5W4nK8vVuBY0zaihljd8KMxkERgUZ4c+FzeEm8aWZ2qu/EG+KvnsS/dRbifesLYFogZZ4F6
ahYtx6FiH2x2gcQ9r/F0sSfa1t3Gc949mBnF9DR3c/bHZzHboHhlBc8m0cTWd59RjNOf1wHmo7kqWie42aoOhdAVf+w5y+3XMo62rjp8G6q/fgE+Be9FbnNe
4kYQHDIbm+trqfvGVxwP0dSg25WwucuOnTt12zrvfLkjeke9bbYtWbtnbdu8K1do1+Dp7iM7tu+gdt/zLNs+YNeMXcPEskVrtqZ7yvB96k7dNXXvrO2VNo/c
wxcN2QFtG1Ck3ztq15pt8D5pUYvNtXYsl/2161Zh4vblm0YXDNgWuXXClp0B1RZDkWVzx029t9/ZUrilybbSqCYxlxviqIvEkI2s86QifW0jlTO20p3Epete
WH+yP6Z/zJ2v7StfSW/Dqq/dLO2X2Jthwe+BrtIxWbWBrlkasmnebKAFol7Tjezu2KOZxaZqXsOH4PeyIPzSFpH4yt4c/B4dAqs1CHh5zYOF0MLxsk3yzMSt
mdMd/myRDDD32ZNZx1232Oa1qnBvyTbZHewq+3n6TOVJyMTEw0CA3Go/y20jxyoKqWnkBsddxRXbU6YmX8A6pV1ok+M1kAfoWEXuRJK3dYESbZlwhZUdoJdM
E3gL/Sq+/DJYdZqrKQXsK+Cetk7yAucSTRfrPvI5ZYUbWouvX9Vk8+Cyum+42tAr5phmPdcR6KhsVtPh6oBuN/d0HGP+ykvNtmyclHPNMluzTD19Y0WmkWoN
X3zu0oA/9veso1CttXezVNbq4ZfM0cwgpkuGHT6u6Yh2xLPR+tWX2fqD27LvaNLXPFHA9FDl5fyFVtJZKF0IpoLRVHN4K5ccX4rpZI23VXT8Ll2QV0NzOW6K
o1H+UcUTM+5Yn90PzaLuAajjVcLPVAdTVfItp9PPgeeRRHY/Jod+apsAeHMXSWsqVpG0tYGDVkiVtwBIs4MZCMZaC11JMd9QTfNuAHWAW2B76vU8nL2f0EBx
115r9VTgIdo9bkLiZGAqci+vI8Vlnar2DVnWdsx8SnHEuiNrFvMzp2EOV19oe0cPprNgrTks26t+Ag3emEdGynpq7sn1lrq8AqisqmZdpSqgWypy1FXzLlao
ndk4WtzYLcoTX8ZeTVsXGo/UUSSq22ErkH34QPmRuNfM2mUVgGlxbYU90q3K81adcr69Wu7A/PKOKFkYS1u/Y7rFTaT+4npRMs7GLmLH5xipgLlUbs6il+lH
05tFSssMi3iZOQyRMGsYG+wCARuSKIMjbLeBQ8gN8pR6PToc7KVK565SRfn3VleX361I0wOtelvZuBXkMU0p6AjbD46Dm5LTiFGaodBFlwluxwyQLXKu4Enz
WVtzawVrfkQpurq9Z36WahxJR9aOBZXnXCqHjR4pfMe2x68yu5h3KO/6PcPGnY1z0DGMV7bcWsrVjBnHHnRgiaDqF6A7fZlt5uwMRjhnwj6hlvOC4OIIHUge
y7kAb6BOq7oDbPY5chL5NCMqsWfibnKhdXZiGruZlbKNahgsKRlvYycrLpMDE3Fqu3VN3N58Q25tOeOQZhniVsUitvLYbraV5TVo1S/K2Gn4Qa41q6Ab6kmI
ienN5KufWb3k2jwcvqLuxe5nYuzpih7AHrICWZmPhF/guvzvEFYoC511V+e/gepmKqHa8EHyMLvB5pAPUCRyh7O10p7STUgjysKlkSMUHrqdtRErhX5gksyi
uCEziY9IbJa13VYEoFCg8h2mkX12lrjKmvODkl6FIn2BODBW2S9mvuIP5hXZgupmlvrSlHbepJBIwt7/lf4wAcPTSqWFfVgb339Kwj7tVWF/n3//a+n358PT
ynz8/e/rw/6Of/z+M+zj/Av/++/9/f5+/fMZ/nGGl/mnTNo/9YX9ff59uVJ/1/n3fT58/l3y3zt/uC4t/ON8/qee8A9XSj6UDP+4N75v1b/1pf3bir9b+fH/
f+7ysYVh/7Tnw73DP9TxX/146Q9PJPm7XZJS75/6nzIl6U7DPzz3x3qK2bk/L/XP/6XSPpZ6f+ewD8/yz1X/a9/HZ/vUno/99x/Z9J+S/2vxP/cI/9juMmnl
3/fk/3r57x7+0G+Sf0b07+v+HuNSH1r/qSc/9vY/JT48/fuxLgkL8Hct4R9HNfzjSPxdx9/fpT+MffjfNX448yFjz//u82ls/jdCpT6UKPueNsI/1hH2ec99
du6f8/9S2oe2p4VLwkrg3cM/0cu/T/VP73547g+UHpb2eQ9/+O0jDZf+p3//HdsPNFD6Qz0f2/Uf3i3sX5qU/HvNPy36lyZK/VvPv5T4sVWlPvZH2MeRC/t0
9PEayb+9HfaJDsI+zrX/0WJYMY1A2Bf74L9z5tM8/t9TfMFXhn2k5n9q+vvpJWn/zuowyadR+/zuH0p8QRef3+0TpX7WTyXiY/8++25j8xonpeNsDXIS5UuB
/gmxytuxv8UUlM+LOxLTImdqHBhZLq5I9W1CRrWe0BKph3wK3oZ+dKZLR0vLKR6s+6lmRUsGoFDk5R8Fs2zjkQZqQHUBWLZ6G1UO6k2uj+vBViDLwQNyIhV7
FA/IjdUrRUZGjrNNckbJu0k3ytvnrlYm0JNVz639qGr5Ac1xqg15SnEzZ6t5kQ2RQ5kP8prL6q2+zX1PTl/zGznXTDAa60wy2b5X01l9R6OEH+e1sV0HV8SP
ju2rcMdttlVT7lIkJ3apwEX0S7DLJuVrIb8CjMASdihl1u9srW0UeT2WNB/NPyUvkze4Ri9pcRv3NdZAZ9MvbR2yK6lWKJxUv/gHilmWMqru9myHbv6urGvW
X6UuwAqmgDPyEPu5tb3hLdBnuco/0eazzDxLhLl75dHmX2OfxffPteWPAe2gCrQBja07oIbk7NhF9lzgHJ2ieglFg9/by0lbVx/hqFz9mXxZYpL6jbIdsFbd
R7FT1RV4HdFTZs3u4bg976FU4zhKNraCyq2OC6pUW0f5Y+t22xZrIX/PauJjBBN/RaAdGfQRerPqVtaRxFGW43Rm/h/pA62tEs9Q450XmAhyifMHur6qgBpp
J+jFyvq5nRWxigHKi45utnTzBDqP+YHsrZqROWVDeecCuimbF3NGhlCNSInytaWb8rKiEzg19kfnUuUIC0jGABOcpK1+zjYwyTnWNkXxp+UI0BRIzekCvVQc
Alsox1LZ+f2du51PE8pLG8X2TkiWn024L2tdOmXD4aWHYiWQS71t3cz8N7mLrS8Qp0wPTYlunTVJkSmvAozc8M4KAR2jF8Z5pdNyqIxWa7PIArp31Cb7LhVL
zow6kXcWyAUfZ+ymH8OZS4fl7co0rxwUm2q9sdyav2dj3cTWyuF5LeW98lZZplnW2o15aeknFLSqg7UwaolqkC1WeUN+Om8wcMRaWbYu0Q70lA5UUAllAD9Q
XulYdzv/T/lDxwx4MtJMuyJri2Yqc8d6JNMBvSFHqYba5VlQ4m2FPHGcpSh6bZYy9j6QId1o7QGNXjsL+A7ZoFHAKZGr5TNVeUDNSgcsE2SV4fXUori98K3E
bJsFdGv+kheQZvtAdU/bAwUNPs9dI80GPGRabu38uuAZoFbiNnJm/r38qbbvreOUZwBdzdd5jryWirr0hPwJTGHeXUtd+83sMtKhceasb2Ut4mJj1yRiyt8T
yypkWZXXbMi7sbF93iHLIes4cPQyBjysaFmzTfpL51KS3FBZeyQvP/d0oj59MLg6P16TFj8FfJl9mPpNsVQzFRhKbrP6QEi9WXmEOkWRVkrjl66JlGQvV6Uq
+oCoukGiJuFBojS7p71nTFd7A+vstOYkpz6SMS0x+f/Y+87Aps02WgEBwshe3pZkLTs77D0KlL1ngUDZe69SKA6UnT09ZFlbsuMEyiijzLJ32ZvSsldbWqBQ
KNzev5dIznd/8/6CDEe2pFfPOc8557EsgucbZSyWX0j9gLSJwSMOFV4VdoN58ZRxFtdOXpzfiwXoRLIze5ptaOI8C/MiuJqWK3CFu59uCrrCMgHfASmkVqn1
xOwqM++qVnwAKgyQ2qx7QNVLaVfV2tmrMTEDUDg+pd64vQpdNqCQPVR1Xgig4pCwq/pQ7Apz3YGPvPNAlcorZYWmWgau8lxBtSktdkVPcdXzBwEVz1rV/Uvl
Mw0EvfKU1VH2KllHu0JGqFJuhNIZ/rSAqt2sCte12r1bNUcMKGZY2at1J1Vzcmk19jZAZTe0q7DgdpW90h7Ega/kN7CrOhGU9g/liUMAACh0kuwAEPSTBaqR
iVF1LopSfqz6ZwGoTggAFH0odtWp1HbVz8KuooC0Kyi9lV8VUFSiqXQlqtRffVofrZHYG589sWmqWzsqvZDh5GfOvy27+K/4x54//6uX7zuGFiU6Mryzk6Zv
vC9zFZEMJ14OTCupK13SZhGvwW89JlyWk6VIrjOxjIiwNDf+azipi5H3E/Vd3W1lvk22vvLdwO7N//pAujbeK5QptGX3wvs6zdYn4A1PgXSWC2OmESO85+Rx
/pvCJqaNROIBaCz2OXQCLgdfsvtKdiCPbAEwjR60eaXQThqPjqa3CVnCTl1/rlkjMv1qo3GBaz4P/xgZRb8kMuiG7tn0Dc90pi10CGNNnLWe4EGSrCneUPNN
NNXZyzjUESm4we5En/geeiP38fP1Cd+yPMRQjOaWn4UC0Bv+J+SkoYQF2bfOTrBOzNQMj+lFIbYxSe0tmz3vkeVwse80+0z+mIWoH9/VjVO09q+yw1SFt74X
oVb6IuWr3g3SRGkf3995jBiEFKKDbG913/KsfAypRRl5j9zV0Ofbct10ciaKEHWI+0Qd62YzTk8PzzTGeR/F5UWvQ2fD/zi2Gt9TZ93P40+YZlmW8oeEH3w/
VkiVn1fqA5rAXxZ/1JaIWPo00pqZmb5fJtMvh3/LbHNekxKFHcwymWZscmuhFdmV6c+wmivse/d2czhyyDuYkMHT6Bk2ISlLjJPPySxvleYyZ+mvjDbLdm5s
YCkC4R2peobb5Df86bKn4tN8m+lPCDbYEUHbUnjiHxcY3HAXtoUv8MTimfLXQpY/JXVg0wbpM3y/efci3pgRBRPcTx1wLS1Yx9SEPFJGlDfnm0sXbF/GXk9u
Rp4ic+hGht/Jr9Brwkx6ADEYzYCvmV/XOBj3zHyNuGqb5vcINfh3zJ+WVM6JPCSGYc+QLcgJaxY/prg20MXpc6/xfIhnNaXg77EnaS9X21PHGkMuF9fD9/DZ
YrvEejiBvSemJpwiJ4ifa/r65npWyzP5sXhzTS/2G9IGHuRdG8ckt0bqc4sCF8td2MTAGX6Sub9G0Kfou5B7vROxt1hXKN1gNZRF9dQu9tw2nMy/68Bc/Ygb
tNXaIvmeTR9zCJtjzUtOsR4j8qAwnc5vL60P1ottYtnjGysf4fWWFLPHmYa5oiJk2XJI09jYX/OWzrEVQP2orvpjRslx1EMmHSTMSbulOC45epQQwj8yhGGT
xH6JTcF/XDLIltk0pOEW8pUxUErETfVketPdz7y7ixDRjA5HFhsocGLeAOxiJOdw8hH8wPIt8ATDesuphIXkcbCgci//TUoL7IXFzfdA0tkUwo1l8D8Uh0vt
hdCIX4U6hvfuQjlHzgzgSeEkgbS0zLb8Li7TboKfkYPAJI/HmomRMZulDtqZaDx/zzMAskIJoIRr4TCskzAS3m4qNZ4QcqmpcY3g/mwPF2P+SjPJcJs+Y0gr
/KAT4lpFL9d3d+aBvcxY9DHWA42X+ouj0K8NO+iX5iqfHnbFmtiugAuqVv6rOJAUsjGUnqhVZVYoI0Cl17CrurEBRTwBKHgjlHyXgFqvuRpZOYBiBoZdSc2k
kLZtB9Ryv5SnXSvVsUq5RWo4Ry2FW3Eij+pcJkAxF9euOK9bDaOpV4J2RdyuVuMGn3v3aSkjDkDxCrYHzUO1V8P9qegsUf0OoIo3AMXsDTVcYFe8ppVzIZUR
HaCYogFUsYMqT/cAqqzrlfADoMK+BX9XylpXIAgKBRSV10qYxF6tq8AOqOf1K7tZ7AoTiICg3II6tgNUz69dEXN/2n+qx//Yq2TnAIUzD1SLEbUrcJlq/gul
11dW81eVlqRUNwRzaSr5N5QYJ3uVDDEQdP561cnIwe5OQGXOol3RwQGoJqICgPK0WEDxXQTfiwHVuzC4S0T5L1ddcQEqane7Yho/oMJ+KZ1bQKXWDHYffVqA
ilrersLTBvcQ2lXxi9K0U0Dhp5SznoM5FuyqR1j1u1GuFgAAqAYKtCvkCNgVkJRdlWFWV40r++AAFR7eDgRLrlVCilX/Sy2fMti9b1e9stTRtVpGnV0FddsV
k0CC8wl2RSRdNSsOfMJf1V8do84n302SbHGIzxZIeQ0PkDvFLTFPdnmM+jKgpL7raand/cz0eWAL8TDR7w8xtUvqImYg5ehu3YPk0ZbzyRvYqcnPvKeMv2Et
uAZ8G6KH1Y8+lifkQOAD8Tp3znJSyEe+NPNEa8tyx1n7iNzU+CnsZLoZf1MMZRIC7QkvcUhgEy380pRS/ovE6X6fPl3vZfpBvcueWb/RzKO+SLxnXsTNN3iJ
VdpeclMkpvwLYiVUwB/yN02IwfsSLsNu6wgmnDGwD+kRljXSPwySv8S10OMkrhGaxvusQKPbvDslg9/M1gRfY4BZhnoKifJAIgRZJn+8I2VCvdGtJnc5zq/C
NMi+pMXILPQxnu6Y7h1pasCczgNNf9ImtJ7FR4wy/4Rf9/yLdBNH+D7efw8ZT+uLwDe6ie6X5hUJoy0btZmcLQH3LZMF4YRvv1Dpu4+ifIg5Kv0O1zL9gbij
abpLU/9NUUdPfyEfjYEwa0fmEnUq6gzWQlhqakQ4jQepgPjI9TktUF1hJ/cZNVO7ShiStb38S+i2f5sxfnM9YmJlq8DQgIVYgn9DttKfkTVcbXSOuDB6nqlz
ID/huBjp/4VpuPahtJv4gL1lE3zu2Hn6py479ch10HvFFUck1fmOPy90CnQyvZEW2fx4b+YoWC+pLtwU+p3PBr+zrjIv5mpZWvIXoSzheWFbsn3Bfswr9eey
+eP8ZqE1/k/iQvDv6K1816QXxseoxTfOh1G3zRfp8Z775qs6KbmfoQDBjcutx00BMgB2gOqKHawE+w88xIob7yDfJizCxzRZUKxJXkoOs94xnxeaFaewg2Na
sjPZW/le9Adkrt6Mj4NcRBQ+HvegR62d4Xr4vsJ5Bg8/HP7bEOrpqK9Bnq05I66euwtuNs5GCfGydIY+lVik0dC7rIMSG/pBpDPSDxHw1viiSAKvTTaIwfjT
xUZvpea5LyTpz0CMsJgI5V9VRFga4QNtsyo281nwNtGim0Euk6fzC5GF61bEtY5uY7AgOFjTuY1cWLafuGUbEt4D3pCylqOTMlLmmuqxO2wT4j7n9uPbkMFh
p+Tu2ACxl7AQbcREWIty62LLylxguekJxpIHsGfSOjzBstFQm62L5FCn+e+MreDrnGhuDK4wzMB7etbLYz2PhbbCybCZSVz0Asex+Bf65e4LpFNkEyosmWjr
Gk7TAH3AdNvVJP4RV5NgDauQtqaJlmslCWAUTCMwE8bdhqbh3XAP3UWOMu1CQ6Asdgk/Dy6U56KAdZG82voaAX1XhePyPHRhVqi1pynXb0QvQuvR/YQWTUwu
oCKMBugin4BsLg/nG8lj2f3GL6Dm8SzTy5YpTHMvwCocY6UGpqWungkjuf6UxA6k73IP9CMIVOR5C7nasSb2PBjh2KFf6OlKdWO7M9/6JmYc8G7webTnTIU0
6FDY4QFAaRKMevopEJRjUZxHoeBbsquwS1VhFqDK7wGK6o1gjFh1eOLqMcHBEmGrPka17m/V5wlQVBWpKaMABU7erugpA4J02u0KqXZ2xc6EOqcNqCh/AEXc
pvRawdI01avNqmv6j8/lp/rnf+N/lM+UOmeqfF0rY+KqmFi74n1jV+zrVN1/sgPKvkyl7EF1ZQigojhU7qJV/ekAishFSemiPBW3an5NxW2uyv2pawKV+xNA
UN2YMlun3lm1K6JN5R2oOj1A5Z9XRqvB+hZK+spPS2F9xmXSUfIjWwi+BR4LGVkvOi07q6hVSVFhB6fH9ZbcW7I75kdfIKkcd8fNS66LxDOdUvYHGvJt5O/B
RLwXe9LSRJfI1GWLvBkl39echc6Ct1b8yq2VYXoCeFd+Fxeu/cYXKx2gO0oY0b6YWvX3iu7kOm4h09Q6EjlM2SuH8t3IDRU2cQHptIbY1iVtKK5rXSmC2HTD
V3QJcauileYG7RXPwrS4r+F94ZgtyV8HHGrttjZHGKqtwRVFxmCLrbOk1OJX4hl8VMl5MRxbxLyka5QWlq/1/4uUmQucD2xt9D11ocZxMS8MB6Sleh7E6bGW
5ebx8R/3UGsFXvhrJNWEwoRxvj7+1UxD6xXdV4Z36EG3uXQK6S3507DWO9SwF4a0R21peGffPL6C+tP4cR30KxRfuj3uDFjsMSacIi7TXci74lPkCtMAHMDW
4aye2f7HgT1MLU8oephoqWtqvRD6A3yPzoYa8p/Lft9wo579iwshtsoF4OdQtvUBd8y8EnziWW+rS01ntuEU0k/cZMNNr02rnc8M18rLhDaeFAFn/rYWWRv8
h5kchrYJleBC8jLX1Z3mGcLcNIdBALURw6Dmnpe2hfxX0O+2LlJSsh5dVs7ic/WL+Di+hqc5WNtSzzkNK47JlvoQ4wvHWSVTO51sGGT8OXa59rQl27Qw/nxK
l/Be3FaEx1uAp8HlIO+b2XwWaTVeonunX7dWykj8z5uPsM351UTv0uOB4kAZd5y9k4QwOW5vfEfwBDnEmeh6VPSLMZBIWrNsT4nLCbuRCAy1dGXPFufLq0yZ
cC5biQGaE5AA9/L2Jz9QH8rKYA8fidxy7CbWlC2wrmS6pLaFvhUsRMBkdosRodlpxZvWti1ZQR/XVebwRbPiwjVb+MHsWXAFeYftZntk8MKnxeuWssT64JPk
et4m8FomVB/m2kaWxiSbQkBPcZiJovWBb9wz0XO+B+AKYqw0Bw41ZVsemG96QuQeAZq4FtjsW4Vvd/2xsrk3y1Df9UAzwRVePEJfkcSbrhofWkewndiWNkHw
1io09AykGTmor3O9caLQVTxFdas0IZc8OZY25vZ0JLvLHR67IU1w3pVSLO1tDeGp0B5LTWwH+odhDVuGbxdQ2sKd0IaYF9R8TiSQGOr1teHBwFVpOBZqOOAd
hjSnh/Bd8Ur6T+ZzaA6S6n1mibVGQn9FVpL/gu3DevvWr+3iyymcYjrlGx23nnEbO9G/k8m2SP9P5nxpMX+I1SUeNY/CJ+nrMJdzW3h/NbakunM62xT+C6mn
xRWYJzvFHlgrK89P5DzYWbbC3JwM92wvnmAeA2XKG+VceodMQF/n7NQepDf5N5inamHvdCrLcRdpYxjDDYrwaAuEvQnXYzIQS2w/vg3NozsTYoUJcIS5Edak
5LmmkQdFewt7LLOId5F9kNqht6QJXpWEd3XdhFIHOJh+2q6SKWZX7bgAQZ5GgGK3CagC66nnvAZjogGFCe3qk2/sVTKXgGrVAqhWQIDik7ZqHKak8wmujrYH
UTbYg9SqgKIuIdjvqXPJ6loRQIXhV1e624Gq50UB1WbhP9U//wsGA6qhdrGreAKCa2fsQfpB9mrP6w3mJ1Pur9oV1fFKXFdwDsZeTZWfOpJUU7ooIQ5AZeaO
GnMW7P92VcWS0vFU3au0q3B6VV2DammYgIq60K7iGLMr9rjsipgPUNQDBLvqARWPzaf1/6wisZkwLZDLH6Ja8KlgNJ9n0ZYUUmfcKwwNyfdxA0t7k109/wos
scN/MuGE/6p+Ac0KBu8KtC8+CNVrNHxbJF/7MzQkZl5aXEbNtBES6Ihllprs4AZutW86Vc7fiLLzF5JTwHihpS275hb7BvtL7DNGr5kttzSksyExv0mvuGz/
+JwhIBzYDIdieczPxb/RbaU6UCPoJbjfutmR4HivSxYGEoJ+F5YKGolI2Q0+0ndz1xQeYvHCBWI9fIB4Cc/gSX6z8IGPFJqZvtS+oqbAGP6TkMP1Ed8j/0LT
Na/QhnKKGE+3AuOoJ/gYp4E6LHzMwtyyfusP9a9AT1rX4H2J5sgjnWCswc4oEKBeYl1Dj5zRTENnStlWv41D8pcwNbE06Z2uG/zxvvOt1xxzpOiec4X+g6YD
mVG2Ozra1hK+Zt2mbyg9xVOwU3Dd0K+57hbZd8Q3Tl7NwVTN+FywYewAKqDJS9hMfa2Pgfpr++LZTDvigPcX834Iom8IZ0lX8ZWEwd5L5GmkrlSZOBKqYxlE
f+W7gn1gMsTGVoY3+HtJkYE/DR0aNCs90LAnM8hwRd7Dfq7ZKTHEJelo2XFTDltqsnOzuaPyYgLmVlkHykutqWRLS1FYf+wlQzslTx9mCGaVN1Aa+gbjjSnS
e3IHFhyi9hHfo78jacISQwvh74b94QrhDjaPfMI1LgnnZiW2p0/5IHlVlFN877+CPQW/1Y7SP/JbTIOEOv6w8vrmyXlN4/+O/oWsAc7V7tX1MzeThyEN+IZI
AOoIj/Bt43rKPVyNqbbiBEMGFw61IsqkuUict9DYraCxdah1phBDRPC32AvkQnArWgoNYjMgyRuTbGZCPY9zbjAD6NLwemRB2f3iIabuzjcFI3g787N42/Sc
r0H+rLWRK6CV7ocxz6RcvBGE2M5AM8DtYWlFz8Hy0ndFZUYtuSquc+Xnzq7J2eaBwkDyFb+RueZKzwhp/EXGIOGBzyr3tzwR3sj5YZ9Dv5i/gQ/gXRiXUyYl
cm7DF/6bkadsV0tapnXHsuE4fKPZKjg0NfkQY5hmp3GFVCOuifAXd1iaKoxGciz1vD0xh6uZ2FR+DL3mJ6O7Y2/T5UJDcZVjYKkncgBUyMwm65WnI++g3rRL
WsHvoXjiODsL34KcxbdJIrUPPEY2ItuU1TfNcWCGlWSLlYNced6VbA45yLyIpJCyQiP2sHZsTgZ3itEzpfQtc4nnNRrO95X+yg91X8Xvm/XG7mI+fhJ56mO5
/fBO+RdvX1PMxoyKM8Qb8zziC9+vxEugFnFJ/3fpr95Wkb3cvUqLwRFYO0cbqJW3B4NzCHpUemLs6TwELpOivZVQL0MBchK185B3rTib9THDtS0YO3LB5rfc
hq6gs7R6eF7ZbGaj6RE12GDX/KL5ErpM6l0EXIfA+dfGi/xotqWhM/KCn+yzWSl6iVc230LpnAer1+SuLT0cW8/UDjK46pFdymrZzmnWeCts+3zTudtCycZH
xOfMDddVTOudgXTyzAd3Ja2mrxvixXD4BByP/IxMSnzJmti7dB25tq0Is3k3RLfDc/iyPDfQI4sx34R05pOul+Q+bzusBqNLNsHzZaM8jrkA7hNM+oFob9LA
/aO/jXzAk+kbdLL1b1uF8I7c460URtMz6SVJIRXx/vHoC9JvWSWmyTZ5NfQ7OYlpRRRjEWAa+o0hFDtBFtD55hGWN3Av9gUW6loc/wfWQJdtekD/YH0dO8uX
Xn7U43J9/HScj0r+2cSNwHz6ywoWmex7mloXuQsXEyHGfPMSvp68zvWMjoEnhS9m/i1fYjnH0v5Nxknyx89BmevhxqKdVAytcR5kfEUT6RS8AQEJ0cQTaBzY
pryjN1zsEhhQXuhdirRn6xADiG1QaDJn+5G7IBS4YXQriNMLuZ2Jt1wd9YPlbcz42L3iHgaxnUX3oRl4NDKcGIm0Jq2BDaWFSM8mpfQ5+S7yh+8hG+N/Iv9J
DOZLmHJdnqmDcVzEl45iZCrelhjCv0WAvNPCU5uN2iJtsj2HWxJR2GIzahuD6SpJz6/oz/JhiYXnIMeoq26R6Fo0O3ESU4v+Ub9+/XrXxfx/zLfK0l3X/ReR
ZXItoRZRC9rLXIdnp/8ZyOHTyztzZ+hwpC9+rqx2s71iKyNTavNl8R6xPJBNvOKfohGenQ5j3FeuwfCo7OFIJarHfOIg9IntvDmbOAd+By6AGpUPQL61DCVu
iW3pL6h1ktk3U9M6CoA3FQDg0bKV+vFCDUNjY0tfv8JO+jFwUWIr6+OkLnwr8lD2rcgXsalRjWISDTPJ0gYElvvf0+MPCNNmMQOxz4j7jibayeWMNN7flHqL
dbRa/XO410hz9zxDDLFbV1+3QXhtPBC7Irwb2lWO87fznfTWT8nBKwRO6ow5NmjFrxOnuKymh/Iq6I/I7qjPy3i3g1/SSa4DIEc2FyICZ+Vn9GrZ4jMxG4Vd
eFHsNLktmi2eKP4HRcXWvj6G+fJE2xv0XPl7W3pJSJJDXx/+rRySbyeOZh6Q74XJ/HFwS6AU2SyOB+9b9pM36VKqKz+DG0GL3tGuWXAvvqewRI4zyb7aTtoU
X6KJ3W6+IF5MmFmexh1jzgqF6BW3EN8cLqa+k72rNlofi93q3UVACENaxDdGvkvtD21NPswtrTiPneESSv5IWZucydes+BoprozSDiC0lmYSTH+L3K68awWT
RxKNy5fzpUh4MpwMOiuINH4C5SHikZ3gpdWtoQnS2jUr6ZaBLsjsBleTYmzhOI0c9F00NkCElCyz03hFTDdui1nuPc+K6MZoWUalHuzv5C5TX7m+MQHtTtUr
rcUfQfOsiUgNb5z7DTvAt8J/XHxAB+mNAEF0YoBiJzi4eg2ostavuisFKMy0UFLZKrtA7ArJGmr1PVBtZAkoaI3VXNVAENSppIGuug+upA2wq/baVDLvFZg0
uwKTBqhmDdir7IsDKspmpe6XmjIwmN5VXQ2upLwAgmoS7VVgv09Lda1ImilYfCV0vlSvfB35Gz4BvhTmNOxx/uncrcvSrozbZBIaktRyrDM2yIRBMfBflgi0
AQRIGuIy3RWJoNuivbl4y0Z6u/EkjEkv6MPFsxPj4bF6rySh+aje4AI7Gf7CJsoH+e6euSWrgXA7QE2KY+lGZqhsA3KRaSA/ajSfbdX4mTCqSR9vFJVVb7z8
QGxRGs72d/rE0Yb7zM/MHf6kZQw7TJwENxOz0BD6FNKKvu49pHkCr6WuM+H8Tcf0XBP3Ofk68hCVXGAKuSD20EVBvSz7vJnEZkZvjeH6WvcXdnGf1tQsdiCv
Y7dgMVJBtt/8Mc+9yvoVMzRQ35pZuU//ojKcWVswFezvtFf+xAAIQRuhYYyz5O/SncU9DM3hv/EI5GLdnvAL68csRX2wnz5kbQ/zME1ZzAfD97EzvDUEbakt
+Y1+pJewrrVJ4Dz+pvGO7RuhE76S6Ya05DcRB8znSBR7QHfyAFAdT7n3HLm6FIHmMayvBr/IecGd6t2OLDM1SZjE0NB9ZBO/LeEpKNG9TQchtzG1IjGK8K31
Pd/wBbPGDYI1TL9CjsK5+pn0OoMRYZBa/DEqmbtbboAug3WhV3WWexY4N5bq9J2xzq6NCI4DQjL+jSdAT5R8gYOWd8QRy8r/qqbnlmRPe+ak4a1+vfcQI+RO
MteTW7JzyFPycefX3GBfmP53PFZoKtwy3pEi+HTeb+2I/R07n7wSmE+KZHPd8wKNPJu/CY1xV8b+XOb1RuWWIQsio+LtntlWDt2DjWaSDVetf9C1rPPhH9Fk
z668JcW9yLo+qNRpHs6GmpOLQh1nll9jZ5MLrMdiv/dtBX8vRqRV7BgMM6/kersX0b97JtVvG/WVcVf41xpidZuYH2oUYu2gJD4TimI2C43pibp5dCh+BspA
n0iVYG0sU2xidiXMjJV1f7o3l9wtOFe6WPPE+YGu679DhAgTff0Nf1qyvxvDu7SLfauRpnQXYSg5HB9n3GndyJSULaN10khzPrUSKte6xNOavehpy7X0s/hn
aSL8KE1nZYX1MCFPNB9gJLAUmpLv992OXYGycmlSaG7APLZgpa+FaQf3Fz+c/Vy4xvXnlkgjienEcNgdZ0Q3YwFkYkERtx3sUPLUkmaciB4H95t/pJtRmcJ/
MN2Xyfwb0ZiqER/NnZQ+QP6UiVgdJNkbQncus5Lfg8PrX+dZnRXe4n1BMHA6MRataXtqiRDe+WPjLMbB4i5vBX+ZfiDEcBuwOSZGXILcjtsimr3vdf3YMPPv
+OoNWmInu8tpsnXzf4Zn073QMKKH6Rxb6elLLcOualc7c6X7fDK9T7yHhugTORN4rrjXik1pVyVz6kXoIndes5xyuR2eraZ6dDgzzrzNOUP8Co2KPW/80fsi
7iLZgTqnaaJ10T/zs4R7BVlguSMd6Us1o5LBoFp/u0r+mL2K5zugOPnCrsAGAiqMZNVHBKhoQ6pW3yk9GdUUMYAK9wyoZuKo6YqCcZpqbG6wSWHKfTRAVUUE
KHweag54AACCcLXqHK3ajAB1nRWgotgBVLxeQJAkIbU8pep0QACVbLNPK7j+MJhKVq3PWFUHSX0GHQAAijl/QFC9n11hqpS9SrQVzFsFqKR6qXv41XQA6mo3
IIjH3h5ksmCwTpNd9f0opxF+/HVANb1ErS8PBPWyAipPiGDJcmo5HVUhSqWsTmX/XnU0ldXJT/m0FFcNvp2ngfy96TY91NILPi29tc6PDnVMIb8q+dY5T7e/
8KfSMMc8egz7mP4Wn2s2SCctM4VZQojhKCqU9tNm0t+wO7EScnzCTnJZ/Bvt0PJEcaHUk4o3Oc19iPkyiOY1hLXTWT32vPzoBmiF8O3QGv9oOsTcjELxxfQs
ZBKUhRigJWJr/D5KCsOwdfJ5V6azkznDlFW6itoAr/aQlgDWj3IRFuwWNxbZUXnDXzP5S+Qc9J48T04Ia5evMZyMDiOGlbyMxahnniMOne4Wl89kCAhUA6uk
LudozSPYxtRjfrIzw1lsaA1TcT2Z/eY4+DW0HP2YV3BgjW2tMK8goi01vS2HUKthB/NT3GXzm5qp4AbDOG2FpwDbQDUVUrjvrX9hV22DmEvcvJyP79gvqFVl
ZLGVmsfM0LSOySGHcivRY5YGlqvCFnm2b6Zvv1jIP0KexvY2hkoY1zZ+Ij6VyITixU3oBIknrdoC10GybuFuS3PTFCEQd8g3m80j7b5X/FPjomIaqYkYQC1T
Rw/6OjD7yuZ5rZaO8lvsPmYsHZUUnTQ0aQ7ZK7amqcTRWMcW3CG2Q3H4WSuLnsfuIO9RhGiKSkU/6/TsfKQz/hzezqbrJLa/awPVWCwnBvnopGfUc2I42k0K
QWc694U90iaLRLhDMluN7vPEUop18EQSc5K7p/mb3Gkd7z6j/QF5S6dbdscclC9Fb8P1ZAPr1xW1sWuylp4tpKU9S8lN86/ppl1alpmbn2t0J+pb6WCN1/oz
+jV6Bh6tuUwmEN8jk+H3UFtwd0J7Sxa/XW7mnePexB5zfRff3DVQOyT7svE0flH7RMDpmpYYrFw4FxWORoEYn+X6Pv+UvXF+F29Z/vaIu8wq4yhzrNCbWSh+
7z7M7ER8RVrutjCKb22pgeBx3WvHQaN4CzXY2861w7TeNQRJ4WZZRvC3iWxmv8kmRlpm8xneaYTR1zdwmvwLcvCLtQK2V/+3beV/uMVpukKWFXdzZprw7Bfx
ADVfW69BhDkDe4n+5dhrLmPGQje9j4QOwlPI6B1oDBWS83CH3+EtGAalIZApAX2OdxR6uSrQJcxAogu6EEl0u+hXxR+QGchb/w7SZ5boldSA6ClFqOkY7UXG
2J6iNdEtdD2w839XY0NmMhSpjfYuMC5GtAmPyWuW3Uxrzb2i9nFjHAkJN6Om5Lco62bUkGdyP/M08s4WwsrO0L2ls+SXRldiYyoXnW2ob2oqgI7NvjApB1lY
sFVaSW3QP0Nv0718It8YOcQWMU/KH1vjEB29mcbN7cpyeLs7z+1FJOTnor8MeucK9g/5GH+P/Y7OACuldh4qzul6C6HYIOMPhkImy08RFsRuGlaElXV0tDc3
pO+Bf0GhzHpyhHu+oVNZToHOeYABzXERC5hvPF9AALGHGiNOEVfy+WKVbFpwnY5dVcEPBPWP2//n11TW8yvr0ZTYcrtKNhpQrXRY5TQeJYdHdfwU/z84EKjG
ESprpOzVQtNVVQNANfJ61Bhzu2q6rdLvqqlyqlIHAkEVpHYV14eyVvZ/ySP/tKqDv4AgvRYgyDUNKFb1wZgOIEi6HKCClwCg6rmDSigCAJR9Ykp3EVBlNwxQ
0BfbFRMD1TNo1HXIAKCUP63mqLVXM+tQPZNISQFfNbZWYrOUOqGAYpKa2usEc2EBQfFUMC8soIDrlK8htT3x01JYY8AHImt2uEKpZryNnk7vrGEome9wRvsS
Nnty88r1aTGP3EOwNdJ6iQhwHImO9utdzZjlfIAxsm5yZulR1hk/ngOcDSybPV8Z1rnd5Aqybf4k2E5J8ffZ7aheH1eiN01zTxbc0aPXHs2a9W0kv0lzkVtk
2USPQJ4kNED9bFdoDSKbDXyitwGKeVaWhnkuM7UcPYB1Zr3+oWeQpYBpZGpVtpsfiByG7zPZ3g/6vsVnqW+ZBc7TYiaK4xn40tirnkt0H28ruiY9ggqFW1JH
XOX0Gz6iZC7dHcz0hgqia6e3u7iOXujIgLqgKHYWTEI/vg5788fpNLoE/9rXwLKYi/bVMzZxbXKVx251QsYTzhrus8WoaZlrUHGWpyP8hc7hGGtZDGXjH+8m
sY4ismleV82JBpbsVO0w7xfMdTRZOMQM1V/0nTC8NMLoMfq/+ljb0qfDploohNa9AbmETGoY+dZ7gpkLZXtm6TT0KsNasdj9g3MJZ6W/0F7R/eboICwxdPdO
4ldpujI/eq8ibxESmmp5SPv1T7HxTQaZWgd2bCoK3IUuGOsXXPa0M0zke9esoNvQ9TlL0ggOJPaIb62xUt8NPZjRxnnOCJpF4qkLpZ0wuyELBuWdUn751wlR
4mee9/G/MvX55a6/I0P1AUMadcQ8hxxt6OiYwuwH+8f8BCG5F6kIrrOxMZqecIdNcdS1zHGkID94F7m/57733CENxExLa1MEcZAfJbHCBg1LR5YsrnPA+YNz
cVFm/P3STB6XD4m9jWsDb0FZHh5IkOiyCWW/QB3ijHwOt9O911mmaxTVubjCjVjuc14BKfxAw+AZbWs+0nPEkipOKbtMJ7hacx0MCeGf6bqFZ+umlo4sqWla
oPvzvzMYWr8+Xm4qpWOEpXJNvg00y7BIRDm/xknVsPiEUstf0F6nLwyGHtNtsZ50I6GL46D8Wn6FPaPqMesDW/mWeou/n/sIg1uOaWsjKDicXAMXQYciOrtW
kmfcnPEz4xjDj+Bc499CrrBKuOCex+gs72XJfJM6VKBBttMZ9ALjArIGGA4952nEb/oV7M5e4Z8iZU4d3YI5QB+i93KzxUoTy9Yjx5m7s73QAt2P0Tq5E/sP
v4JZStzOk8GH9I9ImMBhbfhliFaMkzZpb8QnQJO1F+Io84A8A2biazmal4DrtrgiwxKdD4oPRe2nWni4okXgM36bcxw1wDKa7u+JQ1dEpBuaWT43XHe2ZX7h
8g0vsCW4EywodaChzFy+XvxmxhX7M+/DmpIEOQ1sidlLS8oOh7dECozWODu/zbGXWwmeY0eI9fjVpXNswzzruVri8iJm5Whqi6ZddIFnGDVNuME8tbzT9YBG
w70T3iW8Zk6DZ4pjuS4Mkd8U6lrcCQohT9Oid73jV0eEMRcKQWGhCHmbK+RdLIWZKlMs7EHYRfXsgardDcqMbnCkA6j0mIIf18f1jLobSJl/BKpktpX1UMoe
CkBB51MVww2o+MDtVTKuaihOOeWwOhngSuligGL9Wv1stapxTrDPDlDNfVPSFVXFEwBVdBXtit05tbMAfPJfVHc5rLcSZ9KZvj0JA2UcWx33TAqh87SXSsQa
teK0DWswB8gyTZiLJQYQNys2Z1gCZ+V3yXeY2ZZKdpw5G3Ixu50NBS3iRgPyPs9sQSc24+K49mk56Snp68rv47iwjniIdU6KNTXkvy7rumZMQfj6/Z6WVAGV
R85m4ajLfC/fPbll6Tv8N+h7dky5sYgRb5uaUbtK9xf9RRc7e5W+kvaWbCEuQHlIC+8paaA5lL0tfS0KyCRrHtEpZS3WAoyC7A4/leoWhIyEfDaVe8d2KJzJ
sTaE2UgO9Hf2VIS+YezIUSzV288w3fGbg2JDsYbaLGpc3Md36jDaZ22F1vQs8NWywYgkaAKvIFGbIXWlYugh+C6TpKHA0PKjxslJc0z55vfGq4lbrS2SPvYq
/d9JeqPgg9Ss3KyiNdRtx/rQOv7FUib6e6LOKovf4pNtw0nadprW4zz81N8g9hsxl6ytsbIxHq38dWI8Osw6A3+GXxJaGNZH/uHaL2xyf8ueh5uITukrSmbv
xHWRemh+K4B8HXP2Cqfdq5PScNQ0wjCo/MjGuRWrUq/o7zOh2DJ5cuJ6410DQWJ4rKmV6TbxunygPyGl2DfJcxYvLCQ5mLzkHijT3qXiKeJzstg4N0eU5qBd
/b0C44jV5buMrZBbaBcH5fjLksy2jCqIu5Z/izlf2GhtLfRXvrF5RJG/XCzKrJgpFxLZxHBqvqd/0m1pTXkjqDV01jNQ+zAp2ZZHdMZy6eaaIZoWrvUOX5kR
/NlVWLIbvISN47YKX2F7XM3hH9AfnRFQI/ZmwiYGF3aXjIXe8J4Ehumf0L+ktr0Gdop+y61nOyb3lzv45nhuysXslYK29BBTJHwQy2VaUA2L6mjgvPq5XXOM
jhtc+8jLOcfR1cgvmmjjKW6uuaulmP8SGWdbwA1AB5hH+eLKyxON0DfabvCT/KICPz0jwqBNN3S21UF/8rkD9yqSfBUb/wx0w/b5DyL1xR1MFrGLHtFoVKOX
aQRUL/tWUcDx2tGqtA41rOhLrQes9I33HEk8g0DE3iQTtAt5hMzmfy/9jZ9rXa+dQfu5SKi13JwFytv712H15USJ9h+Vf/KtkSG+i75f2lDW525iG4wMolpI
13X/4IeIUwajOUKDY6XkAf4Q+5jeJD/Wd8GhkmHEmqhn9CFqv+cMdFVTh14hx4MRuoP5NUpy0V9ifNCZ2BLTFLKnKyL6e9ML/6b6KxN7lv5uleCF5mXEZtuK
jMgkpqIbcTb1V+MZers1mYgXBCE+KQza5NkFFvs/WDXYZBQy/Qb2+K7Jxouc29sPOa2vs+aIczYa4etInLOFm9McIbTJNk4Ox6bQ0fgOXFM0iu8rT3PweKVO
C4Z6MKQLOOm/am9bgYcfKtWTR8jHpXhmD9WJflecTK1JfE0dRd7Znpi+tgzn6iaND0Sja8n+6BBzNdU+QNC5W0ocZXDFdPDUTOWJUMpHBADqnkJ7kOyiYMln
aupqNQbeHiQtoGqGRT2bWS2VVk0JASjy9sosn7rW2K7yjtTnh6l/FaiCW7Yr8C9ANWqu4Pr26icbqSf8f1rBGWglRU2wzL+q090/5uEARS0dEAStKelc1CfF
VScFumqNTfAEkKr5e0A1B0ud07UDgKJaTil5HlDlcwEACJI/oTzZAVDZ86uHl9TywJV1gsoaM0AB/ahNyrEratIAxYRz9e6pcrfSDgAKx/MJf1V39wEUEzHV
U+gBBVyu9nyqXp6PHVDLvLerdFqBj9SN1dHlAQo6A7tq2k71pgcBqrUVUOURK+kLq5NJCyho+qrXfQeCcj7B85IAAFBRY9oVtYD2KjvsH3ecAEDNqwdUq8uv
xE4C1aqEgWq6BT6t6nbglXd5dbZZCeso8XDq2T52BSawqr0MUNHU2oN28wHVTnowdQGgUM0DVShWAABQwZZVc5oAAASdYqGsFAJUphmpz62yq9QdgAJSC16V
VH12gjsz7Iq8sJoaw15lXaLkMQGC6A6qzgUGFPvvwCfu+X/cfdT9vHbVp0lV1bI6A6ReNduDZkkr9YcAVX5ErboGAEDVw1C9yUBqmYPBfic4o6Ce9GhX6Xmp
efSr3tUBlfOuzAIFO59qXBqgiHuBanMtwevFYGkJwa4P5dpM7U76tKpb/QBBz2+wJ1f1cyuAaj4Nq5flWjX2UcqNVU/hq47b1a6Kk4I7MAGgOv5JIAjzH4y1
A1Qxkf1/zLi3K+xUajuAmlYSqKJvHrxKrQr52xWVAGp4V/m5WzVDoZTSAgTpXXxa/9v+E1zRr8wZAqrZKcqsqzInGZxjUOOC1J6PSu7ZYL8LBGGQgCqZEiCo
G1yZ4QjmGbFX+ZeV+Sk7EHyCCFDl+wZUrhV1tVhV3dFgtU4wXTkQpP6xq+qXqq7Y7dWYfPFxNW1X6bR9WirrSyfN6s2/eBoLurDT3DhfiIlevilWG38xdIse
LxWpzZrzBRShN/QXbhCzvDHoRu40/Ke4QJMB9YJm0qMM5etOwfGeaMsSc0t9viFBOEKf5ProniInDQcJAvHGzgsIiAWbIjyyzPddqHs19EjWetfo0kvhv4jD
+WP8KXylri17FekmTCv9pnwc2zumb4KBfKWrTzdlSpgrHiNVaHrKNzRNiu2Juok/Agu4CG9HwWK2kjWow9wSYTDfGHxZUhOJyH9LHtZOW/7GGKY7xtUNxfms
ms0cZ2Kjyxi+PlTBO6G9mkGRDQ3u8NQGLLsAScAzo9Llj+/KwXHtdXptorAadgt1PLsEGSlKYDVfGRNdWu+NhJZRRw3rNMel3lJDfi30AYpAzcw+4W30x6zL
kdiHZI2iJ8Wd47KBnCIsdqrHhH5BLyruownn70CwcF/8jV5lfsL+GrhuSfR11Wf6ZzJlUUPC38dOI026b6FZ0EmY4CyGAEIZ29J5+r7UYm8UEcf0Rn8CJzim
GGubOafJ1AI+Ii9B6gs/ET19s4qnpvX3tpGm47/zY3R/lCZRwxzz2RbOTTGD3XExEPkUj6brxruJbaVp+r2+sRZZMyuiveEct8V5ie3usfBv4Sh5q3W0NI0I
SWpAdHQNFK/TrpzUXG/sGMdP1IMYJ3/VPI9h+UmWesiPjjJXEjjeOwHaLCzkLKaO4O28q3xfAoVF4YCvDp5tLUDm+s6b+f/+zkj8BRiSXSPfEvkuHnG9L03Q
uEsb6peY60F3MYzXEH3ZF9bWnvvxpGuwY758yZntO0wicXvRGMYSM9j7RdEGrKtunPdz7yL0Z2RK7DJhlCcOATiJDI1MpAskW2HPujW0f1valNYkl3g75z73
ED5Q2/y/z7a52WfeYLgbA4KcnIh8cJ42gOx0/ruYcPBHf6F7jDOW2W/enE2AJdHHxEW6BBqHYOyJEbFkWjZJ3VwYX2ZabzWY3svlfE95obEW1czTPK9RaQcy
xFXmrFMooMsLxtL+mH75e5B+2rXCxYifvbs5H7xcNjOFur89yb7NmkJTBGaN7wA34udKBUKy5RY0iuosNJTWUb2wDIZE86FLTHHYMe5nSoBG15u/7hEj0OfL
SpgQ7IEwwzSLnAuLpQu4L8wTZJc1Sb7oOE6PBOOoc2hv/qRhinyP27NiQ/HygrXuWaY8baxJQz8krzkb4gUUjeWCh9AY/jdRQ18EnWydgqsWPb2BGM2+ED30
GvEa2NOTx9L+VL4RhIIviH38RE+FtaWtAq30Y3JvMAuMS2hpnqqJc3SjPpBv2UxhkLeCDecFtA52CalwetBxq88x/egS7DMmvPQmY8JC+U7w5eIcqJ9rSQlM
7wDnEFPgg2s9ngvgqnXd43cbtmodJRNKVmlmwJNNNWGa3pVgkRKQ+ejY/NpUx5QiazcxLbGuaX7Sl9J0JDaxfuQB7SNHfNEQz8CS/rG9o7uwi+mR7G7+ANIx
0I17CZ2Xyyo6WK5ocEu2kUMP8POM7bgEbj7a1NoBaUhMRH8w7/Fk+75BoszvKaP1qW8ZXSwMMiSWw7FsmDZnf7HktfIXmCkSI/GoRn/P6fcCVsQWQAdKda39
xTWpsQbR05Md7y8peaq/z7dN72j7x49kdcVHO64Ii5kraG+sYex9JIOfZhtsmIy9YwdafFoE1YI79ck8BCU5txhroD0jB/IliIeow9wsHs/dJ29BPahS/y5D
c3Qb/Wvyv5pM8oSJRT6upWOiEw3Hssu4tb5S8CgiJi+3DRVqEOOggewi4rSUGvuktLN2Q8kkC+d+waZjxb6r/Ho5E/+YNXjDLAL3OedSz3NGuMIdOXUuOvQB
HL2D9/P5fG7+KNpdKJRD0Bh4JRcOhZEXNHbsoSnceoy5CZeC4WwHmjL9aV1BjDJex5Lk3ZqroFByRvgeDrMk1kzVjeX8lnBTbUhiFxMN5Sjm181zE4dzm4i/
AlaszOozrK0spvasF8TO/GEYhd1Ug/AdyBOor3xMaB+TxPzs24EsoO4KXxiP0yHoXLZhTm2uwLqP/U4IJzYI6SW54pLYAv9cdyu0LIkjUiz93HP1452/yMOZ
CmYHGEP+iB8g7+g6cJuJWnwie7bogzjS2pbYQCwRllv/pT8QK4VnUm2pkBiMShLh+0ugkOPG63paX173fsxlDxz7JejUPGCKkC+RX6mN+HoLEP8YQ8xT4Dve
ncz30kJiDdqd1wrf6TMddWPyyd2eEk9nz0G2UFwp13TnN96JLpeWMnfTL5l6wQvE0sb/aEosWiqeuVLWLPJ12DHndAcvvCxqypRSdfhuxDnDdWlo4HbGakQj
vWP6Zmx2F6LRgTYZQ6HzXgz8jF+L3Ue+had7MukKcgk2gN+HYJBnXU3pniUD7Gh5KF/Wjaaa+OzUDHClvxwZFnYA/CGmRpgHvoL+wifHFjozIzaBpRhlTUxC
bVMTs4l1xIgMHxSCrY4ZlPK2cBkaYlgujC1cwP5d9ga/ILxm66D15KFgKrSenYl/0J+ia8s9kTFysvs9lof3YRfwBut6dDm2sDSMbmL4Dd5oeS6+8oQKTYiT
7MRiLSKQfWP7wpB5HNXWR5jWmA5oJ/G3ShwxfEkD/XDsiKcW2Bo+Cj0XrQk1jY9wplbtJAT0Q5upWoKL64JdQEu8PfU2LjT9WFwPyy7TBX9j2xkdZZSRM/xo
roVrUcRK4RsmOmmn7KR/YUoQmX5DxbEa8kD0FmO5l0Qe0XXw/sJX+EqymAOgzdYTXneYB8MwgxUV+q6+hvxjOO55x3QJk0vmce1rz7J/G1PfPNoxQjPRtZOe
ExdKeehllm/InqY7ZsxbCythMuP+jYq2uMHLfnOiFbrF3cE2m58LQ3SLfW0NtYzdtDedgucP8ipJR5VygBiNawmn/AYfgLRcd8ZzDLrsdYB9K1owB9Dj8r10
VGBNaVxn6hn8EPrgX842kifIK7wvkiI2liXP19QkbidphSLrMSJ3+e2sfXk3Emo7k8ksLxHfD2xAWMw7izvZ4mQr8XnUkqR33FT+HVmE1DMk6buQrW2teCNd
YuuMNkz5AZ8PzWD7Q5PLX3E1y8P8Jvk3+LWN9mYTG7FXgpY4Cz0S6vjuMq1olp/O1CCX6KPDalT24V8Qv3kNjZfI++TvidXgVO4sLIP7DFPQobatlo/rlpDk
cJtGZ2SeWRLYr/77lHe4jvnWGV6VTPL3005gsyJGx5P8196xtjzsN+dstgHWJWOqt7Pm477MfPJ+Kay9ztw3XEHrOdI1QzROQwtsmyc3HsImiS/iMtBIY9Py
76Q8MBNtE6jra9UI869EyrTv6M/DzFInRCsPNMyHd1F19BeI+W7KvZ+Khf1CL2qi9I5tQvaVa0B99JyoA3M8G/RpfCfb1LQpDBEQrQYbEFiJruWf0BH8MHRI
zCs+2SIU36AfELvl1rb5tq6+SkQy9hQM6BV/fXqYHOZIj/2jZDhssG7XGsiR2GG+lZ9Ff0/qZZtQkGLr6NFC7+vONYYlDcV07Em5Qs7yRrAN8INoTykPWW8+
SOhdXXWY/NA3C1vk/5XtRPVCeuDnKq9X7OEbWO8Z1hPThF/5JdJfxo2FtTkrZGC6MzlJPSN+iq3UFTKH00b6GkKZYmJyfXNrItrW0iuWd9JeS1qKtk2eLdTh
+xaMcgyN1erb0sP49aZahmh2lnyWyUQmSYniUaahlE5Y0DHLYbqpcXXBUiQ2Eoy56W3n1nty4Ed8OLMQHkZfjR0lHubfweegjsV5eBhbQb327aeNoYXmM5gP
1hlCLd3kG1SId7fhnPQH+Its9UuGgWyjTaPY3Y4p9OyKCZXXTWsDXQPXxWbYTb5HAuI5Wnq4uD5kpu/n/2QiyCfIXT4AL0eHBfzWM5aWeLPkPvID/gD/uXeC
sINY6c+ibzI1/d2sX4BNyn/TRAU4JJdfzf+L1ZPWWzdic4W/U/yBp8B9t5fwxR1lVrPJlosFfbhn0afBN4mTJC160zKQT/XJTH1Lqi+y9sh4KOc2hSAnHLl8
dqmDL1qznerqFizvwo64b8AdEuYzhYZCsZZ5I4Xqf7H2MALSXChgPCHvpFOhRYlJiRXyZaKZHF1eN3FZeDbeQB6niRd6MRH8SOkg8kqKQWdhB1O+E+YgTcsT
sA2eVuVH6HR3rniRGEYh/73/YnAMnwFHixF0O64Vn22FpRZUBN3Yb/KVMikNvP5s8TMWIedrRiOrPY9L7osGyzLje2wndci5me1vmqR95amJOMQW5en8vJQF
iT+Vb4kbzq3B7rO/ilM2HIwZkzQfeU1cTe2FXbJdzB+1ZkDo8DisbGvCB/GqN9Ux1M+gYUlvaJ0tzNpa3JvcJWWvzIh5HCI/jlzPvCzZj0QyS32w1Jb9Bkwm
4n09/dvJkI1AamriHf/XNtyfFWW3JfL1iNp19jWYFHaOqyvU43a4tssrOBhhkyYSz+lvpF6Vo6WffYuJFhF+orPFxWabonkHN4MfRf2D9AaTPZlmSGrom+D5
DHyB5/nTy2/giUljTQjrkmn6CLYMjBAWIKaoHVxAvyBvImJMy/CPF7/ztWHvsyioR7XW69wz6qB3bdJIMtT1Thynk2mn/mNe4dfEl+ldiePMLeQwPbdsgm0L
Uve/Oy2B+i6qLeQyP/SFgT2g52VjhUpynHk5MV7+OfDSstb9MV/5vafU8KNuUNkdSDbkEPl4Ueh89tv0esgp/960h+Un8F7N7FKFdTHXT/4Fm8LR3nkpx6Cv
AzP4RrZNtvvlZ/Ln8gJN2965T5QM8rVL2iSP4p8Lh/X/+h+n2svHR3PoRPPtjDjkN6FJ8zymhaVNi27ynMoZFRcCIeWepFWBeiLEHRSz+d7sKmq9u4IT3bHY
YeGibWZFvty73CMtruhUOIb9Bm1P7UIaJM1JXgrWaDEPaWa7l9qHPhmYzN73N/c1sGFoX7BhSToIVnYHd2h6EnWKOlqhpEWJffjBpgxpNNuA6Fx+n+obWOSQ
mH8lEfkx+Q650X+AlD1DAwn+HsJD8aBch57J5pMjPHXKIp29kGOGJq61xSdNQuxTZ1NwJIIE/LGb5e/AeP992yH5Krmy1jzkgVfgd5eUIrn0biKGLIxlGSP1
Gf/Q0y/wuf+9KMqDZJD8DM20PJV/JH5Au8e3K0AiV8Jo7F9QBhwTmQvGgN+DpaadtiS6m+hMKvKMBHN8bU2y3JMwWyp91/2+6FDj7YDFXF/8CUky6Hy/4c9d
y+SbruiK7T5zYjvwy7KO7kfitdCtQit/R19YeVLx9+xxabzPjh0xVNibQxuJFWS6MIV2OWtonvFm5svAKt88Ybk8NO1YxpjkSI8Way/ZhZGIZkM3tAMyS1/s
b27L9znddGWlzMZdI975mnDTkB2+KYGRtn9jjMYesYMDd5lVsZ1kb/YMrJIbyO+hn8Y/A+/55mi2cBuJXP/rwNTAvQ0Gh8weK2ugrYMcWruHf2x7E+hYxoNb
kCexvxlyOMjx2HbGss9INDgf+FcmfZv4S+baaLIc4d1nfJZ4SMgSrfFXoWPWn6g37FTTMboE5cEbkCTrkiyBY4aK5Ex5cGA+RvttEm67amwgNDOcYI+Jyc4C
4aS2MdKe3EBEI5/R8dIAbk9qjPc1NpYa4/+H/YlpQjt8+9CaUuOAlVxqySnQsLO5VkiFd4ZvROCrqFZFk71TnP1Bm2ECHqJpJ9hSviau+DfBhfhW7V5wEhEL
zhGC9kqBKhjI6mSSKulyq2ZKg00WU+prKusGgvWcAFV1rbpWrnrcprLSIHi6v9qkKwBQT6EHgqYdASr9ZQAAVJSjgApjr5yaGEyZqMRM2wGlnP3qaN/VlYPB
ZngFV6Qqa6k/9b+qvcpzkzwbfTfpfcRo63JqLB5Ct3Ou0nQ27o8fw04tkZjiOFADu76gi6Hu7GH5ZWBl/iHfFXmd55ZwiMWIe0IeVctWilRo+sBHkS7y0cTJ
2qFiGPu1+bD+JfwXCMgmNq3+ZOcx8evvWlUuyyrIsq8bRg5wx5Hv+MbsO2J24ExyLhgfmMgPN94kcpj2NsFxhVxm+TX2sCeffEB3KxmC2r234IFyGfEW/SCV
bXxOrJEbYHPMhXCa72RRCfgTHpUU0mgm+IydCL3G1gpT8XbmVGeGnMltklOkm8RC8ZDtV1cytZU9aD5gtIMt4fRVXeirdKqvru7ja7qz57UvGvwD/gMpi1gW
mIjUTpxgScBLjFF6ULhJTUMvFEznV8idmTUS0nhaSmqqYFkP/yB8fF8mOFuV/Ulu06ywZxuzoWamxk6v12NsiwOOGOsN8B1/lvmucLlpJW+SbxteyUut98Up
wucs684g7zDjSt6F99H1SczCn6x56lxlrmS30fUdIQydYHQO8lrIw/wev8R2N32HbzO3BQdA9bE2zj54BvOD7pQcmrZE1pev13aAtNw/sa/cDflztij+RDqO
vXOtEgLJ/8rtfHttPugI175kn7wEwun1zlDCBk8p0xjrELvErfTJBDf8JdFODnj6WMrprZrufA8XZnkkRHE/YcNN/by90Dj5EdeRi6NbhY8RehBNkhsSaSgt
NfPX4nabD5julf5pmiafxMYgw2DE1jajcVpS6nnDmFKcbJ9rdpi9o8BW7GL2hWmouNY4JNGBdRH5FCAAifvRa0JrwQqLrlxkq8y6E+TvSgzrtpVMcGx24XSc
4Q9+ZXhT4RV5Tt6OvDV+iYzzDRIvEIb/w957xzdxdPvD627jbktW25V2V7tqtum9l4SS0DsEQg+91wAB0Y1xt2S1XWm7Vi70DqElgRB6J0CA0DuEkgCB5LdS
cp/n3hdMnvv+fe0PRtqdPXPmzJk5Z+Z8z2xZbioCi4nNi730MFkJY5JtQdpxTuV18qregIlcPTQOO1fxkG/k7cYd1XjEhxWdA6P026lnWRbXAsLhbAEOYWOQ
MH8r02DLCXFhRd86Xn/vyus1Kfurgv2uOuWaLMY0WXWF6aCOxj+3f6Pewh1e/hvuUc1Qbve+hVeJPbNqms4Fxoo/c0Wmo8bkrMG+Q8wAUBYwwNMxPWOjVmHb
kSF4Mg5ykXx/aCBzk7tNXnW+0fuEBbyuqF3gUqbFeZDJ02WUHPYfIsbRD2TdbEs5GqtHveAjqe3pmUIlncye9+FZ+6GbrnbeKvZXqIv9O30X12lPtwy1cxOI
OTtwt72PuRGyU/j8rEVe0tdco1f39yGGYdp9ootrHgArUvTfa73+KdpM5mdxnbmB9muuEQYKNbCzATNXy3eVU4spleGBWENbVaz2M/9A4m3JdqqMT8h6wT6V
DUCeENuK84tysWjT74ZemEUfULfXJ1HXJf+0PnnRcE3d1J3NKRg5cVm0GaL4I97X7rrsQrJdRmdHb1Op9zO8k/7b5Au6btBFzQvfYr/TPI1bZoLKs3yzXbil
O68IHOHvmkv02/yAWMp8abKL5QXNoTWqloopsbOKo2XjNL+qztFVWfeEVP1SRi3Gowu5eus8pJm6whdRT0yfU9nC4dK0wA7IA32rG8WdhxY50/0TbV/6l3Bv
nbtLcF0rETFYiXGmHKEyH1w0bel1XwU5jKm36C0ygeyKBvw7mY/Mh7jO3B+a35kEbq3nFdVNWwIVOXtzxfxoYq8iRzRRP5sGWVqUPlV5sXaST9nY2wHbgjXk
eyO9sTJuJD0KSXMM1x/SB5guYJJ5vAZ0W5Fr8sZ8N86N/Gz4GQm4ZuvjqT3OON9x8CsuyvUWmw1fE2a63sXja8shSwwnM5ytGkRdNi3M/Lhym0+hMUJ5LIzF
gwA92R/m+4S4BnejDxETGJ1pjG9Y2Qb8XQ8qCV7s5JfccVwkJubfln0Euj23Mr839fYd0HfRt8A6Yvd0P1rqcSVxamEyv17t9N9kVO6F/CD2TZqBqk1l+/7g
C9RlQhd+ttOl9BYt91FEpWEg2JHYlZ7II9xCZY7FqnFBVjYPyoWS1uSoTMRgBhJ+55/ibQ35a/tSGlCWkkY/U12nc+nOGVu4Mu4EdScwTd9bFb+6fdlvWEvC
SkL+rrLx5p8pFXOJ7uK5q9X6+uN/wHv1LLupsid+gbvArvROTRyJ5RFJikX0M6yB54jqfvZyRVvyOVyY/QP4zDbbu7xeRING7FWOAaEGazgHm63d2aCls08F
Cs/RCLqTPspUvyKav4gtcK9I2Obrqk+WzV91mZyEfIPZ0p94SaGmKom/g2/CVrMR6HEoG25p+RTeRUSAs7S7PF1TrOA54iZVn/PIb+CLfMfcaq62xWU5Y4ni
tJlfmSoy17nPlfVYOVAdu7Kfa62jL2NzALZV+Rw+EN+FRVEK8BeoJfslWVT2UscFbIHerq+o78wp5mvua4Q8pR/YhHtL/JB0hVvm9Ko3Zs3LnqJRUTmWa6Ze
6JGUpcaxbID/Gf1Y7xcpdCs51TLQM0VRSSaRid5u7mzFq4w9WLp2Wa0Ycz67yHzRcDElXzZEeGUsLiWJzt6fRZP6stiszOoD3V9ULZZBXBV9UCxFunDTda3M
52quduWVfy/er92Y3xcAA6nuuTqdN1fII857pvBtSLW5G71evzc1k+7PZTKV1DF8Y8Uo9ha3mexFHEXvkJ/Ku0Mz2bIiL5kB1fe1QSHnGDlOL9HqyfFOZ+KC
gr6eTag5YBJbI7uJfsqJ4seBWmItukTfhDsZSOLPIQ/9mxFz+RQygpoCU+UDAd7cuLypb5QLwOJsMLxd2YtpbDabPhJsXAkTRTclmup3g+2IRfBsfK3LJFaZ
7GV5hsdGeZYATgtsdBQFckS5ONRj4fvxx8CC/AkYyp8m5vN2w0ioAVHO1aW3u2vn3SVvwBedmpRNrEF3SDsrtQumQ2vzdZAo9z9kgAPvxdZUj1Otbn0GfBA9
9H5cqfW9K4HqcxTfv977TxDE/xkCEPgP8XTv4p+rx+5Yq0WyAP+YeV39G6StH8hwtVbTo+/LYakeXwl8cGVlraaGD6+s/mndXt0q/MMnBlWHfQKqra06vHv1
Ols9vur/fv4z/OH79xaA9+bwAO/F1QIfROT+0xPAB3af/mlMWT9wMkd1uxXVoV0/tF9krQapC/wv3x70oWyrfzpb4P24xup6FqgG6f3hnQrrezMwPpRV96E5
yPqevDrgA++LsFaTkfXhsxmqO6Xkn/Cu1v8oCwD4X+UB/N+uz/92BgI+8AYZoNrT3avrVaBay1zdvPY+BHB1e6LVn21Y3R4o8I/ntQMf9PeAD3D34ZwC63vm
KqDaud5ard8AfPAsv3/W/g8jpq0fmJet78FjA/8g7Xd1qvrZ4p/9NQD4T8+2fj+mGQCqPwcTqAaD/f69ZaAa79z6Qev6fz8f/DG7+nK5nCNwuPxT+mdTI1M4
NzR3derQVcM9o8Mb0+21nZAE13h8feDqmlg/GHhRtR6KFFWB45iXauJvh2ZTI5gc9VLKYniLtfTKTVW1o+q0qL+Cy6iUy1rTM3w6oWf5VeaA/5zQQVWAIkWt
l/ZZ9gk9lr3onmS6AO/KfgF3hpYo/jBSyHU+WcsQlx1NEuvQAf9ZdJiqvVDIKhiceWFq6F/iHspe9M5F3hpy+a/wzbjJrs1+5rZR0Ior/q3aG+KCjAbuMdhJ
bAeh1O/DbnJ9DZ/ok7kRNGxSU7nlk6ApRAJ/TwZSnRR6dzdfpvu7wFb1Sejdsadcs4Ax6gcbdSwmikiMchHRmpujmKy24g73JrIPUuodRA+H+jh/I93l08jH
/gFYT3EC/u4M1ET5fdkD1zrlKTuypK/LoK3j/YPZQB/294W3W+KzUHo41SqQ7j9VDjN55tPQev85/yp/c+wLcwJCGmh2I13q+jx5MViKcjpLQQ8uwptPbhb0
0G5qozjB8yW+kn5KzIZ1AcwUEHsY7tETKaUo1trtn7+uymSpnCA7iO5mVjMPmGfUW+8xo8x021CQvUgk/LvMft9i/2/cGiTZ90P8CwPK7uUM+GThc2e7ShO5
Gf8CPMs3cmcwmO5x+Vb8nu+svAcxG01yK0uVQibM+rK9DuoCpxQc8Jfmb8XaAcB5BVtZ/ox/IPTDlqOZhkowmxwvoBYXfAqPKt7E7NA/5a6U3+azkeXR3yb9
YjASj10Zsl9L17i/Elpg27HJZC35Ld8hf7qB091x9Y2P5FP1e7hVQhS0g6rDzCvu4+iHXOe2CtbybWXTuOf0Lbgxn0a1JEy+H0wWdio7nXPJ+xeUJsRpw2UP
V8zJi07z2QoDRdhV1zSqwPEH1xiHhESM1G9E51XuZjKI+wKt8Xjl6rt2Vd5AbzwzADzlagEJKcPcbyvr1e5boa98kZVYORlvWQ6J87EuFWWVTbI31p1Wvxue
R0WU9yG7gbnkHtVWNAGbR8jZZc6+/gqka1YLvEAcAirwaDSx9kR0v1bja2hYob3E1KImJnVhCrGD/hVUhra1KIjfYs8s131N8AdccwTITC2ZTr0xTBA2eJyc
IdAWO41gIEKPQC7AddChPoseVbdLseILsHZ810Db1C54D/NPzEt4FL9eHMvnKGP5ZPZ3RZyY79FQg4meTqfnz+IxmX24ACaVJAAP62rKfJLxpvaFKmPgDDQT
aYtjkbS3OXrY+5ZfyY/k2xK/c4uRbKAEZvEW5Unl2ysTsw1iDjdE/LgyGVYS09gwLApM8neEEPUl1TzsqDpBcw87KiyrNLjbGtv65VUjKUN2F7FYmA3bzXOd
M+JGy39xY9wc4WlNgR7FqbObstGmXc5HPIq42KGcSl1o+IWOBRnd+dSz8JW0THCSZiqexnBCeWAJ9Q1YyjXO7Jx2zXjNgaadsdllKdpd2rU0onjsSXYPg5bq
AhVjUQFNE89pHYbacQtE0KIkGfULKIpslPHEvMIkR9VYmS7GdIl/JdoEPbzDv1pQihCxCc8XInXbualcFTI1aVjYjaVXyd48jQ+De+Fz1E8Chf5ZjRJMA+pd
cY1d2x2ru/YX1TxFoaqPpy5DWjYE2pflkyK1kldDWvd1opnpRPZdwwHmU//q0kGiC28V8S1p8ieYjhtX+1TKNmhzzVD9rKxIo5zfwMRpNmSmU2Wwr6xBzSu6
4qxE5XgVCtkL1vLPyDliwDNSNKvf9WbI7Cv0In4W1jXQXE7kImILvF9hd1tq4JG3PXdbf1C21GH0mDwTtL3Y+tQI7Xl2D9XFdDL1XW8iRzslfaMtVR2h3p/6
EJnkfqtpoi82nWVH+y5w3dmqip8D2/ht5YeyFrFHwfnIvOwa2JXyNLySV4u+lGTmJtSS+Il7jPXxbSutWVCPX2aeD00y4q493p7wL9xP7t/wX3V9mVFYhCPe
ec7XRvyT71feWHdSmhknZMer72s7e5prxlCtoPPUWOgq3ZmEuSHmHuIvthrmZtzyjOsWrUZ6lnoRmM/+hHoDbfx3pLHaXZhCdqfGIJrKvrpG5gTTZXYHNULt
V071ZSEr2M5aHfOt3V4RJvqUzywu/hthT3kMv86r4pZQFabvKjrKXBWC+IV/nmEOdt0iz/FwlRW4uAO7b15kLsZe+2qnTC3xa4vk29MvJ2/XztVnmWfC5XQs
ZcwoZI6XFBgO4Zd1q0wdqYX6ha7Z2YfQR+IMvD3zyMcreyAsGEl2V+5X72BWoFuzlxJZpl/ZkbJY+jkxG5urtcs2lHAlWWmF6m8cZ5d/Tc6xmPBkqr94SjGE
20WFWVrzM/RDmPAqwDUY2Vt4je2ARGaAqrHETXChc6bKoQqH1hFjPDpdR8veiuwAXnMkvMyQkHlLU5T1O7iKGmMeKVzlzqzsyOWJV0vd4DlDF+ZW0Wfox/aL
uo7uOlDP8h/q1RGbZG6q2a2qTJypvku2M5i4l+IP6s+YMytuU+2JJ0gHeiGjRxzZqap0XX38Ouxgl+g+5dYKjbUYvUo4rv3RVMRuR7qkboF3aVoTEVhdqkJ8
IF+U/kT7xHtAvKFZy33JPF2zv3gF+22Kk+KRC+JV5jN4mea1q6VnngaBZql3siNIDd+bH+NohCSWDyWG03JZhqdUNYWuaT/kbeZNDRyXKU0z0YGGteR5+pR/
lEHMGpAimCBmLMYSb0w+6vLqEqyo0oufgP8UpwrTuV/IDfIYWwNQCRs8zzkUna5f6pWtbiJ05g9SY5NEZLenk8jwGdkz1T/R3XRLElN0w8UxkOg2QLyKNGrk
ddie5T8qWyGfKqfz96Gc4vryTWkdo8zIEP0hzIhO94Lop9wGYgmJyQDgP3jf6f+fM5j+6Qyn6nz6D52w8aFzy6rLVv5PM+v/GYNU/Z4kUA1CpnqszYfeVFTd
Su2fdmo+fBJgdaU/tCZ5/xkFH877/8/wN9Zq97SsHzzDCPiHKALwD7ml78NOvf9MJeAfuP/nnGTg/3ag//knnhiXcdl3jssiejCfBLxCTe9MgnB77PNKO5Tk
uHs76ZSCoqH2ptAorQ5qKmvOnDZeNnXjb1MH4MdwK9DtfKsbAlHiIl8JNoyK9m8ty3UXCke5KvoZ0YloqgqnbhgGsCa/wI9nmtv2RLQD+oQtgxcgidpO7nbe
/sQ39Eo/mzsiMEev8X3JljCzubGu7dqOqi7KZ44E+RdMKp1jv5I2DnUwV+NaeM3UYB2tE7gxjsjSTE2sWFJW6ovkHnOIlyd/YyKpc2lG2czSmLTBqvrEWaIY
Wa7PhZu4J8NHXJXCKmqBk5O/lMVpL5Ud8or2DYqpznc1ZSpyBhkAaxRNvBrnefo35gRXrDoEPrBtUF7NaFl0z3nC+abwmPM7ciC5rOQx8ZahbWtVGuLdUbo6
NzfZkvdMDrj5wg2KHKKbbC56AmzhSyxKxMK5koz5mg3iPm4jLNf/zIxl96uOooe4Y9AbRbzrEq1ynYqD8s/rOkjt3ciL+gar/EQ/7WmZwlVb1wXZKlvFTHbs
sD8kASqi7JUnmWjLfazfyY3gdiAyFw8nG+YZZpa0cdySqekf0pt74j0nfFtdU+lpqVN0sYQFKTT0cZ3RPsXiiTg+i3ApOWoQ1d3x0PeasEJVaAU8lmmueeaZ
xO2xPVO0r5GnmKA6JBtZvDJC6TFrcAgugxwb3LyG58b51uQdpDjXYHQWInhXwPuFcq4tRQkfcb/qyuGVWrl/uH8OMZOdR26FUPdXGQcUGtWq9OXqsWpb8W3n
QFJh+54xuJrTRnq2+j7ahm7hMkMdlZ1Sz3nOuBdQ52kX/Ytse8n83DBdJP5En8CcZ8Opy56NtqxUJ/inMzHlJnuXeKR9Gv1Z8v7F+pzwxdtqfFd0I7btsk6F
422R9KbEFQXrZTcdvxKlDjl5lGqojowrSIuGj6edRdfD/WW7E+Kc88rG5jeDHuZvdfqQP8RkNplLEl6qP+am8L3VRWBv0wh6p9iVvYhe0c3gGyed9711npKd
ijmaUO4yeaC8ka4vVYfUYyi193s2gRN4pmQGP0vo7mrgGbaytWtg0VvFOdpmi9VWUZEkr23iKlQXJZPQj57GSCS8BWxGRmHDscO0Tp/r3EdZZcOWz3OMSl8L
boEqHV+7U12dPH+qH4FJ6j8UvdOep8j5C8wC8gb8FDwpkyHjwALiqLce+SAhO+1CoqXkdPpnsXjeV2lvS+ul7/N858xVJtlmlT7RNLM1TGmoXUnUpbdQY3El
2A5RGnuAv8fGg+nKi55m1Hn7Du96Koc4LTr4b7xP9QloBfmbcyIzFnnmXe3QLL0dcyT5FtiRPK5Z4l6V8RXdjKzr0lCj4H6OfNpDTfa2s79yt/JmpN9Tt4UW
F/3umE3OXaoswonmrrmajzx7nHbHXh/n8mc8cI1SH0nZVTRY0V0zVrVCl6n8WFlCzScy9Y3BgI0SJ/kf6yOJGEYAA9gRvpb4pWO3doH8uGq+fZWmS+IJYqSi
Jb+DyjMWld0uxZBwcozHVPUDvTO/gDqgvQRfpeGshUx97CE8mQH1SYIPHyF0Mk3FT2Ks4Ty31dfdP43sgwB4pKGvPz6sAjgRi+q26k7Cg3TDoY8r4gOjsbt0
Elc7ezDet7bA3LXwZcnwRUrLa0pI+DrX1jnGl4Du0O6HzWnX6cPGJZQBNJsuOfpgDuEH7g1K453sDfiPTTPZVG49c6aYpV4o3WwYN1Wd6F6ND2MnwhPxeNGK
v9WnIaczRmfewu+qBjOLTE35Wcgn8LvWfINwtXxI5heri0CYtJlBZr0qxXMn7R7aWnufWkVepo/Jtd5VzFT2I19rbR/whmU9ksHpoHf3enukh4GR9iHKMPQt
PLikKZXLHMYBdq16rvFP7lBxC9l+v4E/JUxAPrUc97XMklM1a9fJXOf5lD2h38cmcdPoAd576Xme4e5eJYllLm6kFhN/NrUns8xbBdqe5qsha48dxduoy8pr
GxqwmVkNzEezE83jka+FbpZ6NCzuTQsvusgkKFK44UvVcKp5olmHVukz8GJfZ70e28nvg8PQNtonWCy1Go4nf3I+Cdi0A6lh6E7TStMuFBdEMMrEmW4YZ2pe
US3Zc8UbuCVut6ACL8AruVpm2LwcW4IZDOnGSr7Kf0AwWKL9iVQPbf/MxQlvDFsrwmu8FOeVvKI0eD9me2ALXhsTnNeTerifZWR7wwmRHB3/FfVxViK/wFDl
fiwUYsfMUdgR/WwwB79O1zONs/D+HoEodQk1xoExvysvEUPACH4dXzewkH9ScBE65+zGo3LSEAUeNjDlTll9t0D+ptzhBvMPOCV/n8L5t17KYMMTVQ3BP+BK
fqyhJ7VNPAM1908Urho50cMdLb/mStIOMI+ivnXONp3KAMjlqtrY9xgbG519n4jmodqTTXfQjf5xXB7fOdCJfMP84U/wX6AXEAn2b5GeXCPhjF5HI8goaqDQ
wY8GKgJrhYH+Ln4KOajrxE8C9+keFs5OPC1gfH3uB8Nk/WGCB2+LCv6oH4eL4APcQOFjfz06Az+JdkLXcFr9SXGF6zxoTBmHtDM2RBP0V7AcQa0fzn4h9Y40
z8f8SFBkrYpbCs63W9+H7qpoQbQWxkCFrAVUEwu5fsRWd4pnBghiZ8l0jlR+YzzmsFM6k10/kPpd9wLGkGbwUbq50Joab2zB6gm3MJGLEV8EvLpifoMWM8cy
r0HUnG+OInLw37HO5YPFGtinOjOxk2tPtPO0Tj8CerVTkY8xElugnAHdpUcby/juSUVZL7Hl3r7e1ab1/oPOvfQSxWWup8eCTWH/zLjCzvNM8/sDgzw/2TTO
6em5xCXfNVtT5iu1zPCcPQk10e1GH1cWgBewPG4o9wzKNc1Ib2fYmjWD6RO4Und2eTpV0x7mmqptp5qsvJ5mcL6OXe3bZPrF1ANbiF317kAT/CVQY0aZ2hs/
qr3hzcHAwnjhe+yhfzBXWzjuWlzWGL2tHEAeptbqGpjumfPEHuynwiP+O0TwP1iSANQOW0P0K+vnJP09qRp8QNzNfursjDYy7WK3cnE8X56gCEu9Q0/Rr2I0
sq7MNP0MDMDWwTXLn2FF8J1ylN9ITuEfuzd6XjieVh5Epvk56mvYQH6Fx7CzMobhEHRDFoMlk2PBIbZf4fnmBWglV9dwlNmon4n8zn6m+ogb6donm2Q7j62x
Mdp3o1KJaEXmG3OHTFv5TsM+KpWvkfUrUsb9gH7tduHb7GTpTFs0NsV/nU7i48QIH4qdImuKUcZ310cTS+9qXJTfk0FeQerLrN4uWZew7eUKQ4w+Xv/S3BOc
kZmFvxR9vhxTbd9EuI8hk/+eH+SjXSeopdqN3tM2uX2T2Jxe7H/I8jis/IJq6HVp013f8mr1amxQmcvyEgqPVeHJUC/9PiVK27MdTK7++doC7ojpplnAzSq5
e4D2toBow7jZYge/nltB0H6TnRM/wcZzZwOD9A3YUuwn91TDrtKbHj9up/J0FFQXXStOwkeyZ8sxKkLsbH6KhWF28BEJ8k/4Ifnd2UBDr38P0dg0ifsIKaYM
vnFQA25lSqZXE6jFbMNr8utxZ2Asny6eAQdX3CDXm+ZpxwY+LdIam/HJBKQDPXfdF4lmrpkpc4gh+pg0Ixsl/IjcK8+I+wO6AX6y6rByO2zHGxD5dE3wjXeI
Jx0eoyhQnnHlQbmK6Z7uuoRATS6faOHtLmQr9lJ6bopmPO8WzhQ9JmJsWSUYVFa0y8mSOcrPOY5eb89jAWSnr7/jHu3LzIAHU5v8sdREn77sU9Tiv2RsQqor
x1OHtaPrGrnT8Mw6E4o3mpeYlNg283zzUa0LH4qE67hAZ1Ms10zbiTpmPiqk8X7mce4bvkPSPU84llSSp+iq3Kz0wNepuUwz/jXWSn/FON3fRL9KvG9rzKnj
l3NdyYbEocTorGvwKddsph1xQP0HVR+7pV9lROnjXFN/Y2a/MsI7IbC3bEbJYXexZ6E3mt/KnSEU/A1SZD4jSzWtXTftduXG8AQTgt1EfsnfpLmU7OFupZ6A
njO58Imy+Ixon9ldh3qj3EVuy8rifmV20Wvcm+Be/k/hujov19C5i7nMs2I3cy72E5Pg7efYhXQ330L2GBFTS11V1lxNc2Yx+hVmM4xGBRakM8VBwnjLL/AM
8Y4k0x62Y8qAx62fHBioVWH9stbgx7ik8gRaxtWgFuqW0jmILfAJ2kU8Yt5F7kViUIJfpplv/9zSCvzcm0h942wk9EUvUJczCNkZZ2pqZPo555SMA+m3iEpx
B14X64q9YK+5ozVkzlSPzzHNPd3QvWAP7zKd0w9jX2dULLntOaJ12jlXH8/UmEdIWMVb7Wuhc/nntfTiZXFiZs3AMs11pBxR0/f4voaVvuHOO2ymU4ucAGHo
FczjS+WNuM4aXXlHS4Rax17mfoPuMq1MQtV4+/rkH+MyZF0yEolBgUvecKib3GSZyh4E99PjLYWGYuM2vGHNhdR9sGjVVO5j6ibML2noecGf0QHqVcJ1/Ubv
lfKZVQvF3e5p7B1HCtocJJl72VtMa/HTVHjpRxk3lDVBQ34U346qh0W5IrE3yENditBc30rezaNg4kyPnEPVxVRbwey860sp25nxLv4nG5Zjf2jlWZLt1F3U
x4uVvIUfSG3x5RK1S37nvrQ3VxzlF3lgtLH/Z/O3NXU1tdQ1qin67pqfgJz2M4pLXkCtTu2BfeNeBK61FdNWYTCNEg21tbBeplkeks8EG3BdLYNUAwSQjTYi
fBfmmTefvE6Pc9dmAVHtkLP75bvxkXRLOpOuQYVnDCBg/XBiFrrMlWBok1ekXY1kMQOcv2S2NlQQ34lvcF5YwBZ63aYN/FgqDi5xQYSTRyx9bT2xOtwo7joe
zexmC80Q/SPXw3JTewtqSDxxWb2fIidxD79BleP/lbd6YzNS2T85L3RGSOWbGHYYLzoHxPeid8KVht6m8Dih7Drfie0FzwfV+AJcLD+nn2o5Li+DX+shb5M4
ynDHtA50gDVN93AZdpKYows3kNkvszZTn8vyPfc9L9yHli/RKcg48rjo4waiozmfOA0/wC9gjdkG8Xc4B0lUj1dlwmmm6fbO3C+aLfZdqiZQETNe/wqJUAnc
q6yd/oay+t7x4EfIl3wt4pDiVUYv10mgJvHMOz4/F5zpkhedIMvZub43XA18nH4lvk1d5R9Q87pwMT3dG1trtPm59y1/Tn0IXIndUf1gXEYdUM7l7ukd1FbW
5aktHi4pp3eSeeJrHhO/UP+hDPCfmSH7fcIBj4df4Q3pWiVNwLnMo6Q9i0myuXOfMw8twVpTI5Rpot1NZJeizUl/rZHOl3TA58zSaYfpfi8XtQ9MjdiB4A29
BktHl6r1ppt8M8Nd5zDcHbjHNMCncS+5NvRk32nvUZ2IIfgbH0srI1L53VxTZp/6BtFaa3NewVdrb/M/F21Ki1UXFJ9xfVU4C7kLNce+T+HydztmkE3BsXHn
VV/bZ6lHc5hrpmkw99jZnO3msgUiiYG+ZRVuSBsYWlbTeJW64j2ou5/dUDxT4jSMyvLA57hkHFF9yW/Bn6q/pTn2C24nPc1wz7eUYlJbOC/Ry4Te+ED4mfYm
2i6+C9hR/53+Mz5a19B6hwz3TE2W+z7jw7VKpjk6iD5OXDAc0Ot1u4t/LYpDNmvz0T/ApUgdmoAw0MN8Gbtb06jsO6gdOZGKMGrY5iqF4SfDQt8wMRFNt+oA
hTXNqraGSX+TrbHWMCDCGi59C5fGUwQQ/I2y6q0JVqVVa1UAaul6OhAOhFljAKW1BqCVvtewxgHx1sjQlUSpjNna2AoBWqlUijXLmmTNAiIlCpBEM0yiGQWE
SRSjpPKRUo1yqfZkazuJQg1rJFBTqj3aGi3VGx0aylHSWAatKdKVWACVyitCtYUDiVJdYVKpOInftOCV0L8wa7RUk8SZVDLaGm9NBNIlulnS5xrB2iR6Kulz
hvR0nFQm4l0EGlBHaltda0fpPgzorKAVBWKDkgCk0gAk8RwmFYyTnoyS6ATrjwRqABHvy+yU2hiUYOTfbQ6zZlprS39bSm1NA9qEuI2VfusDCZLkMUm6YdYk
IHg1RqIZI3EtfQrWK0kgTboaHZrdIqVPEdZUqUyUJKUU6dkIqf7uEgUl0NgaD8BSeZVEJwIIPhslySIKSAISpH6ItKZLdSYBqVLrg/wnSvzJJGlFSHfTJDox
kryNEn0MyJTa0ADApCd1IQlHSJwlh3QhXPpVS/2QIrVOY9VINUdJFIOcoVJJuTUBCOpFZKjXkyVpRQKYJOkUiV9JAhI3QQoxIXlEAV0lmhlAQ+lZHGgrXVFL
HEdJGhaUWYL0SdJDINjqCOn/aKktSVLNKolGhtSrNQClxG2CpGlR/5J6ROhTkHaiJK94ibMaQJDvGOmpBEAvtV6iJmlDckhXI6RejZRoR0rSCepiBFBL+odY
P7XWlahFSf2hAnCJy2RrW2tdqfZMqc8UUsnwUF1hIe0P9mnNkEbKrUENQyTKkoZIbQ+OHkDiLzzUOxpJ/4N6nC7xFStJTSHJOlniIdjeiBDncSE9iZTKRUvt
irLKrLK/agppXoQkh0ggVWpmOBAalRJl6Q4Q/69d87BQmYiQ7IJ8RUrfw4JchmQdL43YhtZa1qbSc9rQlQxJwhKP0vMxIVqJVp3UAoPVALSX9CdeGr0RoZEn
6fpf+gv8pf9xkkyT/6oLkAV1K3heDRDkMlLqpcj/6gGp5uAojAMkHQ5qj0QrOJ6D9dUIUZRGTkj+MZLEoq39AlHMqfIEMYWeLi4Sh5EWfzYogz9xfOJGUnqB
S6LGaCvD+nsr+BXcOEMs1kjlZfdQYYF+mmL0DizDt5n6mifQteT1Aj9Q+ziPK0v8nNoh5hTL/bfFnuXjYSUzv7w7e1f22mhPyzFOzZm89JMwCK6t+wp6UDnX
vNDbLPCWjTQImvNcHafXOEgT8HdzNWCTEQOvQh+pvybCKT8+GHeRYxgEyxOp8pumuzjmGehPp1+IOrQzex6+poWI6OIrZUOQq2Cb/Eh+MX8y08FuJKMVvTX1
bJVYX0V/3yKmEaL0+1C34U+sr/kTcgW32jm+qH7Zu0jla1Vd/U+rjJWWSq58hVlmOYZpuL3898JxvV/JUI2JzyjU0cXdk2uvz4U/0nLqbu6OxDnq3QyGCSzr
XEbPLjnhO4SaydbEinB5TSbrUjaVfRFrVaun+Zjfb9lpOs18r+sHTTY1xceLZq4l72X3Yi3oB1hqaTf9aoUMjnfXMDX07/ZPhK+z57jmmqu+eak9xe3cxfK7
oLEcJrtSo3xTA066GevgyvljYomPMO4RdGQk0YsaSzDwH+opqkHebqZRbDIVLSZyg7BVQkvbx5oDhAbD6Du0g9NTIv8TvI2e4+nHXMmql5WR7eL1+HiuP/6d
KT2rMxXg/ySF4mi+N+mhy3zPnS6+lp9SnhcOcQpiKPfSXyg24ceLn1SGUWPodnojjTOgv7XwtWk0lwVHm3/CjpTL0Fh/SZqYFmE3wFtQPbwaHA4eWznfUpq5
IRMxB0z9LVuI6/wD11imHFwj3kfmoonG6YZN/Hh7Z9expRuRFVAseBCptPSBHxi/Y1pz4bpk7wwloE9g3YiFHgAOS7PpJju6kWe0HUqwcN6xDuznjTF9Htjk
zTPfhY9g/QLJ+FKTy1gnfZNpZ2aY7ndzpZGE1um/Bp2qEa46RACapsxWby//DDViB40aTw9jT35IYAq4uMpZubYqDUr0Fwss/Ak/FI7w/gJfRpJ0Z+HZ9DJ1
9/gk4nTmYfMls5nay2eD3y4fXfHc3944Qt4HHaJV0i+cbsUtXzZ8nZxVMQa/KTDlLFPT7yz36U9mNVbeQy6Vjtd+ScfizdgCvhO12ZnKqPmv+GTmT/8rab37
p2GtsYbpEKrHbuhf1J5Su6jORjTJoGZU9HTiCzJZ1oM6ot6mGJ+SRThh1JXEHfTICtsnNzclc07+V8NNfV2lSWtT3HTJZIeNu7Oq+PyYj0yJpnKctCA+EOzJ
O5nXJVuwx1zP1DtQZ8MPlXMrKK5/wIk2yCSY28Jvqk6+NemjfHXY9sxb9Us0G2HQGspmxjShc5lONEFZ0OSMPvK6THvLJ9FO5SrdeC4Hq187A3FxEH4LS2Sb
MC5LAng+eyR0hO7BDwA7UQ3oXHghKad3Ml8rN3LrjTBeF51JFxBpTAPJP4CtmUB9aVYKzoRp0swE/D3Xh2bR0PybZsWtQb8ECs7W0nymCNnX4GydEprHg3Ot
wlpPelIJqIDgXJlgzQY6STN6D2lOVYTmXAUAhiyUHDBI83msRCEesEjXzRKNOACXqAUtTaw0H4eFrGh4yDJESBZPKX1PlSygWZpTg3ZLK9lgVLL0QdsTaQ3a
d0CaoWNDXESF5v6IkHWU/DHpUw2JQqp0Pcoa9JrCpevhwF8+3rvx9XDAAtSVeEuQ5FBHshcJVo1ULgoI2v6Q3ZNaEPfXbB/iMWgpwt8Tc//rmaDdjwz9DfIE
AkbJt1JKbVBKNKIl/yrkR0q1hVoR9A2C9YRsStA7DEpY8l+CvpHkGUntkuoNWnw45P3IQ/0ilZPo1gYgoJfEcaLVKP2NAdQS1RjJtkMhq1kDCPoPadL/8aG+
1UiSAv6WVaTkqQTtpyRVQC61vKnk+aRIEpN4k6QWGfLjgJD3E/LprKlSWa3UAzFAYtDHkjiTfGbJe5B6IlijxHeipEmYxGldyaImh+xs0IOJC1nysJAHF5Qh
JPlGvSXKQY/aJGlVglQiaE/1IX8gVpJF0P+VpCvZ77iQtxgn8ZNmbSRxIPW3pLGpUh2JIRsd/j+wAbFARsjqRkk6Fx26nyT53lEhnzI61LaEkF8V1MTYv2Uc
JmlTUKMlbyHkfwalnSaVT5c8tKCfnShpgSJEKyJk74HQ2Aja8xjps1yiEx/y7OKlFieGOJU8n1AtkSE/OyHkKcdLGh6UQHxoBIWFPOegFsZL94K6FfS4ZMG+
CY2S8FAfhtYCf/m/Un1xwWtBTkJlwv/Sq5CfFBqrf2lwSMKR1r9GbqykC4lSW1KDLQZCoyM4EoLaL0koWDaoy0nS6EuV+IiQaCeGPEMgpJlRIW8nPCRViRoQ
HFGRf8suqOERkoQkzzrUrmDvxYSup//NS3jIZwr7l2caGj3AX/5a2N/SjATywUZYU/6ypSZ/z2vQGb1LDfPcpfKJnpmqGdoxGcNSTju/0NnQoUhvaiP0wIiA
yw32zMX4ermSm+HL417RG4mC2pS2Lh9nyNZFBY5xdamnzEFjby/O/cH1NtX2Nih/TIcbTwpZenngab4n8X7sHo+jVJVOsvc5M1UPjw80KKnkD5h7wvlcmcmL
xMFvdFWlW1LmmfpoC6FkfoL6pdiJW0XtY/3wMvwpto1PETNr5qLXlcPonewcvo1QDPfy38MjlD/5bmv36kmM97+Cp+nny1bwTnwQdiTAejZnG50/6tuZ7jBf
kLuRqdoJyHbtQ2o99G7eRCPvJY7Mmiccxx8bgcxmWSfVTfTfenHfKd82QscjyoHqy0hBymX3C6Yz1ldfRGy33OBikHfzC2DUmlGsGUYVUKiSkXXV50ADNKfB
XPq6/w8VgotiMdFRfs7kV7n5fb79nu/A/fUOSzWU8X8SezxtsIHMXaIx6/IdEG/Dbj3p2Q9i2hw0Q8hHim0+apj6NDhe2dW3QmUGf7X/jBUZTvFnszrFZRWf
NwzxNUBG69WmF9BK20i2OQVLFmYIl8xuSUtAPPAPulFsU2wkdM+ng4vNi1FoZYyvj327NxHd6TAws8rb6B9RXyq0eB3DY5Mrc4ipXWEU2rSgE1fEDaKWwx2w
O9kA9Y1Szk4kRutmJDxRb2Ejwb3GXmLLin4GUtWYzdE2KpZxqfqukqV8hezy1fdpsHGMwjRadTfZqfpa9aPX6ErV9wB/JH5G2xrkWXJyMLOP6WWZx31O1yCa
cVv0au+4yuX0WA+dsMI5KaMdddJpybPjpWC8f4+/izgkoTFeh3Mhk2ADvMfUnOoO77dd1GDFlG+H4XnCS+0wRgcZib7QEU6FZeLzxbW+EWgLIckw1TSNnwTq
6CUsVv6YcOv7Ygg/hZsiCPD4TBxqrxmuS9Wl8FneKUxf5A9okWWroZ72V/dBM+c7h1i5r8UtXjfXP1EN9/L1SX8Ifu7LYpoTGrA5Nd44AuHoY576ZQG+RUAJ
JdAsNZ8AiQUS7VZcBZHNRcoh9JGfgp/Cu2k/q6YuaSvBxsxJwz7lYnGXdzQ3ib/GzaOvOqcyzVSrwX6KnwztBYbt6Zlnu+VarltO10VzQI14WZwiamXLoYkJ
jWmYH+fYUJbmOsNVuEqSv7UN4mLs51wyLkp/QvsJZYWT0YOmuRzGjqSu6fdpNJVhcKr2qTfKf07YWY7wu9g89E/+gdPEndZbuQLPdxwpd6HfoonYCvKQ8Npw
onK04wfaDT3wZUe3cnRg5XKdIRVsXNqfv+VrROfD3TBIscCP8XWxpvRL5JF7j3YF9nEFw+9m4/WfazeXPfF8CZ1RIIae9EDNLN9MbSRYR+2MW+ykiXXKN6oX
cLrZZhpdNTq11mq3qhk5F6vFy8AicZN/tnou0or/gTvrW5mxuwact9N5FLpTWK/kSuknRU/lWi7dSPsCwqDyBoZi8KgYCS9hN8EP2MW+rfR4aktWH9V6bVfa
innKRpPZ7BpKdHxFL6YuehYJSnBERgvvdOFHkjedcrkWZQAtl4xfZU3/KKWKb0Mt5uabx5qMznLsa57kpisW+mSwJWWSfLSnLdgaPq3yp33hnE4awBhfMVuP
LMM/1/LOrr5vUvpxr1x/kB5XDDzNtMX8G3Zans+0pH4GHxJPmG9kpP2584RbRb9265gLnh6YwNGWh7760HHyEHHX3t+9iqA9Abol/LHq3ayqloplCM/d1rZQ
T8SytduMsYoV8AXi4pL5ULGzgKlw6eyXoVm28Zq9KXvNx30p2jJ+TH6q9t1sTMYelnytJLZkZcZ1xOeYTFodreBH2DPnV4pS6qBzKbaOuI7u4Gp7N4EsfQof
jWZlP2TStds9Hci6sldFL4o/ha+7xugWcqN8D/CDum10m6guK1nHEG1PWFpkaEYQ86BrxD0Wx4rkG5EOaQS6mFdwxd5x5g1wO66Q60L29BwqtnvWFO+xZyMv
6UximKo22EZ/w30L8fCviD/QfL6j7wKkdCPL5C6T7zneKacR5ofPurataO4/Je/nK6dLuDCsT9q0sgfEZucMohvRnxlV3N3TlXhB9aFnUm1BlLOwnaX1j5Ve
Hxju3xA4RNznx3P68gf8KCFNaMcGpFH4ObpWP0HsHT0tsmFRP+WexZXkL95Nhh22uIK+zDNvpPiV6z5/Rr+VDcA5tJ08JS9CP9MI2tf0Wc1eZp3uVu7viRPs
M5c9QHgwnJ1FzoFGUrNczcmu6JnoSd753q/wx8rO1hjZlsgmZHvjpKVi+p/OlmlDPI/TSuiPVDK2lXYtPAJ6TNXmn2MBrhnuUn4udCPq0Z3Yc6BDs5kQyVEa
EdyTsELZy/Da3Y3fqUykt1IO1EocZx7hz8nTehAK58OZsbIs9rD4hBF1j53d0gYk9XXNL4u13cYap7VO4WjA+3tsP+99so/7BKp0pVB5YG84S7UOGUad141w
19F/Bk8rifRNJRtDC/QZ5BTtQagesZhfC11hv0yZBCYyGa6IxHjwpqq3Wy5bRgyW9SY3p+YappK95d84eqsvpa7X6LRnvZuxGPd5da8V2wiN66p9jGey91Nf
gbPEnpP/HEpP8ykx51tHohdTXFS28brdevfTknxCp73mG6l7ArewNdRr+OvUSs11fLFmm3sWt8v4ENK7Dpe2T55Z1FId6XVRI+hB1Cp4PdqGfM1kWOI8uNPJ
/ODqmNE1bX/GNtlM1QpilKMlfVp9QGt0PKQnENnIMv2f4CawJprnble2ufQUMpR7Je+nXaWOIpu6/pQ9QLLIAfnLXJiXS58nS1GtBFPz4tLjbM3lk724KQ0s
E2zEbZXJeaykmned/A8MaNg/vQvvv90LewfPGmb9wLvf/1sdYR/KabX+5fGGffgcCOAD2Zjvf2v6e5C3Yf8NQxtWbZZ32L+lArwHx/3e0zXC/sceddi/roUB
/+Hpge893+HffIS9L9/0b8lVk+cPvFdC1b8l7d898K9SYf9TQ0KSCftXf4VZ35NLDIR9KJ+8+pxQ6794+JBM/unslQ+9L/av9gD/o1VANZj2//ydkUA1Z9wA
H3gHdfXvlwaqfeertdqTHT98Loj1H95A+T6UvPW9J4a+X3vej+YPla4v7OASaFVpH6oB176sQVZ9w6AVW6N7KmqBfs0W2xYopWyGq65hjvHzisq88cgazp9x
k1GijegDdh/e2qfR/UL+bAfBh9Rw300hit9dK6v2cbMVdyFT+Pl4F1tDZrfjGzsH1+T7YXPTCpYvjHptLVAuZxRkXpEcD2BzUIO2NfUSh1Qy7w5TPPcx/aPy
iO+74iOeH8hZdJRsAhQHPiq8oh3KPdd1phgiSfeTwQqVq3WGffjw0rfIKOVR+xJzFOp02nz32NdqFXGXPsZ95TuvXIxsgMJQueuocrNPR20tymfRVTe9q9Fs
qjG8KKEzr2EvaN7V+wL/IENf8jksE7tz4Ww6+au3QhfvrcA/1qcXu3SduSXE/bIw93daQ0Ytw0auMeE1BXwXqHdz5reiT+3d5PHMD2X9ih3xG8CjmM6QDU0w
vbbcUDWDspjX1FhfQ91c+ywqkfzIV1NZS7kO/0KPUURxNoHJnfBksp0rNiVdnUaOorXoVY+I92VkSG+0ghqBx7Oz8RFaEB6Gklg74rQro7wZX1C+nOpJxmqG
cEu5Y77a0HRDpPJrDUp08HVlv4dbYdORCI2cmcc40Eb8W3p26nj+dNIcuq/+MtbVnGeq0vWk2yh07EPhF7pczdqeor+5vxZ+IbtSW0s7xkclWokf1Z7079KW
KzviRdiYJdGyW956ab0Ij/0H1wWsnekzzGFeQEJlG/y98AVQfW8EFJ64GqsybS77HD8vzjSVyFKcLQun5LcELcpVzhbpfRRfkkauNfaSWq+PYO9gZrnRO5dc
Y9iJZNKbdZude21nwd/ZT8piiO/cIjLNvF2Ypu1P4HRN7jp7kT6qs6hkoBk+5hmc/yZhx6onsieO+ymn3Ltse9Ue+2m/zN3BWEnW1WynxtO/OW/QV9DzTOui
lvp77rWuWOyKe2j47twEd2TxYDC7jC1qoR1MVMnWVe0yvcL/FG9oZyAwt4U/qFvAzA0khxfUzKldtxaJbqZaCD3Kil2PbO6UezBc/K3WpjtA78RGmCIsOdgF
1A3XsqxyZpqT0H7azdwrzVBfLap3+mHtoPQjxGTajj9RTiM+ZzeBhE/Gtlh5LTGzeCO8BZut6y/u8EVjixGH3sXxmEbIhZeqR8heUOnO5mmALhMl3RnGeLFW
5a/Un958rDv4QqwrrjbsIzaBkzUPVA9IH7fWXj/FV3KTmu760yPwccxc7KHuiKE7aSoBXQehVrVFukelm5rk6+c9Ds0xZLmao4mOL1UuXxv6U7gOq/RtAotN
Hng3V75mXeB+QV9TJaMsN/qqfMvoIu8NuI4vIRnLmKhpw9rKGqA602xTB58ptQe0UDtP0RgRUFvRVXwkEksPF1LZHvANbo63UcCqa6P/CEpB5lFl+V3haVAC
uwGNJ2bBXlvjyOe+WXQ7tQCWu8dSUYYd1AXqCAIxVj9susd/658buCtk1NYkmtNnWn8pVin72O8WjOHSilCYMdQRG6zuxzlNDmGT6XUWqJhNXNG91XanVugU
5rN+Hd8efsT1Absb3CnXkweKd/lfA/N4wlfiqmGG2dUWnBq+urDWtTAboF06InWAzKFsV7QG7QdHU3fBWMPhPFhZiK81XePXcoDmS+UAeJrtR+d80J1qoIfS
+3R5rMDXNSyj6mF1mZ+rOOwCdb6sFf468EX2L0qz6SWVo4pUbfL0ysMJgMbJn+j52J9MDaI+9D3c3A34orA9yHFLlKDmYnU5xBi0aQaYegXkzRNz3z0t4pLY
TthU3jOrlXFr7GZqDh4hDGNr2u2aodov0AE+N2eGE0k+GfaOUC2hbniXwmP0yUg9w7uZPlV57Qobuho6Opbc9zwqHkf3Jb7U/eH5nePFlIrrWT/RxsBHtZIK
LxHLCw7S+6FBLgAfxicayIxOyh+Ve30/IidVQwRciDdUIQ9hQDcJzwRH++8z8bo3iVu1CqShbgyv96tN9Qi793ZmbOU49nX5nSyXZWd2cfYAdhE/sSxW0VQT
rfhD+7MuDTqO2fGvKp8FlPablrOmceVvLHFZisps9UnwsnI/iNFfG1ryt72rxV/9nwaw8lhzEyrCkk8NC8hwKzQEOuCMc4Zpvk2VMaPIb/BPoChyJDKMu50Z
jl7Gi4wdyl4p5/rvIO1Ne4UUrKlmiNmhWyf2FJuDiLF3IK9KqLzMipVv3fXsq+wDSTJ1ub0+3ED1uOioXxYYKb4yt2bvIB1BLbhGGE7t1jucKgLxfIb95s81
RrjZjLC0VhlD1G2YqToZPNSXqm+rmwBHkVFcI8SM5PAprunINynN0lc4GyZOKPrZOcJ1h4iDkqDbREzZQeV+poXYikszzuEO8bfVy9Gi8gtUYxVQsS0VwQRN
R2daxltqsTNSUentsmpdxVLsjjCO/0RsaO5NqYTf4K7GRLwLddK1gOmKJwts1RuLqqrcNa001rUzprOiLReeO5zfaDjiA2E7ZslL9mcKXYh1dKX/ey1B8NwE
MBnuxRjZ8b5JzCy0UnWJPGFYzmn9n/Fe7hFJaUu0jPYqurf0DvYWHatZwP+oG5ToJ8cVBeDHeg4aTbTy24giZwrTDX1NyrBVxlb+DtkycoBKDvbT1lo2TTZF
1dYdxzZZaZY7C/vVWKQYrPuGvKplkbWF3SG3zuRP494o76leICd0N4U+3qaqaUw9nBV+wi/rx9KJ8AKhLm2ia+Pfw3RmrrQWWyq+YGb5C/FPTDHkOKO2vNA0
QzeF/EExiip32PTrmLF4lTsRc3gXcQuSZmfliD/5N2eZ5dnyTvBZOFZdgj2hh5XUNAG+fPUo6BZ8ibLlPKArDbT5tZAM9pdvVvmxcHYxmc7Xh7vTN0lC01Th
pAcI5qx8fW+hjPxEnkeOLurq6eJaplkDVtJu19YUwfXU9o38bsmGwvvq3sUbZXa8UFGU+DU8GcnFajk+R146ExKnqxtZuoGXub7wPJ2VSXVOQYG0tdS9lRxv
ZJ7lzs54yC3y7VBOlu2Fs039qXR6Ipy+vJa1buTBmOdYjbQpdBl9SSmCicLH5mem3f5T8Ef+0coh+Ayme3HviLn43ozYCKxsK/MdqVDGCUOzmnKfcf3co9Fa
WCLdsORL7XVex1/UKZVvjVuYp0xf8jg5D7+u70/VMzRz7CJ/5DJW3c+YCX1uqg/VR7/FViblMQOJZaoV8BxfpA3TrKJzXX7ZMfhdb7/E2CYwFAYFmToc/YUp
BTPZAc41VDzZIg3TOgpvl54iXpT9SOR6wqBt1HNyX3FNxJzeetW75/sUoeGyU2UWd4ZjiIou22B7kBdn7uprSXU3NLPhJCieZTe4ov2bdN3065EefkvROssg
787cbq5Z2G/AubI7XCYcVdqeWKEGmErfOHIpuNm3Axxq65MRi2SblSVb4WIx0dZB1UM9rSwmvyt2peiLsoXMI18p/zN8NyMKGlcygVvstcBt6IX6GsQR+fP8
ZrqD0FTZr1BDEiTG2Gzsj6rZltkEkcH592nXFddjAbKeHhHj0KXG9SLhXQP1URu8eXZzjSlOiJkD9k47yFSRk1Re91YmRowEUflaUqXYWhxNR8LfMyf9KxS1
sNpMX+4u1JR7RIhOt/AF1gWaUcCzaGprNkBNLY2V94Vep0HE49K90fVKrtvG+EfonmLJSAfWpi9iFvuu+S7IX5blRHQpjQG/L+nm3KV+SgxS3rCPz3dlHbO9
ZOKIZnAP+I1QQ6jrUcJZEMeYqWV5LdGd9tkrD63qn+iMTy+cmkRnTJV1yse0x5DNYJFnW0YLbabmWNlz7UxsMXUPM/Fn8o54D5BhcgB8nLGNvGkv9Gwt2eky
2pCkSPfYvOeZ84l2SB9XS3AeBfHN2eHCDeF3rrS0s/s4Z6dSkDerPrPHEH1LBxU+Kzwgv0Zooxqkz9Zzxij2CGgX7qK3kXoURP1YUGDPKTin1suNrmOaheoS
r6B5VLKa70o1R8arj5dlch18p8oOKtY5H5s7O5uoC7hk9+rE63kK39dQAnkCK/A0VRVRZc4+lIJ4Iy5EDvsuIpoAA6MCAp+lvmZOZK12buKfOLOc9eK7lla6
3O4TYa3LBrhgz+Gi/amCPyrdmrGQOEd+ob6ufWTtaltJfwNfoieScVgD7afuV+QTqqtnk2sWBMCGohq+aGUNsIZ+E8n4s2oWMx/RPD3X/Uy2Jz9L3sTWxlZT
AMsW13BEqDy9hLM6neoo1cybq10I5ylX6jdHy+lwfK+3R9mvhtfISdq7LCJ1oPuWc79tHT04exexCOztWUU+JC7IX9G8d0Zax+JPwca64aXh1CbzKfs8+E9w
RMlvnoVEDSAlhNqLDWHcYv8rjvdfq/jQnkINIBjNjgWSpLtxf+PvYq1BJGIoOi99jwASrMlBfN7f14IxwKhQDE+iDWAS7WDM+K9RGvM3ci88FI1MtYLW2FBM
NIhOi7VG/h3hi/i7/iAuKxwIxgWDPEl0JErByGwwvh3EHgbRTVGhSGcQKxcN/B2LBIIxXG0IYxYdpPpXvC8Uqw3x9l+Ytf/PyjUOSA7FX2uE8AFhf8UNrTH/
3scKRQ6jQhHWv+K4oSjxe94REhaKyP6bemQoRhuMRAfLx4YwlPEhrEF4COMYForlRv6Fq/xb/kAoIhwZigz/hT0DQjivqFCEPzyEWwvSCQcMUjkEyJCelgN/
YcaCUc6kUBw7KlRrgnT37wi+1MqokNyCEdKwUP8F0WbRoej/X7wFWxXxN/7iv6/hI6yykIzDQveB/8feW8c3dX//47cGpdSbtnG9SW48NdzdbcBwGzrcHUJb
rNSbtvHcJPcmN54KNtxhuA0dPmAwZIZsML40ZbyBm3Sf3/+/9tE2SZN7X3JeR5/nHD8GgKwI98dq6zB0TeqQBX46qI9H12EqGvkRrRH++YR9wMjF+zGFcYoE
IMGPOAjzo+Yi/PseBjT+iNqs+0Td6Ouoou594XWohvdXjPXfOTJgta/GQP2KhfvHGeqPFNeNrw53Ubf6jf4dvSLsA1IUUCS9H29dVDr8QwQ7FJC+p8u6tQX8
CEg/tdTv9Cf3qhtpEz96ItKPIIjyU3mY/x51dw/1z8uPJgUiP8TM/fetW0Mg0o/t9N8P+OC7ez+O+vHUjbt+JAn/Rq4V9Vi+D+/9gAv8N6INfPK/+t0P+eB/
C/fPuR6N2OgDJtV/xv13CPGjCWPf03sdkja0foeAetxA/XXqKbGRf4x+BOSHNYiqP+WKcD/28d+zUvf5MD/W1E+t9SfuE+9E/Sjr5vKBGyiSjIsoEcgMS4rt
Aus12NP2CzypZH5pVP7F8gqYrB+l7M3sqELALpRZDLZUgVQiYyV9rOrSc4lTwefwPv10yxSYS9oA9uAt47/mHuaz0FpkFSYxXVI3R8Xcr6g/rr+OWrmliEmU
5MxxkmJMa8Qh4vjCcjvpmHI61kb1iD/XtEaLEieA+dY75lGa1fr1yR0Ts5iPLBTqa/XQ8nx6HOmOKhnj8DDTW8NsZKhhHnZeNEPd2NTZOpQCq6fQBJrTzFzU
U7QHnkP9SdeT2orU27hGtz15Q9lJC2ZpbfwZPKd7GHOIHWsOKwdZB9ldzCbjDms3Yk8qyYj3Ua6HxoCXBFRkEQVE3YSZgqeCWQQd57qpj7qRUZQ6guLRTaWX
U/Ook00gzwxmRhXauuo32/A+wEnEEWRZMcLQJl8rrdS+LjyUcpF33dlCm4NWqY6TD8AhWBIo4Jeyh8GdDWUFl9j0hHiwm2VUXrg6iknQpaAQ86rhLKNMN4Zv
52zUhCBDYb3qDvS1IMmywZymnqx5zW7JqOEIqGtUIeZBjkn6GVgOvF3zF38/cwEnnD+WOZc5SrsI5toc+t6qcuS7UiXcm9kVrTaHCK9SWiHbxOPZLuK2+D/o
S1Vj6CMpk+jf6qLYU035SCW2F7G4e5oJ/D0gjT/Y9H3MDwUKeAsxpaQz22HINd/VlVnMzJKkQ7TVxH72DeByBkQ6afpFwEVHC9ry+yJl8EM0gneyIqIyAfkD
e4rNpV5hzxL2WefTMYoElXztZdXiCobhif4FE2IMMpfFHYWEcTcNDBdK36Dqxs5FBfqRaIL4B2UymOmsKZlBDdVHKocrnxAn2F+TXRXZFqB4OucoNp/lRA4z
/4Gpmkhtv3Vs5aKUmyWSkqvMrsXWZLllH3M+cpeFlM8sn2d4bh3As6PfcnaUE6ALZq7+imq8RAMbqS2jieAI04WiPkgntkkbHvO3OlV1nMeAGVaJcDdyUq+X
CsxjrAtTl7CE8XPtL9ndubNU1LhHCT+UnNY/Ld6gax0xQlcJ7+YNsr16P0+16ZFqOdXKPG+aZett9qQqwHDsaMXf1kjOMYOaoodW8yzkdqYWVBnvG+QUVwV9
Laoy9NhkFajhCKHKRdZth1PNXupxamdmLi0DLrXvSx6MsZTDTT7lZDRDq+D0xwjG5awf6MOTR1q2mMdof9XHgjOpXyW9JIXpDpeUa/iEe7kvmkSlnghLoz3e
lKk7ap9euaXkB0F3YwmcG01ih6Fisxa5yKwB08AB2Gx6b6in+CtsJObBTvBjVbWc7Ea/6SINk21ekUw03ZbqSCzejSynjMvP4hSaqtbkqr8mp5r6WIYgZ5De
pFTiLGqeaaVxjf4F5woX1Y8XoNipyhqXJnURXAlTy0FuOPjY+I/1lmE7/IZ5C15c4lR/x15JulfJoxLUNtVN+IzVDXdGyGLMQoaaI6H+TIc6LGHY//iVn/fW
ZSzUI+wigRg/J4/0S8gwP2+PUNT/rw5RFu7nauF+xFSoXx8J9WOcAD+XB/xIt9CPMY/6d0bVaRX+TIJoP44+zH/HGEXoB2xXSB12yc/F30uQOhyUn7PW4eXq
cVgfEEx+ZFkEUM956+VamB9/FerXJxp9QKH7EYf1eoYf5wf4tTR8rCAKoAIEP3+uu2uUfz3qpWTo/3SAeoQjUJc/EfJvpsgXnqSP2DDg3/hWFODH7PlRe4Ci
LnsA8OtydeOJ8K9hvfYW+hFZ9u86hH2Q4PXoRL9m51/3iA8yBgASgNT38qhOS6hH/ddLwn/HWZe7Evn+zpH1s65H9PvXtw575teC/HeKf3+deL+ErNc/I/6N
AwH/iwmG+7W/UCD8Xx0NiPSj0upWox7VF+HHRDb254+81z39uxBSTwsfZxXy/j50oA6J6dfr/Ph84N998r8rAvg3bhb6Ie+gDonZuH5O9frrB+n8ZS2pRn6t
INQvlz/EKf1o0Tqqi/BTX72uUX+l0HqELRDiH0uIXxOrwyDWPW/8CV4v4l8t998Vqe+WW6fDAPV6RV3OR5hfz/fvnn/2H/RnwL9fgP9MAPXYwPocjlA/9YQq
6hF5H1G/ipAP8bdQRX0GTOjHnJ5/KbH+CmEfNZR/d8ivs/hXMeRDBtW/Gkm9fllPNYBfIwqv19P9mN5w//o0/YD6/RAx/d9s61Ge9TrgJ2hCwK89/Y/2Q4EP
Y/d/RyhCFB+tqI97H/bx/4B/XwV7jHueNLu/p8nOpbsKdj3bPW539O7yvRe+e7t79r7iXSd2peyas3fT9h93y3czdnN2Htgl3L008/DONvvWfvd855mdt3bN
33lq17adRO+WPcy9loNddk/eO2/3ut0jd/L2FO1Zue/vnS+3Vm3fsVO/I2m7fJt927ffEbdu3la5vc/2PtsebTtaO2nbq9iQ0oepb5iGFEpFH95e1WEUX6Oo
bcJNxMQkme9af2N+T9WhzdGg9Xc/sYH2cvaZ1eQQKJLXglNhm6v/GQlY0Vjxf6oN9pmXqFJwTTfEpDARrdnGhWEvka3GgJWmvsATDNSVsAWoz+DTOQ1s3SPK
M2XQGsuffCFIH7MZvqPLpW5lG3nj9GHsaHAvmMObXJFkmKPSwKO4oVR85ekhzFblY7hx5m+swxgus5I8Bmug4tbH2VeZWjNl6DC0rzHFkk+fANLBIPXaPhvn
9/BOW63hjq4HM47JQH5Aaox4/AG/nK0NLX2u6WPcY2mtzYTjrUFqZDfcqzDICAJWulY0VCWvMH+0Xgo+NhmMPelHDTvYC1K9ZnvxY87CuGOVE7kJvPmMzhtn
6S0YZtzDL2W2SToGnuGtYLtLXlJ4nKZUWYqDMgr8gQbx8QNgrpuMeuDt1KfweuVhzg0jn36bNoyj4E0Ab9kmW4ZaaVqe9T86aQCBe5u44RGg3TTZ0oSqS4wk
MMn5huPUfcxrHBrpAX165SWGmZXLwEfWmcBIRYs1aQoQqAHWAhwForjPWs8RWxYx+aQWcIZeZPBwblKHoFKahLVFu5Q1DW5EbqvrFiWxmpmnjJeQBRSnXqUv
p+Fr2c0hNsOmb3qCuCsU5hSH0NYRxVeE6616W7G0oIB9LCnXcsHYByxQ7Y8XxB5soo5tuy4sfkwMLe9aGH4vMxjb6VHkH5mhmqmsHsyrpGzzn5qTXCPDBP9N
HYvSVKLiFsW9C94of1obT+hGzIk7oE4uHR2PxwOEIJs5KdYTpvlgAvIVb4FmDB+fp7mv4GjpjKYExg+lR+IXNH2RuKEYj93IVv2tMueNiRxiaFO2PvbHUqsm
YF/WL2hwoYIRz6mMiFtUzG46ydheNbIwQK1FfN2/4F0YPj46rbxeMK6ytOS66lTpgWyzagEcpBr9Z2f3bMTkkoQimjK86SPlz9G9ymsKASBIr81PZtG7sH9J
df72aF9odGlnRZLSHckKn192teSbvML4/oSm8WsJlRvwWA/JxuklvVTfMY6rpZpSlb40XRmwy8wXGKX2yovKtfkdCWba4cJh6xdGmEuDdgr4ZLy/qFyVXUvP
lCkI0oqawkpKmzw84qp5bkhMWkyHTfK86Rsu5D4oMSQ3iKIJ1rsocF8DoIEzHKSqPUc1t1HWphEl1ZTLlcsqJlTcrlzBMpaeyOtP7KmfkjAdHVSxAtYnhJc8
U96LvFR6OSwkoTh+VfGq/MyEDnFfK38peRFrzzmSsK8QTyvOwoTU9o2YTWn5xiRH0ZmETgXGJgtiEstqDdHJ4QW/JZ2ssCcE7dfRUH8XQBgvLH5V1nNj24TF
IT3j58YfjNNs6LABKblZpI4YXVy9/sHG5Y0C9U3w54f4tbMIBe29JvQgO6Z069qFjQvKTyYpE+OSNpYnJ7Lyi5OWrQVK17K0Gw8RDpQATHJ0h7LzCfHKrZHS
1NGbLofgK1LOVF4vBUrFFYPK2pfMJZenHl+Hn8O+1FnAAlVr5TLiNcrdVGtyx7xsBQVQKhTA+DUzAD6wV8Fag9cHHkS+Ki4t61D8eM2z2JDC5dm5iTtKNUn9
N7yNL4ubF/935LXICQAzJyMcUfwd3ilSvoazISp7SB5eYo2Ik1cOUKrKyaVd49H486l3S/FIwKOeBNE4/S2v3bUKQioLWUkePEXNEVOEfVz3JCx3a4jF7G9W
igPgtHC7WY7KOHPEt6BW0nIiItwKxYmCoKX+uyvHF6NOkyxEs3hdWTbjH1wpcyN3hjCg9PriNLXnvII6JLhFJegd/aPk2eBZVpCOyZ9xJSdkhSIhR1wbc6yz
s4QsaMkpt3CgVSYOd5gMYd+zqsE/aXjO10QQmnw29Tt0OneeUuHhQiVQg32aP3zdsF+QlIvWGVbLzN6s8ibcSEEQJOVnc5vhW+kcbNsEZ7l6uVeL+dx3Yvxa
0L0D+N+KZtHuO65VtBNtFrP5QVYMaLADV6AOKEBAfF0wJOKHR6tdo5xpGaN8fUGht6X7B6y//DL20DrF+oDbQtrbuR3dxIwWDrXTmUuRZowB4vumZc5Gpt3k
9tbD/PG8ZNCHeS1JVi8pLRV/v3nF58gR9EuWc2YrMoe7k/+aphI84wImu0iASi2PuAt9A3RBe2kEnv+H71lIZyJRDeq7WX7V3mdp9F1UOcS/1V8x3CqJgQUu
4HSldi7H64PDFD+suZNDVbwJTck2ZL9q5AO+w35iE3mA02HJyl2PncBCkHdWIrmQsoY2EZ2B3rcX2FfD0fZRAr7lV+ph4jx9ZgxL5Y3GI5SV3AOslvqpdgK6
SFrpDKtaysHbI7O9K91xyGu3Cb0qPOfpyHntim1aUDwtpkb1iNyb+FelktKCiKdIpyENgTGl9JJppXCldWRxKNbYUwX3c7R05Wm9nKO6Iu192ukYejnXOCl+
b/IvSXT6u5Qd8XiNlyAbAOW7MdsQXpqnABqkF8rwlNNZdFdrNl6jRUSftiDFPl2OEU81PNsb9G/zalpHrpzKwbajqcwGOr58vPISpD3YV1wq6GbZaDyoDgEB
VRC8b2D7AgjSb+j9o7+F5baegt7CfuJBgh2849xhJf/RHcf/yg+2IpoYlqrO5fUyZ6guwRPMAbvFfMETThMOWnYZRXwEm0C9CDtV6SFbrD+y2hjn6EiGY8Tp
qc8I2cX4fmRreY1NE/QqUzN4Cf8UK8SUZgtqvXzymkavZZeArUxUbU9quWqbcSWMe3+AKtRDkCU8Fv0IN5KUwThnPgyuq8TL94WEkfo9NKUmR73M8IuhO81m
Av67u7si4EoG6hoWvOcTELB/kmK3bYnlaPlmaFehw9hYm0b/QTVY+J2Yy9yAtOd6ICVKQnbDvxva02tEp8U19G9SrsIPSWG6NptG0v+htiGByj7FZOomfVcj
XnMbLumk+w1xbZqsHkqJJ7Qobw7H217YB8I27LSoKXbGNNa0hxkQ16wIIA0/excdHkb1qfcR56nn0Bs1nU9M08alvjVdJ3awVpImxTwmrwHJerwnIUfRUTFY
0XdNP8VUxWjFKgVTcZo3G7ZDOwsK9ChjVvkY0wHSQngd64G2Bt1cuCy0EH6S0ok8gCwtX2ihEkIYAs5+PUt3mozHZqeXDaS8JVq0ly0vwbfoADQCxWvzp+E4
1j+CxHI3bRtppaEPqQnnWRN6SI1FH5qx8fsmw+NMOcwAcx0j62Mzp+zXlOvGMuTmAuUZS9mGzqUM2t86E2lk/JqE7hunxITELlcsX68JVYS23/QNcXfCtSh8
j8tOnG3Fd9XjKdfMxhQgpzIugorHhGdL3NCLTFXNCLGAFeZo7mZW47loE99l+wtHd09XzwhhmdzAmyr/v/Txi/Mdqm7L3WX/TbAZK3aMUKs9ATJMAnWYUjRQ
Ydz/U5WxT3tejpjHOt+5NtpP8BYJ/qPCvv8x3fUSy/DRuFShyXMPOYDMdATtlfcJRQpc63TZ4jeSfOiaQOOb5Z5XPd312jNT6pJ861X5pmJJUGs+7hQqZlZt
zBK4YuwDo+8wBNUSaefqgFbKF/6WuTK28I0aq94r7MHN0g93O5wBdcIvrpOdlsKVNL+Z/n2LbdVkudh7OBHPpyI8Ru+Dqma8ruKnrq+wLfYWjoA6TqC+b0CD
mQSBK9A33Evz/dfKmmOSwprL3uVVc93P3S9qfna/dqqQh84D8q7VKuFBeZlyLPa4dmLVsrQx1qmQRTrJ7bVu8h5x3JHKXITauTUyeRNxp+rBEN56KrOs4lBc
bNmJsmbe7a7D5seub7L+zrrv2wTH+sKrS7ynPKHVAXuYBeuf8PHvGGlvwVPvva0/Vo/fqmAvASdLT3k0wq98PQWrnbWypq5R9tZ2vGS9rygKvxvaDpibuzan
+ZqSvK5lJWm3XX3E6YaL4gwkxZfqFfu20WZwRfwW5rFuqUvOzzMTkRGMOchTJsvr5S9D54tslWdseM9UI3l+RrHL5B66JUI6zw3IyXL8Dm31bDHXGoZzM0VX
xQPt/9TccY0mXKKmKbcp+6peU28y5pZ30uIpMQrNMR2BLtWscfX1pqfPr4iH7rjiXWbbdsc1bC8tPwk2bzEMjr1nkKpvU1rwfzU+XEcv19Hw1l+UrI+sWHrF
nWj/2r6c5RPfFuO9Kjbjn4Kj0BFPOnLVHYN2Q+Y68Dk2L6ha3k+CJ/bD9hWCQ/pFciU3aKeDT2h6kinc5rM2QwaCYehggRFsZw7axTKYLRe4DyCQho7jZznp
cD/3WM0wbl8bwR5Qh/6CL7bmGjb04d+wbKFFmi+XRaOb4f9LXo3DxjPyXS5sB7aSkS25Da7Rg6QnquZiCnmnuAuzqzsN40vxmpfe2Fe+BUtilrjfCoogm8jO
C9KV7zNuW+0cIjkJ7RLewDZg63wv7UWi/+gA6P9pJZnhPosNkLy0K117tMuIbgzPxffqlmi7O7zQNM6w/Ld2ijiHF7C75H91c26ouwUABO+jjOdKrmjeKfAE
GAoe9l1ztkOZqBBOFNI8ceJRXploo/uK8wA3DYqxCsQzeBmWVuAV12RbW/4K82NBa0kn+1VkjWutVo3MsOHX5Dr2lbUUrVT1SyyyNLatcFOw2Zajjt9d7Ssu
GtjSNs6T4p8F/9EbRRG4wyWNc9c5Q1SAjbP3MNXYNkEUXmdSJfc5wWA8iA4wiTgvbAlGvHZ/E0gLGaAYE6EKeRBiVsxSZAHnqZswgidPQIDIluHmyzJAe9QV
IlWmLKg8AWoS1VikKwWOsk9yzk9Ncs+x3mZvsG2XNWLg/aJE30bbIcEZ4WhSfzvFVoYpefhMtOUir+Ct+K7YLXkl/IM1Q7YXWlcaBhgIUIo6kUCIi88qv56K
38mF4FFkgmmIpDGEMGbyXllHuuYRbTyUX8bfQR7oHAN22pRD7aMRJB6MsWuGESN1R7hPUr9X4XukrOS3d/7D+Vlms9VU3LDbTZekeL/nEfaq2D/Kz5NbqGMI
fIuMtkeH7xTjE+1gngHXMU2Om65cTWPDbDIA/LeMSzfkCtJtBcggpCX2XXwSec76Brq9AEF6ugaSyop8qCl7i3lghcTcEjzEkJAlRUF6vX5G9zv4N8zjwUHE
Y7CTWEJyFpBo/+EtrY8g2Hc6RpvOYj0pD+3TNETtI8oy9TbSbeW+YoFuYTmJHFKiNnyhDbx/dNfKJ8fZbMh82j7jIJ0N7m4J2mfnEwpvQ2ZyBiNzDTPL0kkU
fXzl97ogfPWz8/6bspX7FjKDngHNU/cNv6b9mYLnbh113TT7KtNIBKLB2FGzSR2lCdo9KVBmc0NdTwP7UIAAHXs++Qoxrnds1p1AroE2y1Z4luVc5RwzQZQt
fMTJA38ydTMs0CboRbqi+MnwYMbdTQOpMuV1KoM2R1e70ZbXRP9b5ejU7xWpMQMIeM27FWk9U8qAqMKkuxQhSRN6gdyOUUvfbP6Ww2de0XfTz9Z3TgoS9QCC
+AE//P7dKeKcZFJoNGISKY9ygP4jkZWSaTNqa1jfxLooK1L2kicn4jOiVwAtgSyFQDEytH0ICZApGitamhjcvbRfmDzi1IouqnflQ8rINGb0ZvJLKmTcmdKr
8h3BU2DVMbWQairBRW2j3KtMKI8m4feoEX840t1Za6wm/qCZq19eLtfhdbcY48noPFZE9vrifYRE4tSEMnrHwr83kuK1G97Glq/PzT3f+G4oXka0cAvNYgzW
aSu/To4gLkzcQJlE7Kvy6RWq7TpLxVLFy7VY8enSdspbEcfX9CdMUSZEPYqSRuI5+FNDprGrcSQ8U/ODjqPK1Z3U4OkhPHUx2th6jDcZzTNtN17W+Vx4ekrh
DcfGGeIMCmiOqxRRm3vZAvtqP+e/eyAF+2dqDGeR6rlZo37NPl8ZMKdYEbQ3liLIq8AM6w5jEfyd5yFlouglsbEt3Px/6JwGkCpfJVDkM+hczmSqinFQd8jZ
QJ/y/90VfGSnGlajrUS9hb9a1umk8FNoFvs+dg2JNE7Sz3Yw4RUEvMb+t2E4lmmLZEwuk/LmSMjsZaaAvYG/oJenZtR037yYQKSMrmiGkqmLKf/Z+6zOz2/o
VpZG72p5anHSLsMSeDQZz1suMZ+xfrZt0SymraL9QvqOuN4ahEcE7gIGBMEpKAJGLIP5qT95NYFD4/bQ7aIPL127LjJhk218ZDJ1NycM3MGt0rcE48FC7Tzm
99aBuo1F/Yu7Um/Z0cIJnM7kF45W5gz5WdEO6hbGANofpuuR+FhnLj2mPArZlfC7YRj9rF1vitE9EhQULpXOt9FFEdZ5mMIoMQbNMA/e8/n9zxtWDWuqleC8
yp3LDLOtYg9lmUQV2gHUPBMPvqqvljeFW+vw9vwiIEZRqxgKFAGzQwsUIxVLgDz6FqGVew7WCgswXtJpzggmQV1R8WtsOvEHPY2zOqSvcT/Zk3q4dBOXoj+U
3BE5TvxH948e7yEwG4g6imkhbwAkgJKgBYJuYnwVBSOYZBtHZ1q2mlrx9zBGKLvTTcVTiw5lp8eoCm7ndIm5XVZajl+N2iYkLo3Vj73U2k1fiLHMvWBL0lUG
zzSdmU3bwhix4SihHTGCKIsfEu+IvJ7fs7RAHZ80thDPAZ4w5yd/bXlOZOk3a5nMHtQTWjwHiOSn1CqcT2t+tz/xjcN83BwJ3jPzpPp76X6H1v2aQZR3qsl0
Z9UG9CJ/sZ/HPS2xPlkcrBcLhbPkI9LDhQH1GkXA7t7B+uD5/87a3EfaJ12QEVlFaz4UXJahcjXYz/DDz1DU7VBLN4IvMRFGcfXg07kBoztfSL6d7m2ett5L
krPi+46NSHOBRLLbectaI5XI48F4IUu8y9XHgdfgWqCqNLeucVpz5i++++6lzgmcBjn2h3H8DdK5CwTPvXPE/5icaKeCl0jAKgtfcBeMN8lXtKXMPc01lf2z
XGlxuvC7Mp27D8FoUdhjNMfqKELBcFHAHomBcDtAQAs5sBakaMCH/dme1rruOguYfLfK/bU7Uv7GNC05MSu96lfXsLRLzirXbS8mMHuu+N6BDp/S0br6+6wj
rEX2O+LujmmqV6x7+lmgTkBEFcKZHLx9mCFZCvW051tc0jviNKSEewau5aOuXu6BGXSZULIE2pHZUxzQEwcEQTZ9fFelbK37iviUYB5fnJ3k3QPaXOGc80ym
C2teBo7SAtwF1Bwq/nOKda2BViEDgC4hR9eMzzkIGBW3uc3s03ivaiozi51sX2t3EVojvZrFltRCj4050D0Hz96Vt4x31DTds0LUnm+yk4V80/oa/Fo/FsU5
D2Fq7/G0xUJR1iwsyYQf/wbBCFYrTxfRN1siW2YIedWLq86uGU5IzItW05MeMsbTc8t2GvDUeI5PEbsFYfajwhYiK/itaB9K4GcKCswnTcsZA8zPOA+NV1Na
MfIL9lpWqI7qGYm/Mi+k5NPxOnR3qcYBiC873W4nz4OORFpZ8bJpkHudlOR7KHJa/nZPTS/hJcvxtD4sQ5NpzniZNiuTnDldVpk1JDNoH9VPfv/geeGWus+h
UzFC+QrRU4kWawBhAQSxwwJa5N/IrkLjpT9V5Np7eHaJH3D/AP8PXV8Vl6X9IIl4legSMljeR9JLfMQUpNPnZ4+bu9J9o9wljm5etssgaOxuDbVm0/hHPbDY
yh0vFkMxgkMuvF893RdntkLTfKGiveAbcZr7aykQvFrR/6w278KMvtWjnPcddwTnBQbHMWfAE/+F9tF385bq2TVjPAZPb/s4Vx/slBfPxQ81XeiV2L/VpgvE
VjnfLdmeFuSkBfL0BPfLKQL4UQLz1y/u1CVzI3tNddstd4QvTGcMZJG8ar3wnXs+n2hjel46F4pP0peTPfZ54ij+UGil/S19FfqP/VtvtOyw65Yzw1mEdXeZ
hWSv2oPXo7M97X2Zkj3gStcNn9kzkE2Q9vIck21xd3zP1ye6FrnWu+eJG+zUGrQSkEjQ3veX7lfxG+7phLXqe74n5u9EAxFM0lFyF+Q5RsibMKfy8XOtyJ2z
oUtOcsh1YHu2OCQlm7dxsDfCt8XnEd7xzfFCvkYOrYjjJAlnuYswg/qAbQR3MDTTNM4+xPWLm2PdBRV5zmtba2kQXg5N8yh8yqp4r8fdTWSQqLGNYvxsCoWZ
riFVPTJ2QL+7mF5n1Te++I1O2ouSzOQl1NWUvOxhyqMk/On91ujxnsX68MO8fV2dfUM9611LIELtt6JESeeUZAeGTIDvocIyKo1Knm/ZQDxAv2tewPmKg9/v
geLt1gvSFvQf6ZccgHy4Z6kUv9ob0P1UM/WwajS5DyGW3I49pBxPQTPoN6EV3If6C9ws4yNrovqlI3Cs+nN7qdjKApORP9wXPGdtAzmXGdn8gPYVPv4dHGf7
YcynKke6Lia0R+7x/7IreeECqTFI9avPzhYXOmYZg943dqLYqSupmcy+1KCVvj75ZAGLJf6aegDeCc8w344fr7EmeaGJ9EjeP+WxqcKca2hZxU8kfFwIM/5e
+j1xNbU/YXnTGP09rQAJaGl+wVkPk2xoL043RR9yK32GtYm+W0LQWm6fzGyInWdI5e8DhxD7gmN162ASCz8eEswsO6tJwRrz2IKdNCnbqgk422A1rQJbVIHR
BIoGvNkf38fApNxEk4XeL3k86AN38DfSp6E6ewm13NzMOEr/DVjtdoI16hKb1WIVdi8fJxhK7G2cZBiSlKd+yHGpSip/oxYxdnEnk/BaWYI4mj/UcYR2jF7L
SmZv1lxEhbxHmlX67uSroJq1lvcAaWMKEvEMpOt98qzSvJrqI7Y2JNKv6qexhzLTC0H0e9NlXeOKc5QeFCm9NTkNxWu16veWVy+ApKArVIpwAFKkAG1ABesI
J9KwnVjGC2dWUMM0R0pE1NVYrQDR2sx7NL1SGiUfQJTlj7FrxWvhB1hTu4d+gIaTWYoxrF6gjVjNtzM2gTcj+jL/0OFPzBL2K9srRqEuUq+G1pdUsiYYL4VX
qjsQbiZGE/4MuRSdm0iLxOutjVMHmePh9vH9Srpo1MRKQw73QlmeZXdx21i1WVl5rmBzzADS4MSyirB4mDA4v0mZWH259NcEPB1Uc1caB7I91G+d3xu3UM/a
vSw8etYLPufksErlPfSbDS60jU6I4CVBe3OJ/i3xICcSGo1kpWg1U80BvalfUPQWlUe/vNEWZIP+GrOVzkrjGYJiToNVjwtcyxCIhKfqfqlg698Z/zDcMK1I
72QJkNOAG5lG/zinR/Q7TZ9iNBqFe2ibaoJgdz878bAS0EpNaaSuwiLDDF1/3Qa6VC9iLiCTmXLdA0qcrHXiAhU+7yOO18zWz5ILDaBeJHWF1yZnWQPU+sPx
Yaapqphm6Ft4UtM7OVc3QN0CDIhD+ILn58KPqFJSE1MbqNiwyiBnEmG8THiWyi59t6m3WKpco29JYFb0hYOct4b6wSuC+sgCVfELvJ7/ojrVPyFDjYgRECWa
l5E4SC7cnaBElPA83VXivgpOihC5wFymEkW3NfXXhyiN4sPROdaX0D6xNzmaGElhEhm6DrrfUpHGeP043tisYgG33PCCvt+8R3+saIQuyqiHN6vGWH4zTaPE
iwfzNhgb8BI2kF9CQgYaQrl8jYIYq56k7RW/QrVLPUpVVTxZFaKeVfijIXTjuwS8Bz8MiPPntYkUkL8vVaiCwjpsitnEA49XlsFXNX343JQRhBsqmjkqPj/l
JGulblFxU61HPS11MTyzdIZyNGGMdq2msxEvU+y6Q8U9gD3kV7qlrD3Gx0hPI95Sv2WapgciD+ne6d7ydBQ5vyvvLLAiZlakr5gRsZQ1Ze1lHRKHjw9MLyaK
zlOqKhmGgcRLgrcp6fAyPWgM23RWC5Y1L22a+qDJziZzQ/sC9Jxz4ddKYxLyk1T824V4Kb5KNa94qhYlL4NQ5n3D16pWEXguek30j3gNkgEi1IUImQnxLtnx
MvaEabZzs2wiupS/zjrQlujaTAkSpfyMbwzwJlYPRh9gtPe62lzIXjlaGAB3GChmpQhiCXz8lMeVYN7nW4zqJBHOieBYASoOaMF9ca5eQTZrgmEdRI18nZZK
+wssMgTNF/tkZK/cQn4Xfie3hnMkepluMusFuN763JdB7wxaDagjnlZhpCF4NG1zeXEK0dUGm4t+D4XTE+wzvEFW67M1GwlNEg7hrbLnCvIc2zlwYVdL0Fqg
n3w2AxtC6uvsLv0NE7NWuu5zW1jwO7IVSTOfRJpxQlTTLOfBhyq+JyA/DOQhDxxTD1TREwh4hYA+3l8cqLS147l8l5uh/Eq70B3umJhJ9/zq+E7iEt5hdhIf
QbdUk3g/8Eoy3zGJ9jlQ64LfrAzPU4sNuc4ZibiTvuOwUTb1NA2Pp70gqAJroFLeXOtNbiFXrCtvfMP+k/xH833MIxwqM4LtXHnxAfE+gf1/n5wEFp1kQ8C5
6jtEnuM4azHjKLQTaoW+0s0SW7WroFuoHe1hwvu1T655qpgX0ljRSdEJCAnRhbQJuSw4lTFGalNPRq+mptonQlLqGlAtniHpI8vkR9N+lwNlT4zj4TfRy0Vj
fCD6JzRSVMpxkfFozlpEYSdgF3zLTW34c02p3hg7XgooijjiaS2KhTZOC24uOgh5bSnJG6vpR8vXJFvm5n+XPCXbH7P7YrdhV6K2RVMph8idBUWBtXzAIeGd
1BzSnbVka0alJuoFyv2m9dRBhePjn5q7MDuUNmZ2LYtQ4nWHn2lNndFmDGruu0Sl0UZx46x4DrDRp8mKlY0TXUGXsB9IorSruHjfraoqVjpJvKiqqfy2zOD5
VnJKEDBq+4X3e3k1o9aJDRaZhbpqtnumu5kkiG8vcK5icM+Cwl17XDyuKtvwp3OPbjLttv5eRpD4+2c8bQA8FnurnsTlsSTunxwvWCnJDXg0Pj5qrWti34Bt
KQzxWO2dkCnYPWcN8pszGxWbegjO2ce6u9es1OHt0G3SDpwwLFTe3jpDukPVHBrKCuqj/YT2h0Hz7OO8DO8DeytTI/dO+xEowKrgVmp4GlcyH6LXuKiVVZ3M
N+xDQDxHlSKhuiLaV/TJrIe0rVihaJ0sCHZZERBNGjwuHyiXDc/RcfGJMuFeYSv3Ke8c8VVRofgHdbExNS0FyrSnY181fymPSNviWtrsBGscOkE8k3uy5pHl
qHktr2naGfMxA5lqlFYZj0AvIY0gjIu3GOPkVOEOrJoXAy92D3V9g13UDeM8FyqbzYVaGVfxKwTkKoI9IOoDCJKV8fF/t1yT5TfoE9A35EM2DCnmvjRf4q5x
77NkepPVSvtVfl9nEoI/EVuzZYoTii4hW0O1oaPXbAZWKMgYWwhIjmdMsZPSolmDxAtdHndOco5zWPXftn2eFYL50IvqCkY7D819nboNzhNM1TxGHlvxuvNm
M4oYkAxsqcfljZQ+xsQInjr62AXMUWndfKewTO+Pzm9sRfLtqetJ5OTm67KIxvg26uzSe2S81RzFuyCe7R5n7+xKRAv5vpL+rOmir5w9DVH6ybwdzAWqKaoz
CcPNRA2LeYfWjbhGudNBUyqI+NXzyZtVe81GeQgWaw/lH7N1sOI14cOSE/x59hqZ2NXHYJI1S6OheJ/AWPtP3sub+7muQyQsSf6HcJIkAPXipGI2tB3aaFuf
8Su0Oa2Wt9heyQ2CTfsvjoTjQ6VsGtQRusq2kV5Bm7g/QqP0AfPkv9Cv/hLvsOYIWOk3nC1cPuEr8URXEATTZ2Oz8Z8LywVLfc1cw9xmz3HnWlDh2CU7Iqn1
xIs6yB8iJPk4MZ6rJ9lAT3Rab67AfdVSLuzqbof8Bz7S/3cjtcwdAs2BSI5nwvHmw7KPuXiKoJmS73+LnRTZOHe8u9+e8e45bv6eix78WhwXTef1cofLJjor
rd9K7LYpjiAyP7gvLFC2V/D4e3AUhf/ZwvQobGx6uXDKtu9ZDI/cbXMnmUolw+1v9SJ2LjbRcnjtAinPG0qxYS18MaIHnsbOFZqn4tTqhz5B1VbHS8spxxPh
I9cVB176DfYxJU8oWwW3kTPyVuUq0Uh5S6nF63BloA7PVVDqns6dIg2KfQ6k23288hukpXieY56rQCgWZ3hbYlRZkau5+C4pvzrXS5ARq1fZWB78KnZYe7bR
n4Ake9iGmAhx+ORwd+MK6Ql5Hq0GeoxxM34VzEEx2Xl+a9dhzGMXIBMF/fg82Rt9mSOKd8d7RbbLRpN0zpS4jtTg7fX5YLp1gFeRlpyl1cdUd5NiXrx8y3Bd
F/l0X4PStBBJooMpvi3OgLsbePo3RA1MtTjydFSAio8cKCRzoQJ0rmiU0GQ64Vwik4r11RMcO6siao+l+dADFjkvXhBv7EvVAz+jlbpwUzPKwqJcDJ972aVq
sq+kMsoXkfGVd4Mtt0UnH57blznjhZE1e0WvaleKmn5nRZKQAP6c6pN2kseWwXOppN/7nsshS4OZFB8+y3AdEP3kmuFOUy1DTkvnu+5xG0DLAkGzAQL4hzYj
KzzREr1vs2S+qBuZ7RJhQbsffDI+iTcl/m/UYn1TFeP+Q3AE0zqCZFN+Niufd4H7a3eGdbDpOLTU1a9wDGuA97CgxLXIzPcwBdNtB1nrt+C9l5D7uGmSqJHr
qbCGeUvc1FXiCpih+YWGkMZeXy1zHeAmSFrL2zinS3jOIF7+zzSTLgiHd0a7XbZCO0wega1OqxHgOfw45zMRCWE7Sz0s/h1+vPeIM0hvhIYzcoNpPcFsL0WQ
+BewUgI7T3PHYH9kDKlaIPq9tpbflrXXvYK9RJJX3hwjS9eWJwjt0v78SF9f2UK0VhYHDxJHyw3qLlZh+Wybz9jbnQTDW6dL8DYiDN3kl0sjJQxHuLopcaC1
L7S8/Ih9mmMdb5VsLl8GDeBZnQH6rwBBopOfzE3CFUCnqUOckcIHHp9JY61gyzACmIYNsb+l/sTq44igvCzD+xBGbeyxYVyuKiQy+11Ij5zi7JsKsYgn6uOa
Ah0gcwWyqonS1hk6e0/7espEgVnfT9CfG2JfyZfIOvBe6H/lprtE5mcY276IgdeCu4luit95ZlTdqxpZbUhTZ06T4k/LDYnDTrXHSTbbxnmmy9embTV2LbyQ
eJakTrYkxenb0N7Fnk/FS3+TtQ8VtIZoVwivGY8xF1u6mleIe+pf0yrErX1e12C0D6LXDa5EVVn6vuV/mhjEQl2W9fcNeN03H5rP28mf7Wvnu+prx08wPwHx
fuIUWMBoydOjm1koe4z9NmOODe/9Hyq4LmhkW2g4xfoLJfIOU+8hQVGxn1BkJ7uVPZt5nHUP7EE5yMyhrWQFtKmC4dqC07piLydDn8oaYj7PHI72JsZ6u9oD
5sB+8cp58nSSOqWbujGlrXpuRmM4nt1g75YPn4rTcS0HCI1svZEk7i3W9Aq+VsZqrJ9IH2zeCXWGp5ccgKKseO51g62nuqkCUyO7lzUOPMBsqg/KfT6hqPvs
iSw57OTcYe4xTMDG0IeYA3r5vzgzD8Cp1FumR/pNrJ0px9ks5ncGvA/sGJ9vCod4dj6nNT/OLqcXMgPUIQKCYCQVDXSiCeZVbzi+rUil9dEkV17gQXqs5Bi5
GGwLXyMlJEv0j23rGVPAKgYZHcVdoiEpj6sHcBQGKGYVQ6cb7X4ID9Y/lpxjrIgfqDMif2Prafg949FXMhBkHvuaehantU5eONp8WXMIPYEyYbO1HdIeUqNH
LP+hnQXRvhN0U6l6Xk/6eWPj5ApdJecXZHoKK6eYekP5mPUXq9ixmjKmAr9bsQAbyFJkKZYBIcAiYIaCDbTX7dJcBTsio0C9bj7yEHGyVaXy0gXUy8Wx9FEp
91iFCbtRXeoFw2lKK/c+mrcMYzkZ+Sy8/jyEst5AZpmIowxKSgpzilljxNchGFTZvfIPxinHbr0e+pk0jx/v+bowM16b81X05qJWib/lTUtN0uHREhXG/VQ1
2I7DgYZww9GRMAYm0wUCLWsS2W1MNkg42wqpJeKCmJJlManRHkL4pl1xE/W/ROCjIxjzgbEVTcp+jUVT1+ifw4PI+LXe49juHipaWtVHIhSwwJGmDTz8TrSo
vipBHdOQeDngulgDib9xB80U/mRHE92TpG3M02uKPbtcCc2QFvNbBEHlBz5hweo7vP99yfc1WqxuL+1QNb/qhPcR9LU0gNTGWRZ/UYuxSdB+DujrIsowM1mD
dAE0LxxWt5n4mvAPO7VK7GtG0Xgb8wm1Z7iThUI5U2zQA66t0WrDUi6e20FVq118s8nOLOEaF3jbpC6WB9NePl1HUdUNyWGsQ2Zps7WSLOsJbKE9SDWLz84N
xI3lrHfGum4Q26a1Sb/ii5Ljo1IhtV9ljPQ9BAcwrxfECvuzJYTACIDASPbA+ZgNePwVQTFeH96bWL3eWeSmQ899e2XHnCHlX9tqjB4fMwOxz/Jt5f/orm22
lpJiXQU24TNYk11HeRTwhniF8x+ovbk/dCh6mnk6LOVfQZpY8N5zD7axqszVtMXm5kWOswa+Y7Qrwt3IdXHzYY9EsEh+M7NNVT9uUHx2IJ/Cx31C3InSKd49
klpOJ+5S/VZujiNVIqNu4IyThXCOsm/pr6OzA6CUh+c0CrkeUgDkAxBwP1KR0yk72v3EK+ZeTjubtsv1TJhquI3Eer+RZDk6yIWu4ZrRskL+KazEkWx1eqrZ
HKi77BR3LPYDio/NPHOccGjtdmE39QjOTwIBGluLPz+/SUKxtWAW5ZpsmRQDo+WTkaGEAsLIwrOk7oxZZoi0m3qxHO8NaeYb7+3qW121FevoOc2iWOTWk5jd
Rlnjcxntka4wFWScZEgj3zckq47pKuht9VJaCDGVipf8fX1MROD63jEs86pblDnMLWI2HOsJkgscLF8bCJITEJhvBOvEpgjS0w0IENUPGFcPkg8QHJ+rCJjz
83/xuwYeX7BZKIJW8QKCYmaAADZNw7HihryowSppAEEyvoJhjIAGsjEa3usG6oY0EFEDGsRpBuvSp2jgbsF8+MB/3iu4RzEYTva/MOv///cn3x5ttrk0Ybg2
hozJynQ5Or0dv5dN7TSrCZOZp9Au2zGQY3qIBc0c/oTit/AzIF9qC9omZ2M7xXCR+Qxp4CQH1n0Ce6kVfGel4bL+e8t3gmy4LxeBf0UDxF1wV6Wqzco9hlWk
zJJdRCWVkDRIFTTz4pMR/A5LzbE6oFyla5VYSE4oX4JcJbQnV+kWGmp1UfT1mj2lY6l4mhtrWwHykW6sW3GnOfu0l7jtOQ1W+/zw6fU2F9bUVkDcpv+TPJ7a
OT6R9X/BdRcZUlgpjhNCk309Z4EjvkkYC4/q5OhV9IUxLwz7qO7y+cXn445UBtiHYDVVFEG4TKATGdhSw+VlVJNLzGNNv3EEzBgl09mIfb38RyIkWmHlWHWs
owIBko2OspalxmFd6XKyQrAQHUkJL3FhiRXj1XJoCNVO21Zyk+rS7YXxnEgLtzKkOfaqtzIjEiK43eFD6sPmPfblRor7DueQHgGZrl78BqResCj8+59tNK0l
VCdhrDLTae3Qn2i/lqYTb+rWFk81LEkBYydqD9nWMvGSZjLQSMEB5AoDAAKrFG2B/cBAGqwBrbcZcbx8x3Ckg86jjMMMFBJD6p7N/Im+W9+YmAg3Qg+VbUJa
Gb8lGuEBOl2FJwUvwcxmLvzGmMTqxu4J7c6no7uJeL7bzlRo+1XdGHaLMqxDkzQMk8XT9ErY7Ebv4rF8AXAzKnHds0g8J08191IOtrymz6Pkm3SmXH0CupPR
UXuFslD13PCgVFDanTA1rqxi3jpKkaDpOSU56SWpW3mJFr9+0ehsRmR0tMbIXYlqyctLDzLwSOUn1NTyi+oSWgfmE3gSMwcenAvgvqIoi+gr2cWWh8rc8o76
DMNJsEGd+8MrC8CWxlfGXdSxVDoz3pQOL9f+f+iUCwTRYfzvWcjeQpAwswzG8mm6FG5/2mjqf0aT338LGL+wOzA5zMmmvWRZOYV4l9pAZsHHZ5kcMW8i76Lx
CnFHcbiZxeitRkwSOMuYYNpvHAu/1h9SsZj4k0dnbmCeN47RzLKsomwljmO7uEH1jE84uZ58sLxpxWniUzqZvcN8JfU4PWhU8JOV/gamGtEiGohx4iqaa35O
/o2Gr8w8EJZW/kSaohfqYvQvSL8YH5AbqN8UvB5g4Jhl4BppDfn4gE1JP5cO0pw1v9OfNT0JbcLrpZandCcVaBjmxoYrrJ0V1TG9aUTVcnoPek8di74CBkpG
sFH6Q+pfzC5Eso7GfmG6qetJzTDgdbwCQ26jHpVSfSwljzab6NB9o3mMNmNIwB9pHivdZGYywZVw0PpSQfNF6n5ikk5x+nPLqU1ZQwwpNBvzKYNIW8rMKCPq
75joug6JTATW41GLHRXTgDygqwJRxACFig6KrxRN6HdYbdBwoCUFNhcyn1UuTW2rmgDfKomjbDcsA/ZET6swK1/npcV1UTWDh2pWEf5RhcKttXjf6Xm94f1X
DMVAG8i4iYCaEhNeTq0gHWC8Yh0gr2HNLv9Lvdn0q4lW1Dwfzv89Tx+5Pu92SHIJtxiP3kqhvaROTomGO1QuUL02TzdFwL+T31DPEPXcp8SmsZvVzVTLG5Uk
PAi7FcdqOnbdhTW310YkDE3GezIyYk5QHsG72GngQfos+BqJpsbrrUTfcHgbdErQjf9SF8d1ezMQvPapcq+SFNC/5a6U3qvNyKJKLK4A5wdHx+GSiVUPaie7
d7s7oumOzdwsWcBcC6ABCykIHkPgamXvLI8SdM4srnmUVSDTCILoPp9dn+U8652tCnOKuDt8Y1Nrq56yg9qRn5xAsTw07aR0i+SEoD95nmi79Qb7PHe6RIRA
njmm+KQH1Bm8rmy8zm+X7Mly8dv4vkcnQCTrmpqOsoZ43L/Pe1elwFcl46BdohfsRsb92J9OIGh1t/89O592T9fKi2Qyq1qyx9c2Mj4R4zUbkjiW/hU8U1ls
WCE9DbVwDZA3aGsFR+IF1o+CItWDWZjtpHdld2QbBKmyw1XnbQ/FeVaatIXNtGVA1SzmytRH8p+rJrsbiaKQMu9FuEsbh+uq71660r4c8rJeQO9Yf7Ez0lOY
sx23HXh+7qj9yuWxvnWLwXfMDN/4qi2Ca44+niPi2ZCbO8HX1sO1cgQBZqtoQAv8MP4kCQE5ENOBNo592PgnvdgeiVGEkHkuPNt+hZJqPMruyk+14qn6/roh
kY61k7NpwG1FHrAkZCbQkftUMIC/0F3mozLixKM8M6FRrj2cKaxJvp/kO7ybXX9xe/NWgF9J3aIVzgz3HxKe5JYvX4K3boX8+wYC1klQYmdLOY4jvmk2PEU9
FeyE6NsLhGdb9hIvMXplJ1EJdaXqItpVd4cFqq7GjctrF4e3SaIxQnpaekvxCLpZ2AXSuefKZrqXifsZZNxTLAv3jTFMu5c0ijhFI3EoSBOZh8gzORdos9l4
f/AzrFXqWOwvHwM+LKOKt9AvefDexGFJe4nh+mpkGniIW0u5oDRA+JnOEknoTzhudlvTNPSxsYYzFmtAWn5cgyuiMM5+wW7BfvEoczd9hS5HDwSv/6wIGnEJ
QPcLsSUQW6kGT6BE6WGmCXsLBznVn52Hq5Zq+GzpVfNhHUpTs3KRBTFBvVGfUOPthHz6n8ijvFziFNUrtAV7CnFfYR68hTGJ/MY0zKKzdEh9J8DbVY0MAzkj
7D1ZBXA+s1xaBD/mBMHmfSZ/Z+hvUF8YRaZseJy+M8uMVJqCZJF/doV51B2kBIRPLXV0I8VRvdATBG9JrmGHUEalPsd6Wv90pNJp+qa6QIjRBvxtioDxoeDe
+4b9RQqPubslz3JQE4VSmO8Mw7jP4HRLd+4+20hyE/Mtrs4cAq2Df7Muoa/UJVrLGRdJdNND/WRDf8tTcHoqAY0kduUUoOv+xR9+NoN5ahROFeeXUrUvKgZA
t6kR9pZ2SPjC2jHlK8SoV0M/gQ+hIPMDGsYktNQmJBMTqtTDY/rwKexNZgeTs6HWlKCthkfEl2py4P7k2zY87fGBSMVtxUJFIiAAOmcPDqEqyrSx5VMMduIl
ZlPlj6ybzP5KByted07H0qWQB5I36t8xXMQrgjmUlYLYioOVA1LTLP9oQkC8t/F75Wrwa/IPzE7alnyypRohbMTbIEttauJSSrgVM0YhXUy30ArTHNX5go1l
p+JPJR5fEx9DUZxrgt/vWmON/lvjUPJN8mUGR7BR3NP0hDnG1B4OK3uZ/Lf+leH3eCO9bcl1Yo+EbzeEx4cqZ4XeVpWF43xmCjLs5J/XR8N/Sc5SLPq+GpUO
7zetwMQtHlguZCyQ9XMC7leChXK8V2Cgd7b7gLirgOmB3SmoGbsgbEAefqS0LlBjSZoM06y0j/KlqEPtKZ4G8WwNZ1h/9vdKNTVyv/u5vRv0o2AJ77arpwX4
r7rEdfmnvC3UPlAXH8OXZ31V9YCHsANWi/hCbtOwFI9BHgtXUEnyX2xnqvul/2YZ5X5gz3Ac4YdgbyXVmATCy002NFsKYn+mbZDHeJ7xtIJ97gYrXXx4fS3X
I97rWmd3ODdidOgduFkMAAGRVp+d/lrpD+Jero3Or900Vz8o3JmO4ZHgafKDBRd4m0W5cRuRX/nP0Z/BIP71hsbYQEWmBvw/ikBelmO01d5/eK3c6WlJjLdo
J3uV6E93svuhaK9bK7oqLtbt8WwURQv0hKms6dglk8IViVWk/eGYxk8RR/LJ0kjuTOtou1M8DMGjCLy82WAEO1ZTytqK9pGXmLPKFjj/5DNl4ioBdl9cmj5f
1J7XIFIymL8fKJf1rLiNzJSY+YmSe6y+SDWtg5YtkdNeYqByd3IohhmXW/GZKVTFG6AJkBPS6P2jUkU6MGn9a8EKJsG1yNgZVLpYviJxIWIg95CscByhh0JP
7WuJd6BfOcsl5xzDqVHsAWl5dqJrFH+hC39qZMhf5mj7GjFN2Iw/2zNcGMHDx0Sq+PHWda61rjFOtWC/MzVzi/iqOjOpzSZiQUfSu7C+OhX9ZwL+5FxxfcNv
IjOYpzgFUpc8V1LiHMjrwm7PVtPaISvRxvTzmtn6ErKgRKuT616zV5sTWNlcKhd/budRmFC5nIy2EP8j+B5tKjgvxUtfofhXkcuWK05ETnFh9u/ynnS83qHm
PuO9deilq72zBDG8Dk4N2nCku/61riaezSy+CurhA+yh2HD0PhaQboPHP4Ni2Hp5dqlNumTTLOUlaA73NO+z3QnsXXn/6ghLJPcN1UsNte539eN9R9yBBcEd
fbZGuaYp+q+1dNsF9J15gql7Zud01LCc6SU+Fa/k/C38UZUEFTDx16gVz8Oo1rbpP7Pu2GeLxG43FFBP/OLxIW4ue4E23JyoXYW1YvekR3MBoIHeMP92nLHK
XFwxk3+FusY+QjgJ+ceKj/HkOfelfWc7i85mWsH81EJlOaVBexAI2gcseIwNCFIbWhEIWb7BcZfwraiE/1tcjHsCV28+iqXbruc/sJ5LGWzvjbbzXQQvMMsd
g1ChLkb1t+U2failCASxedT0qpWmwSQjpoO8uraMi0w8V1zH+FO3l7VVvRgcbn+AkiAWZ7E4QeCiHxSnumeL5vF3c+85AnZhA4JmtX14XWDd5RzJSza3Tb/K
mM7kIgWGd6S+5r3UzrJyx/6QG6ZhonQQP+s2a9oCAwAGcDmkLbBaQchuppho+Rk7Bocis03tbC72Uey5i8Vfl7ID22MazTuDfgXJLD/x6Ulq5mlUbK1h7VP9
wxli/s6Ml9fLrQNsU60vrIuxE9g3gq1QYxGeTqqYOqhGf4y6E+tO6y66xX2FNS1Ho8ZrD0ReiW2y6XgjqJJKxUv5LtAv5G3m7nJPhlS4mLQR2eAqEPU1tYqd
gk7RnVDOIkt0lzU+gi+WQthfNCY1g9oWLigbkoL3f6y3vdL8bhzkWAyb6ZOMZcXLILw9Y8Q6eplQX6rehfCfQDr2CQjPEUjM2ywPfSrMNmSi63lRKMgKEsP6
jC5TofmC8dw+4q7SI6IM5JTqaySI3yO4Hh+kmoYg4YgwgXjNtU7QGFshOW37AQwSa/5Mc7ohzEQB+kzaYnQTvI6tpZVBDWSafbyGFo32MOiLdJcsnUSpqFlQ
BUEckW4jYzd81Jmrnw0m8YeJ8JYv38QwRvDGuyPhsZS1lt2uiVBQXeGTsXYS3kZPgHdZN1yRtiJBjG0XP1j+5qef/dOR5mxuDMtYKN+Xtsy7fftCN94HvJN7
TncfNXPyHYmWjbYNmlhpAxqOIkhGHxCkSlxAhE8DGIn3339IOrrj+SgrbfNEh9kXVTXbM1P4D5jHW4KN4xVgTNtd1Cor4e0z95BctEUjqzGCZKTgL8eE1J/Q
37B4is9Cc51GfhQlmPAx8FROT9siaaX4jamWf4a/gf+H+yArBWspKHcMo581bIcIYJw1SLQUCGKPf3imMf+pPQP/Yk1whIAxzieuP5HjtEGcQnE6+hh5xr5O
XmxZ6MDbyf2AR2sy1iwP66m4BNhDJiqG5bj1fEtbPipozE1k9ZOcELx2JTGbwDaICg2zqngcLCuNxX0kKjU50JfccvtBZh/3XdEtAd5Gnk4zY07kIqZwTsSG
gyxoDYpf/f3QdrASmgbKxZ2l/0i32trHLFHNze9XMqH8ZNhA5cXY2NSVJHz2wVj7OftWtFhIEl1g/266iT21zqfoMYc7zjlPvQjjIywNhVWSOJVek2xK2GGR
pVArojn9SvGWLAi3s91hatxPRGm+x0bUdw/Dn6/dHqr5ZpqIP5OrBQ9iI9lHUfypTwKvognq5+79Hrddwo8WPxAGieB8dobZguXuO/IQ3wtvVDVFsFo0FGug
2lVD+B/ctcc5t2X+ZPkRU2NkeqajtVsqDpol+ckd1mJN3SbfZLSL41dWqmsUrwM1EAb5S1ocbxeLuoMe12gZJM2wSRhuNDNzIjuJd0L1kD+RvMwRYj2tw/vh
XRwtQ+CI5MW7OqJPQIFNbw+Qc4SzwJq2ap0hbZMhuCzsad5gWs0/y26g6vvHx3LDJsYTKFTM8XwtXsW+iG1D8XOJ55xCCJjB1skRn8URrgKbOhqIjiuC5KU0
lKcS7BwHwd2sN77c+Eq4qnq+g+MrM2V5tnrmYSPS9LzFpuMQOdMHRkkqmDzJWa+M+Reajv3h/RMbR53P5xvpunzzfdN8mwdKsxR4hlrw+vfZWnv1AvkqpJ/J
xSuSFUM9wI7itm6Wh2YluIuR6SkH/x9jXwHXRt6tHaDUS6E4JCEySWaSiWJ1d3dvt+7u3lBXWlokQBIi45mJEai77rbdum7dbbfdbbcu377v3duP7mTYO/wg
RpKZvxx5znPOQebTHFyif+GNiQmz7TUxO6Gu/Q2YrPuNeIT/RB0vRG2P0LDsd+ItRYPt0QTbc/1s7M4ba5y/chzPFhYZksPDQ2LTN9oOxI1CJ7mvwrdEfeXp
5h8ZIqGbM1FTNf+erkDBZ45b27rbMKj3lrw/dER+03pUajaz10sNg9PTyEsS0YBEborJiL1CsyOR67Wxf3lSH1SF3ktMP3QTokM6JJ0sCo3vkPhHVES9xTE5
RYNMbK3zh/qHtFCxytlFak3RCtbDjzWrgKpJk1QtRD/wv4p/T4jinzBNW7/Bei93lm0OMC6ymVQRY1/P1lJr6GG+Xz0CZIxXDQyyLTVPsbI1qUgWRR52d3Mc
0I1E+uv7MYdA9szEwhPhPOgPsqrXIersO8J88lSa7fP3MzVkex1qsgk5yyV0DXf/QtX1BPNvOJhgRs5Y7n9Qfds2slD51LMCtHgueJb6unk48qy/+7mK37b3
ipos3pss5+9A7zpy0EoyNr79HIHHqXdpv1Ak+gvYGdwmHSq7Bn12RYAzkPvUdgK3dFOO0LM1p8U9hlLR1ci7CfPIMM0X8KWcQ/J+t14tcFWNQDXY82t5Pn0G
/uwu0wXNT/nHmNVOzvBdIfd5P28Te5KAbbpokB1TvCgwuid4jqEPpLHEB3eWYgUTFMf5t06nwWwa7ug1V3+N//QEhUe4m2+xSx2BWIBnMGQu0mdDKrCDCGEW
Y4ysEDvtWwpd0e1Cu2gIjQprVXpMVxe8INtFxRA7ycHwGFs7dTvzb+43cvZoHsaK0JdymeZXdJgnFwpRri4MY8IYD9kFr75xB5Fj7yRbZufwurnYs3//3xds
Kxmu6eBZT1M2kewk+SfWi2iCibRZzsPO3TCPeIsWMmwJ7aiRES4MWRUiXJ4dMrPabKN9RYTmFtlZvYBOcW/1pIoWKGvRw+joyMHMK2oDuRoX0/3obaRCfQd7
jB9292eGQFXcKQRJsWMrbcCA7DazFm2v20VQmnmq3zRsHTVW180xPEGiWEcXCJvrz0nDkFl5PXM3xW9KPBW9eHMH0ZZ6NfPY0UkvTpDn5WOoO0Qd6ozqEkpJ
f0P2MAVYqeyNZjc8Er8KPisak3A7flF8Z9tqMWj3ADPAOAmb7+51t1Y1pR9Cf3pj8FvqazGMjB0plfr7Qpvpfo72qjd4U2cKctDG9onS6WHMIvtASoh3cXWU
IZK3OAeK893shZUw9h2ydOdOcUdZljjTPNvEaf1wRx+CooRvVI3kRplRsBFVAAHHp5RrIGdUv8IZNRXXwEeKh62Yi/ypigAukfEKDsz6u/No57xu6ZiQZ5qB
tyt8KK4F9vCMh7rhD10vKaUrPnFX0gJTQgzb/othhlEv8TVaumaEYCySDQ6IDMqd/ccO/ymrXHw4sWeJp/i4ZZtgIzke4+QIVuxWKatrz7INQz8S26k1YF/z
XojNMSLCWlKp4IKtv4MnwefxVUJH2jiyvXhBO3/xKmENGDmjXZUwvVtTl5FF5HsawKcqz8t/xNv+ZafskA10Ke1hgi7mBP20/CnCDNcZoFbyI342lidp6zht
GqjIgOTqkpywOL39k31hyduUdwRbJtZ3SCSx4layFZveR+5Gs4iDSc1oMfyEemBbSBvVr0QFSRGWoLlDvEozUf5TidfWwd3Gshfu4c4TUwAGabIbpMwBq8TX
pneBWYI+IoaIM7Ojfb2N2qwGPL/xtXGW8bzRxxvJe+06T/XFLihaIu3IdtQQyRLRGKpP7DXytFRjPYU+tzGxNwhSlJX8B9bcuiZ+qrSeeCrZBmdjojukJlkX
aTbWycLDVsA3yHKCfSVyPFQSgj5T1sUIySrRW1smpi+eUrvGZmuNupGx+fa1F9fyitgsFzppHXXJvhHkEyFMLeAR3Nc2CRgZJS4oRqxIvg1KvJNTXh1JSK3X
rWBEYmhOcq4lMT7JI2OvpJvYa2lv5ITqz/i+4EbJJOcGdhV0I8G/K3eqdsAHC7e7p0i0TH8TOw4gcV+nU7G3cANlPjwCfol4pEFsFZZEGWZ7ipy0jXeuoABk
Cx0OVHVx+BG8oBEIHmcuDk8in0XNlVYFRbIJ0BXBZcVPMKe3VmFsL6A30UjsjKu+/BR/HhhCtcR4/4dM/NCS5+QDxwhisKg+ek70vM4OiV76nKhDR7ouUPPU
ieSvhItmWwqKxE5EK2K0YIVaAGcIliMHi4PWcv/H3txkV9rr0NFavvIuXEp3x/e7KmEff5udD+rdwB34ISkFJ0tC1fMUIMy2TH5SbBZERv1hb62KEpaRAmqK
lMd9GDnrdPM4ONzBud3c2TQ8Me0i1OKTCcOhKvhaqEXqAGe0YwiJiVrAN2xjrJfg4XAfaRizhnpBaKgNgh7e5sJ0ero8w7WSVNAmWxWkHVYvaQkWZmOP5xBH
zRRQ0w89BXwk91pBuhkYJ94F9aUGQofVLe3a4p2kAORx9/Tgru3IO168QF4XvUHiomP4IrIr/NARJaPJX9E7if2FhKNKfBOBTcl+172QM1mrjOFGUUiXkEVZ
2mUfjSNVSIlRFKU5C4Yxo52wt5qSBy7m31COUvwAVVWOIwqVw0FSVU6frNvXtbYwynED2kleU7H3iFA3AK6uwdwrXHLfZ90twx0923YLOFeal4Hzsc6OOb7r
yldAQ2h9nDBha+Lg0CVbL+c6Y/+MrBLF1jityJbiTfxp8l2QPWUvMZifj9jxUPIXV4JOz8/FdfgOU4l93ZaYLU7TgsI2jvHJEL9X0R62RuM1Iy+r+9K1sGTq
zuY090rAQ7L902pmkllFt3HMlwAiLGa/tp2OvVMI8a/aX8wGySPDBtVFKkQfhXLwd75bZW8DKZKfS08QYf619K7UVfo6mZXw1owcuaxBtfRQZjesw37xfNAV
pTE0Ag2DK8Ejvn3fUzpb3jekHhFruIx1V3yR+CnOan4Vfkdiw/UYqYFMtM3TFP6E53hEMpig4Wru3rLb2LrSicodSjaC9TA9nWkI1fCckj1DvMg7eLe6Eq7R
t/MMuLuSDQwBsBzZ4xqmbOisVYtXeX+c/77Sg6qDebUPfBfwlzTgdeIWCZu5mZ+6RNheVtOxhuoCFAEDS+Q0Z71tY6WZa8Z/yXTiBf1l7e0D2C3FeH4Vdz0P
pVnNTKCv6OLdE3RNGUbSzKdGa4E3/XZvB1k40yPN6Ikjs1K/AocAVBIq0YH13bmiq+hQurt0ANQcYXvoX9WF5UKgjmukaxSNSi+jBbgwYzL12vUVLjRE0NPL
P8KrvBzckWBZ+xX+K8DfYd4mnyt7Q+5C1pEbqZrkJ2hQchKtJxcwOrij/VTyWYzNVGgX3jcsI+RmiIe3N/Tasp1ht5etAB8SS6SM6jwcAc+1VSer0PXV/Ur1
GR/cu1UzVYw43PUrsdI11hPioeD5ykOKxTYzNVrFtgrGSKs49tkjkn+QNVbOJq7Se2Xs1VLgaZcOZ7gYgw70lBKH6YuyC7bt4usb+icNqT3L1Kn2sXqaRHYu
8W7NZvUTfKn6GTLB7Udv5wRkqzXPFGuBDw47ctFmLrjAj5QYrEzCpzryuIKEVXGhwLuS6oVs5FVZNpuWKjfClrA/mQhyiHI7yc7sSS6bJTutO06dMkxkkhJB
16lU9prKca+ndbr7wsfQXF9DOMHn8AbJf2ZJk/GYAd0CvZI1FC6QLqQHJmO2f41vVdYhosIr4dQjdVXa6Juu6qDeCuaQI5yc0YwK716EbCi+iWxBcv2jEqXy
+o7T9TmzbivcH49Cyij4HNFNl85scDfE38r/1OXAa6wi8pGvBjnTMAYop9hWwOa0V+BDsosmQZNGJhWOLFmbXkn+4rfvqoOMk6ZJz9DhyUPoxvQNVzeac5wr
jFsbZoprFxUhU8m7KH/L2mpIs7ElyUR6BDJf+54o1S1LC8+tLjrn5cjyDW7lGDkzbCvP4uOMkSXJLfJfPZMoq7YmPUx/T9KBuCCZ7b1KX/Sa4HHMK/UXvSvh
bByp/plWqptD3WSDqZ52Rtg5c71hX9oc7TpiB4pQqe48Ddvnq6tyCNcAzYi50HlrshrDQG/TAAFshYtlQ+vb9HdFj5ynCA4eJTfK9T9egPaReo+qj+8n10z/
pJLV+O/46AxQfMId7tgrkrjGBF5BNoYt0dcbDy1fGDJ05dHwzivuG9XLJiznk+c8Bx0DqJ+ViHYAI9d6tIWiQ9CF2ERFElIENEaipHeBg5TYs1WrYD6C52SZ
6syUfW42Yi5FxhBvxKmFf0BhTN1Agl3nY8/DR/lrfUv0LR5uu6QqE45ydBTNi79r2hDXLn6w4PCmQlMb86ct7PX/kQhRtlQV0n3Fd+F6nhH0cWCleJ4iTDnY
dYIU078DPHGr2DlFj61Pi/rHTkhcaVuyjnG2T2Hz9HKQjta1VA/nDk9/YCe9Gm5mZWumUaWr9P3QOH0k/JScxDyABrrZOmWdv2kA1V5xdwtc8WlwkzzcUAkC
+W3e7uMiehd+hTgimMn8DjokL8igSANXzbBKNPMVuQq8pUJkqbhMpabm+yOpSnKhv43tFcUfyr6aBpFyZXVxXbFRvdDH464J/+2zauJfPDLdYG9b/QVNYep7
ZpmoLDXEd0lrtn8uPQzvJcIFzzC2r3hJfB14oVR47sB1VVeY9VATuBIm37dRe5n6tqhxfAea8rwDh5mLXCUMj1dJptLf75ukL9MM8B0jo5UtA/v1Sco5Gezo
ZC/lfrfEu5jol/hCc4s+pOzsrtRW4cqq4a7cHTyTysiBYBtLM3hehK6fMSh9kTYE6GO4ll4DGlC6G6irXko0gOcUdgz8hi3yzfNO1ry1u5hw12rmd81IMSH4
UlJVkUkR8rPEGMqAd0pkr6VPUBIepnYoewI+21d0kqsLklUeAXf2TKaf7nyDzZKHp7XTcWTVGivNoOdtNX32zAM1hruqPlAPXKcaqv4J2010EB3lM8wRfJi2
GdBTxs6Mu2gMzRq+YtyKd2varG5QvXqt3csmaA8yz11yndrQunSN2+nWo1eI1djNnHfyUchqdXrcGWAHEOl9mWZgNP77GgnQJbAmUFXL3gdNgEjopPcn/QnY
npqq2q0tUrGvJhtPT6vh2YbUUAsMWnoN8db3KOFsVE4CvfnB6q2WJVtPm96tZ8/hYS+c3LlgsDbKfQ+9j552LaB9ukvMx5QjFkr8VZlLbCuMtoyyD07ZGT+h
ZAtxCYvgv0Dex7N98ofITd1L3Jv2qHwxMwKdij0Pok9/pgZQ9QTViIHENqoz/AmqZWezObpRx6hL2GNzOJNNnsEuu1JTuKOU/39WFSkoGVKy3d2dmc8ss19y
DpD8SyYTR1SIbcNvIt+K1srGCCFyuaqprZnsqZijd9h35yWSTFJITTxhoEC09qzoTmxde2UZAv/7mmhrZ377hFYAaJ8rShb6ZU+KD8g2KtrYxptF1kHAqWI5
OFLJ3rFtVTOhboJy/mz0gDWRvCMvFnL2eq0wgnPova5Qd09JP5LQDBP9ikw1V4KqfHtmb/5tdD45RLTAslJVA1xj+QqypcUPghqS6cIuUjA6AKwmdgBLFZVk
lho5zzBYdMvImU1l5MYGk7BW5AZngsYa31jNgAPoFGV2yX4z7HqZMhOpRj6meptf2q3En6pBwHT+GccQ6YbNh+yZSCqyx9nYvtsSXbhR1B/5ar/uYEuPG7Kb
LiMzRSFLWoh/dWaRj5JOJnSH5M7+1p3Ox0RHR4bqvoyDa8nNAPrv/cs5o5Hp/EaJPvEBPo1ghW0iXNHPgYFAd1GjeEB42lErYUaQDlNG4wdjU2OfkD9C0416
o5DX36i2HZbdBtJRt32KvYeMR/WWjUAmFJiw30wQzqCPJcsckVG9XHtFv9ggpK54cPFYbBmyAGB7CFewl3hrqpNSL2+o6kU1UN3H2PZADrMyF8Q6CpvRpG0w
0Yr4jH3chK2uvaVz7pcVb2OSNveMbVybbbO2B36yZVt/F1WX3OQbCxfSn5Ff3eFke+qG4BGyiZhqj9k6z4Jnj8gri+aLHuX1MB+2wpYIdg64EbScZmI2T5M0
hJ6BfyAKtCHORg2jvXfV8jRc8MQ3Abm784VuvIvNe51XNix5MoNq8nwDqZ+2TSuvtYPH4+y18u2zI9N+h/7QvXH7vT2djQIxxCY/j8dZVdVYSXUalizK1HdS
rxUdCLR3FW9z0wJsiYfHVX2vwntX7MlJs9FbMmTENs89z0h4pYOT+VLhuZDSyEA0EvDBxBNv6J7QXdN233V18izXNRFG+MjUsVSU78ouNr7RR5+OrtnfX7Pn
QKk66eBlVwOm0po0f7+7QWqse5a6taqlx+4fFOhQes3LkUv73Z4xqutu22dFSgc2Hh64Ct6uPwVjez07907wFRDvDaVg19K7/r36J2lBLZXgfGcjh1wJbj0F
R1H+4UGvlu8pl9IDA00aR3njAjfTDfpDGgcmo9PKZqt/SOtr6kYn66b4L6pDtXz9bW8ZepGOlXjocG2f7bPAxkQRmEijaff3AwybO7DE9oy8pG+rD9CddlOp
YzWL9dIDtKyf7pLw0IEzpZ8UraxND3Jw642V2HN/3Xb1rSm/lBbrKQcG7ptRuosZoVsFHlR83V2V7A0S6XpZFqxMZ49S+LL9Ru1G+9r1dSJDXm4ZtsG0pjAD
2p6o7qt+lb6ltCFdREYzbsl7Mh0dJg84dvjivCRt839NmwAeZarvnOW5Ie9Kv9TrU9k7R1g6zwemH/Ibth/atjPDXP9xA/bZv7Z8SsJ1vQ1fJYMMRRnTHQOc
P5rDcx15s+090K3YK/RG8bd4U4XjDP2a7rtt1d6de5btKaJpk8nfNe2xplB9P7OvapnuHp1LVhX9KVIiycUWYX/gHErCiKe9hT2iZWlEg3nqTCSvbGxgeOrR
tPtlbGuiZM1mVRtQnKbDryglxLS0exL2mmrJhAdauize8aWPvWPLfKWjAkFX2j/kxAhlInyLUOyO2rFu93pTB6BJMud65lXCvQ2Cl9z1mJQ9dy21Fe/OlXQq
3ySf4OPk3Fb4nt6697qB+HlVQ6nRdVL9TtEO4WTSVVg/OngQdcHcUb8R0uv6ymfr98f8IulO3IWT1Xrvan0iVaY/gLPjP8XQb/gJ8DMyG2utBRTX1eMSgzJ4
/rHDX3gTtsfQenUvXQFkLD1N5/h4PM4Y07ez/Q0c7x2kPmwvalAGhHlf6oaVsvl1M+E1LgAKoS65epesKF6Of1FXknn6f6mVZvwXyye4rPx2W073K9rhItWZ
9Ut1m6nc1FD54t06B0EsoIbvmhP/EV8BFO7p7C6n7IFR4FyLiz67cyXd0r+b2l563HofvQLI6NeMi3rjZs/2S02o6sp2cUoKDoLrJZ9h77Z4Jg7soHvnvAtr
1OPVBgAAOX1FI2d1tf9kdtDH3E3Ui5MAz23tKk+UTMxUlXWzd1WGEeegC9pQWaIrXsPGD9GVh0N6hO2qNbnKLd7w2lOqRq8brf9T/dF3W/eWHi16WbpdnJZ2
keaRgIwPRjGTNO3RIzvlYNZOK1Ikf4PgyFu40bbxyvNu9i6z+2ZTvwR66BXuKwZX+aVA6wB7/YfSjDA3rRMQk2bVV9s9WDfTf33rHmGjfEgSX2+BcK5NZS+x
s3XEITAF/uhsZYvHOvgOgyPNe2nasNZbHV1n8NEJJfWinsvTHExhY+n6guqJ4UkSs9fcAf5ZzrbSpVi/wBp/TUNZelmqFtm3vTnNXs/5+pHV2yUcAyfDO9zj
oGr0RYC9B12+S8r6+pVouLNY/Zi+5NsnC7pf/6GrB7tnaqbDqW6f5rgmla4VOErweBz56dwR3aD7YxxT5slsstvzuoER6FduUG/3V1LX79v3qRWXEo8mGJmT
JcNFPEgCaxT/kkPy379VfQflUVpUpYP2qk646utWaAHZ77r5yF1vU0WBdx3UyXDGzbZOmrkO2/fR5z19nZ+hfsq12CkRB7PyOxmghB9QDzYuY0YRGcAEiELU
rqD1sf6BvDn9/eEd3mzfSs1y9+fUc4rfrWyMxuftWNBd0QiuC1yDoi3dlH5JEIw+OA+Im6fHbTlw15j8+9Cl++kH0Ewo09WffAUcofombtS2l0qBXu4VCp1u
dtlH4i08XNaqqJdkr7J/w7FUbMFxcqiytexByipzH/hWSnctBtuQsRj77K1Mrr4nkR3zNNBDMZvO1DZH29pt5cd8u4D70mxvs9LugSWllWXGcvcvG5IisZaV
8Igj+OfUMngflAR66Sqauc7jcjny2RtaON7/I8Veu7dDb2WpqxRXdYS3yaoWcjS0vzHJ9Z4ekJb+l54pVIZr31IxUtB+s3ax+0/ZV81mSOVsgzymzsRQ9Fl9
d3IoMVzPd2Gy0Tp2VKVPbgt8iF2L9VQk6q5pyuhxDNsLKKP54KkdX4BBqjPeXbIZ5Grl+xrP6/UsaRszzPQypkZ2eJUb+exYTVUiQyZRaxy74Bq6oekypLmu
eVlNdwuynshL+9EwcQtJpmR+8pPi6/w4DEwemBflmm5DJez1tBZuTTWkHqmHOJ5ATYDficMEW5vWMDzQqVNjFJ9UcdQk6Ef/OB87cirDlvvyPSPoRt7aAQ2l
VNajgvAPWdbDxLTu6pn+bmnOhqvUcboTgSdKTj4/r5JaMkF2yFv9KW9UZrlyQ1pzN+iY1OiU9F8rYv2nkrPytmG264lCnLbE/NKT4d+r5Yhtf1+pRtU13lo6
lmnoS7Z1gb3q2klCQOOdBW6HP9CXcTL1kvNnM9uD3Odr75MRe1MT8a7YevIa/VJdSXWLb2fcwz+RakSSDpmpCtST1hGHpJWd2bdcctmcjHh/ko8JLGyySP/K
V9XHRoeba2ppCTrUPN871r0C0eA277/UnOCSO1xotZHHXd81iI3Rscy9DSIb+o8GxrrvlTX2vvSvJM5mlPiWlh2jR2mOBIz+GHeSv2cxTv0M7s0c4cPAtFSD
54ArFygxQ5GmTCldiCuVUWVsPdM08B4V6Dsjl/2JRI/SF2C0o2P9hcrupZm+2gbYp5AWeasRnFYPF5vtf6IDUD8QlXXwHVH8aB/pTSXdTLJ6dsk7tDtBkH58
I/hRPoZmW4FDeCErPhjJ8Mfrhqw8GDZ17dBVr7XNyIXuG+Qt9RhPlG4b09wvCLTZ1hyqEtjva6w/o5YbLvwlyWql7/UelPcmGmlGeG4yiT62t7va/748teyQ
bgBcTf0FkTE6LXvvtAhctrVRdvc1zwwvTQSWedLdwwrjiuMkLYQ8+XDrhdy42j9vZc/SYn8L34/MRe9Phk+a8fpWpRe8CHHNPQlLVZ53WQoXlgjFCkEg8Vnc
cUFHIEf0GByXBOT5i9lYyqvAgdKP23qVGsmB3sdl+0m7h73DC+P+pPD4xuKJohHQOkGUKd7O1gYHNkqTkx3NbKVWsamZaK/4uriSSpvfvt8JrMgvR18Jepmi
yI4mk+NwnWBIAEdcx8jCJSrIwyPgRTPP0Q5tS3yxamQ55pNYJf0Lv71TUEghC51v6/1keqcCREvMus1BkCfWPlKAfTefQpjNNUsGAHTRjrzWggKLUtlBVFd+
Kb62bbx5kl1lYuNY/pg+eJS5mSk7IkEwO2+ufEoxJ7e/wjeLhJqUy7GPTcOLBSUiwZT8iKSgXIJ/jJ/dEpo0SH7YhFs22O8m315fYGFLNmPJ7OIj5irAUucS
U/nWeebyFE7r1ciFnwWtzcHlnQWvQfDtm25aNyY2QHdZi22guIcNS1mU0EfVDylHAOGZohmWqMIbuXqZAW3v2I1eLCzE6MQBlomm+5ZfNvZKLLAAMTvyt5qr
xa9f1kXI/v4XMXD+/aQ5Eswy3gnwC2obYrGSdyAfzISGWdfKb659Kz2ZyxmX4wWN9f39PL8eYN5kmmhdmpDIT0q+l2w1e7ZUM/FibxK/mhw2WcIG4YVI9mid
M1bjDTeONSYZe/EA3g/G7sYn1tYidSRc/ERxfl0781jbetsTRV6syTk5f79kakkj3rGEDEE08HvUeax14Ui7yFLfVD+xaw7bNmspqm6HLIesNP+kYD5wQ9au
hB1PaVV4uKg5urjuZVGyaIJ5eyQp+7K2aPPmqGk13udO24xsfLkmL5d97a3Mo2yDbT+bQ60n4ySx9x3dStIsMVZP7RmC6I2HciNz/lg9dguzsqT2q2x4baOY
jDoFedjygRvZXIhNuRvtv8SuN1uXqezNE++aFVb2TpmHR6bh3pvMSi0fG4W/BXens32YWlQ1EpXd8m5wP4baWYcbWtqCS5zvV2a87zfverxEedi+3TXCY6CK
6SD+A4+T3caNyvC6bVss0wQKpefoLl6Htg36jqq0ivPfz5JYR/FdUbFvn3qWixTfsjeHgtpK/9AyOfBJ9KmlH/kHOc7b0DOsDC89Ct41b7ZSSLx7SyAWa6Ra
BLD9tpGlfTRptlmlAmyxtxpzkf4QCCpt/yGTxlBnmS3MS+YDeiK/uuIK0EvOZctVHI9X9atv72uY6xntmOFaY6jm7kiyY99C9fXACKIxPBZ1aHKxHdAJBXef
2KC2LXdtpuAMosr6Fv513FevLf1JDSiWCKemFCI1AT7chGCIzu5p1FFaCY9PK8/Q+8Z7n8CNNemou3Se6xdlXddxeqRgoW4MpSlvBY1LVWsuyFQ+ti2Zis2D
Ilzry0PEc/BwHV/uU7bVt4Ay08RMKHyl/IT4izLbWwmvksdthx9OGUQ0Ba5rZyhp+k12FFTXWQdLFr2VfCJD4AbAKeU88RmKvVa1xtrGWGOkMYWXadTxBhkV
xs1oP81DcoLcI6uBV0trCvfE7ypW0j/J20sek4+IPb65VErhc9lsXU0hXdTQC5Qd/suDtJvZYzorYb+5g2SAp1eamI+Vbytf62ejVvYylCxFq6I/ByjosnqG
qrb38eahW+M31o3sDxyMXmcVxuQFWZfLbL9jTtdWEQK7EIW0oTmhMBpdLF5C1VXVV86T17ctty2RTK1Rnl/N1KWoY0x3/ri6NZIG12Nrn1xqklyvEPAbEBLX
eTOPWlbItlnM+mjtaclS30JNZCBN10o+3MNGHMoge+kwXYhurEaMCtKPaqaW/l+s7ELFLG+Uv5XhxzJD6aKyzmXdyoL8Z3Dec/BYzLfb5qrV+jZpXwwh/mfq
Canb/YnlnPq2wqEEv7gHuobg25nUMrvnD107WyVR+2+Plviql1X1zUubljqgLIN6z+QTEeQhzUb8QcqfxEJHvn6G2+9g8ySXEXHbQmQXtCbgo3+K74j/sJIz
x6rCYXOHYxrD5EBb74LSULhH6ty0Sv3Vv89QWHZO97uPYU77OjNt/Lc9+9LZcuWWrgnV3dkg7Xc1QQ6hRe4vsRzddIycWXhc88SrtN8pRx5qU3i0vyStJaFX
lWNLsTEyHDzV5FfRrYDY62y8ptQZOEFj6c38CUgsv7s7S3rLV1VXxbeELoXt8Sthn/tPV7EOpvsormnZ9ut6L+KzA2meD8xvspR8o1WLSqjbpc/SVqRvxUcw
U9Wz3AmeSmRocHvzv8dV8oKquGSkeQy5WqWjq4GPwAtJWmX1khHezoJQz3zsObDByrYIGxg/hjzIamHUhCYsb7iszZqMLKWmMPmeapb6CSnDHxoWpDVQNPX+
4N8vau2O0H1QFKYI5B0B2Lva0Nu3dGPd+vV9kZb+usFatqaOUEnUH102eH3aAdHU9CJdXX0Qz0W3L2NOaSh4hJ6LZEMNBTr1BfE7c3Fsck5B1P14CX+TpWci
exaXGvJVO3wW1QtoPXmZoPU10qu4Wyo/0PtTEpDrRI+SluJWih7WbfWO20JTpiYl2udCqUVGgm2lw94WzAHDM+xn2pJu18zTjtSzpSj211UMVJ2nWhMLVV8l
HbxnHWwff31gHxGV+sA7g9kn36sUuWroObn6FZ47Bt93nXRg0AjIoYmI+0KtlgbBhoNnG/GCaqZvo4obGHmU5aG3u7q5bofoncfKcMZdKqynz/aLyvkQ4ckU
fTaMZvowtZB/6eD538cOwoQ8Utx2zSU+KR7Qc2TtvT5hKvM4ZZr/uXKW9pikt7hWFbadMI0MUfeBX9so926gjyZaPpHmiEh/N/Ox5EcmBj+kmSPvk65hjkE1
9EHR9H/IpHtpf+q7SK6WrZEn+de7uyb0S2fHbsZ5osRfqDJLDiGzYP5pvp0MZ8dFHqdk4gUdJ14leDNnZX+H92c0DKnhK1BneX7Im2xYqq/vnuEdUeyxD9jm
I2sbXni3ldcPJGAAkybqr7mK/KYYBkvck7EW9DPoSn4TsKHlRK0W2nUE+4z0jkElILO/eIwjmoqlhcg56LprUuBnjU4Zio/U1vC2ZAIUR93V4OjAt2N4Sg7K
aCPJMQoenUOdRGvIe/LnQTykSt23zjO2tdJsOCxI7HgZz7x64/KU5duMz3mv1gqXXVixTJOlGusuSm/lCiF+Iy7rNoOloJLkufuRI1VfBD0cj6jNtj6+oa4W
6iVuSP1V9zvhNylANs/FXexHSHI+fVg7QbWQ2qmeB7K103I/T2PQxAsL6SxASdUg7qqO5oxOyDP1E5auKYg28/OKVSb2+mrFXKaM6kbeUqwmEy2qkjcKCFNM
wWu6LOgNSTsySWSRTuMXxUcnCK1zi5jCdbYLZpX8eCF7DPnUF+86TyZ5sF4x+Bb97L8iZu+3cCjGFmY5TjOE075Hn4HqbGztUGo/AQVUIcxvZD1fZ/BHnxms
xNL+9qiTbSq0EmrhalQ2HE3WBeBnaZwZXty9UINqqsOkUDGFnMWApUdoA3xCOUgbFLv5RwytW3E7RROkmWanZJx8WvzW3N8JzkhOhed7y2qhkXhE4nvoLdwZ
PKTmAQ/RJfwAsAh7IP1A9sGuoI+K2NGpPjIIuGoHqTFQFCjy3LQ9c3EiJBX2/xlVPaq+dry+mmdtah9PTXqQp1JGzd9nPdnWo35LfR4xObBLCSF5YhJn4z8P
E05LOkEjwVhTrGwjVk82j+DIdOJV6l1xR8qMQa0dHsdj4y3HOs812IUlwgKoCB6GHIdzVYOTBnnF4FZmHbnUt0q3Q3vItUWxGba4yjTNdM/UJ0CGeajc4fwg
nyYNRep7Q/1KxREhW3f8tOWtf6tqCpyjfSxe7txZSuKtcTn0iZaYhlluCwcyg0keGRQ1CJ7PVuGnq3JNSjP83pZathz7Vuki6SnrWGwVvsMRrRhveSetEfHV
/puE/VmLVzbI6mBUhs7nmbOuhTXhpSw7INlE+BB36hvChkYbxjA1JS2dy5B6wBx+eIOv5C16cuarZJct2x+mTlPcV9/PbOFs7u8Ns1fLVKqXWJF0TnHNjoFE
ttyuVbL1x3BioPyIrouhQKfVxClf2O7o2vO961punmsalbTF5In+3SRIZs9ygiQb6i+7Leonbwkshjsr0lIu531yJ9K/UJ0EdS2dklckUta7idvyXUna3Ocx
TEJfqzvuXhHbYn4O87EeUAwyA3uJdeTXRt/TbFkf6t6jnqrQIe2BtqqmpIcM0GzZf4Rphy3WhyoXkIPFK8ExzC6Ax+OoUlXhWi5p+jlg3MIggErRyGUiCpSc
sXFOpCcoO5k3VjuP7lea4a7jvUXM8KSSw3W84N3lvtthE6DTyp1AKdkDaPrXar4KzpcGjfj8wx43EA68RDeMumXVOIaTx4lY3WFhQzrJNy1uMVqF2gU8AWMY
NkNwi7ozYCS/uPbSVeAa3i6en90ccf7vrpdWuXXnXLuZatpV+Gh4qnaVmsfVf6vCWFnAWOCmPyWwzXWErplxkCyH2SM8lnHosukJsRPI8PgwRX1ippSLgxSU
FxHcOwl+NZX1Tvz238f0KuIZ/pCu79pcGq7PVu9XdyUOQM89z9FVVA1gFfkLfpioI6ki2C8eis5O62obqtpLLPXyZTtEDq+bvA7LfcmggGxDsM/mBNEWmC+f
bReR5+li5o34i7wL2tPQVn9MUhNdjx3HxBLIzZkpG9y++/u1y7JJdFdpJ7fY1V91NyXcNh1vLZyu6YaHMu2iHNB8QRalYFd54nmz+vOu8ywrDvCkWUfCamY9
DX3kWqJ5mEqALbTzvb+WzHLedT918qXLpXzFVwLxLyJ0+FLq4ZbpcDTSkfwRWCebIKutPFPM1qx9SmxaN3EVyZW0sncmTzpf6ti7+6FsFjZUfl8Gqg6oaqkB
52WlpXBc3v2C3ZGqnKlRUaZ1BaLNbO1popu6DoDZ7hayK2oB8qxkGzWXukm+kCSYo4DqasbU3RlWvD5pSU1J0VohKaBr10KixM0T2RGLPJEVfanW0vXRP5St
ddHIRjUbQ1jt3Z9SFetm7QqcJUPdzXx/4Ozox3XoGN0YeaQaxtg0talPXhcVFAn9h14/SH7x4EhLYp3zrauBtCryg7QSBCE49sAL4rP8dTscqmqWUsdc69EQ
jUCzVhshCVp79R97qbZopvgErAcy8fuiuaJNcHpK5Xvkf36ua35LGFvkcqFoKnIen+0964qyLVeaiHtAZzxU5RL7mYs0W9ZFusP4U+Wp8Smqx4qJmF5moTnO
7ztJcQvYrL6uaOLbG+jNtHTthDGasy5EhZHaEMNjFrpuS+Kct9A+xC6gBsL2oLbhzZzP+XwqhkiXOKlGyumOf52//3vnnX+TXEGyxVDnFHwetkEfQXZLO6Bb
6FtlEIB9oCGSfLuZykQkyvZwVfEnmYmaIRkGjhVckM21X4YvIjA9izZJLmIYbCUu2FoQlwg2zv2G+BlJxM2aZDJH6Jd/sTSmCKLYkU79rFkHXpV1o9MSN0h5
PI66U9zMyb+OicmDZE+LWruElA+9Vqee655rg7NrMSQiEvdIdmLv1Y3gkRAbjahl3Lms0bJDYYvDW2SdD4Gzlq44Rn+lMryT1Y/IImKiu3EtT96LxB/xOkAv
+IvUA8vJep4YIproLz8u7UwuR+ZIPlET0A0ytnVephlbLNST7tjiu241fNHQL409e43Fz7wtlBCaRuvojYSIyDZvqcXEZa9rW29Ygdn0OCZLcJzPtnDL6C1Y
iOsIusKPMlfI7kwu0wyprZis7KjS6T4CyeZrjteFiixDlClqbdF4e1TctdiCwrtJ7Mydcfxsh75QiPvpjq4/1ZvVchWbv3YRG2u/Dq7ZMhcdIXTYf3DEg2xL
O062ThwBeRQwWRWEyNfoRwlndmKF9djf0VH4U25j8ISjX9LkJNtGu5YXvPINd/UNY3BuaqSpDZoSP41YkJuUDFtPOT6SnB5EhWvpao4r0sYXidKTDooGS1zm
8sJK+S1/37tbODqlJFssuwdYHL9KaMtlR92iTP6DIi/SOJogYshejmQzexS6ixNinKtSE8NEiySLFPWIuvJKsh2/neFcMeasLlXKGgmGavbICoQPFJzjUGGl
9QR/wVozsaIsZqE4TBqCR8vYMuvWhoy8atJLcWfjBOa9iWeFG2hOnm9wRCdoFIuz85eRw4v5/ww36IJkEzYIC4Ea2ncUTXFEy6KLjoDj+eWCeHmVgo6iBTqN
WBWNIr23AlRWSRR/hsVsrwsjkrqiD3bYeS6lFTYhpkA4ycxG0ybZCfO7ehZn/aTl+KTEpeJEUTf5SVEqEG83SAl6CdMfR0SV1WAK6o3/92hmv1x9h+CgtLZw
a70EcSCvunVRbtNkddKeKtGmkZK+soVx1xLYlnAsrw6vulHNq8araeQbY3g3QurgQ/LGpPTBUOhO8SRloXyFfJ+oRUKxZZTpSMJt4G1xVn5HIgSobd2blGSO
NO/RhVtw4WGU7Q/WEK0Qrk9ZWTLBXkwtE//inIix9cg153HwvKkRfS/mjXMbMM0zUimotti4aXP9GlNzzkRcqf1rfPRGtm6pKkyv0tDaSUrgJSAgu5CAb/ko
8dhWJg4tXJawTKTPTdt4fnPzDc6wHSuabJ0YIqs3Pm5ixMw8dgT0sChgF4uPp+zgV+cfEZ7it4hhr+L2cBcsA6adDyANyAdKwIUkWw70i3XgrUClu7U2iQ4h
aqtVKAdi8t3quwOcw7o5o4U9wQXKodhrtBbDC17XnJuNymEr7ZAtQyYrmjKzHePR92An6ivIGUWuMBfroUM5uc5Wgvmr3bGtE8P59RkOLsB3z/jhW3B70Ru4
fgmmeSGLB820QX+Y8ulHaoqg2s5hLh45Kpu9zy4w9alicL9ySklv0QT7Cs0PNI/HkS9X4brz8JfOY2CsrDMAJgxV+Z3bpZXwib9952HHAyoW6IXe2XLXPq1Y
a1dtYltN11ASGw8VFBXiIkE/y3JzJF7JCLNRHh6Px1mpwsjRu4/Hiez+9csoHOSN6OtY10Jd8UXxGqIK2Fy10T2KXONaCFym7yJ10KfgSFCOGESNZUmEIrm+
sjxhsnIwUVe3T3dOO1i2SZqnGWTfIGQzOk5hJjSS8GND7P2dSvWGlC0A5PKTbVxt1QpVHXk82gUeDVRihXLl3/4HSYY3KpyWr+AOfE1+dsmK+EYRB4mzZrn8
rq2HcCH/mLCrY4SQzV/szjvFO89LMa4LyeClG78aWy6r6vpsr0IyKi9utKPKqWgMPqagLjQZvqUodxxDmaprZEclw5x+cZi2mbRT8q+WVzaJZL2OnQd4DGtm
6ctfQq21qLVN5OOhwUFiHLvBy7JTMQ8URWSmWW0//ZcF+Ca3bDO98eC6wbnDk+dsUeS+SWJHM+3EEPvtfAtQBTzIX0pl218JfCledGp+nu0HSXiMWdg+d36R
MlaQuH/rvrXiqJcxa2NUxRfz2JjaGEFV51TRSem54obiVFGEvYeTnX9RtKaRHlSc848myLQp9K8+CZtDzjsua2A4Sy2me0EY0pnJ9zRlKsEtv90boDhKR+om
Is1lIh8gHenHvRw96Srr5xusPrjxsG6Y55zrbMpv3u2u1foCzWSIIz/zuyudi2R7/Wu/2tvak+05DON7LOOM+1T42xY+rFmheIKNtcpc97Wt1VVtEYoPngzl
R/da5x77Im84fVPE1qOznYXaRsAUT54jfE0dum/pMjuPV0mH6L9fU0PL1Qfdf0I9vD7fZZtcV5DL2Yu6wnFLOp5s4y53XVKnwONTroKDdWwceKxyDpUvLlB3
QVsRu5Xj3N19HHgXdw/B4Hl+Rg4WHze3679HSFEjl0nfhdnuaegZR4jAH3Q5gXWaP90T4eepV+0r057IczOP6aNJHzPZscj/OyJwLZKlWqDN9zbUSihTvZXN
khP2Ms0rki3pGqDJ4NuUhpoDshcxP2sGEbupaymALke3RKUqqZLa2Tve176Qk0/J1c/jv898BiZGLQIHow2BNtrhwHv8qgOQtQaOO1qrd4imyOOg8d4xIrY+
i6jRbdlTY5MQkxFbTi4LC+WFXCVn6seJptPbka2m6fRAVRKUIZsDKuEY1UOTzHYXXAkOJostw9wptY+Tc1MLvQ78CvinnM3L6iYfLnuMVM2dStAiS/p6j0jP
1gabwAlUnO0pnO4756kqHeKbD5/eMD1mX0F53JYsVVGO6UO9fslsHXTDOlf2iWilvA8NhWOQp0DXtETXD/yv1snCafZQyzz8VNFVmzS7fx1L7bjEyeIXxbjt
acItIdubOC8FHafIeNcnWZv041gPz0AnGyWs5hzrLkk7olmeOYUayNRTfoLYK0uoPOhJphS+JQEMS9Pky/frgrJn/6FHlIzdD5AluhKwp4Pwvfft93JES4yc
fQg51nCWNrxU5Tqp6pazkn4GjiNyvZy5ARV20kn+Nldj/IhGA2uUVt8O52b+v9Q6++8zi+n2nt4xZqfIy1cugX6kVMqqzGdLRGAWc86g0s30HiMvUWwM660z
iTkZqOU1lzdS5fgLGBfBq6Sz3f+OYHvbUf0AcoauTPdQdsv7orwpWal8+Pu8hWWFhpgynm+VvJYvrJwp+xRg752bVAu6CrgEvMvfQqFkXbiu5/+kCYKzETkz
boJqj6Cy6wfvztJjugG63pnNUgfpehvGGUYiGeKW3sO6hcRo/WB/nDbEj0Fur5Bypd6WttWNV7lKpf5t0HtwuypZ2YERaH1k/zQBwtaDk5gt1DSpHRF49riu
6v7U7adbBE4SWe4Tqp/I1d6lQPu443RQbqSRbWF8P2ejC1fqwqCdeH/iDpOEfSHn6/qiOyQXrTQgc/VXDnC1pYUetg86LGy7MTHr5+rS6i2zDoVMCH0Vsh04
Sc5UdgbmodLAV99+9U86veq0Mpdu4R5K3yP6k1PVZcxr1U84CFbx6jy3xT4mSdoaYK+fPO8Rd5yrpkehPoHOL20PPqHYUYAiQukV4MWZy+jjkrb+KqWXgdfZ
fZOVeXVEb+veTYgSnEvUZ7PnvZa3iq+VfCVxnsymVLowbKCW8dwlQvm7vciGIYqe1j9sw+LNMXhsvdwivhJRy3jyE4DSxLIYjdvh2zqh67maAavqi+DbahnK
Rto++npQcXA/d5FjKh2uOCJYTrNRQ7Xrlba/rma6wveObk7FWg2lQVYfK0p11XlPpQXvAlvdpKuZ54hi/YZK+hzzeDzOGBQrFvHjhnHgS+0zz1b17byCYn7e
jGo8rnqKFT5xtMuMzKTvaceIlru6AjWcQOa/MYv/K8NhK6zS5cD7UJoRSV7D+5EMNFo4i8lz7dK+l/X2qcTZBFtO3qdXJq9WqyGfeiw6gtnF3AY5uTMVVlS8
rVw2PL2FSwY2gzqZe7vPuDi7AFbYJX9qu+IhmtPOKdqb4A0bQ341sCU75fHZLyeuF5kDjNxATFJ2DQTdbbx/qYXCC97ZMWjNZ2NlEXihvZYvVoV61jLp/ly8
JbAx1U118GZoIg1fFVfkj9RdhTWVTqJHWqLnEXjVLVKJDIDvoXK2Wuj9qK4p8QrTYb4ww33BzUZqAsRlSO+uI18sXQPv186SvUEyJcshKdNDHVC+Xukl/yBe
+DnqGAXn1H57tUFKF7AWNd51AtpAFDK145uZQ+G3tmdoD+KCg3Ddog+avzrZ6FGTKo/CzDWO88KzVlZJz8rNWrLigDbbs5Pg6V/4S7Xv3CGwACsDpjt32rMV
G8AC4Dw6Es8yl9jPq/cU/+49ij9hGtKdvANo9pyMUTRVhjCEP8s9E9dkLEz7msHG5p5iedhVrEhZmzGqNyndgUZ4g1xrvfb1ttiY4mpFlwqex/0Wy0Yunroe
YUPJru7LsouMm4HyRpP1ofPSXlbSdQh3ocfRC5Y+WM2C15ZGhW8E06Hm4h4ltOVgERsx66a4rIgWt3X19xoU14CNmpMB9pg/lnuFU7VOWTL+GTvr+UlZ7mXr
5v7qeVQH+V3lH16l4ZSvprde5fmef997mzZZm5URkmZzdw4MdByh4SDd5yvhiXBlX/+npkHaL4xHd8P7DLlm+FV/tzhDx8Hb/W417HdDG4dTj4EtMK/oBzrD
sYXi2IHfrbvN0iP6OegmHFbOkCVrcKbYs5uUYmLxHu0SeKcymxnMOJRsXyqLAbTywn7AcviIK1W7lKwDc1Zvr7AX1ugzIz/qZsh3gZGWD1IcfwxwWmcVHjcp
vZg5n05XDVLt1N3xjofOe9m6XUZUh094q+jEcATGp/fR55ycrOfgc2SsxPMyBq1/yNY1FbRDFhVbWsWd7u7lqxNogQ7x3nNd8U/yDg40IncoJBnnyVqaKcqd
gu5Rd5ELzHSVEl6FfKRLXedViKKz7goSDUaS/Yjm2mKYbXeN81SV9XNWo9oy54paUDPRkUoTCftC3P3gefLayVpkMDnbwOOq5Rhc+v79OICPxldAUmeeaCx4
EYVsk+F3ivbuaM1R8R7yihbyJGBDUtn2WNqKyNBMnoNn463hLctaaJyRhXh4xAX6nr+DYbZiHdGOyQSPyj2+ebpNRDd/hGocvYU0oR50kXuMj4afCQ/gVYiT
wECQPQvGsu50AdPKw4DHdNl0d+dXmi33mxKKwGlVnPcHcRwqAu7RIZ7PZrmluchSuyxiQ+H7+LiELSvZGNoP5GugJlBVNAqeyqgUU6Hlsm4kbq9HzKauS7aj
vyEplobCFdFTkXNJS00zYox2uHBZzDEx25bGaR3Z2TNe94NuPCm0tGDSaDayskg7QhNKPmVSyDV+l6ZcncCujmvcDGwEU4E7aDoV51ni1ilsvn9dn3/dbgBq
4zFO3F2LKGMmQxiiF1SybivLvmDJn13yG1ik9lzeS7qJtyU4C99Mc0aHKuzTefBLPqWB4QnEFxkGDMJnUBx75Lv1mKA6Sh9UzrXp6WT6ODkC+dV9B71fXF1R
DPYF3cAAMMF6U8fWpwu1D4mb2p5oPXKQQ6pMh93eoDy3f9gWOxS/0MeJxap9dIm7K/pZWYwE5fb9Y1y2uxak9dH1LryhHueX+pOcXWg2NixXO5nZSvfWk/Jl
qgzgLdmMDmq5Bsvz4HH6tUbOPJp/RZSuaHyppeQbFd+tgKrRDz3z3VfEyzGHd4J4Knla1jPyR7w2OJd8QA6Dzjh3EzP0hxXXwYG+z2SB+ak7wRWFPLWc1PDj
roBs+6sz9SIlR9aFuKjp49hL1E4rtrVWzkauencrXdBXO0030XXRBrXReMFRzP//fJ3CXMWHOoekP8J7oUeUhlIjs5mOlp3IWyIx8Y4khHgPTEtk24Lvawxd
/tvy5NXVVrwz5hm3Zy1etVSLuYal+X0vwL76OG+q/ZaeD1zMiwJbOUchhPmz7IbUAQ91GBIiCSv9KmZubhwmlaSSbKbcC1/2tsae4Z4NzEZvO10y0cDAxj2t
8SvAGFvA246Wq55gy/VFtDTOmHfGVLN4W9yA5BeJV4sWxrDn6mdEDrWgjuIWeHjUPfl2az50OmManeZeCr9U1HPybKesVa0t+bT19tapSR+g6QKsaFHcxRL2
3hZr3HhjMKcgxbNH+Vk/W/E34/f70UUfbmpoX+E2YY+xkcQpYm08G8em8CrkK6oHsMjkFpcQJtcIhkOzfbcK+2m76C65LipOkqO8R+RbcaklaO08Iwd3h8e5
6o1iehBUj1wlriLJcb9EPqgWl1Sa9fj355/nzwLDpDLhXqKZvZp4qXQXVElvh2+vjKB/9OQD2aqCkslka9ojM2o7QrC6k2Uh9R6cj1V3DLWskbA16EayzrZa
hV9dI2QB5Dz1BXlj/ff6aDxeeUmocjBxFUhKqIUOlB5G6xKcVYorSI7FylfwIqKUPo/4ksLAW8XfVUX++7bQ/hJu4fzZWgP8sLGO9I7jRiJ3xlvQCCWPx+Os
TRbMgw0eyfx2FXb6CzIAPlz3sriVZit4nE7Xt4bO4pi3i2ivfIFFJzxHTRHLCVpxQXAHbeoQE6+Be+IjkRdl9T29I2OsuYm/8M+YTucvErH9+Psh+/FEZgHW
UfkCGCvZZ78nWEtjnvrqfU4l6KtbCI5nRDjHWuOOhf73F1ENw3NSumtQU1NKAaySfMRKpfllVYm96H7V14TB9k71HuHs99UOiViWxTtXJbCsIIS/9kjoH2FH
cZ3yJr4LO6/YphhlP0SeFJ1FCtAqlt9TJCk94LuCxdJ3RXOV0/EpdhioqioTzER7URE2to78lejqe02/K1EQ80qiobt0YQLbF+4oSiGamD3izTIR4RDtcqU6
o+u9y51VQ5pTI7R41b4tDU3+fDaDYlrRLhGJbrPz0FHwBWKR+ldlt9wdMcnIVssZ23pLj7yxlvnWMRvObF5b2CW2GHpvWpm4EJAL2dIgCarhEupCobFJtLZz
YoJsrou9ej6bx+er0WTxgCQnTUK1kDM4e511ByDoouIVeNZ23FPD9hCqLwvKRPsH5vlK2SHRAPrxBboGmnd4CiWnOGx+rtwbzpykOfAYW8uYyeh1KgL76hyd
f0zB466e+O3RZ8sDROLYlLMh5ZTuddQ4vg2trHrI/74/h6LARCITSTPfKglAR2Sj+YGIiTbQMQO9g44SR8N18gvsbDSBsEXZ5kWLmUxitL0hOMQ1TMHVS6ji
efYR0VtvopcQmbCeaL20U/JPtkoQ+2+fE0EirtVKmytKOltgk9kEt+1s2wRxbnMI5A3MVvQAVV9UzX7BHVSucfcX5LKFjJWwfngcOfV//Y133ftrTxxBfNIx
wCrxSklrWy7kt2UhZfBKczImVCfKdiM3RYORD+RJS0Li78rL5l3iHpDEuag4XN7T0UeYXxQlq4OZRWwssZegmu2zqAXqLjrFn4o8rKO2xGItDUMct8j6Kb00
xdA+cX+Ao86UsXKNmGsaZm4qWZI0x3oqP42ZIjEnT0v8xZxSOBsQ5MLF0YliRVuCrYcnGVsYU3hCY4SxhrEmL/mvv4grFO5CnMuZAfUU3CUWgOGyJdLzokfU
G8FDwGB/Z4oruaO4Ys90Znh/sV6W9yEmlmw2vc1n4xxPU/qJeidec/Wh5ovboFMIt4sdPxASdMk2cCPx0uZAmvHTwGpSrGBftb8chg3XN9+sLahzaYU5n71b
EkoGINucN80fHRagpn0A6iPowjHAm5IvwC7huMjFvOoFzUMvbLi6iV+rKP5Owoy4N9GJhbeT2YyOIXZDnenSGGc+mhj/saS1UFTCtihA6BUmSX1uO09eoE6R
xYLem9jZkcWW9cQmCqRTUch9CZ9DnKOCWq//8NpeQBS4PrEMeGefBYrAKeA0kKMeJ7dNz1FpeKIEJOsAGO0m91o38rXMRCknE6DCZymK2omWiOdLB2CvbXNt
HcXzyUoieN+uqQP0oCQgbSPbCpwmauLJzjAqFk+QboQZ4BDWnVzjbFSyB2BjBnvB3MRF9EXEA52DPlOtQCfF43F0sqkwDj3r9c8fBsWDTQF+YTFT5KpFcLDA
v5OXp6BsLBNrB/Vy1oKccEfZBPYuMJqYiK3TFXbNBOgJXAalKkJk/9IjkMeReVo5VzE4bz2In+OI4VHjpbmyJ/Zf7YeJ9urm6HXXW+Su4qUk4Ort2p0sZW47
ElVnsRv4a/tOoLctEQ9TQPYC9QOkqqYR48GeITFMOtHXzfaV9jqKLSM8VR0TxK+ggYlP7JdcqfrGMTUlHdEnird4TWqhbSbzf2FVse27U3VjUyR4L9k0yYa/
NPVU+23pMqFnc7ZTLHxt2Uq8KhmeMs8eJDvYuMcYzzPz9ofk8sS81lkHjFZ0G1gDaptwFtmGusHduFD+Lgay50p/cKYI94PlkhmOI8lprt/ABPGfVE9Ftixc
7eZ/FbPjw0PRSLKDrRSz6uerlNq6+t1sjhCvrvqHOJH0jDyTSFCRxJz8qchb06LsW7kbs1smvKr5M+95RI8oNtLetPgocUAmRfvVO5wikucoIwsHoKXYDKxB
zkPSiS+qW8V8puRsrjEe2bIm/0Th9BywIFHVfAsbC54mYzR/2r7aG1u7o4CjqdqJsC35Ua7W+BR8HVIA1tKORPmAgS0leNMlEiKZNABrnDuIdyhAR1Cc9b4q
PLJJ/hCVQ62UtVKEkv3iA/zRAk68JZjXVElUt458B1Fqx5WfwAao7/+x95fxbVzbFzAsU8yObMu2GEfSiGzZDjTMTcPMzIwNNCxTzCBbjDOjGWkkjWQ7zJyG
kyZp0E0DDTXMDefJe3//t8/tleXc5/s9/iDZlqXxzJlz1l577bUx3LsAD4Kf/vEJr9Bw+AoQa3/AGywKl5aLulmCup7926p1GRzG/pM+uUptMQsvpyyS7oEt
zmv4UuQ+MJL7kO9mDcXLwMD79w6cz5kCGOBY/ANf7b4oeu4NmsP6t3MWwTB47HbUESM8ImEZ7jpeE034Q/w9z157niOHgQL0GgqgcbIh4rVg4P8fDbxPzjaP
+BorXIOV1sPor/KgSsFgvZZJjayZpKD9l4Oxev/3nF+SwxcL/3J28ADexxKbK5zYCx6xPGQPdG1xmq1dnBBeoBGi2e7FUAfuBv1ZSa3rFi+Fs9LqF50WJLkm
Oot5dvhPGZcWcD5UZLS51eo01qxD27BWgLM5Iv54Sri4BlKJt8F7LGK8v2YYFpQBaAyH/30utmM4es0YIxrObe84BT5DRhKz0RDmH9Y+ljf6z9AU+DSzDxa4
KpfnDMttR4ontVT1JXUi9ST9FFKF3EEjOKeAYpjmXCt6JpQAtQKu9rX9sD29Kh3IhfymvrR6tFIgRNsyIddT60XeKluP6sB9SAqeFJ5ERO44STqwN31K+omM
wNh8CW8eM57QA1v13zHP4+0UKxU3c5+ETYvjpiRrrmjTC86n3qYEurrkQ3etXJhr9Qt/YJnSJnm+8z6AY3wziCTxU/C6uL0I4xzizc29UVNILtONsCiYSeY5
anVyYHeCRa4T2IyvK1YlsAIngxP5f4oC/ZXdwAF8vrCL2+DXZHYBIt0GfuBO8LHOueFEfUPty7oZwkF+/4ZDgiDVzv/Y3R/Uf66f4re2UmaBLQ9IIpQXpEH6
nJCazKUEvlJ12XnYe4sgZXM3zJeL678D5OlB3KT/cQdkkD9zX7t/RQC4JXeXJIIYSATVAvzbUXZ01rmv+UR1Yn+OswY9796D3azdJYhrEeXxO372XlGsFfol
gfelpNaGl2JU4jnUrjZeMaL8jrMpB9X//6O/trVkeOYEgqxki2WiT+IZmUH+5h9X560yx7+79nS9uQW1dnrdT/LK+sB1m6Zux6nGxtTpPaeIa/gVxnxfUNzS
+M9UwfSZQRw8mmZ1SZtdFzdOrI/aIM3M2rCOuCb/bFhcO9LnrjvK/XFDOXOmbJ1QUJ8OrpKcJsZI3qCLPPn1dm8zv1i+ihjr2oiHfd0BcXErJEIQiAbFMszV
seXsjXuUk2RkwucLUY5wDyeYmQK5Q4HKcGJS7aDMgDlHCtL76x93gsr56SuqKtaOJW4aF+IuT7FvG1brvmXleaay7/t9cIPUhAauyltILXJFuQtCD+amqH5R
zc5h5G6ogzOWZV30dazLqb9Zu1dZ5/Ti0ZJm7inYIG8v3JLx2c+HBilXSH/HCeiL4nfnQN8V/2pZ4Gr52JRZN913g37Id9c7dNMfHjA9cN+4adMZmPBt4YF6
tWPeBnkdWC8h27XjqALaMaovRWiLpiabAyuNubF33HPwCGsHn6+W7F+Ni5RDvIXwDWVtiyfuGOUy458OHUWSArEel5/RpvDU9h7cman9kMBY6LU7oS4WUSmm
Ktsqu2/YxNRLAjVs9+wD0u/hr+VzW3Zy520x+tNrA1mAUnw6eMK7zhOr7LBxRu1WefTmJlS8f/8vod5hXtQ32LbWOR97ibxldZA0obUhNVGbERCrz3Ut96vh
846exEDJEm6RbIaHRGrSTehfv9X5UjxlAq9oRvpq+Ql/TcpcIggn84+7Dkf2pQN1bmkUEUEUyvVCrP6tN4u4ydMz+2SNFAuJ0e6beCAmObbxSy3Fs1hx2O11
/wD3xY7KgzjN/GOV3QHvFRmxKM8n+SuMQs2t+1AX1B3i30ZG3QXFC1Ez4o79JkEHDXaOJxAL7nDF8QZ7k5HdVCMx3Mt3N/gbRSyNqwmDrJZBq9wb94P6x13Z
KvOSf/ZGc/0s5VZlfPpbEeRngLi0B/28M9vLrH3grfHpZTcc0+VW7KjkHNDcTRZ9IdL9A+TK9FB6A/ekf132U+UzN1AfyC/Z8NY4Ew1F36TflMkUSvlRP1nm
FMtrLc5Z2Vb/A7C9XO4hkb6ZrWgEiz8DcykiZwqY4O+tOCs7RhDWlCo9iLpYnBmO1uhA8Bd4W1WgqoSXX17QM29U+K/NWpO25vfJfaYqUJaD47BR6QqfNLOV
d9Tm7z0Hhf3ZH/0dnTdFbZGfoHiTJ/2ktyd+TmLHthLn8aHuHMlufuAZ7UX8lHEr05RR4ZfXr/DtqL3XMjBaEPtN2DGpN3ODdAza2b9cfJnX2vg0JVeTybKb
vLrdxrVMZ1xgbP1MluxqcI0RDZeN8DX43P5y/3Hly7rHcrrnMjEZPOOayz2DdrB8pneL+50TqpmGpyJz6IghkPVLqX0src2kZp5zfqn3e8uyQzMD74A2Yika
JRNwxc5HyquZT/BXdYEz7pwzg/GifhFwS7JVtDgz0to9s0nvqv87R8XS9Kzu2XoQz/4IjMS/3/TG3+j++S31WyNzJJzYnT5UyG7FyHzt9aNJ/r8d/5rS0KvS
te+Ran60t5DHdbWSzgMwadAaxH87Ig1lgjxTKrK9891GV0kO1Rsy4+C05JWOJbUTWEWK1/IjUigsMLaq8Emq6zwxG/J96+rYytWe5+5GM2z/cTfLxGuzRZIr
5q7+waYq9IEwBWksd/SfMc0OLq+Nw9eFOFyXrcism+rvBwbGPw1S3IvzH/lOE5n2qdkP8e7yIH3oVUEUUcGq8xr3MiAFUSH+/ZsftA1QK5mMaOU3gO9oP4q3
oalfZ+cCwfH6T9KxLVfyE2q/KI+7h/mYG34VbBWPBUfJN5p5mSskE/gbPOK6d8rHtt+dap/FHYi+H+HbsHU0t9JlbeMH/QJhg+wXt9vv8ZfWNvhb1ZsyfqoT
24PEwKQm9WekAYY7qEPiVdJF24v2WS3y+3X3PTrqbHmceXRdF7kxA8GG8AL35PZhwpCZefXrdSo/yRN2MOxBxEiZkxqHR+Gb5XFIg4Dm7QsuIh77oPRmCmHr
uLoW8G28JbdIMSfrozukDiY6i3fhGm6lLPAqTbOPJwaItvvS8Om1EzPT6+bJA1H/nPpbRPMNDcocuSRzYUgV3lrh1w5NHEFtnZzJjGXMpHXUr7YEXlObZBmj
EBgmb4B06bP9HP+Z2utgMv+BYgYw382yd2bVmZPVUn1I7NAiRtUz5pw0gc1F+0INjCJG4LpssZvJG5b+1D2Kl5EVhwfuaJ+qV6D3AJmjs2s2rwJeA8hZgavA
j6KNjGXAUvYo4wPODPAj8BoIpsz59zn9MxDHfGybXmO0TaUllDzl8viNZkaCK04a94n+OsYIU7W97Oegn7gvDDzxX8yJjiDI6h+r1yRqP1eI4TfBb1yV/orj
JAJzg3T8+ce+ThPuZcWgUiwPecQWYINrOsCK6j7cXZQr/HJ4O/Uts4XhGDNwDZ1uHIYOwEUespPC7S3+AH9hNZpp+Y+7frAhDZ5mgVmf7KhgmKAfT1cTpIfx
P85NnNEM1acAaefgjYJ6HoeLsQJxiNN8Ec6wXuGs5L0CBRS+4S+4yV6CwTBPU5Wnjdf/BiKhfz1WM1axO3LbW6exGIZZaLR6LRTNpvNeMPtDfvpb3iJePNCT
QnZFYfMsOl6vtFvkBOgpe0VzL3QD5xg6AGZMRJ5J7Vk1PiYQrYw0UhkkzT7onMZqSmDtE8FAH9t457ByM5aDjnf2xzzJb1jfUJg1rtFSRRmLLXpzJ9RsX8/q
QWNqutvymO/N52rUjGyLt7qkmd/SzB4Yy3NUw3JkqmySVzVFtV5VQnpIOoMetTYnj2Ed07OMXKGEn24fZRnGDtN9rm7QDdBPd8TWTBDX8A7xYg0nqzpYOwrI
9vbk1rzA8/oJWqKJRvsJTVCORYTdE+2BA5HnIZsH1bJS7Pe1Ey3Z6FJukUSbHFWeG6+uKk2+XvWw/FZxdUyg+neqTQH1FhXCfF43blvbaOA5mBQfb8pGNrPi
LdNNyep3cV0pO/NGJ14x6NTtKveaNkduo5yJCFy7X/Pe8xCoGu5ii2KU2FK5jzWBqKUTPk2zKFOUsdsZ6cN9Tk+9LBCLi93HiIFyZ92tuk9yjHdJcVEe1Kfg
367dGyxPOAFwKYfJIpDWntmiXnVB3C5UQXmbQEz8r8e7zhcbHqEPxDw8X/lAM6g+vSme5O9j3I/2cRYKNjlq4WnAVv5OVg9loxni/2B8haJM9MLX3WmXV0Xc
ll8HMzO6yz7KSjbWe2OJOvkcJd12ShD42SOUg70U1iuCsXm+oucWFS+tPqir178daYRyJjGHOCfcyZGDJ716z3FFo6zPf0StIdLO2f0kzzN6KOXIrhYbsq/x
GuFbfMnoIMyNnbClEc2zXrrziEZ1T6omHEiDu7IGVzQFvb9FykG+y+jOlLfSC/6n6K/ugXh36bysChSRH83Y6e7DivH/kk5YL2aXYiLiumep77F7FPc8sV+x
gZjUYifWpq6lry3atn5iI45/MfIaeUlSHNLNM742ve5Hzzhc7NvnnFP3JWONn/YVpxzi84ggXH6werX/e800UQsCr32jeJlR5xvRcv/m0No8RCQ+Jn7selA/
SDa+9RzkVUXgHsjOmZozO7d/WJqqqnARKSZnbv5pV+dN95XNFXuy9Zvb+E7Vb0FWST3ULOCp8BiRgezHHnt/8XUEb1rPe8eJZ7s/KJ6AOtmzjMCrpSRm+SPF
H90q+UhXh+zsVmNaBmJSO4ufAbpfSfejc2Rvie3pX/ytyQ+YI0sua7Zo5sBJ5COW9fbAeVUnnyUN9Z/T3Bbuwe9KS2rfWkfUZ9QnJI8THxJKRSZgOo/LLKTd
oF8q17AqrBWRFby+8F1moDL/JLFFPBZbii8lCl3d64f5SYLAe/Mlpz1czthtnm65z50ENFjoksBofiawhTfPKBE/cf4EMOOm8O4jwV0P/98jOCa0uz9iPtUP
jGJ1O+bM5Iu6RjmBRvfHoF50/3pWyK9hFgtHs1fl3XLO4H+HvS1vdK/9j5gqImVcikuTrBGxD0Bk+nj9aEvQGtp/Ox6UUQv0hU5jO3ij2VloGfKUIWZE0FL5
9SkTnAbGYSSK+UtZYJQkxS/pJgBadhtsjfCLI5SfJG4CL/59rKX6z9Z7yKLUkMpRBg9rMZJXRQreGe3v99PzWK6xXjX7VqSGa6YJhdO4gav7WQOdp4dHC9eZ
I5g/sMNMB5zf0niSSE258jeRuSYFzYr+26t6iEhIvXmP5LONRX+fekH4yv6d1WvfB7rT/rQcMG3lkmyttDJqPWeXfaFZn+tzfaryOo4ze8Q4mRNs4+PYrOvU
+8iF8qeWwP2Mb5jFIFm68wZH8OAKYQNzpU3DJnGmuX+m+cyLXJ3BTVWfeI3qs1VNRGP/+q3ANFJ40KSBDPYUcLbRZDxguo5EwS2hgzQ53lU4iLuWetUUMBNU
A1QxqlKSQLWGJCIVkbJJnUh3LAxol3N/igHdixVTyl1hfIgSR0droCLUMpjqYeipYwqmV2xiXWE/Yd1hTrIUWisj24sCVStC6VLFZPcCQMKrEC5iz3QC9sCz
fcW4l5/O/Mt4nt3T3N0UBiVxp+f/ld+qYmeevORzVOsynFJVEBgFPNN1NWvsAsu6qgvC3w3rhBLuU3uh/DA7ltadWm6o1BUlxLKiUhklJxO0ljM1LChV/Rtr
Q2IgJ2N32LXTOac4ieBJJIV1h1VrD5z989HIDXpfvqejVyiqTVcAf/oCkfR2OeB5oGjARmAPLFaik/htehNX7O+frZdHgj2BM7JX6EfvK+wyrnMGYZZV39Ts
/0fEcVfyWXpAkCT7jGPwInyp/Ia4iWr6v78ryB5c/Xsyzb0Y6AM8lohwgbAJ9unv7+dhPaFFVbHoDuC8boeopO6dX5GZVdda0pB+GfSmg6zDWCIW+Jfp3ouy
cFee+H59npcOdsBXEqSmOtT/3//t5uhFpS6K8AJ2Es9x/CLqyyM17jf4D9TRJXOj94m4wTHEa9jwUHQ6c5IzcCXfougOKvBy/3hBvuRtTbLzPdxktxBVEzn4
pjPVTbkq/9uz7A0/m7mgGJ2W9XPdMt5c2UxiVt1YRU9iqvgNzPVNryxy7Hbt1is5mBdGsuh3wTEIlP5a8gXcaF0IuDcrhbVYX1wNvHAGzsJQYY7jK6Lg3hFe
cf0pKkMI1hZlL2CwuAKVoDmysLrnmdVYUy69wfthJpiy3T9Rv9SvEP7hSci+xC4nyOyH5FD6H+4lHKN3Lv8hakED2dDpeStzklRbVQmqVFWV6kPOg5xHIE+s
QhX8/cQzd19huTsXlJld4DZFb+4AnhOXce+YDP4HDjdvjJhw7hZ2wb9XlIjg9MD49z06SbKB30lxsk6tWOtMsWxGA+fxVHlPvpcHQq3QLnXZzj7ZP7mMmtPa
/SF8LSlZRtufJIHiNYF83V7oAUQTJgGDiTfu+zKXrATPlpyABtt+Ekn4at2EaGlib+ESeKhuQlVZ0mSmM4fHkKEaWuCuFcda3XIS8AM7XN7ejYFUxRtFIF4N
V7TMOI7wvLGCCiDWvqTlD/WBiBRGC3yaumuiGMk6nsPZSsHyB8l2/2NuZqNu/C+U55Wyf/Y6fAOIM0RQNN+0wjegri0BX+X9BBzzqdzFqZliDfGHIki3sH8M
i3O8MK/5Z2KdPszVDGmRWSL+ZqXk16/17i5ohGebu5/3pFzufAjqjRPBNaIJ0EvgIDaUudZ6EhgPBcZFvwG9fYN4a1M38s66l7mTJIvTv8Hf/mvM8r2oLfSv
wfZ5NBmbXOOyHyuayBf+/fMfvJv94YrBipwWiX689mDdHDzwPC7zfrC46T3YfdA+UaDJJLlZF/BejXPjTSk0v927L2hlXYjz6KYf3Lt9w7Lw2lLFzFq67x3a
R7KcfV60GBzs/lE6JYuHz5Pv41spKZ5O7jn4zA1rGEb4JGO9s4hItB91Eh4W+EDWwhWIpPO8UOYYcKSCD8aBPerHucPwTHwWw+vpUrvaRFMs8QrrtP6gTptN
zJ6vsQzUTvrGfY7fA1mfMNE93NvSgbBagaeMy0UHWCT9Wjbs2cIOvErN12fn7crdUrYlrzD/U8GJnOu59fLXAAB87/7ONxUc1cIh4qBOaJLwVyfdFpp+XnxE
Pt83AfS73iIAXiBSuy/jZL8p80Jd4B7wG7IBWu/uLL0inoZeQuocaUjgzrEGyw6b6WWAfLStYOl3Lb1vavzUdwVHapTVE6nlqVZHn8TipEDO4TRMwS5ZCl0H
hAuFHLlaMBxZRzwmZssEmYslfP4Wvoj1gDlF84d2IOWspdycQ6XxtzGK0wLPmj+DmcZxP8EXSHrV+rK31TprA2dXrWjurmX1NfuvbH9ti977fP/u3a9aHNm7
fL9s/4qd4ztQa1vvv7z7/Y7PO9pQj+817Zq7M3NfW9HBXZsU5F3xm47t7Lhn/7Yt8KvOi9rx9wzeTd73ft/Evbs2bd1LdfdJv7LDuFe6ZyiKbDdus23stePt
Dvb2UklvtHltj+2Dd8TtfLej7w7d1iYqwkhNzmJVE7o5FelbXjZNIe/gtW3BPyl4HUPwnhyNs7mqJvpSNKZJVjVR1Rosa676xnrSeFVfsMou1X/5RQoWdzb6
jNRkd9pgfRybquwKlm34thOiKogCMxieVwWtq2/EVyhIvxZSkFn+rbxA4/PsfyPIaG27KqZxZxIe3la+yMsX5vE7FVPDp0cxYoCoT6qZVaNCWxX7dVJ2AVCr
Hycd4n7kni0p1hQ2iw8xVM4pSo5HwtaWJJVtTFxhqkf0cKUm2vYjfwy6Ucvl3vRMKr6DXUw9rC62vvd0dtG/xkAhpFTVHEtSyn3DsOYZplPI0mo0dZ6JYi9H
h7mzTL+ydtC6xjVPqTGdSSk0ULg049WE27qeXIlkLr+5Re/O4233DEK2Y8NJ19UtkUSLTFtqWIC0Qespq0lgSO+Q3NwbpB+LKKFVqtGhMvMbXamd3pwPHXGt
R+nQqLj9ht50Ba/Eto/dTxeLtOXaBQPlIyQ/8ttJIWAzk+WZoJ0GF3k60/XwOUUnPEGw0v1FLHLFcX9MOmeE2c90r7VRKcMKWLpUuoU1Qcsx5GB16DtnLh0U
B87AGeXLSAOMP5HOVD0KOxu92DK1oAPCYLXmdGXeBm6Kxzr/5E4XtWDvYB6x3tUBuJJlgK1iimiVNVcnNYg4LVki/gneXNY2+0veQL2C44R7c3sz1czb7MHi
cc2A5MtVE6NOlFto0SnbrJ4ajeJqUozgsnIVpLb8TBglnwSrqdcMlWYRtDz2CRDvlDrDtIiyu3ilaCnaXPCU90wZL17F2GJgmrYgnPjbXDP3BLeOp4a7gWdN
l8Fd/N5SsYcv2SKOlA6sMpUpIJASabtYflx/yIyYSfZE6yd+A+OVWZWEuUZa9aLnnjWwU/QaCY/HrdXCQuEVyUTeUfAUcBq0ulPAWxKF4S/xLG8aP07cU/ZR
8AR/RHw0GbEZ+G/iUe64DEbSbU90bSU63npZ/Jvls2ArfIH7CV3N+Oy8ZCdzplTPNkzBhhq4TAYUgYZA74ztNNP5U5KUxi70LwZ16s/IgKjsmKnasPCbRenx
49ZPSiwmtxcotMtt92jjeTZ+lHUzxyncD7KMawTb8DW8WbqWksd4H3l7ap5hJTOK/x5ajLblVtv53CWiEOkKThYzVVzKO4IxlEUpZq5U9Iv4vnMovsXZGyl0
kUBn2eTye2mftWfDe6aQyenRzRgNCW9TekSuNw6k5KNDOC+No/liSGsoZCVil1k/sV7xj1vewVFoJ3cbuLekRLza1tHDQafzIUlf425mX34/RMQ9QNvLe8B6
a+wF7zaGoFN4W1ip7qXObViJ+bSD6ubgyWBWwmqC77Hif1LuJ3VKOMrXcjKhOOoS+jHbIu3YqhOpNMMw2jgruSpbN7WyFXrFnCxcDy+DjgNvK/80jrdyZFn8
aHYr3mr0JVfv2Yv2Zq+VH6aP0kd5O7hL6aH4HiGfp8LmScW+WPYQZwPxAg8Ddchq/ln7c2EZn6YVAaG28fZWluPQABsbXlzTjnM5VWrtClHQbEo408s/jF0V
a9CB5uP8hYja2ME0MiXZKrHrIt7YHNZR1szE9bobtIi06SGXLB/0M0096O0peWi2pD0wQ3DCfcnWEf9ZCIgvYn+4voApkhUeN/oKe+PeHvtQlRw6LHI0qVPF
lwKw7F7Je+E+gCQwQ5WSdYzl0p2+Jdg0SlqzjrFLzPEhO8q7V58uuNj8lulRzR3L+PhSylxHa8sji9g92BMHgdgp3gHnPP4F4RBCBYR8vTdDVBfUk8nLSaeS
5hv3a1+J1VTQVC790bjKMsExUT0Xmas6QeanbrYvTmyX0InKh05ZhwMXBVxhfO1C9ANWCW/iG6xT0KmU9lFngDkaD0yBfqVWGzqGjSVdCluVLyfNDNGVziFd
zu8F3Nc2N3wpukXPN54XU9ISDflcZdotuCdDaxuVVsN6jFww1AO/2J3sUkoflFfXDctEdvqL5T7smHwb3FVCmPPdu5O+KHVVm8wRjBmGeamv6XfYqhKKei6/
xp6MLy3o5wzFtop+gI9XBuKAT1pd/PGciJrXcY8TS02bqZ+rS1KOYesFH4TLHT348RANP+uiCE9hDNYD83VWpn4gczn/OPKMJ4vbZ5Qxd9F668Za+DQScwSr
HplNf8m7J94JRvGSYSqwLuGMZm34BvXh1NKSN9ol+dMjJ+MGfKpgI967hmSsdf7u/V5Za/ujciS1GaPIuCZppeaK/pqAjZyDhVjLNBNAyzguiZH94ZklOMNZ
RY1H5goaqJHc7uxzVe+t3bkK53hejWODm4kniC6B5Zzf4IusSlRtcZoakIHctvG/OgbUAJp6QQl1vjFT0A9qwz/Lc4N2cThI4qsQhWmkI1NQI8pBWgnNgit8
rjzechr9BbrjumE5CGrgcuFL5k3XIOmm9C72LOZA1CsZI+y18YzDJB6m2A30o5YKfnScZr3gqU0i7C9XH/M92+8WE7CcMxtFQH76JizZEavRpo41XC4vrT5o
HyZ4bz6c1CuOHVWVaotpkeusGm+YGDLauQgcyZ+CmvE/+W1xNa5HayV2aTG6yblVJJXSZU/ckfhIR5GzX3kS0A3aqQ2Dh9jOWCZppMJBwHYUA+8AaaoqyXb+
Y6HJWYBXyoehOo7emy1vCW8123P05bU6OWlTRbJ2XII3yRAvSxlNOQIm6S6Rfe6PzPT85oZ+zokWALtlZyHjmNtT3qBPcBTLlL8QXhCJ6IMZ4URvxTAkTqpk
XNVA8H0+AK009YHbw1OdKmaZxcwdZi8XHAfIrl3ikbZXcIJ4EGzilgl/FRMgJVWZ1IMBlD2lsukRnDzBr1a45kp1/4RMm0HdSjOT9iFuCnmhOBra6Oqkeco8
jf7IZDErgQ7Wt+4S7Af0MZHlLnUegVzJp02LmA6hxPKLa7ykVjLFasJP2fiSAfx8fJvntLteMAJsAfZJDQNmgu9tBxEtWsjeDT+Dh3OKjHG8ZqzNhqP2Ltzu
cS71FJuaYQNTWTzaS34PSc/UwVB38/A0dtiMpFtlk60pKX/VwMU/VqiiLpKd7GHVLMvzitM1+QaC62HuEzvYPzOjhOsouXY2vgBp6f4xcZQ71m/HWkoWwD72
kui/1ofl7iuJrDqUP1w1UNOxeVt5resT7xnezzgfZfIGou94rxMUFfb1q4vcCUhqYoFFd0E3UTJb/Je4kyOFPxmLl0pZbPFBcK5kgZyCRgL5wm6csfzBChIp
lBRBelcyJXV+82a8SdzL5Y+NGRwOrzu21VzPPMzkiBOI8YauujW02eUneVZyN9TMAsuzAao0WfTBOhToYS8U3HRaidHm5VpJ2Ryowvi8JsYwi9/PKSPZVapc
qepEuSqHqtpR1Fe1zDLDOsE4KfoWTEYFyHnYKj3nYDgEer95OvansIIW6zC75SKJZJmU6mixYZZwtXWYv5t0F+cas0oSLpuIR0kqJJDsqeS3yu8N0Toa7Zp5
Ai0h7oRhb4KN6OP/0WdVb5UfhT5Io0qeiQKjkHWGx2UjE56nmsrplbsTeaZ+Ed34OUS0NBJ4iYQAp9D2yNO0F8AT/mZ0vf2Au69zau1JRwcw30a4Wtg95he2
Q+yh6gOsUdAB9IX6rrmVa6K0hDPM+4JR4o5gRZqbVY+0Ge0muD3w1HAyyWocJ9ktbge0zmKCe+Ft7G7eStYQzri0p9qhrixDKfOURKyfw/8h0+Lcy+jKW+s8
6Vls47vmAPdsLfk2cQM0mt2Tm+3IAIeAl76iszFUjisb94h+V3jA/bRRRhslHQu3D3OFoHSmGOgBaZlxkEgO8+a68l37XC9hDdqc2c45SVpITwdy8D7UbO93
jjW0GaLhkjLsjeAgugytlh6BZmzbB2VhIvyUK0yGKW8jsdAZ+TvDOM3FrGEmlqANth7YA6UIVf7ejG5EBXzIORCdTMzXdraGarsLCXtre3dgAAg6Z+tcptFw
qHUeKz31I9gVzQw/Xz2J9H0J2zgjbE0qoeYWFUdEELugSegc1mKPMCXL/QHzuhfYM/E4m9yeAbKp079iAYrsIDOO9oq6ineF8Zf9IkSF3tTAuN/CUJjRWB7d
jvJbfcVnZkAA+URT8Tfi24QyY54oV3EjJVSnVp2Op9POJ703HWcPKxts+JMxT5PmmO9oEPap2M+9C+8iGngCxy20HHdY69B4sDO2/OsjzdiKaPDOcFfzuMD3
jAVglmi8ox9C4+V7K+UTiTXsNpzfHEn2tdzFare5eXkvcJbpiP2yw4G0YBSxhrtcuNMxHl/A0VO+UM87aunLKDeQXNOsvOFmTnlCze7SzboVrOsak4VsOGzc
Lu9i/gjHpTTQQyxL9cvMW2Uq0XdoR6vJieGPfZucr9g3fIsdA4lXvCXOWFNHfA6402lCK9jXHGrvYBSQmyUtZFbvZbtZ3EO02rHDl4gcNN8Tk6DByFBqP3u6
tZJJBgTubGSQdTV3GLBFWGGfLu6NLzH0NH6W3TXOtI2z8lito/oYm9k7FvDRDvruHLYVLbrO66pdan5qiLee8kx1fvHKuXahV9ae1UEQDgVR76uadIRoPCdN
+kY/qsajZVWQCsTgkboqKLcUpK40SJ15cN/hxt6HRAruV6wKWo2lCsJ2qJqodw/mgEMK4vyjauIMk4Jcz6ayEE25IATz7G2KcSMFZeGCs4ZN1QKpgrq2Be+A
1tQxNDX/mzo21TfqZ1VBOcH/jb9HtWAjmoc/F0cJKsB90nBnB/H8ov65RxMv5vxVVBfWqnxSKa00RPZU0Q0cqhlGJBA29ij0vWtiAbtMmX+xTFi627BUPTkm
tuwQMtMuglvxBgNFvBi41Btl2YO0dw5ztfdskrA2XXHv94hgkipMFapS01HTX7byOKr6Bm0K7WuEQduUHJk8FVrOs3Lo6IO05Ymhzd6yfue044zVvkzh6S7K
FgJ2fHJdp8wfiAWgmihBOiUkM3JTmjnW2NnYEH4BfkKAqhaRHoZcC3mhEqt+D8VUe0kiDkR9bOjAnUNnoi9Yd2Rbv6LJx5o/Lfejp7Fai/28GVSay0lK8D5A
TtPe1s7iprG+d64VJXDmO8vFpTjV9b2ULx0rGcd5Y0jTlWmG8T4blxvXVeeVC8yriDpvnncybLFOdfe0D4S/oIFrR4/o5CikDEhtlXg8aQ+5r7mVZhE2nNAD
Qt8yooHweFK8i/FwdC33MpAgmgDkp2cm3qDvdLanPqee1BwPGZK2x9gHJ3QM13UkDYsy9Hd+guysneIjwgHscRHtmh/P06XVVw8suWD6ITHVFI+RCbLDKy2U
IdyusuW2CcCApF6mI1VMcJNrLHgVWu5MY+2WXgTfyGqEY3n9RT1Feo9bMov/oHy1RWprYSfgePZ9gdC6H7kOHgeaCwtREl4jD5N+FO82DLdshQ8IBYAY+gER
o32hEfRVxnDrTvgTtiRtAfIqaRy3UMBATEUJ3gvgFvC+57xiFEbwkpwSbqfMPa1lWSb/F3eNd6G83H3cMtHSz31YwJGekinAvc7O6Hf205lT0ptlXcULiUjn
VJwGXJXtNE8DFjBj0ffoBGmM2a3tZqvgz+KvZZAxh6czctbSmj4bem+X8d5zePztwlgwrHx2xPzKzOaCkkh1vGaDZUBSqXgHLQf5yN0NGK1loI0/GvgCXAcR
MQLWeIa4+ltiwaOEl5lnfeJ4wOyKjeOs5ybCZdxMP1XOFLXwpiPrgatCPnGR2U8OSNorJTw6Opndl/swfZVdmupNVunakluqq6qGGU5ZOhlKKWLWLnpe2kXe
OKg3M5L7KeEv5lKkwnwCmI72wLLhlzaQO9V1idfPWyaaLdkMq4XvHN87XeABznx3ObBLvhCXI4iliEliDTF0YTxi9nMqMCX0GIuUJ7uH2WSJSfZfhaNEbDQs
dSjRhn67+qFtBWc2klXQJ7UUmgb0LaRoTjejc/vnDqKuMpy0t7fgWHdevo1qbyDm2PeI5jDbAcPciYIs8GX9DL8AihLR4eXODPR7o8HdVjQTjcDVLtzTQFi8
QxUXMQXOkQLuEwolmgUOslyGVwKnMRHS3SZw+iS1XJMNgjZaQauANTr1ATqNlSj4wbWF/0yoQLoilWa7tTmzO7o5+aFBHL8wlWN8rC0VXHOdgEZY4gzKtKPW
1Jr4FF4ql3XZdpJXwg2Dx3j6O7ZxurtXeZ64guQ4SAH59GCKIVWjmStVEztpcF+IptSPwXfEYH2Igjs7BkN6qqBoIniejxSkc8M3PGyDqpaD1yOoguT8Gncu
aMrTi9Rk1o8UtCsAKeg1D45Tm6r5aUxdQAqidgqe5/qW+jtYp+v/5p1JQTFSoz3uvtFJ+H8jYISByfhjhp4r8IfD0fhCjEoJyd1Y3qKgqmJE/urK++sdJbGJ
91G+QgR+sWzASfJqlCbUA7dKsoqYcWlhWyqflFgr9+hSqnYl9uAudW6BZPhQy2+ac+xrsFhwCXTihxwxnsHAcmmlZ4Q9lBSmClc1WIegt6xnbdlV/e0zgEI9
w3XB+pjVIHEADwWbnGEOW0L7mlpKCg2kllvZ6DDemrSDBAwARDPOfvcLe0v2atER9RZLDxYBd7AuAcZgLRl7KXNIl9YPJeG54pD5KhqpnWoZCdT9/jUiXs6k
A33Q78SrU66Yw0UbgAokXdTF/AgeYE3jJED9RZTaRXA5N5Mndy5C+wFK8T5pO8UZzxjqKWke/L1og6gLoE24Gj+rdK7GmBqafL3mTGnnGAFqB8bRc+Fs131q
LjkbztIF5qW7pPj0W8syam4VJ8aL45cm20sTvGNcE2xOK0j8YL9qF3ja4n94W0FnDc9glaio5ndtsi0DpdJUlhpLWloJc6lOYdnM+SNxh+AIFOXkWI+z/+QJ
LO147wQk7WrNfkudZpnmtPqu4XLCjriDdXnKaGKwey/yVrAdu8Vt6/xstzvGJLXiDHEeR1s5RlJ3A1Odzy0znT+hiY4x8DHXFAdDdAZ2wlwW17mVNY8LmlpU
lzOvy2bL/8DNvDB+Ba+cOxvkifroh5sH2/mWwcxrOovpHnMbVEfLM/qpqGmfA2UTSCvMyUvHunovCpsBiehDQxfRNHwz9kzclvnOFsnyuzujSvds/AvPgS8H
T+AzpGL79bSuQLYnTLE95YxygXeXFISf2O6772KnCJ7zI+cQ/Ic1yTaI2lMQz71KO+7K1X/HGMsjZJH4Q8ohNAy3ofGWQ7pCu58fQR8EXbA+ARsMY2JuFWbr
V5Yn1STF9k6Uld7ADmpfi8PJt+GP9lFJ1eYI6INnmbyelYSpgUJeNf5IelrEN0UZCHux6SpkplE04VB7Nif9qfCk5JD8kquj6LbF6SJzS4UtiN5ubxqVaJBe
8f2KJ4BZqlUcVsqAvJ6aCFOirnlyQsUA7scqJms+NTTxLf8v9miB19KMks5N1+Wn2rGZnFamqboP1h+AmVCJOBdtcKH8RMFZbKf+ouNH4RF+J/gaViD08FaL
EedOayWWZ33DWm4bD6XwPqLL0Wykj+g3aDpxPqOZC3T1coPOe1am8TC1JzQ9eapuiCnNOIYqyb2tbZ1Mq5rbfEpxdz2LMjmNcMbb3xpO8iiWrZaDtGM6Ck8o
7AKul7m1cxgCSZgwhd+RPxgoR6pZVNsZiMKjQBZY5oglhih/t9Jlw4nholTHQ3wrH6DsQ8NNLFMY+pnTzwRxI5ACNMIypiIB6gtP0d6sXm+FhTMMv6NlaA/b
wiqO85I1nHIAQcnKspXWKa7NkBLMoEeZw8nrbXdMR5i/VqDJ6ZrBsXOrdunm20/C09JsyBmzWTsoubfQhja6F5IawT+kRiLexrQuwWvyg/f5UjX67qog7l+q
oFqixtFUsJ06mEapiWrY/0K5GawHGqkJVoHUxCtJjerxVEHrpoLrn1RBKlZV38AwTR1DMOV1sPmgakL9QwqKo7+lkw5WzUEKwtoF585UTVQoB0c/pCaQ5//G
t4bqG5ytivQtn97G45Rga1fjMyBY/8Nguur/Zqb8f9PyNdXrK7gbc2OcNalRnXlj92jTXGZTlRmNxYXB7rDgMQKJRPpGrBvsWdNsejA+OnjUErzXR+NMfVM6
x29XtJCaPCvBOeqmPNJIQaPO/42mV5/ga3vjml1Vo6iE9A09KymoxvVbythgnuTBO1+Rvl0PQiIFqTH5do6KFLQaLPhOrPov1ppglVyqoF22Sf+1lpgUROPe
1C6haqLPj4pECsJzqYJ2mg3OA6mCrBFNcWjBcJcqKMvTqE9xkN2MRPqWx1tjV1/1X+wh/xv/Npa5LqHrvDvRHu5Y2gjWLWM+EFmUHtaN0i/Omn9J5SjWx3VQ
X+QvlTbDl+O91TrnJjfbTbevjLNHGCK58VmxrtQdZUuo0ZrH9maCbegny1Vma/lk5QxRTabceV/yo3eCtcQdAbptW2Xf4c1IoV8/cYNhdPV24wS2xnCYfVh7
P61NppH/neMXiMvbjO9R/FEdq+8nfKXJY9VIS0w6zTvkjawjbuE381z0zYo7L/nD1c3d11LAJDkibZGRw60DE6dbuiTxSZ1CX+YBBeGh4PrBOZNIlQWtLQnJ
ZfotlsiUecD3UcXO0zQHP0Mb4RrDqOH29k1lxQtPWCaAEDHZM2WTy8dwT66nyZ2Sp/J1tSDSBU5zDZE/2HRWQoB7bLNN1QCkcaX9lnPd9pEyJe05upRfiir1
WiTRvRzNxRt8gbNZnZdQWFHuSm4btT90W1G7qmVxGSwl5RX6G465ewoxPMtzEn9mXQa9RVaJMlnb8TlgM6Iem8OBmGd5bywj6DfsF1kHmY/Jz6GXGthxm344
cQeYazK6L6DL489YuqWMS/yLXQWVxS93KExSELbr4ZV19zleAmztEYXJBugHk3+CfDCg7uq84lgOkayI8Dq22X0gq9z+B7Sj/hz2heFK8ViikHmW1dAo7zt7
JSFER7vran9xNPNvx/MhkqtnfQvonO4ecJ9xLuWRpX0Ek3VA98Rdgo615nBn2KtRMzrZJdTKXP15r7jvJFW+XuQx+CzM6HdI3vq8YE+pyXiTFyI/wejiXYdP
EXYSfi/PTj/oI7uTtybLN8ujMzoQAh+umAzdF7fP3gveYExkzvbUgPXoEvE2/DXUSdRcmImEs3Y5y+FSJI+0zEY3rcPPlPpoC8HRqSa2C6rkfNBNoF9JKAlD
i8ZEvYm7o+MXaUoQphR+AlHLNpp+s4oAAfQBwC1tCRG2gN/g6Aq8Y7jFq1xX+XIa15zqgCoLLSy0NfzWOAiNlWXUnuKfFsoyp/InEgc2rcIUvN6KNuaeYLVM
L/4jE5O/UQ4gJySNNlxO2arRpH5IGcuJTXkS/Quto+IK9xco3D2ZbXbM455kb9Yu1XyRX2Dw0VdOOzzDVSaleQvdDOn9ZgCP42cAWWAlfyHnupcFONAM+J78
viAF2Qa3T+KzbcYDxoF2XJKAMEVpWBIYqWhwZbje489AQE5PByEd81R1F142kI2WwW/xV5K+qctS2tNB9dzkbNSZ8Do5AQkHqtnTREsxn2i2ZJ12he6ssED6
zJtMSDJe2NYiSsU4gRI1iYzSc0S49wk4U86XsUSEawIiBSbjZ/hrfR/EZ4jJIjIRniahtnWl8ppDfQ2reA/558RFwk1wkXYKjydqoCotsZYVMCFsqTwsfSQl
ZW7EjMA6+C/oiJah+SlNx35tOWI9aSDJM8VL0+6G5pFHyg4ajByexsMiQTr7NqGJWSxqJy3gCi0PnV5wdcVp2y/aFupsSzsWFr3XeoFxpBjM8YSpc87l5uY8
zJlNYuQt0aVbStP2G3iWvixxzX7DJebYMFNYj5yakG6qzQWDQq0khUpSBpSX6IiyNgntNQfjQko/JT4zDMpvSeZWfSi6S7OY+erPmmhVAklO+jF0aMjOXC2p
IvxoYftcviG3Qqq9WNRfP5w8Vm81Dgobn/97njDvt7zUomd5K4qplf6CL8yTrNMWtak89bjxU7WBuiGpiEzEhZFZMUlRUyoU2jHxIaQQVTQpQhWqmpkXRhKR
yKRFqgekgWVF0ROrLhXNDKGG36noVNWj6lp4m/hzKac1NxLzQp+QuxsQ+homYXqeVxKTZkhT58U9MoyhsplpNe3oX1g3DBbNc6Y/NLKoKPeSqhvp14JJpIWq
mrwlZctiO6sXa6/rDlKXFAMVYSmBmJxXXNtMVfAs/GN0Svjk/AE5oZE6yyn2Z9ZW43Z9fwrb0q5wlW5RbBsqQZ1bmakpTW6lWZGygnq1aOz6rXmc4gNhJwsH
l8/NW1XSpuhRkTQkIjxVVac+EmYnecnfqSTrO8UtzxVHqkpickPD6nN+tTqQWVq57h7lNf2odi9jI0tXkUeqihpbtTI6OvF0HFF8QRdtvKd5lPCrPp1RQttm
hCqi08Tly4tmUphVF8KmGoyhdu11stpwWneFWVL9wZIeHm54rm2gK8IFZaWRZYUzQ6/FT1NNDofJM+N3lVeQU8rIuc0188q2NttfMjv+vC6KSjNPjjZA5xIm
GiDrDk190huKI6yzgUM5U1NsMpgd9pfQdE2ueTpjaOxVwzrDTtoqO9ni5NAtNks8e7iV1Dwq9GxZSUEDtV8hakkN2aZ+HXGe3Z48VV1avqfSrr6WgFV80s3S
JidKKiapZ8f3KvPrTxVbqlYYk3IeqQaHDCOdyVMmviPNCNmTW0c+Su4YW5DzKm6VVpz4Z0KJbrW+h/ZCc21Su8jfrIM0J6qLNbqkDpq7zfZF69S7yKtjwpsP
zX1bdjZtVLwo5jfynGYRcanNOoc/sQJ2XVK7qBCzRHdZL9YqDRNzCnLf5d0JuZpXVqjIPRd6OXRnVErVwpiQfF+0fP250Ndlak1aFRFzxLySfD9uizmcwqi8
WslPsptWUFqXrjMr1bwYqf4wOaLEXN4+eZx6VtVvJkNZSAWv+q56SgJUfrIMq2IldiiOyR9YPCTsYHl1PGV9YkLHCok2RrVNtzf3l1xtdHj+x8jz8VvLaEVT
SgaGDC65Xl4Teo4M5xeF/BVND7WE0MqiSbpKU5E4Xl00pvRusbYyQnvddsvwNvaYTlnxu2FAipWEazcYFOWpqUS1vPxWRWxyrfFH09aUJYl78qv1g4xsFpB3
QO2uqSHfX98yotBwsnJ8zQlNbdjqHK1qZf6EBFLNldD1sR00deHdyBFlNA0p9gIlLroulFN1I/dw2ZmkdgXPSPfKDIVVMWfLUhL2k59ovLmryk0VzhB29ZjK
vtW/1pDIaGhsWc9EX3mHyGLNfRffc4w/BeJDpyRdRDcMHPxPsqF0b9Tg6l/XnyrpVl1AbhF2Gd9BfHBchffjEW65Yw9RI85MHl9FrlqtdkZZi3/J6aE9k8zj
3kqgS5fAV4CxnHLwOrxGeNadIT4P/8TeL1nJeM0+IGywk1T/v3UiT1uYuFujWQ8b1nJOSFropxi+Q/hOiHFSaoNC4LvGMfTt2p90PQv41DvQ4+qf6HaRXrKY
Pwwb7VwtyvKslK4S1jDZBgHsY30PtYMeiAhHT2Oa6iyJHipQJYYsW786V5HbKvQgdRItSzsIBa0A2o6HiPNYF/ltQCetXLCMIbbNwA4BH4AG6XesEfUU3baU
QxnfYZsBv7wARCT9Nw2Qb/XhMjJRp9sMzi2ODVtq3cKq1RXE5dr6WVfHd3Y58SeudvBIWq2ghnHbfQ8LZIZ/iaIa24Wm6X8uO0Mxam9EPNaGuLqLk8DZ6Eo4
NL0MdzumSc4KxlS3hLsDG7GXolD6e2c6cyLjouGgaZK+yLQ65TS/lw7mQEgxOwPNSh3LjRf0V89H2wDzU5fRD6eZbKNYFSYDm0vvYH/rOsLe0eot/Zwr0Vcs
FNsGeybms2pGW35k/A5voM3SpnMU/ByYLpTUFSI/217jyx11Rgr+B7SQdbnKxJ8MbXRwbQjYVrYZ/sl5miN0c5AkmdCDx1/j9MaGMzem3YG75f9E38rqhLVI
C1X3NRuRn4VaYRLCFj+COro64weku2Ej9082CBpdHPd76BlSLv0eOMIawO7M24J3dS+wzJEygf2bznCegVtES+ThKMUzlJcOvpN1jE+1JRIrDe+tO4SDrCns
AhOB16JzxO2Zi/kbNOHAX2gbh5bujUXcF53j7C9xg7m55YSGZbOjV8UP+OHCc3D7EHM4oLkdPdd4PKp/9WZymdqGzKRRUcRhNg8ykVJ24VKbV/USrnBakNmu
+a6F/CKHAlqqi6UctE7hofggSQWrHfqH+Ybbo0GENkW+hWkamloj7chYIl2DDNYfcL+VcES7kLuwDHE2v918it6rPYHWQsaQfvFxhl5AjXmZZTvzElwcPx2e
7qpwengHHJ+wozweJDBkW39DN9Nb0e6YmGBnM8xC5C7NbJTPruFmoW8dkXg11BWXcnpzKuAfbHW0k4g8BQZPASHORaxlzPzUUP5b6CY9kdXHLYCUzq3IRlO2
6XyzbqoxNR/YISkTgQGWpRQiYWjyi+qxlHH0pcwcrsagg8jwLPR6nM/50DhJKkN3I4vY0d5VtIfocoLl/cz87HrMv4Tdxum0Ve5oaSTmSexpzxFNde0mCokZ
yGGpqfl20c9oqdzLjUFE7Dy0O/JSuNPR1jIDuGEbI6FSm9vmoveZ4fzdhiMcinAYXA5K3T6Mx46QLhbmYem0+eU/a66wlfDGuDaCz5ZcuBBSMk9oc/VWc4zh
rOWQtm9lG9E+oV8wEVqB1qHTHK3x+bxv5D1UQTvFqxrN6QRTIzfNIjTNS6iCZOJUQfJppKBH13jnL1IT+afGs1NNabhJ3/aUbYInVgVxSAvOogZ3clI1wYU0
pcUhNcG1qho91uCc/LcYPlKQuaD6L1xFVE3k3VRN5k2CZ1WDKY+C+UMEZ4T+x/38V6NBeIhzxNlVViIr8t6VuKg/wX9Edcu5lpNUXqG6WLagOqVwYUQ80tLX
Ak1R3kyfJppT+27DNKyyWZ+CFbFHzcVhV3IZCX8mNNfYXIR+i11H19mHIIlZoFsllThT8WFgIb4BTWLdx5Kz09GQr9ckTHVMP1XTXh0DNEvGmUM4HMucxEJ8
uHW9fSz4S1Q8uzOdRxlX1hHuRDlN2ZRy1D6OM4kY69yKn3IluAdKRtXtMFbAqKOi5mfaiPIheiFVAC6mHK0qDtHkvI3TkbiqH/PDYuJDinIZhsSi98Yrsqdf
sfsu4CnjnXkEayr9Cpfpecn6hfMSPw+f5HuptZ66dJ1hLp6x6Y10lJhVPwm5yLQqk6mgV+xsT+wEPP6ZlZ8SW1qm5fdKusD9ktKh+pptl3uBY6Q53ZfFm8aP
wgT+cCxwXZkRNaT0bkW97kzMybiuKS3INopJcpZ3h0OzNpeOsW0G9nNn2Ec65ihu6EgsCpDFWCX/DpRUZyA/GttwJ+OqKi8yku607LU2iLrzdwPDDULcRUzT
HUGn4A8NJyvgkrNcoOZObFtjR4sw0SN5zumlOAtWmjk+RbNaYnXLYnIbzY74WFda2mB+gxJjzSc22h95/jSuBQ4SB7M+0ajY4rpqa0vBM2o81tnakpJszYOr
GAbiAnbNvUxUhxcJPqLHoeG8LxxB3EDDzbTL4iHxnTEUXcJqyGhuulB5SryQXSX6VfYLPhOqyAK5m5getAAfIhwNXDUM9eGcKOtbUScwxVfLfZbZSflKXAJV
iiiyIfAJdDW4UjZecWrDHnYK2ytfI7PgxnQn+Mj1ffY6+ydkBqfAMZwrdlYZetpJ0DowlA5Sb2EU4GyIRRkiu+nO1qXT4quGcZmU7Wmj0TIniUktO195PyZT
h1SLS9+lvibrSgqtG4kdQLazChGhFAh0u+0T+TQXueYaiCLXOIfB2R4Hd6OuC1zCmmV9xVugs8DVANfCxFLFZ9iTMhbhP9CjnJXej9wroqVSzDNF0Q6PQA0t
92RkidRxhUXTk5frZjXfELeafznhCXU8vzh1Ev2d+0lMcswnbp25O/UNQnZeFQiF9aIe3DHQQuYk9ILvPnDTU+Lxs/dRtzjCwevOMuCoQyy8yZ+ZGfIVgY70
rnR/ZK/EmlG99E5oUg3HleQO9SYJTFIaPM06B+uOt5JeLVeC29S7oZmpOzSt6DLbaHiJuwfsrClQj9H9wTqf2D2pl07UbCBZ7rlPrcDHSt4aMyAD8za2M7UX
oTRNxF/Jlwo0vhwwGhNrRHyS/wnslgxAbZyt5oUiErTH88Uj4c1Lbwl0lsyte0709N2zRhocUBH2mpMsaC3UA53QGwBoTGbvEPa0h6VJoceYwzDLe4RXhr4A
ToO1rCTeRdv3glaWdE33NBrYhnWNWYYONMcbVlU+pFbqKEyBYTfA4h4RiuEDgvmy3UKSNVR4wHgGxgQoGoF0d/dil8NLCIVeKhUTG+wVEdNLU0q35TSvfBgJ
htK0Wbn11ina9tj9dJlX7Huq/BPtjl+JPpaYnHs7d2HF0vWJsYc0oQkyxgJshe22fTBljinBuE98EKrxbEbV7pdACUvuvmRpkE/nJqpCvkZgiXFa6nKdan0n
8x8xLRm/sTrTWlV30upwgYFvm+zALLWmDQa2epDlcdqx6t+1uc1HI3FcBmuCqxMUjp7lmcBJ8DZ1BeqzTIapvCNQGJTArTWeDyOHHAj5mbS1+JOqD2lCeCvV
BWOW9YtFRCcMI/Xt0Af2uY6X8AtNjmEiu8GR7Mg017LuCbdiE+UDiPnSEYpEQMJNqqthHRIf1BXzvPAVvBk6HpvtuYe1qDrDupb0gYTZ75omht+B5lJm8XhW
t4Fs3C46K7zuOoiL8UDN7Q7tiPjPcfmaKVUNFclmj/pZ1HLxfWeWyA4+IDAgTbbbp+JOF7dihn6NMHpjEzAqOFrYyrg/luoKp86krnH9wHmj/YjdMy0WHcJm
p3WgvhDqkq9DShsL7q85m9yNNVPfMuEu9U2JLqqWGevZweO4J9kXAJtcE6Azikrk19hzFk0ywOpsW1o1gNaKu4x8Ej8MgM6nTmH2fHyCYGqLoya2fjSdKkx3
eMgfjUuBUEdXpwEbjnZD2M4E9/jSs/zrUqv0HF9qfmKZxyvSXoin0tX2PjYTpIK622OpE5DbrP2WQ/bfTHO/rkEXmAIcchwDhyMc1z3WAFwo2Ij4BC+kCD1S
sgvYzaUIvwN/FeW4qjxifDv7yral4GFPtvezdxryARThueKV8hZAEdgf+Bltx6fbdZYUSCGsd4+D/x/2vjJMajNsN+vus+OScdlZgeKUokUKFLeiLe5QKFpK
Fl3f2d3xSWaSSTLJyC7u7hR3hwLFi7sVTr/zt5Ms37nOz2av/gEKM8mb932e255+MqnHRc5SP/S8BXcT760b5RlIseOR43JVZ3sROdY8laAzzxX/WvG6bGSJ
dOn5hH4V/TO20Mfhj6jZO4QwI32o/v+8O5vUn+kd9FZarbrrbUImiX8OTXdXWL7HhqGLbAXIuor+mX35xy1vbbGqFDoRNxsHBWd4XufriaGEVd0/JKWehJqp
H6gG4i0WgWk/ViVXnF78MV5UPszkz84TpAs/CFsKj2VJkXvmH8zn4PWLL1MxRAF9xmezdwwmIRXuDuQ2tUb+M/GCuCy/a7DYP+VQugy0g3uR/A+is3sNp09O
3PIZ4j34pkqtMBebB3e1T0dOEJh2kuOm5jb5gcxxziIqfWPJrVk9bBeFg+BDiETw2vtBPMvewnxNdKbqnmlLZUIZz1mQebuyvWW57xfwuGmw7zhhXzRY/xqG
aaW/V2CMYbZ9kW6ATSZtSnNVDcU9HQ/QT9IA/IIyVm3xX/TeAVfRzYKb7H8pI8vek6tUv7j7qsci5bwhfgvqFcQrf8XWeqMFqRIecYHYDndDDznGgTukRrdN
J0iXoU6CMmXpEOUw4JP8aZnZbkad7vOCfh6+VG2LlwzhLXQ8xB5XveG8VTQvrXX2EZ1Ex+bcsp6UrqQ56CiQtX6FGKpSgCEbCmBRpjPrdphTnpjzxJhzZ5lY
fmb2FmB0Lob/5PWpKtn6TDa9HxB+2izDfDSI1WnCNqOHyYEAsKgOoHo6TYDh0wOMiV71KSUBltw0dv4+vCIW+NdngBgUS0yuXOapZUC9ytb/LobrCpFOv9cs
wp75RlLjCg7mvMWowo1Rr4AtS34GXBFPgRPJphSKOJ79lrrr45MnVAPQRpbh+qjkn4u4lhNxH+2HoyLjVbZpJTYBjhjxBoQL3VfVERFnuIkrTlDyi3INpcZ7
YfPUysBZOhJIA7KBsuzFwjb8XfxpQrP9PC9S90gmAANoIeFTDqRPuLZbGwiOlR9PQpxu3jNOn+pxnEHo/GBjY4HlMvhaeyeUmmOhre4EdxebQZ4i3wA2hyM9
f7n5gAKKBhRAC6A/FAN1BzKh26LPzlzwo+ytmnZVg3e8ozyDkRS0teJQVia6Sr1XX0qUSGFyPSHhZ4goVTmeTV3UvkMtPlwxVdEXHeQ7Rw7y9qktzFFU5ppd
aRcigOofUy3pHl6l6SO+kX6C/Qie+6dCvah77eis/jfuNLFsn2VsUmUhN5OXfj1WWGXJPE4lUVWBs8p4+p1+Ft2QiCVOi2vQprqzngUaD/ZG2Z2yU1m2Ykfr
LDL5Df+UiRLOS7ztfCeToaNcnYvK5CtJSpUvKE9/Fr852Vq5qmRh5acid7LY3ke4ibxP9wjFBCT+/bVTVUP88wLm9MGmYtdN6SDpCzRXMtiRBq9BL+K12bnq
aHFn2qZugSz1ryG/rrrq6SPsZx/OK1H8DV5Hh7v782+pl4T2SDHUYzhBGkIDq7yOfs5ZqNezzjyTq+Rdkp0UdMJq3PGO/Zl9XPszarUDq8vIc9gB5G/3cvtF
5y/kMKKc1tD96aP0ffqRooeX4x+JzKIO+G2BjtLntfvpHYIp+lO1Fr9BvDG41F/nU4cAf1XgiLGjLs4GWK9JGvmWwzy8mTYL60BcS6xGRnrzUViek3oEPJi5
2DvcM0jZQtEfjidL1TG+Ung4vK9s35KGUUL7ryZ/UtOaPZGjy49hfFSqqAU7knngSMpNJfsDmrdkDToyCkpvCnKwwV5h7Sz3Tvg67iWWi1dbu/mapKRl0wRM
Rih9qSNVJtUW+X7FEWIC1cNXS0vosfo/aY8/LmCsHZoxKkVjflMSKR2fcS4psjStzJAN20dat2asgCe6byI76CHuLq55+CLZX2B3AQLelzUgNntIz3bJgHQd
CGK1yCGvT5qEHoAHIRf4Q4hbIIbdFlN5aqqDs2xRhdPuVHhuiKodX0kPCeZmC5SPU2HOXPCqrB/aXiBDLeb9nBxuSU1n/mrLQ6C389fs3pabSd/Ef8XNSe+V
6oDFdtr5Y/Yf/BGw3HOiLFv6VDTSWwSfA4c4e1rHgf3JBURDWZPAJN1z+UFTL6WAzpU2UZ/2V9VUEy7MIUl1FtBX6BmaKLoJeij4s6ujZR9MI+MwJfYa7kD+
LmpVFZn5ffYw/p/cvNIBXIp/xPNJccrbCH7Fb+Kh+Fp4t/yh52fTpZik6tEupfsWN8czOvN7OMLc1DI4fWVFG1kEd3rm38I011ZhW+KTu9y+SaMjk8DFmS9V
HXRZIX1OCvhZ+q2u3CdHm5HNgYyyTZFj4zuWFUW/rKiyzEiOz21RW7siUdMs1ITihSb7ZZ4Hpj8qzFGK0qmc7ziDSxRZz5f8hCdkFHreBAfrXdquSIwS9ncm
hobGe38PdJeOgONCVdQg/f/kH0ZCfyumVzyRTnPD8AHPCTDVi/oXSofyGvhah4Zj5WQN1I/XB56UuRjOd1pLByrPohvp1aF5ihb4MQShx6s+U08CV8hEhcap
Q5eoJlqagafhVwoz1D1mD6SFfl/eMPpQ5B/FvSN/REZ4/+SNlxLoZXgA0k4kJNYgP/uu6DKxxSilLxO3J76jltJ/rNoQ9BPT1k3Ah2q/XXNDpZPxyUk5NCWB
W8BXjZtXD9NJl/4kSJcezp5Cdxeo0KnOueKF1DqFmgRD02sDof3aLZqD8n+7EQLcdhZ+1X7n/NhfM2KrS7jtsuNDP4VkhEcdWXtV/Z7U0L/iizQ0dQaPl0fz
laaLaGwAEB+ya9K7ycdhet9rLMb8Tj5YPI3uC/7oPeo7iY2GL9AbdZO1rc11pdMin4mPly1BJ6IHsMXIEGQrtQH/QxPbZIHyWw2Rv9+w3vXZ/mO6l79e9ZA/
DBvplTpJZ2ajwfR0zSW6SL47+MB/2t9LZ8LmayDMKS2mlvAfIkiywfM2BwaHquYoO1DbfOral+IE6RSPFEHkO6svZm/1zkPW4aPkJfZV8hHUUIPcDaqc3jJy
uC+fPqvvh4L6lmAJeYD+wy/XyhQ9kHz/dvx04HzOO88vujN0t8BqqkFV9JbX/PN+b+As9tCUlkOit0OIsVswx9feeMSXgIw3XUcGey8gR2uDwvN4d3COd4CK
9J7UxIcu2a4F3AqpuFX2KsyOjELmux+6blu4qjvVQ8yyiCrobvlOzptUCL7P+5D9Qv+B8njeh/5O+xvf4t7k3YJNILorYmiF9y+qf+i8YaoQoDvBKTZQ/C0R
T5z03CNHowGqKvhnQJ7T0p8RvKHaR5ShXYhvXSXoMd/8AKH6QPP8Dfyrsbw4Q8X69DHxs7LLufz0XFGk+TtZPBrEVltz0s/jqQGQauDLUaGezgI6+IHG0XT6
DP2E2E3UEA3oWzA/JzPnN6pzoImvTfClzkPtVyO+lZ61tFYvCXSX/EK8Nz303rX+SSShdjLONd8iwlurL1PSXE4Ap8/mHqabxCfafuJ3c2qkIvSoeipfDBqq
/8yaw8uCV2cazHpLc3gzdwYpkCdSk2RC40zsLPhMPLacCHbF0hRnjY/hFxmF9F4wXl6IbNftlmNqBd42MBRtGNya00I1DeEpfzIuVN8IPq1djmbqm7hWUSmq
ZliswZP2knri7+f51u2lRL6AaweeJP9FncCXVqxyf61bRN9w1igu6Dw0mfM5iCV08vaxH0V4xBGnJGmNoxQRO+fjqYJmcJ+M1naDbah8aNG91MXaQ2DHUKL8
Jf5Ql+A/qmF0DtXnGIJYNMDhVab1cUFMnqj6PM5QWE6DSc3PrEdm74fq+4/N8wHV04cy+7SBepKXAEa/2pexWBArXwax+uKgethFiLEDB1j030yuGoAl85kt
6YApA5vNLcemoWZbOeE5yv8ulquPvqw2GpQEalVloSnuw6o5gaUVN6sOxics/yPtUcQHwamyLUVQwdxa7Yq2qyb7z1aPoUvptyFfGW4fXtE6vqEFsCKmTHip
24S0VB5QbkG7imPUu2Wdqt0aaUihWRikjB9XIv7ZK16Je6r/x/8OQC0ts50PxBHEB+Ux8IkXd29BW+DLE4Yahtm/AleFtkut5CsxgdqF3yvzwbjsR9gQvYte
FArWrlzTuoHes0eyITQDx8kh7hh/IpFNX1EllC70VwLXTY+gjNgmiyYCz+JbLh1VWOussB7ic+GWSG9/sm8nIXNGE+tlojpKU2oY6W8K7vLbGgmC1Wt7Ut8Q
K9e1zb2n+qbgHvy01pQ3jDggzSHk+V5j4apKwy6zH//BBHAfO3rxgbLr/BOOnAYPdf1z29J/6qP8U72vQ9vl/157F20m08LU21U7rQtKo6oXLXsvXalV1L02
tHHOXLHO8CL0VD2g7rqxp6bEXyjf6sdz4hrziCRjeQxJiuKXZnvUN4h0bL3ilMILqsRKq5x8LH4nvEdqCSG4sjRzaYK1xtyzJpF7xz1FMVQ4oza+jhssM8xu
9pBYpDesbS27I1ErIpK6E1hoZ9ltVQvNJtV6lTro8faGr6x2yVPqskPzCYU+BR2nNxFc+J62KSfC0VMq9l/zl/sBPKauCT1VMoNaqA0q1b7pYi3RVFKKxclT
sRHSJm6hLwbrIXtEjSI0/ruKce54dKW/rbRJ4I1muO/TigLxDN3R2nuul9jAvEmBWXnCOspoD3B0r2q5OfnUwvyvkUbcOatuUVhoUl5L35/YlC0lqscUN/St
hot9ox/x1Xpt84YdUQXnoD5oOKeJ1E/SdDa+8q/w+ULj/bHBr935cCEWp7yF7XBcUB7zNKdaZnU1tVq8P6tRkrDiNHdq8g3BjwVv5SP8Yu1M2uk9JtlBGY2R
uTTlc98iP1KriXt5z83j6H3Oi5LDuZDhGNlE18cwpmGm3BmYT9w1ZiGNvZtW9l+7kbpZi/gPin2ezUSqcZEvIv8i2UHdzPS+qlzGzRxuv+gZyYc8LUQp2EKJ
xNrX/R6NU101/xq0E2+M7dW/EAupdw26iOOpTpoX4BVNjA7J5VH9QhcDCv9kTQNtgaZRaD4S8F+gbxDrBbO9Nx11vubKs1aSmBtdio3wtizIqrmt+B7fjlVU
L0UGK0OZNdxvQ4LkD0vLrX0U51XXPId8fyjfwW8qv3ftd1YK6uQ3kQ28T4KY5Q3l3wSOWM67KXCbP9KRrrSQK9Xzc+8pxMYGusY+BXU/QGrnSnT+5oartRPy
xnjT41sZD4VuaQ/q3+jqjFNprnNgAA9MIfLVm/W56nJQr9qtUdV0bPAJzcdwKW75y341szoLod3efAWZqUK7a6bjLZSTVO/hI/Ag2RHuNOlPpaZFV8U3ZHer
lGAmMTv9qOhlRr74DhdIj85+41wo5tQG8L0aDv4hlIA30al0+WQ9VQrAenoBDG5BZh84xFpbhVe8QAyOITbElm2+K8Do0gfqSWEEGH3VTF7e8I4xZi8vk7+x
Pj0WBHx5QiDTNGfm2VsQ4xQPJowZCos1A2GReGaXMHNeUfiVwbz2gHqSq8IpfoCwSDbTGmFe//9d7P5TJv0V08wbgIElqc/pyMzosCdFMe1N4dZeuPcq/O+H
U0fW79IOnzABMExiZ0/Bglh97Wy7AcD4nNjnpTJPpQG+oIdh98ey5e4C9ahAAdaODGDwrrPxcmx3/t8MFsD4eQCWFIj6utr/GLD/nf+d6SmyT2xiqi4AlqcP
sfLR9SFRUFg+lGlXCs/AQ/Uk6bGnj0AMXnnoi+q9cBPIAFZOGwLY5p4yz0Fje8pAPdgYu28c+iKkizkThS1xgWk6OPBFU8jY00Ug1rsHfYF7PzzHH/70+m//
qffi6KOwJTm7JKPll3MNdGNS5YmvmlLSyNQotl28eZm7sCS6dew5cIguwVgqa0018YLy/cJPkl3cd+mdqssruiZ3sJjSicpzpv3Zs+QHpMeJx76Bmk9YGm+n
u0j5jSPCWOmb76brpuLd44dT6dB3UA9olfqutI3nAaeRoJkd8/UTFGnG8CJcP4qE3taeTcpP1tnoRjBYoclSYB3E35gXcGcaK80PEIF/OzHDDdFugkP3Ncch
Ay0VovuKdrrzkq38x9i15UIoYtEcoDnwNbQAqgVygNHuQucf3lXmdGKd3e+5SbT0dMJfEb3scyOixbTnhidWPUp10L/F9xUc9OP8eH1z776AgNyUD+TAuj8N
sPKiLoK6S/xI3XI+i/Vlg+al5sMR5UlTi4ZV/ai+p/paFQfCnixinU0Ipzv/XcNfr25hKqricuhMXWaLjMnmRuWTapPMB0PNg9cNS/0m8nhgmr+ff03gsh83
N9U0hlsJ41029IgUsl02n3I/jsyAbwlt4vbOvtVvRCtQ0FEHx7kTkSmyOXDHdLt1kmVvxi+Je9MHJHapPhP5DDdi3+g4+kj8tZ5PwiCCTHLRyAzsrqdO30d7
RYyWr8WsxnGSRNlXvvmqXtpm3jFgjReWdfXuRxPADXATySB4HVFSfFCXRKf4uwc7hC4FdZTf9xsVcvWUj7NvFM5UW4h4U7T3BXa+Kgr0ov2tBzndJF1kF6ov
w1l4a2/DFau518ET6mx0hNdLE4KYwHDRPuNW5RNjN6KENATaG2NCM7TzdSO9v2txT0+qsrZNrRnsrYtWXg7Gamrpl8FupBx/CHas8dqsmFN1nUhTd/JcF6V6
L4Cxgaf0KZETXIXWOhpLpoleSGMdd62v+J8zGpmngaWZ19PzrCeiY1JXFJ2Ov14FRRfgJ2gVYpa3IddjHfES1VNntk/ty8UeeCuVxbq3quPYZRltuqQZuTTX
PU8c8M7C8xSd7GM9Sbpq33D0EFnsy6VOOgzoCDIeG4xc0x3XNaLGEct1OwTVvOH8ZpUF8Vs4j2IuL3q/eFyFDxGDq2rmWsfDel5fuJ+nqWC+pxF/hPJ7eaqw
l3QWOFiVKch2kXiyWo25lDPle+QQWCLxwk/RLoqWVWvBWY4syqHoAD+U/g23di1XzHEOxW/o/yaEmmJxKnI/8UgICwkjisguGpsS5OS5rkqEngFkJnFQtNc+
Uj4IQazjnG95PUTbapZzrlb4k9qhh4m72CHksP17a3JluXN14gPDJOdvGjs5MXulprF0k2oR+lhmFtZ4c/TdkQ38Z+7l2Wp3T9IcSiGaGXik12/UtSMtPhny
Sj5WoUfneTdhXPlq2TJVd2oY0cLpk9fBNchj25jkJda/0IXSVWh/r9Y2wLkMy7ZWikw1ozPvpI73tvc7yZXWRLhXxN8OgaWvwmSPTX2a2j+zbfw5iwjcBnbG
U8FFnnXcBeIcWUOQ1aEDMFYpAON5Xz/SwzyDFGCdwwExnCxQ2GTEL5lByeT3ghiSxZh5Nfb5IeG4OWZ1HsSIL0EMCYnMsxvYkxnZs9zqw1q+ZMIowMr5Qay1
UPjODgqLQUKsnGn9czwAlhkmAMu0c7b5tv9pEL+0/6ovI5Rt1kh9a4Dp74QYsumZ1zn7umfqUSDG7om5g4S+IMUvPFcNMXpomfZPCGB2nYbrGQGG5xVeTw6w
/l/M+yHA0kOy79Ph+1yAJccWYM2kZ37b2RLfw2NNzJhhePTgy5LNvkxH8t/FVgUwvWcAwzpn3sUgRiyGrbqq7wwFWCc6AQx8S/3IQniU88smojEhOkA9f5qt
8oG+YO+GGM9i5mcIMeIoTKhduO/CzABArL/Dtjt9SYIs034NMVZJbDsdW60IsM7uYGI2mNiO//afL69/IEamIzxDyZxkwMxcMPHd4dOdw//7X1ZPhd9bmdYF
c63DxGQDLApFpkTq+nvX+s9MtnmJEMN7wF4h/htFBRiqJ2YMnLljBljxc6Z0eSbGDQjLbrHlstY/O5N57UMsvDvbCQr8V//8f+DCAFYeAGJ4L5jdmOG5KSBs
zwAAbGkwTHVXuDogfH0HsCixmes0gCWJ/Ut6AqadDghToQAAwOgZ/ff+AwD1uUOZzwGA4XNAX3S+AAwnAzu7BLCidMwriIlZZEdovmS9ME8OY8fawuFoAOMd
/O9i3nOAeuarASy6cjbGHmCtKNjPIbZVHH6dAKzI1ZdN/IEY8WJ2bR/Aoptj97Awo/AAawcF1IPFQQBQr+KBLaEfYpjoXP9sbOYqiL3KYJ6YwTbBhAkNBhgx
Jyjs96zvNGGbrgl8wSn938XWf0EA2wQKNkUbxKKug8J0W/+uiADWNyZ8bQAw5hMy8ynhvzXA+p2YqhGAEblk6iiZVznAmNsQrvcE6sHpgHpwdvYsQoARba9/
BinbRBumioXt7kGMKH19vTgTYgYx7tcAS53Grmpiuu//7UBfij/Xz4Uy9U3MlQzAyLADX8CRAIzeSKhe/hhiqfDCd40Ay/xeZg4bYt31wu95ACM/x767AiwT
BgEGrhtgTAti5tSZummIpX9meuPYazKApe5kQlSAetBfpi4QYJl0GH6XDo80MT9ppmym/y7Wi9AEAzsqWxHPQofdj5A4T7UuMkVXFFM2rfBD2cbInNg+qdzk
24aOQag2mMOlhvmL+AWKYf5VCXsjriSPLXxb3qpwR/Qjzg+Orug7/J7jEgISJ3wjleuz+8pn4fd1Y8liX5FmL7GKiKTtdAQQ+c/Pd+ZJrq32WHOGdBcSEiqw
AVlzaY0EVM3E7ujM3H3wU9vPjlvm9xKnuDu6yTJ92Q3fRDyV3kr38Zhqb5O7fHtpAdAajBCf5bl9hNfG+Sq9GfIjAEWXA+MgY2wMdDPyWspw4InjtqQFPQWZ
iORjC2mniEMKCS92h/wgOEPL8Dqkm+f7/C7qNfRqQQfVV7VKg1urXPkrkk428d+Ta8hJgc7BGu9QuouSy1uo3s5LznhIjOc0qqzGvzNdyO1BCXKTQX7ISiTq
cPVu9N/7Y4z5JaCM3cWVV0UtCgi22/bzumEEnaONdf2e1c3pCu0KrKQP0lMcsxUCeqk4PblxQ5ycTq7MSvY8tsOcU/LFgg12NzHZPVn5TFXFLZE/F4GWbfJn
ysHqgbAqg06ZlJ5ZuirrUXySoEONj+LQp/27Ar82SsrS84bkjqSnSJZIl2Wdl1hdL8w10tP61YJiYkGDZG+3QF8iInRJsV/+N41jR7KLwZ7qdbIR3jt0CqwJ
vAHXGrkeuwZ1TAgMV2UahuZ6vPt539DJZLuqJvxP3laqaJe1JtJ/uuK5pFRTKZ/rTFDslz5VT6RrFS6tQhzAUtQDUDd+VrVXPdsn021USkLzaI+2BrtH2kIv
zBt93+oMdKy/e8ER6jdijne0zKnL21ys/Z66GVgSmk9mgCPyBqgmk7N1KaGucDdXM/CzqM6J6WcRt4kinZYopuKIVXwT3AG0kv3gC8oIrJyMjTuX1iCjnOuK
6mavSxxW2sEizRum+JPflrjmm4g2MZ7GO/tvhc77tdRQNQeFqQR1T92GUIQSkOxUDXUPjWigfpy1quAkmrJCEErM++g/Elqa927FMkU+sl8iNUg0N7MXhRJQ
KEetzlYoLXHA+uwOpmbFu20XeWPd06R/C94knBFFEbPR5eJ3TtB1GhHnN0d3WIWa7+ROx4Cc7epj9E5iVMziuoN6sbqlbLKsAY2H4vBGhvbEsNrFkpv2OPcY
Sp1ZqULBWikuScK6youwO6pm4J7AVVwH71PeV88hJfZGcpBeBZurfKjCXaWwWzn4JHIeGHLmc3ZaBiNHXDd4ryz3nKiDdM80SN3jkExiC3wo1iMXyKbqVtBD
AwipVavRTL2QXuoSG+INtdUf1dONLZRN6OfUQToy9BstMg5CNmje8vurP/tXosfc6+go5S/gJUxEdQF75thxKGuUbKhiDzpBtgjdoR3iPm96jv0N/6hKwMeW
62oXu0OqDOIPe6Y7q3R/eSNx54zTaJ6tVtusKsX9UTjXOt1DCuIkHTwLOf2IEeB0uJ++vUev7Wb/NXO6qh5tR32YKhNXEJ4nZfOwAqwVN5PbgV1LxMbiMncX
9WkumZkzJq4EYJ2nCDHWRwAjhwUwZE4y6SUhlukAzH3Vl2Fs9U2XZFYfhq+TgLC8Fpsjj02dCNXrEYPqYSO+1JPD7NH772K8FoA15EFiowT03vetx/aiMnoH
R1r+jbntcjLRG52xTFo6N+pPfHHN6owm5hrLQSzFSWDfeA8k5C/umWQpHlaIRE+Ili4dH1XjRl1t4ExYYC5x7nDfrTmP7cdKfbyqWnEj3W1pscKMznIAUOQ/
z6Mnx5I+E+6SeK8mqige+wGozH5ri0GP2HTuYzVrKvtm/7F0u7l1XBugKnt8yQr7pupOcg3YGyzUb3DYfBMcEyU7yUnWLuYHGTc5QWu047Ut0vEh+QeIB7SG
0qAdQCR0ECiJOAzcKJmSPkdcZrvCsXDVRRtMNypsAp3rkTnbMdZpE06p2sWfXM2tUMB66XOJgP8J7uSo4JV4IdEh6hrMFd1QNvHyiDLivqUNNyVtpclerl02
05ZUcj56YGyB82sv4VyZCVeHsj+4Yt1npf/uBaZU9Lc+K6sq5kYpUnjLTekfy/8UDCS8vnR7R7ohLRT95jsta08E3ZfFu4VLKnNQGh7uWgAvyGizpFfC5mXt
42Ps2bbmZWXcb9J68g/bRpp/sd6oosqjUws449KSErfZjElnimNr/l42qMZa3Z18ICinWilI/CmyClypbChvkb06/lP1BFjmyHNwTdeLRdXnJEPh0/xB0h6S
8Yoz8qPgKlDAv0ekYLtFc101qIs7zTkF7lx9SRrr+VpuEyu9P6C1jsFV17ILnDHEssyhGTt5B1JmV3bnJro/1lShtzhHkpPhOF4vZLTlHDjAu1Rpol1wrDgW
GyV/XfXUHyBao60Ea7PXENcIuSBVtlDQn3yFb9Dc95TSWxRRqqXE37wlGgleq4uWxSvuwb+oPjlKsDNcf9yv4Gs0EV2GDnY35raR/Yim8weWp8ufyOPVp/ly
kV3cwNrUqSjPrh6TSWBT3HNlysKC8s4x3SIKi/ZC4xf3WLqiuG+iyfPctBMdah3EpdEyJN22QhUJz8dveXsjS+wbMJcFk53IXJt9VjTO/Dq7a6mYs4Q/qLIr
0cVdA/dBBotUhfMyb1su8DNJNbmQ7h5cj+YrmpI9eD1KvkpMyViYujq5OfDtsoaL2wDumHh7C6FPRFpuV3tQCbxR2kH01Na65gU339HEEeRcFPYRz3J8525l
N9lv2/sTQrRP2Tr4YFJm+g5BBXbZbbc1dfHlf7hmJtzPfJSx0/FOgIjt4sfIIL7JtCrdV93LagNT5I/s3UxHYR66K3VGyr24KHdW+t/AWuu0spMxtxLGVHaC
xIueFtoy0yCo9IclmzJOc2pMv0eXmq/bm8QkLDoaX8fvBouVjflF4HDnNv5Qcab4HLYbuwr34MyzfnQXODSylynrJLlEDS/XEqUxqfsqZqFemVE4y1KF9PJE
2nbboiyv4Qf29tyzlh/NIhttaWF+YP+rEC9rAR+SW1x3qw6WJNt2Ozg2DtKqfETyx7K9hQcFkdlLEzSF3ZdNzRbFD8hqu/RQwufkiPTG5R2rmktWpPeTHKs2
uz3cisIrjimZkSGSapLbN2dJ7l/K2pxT6h2hmeXNI9om/fVPqxRb1qS4UcLtlOG+Z76mq2fg36oTQ9XySbkNHV3NEuEWjolzO31sxo9xM0rbW0o8IfSWBVGN
1qzDuglv+Xz2an38yjv5Cwmrcb5xI5Ll1ILq/7v/nLC9kzu8LUXDiElUKtlAl6eB6BjzeH8PerqqE9cKrhXkOSpsd1Ul5ARkOI6JCxrsD13LP1b7Z+jUyq5U
jLoym0cd1h0Su1S35LBqitbmFaqbFlYD0RHBiKmFSYWywuhIEPqgChJdJV35s7359FHfM9VzME62Xd/D+NC+GJ2k2uprktMBa6nbpQqiF7SdfKj+e+0JbA4d
q1lHD/B3pPS6J6FjuXU5Gu8dzlip3had2TKumW1T5B3BPjzZu17q0BmNU7Wp9Hnyqlzo/jfm0Cw9z1Ng/cz9M0skfGFqbSnmvEV/00lDSuUV7xK6zD9AXa1r
7j2sp60p9EdapZrkHao8oimTF0ScV1YKAyol2BJJxgOK5ehYXAl3lVzUtgne55+RREhnZVv4rxyfMjkCXtn26plIiWt37ijV69B7o9HbrfYH4xVq8sou7v2W
h8KeaDvPZu8IwyLPUvREwIfG5/6a4/S18p8gTnqPGh6kzPXdQN8oYlV+2RFXL29HT37IoZimL9W843bJ4HsO6prkZqgLvV9jAfovzilkAtpAiQiozChyQX6p
cqV7EK0E1epykqSX4YML7OhJvCo0xYCq9XURBT+JDavqXAm1Js2onG/9R7GN/EOBCXUTPV1zk4wLVrx1VxLZ2h8CixocrJ2u6Zj3gAhp1fm3sJfYeeynwExH
S92lAAZv1P/pPY+2UUfTk2V7/cMJAz09uFXdQfxKkGeSK85ofxd+70Pk77LKUpRpvCwkJc6MVH4o6pp0TfUc/0Xd2BfSjiQ6eAvtPcjj2iXyG6uiQkWqOr6G
3J43WTVWNE911jQZ/Yy8L+kuKAYbu9yNHgffaQ/mwjrCvb9gg+a4PE6/kLyysiygqr3QwLwive5EbaX9G/i4S24qTTjFG2PZxpkt8pELlRlOOzxB9B25VwRI
MlR9pKsDa+Fb2a/dHd2DvVd9TTGO/rW+pS2Dakztgq/oBxF6X7XqITkuv8a+XM9RCcwyekaoBX+6eq/qN/1D9J+WWQ0RI8hgblttW0zn84eEBdYgQrbDX2TT
9scCR2Kicox2qvJrr1T+g9PpXuh4UBhl71Az2zFYONphcw3zPMj3AwMyR+hCmFb5Sv91zuXQSWOmupW80FClaBDK8NPkNjqr4fcqIXlF1x6foPkshaVZBXDt
ImJbrtSYSHfXVvjHaLiaD+pr9CaBSZ6k+oD2xCe4hhAO56fse1KcqoZb0RrBX74nhonUqQCMJSur6YeuTeqhYjm2HWyiH4+eAwP+XMlSRJm9KqO9JWvxAS7C
qRGmiluj7UOD8z9pHuE/0Q6qJ7lLMI4E2FLCmfV04bUaTLw6M+cM1dNbMDEQbP8aW+5gfYwHM68VHp9km5sFAGzedCgMyw0x6uqYc/Try1JiYqABRgyV3W3H
NjcdqMedBbFq7Ovj4sIpj5g6HybNQLjOkznvqb7JB/VrDf/rv/43msMvyckAWGdCAGHfS4BBM1Rff82sQ2J6Q5k0LEzcM8DikgRYszsh1jvIhNn8G80AALZ8
WCb2BmDkbSBGxRAbfsemAoAYE3TYToP60iyY8SDm5w0BAItrLDwrGY61Y1OlhUemIMYMN+bT5T8G7P9tDwrHnDJPePxSlxOzhg8K+45BDLw7c1IXk0+M6eRn
RzLD8a9sp+KXOL7rc48DrK5eiFFrxKZEql+zALDoG8O/hUC93w9iwXaZlIbhmQIg7N4PMVTn4ZVXQL2ZnhDDt2XjMSBWr/Z/1c//TgEUrnYP/z4zV6nMyYgA
ozYifEULAABrxjrEMB2KLYWKiXUCvsDTXR9vw6w+gerZGZlqkfCdLcCqOWHO8wr39wCsqa4Ag44HYOjF2Bkw5t0l/M7ClFwCMNReX5LNArBwp2z5AQDLnQp/
MnyZl++/K/xqZ+KLgXo0/OypwwDjaQexpHB+aSYd069CX6ScZfNGM3lhgXpU32yZiwAjBsWeZgsw7jZAPVwzxNAJQ/8LXTAAMPlR2VYLwKi6hACAVZUAMeY9
AozYEgSwpWhA9ThT2E4sdoaeuVf772K9ehMzyOHSbLq7ntS89n9rmJ23v2hPZNOKxotLoh8lFqVcK7JX/BUADJ30owIv/aMKDL7dgWrwbdHsksiSvalRy+os
PyVJ7L/bd6miBR1lCoGeWCUpprsaezfcqqsJmOh2IRe+zDjD135VtzURUCyUBO1N7mMtsjdwxyXNI8qFWvQUMQl869ionmifEorQJYlVpW9tTfgOz93sirK1
8j/B4/DoFYpQW4lq5TI6Rr+vIKN2klNZVYiOgmF0AN4DOaD+bNxbOBKaEvMTUAc8AmJTP8YlLaGsIxxXU/Zal1UPww8LrpBviPfu8d4nBILeJp6L5iiO6e8a
KOUwqkMAXZNbt7KuyapGmiy/2JhY2xaNC5wgfwiV5BXhP/t2iKur9qS60T8yamRdTFtTNqbuk/9EfCS6+l7z5QSAO9CNmn9XexHLO5VoopdW+pfElzu5/Uxd
LOXUe8O+vDOhtbIVyi6uPvqOeYOUeMVXYAE2TtTK/VjeJfdPxXr0b1MnVEmcqBxO4xaRVWA/TnRPLrZg4C0Bj7LZe+n7aWeUOeDO9kPLPXCL6tzyZ2AfBMuJ
wX5Wu3w7NaR+RkNrXSldKxhRdszBBUHLQrct0F62pCGt/I226g8WeIO9iG9XykK/Bz8gr/lLiLGWixKzb4W9wvfcp1cfxWaELufepay6nzR+jkxz0zyRkIKr
pS7+e2lbTj9xe/SicIxbS39E/7Kskc8ia+V5ivvoXPx27URaT94k34dk1BPFOmNFblfjSe3qunboGopqiDcyYQ08i/1XvDw0gbyp3lt7SrNR58idpm+W38zw
KzEhBw82MXZX9cDPElG8bZqL+lxQTBdIfdxuaEVWinoHLiMlkkbE+gYxlsFw0NMu/aw1Fv1oKy4vxbonvFu2xmJduqtqtG1c9ajICF57sD04jfzKexd9Srcm
eZ5p7urgVOk97Rn5I43cd44Y7WlJfxTrNbvhCO5vkrXEU5cf3RjMDDVSNQ5MrN2et0w/KUe4+uOKEQGFEcp7EGzgLzYGVkYXaJuqI/M5Q7hFvKk1B4Bl2QUy
n6IqS+BagnWyzhFsE71GfveNlP1q+85tCBQFvPzl8ung4MwObkPdSN+02hGCq8rh2DDJcM15vE3Axplc2waTE51U8epjgqnuDpY/Eb+Ptm6w3/e3tlZQ67yn
nWbFIF+19VuVG0zAHFRsrqR6X+IT5yZuC84b+0Clm/dQf9VKmuCaJFu3qgHpc1y/eXom9RV+DxPKLiSGLjd0AN1Fp8VdZYfyBJoruevrTubfVh02TjJ2NaQa
Gyuf4wbdptAA9SgnpTib66CTZLhhn67E/yT0rZGnbUb65A/gbmgLr6KqiTcbnOuPlZ8UScBumqk6sy4efeleS+UTAu2R0BFvF7LaWKGz1HQwvEEKMoXYeGHD
rKXq/IxE3XPqiCQ9fb8EoJC4yaqAqZ/1RU1b7Cm5V5xrCWiuiJv4ICIL+2L+g53/qm/Hr49DA1hyu5hnMTBhxkC9WeUAAHxRjRWu/2DDNOrPCWPSX0L13ns2
fIS9J2Vm0pgqM/Z6qr4nAzBwUcx5kGwOsfq7O+gL3W3QF9wVJjQBYuhgAcacyP8QoC+4xqji/McVf8tv4YdyftUdDHaTT4zOT/t12bDyGTWvKubEr049Vjxc
BdOTal3GaNtQvHteAvGevprGy8iv+sS/yC/iuvhL+Dwr7t4DziJLPCcDbT2VvglV7XwfveNd3XX3dUX+YcZS3Sx9Q83/+C8A4KV9sv0nRxuvwt7b1cUJEt3R
cgWkz/Bt0Z/B76vG2j4qKbFUbEZ7yIYV/4Ecjc8nW4SM2RrDPn+0cawuSfMob6zH4OHXOKUHJIc4v8vriBMW7uK78bMLHZHxyw3Q91F5sUegePyF8rXgusSj
DIndwmPyEdQd6joyANdIF6vof/bdu7IG7kiVpbYS/KwajSdqvsuZLcfzJru/xeeTzXIf5qryBgWzRVx6A1gojpS/ytptH2FPtxCIO3OWu6vqI9qIfxgNYYdB
u/qY9t9Y1cysw5ySBLV9QE1X6yKXMemU3WydGjTRf1GTazeJVcoNRsTQApynPOjbFvhOvc2bq/foOxBZop3YokxKmiQRSPLFa5FVYDE/XuVHEd5cAk8soV+i
Tu841wLHQFu0eERyRnb18s2c9Ax97cjal/SDQIBqF1pJzgx8TWehO5G+rpMcgUSAbMU2k0Z8q6uaKiD7+o30jeBRX5/gRUV35Qb8JHEnHvROc37tbe944G1A
/UCcogfnqXJH5O3xzKxdTe9TzHd2AX/hxXsO+xA14exlGomtc98W04qu6rHqscSPnhtqhfYeZqFgj9FnVFyRrlY6xIJa04pfVjShV1Fr/HuUxpDS1lNlEeVx
1pGNObXutvwY2ihyGAHDNZ0R7ELvrvkud5pxUO67wFsyVvXcPBpc4NMrp5DXc3rh3zgzfDOzPbb7xGBdAzEuhB0B7Xx304pNpe81F7AtvMl4RXl/YGpxUWZq
1ZrE+2Zd2tiyGE1L/DN5H50mFWslykbuPPo83U41oDZb8to41n+OCtDtc4Yll9gL4aaSoQ4XypV4xJXipgEajeFkYFb8gA4MtA0Myq0M7sS+X7GDfB1oLbnu
31QnDQaEg5wZKdnOBcjjMgPE512x5il+dLewvFfEa78mVtiFhBZspvkmOJWK0iz1tEAlpJUcR6xQ33IrwFeIhh5CVGkPGm7LY+xieqPijslL2FT56u4JVcRJ
tKniIbLLfsfTSkhITuRMJSZU4+6RyFj6vPU66RQVuBfCGdgqzkq4MekSpdqcyHCCK9rMfZt6kntQ7HS8Ft8oddvMy/thw/AL4Gw35e0flexcSExFVO5R5qX+
kVhuzVF9Bd05pHT2Dej5LwLPFQbwqSJXsxj84HlmfOV4mPfOOJ6aZBhAi4iqnDrfFd8wep3dQvyNPfEOUj8VFMALJOctQuFx6XDsjGW4ao7yOpFKBH0/kev9
TYnp6Fi1WH6orIg7n9PQqoCz4EGSLvAOqpP1ALrQNs56oWqusLlln+O4eBTdQvmouiHR2F5GmrER8qE6lrSq8MgsxJrNws7kAAz9ObubkTnxEmBhpcMpUZjS
zepX3zOhsPU5yZnxG6iebOnwvBPEwnSHR/ehL0Bq2bHi+pEl5uRGgMXJCrDWMcyoL8TgRq1Pw8Fe4wIMTzk89hfeTw+wZj/9d32J/geoJ4EMYMxcDr8fQYza
EuZEKvYcViYmlD3/BmDZYZlZOIh1jwLq2XfY0tsBFj4FYFDCMCshAcbeCGLV74R735i/B8DCGwL1JG18CbMQHq1m2hXYOyf2xGvmzo5ZpwYwJD+GX4H/9V5f
dMHoIO9M6qaiEInI3lTWhOilki7+qXgM9DzqJmRatBk4ElMavZrsSVG6AuIp0oq6rKbpW/JG0TGWquInMQfTV0enACtj5lfZBX9L+Jbe4I/qTO9khQz9bCFS
W+AXtPddL/SH5A9pLmYxRAIR//zU2fY4dhT2dD1BJsi7pgyDLe5xmrNghHOmvC25AryMDOCeMfevbpJdx78Dj7Fsqp4mb6fdrmzuWwu9kcCKe7Wa0DKuxFuY
PRHeZp4kMMr13iyyV8SCIqJkMjQVEABA4clCIzCDq8JTS6ye0dzLuhHJ1/nrkUv87/HRJr2qGD2kkEo3K96R5x2wdCJhVNHec4b24uUURbaNPkffzAFDlf5v
AhONNYaOxhecTuivFcM4B9zJWZ3KfhKcSlGj+/hbwSneY+gRZDgect9U//tNzFriSX5Q+dxyqPKvlCjT7uQG6e14U30iKsYvJGjdEvl4f2sFLO9HjITXUi9r
ujllvg2SReQmzrdIbGFIONzXq3KaYKx7ipuWzUBN7r/hD9gqQQE3zf6VJ8tyNeuKuZO5VXYa4orTmgdm7fPrA5y6ZdgMn4D4QAtU5aFbYr8wWrDSznGXieXY
KGKal0OARoF/j7u5kUP3U/N1vQTR5B4wkp5IOyR70J4eUfpJe9PST8Yuigz5b8IM/wfD6lxRXiNnd0GcAxXBjiTyuMwkBC1rMn5FXstX4H3JMURr4XykhxhS
3NSu4x8UnzFC+gfGJEJBphiu56w2z8/p5s/23VBlE/OQ33NKcm/JUqlGjvuJM8WlRo9yWug38h3eWr6soKWmp2qD+2f6qnC4WBXKJIdQadZ0cK0j01ctNAlC
juHKxo6N0qfkWc4V4hEMJl+0wOkf0jPj/EQH22PO9tLrwNXl7tRLy6Ucf1FkfNeK69a5ymfpmeoId4Z0bEKCSu8sCfziPew7WP2GWmme6e2ojPS34N0RnRc9
8OzjneHxRZPL+1cccT7QJBi+ExYEearJqlK31JCkmxzYpmjl7QEjdK3yKn1JeSb1RlqbGEXNIvuNjKyUansKp68INZ9Dl4FFCj5/A/93dJ+lKX6pai0q4s81
e9wlyBB1qvWE7q6M0DrIHxT7efFIui1bcJNaTN+Rme0rqRVCj+6Fr0d6RzgKSUL2oN/J5/IoOsrXxtsFT/I2kfAkQuyAoCVWkb+RMKWW2PqI9zvWKjXIUayB
txs4wZSZ9sL2R7xBaM4WcGqEaVwxaDJcTB9akqTaI+ypSvD1S+mkcMcfhH8KCIM9sDbGr7G26DjqGjhTMkSKEUOU85V9fMPcEf71st6+WdlHjIm1H3LuataS
+8wiLJCO8v4iW7ryxW+JVOlieIpDb1lLXK3oXHOV1PGl2AxHMfE1pXXPVD/xtccuu84QBXA7ST5/rhNCpnl+dvd231Mfj9nnopctFVrStgmi+HMkg7Puizbq
2vtziSTwhaqzbLIs2bof+5uT5BFqv6KbUnbD10RdyFi4G+qTLi9auexz0YiEHgm/poPC7/WfdEmGH/QXdKPlMwWzqC5leREzlx82dU27FlNWkhPVv/wl6Mn+
iiiHS6zT3NVImsrpXI80p2p1AfEdOTfwSmnwzZVHAnFQBCBe7k/bXfEDSouGZmkR0JEPX5K4uFma7nBPsCHYLD1ZRKWvS9vJaZdxybNfOsSxQLeR/oi/1iXr
XXXjBZODD6gdQgHvufWkdbBbL09UvIS3xv8IzS1SLZ4WmRYhgrZHjgOMhd9gkDPKaUFCbp1zofUdPEPixdZwSO9Y8Qfbbj7kklT1to7wpfiO0r1Ud7yjzQYy
WVen3e34ERyqex7yqMdyf1FYDAre0NQE+TfLH6RPtufJbjheCjc5vvbJCEy+CCuVzAFtRC+qpenfFYeDu9W0qzy2DDaTy3aZJ5knVOxQvXZPJW57v0POKZ4Q
u+QbdC3JDu4gfwLhx9cSA4NvyBp0pbgrB3IUc4SwirwvX2F6aFvsaqxJkQaIq2gzcLMacWyKbc0/lXwuk0zojrxKfV/eh5ds/Q4lsO/1+Qhgapg+r86tr86b
DDt5+zJ2usba4uBz5UGUp/ISNeQb/7agR91GlkWfNnylviaXgTsy7xGtqYOYi/P4n7vTzd+I/Aq94zsg6yIKqDtRjXMBXih1OKeB4B5vH79aMxQ5yd+Cv0nd
I6U9vcGPvmHezoQZ/DYQ483J3IoeDdzHpvu8xhN8Cx4kUtW/UEvEAwyHkXOG25LpynxOI/076XjJdEmdv5XhD+0I4lIcTB5BthtX5T51ziFGomloU885ZCTa
O+WhZBnyPXaDWJcptDr5ndA23D8kb31J4k+abvyuYFfBDOF2RbwAJJJU1eUHi7jJDRbRVmlpp/LHifbozuXtS5cp56Nl/C6qQ+qJ4mLJYNWfXq9hoKZSJvU/
RWajjQSXgn6PXhZjXiu/UlWNVoH5HLT8sS6V/KzbRVbwncQiQzt3M8lu+itlmgp3Fqqu0NZgH2xPwRzxogxEsDu7XeGyigk1+a4fLJCZF3vCuoDTWezmfgfG
iRLgH9AurhHE7+RWIpXgiZshu+3DrTr1GPKVv59uh7eCzMV6qefou0tHefXk73il/LjGJ31OJHkbONKqizKruNOrm1n1ZDlyRbkNSck6hTvcYxQFnm3+qHhu
WVdByzSjeJ/5ALdpVZ5wp+qepcQUUSmFBaWnqxSisZWe5b3E27DF4FjZkWKLNV78vU5uP08+RfeRt4OJa2eHTkk6yCahaaFox9eyg9pLxG9EGZmsvI+5DSHd
CNkTd07oRUUH/7i8Sf65uEq0X86R7Lf0dCejVmquNLesa1ZH9S/OfNlhSxv4rvWicLfkj+q5/F2SHvAjdY7coTojIU3ryt+l2wpXWaLcDcF4jgg8ylMJs8XD
k4X8QzxR9DyhUfbALODNVXS37vW88a5LkovfIruJl4FunE6BpboJ/rdEKRFJmGLiY2IjhkQ+Xdo5+XV006QnKZmkzFCGuXQFqvL0rdh3ghHevSk64C6UkYCl
p0bNtfROjym66khw9La895YQVqLSK/K+JXe65gU6SmOEO0hcZfO/UY9VRECR//zsTWiZuqL0GPaXfbFAaD6atcxzEkes1wgX9x2fq1FkRVWusbdX9EtdmC0k
drhGVS5SHSGjzEn6ZPQXlVDTQPsMN2baLQ9LF7je2Fcg59Bc7hNkN+SJpIHciA7QmAhj4YRCESQU+7lp4rfiJsmDsht5i+Q85AfYkf4ha2PNDPyuPUucon6D
pspNpBP8VToZmam4TgakPKFbX6Lzgw+Ju6EhdEHBYL04rxThpjS2b1AQ4PbyzWXl5WvKceINegFbgbcmDqK49wEegf+7N72WdiM5qbzxMmfKd/xuJmXcW9Nd
Nd+g1r/S/YXf0cn8YwLpwTzlCfkjuH0VRpSntfRtiXvnPQYLBWskAnuu+bJ7iMBmKeBXJ98DnYgFv22v4L0RDRSP53RKemHeb47jH3Btyj6eXpCdZTkp/1qd
phmo6q2sKbHqAXVfdXZGWTyVtdraxyFwbhXBMkD+VU0ZMT1Rhz6TNBTe1O2QCvWzJJrMPNU4ZJu7wj5NUMC5i57R0d6D+utYFtZOYslPy+uVV8afkR63/AP/
d3O5fQ4cj83kdSoTph/lw84e6CrfW7NS9qaGo9KhDUQDZKtUc939VBeVR+jU6lfEPuQUvQfVUi3pbeQ8iV39WtNBJUA1gSa8YvUIzS5jH0VPYpgCzE2Q8HNP
BiPwwmBn1zwx4N1ROYX8QKbwOtkiPcMdQ8yiiqbFw/i7KwYTK1UxRCvHOdly2XNwurRCshuZrZNkt8m6X1iYfiZVYC6wXEmKzHBXYqgHHK/4gbj/T12y0bta
3BL8HatB5moRxUAfSP2OXtM0F42uWooesSKSTEm5a7DjpHNp9XxXa3UXMgsZI7FKJqijVXFYE0HP6s/aVqFpIV5whlal/VlXzZ9Y871tGec4HxQ2qGgsfCeK
hWM5nUVRnjHwYyfg6oWOEZ3AKsBvlAiaQHQhv8OOwJD4EnyZjpZcwztJ9MSUqArUkLleva9G6M9w68jTYGOVVXUY16Mx6EIig3/GudCOY3zyJrJFHiF2W6Pw
hXiGua2hDhusqilzJ2/mFNm2c+84fsaS0fSsLekLqvHFRXxbxhHOQs7ayp3moe7J2FT+HCILbgzv8O5xvnNeR032dor2pJeO8Gc5XqO/UCDNSb9JFlFGaQFd
RYzG1hGE4or6DelURXIFWLOcueobxg5UOtgrMx3fTtjw3lgv9LP414zuzoLkGdLevF6yWHlPe29PNWkjt3gHm28oFui6ZY6Tj5dHwziSt2g/L68wznHG+a14
uMpkae3K8ay0TbIv+uckXQGXOGbbc/FVvoW0252J9sKagwh6G9wcfK3LpUdTE/yO4E/BWdjdRaeiT5TbCmfGto3nLt2RIOXoRCIdt7at9ivDzNA9dzuC5y8v
Oyj0QlFZudLzmc3Et9MupZ0kKqTVvnbgX+pMcJ0Q15zH5mhml90wKPTl6IUcgfCSp6keACKgaKgp3AVfDitMEl8K/pNvvn+FD8weltOo0qE+6DrsaVBcbW+R
lIWWiDLSquiDmF7VP7+fanOOpqCB4ZvccQaC3K7r6zvubusLeZMFq/Elqll0kfLP5ceiesZWQnhE0aJFUGrhjOje6nOymZwp2YXKW+I12kYq2tMetGGQGFcq
5etk771C5XlsGPeK9yKxUzvVd23pfGoD/ETcXj9DPafiM9U30FinzAvm/pXbFTlSJUd3u65aU3Aet7nook1Enne9dT7Sq3zfklWhYX5r6N8YAT9lXuTC7NlV
v2X9kGVIPZvuznoZjC8/S4v1TwTP9NXIYMl0Qq1tQpySn5J9o56sPYPG6TD6g2ifoBp8mm6WS8GA46xoDoyKF8l16FH3GfFd/A14QzfGklGlsY+wLzbFJu9P
WGCe7yp39BXm0bP8D+jW9OJAV368VKfOcN+yWtClSGtCkX2zYhq1/J/qZyyIKnr6f/b3Ip3exaGnpnSBwIR5h3nnEwOo5nTTapz+rPuanqL5VZZC7iav5h/J
5eV5tOs8TcEGWj3a2X0TK1EMrmronYe8oX4Wq3Vnian4J3e1bxZuDLTSNQWjjbuVVfRQ3yQSDyzXSfy3Q2Ld4NoSzf2cv/UTdZXkWHmNtzxwVdw8R0Q21Q8L
9PEg/re6I25TzotU7YrGgXlYP7CQxHxarKv0oELobIQTBEXMJURgjHg/UiQ10Z+RTEU/yWf+RThfmCzl+1aLOfqP0bVlQc6zuM3JhxNfAKuqW0cekmvE32C/
qfrxE70/0gPc6eIt5EgiIzScVGoicwbSe4yPfHz9usxv5d1V5cpCebziB/igdM6KDAI3poQ4jkPG4f6JOqkPCnH4fVbUheJ0cQitchREeFfLhyNa9wDBCuRv
90vLZvtwjgZvTfUhNGQV9to9j1hHb0H15EV4DT7T3YrajI1zbaD2+X4gK2vF/rWajeIb2l4VBD7G91jcjCgLVPqG0Xv8wyuLg7uJx9Q+8DuymeOV8AWxTF6s
bOjdR5ahIuKs4BuQyD5J9aRzJDl8uCaTWwIPc84TnBDeE/cRpCAPzf2taUhjt9zZXpSd5nHKFDK+u7yVPVV1yXrON4Xk0Gt8S5F9RFpdcu220HHZRnWPwDLi
NH5S0zTo8b7z36X7BT6ojhqWB4blfch9TIuNFn0r+miugr6iTqELqAgsi9JQc3Gh73LVM/kGsz+1hfQkKlVuEpmw7XSOf31I5iyRXtDcz25NxRre24qTI1PH
yGYor9pPVXZRF8KIc2DWi4oH5mjZz6Zm4hzOfesF3U7yK6PBNxSPEWrAct8saonymq6PtotyfnC0/iSpxgeEgPKzhfnFC0oFlcHEJsmfIp6noo6GWKK6v36m
dTJ5O3CI7JIzeXlStINzYDkacX5pN8tXztXL30RuVD6Dl+sfkGPhWcQyQyKtUE0sA3yziJ8UEe7WRFC/N+d/8B8A6JyVh0x1jZDzvAb3zZpkfUN6d6ibbzM6
n24e3Ii9t6TzAcRt4oMH3ceI81xKydP3sP8fyt4Dvmmrbxt29nISJ/G2bMu2bMuOnZ2w9yijQNl7Q9mUvcpwEkhC9vCeki3Z8soOe1MoUGbZZY8yyqZQSsv4
HNrn+e73S+n9fvbPsixL5/zXOfqfY5/ruun0Oa9pEt1HxMPcCSBZPRRbYt5tbrAsxc4758pt/BBSh6h7wckhLtJPpIhcLLf95vnY2oRqXlzNR+Emu158Q3DS
MZ+vp83CdovixfsEWbCMhzguI+9qx0iLtN1kPe0F0NeeSOZ3LmEdIX8NZwnXOuTCFkl/qIH5QEfmdtG/4rRoDzDPVheQksxxgfixCtfjr50oMhdLhNvOxV7X
3Ck9pboc15CE0K/Qhhq3kSORxc7JjgH2Mrjc1a/2mWKqm+F8V/0RanJuhQBBHa4RAXg36060u2kguwX53fC19TWnBbNb71jr1U/QQl0hdI97nj3IfphVSccM
v9OPWi8AObzBnAJmJfEuZzRRR9yrb3IXxRcDE0XD1CzbcspLWwbnIkoFTdTbhjjZS1e+xO1KZzZWF1sWuePMOxJm4wB0Ep6Kn5KcFOyWv5a041eJQ7EO4E8V
69HzpSUKm9TP+0VwxLIL6JKYJdho7mHbjvoIH32TuSMxlPIR700kuezSi+4Z3O8E06JD3fVER7eZiPHdFpvQQ/IGrLu/GciErwj22GtgwbYvLGPgbu58zmTR
F2gBsjk5Vpmh7OL8wlpA1LCXyY558rCu9pu6Qu5QGh3tiRVyVOj3eAr2K3ALe8x+5zjE6419wyywI/TZBgQbzFuGMol49KOssrJ95ekQnv5DUkIFVj5YuyB+
Ni5HZjl+NVSitVU8Vwq+KzHONxXq6+JLDiICazwx3kWDe1vf4FMwj0OBL3NdxbJKUbMGfIqO9sWIZvKyRQx2mfi+3+QvJARWIXZVkAN2tYwBRyLr4zV0OeeR
cXelt3w/5U3B4dIsByS6gxViXzmqEKurq+etaRoxxfnOuBZdRqw0f+H6DrstuSoYmPyrjAm1EzNFjaJ0vDKIgy5A74vrib7oK9856GvDTL0CNDtuWG9BPInP
FIksFSxmiaUJUjF3lPGSYgWSLDkgi8N2ADn5Bw0HODiUxSxmP6kUmIrijlf3jQfiulUmambaeph7CsXgAciLPSVikINOqf2C+YFjoWsqVCUzOAmX0EwzGZ3f
u5v5EyivkK6cEd506DdCL9zvrHd3kwqkM7EoMFe2A64RKkW/W+OxA9YFzj9Fb5N+chgF0dBFgQgvBBjma8LvE7ZaNJyPvB7su/bpyG7nNScoSMZo3v5Ee3W5
nkLNYIeavzV3EjzWX4Km0f7Q3KsabvwDXIh+YSNTYapE7kI2YvGSI86fof2uLezRltWKhfh8yTFmrHcdEYhk8QDvtIjpUdG5R4KnFeyMoZRklzDL6l1Zpnj0
hHeRezl20m3BTxKLolLLe5THUg5QviojbeLFnuTd5ksEKx0j9VrLH1g3i5370GIFV3D3CkYTB2SrmSOJ+55TWCD/IQWTcqkn1TXaRsqJqh1MQOTlZTkmmffz
JM7ufJS/iHa3tLNeBjjo47i/G3uxRmtXSUllJme2dL5/k6yfYjlrg9IHZ1W942aj08E1vMfmWTYRR4hrSMawgaR3BWNzx2zShdxX9VVNBdYb7nNPGzXWby1e
8BmnxJqHKFgH0fnoAovXNltGd0aDKcnXoY9QgbKF/9pRoGRZ+xEYcUc2S7rFMcoyUBqVvB467NlOeVy8rHoseMpKjbaacc5QhhZ+4pqPbXf9gkfBbMcH23mo
7S9J76OBalHVn3EbNhKUBzW/VxmYt1zrBYMVRncvaREQ5fpJfx7jM5WGrzEMklmrTZGwAPxVuMj0LTJShJXkVen5POM59gZTOm8vyBDYBWGWpWKowhR8piaO
qdZm24YkwKxzNn/FxWq/JRe+y72JJ+If4bPu2dJOEhQ5VGkBfPYztLHmJH035jbdMJdX/gQi24YqOkOJ+tspqLjaZZeo7Xpotm2lOwmLsS9wiAw81nZ9r0AO
9ALDsVdKDbNQMgQMN7UXPbGdcDxlPjeO4T7WPzFFihHnabsRIwM6fqTlBZyPXBSw+WugMvpw7wz/bGJB9S7rKSYHnOuxeOOcCe7foCnyQvtgiOzuYhnhPW3Y
nRoNt9hfS7yGowRZcdH1jNW/EVRcAaqDNruGspdj86VelsE5g0hyauiHuByEA64FbySm44c1oeI8hls7HbeyWfp2gr50CtpkowV1oE4pQsjdyq7UaGkNRaOp
S7nHgRPgKstO+kGB1zmkeCh3NZMjXo4qXAihgrrLhtnkdb8Jv7J0Ay+xrFUai6v6OJhqDpeFQEN9yZJpRDgxyzlYiUCb3T+mbCBwaDX0Rcp48yTnd8L3Gkvs
ccY46sfKx+oS+hBjsy6cN5U3AL1csRjYwJ1j3Zs0BsvjlJmWSyY6JMg0CYvTwP9Z3ggPxTsqBPbeEsRWYP5S0JnxvevbuMOO7oYgEAYl6GXrFt0qUxlnPfSG
HcrIBtPoHp6Kv4H/PcFIPmP3sf240DG96j0229iHmcsqV1tMGEtrNxtPJmxQz1FTOeERk7RjE3jqbIOF/4BdY5ttcVRH8a/GjYlvQPfYWwxSbxGW7HtluiNS
O4/JpDI/NAc/Q77u8UvHwG+UA9y93YkpJW4QjfXsS5ku/1X2wdPLhklDhYOwr/D2gTv4b86nKANtMpErNjmnCNZb53HXE1eNEVoZDnt+xlEJxH9KDMLqXTC2
G11oeqqOj9tk7mBeZQivzDXPKlqp6Z70jP8s7kbRR62PurfGYF+Ev2Ie0rpc27Be8unMFRJWoM2AqlBShCpVFaxikyiBFtSapQR9ylWCPrWmBFWIKloVTgoL
nBtBYpBi/r7bB/211qD1qWrdhqhCSK1zzIHSAu/iT59iVWQS8On6mP/4fSiIFP5pGxK4MpgU9mleKEgVRor6n5IDV5BIwZ/2Yz9JGKNKUtFUUaQ4Ff3TmSGk
1u+DVZGB94jPriUK+o/flINIsQENYgP70X9JG9CLE5BVEjgerQJJLFKoKppEDdTDIJEDFyUGzglVBZP+luN/ywwLyBwR2IapWr8P/Sw2TMAmqv+37tBAySGq
+E9XRaliVWGBZ3DgaCgpPKBDmIryl6yq4L8tT/rkg5CAnf6ybSt2ZLjqf7/5tPeXfWgBj0QF/BJFavUfGPDOJ+upPnkvYLFWC1NUCSpBwJKB2kjRASuE/eWz
v30Y+cn6caTEwDacFBnQLfAKSBQc2GstJYwUTPoLu7v1mmDVX7p9ymYDGgUF7BmhigtsySpqQBNJwKoxge9jAiXEBbSLC1xHV8k+1R7TqjcpIWDrYFJ2wNqx
JLYqiUQLREiw6u+yA1qEBiKpVbZQEiXg71YrhbRG1N91tkreqmvo/1rjPx+tlg7+FLetERKIr0AJnE+ltnorNnAlmfRpHvLTXEBraRGfopGtYgbkpQekpQak
jA4cpwZsJgpIEB6Ik9Yr2/7LodXKrXJ8Kv1TzIYGtAnU22qxgKahrTW2SkAiB+oIbm0BgW1Ia9R8eg9RJQbs3fre6vdWr3zyKSn0U7kBLQNHQ1rj5JPFQ0n/
a/VP7aZ1P/iTl4P/9mPQ/7Tav+MwOODr1giObG2Jnz61xhP1b8+Ft0byp9ZNDpwRGvhEDexHBrQmfYq6gA8CVo9sbW1/e/yvSGxteyGkv3KJ8L9bYkhAj7+i
g0QK/rv+kL98+j99yScZaJ+s1Cpxq2daZdrk0HiZgmHIVp9EzUhO8f0pAjZfCrqTuzpkHykqZD05NIYWfE7MEt6FfoQmu7ta5yseQcuFcZs9kemFA8jFug6x
D8lP8inUfNYqe7a9ozZFfMDay9LB7jMlomqPFCRJL3oSXZXuaRAD/kuHdhRzzCTKYe73zAHcs5bteotxtp1AmxnhFhs601qUJGZMMFVW25ED+l4hl/TZ9F7w
KNslI8ADia2KlGpI2NH5oqrUlFBVhSwxpRr7mP+kDqLrVPmqoCBnLlcVr+qo+qlIq/qO8qN5duhr2mAHn/3IIUcvie2WU+gE+1271lwteQzdNvblvYOLlF2h
1wRP2g5bj+UJE8QbDH0UtyUN0khXT+lNc7xipvBA9e/CeM2A6jQDwCBi8tHLQbNYWv1SEUWYIrHBvbjveBPpbf8J8qriYd7eooCIlWdjFcx2cTe156RZmEh0
w07GO4hGu0dhO5wlFQL9eYQQdnFNt/WFBNh0J1fPwXMYVEY3QXDNDMtFZE3wXutJ3hQNLLkLzLQ+cUWCBjOg/6X0qC6HdatMS32/aXUlQ5/nnsPdg/kc8+Dl
zqHg9PTtrNHxxYkDa+6TU7W7EpuAr81duRHmIDgLfSzon5IlfWd6L3KKTxuGmSbrxcBO1GXuwekRv8X5gxjz/SIc7/uS2O1dD1cIElFRwXCgAWVYb9COIxIh
zzLVvMu2ik/RX+cPdHQxPqGesx9j+UTLwEmY36zEz7s9kmNwO+wITY1PBMJSbNJohdrm50udl8WJ8t1iHksD5IlPOVcp45xnnCLeK86fgnfNPQk6+E6eBLzh
vTavlqSAA7HJrkjC49wPT2J1tPxQEYlQACkCeR347YqO2mm6D8zYitNGTH8d/h7pU3W2tDEvsmpyaHqJmnZENze4P/kAfE+wAZSjiFMEbUO722nECfgbe55j
m++oTGJnEP2MLtddtAhYhTc7YDDJPgBtJKjUJVKosp9gvPQ368+8qcRk12Swg1ztkCqMkgEyvpzuKnNex5fWrK5YqmUnIJXbasZUu7UDq1WW/bRc/THbKXMO
EEfPNi+vnI/3NumNXscw3MNZJ1qKza56Je4DN0oBaCgabDsiXKYwyabCWSId0iuJQvRwfmX5zr3GvCkylXuNwkN9SGeq0LTDpUW3ootQPf5SZ0CiBTPcUZ4J
WF4Yj3qEMgaUAlJqf9Y71hvq/ISkygGhNfHpVI0aZ5BMirjZwH58qu435E9sqb6vuR58UD1P0MU+j/McAVw7BAosw7nMUQ67sLXibrY0uCekkM2j9ye621eJ
0/CJ0hIizdtoXy0PNWxjLTPXOLT2OOdOxG8ucMWDzxEDfyhPor6M5NumlOdaPey+5h+QUmexKQIbxN5qzHcb7eyEJlYabR4F0K2rvKtbmJvIG1h5jTqnuLi8
xNJSxUxaYcyPGyCGhKeTMxxkQ4mzPfQjQpFP4TKlx9A60xBMK0u3OeCT7k0qW2RP8szie3kzoiZX1BfdzN9pt9iN8AsiifiRMUXWIe2Rfl2kO/+7MGvS11Gn
IuwxGXlrCzmOyfgSEMBv2qfy3hNT7cnEIo6OAxFH4VWerc4x2G3cC3/q1UkFZUMS5OqUqLml3KjJSf6aTpwy3kXuLDQJqjcH6UYkaRJT1Eus9/QecCR/W8gj
VpB7J1obyONHeLbjJ6UPXBHeQ4Kb+Ye48fSPlVOQ+7a9ia85WF4PlTDEERob9JFsyx2YOzTojLWzRmvkQ4LS54Z1EhhgiroDA7jtRBfhYup74S3TO4xl2iv1
KeyKGGZXST9ZFi9Z8pM8tWGy/33dMSjRc0A/sN7vaa5fyocSjoBDbd/E9AVHcbskfsdrdG3B9jsXECmuepnDcRbrh7X9V+x+qjRhCPlVybroTuTesZOpoGqB
WCKhKvq6J0qe+mqS9Uh7hcTxUMSP6gMvgPnG0eJg91SkynK7qpnfnxUrOC56iJysemK6YZHaW7gzwQR9lvkP8XhJhfNNxVXa6urVCU01WcyZxYnWOgZJuUdz
R/anoBGySx4yvHgjIgO4ic+YGm2CrqbmlT3F+MC2RalDjMog4c/EGvinlPHKTemgsx122PZAtNHJAqqRDUSzicM9ZWU7rkt6CGBbDbLHuV2UzQhhfwTYzN4F
x6uX8VZwJaLetq+435rXCL8R5msy4V7o7/YK6tqEe0VnuMmedGu6IwQOVe607TI/s26z9KknuaZwrih3JC9ARwnOygYbfhDrBRvsEtlQfKvQprye3OSIwt/w
HhBXhX1ck9lvRHd5ZG403pt3xY5Lo7QTtCM1TMhvtelh7nqwo6u70F+aQX5bVYtksY8KXjlGCufqZqpzyhJqeoekJlwOsSeupdyuZFgs4iTxQHax84zkErIe
lOCnwfWAGmbLJiNdLSNZHHk7vDgyx1pu7Ixsj2xhj7dGWr5KLJV2E50Sy4VnjScF3YSxqVXJneRiXro8AulDKJBHKaH088mzdOvKikpOaKLViwxXw2m52zUM
2mNWVEUQOFs4EFgm5LN+gTB7o3A4zIC34C3QXNpc+Ee8zDWK/966TfwUOwgJcUSD0u2CdSypO1I6EjpZanMqiHZQtqAvt0pkAZ/g/fQ8ynBbjvUZboLZovbY
H8Kr1hVeGjvUE6W+qjFU96BmUoeV3bINM21HmhOGJY1RE8wi8sakB9R+1QOL6RIJJxyFIZ0zQbbTutc6yH7CEkbbwLuWslr5BbYILiIOohfNi7ED8qkyv/0Z
ocSSdFuRp74TWF/PDclFZB+x0B0BbXF2s1Cs/cEkHg3oEehf/rD4iWFIZ+QesAa5hyTq2dgNmlNSiCfQJ1b94TAgF/W/85vsDxyjtDra9zExnBaz2grxwlER
7QvDAw09iasZRzvLO27rja0FhljzXSxnBuOGQyrHxbmcpRaF8L1iNfHQ/o1nI5xCjFTeVRjCmqJaSJZQ5+alpbKyOcXD8meKlzoKpR/E74ALgtvgbVsfeU70
I/IU03Tqwlg7Na2QUcpMcgKdkC3mxXgT5zByiPUWRIQDLQb3FPdFu082z3wAHOmrErfmiVEqQP31Zoja3jxQoBU2QnMAyDmefdu+3LjefTTRiVeVYUgU7Sdw
ahzPXMFbZ9pOjUbC0nP9Uc4dPoOroyOaR6nn6Q/RUs13wRn8XHN4mRS6is3YLMyzBAdtHBSiVFFzR6t6kCpp4y2nzUpsvn6u+ZK5mfk11MEyCJzmjLactpSz
LbaHQCE01nUJq5du8XbhP6XPc+RKLhjYxCPmMtEt963ksQqKe5m4u30e4NbN0J6zrdg4qfq++XVZE/104TphpeOtpjd8GJnOnuXe4GubmSdVrdHEMtcXlpCF
1D3s0OpbcY+Ix5LHkjTPn8pRnjr9tz4yNl1nZE4Brfa5yAn3W0s6Z778KmKu/LL6pD2RTKNWmzN4fXm3LENMPNMw0VjjRd4G5AfhT9iz6mSOKBalRDCCyWHG
dD1ddAvrQpCIg+5wnw6aQxwlBuvuUBr1KjbD3J13wYozqiRx8mJihXOhN9/jJ7LYOYw+ItB6B+0gi5GMQXDwoKPWqhVQxaPcj2ULfbuI98oHivnygSk7ZI8p
NOqX5kzjeUOKiIouE4ZZ66A/tbB6tg2yDEdvmLsITzi/sM9lf83rxhonnCJe5ukt/s57negrC3VzOeNAad132ELl8OADzjP8VNlL72WFh1fuW2ZdbL4F8TUi
yY+ehTa1z+4xK/creOwlhAEch51Ty1w8ZCbS4vgALOM59UbjU8sXtvFSoUMqOKXpaO0pTrHnIJuEEu5SR3coPyKe/DsZCHod9EfCbaqlIr/mKDIWXYH1MHqR
cHGhvnvJYftDwUfLQvcT8WLrPE9f6L1plWBu3Hf2+YDOMs+RXpNlpQov65fUzpFe8jt9vyrXYV/6lkuc4GhM7xvgee/rqDiVPFPaiUUR51SKgt5FvNGuUDdT
J1G6JXynfaj9LeGwiQ7OQ8Ya5+J2wXxHMbKv5htipjDD1JVfa9eJv8Gvo6Aj1xUdyD3C/RpxewfheYANFS+G+5i/RUMkBtl+6JLnhnWU/ZJejLptCVydOl34
kHiprsK6iA+hoZjMs0zYxGPj75hkTrRlnmEcq5MwAh0LbLY3x1nofuAN7Sz1UhVL85OhJ3eMM3+j0EE2TjUOLGgvZmyezRvv3OgDoWLZWJcXEPFXEzNhJliu
G1U3gpLtXOdxW+8TIRYB0NftTL3q/k3RibjBb/ZmJ48lqxEKmGvlgOfwkfAZa775TfVQ7nDHmrAL2p7cYIQHzbKFQosEHxI2iTZhb/lnpM94Tw0ZLF7Q7wyK
phjqVcaPnMwvQJ8bLqlxE0Q9Vj09cTFpJs0ab+aPBy3uFlEncQ9XTlwOcgsIcq+Drxhp2DrJazzNa0H3EdeDF+S+jf4hOnFzD9LwTavyjpDFsjk0s5KBXYD9
klXQRqQM2UP5NaGltH3l4aCepdawzuTTlC0cjNVgvYt7kfvWCYY8OFl8BjAoJ7iXmN+6d+C3JDYvXdo6GhSpEmoO0Q4lZmqLY2hAAS+yIIu2tmoGF3INAD9y
xxBA9Vx6BfspTUKfiuaD7AQw9oxsNDwfOitbwRxPyFKnunoTEyCx3mrepn/PotM+ckaB7c3lQaGkNxG/5cUEmYPvkK6rVgRnS55yP1LXYgusOwCjkeA5uOss
6YyXrFvC+uB0rB4awPnA6mfTEy/FE5xTYzfj67FuThSFnQugrWYy+JEABeusybJTfh8g0tsNvPJblHaU54LfRIPBQVg2cEqwm7kU6iH6g8A5P9jbrmQZWaWI
G5i3jfpVQlhsemVmwjTaSftX3g2iDdII6feKnfBYOSL6TXoU4xnmWX+2jxVrkRS4vZ0WCQBa40pbpu2j+LfKB+YxzCF2fcURTi98D28uesvwO3KlZH/17Ph+
lMFJOexR5KXWX2xf1HQg9vkgJ0W6SHQNMAGn3JBkgTVdV8OYX3WQOYI+zFKDBdkByaPkV9AFMSCeIUccS6F6+VAtR9PJeA6dDz1DbmAb7F9StzvWwIfBIvsp
7wpiALzJcBj+hT9bn5Q0C/HQUfNGnUV3m/LSOVyoREsFX5vGI931Q+Er4JdyEjCXViQ7QaRbuf4aaFZyN7pWvEDBsL8jZnhmYU6PzDeDV2rG7HvkCgUnGTN/
gw0H57nI0rMEBS5x9vMRyX/C0XyfgM/moqlYgW6f/ZY4AonFOoEPGeGGc7zCiEIeRHwU0iTtI1czvQIOt6KgEB8BTU9ozyeitwZvKFYHnl/kvqbMjC9N+Kjf
jjTwVnHnmKbo7eBW3m+SHsQvcUqZiLgjmijhiq7Zr0sHFX+gntYRYAdtJOhhumwLLVb/nYQbeLT/e95J+EvpMOLLciHhFcY4hsqPpFzLYLi/Ar+ih4Q7g0ZQ
3jF01BLyEvPGagOvEZpnOm8Zy7vHf4aIGbBunt1ufQGWiLditPiert38j5ZJitco5B7N0WHf0mjW65JeqY3ypJQ/2FcVa2ULsVHYefS02AyNZFaZn1tGWvsj
M9Vr8SD110CcdbfzpYlk72sORpek1GHraxrDOMBa1nHkV9MgaIgwEmRwZmv+VJ8t716xIqJW7Sd/ryGHnHb+YSYoG/Fm605hmlPMHg7J5WPc/bztvTJJjmKG
aYoyCo6zH8ObkY5us6xGkkc8Irzu6/J3TqmkzHYFvoN86V0vK/KOlyQBKHN6NYovFzVA84DVYLrxOKObUMAcaxwoxa356FNtQqD3HyPDHSQrBQIglXOT0MoK
YbKLD4Kr0WrTbqzY0Yk3n3GCxtRJ2feMyaKnzDdxM6ve2jXufYERf5ncKZxueQ3wLPvk85yF3FlEmrsb71touuejLSzSHHU1VJA/KJIeHFL6trSi5INwHy0z
YarFJugA6lJ/VB4X/FK6vma66nHhD7HtyEspD4P5hQruUdqogit2BO3hWCjsXwFhm2XX+M3oEhOLH87/WtZgYbpb58riVEcp9ZprmhSWrcJD38U4x1pNq2bq
2FmOx2YvpQc/0dCfItYe5/GqRObx7C9MQm0uJcO1F7qFSrDFRExcbzdFLKyaz/7a+thwyDK1LJt5rkxm3pXbThWqOq2KyD1Jmke6q4oJGkGlmjqzfrEVVoH8
44J0yxrbJn0quoI9nKZFfpHeMjBsKyR3ZL8qFkhvxvcXLwW1xHvpL/phCrbyXvJoiC/B+S+hXuAGybkqCfAnPSNyctI79nfkQNZVcr5mMO8b5LH9BbEWOS4e
qTkqbbtyqkNZdtXFmnZFH5Kq466W1hWH6c955nnPuanePzGVV4J3E5diD8BNpuaavfJmQV8HQ9IDm21P1Z9GptAWO16h2YjBMgcoR+9TNGyhsYurvb2r+SoR
xL5ifBGvTZgZxd3UYfNgVWLVOFqJVg6XUFPgMKII/hJfLO0kWW8+om8ExlQmWP605Rku0vqZp6AJQpFCBPMxhzMLm6AFlQtF01lpYAsjMqFnwu3NT+3zoWu2
5YJZ7uVqLfSN6wNQI/3WUi1PFjn4vyIRlpdABFIIbWMFMUrpbKA7dzfrTdJOthJaAw2vjJM8RvKxwfjS/N4CGjSVRfbMl3dIPZP8LW5RNhplaVEQkQKCfB4N
PafpgEajTqjYtVxuF29wZ0iXiX5I8oIky1v8AGudYy/3sjMEiERhx3LJaXWKh6v1cFDqaMEb3lgzx1XKkltFyDRTgWaNBARGICvMVksJcEclDb1edkH/kLKq
5GbuiBJJ2UR8kWUQcwVvGv4KW2zdJKbaP7rL6DuRyYJK52tsGXsFGK4sQAqt2YYWihjZpUk3CsAuaCIjDzfgX4s5wAXmM7hR0ZAyz/ZQ8LvlmaefP8q9BpoM
T4IO6R7H1JRsqGoX8kXVM02vkskFw5lj1LmG0XGvaLcN2zWjWWdN8y3TbN0shEPJgyQDgHnMS+wu2q3EFNcMaDTUzVFgDoaeycZAm4zxpjf2tXCC8Dhc7Sl2
m61DkdlWicGEyzFEk8uLYsvE67hzhBrMj45wTEU6EMnijUVTitKoMuo9tYKjYX6jNfEL1NFMXL2o+I26S8U043lTN+M2S4utEaEa9qI/G3PY+fAs51j/YN6r
wPjwA3iNSEkeJpyOHdwMid9qHJ4zUhT7WT8IlkJN4EjvIHgiEcRbmLhDKMO9npVIsD3MyqOut0WhXZPmit9zphnP8TLAsfRpeoCnZhZaDZxF2nww0ZJME4LL
nfnuMd4VkvUb0xNDoqZxZ7BaEovQM44RjKSinqGzKeNYOVorO718oUYJ6kWXxCPB9cJ6NSyLN6/hg/aD+mes/omeODtYAsZB7qiO9GEqSSBPOZQbpDoU1CnQ
muAgg2WrVVkD2sJVVupo21JkG/gq+EzYY9W1EJHqBulekCBvRJ5Wvyx2A/0lI539kr1MvYFq1gP6Xw0PBBWWJywrdxw+Xbyf+1cL7RmZFjWjtC7KGJSg2Vwi
TZjAHhP7xNSX8Yq7zjCVpwnDc/vlDw8WqXqFjaMkF/UNpfNnco5rrdaNldsCfesZNAasrfk9tpfhaWmBGqcIaJsquhvDPv0iIvn7t6Lg1hEQuYJcUFPJqdp0
PCEk0QbcYCVUL2Ubmbdi043BtDoDYL+i6+nArZnQDIyERou7aNW2LuBgx1xgKHgSKUY+CHVx8czfAZjzW8Uzw8LSURtzQ9+VVsa8z80wF+oSaDe5+QjbnsPU
GQz2titveSo9qVsYJfRsHi9ofMj+jYLcamS35StdkSUd94t+Nc8zzhSPVK/lLi5CRL+X5/I8hnXcvqakqgfU9doP5e8qpsfFWojiyTE3KqvLmzefLVtfvNM8
tpypUwAYaSZJtymsICU4ksLL/a4gMUaINICJknOhBYIlrJHYFTQFHEAWJeXqZZT8suFlGoYhbKEh1urjbauqMo4x3OQtMgvQ+fzLwRsSbpl/Yg6n8hOPJU2m
bmUkITeN1bo+umjmQuNObkR5NkcZSinfunFH5MmNKyhHgzeUxcTu0z1Rfx/5UUfVXUvMoK8ucXFHISP0a9idkH1Ive4g8o0+SeLFwyJeAE+sxpiR7DWsqeH7
DMtc+/hscaKTzhWw7Lx0a55+p+EyYhanEh8Fz4UAEke9IRpoUvGfA6niztSf6CZ6RNUWTnDZ/USonEkfaJpFvqE5l3CXfJMcTP4t5mMcVS1nD1JXRf+mBYOv
ktaEeFVdSydxNmzcoXpVMrpqMVDPNKnJ6o+M8/qDTNwYabxgfkmGrW8ivgL6YamxJjJAXV5+rPAm+00CWi0saqfOpdRYU4S/Mm8hkQEJZ+D9oRcGoz3CClRP
sw9lLRb01oxPkKHy8MEbn5YxQ44VTChlVc2ulEYdo0wsP6VVVaVUctknS/+gTaTeK35Y9RMzjsGubjLf0VKR69pVFS0JMu6Dcr5gAifHNkyTZm5mdlQnmyu4
44zbkZvqzWwn7xG5sZzQNFHcFd04B2kNap7mXn53zRf0cYxCyn3KeTUg6FfM2twn/miEkbK98lpMNnNYwlA1nufJ80a+2LQlSKD6IiophBzZl7eKfV77MyuV
fLRqIi/ONIC1ythk6S7KQRZa0tmDimqAEsbzsl+MfssLbLF+VeJiwRmrszoHSae/4TYgKwST1IBuQ9Uk4Av2dF0D8EFdAr5j96QXVj/X2Ku+DVtBj0p0VdES
C6qnx/QxfMn6WnNan18yErzIBbQU8ryoAWXlRcfy72tTIzPKSqgXjNuLppLD48DN7chryVujnkeGkyvi19HWSI7E8wxjGFNq2GUf6T8mXrAESYvtddBSQYjj
FuudIwObXoLmdimSR6WVLitjBkeHbazxV3dTpGLbBBZxX9c0eK7iBDottmfQixiYNK3oXPxdNp/soRokKebVwEvpAizV3dfSDjlqfsiRobiUz1rOccvyRZn2
IbKkT31DDa1AE0MbCFIYVHOmIxTg296KV+Es4Rx4OjgPkmp+SORTdooyqX/wJeYC02AoQ/Ga86MaEOXiPygmEsPQ/t4fWCQzjX0L/cGYaDoiakCfIIZcKumO
6sfCelJLcTxJQhqVtxGwMf7Q19C/5t7SJ1sOsI7yX2C/mqfTT25sMSciXe0fxcsRpuK29AT1NXCC98Q72dYXF/pDvF6JvrEMWoefhI6wt7iuoAV6OyWFewKq
0t+hT2Seid9DD0YYzsfoPEc2KsT6VE7AJrjbokR8U+NSt5SXaL9OEsT41NtiRibe5A+GJ2GvFGLhxDK9N8jbwX1UXG3O5uQRxyzr7N+6bvrn4+PxMJPOcVpQ
Qh9iJvOVrJu0hWYGlk65HhjrDLDlgqeITjaaJox6hdWNPMC4Wg+ZId4l41reLTw57bnTh3nTTkgbqX2JGVaCfgZ8zNtqPYXkCWmOXxCmWM6anTbYugxKsc+F
3YIV8BdOqmtU+X3JJsEUntZ5VxjPPOja6i4VrGTahb/C1YozkpvJdPSI5ZV5Je+KJdHcIbw0qdKcgD+n9tfXuMvFm8UfIbMjzjnF9LASdRbad+ILbEJC4Nzh
muKKk9nhXVa+PdZdI+2F7HS0gxFZSPNSdz94gV4rTRJEw9GOc7InkuvCte6MTLnvGyLDawLTdc3S8cbzYq0zXlGJ9LJ/QHHeZc1dc7iTz5Hi+0AF8ge6lUbh
zeGPQ1msC7a3wmVcukEVdTRSmThN/6qaq7ZVD4srdfLd4ZQOokHO04aYTU8gO3+Gs8k7JzlVEOZ6QXQWrZdqLQtNWlq+9oKlAlgfuAMYqqdanjkLhd86bnh+
kQ3BT7nGKtZK1isOi0rktcJxwHP3G+tcyVZxjN5CbtDMTIBLh2mNakvCOA6Ojqs8gCwTTcSE1AdgiXk3Y7M1glgLMvDNSDQWiTchM6XLiNFQV7yB/1xukRc4
M71XiYeKfeIc2QEoSRZNjJY4ZUW6JvU21lKbGr9sni7YYgV1dvsW7DUu5+Vjw6wr7LfsndztCVS/zPBev968zdIdHmO9i8+K3K+xGHrQu1iuVx0rhbiHyQ+q
pgFC2zn5QtuPlcOF6clFqiRusSROths6jD2Qr8dC8AH4C7yL9517Fu+gczwC8d5KzoKHrTPt53C//5D4hTDVwYFselw+TkTnYVK/pI+RaTdjKy0CrMaqssQi
RwwDocnoJeBb5IRB4orXGJILgREWt3QyZtXddQ00rkkKJ9+wh+thawK2mtXZKk9Ms23hXC9bZugAWiwRlqfat3qRiOt8LBhoG4D0FZ4TjyLfkqfCL7mr5XHE
YeIXbrVyGiYqyMzdX/SxULQpKa8TeUkeP3iOvwTe493l0yfPFe3DHwotpsWsk7GHSL+WAOQbSSeoAypjY2fxcfNx2018u3QsWlada04CTtU+T+0PvHWDeJUk
taGem+2OJ4WqwlWZm5g6J+e6oFCcDcSAIezuktW0PG5XsxJ5kDe8ciC1BWAwlZx+YIvgNfNQSRp7r+cVj5t4BPsSX+ROx5Q+PTpf9MT4lTHUAqoHgmedHHWe
Zk0QL8gQUkHaptoU0pU0WxWZq2Re5x4vaLAkxKU4WWIKwDQ3iIfYumJf2icbB6EjoImWm/EhiTCqx4eIs+F015dKk+Qjst/NlYf4/ClvU9db37jp+Lc+LvO9
hmQ5Un2AFUUNjs2LHJh4hUh3yrFHLop5DjabeEe/hLVFE96YtKdUmvh7+ZmqgeTmypHRD+Ix3kH7De8Q1+LkMGdv2jVBP/dO3lX8uilwvwWqoAP6pxYVKrNP
NW41OFldK2/bdOzlLAa7PwhhuTaesy/OtkRiAyXVjB3MuzoksYNpHLsPqxdXrq2pKrWXuqcQUdhET7J/E56JRbuu6D7ER8b9zB6F9jf3gWOFt40TfFHuQk+D
aKIzhRgsfKn4A1oLL1dXA8u8H1gL7EnSiXYDGi+LTZ4evzdtobIXmiwfmmx1/aLebX6NLLRTxGDSe3sH4XZkOqfC8VAyQWSrGmQdguQKOwg6QpGBrQ1bx59B
DfIsBE7E91B8JXniL/PMjVM5N0OZimvuCH03id+rkm6FTdxDrOvW3e6RiuWK/fBd32gBCw2WHVKO8U8r2GmcAzzFdIjBtN6BG/qzu4j7VheAlpphEqknEXJD
HsE7gZLSmR3N7MlUWb6FN1iOc2oTTscOKaUlstShZG7puegc0k3pEXN/K4qsQyTcYckn0aGM7y3PkGy0P2ec6KCnEi/2DObPZfZO2qTpZb8GaNh/gIRpS6LU
We37IO8kySEeSUvdG9xUsdE71x8OjE5hK9d45zsmSVb6VtNu6Qv0KcwxmztUrdFvqHlRtQZ6LbRyv+fn8GjUFdS9ST3xhY7FPDovHznEqEzsDeSYE4HpeCI+
x/4HvhSELDNNu0Gm5LU1ytZR3gifFFeaICjd2gWOss6FbiI74CNEtbUAH6vP1Z+XUpwHEIq7n+RB9URnT+1dF5PTSTOvZhZHgY/U97MONI8FSjTRlvSEXrTc
UCXtDu2d1l/9reMxe45Fxoq3xCFHxAOt27WPYZ5nhfESqIS7Wy7LCD3bqtVfEu9AX1hAc3ueTR9htgh64oslXIeZL3SxcZO7XPETf2/1fr0x9jK+0dGA3BSt
oq0FO2Mr1XuEZ9A5mrfqvtyFXJ5mAL7VQMMywTT9QFDivmDdT/cZ+muHaN8B+w1I0BHLOeA35lULjTZKt97cZGiMzUejBUmGnb4b3p9sUu4uXz8kyD4V+0X0
ynkHfupiQdOJYCGHmC3r6dYHh5Xl5J7JSwj/texQEVxkjtqLuogGWI3rkr8Ch9u7ESJffeSc6COl9dr4RE9oGkVRlBg/i/9Gt4v7wLJNkCzs67yGjTb19Lj0
X4rZglDoFPeGbCBc4P7rf4UjWCZSrpovOM29LDA7p5pH2w5ZfxB35+8jYtERxpHgXE6pMcf0M8p32Av7kfcYVwpX4f299RjiapQ+gPXwAn6ZUVoImiYgmYiR
NYd5SjCKb8uLVIlJGwrbk3rkVod0VLWEEKJM3qa8W/YEm918kb7Z2NNyQ3zcyRB3Rs/aOuIUawvWaN4h6WEZJRrvKbbrkHvYIdk0mQ9+LvsG/jpVzV4V6If2
cjqwMxjsolH6w7Sh5MTyXbTjzO7M66xTtgh0l/kWp4q7BtOb7kNtEXvmhck1Itr0xFKyXL02pEw/iBrhL/Tt9f3sH4/28f/KLYN5TqnkVuVc9Cye7cKds8Gp
klP2DWh36gbmfc7L0j80qS61wW2NMo8Ft1Gv6S3oBSOAHuV2FPxS9KTan1DKZDK0xSGVh82Dq5p4Ra4jvFXiDNYgeK9zqM9vnWMujp9WtRZdwTLHDUuqgHis
PWaWM0o7VXSfEMvuOMcL+USjATad0OwXPhJctU40011LeMPErzw/offB57abkuHeNKfDL7cIbT8hmnySoIQrQDjsZhsfqWfcs3fGFKzOwniMKuqF702Igifa
3wulyUv0uznHoBfiOd5zvDBiFDTSrgQ/ihdIBOAyoic8BnqVPMzZoNVAF+032StSF8qksiHeUKDRNVJ5F+6RmuBINrJcl/HHVVn4MIGXw+Z2sg8Hfy96h06p
WYRMNayX3hXvsmSDM3gxSCqXgYZpxlgSKiaHLqkeUHo2NiV/a+VvpR7NugS561d2jvCKqMlKQ/pWW7AUIFk5H/9TuBuHvFsl97EDlFp5iLbG/NzmiyzT77Us
NC4GhtiGAKm4Cfkd9fIFxA5KmucXLBYXOc3QNfA7l8k5ydvXK/O3i0+p3Mv+iZxGG5qQbZpevo1VZ12lxRCJ7SToNWxBs9EKC+jOxh+YvsP7Aj8jKzhl1pXi
u2Kmp4C3DUh37xDFyQFpaPIM4iWRSBc7dM74QOQRklrWC36zqY8l2jLYfFh/CO6mIzy79DEmJfoeW2sc4tBBkewmcbA61NCFmcku1Z3h9sDmmvdzo1gFJZs2
/WjZqo21aIvJej9ViQm4r5Bw51WTwDIz76W93nUEGI4cdJ8lVkjmoDgx2hkrYCskjm32OfB7R03NEnccFMGbmnwb3AZv503Ff5f1VpRL2a612A5NeXU/bojt
NP7SOtay2fgKbVZ/QKbzniaxtX03b0OERtQ9wPncOc610nqNfpCHB30j2EJbUg7mM4oZxmusEwKZ44xJD8RX9o+brBZWP6YMjtuVqNYPQhbZAfAJS+hYK9Uj
HudUbOFe//ZT2+fscu4y723a9+P2mF1Fux27f9r1fu/5HY17du2jZ47cs1nf2LXH7nbtn+0N2i3YvaCh207qvi47ru2avvfh7rRd73YO6Vi2O3jHN7uP7Ejb
c3rP8H1b95D3Tdw7uHHX7o+7Z+1gbh+781TLV/4lO7Ztm7P93k5r/eqdtTtfbOu//cPWPtvbYk+NElywVyM8aI9lJZ4IZSPJojuOwZo+6AooSHBCugh75SyH
5kJ94G/5BeYG7hT8lnWNoNzVFr9rjWCUdBSnmyPCGoVtc57GirC22GvXDed4XcBBlZ0llyTTXCicwf6v+Mv/iH23S1ItqAJWQIsMKzFAt0l4y94WP9IMBvEK
TTlsq30EJsLquBRHWwTAJk6RYDd1GDbZcQyezrVwVeAt6IbwAvTCMB4+Cx7BHRZY1xbrawL1h7DF8QdoA2jMoJTEG6VPi3uAUYLT9htgEThGmGC2le1qK4+q
s1gguKufDVxkdRQQ3HIMEX2Gd+bzGGqf9hHDfF6l/hWyGOqNn4DZYqH4Mzhd/x1R7vP4XZ9nnvt3NL1PZ9xGf5amlC0UHLF2tXWpfO1qRtoiiLX+wzqCFEqC
SRRSGCkusNeIDzWPdvW3T8aaoBvGnwUTRf/KI6T6Rwy5f8Np/A/5V6O3DM+5mdByFs8F2OoFpfS2dT1A6+BmswcvFVO1s4nl8Gr7Z2r8P6J2L6QGq3iDMBet
L1KCbUB7lTYB7cUP8R+hJmA6do94ZR+FDcJ13B/xCRgknYStwBY7JY5Fgs4OLrwZHGyazVrsUCDZVp7+g+GD7rR9ORUKZFmXbUmil8Yo6yXkIvsGta84CXoD
TcXa4sO9dy4XNNklvIPCJaKvgWZQjyzFOc6teDRYIDqPIKJTEF09RPZCnIXEime44sywyCTph3aUsLmrBOMlXTVcSSfkBqsXxkkSoNd5JrEfCheMt6gk6+hn
Q28Gi3P3FhzfuF+VFtGl6PLmCIim38KIQCcJv+J5uFLySmm1IQoGZUOBGa5X0gzHbftdw1egtXSv9JqkHXhUAtq19s14W+zWLOtA3gseQL/H+jEuQ2BhN0PF
cff0a51GdCkYrNE5oxFO5WnjecFEYD9Pi203Ljb25XeltUVabOZYjb/q+xpvMXcKvre+4P6CtMHUUwUFj6A1xEXp38U2J0ykDNXnx30GbVX1WWauT0cXUrEk
R018xE26Tr9RP5SdX9m2dbxXZyPrqjnaq9yHSYsMqQnPzG2x+HrppPYgejM3mkPlgezDnGq22roZMmsWA/Giwurw6rvWxay2CIF9cqereKoruXpVBOmb3LLg
rnnXgXhB7/jvAaYRNd3nprGRgrZoo8TmTaXHfJZIoSiclwfkmvi8f8TVJf0LouNfqzyq8xP6l3YnLaxuyV1ccpK1zPkZfiLSZ7BvSf+Fk+zfcBw/z8vzH/tj
zM85IjwOPONbzhXruuGXOP+IFPvXaqK/1xDEqBYkaSJCys4wMnVMPZe7IfIA+1+wh1X/0guoPoMK/B+aDbZ+0K6gB6M7LWdiK43myqbKtjpdYXL4c0uumruw
PXyQG+K6TvsvbG+frt3CGAUcBHzlt4sNlQe4tyse8EP4Z8oSKhXMCUBwkhf8jVEZ+xz16FOt3VkR7PZWHlrI6kBfQlwUPuEPs+zhjmYpOcPBboKVjGCm1PKG
WW2sY2mAuZSVGjNzN+u6J6+sCbinD9I+YD0A22Ik7+AUWgl+FrrZOYT+3Ei2Pi6MER+yRFjvl7NNdM587nLWz8E3KTkJBQjBTbZxaN/bHhoHxj8DXuvm8A5z
NeEO7SpGEHCR/8A2ytKVe64mSFNpfgaMBVsMn9bftK5qIQWRoklJqjCVBnzK2sqvZ0o4Ml4seEEfYgCCL7F3mLKYY8EfcHL5h6TTrFSbgjPJMDriAHAVNfDC
uI9dbdEtz/vj63emzIc4Tq9iIXLXugSKSe1gX9wwSvFcftQ7xvODW4rmN4zwBGXelR72HfRe9tH5buwfEFfdKZIEyVb/LmJNRhKvPHOboi0e63XLEiGIGZHd
vudgZ1dX8Xz4s/dd1b8xwlPqEmQDPX947qVB6HFipP268+/+7T9qW5Vc7dQ6J4AJRB06OoXA4+ra3tsleVHKYrw6LaKue+MV7y13Zn1OXXvfA3cyvlbp8f3s
/hbe3NhWOoOxOm6FfhMjif6BM1gfXx7JmiUX1WpSJst7icoE9LSv4fgtbdvGlto9cL/q0dwrnhfefvKFANP3jxjcn2eZ/Pus9u6VWKpXbl2OvTNPxp1QjpL0
eebKz+Gq/t9wY5D+C2L25/jBSWuwSZJ1nF4pHM9+ud651yVPa4sbSyaFqbiBWI4n5ZEYJLYKVN1mxjQc4RbDxfAkbba7Z7NI8S9c96TPsMj8c5/apse8kqaW
J2FfwiLFSSdZHpu8xts213yrQITPG2OEXRTDrXTlYBOqbZOt/kPf+JvjNN6hVlnrTN5H3POQvctrqXKut8zZIb1ZPk/Md+/EO8pS/M14nUKQkowVuxn1ue7z
xgZrWu0CT3vve99R6W1veu1wX6MhQiFy/ima7FiDf+UaJGiUCWs7BFr2Nt8WMVOyIWUuXC9qmykXQW42FRkBu+C9mcvdJ1yCrNAmJ3TLbXbClr3+K85+/tup
wsYxrpPosnpGqgfuV09KWYjN9ioVe5A3op/qjcava10sGqWrEIN2EH7JMazQtUsW5Fue1qEkMfxIxE9lZMrdYJ9mQBklZA9Rj2jqNrh3mWqsO4mR8Dr3RRnh
z0mzeq825fvj5GQbpFTUM913XanYSt9b5yzFIDgYaxursVvvpipadmeoZbptE1pe+w2N4m2ntya1aJqWNMW2/FbPhfspJrmRbU9b5vsbOid1vtt4fPv6rW3x
ecPg7Pre9Zv9mU3tFdvStB1iPW3vo987k3x7XIS0k/x7ywXnMe/gpv9fd93/fV1JQ9T1WWuzJqdclw2oLcg42P6vlbtB/xFrS5pGpcvrGVtE6YP8++sP23pv
bTtuaEnLS43s2E65Ysugdv1kFt/Kpj2p09rD2bENj+prm2MaDFlPs9pmIUOBA9gpZw4iqaxlr0EfltmBP4u+6+Bs137LnI6zO3Zu+n2Ld2vbNtCt5blyibN3
5qiWQt/7nD9bgpX/iMOs+i+8z6ppvnx8pDc9e2xKlWKnL6n2VO1nuJD+b/j5VJ8Z75L+hQVB9Rlk/f+V8G3WksxHWTFp8c3IlvTsKemLG9rqSFV9lRusSiSF
qxyqIYH3kardbij9vpDi2Jy53Hc2x4VC6Z9laf4cRwLpM0xCbbh8HnVqzLQRcdmUlpome3NpLaOhbf98PdOeysn01J3yna3t1BS5JTvjHzl+/j/WWOFObdaJ
61K+a6FIE9JuNL1SHti2YsuNumtb7vt7Nc9P6VPXTbrMbE6XpQjq47MON5Nrf2vsXlea9YWyGfzgP1BOJyJkj9JCU8sy+jeeSr+e1MCf075/88fs6syoLFa6
I0Pb8Ex+JmslPiNja13b0cH11EWSbdndHLKG+K1XkedpZYq6bRda7gZac1zdvlqbkuqbDI1tKRbYUq80nm466FvRkpxuFz7MOey7AExtx0qf56c1pCocdROT
O7mvNBkVveWPiSIlV/mFO78soaLI9IMuPNRV9F6To78SP7i5nZ2vfJF8oMOPDR1kIVv6N/pT3c3Cpllps5uMdZPEM+tPZE1pedb0sn5rxuPUqY0Nqd/Xqpra
5oxuz/Q6OREBF9dd3NaJGC6qarmPM9O+rBslX9DIydAp/kwd1Pwseae7KnOya2f7c0Ae/qZugLut5b31HjffHVxvhmc0X6jrkoH72ubJXGdHiAfMSv8Bflj2
yFOfkub+LFPyv7IDj9seVdtQ96tzetrwhte+ce6uvrZRWGDumLon9cC2db4835uUmfUDO7eVOUYoI4AOzrqjPkPOJP+fvhDPBuZA+CN8up6W9dHbx6sRnve1
nSW5z55HvmYaaH0ElPN7677RbxZtJ9ztx6WoPEuyUIQGRaXtdrZF72dwSyEofZX7QAZPNktRLX62+b+g/X/mzu9SwCmChDDl91Cf2kQfr7Zr07/mB5/jj/5n
/vrP1676bJ/VJhPJ91rTF7rqbYi8XzrZ3JL+c23bHm5JsCCQ9SSQEkl+0kWVkjRDtT+VBub69meE+Zr4OQ13IkOwf2Fn+Ge+FdW/8L38H7pUbG/X0NK8wOdy
P0ujJu+RmOrbeiDHNbzpR+IetEd20P+tfI77g/ef5+P+T9v9lLZja6Zso4JcXwQTNm7mI/h1zlEzmXO0doRnJS8xE1Oc8gxKp6ZubEDT45RHU57J/Q2rGzsm
z7Ljdb+kEVmsxv6eAWnXM65m8dyYxI3mtzjSjqSuzjgjf6KoTo9wnpfKnbWNWe5YtyOlbXvZK9vZ9MT7reSPjEepxSkrsI7eGf55DS2y61ndFPuEscZXJm39
cm+iYLNgSfJeV5f6HKy/otLbqfl6/YDMrU0HhcE5Y1xX8XGC1FqVMoUXQfwmW5bGgKa4Ifl2ikbjE32hnafel7iasiQuStAZvdIgyXrb7mHt0PSMWmrtkfRx
sh32Mf4DfoFvrDMljUd0RiMVGEZquNPQE/qpsUfzAffp2raMLG/rcWu2mFS3PCPWP0Z2Hglt3J4yHj+ecr5BmsZO+VCbp+iXpvDF+ztCnJT9yi31p9wVKUpL
W9aCr7IepV3y1TTMz8jMKE/+IlNb33b+oYvDb+wr6Gt7pAz3VSd/dGSi/4XHjvTPMxYvFL/jU9wpfjvzToq6Xu8GPW3vfn/I+1srfRP8/Wu/SSmWrgZTlG0Z
ZbYq5jQeVTxXvmg65/1Cdsy7xj9cGi2/7i7ldxI8TfneO0fUAW8b+S/VUayTaoBaoKukPtNfNm6oMtRVEPccDcqS0PPEl3JHaqWybXIu8U0xK0GFzwXPSLZw
9tQfdHy25ZP+jaPCg8vRw/iptNH+GS6F9WODFCV9jmmd9Bk+R9JnueX/ecb6nzgsVJ9hXgk8RIRFpvWNrj9eu9p92cNJzqlvW0MHVTQpR6UgSQMjsHBSjCpR
xbYewc97j+PfwKn2AZmNfqn/v460/rkn/Dc27L8fr9JuyHYnW+EgzxJpom8UZsfbztcdgTfUH4NOC5PEHOmotInJdMV/4RL6dGS57Iq/UTnGuKvutvhc3bDk
t1lT6k+kDIBHpU2QD00+Uq/IPCrv1lzesN7RMQP2XfUZM5Il4tRJDT8rvKnbvJHw0voyT5p4XdphbqoiLdmrycGeex7KJ4ureKWScoFHMUJ8N7WLhCoE/HnM
tnNQvyupIpZHgLk52RkXlHpwUO0fboUyKYOq/ln2gUDk18HTgZEXPZlk/H/Y+w7/pq2vfSUBQggjITtxEg/Zlm3ZlmcSNmXvWWbZe28oUEDsPRKSkOFt2ZZs
yZY8MqDsslehjFI2HVBKgQKlhUL50b59+/Zb2eH7B/zkTxJbUZQr6d5zn/Oc59zTK0cM/8BrIX9s7CYElACoJ85ZPyHV+Hc+C7QAugd2966R7Ic3MCqyr2ue
O02xuvGahC+TzOjoxpear9rx/aZZzdY5d8kTjF3NLmYFed6xWnhw5XDiKTIq8Mq5yb7Y5XKfQ1DvHcUYaCqlpU1OilrqPePjIOzKTxzlcOfY4CZmgPRuqFpj
lX+iXlCSpXepLvkHMTOQx96z0uNIt8ze/vp0lBDSfyiZ45/Rdp+P3TfX8+ZoBaohHgX1LXEf3qPaq2BXDrpuaOc8jZXSLSsPep7T+VguFLZOGBqBF/n72A/9
7QOT8FWBXU6JYw3j8nXQskfaMforaqjmEKn2XoH7abaTBpo9d7vJfT6p+zimDnWnxqgyrB9atjEprT+XLvDsRYLkS3nWnmkydk/OMJTbdMVnMrY0ql8aDy6s
WJDrZUTOg4TNP6VVAdRZMRFehbOt5lRTonq8L41WkWeR6MBlUXc6IksKhK359dfeeo5PFV5PtmwC2Rxx++Z7SwLvqakUic9Hw9QYBSL4veFtV4R69bPkiVgl
bwm1SXEDsVLX9wpk7CfY9B36iQZ2o43RIYACTQI4QDbVgpjkmg3zTRA+XanzHndEqDT/vnqqddW2/eu12D+fOSv+RjEJTlXvdx+nLF62pQ2E1oSG0Q+Zu6k3
vDvhQSoAi2Cv/+MvR2VtkDyhnU6c8nmr4AKEMnpCyxjGb1d+7SrzDXVvDd0Uj2MOk7epkLfGP0A2yHNf0i2UyNyQbqQvBFJVXP8w0UnnNbXSO0T6rXe5T+fu
4JlrHqF9pthDVlX+FhoIrSMTqd8UuRm38tg1juorIaUU0YYCyE/WAs+JGoMCC7YM6QLjAv01PFoY7IHUYzYIVys02iRSQ8jIiXInfod3AlqtdSou+373Hwqd
Vd9UPqUTPW3zZmgOa3TqydBsvY6+oFsfd2VLj5T99YcmV6Q9Si5ssiu7D1zonaXKU2aKgQCSf5y54MMUMbBVa/c+UZuDX3n1uY+Zl3DXnC/cu8DfydKqWPFr
TISwUUauYo22HrQcJvEDvN81c/KyqZueleTe4GjXghJL/m1ZdPDn6usFLUPV2o+Z1cEHQdh/WytVsOfWCl+cvL6nIdmKLkBi9U0DCh+bzdDhauQHndKzH+/p
/VU2ixH6w9YLA+qoivfnpxpmjH0oHQppqA6+40HVpxO0Uf9cbe3Pn4+9H+gu0J3hw34xcYw5KD+iZI/qPPFkKMVXa5mgB6DP1KrgfHmsr7s/pWQP94i/RDCs
fba+BGEztjLOpfIxnmPGD83Ls8cbEoQ2TgLNlaio1OpHsJWBA+uqnmrZcfTRBd0lryUD6frq6aGfmFJHij1iNTigrijySWy8AlBuhV/JMvH9mtnVcjpsVexI
OAUIW1crMhoKt9Zb+OqKf/+HFUwTlVFww3c7GGssDuLMxiDb/0oA9EAJEAMkv0NB0UBBdH200r8KTK+GKJBzXbuLHKFJ80aIgaLvwW2ROJp/XHNacBW51ruI
7h5cI3dIKqQ8HftqTqiu+i5T3ZDtxTd83wVxeiDFuh9hrt+av1D5kX+D7rqyv9ziupT3K6MybadA+BPJ7aBR9Fx/Vf1jnlbAD43yVygz8r0hNVNgPK8+5L+P
1TpyyJbeDF0fL6Qapk8N3PYh/svwt9Qbtca7F5HpxDXpNbfkDd2J+VMJYdWv/k+d7Dp6lLqxao32jnao8jrzNGhRX/YmuUDvnSq+eKcmOX/tnjHV231RwdvU
Dm+n6sM0BqepDtEu7xR1RugKWehrEIhmuHkXBVUBo3urPBD0hH5Xf+GdXDWbnKNeadZlp3JOZlPJ3euPKOKkpyYU6wf7omxdZdlaWuNiWoTyA4MVA90Pg6TG
wcwKnaQ4DOTfFzqjvowsUdTWutRjQ4U8RS5bHSKqnl/9MpSnL80fadnp7+OdJusraqMr0WbUvLtvqu26ri0D+eODP2tSkf3Ki/Qnim/pPdC4KjaqXQR3Lxgl
jKpa6/0J/rzghN4qYmOYS54XdqGPjzyXJFeNd0wLLFCFrckO1BmDebfdCbr8LqJ9CA5oyXpOTk1Xms243vHUkI8VX/tm0Jw/W93Twx5Vr6nZfihwAG+oS4b5
gQVBNbk7IK+qH2zifqBsiHyY/yp/d0t2z25m6ZbshYbb6Mbji9yWzJ1LjZ+pprqzFZ2DBcoRgW/k/SxXpew6ngneVIhS+uEY/2KVLnhJZZKHrfAHhK3t+I9R
NJsYlHkD2wFPFr8K/aiFglQwQr0/ICwPHWlU/heR//fU2v37XBf1E9X185+re6tj5K3zLoSwPDYSqQ/wUUkUB2gBzP5zJcK+UePx7rSLbJawI3hAzw/mBZd5
66idWxfbHN43+o8rfEV/7e4nK9AXMT1kZ9WVrs/8bCQ6Tq1Vl+hiqroEx9JZ+hLoN10dVeb/bs8apq9bRS+TiOEWag8yg3jDFCPNQnt0fEWK6qq7M6yQ7dU8
CKL+74LTdFGqNiooqBZvCD1Drnvqw1qyOSn1jqT3+otlcTK7rxn0rDgOuWWRBJo7zX4SdFJDkLOa7RU+5KYuxbvZz8bzwvwNIW1eJ5/GfkJoLIirWqHfVq0M
6Kse0ZNknzLf6S9o+zCrVC1DcYIBgSRG6s2ycXwdVV1Cx4OY5wH8xNcDor0GRE8M1vyqmosk5XF0M/Om6hN0pxFR3EKLrOkXWwaVDksauKmLIbpkJRFVU61s
qyy3r9NmMT9SfO9oLzfoIWc5f/VPo+8YTyryqd99qzUyBa26nr+OHqkZV7DXxp5RNyvmKars0Vot7VQeRUTavTqj8tO0aKQ5IlEHvRNVydrhWo0+yrc/8MTb
TCrS6rU7kBEK9rN+ETL44rTjVQeDYM1P/gbBHISN331OvrBhVpEyVfaQQOQ/lmxPj1jNOLzy56+nPQ1ZLrspaiMfLX+EH/DYJG9ptq4ghUaYLvI+8qNYnKfS
sy37P/ydv46ZB1sVF+Cu1DZPvL8VFsS93ulQOrVQno/o1Sd15VqV2q5ls1NJTbdbXlmaN/65mL/tZPmY9ISsROlk5opjENzaJ1Cc1D6Gd6jZWhsn6HYUCjer
Flo3+jYhWv4bWVgeGIgQyfp7+9n11vPMc1f9M/mDWp2Nyo/YwujvwvtxkaPyaIS60OHQWGSlxF/HbmMeILNlx/km70F6cMBEtJey7Z4SaIDKgRQgAXCjmeg4
dCFwgnzl+0661bfSCqZP9Jy2HlKHiW4B77d+Eev2/uPqApb7RCJ1TZJGDpZfdj7K7pLC1khVaXVqj2a5apNsBNxBNRHxqsPoqFhVqg9rPqJWyHDRBmSLYpH8
kD9EpqiHI266XSgq+2wwSA1wuunZqqyyRcFheCL+EGrpH+cfEvhcNkF+nmrhUZKr+J39czy7QzXSSxKe71cKoZ2m/tY87xLHZNJA15ZfJce4E5Dd/hc5Q5Rs
HcWOgBw2KK5mT4TjZAfsXtVFpdQbH8yjezObbU+Qr7Xl6lhkJNVNO0R8S1OlmgAq9Ii6M1nivtM0U77GU1+VroB2IbZfxGeYi3Rr+gG8iH5Nj5UvNYdAIkWY
mtrsy+YPN8/fOT1TUrimJFpcSMXTTVWxmouadtrNylf6j11mxemy/rwXupbaMmKd9gPkKZ5AXbIAwnWKDv5u9glBYYjtES+i53m/058IlpAz86DQ1/juvDhi
UG6uxcQMdXfEd2sk/rXBBvY1VRuYPMdAxS7BjrL+Ve1INgv3uf50Hq7fVTOL/rZ2haK99G0+e1ZemLlH0F0YgiuN38hGShJ8LSVhqg2j76+1voEcLjmqv65t
6X9O5cFG753d//e7qL/eoco4/wRkNdiKmaEal/954DeY7T98K28f2iN96/Erc5Gi6qmeNsRseyCwWnJd8bW0ibZT4NvW6wJs1HQzyVcWZUgRVBvS7V7zrNIL
3N2MIlhFd4eaaGIsLhKlTnvYXkpz7yf5k5hJzv1INbPGO1gXK4kQWYqsL/7z87dejgz3z4PHSHohhMqhhX1hfZRwFgyN4DWhdeqgw+PR8J7In399x21v+cgx
RDyB6aWOkfyc75ez41UcVIOmoV1QLXodWIMaopqgdtkLIYC98fdh2tvbBOcQHEWYOamuCvRAmIr1aHi7nhPaAY60Vio/dkX7ioJPPYsDbKSVqr2viWrewrsJ
jidvaJP8n+ZFYLn/o32HxAz8C3VAFlPVWrMETw7cd49xfipeb/XpvNZD5BY4MWhkRpMyL6SmtOVEno5TJSYfhNoKXaQO3xjaIMW9g+gh5CN6p/+4arp3lr9C
1sQPMNPyhzFv5Fp30H+Ueh4qCXgEcySFAba/MDaQ33I28Rs1wNcuUE9yoFVn/xX9RaYZ+KHtd6KqqrVuCrE98CEt442hb1BjqKdalBxJliu+RjSqSmIu1V82
MlvsnajxKuMCQd2O6l7ErDY/KDzKp1opmd3c0DirrLpoTdNdlrkpW5pvS9gSqu9p4XvG6JCl/kv+EV5rVSer3zULnguXMipmg2QLk4RcUDRV3vV0V7aixliX
+d3Bq0wETWhdkZO6VO4R9F11aFrQCCrW8J/QMD0wLCtbBz+KRvAkIvXtyL8Pj1HejxLCKXfRsHfv/fkFQASmJ7znEX61/sh+GVqHHhH9L/oAGjEaHi6OFS66
yb46NCIqDK+LBN7rhdalrUQjxCDDa5/qRpZ1RTUjPcHICqy6o5lohF4QGa1F6lns+x+pTUDYWEb4SAEaIWIB3FD/7j4gzwqm4sqCrvn99B1qtjJbCcrf2NWE
/E19sc12aEDwfI0P+cXfnHyR/xvygs4puJ/BRunLVBPzjykH1e7xfxJ4Z8H1TygWMkZ3S0eJioz1/QuxRSRHsp8e5gv7TCL7ZH991aOXZTu0pvzEIJU3RxlE
ulf/bx2P/zuyp6PU+xl1gk5WP5aPcHPJdjVse1PgV4We0QatPSTNV4eG2T26dnSmyycfpBlYI5L2ZzZW9/az5/8jZePxTngnvsvBzf04s8yUj3UILJb3Dti9
h1VrEDWc1lJHsp9No4Asqx6dFOJ50pXNdEMD2boI1rGuef3d9lS5gZrCWewTahYSD9zzoPnaiL03vFqnrjwXoI74PxDBs2MpJx7DFLTXo6bFqg60jFS3Hsqw
+/gX0bHAH1U7JGg0KkUHRvdEF2q+wx8KlkBz3YT6VXWnjCHeOnO70DD9O3yORxidk68qFj4iSCr4QT2bcuvG+H6g2VbsF2XB7mOOfqomwTXSyWqQ0NdEiEj+
Ry89DSvME+l8oQQ3yRq4hu0+qc5kykIj3NeCjsBm1ZuaXJ3EGSvMhkfQi2pXw/2JEPOFPquqN4mQK4R2vav2x7wp+h7BU954jK89zizxi/2od4X6O/wjLMo3
XvWrhmOy+g4pK/wV+Wer2Nagvq6ydqWWwDVMWyQrtKz1aH0C8rm2WV4cslX7WwEHJpR46BA1hjDL+5BDPOLq8UhCxQikkliMRPm2558w/hRoQvOzlYpMukNe
tfQCfSQ0EfGrUqrNIcXWDls+Key+5lYi37K4aOKWYfUO6ce5zyMDZKPIZzVtapJz9njuuZr4++riyemaxYGXEtDbU9SCKldGV11kNiivSs/v+UipqGVhHmCw
oh6zVJnFlAd+UrYnT0KMT0rWV6ZoThXNh+oh38mO8iDtXdqDn9HE0e1EFd61TEB0S8Xm3hoqjqmymFvYUZVcgutEyCSCrQ1hBJSxCdjB1QY/AHaGY61PiDr0
FEDE2RA95HUbrxHdEWNgkrNJDKY+4/mPmjD/o/BnKOVqSSIJql4qH0MdPN2UbAs3AuarmlKTaKM7kd5gKy6zamYyzeRTTWs1S/GgdnrIAAcgthWP4w7d9dRS
lSMqrS1pm7zO9nu2E/ltR7QXCnWHpzMxqnHUz3I2Fmin6SFbKLvhPed97mvp+kE23B0BA0XSgP/1m0rkI+lg6U71CHGWeig1imggD6siRMOijPB+FBrGK3s/
0gUicUy6ll3JhJyAb59cRCIBMTVczsZAf9T4iQfqoRf/qDqDNgRi0NZ8UvmD8RivF1zGfCbLIjN8YfPVgDAtjMTGhEdM77a++Eumu7PWe4OOpjLoU9JLTjaG
eKBMoTLcAaVLGtLu9j6jLsrqaMPf37vR27Br6Ty6Fz+KfpU3wnMV/xa8yZFqKyVjcTVTRWvczYUyyZAqt+y0uZXvB6YWOazf4i728OkMmUQ82TvYHe1rpZ0H
bcY/oblIQ+8lqJVC6tnFO6PR+2lPhVuiuK91kUvpD7Sv5ezo2+0Wt6D68rHaSY5i7y16YcYjog+yxXdJOU+Z5qnE3bBP2s2v99WXJFbGBc5iy6Et3uPkPrzQ
7CSeSwdwfQpAmu5QBRAPrTE6xwov6j6mpylN2rniWYqFWx7nHm28b4ugnrykUfGXRdE7X0q/1W2XPbd/TXSTtMaTYJlntHAN1UHSgNpIHJEPduUhrajKBnm+
r7S9/D+K0olWrj7+/m72/NaEK3dpXDNdm3ATvFK2DN9rOC6/LuBiHkdShU84wtlf+BAqTn9rney4kulKbekcItggkvDZHgUpUlp+MEwUjpPHixcbpGCXHHZv
Ntu2liP20xiBTbBXRh/gu0QRtf5ohL71536ps5tjueWCdDtWg32Ev7I98rCjaAWcHWA6l+LeME3GDgjExDE3m3HVFPdMziJGlP+MLQTXuiEXSiaLFtkC3J+4
Uy0XS+XYhhQnweZRZsU3SFQ33buDV/x1CWdbbnJcwgwcsUqNLudtfKLnxC4z2MfBVuwpbPXBRpYiUOtWl9fw1rqeGutQPUeKfv2hV7e4DdmGlbn3JDnWfZLv
eHeddSCUSHgGrTPvC4gQ54mUo/8va9DUoFPUc1aAM91cqYo/zXJiMxunRwFcoD7QCG2KNkQTUOjd+yFCJfcw9KO4kfA1JBVdlsSI6mgd+t7M3fArKvy1/5Gw
k3A3cT91M/ylWed+6cwn2PftKZbq3kQOFW0tPWQeDjYv/waPqCX/xx6bIyAux77lXsDWiA6CucISbIc4m+jG+Rk/IfCXpts+Be85HuOJwm7cu1yVqJmwXCKw
XJfysdU2nscMbnRZRCtdH+Lj8cc2LvbIFoMX5TR19LYPcfRy6Ww/lMvcfFNlxmZRDWTjfVTEHjmQtKF8NtZEch9fuXEKniZoL/IltjSITRyofbZRYBdzzMOg
dbnXK+JsSe4v8M7mt+Ul/PGVn5uecOLFUc691qeCzVBpmcJQbG0a3wpv4TZKJtiGSm6KMfBUfJuNY+J9O4fGwJuKmz7eAjZ+i32RiWfOAqtcn5oPWo5g9+Bd
hn1EUaYAz3R39qRkW/ijc0PiOfBxqLL0sWWIKxfKcl6ysOcHR+74nPnJiCBn41jebslKYQ+nw7lU+Hn2kMp2gs7pKx2Dc4cIr9que1NxDpRqbMgbwnPjVSCb
y7SAcuMmS8D5C3mNvClSpf8kY/tTrQyfGm5WruDVJnatLCnrz93iisCRhvf8/253OlbP4Yc0JUd3jbdXm65yW0Nsv50D+fGp+FVLW8sKJ5C5UXA6h810cW0z
nT+Jha56rj45fk9BRVtpluSOGxFGNfyWf9T+K3aMkPHZXFDyNkVzUZErWbJ+0Q7N5uXbF+/cVNbDdsexKfd7shtW6eyTswBnY46PrRXi7ryAnXFPtd5znYFQ
Z1i2AQir6//HufZZWmW2yWgRu6PRp5VdxHqLaXMdvARaZ7Q4MjMdIboTMVf2P/5XAtQZ9IlOODaK0oRdQbmnl4mNnmL+rK/YAIh9h3yaog1QNdBdcE3Q1/6d
67nj+x2HuYC9jB/G3oXxxcPmytXFsv1hf0QtuZ3xjtK1thLuZiMifLaLzXfMcg62PzOMAXfICOES5wPOFDysDf7XnWhctlPaOdXlOA+5jf25XcDtriD0U4bS
0FX6VNi1tDp1kXAMFMVp5thMtnP/Iunt8At3yq/gPRxDdx0l5jtAcXd8r6kYXM1fWTyRv12oy13nUIgPCAswPr9gV5xtQBaRa8qeyGsgSZR0ELDvwR3bEdEs
1zcVtJEWnsNfEh2dr3k2oQ18bZxiuZZWjhfY8qxfOhZhZekPcheUwcZbUIkHtzMOs/Nh7rcWxNiT0DsPW/viJgyCZoBLy58IjNyJziQ82lEa42lwKrbZpsVR
u9cfRJ9v+TEqm/ow5TDuFC3D7gq3uA5jjyS/lG0mG1tjzStxGjpuisseIj3IoUXfi2enKj1M6SGslbheM3YPOiC21/hIQYvmNceqrzK7Q1Py9wSV1XbVbt+C
4P4ASdN6tOB8qGlwUsVI/ZzgnZqxwVOBVgyb2/EzoOpXChRJpXZVpuc0r4uf3fsXUrNxk7sbHeDEmLSCbb7pzHtZ7rB84KfqH9Vb1SsD9tAsek1bwIdxov70
uv6sxPlXndjzLarzxikhUKg/5U6Ui/yDLexR1i4Y8iUGzmrKlXfdB0KABtAv1Up0IvJE4AvVIdtt/xbSoGSz3kEzT6qSphiKwH7QDN4HYIr5y9abGE+eNL+N
K8l7qLqMXOZney478zR+paJa55B18LWm4gsm+iMoA8Npcf7x2c7U4ovVmaGVEql3qavYb3bUof4BwvKA4bhANCI7HR5dhWdi/vzeVTY6gFix6oWhXcgA8kC2
j2Z7/X9UXU0HctAW777Hou1QAWCSC/BtFI4/V1WQ/ZFnyu/psC1AI0cGw3K1Yd+vq5qia+N7qvH4LxJr8/dUnYfZVs2h74K8UI8NxQX7+I8FduYrqbC89r9s
0NvQTbpARTDF/mny28ER9IcMP/S4KktTr2Y61RPZ54kKuvL6ER8yk31Z0l+8jeVQ4Lyjl/+KMzN0iL5cNTxoKVrsEgXMYrDdodbmvPut5OaXebhut+91sB8T
8uWovwn4lbnkPtvB4C9+NjJ1Vqu9RPX56mrVMt1HmknBZ2D7ICYqrW5hqZRHqb4P9Gaq09PUbWQOeC7ygTFa71V9rE21vJDF+/SkDbmJpDG5uqaSSmbJtnZ4
L0aZ3StQD/yCBpFHYFLJ3FIwo0fC5KzemZz0cakf8EfYU/Oiq+Jl+qo7mkzqnPRDx0ninSMnQaBOgQ5VXwp+hScEaqvmy7cqkpFPGEp3CtYQ9xTsnrNTns0Z
qdfnvdnhcy8KEEQ2d6DbK+2hvib8QvYNc1QXmzlTeyHwG74wABBTcD7US5ehXEuzffMsV6nyZzfXs9Z3WAm0xNO35bPvj9LVVNzLOZ74yJ2FdMC34F8REdTs
aERt2Z/vmnoHMMkSufeaM0MwnPLBGup/qinH/KP3lQR/onvQCxQXZQHsSNZRd3WQ3Wva4dyCm64JkiLtkxarYNg9JfCGDnk09oW6juAGaoLvGPilmM26jjK+
NX+CPU3tXU5kHUyfmiHLTQjamYn0IWsvRQnRBbYRW3C2z6L3dMMRZze4vTxDO83/kHmtDTODR4p9/WNPV4gn70U0cp6GR8gXq1bDiw0RmFigjtgDUOcqOUBE
hAGE5Yf+Zb8+Vj61HrbNdjdxt/MMRu4r4l1sqydG+wBJaBwajw5Gue/8r0Rgo7Yv9iWcpuqnqERmuEdai10RIpdAmEhf+FhjePb53QYyj6l6+GHFcoQvGqVI
d34iYYvMzlXPCtmYZ/L6SJvKezQqCaSFiRiz7sjCnRIsG35bsRFZDb3Fv/TSxDm/wfcT9YC55r6m7Y7UcMYL9yU9Qvo5Z2gzkW3aHcxQup6v1nfg3Sj9TO+l
PuUPNEwSlYp0NIfqnvKdbBMoFW1KllJNkMmyQ4lf4Eda3iKMVqeoPzJAxc59y2diqScKLvkJlOG9o0oU1dAfS56BHSQHtBulK4mBAhROlCx2lwt5sCA4x7df
MlayGbPA5mBruhXZ3nuIHER+YapRytypTEvaH9wWmCOBff0k0cwdjsvQoiiQXFM4L0HUnG68KlWY3EG4ikDp/d5RkBFpovrWIlMowZ+dZwVptJH62vNE2Ju3
w3GAtNBL3WM87aTfMHd4v6g/1EZQdQBhvZ//Xi2Lhp1twsf4UCDSeg5ApNruEVuK1hmNiBT1jhRFASK2JHxErq447Ht7KlDXmjxonfFwICLj/N/wJWidGQzh
vSq0jvgXEDGqH4kpQiOshRbW3oaNZgF12CQ0rCIDfc+6R3X1gEj+avhVQf7/VtfGesKDgmIaxxv7VyLzXP09R5DLLjudTC6jFYpEs7p4atUIGvF9HGKIsSCQ
Fwc3JzNbBYhzcvZ4qC/som1LbcrTUvcYRaALkkCzn/h08ff2N4HborHp8oBGiMuL/RFVqkDEVWz+yLPTxdIPiC783TTjEsoV1fMs7PO0DgymKd0NCtDt0SJI
nnS0lt3/zsi+1RgE6XJt1fm8ju4FinH63fm34U5uZ7ARLzoobjknYCbY4+SRjQsOA+elD7NPrcQrBggcIon2Ie12d/NiKrk/npGSB0i2PeSG9jGToK/UNu1u
74eqbsIuWJ3KSyASHnyu7uRzyK/JHihekJ01PUPjmfAYMaKFq4uNRiOqbYD/AhX9dc6DBdVQcyqVvgj1sZ/UfwVHK9hzShMgA4gHGgA4UA/gvPPAooGA/Dks
ou9Taviu3uBduHWqP6LnGDneF16hworM/yyrDEpg1N0m+D3cjt7gXk2yz3lYj/jX6Z6QOdQUPRQqUo/VR4x6/aMdr+im1o5MclWSvCnWUt1X8ZSaJG+haOQv
QIbiLat/IQx8HQkSoHoL82mgDzQ2tE2VAE7wbq4arJom2Z9Vnb9ZIdCeLt9ADuaf9G6jf5L2JlX+TeQ25JCvE8mrGRIqDhx0rpT3J6/Ie2HsMeIriKav0lfl
a5in1PdVt6mH7gNgG2ET5qp6lPWqvyM1g/fMn0zSnnzbU+9bWXdJdbAzTLvWwFNCElyCzFKtk1m8WrKB5Q6SpfSo3flVynaieI0eSqHnNnsDvo5bXfiJYWnj
V80XJsUnPiHWeIeBSYpsXT33LPg07gxhYAd/NFdHtbNFSzLlc8VZPqvyvma3hOOl/SNUQ+X9CQnNnjF2iF/kLs54Xc7hiS3W8iNEZ+6D8v0CE4jnDLA8BlNS
awyxzm3SL50cWX7CR+IMm45v5bwRsBFESdZ0NCdVDg7hdOSv4X/LiRayn05X20gravhy10mOOafahIJt+WFjv2gds9Wfn+25P9p0tonckEVUcZZnzX6azp7H
knKH59j4uWa5iWP+xNI8O5/DHnsDczuXpObsdURxN4q53GphDLexcSL3tN1l6il6avPx9JWXBWzUYI/Bt57eQexYtO1xCbfBilVM/afWfbnFNktOK2uPrAHG
nLR6JvZIn2vYlx4wO0wi49l0v4WDzUx4r847LJs8c+uGlLdlQ/hJpo6VDYRfWeqnR/SM3p8NDkTQcAJ16hjDI5O/t82ZN3k/cDdyH5j35i6rWG762cq+wiig
IRCF1v8jCo/GALloA2Aq/5gomZvm6uWYnHk8G7MMNYT3nerQeEbWzf4LJ9/CHmVNzFAY7PyBlsH8HqJgOvvK+mPFWfstXSztRWstrWyToCWOiLqpf7y+sFea
0l2W0uHgLxx9zi9GHu9+ulGYs0MGpZvGZ77OrIUupHfOmoRNNSL2VtlFDe25sc7NuV7LbOcM7lB+emlO+p1mx/hV/Gn8k8Jbldmmzyt/cwpS5ydXmVthFyy1
FbvLT7ru8l/wBhsmZbNsLlBVdt4+QpzMdRgEuZvLnuQuwusLEjgLwe/5nUqGZuP873fmlm8y5+D3DWp+B/ESQxKxgisyk5bEUlhYzmkmGstPbpYoTLLFmh47
z7q2ZH5lmmYpKhtoKcisWafZeHODMz46rmzVqJgm0W3R5uVLTRJJN8sSbGG5KuM11j9nMu8knmWWpf/OxUUTMgjLb1lNcnfzB/MruDftg3MP8J7xrpawYyu1
2pNSl2IY6OJdFl+hmukX6ufJpss/0owL9snr7P1A/sL3iOzovV2hhFG4p08azECi5b2CbO6NciykR1XNCKg9c9QjpK2ZiynsuWKBDM2mzJj0OJ3gjVLVt81T
ABHWkAEir8nx7usqvRrPhgYFQqIK5QX3XcU9Igr9x/qrf269mONyuQgF5zvVmiSkiS4OYvsyhYSLzgl86u3s2EzX8zzQ9pFepVd6mtVwJD9Jnmk6BOeoiWq2
Zfwpe1BGx5wpTY6ZpCYmq7DiYbo2dEFyU3i16qasrGogxWOqNWyPJNW3TH5Ne51ZjjNkjeckaQrUgXLq4N7VSAmngYora1E03NdRulh1PRDBv0TrnKkje8eR
lMJAnUqif3yOR7z0wlZB/Xgy0zEEmRc4GWaFkIYAgiav/CNegKIcdDTQGmjrPKfxQ6OIicysbLHwnvxHMiwiBupYk+N9V/P3b5oq22qP2HyitbCDaKCIC41U
sDGhJLDYM1WnQLzUItVYRy65QF2HWv7vVj0XmKnt3nPexPIm8sPMbb4hby89lO4WaOnvplBq7+WXBE5Ahao3oXFMnr8bs1apEYUUpcga9QuEEM2UNMc/8Bvp
j/V7iL5effx39OCAU3lVHg0VwqNsskqt75TiJ42DO00XZcrRHZWz0Z2es0RY1EqYPUM+BxRVlRMXAt9QvzNtkOlEF3kvuGOwwv+D6pj/lOIOZGfG08e8XzmO
uTVwQGTRKCSbXVJkrSqOV0A+l91QBSgfotCJfe1Cj1TDFV/je7fOKpuz7VFxh/R6G/Dk/dtON4xS1AaeUwfhW1XFzC7tlKqsUAdLW28bN6lKplZ47XI1Poro
Y9zilwXKdC/gDTxc/lGwiGbj7sb8UQ7M190xxPEdVQUN4n+IvaQ/58+3ON3j8APiC1kjwIP0Y77XMbeUx4+HnnHPgW3hRyL2/f8pZzK0Nft0Zj2nFYu1vTav
NrKZAkXl2fLOWUOyo7ML00O7drty60VQzoePsf79GRENSCnJzPRZiu85t4oLs1ZQ7JFS3lBb1tFhySzPeGIVepZndgbZ8/dG18l0reUHsnrrTkU/OmgtFaZk
XpFcMRtMn4mGirhxGsRoYs+qw5rdaJy2ZuSGq1tbxcWue95oZMyHnPliDXdo9mL8aFl5+kPPyUI2A+RsHHTuE5SU89PojJsmhEjOicD+oBGz4P58ZUDVYCy2
xJCm6C/Mtmy0PDeGXZkZjZiFGT5+A0Tkb9D3Zk/8a8YYleUov5P7JRaE5r67/+mSARZ2LD8KqIfWR+uhce9eUe+8rzj0Cucz8zFjEbiA99isdyq4pcYwFg6o
k6VEw1YUCRMzXyDqaRwFfiRckDnK1MLeu9SVwEa567l7oDVlHK6XWCv+3nk7W+6KmCHxjzZNK24GFosW8wcJ0lb7hJtLNZaO+PrydYJlpv7J9R2wcJvjLIxJ
+suPg9GKYYKu0Alqt+s6+UvuBHwStM2aj0nLT/I08FUiJsPc8EdjE+tNsKqoI2dKRn9BErcJ6OQPtTWtLOZ+D5O8IJ8dy55tXe7uaL9qKl+vBYVOPjzQmO+W
cKOEcaQJfE2vE0uxjuKfhT1TB2EJ/OV8m6sRGQRvpGdyoninUm5ReqwhPZBEhApJrqk7bytYKLfI1fJPhJ9WrDVPWaWP3oyOijrXaAYwee2jhhygsaMT7wvx
SMeoqJtxk8SzwGau4caXuRchXqaT56SXc6YIt+KzHLXYW8uMsh4pV2WVoh7ZfcRsP/8z3wXFZO96YkjazxAfn+quyNgnOQf2kv5MHHI43Ve5HOSNbLHF61gq
eyJeIB2u6iN5JsPl7B7dWD5EY/S4nFupFPFA83HuOBE7RvKVpIr7Zc46fKVjjMGAQ1i0OcyTDM9//sdRduq2O9sy03IL9BCHc7sb5SCbMe8h14kvw6OkEhLl
p1qf22PK2Bh7C28ItIofDQ0CbfJbxJmMD/Fl1kzskRzZ+Y10NCETLBF95WDPqOiuz9f0bpwSP6nhjWLuDrT0kw0vqGk8K9LXYMxKy/zZrnQhBHuUOixFO084
vrAcsxLikc6FlvlYxKwHICISefe1FV8r7OFaa5uNnXF+7R5iineF9VLQsHl0da2xFF63F0kJFMlqvdvinUudlPeq4AfhbtVaY7Z7NBQuUyjqf7KF/zp/E/QI
eAKLtSgyq8mrhtm5v4tf8etY4zlyDm1dGRt/v2ror91Pdhmlwm3jnAB4nXePx8ahtZJEosUWHnGJ6A2NyVgjOih9b8YK8EdmtMmg8l2A2mBtpU1cQv4MVYH0
tfV5LmRbRRyA7Zbv7FtFGk575iNiCQfHcqAaXo28Fcl1tUJ6kk+J8/ab4CeGL7CLxCnXfNkF5XMbiAuNA2V+sZBLQQusA2wE9IKfmnN5x3Eo4GDPEFuoImEy
tSTTLclWZmK5WFNII7whPEYdggZKvnE+xadgDkwCjhBOyRwtQIg3nhbgFkuM9R510JoiJaw+W63SKmnkPMn7EjPzhph2YFXOLKhhxSInDV9Jlm95sLp47VYg
Ceja5OpWXeMDrkvai6IPpaPJPVgOb7lVy6dzIEmWVZqtM64TnOIsB9cJRsh7CCknZZ7tPecoFvd3tqfYc1etW8acrCmoGetGscF7nqu+h1b5hwQXBdf5ZeoG
gSvMBE9slan2QM3x6jivL3ABTjYH/DaSze+tYYb48gJvQz54OFMFL3AnKtnR368dh5lm8BGvzutkjgf43muKCNq4yOq5P/e1DXyk7sE0DI0lKlx3pRrEpPr3
mIoC1lm/JQrx4fpBMAUOlZ/WLqbZuU8wnJzfl+ztP8Ss8v2K9czvqbrr6am3qS65D8MHyNl0JXnFycYVvKzPXWP40WQeUemZ0DjaUR9zewYGW1qbYnz/VkmA
uq+fr2D3+bPyFOYX2U/kXt9+zx0oJf/z/LAqnLryAf/cN1HZTSHDOPhBL0PctlYGB/gjZqpEup9hWeMwkSk0gtInnP35x3lnhBxkjqKxTKr1iX7zAvwGCJsP
zke7oWpUANQDGq9SoDmoBB1v3my4C2FBqbI19tRdj6bk4TynOiqEhM++DKtMWCSWqXfBxxVvjV2DG6gk+G6Q7el3FhfsaaQvzMtt9ak+S3VIf6VFWK7sX6Np
vX1JqF+BNbhUd1JeRXb1PVbvKugg3qO1YJ2IV/KqAmHwifaFpbRFKq9P3onq5cphBTbV1jyBfiCyJL9LyzcFbVqk5le3mFSgkb9UthGl+rfIFwQK8kCqVKhi
hksw/WqqP/yxfnGIG0hQsD3pzxSf07FMFF1qme8bqR/8biJcGupFHAgGQ5nU4pAs9IWrdWhwlZ/u4YORHrX74fxaU2irYkj1Rc8rulHt7Zo+Nc38djqhqjFV
w8xzTwi+JDoEL4buBeZWz0lelJZc0i/5TOrk7dEbAtvnmE1VRM3kqsvUV6r44I3g/SAejPFlBHb7Y+V9qqtzTsLfhVw1Z6VCktBNdhXphV6ZVlAbA7LnvSjJ
XPtJPEc6yBTLHMcnOif4RzOl/JkVHHoGd2jZrowbjltSnqwnHgIfO4uJc9ZJok6OWJD9JC64ONZcRyF8Q1YufchvQV2zsucef86NnGXlA7iA477V6pC4ZfYI
il207lj+M7fDetxayz9TqKlEsCnG9TB7BC3MrnX+BvkEn1leG0m4UBRrY8/Vp8SVYmVGW1sUsYDbU3jfZuXVt5XLK7BOpRXuk4kMvhsvd7L9v5iErKyY2LOp
nUqHNOXtuFvUN6PEpqB+tc20NZBPx5Y5a0mVk40MZrtE9guCsgoJcsN5xTjJepZXx7rqddSzsOfe37U/JUteAB/gDxEMF46xRYiGo8D7K1ugdWY3160QQCOp
hQZaOwtd1v6OIhnH2sTExUEDmy9pAqS9wz6N0XpAIpCENgVy0UbiwswpucWrpqZphSnikeLRPKCu1aDQCOgmPE/1Lwu6QVjfuExYJip2bnQvt8rM3bhsnvEL
4opwKenhPStfJmxh2uxQ4//NykitHevwVLKT7QyWWDHd3rJ4OHnPG/Jk87d65mRqoQWi9VDD1c223EozJDd1JUoxV0D2ubkr/4wxnvsSf0vkchZbHmYnGS5n
vzHfghZb2+LDHDLsiL2P6KNtn4kXOFe4t2O3rIeFEqi5SGJh+6BbKp3YL6KSzE/c14TFnqeSJ/gZsDs0X3gc07jKRHPdPFcJHsAmkknYPAFiAkR8T2fBb9kZ
iXHEtsLB/FnrBjvu5hZBL/B4YaV9sOyypNC5zpYHSRx7RHlRE1c6m4xdt38nUpiS7NysT6rlLbO9Ka+l+OkzpLFUL0dv8LRlA8nfqay4iAPgJCxJ4qqY5HEK
qvBfzB/AEzIYbILzRy57zqsgZeq1yFuxAV9Mo5yxqu+ZfP9Z6Qw5VVWmyCLBgI+70P4j7YHO+a7jXaqsvgnSKOM8nP1kmyMJBORbUN3Cv7/GKeIjNyk2k7OO
q81aIizKiSGGGLOEn9lGS4CIa7REUNr/uZ323lZKHSu1m+ibFVeQFHkZ+Z/H/6GAnluSqClGBqsp2KhqRrbCMAM7g6CJ2q58RZsUzaWjmXwyn54m/5gpCi7P
2Eg3VH6FN/A7g52q2C1SJDTafpt7Hzybs4BoZ8ItQzmrSUJb6r2knKoWvJs5uppbVbJn3n3y5iqHF4I7tyWJyRIPUisJqymOmFX+vwe3h8syMsSXVWn+p9rW
jEBd5ougUwqPWtCwI/a/G7dA2KwqlpcI0WQhzX1Jt229q/g1Myt0nmBjKvM7C1QfbY6mrkoH0tEotHrNDs8l6yyihki2PMG/s93zXdbUkSkLRGCjASByRY9/
tPm4v5n7Sf4ruhO82j1MdgI+SbDvxhnXa/oVOI98i1w3Qko101UaEaf/Y98pYTy9BM6gjsAD4HWyr+kB8l5yLz0UbwpfYfpBP/pe0ns0U+kYOFFFir91vq4E
mElIkkdIG1RTg4PgHf6mzHfkcLoT8zsyUX3Iugn5nlxvqpUSvkymGVitPEHpkGKp1jkO/kTSwcLuLRK5iqmFnuS+qmnmGyz9MVBIn/btdzdEzpHdFTpboWw9
5SYH0R2xkyQAfkPNBKfLDNBUSyr8K9gey3JP8e7w98Fv2C+4eIS2akTgmFuCnIBlVJRvOjIv8ebae7vUO/ZvnwU0SupRv23xaXV7eSKzAouFC4ttyh+QtwqD
dK/olLiWk27y8A+4jpNT5D9Jsryrd7Qix0v30ImKO8hnJvbT6EcWEXzVYoTjvkUNh6cpByAfkG/5AqhShagewk3NW2EcmU0uVyvTH8uvkWZ4Ip4qjyLZnkE8
3o+SYR8gNskh/lzXdOqWjz23n8vcBg5C30L9pb9ydzm3WD/FI1SUjKR7+2u/V7IDukR1JtY6f/EOdxeCu0A2Oj9gaQgnkU1MEsdG533XWneNiz36RHR3n19s
w0/Q94gn5AekGTNIZB6Z74ZjGzPc4oZzA6MVbNRkKelW+RHny8q724xGKdBw5ZakV46H0FCbkPcLXN/nhXYyv8JsDyBTmmzrIOia+zM1z3Hec4ea7Kkj4xaN
kJP1R45J2SxOjvEDco50k2cLZvP249Xpk0TSXUbGmWikqjXh7SG73W1Ag1kn2mgbDJd4exHnqxv62K2pBzRC/yh6rAMU7/ywVLQ9kAhxJK0MT3ApuE1RHy62
LXZFzIsD3stP1bU64rstRfwCPOXZSGbRfRkjkUl2pNjY8YajJ90VdkAfSsvtyb6z0CpbmLmCNW9c5CIkx9Of56H6eTaRM7HF1DfMFcac+yv4UvCSiCZBgk+Z
yFT7LewiqUFOUcsUqDTTVWCebl2D/UquwDbQE6kGhJ/cZH7rPFYxx1WW85yjB/O8NSIrHrLFCfOp9YKx1BhCYKzaxY4irCO/AV950l0axReW/VZXMNt7Xkkq
7sh6p3cje8m0dLrordPoTGn00PzMNoc3yXLXezrLldGQvPHuf8coMlQc+QQo273JfYwIeCaSHZFfjBfkDUjMfc41MPGL+PnN72ycu3IWp3h7j+ZTmn4mExmW
CWiPVe4pe4XckbdzP+UMofu6HhAe6kDOOM8H+GmqneB+Jd93mlLhv3qlyGY6U8XuY6hVaZXy3oAWjGeFPbyMK6YL2Y8s0zM+S5wqsdq7WT6CkoiYTJXVaTF7
dlQuwROwa9ZvpGyOoZ/1CncpeCldY2HK8zluw+8gO04wogw2qO3XLevMGzidZLOtifaIEd/IuZJ/rF5uumG/jJnsHFHyjh9sE40PytgKmH24jDuYs4HPxwq8
RwQSwpXKZlbbZa7G7oPtuS3IBVaF5Zb9Ij+Rl4atUn9m4mJd4F7lQ6yHBWw9X7PkMZzqXTlbL277YfvRbfGrbMVdycmG89Rcp8toxGNEvLTPBOz49C5scW51
boOcFbwr2C7wHtjEBgARvR0gsk/1dSFY1CN7h+WxtX15d6OWf8pcR4QdraO2ERpRPw7UmVmFvi/fU0i7bYPSh4P1xSOJQzmHzc3kbP1ifTT63avpn5lgDf/A
q8DLcoOtsf3lruHgpIoES+tmuzmRa4BE1GlGUjH/6y8HC6aSVt5xYYG1tW126mFrPy5bq5jIHwpLoCSspSKdcIoFsnPcsFr0f/XUgGwz57rtuGJg5SmFz9RZ
hIpGWk/aOrlq7G3sJfiw4gfg413LrKdse6zb4AeK1pLvcmWubxwdJOWC5fYduTxwpuM41lRW6LG4JjmWc1IJDve2J1f0BKt15FIY/+OK3tYvHK/xp97F9uU2
9tg5aN+XsccZzYkDMx2b+cOdh6DieLngCXxwWzfipqXYMEiWWNJX9jp9iIH29DM3zbES9ZzVpgvyBcRa6xOugdbk9OF3SzFw+SZrVndwBr/Q0s8xj5/NvZrr
WNN9g6/BHpMcra53v9Hcev3Rp5mnFEugAabvrR87GuGdyXxwiMloeI614AzMsZedhTS5t4mhwmq4gdVCLQELs4aYdrpO2djoOQ0fztPmbrOK8WfQXOHHUr5N
B3HwkeRW54XUsc4Vlqk5n+A2hwMb4AZc4/mtrSWCUmNCDjtnaYJ0EbzS8pQfIgtES50fu0EHex7/2NjbvnjXF6UOSwtsnviUZaodiLyaQrhx+FebR2MNcr8V
z+DFJG/BT1uSLCU29ni7ZSko75TTVdLD/mX2I3B/5jwpeyx5y2TlNsOv1OsSNQxj67AaXJEtSr7BlUK/YQWSvYZ64iwhW+s2dGefBis3nkp43XxyQjp6JPb1
6kGOAD4ls9i5Bcps2Ii7nHqTy9bhtM/VcAdz92AnbD0dU7KPwVNAoM51niOpbdqnG6wVprbQA0NXkAeB2U/wCDYCqPN8QMT1WSPlf6AR7cC/to2m+c40DgKN
I57zbwivW9/w2fmrzf+Ik6EN0WS0CdDg3ftYwCjkOF9l1JbN3il3RgsaG44KImCdyP5j+DqOYXpWnjup9LZrvyRJFOXSuoCdFjGbKTvs2ShI9lwVy6FO8iYe
EkzFwmZH/+veh4Ql/A1lR7FfUiaXXuR+Lu7s2YwNl1TwtsMvHJ24UTAIzXNOER0VJvASFVxnNoxsKRDW4iK+y/yxHTME7UlZnbkyMSjpi/XG5zonZ7XEFZJR
5uVlNw07RWN5xdbRxGson1csuuD0WNle9WnuivSjaQvwHZJCxyzH5VwaBKA3tlHYvJJWRJz1cG4adNRZD39kTss5JZ5vU2Xesw6zpVducL8QDbfgRD/iriXN
ytgHYQ9zHhTCstXmcuoB9rFwkPu5oGthASpsvj5+e8PJ2282gjd/Wb8YG+xoiHfk5QnjyIb2VZwt0PmMIldnx3z7N4lmXrWppzNRMFN21rEeOmRJwc4I0whG
/JmT3TPVyt9UrYktdCPfFXoPk+CeJXKI17g+piHMjlx3H6MaeHXIcR9NbZNODqZLEvD93k+Eryxszni37xW0oexqIEbVFaGRHzMP4Oz54SQ/iS9mhgu/Alx0
fY/AuM9Qp58VKWcSIF07VDvxK1RsMINc7xJKajj/c0zUP/ofDj3VQPxU+dfar5QN3FXZrZRsf/mxY4FuLZJF5Hk/ppqKhyJD4O72iZJlkuFQDO+RZSz9yBvv
Zo+1+8lxtpXcJ+t6c8DmpmQx72Ux4f/Ao0eGy3Oku50n5TvhZgG2F3CfuJn+IfhA/bt7A3VG+FtuBzJCTCe8zf17W0fmu9tSw2TfkC7zFc1I1QlnxNyN/87L
Av7rujV1Z6H+/U7W+iX3MB1Lb1RMJjSBkdDvOPv4hkA6kIpGAdyoGEABxABt0KnAh9IYwk7F57zWLZEVQ929YfMqgDrrVYfNiWAzYdulaySkaCuRoLyEM8Q1
8pWFjbrrE0+pjmopkucrRD7gWdSb8bBZkf+aK2uz+oKfk4VkfW+CZ7N2rXeKLIVsLVX4r/J+wjp6B1hD5BqH0vlW/AY3wwM8v3LNEnvWKZvcoyCmMD3UhsBd
hYvorm1Doo6OpjSVAx+A5dt/UuSTeZ6uNCyax0SRj4wf5DSktrtXwmyvuDzvhXS2r2/ITcmk9V2LFO3hUY5ffE3pI54hXJ6wrbs5NsxqkGjcDaxrfO0cZuF5
73XZIlyunuFr7C4jQ0hu+UN3PTjG83P2B8EzsFc1AXvinZSzwjZY7F/9gdG+48etD4viin9Pyk0YVrgI3yBOIxtI59MAvtTZk06T9JYepDFKht/1ntOsBH9R
zyX3ii/71dRORuFKwbY6SfUcB5tlGU3F8RP5d1XPnKWZ1417ci12Y+VPzrNkmm1n1l5cnj3N8cqTbLEQozCpawseT23mnZPcAdk9+Ra2MJeQIdzL6R9ZLzr3
Gbs62dzF12A0/qIikfe7dQX+HPPblsER4ytAxPzmdz/HqJtm17rPCSflVpcQkgdcYwYbNXUvn0QO4KYo+tK7KvmOX92fIuyYca1olXdeVhzPb5tA7HJkOQK6
qY4fhLmSBqlfuizuRZgRm+Bkx7KbZ72wXU56WtS6uTnOCdxL6rphLVwEKUmtaSr4ffZc+3BHQ5DNn/yQreA3MI627eSZJAHBp/xRtoha78hj7N0nUfrMDJVA
6/rK1towq6jS1h6MoFWIrP2JlO8FvFfXVzfX8te7b2wyqIRTXdZMkCqYY1WKG4rZNrAeGvvO6kT9sQ7HOz+swbt3q4hq8Bu8JzaHk5TdLrDPvttYR0QPjaBc
el8e6l9nWJxVYzteed5RY3eWJDhGlwgdbK6tStMHaiZcL2itaOnYy8exRkSkFZn++QRnYgngGOvRnHhnlAQ1XufwLHMtvdSDoWf4EcyLTLVe81zC7tueicWu
0/CPXI5ilvNz53OPH9vkvs896evhDBCPweWVgF1hXW976CZzHoljiDWY1T7IVU68Ef5sEUNLwW+gmW6eGbGyEaCGe4ZYZLBi1zK24KZCrkGRlS1dza9HC6Dj
7rXyJu4KZ3/NSosBIyTTJTKnDJwFCohUS7n8E5sWVIl72LcqXtrfCDQeqfgxt5y0WWbi9zCJ9SbGd4mSotddAFKAybG7Yvc1WhtzM3qeeJkjF0/P0NKvFW95
S13PNMeg864c4Ssb9A7nMUhhsw7YLLiG6EsHLM/wjg0xnhO742Q/xxvwWmW9AMNoyO8FfWSY8lPhmUCqMpa3TNrYnaAeJLJ5HrgLtT9lJyDXQ19Zcjn36WJf
Uzd7dYxDnGbiFDqNOppzAZrtV7q7a9m5313MZ6SY7HehAcqW99QNEbYLAXWv/BCemQUuwyXIp8wWsJa/SG3xFjqGkWw/wE/9plyAnSFJ3zTry8rVzHMlO7P9
FLkYekLMlK5XYo6d9HfuZN954qr/B6SXnw+tDnQFbwfKCPYcl8aR2bJMN0ybmqvK5pQdM96PkQWVspaFRS4xM1C9Pa1avt/LvpruYIxZJ7cZxsg5xENnkNRz
gcgVv4CwCps/9610phLzpPPIOyUtnMXUjGDD/Pfn677H7wIixtXD5XhFzlD962w8+KanmD+RqUdMUVTZRMGPKLa31BQtQDPQGDQF6IzaUBHwMXAXPAVXeiop
BzWanGRfk7nKG2G99PBROzSikiwMCyaVf0c6FNvJMmpZxRr6FpRKsO/VddUG6IVuuLejvCPdS5NrOa2to1LJ33/7FLmruEG8yuvOrFDc8A7WH7dsUiUrb9Ib
/Wu9KWR/bX/FCWoUzbhDvkPK+po+clQns6wXNXJnEy2CUQQAfyAfAJqocW4jNEUa506nx0lOEQuor/BhniS6lB4ucmVfkn7hGy68K6zUsK/sG88in9Jz0PuY
aqeaKhvjP6z+lrnGXPNKkF3BnoorvoeKWESo/Mh3SrLEn+bv40pEusOl8pOFSnINdJjiCvLlsb52VJR2Af+8QglvhvL9++HZxCDpTcaScTR1RsWR1Icl/Ogp
GY1idiRfCtYqugTOKrYw/UmMKZeVUmMV+cFxao+yUdCqKVMxtBLq7e6u2e2+oZ0T3KvdyBmkkfnYKpM27vtSEtqd81R6UGST1EhbEhvgQyKjZa97qH0ysd56
QjKGuC9OIq2SWebjjrd4B8tXNhuX/UyrKZ+0AT9bdh8e450I/yhaAbH1tafK3QbMkGQPQfn8sY6T7m1Q+Cy+sOzmP/pgU8lvUCfhArLMHeANxB4nr05l4yi+
4zCmz8m1yAVaMaH4vHgbzh53Bz18QV+4LbRaYMWngDpYmrvMPd/VASN8EyihLxm7JnoiYnszBQkPmlYWn08enpyVWbZlT9G8zTZL0Im4QfHv4ETolK81eJ5k
o7gT4FbHA9tSIsHxo13B3+SUcOuoT1qHAmGwbZrlsD0eH2QzQyZilT2PX2cNEzRstkV4fh+oQ3ETDouFZ6iAGJ4AfClu59ztLiIWQDP518Vsnj0azUET36Ee
CGgMRAMxaBoQgz/gILkSwzo+IfgAHE9tpOu2IXWus1qX8vLdJ7O0XC6HaNcO+EBmO+tbk8fO9vF6W7tW5Lu74XrHgswlzc5bp4Nh+e9/9daWvMXcRSW4obnn
ITSBOuGOtzsc4xxdqJHY7+AjxSPwMpkr7kx1iv6weZ6yRO6Ha8lzWTxqn9nupnJiiWv0c8pKlFM/mNrbKp3N3cNMS7OS7J9bFmKfu5oLd0rkoonENPwIscd2
3Howgd2GIsmHMomyu9tGNrf3l5VI+kveStZnvTbvxjd49aLH4BVHktHiM7sn25cr5tjSTZfdDfBlqcdMYwjjzvlYdtIw8zJvKdVRCvp+9d0jFfw8x7diiEjx
NCOdm9bHp638av38qNebBq3q3Ywff4dwyw2yo9BY2UwFLZwqvWDo4byJp/sWg7Xgz5ISLM/3/xj7Cvgozu3tiRCDhLjL+s7uzuzOSkKA4FCc4u5O0WItviFC
jJBAFGLrM7OjK8GlQCmFUqxYoUWKtBRKi3u/3N7+79fb2U1v5pdkd7PZsfc973Oe85xzhtu3gnuRi/IQMF4y2togq1c1i7h2HoVnqe/XFYNRihrmKvNWC7uW
uic4U9RHyM9l410Rui8c06m3sbM6zVLsIb/B64jpyjmW9GTuaB7J9LVfYK4pOoPvdP3U69QdJNy1e059AtovfioVKh1PfY32kiyQeWVAgNaUr7vR++ALZVec
j762DhZGSu9A3MhOgmILalVeRXH6PqTQXBFWublr9ipmD8RTE7a1mj1qO6JQPHatMS5GhkFxlC7lOG9S3a6UNWpuTCkziWgUGrqEF5nE/m1r43esbHiPXs2Y
Rr0MTRcGQr2w1dAFLZf7xSApOEm5EjRqQyW4lTR0Bz1iPe9ZA39eh/Hie6ajBpqx8O6g53SXdIkOr+ocz3mbrWPM1vTDQCsqgb+8d5V6x85h6mNOY3NfLJdM
N++3cCNHPCBen9HieYUCOcCwFiu0Qn+yplyWwezMaItf1NSoJylWU/8QZ/PIv3jMAOMcaWVqaL2GOUFmsXxmPtGgnoRwz3aO6KwsGTvL3tI0mL+C+to+xVpl
vf7cnpEm3MFWSsD6zjKNMLRjvC6ULHco2EXYOoR04prXmue1WZIPJbjsEfOxa5NLkBBETcyc3nw5+YIp390bvEeJag8naTsEYhs6bHJKsWRzvZM0LpcG2jpR
P5dqmnWQQs1XXoQaiVoV12/3tbvBezurMSF2CO1B/MJo0DN0kONTdoOoI8vXRSNC+ktrFv1W14v6ET3JBitXxC8TnRY3d/hK8oW8gChh27lGSp9qG5gBmXuQ
X6EIcim717ER2mt/kb62eEsBlXpgW3P7t2F9EwZXd9mYGPNGJcnsxipRo+4NvJcpdybxi4kCOhEOYbtTCLpaqpX2IMTkK6Sj6oB7jzNz5yzX7VSuD/81z1l/
FbdYnvJzmPfWXkQYubNJI9DRebJtpmJDumIX6ktUw3bZDPGolLbyisZ15M/ylzj3HtwF91hFUC9yLnOOnUdaqiY3cT3vZVuO8XcLeimW1Y5P2G8aZbljbm2U
eFGktGyl0WPNOlOwvVCxzDwJzBYXK7ij9DH2VeMC6XLJb7JjqUftWRhi5q7gZmKQYBbe1Vom+gXtnDIS8yXm4GOw+Y02xXf0JR5Ppqhp18Bd/cfkDYw/Wntr
G5APx8ijD5YNjFwofgE9xyqru8gk0H5RIjG5hos6Lovuo0/4uZYeOrzqjUxBRdYB/0vFLA7fMtR/atImUzx8SxEqfCi5k3IptTWmw2su6j/XCgK8drPxjKX+
cwwviV8S1lmmSc8hZ6W/2pZJERs3fhWgTwHaAz76oBYPLFgfoU/R60RXUv3TXqC7JIlQiizPuq3aW/QKaK0PnN5rpaO/XKM8VAT5WT6qTAJNKIauN/nhXKyl
sSsbemPTbFVyxEpApbIekIeIIGc/ScmJ1nf2zlhXyaDUH+GL8mfyE7I06pllIO6D68JGkost/nVvoSDwHfQNuBgeUNlMPiOSyCuy2KZtkq4WCK0Q18gfoF/U
9xZ0xhY3/WR4bS4V9TBeFvcV16I12Djz14rmtDLLFqIHqd3Bvc866xJLe0uoBAU3y+83SVWfQwHwZPlK8GfDlpQSNJCcDl2wCoTdm8Iak+VtyCZpjSSm0ZL4
MxFmDxaugr6HOjU9kg21HlRut+9xnCa7y96KpNAQ8XAsQP6ioG+4qj1eXJu9OOfX8E5lmyqMIla5WKTD2mB9ZZOUfXhrEtfXufAJsFhYigdCi4RUkhx8Qcy0
fI+2K+2RelhxUxGJ/ARxMfQxSML6sSOgOvvv+DTmR81CaaLqJoswAYoFurfGNfIHIKtWOpoVcxVlGX5186ga+WRtopGL6bc4H1GLCBOZrGlrdDWvc31Vz107
n4r8kuZJR8qPGKJglXMA0aDyEk/x3hkY+Hf/09Xs9+IpZINGR7/F9rg+p304PoFEIGbE5nvoap2vZrtjABUs566QNmY201eiAjsKRjgOiqd1aKuTqt6wPc0P
jRucXbD0PXt4xQyXNZpbv7y2a3x/SQX/+o71yWW8OfWZGddcwc0S6w1ooyZOpzNNcXBZllVETySBWWH/sBlMXa+My9il9sL46FvvRTTcdkH2m9ldP4rXKzJN
dUb1sMHLVdN7yQD39qrnCj+e1UneOnX88R/nHLgrrNmg/QAvc2d1XUxs43Zo1fsCUIvVCQH6Av76JECQ3Rl4ak2Geiov4+fAWiIfH2gnnB4Vj95qTuo95px6
0Y/1bIKcc7Gu6suaH1XLKKFLYubuYdzu7kyUrD9sIDZqza40l58TaK3P2p+PflZXWYdoangldQslV+uXY1M1Ca6NTQK3vMPU8BMIhr42/KRRYY+cYrwXM7/y
CyQPPtF8WjdW4q8tg/qrt2naWfcw/dRSyKWQyY44LlH9cTN5RDJdluueS4s1i2RBZLyu0DAP+V59Qc2N3KST15ksRzFoFfpXZWWOh3H5OJd9511HJZGQOa55
efonyBbHMVel9YYtU8a6TmCzmfuKn4xKVSSJQotkQ5w9WzDaSESFf5c5TCuXLdp9oukcMx4WOVLAFxt/zUmraAjfXW6rPdnmYOqaiKWYAvtkp6/yJoK4fDr4
p8sZUQwJ5skJcEf6AiZY1kdmZ6fj18iO4EbVzyTEpDiuEHNV3JVV6hCzUfBme6M9lD7vbmhIlQnozpldrD8I0twxjNAyie6qPAItp2vYUvFpIsDVyxiF9qa5
s+WlYrrKR91s6uIKdByQbhQ1E1z7YZSNhXtHV0jfwVaiwRapyBG00h/Te31Y/XdyX+hT5XZ5spqfXKYM336R+jOX7a/6Z7kg+ao5RDnAOoCoQXZoMAkXOfsj
SPMEtrd1DF7K5GDvGm3MaGQNcSbjU6qfPZKiCTubznB52Hbm1JRPq3pvG7B9R+rVOt+aZeVbsBfEEWqR5pRa2HEcMZBEHdyxiogcorfYZ/SX+MIuM4TbZCvZ
VtiaVnKybjYV2n40nEI/3BFTOUrQTaZtaqV2EAC0Vk/Jcx67Nz7XExPskdPeioWYk+gXismMuksNu0240sVl2OP0S4FUIE5/UD8lN0GvBFYDN63TLc+SDkSP
d4wxvuL9qsJwr/4f4BGVAYD3DqB/O6ck93cQht0lP4RHgDJMRL7z0KtloswkG4metF6kNxLjsK/rvma9RN3/61oNk38teEBdFIfbPwGnInzFXHysur/uEjaE
DdT0Jpcr1+AmqifNBwfjBQoNMokeim1iT8oFDj7lrzpXb0DjmErVXfQldYCNhvJVJ5Aq3gUmQtVFti09214pVClSVN0kW5DVuD/ziFsfCThjPowotTMFZ1T6
nSHOKMcdZhGqxYvRUXIfhVkazcyHxmFic6pjqnAcNCwtQ17rslrWgTOZp3AmPMI63LxenSqda06Ghsmms+ubX5A3GAEBksWut8z7UkNwj7Dk8vubhxY3tBVs
m9JezA5hL1GxlFyXFb2Q+YYoo76jC4kyKEu8Ah3vlMAVzEwykFmpu8QEoAflg6h0qFZYb+SuHeENeBmSMKoqIZofyY84VLK16FbI1KbHiU2l4qjoyDYxmqiy
ktWRATE/V9f73958hxca4Zs9ZAdXWXKmbmqFolRUdKBGnvhxyZDQCcHcORS3eWhu94CdIQuLlxTntd0X+aTSq1ZF71W/2/I1ZWv95vLNAyJtJXNyH8duLR8e
EvhnVZn/f0TCsteb62utm5bpRWVzo06121DOXavri7+rLI8tKF4X2TZkVHBSbpH+ZOi47I4pLytS287eeiGva/7JbdzjOeB3LWd7m8PhacUxRdf90n3HB8zf
/FF5Aa9L+xehmBAovxJ5vJJbw+Js7bWaCzEnI24WD6/uH7E6cmaF1wqhnutv/Pm8w/Z55Z/7FUYcj4vd8lFUesjFRA/eq95L197WutJ4zPT1yv141gD+8e0D
dIs5ZYiN/KAktMYRWhkTH8ddS/yBdoAfMAmIAGKAGYBMH6/Hcw8V2/wjwseF9W07O7c27HhZq1n9gJcomP4fKlT/8bfl4Y+ifw5a0J6MOVpSHv2R/9BQ7vXe
EDewbFnU4Yq9EZbSFzm/VJKVHjHk3+4QXnKr1hgxN/pWsapubntXUJ9I37jAaGWMqN3wovx8/yhtmLvCUPP9jm/9O5adigipOhqTGb2v1NQuIDKu9KMIrHBS
+/6xwvgR0U3bPoicWjqynTrk4/yXZSXR25J9IpdG7qqcGRZQuidHFre/ZGVbLt/3XU1u24cNuZu7+dmDrpcdjb3YPir8UUX2ZlVwz6gNQb3LF1bdDnsYHBJR
6IsGT/XZ7Ds8MHCj3q9j8PbwidmTi+a0qwmI36YOH7nlSMTNmG6Jg5Mn7QgKaq4YU/DJpmCgjT5WX6sP1OP6LkBCy0ZEng8XlkDhQcm8infBx2oehKLZspLb
tZk1RMyrHRO2nAt4EV1bMbhieOmXkW+jcsPbbvk5HNjC9f0Twgpjs0ueldZtjswThqrzvgnGipfGPynfn91nIxHNy5+wZWT2yMh7he3Lvi9cEhRa6h9Q5N9z
Mzdq+2NecezbMKhga+5c3+ocd24PXy7+FQGXfUr1d4Mdm8K3jAdU2UPivVkYr6qzP7baqKDgPUGbAl/539NX5WzxGefD9TnW57xoG1n4ori4MCw4Kujapp5R
XDR+LuhNgSbm8xwoSA8Myu7kd6Hgh9zLbZYWLQmpzZEBI4ID/D4o4Wr6wvWIPlkfC3TVD9QHAL4tqGthlN6vvHB/wZvc4sJlgT/kLs/lMiwzfMflri7mBWUF
bwndVPSlPrnQa38Hvcce338+m7axNuS4T3ReYsnxfD8/yeYaHy/RHr3H+l16L/py77Nb30pdIY+qoblFN4C2sffyrgERvuuKCf/AQo+e09/s4jrfypzHORE+
NwpvF8S3eV30U7EXlsWbOlvvhR/yEGM87W/KuRSYGtoUPAcYEzQwP8CPizkvRl4vXFacHzi4aHn2+9gZQGS0R9XT367Pb8XfBBcWpW++7e9TdlcfCWQG39l8
tSg/lFfAlJVFz8gZnr/C9+PcQ+H3N/XKrfChN0dtvOyzL/xE/geFTF50LhE4dfOWCG3+2naz9KcKvg31i55bMsH/p5yg9nNyhxbsKRgRsC7vbJ5vMOa3tF2n
QK5qwlq0s+RF0vvNWb6jQ96V/JTt2tyz7FJhn/D92fd91xU0hYvz1rYPK4ktqs2+UbYhJ3qjIL869Hl+Zk5DkT5X1m73lnm+kzbe8jVsulZ0sPB1fp/svOKM
+OHFA9v0zwf0gX/kyfjqg1s85n/FL6uyF/oUb+yY/UNIasUPAaM3RydH5BtK7pXk5AQGHy/FstcUj83dltMr5tnGb4NuFtQW3Cu9DPxQwmUqd4gvCv2iPxRF
y0bIZmCp0gTMZjhvfWnPN/3E3031SXNZR8MTxf3pIlN5PYq2EWtkSeAQlssRTybn02919fKt8iyTSkyRGSxXidJNlCcxg8FYnGx+/LSUnuj79v8YY9V7WoXn
Ep3IOEMbQ8c0DWyW3jXdNHCRhM5+mRopW6pETa+hd+gBLBfn+svb2y+mekMKMFQxRLkUHS39zd5LsQCMkwxFJ9njwV+tz63f0lw7WFU/tja68W6ddOuUhHM1
CTHC+DtYCKLiT6PD5L7YQ9l55QQNd6baWbltI4HIFzsE/Oa67cb3HQDP9VD1Xjjj/4sdi5+ZmkMGyoRYB8MReI2sSeI1u8szL8v1p/ReLIo37OS9FtAf2wPm
LnrdFiV+zd+E3DbAFNKRe0wRLQgoCAjUpwJhQBoQrC/K3iL+VOSLrzIYsOu8RGQddLvWCxvvLRtW77XuCOcdJyUfK6ZIYwjU5G8PF7UjBEaujQsl3OA2tru5
s6UNoyJwIoTx2vvlL2d3VjjFMtR+nd9VOJoYQ+6Aq6ifRJXWEGKIcYTGRwnQM+F0+2l5rLmXaBPWnhxX04ncGXaIroYWgJugRnsp9pUo2DAYqZPhYJXiMHHF
sgtaYY40x8hzmBJrPq9QuAxcIG5r6QS+rvtewo0HrLbeNT4E52O42GxPVywGK5jp4iD7a2Z4/WTCjB8k5jTcs/SCo0TJ8r32Y/ZtNf1hk6CdeQMRK8dFS6g3
jd9b0BgK+128gQzQ1ah6JjQwL2uCTOHxFyTzQiLCPg8xlnUOf6NfEH6r7HlQCRVjA8Vp5hPQQWINNB6GqPRkLbZdcYw6K+bbp8pwQTh82eAUurB72I7YZ2Cq
/ACmRbmYfg48U0q4RWQJlG+RMBdsEcK49F+Ju8h7BV/3XnxXGex6qXymNoL1DS55GayCHjAPrYO0XIyioR8gGPiRUiUlYxWyZQ1bSO5oXYQ50mKkEexXAkgc
tB2lvwe98q2e1XB/bmvxSHCFLK8hj35alBR33d6J4a5Eg+Bu0GdEvLUUvEjub2LIEiHXxsWlvIfmkiLiAVFFPhPV2y9H76fUSKaqUYq4zqO/4t9YihxcLHAl
wS+ma/zdqtCG9WG3s5VlvWveQX0U1+z7GrrAkxsnSjDKL5o79xepktBCKNY0HR4ipWu3EYdVXjC8txj8n6/ewufCX8iiVaOVdoefw6TNQ4DWqvJ51/R4suz/
S+8ab3fmP/8RSn0JPoS6ggHu80idcRy8h+Z64kHAZKANEKcX6ScC4UCUfqq+S/EZsh/0nS2/ihSmQT0YA9hKt2O9V0/IO1f9l1cNhnLlaqZBe5O28p9KhhKL
GC7PdJ9Np2Fcozbb50DdI0aoH0m9MEr/tc8Oko/Jeza5jM9Ew/N1IrQnuokZl1aGnaE7OToTX1K/iRrwSw174ETLDOiFvZ96s/NHuCs9VnHNgZhC4VnoGPsi
OlS3Bnyrao8lQEehXnKreYHwAGiQo9oK8hR+hv5CWg1Pxk7il5VcFWhfKg2fjq0AhzrziFdWNTqOCUA+RYYjp2xnVYHIWeIa+w21g1nbADROFI1JSa6eiDZA
O1LKsbuWAziTXECcbNgBiZ01uFl2jviMOCFJJmBjjNCfWI7X5ScmPAUG6feXLNn6LuZOaP7WeYIHIgejYeIUEdQntglOhSLdpkO3IFd0et5x2wR7PdVL2886
XEI4HqLxuqkUoqxw8TK497Stq68yTPyhxUfZgz1M1zIBeICqQmymn8POmo/NN20wEUrcl+XLk8FU7VP1G+U94p5zlZ27Rr6E88ESQQSRpauA1yQfRXZYuDjm
rGV6TbxZiKgUrpRukqeOazWtdMrTe+jE9effstQOclSHtQ4D1iQO4+9mZxDciM8DzESeqGRU30oCHVhmOlll466Wy7Wvser0WIvWUk68FC5RPKiTUPPp4Y5z
BB/aSD5SK/gozh3R7cI/Sugdr21ITJpflb5VW755+yj7PFdPR4Hc3HmV9J1qMuKPcS0pX/EZZWEmKwpc2fhiOkwZwHrJvPLeHevfGo8tPQT54DFojLWr+pk9
jO4tAf6pW4VnhOk9kqRvpQ+PZ/3if/+m5hDT5WN2RBOMOdPuRtcZuBbPr8WD9QGigIF6iT4UiNYnAtvjSyRdbZnYIExuOmIPSRNQXn1CoBW1pScPnnPmQzMm
Q5/Js/GJsg4RvnaJcBjJtVP3mF70Y/w0HuLYLYqQbbcPUHr4TM7nN8kP0uGSS0ohdVy6G5pMHm3Y7LijWEeecDxBjuK/QZSynegGiDNrjAsKx9NfCE8TWuq8
fUBcX1X71OLkj5JDlSHSWklHoYS0gya5zJ7VlEUcZUWd+5m/gp6JjihG2TbJ7ln4VAZ7yMZl/5VEunqlPEht1vRo+hy7Zc8WvCMmqT/Hp2mMyrbqGPkBSG+V
wMnOy+g8ehZLm+Zqpmu3GoQpwXgl1VbZRnchNUl20fAlugm97oBTv9BMxfKFodT3SR8Q2WUheQ3tFBWK8AUVe1ImFt+rlEFXFAzL4+0TVJvd25ORMKyP+JI1
dIdv6T5Fga0jLoTTiQWK76jxcDi0m30ELbZdEH8EcVcT2q2je1cADsz9Rplo8d1VjfRm89hmWRsXZv/atp7JEwVqc5AS3Qz7r7qcHevQE44qUU+G619cco3Q
OKicFMR12G6DcV07hhsnWWHIFgdg3SUhgnvUSUdessDxP8w+D4z0S6arpZb+qWVsw0Q8e4M3WsblP8Tka0k2sd2wnhhsGSAhwSqGqxYZzMxEIFkAcpGQY2/J
g6QUiXeH8Y5ZDrOrSDn0hWMtuI3iooLpkSsrv4wfUxUQXmdcGN85/kL9Uw1gN5c80fVmTpAXnRNsURpuBEpovkoWYyvIIthErZF1s3ckvNSrAYDW+twB98U9
JRvM/Wy7sTniA8pJTdU7WuFoWssy9czk6ltR23iLLv0NEb1Ehoq+YQ6AX1HbOrwRjEp+EsPdbxsgXP+v3K9wQKgP1tNAjD7NNEt2LtOOfm3MdmbIN2MzkVYi
cHqvugHPXSr/ZlsRprammkkyyVwNygFIAn4wlnu1coilzkBdiEPhmp+RggQ6YjK89kv8y93xVc2ip1s3Mm/I3uLTGaPxn7d9E3OOrWZ+FV8iY20h5JymJFV3
aKa4g8uGzCLdiumuvvBgq8u027nRsViRxAx3nBWX87rQ43nVTBYZh3xct71hrHqS9BfiEU26a5GnjE38IXoO6UYxFPeefKMSCk8zV0X7oRKy0vEB85V9Lv3c
PrP5IHPGGaoiiSaqI7OXimj+xbBUy7gjZaQux81iE9lG0MC44TauB7I45ycuNVTJUtpw+UDNKjREuxU3YYfZ0uw5KUD1nKinyS/auf2bgq9svkG8smlIjTlH
ycMXqnbSb7WuFvzUx7U/fTjZwT2JWClfAh1Gc20GZJriMWWQDU4Pk4NS7t2baxXJ98IZkNHwUrKa11XTCZplHM27oaxSf6V8aR6i/tpwii+WfslAjL9yvjUZ
esleIM3c3tPAMGaU3EFvR1fLy6Bq+xc7UyjuGjswpRMaG9/dokbKFRnIjSAk3svo9uxJ/GfUF0n6W3+0DYIo9KI8SJRoGY7/EXv/r3mgIPzITqbfyA9ZHAo0
HqYHMdz4dhO9ov4RPQiMaiqT3sA0ZhC8w9qcUxmX5ooiS9nVsdQ1yM31gu5v7xwzILZ3ojJpU21xwucJuyNPIzZBf/VA5heHjVkOI1C9jHvuC5pmidaURckj
iRkNo8mH0mmkR/5X77X+yJ9/32F51FhlFymeMvsZvZKW7VN6qR+t92rfWudw/4lP8YZM/3MGerpK3im1EpKhegRzn3fXublIJrZla9tie0a3vB8EfIEQ/Smj
G+dju5lCwxjmNLHI9pT3j111veWW6Fv1klq2CHQU/LR6AvXKPAtpmT2KRBlXx5gXt17FEpOVAmKjOj/FTB9mvKqp/rLHSuEPbLZgJFUuiWBpchezR+Rk691D
iBjFcGxVE57+wLKS6gB/C4ZDPzEiSkgcQCZ07IUzTH9XlGga0c+hx0buOCm7T/jbdEQ8vYSUklfpPfQgKoNsQ/SlNWCsKZzJIu7gbSGzjsvQJSARaBd1EAXg
FFnIsMwEiu981TyYuY/uN20lztG/UrfpQuRH9aGmaOJSswxflw7j89NscEPyJukxerFpBvs1eBEdhS+y3taeROJcsS41G4B+o34qyyozRej8gOqmhIvxGTF7
w4a3C2NMTUeo1Ngb8CblZOZitUCuIc8inyDjeLE7K+zBTEXDB7oP2NvszeTdqosIKuvJdGMETq629rVojDwCV2Puhle2fYJB4g6KAWifyj6Nvwrz8AeEsnKi
oiM007La/ntDI+lGb4gYRXuSTeUuS4HYeu038gH2tfZD2Ahkqv2KlYv6hWk32n9R9Cl4xmLa3rijjXylzEu9GX0rOreWb8aeZNVDXWzTLIuQpqRSwQET12fY
IBol+VzeSfADeaF+vPIrUo9yFXoJ9uR61vyKXKl5avMBLxPzJRajwT7Bem+HSHla+gv6C74T5K64/aLTwqenVoR3CblZuzauV97E6MdkD7IdPieZpGKIb0oK
1cNl3LkwFlskiEWVVTz0hn29OUAeYPbCruq9VvP54/eA5GmgqL5C1rOhAN7Bn6ndTXnNPgX+x/41refD670w0YDH+j8tz45ZjqTTaBy4VWGQDyFv2WNI7hH6
6236NoCPPk4fqQ8CIgAZILTPTi6S+YAFTWMMx2Ultq7KVjxBPeC9sizgpZrCX47/CjyjKQytIq4RvvYQiwrNx7hjox9F1P/YVEE/VjD8VUQKdiG51Qpsf+5z
gjSBWYEWErGODOUBSwR/i/GV4U3TmNp2cLTyav19UzX+K7HE2BvuzERZe6XU2pOFKrBD4iuwJHXBjhHkl2aQNkqXKYOUPcEspdNoSzlOrrM9FH6oUFrSkoeD
84iT1pNgk2CreYScreP6m19g9vTRdgd2WqMivsdNVbPtXaB3qcFUDVqt+JHXz7YEua8IRILokaI+xEfMJwaTVB/vb3wMyqN3NXZXPWhsA77HlmLj7Pep6gSC
fmO7iPyCrZd0Ey+U78tP9C2oXps3qXRo6PCgN7nr2tzF59of4PtoPegrik0aI4mAg2yr6FTdAJOY3UMeMkqNevARMooRKwLQOs0Jgcw+nV6awJ3NdaJfyGbx
Ocl+Zb1yAjzDsiwuLilIvlXwgXak4gNFqWYOJIbHYSnWeuYrcmZKGfbGnkHPlHK5wBHga/I8Aqu3yjOQrua7hFrFtR9zxO8sI1M+lWUIFolGSj/ktwO9qn8A
r9k//1JZQHfpRryBemJbhH+iiBEttXNny0biQnkk1J8MAL8VGbAZtlUEl919Am3CXTaUVKS9kvFsHa3bBYC9oS6AVBhnOxcZY/i/QsU4d4QnJJ9M2xkPRMjL
wJjr7fuGT4sdYL6qDcNPNw2ltTAmC3Y0ybn+TA2ZYbpn307yQBoVk3ZqGvU/VNDykM8VKY41F9W/4wvqPwTXoWtpKfwPtZ0Br5oqz3l2QKtZG96iYH/5pM/h
da72sm7Eig6nyA+Rvrr7CJdxCgNEQEgL7vlQHwqEAnJ9L71IZuKd5d+HF1pCiCuWaWyh5R+4HwDw3v1L30quyL8yaBqTTGmyt+jzFIeSxFw2B8i1XP68aAgm
h4ovQ5/XfmbWM1/UebXFfzl/i8ksmWoPkNGmLeZ16Hr1p2SNdkrDINFpdKjyU2wi9arpkWh8fTbxjLeTOgYnYgpyg7UD01O1VL5ccUmxocqgdBPv8Vny8Ppz
5oy6m+A7k0xshiqMlbzdou6YUncfOiBPV9wRLRelI9yc5Z0yNWXGP2EqdZNopyU8/YpsJLpT8BqVYBdwX2qg8hF0k9QqwxUFouOqaw3L+edVUQw//iz5Fhxr
mgrl2C7KX6mS0H70Giyf/hm9bD9D/kyK0vI0PYzHSzYXfVX+XemEbRXb1kTltBkbtxe+wvtIZVHIbBts31PHyc+sd6yZqk1QuVwKrlS6W1bb5fYRYCH9Tm6T
LqVrlN9JhYI9Fm40ZARUZLttzVIOkYskFYZZYkja0wpCG+EOsJZoQzoIKl1IKG0TlFfbnWk4Wpdo8kFV1iQ1996ignrrx+R1zIqPIDLl7e3LCS7XHWsNBU/W
rEnII9LrlxhHSg7HekUAAAB47Qmhd1grRffrp8rWNm3nD5buswoSuJ9jT1YSR9HX9kVp74xCcyAWS3JX065gdtPxiCz0K/ldU5U4Cm/T1FlYZh9CnJA8l97C
K/jzxZ8RXH8wPnlu/HK+I+5heefygurOSYEh3cWLMZMiuuFsyjDDwcYZvBiCq/+ZT+TUSQ0PalOcYwwHzceN/oyn2FGrns4fr6hN0yQifG3y9eSXkomJ39XP
EfxD/irgRZ/orfK/J7sHeNVUe2CJmsm2mMM6WZSFq+H7KZNTCnRcSxao9wH8WiyQrOU7uAUNxQG/G5+oh5lEaLOljzXYlIwn8lrxRFs/w9YUBH/83IzNMG+R
tsfvJg4TytJ8ktuZuCPwIG8BL8Z11AyB8ea+qJbsJwUAr4rx/3xtqkewx/xAbIH5K6TYEguvRGfKQJ5fyryqS6pztsf4V3ihMUKcTbzA+5H94Wnw11bQeiGt
mv9EPt8eCkE4ro4QzlLmms6YnlfEwnfFnaHDySuaDqT0QCZknEb7QMeIeKNccif2fdMaC5eBeg2qRXvpa1aSWCgIsFdi8+yM7R5yWJ5Q85K8Kn9iTTCvwtNS
t6f1lqVRM5M7Wu+bB+OvrLm2ZuyyZVDNDbAmdg3yCW80tU463LpZ9MSiFc+QPAFzQItsXmD/ACi4Z8EL/W9bpm1d4uMbcrdua3SiaBi4Aj2g+FVYQqmkoqSn
hiNYx9rOybTx+9Tc5Gm4GKtH4tF063yDJXq2Zh5SRnNnd5wi1XbOQsn9kMO2wfCP0AlqLxGuKzYNUwZQB9EKcINBq1tjzyJJ+XoymZnveGS+z6fk3JkxTT1P
U03NgJ7hFwkUkUPt1Vwu56h0tyUOLRFfN2+yvrXvNfJBr3mM+tbiYbS1PVGTthk+iOZAk4mV1dQOrq/xmzGESid32DOkhTGsaZ+M9IB/ToMQ05vsqtvLqyAw
7DE6GV1AIE1KHCOnyheI8+vqseEqLuo+xguq+X3H/qS8RFnN1zUBhY+38+TBSDY5URUj+UYZR0gIuY3LzH6HbjP3FnZMOS/SYW9lsdRMwiOr+08ZWvpDvKQq
twltRMSneEV1RsIAeq9V5rlHTCsReu9aAL0XLbWH/w0n24JZW40oIsbTtpApzEc41y4GAUn6qBarEwVAekQfDAwD+qS1U0XGvwKba8YQfoIN8EipxywuwIvH
7k27qveU1/JVI4u9s5ym3dhk8BcwlODzuJYkGI5VxdA/k1DqdWmaKNRYgnlURPztWFbY8+AwZrN9u/0sstH+ia4z64c0qA/YxKlD7eUyktTKI5XF0G4MJHMt
l8B+soVKiI2FX4N7hA/llcK3jZfQ+0g6XmA+J4pQrEDHoe8kjL2A1hIhtJOMli2xpKI+5GWoQHbPtNHGvdO3VeHqy6pfzRbldWqFcrv9BDS28QH8rcgZp4xP
hnfItLol9DB+LW+trJFQET8JcgkNss5QAH6ElZinWX6Vx1PjJX2UNvltK7z1R6hj8n2rjCozdiAM5ss1/Up+Ct8QnhGeGtoQl1RSXPyIbeY9xtrI7Jp2VpDY
AOcikyu07GE415alkjKGek2LTbuGnVAOJ/nCAmISfZnUyYZwaxIC0eJ52CBHk3OV7IW6L+1DGLErjiHINyyj/oi5ioczpl2LVP46Hmuil5Hnk8fHE+gFw2aW
y0B+pthV+yM1Xz1my3ksRbeL+oXlehRnoRp6ADZesdOYRS3HNhMloJfMydZ5Wf0S2dXEt6l1mMTelsxHejEB2n9nXvj+8Y5/94LfQASwHYlEaCieoJys9WlZ
GbhWbhgklSbDW5gI7RH3aaYfsrijLznDuUkVw9+g7u+Otocqb2u4ORHnIs/wT1fw+JfL+7WLrRnYcKOm3n5T1ct52iBxVWdex8bo+mZxvZ1V9vPYKziEKU03
uX7W+du6Eq3Ea7xXNNTvli4h9OIYOLfpuSCCRWVpEi/qKc+zT+8li8u7fkjfalzMg6UsrIddEvVEeKPlnJhBprmLGa6flqxvC4Tqh7fYoAqgrb6zPg04i9nQ
eaQO2edMM6+imige4jGTzTPG8VTr0VsGW8vfRjPDHKn4KU2566Bmty4cG8fnKp0anHH8AnaZa5LzIe2nQakixns+0P9/NtHqQ2RR9x0ryEb7GfoEMofOM73S
7XX9jsBUV+QB8b55KDG56aRquGsls8pVVd1RvcUVq43GapR7pY8MLLnD4qtqRwch8u1L6AeSDGKBvaqulLLWl2Y8r0uAujD7me+t49BoporPA7nRTT9B+/QP
yF9sO5lL6VGyk+6UZp09QnTYIdVtQp9mrHJMdL7atZ54RtyHlrgPqJbavkudCC1CKwlSHgB23lkJvYdXMANd0zoYXQ+d+ZnFyK9QmXwStX7bk+aFDZ9tPR+/
OuJU1LPITT7dq9Miy5vLwXzHTGS2zcIkQuGuvuoiXhC5EUsgqhxRzR00P5AXnSeJmcqzGRHYZ46HGgTPcM5ycmOZvrs6yausRnez9p02RWmEc3fKrcGay2Qg
mdQUqV4KZtHxVCBRyTPiPqojDE9Vqr6rW83nIvhU9TPwhm6tBmy+ppifzrrmaLh4OQCcYboBpoqvSjqb8a3uhKHJXvW0gMcM8D8fNajPgHsMuY5GZ4RSpXyP
LJb5cNaCJOFV7SJaqG6kWIbfNFR0s5q7Vq9wjcI/ZP3sI91bszLBtdb7lk+1Ft1o5LA6WLlWk0lnIgsN3LFNpUrrmutC03rVZFc8rImrm7NjMHWX2UqcdpZA
0xlc9YBJk3FnejfzLxYREwQur27E9+On4YuYV9V3qwxqX7Rt6ryoz2G5bigT3JnW+Wi9ZJF568XTCrZqJcbUWtb33/ASTe6kiyVbiXnqs/Bk5jYWqPAwWgCh
PhyI1r/X/6sOdCqg0O8x9yJPi18hQchLpatpONER9FKVxVvsy3NU3pNtAkrSda7lzJLOdoHCvQjaJXzFcMfY5w6ZzkZ2NMaVfcYshWh6nRzw1p3tL+PuNa13
Q842zhluWn5DpSI+owe5bOD3mkWOQkdvQq/9BHZTw6SvHPNhFVLLHkcCkXjJaPYhMRtebT9cP9u4BTpG/dwUqshRypFDEA+pYDory1XThXuUOVSFfJZoGHte
cwO+Qx5nhsi5fMJxeKotSRyR+Fj3nZrAP2MnEb+rJ0FFxnS5kJpGxAiiWCuz3/ULex5fSttpCzkdKTStNBPV7+zd0IN4hO487qBKyRvEjzrcjah5JENHQEec
h+3d2NTyMsA/4tfQjvHLm75sj5YvriLViW4Zu0l1jflJudgxFHlMD7Al0aVUoGKr67lrtXANnUcUCHUKWK1SjXUl6nTOQstsmMslllrvpA9BVrgWkanuru6V
WT+o62wfUBjc1ZqKOVx5moFN01yLtbOQPPa586Y6jx1ET9HuZbj4twSmHSuJ2fh7nYQgEUY1CuKOWw06CO1umSh4qX0meq58oKpGvenYW+1eBcxw3Jd+rzSh
CraQfo6uaJ7mAP6r9/K/HunspzTX7Fedp1Kf2mnXBZFAzY0tH6TrJG1dG8AlWIJtnJNxRagJUX9it7pIu4rpEy1RYs1TdFxfxMU/VVNX/1nN21qL8URlmx1p
NQH2s45SJEkdz6xW3HJ9hStZrl/JqqtdCiY+9QObQtwOe8bYpV5ym7zP7z8+MZwMajnGWdBNgkd1cTy1pKk8VkvUe68+0Wr1Uj0AtPJM71GH87f93HdMdlXI
s9hSREAuZLRkvIZ7ZwNatin6gBa/awvQHvADhut/gBfUVMZMwE/R5fIzxFXwss5jNTVvtUo840UvGqBaph1uJJVQlqPcPl0jlu4iuTxXpfwKFMyecQbwp+28
ZvkdrXN5UFdxxuex5kTdYjerPUS/0Xy4K7vhKd1Jl4sfAnnEKOJQej9mIrsQwdNnmqYrB2ReUhZC3/B6M8/cb1R95R8rEsGvzR3Zb+v1rhR6DL6dGCfpjp9i
X8INdDkYI19GHdBYZD5sk+uqZKBuJjRFy8WFt1w5qrbsDOSIcgGcrEynt2qnpgzSXXG2s4o0Nlc+bulYrxrg3tehiriBLhScwlcwDuZj4pBriivFnYSM0u2v
iVa0zCXmmKvAvRqahbTRfoj4K0vSVepR0abyI3G2KraqKExWlljda/tIdZWuntjqwMhrza+crkxGc4tIUCW7PrZ9lPkJ2wVbqW3BgA6NOlw3n810BbM2hZB5
Q3HZhnbo21iVVWp6qWhKuoouEu0SXZBflL8R8HiTEqaIAhpckhn1Y5sMWLXrOP86my7qIS2pgyAuRpmlPI6+tN621soB6yqQqcqq4/INWtHsLTN2ZJlfp442
R9TsbprI/4d+bp5Hl74BnoMmmJfiryU+0B3bb5sHoVymYpjtB9EAaaZopDSWd0zwRWNHA1cnsrPhJlWKBgvURPfafuZXEt8IieGtcQN0vMnEd4g2Jk4RvLNw
bYSm4oPyS9F0KbHtTQAaERVoKO9gVUGj0DpioWWP/DeZUzpCwmWyukGTRVebPqvep0pNGSbaZB6e8j9Eij2stjVNoxoUJqPpqCAJ/9p8SFqS4oULbk1b+A8I
BgC81O4AvNYm+svnPaqfGPu1wmnebUlPXsr7nr9fwf0MPyBI7w8EAmFAOyC8xQ4FAn3SxoIrdsSAK+vjkrZIfJqeizwwOd79H30rnifn/UfpBul63Gz8PjVQ
/Du/zHpZyD1fu0Xedq54SMrNFP+GAY2fWPwV/1R74w/UtHU0dYfuDKZii+RzpQnGbjYX4yu8sX2UJMsoMw8yTOU9E0ut52wfm+7yB9TPs8yW9pfrZM+kPezp
UpVwPa9tkzCpvcHcFC69aoetM6VL6z4QZVli22PoWlF7sdZy1rhX4ExUGOcluhK4o+R8IyLoV+2sHmZdLH2asqruXernKISohXPRI7YPeRvFS9BVkjvw4pq9
aBijML6p8JFFGMalfStRUwNSviVrZfnCVebpkvbmLpbH/AR5XN2TunTj/qZhgo1mfJNTX7t5nP5lnqWIzP/G56NNc5KlBijt56boxEzb0+TtskHCrOgnklDB
XOt2w6TKTvzs1I2SX2Vb6zP9+DXjpOHWwaLlAlDC9b+K3Cboyw4blLksyiyD6jN8kXRwqivTaWjss+ty6hLoW8fy5sXkOPs8R73zZ6abZi/zGiUQLmvxgfWS
ejMT5sh057HvlTW7BtHcVfe9LAP2Zb8kOjiPKGKlmyQ7XV6U7EAreYUtP8fRc5hy9QiiPzlOZ0Pe432s/6788+fPP/6Hb6/qyHa7Zr2bfjNrNttbeimTO077
MffQ3brL4kqkiO3MaHeldOnPPONfat7QrKCPqEcrrrg0NDczwViHSiY2NUoy+EEp50KYpsX8mZa7TLH2IL2bzd1V5ZrvysnixpC+tquZ9tRDMoGxdeSzH6jn
u7yoilvrzt7ys4xoFG9irNhkZhh1RFYiVtu9IChP8R/Aa7RN72V2eVdWA94y1Rj4lgNwHZLNdvlnfKVasxNycu3W3haLEwwE60P1s4F2+m+AUKCf6j1pkkek
f2Ibi79NuYBkkF6tivfMD8Bj/j6HKzpYV5Z+Wady29jPLP4sgH+BcPHPfXCeuwnV1PROX6Y5oDqnvo610lPjP4/nEmdEl9hPyTUYSM+VRTASx1jqjvMXdzyx
Tz2VuEYcTN/k3q2KytTZcLlLGeiS6X7VppMh1FqXv7uvCszo7iC1VbrZonHwJwy/yzE3bu/V6TU4UGmGlFQRe0YW46xo/l221+5LVnvA8wU7n7J11WfIt1J2
p78jKqPI1dUhVOp34o57rg9dfrSLWemchu+jN4M7bWWukarXzb+4/dNLHZ3UxxNOssIO5cwz7VvlUmUxMYbx3/mDbrUjAFytczM/7YoOm5uwumFmcnbk9aqz
aV13HKix7ZjmyMuUJHZgajUYLVGFdhwNrXdNdF3PG+se3Dxb69x5gXhTG5rYndlrUdoHgBLNXFcXkMs3xOAZyHhwKrNQPl99XvUm/aHmPFvivMmeZTap0OZk
7VDHvF3rZYmO19olonxHgjOy42J4LsxdV8xJNBthn+usyTzuitCMoso03FEXaz3acI0UkMvTOtufqSbw+8u85FjrW8kwbNnE6nZpJUSJ+jpdSF7UDsCGiv56
JP+uhTgU6akLUy8G3/FodX9VjeyZmWvJslkoI1+Vz8zKeNQx0mBUznYI09NKTMhj14GUJueBWLqpScWNuBwyLIiV80Lal8e0C8MD3EkfJq2kJMo84gvWl/nW
tY9ZoUijuOzJYKQPngydVJejsEIORze+Q7xEdLwpA/8c6zNqHeQrchD0g9Av6aHmk4xjCNBaBVXP9TS8ZWnqW3nurXIrBw35u/rARiwn45RGijyTTXEt0HJ1
Ff6AHEjX/6vsRYB+RAsWQoATzAKm0jXMfls+WVFnnawUYF7z4DyrM1uriva3/bPuCZocxtYJFd2mEujL8Fozl8kOhEY64+AP5CepccTFhNe4mfXqw/7l+oxW
CLT9OxRo99GzXNPtNvqVMFzdmTG6x+/sxgx2RzarXbXOvZBi+zSdfec3jjz3Yn5XMtBhp3ox38oG4nNVPoLpLkT+luxDRDVMUvgRcxy9HW81Nxm9A+QrmBfq
rvIeYtTsY/tRdJ3H1Vtuc3Wwj8bbakN0HTR6V7EzlzRC+eZpLp0r2hVOVWnGZQzSlLoMTBQUsPMamQVNJo/j/sopsp+JeXKp5IVMrjjB6mUzWF3nPplXM7oj
geSn5pGyQMZolYaptv4cSVcpG0ND8oI2xl6MnuLeRa+FCdyk2wcp1cN0JxCzYp+jkztIMdBdvnOf/RY7VnRU2U2jz/wYCZZPoU7TJVqbgLtO/oYPR9bUWzXH
SDm2kk03daCvQ4PJHL4ev65CLW3F8Y0qY3vFRTIXDCEgxTXNCDgOnW/iMgGpvGxwHFWAdKFszGj5r9LXZi5yHpLEWmLr/agvmyCZn6yO0Es9KuA8rbn/dc/P
C/Jrp5BbGL54Ej6oYS+kVf51T//mf+rxlYTKrmgYYVpX3yAAxItx7rzxxxhLpvxzYhPpp/xMZoQvKA4ggwyUzC1Iot/Q0+DNEiiZ6yH6J+rrwwt9KhLquyV8
Hd8pXp7Q3n5VdkhFgMfNMxSHJbn0XIbbYYKPSsW/SIL53cA11U9RX4kT9ZJ53noeCjC2KVxcnTIa68V0MXeF7hHDCa/1xPSt2h9PGQ0AALRSLdr7Hv5r/r8m
YnCFPBzOTvtkS+fkc8QAlouW1fqIFssTpo9uQT9tAC2gBJzoyxQZfp9fn3rItq3JYu8He7GF3hRBnjXennSswM9EVupt5WJ4hXZ9pJNutocauAz9R5JtilPQ
dGgPEW/bRS2FaohWqm/857WHEGHXEEo1a2pP7FFJwT30GRKSLcM+Vfq7M5lKy89EjXAU2xObRD0BBbazsEoRrwxQnUYzsFDiN+IyOxgfh4ZgHXErtZaPgW8w
Xhpq+N18qX4I9YYIqnfLCxVniNGWC+oX4G8kFxkWiE6qFhq6WFCl3phev08VKJiN8JO/1bK8n9ipzRNUQ+yHLB8RkcrPLdvkPew/omkJR+hYU2CTk+5FDJaK
q6KpD6mvdeORrtgaxRNlPPrKdAuJVt0HL2NCQBvvzBlXOK6sc/XH4W+qfmy/iHqoPrzDTR421yustgVNepXMONzchqlCZOhH4O20y+Q8R09yjPgxlEjFu45i
JeQr8W0V9wp2N+/COzAF9o2OWBpLvKAaBmuVW5QC9DC1MmUEhZC1Sn8602SX7ABFcAdEANWJdNHtIG7EJlPTm/8tfp1tZA6IO7tuKgN13EoJRZZz20vFflhh
YxuzlccYskCv0dTWKiHqCwRhlJM4LIcF7YQbwbuQO5Eb69DiHe19VRMbhjHrZe3ZKPtjiLtij5Espk6hTmKXg4Z55A3oDfGj4yLhg+ywa8ip8plIHCG2cWf3
mrKGKCi1f+rc4IBUdTgQqIlV4U8Fe3kwXCmqhk+iv1P1MJcjHWZYJjiJ2vjdsGxLquo64SL+IQvdi+ZmkDkei4N6yYMxk/yB+ldwNewRJ3nKUdK31tPIy2f8
Lzlhf2OirxDVxFJoqgRwvpW47Sp4I8jVJgW1+F+++qlAVIsVCm+xRfOBJRZAsQ7bjpXI95Y/FR+wDZV4rQOr96IX17cSd/+v495Dxol5vOGqOGgGeFteCn0k
93A9qIi6BSaa6i+/hM2nQOg3q8dr87e79FUMyBSBd8TzyCbpTzKl4qjyO/AtZGdD0CrIv2aXKYS5UfeRbhApJN5A3eHlaCa9jAll5yQus56xriWSZcHEVE1n
qtjiTnqw42GTD3GB/9z+hTEnda6sC9PX0sawQODSrSbbt6CEnTLufTwOTcL59t3kWHkjOl2RrToIfwANIb+xGu0j4E2Kp9LzUBvLecV1e2/5YigAqTQekX8I
zTIUmH/A9NJuZBMewCbKOvJqpF9gbkF36xLtRGiQcwxV73iGiYPahiyOGbhlfUlZvCCcXxtaLRIFgbFwHptrGQpNlenYAEsbflvsFyzeHIr+XD9VFot0YQLo
HHk3xkerckyzP8UzVQTKHc8roK5ECvRzujRllSOGOmM7SVaL/BWHNJ+o9Y2jdCnK+ZofLV8j2dI37IfshUQVMt72faWb4aLzLEES6ZsZTXwHDUC+pGOgOoI7
HmYaL0MD0SJaWPtcWCmKJ37AvVgdvce1+T+vDqRGEYupveJxjkFQvOQxWwH9dRb9W/8z23ISuwj5Kd8QOfhv+Dnlc4qLlr+hLolyhLdoM3tfsVGZLfmMmYX0
p8pcdcxScia8QQ04D7u4R/NDbFgsv/6530dJv8QO3npvy4SULY4PwdkSseYCKnJ/6hxCPJFwV+SRmIRFyBxol4kifmdQYmuy14g4AHjvMqo3yQ6JMqyZjuPI
7/RcdaZ6N9mq5dJ74U089xn0lufQ6mz+u23ajqcx7WWPlHVSOX8ZbLXMcXItYVCLl9xGP1jfE4gAUlqeqYHOvCtJ35MfKJ+wL+zfpY23L5N48cK9ZaMCXrLf
PHDU4+lvXHzJHXQh8wQNkG2FMmmuP4lQlyAIeWbuJv/UsZo1sCjrRdvwX3uWM0fst9SkLB3+wpHuvEdN7RDt1OomaqM1d8m+yjX0RHUv7STHSvVbvAH1dfXE
j2loU7baAB+TzlevIzXMLcaG9AQl2kxDosFnR66wL4XJYWIvz0o0NqTyESgQ3Y2soHIRGG2Qc3NtGoneugWQGx6nJGG1ah/+hL2FLzC8dZQ0uogFxBTXaMtg
EkNsCQP4YY4xqmGSPDZfvcO2r3Ej8ZEum+lOb3W/tA2Fe7OorT/SXf1QUQ11A9fKT8trsZ+i3xZps99vY3yp/CkJwoqrWy3EUAx28eHJgg1wvvt3xTtXjr1Q
XkpMMnxAfcDeIBudGy1vHFdsHyNNujTDl8J5rq4Mn+VyKu8l1yQPVR+7GkXxzl7aSPoRPI9pq/yWuq7Nl+bTgexwuompt1Q66+ybRQ7xFPtoooujGORikh/c
O6FN9OLUDDJM2dHhI1xg5o7y5yhUuyHVaQxojOM9Fmfa16d45BL0rdaXavndKSkUuhV5UJPSeIZZrKZSTqi4TGSNqJ9wi1ym6W/tq9iZVCDhKbkoS4QV1eYo
d9OlREeNAQk28mUzRQFoTpqMSEGeYilkP0etjOtlsDX3UnINO+quG30bCrZ/WfOybpX0sbkFnzdNpdJ57epWkD4SbnzkkKyhw0HrT+gcZlfKRt5E+nu+13o1
3mvttHx1S8yWB6rrGuzCY/KL9mDZA8iLJ/JP8XPAq0JG3worp/fShfQvM3Mu/ZF6NLYOo9VmG4heFE+TcXFXENAzO7jF92oLdMjulhOoFwCT0VTLNInYRNhM
YGnMQtmkCo/MmOc6La157x44/Sbxd8rficn0u0RZ9BkyUHFAwj3zT5rGpN0Rf8sH7GewFehQ3Cjxqi36y5kFmFcrukh8ZVuZL9EdinBwRloXUSqCb9+M9XR8
D/GI+9RPdszyTNoOlYBTDDfJruoZpBBJQrMld6kP0D3EW0sPtAK67liChorzRR9ak3jzzDD/vnCnrRoUYjbHdzIU6qNIMgWKwxu5I+cuuEKWDn5lNanvEOHm
rYpkQyflXGqla6wyJmK6cIjaTCTw8yFVQpjcn0lMmScSK9/AW62PyGHS0cZ2yB70jukKJoJ6sghm0y1HfpOqoUFIZ/loaG6yI3dc0U9B3QKDagPKj25+t3lf
SHfCJj8J94JvxW1XP6EeCvdRm4RSeSeiN7/CcNIYCLLyzxVfMFOxaGIjrSe0mm7wXguk4o7yWQ6VQ4uUquLTv8avWZtdb2kfVqTSEirreJecsoAbzZeVZ9gr
9qU6p3I3fF6zssNGpqMH/8tXecsSLDlNmLGVSvfOMsd4NRevxiXF1U8hlttOyqapmNitwo7mVldhzzi/5fEymb8zowWrwhqDfJijEhdjPn8Zq/+OgoU7/M3b
2BPW7Yxb/qn5QCJDc327GFUKq1aF276lf5TSjF25H7/kqki7Cb7UGUUXmW/Jw6gE8aAxq5uc2idiflRl8ri0xoonpvkVCUwP0UnTK3I9/nHzqCwJOoHlzoin
9D5zkP2cNpvZyZx3VskGKf6xu5bHDqjTiZ72N7iAyIF6wxJDuvqBrNX6hK1nmLbus3jWKXrTS//nlY+tWoamK7WfmBLh0WglOFzF9evigEH69i1bqF6qB4Gx
QBgwTVFLTcWcinL1SvNbsjMjQlpBMXqvtTC81xT5y/uf06upA6ob5GrNGWMBvASUgdxo4HHHfHS0DmO+Vm6Uj4ViO/TSebF7/3VNllqi5KuI+5oaKI/6nJ1K
8JEedj82mT2haJJH4JUEAh9n3uITBWNdqXgn80VSzRQjhYln0C/TuysKXPOV6+T96j5OJza7WI211Owj30ZUsxN156g1jmr7KVgITSYKkdHwEk2e+xXEVbKn
Iml4qOYIVGK3aH9Czqh8NP0tP5lgyTbpWLgH8o3qlOicZtG/skFRnms5fBMLpG5aYknaAkORtsPgekilTEVq7AdTO7KxisuIWVXkShcaGAdRbJ9YFFJ8vF2/
6j4popKGsN0NsyLyoGEdRdS3kI/2ruoahGgELIs/bTrtPCpTQD0YTN6frHP+Lm3LLBbtl4vo/XTnuqOui3LuyDvvcllKqf70iF1pme2aJe6JTpX6hvWKY61B
KclwfYsFMCEin50K91Yq1LES/gH22/Ude0XLjdsK2T3IDbwrHWa3gVPd7enTMJex3As7iVXEXPsMcpWxwN5IvjK1ksWj9+JFtPy+3WEI9UB7Bx6QfkR0rEtT
lvD/6v/82QXjX9Zoq3Jp0jIkTT0D6aPF4Of0f1mSP899BXTMtVzZAVGlL9MuVMWIr3UQqq44s+TLnJsUwapPO4x0lTZzGQax6LJYIZgjmmd2Ny3Lrq0LSS13
dZUo2UeZWvoCndtxtqook+vJfCMbxa6m/x973x3dxPVtPW7g3rsleSTNjGZUbLnQO4TeSSgJobfQAgECoY/BYKqxcbdVRpo+GhU3ektoofdQQ+8tQAiQEJKP
91tvfWu9Z4+c93+uF3hhrGV55s65e++zzzk3jO3E710pdebs5W6J+X1Sjp3//q67FUqe0yo9i6FjjudGJzLc1WQtV+PoQdpJ6L3+q7Hqsv+Bb4o8u9J/VI7M
6Aunuh45N3jaGBvmNn2BCLwZHgH0wlviVjwcGAhAuuLUb7J5505PtZaBxxmCnV6jcuPVGNLzHP/HNX1nfFtd6UzZUuvJdJa1GM/3djTkv/58DfYzv9r5g/Fa
9fmWlSXh2U1oY//592fGgyl/8/ccl51D9aPqm2fm1YXruMzO1SM8t+s8npl1QdWhtV9Wfy3sq1tc7axZm1y0tXTLOuOa2kct6rLzjD9k5FSeqdtmDMOwDnvT
WtdnZGXV59cVtT5L/+Hqz6nSB6ddrWNcl2vPuQ6LiZ6G/LcbJ8sMtzxJmWzcUlRi7mLcmzY8o232MyEh45HHVj1xW8zWY/U17i9Mf2p868td0cZPt3xWT6Rd
ruttLHBMEHd51rAWdGdmjAPPijI+dZSpq6m+aUD1K2Ghe1HcwtVnilwJbQpKSqLyquJVZceFNdXq+pb6AY639U+2dm45gZiEreHn1mtsX7nm1HHYefCWNlnc
iE0XcpyJNT0qMPcOF4A0VCZ3t6xp9VJfU327Jt95tHX39H58UmbP2puZ2e4xjLLlT8w841NXvedEHVbXs25UXX4N42qXVOJoeKruNr6B92LOjNvVKk+sEJN+
IK3hSXQ9aTz7yNkyq6fsIHuuZk51iNhoLZGU0////xnNn8/umtazPg8yVq/SjXN3aVibA5CuG3xlTSB7hv/eFcBZ2KTqhjnc6a7uLb9xGtFfuBblP2o+suF6
0BWVfcwlVLtsWO0jPewpNDbkSIvNW2LnbEiy6cn35pqU8YqYiiDPHXOO+wE7wvCaW+YqE/VYQ4WkG/Kw+q5HZGYwa9z3POM91aDk+Yw3msH6789njHaDFa2s
6ag/j6S0nCoMy/BS9e7NR9hoZZ3XyTuAxHnwv8+O7BJ0AQd5VNUl1CqNTZ9X3fCdNAc6An7Ab7gfHoUHAAH4Bnwm+1pzG8OdI4ku7g3qUGhctVflqjEvZOPI
sZHoulroqL5MnNCsQIPTVdUdDJOqG7I4HpnpCnZHuffUHq1/l33WeKJ1k3V1H7/OZhhdIZnRxo3Vu/R3DDbXrOrc6trMaZ6ldb8if6SeMxzEWjqtQnVWZcbk
Vp+0etL6S/cCRyKXoJ2dmWF0uPUZojPeneP+nesId04/qusgDtXr3Rd17Q2HlJ9m70q/615Rn26Zj04xKoU5WMN8wSBXP+NI9yTPSmGVYZCwIOOZ+5Q2IX5X
WkT8dMeYjKfu7wyVhr9rlJ5B5MnqW8IE/rB7nS4wfbxH63nPTvc4PX3FIY567VrxvutQbZ/sYrpIm++JNtyvGccDph/CfirBEn8uHFHQ1WSKHpbsVxdcF9Li
0NbOdU+2yFuEIKUt9qaPd9VV/51+3zWn/gzZqe7r6r3G8TVt6C50lqhA9cZowx2xYW7kjy1rWgQafnMR2TV1aH1gi/b67tUXqy+YOonrnLfqnrd45Ims+z07
oGab222c5KwUc4xhmdfJhppwdHYL7jbWL+v4Nk/6A6quxqZteK4f4Jbzg+ClxmlijbFAHF2dYPTSJx2XznOG1e5OeG8oyC7HjhuuZE+yx7j/f+Xpf/39n8+P
M6E2410HNcmM4AJAHl3crqELD+LGbrva4RdPZ9U29UKHHO1SszqtTYbMs8vZFxrJDYT6a5ekN1RQFlfMLhcSWyT02Qwmyq111rblu2sHZ7CcuuIHptS5MdOK
7slouPNXGDL4XGuccXRpdEZ7c1cPSkjUdUp7Mf/zMYHdioyHVmVOMYa439Q/S3dkS0QsXDLS4JJ1qNK8pvFXN+amBg6w4/UlGXOEv+k+WaLnPoepG/7MZDwL
iAAUeDreAgfx/kBLvDjbiQRnjMhe43pFzUlf5bzsbrQ6V0pfltLOGlWDQtsqs7K23BG/cc6pMaFRyWH6htpXj+oQ51H7J65WGfbkEfo56cWeRus6/terztV+
qF+Z+VWrebqv0k/ys11ZGQ+Y9h6jZ5nrmatH1rOMG0rYndKyxPU2fXC2j75tWliGoSSV8Vc81d01JmS8ohZCs9kXGb4eAJVVi20WZNenhYofXNc8e10PPZ7s
4dAqY1DGJ0KN/qgY5Gx4135K3254ZPjSsJxHieb8TmeFR+G+WZ3vOJ0W3+pkXbbnezGcz97CVCuEWqYzP5warDtCh7rg6qMemHtafcXYp655xtfZc2qPZNNY
XuY+z3pVx7rz4kb6tm539OiVKealvljZ/s2by5cmvgvXph91nuJoXZX7Dja1+pmnsu4v+hfP9a0PQJ+P77UoarzrrXFEi+j6vZmfC9V1M6nva3dmjTI23JN6
Y5X+YMZJ4wrj3Opz9d1cg90W+D2/1kPVF2a/dXU1jta/wfrox5J/0u/S1IajaUOxEVnKbQ2d8DrsEFEE5RkfiZmW89xC13Ki4enwScTOknKstw0muzHzNLXF
e+ySVZJSE/X+85XvMm8YDQzuWuQ5xt13dHFYxIZn3e/8N5wraWDmYk83fWn95C3n3A2nrD7O9ECfGU4Z7qVFpxcgpLMcbm8cg91DX7ToV/OBW7v9nvuTrIa6
rKoErDgXMTbpQhxSeq28fWTIZpszuq41utwZyn7IPFCd7/QxNny+jzJbqHydBrxQV4euz1bogxAp/4wkj/jP/2xOfikfKbN4/hZPi/d0en6NutGnVJrZNV4Z
Jt3ZBm/Cm90gPrQ29nCmscrM2GpAF7f9R2yC0NA1GATI8ciPCKjZRyaWAIwA4oDV9APkFrUdFrhsQzSrcM1gJTptSHkAAS/zxf5XzizP+IJ94N4MXqoppYdv
+dnloRsiqIlGyAm5dmJXkq8JU9N7OhbJG9Xq/lcMHGnc4pzNP/As4pt7cmrO2i94CrQ/O0jDB9c4h9UzKdPNOm02zzPxVmaPmmL3Wx71PKkb6ZwtRvPnsd20
nBlB/SweZV+7wvhoXua869itr4QTWvFpyro5zl1isbkeZZxK2/XaOZlruYadQJLrIo0fajcGF1YDrvjs7wSr+Xr9kQyNbntGOz2YcdeYhWVXR/If+GbUemEq
P1GeL+r4nsIeZ3MnIS5N21QzEPEzjsm4og+naw26LWM87TKXa+3aa85IQ1Rk7/g9hZ+VJ8bejT5XiuODyjs6AO1MbEg1mIkYutvfZ493ZECX63Yh19k694A6
yno8PcH43JNa/avmofq2YVULlWt0ltU1Fru0/fiWKTt+3lNex+3ov7Pt9rfVy/Y93VO8r2Rrd7G/2HpL293YzsQ9a9Rtd/y5y287uLv99n27d7r7fn8EBvf4
7FsDuzz9f3i1M3v7p3u/+f7knqpdI9iwbW+3tcwWay/q7Xs8Tm19mx1WV+DOWGjn9s3kYc8M1+ntG7edrR1RW7ddXd+MykTalueTi9zr+FsUzL3ntUAM0AOI
xbV4ON7OpzeuxFO08xX91J9aQ+ggtoqZIpJ0b/Njqg26BQxE7MosxR7NICzIdMa+wpxlzqXmWnpberKd7NMxECHY9rQVmajLRdtrlzmuaM6kp6Gd0TX8ajBA
PxZaiS20plIdrW80QfbJ8GhwCOinPA1t51RQcMp85Qm0r6M1NZHtQvfWBqZ9pedQjGzNP4711+roxbb99uPsfRom5oN55HqmoWb7wAzy2/kR5AlOK9znxogL
heZI//IbsveWHqpWUDJy2/aw4gaWpC/RI6mFRHnSOHSEoxR9JewS4ywvnGbO5oyx14p1H+82BEajw6mO5bS9rVkhLmU2FoeYb9iGxyYmf1WuF+6xBN+Qbx1U
1cXeZEHt6IpK220oVP2LZQlayw5EZFgzIhJ9ZUjisvSh2G90f6hLyQ5oP9nfcctegmQ180voF3U3f12iX4Gm8FBcWNIN+4YkrDjMPrM8gJpDdibCrBfZfdxj
oS09isoFLaQZnVQ1CtqseZa7QD7WERD5qfakoZ1hNvg07m1ZLnQg9duSp0kl6lbgDWhs+nrtpMpMbDlcVhJO2eyizw2fzwA6aFVg+2b98mSr/lipFh+YurBG
Wf+PZ+i88lDVEnZl7Geb4ypDTL+lPgQ3gVsTb9s+RFeva1tsKjhVtKbIb0OX6PWJZ+N3lZlUZcpPnB2hQMqkSVa+Jn5TJpkEkUYHOpSJX1cUo9rKsdxr6piN
Bp/D7ZBHKWOVnyfexTZA1XG+5k/ox3Da5qUIpfyB0vFW82sbTlfaZ8UbHX/b+hDZKo21lXU9SZgPxD4rCwLCgEAcx2OAUGAsngrIgK/XHA4wr8hZp18x0j96
xa3m7XMwaiIRYmWLppl0Fo5sadsaHuZ8zAzjwqMKqB3UhsQEcBo73j6Q62p6yBy2dLNT2pGoS5fOtKN6KwdUNee+QRH4hrwL9EYR6zDJe9HH+L38aTSWCcW+
sk2zJ5DdwXJZpbxfJWo/bPlT1Q7unppDfevIpErtDBNHdzAfALuCnfPWmwnzy9iU2IyEWdajkMJxLolSj4Lz1KP5ISVZFct1E6BRmo72mNLp2CK9D6Oin9vr
7H3BsyAC7qwcigyzTDI9kLW2/wx3t+fzuZxAb3KdThgZW968W9GGZLjojnmEtbdfGDetIkr7p/02cRdB0Qny27Kj9KeW3Uxb+ETFe+obqw/dhl2rsHJgyjq0
GPmUyUnti2YhpXwpNV20QHmO4ebn5iOaZ1COc4wjhPC1N2cA54fU15wa/JQ4b4lJzDJVKzH7CZmxYn0Jr9XbvyFKYaumD1SozVWu1kbSPLaDu1W6QvEcO6lq
rvTBLtoHbU5TpdEvEpKoVdR5ttrWOiWD2mdWEkHmIpqEn1IrSqPlx23BQjt2fbgddW/EtFyKk88hf2cWCw/o97yvbTjzJCni4wnYH2iOo8BsQOEThKuBnvYU
7jxRTO0kqsFtSWOZVthARsNkcCvolVQUO5jw4y5R44D1idkBdyNBYmQibfoj6WaSGtpHHwW7m/aUjoMvq6eT8RXVwmBkDhkI3qMmJx5i2mO/8NdifmemaiF2
vGwG29e6ng5lXPQCYZ96DerRvFGvE3/iLvD7hFb8WWqAfTI/UFZJX2XnsTdJDUqXvI1bDQ6CWqTOs7+wNzxjV5JnlUvVqoJtSN9IhH5GhVCvCD/qJzWluWxK
gp6q/OkhxCXHlailgoWvtn/JDFOdw2rhpcgsXQjfXI0Y4om/sBuOl7qp5CpiFfWG2MpOjK+g0+wT2J/KIuUzLaPBL8hu3DdciX0G2TA/NdsiEgFmh7kg9qi5
3L6rYoP1F/t8bgAzhI+lt3JD+J5iEOsLr7VeUn+a9C0FwX4pScgMO5V/NVwX/MC3b0xOSbOoP+P5ZvFJp0v3VtX5nSJ8UhaVjbKnVWDkzrW59qHyiqpNUc1V
+dRO8DPNdMNK/QZdmuyKzqTeQCRgr9dEUc8shN1h22teR46nRpG1mngYhIXSXNmsxEfgMl6muu2ryU33Xeb72cpbOLD2VLN3fsH6LyAKroeqNY8rTlBG/mjy
vXWPCv9KPiGPLj8XvKN0XGR2aPD6k2smhd4ur4oZEZMfkLspMqCzZQ7nQwGaHVh/5VPEY7ns6Es7ZKjpXmwop6AxLlwVw+7WZalzoCqqHiFZp7o9O7K8lyVf
e4F9rbkB0TqPeogC05zd3JymmaP0ZfOYxL8ZOZ1s7UPUmcZYrtkNNo31J3usfTnV7GP0Af4zITEST/i4Q5vhroDIlaXAxFWVOTOAV0BKTtdVIFW/GSupMk8t
PkYYiDxFD3M3zUz6rS1XpMk4tLtml/JPc5TtGtmFfFOlz42w/0K+VqWTNHWeT+aDCRu0UjEQPark4FjbT+hjqrvjL9VyLttyB75nGW1qp7BZqguU0OFy2HJD
tVfWiwuGtpNH2Ndqv5RXlRnrL5HLldvM1837q94G18bIFXTSz8kbmCtk+4oj/GwtY7pJ9bKuVmuZtZYsZpCqDtxGTeTHl49nP7cttr0kBfkEMqo8y/xH1QVm
Hloacxnpii0S6sgvxFv2H/i8dQGb09dtKu4XdTrueoWqPMz0Xm20/qjei+zw3QrrbOOgQep1AQqCVa+3ZVFfKu7Tn6fa5T+bmE1q+nriB9VIq9X8gZjMqJBb
8GoupGKErAs3Df41qo+tC9Gcs+qWq4LC7RBPq5Bn0N0Up2y9+UrMPFn25q82wrGFJZzlVOw3/i1IE2FGpnFfm25z51KX2n+mnlPr7KzlLHuB2i4kwIdAtXoz
HaMzcq5UhBajuhBkcT/oB5qzdSPulKfYb5Q7uNuyUbLz7BJrfrKZG2ObYF1rnJdyFm3p7AqtEsc4PhOKndGA6JcFjMF3frzLa3EQCMJPZpgVEdjC9aeR7ajK
0QL9ShiVmoHahE/4tfwh0Uc3x35Qv9N0275QdqnsUMpI07TYRzJZhQcboxWdNylMsbxgBmpCZ/LhBtzto2TEdTVbsWLhDanmAd4BDWUR/RcELOQxS53J0ADD
CFsL8ZbjXpVKCOQWUVbDEs8LaLnhoGIT95KtEhfkPxI2pb7haeE7/qFjnK0/uxOdzjdE4IL9U/0NB2HXILWkiVViM+wn9QniVi5SyLZoMl3yNM00/lNyQNZA
zmPY5emhMzoZd6Lru3SnMSYtzpCQngou1Ien3zduhCap5itBdyt2NbFH8FPXOQ6zeH5PtQJtDoPyY+wuxdGShsrrJbKPLJf207XkJjo3J/9Z9YU4wv2nsM1j
RJIcvOULMl9fajhMX2engHhmKumWp3Ofi3mJszaWWL6MC0rspfi8sNXGbdaDhTH8T1BIeIwdK7tamqxOVrVKYsm34rSkQG6DcFSQVey3Q8Rlx+iMq65krqTm
kDaDH5S5nPu9wuaYJR9nx4Tj8gEpL7jI8uHOb7ky0Tfj2+xTeo9hf3WQsTAvzO8BsNzvyapefmPwb1YG++aCt9AvxKEuX/1S8QPpMfrqB6gLTd+Y0umX8mPu
osCtlcv5YxuU606HZ26s3tgWp03Aevc6f+QIV67dw44VjOI1jZqZTOSmnePl/N8Y53qgz+D2ioUU6exP32LjtDPERGyN9ie9ioIdbbZ9zvemzjkSOEiflpkH
12H91z7UP+FzhCdgheqZWWf4y/FJVUnFT5a1BVFMc8PLckViAF4AdAGm4UH4KCAJbwfE4Ht8fstVrnwQofO/7tMhIBpv68tzVyGtHUTCY3syY5FToE6RRiRn
TgdvyD/wU1g5es3dg+ijlGliSx8lnVWsIV/SGYbpid2YEP2QtFHiGF6W4dYM1U/kVtsis1dwdeLNogQYya6A3+hRi4G/TNvpgvRC4rGaRxfYuvNTskuE4VyZ
qyfoIb+jNihjMY7rH96s/IKiUh3ItFC2qdAYPcoApVro5ezOxul+TetjWMrnQqhltWOeW2NqX3mQ6QS75bvUuwJ2MCb2TFI/8mgFlFLpruSvi5/ofxHzdH7i
Q11X19NIfcibNX1StiWUBPhXnakaULzB4q/pIT+ktbj+EqDiy7YCx3R+BupBb6hyNQHCftcIzs7d8oDar7DtGd/G3+SV5CH1r8xx517oEpxo+gPdIq6zK3nC
OhUMVhzS3xOptJfYn+CH9HbGKgK3zzOtAWF4aem33BJyR3EkODT5kTiNmUCdsn6jH0SqHRm8SfueP0Jv589YCX6tsBbtj7Z0ndWMJlZqLiYUViaLa9SHVcc0
VUxKcjW6kx/E3E1Q2Wl4bGIW2VJ4o50IRdBOKwdvF/O5A9RGKrIUQofwx4hjSTFA1EcE1BVIArrg3wGZH5lYKfOcVog2sAtmRPc6FMQzdRliKHhKXURfaKii
v+hRLKsaVjkhem5ltrZ95dAUX/U45XV2tmExHxz51NpB1NkmO5nKrtqd+hIspziS7+uI+vgkyh3+As21oVRgsD4i0Y5MIi8pjKrcjVWoMeENarGhpMw5rFIN
rindggjkdr7O7uF7JK61vlMv1gBJYlW5VTB1MQHg+qSZyoa53SB+FPSD1kNvIkPMP0X0pWu46+Uge19eq/1VMwupgLZwM7Tb0BHILfslZSeolxDEjaS13HcO
xLlSC0JntTNTcx3XUkVHHX3H1l/IR3frPxdCyKMaHbuQDLMfM8sJV2J78pLtLmmgGyoa9eq+aDI8NPJD1SfEC/Ns5FTVIMN98pxD7oSwrSIA79avkZnlI8x0
4jD7EuYHB6YdwkHyNymd8lOKT5i/TBwY/2Hzq9Bfc/ZbH5aPJk6pBeVd8yGbT0oAOqwqECm3jiDrNd2QqDV8aqrmR7iQu4a+hE8rXujywWEf94S/tTxik31Y
JVm1yjowdqG5K/GO9NOT2kP6ycoyxIXGI+P0xwLnrJjn8wZ4uL6+ObFSvWKP70e+ikxRH8Zuo6XYB74346vNqyqIf5/YQXXI7C8jIpeacWhO2MO84SWfJD1b
1zeiFCgzWTZr+E+5N6iI9aB5MVSYB4KorzGf/xbaax8LfeBrHShnMtXTe3kFlQ7tjElh99uPwC4+H73O/RX/OxSAhTo+aFyKen0B2ZdbhcTZm8Xupz/hbWhb
cpK1xE4XP6tYX/5s/Vmiqz2CCvuPS/u/uhQtw7sDIUAM0MVnlA/g+9k6FH+Cb1o5fMWENVq6jymh/E9b69iPmDalOVGnPMi6N7/lik2P4XslJuwC2wxahnFg
O3MoPTcWKC7hBipB5FsMKzanChj28ZmroD5nF8MyYXLsDK5Ntj/zCboLXio0T19jwiOCrWrZAcUN6gfznZL02HD2Wcph4TGaQY0mGFN7bmfySvOUxA4Vey0d
wXtJFy3+Bfsr0zVHVROZQno2hPHdOL2hQrdB31mvY99DBURaeansMHUryc60K6ytzLPON+VZZlHhti7WTdo/wADkB64dlwiC4jmDj4AXtd2cGlxmomKPFFEJ
8tg2ea1oP+Gd9bqShF6XlBePIZKYBfzkpH7CauYM9AWtp0LYr+WcHEp32c+ip7A18ETocNJJFUSyyGo+XYPwvZEc+h53hu5DdEF3qe2uvc5a90HVtIyZyChm
iclWcrAkO4knZ4GPEnsk+3AFoMx+Q44gZeZIpJMZondVXCGWECv5T+RPmGBEILZx7ZTbyQtw19SuFYO5hXQdN017KqXYVl4+ixulLlLpowYS9xgzBWqXoUcU
BzCVthvsRK/HS84VxiV68nmb2tl4Jzqp2qTGK6qkei1K5cJxL0oxIDG1tKnqB0CypgqX9EThgLdpy0AT1wr30rXUy9zZRrOTUnkxvFEHe+PdPAAv3Ym8TRwD
vHaMktpVuMT0aEByMkjjPSS9d+tsrPpeKpuIS3iwGu8CKlUp+e/6J0vKRwJ4ub+N56YBL3XRje8f6d5bgJeMv1RfIkAiejS1K3Cvzj9v/bYa25dAk9XfuNcJ
YIAXF0DjTmnvuTLAS59CaddOYxUU3uYcAhLPNSBxnRqf7CRd6wtInD3ed0vjWUOpWOytb4H0NCVA0t39bwxqcu1Bd6lCCV6cZ5iluSyOTa0Vw3GNbzKQju/H
O+MLc64CcfhuLOkjM8bQyfwXyBEhSN6FkWGvuT761ykdiY7q+Wh3bCYRDbZUj0/sIV8AKSoP0QNLsoitUFf9Mce3jILvTvTGMCFGWKPbg1wqr+LmWk3sw4+s
OdA6zblMGO8MFo1Kyq6GH9G/saOZKeJQUGsIcw41plVvNmHOYXwU97uJdfVwTSJXO0N1A1mf2GHYXmib+qlWzx5kgp1MXMO9cRjKqf7VdoY8nLXdqmB+C9+q
7W7rqL1iv6n9ki5nOmhoroUx2jkVvipMhzpnPDW0EVs7C1IOFXY2/G57bF0ZlokiYkfnHRHi2mTEwMsU4dqZaP/wK/rBxrbCD1wfoRMdYkww1JlR0lXRMAs9
hP5WjXvWJC+Cn6Bubp19Gh2K/K1KrdxE/UjB4DraN3o71IapwWZjHLfJXp08Mt0/9eO7i/w0+mjRhvWsNb4sMHoPeDWuffJpWXD5DOF6VWFZZ2g6FZN6n/ch
/lZ2YL9hp3Cc4631MFhj06duMnQnWxq3isFiQPUc1sSP4uJQI/1by006yKA2TcMWgic8h4QJ5KTaZeQquKPeScWt0PoBPhdyfH2n+un8joVMbX6a76jrrfmc
SvfAWB+KVz4Hf99gUs6CWlaeQTKsE6DeSTWOIZFDCydFEkl10V3DdkaOjmld+Quj9xzUKsm93K/8o4A58Dtna8cpXRWWrL6NNkPterXAGTAbTvlgvDpf/Mis
lEeZnmQ/5AR1N63KsGVLZOUTFKuexS6gEuDxma3FRfwz3QHFSeSF4M9vREh+YaZLs5PDuJvJa7TtgA24H1CLb8ZD8Mk+U4B2AOh70/cocCOvxGc7EL+qd/BG
n+tGCGqfrLQnIBv0oVoVdEK9mzyu8RTHQ1jSQm6/ZiAV5GmjW2gYri8iP6UOmG9gv6bd1J5U344b6bqnekY/cDHO22ixWC+2YC64/4LD+N4OF3skfY/mmIyE
tinvpopgmyrRtlI5zLxYMx9BlahTkdk2+XtuH9+B9oMrkn4uOyAvRTyxXUs+QIPKQ3VbqCI+SfuQSvAMY89rO3Kloe1V35HNkd6a79Cpmg2IX6ltfZbwJdMB
e0lH6L9WvmbHWp9r9mL70SzsDn1P8DBhbBARtzI2/JBMGTsgdaBpbQoZVGhFHIPIl+DA9AfgE3RYSVt6MrSe+oTXisdoM7/WMIi5WLqJe2c4gP5KfEXPgE6C
UfRFMBx7If8eVjExDrvuF3QEvFNJklpernEyB13beCVJi2ZurhiP/J4ySkuUZ6gXQ58poPTp2K9scOHvYITg+/Fb2mreq4td+8ANumDl3vwJ8qP0DP3EtALu
Ch1DzEOfl5wx/20pVz0kbtt00Dq4k3Yrf9b9QoxRwoQPEpaclrLSeUZRqNLzIpljElWNYnrpnmO4hOsVaALHS7EPbwwPkMT3UgyicTwFNIqWAImOYLjknGNv
3mjvXZ6l+yYDkjgR8NrZC2hyxiHghSMD0pNMvFSS4hKdaKVcON67hkijoqZ5NtAEn23oSvReg48D3nrC4V4xp9S9kKrX+Xf9jxUGHdV9qn/IZwkaZYZyADMV
7gXkAl8CO1eMB3TAnJxw/LeVqxFC3CUcSmMd7tRotCDjGHs62ag7n7K3anrqaXYJ544vjP2EGFo5V92LV1bMRlCNiuLX38TKnT8KR0yxngLFW/lD10JNV+1f
3M304dArF2c7grXkb+o1vIjOoy/yOTYs9aJtlR1AbtIdgn6TRzB7EJr/2l2u2yb+yp+kTZgvN123zbNDO5N/TC/BJlvmGyL4FzE44c8diBrgbLivb7KJFReF
r1P9ylul9U1ra+uVtQmTU1vYMZo5aBc0m5rivGdaYTgB7TRs1i1gOhqjtW34GN0JrlQb716FKurlMO4i7e8qcXSk/igxQyujiuB2qI39wXEheI/1ouVTqh+0
B47UvcNwfcM40ZGJ0Z+kztCovZibwi3Q7ie+ohKwOWQvppdO5KqRc4Zo5ANr5P5K4w3bdCbEyvasjiI8CYWF15KP20qjzlSB+VAUFL9CNSdVVSHCnPI2tNcy
HZMXdy5tqxpi3qP8VM+Eikwa+Ur+EvVXe/S9qeapr3V1dL04xnwa5kpGJUSrRphv2AcqiojuisDMt6aKLEB9kfKhCNNfTMsoA64Lep+L+BzdOD/wedCW8C6r
3jjeOQcJ5XqYFg2x7pbQBucI2aLS2WUK2if1GGdQ7rK0qxhFNKv8KtmZOD+3W9y86Feb/yzN0/H649BM8boHhU9gMFeVcd9gcM5Jf2R/RB1zPMJ6u+/Y9oD1
mg5ES45T+JpOiyp2Nv87qoL76A/Sbv1vYrD+tHaP/j1SKZaUIHQhNsFcLAzWA7wAZaiWQLNKFGRh8TXbBvlNeyTeEg/GfwOiACU+De8KaPE5677Kc+YHrFu0
4SH+NmwocCZ4kOmL5FBZOfgntATurjqAVFQs56pKT2F9DKvso8Uw45i0Ss9X2CSyhdysKqRmyOdzaUSMOAV0WWYTHfQy0WKLVqrTC8Edeo+mvboPOietrWhB
+1Wvx/4wD6bVlmtgTMpu5CSzzTyGh5nF8LzUo1wQt5dyQ5M0j/Rfx1YRwZbmYLktDbpOPoY0ihN0ATpM9Z1anRWAVop90e8JOP0xu9j8NbuMnk0NUHXhXjqj
K5KDsiyP5P6yZlSNDTTfJ5LFpRmlziN0J/0M/l11JySZP7yOz89bmxm9oHKAamX5fFKTsIz2wVoxw2QTNbla3D9Kd1b1k/xH9m1sH3WK5Y76gDmX1Og2CWYt
hbTX3cc2M9+pMuVPuIO0D7pQk8XhqiJ6OJunDEw94nifphU6MlmGy2XPxMWa1mRn0lUZxOVo4kDRHkCHmFoIWtAPnCSky4ssr9nXnAturRSYrfpRkEc9h+8e
JmBdnNnMrc06vrNw1tFOeM4+0DZTWNJUto1wiUKtHs8kInposlor5FgeGl6UJFKjSnfKpln6823MErqmNPcHvHbiAJo4Y3BJlARIVHHjXiqc8UZPm8aQQOOK
IS7ZjeefnJiAJCKRVg+kdPiG/uDGu3TgXudySOG7ptQmL7XzXrUVoNG+aY3V3AIS+KpxnatxpzTQKHIFvChsQKOKNuBFs5PS8BrXc/BG59H+qwD939Vnb5NV
gCZnx3i7d7jXuXve9k9jzxwASE2h96Zue6tbALyiemluhnvJp0ipwzggPa9BmnM1fsUBiaoD3EvEwf9P2UKg0W5zgKT627jCC0jUpktnJaVjCy7JsaViMQAA
knlW/B9kBXBJ7g5I1PbhTfRL+HcBXnR7byccIJk3BrwqKYBEfqWxWkXp3SpdlS6lsQCA92kxgJddJvW+AMnKuMbjYFOoD28iQyRVN+VNZ5KuS8UlnuHGKse8
63+4BBpq6gzCJXWqxmOYdE2rdI8l3GsfRqk6RryR7F9jKg7uBe1Je0v+XRLLiC1Bf9fC4BX284it9j/IWVQw3gX4gGN4OjAH7w4MAUDAF2vLPIITdOv0Nx1J
YpI4wjm2uBmbz4zlL0N7qdEbl1cVUMNNSyOvJty2X4YUa5zEq/hfiFP0WHFsRRpFrouGHmAOmIH6CqPTm/Nr2cFCN9Gn8OsyJxXIdSCLyAdYX007CwK1IYKj
D3t40uahHee5x7yCw/nh3GhuApppA+xbuG8FfWoprbAtVY/lh+qPw39QFPSHdQBzytZwh9SzEP1Eo6MGCK1tNl7puG/rKTwjisXBymIhHgtA/Jl0hoJLDHfR
ctUmvZEJM7xEYUjn6OFOJc6qu7o+wN9AYwzfoROZSiIK7iAcpiDrKX4Om8CeJW3mNWWCEJxkMS8zjYd3pTaMATQzzrx1XZgNoM+Z5lC3wPl2nNtoiNKFmgB+
BvEYTuUnlX4rKC0LxDosHb5VJoq+eh23Km5OZFnRxOKHBb7Ji4NziqM2t7d9ZnHG+BB/EiMsF+HXptfFl/lQeislE0qZ7khzfQw7Va9mriBfOVfTO907uZmW
Q5pM7oPtHVRvuxbVO7rW3Gx9h8jzcY+1gn6AniE66Dk+kNqr/0t40jwqwJ1jWrk0b79f8/y2oTfWPHPWVsc4V9udxjZiCcFBbuyUyZHCB/4V2YpaBY4rE0vs
RD0wvyA69KH8dPkX0QujrsecDs1v0UO7IjFSPwQKw2DuKhRaNpfbo/mj9FWZ2z7T8Vh3TZwF9UX7cYnoHptHdUB5TDfF0A1tDa9htivsytemLbopOoPRpnlT
0pX1d5ziotS97D9Sw/iJ4qSKmbbaEpnNTUWaz5dF8qZif1wJBAO9gFa4HBgOqPAF+OCAZqs64dvxb1as8/0858jK1OYH4bHsermW1CI/VunB2dRmszwtHQ1M
VXAZaWnmH/gbyAMoEnxo941Flb8k79z8PXEAW2z7Dlth/lt/wdzX2DzjoGui3kJ0TZqkPoigQrFmvtiD7889phIJP767vZJg0UDIZn1LzFW/4wL1P8CM+Ges
kbtd4RDuyyeYFm3Mo7E4f1if/Jz5ynqeKud5MRzUyD41rrcV2Czg99S9jNHENYeDKjcGq2TcPVAVcW9tguJn+SRZWzKXvAfJiSuyLbbPmUdMMn9a+EncBZnU
GfzCqJbxfYvaFMqrulQuM783T0jsxF3ShDivIsX0UqEFeZ6q5V/a5sUtEuLZn+y5tjwNUBGhms1Poi6QU/lI9W/242IL/XN4FDp4fbrssqMtdThu0eb1qWsV
efyGqJlV48i+Yj72HTxOMwjMBc9Tc5OPVPlbQPh0aSx4uqqSeQl+UP3JnVDsK41RXNcEKiIc96zR+qEVrdA7UCEyxtKLq9OGchttO0N30Bf0ndAwZrL6XFLz
zcNtY8GfbJm2L7gv5VVssFDMhmNOVmGLoNqrk0wdbf/AT4J7OeMazyMBkrkSaTQj7TcCmnCu4F48cU25DwEvvAr/B77LxnhB05k9b53ncckskne3jrTjSEo/
85YNa6oLgvTd9I5AgH/AUfFGvVhSaLZxjCedwfS+mwBJxCONf6R7G/27/hnzAiSfEWn9QdrfJ83HAa86Ei7pMAOk+9tJYnKpbLK32X1Ak35dwItrDfeqA3lX
agCvWXxvepk0q2lag5JylUtpLNIeU+/adeOeSEDSQerNMd649tt4xgSQ9FoAjbItaa+it6lsANC0v/Tf1ZTyI+Vs9a52SGuwgFfVTnq+WGPqBS7p2wEAwMt5
1FQXeFwiJkrpHt5zXICEZuFdi/8n2brGr0dT6hPQ6HPuZU5PE/qrdzTYFBbDJSIT/g86TQFN/K7SMV76bv9TxCilp/+z6P5v/Pm/4Z9/8uziXjLzjd8v6XO9
cS4EeHGmSSnLjfcflvLYAV5rx6QztICXE1RqSgjgpeYJkIjRgES+CpD8/aSxnjSakD4TcIlssxTXbWrCq1TcaJo7AV6vFe51OiwgOVEJl/AzSE+0bohFvXeA
+5eD/V9jkLczqik2jDfZC1gaR3hnKN7z24DX7IrUkwg04TLwjvqawjneqseAJvgh4DUXjTeCj3AvngmpednSaAdvNA/mHSvhXnYG0KRbQdo13vBa4F72ASAZ
GwAvWk1Tzu2mtR7c6zTtf+NPE8uq7cotUjcjn6kXwfVQNBesaonPx1sBdbgB8OBxgA8gB7banwiCjOG6amoQ0DKU7ALlU0eUi6wvbHlwIPWNLhEKcpTaz3Ld
E4YVh6J6SxKnRHwtQ9UXqDHgLMd28ij1peEMN1RmcBYbL2TsZbsbM8DBJb8YH/C3iB/J0eh4R1fhgzWCHcJtj2LA67zL8UiYwW0QAGoqGqeZZwmMjuU0QrTz
mNherXBaRZoPh6r4v8KncDCfSm0js4iG7OMq+5YZGV/AXeLXFfQgtnKzyNvJrR03qa1h37FuIW1zFvWG20Bs5yfpYcU9+mduGIurosVM7gathHrrjzie8+ug
djrYuT3DYtRr2qUxMjea4niOVpLFzEpuLgXY13EbmExrN+ZQI7PFFHEFNG3/wAXwpczA2Af0VbQ56EYdqSHi77rOTH/mJitTyqDfiNulHcRfo3egw8gbkEGN
xnyXtC1iUIE7dHZ4RNjdkrHFx0oriKzY+5bsZLOiBxhH9mC+RQJVLTSHysu1E7D3igpyONYhHVJeAW/bJqX94ZBZJ1d2MU6GotjeRX9X+NP3zNs1aWxROMpa
Kmdodrjuu9RCC64NOdIVGMz6vcoZn9t/NR90Nl8ANGs6YQpxrPCa/qBEua+hwY6L8HpCa7uWUFjUIuVvCitsYd6UNKRwemVWfnPzbpki+bfi8aZZspDCKcwn
QgtxYzKPGeAXzCF0m0xPRbN5UJaoF1ZyMdQdeyH9GxeFXucP2+4zamYnc1yXprBqHpcW0svEQkyRBEFdxXCzjFHTySiELYOUptWYLimMCSqennSBclhXFF0s
SU9Is9N4JwACDq7ouiIeIFak4auADgU/rN0blBsZEpYSOM8/0LduRSH7B/2LbSSVRQL0i6Q34BnlArq7A9KeVL9JS7SvQsYqb+pL9PWWpdjStA/gPv2O/D5p
k/Q/Mu/4C5rVWHfuF8dw5zBdJ7Y5cZxmICG1nsgWhyu6mg+pv+X2Ub7kEXkoA1M5IfsVL5XvVHUOnt9oTxdAewQ4hunM3FMMsekUN2NjwJ7KoeBUWZXCR0iH
NiHbElXCTjIQ7YmyZdHwYszfkAo/UYamJWu7pi/PiFO8iu2ftKByruyFJlI7WYtqJylbYdNoNduGH+r8VY85suCt0S/CKuJnrXWY2igPmd6mHJAJwsv0CmMp
8pQ+rPd3rtPXGyZV5jJ/J3zN/sCI/DbsinaVbi1aIpCO6Q4tX2EntZscEXwG+oFjKArxNy6A76d8Jp8dfxzdHvUHSvNmfijtxIqFP0Wk6jFlteeDsczJuHaV
UQVhJS25oXBbag2iVWptObY96FCko/H7ot81Y/X79WoUNF41qrU/BAcr/0JCtKupBHoRH8+/4t5pIuXHsN5WCzoTkXHdFSdVuZX3yX7wK+Vp/bcwsumWZpLW
Kwdrqs+GN/8h8A8m9Tbu5AH+Qd5I6jVNzQz1PgcP/wfK4//mQ42hdKlsD+6VPzbObiU6JntBq9IcEZespm+sGq1pb5f0nfknOUtvbNCb/wpoRJFv3M/V1PvE
G3FBNaVlAk2g68b5xL9LYo0uusXcZRO42ZoVVG9kJVyaFoePB2z4OkCHjwHm422BIEBhqeQW8TGVTzY/1tjZWRRC9VL5YV/Bmxl/aokAojlo36R6W1nRuLKM
8kVEjuqENcqWU3mKHo+EcMtUlzk9peO3Ef7YBOgs/TUVRl2yrRbuqkvRqcwHoZd9G33fMaHc377GbuFXx17hEqwE1QGxGuZRhGUss8Mx3dlTfOLsxFVHz+Pu
wPfZeE5tG2v3oa+h37O/cBGyAYoZsQ1VzhxuOF3KHrB1s/pE/8m5Lev4Jcx19ZWiL7hKyGVNZgBqcWUXXTLYFduOFXCVSAHGKq9it+BeZpxoQ4/n3gsxpJVO
rwjRTYVtmpXoYWhpTBYarZuivURMI49w+yAdotB8pjQiG8oa7vIqumXBXMUT7lt2H33D5m+5SvnRF/RHHcehWapybu7GX61BzHDKQbThu5FxFd9Ri8FXqeJq
d8iyTTmFNyvbrQuvyou7CHQqfpLcg1pTMTQpOj4sPNG0277NzHN7NnFkKtxS/cE8nkxSrzKNSYshtGkDy0XrUYzW94ZNhqul98tHw64ETLZIHYeuhc5BwVgu
OxpeyHwh/iZ+xcW7e4gn10YEMjkP16Sv988dlJ+51phzUblV+5POKQL0Vkc8qqcPaNWmVhtzymaZdidfjd+WPDO2Z2WLQqCqTbi5NNb0Q/SOSHdiRaKRbQWn
oTPEEquS3a7pwCaVx2tN0FwMZqz8G05p76zdTX6FBmi2Kjoir6Ex1CEul35KthQvQl+nbkAXU30IZWoz6h3/Of15Yjj5re9Idrp8MLQ2eU/xkrLv4VpleHIE
0lGxTK2C5mHJQBweiDfzKQMiATDnC8CFn8zdvUaX12nNSdy2uplfvh+7cr58I9jFWhHfEw7WrFYOM6NVcPHxOD86B+5Df+EIVnep+h51V4YqryIYNh8WNfts
g/UueGwpDvenVfabckEZhN6Wn7JvhH7QjiH6kX8Q3+g2anGNRzfItJx4RW31jSJ+S/g0eZ3pD/leJMfUTtNbs5/SrgjFxtKfYX3AKsVde4jiArgcPFF+p7Il
Wc1HOI6yajiIf82W2LLJHVQ9t6NypUaHnoJ+0X2hfYNZ0zrIfNT1oLtivfw9pJQnoN2xlkgMNIDyF/35Y+x0xq98lUNWTK14hbsKbHH4JplsQvSBonIVpd2j
zcL6Ies0ILFJdx8bjfI6X/WNpE+VixI/MIOxEGQJMkMZpF2IzdWN1OH2MXAVMkBbSRepHnLN9LXyKmoyNQLzV56Hs8TP2Is22tLaeYjjyVVli+J8iHVVNRYf
ZTLYIulRyYAyOCWbumz7ia5F7/huAe/ZZql/K5Mrd6TVoR/gJ4avtP31QbAm+u+qt5RT+JH2qLvx7UtuQQrYX6lFpiNlmJHYED8H8YV72hfTWsUMJM4uV6Yz
6bYm8jaA1/wl4AX74E24PgAJ5g8AgCT/bkozaKoO4Z+diP+80lq6x483/5KUs/mfqGje0VHjvhtAwmnVGFqR7mUAeL1O/0Qn9KZb414UycYUeqm8By6pXQFe
vUC4F72radW+8dz+v/jnH6ydrqdO0uPjXMe2EUnNNk6QBeApQDiuwVPxeNwEoLgCHyX0KM1DMHST5r64Sf2IK7ZNJ4ckno0nwdFQADrCPllRqiKJsYnvi7ug
w6yXKkeoSblQWYOCwnSqJxdFezg2PkJ3wTAeBMlE6jBnFOaKaanvmGvleyp7WitMF5g8EnR8oLbCBmxiQktbW8RK+YhXbLugSeWVCVaOsQymr1K/uUP4QG0J
NQ4aSsTYh0AV9D76kKxSuR+sgxvukB1Vh6Cb3CPnMHGXc6bGSl+n3tNkfAR8SbMpPow+IsupKoK6M/OdR003KH92KxvNvuJ1tlvIcW4oekS3FpuFnIVTk+9r
h8v+SiZsKVEB3HP4TOlt5ZeKsph861XLEPgrOMy2njawfkRDpjISGUK3sMipIrKUai3/mVjCnNYNpZfqBqdrDfnGnVA0F677zXwwdXT+WesK5BGal5youqRu
lQJufL0WjL0cMqDwSsje4JDIxyZMcdgaaN2h6EtPouREeGWs3U7Rqlp2gbAf+gkZBm/GioQs1kX1SxeNScbByreaZGiAbE/q4QQncdwUYBmn9JUPKKgz7Naf
Ne7S303vjBVjBDQ7OdD/22bD8NNr7gOzVvivmgj0Xv0WfKM6Bb3Alju+wuZrCWUQdtaktZRaNqj2BN8rPgmegh6o91VsCl0dVx0eukERnx3fKjkgeQQ5hA8x
dEDnMKeUp6gzVUUJNYb4tIdpc/nJnmwWcfSt654McHKopTKYm0g6bUv4Wv69/Ql6m+2OPtOxSpN+mGGf7njaoJQjlnuIXewjDnQchZfby6K/NccktYv81No1
tn9Rb+UJy54Ef8AX8MEDgFBAiUfgiUA4kBsYAdzB7+TocncGmPFTKyKBTerlkMGMpnydupmgKR87WRxn200o1NtsSxSTzKvZXkpOn8XWU5/zD0zjZBO5Upkn
sU75HJ7PJXEy6qa2HRSsSUH10Cv6D3GgWJitaDEg+yZ/yjHHsaUCoZUEW1oIf66gkiLguJJIZgJYQkZbSsQg7qi5u8BzPTSYcnvClNQwxVbrHUqfVBflq2HZ
zui7zdcjJ3AHhKy0qaVzMQVdod3iQIg1Dh/N1GJb8cVUOxQAobIb9B5wQSxsPZPQRvZT5GzNZj7AUyYMN8WLS6H5zUtjKqL6JE4tVCmWrlm2qbAkhoZ4mROH
3qsmxlw3j1fXl0ajE9DulrFwnv0e2U+IEgc4urY4qYE5jMnGOmreudR8FjNO85L+0T7B+r1JqV7LuhV67CzTj+4PB9d4VEViDaNiu4rFZdcicyNeWVv5vLG7
K3pXnK1gqN/o7eVbwb6ltWAhcZU8QwTApeBIuoATyKkogPyN9CAPat4U/IpqyzNUgVhN2lpdErY+eRz0iOig2INdgu9D8+gfyyZ8ZD/RmpPWJ8SXQqamhHAo
d+jTiAFpH/Rv4H3pmKaFkKtPxLfiu4Eo/Eu/EHwFHo37Al/St9LCdWb9RO0H88myOrYV9pbvzp0Bn2ofYsnpC+Fh5vl2CFyQuLR4mrI6LI/YQYRVFJijwA4i
IfRxzzM0r95qjTelOouoLDMkRKM8lgo+dV/xVHsui7ggE7Yox1sm6R36Unegp3fNac+s6jBDjLMM/tETXwOKdynKVSycq36tD6baJUeIMtcBoYxZ/HEfh3El
NOjKdyk8DbFDc4eSO8+/w0bGD0/BBBv3Ff+ankx/SzwjDBU8VEl15j7nzDqSP6ovweqEhapyNBF5A45CHdwlOCjjjHJoRru0NSCv/+DYzselvEYo4R63lPKA
ZzgOfQPVgR2Y7yk78Yr52dbG1tDr8lz9O3g8BiJbI/vRl9QScaeAqg44PmcqhQeu5tRlYbn7CHuVoR3vmFBTH7KVZhtdSR0U5/hZ89qunmJ+VDyl4hNldMGv
5nEKK/nSVKDeVaCquAp3RJaBs4UyNoYbAYqpLeLnqmvCQm1vlCep2fCvaVcJLP1HJFi9EcstRas6kFc4lBsm/9O2ibGWtTd0MKQg3yL7DUPAoIgdpjfEFeAi
MCEgP2Qy0HvFcuBMbkzuxyii7qEv0Y2tqDLs0Ld0PDdslS0or6rUIjYEgIz2y/QBe4+g39cfB4jN2sANJV0D/WN7BT4jmosPbPFkBNWSmYGEoaP08/jRzu+E
gux1bZpnPxfixO+cCY7xpM2USkKkH7ZEm6j7Q6fSn7GvgDnjB9XGDEvcn2IxHSzM5NaxIeLnqW20oNCbe0Y+s3+wn1OOYNnEheweKoRy2f5r7k4Y3hNvBiTg
PkC33CE5U3xbrYhdV56blxODbwwdFTs+fL+1LvFvcghy1rKy5LomD70KRpEXSsaDh/mn3DewRVcBx/PJdl96LfQApmCbeYFtLbeEWwmfVybbH2gH6Vca9qGr
Kr5UajKq0REZ0e6J7kw3alxq7GoczeQofyl9ERHG+KLLzH1ontuFpLpo7i3Znu/HBakPcS/4gfaWm/+25mrKE04RZ6nWtijLNuoPLE7swM0gdsomwJUiIZ+u
Hac5oP4V02qXoX0cu7lg+KzuS+M13ZcoCy5FrWSNPYCJ5UY6OyHd+FhqPy84gz0+quyYc8VHi7ZHzgjdWWyTva/aRcVDOXSos54bAfW2GKCqsnL1KH26kU/v
Jrz0JDg3pRzkQ9RzqXPsn6mdam3Vr9ErXJqqlrshYFXJdCvNXSpbrIYvmn6hN7teKO/KD0Kz6BRubJqh5Je0V8wd2zCqi+mENZG8qqnQ5MgcyinQQ/sk/j67
jzuR8hcdQZ+le6KTtPegb7FZ2q7CFe6McJ6+jGqsM6gL6Gl2DLZZ/ICWaGYgw5F5iDZDpxtrc1sV9szESOWvSIIjQFRDF7gqJg4pxS7qujli0O7l5YZVtrPM
Jr0fnoI/xHsCPsAGn88B35x1QDSXLnxOZXx8Xvs4VNwJdTMjS/xuU1IKYRUVhqBMqP1JZJFJFTu44mvLleiQ5KMlqeYbJpBckiQTxnKd0RhOL5+v/JztL7+3
YSwX5LmRekxPak46D2rc0G6knNunChFr0UT7JHkVucqtJvygdcoyz/g0f6tCv8qzBa3gSpGYgn5UOL2e+8YR7HhN/GreFomZ33K9XZ9AWdQ0riFjmWZLYL/m
u8A9IbXYjBvD/E6y3D00VH3d9iO7gHabtUIM+4X4J/oKTaTWmmKgPGoYi/MZhnN8huU9NB7x05TQY417047Ru/hw+yXmDWpw/KAZLFxlVhAd7JM4s+ULGjP7
CkHKWF1DtXEkEZNSrBxk7yeMS94CtrDKrG1dR8AqbW1iTdwvjnH0KkjufJg0TpipCUtdo5sRc8yRjT6ANpdujA5eMXctFLTeElx1ctOPcS9TXOZd0akgCkUS
YzUPU2P1XbhO8iW2c8LkBNo2zVKALlZv0mem1pgK096aBrAB8EP0VdVD5QEqPfFry+QSIQ4vfk4tKl9ICMgIdSrmRuegb9BewgtXd7yL70q/ZNzkkw7sDfp7
1YKgFE7hWgxPRuJ0g2sqdVPZ69htuh5qZb0m0/HV4GemDbZPqNqN/Ib5m29HBqw5V7GwWCX7vlkv0kd5AmuVvotPN9ijtxlTBaPmB1DNZ8S+dfhzq8kY3Q6y
2jFJydsH6ccQmx0RcLB8gL3UEIXcwOayj/mFyOiPe1RO6GxuOI9GFKHQl3KeWqp4Rh+kwIS28vHWWeQW+16mjxAep8JjP8ad/ngC3h5vjr/GNwFP8S98njTL
Cx4ROConH7gT0i/gWkE0HVkZr9iJpdEasiLhS2Vyi96pR9j75OysWY4RVHshs1UX7Bxzn5rInVUPKd2u7lR8MwpOq8VaapYKi6y1SDj7HbaXgrnXrB/9TIwW
VeYDusdOijMrj4bOoTK5icquyC9yOz00JcV11Dpado5a5Piefk9/X/yH8Fz+ZeU5BaEmUmaaS+WTyyfDKfxV/lNiD2oWzZoxUKxrrigXX2HdVB+EMC4DC+I4
bp9tUMH+FAbsqvHHesHr5dkVTy3x2Fl+A2fXkM5p4gTB7Hjj2BbXtXC/L7W5f/zO2D0JfMgYMlEYa06VYSJD5mtHVtzgLiFmroetTnmQssSHUTdVq5hM6KA+
Wjk3/p51vdbpRJlrlh5Er5aD+RfRqxStg05S3VgDpEP91dPRPeIj1Y7ybxwkOsh+wTzZ7Aw+Cf4KApa1dpboTlJJHTgP9zb5E2tr8Gv7IKY7t5gOEFlTJqUm
R8l6V43kd0NHkv9AmzXDnbvle+BbVUe009ODBZBUqX2gMbIg+nd6KVGNHoULme9pA5Of+iL+dPza4vXqeSZJhi/lUJfqvIN7cZo2Xh2G/z/2vju8aSt8V9kE
kpBAlhMP2ZZkyZadsKFsStl7z7Ch7L0LiBB2QnbiOB6SrW3ZCXuVQtmj7A2ltOyyoYMNN6X03t9ziZ3+/q944j61LOmMT+d85zvv+35+1d0JHzhJwA8+j/Cz
41V5lMZX/MC/Kg/hAyVL+FEv9ocq8YX6JvzWxlfMCPCD1PEVv6i8tECljArARyzPn85QVftfgB8FesAnt4HwiYuqvMz+dEL+HZL73yl3EP/hf/7tsUIYieYl
/sAT6nPuLilH0WRhNRFPRACtCAPRcWkpkEwMBU4hsDPT8BDRoD/pRhqO4z9gfbKasKNFEqlRZMXPcxVejiKCdJvfmptEx+WMdjjkiGYM24Faod+uaSUlSneZ
FGqgqy/ZaP3vzvbKo9xQOeoMkzcuqVif029cLdWy0vpsM3IhtMu5TjtK9xQbJJ1wxznP6JL5Z2Q0WFdUSx7huPtVnXOJ+bqJTGNDvjMa+jl/FDPfeZIPdioY
ovTzHdea/FN6DvunbqJ1OpVMLRNnuPs5uuO18Jq8wh1HtV63TGtBgfJ4RUf8yHqdfmjyXHwzG6a/kzJeioJerV8PvtL8gCncSiGfK2T+FN/TyZ4k/rmkwH6n
t7JzhXP8V+Appm3iKxFF3qk/t+ILyiXZL5KSZLMFpeO2KoNpoXhctkxVHanOP6OjLZ1TBW2Y/pSuDslZvySfayZpq4ONbWn6MMu7nBMlYwllfn2rveC3mIkJ
Z2TzEvfFzs65mNNZccuajETa7QxF1+QRl9nJ5060kHys2MU9iT+BltUPkMqE+7yeG+js7doCnpEvNKaqj5RuJLOhjdYLvAIbahxdvkMRzNT0JkIL+Qxi6krD
2n3ASKIsfCORGS1bFekB2QuaMvdI7yTGmGKHRbKPZbd8NVSNihIu2/PIC3QralTIpIDJ66LWHM4OyCtNbpLXsGgQFk5Hw9XwmvQyfjBSpB8k9ERbJzxzlqeW
G52mSPdCNtpB6zY4m+hMKprpivzOp2PdmXH26rbLqLusPzoqJsA91nXPMC1Oj0boYtBX8hG2+fQjzVF6r3yJZRQaDw6nUqAHir4uMxMCBBEhRFsgBFgZEEuM
DNARwwJqAUOJOcAH4PLSU4FhkR8IStXK2QBKti+yNbD11jd37kvScgYxAW2R+hOkV4zEoDpbzLGuItrL3UoJobeK/XVD6etEGyZL29DenOrO6xMPw6OZi/pg
cDt9RNtNc5NcmAro5VJq8gxUD4+ye3lQma9uo3mXV+CY5a6JtFS0sepor5UC9wi/IJrcMNseqIW2trUpONW2gJ5Hj4Lq4nTFWmcLJcEfsDmaWFsc4xTuwPXQ
G/QPTGsRte133sd2IqNLZNQs+hI0i2Zgj+awOIG/iY63PEBg1zfl4Xyed0V2/fyJtaJiydiH+fXBB44j1pnUKnGKNJHpx+eIpfwG4SUzBW3KBEDNnFqxsTvY
uoL9GgTwU9QRz3v4Z2uWu6dbxQ+PnF6SXzSSD4RP2Qj1EHQsP4xfZTeUvWK3stsNvyR9Cc+rMcex3Lyt9Au6LL4sr7kK1wVlTl4zTrsHI2kH+zJxh6O/YLXW
cEVLsYaf6L1MQek2c54nXGgqYvBo+0+O1cyP8nrYUCxJfct5ShtPlzFlhi7ISO9e5qpriDiMuWc8UHIKHrJqCApansDnmPvwDU81I4E+cQ1hW2sW1TEbqgMt
MxKIUIIKSATSiBigE/BF3f6etZ4FmrWeOOkgukS8KDZX4oaX5ZGll+Ix8SJYok6DWtheq++aD6i2MK1rNiJnRO8Ad3NFlr58NNXAe2L9HOwFGrZekdWNK3KG
CkbMZBOp4xvTEbJOf6abZDbM43Ybm5e1Mff1LnRPKLvreSaGeu6R/csSyjd4cjjII7lrcxjK0SVisLoFle+8uXGkE6R/5ZXIGwHd/Fr83IN4zG2T9nO9mWf4
B7a22E7a6/7a7aSHUk7hD9sCfIlDJeTWO26ch/c2WNFiTyejI3W3tM54Dr8qHE29DW3XtVLxph8MbbEkj5KsjbeVLPRespt3AF9TOAzXNxxGf+APCF+B/WWT
+D81n/sgW1zjbYFCgAjzz8kk3RXXjQ0J5J2yL9Eu9nbiSf6QdFMYLWyXf0E3lYzGNZxSuFV/p/uAwRw20doieGdIU3lc4YNcq1xddF+pABdnLoA6qBbGtM38
INPI23o03BJuNj/E1QUNc+SJTyGS18Tn8QP1RQ3MSEdxeqqLPcYWs2/gWfhKoxcxgFc9ddCtxsj1RWirshR+nAdjx5sasFHB3ywNXCYuzSAC08PX7Mz4eXmw
1ITzCMHuGuISz1JwpFG9eqTjdDRd8jW7U13orK06nTdtc8DarrXnrDpn7hJ7P2ZLUS8ZHJfmnl6+lvwJ36HeXUa6eyFnuAPKIegtW1d1sMqCzweX4y2QEHQR
O5o/qHmHdHPqqVdSqj6bmaXS1vkFCdzxlaT1XtMO9M6DE+nA+ovw555t4CEJ8uq9OipNs0F313QKygRjy27qKCaNCCa+JGQBbQEj8CJwDmAHigLKgy8G1ohp
G7gwJDVKymOJLSn5OlchKN1y0dj3Gg+9it8iHUfmC5vQr6R64D2qGrvT8wtZx2YSj4LvoJ3ay8ho1IFO5uLc6cbF0mY+1zOzDPbMwCcL1cvLxSHuOt6psceN
67SX9DXos9RrV6i5SF2DnOloYdrNPy8cobfwvd236yRKz4Xqnhj9WGMP7UDzauYGE1hL7honzyhm3S+8Jh4zlICNsOWx9ZmXlIvkoGfCbbtFqs2Nq/XIuZ4r
Rrfrf4JP0rPRW9Q5R3dNnm0R5xLWSumubUgIpOK/gxd75mf+lJNBnor9Ul6/eK91J7WAfIm+gJZ6u4sNzXXo7eJ5JModzr5zJIpP6bPCQ/cGwybsIn8GnkB7
HXFIO6qE+SW2l25eEaDf7jhF5+Az8K5FL5UfxKeaPE9zz7mUy8Y+7mXwHX0g2NGj1YwtnartTJ3hmpu/wbqnttYtLZxvbYTKjE0swzx3+HGaCFznfs66hAV0
K12IrRnZTqiOTVCdcm8VvmeW8Hv4rz1m73L+G2WQ6zp5zbVMN1iXRj2FQqRe8FAy0KQ1peEtDJ2ZLehN1xspU/hZhExdlfrUHMty5KU6htASSQRENAGiiVHA
zKVhxG9CSyGK6W+vzt7Ht5sviZbyl3E1hN+ZCeRWuhP1Rp/PJxlzSxLXpZUmavtY2yR9oVhHDStdDx0U9UgUGqFdJ9QhYfSJIVf92lqN4rUqw16dRxptYAU5
o4AOu1PhZtxo9wT9e6g7s1EKZ0e4++B/2h5qL2Ik0z6FFeaWI9JdfBlbaAowVrcMw8PoQLaDa7V9ofA7p3QGKiOEz9d/b7ldijg62N5Jz6E14Vh2KbKH6cXs
oHo5w4vKdWsMq7HumLZ88Pq88kDTK/SLlCLcIgTBXTw1yo8JD4U5uFXoC18T5iPtjM94va26awcFusejrRRfgNuoRsyUyH3o5qT+ehkmWc/JP18ftUfHJOTy
Y5HqzFFbhqmmdmziWc81z/my5vgxnWDIgFvxs7nFfG1uNjUY0YDVoCP6dppq9rnRBbH1c4ckpkRgRFfZn7FXA86WWGWUemj11xFrVetdd/MPuu6LbcXL9Fpe
ooe4P0i1xJbeDxqZWE19dJOl/MSmme5L/KTE97Td9tBxEEzXridB22E+kO2L/6CrhsF5WR4rL9M/S8kzhaUfDg4PgcKPp+fXmB0dEdw/khdjax0RN+MBGGfM
Fw97UnmVtbntZWk2NL/WNiumbkf+svR5TE7tZ4kvi2ctj1uVmfg+qVviKeFHyoy3NN/XJJmmMdHGb6QkyO70YBfVag/OJ3gOCOEVY8BQfh6dIocyh4urhFuG
QGSA0MizA9srjeeD+EyBlso9acrVViSuBVSobioez1kfVy/zg6Xeul6yH9Ro/kQGExL4EfJoAiT0QHlAtYp2Xg8UE+eIToQqZFe1ogw0YHXG0PT2ActCM5jN
ThzZzT+iAqCWWJQ8G8xWNnC1cVo1b/VDUAA5oKgvXKb/cJoV9zTtFZPsK/DfkV3CXb6mrru5HBohv0R7yh8JIHRQIrwp/GK4s6R2NcGfSYON6aTT+QOZaz0D
QbIlahkGoNMtAlRmDzBc040yLoVI3QO9TfdUNh+ey5SS1ooZeYM1o7C6cICbISxCqusai3+gE5Nm8SetcxTBhn0sxXRH97CNheVis9JfZdrCTButOAs3Lb6h
uK+Ooe7QLdUdhRmShr+AJ6Ph+p45DQvqhk017y8uXtEjfoR1dmIgjyvGGRxYuEVp/SAsEvtI28CLNb8qfV8rl1FCQ4V2/Fwh2aDlX3ItUYP7tfha2sufoDeD
G7FoMlxqKe4TdFgm+otuML2Frcf0hM4khUgrsKvIXaG95ut1k5UBrtGlH2wP0Wb01+rnZKJzdnE2VIy+gCMhnasn2QvhtG+cHSypXC/tNcHNRXOlSCfNHVCG
6VSvCk4r/oQvIN/ZYHKYzWYvcpa4AvhWymPJF7j+XDf6ENtQeMQ/huYZdsK49IRXmhYgwfBt6Yx6F9NdDCaigCgAImKIt0Q4YCU0xAdnqCGSTuVGwePR+dyP
yNXU8aCsZj2ur60RVQu5on4s9KWeyHNk78gGpe0KBecbcH2eTD3fdNhTF92TshpvoH/E7hLd0gBPG+fXGA4FC02xS9ZZ+vueTciiijGopWmlxPDH+AzlVYTX
PnBZdRvpB6bx0nVnn7LLNO2FhT3kIgGz/sjf9dx1Z4fkM230W2GZahOYrT1pXYAq3J9HQxax81Rb8LfQTGqTMpWbhTaVBsJj+HFgW6YZcgV/WHqdfW9rWh4P
z2DaKVcnTaC3kT9iD0FFSiusLv7Ksqz8DfwHijsurcfU38sf205hd2hz8i56JbecGaAcRgoaLZnGTrUf4A7xMvrzOEdzO8REaM5R46lfk9Y5GtJ/gG1Nhch5
z3zDJWyw8bKggQ9BBEzi34gdDFPdFNoP3WiY7f4tqX7cndL7WYMS59RWRu7PHJjbRRWtyGYt9ngyk22oqgl2Bjtoh1Gn2X7g/pxkNtM+C64rPKvbHFEaA+t8
xQbrhmnH8us8ubrOaq9GMOtIIKF2Tn/LDLVX+FU/VLPYmYPr8HrCbV6HtwjglhNAVOiLPLDa5ox9mYMLjolrXGsVkXVuu18K7bEM6ELpfFWgvWFSSPwM5SEk
SnYkJ44MzVydheT+IfuhKLTwUYQov1Jy0Bjt3cHV8zSu27CsPbnNO6JJrPtHsTd6lFWxdYXmsBFa7N0izYainE6SAFfxzU1vJEGdaWykO88HpHTRxAlq5Edm
FqbgO3laacXoZ+rQ/F38AmmgNkLbSd2Fasq8DN4mWwsfTnzORxJhhIloQyDEUiIJMADVgV7V8LUhQRsy0tJbB7TJqB86eNVYsotrCflBlaWtbzOpJdsm7Zfu
WtJKcJc3EKtXMYM/FneYMsRGDgS+yq0CH7iPG2rJW3J/wHOyUtA34ni0ExLAEtxQ7TvOVLDQs794vVjbUNs9wniGS4+dpd2l7qcRNQs5JdtG3QY85WrEbGT+
lMRaX8JrrFZ2rQ4s2kVNlM+VVU/UKu6hRvJu0jnRUzrdPUq8i86Ar5ZcgGHUIJn4Quhb1fuUblI51U9w42Hxm5ISVEd1v5Bd4fHO40Jt257UL6X6aohaI1Uv
D/Tc8hqcE4Fhua1Cn8cvtXdWPChdm9vHOj+vqyaSwmw1pA2R3aQpUATdn9uhwGJa68x0D2wEzCqNNafBPyXfooZgDvEg3I3MMz2GW7sjuJH6sA1HhXpiD/ia
9lytTAjd8MLYwDgfL3d3kDbSi0UYrgdJzMuEdEUQetBGOe6uVgmnoTH2Hcxd5LymBdtSHA/NUGY5FaocfpVQF+lp72GMjqWRcXxd7gachZwWnEUHDSP5DKtD
bdONpi9yRYqh9ERmnXY/H8aD9gWuVa7Z/H3wYmxutl/Ee+XINMAn+pzwqQgE+FUW8xeBrTpzKOFX4cy/iihRJdoRAACfORMJn4xswIeyqW8FB6AKFgbgh5kP
+EUcEn64FIBftoY/FCXhAz1JVBE59xXzr0qTwD+TF/CbO7AqxowvzSXArzaWL1urbNfjv8M39933johvjQZfXBqgirzHBABUoU4G+EFgE36wycC/OAsAvvPn
Ev/C4nyVsOpRzTcXjfAxshA+M1gDlSpxVV1ywmeZK+PXV5V9tjKWt6+xlfCZCYSolLdHVIJP9sfZ84Xlrmy885fJAPBj9761/QE/O3T/Hf9+DCIAwM/uY+V7
nJVrR/yb8cafVQIAUOVery8bBvz6ZUAVmkSEnwx4/jMVV84GqWw/2J8FV/b+VX7WFwKB8NvPRBUeS2U74ICfDCNEJeXwxSMBqmiHylk8/lizgB8+qb/ddn/8
HcCnComvTPS+Zuv/vJ9/N/YQPr0N4F/2f1UcJqBK7rNvJU7A5zhIAL61oXz7RkSliJvKVy2Ve9xEpSwlAAB8cpyAKloY8Fsnf6sU3ypGQKWjuP/MEZ/PIAAA
VJqxlqgCBeVrnqgaAVS5L+tf26jqXECAzxwXgF+/rPKR7N9kZvqP/fW/GX98a2YS/8pegCp0TqsafQAf78v/XqvKF4eW+F/pp/v2o32jJP3r0BJ+PHPCz4zg
700H/L6/lSMAfeneA37yG/kbG/xHlnz5RIDf8ZMAfOcTBHz4Vf7VRXzrIhI+FSD9qdQTPj1kXzGI/46qVl//Rs3S32hSuU/gaz3vHzNaFd/cd0QaqHJl4RvX
7e9OVSnIEH4Z85XbPOAj3gr4wR5XpWxL+I2M+JvXAZ86PJWtq33tMlTdu/7a078SLFHl/ORr9PCd+63qmdZ/JMB3/ob/1l//4ugMgkgT6GTxSpQV2guTpSNc
CDEMAAmOOEvwBAL0IBIAG6bV2u3HdVf5MKqT9VswFBvPOMwovzk3JrnYVY+X8V/yp+RNY2/EL1N7Szz2swoI7GkeQxVCKoUId1WNVFOujlZBuctynQlxZfPV
pG/FatANpB/SkqrNhCA9hJbWceQZOFXfr6SMAYrI4hYUBr8q+UM10VBPtx5aazFAF5wmXRCv1mixtojMXg+6oYmE5vDHNUXYb6VByOfjxXclSfxB5TT7EVcd
iseP6J4aBjAP1G7kAzpR87u6qzaU31H6GErXJRm+cS3lMai940vbSxSGDugimHLUrEO0HrqWJkYR6NphreX8VruPis9/wdS2JzEHVbccg+nrGUMc9+lfVZPV
AvS5t21MLqNq2VzK6fABV7ijLVjf2kjvhi1YI76t8ML5Ol7JmqHtquZgDTDDHo54ULa0tao11jA6MlOMHBMTF52dlVucUXtr0Rfa1YrY7LqKvdZYW8v8VUl1
FVnqsbrYRJdseuINtZGsgaDatZIXPumO0b3hp0GLve25udI82Ub7cEVg0oHYQvUVueDgZRPUMsNibJc0F6shPbVmwJyuITEFeLHsZbV+1TqG31xaGHB2JQi1
RodB2qRhmmnFT5CJdEc4AlSBqxTbVLtk2xPXKSXFGduxGDo/CNgQjWWnx2UXHc3BivZBax2wchNzFOyI1kSbqqurFyMHXD9HL1LYbO8cPVyDwD+T+zuugY/S
AXpgui6xBfUWFktmsy5suWO6sNyWAnpZe4lB+Nl6wZZCfwmn2upqXkGtdIOsXUsyk16Tp0vvgbOcbhta0JBpCTQg2hMtiK+INCIcqEEoidAA2wrN0m8yVmeE
hawIfJL+20rC3kF1ovSCo4nm2+QA5WGLFqyl89IvnRL4whGpjrE9gCY4o0pGyyDZz5o02zjVcNkb67UkGVlqH4K6yP6lZdAU50V+OZ2ma+V8AQnKHa6FSVlg
F/Ux6Lfka+Dr2Oj4afEbVdr4Pc59lnHq+q6VmkuqjaWXNJ1ht26zvhlzJ/GH5IHqlVqXOsu+L2equj7blyxBv3Z5dAvBqUJ1LsUe4PyFHqSKKpZRG1nKvtjR
3NImaYW1PnU6L5lKt860dnAdYcbRBjqGKyBP8SY2iztvPMz1yOpc01t9a86zuNVJ+9aGx74ID7c21t3iaiWdKG3ATuaauL5he7P31NeY7Uz9ZQP54bZhMjk9
RKWGagrtFX2STrHToG50Kl9Xs0iTEJnBHdaMy22MQch9+weoC7xQSIHalzZDG9niDS3FJo6pNodsbWJd62nzAvKS00VdtiQl3HL2ZqfE/WJdwzBQb0ddh0MR
Yr9ashwxgGW0Hcq1J+pSoBNy55oZ6GbNYkOEfqAhldynBtWzSqyuH+htlk4lma6ussHJjtL3q4fJR/KTkrJQDg4mAivel8CKz6CKdyiACP3cA684G0AEAAF/
aR8Qfykg/PUvkAiu+ObjmYpzIZ/G+oCKtzDg4+ffVwVV/PvrisCKb/76++vMRw0FovrH6wAg+OO3QR+v+OteIRUl+PS8T1f+dY+/nxn68Zsg4O+zf/0+6O+r
KolEV9wDCPv0jH9+/akMwD/3C/54PpQI+VSPoIrSBH88G/yxhhXfA3+XOuAv5Qcg5GOdP5a34jOI+L9PrsRTCvj0GfDpm2AirOLvr2s+laTizsEf6/Opff/q
h8r3tv8/v+TvZ/5Ts4p+qyhVyMc7Bld8U1GHT/cL/ljfkL9bkvh/fRhaUfrASry0kI+1rmjtj5bw8Tcf++tjq1UezyD+qtffbRr8sY0CP5YpBAj4u18/9uFH
C/hkGX/bWQAQXvGcGhVPDPnYTn99F/jx7MfS//Vr4H+2DPDJcv6njxQA+NRu+v9a7aOtfrKov0oZBny658enfGyZj+UM/GSBH+0F+MvqQohqf5UB+NsG/1+/
/WPPH2v9qXR/XfM/euifXvr7nfjbHv/57T/W+D/K8fe1n6z5490/tfo/FvvJ7gI+1S/w7778H97ex9b6ZBUf37GPtvBPS368uuIv5O+36lNdAz+9j6F///fj
L4L/su2/7/zpXgGfrYT/33M/nfv7DfmnjkAg8E+JgE9v2t/9H0T8U7L/23vAQstWFNF/lboMH2eaDtLwM70bkANviBQiGRgPyIjDweHAWvQ+utqw1bXByJu+
YgrLF+E6G4kds86QTjIWVx3jslQV+oB+W/Cz+Sdre+q51QkfokrJBXy8ZGfmKDHjOCyfjyg3bLjM82Ab+Rtpk7cZm+deRZ6hfsfa0Lh0Q1jG/qA7IGAlw+w/
GIYlluFHpS/KZ3v66F95ziKNmM5SXc9EWKJ3uR+tPyHR9HR6rHe2dK+gFypTdBNZvmfi52udU2DvoISUJfw6dhE7THfPgCPVnSPob7Ev9TMceqbcdBMvQkFd
CypNw3iKWIDBhA64wjBbezL6NvrGsxBvqF+F/4pHm3pJTfHvRYXUhd9u6wuF0odZj9RUc9SWxFzHO2I9DOWpx9d9vlLqp7mgnqh4Cd2iurjCHF1cdblH+EBL
Z/Uo0e76SddS0xOaJX1jmInu1G+VGhu2caPQX9HrqZZYW8GekiVFRdaMgCulm4vjCydkjYM2kk1Uv9jas79pXoFrZG806Yo852XQTPYlpyhOMwn8K7AOHo2R
Gg+r4X8VVMYOnvH8QzaG/aX0Nd2RaaoLLr2n6amPEkLEWY4QcRLn9n5ZLisbFrwsyEJkB58j2lS7EnYvcC7RxdOJfOxoa8woTMCre+ax37iLE4OoF+Bo2dEC
dfF4/SDsyprYVWdLdhWNDHcklsWpYomICTkITQiHdGfwYUgaNyBlP9aeW62/hUdQMtGTEiM9SkXqK1Mvwcmq2dAyY4l1N3WSz2H1ztDUNeYZjCgu5bOYUd4W
klq3wTCW7k03FuZzLXSYcZPyuHEV040ZUfoV35JeDIeYaW1POhDoWtHKqUA7oDuRChgClwPeZVx6WcjWjLicsLWvgrZml65eLIQLWq1g+Y4rd5ZqTtLt2dd1
Ufxn2xsyhB0Vf17dGGnslKmvq3cwV/KD6LvcPe4s3p4dy47B12I3tZGYhd+vyRNecjOtYfgV+j5ySlbdOQpabNqne0Kt0kZZe8t2aT8gDdRDqKFoIvgzfAmb
IdSBvmH3yPsvTeWGcqiwlRync6q9UA1dGRRTejlpmv46jIjzGY+QJuyAVzjGLJ+A/WSQPBTf2L3d2bP4BDVL1zf8z5JapjWp5/DdRklSmlVsR8qh74K3ch+g
h7mfuHt7zyQ+izTEno7PrBGW27+0qcxgxb23uFfMXyyCD/xkcKWG0x+CXyKkdafpYWpbveSp7y31dFLXw7un1kAv6xJUOeIIt8HdXN/XeIhRyC10Cr2QC3Ae
Ze8LIrcSvWasje/Vz9dfiF0q/Kop0coVM5FfuOHMWjCOPkH3AXEqRewGDXZAjMRNcM1MDDd2xL9nt8TegY4KC5iZLjW7lD+pOQ1qxGjjLGiykMq9BquR+9Uw
vRvrAS/WnTcOTz2NG9A7+FP8cYVfeY525r+PG+HajZ/CbfA56oGxuziCf8cfM80gOgMuwA1EAB6iMdEEaAC8w/TQE5FA1uuSOIifk7JPvIfa+Cn2rYYWimQ3
6DpdQHACfTI2TzsQ/C6nGXXJ2lB5x3Fb2xx/Lh0VnqFmz1eOc+pfeCe2wLDHlOiA4s641gv56AXBwucpJD7epjZ15ePpo8xk61xukPEu21DWQjeNzpZgtwzZ
hkSVDXOdFr+F26Bew0DPU5p01NJY3YbwtjTiCVjvBAeBn0eFR6IjnTKrRuysjaeyhOvYCazQRdbNZKao32T9qNnr+NH4Enxl/IHubajnnsUPTiSZZ9QAeYLp
jLDQMJRTppSj8+u1YGsiWcJJvLnYU/WYtrE3yO2JW1Bt/FldU7yns64LjopQrDCHxX++29XC1Zdx2VPVo6zFZBwz1ptKdfJESIfcgpibO5kbyj8indww9XpV
gEtmxtSnGJiuoe6gTqBSVh5JqJfcfuWQ0jIiN/JQYkzCc1lPMMFpyI53noWKIHURAR2yP2OGK2dCXutMdwP7Yfd7g0OWLv0mpPFlwrGU6XYXn1o6hlpOdXVr
qH10iXiuVAobVy5iHRXRde2utlK+0I9rgp1LvxXYbmlCeqOM/OhTALQOW8uUz/UOsZ2kTrq14NDEVQzmPWl/hWZb7cqezA5ylXyhp68qOduSU5tUBN5c9zpv
QVxaxOn889wG6Kr5PDsAPGTUm6aWBbtXYD3dhNjKqEcHUWoJKM3lh/NOoQdfz1MOjQBRbLVqJPrO1F8YURbrZa0t5deRzljHihX+GX2mtjVU25NFj4v5lcfV
bakrVBQ/gepOx2vv2eS2r/joivk7lDACMYQmIxqIC+ICr1ZMrUw4HDAl5Ie1buKrgOPpKgVFLgQnuHro5Nxsxytot3o4f4X3GgdgE+n3wqaUZ5BOzFM2Krnv
KsUOa6+WbpG2I3fR4xpzSpSthXTFkMZHQRuRV/hAdx4XayqC3+QFOzboVUJTYUJqo9xQRzVGSj6i/l6fS+TJkxR9yJZoPNaRj4Jnoh8iOxpHFY/OaajxyJ85
+6Kzli6xrQZ747s5jHrkzsAy7QVlPZWHaqkoGeWkzngnqjfJLfxG+Ux+U9K9omGK6xDEH9WGWmtTmWAEV67V0UOTBboIWeBuL+k8c6KEtT/WGiz7tsb1kllg
5/yJBf3or7UKNAH/Cr1cvE7/lfu9Z6emLV9iu+epTZazE9hs7X37NmYXuZW34YOdO2Cds6a0RaghvNFd0Qu6A9ZjOg/zJnkvvw56hR6CcnQWWWtDstSJn1X8
taGo9ABrwTbaVoZfd250BjKd5SG2KK0GzeabO7ckj9ftsIOwHqSZhUX7pXHarq6hmNLYDdnMxOsmUdnJ9fDWyFlRKw1JHkCWGvYUUY5FQJTe6T5vW23davqe
L7LNQBT2FlBGbLjD564u4FeLg/AbxaxsB9w3lhaoAs9L+MSqEVWcB/zqhwNV7CcBPnG0lePXKt/RInzWpXK0CeEn309VKv1AFRmb/e8RV40k8pVREKgE0wD4
yf9D+Ig1V96avmLRVcWEfStyVI6VqAwl6j8zAVBJzwF+NXn/O/6/Y2b52dRJ2Wl1bmufG5Qmjr6KDiXURCqhA/ZVrNXuEl8QMNAfuyHGG3ql7jG8kCZoHF5B
WllorRj330m72YtlXZEo0sI65Kdl72rdC9yDfigJc62hPqjfcnfXf+WaVh5ZHmRs7pFkfUtj2F51BqIdIQLPX3/OcF3i9G7Ta/1ZZgVSVN7cFVBWQA7nWW9f
/Oj6bilvy8cYMjfVQFaWtRdOlC8q76WDuR83tLJ+W95SDwvzGTkaVK7nDcIlLtWt1Xz+Zo2By6W4irmjVGhOr9TJmPHQr+wN9zlmRa1I4wRsruY7PLI8PbV/
al8sgF+MnrQdUo8oTE1hUiasx7FqqfmGP+qMNp1rMBSdywd4OuNl4jIhsCxCVJR1KukkrbWPEfPjg1wXhDFICf2O/9zuJfwcgxk0DqPQWnfJSLsS+KyUx+a2
3umeL8pzQTV6qMSV1x/bpN9Qtkb7lF2l3icUwqFut/lK3jTZDPPSIjX1sKiJLdLu0jSyRzjO6K9qByiH4+3NZaXL+B2cV0ijG6oV0uaCaKwcu2ewa+JTx4He
Mot2gHGj5stUgN/ObEfri4eYPu5FwmBLh/yG8ER8s1smvbZppPfrD7t3leGZvwKXgSigYUBKcL3V66vPi+5vnLZpGTpt0/LUSCmNSkAwXCgojm8Te182mpoK
Fyu6QrXY2zn7lZPN30aczYqUBeXKou4XTfe8Fb6nLNgOZp/+PntHf0PKQXeYTiMLBUVZXWsX7S79N/QHUSs0c55z70aHpb701qaivMf0VmME30JPlW9yP/Su
oM8ZI6UiNy5NxGJQMzdcOqO7JSwnT+o3My2Tngm5dIxjsHU/H1jh+2wFahJeIBAAl3YANgS2XNow5vSKdjE7gIWrNlZ7H9w7/RSFIpbY29Arcgq1GBGdbuYQ
vElwuUsoBj6e6RQ2Ow9jVts667fYXBpLyoadMs4Zo9bAEd55eqO7R70p+OhU1tBFqp5aY8MlLNh113NTWOuWewqM61mbyoIicA64TLiJvRcnoKdS/hQXlWsK
Fpfd541SKGtkGrDNIQtz3fGYiaNvkXvsFrI107T8oFdT52j5ypQvNizg1dABsXXybOd9KVSIBAVRpYliHzvHWtqgCTxiGBXfxKbX9cMVaJpnHZnHlTpbKn5f
n8MFGLbn3S8YnUsl4bZZsj+o3vIjZFduMNQEXEH/Bn7gf/MynhNCnGqlB6a6eY7iL/k+5FVmA98tdQRqKDAzP5u+ss1UXHOvRPI9TbW/cg9gjnTpihnWNDDX
i80go6Bg61ahmek9PV+3napuTQKVdB/oCrNdX5+NtO9gR0BG4TjWLOWgOYp9a50uzuYecm+RBXyG7V2Egn8jPRKW0+O8YzyHGMQQk5LLmHSnoZ78l4KZXYKz
lljqkm6PtFv/ddkttJvzh4aB9t9xRPfesA266vSJI/k3GTt9520HfOpQ+cMTEj71xoFK0YXAv8gB5w/VCvjA3QI+/YWqUMn+Ww6oIg+iL58PqNRDIPy0BOCT
Y+APwwUAgI89an9794DffDaAT/ySr0y3AFCVWpg/LDpRqS5/5V5gZbbp3+fyhXb2l+Hwv8PP8Rxdx0XZNus32SPg8crXwmMykagOLAvoR9QFgoFmwBPAnPFC
3gBaGD5dk2VyKjjNvtSDaEtHc/EqP1U/LdWSQuieeDKdb5Cm8tu6YJ0791sTr+V0JLqJXOZ57R7uKkZ/FLcrzxt+4XqYpyrcDSBTH/6QMEUwwqvqNZU0fANH
J+9p/keXhB5hl4O1pXvIPXmhcxcOuBOZtTpCktD6/C6BZecZzfRR7WZkIn6TY4oycBO9QaH3IJyVNGg/x9rO1/WkGmor5ljyfepJ9Qb+O+wWtsD5hzOQS+EP
QcOxvmy687IAJL5Emfjv8b7YFc4smsW76C0JRrcwp8gWxmtoP6zQG2vqjB9NnayfhQ41NTc6MUD/ThiOEvARYz/zUsdG+6matXWfrzm3i73t8eRkrlXsC+tB
/hg9UrVKesf3YJZic0SXM8kRVeeafA5XxjZjVMaepmBHe/4aayw7mrk70JZ8yVoQcYA+WXKmVoZNXjIf3Q5eI8fCtaDByQXmx+obtjT+O7GhoSvLGamUK8p9
aG++mmEGtsxzyb2szhjDC/KqdJpt7LqEpYp7rGo6y9E8XlW6ALkJwSnnJSOsKx9e/rNhdv3Oq8naj4NMqwJr6JYODtgeAwADMCPfwNOIfcQPcikxlN1Z/r2r
W2aqI5SaTA4Ab6rWwyYyNdcTtz3pcnFY3AtHtaQJkcVZavidVu2moXmkQ+ijba+fIwXykbZ4R6ZbX36Jv22cpjdqWCFEdoy7o0twlIO7mOOO7DJQOuldKxZ4
rzpuGberLxgGuX7W/Kmb7F5Y0cdp5GBa0k0VVKpq+CV1K3U7rnb8GWdbpwOtSYwg9MBJokvgIGA4MXKpCjiSP2TpiICgrD6h1FLL6rTAgQGdcnX0G9cAezY+
BPsqugeeTnmwO/ZgG4q9tyvQ/lgMe8vQkXOpF+quCyAmr5OG3wTP8qFOMxau7SyxHl3cUxMkPMcMqVliKD2B7k6Z9a3RC7Y09wbwBLXBhdXapB6Cf6FmVFPU
NY1hNj3em+/j1CDznTr2mSlIM0sNkGfka4SHzjlrDdpprstsNnvAVYI9gX7V7dWfMvTlrfhh+5uUlfr+KWWl8xCjtNrgQs9r813V6bFMA+N7bavaoGeW+LtH
zR0R0/hTrsVMO/0KoWdxL3JznD72TfgvXHFBMI0mP3RkI42QKdIbvJ0pVFjGnNDfo2HOXT4d3mixGK7wGuEa/4vUBrVIJlcT/RGGdDfghmu83mHob9iSku1s
P7g6WoCfdZ93h0pRQrx3jf59YnvhjtTZ81Ab5VhEPeYfKF3Gb5we2TPFMbILGqn+jU823lQ1E7QYbTDgBA4a4jTJplW4jkXQqFRC/I2L8bR3/8qdcBwQulG3
uDca1Fqunoo4UYBZwxaC1tRLzHisY9yxEhk6xdnWtRd+KwcAP0qnRBXZlgHAV24X/+wwf1wiX//371GRlWPq/WVeIXzgX4F/xXIC/GSRByrlxhE+mU2ET74F
4IOXRvj04wjAFyMO8MvlAvzE9wAfXohvTojvqJEvpoWv1gI+Q+b7Yjv7jlxV3seAD0S0b76Yf/Q14cNT/u+oGv0M+Myu6Y8J9O8Y3L60E4B/wSX4t9lZfa0N
/w0LkQD8a2kQVd6bAHzna/eXlx0A/Ckg+9MV8c33AKpgE/jiqgN+VkRVx4F9I8yrikH7rqevmaQqXhDhM7JeFb4dqIL9729GA/5bf/0vxx9/Gt2+2DlVzetV
63sDfnqy8nff95zkP7eurznXt+a772x3vtH7gN+oCvAvx+SqYjBElRwDfx6Cby6Br1x9VWXd9r/P5nuXzlcpqmKT+M5+DFTBfqvKQ/PPhK6MleL7OsKnJ/bf
4W9X1Z9alf+8Ff4+q87l7i8aTVTBOyOqZOEDPpmu/tee/tcjvuZDX3fw7atUHv/0Hx/2z37yn9Whsn4HfIyYQBUKb1XNP1X5KYDf9Q3gZy+9KmUn37sQRJV+
0L+pnW/dkMr2S/47Kj0WubP5qcVtPB2l63mX4JyEHvq+hAZoBcwgkgCcUBFniXZEG3SGa6xKjmgsW7mNunfwIPxb529YAmZ27XYtEAaZlVwv54HaueRLKlUp
L/3RDlENqSXkBD7QlcoctB1UWwQXLAn3hD+0rQxjHDPRPgwlRSKiayLfsGQJ3UNsXPqETaUL8X7sTuNOoa4QLJ5lZjOrsdfYM+MDNBLuAa1GWccpoacOQong
JVAb9kXWfvUs6wZ3iaO2QOBrhc/nK5P+V26Lbj87U70DvIgGmB7q+9AnSIMtQtUscT7dFZ6h3sNcg7rixc7u2Ae8BvkK7or+IsQyIWUdkle552kOeQbrW7Fd
obZIXeQKvj2+lW6R66HYlgfcE9kG2iFgAXWR66EtxjvCSvTzvaOZUDZYBxokuwKdZoJRV34j7UKMtecYemHHGULZxNGDDSsNkU0jD9DtLDDTyhXIHtNLroM5
vwXnx+6PuJ+3OW9W7Tu1LsW3sCvl7dW14wbBUzWUvWZJRzJEUeCkNSu0SxLTNSbyF6Zc3YEdJH/odqILSTl8S5+O94On57/LdYADwXuOubW+hQdBXeIfRC/F
u7Iy7BqehE+lToofxOs1pld7vAyO2Bt+e0UwcQaoEfaM70x9I+7UfCPF0OkJk6VqfJJjY+GZAlVBm9qT5ZMUe6MKaFccHfN7cFPzvQIw6mHmuJKJEfeZpw6G
zhIEJg0lyoZzX9Av5aklbBiD1LCj0DbPDnN78bQTAHcuPwK257ojBXyg2JcP4pc7zyMdkDThKHMMR/TbjXJ0IraxwgaW0hlcSeAL1Vl8V8EK8Jw90q7KvxV7
wXG3sD0dTciBahXWGUOEAzICJGoBU4MHZB4DNqf/SHyzIjJAG/QDAcZGwo9tEzWDkg7LZ3Dlzon0eb6UW639wdCUGUNu1VlZE9+Avcd+SQJMDtktty6jTShm
uvIN4duUXPYd2gmKQyDZz4ZcBDV9x73i54t1ZOv5WHG6aKbq25/ae8miHU8cl+SnqBLdSa02IsWqVsWQF9CuUMuafZ1Tk1HNRBJyXQHzwPNyJRUgLKLao2PY
59GddWnkLAhku+CL+Jew1vGIx5H+mnZ2G6kF36p/ivta2S7Opo7UdqXv0TOhAdBKwcy/dlUHlyAW+LjYSz8pekX+xsLWkVujH+b+nLs1b0kxzvWlKWoVfJJ9
BzvEWvRMe6jjoHKveobmOrwDecL0ZveqJvOxnraWRGSFsZmmmtRYCBNW6m9rZzBpZGPxAx4qZkoLVXK6l+0o4hTjpLPUFdcZ9w2wDTwg+Q8FUTAmIQ3C17Qm
L0OdXCdYkjqfPIccZ/mRUrItuelMgnU5P8i+CYFdj5h3jIoPpXe6Tjo28Afdv3DPeC3Xi91ek6fGOBzw5PjTihQhsLBzyW5Nfaa3+rkhlmmtHIkslh9CWhjH
cEkpUIpL2wlcST/lt+obEzrgEoAEXATuECZAC2wFTIJN4ypyw6/AUuRPQ54wVq1wvdONrplU2F13jY9xHdE+JpPI55S+OMk2IbmVrTGSQ28gYa6evhyri36L
DxQisp/BTuMPsdWNLdE5Rh4bp1kD4pp2LtT4NThLH4zX4oeSH7KuqiOxnt5BWBk/i17iPihu8YYKN7w7U+ZoDoAFVhdGF00qSRZy6TloD11d+JorXzsMryZC
6g+az9dpN9xHmeWQQzhkDWZbCMlchNTFW1+8L81gJP4FmULuo/T8fPQ0WxvdiOXgQViYmvO4sj84HtHz0AiKBPPRFfwTIYStzxzmnqPPBCMZncTaJzI/MRcE
Jf87k+kOF3qJRWIGN5T/fLYflXzQKZFJan3J93A4XGCbgpan9NRY5e+cU1i9MN4dpH1kHSldpheWD+Wt1qXSQqG/tom0JmZQ4Y5lRyPPy+ZZv5PNk42SjaKj
5bVVoeRQhQUyUpfJadZoGHbVxCaBBNMzD0aSqLXQOc9ph9kdxjZVDVX35quVz3cnQnYwSHkeLNMsgatHPXKts6aKQXRH6rijpmahpQl0Ubkcuh7eLONydt2Q
d5n9suuGgpk1gAi3pK+NdMCbcWPF0YZ2dAyOC+edU+wqZgG5m15F16ZVrrGRJfl3SzpZC/M75ghxreLSc1B2kfi7coz+oRfRupPbwaPY52htMltqDmcI9cFi
8BYawP9J1deeplLZCGadYgZyEfkWPgw3K4fxG0Kae4qKc6vwZGm8uz/TRpOkUQlRUn3xN/4MC0Fp0Av7HHUT9I5W4xpGF6uDiPlEFjAxvS+gILoR8orx50Fo
ero2fE71uavxrJURd4KSg0bL0/RydRKTYmuLNbI72HIkHLwO/84MKegv1TPup/+0N0t9w89g37C8tRWssYy3HWS2W//gq3EPuFJsNNWBfau+AU/QNzBIifN0
9aQvvAepfvrhugX6m2QeOyznHnfIfpls4QRccx1vWA57bytwjnIvhiLE59JD0eBkbWq6acFjeZqqxAKSGxxT0te6+wjXoa6MCje7D7oT1SrXFrE/1oZuIYzH
Nmm+cAdTBnoPbXc+QRLhjdZnpIdRgxH8LDUl2hXtuDaSgV/AdkPw2FM5Xxa0sH2f3LzklGxQjXhrFmbgfkZjuSK329Bd89bZ1znIGcktEgDnxmpp6t/WRXmW
W5vDy9hgdxcUYhrEti/dJjZjrvCpLtreCd3Ln+K/pIewNclDSe+866AEaB1ah3WwQ7X7vWscKq08aX/tnfKtFj2ZFjibPoH0VWUhg3UyOIe5FBdND1Y+yHdn
kvwfFWPz70m3xaH07zmX2dtcscDwh0tiwVYJA8G31sPURUpOM44INpD/03YRUWjlEEjGoel8kXBCPhPbR96gT5fWZDdZzqo3IJH8o0SFUIdFiZZAGNEW6E+o
AGX6N0RzYhjU1/qTuEY3H0vXCTgDzXNFwXcMpCFUzOHb2wHHfDY/6VXJJnu5ss6ymjVvRr20f2tR2x7rTPpp5JVkQnYNa0DdZEdad7m3CbeYb/DW0h/6PDJB
tQAsUe9nlzCt9AvBOeR32iV08Zpn3FvxtYZPPsNugs9CC2kZDugzVGb8C6yXAsMb4SyO1Vnk6O1aSJ83d1ZhaHbSEfHn+M/XPF86xrqD6XjTANSgDzL0NCJY
dfoo3dU5Dz7GDUFFvRW6hRrKZ5YvWY/bxrriZY+Y18xLuLUjHBsn1kw865ZzW9G9aF08F3yKRZD1XE8liA9Gzwlv2UtckPSI74z2saAlyfyvVBb/+Yo0AupH
7eeO6lPIeNqufyj/MrFEOxOtZRinG1z2AqqvDTbOz1M7zztdfD92oURAHRJlQqzjYew3wDcrrhQtiY3KLZaflE+quU8ZVGIm3VEHozMd19Qniy/Yx4le7pwY
L50Qrgo66UcwwN2RAaBm/ID1NdafKk82OVP6GBvaWpLV0s8VHCMfZV0Vi+meWofwh8vpXc054BXsZU4oa+W9Gr42qAuQmIWtXpT5IXJdzck1Gc8k8TlvEusK
D+23qUJ0J73JprEds8yBxlvGFa2MsCjOrTYWHIuKiq+Z/94qFFWLUMmKE3bCv2qC3eFcd9buvkXv1D4CTfRkTQkXw/BQUuF8sj3ewnMDOEB/D3/FxGpWwtvw
28xSdfeEzchMern7ibuma5Nwns4v6euswTeUxhkX6AMVx3SE1cu8strJvTm/2O4W2enWdIzyUokcMAGTiCvAUKIG0YKoRhwnqi/n0/GMb9MbLTWs6hS2vtqq
kEBnHWisgioiERk6yDVP3t5psQxzTeWu2JqLhVww9RoOZk5YR8WOpXJdHakhipbwYPUw2VZNIPlevwzdSwWj3T0yKA/1qsfEr5cu8lOw+WJddlXKdfcg2kC+
pqeRDHTF0RRskBfPa5SzoCDmru47ejr0ABvA/ACFFSmTNyTPlh+01YXXoQDcpGguOgstNexjIql5yEy8qe6kAaQHsJ14BA7XLUjsjWWBp5H3zvX2L6hXCTvl
fTXVmGuu3+gdip/pa+IVPNetwpqK2wXIlZ65PPpFbLucnDx10Nf2dkqbpYs4SejFfasKFtT6I0V76UiGpwdTF533ZaXwF7UZulz4gxH5t/RM7XJXDJwK79Ol
GlpV+Dw7BINiwzqXI0U32H2CT8m3YUqlS9eIhbxZ7lMpYXwPUzw1JmkIpbVlJUPsOnUpFO4sQS6y9emz2q/By1FYVl92EPKjtZ8zVH/W+TbzCWJEe6sN0Gnr
ZHog3U6Xj71DXOo70R/M15R/Wn60h0bvrpVN5cI6bWfosGoqhKKbofHyYEtfy43kVfwap437UxMtbqTcVFPuBnocCa3o5epEXsAo4mvgL753LPAt3VI9ib1m
/9Ms6Mv542Jz/RwyrqSW+iE6R/cN43YtVAQwg+NfmoPNK4puWS9Efk2WMzet5XoaaszVtjSyKY0ZumpWJb9XmM/YmdPMsDrNyRTvV3R/d7xFK9qt16SZTAT+
HXZQVLFH9BbtAcNu9zb4Hp+IbhASXD8pdikaWxcbyk3DE3ZYUaaXk0/6zTYodw+2gz6LcNRJQmI+j51sts2BYknJ6mHXoDQHK+LYHXmButl6R8aCWsd4mD+J
mKhryFNJpe0LXS9bpJ2A7qM7QR0xlXeQ4aUrdmMQ1FEahijddroDR5plQgM6Xn5F9Qv5FBsLJpJ/xqbxjfOWFm91lZfa2c9jKzKzV3Er2WQ77wgGq6vD+QeW
3lAzxUN0P4RhF5itdCvjdFc99Jj6ZbogpcgDS38U5kVMsmpr1IsxBc1bW1pyNKcJsbtmVtQJeZ+E9FgdVWALUkSVpDp/cF5lpyp+LlXSC0rOkVOcbt5L7sMe
iL9peXuh/hLJKzoYWGhTYkdkHjlR/SOLZr+waumbjsa6BP0HDFfcVe8HAUNXTwdsT+CEwHvL08Nvr7IEtV69LCCNuCdc001yTWGWeQ4kruC43FKXNvYZmAQm
WpfE3rLYwW9jGkU3CG+2etLanwrPZT4uWG85HH09Igysi/Z332b2q5fD9dF6SU11bw3NCzFkoUYtXaTtSA+R4pfqZNpvkGf0BqlD0lhYKNmi+5EDPdV0c1md
qSXfAZhuG82fpw/IF+iOYquhTiJW/IQba34Hqsh4+UB+q6V+6XKKt7cnawChQG3Cmv4X67w/UIMIBLoAywNmE0TYCUJFRAYeq2Zdt5/6wg6uuy+kaZ/blsV0
SwwGZ7ANddNVV7D8CNHaE94oIHSuebjrGJmlro1/p67HjYC/tknxA0owIZE2SmVgM7lcbEQSujbKH+B0h9xrAy/R0bo45T4oW6tVbgXtzpm2Hcp2hTWd49HI
knvkIXQSdQRcVxgJHYamaqpT3ZJzqEz5n6v7m3+z9bY9ZY0GFp4Lp9vXa8+hk9Q79XJTlPGJU8Rmm9rb6rNAaS3HwqifXa0d0Syn+IPcRTZMPF44X4k5r7n3
gJ3xy1iUXutR0l8nLFgVEjuiKLHGpnVvEvrYRKtad9E1l7WAHEtqDmhXuMYIOZbxztZFs+Qt+fS81vACq1Od4OnAzoEShCj4d/qQM505ygvqR9gN7qB2PYmo
r7MuKsC+1RDJBTOw6wtpB78ltbnzDrKgOAl2lrR0hGpTLZLlN2d9xTCotrrQuFOz37lF19DV3qFIKmEnF9bQ30/MQ2qrZjOvhR3mbc4OMXS12dQZRVfdJCFR
+NI+LHKgc7lrr20Z53K958bT8fYDYEsmFGwY30M8QKWSBXYy6WvrekN4ImiaiDW171fuxp/oWxHdiT5ACDE1YEhAJ0ADhAFfYd9hDaEn+EQEZBelDqJ/wupi
Z5CRzAXtd3AwXpi8RyWQwZZAcHKcpjCMepXcwPZITpPLXSmmF0xjtT7uKBcgpUC/c4f4eUwZtkdXUH+YuJGdKY1lU8GdTHO2n/iuoFxRav8RdSMz3b9Kz4US
XWIdAerJzxK6cnH6zuAT4aY0kGqU2tEdZX0uTeSaeQ9ZW6kPoG1lgtUqDrB9jh6JS87Rs1ym9ncxhpxnqyPO4p7GEbCNzTSeU610teKXaAMMyTwHLy3uDavq
nCGzedyYLf3Gb4QjmFcaUHzInZRu60A+FG6PQTJFyh9qk1DKnYcOU2VqjXKHsqW+nfWOViuslhq5Pt/nWYGPyIG4bbZaSTqoeswj2xTyOpOb2JZbq+L0IvNa
fOn5Q3zCxCN7uA/cWywQn2Z8Q5vZ6eHdrHEFbczTHWGWI5HNzFOLa8nqIzKqnvaAcoGim/469Nx8mdobf4UfIti1uXwN+5SEo+Ra11L9UeYnMUhdIA5Y03dD
e11IYdrauOI5mhvMOOfbkifqBZaGnCQ+NXRlNuIYGcNPr1NMqZadCHkN9AkPCDwQaA+aEjh51Um4gdojPwM9l7xcHBKtP6e/6exhf+lUobugW/R4+lHu5eSQ
4uTceoWepEX5H0q4Yk9+GjHP/gde4WHypVgO1Er/jtrpPEufMV0mD0mi9ah0WdDRvPgG2qhYmhtDvlLXEuILNjMR2hKmSDuSzdZ9S8XqbmBLmfZcIofJJxtn
o/VLl5Iu5n7pHj6yuEbhPIVIldjjk+KhIGcyVZMIBVoCrZY6iVRAR2iAmsSCEM/SU8GPln69amZgz/A1ocuX9WXmlk4BT6BWdKzZSD7TbNYE6keTAYptqnDH
YPVUJsmdov/ZFWCexkyE16Sslz20d0ve5ywpbYY1kP0Jp2n3QO/J5tDaOjWgp/rV8gwwWxDYeEyDZCn72NXU7+AiWZr8MHKVmo+85dpRb5wBTF9qMF7dHeS4
ysysWMkNXFeHesN3ZE1mUaFT3KGtCAjf0RbqniWZ0ZfcA911wwG+LlrsjNdoVM+dW4RjZXPYh46NrmL7VPjrihXYBShd8cTcLP4Mc0tBULikJ49IjYXmCBvb
Kn6c9VlBy4IQ5VNFG9vJvBbMETAmvrZrE9lKXwvrpO2gbYPfSTRjNZLvQGZnT8ajzy0exF1zv2UI7zt+tJHS6zx3RIcDgociDZ1j9G+wbmS3grklJcYEnVnc
q3tNn6tYc29Dx0kdsMY1J6MgKdI4ORHaDW/TlIuPyAnkjf9D2FkAt4297d4pJWmTNJzYMciyJEuyHCdp0pSZadstM9NumdstOCmladowOQZJFlt2qMy05S0z
M3e33TJtb78799753y/tfprxWPJobEvn6D3Pe+D34C3pyVQDLoQmPFr4NjqbOoJ9MQ1iVyAbnYfIJZoxxhP6fvxYzz9wR2azcQoMso/hxs7OYZv57sYF7E5V
A2wsNYWZzKfjPfUb8TtFZ5U9GSvWX9AhjXzHIh+g0URbagYXoUitFWxN/1bWY/zAb/l2cyuE5/EKoTaKsJXSRqEfnAytcZ3HA4DZnvZcsW4cc5RqJM6N2agN
U+fQ4x1/qDsqe7nDitLZLkWD+AS0it1KjkBuiIR9p7KFanx5O9My33K9zqvmxuMPien8b8IQb1PWX75iAIQktaT5m68dd1lSIlHg67LEcgt0BdnCmqTaYlfu
g1AgzEdGcw1LjEhD5ozqhu0g8EE8oNaW1hzFmq3vxnTyjNWcdCYHL5GbsWb2NRNj3F68yDzUTZBj+GPxHriNqRqdKm7NfSk8wjLQDXRtc0Kiwdhmw3jidWUP
saz6jfQcfQQL/DR5Iplnj0ROCbeVWqaCmlhKxu0S/OlG4j62F/+BrTmOuwNtvi5Fc8Zt0STTTtVjajfVTk7V56MCyoOFRcnYffQ5FwHeYEKUBXFzoQf8goJg
qTu03Ynne5V7sioaPg/Ynj7ftid/v3179iPXdfImDTmuh5xUZzPXuRfAMHEIf5hqQ3URbmVZedE0HRpo5jBM70fO50lwOtZT3YPcD7n03aCPZAEz3Emr18Hv
8JvgJqY47pmRkL5wD1mj4lS2tdbT5acD/DPtQeba11a9ohoKf/ObvQtMqy3N0a9+OLbVvp2pW7+fcUssDi0sbIvuVmdE5pX8Gba8+KjqcSaY8U/dgqC72Ef2
CzmXe4pO4P/CzWQQMxB3NHzCvszrAZU61CVqKhPeJMaCkNOvTMIThN4JnKc2Xmiq4FpFzpdXioEJn9HH5mxGJ8zF9eRqUy3jRPd8eI+8vMESsj+wIvZU1HI1
rllCDgGs9HrrdWuINUrRUoFZW1ujrPUVK1YVrMlL98tYnKZcDq7sU69NbQfdwf2bmnWP0yRlllN/OtuS6VBfzTTxEBPsHqB+xQrEVVpamcM5hE+uqzyAzqR2
gB/xbkwdZwf4rWsUtCn3aiKNqsSjvr+iV5a3xEbzvY3BcneTfwVQ+ra4t3slmxvVxHgR3g90ddcGDOANd6rpOpvibUDPl88IgoF2mOyekkt6kqEyezKBrm62
T941qMwbkiaLB2Be+EciPHvJ0Uhz0wjGav/N6G4w3cVSHyhZHw1dYtvyV+BR9DZ2C/aZNcQXV5xEHV4j+Ezqyr5YX1hwM7JRcPzaGPXT1Ut0wnpzVlvcIZ2G
b+rbcm9KQh0U5BJ6MYjGjqtMuyS1ZYHrMlcsPbCHmcJMPWMDPSOgdKkVNoB47m0WWi3KRqtzEJrBvxXGSxPM43xnsTjiOHev/IGw2/xTTmBeifoBnLSOKDxl
UwCXdfNV/aFUJsh8pSyC+Y3HDcMc7b89Fx0SbguP4uOdP5seaObKA0kOzoTTss57UDaSTcMuUHPp5SWtqXfwfmZz9lr1ZD5UlMieaJj4ib1nn+KJt+/lfqH7
GwuMdfUf5SHiFWxAWStplDDcuttaz7rRarGy1i3W4dYIxSRsFDdQfmBTifN5jzZHdcXXn8PxwRYbN8juQMeyk2QPetEWVzICTowrQoYis7T9NWNQ3t1UOK3f
iWdBO9AiqD9aheVH3ScuYKei7CiAQUK1y8JspbZpAouaG6xQovmWvRuUoOoMD8HP8Q9Ndt4reeAmwh75Ddf8W5x6yhxgSvGJ3lr21/gzo+x+gVWG9tR+1Z/T
27l3SM3ZX2fRDHqm8MHYsuwd6wYtzBDkqWYAPJdLDEaZWeIcpL5uo/MzvB+B1D9T/fHzlEr+WdsaSDa+Y68JEeYlwhp5lzKEiYXK4TrmjIQ4eDdZh9BGjpKb
GZ+icVEz3fFa0WXn/gEy6X1SzZlKw3grMpW8WXgAHKB/RH4AYwx/I/XCrMRFY6GzlV7hvSx0cDdxtwgbwf8Ff6IKXduAD8hifnRRPdtoO5ZbEhpUpFeOVU9U
XaHehXam20Wson+xy1FI/hBqheTw7ORDmS9alWcx+hIJd971GKDj4t66477p0tXeohwEOCjcZ7czv4rd+W6FbYTH3DntNhOKZHA2Dc60EE5gIWipB85oXadB
2j+BkdaY9CnWBwH2FVboE7NZzMFeOJGSANyNPI9doNKD0bqtwD1DSYkZGgTdLmpv44sLtUfKRCerrs7oVbpNvRxrKxwEnMhs4DH/XBMrftIHspHZVUiqs1qn
cW9zjTAmQpPYlVQg84BaJU3FH8N+xj6a287YyD+4I7p90Gf5Ol1bEm3Vfv78G9szaKW40fMcXE2XiZNFf3Y18oZ1sHeZ8/zfzjNwL2uVNUtR61vkgRRnFY0U
PymWrehd536QPfMX/xzr4vQSa4sgoy4cnBPXtnQGPN2wXV8GKdgF6HM4RD0XWqr9NSeV2gHXZgZySHQw3Ef11fiHIbww35HFjoTS0OHeufD56NvUakO+yZ/g
SD8iJp62/yNMVOdAViGAO2foReaW/lJYXnCb+lw2NKqfvTJSxfdxHAIs9DnXQngmWa5uqd8AOKLG6nRuPRNgGOhM58JtYfApzo5SpvHwBrQ/gDGLpFK2Hf7I
1p83J7Ri50rDLan0GEcWcrFgtHMVvR7bHplVmEQvZPdIZtzCj+IKoQQxgVsWPTryViimCS3uFLc3Ul/2TTvAKL6kkZZpyvyVeIRzyqaEO5KGmRJzmWzLZAk+
/XHmKrnTvQlbZ4ali4YmBAP0Bpdht5lt7Bh4IBRQ2lctGSP4neBHTx+ws9ALnsAO8pmAhfB6z3zd6bIhjiLKrG5D+TnORcbZbkA9lbVMvwfEGYvgOvr+sBnf
kj+C22rUI/vdofBmEZEngMvANjGJYh7qR0VJz4hjhflUZ+EOtRxfLL2Hp5oWSavhp9AtdxxV4vTXxzhfIcGUwz0iyoffFC8TdfSKghC8vemEoy8aqFD5+VmX
KS6ntVQsUfRRqBR5BMDs9UBwHtkYStE3hU6LF6klUb9ijW0LqSTdBvdGltTxwT10M2P7RC4OelLSOmp3SOeCAuL1t3w6NbKW95KpFbEZaCMtcA6PbR5XqOlV
0dXhJy7RpXPT8A9OGG4ikfQW8YZ2QqyMGjC1HELUlsZT5yUN3omegu7kXJ69WCS+GSji57FTlYOp+Zl/aGdwPmG6HOPy2hdoDhlqUhb68deFZIZjXn1Tbq2Z
VMDFXgOqYFJXyfpxT/FCYyK5DVIaB5O/GrTceHEElGbH5THCbvQEbsOmo13ju+p/MtwpVmHjsXB0PZNl+AyP1g5F/kTmcJ+5O3x3pl3p06LpKq2AxIVRNedE
DbGd1U52YtRrarQnFq6fb9FPQ0SwDIwAAyHRVi42xou49kHjgSFIlWWtOIOdI+4p/IioGzaJGJ3bza+O40XWkfBrgc+CViPzXUNKlCoVdEj/SXejACvxZx6w
vel/nKnCr244e7L7NPrA1pJog/4FDjf35WN1M4gdwBv7UtUO1zKyta6O60SZll7qnIEeM79G4zVPzFupvZjD+BLj67Ra3iTtw6oNfmNWnWkwxDo9yCo0Bn4T
f3HyAu1eCh6ntsLh6lFgD2pobm7RYX4jsKM0jpmbXZWW1SAzv12meZ0QeT1Lm64zTicrhINY67hjqnbYffE6OoweSVSh1UBPYpnBivUtu4GDmsXGWq7zVCIb
ySwWSos04CWil/c+8uabng0XprEjLdXoR7QnV8W84EqYSNaOrnPvKzEb/KiYnNfkz67+ZJkjtjTTHqmQrLA1XaFUrLZ2/BaFAhVmv/5py/0+B31JK1RA/uvT
L6yMtv+lNZILY2O0wc5R9lVMqfMNncQFG3uiEl+b7l8coA2T54Rl6J+BYc5ixsI01Z3RvyrqxMnR9bgrZJFkMccInahKNJZ5BM/3UMhpMgUL5VINOD/HUOxW
aHn2FdKZwilInVkUw8bhanI+2wrr5LhFuh0thEmFLhIgnzo+2SIc9+iejM11lcYkOnI0mWsxmL7quq7vLD0iT1KLneex47zIxgac5c45isoaqB/TlEYIW5zV
m8NIHf3KCWGHwOf8CQcsn4cw3GkcF/OsvnP9z/7ZjlXFrdRPiloV13MxppPwGGESshy22EWsJDJeSPn2IK4xvoSs8Dz5FHfP84t8gC9Di8kFPCcc8kWXT5MG
x00y74WyiHXQVraVbVDkDSQTrNDM9Gwi6hP1ZLn4CHCOaFbcsnhR7JTi6PV1V/n7tyoMKFkIPyydJPxqj3VJbhcb6ba6fkZNxmEUFFDFfkT+pP9GVkPT0JZM
PexPZjTscwca3wLn8NGkwlmqauPoS50T12m0QKj7LdJDXcjMZkZAzaE2Rj3ViFKhk83r8FfiGM8xzwh4o6mYC1cEKQZ8izpRCkzRTjFcMUwRraeFgUg5Ule1
EBuIKmCz+Ds5krQ5b/Gm2CKSIV6afeYGeV3LHoR+LF1YeLChCy3TX+E242cMg8UQMVi6wgRr42k/sa7oNi5hO0Nb4z/QtbFmfE97HyFQtxeMYa9x7bmLUZqw
QHq6NFrSy+uMn6Fr+E+sX3nT3AjhjdGJ3ZXW0jHiZNqfn83j8Gh6d+FooUqIBg7ZY7Q3dDXXEWwDRrCXbVnGNnw7rgO72VGH78J+onbqz9KfnCuMI2yx7Ba+
qRQEh3kClg/R348bJGRis7n32HC0itBj6chJYpA8GmOYEUIFOpNLZUPRUWCU1Ibq7sYcr3i3OMVZt2SOYwUVIV2z15ynn83OYy6FeNQ3hbDYdtxGdU/mqZeW
M3zhWiduAC9yp2i3YI6dIv3RMBGJ5QuZEHc7KBNo0/CUdXw0r67j4Ev7hjYODF3VSrc7TqkOiorSPnAet4O2Qp6guoqQO49vYb8IrIy5ID0FItFfBQwReSWm
D29jKvKtxOeTB8s+qEfqdPhJu8q1TPeXegoNsibDHEIBvUWmO8OxvNgT1ri0R7WGrLBZ29eenZZXJ2N5V3iS/kDpBrSRcR+RSq5Cr9lTlJlRfOmesjBGhubH
jlLnFtfNqJ09OafbKnC9av2wvHmZc3PLyTW516SgzMGlRaJoeIx0MY6Ejxjnoc1UfbB0d4C3q8zIDZlG3BnkOLeReeUcWDLLmI118NJlsz0zsa3YeLQ/NMxX
SU6A1nLD4nZhcSF/Q7updB5lm+S71QfyrsPbnV1LNOo07aCs/yK7ItZYRaAi+JsK6m7VK8b6qdLOrTztn5D+vu7J+kigK7i9nqVmlbSMuku+LH0XdE3fJFYi
F9DreIc6nP/LeFRUYy2ZdOBPTQhdKXUTX4kItxT7wOWTDelVwgumO4CSB8jjRDedErDCs9g6UrA6Wdya2CDpj8Q79Jyy0W41k+GKY/u6C+gHtotiKVUsOrnt
6lbCacZY8kF4EvAq/M+Yj8ivmqbg8dJ1zHHbNnKY/Ku4HrnJznKVud8ITxyF8BF0sJnlWHE2niy/BI+4WRVqX1o2XZ+I2aDJ7CVNM90X1zlZKw3Dr2mq8Sxh
ju21NDj8n6x7OY3CvDHno+Iit2ooJQif0a8iZ/CdIs95B4lqZQNBg1bo2+GCaTVBoLdi76vuKeuy4zzLC6CE5sYg03pvMX+f7RVDyMFOGusnPhCWRWqU3qwX
cDesr+mlNqB0lq056ebqy61cwcBl1Vn1BE3bwj/WVOt6qlRoZ5Uf9kg0wq/tvQ23ue30DjRAa9e1BgPRldxaKYD9g3eJW4BeTA6UYjpimArESdngGqgstCvc
TV/L+R68DYDxjaAuyHVqLzunbCgahsY6XhWe5Q8jv6BdwZX8PbK99EowO+MkSTFbEaFgFN0V86yhfknftO5dfCfZRdgEJzIu7wdHoJjk/c2Yqj2kneCgmSHG
blIXt59pGflTrt3emDvH+dM99ZfWVEcFoe9Zl/CRfyTtZp9Bv2Er2HOmQ3iUyYc70SKz1jJHsFgQvJ48UfwHn489QYzxtdAOxjZod3AKftRTAf2EuHQZeL+y
t/GjmKWmZ3ig+B6LSahveZCwQm+KIdF6GIJkEilYAdgfq9kD05kdogwWSoR9wnJxLVFs1PAc0wA9gtz0fHAOD4oXg+l9urX8B6SNu538TLwhhiO8+RkXwPaw
COggqRZ8ly0VMfo9uy/hKFFmPkMcov4sysceCTekpexA/Sgy23OVrBRiJJ3cUqo5V/y86TP1DPgFb4d50I2mSjZCeBgz2cYzl6SWYluylW4QdBzcVgzVS+d2
cos8D+UA1IJOFWblblBviCU18colyvi0B5FhQVqXH7TO1YUZxH1ipmlL6Re2gVIyN9Wd4c2UJ3v6yNfoseogOdV7VW4qLzGfY87yH71TyhngYOQFw2XjSF09
R4LrNrRKUMuvpJOsj/widASnSKAYg3oaPM/6skYTVCujcjls3ZA9ZY2B9tNu48rUjcuWGX2OdXQ/ZjGjKslfEyQuZ+ewj7kAJoHR2yLJBY5aUSfqg5oIx4vC
0JhqLAv6NVYNrEPzIRv2yCGxq+VwYK3gLwfrssSA/Av6YDZJdxqUS2RHI2QX1Y5c5r5uP+eQNHnSX7yXcvDjS18LEDxIV6Iezf4lTVRbSp6wEfXOoufVM+H+
8D5nPNMOVdGJ7N8GRuFvVSlAa6TVa82zrlHEWH9f9yXrQraQPXUNnrFkvW9973Ur6Ch+bf5iuJIyZTSiMqjG7p+MBmewejbwMtfNxkv9uenkBDzVsDR2J/wZ
GUC3RkchtzCH1J7DiW8JFBtk+uhpJR+ilnMg4JEMpkXodfSQcCAuiPkn5qshgh1ZOqmkFr8bSYYPYeVGbe6SGId+KvAz9wQs1tTh+7lLqfbUs7J2VFNuMiWV
YeQBXYyzFfFJ9LH1BEiYbYxxnmU4oa0ryO7TNcYe6PuYusaT8MWovoZ30DSkDB2AWsBI4LH2hDSTaitdcexydxeb6Ufw1sJeoXjD0Xa6aFeEaVXzyOycztBY
/DV0FBwoRFjKjSfRt4nx5oFYQ/yqaZTxkKnYtAJbbLjI7oMGQjQbUet8fDeTC6lHBLKEM98Ax9FFjcDeURdEQL0edhFthJkCIDVhTqtLDdOFBMMaexq5VDUI
6gguNqTrlKwB782sEYItAdAbJijhJVEP3YqOZm/wf5g7oj5Uae5sHhSfKG+T3Z4DFAbEsk249nQfwVx6AWoP/gHNAXmkfXQbZKaZWd4DWOG2KYNE2DM9ugk7
rzQUDi5cCDXgjuKZwkvJZ/wo1LUmK7SKf9K6KmDrOGt7a5C1nyEJa0PRHp/wVpMtKviepFXcAw3+pvxmGzohY2DOPp44XtzL8agUKLrNVAQr6F5UkaZNfF10
rVjC3cJ+NX3QKmmei0YyEwrBSXwzCQOVkCnhLvYefqjLNys8PwOfPfG8yH3ULjOWKMej97lGUhW0yF0HTwJviLXZ9/g5YCXawpXHXUVlaJvzBrxCewTs7g5n
A1T1+bp8zTWvcZwNOLZOAoLdPdgEeiFPlfbG48va+PYXaMES80hTpP4A0EJ+IGdwl2Gnpyu2hs9CzzPqkhGVG2LWcVcxP89LMVk4aXQ753O7+BaCPwMjEUIt
okoO4X+lUecD5K7zXskd9TjtA7DmOo9+6xLUqcxKQMlWc131tdw0+hMMYGfgKOC1uILXSAdM45gV3kZoBt4kfoDxBcaxA7j+6Ojs6qC0NX3DbzraZGcGd4pq
F33TnRPQK3hzWfusgm95XiNXO2gCtAlKNr5GVd/i9GusC7kQ/8N7S+rjHS6HpyiFEdDWilN4BvCQDbN3dI5kg9kXDOUeR0KGONPP8BhinJxAHGRkoQg6u4at
nZIWEuhX615WfGaV4kXmcN9Vab3c0nQcmWbcxAjeq/QfSG7BXvIrsEVTHbAlvFB3XLkp6syquKwW4WNCzev3Fv0SeSG8kCgXfTFfyIm8Do3QbxFbwxDRR5hE
LGMbOkvFQLij/rmglHWa1w1Bfj902D4PmSyvLBvD7So/hz2G84l3+H58mjcVXKYbXhpPrUVOsU35hvZA90f+gNigeIs2XerG/B6uLpbZV0yYNaoWqphXW6WY
r9hg7W2tq0hJ21j7nqKowcf0eEWP9JZ+V9N0ce9cargKcgF/QiH2QOp31SPvCWQh9cw9hZnO/kQssOcKufRqUOe8ioFeu26u4a2UgY4y+KA1UKo4Tcl4G0Pv
mN+jAdce8zsswtTPeNUEISZpi/qe9jE3pXC5eg8uad5kmmOq2YFAf8JHt82J0YroW8cuegzEA28Mq+w9Sz7QT2xV7mnRi/KaoF08/8C3yLWkAx6HLGdOR4Ww
CcaWpu5ii9J20D/OEmEZxMW2LSqlKP3+sji0OdODH8C947obbpHl6DBxrmmAlMf+I6pC14b+EqJq0IO8VzpYOWKdojSSP6WtCzUB/eWbfIVkgZrRIfJYqalw
H9/CjUDus5nSaxoyDRS9zG14gTFMGQkbpAXA7+xL4wx0kL4u9JOwwTiWvlnmQh5IPvNM83v4kbeNGCss4wLJWrpd1D+Gh+6A6K42ldCXeYTqIJUEGat1XZEy
+0rVAsphQ4SVUR1iJiLblLd4UlfGlmubiEW6Wfg76LbxI/9C6MJ8IkVqg/FhdNdSJZtbcMmRgrngEdQceYzmdsytspn6Xmy1HbBZ3G/Em0I1t0HaxMyVKI+/
NUxhVjRUgIqrVp2ijbWedbO6AbcZvlR2SMg1tqS6cBb6of2NcJlbwEThkIY2nma6iSM0u0KfrimLPaXOhb8pCNsg+qStWLrEtSWf6M3yWnuB4QhSRxCF300z
4Hfin/ISOVEYB87TVPNXmX54d/t42za2SmylUaH/oFlYJ2yvVsuPKZjMNZcayj6xHChmPvKz2LlcJRDA1SmaJFwxjIMR7pHQga0sPW2oudZ0t7ZJcXa0vP6h
oSv+M+PmhkI7ALPhuuaOe66mh3AFWV/23Ng8uptlD/GKH2TfzApwFPpaztBlQ1NsMBfEBKDDS5tr1WS1MAnn+V+kAuceJM6QzA9gTfpEpGHoqFjKGczm09H8
MEdN8oW+6FXUCLUfrOdpaqVa4xDIMjlCfojls5fQTLlaeIedR+eCN+hw+3rHqrIdSKIxHrACvgIg7M+iqFqLoz4WvAhOD2sbvbhkZomz4FnRAVcKNJdsxxSQ
j+xPyA1xu4z7DVHAb3hPsq0tFpsK6oBzGoPexHQI56hV6gLS5V5eOpdSuUY1yCT7FjelpwuP8FzzEPiKa7MpDFyI/2b8qpiisKVJdV9Zm6Ztt2pzL9T3eNZy
trIw169AJLHQokE2YedqaXRLQ+vSfFRT1xWoaXRa6ftYYMWVtC1ZM4JbrbsXm5y7OVtOai5vKXZ4x4LVcBYb6zaRMdIaGE64Xepz+8Md4Vqe3zwboRvapVIM
2yEvmDmB+buf62t5ty6vi7VzfDQOpSdDg42tsTAUg0+5S4EpdCFidAxWSqr11LTCs67Awo6qUmqibZFjNVnfWtta/1urWMuqs9ZTLLJGKpbW21n/bfqHtBzr
dv+ytcfr9ky/BSwl4bBOqizdLXIXuZjxBwCBFJc4VCDjuUmnyCsYQ8khdX8ynm1I4XGRsQHu+lGbnZuFf2yZ4qxSIHht2d/gdvau/ktpd3iK9N7+DGybGJaY
W4bBs10TwUU5mXrSnRVyUXVM9yjOC6axTnI+Mli7l/3bvQMYBx+NIQuOuWbE3CMrnWHkJUMH4DynIu47l/OIsZ3dql+FNUfO4kGyrPqFqMAM4hD6lWYqotBM
0k+3TwRuM6GxvxayTE993cIZYCE93RAIDpPC8XPwehn3OxChzJ5cPHG1VTNZO0p1vDhJinOsBkrdDdb9XnqeP+IJUEn8ZaiMxVWTmIq4uG/KuKP6oG55xXx4
InLcNNqjFNabBkc1MDfiIrkgdpnJUeLNWRg+A45Bj8ld3Q28lyyNZbdACPWpaMOu0KNsoK11dhy8qvCD+rUyDTpin1XqIleSfZ2bAA30BxDLGGxx+aH6zbBb
/J0cI5QzS7Bhuj/VpzxNouwEgjQzRFaEUNkMm3dQd8Wwj8llrMII8rVrBzqWPGe3O86qNjsy8h4yX4kX+l5YFb1P6iv0BVsCbaAmik1WXVqFQmUdbK2T1jet
rvWq/iqjVr2TrrLxcCBSzz4UzuFlsa68iXmke8wec6WTV2hlFBcxM+xQziXXsNiUfNBe7mzBydI16ZdYP/gASuiT2IvSV9X8BsTKV9gK7IP+V8OgyEtgEP0z
286xEFrO6OxFVAnVVTeZmcWPKjBCvxvXgI2xWfAHIZF9JMxlCvAzeAnUz2wg7JYD6wy2d2ymUQB7MEFYR6LMVHMN6xx6DeWlN6GR8HFm87fWbS2NMoGeYKEx
mco+Yx3OMuZXuk/FuNIE2WQ8a5xsnOV+Yq8DthcPcNOlhthZ5zakKTyf3IpG0189ex25YIJQKjjKDtEhoEIiDUOEg2KmKYB0SuWRM9maXJq3SHHGMgNGJQC1
yQz4PTIGzQZMSPnyZvabNEvRwnV3F7mnZ5OvDjOTbM8ahAzGCl3nh2bvjm4Ral9TvzipAFYnRxdEn9WpqWngDq2OasF6Xc2L55cGm7biU9Bg89/E0fhALFD4
CyOSV5t0ydflRt7p3lHCSumDCaCfMi+Yo67BjifkvdjOyg8uRHor3OJC5BlStNDWEyQc8zSutTh9dq22a/bUOpa11O9wWv1Vh1nYO9+dzL9ipomPzb1NP6G9
6CZcETWYziLPqh00qFygr91wWdag0Dl5rwIu2XbGTlXnrrqgQUMTkWB4r/EUlg0PUJ8xE8hTEGGHihuIqYKdTYbnQ/s0Z/jpQhflHrIVFyAO1muF0cahTBCw
ihkjlMAmjor6S37EFFKUKp+bS5Ox+0s2mXbB2Ux/9gIdoiujZsSuoidptrIRivqKBtYQa2/FSEUPxUjrcCuS9irQ3/pI8XDN0uVFtf5uUBT0qiS2ROCKw9NL
ogtKuWBkGBPq7qY/AFea60KLGB+5zbDc9UV6ZHvI1s1toZ6sbV4SpvFRk/gKxgN60EOiH/OBG80f0381KUmIGEVfQ75Qew0lxBmjUmzADhZHuXcV3WSe0Pup
EVp//QskbH04mQlyDhXUF05gTOS84hT3BCgWaEFvM+xnw4WTXtu3nD3EyJuV0GD1dPffQmN3Pb4Dn8xAfJzwtDTZHlW2TAtpPpb9A+CFaLHamRBawGQQQfgg
DOVfMmPAZ+IK+TY1NntUzm+FYN75wt3qjoU59q4RY0wRJs033b6ltHANbe/M/vmtxTwDbwD6FVcD+eQ84hn4XsMhx4wDhLP4TPy4fVSBj+7DrbCfEkqo35gP
Wgt/kb1ecE7KlU3MRDaSyHdeZV5K+QJNDQfu27eubc5M5CWmBbgb1auuQjSUBB2lMuLGMruA8SgPPMKu8IkROTZR19XdAdpB/wb1UTaBjzn99Ch3D0gUups6
kBfBHera4K5a+7UIMwc6o3e4rrH+xl6m3UASmuxuIjSkSXcUtMOVg4eyBuayY7+IRC9g4xQl1mbfcmuLornVoJhhbaqYBG2MlfVLDSCczjY2nsaOeB4x7xiC
3hCaGZ0Bfsp7CE8yqEs66Zvl7qRYeK0+NeJkZC3NDJKU84lzxFWxO5QNj1a3Nwebl6LW+MvaZgKCt8QbMmo2EGqH02wDfVPDQOd+ZpS+tZiATKOWmCcHjZFA
Z5o9nK6H8/F6dg+9kx3Ja8zL4lsb7uqt0C3zG01DlMZ+yrvHjjRTrprj7yOZccBh9wqUsD0UzjIf2MfhmRE2SIIesL2d0bpxsbeMH4A8oZnyF3dv4D16NCbM
HIMWr4vSX9U1ZNobGpueogGe4WyifNBRj19c0lW5nOxbtlv/yKnlT1BhcMccBWb/FlV7QBchL1iTE+CwB2ILDa+pjob9xoi8VpDLQPKzwS/cE4qPqeK2OAEU
gS8ZD7sOCm7HcfE6Mpj01xbyf0QezHm3unfoSGVMXr8V+tKcnA00ksO6frHl0JdLOtHNqRD7M1cH7Dp5Ft4LQMAypGdOgr61YRBQjgZC/bWflr+hJ9F1495p
Q3TBBTSUqAPhYepNhC82k//daIqUuaFEfao1MARfYNTWm53BrXQEdVzjUxhW1ltjVVyHp8M76Q5izOpCw3bjcOQvbkhEqbqO8TcNX3J53ciclcBh/GtEv4hj
hZrChoV7G/5cfCXvY8QLTWukDxCMjKTm4U8486pu2NmGKfHNfMOAgrxNSFtPfZOF7czuKXvBIxpc+JN95+4lYsJQfAh2zqCTTKRZYmCtub+J4sZS6cz1ggR2
IHKHvUD2lV+qj7sKNeOQHdBl5xJczzTRBVj7WqusDRWRiipFpSLPqlZsrEPV2qDoWbvUSq66s/ZdULO6FBqG/Obuo+/nDDE42Bw6lpuTv1xE0MW6llSwbECs
9KHQ3ew2XOKL3btjdrkB2zCwNDKSulI2GaoWysBkdbUggwMQqO4T927XWelO/E7fRY/HM4ivC3yAklx+YXWAk9Takg+qWmWdGBtzifyNuaxb5nJqs52QI8M9
PmoGXKRLbXAbeiccA6zkDVUPdy7/mV8ibEK34RvNCWiJsZfqsP6m9oHxL2RABFfiAu36ytJRTiM1GxlHbinCgNMRG7E7cdkmH52uPmXYqyt0v8LuReYUVa6f
GX2gaKpSYb+lnpMeJ050TuRG6NOipglOuCdbhz1PHlSf0L8Hmhl7wBcoHmqsWewDpQROVo+yz4U8un2oDB/gT0NtvZ9BF3YM4sN3qn+S42KNTH9Tn4RUfQ+h
szEJydb7SoPsw8pywIEFqwClPUzdNMyOzLAXQMWOeuh9/ThhOjYJ30JtI/cqfe7pNkPBaP40d9U5BjHZS4rOF7dlfiYDTPvpdpo99E3nPns41BGoVCVCA9z9
i9cIB8kT6OAosGwQ7wcl2jtDuzCdqx+ZRRJQCuNnBOXa/B5FHeuLb2Vb1xpmzVJU+oX4zeeK9W3keZhCsnlXoBC/lRnt1YM9PEvx7vRj/UbHdstfph7gIU2f
0lamDfbFoXmlOmUjbTDcjalm3tkVnpbQAlYq7kLPbNRROCuLkihOgqgkR0Iw0xkNEErYX5ghnvMNde5iNM+U5prjzvV8ILWu09Jd8UKsTnpD2tBnpmLE5Rmg
zwO/0HLUSIfWYKGnl1skRn8NycAvumrQL6xvkT+xqeoZlkTjdqYNhnMdxExou/zQ/w5IE90pgLRxnm/Kn5YMTBFTCseJU7Hz3FlPl9jtgoJuq46RznLNxRRg
jOkzupVKQ0doV5n/gPZ6JnMDPVpoOTLK+YscajyHXTP+zA7X1eQNFWk1uOS8lf1O+xE4DtaN72G6zrByLDNDrOA25n4G25ou2o+yh8s0aBwbpA0T57FUDGdM
Vr5Vb8rzOWyl0eEltv6FH/OPxD0tu1hyBpxRqm5wV1+u6hM7gSNL+8IbzZ/hfGJs6Eltv3iIiTN1Ld1KPWd7e2DiIzsUDaOGOOYYa4NH7f24yrgIi5LZh/71
LQ87SedzF+T35t7xLrlVnYq0elYmrTyrzup6wV/TzqwOK78kPgaW69aiufDvvtrlqOTnmO1oSL3XXARxxyPVG31vcE/koVhOvaKkb8QA+zTlytgTZR9YPzKV
aIqnm1BjEteByDNLvFJcgx6UEXkzFKkB0EaqL8ZNruZMKj9PzUDdwDJyhFTtueGJ9omuHFuZV4PYgWpBGUYhdnQbrEpQWcIEt+m4uY79Z2Q/UGKrZI5SB4gm
jqyiMIX6W51MswJWrQKyWr4pIckatpxen6NYpIirr7UmNvgtm4MiyTP6tURI5EsmzNihNmJYT95Bh3NL2eZUQ8yNXuZmmeqJHZQOXV/ayu/Ur0ZPE5/wFlC1
8bh9mmYCMBDR6RuZz0Pb9FPpNeb69FdU6d7M+SPP8EPcY8cpHYT9Cq7W73ZtUydl9THku2+bKxCSg9QRRGuotfGIY2c4BJ3QrnFWM+tKbwJ+7n7caeqMR6d7
FhkqrYgpc7jleWwtk/WbyruO2S0XqVtENq40hACVej/0JbIFTROeIe2x/Ohk3VU6hBkFlNtTuWtOP2BAhDV3WRjjeh/ss3sjwHQs9CFeD2+ivw/MwTOJDvqu
2GXTZKkq2q15bPoL3on+6t5prI+tZvL0A0336VCpXcVGaSF9nM+hehpF7Gd6hFEn340fGAchszwsQjpy8LZw47hPfGj8XKQxf4Gujyn1irD62TI53U1AvYyF
yBjqhK4e+pH7AxzsuWrEmGKnzv7GNpn4FZ+IF0nVcLqwWPgi2uDhbtJ11rGTWsgqDPnaZ8hcKII4AOSbstB8PMe1Du0hVKsT9TeM03R6k9PIoz60YdEiEZTq
UXnMU92WOtMUyxX3rTpFlsJP8di6QFFXkYqNwfYiaZrxxjfQQpeNuAwewkvtWZAVvZy7iwuCP3MRDozuTelI3L6NLKZvM0l0lWO22IAxQEkmJc7qfzO4Vcms
wzJT8oNv46n8OHAmWoU1oTOoLON+fhldAe2ESfEC3IjqF3tPvzDsLjuGvIM89ZZ6nzNms/wt526vHIP9xBSgJ5x97aacPUALYCXQ0nHf0C52Ankbqsk0KmRb
wn0xh7NAuuB+JzzkVOho5Xy+q+G9+hDTz/ZRmIrkKjPX/w4dQOcJM20J4AN+hlnN35QhcSDjo0qFNWhDbyjhIZonBcY/ZUMS62FutzLhd+GML1FADTh03/HR
vRkEpU58C0NN+hQRUR7dEpytqzJU69pRy+E9yuvxCazb+QeOMzPgE5GZwijhhLavbh4oMLWApthV51t3W1eb7A+l9rzzkcvC18dEaMaraqvibJ1tPnLOutCi
YyWzgAbgXlcfXz9piKen+EHY4ngQ1wF5jUHEQ7QXU9+IkdOwFFWyvhEZJN5jWnKTXaeY+oKGDGd9wipNtmkMro8riB4KNdIsBNugrWvFWmf5YRl9AqPrVqzL
rZ/lZ5JJ+Sy1iSkgdWXV0BnKaXpT0s7xT7SJbOlooTUxT2yflDOLvetOhVRGNyrdv86TsyPy76hIcBtQm/Vo/LAk+A/kk7QPe6rLFOdGB/CL1u+FosFS8aRh
INNaV1l0HY4lezFTTS+A3kZvzOHCudgEScdvLpwH3fUORyBgPY8B3Le8JZIrlJRcobMjc5S5Jn4he/Kw4KVThNti4LeWMda6SNFFEWU1KXBrW+u5VX0yo7La
LPdPf7T6+IqlGYvWhtDP3H58D2aRBmQ32hurrcoG+GmQAWfbbjiPs2fdJ/BXwhaTPzvEPVF85i6npThJd4m+5PHYzJo2/IMyDE2W1mHtdIfNELGg7KX3iP4Z
FxEvQo3gLnSn2MdAOvm1YVbBcK0z9njpR/YM/VntL/QhJWCwkJdzCXtbsFeZpB1O3y0ZZdhWYoJ7QAelJkwK3oJZbTbjqdJbkXHrY2vjT4RdsTRTO/qIfjTv
YDT6ZjFz6L/qvLJvDw5g0ko7502m7olDjb1kHOmC/eo75Y7S18/smb+i4F3hNduE7KOukcrT9rdYIVYUGyW8Qkcj+uIxBgJbBrNOkuPheU6Yfu+wcu646SrI
ruFNGkhUCHewhjp/9jB9JeMeeNDZnh4kTgT36p7w0+THYjtGI4RGlwJBUlPHRPO+kquGdlB7x1jyr6iO1AL2KtAcfVTSTNyOn4xpzb83dUSW5laZivm5wnpL
IOQI7JdQHJ4iaLkovp0+XBwsfUH7cx884Sa7srLgoOEqfBm4IfTiHnHtdG3AbWX7OQGzUKymFqCMiVM948riJ+3Zt2XjrmM7D21ruqNgZ8b2OjuH7JmyucXu
kztG7szfmbMz1/Rxp1g1eY9794g9gdvObPHb/HTz7tReOx/uXrxTvafNrufb5uwe603de3TH3q1Xd0bs8O1stjtlZ7cdTXZY9uyt3JYYnvy+euyWysqQyoXb
nm2NJ3/e3HxL9aZe20ZvbrbpKyCVrWDS3G2Ud1mYPkN1ECYAncHh9Hb6Ks2VPGM3c5WaDGizM4nKgb2qduiswsYOr07pjgSd2q7McLa+Nkr8TfuH84eeBf+x
NTec1/nF5Lo+q5Oz/y7ZwK0OqskL28ueFT44ehdlUEyJ0zCSPGb4DpX5RzTZ/yBWOTQvYmH7KudRbQrgiXjNnGW+Sy39Hnnse0zUfyP2KXo4mzrc6r7UOUco
uZUMAQ5qahKJDmtK2DD986JA7VprS7CjsQ1ak9zXFbFis+EKJJaeqI3WrAYQ+BM9RX2fGyNSzCfhqD0y4KN7HDSGukcWAq/X5QJjY//RZrhrXlM7PpW+pxpO
DgaSoGmIipoe5dREgcfsesTJ+AFtDU1sL7RbkEEFH9E2qMHuNSgbjMiHos6r67iPu09JBD+BdAn7wJ7679LufuxX8mOys/UHTMn/KMdZUB1ujepLJiHkuWe7
jqgL9TWZoOPowy7IsQseAN3R66E06DR8GSxmKtAsBIZXx72Bf6bq5tSkJj6jRtL+7C5XuN6kXazNh9vba3L7uqNngA3wW2AmVU2Lq5uUBYL/whdX/MBd7Lss
8FXqqbSayUfCC5cEnERDjVPgZmon4IHSoSwYcC+jLbY8eCjyECpXGtQg1cd2idY7ZtsEZrpqsd3uTiIBur+wWo/Q86E4DMLbq/fH+TLnGQ3YFiye+S/Hzqu2
VeQ1FiKjSD93W3IDs8DNRH+MBhxN6NySSLaQo/Th3E1mOmUWPlOVpW/p9dDc2HRojq7MqEYiQAa7q5+P3HXHqFsZpgMLoY+uD3GbmObIGhA2dqc6Ouox892u
kGmUSo+5bwE7odCosQa3NhDYwxwTu9KxJBMbCjfX9wA+ofXBtlAgFQnfYoIMRXSa9giEKPcaC3QI3Ina435P/1W6xr7VPtz2mgNdW61jSVshQA0Iu1FSlHBM
rTZTJtE2Tba4K6Vhwg00J4Go0Pu6VS4h0r1DvPc9z6HRFZkM51uJ1WdvyjOT7/ATheOeXuJAc7YoGlPLp3Cd0Rrl8B22dI/ivsJnTClvj68nhMkXk68JNamH
qTqfzMg5whzxpKep+FpAie9SgP+N1f+/3w8DifKWxJQKf6Lc8zsTJiHyDwjO32Ph/oixr/g+13kRLpKz8M0qiKEMKVBfTs/WJAX2Mr9EV9AvzbuFi/Jd+Ji5
ma/m774wDUQ/EeryOQl/VnTG/YwryPf6OpbPRJLvcUKMeDPxijQmQW22mFt4fyJOFl3BU2WLaURSTXbgQKI3IZbdR3KZCYnTq4JNT5k14vVGc+Un8oOU+qJL
5pOfG1LiuYQ1wHaJ9xV7ngsrvIncFMtJ43xpsxcv75DoRheaq5J/wGj8N67/j3x/FN8l6P/HnT0H1sVvM8u9M72Z0grvYXVDuSZLdrU4ChtGQAmgsX0C7ZF8
lfJqz3331uThlBp6ReyXIn110JpMxC6Ex3As2YN1azTW9CY5TNMerVmX1JLAjQFPiRXgbued8j3CA+y7BEnFD0nsNV2Q/s8n8yS7ubXYrTxOcKHT7bddmcxu
tqmPg5smCEgfYlj8GfQNfhf/2+KESOfCeEVCXrnLk+59htXyPoA2EUPEztJiMUu+ydixCs9qqGN0J/gBlSziXpAMkTvEPxAfmU8kThAXN7JAFuCKdF5cYFZw
qRVNjRthWliC/i79U0kBg8T8+CHySakYOivN9QXDC31g5XF8dXkfarvoRXuK98sP5bYmj8opWI+KLHKJ2FbyCMnyMSbUvFasloZW5jB8yVupLXbKG8yF40fR
kcJpTwsJr3jq24sEJkCmXbDF2M/0e1ld/CBsoJ9XT2Dt3vV4N98S9o08t/yl+aY42HsNj4DvlO8jNzgroSaek+wtqZgvQH92P0uBMG/iKABJGF5NCC3JWE8L
Zp1vuTk7+b2Xq+ggt/T1tvT3XeSuWxLRKmmyL3djkcG4wY64fTclp/cXJL4ikv/d8xv6Q9LqfxwP16VJG7m7lR2IVDlO6lZ+zFfTxWpXVf3KE561lvOmAHeO
72d3P+8P/cx+rFS+7TWnZlb1qfio7yVPUnetMif2KP8XQr7iBxHG+l1Gbg3ax6eSBZ6TFTPkY3IP7ljCBnQmU5OSfNcrVpww/eL1oqKhp+URPtNSk9ps8S3h
22wwJqZY6iQ19352HscKq+qipy19CC7hgLCYU8pjEv1NVzGdWJ4yIvFKQleycUIiVZNa+iThdmJr85SUPfILsQUxk+hvZg33pOhkNOUisTzlUbza0jtlniml
cj18Y8NH7+9iJVgZhyY1rgbKM4SW3iK5YXyoWarYg/+Q5ar4Ab//RwTzHxOg/9+GeN3aC6iY+Mwx3Osf7/a2kWpGrolAL/ySliWe88OIWogyYaew2hwpdsBj
q9Y2TfNGEyS5Fqmpi08IbxPLKp6giZZ58X2phl7YVJNhu0S6kRrn5TlenlTZC412tvT+D1fwfa+67zixDMUnV3nMr5B7FQ+rGmq+EhFsWfyxir8TN1UekUeR
feixFRlJU+L/Lu8p0QmdKloxAPHcd5rK8R121xIKKhvZyqqPyzuIN+VrK67rmmz4iWC9VVwh0qN8gOVsZQf0bOXhhKTKTvGv5fkVwyvaCvFCYPzqqsB4o8tY
MTHhTGJsykB5fvKrWNhnNmJESkWm2VL5tDIsYWGlTRwil3irpJtCmFeEt8i7G32Cs4kE9Jx5EDuiUXtPw9S+FeUJcKK3CVUBp442dzf+UjGKr1eRKg4BT1fM
K4823/JyeB26XkL+yufy6Mov5W8rf8LbwTs3oZ7rm65UVDYKIe4JM5vYxVLHaaEOW7dytwnznMPvmpdbQgAGXZScJ40sr2VutulQpVB1z7vYpK5Mrc6oZisb
CFkVTk+kdN+1zLVJaGv+3RxsMgitCQgRsLnGuglfDTPxero3DqO4k8a11RU99PcJP+z7UeD/55qvrAzXNq5oWhWIZXv9qh96Log1acKzuLrGj3IfDDNZTQv5
Y/BB8w89ahQ/JEF/ex0gLgJfiIZur7mdbVHwYJ8W/xcv6h976/2b58v/++d9zM2bPk9Jiz/bpH6TANCcCifVzFJKK2akPGw0M2FBgqdRI+FNcgxTUx20FXsS
aZ4xxiWQ1Qd7bsumDdHe2uI67+OEG8Zx3hj1bPmpGOEOt3UxT5MLuEzLxJjNspqo6TWzRVeWUCh39jnBgA2nkYPluPwE7eRthZXF59PzBIbp7S33drYcN6+K
78+cwA8wPc3XktaZFTJhbuVlxcPxRKMwbgtpqPgf3DAV3yV0/8iz48ek8/+9/6fFL7rS8rdxpVfPNSH6e4YINct5AN2UCSXMCUX83cqLks/bZcNaKdRrgeYQ
q8zPomqxD8UAd8226Sh4SlbE6/QP0GjhhcPjC/DWjB+3c5tXTq7umHBKWLAxovJTdYOKH+Sd1h/0ACh+5HC5yr2KTa94qsmRQ41z5R7ydU+M94E8pyK7SoeN
kvwq43xnfCl8bdN4oth7TqS5aN8a43PBYrmT0s44sdKXctdCVegrE7zuhOabFm5qmXimakl5SMK58kLjRbl/uQV0ylHJCDoEq8B3lJ8x197QvSovvm2jp1Jn
Qt14X9XS+IHxa/BuRCP33PKsb/sOrPOGiRXDqs400iaM4vPdYB7rUQstEo0+MH53iitxB9PRGJI03NfVJ/o+mVOrHm34YFgc+AttJHbKnavuCbeK33p7iuNw
F7EQ9k9oTu3wHfLVZ7bpM33V4kbvO6Qb0sc71ntXGCYLECSlSFopdMMqT5T9YuU18wtUIELiTY04Y3zl5pSgFGTjucplCfPxJPwrX41mib2gKLCvVAK1Eb4I
4wivwED74hZwIerjZHe0RF/Hfc01AdpKDdF003zNX4ofItVAEtfM9w49EkIDZeHfdbP8bz4VIhCKpkF2DU2MBBNjovlYoWZL2g7dBn0gZhCx9ntSAKNy/mX/
AXNeoVD8i4updTrtj6Qxt4V2xBfBn+1oXFH8HVr5v9Ws7/uxf7cHKSzxvTjQ1w+ISThZrgLa+l7gNTOUR+jicgc6hBoih0rv4mZAkFwzb9qEHbBciDdhbXyD
5Pfs78Z7pZhyNfJOv0caqdoElZhQtCvaPbkr9BacxO+21IOr3beYTURNPeake2MPPT1xS9kgujEfaR/uPAjvM36FT/AqF01eIe2eWMcXtJclNfGBcTh0wHQC
w9C1wFNhU3wHfizf0OThjwu5lI79V8a84l/p+Yp/8Qb5bj4WlzBVWKlqap5ZMIBoiK4yjTXVPC/WNL1iKLebP4nlMef0f4OPta/cwymLoCIC2RXCJSJapeFr
+vZUAFNMteBUsirZoFpkfsjPYGo6vS1iP7B2z/yEn4oL5S38GmYe/i9XZ/0fXM3+v7p6hCfE19AsR32xq7w39gHfyZAuRpWfYmM9F/Re+EjM7cTDll8BgQol
NiNH0WT8MHSAzgIHywFJe+zLIjDiCrdMY9GXudexOd7N7F1wv8nMZ+ifCxFiFmFXT3F19Awi/wBOIZe068hJQrOKGK43f6pyHj8GixBV7DZc52kS35lbb2iG
hjLBJQvgleQDtkiucPvrb0Gv2NsOWH/VAFRdlg7K6XIPexi6jJP1eNIb2kNEQNHlbaOuUbc877T+SBK+HPmKpVJNxOrsS2gvOh1aph9tWqdZlniArgDD4XF4
LN9ZDAZGc3ZLPs+QE0WnIc68REgTR8M/MRUV4fgG/SdqLnlLjhaugYleE7YO/aAcRryHE/FQn5vLE2BVZ3CqsDZ6KdoWnVzRTt4mc1igWIUpBT8k1RhZMFqs
I/bzDqaOGj3m9vFDZRB7CxzT7lLflQGW9/2r08H/OdpgWcM941tgdPIFKR2qlTIYqFm+bo9Sv9gRzrVKGEq8E3sbbqDfdZf7oY7/v/VjQjkpdSHryEZZy9sS
7khT0O/2T/3ImUHxry5h/+1bNhqDuJeeTuW/wJuJzlSKPqikZm/tV7Q+d7fcKw8Q2yEOaTm3WKgZM2HLiYqbiCzvIlz4iHx/cBjSGEuiHpsOuMcThxKWeU2e
lfRM4am0k/0JmO4bJ/4lTfMOia/5NE2Qi+l69Fn5semFeyb4jzrUO16aat7o7srNSzBGd5IGJs6FC7jjJhyKEBTkirI3PIYluw/qleA8wOpJEk7BFcmjsFvE
d3tzFD9woLD+MO4ovnv2f7uzJqyY9BJ/yBOEI/g733TzG7ama3cD9A4/ETwhtytAiBZeiG9hOgOFEk7puCeodJfYHvu1YrehZnu0zhxCq5EtUvP4kbZd+AlP
OVmzttDwdTfg9vkA+CdstUFlfwB/1x+qxiyTH4xe/EedmiPPpvzNSXgS5ol3lkZwE9jVKEcnwgXocuEF8rPHTUAUQTSQ440p6AhyjnCeH0U3x1+wXfBj4gzP
V+8mdy9nhWZFIz+5judpzIr/xd53+DdtbmE7IYQEEkhChrdlW5YlW15J2FD23rtswl5llT0NSUgIARKybMdDtiVbsuWVhFWgbCh7tNCyZymzQFv26Me93/3u
r60H9w/45N8vw3FkWe/7nvec5zzPOfIMl5+kiRHq5egH/n5iLw2TfXG7zoF+gcZm3kxvRNrEkySVwgD9DLJjX+NNXM9Tvsdb4IvBp6psyWLPEw2Bx+mayvU2
mXmMMI944TyqihXer2xiXEp3ROY4FlQnAQPk52Q9+NHUPuKJrAcLkixQzCBv42y4L51nGYgvx1hGhrcCTaEzibWpp9wUMc3ciP9AcBvo6b+IpDO7On5156N5
oIvu7Dpsa6iohQ9Z9cp8ar3od8cgIsAWsbaKt8O9cNTfUdAVH0F1pCerl9fWaWjJNtUYxWO1UHNBtladrwq4r6CzlHvIFfLvPWfhWPd9+wzvN96ZnnzhNds7
0idHXNPcRc36BFq6R9GH4KJABL/0v7MhnparLTYmtcIzCJhHsr0SZnDnn1GOSvqQrR+yxtdWsa1WCyyqC4EAhuvj95d5sjBLIxyjioe5mYtddfJtHqYiJIrx
+f7voVfZ3+ZjMTpqa1OES59w/yA94+vij0eDscjuyu8CZWRn9ZDMRM5abLCaQQR/BrZY5L0KP8oWZV/PWoIkKG/gL5wN0UJrVKZfswxh+nDbQp8++3sHh1D7
X6gUtMTxwBTtD84vZbrHOborPvppTx6tcF8RL1NuwmSBPM8scgcxlnhMS2qa02a0negOvJR86h/g3SDKxzp4dkgU8svK20S/rK/R7nSGamGLsKhb+BUZrrvm
55Aj7Tc+vfOs56K/Hl1Jd/aLalie4K5oXfQ/2/cKTikFxqnGJO97KN53mT6kgN2jbXeQ2/I9FE/yPR28DxrpBeKFMED2otf6u9D76JNU8JXO9v8R1113G9VK
l8jrbRsm7Jca1BWNETL7Gj4D+J/vi3GJMgkiRS3UMqug5ueadrWbnbPAOxuf+5xe1DfLuxa+64KSk71FqJ3+kNUQrHN9V9Oa5qrmEFtl0x2ra8zuu6YjeAFZ
Dpn9/vWzydPbOtHFsgbyxaqpcCoeyJ6gnqvKoLa06Mh6TBxwW80J8ixlS8FCOlvdRcjSdPH8BOu8Zs8hb3M8MfNbx1SVXz3Wf171hJTQduqM+7b/lOspfcyx
nP6A16fHWIp8M2qXOOrDgPec8jBS7b+sPAo8hHXQQsUqz1i/x90pcE79WIzQd0w3hIMUH7kn6VfyezQiqpX44W8pi0wgu+llYAfJt44ONOhYKq2paVO3X9bS
ds3zK96N+LitC9LuU4Q1gdgIHHFJ1D7NceHVVDZwxLxTuFYgkDAwC3ZSz8H6JFyXtLOqwaq0vmBFNQ8bzJxf3YbZwXi6nk6AYitTlqWKuU3EF4xXN9+1FIid
xiPIIWvou//32Vq+ZXDFM+MeQSm/W+oMnoc71hjssV9gbl/fydLD3EmchC1LWQt23fyZvtJhkKG73KjqFfrmIj80y6jakmapbw2zfzEi2JjQOfmgWH8d02lo
DowR5Jh+1HnJcxa5Kbi35Iz6tcJu0a+Ndcylhjh2NjvZHIwjeW3HdQB/Gb+e8Y/q3eQs+c2KzWZu+X7zDEjuuM1ZVfpa34OTkjHfeCjNZU7A+jZoU51gOiMK
Xs8NxQ3Lf7esAd9tNJR/dPyke8hCTLf1aw3LcalZiF3EWnC+E+ilXnC+xGM6bOSLivBC9h7eROE+o4/fsSLHVIrswfEtfwjD+IehLUqo7l6MCF2T//F1PLAD
TsfdJZPZiKUTtwf8whqMFF3Xr0z+jdOYxa3ggf30F7f8YowtZhgHmy9Xz4dOWJpWfLTsNwaP7AbTYzC/SRegddpHoEw/ELunCPaETXkCQ+/0VvrJzMkp+ZxX
8d3wCHm90H3rQnWN+3QcUewpf25/iMcILMAQMYtNW1XYPEt3frpha2Vnwy6gAZ4FLBT/3uRnYAz7Csm0Caw13GFEtiGn8Q2+BexgUlQPKX+BzQcmpD+r+tbQ
33mqSU2lmrOdt1Oi5vUybk1cpx8KDseakqSxr7XIYOBzq3tLT9i3JbxI1YDbUhzSAm6dMN7SwnpYUIbdTphpSE3cZ25SvdiRbftWO1N/ufSObWzqYKwMYMJ5
/FqsbUopGS3mmGdiZVxnpacaMm7DvmyytWIke27FRuCSkQ1Agtn6ZwYb+6nkhc5tOWd58WlKdSRep660p0PfG4pTWppPsu7r9VBx6iD+Yz1mYaYsM1tNfTeJ
KMjh49DmV9h17LjpqGWRML66lXSgLQWcCSltu4hscoXrvu1PPS64BHaTznaPUrduUh9iwmxyCf5G6hXwoe9MCesXOXnIOGulqAmxRUJVnCIAa33pEvi+YKEl
Qu/f/47LW3wXvNU2BHFRv7lLkGbGZXhwdB1j/lJ51VpL3nG+E041Hze+N4TpVv2ZzorDsAXUK/sqF4qaXLWOKDjXGjaTHrkbcnj047/v3EBaD5tpGwlD5AuS
oTvveCoP9hx26W461FQsyNd0gydYVuPtrcEYSixN2tsRXwv5aU8cMinhvEq/BjtzZhF1wmy/1RdvvSNpQbyA7rPm2NsplqLX5VUIDQccwbb4UfJkWVtprPRh
dSZyD3PB7ZUW6jW/FbEYrC0ZBHT0nkzj2Zu5FlPNNlexfhRa4D4CTfUseR16odKHpigDZK402n+IXueO2CU5FB9Iy/h8H3lGyC6XjAGOZcAK+0DZeHUDzyHx
DlIqDY52ByAppsmaX22xxFrjMphBTNSA9gnEDmI20cW7XCT0tFPvNAXzcYZBZ93dJHHeseANyXjyJr4CDEZuCg09sZFAJpTn8wgeCv+UPYqLkCXVhkc4g4/t
Adq1Q7EJnCJENtwS7aISTGpoMUWYZ+o0RCdiJpkvN5tG04kUR11hu07ucs1C98gd8gA0HVghkzo87qWus6IECS4/Rb7Gert2WhF1nXI+WWQbKJ8l+cl2SA4j
Ss9S5Q7nHhFXsYDXFu9GdYc+Oo9DJouaukpjisaKscoR0gfkQ9kq9LSrw6cZI8XGWwn5KPFPLpHcINvmaIWgcLm4g/0bGhIe5LHUC80ech3JdzY27yc2Op+Z
y5BXXKHzONiR+CrtJdUsaiH8lfMQqhCtoR6jv+q/oWYr7zB3uTahdvUh20FlIvSbJRfqoTpSzRbHFTCFSdgb3kXfDest027wEFyPmyKYAvmgT9dObRH8YvzC
1kdt9T6X6JJ/V97UrBFZ5KmyY2oxnOZ7kP0sME4ucyfJx0knJWzKrFTSmTomkPkSee0eT8UouajMd15ikPUi8yCaqsJD4jL/8IHUwjr0Si3uO8qCwIW8w94f
qeD4awa6ULbKf0PT1dSmRp75s78ZGQLRDr8e/nseufIwPdYRTRajR7Jy6BRwoCYMdhG6E3b4vHKInusz4R4I0zsE2eDno3nqKvE3aLDnftTmqN2aZZbTmXRN
u8BSWY4/OIe73T9xe2JbE/4WzbV/4YDF5TUQfVvV33VCUtxqnOskfcqbSI9Qv3ffI3rI+vszNlnIXS27qoJ35mzfMLSTbLTvF08/6Iua4uwZ7sF0G9/UrJb2
6WQj4qP7iuYmHQe2zG4KKRSdkKHKO95X0p10wJnsVQYOqqt9pb4nrJVZR2tC2p/QY8AI2Ys2jB8cqsv1HHFPaiOCSBvXptaOkvPUk7zBdkqeXZl9S3O/ssZd
6enr9fv60THK7tik7GTXEt+bT/HDFwI8WAmtRenMbCIg8XtdZZp2vvN+RnYws6gd6dGUSuO9seolslx5W98XSMhrDc/OYITrBnwSaVIz0ztYWUp+8BFIB+NA
ooOFhp9qTJ622T2FA71l+Ijc9xhKpLg7KM8ROfJTgT7ec65V0ubAaVooYqrq1Y7WKHyPPanSn8DfNT6SSd9w92Slqb+s6eAifEv9VxQP8NvIXExHHEAmqFpk
9vD1cDECjTWJhA2s74BUKs2SpNUKO3LVp2/+A/2sZnHWEv4cewYVpzjggTPPUO89LaGxyGLvWrqpuA8KZW7BkuV/+u9qRmkC+N7aVuouWY8zewdGGBd6SdWP
xA/gFG9DardiGHkN2eB65+7mTzUcRicFmviHZjFEQ5Upddsznd5MOAZNQQ40f+laS7+pSnZ0VZY5EMU8qKkCqzoI5kquu8bV9JP1oN3upd4hrKbGUrPP8FT0
ofys/jgesLq5Ufi9dYUszyZU/4Nhp3Bw4yebccH70lUG2nLfmFdeRvWv7F49JOUC0dmkBLrw0dQ5ljhl2FzlX+ZsnE1kIYS/8WT6aex0vYpIrA5e00psuXkx
LjZk8C32X6X5a47DYboda0Pms/77zBjLT5ZWjf7kLq6un7SeA5NrTJ/h94Tj/GgjMBP/8/xH8wfWufIaw2V+bboDy3LsMQRzZlSYCZxpXwc1NDWCFphy2bf1
wf7VHjEfG2StTCkyGDkz9fkluQairKSy1nABSxFfJQKVNnal5QFwkPmxrLOZJVpVzQNaVecAwbvyJsFI1jHeI+7TpP1JmwGTeZ9oDPM19rvZZ2wDtzXPyNhu
Iipu2ErSciyzjeXWBWmTePc5OcyHqc94NP8XxGXsqnuzdjE21xiCzxKZDx36L9qId/o/V35felYAy54BrPRW2ETBBni0LXik16U8dazjfJFcUOg2lvNKrV/h
V6yPuAChwlCTTXKjTG7aLwr2kEfqxhflVevse/AEYIiRtq7Hg+dokv2qcTSwSXg4jcYOWAdbF2Hhcp3h7GeY3taMZvBmtKmtO/977FVyS4fZXii5Uz0O32nr
UD2sfGbxFdNZ+3jhCsd42+bKTbZS1hFjMlCEHQcGsHtzTU21xuSEnwStKnNFlGGqaWXqT+Y/pO3QIcAJSzvkru5a9Q/Co9zXlrZJI4CrFd/jBdh1++rUJoYv
WQ20INaeabONA/rY2iDp5qXGwZy1LJn5DETopVit/ryOyZvDHmSJN5nSW4i2OY2C7YJvRXehsfw0aLgItcSV9sV2AMf1w6tHms5aDtln2F4SvTLGVPI2dRfE
8uqJXlZXsi2OY5CsKSXab+pH3asownZyYrDbaEVZNZ9J3GEKKn5UPa+uB2SyJ1d0ZueDd6SU4WecJVqNn8Scplx8P9Ac32ZnbOwoDBPDhu/5zgjTN14bhqMX
uv94pJg5vNZBG4HNH7m3OyMkozlSt3RGyNxqOB5ScDTHCNuzXBuRnxfpHbVhERltBM9QGzHPF3rcg+8WI8I9DZ11D33ntSE9y/8lM6n9Hz5R+H1DG8aD1kaM
50N/Lm0YpCtclB7qvkTmfWgjrJxwzzBCrpjPsyAiz9DIV8aI8M6MsNHrX96BI24N9DVXOuZbpkNO/g1hf5vNAfDbNu0pHq4aLLiC1Tom2qOxPdZ72EUmxHpm
Hmyfa21mV4inYRcUI/ArvGi0DY92tLOGvK5/+D8DHaRu0fpH6W+9w8D6okq6HRHstfdS88B71ACkjfUHdFrFkOpOeNj5xIiwxhgDML4oRbLcUgsBWAF/EHjY
EWauMsLMBEYYZlmI139nGA+9sLcReQTpthcE34RiwYj5MnEHYwnSSJzueiNjk2brHXOwtf7WKJWLgYJN3YmN+Bbl7/wPiiXWNaK1CVH6Q5J2npXW1XACaPQc
wAZJzig2i+WmeOVA2VJZcH78PNhZPICMIvc0ai1e0LhYnC6p4evhTMsG3Qsea3NA0Eo9qHyC6KXkGlSP5nlKgSpsEpEp2URGg0usuPQMQUktaKJsUlJIK8II
u5pCr/kwuoR/WrItbC29FR1FDSKbIKn0ORBxBOefVvO+2DDGmgp2AAp4HRW3HTfl9UQx0HawEjrKHinZTSqE6cLgdZcIdGXVo/am3HXNFEzChiofy4PtTw7Q
j8WG96sXJXnxSYQdrEwNut5ITLBwkfunYxT5TKxmKtM/rSruY1sC85mUX3WYn2jVw1c2gXBjcRO8K9QneY5LsjEJRGybqbnmt66r1g9UvWozr5v5qfBt1R7h
SnWKg8YQzChKoNfYnpC9rH7lYrO8qCm8h8hyXsUXUHVpPyBDFKPxWltX20TJcucAX5nkTWkemcRje/LFIi3CX8q18Ic41azduk5WJvSQ7M1bBp+EBoA7UIyw
u21UQ/kqcJXwDBztWo+NqnpJLId9wC3qgjQjnSP+HswW8bmZxCF2NH4W7+nQWlaoB+hau/fSD5AY9TtUU90hpVj6DFvkKsYIThfmYEkaP9d/28CBIMkpMtPU
EV6pjkPuwnLTQTwD38qPol5L5qGv6KnYEDCeJBUH5SPA0xQb8NIn6TEyVKfAjyq2+bLVi5RKzzLzIrdLypOOwkXNG4oJx2X3TfA3ZLA0VoQrr6kbunb5njkO
WI8RYdhZfxvlpoGTVI6kObyB/s5YGUsq17CD13mh8y59l55o+yrglyRRT6HF8GftTcgdZK70pmgE0dAf64MkQlk/7y5hSDZhKC4uI0KkoQ3FC7nm5vHvIh0R
NX5MvdbcW0JCwTw9p8vvy6fHOK5myRSHXftcB9zBEcvRbJH8ins21cZaSk+ivoCmO39FYni0dLckz0ebf6D4iE5a4kElWl+Rukod56r22NWjieCcnkM23H8D
b4X3lN4Xyly33dvpplmy5LVES2WzvJnIbs86+Wr6V89WBPLJHEXezcDvZIkJUHp4Lcg9iI4qtu7zJlsukCgcUgkXCvsJnSML7RuG9pq1UZruxFPCorQaR3nb
qt95druC99oDRps3u47p2gTyFXu93XnTUSHWqG6xVOPyqEtkQ8kOql1QsP2b5TshY7m0rnayHt5Cao1uoipYHdQPa69gKFDeKo8Hdn2yy7MyQ2gqtGFsjDYk
wvWf305yeFCm1QevcYwmjuNbWKd0o/H7zvlcdeCesb8tF9mNfIWs8/bHTPRuKoouUQrk811GSQ0yCdlBpcpqJW2rttSdxF9v7LD1sG6r0QuJ/Snexr63ti/R
mTJl7XPHJvco5yR1Z8KIvEZoaqz5Bj4g83tSpJgDnUc07taaeNdy6Yjs72i2Zy+ygWbhX8h3mW6mVYNOsAWdgQxEt8pn+TZyPagSOuC4SjbhvKOr6bfybP4N
a2HNfckA1yrXCUmGYrQynd7n/Sh6q1zpOKB4aemLLqZmYF6qDfpAskDd0nacnAadVLzAOfAo333iNzuY+VGxEeohMsAmq4+01KRSbXgceBs/U37cesxQoqmV
PJSNYn2gvORb4hU03H5FksMrAGZBdnizdCgVh08lCOyg7SkuwFIlA8nLuAXphOdwd1VlbxAaRjtmm1bz1E4zb4twmPW3qjdSwPirIIzf+zdbFCtaB2/g/cop
991O7m//xjsHD/aMo6go7kj8a8Fw8Fr6F3i2/XlpSI+OEcKX/9vcz7AfB7EqQs+ueGz7k5LAw1PCep2MMHGhNiyb6R+fT2gbKN0rLhXPRNqzmRIUMnCCfQIJ
vteS7jzp2AWusrhFqL07Fpwr0RKH2T57Athfuprb2PGsIgcksGUuq3V2xTvJ++q74nTZYcm34nobn0uOURfMUaIsWyp3ky0YWfkoYkOzbDzgG3gl8JPwKPKl
6/ukyegbwT78NR1NbBR0dt0rvONcVdSZjDG7MQE1hecEwdS2jiaSlnm9HSVYOrlCPEq4kAyhdQmvKY0U9Wgjjta/v84klybE4SrbfMczfAN5TLqfDI5nG/Hn
pQsBlXUBZwyZxV9su6+fiRUZQXCRJYp/0VDKNpm/NwbHcXHi+8SfUL7jEd6O6skcCV7Egm1ooSXLchHfw++C+wAdl8QysZCaEUbYnGhYhe1eIJbEy2PEJ/F5
/GziK+II8Y35e3t3cbHpvek4t7z0LFRpHmo7Zs2wcpFzqTjHwRtUUYQ1bDLaeAiIb9KH+sbaIGm4TG3dja0kH5fdaOp2HjEOs+0WdbSK+NWC87bvKt43FRLH
rHGiAqS/8RT8TMYXT4caG+WiA1Bv6SN8keyUA2Tfg6YL10s+gAWi9sIrUqcQgYVJVY3vizOF9yUXxRW20eCx1OdgrPN0Wqzzld2L/yjqLungai/dShRzljgH
CZnwV/gK7IM1v3ynuS/RjPeL9M/0W7o2xkLnO+I1vtKeQ6Zbd4hEkvafvL37xJDSKAHbvqtqIaZLn4V14M+3yhpPrpxHthSOQhKgZ6bfJT6JGPuDcxr0gYya
rTXKOghZqhpKKWwUZnLOFVYQc4B0eligA1pfOTcwi26BM/3RyvbkfH4vco2jgWqiJFnJoTpLGviGkQ/s4x1H0wKBsFyQv8y7ncQ1TQ7Vw7d+60X3d2QPtdcU
bFnKhZ2pgH0s0iCzr+I+ek75hfozudzQ2THGGO9HSuqe7omXBNwb1Xk+JhqWNRdBMRJW//23WalGZLU/QdM5Ux12T/2A2ONAg7HJW8BF5QBfqWqTfKjjsicW
GeUL1o9cVAxGshSSbRO8jbeNcfyEukkMJN3ryWhfNj3bfz6rJ3pAnUbNQfbJSjTx9Hz1XM3xzBG1wfjPB9qsKVdtBhYrcj03CbFmqGIQ/yUFOWK8NLHd3YJI
UUd5uhAD0cWOHszaQB7+XrbPvsyK16xEXhJ5ihrJfels+jgyc3tILgIjRAWKcCoERkRs4G+PevJL6h1SzGdTcOiR8AxbZyg4s7aS+FZwwQIpN3HYiiL4e5gp
2+yNcxX6d4rvigOKRh6A0hDBvvGflNzdDTsGvrdtU8s9vxhPKYJfc2jramwlOgqeAu5UP6k5TnVFw2rWgrERRiTMpVbWM3WN/K1kkW+MQiLI1QzF3yJi9zxE
5yz1ZrpRb4wMJDEFH72mmOZNzTorN8KX4KmSa7a+slJlshety3G7ybn+Qe5ZyG40Th0lP1nXu2qZJkHaXYnCcdKx1HMZjsYo9HU6cgRZDRe5S9FtsiblzdE5
6ELHdXINmaKcTc2wrqan2Moknehv8AE10cLywFfu3R6O+IyozlUis7oPVVQ6GbKXjnqSsbpRvjPIHbK5txzuiacHuhIj3b4KgbeT/5J0NdlCZkRjaq4605Xl
rteSNsaOjpF0se+i5RaSBW6FzZ4hrqeySplZrFOO89/0v6RHy+/4u23tCs0i+QoaXQml13JEqd5FYAevU0jjWyUZSL+a+UyI+4J7jkfz+m6OMZDcLtzOVYNM
N4Utq/uVr02/oW/IG5JR0WiX5X6Fi9cgtUfapM3fceYmbDIeqKxvYFUSzJVb7gFHmDNZEbJT/x2NKdZf0t67LgIQMU4WJfxd3twejBL9KN7D1Dk/AEPNb4V6
04SkxZtCelWhkYa/rIwx5c3WlzVl86eUHkh6WXai1MYPW09DG4FDxgirTf3L71PXFRd/ZZJK7ho3M6+xJnERTjDyLsJu2xOJiYKuwvkOA08BZmQEf6JhJoO5
s2kQ1jB5jv4p8wvhQGOqcRRzvV5bNQQQcxErzL1MLDT8yZ3Z+DdBW+E6XnwFBoq5wVd1GziErWOnCydVdE8DK4xpLaX9MG6VzHGUO9qcAJuYAmSByW+cYNxm
VJob8vlGLcvEHK6bkPbQ6DAp187fOJdXjFmNvYxhsoHaECqw0LyvcDzFEMdNzivBTV0texbrXGVHLpl2rzx4zVfyOzJP62bjqbZywi3qXjVRPNZ8tTqNd0b3
ZD2VfslQwfabgv0fu76/LgcQYPKmG4mS6l9NC0qD46qcsr68DpwOpb+xV+tU/CXAeGZEv40R1uoEWdc69mastfkFsxpINBkNndPcadNMe5O0gkaW1bzJ3Fxr
T1tu2ibgly17mdO4b41zzU7mGcayKrZtcPUEYUtBLJ/BvZ2xwDipso/1lm5mYhormWMRHTNuYVdzPMz35d9wd3A3smN5P1f1Kd9UUVOt4I60MDAet5NumnE2
9gf399Qh9Z4ylwJNgC5l78uONHnD31yJlG4y9+JWmdsaR+nuCPtbNpvxqil8ve3L9B/tt/Trsf54G/PPgoH6eD2Te5a/Pe0npoZXoH+VoU3qw9nMhVM7pvor
ppX3514y5USzBIA5h8upamMYUWTkbjZ0r0Qy3IbVG/uXSTGG+Ek62/xk/fbyWsMkVoa+Pieb62T3qY7mb2UeMrXBhhivGm/Y7ZXvi3MShomHsjanP6k6Y4rB
Vid/Z9zH9hKTsB/wq8CXxpecaE5X8yzWMf2dfLR8IjhCdtQaCzTD4/GTQC/LbdMa0eG0MSlhKzX8ZR4O4SwBD9umYk1xveSVuB2hrAq2AvkIABQo8hznMizE
yPJfjGdNYXBLbUR2v3a10V+5QYiKuOWQ+KUpqzIqJaKyQhuGj6gNU33ob9/99jlVvW1y6zT+M06WXsL5Uhg8J383pyY0tm+Ci0AEgqsAHtcY7CO1kO3A+wm0
/IdxE0st5jjumMr5pgvGn3Vy1iXrLVsjJMV0VNjXDBn/LH3orGedbLyAmwQ7LME2cYsxi1iVWiY4nXTSXA7hXMzuAbCUOHwd2Ih3hvXQ0sdtFokxjiURO6w7
LEiGumCP8DcmEfMi8LKqANQKN0F+02ysmTVsRRVGGE5MJFwtnH7sP+dYDfKhnsKX/F/Ej/li83HupYpgXtF9bCb6opxHtHLdJU9hk9EkEd20B+++aJ31UcVa
o11tIVdQwayuI6Jr9q2ScoxfnWw6YLuLp4HBsydQns9eA/xMHmu6Kc0iXGlsbguBrjNC6Awj6eD+byc6fA57iOy44STzuu3HyqvCQXBz02JTD+tUwzHdKtMw
a5OSFpa1Yq8tAfwNPEPEi+/r2pDngS46N951zWTuYC7H1sm6kfkF83VFn/R65r5AZ2QzXMn1E3lsP3Bc181Cp/+Gt3Du5FbrDyf/aqvA1+Ae4TOjx0hg3wov
6m6a2VwWVsm/VP1SbzISYKkw1jxS3w/vy9vOryrPxnOwU/aO1pwGjXQxxo+2JlV2YVtbmi3VXB96YcsTvWBlG5en3rL/UV1QPs7QCPJs6Rqt18fbykECiwGO
CBrCscLVDottHm9AegJQz1qN24SpwhhudO5s89fVx4xCXXPhEM5aawZ5lYzmUiKm8BvcZay29bX2sXXZtEp0jNfMFCa2CKnpDKOBCcdB04apq6MNqaEJx+fR
RrQPjJCq+Eiqo3C1tEIrTENbuvBrixHyGhhhOXrasEqQ0OcKzSMOp34IhwIzQtYxDMcLYIQd8XBMYMZntLuhK3SEy1VHnj3a/1mJFmw3w1WAYoRT+oX8DIwQ
StWwfOj/f/z9GOveI7oI9sXtYEBcBvG1g60PbcWiZNEHfhk/ilUpnMWq4jhYbNbe5EPY9qToCpEN4y+vSuesMIq4+4BuLJWgUL7E8SUcJmP9t7lSjOcwbzEh
RxSh4DCQci7ACmZuQLrm0sWmd4ZPPp/1no4jvVoeAq0JbRH+ZjsvsTP5h/lrJIvMadXFOIFdAMLkhLUha9qE16SG2PNKkN8t1+1xoB5bbVjn+sH0tSXYmjzn
r7HWMzazdTbI7RNSf638YAr2ASaAd1PM4svYT1Zj5QEdbJnM68OaqW/NNhvWWPtZBglSjYt0TVLrSz6K+0nnWF9aCpN9kszq4F2gh+So+ZJ5jaWWxRICFgAb
bHEYPFX7dZC02hyo7iJZ0eTPZJFkIQmJtlgX2Q6C6Yb0dC78EOQ0Xl9xhteMOxE8K4G4BlOEVR1atcuI4P1qQ+4i/72LF3nrBSkVduv8Mha0EBsqacILvu/Z
iXMbjsDKeMOtt6FnlT/pD9vMpe3E9crcFb3Bwdz21WlYYkrw2I03eRJbe95Ar6wX2dusF5O6Fwezc7qbNanPUjcad+tO2rbbf8MQY1iMOWzF35B2TCuUJBpa
GvO5N8AeONs+zVCPm2h6JF4h6VWayF0H3sCvpXpBtzPH8afYDa/FVFLIouOwiHOiJtZZkEW6P6lAn4qtKlmqrwd2xPY5OHIk11VdbJgH/Gn7uTrdgpFf6xcQ
1cJD2Ot8ETzeNtZ2L90t6GNFxUz7RBbPNk/yntPYPI1dt+lF+RgBwNWY2vDfO9yCQnCncaX1R6BKpBO/zWgl5iBjLZ2h1s7hwmnCgeIELMmstJ0C91izdcNk
OtNqIpZ9RD/SMp/3gJwNr07mG2U8P0ZxeHo1/ytLLNFFNEREWttDDttUprH6BD+OnwT2hVaYHTILetbapWSKjW80gB4laL/g5JIzbBJTTsoqeI7xF/CPin7Y
QXsKa2HpVYDNa6jvUV2aBrM32LqWlZg7WOcnbcY+Ov1AFlZgaGK4l7YhdYL5lFltuKz/WSAS8SsDwqyk6azFukupi4Cwe8xfdtT+YCddinmeeRurG/uO/TL+
Z2rwnnkhLct+yyjcnEf0Le/Ge2xpJ/gfOXX/+Pth4Jh5FcgUzZEsEVH8CdhrUQRtduSMmjYCt+nfj1tYgik5FjaWV/qtL4zXhAfLg1GCEdjJxOOWKVY+L9/c
juPX77MF53E74r3KzESeOM5whfm1+ZxgkWBF6hBjeqlBtFC3TDhWNA8YCD7m7QNu6g+YVhhjmrwoVBijBcH+/yxrud7KL+JBvCihHHpc/caQDJ1gZ1iHfIq6
Y3lJ9mGGsWYo/ZI+RXJXzAKHcEp0zCa9q6by2nIRQWtQyxrOHQIsxhjMMIj953iI2gheQmh/69PvOyo+RQz6ATYdILQ/Ew/GNbzgfzpY/rPpdDVQnWAI8L/P
kFctrrrB321hM3OxMr4h9RBrwJYXQAiPi2hu64Bv1x/H8nGQybBNJ4J94C3FcZWJwumiO9jRdLOxlz0lNcy+pg2Dw4e2uJ+OeN0Hg6r6ByuITStvjD3c8ta6
rgltG84sZs7iMAlHdYx9QqXDtBFbzR5Telu4DjufsU0QgzFtcbwPplaGNswMc1H6CkHXjBjTMME0w5SUM+n7K+5wJzTdIoqOj24ax9nAXyvMBO7rXcZ51b9l
sFNUINuWJogX7bAOq+olymQ+SsOAR6ZOpv7mFhyRbZ8+qqqbzc0sZr0G4abX2BIRzssAehJfGovYTzBX8qb8FJHNDqaeT78hfsZeacJY+faD+tvWacAmbDj4
FWdD9R0wEzhlxAw/Ex2r51gfmvsBaiGjhBRni9ryUoQvq/fFtGWd49XnFfDP8rYDL6p2VtUKy/m/8PtbO+By0ybB0Y1r2MIqcnNUWmEiwSMqf0FhXALzRDfh
Iy4UTZbuUkGu5u5+1i1QInwQ7WeX4AbkN/tSzhT1SoKnNZMx0Fjn78hDy0pfF9E7aycHJ/BAth3WoWEQyr/FZjFwgltYVwR/5XQ3W4719ak9wSwSmf8s3Z4t
BU9KjknXgc/QQmtEtqc2HOq5nCnFf7Z4cU1mH6K1AxEud4fh84biqjIiVrYLyt4upofYf0zLIHjS/iyFtEq3Eg62cEdADSWim7vv013J3UCWBJMEr0OR76K+
o/pPCnePsl7EmrlLyHS2zJ3sa+XLrzvr1xAm6UOkgFNALfEWWoqVL7wWfIgshgrmdPssChkXcVMi6C1aoWwHpQri0/o4kjJPAGxFf3kPoRMzAToaIE65Zyru
C0ejs7h3nSWOBt5ZNdH+HymlojTzsGeBpiEaMT7VhoxJtCG81NC5sn+c9YVsr6oGPeN6520l/+Bdo4rSBEfON1y5vkY1bNND4o2L07SrWI28UlzxTZNp9Jeo
504vvRw8LQhGEPz0a3pSEeUcC2/xJNs5ctIebA0XezAJu5olO+2W0m+J0cJcKoSe5HPc4pDxcidinWqu+huisXs5NrOSjT23eoTfgg3di9F4T7tag/uhJo/8
mRhCwL7T0gEwjFjI+vAQ92HRSOF773fIZMlR90XnEKQE6+eZrFhGX1fmeR4oYrU5pqMOhvuN7DKZKIvx3PYD1gnAHe4KfTtqjnJADVf8jtjvS0BPqq5a37u3
qcY6+pALshXGVMcD6vdUPZlIigmn67Czh+QayJUHKr8nmvuPuxurMNVI+dWsXQp/s221BfC8T9PI5q+TFdEpNKJ4pplM1/FuS2Fqn3x7zQD5n/4UaL0nU40r
stXLFT5ypnsBPpyc7RKrq8gr+FDbCvlr9TKqBfgQiXJddh1VJFI5wExmsvNBVm/Zwhoa3Qmex7uj95x5xD51nDCOFPnnQIOl4rblNbfk7bP71E4MrKyZuG3C
1pdK4VY++p0SgU54rjqHOO84rqhOUbnuab5kD7PF9bq+VLtAO4XKEyoH/s/xWUgIFatchCJ1205oAMjSdPUER1bNA83QzXU9PA+lTf1Ttk51SQNhxzpc34p/
/zRb9R49o77oH5gVK52jrG29JPOzUcPnNGbacBqoRa5UOs3Br1nkjwtINafM8Z5gb6k8OQfah0oDOteYuleBLPXXruC9NclTZTVg/bNybZhmralhbVso25vo
vepplLVHlgh39nRFZ9ZN8u/zXFPytorUDtkAd1qgYWYwLnXC0QytICdnf5Ds3/ZjbaqmiD7tXpV93fPOvSxb4VvhbLjjIZ6cHV1UlJUtmyz5KIv3mFyX1auo
jYbz6n7eE/jP9K/0tzWxqgh9P8LrMkPHsYyQWeu//OWicImHUzORorB+AWaNrvnkmmCUyRvI8l/xw1SNoxTq47NXMD2iwHn3aMda4in1RN0fvU/DW4Nre0xW
LoROexZ6ZvgZmYsEz9GpdcHsgIX+PoASf2C95mojfbejrQ+QhVHOhseeQivkGI7aQaoid3f4Krnbb/N+T7+oq1I3IVaoRma3z57oZtZcUf/qQtVlthp0aiDO
9b5uKJRYZ/e8oJ7ROym2x7G1TNHW95Cc7KqVpNAv/Jizts1xpzOzCv5dfVlDeTiqqehwVdOa3Rqd97RanZqrnCmvqVGo2aougdbifH8hMgLp8en8TIlGo8SB
Fj966oTDFbPgw77uspeevvQJcHg2ln7Ex8n8mH3Lx3Z5vXO2TlO+8y4xS3xH6PM1sySdPcxvPxj3C3OUVnpqQAFPaLkz++u61XUlKmnNMLnJMyAQV7fL84ej
JPBYqta8yBypViklKoHlYY20eRVcz3/M3861j+ISq/2d3azAF/TMzBPq6/LxvqaaVnT/bQPdk2taBBKoY/Rz/0uP2BtDUwEVWUozJXftxxUnbC8SdhHFYFfH
LTHfsxntzx1hu4q1BIRpiZ5B9BRxFXjL0hMdjW6HheyQ2ex/zEGuYbLrtDfHc8dbIB9J3rcPgoIRwlGq5ugW1G/rbcv1xdHHwc5gGD4/IwJD+dNP/6pno5Nv
kXzn4cowxU5wniMiM44RtptPJMXRf/5juZsF3lJ1kJVTFZo5EkKxiA6enUPQ+6pcLp71TjkONTqs5rF08HkWoigdzVfJBspcmoeEAxgmOw3GWIsCf6DTuC3T
GpEzjNHC9ZqvNI8cA6q2uOSac/gBZBEcjHYvRrcCTZt1yRoDNtR7lQkQYnpBf0VlEeXSPq6f1afoGOckK1U+gu6rPIGcljYm6gFR1CN6vJtXA6uy1RlKtWeG
vBG9F4gQNzHCVPfR/k8VBUIwoe/yV8j3ydtLziivMSHfPM8RV/B9zyUKqcd0R89m7x54E3RH1MRe4WpE9/Z38+/MGkZVShvLF6LBd16hGcirFzhAFcFjPfeB
WFkNP3h8X/q+rRFkPaUH+KTuwaJu9BBfSP1aeB5+aFbUp8cVsgHawvMMwtHp9Ab8gjjD7UdL1W01RY4y1SO8Outy9o1mBdJH/hGu0R4rCXqewyfdY9yI/xtZ
Hd1eNhptSefIx6AHCY9GktlFleME8Qnux9hy9xY0CrmFPXQNh5heoYFt20BgtipkkvOn7AL/HrqDprH/mOqOYqw7x5gT+E2+FBe6VYja2CgzBjqmXq66qJ6G
TBYucS8CckWj5H8ianBq83JVM3WFf7EHD+R5tkizPvnPcd5o34esPsLX3guKgwaDZofzcq5ek+yMUfR17/InKTqDI/zz/ON8OwPRvirPXrK5X6xQaOZLZssp
yahPNpSR2T0b9oxSjkVzRavc6QRCPUA+GQH/V8A04i09k16OzKcOSnPpYnUNYjRzlUovwnLbfaKfVIPlnU1OVUOPmpDVTnZy0LfS5uAExTjvr8Q4eKavHtrO
U+m449+JqAMKzXXFULBPdtgKwX95lk7t6U41PxNMVF2HE7CfawR0MKLZKWBBC0ywIs0x0b+r5l4F1xdWBxlRwQfQLMlOXyG6WTnFc9PxpesHT5hMT2QGUGhN
yT8iiHPSERa7pwsnV2G1KxRbfD4wGAubp863pcFiRU9KpCzWt+Y38AfzauZ79dRivHPAQT/2x8uylc1cmzwvAzH0vNoj/m9q01WPZLItzdyD3XO8r2yAMJ2c
LetD9dUHe2RvlF/DBlqlyEpLEKxUvlW+dVd5K4Crrg70L/5T3vFKAt6DDhE1d1/xz1R2VjqQc95C6hwehw6ju8o4iFr+WJzp2555xxpxjUXWsYTm7UXwgub4
xnhL6P6aEy5cbM18qrnVMphTcQkcnKJDLrrjyK+dp2Vccha5zFXmHgQrjI8ED9hnvRNc05oHx0LFyGRnpukGdcL/Tfl37iPwQXnwnjLOC3sm+AbY1qq+kPno
VmQSFYGDwYiIB/zjjjmJBHkbeo7/Sk2cq7V6F1BAz87M07Ob/ab5o/ywulFmYaZFea/mB1+uR4V3J9e7Vf6KwGa8oRLxz0ZzbRvJafqtmt2qQ5nX/KM9S9Un
XTMlXAKRXlCQ8DWPxJvLPYrednLR5th1lcKdiGdSO23fVJL0OG9jzTnihfcUucK7hX7haKZoyyz0t9WsDtxHO6IEcbFmEdLYU+kf4D/GOueW0Usl5+EBsif+
5Xqh+iPVxTXOd9z7m2+pFSa7kB+QHnZhgAO29pVpznqfOA8r7sgtAT9cDu1TdNg627OtrqtGQ3VGv3J1lE0XybGZLQel1ShaqI8oc/y9/XeE55B2smJ4iqch
kGBpS39H5nHm071cqbIl4ttePfaldbCiM3WOaOjraftesACeaiatS+QV3Cak2/PRQrieOWo9WbrNiu/YDTPGYzrDt2axqpuklNaTevg5PMulN/0qaYQ+M4bV
M/xl/OZLb4p+AlvwtwE64WVyumsVGDxD8SaZ8pfS4/AryKZoQfwqngCGZP1oI9Yk/PRTjPyweRjYD2mPLQD6w52N2Uho3DNshdHwtV2D1tFRopf9muswLsXs
jnYuE/WUDJ6ZXzpOKU6Q2SQX/8Mz0lnPa6GDlUMBKoo44OiiWA5/lD12xcu0ZA9hB/dEF0dmVFyCL0orZDR4EF1CP0bGyjsiv3qeUKMIpjoYIydFo5KriUFu
KTYAXc/PhsfRKypyvHnWt/gxxU37HJOZbMqbKW0EXQI+iHbI8iVfKzHRDKQCHOJ4R0x0Fsoc7vHOYcR9RUg7E0kBHo6PGIrT8I9nr8kGgjdl/QRtnY0gkDai
axzBuqq1ihbo94o1EMNwkx9bOQvbZBsgP2gcXnMI3oq29AyAreZ1lmCm0TgZxzVXvt1+XLYR7qgySS7Lg+3kJcdLcyPnQO/u9LOKa/R5eCwZYYYxQmRBGWG4
AAx29RnWYvJBwhB3urwTMYN/xbkKTdy8i5dMH0fjwVNutqS1eYs72bGEjFPcgRegs9h1in5AtKMdvQ+PA1Hle+g11tdFIkxyO7WaW0LvgW/yfsXMzp8cvR0U
/hpmuk4q9sL15YeYPagJ2EfpE9EG8V3OIcdQ2ziyA1nB5SgxUwPglr+p7AS7AzqElCj44j4KlU0EPhZLqZfOBfgiE59+CJmlBTI/2R24gZl552VchC+sBGWB
OchKqbBujfwgvN/ak/QSXbCbcGV1DZoJcyyZJOY8S/atzLdPgeLdGZC8ZJ6jhKx29OYnls4WdTWtJ6qwB3grcgP6hmtxZuOHTXzXaarO+M6c5IynAXIo2d7l
wu5DyZjL1ol4L/vd0VXKpbZJLyJS9lxyEiIGcqyNdM2lr4D3wCB5A67S2oW8ze5iwWoXJTUSThc+h3AHk9Q7KgSoqz4ZkuvxD8uBKbdQP6FFMJw9QzCaSrXN
lgRHNiPt7YVfinDLHLi9o755PHLfFbY2hzaCOoKx1/5EYgD2VH0B5wKHwet4NysjXHeOSByaz1f7+JfeSqoQ9pVLsT5wivRn+BKuUAT7AmMgNu+qrJ1YJffA
G9S4uCUanN2/kzYMMFvFIN+5BehnfoZRWA/4B3MfcWtZwCVw1XeaeS+cTLyF6MmnveMpuYK4I30nu+gPRr8+GlS8GbwUR3xV50wVuJQtlXWQuCS35M3gx1nz
ne/xM7RCl6VbDo62L2d2l2+UfM2WmN5jBihDelmiFG0U/SRZijyGFklC2l1G2HygNqwqM5J+5j+/b3AME6601de3Iu9KRpAWl4IfjB/VCYqokZ6GEqO9NT0a
XiZFAKUBFU3HWtq+5dfSo3it8alksAWIgReXPvek4C8tr9KG1tAghgZH/SpZJ+544Le47SaxKcr1Y8nwkrBVHLRhu16EjCuvuLu7fFgMMLwiGfLwlovy7I8x
hXgo1BbqAceJD1NvZPVJNbhTVy3Z5WzrSOI9tpWTw/W6ZMo4nPxV2N7xG1lkbck+6DCBlaTfcVc+2hhnVFBbkdWSS2AMBpPrpXyyLuMrx11hMtwQ2kkcgaKk
e9OOyJOJmZDIcpX7WlIhKsOzZOuxhsh08htRG8cIxzH7V2Cdt75jtZ0NXbauqKQctKScmgRuEh+Fv4aum+ucr1Lk5QvBLZ4voQXsTs4Thh2SK7wNspEiJZDG
zJZ8i9dCURST7GzK3mgiYKMkTe1Usb2Wd+5G4pf4BpcfW09sc1rAMsTnHywwkEZekWTtlpVYhjnRcc3GA9+CXHtP2UFnAwC067k5iFLyvXi/IgMS4ruIx2lL
qDzoa98XvFFUCv0YzIfyiJ3On4lFTot8By6r/ih6JUsBLZ5SMlv4C9pC8bulBz3Cmm8K6YH/Yze8JcCgseb1oMoXW7UrcY5rIR6MKcMeI3aAXohekbdWHaU6
Cw9RYZiA4THQfz8mAyfxmx7cOZiq73K5pwqHIGGZk4wQzLHQLLzQdWa0yegIKBb4napwtCB76geTbchg7Foi2QMmiLkw5ZkH9Lb/UlpKBedyZzj8wtE2g3yU
ApaD3lo+TKZSBeRqvJn7svRKxXaaKRno7YXGWM8gGXRpdQ05HfkePq4ItppDhDsABSjy/o4P8z+jtnutCFPG81LgWOl41Re43+SteU8Pzoj3xIH1WfN4jYmx
8ARILalDIaCb66ZntDG3Konf21+gCJkt1H5GmxsWkYusVPgDWSy5Z+7toeWgrxHdBjFKgjMO7ci9yC/CekgfWbVjkWE3eA5dRS2jZ/mayNrB2YrDyHhkuzN4
d1olfI0ZbApFayDJsUE1nbdYFRxJ7mf9KJqn/wAzUvvDNZJVVDss7KzThuVkhqp9pCXYS6lWMnbGRtEb2SCywr+XmgFtUd8ymKBvSA3SCP1KkghHQ13AB7Iy
xXo0EUl2zKNGAFw6NtPtmm+boqFYPW2NyW5wifilozs53vmj/S7RSPSUeux87hovaqDsJt2hauC+7HxKdvDehQeoztvfyFaLlK6XukpWe7in8xv4lrMH/B7g
SzvaKQQRNHI1IM4DL+jd1quu086H9DPyGlIfH0VOyKgvfU29Fk2HBa48yTTUzu9nmwefxinTOdV9J0p4/ac8RT5EsQWuj28TNuAupPJILl1ZskMQTwygVY4R
nmrn98Qmkmrc0y+WZSguuPIVdeRh8jvyjGQ3cdfBho/CbfFO4DjRTTmRJnHdBr8F7ZLTRJQ2QoUTRgT+QzhmvvazDGoGI3y1Me1neMyMMOzh0Jk3Rpj8/OeU
k+FjipB1maK1UdoobRhd5n9fH6WNUGdNG6G7IiMM3+RzGe9/RANRofdzRgSFbXgPMLISM7Id136GV/+/MPEj4b7hozxGWAvICPMeDMbnqspFwg8j6eb+ckSF
OUNU+OzIvyqWhMD6/+88jNZGtP7B7/Ovhzb63/8b9Q+fPDpcVP3362aEGud/X80/xvwvK+XffxlPMb0D5TTd3+03VVmv8vZ7h6vTVAH12axu9H31AapC7VJY
4Qk1K+GmJKroz4+3fM3sy71GaVRGPQdpJd4jm+6f5a6nDsvE+csV7LQNpZc7z7vayuaTLjsayLcHz7lsZbJgn7KXosD5QYkrMBVPGoY5wghbHeLfP4327zAe
d/evS0MZNUlGu/ygI+KKDV/ljRGym/TfzrDB+4LIp94DF3zpTqf7N2kmHbyCSc8i9HnNF9R3tCm5ETVJc4UMtjNnZIfgS+qpbo1/PX0y8M5zv2YHlJ3pQ0rl
c+lo38XAQDLq0xm2yBa7ngbaoWeVPnytszEZzDN+pGyJNvDS0FvUJbtQEcD3BhoTbfEurtUQTh5Ctwna+D4CGxRzlav5EvKdqx8xlxzqdVv9ZCeFlfkd/bU8
ClYAt5AWqgiKG0aEipGMMB1SQ/ur/zm+hIe6W1RucnWAp8G/k3I9Sge/inSf8BQ6h9Xtspt9Y6mnRBdksAURvFRnIoQiEZziVJhlSHAsPcu/UFNcMyN9ArrF
f9ZbRKRBwXY/IC9P1yHbxFccechhEwRvUESweeG6n4X0/dvIx6vq4FHquUCirFi6TXqQGORhkQ3hRyRPkupa4nrq3Soc5egKz8AUrNdUFTn6U+yZ6WBL+8ie
yT45y2gLaqn0q23ZUAqa49yGPFHcBl2yLlALtIFYQP5gFQWaAa8cWz2T1cvpOOUa6gR5D13EPIWgn2LpUlLmnKAZhCxWrHPhitHue75On87N9U2RPPIurBUp
m9c1sy3f1Mk3x9cCvY1HAXcch2k3/Bt1ANhNz5D5aJb/R8WBQH+JTr0AmQIelscQzwPzFc0ASMGCWvmbOH+RJ+Bd6SeWluLZqpuKP5V/lo/xtZdOU5cDqzV6
9Cd9BjpNcV5UBiTLHntu2PVQPNoeH20myKMOJpklzyc3yggsBX2z7sc1uQmX68UXdanfJc8dnR2/fG3SmjHanRuaro2NLohB1rSNf5DXf83wtXD5+vWi+pn5
9vjS+hn1YnLF66k4Yf0x6/sWtyl0h+dE/GVk4pix0aa4B2nPN33FshXOTeiRGLzfJCbc3bCnAtFeKpi41s94H3O13mc8stD1MrTOXPW6DWurcretbVLvYAGY
2DIubM3TSLtr+Ap+f3nv8k33YmSJq9ZA9Svy7xdQBfULg/fknWuHbATij280NuSvvaudFt2gJBiNkjLGFnXTujduyz/R0LPmynpP/eXxfVOmp9Q2QtKHbL6X
x4h5oX0Zu7zRY6254cvYJUVZ68pK1zQK9ky+YZAFowsd65uur85Nazi9Xqfi7Ulfr4+Oq5+qL1NnlMd0TXDEn9hwstH0+D3xjfKbxcYWbMtbHTc2cXvR4s2/
J0fVG7Xm1wad6qeuiahnCren/q8a8X/4KJ0K+5csS8qKrbf+j2R2Ubu12sJgT+tcUvtUT+qNhCMNPcl/FL1fX8HIafQw6WrjivUd0+LqvSnulZTUIHhHu5iS
tvFE/RGbjzY9WdJ0w/km1+ODr/hGCbN8+5bVDSYUVq3jR1kLAwUhtYfaCOzaMBEmc33GWmF0bL2GMbmF47RR0fbcksJfNo4t4pe6C78uelZMN96wZXcDrOBS
ox5FuwvzYnatORrPWX+3SFnoWh+1fnPMlgIwYXT9aYVnNmxsMqvw2/V9E04X9tP+liQtbLyxc6OG9S0J8XH2qH4NOkRj2lelt3KX1UvcnJaUlzpgwy8N5sUI
kvczjhZNYo4pro4Z15hXcik2Z/2+NVO0vaOWx+1tFBd1LqakYEvRhITS4oYbJ8e/b6IuLcj7Ner7aGVsjHZzzKw1pug9hR0KdhXuzp+d2yth87qba80NxRs6
MoioD43Oa7M3vV83VPtl/ovCC/Xk8WjyhMJb+R3imm58WfBF44W5TaMLG47LvZHEzjtXImH0LNhZPL9gU9GCYrR4d97BvPsNK/MWFDuLxY2Hsm46CEDgniYW
gSyFhldf1LVaiF+323j54P60CeATXre0GiAXPqE/WdqA1zL1pqE5uwI6BU8mss3lzi8TmskLjdtsYfSPf9ubSeo674nexporDlDDrOfxQk7wfI6VnQRrZVtN
JDVXtpqaR5xShPX7tSH3nv+HY5f2YXcGowGUOEaOse7jvZeG5cmFr/LHCNvF6m+vPOp6Ki4WdGChZDNRmW219BdrsPdeQlwSrRUmIjymGp0jOkVG48F+1zeK
e6rDUGxKCrULE4FL+WeNU1mVpgVV5gZfmdis3fw7TbdZC4HBxFv7Qui14Y2lA4/tGFkRvL5Rsp7tmGyfsxN7Ce4Ts2wX7XethdiDtY2Zd3WZlBebRzxgvZaL
wceOJsbjhNXxJ+yV+fX/yoS62VNZZ0XJAIgf0MNghDiKEUaVEQKdDxPh/WNuNHMIDQNhNnWXfQWA7T/qVkiDR/oH4wK8V3KWuID90DIFf2XRlrXWJVe/5WVI
0u3JrMf0Go7SGBwrfAmqpCUlnfh7rPtFLQRPqY2mYJ1QOmE0v4cruF08X0ivi4TkGmUY5nvoqDOCFkxORJtP2MYg7YiSysOmCbwPIoyMd3QkTtlsko0kBBTb
E+zfmVwyofAHJxfuhS+utothjgC/ivemcXyi+WvpAhvIe+uALc/sVWScYIljNGuVKNOYSSbiPYimysaWL+HLtikSme1xVDPpbusYm109Gq1vS1FMcEwk1ulv
YDXyQ/n5GGRYbgUyGogGAV84WuTnYFPNjZlca4pNXN0fjnPeFPbkwuRJ2KasA7+UdsY9cA/dIAywtLftIu9krDJqgThchRvAd8BEYZnllH0Y2N/loXKI1chw
6fBGDbCNVWf5EkGMnW88m7RQ/5L4JT+DqO9sh1zPWEmIwPfED3gHuZPuRjjtoN1CLpCvU+Yqd+NL8dlKLqwnjpJy6yHoO3pUao7kKNiOOiXpJMvJECo6KSD4
Eb1HZPNYTWOhXUgLdgcqxlqGn4cq4ZXw0LLdGc0lme7HrqnUTFcEluB/R6mhq4Y+LZv3fxj7Cjgnrq7vYYVdnAXWs9nIJJlJZpKJ7S7ubsXdixZ3KwQoUNxl
JdnIZDKeiewixQoUl+IuLS6lFCtS6Jflfd7ne54mWd7kt8lkdubOlXPPPfec/zkHH4C08SyrBbkeZ4frdgRtH/ik9wp7TfqXu7l0OykloqBHypftLYlCAjJA
dhDVs/eUfT2XkHjsixEULOV6mEfzxA69N7guQo/yj4BHXBlkAVgBqkmG87ElulzX0nyOTCSvqqdKj+ePAcPntEe6ny3mSXeypjm1EF2r7ALvBqsUNitupBer
16iUoFdaQ7oeP5ujgEehIx0VtQCx1K7PDN9HbnFvUOwmjzI7CbV9ATXQ7aaWQNeg3lJF2gRuvvpbEEqvS6V7OpE21WGyCAptsRXrszbQnwxPFc+ZEyQE0QVV
aAW+2BPZUh6Bn0TzEI/s5R9JnrKcgjdvbONQknJnK/VidXtNtixcG5SKTyNuqovFA6nO6t7wQWd9RR/1WSumXcT+QYjZLDbguq8M17+8kuO6Tcx2XX+VEquv
NlPHXOHa4wKoCb6V/EqhSa5LH3A3xQupqFH+LVG9ciPaySp5Drt8EjXSvcCc8a09x37CwarNnun0LmKG82/b33CVonv2v3AT0crKFMvwFHqL2kqNcTQnl+Dv
U6vidfG/nUqFkW4utxF3ZT22toEakxj4nfu15HhhD3Uw4xvtO2arZojnQFFdz2m6P1JH8sCjhwqLZuN9tWOhG2R1kPLuhX9z2iGC7E56uCqomRKTnYqrKHVu
An9ky7VdtX1UzgIxlZytZu9Mfw/PVaaCPo9PsSblec1Z8tmeSvIh+QVqGPzd3RJKpZclL2Pz2Jv4DHoMu1vXWHOhav/sYuJ6zRxpkQLQLFuud50i1dBBz8Tk
cfafGNodmzGOWOnsmVUqFpG7su1QF3mtYgj51v6VbRC41z2IeI/fhnbWPI++B8+QY0QfqS3KmfRM9V5wMtKPq6KvT9ogOPiekynqy99Db6kVxYeyBkIQ0wwO
KlaTrbje8BRPReqFcwzVlvpiZIXQaznpX/47WUtdKm6jGu4uoXLJcGm9evFjuha5SPmH6qV8ikdOHUW/kHEnSl7OKWoBegvHaOTckaw71GtQgL7ga1F+fNHo
uZ/LLCySItlPGfUURzEfZbZfxtu4wmWAR8rVxDK+FvVaWyi64SrxUny4NuQDUZ/KKELo7Shsrw51D3xkVpN7oJeKn/GjXEU3q7wqnezeldgaG+oRIevzT6Fz
PAPw6Wz4fP/Dc2xtS4VL8gJ9q93mSKP11ER3qlYN57kGw2aotlKquYEQ9BZnRXc1bicKepqQDaEhWa3Yi9DXnCJttMfj0tP70X/7X0TzPbV8MfNEdI1+2G4t
Xo5Im5P96P3uALcMg705aeFrw2Gwan46c1P+hExit7vXuHexj6Rv4PfgU3qaPUVw1F7n/IkNX/9MHOJ9QfY2apxiTML3Zi+7wleaT9xMdxwTq9SyH9VKajD8
SRJFZ2yJGgchCg/+S3McMkC8cN01gmyfXR95TBEFNyg71dmXxlykkrLe4Kn8aNVK/jD8tWgh0Y3O4n9E93MkO8jTjmutaxuSSAhBSaX4hlILSZSsiO0B6+nm
Cwbft75n3Gzkjaob7Hde9TTVbkHuedeTldyQbK7tCqiCle5PnnZFfXSPoRhdhaxqbA60RldJ+QecIncjPlUyhBaekmiEQ+wgJg3RCIWKQ4qP3LHsQ/haag7o
xYd43xGHSL+8GBegufLVxTMojp4EnlEmUHHkXXY2t1/akertSxJ+FrfkGXJ1VpLQztWVrhsIsAq2paDfPIez8jXJllQ3Jp5/BJmZXxkMHSw9LpnEVmA64QX2
TUUXoDFQ49gZnsagR1uaMZn7y1iZjONukfe4fKQ5ChonqYf4O+hh/Uz5L/pD+G3mjmMyWEkdhMy4rei0J5sZ6e3piKMy8X7y+VtnCZWRqJrJ/6C1mWg/uJNQ
v5oqJ5XZqz6peESHSx3V7XvofrYqTFbdofhVWmaIIcrTGkTRdYeO3zPb2McGr/a4MaiboufwqXRk39Gonl2R9xURY0f87pvuOY41JzegvZFOnsHgZF/43MlW
bzR3kl/77gVUkTcyl4wV2PCyViKdhOf4R2ovu9T9gfnAruaHYHcoD9nJ2t87WBhli6FeMgF3M7E8+zUv598gPi1v8/jCW1MZGcU9YeIELfiEXYAYpX+rS5Vq
1T4ojmjCNmEpFCa6wfdQFH+apnR21jxSKtlz7kKmlf8kFsBceCvjReNXOQrdUiyKDS4yasryhTxtkXOH/vv64chbZB3Zho019/I/1czXtMXD0Q+DfCX+WnyK
tsG6nQaJdLTOpa3D7YOzvW3Jo+qr9AbbNSY2I3yPvZRJ1xSkPMRnYM/5i/54cnpO+M49j18PH1dXLeqJ7EK6qwq1Jk9U1EFkm1Tk/ggdNdYa4bam34wHiEPY
Ss2gzOaKmqp4PJn6zj0e3ahMI1oSBfBj1RZ7I8TmfS+5657EXhf+ZuIhQDjP/2wdiOxzTmBxbW28VtEYaIP4JDIoJKvEc3uFZ2xXrr/0Z7/HMIR/gDAFJ5S/
ajcwZ4X6UAflEF1b/3O4DbydbanKoXuo37MXtP3wTUJrx32iLv+JqMXcJ7cS9+BKig7gH5LeuB7rS94l2nkfMI+9M7L/wD3sUG2waBG0xGt1IsxFgnVbhEls
rJayT/SPYUXQHpSHxrJ5mjXur7hz9uOaWFNjF2wuoQcrxrLDtM09D2Er/TTTr+3HjdXa+R4StXWHchu6WT/CMFAYXvAX00O9T3oaJMhZ3E21HNm7afZmA/xE
alAUUvvQr7batUdcdcFD3E2uofoIYvbXgZq7qqjvUyeJmuu/AncRCWg+XZ3yixDnaNSD1EF6uWdwC6wR0TL/4Ebjtu6nfnK1Q8bxa51OIkf/SBnOObyknxho
P0ahnuPa696jTE++XKx7ZAR0WfxD6RTooLUL8p0uw9EQm4B0J6Ps3y3l2sG+lFfq85FVX1dYh+1mj2K59DvRq0IWC5fKT6LndA3dZugpVsHWefUY9K0tXI74
XpcMj1Lncx+9B2i/titzmWlNfmV3O/tv38C/LrFsneuNZ/cGK3JWTk0sYhjyMraPXb89fEWG8TX8Ntk39CGhUHhX9Kskhi+0Fjh2idfB90vzCqWOrxUJ5EuP
yLjH4UGT4Hj0kkSpzUNK6JkSCjWjfyKrzWb0N9U99RdyzUTPCBrNGhbJOv6v6w7p3kCf9Bn5y7VHsDhkTXAbFj7OrQOzPb/SD2tXJbPwTaoBHiuzjW6sTvSq
ZfXgO6VJlBT1WsPllRv8WvV6IR03BNXC3cC3Xg0cTkkjqO2UAh3L8mhL5gRfqmxDRo30Y4maZShiJKn1pIZs63jIDDdmiPKY4aljHH9iVlU2AqJtUcC4njlj
/FXiIOvSZ7jXWi+Srs0nlMhDHNWuNb5F1mvVzoboanSWbrEeFG745lMsv4joxSQKxzQLbDsUQ+R/snZ9I0yGVgFToETokmY2FKfepJjGqvCONlCTCBd6GgQT
3OfwHH1NJJnzBvN8S9XT0OnwOv0CZKduEbSAbeR+7jiPjNEWS+2sYL8DnlWvgQTPLtX39GxPQ/cSlwROCJ7UdqrThU9llqbulwwNPWG/8BEpVPZUXeUmo4K9
v9qMlOgt6tmGYuUkw3CklmiNzorJmCewR9XK95K2Ur3RXJYAu2kGy17bN9nHaSTCEv4ygqU3BM/iX+evYFdj+Uk/Uisyem6spcrBpsMGe5rSqi/2OAsYWxH9
I7iMOlzUzPm74+tNu+SN/XuK96I2R1Ld0ywMLaeH5gv8WkUf9/8lL+Zqsjr+WOkVPmSkU9v8GKuUhY9oiBLyMByB9tPnwQbQfLIXH9Wvuly8UdXi8dk4dRx5
gn9FZhG/UCwUJdpiJK1ENMtx5N+WKup9UB/2ibY7mwA2ZUs8c3ThUnkf+wfPHPhP5L72jbM/eZ8/nhjeUybOqM/z1rGNweXMdbKVb6SmBnnNPpvtTMtoubMy
qXAYsxSyipo6gla4Kr/IbrDNZO9IwzXzGXQqIVW8RxLTvyHrsg89fxYOL+4qmiZty/nAZuq+xpPqfN1+b3t/I3gGaRYEsQRKg2rpTrCsTU5nUD9iNaGX7Fz5
Zf4LfinREFrRo2JGiwUUek2H3/AiDZVyRn1KY9J+XadQHL4SIEI7Z35gNnsza5pHpJbrtEEyY29Wc6UDGoG8IX4B52BjpeHPqVhk4joSt1VzPX2CvxTM8za1
h9eSzZrEsi6X8oUDCkioTDbN94WM0dHiRYVR4588IIzienkK4QeZiGI2PcyRV9STWosvs2qhWtgP7HX1bknA/6PyG/0AxRZBy8ZCAxx7sYn2l0Q/5mfO6ClS
1dW0V69kh1E/SvYpi9S34Xfuw9CBondID9xJaZD+zKuN7eteV3RRNrCP8dAwR4/1TvClaHSansUB1TA9oM6D0oglWePY1dQu+UztxLVTrEnQN96mOMavtWuc
l4RM7jB1Tf0AmYWcoC4SVRGbEme6bqGZZyxprU4dAHcy2zWjrC+I+mk7mfXoU90iTqLqTBdndeJusX69SN3KX5t5qu6sbqg/hS4gqnufedvLvIY46nqt7hox
bSOGqHsxT5Wb0eHFHeEW9BX+PJxAxCHG9FX4BBEDWaRXxTcUzuyX1nhXC/tO1xO809YRBelbHEVd00WbuKKpW2FrxapnMo/aBlgvbRlvK1jfPruHdbx9ZvGT
tV/bem8Akg+Lm6W+3hTdO/P/U+Zs+XxwvP092JOcpO0Hv3DX8YRbEdZZv7dPT84qnlj058bx9sLNKigqYq28mDyAVjQ66buM5K3SJFdRU+tx0cKCcnhNZOTK
l3TQ/75/meKnzeLCq1Ab0UvVJLBE1c4RjoTTKlYXyooHgh83GdISFFcLp6eG60Ea5c/LT5cNEfMipeShNaGgV+3Z1gTJPVk+GJf5d1Hl1JiCbba/8dOE2X4r
s4E7vvi8aHFKM1t4q0qK0ivvLRwr11pR5wrJ2YKsQrN4oCzLLgX7Fl/W+qQZovr2aak7XBlbRoLHnI+Ub7Kr5E+RLit+SiizUFHrrG3po/KHWCX2iHJhdG00
EDWCriWK7ug/RqxENL34SXG+o0kWvXFu8pg1aGb4vu1PzwgywbO1qGdR98xfi07bTWnVbA/XtC8IZqD586u/tl4qrpcZvrZUx3kHll9VPCzrwOYVRfHkiKJw
Dy6foyKuX8OLb649Z2uceVMxX1Judk8garazsD3aDtEH+RQpbM1zD87vXM242VBAyLps3WWr6+zw/XWbQ1YXn1bQ0s5nVJfEZf/oHOLKzdAl17PmpCcUWXB6
4VDJ9EqaggpFxyQ7HU+LDtnHWdttOmgda1M4f7M6slPSB0hx6bzsCa6JWXNXH7C/w+fm50mIoryk4oJjmz4VzJWcsgW27nXcdbzKqA+a8rs46tkS0tLES2z5
Rfy67dnWuD61RxVngQc910GRmpKOzFim6iibhourrilWZDS198g6pRxU45fCBrglm0kfk73GOl/WOru2s9D2q+yF89ra/vhix2EbvK7Pljxld4lta6e01653
KclZNdyPinbUdBbZMgcX/AV+kFUTVbKj+FTb8MyDkgGWb3A/uCP7vf1PsJ1YVjPeUgmoDsRYYoAEINZSAYgLHcV8RkPGfcYvxpbhKYHY0BUVQ2dVQAUg3hIH
VAz9N/Q79F0hdFecJd7yRas1UFZOokW3ICF0X4alRugzNoJOoOxsWakxn0/GlpfDNZoH0ufveEsZqrMikBj6i7NU/l9MKBCR20S2DwNRYi+E6URiLFVCnwmh
NiWE+i0+9NxIOilJqN8qWBIssZ/7MzGC/SQeKLsiFoj93O4KZXW3SD/jUst6Ou4zTjXmM741VIql0v/iVcM4QFkZCZ/HKQ6IDz2tqqViaFS/LutVS02gUtk4
WxI/lxUDlNU2NtRbFT/3VULoPGCpFfqLCd37f/DSjYzGjo7ljIqqj7dU/1yTuP+hw9CIhe/U0kPtSAz1R2VLzOd2V/hXj8QCNf9V4/hwvwjgfyghBhCFSo0D
av0Df/s/R3GhWVA59F2jzF8sVFLUSNWWqGjDyDvRf82pslqU0X9CqI41Qi2oU0YloRYnht6fW/N5xlW2VA+NbFkrKoYoKgsoG6WymVXVUjZScRZx6C/BUjY7
Ei1lNJZYhrwHapehVkLvWCADqAFUKxv1stZ8flf7/Nz40Ls2UFZ+2f9iy2b4596LCfVG2W9JWf+HnlblMy2H6hgajcqfS6/5+WyIHsvuCl1VVtfYUB0SPvd8
Yug4OXRnGYXGfMZKx4baF1uGcQ7VsFKolPjPLS5rQ4jSQnfFAFVCvyuVjePnFscAkywpltqW3kBDYFOI1icCyRYNsNPSCGgFrLFoLb2AaYC3rEahOlW1yCwp
oXaKQvcutdQKldnEkgZIQjQr/cylovjp/Qf1yQFd6FlxABi6PiHUOxkRfKZXAVUBGaCy7A9dXSNUW2FhOZHCImNQPn9XBKpbZKEeygGGAKnAaMv4yFKMJapU
FEk+skSOlxhjGQ80C82BWQC0EALygb4RbEPtgOVAj1CvfgMMBroDpyztI6ytKUCD0PyaE+qlBqEel1vaAusXxi2QAFmWekAZ7bUJ0W49AF5Q1m8SIDvUP5ll
tB0muyUDry1ZAB4amzahnq4BGENjPaXCiBAfqhSiF6MlKzQKktDYdQ2NhNLS2pJq0YUopqUlKUSnkKVdiLIkIXo1RsMaRsfgAVF9wi1R9IP/PtM51CujLdWA
PqFerLhgFsBF2PEmWvqGVq4pgB0omwE1QvQYWgkBgyU1tkKI0mEg6fNc/OeaVgG4DzQJUTppaRHqrzIeH77TBkNzZVKoVxIBdGHlUDndF3wRWxAtYss/+iMT
WB/q24wQJ6gYGq/BgDg0n3cCXuBoqC6NgXWWjpYLFhLwhGg+CYCA5qFxloXm7PZQ63RlvApI/8yfqgEDQueQ0NoBApkWeWgefxeilE6hercKzeayGY5aKiyo
aqkLdADaWsZaugE9QuM6KXSNDvgp1O4FAB7iXj0AFXABuAxMDc09I9DIcsBSP7TWTAEeWzosWAiYQ/w9D2gNpIToISXExzqH6O7NgsTQZy9LNctg4GSoKytY
ckLPtlm+tzwD6oekkRqh9sRbGlr6LSjrNQUgDc3eChZDiMJiQ8/IqYCEKCvbAof4XP8Q30gI/acmsBCoY/kx1NL2wJbQNR+y99rq4Q9lnZIUiqHSnpt0zvaF
s7c23yiW0vaERLF9IVAV99oVxZ2L+PXNa5ZuvlsU71yTPNBZUOCUJ0huyiZsfW09YU10RMkG+V8jdRX8TjgDVlUvdBXhkIrCm2jDr57rpO0rrddwP15fPrKg
ZVb1auVEwYqOiwb+LGxlb2C9al0hveK4aOsKtXNFzZISWUcaza8gwm4vKJ6aXxenVQ3x+yJa/XP6GVH4jmUP8TzlW7KrtGrSfukx6J18BRiOdFyMg7ZF7j5r
+YIWeP7W7eAgKSSb6trkluFGnKhxJ/+xdDJeJHUV3sGP4cs21Sp4o7iBX8wI1z8vdk4iU9n9ivxaYhlD5KwYsPFGrb30rq1BVaHouZLLbu9upm+J1yp24yb7
QGIbvsq5rLgO/KHa2LSOhW9UVs+bjD7Zcrsq///kC1VeNKDyMOb/+N5jU8LV1V2hhYou4tnyatBqWTjXmlvUsXAn5XFSxJLirllnXStSkiUSx7VN52tP3Hga
Jhzr1j4Th+/Mz8qdeDtZPClPer/o4YZT7nhnuCQrZzLU0z2t1m9XHnE8tLeCE8GISBIgKtVYomDnLV1cr8AJik7gOnBe1oLEZOtjp1OVAs+25sCrJRtdHwg1
CJBG4oNssvh91s5sK3TNxbiKM0cWdZRaFTKX0VGLdDhrWM/L6eKtqk6Ksa6v3V/DffOPSqvAybWek90li8EXya9jN9aEHc8U6eRte1+5msxwmxU/uJrZzfhc
+yRig/uluP/W2RsOuJrDMnCfqin4lf2jdImNcq0rfImflm9z5YJzwBTQ5d6iug+/2nzOuhJfRcRCS7fech5U7rA/U0nVUxRH7ElZQ9zNXb9let3vZT1Wf7SN
8xRQxe6H+PH015KJ9oqK2mmHqmmgt+A8ohPokplE75TDCi+604lNoNUuFc0G22c/Sr2QHW/PxR/BW+0DXX/DddKeSOdzx/Hh2EfPTXF3bCf9wfudAWSr8kuZ
2ZAJKUFEXIEqNlANushMUVZ0dAePaPoWpdBr3TtVxuwUeqizlUeK5oIqWkZFsYD8F9325obWbuSZAy1TLCCny88IS4hwveU32jnsMlN7UwciUf3aFbe1Pxkl
AoulHPtL6KiBcAFPh95pVpvShOVoRe/3ngj2cyBq9pdo8Q4jruKQzw0d4bvyswJmtuGaloTaG8ZXLS5Si7XCpqrXclcNF2R6mYYN16Cf8j73McwedwO9yCbn
xpqa6WfqtpLPuMt0NyalECY3s0nwQN8c7XTqmSIx94PhqWQjVo0N10+08qWYF1rjvGZmNzNRlu657G2MB9AffLtlV/x1dbelDsNFyVO+g5Cnb5NykWzNDtat
yKpf1CO5GnOC59l4GMdvczt0ATKCF290XEJ5sQKBchBA/6v/CUzw9UqLZwPCzM2j0S7YTTbc5lmbaskp3XI8TrMFNmXf4BYit6VDoJrYG2qV0kT280vkl5Dw
8ifZFVA/vqYpM7Af+Su4jl6jCbecj0ZeIK+0vcCBnoNYm+Kfoe5wVL9nS0Q9dFS91xM2DxlkXwJLtN3IHLoAHQG3FCD4PVbDNqIQRZJVWn6Vd5hrE9TI3Riu
R64SDlCZ0kS61D3XICZOKq/AlT0z1R2428g4+j2SQg8h7mnqe2ORJJlL01J1059SZbXQxfdO9ERoJB1pncVdUufj/Ws/Fk4xIroNG6Ad2nq+Kt5D+A7wG+oF
/JPyBLJF+xEz8Wp/F3WLwu7oQk1zCYtO51n3nOAnvqVpLN6EC+oLzZegAmImVx36taClqwn/AtJpnntaGzKQV/4Okj+pOKyL5yjS0pmJrELzsVnCr+ALxdYy
BIPs13yt56QuCI4A37trKtx2mFVZz7LvyOvO7+W9wR7yqcy+wCJCpmnG7jT8KZ2kfkjtRtxMKnoMGeiWkZ35/tYrZAKdCk8i7umusX10Y6hf+GS8ijsH3kvu
EI/NMkEZ4E1Xhmq0sJLoQlhJm7R7wXhGBj+go2p+/oN7NOIY9jduDd7Nm0PqOZpdzIXP7rfcWUTlakUfZZ+7b8IGsBteTvTn6FEdgBXcMHF7+rpiD1Vf+Rif
Do4ky41jB3zBym8pJzYAUMH3mhCT/Sm9sJzM976FvrKH17BddmXp195uwiHdJ2oluBvqikTI2SG+Cmp4rDhO3U01BvHpqqqXSLIIZbKaZ1Gbpw04AN3gHMvh
Sh2/nNbhjzW1ZTzUVQjfKbyji+l0QocOJXfrIcJIoXK3x7n5jGu5chJ3xV6cjeffl2azH8gc4Vj6JvY0eBT6SV1Nd4h5UasWuFJBkifYO/pFsvY+IHLcsMiY
zWjxDoEvRNL511sMpdBVFMOZu1Qreh04UEuowksJ2CeYLqn34g3I/KLFiqEKdEvHrF349+vi5dvsO1R/1TgHVoHCqeEX1XB0EbdS1kTucsfxBxyxkvCSDZxT
IQ7MDyRC7cgpbGu+HVdubiYgSg9E8HJLgacQP0Mn3C1k35KNkAqETjlK8dgx0kNxpcI5ZjxMg/vgiehb5CJ82K6BtjAzSFB1Tn7UnRCcQ45zHDVeVG7MWoJe
TbuNq5UeV1PVOa4SFaeYgcxDfdot5Bw+nf3I/rW2ClNNvRxpTQ/Hd9EboYVsY7Y0+6IQR+iYPYweF9HTFFfxiooBGRjSKftXXRDaQ8xbO4YaJG2kXK9ejJ6j
Ulizq7lP4avMq/kB3k5Ze8m+6AIkjj2DxSj0SA3lCuIrp4x+TY7K+FU7O7Mt09itybyv7STDkdqIGeSdMmw1arFf1TQWt3KdAKWKYXD7Dc9sWd4LvkK2EpXr
KWDeUzHZboWGG0v/odnPGOSfqBvwFHaGYQLv55oZGvgtnobIGqRhpkn9yjsebw7WoH5lDvpg7X7kEC7OriuarNzrn4JoXHo2T3FKMR1x2C+Cf2iqc43ZCqqe
9ukeAPgyxqM/3AMf5XhJQGQmXki/9syKkOPpEr1VWGJrT+Rm+aneLv9KPxgV6W4pBxtnscBb2Kro5NIz6HNVTXYCc8tbTpRQSxSNYrQcP//QMUyEVnr6KP+m
uPQ2fFCTizYlw+u5DuqCv+NAxTdS1FFEddY2RcN3NXc1TXUntSL0PLvQ25fcmC3ddEW1HwuYRsJbMIGe5q5BNpD24xME3m9HYoKPkFpYiWKNLzw67SDqBWhk
uwmHoR+CPfGZ+iL6JJeAuh0a6BevZv1g4RQ4QlFds4tGKRe0TPkc/o6ME8vYFS6rJplfRP3mcmcsQ/Z6nhsjcp7Imb2ixX4qD0H0X6NoDe0NYiW9PCuMC/w+
/03olT58/selxBJH2Dz4Jf5Qft9Vh3zMnIeOagYgP4jq+bz+3i6xtFt++Aql8+7WtgkMgmoozCq3T6mOUYdzjLnaGi6R0FjRmOiYHZQnpG3xRs1JWY4cHIkz
Zzkry0d4EOos2E8Th9qyzyoLdAO5r7mG0NSs10Xd1TsxPiiTOqGjrJ0/IfxOz4ZwMsb+FNKpXjvyuUHu53gK1haqCxqCAX4P247aQLynJsuvSt6Qy1X5VMOS
StkKoS921OdGhireSX7aOox7KLrguUXYDQ6+JhvwBfyxcJJvqqZU8xAa6+wCT3ZflaxS/IreJwdIJ6g+gpfhc/BCdQY6B2mDjGJnC5eREqiFpsUmi24fKoNG
kldLt3AJimR3R5UXSeRm+Q/7KiHd4VPau/BQe0pgIbQtfx65WdVYEwiauBGMBN5BHXc/Jk97V6e1s/+hGat/oWrqHkk45K8kqWiBrAdSoMuwvlCP4quoA5p+
mFb/u2e2XY8OVOxQHpbl6fpAi5Bz1s7GBqiSW8lMZs8ZKGyDrrcYYg/xZ9XjicfyHug4zUhkjRRgRrA90TRoKfxK8gc+nI6SEfW/Rnk58Sl7JHsOj8sqFXXV
jFSbpeE76NmyQm8VthmxG0tCWkG51ApFFH2CpfwcqqXUTu0S+3rylCePfSRUZCoro2RuiLaKRfbpiWiLHZ1dD7m9ClX/zhZKh/L7uKFs+JNakBboh7SH+Fhq
E30HmSQP6sP3flMQqeoT/MnXwjsi0Ip8I8Pzu9O99aPgUdRyWVXquaqnv9R2y2Nk52laQlmczLMb6qGbh4W3xKmexvdVZYhUzO/cT+QWAfI+K35EA8Rl3THw
GLqNPUJLmVZsT3oyXwc9jrdTXIVqqvZBbegJ6t+p5oTBegSK1Tn5X/ly87JGskRHi4doKcfj918lbMdN+CJ2MXxYs0axivnZZ+bD4wwMImaDE8HH4BZ4IPOb
0ye10Acza1D32efwLTKV7MbkQeu48LrhyE7XZbC7exSr4O8y64S/hPAIDedE4zw3sG6abWBD2QP2a89TNVBeNtPwfRgQjerdDi90QvmjltHs1FRjMnwS5Xds
AyKDdWqq6Dag9wIXih75V8Am5p54mE6GtFUPw4ag9zOuQ83UlGsAvoKqAo3UOaAb2jzoj4Jd2veyYu4BXkqkkW2LIRVIpqtqaC6p/6Drs329M7Qn7Qm2fmxF
zRRdGipecnZj+y2/c39rksgM5VafuWBw/lu8F3uU0WBP+QnaASop0pPfpx/Oira2YR7SfdRpSENHHW6sd5tiPEIxxdkdtYOhJHg9L6HqZlH25fw8qqLvrc/o
neCZT3TSdgBv4I7Unzft8CwnvkeHBrrz69G++Fm52NGWcZMwMRBlqMv4RErErEaGKP3wDu2PjNwudTvwRsQs9TVnDHcQXqrciZ3A36uqpSVpZ2InoQnZS7h4
eQsVqBsOtTI1McaYEP0tQwtj0D7Ld55boxRLZ7n6eFbRj8Ei5Y+04P0NmgINVX7jbMEOZQHgC1jZsixvpFR5z/6neEWxiExjk3zZReFS0gRJnnuhZpmyvyQe
/IEtyprtjRJv2FJ+LneTL04rJRpgRTBh+w7yyAeRQPTsrNGynkaL+/IPHZRU6MQf5caSa6if6br4CH4FHm597knV8GQSw2TH0HhXOzJR09obPr+muV2a09m3
kXu2VdR7aJnrV53TPUUqBtdJt+AzUl2GGXqlKcVbE3WAYvSkAkDXqN5WO0qEa1g2gXRhU34EddHjc08FJ4GdObNrEJboPqlWCwtkHyGb76J4CJUsjC98RfYS
Osvuux+4O4hB7o3kb5mb1elU/E1dFySVi7K+R48BbflivIBoPjSWIs9CdR7zwTuZ6yEUCPOo6o5wnqYl9nGCg3MmyVWSfuw51wJPQ66/dA22iJmGrlNlKqvD
X/PhT7pENoE2eIdoD+KgchllLGpFhmOEzsn+dpdCKazYHQvfZu66rpHlZrSO5u8e7mkCeOl7Gt69kJxpb8yc9RK8md9OxNfenn6Pfe5dyToWut0HSAW9jTrK
ZEhL0CRqPTuCPM0cct9GH0HJTA9hIe+EDqvFVKr7I30Cxfke1BR3A3dL9FO2gpxEa4XFRVIsWWZgi0L7rwL2CH4Wkip/YX4TzkAcc0OxJrkldZztrvoLGYQP
5fIYmUfl7F04g7dDSnSQO4adTy/h7rFHXcdZM1SF/cuVxh0QCtmgIxVuTdbKSM7QyddK22Su9/zs3cQ9QNtRdbW24vnFmDrRsZxeIva717n06H38AOFGe5AX
VXNlnGcxPZi/QdlQ3m5Ud1Faib/d98mHjspeDSNnprFLyQmeCXQPddN146EZoudQmrTUu4fN8tm4froh4N++A0I9bw3hNh/DiFCdUEuAtQ/wE8gH2odkkPtR
sRBE8hSE7qZ1FrTF+YHt6bNCb2RJ9HqsNQKUH53z899segq/zF1a3JCTO1o6aP8JNpwTPNBJ0QtIXWoEWcgvp0dTxc4o8r0lKjLj8yelmcpWJ1XCNTxeVdMp
0sV6o2Qy/ZJ1K1JMvX9IAxjRirOKasJ7l+aRYs9p1wokHEU9gn3LrPE8YTMgGXuf6Cpqrg7npUWQk+qBJGJBchb7kK1P/Qwlu+/5tiPF+q51HmFT0D/lHILB
Ik0uI+Z+0W1WryXXC59c4XPe5F0ovaPqp5qtidV+hBzeB75bWlWJGP3G/UJfhzoCjxSaMT+S/qyZSCE0OCQXL8EvFhZQO6AUqgL2AjpHnUF+3DyOlfoAoJwc
e0BU3RnwBQ+XiB4zRvorVX36ZfoZluCkaI5qhS5c+gygo+EW2G3fQtzH/lR7A6lk22pi8K4eK72UL8Sc2AipSB9usVL4+uqnO4ahIwNSIZevwc9whkvNN4S2
zFzxePyWO2D1eRNpWIiiTQCi4jEjcarQUbp0FSciLEhV+oKmM7rHeQ7ZyCRST+zdnTUU28jagddgIfG9BoVaIh0ybd7T+D2Gor+hWX4X8y15XXSVf85PpOpS
Vroe/i3aC56n7l00SdaUX+0rFFJRjBiiu6jVQwQ9wl7flyD5XaeR/BgIYA79XSXjWKjyyIxEZTaVW41kCTWRZchOw35GjzTR5ZCOgn3kL/wVsr9XZG3hNkhW
avVCB18f+Upqm9dpfeypT+5njvHPvQ+yu/qauDvzPemGUKKhGHJRxYhM6I0+UXREriKL6XlsItRLcti1h4OFueKdRE/bfO9k9nfuJNsVXSzdUPyzv4c/mc7i
Ur2Lqce0kzgnDFDN1c8mz6OFSBv7Sq6J6L77O9Fr4pLiV4/fXhFJc9zBrxYqxO2Iw1ATvL5cC64Q2RyjbL9bm7nHWG+pWm6qlF0BOkamp1ySgKL+COqZIq7u
OkU0xCOiZ/6x3n2Xvc/hylqf8dAxx9px5TlXpi9cqk9z9Df8LvsG9rlFjqQaoN2riMghIq+n//GXlXXUuo6E85Mhw7o+LivyLVlOvJro8YSieWr816sm9LOk
o1TivOPItt7HZyvmFoXbaOuoByZVUtXJjJd1wHk8Qb4oK1y+H7tZZh9HcMRufJWsHtiKXOv0iAbKEPvabNSxPRu0r3Jfqdbd3kE0TXSmcLZsm7wF/v36mUT4
rrcD2a3KqeJceInL7tLjZ6TfFvRzoaIq7u8k38MG586tSlt/Y11c5H6Nr3e3KErK+oRUS9IXv69tLQaK9eZBztVZgrirK98dVV4Botqdo/nSfZEDdZX1VLjt
zZCflNo6rTytC9KKw+WpdUTvwmZkgmc0+a3rvC3HIVVWkMgkT5xndINTimwYpXBWsoWvIjs9lZz38u9C5o0/ON6KHsprkOH16EGluY6JY4s0qp6Zj8l6xJ9E
OQjE8nWP/6DVm642hX64UKaTPhK3kNa3xbrGuO/jrRw6V2P4gv0h9BjX51egnbJv1DftD0AzWVQ8xTGTWeycAFqzk1zbZBuoKq49irWgVrqn2ANedT7erNWI
1uwucIB9XM70XsUWsolU6soqOO6uTN+wy1V8/iZbBefh4j9rphUX2Svnt8KPawZnFkjGUX09y+3NND/gTcFJ0pP2U9BI7TgwDvyu6Cg5CO7ryiQ3qPa7+hBV
0Z9VBa5qeH/invMv+zIX47zirkAOsNfXHlLsFKvtruIB4PfwZPIgmURuVVHEAGvhpkFyQE7lL7FVyLZrE+3dZdXrKMSKrBXowXVzkgeS38rHOYZnfXT1knvt
ZndLyO1KzX7gueBsCpmggowZwdEFD7Km+EbBsCkv0NH3xjveoMfW65fWmcOmcFrygGHv8rV8T8M632M6JLNBF8jL6kagybQSrsZsDizgz+oKDX9g1bAoeb/+
i9JWIx20pYp4cBr8jQZeOwRfrQz35jzLaFKfCH+yp73PUKWpW3ZDJIL+xRI1Juq/qaaEre/3aO+TcZoOmnsGXl9N/oVYWpEwc+VnHf73d4GmrTBbsUPVROHT
rATfoMeRcN442w3p65N6vi22P+ux0Ee/jA+n6oeBSp72gozeJWRtbuSaTmUi+4SgfqF+FfSTvi/KCYqSBpiMXM2mshkBF5iCncd6qm4R4WtyJ98C/02uaenh
wAjhbHY3IdsHBEr1rfw9AgNl1sAUo8x31p5Sd76Jyc3md9NvhQve1brkYIWgET/MT+E0OU3wPobKwgRfRCkTiJjBKJIGBIgSqyJiLBUR2Wb7bHC0sYGjpnmb
WcF+MofLUD25cewOvI/3LT/G0d3Z2v+cyyncisRrE9Q038+7DtkIfaUI55GfvGO542aZ9qCuBtPE2EJQQOF76zyUZWG0JipL0yF66kd2eKCcOA7Rcp9GXN3e
+T6R+agbiuHma8ejKuaMYSiZyn0DfdQ89/R2tPa+Ilt6umCnWIm3O/i19zSzBMT82UJN4mvYwk/BahoPFM9W98jZKr8VnMS15FP4w8rKwmxlp7UvDfEcxv6g
22ernsMEhgZyg0/hT66xZDOhmj9VEPPztZf847CU4BXfkJI49W1kqDk+dwBpznN5O/t/R3egB/gz0nRyse6ZYgvbw9OZ+Nrwx9odul2l3Xyy7Sp3N1W3nIrY
DzVWK1sZumbtMh3R5TKbjC79e+yi6StspW4w1okd4PvFs9E6wZeD3mMzrImB+owUue/1lb5gNfzX/Orc694TWCN+t6yecAo5Lf+bTuTqSPQCpt/g+MQ+NL0t
HIH4wOHEdskcVMQ+ZDqZqvtHmE7kjtJjOSdya5oWGTb5dNm1NaOgs6X7kCTtEl2CdpvgtZkwI78Grqu/aBjnJ0AfNt63z/uB3c5+IWPW56NBtgv+eHqVcNzf
kMukLiFLdOF42bvFB/XK4CDt/NJO5lu+fgZDKRAty2DkXPP/OlvFsFhPgFsCCu9PpWbskhAwRNnFR8bYAeXu1v7R1tbeFgbGnev5RQ3o1ebU3G6m8B3bM38x
NhFvabhiEptvo8dyquSF71IaYfHcMq1IU1R6UHMeq0ul6voiE80xugeSZ8IorHHOHmyvNhdD+Cfellw9dALZG0ovaZwTvg6bTCazGq6OtccculV5iXkGTRf1
1+x35ofYILS2+nhIesfQxgo3WklYye71jQjsoHoYUgVVXn3HxJJs39Sc91n9th/T788t1yMXiLI7s0SNSAFE4Ff//rxtGoWtMjqMU3Um6K9gP6HqtvASLhhp
NFF/xZhu9plluY11S8yLAzsDS7A/tRK0D1ldhQRHCeG7JtJgNiQb/0ByTPWMb+u1CWaYw8f+Ff2K7c29QhuVnAk09k3yj/MC5cVZBcr1T/6vuxjdMNkZQ6nu
INxO6EfXxiZyb6C19HpNPFuAXEV/M7UxzzF348d5i/09sVZGqybV18MTpBv5ioThegTZwuwrmRc4ExT5f3B4sLtYoTom+DrwA1aLPOLrL2SYLpvk9vrmUerr
dT9geaxEOOhzez+UzGEfqm+hlySNTDvNf+u/hm4a9gWLyJNCl+BD7rLhgQIjKEkt6RPjH2aZsV3eo2DVYG9+qLYNhRq/kq2Ri8zzuZGlca4z2x6647fFZv3q
3u/eH+yivIse8f+hHOM9EFwamAAvVr1znkdbardg32MToFaGqdj30KPAet1+w21ukLca1t7XX7cU6S7M97HCi2D74COFFO2trcLVC8Z4twh2dXNfwHuJambO
hbOVrLyK6heZEuuA3HHNKP6k2cANV27YuJ+7nSWI8j01GTRzHn/G84Ru7+6F7FfPhr+hzcQ27h3diV9Fr2MLqHqyB9j/RYNSWXKCPSS+KColL9nvEgHr2aJw
9NYtZrIhoN9PLWQXSZ4767IboIiWNUs5csrnlySrCTxa+YreRnXW9MNew12oL8RNBIDycjhEwsL++7iPfw5blb4HNeNsyu+yHcr6bHjdtpKHHGP9r5WdbB4n
BS+Sv4HCtdqZSjnUH1FqxzMDZB01YvW9/Hs5sVyBIYiMdGHWPdoJWD57QnUCWqutidYxrCK3gOvUtZBw7ctotq07G/2teArZmBipvOJ5qgzSL2Vx+Elod2iP
8hT+VlVb9ZiazUhUm0gyf4k8CVmZtUd6k/Xq99If2RJdG0GCx3PXiqOOJBA1Olu0KAGR9XX/UWbLwnbQOjqBXyY0JYfZlVJQFS5zDQLjIUoXK68mTfbesXYl
5pE6JB4dq85G9Ow2/UjqK8lkMpzTLTSeY1eRMvoG11E+yd5fudceLu+exUhIkHnddom72kP6wtaRCiByDhUgKhotcnQ7oLfkoIrytACzZVORxqp27m1ZDySN
BQVzRXPd0EE+lmtZ5026DBytnq4Ardup59be5FQJn/GK7mZrwX2irlpfgbr8RmAVRbF+N4PQw9QDMYHW8l5Hc+V5Wk+myKTUKGGsYbOqijuf7E7edC1gn7B/
UWvT32NPmKtMNvhHToNaoPsKf1m6LmMcy7EZiqnII/K5NkU/jZygqKaqpb5utWjc+ErNBfJ3Lg4dhy5lq8vemAfJbsCGIoY4ArcGz9SZ6j0sNoDbqTrML+hT
8Ao7nPpDpgVrK0D1G6pEf0D9wf0SfOU5o+mePZU4BLXZeHfrAGiws4tqqWIWvdHVUXidrSTj8AnK4UXxqqBulX0yURdL5tTUBPcVHerLo2ZrpEgFvJJM701l
r8nd9Gom2zA1AAlbyO5sE7+B2SLsYLrocnOeU5PcZzg3uxSJwXiN2vOHfoDdjN3w7+AjSg//WMFOUn1Mw8CumtP0K7yLrYd/sSZcar0t62bfqFaLaPM9RbFj
C6fDomhfLEC0aKCf3wJWSzWFmyB/5jcR87F3JOaNnj8niu3uS5blfx8p0O1sK8yP9TRYFdeVDkOJNhxplKG+zf6kQ7CZYA9sPNOfTtKFz9hSYLwUEBxaK1bJ
OMhsMXZG+qEtkVmOhhjpncvb9T+gl/yriynFDsMw9xP5FlP1LTHGtrpweW560QVNUrbYN873lyJeN8w/L0/Jtsj5kXgDH+UPru0MdwK7C7G0BhM0L21idgdB
KW8lD0Xr6Af7KvBtuHnCOPoBvYz9RVvu3hMoPydjlKsi66JDn3d0rUzVjCugMb6XaBPCqHWKwuf4knWZ9G10gfkespl+aDOjLbK/csaT4/mODMlV189h9K4n
TBhmGVDjO4Qs/Q3sjveefrWnvceiDOd/em4tvcHd2IZpxexI9pl7HxilvcAX+G5Y+18LkxTJ/hMOvHas7oaqAt+N6896uEZIB/XCkATbMmMd84NurGoS/Upd
jTPohgsSuo8dpB3sZudCgURn0XlZcYgTPS1fyA0SjLbG/hhqNB8wbtbg3i7wDnUFvYk755XYWvrWaVMlRqJ+agVuJ7sJzuLWGPYiPzJ52tNoL+QoUheTsSWO
Bdo012nPadapiDNcpk4jpfpszQf0NHuJHcDlCo/RgZyBn4jPZvqJE7hZ7BuyLBZjdf8xfWOp3rAUS4a3YPc3pppmUM2wScqj1RarTchleqAGl4/XzFTc192A
pT4P2813RWvHa1I+8LjvuUPsZbceSX3tzKbc8EbR79bL3sGedWCOV++O4YJeHxJUf2sahOWZK4OI8UIOiH7y9zMNNLUI7e0O6c9iL4Sz+lnIuWAb44V0n/o3
ZqOy99apTDpbSbs90BrbjUgMpepXqIl66QMlUeOS/8erIWvM/SB1CGrTOeyWv7Pw3hs+fkO43v5zXG/0orCYac+Z0fZYBOwNUI7/0b9oooGuBHtmaCAeqXVB
lU0NA1XAKJgfIComN9reP+y//Y0eZKq+kukX1s5NYScJl1zhnNEnuqZT60+BJvUHc7pOxl02hbcmHq1sbmLsa7qu+9tsNewKeHMo4SMTU1LJK+NJ/xH0vHDP
Abmb+eprStk6ejnSV3+TnWAIx8F1M2w338F65i03YuZ09+vc4fWI0s5IbknrwCTTGn4M35taFHwohIa/uA36Fxso2gAe02PETYfUN9XUUT/ItVtS3ZyEjRbK
yRkVHQcBlMvPI0lGn18/aiZzh4LTMFnpX3QClqnk2fBRqcWed411NNNZmWNCNeQvfrjnlMD4LwTj+ctMa98DwSo4xeGavXgUDS4XHUCz3FLdMMjK6krCteRv
mZUchlXw9+cLUY57jJGGqBY8S7l+bGF6+X3ITawivQ3cYyjUNkJTjGnGafoNejA33xQvLEEqZ2/FUP1ZoZnmlu479Iy7Hto49Ls5FhDrTGfY1Z7RxW89KL1Y
s0f/hP1orCEkpw+n35Db9CL0snmtISU9nutlrCl9xBqNEm0TXSJ7LGdi7stgfaZR7vngCvz7ukF2H9UkOJAZhHRFPjkeBGLF6XzvAASuYmb4YDbDR3qzTePM
mzTb80pMH/jmuUONN03z6lXg7vpLmYXSp8Ej+tnMa//ijJ3SDMU93wzVPbfWNpJcDo1i3mj7CbN0HTQLifvoFOMbdBM2lZ9mWk+gzkuB7emZwdvYcm++SYs2
QnaZawsAv0g9jffzSXX12T/BxTn7/N18B8xDvH58tzBN31qoEPhNyMI2s7Wgu+BqaJn/DlasLSIbYqv9+9BHwmlirZ+3vwyyDI44TN2MexCCOKL5GdwTbBHY
FUze8YO+KRo1N9R/0B6MBoSraiXxI31L00dW36kQh/u1HxY++a5p0uF2QYapgddEFd4oUR8iS0P/PtuIMvHT+A7sZW8Bv0Jv8sVTkTJ3RcFqR+OlkWxioc/h
WypZj7Il6HJ4l2yeACp6UOFz8bY33zsW2u/N9xewJf5ffHeV4TN0XUnLkpb+qQLE+rGj2OwGJduTPGr/Cf8B43nkJjS/7ty8u6VXjR50RWAJEoMkCl3NsHlE
BJzwSHoGzKIT/KP9RKAJGvB9RAfzJ4Xrvp8MSSGRGuE2uBIVk7aIsWeKKYZJboJt4B3AKrIb5rp8B+ynPW38g4mWPmXp6GB0VAtQfsaLyDMzMm7xX9/tzQ21
aVR7rkem1dADOk/ZteF2za7sNZ+XG6lbnLdNe54/FbxYEuO4IBqhaub6YHgITTCI+b/g8HEcoKtpXkQv1A8OvqMooZK/Bx9uu6qX/sxbWXUPvIw/Nz3FejEJ
uggSfPm20cjoVUvbkrolXnVb77dMsqKXkBl4pxvJjoBMyD76ifIHuNjflskw9ZHUgw4jzw3PGKthtyPJk+ifxO5jfzOoMZm7J37YcNx4H/vZi/NaYSK3O2uM
2audpGvE3cGymN9NrxwzsafME35tYIV/jRLFPqrrshhSQwXrH5HTiDPeQeYhEr87aBgV1BlXaYoMR/Ri0yjT3rrSvBWe71mjf5QpTSDpEtwaHBM44G0urBdi
TEZ5S/1A7weDxOVCxwnL9YSiIb7A09ozic3RzjVV8Ku832w+zqcLGZqqvhH+U8oU/Xn3CvdmdYyWAytoRLhIdarAQ7rgE+gxPS2Wlxx1fpT96L5Og9QUqlDn
89jopdr6+trsz/7xOKYOWg/oSd7HLOB+43d6+2NrQ1xljzfZIXjqwY8CZr89mK+TC9u9ufxYTkRWYioHH+MvPbGaXtxPulSfM5BDDsbemiLQWRgPGkYuhq+G
pLR17Au2q6aL/I0yfNccR2mQPDevbOA7Q/b0xof4cNRRBsrD485NO+q4m73cS5ADsD7+S8HL/ij29fLs+uHai0i5Yyyp/lue0f5C+q1Q3zEy0MW9KhjOszbI
K/LfBs3+3sLxEu+2GT5ICNcbVKTXoFmGD6jcOgs3CHqdkq+C1jdbhYZmv8Hp2eEopVk+B21NPReWukpkcdYKwaOCSBfOgeUBk3ABmZfcz6o1tS2lAxp/d19m
oLkqC+xsyHVnE9eyHqjW5aXobXnbkbfe5rLz2DPtfmw/lUK1gjqj9XImmVaUDDA3NUaMbmP5oh94dGtRJOzWv86uAQexEwUluMu0R3FKfBIjg+EeDm2k34Ob
qALfy6wG/qpBiT+GnkZa+D8Yn7kRZ9JfMb7FPmDh9oPt2EH9Ge8LYY+woDgWyxHeC+E8sBo8XX/TeFJWN8ufVC04UpNojMJzgHLw0BF1kb8ik/ztwAXoc70B
zTdsylHqtvqq+9b7d3nvbdoVLAruC/bYdievI3uunhb/mRhE1jDH68fl7BUK0msh09Bl2hnMD3hrdLjyD3Y9OVP9vfcC+R55H7T5UwOvWA9sR+/o0/w/6Kca
Dxnel2wSfhd2Bery4pznxloajH+taoAddyx2z/b/FHjHpttSnZPcebK5BbuoaaIEpB0nYc+yDfAsfW39PW/PnCVuLucVNsp3AQ2WPvDWK+2lVxg35WxW3DV+
rS5VZPoXimcFegs7s6dBC1ghOM8gDbTRnCopLjkafJtjMxK5W/XP/Ut1P25YwX8QrpjTAuP0u4x/+heoQSGNG5adILqG/CLcEKDiffhm5yUJiuogldA8eEh7
hR+4vRs6RrPWVMVLBS/75iEQ21sXKH1a8hJL3xaPXMp75/k6aDeO5v8yEe6mWCtVLx+Mbg6OhTfqVgU6GVXoOs9Pqii5gv+LhiawjQlK2MYD6Ec+13QKzwPD
fYaG+1f5Lwg3/EO9K8xdhTXCb8GI2t9oHln/vqLUcNpcqf4h7zzjLbY9tUGP50aVciLKauXkvAwr4bxfhB7HfpV3DHzSDeImU7HacJ+prv6WJed9fZkzJTQ2
etve0q9M4Zxzq3my+dr209tjOG29n3J0yp+287nfaUZsy9xRWk/ToIkNoNtjB4STvh4le835Zr2nn/9ZoK45HAMly8O3e0oOl4wLnis5Zc4IOANn9O2wnaTd
2ETpDW6HIPtcf6PSkaaFef4GS+pW29VPe0NXk0SCXKmBbWbaYJ5KnSmZy41ny4kDEN3vHSgHpRjdTwo4C68tmcWeMA7M7uNPbFDFXL0k3IJ/me3hJYS+wf7C
j8EtGIjtpqoyIwLdjC9Lvuc3+Crn1YTPsuE7wgFsY+hH/9iSb0oCniqZSGBhTjgqgPDVYuzwAyi9+CI3SfjJwdBR4/NG0zYDEb2DgKPsD9qxGd1MNfQHsPXm
Nyapv2VOQ2wX09PYoaSqH/bDSLr2VgkRTCnpXr9dafXSROGAUMGUxLxA/+Dz0k7LadaXRWpitStVS9hG3GjZgGAX7iAn1140mLXywB33cNPskrOCoXSjUNU0
WuNCR5dM0m/RzAEPqGYqXpj6yodwIH9dqyIM/krcHqPAOZQnxWO0HUvaBxK2bSTHUrMEC3egxBOcqryXxWBbTNV1OdsHGGegy43vWRrpaw74E4yz+QvbB/qv
GXqbegYGCBXArSZZLhnsJJuUEyv8HbAICTvT0VrmYV4Y2ac7YhrPFQXakDfMX0P8qhxf0Gcxz8Gk/njDSrp+IK/0AvKUrJ6TZLiCbPalmlBU7XtqAuSHpa2F
NfpclqZvaL8Rcnm760/eSWcIXwX9+J/mGvKucG33BznhzcCuqV2u19Lq/EI21g1hz/nJpkP2Zt6mWERe8I9dNkUOweeQBvkwdhn1iQQ4LxVOsfXUO7AJfEf7
OsxYr636TPBpRgT+Y4liUfmP2QARO4qfyOK1DNNJIBAQO8ZGyUFuiRK7pTzt6T9o7CuDz0PTwyHScEJoyV7j8nLCuXFHLFfZxzu46Day0lVH+RvVRhUuLSYw
9cGgMNGRJ7LqR+jeBatxt4z1clvoLzIlWwn1omCzkqtosj4ReuxNZFHRUPPPWHd/ByR894OrU6khyhN8S90noxlTcpuDRcgKzUduEfYi+Fj2Hjum+YRtVEwl
l5Cx1NigVOdAk+GeGIQUqG945EyngODdTKUbRXwUD91oGZmjRW2Ltm781/2vNGuJW0gf+q5uB7uTGR44Zw/f/7QU2ifUpFrKNhU35e+stPkI+HLBKmUmcpRa
DP1tbgT+6o81huuY1iv3smPRSkgLw/f+61hnRb1guJfsspUqtqacg9OwYSVc0reGxlgUnXPkzJrRqQeY7h1PveHc5IhADPxR2w4GA6nOTsJT8gWSDo8QJHgy
fOH/EfYWwG2jbddw0hRSTtpwzJZtSZZk2XGoDFuGLTOnzMyQMnM4ZksWyzIkZWZmbrew7Xa33e6WaQt/v3fe+eb5v7T7jGcSWWN5PNJ9X3TOuS7iU2BQyMpP
kXARwiN8EPbKX8q3Qev4HcYQMgW+TEdY9/Drzct5RPoFi0X7CY3xVE+hUEMKkFWwG7a4YBXBoLngbI6P8Rxnb+kXwt3R7MAVc7zZyb+sOz0125Ju2moCjMuw
E+HPVg+mQoW0/Y7d/I5QM+P0UIYlmsjx5xOu/I5+I9fRRKdtRc7oL/t13A3TWOGh92fjSP66f79nIVKKPIAGeOpqGDMm3cKfIYNgnamxqJcuLJ6e1szThSvz
VBUA4S2aYx5A1+XnGnkfwhwQG4Wmoh/EM3Y1N6van5YYoSHzkg8DK+G+/GDpbtiAbc785k/h686LhnvWZrjV3MAsqj+aYvB46TWW5b+Jvfd0DiDWZN7in4/j
zD7oddp4bS3jWnydMJofZlEEq4rbvH38v9A/RAD+YxXdNjVWzYZh4TCYggR12ywOtqL/PKI7YarFP2XaS5DZEl4Kd/b/q+oi4gc7IWIR1zD4ShiLdfQvhGYF
2ooTrT/YHz+a05n73Yr0d7PLbHiiTuIHSG0Z0LqQSIUypIrfURO0iVxgmNARXiE1wq+S19GKe7K60IrQ4gOz9FYN8ru6rmm2v5VjVvDn9LnEovTlfjlygr8d
WGScZXrNb1fnQqvYr4xId0qr+Kt66JTKdH9mYFAGxM4UbrqrMnuEXuJurDFaw+AUJod64adsG/xTZb9YFhBrmPOK9vAsWa2CocwKzwGwhpgXHIvPDt0wr3T/
IE/9/oTB7zNBc7971XfYVXLRStyHV5IZvCq0DA4G2lgq1rnVyCBiNf2FGA2P0M1QRBrGMxrPS/QA/xA5xzbU7QfjAnqwouJjduFN8yxpMz5Y/Ed3gI8PtvRX
9GACY9LXk05rR3B7TQMUa5lrxoj/1h383/Ky/ziHWG6LGmgOn+Jaz3wSjrq9QTW9HFwnNqUvQB+4TYpoUywywnTKLxg387/QfyLdzAExGnBKBBAvJfEO6Ldv
T30TO4M74ntuGJxyUDbf3w4aS3uEjZZdZRPwpuYYXbaFKl8ZrM6/pEOGidxZ4awuwGwEYtlNsNl0Kq1z6BQr8gOsJQotnmY5zITCB8zpuo/SAGGdtNB/0hzN
W9kZ/BFxtum5P9WX6ZW4KfxNX400E5WG2ZBEOl2qjEyl+gom/hydankufQo/Rcfxbfwj6bmKT2IbNhq95nf461n6SDXw/p6hWJjZ52/LUIyy+LzlPfEL9A9/
2L4PifI1E/7h+4hgADCE/c1V3cAbqIhESyVopfAvgZlSNXxm+nakFfNQWozxyG4mHt5oXlU2dPvD9P38+u3H4V7hreYdzNU0wEeYu+teGgKBBbLfSbfxEJqb
WdPb0oy4/svsnf85ao2YhXuSnVlPIV5WSseN37EJbf1T4b0mmXVzYJf4IDyM7+77bl3hR4rk/7tKWqdPD6uFXGYHTiIHM8tNIc+/cli/313h3zK0/7gSD1YK
rixfKcwTMY83kAyukioqN88F/KGm2xeF5wfuoHvC20Ndv8OwnR1+wn/MTMj04uu3Xwjr0vsCjwMiPki3veHN7OwQqfkrYxu5NFMdzgjMDrnx2Lx/LGZSLlXk
cP7ib1G2K9xBGhyaTbdKTw20EF8zj4HKTCN+Ibw9XCcUwKzmkZmsVQrd3PYgS2iYyHSl+on2dIMkhnWhGvRp9DAp+c8x373XP4offzR54Ptdcyp4kfllNP/R
MqRsnFmTla3vZxiaXfEe/gU2SgvyGUGN6nz4XGB6YAG6xr8EbwOYrAvDQW4HMpSPhio+1a6i7Vue+qBsIlbdilumJKcHKmb9YwOmUBpayrSFxqerg7Ok8eYf
cD0ivtsJPPfHDOg74h76J/Bvqam/GzbWPx3bhS7n/jR/Ss8pqyFd597RU8hsc/dgXPh5+fxty+GH1k9if6mDL5+eS+vA4QqD+WXZaMsh+JGOlL74a0ojdDtN
8nAZ+oZ8UlYl86a5Q7go9Ce6znzCEkbtgbqBY2F58L101vwLS/P3+fvIKnO0/3xwC9jSnJWhsNLoHfOVrID1NOsM2wKv/DJkjdiH95fl0K8hs6/Ij8H1y7LA
NeZQlt70xDze0tSyTqxU0lB9njwRbBmypfdkJgf3YifxR8QJeKC0KKwsv6uFyyziOE6HVN02xf+HuJSeiEam1nXddyxEtwTv4E3gzHCOZDTOBKvx05Cr7HOk
L/Yk0J3fHVRIRek1gp3RYZlV+LPE4azU8m2l9zLGmieU/ry9HTTUui68NvjGvK5sgXl0Wj8UkWTofAREhmPvIQ6xkDJwU0jACX98eKNzARPGveQPd/J/HF8x
S1LP4Jm02oGl0py0SwG0rCKDa66+llkW6Ce1915BXWUbcLfwL773+/zn//me9Zbh1ld4lmQS9qVdxf3UC9ePIqUfMjpyf6hT/X8+G5MpwWWBgMWJRoj70rOQ
dsaKvrIwK4QvDdTJ3KTuUi5l/WpRlVesj+3n9IYYYLx5rn5e8I1pqoWloqVBoa3IdRYKLbNs8KWHH/IWcQJ/TkgVrgAOtnZ5X4ERKt6Lxg22WvcJtTM95j6M
uVE//HFwMhpPLit7y1YrvB9cwUr+qkLzzL5oeXkTpL5Jymhg2Wrrqu8XiJUOmR6l/W7OynSkHRJU4R/0Avg3JOz7nL2I/8aMj8g18qvBTYGvzJtA7/TS0CP3
B0/FKnfAsYHxC73RsZb2fFdvc26q2Cw0BhyJsUI/oaDkbbia/zxSEUfIELyWj/p+4jr8b3/3bargZlVFu3EWWKzuac0xdoQtGbOD5/04/oN1EvEvnI3vdos2
IIcNGVY0sJOpjxQEfqVL8fHpbdF7Uid8KnM1QOBry/aG+8P9oPjEU9LHb3syHmlGfRIqp32Gs7n9Uoa5AN1tfGX+mqYNTQy5xZ3iTXFIqRQaGxjFPMw6H5+T
98q4xfQVkllHiu35DiZCnGluza+hs9A9Zfs9K6X34CVsnSVSsqNXak7jA14XuBl5iA9wmpGRlDFw2Cxoi8IHs9/w3SRjg55iStn1Bj0C1SxTg4+56sgh8Jm1
FRcdLKEXw1JwqeUQGR/OxCBoL98d2ROqFU7dtkc6DL4FVewWiz6423RN+BD4Q3cstDdYDF0GX5I5Wlf4mqAJxJT3laph5sCmsur+Lw0j0s/iIxqO0Yqm7Q3e
px1iy8L3ZYnh330/4/HpTfD4beOx/uZzlvpZqcgNXpb1Cp2/rXpaZrLHbOZ2+U+HPpp6+RMkyt+mjBWYdBDBxHt4QdrBwFLrv0wH/L9HVlYwrAz2cPssXfOn
8g3Nfq5i1pZqLXI/Q9/hX8Rmuja+1DCGfpff9W8VoP95rwRj6Wl4GbbRt5E8hUHZW3TfZc7n/jCryP0vUy7/46oV1hbIOqG+CbUuEfcEX3OvhIprNg6qVFbo
NKDDgv3KJrGPyv4KVcxb5uA309vjDZWTw8PT11Ox5UfKr+KNsruHZ0qP/fM9BwJK6yTvUmBDWQ67Iqsbv7Qsxtqu0QlrRZ55VFZi5rCtW5gIa+XwBOso875t
FtMbPs5yWXoFZaquoVAwA7NAyaYqW+u7Rmoj2Xj2MVmm3WZeirLuImtT/BUot/6U1c7y3awq4l+1l9/vBfhdZeb//672JTaFuiesLl8NbhSM28ZIbkNFltFo
8Am7j9jP9/UYUL/ljWUV9iWUgV0H7xMdwj5DinDIlSBUtIjLXFMCY6WNZbMlBxqRXtiov1ixktXNrWPSa01lioHPfCd+EUppfojq/Zv69Dvs/AzrJnBGQgbw
O3rakAPRZcXKtv4uYhIMwXWQaaaXaZ3A2WnjxBbCM3qt9GdgoPaOUF8sDyTxbDCHPGN5ae0hnNpSpUwKKC3dERmSx6FlY4Ir/W/RYvyKNDQ4FbrBBIy10ZBx
N7IafY1dFOhApg/nLWGdtET64hqu62/+HY8PrQmfww8Ianx3wCZmSj3ZGPyDZwL8R+l+9dbAGW6f/7n/LtNcuijsBP8mHgWXhj+VVwFTw9f502jjoCU4PTDa
8lrymNMhCh5lXkTPxJr5+lrzzXdAe2L1wGYwzg8uX16WY/gA3+Galg0CS8W1weZIRllteUifaS0UFXBdoZK4X9QgM4JvTRbLF+Mt62K8D7fOchf5YG2fbjHv
J+8Ks0MTQrLgtnBCeSXd13BxqDZzgp8eklmmh7+aF6N1zNXCl8LZ7C7wKlOI3cLvmCP85+BBZf1YlG9vnsX+cF7bf6zg34TuYh/pb0FHF4oPNM2DJ3wVmT3N
pIXi0eAyK1S+LjPaEo+/wP+1T88PZ7onmWWWddl/SuuD50yX6N/xa/AP5i7/+Pf+eCrz/7MO15kOIg+ZJPKA8XL4itTOp5YqMtdeb3uCtis3fdv7l8PttqWX
ZQkV602yXdJO5W4PkuO6Jvbb+cfOnruC0t/+a+U1RG/YLA4IDwpn+KGyShmA1Ja3m1cSV0GfeDBQkTfQvmgSUMU4s2yUW4mUfbOKReauWLBssT/fGIXphdUg
Acbwo4OGnW/K49One7GMIfg+6k++ZmCiea+g58cQO8vWIybrzYzvMlwifjCJJ/e/6qNyf6ia+vZ/VcaD7IlpTSytwior1qB/oGqDihbsZbBF2buAh+6O4Xx/
8VrwDX3YWkWbZJkm/YyXCGEE1tcwV7QI26XNdEj8hMabxrBeNi+QJlX8TAL8RtcT7y4NEhZYjHRndAbwg253P+rT+4Pu8/8H9xzFRwn90mG0pmU2m4j3SBsS
0NI/pV9nd5dXLnvjfBSCtneG0ssehqc2yDb/kU2huwhYRW5rF3xWdgCoo5CwlAAd6MaMKy8M3g3vtYwOHAUzQu/47LACqBLXJ73v9rXI7EBfq83sdlfClOa+
aafNK3TnzJnA89R1rsJ0DGuf8dY/K3gZl/lwc6b+pjgUak3nf/Pw49AvtCloBJ/RrdO2B2+Hk4NzQ0fTWllLvq2RzeYXQjXCJLHoMHyXv5P5g+UKMyxtr4Ux
jQwMxaOlCYGG237dUW1bIW8NleA9ym+F627/iMSaGxiOyHFLLPfS6EVvC+tNk4MjENwqhpKM2ezv0AvkvXVX+jTL6fK/+SfBN1JfptRzOPicZ9O28cuFpZly
d5T1eAZqLg8ODj+BleGUsOJbpnRfaCEukn7iLpF1+Ouo4I801oVAqj+bijSTXvCtAoVYsmVn4Lse4f/J9u+G+oQrfbOX3+y92E33JVRPX7G+m+I/AewUfnJW
9tQonwMkhZ6Hf6Bq/Dds6v+onuM3+B+Eg2nt0JOBasFzgeHBH2gmv6/G+DfEtYIOrV7Y5NqV/gufreiArpPC6QORCvWQ3Nkgpvo5o4uUpB6SdVikMnamV8QK
N8DrNEr+z/Ij3C62NnYN/5W6Z82ztrdOkgYyB5wNrW0CJeYxyin+G+z0NDm/k08gblvxsorMgJUZX5A3aYcC7aQA38t/OfC0rJ/YXsrDWlIf+YHgE1NrMot4
p/sL75umCGcKE2kWPOizmKZin8VsdQciN62ldXIgLuOiJeLHM6p/rMX7UU4c8QPuzP+eG1gkhJZL0em0pUV4lksZiN9WEa0fhH6Af8fXSVlpGuY3NMmyEK9s
bY+2Md7E9/J+IQNtwJ4MVIyy8vCZJdclSCCJX6WFQi2Es1asTv1FJIYvhGoIb4J0eTt6Uvjqth8gXT/iZHwvF/ufl0a8LTUnG0BjmN4gIRz07wjklB1AJwgv
nHmcj/xYNlKYCt+Rdoh7PXOIKqHhfjv2jFtnWoZLyFqoNzTToq/f0Doa34GO8xQID4Vr/sphc7hy4KC0trzQ0l7dvew87QrMSnaHDqOTsg3ma9aoBpF8u7SG
WTPd5cp22desMf5M40rmGdiAnaVv9s0bb4VT05zmCVIVL63+GWX5LVJQ0jJjM8eVpwQB5IX1nflWVifzCvBToJ0jnWsk7PbGpkWzw3WJgdLgRHM1qGqZkd7O
rEA+B5qV4ztG80e5vyyHAwVMJ/4f03L/5EChVKVkrqM/MMi/SpgttGBSPZUEGG4AWc1x6Ec0T/rN2iRlPdI73SLYpePSMaa5CUND+HC+p/Qb/4prSzbjG5kq
ETzeLW1WKIDeNUy3jGAy6ChfMp7DnvAuIFYw85GBui00V2K2Li5ZVdQ1KKdXeQTTD/sk/8dzeaX7DN6l25g+hFfqF7jnq9xcRVs107eY34VPlVqR1aVDIhMI
0v/S7zz3u/jD/7wam6dCjczpLrOxESqh40wt0iMi/kst40ceL+KHDLr/PcP6Sze/13fit/gfs3HSi4DZVxHjqcLPQgRfPDk6MI2vI6Jl9YMVUSFYWowNlOeb
B1hnmIP4Kl9N/ELwGiUF46X59BqhJh4fbJzWzqBCZwjv0MFpNmqJ/hPeIqtiPMGIQDggfU3baa6NN/YvJIbQC8RMYQwVhRT7YuBDgjswTdlIjDV1sHWn23Eb
4EJA60vR/4oEQS3fjK2MLHIW8Y34+mn/tbrxI01C7g9sT8QPp1RGDCeOEglYbOAikoP0lv4MPZUqeptP/gyp1C0Rt4RDXB2xOV3CQXx/WSWgOpoobLENDqxi
B1MV2fFH5W/wp3hagOJSpc9ppPkdVDGfcht72DvrWvju04X2njoL+Vz4QT0594fTUSK+Pzm3Y1AldvG3RGi+NuIJHETUBh5aypfwV1N6iSdNgziZZBEzldcw
o/Fn5Jzsvprw8eYi/Ctz3q8Va3GTMhsLU3mtNNLf2zE8eQ7xnhun/ckwL17JdwMHS17+XdpT30C0g9qYviqASI+hAvq2KIpreJSuK53jt0vDsZWW2ugYfY6w
DBlm3iV81SeaJ0FBZI0pl58KFwm/BTeKdYMZxhz2Fd8GLhavsSCZLL+hP4ixmJqY4PHxs/xr8MZSg/QUBiXnQqeY1RCj62uJ4lPhT3g101t6OO8nDdhlkzN9
p+450x8a7nkodNRr/fOR9kiP/NHob5a2AisuYf6S5nse4CPZpsqOUGGgPX5KHAcvDBh1vaEUOLz9zaG5e3vvWY9vPdD2wMH97gOqfYH9l3dGNzyVveZQ7t7X
21/sO6DvvL/2tiY7ldubl13efSMwfH8oe8DeXXta778Nvd+zr1Hefv++Tvs77nbs6bPvyfbw7uXbo0w/B0bsKymTbZd2/L1z2Xb9dl0ZsK31jjPbt+JPgxmS
J4s1f5aOwelOi7EBsBkuAvuh5fj7msPQi8hBePQ3X7fcM5Y/yr/gB2GzjZ+UEbrVfFtocGA5nyZIyipadQmu/Y1EVUXJ09VtlJOK0OJDMTkyrNSVdzV+YGJC
/AX6H7i/3qi9CKfGRuhzVR+BaUCX7CaCxT3VM/pbBJfCPCT6AgHf5JSv8ptuF4D5bmx0bnHFTfbyG7cDPez7qHg6ldlARpJdddcTMsH5fB24SE1Al8j1tt+S
Wrk2lrRXdyvNc3V3X1FWzEumcnLXQfoOYdXtoV945zLt6cFJb4FLQgOa1K2s3QK7x0LgJ6SPykbUBFXa5YYpQlXU6crRouU9DSoWMkVp/mSj3E/sh4vOOc94
ilyTtY4t4fy7QNeYj+5YYino0LannrqdvINvTlTc9e0K59i7qmlXdtwWbYamY1GarAmzV3cZPOpuCU/VNoWvWM4T7ZgH0HjKCebQp9XbDC3JKsgKd1W+LZGJ
rIa7uqsRK11lwCR7a6/V1iJuNhHree2aFD0LkNuPr5WcjXS73PO0I5Bzxl3YK34p+Df/DmxL3SNvlMTwZaBcARtmqhh5rvGGS0wYXzTVzogT0KXkY5lDmmC0
wc39xfaKiGaO1Oyb1zlgMOB2aDWWQ0+ATTHN1jWKcRU4NxUWTU16vGmMslKdZ8ub1f5SUCXu/dr5dX6t1TZ/IbYd6Kl8RDvQHMIrf+ytQgoSb5gqcPmqQIou
zDOIn8/Vz9KUKnu4tpfsKm5lG64cpjhKL8fr8XHINb4tdxO5D6chXcFpxH2Fi2+sias/0fHAsIHJUJerNhJXyZeyvaVT5Jw3+38nOEX+h12tt7hnpCO3eURk
xL4o+9IpEfERrMKdzMlnEg89nTxbiHwd572rI9x93fXcQ8gntJKsqQPESPVADAFx9oWhEX8J3owqXTVT66ki3INdCrJOalV5tob3GtFEBND3886Gn0JjMTfl
RVZxdQMtDfURHc0gt/OXqS4q7sFrqAeajuBRTu06yU5LGWho5v19ybSiDY5/lEJ8dbdXkedrir7lCvBs+iGQtymdO4EOoN9gz4xmLpu8Kcznf5UOCWb+GOXX
dJEVyjt5sITPug62nsBEtxKwCp21L323fbN9D82LaEhcLI6EdZpsV2eRKv1qOEYf9o3GmiIhoY86VTjEDqF7e6tat6O1rffICE8denHqHBrmHuj607x4CBKV
nDAT24kUCxC0z1EFhJRqGib/8mzXzHDdolk+2frJ2E0YjGyhkuiTQlcxwaTBP9kaG6M9NOdHki1HsQboqORnfKa2n3u42FmhZ775WHYFX+rv56L9rOonMR73
EWuwNGGN8x3Y2Rvkt5Pd9IlYtKa7Z5laGXeJGcu35j/7pwnrkVKpDVqDUwhK3wqqlJNrOhsDcDUxxE0W+sSP0Df0nDPOZi/SSpBNGc1s0QTAX4l03RU+Tg3g
bdDpuvFIO31bu4r7jXwtbwYB/BHmuesetYutnLIoQdhsUc7Om+MUnHtrB+Pq6rfwhqWXyZ75BLw0/7raocPMacHPxEOsC5ocdOKrsLX8X57laD1gDfC+KF/9
wpu8Mcp1LjGJiDSK3yKF4erOHgXQuGgR8zpuAtAORAw1E5tAf2oXCMMNscTjkmnAaf11mVEpUw+QV/SRiZTJdY6ifCeRFPlVxWGyqbGfrp/RyReAmbioXalv
53IzbeGt2BH0i0/PjfNvCJwynRQa+EuNi7EmWC36ZyECmwMeTh2/6bFrOVPNMUDz1GskE4CbRAvC6DCSQ8HeBEG0JhcQWnlFjOa17K7DSl62R1LVXYXFh91/
uWb4QeAWb/KF3IM5hDvDTATl7FumA3/UMZ1+qMoH5hIaQWU6RvYz96OdyHAEEbd6TEXb6In1Ugr3uBPALsgxKAhXhSjQqb/LdFNRUH92m36nsRH0UTfPz0pR
YDc0XsoJHkMNZjlIIFq3HxxaCrEn+J/5Xu7frafYp75j3nXCZN5kjTBtDFWMYXul/UmpubfmtjpJdCFvkHGoK29H6f6kg9GLlVEJbeJ1xZ/y325omNd7Q428
e7UWJfUunLR5SnRQUc/XQ2dwKPipji50XXAnZY81OzoLQZZy/CQ0h/+Cjnjq2KYCJqInkwouU/NkHTgJGBwapxGVE40mUxvTMXCj+JMPhQYCR/QqZ5ipgY5U
1eO6UCnQFOJntZZqQaP0ZR/rzXNXrATl5GYufrxyZ8SkJT+t2Ra5u/K5JY2ZmWQ973VddXqx+77jHhCtH6FrZ+tU8MV1Ws94hrtvgY/5+2BVA1VrhLoWvltd
6CyxSHSJbXCyMrW1/Hf777Ea7UnNZTcPxVv81AdpoNBKbAtdV+nQftw1UktY07JV11iIWgbUFj36+STF7wV3gdtdJfrxyGTmRmF2TE1CdNWNL2U8pU03L5Xd
4FMFpRSF3sOW2J7C9X3dzZMs79whsAg4Lm3W/41FyNpCTeyD1A9Ue7ndvm70L/zl1APadZJeakHFCzFckXCeQ4Sb7EKkgxlNLw3UjPkNE5IuKhsytb2YAXYX
ItPwa2Azw1HstuI6nxlYESa5ysFRvNYwiDpNwMwkMJf7SeSl6tQzUJ1Q09XGqKJ1tmbGqtJs78NkJfOOjBEWI/X903SP/Y/VpcJYZDdTHHjIHvFUkfS+ScHV
rJ7diTkwKrk1Xor1Zs4J1ZRV8GNJ25jX7rVsLMqmokAf4wbdWrw5G/DKgYaeWVIjw2/MFogX05FGyO+W1cqJSF3zVp4Ql6teoC/hVUYeqZt3ALok97m+UNfy
L+BnKJT6LMyhqjO3kOvicWQrd0RwxpS4w+qrwmy2MlnCz+UpvhNMyHG+Fslxo+lkFU3JfW3kS92L3X1tV2wXnZ8SvhYNL+qbXH3zecVu1V2ZJtnI/gFYdS0N
1flpKld8FJrE9w2MURy2zofHIGb2srSBYdhS9XFfD+KN7DTwm7qGvXWtu2RUSWNdBuDhdpVcUkW6uoMd9XIK5veyU1AopQt135tJ4fp15NrYHgn/6HrKqspb
KQhb3/iKUXlL5qRjJhhgTpUEv8U1DuIStQ54ob6mH+PrK4znx9Ah3yDbDryHaYvYxtgb6+bblLjJxCVqhK0bdvjDfCPhmMmmcnsJXqNtVnjdNt15ynGVGOia
or2nUKUuckfTs0jW+49+n7rJ5lPaipVfML55yRubKm8OESlr4FKqHXI65Rg8HV0F9GHfwMucHzS1ZHqoO4AZ7mgQ6FY+oKDpdvR6kEVe0anGoehLV67KirJg
uu+976jnme+Ac7O7FzXJ7StqpvtE1GW62Brba5JbkQvoJapKcIb0wvzFdCV1q+IVu8nbUtpYHGZaMnbqH88jV4Lvom0w3JSXuRcwr5EvdJY0nh0I74Yq1oCu
cdOkPHwZbxBashf5/aKePJdcIi+rq1vzNik2iY15UTigNlx/TUxcHcMWb0xqwfCaMcm1E32bxun+icsHKxMr0e3anbWs4D/QFXMe8bNwTX/Jphb0ZB50EfwF
GE0U+kaTTZFKcAM9ZDhorwfD7j5QT3EEWYC/xk+TE4ne7v2KQWA9liM7AzdtMaoEMsunL2lDPPVcdxW6moJDXRWrzJGRDXM7RxTkpuYui9DkRi+eFFFVPZCa
5z5tjzSuVLuJLd9WNgTJyIvkQWV1pkkMSXN0EbyZ6GVLhouBLLoXt4CIAefq39r3JjoK9DWOExdKrrqibJdidlpY4yrysLuR0U3aAzW4U75IqJRh+XT/IXYK
UIIXIWuZT7r2mjjnT3pB91W4Bl9mVyF/asZGW7ZsdC+z9V5/3EPZO8hHQoKpaancYrB8ZqYivzsKNWOF80YWOga5jMm6uv4VoJIWSvp4bybXVaws2Ukk+G6Q
BcgNahHMSxe/5XvNPacM7f3NvOekr1ymQEiT2fa+meI2LlW/BG7/LawJckXaqOhkfFLccYjjaqFPjCW6xjxJvYcf6FZBmek1wOF8b6YIWmFOJeVgOvUOe2Ho
TdPCMtCon2iw+dYrH2vmuorFZtJI/Ilnm/TWsZ+spY2k8yzxaA50mFrkniL+5jjJpFC9TBHYfLEVQ3uMij/se+HO/leMDvkqDqD78DFErPAAnSk7A60XO0ml
XI+0RGY5qwRGwC35JthTJkr6Fg6Y2lGzOMS3ff20lAWeGGKxZ65P62BSlqHzjPl0Q2Sk95eSxeF9+lQorCU3bqB2eFqa2vHPDQnIFYE1nOS7UT8ZMV0h2Fu/
TRqhqaKqYtfQPvetohWuEK2kIuM3L82tN610ZNyoBGVJV+fDTb9ABrqebznQHpjJjfLNoI6Lf6Ob6KlgUPqV7iIQwnrejr4oOskcVx23bQVfanfnP/celd0E
EPsQ8DF1lPqLWeCdC75MOeVr6Ceh7QytOudqzvcqrSVUIjn5M8/P7laywUDnxNtJv6kq9rWpqXC6+/JZxSMlGzcRWk+9cMVRrOEcNZ1fa9oPnTF8KGzt34FN
157HWCSI3feNS1vuTTFP1RFYA7GTqZZ6Wf4YzhRcTNVWH1Ju1URqaukuGQxReetzFXn2KE8d7ryqsi6fe5NUtgnzVqzQt7SPKOrlPFxsSr1TvN5Vv7SjK0JY
4S+icL82cICZA9b1D9M/Yj7GzwNs+uruSfwDAaE/OlnTFVHnXfbtXj2SxmGrvj2XUP3mnt0pD7QRRKX8kbFniQRlljHAN9Z3Q5tyHeS3oTvkSOUGaZw4PtAg
AJrvSxn8mLDgv6+JVc4ldhNngN1bteQ9lQ+5xL0OtQp2EWqZV7PzwcS0DkJFjGKacz3yOzUKrBGcwBUazsNc8rTVk0raFszaCCXGrV2a0rxorC0h70HN05v0
tcdHDK61N3bkhifV9jGsLYadpsvjt3j2eBqB8xAv3oEejbfxzwr2ImhkjXDbl+qZQhwjgrIcOt5x1xZHuqgcQ5L5T6CKWuvvvskmzkOikCn2ZN0zYCrT3A8l
TRZK6LXAV4Vo26TK05jskGua96nOq63I//BG/JNbJ7fL4p9yx0Zwkd2iLFEzFM9AQP0Qmuk6rGrELAYFmxuZIevLpAVasNe8E3wkuE+2EHqrGa17DheQQ5Ax
9jOUCdTbj+tHKFv6NqgSUw+RndBJ5HRuNPRRMgU1TN1AKrIpcFEfJ6agMP8CO0tl6FfRHaRhwgDfWk7O/62uyU8jxwglhhZCO8fFkqPqT6oXKb96/wTOqQ6q
W4MHTLBlHlwmpaYFMIuwBftJ/EncQVeFBqG9sZPBZkUnxNfuuopq7pn6SjQKrNVPYYo08w1jYTm6Bk8RPsBJUjX6puOUpkQs05j4Q3QCs02qpnf6ukmssIme
g98RurH3+A/4Ar0+qTCoFA5zHxm1MIemyfnM12B3qgQa4T7Lj/f3MQranVgmk843N5j4bKbc+KYIY+KoZ4iFnWaO9s+BbnrnMiuYpTjMHwo4xFmBtmR3sq2q
PqjRdOc93FEJ0OvpJGQf+wY/ZF4NKC2PtP2kL2lbzBB/yfQyEM8e5eNFAL9KqPA441Qx0UxsGIOlKEYBKr6ldijzh+REAGiDRPH9AJV5INpLyBYvMtVMMnBT
3ZWeB5qV0h5ok0nhv8lvKnKAw+hepgeMxXcfpFDJG2Qrg9GqJ8xgVby+AZ7l2795TsHt0p3FBYVRziHKHuoEj71up/pUnRMOedzBTS3zDhT+lDJCc1lZ2f1V
UyXJAX3QJhn/EE+YH/E9hVm6TvApeY7hKHfbP7YkEXgf/dnQJC/JW7VE772lGKyPBFml0TeVD3u7ETt1q9hqxr+Nk8n1xBrwvcLja4MfFbITPtpfxZlKTygs
pa83tXb3clWsj9dhNiNtiP1oVtEg3waNzb0RZMhHrkK9grlGx3q1aCf+uFeFNZbC9H7XEXNLeJ70B1jEbEHf4Fs21hAEPwbWCvTX1uKlWjVVe7VJRU9lI/O6
OjsqZsqmKnurXWCmwa/sDo72xqmvOirqsKDNhoJceWnxFnmOMjHJXvRr8jTGgt6zT9W/B+6zuLwO+4KuqgkjheCCuFRmjfsKsJbporZwCxxv4B2G7qgHi+ND
mpXg68KashmqrIKa6p6yd2pZfCY4Q3NF/9pVk6tvKCNK4uKTlVHvqJzY9VAZ+YpTSD1Rns/WgrJ/gKBMSR1HRqlrQe/BThq0dAW7j6YDRYDXMhhOULZEKnKj
eXyaEAnz1At6szkuPkreBFgc3SbWk3+6Trf4bvUyCvaVFCS0ijbUv1WlaFNubWLp0Fopq8qXCCSqe0AtBqp7XukfejiNyF1nfqHl3HT7H4W7jQN5BD+KKzRn
UjnliYJ7ics01RVyj6y0FlYHLiQln9a/XH8m9Ac6BEt3TKTPEf3YhfBNXSQzyJWzvprygTy1+J5OESvZR6sVst3yiggGHoHlVo5cnquJmBaR9O1vfC6irQZ2
T+m0uVLhUFVjrdvx1HmTbW/LpyHwCNGVCGpf61XIO9VQZf/kPvQkJWRTuFrbXNqI4qHJMe56Kf2pk7762haeavHHqS+GTONY5qqw2DJLqMpfMB+lMwwzzcNV
n6FR0Q3xyvhH0zT+PXGS7mpP5xfC95FT6l768qJL6jquxrENix85FqSWq2w2jW6IagmUgjbFi8Am4gtgKJ0jjmU5vQWq7K+HXfQ4kG3SudKeyTlJBbrh0B6X
OXXp1kuGf9x/QJlKkZ+lcvtvcHOYp/QcoZzChHFshMBLLmgpfQZUSVWYUdTVIh19yjIO9Bon0F3cLT0P+G1QHhNU9vQZ6G7MYn4Kj9FpzF6h2FzKXokfAEcA
bfygr57LCnWitzDD0aGuZlwZeptJtLdURLjeBR9DrTnerkEXCVcJt7jR6NHc5oZbsn3vyXpJ49iRQFck0tiPHW08i1LMMeOvntXIQf017QjdabQp/QtXk1ca
YVM2t41vam/GjkL2eUz8bnaYoFafAR57F/Hr7HWkMAG5VmNLfEuADFdNpjrbUbdNLrnqOfT8A/gv+n1+LuvU/e5byMD0TZlB8VllIc6rp8BFVEtkIv/M5DDd
wT8b1ioobYYx3/GIGg5/1I9Gn7vgAiymU2VLaVKNf+I/2Q3x8pqTISXi4X1ED0NralXy/cKJm6vpcX8j4QH9h6qB/yiehD8HTrjvkU/UEe4UYp7X5/KqJ9vf
gUpvVagKW0pXYpZCkfohxuXO1d61sotxSYhP/e0pOTJJg+fIxgae1uRSlyq1PKWjdr+6IgaylGhgOO5eQD/QJ5g6g9vQhobDq4/KJHuKepV+oRcrbkAZ6SQo
yvgM7gJXYV7oW5IWvnrgOr/GMrruQawDsgCfHZ+BGdPKZYyigbe9ltHj7ueqx8Xr83+x3SvaVCpxcmoqBTgS9ac1FRlKHe0ezbCClrZbebBjHDFPE5nSlYjx
QXxzo9L4xG3AS+Gz2GxqruNm6Qt9P0Ntwx/eK+Qmt4/vonsItQcXkbvFN1ABbZNEVy/vEGKtu2XpYDDBddGTpapMn4JOulrkjwZNy1uSrLG2b425lu4MtJwr
opp5q+FadL7xrOA37FOj0I6SlmlHhT98I5hD8GP4D+0Dsor6L8NW40X2DFixy+RScB27BsoNFOp/JuYLb3Q1oM0xC2zO2h2KXyqfbOjkMMcmKlps4TZBeZlx
UzalJCBJR1fPrOumRzrbw4u9yw2/p1blzJyD3Gu+iV2A2yF10ad8tNHCdqa8kFtW3fEclC/PUYmEmvC5osXzwit+QuojPDfwxR+t6eo7z67y3XO9UUZysb5Y
Zp9zL2RSOHRBmQcA0Kua9iTogaCKbJHrEdrciRERi7256iWPc4tzL0eMLx5tkOz9qP12VFeuK1a3LE6kq8Y2dhSBQyjCeFFzjzoELNNvZvW+mb5DrlHwn3Q3
qjkcWLdJfi351IaHhMEzL+GIq1/999xg6CsZx/moz8YoaE3JWWY+/YEzikbTKKSuy6owlPYWJ5LHHRRNA/sSexjznV84xqiIR+OEksFFBXpU3V19CaivjmIm
5a9xBJn38EjbK/5mUi1+NwgjbnMvJAYZTgZxmTnMR7q8tRuqj5CR9Grln9hU3Rm9j8YA0pDlOgRtkZ3zJaMkupRymtPEEFpuzMM0VLEYKdsCt1YtQTnmD6af
9BfuSbvsHihM5qy8hnerF4JKw2pXL8Vo8AMfCbf0zUPvOj+bJNUzTOU4Z2qoua37TT8EHsxGqe7S86le32yF1vI7NZ0o0z8H77Dv2bHCS+ieLt3n0Ffh/zJs
gU5qxkKvDMP4gLEFA2CHbfXFplCITZZGgjWYJXx/vjU7BOknuGGUvw2EoOdEU2SK+5lqnmMMDNI78RXec2afUCJFMY3gCdRy3gxTxR/1Zdr5wlvWizP+yehe
qAH/k0/JB9Fc9DpYjczTryJLjLeYqkiy9wL0yDDNWQ+cKwSY9/QhZy9uBVTu/SlpMHDVOdk1o15q8clStlSenxf7KBpLurIKSfnTfbNWbv3S4l5Csro9E1T3
5aOAGcQb5jnqER2UGlcJx431fV2QT0AVxftir3Kcvg5xydGDvi8v1mRxYbrI1kUtEvUNzYlgST6LqUZ5qhiesru56YYadKe4CRyWsNrVN7nYfblgsty49Zzq
gLIiQt/Xu0nxhawjAPbL2hngZfk0Yjt/RIPyzakZ5CxmF6fX99dXNe2mP2I5mI2fA2eDfEGIfSxsgbRpVcRm+D1/JgKDM832tTVKVa74wv2qLc62bkOh0seR
zZw34d78Kt9Azwpotw/7juZyiKN/fEN7tdINSdsdLyKnpg6wlRsIgfb/ykt8CjDRv8rYQvyNqeOaXnqEtIJNDS0YlSstCpazQirJIgf5GV65ScPfQjK860o6
pVZVnUxMIdbRW7WlwAEOJn5zDSX7qNrrI9gi111yR6A/NcdbWcowP4L+Fks1KWBf0u6j1T8DGHTQ7nIMY2GVg1VJ6VIO3ZAnArHoX3S0WBHFTsaNqJHrJX7i
O4CPLTqFErlfs17ywsV9U2YW3ip4VNAyta171fq66/ZFLF3/YEOVTeur36uTvf6OykladW3QZcz7hF1ME/oVXMn5ke2AO83NNr9Lew3OVc4GzmwscG2291QN
t10nT3o87nrMHr6/5Y4QUueVmXFaU5W9InZl9gFFtsmMQbWfHc535497WKIW0K7goOG056s2m16sbOKpyPFfGAHlNs09lYtFoLnvIj7nVsut4U7Lz9bMJa56
2pQMUBVuabZ+pX6Joqa3AVEdms6O0sPFNtRaaJeNkK0ln9Lv0fVOuWsJGG+roor3LY8aqlgEmNw/AypnmVbHv9Df9v5swOmJhWniabqV6Rp8HfkCritdiLSz
JcN6sIV+B/N3QnX6juln+qhwAZrpdbmWODsmmzQdC4Z8y1a3O1YoVij2cDi9XfwoTHIL4jqjjp5oqed4A07nXfoiANb0p5/Fv1MONSwFBm7dqRpLrlE/L+2o
jvDtES75TgqDyHqp27jdeF/RqbmkGgT2oHfKhmFWWM0lYM/r2LEL6j1oJd92dol4nkryDy8BqBixt6Yp8zPXhy5mX/AL/Fe+5RldjQqxHPqsP6cfJdDscgqS
NyupoVhjdIMC285/yliCd0n6hY8qHQZnAr1Ml0yL0efgLxEzKJfYEJVSG+BGMlc4LBQKrO+URvA5+OK8R9Jj6gFyT5DQKcgdbD/9EJzEjeSfgwOFPRAfuiYU
2DmqKDjA20rrZYcWmyA1+NT/lN/K7jUqA9meTHq/pg19U3uZqW1pYRjF/OpJNS+FXJYJvqvsSn46ewirBNaXrkPVqBTIkpSuILwf0NtYb+8yeAd/WT8c/OLt
sqmZb55tCbGXPOa5BZ0j31PHEnbWu5eyOPXTxr3KmoXZsuF5vbH7vijondcGsLoWRj9SbDzjvYDepHlkspTEy40HU0cwQ2Wbas92r1PlQkaPWcdSCpWBQNHp
nlYgaHxDjOSyvPdpj+Mmsx5rAk5wLC41qz4bQ8BUx0ZtKKESWGzrKmtcXEndOaGiUj6db+YrWDqZKobq629pZEwlzzPoMrffdcKl5tKEq7rnzEIAN901d9W9
g3KxuvQkxJ80nnWh1V1FxrtSCTo/4PcdxafQn7xcyVTvYZfb1bR0lau+coUL0d/VCvp7tN2n5vu7rmhm5FfUNwxU9iAW6P5WBhUjCV5VP8WS3xhvilTDPjn2
cmeL9qC7mYAzRdkcqWHvwAfYKM5J2rh3bH1pC3KGngrfB1vhc4jG3yx+NaC6Og2ILGmmeWSvRqUyJuVT+LlxE1PonUPlEix1S5Of+p4eSg9FCpDagU/CQMVv
mmhnOb0RKksi+brkLeoN4+WcXB4zHEB1VuNMHePdx4/Ee8IVVSzRITwI+nh+Cg0Al0HMcgu5Xn13/K9J10sf2FrUnJk0LWmYZkpS22prqvSqe6HO1pq5uebN
vpjDQjTYiAe5U45Zwg5VGCKgJRYn3tuk9A9wt3fVRc7yWNo192SmgT3euYLp7zKRjd2jSh/if4QrW+YFSpnlcBJ11qwprs42RRd4rUIVZwOoMz1E2wTupKxc
s61vtL0DYde2oZ76ThdVZFl2yK0Z0Tti7eI7uY2XvlhWtnhHxDlXLuhxqcl69MOI2uAVl9Gb52ud8DFuNTiouImnLtPf15/spO0L14HaRJR7s2gC3u1qq20q
Z1OrF20B/lQ0VVfznFIHU68gd2J7Y+uZ2Zpa+AP+REArfFZHpozG0rhe1Ff/SHIYdFs/qzQPUQZS0BThpbGZbidxHb5Z+nfx2K2X9RqX0+MwHCo8Yo9imoqs
7gthcR6r6jZlaw8yTaAWBO2/41tM3wkMcQ3inYmjY6OIStqO3t7ude6WGhWdQ3mK59F9oGf0BR3v1BC7UT9HmWvj0ywZ2DpfoXGR8IvQWN1HOcb4BP+NL9IE
zGa8ly7assP8+Jv1MEizpDS2nealrCsUS38VjteKQFn6RukQcBdX37iDTxNkaFXfz/wHbRiqxTciR2lF6g5+RDcaPyyuZOahTcWe4t/cIeE51BdYg3+O56AC
cFBGgakVPx2LJy2Bg3RViQuJ7mYpC9WnxVS8JVOD7AhU98/gvwg7hUb8Yf6uxYp35BxYA+saoLt1rGDyt0XnCpnSGFMbnja84maAr6F1mlnQPviy0cXVwC6b
LmztYmws1TcnBnhhhFqGd8W3oO09k6An6FOigC1nMpFqvpbuK64tXHeK5zogVAoIKMCZmg7qUcW3tFnyk/LjiReX99vYNbZPUcvNQ4qbFSyqH+25R8rp6vxT
93wK03fHV7mi2Itag/TO/9kprFWSXlcpHSunkl6562p/dUm+TT51pcq+j2QXqjU1tWSXozmBkTc8fvK+B1QYiCf0Tsto5oZnhG8zeEzTdkOsd4h7o6uyG9dz
a+8UVGTajWb6bFiZVEZPUpfYWutzmBcE4evhW+c+w65BewFLgAfUtdRBuuP8XXG4+iJsNdzlDvh/wm6g7ZzH0Zv4BGQUuAZxoAcFsydGvU17UH1Rs0ETtFex
RdYxgG+YmpCjtGBZJ/IlVa24O1NRQVvkRpNmuXY5OGWu4p19oFwv+0p0jNPxa7lb6lH4aKkLP9zVCuzGpxMf5XPo5VAT5gSt0X+Ia00fLgHdjeHm2vV8JHrK
uMA1pc4fKgXVvqTUMBZYqkJdKHzRNUw4Sndw3yfWe2dDkVglaS7dzTTdtB85FjiCknwK88l9TiuAnS05zDTDDu8WyEqd8X9Gl0pNiecgkGTS9oBqsBX5qo8M
I5k66BpjYySsB9jG2DWm3ebJ8dPjneujbK2KopSlntIicH2vvPT83XlDYssW9889HbmhnplqoSvm1cYZ5HZhJ7fI29tT1eVAjnC5wRXO5fgsOAE964cBpbyG
4R4XSorShd1dPS31/b9FdzLpn3AVoj3SB16OnRBGeKy+t95cdqY6gqpOn9FUirtZOM35p3Y9Ebn5C5wLdCRnMxXV0gdzu+SOWNw2Nza3RsTK3EYR5twoWa7h
LHArebarmDxGvrN7KFxcyNxSx5JV2IPUbooGh3Ff6xW4vzJPnFs3T7I31jZkzEB/8jf3vAK5t8ydoZxhL3KfkNfk4+RqfhLdEDiH4P4NGhR7S9zBD8h/h67o
Zlh2JLQE+0N6tKdLtESBb/hTgTJDbyyRvSAPy0bU3VDkLFqpblJU4j5uP2w2kwPYcdBlfW9TZzzL/jtgA+tbn+Mv4YYwT5+Vl6ItiCN6hcvq2+4zgoewe0mj
dUdMZ9EMah0zgLvAHE3zKlLIDGQM8hkskeK9Z5hJWG+6AzAbUm6drlWgGwmWXUibeZI0F1zXDEnahddGl5eYwYdIO+MiZImpA14qPKHfFD9gL+g3ELfYo/6u
8GLFCuam7q0QwdJ8AYvKvphz5TLTJDGZ/oOPpp7rFiAn2ObcbWa4gcdv+FLIObLagRGsAD4rqoUl8HoxSrqoW+bvllcJHO0aqtYFWOUwY17aYLxGqiWYgBml
avQYdB72xR0t4sYX+m78frFHYIZ4yhcrTsU3m+/5DtifA5rYX7CZRRzdwJUi3tC9RaoYE+FJ4HSfydSDtRtNfBXZTLI93ZWYAGaTGjDHOU3/1a8B1/s+fItE
R7hzCTdx2WWkc8igeznZ17XTfbruhQ3aVSn2DckX414UlhaPtQ1yJbvGkbVIv7Kx5297JfdPoEpdjKuQw+BZ7oKyla4rN4Lq4APqRbu6MjAxbNNTndH5a8o8
53imt2oJPXjNffqtL4Y+670Sc5nozTzwfaTu2k6h8UkFvlHk1vy9RX8763knqS87adfudRW1IAn6jq4rnurgSNlwpqdQWxrIICTE7TeOIgrEV6pK8E7NAOQK
1pQBU5R+DPqJHwcnWxaZauBJujNoKT2PitQQ2BIjj79w3Pd0LXhgq+RVafrYzEBP10B7NXsjaJE9mR+v5lyV7S/kFfm3XDSUoLQtt710/FNtjZNwwEWnyAam
x+A7Z5ovkriLSZaP6CRddf251CxNB90n1V9rCF1NpB4rFP9d2ixZAOQlpfCfBKf/YtunfaJm8poS3VytvLftSb7avlrQftLoVfBKZgR43NgUXsubLJf5r0tw
9ErSXnC3v5dYRAZIjGLdWfQIoKXrnr0HFQ9fJX/13mYfSqK/UWG+WI2tyBYGTMnISXypflDwLAqDMUh35EH103lfVr3e0LTEWmQvit3aMvn6hkqRyIb18RMS
Rq+buoyq3D22Rd4578T6IUMLKMtB676QMzif66u/L/mXsYF5f/3a3FHiAxlp36n46untW638leytGOaYo38lKyuNFXKlFPiy2Fv/QNzFPC7JAVrTscDhxHxb
fWYltUd23baI/C3lD3Km9q5tSK3K5FuiYs/ZjIieuVMjqNzquW0q7c1dHDk/4lTxYwBzeDSvPJfsHTydyUrkWl012GjbqYuzpUM3fF+Q09xcYrzxum8YMkpb
E2lKnySGeVakdPdOK32V9Dkx0ZsCTFfNqxVihjvXAhf0w5DT2N+1k/z9FOP1N7znkH0xo8An0EgwlB8CBxbvIC/qCuCt9fKNvxgsjh3O3739Y5MVWs/dksqr
DIquJR9kdegFQE8dB7fTwlgnzITvAlH6JRiV6tSVq4eox/Ai2N73NamxRlQYvA3IXCdDt1JwFM/fV93iY5h9epoKFx/Oy+NGBErccwIHuOPcIpfJn+35J/CE
b22cgcr08dwpvguUIzfKzLp5huiEyrq2msOUiXgNDPAO07RFd+smFODECqoLYzVFKY44eSMLXWN2y79FN76VrJ66qN/n7ooa0GHITfQFt4c+BA7Frxq7Gjdt
PUC/4E+ju5Rq+UbBTC53RvhTkvMxc3AYu0zhcX71UlgupcbHkBpDP/cZa4q5l/8IMN+XgHzgIDFdbF+004hCE0VLSiejT3jpOUcfEj6VmNlZbhmWC9UxG3Rq
qB6EA32Mu7HzWlleIXQ96ZjurqIO/FFbYthYMhQ4z3fl1iVbqIe2Emi37yjLe+74xnt66Rr573M59FjfSWSGm19H1m0m30M+LWqd8GfREdWBmJ7OEQUZik/J
uUl9iRmsjKpBLHUecgNQLc/1kiUMAZ7QrxUiaZdvsOBDzxLrHTPJTegdj54GjD/VucbNV9sT48nhpIIewO5wtKPDAq+FkeziJUAPF0h3pCYYn3nDycNjUm33
tSDxueQBcKmQISvq/p/KOrkOAyVEpeTxJh5ChBrAOn1l2orOMficJmUn6lf3F+BDosLfAaru+OoPkUVIGtAKXuN+Rvek2vt3cT3dah+lWkLBsjxN7+RFsVtU
N5L61A7Rt2SZjsPktuR39quJp0pv0qfprmxFPSXoXOBVuBc7XmyOcGp03WSA+ww4n8uPWIDz6lxTMXExuT96CJitO0VX1d11g44Z5HkVy25jqvMzwf5UCyGT
TeVr/X9knWdw03gXrxM6gYT0OI6LbEu2JEsuSSjL0tvSe+9t6SwsvRN6h/TYiYtsqzfLIbBLWzrs0pceeu8dFnipl7n3y53JJ48/2POfkXTO78zoPI+zJlSL
DPtS/WFCgVSehmwQOCoODbN+WJwqDxNdSlA+zeaEk5zDsp/7YpAW1GV+WnizGCiPkqfIo9iaUiX3Scw1GrVD2fp8SN4IXxXzhB7h1kpT8R9/1V3y+B/zZr3w
XlwFm9Cx+u70V/y56kRekcFftDW9f3IXz0jXKu/2wjt1dPlnSle4X3g6FW3Vzt80TfhsaG3+MeWrlpnGuFfClfhKZxt8lYMhm3D/s7+UtMo3rivdiHxKR3gt
tY7fmr7EO5SrLUTMLdlEOYhck85hPjhaelH2V/AdvQ6+z3BsS0sfabXXwdBp23xfqBosWt8KVaM4supuyfwoew4ZRea0WaatPjF6VI3tK7oRn4hG/iHe+BCg
h3WFQneih3+SjiCVNYPS0yxrM5aZW5EYkhRqDu4SEWo40ZLZAgyD67l2eGO1D9SnEgtUAU0j4l/vDBjAY6wmti+bKV0R9lqnYMeCuWA0elicJjaQ7rLfhNN0
C+0QYor4liI4MrSQj7Ax4YA/STO6sIV2gqYY7ODtrnlTbGc6iKfgjmQjaBu/mkyKb/TjznPL3SKv2TuRc1xboAI74PweCIOZwZ3M9dAm31toqqlBwMSdIFrk
vvyRCP/hPlMvML8wRXmu8MLI8jdcXec9Z/fM6w0T+Lr2AsdOYpY0W8gK9fVcI57ahmcuxI5zKyJdfvSgpfxs+ZfMPDTBqoZx6y/+ZFFhM6nOpj7WUttm2g1P
QHPMC4xdkHPB2hn9wNHOcea7cB8uw9pmwzrwq0PK/pWtAQyGtKF2wkYWkd4gYzizE0Vagl0b6e0TODMw3V5YeNmfB3ZgEpx3xHbMYNtD5XdsB/xcPm2/gC4L
txRfsGrJI33z1LVlQe2lo8j5bAbUFl0C2qM+62znfO47f5ZBkLWCKFf3ecRo8DzXA3uMTRFrYkpWxHIo68eHsz56z3LWWSlTMpa1y7RGTIfWqFqWnwIfhEoA
sOwTZ2WekDfoEn+hZ2dMpLC96kaC7C73HMzo5x9k2GzxcCI7SCNhDuM/XDeoHm5xkMob+E9nVvluys2MltqxL5Gjnu7cQuA4aQNWov25GM9/WF/dL8z0wD9k
NWE6OlTbGDvFj6TjsObycGmEcBLZz27QhYDunhr03/6fi9rQxdq1YNWtTBwvzA1B95jOeiehKb0metiJ2H3Dbcs5xzdyqLULmComMLcz+9MdhJaw27Ig3F0a
bwEjhVix3KXiqHJTjM+a5Mx24pg6ZpPmvKt50ebcyRm7ShnyT9DA7CSGA93Y7+lfoIPQV66RVJXnNUr/xLUxJQi1obenxHhZcGDxb+whC66McHjt9alR0DVU
ErtZFiOpZE18r64e66R6B8eF4uVFMI+oM7+FJ4rpxGN8ftYt43ZjW9UY007zfP8B6n7xr3Eaw1qwCb0qbES2wH8ohLUSzZWuML3MbbZO3bo+e2IFwc0XowI8
+t2zwXfY+oztgUwBjfLvmTXRJvhukYnUz3zNX5VjbFV5QEOym1bUs0ys2CdIju3KbmGpvUfqMs2Nklua/SVXMyoSkuI/+UfVm1c4Ms+Zuqi4JKdWIVM0va6O
Ww82klpy2YEuTHKpiwmZ5zLrizHlhLiI1IsOflbEaroAPzXV0zYiPB4T2Bp5X1ZkkYlavr7b6pUPlWtlJ5b/E46D+2R20fZgZNPv7kNgxBnSfIC6g3VYT16b
0Bwm1tcP6c9FUVXpYx2jqkU1ylmd8zaq7fIv0U+iGkUNIwOmAdBEaDtXg+pA3QZjMFkcwRWovfz9YATJ4H73JYs7iBaaXInkanjaiwHBbCvSb8m4kpxgMpn/
JjumFSBL0hm1mffawkoW/A9cJLaRT0aGWA56RsIHkTmSn0/DWVGT4uJXhW+aowrmOs5Zk7kOmMfyp7TNYyuJJecCGZ66pQOASF4MaIPLLR2h/dy47GhFKydx
MXJbloVBuz8rLeuzcB4ZDi805IPR7p7BJZbXwFrmHITBSy0VCpiaYjrEXbVOVnZRb9EsBxb+gs21fIZyQmhkHb8Y/As7Tb0OZCnjkO30ZGS/8btk4XSZh21T
pS7iLrmA7JVFW38Sc0FWcQk3slYHj0hBVB1mtJNY1nyDeQrq5f3YrvBy3yiLxzYQGcPj7Ojgn+Iie3vyLVgexiEIOxzeA/My5QtJAzFQMovRmYNdifQv0C9K
LWhO0CPUs25nZjkT4CzwtnRaHOScGJlRAdsQbk42KCbGm61zHBeYQfIWW5ayM7CVv2mehL+3HpdoaXCYNax0PpAeIgtMcxBJiIdbiiMVPtxQmOOwEn/Yxig8
cpvPCuFMOdaLVAxG4Bs9X8saGXEkGQp3y+xcPj077H4L6YmGG1vozMFG/HOyJ10ck1QyakPz9CuhK4UZ6XN0T5Jz0cboRqJF2Tbiimkp+9m8AMgJv3QmK7Wz
pmddwLjITSzWwMAPyTy9D/6Ps3n/815kT3uS4WtUpgkwD5ZWez6Tta0LNEPTm6a7jan8Ds0v4lkkALltMTqXcXAwk5sAwaEZ2lkeFK66F74L7os/tFjFllwn
/pK13PS3zZTiFlfDnflj8lLyrYAFI8w35bjESHqxsEgk0rCx8mn6lnNwuTn7mfSQ+Bn7i28WPmh0ltGeNfAkfX7Bg6IUciS1mDrDtOd4qYLaGbrLSlqZJcGq
xMbsnOMelLiWvFndzWAxZLPbVRl4PlEHmewsZm3WLsoTPD6yH3wftMPzMzawGmMako7sp64opdasSCXvxG5AXci20jzEzgLgtbw5dLXUe65+VBwYJi+Lv8Cz
vBu5ap6lUne5k/iflJAZtuozE5SYyBXFjxWaO2cO9vemmqsHERnWDpCLfUo9tvDYNc0tc9DaTBmQeCWyiTzJVN08zg6i5ROYQ9Ig+mFkNvQVnmEbtqmixlj1
4bhJuvqqtYUpZd/L6tZ1JtSvrU/05/23qUNxn/TMlFPATqiSPkC+NX2DbzEhthk9UVxs22PzO372rrKexHcgM+0tDLupoZZ8S2u4yHM0WIkS8C3reW/bTCz8
B1VRfpP4FdEoj7k27ErjHhz5kTsqrAP4ELilaFbdq4Hp5nUhqiTAvYGOUlUz2/of37xRg6Nyc04vGx51rfrYHDUB6TvnHYIesiBBUsdDr7hkqQa91H+aWUQ3
FFpobsNnDG/MfxrDwZrSYaADfcDhZefb65f9U7abeBbaHmgRHE5uCb323MhtjNwWl4jtIpfFA+LRzAAQZfnGj+RfaDtD/4JzxdfcXqsb2cP/ivfm6kn30Kl4
Efc/jxzaoLmT4Qkeg0aSu3wHvQ1Nd5xLHbX4p9xNx3xxGLk+TErlWwewq8uXRdS8jk1WxnLZ2/CkGSV3gpOL89WR0Bx4T2CIoR6s5V4BvwmV4nR2lNDVtl6q
H8niUwPZ7tb2QXBvcgh5wrYB64/0Cu9RtVTSJR45SOTgAxvy3qSGaxhFOhv+M7Oh43+Zh+3NxCZYo4bPgJZytpIEpGNveEK2sc3Nd7ChUrWkicbFtmpSUbnZ
MYm/KO8IuZ0eQ4WrPPCTHXXuNl3Aqjl3eg46APtYXR3s/Y9rMsRQzX7GsZlvy+8Sn5Gcgii7NZvD7cTO1jZ0Z8UPP42scjZAxto2+D/axqH2/PRwc2kHneJp
D83VX4GXlG8V64TVUhvRFZ4r4EI18U14F1aLm2mFwf2YSVNDOmxz2hbjtR39xDsiJBzD3peSSD35Oxr94+5YgYRD9dB2sl35mDkEHG38Ys4ETmQsob+ZNwMX
6Fnqlyp3nHHjnJqJZaVrumhu1wcCk/C+sMU0QCwxl8cOxhVvBl/E5okztw6z/ac8tq8LHle+uUdaupRFjAwQ6xvHxNFR1i7mliiK/89UYv4aFLChnjXMc02W
Zxp0hwmIo7w7Q37vJZiyxmTUST+ZwQQc5G3iliEDrLpFb8Qh60IujP1r1ojp1FLwhODyPIcGs8/FmbxiWUBfDfYDBHADgmYi5c+XnRLjrO2wNRXL6X/JAbg3
qz/eTtMhzCrNQbzeiR/V1OaPM3wGqhdS1HxTH+IsUtv2E/gUOQe/DwUDCd6qnAx7htHXR/NfWTDwuvSA+ljobvFppQPhKP+HzBarh1tab8mNIz46CPzKpVDn
+PaC0zBLeKa9xKlsBcwXcQY3Gv+ffSAmMgQ422Dyv4T05jx9T91u0wLkuvBcrC9dBNdk3XdstBHYQPKR3F0sg9CGBYom/EL8E/9Z7GuY4dyufiMcdKyFp4YF
eXfGk3Ka7p3Vxm50xCo12RNobklVZgctbuNicdL62HlIWgy/cCxwrkx9lH5GM6LEXfhEm+oF9FrNh81i8ohcMPfZxk7LTEnXY8+sT4KOwS3Rg0QRvNGwUqeF
54LZygNKanAKo7AUbhA7GV1svR9spLsD9iTLPdd9t8hK4HlRNTykHORTt12yEHAHTLDeCNcDpzkfwzgUL3a1kvqZrh1ADtoztCuhIf7UMCDUnu3t/jmjKvNl
ck6NHO+ySVGZOeYcLGpRtD3nDxgovJbsYp+zjGkQ1YnaZOWwhXB1wx1vCTsNW8h9Yq9C0dZMcz/VUuk7sQc56oyxXKZ/ajCJqfBGPMuItZ6PliL6hioCTgze
tq1SYstXyxOBYuWJc40lEkwEJOtE+LxxdtZ2z9ngT5pb1gD+1PYhpYNtYnguPs56R0+n3MzYXnrO3QGKdeUntCRvC2yaQVgIBJjX4V+RPtb/xVU3tdBh0Fqc
YnHPNDvNbuKPmovhCuA/ak4wyQIXF7ung/9YzJsxcAzQRePkL+i7grUiXutNeB5+IzTLoXFupx4G3JYs+2TwR7YLGLFn1k94JzTI5XED4S4s7Dwul0VeKdeR
Ddk53Cl5ZMFHJDUyUZ4NPwrnCn5mDdKcx/Dj5BeyhXwafiNq4cfwSfI/26TwK2zN1nENl9j6huM0URWKfWRWkVOF9mK74mXqVmIa7hVrchedlelrFI2UQE/m
m5ljoUbKd9zrdImyglO9xUGMU2zpLMV/yxy/dQKyCl7hKg7Pw5aKSVgSG6/03VpNPO2t5v4i1ZSWGavZ66AzBEKeaawefui+IO9AfydzYJPUlRiXmuG7AKit
47k6+e/LmlAqycb/Eh1DrWILAzbuBMy6koMx67/GLXbrwFEmveGcqr+3VLskQVc3PbWP5nrepw20a2XRmNAEk6r2T1oGna8+A7dkRwS7gwliS/1p5or9T3aQ
E5NLnd2ZXeDt9DSiiWkndJIEoQNkPNWw1M+2J8cyl4zJcJHhN+hfbqZBtfwuYgE+whfLRjGlZk8oKuGAt0K/PLWZPx78F2ikqmpk/amsuhjNPiSsqgKmxo/q
eVPskR9ia6gWqJsX3yK/Wi9ZTgeH4S6GxjebMGU05acLlUI0uVxjuaBPwPZtfSM48Bh4pnizuHZ6D8OsAjb/oWtNLOCOJR6lbAtUwpO4BaSiv8JEu8x0VVZs
t5hhRe1X3iW26D+mHMoYpZlQ1FSqFjxGnuZncF15hofFN4wd9HNOdmJom742iXjaogvAXlAYWQr8HO4MfuN2BVzmRn4NmU6mVK8wxQVdxjY0GOBTupPjC48F
WjOidIhKtVdYzP5h3CGxVuQe1iOsRyN0Dcdudm5pM82M9LsBm+4u2QKabJodHG/bT/stJWG18wrd2LFJgKAqhMycLOeBcsgxA++Dc0HRvhVRrP+sn79lcgqR
j5TmFQqp4wtnFyUX1M+buBFvYFixLrEyN2v9f9UH2k6Ts9k59IjgKCpKWmR8D51ng5YRYm/JVLAAWkM2w7Kk3iwR2zL4NqDXDQYPl6Zjy30NbCMcmxxFuCC9
tI5S3sEd8TGwR9dS57Y0tD9O7QfMhQEY89Ys+Ap40kNBKjDGsDawXleV/NIzqkFUt2goJy5qTI6UMzxqQdQK/wPPTKJBfpa4OmMLkWv4DTwM3fcXBQZwRqYY
OZ/mMJ+Brma0CEmMTR+d8Sj4V2C/odiVXDpas8iz0ffSwnpOM9pghpaROtWfAI9inyn/aWc5UMyHF5JrjW5IZR0Li1htwwfrUfg9XI63MJfwfyEFaevNO/T+
4KuU3trf0mpo7pqemlsV3l8rx6H0c/IinoIn2x7gDa0j/W2w1vBDuUM4rPDBS1JR+Fc2QzifUkSc9KmRpaEyzyPfcs0CnSz/5jyCpnJ74hWkszSaSyMd8lC5
smIB2psbIC8R17CDy5NEB9yG36/qw8bzvbBp7D3mT/me+EraRGeSKfRMaAfWpvRWZgjeUoIqcqrOMAz9xXzX94FpIda23nTnMcMt9ZG1oJbuBQTpo+EjNUv4
606FnQScF9pnWPC+jtHQZjPLHeQjoQqxmpRXX3QeV2qndYAe8u3QGmiaOM3wgoxTxrJXwp2DP/5HZ0d3YLOzOhJPwSNCJ+ysf6itxLbyx2TzzVsU+s9TEyvk
zBaT8wFU33YZ/Bu10I3Jp0ICfw93c+OBSViR1W+raX2H+Y3dhceuYvaA+ZuxF6fHXgG10EvkW0YwToC+Wu+Bh8kXfCm6VJ9MRBMPVH2CK1O2lfXWZ7g/580u
KHCdqD+dsKnm5E0Hr+Z6sb/BaOqd5Vc4TfOJX8X+JCahaeX5IUSmGqU546lE8QFfEPfMdc89kxpo3ke5NI+C30Mt/CvB9oLd/SMb6MPAJGN99nfjF+g61Bee
RzK0lbmhv24u0GeRk4smGaEgoZ+sam1c46tKTFxn6Iu9RYq4CjCN6yz6cg3UPKNTleMdjU4XTpmPshfNKeg+/Lq1iaOmsx/W27lCGo66gquB/jiF10WSKo6H
+ob/wJ6JdVTFvlkZyVscnsGBz26z62doLBLjAejaMOBZqhHQhvxirCofEvOXZQQbOH1BFUd2q/6LOkk3l30TXrJBh0VJv3Mh61jFIiyD2wXmG9KhVqUfgFUZ
OT9qcz2hE/iC3c0Wm/bI3+As1kEe0i41dQO3pa9vUCNtkXeE22ypCT+kyqHWtsVIfcMYfLl1LY6gFuU2+VCQszziQemF4YhwghxIR6uh0CG5KwGmHmQL2DHI
K/wVAMD/w1oEs6zf4O+OqkS5NGlk5Bez1VGvPA7uAeucM503ikH1btdW1bAiQnugbJn7g/tCgzdx2Q0y1x5bF197dlJ2fNf1bGAUaDKo/BS0g7Jzh9FOZi/X
MLJZ9GLNEMq8WVpAXna9dwPGgHuPgYDe65PAgrwwuQ6vUO5ijCBbvxvOcXXCLwSDwcJf5k7ZkgImTSJ/DTqU7giNbfAq+CfXxf/YFcNGsYcz/v+c+f8oHKpl
cFTdnNycuOjXOb/mDMhpEV07eI5dlZjG1WFr5wqmH0+ooablhLclOAWkAAdwBRkWmAFo2Dba9WwfpCHmNA91n/T/pP7bc8aQFBvjq5nSdWVT8ih0CdhvN4UB
+y/ycOQvpVxu33Bf4Bua6oyzfZWdaA9/p9AaJZ2dZ1j8I2UPpf42Zhu+Qlx4NnROl6P9HvUkxGsWmnPTe+gGGkLCF2kpPg4Zb7XKqx1/yDuIPCXK+ijclo/H
ovEahm4YgJwHNwfGgo3L6gSWmd+mncRiPQ+YIT8S1R7+EqWN/A08wHJCseUi11JaryS4wvJ13kDkmSdk795Sg29r7YSmiF+lh9xDUyfyqqAWNNbLAa/QLjjE
mmbRAHuwD1xTOy9yqPRjrmnCOvX5gMFajHdjT5lz7E/Nd6mfiNqau9KvGCSed47Aewvrw3uwWHEJOSlzHZuGjeRvssOYMlft8BTW7ViAjJBo+CFrwuOtE7iR
1swKQJnNdBEHY2MIwbYgMof3iBfCp0AGe6fbKd/AGbGOOlnsyKbAd9kUUct1NmJQJ3aWfAOepLDSUW4fOgn+yjXX9HcKXCbaP/OOQjnaYgH9/7DbwBRpY9p/
7GauLXtDTMJl9p2wljJy28Kjyxzhtzq3K0NjCrygaGof8z1YTm4rqij2JkaViEXfVcNyJ3mgQG1eQ9Qoncx56FrWaXyedRrSxfEcU8MtqCw02dqML5JOi1N0
DuOiwDvoCFgNiwl2JJ1pnYPaguGgR7ug8HfGgk0zJ6CPuCS0BdPVvgnaAv1PtxVfINmhSV4T8YXQk6S2NHAGdKqqWsm8uhiCpTuHRgQkbqK7kXG+FIdskdrR
U4Vf6DR4G9XELnNDHV2sm7ChwU7WAfa31jjxAxIHbY6fhtWX3sa4DLnoWrC6eDm5swssvrkxvfhhMep+T74IHioL+q8yZeyXYDm9MQBozwFV9yI71ZgKxhDl
6RvIivgov1xnc6BIXGxIFPXCaLEZtgsfT763zgoK8EH0jP9X8iTRj1iCBckt3ETwA+gpfYiHsdV43fQYuNz/JSiEIsws6kPKfu86aqWW511iM26PIVMKsX3s
Cdh5PMJmw4f5RUhbE8usJw5HKpT1XD1yR2gfm2bJJmPISHBBqImD0seg25Bz4BzsZ+QTNgmtyis7Ub5CPiWn2/sL27B96J9SI7uxqMBVWbQi90GyViOppwL+
jPL6HVf+Ue1RoWnFv4nN10Lxt2pXC8SFBtBrjbNLhhashSfQEh7U3yRyyExcjvwDvUctTtK+Ql1nI7NuSqA3NB1qjXyzNEwZtNWL9QgOxxrTCzY3zjoOD7Fe
pc0Bs/8s0Ze6RE3WwOtzTamBPpQqowKcSPRy+9wvgi91VWlr8Tm6nI3VMnPq5fyxomb0mZwnUTWhDKqfioZyg7U0YW0DsIAC+A5qydSeGxoYqv/IlBFaq8qw
IENlvMylsUb6U+hVfjvNZF9XbXlpHf9TWA0M0xWYnHWH25KReWgK/7vcm14GHw/tw1guApZBY6yF7I2gy39DuMFdtM0mo+y/gGlFd9jVvI5eSOf6BHI1lOzq
UPogONg4IjHKcjC1PvqX02Sb47yKdMRH2DzkM6AVcgA8x2w3/ibfFoekx0p/0SfTcbBn8F/PZ/9a7VjwDYViw6VeeB/HfbYmsir/L7IBVNvWLXka3EBJJdpJ
Q2UXNFpQWVcLBpIPNuXfQvNsewrrYpnQYzbGsRDuGAxRB6gWQraEOTuKg5R/g1eBt8gl8SSUFCiQB1vyTZ8YDbQMrYRwdilwXRluc8LVMS1yFFwnPbD/DteJ
zOSaZdd2+JExXHN2pjUzezCdgFzCVaEefCf4sPQMz8S/yclOCq4jlXF/EoVKpbQ5sku/EfQ6+wrR4TA0jbloSZJ1tnK6rTLTQ4oeriW3w7KQfOE56p9nrAbf
JCcFrxK15JZKkVTgqUC7hZcrUgRXimwN9FPNXahW2o54i8AJajj6QWRMvvCm9RopD0xz7OF6iG9wG9JPv12TQcw055vWehyazq4HwGpvw5JKTzBjvep8sHWK
5E0oW8z50Es+kGpqXqppZ58B9i1cqGmpnMtuzH/FmssDI9kRPNLEaIzRgXOsV317iGjpr1A29d0s+D3m5qaZGrepzP/AUgK+o37zs8RSpDVWYvvmv4hlFy8u
PGKsLGnlcWlvEF/ZDWWrPVUJpZPE5uwlsiWJ6lvTL8Ew+Nn6gtFa1tkyqDtIX3GwzSxF8R8yr6NY5hX0BfiQPe1MY79Kb4o2ikc4wNG84pwwxvY7XhMYqd6U
etH3WjUotQBYaJysOh+4gvcEP4WGmPYSzbhO2Hf8qLYKzzonzpu+qbf2kacv0VTzmpjqXaepjLw0N5I/KxOxhHAS41fqCwfRpaDf8kSYQ6jKppuj+ITifekr
hd6EJJapMO4ay9lUfNPAunQ9GQlMYSdqtap1ZhoYJXYrm0yu9N+ljnO0WEtoDg+vyMQayYCwht/C1QrvQZcoI40nYD5jumESBWt/hg8ENoR2G1+TUc6h+G58
gzLJ1gHPx6rSAzdJmgpa3Vl7IzyZK0FmIVP5aomzSn0lr6u/TUn33tuwQ3M9ZVvxipjly/m4IzGr87bFFeU/jzpp7RHIpxpl6KFE0zHrfscjQ33wGfHO6aPq
ctetqeY+jAPpbuqtGRx8VHgdakzPxEcxD71adDN71nFka2FFX1TAj5g6q3CzBcLpAcQmBqsxwglT7cBT0Mr0PSTPvA7VTqrPOkJHA1X5+tlRbXI65EyKyoyK
qtY3xxnVO6chKJbhyePFlnQ44yJy1bWdHmN5HNpRMiLYElxmRfN/CR8Ax0C/AYBpF1hbaK89S+h0emZQGqSablzkfsnupl6Yelj2E2/Cq5mHdhf7mcXNN0vG
Wm86xji2O2bIA61DaqRKQ/Ae4RqyD+iqhMT3JoQbwc6Bcq2NEtVbFqm7rhtMBgxxniL3WAOfp3OeQv+QnabpQgkym/qFTwVqlWYpPSJl5aftD/ie8r/KK3ma
vp12ZFxD/ZvAQ2MbM6X3UmOBccoyYzd4MpSszAwt0CfbmvHzwv/AB2hW/ye5Rx4G8vAV+yzyTzCJ22e9ocnhJslz4IviZfmCeMOzhx3EZWP35GuyHa/pKJRs
5k9UNptDN8VXSivQoYa17AUBg9e5dltfEZR1DRlGV0u7dHeQdlxNi8I9sCU6NvMy/bt9AthVeOitLW+zlSg7gSe6Ydgc0x3qGzcEoNl/oJeZcWgnJ29HHU6o
jzioPCfTLrVH47F9dFdJIydRpvB9xiItM03ll0EDPZnCGEXGO5oKbPPoHPtdvp0Y4ErRX7mNMhC5b12pm6sMUlYq3cIWZW3wBraCP+cKGJYD20AC0wWWi13p
9sFxcFt0CzDVfV6zx/cb4wn+VXqNTAHWmFXBImGZeKVoU9yN2qtXHEp7nNIt/a+El4XtkYNAXR+ID6Uq8FT3GGSWZZHzlHBJOStvl9ZnY+BzaoRYEnwK3DWs
UTmg6aXnvNvId2Ah1VBXqMJhgK9khgV7sjgn6KbCPoOMh5D/YbuQROFPk4NooL6lrqO6G/c5cJIaSuSFqnJgC5k5qvbmIbboH7/YA400+Bi/6E1ZQP2PXmYY
QfaFQ8Jf7L9Iqohgt3TfdD0jbblfxHbBN9wZzOz+F7shvd12y3Y3soQ55loPzKOWrmpaRhf3DMQW3wmuZxYH66J7CVE/Gah0G0tJXVVS6HofDhYaEo1XfZ1U
a4mj8af0nHifSEbGh5vAekcJnmCZYP+KNMdawkdzp1tqsjj5CnyMv6K/Irek68GjjDnUXWoslpMbyA2e/8gk8TlZGexFPWHiQ58tceZh6SqRhW5QozyxdAvK
LrWw7pVviT3Q+rIGW0jabevVtzPidVMCc8iudDHT0TUWCsGS9St4Xr9K3C4XS/OQTLkqTdcYd0JsD37CANMQc0T6IBaIZ3MbFk5L3VmQ6KpW4E1dktyg5J/4
nomb4oBank3zN7apX1GIJDahKOs87JlFTeR5thjnG6w4wZYra6QwNiiyEM4CJ1PvhCzyWtoW5G4Zp0kzHmEHGDtbJzouC7OsiLzV8m/Dy1DEXoNaCB8h/gBX
GScaf2LHY9u5APtJx6W28FJe0l8JyJu3m7oRVc0psdF3orrlLKyuzsmNmpjTp5qcowmEgBTvNHiNR0vv1R7zbzNWmFO5Q+xo2Abnqlca9KC3bDZdSTwjO2ub
eVboRjG3t+SqWgT0CfuJbPoLOVy3sSCXZkhR6GkzOQqQFsaeSLHhlj46K0q8zU4XCb5B4DcpUbuHNYZT6NfsXnAfVMEnMvWJ3exQ6byqXeKrlBrGo8Hc9O5p
9V3biMvYF/tlvIbNl74d70m2hC6CV7kBwBXwMFbKG/Ev0kHrW7KbJdtXlz5Dqn12FMT+M/Y1/Me2karTqDSIJfmpdIUMiSfEFLlIPhFpJS8RPyrdhUjazNJT
2FalD9ZcWmtoYR+WeV7clZmVuSaTYhPEeHIDxCLXzH+ijYRh2Enh14gEf8FOWi7bXCZCvk2Suj9NdjKmwXm5Vei1og3PjBQrJrQsXCL1wIZjuEexnHC2gF7R
K7h7ymULhdQ1tleaEjFIBnoBaiKdYWzYMe4ldVJFajxiOrw5PIbbVT5BBKDPWAPUq9QnGVxMiHL2Qx+iJaZcTX32LjefDWK7qGulpdg+uVC2yDv4dmqPuV/G
bGkAF6usEDRsS6knPNd5C2mHDaKXW8fhJfQsq1iaFpqCPSpOslmRltIpy4bIsnAwqzr6h/9lKAx6sVFmxtA59F67hWiXvnO5qvRZ2izDEXVe9Q/ut9r+2H2k
vXcO8hnrwp6hAbYR+Th7W+b0TJt8MjLInodfQJfizej7Wjk0kuxuXKXvSNxhtrPriemWneov6ti08ehgyxLLkgxXXZvtGjCU3aFdRX81fZVAJNa4TH0EOkCO
bNAVGGBoGqxUVyUc92ZHlHSADlq66LpT60NfTXXELnmdLDEUQd/C5+tHkpT5GqdzRomOcKvMEttrsytUBP9s8zHPaHVKMlxdOcVvIg/zJmv3wBHfTc8kqiGd
yQ4PnFW5yYmaC96j4BDpPl+P/oq2YJn8KtztnJCukyrV0DOgCVwO9nL9bsnwJcCP8KXwr8g9vAGXYWhrs5UjwZMmgHsONkFuorWY2XCBZTnUQXwge+DWsNtq
Lkng7oH9AQCopa9o4A0Um1rTt71XdcfEpTzEQtCSwHWyu/iF3iOmZ67Au2TFy7tQBUuFNwWAsCDPEb9KLb1XA0Xau9wvfDYzydnc8tCGUc+k7+oVNixywFHV
jDGJLcJpehiR6C6yeMW74n7pcmy7EncynTqySOvyuf7n2RrdPf5EQU5sUlFS0omSkXH9M0aUnNfm0mZsDOfO6ESPBkfJS+F1eBeujW8lKwhzqc2ey7AL13py
LNvdi8AVOg0Uy72iGsHrZEDRUCp+qS3bFoV8sfWzPCaf0ufJEyBLJfE5IZeneqA6L/PZppk+dY35kIs+TR9Gq27Z8Mv9PzLPv1G+GkOrDYyalpNdrXxTW63O
95yKUVWDDwVew7d1j4ikQLeNQ9CGtKI5RJ/CWohvxE7QPU+A3EPUCzcxdsRO8931w7Rd8zq5noZmuwdV05dGaxaIs8KTfaw5VdlCG6XWVC5em1pheeE9h9wn
jpryA7LFqeloI7CFKGU4x3Dw8kAdo5d3V0/dZCZD/j5QG2jCxhVlC8riLMOVYhbmu0h/CYukxHImPEDapgy0nbDWol8gD5wjbASxLHAQvmWqRV0v/gtuBN5C
FmAD8kJgJCSSpyzvuVxxDzTWex5tjV6Hx1lliccZfAv2tyMp+IAwWQcKf9PDg1OkdtBFWwm3BW0s3Yk0VTq4fGwBWcdYLfNk/gtuq9BJms3GOf7FZyDJUh0p
y7yAIalLzEgsRbzCPoPtzinYNd+80AAOtncSjoU3Y/PwG87JQr9IqnJEdQU9iE3PHGmZwDa2N2dNUifHfvaCf7HmG+YR/nTcxl7AT9AJGOnohta0PEPGie9k
H7+ebgqfBjuqT6VRxT78o6PAOcuyF32LFYPPqOGl1uBo5vR63HEAfu3sb59j3oYnOWJw1uqT5okf0GQmSxohPfR5DM769chEc5hsJ/TiPwq3mePBw+RxpZb5
vTzbUE3XJnSQSoF0eTvxXraeyOrYT3mBjbeJZXVbA5ImyqfKf2eYYBjGzrEODyXAMb6H9hLzUQiT3ks9kAmOpzav7S0cYzhWchrKBabxfwRHUUNDAEjQr0FY
k860psbrXwf+g9dDGwDOUJ8vLBvL39S0RVohS4O6UGvdfg8PaE3n9VvN7cHHoYm+qvPXscDP6vX+G+hj6p5FBHbJ2cFhKanpi9Qt4DFkcfwD33v0ucZob+I8
pX9n2ohtJw85B8G1He+M9sztmBF9rq0emqGsR5sx2tQolZCykEr3fyZ2kSv0JGEmX5rneXI1vwOTqTz2CWthqzrQHmg3A5kJDbyQaY3lleGUoWjDVL6JpUHY
wLBYb8Mp52HyqGNpcI3lO2SD7wQV8960VNNM/3+Gdmhtzw3rxEwnfIweZUkXWwe6BfyhKUxSoG/JK19tsp75A9Y39ByyIGvwhfZz1geGFGdj53B0a+aJMAnW
kvs4DokdmVdcPbJY2MecD6oLzfITtC9ym3krGuUOxhhHRzFGGqZ6pFT1ZszEYuRalkpT2NfK2g96lI6zn4p3umakQ+n7E635vRLUmhN5vVcd2ADFM+7BW65u
bpmeq6qbeJa47J1GW/QGPQWYzR7usj9JSINZ8SE3xbnOUjdzSCTV1t78P1UGuYH73X+E9vviAv2D/Rxn2Q42jG8USaK12C3TYsfz4GTvubQOZDaVysaFTxk6
U5eIGewUD13gJ1LAe0gX4C5V1ZE7OCozR5vTKHpO9Jnqc6vvq767+gGoL90mvZu1OwGGOqlQZKDgog8aeJYh2qEuag3b3Vjf3ERsZIsJ63VpIXWGk+bsU1G1
95Lhsq4N2R+8pluqneYe7tstRLMDwxj/3TmFhsLv6C4RG/g3fNXX29YV7Mp+E4PKz9IB2cvhXDOxGTKAWcnvMZw2rs14pduqfW7q5f0aLPKfCV4LTVMUhVJa
y3etm03qyCWcVdaIXcRn0jsnpZHFS+ZYezvkGrCVbMG40vsat1OVVFd4B9sEeMDeZNLY3pGwUM/cpfw2vUgcihRSc7EDwkN0te0Qnur4yK4NN/vRJwqD1ZE2
8ErkjLgP62grBtDIfilPngGewx3YUGQ68TIYZ5pColIXyyJ4DJopHWWWcjN4i8hzz8JXpC1Qi4welnri9/AqsT5eSh7kBq7twU10HHd+s5mshXoXRpH3qcd8
TwmS1I6viDuwCl8P+dMbc/fYuEjtpHg9wU5C/7LNF5jIClkRwz4n187Kb92rFCspkkpqwz3l3nIrsNnkU7yaswHWhZSgJZRdmRX4QDSS7fxH8g7XGn+JrsSe
UndEJjKLqSVPR7RwNe5310x+jDhK1HJPQy2x1uAKaEF4C/LI3868CF8HTWA3l042len6BtbGO3w+8psa3+yua1ED6+D49vqJHtK1gIvgv0IPudrAA0MvE2/3
sIFgabi944vSjzWQPyk1lPn871Bs4KTYP5TFdfFsCeZbHoNFTBnjp1+R4cJV3OfCB3X6Ezw9WHjPlpvPUzD+nytWN0fV1RvPTnAfcHPeTRkP897Uj/FVNSRU
BvMspyk390Q8DB7+cYb17BNum+clrSd01P80I+EMZozrsS1eqYNrFMGmg2cJDcmtyHb7b06CFSveCl/Ch7jX+CXfCrdsGm6Yopmsf6MmiEpvh8BMy7nQWv8A
ciVbQiVyx4gMquqz3EbncfUhrmnTAu8aSHrY3exHcTdYI0QsO5eZwZeFi/Dt3F8I60XYvWIy25W6Egpu6Aj0ZpdG7LnRzu6OpvAH9c+8FPhoeRQIWmLiGhtm
gidAfRA06pASeLLGQZylmzHDuSWhWDRGOO48zqHlS2wTxcYwAzbEjIa+gK5kGNmYNrrWefcRvQND6EXSHHonPttWD+4mTbBWbqzqJlyArg1vQIZjKXC87br5
hOPFqsT4267Ekv/U1+quyVOnNiixav/JW7BufDyXWHOdqlb/tV0LX255Ae4PbTWPkP4g8ywuchsyjF0dnmKys3XAD6I+WBDa5//kFyGL4aHm3vq2tCvQyVDD
FDR1DkzPWBdZQ81WbmEv6DOILF6FTwAfbDfhZGGH2CG0h1rL9tUneyYDfVmooDBUEOgQmGOo6k6cHUVGzYrSRy3IGbYsObpxTpdqaeA6so6+ZQij841lTB8k
2nceTPBls1HSbv5LUplvkGUC6TfNRdtbLxO7/L+hY81PbK09WuKq3mcKlzwznfIGPf8Gtv64ypi6Ulzl/MbFhRNhqziY8odWYceFTM9JUIYZ8yunzfHFEAes
toWDEN8T2ggVwcfIzhRtrB/7wetQtdUuTz+fsQWo4ZiZ+QWbxidSa9MLYBxdmI7YhorjwRkCJddU6svR1tdKK3I1sEW3B3IWP8yfGqhBW+mDHGdZrenM1GW1
XF8k2SOi5eII6xHnbrGQ6Y7oxVzxiLQdv2B+XGoUR2ACFDED+K8OwWnHf8PzoP+FBECWdklNmFgHKr+1mqRQONE/2WEgB3qHp9nir+MK/xeqxc5aa9v6s7+h
XQSJXA9lbF3pvMYZ5a9IDqyIPZTnwVo/csgiopm/p6HUWgS1sSy3ZSCa0FZoljCCn6zUkXz8HJYzfxTLMyuFlVy8uEP2CyNse9GPOMWtENvIAV0Hx1OsrvwN
RYkKgw27R3Xw7GHX2r+L+dTf4hL6J2Qc+WOeCTyCl1kXBEaXBDPHKLfZ7dxWuCY5gg3+6LWDC2IDP/o+1xAetGya4e8QJ7eleXNEnkMMCJnY+ppUugnPC22Y
msAlV8vi2iX0Gk3JzsQDxN3NrrL3vutcVHCqv7OwWt/Sus7sY58ru6H1zmoNoyJTpCxlq1EPeYOJAB76AinMNGifNR1CtC2ATeowdBr8GjxFhsvuWkyaT+AJ
cS3cmPI78iUjXluq9P5ZJLg6AYqvpWuxaXSQ0h0Fq3p5nlhvkiOZ8YzV+FF/G9rG/soeU62ic4vrQWu4GuwrspbvG9g270qpx3FVagXmZL7jZwTWmMrxuux9
vm95xI9EGFuSrwF9LhncwqmGeJITbhXV9NUiT3o6sP9AoiU7uCLwMzMI+hDK1FQ13DCqWumCp5W3h39bfjUPpNmdPpH/B98sTYu8wR4iUfxe51ccU3chrxRP
EiOkFs0B93oSLShtdCQ4ogWqEELaCiuK2lG/GsaQZ2je0PPHSbrph5fOgEP01+DL5NXWgaaLyADpKnmNu+DPFo+IK7JryY/h/XJN8IK8L2AptXvzNFICHyxn
l9L99BuF19gNW5a5vEDGp5TVcW7OrOIszOHke1g30UgWmi4G7DjBz6cbxj4uSY1/UVjkX5l4JT1N89jTNPfqqr4FixpUr5+cfzbpl9x5Uf+BauiM/neqcaCT
+ToVoceDDTmDgCJPsW14Bxzj55Wj8iprb//xkM7c2LsWKkKC5mVQEVs3XzQglueOoq0hfIbWii91zeZ0gW30PLor0hCLZuJYKeWziwzsLWtBfPdeImPc46Gq
jp2POUjOsZw+OYOifqoGRS3KqRvVZVNOYIlXCX7dQhpk3ciMERnL6RX+SuKcr7rvKprj0fD34FjiTSCPcbN3iMvcv94DxGPgYNJuyBtYmPqTalysMTAG6pY4
A1suXDad0IpC24b7zBf0APoKTcI3QzvknpjF1FTaY3RL68OlHBHrJinSHejJvIIoY1PtRs0sbXr+OX8z9T6fZLru348UOB6LnSJzEJ6u8DyGv6GvIsv4k2Ip
nucmw2OkR/g9aZkpHhkf2GFYqeoIq/VXDMf1eXQd5g/2D+NAyzzPT+Z+hWMFFm1JZiux6R1djbEavq54T+Wiv7rtpnMGOtP8hG8B15RWBz0Yjd3A0jC/7Sk3
wXqY6cm3kmdhK+wy25W04E0jy9lOzr2WVfhA5jhzRxrvjUaOchPBHdJl8bY8pbyzbYB4T0jlXA4/Ole6ZPsHa4Htzvob+8P6xNSRd/tXsfUD1cUe4ghpL5/p
PhPuAiQEfpIEdiXbR9Jxq4xNZVm5iufhKyM6XMM9lQLaEtpA9JU+WXY5BkqXuaHw4q1/Sz3R5+HD1nLmOTSda410IWuIseIORxg8xSQqjuzawk8CgbipFHmr
1Yw1pXtxA4OyAZbGY8uVVJEmJ4q1IglsB4+XNJok6LN5i3UGti5wy/wwdLF03/rjqamkkOwFhhTHmLYl12XvMS2Zpt4GZWXCaEzhTjFJ8KgIznUQdwQmOK4r
EbAEf8bNoxK4nf5/iP2lKvqWQUBUnkxxPtsb3Znx0ZyvqleooaKZU+IltA77O2DlQ/yQQBHNlSFUZy9V3CmdN6UyrQxXNVV9YTs0BuaVxs72lQfpttpWsIep
E9xRU5kl/0eGNolrgNECAP+GXsMz0Bq4S77jqLS/DR1Ar4sn7MfgZLnM1suZbD9L9OIuG4eD9VOmGFdBLHhLPTfvMNKBm6HrStf2DWdj0UxqE/cYrurpKvT2
9WwhSPIBEOvpRHUt6+TZ4PhLKacmWCOefVQnMcPaCl8ujIHfa8ZJgzJ6iSaDw4eSfqCdNRaaQGWbtim9C7ZiOxzbA3vpL0CI6BY4CPSzbDEmUYXyg9KNYhDs
RP6BzNaeTN7L/6Zs3vqLs6GyBoftE9kM+2TmUFFCmUEsx2bBKexElC99LFqIJ6o/gPcQT9sjK8VW/EW8qjPbYH5tRyOXwnPEE3CH8Eemv2AqM6r+Tu68QaOO
lBYDV1xOz/wNM5YJW44W1HQpeRNr7lSdK7oj/kuaAhN0PY1m00fmGTsMjoguvsK2jlxtcNtnOhaV15XGACJ0Qw9Qy0m0wWnyEP/N2N1+kT+S8S10B2sircL+
CTaSLnE4cJ9ZwgSNxfAFtJV/mHiJKOUuob+ab9DXYTFQW/io+//ff/6/7//kXMgZkwNGLY7+Y9mXnOk5aE5Kzh0yxMVpd+giVF2olP2LXAG5zbhnGGy12Ki3
1CioLZEZeI4xgRb4XdND83HyNlnDVoeL+M/6R5TO89/z1AqoEj4Yevn6s8nYUUhlc9iqsRZRZE1CK26jyNquCg+D/aBRlgMkyyZwfmEuOIA8XFjJPUJW2tri
9wGKlL3/gh00r0zrQl2ATSkTsHPYcegTOorxAqPkIi4Hbcc0jWwRnpjL7XvtRPge/Cx7mzaRKvAc4u6T1z2I2Bl+V6yVOmbI9upiNEUyrCTgQ6Fdtl50AfJR
OiLi0ntzDP8pPEb5iA5gmrCbkUapyZZ44Bs+WM7SPBVGCEfF37TDlTPmPH6rfQZ4iJ1pFZXv9HMYUGbIhLSMnUrdow4Rj/AwLHoJuBXUmbSZW/MnEDZ4R75j
2YErnufSUwwn24fzyhrK67CB/OXsFewjCMvKD+0R+lDJUjdrJfyJuyxtsB0Wx6I9PE3wh3aCLpG19seO7fAe41YhXW6O6MN9HGp2cNlYZ33XFfYERjvCgZ/5
w87nYmeog7M5f93aLtNqXUX1tKfyO/gxhJGtUL55zyW84zciaf67ztnGI5nbcb/hC4zDAHBT/8n/Z+EKbBSWS7Y03UQvmSfjlc4kWxdIYxuL73avLL6iqp50
Cnyp7ZfxN3BE94KEqH+Yfoaf+du+KQjGvAB7cWOZB/bosL9Rc+wiyCGfwaWMpJtJ5rp+JW6BJYam0Dl3nmlSqCFwFOqjaWd6bk5iJxEX/BS4Lnjavzato2Y0
VhNpUDZ9mTp+cEgofQZMCAQDvQwXAlWdnkOQO9BTsq+1T/pv/GVDsiZX9dA8C7xrGYDts+SSK/A9UDRbKcbzsnwebo6hwVp8bqZRrUJXlheHP3vYChPfK9yf
PgvNtDwKbmJf/ZhZxwPfyTQmJm9RAII/mbZrEjib4WtRLzqVrer7O1MM+DMJn+dD2SzAS8TlrwLrGQaDr3CfvIH5KaiBx0A/id0hvdkCnOFeuV6zg9ibwVu2
Vkgt9Ap/BG3g6MsNDXzHr4VWGVPTa6qGkG5gs7rStJ4waypMT6x27S5kPfrIkOzFrRlQBjYX3oC9ZEfbzlvzlXWWbuEGwEprYWiBZQ+5kcshezryoXg5CVOx
rJQTCpvv4CJeV6jqlv1bLEbLhUZknNJdzuQdVoO7+6ZOyZYi/+aM4l0Fpe7Ommtl7rze+VcKNpdxxa8LxxdtrrW2uAbX3vjBa7V6TRnA9cAj+qbSURpv7oTs
0zxgM6lbUCk0DDsLffbeIVuTpwVLxuviQcgM7UL1Txz947T28IxIe6WrtcK1z3BqS5GrEj6OaCwFNtOmZuAxtDBoCP3KxdKeQCVyEPidrWJwzeFyauR0y8GX
74g2VavMSazWeZmRHuxf4OsPoiAfXE8bM/KgdZATbGgYh47iBxAzSmMD7503w0y4ejiKeOSYLE4NDdONleenbvWd9Wwn2vgeG7+rloXGAsuhOXyGsE50iNvZ
J86Bkd/sMN1Y3u5xGP9mawMt8Wu++k4V/MbbCO5taSjFQfOQceInOkF9PPlFvNHt3PCoeHx6r+AHQ7R0GnvxI5mQipk76rhvO5ZZjetra8A9E/ZmWxQD5uNj
nedoGOpET6QixL+ubHAy0tSYqF9pG2NIEc5hF7mX7AlyOc9bLqOF4bX8XmR0JKx6ZjWWK0xzbD26U7RIjawF0jF+tfXWxqDxGHMXT+ercb3RM9hDW+3Umugv
bHVu6I/OOpga5VsEm3SXkDHmPApzIKZZci3piPWA+Bu3UG6ApUSqgUfJr8j//N141Joo2tndkOFHOo/FMvl24VPwksx25ePyX1h1wlTqtXMI9rs83YFnxmI9
nD2teJghOiKvAnbHTkGNqmEG30t+wp6Tuba7WG/7AOd8/1GoEbqdG2cNWlpiakOWxclvYR6R1ZWatq2W1txsZyWSQ7y1xZKV/AmievoFrB/XGEbwM+xf1p+Q
45aeaFtxNeGDV5LTTWmBwXxLi44HxJm2URaVdM+xGNjDBQrfFQ90Dzf0Nw7w7Dat09BrnwIay3b/ekBtKvFeD9S07IBpZKezQLc4NFncx4cyVGyBakHyV11P
cCL7q79jUEV8LFtJdQsuM2zwYP4sYxisFrrCLCYozQV6IPg81Nh0FupoieEa6FwZXRMWAt/VsgYKGfwfvIC7ik0vitM5iVfAKHoz0FGNwkv5ycHz/pqW4ep4
AuMw7qG+MaZCAFOmYBZY4jPfOOjmyukW1hvcE+s+gYRLhPtsI7gGt4KZHuhD8qSPuk8tpg6DM/T/GQYGU9kNTDFwgw1oRB1gbBOoOv19SzmUPzRQsvGMa1o+
oL+SXpnCBJ8wtKO1lIqsQ89YTwpHQRFeGuyp2aFZ684ADhKz8YjniLDFvJZipQy2ke0j6ixaYTlr7mraCBwxS7AH/NPYbo3lRyXaAv6MVIOOm8fCz4PDdP/C
4xocwxMdz/EdWDQ0L1zJnkEewCeF5eR/RoewC9ZyETKcfpe+6/gu7zH3Y+bpWoGY/4mvir04J4tpHU6DV5vPyQfFFopJyic6qps1qF0kpc/SDMprq/9lXd/C
LPe7WpcSR2zsluTOB+obNt9LXRkyBQ4nfw5Opa6Y27AfjG5Woh18jDyXUcDPjAFvZquBDVPHBo1pN/4PWX8ZHUUWdY/DneCSkIR42rtcWkLQQQZ3GNzd3d2C
hpBAPOkkLdXd5dISnEEHH9zd3V2GgeHP87zrXev3wKl1T9e3vqs+nLP3lb3VL4unwhu58UIEOA/zu7f5TEE9CglvyItsVX9vwOIdZYoAm3BFxoPsKmhJ5kCh
Q+kLXV2+EdybqfA9TYjifl1/3p/eWLVu+fJKTtWI9JEq18q+6QcAM9CxtK2nJGmyr4Fzsz6TLqPvO9SxuzgJ+gs7wixicoyVrF2kCUhfMVHWewYK9aQBJmeu
XlfHWLks0mNyNFe3yTmmW6OvTHcEr8HR6NGEbtw2w02uNVU7OQ6bLTxYcdjcDm+MrcAKjHlQuesB3h9YWLCIzUfas5XdbTwj7Y1dfdUfqe9RS4D+HtL6TndM
G8T82sfCMSLKWVP2SpctK/lrwAB+uOVvpQ16Gl7lzWZ2+VpTTv10YJ2rFXsdU9v/JlqA7ZkXhUvxmvwCeCZ+mvxNbF0qi5GyK7GhZXTKd8HuyyVGAteDs3Tn
fZmyLnmitQZ6GgnwccAJIMvh+YHPKH4Fca/8Nd4R/SuwDz3rcHg6Wr6zTdXvTAvM7ZSe1AVnLNXB8lLXxzAK3ijGYff4q8QVZZV/Gb8GCyqDiSSlFz3Dkxv4
4n8mZZFFoJ4bqM1HXsuxZHQqGKrnaeJoHYjTtzJfZ7bZLOQD8QmbgNb2vBc9/r+lbUB/Itx8gu2jhok3dL7cWLnFzVTeaS4QsJeQHyAW4Iawi58Fod6WyAf5
EuTFb/NFMhYC/GragTb2HFFf4t7qB8h6S2FpMryaX2B576+vKNHfsS/axrZbdC1PJiubj+qjhH7Uo+THyZfK35X1iHusOZFY2fGtak9HW11z8yEinpmv/MtC
gafCQ6qF+kTqmHorguMlAehi3SdPIx7gw6GVbB3kA9jb1E444rKhlQzz+YrS9tIOurVnjoBJjVx4wkZTJ6k2niEbxFFyJWKzDpBTUiISv9XK9B6iPYbl+myw
sfNXb/o6+MPy7p4PpjZ6W9324jR5bBJg7CDABtCTJbfjRxLVXVZ4Xuo5WwH/ynyIGRs6K+2RdyDGCth/LfB3xRa04gdKMLGL0/qCQ4yUOjF3JCypW7BnfJkl
keAX6kudLHUm0t++FL4D94B+1eVjopoVvCnZa4TXHkwOlVLadGNz21tqif2C9lNoAjuNq0NMsKTGL5Nblv1OV4F8pmfYKW6Xc7HtNUJlk8GLpF8YJJisA+Qx
4Mi4ynBjfRz9XuODZrM9CueqAT4aWADuop9QS+n5ym4wCl3rKQ3NDHyQlfp9g6e9FwN6Yp5fcWLMRBwHypk7xjGl9S1JqYMC75PidcOCaWbMNsj/qx9zLrJf
qWbLlxOC1UwFIYhBg9vse3JP2E2F1pKkgiarNibPLKLXJ4YNS9HGfk321IzILU8Ca28ENMauujn24eA+Q0NhPZtGH+QbAif4dZYKOtm3KDgywLHV0MaMh7mH
NGfK3BYO87ZgeXRqxQClitUiNtv4AY4P2W0LfN+ofowqfhc20duA2a2lJUh+mnA1riO2UT+UjQabGd5Rv/ox28PM6UT6rBUNK81Pr1hRkR6efg1ppq+RctOE
aWyJM6EjQBRvZuZrOlOXUm4IGGJn1vk570Xczmk4v8hBjW3NaR8TxCe4xiTfNK6oPlLrh9Ngn34c+MXTNhRrHWO9EXwOjWOumr5BG9D5ZFd0swDyzdzrsL+w
CLmlbr7ZotmKaZF/kRzcL8/XNTaOcteIrqpjYubqskpjtQhYPdCAvMw2SMCt10IHiQo6UnGRlcD9QRZfHGxTrxvf15zrmoiuA6YU3IF9wk21D67tiIFugG2E
MGsP5zLZI2/3nBX+4m7bzlksJlq/QPTyK7iW8CqySoWOjACeg6+QXuTt4GgmxD3Dh1myU9XSfZuK3YmXIF/1b8wt0Cv0vLQagGR0KRfJFOIj1x9q7v1IXEDm
mtoZTeQR/pQ+21pOqP1zxdbqfvg29ABb/Qd3qIOkB8tls+ut1Ru8Ju8gXmB7xHLxolzFf8SwDsnyT0cX4suQxFSb76x/AdFN3sdnKfWlP2i/b3DgXPARTFcL
l1v6T3vfGUNoK7zAfEjUKgz/nN2Rek7fIrDKvy/tD2A4dtSwKdjXu16ppa0D7yl8qYR0KeI2eqa+juxAJW6GV0eXBHaKYkSed58tg8GEz9Z1sp+sjFZ4EmNR
fVP+bMEG3VDvbecwIMGZWBvJreG+ZK8U36cww9U/thqzV4zlrcgUlCa6IOucO4U9xABmtfTA01LOMvxBbzfiyl57kae/e4GhmesPYQgwBflA/2WP9w7P03Iv
uBnauXisaQc0y4XzLViRoJh++GtpnW8IuklzUL+naAfdzjFctzu+Q/S6lF8VUBcWPvRw9s5ULa+AuHXNOQh7+aPL/mM+CJ8mRruGYGX6GL6CzMME13xivLyN
fumeCoGuCn/zYLJtE3oSGe2nRIPZi5+MXuao46xJXQQrR251w/r45B32i/ppbCr3QKNCTWgZ/BH7Sf3nR77v7LOhbUphyaHEQOLRUmPyV8eSopskB0wmiokO
1qZYIzmM6I3XBRfxaQYPdwd9QbX1y5Yj4lVzVfU/YiQShMKEauZX8v48e2JxSl+2KR2hPsC8dG5NiZVGcev0Y/nKisEfYTURidgHWis+EtQiVMG5Nvm+4OeU
JXyc+2vO4ESJ6pINsLs9t43jlbVyeUVv/rphIU8gV4PX+V+0BFW9rdcJPi0MmBeHywXmv8iqeUvXW/IeFeN1m6c0SxpbDJSx2X9mi1W+rxuSO7XK5mxXvlJw
P/dvPkS/1vaS34uZuAv6GxxrtpHZPzrzWbRp2l1FMAT5qFAlR7x3S9Jt5B53lbmGLTa1NvxW74Gisk7neEySzyK/AanWr6Aevy3d5iqnnINI3A5NTcjSqhLL
6Kr2wSX5xtW+3QnVwZ/VN1QqOH2Gypjef7lHVT8sUvVONTAdL2/OPQQfeJPYBONuT5mb1JcJYQ7esITv/QNbTzI0L+nAmC1rpPvAeEP34mIDzD70hnknetr7
RiZkUa2TBmaU6VdFH2fKbXdSrplb2qbaHpO3gQ+WA5oH5UfIMUnzycP4d+dftM8/R/4Ep7LhxHJfOPw9drxBLUVZ4JJ0tyYplKs13AOq6ju509DWwWnQ6opn
+Lt6A/w7WaPSB42TPFJvP8N3NfPBx6Fofw/5SOJXXSJ1gdvoCBqvsGv1NcR13sHuynwY0T9ql9JMqieVB22+FtJWaZl01M+KBrQRGiUN1p8lHpgjuDfCIOK+
t9B8gCTkT0qV4DlpBNJboAAwOBn0g1RgBtnEExKeWc+Cz8WZ6DwgnGguxqCbCCs/jetuWumOlFVCCfbRYgAs8C7LMKQd0QweQ3yVjhJzyye6iwgsKUnprhRa
K9yt5BZCccAXOwmzox2kEnm2+BheD27VTvePFub4rbKn4izfJtiafy9+57N9e81FFMaAZqO+v7gwMDSuOd5LtChmyxb+rQgDCNee60LkZc9nz/hfyS01A8zr
sY7CNzibfCOmKieo5nQU2gL3UmdEE9A50s0q7DfijlsPbfNc47oHfPaAnlUfN92nWqY0Tq6vr0OVF5Ta59X+y77CfkntiA6LPa2dL3/D9sMPgZB8ydVdWMoc
ZFKQHdavuq/BT0pnchn9wm9U3oAJBguD6wrRZLgyVUS/Qsv5174I3ypxQWy0z23wwSVYAL8FX2auiwZfNS4zYap+sB5JinbOToZ1AW1P/RBqotdI/eQL9SP+
9q4wTdU5wcm8nHQfdSNL6UWBjkIt+QtQxeAlD8Z/kwWxpiEUGhTazdUNhgIWa5ajkvmtdYTxa2kGOpuvxAWoI8hxVFtyN/69q5+zq/N+cQcq1dkof5JmArCs
fDP7r7ebKxepgQ10/XSW78czIW6XM0HtpPboV8aUOcbYH9f8YD6LWJVoIULdRl+Va2meQ7SSpgjffDXQo7jKeNlNeDbJ+7Uzg3/AW4QthEFuA94IDBTnO/v4
GmnulgDAEW+8a6/9uytOHiSWC0M0G0vzkDBbB+yM+TyUZWlDtAtNNj0NjMUGoUGsBtWAz+Sfcm24c3QHzTPuADtL+l26bB5UcZvnggkVsxXrpl8US1QjbMVI
zdRdFqDeonpjAueBp4HpMbb87aVIae3Mi47U5Suiw6mMXOeazFprqrzc0DZsdSQcY6zcFv8PmaVfxtz0tET/xKMknTkeuWTeSy4UV0kB6amwXZkPm/mnhhDY
HFyBNMHOFE6BviZVBqYEP8gf+abEVSyqXkfLm9r9krZRileFAT6HNJp7gn9Bnwq7mX2mBHYeFaf7nRGYBWX/58b+/845Z3lUepZqSPg7lV8VkZ6Wviy9EY26
QlFr2Ei+MHGb4RCUQX8Gs4m3QJQbJmaiIJxI1dFXpZsAU4S2wi5va+G5YOUTDK0dF1xbyyigB72aOu2b5RXrHrNW94+HmqcWVZjSJiARQQovIElyiy1Vc5EU
ySUsDMZ43vp3sKNYxTMUW6I/Ib/29zBtd+yN60gF4vvVztVjzr0ODzU+60rAYNlujK1YaepmvQ8EWI0gWc7T/yDDnL0tneU19uPyOcd3xwxjUukQ7rcNcaVb
mTf0WaWKXBnYJnzyGNHKASIwDtxvechVUZpCbeWZXB6xT54MNpbOWNLk0yFB1wapgo5i/+X+kgYhJrkW/ie+Wunkr083Z9abBLIr0oofIV5M6mCjzFvZDHM3
8qPlL1c1b2WsCrJQWk2VQ3Wt1bxp3BTrF8/1wDhxK9aIT7EcsHfUDRPXc1fk2WRdJpuaDY/FbgWuoFt5Q/CZOIGqS3tQp+0Y3ErabPPh47xx8pvgXfCpYpIT
Kk54llvq56ebw0K9lVtSHblaeVWhinwxeCGUITyQ1Z4F3C7e7bvEb1T+4f4OVCBr5RpKffiepjKRzOxCBDzBeA4DyQS2GtYXSzdvMv5OVsczmIfKXPiFdAr5
lxoihoyz1INKeydHGwcnzVavMc3QU+kv0ivynUnack+Cpfa/NbfFIuwyr4vFDf3pP7X/UFnIMUZCKys5Qkge5QxhR6CjVkU8mCQZUCCeAAqbJz+lS8WzplcJ
Tdl3paNYtbG3a6fg5DPdkroS9sZAu+MMkjydi4fPIEvYv6mOsYpnc+mbxPf0Js9Cz683INz6Ab7NyH3jHwqKfJZI3wldhrhW/U0aSOwltjJzc2rBlRir7Rz+
rbCSuymu5p6mZhBhlqncHFACtMhptIPaIrcWp/sjo7jo89Tn/KRsKm69emXcM30h9bcOlyz6j4JHm8jtB1qhPykp/xiD4xs5alJ74/eWzY+xO/f5XsXoUMxy
W1Z5afQRv0N+zfesd4prxC00LTUNFovVLZIj5LZiYx6zZOimCS6wljuJaM3M9y4EB9MfjNWAPzxLXTeNs5OWOeuxLfhsw2LARH8nophazEZshdKX6Gd2E1Yf
Rf6HX9Eaic+MqLte/olxJBwjTcA9Opo3WRYDd9E71vcoKxZIYwxdmV81Y6/iojwUPQfo8AwhI1hLKlUDubPqzFhpzUVjS+0RRc+zk4vGZKVveJE/Zd3VDcMz
r9T9uuJS9Tn0OaGF8IJ/5H5IPgD/1VdiRsuv/Kv9ueQy8Aje2GYMaIkjpTfVXvsXXeeYTjRDdTWsddbwzzL/a3FoduEvNgXNB9ABiAP+233W+JfxJb2ADbGf
vLONJ7PtNWtDLxMuQHZKxVTnB7v/3x4T9r9f+pUKU6Wl10lvm95UVS19nkqTfr34X98nzRi7j15svwTt8nyle/naw+u15fwjZ3f+Lv3wB7M6Ss1N7AgsLF9q
mqJkCeVUyE07h1K9yxKS20GXvW7omu+8cYVtiVCTa0pMF/8KpC+/JY0VXvG1UJRSmzFyHd5USAXrWYYT05mqMuhty74nfkOGMNf4x8kjNNHhvzEvYkDDDsed
0lFRfUkTXUQOljbw7fxq6DFYXDAIDCAT6VVcsdjP7HIcJMqRgtpSUm9gDLCAX8t0QWfp8pGOcB/6O3xZPAPk0m0DifJJ4pxc31OBl8iN+LWOcd5IAhKL/e/Q
POwVPU/oAc/zH0bjsL1qVo71bgJinWMxBzPVsRZaJNYW/vExlpfMZbQV+5/zgr6ONAyx+SRWa+wlreU5xo8+Iuv+QNhPgxcBDTlfOWmcqp9KZHg0PBp8ahiO
VDPHIt2xmnKCvxnxQJwmBzwZjKzsVd5Lw6DJju6aiuWlRFSam8gPTkptbzhrHRh8ilSy7FYoNg4dSdYVOvn/wyLlxcEHXG9/btDzAwO3FU7IDt96vAw+T4jA
Hvo00Es+hdRlG+GKvM3QH7snsL67gWaaRgmjpM/EZ2CUXKL0Cr6X1+NVRKvQkj/I1hCacCPLY9d/kw3FPXSfubfe2WI/wJo4I75YPygqKemc/h/1YtdRuHbg
gbiWqiNedd+0rCD3GWT/Oiwc0wV7Aw8Uu5CnPBS/rI7hu+fskI/KbR1ZRTWE04DJ5xFOIC1EHdMWGuQ478uX+sqbokvwqnKHACqGQRnKDeEUd5p9GJdnVAPP
vOPc2XH/OH5af/7x24/pJcaXR2DdCv9EzgcueR6w7eBntEr0aG664/jB4gnNe3yzd6uwyw/aZsgtpWI83+yi04lCOREebgtPbChcpLRKqXkQNdPAarT0Qs9F
ahQzGeqT0MAYzgxhZikZ0HpoPsIjnZCf1Dd+xG7PWFck1c41JueMYTtoBaYlLrdZ0IOkHAh3OcB98ldimPSA5bERmk61p6cWl9YX4RwD/00i+KNKPWWxJyAO
Y0YCw2SLaRmo6CNZyF6ZiaR3R9+BmtsU03vfdnK7/79AFFo1uM7fLDglTbFWyEbJwJHScOEcvoCoHziqkKzXW0eKVdq6xwNfiahAzx+oeaTwmZ0hMvJY/89I
QpV+jNfKS9BEpCeZDsTJd7jHRHHd54mB0u/UkqzLxSjbqbBG+dSstNIXBXJJ/yhPtX32LQXHkxYaOwhaY39yDbYOrodMgp8gPfjHnm/+8+RaNlJulBpmNLg2
FV70hJfHe37nLrFv6QdlQwwn9NP0J1Gr/3vBFPyj+b30ljglDDDhnJ5/b49Hd+oW8OukBPk38alvsG+e8Ky4hbc+0Aj+SeX/x8DS6fTx6TGqBekDVsxUVVWR
qnqSntOqK9ODvMsRGo0EBvK4Y4BOBa/xZpapEQwCsfyyJtAVbboQxOYo/eS9vkR2FfcF/BI5ZcMXSiydqb3pWQhApivgRyGRkKyUF5XOoPcohc0BOKUQkhgt
V43rzv7lrSq/T/IIB7Fy7ojxOPcXHyR6sLPUJpPf0dZOaOwlB2ieW5xsL7ptshGd/cUuDTgwtFiZoGhDB5Vpisl6RJQ4uP5r6LfgXvecwmLtTP1ORtbMKomG
owOjuZrUYtNDsiraV6ysTJBfB4+Dl8nS0D6Lx3C4YntaffO1jfMtWuuSwCDFBYzX/77pT3l8moo9hRXmvGPnkS5gljCVwxwu8pEyo2yxfT1TBZorZtGv2erY
RfP9hJtwuGYBpzGGQ35PGNuJfENmB6KMV4RVZB35urTG/8rfDLsrjpcWgqnmJGCvXG56vemP4LXUk8FrFeMbaOrNArqTlNg6eAkxmPbIXktLrpMpFMiTB5AQ
vzVAA/U21VJCtjLhiqWAuIedriEFn9UbaVaJ9Wl96l9WA3HK05f/Q2lAj+A8ZCvgI/fIOiVRpM8ESEukDCuVvKlEXnIdNmCE/HcdC8DWlr2WCMllu0oUBzqT
J8zH/AkptcUdvFR+1TgTNYiv/e9oU+m6vFjN7JQX+Z/irIzeOTilGVCJfilMlPdj45GOTCvsND0OrCafJ5LxsJTLsgX7RsyTX+p3sJTvBljLNIkbDLbXayBU
Xw9ZrefkHkAEle35zdfL955/Jt4Ruilh5iKPRsa1jbCrBdlUYcrY4ubeY9RX07kNQK2ftPx+hFUfi46kezBthR6ylm+O76Dv+T8LI02lynykH5DupugJ7HPk
jG89OZbsKVbIWqQOeNh917XIeDCwWjwZaA0XoHrsb3y306Aze6/SH5gKbXfPVa02vg19qXQ98JtSp+hvr9VpTd5C/V/njf+Zw0IAVndJGYbpY2okXQCBvMpl
knkAZguEk5vFUVIr68TgCgihDwmrUsrB/9Bb3Eg+jPyXnlQa9BzmGpgX8L7gUvo8UscMAYtSCMaEbWLWOGPVJfwb9h9lkdDYkOqfLn+1fuU6wsPNpyQYc5l/
xwLycEuUdMAy1v2WxY01uGXao+gBQeUbpTsgq/zVzUjaJP92tjV/h36tNEz92bFMpSqQk4m1aG/9LaWBvF6sjpeYmtW2l6yv7ouYXKN3YUKdd+E7MyMdbYvY
yl8y95fdqJFc0xc3KaKv8Ei6CndTuhueegNKUB+W7LfsYVbHFTOrcW/ttcG2gbbmd97GBTlSAvc1u5OwMpkE80yjyIv4AewfXWNr5zTYn8rD1nyeNXRBHgu1
mMEA+gNZmvgYfSnVyGWFm7JNaIE6xA+l/v9fN+x/J/0jp99Pjwtrp6q64mK4P/1dencVlD6USkE+l9XSfaJPatKQ/MQhnp3JJHKXzWUb0E74bhzqVxcfxEbC
4WQIsaLRRGNLNXMKoXdOsZ+MaUtByUMS/RHPtO/iJ1uPAmpc5nqGcqnPQIJVcO5RXPwIyp7cjY9FfvP1TLHgFxxfqPl8dQGFbDotu0++adsAbCir7rwDeJip
pfcNRmcCpcZ3CrND/fwQ2tsMiOnmN8JzqJNyGejFCOQmU2zgd6QZexO65cxyEJC76GhpMvfGdQZ4zx8Ra5LxfHOgIv8/NDw4HmStKykNayB6lIW8N80Y9A2T
3YHgUXm2YEVuZ7BKO/RjYW9bpPWp7JUdtt+ljcIoUkPkmFcQL/lm7GjPAqqDXFkfoassKYF/RVYpIJ/xk4TpzDh6k39B8JTSCo4nOiomYKxYZlmuPMduW++K
M801yd3C0+B736oGVitpE1LbC2OkB3grPksWgi7zXEe9EAvWAWz+6hUV7BlXJeuUKrlEWyIPuRP0YU2CQeUdU4g7SKOYDr0IDTFGQnpPH6GVpYgZ7ZmNxYqL
jXfLTqAJlt+Qf5Tn5nvIOIsTWmXZJHD8ZqaP/ii22fhCOSl+l7oaJ5Dd/Z3p8/KwIBD4PXdosJSr5u6Hq+smGbYT4bwDFLH+6nO1n1bJyjbGdXbOUY/3ZFB/
UGv5zcBRfiZzQOjg/JPtglQBHvHvgF4GN3DNYlJ2SNPEmrSoN/Bl+j+8PZhjhgPGNrpuQB+iiTzMOEmYxOnQjuJTSi/CEg4uF4uI78Y39G9kvvE10po5wwq6
8ORB9KSk3ex03687IxH63iAiW5jXQkN+r3uF6U9lWYrFMsq01vwMOYpcTu6D7+CfypGpvYijeEj8hM/1TwtMdQ4matZ742mCfpNuGQ57mpGLA4q9yHsUqumd
g+rKWnojsJBms+8kL4k3vHc9BiCAvlU/E//P3vv//vuHvO306DJTyQbmgTGWquaKj7gofpdj67Upd1XUJRvrmvsPpM7TJTALxOFMA1AbMMBHvVWQ2FAK3Mt/
Fu+XMkjA+XZKLHxAvQf1YT35JpBeDUp/g/WQkUTf6HXEFHwNDZqnwGHCRktSfW/QFKorrA8U+6sSZ4GvwPXgx/UjbXJgvtiK6xYgwJXEKLMZO+9Xp/2Jvgl9
Tf2DHxr49f7FeWsvqJV8QyhS9shD6kECFrRWSzAMsL/J2qL7mj86vr/zv9I7Gczam/YqRbFVvse/y5tcaUnRZQQq3RAUNXO1GXwr3COVKbnCA6xzoGuolG0k
LvO/9C4UBKG3wZgbAg4lTqJquj4LT43bbB1TT6Y2g18D1/Fa1qbKRPMMe11gKWNJeS20Qg8yfeTncrmjo/kucI3dThfz35yvkHD9/1XY/Z/8Ir2uilpRS3Ui
bMOa9PTJqv+Ws57WYC+2CB4CXjWecMXDKtNE8UVeCMVpEGqGtqX/x5MvFgqqpdS1lgXQLnSXGEvh5qOGTMcVxwLtS+iQI5n+QR5034XHspuegvC5DUhc+EL0
DzDWD/LcwBKPS9wbe55cJJ4X29JN0F74b9Yz7FUWt0x1LuaWFR1OtnIZTH4xIowuO6rP9TUj1fr78h5xDzY0ao0JED4Il4NPeU2whfDGOof4zDdOjEA/eUqY
7NJX8Aj2NrAX7A8hQjVhrZjin8r04tsQz+RV+i1y32AR36fh9mCVEGMF+Ja6WNsu9bmSveYsMIAfR9YRI5GOiR+ZcqKNGbcOTl1XIx45kpQYHKGcFC4At6wH
ZQELly6VDncsh64pKqaCbCvdA48jHRW+KM8zmDtoPkLcN2eKbbmUsgF4BN9cKZX2yl39teVKga2SWEGDl9XP/eU6P4Nxx31BSDGPVzZLdQLnpMfesoBCCxUT
8THko5IryHHzezyBJ2yvrHM2reMPWZ6n2ZTz/jX1b5agwurUwcgBeYsvC2urbJPumpzCEcwG9UxdYk2V7yotgn2IPCJgPSd8YXeBs6tX5z5w5fAKJl6JSX4X
nC75lIX804Shys20BEldzDIXxemizfKcOGych7dOKbZfjtkd98iRat8IzHA9Togv/UhcwSZzAL4VHCgBSisJK/iMCP559Tm0MrQYAYMjiQFkFjcUDCIZCaNR
NWLl90nN4GreVhuO6dUJVbBS5J2zAGwDMKax0BD+KdJO1ELnxNbOw9BeI4pcB+nEVpH60jfeZ9Qn06/OmJP4C147fY6oLNyWNkG12EEeTt4aPhPqji8VhoHP
xDB0oNAQ6Gpt72lf8VG2MReoP+TtTI966aby4MSKBYFk6UrwruBCCiGVSdafAo57Qp5b5VU8a8sxvoqnyJstHsD+BMfCz50z2F/OpajOZYZp6vr+cl4pXEq1
S2zI3jbO3xTwr1XaSd0D9azfQ6z/Hn8PGuKcm3BA6moG0CbepwaS6WPtBgUt/cWvPBysxlQzPLVGQ+OMdehb6ukJ09gytIl0gq0vL5eb8BfFQqGeNE5cw7zl
m21ctvEpHg3FBO8Fc4gT/B90JzQT2ACGKWOEd6bj5nBtF+l7gOfWoA83rfVl8CfhfdYP1l8Z6ypoGdkq6QsrEhusgHWGbZhvZHSkc3H5rrofysLi6pXWK4st
37ZhXDQX/zoqLeFqBJ7gKh6ar7DR/HZvLhDvWQ1nqnOQtq6Z/omeRcbDocV0P1xDnMFaK3VgkmlOn+Zo9z3nVtpOd+cW2TjlnrTM0gT/TN0kZ/hGi0e5ffJw
yQpB4BL9dWE92oTYYdiT8gYJ0QGQcexa/1qKoX7SWfrxPjFjjSqUbl5xXrVyBbx2oGqqqhZ9S9/P0wqdRTaguwAM3Yx+j0QID/lKQiVBI1fwGn55sde1nM4x
diIFZod5HN8ZNlpHFoeAk86v8WNdceruoN3TI3avbbNV9l1gfVaA643MwCcHFWK5uSddQNc137X2Td4mjlRWK5OV5QCOTAaGEf+KmJVwtCyNcxe6ayJvwDvJ
Sb5liXvLMzYKobYVnTxvWUn6TN4D4pCgbTc/PnWpUqoMUq6wM2o8Cw6xP2ODnrvyTUcWv5ybS3nlyqhXXBpsmDiCqy/E0HBgbijarA5Iibfpj+KpZC9Houf9
a8Vi8yIhWPeeMNtmVnrgn4HRFc2kkdBFzWXnXSA9pZA4iB8j5ijjbLnC28AiqT7WtzTRlqPXEfuY98HKympvZ8UN/Stla8Pk08Et8H3LVb6GV0jwUb0FvdwF
2ipehdsFe4Ya+zTEfvIcMAdplro8dpCit+xDd+op2wJ/m02H8FtA1QAGS1y6Hw8ODR4FsgM7jWtCjE1ly7L+7p+W2sFTSkwnLlv7yU/IMYQKvynEV00A8mSr
jCBp5GFF7YqCthpvU5FgLbRt0G7b7jtkDvFdzXnkFO9b59ekPD4Vb+PZg5yrh0EWWWdJkCcwz4guvhrUKKHY1Y35V4xlTLmpckl0u/AVpSNjWuRWVvfKjahZ
3x4hVWdHeJ8Sq3lADHd0JDRVWcsqpNTnCl7Bp5K1lKrMWnN3agb/g6YDtdRVjPWZZ1QzL8g3E3rrhlO5ikW3RsOLiOEB08TqkCLBjspxikS0yNSknJR2JXM1
Ej8/YT/TJSWGEthf6o+qWam6vBkyjd5Bf2VqMi+9JWIPBLA0SvHREFpZDiY/NVvAZ+b7vI4MM2cq7eH7Ygi5TlL+ZMyBTDSnSiuJQ5YcdYb1gD6uen+2vbZb
qWBc4jnquldnsiaJ7Uc/907xcYirKAwuxn91f17mdnoTPZCmo9dINU/cob2Y3D+pG74PXhjVA6+NpwU+wcOsb4At2gdYqifkPYeek2qJIzHE1hPqwnT3HUej
oGi8qjcK6M8a+T+YRV5YWMteplq4/cJC6Zo8K/CP1EnSBjP56XRH/zOsWD4nj5G16MbAF+sya5puHxdhbJhU23NQbqLcDsz1tEQO1GvIzmAOIGpyqXU/Es7m
iT8rCapUnKFh6IZBU9HALyvVbf2J6qglbFvYCjset9q5rbRxbJS6UW6tdQMit8Z3y69YXz2Mj1pT5dT655pbhli9h1nHZBP9PdvAvu6W6ukQpm9ky7Vk+885
Rxh7BE3sHXYOODj/d/4thAs1uWHoAaYv+3dgu77BpmPMdGCUe5z8nvuTaCpMdCPm4+CfZZ/B88Q6nZQ8gWknXBHyS766viHZzl/Wf1TnVP3TO634usq7vFs4
oVqcnq2ak/fOhRvSfGPhVe6xLBVdVUjmHxgnRA1Bn9CJxA4hCP/hfMKPkM/xfTgWXSxPAmOB/+ihNdZ4LusrJ0Yihdo1zsySmd65ymTQKBhN/+AzE3fyYeZl
cjLallhUuoDrKn6Rb/Jaf6l3MTZOOZLcXD4lhNlWYt+U2ebKZVeS7eiIyLceqrxA17A4gFiIt2Kk+6oyURgmqHMXh6r7VMHIUHlgPnrU38p/U+JlEQk6/Ynd
DC5XOZhtWCv1zSpneyBn+EfIZv1/8CaumLzoN4InZR+2wNIP/UCesnrQSPQ/YpAvDRssELjbOs/6r64JV03u6HlN9k0bQV8zFiNpwDVgHfHZ8g1pH/xbdIku
OhN+yjgqvMAR2I3OJQ4Tr9HTctM8xfCBG4qsDk7CEPmWrae8WW4i3ScO/qhWB6AH/GVyDwlItfFG4Ft8E08ph8SuQjOyFzqaLjdBMMPjsE6OVlxeuKSzZ4Gx
1DqTvBWItaXiE/mrgRrSOvP8oI6fzy11nTTXxDPgN+Qxf76mhP+MfKNT0TbKe6eeXO3I9I8xNEeWia+RY4b+Yn1xjfJOUPF7OA2ehp/Tz9R/NzYkyiDS7PEs
5O+JVv9Y0kHz3lw+CbnCAnqFmMH8AcfhFeVRiTez/frqZb209VxttC1dPX1N+bfeT2yU/jZE5SwyHlCsxGvQb1ka7CGtRPfiQY4y39SvN+Uz1zx/p/ihKgar
a6+3H/tcfOxbD2QLBt8Srj3/XqjumyB0EDn+JYUz6+k55lFlLereKD7GnUro5wA43JfiWVn2s/qPSlUTvqBTKRjbXnjLz+LbIMfVEXIf3z/eOfIk7LLwn7jH
1B5/gf3gV/5rwSG6h6uakL1CxsDU8mvBHYjZ2Uvxo8n4eWIqE52sAhF9E/1c6g37kPkQv9A3pvC0+gq41XAaWU4o2qtQIfKTL9WPnBeVBT4sHROfkDg7BXMm
u9YkZVqslu5yc3AFOSA0nWcJU6DAkJB/iJ7jlnz/Iip0A5UD9VSiU/ItmXIh05s3Q+2U1jlObQ9oAraDuubd7moCh6AB0G/MV98gsYUTV0gppK6X9ER/w19o
O+H+murm35s7cH94+pP5wtTAiB8cq4Ms8gNkt+ilFwsXq8O4W55KtEZqyDnkNvQXxf70YdZCZjJa1RaSweCe4Cgpn15QGrSPLMvLWxPdunhKTMO4mLrVCrsU
/qkSk7uUoTVtGxqXhscF6J6Fb/gh6Nry+9QbcJQwwT9Z+RZdLH9GRrMbSnZAXYH1tgvqMO+9gt+Td5ewjgRfLWo+Twr3gmZuItpDqub+RJzJXUo+du2KPcsk
chvRRZ7hdBZ/hBkiVeUg9UR++4ap8DVfY/ol+n9PeP1PvFaNVc0Me6eqWfVFtVTVl/TY9Bx1A+996FStzbGj4ZOe4VAuYNWK2n58S9bmOiLWBjZiiHsicIGN
E6b4rvE7oZ5Ot2O6uUnZa+cj55nEFboW9BHd0oQnjtbRJcGH+BTPGr4CzMP2uxrAFVBLYay4mbjMTKDaQjWJztx3XwOpinodv5g1svshrWCSsFJdeYTxapLF
0Kdwv50rW6W/R98iZdIjPyn4R8z0NBZ3S3WC06xF9uGB8ZFTyNobP5DlthGux9xgCYvej41inibGGfzCBe6D1WVOxlujLfC9/u18c/If/sP/+KEG68CsuRsz
2mqoX1vWJFbIezENOS51OaLxvKNznYeQC0QhpLXO5m9JM8g0fArymunEPhKaq0vppqGLytFgIbCTssjVfgzKF0F+Rr+ih6SxxG5rjrxIQ0Ctgg39jW1Bbj9o
tWUa+rFJuj0kjz1wvvYXS2vhxRULEQy1bRwS7IxRchbZ1b+NP2FxoIfgVqFBciVsR4yB65C4jEv1Mfw7Oh+axXeMHWKxEJOtW8mrluGWIamTrVNtv8XcMu+F
pvETYDfdk5/OG/GZWEZJN+KR92rgB082J8ub+WpYOKPFu6RcpUign5NBablMSSMyxD78KMzJG5SX3qWxNxxbTJLjq7O695FHq/mv5N/8F0kxke837C0eELM6
wRtlNl72T0OGaaYS+zEQTkbXYmV+A8FZYu3tjIfFOtJ682Iht6yBui/e35hNY6YiZBKzjn+xerMrwQuzF6i/NaONT4ydTNcdzchFwTR9V2RWWQfzaUNu3bqO
V57/CjPrTDGWw8u8c00D4J/uEvyI5fR47HdBwx7Sd6u70jUpbhn/xNjHkCYNp7tg3eN7IUJ2CN2vXGJMnuNinhmUVyukhq5ItVXDkOBlsadcyTZfnxesrrfH
N3Svsu8pb838HTaoeJ/uvK+Wu7l+nqsSY+GjhQjzAdkm/IQlfsTQwjhH3+TD9jeu6poBSR+Ke3vuE3kOhL9tRJTKgbkyF+jPZXBvk8qFnuBHiRQ7sR3oxsIC
bxE0isepo0JLuae7QkoI5jMXoxanfHZd8q40VPLqC4ToM/yVst+5NUQV8BB0UOyCxWGgWRfMCS2R9yEPsdjgPe9keSsrm5ZzNZRHeiNWk72fCtGwtF9+wXcn
VyENxDJsF4EKv3j5qbqk7gisk0/Qdf1LictAPXmcUqXIEn0z931MePmUgs6JR9T25PvZLddPyroac2XVtARrxGj7xsj1fFekBTvZOAv8Bz2DJDC12f7SDFsu
Vie5KdSAH63ckgZyAggD3TwPSmQ1Qc5XZwqFUj8yAm0Quo595Y9KL2BPvXRrLLtZY6CPxIkpmy1jQmVrX/NP9ekcBc5VZyC4d7r5tW8h+Iv+oapTelT6mXRb
+u5KNcJUy+eraqffhEZB59y7UFvZ9VoPxcmRFaCHX+lcAvYDYG42AmCJ/snqjkqOya1tAo3lcf4llwrEGKcWtvaJ3l2UE3lCrWLjnfeS2iK3jFdT85wPGAQ5
QA/0zw5cRp573sC38KDrsDCFjTMtATXmeuYULOg1g0V0VeIyEkzspm/tzssZ7GqadNKV5NxR+l3Tw9YcPgwHlRh9E3MNcx98IxEVykT1gfl5qNUHrLBYsNp8
f0aXfbRsG9+j5BVwFi3zTUN7KGE5/Q238DjQJ9TP0RNBb80KS+kp80q6sRxreY6VsoR/DdoI7408IhsQkyQvSvIHlR7WgYbrIYXYA8yqN97ymI0SSGsBIYqX
4LWBcSansb21ERChUHhkog8Yh3U0HVYOou2JZVQW2UO+nFSqvCTnMjuY17jJecxyNs0FTZU2y6foe0IFXyR79Idc0fGycgu46tlYdp0YDPYOthAPEk/4cCFG
GVNcLEVvDGO6kenUKqqh1BmLs86ql0PcJS+h2dwHOcK/CY+2GNhLgYhAmFAprJbSDDN7YLSItOcf5EutF60b/L0t06y3gQRmKjSd84AzRJX5DZBvfpB80tdE
geX+cjVTO2SW8hFd4uYIP83RdYTSgmt0Z8cyR2JyDHuy4FIRSn0vHKL+q/SVfl5ZlqMvwPAPDYW6s2gqky92YZ94klwPQ/uyfrd2C6b/6CwHQh+R70BLXabe
hT2nQc1TY5uE2aZB5JGMl9HVhIEM40gWJgOv/O+ofatL+LP0aW85n0hMlo9pm7p3As3dQ931faNL23tHxdO6X9WMWxK/yYJHB6fo71ALeRfP+NcIlzEv8R0Z
S4cX1RTisSDZOgjU0wmdeF6ohsXrt2kU0mXdHvquTgtWtmUru/V2Mhtpk/82YVrs3Bp+77LkrvamzpHaGrEm5TDwj7aM6JjylmCNm5Gf/Hd+RFIkWLbCle1s
wRyrQuk3uGLVj01NAh/QjWaEb2BYQkzAN8sNyAHANva1lpNThZlyL6SYb6QQfsI/xDeIv2lubjpkyMeW2J/UrlWaD5ZSddRGNQNsBVtBtCYRk6RTiN1t572e
Od5x1vnC6dSbwhp6UOgsV5q2V+5O9+XH6rcgXlLxRRggoBkxLlBPbO1/Lk+G76pHSH5hO/KLZ1B6DZmWA5LkHxm66Z/gMwgDg7fLjIl6Q2HyzZLrjrqlg52d
kuWCPtnNa7gys9aER0XGkGsP1K1qyHTkAGeZYfxgwAV1hkrzAWst7DfzJxmS1jJ3AR0ryEvYxcVjeAxB+EJwh+MbcIYaYU5g/jGu9p7eLJGHg01+9PWT8FnW
hhj0E9Qk3dg6kkgl7nh7lxljJfg7Pb3sADIJyc/9f6tl2P/O2Zm+KL2z6q90e7pV9Ui1UjVeNZkYTueqH8OXwAPQ717c+RYl1F7qOXpVUFlPu0ZSN7hmttFw
9SQD1EWbx/v5w/A+qUA/tywIwh4zSjleJbUAtSmVDIvcOea7qUUrtpir+eoTfcvS4E34MnUX8qjwUfpN2lMoJ48qjPYcML3164EsOsJqcvaybKd5IIOqsW6R
fr12tCvcNBYo1S0wJpId+crkZ6yjoa/8B9Jb9qGf1p2QE6jHqZ+DEQgvzMeHe+fAiva5yWu6neww1ZWfMdvw/cQXvqbtVTBDnhE4Ruz9gYb7Ku/la0pM3jLD
38m1mXx/DPmKyBY+Bp6QlV1+YZs5nb8BZ1Fd/Yjyr26s5xn9G5Xs5+XHSLimDhxr3lGlXL7ob4VsIbLICqWlVwVONuwm9rLbkO/6NVavIBEdNKDrv9zV/DBx
MlJmXmCpZtOik+RFqF1ZSTQBl4vPhFXITnSCCHJccLG/PnOAfsi1s50J3a3/Lu57qLO4iOoMRqcQFtZ7UVhBHLcMt+0m52NvlUi4GfaK7ie8Jmorb6Q4oTG5
03LOutZ6Nu6b3Bt5ZdlFroJcyjb118ANuT9Rk2nCZeH38ALspHlmYSI/FYmR6uDXPOuNbuWsuE3s4d8qfwqsKd2pHQeM0X8AvvxANj2T93h9ubNr50U/Xbu6
bKjrSnK+Y1TZQsdlA+gaSF1nekpHxSNChm8LoZY6WqsIZ+WsUtK8hM8lW4g57s30Cr6xcTuXFJeZ35RXCU3oScg8qRtTzD7iVzjm0cfg0SluTCWMR+2m9vIK
6T+pjL6QG+tbQE2nF3qvFgkMTv+6mvHKM1GaK71Vb/Pmas6YOtGVifWmGNML7AhQgPSFNyDPDCq2Gh1pro9eiVoktBMn08uQa6X7kVE2MNA2tS/Q3fKBpOpF
olZTmYfWJxu2QLs8nbxF+gjfp6SqyCmhvz4WmuArYue6NtI/nb7+kQ2xdZLjXA01Y+wD6AxHLcd372khJvAMTiGqyvexf/GmoX5g0DOGArzrxHdFC+2SUiGJ
dYu88QGamC2cMX+A7oIDQv/pyeSOjjy3ybdYs4A5AX8obwq46XRtc8FsPIFkq++Ia/1x7DCyFrmI7OzvanZW3HfUSJ1mme2ulFYFM3GBRn+kjPduTbuJVoPN
FSsBcyDMdMlgkbr6L/h/dSyKplLJ7kW2YDv4YvCYVDntMHB9vT/RlpiTrEmcDNZNTtOezQ/kVMqomn8592vuX3lto8Yu31f7IfKfekxpmlSPbqYNIzYjjXDJ
NzMVsYTQ2YTsf0puC/Rjr+kPe85RbVwtGIHuachPmMSPggYG56OPldzNp4SGwOCKgdA5DGTa+PnEWANoYOkU6iZ9zAronhvCU6d6c3KyLb2BLsj/s/ue/v+r
P9ByXBWZXrZ8rKpr2H/LSVV91TFTJXqtliTccHNssHDYMw1h8IvGm9qDxBljbwQinvpWo1q5KLmcMiJZylnfHvpd2mZmvdpCW31zNY890/gadMtEi8cr9VVW
MVpIQa/RT31NLQ5rC2sm81xqSkCGmUIv9j9gaEArPLFWZ0W+qvWFvwpyz7jdck83Tr82PiZuvDrP8dyRnfC3xiduYroiLZEUUItxOiIog50Nf1l7WGj2iegl
G1m78zuDalAHndC2LV/DG7n5Iun4IKj5TIVD/kneQkxQZ8t7ZUF/Sf7T38fl186wrLZ2ccvEfOKUMsCc719j6wnP5336KvIo4mPgONGR2U4/sc43n5Qt5n8M
3enlQk2fSyaVzbwXNdkugTstk+V75que+dIwqEjqJtVHvuMtqCvmOkCktF3YY9jij4o6GupE0sIaaSJq8z8yvMEnkGCwiK3u+Ark82/AEbyU8EHejk7m04iV
ZLiyTJmHIfJZWBdaExNO5IIuOVGYL56Sv0vnibOyJHyXr8puRR0YEswL9Efb4P8SMhZJ5PAf5Qf4QH43UBGqr/vbq6lNGg0VHYNJCi6uhMZSe/ml9EMGEL4K
ldjG1vbmpeYa2HJHCl8LspscyGea5luw+Z4/PA/jac8Daoz3Y+zVmDs516o6cxR1eXFxQe8qvelL/BXWBh13dzAO9v4jTqM8MOTvgNeS61fMVJZizz0frGXg
eFN7rZfP1C8E93KfHdN95vL9aDgXS0uJJeA8cR17Thqru6qGkcpEQ8Mg7Adf9DT13NMsSkhMyXCdMCjGcE0PKoz6ZTc53ep5wp02DNcvT26M7EILua9oK1Mr
wIL3xt6gQkkb8SHSkOmITVcqMevxL0AksUk/hTjG9DD29s0sc5pbG5+YZzNFliL8TOny8uZOoizT/lXXxjU3rys1x+fgC/gv1ANqK1MfmQSPR37yfv7xHLSP
durVk51/amKcBeW5KelOHQFzVfU55tXYRgJHqie/NxeCWXAXdCVkJc5G54hN4bbSKfyQIT1xZnkUWibd9FaVLEJf3XHqhn5QmcPrM3wGEjImUJeECvY+9MSw
pFjhzwIxWHfcZs323TXnhNYjkyrEYC63wmXgM9jhjLN0Kt2PucJOYa/S73wnzHtkXKhuXSkdVgZYMqSfFEN+vP2JbyK6WB9huUoW+EAOt9VUwLy/Ej/ae+aE
Fbdaneqypoy0R9fpGjcpMnPDxbzauXNilpb0zOShlmhfyIzEUwvpOkAR8R5soL1tzrRs8c8oflVWS3yE7jQnSkbAxh9FLteGPBH8GN5GnyLr8x3w3fl2Yryi
CcYL3Soo9Rz5rzhffsiLSENpnWFC4nDvO7fWV8tzga7pPei643kO/LrOv0K1QQWnm9KL08+FtVUtTu+cfr54hY+hZzEhvtCUYUxPOkTf4XprQSwY86J8IcvA
U+LreyZqK8g2ZCPdjNIRwO9oBnIOXV4WX7tx7QsGErwPHzc9i7U5qwAb4OtgXxtu6WZ54q9lCVE94U/kSsJs7+ZT6DbIIL1CvyB2KGHgbrE2skFWxOvaB9I9
31yqihdyjzJkqm/GbWAvxT8L7K64EkyyfjYqKGaJEtYiXi6oP0Msl2UhTKkRhJW04CZmUcFtzWldJJMER/GfPHdEyVgmgEJYKCfQQtzsXxdcR48LTmFSZY3y
BaSCqwOFUlmgu6wzhoWWIGnmz+xK4rA4mvkDmRF/QQNQkrwUOwyaib4Gi+0Mi8qP+Er+dKE3P8j8GpyOjBS34K+8jcHE9XpNFXoXWBntWhy5fJU/VRyKzNe8
1n8mIP8CxWm9ZhUdNsuzcoTpBw/wt6TOQmtDKqyJ1RlsIJ8k/8UHYYB5kbO55rpSmd8KPfZtS8Ntx+u/xmuxtyyLU/dZZxLx2BmAE9LNJZZ7yFZyuDCeO4sn
4pfsr93TQrWUAeQ5ZqRQmDLwRxWdSXJbRlljsOr11kuroCv+MdxN5ZHfAK/XeuROyY3NavkGcENprKR6etB6/rv7BDIDauA8ws/ikw3n0fmkmUwtsSb2qlSW
cjMyIvmCZqimvb4W315eYFhUFC97aK/+spRokdjIEPiD2+yQFVuB96xyyHdRKnS3tz8hN+rXqtVSnGZSLI00hmAkHo2EQOQ2OlZdAh8QOshxspV5bJiFv0Ks
7ANlA+PWDtZixhITDs/W7tW5tb+oqav2omeKJkG95X56t/a38nzqL2gLcpsLurqju5Dz7C7qOxpV/tKwZmOVQK2CfpJO3lp6I/i7NFpXl79viU96mTzLovXc
r2eSb6T05CHHAvr3ZL+n3HiZ7gZuLFjqC9PMF8YKw+UUaLj8L/ar/o+hpEfdC3UWYsPdZs12pq+xv6uYWRH8E/HzbNk0YBOyQrxk7E5v02ZHPRO7F4+RBmg/
sONQErkSVCPPzAvFOGwkfE56JI02fPRN5iVfF72aKVcv02dDVnSMLx+ZxiulWl1ToQNXGfvC3G/42XuHHwGFAZ2DQ9PWBX8D0kI6cK93i/whdqSfDHxC9m0c
n9ohaKCUwHYJ5p/6K/l/dpJQqSbxmrTu5S8CT0G3XxXaKUZJLePqFp60Vym+EXuwZK76qnNpbOuYD9VjsofmLC9tVrI6QU7K1bDoBqc5SRbXe/obBmrGwIeY
ZP127lv5isDGjdUqrHjF+jXCgJQxQh/gCfwWeGbgNJ+oawCsmOHd3lHyOsAdouQu1hvKC6LMMI7P/dHvLjunY/v5SsLvyldTNLtTOmSkhSleAhsL/ITZ/jfH
qqD08LDh4YFwa3qm6kpYVW6luiM70LAXxos1QjZaOzYRvlF0JflhWbWkq7yMffVtY8rQj3wj4yTT/8fWV4a3cXRtK0x2YrYlC1bSrpYFtsPMzIwNMzNHYXTi
mEGwkpZBYDuctEnThjlNGmrDTA1z8uV53vfH2/abc2lm9EvXjjSj+5w5932uyOPI3eQ3aD1yoOTx5snAIqNMlZti6ePefYaa0gnkmDzbtEu5ou9CtHVsJScH
TwoTgw2U9WVzSqeAUHAaf1TbKVI52I8nFU74Tb5lbCWMK44r0RdE6Wy1R+Tf8o5OQvT3wupIg8iPaGWlLr8F36x/GreQeJY217qQ3It3T84MPld+MT3BaSgT
6u2yua4KO8HhVH3oGTKbaWR9iuqUG2IL5WehvjBPvBEIWsfY9PQTm1q5zPYM8dZXyEokWD5H2BxuHUnCOqPTyCHIQHtPSWWJERfbJaJ9ukGZJT8lbWmbvD+7
0vioUKxkFVtgcepzhRvQFCuOVYhcBt3yXSnIx/guWocne+N72lVlmy3kto/KtdANx2jCKHbe5kfXGepA0eRCbIewM20yv9c6I3C/rA0hRUaaFoc+hA1MM7l2
eCg5PMWNfAw/SFsQ6hkeKO4KroZ/xM4o7dJGEQP4ujSGHeZw8U/sppiFz5FfUFSgU1hUDha57U/5kdwHcp74Cl0I3QOt4gLdGXkYMSZPBXQJ9PIfd92Dd8pn
HNPEEqoDfhLdJrwJbUuNBTp+XycTCIl5thjrfkFXzVxdW7NZ/En959wPBTeMBZrLvhiYzX3E94LvWBoyR9kx1sZhNh3iPWmt0tsGw2lPyOvCK7iSsV5gMta4
JB1wCgvVtGUl8wcUDMR5J+v6lDSGoy1m+oIpmj8GgXCq/TdNX3t9oLQY9C0zjfanmx3ZWuaMW+t+D/yrMoIzYq0njRCeul2UzP9iHE3s4HckHgm0p7KwfcI6
80NDKwSFZtAV7Z0dvwerOE4SY8mIr6awTU5gPgQnYurIb8E7dFgu5nv5dUADupQ6vuovur//aFER2FTTyrhWUwK00D2k7zP7jJvYf8VynYNS5+f+ArkNlbYu
ScxSm3yy+YlwHR0njiYac5L3CNlHuRgMudPqFBS70F+YBYlxaAt1Kp4vmfylnqLvqH5WIIEfAu8K/Gj6ARhrHsg/oG4Zr7u6Mwviy4taSh8sGnqPNFrA4Vb0
AIILMlyUdwvdUHgp3MYrR/bZB20owY6lLoZWEpuAR7Y67jbAabYIvEEQ/o72JcByfoetGPlH/ffvttz+RSmjW5cmKPvCqXJN+HpkVbXY4snZlzc0KqqhHZx/
sfBS4r7clbXPru5Z+3Tc46ispLu5SfGEIPHjPIfF/lmxlmYYifZg87+jhNfE4dK3mIcMEXeIzeLnQJJpGj2S2ZRyGj0HoeChwFD7T3BTZS/UQOmO1UHP2mvK
A93dkG/GSsQ66DaAbV2uj813mi7lg8Zmpqeaw2Ij77KUO6a/YR/nfxQQa6kGq0CVScU4h33HPutWVFYF3MGSjYEYZjUyxwSzJw2bkCvIJqqv9vT6T6qeRB2/
Bt1Gt0qE+G1sU3KumImcUWrqOSFJm8Ksz23nhsEofSadBSSZvsCG0G1rV3SVY1r9GsJZR1WDKUj6hiu+IPD9lCxQOOsP/FSwI7S2pAI+FLwoxzKv6aqKlVmg
jgOnxXdQo7qy/GbAC99jXmOvZ32iq0xM8O+WCxxxDBl4GElDJ8MHIjvl36F1aFdhGd/d8xe+wlhGlRhrUK3A9+xFTz3wCRrNvRB7ip+FXuhpfq0UKDTKXZTV
NrvYGdUo1aCFpnEcl3EESZWWKUvDFwQ41IicTkr2KNNMy+bgMIclLRMtoR/Jkr4FMZWuGopjI/4p6Q60jmM4U0wJCIK3BtbxLVCOSqceUeuD8zMGlyVgx/FT
igFWh/cwk0OX2V51l8rL0O7CUEklb6eLxVi4zDhSWOKALO+ljvwptig0ijtTdwI/I/QK+4zcD5qJcmsPPpkd7/DKa8M26BV+lHmrvAQ/oQeDGcbFmChKcGv5
MR8K54RDtIlPBF+VzIFP2hYp8cL+UA/8mLhI4Tyl6Ab8slwhxSzMwzymBHkXNttfmyD46YFJxFNrINTLflHApf2B3wND4Bn4EfYE+1JCgKe5Qddt7fHUJQnV
kjO3dis8Kmw2qvQI99nzoxAnj4Pm+juBUcS9dAA7rTxjA7r4tMvhXy2NhYtUI9FtbAUvQj+r/yIy/O+5auBYvokuia+e/bt5IormVAmUUwflbvludqk7F5mh
bbI1j1pAkcYR/samZuqmUAfgX/qHzq2WawkV2I/IupjxfA2eUYYIDmaE0MBfDZwj3tJNsGQTm2LHyfvwnWRUyAyNxeOsD213QrYkR2pHC4gvp2oRN8ED1pm6
eOCRl+KusfFodTAMnqLXlBQV/5FqNI7Vzq/xllrHvICHgf/ikjsztA+pKVSijkgCY18ghf4/gFHQAHZd+APWmWtMZIbTwn7kLuYDnyJf2fviQuomhwn92Exb
G0ZjWyVNRDSIhHQiz0gGd5xhHAhTz+hEdW+psqeceaf8JTWgdokok0oPCebRDDUzrY41kCGRdRM6lXVx/+gwpH2LG+LTigVMDL9F/AyUBY0Mw1fMmGMdEu5F
/2bFwj0Cd7l/cGa/zz6Kfdkd9rdYdYkUu5E6YTcKpKRt0qlnJO/NnqfLLyRqz0raXzi95oksR4w3rqjoSsy7xEiiWmhuqcW3hn7mf2Zv0nc5TXEB98LxFznC
v56sEIakicAUpbf4yZ0M9gNoptTCYEfUd5Fhwk/BseWlllHYKXsN5kkYt6cjZebb9B7kELWTJeQzWJfgrtQmbFvivW+QcNVyUNaZliF/01/9TwRapVvx1tlc
dclJrlxXNbeCannH5blsW/4p3Bne7CmDT/FXqb3mhoiV+6BvBTxBrojd6L38AHQG3N/2Bl8htKHbw9WlRxazkg0MKYp2UeBV3Z/mZf7zW75ocUcz2zJ+CDnC
F7QdwDKU6bjAnBeLJRKEiWHQHVepUFMcx//kO6pNsPxMr5cvI2pxDlw3b6V/cNZElqA54CeeVvcGBohbQrflPKROeECojpwsFfAP8XrWT3SlSEVtF7qlXYN9
svXRfMZcxtn8Vrq9oPONxeOFgRALHff9xA+nYPg9ayNvIiNwDt8q1EYLHHOD17GPwkHkOdHdHksNDZbLb92zowcyBWh7xwGyHD8JrmD0ynKila6+sMWhwfFI
SmRw+CswFNtmb8uvt0rhdvo75HR0IhQwRoM3kEDhTixKri3bHRWgXZ65rmK7JuQLbQHPg2ux5lu3hxPB4cJL5Z6vE6u1TzJb8Qlp0x1/yNnWl74ZdoehefCG
X23HrVbZ70ghW23Zbk8XEGkKmhlc7rajkbQM32qot+2ovU14H1GHyCEPBILsJFMK8V5oGB4buhiJssCE1TKcuE5kojelJWgn9gemmS9g1KNTjW/4vsIs8TJz
T9omVgrlKg0wvfhZPiY9ZXoUHM1LKj5L1Si8knRfvcX8EtCumht1planlNXFz1PozW10+sx7cFusK3+tqCrv5jP5ecnZUi+5m1RdPiXPs0DCZOl6eCQ/wH+T
XkFpXRDd09hBfCH2jztM9UU2alLyQ2o7UsHr4F9q27on+4dmGpOfsKmmNRLOL1Mv0Y/Q5pYkGCol7dV8YmfTA7l/RJ+/z2vQsLkbfI4/xNUDb2PfrCK6iJnk
z6FegyMCna0IW8FQlW2U+jzkYAkxEgyIBn5DsEhpoKRaB6FxeFl4jLlYaEqMlx+4vvoL3At9MXRBtkWXSy2E42J2aAcY7yc2oINsEZNojEX+fZedBpw1ZQAj
zWM9mLoqe9OvdQ3iP8pvxI5UZiRf7CxSUrw02hcHa6l5qIz1kvOM/bGZ7J9WHquBzuHbh7+KH8FB9Fu6qqk52MrVvmCmsY9uWsBMfQAReb94U6kiOTY5iury
XvfXQH9hh3AESrO+qbsLvCx3lI8HmyMnPYeYc1hHmGduJS0PmN1qsSXUT55i/hZpJJYHDZFrwL/1N9yFHSIZxmrYzNArc0VjbeG2oksx5aqTdfGrDNvUwzbb
1t1Tt685fq139dHEYEz02g6ZTzMnrNrCnNKOp+oTtawhZpxxMvsRTSNb20VL0++/aFkRsZnmDralYOeiBh5PbE+tCMRC7riHzDy0dziN/EqeFebZawV6lPQh
kxgp+SyySC8zV8B34miuA5+aqvPNTmyJ/M44qOYp/pwmRf/gzH63FGeyqkB1ePnPqpLv75Y6l6poYhxUQfM+5Qp7vTDfWOgpESriifxtzXN0D7vW76Wnc/2g
heJIzTjphXCSJgMLjG11DvZP9zrdXwCvr8mEgGPxR7c216qhgcHdlhtmi5JrT5Qv+Zr4H6pvyiewjWB1Nh5HkXwp3qKS3UGdvJ0wQnvAq8pQcbn8pLCwdk1D
xaiHhYeBOkWn3fddOkcb0m4tt0fz+6wZok/J4lKYm/x4YVCkkXWX3FsxhUN8S/3hwnDKS8pizvP/BXnQAvMCzxjrWeQ43lPThG8IDgtMUa6JccR0/TDsp4SJ
kpt+KnfSRadNpo+Rl+VC+Z7Pac00txcqCcf5gKePVS3cIG6bi8xHkZrWtaYmuldkB3rXBjtzEh6mBvmVQifXBMte/iqfaDHhjbkW3AfkPXJEaE0ssxZaLnPN
/VWAg9alvI/IZusTj0xmopacbNsltGQyLceFddJMbfVQLviKfCLNh6J5Etxu+d01TVyNt5Di+DpIBWWa8ZfwY7vRXjkjCrkk2bhtoUeKWu0M9URga4G4kH3i
f4eqMoZblyHbsCv+hpYcOVlohT8tTrcfI2aCq1CCOsCm2rzyFTDLb9C5XJVMt9CexnfgB3qgzgV/tXa1/AarAgZdnrohS2uqmK77xjEEs9D9ICo1ybq+Zuy4
3Mvx+zyTir6jSeIPdhlyC8q1LOeG1Nlo6Q02Ee8AQ8l68qTiZOKjcBR8bLqA7FRfi8tBq3gnYSnwAP/SAOc7SM9l+5mr87gWAzWWXaYOgRuWloYyCATnIPOS
prNvDNMT5ht3aJd5NvuJ2CUFF/3/UpNQ3TPIVG3XYCCDzwgssJ0zdhCSuST0nHadJcy3A6Yg31wQ+4e0ifShR6C6fhvvyNjC/LWlGGxhn6YcQV6hgkyWXRGa
YNc8d93R1CB9tPum/rJHKEY9Tb0a3SZ2CG1HSFHBJ7gB5h+1f763buoyN+AaozeVGApzUj+AGze3goz4XYtBGEMMCL4yv4dP8GSdSyCkiYVfQYDLEVwjNMan
mc/SP1rOWUJSubDXm8Jv1y4x/UB38E3h1/lu00coFlxPN9gylKkLusUB2if+Q8Sv3F/y5RLIMsgKhNuVCvb88Dnyj6L77jpUF6qSti6MIiXcDx4NfxnPwSJY
fHiRZRcKRDHob8o/9ZJUKtZxLviL1FAo5/+SYtDVQX+wOOZY5d3Vq2qG1WYKNuu9mnqVL299uiV6HZdrz+2rGp1tdTbLZjyNxI3gIfMqaK7pvoGnOkhr4YNs
p/AKW5/gZatDGm4WrXkpT4yx/pP0aHB1YnNNlADXqW4/T/wUSUUuoqvJbeAJ8qHjG7oA2czWhTbyjaCTlq9gZ7wm1Y2+rymBVsJFlMnwip6g+6fKpMrpV1VX
TXBSzpQKz1TTVdmqPiqPZRBr85g9HXg83kBMJnbFV1Jay3/SjyxzkR1gCfWRoA0v+Xe5O0RMaAa8opvV1MML4NfexgafWvT9XDS3MIUm1WfVW1AS+hHZFKhu
+fG71zQS64UPkhORIIYqN1MrWsnwNjFZ09rKwu2J6wruE8RqTCE1ia8adZZK9ZuNfYF+bi+40n/TfNBaQVoWbuOe71N7G6SVC7vJE0ozwai/EqnoeJhoMrF2
p16l/6GmjrPidyC/vx8iqWeyS6XhUpPAIsMNSiaWkJ/hn+VJvgXKmFCHkpWBmoRDrqW7D9WSGpgH4Oex1dZGxDh5F1QI70Hy4OtCE8dD4gBeme4XOs3tSz/B
wJ4T4CZ7NemjfJ184/j+NNLSlJpYX2icZSE3GLtK7DMPVAqFTuGbQlcTSteG+ykHLM3YWcSM0hPIPKUSlIdXZ4qBprI3NUe4I9cuXohWIOdC10uvWYYzl8DO
YGMiLSQrx20TMr55evNPrFHkrsg94oOyP3Ra2CZUkkL8cHipxGMuub5uDZKvM1O/ebthLR3tde2R6kgC+Ubw86KoY0aEn5YtkUZue08/ZUW+hszh0+QH39Hi
ICzaUss0iVxrtcmioiVP03fReYHWNEkNdNcPmNgNvFaYzteN75b/NvmFu3tSTxcTN8MTD4ynh8p9OIq/ZLkkdzJ/oUrFXpEFeGZkAbHNsgAkgyMjXYMZ1MZC
nH3K3WWz+L98R9RbwdbwKv0IX4H4NPCFmyd0LcBdaaKL+8M4iF/IbAMfA+OhbpTZx+vbRLfXx9Db/O3y7hc9pv4dl6xlcaZUAml0qPAD+EQ9XN5a0k+Ckroh
JHMH7gQiGGkZa+si7LRLNVZEOsHXQ1/plsJsJpSeL9nT/fKltOHyePq67Sxbi3rotru6FCKWNGh33jzfiKIewGiwJFUOGPwHuKHulnJZ4G/74r8jVaD7/jSt
Y+ZmVtUak6+nzEuIFWJC9tA7yRI5IltDpB3yycXZwS2WLt7PULSfyr3HVyTX8A/kH7l6DgDfj3RjMqB8rqfpqD7s2QJG124bU4tT8yf5ZbZt4LHveHelXN16
3Z6GXrC/jfChpsGUjJ5yx4wvZjBUnbhvTmHra1rx33JXKZgnDvksLxOt9s6hwkhlGpEthEBslP/NP00sdThCobFEm9BRyRW8EWbCG7Y2irlX5E52Fn7Njssd
k+3SNc68GDWn9v64Rol8NF+7cFOzhBT0fcou/JRiYw8JNwIdYG/03uD8snqhI+FpkfjITmnGdzy2usTLd/LtE5a6m8pfkeHALDgq41gkMX0C2hRdTp71uIkv
oqwldEeYq7yeHhzYjztEK3OR3hKDWs57D3Aj2SHQDmGJ758cY5VzuApWzXYaK9R1hr/7YZtXuJyMuY+vKdPdX4NeGigCzgZGeTf4gIK4QDbVBMaRRdhQXsf2
Ma1w3aPbKh24S3JXuZztIunNVUxE4AWYYNarpyN7/UcC24Ln7f0jlaTeSj3+qPuM1e7Lt+9A0tGOhc2Rbaba6FZrlOUQ8BpprIR8X4k2wnZlLDwvuEb7XP8u
pQXzLCGfttHXXJ/ASvKvDClfFPJINZ/F6R291E6RCq02JdsTYZW1fXi2/RbYxKP4fev+CLg8O9mRZGPyFX4SnktnY1/lQ6E7yhLLO5eWKDKPkKsJ85gMZXsQ
FLo7yuRZYlMsXdlnieUv+G/hFdNL054hrFDN+6eQaPEKsrWKNY2sWCaTv+BlUltH+3AffDy42bbH35VKpXZKc6WzsiL1kGvrcrGLFhBnwqvTTkWuIoJ5I1oh
MhJ6Ks0rixfmi6uVq0yp/Lvchz6N3gsV2d9L9cJlZF7wZ/C8L17uaK2V9pb8TRgZPKL4hPmlO+B9yit7K9xj+QOvDGfJS/l6eFdITR5XnEJdDi1Lpo2GSeHh
4XFgPjmXb0Wb5EnSNiQevCnasRXCvNjFwgK8v7AMwcUj2KkAQKBQubmR3YJu51rqBtGPpf3hc6E9yR1CpYH7uc28fwgPmMVaF7ubbcG1ye+Te6fW9KLB2jkx
t/T+4omrlomd6ZlgKb+IW6atq2xGK/JZQQ85XsvTGvMifiG4Xp5MtDXmAHXdz6hHSE1oItCd2mo45bznc5vM2i85o5iGwi/wauNzaJNmrAHWiWYT2I6NElX8
NE2oaqviOppdsWBSgn94VE/1//1P/J8+hzlsHOidm4sjs5CHVs7wuZhkPvFO6Bi9kz2HOtmhaggZwOnE12hV4gXUi39ua5hWKWzGy5Q1RAa7ODw0aJTygz8w
G/yYr7Bkqne7p4qvSeFIz0nteWSoJ0Bv5q74LgLtmMFS4J/qZ99fL3Jty5O1rqIxqd1qb89apWuXWqLMI0djWvoufIWwEr8jF0IT0X64SX8Pe+DfyTTxZmv1
mghT0X7Q04V8nrwOuCPvgrvKq9Qf9I/i7cA5uh+w1PIb8xvVRgCpv/wNhMxAN2QDPLYwxrc5bxCaJl00CJDEXTK/LJzneG0apn9Q9ILOTtEV3/CMZM4n7eT7
YDVtTXEUeyrH8Ltkbenf8yX/2yx15IbMz9aJYBj+5htKvFSOx0yNP1Ajpfj+xplRk/Mfadsmda09q2LXGm9iJ9d4Ers6ukENdfWaRHNwFNW7aBzD8uuRXj5f
oHfolpIsPIeXCX/S7RyL7YeRb3G5zDvIBEoUpjtAo6af+UYs5a3saAE/siZL4xxt8X7lpL8RfB3uZB4LjoecxrP4arhA2y7rshtWk0VbzXF5q7kD/x+Vyz3O
av9hYDifOqs6Nc5nzlvOSaZK4BdjBcs4V2zqJ20J1U69zRtgIsXJ2d99Lf7ld2+/rrSQ08sbTTelO34t3dBvClSyzUkSS5Kzb20dA0zcGmVoBNQu1sEVrFPD
7W1Gci3Wzh5HP1JouQ2YYl+JVrEVGQ84GjlaWxtSKWSxUIXQQCpqrKEWX0Ju8T1OtWXRgC8ZLjbQx0o2a+4EB1hiiDLLz1BqIAI/YJjIA8QQ6kmh2Ejre8xY
9hFsY82lbqpnAyeg+8mPTSTTl2nHVFTaoCweJO+j9eU2kV2mhsFWQdLYPU4f7A/3Ru/Li4KbYj+iu/MYqqdotONKtJhPiiCXO0zuzS8mosgTaE3qHXKS6Cw9
IL8ab8oj5TDf0eoIH+bD2DX6k2CS7nM6hiPvarKIpNAL/7nAaup3y0pwIAHKN/hvbliopBuPtLG9Ct6KuB1t+FzZLy9kKkcK+d2cGMYN6ao+2AC2AZYQBORY
0qT/ZL9kX1Swil9LxIRuWNI4E99azEL2+sy2J0IZnCoPkkJYe7Cd/pnwirsdysBvG+8xz7EHjlY2RaoWOUs9QXTBBqm9oVEKmfaH/wJfhS1F0sTKuI6EOYC1
Q8fRn/x1gxVNYaUmPprZIySZoMAdqif5hV/NbyerEeuBkbn64rw6Hj1d0NmTZloDbk05Au7iJiBviqtzHUwRcbGYytyy3pb/oorofuQ54hT2yfoOM/kb0jjb
nGuAHDS+pkeAOz172aoBLz/AbQVvavdlw3CiRYb9XDNfVfNw7iygY16ZC+EnVHN6u+ekumJxk/yFBkNhh/x/1GX5PsajeqkzMxv5CTyM3wFfws/cueZ8ZBT+
Gqis3qnLMn+xzMxfa50m+yBA9yI+4ft3miVUc6xETdhRc0ZwuV/P/yancw188QDL3tV9ond4u/n97Fy2G4URMwqX6T3+U9RN8+WcVoXDNP9Sv1cV6+a4HYWJ
uQ+BdPcs7zbXL7pOkA/fj24RKtnnY/2KnWkVHJhnFURCQQomRiXXx99yo7hN5DR+E51qTEYSHAPlN+Ib4Wc16W/v2w52ZvrRG4EepgbryzkPdNVyFXLCHwCb
diSMgxfM0+AeWCM40WqyKelnbCsoArbnvuLrM/HSLr/Rcl8qY7RFM0KHlYksZT2vXsJoHdeUv7N1/9OXxo71Toenylh4EXQNrkWs0y1N0CUd2Noi4VPUL1vr
Z8VpTLoBni4bJ1ekUnQ5l2s3SxlSYWLCEO9f/tjAAmUWHU1vYO4y6uAvxMqiIYjWEIeMT51uvIme8H/0ScZ7m5sY34Bf3ev8P1MHLdFSA7FZZGLCitJxpQc1
GaHjgQ269VlXoCB80zwfgAkhsXGRAfyTGUzt5JfQOw1txXz2EfsP/+u7LaoAqdyVrq/+sDxj5UAVXinHOVU6aI52P2NaxoXYfL62+4VbBYTcDYFJxo/sduTj
90/giQqO5RCjvo93EU4WnjSfUG4ZLxR9dpOun0oyjAtLRPVJbZTvuYwz3aTV7o/+GOaLjMBDHL8ol5n2Wk5g8HbEKf6cdZS1EpqDHkduIMfxGXwv8hLxpJBw
vdGA6/bHVtXe9l/McxZX8JzFRW+rwHk+Hk6XbknVFU5aSawgmuqHkkOQJ+IuDKOnhkazWfTYbMzcELRhR1x3zQXFP5CsGZYRQkKstk2InvlVbmB1FS2Sxhsb
aV9EUh0XleNiHhqHlMoXbCst5/HJcrYrVaiVukioQL0N7JOW8gcKJ/Ktfa3dp30PfV9DjfgPvFfaGQrX2YLnyj7hGX7Y+FoaB37DbMFWfALDoRB6WVwdqBs8
bR8ALCTmERuFgDSRrS3UxrPM+4E9Gc3s5dJru59MRn8rmUzHEhyaL0SMOkcFhz6Am2tnVMEE5LH4VjgX7hWpg81E0j1X3Ek6PfuYagf4mMkKbptKrg3nKVel
2cxuvi8v6IdbGvpzpYfMVjw2+AXIRueT7d3tqNPyGDHHlMAlsXdr9OOniCbCqHwxLzPqJRUyjevvSZYciTOpUte+lA/AVPMp9dOUVfxVTz8vmLA/bqBmx9af
8sZk2gxu91PNM7A68RytxC5GCNSHRKBj1IvgReUSc0zXAluZYOER5LT1GODXLqUrmafTr40rXJ1SKgpqoXrSIqanaQE7fHMPobuYyCF+lrWpX2MarLsEsz+S
iYajGoXJ9G52X9e18D8odvrGMH+/mf2PbXNXphnfxJRpjBm6S79kVvJ1fFFIP+aYNyysd/8st/d+tQxDLtkbWE2hH6UfhKvBz/QRkBZ44rppXwQJWchDgTfh
TGuidg71ovbQEkNhZy2gtRc113sAI3icnWA+mHfCNCCGLDjq/z9nz//uDGeSKQVL7al7Yl5i2Ke+GV2+icSbEX/ag8gF1zIuH9eGU5Xdgd5Qdd834weXlx6O
UFCyqA915prLd4knhM61miu0pPsyzIArNvap7+ecJr4aSU+RA+AS+g9dRdyim7xlVKC9FC3tdi4zBdFPfDp7IDJJHojcQV7Qib7OQIpR67ciX+GeSG0yq2QK
cjgySDxveY+K8i2ojjjv/6NZ/UUcEh5pHRm6Kp8RBetasjHWNut0cVpWdtTKxB7qRUmrCjukWuOG1RwWe3HTicrmXEtCbO1PNWoCL0zXqOrcVXCmpBCbU8fj
qPVIySnqAWZKO0/cJH4lTsv33bDpMrKJre16TJWmNATXcV+4W8QWfrzNU37DXOQ4GfPM2jkripgE34WKY5fojyTf9m0R6+j+1KeZBeNKqB9wDO6Xwif/Q/3n
+1jZqVc1cbZSNVbNcgYqHlF1czrNJtMa922L2VwvXkOnu6vpx9LXoVfeIibT2lR8FT/OaDX+6n1lOGHJhmbD1YSHwgjPj+whd7W8GE+mv9AcCOT6Wyeuc8em
zTAW2xqjVUSu+FC6XhqKD7GOtdfDJVoSr2LrhGPkbf4b+pXZGWjPseCIhJP6yvIQ+ApqTU7yZrp+Mj9noFyL7qP5rPcm5UmT7M8IL/GNe8bfRuoSg/hR3mpI
GMvlL3Nl8nq5PdAP9AOY/4Onin8L1JT9A2WEp8Ju4XSJOdRUmhroLVYMbTYvFIMhTahWZGNoOlhLuM725J54w/LPdLFdwSsSJ7lKwZB4kj4gDKHmiR/YFGIq
zwp3+RahxvBTc2WkvfTG9oQ+R7RHHcoUwQUuFReQ2cBktLLujDxVeBT+DIwoHaSLJt+wy4DpqBmelLaXOaztJqfY041rhMHAdLAe2pS4HmlovGZqzXUkhmJG
xznyKvRX4Ji9Gvs43N5fVZ4oxzt2hXcDTYg2ZfJ3z9EsP0X7hv1wTz4X3ypd9zQNRul+kE9Io5Cj0BjEA3wmXtj4QFXoGTo/UAd5xXCuw2JviSy6BTvxMaar
0jtEh83l/2AwNhfIZK2FlQ3DgaG4zT4ab5Tzu7Zm0SK0knuvpwG7nurjvrVhWJ3BOdtS7665nNtQcz73QsE1fqshD5kPDueyyYayxrTevILQoDyKYT5rgGkD
FfClSlv0R8Pv/szAG/UE71Y6nBKN4BaNmGhIYLdje7VNuK+CnZ5cKGlR8CKxwe9IasieYGTtTq/B98V1zfAiYWBOv8LcXCzwj1jq99lnxpbaxhvwdUTamp6w
QymzcB/4ZvKwG6iegUPgT/4+4Cmmu9xMT0JDpVrsY2I6UgFZCQxUsmGzZWqpZFmdsTu4iHcF53gNrtt0Ji37boG0Jw144W5G7a8MCY24fN9rKtHjM880/LP2
vMq5IcWYUKtYncrGdgLOed4W1/CtlafL3cLl/hxuqLIdK1H2Z/fhJ5mzAg+zurAjlCtCd3Cv1FVozVe0+fyD/COgMeh0+RVRqUjRDtNll8xMqWisTE0G9lKI
vrP5HH3a3wJ8xI7Vtda3FNeWdEOnyLWxdqRDbGG8KA0Njishi7sDj7MuaTLY9+hb7ix9L5TPzqQGcC+tFSKxUoa2Mfn3ffyfLs9aRfTb73I+7g/6JtGfmBvO
jC2NrZDbIndHfLPaxmxJPSvpRNLMOg23oOvz1r2L99Up2Vit+kHdJXMmdwVM5ZOYLFgvD6E3We7QQaG1gMGxtgvwIjxzzTHjHcoFXOR/89rRm6kprpNapyXi
iDFobRc40HiCPAUbco5TswtT2Gbcc2yobhe/1N3e/9T9KTm94FYhHpgWuETfd/9vnvnfTvr+Ko1qvWqks9PyVk6iwgpVvwpq00V6A5UB34gtN+71ZEFaZh8w
qrgKWg18QmvAW577jjrMC/kFuMw8wtabm2ZcUpzt62t5q13LRugAdcG8Ifk2WBIYoa3FbyHbYIsjS/n+odb+bt5rYGZWO2uM1SSj4muSpbRIR75xYHTyeMDq
t8IvkbuBEqQF88IwukCiKrqkFJlpr7eX6IrqKYXhjuIJJT78K5HAxlQaY2uM9DE+S4Cs5/hEeXPJb9b29HpjgwDrS6Pfs32YD9B4aG7BSe6c/hJeX7wrbxbz
wa7CZamGvJGtIb8AFiJ9oRtCZ3KD3Jb9KxCnBH2pkh7xJI/Gh5A9mZzgUd9W5hTqcdOMKKy0vJQn8JX4UUKfwHnhE1qJLMaaCcNAM7op9ROViUwXTiF26qa8
QoxCM0Osl+X3UqXwOEHm2yuxYqiQRA6ZhyJvMV3QwW/fLCpjTfWEnrJdl4fWt5Y7uturBzEmnH7b/M38XjvHHom8BWvYUVJtyQpdIns64PApJFneZekC2+T3
xvZkI/QcFic66OP8M3Ix6je9Dz6UMR5D2yCP5XHoDXALeIEeI67IOGK8LNdHc00DfWnUJX4UW4L2ZmL5odIaZaNwQCkJnWGa8w9pK/XcNcR1OjXKN8ZY25iq
bpGoXTt961xDwGDPu1G8tuBQEQps4Q+bKUCD/VgYjeJBK+HkoDQ+ggLDSE9ajigow4Uv9ELLXd85dZMiQD8vOwgR3rpQVCFe5PM1h7a4J4hVkanFd5A9RidR
iwrS7Yk3WCr2nMxUX3M99F1ITVy3TP3IOCfQAfhHXfD/RFN9q4RpyHz9Qk/8dxhbxlVDx4orwZnwHf4NYy4caF6HxOBnTIfsD2WnsT2Kig6pR3BZqSMMC93J
T+EGpZciuwQGupz80L2xcHhhQ21LX7Yb1yhFi3QLwRxgCyMaZE8L9oa5g3YT86/sR9XZkiLXAkP3qCoJz7+jtHZmruS4KBdXDhmRetAJgdVW9Hci2iIq3bzC
inR/XxvqV+wcqkJbQjPEjspNkwnuRl6wLEMnBGVvd7qi9qum1M/Sj6ktJZnalWxluj9WROZi2cBSYjHaKn88019uTGwRvypZGQP4W9YW+HOfydSbrWTurG3u
aZI/3twEW2xeY7psaCGfsm/yHYTO216m/DuXeK6ySTjLVy3qRu6RW5BdrWPI9ysN6oTEnnFvtKFkOKZmQbThh6zGm8pUdxN/jb4ddb3q0PVnYjm0uaUdupzd
m2gHO8Fz4edE2FHBmhRZzr5K2IK1wNZiTrJa9cXMWPM3fzOwctbE4lmmbmgXoILrbZosvZAmKTrrYG4QURlf6JnD+DRdwX7ZJ3iOfsVF66rTr80p1CumcX5x
ShcoI/+fjDWV86KzgrOG07e81FlZ1dXZ0dnD+dR9CLIU3vQh5kX6mXRNCrH0EkUmk8qhZ8qziz7p7jHVhDz+gzaOTkHWBRYlDs5bA57RX6tVQz035Vph0/zO
dJ6/ReEvKYuJk0R56Go6Jh0QX4mP7YdMV/wz8IGOYsNdZAQzgRmC6Lm/mPupx6RQ8TOkGdKfTkV7APfiOP2irXNz61E7dKPoDPeJ4spWIfCBWAOBeFfMg3eo
8if+NMSjdS2/RhJ5p9Qj1DI4U6mJVTXPNJfmn/JlUYvZI/6Y/BVCkrhZesZ5hFFsX/4QnEJ0jGwL2e0tsHylJ5FPd5ZqES6lj/0hMlsYBWVhTvFu8M8adcmd
SMeStpJXuSSL2At8LvmEZbGacidiFDGe34Al2g5Z3gY0VeKzJokbmWJ4kfgIfQN8Rt+RJ63t4f0BKKQOmdwbyFO2puQZ2yLdCetL0WAvqrDCWj08R0SRkeHt
yCSrQKy1F0uNlFypjVQlSRHrKZ0VTNJwjcly8wSlGrGan45slaeFYujLym58FtBIvqWspaPFtakAVMuqscyT4+gD9JDQVyDOtw/FDXOCodi+4jsCgxbT6WkX
uArMduykR6OsEZ9ah/OPyZniQXaZMoEyI3ej18mlAOi9L7/Ub9Pyxn3++UY/VN0T5T7HSFm7YuduvrQ5LqkKMLm2Q1viakwYXHfENfwCpanlG/fBsoVpydO+
mnQrmeJ2hFsBL7Fs7ASjKhlujAiZW3vpFvtHuxqbnhZco9bQH5EViZuA6Uw3wF2yAwqa+whLiHpIVeNb4ZK6Z/E5oKd6bQlF96jRsuhgIWg6mPp3Var/NHdJ
W1+md613qidgqux/jTTSvgE/kVbyN26deReZZhnFOLld2inCDvuzSHvPVR7iHzlaIIfJx46xSgtHVGkiUsYPws6IN/Qht9M9iFqiXQZW0b/OHBVwRw0otrC7
1QoTDRsLppr14N9U+f47xrrPbODVZ2sbtDq9Oo8z183tGTyC/s7epvaD/dj1Qoz+Kdnd+IS6UDQMqoUUMsu8oHAf2oifhKKtlZHp5ASiIyubR9EGfWVfbbA5
0Ew310yDUOparL/vCypgIZ1IvGcfC1PIP0lPEAjFRxLZM7rqSIn1WlCvx3w/IJBhKZNqw/1HsLaaJZbK8FClHvcV6a60dvcJzycqe/6tGbswrR90MfgMwcP9
LEFpq51wPHe2K3LEjUm4UMHmWpKYrjPHemvfXt4tqTB2dlSj6FHRT5dXj4LNA5JX8YeInwwt6Dx8sikHbONuio9WjlECecofli/KbaxrTBbwG+MmGxj3+VKY
n4oXwx9EL7gKE+1TyAqhT1TAPcYPQD72AvHOMotV5aTxk7HxSG7J7ykaEEC9wpGoO6l/QO8Df4/x/8fmqOwqi6q5c5Rqn2rLilXOFqpplhclh/II5ohxWElr
IF2Xzx42ZTA5ho8lO9VOfg31iY2Jv+g/DmyxvE85J0KWAcxY71yxUcmm1Oc5s/wXgHO+m8xxpOl3b3sSlh+8KrQkH4V+tLaXalmmkr+RVtPBgvFgCfs6yIcG
QdUsc8EX5nCJhetG7gP7cfPIOdqGxl15xIYVnktJs12h1DeBuNAosnrqAX4c3hTvRDQ3DiJm+zXYSrKX55N8BWO5e9BaS5J+YvIZywxufkkat0kYSy8C1MBq
/xlkWbgySAdGJILhPe4edqfUGqNXDbD/Cl79vt2T+LtIofCjuD44lzgf5JCBChuyyC3CY0MRtiOfFoo1Li3ZSM+CIzIb1FDLPGZyOdI2UFPeL2xWFvuShXW6
Hy3ToLHCSAWFo0JDpaVIdbKi2NP/s1IkE1B9oQ9TMRwb/hZ4nHgCOapFpOXqcLAlRsP7AZt1o7Ua9kpyy6PtZfLYtMfciDTepJdHS+eUUeUg+VC4ZVyQN8R+
wRoWy/lT4QB+AtvvL+c7mWW5ttQ4IdWcbnVAfvS11AO7KEPIO9oKxhIPsGhLJPRNaG/8yoxlZWG7qLWNdxMoimyyjjOFMAgdxZ7GNYU0GEDukL0tXNEedoPG
YloHTeR3QdvNC/O2beBz5hkcxaYYs+6zrl7SQmATEvCt4SLmQJ09wtVAEnFGqAOloergQex5dgpxQ4CktsJs9p5+DlgZ7A9MIyLMQvSkYRv8jOpAt9CA0DVk
m2+iZptRgEgmX9sBb5M8Qa5o323wuz8CoZRNqfVceeZG2iaW58g/vInvtoQW6CDXm/3BONHSmKyGh5A5uja2ln6Q2YC3M9mJYvAset3SuvSr5RVnti5Vnom/
kSL6NHzW8rvvPjxVKA91cfxFrmF6ed/Gu1LLPV7XhWo/GZeyrwJVfXW+I8DrhreWNRYGstEV/f/MPVI5TxZXB07pf1W3jH/iOWX6qCvy/OkaTL0m7GBfwkIk
hZ/YG4kT2DvUVa4PBvqXmn6q3VtqpixD7vBu8z3cySPaa1J5cJLIU4Nz4wtEb1+qJ32uyiXhpnENdEG/jYvQx9yxVK3YanAzvoflOKHC9WlzyruV/hCMR0gb
H7tI+kzd4Pcjp/l74tD0CFpFKrCXWvein8LTQgRyMThb+heX03lBnh7ugd6ztxeWy/vDWfKzsD8unPggZUR0gyyr1pHP5O+IdcZeX3O99tDYqFXo1h3JR+Mn
J7vycHVz/+/4CX5GwSTii38es0deZI0u+IYscfRBOypKcApySOxJd8v5jPTOKfPXIepQ31BXORQx5jSsmwPOCj7BdpZeCQ4ybWNH+KLBWezAQBvCrG4oyNwP
SVuAevA73zdqpu1PC6//Z5Rf5Ryh0juznaAqrcIp53Nn+9VdnAOhtdQxVxwetoDAFjSjuBCpY05k6vJVijrADneNwDlHEN7oF3g8d7jtlE9PS0VlUpL4S4qN
7pdN5t9Uj0p+WzTH1z25N9aVTGPbyS90ZPCBmKa4caLgHToPuwgy4VgBUMZKlHxyU4J2OXZS/LVGC4hka+KvtKuTI5u2+zjwSep8teSdnEsmj7Tu9UymUZR1
PeRaBVm7l7xCfvNsKv4Te0O0CSbZLrBdkYraBe7xtAs4Xji38INlDZAPX/FDonZLXV+aXF9EiGT9J+K9a1igNwEr7ZlyxErMovOU4YH98uu0FGUzMANphPch
OKIqVi5HwbvRBkKc8QR/zzo5bRd+1RzWDpRXor/rv2AHkJ54yNQNRvgBZG2LXUjBttjVgX7cKfodulRKJ64o7YKHEYgwMz2sZnJC2XN7l4xe+KLgaHQuRgvH
SpbgndFptue+myIvtzSlWvkgKz/GVGgl5RhpdtQJdkNMwS5hyH7QcYjE0HpSY/knUbJ7iZPWeeEdxEbhtBhGs5E6luXiHMMOcRk8O/4XkKJbow2C74lHDjcX
lPYEOkXUwelBv2uanOR28Z/lLvIzPivclSnFeDxdeoTHMTQ+ArhEXSpakxSf/M41IrWEGl/8wWvLzYhB1i3U1U3sllJWsiqxLOmguF6w+UKpgpQsTuDdwq/K
a+t5cYG1NLwoMqpUg6WBhBxmRlmc/nHG8SU6jUH3mqlsiGKeMzO5Z9gSZDU6DdmPnLJ8cM9DjWAX8TI4UFiHNCd8Fj55Dl2Z+sFYoq+OrNPmICX/ZEB87xVq
AluFH2+KFyimDHtk0Nmv06+k4VIlsnfhDOIN/pTugLVBd6clmLfLIyyVgr8npNr6EEMcsm299aFyQNgfulvck7huHZzXLcmZ+MumScb5xf38Q6g/SrTSA6aO
q5O3VH+a2Gx5yISQv2sS/5f9CpRBPV21jXO0BwrijXHGotxCdAt3XTkQYPh3pVVsleznNCizUi6yLA3YfY+IaLCYm2FNViYT4ze/AEdZJrG7pPr8b6FASS/L
zDyfq0kS71pmWO1ryaeLLfx9tL6iPWKaTCAXCN4xPlQYtilzyerhEntUWINujCynr4vF3uFiLjsWnUBv5B/51NYiWzvqjPRHaiMpzZgnRvh/r1gT6SVeQ34R
7uabETpd1NV+J5STuKIwszA/6ivVv+hyapF3ZPFfmRU3u52l63KTS5yvMjvmlGftgaKVBD4O62I9jPzgmYI04qpaK9iX8SxSxzE33IJsSMZ5zoGn/c+ZTcg9
BHBlCRmB8e5mrhtlE8WTyjCbDS0lTrr7kJ/ylvDl4kWsqnU1WC6PVKYEnzGt/eOSrtOjINSyl4l4u/n+fsP5H9utWutsqxqrql/hF1VN513VaFUbagzUGPbX
rpGanPpEt4HbxfeUUGQgvy2xmd4vJuuuaM8oR+G2/E72C1Bk7OXPCMxImERVoo5zO2g25SW8UnPDd5dJ99cUMei9DPCbHa9kRNHzDmmF/ChyNLRZDOUNU7YJ
97lFgRRiA5cBaQLjxYb4BIRmpxJHNN/ybwfW6E7lvgEiriWu+lv6BWcjE1O7KudJOpRK7xLSxSO+JfRuaYcwKzzVd6zsV1QtIJbnm6u7y3NTgCX0rtyqfHf6
ttSgcFS4ZTFlmC+tIhaWXhL7Ka/VQ/gc4SkIFbz47mV3DWqCp5BOyFN+YmF/MUHJkqoL8SgdWBCcra0GtcAqoU7sOfo2vRWxvfwHw2z+hKU33Jq/U9ggqCWS
+NNUNxZH7sg/gWttOxzL4MFsX9vZYG7obPCE0kQaWFYPL6p/LhyREOUrXt+21/Iz8it3BzgbrmVNDunDZ6W1kdllb0gVMiJ0HL0PxcszkIfcwro6+2l7rCM7
TwptI8b4/rJ/3xtBd6gXMYz8FK6UGGYalW9GnOg9oanyR+QXvo5ZCW7R1sDSpQveBOlI4CY0SYG4W9bZ8nNwp9hAuq/MBL5wvPF3rLG4z3wD6Ci2Q1l0rO2j
KwmebMoGuhY9ZDm3xjyIPu6jUHX2mc3HK8ZnTixpU1SclJYb8VA8z18Frok/+vpyH1JoaD3W2nKNeLl1CTY6WBNZZ3/rXwc8LSlIJpDZVJG2hC2GtmOEFAwU
RjfzRbFrucmelT6D5T67RveYbwqpNjTV5NJboa/Q1yKfh0ieXVw/cJHu6t0LttLscv8rM181x1eHKkdi2LGunzygcZPxGZ8BdaIZrApaSzoKpqMDhGHcUPw+
vZCqBpls53l1KJkdLHS17pUTiKvWpcIOqiTmd7Sy4/fCdXmPgQEGidmtvaWPBPoWHxNe0V2BiGcD0hauBbVBlnv+6fupVA1SNujqFhZr7hXMd1/wt/Ny5qFy
y2Cd0Btsr9Ag57rtEj5XqePawGsLo4iVpnLsPcMSzQyrqLNogM/n6cCalPPSfTrg/xRT13gqKY5+Qt0wtefysp/DAfEe8Z5Ik61YM+KQrAWmgh34No5BjkNA
ujwoNUzpsIbIWZDIe++byKYDNeV6lr2WOeAcaCV/JQFBsrVxZFP7WotK+Rf/S7U98E1aQxyxjpOHkt+M7flt+gWuZim1NseuraQ+n/BnzKe81XmP1p2P37uq
UWL3XDkvlOjd1LfmY6RXam+6LrOY3aa9Tb2ijkjnyCj7KcscRS9eDoMusxAraJAeIE38QlUr/sz1BmsAT80n0S/CctN8uRE3C2/DnOLOEvPpGM1QtoVbobez
D3xjNbuRrhrBty9FBbSRf0I2xzbUHzT832yB/5l/cY5TJaiOLWedHavfdW6o0G55S29CcUtoGt+ab2NeyZz3b0XuismSmXYwTUQ3naR/YXknpoh74DfoJO4F
dlzOQytzgnTdtdW/R3u9pEn2H0wywwHFUCdkFcTQBagvhMKrcSjIhHYGfoRb0+mKQ+mj5IS6hPYIp+SDrCaQB+43LkCaIMODjfg/faWBdyat770Lt5Tp5m7d
QG3zDREP8yn8FeSAPM10Qn4dKhOne8IkT0+270+fTu0jh9SN0lqLmroI7WFfVSmn8BKyG4HRJvxXV4EYBRwM1beXy4z1joBI7YV1pp5oSjCK/ZHOCYKiiViE
7tT2lR4XDWIRz0H7ALmh4lTOQK3Yy9ZGSLXCz8g7Zh2+SV6PpEFN0DugCncqCe4LW6pKLeF9ogHbYHeQqy3zcRE0QZtMG4nD2H24A3zH2k48BTjlNUQ3frUy
Ub7N8N4y02OzH6wAU8H18lulhfQV9USWRn4je2IPfBNpu7JMfETPEz1iIDiMaKNkwWvrPsWqSWG0HQS5Ui2gYTU4OKC1ivazUmehjE7mz9E8c5lph40MpRdW
jbliCRAO+wxiCPnKPkcZZoEDCWgvWy1yWuodfyNlXKCQjFjOwC6IlO4TF4U+4TdidcOgqk+S/vSdyD6mt9O57EdhbsGyotjc9nnFht653wqi1reN2eXuLnCb
YoDH7sPCOZ6UHqBj+K22hWI8KoWbKTMi5+2logLj1QehleC+wG19X36a34HMhtKlzzk/UD/7mvJteNx1g34NWpkxYFckA5oEjNG1wWv54/2++BWBKcUXkx8C
7Sk5eaX7XyeAk9c/NenRarzA3fGNF+vQb8SpaCz4yhS0LMHHWhdwTZBWyif5rjKYn+PeoNyg72O5YaucEN4r9wtvMzR2PGUBx0/BdLtSwDIn2Ueu3jkHdP03
JhQvpKsFFGo+PU9az9bj7O6pDIT8Lffov/1cbbPiJVQ5UNm9M/aoEfP+BmywJVsfmMOuG7IWvcQmZRQ7PiIJRbu9b6wtda/E3+WuBM9/AzTwCHmJPQVfxB/n
CGSr4vM2NU0u9AK1PF+gyryXrc+KlgFQAdYw8FHg+Awuno2hRQmzz/Nfh05abfRf4W6RFREnnyL+omnGTWRpsYHQWNgPfwxwpE/fiNoT/kOoKEZgM/Yv/KOa
IyVKlyMVbPksiAz+vha5wd1ZSYk163hifZpHKwzuyrrdajl34OYXlQ8kqmoo0RWi2BoXqlKWyX7QMIW6oBtkHChng03gHJEN3wQPwlnoj/ifDj6Nxye7ZjLF
/oa5Z1Obmd4gH6DO6A2bTtpjSxGH8pPwFnIHjJcTED1L8WXsDAkT1nD3+Ihvg5BcdFt/1fNWOEhl81uhY/+r81bh/+ZZOas505xLVU2c+5xDlwOqKap5mh/Z
GZ4430awqpuBMvi6xjLvGWMhdZMfz1fXtRD9ge5gE9cRb6tUGdyAfIKmeDYju7WAvgO1y3uJmuCJdUX5BummpByQ5xLrlDbaN/xhuhx/Zk2xHwGGWMqQ4aH5
aZfoTtIXPgVvGRhlV3ku2BfK/R3rlMPUVnS99gd3Y9WXnLuVUjw9jZ9SZ7urIovRH2xm6T3XUWikPunwyvsVV1oZUd8WjxBQ2f8j6y3D20a+N1AHG0Y7MVu2
JVtmJylzu2Vut0xbZu6WKcwcOzHItmRLssx2yszM3XK37bbdtltmptvfvV/uf1d6nhnp85l5z3ln3nNOcJ/3RbBL3UzoRgrTeU0Oyh7jhNMF39C6FRg03X5R
NpZaqhoODXS/k69CmWQ+86Pkqa/Mf8BnUzPgsZrP0BJVH+Ut7SXZefFDeQJe6Ihx10l/td+WNQYSNkG+PPdQt8k3OOsd1Qt4q90Nj/anEAZvb+gsdFddJLsn
ac5I8Jot4+CKHBfnorIKlrksiqnKrrJ0H6JG5DeEs7he32RFz5zD3jBZKdDBMwN7h89QXvWcCVSG2qlC3leae7ZSKML9HQ3zwarZ/hoXEy32K6ALstU1a31z
rO/984JBah/xq6fn//LlpRw1H2qprRCJtBdIScBlOmRz+/ZJG39iWpF6it/jfqKOdqmUBviI4KQfgDeKuohbmq67O+pIVz/NI+f10DG8EXvkLVYAtieYAh/k
+Md+x1xujiHeYXsbnulaVT7nDaan1rit+eYjFROciT+57U2F2GwhruPjrW+8UVSO3w9+1maoD2lbchLdf4M8cI2VYxrcuDlNg7qpM7y3TEvmRLyNfR9nLrkI
fuISUTJ3P1E/arzzhSjKVSIf4kqU7aFSrH7kUPoKbLftb3sLttByhfsv/fHPh+36Db3nWuYGiXrZF/KDo4EqEH1WvFOmS1KV6ehlpQXeq2pSvZZc0zYqKNU+
xXQoXVvl+Gi8o11h8rAWUq+pcv9Q0bHg6noTgtYb6QxbFf0Y32w8Ll4jlVM59lr3YLycXG7l258T/0YfGm1kUltLA7ujLmjdjp3kt7DtsZ11DlO9lPXwpoCz
lOtC+1qtUhUi9+h+Yhb43VoFCcW97Nelc1wDFR/xZOVX/AlcKFMT3xxssgVDjEQRH20629+STtANMg57LVhLRVA38fVuXBaEv4lqJY9Byve7/IA6ltzKnxLc
QnxO8duj+DdRxPM0hec8RqnEQ8FNRCfZeH9UcJmWcCTJUfV/a1Yf81xTvVTdh1+6N0sXqM8rt7gExke6YsNZptDSzXaYidTaqzgxA6I6hI/P5OovxGUUHk/W
p78HmtHjnBbKEZL2rtuuueRb1wgq27PQVy6f5/0ly67JU+xxatG1ut/AKcRtYhg1xvknoSBqsZVZ/EAr+a+bROAy35tQb/cWM9u5AH9n7eqJcKdj/cD1JMuW
YNTZj3tu0TtzBhMnJRb8/6+Z/H/7L9P60NJpPWi/0MpyC2g78l25qblGM8I8qV/pSkLW2OezHuJxGIhOAcrhXvBkYrlrvfub672ku7SdO4VooViETSKnUR3t
aURHVlt7NpQhiLVNQt9KNnBWOpo9qeypPo3X6ZziHqd8Q2XKUGUC3CDZJJgr2wBYFJmYi0+zdMd6uv4AeNqWJJd7yfOE6pDCSKl0vMS2AB5zJ1sxssRpNwlc
l8DXrlHBfcITwDDtD4VZOzV40m0UbkJtgW+yVz6ZKkdsbqqwr/L47N+s7wAELLbTFdHQ38QZN6Be4afn/KY4qLouK3WZqEP+T3h7TysVJjwpm6qsVubINgQN
rsHUddkfPznLWKncM0br9NY7z/FGUxHQI/sz+RsFT9vdJpCwfD80r8FYRU8rQOmlr/2TBJSvFVYNn/S+UpTJc8hC39NgK21Kc5HybRbNfVhU678j6430VVLg
NNUZ2a1gpYSnE4cOeSaRxwIGKJ+yW07bM1WfFDkaVFkMtfJ1y+I2HyAmOM4opqs/KeYHf8g/CrOo3dQdF+SSkJuonp58S9CV6YWCu3xZ2olZBBrn3Cp1GN9J
Xvq3wsWKPTlvQ3+r0r3HQ/PwIsdfLtLd2ncOdDutrtGij549alvWOXW5Z456jLpltlfgxto4B5AfqMHUZGeI3Oe85UxD3Ml7UvpZPpsjWAz22Mw0rsc7wubk
5uBfnelUK8VNKQc+5S8OfYPfUBeo8d5xgZboSojukfpWS7oSbdQ9fu6v/sBqdKLkiqRRLCc/Gj4pU1VL7eugiZ7h3nhftCuVWKS5FlgGhXi9rcWOJngOHO1Y
4GQBrRy3Jf+uf0rLnUP58AZpPLXPTXNvB9pIG91KT52ygN1LjlLj7Afg6Uo657nsifdGUzKbROoCE+VrW/5JNWUlwaifppqsfKCVKp/ZF4a40CZDD9FqKSMD
ozN5abwM/WbhLmZQEh/Yzg5SQ311sRzJv7sv03L7cbfbFYIZslpwuu25cAn/mKBcuQj+4d3uXkzw5V0DbyR3/PvlY2WxRD9XW/9hZb02XrNL/MA9wDUodC5r
lnMk2+77EdwXPAoeA4Zwu8huWuc4L8v7yJcKx+cQPiFarXlP7fdeVu4IWr1rVQCxQtHHn72ptaRX9g53gFynbu1x48mBOtjoOkKOlmf4FwSNlBKLCFQQlJcv
exJoavp3Jict9zP1NTsx5PbNaqVQtFatVpRkTdJn00MmKfdZ+nPWB34VWm24r+uY+6PQmbguRV43peFJIqh7KrFB8+V2d2v/7tpGTQ/1cXCcvNR/RdhXm+hJ
9NwO3ISf+IWyjbCK8jAxziV+tjaaEMj2QgsCHYpbeCFF55zUIM0jUd3WZqts3khyPZyCz1LSpEmK1VSNoy0gldUTBnI2OMrtB/9vhYP/1f/ZS2tN4+W6aRW5
kWGvc6fQuoWpYbkyEh/HHIJ35O1yf3F9SZ9FnSd7STcKTnDeyXTcpc588oLtjuISZ7oFB696j4l1pER1JK6BCbOcZL7khIGlHOx4Jrzh/12WKU5V3fZctRO+
IvdvRCL+gaWTZSE8+Ii/DUyX17hprlWavTyV0gqPbc52AL5DWQTnvX0j+GuTBTBDDaLt4gbidmBwS71zmzqyuTT4QsnwWgPN7jnNIm9qgOd94N3v+i2QoXrJ
2GZ7r+fB9eIlyD2xoTHHJSRSnaXyGp8H0GZ98t/379g4Nmuj8ye/Fm/Jwqls93llmGaQp2NwoJYrVWTdhn933wbPuEbnRGQla65ubOXNV+9peRhc3BLy30Z7
yyQth2iCmlJtXPAqFq/MZ82WC6krnpXkfOdtlOUXBitlNY57IBCSaBXBaeCDwDAepc4znvKv1LRShm8cme2XBrV5ajMyUXkvW295GFrKm+bbuumy/6ziTMtW
3lUQ38vw1XsnhJhUa0CsvpkzL9gzUKjVecOa9/l3UINDIe9Wn8N5ztsBGuekZy0iurn3aWq5P1SV8EPlV3W6HVG/5I8JGDQTApdQVY7RMcM7Av1BBMB2Prv1
nLS78rg6oa6I+YOc42Kyv8OFVIH/iifCmUAuho+78n7yxL5gksLBEVdK61aIxmQctRTwh6CTQBk5lngjzpW0dExRrHTUwRM9Y/19ZH96V0nZnD9YY0N7pI+1
88j+diaf7pUXSYmd3DUwX3hCODyLCTxGy6g/XPXAGucHuAUar9IK5TK99BMKUe3kMPmUWCjeLKkjioksc434h6GP8f/efv9vHOhvIftat9u60D0fuq4Kc0qg
1p7+3l/Uez2I8Di63ZdvOAZyFJlUZNZLnJR+wO9rJrueSc4rd6JTBX/CLFVCqE/oLKVJqZDg4B+yS5Ce/RGcI2olDndGN3HsIUhq7q6bJF9L/Sq7zf+3KpeW
Kwb7oIWiIPgPXoH1s5GER6B1KxX7vZB3gXp48JS6LGuJapmF65FaGvkFRE7REPy6/7iszn0wK0nuldHsD8DjTa7sc948ESE+IFyo+p07VdUBEnLrpPMsE6nO
rn9wNh7CSvFtogXUyeZ3/qPBg/I+vrRWb8iIQGeln0zD3/OVpl7OTuBp5JU6BW/tGi7a6B8AJolz8RbwZ7VC+6/ugz/fSP9lYtamj5qHwDjZCMU29+Sc7kgM
s5IZ4vZvrK0LWjsxFgEDWW69oYzBSKa5ktem1JXfTzmj6Wrp7jkse+tv7VK4DpDx7tmOqyisSffI4GJ7jXyTNiNIt08RDxLVSicAPPgWrHTucFWqW1M9FerA
Gtgeaqkd6xwOF0gAyI9cgpNlC1lpqJ91SFVsyeHmAI+4yU4T1E7xCVlt+a/++ULYC5o+zJL3o+Bl/pzc/PDj0Rp0NzqO/7fLxtsIcPhubGMajZTC2a427I91
2yhYNsykt+/ExMo96qOpArkseEIG++qUdOQHF3C04ezESiwJxvXoCtEMSkmly6N9ubDBd9hxDA7X2H1nJWWgkpCqlN4umr7SJ4plsAV/wO0g7unbLa/TTCDY
9t+gSYJYQYVlvXE8NlFyUWASpofaNsx278JXUevl6RtPypsDPXwiuV8zOtBPY4Tpoa2evXCDcQF/AgRLfyd59pdxE8B9ihFAk9dM6HGJd6rnWehLYIU7JvsP
Iayd5R0jXoD7vcPkUKC1cEPgCrxCe1i6FpHKNvsMqkGCC/5E18/4Gu7jbaJg3j55F6pOlqhMAA8Yb7K2Gy7IP1BbZXHOUsF7ovhn7Czz58iYWFdiVPAv1To8
Df8GhPu+ekPeDMV96UR8daiDpzAwQVmSHaIw1XNtiierdC0MBy2eJO8jP1/jEfmax8IZ6umyp14ZsyXRkxwY6hm8rdim/TOzHfWQszXxpDpf24pq7buiOWsp
dIiChwErmYU9o5iBo5IybQEUEn5XbQ+e92V4bT6OsqX/sPyO+rVmBDUD7GNm+BfjJHnFmucYotTzG2Qmz1n/SrwFPluxBk5WnSO3WRO4t/HtjiPJTzMTyMv4
3/R+iaoWD5hQ7TErXXCHmWyuk30ibaTN/Vm4nFgqSoKy1UkqYWCJ+yg9OxDhQD3L1GPFQ6DVzokcpmcbHEJfNT3m1sEy6V+eFoIpyGSYVPqdJ4g/KAI/LJYQ
Z+2I1QeMMhn48+hrRW+ZXOdBsAuno54JDgUiif/EP7RJ1DjzK/V1VYGchQ8iy8XZBMf4lUTF2+WdJbcBht/edE4wXyMTGrMOaE7j3MAa7QVRsqKNvZ1TKvvs
o1RTglRzvXKb2qB/a6mzPIzbaC0zLxAYS66nXrCZwUFCXBwy/C1bDPbA93n/rSSm0V7aYhw5mfmESQinbdCL7YXsvZBW+tV1x5upzPe2VmPUWs8/UIBzn7UY
Hi32GtnQD1Wz65nb7J2GxskHES1DIs80earsiFMtWIx/+IkzTSI2/zQwBJpoHMC1uC945Z4icLKvtaA3khp46DqsbFb9Qumh+8EmcpMsw2i221jHkpJMy9xf
BCOkk6AyaB4a8v8TGOPLl2zIEuI81/+NJf73PHYXZyf73ilXBTLkzOxhqgVau36+jqrz6FBgltFqWp1UyXZV7Yj8Hj9W97b2a2RZ6tPG5gw3Hil9Sv2i9Ckf
ONdlGfgJ5DZsJ7kYLCTOKaqdBxxvmy/KQOCtOEpeAZqJWa7BGDe5ANrvsYtUygZqnLZOvpCItSpwNT8PmARJVGkOrnymeJhsAeMN9gf7HNbA0xJf8pzQAnqY
5b85+5tyh+T2zjsbLqcNoslzG36ysRpss/do8qSktYIctIR3m9mG4JRIlY+hW3KcmuZigKeA91Cpcwt+JeGDswsYBhvhldR8UprxTXfVOIE3Jn0VUKAfm1HP
YqizNUbgdNZs+AV8DP5O/tosgBDlHuVs+h/K3s619adscSKWazT2JzZSMAz9254H1wLW2u5NTmBChs1YzPIJRopWs8O4N6gGsEn1FymD+wTaquq0JeInHrt2
VeCb8ynY1blA2Ace5+sLZ4i2YCscOmwZdAF6xz+FHdTixHQzEVxm4HhGope9gOyCV4fL8btu1Kf0v5KWkftdSfA39aBgbzzDK2pcZR+h2OjFVQolx01T/qXY
rpTy5xMu95BAke2R9F72rNADYplLpx4nNYICmTw6Ba6UjAaHOn9RHlOOCiz2qJwHhMP9bt/B0KFAS/UOW5Ys09+sfuSdDC+U0sES75JgiAxK+b45HoE4f+NS
apojKecAyXJdIQnfIt1C7fTsMfYeXrW3Z+iAlpfyiYAVOwMPQzMAndXh3Kou/Yl7Q4UnuPepJM1E7yRpFtDsLZbHw30tJf629nhfnXcMLrbN9F/z/uP+wD/o
Yws3eg+5O4EjnF89xa5hgl8UfSQJQLOP7WpDDVGfc55Ss5kCtBtyjs8GOrCqzSmcYqQh8TMrq9Gnp9GNUWtMYuOJAoZ3TGQ0dR1iwZkuBWEC070d5E1kiLzE
P+pSyD7LzmSnBR7xV0mHll4gv4kvSN8BWa4Sy3kR298eo2E5FggLZydhXcU12DkPCV9C8mRHgIm2UyKvrACfwWDkNhiT0FxLI4aWL7P9qzPUz78aL4p+JaTc
3XKGKFK6itKBA6SzyGv4do7f3YUq1XxQtCejVM+oyVQH52RlZ6q7bIUyk+qWbZD1y5koYyr/yjpkno0/kowC5tXfQq6yj1hT7e8NyUiMcAheAeXKYmVCrAZ+
7HiFt7f/X+XR/+YhHJ2+UpBjs3CVRikr3xpiPsIrJBM8NCpe7lJ39T3xjVH/TVFAFwWEd2EelH0Vc7GZyh8uLFABTsw6Jp2o8inHqpye6+Aj4ThJN3E+PwN6
mNKPv453339BMsl1xNtB1s4OWrOBRN94X4F2UHCxhwx+CK5WvdD4lUckw5GRrCj/ftkO8BzRhRejvOs7Jo73aLTnqM++Avk4n5b6r5a4hTrTXaGdrq53n815
p/q9Was+VDCEeYsWVf3JsqLhOn1kk7x2b01tobpyR0X/irBiduamWk38UKuWcwoYL/ubjJU95vZQqyU8MAAJhHuDaZpOnlRVLtUvsE7Uj59M/YDUUoEqXNYa
NeIBzY5gg/J0IFWBeVe4Mv0eRx+10yWTH1J+kH6EXxgzJVmOX/EnzC1sETQQysGWW+bJ3gD/9TLzaGyakVZAW0zrnxukWWntc1cDUwXTw86j56WOslXYS7GO
4nD3SXFcoUSo3cpr6EGhRrhWSHNNyOhtnQqKqVFempak7+ZsSt1a6WMzoeO8qam/2XY1vvmJjTwh7O8HN3oCaH7wA95XtdQVIVOrolz9JcvUP6BfVSKqh3ek
Z5Cb5vF6+fLlntmyt4IS62NoL6IFKNkC7CXXBg9TJKnu+SlxqWuY0uO5rxxMDqTnamFMrFjv6+Vr4ToQXEDV2LxpA7EHxDfpg8w9QLm+jJMFstUZQiDE1ndH
D0qlvqD3pHg68iOoJ9OoZryvNDUhnCzJnClso1mp2uhRB4f6p/gG+VYGDrpuWQ+CeSBHfkMBu2qoacH8UDp1y7vP6vUOVUkcNcRgeJ3XSlWRifDOxnHyv1hd
ZI/Q+7LflHPkO9wv3C2UkeK9ysP2Zz6a22NrJ5N7T3jPU3Tn42CB7x+q1tuk2iqb749xL4EdWqdyWNaNUJj9pmZa6IF4uQoJmf2/hWaAvZUuQOL7U5mVRVq+
eA97uN7j5Bz7c+KG97xUy3ukGKnmeG+7Ve6X8kzlQ02sb5Jkp88TGKAI81UQDm+12uu0ShZTu9Aj3BlyhLpm7+LP9vZTLIjTqz/7vJqLtutoKrwFH2wLYDVY
P/sCz2FnGUW5Nua7UlQ1cO1D0z90Xv2uzC76Qmlx0kdXDkaD5wINxGDpLWVOcKx3QGhckC4d7D+tnes6pJECvUXh3BFkCBcRXVKW4fMT86s5njQihRn/Mzbq
Dk03KKQqVysLJg1Sd5kvyf08vvKCqwOvny3StiitvTXcSvJ3RywT/+cEOFeG+0E1lYt8aBrpbEscFQO8V+Iu8nBLuTMNbeP9wltI1aM5gZvk4eBXl4LZ0pUO
Vmk19tPaZPxnlOvZ417rzgmY8SpvH2s+ty+8LuNv41b+WYykl6GHhcOAPLQTMfOn356HncMo3b/0Pz/HXo144Y+0dZZwhIW2rd/Kncrc4/X7cj1HFNWUSilU
Wsjhasq+XqcVFDhXC3VoV5eZHOHu56bsf+JbZPNdSarzEoG6s8ZdXcDphAy1/Io/dR7hXkc3Q3ex/JRL2AAlLPmV+Y/jCfo7YPSP8nXHc6GNWhTmSQbiD5XZ
EgfST3cdXmGb4yJc9bXb6XrjieB8sK13pnZmQB2oks1w/yf/IjdJKcv6Q3kcHhxaRGzkrcGfq6bpHtRVmHyMNY0bakWsI+YyY2X6tyR31eMidsSokt9SniUf
iUMZgwgFX2JTU3Koh9LcuNkZGRwbeOIVeFt4Z/ufu/aqu8t8wC+uCPS75A30UTSZ1xNbAQyVT1U9dA8M7vPqPX6VZlMfZB94Q4TaC+GB6HDTJw4bmy/PKOyd
kcTsgHynjlmfmkpwlf2/NWPFuTG0P3Lbht3J7ZXbP6+O1pj7w0DZnDYn2R94gg8xtwEyrTXCCfRfHOXEBHgkZYdem4aKPzM7io7biwT/eCtda7TZ8EsNkvyD
35N1pYqZjqFTrBVmGe0WOkHuwFfhp/CZrjVZYtKWnSy8T00hfvHq7H9DkcHa4CiRCi4Eusm+CQdaFPB2uFSpdYUavrKnA9+BfEF1+nv+IYMi44d6L8oQVrr3
+WbLZ6mjZb203dUjVNc0dY4P8B1ZkvOEcKxf7NBYUzkC2Cg6Cy8Uhxu3KtdTka6Wvh3ObNlh5S5nO36ObZcgneru/VXAxecED7s2U+98QSrbXeyaAg7OapPT
25cuaSVJ1P6jmibfas+AMekB7zLXSRsn0F3vRQDFOM8ySZraqWJ6T1CgpB3cSUVTpsDj8A5ANPZJCckAw2mO2dbXVcLrrymm5pqmQyT+GmR5p0gX+I9l/6Mq
Ce2hmmRfvSmqNU1mV7lzpOsc2UuVq3kFTJCfDWi8H8hj0hxqnXex/w93D3+5u4qLBfnByJ8e1uZ9Ekjw89G7FMNjwmo8FrfeK5fQhVnKuY6Z5Gh5S81wj1Ul
JIlaUjaNeEa28I7gT5I025ZDn3xV1CsZod4KzSOT3ZN/sscwOEJZKY5JIvF6+0nLYew4GUeOcIQcIUYDVprhqC9Lu5bqTe1X+4WTYyiqXkw8g4azzkid1CEl
KXzguqmOCdVqeL5MrVx1S7tJdRTMV3clAgilPwnpoAHUJ3AffsVSSR2StKVW4ZmyhY167lXXO90Yd1/nDapWnO7bJ0niHveGQ3MF79DnvD+xfHQoWG7dyjto
/88NeO44cLe0DN5HzNM8kjHcK32Rfjusps6ojglvq9TUTfduowTSBImcdb6b0EqZWFOuHQf0Ed5Wb4ZTtS1dMYEOzaekE8Hdammm3PwIe8G7S65Jt2EvaoY4
f9h/YSdiDfgzbnvqNasWrzf+6ybp5/d704PaUbZwnbhOA7ZDJtlJ0yNqhP8McZD7nurXcMR7MHAILlHR8IBViKwBF/HXO3fgMYHTqiPuR9Iad7gwWQEoByoF
6lj7TePwlEKqmPqNeAhpUlfb7L4r7LfS7X66iy5Z7l1LhZRhrYqEhpZ0P+Qd600N9NO+Ry76ci0XhftVsHsTdRGu0gwlS9PjBEav3CdTeYNnfA+VDO9/cxmG
5MSqXufoLK/d8dQY53XXG88QXTv7poZrtccFT3VMEzczVjet7Hltdn1mjSvuVUNa0tP0p3XHHRsk7+FRLjo+UTUVdspuuyhPpmurO2GTXdMr0MXIzEny5rrr
4Fr7UEEO+40TNG+3linbIvGhnS6B5IN4Caxt/k3kwFziATIY3Qzs9cAt1qmuUs1wkN0G+IIup+gUgE77aecX4P+JMf+/c7bcJTSYtiN3eu4E2t3cCNo4Wr1r
cnUM+6HLxM3QWZBmYmbKaiBKMgRmSVS+tap4uCWV71rrHai84WNRY6EnSDf8HpArKTP2QD/a+2M85BsiJudj0Qamdy4p8/X1NUmv+69ptstrVQoFpeiu0mvb
u8+rrmruwrmqciVGnWJPdedaNluG8W/Z17HOCoZifwpuYuPMjfpJ0EV7NH7a38X12SXdeDMYDMz1h+xuBeHeSSLUEW+2gqme6BqtGqQ2GS7D3ywp8j7kCAWG
7idn2st9kNRANMsfuHY6poYOC8XuKg/keRL8Cr8zx4XYqnzFW94RyTPPHUUxlchdjad6GK4T0GANocj8iTEHqZXeR+olPpUsFLrhnKAIGaaQGxQHvO/cvxOH
nEtlt4B58ifeJ2CyMtFr8N2FpyvOhWYrFwhbAB7ZU6+TaOfJDfbalANuEjVSfeAvjrzAV9wAf/HYg4l5nSTq0ENyPH+2tlvIqI3zVFDd/edEB1taIIG4VXC5
iAmfdtmVOwJvNHuC7dVeebS7XvFK/jL4GtrgW+buiXXHJypGqGsVJYBVdZG8LB8oNPmve+PhZDVT28mizdrsHef8C7zkifHMkUok+0RHVGcEvSXDvRplOv7V
xfVVC1nKw74t1l2WL8jK3DT8LP4P7w6zA0CvflR43tiVdVl3O81m2GGexdhC2qjLim3YDPs2so7o68YpU5lEPiW71H3JNY+Kk5WrExWzob3oTwzF/DGkpCcr
Fm1DqIVSz2KyXrLU8T6dnnHop8ePcuZyIUkB8514BlAMDvd/Bo3mYehTg1R4tHYdbuSfTKOj/+2Ac5KcDj3w35WNsPwui5RW2if6TkENzrbSBlLMTJBvVG4j
O8i+s8XOouxpxCvj71C9N1/pIAJZvd2p/uU+NiwMrXTx/PcCxYg+ua2tUX/KprYBxmokvjFK/s1YRKz1tJV6LM/Mq/AT9v/bk/x/82WDnj3fckb0tG5K03ZL
HatNyk/mwWstOyPfkrbVG66/L6+RbON39uxDhnuigE0kX34X6yZ9QuwBXwX2qEPKBNU31yfwOywn+qIDkJHO28QRHlx7CDqG/qS4lqTgTk+k55HXTM1xCn3h
yq2az74s3xlgLlLrvi2drWKYVyI9sBzqhWm8YA/ObRxG7HctVpOucRAuqQEzA8/8G+F/cZmf87isWBcFpaobXXuciOa0RqC9Vfe9wkAHGFHmyVYuvSrD2Vic
Wh41LuFywfOabrVrDTLDzIog1AcDiRi8n5dwXZAvwmu8U10HsPfUZniP4op6WaBOqVY+xu4xu1NbOJv4S3GL2E/mgP9IBjgZqnmyVDzMexyGtR2zCmRPseFc
rqMQ/s3ySTUIG4svYp2y9kjP4W0SPap5yOjouJn5H5157gDauNxMGhLWkVacp84dkjuctoDP8XSzDBMctB1KOo4JrADSjXhLOJoYwtdkZ3gTngd+sy+lllMR
4A48FShFuNREagBaGPu3bRGSXjlXH46259rsnc2jlNc0FA/JEqhfKeLxk6EaFZNHqELqu5IGZbx2l+uIsklVIFOrUzBMoVJcSfxFEUvMoFb+jOf7WPcLU/gH
MTlvibBAcM47RNsUWI8tV/b2zlMWKK45Rgi3q7gU4B7kTZKkeO/zdhGU4A2khjYx7mL3bFJcKJ2L3LEGXGeJr/JM7x2fgEhzj5DhYobrz+Bdb3u/DMB9NcFr
njPy2TkbZUVeO7xGccd1w79DeYMaS+WRUtV1FZschkwEe/AY2uU5Ue7P3nql0ituppofS/rJp3i7e+Plq6gnbp0knXHTfYAzyvmbrAWQ2jDevbzpMbwStmtK
8D3OvvbjP5FCo10fuuxr62/pC6UdpGpV5eDh0B2f3DfTkeBMVX5WL8pa5AtzXVVfU05VrHTrfEBouuWSYp96mnfqpub4PnAL7xTwooyDb0+e7F7hTfQAlBR7
Tmp99pgaeRqss4/YJd21cFvspr2bj++yBmN2kzsKdrbdOqgdrd2VrZHbmDuEe4Z3OJsdt/f03sWtXNsX7p7ZYVb2k1Y/dr3f6dp9c/v6fTP2x4XmbavIStgC
tT/iOLJrfMecHZd229sf2z0yu92O0y1/UzJ3NqoYu7Ik8k0fdnC927bH7KNvZ+/+a0dJx++bkV2qxF8Ev0RONZLc6oYcxkSWNdbLT6A76LuMZWUadjfe3oza
xj7G/pZzyGbm+9RMs4Fx3zBXd1En41QW3zS2jZtYuYvbhnkoo5juqU1hrs/wGt41VNB3phlq6gxb6mYzuqS1qW1d197QyzhUt4h9q7HAMlK3gm5g3EpJ4PLT
QubTtUtM6YyZbJ2JXX9F39PSwbTHzDG2NDlq21bhyaUJj5jdTGZjkmULvyuXqJ6dtM3EMjINOzji+n11nTg/GGnFEfwNmcVpYsNKwwR2FPsQvVXGK/0tVn8k
JgOu0xnPNa43fImaz2nFSmaN4Weww7nnGZforevuZRyo5epP6BdY79LPswfxPtWttV1De5hi+G+Yw5g7eDvY8+mUAGX8aDJVrEJqmn7Uv2taxlA3LTBsZ83K
PMu6x/2H/p5ZwQ3P2MbP0SUZnqS0ZokZGvadlIu6SEYavc5YQr9tpjeFV/jYRfUu5vkKbWZL+u91JawmjtO4gGWwrG3U621mgSnWPFC/Lh3k3OH/miFhHuMF
eSfCXzDd7F8ZicYiw1TjgYYZiL+SUY4Zz8Y0VEUigw0zGz0ZtKYu6Z9YM5ldM0WpyY2/GcoYkuRhDelp4fSNBr0uyHDWRppVjTeaihoKjM+MacZDxpmWbrzD
gguZSEknbl39fuvr+n+QWIuI9dgaZ2pJLzGkGNbqe1gvVA9sGM8uMyRWFTdN1B8wypoqzMWJK/W5hhMGiflRRmfzw6anqQ84S8yT6tyNV9iwcR6SzdQzYnUJ
dGdJkzlou8JcyxUAw5hh3MNcMfMs8xvrdvHYuAJeom5U5SXO2+qE4sONJjMzPSf6rgljSjO7Vp5OslW1Qdj6iYYRxm1sFbtA30H/S8bpRJg1xXSbHeBc59Sw
rnOYuowmWtUD3Ud9VPXoelnxHeSxvpWhNuNQ/eHGP/iTqr9b2mTeRT7V92HfSj3IXoW05R/lXMgMsW6mt2N1ZkoyfTXXay+kduHk6dn6atbR6gt6aUp7dG4d
wP2gf2Hs1ZRfpuP1ZHfMuBY/OqXa2GyUGfYgFkNn5LSJQRc2bc7YR3da+mY2ILGmYY0II9jUJc6Yuq/Bxwro+JHHOEPoifVqehtGTvox62RWWO1N48vk88yp
TTzDcuSo+Yohgd6DVdAwovhsU6fIJPqEShl7IvOETiroxQiym+urjdGWP6uyGj8zyMYPmXHMW7qypNkZy3UDWbtiz5SMyLWmTjbXF3VmLTSf1EcaxsZvzhzK
hC0WHs56ZcjlB9jZNSfT7ayUzB+s4anP6bO4L2vnJrVMe6rrlnmcXsl9wl7KncnKS3+aeY1RZbzCfJJZWa37uTa9ldtYnko991XagIIRxjNNg5Mf1us44eyu
XGHGE7qD2cyQMbfr5jZdazTpyvJn1D7LoJe0YqGZJdx3cZt10tJxJitDYPjVkM/dyXmW2VFXZEymf0jH6rrWN7NLOCXM+5lH2UPZjKI2nKNVMuY+wTv6iPJ7
cb9lLmH8xRhT/cRwitnBuJteaE+yDTUn0cONp4QjxevMmShYkoF0tn+hj2R9tfflcqwJcbu536QFZQoeC1rA3JtZgNCwBwKYu1DQB+Qap5PbWG8sJ6QQ/tVx
nHrC/c3I5WUbMrB04IJ+VqMZLEPvmvsj7bEdWCZqKj2nrwAp7u9Ejag7eMNgYty3Ooql+rGMautB7GrmYGIkVgKmOT4L7dAFsJJ4nzmTvxB1mDOEEjFk7i6u
4X4TjsWG8IYDkOCUWSxk47879vH92EpRF2io2GBLx0vqf4MHOPiWVHyCBbB/BXG+CzjD6WHn4wlp7/hc6Iq4Du2KLUZvgG2gMYKQtacZcW5EAtxP5BpGOfVH
Zi5iM8+xdhBNpZ7abuIv+E5hIX5QONS2kJyB9LSLOWTSADKc1xb8yJXZokWfrRktRiPzBGHOFdge/meLD5iL7wc24q/41wQVyFboHh1nuaAcwXXreeB19Hls
J0jj92A855aSS/gGXCIOAvvR/SjJ2M2JJHZZd2KrMy9LI1EAbCnoZC7knLJ9dxRk1NW2MzEtOKsJH08kGi3cQ9hb8SNRtIDiX+LtchYC4dYE21uTqYFlcYIB
jgTRcEVYD+gvYK9phiGN/ZfkPj4ZCxecQsYLl1numQpYfe3HHLck963bGy4zh6KJZJiji1Vhbw8aWAutdM4V6IvtIb5IaMXiMJlQV3nCxuPW2IX8WUaHqcim
sZG27fpKTo2+LU9sl2CjgWqyq+kCwDDQHNfEewgmuZWI4YVjDfwAN40lQSh0uaW+WmZlm1uZB4rz+XGSE6wMlAProaG8lkBfwxNkoaUTWoPuBC+KlmFqA5sT
D4CQVPyx3k8Q0K3YLFGUJRYdD6XKt4hDKUdru9uGi9umtZCNKv8diZT9sAP6c4jUwbblwUFBszg+7Chyl8dxtjMeomfbI8Fb4ED3NHSmOKF2BjpC+JNzUoXG
4WgAOJsRTzgAFvre8dKsRDoL/xAvZmFcC9iT9yeUYp1sRdg/7U2RwqmM5QYaMdT6GDHXtrOP4rcAIsnCzL8YYcAitAHrZv+RmYEP1geALkYfeglcAMhNTY7F
uraVJ4RiQ7SIh85w5Ir+RB/gyxxpdhwXOe6g++lhZKK4DT7S4Q6fneEF/qLLoBBmtu0GJI5ljjoWhv3haOLdcsxjp4ie8sOodDGevlXcEc3hPgErkPOiX0va
CXYK9lfwHCLYl3ndxiX8DkWdBtvG5QNLqQX29nVvhC/wVcgV8xTncPprVIZxoO3CiTIEaSPeaDwumA9KBS2J4eLdyXJQAB4Q9cfuAittscmdeOmOvWmjuQQo
wdc5dgkvYttM90A2EDQ+x1C0M++IAXccFrRsSkNP43PIoeQp6wziT2t+YzIywfFU34QOxzOZ0U08/vn6KOgl1przjVslOCF6akiXaHGUW5zBtHwB1dhE7i78
CFZi7Un+bn+DL8HkgqON7Wwu7CaYQTTY7HgfgqhuJay1iKSnLKX2zfYJ1izrAPgptlyiQc//3P39kPGWaMt9dJn7GrsIcyIVYIPNxBtFVEQP4/exepqeMOdI
2eA7IVN4AmqwX3Css+xOfW2XG2+iF2p74jzODgtO9HE8jDmJ2U2YaLVjowCAPgKvU/401js2YLvAtSSXbBB1BOcCUnIkNl1KMAPOHogEEsMYKAK03GUQom8J
jyFhtpjdXrgRrXKwiLeSaOADX0kNl/RCj4IXhWboMsU330fc8kmiGHiF4xC8HOjGJoB5QLZzpsPp+IAMkqzn/yLcrj8tmmbeRMywQ4pQ5S/C0cXx6DxJHfXF
glJrJTPlGu4cW4rIAdqoVMgj4UTvIPMcK9EtjGXUGscSdJWrzNxC/rh8HzRMOFYOGXsj06nFOIiznc2UklpNaQmGrKB8QOxmKJZoIxqHbxNsNcZYQ+Q5eifZ
DfwEthevJD8Dmfz+qBLuicVLvxu6AlZHIWmtTDLste6zDBC5IQu4174V16AVws31t4Qfqigxwlfi1zh/GHaZDnB2Jc5tHAocgTajO829eAPRMOwafbZgSuUz
tBIVKV9IX4pPQUxBI7U67ob998y7MlIogv4wkuA62zBiVNMnBx/aBDbKxwOf8HrEAa9zzcbfi68apODs1BWG7nhHgYL/FoTIOKgDkQp8rt9qWy+qhJYSeox0
9nQaSIOFLmwBFFMltRuc7xExv4SKcRzFXlgO4DX8T+yB/InYJEdbwYbGYZgPeo6WOH5X7OWtgTmmiwAfwmL7CNNEr4GnqSEQlLSXyMVNopu1Bc7x2Ct8gzGZ
F41utHxn7akD7fcah8leIQZ+P2I+/wVnKPQP0RdpQX5n77BPrjNgdiEo3gDUu24KD0OroTzBfGo0tcN2RFrkYkmXihyi1qRSnC+BxfWW2/ntzZi1L7eDoxxT
o3H23WAC+ZLzu/EXYoU+Hexo/+YYga2XiISIA0hsSb9JW8GqxjOEHcC5pkjRXHITtJSbhNRByeBm6DLQHhsMdiTOw+eMWsdq+wSyfdxl3kM6Q0DYuzFfN/YQ
7EOlohW2CvCLOAO1ce7q2SzMWc2eDK4jz7H3Asegjj/tvZ/46JhqPoN05S7BV/AfZ/SWLjM/RpYLfq4E19+VNRkHZVb5OPjvqixkZf0C+gJ8DLShaZkzi4oi
z9pKQTHEr90iSTZpXAfIwcZWxAb4hzhoeshbhmspHiazrRZEEPMlcsyakcfEwW0Zaklr1MnYYp9lGMHtKyHhXopz/HHoK2CF5S9+SaEOT5G10skdyqi+YHLT
OkGZ9ZlDz0sjbjN5zmz+a2IgLxGdCMcTwy0s0SekQ9pd7A1/qnQNSIOHS/cDYcIcTjWhlt4B3cQBcDzOFkUYO3P/AUeKVwh9wlvVawi+owOlRgLOK2QzucOx
jFDjHYhY1zL3QvydIV8mRS+mZWGNpiz079T41E61WtEPCONsYH5zPAM4CX2QE6AU+IZgmeeSZgiGoHRskaA/VytoNLsNKzC0qggzYv3sIt09x/64uTYJlpc8
wrEZLTbfRCJtEyqemeB0CTJaGIFgtuvAEtPpVDFzBJBmfYleM/axv0buc+YgNLPA0kkwGt2GvmJIdM38P6HspOn1O5Ec5uwaAEWLXyCMOoY5ijfYcpX9CYXQ
+ynBJrbxKnMokAfcw9Lx2VgWdtWkt7/C8rkltWgk+pNDDbBM4H3nnhKMtwxO7545Cu+NXTbsRVZYY7BctC2+0jSI84K9APgh/gvowlnErTK8B2amzOOtZ89m
86rnCBnmWVir9Fw8ZPjdtgAfwXtryjb1Q7sZs0wreAdZU5De9i6lkUD39PlNO2ti4/dg3hatuD/0aai09jkn1ShGOyF20/XaEdi79LHAbkcUz461Q7dwh4kW
411QqXijLTqzBAVsBuv49BLDSZZAH2cxoI8M3/ki9Alawg01JVTMyXivu2N71rSzcB57YeoxS2vdLOSKZSDQFvmOqRPiZWMkffgFEpGslXS36Fd4n0hqnS2+
JlrD7S9EpXdF7zI6i8gCu+MDC7UvRn4YwmzfUCs8hfPDHFnh5na3EbkL0l4hGIfHv5apZfTmnuJreLncYt4H9gbuzKpX6Fj+YS6R1JE3kk/j5GbojOvwKenH
GwnOJOsARlNjV8duaz4yCktxpIplpA5bynsHrmRfxkdgGoMMG8vqammy3sReWy4bJtjyLUvruRal9RfDW9xunYs+J5TYTGYIO4/exevAAnQpUSXKBnraQ5nn
0nXsJrSWnw5U2K5wnxv6113ij61kIIdtav4XS62wZ9pefh2QaeHbv2PzG1LRTsKk+mxsKv+TZSfXBeQDTZYrDQx9AV/CLubNgkdInoqDcgxcyP3CXQxGiTjo
ENtqZDY6C4m2j0fOskcA74xtUI3ElT4VKONm8zbbmvF1QG/kA+eOsTU6i3nIeMGeg8wo385vhW2yLLQtSZXydpqemXahHy2ndAHHXULiKDA+R+NYOy1LTQPQ
K4SZuGWsK6vRzUGuWqLADtIugt7gGXAWdxbrGFhlnCxcY27i9+Us4JrrptDXp0y1tdbPpFeiO/E/M20mOV5rrbI8aPqC1Fq/Wftad2ENQA9kqUCZdpA7FCGs
m2xfWRm2cnO8wSke4YSNXNFDdoRpkGWKGRb8KRwuWg38xevFXMYrs75Di9gvkSu2q+w8PMYSYLfkbTAUV240l2LzRekMn2kodypYKHiE1LOVpl6OSCvLNhtd
j7XFmjCdea1lL9oa29JYwFieaueV6jPR15hdagf+rp0pooBUyRXejLRN8Uk8GyvOsd5YaGltFVlWWQJoS2yYbZHutB20Jdl68K/aax0Cvk230HGmiUP2t++z
/pY50tFk+R1/w39uIiwmZDFvPc+v0+h+4Q7lzrWtz/zKNZQ/jRxcdzwxpq4p7EXxnPiHJSnVs+O7Fv5a+Dn5YvKKklvxG+OKYpfVzEgkCx+G7cpfmefP81dO
LFGW9ovl0A7W9I1wROwqTcpbmiAvSo09EpkcTYtQ0sJiF0cNKYkKGxA5kJYd/iXKURSgRbXoXbyldGwJUZIWE9MwO6J79Hgas+piijBVV1OXcDRWHPM19VuC
Krx9zNLSFfkr8uyFSUUzI5xFfXKrwm1JWxIik1sWZMYmJz6NuZPQNvFE0qlEV1Tv8IIqUYU+T1QZm/Ak6U1ZXNlvxU0RA2Nvl3cqWhv/MaY8fEMEljgx92pe
fq6h/EZJetTphH1xg2J7xaQkbU2eEtMvfG3Mwfg1pZ9i0sO6hue36JIYXrk73hxWUzioykmLLu1SOSFydSWz6mzpL2HiorjS4zFRSbpSbpiv9Gp5q4jSUlGs
o7h1fn6iO2FXTKgUirhasrrkD9rWqPzK/Lx+tEHVtyvWJP1a06Z0cMWdanl5c+roypqES/l1le2qz5a/rd0a1zmGX9nQ4q/EmXHHSxZXWooLYs3lxqrYmpWJ
z2MKc21Rd2JU4cGUiorv5adiMyObi7gJg5J71e6qsBaOrXpT8qT8fuWF0jGxm6Odid8LexR/SIyMMOfrE1/EjE8YGzsm5Uvu0LLm0mPR7aOdyXfifk1Ynvsx
Kq1we1x87PD4pIRFCaHC6tLBBVG0RTGZCX/EpJb2i58cA9PWx5yqyo04F+6OHVDxuTKYmFdRVv6m6lrh6kpl7fAEUZQ5ES5dE7M+qjZ1VdKWWKx2fvqoxKby
9Skzkk61UKa2irHRzsa+SRlfuDcsJT4rdnuCMoFKGBY7IeZz7Jb44xVLy4qqwsMHVPdKi0hPqS1ObEoZFXU3fEFp5zIdbV1BROXi/Pal98o+FU2NlCe+L3wQ
s6Z6QgFVeK/iUdiSovS8swnPE1rn6VKqUvcWdU08lRIWOz5yUawo9pfEY0lgFUC7WfU+Yl7ByfhHcYbkv5OdRRFR5riI2KwW5YlXCp5HFNB7xYyNW5obEfkx
6W5K5yogSZKYUH648EC5tnJImT2yqpRDexo3M08Rc61gX9G4hAe0L7SNleUVgbgbLVpGta/sV54VHowcXriraEXu0bAOLQ5XMCqP6gxlF6PvtXDRpoT3jukc
M654XOLMqsW5nkqwvFvFroLNEQNjWsXWl8WWqcKyo3vQMlu8izpY8LF4SIwyflLE7lIqjB52raww9mliTeKryDc1MytalE6vfEJLLy7L/1pUXdgt8l300QIg
LK70TunYqHala/LUcWFlcwsvlWpokWUzKsvCINrWyAthzQlA7P6wTzEfYsuKZsXmFL8qvFuoKV0e+6UiFDk7t1+ChDa2oHX03rgXsRnlA4tmliwp5ob/EV7R
om0cWJNT3alyB21lRFPk+iJbwdKCwqq94blJ2iRnbpukgS3uxWfTfi2+nmfJA3IVBbfKeoXfbvG5QFceKPuruqJ0YdiPIlbC06TISEXiqvxtqTGxfxUQsXEx
aGxlWFLptqqeLeYVno6Jjehe9qCgoYRWmRu2Lr622Bfdp+pV/NbYNQUB8RnOMeQoflc9BKXJekj1rAm6P7GerDm1a6gB5CnOLifl/BuYRpKO3pJx0qaMZn6B
vb95vEhN9MS/o62hsYK+ohESVd0ZSSxoZoZsXng3OJ1Xxh+BbEM7wXmgj9gJvLfvZ4eESfATbkciumELlmH9amtLXbNGk8Ncw5grJNWk0dQVO4RFACuQHxDf
ESkS4EPwe0SObDr7uFRr72G5Qax3dHAyxReto/AH5DYsTXKBOwHlEyo8x/kWf2BrIxxjfY0MRhLsdrS//VJ6nmVLg1UcLVsj+F24BbguLRUetowCKGGiU0te
tGU6ZjW1YPW3mHilcAJZha8Gtxg+CdOomynVVLJcg7+Hp6BGMgfGXBslfnAjdk96WbTF+RiNdkyTNNlncHfiQ5FZ8FrhTMEb7hbmIESkvG+P5o2yLrDK9Ea6
TuYVn2R4MrZg2ZLucg8YoZwLnwQjHX9lnpb2NSXLZ8OdqPOizlBXW5brOPtP8R7grEuATxGOYvVy1AJ/SS844rgC+Lixo8wi/mwK0c7bf2V3Mkcglcz+3AlY
Pq87GCBJRUvJB7wndFgmNo0S16IivMm+EubaWbJD4nzbTvKb2UEsJ1rj2ege6yk4hgyz/yFlQUFnFf8Kvdb11KmX3MSM9s+W48g7a1yGRf8rprOs0tVCzUJE
eheYBp7DnaROHAsM1imdbGQoMcMCW25Zz1BzLfEoZuldGi6YbVtCHRPeMQDCJ9bHzjHwWN6TjCbbLHM5UcOW6Bez/gAnAs/BexiBz7Z/RtMgtzhZKHS9493G
DjC7Sm6D9xkLcSP6CupjXQ+tFy2CpJwcfgDrVrQWfGo55gDs3wWjyT+JElBuf4qUSzKdHUQH0Sj+aWEPcKfRAoylVpELFK0d3UTfnRcggSMFmJR3G8rknYQv
MkP6e85rEj1+gTwK9mZeEF2w/2D2dzRmbjd/Fq10lvFdwnB7oXha7VeCZ5fhHml/+WcyFT3jPE3MJWc5XcBbaR0vDxpkX4v1sN+w3MD6U/X2dLHN9gI0iN4n
DRS+kk+Uvef8kLcR1kIjnZ/wlfAJ4LMlVngaWgByLPXSYtESjlEili6G8mTDJD1NZ8EHsmGuODCR6uq8m4LhE9JnCC8QGqLMrG/ygJlSIdwMIOAGoNBcS25C
f8NsPLntb/w2UiitFS0S7gRVTRlUOJ7IGSbfj4W7rpNMfDB9JZsPRiCjqWP0A5YX/Dp8ukgkjZGmcs2Wzba2knVwB6Gae9lmFD0Q0+EIeCGSabuAvhS2U+2X
qWWlpMNSgHv4XB0BXhGGS/oQZ0q5kpOoHL1JX+vItlPEn2hP0w3kOOERAI5ern2iCbY3khn8TY7B8C/2bArEzvGdhI01DmWKbwvy0Jdoigglj+H0utbEHHi1
6Bq8ooJHTOFNlkwUjxHNIsUKSHFcHoPOlrWEWbJFkhDYnTEc7mhdwjWZHrtHm3PgLiY9fw7vJkeCfiEesHrbq9CT4PBkgV0tuJrSl5HJaiV8mzoK3SRQ8Urt
MswrDmO/wTLMfEsZwmwsBzZZVjeQlTPS74qOC80ZSYJs7s7MvugP9A47w7IcMGW2BLL4JelSFNPNZ/RoagTmYr3ZfawQtMXiQh9ZGoGuWLEoj9MH2o8S2HxH
tbCLZSgqMnSydhbHiNuZDqRPQxBrS6dA7MIcP+22yGQz6VlKnG/vlFSPcwVfkN+FR7FSQbThobAvz8BZqjvKgrg8+gi7Cl2HHmVKbeMsB6u9IIM923DfEGbt
bqiwrOOipjzgacoy/avMKsFUQV/2e+Yli0e4V3QKGMceJLyM3XbtQlfQjxqP8uONWbzl9EB9UQKI0sU2IBk0QalGT5gF28sFK/MhpHIKbxDfzS7k/I1GiVdy
WkN8sDuQyJpjPAs9FapAsfChvTW1gBgizkCuixfg/Zk+ZANUy1zEPG0c43hlj8Z+5y1kT7J+xP6xTXXMAXpyn7HbWI/aSthdhN2Fvc0vsWjORH0cYjQubnjH
H1B9jVMPDKu6zdxJqqyYoY+lDQtE+vw/hH11mNNY93877tN2Kkkbbyozg7u7LO4Oizss7tZxYbRTSdqkTdJUZnBncVhsl8UXd1tgcIdlgR/f33/vwr7v03/S
J8k95577yb3nPp9zz9E5wY2MW7et7A3Tu9iPRgixpNXr8Q7kcjwDuGviOi7C24qowX3Cuyhx7WOkGarhKqEF0CQKZ9YqxrhefLXk9pS5mN9eN2UCe1wYgmxg
OoqPPQedQRyGg56BzGksmt/iOUVH4E/5AyzKNaCHqk7r77FziR/gQjtKnPS0h1LECfhIcA5dpuOYnzitygXVgn7j4/jBzFJW4ytVnsS6UNNt2drpjJytwn6F
uglTsHPsLkgjxHPOwHikPbVfV18by44FUe11rDlxXxGPGj06z9/wG3E7vJ+V4nWc07gv3mpmIfEHtMp9mTzh7u8b69oiIv633GvRL1ZC2/JP+NIRUDOIPQsr
uT8whXEaWsIzSBNdTWCicaewEA6HQPQAMZp/rVbhl7AWxCd+outXrlVJMbWX7uzNCT35uh+px19w1+cT0DWOxnHNwDFIJPQ3QOH7iWVkqqEttMtboI3zb4L6
iqm+a9bFXLxW465HNBafhcV5f0P+8C5Cb3NtOQr+4vlZrC47xN9273YdoABvfc8y5XEkFt/mPYttwT+obwm1kT3+nsxW8Z2wiLNzqLiYNWsfg5vY4QTAdHAc
AJ18D7fJvVjYyuxysriZSU6YpC0haLgD15ntBg125nN/+5pz3ZHz+bSroaE7kYt9Zo/CI/BSdR+wtKJMVSnr76pCXiHH9XpkSdki51NPQ762c5CnXF+fXS4e
5Htwgk/Bb4Q7e7f5Yjw/EGUumZv1fnFdtTeiPjvGgU35KH9H3W7XDJ1RF+Eaw8iwC7rXII3c4goiW9hD3lFUNwUVOxQJQs/RKG8m14coF2Xk8tJB+kniD2gv
rhL7hZhLbAfMWI+UURTILvK+1bWEPmAn9JFJLnATPhlajGwKW13RmJuD90HHliw2PLIplVW2UMVw7Bb3Rnj41TtWBl7rWhoaoS78iL8h7sO2Qm/RpsGdcYf4
cJAUW9kqXG3S/8B+xSZzszmSV2m2Qlc9SfRtT4reiP0kb6tMgADsvfdH8XXldDYxXA2sLcexEGzj1wKj0/ZjB8CD2FtuHfbKLdH6Qk3EDNVVdov9JnWjvLa4
AWxgWEDdoMfoRfVyTwPmNjmeTAmUakmgEA8SfaAF5LvQVmsnA42cI9/6N4o/khx5XuPiroCnZe/9CdwN0pCsA7YEenIPK/OZ7XqKOMQu443YXMMHTy7+QJ/M
z0Tbfp0hpiN9DDIsG1orjCZrFtwHm1PPTPd9TdxB9kRwnMGkpjSY9wfPz/wV/TDW491BbdNMo6zKh45UIUfsrb/LRHn3wenu2+o8Lgvt7p/tn2n2+euIn7gN
wlgwnfQS1/Hea8b4hwPjkT68nr+prCT3wcVCBjFRfcedyhaIPY2DuOfuD65w/3ymB9ojpS/OUieQjwyqSfYUI+lAEdfHuAjr6FoH7cEc3Hl8H/Yc3Ey0L/3V
vQzP9w1Rx9lGVLD0ckzD9tKqfR4tDczxLISeM8XG5uIe+hULMXswEzwArKRfiJ/8y5ld0K+2QmwpPlV/E/ribEgLoDTJHDgh3IYZfW12PkLofeQFdyvHAM6C
5jKpxttFtapGkj8rzdqd6u2Gl/g4+LRhllCCN8MXmXfghXwkWe6uNDTnLiEp2BlkFu6FpslzOAkSBCB7fbGKrh86KRh0cuicfypRmVTHcQMLo+cimOuUs4lv
PkHjh5FH7JbkSLFSdYHG0SPc/gBXeY21BfPBjWQZsRPrkjhb0VAzFFlPDFF2xweqG+FfVPWVd6lrvhTmd/0FOEP/CajLNxfh0BjwoC/XUMMA6XZBD8Ttokox
h+5IJAl3oX2S2oYF2AEy1Z9O3DMZxVrQKHQ4KaA1/D9VppHnxSHcraJ1rtXKPx1ThZHkDD4C45gkcpw939OjnCTHMwbbfHNH9e/AA8QItRU6Bw/wBLycOc2s
hduI3fhRxh0AoD3vfYr0RJrjFZyJG4ZMLWYqy4MKheAiPANtSwI7DAxyjpurnBZ7u6CMUUKlZS4PB1xlfme01CxhojwDC5JboKMyp+ehqSdbl2nIRTlIKsuz
BbuJ9rW9Mu7W92Zl7Fn+uuOe8pwuh6rlI/X2ULy/hXGNvdBXRy+GeuERRH00iQSx6+RqvqxqnS9G/pQYwRNsOFOH2WHTuTd7FIifJj3KcLt3DrEA/kmoIC22
MaxOW1O7JtgruQ+MCA08lQBRWoENQ+vCfUU9/Yviir22sT2SpX6C1uATuUhPKlGQCvPH7VdVyXCE56o8UrfYXAU3stXG7jBtGSv2nmomTHa5oVvgMMMH4Aq0
XvgNvwzVCdVSny0/aPRT7fSxBbvpSnIijhnG6muUReEot9yeJsK+/sJY/z7rPmgfNNQfRyxw9hU2ojLhLziCXA46tL+p6fImuizkPhelYAONOSO3KVDlf+Oq
E1jmmZoyWXzjnU6+FAEhHG3vGed/4h5Ueh1YYnhHvEn9nTztx9n7shSTS/E5vBbdXzeeeae57y/3HRTAYHPxJrXXXwPrxYWRs6HDnit0GzrJiwh3hN+EAWJH
f5pwHGkkV3g0jiyR9nBCOT5Hy3M19Vl6g2cvk2BeGawb6kq4/DOEDwImHvKaApj/T5YT8ysnArV9/1eF7AthIDZ7H+G/ojMxXSlFvYe/rjHuXkwpKeIDyd3s
eCQV6gr+gZzCNExTahI9m1xTuQWXeKsD54lZ/FR+M3TdswRjMSQQquwhIOUXfbm+N577wna8t++MKMe1jBeqxX+GMN1sdJovtbiF7QGBmKeRS02zUvvr63t1
MZ+IVWWppnup3Xy7/O19G8AIXi0+tVeJdQPDneOAP7kc/xLXYvgAH2TfUUvgFDpZc4hqSj401PQ69GRoHJdb+Ju40KuoaBMISwqEkkPjxbt+FccxTQLTgi7z
OMNv4h9EEXJNyCCTiSMCptorioF9+LLQm+BET1t1Ph6P/ciMQxaoPoutOVD8rI0QR2MjcB14F9uF1eImQjfIXfBd31UOQtYE/nK1s+3AfsFeY/OBrngb7Ff/
g4BCF8atYRva7OJIcZM4AWHNJ3yTxUZkL+Mz4xrgM/zRYBcWcA34+3jTQLzYyQ9zzpBC3JlavzLEf6bPCosCKmYXAwR4Li7G6abEJ9x9aCf2zvaKHeufbr4G
u/2tPMP8C/2Qd69nLjdMHc2l4nXgk8Rm7nehZXAAUO7tHxgYquLaQiRWT7zob6Rr4JsT6sulwW+g59TfgZpGUSs1PMJHkFPNsznCIE/vrj4DpeIHDW24/X7O
FxaSYEsC0aFz3AVqFkZ6cIOclPhFolDfi/hZf1HfDZxHHijfou9HAgY5LmcuW8uCnYXcwHqnQK/Ej4jpWB1yED2DgDgytaNhOWnxVyM7xLdkhjqPyvA15R6I
WYb9hg2GEvMFcz/zC7JPqoa0E8NTn5M3vVO5IdgW4bRnURGr+sicB8d5ks0S4qj/ljI3rYn3JA8S5UlbhcfOnZ73tvu4kbhJd+LbiP3IVqbCwsNspP7rauZ/
h8nheuwYw1ZkNfdZ+ChOo3FoGL1KO4X7ZGiqdxinGfoj2XyEaqvhBLrUuMvd39vIN4v9FEyDu5c/tD1lAf8afoj5aepLx3inzpPgOefT8QPdFdgx7xl/wMX5
2zN1ha6cv9QEPcCz/cvdOcJv4lKeDA3UR3k66S2GLp7e2OiEJMwQ6K7eBg/xFWnmkiI2B19Q8oJ7xA/F6usriQXIYrKL+D7UGJsdOJ52JG0E0YOZRy4gwsXR
Rpp5K473z0NL2VxPjvESfBAd5F0N78G6wveU9ZKe6StAgnun7us4RWSAx+hI5CU8HkbFvrquns3ELHQSU1d/FU1n+7lGGE6DSvdcNIn6lW0iyjztHX/wnfTW
+N/4kYGFoVTe7Jnsu4DeVUmpetAu7hjcjCogxkMNKNylIabruoOQsVi1XA8SFxyfhTF4G/9jvNT9eyAsrq+c8yLkGO4PTZUrXXVbzPJKQ8d0SiSXq0Wak7rp
G6tr+5MMM7nc4AtNgc/l7iZuSvoF2MIgnovebXgXcSlbSBQz0756zgPJo/yfsgV61H9NKOFruW3qTYFRxut8JTmcmYq+tm3UW1G94Zi3gqpCV3j2M1e5HLIS
7iGkkgfwtghEIWg7b39PPfIizqQl8Q2hKYaqorH8TO4vhxxu4aynr4ldUrYg42Oac+H4ZlMimaGaEYHwC9VGYqubYW67XmIdoJ7Q36wEUCYk4JdyJygR+8Sv
CH9Az/F/CF3Gq/XdRF0KjlUTP9qecIWhYfq1SGusyF5Ol4QKDSrnFNNSP+RP1qQGioxWoIZLyao1t7UZTCqjw2Zw42xn2Eu4zUfyfnE6Nd9Qya0S92T3BHT4
lIrJAEYehnxIY4RENaA64op2AakH55BPuYBohuZzMqgCIDSR/iEGGTwqsjylHrQBZ7xGfgvGo4J3Fd5et8jfx4MAz4m3gsf1l8ghi+CatjJ1Q+5Nfoa2F7jL
k6iv1I4gerFZSSOFRLQtKvHajAqd3PcnNt56l95LFkEDuS/kW7QLbrIlQBuFz8gj/O/sX7EB3jmedfg7Asb6wDfwRf5oMcgPJaenlAVkYgBdzpzz1MKGa0Me
hzgNu04pynRfvarHhlH+WDHGn8tU4Er8lKeYPGMr4eHAvOJ+3m1f5/CGvr3sOFHU3/W6bJdMLDhBOEmivuHiiMq9PC98IYdBb7ApSCY8j5xkVwug446hRDjo
H44CbJ2SruRKapta5oHFfPgAcwprQQ3UPoIb4o+ESF0VYTUtT7jBPEfS9J+gt3iGWFlxkOoFpWK4crFSzt9BG9DrGae7IfWUq3ApsBTvdOcbzxBuHN3Z5bcW
wWc956Aw7At6At/BLSHuGPfha4gW0GWDzXY2WJvsa7gXsAD1sO7u+dxpTzP2JHGCPIRFiT9zp7Tr8Lnl831zVU+Lpvsa4AOEG877fFP6nRMipuvfqvL0fpXb
dZ7uoIWJjzCCzIdzoQeCk6hLjI/bEhDlTKAtWQow7FmwHuWDb3KVhnTDWc9Rstg9mFSS66CP2GD3Af4V1YgrUHXEXnuPCk2hO+yPmgvidTeO13PZ+HlffdZN
yFlPJbo3n8C2EykCRLT0dOVt8CPWIK7H5ivL0HvQW2Y36nRX64eiX710ZzUv5vYFaohvCBt0IOk5/5to8f5sbaG67Klr0yS5PWs8Mq6jXkBmGbviP0XvED7j
z1yfyJ0IhfxSsdqNZJe5Zju2yDap57EztO3oI7nXvQtdUR650uQVbFGaSOa29oJbj41z7XfWRpp5xsUOo7ozDcAx4Whyp0StZotW5tiJ/aRqprlrrZt/Wx2R
t0W2LfkWfSXpodplt1Q0KlS627Iq1wf3AeeGiunaW1Sq9lBuEdyTCbdthW64L+s6aIaCNfhekJn9A6vLH/ft8DV2nGBm45vR8bruNg+3rCSSCg8fSQ20NoRu
W0OKu+VzNNVAK6jQ8QXa4PF4ZbrFzAr6I/dB21pdT7FYHkac4vK1h+k0eJhsSHELd4asnIBkSco71mx0sbDNc1DZQWjPfKB8JSH3cX6PTkgcilfGt2LbeS7q
rKUZcEZYJLW27JFtsmYps93uhX8GP9jeqheANeFPKd3jFsEu+q49iiKUgKM28yYJpde7f7CNcHdwX3E9t80tWKrUKDevXGCLVc0ittiz6PvMBqqF64k63N1B
f8C+L3YT9DmnBE/QNrGvdriZhioBmgOco9Su8cwIIFU9X1FDd8W9p+yLMidyROEARx/lWo2jfB4YZBLVPDuJSkDmMX/Sf7hYahGQDU13rC6uionHZmtXKN/a
5oAubIO6NWWFRpQmg2l0a2x56WxtlipK+5pdRn1kQ/YoJgtroByteeEJ5PXW1aZQTZaqtWY0MEt1warRNGAkGh/2SBvj+ujm1VlKgFuiWYsuthV6RjJddC1B
JbELDBUszexL9MFGwm7c7tyITNQmMX9jGzTxTBfHDKY+Mh+CwF5lFtgqb+LCIyP4rnw1NUQ9v7yrW+U67WrBruf3Ys90JLwObMG6kcjCDdkz4RbgYrA1q4sb
UXTIXY8cAa2sMLLljqzi/Wq86IL3iPsGuMLRyBPlvmybwSqhk9452tvUOO6dogGAIZkeeXIQ7pVwRo+5tsm32R5attvybEJ5HydZBpba8ptj4+Bnie08PeFP
mp8rMrGmEKu5BLyDutEP457CkdARdw1Yi0OZzTiafgg74QLopPaiLtFbojV7Geqq+iM6Tp+jq5tUqFoO7ba3RDdBrxhQWSCzgIXl7wp+c1lVyUBnZWxxlPKV
NYaSKRuC+TYi+RBVNzFL6ne1U72wS6m/8CXgBNtDx+WUYW4YmcF0t/cBfNr5SjddRDdwbNEuZSZSCGIq07kP2RJdbvVd5RKttGQVesPqoRDlGNcuOpoay7yA
E2gtZ+fncDiXLvxt/6QqADtonmNtURZZ516l/j3+GvfSPRQf7dgF6LxDqQGs19aVwjN2FagSMyPNmjWqbkArsJdiKrhDOYqOtNZQzHeE8mKdENQgv0H4FdcF
ZpfsjnYBcoqM5nbS+4C/7d3Kf2FeALs9271GDmafcAXyda5rdJ4731UI/qJsa31efB0YTmerBnkqXTvCLoM/wd0872Lrcu8TplNEwl71tcTVVENmd4oebO58
rZij78llpByj0+3hoE8pcdZQH5dZVAflK6AV9n9WwfvHSS7Lv9z/z3o3kv+4b/mPvH7/rDMj+Zfr/2zB8o/sgP849/iv7/3nCcl/VAX7RuI/Jf2bhH8+/a1E
yT9qo/9nm9/UuvhHtpLv20fyL///+1v/a8S+N16W74645Z9Vjf6ZMf871rB81+aS72Lpe5Is3337m+zi37GE5NvqQN+M1PdkS76DuX/q8a3cf0Ow5JtcnJJv
K719m8ftH/2X/Fdkf78/km8w9f2eSv4V19/DluS/IEHyzXf+T1tJ/oGPbzWSdOAW4hLfDWi2+Q2fISyBMp0KsT7wK6Qp+sBVY4Phwq/z7jH1S2qGoSXeRkww
1Mav8y98eWga/RzoFkqofOriqKOGG6Ka/Ns33r8ZuaD/jGxU1cXKrZXISHozss34k1VKTufTPS/5sagdbaFHoUEsRo7xW0gzMd07gbzja6nvlf6Z2+QdJ79M
z+fHSMca6pnXe8PNKvdONoubZb5k2G2uRIf5I8nW/mX42soCPpP/5FoIleAnyMeO+Xxdr4Gf4m7qi0q/xrYue8JGEd3dlJjFhZEjyZq6DIPMPhEKJ2oJ+xE1
dgwep91K/cC9MqaIvdijermsL1c/0IPIxZozGeAnXwzDkpeI5dgZsiHdhptL9PKN8Z8SGfyOXxboyRTBACvGxQjpqVJzhP6wp1NSK6MdaomywX1aKtg4dEae
HYwSzohnxX1iU+iU2Wswpi5Rtwy5/ApKimQqM81BfDJqJvX6Hfo0l4PsrZyFD/ZuNo0TYkiGXktNCkx2rFVfIKz+MVgj4xnOgOcYfzF98Q7yjEWV/sHwI+EE
/4VzZWFCkFfhXZBE8CG6R1MmRPB/apzK7QAg/IDVLCWT4vgIg1qxgVCJy4Xm8F/cTirMdVroXbDd90PVHZcEHe0fT/yt5Li1zC38hf9l8FbgHFFgmoLwpsv6
322dkJB4Hq/n7id8BKvJPPGtkBrYURHwUuw0MTUwwSA1RQmvfH1Mu8H32jxsvfGSPgotT1hsnAjeMkym6ynieUHsbIss3elNBLdzlPIlsgdd4tVCi8ib+mpy
pyMRX8Ye9XcPAEJr0IlO9nXyW0TRPVoMaeay0Z6e3nVsZ+igepT/J/tz/3XDIXkprGKHGx9C1+AqrD0q0S6OKWXzwOTAcqQ2NopPIqtT65DqGpv4h/wnZjBq
8xCwg+/rOsdfIccxheo83TV5j8AM8G+ODkx1rzX0NN73x+sEZIJsvvYI/kTs4q9vaCbWhX8l74mZoaH6DrZffUPh03wa/wquIEaKx0kJUYccyPZl2+NDqI2k
12CD4rkAv9XzVJPCXoaPiIm5J5lYdjDxI9NI5O1C/iX4HVeCT4LaMzyv8/+Rirq36/uoXxmfm/PwqcTwXJX/KHSTjPS0xl9TW2FS28cAUN3YB8AOsgtX4LmA
6TxTSTUP8xHQQXwESiASn8mpFT/5dfJeukOK18Rj7AB0nNqI+kP1ibr6P0ivf3egc2AVf2BljnOM4VFyDnpO/8w7ypMvribex5xWtMJ5/QzDCyZfq6wYTibg
9blR+F+0hKxd8hR5TP7ke635JfSH77W+NXlPy4kW+CLdGdcZSCHXWO0Z6VLhCFxhmuLXkPF4PaQff5Gfhs3F2njyMYvBzw4E65K7nHmA1NvbVw4+89mTOGW9
8jQuw9OGOcuv8sdjcgNaMcM0h28Wu5H/4NAYfjTULlaE8vWUYPPtKwHLdYoHwjDndMroua2unRCfFEu/cF62n5dPRZ65Ob4vfZF+Qyeourvmee4710PDVRdt
kz0XXM9kA6i1qkbu08q3KjGliVMlLCq/gBxWdlLqK+KSjwNOSs3sAILqiQyKLlJv1K4K59Td4EHaSk2Pws4pIbUW5BRBuAyoxkah8102dCFz3fsBaKvKoNc6
6kHz6Um2M8yd5KjkH2MXJhWKrC4GPKLtTnWFSqGzdN2y4fJrqg9KyvZe+Xu5mglzZsB50Ea8ky3PMZtJsc4qq6fLUM/F3qQEkTUMUyGwU51DKFKTprM7rupW
O0EbBL6m9mu2a69TeepBHECNxCBnkCE958tXhbvcLTwdtL+5w/ipskpZge1P5W4mw6pkQo6FgJ52uGK078F+2gtgL2fdlF900fAbe6ztM1ym+8nW2nFZLfNW
l5eVYdxW2udQKZug69XasuvAIIhiB6HNlJ3pS9RiR4Eqhq6jG84PV5p1Tt1gWgG1dS+n1yalI5gAg3XYMKvCcdA2ne1LzaZ2wJchCdWpbK9C7llb2hzcosUA
gvlkdTK7tVO4D5kTopNTLsImqrP6YDJAr5dFu4t0Xh0MNdK9hH522dkB9tcpkO409BKa6BGh8cxksB9fs+JNDqW2yjegmVTTirlgN7CeShvb37sHWYW2Y6LV
lK6Rdr5qrzKVapKiRy2uAaieznd9kTlW9qf0eAK0wtUWTkVLrNfRnfAsIJvbb/2JeQYkY0n8nHKb5qZiT2QXWX35DnVdaAoDFF9VxtibKXfSbRjeUm6rrd7v
+SVlKh30vCqOcJZpOwHF1Jv8/VAxPFu1qvyo5y27yH21JJphk6tKHcoKICEmyXuRzisC4dpgC/V+Zi/URM275sO7lPutKzUH2aAsCn1c8dkVZd2qXJR8m4Hk
w5nV8FF1A/URtNp+x+123UZg7hA1zz1JtoM6C/3pzFGdVWyV5TLTErya/bAs7orrgdLu/EXnh9/wJ+xxvMaGuvKpX+Uc10edqymFRmMPrAtcA6E5cD9qrbq9
NhKYgu2lce8neS3AAbXOPR0z3KHP/2j7sxBw7tBqtAr3YVVvurZd44gr98o3RA+HIilEW0fXRoNo64aVqmpATFypSgbCunHUaHe+Fit/Wtycqwcmxe+XjYIu
upfa6oDttBb6jW0ks4g9Ar0vAp3LHNW0jPnsssuPARnyK5oBju6u+kABtwwzsY98aziGvlUqUUYycrqNPDlZqz2rfatoru1ZKAX+sm1CPmvzdFpgpHVI/Bdt
ClvOwgCkPgOu1bxIecdUK5fogsle+AH8AzuKWu4cprkJtCAyvRvgVEzrrLC/RC64CtztLU57U12xLYC2oUK2dcBh9S32Kv0I/SLLTIx032DnapaotlNrrLMY
q/J+bCfXQ9k8lRTaKm9k+7FChZywTWPK3Z1LB6iXxHjKJrtr88eYFE1v5V9AWUUvordoMlQhj4XU3LSIxuLvRIY3w3TR9FqNY5OI9ugmmx9eY9sJP8bKsHaO
sdAYQQX+VpTDObT3mfVEtmENvpLLJVsEIvH8kmOiCp/Hved34QGhD2cgJmpvYQN4hcFH4IFx/Ct9HPPO0Apbwm4RQ2Ca8Fz06FuZhpE55GzDfX0bw1j2IDw/
JQGzC5/11b5kzuZf7oPBEYFxgVGkrLKRZ7X5mv961ajK4Vwed0xszV+BFnMh6mcSMYxIRUSzT0qlcqpA+1AbKhfcT4jGuWA/s1EbKd6GbILEv5RZrW2BbzcM
E/34NPoV5hZ7ihODPHtCXCTE88nocPq4cSYKi7W8GZ6bZX5upjrV1MxcQ7dU7whsM84ggryMeYXNIW4YUsUUvYnM8h8mEPcL2+OMk2Xbbdu8Zg8u9FHX9u3B
15Eaviv2g3wi85nEvH/yAeQactzkB9WBidp1UCZkMfXCL+CDDIgHq9HQEM4s9WxQ/ikkM5d4lW8t/Cc+ga8PnvOFtKFyKygxNyGml/2ov8B3E1MNUd7eRXa0
il9svKcfoBPRC/rHJIVPUGVhoxSdsZlQNn4KfEsUUI91XYShNKLf7VzlPijsJK8wO3weLRa6hacQH/EbfII3z3+A6s/9hJzVbSHfkGlskFuFpdomeLdxUwOP
dCmuj/wUoVw0kq8MK+EexBqYBnanG82l+mnp3aEVrMSQ7BkMDEIUuhhRKnTVD0vf7lzAG4AJ0CjqbeoO7BZ2WBNrKEW20TcNBc6LhlNcJHwF74bHoFnKB+AT
uHsKR4aZ35nv+kz4H/oFhlTz6tSVzLZgtLjBWyk47b8Sw9x56BAuXj6fe2qnve3E4/5irphvQtQ07tX2R2+tGm5Ig9uujle25at92awDe4BI0fhQU1JSmSPU
p67LWwnP8PXOZmyxeZiYxezinxB54mfMWVzp6WFoomvjm4D3EH+QjzJAptYGwrAEk/guMiW+Up/IlvKdyDmOP6Fy8jE+mirnRNVp71w8XWyNxgYMoXWcEnmJ
p8H1EViYQuSxKsNMXM7J0MaU2zNKCGhfmqqNVt1nY1/jW7HIpIBnMXt9mD9K/IC1xxt+9QVK1dPxRp7ecH2gPnaYPEjkYyKpNbzHtiqN0AjipC4mJsbb1fBG
f0Rohc8O5mGEYrv7gPeFn0bOup77H1o7iOMqmwcW6xeTDYhH/E+BZsxh4RhxSNUM3A+9gAKljYp3uJdCG2ReUmZ+ZuhodvOJxl6eNF8RMIhu4t7gjHe9F+Tm
/JRr7qdsE812V05wJLjHTPKpJpxT84eJkfRY5rh42bCUxc0dzVG2m9iWymOGF7ZXoscZ6TkvhsF+Zqx/GXeE610Zg6PB99AYUuebLIaYi768/FJful6u6igM
ZsKgq4AHKhUjV63mcrlZrpveE9ww9xF+6KoDfOPKptwH7BF3W2ADG4K7mc5BjFrHD8Q7gmkadrUSm4ibA7ORzsiTwt8CI4IpyFLTdJ+NXFJeM3WP+Xh518oS
/JhxLmQgxhh+IClfhZlFgNBD0kI9N/zAtNCcMQLm94GN+dP8TzEfcwAd6v8j6i4r0a9O3Kr/GVeY0jRB6hnmJF/7g6l17ac1Vu7/POITHsbcIfCjOM3zdYfw
VaurwZqY0fq7t36oqzmicr6pkwATDdlKRwcyVexsamg+g1VB1ygWG4KUYn9iWWweLvvqp1byfxrek69Nv5JDoTLTnmBd9ThZkv+lcT3+UN9U3gVmmBRRSRzW
pwoR4n7BD57QN/EbAkJxWfoI+IBJJxuc5k79oO9C3kvzh2ypOJYeSjTLPAne7oGR5p2ILFVaFQM54fpVNc0rqlLh9NS/MYlnjb8Bm0wcJvuuPmceysp5PvAS
60fWIjYbfvV1FDvo00OStL7oj2AGkRc0Gbqzdl8lpCOruWOClok1KPWo+TCy2bxTWJIQYT0TbIWEQRVpw1O7BYsrH5JEagO4VLuS26WtS0Yg84wX/TXJH8QI
+LUn1yepdBNv8Ee6+VAnvA3fB+C5jv6+wXXgCkBmClIXg17+/irAEG6WpJcFwtiLPMK/ZzzBzdRFLDlUz9iDYo2rg1kGk/6AGFY+jKmHPaz8UnzIdNh7wb+R
OEQ0TX8kJhHZZDa0wf+HsADKEScESfIsdKbksGQOFkM2waaJt3y/Bxt4u8BDXU4TrdtdQmEn0T7B48FfuBJytgkOL/yq91lyor8n/1H1wZtk5FXJRq1+EjZE
yNUeA9XCKzg61EU+Eq3jKmA1FgmygbwOfyixB0+ROmQqOaLqADeZX+3YTv3pm0G+JCYbbwWeuY9wc5geXgvbDxNcp4h0saPvKn9dTDE2MDQKrEAGm/7yhdjV
+ChxfKCxr6W4Up8fGIxJK5cLCBGnz9X1X0cGJKEM80fPbf0hRWtRJ9QjQ2IdY4H3CW7yNTYPIT8Jq1Lb8/3NOFQRuK79AD9RNisZxjmI7sJ6ri93M3hE3IR8
8L8wzBCmGTuIu/wD0uaKdw3jxR1IRxJCO8a9dA0N/CjU9UvURXgPpI8op/r6bkAAvMQTYcaMjlCk2CAoQy7z0eSMwMeYRMohjGM7evLIVmI9P1wZn8qnDTCA
Ak4alLVtdww/0SW4KbiYe0leYl4De/G+KS0M1429K8cj56l9+nIfQ261vjPsY1N16zHEHxbMdLVLqiIeG1fAdR35cDi3DLWG6uCF3t+0nf1FcF3ysf6ufhZn
IWYa+xsSKxeYRorytB4mxPgB32kaQbH8TuAVctjB6LcGSHg4f8pAIhu5E8a/gg7XC0IJVnlY/G9/wLtHT5ELeZf4lH/n44kbZpV+gXA1PYpPDp1I7R24zH2C
FnI+owsarO9Ca0HCPSt1jnkvUUM/rnIDeMC8zPBaf7RoArYy1NB/HjrFZkd0in9kuRm5K+KXsLOZJ6QJWctiqsLskts5isx4iyS8tCA6s03UbqnVMi/qoqWB
tFIaG52e/UNOW8kUi0VqylyWPTS6JNoaFpvZL4qU1MxSZhpzQcm1zP4ZmZbeFlbyJhzJ7Rt+PWpUxrG47OxtYZ8zXln6hR2S6iJqhQ+wZOZURf4di2T8LNVE
dCxYEb8wa5VlakxB3khJh6yUqDuR7zNLpAsimkWHhx8M5zKuZm6xoNkXMx5lTcjCJWOl0flJ+fXC7mZKwnZlbpVkRrWyGKJaS+SZtbOuZtUIGxD3PryvJV26
JPtFZD9pj7AfJWBERtS1SMDSuqBH2HLJBMug8BV5g7Js2bGSS5JdGcG865ayqCMRXSO6ZsH58VkLswYUXI7Ik7yQTsoAw+aF3wkLRQmWF9KOkYqMj5lTw/It
nyQTw3tn9pa8tQzKvJ61JLMwY3r22KxTmfOlyoJb4cekRst6ycood3Sj3MnS9ZJ9Easjz4Y5Ihpa5odrJdnS6rC/LV8kj3OaS+LzY2Lu5baN2hp+I+KiRMi4
ljE6rJWUyRiZo8seJ62W1MiZLXkVNjHsRU5r6eaokHRtRHRYbMzDiD0F7MqT+ROlayUHIqZbqjJiw3pnN8tZK50fuS6ua8zdqFfRaOSfOS8yKcsQ6fbM7dIf
IyaFF2euzXSHqaWNwlZKWma2jloftjdiZmY/6dnwnyXLMrdmVlhqZ5kty8M7Z0VE7crPz3uW2ylylmRU9ljLrvA0aWXkpGhP/JKw0Fd3lwq7K92Rn5+jKMjN
PJ67PH9aVll4s6LmWXRmS0mtsAPhF6VGiT28bvggy+SwmtJg7FSJUpIq8Wftz70blpLfL/td1u/RETl1s2dIG2agkmG543MtWWPCp2d5pKMj/87IyCqVHpSe
tKyIzozrmnUo+oFldwaQ2THDJTmePSCeLiqOicuT5p+IaF9wv2BJxKrwtWGZYWvC70syMww5+yxtwjxZ5jxb7vG8fZkuy63Iu9JF2T0jdFIh531WYsHs7JbZ
tWL0mSNiXmbsk+6RYrmNw/tmrM/cnPnccj+zXfjx7D7hf0hrWAol0ySOsJtRQy3zow5LXuS/Dv8ojQxfEn0qp1GWM6ppNpfBSiTh+ZFsRH+pRVIgnSetm7Eu
5kFcbu6bKEXs/MyJYQFLKHODZaBkcNZ6S19psqV/ZnrG5iyLBQzrEtE68kDGlPAoy5Xw6xEDLT2llzM/WV5ZsHybRR0xImxTmCmsrSRg8WQ/y8JiD0rCLb+H
zc4QJfLCSfkNIpeFz8homFsjj8l/GKaNexMRHT0qom/Yp5ywMF/GJGlpxIWwfRHasLYZqyI6REREnAibkFUmLZYMkayTWjNjs/pK46X1wyst8yw1Ci05qpjx
kQ/COoUPlVgK3khuRbWV9pLoY+XhKdmanE2xuszOUZ2kaumlDIVlaua4jN8yWmZIs36QpmUeziiWpIcNDtstNUtklqYZ0dKt0h0ZFy1Xs0IZCTEtJC2jJ4af
ib4qzcipK622qCT2qCrJMAsTtk+KZDT9ikm1pU1eLcuvYCNtu5QT6qyKK1ZtYuNknQyWt7BfB6I8nOdXJWONt7ZM+ISch3XUfbiHbQz0Sn7R0cnjUU/P7A1G
0JeQpqq2qgh6aF5Tl6BUwSx2J3l4eTKzTFVfOz7pFdWsoiF4RLPNVt/TWnKfbRQWKr2cl0RlI2NVPk8wqQB6DBwoWgH/7cJc6zT9v65tMfTRYk5mg5qD3akd
QFtM5urlbBW2Ezpn6+lYWTaX1SGzZLfBF6BKW62toD9RN4DVYS0j+eRxgJnPsu1WsLJNiUM1neSREg4+7DmESl033Bds70GIi0lx2WpQn+T3C/OcERFDoG40
ZrOrcJ3FXYR0z2VpxHtPPV/7ueSdY53NUzLWleq4DXYp8MkeyIpT+tlGw+egXuozzAHbScdOuInyuW0e1QNVIo+Qj25IO1wOgyupKOv6qK2KqpVBh4xSUzPd
JH1KYa+Yl5isvJwfCWFMKyhbm5bwW9wDsDY7VTB5kNixKQ0ck3SkdlH5D8Xn457TrHol8F6uWukompxRAjVy9WTmAk56dkmxLlN5GXkuH2afC9SxL/IMYdY7
XlMN7PWY5q5VtlbKdsrOwEbVB2UXW45mh2o6EJeSS9WTnXcPcO+0Lc+uqfuZOoRM1r4FUqlf4tqUd0MjsWlojbK+Gl1FB9ty+Yf4R3LSfpEKQFUgBWUDn4vr
MGnUBAeqtUPV7sWAG3gY74b/AA+WRSB/WVuqeddCWVx5tPZyRX+6n6oZ3Qk0Ab+W+tyvoOPJV1xjimYlbi9MUMrdNRmzOx5uDnDU0ASRjlBVgTAzmB7GDGdW
q4oohopKSfZoFbchpW4f1AoYxPCqCVANp6Wkizq/dLmtTNkA1gE7nf0ZvWqpIsNzH0LsswAWfRaxwu5DCtU8hzIztBWq+9gkQG31UBfcP1D9VVpXSVm8YqH6
lmJxBQw2U/QtnsjsBfvZ+1E+6DZ0glZDj939lZc9k5UI2Nizh21hmwNEKqPVXag+7ixvc/cceYJrCHXOehzsG/47hTuitCvBc2qPpgtc6YwGitWzUq7Zjrou
A/3KjKrnMUuV90HK8dAxD6ws1hf/VPyXwxVz0zVfV5T40d1Vnsh8sS9WH0J/0Y2X/ybrHTfTdgLMB1e4f7dIHPr/y8dnmQiFgzsc6+2TbO8qolTlwJHM2bbD
1LYKhqlZerBogeMhLYPy7WXWpIJb4BNHa/e5MlZVUrbc1QqsTulpN9NndC2d1yG554jucdnfFYsiYFUf71bndCxLu1iuA1fYKovi845kn6Aaap97x3B16Vxl
CX2KeV7R1FlkE1ArfYi6puNUY5j97EtkNNSQ6cP1L8+i063xio0VG1Tb7YJ0b8IBbRHF0hUKVUmsNqD7BGSzY/LiVTw8UrlIOy/vBTgKumTbCJS6TQkZFGtv
pzwLz4A62X+oCLOvYtdax9lfUq9dR5nFSEd5F+8V2w9APh0V+9CWI5Gz2xXTkfa6bytX/A+G3fINN2n5H6zuf+OKv8eTWv7R0j/1sHzDAkq+wyF+U1/0vzCb
/8aFfsuZW76R8H39vn1W8j969S1z+60dLN+1g+S7vPm/Rwp8yxBb/kvUwLfc679HOEi+a4HvxSj8M7LgWx7/+4yx5H8g59/5fsm/xFD821hI/qutJd/lny3f
Zf//LbLkv0WnfC+mRfKvyJf8C/K/z+Z/P67je/pJvmvX78fbWP6Ve5f8S3zP//9VGq/QD/DLVLB8ML/OUA20BaebHhucPlo/2t9YDHK19AN1P6BX9ToDZj9K
hgfbJXej9mCDiQ58tU+Hn2eSQAnsTnqj687GG+YIJsMDMSjOJybzj6Lr5M7F2vDRwG4k0vvJWwde5hpLFyrLsZ9VVbJO2FWsCXjAnxT4iMzUtuAzuD/8r/Qq
XU99Hn6IbA83gAwOQXeJaIC15S6kVIlKYkTwMb9LSfp1bE1DPhmHG90SZ0uW9zrdF8tZZBm3mhpeKfLDDDHkMq+T0+C9U5f6k2suFnPhpb7dDr+vqUH0GckV
SAr3o9tPTPNZnKvzlxJrhQmGVapejqEmi73A3xE6hb/xtjA8w+LRmt4hyBvfR5kM6gxuS4KMWaSMf01tNivKnzCN3QCyw1AtrjXvUHq8FUxD8Ty807SCfCLG
kJexaP9dnte2NbUTW7uXYhc8s/TdoaXerfoY/3RTLusH/6AelK12t6R36Fpjs31O7DzfAW/uqosvA+vGvIYM4l37Sb+MuaI9T74g7FgVXZ5QpvQi9wK45bV2
ASL1RZLZIdb0u+2osZE6WvES/oxt5BLQIzzC3S2vVqYAgsdgroP+qXvkdKCdxWXmtXwjk44tpfba92HV3AGpUTztRcvSZOOcS7gg0w3m7e/T1nCw2UhlutPp
KiVtKOSdjsHkPPcR/DP6SGOgZ9L7sCn8JLCazhIzsR/Zj/4EbRdEKy7zdWRuY6dc97E7oW6My9nO9RI16BoRy/Dh7GzZbarMv19zPbUL/1YEuO1QP3IpW0HM
EI5wq2RyBwowWE68CnjpnGZ/rSvhsryRuKNylr8zfAB5p5sHGpCp2HB97/KWYhmwQmT54ZjBf1ydg43E1vIFSAlXJgzG+/IdUhJc5VA7eBx+133LM4e7E3+K
nRSo+rpNGU/1FQ66nIqFoU/Q/GCOvpxk/Yu5NaYFSCLUKa3cc8D0k3oaK/U8Kgmz/6hL1RXpp6HzHDnUWL49b2CzALtbDV/iJ0Os9yXxzJOqq9JnciWaPSJX
aE+0QHf8E+EhbKUnDz7nPsq24jr5ayOEZiC0Ap3BrvUdpNonb/DFsH8LR3xXkSXMeesLu9V3wlCfy7DW99nMNbnH0EOTjSRhOvkz/8LWQdcGacWtFcd4zmB9
gk19TbkhhiV8Bn+PnuB3kx/JsIIm+hOBk/4JQHs6BVmrRcj7+BBgNfIIPyK24LK40/4pvAX/KLvPFxZtdneGr8WylBwYh3fRuoAJ4hJ6A3EcNaAl5qXFh01D
DbXJo1iC74HO5MkwphJl8J3UgalOspxZBWpVy9OeiI+Vn8g+mi/yg8RiU1d4p7lIbIMp3E9hAl2K7YXVdqnukOOAOYINBxuJxeq5RhW216EWVqF3xf76UVTX
YCClScJRZhZzMO61eZPQ0JjEHSL/Eu55h6AvmRjveLGZ8bNvQPCioZOsHr3cfA6cavtNS2dkQQeB3SmF6mvK4fKr8se2IvsVZ7uKKlUB0K5guqOJqp5sQ+IN
YK5tuvy2cqRuvDvLec+eDEyBdml2uZqtfMLkgzsV1Zr6aqVME6UGR9gW236KpxV29dak9OxPsj1Fl5NHy2s4Zltn0AttxxwjU+rbUooWqjY55lgp1ceSSVCN
8o/MNNfvdOfihwqb+r6Dscpsw+xh6jZlc6kM13jXILClcrCiX0kA6KnZKa+UhVRjC7cBt+JVKR9Vkx0/O3dW0HRGVGNlkjs7eaqNSGnrPGF7tnKEYopmsyrd
1cU9nh6etK0iIvw4yMlPqparNspKktcoL5W8Kl0SEVQ66eng24RwRzF9Gbjk8BY/tCmSImzW8OMpW6gvRY8da90Baxf7ImvHopayIdZBSUXxX4Cfi7qXGxNL
is8qG6YM0u4rXiS/p15rO1RcLHtjb2U9UjHe8c6VYM91bSru6xhZoXB/dg1xLXCm2KXatarpiVlAZ8exxOmFUUkK4ErWIOsUzduUUkeB7ZFqCLC7BKRqaRrF
K+jGDqJoqH2XfUTyJscDalhkVnH/xFxru6wBjpFUqeK6DLTF5r7MfmwfWvBTEifbsXKhOjn3sB1MyYurmVhXuVopaqemvLC9UmwvM+teKNIUX/dgYLK2XsJA
qN3XSfpa0m73VOc9arpzLTA+6lIYp9xcOtqWXTEz8bi9pvWhw/a1/Y1FldlWoHY5pFkGlmkhucxWw/rMckuxj3pY8ci5THbHWe2wlVdR9R31SzpTvZTFkRmF
F9S9vqKKUBbI25aFVexWDHR1U6yV/2a/YxuovVDhcD62r6K6RWBAZ+qooo36aDQGpgM/JL6XrVWMc4y1vU8qUv6c3F+lcFwrzSnpqZ7jOK/cXja5jLXFJ9Wp
SHfUkGerV8uXxuZRnxQddQ7Ir9vtPm+/626iGqrbkMA7IgrH2Forf5E7wPoJ7fMro/uUVandOk7zi6a18qhqhLyGc0z5LLC+othqV0gcO/IHqXori5w3bBcr
7Nbtrt+dTyoGF45LnuG4n6BIuWhv6ZhHt3DPtfxVNBcooThVLPACxKDZKcvoz46bCXpJ+4T1XzVqqqxO2qBAVC81u9VtqXHq/uqpzjJtCxnluKTp69xQckf9
p01qn65qoEpzqWWX43JjFqu2F99zKBUj7RtLFyorK3pT18rDEk5pjM798l8VE+VzlU9SUnL6KzIrrNGv7eNyB1HblY/kwzMaFehLw5OGJe8tT3aIFbKEBh69
bZFzZyxYXm2RASOV3VPWyf5KqYwHFTOyXih22j6U9lQU52+zNimerXxVkpNcmyqzDStKkQ91/2QfYr3oyIhZ7uxhS7S3LDRr+4MTqVx6/MpNuvSIukmZ6i5g
J1mqdbJqbM45BaDS2xuWbXUuAYcryhJ6OycrJycoqY+Kto5F8j1UVzuX0jN2uqxatjiuXUEH+dKM7spjcg1YA7qt2yldT3Wm3I6wioHl18pq2+rZ1GDPmNN0
XOHXrye3KXDPVVA2PuWk7TrfHdkqPNY+dWx3ZSY/8u71nKsYVIaCdaAh8MzyOHSJ20epkLaud84XbD+ExX5hluPBQr/axNfnp2LbxWI/yfClRp0BGloyynMT
rNJ0klkBhjmOdStHgc9OjSYJK0ZeOSLRThijPVt4Xn1RG/IdQraoLtFVMSq91rucPy3jyw22XBsDtFVecT0AdyID3Ht5hN0PecRdXNB1T9mL+5trj7fUL02c
DGeAr9k68iGMnB5CFbpytVvVOyqmRBcqSy0TyzZzP3IL443sKW4u1NmzF0KF10yT4nKlmX3Jm1074T1R/ZJsaLg6AB3Uxfi2Koe5voDd6L/K6tiv2D+hvuJD
wn7sgHaH7RY6hWqEzkf3oTnOD2yqahjg9ywGZiLPscXUDMSYdU7dx3cZToKr1bHaGt79rEM63/Y6oQ11C7nsmCr0oTa65CmPqIdFN6FyvVeshVRrftWlahZS
Z4ETmnxPiVjtmOmo5RUog3qDqxfUUNxT9oU9m/J1cqBrg+vUjSBS2cOdlPIzcVTDuhuh67Gr7jTfHOaoLkyngtZQA8EmqjZug8wF/JHUwQWotY4xlmh7DdVu
5J5uJNuPdjB/K8fmO22TU5zgfUmh6x7yQGxLtQVregdDSZq9aG1XtDYFivMcZKzIMN1ufwXTEv6iW44pvNUJ2Sn20pXcTHqVvrWjUP2r/VxSijda+RbrK2SU
y/S/8wqHaGuO/sV3VffnGllXAhO801QB7QrqsPuec2zZEWVH3TuUK3EDKONjhyp+E362tUCywdHUSHUzTWXiQCIlQR6/zX2ETaZWyaoVbdV/QTOzYPcIpwYr
K17r0UDRmqUJG8WfddPK19OdS3T4LtsMVZImBL+jerm2Qe3A8SUBZQ1cxu1CvCWj2Ugugx7CWoucsJaSKxRolf03R2OvDlEA6wApdJDOL7698jM/AbwONEej
dEvZzQ5RthrKLptIN3Sd1vXF0ol+rnJXIprkPaP8zDwDe8Jtywh0sq4AW8a0guK0NLSCWwpv8TUlNCVi/jFqCzi+uCbzkDLbztuHx3Tma6X8rOnoeoI6Hall
E7W7mbreW+rn5YOZWhoZfAvvmmVIuYwexjuxe3VPWB32p5LPp9B6Wiu0xX1RlQ615OvA6xz30b7Qsuy5suUM7Myiaymven/BHsHlQE13C293Hat9w/xU8pD2
Qa3Vg0vvRXvh8fic0sFMczxWs85ZwDxFUWtQWUsp6FbqrmAXwBJ4Ehgb44e8uvTEdtB97/3yfvL+ySfoJvywYJxaqTwD7tSe0+RktPZydgE/o+Scqei0ilPq
BlQDbIP2ETYOa2ZNxmt6TGQVEIMBnJMep36gDcGE5gUbcBcws4DX4BdhsaO0/KKXSqpIbMDgQh2+trIxN4MudN0t/pw8lvOBtNBak4Zf1190A1ATZg8d473n
GWl5Cezm2gHPkCZcJZMvY7UykcFvwflmwDDV9MhcSVRY412TsBLdldAjoU5apGxF4DpahSfpv7Bz0lVIpj/Lv9GwB0R9YaFBhgtsH/4VOVB8QtjhI94XUAvt
fdvcshnsjUBNaDpWLC5SjhEnse8cMuMR7Rc7heDsOs0f/hkVfcSR/lmhQeJp/C1Yn2+WNt4wJ/13x3Kqk7Ai8EDQQgN9vbmX3qf8OvGFoauusTdcOMYs8N/w
U4GR2GjWjXY3SuE2WDOysWm9Pj3k0/ugxKqAOCrw3HDM15hpElyKwsHNBoMwlSEJTl/luO8iEFI8IxQVvzUJOqnyRy7B9AxWGsZ7LpBn8fGcrnIBzhE++AH8
2dwlrQe2TGxJpod24UZRh78IdMH02gJzB2KJ2aUvD9TmjpBGvBv0BG9Gaqhc5ljmTP8X4aTzLn2CSGZU7NNQP19GrJoMkT18bcit2ATTGn1b8iQ0FemWGotV
EDRaKq5y3XS35VtoOxv7C+e4qchcLMHfHtqMfCQLmC/624HGvhKflpfw3b0LyBncRbIL1sk/H61j7m3qz4WlLUi9CulxLO0o39DzGvBgWv8rMsw8R68nP+vl
fB3j747X3o58Nfu4apu7jO5ZdAVuZJD79Dqj8Rg8GQJMnYiu8A7sCNLXZ4DOoGEk5Fuoa00WhQ762wZqByt8Ru8W33NjJ36SficUZdASg8nzJoDtE9Lo57Nb
Qj18I4xn9Jt89wzxoQm62sgWfo5xFdEEu+hdLQzznSzN0682KYRafE/ivm9/6CV6xjbG/PH/MVwW7E1mWxQudUubtkka+VySVHB39+IweLHBdXAGq7epS5JG
PpdIBXd3t2EGd4eLDTY4XH7Bec7ea6/1rtj/eNy3xJ4D/6Z5nXQOMvsq8B+eV1S+6RTxQ9rJvCTqqf32QG17sWucRbpPhiL5vmv6PlKN2E7uWT5CPqjL4fJq
PmuaCC38ozy7ZaNngbuemC90IcN1DjYDeM+ke5dFvzFZk46j74x/m9dg4+UqOEZ1xLMtYT35XNqYXGueROshgbtuSoUXmwd7NvlyvXbzSE85ek8Pogj6zj3W
c1Bs7puvbegrELtoDKaj8jkoCEg1L+DCPXGGw2wcfcT2l5wHOlSZRF8CRGLQ1b7uFAtFy39z/0npcZ88V6DJpMYzlFznblceK1YbDmEbyvrCkENhnYWY+T/l
hq59nB88DK2VTgZFmP4RdfREtBvWUTojVXJ3yKn0TsRMjzfMYjYSnaA95ExpBfdZtogtgD7EHuQTvsYzz9PHg3MXmdt8G/NFAiYaU3qgUjhs6mx8R2jZOJ51
tTUdFh26XOEJjotR2O++k0RXGXO99aiY4bQjPqg83lrCpwLFnize6BkIcNIA3y1hVU06sZm4YqbNY9gheCnXX0iCN5hU2B3TU/cueir7kl6Dh0kXMRXdBiy2
d8a6iJPIrdrD7LjEa9BWxSxXR3y7d4TXaw7lF/iO+ldKYXiiZ4eQy5pQV8lGbzrQ1fsF28NfJ9YjbsJufGdqwk/me/+axqqQZxm9YpcV/JExMmpm9OLoE0Hz
CqwlnvJ2ymDLy5h45a28PZaL5fNDZxa+LoXylMEnSoKLn1vQkuCIAcrQ6GuZU3IfZV0LmZrTMXxbg/axQNie7CfBBQVdAoDw9QXz8xpmfs9Whv6RcS5qU8nu
3GeZ/0Y2CQvPe5P7KWtb8YVSomBpkcNSGD45zlG8t+Bd8GxFVfTr0IdFvvD8cHXwfUszy9qiFsUhJRcjo2Lyi6blno7tk3u+aE/xNUvDqPOxA6JTIjKinZmp
MWKDrYW9i0OjUwuOhZ4sWlaYbpkfvbAgSL1DYVD8UdivpDR/Z/SssP6Zr4oaFUdnxJUPimkeUGEJCl2S1bT4QWhUwIhoOdQcXFLWvKBh9vpANuJL+I5oREFH
bQldFqDMqy3uW9GtpKKkhaJNBGFJCdwSwGYuzY0Jgyy9I+mi1TnnChILllm6ZfwR7A2Zlnkwgi89EJ4aMjBoUPHX0jHxmxU1lo1RlxVphRZluzhdlKC0hC/K
OhROBDcv+i06PrQuPL3QXZ6UbYy6XDgjOzezSYNzipDSbjHzst4VUFmI5VnAsuK/FecsNsvT/HF5xkx/YJu4o+E3ckZE66NbWzqEmRv0LdRF+2M3hs+PuhqU
H/Yk+EvAf1lvCiqzxhXUBZwIiLFUBKYU1JetKu0QMySjurBHRq/A5YU3LQdLVgZ9yd4RfjLoS8SbjPTwU+Hts79HvAhyF47L9+WW5wwsLc99n5cR2zksqbKR
cmQUVn4r7LfopqFzg5W5aYUXCyco1hcNihWi2oRsrXhl+SdmaMnbzLFlLbLSfmmnZ+A/ik8RiwPxiAMRR8OaF+wKX61slbcp7Gv+3dIN4SnF03KCC6aVXSz4
XDwyb0JhUbkiuqKBIuBGobLofcH9wLKs7Owped7cP4sSC2dHLLGsyRkU7C5cm50Q0SxfVxIUfS8wLCAwMrPg7+BFlkvF60oOVawsCY/RBedYzpZUF3wMi4r3
KtDwy1lB4Wx4VdRhS1owoOgV/MjyJOql5W1gz3B30d0MjVJT/j38Z4wx81zmA+XFBsqIxoGtQ7dnvQiIDLGELSlY0iAnc2H2qcKxlr0FxxqcyEkJqipIsvzI
/FZ8t+BadpPAjvlp2USIIqBDfnnIgvylmcMKGhWbIvoV7M+nLX0iZeVFizcYj50YPTBqfWxGJJX7NmeIpUkOEbGowaksc0abjHsxi2K25zcOmZSxPmplxqLg
B2EfsncXdMgko6W8BiXbiu9lvY/4N+t/md0yCkOMOXBuWGGj0PMx9sjJ2ZoCRYGmyJ8dlGMN9xQtKc4vS4vJDV9dUlq8JTs18EFMTcXb0jmK0JzgkvcN3oZU
5nwsaJtTWvIsvEHg1hw4unn+zLxGOa3iEsP0JfGFHYuPh7cPOFmwLjslEgo+ZNldkl6aHp0cmp1hDMciKy1w2X+FbSIGRjUpXFXwIWdf5KrikcUh2f+WNsk1
BVTkH8tKiWaKbxeMDn5RYAvvHL67KCg0r7g690LWwqLzlszwn6FNQyui8yNmRA2LZixY4OjCpcUzSv4tKGtQkF8T2jXiVPS5jJWWI8UX3U/5Ns5NSL042rlC
38Qd6TisP2I45n7nGJn4HihAshECn8829j2gfzKRfAVCiD1MO4GGeL8E1Ox2zIi7rBtf3YbYwbRx+wW1UCv2s42gs4V0ZqrE0fOFc/x2pky5GVhQPouLqvK4
ujq20T+wMHVYdjayWhzBfWLS+MDoGqyA/Q9MgmOZt+BR3VmXpGqDr8OqNAPEIcwqRwH4PzHL3UjuUpnMkCY7MIVoACBiY6Eh0gk6TpzA9+gYop3QzmDmGyUy
RBS2iibED0xvqLmU4dJIr6Ryvi6ot7zA3Ux6Q4Vq+zmbevYKR6GG8De8nl9R1RO/5wCEFAPKjpfaQYtQEmopN2QhsK+gAttKbi6BOgs1dp6gZksnpH5ImFtJ
DOUHcaurAuHr3ChunfOD41q1Dr5tuEKcECKEcmAIl+EcY56C/it15x5iD7wnjN2Y23JJZh7UhrwnlPC52DBRZ9IRZmI28kPzH3KGa0fvoHDrNawV+pYPpfdL
YbqZ0jfN4/jVEJ841G7ki4Tc+AA+Rm+l7wALtJNgvfewNsqJweGGSjiXnMq+Ei9Dy9wC1Qv9pjLZpmtn0T+sayTMdgY9j98gGvGn0K2cFj5umcf18QyTunpK
k6+ZTpOj3XHyRH3Tsi1iX/q5/qoRlE9LV6m+zgT9WnogZSXHOADiE9kPeA2eC1nLH0WmygOFRWJ3qYcV4qrZtuAY9Bs2QLePcWIJKI5A1B6NiI+t4LChmnhm
vlMUezqrsXQ6TA4UQCmlvA9F2B5JPSpfMJeEAP1ZYX5wluMUtw0LQAJLp8aneMI8/SLSXU4IEgaBB6j3uqHccr6O6oOIwjVNT7aLcA35Sn4m9lMi/xxMFUie
hJpb8pyRSBP7ILqbzoE18oVHNEAgs9vYkJkOtOK/iWulDNHkWeMRxCb8biZWzbqvWb/Q8cgz4xmioVQmwZRCUBhWOLtIg+Vqz8byQP2f1BF2j35P9QL0aOla
+pF7QPVM4iu9ibzlXOn5F8niGsu7oYGeIP8ftOhJddjBFtJyYI47GGupilA3kn7Yqx0NNKPkVcxLkRLnE6sbTCMeARuJpSABhrkviTf51eLvTAZhMhxnshGM
/508QvZE33C14N/R13WVTrRqBzvQ01f6Cy8n/wdAtgVQIPaKX4YsR8byltCLfEsOV+XASbpliN2cpp3qmo8vSjzNr4l7QLREWiGj+MlSlDSi4hVfZR/KpDHL
DIDju9yc2wq3TkiAgsE2QN/4hgE6eis2Baji6lg9HVz2Bj4Z/5GRyK1uh4lip7tvJL2tfugy2ze7N0B3kA/O2c4ReJjwBxFPutGrSBVym8oR2hdvERF3BwaX
USacHK9r5czjD3heui/KXxWhWF92F/A/mDAOoxtRs9wnuflaC2lwxsKdSSNd7izzZaENuHXV06RV8n1O7fuK3jQU6mW0v3RWtZja7X8OfUBK5atEd2g8VKfN
BxajAzjImYGP1l4QS+2PmRf0Zn2ys7tb1kWyfqRRCaWoZ9yVw5n28k1psJRkytD1cmr0pdQDTAtY4XHcqIJGcUyiiO21fdTtpVro7zOHyLH6ZvAJosA8zHz6
17WMKu5l2Of8qkmhF3uOCv+wzY3/Oe8CDP9AjSsPYvXkAeNawAbki23BcjwCj0VvIwtcZWKUW6erMs9G5vKS+rjk0QVKaZ5eVTlgy1+vLwTscqp5Jx4LRhCp
GEB63SXSIcMj8hY0gHyf+Dye4/7Ut4Suky+Bg9h39d+2Utzv8wFL2c+AjrjDTRGuyUlyRVWj4GaG3chJa13YX8h1IA+/YmpoOGHsKh1l08D/sRclqFwpjAb7
8Yup4VJrLpqIIjdJw5lUzMRdRz9RFFtPLOPy9Uc0u5E/halRNXyNMJObLNwW/mTeQG0Sx9tbeKc7b/qamHbRDZHGbKIvnJ9CzdYMrKjkAtTvPFkiSxQilzgf
tlc1LcdMt6FaiBuxN5qu3q/OXryX0wn/0TnUQ4S1X+La8cdEG2WkknSzuBGqy8gCKVaIVJ+TesuD5FdYKYewTaTTUi3aPOoizXF/8yN4JQajXmWk8V98rfWM
lkX3CzZmheqkaZUxIfEEsgebQXiJWu2j6tnaC1IU2xPJd11nopDR2C3P7wKkW2G+g5yh7ksX2XhFlqAEb2L11THxZ4UEflrAPfA/ZBjfxhcoDYto414sFAAz
StqoZ/HH6CFSQ3msKUFnl2aWzqD60IdMUGKK6zfphjhKaMuEa8L5Iq4X5K5EiMDSjkhL+KfrETqDUNOP5eXVai6PN7Dd7ReM28BagOKzNGD1bvXf6jjdU3gp
dFx6AHzSo9D/0Ah9T7NKwIzTpI7lM6T+6Dl0IjGenwKXizjykJ3n/SSNFYbFbwTHwHOrZ2FzbDF8b9EkjgUcDp/+mHQaLBK+YyGmQdID8xj8kf+BVmPMM20T
khgIMuse4QzJMrQ4kmsqZNMm6aLCwLfmr1IzkN6GA9hepi84G27BXXAR2HAun9uiDXVOdzgla1gxkEQVGkYZvye1hx9I6bpAfoOutfTIHW9fynyxx2JqRI0d
cGmcHWwXoDH4dSyeWis8l/XoRG673I8IdA9EOXi9tBXuLkfS/ZgiSaFrLlQ6i8ggYD9SiqU5c8lOSB0SKqVRV4hXcCN4CnCRypKHu3egq/k0CXWkV96IV4IB
WCk8mphF9HBkSZ8MfatX89fJznwY+Qf5Az+e8JnYQORIpcbhpu1UhbvG/sm9yXSY+8a1Ayj1a0irT5K6Qgfx93grxzvaJwHca8KPDHS4pScBALmAa89buH3y
UvarPhX+jYg1rjdqiRPon+6t5a+4IeAPQxjRUzVdt5/Jg6byfyCR3lvULPN7UxX22V0PReOH9SnoOq4lIXMlzP3yZLGpcJjuJ0m6Ddwpfg9zDJ6GNRZykTJT
JtAOHaOSDR+4SaJW2h3VTjuaWiZpAFA8RZ23XtFPty4jKwU8YjD9OrG90FrHJ8LQKFAkNoKtJFrXkdrN3oDswhH7XY0HDgbq+ZXsNut2geKzhVvcIgJDZkLn
6cHVy/ATUknIfvt4MNKU756AHGXiqTTqMPQYbAdO1lxyfvYspv/55ZDRtj+EwcrtJCU1+bUbAzKSjCWGKn+CufJJrqX0ATjHXIansGbZK7SSWrpaOWewkdpL
lF9zDYx0vxAHuZYoO1hnEsdcLkGCdzP5VAkeyDfkx2qztM0RAXTqJzGf6RRqI5cXnUDEQe91EvDdbXZvp6YSh/InAZK7VWQQKtncwu9wZ/fh6ikUzlWy9fF3
Vb9Zee5q4iHsOuhlziOXbT7Xc6Pf5BIOANHYnV/+XAeQ4KFf885l+5sXxQwkAXDGL/VA4BBZEX5H7I51B8tZji5Gd+osZU+4HmwFtwPzhmc5E9gkRzKYFx9s
Ulq3u4ZiY+n7AIhGuxLRAvyL6Qw+xDaEOob+iMiDr+FhYDIokxVwE2x61eRfU7go4cR16qEQC+6iF2n/TpyGXGGL+flqgX2p34MPTDDT9RXpnIXbTEdz9hg/
i3A72F7UFqoQx2iSiTN/Q4axp7SlfB+umykKrwIVidOpe7a1hNbc1mXHOpD1NKUdhXwwQd6G6uZmb8FztL2pMbVPP5B6h7bjADgIeqh+ps8pH4S3LDkozKq+
w3ZUXwHjxN/4Gud0oiWXmDgAfatbTAFkMZrnM+r2glz1f2IOO9Wwx7EMaBV2FG/tbuMvgzZLV1SLhXziBj8YbmQMNOJIo+irxgHSff2k0m/OBo7DyEoe4ks1
MF8FdUpZR3HaeVJh/Fo0DkhEzzh7K+chKm0hNwJ7wZ9HZVOGUSnOQ7XoPG6ZqYf2BbcdiQD7gJCeF118cKIsjCcectvF7eBka4JhBppL/yMhwBByJyDxO7je
/NmErbJCzkz44PEoDzhmckeIGdWEs0XljJhb8CGsnfo4J2GcdUbxYPQrtw/fDmzid3HfdRm6KFsz1kz/0D/FH0AjVBe4Ya4ZYhDYBnmi+1t/Bm3oFCuOAB8N
EplJ6oXJrvKYs/huw0btfH2UflPit6Iuv/Q92tkKmkKmeb/zM9Q9mW7AXAPkam75SYYg+dJpbmD1RN1r2o8tArTOw2AfdXNQj6r5Xarb4izqlHiEm6LYrfS4
IiGQSKEvYZt9JkntGG98znX3nWPzpCWcnSsrGgYsJ0ai3529Ehc5WhPt2LfEUCjIrkI66a5RHYEVmYOpeAq2b1a3qn4B9eTHIEv14fRoHQEoRIz7Sj/n7PwK
YIdUJc7m5xM4aOEHCNf4CPZp4jq+B87yjTmjfp7jFJRBt0DC7CqgDpkS4aRPkblVXeCfph48X2Y2zgZy4ZnwrqCFnE/6nd6vXwQcF1mkr1aQVpMf3a2F604Y
/Yp8R47xKcIdREcc1EpIZOJdNoHpL+UTo/kb+CV9pNMHxCAp8jFuCZXo3G0fa3+sL8LOwReMI7BfqoPGc52BdEFvPsevQ3g0ER+l6mz74j5qL4bXMbCw0X0s
riegQ9dQgY7ZaDu4OzYZb08KwG/iQMcTth+rVbVU5TqfUhnEEdznqsWTgGu6KdwmWIuXSa0SK91/o2+ZioRjoT+TdkD90Ibkd+xfWgt44u8KS0v6214ym6zf
0caRlPAbd7AiGPkLDUeeo+eQMPI4WmTcKQysXC+PpTn+ZMwf6q/4Kuk2ehPD4I14Eb6arDJ2jBmVNBtQa2q9C02LyUGgmjgppEW/IfogecQmnVVKIqfCb8U2
+njphlURNwANd6eUFNELpBncaDQYoFmF2oaagb99562E5yD61XoVUzCmasC1zjHeJhahXJmnE5aq7dygBWKBXZjOVYOIrIkfxS/Tr0mAS5XwKCmO7oSf1662
HPvFg0F8MtsemOXQqq9Xr3KO5Px6awUttGFvUBXAILvOd1j2UfVCAHhTvqRuqQ8qfUCNIHpUded2kv2tnasHaWPgaebXpr16QtPDGF4eyRVQLeV0og2yMLHu
l3IaIZeBgZgdu2S7Cd5ARE9DcSL3Ak0DMxEV+sxlrjiJTQLK0UHwJvo2v9AAIM+Ab9Losu1Unjadf8Gckua7tjCdwdXWSPA3KQlug62E97haGdNMn9DfsSjg
H7QL8K/0FKGhhnwCc5fzwwFEkPYGc8D1Fl6IKrFP2HjI7JvIT5GGoYFcBWeF4+gZXH+5Dl5fgVFd3MfoPZrDdDrMetojscA5TzFLGMKJWDAUL5EisDz6LY0j
56vPeDTSMsLheE5mGZ0YBTWMGoAspOHSamGe+Cdvo/oLEeIjw2KPXnsT6wAzcp+aVfJge3/iMj9AtxFKB6ea7WQlH2U6E7vcVuYdJZzznBT9QL5wgPxGLyLa
g7PZp54qF2XgpKV4vvyj1CPn5mwxjHe3kv6nwrmPYCvNLvQz3YOoR6aTRmMFsotyEWlSZvQc5p07nTE7/rSHIYeJi1i28JeuIxZGzABCxJV0LHKPe2X4R/yG
N+Q/Sn2rj7naQjWaFfRHczFswq/Io7huzuOhDclQIoQo9Tz3dOf6mCeRp9j/uXFpkhwRh1Retb4Jj9WVUYL0vfJbfAAbBS1l8pBYKsPpoRZLXSiNtEC2xRUQ
fU2tkadAAwClX1BnpUa/tj2Ja0b3lCbQsLYTE2ZtTR9hvEIY35lM4z4SqRQrlOKXACOlxiJQK9YlbiV5FNuAb4RvG7RkM08ZEsEQvi7ey/yfhJ9HiKWSz/jU
eoB2o8XcZTSNyCdmmiTGRJYlLQCGExRO6psSL6Un7lH+pnQjrBxtaFjmKDM1MW+wjjPfQ+8wj4Uzss73kRkmcY6VmTs068t/J1NpFGtkbOFbQFV5jvgvY72q
zFwsMZroZT7EjfDfZhZwrUQ7u8AYhLc2fzKNQbyes4nzoBjhHSWSLu//apd72kpG6Kv/OpdsqqtZpZ0uJMutEH2N3tMwzG0KB//xJZGvVQfUe4nX3HFXOnQP
jDQOq7tFLvcEyat4Vn+MbYA/8LXBUgQXWWR+R15Oapx8IDnJHOXIrX2FthALfL2keVoX+dHwluzv9Pk/13T09TJ9R7/R+7jFfHtzgPyVUaUMYh96pxiDuGF8
rbxInC6MkKNqunKfvanc6trTaIB3FzefpH8x8wSjLOeg2/gxlVFMAQf753r0dfV+py9cbumfXNPUnY6VxKQLR6oXe4P9H6UQZNSvPHPAI3ROabm8yTzKvFJq
JOaZW6tWm4ZxP9gSc8PaMF+5D04d5ZmM1jODdE244z7Zz1IFqDJlpMlFwO6lvnbYD8JB5RHlwB3PGAJE74Mb8WbxQ9yT8BbiSmGuNwqPoR+b4ZoRxplJm0wf
k1TCFaibPoa9T5wSU83zzaI/zNOzdDvaxFiCfjFx8gRNe6xJ8gvj7ZQsG+RNUx3l9tbO8OrMwclRxA0xzLhfbuKv5FD/eN8AXyd+me8mhcEsEyI8RBKhisSZ
SKy5GFvN7zKaiIW+3cYrnnnyV6lDjV8sTxrhqJcd7L8YD7emKpHT8rM6wOc0f8XK5ZHCevcwb3lBtEcrBvg6CxZkcvJOebycTCzwsf7SJMH3J/HYt1AOItql
LmHSkszmSiyMTquJQj8Qmfh0wUU1gicavuobkd+kmroYqaLmnX60/09FqBziucEvXhetbc//xdfGF9VdEO9I4ZKG/EvoI9z2nvVpfC/Nu5RfEk/Lc5lNaGKT
5Vgrs9t1iIR9WaRKDsKySg9x4alnyE7oYJ/POxSdkPQVO06OxU5xCL6btOCH+WG+xX6K/urJMP0ng9BevxI7Igf52/vrTQuIWPJ3MMr0JO5tUmfnaPwo8Zx9
T5SCA4UMYirpw/YnLeMOeTsLofRzY8sqxKQ2vxVM9TM9DX0tfISvh2etPJMHa157mrpb64v0LPjM99AYYITpwT7B/AZrJJhkgx/zv9V10YcTZk9B0qwiRK41
2TwtuHbIeV+Sb6Q3FBkONjcGAt+Qu8D/arp6Ntd9QLwpHt8C31lftn8FmYhPid+ZvFKdgGuwz4Y+hMV32eepySDeEg+ZjS5jwE3E5J/mf+qLKAridfJNYUNK
uvcdepzJMNZhob+uQJP8xZxt3KI7AXUnWxMY+pn4gu7CGgg3zT5PMrPavo9ZSvxBnSJ22erwMgEwN3G/86BYjyTZq0XihRiDxpuX3CW1NfI78RL/xzQEaUtM
l7d7F9CD+FlJO+T7qdnGZR6BG+jrVmdhx1IBYEdjALcV6ij1sD6gVrIXfznxIrKKvkBNQ/8mA5y35dex8zwq8X/Ecj5ZmEFZ8CzptS4X2Uke8jQ3xtQ1wy0g
bFRKNcaz+DHXWDSL7MKP8J3zveCvGKTEfY5QKUsrGwcYb5lkOQ+V+PN8B5/WHIWh8l9AMN+BX4AX8T+4nnym0ATfJL03DUWbmSo9JuBPuLX4P/6hp7t7gulu
zTXDDk8XvH3yMtNOc0UiZo7mzbp7crCYgVK+iXISMkbejGh9C6kvCROQHKjM14/qTW2yrag5wA2SR+JmzVp+V9UMJMrlx4rAJ9wQ8r3rFVdrXxg7w3tW0tTo
pXNav68vvcXXg9sgnUV3asfpt2hzTN25r8a/fNdMav5/1D7fI1/L+JjauqROQiPzSG4JFGH9xD43juGbsg/xpsBKucqz3caxpYYd0ixfDyQtcT9alpRJuLG1
8hfpZJIT6cvtxQSSMD2pivK9AhBSgbVA1hADwMdlXnEd0gd34jdNN5iRXL07iDMaf8jl4GbzBG4+v9JsR7eYvupu0HeZNGK8Pr3iPTWNmcd10X4g9Viebbc/
Oo/GtXZY3Iq3RM8JVQm1+HPiFl5hupn0wGc2QUSxj0YL7D+wFdLXFBZf4Pusd/tvy3vkekaZ1ELWCVXOGZ6LusHYAa5A/Ii1cbc33xb/pIG6oKQ6dK+UV4Di
fmIXTesrmOlyNnigthhZTM4XehH/CM/kGYJX6GsrNP/nFAFj9nzjcOcq+IevHd4JPMH0Q9ehx9C2nlZgI/Jc2A/xm/Q1sal5GdhY349+L7mYJDnIWMgkEeck
Ar0s31CgxG24ONwIPaEdnl6gUbzA18ADfBVYORHiaZpkJcf5n7n+qq7SjpO/Qt3gQ/wHqbB2tDyAPCOMs/8jXUnuSo1GF6Gw+Y2mCzbYlcbFYbe0JqhhzUfi
iLA4MU+IwfKrnmCz8FnGpbVzPJeRbYLVVJv0ER4hQghK5npdTklcAK9Lboe/Y4p9m5Etvt+5IOF37y3xExGhA9mhnnhgKvBC60HPo1vwZ6ZzYmSKJ/lVdFPs
ur+Sb+0MIXuYNnj2GmvRPIkxtzOw5KLyg07M1EmeWhLpO+JdIenQPf5CYFGtRVBwTeSvxCD4LBlUDFKPfBP0t41WfrRD483SW+UwdC15qnqdz+fTGwI8Z3/5
BCy3QbqRYfo0IYW+wf2Q9kk5hjDhvvDd3I4MljqaD9l6iw+JNehcdinW2Kw3DkcGY3+av/F5+CvmOz1Onuy7xQXVxOPPsUccZnZ4y/zRdDz8iDjqlt1N5fl0
svuzq8D7nSwgggkRWsRe8Goj16Kq+N5eWoLAhtrj4G5PqKw3jIadcmuI9NWjh9C45KGUMzXGQ9dMhVDzEnwIBPAd4UtsSe0dQ/O6GO+Gqk7cQfP75G3mEq6d
bx+/BP9dewxVkf1qfkiToCfyQu9N3xPHaywIzfKMIk55xxiW1Xr5lY3HePoR+eiUuhBhB9hcmg0+ZSL93ZNaOxaY/2ETU3nyt8YjEcG7Hb8pDjWZiUHyImKT
Kdw8ie3kn0FF631yOl+WksJdJ++Zz6nctEOY4zoITEMuegPlHnwBfIYaxv3j+SP1AZfL94SW1+TL9+t2+O57Jsg39Avkw77UCFI6Ja2Xxug/Cc+EOGIt3+iX
y/zl+4IINRdqsryv3HtS5zEJ5HCiMVDET+KXewx1RnOLmj9rHKauZndK5/rNXgLvip2WU70fEwt9U5jv7G4CY29gdzwXkr5jX1IOS1flOUks/NKTI7HmtjU3
knLw2NSOZiL5JahJzZQ/e0v5S1yhyYKmeI4IC3yhxAlXGV3hCxLdWDtiPOJLik/N59rIq/AdSVGkFXua8ko1VmxEKP3xqUXeFHG41Ag4n7JGVPgW1YxiJf8e
LyYbidP+meJxYx13omyz977/99rFxpN1vR0X/CPtv/l+JtfBHYXApKUxLvy8/RTWrA6o++cXIayUElIfI1dFiqx2zOQ1xHxqtP+JYaTvT07pW2GanVJGfKfH
+hv7AslC7ih7BvSCDOH3dyufYSzEv9curxtgvFrb0kfXPfWNr9mDLao9bGaTSLBJwxhihHzLzPPLazr4AlG4vjsamjqX3Wee7N+Mt/HTnpPlnDkt6QD8hO2C
CPgyXlPcGLtoOFanjfGhS9c9wGYg6+puwpFMbn0LYQACmzaj972p5DzuVa1IbpYW1mZwkwA7PtvZyhjAr6x9IDnkB/h+V/+6PZLZO9vfwygkZfoOIyFkgWe1
vAUPcv+hp5IueScaU42NSY2xIfIBWOYM8+5I/Y27I23lu8hnU/dKo/xjav8wnmY/Of/xacSz9T19jaUPNR3iBmKnvM99l1QDvBuZpamrpI1JOFDDSeI83GU6
Rv5WNwLpLxqMqpoa7pFvrRRIlvJ1PKE/7z3IT0NO1P4iZeI//2p5lLcW222uCF1Vdx+9Wrsn9W3q1pTnfpHy0kXScc9R/3rTZtDmS5WGI8G+Yf4/aU+to24G
OLrusjHO193TBNiCDBJv0qqETr4+THNPj6R1chviuHzIuIZ4iMyrPevT+fmGCxqPTB1ObzK1hKCkSnmfzynVMeuB3vI5wiJ29NVRbbHdekNSO9+ipHrusa/M
U+VVVR8lnfxw715uD7yxhhYWOV6wGDjHd6jhJMSLNMLH+/8js7xn+HifUtjCnE0+avrN00SOZMfLn5ChurvmBt6M2o/J3wiykS9lOYcnn5FrUq4A57klngLv
NGmxYYy80xNFOqQ7wnteTe+On03dQCLq8txjPA/9rTjSZ8NL6mB7RiOvJ9TX0TRevlt1LWW8Za7fY97m98FeX3elUh6rnZSaZ8yuy6wL8bga7jUSjcaTEN6C
Gmdj+NPebb9SR2sOkS6a/erHfn+qumaSZ6evkLyf2tgcm3qVW4QneK4XxxXuskbHfYy7HnNXuSk+TYVE9oj/R7XfSUY8U+krugTv1nSxXo99ELuusKvjpb1V
8bGYYdUjglSlbYI7RiJhnayt4hvE7yj2KfqW/1tWHy3GWDIGxSdHRkUOU65JKIkxRumiLgWdj8ZC1kTlxK2OX5QxJOqOsipmamxsDNegXdmXgGdFXvv/NE8D
Tts3RUwshkqtod+zj2fGljfNrrYqFX+XLFIsjlFYfss5WLY6r3NBNwUZfqXimOpt/MTYUeoVxX9mnVY0CEq2+Sv7W94qWjhbWYMjOsbubtC5CCwdVVGV3648
OwcrbhYzS3kpblZEsuJ06f3IEWEbAq9ZahWDKjvFh5eAcXOj90f9ldkvUqgKazBJDcQ+Vc7KHBY6P1aKPxTNWa/FVSYEVAcWnq9Qls8o9cXPLHoR4M/umh9c
PDcUjUCjM/L/KPkSkalIjw6LE6xF8Zm5RIDb3ludEdmUzrYNdrysnBNfW5Bcvdm2ubKnuo/qbnz7OEd8tOKx8lvwymhf0frCzZHd4jfm97JalQtD/4trE5eX
Scf2L7+RE5sfWdpD9Wdew8T9lU+r08rHh08KPFn9ubxtxFs7YotXj3E0Kesdfcwx13pDqa1IKqFztgQvsd4qPVm8PKI+nLZWFmSVjYymY3fFzS64l5+ZPaDU
abtuWRkxM5uJbFO6Jfqn8lqkIfKhZYjlckLbOC43XDmgOCF8b8yymA8RzxVPov91nioYY9+inlO+u3xL8UDnmThLjjahV/kL1baEBo4Bim4Jc4vvucRgbWk/
+9XKn5osR1Dpgxx7eEKDGMsVC6/ICNqn+BTZTvnEuteSFKNyDihaVNKiak3w0PibEZ9Ua2Pn2+KiyhUzFNtL3jjqVI804aqbpfl5+UEbYtvGtIw2KzoEZliw
SipqV+TPilXxxdm+8PEKKHdJQahyfKQlbl80lhlQakk4onpcFhGjURYorsaytuXuOYqJMYG2kMpU1fCS/m5d0cz48op0bZaiTcR91YqSzwH/xv0s2VtmKX1p
NelGlX6zX1fUZ7YOmBkQa9mXubloaJD3129TKj7HP47MtD5S1FdztrcZs8LGRixXnox4ouinLFCdsF6MxGLsQc8qWzfQFH6J3JOzrmhf5vTgZXay6llMthUN
Hh9Rb/eHepRNKpIUQ8OpwL+i1ocviOqs9IWLMWTO6qyfRZ3jfou6EmkJbB92ovSIsijyVWVuZFUMZ+kaMjwCiTTG7Y9pqYosU8TvCLwW/zbudmmzyprALqqJ
YZXqa/HfM7eEuELHZV8IP1y4TZFa9Lj8almnYl3FWPtc28yESNubarCgZzWSPSf8YWG3wr8iPoavjPyUURWaGL5X8UK5VZkb1zYuN6Y8ultsz6i0oOexiSVL
K64qT6lPqybHrCsOqFijnBjWpipUWRu9riLNOiT2et6beCHvWPGUkhWxhVWv47CKZQlrI6WskbnTS3NzxlkKAudFTorZl/k4sqclIONpVMNiR05ZSUDJ2YI1
zuEVnsj26mDrwdgZEcbovJhO1nlVaMnPqs/WT9ETy0NtGZIK2czNJbYDDeij+onYC6m9WAB21zmjLzEfdDnoBCFds5Qcp22CNXEuNpmk50gcPVKciP+BNEEO
YqTPjWZwz5lFUDoGIP/RHYR1RH/5suuHG4F+50bjFzEY7FOdDBejj0tPV94zj+OSkfOaQvNs7IL4Uq8GNpDtxZ/IIKpEqCYA0IvfA25i74n7jrn4SNJs8JGv
uefu8+YVMk/MpBqaT9LZeC161fWIiqIf8o/oIdKLgkdOFW4GimQnMdI3Jugq+gXqLYxxVVDr9FXQv9RHKR2Z4Wqrs9kZ7DhyENTjXwz/0nrtfTqR2cKVeuYD
H8T7mJJGdXvUifhkZhJ1TErCm4DBpr2aGdy/XiOyHPmHb87NZl3MJJ9D+xU3ShJ50VDASkCAeBE+rp5NLJT+c9RDOJfJ/PSA0mZvF8NFdYZxRPEdNI22cEfl
zxCDLOH/ZivpIvZ3x2nuL+q86KMv8Veda7gCz2VtsfTdHeTojMc6pvo8olYXo9qL6zChog16zHsW2SB8JXDkNnqQuO2YD8Gxl7X57CUARquAvtZM9AM7xv0Q
z65eTp1z3nILbJRLmyBUZHIDkCtcC0AvfqfSsl4B3uIZ2hq0tf6KVIO2p3YINm2UpxHxD+pCg9mFrr5cL3Kvu9x7BKlEjiOPnFqKxXfEPZYm6Yq4s2IBfh/b
Rk0jCjXby9YBMY4KaoopNsYvPda5YTOWpsvw1JU73CkSXrkjoVI/AAlHtyGj+CPavqiVSyA7gZPcY4R70AL4Z3Vb9AHQEW1KJyZM5KZYQx1Fyl7cMmWidhFq
BRcwE7Ch9GW6lLLafkc7ISLwBKpB6rFtEAx2kNMlnjgXk0IC7pHIFdMg5g6/Dy1Xr0CtvAvcwO3Wf9bWZQDa89bV8jypsVRXNZXbyU1XXQIaEcnujbJGKvcM
kHtKh/Ah4uwEd1Y58xpfwsToViA7uUm6gRiiV8lv9Tv47tBYW1vmHmvmvvqW0fNc5+XzYAf2iDiFjBaSiXHGTex94hD3L+igotGpRsl5hNwLLaP2EIMFmRoC
dQfy+eWV4cg/QAtNG745kUO8KH/m2qqIY5OS57P9UJM1FGyp225/ym2TyvGblTP5RShIJRumUem6Utmt87sp6V7iaKrIcYet1N9GOtjCiD7YWmon9cl6Xfqo
fi/XI9lQEDgmYbE2SJdpXYLXCB/Yu4JdlyKcoYr5bfrAovNYD3m8cBddDfdhgg29AaDwL3qS08knQweR37C/NR/AFc7X+Bkumjoq9yCriKfQdKKD9NLwNpbi
dwAheHhVYywaXwoFgt8q9hcO1m2DDpcslV7oDXAlYaeXY5/sj9EURzG/H7plG5WE8DXmSNMjws2clMKQB8wid63yqQnCEsAXyEtgsyYRiefPJ52ThjFFWBxS
bxxSesBhND7hR0oNqQ1Sd04UnHQ4clGXnjmM2S0GYuvFn0BjNMv1Fj6biIDP3amuPO6ithYSnT0jO1Y24GL4PXK9JEOj0Z9cW6SbN8uYT8n6EFlgd0m54mvp
AmrHNiApUilXAf/SrNDF9Z6ZH7uT/g3+GTJDaMB/qKpHdab86kHcrIQcfjBJk22SErG+ggEL4h8DV9ilyp7u98hIzV3+CLsG+IvSa9qSLZW9hGZ0ubjBc0CM
/OVD34yicN5UT7rQp9Qtx0hmNPcTn159yb6OmYXr2Pzy/kI6NwdYhqDU5vAp1Fm4hGuFdNI+JKdjoYkVPGJoxnzwDkfshs+xicBAmsD2kKuJOZ5DkpKpxD6i
G3QrxTQgUVxNqol36Eu2S2J7LhS5QFbwX/C++CJkCYDhQ/mB9BTiga5h+VPpAXo/4Y1mkLgvviuvxc/xT9Hp8u/0GknjiyGGGFdTBLbPmc1LnNl+BH7pWsC0
d9mkUdwtyeJt74Gk+26a5KhD8nJPT7Axm1G9ldvKJQH/utTQXmOhoyk50Wc2dAfH6OdKEJoLfo2MFCL4y+6ewoNfez0OLTAPEyfwUQVp8gumLTIhvlh9HxgX
qYL1SECgSztX0kiNkVYC6ghQLeEmEencfBtvV/umy1meJNVUd/+cpVSFJwFe4GwJ/g9+SxYZ2psKJR3w2lWBnHFdlAeKsHjSeBy9CqR7znGTVbN1L7hEWBN3
FxqG9zbI1bcFd/VxegnWTooXSrgVmNd9XtfBWMnv4hYjj+ijxQuZfqo0VxW1y1RgVsPr8GgyTWgFm9m51aulONMI+JvuDpjhVLm2MXOA9tpi4pb0GtGj71Sj
yhfYria2opPxtrhTnuhaic6X0gDRozKOIkwQQ53lmlnnIoHIQ/QGEoX9RE+6h0JzdX8Is73/aIzCGr2VMsB2Yjc1xriB+qwBuGRyjfQYVoAWvqtxiXEkggNu
4QUxVhzNn6sMMLjJtuZx6onaOXgLt86934ORINPW2ITVSV2924Vr2kH4MuN2Rscc9eTwc7hSbjZTxkBlu4j1ZBG+yOPEx6F11XODf8fn0atxb8IewkdPdZrd
99hioC23rXwv9wm5osrCvNAiGJFa6xsKV7Hz3Di+OdiHeqDfKV1BPPqvtnZ0L2GarhuSjgj6VfgqdB3gFDLId9QDJxW5Hgyq2K2ZI2TBV5CzmmWqFVlbhQPa
fMLNMkyJmIXVGwPLm3Iri96IP9Be6CCzDZyYSLCDnDO5G9xR5wHwnX6W1iHf9NyDS8nL0BtbObGSHUBHMIc8Y5F3+D08Q0PgP2y0tE+V76iF/HxX5ipbhyXT
XuIxdxQYz61IPOra47omFKLnoJtokE0rp3NVunwUth40pqMc0YH+XdiC9+KdfAHSkG3Ms3JXzlFkkKdbz2pnEJPAqehl+Dk5DD2KB8ZPp6/Av2vng3HG5eb2
0lL8jDeRgnhJqnJbBJe+peq52IJOdp9lLI7x7puJaUIjoEp/Bn0C/uZ6IcxhWehF+WYw11GnCVX9Fb4XtGa3LC/Sipp/IVqnLY1EBrteqCdXrNQEcrFxOzWN
XIg6q3CGpg1zm57g+J4QVBHLfGBWMResa/kqajN3g48AQtmHzv7QGqSpGE71psc6+3PpXC37nzXccTm2VGtD/tWsd5QwBFBExUObHQuxIvpFdW+6HRCHhjn8
QKeqoniWHaQbSYPWAvapNYyq080BrM5DMOLcCCxwWpHG2niD2RlERUN9CpRcBfNMZ1NizBJqrTNJz1X/7ZjLL6+6xZ2CQqgA6KkrnuqMinqFdptznyOFXUrv
iMkEDdQxhtEDrjRHXdxi1Voqz5FZWQTmuo9Sm+KcDo3jsXOyLkDnjpsTf8jS2kHbix1r7Sn0BO0D7TzDTcYIGjlNBYSPU11wBTkuMBx4CN0EnsrG1A423bBT
b3cHJCZBidE3HB/YFu5jdAgVrEOZl8wlerhzjqOHe7dadg3UDNAVgU31A9U7kVBHCPuGGkk/o+4hApJSHQgZKwqYE7+udmpVdczoxE8JTai3VD+61vGlMF1N
qefTTdl9zgtoJ+sSexrVCrwDfWUWIdWqzdBCpIJdlJhnCCBWufpCGYxfUcuUh0/S/EAmuXc6t2m2wVOQGc4J0BhXN1UfMBS6VnzSuVrvqb5YyTqv2ksTbkd9
QrTAc4DSLmNOQiuUD5RbbWOBJfkjqH6O4dXXXE2rNyYeSTSrGNU4W3tns3IUWmt7ROeKCUy5c4JOodtb3KD8PjO76ocD1H2meFd3TVeKKF0uSEAsJVlfxvFa
NZKi47heUZBrDqBnaGScswOzjAt1ZqueYj/FaxX1qIXqbGjN1FBAdS6xkXrpiELTtb3hp3Gg+5auV+Jd5132v7LDzglaiR9nACjZEkYtdVZozlAx9h55pO0w
W24bU7oA34c0gg/S++gTbJJbY+uUtVZzwQU4FulJvaLqlgHEGtslygVZqjvpRwCV2nEROmAWOBHpZZhDvNO0UE2v/svAA3+Di1zdYa0KdLwH7Y5/Y0OoteAD
x3nXEHsGZbFywPeE5qUsNBRc6yp0zKscFe3VI1yOvRYBVUuV1fAqeqJmaEluzDX3SSdeQQIbgVXMz8DYqqXQc/1bcJ/bD4aBEP0usa02nk0lfPBdKh9QqEIT
WMutqlm6UP3oBp+Bd0hj6SkCqp8hVlUfrVc1J3EgIAJvtCHUDt03cIU6Fp5kn8eEKtLdZ7WXHBOq2yaOdgxkVwDLnbzOqvpbtxgcCnxTFlMn7PvpHugaBORO
Jhr4qdWRIlX6SW2wFZRVQsHgdWaoerZ6pRWwh7D1zihdEtak8oZ+ve6zvreyuY6k27PHE+2aI/RJnZvqA86Nv1IFgFPdg4gvwHpdpLZDqU9nLB7pLIz7Zr0H
7nK80e8C7tp/OEoN79AZkgC0dUcRN7WjqtTYIA771VhmGs7bE/UF4hBpLXdHKEdK2SA2GzthHMbP8oyJIzwP489SdFkQRhE8kVkxStxS/ZYcgqz0qOEsdKJ+
jVOLRznfI63L+kDNpb/g5uIhqCfghRToX8Q/RAR/kLiI2qqPA1kIQmRQamwBOUH604z4Unm1rQm8L9IopLjFYpfwDtJVVyAQxWKf6Y62RnzrmBplY2kjO8F9
2w5UpzvzNZeqc/Gh3Cq8Em+t64JvFccTQ5CnfEv6nMUPLaRQzxRjEj+cWCofQ+faXNZ6YLKwEZsKhIqbnYmOuIoAsZU0jarU9Uxuxn7R30fDsJNQK3yFYFTd
oFkDz9eZajTTuRDtCLkh0y1cCXSB1yvXQvP854wh4iihCt8M1gAf5JaKnqSBHU+NVqrQ/o5P2CouQx+sUhHNBD1fC6z36eF40wGiuGC54bqUDDcg+quaag3A
HKpt9FDgMHqbaWpzOEC+lMkWOouZlAbvj8zg9GJ7Zz95tvkmH2Ddxs/Ez+s32noTQ+DFVAo2jl/KBmpf4k2wZJcbxQHAUJvYQZcpxlvmgGOBdnyZ85s40tfQ
N1I71HBO+o3orLpoSkEv8TeJBfI0WdLQvmhxGDcL76U+XzGSI6TbZX3lQKYhcRXZjMLiGqYUXo2ByEDuLgKiQyuu0VOEYcpebr1Xx5clnuLv6S7AA4hAtC+j
NPH6CJeTXoQRVc+h41oMctoroR/ia/1kur19OHWQbgu1Qsu4PdRw/SRUJ0w3LEbU/BRNknOLMAw7qLuAOoUN4t1fNFAEl7idWsm9Vt8N8WOP0G6m3UgC+who
RYnEJ+fv6CXHKZ+LN7H7mVChk20Z2t3jMUym3hdPo47mbY5vIw42Q1J33OPdCY33rdfJ1hrurTEJnk+cM2wnip19uYFkbwPt3M90ho4gEzwnqmWcwG6QX2lf
3JxYO7YU+NPQwjuR+lc+B8z0LUbWcH+bm3Av4UT5fkw7Lrmad+fitytDdBfBJVUWaSF6gGlHqjxHpBuijf8bWODoCJLOY7qlSIhUIzx1/2sYCFLEf87rkkZY
Aex1j7c7kLlwD8U+4ya5lFtCiajaXQDtxx7BrH6Gc68bQF4im0yN8Nrcblhfs88OEP2AL7rJGUMZWHqFTPYsVc6hdqMnhI9SZ3kN+Ye7T4JGjiZ2wVujw1HE
2Ab4Hx5s3kmuwIIofbECVnEpwgcmnR/k/Mq1gj8ytHYdcpBmhHrXMa65Pcrz3L1B+5EIcl/CtxB/YDu4NfgN5H9cKXZSUIgKTyq0iO7LplRSwjT1cWFV9Vbq
IjoN87Mz6Siknk7iRXGTo4Dojg7Rqkp22Bay7XVqOI1YozspzoE7cnWySqvnS5BytorYTgzkR+KFwDdZQXxEx2jHOVuQMqc0v4Tuo5nET/Iquf9Xk5njjNN8
UJ028EUa6nrVCq5NRHflZOSZa5R2S+BQl7FUKEtgDlgvaafhKmq8q1OYThuqDAFNcf9AN53fAEA3SbUG6aWOh7cplkiZ6pWWOO3yisHm9sheYHncAe1eKlvb
0NDJXgT9sPayntfM1TeLb+Don+CnrMxpp7uimas9+Fm7MnqxqyXIc/VMK91oYx4yA/zPRug6Oqdqv1AWQGv97jhI3wVwIdVxF9gJPOI00mAO44YgCwC3ltA2
qV7imqifgrRMtNky0BH4Untr/QDXWyTOVQsGAlVorCmJf05/FbaxxYYlFmPVgaCT1X5r2a9W2QN+6d7Gf+buUZjjBwIbQATVL2TWGpIcByr/okTwjYGDNe6j
2qnVTXV2FudsKnPAdGYhcEop6GEwm11FNXN5Kl5iH+F0hUbbHzJqS5mWlMCUVp4A1/KhXCc6TL2Tu4+vV1xzD7Td4kDdSnedLgkpKpHV7bkGsDOUA1rpDrmU
un3c3xEX4dHIB7A/FQ44eYerVpOm+ehIJxXUFtjleGh9l/jN1sv1yvoK3lzdVq9jImzP3cu0Q7Uf0DfO/YUrEi3OMQWvExWlWY7VtmEA77pKX4A1mj3uOvag
Te8u1S13bgZbMV0Ek3svPxiTnAqh2rrLfUGXHr9KvczQw76ewZxfgUG/iCmSHuP2IyOB47rTjvyKTog+bgp3j5/OrXHkK+dDcY4GriikANrILMdmM9yvRNrH
PeETS9aCz7Tx4hXXK9V87s/4BorzjsKoYHEKFewcXLCN9lGNK3oz8dQsa36RW98LU8UvxpLZkeqj9MqKNFcr3Rbgd82+qtkipd6r6+ZsYXjidEUDziiuRvfT
sQ25II51D3SO5nrabro16q/0rLjWDow1xh3z/MdkABQG0jC4DIy2VuolwMyE881cLZl01XvlGsNYah6QrJ9LzwQnQpT1uh6Bj1h3ObeQPxwD2H2aauACGsj0
weZTyxIX4EXZSvqys1WxkdplfVA0n0UcsfqLXBfkJjVKf5cCgQwk1XUQHps4x/WBTXZ/s4vVj8vTgG2qKEXXal9VK73VMZhXoGfoVbZg6pOjOVICzcl9zx3n
XlLtgdmusl90vKH4XdQhV/9f3WWYmmjQXbU2vjquSVwj7g99DTBVk6bvUglAOdbb1CfqPwXMWkq2aEbnf1DH0BVUtn6EZh61QnjLHIj3Cqn0J/T/LFwFdNT4
101bKtRtPMkkmWSsQnF3dy0s7u6yi8MUpxSoTNuRZCbJRKdT3N11cVh80YXFWWyBXdgv5f+dORN9vyf33vcyOaenR7xtdB9118vnUJ+w0dRQ3Qfwz3VGXzOw
um+5/p7expT6NxvV5aO0GFig7aTV0JN0MSuL1qiBdJrU9NMl+E+WcKXD2Za+ab6p5E5dWwr1n/M0x9akxqSN8j72Dk8ZrXUj/xVjdD/VGHouOMyJuoaV/IV0
LNqvekOvp0eoZjn3en4v+FvFlR9CO6b0X3dZa6PT0QXkhdIvmsVJA8Cl8AWOpld5l4IXvP+YBMNw8Ds4kr0Zl6aaDl3Q5qp3rtEaA2CO8YhhufcDgyM3sZC7
huch7ApkUVrwsP6z0YMsDtxMn+dbDR7He3ozvK/8neHevt+Z9sZiT4Z+eclu5g490/XF+5faYHhvJLw36E/Jue6TzIb0C34PjWk7on+Ce23x9ggib3llsBM+
nmmHBAOM+hNYD90FRXL1k9J94409jCpkAHEcvwsdNg/0tcNxdgHyUzEC5cBTLe3Mz7FI/Kr0H33JlU3XZf4u8GIfynKwFVo2kG8+7r+g7calMRvcY1MOMgzM
4Yuw6MB2JM66qKQZ/YE+5ujPf6TH+veU7lDxvvzEASBttKuGQ8PhtcSneJneUb03Y6rokG7Be7k8lNOdiP5C/gPNcPXm80op3SJnH9ekkv66fUaHzsL8Z5yF
JIFpVAsoC5+HiPgXqIRK8R7y3/I/1CwoH6b71ZjO6KFmTDSVZ2xV+lS1yLuNamIWkUZEfesE2mT9CdmN/Jp4FXUnHwPHBzp5crVdfX0T1zhfoR43Dq5EdlE9
TAl0N7iBeq1uMpREN/SGs79CVuo52QaCmRhilqkOkkr05Frjdfxzke+mbKkQqpNiwKeKo03x2B8MCfXl1BzFPDR85Cm2MdESa2neAO9BPzML3cvXjDO5sBNM
J60F+gxd0j3DpkIt9DWTJyc3plXQr+VHy2p6eN9mZkFCDx+DphghvLnmnFATLUf2QqddYZwhcMQYzdcK1DaR2jrq2rqW5jmWHubVOI3XRp7A18EKYwmd4y1g
nqUF3ZPpfdpp7GSwJp4Gxmn/tvzEFvsZvC7zq2oQ+Jl/iFVnIXQNHDAOxXYXTnf9Iv3hmec2MpUYB74Fv0ObwO9IvcCcuJWBTNMhcI52p7o1MQ3J84fRf5to
bho3CeuHbTZzRG3TgIxqgRuVRXhLeZNoSfO7fvXEFUH6NvBE/15XOrnKUC/ek/ge5cA86o2/tz4i0ELwG3fSV1z1iY/MMe2YtL/0cfBH7IFuXADEoxkKOshu
85dou2tXGpprd7mvM8NKh6ET9am+NDaFVoFz2BA5U3fIK+jR/E7eN1y+d7f6YvoZ1R1KMDULfPXt9EUjM9Orl84rdeg6GiPxNdaWpg5ohNkMfscqGIifoa8L
J/tfUg3cK8nWxsmow5Ota0DO4qaSSf5ZfJJRT43S3HWepUcj29jXziBVh44z1Nc9JgYGSvQ01lD1iFmg+x3aC7pwu/iWjjKO1tZFE0ztdOXe3LKJ5GT36rIX
6F3PSNKWhHuIFLNcnf7HZU95Ca419HG1g5ZB50pE0xzkiikjOQ9O0R+lu9C0bzvYDJ9oyqa9ri7oQDIcKUViucfUbH6NF2ebsoBhu/G583HCaP9DPol/iswn
A8hC7V8u2XjN/5Vc5QvDDsLF9CXymPJbfo+uLawDTXis+xP7p3+I7zdHpS6M7hM4RU5zv4Bm6+34aCpfrwWX66fQAS+lX0QPpPe5qjF94GTyacor6Dc43BHl
iATClE81R5gDUL4JDtARBqgdsY40R4xypZoj3FHdEaHYpQORQLSjGlAdiHIYHTHKWSIQr2zDgQhHLFDt/49jlbMIZR+prAoDYhwGZatYKBEigARHjuI3QTlP
UvxEKp7SlW8KoAKigXBHMhAHVOWgHAM1FP+KH+U4zVG9ypdilQiolBySFJ9VMWIVDypHpJJXhLLXKNtERziQAFTFrvIfoWSf/MN71I+8quJHAFVRw5WMon5Y
RSv3q/34AEB1R6IjzpEEpCr7MAcMpCi4xCt2ET88KpUAPypXIodV+XQkOeIUXwlKztWVrBOVY6VGR5V9NBDr0CroVVlGOaId/6s+UvnEKDlV1VRdsdEpd3RV
VSrVRyg2KYD+ByZKXo54Beeq/44bo9SsVe5GOtRKdMUnEKewodgr/IQrCEQoHsN/oFtlU1WXgp+CctwPliIVrJS4ClpVWMUAwI9t2I/KwxR7JVuF3aosw37g
0FnxF+9IVTzEKCuaK/4VnwouEYBOyTcKSFVqjXCYHVU8ograKQ5E8ZSq1BOjVFNbwUPtyFZiJCj5V6lJrWQbq1RQxZ8GSHbEK6gASuQUBZu6imetorQqHmKA
ZMVbrGIB/MglQsk7UuFdD2iqlKfEjlauxjssypotDuJH1YSjKmaCwlCMA3aoFdVWqUilnKUpNYUp+olX7iYDVbEilcySAVipsAr/FAWddo4Mpe7qDkMVK4pF
FAAqZwlKbuEK6zEKA9WUjKrUYqzSsqIKtcKISqk/WkEgRcmtyjbBUV9Zm6ZkFaMgqVOyUFBVso9S8k+sUpqyDqjKXkEI+KEiQPFf1WP/4yDyx5VIBaWqXolS
sqhSarUfKEcq6EQqq1KqFK6oqAqHeMVvBIBX9YMSXeWoqlfrqOo7hWFlXZX6bIqlWvlGV3VClZ6U2hMc/1N/OFClyWoArHio2ld1TqSiusQf2jH+0FMVz2qF
V5NSHa5oQaPoXKesr9J1tR/8hP/ogCigSslKJyvbJIWLqgwBhRG9I92RqayLquoXhe8EJY9ERTmxVTkrVlW6jAF+3FViVU2QHOAAYAbaKZZ6oETRwAhHY8cT
Rz+HKm+rwxj2zSE4mjgygZNAX6C5A1TWII7+YRgwJKyxwlk1ZYUGyFdwSQMyFRx6KFl3UpSrUfrxJ2BIXh4AObQKLq2UeIhjBfAeqMrnJ+ArYFAqjnFkA5qw
4rBegHZJJ2A7UKmoSuHPUaGoxaBg1VGpCFM4znDogIth1YHuSh8ElCu9HDuUdaqw7cBAhYEOSjWxwFJghKNW1ZRU+mWH0stHFE8qx468VEeOkp1aqaCj45uj
roJrHNBCYa6rgmo9RwPlSjUFuZYODpjuEAGbUk0jpTdAx5y8eAAB+joWA82VmpvkLVbw+TNMA3RX/BFKJ9RU/IxwZAD9Hf8pXdJQ4ThV4euBgtIAYDPgy5uY
l6TM2iwFu4ywZkDjsPbAz0COowUwEXAB9RSGhgCtgVfAyrDvjg7AOEc3x2TgoMOmIBIP7P0xYa3KsRkAq1SvzEKTUmNdhfmFwEPgAcA5agDzgBF5FPAEuKPo
oibwi2IBAv2BDKAlMANYpGzPKTW3UrCp42gO5CqIaZRschx2R2dHI8cqoKlSsU7pRLujvaKp5o7uQCvAW9VRQGNFhaMUxGOqUFd0SAJDHFkKd1U+VI7zgMtx
I0wGauRdWTIRKAZiwt878DzPkpy8N46leVGKSgDHUqBp3lyHBzimYNgPaKN00HpgXdgs4GlegeMQUFfhsRYwL6+zo9uSkQrjziVG4CyQ7YAADPgCdAPqK9zX
AFAlXoJjiKM3kKnoJ9NxR1FyutLNM8PrhlmV/u3lSFbumhXE2ijXxzn6AxCwwDERIIBtwBpgXF51oDewS9FGLjBKUemtcNyxMayVY4DSLSkKmpPzwhyNwi44
DHm18uyOIXmDFWYylf5ro3RA1Vyto7BpUqbnIYBxdM9rpvRDB8ciB6Ko06xwnaiwCileq2aHUUEz1jFJmcEpyvxopvDSXmG1NdAPyAjrrzxbryq8xCqcg46a
gOXHzIhzjFW0HQ00VLxqgWFVT1SFl3BlOtZXujg9vI6iI6vSl1GKfSxQqNQQCdRSZmm8wn89pTdQRa/pirYbK7FJYGhYiqMeMFTpiVmOpsA5R/WwToqnlkrP
ZCoqRhSUCGVW2BWlN1Q0r1G6sGpC65QsaijPZqVfladb9R/TxaLMhXClW+OqppyDdGxeWs0RlzcwbwXQy5ESFqV0q0aZtDnK8+Wbgk5tJapVyf3Hk12JYVWu
25SuaAAMdjxVaqv7Y4r1cIQUdGDAqPSVTXlKNFaYa+kwKROvrWMB0K3q+QdYwDR4NlSKW/x70L2qU96RdP+1lQGB/g1+QjfE88Hf6SRksb+WtjX6hJwCh9hf
nTfpu85swzK0KdrOdMItmHPRBf6J6tb+tkiB9onrfDThHuePRnuj26DRfgqZjNDITDQG/M5vK7MUNocuaRIwky/TMzx/NAcZN1o6lPhSiwN2rjGiMhyDv8Q2
AW/qrntX+NdAesjL3tXe8p2nYwzVjWp3Eccnry7SgLnaEuMgr6RrAIUVjoIeKG87NbX5nEgdWgGlPAAtRV/QvfRg8LZ9NBSC02GefmvM49pROaqX3p3kJcrt
34BokIu+Ov5CmDRdNNZW3nTjTa0phEpk9uD1TQe0Rt10PkH3wL2YfgGtMTaA1ml6MadxhqnQT8HGBvRwfCDSf9H9h6cGroM26da4CSzX2ErzN1KbboWmQH1K
WzGJdC7zHEnRPgDd8G5yvz7GWxw/HG5ofGQeDavLbbhaP87TTas3/GJqpb6dKFMNfBD2nBpu59AScwPvTF02vc9wLPBYe7XkGPKY2Ub9QZZxo7T3jXcYmLGQ
80lr8QqkYSlO06pycC66iAoaBLAgzaT95jauByFLfk3fJhdI7jY+8w+D88n7qu/urPJnUHdybelBOkT+h08kLpIb3IvhSI2NaqXPKIukv7AL6cKUZgSXSONd
TB81w1wdVN3KYo2/0mwA19wq9Pr6V5+7JAjvMAxidukeuLab8sg10CNfT+53/GThJ6aryU+Xw8PoWvQMNoOHnLN8ce4Q0RZqimxVH4efu7b6neRL4jXdgu1f
MscXq0agSjqL7IerDJWl1xG/bjnY27PBNx0xo0lcPjmW2ef6WbvQ0IkspKbQl6mVnoNwqW4x+gGiA+ehSFQdaIZFQwbyM/uYPhM4rp7A9TdlOwH/32UVvnbs
JnIpdUzrdq5nf/YzcKZuu+dPuKjoNWw2jGMfQEsDywN6/nxRBYtrDpZwGFD9YtH7aBTdCM7XdaN/wRlwqXsP8tm/L+Ww71dyWkIUP5Mandi5cGdgu8nIZrH7
/OeoaFIPZvjUVG7pCf198hOsKW7lW6G/nTqy6DsziZxK9vKZqKfeTLeqqGL9b4TNNAW0IfNxyNVIv5HS4U3A5FUn0mB4tdHpr1n2FeyKrvD9FjhX+Ju+lWcK
vZV+b7uHzk4+bAxqJq2/T3VALFhc4SLuQHkxd4oN6tP8YdwelNBvpxfRfNnOtMNIMtjT5EFysQfgjvQa3jD3VogEuyPNSs/mDTD0Y4aCHwxqfz/DQvpPuBHd
kpxNTcYjC1lMIL7o++j6lmRRF9wdfAOxSEYX6Osc5+2ahjOU4THVfC3MJrPVPO3RX81P6RslqwyrkLvMw7QxTDvaaXnsOW44SKWVCobL9CWLGLhMO4zGtH/J
+74FWFvfAaoYKfZ7yQfgNfottNz/wnWLnuG5uHo5stTXKDXV8J19S08MhIGgZuO6aGI59lTcDOaK7f3n8K6BKfQj7DSXlXFIP0BwuvS6uWntbP0DhJhDLHMV
GDpqvYG/Df8IH7y7uEJplXuMfrhxIWsytxJZU0cpwdeZ726ReVAbQh/bDmjvqSaTxbygPS1MwaP4tlwRTsB/md6bB4Zw/BK+MqvQHpJNmWvE9vR3+T57WFsb
ui7F8S8hlo011YQe0uvEE+hJ806sYxrItPCttGz3TDb4kYP+5fkA1kYzVtQk/+yOtL7M0NuGZnPBb+xf3K/CevUT21noWtpFWy+zxdKJnC0d022w9pfH2AfT
ev9M8xAeF1vKc6hqwm78Ot+uYrqcqRyFc7X5hUpFC23V3DawieWp6QpoIW+HEukQWz0U7t8rXXLVDexlBiKHrLkIS6jRv7FU+xC0DLtB/mIU+MjQAUukpBZR
ab5UxjdIHWDmLbPMcfh18TxcL3BG/1J6xkXSejknMEyrsdXn7wdzJd7SWF7ljOFnZY9nR9qeU11BjHlK93Tnk4y3woJXP410kR7i10zXhYVGjfkmeRnbX7aa
nZz/r7TV0oPONE8TGnjyhfrGD9owfDCdxN1CitBkxBftNa/gtFk1oW6Sjf3AuKVOoEw+53lbE7SX3FUk+DfyUfwwn+MTTC/pUaUAl0abFAwGOG/4M8Rs81NU
8r7TQn6Ufso/ZkvlsYTdrCeWWeNs1fmdXIPsvcLPQjGxU3tCHmiG0Bv+ZvALbk7hWGItvcEcAzZnmy19bP7P2hI7U0Eid4idqf1xE3IG4QKWnN7wTOtRsBm+
rqxZ5ibiqJkRDrgaWKvhI7mGS7K5z4iTs8pt3H0lN9GdvyIPMNXFzZnJ2FD+HIfh9a33bbHoCPni8urSe2QV/gEdyXVCNvjeiHv5vtxdybJ2ijSOGoXXJzoJ
XeV2JV/Bv91mocDVht7JftR2CD4TzNi5uE+Whujv+DypK9HIZuHvJDh1Ml+Or6I9+IvkCya9aSfaEXygz3Dl8E6+je1lwEy0xKZI3cluOFW2n8WFFllvuazK
aLFR6JgwCi+sGIVeMUzloktp4nd0vFhX6l5eIj3BQGkZP5RojNwTn/lyjOu4/dIiLtwnmQf5C60NYF3aRMsSegPyGeb4gkI1FWu4Yo1RtTJbXQnYKEIdbCWX
WKshJuEkOBjvGpzEbw98x3fjJHoXK6In2mta06i58jxmO5liTeLmi+foTdaP+Hz8PdJP14n+VD2FWKoLWSO4VsJzO8b/RDz1PyBGgYg4Xtpo2MkU8L25x/b1
CGr/jx0p3WcjLHfxs/ZnxEW5H/NcmuSqRrYEX7huanku2jJbNota4g/6D1MLfCDHpWzza8hc2zh+GMSjBRRtTQ99kyb5ESIh6LOgujvSditNNrFm8lP4xnwj
/qsVNx+0jDJ1t/QzreItpommdtI4UU3/Ij/nAsiMgIq3ST05TfCo/7i5s/RMZBBV5S7zLaK1MM/Sjf9SeYKewhyomCeOzlxqzQbNskm2GE1CUcY2Yps4u/Ke
5Ta932wUTsjLggv4oXh3c3vLPRtrvUGMDLbGI/hm9l1pHbgiurc0Bb8n7IK7IrPkr2kZ7MdQY7FtxQPsua6NNATJt5HsBDJDmiNP007n5so/4Qv4wsxuWAt0
WXA//909SPBmZNj244uhU4FZ3H4zisfa23m7Z5j48VxH+AOmJdpm8LCW721ZIxUwNwItiHFZLPet8jfzXgkVhwvdBSIUkzmIOV+Dl3fJg4MrTJ/4rxtq2txk
nxo+rge3wnU4C6w0I8fEVllr9FDgjdTZOI+wCzq21PcPv8t+P/Mdc8uakvWLPNMqw90sfe1juemhvnItgZd/I1aYb9sC1hrcfiwnjOW3WYZxD1MG2RLJ/WIr
ojj0yjBG7OP/bNmGo3KfwHoxFSpAYKnENGNdP/51Zj73OjSucri0xBpvOlZxpOJW0E7/RCTTW5j+9CEaIXqwwQo9shUtp/fpXgi7wXHEVP1SWsVECHOSw9J7
VE7HmlDrKvqrHtJv2cX83ECPwGoewh/462JB0z69AS2Vyzxn5HGhl1JzIdzKa1dWDK5oHFpA85nHbaCdCPZWOHeyarCIqRYabM0XNoCiMFMQKvqbu2cupDne
G8jTgfwE6W80W2hLiMQqAZDvGTH8E90CnxrKlxek2yvmGyVoqKxmkvhhFaOs96QX0CPpJPNbWheTXyiQflYtAH26nuAuy1ozm5FFeMgi6821g6TXtllYC7EA
/8NawYdDJkMaQ+GHkBt8TT6KGwhLto/SOfqpf37QoxuTiXL7+HQxJ9NpTeGTuRtyHc9V+EjFeuGQeJPtb7rp5ULz+damdvKMGk2yQpljsmKCDts6r86FmWbA
91e8zQ7AY0NHMpND8dKg4LSKxTTNNa/kpPrYJXKAPQU2WgHNV2IkvbDiX8kOj5P+keZYGckonRex7KTMkXjNrGQJD/4N97YP495aLPAM6bq9njSK6VljC1I7
85ZvawWWMDM0JyPAdA9coD9S17ClbFfLe6mWOM142zuwoJn0wBSPjrWlBFcKf7IbuQxbCf8meaj4ij4olwovgtcMg/mu0jWuh6nO0kXGRHCHOE/a4M5gpwmL
hHDxILsRzwj5Vl8LnkQx/02mr68Lsw6Vg4YNsytVWammcKwl2y6rNaHJFL2dbGuQ/dmX8L3W9XgJP9A4gx/n/5veEbwr7+Vv2a6ZR7gPVfyHzpQj0XB7MzbE
5+hfCeukb5pIYSn+PjNP/lsu8A+R/DVPEbfwhXJLeSxeKBLi7Aqe71B2VD8NSeGeEbcDJFqMabB3XC3pnHcj84GOCvEMyJwQrwT+tfQ1beYaiTHSn5lrpVx3
pGyVeli6+usjncqGUho3CMZV3uDrUQGxDnhKHJMRWdneEgX9EwgGNwU78T2oTuAteIY8XJ5YlikAWYO5NfxHOU+Y5ivH+0vf8BhLIp+V0QIZDB001ZdSwI7m
nWwR+KCyuy268oD5OHURHIjco7bi49hpFdWyBuBbTJ/lPwNeej//gr0Ir+JrG7asKmTm0qe9nb2L5biKN3QUl2ztKafxV4RUYVpwovmOMMNbnztgi+KeCUP4
xtYR/sVUQXAXVkpMs97xNaMXV+Kha/JIeyNrptUUSscHV3ZRN6bbIlsCVv8B6Q+hNq6VHsOvuePEMvdDMVn62eq1M9QbaYCtfoXZVm5ubase7CoOFFOqYeYX
Eipf9t/E22k30BGmQ5mj/XRmC3amdTmxGV3ku2jxYH1DjZiOGGz7U0XIL9KH+ueVl3OBzBZJ8cJ73GobZBmaGWvfJh/g+omt8WXGkXgrshvRTpJ9U60xxKSi
Q6zW1dfSEtsm1SXfeZJYCF7I6eShbjW/n7PIHblsAi2uZmsW/C84gP9mbVExQling8yX2TbMGaoddgSrLDsm7ZAfIj/ZuotpzFprpCRCb/xbOFfAy/zrBble
bBf4mbQD6u45hY5W3tJ2yEYxR1jumgQjgX+4t9RbpqEwnR2viyCWmx/6O8tz+BxoT+Iertg329ATXL68JPCT7ZlxEPqndQ1yQeyCWq2bLT2tE6yv7cN1A/gW
aJ6lG1FXOMwdk4YwcSaZP86fQg+K0fpWywj5IdWFO2h1Shq+73oSecVV0sfh+pyKdnovcmGWXA5zv1TzrFV4I58Xc/gH3BteEkg8ldhlOSoeCHTKmmo9zF6z
7eAGWVdwhaa20DZZCjzgDPQW0c7lSX7+geC0pnP/wPFyjhUWfTa7eF2wE5t42rjH9yv+Tl5gydVtoftCemE0k8vvMEzXj+biMqfZb2ZG8RXSMikZ6WHvwVOc
WajnH4GPyNhoPko8IgTTQt8ky0u2l+Ub39TenT9k/ioeMlNECnOVv4rEMJv8MeJdQwPpfuCyWEu6x93lm3MrLNsDE7Le6kNYEbKDdcl/W3u446Uz0svgH+Ix
sQeynEspuoZ+YIZYx4KDuHpc47VbgvZ1n8TxfFKwmrGFqYOcI2W4aHGgEKkVMgxyfWsLKQ16Zb4izZaSinMqNEQmXuBvgt/B56HTUZRMDfYvrCiOzLzE1WYL
CQP9qKR1cK3tpCiba7mmQ6fkDKNVzCTfBaKxX8jzofDUk1oyfXvpavufgSuZ482f3XlYG+tOqMymkzJNpDjAbC6ZIzW2DeaitHet15j1xLqAk/0JRciJ/oD0
iQsGRyuVzrDeEexgU84MjaGzLZ8ZxLLat9g2kVsrVsh/iV+cSXxd60/mZXG7rNOwW8UjpGm2znEPM1qhjY0vEInPQhZgTzLUzFwxjfcItcsP4Rb+EUrTBmc2
M9scJm7DJaxAX+actN4RHCBc96tDG5HxlqiMZmCGNEHqR3UwaqV7cjJ7LqhFTHiax82S1Bd2AjuYHuJxOZ+mBOn2tCD8TtvxXFqk1vq2khOh6WgD7YpAgtdG
RRH71BvoPoZO6s2owzLFsJvLDzgDLmQYO51rRu2FO6nmQQlgnucnpqVrbuFb03bnR085baARd8OE0bxWO4sOsxD824TL5evys3RXoULmKHQeXcQM9m2BB1lj
9UnsgeTP6nIil8yGztDPbX0sx83J2APoZ2SuuZyfgneGB6AxyCP6X64vDVj6IiPNbczLGbPxaNpF/ytTGjoEbKntwP3Mt/G8QN7aelvTjT4QMx1gRHStaxXd
yi+7FrFRurNkpnhZSBYp5l+wnD5Pf8MrNWnkSzmF+UNbi/Nqn1pLrSeI5+AGsHeq2xnlinLNMS6FJuHtudUBI9fXNV1cyN4mbif/Vx4vxvj+MT3iRpQfUK+1
LkGaMbOdJKdiYCfgOckNdunLboDRWh/+whmp6ivjVAb4F7OazzBfxT9Z7kOrhN3CNewAulLfVdvKk4AnBYaQCwO5Vq+pE3IauwdtxOb53EZbfDHIeZKwIabG
xhxuhmc5/pjtG56FLvNvKo3zH+aOG0/DBfByz/2i827BoPdlSK999ZA9eEOkMV4G1eMyuKvKm8prThcoR//TlaquR3YFzxNz6YHkLSwEJUj71o9008Yx9Eju
NO4n8pBuHoNzofEKJDFXBL3zOX3UFEyooROwa0YV8oJvS7mNHPEzVuDf6l0gHiKyjS1gD/4c11N202RffS6Z+oKFBaKdt8E4RJ2+FW0Cf6EXGPLRqr/POeMv
NjalDwrruFfOWkQEmuTvweRil7hdyCU4XzMNa47+UjS8vIy/4W+qa+dpi/9rBYiJyi+8UmG7a0vZP77zLOYNS9VqN5XNETD/I/1w4x38lOkCnQW2ENKEOaZ5
1sY+X9g2+D/CUNYX2hwzZr0OeUuN91zAa7hgaqGhIP2z/s2aXMsWpLvxN3Vt6Aw2i8+wHDC7TMe157il9Bxaw+7VnYZWYJfhHPoPZAHStmy+ZQiXZWop7kK+
ipxUjt3l5gkbjJ/IJKIBPtq4OBAHFqc4icGW95jZsJ+558e9IbZ2+XbsDjORfaXfLuczW8tLkAf8RWSyoON3lJ7Wn9dNZeZCJkXNl8syqcHeYWgsii75QrN4
C+5YeUjVyV+kfWVsj30Ht6W3JUf5Bf0nlLA8D3znrmDHdYeZJaumatZitz2l7EDuOseQM9kkJDZ9MfiX7wLcHVzg7w6+glDTIK/FNYGdgCejD30E7WEpamNR
Hr7MrTa2xlsic/lbyEXxZ/YvBvH39IxERphjA2f9WizXfBjrgB93Ty3BSrrC93xP8I70c0MzYVnApjWyc03m+EzCxbQ2jQV/1/2JAygDFTAFyFd/K2aFPAy/
bNiM7jKRyC3rBtMjYvoq3jbJnWc6bt6ZkYtNkGwcvL6t9qPvOzWb3S2sELZiScanwijDJPsnppp0pay2tFho5jvLNiNiyV2hv7BOlmf8APapFKB/sg73dU+f
E9wr7SK3ZXLI+iyQNxIH2N8DA7C2uhfWmVYx5NV8CG6xCtx5207CatW6hzF+1x7whXgvEE+P5X4hY21zvbh1Jc8TKXhP4qWULu2UrnPbuNfmGqJaMPEasRPV
SkKJT1yMXwfGcWZ+vPVvNnXDXWtHTmKmBObj87Pm6Luji7nJ+FS2pa+OvCT0REYrwBJzEhkcy/wq2YgcOuiKMVVCXfxRtl/ZJs4KoWVFi/Kxcn/mhCHIX4Sm
ibNceasc0OUySRpiPS9NQA86vbZaeKm0GA+xt23p+kr4kjQEb813kxeYcwwbmF368tQN0nd8gXaIHCUncHGmJdap1vfiU08O257viY+2PWP6pb+Tx3FvtAOI
78hzNtL6QlxruwOdQF97W9IdtSpkGtwq4yDRwBJD9WT3QRtCw/ka8puwCuiCpkZApeolPMAX+4+hMH20hiz9xpSyUfJwPCyzR/B98BNzWmzIqZEm1AN6D2qw
XvUJ1mLqmTCcBnSJeJL8mV6LDGaHihG+3bpOnlL9Vcs37incldsmxJm1gt0/G4wBc7CJ5c9SL0uNXKM5naUBf1plCL6wjSHt6JZASDwqwfgKdGTCOEJt/U18
IF0jRlmSbWlyJNc57aH5Aj9F24r+GsQCRYG1oXeiwOuDPv4yvTL4mzBG35B5wU2taIsPNDKCYAj3Ngoe9oaLp/nfY9vCf7Ab6aamW/jl0ltWNljG/Ra8z9XA
ZNQkA4wueE8aw1jo2aEsz1lxktjDsp2L1PuZ7eBby2h2TPG/olbi5Hf8cakmUsk0Z3MqFtLLkS3oVCwHn2Q+x2UHUBKSTVKlWFIxFZxAJIIrhA90HHQWsxFm
NB6XsVTPJr4aOhxpzwvgYKsWW4ONS70u9+Nb+kZKt7HGzEfKaE4RVHJH1sarhXocLg0Vs6UFLIhdtDuxodxG+nBgoyWZKeXQyp74AhC2bsbjiXSkMb0PaYF6
hWFmjXTODVPJmZPgD7pVWH9Tss0nj5X2KooA6CW+a/xFNpnsyrymd5JDBGNADMwzZMo1jS2yS7lfuce+e/wOf4KuIdvd+jUzgotWe3kH249YhqfJIyoayR34
SnsnZqTponmO9B9aRyzW6wry+QHGIra8IsRNIslAb3YjelgaY32XuJ+YZ+7Np2C7eD9xgnRxx+lRzCzxjpTNIfIi2u9P0x3l/alLoZrwDqoo7Ck+kB9BfhZW
lL4rrmc5RPTkOhMe5gaUDZbyrLidaiROl5b710tBxso84HeAWVRN7UW7KF2TjuJPTQSH29W2hbLK1tNUhmo9G6lvQj7+RdzA5DNtuHrBiRm38Sj7UGT4yqBe
a6mwm/ETgdrsEMlh81WsyeSRjcI+awd6DqYPLPLXSNySGZSuct2CRICG3bSX6yqso8/KC+kpUiNcJX+x5ECkYTTyD/sROg+WEmmuBLZ2UGO7Yp0plFk/BvtI
U3UgH0gaB1eop5ij6FRTZNESeC7/C5ElDZU3KwwWaRuab9PxpQPRLdQcrnn5FHah/RduIDvA2gWfbIG5F4FGwnX8MLGT2M1GcXXNTblJXJounBgiDLRssf7E
g2bZW9uY6wvjY0IXPBLaGT8hzs/0Sld9Mcy0QDU+zTIDP0mJWP81nfDWdr1V6TepGVoqU/Bs80dphrETv7hiF0/IOWoY6YKiuvpoTe5zKuSzC1sZDjll8pFj
ogyh4YbjegszD33LafAj0m3dNNPcyrm2EsslyWrLDLS0jpNo8xVdgXCUHcKEe6eBrwIeNkjU9a/B2zNj+AvoUCmB80pP+MehW8HL/HZ+gLexNIysK03TLPNx
1vHSbbFLBW3WsHp+AU4FKcJLX2dXst/BnThsfoBPoafAM32NRQ2+jYnWtdKctuXijcy1mOO+Y3IN4x4qGTpqjkIW0sOsEdAc42RnDWuGn5Cc8i2h0pQtrKZH
Mq+4jJSH/CDQydtSVtHWVDtqNNXL/LlkbOYgW08sn3pn3WLLFCXLO3OysNJmkeO5G9xU7C1mLX2I3IMkpEIOILc42tSHdnAlrp2+Z8ze+DkILc7iNW5L+hZf
GH4ZW2baFthGnebjoX7EBAPNjbLucf/HLDU+tZQGl7hr2CLMXcXttl/KutHvpQ7+f/kneN3YKQaqdBjXSzsZumU+zK8u2+JqjyTZx7BdfTrrYNgoUUJhMFaM
0L4iphrvu6bTZuxfaqT/NvoAbY/E8CtdzawGvg4+FZponhSYAG40qOnVYiH7K/KV6QxeAFfSNumdtat0WbO3xI6tZ76IU217pKAQxaziL/HJGdXkXqaZZDn/
mUs29EMR/D6xkrktTSHYihjhK4OSx2ytoIrALaQblqzLxAOGNcRBGpHH26bzm425eoj2WEB1XfNbHDW1lA7LRwMnEIKYZY4JlObb5UzL2oyAVRvqkLnL+tSX
QczAUQliltluEB3YF4Y9LGypHeysr5s8TFge6oFUk0tkyl03tEbeSzw17g7dxApWv8Zq8U995UIiHyZ85MYHbq5eLr20mPHXQadtIz+AfgjFSDMsU6UJ2nn6
WmyXzEmYiB0BEUnGpiJxOoHbVBTABhJF+DAplVvJdMXv226ZxmK9CzvoBmEOrmvpSTYRnW53mcvX3rWkSIfpNrIWReSOgfdsvpiF2Oir0mU8Kr9AiDJc9r9w
vzaZrKnehaoyPFU6G6gu7JOzmY74Att99wRxjXgSz+cEqYElwfoJuyTtNp8xjdetc56SRNRm7UeEZ8+w7Bam2t00ljmHmWCcyXxyS3xPuIFxCPJOOibft9wQ
EOIrs4zrLd+wjxNH+w5ZaxhHM8lCUDqE1zGNQJOwDD4z/zC4DETY0exLeDU2uawhepOdxKXo9xk8rr/xjvg/qs7M3WUrfQVuDApna/ETvUj5EM8HbTjmILsm
LCMR/3jrnylLDBM9sfRSH4FCcAfXk2VGjXtp1rrIalmeM9RG8h2aQ8/UztbdMpxPyEZlqANuMb8ytEVjONLjg7tDWWVTUn8xJoKV8G06Guep+cwJshVTs2wW
Vk+3Cm7lSy8PlJ01NaTvujf4zMaO7EDVU7K9Zwr0RK/zeFbGxrRWN8IbB2YZBmh03MeMyVyF+QQ8T/WH6rg+D/Gzv/qval+UNnedSP4vAdKmuxJLZkP94LX6
f9FJvoVeg3aB7yNk8r2jX3g2MvYim74nVolf5UJ4J3RGaX3rC9dIL8rZUFr/Tdsc85FfyW/m1PU7QDg1y1uofaR/t2qzcbvHSsnp6cwEuqteeZNNp3C70Ip+
7O5k/OSjWK3/pT4PdBl0Zaf8Om2Gvo1qSto640eGVR3WTEVeumV4r6mIEJHxVGjd6bW7kNnIZ+98uG2p212h/4d8QkaSBR4n/fu6tPTJcLbrS3ISXYa6yUh2
bvLz0nRtvKuLahLYQbveu9+w3vLEIFD/+F+Dd5m/ySS+FbUb2Uw813YlYP14z2ptj7XbkffUEXoCt5hOEh/SYODfdWOcj+m6aIpnmv+PtG0U57tiqh94QKaU
GeFFqUQ8n3aEnEt1QH53v139AZ1Bzqx+zeenLyaVe9O8rbTT3VN8+Vo/+yW1OhRWEkbx2MrCGA8DbVUjni3GnWV+eo7lXEETdJ+qIw3jPt8MZr9vm64I3qDt
49yrHl7aVTfCsIh2ew2GQ/6t6GzXNrdKO813ll5EtcG3+yZau0fXM4/znjJGk2LZSdduqo5+kHserac+k298EYG40s/cRN9DT8+AIfk6vlr7lMwmJyIlxa21
G9dOhyqNGXhHUyIxi31uTAWr4XzRT2Sk6a3hFRYgG6rq0bFobXQQV5t97cmkhkGEv0H5Sv9v+tVrlhk7gpFgDVAsI6gc36awEuOhdRH+M6VNaYR5b4zyBTw2
3yjPAPKaupbvC9Sfgsu7k1fj1+pm6lYZt0KfkSJVYya1+hqXxZSLtkG7pZzwn6KbWDO0qw3nmH4+X3oqGmvqql3iK9K9QM9gA/S10Lf0FigBXQ839ncha5W+
pNeULSuW0quxCdCalVOoLOE6OSosgW7p27z+IJrh+kWXyMRyMtgUn0/2KWiePJjsBp4Bq5HbU51wEZUAdnbXKSpTTaOcxd/dKfBito1TaywhN+ad4NLpFHiw
qprvlWop9Nm/qeSRsT3KGaH1w7BULaWhySHq3ww3mUvqsfQwaL57nScCmWqabJiAzIcioJPUTOaaf4NFZBOhqYHPBYfxm9TU/FdIibEfrSsIIpR+ZPp2NjLd
S00hj7iz/ZfYbq5GyMp0Mv3f9NfsGP2A8nGuxyjlO4S2TViLtGU/IWEagY0wcfpWxf+6RA/m9nK/+f9U/YpcxUTTV9Kh/YqH6DfMJLwpwzPHhJHcXOK8d2Bp
XthH11RvHPivyYo4qTW+OHSxfx11nZmArmNreJr6FsDfEG/KB2SGazfE+LfRznwkdZLrLGJMn6P9rXwnA3pXGXtyyZy2LMHzADvl2S3dq+a14jRuDIFP9Dep
Q1RZqQY5zybAKRYUxMBU8xq7w38IMXILEnczerySWos28ldHW+v2eOZwMex6aJLV7Xf5b5mGlDT0G3BdUgGXDxXSmykNMZv9VnoQfRJU66tj8UTLsmdkgmmA
TgMnUQgWQv4rPsaLbGZKE/6wOobDfb9grf059Hb0jfAF+gktoM+V/syno3+KdroP0hs84z9utPh3B5a7a3M6+jy7B3tEXUJL8KsgpxtAdDYOFhCqs2+3ZbLp
mT/MPMb1l3dMuc0A0V3KPyAerBVc2/wEF3CK/ezaym5IG5nqMp6C9aZxapY280F0J30P2WtWMzMkB9rSfw1WI35Td3Ka+w512bS1HAB1ggMcx2q5Udxe5jxz
1ZNbdoheAEW7MV8U+E6/lfyvVIaz6Vx6KlXmrxQw33z+MMkiL4Wpur84tS9f3I5U+CPlB+vMugf0VZ7xD5fPahrgTcXJmM/Yl/Di550tXT+7EXP9uJ3cDBNq
Wul6oruDg+AV+CN4lz4Kj/d10p3nssAjgtWq44bwA7F1qvDEYYHf6T8hgkqHb7PtTLuxx+QWzeSSTW6odF0pizjjbOgjdpprnv+gbi5+j+eYKYlbvQjdKpDp
nQG18/2jyiZO8gTm10VjGfQa19+F7agG6Cv8D3ox/Z6JFsowDTc97X35fxYLvtLTSN+PGRcIJ/6JV6E1mEXqPHoE+k2QQZk6Au42toMfYilYbpnNNN21lmmD
eAgXPIrUcY2hSnwQfrocQt+w23hcdzd1DdjcY+a2gF1LO/tG6Q4wjwKAei+9B5loeUBcFoYJR90PAq2Yj/7pVLNAqvTddQ5mA/tN18ir+C+oQz/DfZFvIcX7
6lBPsee4DF+g7GghmGv81xlLj2XCjGUJJ30YegHKADtgQ5mAcSh+l7sg6tPmm2Cin75XSh47P/Vo4LUr0pCBSDEY7oVbgbcs8WWbyG3e1PJUbiLzBJ2gnVn9
BUfxmQxANURfUT3FVcavuulIZ9dt7ZSS3+j7peFILf0sMNLWCW9l5YSGmIaOwp66wvAyTQzthougvOJGWKpGxtsa73pPGmnuFDZHHwUu4lZbc3Vz/ZvJTFcY
ssek4ncg1zWhsga+t54OcG03YZ3vt6zIYU3axNSxkC7vAprgXY+odLW0w5kF0FzfzsAe0w5zG6zEd40rp5sYIfaGe7u5NbncoCE6MG2wRuou4ElKrSrGW5Yn
gEXse2wEOJJpbF1Oj6Ve0g/A8MA44hyyUHLj2Xh3CIH6WS+wFzWL+P8yW5MtMqqF5rDtbE3tc+TR+ENLljwyI1W55gsdIa7Yb1i9UjTxpHIo1x/MtW/ibaZX
GdPlMO4Ud5qJ5uPs9X3vNuZbGGEw90H6C58I3/b2JqcHd4tjKv4WDtGRoRm8S3xg1Tjzgk2s77DfocnpW8G35iNmzLqenmx/wfSWawjdxHM0YkEDfQPx+L3A
M1szqTCYa1si5/mW4ge5BnxCRSfiGrbOet62JXs1MtLiDdiIqaiRX2+5l9EzNN42N/TJ3lI4ANGrRplTuDPFydaG9t/tU5kIlqF3UeO9E/gMzpr4u3EPf9O3
EtnHmfgG0qnMbKaBsBufz/YKphneZOo8u7Ham3qLi1OHZU6SHKZ+6kHEKvgnYR48RzqLHUtvKNUwvxGq4T3pHjzI1vX62D/wcFHLxITi4L/ldralUpiuwI+E
roQAOZ8YRY3aoM+8iydyLVFmQx3EQVxgzxEXCXNwqB9kh6D3wHI5De0jttZVF4KEOvgClbAJzC/yNXaZoLXslURyOCkGxwbuIMcCPLmPfSyaMxaKbMZJ7ezQ
Htsd23OTD15Gq12CtFs0YNFCIjM5Uwd+TOht/pApImuI3FWPpL2hPtZ29GviqbyVPCONL2xnms86ocVSsvmj1eXHybQaXay17Rft7212/I7ZZO5PfLGobLOJ
QfJs6adgr1C2UMAMkqn0GeZEbUdjeyJgDhS34GcH64TuBdtZNfIYtrGtNP6wPz9zOB7FX8KfQSXELCzBvJXItSznvtMd6c3ESSQKrWYZgTuJgTZeu6Tylv+d
+WDmJ+u51DROW8mUjMQHQ4/LQmS+aq+x2NeFoYQgp7Uqr3+2DxUtzTWya3CvQ79aQSEGRQP9NvWRq1fW27hHnsWtFj9p/rF3hJraijPnyh3EZWKsfRQx2Nc5
44lVprVMN8s9/hnbE7iHms2Z9NaKxpYmwbYmb1bniiTbYzgLd/BIRaNAa2EywdkMdCdrNljk6wDVDAWCJmG9dTN+w7hfXBDg+IkczFMbXokvuQjL8crp9Clp
Jpy70ecfTvflH4aShHfSGO6t5EXFwqBoD3aWWmds2XDHTkndgg+k19i8jCVcQ6GdeNDSWnQJPTbucrPOQvzyxi5hJ+0q6Yo9kfmI7JAOSaetJnub4Gaxo/LL
pCZps9QL/MHtQFrZ6gUGhLyhn6U86kDIIGj5iYExokRlgLMM3TPbmg+QY23TLSng2w2n8ELq9saT2Pg078aecF0uxp8WWOhLqhzM3UM6hobLPlptcrPRZHj4
Ibm8Yo1uXLBXcBa30PZUup7R1Tzflhy8713ObDDX4pojkzP78yuEsuACWz9ohM1kPxnAoF+Mw/BdGMzsBJdxsBQKcqIWNW74wPfLamA6XrqY/pkvSis1fJMb
VrasOFFRaIwPhleUy4m0lbBn4KaCbNk2RxzOnGRAS4TfjC8VFllWF25A+um15CjtzWK/M1d305UUf9B5KdCvaLJmdurHctmdrHMiQ91v9OfVg1xPYCFmhkar
7522Ej7lzklQCCjxqsIK38Ue0K12nlBN8dfwdC4zFAxf+0prdea5UuiS8tu6zYbna+csPZratFQ2zF7dpWRu2VjteH2oLFK9W7sueo7OWfIwcaxxXPWVZET6
KsMGf721713z1O/DDpepikOlPk1sWjT406rh+iaaY+taxmgLnLCgWUBeVSb0blfA1bx8f8pA6pu2rnZW2UHVIwMae3G9vFos+QQfIXsnnojjdI/TT+qaO+uX
prrOqHYmviy6T2Z5NpbFeK65osrfUL/ETtGvLNoS+yGxnf5z6unUWpohur5li4sexpf5emt/B3eSJ2mUPFreG65Nguvz01e6x2t7g0+die5xRXcK36vqFh53
rSZVOl3KKnK3aqD76JKQZ0u6XVummeJMS67QaFTfXBfyS6BN6A1dvMHjSV03ULMvYpf2P+/a5YcKFsQ0VbcHJ5R2J9nClsm/amPzKwwxaVZtTmo754SkPeXV
QcLwCzlIBesXFUgl87Td4W4qv2Zv6QPdXVcU9EU/0NCtROcaBXZJHF5YDWhc9CF+a+xKzxhkqH4H+dF5V9fROwksK2sCxviK03anT/DeSpmsXQaGgb2ZWMab
9Lh8QfKj4uWutVqdy6QtUjvgbr5BGtZJJQxIzFdPKm5WNES3Qb/Axbl76o7qS8v+dKdFVDOc8PwV5UTrlh5x2+LHGYPukeSZZJYiyPHk/XVZZVH06rRP+juq
pfpnOlfZpvTBzs1ps6HlUH5p44J6vuUuW2Ih2RUZRM2kXupXl2DUYL1XvSCxr9ZSfY7e4AYMJSpN8nhtjhZ3hXnFtJ7aWV6rb65mcuL3kqL1xuRP6sOePa6/
VrtUp9VzY7a5+zoTqJ7ekPe2q6T8uH8fVYz29Dx3p4Lti6e7UuChumG+S7oD0ICSE962Ba1d7UvzVD9rj6ZogO+qSVq7Ph6OL60kC0sue3+hj3nszn7ldu35
9FMlvbT9Xfmeu6qTpZeSTaXtC1+mNw3/5lpJZ7rPuELxXuo3VVHqfvUufaG7juon1zGoO/0sYVGBmD6wqEtJDmjyzinLNZ5NWRhxsSgFqqtduH5tfm33fcMA
1Qe9RTO03AOvTTmSIquwdfNUu+MN6mnqLOMnXcgdVfpMh3jmGGaHZZaBRWOLtykv68Ral+vu6m9FE9Vv4Q/r08A7mrXaRFczcopqdPqsNfWLg/rZqy9pg+Vi
2bmSD1ATn7WgT9qV4pva3/Oz1BHpTdJP+ENJG8NyPJrSFOewuOskrLNDC8pvRHTxVS/qAg6jHpVMd3eF5pMHi4blzXeeKX+bUFk0F/y0pr7B6/6c8jO9Qw9F
VncP1vY3LIPWF7riF+vapo3TnfQe03dOOpnQwdNCv6lgleuj86MKh56pm+om+HZQzZiX+eeje2kmQavIADJDw5AB+I+0vNStxeGG+NIEdyc3VBZKfKLalPLS
aQpoVfEsQDwmX+gfIT9LqXx38ne0j685nmtuKg2Q36GPhC0IbKVt0+1rkXbGMdbphgDzBv+OT808jWnpp/hMdX2xBZpOdQlc493wUEbI6ufZwG+Q2pn/QE/A
n4kjntNsD8aKJsNHk7oYB3Bd8W9SJTsBX0FUShMC1eRJcD4omNtxD0sxz4DAoUAYfdeEYTvos+Yv6p3gP9wEQyvehtXCd8nnA//qLqO9LXORuyLE/oHaoa/p
iIAmN+OH0zOot0Q1uA92O/CBgHGLWNcn6cZSIyUN+g3jGDV5OnAZU1EO8KxfSuvl7423Y+/zGz0t3YfwB/q6Ke/MhB0NhQzNrRv4SgtMFFLtxDa635C/ScJ0
Cldjurih+CTbCzbk/yTfwlNMCPEmECsddkvG8YE0PAi2AFvQHP6F2I1/NTckJCTPhyPlts3CS2uG8BguR56Z9xJjyAG+tT5j+h26B4mQo9B5zs7eBUaJW4og
aB3hP2sBehtqSnQRp+tWwK2x+tC/lrXWMLYgdSS2l5zOhgwTyPfUrvw8FiL/wLYxf0lf2HyoXaaEU9AUf0e8HfcA0mhraidQp/E53l7mOC6v8KHZwvyW0Zsf
xv6L50tL2UHgNIIs7aPpra2g/IyD4/mtfJz3Cl3gF5AcahUTQ95iCyXKcJZY5PfxZtqEdzS1tIw21UqfQWxfBZpm6Iowh+o1kknfEzeCD+hS0Gxbid8wEcQc
MXLpqsAAcl71Y1QLapzX4t/HVocxbw13tP5f6RXSg54N7yIx4Y4lFn2mmYKvZurxt5AS6BAbhq8jKc8dfQU+Pn0J1Usf8GNwNevwQBQ8PmVDxnD6I5OVVcmd
0vxkW0z1dZdbhnldfK5dS7bBO8ub0nPBDvhZ7fHy7Iplxc+YxfxkfXzqV3PQc8TXhv2CjzD/aepBRCAe/D2Jod1dg1EdcZpunZNvmI2uRq6HhnEyu4buwZ2Q
h5uMpg8IzUw3LTU+EJy6PwNe16+szHPcNuiTbym7hmxsTUcWmaI5N3ePHiYY2EL8lbBcmFHSAY63XeZ3Y2bmDR1v1kuD0z9AXVWzvHcZryXcPCewneljPM7M
JBOlvUSNwhxwMXTXEMaUIEH5CbqBjkA/i63wScbqqAqmyW7aPPMQaTA/URqBMhEbuXXCEdgv7cGXSMPd7ZS3IBL/h6mAJxDduWH4ZusZqrsvju+EbeHquepA
/xl4JKJ0LDISXsRtgJdqS5KrYxcD9a3/0FPQxrQJ6UEMRh/gTuoTOi4DRNohZ8W/sP36tnYxyUD2KQ/SW4Oj/o+ytwxvK9u2BR0GM4u1GQTmMDMzM6fCFU4q
6DDZseMYJIs2kyQzpsJUwapghRkqUKlABR167n59u8+559x7X88/WvrWkvaEscYcU3+EDpHm0dMjn9krDH8aDkHjYQfTHe8pHI0aaGyra2O0qZ3UHeGk5pXj
PPjItS7IxZnBmRGanX/xH7SrmePOd+CAvHdBbbAIKpMsNFjQX5B0IRH7yt3RR2Nz5TDknpDIHANY5yyumn6jHYm0r1VelyCNsYwsl3uRj/H2ZKppJbtNEpkq
TGe2W2a4U/xS0Xx/UVEDaJZwUuipj2KyoJ/kcHApuxS9LPXABvCxhhdMD+6hVmtcY7LzHqUHMjC1jEThm+hcRDCHwUOdfzAY/t40h0qz72PriPupZ/lfsD7O
a9Ju6ArZxjWImKfEAA6pOqaUjwUGkjRfKABcRt4kZpr+rDdeqA/BSENsC7RbuSstMaLgHumtcIN+5o3z9pZk8Rv2wjAP9qKz8SumH9TDZBv10dyGakY2grpR
mLm3ORm4Stxn6kqx3Ai5hLoDj+K/McuU3+TBXHd3khjiGAyviyIQFzCTrhJHwj0c34UE2eB3SnbdF0TZ3Z2cRBRSLuQJR9Nuw8+oTDQG7xHb/OlqVheoX2Sa
Iq1AGyLr0J3wMdNn0AOepQH3a+InqAxf69NxvQp6+WobKnbF+lHOlKOldKXUu0RxKBHcGsALdjH3I1pjP3B1uA6g2XQdna07aX4tdRRWkqGInySJ/niZqJbC
LT6R1Y8B3nn+QNfTU7i60G/CrwRK+shnREREFx1p7UjeUjdVNc7DlUsYgzxxH0OHkpfBb3lPgb10sNFv0cU9ITH/dWk2tt/zu68bT+rqgunIRGIn1sb9FnrB
PBYsUjeufq3WX8nct+eL2+SfqaNhTYmHyFngCVqe217q5Gvn7m4j5B3w5Q0nqCXIJHiEMAz5APejeOdxdLcwvogk5lqmencq/fEHhSyxwDpRGi8FUWXMz9wO
qYtvDz1YvshPoTMsMxxnBGdcmHBJ6utcqh+DDLCMlRcil1GG18r1CSvbEDwKXvbdQZqCzdinIiYOIf7kehOdRR1WwzcmMXKjtj7fwnTLs5OzSrguVr6qfJai
PZM93/nr3A4whliHNaUDncVkrCuNpsil0gVTc2eVO7e2/zw3LQcemyOUn7GH7mto/4RHWBl/VZDID8AUeQDno+vxh6hAT/PQN9ivGqsuR8xAu/gvSIOJ+fJk
+YZpcExPdjqYwHTGVikGvyP2qj6dsfF22ynuKNQOGU5/1/UWCrhDxgH2DQhjWh9jBNNN9eD2ygEkUCN4y5CNUgWRhTjFm1wwPgPvgdaQDZDz9EE0HPITJPeB
0Fpz9XM8y5klVLBrMlwXn4bWVZ55e0qMMI72I2Hsr9RW6bl3hDMXPmDZhN4ReIaHFnJlGIukIk+RIeh3PALZCCUjMVx/GQITLMuY17AVacbMBd6j7TRZ9BBk
BsETH82tqajc9WwgvTmPlIYTx4Guhslopqkl+QmJ8v4spTiuSfvFjTFPja89DWQDZuTA2p5YBlw0PJfUSiCSAtQX+vNNkQ3ID5FR2ndUy6xX/HUxX7tUdvFb
NMc8tqABpnSyO/LZPCj3FfrntitpXd3dfUnMYWmQJ5KHaS9yDo2UurIHwW9YC34/91X4kShiPhJNdUuYRowD/o4/9QZD+2G9G0EeIp1BlL8lokoVvxcYgHQF
vwo/yF5TDMuTrXCDtFb+Yjfxw4yX6RbiMnECBKJroVdiNtbWdYmQpP7OZ/A3ZCdkljLkxtwmukgawGaw96C3TDh9gn2HuaHz3BApz/mEO+TazaukhXknfbOQ
GtMpLkhqQK7aGaML45vwl6CzrjbwR6KnHlPgsLqqeuAzNSv/JZ0jp0LxyB6kLvdxYxnVURloeBelRzYhXaKHGD5w5+hFUC5KEvd1myLjsC/6t84kskfYK0td
aiKgCtYh7bKLa3XXBbgx9pUhYg5y5/CldjMB8HqiM1TFhYpB4BHiG/sQn0RZsQy8FehXkoSzOMmCXAX6NP8d+1jsnHOIn6zpAn8Ac6QDjuP2fPqlYoIrpdUs
ahxEzGBC0Ef8LsMTJcL0EhnPtiNWEn/W9qptULk6wKVgkxAPRJkdSF1KoG7xtDvZ9oFrjJ3YSkrrqAr3I8MglEFFIUiukMeIkzG38IYs0qOxrY3xxEnsR32l
baHmb8c1cJp0FWvs+Y5QgJPaLG/SBfGzkHnZsdREvKmqF7QREYGzFMocBxozbqFGmggOpALE/RoIfES/jwL0D5FRohm5APy5O1qJ9WRxC/hz7Hohk9+bX6Lr
7Hykd2XEa6Plt/oiokY5RpfhzREzOg8dpJ+gvwwVYVuIV0gAqsNksCdq4CfReyWUw8XJ1DzulekE/w5mlV6aBHofnOdcxvXgOnsiIiX2JV+MnpX68h5+LtAN
jxFfUA/cOuIk2pS7gcziP+MrxEFawhi0ux3e2J5Gkc5hQn40BzaDD4GVaBw01fXN8GTrZ3SI54LtmuFNblPe4m0ibNfPY9QmAlmq3cFuR12yw7xVnSpd9RSy
ic5HsVWgij9nWOcL4HF5NjrfIUBGT3/kpLIVO4t14+OYEHHZjovcBiHR88iAoheY/p5S5hT/E9KE/lH3HYl0Hybn1d6DUdi06OumcCchDCVyhAm+1r5C6RZy
ytiPvEgXSuPZL+Y0pJxS6J+YW8hIIM/eTMhGBmONoFzpi+E018iZini4uZ4OUK7+XWykoRm+JfQQ2dR9yFsmdXbPQKaxPtjMlNPlzjFwMasGAeR2dF3oiGOp
NwttYB8cMx4u1qfyvwpthRB0EbraJYE3VR56GjJXF+ZuAxZH9UV2kzXEWqoX5oxuoL3NxWMf2X3UA6gNeBX50SmBXfOvG4q5QGAgsoz7hHzkQzL6Zn03fhTO
aAZTKca95DfHJXG45yi7Gg4HQtGncLVbC2e7HhlPRfRl22MqpJ80wFkkUPqpCAqe9ES5+3huA9XiPGkzeg0siO4G66hIYK7jId8Yee7Zr54Ba6DDwHRVia+9
8IjPZ8oMych44JtcAbxD6ukjcH3WVeyDnEGL8hjXcEd3SbOpMXuLT0IDIRe9Vz3bNgjuw+7xnedTxSauXs7xnjaq6dpP+mzPe+iA7fH26phewjpDBpeCXscP
67xRXQGSn87EeYrpipwY8C5xxdBBv8+huOzscN3wmFbCFrC3rjPT3X4wT/GcUH91jaeG51SEumhc91DfDgiJgYN7gOEMtqU+tALZSCyILnFUIfPsk+W++JzA
DliE8R1bwZ5FhgI0LbIr6D2GHqpstoYmmBPop1wj9gjLJKOQ+rob+BjTA9tmuwa8z3+K2kN8QO+oHzmOY0dExPlN+kGq1lfTN7cVsg3MKu8DqVDipY6yPzjG
+BNSbIylUE92+DY+gbrFDMyFpQXwue053Bmgo/pLVIy3X+xH/mn6o7xhuW1CpnuuOLuF942Io/bwHd145pfcIbbLtZooW9ginAczuD3MMR3S8L6hI7aO38jl
yckSRXUR0x3t2GHmqcQq5xahN+1yzwVr0LPay+zG7GHoOATd3d9y0NAkzOyW6FvGta489Ij6hLAfjTXX6FvzodJBdh9YhbnUz9U/GhZ6cqhJqidYY76AAnX7
EMy2mI/MX8vegCdTJvaesJru69gT248Oh5yqCsoFaFwHw9oiwwiMrmI2utpK3zSt9MHcMYbNOc4kI7d1rdlUtD84SNUcTnd14g9q71EtkPuZTmQW99k1BZgN
DkJX5c9x/iYw9HR2DXrCMoXasjsaH62nKD+mdzbgNmSvV9tTV4LL9Mt165nDciw1FXobm21kpapdwUQnTw37jp/GEuBB9rr6MjAaXWw8YhjGL3NNtfmRg+7P
THLtTNIC14IEfZqcqc+Ww7klQj/hE3WbqvHAMbv4ZhKGet16ZB/oopvlo/x4Vy7/FdvGhhjKY/3OY1ActZ67FJ1hG0uP13XkkkC19iekNTcY2YT3Ejuzp4Bn
8mOxLO8mdRd9JuaKwRya25eoIfpJAUA3rpntJn6ae8xDqgGghZ4s9Mav4a30JbgROhUyTf+X1F1ZL+WA6zR9nOnOPJdDY0BWO86Sr9G2cIjrmnaz8J3/w7iR
P5JnY1qqNsdOcQbqRoGIqy99lnPpX3pubGmjVrtNOZJaa+9MZxlG5p/VN8s+aexlTGB2Cu0YP9hOO5eLdXfThggZSB/wNRgBt3Xui5qZM1bM3rndtZOb4JlC
O139w9IhK22KvBF9J3efJhUB9Cm6Wp0mtsCCuTzXGOCIU093s/W2pVMA/82233ecTnMF8Ue4dBvNBlKr8ml+TPYd3QTqj2h3aDWbUDsZrqWfuTNY2L3EiegP
ObW6brGEsZ3hG/qNf8hF+zaLR3M0xrY7fnYEIAv4B9zBxlfdG12/cIvZV+AyYBw7Bl4WGYwEqVJgU8T+/NWaAqaLlmQfGHNc1vxLWSkNnwE3or7UzqyT3RdU
8XypcxeoQl8KB5EnOZ2ZVkhjMDq3OTeD3sfNA1fYe4KB9CBDFXfFuR3cztNonme2I0LqIs+D2ksvsPqm38VVwEjgIzJYuMXUmKebxtXeNBU2Gplv+gv6yxfD
n6P3FzWwTve31B1SxhMNgPqWX+SVxCjxmC9QqZB+KZrk/BVbIP5Iw+R65gWtF0PBm9yfVLgrJprWLOKmZJsVDdhb2MEdIxs55uoeEJOUfDSL2Kr8Zj1HrMxz
xz1nNrge0DexOYRRynS7szsogfxE/IbQCQnVr7KeQtMkneyWI7lgym6pwlZD0RgrlRUEhY9Eu1ofQr/J4wruIWGwjlhrOmxRQLtlJvDOf52bJraQxnnvM3dj
Wnr7gfuJdL3EbA7HqKH4Q+wJ3cFcHxjjnWKotiwSb/ETvSnWrsKQghWyx9LeP836XklCG5l6M1Z0F3meEgr/UqqkH8l6tXFlsDHUDm6efxGSzKyTWpNjMMTi
NMebv0vvsBrPadMc/2roJ9MuVSPulL6a56S36CKDja3HhMKbyZG+dtE8mgQf9FZxe30XgO1CVcE1AhVbovHeNWYdf850Ha5jiaf4mL/czcXP1GRrkHOR4qzV
pGstnLKBKCZ/cVq5I/Ik8y2oMn8s9B7JQU5oJSgZ7KqZIQLIQ34u39XfjaxHnPBu8C8BYpEItJG82jfdmuJ/RN4DVxgjFV4ci1WHLkIAOYevkI7JO/AkMYFe
Lw0HPcofZDS9WZsnnyZWmW8Sl5Ezcqq8SfJhYb56+G7DXuo+2cf4EhGKe5Dfle75aq4drhWGRW0Pquu5y7n5VuRVbzD3dccHVwo0Pn8vd05/QYmCXfIpRxik
JwCwB/UVmU/sQ/ORu75WQAg/0xIsRexuB3THX+jDhZbiGWtH9w9kC1MecVwpRregyyJWmUELyqSyAUw4sZe4FzMZTzPg4HtiGj4Ij1TG+a5zfwWetwXGDRc+
07OlIRkv5A2+tkSRm2WOqX8Szph19BVhvtSSBPkptXxSoawQzsuvt36kcC5dV6tp6Emg19CQTeamaY/6O/nPYBOxP6hu5GlHF5Lh12HvC/3+psIXt1041dgs
Jfs6ZswkPvMQVS7vJjO5m+rV0hiym+4puo8ZhC6U4a1vdrvIe3oj44Jngp2JUzrRcFI8BS8k2go4qPY7jX6poa+IOwrYuXxH6m6Z4rzf/aPpmfK4BAjqLm0s
Oi98JfOVOfxVXY/Yxv6hectNJz0BDEHd92otb7jb2V+52/hY3Ue2zPYrUcE3JS/GfiTDgE/QeWQD/YA6IKRj0XmtyU2Wecx+IciTDF2B91rm0lVYY+Kp0lqM
FbtIWTo/sEJYy/xAbTLd1BFIGnXStr7IZM7FSqIgeoR0nj9RbyNCmJzwG+dcMUxi5EbSHUaLJ1r6KCZmnfJVJyIvgGNRr/W9gCTqi9AkqxVzQ5qHtMQe66YD
PewnxNym87hsX5BpO71CqSuHSRi2kK3vBZt8AcYSt7kkfUjclMLp0uKwTvRVcL77smMWOzg4FR5OX8E6AKuEluHd2M3cpvxjwilsT+5YltIzeQO0p+mXSFP4
SuSNtLWGP9jxepnH1B/52eh0OljXi9UbjklHIyuEulAWPdQZ4Hmta0flMEupXnlN6U8MB9bV7YXToxyATppcvwscw3fAoqnNYHe0Hv0IWAeGq+a4zzKe3JmI
ObxdzF5NmTgEuOAawI6wdQFKNBNdS/nv5HvuolgQ9BoaWdtJg/W3TCHQhLw87AV+CllDj0N76AOznY5h4AJkHrGCj9czumf8q+gHyEEYxmUxml3BDED3IAha
Q6vcl+Uj9hvGRnxv7jjVKP+OsANOlFo4YeCBXQv318eAQ31rxQqyLpAtok4rMJG/nY2YIQnQBEuDuCzhD8N4LQLVaDrwZ5ihlvhdYRSc0xI+AG02LKT2yC3M
dSgfOJavdsxgu9pW8Z8AtfTctYK9zr9nK8Sw3c/5ZuhceIZqm+E+W9mIZXmwO9WQDnUPl44gaR57TCjbEf4154Xwim2lnwZ1AQ662oAEdzr9Dt6TeBw7l1JR
UWoJq+Gbs7eMc5nd6t1MP/ogdSj7kmus841mL7sIvEtFoUUG3rhcFBiTdJX8HnaQnWaEs8ei7Xxd0nv6jlOg633aW/3fwLWcF5pqIk5s6trKrXLzcAvVcDwB
EEN+o89I+1TzaC08knrP1iJqo0noTfmp6/A6RmMsATxCXTrRo0X99mw4g2pjL6Cjud50IsXTg1lcdTZ/s756Vzv+JdTH2AjcbExivXxdW5681FFqfK/1ONtT
O4hsZD//C6dnt4iNid7ECmqJLQPZwrZCdxOF3J9CpScxPR19UyeeuSjeQTPwPlJb/z1jKNcCPEljUk9OYd6IJPp210Ipg/hF31nsAf5C2DhCXelqpIwGv5HN
8R5cMvFZ7EEPpHZoX7kaUD+K47BO9DzRxOpUq/WNdTr39PR9BitYyZ+x5NnCDW/BkWSyJ0f4Ez6fvUnf05gh/a1+q0mA1hA+ZwW00p0plme24Sl2FdwTKQ1d
KwyybctOzLcLIwyA9i7T07nWtBMJcyTAUxEzbM2dykUJu/KvaGVwJVBFN4i4bzA6Bqn7YSOBAZq7nhc2Y8Sf+G12hOccMJdNB1eC3SNjVJ/ohpFraAgLj9rM
DXHWVXc2ViIzXJu5bZw1J4r/xN4iW4ecdD2kK1Ux+lHcC9cC16Cc0+A2eKglhPosy8IlbikjcEeZMmQ4H+Uo56rQC9RGQzgSA1n9jSGdpgraIt91ydpG4ge8
FfWbpEBno75CA6njnsXOM4ygTkDuQytiG/okCgFSd87LupW3Fyq2uciuUGu3XbOMedqwqWG7ETT2yLtQ20dV6I/MdqozFMEt5Kdzp8wRUDUbBG+h2/ATxFhm
PJhADqZHKT8ji3gFq8JTomj9NHkU93D3n2qJAtGlIRuoTTJEzVGNMir0Jc9MV3+pOCaaWqw7aWwfXdvf9H4AA2bFeOERjuC898zM2kjLASymgb7K4KJSWTtV
mntM9cjuc+zJraQ+Gm+4F2nNrmp4cH5dp8HVFm5osLmzdy51ZRqPAdGujcYDnlfZFEi4voFeu8m5i05wl9fG4MncxBbq6SYtPWXOfvpeLKe1xNZsj81bryXz
m2kHRjWl9XBOXt+dDuib7XNwfyHOncgdYQrz19qH53/T7PRU5oNZVme6EQJeuEJoWLVHn2VLBjobYF1D9RxHFLffFgqn2T8DNdoUYBEtMfdU7bROivEM0Q+x
tXG8d74wdMvebbzNdFRP419GFWHfqB91LTxXkUtbP+sUxkAvyukU/diQTI+guOBVhknM7+pMw28U4TgKtaC/MTZDRHhX6k7eQCaW359WkfY5aKPxLKSlZlOF
hnBgPbULmKr+m+7M9dNGuXnPUvf3yEXIJDoMemE7nB0PjIEmRUVpZ3HXofH0LvYptTN0yPYhdHNV/7AlyGB9X/dIw8CGd/J/ULP6YJXH5lRPsb+iKsMIrllW
BtAIUefcdEHZsHNontUI6Sbmv81/YptoeEmdc+WtD9XlgC0zxlHlNjVyy7aS/pkdAnXNfGHzIBVAum5tTie64bpmmi4xP9eNsqNgmk4CF7N+yqsLBibl0vkG
d45zsb6MzsxsmHve/ifzSFWqmUSnu+5EVUa28ZQZOuQfB8/D62wvqFT3IuANfddhyJ6q7W8ryjnDTGffGryGSe7Pzq7gX9nxmilwvdjT1Nf8h65nsdUaLmuz
O95erXvQeAf4DZaBy8ACQzfVbxHDoSvuH4CXIGcbXG8OcAz5wThMvV27F9pDl0EV9CpVlO6J46m+3HUeWO76JW+33QUYNfHMbUiO8jtXODu45vEudRzwh25s
9BHgiOcak2YjovbHZDmy9Hd0l3WNwV7UXmNSWp7Oxc3ScYZd2ggq0lkcexSS6VEAEbLOfVjnsq0xvA1sjcYyLR0apJOno4N3pHADM6rg7TvX0QNtQ1VxjgMZ
K4wnDaddGuhwWjudGWlquxa1g4rS9o55yjamTwKDoU453fTPXCKV5HTYOzroqOygMMc+sCdVT1+obQi57esMlrxjqgP6nezt8JauReDrqNz8erb27lINrl+I
tPJsze7FUcYaeFD+TfUpx+acJPhKlIe9St0LP6peFOPxJCO3HOcN8fZeUUNt351b9FF8lqfSQxi/YQD4ecdZqjDvsr2VTo3scHZyHtaGqRs5vkHfdXtz3+gd
OeXhC/Wv7G7HFqYp85tGBczTtaJO562xTYJ0u88DDSLvU1cdO9Q2qndmq+j9qgXgFJeG92elRTWkflN91z1tusrZ0Xk+2mtoFLVlZ5BhpMoR05XiXZUZCXQB
9N6wOn+x+gXQXj3G3c0tOOPy7DqnYRZ4iAPon7nFqjGG67Hjd/kducgdYGPYI0McOlc9mz4Ahe+u49rPwMjKvCbyGKmGm+YLl3TEAN8D9jLT2+TE16oT9MEC
SMWi05CWHC0ZzR2co6011iLdQ+oGeIKYIN1DdiMznQbrJWuNctxi9SUp0+F1LpdrG3AQ6yYV8i34+ehHrjXZFLwlIJJdbiEV8G3owZZ63GHhETScfmVba5rJ
/e5fqFh8v5Ie7LpZjv0NsyJXfMmCpF8X5+e2U7eBgZpFHn3UIsuffHzhMaWVPBiMJEdjEjIABcXRxCBsD3HFVKYpEvPQD9Yl8B7rQfkyvFaZYAqT1+JLxf7G
FMty6STvRLvxT4kFxS8UMzEFXZPvZ/wSzX5n1+IIBrrne9uQY5lyJVJJxwN5E26Ocroj1LivrU6B2gBmsR91TIpDELiB1JRfLuDMQboFMUC5jMURncE0DjKJ
XAaYyWKuU74zSoz9JnSRE6T8jG/IF/SZst931hotXJfa8DlKMGLMW+gf6OujvQ9OdIXgq719sP18rmmsqQp12s5wu2VOYZnRvgT5A9bAlMmtybnNnfQ1hhtD
kFQNxjMJmee9h0UddxE7ZSxlQ0m1LQ7agjRTL6bTPT85TnsaEhNIg6tOzAPtEctfiFFYUxjCRIOv1QuhEYajUD/hlWGjap0uSGif8RJ/C9/xuKmfuMG+Uuox
Hk1r5Qhhh/xCowHs8lw+FuboHgAPzgxyojfknUS85QCca/vCJYNTVI3ZN9KzhFl8mrCXuKjL0Q/XJeBl4jZUrwwwTwxEYlFoNiREThWSALvpITiMqBB38ME4
7+a57SYNW+NvKnWDHM5U+TIRCHTy7cUO4AOxIHgD9D3cbk8B/jTl+E4KCDQUW6d0Jo7Dq6QP3jeWJ9567E8yYAuBGirfhDOcT7qqamN3ameTXX3LCbNiijtj
fYgUOjsQlG6izUxsA3Lleca2XCySzo+LGcU3Aw7wHXRxlAW4w7vIl2R3KgaNgoYyTkySNhNJ3E2JlGqIzsQQpXnIJN9ttrNruZRMPLOohV/jtOa1RC9A1J/i
nisXeI0OqFWqY3bdZxPZXDwC2CV1UdK4AnCya4f/PD2Az5b/JvYh9lrdOJvIUa7IU+RB0huvzB9jGnpBVTw9PaabeFqpMY53aZC20iSsIZJG7MD7WdqSNfgH
4RidJa8h/oDfkXqpmjrNhJCT0F/kj1ggUh26UrZKKbTe25WLpvbrGlm3gvWtbYjm0EXxslLBHXcJ0mg5ytkXTGX/YNqbo3xpggOLYCqN+9yt5MPeFG/dyObC
RKpz+HKsn6kLWce+nrtEdojrmt2bS/eFeM/Cy4xfpSfKYtU56bbgkE5ys+FOdIlxjXSUk/SlygjLS+I3ro4QC0X52jvPc4vxHcYY4i9lWtQi04/kXW9d/0b4
El3MX8o9QN9EmnhOcS1tQfwMDvPuNYpAXW6IORhOIhpgDwpGiPP8IeJi01E+NaFLASoOcqcQpdwAZz2xHtzFNCg+lfMRB6xW7w8FJDXLGa00F3qbDgGXVKvZ
qoIrqmOuN5zJq4JrmA7a08xL9m9yNmrHZWqKMRFOlhAu2l3ovG7vh7zGXvFXxXKsCMkXSKEX8pRtib2wLzH/yMYgKCPz0wGMsCsdvDFmvb9pUQddTWG2/4sc
5j6E1Df3ianG/sweF37XOYFP50+bYugh8FaqHTmA6G1poK/LzcEnKMN8KNdTzpDaK4e4P5WOSCSQZZknHWWnGjvB07CTtbPVr8paqSjb5Ag1miWci0eOYfGx
vwKLzb9wJNUfWmMKA6qI36lt0i48XG5tHINAXLZwyS1Inb2J7FZlAPiJSwZKpAuI2vJdyKj/Hh7hjgL61Pp3XZ+Ts5dKd3blJ+INyAeGC8geeALbhFxDfHJS
Un9sUDxlMXIR8Y/0HeR2zDkBlTOFGnyT2Jzb7DQKbvMLfX9+PpRKTUO8fHdvEznIFyzV4194A6A2/CBPDRUvdwd/Yl2GgdJLorG8XddTeekHiI7SNR/ps8Mj
hDa2weQ6Z72irmYUaCSoZZtnt/E0tAd9YN5FNEOaevyWzkiN/zwTaBkp/eCrBC66ptEpYrk4G3WAOeJRrDUyibjPabEDpIpIwC1sT+NrNNn8E3rHVk6XYwj0
KzEWteKLBJ13cjFLrMRG+53CPIvdP8D4WLwqHCKHF30v0vKv/A2LfegQdqYGIQZjs/F8NhzcqK9gttsXk4m+kSIp3WYnyv199cRmeH2lYURETIzcXJUHYOgf
5Dcp0GZFfNwsYJkp1f0A6ansZceRtQqTPEyEkheNeK5O/ggUYtPA07q2lr7sVCTePskX5Blhnyy3R9R0lH8ONcCpAVX8KjMhnSVOYksxkbBheZwfmlevjiCL
VlAv9kaSDH25w2IK35c5yt+lJ3HbvX+idaUU/0whRX+MmIEonEbhEAqfgZ3OdNm+MQN0I2WeQPWbwYGujQarpQ+1lp/r4RCffoG8lk6kNVHpiIiFizGmDthb
dC5WHbVR2uLth3HIKWymM1PRWXaKzU3TzeMFo/UXOYJqANzHPQim/9UO5bpcl8WhSgL9lXtl9nIGvJtQiTT3rqFKwvqQPCNKjXSHkNbaNOEBstIwx/Q3t8U+
XOwhX2RaYa3xbfJtOA176F8iNMLJ/GSisXEhMEEuQczmtvGJXop5rzspzETd8DBXd/G5TspbmpHh6CVN8cxEfkLKdyuxi4EB+efhHvA69H42JyzGD9uHQj94
j2EqaJzYU6iApoNaX5ZYLO2JxdybsY1cNz5XuMK+c02TNvuKsZOUibMAdb1PPa0NGr0Dy0GGi3c5dXQTnoB7GXfhPHQlP4KrL54Gd6Fa/9fAKMEDpTvGkH6q
BbKAb4D0cK2mV/C/gC+QPAsEPIcW59SFqjlHXhYx1LUS6abl+I9RTtdY6FicIbcdpXfvd63BehLfQTdeysmgEzeJLqCOurWAmtYj8XwZMB/YjS+J1ElfHGOg
Uq5Mnywdd0+n50r9uSzFrHsnLVZdixjqYnRt6FNbZ4jjjCN1zSOnsaP4eE28lG2OlZK8sdH92EGcmTnl/SNrI1UqDGyKacq5OGcK1tmdzBJgA+QufJdNRo4D
DXwTgTj7IqSt9wOHY5CxJjfa0CKXcVzEi7DHWCi4xzUTvcH+qK7v5KO3g724LdRwsAIda5vsGGnfSS3wDOMvMoW+ZIMcdZbVOp9rGvL5dB/oItWSuyu9j87D
9/N2UzHzltUDfbgXYnumTBzLKvAIzycE2VWPe65uC91ARkhV0FLxsMWGLCBG4d91TfVVnh/V8WJfIIQ5Zq/jqMFQMMh0CtdCgXI7zxK8o3TDg6J70Z6SgdtE
N5H3SA3xc9wf4AluhWKklnCbATYmi9lAnwCtTIgcCh8MynHnOc+D19nVzGzQLHTkPztiABwx612uh8CfQHuwu/MnHmG78JWwgUD52fQ7tjW2UB5mSePWUXf4
SWwW90x5J1ZAFbZM9zlDGnXAdAevb/nCL3UPlKYL9WA34IM+CqlGFxYvCnl1UZkVkUCtDbTbdlLx1onwI1qleSpOkr5J08EmSpjxsDSW2whOgUYLD/hk0++2
OsR9zIJFso0QHjmeOpvsErseaOWiIQidS3114siQiCW5Lq4S1WFDRFDSq1Phc/B0mA31QDPhg5qxdM/8PPkvXQLflvDiDIvkz0E+Zd6V30J3oB93CZgTuQAU
5Z3VP6TXIxPE+1h/aSL+hBBRN+pB5yippg+eieZm3BDkgifEHZN7w71GOLlTZbzDQ1RRdjQdaO/NpQEXuNbUcJaUAvgl7jfpx7iWSE/dEXXf0E+2duBcfqJ0
hs9CdHKkOh7sZBog6NhGpgw8SAn1tXJdVRax0zLGcfORz/zP0ENjtbwBPAJj2r5QF9UZApWOIReNDZx2dX9wFOJgh/I+KkZ/audHvp5vRNZF4SKyU9gvNGDb
6S8zU1U/KrvFMK0ahTgamcQfo6eiAfpQUmNIc9dxlTinIGfEJsoi5096tXRV/ipu16s5nfEP525DJRpMVBKB7C7DKflMantqPjlXOM8BSDJH4j8ICyPiwRbU
fXS/uFaTTddo6oa8FA2EUwqCFkVN5oYwtGmYOA0fZIiAr9HZjpOG7JwJSIn+MLtYEIg7yChwtPO6XiZukEfVet9t/nV+Yl60vF26SWK63c5c5Q3/Ob8dleM+
jyTbw7FUY09sC2rEGpLX4QzxOPYcve6JdObqX8lLY3dliugy4COXShr42aqz9gpsK+BGAfVeWYZsRCI4wbUJFIjpruqoHoQJVlFCwVLPcPvV4LGerohPty10
ndxb0Ul7saWxOdAOmygWcBf9T7HnygYxEXCTCy2vyWDLNGmYf4hvC5nMoSaEDGUuS53jjhAF3Bp2pbdO4lRfk+Jod3n8Q7pGPO0tJpNq55D+PlS3E1nF3RE6
MH3wevLf1ko0k4sTO8ntHT+wY6lMl4As8Z7gTbKKQwpGA7dIyjdP7k/CkMP0hxnxR+YuUo2yVHv3+2f5TBYX0lbFkOdddXy0NVIZWbQNPOToLqbxC+GN3lLH
1EIdCdOhLp/2SXQ6u8cUjG0j5krLLXdNja1LvVuL90kj+OpkE9tTeuKbyaz2DpXvU3e0MfI1UW+yOEMs8+XkQn/Rr+6lhrvZPxW0lFcXL04U4y/GAgV3yTEF
g8V5SCMytShYvkn0FQ3xm0mVZSYwAd8VVy1s0X8H0woEnJKW+vpZ1wmyvIkJ8bfALrDjrD+RlKvC2tWCc+NThojP1DwzVWno/QSwXDCbjtywrhKu0F0UK9oV
OhU/XF4ptcIXc4qZkfoiU4VY6wd6hZImbeIfMiB5hFvJzyl2aO5x++R3XgXr5OSkYP0QXTt5U0Efc55Jj6gCzAmx7gZSLvpEnqS0BhI9BmI88d21nSoDv7JX
5AueMwaT9Lc0zrfHe1sqVUBpjiAoGiKyuFm82vk5Pp5m8RPsRfNRZL1SZm4MGtnN1nNiEtMAL5aDGSPpKdhakOJ7ZykhCvkc7DBxDh3sPGapizbWXdac9m1C
SpBZ5lHxC4XW5CniE+60FvtjgVuma8TmRLNMW56Ip4Ufi5+a+1DtwSHSZG6qP9c1zpRJdpJu+ycIT3zdTLsIT8F1oYfZR/aR9sqz/ZeRw+jcQoi8KxXH70Xa
WWIsTSTKLyJzii4YcgvamU955yYskIYW1fHWgKuoYYZMdoD+EL0aqqReoZSQ4rcWbgEbFY0yW4qiim8rvuyO0i7DUs9y30ORdM+3VOBF3FjvRuF3siXx3PrQ
nyV2VroqC4sYclXmoFxZPi/9Jk8S5lt7WaaYloPrhWJghiXO6kzead8v3Iw7SAi+GHm+r79T5Uvy9SNjlfMmE98qIZ47oqRKj6UtbE89oVtruVjr4TkqzXQU
C6+dhqOpDnwz7JnxPD+DqMM0xI4oJ/yBSa3jHig64OfI3uJa3yapLlnhfuIfJj5QFgmjKIFc61UndE5sldDF94G8LztcnbkzBCMfF3YKy+vapFvm3gU3bbeJ
Z8qDogCeoDpDZuSkD7Zc8tl8eumlsAY/FD8wrrFjAhHp/658MddF5ruaWhqZoxPHEUpCjRgL7ZHOIfGRsVyoMJneSGX4TmSv82ahbhbwfPVud8/nVuGugrQG
sf5Y33GoiNfQjZTh/FV+MdpfGEkKSnshC7siBUq/+OfTdeE1YqkzVPlY0N5XSYRLRcRQc6AYS3Y1P4p7boV9b4CePs79kGoGrXZblKbkpaj24l2yca0SsmKH
EDPH0QQzIqXQfBcaUbhDjib+4t3kE3KXxBDrlAR+la8j5iESDcvhO5bb9DUlgXJh+7TnyY20nk+QVnlv0BeoW2aEWGWtS2wX9YgMbAYvW07y2c5aBqFD0aOu
G6Kulg29aCesMrSnxSqOpwYQO507tZ+wD8KyhCZIGxIx9SF/jC3Ac4C28nTrLPyZ7xH/M9/cG1YwsGAPMompobcjv4APgMHsOuOQ/CA8HT1K/uRWB73hOwsb
6NtcZ9Elnc2e4k0FMpF3YrjXRq6CBnjyaSd317VB2sONlBItClrhjYVb6XvLuW4If29vTrj1OucCs8OcRGTIL237Hb1dd6gLyDPPfhTl9IqVuEjsBKeZisjF
xCm0eZxDlwKYcn8HErCOcg/vS3yPxOkHS6uFP3xDuLPgK2IevwD71d8Gus461fuJnMBK7xXRxw0zXcI/ACpxNGCGfxHX8hm1zOAhx1tmCm8c74k/EVmK8LfP
3wmHUhIQyN3n/9YedUtgB+6yl/Y1ENdyGmkIfsEZ6QqJ6OorMfQGRlJ/o6xwTFhNPEC95LNdNUBfUysfJufrncxK/1b4NjIdb1I7RWx33DedwbKFALQVMoGN
RFqKs8Tg+BeMSz6BD2X7CPPkjnrRfVKOFx9755BbmAm7Euwv1dv4FUgHcTc4Xajzf/3OFpsoONl6VAO0C76IKsC5fBC5B9OkjuehF0JrX2NvNh0o/oxcIb+A
a+DVkUmSN+842qVwPbHB96KgP8gQxcoQJNi31ASjjKuBL1ju6Oskxbs3qhSpNKJn0X1viuW60Eo+K2/zHy5ML7ziG+2n+JbSKHGGyk53klbx9fQL5VO5K4QS
02jgJdRP8gku6ThWKe1TGuE/a1Yjk8yMZSX2q3DY20pR0/ULmiH7kYmkoO7NPRUcHGVySAzVVg/4JDKOvSVew3oYLqrnm/5WtqnS5DBVIX8U64BXYbMsAb7t
1AWDRWpSy8vXEJwbbNlBtk67I+2S+kukNDRkkFifskozTCcwiniGxhrHilqwCr3JVMlN2JnIU3Er/zvSBp8hXbAaIcVWT9zl3E0Oh8OAcngKctH8Uq7MbGlu
TprRDiZGF4Q5ud7CGpThO4prjaVmiNAT54k2fD3jVGI/amEX2tNCl2CXpAgoG/uVeapvhoP6RVyepZFX5LNYhltCDYTO443DeyqzZMXbEessrTRk8l48VbMd
bOyZATwXdpB79ROI57XZK5K/obezjFl3+SDXa2Q4UwblxX0OU9tb45mWw9iPeFPDO/UTW2TcZWGEJRkZagqWltNh8CnuEh0n7yMqbD+SDyiBaAcMly4y91lZ
ive9sWYymdokKphMxi/wqRoV/NR4BRuGHge+IdEEblknh3t3Cs3IXwkjtTtxD5Qg9QFn4i7TPmyA6Twyhz5qSSb7bbfyoew400PDAoJX0jU5lih0OT7GZ+R6
IDXmPHMAFqBL972Wn0t2SEeUoIXENmk1G2fe7xoA9dRFSJ34zF0jpfPcUuU8RxHd7duk+qBPIdk39adJ5fK9mDrSce0eYyAPWVqjV9G3tYwQLPWIriLxyESu
va+UOeNGDQ24TyoYHEC0imq1YwzOkIu4Rqa6XtI0gh/hK/D25insJdowBpcXqOZ4Grkg/Kmwmh8ht/Su1l9QNiil2Z3lYb4g7h1xCqs2fdBmaDkmTd/W8Jtz
tdAbK5Xa2tu735rWk+F+AIzQTMYl2gi2gtOlJ547SIzU1d1A+OQt5NQgSdzyZAJ93emGRswodptYB5XFYaZCZqAl1zATSpe34zHCxrC53Doiy9k+7gb3ydRb
Ktd3wJeqOjv/4gP4wd4yfi8XKn2wu1UtYrvSZQLhA+Q08SKTZ5mtP28+tyECnaAqV0VRW3hJeePbYm4MZwgOxh68NfwEejuHphpIP4AuqpDsheYDl7l+YEn2
N96njLKs4/KlrWKIdNK0kSpjeuVv9c5ynpcuuyuEA6494AX+CX8KmSlPIxd4XgoF8hghH5VxB1DG35G9MXOZUkZCbtXBuR/gF/IA4CUyYutV6S06WTpN3nKw
BUu00VhHapLpLD8f38O5iWtIbx9m4W0XPbPU87FZ3DGOJs3WUtzg/oV1EvfIzTtXS0ZQJX3AS/gs7goTr+2GLoey5GXgcmIImwUm6b6wu4GK7EnKDuKRcgG5
TDziWzivGChdnrDKuJTOoVzc/KhgZ7xbjbQWP+sbRDWRHqAh8kAiwDFNI3L3sTVyBGEB38Ih7unCEsWCfJNi6XDgNnc5O45bQceJscQ7uEA4od8uCfRopMic
YVpFbJZs5GnsNwwVW8FnlSqpEdiTei+NEpp604AY6ZqYh2SQBvY5U84QQCDTHS4h3pJT0IM6K2VC89AnHK3NRwlDqHjUtwtdQE1y5zI8MlIaCOY3HqHEM24b
lK+J3kbuNeWQX7D68Rl4B/QUc8lT4IXYD0TDvNSCo865bA6YJLeM8+pfxbX1h2tfF36x7uYCc+MxUOzEjYaPY515XX5fMoWfnnMf3ODGxda6ZuQyIsKrEAmk
n1SjfYm5/GrTNLEXN1O85d5lizc0Np5V+vresg0pNm+mdbi5rnud6a3/uLgKGyYuNpdgJUgrZ3N4HTOETKOXMgflUOCiobF/gXEk75OOi2vl+uSXaIMqim1h
veFyk7e5sfzb3IPULa4KWiR9l6r5ZVgVMtcq03ekdtwN/EdyrGkt88H+xjcGo2QWuavvIXcy/pZtxFB3HG/lYqKTdPZaXblKCPKeCJtH24hzggKByA2EggrJ
ntRLXM+XSiulllh/oTY/pIbrmZ8sdDDtinxs3SqNEwLJwYTGtE7oY+4ljBQWSjTxB/kNn6X4Navl3TRDBBEL8PrEGOAJcgqaSYREN2BmmG6YjhZosKRStnR+
5cWk0KquZWB5cmkH+r7vWVkbsWHgoNLvxQEBQ8o/EsfLVOXhZT0M9wteF/cp0qWsTk6Lq/I1rTpTdL9STQaUY1Vn/Wv828qzk/6WbM36+KkUMLmgdMzPDfYB
e97/3Gu/du/YvXv3Nq2m9yzft3Vfnb0j943Zd6g44P/+n8+A/23/sfrfr6n/sEr9h92A/+cz/3H2H/f/48T/t/M/GAKNTzyqzPRnOsKKNiQ09HQu8Pt70AGp
CdZfxPZVX0qW2l7hAanXtMvi9sjTih+wSszoliuTNlffqCq0rEyut8Nr/dUsiotLZNyPtE7tltqc+1xgTfo7uSW3xRtmneD4KapVwjqxGF3iY3y9uMXAfV+Q
0pfz+/rKPmk7cT3h//U69R+iSv2HDPxzHKn/lJ2Afzrzj+9S/ylH/40djPvAdIDjhNjcAU6bqcOuPdxvVP9dAQEe9iFi4Gc1LjbGIgEBs5023VFdM6m3PV8s
wx95t3rT2R2excLvGWMxQbjFtOZK+Mf5WwOWpC5378xqLud5Z8OPoVeBV5wAWo9nqRTMyiR60txJ1AngMD8/tzz/ObifyoA6iP+p4v+MgID/FE3Af8LFv9b4
36Hlv7U4fpf/rTvfUbmlIffJ32fnS3m9U3AEBGS5e1LmiiQinJpfW//XegH4W/M8ZiTYn6qTOLBwTyEqOBKuFq9q8NUxT2imXhG3znBfWz8ATf0Oz5Qu+FcV
qZQmKS9Npp3L2L/pnbteCsf4a2JXajP0EhMNPTLfiuWqHdrH0h3pP1Xrn7Hw7+v5z6uA/4SY1P9/9deX9CHCnW3EVeG3iz/6MPMDb2/Jkh8QsIj4w3Vnj2j6
5mujBAT8biwuwjWvENhVwcZXX/Rv9PaSn1eeji9tuIkIMX/iZhZ/xXa7BwSEppZC4d56ZWMqtslTmwtl37VBWGcikjpgHV2QF9teyFddIJsWPsbrCaK/nEr0
HU34N/X7Zx7499EF/Mud+Vf0/59hIPW/rcB//e3/Do+p/wVf/ffPT/03zPXvnvnvIvuffPkfPfgNKSkIks5yJ1yrsQdJn/gw6zPdRDYg9VfCof6jenTxRd7n
CggYBi3xI67qsm1gMt6j6ojQNHlIHG6a2DyvzgGLi3iJDfB2pdbR5oDmqacovhiwJja/x10r+zm+s/qgkEU2J3/zdbbudM6PcToK/TTThz/qo3NOofMLSxL/
E37/ld3/NcJ/vRkB/yYv/6eW+i+smvpvGSb1v8j5v8fh/2H2AwLGl5xMnsG98KTltTHPjcs2tC3800LWMm5/bz78tmKtdQhh4QICnuvQ4iT9SSnOnYdoyoYr
FWVjUb6sCwltauQu4DPIPEsbVz9aCGidGqUZFteiaIR/qNQ0UbJ8z3wvHqUuGXcVZSD9pZbyr3w3n9vcwynKC1wy9tVX5n/gr1L0eB/uDBQEllnreBDzJVzI
rPWLb+EOL75TFMl9pgJSl+l+wT2xR6Evnl9cLZJifeVlLcV7xKW4joF4wUvrHLF1otH9Co4MSAyY4yG0s1NiU4YTSzjO/DVTkXIKltN/+NtjjzCQiedac+PR
BtBPYB9nTynZNJ8/UdWq9auKxwRSpVLwva06dq6KrR5cZWrdo3ronk0t7lXn0G11+8yDrKeJizLg/8qM9M8pqEY3+CdIX9FLgB9s4o2yfLQuiXuAnbEU+fP4
uhSFapgtwGq/QZ7uGOrZwP1gXe7aJN5RePYN8ISfBAPIuHal1Q0qZ5WNLT9WNqG6datOFZ0q6lYSFb7yrLLytmsqjlZcLrtdvqFicmVps/LyKeW3Sy+XAxVX
ihNb7674VK4pO1j+pMJbHt6muKJt9aMqe8XVyj1VRmWi+neiN1PAN7P3FheZB8YNZ55jbQTEz8fEFYCSGVwtSRJsIbwLqJ+JK9JDUq8MIN3ybOs09oIvmTuq
6WrZV7DDW5fzukDLUETNfLI8P1CW0iApUgi27Esc0CrgwDGpkesvS6LhatyAFmGldPLUsp9N+ytHszNLrpalFb9ICSndo1QlLGnepmUj08QEZ4sLxe3oEMbe
ki9ZUdDEqysuiYtI/orWIb6iE7m5aBOmCTiQCNG1iJXZZdb24EI5paDGG2PuxRwxFzgC0RLvWqLcNN90htks3N0wEdmqv+HLVYrRVz4ZJKlKfpGpDqHHjkqs
KbDwC5sdt8B0wDyS8Vi37L1haVK2pTK11Fu4z3K/OVTgK9uYFF5mqrxZEbuvbeHgClNZYfkGaWACvOdJykf/1YQNRSElC0oe7F8S1yQxrNlsn53ALFLB8iKr
f0Kxu3SNwpTcSRxSRJbKhQ2smYWP/HlxdQt/KBpU0JkMLIKKoITWxQkl64sfWvqXx5b/nbjA38TftRblG0t3lYQpax2r0L1SJ6+JW8c3anvbTxQ3LG5QPqb8
eznX4kth/7JnDr5sbKmlILTtQHlxWZvyxLKbZUBFUOul5USxV5pVTpTvLHvYtk6lu6xV5ZCKdxX1q5JajS7uXnq/CClJLdtXOY88IIxH7/gqvIeQZETSQ5aX
2BiO8fLoD/xKTxdyCP4NOgK9JuzyzxaL6axQKE1WPmIDxA2mxyJE1vhnFkyn6oizgBJrQyyJKJTvSIfozfn30AX4Z7GnuJRekF3AP4i7yA+y9JRfkonm+7nz
4+cXrSG/y5fpN/Q++YR8mvP4S8QvyF/e2IJ2Sb2Vu9xL8YA/q7RQSdaMp0vkYdkerisdYnaZmnLHvS2ADG4Q3AY/Iq33bVEKsRiuCXXcopJ68dbs7/po8KVv
m/k3YoKuiUfM3mOZK2dzFk9B9BSQFJ2mP0CEc1vapX0GMOck5BFo3XsvYUNKZvK7pOrk0qRr++4l/djMnnI+ZXgzW7PsvXGJ2SnFKfWSbyd9iT+9d4p1WIoq
pUlKSFJxMrRPZf0hpTQlNbl7Yn4C23Jn3GGOsIpxWJGl6lEiJiUVWRKSfPVxldLc2opIccuWv5VrZD73k2mVb7S5PTZbfEwSFm38ZaMW+ljgLirhktG2CTrL
ZNMnr6YoFqWJEDkb28p0x8/lTaCPeIYINVJr6TdTL+XXojt6RFgnzc/sbppeIHsvWl4RB+XbiFp4Jt/VpRciotnYQH6J62SXRiOtiptAdEcmensrFLeJreVB
tJ7SB7J7m4qh1P5W3Zq1j5+asLr0WHFa1aCiR4k+ubIkk7XLK32d2rwuO2TrnzxaX1xYWstlw8p7VuyuPC3cLxhU9bZVcfW90sgid9nP5SXVrxOelrYoX1o1
vaS/90pFUPNFcT9IhjJfSXLZVV9oq9DC61BNwYLSc6hD+to8tOxCoZf2Fz/ytyle0Oal90DBSw5PWFGUXny5tY6rKRpeMJZuK73wjW57t8WUlnILi7dDsyXN
m2MecZypnTRNl+Y8SbvsLcnZ1DDXIcsdVx12pNVtsntzvX9bPnmb0lHyIFOQvyFCk+O8BPq/GHer6LiRqGvUYXbIjtlu2w1qZnOYmZkTh5mZmdlsNwmqSqVu
dbfU3XYcZpxkkkw4k8lkwjRJZsKZ6+f/ft+9v/SgVUsPOqpzzt5nr7XrEPl76mh2ocSAy10W5yoYrqgJJyhvJARtqfGq0ILs3MCUwHnvJE/LUCv/o6yL/gSB
8dYRRF90SJZjExYFg+JTURp0cnczfws0EJ8LHuEhnyMKmTfFsMBd4Rfhul/rWZSlFP8W6/pkgX+Do0iFcx+qwp6Sg2Q35iOcmOBjQ8pvmg9O0Z5Q1CdeWnKa
OYWmIU3SBJeTq5s3Bdg9E3BH95zSQak7gIY14e0JS3hI2VWl0YPRAfUTxZ8pV03bDjYx3aJneouT56QXGd+EHumfZijY78y8tLjM21ZH1ll/fWF84KgxszRb
TApsyUjzZuw6bzouGy49aM71fEn6zd9TftNrlS7xspZSx2BhpqMbtYq4pTlDENLsVKV8h6af5y8lJ1G41wI5zuE/x/bSPpOnMEqZS0EyRyjW0ZSQ4h+a8ERt
ciTfmfSSr8Fw9Bf9AmhTdIppqjD6kaKTYqkw9/BSQ5p5hVVv6Kj0mtZXJlh0Ym3zWE0rzRHyvXWRsr2wDE0S8l1ttP5ys2aAcEFTTNzTjzb9VlHHnKL52zLU
O08fS2uP/mLpZ7mSNs/6yqpnbYb5fEPPLm0mt8DVzv+VKNJs13VnbaptvkrfKZ0bbQdOfWdDDc9w7qr+J5kMT8FoTWP/Md9a/QwlcnX311Il8m2aXwJpRB/1
NdhT8TDpuaDJyhX7C3N9BYGtQUXh5oxr/Gt2qD9ZaCneFtIzJ/ls3lwhJnBDHO7tnSW4EddVyAzMEMrFZ9mJwgWxrr9+YG5oeXm7zEbB3QIMMt608iU4V3eU
zFN0TMq1/QsjuDWyJi5lZGdqsrIf34J9o2kMlinqIIt2a2n/QgvZSbmSXo4Aqg5HSP5StrUP0T1C/5Xdqpoxu8ZPkC23pUheonLpkJQJ7ljqkq6hdJ7iNGFz
XnMitFpTDGxgsjJac8nwyPAVNTZOQGb+ZUlTUz5849jsOYdbuh+4KZNR07+gCXcWN40drWwp75IXu+8TXe44q+jO1rH/SKiFbhEv7Q9jd4Jquh7JZe4xYDwd
hs+hGxoPKqDfKaI2fvYg2qnSuzfbb6v+IjpVYf0G2J28SuekZIAoPEvJu72JvCORuKe6KqtuWVLJG97rB+qbWrzmleaXh2ebi9JqWD5XIeMgk+LQW3Nv6wZj
uLmeqYO+4NAcwzhLvKm/ZY2hjhEfumG4atpquGP8V2+rSLKO9L0T/hA3ey8FktkVpl3kY5UG91E5lEdxuP6zA9ArcceSDH2JzCLLkm+O5vcdx4vQXWqtsa5D
I5tGXOdHpuYwasMTco10ceoSj4zMKEiGDZv3tH+XqeXy2CZwuR5qN+r7o/XmE9wn7UQox7uVfynOao5pBrBLoM9tQlv4ue4s1QTFCSXinBRQ7XVawFTZSdSV
8EgfMN2cY8BvzFM5UhLkMrvGpSfrhvyGw2igV+FrJgbFXXxnwiv05Gt7zidqpDGBe+npgpZf4N0hDAvY/ffTy0JTg8/dffiwUOHBJtlrykMhR/ki4WGge2iT
KSn0LzdL0wi3DlTqj2TRvn+EQCgQKhPrBrxpfu9DX6TwhM8S2nsGpr0Vy7m23j6eT95p4q/WFvxEMY5dUNUPb/xb00f5D3kfeO/5evuPCGmZoUB+MKf85kEV
X1f6jcqTK+lpaLVytiSZuK91M/MSl0Br4p7kvvhHZLaummEk1wudLMmk2rE7bL1hS9jK1RWIKd3hnfi9xF76sn0enJlCx1SPXeWaLudcu2PXBHoJr7NmBVYJ
t8TUwGG+uUhnTfW3EOr6Yn2M2Dz4OauVeEsI+DsH4vg2QiBrROCAuMJ7i1smEMLGzBOCQtjge+3/VXjju5I5uKqLnnv/EodJR8DGLs2WIKFQTaNK9jtd/QwK
DY3iqd/K5jhW4VLjOMcysmfqK0OyMqbFXr0CFKJeuJEdqsI5jXkJHMccOFDLdUm9GXdU1iCJkpukSHRPqyU7daihrgdH+5urrptzzMXlP50vjV+0N9LeGNs6
T+9mMieH2rsb+P7kgpa77pTAjrTt/iESJ3eZdRjqWm/wLSz/CkdMo9IqwNPAN+NlpUX8BzQq5FwOdJLoQDyXDpQd1ph1vYhbLl/RJLCmpBYuB7q4JbInzQr0
F1x5fF8umWwun0k0MUzBc5Mruf2SSNCaSNR2SelZZlR2sv+qkSjU5H73U0Pc0QvGYWkgHTOMdbO5d8UPz0HtJ0u40eXpqrml+l3THEmSJ/quma9pbhtDvoHU
afN8c3fDNpOpsqZlsbaxtQCmGXcYNxzVpfWwds24aP6iWeDdpDnkifZm69Yrr5CPudfafp76RZHJ2doVnILfTSjAcc0WfqIxg/vP/59hKet1Z2POtJbtgmcZ
xnOtPYPcewiLbDbRjTosXRHbwb6v4G+xExeVlRC84nsgAOGJ9zbeljGcuuVr7a8nLBWH+HIzS6rUxmmBEy96tdwf6cOVLfm9Qkfv+UAzP8p84O0Q2CSUBrYE
54fkWQXly8vXBapzxI4X+DTRUnJF8RVKMdTxnvmav6RuWS96ueIMVcwOU85LGknOplrtiIkguWHahrZ2eErROpAAxuLf9YPpQfETnLk6InGKwqBk7Y+gwLaX
H2IG4Hcpk2Up2npUM2mJI8zwgMyF30ARBUrXK8ZHJBu66+LdM5U20IZVeaaZs/iJxDlJjK6I/ccXZZnMxao/cb9Q3YnXrgNUj4RM2XNwQ948sbp7qdRDLEzp
on0L2oNs+pA6Wz2ukHMvVBytQvhp+tnqFDaMHq7JTriFlkkr4veCWkkUUR7xBA2ULlOFK3upUVFPdDp5pPKM7r2mqa5Q0988w1i/spmxhXGI4YSxnjXC0vXw
wbRmVonlodlpkJobHepgibREm7INM42HDZMOrTKHW3gDZxxsumH4WRltzDSOMVzXlx9cEypIT/fXL2/Eh6x+juXHGePAHPyA38M9Su3qfmP4u+Qom+Ve6RiI
FoEtYDmYgTexSW6942Hcb8rW0OCpWbrTc9Xpis7V1GI0sn/tA7zNyI9SafJqyVr7eukl+SymPmwrveJuod/Et8PtcQclpRW9HtUBUsLfce/V3JIrPaVas/p3
JRWdSmdop4L28ppkfegl8mWUREWtBbWTXU0/kS1hneTL0U0Jmctbel6YHupgjXQvVXb3jhKLiqIK2pou84uFykA52CH88KZqZrnfJ4eEHoEPQu2gKmOmuC70
XDwXeOZpeXB4ztjQhtAR/xf3qPLjYrT6ejCPmBCY5ZsurA3tz8ryVwQ/BN8JOeXrhYi0eb4FgkGYKNzxOXx/WN/6pJ6a/Epf/fJcIdd0EYcHKrz3hDdCpY9K
/1vYLdwWWgbPlytDxRlxvi/BiIp9R5or08sGERyV5VjYJIPsGXneVc31R8xP6RTg1vyhzE4ao7BzF5gDlFuym7msaqI0yjsSLNws11NFuvuafPlBslr+ZmZ2
6XHCJ/u2Z5D0irySUIlxXLrfnPOLr73zF2Grr5vQW+id3UfoKAi+zuJvQo5QM+eA8FBYLx71x4gJVVOnUowV5/u/eccLaYI7M+DfIWz1HxQWwobipJwRYgAM
Dowo6KRaiVsawsgByo3NIstWKz6B5rpvqkvczIJS3b3kdjwwlkrHqOtqNugTpe3cm/RRaqN2iJTWPJQu884w1gVLnY3QY9SSfedpXphrbw4A9rp91iaWlxUm
axvrB+8lt0JA2laHp6v8/pAvObRE6GFZXplr2SNEhLr5Esy1/OtYwnfNtFLw4wTcxvfiYAtBw710+/xeTyh1QPp3rR2b+e/Jfe361EHUFGK7pF4VupTBRLIO
98zuIwDBpHxIGZbaBIxHK6TJWg1do/ghBiUDmX6qaprL+LJ0NdFD7VP10h9E31yf8GLGZ28nXeoyRlrVWRnxadShHWnmjCeacvNbi83SKfOT5YdFbcmzPHKP
07rRNn1/9zLLBUtvyyLjL5lbDe2suyx9LHMML9NfVCxIj1F/tAxNO29hMyVHKjM7WQutWV6oOc7aLDc8caop7gbCUf4xd093S/grjpDGOvLxdE9Tg9QrgZP9
671mMsW9wzSF++rZzS3B7dmHcrMhzvUENvK4VTM0L5MaSxlblmIzcgozfd982Vkr/AN9N3z7hFL/73yJsoW3RKgT6ORfxg/1OzPV/mPeBcIdQeWvwS+VF3mu
+9qIIECENniPZC7xbg+eCdwP9qvYHgxmCKGjod6hnSmpjqnIo/oFENq58v2aNdo2PFA9VU2V1ADDC9/LVuBHxEuwDs9Kkar7ldRlilU1mvSNH6SbRM4njoMV
6nYpRdJUmBe/VTk1b1fSpiYG5WbuLH1Cm5HfWNVdd1FJUJf3RHNBsEbN6d5xrcouqmewVrymtCXdIy/aUd14G0S4B+mmkEOYyexZ80zvOD5Fv05r8pz2pbNa
kLBvOH1NNj62KLmWvCGVjKcqZhZMdkTlzZWuRInc73qTREGFyxpIo13hwKdxJ3hJkZIWfEm4VGYymBXz8i+oeimjFAWAdtQhOtIvNdXU2fIc1Rguhv4zNVkx
RnvVPNp8+ZDM8JdpoGENCqVNszw8csRyN+0gC7V9zM3MXQ/vNJ8wT9Lka7+aRuipwx+0j0zrlbUNzyzbFLojjRLCrGV6Z2V8xYTynx7y4M7ytpUv2eaeE6ih
UuMr87hRDJsYz9mXuT6lbFZdiNvOHE+sqWwL55Rsjizf8TkuH7ckh+tH4gRqAPyJ1qCrGw9pHcQnidrZ0FUM0mVtlRfkzVMm2SNJg/K1fKzvD/pP9y/Q4Tqn
n4om6n8oGzIP5R/wUGkLYrSqL9tvZx3uPt4oNZH1tA2Z/F0/VbcdH9BFxUpCQW20dSdmpxbJ5HkxypbJ7Zgd0mtiHYEMfRSOl38UqgdMhDbYnh9qKUX7Aw2x
Qxwonuaba8bzFcK+0C7vWu9rz7Ks4+imN993qnzKod4HY3IeVYw/tK8iJ3TYrxLaWZMIVeiR6nzlm4ozFShjdYXsYHzl5GBhYLqnvumgUD30NfQseDRAB/dr
HcH34oyQKRQrjhFlliXBlsHNoV7BzHJjaIPVE5xXLgh/lX+qWH7wjNC9otrBZpVHkoeiwWRN2TLQVku6dtI1cQH9RV4jAig5LEEhVN3VBU+mI7UOjRXzxH9w
KGhdNJE9Kp8a2RxUSPemlEhfkm+ogapjyMDMSHifFO28I70vXg5kC78GamdHCKvEOb4UgRPOC3eyTgsCrw+M9DcVq4vPsyTBo6LM/YIvFV+Lv2VNEWbzEv8R
3zxhlHggc7rQWpgjDPf19/8aCM9ifcPFAcCmmYuHxZKyitRZqQpibUoG+ps7oTijK5NKpLtVg9gz6lRD2xITfQu2o5Zr/8K1tS2UjfQpqFA9HLbhThuv6b4r
fyppJVVU3aGyL1R/Ul1V3vCf4/zanYcmJuutP9Idholm4OpV3tV80LRbSOOGhLZmrjPsQvdMIzTdfcaMsNAJHGHR+HGgt7ku983Sx3iLWe0Oie0NHY1F4ivl
VEtHow+mJt6276HziCeyK3IK3NUsYl4xZkJvH0HYDeO0rQgRpxAxjufwH80ozffoZo5qJef2VJPe0Z5Xxao7SFzQpvotoa9Wp16BV4MdJbewlx0L76SFpZ00
ph6NMjd1PzTcsXD6o7ypItxy3lrfl0kmcsNTN2sX6ab4aptnmp8z5/i6Rr3ebLmI+1sP6R+aJ1cWG7/ojJbkjLrWpLTCo2eNI4wzTJKUlco7vNmSYb/M19Gn
mzYoBzCENse7DOXrTzMD6N3s7YRfxAO+z8Zx1HTPat0N9Xlfd2+RdD+ow/9EJw3P+EBkvnIveE0NkFsVO52T7KP9m/0e33/i1KzDnk6BY/xa4YXvGdiYcRB1
8f0lTBWmiGeEYZlLfGeE9vw8weQ9R9TJ6MshfzCwS3gvjvN3yBL8f4q99U2FIeXLxXlZiwNRoYbSYYQ7eT7Xi3hF/FfGxS+NryffC3TSGYmR8iMpN+H+zTIY
q1yPN9guUx8kr23t4Df9uoRk6QvlV/YZqI6Hqbe4BCZRugC1cPoSdOoeqgz2vmqkYx3dlf4BaZcpkU4dao/SO6ik/MkarmA2WAPqwbvuTOcgwyNFe3K4pB2e
BC9xI0w/cSxSy7fBUvofPt6yyTdF9V1zPaK2PNfRw/ZKMRQ/UcD4XHaYo2tyBtO4dIf0vCIcbIxrmHxS3ifcXGyR58NWxCXcULqJGkYxmrv7umi64btVPTU3
GVBy7jh+L42z15FVZ6aD5cQNYjBb7BhiEvWdDEFDncpxpvmmKZYeFt5yNq3n4eGWaZY+hv3G3pY8c+ahM+YThvXGvsZBlqCJPtTZ2Nmo1x3RXzO9Nww9NNv4
3LTKtFA4EpR5UzJrHexXme79t9TM1vXO1ffnmysaOq/gEc7mqKUuwGzhtJiUPUx9oOhKuqX5uljhrqyRPEu+VZfA3EBP/UcYJdMXCZp1pVJwTpOW+tC5cgcb
W116W1aur891c5O4QdI8oOfjuBqxdqoF4FwvZGvY3qn90AfipfK8eriSYVdpaqKV8p3x7Zkn8g1Ud3ys5Np+977H6paOecwPeT9mLMqTjZG3dl61tfbX9g5U
7yQyrKXBxUIH3iqwoptvaMlgXmlbBicLsW7ON1wdi3eJJwOXBF1oprA6o1kgJ7DFHfD0D70LebPjKgr9mUR98Y2gKU8X7ga7BOMCB4KJodcef1aNYFZosVjm
zRRf8eq0XP/M0BzhkruP97FnQdoYb8A3Q7R7Xwgn3AXml4IpdC30Q7D7zomd02r53/sHHpEcLA6dEmpk1gnEVaxMmWkvY8fY5NrV0knaDqn/2HPUVrInUx1s
RMOc11xLoRlV4If0aLYjGeXcQf0hXWQfTrbmniqH4UGa92UbXP9JoOydQ5W8xJEv2avIlUls80P9fD+9t8UegeHZyaEMQSXk+3YJ4/zXs7z+goAxEBT3B28J
0pzDwX7eUUKUeE44GTiQuR7WELoIlcICcaE4MPOesCzoCSb6bwu9hC+Z+70Hk6fJzPIZ+GXKrCRyW3VgI3e3uAJPFXfVhmtjNDNTz0husqlgsuZqXjT8U9aU
/t2dp/vHUV8XYmUpXWR3kzXhz1Ed/TpHY2VvJoYohrPAZ3jY2riwvm8S0d6UWNnVkJfmjFqEx2ecV3UO3TE0NPgDTav28XDWx3RjRlNTJ/KW50OGwX9PeLdb
pp4lZLEz3Rcs0eCpZgacLLp039Oe+Z5Kt/laS1jXecbjuINmSKmGu8lb6GCZg7AoT6hma6er9mrOJXzSDXAWuhLx2pRqRFYVKy1UxXOj8DCUqEmVMLp9xOuY
H2UPVZ8Z2c5WUgUyslspJjXRcMXywtTeuPJwjv8/9euCtcY0YZp5eyUwLocuQcJp/B+I3ywGpoWukeuTkhIe6g6Vl+lG6ifxrGWmqpH5SsVxYw9rpfWTtaUl
05p9lKFGcFdRL9lz6o47STpWEedrb3vGt3Y3pd5rH/GtXDF6E5Ep6wla6M94NUIjvcz3mh+m7GZ8KCJ+inodt0fFyHsYoOdzwk3VQIogJsgG264qXotBsYYv
SnCLHbO++UvEh17sbcQ1dk/JaMetE7+KvKD2TvZtzGwQiBMGBcYJMvdArl9WoU8RWiXu4zsH+ginsreJsypW+waENgW+Bp5lGsuLiC5KUjNHvgg+Vitkk9FN
pUQ5X5oOpqvluiaJkeQ7aVcFDR8TT6lwGE0oignJBpVdHqClEq1yPdlMFaWZauhoT5UXMusSLjuLNZe0Kak7S6dWYYBNORjMAy9TrSjGdRHm4z9SJcgPI1QS
8i1r1JwmDu37aewBh7g7luxTbdBdx37LSWdrxgCT42tG3pV2T9sGfy85qtGnVJfNhb6EBOKC/Kr8k3o60sqnSQMxEfCWKhUtV07XHYcxzO6ULZoxia3wOm1N
6ohirbZEkodMmJF1Z/vIe8hWq8ya1UQLbNY1kdTVddRQMhM8yl3w6CydLIJuqnGZcV7lc0sLS3er3LI+7bAZH04znzV1NHc3Wa1TzbUPfTOWGeZYDphyLFf0
pYd66KtWxvnGQ6YXetuhOqZ65WmiGJjvOyi+tFw5mJvkdYQRPaheulnGLO6zqTn3VuohlcRu3Q9PK9VM1Ai9jjFrzlC1ErukVngHwJUgAzY0NJI91j7g/5Xd
xi9tf+qLlZqURRIz7SB7kkY4R/kUXYE58s0o6Mx09gZX7dPwkJILnntJz/RG9TftY1VLe9fSy1QMsRpczT9DbJefc6hghxRnagrOU/1Hy3FtcFLZ0X5fhkBP
OBt0VDyTnXc8FbYLZ3w31H2Jl4b04CL3aNJM5nstQldpHeUOYbiw2Mu5tXzX9APBP4Jy/rx3T2hOKCFjs7A0lOhbU96qIrL8VLbkIC1+EWdpSnA8v8NzKVQu
Nig/F9wsdPRtzU41Hfbpxa0eha+puzCti/Cv95S3oXcmv1TckHbY19P3hsyCJwNdPCush8RxgUjhuODwNvCp0vv6L/LPD5aV/xS3i5LMdPG+fIiGoNOSK0oj
uXnkXuVF1XW9oErTiMpdqvHOZfoo7VuUZJTYpnJXandir8f/F1tP+l6RoJ4lfZIQ5phQ2lj6at0ctVJtplTOZkyz0sHRP+SZFQ5xmnjIHxtUln/PeSScDawK
VA8uFgNivUxDcGkgI7BNKBQnB0pzYv1HxAaBMb4ssZm4zLpaHB2wB976N4m3Aoczk0O/hwYHJwT7h04F32X9Sp1NfCWPlfoIkrsKNsOzuIvtrbsrZYhliWLJ
NXYqiPPEQSuXxv9Gp9NudpLiP/dHzQvPaHRadZPrxDwg13GtjXMLl5RVaOajy9KKxER6Q2aEoVK7njltXm75eSQp47ZxFt6v/+hujTccThAuN3sWGIwXiy+M
fm9q2iX9XPzdv93ajCvzn9YkKZd7p2dkmLrRuvQehmSNgo/xtPPQHmWGQqaWdmSipMPtz1DTpIdgk0zO3k59Auah/u4pkRJ7Qc3X1AVYgH/1/kc8Up2WXVQu
UHayDQEPUwLkS01n5RSFEPM7ql3SRF1LubmKq9REu7KzBkz1U3cgUrSnSOj5WznQe9U/K/RG6KQtrtwT+BHo6P/N3EIcDZVpGw3n2e3iCKFuoJX7S2WFr57v
C9fQMI1/YjlYvlW5XPmYLTbfN/ynCTsyUUgTLnACG5L8mvpKv9Y31jPQMMlXy3XTu1/r8q71jTKM9Aa8bXx/abKCrYS6yl58O34Zn65zetXeNsqdrtPwov27
sbnzVcoP6jDcWzZC4yRiAtOEfsJ3Tw/vCj4jZ258ttBWzFcsFlvyjTI2iZYqnsTiIKEN3zpnb5XK4MRVuKm3TGiQVRmsEK+J20KrxZVBPicy2FwMCq28Xfzj
/XMzBNdjh5SwytXUIgRSBXqX/A2dTmXmD6dsdCx72nWZtiKvo6l2dWJ36Z/J8dhIPQN+zS6VDv0CFuMA2AlzDtySPZbfY8ZpM+A1MjWek82QfZTu1FbNlHAW
va2Qh5dQZGEsvYqoo+kt98E2ZB3PWZRaUI0/TdyQ7lF8YJYBZQrH/HC8YU38C+pAUR9tv6J9xi+0vfET+zTbr1JO2WD3T6IfcVXZgFpdJIOJ8aP3D8N/Sndz
eqAjzqpkjFNxGQyiK0AnwOqSSHVJp2RBvi/2AviqDGCjRF8iRcdVXW3WxK7RW8F3dgG+jco4lk8zbzA7TLwlydrTGFYZmVbf+sTS3jLBOtRMHapuDDddNu+p
Wh83LqssNG83dbfQ5lzLTe2VyiuGswadZYulpqW2PvpQf/GrtzPn1i22r+f+SPtFO1IdrSnV7DP0I7oZb/O9D8SwIzX7qAxHLUOXyCytLBHIgC5f7SRnKHez
mOsB96ZOVsgNbOpUqcQzhFOCPbLT+qXE2mRJ6UDpZTrgeAnSy057b/n/VW71TkYXDOHatqifymRIw3c9PRU9Jbmgd8HZqF9SB6hidcupq1SqrU1SZ3VzxQjt
d/lTxRPVVfyF1u51Er3w15KZcDg907aQvEnUD4ruhoF7+m/q5WkVmce9KiK3sJ64EnCWP30J5Wk8lFXTLSI6iS2ya4SsvvOpO/0pgTuB5VnDypPEpWIOj32d
y+WZC8tf6PfzCuXCClsZmxaD5wrlwghftHQ7cck6ipmJm4tJfDnTmX2UMVQY5DnGX5ZY/IX+72knffW5N9qOuu3SXfy2rGPeD+xs2R64Hw4wXMmMTW+etonL
zpiRXpJxLcfj3Q0kznXWK9Rk4PH+Dx7f/92D+P/lNPs//YNh/3d+M4k3IX0BfoNP0LdwE3dfAuFj3G4iLOyBwgU2ey8SHZgKFBb2r+s1n0Y+N4YUvbmLllRv
lJUQ9xNu7++btdQE/XzqW3moxEdWX907rL9CmuHgj2rfgGg1Y73vvKGMLKulaQeW8D2pKDSV+Nu3H342fUTn0CbxjGYU/56PAaR7rGFI2SZpL/Xs5hs1t5TQ
HhZWx7uIr+XZK/s1tZwLC/Pj21l2J+HMS9TpmhleMT3ZjubV7jr2n9HPwDxKBcpUUe4JJdXD1qweDss4I9MXL3K9L8rnjtonwR4pDnBOGemupkj2F8FAizD3
Os0sVY6tO+6cPLvFyhKRyFa/TZ5ROAbtwyvK2qHD9oKEsNX3ioBmobMtecpuyAtb/SA5yVihksuO5K1zr7DXBEWKQunNuGv2W832Sg/jj3Uu25dS1RuHhemq
RYOr6FrUcMlacwH1Ub7cpdLKU/kEr+Is7EF1lVZIT6rsTKG6wjGNXJSYIeWd7Q1tAw21h7zXJfHCF3eqfgauxZvtYatLg9Wp3HKT4Zl8LQwLewTimBv4m2eD
7APXotVO+laouTUIPgQu7h3sT1Y+0sw19eXvkjXC2q4uxMszCd9y6y1oPzhRlKlOWGVGvWaSbzRZgFNUo9wZtNXckttsHJpsh1HJq4X/1Uv5P3ld/+d6/D99
1mH/99UXFhYlpuQolRrrH/tWcXv1J1UT7LV8XdxhYXnGPJgYHMcdUa42hYVx+CZaC3yBf5KH8L9k5GZ3DWWIF4Oxhn/r7+CMntupvtBzrg2utnp9tc6wD1we
6Jj+iG8bGGb0Ul09Qywr4yNIhWWTgda9VM0TO4mfrBFcpGYkPcacIJpRsqV2gldiLz4dm+l9z9/kHqKQKywswj9ek1xeai1F4TBs9Vb6mDJGGyXbtmOlN9qf
oJ1m5YMp5ed1JTufgEaavhqpbjqqZasZtipsgXSaZa6xl/idO2YZHFpfNNrM4Fn2W2nvDfe5CHe4pwsO009W5BoJcrc7yucMLsu+LnuceAaxzeZFTIfJWjpp
iuIEFRZ2Gzdl5WRU+N/Vj6vDwk6D8d50sBPN0VS693CdyLf+ainJmjPx0xrak9coG0kXyddxzWKrr/asXwlvsKc1+5QnbV1wcpSSHKrarS4mfqfG2tLZ0USH
pEn29c7OlNXZSabHhc7vScl1/bL6hgb4tORXXIjHxxwBN1I/SavqXylxZKpkshrRX5PDVq8gWmfeYKdz4bADvoD2oZt8LrypWkm8aU4of5JHJb1THMWtq6r2
12qjnHEyb0Ks8ZFEgneWpBRc8gzOG6Rdt/WmnIf1lfuIYuUN7V1ZPJzBjKPasQuj/sfTDv9vLPufce1/evN/noz4/7mGa3borES7xOGlDm8vVgnCORW/IDVs
9TnPCoULeZTrpcGq/VeAZ1VZNMulKNrXR3WMqCPvHbUAaOC/TT6pB2VImN3MGfvgmOqr48Nekas1tKOpLoZqwpKGDHIM/O7qwph1e8FrdwH+Qz9Qv5tqaLiW
OqW0F56qxrLR+G/rZ/f3tNySXlwoo0jxtZlLT5aEhc3iPYkfDMpQXoO9bFjYkGSl45uqJteNjRBei0bOk9EdtnA34G8U0HwjeFxVrBvNDGTCwubW9VErLKND
yPpdc17zLmBP3sceU9aEzxVd+DVQQ2QIveW9hTzjMe0KcYnvDaohevli9XD+sGlPfk3NVnN2gk53yhOVHBZmZd9r1N6ywJQDoCr/QxL8xBLHvxn9pI89FrNP
0YZ4zNbk/+U7NetID7EfKabM8bI5ZdXC4mqclq/VZHv38j6iXNmHWS49gpWKX8p2Uq1KS+kkaWu2ZtFrvtTwpbCWL9+zj0vw/y/u7bD/1bH+v3ny/98+//8r
BCoxJOHOGT9jA8V5bBf3AGcmTucSQFhYQ+ad+y8QUpfaWzYOW71ZU4/twPSR3oYbUFv2W0Eq71I+4CKUCeHNNUPV/zif4RlVc2S11f7V/fGVuDuynaoGHrvm
J1ddm0pOADcIRjrVlqn6AIy6mQX5RF9NP5mv6TQPSTRU3qvsneMLrpF88m6r0FueOv71VgRWHP0VTQi8848InTQskxbzj6OIqOVSunguESFrn6JLGZwy3TWP
UMjOKBxJP+Uzk44npcvW2DaARamYmRizVv4xep8qGa4G6TAJZ5GzwU/QF9XCU2Fd5xL0oTQTNQbT8b/MedaBV4GO7Gf43HkhMooUmQhJXmpc6jU6HaqlENZg
9UmbG/Kb03GuIxEUQw5mo3THEnyG7YhyWQvbWfEPtaL4hbyZtEw2mZqSeAYspjfRybKhMpN9mOI+ycPlMInh7LHOXgkzYRE1n/4K+jt7OTB2kRvYanArPs5O
QhVVOgcxJ6nj9AYqDO6Nb8J2k02S9qb80p3SX1K+IR52cY/lvHSPpByiHE9LrgPj3a8K/kX9JR9RpVTCeNHk2P7InDhW8oS6zmjZZuQWKI0Yxn5wJbjq4/Gk
g+kX09eVDpRUS3k1Zre8M9US+8AMullyOBikvplyFP3uymGCqNyeKiuDkZgtaoF5+AKVgavF5fgDqofL6AN0jbq5m1x1ZzneYBu1mfpqs9trYz++Tk1hn6Ne
dCf2IeoKm+HBpWXIBmZHz0A9nDyojfvjZqh3kpn6BjahXawcvXc2TfiH6o2qV81UNldX/Ls8W3qC0MmzCJ3i3/jGCbVLKfJ20lvXm+az2O1UbuJVZUnpMUme
agvRO94eNZv6KmutmR57UbqEXoR60JVEuXxP4gN728R70pl0S64NOww2greoXbgcj0s14WngaXIzZxT3jjUzd5Da1RZB6UJWTf4OntvH2MfalhMLk4oZExhf
le3p0MwelXQk54DXbMieha/SM5lhVUDUFtSlOoKjwCgZX/aK8aDM6EJuhOt8QZYMp6YoK4khyuMgLDJE1wOtyKnwgut+3XlsK7uJKolsFjcN7wEllLfsGrWQ
Gg9JaESjqNGwL/d3tMQ5GndG1/Ff+Dk8UPUtKxKdw2V+2TdiLrEDjGTzqqKf46rMP8SkkL7ok44M2JR5SBthPpWIv8Gj9FNHgqQzOpoXw11uvosdjhJhA+dF
NAWVF81ldEgCBsEh9BImgx1Ev5TGuLLJV6RSURp1TJ6Udz+xvWSdvVLRXP1ngl+5WVEQ9Yb4g1gs/5kkJulSrfL0stH2EmhkJ7KzYHZV9KRrAqvHa+klcAq5
nu2H42mWbmK/jnqSQ8ELOon+yGnZ6mg+TiNPUd+Z3LLqbDGt5MJQrnsW26H0i2su8zs9B3RAN3FH9EfcAml2kT+pNn5BVRbtTTkl75joZXWwNVsCSsBVKkZy
bV/v+IIWF7yrPQPRVHdPkM5nlKjdbbimSO78hOryXfJaoSOs6L5BdKDHuc6gUmCF8k2PSjc51qIk9DjmCnSSuHAJql2qwm/AH+A2CsetgJY6KC9Sh4rrSE5K
Ozo7cLWTrxArSrckPVEOTBlHJCRfkh0BfcjJ6A3kieVwC2iCjQxGEnxTEg13QAvowhmL1sAKUKC8sncROYS5Qy0j1kgfwVzqvb0lJSXlqa/RLtlxZ1SqQbFR
9p+9TkkYeMAUO6/BL9Bd8JG1p1ZL2a/6IbXRVmzBSfRDtDH+DSXHPvIwPQNNZRqCWfgo+pv8YO9H1nCdTxDZ82gdO7BkEPeRTnT945oBb4LK5AX2wfCV3Ui2
dc0nS8C/rKx4EJuCz8HG0nL2h7MfCMg3K4aia8Rc52CuHehCLSupz4opUjqoHlwU7mgbMRz/krIJPgZR0fXAetd913PXLsUY+hHcZEsjRbSqdDysIa3FnNu/
h71IZ1Hntu9z5gMp24rMrWcg60MHW8juZWa7IL2m9CRTpOiPdje8pW5MLSaScS3iGHhFv2VHcI83HNvZq6h9xF5Gxn7yTLDtdv2gZzoTCo8hj/s6e1I5UjkB
jOb/xN5kyb5qQIoXUUXR5S16Ok+C+qxCmJqQC65xNFzIJ9Ea3Nm1CTSiuuP3LAEfuXqqWtH6JAX/EPAKhee4p2XzGdgsa8m90E3hWcZbdgKdga8UZWxj37Sy
165dyWkgCe8HQ8mGVbtYB7QHI9AFaTW2gmXhTFgnjmAnoxRwnV5dUix76v6bOrx7D7hbPBp9hBJcGz+GfXYfwjM8y/BWdz1uHkgmXzuGy7N4C8hEBtwiOlp5
qcSPW+MVjgIYBwOk3xWG6jFudFDxJiqCzvJ2dE/DDLUfiOxHpoP3I3eNVoLdKAwkChfxVRXHOe2tPXGgFb4GP/PtfIk8hTTsG0aCrhQVqcfhk6gbflfaw/EB
/uaNwwrVLXjfUw+2kaqZvsS7xumgDzuLHgIewrUxbxTjYBeWBCNslU0Y+4z4GJzETNjeRHbPsbnRC+fXhPpY4fqAbNI+8AkyEw72d/CL6oDbDPZA49q2VQrx
J7OcHVw4nK2FdWVny7Y64om6knlFD2Tn4EzWirbYHscPkr9nhyprq2eX1sVH2SJHI3yWWUcmJ5kdF8EE9LRwp2qNciAVo5kD37D/OGR4B3CVLKWHwIlwquQK
dau0FvGTegnml8TiBqi+LRLviD1WxScD8AWlRpILlsbuYz+QfYEcBBRf0a7U46raqeWK6+ihajecw3SgnsIEcqF8E3e+6k4HUnWu3YI/s5Upb3d/ZrNYF2yE
N7h1uD69WfshPj5GJlnLPkrqRKWidvgDPKQIwwYUhpoyrTXusr4tuuKbspVARGrcr6Rr7Dlb57LWKgf7Gb22JWBAngbhts7kdNDb+QTWZOrjEXCg2kpksV01
f7C+etOc3cBr+dikoVRHuQT2Z/fRWWA+NQ5PoNYgDxMLHKqdLG1fEN+Hjpfspiz2GqpL6B1IIdaCP+gMyUzihDwc5UrzEgfa17LFoKl0GauUbGci8SByGVwT
vqDguesCOCR/Ai7RbW0r4jtDL5q4vzp1gp6A5KicfYtljr1sEIyn6tgP8h24rnjPvjlJf1BvUWvH46QEVN/ugp3wAGTCT+AeKn3/rqJuG6tTQ109Xe/Z1+z5
GG/SS/Yy2ZfpULqPGlLWYPMCME+VxN52KW1X+QlcY3cRuocmOJvz//h78QXekXxLOI3dCeaUVLJhkXdA79hpsG3sALAK1pb0BqPAPfkB8Jo4UDUddWS3s52R
umQ5GFhas3AFVUOTVbaM7aOcA7yuNM1p+NJJlayRe2Mnwj7aRPKg7AqAsJljOKso2dhsDqmnlXglTFLVkF1NymIuFXyFfeNrUbXU6+EmSXtYg6uDDdhJr4OL
waGy5/AJ9RI73WM4iFoockqtye14Hxct3+G4igg4hsskGih+gvq4nWNjEiSvommwFu6ET4I99EgiDbTTjIl7CraQl20KcnzZJvob7IsySBLtQQ9T6aT4xFsJ
20Ev5erinrZ8oq5yjkNJ6uw7Ewzq23BTbHs4NLV7warkYzI65Ve9025UPpYbVF+TLilXpYyKHQjy7XmKaDKW7BC7RrZT2o8tRSvRE5TnnLLjq/Ii0LHtyCy0
3fGRTmA/s4OdpftHUS9LkeMCdSd4OlBuWpkWoU/zD+Rfe5SBw367uDIIgu5QW+53/qHY1//Fv4nvx00OVuNlxghjAnZ4E8t7elleGtopDg4NFqrzOtHn2WMx
olhtX8s3e+O0fywGopsywnAnrZ61iaWx45g7aD9Gnyo5ZqmlOiCrIS7BtYSl2GHMNv+tnsW7A19YrFSbmtL3tS5isL9z5ENu0a6WhrtintCKjfdqxZGmV5bx
mSnW7Vly2/kMXeYs1Nb3u66F5ZK/ricWsubZab9ZmmZ8JMakewx3TWM9Xf1PTNm+Jy22mxqVjsDXxBPGBM8MY5/ETZnZGasy3mWctPyXdiFjMr7On8Ex+IX7
FedyOrReeJOYyYeI8fChOgWn+RFqJwljDvprc9kyl3ezN1qs69vuL6Oc4K1vmm+R0NN/1b8X7NLcEYfyR8Sx3sjQ35JC/BY2BuXOQagvSZMFVDZXx9GIncem
cUqua3JvVxbeQ0m3d6+auH7sX0DvVNyk7Og+W83VcVc49Y6i5Y/ALVkUdYO9RVcwo+ABezbugcp88XxdQ4a30oC9GQEle8r3WWsSxmo6SKby1zzlpjMJDu8N
6DEOCNzWtNb3EPze6cIXvra/pbAjmGC55m7pv+z2BkZp/IabhlnCdC6Hb4n3eb8Epgg7Td99J4Pb/T7lMX0vv81yW2ilHSdmA1ngWnCcN8M7kb/rfRqI9hzK
F4RxHMf39913X1Wd1JwyleulKcZAnI2znDUHdT68UP9IA9wwpMEDg6tpT2iqGwjVSg8rx7vjtAl4QXw1osCjMcgtzXQ53gxqpO+8ZzlfYBnFG7wnvBcDiuB4
caB3ieAOThIHiAN8dwV7qJ+4iB8capKRkqnP3GTJzRyfYc4cmbbScsiy1DLWWC0t0zzL/MEgWiYmn7FEGlhTSNvKMs+6BvW07DRvMzDp19Mp601HuXlZ2oP0
benX0nIyjOnLMzpn/GN9yx5Q/ut2BopVY7wThL9LgtrqlpH0bdNiPpwb4R8oFCGz7wW8aXoptFEP4XM9R0EHvgu/gzjqPQF/1d2EvcHchGz3Z2OE3Mo30pww
9dXZVC9L5onrQvMCH8VV/sXcNl8zyxSLUR/EW029tdeEOnFHyl9r/wisZie5fd7+Xks6Sr9jfekbTkVrwk01BW1wgDtNPtqtEk54vxvCxfqGUVwXYZxxlumk
VWslra3JvZxPk8u8sky3DrEu1TsNtEWdNlt70XJWM9iqNp0jG1JbLClps6wX4SnTDn2XDIe9Gj/d+1vabAYK36zlymyriVhpHhW6DL7xnwl5YBgxWlxmWOCf
oP9o+MZ9Ma8yLnMX+xo75OqBqj2eVm4tvsn8aeymj7W+NvY0drQcEp54fvF3TqsR2Mr/6m8X/GC8HlCmTWAnuqXloygfuYae41qNejLfYQvbsIa5jlupw6Oc
pTZ7zRTIjsUZQIV+hdui2xHT7RTVgcawCTgA9pCTnWVMb5xI/871wc9QM9AHj2NOcdHgNFsqNsBblDDQUjgv/hFYxhWW5+j6BJXumsHmRo+5qzsr7YCrqxUK
j/g6ll0St3mZ+YGlra+rsVz3g59Lk8IQY6qhL7eFz3Q3dxlBqbetdyuZo1FgC3oEW4I4u9w+UNKF7In/KmyGbYkDStIdtWlZFRc+AmucyUwyWIhG49uRDcnb
Vc8PqBl9AfUDp9imaABzb6efbR2XiuSwAb4NcwpfIyP7DvaC95Tz2L+YLex5tjPul+RFK/NfgzNUEVxQ3IVs0qI5DtpJANjLxRvJTqyEfo+OgZXwWcPR+Aro
wXxl65HNSL/DAmPKVMzkiJ/UcKdC0hE7ycElMxzdwHOwLs8arUyIZIfh7aWjk67FTqa2AJaxMGHb1pHdE+vhk9Q/Zd/JBnAljdjFYAyaZU8n76KVoJ59QcHf
rkFsEamGXXbsTXwJhsfMZBm7gbqWdCpxZFIEExG/H9Rh5jm2oS6OIuaUs5xNxkp8pIpxNbZeODf+PjMEhMM3aDQqIF+zWvtPNAkMIw9QF6lrtMK+eV+T+A/s
bWYkIwddYWM2A4xy9c8fBbviZqA+ucL1J5gEBznrsGXQxyrRkoJWJM8k4EOgA0x0fUw6hYY6fmEuseOp+mUvS2agZkzrgpwG7ykJ7AfjwXT41NYH/yybjNrS
f1Brm65qmkS/RZ/IhfQtRwf4GVhAJNxhw0Xh9oF0H3J54nn6NDWTHokXljRln8Z1wgTbB3XEY2FW2ff42VEZByDQswp6U4tp0S/YzegaTMH30K+xU8i2bCWa
j8YmTGPHsAlJPUpaO4eDAmata6DNgbqhE+wb9ld2IJ4Bosmm4AY469Aw+6GLHUEey/8EXsHwpr5IF8wg+1FLQTt2IxMN60XzoOqPqUvMfDSIdJQdBIMTK53d
ySnxA9Bz8mj+CDAdzHT0xv2aRrPvUF1c2zUu0Wt/WxzpPErfLDllHyYZQq6CJ1Exqps/na0puQrC2DymDxzhLINUuEAbUSFQkfuZlmR/fNSxC56FCjQQ9nO1
kTQj43EEORc56UswFmxkJpPn2Wp4mLM78FLPyH9QPP2V7IG7l0xHQ+wHyLGobVk0Pg4sbBFbgBriV1QTFsJxcHBi/cg/2SnoF2YU/ph3nj3PNCBZVg8WAp+T
hg7ElLbDsWQCGogeo1potN2LDh2w4nCmApiYy0hKrWTVaBK7rHQatNsfuDbCwVAKzlQx2idHI8dCphUqYl9GTCAjJN2pDS6NfRm1k8lC512PkIyW4HnxrUET
ar+zRmnbKjXwJ/uZVqD5VCm9nWyEK9lz+Yuj39pXUA3hl0KjvYBpiXGCN/Ej+GTfC7vjnzYLfQu9TeoBIpxN4g4mVHNU2K4xiE4m/HA4exLOh02cf8OaMAqY
W0xFE6l4fAP+Ry5FkXRW4lbmFswt5uP7OwtoDu0Ex7Y/LOZds+C42MLipomz2RWgJ6RRe6Y36A4LXZPY5rhuVYaagKv2h+jW5krYFb6oisAHUsu2FvwNO6FI
PAaqk1qzl1BzEETGqg4dSDEsZZ/FTmIzE3rg3Sym6pFn6N9sN5isGkdt9R3t2eoww2VIms+8QsvZUrYtOuOMK1sGIvBH4EavwE8yACYUL2bj2AvOpIQWwAx6
U13RKNyYPmn7G7aEufTT0gymH1S6eqAWbDWQl7jCdpmGpAE8KZuOguRX5gFoEvVu52mHI16AMx0T4CQUj+owb9E/rl74NexIrUMHEsZUG+b4DHsw/RwLHRkJ
tqLzZVbsZHvC1mR9dkvBJ2ZDaVbZf/Sw+O1sguR1/q/oYeJv8LorosBC/UNXgBowMv+2q6bTQW0Fa+IXwp5l1VFrKh+NTWzDnnE8RVfZZ6yV/tulwF2dA2EH
STxzFVW3DSXvJUD2Jkqk8oHJ1QH2x+eK2uMtDl9CfMwuMpL1wQPMfvt5B4Uy88LjSxmz5A4cQc/buqakXcJ9qMEvEuqVaXFDkA87J14kF7FRlBY1TphDudj1
qBptRSvi75FRzgfoD7ofFiMz6bSyB8woKgmtKOuJDlUp3lp0e/BqV1O8ALAwFz4rqefcgWxkhu1XNB7utj+xhzOnYtJwwFkHPCpqgFoww6AF98Nv2ZZ0BDTb
kh1tY2qxIyXL6elwHVLhbriU3VUSjWbZzoDvJcPoEbgXzoq3UpehyDRyxND9qFfoOZxM1azSbB0o2FiHEmCoNCumHnmRLYVHXBGSfWSwcGKJoUrhc+Ri1M2e
io0lKfan+R76J8OUPaHOO7cCSfhUNrXFcjQ6v6njIjsfJRbF2lriOvBQcTc0ClwrGrBvYKKKWQP2FfYDTWHFgclJRvYIfMmuRO8Kd4cfABft36hqbK9EGmaU
htNL4UE4idzp2uYMB0tddmolWFNSATfu6IdN6DdggaMRYoeCImRyKEGAPcIkw76uW/HNQBwdZLuwFezWst1wAnOjtDerZc6AwQU7QXTpoOYN9pmZU6wcX2dz
IZ+3KGkEqKAXudbHzpF0QiubNCH/c1yks6GF3Uxd3j8ebqUEdgZYvT0RpTS/Ym8a1RU0YZPpRpKuwME8oic6J6CJDZuyPamm+FoSC3bGD2UeukaAmdR58ixo
JRlR+h/FsuXgfMFG+3DgoobCtrgGc9pl3Nce98x7TobvtsAV8Afyo+OuOuRPeKgKi0qhRnKpKoL2KJlaWYUQPe0PHd680+iNqwZVQj9z9mCHssOYwfbmUEld
jT2IupROZwYiL1CBq/RZ9muzumv6whv0DiqSDYFRjhlskMnGb8kr7GHUkpwVH4b0qBNW4LOOHLYPUw4OUjHwdNV9Bqawa5retVen38GLxb+RqxB2bCSH4bRi
EZ5nlrCp8aOwBofKulBXqKLSkUwv5jZ5CcViFRgN3wMX2AoWs/n7svED1sjWKThGOtl9ZEumOGazo8xZjVU42kAd3QpXc60tK0blsDl7LvEi0we8A4XsoIRL
SKB2Ola4YtlS5nwT2v7ZVkF2koQzTeMGS8bjvmWPAVm2AR5FD9F+5iW9Jf4w9RmNi9FQkTHm0inODqVSVpd43FYIj5AWKI85S0fiOhKGPkiWRPiZyyUrwSDY
G2vL6qEZZJjjHnk/f0NCs7xbpJK9yV6EN4us+DS1zLkE2Z2HyBUROeAu0wndg7NYrSNdksBmo2W7A8witiemmX+Rmu1AVhauyl+xc7KkAXOGuQVimHT6FHpQ
1vnAvrwrjgg2nO0O+xZeJOvSNqBkcx2jSnqh+vgNPYje4+pvGwkgOwW8QU3tD0rvuZ7DAsYD0uhJMA1dapye9IX9m1SxH4Ei/jKinMvRaVe99em4r31AdGn8
f/Zipo99FNgD0u2uqilF1uIWlQx62NvviNjRK6lxFUNdSoqO9NsVKC02hzxaOFXy1iEvPQLtTCZ9Omm4Q0LpqDpMim0neSkyE20FnQsryAdgO7Tvr67/zg2Q
TZJUT1gCXbzXMFZZn/qLvZCyIvWgm0gpi5uUNAyLOJXYqNjlivbupNuU3gWF+CxIdDuLNeBXdCSv0BaDJLbRuF5+NNGGGU5/KOusT+bf+iJU32WHnc1U1YHX
10eYLVRPHaGpo+nDz/Gt8e4GC9wD8XIcjlqpLeKGwpL4Y7gCThSbe/q7pytbe9bj/0qiZPcN7XUl/w8FZh3dxNb1YVxarKXeWEtdkzRp2uJQKO4OxR0ucoH7
4l7c62lkMpmZo/GkRnG3i7u7XNydL98fWSsrmWRyztn7t58nSfkRQuSD9QnW7vZG8Bc/U7o05bu1iXWh1Wl32JPdN6na3ifuliMWTrGelD+Psgql1jJ3cew8
dz3XSpfVDkxv7FlJ+XiT8S3Z7s61/8+zNdlj6mSPTMmIKkraAG9avsURGEsXO69Z38LI0EJHkC3L25OPUJl1PYWWps5cl539ByY6xtA59uv2UdYqh8Qz3XnY
08323n3GFoAzLdXWbU5T1CnlbKtJsQdJHJk0AeUlNiYN7Yb4P9YZ9ihnLccTy0bua/wj11j73/ZS0z4aw0W6p9h+0pmWs457jtb0D8yzdHGudvSO+Ga9asX2
Tm4f52rJBYchfu+uVmg6+z+BoKvW0ziSPqYb+BHQl8Tb21gEuoR9IVwT5Nqp/HwSCuvBYzoYM8BYiLvwl/mz8AYKjDhWZKeX9FnCDRwNJ7NHWUr1ljkkISEz
dlFSfgwiXfkgyzmYFNur1YmocYkpkbdcH8RzTeviOtjDSibJ28YOTM6E02gVnUvroPFR71sRVGk4LOj8N5BYMgGFgO5MgnE4lTYKs+Sk7o2qpZuS1COluz0U
Do2J0o+xb7N0SfCJ7ercgAW+lxM639obJsdImzg7WmPE2/nhzmn2VE5i04X3QQ1N9sgig9s+IlEJgyMeowJD3+QHsVWODYiBbPI6GsqtdF7jl1mfRq93+jkv
OH2TU53T6OH4YOcSZ8sWZ107E5hy4Ar1LIpKwUp+nXOGo5/tnWuEtwZ8+Q72wfSso4Xlva0p/JAwzbE3pSq6rmW9fVVCIztwfEv6EOd0D3Kcss21d/O+/4iX
O6zO+o6BNMAxyhnAjyJ9HX/ZSu1T7XMdFxMHWXwt493BjouCnMy3t7S/cz5HRxxKMoNvmXopqjrusO2UvbkRx61slWTNSLycPNIxPlkbs9h6zlFXtgXlJb33
74v+Z2atVxyfbK8tebi9dRx5Qj8L9eAkY1t2jjCcHiiKEnZH9DHfQh0sPRSLFKryie5bzonOVdbW1kKoKN/vPmd57Ei1LiOJ7iXWcW49/R/xixqr62EfYsm2
G5117AttC/U+jp1RtxQ1ilxzfesx9p4tyPXR+sU+2L7eqVV0sHdwL7XPcq+LvW6XOae7JM5yWuZ+Zhnqqp90Hryx9bc+iaiydOe3eo6RUMdDe2f7EMXGpK12
eXQDK7H+SDuesiChKrZddH36mfmU1D9hmDLC+cxdkvgL5yj7kbLEk/Qo8PN0lPdJHaE+nRxI31gLHMrE5upnKTeaV8A1/G583PIP54hIT+ZtRnGirYf0Smqc
2pa0IXFKfHVSXKverA4+lj5kpvOhgpZupwc4JESJ7Sg6Jcl+kNiYLLjPVqH/IryG7ZkYdA2GFNuJhx4Ii4idZ8mHE9A2axz9DfqYcuE+clhoS0+QhqYdxGVR
RnOlXSV6GEzGxOWgRvJ42g8Ocd1xN3NWWHrFNWOqbXprTew6/Jelv63MfpFucQL71sg99gJ7OD5kq5/kY6VxIeR0wEm4mfnEdWXlqH1cOGLZx6QPvsqX4n+l
02Cm5H3hDtwQXRHekXbkLNpAtkAfySimM52KVnCBsg4gT9ybecxHotowFiHpJeEguoKfwwWmWjBaGIoewL40GjajN9B64p8wNL6Sr8ZL9bn4M8wROvK16CRJ
lfBUmyRtTZYKEwUFLRf/FG3lx9EIepTryi8AUryHvIY69IRM4/4Ivb1GHB2SHfabH8s8D8sT/yTlKI/dRRKwFl336wm74WHoBDIYLsNLwsVCHf+fee/2fPxL
2LBZJ37H3wovILNQGn5WMhX9CllJOpOPhkXarjgzsFPoKz4Rz4EzdLt11UELwkXsYvYz3sWJuMFmCd7mpYwg+sUw1ntqKfTrpgD8F3pveBXSDjzEVjK7JMyQ
xzWiCtFFxoWaeRn1U/gU81i8i3kQrGB/SJsU5XiJppwfJdSEMuJl/DjyEd8hZjzNsAJGml2oJUykJ8x3DYND+4IHXH/kYzyDuhum4Ws4XdYcDaBLYUK4kTwW
fPAJ/U3SAK/wpuYlyWdtUxpC5xlPo666rrQtecul0semALSZ44yDud2m37AIT2cfmK6GlrYY4nVTq5eCYvlScWhgDrOIdAHzmPb8Pq9ffufFTFLQLv4VXkY6
wLckFPcBf5v5kIHwJfxKVnADqBW1NC8xHdP5g2F0K9bBe+Kf+C5vkr7VZoNSkic0oVJ2KNzP1+cbQg+qRkrSFj/FzdkINkDg2DxYQ6pIK3MKvcXahAu6dPSc
HxDaniSjLPSP+FLgX6gWOB1yXzsCjdTnw4HIAl+ZU0oH0DT62DCYrxAPoR/4veg17k0H7zqGWYMO95Aygpasgy/QaBoUmpu/D7jYLKoH58EdrKHdjKNoHJdX
Ei5gMppL4NN1e2EBjqevyAE2DTYk4/m3mJL55LR5DYrm5XCu1InewW3YpH8jGYDWwcMkl72rjSX9hAz4h7uH6vCpfFj4FyGbWviL2A5/7FTj04Htca60PTd4
lwUdKT1r7o/zuR8gnR1FIY+NQxqGcAdMg0gt6SwmFl0GtUTeO/CbRXKhNdhqnE3a65abzoYGgDAKmffwqaDI+9e0Ehz2OtkA8y6TmQ1DfXikG4nXbIN4HfeV
6Yj7oDxuMJUQDZ1LigiHf4kna59tEaMIqIGRcCvmgmaD9/xAONrbNa3JI5zgnw/2Egd7Fr+ULoT9uWKczUwPNRh7ghPG0cxHuBf3Ym+D27yJXOd60m4gkXZE
/ekppKTHSSvIokv8baaCtBbXakaDXSDHNJLewa9FceiTdz+yIYRrQY3+G4gEB9FhkgAGCtAUAy/j1lQBCvE0cyYkJBqUsz3BPuGI/q1ouvY44OG/RCYdLKtN
A+gcTqWdinua/3DrAgskBCHzc0ywLbAO3i+sIgOCU7wuupkzlTaju3A63gf/x50XHoFGMErQYF47DDWi9+H14DEmGXqOOuvdvIrUgUNoHfgRPsYPBB4/QNuh
AdTFM9jaOJ9pTPeXdaVqeIKMRM1ondCDpnXgKSwm3YWfZFhoPfSLv0dSjb3gyfwOzCvhE9lddIHxUgjsjA+Hi9AG+KnsBS6HI0l/4RGzAM0W96c7hN1wOreD
saII4IF6srNsMG1IGsO5pUrWR3JVOIw+4LU7V5BR3Ghcy0vDE3X9yQx0AbWl7YMmoMboChiLHvBbzDLyDE4Q/gaQPBemMKmoWNuFfYIS4Ciao9uHupsD6CvB
6G8F07m/8TuwStyTWMsO60PQv5KWRMOMoZlkAH0lijNu4B7wf+BIdBFOMN8UZgn9yQHDPc5XaArXomaoiB/MdCTBiAv6GzUEPSiGrWirNcle5o0CKn6WqTMz
BUXrebHBuEhIYFd407qjLJesDt+JXu/6XFqf+ygcMuh0EnEZqQ3Xe3OvxNyWn4SmhknoQZwntCRdSRaKo53JGs4MKphruLakbtlcfI7UM+qQS1+7yMEeY/eX
DEEvYTuoRiIB4c34GzgJtOBvzk9nRki3u6QTqU1/s3uaPSubwMdCBAPhtjA1XQC6yEp157w1UFyAwRtjd/64aQxV0ro0m12JIF8gPCJ7YY/Cx2V98DRuCR6h
2xLWkfNwV7T5ZD+fhGuXhYbZ+DAhiG9NjqNp+DeMxO3xThTq/eYDWoUpkFmJn4c2E96Yz61PKp5NNpsSTJ9AX9NvUheOoe11181bWmhgsdC3LNg7OaZhUtSO
PwxToF74zC+FTpQU9oPP8dazBotJLipAjY23hcvkIumB5uKvpjSSCicwtbGDmVBSGTaFPOMyhM74CvoGg3DzZi7pZHM47cHtD1ttTtPp4QjRHJCsw1sbMDfg
BKmd0/PT0InwKJYICP5lGkFX6gvBb9bkrZ0H/DHe35tGI2g9UaAwy7CV72d8CR6hWygiYA5qTTtTN/+aaM1/yCr8d1gXGoOGERfrCxrx05hU2lg42GIUOUwQ
Poil9DHWMD9BTiHCNu6CkI0/kirQEx7nz6CT6IuZhGzEs9hduCygBm/3rnSmPgLuhkmiZDgCN6KLRUfM9eE3VuA78CLiQRY+2ZvHXWAJkXG2kIewtmE5MRse
YzeoIg85Rj9A4BBPfGS9uJbeZw24PHNpmUz21lzHm51TcAO8rngOayQL+I8hxbvm47PMbT5O1Ih/j1Qkm4aURPElPnPgEeJP3xoiAh3iPWA0iWfLjF3CBbQB
LyEXYQr1oaPhIa4hHi1uDX8a7aADM5St1p8lm/BS/gQegtLJlfCXbBuci3vBMrRux0NJtjEBnUe+6GOjBeiN4aahA2vEcwUtqMu72NlCIzQPTRI0INs7LZJk
jYSWYRsEG7tIR6Rd4POCXF1rcA1d4OJlk8FmrAdyUgf70V7IzjYK2wTmmzX0MzgA1+FtMIeOCz7NFcDe9Kj4m7cK3+wcXLIW9edmk8dsS/NPsoWh6BxsRPdL
JXCLfyBWw+FoXOFhb2sg4wPiK3OgGwXLpRvhdfFOuE9aytVGUbgRtIHPkIV3+PGoFuzDd5YdZo6arsNo/XKmAn/S7RT8+e68mgoknfameSgL1+K6wX+BkkyS
3OdOmgC0cQo8FwaSnVDBiUEH2hprQTFzQtDr5fguLtUn0a0kR3yJDzV14dOpWnoBDCpoSV8htfam6KGutnQa/za/Hm6HiZcSaomzudaEJdPgKJiDleIa3Lz0
JPIIR4RG0IgmcSI2Co1Aqwoy6HP0p2iC+CU/lkQbRqJZpiHkCHtO1Jj7A3aiXGFei39g3+ja0Q+Sq5gmiVsN88Fv0J4esWxwDbLdtF4xa1CSZWt8rs0p6mY5
s+McvwtJoiabq4K/x16KvWjZZF9AOzPzY/VIoftuPyOct56mXeztSYr6UyZ2N7bqEqera+RzlQ9UaxXhyiL5ENUdlaBsnGa1fOAfJD+Sx6Z8T1C6M905zoau
oa4lcsEA1f8Bj0erImkhqK2id/n6ykXKisr0ysnySNeiSv8qn/SDFa3IfvuWiqaazuRwZYltQfrTygf2XZ6gSOCSk7vldeQ3HE2staPqliemrI5PduS6LsdX
u1dmPK9cYeVcx1W1svqUlwn/urpm5Kv6lLevSstYXjlZ8aemwZ7llXPsKGOTx5Oxs6qimpT3il+UfMGZ6SlmD1Qtqe5Z1TXJlegRdBVRlTTqW/kCfU9L/7S1
zujKd63reT66jRVi5T33gvSOjmrnX8wI+Vv+sPOpZXWMwaWknHwu/BR4WJ6n6ubuZ12o+mxLtLdTJyV0cuzn5sRP9dpxnuKPuZ29I/4qv295YZ8ZvylSo8mJ
m1yzYKWgiVS2xT3sSmuqtdjSjEZEvbXeMF+zjkQvLD8t6fZL1gnWumEf4DyL1t6apNhCcQw3nmmHsm0+lmbWtoRADX8iKIliy+YkCX0ifINGC0tjbS9TiFue
qHCFVfopH7hb0rOuz+6PyaLU43BURf0aznPXc91lLl+O7lWNSJ/tnugK8oxxN0qak1IHdKtYG7XT1qWyuqrIFee4VNk7qYhOUZY65lT2ctdJv53Ou3qp86qq
LGvS32Wcz+ilaKPZqXmgXqf4N/29wt+9UG5TVaTckZdVKWwuJZPW3vk1swtT7czNUKNKTW23MrkxU1PJ2w3y3tZEz5TKCZWhabM0Y6q+ZLxWPdn93NGxolvy
+8xqi7pqsOW0p7mmvfpidW/1+Ix/SkrlnnKj+mTK/LT+VVOVvqoJ7gPp52saZCRFbVQWqDJTNEnKiuK0aWmn05pVvHDt8CRlfXQ9Lje5QiqVVfvcC+ke9x/7
HudB50v58jKlXZ+a6oqvyPespzUJFku35CvO+PJuVfXQTHe9zAzPD0fLqiCvWJ2p/K4ZV+WugOWHUp9U1lYqPCsSx6sGqsYzbEp994roRUnR7jUxX+0Nygsc
HdztXDfsTz3WdMbTWJ7mXu3qnX6Fy6Mqes9ZrTTZLzka8AWlExxZVrm1lSPV3cvzoGKMpqv6l2ZyJk5q7NFXzEn2uDSq/kmPkzmPzjUnUWldktFHlmcYX3HA
usN2Q9FQIQpPtG0qHxV2LW6xcmCbpo46aSlxU1WL2uj2JdaI9zKta6v3OAakvkyct9uh6ptutQcKooqQqurqs3apW63eUHXadT42xDEmdTfvqjrh2io/GptK
2aS8tFlU43mavFRzDl9I2wWfuJtlWTNfpTRUZ6j7Z/pmdba9yMhNZyrPq7M02Up5ZvMsVdbkjA6ZKs2TtMXlkzQ4lVEeVQ1L3yR/oGqTFuyITYmxZCkybRXq
oWkZnoWui0lzs95r9miIpS/X1TEuvbH8ddo3q1/aUdVDJPZE2KY6kj1VQjfncdsUqzVtu6I2tVpqVIVKG60tPwfXo2JH0/T99J7anvg3tThHuW4ljXF3iGvq
RI529okVi9zdnL/jr9vvMmedIsV3RZv0ZM3mik1VDTI2aNI9ZkddzUNP66oFqhr5BfUA5xLHWvsvd6GSpo3C322zlfnlfFJLszO2jyvdetxKK394Hsjz0+Xi
DRXEslL51jk6qf3O+egUGCHcx2G0IjxSEua1q1Sogw9MhH9r6Fp4nLzE/xAfvj29zTwnsVyRNClkD6+Nn2ccZfopXGB3C9kyAP1JG7TWHEsOCQd047gjpvpx
s8EMrmN8PzoCjCCPULXoL4xRnVb7y7prP0g54itchiIqQlXSL+g46YQmMsUkhe4GyRggGRjIHgTP4CV8xegGNpyNo03/4nLjMjKAr4K5Qj+aDYNQGUk2Qe4M
o0YbiRiNgEtDSsRr0TicKeLJYmEQveCdygfFffWT2Q50KgRkBn7TiC3+wx8xTMJ/4QY0BU9JPJY4MOYuPoLXtZpCbEIqNmBx+DuYJxSSaNqJdEYJqDfuJznG
tdWqoYn0BK0DBqEpEmD+RZbweqQNeYx2MP4kHoxDdblnZBHIIuXwaUEZKTfq+Zv6WuGLpN8DbhmHeKeq1jSKZlMdH0gS+Am0FpwolJF3cIrXGldw4bJdTN3Q
KPoKbMK+NAPe4I8K6/h6cBUwwDxUFGRB43TbOSktFV/lPxA5VRNxQC2kwetDOpBDoY/Dz+n7eZ0GEbPXWjO4vVgLO5j603TuAekqzAkvQF/RdEk0/llXG26B
ELv1S9CmEhP+yifCSTzAbdDPcKW5Pr4CV/A3dQf4ssJr5Cr/Cw/gIoiePICduDUhebA/HYwn6NL4veQj/uy1SLewUjuK38u/9npIJE3hD5r/Ju8jXsA9iQmi
NUXDZFuljfEM0hM2NQJcP/yTeAYyMfn8HbQ+7CoYCqqFPcJMVCOsQtdREhhZ5tycQgYiv8JrqIssIn8a1oGOsjCvb6wn91ErcgaoQwvwfXjDMAlGmZLocJzr
9ZNA8ls4uX077CkZULYId4Wh6D8+g18VcjuoDsmlL8EPzgfMIGL8HC+BKfxt/iQZQ9pxa8BvzKI2dCAOYzcaQ72c79k5Dc4lqeEdvCyqoAv4q3gw/lV8S/ta
+IubBM/jNHJBaExLyA58oPkL8rdxsbBT6iNkkBs4lG9JRzINQv3QrGbEPK3wOKy7vRwaRX+RfWQHb2HfwBx2Mj6A2oRcF13GgPfw+zbO5n8KA8kp9icJ5CN0
BvN/cV/RBzACdoP+dKfAigcLtXEuFWtt3LSwCXHTyUScAY5yB7wd8yn0IzoO23J+9CdZyv1mY0OWck+Z1WguusEdIV2Rr0kExXCa1IWWoAWwBfmBk2k1PwWM
RNdYhjVzA8h5FEnsse1B+4COpquxfngJ21k3m+wkZslqnUUqwdrEkXAF9uU96D+SRXWm42QTOYkHg3bcStxe6CmugzaQTXCiUSQJoLllH8Ju4v6S5jSN/grU
yBpyvXAk0xhKGANU4GLUH3vwQfMYuAv2CXeHTUA70H7WWLIHX0IsGMonCmJwuclY2XIyBN5GbHEbr5EOlTnA5YA2hV1pDG0rFIBg2TbSi2GZs7geMqEPEh/y
TOQTkAW/8P54L7kMu4JINFw6BL02LzAPxPl4Dj5sXmRcDSHK9usIQ+gmvhz6icPBEWaht3pVZHH4HlKfvjc9MP/hO8hG0US0sbRt+ERRK65TyWkOrkJ4makn
3Ec+krFQR8JNLelCMBfxzEfJUJLgtcsnqBWXAVVMqvCR+wafowDyDUDkE5GTcBPdEo0nvbhwvIn0FDSybnSU+Rm6Rzwkggaif0QBKKvIjymCiOjgb3RCGMq1
pKekI6kFptOb8IK5F31LwqX+3H8ECqMEf2ZI9EGvyzfV78WxnJdGqQSKQlt7rxkDnpIezDT9fDwNROOzumnCRY5nKszRXF/OBx2Ag4kUXRQawsOkp+QlUcIb
RNB+Ma5jt3MH0QZJW/LE5GJymBX8cW4lNPNv8WjRbrQKrCytAAKZxbWGL/nvXB2+GzXhqZzF2wuXwUpzjTeRusPV4oH5jVreDXpgGEPf+/XE3cF5lBcS6pMJ
r5JgXGSyiJbAN7rHzBrmBSkNGIdL4UZzMMolLjIbzyWX2DQaAqPKRqOEwIpSf7TFkFgyJeQBUsCGoqk4QNufhpPj3I/SJfp8cABxwujStzjQ6yElZRA/gVWQ
JXebKAyV2uOwL02E30giGiv7ixDUBwwMdHozrgoFGG6ZQ7CNvCR3UGFhJFDoHqL/kZsohzzBGrAQDwKH8DpwjDRn50kmobJiM2pGWUFFbvAL8QI4ihbBr8F/
YArab5Cj0/gxqU3TSF+EeRnVB7dFP9g74JHhGxOIciTjjQX8EEkACKGjJWEoF+7izpK5pn9RGzicn1VyylhlDuDe4jciGQrCO6FGewh3prXIYPgElIpMhf7Q
T58W9oe/Lz0EIvW5ZbdhdxhNP5K5Qns0iLbFOUK69DByMg05LlRDk8R90T58UFjFFfB2UQ7g8Gz2PdzAzWe+CI9YH6kI7ue8iYZHgQUoU5dr3gfNyIUj6C5h
sGlc6WbuIqNq7ED9ySFTCxhE13BTIMUHoKXoFCxERWAHMwIT8oXEmlJgbSwlIpyFB4W58ST4kC2S3IVL+XvMINgf1CO7cBp+ZpwDl6Fg1MF3EfGl98n5EGvp
v/AxfCNJQ6ECpx+AnnDNUZlkBchA93kDMgutyB/ci+TQ/+AqZgT9l0sIY9gargnm0Q9Syg6Ha4KvkEjusddMnwI9Ggd1uB/pgJvwPcrKvdXYlAwGJvNm4SSZ
hUvDt4gfCCkcD28TIlaQjaI38DGfxu7GaWiJMY7m6T/CurQjzpbtNt0hvkgf/kn4Dw7CNchh4sgYepvvguqBaPNrwQ+eA2eAHK3kN6PW8BfsIHjPXzrMm0hB
QhYQkZN8x5KPQg94jLTDn1vqSjJpdqiKikS+RY3hWe4hXC78hGcDPgQ4hGlcIu4k28r01i9Hz0S+zGc4n79lOm22EF+4hYQggnqhXOwPvuOKsjSuAUlmu9Hq
kjQ8BQ4C/Y0+NJzmbmmBQ80tS4MFCavCbelp1JMuIVLSdPNn5i++CJdpx1AXOAC/Cwd4KC4vWa1bFbIcrRQGcg352WQh18S77yNXttE2xF+RkjwxVrLP+GUg
ClfjD/CYycGdxU78DZ0OvWxaLzrNH2oxg48UytFfpjPkgyTcWxUT8KOyVt6E31E42ljFDqAz0W08HJpxJmzpPYtyoRO7APY3paJUMJd11kokYaXd6BXQVfii
q41fEoFfQzZxcsbANyG7gAA3C/+Qy6J6/HBE9CfAT351k6ugh34Iqgdb8GNIAj3FCoY9fA4ZoRchN6kKjacnSBi7lLuZcCq0vXgoDSyMxNvAyOCXqLYZQA+e
pH/jvzekh2mTeRpcqmvg7VQd70tsofWQSOhFKfuRbBfiZYO57fAx6YT7gOmkTChkJsNI9Ij4QTFIQ7fRd9KKGYu6cN3oVvTe9EIYx5w3NSM/yB5iYfuIBsI+
4LogES1CXUgczATTSu6G3+SC0G+cxDMNOqJZghjd0Fca+uGd7CFgxkGGQLgDzgIR3E2Ul3/cUAoHsSH4b6jkdpvelKiZKbq9aGGJgSwzdcO+uBP6AqKJX1B4
qJGNw0F0CRMe0MpYHzRgA0Ecvc7GsxMhQRIZFnWU3gCN9DtIvLAQdWPUeBHpFziDOQlq0x78U2aGl4Ve6eNxwQ4znqdtwmULjLQT/Ch01U3Amdo+jf8YKT9V
eC+xgggUASfgQaG98AYcIcszt6YrC79Km8I2dK3oP36xN4/GkQnQxg4l9WE3rlfYVRSHV4HLsA97AUXjrSAfZYAy0V7YZlt7+gE1KKvNj6HTyWEuDTbWDoZr
8ebCAN149Ah9QB3oJyEZB8G4gNNglGAuOK3d4X1tLZ7EtxemwLFwW+gM0pG+Mt4zjoZrhb6yctJautPUhVuFVgsWclRQMkuDKqGYPMaZZaOIhgaTbkjH9MHj
+V6mOswFtDigPylBs8k1uBDO9tpBGOmGOwQvMQzBUvFR8TJBhMObXoRXyGtvH9v5RPoOlaBfSFXUXvzY/4EQCr4FhtJrpInwpWkuVXBtkb931l81laMLuDVS
6X+TqeQ/3uWl3SjyFA2jFSAMQeM2ZoTwHAWhHugJai2MN6z11tRE837eCLR5jehz0JHUD9WygiCjNvhD7OB60xpcheP85EIZqkY3SVTxGbgFduUvws18I/QO
7vU+rqIM1FxSQsZoQ0En0Ji7L9xjtvKt0WbWhyaQeroB4FHIe8ILd/Fc0SEY5KXT36WnmAVYIyoGregHfBU/E18j5/EdOAuF66vA27AiPhhW8RPIUsN3NDy0
Cz7Dpst+4hX8JlEYHcNv4aYa9nFDcTB140CRG25ARu8eFYL29Az3lFuA1jK98ZfgEbC+kE3HmPYySP8YzIUD8DHeY6oklxEwjTUPIVvhHe2+4r60jMyCmrBc
cBdEIyz5w82DD72n3gYeAp1wQ9qQ26+rwRdIL7YrDSWFjfvWHcGsF0K5JOYYXEF82BPoYlBtqiUC0RmltDtdyW/T3w8ZC/PDngdPhG1gXTxT9rFssDnbGI22
6TRgptc+D5YuLHpCGvA1YgLvCdu5HSGsSCFQX4ksjdrJOtgdvQdHhTFsD34AF6h/CJNhDm0AVVwSKebeB29HXcBUYZB0ZEg+N1hfQS6XzGYumG7BlpTFd3Dj
0kvsQm8lZZXMF7eDhF9oCOePib8zxsA/DMTn4Uf+EjcYz0clZC9R0INCljGAnEWZ9Du+C8cCf3wZVP3/f4tFStkb+LEsAGnNKbLZphBx7fzlO8uR02t3TWhn
mmeSG0LJILqOOLnRbBRkYbHwL2hG+6McM8R74GNcxjakjfl7pX25dUwPg04YRpuhCKQUb/NmyxdmP3xKLuIS4DQUg5GmutzZkJfotjkUnSBx4ffZbbAWnYnr
khXoT+koGMnPx7vIBvkTcj5CBparuyTEx62JXq1PSz4UoYpMiRuT8D+xHxcT0yjSGq+JnB1hl7aO7oBUO03xW0wtEpPARdNEbRe60Xv32qSFrJ70GuoD2/Fz
4NSomQ6onpR5X/7G0ks1XR2g8amMd4ekhFd+rayoltM6quCECDrY3jfjQ9qriviqJuov6uEVmTXGyleGQUlbE79Xid2TVNuUddyTrHvLm0aqUB2Oqdpdvsf9
3NOhYi1xlbsr7sk72aH8fnmJfXLSX5ZoV2j5HOvcpO2u+x6lU53KJp5L/aV6aA9Sb5Fl29McM9yJ7iOuWp4mdiuN9Iz2jPDscGxzVdu7txmkOlZ5LrVpVZ3M
0Vn7qsTyn2lXMjKq7tlvVE5MP6v57QhUT3K315jidbvzXJryMVU5rs+e/Z5ProWJF1XjlBMy6tmnxikqjZX5DpdjsfO1a3b5XCu1SYlHGRWxKP55gFqxLckv
xpA0oayRdXbKm1YP0zo48xP223Y4N0f1lz+TrcVcebF7GX2SEqnoZz0TstLd1bPP3jK1s2aLe6SlsOqCZ5/rQXI9vAqtItdRXcts8JtbDpby/twu02LYGc+C
NjCVNsc1REY28wPAHOlK3w3N62I7zqGjaWO0iG0VXWr6jSroAdqP3AMYMMJpmIhqaKlqjnycerdmTBtLhge/yvg7Mz2hXWqR55pjEv7h8csaGBlmPyEfnzXW
PSv9Y8VzxQRlL3ej+O7qn5pb1JqRofrqeOUyJfVSHncqnY/sLaO/JFQJ9oxJ0SfU9zh/9Tn3CWVCRfvMq/hSYoBlesY31VXVBXLZ8o870/HRrqwcbwm1jU+u
C3e6DsuDqvYzgj1ZLXbdKu9SQ6uSU4Yj3vGPPdW6hm5KG9kmM21n+tzUbup6GY8zx1aezDjk+KH5lbqddJU/yNqenprW02UTfFWvNGbXLfU7+37XeBty/FIM
SlsIy9Tz1VxqL9V+dZZiY/pn4V66NXlWWi1bb8cmzeX0SEeN5qvKlfFFlVh5g8ZVznAPTtLK51akpP0vtjS2UtNJvl7R1LrZ/SWtSllqX2C5lmKxz1KlUU/s
PumesAm0mWdk0gm6JrqCL5V+da9MX6Lxd6erprf+kPbTuTgzOvOGXJJ4A0O6Mfmre1eG2u5bPkblyryRpk1ZXjkR1rX5WXXup/YZqvfcGtUdzz5bH1PH5ER5
trvUXV/VxFlHtT5hgOedZ6Rqi/O76p6SVedoolRM6xHpz8o18eeVkcn17MEpizJaVbVy2jNqWxZXuneHlH8sN1eJk285a6sm2n9ajVwntF9xW7kwjiruy61x
21Vh6mN7zZXDnXtcAyu7lbesGa6YrdpO/By+iv3JH5MCq2XVIdWiqg3WJ55n5Sbbd7t7d3WVv/qC4rZ8bI1x9/09xTX3PWme1KqH3k/klvermCnvrrqMurgX
2FJM/visfbTjoqO5+0RU9+Q7irFpI5QH42d5VuFJlrrVsx337YM9mzwPVNcc4aYeqSmaZE3T3TcqfWmn8iUVXStzq17uDqpe5OniWuO5Vt1s92cLp5jsNrji
1CdwO4Ur/pG9vSPA/dNeN+KVsMv8l+qIu6/lY0KeupdzmrOBsqWqVvx17n94mrV7fDn3w7IWHYwts/vS/vYe1uX8W/meuPdkouWkc7N9tSfC+XfliqSyilDV
UjtJbOR5QRX2otQ3rufpHZ3ryze5ctxRljz6vOJchcR2NrmWSuReb/snyuXY7JI7Gse9SgmR/+eYWHnI86Dytlvu/MZfcLD6SXGL438SkDBWv5DroB3Ib2Qt
rUJNR9hHLVtwR8TrZFZmfGxYWR80RnYJXoblwnvRDqSh+9kjxKfsH/obp7KFhQp2M7Mz8Al3FWSSobZcuwCu2E34joOxGRJzLF0jw+Eb4ay1XPKK+VTQPIqJ
6oPDSiezffkZXmLZD0wwBs8hg5ruEc6DK/QDcwg1NUwEdngJrBQ/Cv0FndE1nJF05iEcatnJneEE8zhRLTwLtBR/Me+I6gMRXB2aAZ/oKymIHM2fMV1FhaKJ
eDMstVyyJJlu02ZsB8sB7hhqFbQGqaWTIjrExPLtnIn2UNjCPtf2n3U9/JE4Dx+m1/mvpllcGlkv8gB/tqOhD+rPKWNqZPe4UHKXKaRGFGDZHG+LCWaWWDrQ
O8IN6h/hI4kCy3bej/hX8lK7G34hJ8BIrBYZ0BbxPqSlm/AD00IqotfQVKLG58hsficUIz1MIFvpLFpGZ8AEKuLNTC4eD554c85GXYY5lpfYTR9Al4XSZvAE
uU9vkkf0ErZadtERyGSZSI965+1SXgxP4cVcD2EoCSRLaWvL26i6NCtchVa1eKvdDz0RvlGRIDJuvFkkfCJyWIP80FuE0ExaTRcwyXGrjY+MpyKfmtokVBbM
lgbppyS+SbwaVzeqScKcmDt8qvB39Lom1rjJsA0I49aWvuU0khdx/pGTqNIix4NxKZUV14UHvK5Yg1J4Fe9PB9mXRzU2JaMgMgWGh0SIa8P9krb8FeAG6/zr
xMzgLtIiOogVk1EoA9djh9IPsKNlL+wF0oUEXIkbmbLYO3xdcEsn4SZqv0fPidsQkVm8lGDSC6/iLtEa04yol6ZKbi3QhGYz8vhsvhjuZ9/xbmYzu0hgo/cC
GZwGh+FbfAdUGF3JvwfVqALNh7XgDNik1TAhP2GHEBaRFmuCbFnL5lfjO8ancD3jnycMtjDcL4lbxkd/CpkM4iwtaD9Ojc4YloJQdE6AXnpehhNIHdRMPzN2
FZTGtQzYbdyrnQcaRnX0WhY1SdGuHWNhq8T3oitxGqE6vmErVcw1mTq+MnaAOUHWNHyhJC5mbyL2rmde3IyYBablYm1kEbcfHBf2gr18pjUCV9I6NNtyk9hI
t/gQ/XXdMdmFVpUxn2Tv7PmOodxVIcN4CbZgHuMaOIQ+9NKmBQYKR7FUmMC+M8/nplBCnpQkoz9ELl0hfIpqHKHhsxlNLNUtguKYt8wIrr15SlRgSS+uKcYG
uTHbYolbTTWOzWQHGkfTzEtZEDWN2y+Zye+mLosW9yPPI9eC30yofZPX4gV6CDalz7TPaVNzIByGEpGuKBrMMT8mFRD7+ARDbhG5YFxG2pq7tfKN1xZExBZF
dTIPDPktNsU9L7TVe2SaLSsXekBvHEpqs8NNgfAwyRHMuIYOQxY0keShWaAxrYcj/UbFFLE+EYK2d+wmWTnTIySZutFNfceoKbgYm2N0sqOoE5wU3Td2T4Qv
jMftQQ2oh7rHVJKw+APxD9jfRn+zL+iNt0UdIAyqIu9QH/4EiWIfkFFUiibRzWACN1e3Eg9HncrOcW9DeOqGkyKyA9XFR8FL9mhMsndnM/Fq7gLqyTtLm1vW
Q5bvJTSmaXhPSCJuAH+LN8XOQqXizvFRlvvCax5IY3GN0Dyqe2w/sIPkkCBSITSMsevCRQWmgYwP6go3m2ZhEbWamgj/blYQniSQj8YynIw9aKAQJRstU/Jl
OChfxi0wq3A/ehE1pU/AJxiOmgiFZX+Lg1qlR02G9UiJvmrTe3icO2beiaeZeoDDqB5VlA2lOXg9TsIjuYKgcUkXycviHUUtTBE7EkgDXCYZFrYXfUYsWSs8
Q8mYmPPMk4gVBuIwSSJVbhlGzxJl+FpBAj2SCG44sxV9Bgo6EO3kXiNfemPnBzKC8uiEUUHf4XQaSd5yHvMq8ofrir/g+XC1EAxVZT91/WVuLNG10PsYHuFy
85i4wVE3SK5QyT3EcXAq6UHmGMPor7gP5Jr5GtGTeD1A8bQn/AWboQHsUNRU/JuElc4XqoWj5hnaUWHJWMM1g8tJU3QBJNHrcL1QCyi9u74m+DFvFNawXXE9
QxA3g4wztyALDY/RP/wTGEsXeHPXm07oEJfMXCK3yFjwUXgZ05P30+dDCVkoTAFNvR2aQG+Kx0j60ZvaaWgp9sMN6FPcHwfSaPMe0lEIK+7Od5XMBlXcXrFF
jAwX0EpvfdajQ/FUg6ikCe8hEtASPeCe4EdksPn8xmdl/wlLQQLNNJfhNUKFOb7oe2kKqQUS+Eh8A3VBzTinea/5Or8CryWR9Cp7HSfzH7Q+eKo4h2TTFfxc
NKdpC6qCSbDUGEpq6c7B1+A1ExXaw+u7i5AKxpksTDhODXlFlnAkVGX8hccgP3O+cAo1Rs3pVa+DGsiPkiiooelGVdkK8pBc8XrvF66NpAkq1d0wYdQYE3SN
DEEjqF/JWpTF1xUy9FlCLTgieA06Id2MhzKptG64DnBCEbKjBuZbaJiuR3A2vRQUB6NFzeFjc31uGDqFxyMraBXeV2DwYe6Q+TN/B9aBaqaB0EP3mRwnShiF
Kslw9iDp77VbBoZARpqO6wkJ2jPGrjiGvwXm871pj8BI1I+OpzdRJ4rxKmkfPN7cGi8my/kAchzGwAXSdNSHtKS9SXtTa/jLXCG0Qy/Jb3CXPxw0G3YEDN/P
lK0vLfiCFuI++Pe2TXCGYSJZzPv6DsMr4UHJYBArmkny9a/ggOAYOttLEFO2toLnQq7yZ9mrxjOJd7n2icvhyF296AT2iOk0mYiSS3vQllwLL2EI4dnUqh/I
9WcjaYloJozkvkiXgQBuech4Jg5PIQ3oAH48s55piyPBAAICfyGb+SeoiBGBgbuOm4N1LHkG2HpN6BVSGpTALDAvx2ehGlUbu6CO6JsQjDpL96DJSIvXiXvQ
R+JdJAKloETagdbCXUrlgh2LSIF5OXcKfuUWwVKzi2wiXbz1ctT8Ap1mk2QEfCYK0Tioh7fxImaYYTM/jr9kKpT0NrVB7Q2ddNuEK+KJQn3oCwrhc74fHNXy
X6GaTNpmxIMghe1kMXil6T8+j7TFTvgl+JBwi3SAT4UceIVPIBdgH9mMuEz4G9/HJ9Bu5GZmG2aFXNDlCDp0FV8UT2e6hyliNWQubiv0k8znlaiU60c3hz6B
/xPCcFtRGN+avoOTZM1kkWAvN0pbjxRCFdMMHTNohQbal6A7LdcdCBoAj8Ke9Ck3CHXnr5Njpj1cTaN92OBluLngO78PzcTfxAPIBxDDW8Us3xAtQovZFI4z
5XE/pTuRv+ks+A+9EOLZQtF19rbQVOtHn0nu7khCzdh9u0YSCd2MzaJTUoksEXaiNXgs914ShmzGgZQlE9n2OJdPos+JvCkK8SmWiK1MutCIjqQeLoR+l7jB
LT5WGlG6nY3iovi24jN8CzhZ5kc7QT9ST3gL44gPjECTzTU4BSzTh8IqspscgxsC9wstYSMTFL+AcfQPyTKnhh6TpKCXxqEoABVg4+arOAfUAW2R92xpDnV5
J4ICdyu9VmYQhlMONDTWMV6STkbP4AKAOR/2Ozudf8pfQfcK9+NeoBX9C0iRYG4ptPRekSBrQK8IDekrtg5tYnopXqdvza9jxovewTn8C9y5ZB4JpZfMb/m3
/EDhEDdLn4xLwDswXzLYoIZAcO9YWiAmsfwpwU3qBewB43Ag/9o8AwTAQPCMKyWFyBe+RDGGhcIkXFD80Xgwbgg+qU2QSWF9qjENS5SAnexK9B95xIXA+dwt
UzV+x7ZrcREOIOUoe9dQnCio6d8wgdPjZ+gnimUuoyo2kdaHU4QI6uQngjmkHakDxyeWkC3kqfE7nIFKcTt+vG4gPIc7cpFwXaJdNIj/adIKQd4KXejvh1/q
6qCGlDFeBb3hTjwEtCaL9UHcLhahSSXPhBXcAfxLaMgVCoJERbbBIKoRfRRWw8HwtrYE3sW3SD+6TVgk+Bo6043YRrrjIu4Vs900AG0RrpsT4R/cbPVnsJh7
wVd4c/w489AQK3Nw57Cf+bMQhNqDU6QODqe+dCHyJc3LmnDN6UFhP+5LB9Nu3JyyccCfHyYLBp3Jh2IFNfITvMn6lhuLbpGv5Jb0UVgx7Af7kAt4NPcQjc4/
iVcSX/oe50n+Z9jHHRZCwrVCF5rOVkrG4kHSydx52AlFCTFCLVQe3KsgBPTHLpjA8zDFWAq3w9cQmkUkmL2HtnETZZEwTP9TLxceC++wAx0RGsBItBRtIaXh
gdxK3IzeC1oFN5LedG3JbdEOvA42oHEkG3ajS0y8+LjBDk+j9rSKJJPL5ktkk7fSRoVPh/PIu01EVKBf6OXFdcDrnHAmKeILzRRthT40RPaaPCqoj2fxowVp
2XT8E+YKl+FK0+2ytXErYTlaSxhTc/oJq2kfdjX8yI8AuNhD1gmzxbvMvbkYWlXiKsmhzchwoQ8Z7D2FY6Sas5AfjIR2pbu5AmwiPehpbhC1olf8HGHKyr/4
TEmxtLmpHNeh79gZLe6gfYHDN/zEzUGssBJ3g6/g8IK10v3c77JvO6/ghXhySWMilA0zp9OnyEZeGPebtmFr+I+Nw+gbLxv3hBTJ6WJ0BLaE8TyBn/Ew01Jh
P/de+AxnooP4BpjjdZlc74QcRwdzAzFk/xbE3vxuC/2oBwcAaLgKR5t8yP/gL91ccEFv1iMhkR4lYUJ9vqUxgTYU16drhbtExg/SKvjqgFW4O02C78kn0hFH
wtjgd9BWsr30Zfj/yPdN8Tg0pg2tawoFrJdM2sDFpWUwjUxATbhe/FT2ESpDj9hKsAbfgT+4NKzAG8NspBmXZ1om9Ch7KVhC47Qr4bKSBvSYEIqvSqeCUP4t
EEg36SDclHbEP8gifjbYyPZDl+K702xcm5gkffilptmwB12N0vhJpnDUTvydD8fjdeekPhvrgKncKO+viMKH9NvJVhSHNnun1BcB4cP4IzmLKgEAk1g3PCl2
hw8t5kln3MfvGfrO9JXR/NF4PG2OTbpVIhkMZJK184RFRMWO4CJKl6Fwg0I3kluOl2AiHQJXtHjIjCXh+WO5dLCde8v4wyoTBwfS7nCxoEIxMMY7N9qR73gr
6EF2mxPoVm+nvcF1aYLkOXyFI+BSUxcyEGL2KJahXLqhbAFaRVqTc7yfeQC6bvgNmvH98IVth3D6tnTUQtgBjxVLSBxeyyqFePrWy5wbSC/QG/jQJvxW4zov
b6bgg2Wl+trCUvE53XeUhbNIslFCO+xaRh7DSv4vnQ5dIF1QLf6MLgcsNGbCvrIMw2yjDjcX+tEk7A9SqQIfga3JE4OErOBzZV0pBmtJAVagtiKR1/EJt9Rr
073oAHOh1w/6wBDRduTE+dosOJKbKkzk4pnPMMDvHI9RLm4mtCOddHn4uGkY2heQZo4KulyAGRMyktG0Bw4gk0quk2tMd8leNBqn7dyJ7qNg+AOdJC2YKSCe
igQ/ul7CwyFmM7iHN/EA1eYReQD34QaGl9x0IYCsgGfgNjLGyxcra081NYDJJTJSn39N7oA6NIm2Q63QEsEP1aGpqA9tRgVGxL/kVMRZ4I+3hLWhWjKeGFC5
rim0w4V8HiwFSpgGgsuO4m+gL+mNMCnF/6FudBPKQ5Qw5Je5cdF90I1fKnQQpHg8KET10d7C8SCU+CI79xJdIvLQUkMWGIV8uN8oErWF37AFz0a16Aiazw9E
od7sTPDycH+8iGhwu11n9ApsBRmU1ReVzmSzcRx31zTFdATXwoS0osfE/xMrZG1IJjcO+coCqT/5iuoJRUIJ8iGnkYP7zM8I3kgq+DrGEV7W+q5VSf94O7N+
2Cu8H54gEcI9ri+XyTcHNvaxoYw5BsbTIjyWTJcY+bKinmKW22tazfWm26VDQXjwGK+hbQqYBs8Zq80KmkXzDZsZBfmXL5bmkA44D17GwXwtJpz2RCpcLHrB
7RO9w7OM/UU1phhgYUP559x1fESYBOfh1ahaSCT7UAdxkfkj+E/YILwTcuH67el0FjnNjyAL/BujGNkJUtfrwAJ3ngBUzPAogdOaKJ9TWmW+jUaKJKIX6GnB
GfFmcBdi3sym4xChlOuOmgmv0F9EBhbDHC6A3WbagXzgPNTaEI1i4XfBDk5BAbdDD/OTYVfo4bJk7ZnzJAfuL+gpO8npRWNwb/pLX47LtRnSJkJnOgCpaGuQ
QL6a/hFeBR4na2Gu8T5iAnbzndBz0RPSBPYT6tB0c2PZZmEAv4sfxjwlLlyBzWRJwQeioEjyiR/k9ZDBYCZysGfAabgETWUXCkeJQjIbp+NHKFFbrTuA9dw4
njckc6skYhyC5jFtWWSOgJQX0ccGDbpkGE5jaBY6FF5X4Pn6cGOL9qiSv0DM/CsmjXZEm/CUUm3AWW6OuTMdRWeATO9Jy4zXA+JxZyEZ9ioNx3vD3sMseKvo
Bi7DS8gROPH/VwI/sFnIX7qbjMAjQTZ2c/OEGWQwtPJvw0UgjLxWBabNS/Go3qmKVQHqC+q3fJC6Kn6BMiX5QtpA+TBVbtofZXNlvIaqRGRy9B5lX/Xfyodp
i5KwYl1SG+VExTjFx9ReCdlqkPYmSa5epTohn6OOb/UoNUh5LcOcdkx+Wn4+Y7WKU21U9pKbVH5ZqtQQhU2tT6+l/je1SdIKVbomNz0w3an+V6NJn54+Ub5S
/SvDT+1MOZ3WsLWP5r3KnmlS70xvlGVWhCmPJoVV9pAHq6eoO1YMrcwvZyrk5ccqLeVd3LUq42u21sytmVf5j3tMYnJ1q910d8huze40eQ71ccfaC+xb6XRP
IWJsv+1f6OGKGtrBec9aXvWqckTKwYwcO61aVXEuc66qbqXRc6L8pGpMVrJzlGOJZk5rX02Y0+2YUG4lXdHfmiE2W9lA9xbRaPuj8nBF78pwko+uoACNDNfS
nE8Yka50iCwOxxrH2rg/9uX2kXZD1LRoDwxT/g9dT0pPSBN9jV4VMzDdndgwKS6+AXobFx13VHU4Xpl0VZgDy2L/0t9Oe2HyiW/AZMdZFMeTpqTuTHott8UP
t81XJst76IYnf7CEW/oJ6YkzXYVRxa3GRtKIoYomaZEpdmtWapfUn8qD5sUKnXRrUlbSbHnfRBkuTl2c1id1r6I3qZfqZ7eJb9gL+BI0QyY15Wd2TmufeSdz
hFqbMSlzoW28+p/MHl5Rnp1+M+OAuqt6ZsaodJzxPANmNHT2VwzPwpmnMl+oczTfM8xyQ2YbNcpsn1mWHtdmucY3g287Je265lPmhqQKWeP0T63/lxHkiFfN
ke9JP5qxMGOvZnKGKtXojlG2zPJrcyyzhfpjrbutnkdviP4j3yTvK++svq10JW9NzcmKkz9QtlBq2hzRtMw802aZBqVxGaOor1tq2dY6zXHCdTF5c0bHdBVZ
nn6UlKoLMg7Z+6luZ9ZrQzM7KW+CD/b/4+gsw5vIHi6OU6SlLfXG6t6maayluLu7uzss7r5YgVKNz52Za3FpKrjL4q6Luy2w6MKb//shnzLJzL333HPO75k8
k3kqQ258vjZ3sNJt7ZVUTi7YVqiO2VLRQ137jI7y1TY/S5y1qfy1dL33nmySINA93RCUqfK+l41Jtsv62E5JbxhmZ+/O7GgrxSMqG+DftutwMnrtGOpaV2Vw
nXBIsYcGsXnJ4x3yuAVJUtpMOjXpRLbVMyl7nexZ1jl1akagamFedPZG2Va5RBWXo1T2UBYo5ynbKm2yBNVY+Z+qgUqjWpk7IGOSLCr3sLK/upfykEwmeyXb
p7BKa1TbVIcUmrxj6hsSZf4pxZPMmy1Ccp4kc3C4pATFx69XzjX/lbNdtcC3Tn7yus0VskWyUar/5EXKF6mdsofQK0o2b2CLbXnDVMVYLT0j75T7QTEl94j8
d0L9lBS6Iedp0s+cMfoRaUoPsHexFWb0Fu9wVHs+eF96v7iOuAa4qz3CynzbBdudigpPHe912zen2bPRk1gR5lxXsdStdp22/rCu9JZXz6qUul45DN7s7G6O
SbKX7jOG+xVNvNMrv1WGVaVXHvPurmhRda6iq6O9t7F9pGdk1dCK2Iqf7pueS67h3pKKJO9B+9uKzR63J80zxnuqcq1nh8fqLHOd94yp7LivSWWI86O0E3rk
6VgzybNS7adcqMizdUuRpsvRc1n9ih32A/Y/6MDEOR5GHSX/kvkuc4J8S2YKnZw1SFqRvSErPV2dM9m2K7soO4QLyMxGW+wTjfVS9+nCMp4RNxfOe9SvVVvS
DqtfKfTqMOmMnDT5FmuUYlZiQs5Jeby6WjFNKVatz32plqY3ypqrwup6uY+U1cp3RSuUddXTch8qsLyn+nY2kL5WjpNdTbmc1k/xVDgk7hCYod9UuNn4S1RP
B/hOcACoS1+vU5mmRN40eNjLuBEu4v+F22BjVLm3gLhJUPla7lZZJHlafFM8XvvT18z9jGayu5CiYDwc7PXlYXdylLuzvTN5uVth+iB6h38BIOzBPNIPJ6MI
haeZOmghc1cz3PhN9wKtN5WKLNwJvhEdxD8gDbnFoAusg9rD/7hYmsJMgs/ITfgk+k82n32CVfACcsDacCtj0rJ4LJgYVMW1RGWin8iDWxArbs3HR5eXNKNi
uI/biu/tWMeG0CpmFGlFbUxA6R7utek9W8x0MjVBK4md2xg5l6zFtbjfZCx8CnoXlfKtNdP33uA/NttLGpO7fBD5ETmKDEM7YXvWzfvR96YzgrulF1Eieif8
ZjjOBcI9otdkEljLTpLw+DjXiPaS+IO/sI59iPO01cRCRoarIOvrOE1CbpvmsbNQLLuSBOL+TJiPFoOjOhpvYBH3rTSQXUUmaqaFx5fPA/fRfZIGN4nL+Ue+
5K9lPEAa0FTgrzfiDZyYD6QeshFfRedQEk/hI+6WSETrFmfgZvATGUruGHPQI7QTLwGnYWPWjf9BS3eu1Sw0LooowoRpbXyFPqFMjcM3oy1Nf+BLREtimWPa
bPIW1iNbDD/hCM7LzNO0YnN4M7cOMiIfQbOr0V42zwT2fuQWGxPJs/Jv2MKdwm2ji7gsZjCtQIV4Nl4IzuHdMAYNY+fwr1Ay3YWGs1GkDlO+3YTT6J+kVuRV
rhVTvWs3Nx6KJNVkpW9Oe5FIALAfqTB5TO93HWSRZovgNU7CI+AMNpl2gj1YOTGJ/kJZXEPjFlEF+z4qCh40tA4ZhJpSjHaKsrnmlIFhJZVQLKGgB3lJunOr
8APcE06F/5XX6Gbw63Fb1Jl+4Ycypdx/XBBJhcPo68KWeAE/3nSMH8nOjFxjasQWoVn81JICfTBt7Lvu92gFMGFIFsLa7Br+CsrErY0iLsPXUHf51u0uO6He
J90adho6yBxjrxkydRqkYnaYvvh4czh8yW0GUnIZv4vay3lDn4adE7wkhFzBW0EWnULCkJ1vKehD3exUPA+MQi3REnjP0Ai1YQW4hIyjTfFJlLs9ijQQvMHx
xgCwWT8H34/ylmvgJNxWsgY6Dee4oL3N6DyIYF36u2B+xFo4pjQXtuRf8yNMoaUyJEfDCp6BxegHegWeajeCRcYJkh7i1ZwE+aMz2MbngRo4AH8hzZmjoE1E
bzY8uqH2FRKSF2xPwzMoohGCdJGTHwIHc9Wl/xqG86d008Vt0UL2P7EWrt41XX8JztbvCdyPxvJSmkD3RvwtfMCrMYFDcQ34A70kBXuHiA/i/g3cJIG7xTcn
o3FfVMXUE9gMMfQ2rAWDQJCkNbxJkmFIEeVC9IdhGlmNbWRUWIGOFb+HZ9AdNhd84u4BgIags2yuQYh/mfYJysQeXwPEBsq/5JJBRMkesIzvqhdtkZaPFUeT
euQIn4OijFM0wVjA9oF2rOG60uHGMXgpfmOYgLbpE/m+XF98GqujuoV48QQyjHmK7kd/NHRhjoGlkdGczDDDtya1wRCQBPcDV/Rrkk/H0L/xLdN2+IjxK11d
0lHcBTbmMqIa4APgfskTXFn0DbfkpKY77FquPbKmLRUGMq0iC8omkt5YgXlN921TSQAUgs3QxY3HcwKMPh0WRT/nG5BUmkDuk1zTmloX8CUunfoZZ7HxlIA1
IItbwx3C/iCt7LQuxehNfp9QrgvUNGfDaBA3DOvgTxSGS1A1DIEy7jIaXWpmlUab4ZTwKboYlUpLuH+5t0wJ87dpnk5B6yIJ7rEnmtaA6bgjbAP/QvMgLJuO
ezGhmjewkLtAcmkNSuRvwFjyTZtaEkzv60/DJnsT2HBjBLNCcJ6ZVP7YMKPWOu4j+LanITcafkZP2UQSTLoigDuFtjOVEzvYgMR0ecjx5JupO5KDhZaU3Jg5
wuNIBcZxocSE7ZG7fXT7nN/MHtFOMQwwLYXVpD5oWPY3Hss/L/4Je4A15Ap5AL9gO65DfdcMBrAT2V28nBzzMf03Y4FRL9hjehuCcWtagNbj+kW3UAJ3k2O4
+yV9aX+yBtwok/KbSVsUBzugGCojerI6OJeKyTvYnL2Nq0lRFAezqQ60oXJ9d1TE5eHjJBDN4xIxA5bg6WwaTTDqfDuxlmSLj1GRwA93MTbjVKXPcCR/S/OR
K2NLuD1kHhSV1xWuL3uiH8c2o3u5F2wSf5fMA2/4daZMNJTUpiWmBHoS/TSG+TjtX8EN7qu+o+ASGk4HhN3josm7iC7cN7ap8DY3gA6gTcDf/ETJNxxk1Gks
uoNsKzqPzITdUBKVoULEg+rEHoZeURVoBboBppCGfAIIp3tAlG+vHC3pKVmMjxlv+/xqKF2uO0zWwki0kMhobbC4sDXcgRcZ1/Jx7D+4C+hBm9Le/BHDA7ye
TcKdDFWmdJoCB/nOtAglgNURQ6GWbSAZAVuyP7mWsCedzqTRj+J1YCfXhqSKFnDDyQnBYY4JvMtc0HTTZ0hqlwVRC3huXMQ3xg1oIP1Z0kSzDFpMh+BSHnGL
WCnNNQ5GA/A8FG+oT98wUWxnOpyrj4/jSVCPJxpTtWrcEgpoEduLjigqhV3ZVj43NsELor56DRy5uzW/nj0vxLi/j0UmkP3MGtSN9oJzyFYoNc3HJmjAPYrn
gRnkUXQqVYLVcJigCR1En+FNZYlkXOlQ8gWJ4CuuJ7XiiYjnxcYepvXMddimbJ3ofdxBMINNAMVl9dK+4lWwMTWD74aC8iT8QpfLdWBW6N+BG7DQ1BBuwtX4
DzadvC05Rt7oRuBc3oW1JID3N3RGG4xtdPdwZ5yGMekS2ZHpGJfFtYOFsSI6nHUJX7Br4BdfgjZC8aaThkuktjAoGpLONFlXpYve/ZjrAzoYnuGrwnQ6EnbG
f/LP8RD0XHycGOAc/WJfNgSJelHNVob/JOyBfxuMe9fhFDoR3uA+kdElv4wHDTNLpsKD5CRsLakDHoQPN4xFJzUNOYYPoN0MJ4zNdV+xDUjQAZRLJbRcGIdb
G2LxXbQkqMo4gHZHHVl/4c6w18ZTeAh3FYWg9ZED4B1DNxxJxknOgQ2RLdAgQQg3kmsE92B/msKm09O4FcynWaYXcKhkv2gOKsV7GTfflvLYi9zcY/SelBua
+lLYS1qU/Sdez/wpzNaV6TviPFCfPOWMpBZdD0bhneUPGAGUoF18PRoeLcQd6BSBLwVMEMTx67CKNAzbwv5Et9nHZZ/wJDRIFIXb0DVcCh5Bm6LVRBtaiv9A
XiKTuPgA5hAaYIqCQ8EwugAkR92Ae3iPphVYhvfD2pRHwegV+lHWCRSyAvFtvj4rg1t9vjXUp6V7uhvIH1aQziiHtmAfwkGoIajr60/tsUm7m+9tKuJfwNqk
C26nXWTYinUkHn0iS3Evkc/HDQral0nWNtRhEowaCC6TTaht5FASY9L49tJ6UoCU0TvhBniz9DXuU6TjJnIWFM7N3NaWXQrLeY3poTAD9/Y1n62IhUMjzwlr
DHX4FdyQ6LPlM9h/YSI7gnzjlGw7PET/lv9GWkMCFHQvagV/s3vYG+go7svdKK0Pf6AI8sGn6WGiQPDCMIiFhvr4KOnMThKfRF3INFAXLoS74UtwFOsEgcRf
27R4ukDHTeE7oSFwgLCGLBP/B/b4UnSHZk/pJA7Dz+Sd5htpgrvTPkYCO5I77Gh+CEnDj4g/7gt2obO+/d9Hy4hikQWuQBk0nkpIKTOMCKJ7UQNuyG3DRq0M
mPkA/ljjb6AEjseHyXb0AdTSXSkU86t1Y0h/Wk4Ghh1F3Yr3RW5nd8J98ARKpaPoTQaEtudGoMdIz05iN3EaMpkcAqc018htcswoQn+hxrAd+4U3lwWQQIM/
2oiPcZs04UwM+dvQkq4wbcD18UeAS8RoHp/GdRDvYm8YDxEHKdAe4g9xjyNqgAo2Nb7hsoTRtLnpKaliM8gQdkVYCewIZ5gK2I1kJNwd9ho/Nlzk3MYymG64
L/CjGyBD/iFqrIU2sjAqEmwW9qXLcAr7Ho6BkVig2Y4GaIYwKjqRGWt4KpKIm4Eg2ovuJhexSLcKh4c+JxX8WNqPxJNQ8gn9gYZoZWV+Po3GwoTClwBCwEn0
OVTi54HZ2N+0WduP209+4Vvc6JI2eDu5ZPJD//kycbOuiHstqqNVsxKj0Dh4WwvTAWMocaFyrhndieugADpQv9zYHBbys5u3hBb8gcnTdoVLDNO4y/A7Pm+q
42vLabgPTCGNaB1jEr6O66OlUMUfYIDuGaHoIJ4CIuHS8p+ciFb5euhR/ISMxGPxSDyH/1ME4GyhkRsizoVrCzaSENpGdAm8I10Mq3ykNADMwG70SlyJQuBd
poNRWPKI7YhfkCqkKXCTfNSArvU1r/lr1bgpOqEZiEdww6kDFJcs4ZvTPWiQPppWM3oy0Jc6PXQtcJZ+JNyPAmkzOhzsBJElm4V7tnwsGmPsQktxCF3ELRHk
8Y+hGwWSh2SCpFd0osaM/Oue4HvCMngex9Nu2k+aS/p6XAxdxRGYh1qK2sMkXimq5GNNX6IH4wloK+kNR+lnYR7W59+UijUro2vrd7ITBN3IKPy1NI8/zFnX
+2vO6r2mmWHzQ86xY+kL5htzTxtK+8OtOI2fydX1v8p8Ft6Eo+lcOIoc5p8xe3BL8hdcwd6Hf+FORgY0MkSFmXE6LCt/DSiIMz4X+/PP4UrxJrxG2KikDpkP
9qEZvA73hS3oatiGjg+7xnFcJ5RA/zJI4SP+HamlOyKehmqJLagwupQFohW4LrXDCaiydCL/DJqIG1bzJ/RTuUI8wkcY/Yx/8Us1T7iXZKzQYZrm474ehjc8
5t+xIXAI7ITacQHx2/h1YXM0KrActubfbP+gUeJWfB12K1iJ1jKt0ACS5tMmx6OITsldcXdfDxgGNjHlzWM0XRBH8nEXsqGegObQkXSDsbN2MWkA9bAb/O0j
6rV4abLNtgqJudvmITQZlVnaoGXFD6L/M/QmPc1J4CS6zD9FjWkrzsA3pIHwPBwf2QhmG1LJGy6NptDadA5ZRz6EJbAruRgopussahJsG0UCreGoHT3LOfjT
aJbhP8t+QRtJLDrAXCfdcCppqq8FWtmgkWE/aT+QzvYFug+WrcTn17gJbWF7ZzloQ/xUHAz5sna2jawObiG7SWYTf1E39iQaYh9OZbblNg9muMZoMsyxtDCf
ZIzWYr6hZiI+iIyRH1kvusTpavUhYyzzUVtSG3aGbrIJ92DPwCB8MMwobEIf0AtWD/oVMAfX59qVei3RtBXcQU28hHTEO/A1X3PpS+OiDqDBlBjvBBbgQMkx
+MA0CO03PeZ7G6b53PccTrOJOD9mrjEFfcdZXA90Hb5jBtG38CIRo3baL0IpPUM60ltcBRspOr2tHE3mF/kyZClfUV6C3xTvYNeSUnaAT/mxeDpy6wpNSvgP
+BuZNM+FHm6oNpEOIEMNIeiUbyefYzfyFyEGQ+hmHM3Gw7dQTi8yA0kAOkSeAYvmL74XOO7LHi+cAJfqG+ABMImmkWN4Bb+cz4+cSf7DgaFiQW/tTUMQ68Yd
+Ezag1akfUgBfHfwDL7gGuBS3WMOcaO5Nhou+gbJEF7WDvI16XgqomfhUawkbXF26UfQm66ATQzzycnk2oZK/BolMuHskigr39eXgwvt/e1LgvqjTNoF3rU9
Dg+2H7UtNTGCaWAbWYQL7PlQYFuIO3AdtVoYzAeSXxozG42PM4XWEfCkMVE0A3U3jOb80BtUpB3qo4XxKa/4INzWciOgK1pTPpZdrK9HTpJupBJypD0eS6t9
TvbRPNK4EUlojmUXMZGdvh37Sd+avrBcK2tVdDAqkC+0NCGT8HbYGHzB7fgYayvexDagS7EWNcVrQ6fCNH4gKUV2Tq45RJ7ytbn7zHPND/1S40I0V6sjyWAj
SmPOa6ObTgvd5lvjUVyO/kFUW245nlQyjs7UmuEoNs/wA1ltrGWZeTcSxr2J2sTexa9JB4q4WMleBrDDJZkl16PqQxuYw7YvvSr+7Gs/oTwqyyfhbAfta3AQ
LEW7cCpdLOqGz+1sgeuQRaVvNJfg47332E78R9Kb9imdyzbEzvI1YQvYUSCYitFa9q3pLnMbG2EtewgZbPkMp5U0A4H8IuMHvNFc1/YO6/BTYVNDf1MS6oCa
i7aVnCUnkNHU2zQVnuUpGYR6oG+gNmdjB4nzmctoibiYIdxuVrIjBDend/Ep9i0Koyc4fzy//BMXxC8QHEVt8Ri4Ddf1UUMMxHAp2saO1IfD0yYl3oMGw1mi
5vBseDZpQGvxbjSezxevZepE90Xd+QPoOsrm/8NbYB2d/5bqHWI4CmxlQ0gx05zbrJuvbYJ3w0u+vIkikyUDQWNjNFKI1u5EZCruShLQBtRaMpdsLWsJjsN9
/CWCYRgy4CamjoZB+AdKQrHGgaZPGgO8RbbiefiULj3iQElBzCofk46lwewIek7QiP2JT2BZ8mM+TxKoXyg+mJZFS4kdveM3kBXgByyGaQIFPQ6z2OYgHq1F
KXSPKQ2HomvCO2iNIcwYRz74dNYL72cWkLvAjvpGSuhM7revOcXFFrBb2FPgEa6v+5jaGV5HrOk7bCP5jJZz3ehq/MHHbg0FUi7XkITOM6tJFT+Ff8Lp+QOm
2XxL3BFdYt2wJYzDAez4/7/73oZy/GeyCbw2HYYr0SIwvtkc07XyWqIfECMp3cf4hRyCYzkzm0iDoQk31TYGD7EJTQStBGfhd7gX1uIruC/wFmvhJ3M7yXZm
RXFLdgIeYyxJtqHBKbPRCjjc0Ir3Q580arIPBZatESfg5+IlAhfTCx9mGZwdKgCj+d6C2ZwfiSgbRDWkXv18H5kF0vm4h+aZ8RE6zA2VnNKPL/3oa5ID8X14
3Mc65abBkh04HZcgJvg53IyHw//QdiJBOwzDSnr5fK0jDuXv8JOFvUzHuKqCGfApaclncEY0EV7hRmI1GcKNRWnopu+4d+iz8BIKom2Lmxs36yW0e6ScFKIr
5CTjKdNxKwtz8CShhjTEz4V9RJ34UGO4YRPPkIF0OD+aD2AfCuW+5OzKtsUbYUNTChwOD0MZV59FpedIEXy/Ox++QYOoLCoy6go3DTejh6MCiILIoAD+bTgK
qW4XLCY3YS9cFaVGh3Xd9Wv4MImYOrmBPu2+gpfhO8163Tv+kGA5YNAMfNw0le9pWlNWwIzDnfbEgf24H9gNVnDziaBcClrQEDqWlaLFfBsaioXCIH1j/Bq2
LS3EIyEgVYIT3Cg0AoXSNawCB+H7ps1FD30eNtTkLm8d2YdeNi4BDUXjwCMwCY4m7+Am0AY/RJvJX6QtEoKOREEHkZeoM5caHqCNIzwsMh6GqfAw4vGYXQLf
Gf3gCMNgWl98lzSnZ3WhxiQyBZ4GMXQdEGs2Gmbh0cCMvjI7UD3tI+11+BAOpuvgA9IFrjdUgxz6ATWj77hZ8Ligp+TtrnLIQwm4ioVkHfqbvYjkxjRaw60k
CvAPCuCXwzgY5XPXS4WPjEMkLXVf4SXjWY2C9AUvTXOjN+MAKsKV+CXT1ZcOV+EAHI87ock4DIfitUwg8kcH2BcgjnaUnAJx5DtejHel3Bb+g3hyICqcJMEr
ZQsxh9/zs6NOinsIFnJTTNuNJqaO7/MLuKP8F3wLbmBi2C/bWpS3I4t1R7mTfF/dKLqCsKYmMM7oMhxm+bDRgU1BmY/hZmM5Hyqq8BHYITA6qRPKJ1y94MiF
YGqxMDpfH41/acsi14g1+FyzBLhe3NL4kdWRb2QguxtKBH3KPohE+PVGCTuca0EfG66SHPgv6aKbb/jOD8QfuC2ko6Ap3sAkwcOEcv50JhmNRvDZNICew61N
g/ETvDl0De8PUqALb0PN6TBdhI/ru/IH4WeUqhlNdOArG0aWg/dYiUNBC5jum4lTZBSqQ0axQWGEzTOtiDqB+rHfo134AmoAm6EUrie/GR83nES1aWf0CQzW
1OVHheSxe7j9zVXGAfQhfMWe0AfSvuAe/Ct6BB2K+hg6oFqaFHhGPwKu1TemdYKvoNdYgZryvVFPOI3fYrqCL2uHaQYTIT0NrvPFsMrkH1Zg9Kma7MCZfN0E
T0TXtIdxk5InJKt2rU82mL2x41JK4u8IxmknpLSIOxbfKZamipOapbbFd6PSk3onnOMbpV5N3QsuolvMJvCIqYRrww7wu2FmvC6mPjxcvDLhmGx3tlD6PHts
as/sLbK0ff6V5ZX6yrOVDm9xjSVdl1mTtldaJ92ZZcpoVXO4+mZldFV4tbjmbk2H9PWpg6QNskOk69LSpaSybQVb2cM12vvOu9I72F3lklU0cZ/32F2L3Xuc
9xy5drFHYb/kVLjMni2eUG8jb3NvF8+5ii3WTQ6BW+aUuG86p9k2eD66kDvN3ctd7r7inuJq4PrHTm3P7PtdtTw9PHu9F1J2u+YY4yvfVQSwv2z+rvHyg/b7
1jZpXvc2PE8Wm23JwSTXXehKzqqT+CX1lOFo9jvnSttHe/+s3Mzf6X/ZLjlHeO9W3PCaXUu8Im+xt96aduY/+EjzKY7SKPCkJJfLRa9oAB8ABxknxNfmDaVh
bFngOexJOBS7ELxjMT1vKmPMCUsTc0lT2M6igw/R9/j2qR0sR/Gm+MNogDkn/S79wt/GvcwsCiZbuEYYmtLoczrZ0BcbWDPdCdeAN9r3dB8dzjj5Z9qE2H+F
wzkFHevj6OqQpxKP9jy+Tq/hnXgeXUoZHKnviQZSM7xlTbZJcXf7Y9vixD7ma7Yl0hAslf1hzqeXLEdTNznvczutze1drdbww8p0WSGZJJ8tf2l/LO2cWGJz
Oxs6C1y6DKeV80gdi1xvyS3UwRuYnp3+Oz1H1lRaN3lk+lyrr6vTvr4G+RIrbHeZXGkd5QSlW54jLYGbnEut7y3v0tPQFVTjGFUBHENxrGOr+5VznXsKXJqY
ZstKGx6Xm7WYn6gWqf1UC1QNVPXU9dU1qm7K+cps9RGlv3KWeqbipNKi6KyUKe8rOyv9FZ8V5apg+V/KTOUL+dTcGMVr+TnlK3krZXnuNHVjNVFVq2+qxKp1
asa71D3M/dbd2S33zPKWVIx19ne+c21zHnWs8Sy37XT0sP9Idzlm29PtAZ5f7l/uNvYxnjx3lLuvR+nabxviCLVFuLZ7OlQ28U73jPJ2rBB5+nr/djQIF/F3
HMvobKK3wazB6VszEmQjhTEWuyPCObl8SMZ52Dy9QXa1K5u4pbczu8ccl8YkT0rwOkZZv1BJdh+nK7Wxy4zXpkU6jzs6Jn+LXVQQrlyvnqdOy6mjXqPOVM9P
nEJyvQb4pKIBH5w+KEef41EOzb6omJzTV75YmkaLag64Smqy8GapN6N1zlnZpqwX2cU5O6SZyjYZczMeJs7MBBkXVd7s97LHWZ6MS1lMThN5P1t7B+t4ZZM6
G9l22B+k78polHko43dWaFbLjNmubq4S5yDbAbvU+cs1QBojvSKNlldLi6Ql0m6ezKTHxpDsEZktpN0c3Qi1rbDHWB222nadea39X+tUahdO13e0H7D1BorM
lxm70jukw+RvZLZzERXZdmX9Yz1qqW+76DBwS+lv2wTzYst620lZU+ff/HdpP3M/Z7f0JuyV0tFolyQGIDQQOHY54FC4qngdSki8wveIP4RqGStEBzYE80l0
YbMuZCSMK3pLzpML/FgSRZ+RbaADriSp9CKXj7eLFlMrdwbfoJeFB6Q3pAVZbvn1uGpFnezX1JYzJ6k4e1z6RLdIGpQ0OVOW9QeMkNikpVnL7HKTWfwgo745
1qqQdpYfyXmYcyy7ocwZ3yj7nnxU9rVkLHWkL8s5n9ojUgUXEQs+ZZjEQGGMr/GNobkbFT4+FNLPaDIINsjIIq4VusmsB7/xahPDJeNOpin4C3dPu5M/gS7j
WlHN6GCJv6+HbyCrI7Rwn49Rt4FFJFh3IrU29wJaDDhqu7YP/odPCu8Ox0jaUwfMpV006bC94Dq6xb4yHRI15eIJisZkNZoPC7ieYgm6WvRE+NVYhOI0b0gi
HEmf4Xbcb/68qAz4FYcbqpnNLNJMYVvSAWiJ4AVMKHvJdyHfdDP4ysjGhMOL+DB+DL1iGET84H54F20Bk7mFuCs6Q3rtaW9IZ37gPHwUDwN58Co6QHIxgxZF
zzfF08TCMNSOHwo7k21cAVgcMr7wX+4JkNFVvta2TOARp1I5W8vQEzeW3CQE/At3oJncjpDzuqbgqDEU6uAH1gudeDT/2H846EHUOAafxpeIHL0lM0hD4Twm
BFWRdYaREivYU1gFIn0Ub8cEPTJ2Md6JFIN7UcPJddiJFRI9fgC0aBuj4T1EgBsY3pPPhhnBP6G1pD+9odOxucRi6I9DoAVVky7EixcaGghrUQk/GTZh61Kz
XixpQDuwCpoHE2hPuo8MIQJ6WtwA1qf/lM0oqdJtYgLIMwhgP/SKG6P5A2ShPuwjnEzXIT+IMac/gHvTvmQqeYeWkO/8N9FgriG9BvT8nZCN2J+P0XzAVbAB
OzzK16Fhb3FG0BJ4uSgLdsTf4V2f0p8FnzL2ZmTcW/Y520gioqCsAa5HVbQde3v7G/Fz1IaajG24URDoMkxVoDssAWP5K2QRcJCToBgdYduCloUuMppcgfvw
dPyCPYekjJ74R7Wlr7RO3Y4wJQkEpdopZDAeKvTjvcwxphVpH91EtxuHcDl0G3po8rAv0Ung1r+BWXBykQNvYVikxG24bNwSjt/7v7v3edTA3MEPme/wCVPM
PjDd4powjeE1NJeNII2MKbAzbEeGGhYa1uNudIq4IaqNxjLnBU2QDXpxMFMOE/EO1E8ciR7p0klI9Fr4FrQviS7HolbgFBKIe9GpoC0vFtQh97nOoimghPXN
KPRwrE87f8IiGMvv5+/CWNpd2A9s3B7FToLDQC+NE47xKU0BJqKnmqWE3VOCMmC+aQWKi+3gH0pzuZVcqOgJXIOuYJY1Cn6iAfQyRlwqPU56c29Ii8hbpmZw
muEu60/ycbikAtwp+0mOoX/E9ckK8ooZhnaQhShYkAl6kxHgKFnqm9UR3Azy3HBOuwZB/D3hPBcAFwZa8VBq5m8ztQXnw6bhcWxfZiXqCrbqE5EAQQGHXyIJ
+CR6iisZAP1wBLcSK+nM0Oni1YTF7UlLzV502bTfdN54P+wu24d5iwdEq7h+WIExbE/bEJkkUtSOnoUXSQk3hI9AxbgrWx/7lR0QpfiU+iebixBegS/g10SI
ZvKvRPfxRvxLdEG4nNzjRgjjWQ/+h1zmnwsC+WVwVGQ2OcM81zek9YFz9xJ9e9QGbmWvMwXlzfEk0zH8BHUqV8JvWEjHA7v2ekl98B0tC/KQh+g+HE3HcWLJ
d1MFfGlwo/bEwYXTUfQzLuSeQB17k+2yvSNdbgwR3xG3IR1IX8OssHgaD9uAk/gOyqHDuJG0Gc4iLWAktkpK8IiYSdljErekdBbPTRSlSiOPwiAaFtcv5XzC
9nhh0n5hh5QmKeXaf/jXSfMS/RLKkBgdg8vJRPYRcxe2jb2JopOKGCV4jg751thheWFVJY+2rXY9zSDxK2yTU5qy8UmtxGst09NWxWfTHvCa0Wy4WDqTDIWb
DI/Y32ARmoUaOQ7BK+i+sR4nQINxIf8hcDujExjBIWGo4UrCKi4nqcOWr3BXvNo+1D4Gb4jta/6XTbAOs8ZbhuCSmPFgsrkj9rPW+Jy7wDwO/7R8wjvNi+hP
82R8SvuTrC3DUGFbB4L0h8h09i82I3E0rrE1tSVFvXcOsA7B3+zTbPUiIrnltBw1tc217GYegtZwecoPlGS7A1paE3Eec6v8b6Q0Z6MxccuZrvG7mfG0r2Ub
iI2piCs3LUvgYUjiuOYB6KMpu0Rl7WX2t4xl98NxfAT1J2Ms9fCi+HiSQBH5k/pKJwLabyjQvsfQm/SFa0F921Tyno4FcZCx/MQR5n9RCl3PHufTgs2aP3kD
nEay4VduNAnBg0CFYQZdSXfSbnQznoolke/YVjSD/CQq81U6SruDb4iOSEaSZrQ+PQnvo3rJ/RMaFnqIPzzFQvoUdaWNmOn8pLKfKbWTdho6JvZkhDQnoVkC
k1ZZsjeuOOFiUceEIYafUetjFeh3ShUIjm8ATsInXMNIM78kvii+vWEvscJ2sS/IYC4mPh0sZl8SFVqCl/oYcbNlW+x4YXlsMmtPE0tWxXM4O0YBp+IzVJiw
FmbGfI/XGDfARkk9uetkA8lFu1EEX11O2BgkZb/xI2hTdic9TWYKAO8pfMrPhSmx/8DVXE92HD0M+1s/m+czLywh8YTm6C6lFEVnsmOsE9H5eKcux7fKXmg3
TzFvNS8g69Egcyv62LqKLtSsJuGUsRWTr4amKYeiOJTjL0FfWCfKNF1NiU7Tat/QRpZgWhclWW3IzD0zBzhoAoenoUSL3NzbegLdhUJOZf5uPmdxmfubpYmJ
qF/SPljPnAObmy+aW+LzovuUMa+FEdYrJmA8lXgJNUvYZb0G28eb07bHxOtmGR+gc6KJyZvDtpcEJYckfmUbESnTBSUjBeJRtPgwfolTfFleyj41TkHjfQpq
F7sCb+NOwu3CU/GjqNj8FBJ42Z1vG5a8ztaYDCC1ySYShzahhni9uZtpK8lhZrKx1ijLIn5AuAeNwUuiMuzzwDkwDEL8c+/PhCXJ66JnmLLgbMEqUpc3+Zx7
G9oB3XSXJdT+yqq1jkAq20o8zxhpvuNK0X619ortgz7gI2w3e6ZtV3wTeMy8MjEdooSI1CrOyB9jN6AVaHPhaqSBBZYa7qtmLXKBLoab4EiyMW0pu8GsSZMZ
bClMojzBL+w+a2PGp2yJH8T/ZovxKNgbXUlSw5m8EDQDPcAX0lIwFnWzzqcC9nDE3B01aR7YQHSEtBHxcEJpHoyEg2FbXY5hJPqTbBANNPUiIVHncG1eiGu2
hZCfBalgYAJin8C2Ph3dTylIrkXrUh0dRtSJpRyGKfg8mkCquJfsabKAH8+tQoVoB9eLTCs8QjrY6luH0FH4oSASn4VLRffoL4uf+ZmuAzoK2sAa0poPQ3pj
R5MaZ2CMHLQObqCbGncTjUbu+CVs8/Kr4AIuowb0rNhO1HZiSyMFjsbojS3RMwKlOnuZa9wNnWtsjLO2VCzJdn10VzvrutSG2glrHeMdjSxl5nnmqZkX7SR1
U3w/W5G5CTqVzppruwdY27sYSTdLoYtJ22FjKoZVmiqGOjjiqMqtOFxxwlvoSvM2rPlpu2Sb783wPq8w2yqtsx233N29m70PK9pVOD2PbB5XZeWife8qjbbZ
1vjKbJ//tXDvsfe1DK0cyD60708dkNc3MdH12r5G5Zf7XJamEuTk5Ebkflf8qRzdYn9+cYteKqcCGabk2VvsauGXfyaPll5LfyJfLeuv6J7dXqFKvix/Ipfn
dM5cKqur6KV8qz6m2mhftu/vzBT1XdUX70G7Rx1G/HNX2iZU6GRq62n3zepb7iTrRGm67LJrh+yWfZDwvlOeMdd1VnZV0ZBWq2qyoDU1rW9lPg2tfE/ueEty
9OlzZQZph+Te0oXSUVl/J8ckzkrbBJOTa1NDo66ptzNjqda92KxIHpyQnNojJRFIrCI8RPJMIs+YlHQ2eXyCMrlvin9qu8y3lhHmSXa3ubX5bJqfdFt6a+cV
1yHHM2atTG1xGz5ZPuC2jj1IgbvbYt0BjnD7OtdHm9MuZ9van3iqKgzuyb4ZNGQzQhUXqBlg4Xh3Wp1dK+1pGUEWu6VEPoB2r7zq3O88W7HS/cP7xhXsPVU5
0fPVWVPx1PPFPbJmYFVVJa7QVm2rSqg55X3lHV0zvOpuzY6KC7Spq6Jyo+/djxVXvfMq/6xKq+pfOcPTvmKWZ1LNDzg9pr17XE2WJ6GM2C94x3s+e+dX7vR+
qljptbkOuVbXHNyfU3PJ/b5iFkm2MnhgZaLtsqOtbYZ3ocvtvlXdzi13nXA39S72Tq16VFHX81eVf9XxhDrKptnhVanZnRVJyR89Yz0Z9g6VwNLftbyiMiPL
vaDyZtWnylvOT8QjVXq3eNvWRFbWVJyRfnbcTzuSfsNpzuaS9trc8WmOgdnzXXXSlxBsuK68bXvg+FsV7qplE6o7Jk2MOOM4nf3TtiillHZDH6TnpdK8Qeke
WRA+lRQlG6+YllegGCjrxDliVZaXltE5dezdLa0Sv9j+TV7hGKqw2J7TWs4Trm620+7W7tuu9RUy15+u3+6ouEbenalK+9+uulVbvHGe+MoxXoU33juFzLZr
qzZVrajMcV1lEl11PYfc65wnPLw73z3H80el2xZY9Z9tQeVv92F7AO2v7Soea9sKsWeBYHXy5upulSnVexMX4J3OL54+3vMO/0qVe4C7P2ngMdWU13Sq8auY
RK5mBrrOV+W6N1RXOU5knYVlSQ/dp+VGdxJ7wNw09778QHZz1cx0lUqcuyw3XO2Wj5PpFDMVurzOOdtyDivV6raqTHmAopb6h3KqsrM8XJWvSla9UTwpcirO
qZeprNmFyv7qP1OWZ31K2Z2t0+Sq78sr1A9yZaouud9VL5STlUHqAfL6uTQbq88opcoPvm8wqVoqjykXKQtVNYqOqjXKbLVA3UN9t8Uj9encSN9rk/po3siW
Q1usz81Vbcrdn/s1f2JKpOeo+53nD/PprIdZQtlpXevs9eYtzgBnbE5rm9QjdY/zhJvX2qP4vAwoXu5qVfnDfcqZnbrBfkxa17bY0Rzekj6UvcKcfQM3VD41
eUyOmp/o0btmW0WelZ7dFevdCUqc/Vne1ntFYXQttBfQuZ6nmTJvtn1RxdfE+sRUIa6xeC0VQvcTZ5fMuRVbvDcqjK5GFZ9irzq7OB44St1tkjeb/7L1iJih
57Vbw/3p55B9YDoOkhSROT46+YEv8jroQVM0Edw31IKvIieNp5hO8CP7UdNTeI1vwURKMHiONzDr9Q3gY9SNhrCHYPOI8chhCORf4bXR+8Tj8VbjGHJFexb1
otv1vWAOGYLOwztGiQTg+NA2OE00UjKzaDv4D61kh8Pt5AaSwR36XnQ5rk9zovWGK+w0djKZwV5DwHRt9ys+WdifpqM69Dh6L6xt1PDbYYowl0yNHsKdLo2l
4aaN5C+0wVQDV7N58IbpHC7TlogQbk/XRfc2jSKLNBtAcJmLc2KXeBX83/+1jjeoi0dQHbMXdkUzwBu+P7edyPlD7LiSqXoezBaloJ3o37LuPo4Y62O1tvQ4
HEaHlTeIGKUdqbkY/ZAdhVZyvZlx2l6iofh0wQR0CCjper4l7QXjyVcmHFnhedwP74o6UJQSGhtVvjORu6TZGfxW2J72p0XsQnYiThE14jS6/duzmZuwH1Gj
ZcaZIKzRSvYFtpcch8PxEHYWfOOj3SiuJ+rdTIV3a3vy4SjSUA+4TXWQkVjxXjwE3SMNTbF8ruExrE2imBzNGu4A99hYh1msfU7aovGCGLqhREE34COgK5gj
auTrW4EmJzqCM2k9GkkqBbPhx92DqAxK+MXMWp6L6MH84q+i6MJ7cFbkanAQ9GEH0veG/j66CYl+wJbiIuBX9CniK7eB/4X34Hg0jcSZDqIx4Bcj5auETcmT
onCUj58bz5IT+lMmFXiAirmo1fP5pyiPevUl5AgZTTHuRnJhXcjjCPyT2WqaAVuSvmBuWX/cgZ7TnmU/wh8mP+xH3/rmZZTRgpYDHZrMudnGoCmrQ5ncn6wd
yyDBRuSBU0mWaTkoiN61sQM5grN8VNtkr4g84J8CF/uvNgsn0TowFUMsxKqS+TgObiOawL2wA66n+4B+cC9YBBIpgAv4l4ZO4E/TW2hhGknmYx35hAdzXXEG
V8dYxD1jpNFxWzej/UxjUUDkE5BPUkg/EsTNhipyBi3TxrOZqBadQ+bwD/kMbS9wh0xCUURQ9r8nLjuJH10OdiErasF2RD+ZY8GXAm+XZOHl4DQ6VNzBUGg4
QVJJsmAIjRRnwVVcR9MoSAy1qV3Qnj1naE1LoTL5b26Q5jz+ql8urE/b+caTgU4GdOZC2Xw2RijA3+By40n4SviIm2PoBRsYxxbWExWLrho0MDEigXQVl5LU
8Aj6ja9jKhS0wR0pAzdyf/BtdDNCvuM3ZEqAhBsU4Yat0QL2OUnH77YIJffxfM0/+ua7f7Iz2EfweWk73+7uiS+QKdxjQ44+hpuhOWT4TRYybaMnw9nFl9EJ
fTvag2zhzfpFvlQfC8Lp+IC7WATPgzRaqO/H7EPP4VlNUOQlvjm/D4Sg21hgSKL/1XoFjpGZoBvtiRYJVaSz/oJuCNc8sIm2Cz8OTcRlpl349O6RMA985yYJ
rbAsrC1eYPo7KJRORZ1pON5RclJYZ+8HLETXeauhrs9hmpOr+JxOpvsCh+FxJrlhLWlNtWQSWctt53trr4rfoK38780uFAWiSTM+juRQf8lPdiP/DJwWN6N+
RbPI32AqbskGglK4JXSgzwdDyEA8EF2LisQhsEJYS/SV2SvMRGtIP6qgfYMlaX+xw7gs9ge6yD6HdckxGKX5IIjH5STYp4sgepCfioDBz7CP3GC98EnJIDCO
sOx+/Qi6EXTVXEJd0J/4FAtQtrE22sb2JQHsK7QL59ONmqvQitOwyJQNm+mbs62N6WFO0S1cn4ykK9FKNBxt43iuKxyBlxkHFC03TmIGkGNhXwgj7IH6cl/w
emNbKIUm1BUweIVhKtsdtCUnigaB2eh/vz+rbRrAREAR2Y9tODryBu/GreldMo70oUdhkSAPHdC2RoU4wDQDLYjwolqIQ/chJJ+5xvwEwWbTdc4Ab+GJklqo
CoyiEvJD/wV14sugCSD8EsrYbWVPmI6ckvsEMsk6fYOIm+FnIzCiIGL3SVEb0gKNpp9IZ9Cx+Xoy0DeaPei50S1ugxMlwXwV+kL8iM5HYIV7x2M1XQghKDZq
8Uc4LWImj0gcm4bmMxJ4UGTjr6ABXFM6j//oOy6EjsPRplvGVfxpuAIsL0nHY8hAhu5dJ7aS5yJCLofl0ALf1V3hWsMlXDjZIF4J4+kZ+Aqx4Ac/CX1DdxkD
kkhq8b9hIb5Wnu5b9yA6mFZpb6KZ+IxpMRseOhzeRCw0o9qcGN9CH/Fl0pMmcRP5I7A1FyI8C68JD5OpXKohkBtMZvM7yCHkz9wgXQtKSCXh8T74yefOS4z1
ULHoMlbSgXgR/xAE0KWwvjBTlArCIxNX+9PLaJb4OexKB8HXIjvMJX3xXmIBJT4nuSXeq8mE/zJHWT/2qGgPOosngn9gZ5Lvo9h6ogdFFzgT9kPLsWBnXfax
3s1rgEi7GTWgB2FLJh0NMj7ne9CH+ij0Hu4h5cxPvj6sQgJ2Lqkx/AGGsI24FnQl/Ej6wkryR+AIlEwPgP6+8Z0zpVNZ+Si4UN+aG60ZRVsIP4Mr6BkqxkYy
RddBJMM/MQOD6Tg0A2UynVF7w33tWdLF9A9q5xsh5W+DQaQz2s8//N9Tw/E5fmSE1bdDZmPMhGh60JlsfuRSQbDENy4DQ44iqag5LANv4HV0C2ZSJfqhQ3wG
nMP+gbNFryCr7UXWFxfApr7sbsoKDb/QbeN1QwptAPviQ9i/vAucKKrCa3AU0Or2R53G/k20+IpALQmK6sJ+S6iE2fxnuM2XNaGmyyAITobXSvZpxvFyn0/M
Rz/5j6ZZnJhEi5v4Rv1Tv4QME48zluBo0Jedj5S0Fz+XuPim1Of0MJl24T6E3wzZg+6xI6JegS/GClRdPhd8BoHlS4vr4Cn4EOxIXoJzuHFka+NwMpQOhnU5
TC4ykewI9gATFlgdjQ3Ap6vXIE3YXJPP1NJMFsfSBsLBwJ9h0Gt2NBtKXqID/EkESSTMhGcwxn9FvWGfmurCLqX1Td1Qz6Bc1IucJm9gAPoD74K/DMbyc3s6
U7vIRd7x3+BXxJJsdg5TxJTjLK6APMNuLtiX31FoH15r5MhQ/h8o1mwxHRCEw2XorGEpaoxGCqLQm+BgeB3+jTahOjCItKF9SRbwRxGSQHQGtJTchPXRMhxG
kbGCn2saET0bzjHsMPYTtC5fDyHaXPKnsDFn0TalIcaPvqZnJ8MNdfkupD22AS/OoGvQaH4QhwyNudE+nxkn/rOpHzCik3R0xvbMFIfZNkV9hE7Dwy3nUmPw
aGGQer8zIPu/xP4Jz1LWWUMywzKfJo1NkVuP0X3G/pYn2avwem0tus28mW4Dv9hn8HDEI3aAZpM/0iWggtQ7akXWnoqEvJLcCNfKim3ecFAUO0710fzJ+kRW
W13lXSTfmTVZ6e+IkA6qKUo6V9FIPct107Hds0bl9Yyq0aXXUhid+yunVWyVPrUd8Z5xZ1YqYX33Ies471NJlCc9h3MmZDxWtq7em5tIi7P3RwyuLDYvzbEr
9jowOSENUbeE6a5qR7jMaIyKb+Fpb2xtFTjTXSlZY3Ke2TzpA9yyrOPWtqwnXtjyjaydbUvWP/n1pBts4733a/LzOzkyXK09V+29WhS720n9q9Lzw9XR7ouu
z1VN1A7v7orxlSbnQcUl2nFfpWdW/lfPS1uM0+l2gTvyvx2wcm3OHUur2AOZD2yxXJjUWL7XfoIUWgdiTeI1ERf/0mtN07q68JvSD2SMJ/sdTufiaq2sXeLK
9Fu2LGeG81XFA+kFMh+dtq+p7F1xubK7NN/9pzyJNgX55nZwN31jnmueiH+hGFtbtMS6gFrMn/he8CFpnv4M3aANaRdUA69BykWT5pahzFSN3bKC3ah9g6bB
qdoJfAZ71zQKvcSvMUtf5j1QjMmtL9+Udzj/kNzlaJuxVG7J3qq4n9tZIVZ3cAZZHMrbeS1bbJD9pfKXL+MqPdMVq82D0/0kT5RK1zTtWUX/3Ki84fJV2VOc
i+wbHLvNCfitc7j1e1l3w72Mj2p5bj2akOe2ZCqEyUPzpqW4pO3hP8rhe4LlQ6X3ZArPjBavXP4KR3rPFtsyptrbS42uHW6Z4oZKQTs4kuR9ZT2dXtvvJHPG
bs/d3PGK9u7DoqFqFX8h6Xbl9Iqu6r88rpwq767E/spF3h60qGJsiyLZzIwH7jeKDMVkwqmPuoIcjgS32eNeLn+X2o5S188MtWyp64GiQ9I494WcgfJD6pmW
y9rJilqOh1b/iJzsxbZzOR9gmqtu1gfZs5wJuUc9IbKnjkVZVxQB6Sr+ufKKu6mzsnR+xtzUuRm/ZGnqS7gi+RWnzlkuD7Ct0oYqw/I+ZfSQLfEp+L+8w9J2
FZvlUxT7k08rElRI0UpxQlbl2i2frlbmieW73XUct2XrHZPdQx0z3ZvSXyh3JbU1L8+cDQzqdNcbyxXLr+QYG5LOE1TZr+Tuzf2U3VYpor88ZkWWp5l3mzQ0
Lz05MvtRtjjndoU+16UMSzhq253309pRrvYkub/xu+FiaayyO6WwruueItDDZNuM1bYG0qvO09xR5ZM0f7vaNM/9LGlapd5RPzMne2nVrMyXNa+kW1z1LOsd
4a4c+UnvFMdab2+yqMSrD6sMrfFzRlep9d9pd+8F78maA97v3jey88qviuXWzZX7c7j06nRxZa+kWFe1cmQqMA+S3ZDPrJjq+Oh6k35TetRT7KiVpFTtMJ90
zbXbAm2qyaoCF62UqHO84V4LVHlGbA2RT/faLY8yRshUHqOn3GnKn6nWAqXrpGuDvSazg3NnzP2cBZb35tHyW0y8457MqvjofONtaSt3pDOvbNS80pGRPdbz
xTLRFugcnRLjCXCluPrbhrtWuY6iibSGIFzXDCyPaJk3VNUv9ZRik2ygt7O8Rc7g2L4x6b4VfO95mRZnWFFxXVWo+JB1xB2Z/H8UnXVYU/sfx21FURFpVnRt
MMYGiJ3Yrdig2J1Xr9fuTlBicep7zrcGG2w0dne3Yl67+1q//R7+GYyH7ZxPvF+vhz3nbIrp6JhSnu88HLbPWVrqnuyGGif0KJ+WvKhEb9us7RkXV+rpmFjS
rswcN0r1txDHz0bN8BJpKtgvJJJYshV1cbGpL2Jg4N5LTDI5KHNxgFjJdpB8SGdFhOgm70oT6FNxBBaFPgRZLsMKaQEOpieMuSAUj0TtxUY4lHaPacTvIa1U
Ca4UHET341L0GtQPjPF3hz+FcFdCW8UJZAN8+//7veLt+Ilok96gGDIJaiwiDJBfkW0Xv8vuMj6W6zAMFJAm7DGXp8WSfKBThoBO1I82MY4Ft8Eb4Z30HM1G
cfRmrkmYasxBc9E9c11pEJXTCBCGxonnA7cRhBR0NogxjYQLcRapMXWgt9lbpg+glRiFy6AjvD/pKmgCABzjEyLehp1xD1Ua7ELPCNVskCVMNZZa9zSEkUIb
XCxVQH+0OSCH1xMD3cj1YIfzdekrPBxsEQ7Ad8bV4Bz5jT2k5uijsILg3MO4B5FQeO5S9iPYL25Az7wVKJa+JkOZNFmG91NUk/sv+Qscx/cVS/yak/bKfGMQ
DBRWo05CqPgFR6A2KJOdgvoiAc5B6ziQK8MG8AE/EeSyN+Qb+wLdJYl0G64PuktbgII2BlPJS2kEDZR2kwy8O8LH5cheeJ7pBXwCU81hZBXaB63sRVhFdpDm
iFqShAOK7iiWrIKX8UR0H0yFAeQM02WPXlQRLU6n+9xK4GNxP8oUf0mJ0lexFe2ML+LezBvTb66tRCBrGo8mkAjxEdmT+4SbSQ6b/wZVkoGd4/shYtXuddlh
pBapzDotXHC5TkOyDz1SjsdOczchg32L/MAC+AlrRSU1QEHSEgvqgTPhV3xGOgxWwCrLC7hfNhakyV/iEP++rpoulrzhEFwsZAvRbDDZKT5HLZA3rcTZcDi7
JPcVudC0NUhCycYX3EbyBe7GP7ghihf4KOmFGfmo7UXYjKu4caA+LEAT/GuYhbJ2AcZd/0qlzG6YBHaRLcxhMZ16uHygHm0LF/KZ8LwCgwGmBWCZXC12FINI
GOhHOUEufUb+xF9+1bwe3cJutDnNlB9gI/ANfAK/9h2r6gRfk8w8J6r22I5GQwtYwo8CjTgL2QQK2br0pWk9GAEBWs5sETQoHNfmP7M1ZC2z1MXUdtiX9hIn
QG/plTgXvmW7G5eb27CroIqMR4HYGvYT/2SKIPQdtCdN1Ziygh5HEk+X4ZUhwOQqy+URoh7Hip3JA9RFOgnekVe4KR1Cz6JTlsXceHjJ14FGinb/7yZfqQzs
io7Bm6SeLpdqo1LCkVQB29PNprXSoVA3egmaURRci4fCc3AcbcxuAi3NOlCCPgVPgLP8Snkt67JuMcxzg3Gn2DBnuYttp1lekqskQDZfrC9d4QWwIi8btBZa
Gy+aamAHtJ5sgQkmT6+ffvdRkY8T+8LnJESFdxSiGSAI7Jc3JW0lG26LFzDp1E/hLunwbzwRH+XbyRuilhLZcQgXKv+gh4GvpDDxoYQgwOqsLH4M7Ur3giFE
ST5IP0BD1XlxpzAzewy8GFmNu9CtZKrQTiWDq2JkRr00JldA28lS+TZ8FkagT6ah+RyaIk1QEZKbvVlaifrCMuKyRuEKTEKHpQ7Szr0ziD+SkStgjtSfDuZX
Sc1gUyE+P56cZ1NRnd0V6J8wrfk0buMyIjd8AR42taHzSGthFBRFfxKD0skT0FVMoMPoX/xH1BF+dfXBv7K2RGYONy4SJHMwfYCmerrnH+cD8TO8VTwvjQYX
8RFxKKxNdcZi6QSjoH7MTvEIPw8Wsln4A6lNZ6C3UiM4HxXh2WCF39/sNdgg8AIEzEnCCAmCCmyA9cXj/E6UAbpSb+NPbi8O9O6iqk1XoZbyxjDEP4meE39v
K0DVsI7YC1nEicrXOJ42Vmai6qYDBSWh+AfvibcSrCjERbCu9NoyGFwXPzULoSqUixqJXVT+6HvLl66jaeIZpuoOi9BO+FHxKXA4/EQ+wYPooemsMhrX5Jfg
JdBocqKJcCxd7peFU8jfcLU4VlgozCLD6HN0CC8H0X6f8W+wn+zDC8l9sgsyojv0ICLTS9WedRDomvQi+Cf/HDOb74Hr0d9wBhkNK1FPUcAPUDc8U/ZT+RkB
bqDRh26CBSSE9EF98V94jCQETmcP8nO2vIHbwPS8LHCd+NNuqp7iK8ZAtlqAmISGyiItrmnJugl/kczNW8gauC5wm+InPgHHKFv6XUGTyYv8v5kg3AX3wh+g
DJtwBriFnsH3wArG4WKxu3gHXSRReanGOeI9aZppMayB3XFabgu8BYvwNd7JZyEWDMa90DjB21TEthLdsMAlqepQd3pS+RIqzce9TdCf5nJd+RNwxdbfQhTJ
Q8e5LQCQEfA4dvf+DiSQxiTg3aIb6U57wAf4a+5JV+bF4wn8Y9yJJqgG0KNsnGos/EKWYyW4JVUa9ag5HqUaKu7Hk2FXvyRfvfjBa5H/ZNO/plpCKmnr58Gt
ViaBNTicANJJurPHYj4Iv+E7qCWJQzdgHA0KCDIODvgO3ain+CZXT9/DjBYPpL04hZ/DvpR2wqbiD/NnKZokokhBTyYKB2HM3hT+OneGdGT98VC/OL4Ue8Lf
sBf5WzTLoxUDiQMTwQFOiUNIa/pvbjIlpDvcljeQ+ru+P+L1SLLkfpeWkmVonfBb6U4m4iOwBeyMVgshuL00hF4Xe7tStmv+NekURHiwuC8nSDlIiofTc/vB
I8RTeWDPXbhS+Y55B2K4x+Qr1qHZXB5eAFWcXlaodOLd7sMEd2Upm91wK+kpTcHNwCIE4Tjom+2EOeAb+Q674H2MJ3lk3C2rBy9KkTQKXQNDcaDpndgbHhPy
TD+4IDgDh5IosoTky33obIhN1ajYNUt/SDsxnnbaEkpDIovz3Ok0cB8FCaXSJiRjGxEEzuMg+T3/26QX2I7zyXVxqDQTpeIkahSewDYsES7D01IjoT9chpeI
fbbIxQ6uPAmyXGL1dDLfV9iC5pAriqZoLA7nS9EWMsSVL6t2TofnQImF4iBxD2LJQlgC37nOQxTd5qf2CQF7pEHMUajjMsh/+J1ww5LOvzS19m0APZTd0U4y
gg4hKWQmbGVe5prIekI3mMt0Rc/FArZXnowG0I8wgiwg05GKDcSVrtRUoM8oM9uL9iI7MCPG0DVcAG4CW/LJlrvyY8BEzvqmwTtktal3fgu8S8rDbWEZSqVX
a60TppKhJJs3kSrTRaIWmtHGChP8C9enA0lbMsCV5yLfBu31X5R7adPfYnt0CE6Fe9HxZjvkq0P/w3u4JpaeZGL+PPgvmi/MQAzqIbXeNUX4jCa58mx8/gjT
d1hfCNzrI/Ynrxm5aozyBhPbYIT0gbwnJ3AKPGb5GxUy7cSTeFVeurCTeWnqwrbBE0M7kJ8h0Xgjei495yah04EJ4gWlmtYEmlEVWvf/++0qx6IA9Ex8qiwk
P1m9VIf03xMNnfg5HwAbiAZxLbeEm04W8zyqD2/AwXSHpRCdhwqpT05DoQYlq56B1jRC+oByhXQ8nx0lHSLXyPc9v43LgIZOkeYImXQDGkZfQD96B4UIEkyR
auARpifKEIeiHDMm3mgy+sc4jHbA66Iylb8DFufVM2loijAAaOliriPpSyfJLWZWtDU/g6d5hpgTyffsG6A77UxzXB2crmpF77ny77rQBw6TFeI6soXm466j
epDn23yt2yh+n/icbe6qhxuuQ4fSsdQDNCKnFZs2LpCuurbvTM5DkSrEscmWecSdiYJyxX3eHYyFpS2GoGP+MxT9sGbHQnyTROCBUA+i4XcXQ14KXJ4L2KH4
Ne4A4gSrOJ8cg63xCKmj6ieaD6ejXvAZ+Ml1hXXBYTAEDID7BQJsYBHcDhYGpLo4YTX0l5pid9IY/Ye+Yj2eSOykMTkKbcLRbY99Zgld6SJzemAT5SayVdDS
H+JXclj6r1kuP0ARTIPUjUUDHgnMSEtf7OkjxKqOCitwPGxDjkhtSR26HH/gzwoWshYssqiUD71XoTlMDvovL5fUkvPcEulSzlLok38MHkJuOAEvhT3hPjwN
7wMqughp0UpylgBoxmsCx9Isspq5jDcQT7If+weq4VzxvTKj5TLXe2YUpWIsfiMNo/vyYmlZYNOVfS2T2DRyp/kT7EvWuxIjHXaD3+A8sllsCyk0oK5UA+77
PQSrwQrfk1Kh/AmoAwf7XZAS6SXlN9SLenC53Kj8rsAPX0H986/jaDJXWAG+gqOBK3FbPg+FG5fh+Tkd6At0EXqTkAAXGfC70AEcR3dKTjhD9EajyTJphzDC
o6FAhcZSLa4PrOFbIJ8Wqfw5NEZRF3eDY2GENM+SzSyTlAJFM0i4uLrJD9yfIdnYlR0xqo34G0gRv6FycmIv3/KE4j9zOtffsj/gK+jGV7AF0EiaoAb/v88F
ew3cU0DhFbyHFhjruPi3LepueR2WQKIlAzwM/eES/j7sp4qk14RRrt2yYu86dEwqwjbhDQr2aUE0dBkYqmrQeAE8jPuwMrjS/FpMhX3E12uVNMKvkuwzvRWa
wOPyJDJa/AMDafPAMfhw4FVuLRpPbDlf0SjaiK7Z64Z+4mRajN9LesFPOCb5cmX4lhAGr4Ft0J1/Cd1gLZIuNhLjFbdRunDf8jOwOx4A1sMSWYyLR4/5NjUF
kmzyHG6UtcRacpRU4XvMXckMQ3AmsqMEeB9jshA3DmxDTwOOjGVuoJ3SxawFiibgHDwOO9RKoRoSs2e10DbPTrKZm3A1P5QsJu/QDbDElaUzhJtQTvvyCpIQ
8YOMIb9RJxoOf0s9XVy2TbyO32POvMz1St2lF4QIxWS/Moh+xUkBX6XO6CTgxQu4riTsaYC6CDNwX06Nb0KLxIoEbya72S5MJnNAmL6rmF9GPLgVzEEwAn8C
TWK2N4tB1fxIcw3fStYVSLl9RSNwB2H0OfdNXAiPkZ3kPRyHAJoN7UpfooVXzVYpmHTFA/IeBnz2PUGewhYum76JDogHUQdxpzg5+7bMLFwmg/jLkuC1CkWI
L1wM74sH4UJjhfcrqSTnAe+LJsN6JBedZTqwG0E30kWYyoRm+e0oCxxMu8mXwGwQ7erUdi6fjKQpUmheI+4yfA6v5lRiFZyoaoRGC8vRAXat6SqaHCBHCG13
nadJJEGaTCqkJ14jaRrt6JrAQegLXk8+gdqCPzHDMjArp5YrWRUu540hQUYLGSIvzh2Cx6ApRp30ASZIn6FTSPNey5UKPl4ZYg9yQZwAZPk9lBvhcHhDfkve
GifxN5jB0ix2i6UH3cw6zF2FaOrNRqum4WlkD5yJ+6ESbinxpmeZ5gShp7Ccb4LGiOOBGt8R78Fn/H60TGhuXEtG5Kxml/CnXRPwGrbH7VCA+ae0G+lRnPiY
pOTvy72dexpeIB9NmUZPtAF0yBtnGiB+ARViJ/KI1wq3YBPlMLpgD0Bhoujq9inmAOMrywOozd5pakD6yTbi79JpkiZONUaTasEEv+z1QJHolGTFb+BT1Iy0
Rf7SJ+4401B4zv7w7uO23MWKH70zhDdiqxwgdGWayv6yzOYPCmvQBRdtLlCuERqz4ZRBE5AR+cCWtAudgARhHT8RKgPWkjyy17IJeQqIGyjWJpdgL5TmlyFz
kCniMzxHzIG3oI8yi3P9PDeRLbQkk7Ct/8Ej8KcwVLk94JdMQ64yA9jhnEq1RTKRm0Jt+j6njzCEeouHsOgTBjV4pTSbPMCvkCa/Nq3vYsNHwm6mBnfC0LiZ
uNH/OEYuM1nhtnwlisFy/qFUBk1CKhzusoy+pJMwK+CQgKRHuCYniY1jPfjvRIl70KuwMUqTz1RUgS2khLsF03CuNMskF6ajqag3eMGoxadIQVcjX+INokgE
9ZLaoO4w2OgNL4lnTRPEfnR3zhjyaOcgF1HlCI7s2zCRBtPfgZ0p8A1W3tn6SURiXdMyWIoaks5iO1y/aWRgJvsd1DL/BXrDucpZ/EkkB+aAey4OCxPekTmo
A32MTrmI+l9FFseieJlOPIDjMcO3s/zAZjybGwu96Q4pEdeHdtKNvIUrXeYYBO6iFor+FnfpvZjhXW3U4VlwitRbkYMzPC6BAIjJf3B7wDN8nnfDg+F+5CkL
zm8Bo5BB6sHcD1yBz6IB/nmuvf0J7oC32WbiJNIJVTIpsA+TJ3bGddBnF+/3wostzegB1J5mCouEaPzUlVQnTZlIAK7NztRx9fpxeLElZCeYzkNIMsgeqU/+
STzd5aIzuEO4s5QgDSYLSR5W0SyuGETi8WK1Qo0iaHd0VewkVIHXwm8yEG5GfjRfmCTdkjVrsSAwFdWTgNBeSJJ1FjKUQfhx9mPYnbZVNJQk/LMpDyYQOR4r
/McwZI+rHw7mX2Y7w9rSQDoVJcORqBkqRAPpW6iGdrCCuKPB+QuFpD0nUBZyp1WgnDzCyzwvcJ3RQX6ystRYChvk/SIm8lh8yhZDBVlB1uypheS4eOscFMuM
pVfFycba9Mn6/dIaY7IyD2xH3agbk80SUm4qwlbBL3osWg3s8BqsIwVTpSAEPPPVoxBcnrMG9lJNJ93AUKalTzuUprq6dRhtzc5qMU/MheNVcnILHtx1RFgP
63GfYX0qpwPoV1OF6RhrEH7CC1IXmp/9TiiM6UHeGvviJDJd8Vdzb6ImY8Qu+D16L6xgCl3WzuLNTDZ5DFNQqtjT6EFKQYz3XLiDFBAl7Q+2K2Zju1iPRAlG
piPYhw8p5za0uAzieX038BEEixz8B//kYe7vvBtiE74OGiS2oUNxBTzNrPWdg+eg7ps7WgZAK9wMeMGD3s79pdgCzMAHc8hHnJ3fyW/xrnwhLSZm55id30ix
LBcnQZnqGPMHlwudUJwwguvEn3G59DRRJZ7m/2F2QQCPg52oK3c9dzGfF3AYNzfvNoaovpDHsqtkHHkoHEJvmd9eBrhV2gaewZUkFh12baYA2gb60M8oBc3c
tVh5GR3H3gFZOBW0d239lM0YL5cIOo3qQXe6XlnMFSnWgna708R6tLe8Md4nP4evo6lwBdeZBCBqdhebwoUklYxGs8C7wF3ZM3E7V9/1wRNhLH7HviOBQE6d
qAwul3Soh2qpuJwXyRcjA23Msaz95AbEPjnSbZ6FUa5NvDR7NmmraEbnmoeTofQhtw3Pld8VF66oRwvQQZMHPzt/NLnDVLmq2SJwJXmBTgGNcBUeclXwgfcB
419wHlTSKDqGqyT3yEB0TFi8LY/rTMcJ31051ZXomD6uzTMKDxWu4sD/2zZNoGtbrmV60aPCY2k3kZkjZRHooMwuNqdqsQSG0Ezalb+CrvBX8GQ8iC5F0coq
dFKqlXeW60XuSE/QGzEV9QUaZiOpVAQJjUgIe4YZL8QK32Fi7j7Sgt6XbYZ+rpyYl90A10bTyH4pjj4iGzfokY7KUBx5DZOkJbLrwndFZ+mMFGvOxJ/wR1yb
2QEyzDcCWsOhKhtuRpvjifxyvJWvRI34npRKW8XnSEY7ki3KXNLGLMtPFuYhG0ij81Cwqy61oVwcBYu9I2HOnl7gCegKokAqecWckM7LP7r4Jx9tlORgobiQ
+IoA/dptJTKaC1LwfvgQGcA72QJTH2YJKiIbwUJLJA2jw/hmNBQOpzwiwIv2VxxFHjQXpil47j24A7ejd/ipYg5ZiMb6uosXA9eafsNS8iVgHU6X3oJoEoq9
FaO4hSiMVmElGCdcweuYVKmPK3XqMumsD+wFV8FJkRMxhOck94jVQj70wL/YPXkAXwu4FRCEPpDDwgsUhbpgLSyE7mQWGo56SYOF/19T/5X0B9b1+ylu3tFF
lSw0pb9ciSlKjegN9BAh0fVYYE03gVW5if9lzBPfIj32ZXfhanYa/IesRy3Er34Kkuziv3B6eFsKqoY3hDriR2jl69Km9AMeq3Cgxs1iQBE6DBbxnlDAwa7f
3kYGULfs04RH38AiUiNfZwmEduEF/mXyRVdgC3437giquaj8vSBa6EiuwO58oZRCWeTJEdTJ/SoaTDmQgTdjBU3EhXARIxcyhelmT/odNmNH+l1DOjSOG4ai
KRKekKQWHDukRQp0F4ZahrW8K/ZVvSRppnv4jCsj7rhorjaZBbPM+R4YDUShWU7kiy9GNeD1ODUwkO1JOwvj+XR4H/2D0+T/4Xmct1GNLqOOpuHSMelv7Img
+JbvQQGKYtxcXnyL75zvASxwL67GLUktKd3V/W99DvLtSQ+6gh9Jd4d4CifIKH4tqo9bcX8szUwncit2aHBf8yX5QKY/rVTUCBcCo4WcLB+yV3qL7vP3uZG7
JnH30Ed0Ks+B35BEfIDr4GK8HyBTLBNniaWMG55mOQB/8ia8W2pKsBSjeIoJ3CbcBhH8xtzVZDRdK78u7sQQL5LUFBEFGCRdFTLhM5zBy+lYfAomAx+mg3Gz
2A+N2bqXaY28aJo0C4VIlaAT7YnTSDu+EY0RN+MRpFy+ExWS2pZTyu2kL/5NRNRQWgFPQg/pbYCvisNj8K58DxIDhiqiuDF0jeyPNJ/zFFL2tgftSV0cLxwV
vmB7vaX+20gLSyO0hMmQv+QHGNdL62XdjZI0izuB3isWbNPRVTDdNYG70UoxTczA/5ED2N94nhsp1liu4xf4qLif9wKxJAm/yTOBYvY8Aj5rfOu6KuDadOSO
MB6Opa2E56Im94tr+hrnnnS5pAEdwk3AdfzZMlM2F3vs+cy/wptcf3ksXc5yuA0ZD/rCPigwPx3LxWA4WLUdtiXL2ePEXVgAfMS6dAuuzh0mTZZNQbO977Bn
QCr6ThZawkEzuEL8BKfsWC68Nb+3pJs82MZ8PcpBMeChq8cvwjWuabgquKlegrM5T0ElehGdQZUuJ9iELpL3pBsXiSJIN/xIqsuVYA90Q1LSH64anpaWineQ
RtogfyqtYJaynFAPtZU/Q7HSGFRbWYVHKGtJOnqLmS1cFLzAMXxJiGHa5Lxq6gWqhb/EWowC3FaORbPIb9nRTQe5ZTsbwI5UgtNJAs4wVaORtKEQlHOac6d1
wGUpGWeSFuJv8oP3ENpL7vS7a749cR3fUrIZ/RSekmgcB8PxaHrCMhH+K0agAWAl304cSo2y4cItjyRUgxvQIEVXUBsO2ePD9USXCQt3KdqYOqt+w0gyjBYL
TZTItZ+PSPukLfhxAIMbCnYmhhxED3Fj1AVVS01c3s3ATXw831iqvbObK6/Woe9wJYpSiWgUlJMFQj/3ZONKksBqaR0xTRjLR9D90CnrIb1laoCH4I6q4Fy+
0OWxcuDHd4eRwMHm4kJAhJZYZNfD9igQPYHVUn34x+8Yqsb7wHHUkbzlWdwJNsfNLXvBR3Er/krakMf4KjcTbGFzcAeuBm6StkmD8TLSHurpJzYnq4pviVdJ
5yyrpUhZLTKOTmPktO3qB6ZxbF12EKjZ1ZAewZtcezWDeIijRU7+S7Zy93D6/2sx1zAR8PVuiR9HJ/tdRQ3xAC83uoRsb/GLqNFwZRE6Q0qJG2lGmpKOOAX7
ZfUgiF9HQsgw8pk85JrRInLJGA6aoxbgrGuzXyN62SJYSV6YW9BFphHMCSGZPY2b0PZolfBT+oY0NJDPEzeguoLr/dEL/Fw0k43axcFyokItRYuwHu0RD0r9
A5rTa3gRChF+ECv/JvCLq19n4OF0JL2L3ptvg41wB2rk3Zt8zjaQv/f+zazhYqWLeWsVfUEd6QEaRPdBmeU9xsJAyQOeRBUkA/aHDOmEd8F7Yk9xutxs/Uf7
OaFl5D7X5u4anoWWaxKLom2+0irbAPt32zZ7WmFBkVIrK7hSVIjdpfEb21jfhcsimsZ1If3JI+EA3cilooWxIm5Nv7fUov3haRq/3ROrrRU6x8yC7FJD5a5q
Y7yvpov+W3QLfQedoDtU9m953aorFaaqRRXPyx+pp8QNjWvgHKPdr/XWD616WnG7IqxiR2WPSt9qfYyo26rB1ne2CEN6Ynqi3aDR/MdO19QzmBJnhYu0dXRy
1E9pUkGJ8FHPoB3abkWHNU8LJ+q20sriGEdDe7ptkW0zCk5srnsT91MWF/tJMyLxhK453UU9nJPs2tC2sTn2aO3DyJe6eOOG8PCScn2qtsg6PxHqQ0KPJT20
b483xbRNWKweqJ8edEkzgq6PuWrYK8JcSZvjvB9/0MGUXiu6oG5cFp5YEN/WENyqYathSXX1z8UTynuhA+mb0JYuEmyEgyMD5KtQQ9mzqL9BKwjEr2giaUeD
o7RBtWh5JIuuFXfB89Tu4g+r0uZmzXCOsE6ha63awpmFA+2Tym/aFobeFHsyNdmPi07aI/gZ6l2hz6FU1NHc3BFIrka/0E6wTXM+LdIXtdKY7Pds22h/h938
1jZP3du4m3pzf6znbDFFnlGPzZ7qMvLQftO+1znAKhU+Cx5fRmIfGnxKFIV6x6Xyffa5krvjnns9p0QuYJXjr0R/7VNHN1tmYeOiDY61JQfsQbZ9xZ/IoSI3
+yX0p6S6yMuxxvpv0W4qd6yM2qphC1lUU3BDWo+OFFwschS/Kq1w+Mf/SL6kXxZfnoiSFyc2jRzsOKuLkjbny8tuluyP8dfX0UckrzDkGDpEJ5Qt0b5yInzK
1qEs1tA4+i+aV/A17lDhEeuD4lVl7xzU6eu87WzgTCuPQYMdd4uWOIpsE50NwteW8kVv6OPwlYVNixylrewhxRmF0x2bi5oU7ytYVnbCOdORX+pwrHLay4+W
eDpvlyqtKSUPnSuLT2v/TjQkv0iOSU5PDNR+NMQmzU38lpCQvDB5fPLzpHOGGl1ycm3NWYNbsk7fOmFWwnl2Z/wR/W39neSnhsDEBcmnDVOTNieP09dP8kqO
TP6Y+I+hffIk+4S4K/FXNFZ8J6bcua2wqjjdoXSudtQrGRM/KmZXVI9Cf8epohFhbW0nEnqVdNeeKYpm7tAl1j+2LXRovWA7XzLO2qbIppxY/EB9Tn1b4x73
J9bN9o3qD5yLcTtgtvaPaqzZW0StO60FWh/H6bj3hf2odX8oHXvAbp9Y0CHSrj0b2MexMzozfk7hEHuuKrvMGbG/rJ62FtlRMj3AULQ0KN3+tSC2ZEvkwagl
sas1HvFNYk9o3CoDyzeW+ZWcLx1anlCSlPs9Yrd1aPFJVCvMHOlRaap6VgYqb1ZoKheVfxMXm0Ckyb5C7aaeHB5a3qDoRNmo4iTnafud0o0wGT1yprMFRe1p
lLWHU2VPKj6h/l2Q6vxe2k6zKHipi0JuWgeRaUExjuiyxo625UFlc8vPOooAldys222HYh+BB1GtSqeVtnJ0tIeXVjsPR+jsEbQEhTqOFOuLQ4qPUu/CiTTR
abCNKFTartj8nKOKylEU3OLahp0cHFom++zwgt3UT2w3bFccpAgUbipqXPASny+8ZtUKf+PPSIG/qeompeuaW0ZobVQW2i/hN2zo/FMqFW8tvlBQ7UiWryvi
bHuIBbLqeeq/nJy9U2l1yQ5nHfvMouehHjaODirqIYwVltlymO0F2cnz47/Ql7FG7b2w+Zqc2KTCCSGYs3jN0++LuR/yM2gXzotuG/Ea1/Z6E74v+Ff4E+G0
i3QjgrcY23ErMCu1CrkNp+AVwiGFQRboGw8yfeuhk8oFbDxm5f3D9sTGJzTXPos9HdZD76ELidEWTArwcp4nd0PH2Psw1yJXxXWMnxF/OGZvVG1nVlGIrWNx
rt1pD3CcgI2gVZOjHxo6hw1Vm+P7JfxjCI8bbhATw+K+Jp9LbpQ0LPFC0s5k7+TuSSFJXxK+J0fpmxhQ4prExoZKgymhaaJVF5kEdFsSBuiGxU41uBm26lYm
M4YEQ772vp7o+eT9ieejuqAnmvKCc+pgw2TdueRvyRaDMfl6sjXBXT24oMw2RXpla1+0MraHYVfCJv2+xN/aHbqWBpN+nHqd1l/bR/lEo9T6O3bF/S76VtzS
Hh8bXkJT5id+SB7Sqip5a/K0FImtCQ7WvA1fp4bCuMj+YiYcazwFlvoOgeGqW7nRbBOQxOUI3pYTEXdJhvUgzbJ2LqykS+hs8r2geWGvwpa2+gXnabY1q2Ah
bageUTDYGmCT0UUFjaRStJU3wzf4INpr1cDHZB2zDwajc3ANmkKbQaPJB89gVoQ2DVJvOYUOc4eDc9AbqaUQDNMjhgjJ5p/mOoFbwnuG/80/EsbQ+bLDREo5
Q2qKG6v/wGxdaKu8ZIY4yqq185LcY4y2FvGZpX1Kd1hPFT3TeSR9jJ9Y0kT7vfjfuCbqJ44i/eDELo7VCXp7QtHQ+Dl6je6zPlzfwKBObKHvF58C28VtIx4x
M/U19rqxqSTf9nfUdM0J9kv8nPjFugP6KP3AuCVhO0pEG1GvZP9/BavpJc8LT9GntLwMeVeUdJVmhkvJN9R14jZrcuOGGZ6U55W1Kb9f5l9eUZZZsaesbVmP
Us/y5iWbyyLKsksflfiXdSJeZf1KDpSpS/uXri7bVXKqrHNZy9LBVQXl78psFdfLLOXJVR3Lh5UfL5vmZMrGlG8o1yXfSDYmB7c+mdw92ZmSlVRqqElcpmuT
1CL5auKzJHlSx8Qr+s/6fcnDklckLI0P0sfoFsY31V/Xzk0pS16W5NVqROLJ5IzWtlbHWl1NmZCyvPWMVp9aJSCh1Q2b2kCC6+h/Rf9ITtMPKhro8Nc5ExjH
Dc2kpDLnZdrTcUN7L66poYm+v/N6ZHjZjKJ0h3+YVdO4cIhmNG5SUiHGRKw3HMC3Yy4khKh66QvKf5dcNK9z9sXNnA0qBsWXFb6y/+WIKB1gjdOtKNmLLzOZ
zkS8I9TuLFaHx0wu+V4635kn9dZkFI2ESfHDiRgfHfq6wKv8OKrnbFhsdUhFEWVPEo2GzYatCTrDIMPK5FFVtHRYeXTZxvJOZeereuo66NQJaxJkeo0+TH+8
akWVrSKt3FnxslJTnRyv02XqR+ljDPaEaF1uSZ3iUaXnCq86pzj2OYbH1Yk9ZAtAfMFzHKF9VPKjxOpQOTY5L5UYnaM0t7Uf45poVTHf41aqQekfR6fiYIeH
M7b0mKObuo5mla6F+r1uaHyTOJu+mSOpeFn5ZppXXktb07ydfVvoQnVX9e2IIcWnooCjSeIknZv1NWqgWq8frntaMDnyB63j/Ban089MeKT+oG+t9YhNRX+r
p8Wlmuy6cK27egp9q1qjmh8dQ7VwhzFPPFUmOGa7dubmspqiDFvjkrVl26NvFq8mhx3Ny1/Qi2BsfJdCxv7CcUJz0nG+dL99T6SnFRbDktXxofpgwzJdmGFr
KEDLHD9K+kU3KCiw/yn46nCDeablfk8KHob5RnkFj4zyic5nyqPdwhaGPIlkGRTNgdN8XdlZ8b/8GFyFvgX3B747PBQg8Oa2GXg19cXr6CLSNXQUfsrlKFeg
TdJSdjPeB5sXmI3fxfHMcvvK/NfWjeFFkUpVgaDllqDL0TtDb+aWs2u5/qbewqzQ6vDzO+1sS7hZPIniJP+8H7IdxM3yHE9THGUylUWSxCvy/5PNkRrAoS1/
qc6QJvwpYmRiVP//P3A7Oo0r5BrBqgivgknotrI6ry69ImEQiTOlycJ0ukCxEdfCi4yrsUIKcBlKUy5fOu9Vz7sRexQGQTF/XOQnmIlHgcTiL/bt0fbA6DC5
MHpXaIA/GENjw6w8A6rhMMrzH4JmSLLIcGGqy5ifWihG3JawU1K0ywhDUQ86MCo6ZnHopogXkVNDveEboTvNztZuuS12M/fN3UeqpAzxmFRleSgLom2EKXiZ
dQrZQsyWD6rC7NHkCkxFp4AnVbn8tAGNCWNNgrWt9Tp+goqCouF/pC3qb2WEVXS/y1fCrI9pXdQW6kkMvkR2QMaiQ6tQT2makCUNVdzDLaWpMJYOQRlBDSx/
0ZmWBpbaghdqI75mklTbuV9CH3apMI5+deXeF8HDOp/ajRFBO7Au/GL4YtEc7C44ou6HNmTqxSwPKQSlOCEkM1wftTbiSgAgfc1RzEIss3RWpUU0tnZAjdiB
3Cm003jb/1TWImss9qbnpAr4hawOP2O+UWi2nTO1AQ5VG9lLUiqUGw9aZvFrwQrUggpSSs5c2oM2IZ+F81K6dQXFQnNipkmhD4U2yOP/n5Kg63DLaJ9wp7xD
+Fo4LJLzXwKHYAMeRPeDQrG1aBblii7mHmJd9Cb4I+hnnQWTXWfDHRWjTuzqgonYjU4WjkjJ+Zkobk8JzKKzqcZUiypQdyFJdj9CEBNAiZTGfgy8E7ZZCrLU
8lmqWhuVylwMDcBFyER4foVCD+ODbkrh3DmahP3oStUE+I0auCBy4v/XTZUWSK/CfWAFBNbzeAOzgTQDE2EN6haZid2Qf36laj4aFFEP+rH/oH/4LdE3OcRo
lZFhIjstcidTE9UOfAl3C68haQExXIlVh06H92Gz8R2hmuisydBOfenSiEfIaDrFVwScEUxZb1B3WNt6wjTL6oWbWjbCTQWnpQewDziPWsGi/AskXVZC6grr
XHbeDWXQF7Ivqn+NtUhrsUgKZSoiFvoekPoyrSNB6GG4PveGW4Gkw/lwT8FvmoonsInFL9gd6IdtVuhw1AwW0PV0JXuY/kMRIpbt4CV9Gv60cHdgJT9aumm8
TDrS4VQS1zJXxS2SGib7PxPcQ9vnniPEfJCNw5OUGwoeyj9bK6O6RV337ukzMtIeUR25P+KG8I7/e29/EWfpwxkE0OfgaNl12MRqkBrkhlr3oWZSrlxhaUa6
wubedsmNK4AjlfNFfXAJWMr2YmZLvVFjvCY0FnWjC1xWnZlXBxmCDyGOjIYz8WyMwRGxlTgavpcOwi/sOItMWgRjcHf0Gf8DzxRUQzfhNz5FM5vVCDfpYima
WqE7fog/opubrojfc6/RGNo9XEHHBR2UTDhFmC5R02tjvCQTooLqSe7SK3RLuouG4dMkDfeGKro5txXuRzJwkDSavkd/eI9gH0sIGgWnMP3FEHQ3/wU7hXtB
OuM74iLYUTwltqb+6B/4WezCqiCQPgf0k2bCI0Rj6YCvwrmy3vgO2SbIyO5cjXw3HOlfG18grUl92gyLlqlix7AJzDJ4jiQqW+Ad5Da6DV8K78D0po9JCm5G
75E9JJWcClwjO40t5KNHK3gTHoEvt3+GF/x7mXrgGrSDZCKKM+kU0SmGst09BaSxdIKTcFvYT5mO5+U3pQ9EGXxChqHhzCnhCqriX8IlcBIoAQuxBzqHOtPF
ls55kcRAs4XmaBepJaTwz8U1pAuVkbuwAs/AopsZ95XCaEbeolV9wDtcExggeNI9ezfkd0NxdJ30LeetEIpKURN5JHjOL/JcgmP4Qv4y5shN/EL4BSJpqBhI
RzDzxH+ZKVjT5IM5SVSQQ2I/mbu8zHUEsVJP5l3+FpAmMnipJcU3nCIxzcwq28GuBEI/0JLchhMtvWkeuigNkxVzrGtP7yG9hbRAIKhgJ7LPa50yDDfmp6N+
xqGwEofQRNQSxJHxHEVqKVZ8Agk6yk4lVDkZNaQTwCLZRwykSTAVniJHsrrS3hiBpaFRUE5/kxnGVNKNDDb2xHeZeag9sw3/xl9AH+ENrsID4E42Tppu1LHN
/Av2LCfbjOLWWjgvsL/XF9MJ9Bz5eBRCL6YW9SW9YTt0UaiPbiodylG70pBO8VXypTfwWrSAV5F2QiDchHtaeoij+RhVW/iat4Kb+UUB3WhWzip8E6fTKTAf
ivgR04515HTkTY38RaVqKJ0iD6CnTE3BlPye8BGuIYNUjfl2mJfq0TQpT8oky2AXnELD6SL+DqfFfkJ3USakkD3oG3wFu8LU7IrAPDwADKG+sCcOop/RU+Ek
Uqn+Zb5ZOkpjoYyqzZRvTruRSFXH3Mt4ARwEW4mpqoG0NlSTKvGNv4ObSULyWnnOFyugPvAgWIorYDVsyHXhw2RBoIA8RMV4o/mM0DwvU2yEIv0S0cDcGu4z
OkaGg1Xib/w3/M17ck2hXdZV4rJsXpIpW3zPN2L80AMhnT6UXuKVioUBMm41uiv0xFnEJVX0jekV6YQE4Yf40/gP+RBWC3+E4yU7Po/6oCUwvUWF1N7sRa/h
YTAt7xaaLK0QuyKVMlxw4ga+nxVPQTcpgGBZB7+RMNPiQ2qkR6JaMEttcFeSIXpRN1IFG/m+lvPCeLxW6kS+Cf5oI3hrroejKCD2vNHoPezFbYbVJDhnsCAT
fUhn8QhgLR9yF4hV5DoqYdqhrdJdMEcYIvnuri2opZ2CkUG+sxmT2IQOoF65By1HFY3RMfiZ5MEhTLF4yD0SYdiMlvAfxV60D25m2cWHwlFCF6pD70GY/1PS
kySCtzAHpe/xBXlwkejT4jtehU5JXegxeIgdIXdHuWIMsO2ZyTWEHbyA1IF+JeXCbWjF6dIo/ibpItYVTpAV5m55q11Vfpf/L+gBtmMdGSQi0of688+lr/Cr
OFMciYagWTBOVYj2sJlwg9t+bjdWie+EDegz2glT6fI8OUnNH4wH4E5EC1jcpYXNqzZZ6EpNzLXDE8gI+hFHK/qzyryWQiVeT6LpPX+1uROa4JdOGqJlaBFZ
LE3OZ5RP8Fy8ArzlGxvb8CE6z/JSh6Bp4FSXnCi5Z39ODqnrW8/Gn1UPt1/bfSk+UPZYClJvIi+cL7QdqUdiaExs1CV5/eImIamx7lof6xvSgYaYR9n3krjI
1cXe9huamPC4hDUGac2T0CmRHgliQl710vI/pddK/Et7ln+pXqPzjIXRIfFzI2OjrsUbKno4LzpfFDUpeea4VuWTEK5bH7swHoaujxmjvWUbhIbY3gh+Vjfb
Y5vZccmhLGngfOh87ajtrBP/lyYs+pfdqW4Q0SU+2/HTttJRFNfbOc3+o/gYjiADpUMl3vQX8WYlq5woHP0c3RyptvRCDraMbOkYVTLJMbCgIuK2XhOdFxMc
90d4ptkQ17jgEzJED6bZmtb0Q/RU7SvN+vjESJvOI/J2rJEmOIZrjLozcR62MWGzhQ4oFpyS9nNyK4OTtFvU1bZFTAeUGtdT/eBAnYM3DqQfcD/468DtAz81
A9TrwqPBLuVp9X6N34Gz+yqqbVU11YP2XdnfVeul0dgeFL+nd9Urtb32/7WvdvW2iqbVg/ed2OcZW1q8qWxqaXzZtOJXcQ1VlYVTi9/aqvQrChLCDxdyRYn2
vjatOth2ADttyMEUZRe10Q3ZAbW9tcFOYyEXuY412Mvi39kUBbcc9vD1hqTIanU9fDX6VJYtVF74ULOicJRT67QWFeh3F+psN6wNCrsaNkZNM6Sre8Qnxy9M
3KSZndBS/Et/XadLlocW0pXWgfa1VOtokjQqaL7mWuErci/ylsacOKRIHz8o/kLMJtXWkkinv/5o/Fztd92XhHHxXxKKbafKa0pCqoaVrik75Qwr6ITOxS9J
6BG9M7q+Y5ztTOmoMrGkfVlH60I7DJcSvAuWxedxvolzCiTN2yitujh2lDZN2z7hpDmA8NgYFY3fWtaSH2hkhD4qIHx+ZFJk1/B+wTzFobOjB4gjcD4XiGQ0
PJYVJ6gfWPcK0+wPURloZ91k7RDRoVCueRSbR/tqV0UURnXM7dLqT3LtJKmVkLgm2b/VL43KJ1Hn0E3QdtXOiGuXOEYH9FL86wQv7XRDqDbDODVhd8I/eoM2
VOuWeFr/Qn81can+TUJK4nD1xhhgiNcbDL31p3IMlV1K6pZB/t+y46WfK+zx/yWGJHmqtbqdhroFOQ6f0kvkurZdMXH00Byxzi4a7ah2WuweRXk0s+xh2aDS
Fo55Jb8LF9GPtjP2ByXbbGfiQsvGFOk1eei8PhWcTPgv+5dmqfY1PUNmRI+ok65+DycUzIt/nzBDuyVhY/zdQFYYXphYcFNzTqag/Qtbq4fEfk5wREUlfoq9
rz5oqwr9AYfrmrFPo05QQ8LwhAnai5HdtFQ/WL++aofzUtymhLfquo56VSfiu+tuJDSKv5mwRTdUN8p2NSFW/1F/POG6foTspj41/pM+IDHY0DAh3jAtPEMd
GuZTOChui2aZLSQmqzDPscz5LehzwfNIo7OwpHlZ66LK0orSgNIiZq2Vs88tibS/sY6OHF7Zr7J7xcfyjhWyqj/l0+Iv5Dd3vHC+LYiKmRbz3jXbA2xHS9bb
pjp2lezVNHdMN9wpLDR0oY0T/BKn03JHtGG3ZkhsO2e1TqbhIzeWLCm9oFtXrHN1oSku1EngBHurqKkl/RzDSoa1ytQnJ63UdbPkFFZovQr+FI+NmVZwRf9v
4nzN5LhGUcVxFfHjDBX6s4kJSUGG17H1W9ljs+kcXAfK4sPBE9vFREXSC0NN0n49m1RqsBX3sfelEUVGa/eCc7ZB+vzIRQXji6yODG11zEHsZemFvMk17gCp
Bj70uySy4bABbYjDZHfxLSFo90bCuRhgm18gKDdt3VuOl+Ox8Dr7/0+sd8QWFEuVgRHCKDoKq4mPqqP4EExAn/ABYYN4MchdCIsymJaRNvQCPmJWCW+hFqnZ
w9xSaa75HpDRD/L7ZCG4hxrmXFZe5/6ReuJb3nfdsvDnOuORVlWC5kKHFMq7jM1Fb92QSjonXkDNiAeV44eWceA4Nx7WptmKzfCu+M3vuxBFp+CrfsPFUNUA
2h5slseiePl9F8UC5IRJ8DMKpeUQ4LWWUPoOf2beCY3gFPEPTuDzYBl7l9QzjmQNslxLLG5JfEh5ToHMW2xMmyn2wuG0kpUbd8I0KAcTySm0ANUWYuFUEomH
cqliCdiM74tV0lPlSiaEFm9PoRPZW2JtVkvT0TWUQNbCJkI6nAR9vTPAcXYPHpiTIxoIztklfgCbskaaz8NOaE3AW1KP1KN1GH8XY+bi32QQpiBevC+8Yc7j
AnapGEDbw0q5t8tCvHEodqUwdPcrIKFMB1PDQH/iweeYvyB32pRdxz0kzpzOoB/ohFPpVm4EjeLj6H+wORrgqgli3OgaRIwLMCKDvFvluNNo4Ss+b5qQPxHo
aSb4ZF4rdCO/SBHeS7LZwWQFHi1U4G2geJcRj6bV8CB5g+r4BKOD6A6YKA/Fr/BRZAANQKpyIvggRtOJptOgO78WjaHD1D7oN5TwXbLYZUDHhJciAovZBnQj
mEMQfkfa0TNMAe5BOwrTFF5SMhhJpjFGIYrvQNPoSN4NedJc0T9vELovboZGcBbO4B5Jf0gl8UAd8Sacyk3Z0UsMRddgbxep1EOdzTMkGdxqzuX0nCfsLQXT
uviyi8NusrGWOcSNlje7nPfbM10q9vejWUITskfwVc4i5+FBNIv5yzRSkth/mB34EXzI/G3qhf8R15FUuIVzwu9krPQYhYt/8s5wamoiH0QZesw3RWFiXG6V
9AIeEdJ4rSVS2I2niy1W3JDPEJMwEJ6RSnxRUcvsQ7MUb/A8mYa7x5+XRtAAWIzivNZKCbgSvZJ8FE22l6O68q1wmRBBy+AN4guv5Ax22ctQ2kIqZ99590Y6
1FORh/ZhA9HCIdIc8IO/iTLgY/lhKYMeQTwsFNLEFDKGPoLnST3cS+ipMqAkBsH9aCZswXXguzPZ4jbX858C9gl+dKP0NyxA7SMvuWg4Gd4OaYVqSVfBAtwa
3nXRvATLyD+oVe5F1Ez807Invim1c33NZK/BOfxvV22LkQ7UxQsRAAp6TsiS3pDwnDf8npy8vH0t68N6yr6gnBkMbHC/uJf3FRaAAWQ1bC34k/9kv8BjdIs0
8JtMPuYrKSU1qFA4TxpQ38BkuphT0cNwmNBfUoi38WVUl6bCzoICFuT+y3qYelm+MivhIdicaeByoaYIsrNxE8oiLFjEryifSZM8aW1uiSCZo/m6iqamWUIp
6mhRwF5gK2fIr5GGWRLwTli5crv4lB0e6ENfM71wOf+Pwge+w9vQVnYm3I4qmMrA69IMRUtTFErBPVC6kMYehqPFLtJGIRMPRZ1Vv6V/cGc6l33u4uUu9CKp
Q+bwg+h9xWypFnJk9VX75Q4T68Ay6auUJ5zhZjIzSR46CCFJAinSQ799OfG0Dj0Dd7cI4UbgdNUUdBJ4unoqSeVHJ4l1PS4w6cJluIR7q6xHjXwCjqRb0fbA
LZaKkA/5wezc6ATaCzdVjaDLkSR+JBH0B+5CRsrn82tdZ9nkJ284CVwW53Jt0HoLy73hxwO3nKHQh/7myl3Wf0Zq0HyCfJjL5Xsr3cmrrAVwobAQdiSFbCOU
wi0V1uZXMtq9f9gEYkftaQa+A1eAP5KaloOrZLmyhPiRMHpeotJeeETqCH8iOR3iPyGvFFHT4PzxuBXsT9zJa5QExgQcwH7wUP57MoCWAK8dAewsXJe/qCzF
wwQj2gA1gg8Ml0WTy/ldaDe8EXWGneVbcJxrnuJp7T0tcT2pO8wVR4pDcSHRoP0gg/RFTQL6izIVDahGQcI1V083xUr/JHx1b5FYC0ebE0kjWGpmFK8DG0JP
KghzpNydy+GNnAH4AVLS5fgcmajQqRrtbIHr7T2HJLDXfyA+HpjAl3AnkB/9xX4RORigHJu3np8CZcxfzPHcluadaJQwUNbRdbQNmAwoQ+vIDKKhv2EzthRa
FfdgPViJeqC/8juAHugGqRI2kESyRN6PfOWHwP7CRtMwrhhfIOOzGFIbL0HzpXzxX2kn7sGMZ2+jrqSh/IErTduRJ3ywLB+f4/cTf9KJpKBK/D+KzjKsjWUN
wHWjAkWKxKA4CfEQKFXq7i31Unc/dddTF5zIJlkZS7JRoO7u7u5upy43929+ZGfms/d9kmdnPKxrLgdmqJdQNKZnsgeRGG6xLTcMIhQnxOHM//dzAvyhI6G3
9CWzCBnhEfFrjmJ6soVcOxxEdYEOvBlehog5YX4fvZhKC3sKC6xfBeKoIFiL2i/uS9eAn8BC7ESDyA74ie7GPbHuYFfjEHQLtBC9No2HuwQG+Ja+GVj3RxBB
WwKTqA7TwNQ80LFySKrlT+CEJ4Ee4BlIAfGIwsPF9akYoIi8h98FcuB8WXucZakOqwXsdAlchXLwffgfzmZXoxgwtEEVUgZjmRb4MewRqLn71jKzG45EZms9
EmKVwsY4nXQh0awHONBzeBv9RaXgRv4x9A7+EMRRdkhAH1BeMgJVJwUmihuCC4pCSB3RX+4ODMZ1JXrSAU3EnzAOHUYglwxugPk2TrwVDcI59Fwby8htscST
3Dv1uKhTtbtxr1M2oO8wlizDkeDK2mMwBRYwJ8EuXN2yB7UseI76W36B1swjXJNIuCA8GuSYfwGpJQvAbdNADby7OCLqNjTSWeQ+04obKA1BEgMC/y17LdyG
B7OFyAn6wRzyM2UwGWhdS9+BVXB98M1mRBFcQeNItiY04hFkHz0dfIf/IjddwQ1k23CdRS0iO9Pp5IwlT3Qa9g5uRJ6gzuRw6QA8DdBYDdYLmqEF1hi6lHlq
XMc2C6xqfURvqCzdzq5mDsPH6AozGL0VD7TsgI+3LaMK0OvApPgcwwFhTAieC2iUWPwePYP14FiBFv7c0h0p8CdrN6YmuU7voh8Ln8MB1v7WAjyDewarwhDu
NPdI7DQdCOvCDsExYIFxITed/gszxZNROzALAxwCuqB/GLW4L9eIbk4r2CvYFfEEBrNv2CESu6019oBthR+NVdANOoarj2bCw1w+05dU4nXCRuZ5uA6XgfTC
bLaQ6UBeg/G29pGnxQ9LJlG1reWx35Nz6VdEn7IxfEtcVFqCbEaqTTAi+d+Ue9FvRBeTKukTzKSEK9SaVFvSY6Y5jInvyP62vEodHDOJtDE3LrzG6clnLhQs
iPvJ9AGr4qmyt/GfXEUev/wnfOManMbjVWCQbntF9QpcHrTr393TSJDvbuw2d2nyusSdiVu8I31vfHPcu/39di3Y45Yt8vd1ecGDuDTFe0VB+lJlPY9Mmq18
nJiVdEmZkpHoTvLtTLA6XqZ0B0AhSe+quZ9gTVijHum+5H7FXnQh52zLS7TKEOpcjazOk16J75R0v/M4E+4ZBp5RnRVzYLASSq+CmPRcw/PUhuYqnpjydewJ
F1TOT0/JjE+PVrbQ91RYk1tqC/leququUYoxQKqcou6unu+9qXuv1SrWC8S+L/I413K71Q7kccm6dKnik/2ENsvwI3mR857snNxcoczIqfhVgSveViypvIx7
O//lSTpmdLIWKQJfh7SYin+9k8s/lo+uyIBzKlt7kGAJ3ygCSgeVF/nKK0sqsyr+f49Sdddmf3sf7f5RMciziR0Gx6Px7AmmHJ9FDew14GJra7qf/SXC7G2S
hIqY2+iKtQ95Q0bCFngd6GLdzr4jXjCEPSh2hpVxMVytmKrcfroJLCBryK8AXwXb59hpVzu7U3Fj/VVZ/ya7Fd/dCbgicYtrDCrmm9EKT4Q3TBrt1xqhdLgq
1yNLOIUueRv7Wzh2ed65q3m8qYfQtIpNfG1npX152r3EXFTN0Nu7h4i8TXw633pZT/vDdAnfK9XjO6f45K7nPGIf76G8FWRJenOzP75UaQAd0pvAG+WPvN1g
rr/CszRhjnGb9DfvtleRJVTO09FqPj7RccZtRUpvqusQ7AcnAadrOb+fc6ouSf+TP4Q3Elc6OsEzWCqd5Jii+G3fIr9Z3JsI3dg+nO/Cj2UW2qWumaS6a21i
mFvmasEfZoeyF6JSXBLlZdTKEale4O6tDVEM0x3VttHLdY11cWmnUgoENeWnFeKMOom5ysqkQyqBKk73TPZMfS5dCidpBDy0b9B+SP6hjIj6Kh+uKdTsUNRU
Jauu8ZnKZPlfctj3r7q/u0HKWNzIFWrv7+7Df/DsURjBbrFS+icpMV4VP8ElUlRzfXAnpW1z57lEbLz7ttfg/WuXRu2T7neZFGXugXZdqjW2atK71CpJu6R1
Ug4pclOuujjpI7lYlaMdyzcm+zXIObl8hHeN6qS6ruqmfbf8geuW+nFKPL/fmydPdg33tXPXRPvBcvnJWLHjg/xMmhou48tgJn/efdplo6cqxis5wsuUuj6q
EfKNym9aZYZCsZZ9nDzX0Mv/WnWTJCt+q8SknsYk3aUI1nxX5jTdq/kZD0CY5qyqruyuyC+dlyZSFLs7pH5zjGta5msrzXduhFHuupoXnq5WuaeVLARLlE20
OCXI0yr9AG9zU/5aHiVfAFvYJssP2P9UpHkXGBrywQp3enPZIGMneLdUaZsQ28c5Xx3LT7B31Y6qaJu4wXUZv6dfS6RgNV0InSRaMs722XCs+FJ8bPwp7hab
i1/R6+MuJbSy9mX0ICZxKTs6Pph8YPJwfiKIS2Gbw24o0JftOyJ+kXcgGTZFIfggOaxob58pbeBtG5vPjdb38v5SxTETEzZ7a7tLtKcdD/BIt86x3vE57h9V
Sdlfdb73cRprF0cU8Gq4WgVjjyX9TW1cyimivNMULdRXE6/G/+Vp9MD5CrVXzmSrOI3W+emvZT8TtqrrSSy8mfapt6N4aYJiFvKzHRzN9U90n2WEv6DMjitW
lOpeoU1Vp8onKfbjI45o9Tc1Z4xSt5VPUe7MaJIxA953ndSwHmNSTU9l+mFHQ+/q5OGguRJ5n+vepyF+uPMnT/jVrs4ox5dLtZZPTb8pLeGn21upVU5d8jn1
FM0uVaaCZFOKP/J1+lDlNPWirE8VpaqwjG66MuVZrdZ1y70HiyrTRf3TTPxL2U73accK7wzZDudU1UPvAlmBvLtquGal+n1Cony0dyvfZZfUnbirQjXPd0We
C1orheVVQW8dSXjC875XshJf/0pfucd7senapCruaXyxi+MuSxLdsc6p/LDyma4rlXXd8T4LmplUx9Xbv4Yv9dnKc/FPp0nRS/OHL01uVb41M9m3Vo3tMs02
dR1uU8rHxKF8vaQL3hDXUP4PvTS9i+OI/ZBzDFjhmOVsIu1El/FDyJToAdx05xzS2bHQ1dHV0zHEuYF8N5otcucwp83dzFNhX+oK3bXYFQ+Guv8r3YjrJs5y
fLRvTZmvHsO47R9kAlcw7uoOk6eCB86jyhxHL3ue9JJmTfJ/kjeNaqRG8+8U4/T6jGbax6rV2n4xs1S9Mv4hH8luVOa4LpmG1KxM3cs5LvtDyqosjzy/2WeL
2v49s0tFGnmvqp19UrpZGZ+9wp7vvZIytXl3fSfQ1T9Tc14p1vzNrp99UmPIXJHZTddap8iu2+qrvlfWZX1Js13NqrRwVxZXChVnd26rEPo2Zv2q0O7tl/xG
c8O+ePcnfVcnKL9YUcUl8X/zhmdvkI/wd/b9xx925fismcMdYzO6Zuqa/9XjjLFZk1ve1rfKTsjunt0yy58tUvrpLq6r/jGVR8sn+ZupIzyrFFmKD66Z6X2k
It9LT/uKro4Lsr7+PXiRp3/iU8cvqdDf0F7FV9MlLq7lmaZJUxnJ46R5nijNVHtSQmvNRXUrTQvvaj40daLb6B9T/ijtYXK2qZa7NLWT7x1cwCdI05wJnid+
UYUjfZ6vpWWI6m3iSEkbl9v5wH+PZNnmpF33DucfKav76zj32F1OVnGyYm3BYySLu81rsjZEz8vYa7+aGe9anHZe31y6VzOWGZbp1bRNWJMxgCv1bvJMz9Zr
LkgXuqonZ3h9ygeZXTPWqweqqiuvyiK085p9bCHRD9L30w/LPJO1Njs0Y5aul/pDWid+AByvWeWI8iFa429V6fTvcJnx7aaHNCn6Ftwm/iF6p55ITO47q3fb
BqX0T7+a/tnz3Xta1lyzxi1PD/Mrsvtl1292vPmeZraKzindHTlyC5nOJ+B6afHaB5oRwKwMSeN1atUaRyOXLiXZM94y3l/mW6hMSvmhzFXd57Hso2Gbp1Ta
WJNa8VsalzTDd6SiW/o0X6h6ie8paF45zTW/cp37pWcRv5PPl/kdl2By2tGkLRqxd4S7G+6nXJqeaD+X3l+Tpxut2a84tn2kjgbPVF/lJcnflXsVGcpKeWjG
P0mXyovcs9XT1ALvFM2r8prx7SV3+Z8gQ1JTgfl1xeOJnIy2feYdzkh3WIrNP9m53TZEIycORbziQEIvD0UElv7uqva+vum6rtqF2lWqOfw82SK+q5t3dpNR
sB4Zn3bZpNDYk3/oK/BJfnvKXRKsu6TbmrrOBy2/FYt0y8qnx/eWf1WfzijQjvbHeP+VLNALFM29pdpwXUfP+Myf6vaZdXT56c6sJ/JD2VhfXVc9c4bqdVpN
+q95IpMvzMe5qAfXGwXb7oF+RB+dbEjmDtJDt/So/c341qpHR9EtLl6w3AjBT5zNXKX7oEj2pm2cRYYWG3PYUPoDrSSD0HngRmdMTc3H0IbShqCl9DDcUzqI
60VconzLdfYOYosTJOF4L8hn+5IypCnIwoeLwplUSST8GzCIUaJeglhGUHwG7AavQ8oFW7l79Gy0CRQhQUkL0EU0Sxhm8tok5pXoKthtfcTNxQ7wATjYKrQb
p1pzSE7hPJuYjUUNJDkbrm/qSTyoFqmN/wH7mAGEWFtbBKgFR+EdLGOrJvnMCHC+uaeVZ2ui1+gwG4aLgJbE4VfoNTaDurAh9x2PLzwq3iRea9EItYJsGF72
F/ZHMtIhYm/dAeA7m21LhHNwF9F9MN6aQjpDW9Q/dDD5h8lkm+FWcLR1gcAieMt2B1dwiWi+7TTMBwtBPDkR2M8ma2/h3ILjQAFyJT/ZLShFfIe5UNacdEb5
6Bk33pYffQGFWw6yHZlNXBU8ISwIF+Ph+D+4CL0GkZLLsCVqC47S2y2P0UNwDERhRRMjnE+rSA+6FV2zZBxsZc0jp+BYsJ47XGyoczjgfWZ4jt6OruJv1FYQ
xiLWDfWkAb5UtpbeTZuBqOQlHA681pegFmpDquI/hSvZG0aIPtumlSlAG9sJ0JdLFNkLahKrKUUSSboLc4omc3/gDqzHQXQXJhHEAB9Tl+rFvDMncwtiJIZJ
cD+agX5tawc7oqoxz2EoseEL9P7A/jPEgUgLMYui14U/YhoiH65OeCgnPch6+NNmYuYjEZUUiEaZuR7eTf0CZ5hN1uXWuYb9cCk+K26ILoEeyEltsvoYJRld
3Flygj0c0V00j7sd3NJ0GW43ZeLBTC3Ibqoq3sR0J5VldrQV/TS8QTOZ0+x53MTSDN601MHhwhxrAfsazeBGkkIwjvmX/UKPot/DJRSkVotqETuzAi4LkO9x
nIrseB8XSeJAEpMBprBTI/rS1eBAcsBKFz+pZQfNyR8s40zAGbMJJOJiaCnuBBKRCXRgcsFJ5i69jqnL9RFD2KJ0Ej1cHMgp5quoE9hnmQ2uGSrodVEF+FVZ
yWotbgHTqD/mqqgiZjIkIQnGa9GVpou22THh7Ee8Gk8HN9k5oAM3DP/LnsATw5eb7lFf4HrYnu6K7lPFgumG17gaLgvPiErFi9FSdiQSYw31hQ0OeHM7S3xU
PUOZsJDORCe45lwedQkZUXn4TvAQjzSusXUj44w3LUGWx5Y+SElFsuLt4xENZnEv6Hp4XmR9MoDZsV0DH+C4sPHQzpYHH4hcS5Wgo7Y34CrYQ/dDy2CJdbZl
f8CSFWA1JSUfw1JQCpLCWqAtLIInbB1JffItUFMJ0E3/Bs3wKbYSj+ImGceBTiUv6ZNcO3I2uiF4C3woC39lf+LCmDWBapvNaYQ9qRAoKNkc3VpYwRUWL4Tz
YF/swAwcbL2Dh9EvRF25ZbicCjIuFJjZWTAVzQdvYQMDJ3oIktBRUB0O59oa29Cf0WZ00pID2+ZvttSCnKm2NRr78SgQixSoE2hDf2Ou5beHdWE+150eQsbS
7eFD9o/xEphv1pHGUAirslXp7G2v8Q3cA6221Cb+hn9jcg0LLN/RFvA7ZWZhXVxHtNjcEL0E5SUbTMm4I1pUfDaCjXyMBnIrLBXwu3UfXAK2JIyQfBNacHLk
WjaH/AXr8CN0kHmDJERafMaSUXwe1YRKEhKISQbZASeizMTT1q2JrdEV1IEMZFcHzm9GYH/SLd/xR9Qc/wfqW/tYR6OBeA8YCyvxXdwNt0SlUEI+m98LsiUC
yxdUQvU2JpLWtJ1+DMLocjaOW86+tl6NirJQmKL9NOSqo2W2Z2gSem/JRv2Y1VQh6AnN8AtYw16FI8gueCWspukKGkpuMBMsg8h6NAEXU1UJj67YnsHeZEbI
SAkV05rA1J7obHIuaIAEsBQXgy/oNZyNcoAiejI0BWrsk82MnsNXeD4g5gWWviSWucZkGWrg2vggo4aJqDv73nQdbQOhZL9hdnRPZOAuoq3sMuaOYQr+Atiy
eqirtRLMQoLi7qgCok2jwFC2Q7V91hwYil4AN1YxLa0XyjqRV0BeOJjSiLsTCjyFIm6wYBiMtDYGU3A6OIRMVB5sS3fK74RWc1OFIxsNhI+MelJpXhjoy33h
anN/6EfzTWVij6A6NxD/xPcpF9sdn0dqeAyV4x/mSkOIdTtoJ3Fxh6xXsYcbxlTjmpBjdCEK4+6I7nBdcBVTTckowTj6Lh0m8IJvzEDQxdCPaoKOMWUxzSwx
zFDrJJhHytEyRKM53GE8IKKD7R/LLTQIx4EaeHV0EPiGl0dMhtUshwUYtcJifBLcBMj2nnmFV9kykJRpQxbiQSQY7kE6djbew75C0+FduI6rxQajibgDvI84
3I5ujepwTroLN886qngU3ZH0DuxzMd2UPWE4y9aHBgy5YcU16CMCL4xirkadASJ0l36BMuh6sC8Rss1Nt4uWoctmI6O1+JlhODE6nGLwquhIcpv+YmxKdoBu
KBxriZZkW0+APmgMNHKDaAccj1cwfnaW8GVgJp7GB/FXpgje336iLA/24V4Ya8JcJol+DlVsf8lTJCJnjZFgIreAnW+II73oeGI1FOKUMg38ZroI46n6KBLP
iXpe8BTVKzoeqJ8bcJ2Vg6fxemCNCoZH2Is0hh2o80CBq+Z3QU3AJfY18zDic9S5wjowCI7kypEWjwBX0UNbddwVuxCTNpsKpQaiBsQViGw9aRtQkxOBw/g+
mkIPK3uBB9M3YBf6CjeBikL5zBl4L0AzIPqlrT5xocWFw6k+4is4r3AnHGSrmqSjt6DSwEoKUDXqRjyNGrPnwDvLWHMDIjTMB0rbRy6cbkH2lTTAN+guMUau
BVsPHsJhoeVcHqxb0oHVgg9wJNvV0lRyJyqCao5SMYevGjZQQXRbpi05H5KDj3ArLQbBLBMuZTij+aMhGr/ijNEnkY1bARuxQVxz2Ii7xo6KWEkn4jRh6fb3
FgVZB1qbIkhdMrXkPn0Y3WCNzALwiv2EnlrOWex0EFkFqlr1zMLiFtxAai6GOBROL9tUdIOdY2hY0siWYT6JW1rewX5RzSyJkXfRh4T4yPkNU/Go8Df4EfuM
fdl4Bj6BaqCDIIobzNlAWNkBPABlM3vAc3yAKTW/jjoJNhbXoqO4d9RAyTMsRnfQAOKnf9qW0B+5U2IXHA5BoLOfZm+LU1J4UTEaaZ1lPMpqQA8QSnUgCoLQ
PpRtnm44atpdmtBETibA7vQ2ehO7vKC18GnUPLaOUEWfZa5btuI+JVGWu+j7xnSyiBbHcPgmkJEitiGpBQaxb7g4mC6Ymz8QlLGLTP6iSMxZNrARRgYmo1Cy
tsG9kKmgr6UtbIiXlOyDM8BN3A7XhxPY9/isJVl4OEIENhtJ5CCmEz5EbYbzcSEUw6th1Uh14jetaDARM/g5t9/yiz3ANiNh5EhRORcDV5h6Yh1KhnJM4YUB
wlAW1ML96JO2o2hHWWDdeGiZlbbRjbmTTCldyTaGkWQJFEhWcTzOIo/AH3oY6Uh8bHVwD6nJKGEw6CE5ULRQ8Mjaz5BHm2Ez8WX4GTtQETNE+MT6AqwEV+jd
AQJQGv//H3YTHAlessOtq2kRucUWgVWlx23VyDo2Y8d+tNGWgQ+jrngUqkHHIzFxCetQnQLc3JZj8DtBLZKHnlhW0FdMMYbuptk2DXhGJZJzrC6mF5nFMtF3
6f+oxqIk5iEbtpoqCidNsIqMxpNt0Uws4wKIycWPRCfQQcss1A83pc2W4bCVUWk7D7dZOtDZXCzMBlYhZ82S9BE/wVuNI9hvAVL8W9YLXDQkSHbahnJx6Amn
Zv81FcKNOB4shflsv8Ap/0LrRGJLk5gNsLdVTlcvrssNJ82hFb3kSrmfMI5RhFGohfUVdSHAJzKoBbe4rRs/2izcC5RCX0G85TYNYHUoIIaIF/gK4wGf6A/o
hPUV+ANG4qHoLswkuXgoNyO6XqB3rmC/gCUBgj+BbsODaIRtOawNXnBv8X4YTE5bo5hOsK1lW+R79BFlkq5ERr7sqMIFoYiiI3Q26WubBYfBBgFWVu6wRM+g
m5NkZjm3BBEQEWDOJwFTGYjfstvBbthCJIkwg3LhIjSQrm/aTCNczbALHrJmiK4XHkU5+BtU43LTZ5ua7MSdBP9/a5cQJrAxVHuKiIeQAvjSUq80wfwVpBpf
QgjVhXUKupFQYoEhMUvxj+3PUH2zjrHSa/BFQR3Yi3wEWgtgC3Ee2MmepZqhEq6MjiEidJXrbsiR9GXPgzF0ubVF5Clmrs3GxoACYRkQSD7Ro8hoGMaOZeuD
71xvei9TgL+Bf8A3yzEkwipjf0LjOoGOeQXUZ4eQE/AY7A8GCPrAFojixoJ55m6B3BgX6G6zAUI14MWiAvQW7zOorB9MH8FYYTX2XNgqBKn6JacL3zPr4xfR
AuoW11GawlYxfqeGoVGwc2ClMlMYm80KjEKw2CphdcYcsIMNZY8EunFMWCz+hVc1OGlZzwnxG2tDxLCN6SZCHb3O3IfdCKPw1Yh2WGh9EdmbjsYX8FToaVTP
lkD3AW84EfRzE9E1eISbSb3GnQMkvwbX4ZbAoyAF7MIRJIEQ2EvSFQ6ntbgZaEEvpZVWiaUqGcaWIRM7ngnjitBtbjQym0PImMK9ggNRbvEoaOJcqAx1LulJ
i4mM6U5fwdbgquA0twsf5DqRDHMsnWBNRDXB5PwF4a3I1YCxLTN9YWqybEF0cRIZiibBQ5BhruJ1sJUtx7iSCxXH0ythGWsz3oUyUiusdXh86R+uKXmLTqOo
4hBwH1xtXAFP0lVwVfyRXoIes9eZcnDCeA19hye9c4UHuQh+ZnImasQPVwxxPnPOk4bGu1Jim05RNuYWS5dZQpKrp4LUi2S5cgyllN6ER2BsWh9nfVtfiZ/0
Qw+p1+Cd+QPuhOvjc2g8fU/U3RWVukMxyBtB7jldqiWet6gp6Yh1qWP8t4Af9fA/d0/ybPU1tgenNtIe8FVIB7uT3AeLbrm/KTH/0nXXXc9+RbjB+9wTlfwk
/rrDLInzfuXH8eE8TJ7oNKT9tU8EJWE3FDZHhlOSvFy+B89O/J7eiI90x7pM/Gn35HKVfxTRghjfFu4p2u+o5jrHf/A4yocrY73pdrHT6A3DeVaRYK3rkLuR
4qczwnFb3dq3RWt3JSuHeMrJCP/98o9I6bgr++iEQM7P8jr4EKYc/edH0hzFSW+6y+fYZL1DLnq/ut7YS/2vnPOlSZ57zHX7DWqdcr3HS3yuIukD+X1+nBaQ
EHkfj8gxj+/v+M81MWG7Zwjf2SlxvfH29DT0+PhtijeeUHem/KDiMxrry+E3+CJdo11/Xdvk91jgTsWhToNzkOsQbUa9eIvDw8pws7j5DswfTBQ6stwWuIm8
ZkwMHZgc87hiUIlCHUNSWtl3gBF8rItxPrQ/ow3sVeRB54pe41r0ONdH+9gSqikFm4W1To3iZyhH238qw2Uz2DwjUkjsRamI1ztFcTPl01C5y5W+nt+U3FpZ
03Uj4bp8Np9hmud46ajt+FZCZEs4sT3B9V5xqGQZqGu/COvZm8BWzp0gyHFUucB+HyQRWeoOslv6kj+YnE53c88H0e4YxQKUo4j3fvB2T5vsquq4T37AxfwZ
fokjhM9y93B9BOe4ue6XfEGy0dY41iGbyp1PWmCLdE+IHMJvAZxd792mGej84+0tbOPa6q1eIfTOjC312D096c78OPdCb1281P3ad8Ozw61214N7PD7PFO8c
+0r3CLffMc73r++AU6DMcv5xzJJNZlMcZ1zvvH9SfHSMYzbTJ2Wne4h3XPoav9K7E0xzZvqGujv5Lvt+S/f4/nrn+Pa5njnE5ZP8oz3xvgRPff9EbxVQS7qE
L/Yc9XVzRXsb+SwE2Ve4RiSmSze6bfb9ipWOi1Iz8UovwSuOtNi56TGa3myZsql3DLrnSHcPh6dKjrKpzo3MUPsZvrb0gL0bNtPN2IsgIyGJu+oQYx/Sw1zE
eNY4W6BqsIyqT3fRnpPqUjrgJgraN9vb2tuU5PlH+htTNbzIlVbRXZ2VImX3Kx3qHql+z0V5ufeS649Hp7iU/h0pXW382/BHxWSyx/vLPsK72nVBtonfqKij
OURWplgcbZ1DvaGu+65a/snW8NRM7TEpZVE4FZq67n8dP2wDvW3gTlcj9pzb5Yt1nHLnppTxTV0pLIv/4+d5/si9PrtziGeUYyp+q86y31K94ySao6o7Cqe/
kVPNjHBRqh3a0dpBqm52s/uEbA6S4XZyhbsGGIt/CCdb/R7keAS98nHWd4pzgb4TcJeA+c9ncVMVZzMFxc1kByU0JL1dEjJFNsYV6tqRGObpZJ/AzmSjHe+p
b866sl94iXyHOsc12T4p7ZnjkLutaw7plPyYDOeHkYa8lgm2dWA6oTFASJLZvs53oK6qi2sj/8UxxYEdVtdXRbn3oF3vnmlNtsuR1J0pmuN977nNT3ZU81YN
xH5QSltPVz7c18Sb7x2WvFZe4V3n+I7/cTxy9/Uo+O9kR+qANI6+Ufw3Qs0NtsxGJ81HUC+0MKoWGY9z6f7MDaMYPUJtLbEoi/WDu9bjcLCwOxqP/xrKYAhK
5jwWaMwUt6Nn44FgIHetOJmODriikVlDf4APqm2zjkyZa90QmRw2HgvABTAWpJdFhmSiyyiWCycNmSropXEQHmrKMQ6gvsN/xWKaotuSVDSB6QaS6DxwFLgC
3DYTLsCR4n/BdrDU4mM3i3PAU0bGppQeRxvAT5pFy6xNLEcCFrlW0IXMYKeiRUXpTHkjifnojgz4X9kwWBPV4PpJflP2/98dxeSJqhRfRtPgcviX7iudym1k
1poul5yDg9jm+BYk9PcyKd0UtuWOmrPJux0/RXfoM3QsmS5ca77CIK4VTiI87kC6M5WCqaAS3rBO5sZZ26N+6DDbUPAWL7Q2h4eFmagDTCVVmfk2u+15gM5q
chyqDSsss/EnMAengHHwAGyJ/eJERgrmGkeSRXAuzkVTaRlah9LJ+YAjb2bv24YKepDv26ajH1xza3NwntrFrWNy2LDwuXAn901YxxrJ5hJ2xw2cy5bhE/Qj
qEY3meeoLw3xAmv3AJWWYAV6DVvC9+hfMEj8CjWyPGIesfPZneA93g77kJFNCrip4JxoAjqMp+E33FncATW01QF5huFEXVwIf2z9bRvdsEHQJPwL6lEf6jB3
wXqfXswkAhiYzQV4yraf+BcAzHi2Bb6ONfRwMNPyD1vOSZl8rGp8Hs+nB6HeZD9KkJwJbWZ7D24ho60K2wXWRg8Nu1GwsAZpCDuSjsiBwtlNtodsowCnPaDX
si3hgdJdzC/YWjwR07hq5F1YUPAeK3AHUSm72ViE53MNbVauP9lEr4VbwHCSTDgUDk6xCszDNUwDNlp40hBPWgjOFhai/dzHYkuTkeIRAePYDKbBSgZjvOV7
8lFLB3KFPkQNZ+KYrSjfdAJOtmjAFzBiexe6FnGwvZm9DKLvY6/1dn0fbE0m4i34Bd2SZOBagvrsCWYyNw3pinqSI+ITHINqlwWzlTABpQZ2JyY9oEP8GPlg
dtQs4Vf2giWX9CT/cU9ADpkDzuHx3Bc8iJuMYxv8AI1Bc2sShtx58NqiY57anoETeFkggmmkE5eNO3ADzB8CfHeMvll/VlMrsjOAnYoHkBe0GCuokYwSVRhP
s3n5/1o3s/eiUsBM5hOehDpK6nAce8ByBIgsPhSNdwtqWLtyv+lL6D/8GrhRh6Rc5iBzxUIzeaC2zQ9X0uO5r8aZjFfEL18U/lw0VMIJlsF19YbQW0F/mz1m
vPicYMiGx+wLGEU04VquDohmH2Ezmm7LIevxAvSay6fVOyS4t6gpCQ3QcVtynZ4EtoAnDdQwnemCf3EL0Xjbb3YkHBD9EkQQg6EzMwv+wv3gbrDaRrhO7C7Y
gFipt5QAT6NCQKyEM140sHCUsCPoKkriDGVtzLMsjazDiJCkgX5oVVlPaj5bGKihjzg3OgRU0v2Y6cAZ/KPYCmXoLxMLLkSF4FeGA6g6EcP78DEQ4WdoO3Uc
/Ae0JSOpOoRYrhqa2NZa7dwHJoa0gbFMoCPiroEem2Hag8/aUmEPPJfZQT9C1ahIbi+wgrV0Y2IXnOPOGuNJH65zcZ5tP6hJ+hPWsmbHJ0EL+rmgJ2wMbaVL
uWTbTI7hzFiKM8n7mJ8B+nbA17gyxgKt+CiWEGvAzxNBCWyPV0ZlggHck2IfxuYHVBf2IfCCj+FfA3y+HG/nBNREwXErBY+n+UBewASugpWmUEZRFkHSxW4q
TBTGBOHbbEtKaptkdAX4+wE3oGQ4dzTQmXqQaGavZbVgJFPBCGBd3JKOQgVYSrpb+qJ1hvuWI/lKIsET0WXbCVbI1jafR/fBUCzddga0N9WDiUVXox9ErKBT
6SkcxZbgQRS2nLY9ZSots5h4i59VlooiVoG/7G2TzfwvfgCvIoRO4J1l+Q1Ph9akKwQTYiQgxCaGNVhL4Dz3hHUi0/EXig7YRgJuZetXmIVc9AfcqKQHOVTc
HZ/HQqSAFksMiUaf0F2zmPsI/38z7FTghX3JOZAsmhKjw7FgMvyLduJKLp9dys2EUdwF4OO+lv7kqsPbXF1Df1twySjYB6zf1nLHaa4yMFsoZg8dQkJLw8BJ
tjYnM+tAV/arxWBrjFV0XiAr1thOofOwLtWVxIP+oKwJhP9Ya4FFeD23kssFGZZdSEbiRZNFe9mdWM40AAXwG2oUrZVEiD9RT2g7w+MXsBXTvcRjPcDU5d6D
vaLlgXhHWcT4T+hc9pdtjahbwQ/hKZSJZOJqoIj6C4ehlWgo8jG5tB0XRcph4+1Z9PnoVjQ2NSLnmb9Ma9LGpEWtmDw0GtdBM1BvtI/NshpxY7RY1IP0gx5b
qvUhflumAVoydetY2s/+AZ2ZB2g13RfmxuxAhsiHrJc2RKZx7YkK7IIDiEXckvpgXML2pObgayAY3S2eDCpoIfFCGbNTuM4kZ3qQFzALXxb/AyehHeajXCQ4
zI0OOO5mGIrF8DTeYPv/74Ad0FjWF9MscK4GfF183PgV1UescSEAZi2JAgnwNFCx77m6QLXmYkEII8DjQTDIwGuiHYYBptRaMls1ejGoGeO2ubj1xesMd3FT
Mhu/hXUNp8C48Byi4oLgLFouKOGyxY2Nei6SfIGroJ8tjN4FllMDi2+yr3AH/BJVBligbSAThpLxYBD0wpmgqiQa/TUboIRrZ2pXdg8dNMeUREIH2B+o+D0l
ZWAIFJFX7AmqCiCiIq4Lms/14DxoM70DDIfnjM3///ZEa3MyxfYD1UEReCJ+DNY1aYBawL6WAMERIZ5I57IjGAavgQuYXsXLyhhaIIwMdL4zqDuRG0YKW7J3
Nw8hN5my0nV0U8l0LpRMZbYLGZwYMMVk25KyFLgPlcJPQZOQ3RxH02BppNaowFxBVTQS7eDk5ExUnKkBVsIxpl/hu3EPstp6QtAZiWBnyWDhO+NUeBJm4IZw
HLgFhwrqcJFCI77OfUM1yDnqBKuhN+FupCSw02fMbjSUDKFjSmebL6FPJmglqCeUhkQwXwr6c31NKvIIby9ZiaNR4fZrMJn8J7jJPDblFvfiOpMuaB4dLpCx
6ZKnZjFpzj1g4zC23RY+D0yyd1wC14VJY5uSA5F3RFPwNzDGmMNm0BFAYFjJvgaxpC4REb40GikCGXsw8hroA5PgZPZw0GfUiZljmkIfsAxAT4UN6VjRG1wD
xZEqGBTSouZgLioGNYuPMl0D9XAN1CKftLGaMrANfPdNcclSsjJ0GUGe9DS12yG7xbt0ydJ/cIb5jKJM81Uu9YZndHL35IfRYXKtdn3aKjLFkEhqwBZ4AH+T
aS41JM8x/BTmgcuyfnq1fvTOfp5LmdkZOlcVWRX/LNisYr6mjoLPqlJZoD2l6VSh0V9VWxQNsoVZRkXmboOzU2YH9bCkmr6T5V/9p3UrXFX09l39+cveq0q3
v6B8d3m2Bir0yqzdAv/0JNo3cWdC2k/PfI9St0V+1X9UvcfLZ+6tiIq/SLSVPdTF3uyMwITKWKHp6/1gZ/nr9hXlZ1KHxuSmvHCdQOWVVVT1vG1cBVn1vYq0
JcqQbGuzddpL2i6ip9L7u4T0GHs3beuKdxXXnM08nTLWO1KdBapqFdv1lZX7UGjlKb7NrrHMgV05/q3eEal/ZO6KM/or1oeMveKe97ljp39D6m7ZLNwfV1H2
dHYtL0XH1P28wyoaco9kPkInvUjawwftNlVKVCs8H13H5EPK+/gPOj84MhV9A57sdib5VPbjCR/ocl+lrs7uhzu38iSlkeamPd5ezRnl3Rbw4Le8mjRUxZPt
/CH7d6BwHgMnoNu+zl6vaCVfsqaHfYV8EpNbUo98c9V1+1NquCbI9e7O4LFH7N4CGnrWkjvWta6WvMBhydrYrNQt9NQC89K+ZWfL2RbVnYupIFom/agfH7vI
uAg28E4QiCq/q906TZbf39b/yle98IpeUu7SpSlyZIxD4D2g2ur4T1Xigt4s1WVZPc/JrMeqIw6FJj2ju3tS9hvVvswz+hkJNchA/WlvLd/3zDrub96Z6mLd
9uxpzSZkLNN3r+xecSyjg+JqZZ5b4NY44vmRrt7pCv6b1uTdh6Myc6W1Eut7vmn77KrfLF0XmbFI0zL9l3uxRpTqLD/tHb0zr6K6d3jlv6r6ikL/O3Ww/HCl
X9eivMjlV45heqT/W1m1YmqqFs/1V1FtcDlpxU6opB157g72x/Ct+oZyrl9I6qj7VCxz/au8oJjFX9UNrrzlvJb8xBuh1ql1+ho63e7F3KzUGslRGbs0i90R
IEP1gX+uuZ/+Qfue8VaOrNgq++21wE7eHx5KU5j1PPOXv0p5LU+5WdOsqxZnbXV5ZeNt5zVftbs95zV5/kvcnLRB2MN3UnXO2lrxwuLx1WU6Z47mLzqt/FE7
8YQmLtPsl+0iDeUxUO3qh08moJRI7ZfMXF6XESk95KfKI71VKz5pB2bPaTZDb+A7y7+5r7oXVuo8He3Z2hqpzTxDk7R6dUYneX/1svJRvmXOTc4d5d98Mv12
d5i3vvad9k36BeUsTbq2r0+vec/3zHhherwrYTdfTlX8de7eNUBVV7FR9cC71HvRX1faqnxshd/fwpe6c6FnduVyPSQ7bbHJoXy095V/9u7R/s4V7xXBfKoL
eC/I5noeKPrLGyhX01+0VbW6iihflndEhk+/zm9JGobCMweUf3ZkcOWalITgiia+iRXvvUvVt7FIvawiWxvk2MUa3ZSypudi5bKKtbvaO3a7l0gvaU7w7aVd
NFp5cx0fN9v5rOlQuFvr8Yn0vxk/sZKB2lzvBe/gGKnDm6CxCdL+I6UJ4bwUpChaaKMJ73Y52no7Wad5eqQeT+sqryaPxDXBXfCEX6UcQZYpDJpjmWJ+v/ek
xuQZBd5If2aEeurq4rzxVD3/PXVUBiz/7R6QGeRrp5+uPZolzQxiqmeY1RK933tINrx8tad7+EfvSk2w97q9q1fLCUmm9RMdSfdAh+lc9APQqE5gzvO0Bkjw
XnjJNh/UZXujVoSCBbAvBqhq4/fWEvNs0B5swXqSzkjwPvYOLsB7sco2QhyNNuK74DxXABsl/hK1Y0cWMCgDB6N0bIaNwYWALXUzDCK/8WEwgd1m68aexVeY
kXQl2I+GS67R79gi+Ihqjh+Bl/DNpg10ZzKUnY0HUElw8+YjbAj+FNwFdgB62xDLfHRrWy8ulsxmf3IDyK8AT1Ut7srexvNhlDEvMIE6gnWcXDwYnWcR7owv
4DdoXHSm7TV8F+D6B/AXMKBJxjeCIjwQdcT1qY8gmG4QPdZyis0mO+FI3AKfByFkllEj2Y/rIUmA4rY2sv37AL7nFsKdeLi4N2hM1tDJoc0wsg4p/QTXMxaq
Cgyjp4PjaA+UGoNJKuwHq0IlrI8e4pHMHOsNoVQsYfXwpSVL0h1jdoBlM9MOldtqlS3DWWSZoDf4bh5LXcWPsRmLIhSgH44LcKPRsqyQ0GO4Lpb25BuMJ71s
c2wlDIUSkYHezm1Dd3Ab+iIIgi7ARd5BsfQzMIW7bWvHftragWtr/lS2FTxGL8o6kzH4MCyDwbAJWs6NyJ8mni4+aektcQtf4Wb4hlWEN1mT0Fz6IbhkvMet
E3cruAq/gRfsRNv8GBbcxC+oy+giqEbyY+aX1WQ0zEMoA+FkIWgPN+Ny9DZ6DFtU1hfm0yXwL6jJ9oM8CMKtCh6hm8YuqK9AYf0DLtIxsIWwwKLgijgW9ALr
A3y+01bKneWOsGuKxSQR9UFtzPsCZPMYhFheNEljrrEuOgfIQFFg9r+EU6hecCN1fes7IKIo8U92MkigO5LzpUsMG8zj8Gn4kLoOOtC12FCUwawQZHGX8CdA
wwSuB1qDh+Kv0SnBg806YUwgOr/yvyLH9v/f7LAV/IMmMwxcDmIpqSEaJZLVrA/Em1tgk6Ar1BEqYOmbBEIyXpwd4NntiKdG0k/phpaT9CG6Kz0P55LaAdrU
o4e21liJ9sMJuAiWUAvofrYYsg0eEeIyHRtqY+kh1sXcS/G2LdepX8hl5fCuHXpmBWhuayLcZTrCBFjIPBhXA7dhOaUU5Bvl3EfQgomlmlCMNZcrDjifm64H
6hQ/Nhi4hsy9fIvBwIi4vtwxegO4Qonx45IF9GJ03nbdEl02k9qIlqLhoD8J29rS+g1347Kgnu5KGpBD8LftIfyKOHi58F2BCcXZPjJXIIcoXFB6lo4iw/ES
WIMOQouwhvoNanFNJIIApx7DM5hhwi3cWtzIOtnWB1hALbSLOcTWZkKsYWAc6mnKIz3AQ/quYQXqQHcV/QArBSPItZI4ahTaiY4J5rMbQAQ1SiAR5LPfQ+T4
L7LhcQaDTcswKBoLsI78MO1C0fUmhFUlf9j3wlSGYuyMgqSKlHAzbBWohTq2/ZarTDgTzCkiXlnSTU9Re0LTxfQmGIxmgS6mY1x+5FKUwNYryoEZgg3cMtAX
3+DmMiTgwz6wHDYm31AB25s9J/wral6ahPZwjU3dSBDTHm8QtwYIzxf+Mu9i8ugO5FLEHlw3cjG6CpNMjshz1rVRc7hUGG6rgcLpv3B4xHxqjHWv6Z45xkih
62g2NFu+wlSyE/yT/EP4DMeD5qglqAYi4ETbS8sFdiq+XjsUy8rSyWrRVjTA2ACoSQJpZ5vS5CrMRO1wMqwfyPkOwo/WDOqSLYW8BglEYCsCFOcu6SABljfA
DpdxIfWe0DRcaywEgT4YiOMDtpA9YnlKK6IjcS2RHAbBJfAKOhO5l6kBP4KLAU/PZzBIQyKwVpxonoI3cSMkP0oGFCRYnrBtmEwsIusDnxkoMzLC3iAHDaEx
RvAB7mvaifZEvYKdzYBSUO3ICWq0uT75BM5GlYnfGzvD/9gVNjdTJ6p68T12jHUYvYUNtXCCwxYScCGnOJgdajFRQ0gmuUivKs1Ex4F7xSIsR6LA8xLp39wp
LhE2p7RMTW68GTNjxXOo/fWjjDimvkWDXsHP7Ca0Cl6jbxZdpc5bT1AeWz9yhdOy+2o0p52iFbB/IIrP0R56ML7DDQNH6XJ8jOlJXuEmXJoJcaej3oNYHIse
orXsQ4igAuRJ4qFcnCoYiHSGN1YR24V0J1dQpKUb3Aa7kc8lU6h8nGcQkBPM8+06ctGcSrayTtyLzRcsgndRpiQdrECn8qW0g/FY9pemkk/0KusgyfPAd2Ph
L1uxNRl+4brY4oVvLV2ByFwKWgJEVwPTt3Zk/dXf0HNBEAlmk+F5FP9/p4K1YXfQDc+lqnCDiBUQ/L1sDBpi68J1X30R9+X2sTVQbTrIVIr/WnuiO1FVyIkY
DVMd9UBJ5C22o9tgGjCK1qMttjmGh9xQuoXgInyMTgh7Ew30la0sCRKr2RRutZmC27ia5HOZBZlNvdlA5ydtWC1Th34M7+G3ghyyhE0ybSppw1XD6XAjOM4J
RR3JAOZyaSitxwIwEa3EleCLYBG9YXMJ0gYmZCE7N+BZLVAVNts0iEmHeZb74GzDwZIH7ANsh0GWoJKDUTUDky+UdhUH0aVotO269RVNc0Gmjbh9dC80gUuh
RoIM5p3VYb4ADHgobC/52CSIK2SOlSYQRC8FBwI+rilVkwowzzwZcZGlVDjSkEK6NiuCh1k5akPl4REBI1yKtgnlKAh+w0Y8h+IwYX7Tl/Fy+IA6bUvEf5gZ
4mG4DTlKyWIegrbMFOp8DAOmcQeBHR0BCbBVwPd7hosMg9BPWo7WsAVoAUUjCq2zaS2PYV+4EkeSgXg4rkemwzzwE+WViujesJdws6UtDWA0rk1mlLQ2I3yR
ScQC1ArXFDYmebgB2Wqag3tCHdvUUoWtRXqCPfT8yA5Ajd6BLYUpgWflM8upO1QncsDUN/qQaJK1OlpsM6A0iyzyPXjHFIPjwA+fwBgSg06z28AR8AL68Tv8
IcLFNiEtgZCqVpZlWYp/0UstLBKENmHmR1bg24YX3F7xa0SLbqGbzE4kJCHm49aTbCYQIROYA2tzH4QaPM0sJSNpGfOG7owO0mc5lj4vPGpOhz1RfIRW3K/0
e9hiNAFi/JU+QA9ofCWQTfe43twJZjZbEwwg5VEG2Buvox9y98Aq831rHgxCC9m3WB6ousNoMjCwUms3kEa2oIVgEObpHrgBGtVkBWiAq4N25JPpGmiHrZaF
jJLTkR7wGFCaGpgHkVvC9ewnphJ+tm3HnZh1uAJWJ/n0YGYc29W2gDbxK2O3N62WuDh+RGlq2ujE4wZ5cc3kUfFb6V/SRZKq4AN1g+1r6U+HC7NRbtwG5or1
cmkG86DJDDISVpD6Fhlay9Ro+t0SJ1nOySzzkBpciduk6+4t4Dvqvrh3uFzardrx+saZszNrZg7VvspYqtZbDvIOuMPZXrgk/WPWxswa+htZBbqn+tisB2Sr
tDfY4Z0vUym+pH/a2cev9helj4d/5Dnl2N4UbvEsl/71ltkjXdN87+x1fBW+bRaFY4znrHyM61lKsTbBqPM2TQFeM7XVe1DT39CXX+ttBw65QkgeaObJcEW4
on1xrqG80DONNHQmunbxQRXbvB/LV/s9lZEV3XQ/1FWy5qpmZQ7LGK/nFK6K4Zpau6ppu1Us04rSI1L1WuTtrM5XeLSnZbHewaTEv0ERTTpr53mjfJtgia8q
f8i31PNGlSXtkMLGtxOfSZ2kaMSmk+ZknAM5f2ATepU+jyxGlfY4x1K0OSkH1PEudqHy8R7kigNZ9ieuke4znkL3WZcLX/P1qdC4q1SG+iQVw723SFPHYLiV
vAhQnMyxjZ2NBlg30QvJTeQh/wSY74XlLDzLXYCrwEVchHqB2wmX4WTmDthVlmv8Em8HJGGOeSyptJ3jvoEGZSfQLlBmfao7nVFH4c3s5e6ur5A/0PLG3prf
GXH6x5l69ECzpNlgXfOMR5rgjBTVQE2IvrvCqtynXZ+5PTHTfVujTL2obaVdkDEoK5nvJaWcaxKg9Fb6XaU6Zaymt34tvyDjp4LxFmtY3dL0na5OyTt0rPps
6qfUG8nJkFf9Vibr3quPKVfoe2iPZBbr7HpfZRPvqVStbK/uFvvZ+cZ7yt5H1l56OP07aK9J0ci09XUDfAu0VGo3dQP9UNXEjBPSU9pQtVwvcreU5aleVSxX
HU8pYNrpfjpnJC/zLdmhNojUp1RtVa3S2kCoGacYrAvWtFOp9VLFT+04dX9NU+V/3tbu88od7p4e1nldtk65HxZp2iv2ymZrzLruSR5FD7WQT1amKAWWappY
ZWzgiVfkLdTZ3n7GVnSQrJFlrq3Al+vc4rE6LfwnvqO7G79QyasewwxdUmpTNavq5XrgGCSN07pkl9OydC+137TpimKtKC1f1kib4FqljeQ6Kcz2MKVDk5g+
nb6Y2pk0Sb2t0OlcSW1Uk9yZ0u8VjtT28nz9U/1R1aKMz5rJ+qJMyv/CV7Oiq6o5P8g3xVhF81NrlT1QaNPV2vkKA+znwuCNZ6Y0KnkVO19VmCJzBtmTElvD
r2mP0hPyF3i66SfFhideUCZZZvs68Ysdk+wV7qN80u6BlRMqsv3z/F18h/0hqev4MP5meU1XJX+H6+4767vgru7s6urqYx17aJlnEXrszndOdZWRRvbVXqlq
m+af9GrpxxQbvX18TRS/eIv6Kn/N84ZZkt7OTdyvUCPbbU6k+IGgaqziruYe9Vk5KVboaShpI3ursacX/q+Cs45uIm3bOF4oi5QKtTT1Nmk8E6ngFNeii7uz
uywOi7M4S4ECtfjIY0kmnrTFbRf3xX3RF3f/+v0558xzzyPXXPfvOmfOgGxdhnJPNlQOyJZ7Dil6ut64t7vNRCXd6Cj1DAJ9LN1JE9Q3y8cF8UrhVP7PNE5Y
lUTYGFsL0oQuYDcx7RIO4RfoGrfUWN/oYhqid+gyeJVyGjRAduhlL4B8cBXOQsX0enoBMII4cl8XIU+Wbq1V0CQHpfHptjrGa1/KJlKt1K00RYqQswfVXKoU
f9BM1phEw2UHFGHyFZRaUcSFaXpnLvTIlR7HDkUXeZGUs4u0q7X7xOsVE3WX1DbqsU6k2CKdIdtL3dWFFIx6hW617pLmVK5V+Zemg26FJkbbVT9eM0bbWjNK
v905lnqqP0x5Rdv5PH6+erT0HnUl+Qm1UttKW6FXUfWVk/Q7lTPV6ZkTFYu42aqmVLeaI+72viniLZ6kQE3NXWWB4pz8QFOJzKQ4qXwYkvDWrCDYmj3V+aXm
G3VFOU/5RN1K9rfioNrtGcAHvC9IgreXqyk0+dODUcHNwfCgPhAb6Aue2g4bivme+Ag6nzPb/cl7xNvQyfgqPT+767k2OvK9fPCZbyZ/l5zgz3Iu7+iAwVXu
vka+G5Fjv6/UnesvdG2Q3FOuxirHm+w+/DcWUD/JnK5vFFCs1kQ79yquGC84byivA7HqK3cN/oIO8R/lSNFIInC9AQMzc5JPZjwko5V/p46tO9FR5rjKJ2Te
IUZeZC+v/qmmc83Mmrwacc2ZapHinvQ/0XDTHHG4Yp18bNXyqqia36riap5UL6gqV/0u+cgP8H2yL5F+UGVXu2u61nSsGlZzvia1Op7q6JsZ4oOngr08eo1L
cVY1keqDULoei6iunqKMC7IsmKi9Ro57r+U8cne3/7D2ttf3DID3s30pbalwRSXVgHrlkCqmUG00d9Tx+hoqSrHYtVWs4f2OMPFT+0xnmXZHbok2LYsTJ+d1
z03VqdWxmqva/+R1dLOpBMU5/T59tH5q7pW8mfKWutzc4frRulPaQXp13lX9IX22/n3+Os2+gs/6SO1OlUi/t2Cw1q0z6vZnNE+LdWar2kiE5iaKG8pRinfK
r6iZqBd1UpGn+J/nEHitvmL/kH5A/kHZSytG/e1NbfO1szQfvK38b7zRxgbuHiou2E/eQv2rZlB+gmiE4iSlVwYlNxWMYrO8St5fXKDunlWpYKgweYFYq+ma
vl2RIetG7cvhFCslU5SOFL1ihei1ND97uerfsm8MK/8taVmyLGsaPSF7GBVClxQSWSH1POGS/qA+Q78jb7a+SW6WPlI1TUmUJcpjykSZTBWtT1DnUpVUuPqK
pEIvdIY7bdQvmiuarVmJ/GL9QPVb9QPlecUC1QLdQTeXLtOskUykdlH/8/2ql2lfaO6qemrW5H6gCqlkrVH/UTdIPVJ/QI+0XXNzdQ/1A/SD82o0l5R/U3oq
Rrte80Xj1a/OrcprnHs5LyP3f3lr9ZS+UjNC17TtOH2O6iF1VpOh1Ghf5MTpeqgGaRMkHZyPhf1TB5PaJmTulZOluaV5WinWzlG9lH13xjmK5LmqtsrFYDv/
gp5BvaS+K/prl1DDLTO2rVUUO3pLpfauinPZZuqRIkrRnDmhylQdVpfseRqc6NnmCvnGhQ7sOav6rCDyXuohihKlTDVo965Mec5qlUiSmTR+d46mQoVVV9RT
lX+oWWqPO0ovVN1POkrlaU77uqlS5a+zz2UwsgeKMdQ6V4Kf9rkJ9hP/cn+07LvkosJNWsgbKo5IrwdkVfcCc72Hg54q1juKUlBnHDc8vybzytlKW/BfqlFy
lC82/ScVFbor7EGlkS1aLjSLO6v6y5ulmi+ZKGGVV3Vif5JnZPIjCii/KCYoVBKhdZw2S3oup2X2LYdREstneOum14UX1P/yd51f+cycKKZA1smX4/qouKN/
p6fU1eJWyqZ8hj5TVUIdVDXSRVPPZOGUTf2/rDyXxFai+Nu53zFL30m7UBdeSxC8arHuH+9+xw9XnuuOqxnp6H2tbsLO8sZIBngVjg7UafEKU1eynTVmHsy5
aDuSGCvIF2rwePgjYS9eiFdV7geshQFJOJ7EgRrj1IjPKMNwlUtKOIybogHoOfoV78FjYppxF0zXkgZbb+E9lhXcnORJjniH0hlR2R9MFj1AnVw3hGf426AL
bkDqo/EJQ2A1ijH3BhkZL+03cXeSDrWgHxjPtVwej5NJJiiE04w6s4ost3VIcDMtEhIFO3BjG2t7Bn3GQvrjTxW1Wb+cH8VPSVrGPUcacgiZLSHUCC3DY/i6
fB6MYLOc/sS30ItF7GFnnmsNSHX+irV4ItyPuuNwHMOno47QC6/hUJQtJRuE8Y7sJjCEd/A7YS6Z5JgtbiyuQ8+lu/MUnMB/gYMcLf/K448Vz2MW8Bl8HRxj
8sJy/hAUuozm53w76AV6IuKOMtF4jLU/WQeXGW2OhqVhRAcTuOYuH2iMXoGdTCRzBqjJn3SKcSq8nbiMD7PKcRTmQCviMlcDlXMLnW8KY/vifTCqdLGlUWxy
wnAMhGvwfhgJrqA2RAsviS6DYYhm27IFJfXIE1ybtYmoliYjLSI8mkxrnUHGkXrohrEPOUu3pD21/ZvhiqPObksik2rv3bTjLl7CxBNj5aC4pXQW2G2rZw2j
pYBY21Uu42qETVALdNHQgqRyCD1Cr0x3Sk04BWUnH6vN7fuhgjmBhyABmmlphkLcefazeaB5lYHHkH0D/mYdXCtGaDzJXWGe4ZGVFuHajC/lI5l9iZeYCHKJ
qy45atsE6tDv6TbAU6sYFfjbOpYbww1F18Bd3AtV1I7ymQ6y70WRoAlsTHaadsOmJIbsRxMFp0v/5i7jMAfCFv630lMlR/hvqDDZ4ngKN4M04t/WjznG/Un3
g4xjcPm1tBvsQssH6zpjEPYmd5hDpDFSOWfBItdV888xywUb0x4LI2Ff6OArwXNDb1DJGZhEYOPuoQnJ+a0LLXHoIHpsf4IVzjlRj/BiMBxJ4ANQCr/aU/nn
9gxSwNy1dzAt4M9YQgmRrpZ8D/KLI8w+ED4HE2Elqs+0QeNKw1Edcs36yUrBOCKBd5Eb7aAPlw5DDWLak9Rkqe0M3aDSG7c+8XCtDj8nvQAjBHtxJvorcRXI
xcNYHd7KvhFogYYzG/W7hqe+Lftm/0swQbwdpEhKwQLBPdMpvow8I1NLG5EH2fdQhrXG+oRNYK5ZprIJcBF+W9aOtLDWJPSEflPf0llIVJvbr+Pb3HRQU5s7
I0kPHJ3RwD4pswEOS+wuHM6dBtlGI49sEWRYTDY5xh/fNZMZwTXMiCG/Z+9zTICerMzKl7AAf4EnTSoyHDWoLEcQAMNQsh53iF+CjjNT0YKcnSDZ9YmB1iXZ
fvjZcgFUo4tcQyjiZsf84ZCQQfAtx9teChe23AlfMLthI5yfNHBnJvecbVT6B/DgW9xlujcoNS4VvEOHuSWgI9gZP5pFdGOSAWfAz1EHuYuwO8dlPODqlk2r
1IIxgh6gLd8y6lhSNFoGcsBRPBs0Fe5LXJ481/aX7RDC4DhXlfGe7QFramtbIjobw9Ab017jfLRPeLScEzTn9gEp/xaXZ3UiGhAFRTYhOQQnoZfmQjiZ6UZu
onwQBIPJKUMkmMm8xFGOu6gKrebe5pzHAMbQk1qPJc9RSyYvLpZeD+eKy4TXwX7bGeEeczvbBzoSqYgaP8RfQCkYZtueVFIGzTApzLQNptOZ+C7oZ95kSEHN
ovcJf23hZY80OYlVyZ3JAvTJtqh0HQzCt7aBRG2IEbbABzOus9foxsn/ZvSFLPwD/IwGCqagBqiFdabRzVrhOWMR7JewqtZ364FOYChxccMrp9Fm4TFTb/gM
joUT6KuW3/ArYSt2hNVHP2AzsBWur1VhIX4CGuIykxa7IVV7/j5QFx9EftybVNNHmaEkGnQyy2E/fBYW4QPgvLEN3IEnGofALRX3a+ff1+IFAjJ8bX1yF+5O
IaVv0lgzwQ3Rn8nFtifcBfyUSyUXwXTUg0xHWQTR33BXcgntQHGkwMTCn0GUZRhajT6hY7UOPM82l3nNJpO2RAhWCROSFfRt23scZt5qbYGTyJcGi/GfHERP
AQd7opIdRdF/JkVYvtBv4T0mE7+jv6Kh5Hblv+gmsx9ILJsib1tnIwlX12JlaUs6F4nngo0on7QipYafyHBi397VUkC2W/oBC8wiRaQPsVtObp8Bt5t/Zx+C
/qClVYB/j0sz9iI2eiTdhksBc8A44SLhdPQODIS92cvNc/ETWy7MhVdQE5LJ7WTGgGXsT3QxswZNABw9h81ixPiEpdqwFffmspLX4oRd1xOX0K6kmWAiag8W
g1vWgfAs6GvOoRfDYtgmqTk+DSFyl0B0qeIwDEeZwkOmXXA+exFk4sP4sOUkeIIM+BM32zacHIMjra+MjWBfWxIeiGQICo0GPzsdh3GHwW16A8DoV/Ylu+Kv
uUk9ucvwIWpAkPkyqEITwShazv0DxOQXfDZuAh5rPlnbe0FcyaqBtvtgSvnfwjPcf0mH4ap4U2JbW5xFXToZISaaux7HWIWGO3iKtQLcMtTnRGQLakAD1I99
VLo00WS4Av9ghrEBLCKupFHIiP6kf0Y3gBG9sq5l49g+3Cr8RvA7WxNXh1wHXUiQucgFdv0wvaj12dMY08fiVMx9rsDWCmcDJbll3A0+sQFrMpgKTwhrmP9K
Bex/uFZjyecMlwXQ9hv4zXyKrmeWMt8tPXATkrH6H/REMMy2mrOjlrXv5fda5+PRNBxB8sjgHXE0j5JqHVVEOMvdnElcJT2IOwap7BbAYxGQNYwfC+MG0eW2
aLQGLAH/oheomr4AV5pfWkc3vZE4GsWxZ5lC82B6Ez0fzsV3LI1s62qTa0Ngpkegm9xa4VVmDGoIelUoUhoyz00jSAHcgDfQAhrhY/CjSMbcQnVBXxSJhlkX
0ha8zXID36n01yq1MbfbMpzURSvxEXNfKIE5lkUgDnXmhuCn9G9MHehgTnHRpQ0BRFWChqAigdp6FbUlk5EaDI5sTP8LbBXtSGduEd3KtpltT2riC8BlNJYR
cv1IO+4rPbj0NjyOSoRNwWC6Nf6Z3p/Qke2yS57wFU3i/mDaWAfQP8Nw66kKhi7AE8FbUGfbXfAbap88hoxIXssOw+utQ3ACuwNcNQvYLnEtbIXkDWbRYNQc
T2J/N3+F51EJzAJlSR/hI+RvCYEBnodFYCRoy82EXdEM5i3dCH1hdrMWejb+YW1JUsmTioUwkutgbpzcnz2JV7P9uHqV51gnWgU+lU5Ht4zbTOnkd1xsPJg9
uSQtu9S6Df8UNyK7fc7GtCscwUtEoTRTRlrptswKwQsUhGaLxqYj2WQKF2ZtQuRJP0mkTAu6G9OFdEkZC1Spp9BMPKe0Ls6CQzN+JnnGMO4ItzgxmLV7VzLu
mfFnCVvxxVWebRO9y8zmaFDK33D8VUsiJnoIk0nH2Pu62pI4tOfP2vW6WpK5sDP5VLZmWyPyFwTcfEt74AWJbA9bw9q6x+OgTU2ewz/BJXacuSFoXuuXJ3AP
spLk8HuY7YbOVgMqMUxGqVgNeCQhA11BR0bKcBCFAjA952cyx2rF70E+8w73cD7Ek9MTM0NZfnuPFhGgA706rW1avOgbXz+tGRpBgnR7so6cIWMsfcqKsAtP
sMrK7c5sZEjyl73BOmc3x2+tQ7wBJNLNrMdwOY1xA9CIOY6/MWI0xfyd5+CkysnCeGyy/BcfFhUBeyd3MllwAmNyLuWH4TBY317FFolmJr9L6VU5itx3tXPV
56Mcfqa1YyzIIiNEv6dv5dYxdchl/jYtZnPwmQQKk7UiUGweDRfElfLZhmp0m20paZlg5cYyw8lx60R8DF0HGrp+2TruWenyijW4khVZ69qeGZpyp9Gr9BRu
sm0C166W0hOT4mLt+BbKR3bY1zIRVbDN0V78E0xgZqAg/YM5gK/gB8xIujuyoN2oKadAl+lC8Tp6/A67ZSm6mrjbNBX7EhvT7yzNgQRnVFxEw2oJQilavmu3
YM32ZeKuZpC+j1WURlhGGLrAi+ZcdCM93NIQpaY3ZZ6AA8ZeO2PwP8Zeyy+w2tqsc18wA9RwuaQO3mqeaNWQl4LzeI6pKO482oBqu5DwKxoOzSC85UZzqvVd
4jh4396RH8SeQ/XJ7oQmqC1C/BK4GUtBEj+R74GOk3mOh3CyuRsKsxegNrXc/4tjEWpFZMkuUI6LuPJa2kyFY9AdrLZGJ/aCbUVbUJ/EecwBOBEIs8sYFV5f
WgXj0N/WSBhljmRjuBIWGF6jRubb5Sn0v/QkVA42pifB9/AXW0d8WODJ6L+zfnZRbCHZgDbCdvHrYAeSThzijZjlBbAbyCprQEYndTF+QEtRuO06nmOLzHls
QXQ+fTvuDZ7CJUQu5/qWrsQ8PQS0ji2kXyP9zm9cBO6+pRkzfsttywpbAhsfH5/8E1jF3GHTscOpQduYYksaaeAelXG0lsYfcme5NzjX2Nwe61SWh1gtNNCJ
KC9pNLoOlxie2ZPwpYo4ONz2HoqK401X6ShwH/ycdTyxT8ZIuiE6mv2A2eLqU3mU/le8H7TgCR7EXMOk5CNU8lZ+ia17wpiKjpJziMOJdBmT7+pJFPxIU7Ps
V+b3bHdwJKkF8wn/J8hn2khupKbhcdHjUNv6jwB2hcNmaK2B4AlcBn4nFJmfJCyBNtTDUBC7i/mBxUItGSXKSn4Tu3BTU7LRegIyCIij4L9s9moRVIJCfBee
NQ1Eo4Hb+hYnJ5uYdpCic5x1QBGXYlmECqHBJmEemPuCe9iCzprPQSTujVbgoaQd2Ymy4zVMdZKf+wUcICL7CfgEbACV7HSwMMGNpnEMHgXfwg5Mpu2ubStL
OfaJBHRL9A8AwnWb6rh+QKNNX8IIxlS2x6dQXboXGYPtIAD2o/NRrUEkdwqlQZ5eh0eRjrWndIKuowlpEsAgkYGxe9oHivM2ipp5+zp25kyWdyS79XnKwc41
bhXZ4OvuOZyrUQ3TFknsrkoXt6Oa/yA6JZvJR7oae6XuLZqNueGpfscUxw15e/6q+7pmvL4R1QSOsQelr3Lb2adp/b5RVCCzdeCwSpAzWPVZ/YEPoNycmAKB
+pu2m+aiZl7OJ71A25fqo29CWz092Jteib5hfndFrMZOnQ3W9y8P/Ac2OaZpDtPdxEbNfe09HKv/5lXUdPEODY2s6ca/9BHfSHUP3ybvWhThXucTejfmfFdd
dTUNZTuaBEeFBnn0vnue8JyU4NUcr7dR8GvGa8eMmlGBVt4kx/W0xRmFoSjqRA4vyfH95E1RpVBC+62gV3FW+No1Ndgh1Dtw2KPmZ7jru5Jyz3oZzXbdlLyf
ZEIHDD6x/6GYqe0utvrDqpr7Vnibe4ejC6SeXVE5Ee+nzrnHkyP8UP6bdI24ETjJL7ZHeOK9jLyVo5tiq6gn24AuD0o83+xjnDfgaGl75x1nE3GRe6atp6iP
LNGftBd43Hxjn1o6zlPfV+P6x6t1J7qPJYe7o8XnbNFR9yQcb5YhW6pTppS7XrhnO2N1rzQLUTQ/Sxxw9HftUXXXL1f8EnxGQjmNwWZHXaqN/ykfR7ww3R7Z
RimOxiXOt5o70g25vdusk+T6Dwf1imuBOcGF7QY5tNRLSusTift6HusEBYWaA9ZRmtGuFVU/Faxs0xyNCX3xbdWbNFf1s9qc15/zzpI6PUHHbV2EcqR0hOKD
eHUoPDAgN1a7XT9dX0yN8m5wrS8IahqokUskMQT2VxkL8gvy9RerC3gB3yk0u6CyDVXAB2v4i/zC6hF59oKN+RpngvSlF7lnq3JUH6ityjbasbkDPRXWPtID
vl76kOYPfI/6hZqPGjv6UCN9W1QdQ0pfL/le3IVqo13jWKkvze2X7dMe1R3wTpK0sxZT79W8dJ/kOVXEhzT/7OY82hDtqs7W+vTuMbkbfL1Ulzz7lQHZvuDF
mirRKff0nGrtXnRXla7p6Zsl2Za8VP5Y0tNZGoKuVj6O2LO7+dv5Kv2LSHe+WVJ/yaDADO/4/LOqKpAoUpKXfDJlzr9nb0PdDjZQ1U3vEfinzQH188C/8jB7
yNcl8I9+nZ4E0702O3Hc8d3TO/OOuWtCax09+DRqteJmm2L9Y9cMRefsTrJNnhHSHM1XXR/dw9zvotv283kZbUZq5DWsL0V8wT+SKVUw2mWaRG2b3HjNcz3R
xZetlLeXh9tnBWN8yyXr7G/9KzUbRArHdF39gqOaTd7uidny8ND/JBc9GijxTpR21C/OP0cNgeHeOK+kpjS0OhTpF/p3OldXAcUZ9Swdg0oUWQqdwuVpHaxX
/bKqQ5XEe0M+TyHVjst1evz6+cGFwYHB2JCYB+oWivqhH47mjqvyUUqt+5S2izPP7w7e8qXw0+waTZx9tPs59TpymjeSvMkVehPcQ/zh/g3unb7bipigxhtQ
nHMN1Vo1TbQm/YjgN1fU7jVUW89MX6JDjY+bgUsp+0P9Xfe99qGNyRn3SUW19q7Myn/wnHV7vW6+oUMI7wXXytrps5Vm///sPXP/CJr4FbZw71VbM2Zr6irJ
Z8lR91IwMFeQG604psl3/wrPqDapZ2ofqqZQC0TP+d0SoG+o0it+Uv+qHuY/oR+rbywbou6vq7JfEC1RWUhajtsXI/2baqivqy3MdVAD+K/iDtTv2iZeojqO
gorWpbsdKxyPxDdghuqu9ImLq81oBzwn7c/prMAeXOkeZmjuPuOPc4sC2ywN3IPcK71x6LO92EcFXvgGuhvJC31KPsZ3x/telm3sph6siwRD7XnU56wu7E1N
Pf+i6uV+zrXdy4T+8qgUZ6T5SfNCTWXT5Stlf1QLQ6w3RVHs9QfloWh7N/sBjc1bpdzKD868x6703dccoernJriWOVsGUeAo9cKzmFIGn3vrqkYyev8O7WoX
nXNfk2dvEnC4D1R3dEJ/NzxEczLQ3Hshf4FrceCVZp/sndedeUQbsavGt1NdqL7PZzn3OHa4bigk1JC80wUCpTG/iprQZrs+LPgg9JYYs8McR0JVgb769/nF
ylF8uWq3Pl47zP4mtF1nD/3Q3glMQYfwN41UPq+mSGHT1FHs4/dSrXT5mma6Ql2VN1+e4DHwibLhfAf7EEke015sd3WQFng7iM5wc1wP7Hu9vahk3247du4i
xfYw/xD/Ot9juBgW8WoX8W1yCXyP+H78aP8rO+f94ffwd9kVvkbmqcwF99OUu4IAX5fI/IVen/Kjc6/9rqeOZZ6khb+X57C3md3hjHKNdv1Kznlr7KbAz/56
nmJ3P9hQVCKLdm3NmUM6O8s9xz0S+3TfV+6Nd5tyku+SS+n9w7/Yf8A/3mv0r5WEe9ybh/LRXoc/MchmvvV9SI8NId9ZUd3g8+BrPiHI806vrrpuaGlOPf0o
TzfvCX+nquMuacZZ0TtuvrPEV+EZWfXI/U/AougRGuWfXT1w97aqPTXB6jnVr4LOkCv0sFpYVVMzIbQ0WG/v5T1J1cD7pWrqnh17pu3OqPEH10i2BddXT9sz
zHyMmpL9WOPX1PVWePO567rD7oQCly9XP8LR2U58nQMvqR/+g94Kj0bdjRqJInVH4EQKU8OCB3CYUKl0S6azjwIazwdHE05YNQ4lOMvcm0K9jIWCt6lnBBfJ
lOBGVTNd79ybukq9T6OhWqlGymJ0cz1PdF1F4Rm/qOYqo/SFQal+oLJY88aVkWyQinlH8kFFY7c676O6r1Ss3CzpS0XlNlLvVOm0TXWtdG2lVvl87yHpDN/w
YFJgr7GPL0+d5ZqIFQEff9CVwp/1b/O3dB33/S/HEUSh38ghWO4951js2xbcZ7/kaeB6BfpJF3rjZNt8vbwD1Mep2+KZmi3esf6Emm3VPZQDVevl0qqymjN5
bXyn+NjgIE7in6Jf5ze528n2iu6opvo8/ojcnaokZdvgBm2q+j5V4O+vuK4+wxdrRqrruoDns653VU9QN9SEeuOYQW10G9yrpEPtx9xubUzedI1Ysy53sDpV
czr3qLKfY4vM4R2snCAtUHzL9+bt19pzx+q25xflL1T24d9ou0nz9WebzqQ2aanchVRfWQPNV72M2q+4zpfYv2g/aiKZybKr1DDKoy311csFqrp8JbXCfoaa
FFpAtXa8VHQreK5vnNvfm6RtlNsqb4IgS5ua39B1IVdLvciKy3ta4CwI1RQXdC94nbfOXxQ8x6fK68j7qRcHGnhG6+8GRmnGyHPdEUBlL/VZnTc1/Uh9b0Qm
w39O2YIrXM35dd7YzFmec7L6PqGqRD5I2d2xEN53KWs9MkqRKscpW6qvqZu5l9eO1ugfB7/zUdRBb65+A39Lr5Mb3VZ9iSpSN9K3jSJq2vFUOYIakDdFE6bv
516vNusGKWn9JOqe9oJjGi8O/Kr5WdNRv9l3UrDJliQMtr6K/mE34QEJMtMafB0o8aaKbFwghGgvPMD+ik5DNzsXjWSvJHXFk/B+dl/pbfgJCsAInFd8Hr60
TIG8JZGcNx2i9Sgr6aXgfraBLmQ+0Z1IRzgMKLg4lEb8cK/woXUVtrK38EpzPq5i7qNDgnAmzRqkG+84n9QZf8FG5hVcA3ZxxSApYYdhJP6Ohpnj2VfWyyxl
7pQ82ehnUoRrzCNt16xKEsKbrHHkKYgFpaiIjib7gc/kg2rbHuDFFviSY+AbMA2dg3Us35AfhIEQqFeenbwUjSI2lAj+ABCK8XBLkKtkS9DqDQWW4fBDWRu0
n5bDgXAPykabmb6gIzkNvoFZzGr2Hc7Gd5s9Qh9MA9AwqxsPAK0Sr+BOJUPQefCfdTI9qiwL/dJwB9dg11rIgf5wKpMIw5nhUIP34NZETDrjMeRypZQ5AvuD
k/ggKyZPyyfjJsxWNJ9ubvXTv+BCtA4uQUKDgGzGw9m9YSJ64k6h9XPFclNL7hb9BS7GcquSi0mISvZXFiY3BofK6wpjuS+GCliHTOQQ3I7qEAVbSP9sWmvZ
YTsKZhqTGQVXaWjDlTN1KsaSRXESQx8wGOxO7IrfJmUbuNje9G/CKGE4fIalZBl3TVCEt3KvwObSP+J3x26p2Ls2AnSDLeJfgwj8F/eQszFa1pf0VQjAOBaW
O0yc7ZJwN1NEd0PLwTKrDn5CB7i35qPMDPi/xH4R25kPzF3QxbieibDcglqWhcNoi4WGLSq/QUhvhfNKD6NN6DZIS36MEvBg607uGBbEZqAA3YCUsIMtsriH
XDvhBtABGtD/4DXQHLYGS+iOtISOgEXEiG1ceUmC9T9TD/KGTgP/i/kgPMsloP3MD2s/OAKdAF+gmtkY2wQ3rmhIF3DZ3C9oNd3EODbZxsWD2J0RydLkHcYP
zWs3gauGs9hcsgXuw0dq9/AQWAbj4DgSzw5hWpjGEqNpDI7FHUF9UsEMAxvoFO4jWAIi4RbTVkMvSz7ege6VdiInLQr6d263rbF1M+6XfF4owibwXTgvygUm
Ay29f9cK7AJFFeNBIkmKfwt0zPXSsYIGpKyBls1mBEDNPoWXa9eXgZuiEZC2dEb76BVxAys7bK1CDLfL1g/xuC6jwXLbjsTRcd1wgD0PdpifgD6JR+i79AfT
Xa4CfMEjyEuoBq1AaOP/wBLDt4o+tpZYTOZAMZkL2pPP9BBbJdMJ/WWpsPUmlawNNKONTLNtp/EfoLGlvyWDo+hPXLhxDvce5oEI0jBaZKmTfJqbCfJJCd0P
ypgwch+MhHMT96LlXKPk3ea+6GH8R64JdzgsFkwHT9B2dApazK3Andas0YcegU9Azp0DtxJ6GUKoSlifGWxZGf9LObR2sGRzKSSSKYfd0eSkefTzyAgUTV6j
a+geHox5uDLxi6UGasB59NTwJ1yJf2Z6JRIkQDchAKVlE+EqzGxPaDkGYeFPlmdmC7OA1pAheLbRVpZv68/wbDWzCOXvqrGk43o2HRtjVZOrYDZ+ZZOTDG4K
3RpVFUeh/uR2XDtLe9iD7c+kJwtRPGeH/1Q+hlPAFhBvGY0GkOFkPWhGMoTzmTS0hJsIw6HbfB8W4SV0NehaYWIYg4prRv7Gv+KX7l6+BZIwz2TlAk8uddXp
0T5C1rTRotvqjyRHySn7gnbiHqIK+36FlOdz/uROuDtlDcDdRVMzRttpbGCm2r8yG4HSOs4STMyGXtwysafltTRHGkLvzeWEkb/khgZ/qbkU7BoY6mdCnUPT
pE6U7Y1wLwQd4W5Z8+Dsmt7+zb4p/o3Bz0GRdKXDYp+HWrEIjqD+rArnGwTaaNqFQOBaICLwVPZ3YEDgUGBj4Elgs2xa+lLjbrVfcopMUa4MpQT2B2b4ZMFt
/idBTBa47qk4Ul+53n6etgVjvCZ/WUWaX+tTBTu5z+Bx7jKP1p3iGhO4AFprdlQdUjUONdctcfbyB+lf8Xi+n+sHd8kv4Qhld/VRtLQjRSs2xvmXbItGrr6h
5Cuz3B2zqux1dLSmSrnBdYTx8tPJbk8H75hgK6+fb1rTN69Nzbma9zV/1tA1mozJUOho5z5Nfs02iMTVzaoGVg+vGlz9uHp79bHsJXC0y8i3dyyXbJD8WZXp
BFW5oR6hg1UDqt8z/6L6fl2wZWC3a5x0I6l2bDN8R8+wFhXZR+FRCG9b5fSAnajceXBHIflfZrx9PIzmu7MpBisvty/CQ1A+3onF9qyUVpmR9DVnmwxGojfO
EHWxTkQxjM7eBHYM9M+P9mR5e3ouuW8wOQq3dIr3mEsvuuC9ZN+kGCm/7prm+eY74b+W7RQkyY/YFbrfAu0V06lqMoV6QE+S1JBmznl8jmQgOuqZjkWpA2DP
hP88Cx2tXI89b51B62XQ2NPL9cofExzt64AS/Zv5k4Ev2avRbQ/lfetvEOpdnekr9+yo+uIb6ovTfocKf4zmZnC6N8+Vr6orHuR56MyVDfQ+FJtrSaqN/LPs
h8qhDleWKparX2iU8iQqibopk2iKJHcjGmlFGbrsCM05SUyOiuptx1Sh+EVsLtWRup7+RjYYPKF6alZQDxR+jZ2ap53EtqWaafY5ZquL1S2og9RLXWteQX6H
M71ZbiFe40qhrigq1Hd5KfVQdTE7n3Y7oLdWJ56VbhF5ouqf1TczzjlGYlAKFEpzZ/fY5pynQdoaV5Gyj3eDJstb39vIu463kFTZBOlHQbX3Ax90al03lAvV
fYCdb+k/7GtGvaNWu1ug4dqpqRO8ndW9PNN04aJH4kHefnCmc10zbFviO5r+TuaXLgMPlSF+ixRSXUQb0xKlYlmKdI6GQW/UV2X/KI5DkeRddhEF4q4odxGL
4pFnRtxGfgYUum6K7mc2lnRlTqZPyImRz0y/LPufhHb1cx4lHxVl1LGqkVXjgpN9xYHhoefViWYP31sh9HuleQ6HvdSuC6byiYHr3tXeH54W6kkBvVjr3o87
2uNlab5lofXuGb4c716fwXtHXW5/hmdJ+wIL3mp/E5DTkVUzPXvcY4J5rjCFk2qpuawZRmVSwzNf8DNcK9xCrzq42y3yZnqv5aT6WF9/+zx/PXt7//rq61lh
vg2Owf5Wga/SYmkbt1LTkbqGElRFzpuknN+K1KL/7CPRU3E4/5wZDC67LKrfcpZkbJT47I8cpxzDXchrLd+umuv2u9enhbG94ArRdncceZaQ6d4Lejlas1vL
Y3ES2AL7cq3Q16qlnnr+bV6BD6RneQe5T+bkl171LmffsCvxUv8y3470ut4l+D/XWqBW5YMHvpH2xbjYmZT2hF/jHeNsh+Y7fvc+ECPqhLFYXuMz8IXidGeU
ZByeDBbAPew1qxlklIRajwE7oQI7yreCQ7XdcUTyxsrI5DL8CPxniQA3jYpKKvouGBV/JfHzyiVM64T+ZBTcBvm4J/G7gAu9MEOrMJnNfI2/GRSGIoMTjUXx
oA75a5capeNINJJMgL3BHXzUPA/VlL0BufBk4hLLUKIpvW5J47o3S0CZTCP41JLCPY9dDw6sH5P8V7QLSWF9eBpMA8/hGcs8tifMI+OZ0WwEuYhGouY4hzzA
q8xysyp+G7xlK8eT2IlAlqxIPMZ1IL/XkuIqel25gLCmVNCX1CVn49Jq+304mYHdMIyuF/UN1JiesjOsX5fPxh92ThX+jAsFC1A6KWSMht4MwTkJt9mn5r/h
nzRD78db8BJub+nmLUmJX9GX2quu6DXohE9YW8I45iOzyHYfeeg6ZA/zO/uGViIzfICjwHs4mKQas2qp9CDDoJpERcLTiFP4Bn6NrgMe+i2g0lueHQ3gfHAC
KtByfLNCRcKItCKBzEVLhaPoI2ih1Y6kYDicEfcUDGYGkxG0FR1m6xCKrMfNTAKSR6eVuzkpksGh9FS0jPsCDqP6MV13pCX9gebQS2wpwAfHoD9wb+MgMoTI
IGUaj//dcZhrwDQp3wC6R7SDo8x/c5NAF3jVojOtMoxmZ6AfcJp1vbUf+f//3pzGrMEGZsBSTk7C8K/Qwz0Gv1e0YiqNxLzLokW3uf8BJfqAJ+J3bGlFf1si
KU4MZyRkpPkCrEYY3dhRAJxQSwYl3OZGGP4Ck+FNcIreJLiDPgIVymev0k2Sqs2rjEtBB5Ru3hBThNpxDnDNqLbehG7TKiwg1yzC5E+4IbcWNmairfUZd8Vj
+jwog0aaEb6jL+DnXATJhwNqtUCRYUIro4FNtqeQ9IpFjIys2T6GtsUOAj3pcayU1N0lhkPhBvSE4bgM4Tg2kuxho9mbzGtzO7gWsbbBbE+6H+kE78e+ovui
6daV+BdwQPAOXRdEWW+h4SaLsS9sUlv1O3SUPYNHDc0T59VparPTLusZem6ihHyAJ5L0sF/rMlAH9Ldss51lZwFUObo2s8vRTnDTMg1xoBjGAhH5j1vB7kLf
LZ+xSriafgX34Dwyu3aO50HPLY+AmAwCvW0tuYNoJt0rpjZjgZGksHw/LGsZjTbQL829SDtmHroFtKYY/AwPRT1ACM6nr7Hdwb+rfilZVbkYXWFTcRTeUMuJ
13FtorPug0dKzKUp7HGsJr2YZZUPuW9JEmYYSiR96UWWC+bzzD+VHltsiwN4pWB8/SsmjMPQduxCQ5misr0oE1xCGear4BHd3EDQADCQa4i7mUtxROkPGtXS
Z6b1L+4efABq4Gk0FbZmRpP3QA7TsAGEwXJzfwTRB9iETAe9rEXkJT4EIuktESxjxreZh2aEj4ASONCsMLREcvNDurFhrNXOvDYVII4rBUPZOewd3L6kMf4P
5ODVifOZ7cxl0MO0hvm8raqWJe7QN9hWqCW9qGIruoA64rksFX/W+pBNIKvRnyAGJtpiYBbxCy/jrsQCwshlFMZ9Qj+RB9xh1KR2vNE6nEDQCDWs7Cj8CK1b
W7CrDYXcNPSUWQHWwp5l//8F4U2mQ8UhaxSbYBuNX1gn1s5urTVLMI2B7Cb7RzclaU8mozvuPrC12e28icXGTItWexE24RRMN1wBLNDOLsLX+UtcnCiZTXCO
kIzGW/F2nyBptOAZmsjcFdzFIe8430qQyTywz63Vhr7V7zW3uM3ohK3IpyJyOtNvEnL4mjrc/bvzWSXj3BlaEhxX1g+Vln+KXYjvuWiBkB5BFPZ+gmNEjXeC
n7JqZOWW6Rl/Z8whTuX8svMWiATZA5mhwSP205J2riHoU+t5kp8tkkQVoUlxbYZNCqTpzojjspYG9JiqjHAtpgjuC36zI+cIApNWSgL2x/QnRZzmcU7jjM45
v0qr7bn4N3UjxwDz/wHH0Fb3
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
