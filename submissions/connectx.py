# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, 170,743 float16 weights in 214,629 bytes,
# generation 90, SHA-256 0c8f35e04acd1720763223113730ba7ceed0f0dd5ebbf698000cbbe4da343705.
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
 'sha256': '0c8f35e04acd1720763223113730ba7ceed0f0dd5ebbf698000cbbe4da343705',
 'rows': 6,
 'columns': 7,
 'inarow': 4,
 'drops': True,
 'players': 2,
 'stacks': False,
 'graph': False}
PACKAGE = 'azkit_7f0a5d0c9d96f035'
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
'azkit/book.py': r'''"""A book of openings of ConnectX: which moves keep win, draw or loss where no agent could search that far in time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .solver import Shape, Stones, bits

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
        both = np.maximum(x @ self.heads + self.heads_bias, 0.0).transpose(1, 3, 0, 2)  # [n, 3, H, W]
        hidden = np.maximum(self._linear("value_hidden", both[:, -1].reshape(count, -1)), 0.0)
        return self._linear("policy", both[:, :-1].reshape(count, -1)), np.tanh(self._linear("value", hidden))

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

from .book import unpack
from .compiled import JIT
from .errors import AzkitError
from .evaluators import Answer, Evaluator, Leaves, RolloutEvaluator, answer, encode, of_moves
from .forward import Forward, NumpyGraphNet, Weights, fastest, one_thread, unpack_weights
from .games import grid
from .games.base import Game, State
from .graphs import graphs
from .search import Search, SearchConfig, SearchResult
from .solver import Solver, board_shape, fits

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
        kept = [] if self.config.simulations is not None else self._looked_up(state)
        if len(kept) == 1:
            return kept[0]
        solver = None if empty > SOLVABLE or self.config.simulations is not None else self.solver
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
        if seconds > SLICE / 2:
            self.rate = nodes / seconds
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

A board is two integers, the stones of the side to move (`mine`) and all stones (`mask`), one bit a cell:

     5 12 19 ..     bit = column * (rows + 1) + row, row 0 at the bottom. The bit above each column stays 0, so that
     4 11 18 ..     no line runs from one column into the next. 63 bits at most: products and shifts then mean the
     0  7 14 ..     same in compiled code and on Python's own integers.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .compiled import PARTS, njit, part, register_jitable

WIN = 256  # unit of won and lost scores inside the search; evaluations stay below it
SLOT_BITS = 22  # the hash table has 2^22 words of 8 bytes, or more
BUDGET, STACK = 0, 1  # places before the table: nodes left; sorted moves, a row a ply
# A table word, low bits first: horizon (6), whether the bound is a lower one (1), bound + BIAS (14), key's rest (41).
BIAS, REST_SHIFT, REST = 1 << 13, 21, (1 << 63 - SLOT_BITS) - 1
EVALUATES = not PARTS  # agent files play to the end only, and compile nothing else
AREA = 63  # cells of a board at most
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1  # times an odd number: a permutation of 63-bit keys, none is lost


def fits(rows: int, columns: int) -> bool:
    """Whether a board of this size has a bitboard."""
    return (rows + 1) * columns <= 63


Shape = tuple[int, int, int, int, int, int, int, int, int]  # what `board_shape` returns
Stones = tuple[int, int]  # of the side to move, and all


def board_shape(rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> Shape:
    """Bits a column, columns, length of a line, bottom row, all cells, their number, the table's place and size.

    Last the lower cells of the pairs in which a column can be filled from any even number of empty cells.
    """
    if not fits(rows, columns):
        raise ValueError(f"{rows} x {columns} cells do not fit 63 bits")
    bottom = sum(1 << column * (rows + 1) for column in range(columns))
    table = STACK + (rows * columns + 1) * columns
    lower = bottom * sum(1 << row for row in range(rows % 2, rows, 2))
    return rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns, table, slot_bits, lower


def bits(shape: Shape, board: Sequence[int], mark: int) -> Stones:
    """A flat board as the stones of `mark` and all stones."""
    height, columns, _, _, _, area, *_ = shape
    places = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(area)]
    mine = sum(bit for bit, value in zip(places, board, strict=True) if value == mark)
    return mine, sum(bit for bit, value in zip(places, board, strict=True) if value != 0)


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A board is flat, row by row from the top, 0 empty; `mark` stands in the cells of the side to move. Exact scores:
    0 a draw, n > 0 a win for the side to move with its n-th stone from the last that a full board would hold, -n
    such a loss. So higher is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> None:
        """The hash table takes 8 bytes for each of its 2^slot_bits places."""
        self.shape = board_shape(rows, columns, inarow, slot_bits)
        self.memory = np.zeros(self.shape[6] + (1 << slot_bits), np.int64)
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
        height, _, _, bottom, cells, area, *_ = self.shape
        mine, mask = bits(self.shape, board, mark)
        wins, best, signs = winning_cells(self.shape, mine), -1, {}
        for column in order:
            move = (mask + bottom) & cells & ((1 << height) - 1 << column * height)
            before = self.nodes
            if move & wins:
                return {column: 1}
            reply = 0 if mask | move == cells else self._search(mine ^ mask, mask | move, area, nodes, -1, -best)
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
        height, columns, _, bottom, cells, area, *_ = self.shape
        mine, mask = bits(self.shape, board, mark)
        ply = mask.bit_count()
        horizon = area if depth is None else min(ply + depth, area)
        wins = winning_cells(self.shape, mine)
        scores: dict[int, int | None] = {}
        for column in sorted(range(columns), key=lambda column: abs(2 * column - columns + 1)):  # centre first
            move = (mask + bottom) & cells & ((1 << height) - 1 << column * height)
            if move & wins:
                scores[column] = (area + 1 - ply) // 2 * (1 if horizon == area else WIN)
            elif move and ply + 1 == area:
                scores[column] = 0
            elif move:
                before = self.nodes
                reply = self._search(mine ^ mask, mask | move, horizon, nodes)
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
def _count(bits: int) -> int:
    """Bits that are set; LLVM knows this loop and emits one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


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
def _lines(cells: int, inarow: int, step: int) -> int:
    """The first cells of all lines within `cells` along one direction."""
    starts = cells
    for i in range(1, inarow):
        starts &= cells >> i * step
    return starts


@register_jitable
def _has_line(shape: tuple[int, ...], stones: int) -> bool:
    height, inarow = shape[0], shape[2]
    found = _lines(stones, inarow, 1) | _lines(stones, inarow, height)
    return (found | _lines(stones, inarow, height - 1) | _lines(stones, inarow, height + 1)) != 0


@register_jitable
def follow_up(shape: tuple[int, ...], mine: int, mask: int, threats: int) -> int:
    """What the side to move can score at most, for the other one, who threatens `threats`, may just follow up.

    -1 if that wins, 0 if it does not lose, AREA if it promises nothing. Each stone is answered right above it. Then in
    columns with an even number of empty cells the side to move gets but the lower cells of the pairs (Allis:
    claimeven). Of those with an odd number, one where a cell above an odd number of empty ones is threatened is left
    to the side to move, who must fill it up to there in the end (zugzwang control); the rest are taken in twos, a
    stone in one answered by one in the other.
    """
    height, columns, _, bottom, cells, _, _, _, lower = shape
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
    if _count(odd) & 1 or _has_line(shape, mine | its | odd):
        return AREA
    return -1 if won or _has_line(shape, mine ^ mask | free & ~lower & ~odd) else 0


@part
@njit
def evaluate(shape: tuple[int, ...], mine: int, mask: int) -> int:
    """Lines without a stone of the other side, and 16 for each threat: an empty cell that completes a line."""
    height, inarow, cells = shape[0], shape[2], shape[4]
    score = 0
    for stones, sign in ((mine, 1), (mine ^ mask, -1)):
        score += sign * 16 * _count(winning_cells(shape, stones) & ~mask)
        free = cells & ~(stones ^ mask)
        for step in (1, height, height - 1, height + 1):
            score += sign * _count(_lines(free, inarow, step))
    return max(1 - WIN, min(WIN - 1, score))


@part
@njit
def negamax(shape, mine, mask, ply, alpha, beta, horizon, memory) -> int:
    """Score, in units of WIN, of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative. Evaluates at `horizon` stones.
    """
    height, columns, _, bottom, cells, area, table, slot_bits, _ = shape
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
    slot, tag = table + (key >> 63 - slot_bits), (key & REST) << REST_SHIFT | horizon
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
            threats, place = _count(threatened), last
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
    if winning_cells(shape, mine) & (mask + shape[3]) & shape[4]:
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
eNqUt3V0FNu7LYoHJ0BCrKW6u7yr2iIkAYK7uwR3dzauG3cJ0dbqklXW3VGCO2zc2bi7O2z0csd5Z7zfOe+dc88do+qPWvP75jfHWqvWt2Z6unHa9BETLDNH
jBk1erqRgtITkinIQUHxv58BA35//xs+dMyQaf+G/tvg0PGTho2bZrFZRo6ZOm36f0r/3+//m/+fQv9Lpmkjhk2aOPx/RvX/xP4XXPb/uSr7f6/K/n+hyv5/
UOX4n6ty/PeqHP8Xqhz/B1Xx/3NV8f+9qvj/C1Xx/5WqyZPGjxk2e9Bv7I9/4XH8G4399/P/Dft3Cse/Qv+SXJ+CkhP+A/bvGfX/bfSPIeNnjPjPJe3/ueS/
RP17/n9ARo8ZPnzExH9hSEr4TeH4/wn59/SkhH8B/2Pp/wj9S70BVXnZYx+i3gz13FPH8sthT7sv1OaaFo6Wi4KRe+5bHtrapFVm+xVdUfn4nvGPkA4JCwrT
yTLJEWCy9UWxWiAihQWlhTcDjYoSgt/FylJ5+1k7u30o+JOauT3d1tHSpH6F/ErB1SmQfTFZWjrJolYeYu66rVqRJ78K6FI8tfAm/9i2ItCVmuqYlPjGomxr
WBiT2ENJMWbbfoZOh7jgCdqSX9VW3VHNPzhUUmQIhSvDg+MCf1JDycNUbzNkW5zYOul88q3dmUI0nkG3JMvFby5endio/qg9HdjXloaBIPnR9mf84oQvpAca
F58aOEYfdJwA3wJf4QjkkaVcUWRIUv8J3gieV7pI9+M/h3KkleaewalWhu6UVM3xPWEoeCRNo/Pjo+1/FRwsnruNUW8VHKLXe235+xIT87MK2xbOD9XOrxh6
urNOwWLlfoEqNleGUhWVIwm9HHCSWrAmOV59EPg71RCkHfdcSmJZajw1KOGvwuYgsK0TUTn0rGh44dvClfmHCv4M6InGJkktQn7Gi4XHSuoUFzkah97HtxX2
lDwoGhisJjUp3kpXy2+zXYcNj98WHLadopUEWLHucCc9NN4t2B2oYZ8SKrVuK6hYv32Os7QS7drxZ+g9kZZ/jb6W34JomPATNE+eVXQzuCIk043Vtlxjm+Tv
R2JOgzZlx5lt80rj5ArUDHMp6/J9CJyvPyi5TcpgtW9+lH1VfGIRUnAOaVLEBDsXhqwPghtKNzne23ZZG0ll5ALHkeBzbWe7UKRzJItVAuttxUFrkqNoeGiS
Y2ihhzpGv6OHBY8kjmBmWpqGqtq6JXEFS+PnJ84vCXM0TOjGnkxYum1aKVbygIXxrcEJ+FHuYejItmPsu2QB78UbrZGhdwpmWU0vY7qFYk1bE1YSR0D7pMv5
GvVxyjXkU/Bs6Rx8bn56aZraKnHftrOJI+MGFzVFbPUjEzomDyOkAI1tDqTRp5S9Oybv2LvDxobJiyjJ8tFR09EUyk5IpE/a0fj3+cfs1cjl9ioZ54t+BbsU
1ckvCa5ISIAmmJ/ZfuHP6XjHOmt+YsuCZjFm2zt6W2FO/vmgaCsN3cTv58um+3azLTrxEoXYN9q64vvjGxQQxUX5t4obWWJtze0tsLWhzNAPMCqUEcrL/7rt
eHEr20D5WuiGJd02vWR+/SLbkKI4xyX7jOQpViTEJ/fIDyQN3o5IdUqW2jMs/Qo8iYvU+KQH29/jFRxJRU+Tpyd9EEepq4oi4t9Sq20nUIuy0/K2CArihZ0T
yxpHa17hp9Te1iU2s/9X8Rx75+Lx1IbSW46Y+rNLx6qdCm8l1kmOKW5i3Rt/0noCTgvlJz/S9xWXBPcUZCnZFoe1ZeBAMuC+Iw1Dy4tGhGok9FDXOF7bl6dO
CIQCvWwi3oNLShxTuCX/U+hwflLRz6Lz+ZugmmhsERtcrqyqP86RYP8nsVPh2fyGRdlqBfll/JD8btwWZUxBE2uSbPe0LV4SSuC35EjZ0+2nCtaIizxBn1Wd
WWQJxQcmhA4X/J6Mou32xEBigt5+Wtlie2x+GbVqe3byg2B8SCp4kvIww5VYrXRfQqiglrVdMVGIOhqXNC1wlf6Mn1t0LXoifsfS3fYxccn6ag0n2esHGHQt
6dt+KNBq+2zrhuJo+z39PtoRWIUQ2efoqkqHoj92HC/pDq1WGlA3qNrFF2yJqXjB9PoGJU8l47O4F/aFuGXXPceMeKZOH/cGdWBByCYmjN1hT9qfGFH0CO9U
bFY3FZOBcWQrqmzgUP1j+jcJxfErbA+SZidWSxhZf74Uwqc3GKfmO6olV0uOsMQlfzaXWHdtm4gn7NiRELH9Jb0wKSV/tDrdW4HQJMxNHFiQVn9tfv/gvm1D
Sv5O6kAluVILxyRRYnl4p/06u5UKzx+aMEvNKJni2GpjES5+RuFsPCLUXNpWklIyzLHRkU1hwSH2ueaJIp8YaXksXfW1tPU1TVH1lqnKRaVM4UjbOLJP4fKi
9hnPzbodZ+t/oZPhE+o1ugoi4KkFJ3b0Twi3tKDlQBQxT82yfZOTmFE0h9/hU/lpoIXQTdEKif5MrrLQwTu4aI/AFf4JrQlNsvejH9nOoAWpi+h9Ft7a0tHL
Nt1WFE+bRxXlobnFsC3Xvk9alLjbscp6T9kt37MNIy+jZahK8SOK+se3scSpkK1JPJ4PBzon5iXOLE2jnlME/7loOQHnQ8l7t5WrP5Q2IW/tnG0kzdLrQa2k
7qVj0RZZ7x1fS1+GZice1yRsL6capH/oj/HzlKSCP0p3K2Vt67e1syHJp+361NKiuYn1t9UuXZ3fvcSceGrbq5KS0huOhoW/SrOkiNK5pQsD0/DBjtVgfcml
/MLCejtq7H5bVBkv2TbQ9kMZUKwUtygeXpgCDzc71HdQEfVRTaNmS6nkI5dZs4v8hVdkX0Iv3Hu8f2EueSISpmRRP4nx3sbwVXSBIQ71s0fhKehKqKxX0iSZ
KxOXhGvaTCaVHaRb71N0FUFbL0RVAalQKKYGdV05IGyjUV8y+cj3KDPb6PVF6gYROLcI/uTfjm9H0mOPiN2IKmTtvIvkHxn1/HF5/aAN3pY+NWYbXuJ7iy9k
10FvCQI/7xtpqQRzuXexQnieMFYqy26AHvN/YBP4QvQqedIyFVYF0vg3bxd74RP0X/CGKIfv5jcRuGmiZxc0Df4hZkBL/Dy/yDoWmZnQW/8au+Qt515OlaBP
AM2ukKq4nfDflAs9ZdkDmpAxVItAJnmD687OQFLQNE8YSsHNQI5zlfgyojsTy8dsmsUdRTLYLPaxZ4Gzsr85mo68Bn5hkbcCXJ6qjm0VB6hBfB3bGE/BLvEJ
+DyJDqWBSfAkfI0zWyxlWG3/6D/z9kSXW/bNGeXBNCI6Fx6FdWKbx1bmBzk74+OIrshASO8vzRqYG4wp4/wGd2IebW0tntCtQD3EICTHuQNT9b2gd+ap69yB
JfJz4jzXBnlv/GJ0UGhMNXgN95d4Kete3eva0XhzSAe2012IYd5Peh+a571ERJorabcZE9U5TLuIEzCFl+dHgP7oE7kBnuSairUVN7prIGf4bmhDpp6xT+zD
WDc5wXsrfF9mBrfMXxl5Z/qEfyemo8dgN3GPG8Yr/Cxihnl2WFHMAfCU2VhjFP+DOYJHuLP8BzN/+Y5QCPTS+w096tyrvcimQzVIMxVLZoCT+DMqXerPlCVL
kc7cIXM9NSduqFejmyHcUXL4g94S5zjMAW/FK4i7fXZsVqw9ug7VAh+bfdF5GRznU+H9vmued1wJMdm1lnXLevCNzAJ79TP5ihzpGYHdYhpiVqeJKKe9wq7m
fuT0QlCkdfgGfoQvHH+dVzPWyDZzd2G9/D+Saujo3w+tjzV792U+iTmQs9i4N/YOMZbiPevJx1xF+zW2KfHV5PKt8U31vhZivPWY0awNnsHN0h2J2QJYMo2N
wFvknKK82BKoqWEtuM0doLpLbcAZ7z/IBPMb2zD8DNaSOueMIBqaT5LNpbFiOamZM4pbSlxVa/tT8r4EECVb7kdUc7a3tjE/x19TdUjaNsnWkD0uPyXyiV10
rBHnanjusGX5BtBZZC0yAbMJ5YX+9qyseP4VWZNUXW8DrXiWBexKYKVWZ6cZbzHnwF1/hF1PTaGzUf73zihPJOkHKxb/FFM35ASXRNyifnmH4mFwJ+NgfjcT
ZQtaq1gQ2UN0EU1gs/afrbe8zZQ8Jl1sAP6W2sqMEpcZzy8g06glPpZdZinWRwkwWUDss9Y0hMeFlG70WbybOYEeY52HLqZiyCbCWBUOjZfny+eUfa6f4kZ4
lqklckd5KH+M+mJ0iyPRB56Orq7InyaUz8xNE3qJl9gO0DtuRnjfAI6eyzbJG6XKaoSYYlqC9GXNrFUutH6Du1to0KAeI3WRrrGy0sxdlWgGgmIp/lZziMwx
dJb6FuS49ktGpVTK9B3wro7+4Yx2eo0tEYtYT36SvdSQuPU4+kRygUrq32QH7UOmMKaKpwPXLXogvNTjMlf3P0Q2k/vx21SU/A3P5HPwSLKtby55H3vLlFPe
i/Wo+0RnYgCzADmRsZSgkUKirr4ZG3LeAFp+F58Oh/vi4gLqbHwUORhbxJVThijfhA7SiexjeBlxpqc7u5DcDCRQRSJ9ZqnYXEXdrG1hkvjz1C1rmm4I9AAY
vDr1OHSO7Ii+Yd1AY/oe0dPQH/qdS6YTr+FByDdZYjX8cpbmh0hzkSrCAzRBMsn9+F5sP6mH2ib2ACrSp70H1H1IBeDIbcgNj46Cs/Cl1C9PxaxMfo4iGDlD
BLoR7cM2h8/ziPklYcS/Rl/PuRszKlCi7AumS4zHBrXw9hQWekvJJZjZ3B9c0yyC73tVzVLddvl27Fy6HTdfWqlEmd7HVqOusF/F25IXA+gQuLm366rJerN4
zdkazDF/UxLhm6ZK4j0RsoQhj8jIyilxR7O9nMTmOPcitO5pdEVLKZkOSHsYMYTOD58CegaSiWkagzmRb+11xRLa+fIH8Jw6CMcpe6ihfPfYhYRP3CCmshy5
FSSJ7WPWKoxunuZvfLZQhT5HbnHX5uYR+c5s8yXDXXwLnej6yGQSOjy6YDG8QfGjTQKr6bKgEn6NS8ufKj+Eh9C58hbyA91NaeTZKdWzpIFmpk3SBe4fbEmk
3hvmXetZDKbk17Rsyf1LGlJ2jOu5igYe+8tQB3WnbRkuvbLav05YYVrgPyLeASvELG5DxlC+UuidOA/fgB42H0PK8D9N+80cOwf7rPdbvig7mVGBGdIZORxc
x62WkUpV6/38ZeQ0S6OY1r42YKPxlLmMeAb/6l+MV3bMYQ/GtlG+4Q2sv9gtYKd2nPIagwKTrK/Js+Yulj7oQLgWWfv33NdAzeZJynhyNvYHOj00MvjGHQYy
qAQ+3jCfMppl4Ofc8CalKh3F1XefNjcF2sxJ+nhquU7nnsfaoLGEZHzEPLbsEutuKSRWeRfgb70LpNdSfMETagNRm8jyVDJH5exVVpETgUKQZLlgsm2bw2fy
8bWVRmoV7Rb4OHqU6aWbjQCfGnEFP8yZxQKpGdHWOj/mrrQo8hnVzbI6so86iiwlbpmXkov4BD7FcIR5REUqcVS0oifqWTBwXahBQnkRWCLyHn5teUp1Cm3K
3y7vZbbKV4i/4S+sKbTZ+DBLxDiXjiqv/KOGETX8h4GFjuSviSQ6OFiQ2998WWMVtcpa42JCD5ejJ6gpgTp8WUqVHnldmN/2g1gHEM9QSQBZcLGzo2kT99Ub
jf+Ef2BWoqZiolqrd9Ul5FViA2sOnKWuVQ1YzhOo3Bt/IXmkA5aL0UMjrMweZQPG4A4F2L3q6uTn+jm+lXA7tWlgPjKd+RzcG6zHBYTleTVUvdHpnxBVFnoV
uid3o7PNY4MTyWPKSeGE/ErKIvsz0Vh69JptvcHp+OHUy4S+ppqBBeRTYpWBl58ELoDRRBK+js4mK1Or3K2cIgxpwi1/qs25nvrDrMFXIiw2tOJlbj77kMsz
xNn+NA5RdsNZW8KRJki0sNw0i93lWaM97quXMwB/oF+gue6XZFySiBOYs1CBi5wBbDN+G49iu4vt2Hu+OKmeaKYz9QN/u7Tt4DQ3V0GIcLiX+YJ0DqeJd3KM
mu59hraDtmnFWkO1yfJB8rnrMfkPOR1rj1HcQP93X50NO+gkMJnYarpl6qoME3OJP/m02L4mSo0Tr/hrECR7FOzyDRBj2Oa5e3ANbuNaGt6x1b3ubC87vmad
rddZ2D1bPuitT0QpLfCbRh6/ITXUtDCynMIdWDQQGww6sRPY0d6WPMGy0Dv+oRiDZsC3NSUGk+YatMdwy6RzT0LqZX+Obc+0gnXKTdjAAN8EfhyTjq+JaWOu
ICSh30BHA6srJXqxOXJQPSA9w84RN7HXhBiXhZwXemSfFVsbNmHNDTPMM9jbslMxcyXqh6gErGmwEhttawMn8rvkMFCUHe3/KtBYI6m9386dleao24S1VCIv
873ZB84E6CC7HjrJEVk3XMucY/2fXBPwlXkVQFFUJxOh6w5K0EmQRfiEdfL+7XzOXvVlmG25K/LmI3t9b8lXoBc7hvpgsbi3MoxQxlwRrEBHKsvUyZoyJGoo
XzXFGNL9yqqoO4g81Ax3X0WqxNrh9ZlHnEf0Nl0xf8r4HC+MAc6XG8cZJ2gXMH+zQX2FjPniAvAhV9DnYWuxGfgI3EH2MdyHbgj7GQi2xFzX1uNKwADdYXaN
aRy6I2aPF3V69a9Ma9gS9JbY0vURHsSurHMRBPkNYg+wJ+ubkAH/JV90tjGNQYrQg8KLZfvQYkBz72vsFWC8MTKVb+YmNPeMNQUrlwvaom+Zr2h7bveiUXk1
pdlcsfEl+AN5Lu/M6IbGxs6Uoy2TYgvZ5vqv2MnosdAVT6fsxmy8qTx1EfGCKXxFNt/dE0kBa5kRKKGUVzqCKLCVnAKS6DnKktxD4AW8kZ1BpmgOABh6SCBw
P24YXOl3n3ws9vKGZSZy970ZYBR6QJLgWNBI6O9bCpaDV3nNSY1fh6XDFbBOzAs2ZBjna4Dthl1IffcjuDFx3XuBjNX31vQzzWfrZdTEgfFgdqQhBR+CDfX6
oMlCK99GqrxJh77Ozvc81SmaxQZLXAXkZMbpyCBvVZqCM8JmMCHUMdDSfF5zQ/vCl4cGcwjkmXtU3HsTB3X02Zgn+D/mkfhc/hza2duV3UKuNLxHksRkrp++
E1jjneRZxGDMHfF1aLm/AtdImcTOtF1W54j9kZdYAt3X1sTYTnhpzZeuCnFKc/tmdYBlZiBZOLwtSMwy5aOJCRPpymRncanqUCT2FcWB+/AJf2VXsZyqOwdq
I8PJ9XwiJypTKD/7C+m9bYtvkPMl/sh3C3uinEVDcguSCKb4YNMbbJD6l2e2GJI1wat1DIbx3ouojnwKL1JorI+6QhHpSMYVyscP+HMD451ppsfGXGmq9RvY
JE1HmlHb7EfJSuo1cFP3wjbd2p1cLTqUNYVe+h2TQHSxzAvyISXYFBlIHSL3ys+8KTbMV0YcXB8PNdYsJ6daziBXA2YqL+6g6Cb2qOHoKOVvWY834qvSSLCL
4got5nf4a3A7ha66JvoRUntuDEDpJdL+rfrQAmQNM8O4ToCDA7zr2C3qCUd3NdL6y/kioI1PRYYpdukouUQ9Lz6gZpr74MV0mpws78ZrYTVwObAiqXf98uZS
pi1yAT5Yu6J2BblLvYU7YmKRg/7eKm3pRDah+2Ab+VTfMtEsbgWb+aeERZ1q+8eSzNygXUp5W4LxJp0u3a5bE02Am5KR+GiuqtyRr0g3tiZbbqIHuBxJ5ab+
dlINAluQAbY9uRfN3Q0Gdit8W14rdQwOx3ex70SBvaVcRSZL/Y0b6b1SI69kjJCKLU3sneJr+SLVTXAPZpTxKv8GbMCLxJ5InHxCnKdpjsvIbNNfQlB9FdiC
E2bExntnY9US3NJc8FP8M7TXnirptR+jHLjX21q5J3R0J4beMzvdV8R/8lHrdDU3dow6KJhOdEf751B0jPs2Wxr7THmpbERZ8BXpQZkszZRVihcpEyyDnSeu
qLWEDlz/yF7id/fsLKOoEz7ZB2Bt2BCAJDMQuabcJOU8SDHXy3kfV0DXVUajnP4jMeT3ruiDDSV01G6QYTzDTjVeIB0Rg6VmaCV8umG2200EBCv5ymaH+7he
4+XMKN4rxpR9m78OH+GrukZin6Jag5bIBOM55kLgQWxPJUwZGJwqd+BeCtOV90gBfpzS+iezVZy7qGweUROkudzSvCM+I3EEnHcPoaconbDzcg/phjSGWwAW
sbGhUWAEle1YQE1XfqjngxnEIvDBXIM6JC3yxfGZvqsxdzKGCHWFqdLy0Hmpb6ZL7mJ5QFXEjls6gina3w2NrWScCi5CIzJba3YT83In+yYwDwyN0aNAp/uq
9C4ilUnqlQCp7MGeeglxFRhjbupniV5CYzlOb5EOADaCFC6CamAV8YFdB4aALHab76TxAmL3PyI35Sz0RuE74jazLmSW9a7uEzGa6km0UuINWfJdqje13i/j
JHxcWazJyNqIBMgUKoadt6hl8KaUhezP9qtORcNnG3VRDakxobaWloH2ilbpEZxlmKXvGIpUH3FV8B7iRkUTN1bY7R8DNXQ3yVbYAstFkIGMVteII7lJ+AKR
i/mG1pIKN6nsI+GPmGVgN5WsfSnM8e2Tv8FxzBfFJo6WP7mN5lPkUVeQMOBA2aPc5TdKmZlOKtqXjkezLPcdbke0MXcMrk/8kBCWtFBZHNqlDsQ7G2bUMyO7
/UnIE10Kn1GvPdJaPF6z82/XkRT+B7oD0LAlazLcSyhHwXQFWxn5i49ku4kniUK4PTJYO8fFqDnYJr+Dt/lGIO/NlK2mOdv2SNvDvhUyeYt0EbY/YkeyVRmO
6SzFxH7wVSO6gEhOEHri2f716kegymekWXhL7gO5wZxOnCJSqOpYP4fVWICT0StBTZDoqeDLYivK3733xUXGgN8EFuPf3YB96p+JfccS3Lu945RPRg/2DExE
NhINlaLqVUQj6Cw1RCPNJfxzq8m60PKCXE/FEH/SFRGQ28f0k+yec4Q4pY71Nja3N6bidaQ8RQ4uEFvnOOR4qSVeHvZybZWG+aUk8DVQB2BOwSliBGWa7M7w
p1FADIn3pEfGQ8xq3yu1CTqZbU4PzStFXIpZ3Yct09Yix9BtcLCpupgrOnxfvZnsPmq5ZAWd/e2gGkYbOs0E6+tIVyOjPB2UE/gXSQU9GXP+de1FJUnyuZ+y
y51D4IZrgPGE62G4VePlA2B44LrcEZ8pV5UOSHOlsyKLzMMugRLqU3UfNF9b2ygoadA68qtAKN0DVb23lEtsbWEXh3NBtalegNbQJO6mv6oDqfVkjDpQCik6
cRyYIDWHXapOW95cNdckvMPqmqN9qfr6mli1nliCDrZfoYsyM4nmcnduFl5TGmE8q91JjyIbWhtrbjj1vvRoWiS52nAyUR8vlTF2Zj5k2ytwcnb8cvEYUUc4
CtyR9cQbghvpZuTcG31bWYkPZE6Qd5jzQTreDl2KRgqtlqrcFfCU/SahSFMxKS4lIjzngXiT/1Oab5jGt1BOM9VZM1IXjIf6AD/aTAwXdoCx9BT9H2q6rOVY
8Rj9h3gTChPXuSPI7r50GybZoi+bX2JGdZT4PrTcshe7x1X3xoh/W9pDMxEbwfrSoetgrvy7O3vnsl0Ca03vpQP8a38rbii2IHOglCq9ho7V+5r9ypfCtTSG
U6fFdWJTKUxcy9/UMYLHeh/sQZbIpHKNSyHttt6+RiwbPML4wEjljvFv2EhVzMiOq0xv979jRwZHaij8bGicuTHRmKrilrXDwV3pbVx1tjMXzNKga5hdxG3v
rdieuMo/ECuCS/4x3ERoCX/H0FSVI2IzdrP7mThxnRkEjnn2BWaD74YZ6hx2Jj/U8IXvJU/2bidOoQeAnrrAjDFXFps6Lytb2LW57Ynt/HIxG58ZysN/UMOs
B8TbIEbpLz6HT8mPocWaUTTDvwNbwEg8nlgvruda48fIe4GrPjS/Dz9bJpBVbArcNqqNfBHU4du5a1Db2X6En7uMJ8ivsXRqKVig/GMZw5whY2yjZd53lRod
lwRKkf3Ca3RiRmV5pDSIn6/u00eJH5nn9D1lQ7C/baDp19bhXD/rKm4xkWboyOiDA5VmyB5mqDKaGW18qKsoJLB94RTPMjIgVtLGcKW+SvQrvFa9c3V/ELWo
P80H/Dk+LaYQ9ZHryg64KkiUPogzbGuEVvrzIIcZ+rt6U8009ws6wYTR+6X+8CPDdf8KvjcWD+6xN6JfxfUS1uj+kZ7Sr9DKTEVJ0N1wvHcv8FTO+0ubrl1m
Wob9ch8pexSvxr4VdiK1zTrlb9EuHZJ00nA2Clc2M3FNue1QOd8dtR41EH6ltOa/oEPwUd6q4gZ1pLLJOwEsIpraRoYWkPeR1UrAXymQzPXitzuK4D99P4Jv
gY9r5ZmLnAAloL/zCPQKeH19I2u7TomNgE14oGabCsSloI2xEz5MuCzVFCf4nzh1xvGajlC32g5oGLJcc5pts/QwXNO4wb5dGgmCIZxd9Xt16oBs/VtNM+UY
M0X44evmmrsxy/CCDXBN1aloZ6OMbdEs4d6A00bMlM02cb8wN4Ek8Egc4H9NFBOpvol4IfRDqEl2N33Qv9J9Y4rcfsTGZuNzIyZnNOfe+FZ47kgd+UN4H4oE
rsBdpaq8V3jgPQVucim+mtCQrErSFxHN7A8qy/MBQg325kuPlS2BJ6BIXSzaxC6gHfON6ysuwjWgmjjKH86PN3yuoipNfruE6jHaGIunxPtX9EnvPPgkk8MO
MX7GWnPlOAv7UwGGKk6d+oc0lk8kfcQQaZbLL/bl+ueOBDnCDz5C2M2MY4eLHuNg0QRVNMwXZuKdybXYXmkeKJB7Q4xwxzCH6cjdhdsZBhqHeh/7rNwDkMQO
MQzwOGD1t/MQOLbOlCVXhU4GE5uQ0dO0zVBCSKCiRJrbM7N4LfOFWyC64W1iTT47MJweDUbjO5UicBH8wXg8240nBJybaLgEf8pxRz4S8xgrdE8AHKE56HRG
9Ae/xO7wHjHPkCpVEZoESxlIvu3+5TmK9ucHa/ZlzfQfxLo5P3nhuDiYwBoxJ/xz+Y3kV+Qd+4bDvA15mk9k+/nHs1/9g8ma4eugRWCWpz3X1T2BHY/sxuaa
fJo91jyppbG/a58rVn+OKApUzO4JDLGz8CvSau4WuAwiZUmOldOleswTcRdI1NwSV1krZQ4WoGAb/sTvczSofNb0EuqwucgA/4I6O7NnmObzGlATVzI/wibJ
lsewGYDx7RHWIu3Z7/Da7DCurjsNPHRHm97imMTzO7kAvgGJlSrHJPvXGmp7OzPl8XToFrxOmwYPk2ths+tu9m0I5or9QS0l19gqJhli/QGovMusaagN5aRU
r6+UZdM1ccF2+FG0F1SI6oQ5zpruinAz0mqchiGeKOc7Q4LKM5PRfnAtME78xWeDnnHNDKLyy79p5XAFZw+AXINtY4R3neKVegbSg20pgpvso9EbCs3NZSaI
h8R/2H/YysIQuLzeSkyjtglu23BlnRrtSJNuKBOQN/Qk83UqHf8c3Am3oa77e2EPWRmpF3MLTUDC8I7KhdAAJDXrETkWfirxeLvgRpNNfEVclvc47zrXw08z
2/DfzM/F9t4N/PqALKF4hi9NX7Pu0OpmPgPNJxrQ54ldfh8XE/Pdkx0sBw0Gj9iJwcXVD6l7agB0AZKEsKANqKV2gxK8fZ1LwRPiiTVFKud4DuC8czYNP4b/
hnuoi2p3x0qMVV5JQ3xRgZGU397evM++tvhRYfvgFXOumcKTyFdIR6WsetO4JlDgPSb0IX+wtPjW2sE8JhiwXgMPEJKdgOZRKyLniU9AtjjFWTtWJj8RuWR9
4EPmc1vkBvQT6TO2PnBKvSfRFhV0osOJaHO8cErqFXxGaGxlxVivKtqJIuNVYTtXZBYT6IRfIcTUjD+eUata9/CrxHNxM3vJsBI75w6I4f4SfAq/JlBL+gRt
lUjmsNNhWKbZZW5PALi8sIwMgq60QHYHM81tkHcaP5GOP4cJMBArUpqEDiscWgmWhD3iAddmbA847dtCTqDHyT/4AjlPOkOWxbrKSKixOAB/T40BCn5X8kqq
MFh4apxKvhcu8T0tx2EbVTW/eiCfi7dMwRr6DNgr1IxMQxFlP4MAAZ2HliHK0ffd5YUhhkPMXd9Vczifj84znA70sd/AlgZmSZtqVRS6yEFzDzoGLY/8tAyl
eoJ2UmPFaC+B0iyHLD+kbCJAR/B9bQfpNfx+8QP7WHlLNYm0+6NJx5bLwWX89iK7E5fqiFmGI0ypvxz3RADwBmVxjW+EVpjpfE9gcSPl7aE28km6CLBKKVOG
P2pKB9VUjdQNtDRP8eTH8P5o//rfDngdPUVM8mrRz0h0VgPQL6ccguM91xT62gTrBsz0L+ER3n5bA+FgYKjrdPRl5pOxxDfYN5yttFnCX2JakTTs8PfkkPzH
6gLxl2FUjJYtUw9x30Z2ia3k475xhr1EC3wu0g/oET1uAH2Yd7RfCIhflZrSBaqB8h2eIX5TjhgXI51CaZaV6gIPueqnOqDORP19hRZL1da+CcKWUASZ505j
nWQz03OupnqHXxR4alyCxHLT6p3XZsoFYri4yN7D0ItNipa9r+FY/KSvrjosO8nzQ3R67gRGUfbQ2VDU5vEBjbGreRJxTTXxw5TBnjQTKqX7WWmIslPSWHPs
y2mjuaxVY0uWwuBiEysF2JHGW1B/qiuOetxSLt/PMm3zCl8q2A0lqTO4g/xDdaB6yZPGUtRVd0+2m3Em8S1/VmCokCQ9hr+rbeiq6lO0eX456ahIUy3kweo+
rjqUzIXkZqlThXjHZFZJ/QN/BroyRyypqMV+JFiMt+I6epYy802VQ4Q4S0n1L4DfFmyl+lFz84bhkO8GnyZM4h7xhWAC3hfvo24O7pPJusW8KSS6NOwxzmGv
DVLs4XJ5rIL5CkYE7ijp3j2KRGTBK0DHnDiyDSwI70WYLBdyiB2Ud/kLBBy2bOrg/SIIXIyA0m21tyPbyfP9A6Oz6K6BYfQ5ZQ3YxNVjRgshbyR6QZitQ+jn
sSG8uzKTmaBquZ08GtrAE86twTTcJlvzGxa+CsTwHeUXyt+WAaA79N10ktFJQe0hGHgvWzX6xcoXtWzkO/aZGMRl+gcowLuLFY1z8WpKD+iI0k/t5u2NX3fT
xDPpvLLd/ItdL5/FekZPxBvp+2Qmxi1UamPlsL/ND0wf3Q6yHzZQ94EaDl8n+osOOj1Y3tacslqO0W/BOKqZlKqxV73ja4pkgAVcdfi52ALrxlcjN9IHTb8d
ebAauSSQ4EqDk6UMNlatiHwO5rsP0iO8ydIHLIxz/l73suJWqWlRJbmES4yGbYuEeha3NFt+Y8KQiKiJRBlDfOgLNpN6HNkZryagbKK8X65E7BK80N9Ye5jS
VREO8+/wk+aqcTUD17c2BLHWReYp7F9sexWYK3oL/Q38p8RS5gJDGLVojJCrjlXnhT74r2LrDQPDaprIvDhvNNsUv8xs0F7UdEOh5BmMhi5UsMTUYDCqfNZ1
+Kj1DA5ZsrxtrT/8Wl8IPWoz09GYi6xL4/By5aL4GO2uewLt0tjVGLG7JUvpaWxsNik7s+PEPKgWWEA3oKIDU/M3Wg4ZJvJucaBaX5iqpEox+G31g8DbNgeq
GUOGRF9ljote4JvGjZeHBPVKT7ECr/UuNiyPscNV87q4HURIezO6u+am2jVQy99HHmHbKdyOuUQtyn/F3xJvu5pSi5wMtkI9jU7i63vKmi9KtUBNzqs6RFHe
qhShM13R0f8wTdWRhjZZd7kFpjaGVP6j+7s5le2jNlMS+S9CJfYWOUf9zPYRw9i9ui/wT6aPQTU/1G2T51spfr6wU6GMC+Omxq5Sx2d/dl0hW+v/9FYyjAqW
cZ8I9Mw3y8v0r/MNoWPQlxAR6B3cGgozXQz8ksuQiPcyfIvLVUaI84iemFW+FGpG0OwAfyo6nMU9jcmd3EZ0OhbPMmoVciR4wTfwJEG2mDS8HhDqTdUiamtw
WAwntimblQvKLcgi1mXuOn94W2Dv8CRJsjQALfAR+WfFgXQhkCkdbUe2y+HseChlzWL3B3FA3Oe8mdAKKYZv66qO7fL5xQnyfigc9JRHGIcJLZCAd7avCjgI
DN6LgZdSW/E6WgZ/qxzmcSqFSxf7+sYy/cgsabPSzHhGeQCu8IfMacbVdB3jnejGPI+v8jfmn8kx8nDQLu+jvx9TT+kMt/PYpQp4Fj/RWWBaq5QRzXS81N78
BL0sLFKSxapKc9kYni5M8WRL+9FEsie+CIvEk8WPhrYGj1gm94CnHP9SvxK0wzcSlwKPgsnyhUB5ThX74j3xYQjNDifSzQP0DjGCvKztRv3Aa9j6kV2lM5ZI
cQoTZvXCawMH5W28CRX9e6QZ8np7fywP3gmnCoXiIGgcp/HXENbyZRSAa+D24jx/uBiv3+/y6SfQz+GS0C/DedBLuavmcfPEQ9Avfp1fA/xx2wyxOqtY3b9a
3im/122xpBqdYggEnXP978RbbF8wHX7LbRUzTM/8Ls9x+iIYyX+mU+Dqnr9gE7PU6IMzTQTyXH8QquhpoX2M/IHnmSHVrThzb3mXq6eDCehf8GGvqr2ND/Bt
ARHcL2G8oXn2THadoQPBoIXaN0IYbFSKLXVD49BKdDfxFW7hw6RblrpKMtwVXhY4Ai8Fx5RV0mtxEcFGr6HWmJVNFQzT2JGgDDoU1AErg/XIhepJ3sv+RZWl
KuDVqL2aLOcFvAisRRPENfqD8P1YB4egO+sM4r3Ivehm3Hl4PRUnwpzqfSdM/c2zRZ/K2oHM5vr2al5EL+RKuLX/+0wnxrJf5De+RDHJ3R0LaN44j5qqrsbg
7ehD1EysB8fBGVxW1osmTkONNp0BS2KGKGU1Q/Femrv4UWmu+Dc1CGR6CkzlvGZ+DDIf7QBWEPcIkl3I7oBHR1ssjeC3/Engcz1S1lIhap362LzH8jR6tEGW
quLVvKPYW/Ixtbq8wvud6qrUULtTOeplISqzwLdH2YPXItrhfbgCf0u2a+UFmnX6hWw0IOQ2hkFx3ZRvjBcd7jkkXfZ3dc7FKeN7eo6AsDWxkdR4sCk2F1xn
mykjDGGwMzuB+urWudZaPhAT8ECmRV0OBzDe2UM+oHnCt4E6eC8gfbxd4W5sa8FAnmOHCJ22EvwNcqQEED9XTWTw1tofwtoMrb6D8ENfws7FmpBz5B84s6yJ
2DOOhvoJbqEmPwGNZDvyXcgrxGv2B1myVagBwz1zzmnD2BnmwTlfuHamVeZHlhemG/xgeLSSoryhAuQEpgjfxx6M3uXqYaqnM4Cy2lPYEU5nmCCPdYvKcnaK
PIO/HzPQPdXwF80Y87CLWBxxEPmO/sPcJxvHVMDToKb8C4oiDfizqNG2ytJX4z25t4z6p3D10bpwLXYNsLKrCLdhBALhLeUix2uh1Ev4BhTkEBtEQpjlOuWL
QXTBSKIX3VQ1SAf1Q7DD5ie+/rbDcnlqkMCAytxaYKDSYpbjY8gr8isXhjflRagoYThohZbJBdI1s8qj3DEcFxTebcCIruCqhIhz8TX6EHLZuNqX4U/35pCX
Xb2Z+uxRVhGGwc2NkRtrApNYUelGtpKeiVv9UcgU3gdHuw5BWeyh3MURHv0F7a44LxRwDsZ7eMsEnvGJ3rLSGEWNbGqob0S5lcZx/BJhJ2vxP3ctkzzwR2mf
uJ6tqDyHuqDPN45hWmoc/BZd3ezOXI64Dh0MwpTdXHpCB1OJ2smeCPdEkvBWpodUEOyj7pifog1BQfwoMNizJ5RD7rDMQH6ifV0nnMNNf1V4RDWixwYMWy5j
tRWn6IqJUqZ7OmLHoNum6fIBKN+QzF0BZeT7nIaugnfDx+M7xb3xyXJP5CIpwi1ANWMRrGMj0URuFwgL9pB04LV4XCN4w8X64nJuBR5m7qXpAh9zxQkrORpx
Gl2FY9V66orgIirKrIhWGqen2wLwKrm9/w9sVP4V8olgU3jbXUcZbQ16Fl+ImK3NnQec85DhluhgfcmmNisskRoLp6yvbG3kVqZt2FJ/b/UbUluq6C0Pl8on
PTjYFnoJZucvlDtqWeMw2y9/rUA0dUDdrz4nW1A9PGj4OmO4wcgNqNs695k6TlkFNOJlc66lNRvFVXdL7itoHHkCJNI4X8FWbHpuXgdXy/TYzoHPamqCXems
bE/RhHZTTe0NzdODHqiN9M0wLTBQrIPN1PdicbQUHuwDnt22m9H1lfHENnOr4FakrXzXqlP2WWzEW+Mt0IrYpNY1u3Q58Hlff1OiWtnLgSy4jvoc9Wke5TcW
/qR8hkK2MqXGhimfrOu3nDDE8jbssimNOcZmKFU3l1e+ig3hs76nsCdgolAdTa5TB3AVSK+7IlUIrw42xmcq37ceBUaqwFwrf7KBlRsG7tsrcD1xctMbVpB2
+juD16A3ehWPhz/jbyK3yZ2UCdF5gTTNYmN9vr7GQNqD55A56g61pzpCbiTpyZ3idrYn51deacpGRLqfWVpax1AzlH6mLmB9YC3dNWGFCvC33LpgL6VVKNFd
Lb+leotsqcyXNGaRWMn/LUUKy9FX0HFshbcyaGa+4y+vfFSbmT8blomlfKItHK0T6olLWKvfq6SxleGDyla5E5tONaebKm98dnED5ZSyLJfoeHwQWkVsjtcR
xkhO5iSk946AR1kLtcDahToiPlPM+rMiDtraGcQMbQ+bJohINNnPMBTYPU7hMvgYFEA9X1JBM4+O+Fu1yuv4hv5JzrJEdzZGbO14QOm4zvrR/t//gdJIaBsa
CP4MzcAk+BNXx3oWveM9gtS1twxdVxoS2/KH8OFstdB6Yq8yUjobOOWOtEU4q0jJ+Bj+DTWEilFPkBbiOWmPSakXxyr2p0Khb5ZhMVoVuRPXcXNlpj1wWcNA
HiGLn9xdva+Mo7FZ3CLY4c4VO/BnmAZKOeUvuhfeHfWBNPwqVytvrWGTso4I5h1EdmML2VRQGztImFgb0wg/ooznYrnWyA/4mi8dmcf1++0d+1Nzg7XtpxVj
5G6KMbsQWaoMLzKF4eH21vw313LwnD1DxFr6m97j72y5WgN9GZ9NL0U3i22KjnrrUYf5AS4NtViuZZsdk27oG3/VPAPPqnOIaSX1pqtaa2veOusoT1xHzX34
LOpa9AGbgthty+m9CoMNdC+kl9JPsr8JEkZlDzNuJodlh4PNlA8mqSkyRiznw00vRQ43md5Zy+Q9c9oA5mtsOGtcqs0TtkudNQvBB2IndUefFz1ZuodEB04T
o9jzxEB8rreN0hWNQ1MiaXgWRLrDkPnGPSgJb8C+Eu+508IEdiF6iO2A1//t1b9CKLRb38b5Q7dPdwhWnQi7SXCINUibcEFUY7awLexTLddDvZgCTT7xQPki
rQhMpMYqq7yLjbt4OU4H6XLWimbhIFSLuQfu4d+ICTAP30X3+JaRvYWJ7FhiWvYFBTV1VhWZME4XyxtwX5KSYPio3DbGYmnwZUwrLDH84B7oq4Ie2qr4U0pL
uI3r0FJlNiRxWkDk5mNbudpENyTBnwsqK/3BS2mu/QmZKLjIclFlwEl3C+YJ3BJkQG8CU00jgUPzF/pLJZUTygKzFdlAHwdbxP4xdnkzMTF+lTBEWkDV4z8E
Cqm+Ch0qdXaybslbCOYiHkIDnyfGyJ+QxezIrMfMLHqRcl7ayFJoV2KXvyZSkx/LvwNdnDQxDexiK1JjcSMWD5KRB2gsuRD7pN8CbmesqgXlybpL+lLPM3OB
rrX+IfxI1Ck8IYLt0np6i7QRz+TGxB3zJJvCsrsLoVwFqsxOJM/bu0l9lLG2dlI7VSYyqZBwKq8sHskvMM70dePuQvOjl5u61NVJqcJZobY4CvfL4wM96W/c
EmmjxCm0oSIoz7lCiyC6YB5k8YWrufx6EE5MlbKh7uu/gIHcYPBFOelvz2vggNhN/CMvwOdww4U07AmYhLoM/eFi0EQuYqqbmriucUdJzoP5FsGluklMNaa1
N1bbD++rjgI+/DSfTKA0zC6Tk0PvNh/nL/McFoHdw6Yx24mT4mDCDu2C6hP3ETvzHA6Hnnl7e+3wa7GzpyuzzNUsN4w1xT5i3oA//fGWTsw8rAha4zLSl80n
cpuhnQzVPLXQNKKz8E/eLGHL7/PVr2DgO4gW5keOQMZxJRSulgV5xg0JdTOmETe3mOSUwB/GztyF9fWYEfbl4BfH+UjslKSnzol1iPPEHfmnaQd0SDrBXhC6
c+v9lsDMut0N2a6+zDK4rP+y8XLMWsNh+Dxb36dVOks1zbOF9VIYVBH55SuTK5qeCXPwdxurqF1AzegazjNkZ9cS9B/soaEuexgebUrQ3FYuqBnKPGNvy1pP
L/E4MV1pFDPaW5PvwNX3Lsxd4HrhPuN941/t7ZgLsROkttgEvAPSBvRDsr2La8+NnY0URU+EPhDxxH4wxBemXekdBxL4REMTZYqyhent7MdG4ynSJLAfO+ei
KS1MUA3ghbE58OqI6N93dhp7DWWa+uDZYhpnEPdy9jVRrvu+ucpX/gPyzPjMZ8APuwfRaxAYT8MwfQxxw/3N+NW/WPkRViG7hBvKXmD7AH32OXRuzgc8DVTC
W4k67otuopjrGixnwNejcpG3/pruHbHP/XOhz2gXxpMXBqxo1dxR4iHjbv0OSZDGcpXlx3w+stS8EL1A/kRwZzf+OTj6u9t1hC9ilegcNJmsxFYKphIHhLVS
eXc7fhI8TphhTNEIRCj7uC2CV/O+4WvwiZwBWpvzgp2Brzf1oZ11r8T9QCC+gcEP5WAG32xQTSwDL+cuRAxmqzAREmb6w3yNP8msZqpx63wAms3s0Dfznohs
wH7BCaVYqcSsAAraWijxZ3pMm9axv7LtbJ3oJnmjTEPQCXg/rS7im1DBUVHnpY1k0LZW9ynnH9cYogHa0MkSe+FwfJr6A/2yeRguEhB+EpyCjyOFfA8sRKXh
/Zzdo8eYpnPtlGmRs+TmSjztDVakmipbY3K1t1mJcMXpKEQ4b20BSsSS2DApAhwiDvkoKcSngEOcHvgMOr4yek9qwzFcMvtK6Bpn4tJ8DRAfexl7gO5nbpua
GTaqp+E6wmPLQnyhWZIYNT5/hOkWd11ZpLHx54WlBkborT70jeBPcfd13zykMEpdzY5UfzCd3ZPgmsIeXydDMdXVlYp55Pciii2I0hnzlAxsJVScWai7G7Me
2KjWEUk+ltvx24t6a3szD1gq4HuIRFtzar/pl/Q2MEP9A36Z1QCWxFPgPl9VOk8WCNPgceopJcVoDByEKpG3ZRUZ49kdcqjR+WuVHqaF6iNsQfYV2ANvlpIJ
KxRFNFATjT6Xp8Zo42D/ZCSX++K8uRKBt4o5UK/fd6U2W9dtKhPsFZlQ4YvrgX+v8TBem9ouxypXhdVEGk9hD4xDoJaMAV+BnoTCA+cDFkNNyyqHO0EMPeEn
MxPdNHIlZgVWizmp26L9yTWWmhJLWbuhLTtL2Wcaw2WxRc45/g9YA6EmovU2J5KYvezRjLtiBe0X4rsSDvJNC6qO4X5BJFTeb4UGkY0RxvwN32HqvXELMgwq
2JLv/2G+Y+4gJEcRFc8CEiBgS060sTdIQs7Ftsy57I2Bp0ml3AHpuOkG7hO6LZ5q6WrpTQL2NNjN9ucMcCOphiiz19VHaiWJ1cM5mq2HifXamcIF4/fsh/A6
BFn71HcMPkMlsbWxv5SD4lTku2mm8xv4CeVxdQ11yTNyNVs340wS4r1R67GfpJ0aaUrldjPDzLvAbdUU/RBZmr83tAlMDEgRKwIpYJ4mA+yU3DG7M1Shq/g3
+BxIEmYr9YwQNjjvBZzkKfafIcuKg+T7KlAuYdlwPvmM+OkrIwyTL6mVOId/KPUW8eILoV/iHedl0xkCUI+Ev9gfQgsDAT82GmLP+X5pP/LlcxdGDgBvRCX2
Gd+OcxKr0PvwcnKBj4AQtrOxO7LHeIW9v7ndpktyNRoV94NuyiFwWnFx0+UR4AK86Hdf6ahZQZQSNGs0ieoj4qEYhk9S39EH/fvECpmFargwF//kHchWwx64
a1B6f3X5NM1gw/FzOG2OkJO1CNfc2wg7JObw+2hCuqtD8Ks6RmyofyD3sNRFqlkcrtugRfwFgwnJxhV9e3I1VVv9mduIaowI3l/gpteq27zxFlcT6PRnCbMH
k1Oy39FNA69JCN8Bd9EQmImMpVqTj417DZUUf8x0UMPTD9MQn7A2xlT/ppwW5uGYzlSqfQAjbN88Da4wL71ljCupIcJjNJI6gkLVFxtGK8uIG94g8Q2a6b3g
uyww1ih5ifRJbMAsoAZJs+B6ion1oOUEuO4Ge64QCY6Lg0JLc7+J77yopiL9vAAPOPBpVLJxHVEJGeeta47NXmu2W1oFq+UkBBpZopgEVouPQDFYB48nxvm6
GjfjM9nrNUzIVtzGfebH1jvKdRdgfgdfYGiGT6b6sCuJKCEc8yK9kT7yCeY0fNHdgXLi38EZ3KydpUbYjloagNHQBLPAjbKl2G/R4b939UqqnvIFi0bmIKnY
4qw+eDdiR0xd7x5XQ+/M8I7G6dAL7zBmvCsr+hP0wbCabEbU91z9XW93rALVNd53HQAZWojuRHYDVyGY7+Mfgq6G29CvzInUaPwuckKc5R6GauE/LTdMa/2l
YpvYS2CU97jmizRLu0E303dQsBNHwEfxm5cza4kx2rKozdJf6AHvwduTR8UMsZNUDpQ1biU/UpWFiZQdr4ubkBiwJKuhd8L6WO0s33nhTFRSXoL4BlsdjZod
RBX+p8VvWM/ZrCTph4aDx3yR8kI4ZB4tRsHx2jTmiYYmu1i1cIotjIfNZbmLNlzM8d/ki6lnbH/Eb6sl5hgo9AXcQXT9L4rLwr2p5G3DFC9aWmppPEfmWJIW
d3d3WNzdYXF3Ly31eI7MHEnTFnd3FnfXhcVdfsjX7x+Ya6535n2e+4bzxe/ECpxFDfBMf2vjLIVy5Miv5US4G2V4x7BrXQfJRSgktGU7cd3lnc4eWBysa1oL
AnxD93fcRFr5fw2XhFf4KRiNCKYftSlXiBORgu005Fu+8KtTbbhKnLDEW1nxBX5PmK+28T+jjUSEEhG4zNcyrE37Ypjt6+8paX5o6+MSwEV8l366d52IGCXh
zeYu2lPfYzIdnuUfBgSxmvsl77Sck1Ywt8i18LS/daiGUkbMpSrKa4iR8IFFw36F7VtuwfnCgvxV/EvvWPpDqCrYQHST72dPY/ZJc+XRobD4oWg8V5p1oKYO
2pHtSIe+0C/tMHuGLVsD8i9AFbGBtkpl8q+IpVUu+Rk9z/jSHOFulz0XxeMzU8s5B8GZCSfoGZpby5f3C1+ENVv7mWc6Pqk+/1axEbsGurHK4REpMeCRKVtc
5+4K+gmtkx87AyKG9zB3CXzXWxFPH7V3sI93VFW78tGB2WmVEJnwQP2f5bXhtTrWN1t/El6TLoMDqArdkxtOlqAJbbS9N23jXjA7aQc4We94cCY6L6XX3YR3
xDoTfdgTrh+Y5B2vLk3aJ3x1VmC6Yj+k/8xjmf+0Xlw5sCBpD0p23AYl+IqaU2lELuQc/lnJjdirxCVqvHJVnG05QZeGz/OrFvwga+X0td6V9WpnyzBxceEv
dYGR8jvZ5GDctlm2bNRGPaVNhw2ELvTfxlSmhnk12OGx2Yer9YR26F/xkpmj3sqTCo77YuADL5CbBWrkGb1AUsyN5XnSUPA5MCK3p0sgGwr7ta3MGRY3z6Gq
w62kxA9kT0iXA53pw+g/2M7RzHg896ySgV6EOaV/zsbAf6hniCCOMjWgDV9C3+XLgttiE2y1ttqxg8qEjoJE9SldGUZpmKPArhVesE8Iz9LfZDo4WLmtpa00
znmZysajLBM5vOzagkKmqXhD+2w6xk3Kf+R9jzqF5lGLN3RUG8JA4QH+jnpPiZLHWvyOOoVducWSjPnpa+w4riJIkucnr8PLwPZKJ5ToexRuhy+3p+XTiYL6
luzg2wY3q9dhadS4+GapVHuVF2arqQBXM2E3x3l6Qv4p1En3MNzWFInPDBcSK2DNlIZKPlqlnazR3jtbqrx5XfZKJGNR6l1pktzeMse6wFYf6jRNrUDeQDtB
Gj8yf0J+V0ccP8qmaIXcmIIe9D9Ud/VRYEZwqyHV8t7yUfxBemIGQBvbXHmAlTR3tuSGbEQF4bp8JPGXp2zSwSTJ+9OzO7h8c7MEV91ccWJua2ko145ZQ3ZV
h9dKoP5H7hU6gpGGR5ZSzKLAMuwc90j/Kv6R/RoRovoI3X16Y0ThNV8eO99W09iETdBVy/FrVeirqD49GtYL6pQFWEP9A2paKkZWggpoZp1OmKVY0FEywgnm
b9RUNJj5yEbZT2cLMsiZAD8o23C8eKL/yhekqNDLAGEb55lrXQF7+HL8R0168dmSVu6isB6mS6vUr/CdHJE/FjtDjAZzuUf8ZAyJK60VDI2Y8Z6bxEo4hv6c
PZ4F1A0pzbbG+DB7vHSHpqQM0EfMkmWWqJRttJIzsOFuHaTlxiBNeKP09bv862wLkzZQM2hV7BFMUAdJvdTF4mV3I6EBFFEk1c3+XVtjH8vNYycWZ+0S325y
lW22Ijk6ct7wM2VVYgc43TbYfJfo51vDHzC8Z87aIGhbtTS2S54r/uRPg5JkE3hgy6mEA/wKcUOOHfQVUqlDYJ7ts+mB0FqK5/skdlJL8pHeW+YVSnVVD78A
m+U3fZhsz29DPaSBOMLqEVa8mvBCGE1dBUeY72n1+YHaFXW1agm8V9qx0eYq8GrSVj4Js8NWxun+2XgcjBbrGNrAQdgtyx6BJQG9BG9q2B3dDtwgGooX8XjL
ZmIYV5JxoYNcDeqSOsE0G18pzNmyXmuJslUHvVD8H7vMNBHV8ZUQEhBT3KAL+SX4QiZS1MlTQBRaFjxtrGqoFXgTWC01AbG2ApgmNCYkZiF2jCpBu+XaJk1s
778BltFIPRwslI3U4IT2cleilwVPf5fdBdyhZom7+YfgKvPQOt6zhpA8M/m7/GawQa3FhbHt2mqlsVAAlsoPsUFCIy0z8MHgAGPRPP4AWi6cZCT+Lp4uDgpX
AKUKks3DOZ2Xsn9gM8g4Tz9tovxGfZ9rzMuVH8utZCSuVZDQ3QSozcJdroaq2gqZm04jiNNka5q9rrkk10PZ5HtAf1f6YnW8q8yl6AbMPhsFaDiVh/xVgq9e
QZroG2bNyEunB+jvgJLyCaGd7UliIvXS4qx2gHxcab8203dNnYdO+1LUeyE/via9gjts/E+sxg+tujUwx8NbYxzP4Sd/DBtvaolS4gJUfXs7MM94rkrItcj8
PshEfZe2onswyzhXf0AuS1Vw3pc/bayTdxr+EcfhH7DLPjpLgfFSK24DEa8M4yaAdPYGdxx9iB4slNPZ1FfFeTNfKBL+xY8ip3SXGpnakpwBp5l1zrasRRgi
J7NzuauURHW2XnEQynzYULspVTVPyhMzj/tnmLuZ3lh+eiqEdqsHif3hhqpPwbl2xed1wxvAOCmC7yrM9M0mTNYlUkVyJ3bZPz9Qj5plmg62USuo9rTPFgaL
SEWZz9b3L/R10ZeS+lPGau/05/iW1Eh2DJ1IGpiJ1Cl1XmYboXbgJV2eYdki+1sS0hWwI2i10JjtLe+ld4OLIs5KbJ/cDsIXNoEaBfowZ6uW5FqkVGbngC6a
FvqoEM6OztPJr9Rt+NLwXHmA4hbcfrs1RN8k+sEyzrPcrPRJIGCYasnx9/KXB6V8d8zX4TzzbHTIbCROoGIWg3r1g/a3ZgVOf2N12OaTwYFcI2q5GMkk+Rlu
cWiraStVTdWoN0BhODaWmkEmUDS7Ir+SVrl4zzT8j1Qq+y1/1lzBugVrad1DO1AJNU1ezncBz1JjlK7mXMQIBVhPgz9xlhiHx5AjkQ8OJS5YLye3kM/QBxzX
3RUh4xO91xAuljGvNqwMbHF8xDjyptgV/DHWgjtQHewKNpDezeTxOz3fC/Ywry3fxeV+xPSh97m7WBcbDGggbUd9UVv5lLs51Y3O4AfAPPYWNl5ti1vykWii
e4B9TF82kjbaMm1R7DSsfDGpr5e6o9mSgk1EwxN+ukeCBfQxO8V34zj6LrpIzCE2wc+uelJQ/i5G0S8Nw6lXGh6+nF/Z3J6OTWuotadL453Aa+FCcl2QpbI0
oLfhhW4v/Yp/yY+hJ4FILZP9iceDQOAjbO/dpM4Tjmg1aU7T0+U8t/j2yhN5CTEp+x9Ttuu52IddLeXDKNSW/0K0lG/HF7muB0aoWeCd9zx2RF8Rj8VOkCty
bhnWC00SnoMlcJP1sdDf98Iepe31OEC2jOTnrBXrBF5ix7Irx7G5Y/2BhJP+DcIO/mixj9fnJ/Cf+JX4J61LYGLoauBz4Gbso0Aek0js8vnAd+WnlUdpfDtb
HtOHyuMrMCvMg8JnBSdqoyjGKupvMZGKVk9JUXwndQDbrOJ3WCn4P1ddOVPZmNsrp7LbwfUEtPGIdwf7D6yfg9tPq6WI/fbTcj5oL01QfsPOkhHrBAv4odo2
BtO6ZC/JPGCebVgajFydHXiYVqg7HmioeLQiWYoxqEXoNr4yuNVSJfs+HZZzjYp1qPiNehh9PXRH3gWfGC9y1bihcDlRV1cX/+i6CZrwJ/1BECuf9My3ZWP9
rMbEl+zfVG3su2cUX4eZhmvCInRJjFNP47/ELwDTxWlzQ3iovXdPMEWZqfUn68D1oY3KzeAzdSJ/wfwslOVIFKJDFcNz4WBlAKyiRXrqcmXwWHmprbnUiH8D
bshPYQw6DhYHhqvv0WQ1jX5P5Gmn2MXgLXHFm12s94tII9+Yehv/24crvPQOkf6r8iwwkpkKkthdqDJVS1nsb21/Q6+yRAl50TIVxdaCs3KauX221dp4Wzpa
Io9XF4VAqJ76mq2MlgY6wCtYHd8QrDp2Ny9s2yXZiOugL9WWUJjy2bHmZ/rN+mv4JHDV5SROUFU8w8VP9P7gGcUHDWy6ebdnuVhCGIe86FbgvBQFhqYfyzya
YAMuXZa6xqw4qphmC0rmx9jNgQRlnKCh4WiHMFkIy0P5Slxv02psm7msOI9Lgyr+1ZBF7SH9W5ZqI+IrwmO+f8VY5W+ip6E+/cS8nK+LP8amJn4P3s8rCb5l
VxaacWFLe9tfguou5DbyQXBDT9H/hvYotWEHdQ5d39w9e4R9nOuwaxosL+xkKpvOWFfIkWqa2al7IY8IdQPJ5E6ElO/8A+WZNlVpi52mF4AfwEymC40d5cKR
zH2xuyI49PArPEd/Z6EQBySL3rYb1cDrkq+x5p6mqtvdmpvm6yxgbHN5pGsKtMKNcLA0kmCId1QX+V9xVtAqPvS9NgzJjrC+jcZsM8l6zCf8TXyiYUJwCR5H
/GfunTiefqB1ov/TLro9TCQT5I30dhr5cf/k4AZjVeyEWZ9bo8oK3WEYRTSu8ct6F1jE84FGzC9nW88mW8dsVUyhnb5bmMuc7XoNZuiBfE4yke6MC3KsON8Y
ZpfyVqk+mIKdY46Lg5TS6hziWMAmZtqPUmd885gkcEWeqyYDVawhNWGzQFN5HqhYs09oon0WjGLXw0J5EdvRzu3giG2mkcmJKhSXew6yzYx98r2ezVQDP4+O
WLLVJqGmdKkEiZwFgqA0uwaLTHwC2+XHFn3w3Vbm5/2S4plZ0iO+m3wy+Q3apLbKn8bgymxqonrW9LEgm8gKlaKTxOKKlhncQt+SZ6H24ffavPh01AZ1khqh
KqgmdwyD9H+UhKpqddVo5wzHHleJ8OFkxO6l19mtVGlnxfy8gve6aYyLe0MI9i8wnmALfoY30WngBb3TOxaucA60jqCeSC31M9QxRDzPFV4Sv5bi4R4+0hmd
FWP8VJyXuxyfHOUTX/KsHMNGW/pKTYv5IxA9VP0VmhzOQXXBN3Q2WDWutTiWXRygwUZlsG8T38nZAn3P8bIXmJr8RfkMlZvdk71AN5Ym23vIsVxl8wnWRI8P
hWiPts1+zFzSb8h6IU4FteUBwgu+COtvbpuySBwCa4DxyaW5Vrb7VInwU5+XSRRSDXNgtP6SWokeI3dWEvD+qgN/odTwrANDJNrZ2HII9VPna71Dsdk9nQ2d
c9nW4jVuLnUMHVe/go0eJycSF+0/Awtd65GmB/ZanNPZueBh8iEtlb8XHEa0rpRNjwu8UI+CT5obTNEuJt8gML4qdUP/SBvOZ7IL1cW50+HmgNF+xrwj6SrZ
iZiPXQuVxF+AaLhMaeQx+r44DuJrhP8wB/eXat+YGKyc31G+ZJ6gRmvPkn9xmYGG/jfhRsG1jI2KCMyAz+U8dQ9zjQfsM2xQfhYYRy2Qu4ea5eeo/1gCfGro
JleIUsJNw/2DdZgH7jf8eLhCXaky2c1RP746voeNKh9Bt6ZMYCYZZivmF7GHtrDhNqGWsBGYTZYThklnsm6hfgXVWBfNmiJrNiO+E7jUN2edPNs0NKuPpRQ8
y92mKqh16Gf5pQP7WcD/QVGWZsH81EGoinkI3YFcDT65Xm+fTU1g4rm76kghATxko9BwtWzSKZSobvFHcLUpk3ci1Z17V3MV4h19hMq1S6dPC44IPaLIugdC
Y0ITUUxdE5bDYEx7VE1XE87Lq85uMCUok4QOeAy1Sp6i8kTQpjkvUWfhM/UDpQMuX7RcesMHsSa9hfiMtstdlYtCGbcZcEQCr2e+6t9YsqjLwWWWgbwr3mKy
KdNt77hWWeXzh9NmsqH6hG0CjeEJdLpJxRKYKLDS3AWbAgqp0oaw5YGIybNcSbBPwktfSPvl3s/vFu4Ix4XV/F3hOuyoVIQGT5n8NHV+1i/6eO4GDytVCLQm
O6WMh3b6s7BGuS0X8dtArUDDsEfOQPV9meauNjbchLwVTHXMlVf6N1a/Zemtw5wTTOfVUcRHYy6cIcwI9A+WYhuDVuRTLtP/lj6LN2V2YWXZKag9EY9aIp2P
4P4hJqNn6ITxIigNFMLnXUA0ZmM8Lc125jjfFsRi2Lru6Jsxyf4aq29rqX6zZhFDsG4sy01wx2EHYHm2U0YtvZ9dy1wCmWC3N5HqZo11XLZsIl95ZuIYO4vO
zO1TrT5aEbwlBLz9M7f79yvl2CN0LWYLVZbvR3SH61gbfc28RXglNGSrU6+YUfoEUbUUYQrfMVSLPsX3C5d2JsBzqBPr8lKsS+5BZRLbqInMrWpfyCSbkf9F
vBb6xo1CPXURwWGG9cHF7H56oKWNdkE4mpuZAzAtl/OxxczmtJvAbvqE9Njbn7/EGdyNjW4+2XbO9j5qDmaAT7D1Vguqmd7O4wTt+ANiS2xqdhLRj34tPjWb
xcn0at8oGK8mV6oZOKe/rErB+06Jb6mmwo7wXvEUDLa1ai/rUVsXWAPG2GfRX7G3chfOyehBClcj4RzxjC7i3lH1QGtpD1Waf2wfFxojudmX2iV0jfH784JP
YC2mly1jQx9qBLFOGimf0HfkQmpffX1HOzqOfkK9QfUNMygNdsPqiARe3XWGaEb9oRkiEpnFFeiYfxxMEFOsVUBt/0d+pb6+TLJbiSrEU3U1LENw+W18mHZe
02Are0epWV6/QFagc+Ye3BNfM3uGmeBasI2Dm+yNuBr2yw4Mm///FIeNIN+Lm3x/QC5BUkle1VzRPDB4S2mvNOYWcmX4o7Y29sHgNTmYLItXILo4f0Kd1xiY
gIVqblWvE68LmnLryeXhHijBkWYoAuPol6FCRAo7+d7OOvmXjB/UQeF/1cbm5rw+uYQjRnmPdtq/WiurReYVamNHXaoDIoRqdHBTa/NX63A4zb2S/bMtWXzn
qxx+4x1IzVOXExeDw8htusVY57hydG1yOoqRRDWcX5aaQ0WG32KR+W3xTVpZsVNicvZdWM5S1/jMelXbAAfYSmkKLB92qH/JR6jP6G/QEXqI7tRYZHE0CDWj
lXCiI9vJKQ/Y1t6SQm2icnIC3x9U4t/jRm2EvS4zX3uONmtn+F7UceqjcwizkFuj/J0yVjcL22WYw8RYG2m/hdZ8gSYTf4OXrIr2oFPBF2Br+CyVYaQij9hw
bmxmF75scA1KDgr+5fw06iI4S6aLtJQW8mO3w2Ffbk5JdjJsz7WHX7k4dWvyRqWA7WJcYHexyWo7Yyd2KvcR5XOzGT9VkZ8q/mMe4+xLTUCfzevgI9tM1AhF
SVXIsiEPvMC7qbrEb+28MFQsNlHHAKYic4Yux56Wm1Bj0BA8CfiCnLUF+GPbqF731SFn5U+S++Q8N4/wv6fahMozu71rrDy/gLdhBaCy9w1VXSgTeAhHiQnq
Paaju7BgqeZjjgYbQjZ41NhWgdhve5L/GzkK8tJsfTV1Hnkl2A7tgAnY/8B45w0xD+um5dKlhGG2A2iq56YaWpVozWKizZWU05WbB0qjP0EhfYz8hVlDqWwJ
R0LiXk2lb8MMypN6nH8t7NeWUQZQ0vmXas1AaC2/stZcpnXyEGVAXcYfweQiFasgc/b/tF1axw3L0KYkD9RzcY6/0TXHGXYVUwvqZJf8XE7N6CNN8v5FX8cj
yRryVWt//GWdvwz7ag0Qi2qF/UFc5BsqDZ12FGLuCu3t52A1apgwyNE1qgTcQOb64rWOzlPYBtCX30uN9lnFZuSPrFa8KT6R2mufxCSxv+T0LRz7Wj1O2wxT
+DP+4XwT117L1ciC7EKzQywtLLGeLs6FN+E04qL8xrlXSMAucDlB0VdbNAbvyV/RBSog/uZ2+J7wpajO5A7sIJwjfuEAdLmjhY/opbpLLhmdJRjEwfI48lso
KG9g3vgaErgpUmomv0FrNvai5opH2A62XBjkK9CHk12OV0ULfQexNkQpAmdrYCGUDM+pVmUQsIDFJrveRx/xj9CVco9MbC52wJaiIUw3+9YAUzzDN9g3+Z65
jrMdkSWtpAaYR8JfiWOlm9wh/z5lPPslwaAh5S/1McqHEYb1fh6s9ZBUE9dis0Q+kqA8jh7JD9piST6Ed0y8hlT/XTJC7IJ3kF/wEQa//x43hh5kN4k/6AH0
HDJeva7OJodSKc51WreCeXnZ+EqhWnhg8AVz2UGFqhrmhc9qZZy1VYWci3ar3aX+2lktMp/jHaHaTHnjCVamr6JNyp5KtrxlsAGXoZbPHWGpipUTfokEQa6i
UErat+SGzD4c01qoEFZXD8kpbJEcb4zksul5lhxwl/jBGnGPNkrKQGmcPcjjO7yj1b54Bf6r87T/eI1O6KRjlPzNewecJl/62yKXhbZUostZwkGqOBE2+ZLA
YesuYQ5VRJY3b5Nb6dLo8JbfdHPrKbZPQoAARDk4VG6P54Id+PRgpLRHu67UyfhJRIDS9lThMJXnr2TEsU3kF/ofm0gnsfF0N7MLO5u0WM7g72eOAg7iCd+H
fgrmk1+1Tolr1OmkVzhnPZ03n+GU7/RH8kTKdbG18gtJfIC6xD617yMC8lX0AhvMWpU3QkgphCPBXXaqz4ZO8kOznQLw5TPNRLfahlf40sWdlmJWM2ryOrlQ
18FsUQ+ZGguNUG1vJ3YMrCBGmS3QAn6xScxS7Dfq4/uDSqCjKq2OpmtxXbydHZckaw7rTwC5uvL5s/GveY3kRPWwOkc7lz9ISVUvW1doFdVhkKOPWmeLp6gd
Bb3ZINvB2tsyT9ZpVt8SfBa/ExspV4e2hHvsHM7BVU3uh+f6X/h6g+4xQ7CvdC5u4vdhfYgBrn+dflbHHAvXUBc5S+Ft1Bh4Spjo2uHv4P+qrxOMt5TKfmne
FKQE2Z6OTwfpviZqFVA/fEgclLDe8gSmCPdBRVMzfLe4QK0or2UqM1fVb/krZYltBhvASfwEKk4YB19wL+zdxCf6KUptlIBy1b3aBt8cUMLcwllG6sVW2TTU
v1IaG95q2YkNRen0cqEbNwoVsbOzxiXoYIcqnbC2wlqpHrsYzjWHLcD+MmqP2MY7UZ/luxLpk1zBF4EHuuJMZxqT42z/wOuOOK2s1HlrTYih1GLW1CemiG8r
34d21CA42vxLSuE7MJWsB9mfFEs/SNrEf0U/CBtoaq6l4Kg1ReY8EqLgd6lqKFLrTJ/RcHVNrgU25llTiHIxyeru4o3axi0wjWQuOFN1KczLGhnqYeZqcZ9X
BMOYZVR3R1fhjzjWPwTY5BJbFjlOgDv26lhjanTBK1Da0lctgiNqZtfqI2aq8doK+pMng5pEP8H/YVfV6qt+YUYGD8IMAWInSVYaTm0L4LAfNkaMZFMCn0AF
8Y2puXoF9fZd9nl9h5QZck7REDBI7pNrtnWCFVCfsC44LZSHmgr9bKbcURtewi3OtWzYsRR/FJzhmsbn8NfAwiBvC3i0+MoCFD7S30EqXYeZL46FZ2Bl6xXZ
4O9AjDBEKrUDI2DzjMTq+zzd8FH+H943BQfYHtwB2IJqJ1bdXAXPwnuhLzSZ+URSeTX0xNcA1cKu+oOgDiw0/yOc0qWjWDBKvxZsFk5ZKyA//EkPUsOWYUwv
sNzVlfpBh7RlqkaH+SwbppTNnqftkIflMyhSvWF+l+CFupwComOgP1uNFOT7xm9Rr/iGzHn6mDlZ7qIk+Xabr4Illv8EG7mQHYaXSu4mN6LbZ5dlPwe34uvQ
LH4W/SY0BR4yN03+Er5TvHt2Tx39VLYiPd7sLOqfUqZGRUny/1RrhmIFOv0Im+36bD5g/1ZM8k18JdXp/t5qIWytr42dQRfo0eIHchTZv9jIx6rL1C/ES/6C
JyVwmy+yLsBvJxxX/labaPfxa+R14R8aGhZXn0sz2r/aWiEzc4ZuUGCm8MvfTNZnf4Hb1owQ1ujKk/Uog1DT3lux5o8ldmRF8GNMVdwuIUU3U/82aYY02PXS
VA5miHu0tepW/WYXbigNkyzdEybCIrmbiQTloJOItP0xJ8AFxLL88wlFZGMixH0LjAp2diWHTqgnpPrBw2pzYbp1p2+i8hRUdtezT2BkniEGKz1dzcgMuI68
wy5QW2B/G98xj9AV3ElNJZv5d4iltWn2dp63npL0B+IwZZbPCqpwyGS3zcgoa+xhviiUSEz0Vec7sPNCnbWSrqLAYtMqtZzHL86KvoCOWZzUVaIO3gTeM3r8
WXQK6EndRPv5uaKeqo+qioes08hb1mn+THc/IsK83Lu9Cil1ESQ4n2npzKX0Wmvvc/Nt7g/mckwNLQH52HrjCH5URnm8AhgevpLZSbaS2eQydEb2sH8xNCjB
dZA/8PucUeww+bXjjFLoe0snYHvMBZqN0tgWwv+kp94WHpuxXGiFaFezyF9YH/yjLwufHNPYdsRWRllMTMA+YHvYKXE7Aity6mNBcfb6KkQzYTIawc4jXyiS
8b2vn9rJKuMJjII/YpYGK/JLUTdMJn6Kt4h02Y2Nl09zA0BTtBM/FLCy7eB5LajsoF9I+/kpeF5QWnrTN5uIxnKCc8Fdj4WX/TX4V4Hy8jxXSWsMIXNDPYhv
AcziNGa/PyStCswVR4K6SopWSeomRrhB4JIQxd7FWrMTiRgrSx3CR/CHYZ4y0p9viZUbVu+I3xAOu055GwTXgkTIY3EBS0CX+CjwWOTxpu44Vz1qtqwXZ8aa
uJxERaxGjTEej/nINNaPUJ7Dlvxzn0rp+H70b6IDdsLcKGG/a6FBpl6Kg3AzRZf/zb+XhgsndTh3UDBAH8jWXSVb2ZcgQOmtsy27EpdCyvRXcH/qYX4Vbhe6
qSZpPjuaXM5p2YdTJlgfcRbshVoPlcB+Y6k535T3rg1kKe6sYOQ7Ue2UP3A8LKF0FDnmD1aOjqVk08mkrbb+1Pq4JnAjYeZpYkLNzUnjnG+pUaTqxUFpoY+t
Lv8PHGpYpfsM9+Dj1c1Wks6yXsGS5GX4X4nZpjK2DYFxfCQ/OFgBfMFr+/dg6dIjuQdxTyzL5apq6EZUdddt85Dscr7Tuov8Nn9k9nvyAgpy/+bEsRPtD+H8
zMbB1tZY0sDdsDT01Ko23feIzPB84MczvQJN9e91Oq2zEAKd2HlCG86GX5X3SSJiqGrUAOdwfrVcUztaOMZ/JNwN38ANo0aAR6CBepKUhJboSGhR1AKcVTpB
nG4F09WNip4dbf9fYhd5eXghfK0FRDs4DrraNqvXo4uiKtnWlLwv+9aOFP8q+bjq9IIPTG+Uy8Xaf7L/42oIE+XWwAQ24CRIYf8lG1hfWp2wrD+45I5lBi3a
3zOzpIZ4TPBQ2nOhYXAVeljcw989vRgd782AoTVSuu26UJJfzGiWJdx2f2X1szVJSZMSAyOl/2kefmB+OXVhwRutvvC0YIiaIJXUMrXX2iF4mTqkLggf8WWK
Hf2sOqBoZeEspZnYrjAxoQfPFSznSofn8H2IR8E18qSKB6V69vVa81B7bLOyzL8lv2H4PCwnF9MFGABMcA5RDwU2R4m9xATxu+1s0MZFcy/hENuUoBPDKvTh
JovNK8yhR/nmiDnMUZrUSjg2wivB/fHT4FnXZXGveDlUrXBfKAmYyIZSGP5HOGXN/w0vE8iHQ8in2ensH2s3fFn2PGEsSrXdF5NtsUJ303zLG9ENN2KlwAzM
H9mGGWhIwcaHMvMPizrpn/Jdw7vYp7518lp4PjhbnO8fGuyMnoD7SnX8WaCLsllXJ7O+zyq0BErSP9afdFXsashCjYlKDvwUFuAr5TgYnZcsY450uImUQYZU
Ha70lQlNNvcO3CbXELOkX9hw9oe3BV4j2JO+iPrSrcimmEvZGOxQnMgTxMbMPmonGBG7HtlDhfkR2lUVgPd8B62S+Q2/yvfOPaR4B95Rk4RpgW7yAa2XNkTJ
VXdwQ6MKQou4P4YILR0/JA8UZWoYcYkn4WZGp40nTmqfZQWFfe9wP+9j4rO+Mv1DLaWS9lFEU7BUXRHai6cCRntKLrT35THLWFg/eoj9u32PvZq5o/M2/dFR
AZbz1jeF2WVKQz4G5iMVfZRaUkGiuzzO/CnprjDfbcaa0c2EZSKj3WAn5Y+lS1lbguX8/5i5cduE94EKQn9TQ/+lLL/Qg3+WOA++DC3Mj6G3OC6BrOQP9gqO
zWIX7I94nxgnjMarZh+JX43fUUe4GojFjGIOw0y4DS8FtMwFckk0Dzxz5aCYPDf2V073cMKmOaEsY7TxNnwSGMw+sGPW7ca2xqW5lUCM6GcWoBaol1KZeuji
fO8cHk4FNEwOT+Mw8BU75XtUnaF7wnRkQ6zPDobSYwRO4gUd7If34gcpa4AZVmXmY5vZvXSp0L7k73QXGuN+iz3UeHmxMC5YgZrJJqh92do50+XkdTTYJVHi
Ir5iXF3LRM9IHw2jkzzCSb6O+qBwLT7WMQzcSe4hp+GF+HrqB7u+ePv3BZsnnudvUVtxnkRwUKXNMWWwa3g8pQeXhUjgd1ThL5jWhefyP+VD8nt7+/Bkvra6
UlDBfBVSZC5lD4D7bAPOzhZYFygX3Cx1m97I5opDmVLkIrEu2O2tDTPzu/u6+Mr4h+JLxQbYPvEIap94XXc70NQ7EHcRA32DtJ1KS2M9q5zUQPjtcArD7VH2
vWyssp0ajN7Dg8IxbVRC+RDFvpYw+bl4jXzIjTLeDTejjhI1nfOL//4WmwP2SIJsHPwWX03JIeo7WwdXK+WoXUwj4j091TZPFclT/GTsFXihXwa3B+0eAu/E
e4NdAqddHUIkyvW2hyzdgVkNEq3TqP9ACeaGsNzJAB+RjJ2R5rregWi4h99ku4VGG86GSvEO61E1EYyybzW/DE5NUegDGX2hGT3PSkiqCjcHz/MX/Q3FKvQ1
5zwxgaorfhV+w2b+5/5NUi3UMK+M/Mr8j++PPp/8krQU7yD0ZkcQKnFAmWR2MbU274INi1PlUHBccZuli3FZ38BjAWalwShwlNuI1lADtaD3pHwB25E5mh7C
kf5850W+p/kJuKjkgaMhh0pwD2ULF+L/FDfBPLph6DERjfd0EvZxyjWyvJzOdWUt6bPtUmAR7E2MQ0P5hlINxo1ueGYptaQ/7kMiRxRZc63bhWrrThNXwB7i
JzgidkDx/ANbedswEEeOgoSpG1NFeaCPRAqqKxNqI6BYRxsuOsaHXlDV3DsDYxJW63r5fXFN/JGB27pPpojkrsk7HV2c3uQq3Eqg2WP5w/4WpQgFBTfp2wk4
3sRQKJ6rUYq6aH/j20V/d1DoAZpClq/pV7tZdvvqJvdzb65UEXbiQ2n/4ztTi2g734PyWWZZp0StEJo4rPYx6A/3xsBot9j5yi7LXPRJOIWtz/fjK5CA9vEd
xMZiY3WS80ooA7+PvIaL+mn4GXybzePbbK2LD5BysnLMhfxD9rG5np5LOQ+jhOvEcGmE9EIsaf1pNrlyxRvgL3kFP4txOCZ4S9m3hgdiR+VE8pjhRWqkbTq/
E7wLnoXTYDvqs2cBOOR1ggP0cjYLHnDOlJ6gUpZfKAot5HtKLayXrcsxi5VXx+e+Ss6GHm0sdGs/uf90nYQjsCdU+LtUZ30VMZEbDkTLg/yEcEfmcbGYp8LL
5IX8nymXCwnpjXCO30pN4+sJw7WTUGOSau6Tr6Ow+G9WHVoKdMCi5MNUJVfjnPl8PPrbdgr5swNC7TzGOiGurNIZLVCnC7eUR9y4nBqWymozgSbSxahip5Xk
jsY2m6tLXkWNGWoo6w/z48nRus9sPfyBLQG8h4G4O4ktvfO8IzJ4c4GQAFaYMiQVDZE6mr96e7PzXLXklnBOxvqYUvQCW/OA05dJHLP0NCeER3PH7bf8c8AS
7rh82FgGr+ldis7xEkoToygf/tW1iYwgD5O0cQ34am3nfaEkmqPBeF+2QVOruF/yh7kxujuxldEf1J4fr3dw1dAFUIV9tWWlpTeMtN/AwjCFuRFqiQjLO/2f
ahGgQfBfn9W8gF6hjrZ04UeaR2KRcAgxUR7E6aEon3VdBB/F/uiebR9dSm3kiKFWBl0i8s1OegBaWDtLmrgJ13ObHW1oC9+dqBVcj/L1Eea2yu7C7XYCPlQo
dTScgRzsCfDU+RfQsI2Oe3R1OZdubB2WPQWuwTnFqnWjbVr5ghM5WP5M5bpbgvZsnO+pTpVDygF2PNDDa3IVeRxMtrvla34Mt7HfwS0sF4vWRrKt1ObccXNt
W5zvjL+F6wr9t+8tqIi98TmoucCH7uODLQb2znpbICQ3CJzLDXqmW9fFv41erRuR8Ns23ROy1XeT8gJmUojlStpn4HU8keTO+JPBFKke+bUsC1TjNPKb4rKn
ekZi0Wg5FmEaS/fnzfB/XJZaF9SEraTzyBMsr8hMM+Y80yVUOkxwVzSz1io4zj/Quk256WkJB0ENflHrW7oEf8LOYUmolB/F1IgfKLUVDwvftZ74Ia6KOYE6
x/a0FbqLMoYHdfjIQF0YG8SynpmnyhcLB4c65+ep1w2/tEoF1Qra+ccYMNWaeE03UuoIhoAenvUwIchSHyx97Lu5SebV0p6QGCxj89pGmuvKv8Vhtn/ABtth
8Ss7IGjh2qhdrBHUItDRsjF4GUHBFbjPUFwVGKU2Dz6BtvDI8LiMdF3pcFc4Gmsr3lOMBYOQjh/orqgupqaHLtqnhFaHGb6dMxb7DYe7/lUlGUNJ/mhwHv+t
vBLHq/XJHagRaK2O0gABiE7adHTeX7kA4w/79IGJ8IZ5b+7Y4FX5ALwEHQGnUgWV56cjnzBaqglncJWod6sImKQug2XoAF5SXY7NQkNtXcy/pZdy62Jbt8Ba
5gZoungTdHT2cBZZ3wa9cAaWZ+V8HNEBtsba4o/cAsYKc6RNrCoy4mIQJ3hAe89K+JWoI+YIQWNv6rTZwazFO2q6oCSH+CCxM94ntpKfBUq5/pVviWf4y0Jr
uiSwhxuh6WgTNT8+Bo7KSuFyfdXAWDHO0itUVl6i/qs2QptyZYlSvrjqwFpSFPyTU0YcpTwVOwutqfecwrUHcdbF9Fnvd3qXjFcfh92CtUybdaP5ttYB9GQ6
w5qR3Unm5OO5x80LXAbfD4WnelvLk9c9E2Wnax2ymLL5gbBK9u9gUHgdJEpVyh2EzHwjxWDpJ85Xalouhf7m/+cdQ3SEy5R14BH2S70dPEP8hI8Sm0h77Gna
Kv/s/C5yHGhd+AItdhQKF4iG+GO2LIjHHVQE2wEudydSzWEbqp+lj+qgy/veUQk8yvmfbqkOB9f5NPkU7JvZhT9K/EKbfZivjfWCeCiwM0FAw12R1gZ5CaZ9
flLugLCw2fIU1mZehlprQ5Cr4It1VfqJ4CD3cKzIb3c39b3lKVNLraz4zY7BEtbfVB16LnaejcNakYfYHeA3fgF0oXSezon30YK8eMtmdN03w8oZf7uHevbn
/qNWZS/LrSDtf8ir1FXvVOWx3FCcYElBijCEHpQ7wZPiWU5NC9nZutSkyi78tvIarnOkqYKwpGB5wcZkh/q3ZbNdS86jZjnL5581lqArEKeRAfyH630JxDXL
PKE8811oTucGu1etx36g5vsGsg+5Em4WXcWayNPkH0pu0GKLFr22SlI+kOl2KD3YIP863ohdHliD5eXU5kxkp0A7umxwsK0/CDMxxs+yCe5WI3xUwjPmMp0D
VjKNYB+lj7aUmoRDMmPL30Rrta9cnkqR52hb6NfOIU49u8A+i1ivIS6XSlePBTYQg80llJGwZ8HvLY3rJCjOUG+qPtOdWChDz1jiuNRTd8Fw27tQ2qVLCs/V
2rHv1ZBnEVeS4uFifDhxBL5gvoqX+OOBV6gSmZS5FvJ2oNjlyuLlMClHsFvRZnqSOitckti8rr6jhXOd0hWmwaDmEheCdLuE+4UX9lvSpuzb9GHAh8vUXb31
Gp1NzrZv8cUFraZX4CmWapii/YG3YV3xtjIj/6k6mfkmnsjxoQBb2mz21w5qWh2mlVbT0wg5xWn2eOIavJEYIyGmFJ5hacK/0/ryrVQ7/lCgrP/QVmF3qL7P
A2gkhNMcn9iyXJPQU89vkKPOFv6W7eJzaXJ+HB1m8WCDcGZotBi2roKGUGlnJ7UUXSH5ZtGC4ldq6Ywhthmgus70QF/R8tR5Sz0uj2VeFedP2WxL8JJcRogw
9bdRsTvgKaYfzoZMzhNogrzNnmqtzLuwNPqWqQZIcic6HhI/ieiQn7EVvbWVIX9SZchu4lhzfy0Ptec+C+0cfYPfyRhaovrJc9A2fLonLWGJPRa2pJdkNjLv
US/bZoj1sJV8mFnEjst3q3fh0EAWfwl61MZKbJDHToK64U6KU8wU3pCa+Zu6Se5PtXcky8U34t0KTY7Fq6PYgr1cBaAY7/rfBGqLo2VczoXj4SiuEqiY+SA5
Bk4Ju+mvVLLDjJ0IvPY8tVWHRjIZLUldbUtT0wIxSh6kpd/0e8lNnQqvBO2Ys1JNRxR/X0y1HdZqAx21wP0inEG1oBc43zBe7Si3SH2r1QmtgM+gPnwhP5W1
im1Md+p1I03OdHUGuuybaO+kNuZj2YW5luQUTxzbvJbD3wcMZSxUV8pMjeJWQB7FqpvzjYHJzBBQAy5Wjkvr5YitpTO8MOz5EXwQuCAeE/en7iO6yI+ZJY5d
lvXJfbVyORfsFckhjlvKDnmvuNxTi2/KR9smcKPlB/Bvn6xcpuoXQfY3OEukO0fQscxPQ23LIfY1mKm7Ko5kO5pXs3fEIq16jbbZTaCt4XJtMBhr3c3EhdsC
LbCoKFqqKa8iGrBl7JFimn0LfR0bTPUuOISNUD8RTjd0jEMZ6lRtnrbL/MZxQ7+IctoiNFXtx3YKH0A31C75z/P72S+Q/bB0O4BfDVcdS9QiPsEppS+G/ewm
dbo4jCrCHznGcebgePmvlCHhK9mzik3VDXTgR7hFfrLjeVF/lSGT+KFFk9gRWMS2q66JcNkWnl7ruMm3qHXBUoG72CCeLic72PsBi2dyIU5HCDGcCkfARaiT
2Nt2yThLTtK61zzCU7SR78evVKnKfxHn7ZVhc66aNp6J0T6xBflz0kcphSaZv25ex2V4f7FL+ar2wda75HL6vpJtn8bcDhUVW3Jefh04VuuqJWMQv0Ttx05J
G3lX0rbwY/8nrD5dGPybrqh7ijx5V+A6JNNeuquWDoB8L7Ymp9NaiO/kJ2S5rc/td6UeW9fRd4nnVgZbAWPQYFCLzVC2WW46j6DbbFV2AB1gPsKVaK78I9ie
e8B4OFf+IbhUyXD6t1fiK+B1mT/BOoTqGIi6kZOAGt7OnKSBq4c2QGpU0EP+DSIpZ/gCNbOgp1wxYajvXP7f2ju8LDVQqcothlHhaXQ1x297dSJFrRbovKUP
L2K95PE1m+V3Tu5IPtceE85glPbAvpObKxv5mvxmtT1/tSBRTPcPlg8yZ4GNeazXm5eiBUSDKH9oQUiHBuJGlAKPrb/L5WEleGPNreZf1HO8It1fW53YnNuL
7XA0Z4dYzkRdNTTGS4Az5mFBf+66KrNh7tLGtEFL0yx0BTCo5gR5ZuxHFJBTwU3prD3BqUeP6e3KeXtz6VT4vZiFXwp1ZE46XmH57OrAXntW9UnCb+cbZaca
IfylRRh7W/mQDq4hR7Kd2BFWT0iVX9O4PBMfhTpy/9ou0BnwoNSJ36cu4dKZSYmzwlv8gdwreCP6LZNLlJN1xPfgB6y1NUkYxTfhH2FlrLut4/Bb9J98nOKA
KWyoUZGqrzZwzDebQR1pCv2VKHLfC1TUp6N1gWw0CjWDerAvpjPqyW5Hh7Mv6aa6yeiK+HKbQv3HGav+9DvgM/MTvgn1DX22HAp+UxYxPfD/cS7ZjQqIGvhp
8Y1/sr3RloTQQHoCiLI3Sk7GqostyLXOt9ZXgWq0growBfhvYrL0U81zXhUXU0+tzwr3cxvszdEaYQuFh1Y6FmsrQScvknFmq7pZc1N3DV0Bl7wVryS8prJy
m+ZRQtXAC3FUcLF+BLxKeIWD6Bnd09vb+ghCcyGK4pdgZQLVqbahNblH1UXeZL577kTJjIaR63jgf0hXVV6p8ayEMqmadCrUo87Os3hE8lRsmaWKJYdPkuJg
qrW91YN05AGyRw5DPSNrJqhV+hOfUBr8bOyDGdj1VCs3jM7IhuZS3Hi1ozIndIz9klwWNWFb2VPdm2A9aQpMVwuAmS0tdQNjybc5461mBpj2oMO+c5Z15A15
cP54bDxtlzehdOE0sSR4mMsWJdZN9WHj+C7snrwZsp0cRl6TloFJYix7FH1NXKUtAhVIty9K/WUeFvdeqCfMMy1yDdJKMKnUHf3e+IPmz/ANc9s1T80Cd2Fb
8rp6AjtvKbDuAFt8eqo8URpt03e1noMB8rAhH04UM5J/FtvWCPpIsGnZp6Ekob46QSsPbmP57hpoIPyNebRxCYPoqgV7hGl2FxFQZxs/OsdqE02DpZJKNHlB
uGKe7+DZhqEdah9XGk2j/1hcqQTryR/l2qCnfqdroeRXe5iHu3up1dFS7LhaT/wJm+nes1astfeLL8Z6LFhbiEEdbL2ES9p8rYfyWpDMr7W9Xh2cvsYsBlK7
ew/qS+LHNmwPfg18TY12TERjmLOoHRNU+3gPcT+0CCJonuI5CEf797vaorKGNb77WqLnga+ibyD+DKTB99xyYYK60r3deqiYWT4uuQbmaU3M+5We6lhhJ7qE
TsCH/jXhTvhWc/mMx77xoIUcBkfKPwRP41czVvBH3yuUxs4wt3BWVZeqF/A4rql1krEuWUJqTrTNaeyv5T2cUNc2LkeD64T5ninSZn0NagDbj/qLySQeULaU
ily0Ulbe6j5gsZO1+dY+gkhBJfwcbC7EwfHiWnWZ+QDdTXu7pRmlgCm6Ay7g95RdjO0ONrPFKffM/RyP5DipBDbYeF2saz/A1wQjV9wAZ8Ag5jH/OZDCVmE+
U4tzNhpi2XvBZHYErCEK7BpbWXW9e6ZvZIgKSE4aSNR35qBnF31Fl2g5oy0BS4X9+htbuvoX8pFCO+sHWCb4FJ5HRhKQYxO91f9VFlI5pN9V2nzSzFqnCZ2g
nRqDDxJ1mJ+fEoeBPNMysqzts22765DS3H+HHMabhWxrpKdO8B5nw/TYNN1xpZR3T54pN5YqB73MSDfrvEBuMdWtfpFqw/nZQc6g30N15qu7pwvPEjuWSs45
ph8j6EmSK8+/ChSm3ZJ47wDdK300vtdrk5KRS9rte04sIB6DLpaTwFilEt9d3WY/bl2LzaMM5Cbb65wTvBN+zs4rsBpm82PxFL1DMvqegMPWzmRcbpL6SgyI
N311bc2oPdDEHoTHsNq+K9JNYwu0grjId1NHCC3IfGNVpqLSCrzxdSQ6GGTXEfylcXKgDC2ScdJMuStMUXFYGqtPFAnnhFhaL7bOPpa7K7iGfZXzh6/ARcor
xIF2GtisoaSRoC+V4f3ou+cfnX9KfB9Y47jmae6YRfRwR/Pt2OXkdtmOffa/Bon2CMGHy4Fz/D16nn8Sr1hPC6u4+4HX7MSUVGNjtjb2w1oaP6juiRvlKYPT
osmUYHhKfwdDHDLMts/Qfkqj4BxLhv+HsidzNRgevEO2JeoyC9k3+Dxyjn2/6QprRZerROD3st/yo8zdjXF8j+Adf3niZ5KftYEI2Ng3Q7sE1tfkAlV8Rf7n
cZcSj1r+zhybW5+PAZPIA5aGgSnQnVtHmag1VW/S+8UasC8REe8Krogt4XpvqWrR0GyUVdziAkq2zIbVyTOIYL7T2Z5z5ppaffCZOxuzy/wDra1eXW4Rahxy
MbVz8nVZWMWkRnBc5mFtN3Wb/5HkpysF1dAH4CM/s1VoyTddjQ/NkstwPzd1c7+VF3mOcifMp62brOMS/2eu6E0MWixjdGUxKXscVQJrJpemM7j/qbzzDtfU
P0W0JmzkI8RzqL35sLDLX0W+71uCTlMB9ilZ1U2AfNiHrZPxUGCt1S1TfCN8B+FsJo0eGdonWeRmSSbFbI6g1hEVc49hG72zhSh/Q7wNbCx0NxWiieJL/3pm
InNDKJLbKEdkinqsfvV3VMuQQ+ij1B7ZZC0Jo9Tj2jx1Nr2J6Ys3YRrZtORpOTScGbDVjKpRMvkfohbVU7G4a8oDQBKnSnfpkYaGykSuKorgr4kCvVrYj73x
r5dWE15bOdsBSofPBT2wA2gCQbtSYPPgWl1to5I/H7+nZlAeth7qIA7iBdgW50P3pBhuC5+oVOfPa+W4ePYwN9Xe2nkZlrSeC/z02oPbhTFJZYTbqbHwb66Z
/0rgKurN35SqYDGoD03mDvVliSNNFt90WBnfZ0kGlPRAax+EXE37M0cnO0jV2xWwUfcBjvYFcXHZV3mRLEu/3AWkGPsLBOFSqZvwn7Q1ajRZ0jIOXeTfgKHw
nOVzYBb9Eg0WA3y8csGzJBfZuinPQTd/ivLY9JehPxej/6HNCJylQvJHscBcQX8Q+6mrTxiEL/QYy9y8jRgE53Q9iF82GNhLZXu/Wzeqn3L3UV3tdsc45pp9
NR2fsx/fKvazng1s9ydbYulegUypTnST/CS1C3aVqOPfLW0gW6LD1PUacdzH5P6WYSnPc0ppZWmR26w0p6/at2srnauccfIY2Bbo3UWwniHZOxWmEHnC96XJ
tF7QqUUx1YKtlPkZA0mvXD64yvqEtkhl9B3kTwr3fxSb9X8T2duGcYe2UG8845mJtbi72wLF3d11cXdtSyVNJ8nImZkzySRtKe66OCwui9vitsgXeHn/g3PO
83zu+7p+OPgQY3e5ttXDz6WP8u3498h5dmZuFujuGajryDexOPPjEJLQjOWIRXAdNcG5Se1HjLdt82Xwf5pW81cSvlRO0I3S4Ra/lJ3Zl23CXZQFItVGWmKs
spLPt0k4LzyxnuQ3WxygOrkmqUi4Yq2MDFf+Em5sm2cexRyhq9EWIsV2Sb5I/2A/omOjpqcF6Fa4HN4mvFHvyhXJ6s5XUpLjnEniBnIpSBm5B7mP6Ereo/9H
F0ILmysbmMqh5rRRJZUDVBf0GHqZ7U729VN4jOmHUkoQ9DI/NbONcTRCoxscAldVrksvFcvb32G7dszljhOnhTf5BDGXjML1whjHD/AOUKqTmy/d1kopgylN
WUstEKdYFltaAquSmfjE/pNY5VgeGCmcoZdIRywg1J886jmBnZa+MffQ3aiBRaVCbIsYYUvTIVs8kxlYCjrYF8tl6baOOHSbPVlw0ZfpCBEyl0cgHIllhbs4
xsKD0gLbbLG+va+rHXXQbpercpvUBK3OppKUq9qKyGdHHVd3rR9TzvcClvdlmQF8yY1m4/nXxlz+GSGLZ7n+Wh98GnmLdcKn5CumlJoVZJVxOKteR2LJJsRw
mJydzo+1z8RK0btsM8R2zAk4mnxCbiXyHOm/e2NhaAVXio5zbmDq0xu8t3VV0bPCD09j6RY53hdJHcdWQKto1rTOcN1vz8dSdbHn2XWWGrAnGQ2HsKjjNCif
VzthPX3eXyHskW7yz4J/WCZRON5M10SaDybqHoBe4c60HmlvegsXo2f4pQE3kUQhAODH+SOJb9S/kRr2QX6zZ3YoVPsDmCq+gMW2acGJEYob4MpyvZeqMmW5
hhnjHV3192HEXaoWa7boSnTp8hXLMWYbnpyc4U8x3SI3wXtKLeIg0xM5QteTj8U/pku0MpY6psa+ZsHzcn9zGtEYOYX9x+ZoY6DiCNDD8b1MOZRm3khvA/Zg
DDcvYFTeWdcTc7iWEiMJ+dlaqeASEBtZZukMN0fmVPouVBbmqAnm6co/Ym3HBtnk3yy5LOXIo1w+uZRaqs7OrUW4DOfVv2hEWSK9FFqjFdUy/vqYXv3KVwmy
tv9J7ZWHRHdpNdij7IEK3T45Cz2n+4brLAP4gcIqsrPjSVGAqhEcyfUM9iazgjn2zeRw08v8VItq6oZU86w2B5ChNjrYAFkTbqqesW21Z6JFUonrB/rdapHy
7BOJmizF9XCm11lp+BPph/V2n7C6+DZE6Qaba8emJEhPuFb1GklfCKewp05jkER/B5M9h+F/YDJMFUrgB7Se1FypRjTJVvhd0ni1foBT60iDbO4auTBNLc10
ILfRw/MfSpU99Wjgqya+oDCyQsFz7xdjKniNXE3sl/TSlyVc/e19ENtLKfBMsMQ2U2K5Jswz6qCuPjIJe4KmGx6je7kSYrp0VBrNDsrnyanEWKSCckVKSLrH
vhN61HhP2hG3KEpcQv/VfPCy1JiAwUOVG4i9uB3kdvat3W5tF9it6IQF0hz0HZ+NDhUm0ksQwbNe7Yw39bT2DAjWQJ/DzfYCyx5lqOGeeEcYqM0wftN6wqPo
PrW21O/3iThhKbGAvIHXRqK1X4LOdFtSfLtAQvCMZZ9wRbXyN7CXOW+JWUgmFkGO6Z9y1/wevjkXohaZmtumrNdlvAncRseby0kDaUn2AAfcigyhN3ncdCsx
zDe0pSgTyCnyJH8Hc5r/DvwzOMMaC/rxm2GL0HNwwfMc7vY1xSf6BHIsupoW4w0FMehnItUxCfTkWwQ6YBVs35Ek2lrwi2hkcmFXjZ2Fx3wUGTCW8G+qCfnL
hOWe879b+nwBIzainjK07rZQn8SE5vJF4ThcQmxCtuft5/+juklufnrNSdwzeSMtszUss+R28mixq2W5NN40yGWg+lmjsMb6wb7uIFaVyWWeKbxseiC3ozvZ
atCl8X8tV80NYseabcaXuB58KbWVmLD2E/6pIAdnlVU5FbhMqz2/Q+iU+lK4gW2yJcmVJdVhIV7LsbZ19Fo+gWkPelI1YKOcC2AlGY0n0aG8ivCDaTTilNl4
FO7h+5g7Ef/C/dJBuZ0wSLgnjpPzhEN5Y8y7pTZBBC/BKikuuSu5k3tplYj/kG/EbHjOnoX2dKXy/2E5SEp2TWSeeZI9yF0lXeYDxIDkR8YmsBa6BlwGCDId
BVkJ7ETTJSTPeiz7N7n6B8deI1GwSI/kBfg9XDd1bHxXWIxNh63oO9ZtxhJkH9u5QJ+ZiZQVzPx24wVqJlMSPMM/yC/2jKff2f6zN8TnogX6YdlW72zzhJir
3HLLQKojPUPeB5PpOIYUjyp+vi+d4UqU18G7ySeIIPVVvhOYmXjKsx+ZzNfzRzFncQLT/6apVXSW2ii5W0o0+pXWArVMLeleBafoL1K+1JE4ZK9hTjPtyZsN
a2N/Set5lWhAhLA0z+acRYEe4i1ducwIusE4TbxvOMe/Z8dLUbG90X3b97Ol5eWGex7Fc49uTK7kEM9kOYjPLJCs033lYV2xFMABRm8R46Vu3nh9P35AQXrS
TO954m9bMxSxHaI3U4tDN/L1IsiZAOOI0oGYgtehTSxOrIDlmCW+9Pju+AGT03diaytkrH2frh2V4a+r3SAbwov0/+R0/Qu1G+KnWor38GyH2TKc6gwx57r8
NEdf/z+eIYboYDnldOAeFRvcnpdKZnOHPCHOl3KcNCtLpQd0DnJUKRBO+mZYMqvb1181+8V02MhH/XbjP4nH0ihQwvVT5tjP8Cf8ZYgGweZcU8dC43qpl3TO
6sNZy0IqHa3jomK3gpHwrj8Kn0+uNHbyN0HW8TcF2r+iwrf8aYl4QU9QLNazthIwfo78hTDEewwl2RfV1sQFoaH5eq4DjKGa5R/hziRzvEGa6CkVuCz18R3l
+nl3U6/kMb4gsiNvKFxFgPyKmNFRmh7PtyKncvu5DNPaTbaAk1rIyEIloYecqX0IxNPTN7fOSjeaTNHyAS4O+gk37uRmeZdAkLedZtG6jjvGgWhz+YMSLf0H
31mjfjP3GNAYTMK/6reyFwM3zA99T42tiamWd2jYzBN59Bhqg/TcNBSfjechCD0ObKdLyNdeL/uXX7WVtk8gWiEW5KzpGPJPuALaIO0U49mB1kyRE8x2U5Zl
cuA6rMk3osm8XzYKWyq+DB2XpjlGG8Y6ZpD5lvJqGWlsjlOfbTXIZ0zHtmwy1gddqAslvRk67TWyNpIAK5grWSIbogMjDJuIzpzP/5TLM8ynd3K95Tn8Rt6P
lcMzqO66LZb23AVxlr8HMiZhKfmioKZISv8Q0NmRMPBNPf+CR9wcZNz6RyjFfyp4wXfyy8ROc5Pqg+QRaC3MLQ7A+quNMlPletb2lBE9mlPfN36DhW3DfMtc
5W+Ssxyz2Ob4cK6VMEqYom8qAGUbddZKwZdgj5hMkOCThUDqgJbbg6C8WoerD9Kla1yxqSu/SdzPT1OmgoZkHjZA+Z+8MbY6StJbdD/tZrg1+CcR8ubTHIUT
5Zx7bdX8rYhcfzOO4Fdb4tnE3B/5DbChv8mkNXSp54VJSllECO11Vso9ROwGp8ylfaaMsvI1YbafwRZvaYaPJLqz7YlG4DrxxjcWFhHrA62Qc4kRPlY4gp+x
vuCD+dewX7CHMtiGSdeIPQQLuMASap2vrO8cvxJfzwZNV6WFFKI2Q7qSYTCfu+u7xffztqBPOST8ojXOq+KNqJfiYnK5bW3OBNwozVMoys26ffuRKPoC2Rc7
ivcu6Gjo4UPAbPmxbQQ/0HSAKMc3k34gQ+T3eCniiMDgPL6cn6ufgdW1+j0cRpjnY39uaSmtNUM0HtmljOPWUiv57qIc+CieyugmO5gVWJxSwl011gOt5HHy
cKql8t3YC/roL2JAyfDXVGLB2JTL4sK8zArRbFffNs/m5PHcaOMTNMx/33DfPJflQWY1UdCBRv5d+ekcbSrkm+sSpZPgkRjjWatOYSoQeiTG/7qglVJoqo5t
IdcRLyzAFyOvlkPcAzgaqSHORdKjMuHC/I6giJ9lMRjameeIr/xmPh/5IJcFo8Bsvoy4l21GqkocWOWrxiLSfO5j4L/8A/gfyUuUitY10rDAfiHZV4CuM+sI
m/883pW2I7HVV/AN/Z08Zr4zVkvSeIW7py82X0q5R/0SHzKPyARYRf/OXMlUFvNzwwI75KCciK6zhLFB/BDlMWioDvE3TIqVKe9wkMsf4OuTRy1DiSvADEpJ
8dz/flNubeoAW1dKsmcgezmD0yC+Re9Rq5GtxAMzsbk18SSaJJy6Pxi3rJiXxc3Phxl/WGohg8xfxUbyFu9QfgY5zLDVUIvdZFyWdKNWHpgaIIg2+a8CQoop
5U3udK6iL8hVM0+LGZnbmdhItMv5hh0T4uhvZCvpnv12npy1wThgc4W4afpvBiWnq+mDUl45hBcnDyaeEPVhKLiOGwuOSB89u/2PUq4nrOQqm/O5ZPYD2Tz3
fKCm8hPdLtUItCIP4hdAvqEfnCz1zrqNhOVP3udqslBDm2s0WW7ys30vVAo8AlckT+pqc08uxnOU3JJZ3lEjOFBtqibkCxyGTufM2jtiL9ID+WJ9DJ30lOAK
8yrYwHZJXO1vZ1me+MlXzetnelOeio2kY8iW2CdiE+QnPSzQGI9xzMq9q/9bOOjpK39MmmZtRRYVjJYjQitCTT7tjVe74V/UGEbn3Zz8LToW6ukvYLz3BJtn
csqKwip6VLVlUH9JDtczc112GD1R2S23i5/mrI1UMrcnr5EP6MU5S5w7E7Pk4UQzvqvrFITUN4iFnGCiY4t2Fa1J94XNCYqrHTyNos5t7jOeP5z3ImlOsagx
vwpcpy/BEthIqyrXCD2jm9U+qy7g7nCqbXrqHfm50BU2lWymEv0r6QvXQ+6gViAO+erZammQOK788LbRdrHrZYOzAZElX9LKIGb6MLIoJKpLVAnfzk8A8yia
AUvmpFmdCfZOzHwmSP5No4EtZEnmzPyzFrfvjfWgr578gWANs8kKcLJ1cmau3NYxy9JCmy6nBJpAIbGXsM9TSYoXBpIWfGjYBcpUn0jb8dH4A3UkMND/JqZR
17gHwVsET9vgAK2A6L5VADeEB3w5fgRxBxmKN5YEqq2mBW0wIm9y+amOyjmpQF0MF8utHP9aRwSXBMqoAXbZ1r5YkU+VccoM6ihuIk2sHC4v7l6j+Gb/3p2L
8nlsEmUnLgE2cIS8q/D0BFu/0HpTRa6Xd6XPmB0Ah9QF9ivghW2WyZxdj2tPjLGc8Te0VaNnkrNcixM7wb/prvlCyCCmgxq+U4XZyLiQ1SY5esMYba8t3lfB
4ea/mlfAf/A+8izHZGp6XkOE4NvLi9RyKS+DhwN9aMQ/JTSKt5A1hA7mUpZbwVHqGraa7ZhaCCcrfWLXM9WJa6SXWk6+tUymG3K9tHOWHDiSKg5c1jUMiPqv
YCxmC1RdZZP0nEuuLVRXcojRRP/ftzgAg8llElsXJHqLPWbLDG9bpJIVyZvFCbJRq6+F1flaAb6TCKKnfSVCC2RDwW7zUV2l/Ip4x8AcU2c94SwnLYEHYJLh
CQ6pt7aIOMC/yH5y+xKtA+82etQ1LoyegkE7kzQZPPOdlYcFDGQMEkdWwmb5JhJD2HnKWsTM/W2eHJiCKIECeiK1vGAbcoL/6PdYzb6NYLgli0gA17BNmVUx
xNfVvMywjzcga00B3xv5HtVZiYHr/AODGcI03gibcj/zq5oNRAXfKhBPvLauSx4NIvoYEBL+3v6Ar8Qdw2wbzlg2I7/9ALdRY5FoLtNQV8S1xTHviDVwRqKQ
ghhy0JkFsnCWOS+RdNvEKOefxPSsqVJD71xmh7KePow5Cn6RbwJG8Dm3CbGSOkh58p/QUbYs7DZ9muxJr5P/JgZassR/xLJoH3YJsc/UURgJdtJO2xCqv/Nm
8AfX3bYK1NTHcEtyi+hqCb+IoeILVsUHo6mBYxY3IescmQGxvHlU/Ak4GZSjxuIV/bs9FNMN3EoYRfuV7XgMtok67FrDWcn2YpSciDwBQ/mz5GZYbOnouOH2
+Dt76st2OJ3Z5m/Dfg0UcwnkCqJ/SmfMQmaRjc0E0phJksdgVkXiFnmznI35moGWOME39HwqyANfrf2y/gWv+QdCI7ISFedbCaqTS5UelEofCxzLK+X9Rg8K
/M/0S10uPzCled7oryMJiQ7PBLKy0AfJtWbHZ7NLzUZ6DZZmeyX9QkZjCuwHz4hWMk1IJhfYOhBLrVbrLv4nms3FEbnkK0cHYFUeWg4DN/iAVBRvsmeJVtww
dD+VDH9izQI684G8XuppZG7cEKInrMq9DZSn2lPA9zc3knziOY+e9LbOWQM6ersARt5YsIl2aPVtUYG6zHsqFkuCy2AnT7O8toLkHAyGZrUHdfhcsgpoh/+A
/emorZXRU4bLAAphqk78PNv/hA50hjiKm0ReIBfCadw82kKdcEyXksixltm/rfkTtVN4x1wjO/j+x68kf4EztgbMAwtDzJQfGmXbUH+mOQXZn3QYJWucZcsh
A7h5ZCP5JXVSKWVaJF+3jfEZLcnGO5js/2ydY2kWL7PLamYFjkkHiOFBDn43/TB+1vPIWuw8MceXTRw140IG3ovVW37YDjsRbk8Zme/I7Prt31+oZ3bSXp6+
SsXQFmYfDHo+5t+tPYE+zjxKEH3f6ChzCvOSfkEk+FYje9CRyWUyq3Dn2AXJi3CZqyIWBRYGFKmuOJobCENCm5RoSzqRm5/geWx8reyTrwaqb27oNZvO1MzU
NzJfyf3CYX5H7p4NS2pWBSkgTLhgVTrOhnG1tldnm5uWRxuIM6a/8YomVJiaHYNQsZsNAeISewONIi4HPiDRbEdDF6Ibmrx1mzh8cx6qpwwc9FhtzRRn/AJX
2YQ3hmlcU/DK+oT8Hw9A25TtfEfTjuxPyDTLEzMqLZPYbUdVf/5MpDZ4xzezryDO8PP56tRLYjlejjoLcrcNVgopvw1IouUTVtvfXiKVgCUsvaCngBNYafSK
ZacwAjeDqfAC9alAQxpkfUVXGksRJ0z9LZNztombsNrcV7NXakKUyC8Vr2mA2Bs0Fr7g9cgJ8X5wMGBkk/CxtqliEtLH/BQcRirTe5nDlB6Mp5qr85DG2Zvt
J5V0whaK4QymntvcaNiU6JtsWYSM4O7G9+D04nauudAnMQFv4PlD6BiYn0h7BuX9a31qlsWmWOlsmxRGE5dMIm+aSoSeid3xPlxLTw8daarHNbdOkAVpiR5i
uuR066DNDp1mbp6hF+ZzUwwHuPHCT3OUb7TnD5hqWVjzITdYVxaOB+U8Idwo9pYPMhl8E2GXp4MtFXETzcEslIyvQNVke2CtAtHZmLUikpgbQv/nW2yp6J3h
mfC7lb8X7OCy+b/4+2J9JJb3EHdEp/87Wc+3MW+4fJA7K6wV/tTVwkYE2oouMMN0yzRMue3rQCznOOSJd5bSTOxDzFIG2vKj9uaf4q4QRdij/LycR2QxuQ79
U40QU8k6Odf9MXEPpSSusbCOHWBVhS7GAnYr9Zc1VjDFNt3Oiop5OPm64IvcjI3xRfhGSUWIYj1ATfFMxg7G7kZ00dv0bdTBoLG1aXay6QNyymJJGMo1icfR
jymLzB8LRkvPyePGeewxpDpeSYi3pGeWtay17Ny6NLpC4JVe8GYqDuUS2lwawr9RzqKVmQX+RMOf2w8i1ZEgnqybhOwg+iMzAw3Zq8joRCPflG1A5Niq2roi
n+RgRntkh6kNYZfT2WhiR9ZpWIh+AQEOIaZJViKd2M3Xog+AGswy/JgpnZpjN/mKWVYy2KerbRwXhSugoWCUI1wDJCpIyS/59bbDkAOn5WKTnt9itin14k96
mECYbagf6znhe45X4pZYS+AiyzmnWdpH7tctoV7qT1ue/mbyncgL+1LTTvJfwiUXM5/8TQicgVIHc1Pdf/7pXD/fPulPa3t5tuEnN5e4lbIL4M5av21u5IYH
SF+xLvWvYOATEQyuFnsCU16P/AZCNWAXV9JjgJtMoBD5vhJvGxTya+u0M+oXdiG/wr4V7rNVkqLQsfa/nG+VwtD/0M3yB3sh7dJW+76KYaRVaIG6GF9PVg44
g/uxP7FbMk1fU6clHCNQcZUoo51zyyMTyH+RybVK5PmBIbmXsJ2cHm7j+1PnvCOIX0Q+apCa4TbmU+AH7CCH4QNDFWw5Z2DLSW2d721aqEAa5D1huQsOaS3A
LnhM7WKehnvYs/xBxOIfnTXBWKgjyZCxHFHHF+ZboSvZQfxWpBI3hfym60r0J7ntWdILNBOcMtHcAOtufKPfkuLFH/CV4QRhrO+TNFPpmDgKRPuTknRYGa0T
msF1z5DBfa6O2DSxQW48+YooWh2fW4avidY1vTD9FIsNfdEUJYWdu/lA/rPATWq5ZYLZIJRWdPwp5QBWW+onj2XrxvRi90mNJae/Qs0S/0e8D/2KdeuqY+U4
K7qK6m004OULzkBVukb9qQyXGlN58jv6HZge/T05Dy+Flze1CPF8ANwgD2vQtj/AAgdX0/DcTMNmsjEvk75FZoee6ZqCo9Qyvi/fjpqJY6r+t/GPlLuFLmBN
vUYo40eYoNwmr8n2xQSHvORPg4bOHHgANESeYDekfXgKOVd8SH/GFhinxP5QZ7DvLVukCWIW2sEyX7oonpFjiPVWyFNsYuJs5Qtr5h55+1siZqEgQoigLrFO
zmOqKYelMY56arzvMvuCa8O/K5XjPe/fZIxYF+Nd+P3yfamKU0GugPYMHvxmzUSHCO/43mLypu8enjssTeVmK6lsk4JW/LtAieVY/j+GkcRRdYz0VJYA6v/A
Dot5Av/WPRFKUSYwWBhsPaAg9FVitnUQ62DiQFNwTO5kP+WbxrUlegAllBvM8qVqGfZRciv3JvPL5NUAEuulUcFK5kL7QmImTgXG5wl5p33thW7xI9jm+m7E
UfEfYT7xh71d4U66Pnj02xwewhd8hrUN30xqbWgr/FJ669OFGcoNtS+TRE2VE8lN9tX8wkAdkOK/kbQNFLOfKY/cUFqO1ZKf51bGDgc7Ozbyo4hq2N9Gv+c2
eVS46dhI0t54Yd72IHZQyrQ5iQQYdg9Vd4Y19Z5tNfzHmi8gjom/2+m42hd+xS/BFkQpcmF+fQ0yM8I72A7B+tyJ8PW0V7VTyfpyx+AyG1SPSquZi9gjrlXa
huBBBuT3zXmW9wc5BrwhF+EX0HNcb3JG5ZswXQ8KbnAzwRKyDb0Jayj9mZPMV9UmBI3Ibum7cp3axo01pQPC05XN2GyytZZVein/iUaJb0R1Z+cCE/NaWi40
y27ruZ8/1Z+IJ1tz2MZCA/mDXIbwYz0sn01Z8lD1IWtlS+FDrNdT/oU/ubN53cxm41H2uczCbZFlzLcwUA5R3cIzwEp/AeUXzqPOgq22a2At1QYzWb8KC8V2
tjLCLvYmdp0XdEOl93xNfLJ3sGOBfgp1Lzybay3Y+RtyLesPwsHEh0YAD/bF0l2oI6DALVqZBHtjtRMca3JkjmLZvA/mh1yhuYnlExeb98Q6kJfzx5E9+ELL
LvU/T5Zsp9PpHHjZXMlZTOulWF9v09TsArPz///fqq8Nq0SL+pwfqP503DWtJyuaq0lr0J3sBuXPgnuRus49zjB3RVsITwhY4ArRm77CLHbGE4noTt99/zoR
g6W9HcwvybawCtrLfiRhDaxELJO7gd7oMt0y/E4e0K8QvuaupT+hFZBpwkNiD7iYMjJxJd/G4iKrcS9EnA/4W6MUe9L3HckJ1NH3xIryN8imQA4OhEVkJfsi
+BkpBZ/JlfE+uiRxtJ5KbmOonlXVt8pX1l5BpsAv9V8iU7imVaVuUY+30vHl5VlY3aRXlpemecjipHNiifWVNCA6tiC50Ck/FUpMb0wUIIki4S/Cq2DBFK02
WA+mByZLXnM7cRVWMXs+XgntnP9LhvgLW237VlWf+NrTEi/mukjnwKbANCTP25p1WH32u0Q0hdiaCk2lntgSSzpy1fYd7RpfYl1hqmNNr37Oj+NjkRQyHZ0P
6nJ3rT3oJLgBOetdLm6oNsD6FZ9nbEb0QrYr49nlvFvIIbvSTQpuY2fENWAmCLPrfMnWLMsQoY1hPrHKv498zydIZQMVsO18rZqrAkV8FIjlpqO3BFQZzrYG
2YjR8hKq3EA1znmeLgMuEv3UamR3e3F4mn2/baDSli5gLhknVXNr45ChuU1wgA4j+zCbXYaCcb72v5NsN/eNeyytoprCHVgV9aa/gqeR7UT+EUBTw0BXX7St
v2kRwLlNRGbcem/ngjFELT8D31vHJJyRcFDEDsB/SpnJf3oamJtI223v7dbgHxLv/4VekE9LH+R0GrAW5h/sLsESlJggkVDPz2dvkXuCDew9g07bA/GWbpwv
h49kt7bsBqN0OQYr0tuwk+8a+AH6kHu5f7yX+Q3CIH2KL9M4S/KKY/Dxci7Pyw2pcwSpXMvOkzML3hi2bX+EPiIbA1L/Pr4ibaGfcj1EL2hpRi3RulqWjXCA
boNhGj+Sas4HiHLmY/JkLGJqJ/Tz3xcugWPIKGGkOE9QiVEZmVxWXH/paNZK5F5kClFF/M+SrF7FriZ79NfxxqZKQivfTe4aSQRqk6uSF/5Ot3SjgdjHv7Ac
CdRU00hYkIUngbpJw+VRBp+PobqZcrgBfJycZoPEdCnrN9vPDf9Nz+M6BmqAuSaNKm2y07OgZCWln6CDxCdNk4zkZ7zAOhWfDVbrX/AT+WlBH1ka7scqgAPo
aH6yHKM44Tp6DXGAmsf6pE3gcs2p0jV/99jZPJpXXXxBeNAx/DmQKqzKaCv/k10OWyQUsPXXHhdeIKe48uhg9HOgpmesdy9YZLYRz0wMcoAcBKqgij0X3SbH
JR/xx26eb6Sya/rrWTP8Q4y4VMCPs6jgiTAEKYe2j71hnY3UNrTLP4WJ+odSAb4wZilWy7qOHk/yBeuIS3AYMQQV6bfA7doNOsGDyiduv3JazMPOxJ/hR/va
4v/j8zEKPURmwIvUY1526MUF+CBlnH4BsRgaQYypSP7IbVMShP7OTVIsMqXaf9Une3ezn0GJlI/EG318Jd1Q/zW2VXI1/QL/Ny6Ub8n/QLfnEsQi7ibTlupi
78H/K48QRPGyvy3yNyHwe0BHdMFvbiP0JvZNUnHuQXFXci/oJ6Zgz7GX/H3jft9doT+7M9CEq0KmQILeZq5kbqlcgZeyPsj3icpE/ZSlyClRorrh9dEiEG+v
jiUoV6TofDeIGA6ZX4G55Pbkm+A/souE2s+aysFUtdAXS1UM1rJU91dQi/wo8w08Qn9mjVfGUnGAzXnID5INAGPGCgQ/BscIRaYTeyGV5F3Wg6aeiBnsI+zW
eb7cAoe+aoFC7LUGgAncj0sVPeZm7PrcHuh6L4Cf6JtwIX+GMIMjwEQ99Mb5+0pR1CH0DeyLrUXubGkSPO5rEDiKmCEW5wre0xu9XvQRX4C1i7KA41H9Y5tj
Ay0hNgYbA96vK7ZYyefenZ6ppvP8tnxPyhXTXVMPDrAjLBzIU9bS97374FJpbzbBPca+osdMe8Xb0ihbL+YDMlnJx726stnl41qCfoFSgh5dKHLyEODH/4sv
zQ/01cAaJn5UpuPf2dNbtqKvpGaWvdJn/qbtuShJfRPrG0pZfr+DILCNLdt0e6ilps9iU7SC/q4hwS/rznFPPP+t2IYsDixFHNxs8ijb0PSSbAcP/HZFHViE
nrNeYx8I5fxmcWYgCt1saMa+s3lBP6Gh8Id/P/cBuYXstd73NQp84nrI42ESs5N/CmnVCUb5LorXrL0s7pgYqRF2Uj4l3LOViM64O2Aa6Oi1cVNBg6R3/Chu
gzmJfojUAG5feThIeEkf4jcKPeUypljd6pRP4gHshuw3RZk0TJ9yhewpnOSL6R3+ld5/En+Vv1y+ZU4/9qx4Vx+bXz/KaCoWqbzZPp1jYpBQPoC75lPW5967
lk55NaM2sE5PN2+PoBN0IRfaBOViYBw/RjhBP8CmBVLzJut/IX/4ZwoPfZNJl2lZzqjVt7d/TmQDmXAr35Nbgzcn5ucXcSwRkEyCG/kk4D6cWqdNkf6HhBQp
/EQuBSF0mqvaK1MtNafVYJ2fX4N2IQrRIIIRMv2LRFEV9gl5wKhYDbktvyS/UzVpWu4IX3jeIz5TOtYUqYfEWrDkk1zDlCjwkxkGr9VIVEw10kBHLkX/QD3o
uZA4FExR5vmXYT94hLiJ7CMu1KgAfqpNsicJbtDNcMqyK9tK1gSVxc3IcL0JlBO60IaYHsQ+SxauN/dGP0kOSiRpopWcBXLRTnSyeTPbyigEr4kz6JfSFmkK
8qe1rHDYEYU4jH2loXkR2J12EMtCu1Vr0B/cjEyUjtvi+CRiC2imUIFUFafGUG+CnVVU3QPKJUPwHfUR683j1YZsU9iZtYrDBB2+17AdPcEfwp/4PorXjUnk
c/5/3srqZqkLvhlbxkXBtpbrcfOVNkRz4qR60/qOyAcnJEIdoSyxkTBFaWnxgduO4tAwrYe6FEbDFchK/DJdwddCfGytvOGzbwl30rTPUyE5xfpFqi9aDM8C
Dbk/0NkJq+NQ1GXQC/cDmcQE6wjkPqejZ25dGthpriMstBwSjgFgSwgZkFjjOULi+tLjpbYwC/4LGrDXrVYis+ClcYa/2JCIt5a6mfxYK+IpkgVboj2l/nwV
5Aw1HVtGzUV6hHgqI+6Gr19OC8sU3KM8FR+jQwpGwTa+x0K1jEz4F69kf+dG6q25LHc6IHjlnPp8N38u+p/Q1l8vYxgfp9sFmsHeUhW6MvLdPlsISVcCPqy9
5zdo41W4ILEbK1ImW0/yuaBq6CZ1ylBiokI+mALHwdqhinKxf5g6V7ApscQ9RIfMt492VYNyHmXvTW7Ge6Mf8c/KQEmH7QTzg4uCa2Ed4i3fWSpvn4l9kP8x
RdGnuAMU5C8kn+EeeepI1UAxIfsVkGU6JizjS9HmzIUgl98FBmJVYmTU75kt+ogt/BrdacGXTMDR8GFgPbgnhZ2/LE/Mt7Y9Rld5i5N+e4f+OVsOMebZ4FRL
Vctt7IL81fVK3BboY+xDzBdqoY1s8ymAxsTewZKyxmZvpsNCKZKUfrtN6BqdhQ6nj2L9wBs+TdLJjDJFccj3dgV2Xt310zlrt63okNq5/seigfuP1JUKn+xu
u2tqeCKp3+3a3yN0uMTuIvf6dxr37yy+sGvNzp8NDu0+sMNXt8uusfthybSdht1p+yu5vxe3tYV28rtheB91bkdf7at9rGsmN2TrR3Srd6qwXDjGz0p2I1bz
tYBTesvnBQ5zCqkhDnvAMjNhFrEB/B3b2PzcegVrRhzUDxDLgqq+HsgoU22yMGZrbiFZxrwbQ6zWwNmM0Qa88gq8B3/MtCRzIV2CvCPGJzVMGm5ISb6eeYB9
68f44XgjIsng8n7W7zd19Z0XF9GktDF/JBzLFxNxKbuI/p6+OZfYOKGRSCI0bhZXJh2wfPWvsDXN70pW9/YWO/GQOJhS13grgKT8tJ72LOC3xscXeIUxFgtX
3/ZC91zo47OQt7Ih77Z/444ijTy9koesmcyVgDRuS0GGvIIPG/f4gPWLYKzFs7y3hYVFk8BgchU/x/+cm2y+ZepMLkxaGKiUnGp4ZCzx+dCF+GxLSu5p5BW5
O/dLdqzhPJ2cUtr4FJW5VsIE36XY3old8/bVbOJbExjDNTJ3EVdzuoIjCfoty6liwEg/8teYKntHJGcYUaaAqIf0wO6iWu5q5LlxDd0xESTUJJYxJmmT9AWx
8fOlYUg1cT9nMMcZBwGHoJqSPY+RDPmRvQ/S2tQfFfKL9Te8KNea6yTGJt7jfiL9uOZEkKMCjUkDr/BG6RiXvWmiNA1pqXtlmkrU2dquupX4QPC/p1PX7rd2
JNsSt5FH/Cedmx2M3kwuNn3GkskHybNT7hlWBY4qYamOfF2/lXhsrm24jR733bP87VtKIlyuN4TtLvgQqEGOQ2STQIyi3GRXfItnkPcUscfKoQ19LtMtbOJ2
h24QOxYV+cnoNus2YcXWBp6IaUCi5jvqM6MTRcXyl28ddtiyVDhnQdEbxjd4M18jy2dP1aR8fhR7GuTRrTOrE3WpEmZ9Qlk80XzfWppYbNkuHPGtJ76yg8wv
zSCwwzjI6gFlA++85QpSufv+ykId/2r/E/6hwObflnoLA/lmQhtYZfMOPMtaRKJJR3WVvb/nF/Dp89jWxod0++zhwnj/TfNK8kygMnYZ7WA742trKlxGm6qz
5bguQq5nq2VobBshgyxLbDUw1n2+xRkfErpXOmU2gcPC/+RZnN1vsuTox3mf+apI763x4LY/xX86h/ANNHSxjDJ1zV0Ydzl/o3V3QQ+hKaxI/PZTMyq2CB/U
nvL5v/Ote81M9ym+myoF2gpRxP7az0NZzCEz55i0XXQEzVakpRbExoZKqbkWk3qa7qVlUY3sA4IlOQdFn7mFCzKzHCMcPYkDhTlMG/eASIY6QRtBW937pYXC
4IhD9TlXZ3XS8NAW2ANUVduE/1VnK2/di11jtH4kFeyofdIOFI6Q76ZO9bcJ/WBaxk8XJmn13R9cuanH6N7mo9LC8Pn8+ra+cmI9v6Oi6g13D9yDg5QyRK/w
Q+cEpoNySL2hbRTvShUbW/DhRY3USOH8SBuzBP22Ekdl+/TI20hTaQbTGLNpdcIl/F5qj/uZu5H7rPuxspg6h53yJREjYL5S03bI+cvFMH9jTVzRmc2kYu0g
GYCryOdsdzoq1IGyRyakhSQzqB86wBy17qBO20errxgMPRBuou4JN9ROS0lCPaQ+Uya7lnOMY5StFrgj13ceDL2GZmS3KSlwgP4hX7KlRWDaDuFjpDvcWad6
aBY3kavgGgBPboq1XxGfyX0JrGhSKh8muSmRWL4Nc4dO1iAZldbU0pbAuHMuLwyZG7mfoE6HW+nIqdI5Zl3hPkexhKL3Bbc0wtEDz0F3uxukklROuFGkaWRV
vRH1pdR9crwrUjgGX441kJYLNDfHddTxyHnFdTK4iMSlDSVrd3wGDzX7jraFPXfMcm4nZ7jb4l3rfNTb0i7CkNw9tC/tbWEKWeJkXDOKWyq4d2nD/ohayMJk
61m+DpMOgHNq8DQ7RytUz9CU+iE1h/i442SxOW8MkVDvUcjmOM2NDt923KAWs49xp1Mg1hJjmSLHH3XPuOZF1kUKGnW0/J37R51xaZ3z5eQf4i+yKFKQ0lgF
5nFwkWOV2+2c5KrGp2tU0pMIzcwO7lUaa3nMHLqdUDkx272Ung3/Kz6hK9ZGFq/RDhAZ5HFXVHiAkgOPIHaXjqPi3UwDWF1rHanl3sXYfBWU/0KXpL8UVJHx
Mxtmy06lD/ktVD1cWndH2xksi73H/g0ZmYG5edgceWuwYeFq4oy18s4RYr/QyHBRaFgkhW+ktSJ7qE8LqypxYCRfW7CRc+WyUg3qlhrHXnZEBEZ1OPso3Zl9
rhPhrnHjHax9pXqFlzm9c4hWIk9wep2zYcfkHqoFYRwUPOVQQoPBfpUP6otKCznK53C+VecrL8zFN6fEh685XoUVVRa+hq/CFsxJ50mkr6ZIPSKVHWWxpVqU
Nh2rJK9Xb2V9lER1OlUm/xoRbU0trKTNCS0IdwjXp/uSk2yC7aUScCT+3uX3UFVZ7Qw8q5BoQ/vOTJ+1FUxMm6z8Cma5oh0XKM51NPhKylRHqGGQIESDlYHz
DIs0dtnEYfgeYkvyh8jjUFP1kz0KvURNdI3jf8q7uC2pbpDo2uO0RbYxW4ItgzPADmosJVF1peOu+7YC5Qs9KPXn78qwFNdUkyADjPL7sCGtGhlGKPoD/wh1
FJaClVBDkTs01DA6vJ+4Gekvrw8/z69v6cqUxZ4RtYkJITqhDNC7KxWuKDwYjofVi2fSha51aWLABYY6NcbuMmo/ihLFrpTRgoVHEiOc9cgNjnqhiu4GVBV5
EfvJ6aAGaG3SZmhvwCPpuQsJ5qupUJZi0k5pOepupWZoj6MmvVKaGVzkmx+MDrWif5rKM8fhnNqfmX2aGeDm9q5zWmUp2hlWZpNz6R6OHupG2xtwVFrtqy3f
ANnKC6kJP0zraHaZjAQRmhD2g32eD6GGTB5TSz5QaMA8cFtQn9YtdRJChQxhl6l0eI+jQtpJxuyoGd5o7x2OKRoXrE5fdj6Do2olwM3wNazDsVDvaxyqxOxj
ysLR1DXLcnsWtUDLllZ5noaOFDmdnVOraYLtDYyBsvqOWBEZ57pob+8YXLQtPAYiqZOCCfhsR09pKdUPOREcKZ8I3nRvxzYSvmqN1KpiTbU5Nl5dYqiutHG9
hdUpi/Av+Yc2RmxJvUQGMJtAY2fHzA3KqCAkmjB/BXNdo5g8dyUwLq2yq0faZNytjXOVCSZDs1zBMQPrqbykxjrvywtVUdWBY0iaYySWpWxwThBeoRj9OTLN
0t2+WmunHQF3/dONB9NugCTygukZGBUuCV6DG5WhOsF5mSGL1hLl4B2tKvXD5mNaapGiYepQe1DZF3wGU6g6+B4yAqaIL/OawHd5w32NgpXyM4NDhC/E1cB3
9bGzEBNBdVWBIvk89JLu4Hxs+wfxYSMK9gb1jvKS28GFarLdLcM1WbxpW29z5Djo+VRp7bNztLu06UyoIxQLW6jZ8kN1v9zF8BCukaOZc+qu8CdBKbyPBk0T
Qo2Z7+Q96lj118mfiG15v4K1QiupWGd9x2tihQ2PXIUT7DOZMVAvXrQc1XrDenJhtZasR17BrA557R/hD+5/cDb/Ku8nN433OGrJXjg74zqxWdmQKxhGE7Hq
HftN21v1CfpdecqbyYFIMf8X4GlXaj9YK2i2/aCjnNOVECzxNw82BV+BgZqrvsAOWTymxb/NCodzIj2ZR+C2jcTcWkVtBmHx2+BarSysoX4OtIEbqUPG6kgt
OAcYtjslV2iUk6b/U85pw6EYsNhria3BO7DZ3DAvl/zBH4CSOtbeh4hF37vSJV6/P6TB2dpuNBlZhCzRCnT7yXfgArESqe5SlZNMmvM89TCSDIqUK8Z0/lyN
c85EODgYDq6DP23FqR5jpaBZbequKc/lo9Go0Hi0n3RXnh4+FbSFayH3mY2h1nA6NV8bGrztw8E8pi5DI/M4nLrK16P7UJnIMfoj9i8sG27Es2wufiD8XtSH
JqotsAcmCq4KPVDD8jGYiw7WkiCRugIjpJP0F18zzckk2qtSh2Bjqo29HSg0/ef38k1cuOGU84HoKkohFLR69k5nY+owfcG3CuvLjcOL5XL2dcJC0FqNousG
18sVVdzxjM7mt1I71Bfol5CF3B3aHtmEf1VuBmfyN4k93Do8WVkDREtvcrudCVuJxd5LTAlIUrrrfuiS0Z7Bl3i67c/827bPwYt8PVDJ+Sk8L8y7d2uP3E3I
ts5Slt70KjSBbR0SpfJM6TCnRph2oSjHcny9HF3Y2m3R5iv2tJdQp8wPAv8Ze7tQCmYwSuopoZcQJZYQHeh90lCKcVqJm3St5OtrruFhWyYxSI5WrosnpR9K
GdHNFJILQrWJGXkLEzfJdaRPrl+OOjDTPpyeK/3tPKabEXru/0u4RTTKvp483tIcjpXuh/5W2+Yl2V9v7BD85j9Cb1Km8OGQCDuFt6IXtCpCO3wwn1nkBqVr
D8HmRJKZzvQMLyPdpjeHrfy7cFnqpnOK+5bDA9Mj14QmaU/p7jpo32H/gzihjQiuql0zXAyOwQfarqKfykC0vVaNyba3sE+st59pGHyRf9I3HfFFFjNFuh22
X8Eu9EBu067jSYJcBZxOawB3Fm5xbQ3MhsvRD/bO8LQj2v6H4CbvyE1DybCjJpDR3jaR9lQ9+oDLWHzKfZNaUPCD3YHFRC4VjS16Ri8FF7Qz4F9qDt2mkAq5
kUn6NTs6218Q5VWHNB8Y+JzEWWIVKteeiiQxq6CO2+Zs4C6DzA4ToS+ah1xD5hNG13C1J2zOH2IuaJGIlTpEWItGIYyrojDaFh05bqYdU/i1zqaOsa5y9FDC
INLSP6B00Sl3eacVdkaHom+5JK1LMI0J6lrYF+veR+oVVvS3l97DMgUv3AfTSvzFzlW2ZfiW/J2Em6/meE4DWDfNGDxed7zrXHizu0xdGO6AL4ib4Kod7EcN
pyKGPDg67E8NUOWLy8AWJeWcYrbdVoeupc5MOoxM2X4jNxLSwjO1+ZHXYI6/BePlNzPpankuxnbSvUj8Q90ocoEr2iz1qDbMuahQRDNgKzVGRQqPR9LtA5O+
hD6GNoWOcd9rD3X1UJe7ceq8nEnUtyUpw1Ivcq3CFIUTbR0/kg7AyprfFVP4xF2Hb5X1Bu4iNP4i3tFxxvi0oHyqDxTbj/vKayJtCK4nfhI3hVh0p6y5LodS
ab9GhBLc1aVwYbI2OXzLNc3xWatDjEkbHJq8Y23xZi1T+xVsofax13WFtfVaYXh+g/XO4qJw4T/128qrgx3Id2ltnQ3ImlJc7X00r63Tqko5sEfBB+Wss53U
x71eqWiZSNWPXNBSmdTUOkybIE/fCt2QMuXdztYuwQVtILQ7pRv7Iy1d38hV3zHeydufUpscHMPYf4TNOxaoI8O7f9tPF1hag9JoZpLphCfW2So7BVbTHkqv
3YfB0GBOqDmxhZ6rpVAnpSK8ReR94VUtIfyX66w9ybHBkGXvAl3FVnc0M82KC5Wds0JdbMWRIHxnM9qj5dtYinW1agBrw13sNmYMbcWnBstqY7bVVC8E1tLv
4MdAdTmOn4/XdSLAHagDl8qI3Z9ymZZYm7VnUSN7X9idKieOD88IXaT3gPXqSv4Lnx9oKaXUeeTenHZGu+8/Figi99rrhQyhIbZC4YG8JO0mrYPRhEmpQLsY
zs4lt0I+0I/ARfq5dkM4bmiirZL/0vaCT0lPA6nc/sgd9xFn/VSGvqp2tSv5n9XZ+Zq8yTFNtbv3h0h8b2qUxIJ0x3hbOjPdMUf7Qx1pLSVRpknUfcNudWLk
Aa3yHvg1NDk4TWVBhlwDVGH+IKNdQGtumeM8q85lfGSsK8ryn70y+cKhhwfkv+n/AQK/Hlhq71K7j00gbsK3zEJbWJ4eklydXV2Z3uCAt5vwHutFT+Zaw8H0
aWdArOzOCr4Nrgj2rn4hbigaT58L5nDNtaN2HdzFEfCc84a9IyyKbQcqqE3ITthP9rgW1jDnRPsVoQN4SBTx+Y6J4RRnb603ExP65NwWPA4vMPcCo6UZ6jJm
rfwOb83/+5u3u7lvLC1DWYoOB6egfV1vtUPqF/sXZpbkphoFB4T+siGhaXJm/iv3MNcgWy/4Ag4AyfhWhiB41xepctJNuSxanpoNNtIjbTmJDc1Vig7J/4b/
ZH0p/+Q2Yho73NwFvkXiM6QNliZWicxnOmsdgg/Vtdpqbro6h5dtl1Nb2k7T6cHb5FWchi2dVTQh2CUcNk1i2qZVLvKGvdR09TxoF6wU2Q8X8FtJWrxL9cbV
yHR4m2xkb+9sSxdIb90Z0kitrHTcOcj8CH/rOmO9RexWG9tDaopLpEaFO2LNpQN1BHo4E9hyjWon2aHmmJKmy0qU/gdPOmbSBHgqSzBje28uSplEd5OtEQar
qHWicovWhYo2H3b2Zu4421B+EENtkeaRuKt/cIFYyv7CccB3f+uC/OkbOgcrmoaZc50X7bHBlmoXpUimdCmFYckTfK1+lNL5BS4H1wiU4zc4G4u1sIFYUvgw
cdo2nDkR399ZxXHAPj/3hVwvlB7oFG4bbO6uJS4KnQuvkLNhvPw/7jPqd20T/pU5bjt4o1UIbgfTQF+pQ3AuSimTwAjgVMOhCVwnWM5pgevymkMCnRBoQA1S
7aisNYucD/rRsv6rSoGDMOWAiwjUynMH7evo/UwT1057Ga2vxW77gE8Hgy3dwynwi2MpWEnkpH1lHIFXxDV5TTBov0jLfIY4NriSeErczbklPeS2kgvwv5yo
cExaFawW+keG8k3bBmmw1sP2Z+r5UCUfQmeFq/NdPRvJga4UqZ5ULKyke4Ye2dqFY7ABzgn6gfI0Nl1ooh5NvSrtLdzhGkxPcWN+q6kKs1esobuFH1R+Kucc
NdRt9p7MWnsn5g7Tjk60d44bDuuF7KFU9YFgd5lDZ5V3uSscdbWDoUTbSnUWqEn+UJ6gI+CPYGX41PfNftXVzo57/kybG3zo6cA3dzzFF4Pavo7gLd2JSS66
qc7QpCCqVQqN1rzKKGydTMPeNqM4El7REoAONKf+UjPkrqH4vGl2oESYPqotvHjTM3tNtrqhgfMtc8/G5nSl/VQb4S2my33w25Cz7bfsw+jy5EYwIGkHLCFm
quPo94G5cJDxqnOGEK1OUNLVcjRnf01GbBpxw14exBOX0NcOk7dxaK86k9pC34C1kc6FmXi6jLoHhxszuehXuIMcwAjYV7AE66xdY9o4ezGxdea7pzKX0qzo
BNsIT21vBe2BvJ4pIVP141STegWZbNomnWSWMxXgKSZbSQmlBGsU7ePHerOUo6FNalUnozvhNBLlfm9EI8eycIdQFXEuOlx6EKzgWQJv2JKRG7CurZt2N/Mf
mnMutA9KPRDpKAaCQxGd1juEO6m0K9h//Bn7d+iHFbR39gbOcc4drp/2w5Sk9lf3hh6jt9g1kZTIn9JSp0Z9ch8kB5DX6W5U6/+j4Cyjo9baNkyx4k5dxiey
YzNT3N394A7F3e3F7eAupTI+kZ1kJzMtlOLu7nCQAxzc3b9+/7P2jzv7ee7rWlkrhbunATFOUMIL+SXUXDyFS1TqY7+9t7V60m6+saW33IMvV2mlMICPhV3p
N4Uue9MTCBygUtwZ+iBHCZpQO8KayiaxYOMteox9jLrKfE4sp/anOpreGwaljMWSQjWw/vh8fId5gdzIWx/PB7vU/6xdPMeS1vCycFOayywnKXMCbeb+Ua6E
LyK71s3CqmPcS9iXCh44FDASv8y72EugS9LqpJbB+eam9P7QWX9VvjqbbX/GNMZ78bP0boE6zj28IJR3zxGOu6uSoyVHsIq9KL7BVlI4zK1MuWbs4msrXERW
VLHKd6FCRkuxnFwXJvEVlRZMc7SCsIgvQBdWY8vz48jTgbO2o+ZN/Ki4z/bYTS1hLdaJ7QZDlVGkWflGNqcGm5P9km1k5kj8Jjkly60MFLrIRYVdyoJwH7Ut
XlwpAWrBK37Mf5Uql9Q01EBurT9Xm0s3qb7SKpdLJgUT/k6ZBSZtmh6/HiSjdvAcmsevTjhk+5uXQHX2spIRLEmf1QvI6fR+sT4bhTJsMzzd8LVUjGMUD7If
mn6BLLKo2DjMYldZA0e5OvGNYGnKlLtMysQXy1uURuIJ39/+unJ5/w5/XZjP15G/ZM6W14B1js5EY2UJ0wx6xKmwK7E2XjSEczsL88WyzGWYLi3XqlIthH6+
nI2DiL7keHUxYCjMfJd7bQn77vlHSsn0kpgCcRVazW5C9ey8QNAn4bfAgrRW2yziMpRJp6v743PtBcIjYSG0wsuZbtWYcpOWJc4UzwyjtkEvZVVdTFl5NLOc
rZuwBA6xSDY3voj6Iywmrpp+YOXpnGB/OJ4wyHNsef4RsM/yJPg3v4c4YumiTQ0h1l9lfuwsWDmUkBrxHfMYwLHgbFljJ5ujtXjsew1JrIHGEG31NkznUAf4
nZ5jFqxxfD0vDgvYqvJryy9THXspUBp2EO5wS/DXUpxW03qZ0+WK/APrbO2lZaovx/JCMGY2gV2ogWrJQDksV8rg23F2OZoWwEz2n8RfYi/mYmChOcZ+nc9S
D/KNTJm+razHtEKoZ1mobFm7FauENGIl1grE4n7DB9voUCclQJZlHkolqYvKKb6rNgt+1D4yA+Ed4pXxin2ivJnOB9G+qUR9dofSN/lQ6ANXV/4h12eOyyvV
2pY5aNfaZbGDwL2sbeJYMJO/758jiGSDai0sf2SefKAU4H2kmWQH8Z3DFlcCitgGWy3LYKWUdQj7OD5XMgrX1EJO5hcy1eNP+esQ9elZuAiLUTx+nn1Gv/XH
GJMs67WvVIReER5jfIgaRe4SCM6DLYI1bDbHBjUM2osHUjujOmiYdazahWxqZPlamztwQe8zy2djL/wGrktzbQ0ZNXEd0ZyaEDwOnTY7Gpk6zPDI89M0PNCI
7qzGi00tFanVdGlpHrky1Nnx747S3k3CejkazcST1XfB+knJ8kjqA5oA/cIrJVOuA5oZj1iLgHxeDQCqJL0fO0f9x1XA55APVGf4V46dnScnminJAZwgS28u
z0WZam1+DzjjHiANl6vhY9nT5HRphrGGWGwH7U6znVFn2YaC1uJf2EHSipv8xUXV2gV+MPnElViALu5/vvw31RrUhtepybQj84Fpg+ijl/p7BnaLqwEKPVX2
ys6st9KJ1DbyTaJN8IqQT/YMffG3JK+pGaE18J7w0HaPLh4bhRN0rHgSsqiW0B9cAP+FMPZklZKaj3jGTw582RGW1iRdNjdfXxufavumNlXGk1HqOLjG0x53
U92wk0QZ8osQy0QpinQXzianQFFowE7itoBpGRx2ByqhePkE2ULJFFssH7Oji3WcWCmnG/kNbuP6i0nKH/4sOdNfwtwFTTOdNi/fWoXIwqSYb5YiUhG5u/FL
9SFWKxGSVrFtsKWWoRgP2/BN6BShQDwIhljmk4uBgS0fnLXawbfSl8oz1JVSJeU4agbXVPstTiWGMZ+Jy7aSOYcs2VBILYFnKPeEbjAKa+yK82LseIMBb5p6
KFiEGh+aInzdzqHmXHv1orIJ9SIXMxVcxaQizh+wSmCu5za4KvS1ZslbJZJ/AmOUmFxeTDIcBNnYS2KJbScR52dDzfXynr7BBPab1EU7mHKU/xuPhr3d68Sj
6hYljY0VPwlWsS6Zjt+1vzB/lw/bi7hHCy2lGMEGHuSMFIpDMdiR6FmYbYXUKKUl3RzYyG4y719LbqfXUlHsNiIWnoKUmmdpBLZr142TLMDRnl0sDObm+u2B
IByAqvobqzOEML1TlAKDlJ9C3cBZsSf+hX9IqmxPSgkuYgV+FZ9gqOc9JH7H94nxak1vW0o3fZC3b00MjFS+0JX5adxkx+JgG6YbMFOY63/wOVWr2o3QMbQJ
dVX7+6PIpqHacrQ6NlRSbcp3dQ+yzqYqO9uIlaQ/xp/cR7q/1ti+hj/nCFDlbJHkha4EcJXh8LKEsG2C+tqWBzaCB+RXoTi6RvwbaR+KwauCT4JBPUpMQaM4
b2R93h+6ljSQKUZ2Fu8XvgnW35W5Qf1NfgMRdJEdWGig+cpGql1wqeMEPY/6YMv0Dw5ND9a3Wpx9UKregURWu+Rk1wKK+qgkZt7wPeQtiV3ROYeRTQbx2iw0
Rk4Cq13LlUy0XRktFveXkvPgAviNr21p5Xhkb+afQ8c6vGpV+q5YD2skeJHX2AKfw37gn6zGxfey7F7OJqP2IC3lA35TQvgr1ykwvXDE00Fdgc8+mRAjOCOL
rDWNLcFa7EzwUEoT9wfrWTpGUU09AU/tirWyh7ajkC+OU7NYrzYNizCbqAC6KdyBFaiywlOhBz+l8myhkhLN/jBXsm7JKcn9G0pmy9JxNh9TBa4SpcgBcbF3
GtkZe7L9odyJeEnOoVcw2wm7ksBfkT4IpanqclW2ig+D+5Vu1Cf6vvyWBeoBWJMpyz5Muui8paZrq5li3CS9H2cgWirJoB+5JrAkIZ5XsGlMdY+F8eqTM4da
H3CbTDdRDtUAvynsN8dk9JabBhUZxK1QmxC9pY/IuI3wY+rw4HF1gqdaqGuQJ8oE++p9EObuwl7OG00kK1GoHGy0aT/ThelDdYRdpF6+CvIXxuLvHNcGtsIZ
YUEOh+hazZVX2pfVyZoq961Vhvol5tfqjtZi9YTtsTMN1W3pUilqqW2y+FU5wq+Q67KRwDBQA6hgMiDYd2wrbR91lDMgnK/Ptdg+lIzYWiovqFpMSSJfmK51
CANqh6Pogt2gtbGUcl9fpRjC88B/1D3VgrkdT7EBKhZp6HzoJMRJisPUiV2t/c/7hIiG/SErVOQ/sPF5i0JJthg2h/8qLtQvu0rCymAU/9u2j/sH74lOqi+t
X7ArRJBMk0vYoG8maWXTqdjN4+Q6+HvDWLkyt0Ydwr7xVxOj/UVgHyAopPacWOC9KX3DX1LJ1CrXHjnKVRR1iZyR/wnIjBJ4xp3R/CnvNY66TGzRRoHRoYHY
Cn6iZjH+oFrH9BQj8kv0VTsuFPG/UjqJxSiL/FR/q9XUA9Q+9bqFRd3FwXhGjd1gojpve4Xgw8ANt5MqQj2if7iqsQM4jDNvf6+nReC218poNUFOxW4zByL/
KbO0mky+iGu/zJUjGDglpehfqfdos/kiWm35JufAAEwDx9jy7AXbCGcTVwYVcZHiODRQ/qgkBZtYctjtwa/aR/RFGWCeCuKpsdR2mUxpqExXe0deoxT6HdiF
0px7uZXZC0CCEuFH2fzMC7x/odEcTCa1V2I0ngvuK6nKSa8V7YLlsfFKQ2hj9wRifKvFRyYWH7eVIR6hv8iK/pr+VYpX0pgf2x4IrHs7WSdyK/iJLWJHjrNk
JvyCLorVtCkoUS2FDEJAKJI0Kxgk5sMm6jdWsm2CI0Mf0Ad5TKZkqSvX9RjFImGMq+r5bL3IF1dy1BX6Pc0W6c+sTJvhfIPlSL3hKRYTGwd0tRW2Q5hA3WFf
ZxaVX5kNkc22Rf5VvhHiNUdvKTbQJZBGj1Flon3uL1/LtIFCnKMU3IpdRqUtvyhNmhQKKCsdiywPdrSEX5UDgQ1SJ32hXBH+xtb6NgU7iGnULDBSToGNqCR5
DP6becTnWGyROnoX0FdYEZiHVUarrO2Z7cIxuBicEiqCc+ajKM/23XcFBNl1WnG1lVsK99B3o8mwmI0plW/j2J/kRn4mb2VfW8yRAqm4PEXs67+hJId5vbVm
Vkh6FxdCPwo3zzB6iRJU5qF1qlt+JkQpy4OLYRffOvmS8khNspkieESCLdFd11zQTV9ljdOs1o2gB/Pa3hu7gZLRDLPL1od6Jq6Ej6kfxH69B1NTzuGS+AFq
FHvEths6smt41fBf0liiNCzwJWbWRNvVYcwNLiUygPuMeN3h1Nl2Xndgou0YJ0Sa535XcvWgPkPrabtsjgXp2mnBrPcCt637+KZKPnbNFBWshap5Z2UPQCVV
RF1XS+E5jml6fXK5/6e83R8l7NV6CdfRFr0GPBa2aifB7nALNS/SGq+PkteUQS80TI7O3bVRIW/wgmMhk6uv9b3f0V/zybcKiaWvtUxki+2VtlWpodP2XYxZ
bOWr6v/Jdg1+h/9SzYg92+/CeaES1Fm6tauPpwKzjNruj5ZOWEc4N/EXaw2Pu8zyzqu+rhqFrMrfKicmkwX2b9QT4XgwHOcI/ULLqGTUJ6ed4x3bztoD7BKH
25crtaWz/G/wMmmwfFpfqvf3HnTM4eZaKjiWSB3RCP6rs5++B/Rz95HmK9+pUegBCcW5ge18M1Qdfx0qR2dZ13t3uooxVThM6e+rgn+S9yjRfBk5BOoGq/Ld
mc8hFjamVuOTZC80BgqwjhkhYWLkAkwUHgc2cFUKrbcGVU+U1HOOkVQFqhd6QTxIPmIsj+YREV/EekJLTfujhMmiSKcw52b+LE6J0cpe5bw6maWtp1lRbkwd
5xfINdwF1lHKbe4KjHHsiuT49/t2c/n8QPtlz9vsRuyVhOEoV/hBRnFNGBzuV3vDFH8eHKK/kgrkmrYk1+k1LFaXHYCSzD7WohWDzxzNva3xaVpv/q5SQhvk
aoCOcQqrSV2w/8G1+C/tM51ILRbn1thAVEXTHTloPtcRblQwWeMTvC3RJfoVX9nhN5Wk7tiaKAWoIhagMmEFZKu6ESdDAhMETjyMXNwYWzzkKb+L4QZT6+Ru
ejH2EovDBM9oei2YASP6cVud8M+k+YAH+8z34Q3bbeGuxcs/UtfqzeR/nDWcLzO+wLGgPttZbx74QaTxC/OAXl1MUP9i7M4dxE1zWeOPzJt0iUCxTf8Kw/TK
Em8Yx2+jRofPiLw1XT6tPjA+0jP4OKUg9A/TxbYHBaiNbCkk0+W1xpo1Up26zJej1xf25MkwdNHWHLVYWjU0V3kL//OkOqoiLLCHbmscZ2jD5GedSO1s/hsW
JDfTklGMPihvMV1bv0PVS/mYNYHaIt+xViN98iyulJKqLQj01/LZKRJSSmo3xKbBGv7lhiKsW2jsaUi8JjRVR7WNjUUz/xLUYrdTbVEFLtFw2f/Oupm4bL8R
Wh+4hT+zj8Xr5nJCBxTF1PWed53N7YOcyRI3SOlCeeV+2IPQ4/BQpSOoEVtdrUrOoj/bz3twaabpK9sJL8ZOgn5jR/oVty402J6kjYC7pXxTUvhzYRpyeC1R
jR0rDFFeYK+41onnM5tJq4XmjuW+4twSNy/2gfnkIukG9a/lVLhHYE64FPUU7K0RY8PACK2eZZ9XYl85+mE3LY/CZbl/9CnOWVwiUOhJ4XfKd+WCNjA8nMHB
HKU73tmaCjvX2OG6Y/XKT+n5ngmRMcFmokFPt9cHvF4ahM3HmWvGPpGvkYXBg9QmeYXoY6rBxRq5w6jdi8+AdajiVExkr9WPhnIT6CPs09Bo6073X8FNVC3w
F9UWVnWMVffyB53DhfGOl/Y2zmZYefaVNslFShmWf/3VURmsh/hL7ritCT4K7WeeszbTbu0XqhLoJi2HVZFCrKQz5NcMzdqqZaISLLOjPSrm2C6WUw7hp1B1
mYEJtr1gNSAUJTuWbY5GKV3hQSAzs+hkLR1pxqhwLRRFX1TN9BP0NzxndqHmykZDBl1Gv008EnIJWyFN3IUrkUk667rt34R2u6eEkvhP0hW1AnsCdYSjSQjH
qOWTn2CYWlrdqCGiYZ5JYRSnlkU8dFyGNvksqaldiNuGelw9VFE1R74Jc+Mqo9XYGTRT2EHXZy8iBBrBThgwTDH+oXvAfju3g0HiC3VUbnXXCrYF+0BZL9gY
Xk7md4OWQnFpqvJRmmHfVnOkfQqsze5yDUVnLZ1SV5tuiFfwl4TiM/gTCjuppNwGiyZrUGsSw/R3/Thb2XFO7op2kX04Z+C8stNTHovBm4UFcq1A0Eb1t/JG
bZ/1Xa4JLVwnch/VihyK9cDaFRphGa0+cUfrLvDeLPkEjevlYa/IMLI7vKpE18hVBqGyuXuVn3hRpRh7M2ZhcEXuN6kx89FfhY0Rmzgc2k5lWXh7no5eSr/N
XvJCnJMYghWH82VOmBncZV3Knas1m5pr8KfGphz0v0NTagxja6c1RSOI2e7u+gXKFX5ovwrGqEttJcMp5vVCCckVaGaMtqxnPcFTpv6oX1JJcoZllvCLNGE0
VS7shKfJWdq9kMMFFTtVMXxMXYAyWR9WkVEdPncfbJMI2OL+ymy0p3pho7/VdnL7HZOoXVn94XrNhBbTBuVvxas2zfnMzCT2yW/BUXWh8AYbYdprPAauEQ7m
Ky2Jn9iBYGpsX+2q/bxcLw4zVoVVI/fY3e7W4is4xVZGPamOoi8zbzQnPC8OAHqGkyzuWeRvJNUI7IYPod2abD9arVmwZMgSS9qmkiWUN6ETVAvtN3dU/Afe
o4ZrMaHzcnT4LMrRZoI84rCchLYpPSx7mX5cNfEW1ZM+B/9YhytDwZYNRWSXsRc9TitC1Rb2YwdAUOkknELzvHXpANkMr2uJ1dLQNx2CW/iide0xM8XTku+T
2lY6bzu5vWNgCHbd/APfxrwPzYJjlVPSQbkN0ADlewjealCwS6fk5CQEZ8mDxc/2LOUn6sAz6iZJTLouLqZjUk4qbbUksZ0yHO+NDcWfWgP0ROsILBZ84I4B
E+hU/XfSQL0R59MeScetk7FJ4Y1yQXJxDVFIXA6uqhXQ5MB47yXmK/9QHWbptq1OtavMVaysFkU10a6B0ZpfeZjaNOWt9MSc4f5hsQqd0AUlBa4CbtZM07l3
5e9sgT9F/QOXSL3AL6w1b3Un6VniLlgbv4Ix7Dj3JtggclHt7jnjyKa8wRh5kLYfaVlfwXlrD2yuLRFNipRMI6q1ETrKL/w7BSfbnkyoMsL9gJrORhGp4g7L
8JAElcB3nLA6wFBYC/4rAYH2bxBbQLOuaGZ1AHMBVcQf0AeBAWZbunK/EBD7J07DnsCf/EDxi21mqmp+TbBUGdicNDL3VrVnm6CHaJCjKfUA32b8QpUI1sD6
qqvj09TBwZawPRwEVDnD3UafZD9CleV3yKeFSUJx6lmwP6pL/DSfp0+LObzVcd06lFTAJmqU8tZOIQ9xX7hCraa2q16hAAZop7/A091mhRR/lzkBxmAJLgOq
TJBaUXoQc4BRreWYgUW9rIlusKEnUY/+atBslbCr6pngQiUY8PvHajk5PNkkCRD/YIuoptYjXN/Qr8Jkym+PmNIT9oGfxBC9jVjJWlFpxHtCT7TRajP7Jdnj
+B9GBMqgksomeBHLwo45toKOxDIpAdWRS4JMtCrxLwmS2ebRRmNqjFALAGu2OIEqqb9heojFxJNwmyOO2U8H3ectN23VmNnMIr05X5sdL70BV/C3YVVI89UG
NvsXrZV+2boV9OH+KWyVFWqRyEEmv5Ati7K3eVIK+c+gXmAFz2KNUlyBqfCudRCDM5utyJsT6MKNsDfBRqs7PS2NBvGL0tk0Vh3P/thSCc4J3hVWSJnMOzlD
07mrYB83iIsDZeEgdJw9T1ZBecFaTBe+i3+H94jaw/cUuww7W3L8h13/Kv3VTsR5vTOsrNcJRfG1hGuBrobhaJpyx/9bSKc0LQ+spdbzFWBvtai4VgwYH+Mx
YlX+MLWYaWeNVu6AC8mbrWe0kLYQQyVaM4dAomjABNtX0wgGx68Jc+V5vo6kZXMXdNSaqn1miqrDheuBWOoi/hbMjrxS7wbLy8/kpfCz0BpsoMkwZE/wIdnC
Eyg/oBJzsARHYzRZL1exWU7NlDn+j9JJLVtdYqmI/dC+2C5xo6nDfkk+LOPSIGEp+1YvZR6rpuuflR5aWzlbvk3UFL4yFjqbP6zsTFoP2tEfgy2Vh1JGhuQy
aEB5rZZD5ekc5y1yJrDwKbZwXNiyXI5nXtCjlUdSbf8jYyn4kKqvTJJLRWxY0UReTU3+BmcoA+Xy9A7fEKLQd1FZPYyurP6m/JZ0JDgOC5XRUHlq/oUIAWNh
KzE9tMb6njhinwse+27BRra31CTVIBdnddGF3sKL7pmsQHf0PJNmoCtCJaXP5n/BbXw9bfLEyg3hVzRJXRpuF54QLqKViOzVK4od6avSjkgpoRnJ2EORavRf
/ha2GWQpfjLeG14I2ahRLkk8In6SR2lfYBP3VHwBmKmPsZVEp9D0kJE968t1uvUjtvWOWLF4+JP4RJro3EQV0RLhVKKUE8PqkyeU9qicWiK0HTZQe0RCSWuU
VsI/8hp5DsLEurAo29Q8wfhaqyIt0SpjCdpPbVNGLW0ruurVAEaxUoI0iW2KVmnvHEPRPNgdGCjevobpx04O7k794qmgjEC1OYBeOrcyS+SLzoPqW2a0vA+k
yI/C3cM9hM3SPtCYvMTute5W91FzIKnplIFFrNmtZ1ap9AcG+aKWzsRaeQMYibdQTqslwT1YAjrADrmifYV0IP6iNsdoC7XSFjseoJKoQ8TnnaxIetekCVxD
eTn4zvZhGtAjWTf9GMl8f0X22GAb5OFHwiWBXXgj7ge+Q9tiihaCdL56mu2EjZGrqFO9nRQvInJ3Er/Uf/Ao/xJ9k5RIlVizSWgU3kpXkrvL09gT7GzyPjuX
2ssdQnekt2pAqCI2tq60fhL2yDl+o7abKRY+K/1EL8I3s86Lvairoe5Bo8Arq6TjeF3O6beDYeH6rAPOE+bQz5yX6UyjV+J3aLHV6VZKlvEU2gU6wDHkKrwR
dqLUVlQ2UpPtDXtKuW7NwmifUTS9Ps7NrChnDh6Uu3kS4QgB2nd7xocF/QlZVNpN9KilZPUmOuLzhWtsEl/ajqnQli+WIx6I+2Isit9QYGjIjClMtIR+Ugd0
Uem+tFGczrKCC27APfj9+FewFTKhn+B0whHxAhyGnmufZL/4zDZ1e2llKjVoTUdPS7YFsw5dU93yt9AVard2HM1j8xK7YculvrZeeBH6EWtnO2kjib10AWsq
ZC8POxTbx9bOcvGCmIguKo+wb8CZO11sFcaUIy6vaAzcFGcIiWQ/9AstgVNSN68flXkJy2Hv6231MWwnsJFtbFXlN9lj5DqFttcty26fRIyJTIFvlDbid/Td
QBN1sIlsHJsBa+Cl0Fo2VnhidGh+dtKa3dS/yjQ6M2u9dImM455rJ9TllIx6WxpZD0ipSgfuY3iJqxudFzvRtVNsomSiAXp7a388GhghE7hs3M0PREfRPDRJ
WQAHMlft9bRb+Gh0Dk6hOmDZtqKGBHku1tJx2GnTnuljuYr0CpAnz2fvsOmOAdqxQk7xuNprc/A87ouhjOIK95YngOKm73KPmH6+XmZKDBE7/Y3AQKESnqLu
YQvcg2zFuHzugFzBs9hTUX0ufmBE6yq4mO9DfyCcoBt1m38n/Qk3Q9V8I5ja8CS/M1SKHadO5eKZA67WlhTNlT0Znieu4yX1ZWw98oE9Bq7FgpFO8DZ/bcM8
sJ+rjKLl81QDSw/UMCi6DmnJ1C7GJk1QfoFqcH6NobXWWK7GHOAx12zysXOAsNzYGpkjEOH6PqYUtYvFwsfDmvoCG6e9o3fA4kIS8Yn/GSoq4cKuSPnc9cpW
sZf5be5gobueCO8mbzdP9F+QK+edYbeBMhTmuOGfhk7KPuscaZl4hbWjp3J55lK4DNT5NbrDmmT+EfiH6RxeFvFbTgs/9L70p+TbfBh7YUljRkhHMiuyy9At
8oSerD3X5tv+/7xz7P/kKKYi1S9ywlY3fAXfopdInZ6iWy5Sl/2OyF/6CLUUmkUdtGQb89j58gelkqsc7QB7QDEV8g04HXnkMi43VdJxQKEiMFfOK46Wh2sz
UyMbtPuQV/e4q4B69gdyOcKldVDH0PUMt+nvG2jtGXOUPotXJE7YO+b6dBP8S+kLK8AFMqV3RCK+k5nOZguDnINd66AffSE/aSNhBMXt6BiZhXWCRYLzU9eb
+vG95FuoQcQVaCNnBtbkRtlo6bzaDnDsbHOX7BZsm9DDrCK5dYmq1FnphXY8ZN7ZlXzjmB9gsL/D9ZXNpJmOdjllT6S364H7GzjpLyDTg+U87wWzawo7glnm
/YaiAi3Y4QEHVRG7FykVuZt9IHI1UgNUlMLBEs5sYrXNpPSLMEim32oHI1vCX4znVRmdoJ5yH+wjsGxlS+CIsiqnhzwWLPO05nHudlZV1ylQ2rUAzRK6UYeU
FCnEdTRW4pPsLrazw+svBxMQH/jOHmGPo90pphCdl2luQF7Th4IRjJEeoSWpjbH72h4aCK3Caug+Wwdkbp9BNZUXOpvqfnQof4zyRH9t7eW4DSrmFsCziu4I
wV1J+4wWYl7ExH6XioXeYqv4B4WT25Y8S9+CAbYxPQf/7gzkAngpvElvqn2UVTWHnedfTTlSEyNNQbJ1NjeJeqweokbovcI+bTH7Cl0nVm4rjrcKduJrYl2E
yQA3n7evt/YHYXFQuFGkAlNCPi7dIp5Lp7nGqAOWT8zlluN+yumg6KZss9xlWh3tauYmrhPzpebmwByuj1YitzA/+CKchc9Cq5UEf22+RGA9/cadKNUn+oKv
rm2agx/NrvA3Dv8IauIkdh+xm2sUiKq5xDU27R8Pre0MNsPriEfgamcFNcL/Ab10BV4DC9nL4UNYvWyPv5i8jv6qt6S6oHVp9bm9Ne/L7bRYmI+Xl3Kdw9k1
3AJtGb+WG1BjUNpI+ix3Ou2Rv3beOmWtvNc/VXlG9LBeZe6E5sD2xByuDLuf3wwzVg9wzCW7ujZw7UATeQo/WPPp/7hKaPP1dKVMGvAny6+VWtrgwMncRpkp
WKqIE3bh8ObXjsdENZdgPas2Im6piaQB3LDu9S5RcyOjmRKsUfAEYkOtrLfZo9Irqbute+4D/3p9Gmgj7qSW8h/VavxHPSrgVGcl7uGrU+l6tKOyVpo3uGRz
O6F5xGlYLLU1bgSd8N+ckz3r+qky+CP1njpHuag+Ix6yT+UCMIOeXGM92hqZajL416Ba3EtSpOIrV0qrb7Go44JLdW/Qgs1ki/LtwBm2uvk/pTY6kP0R3EyL
OHaAS/hFWyP7Z29SZAarqxElrL1VZrkGyAPAFH2GdoKq7fosl5dxYbMnr9BKirkuWS6HN7Lv4fFIh10JuzYxTvhOfS4bqHtac1AS1ucuI0W4CN1obKGTj4Zr
QtOCjzXdBXMT4GnO59DFeuESkfehLuQL0AccYFux16u4qFL8UC1iJ0EU99Iea2qmufjTKIAKJ0cZHjS7Zmi/6Qeul/KESLRrWWS947zzEHi761JB8/wTTCaV
SL9nJmbfy56oXBDjPaq5B/qCFM3N7YVP8YCrgnol9L5GWT1qF8rbm3tU3cnVKPS4xdxR01LrVrGpNAsrGn6BOmX1lytoL6W3UjLb3nI3XMmTQr1S6/rPOh7G
dqPK6VF6SNvHHoMf7Vb4Q6lt8OoTWCf829GDnEaXgy/Y6U5Nzxez3OOZe3rIi+guqL9tiX+Kvore4nkD63p6w6PWeViC8w4WTPltr+ZJL6SifNTQedH+U61M
y5yNG0mPVEoYz6Dm6KX0L90GkvSJLTjVASWHmtHxHMWfc7xiMujrkcr5XW0Nwv+GXyuTqYi6wR7MaIP20PdNQOmOqqBd6nH9FVvBVZCmwE6wrHSaSeGEYOEc
gP2WHOqMfpJkk0dhvWwFxBfbN5hKcFJ11JnZz1RWjhvvYNvgNtjNvIUuEjmU8o/lNMpky1OVglmpEyhj1V7aLaqtmkd/BpfErtgQR7KjLT3F2l1LkB5Dm7LC
sn9VaqA+Z8L/1mHcF9NqkAx3sc/AVGY8bE1fd70JV0WPueGRF5DPig9Gi6PBTTWavYonb9csI0Wxqp3B0FKxt93DQrFO9nDFrvnkxagbPzh5kmrUX8D21C15
XmB99nt6B8Mboz31UKayBTWk2pCC3oacjKbC2aZe/o3gpTwvZjCigQ/sl5IdFTzLuQt4vHoAtQ7EGJuDPCMH/miqZFBqKa9ICnXRVsu0kiN3YNa5Z1V1Sl75
hHwTt8l3tXYBGRw0PhJ7cU/WENIuw+bk56CstEOobWrIhvFecLteHl3T+wuLk0+oq+xVsLusWXlPzRMnyTOY+dL7pO7Wd9hsAeOeSpfEX3HrpJDrDBwOfmMY
NUfA0f/AEK5tcCxb2HpsOJBDJGkFwuRQLn+VcsMh2pfQO6GkWDX0hI8hu1nK4Y8FTi5TaKaThHlgMNitOZRyln38vOq9sA7MF/iV30bGO5KdD10dxO72g+aG
eimlqFuBvZXeEJOaZtaCcWL1ajbLassQeQ27jEkFG3UrfdDy0HlEHoEfEB8z44K36DEQwGhyEr4bx5md8jj1pZ0zSpaOqK8y2phkfZxchk0XDogrvM/sz4mA
p/smLx0jtQA4lxLxyR2pemI9IjpSDhRQKYRHOWcfELlpmcaGyQivsH9p07ePp54hlF3Pu522abctnemuykIyoxC1O8gFlts5pQmDkh4MK0f/jka3SaN8Dcax
c5g55An6lDYbVCefqFnETngS7if2ESfkF9Q8fzw9h1xCr1BmomS8t3YGOtWTRDo32T+YULCB6i6+ExYH26nZbH9smPI8cRBR4PoA5kpVcEnrYfvuHY1m2Afg
RbTTga24VVmI0eRpOl4c5FjCueVJ3GxSCnY2hPSjeKwynq2M7THmBtypuK8c11nwymaqk6WP3EfaR1o8FajO0m/xsdrH8S3rbXKsPD2QDZ/JZSPD4bNQqiCI
twLxXA++FpPt+IxfhxPJt5biqIW9se0wuY2YjY9E3fXV7F40hR2Dt3e3MB8QVkYmEDz6pLeDReniaV1sjYQ17h6BZUJDdZCaJJeTqqLP7DnUSDsoTlUqaKXo
S8qJ0Ds63V9cu4nj/FXxX+YqXhmckF1cLvYUxGAOVxJ3Dsz39tAqOfpqudQx72+9U+SXdTp5T423XxNLWIaL3QGtz7N+MXKZL2Gyv3uoqBzFNcf22p3CgrSj
WBVph3MT4NQGuoFlqf5Or/g4e6W2FEneBWlPmAQtWfmNLqH3eFX5BD5fRGRj9qD0CSrqfFBT2KLvR5u0I4Hi8leYHRboH4UW3UBig5M9G9Xb/lPyFjXir8TV
Qnf1OLqR4vLu1mbKSanJjijQyr4w1EUsqq1Q/pGX2c38RW0JMzKY5DHKLwo51URNgs2DX319yKmMO22kfoMuQR7cgesJ4QbyXbFx+FVKAraDFqg5pqrgPEen
ljf086HwW+2/nCV8d24AdxXN41sJDN1DGY9flArAJ88g0AkNYzOEx2p14OVegT38NnmD0h/PD40lVtEphq3ihEiXnbXVC+i8iy28V/+jSqn/k4omX3RtEM97
uwt/hFRtDFmRqAuqp1TkiqAnch+hW+C6/grdZ3f526pP9E2BPZG55GDqTGYc7MWWZ5srS+z/St/w7mhD+E7NLHWu+l+N7vLswF5YRrCjEcRC7j2IlSuj2ZYM
rCBrhn0UuRU14AbIwx3R8KrjN9dA5PSZVIGzKGpkr4QqKc9QQuAUtpcebDKoJl9lVw7jFIrAh3wXe5blkTgYXgHJ4TbuD5k7lCXZj8JdGZf1vExl+8ks1Ab9
pnJ0hRhATGByHPVs1dgLSrNaa4xz2DdcumjS++mjwafMCuYjbEvUxNycStIoey9lOGfFujMm5SQ4KUXZ/5iL2FzqVeIwJct95K3qJVYEBnWh3EA6R3cFoaSy
oR7YQWEmtV++S2/VCyrUgw311do6IokPYj+UCo6HTlIupe8MnJNtgaqpMbA0fTE0z3CLGwuvsF3QdCrgeU9VYa4pr5Up8W3lP+CwbRN8QR9j/4MLrOX5P2Rv
zm20ChPd7VBJCrOONv/P8xWc1j4C3DHNPyHyG4b1HuxN51PuinNbfG6hY5+DR+XOegUCo5py/mBN5gRbVI6R/8fvhe20KnCFeDPYA4wEIyX79mQw3hFjrsQM
pPKVTDifrx2we+rUWOsaal1DZ9u+BsegWX8n8MmO80oDepMWDdvJs7DSllKohGZUlgXdsg7C2JZwD8nARhMmMJr7zG1DV/j/2C+CdfsPPptLtNWWbxho1U5V
CQwRaohJWl3uo9yRW456oo/ybGG4li8MZP8yeDJD4DIsqq9kE2zfzS7YSh7JabCREsdvEc2wpP2k/15iZ5FTUugzhOw7Ttml2rChSpkkORp11MYaO8r/wQGh
nmoDtYBX2WhPeWJ7aKBclsfgS20v04JdqHQ0TrHUkQvwnsY1eDtEBStR9pQ7wV6W2Xwlm8LplGZraVkdNIo1UYifvTlNvqyd1nuqi+SLBtZfSw3pZ+XZYlgt
7T5tXwN8gcXauvDPvHBWiEiFLbkofo1bC3/Li8UOq3etTRytqD9UVaaaOSb4nr8UWBXMkQcSo1GCYytXk68TqQDLyqckp/8v7vXKcqiKUtmzSOgin0Hf8O3g
N+4kHoXolNFgLTeGbQluhVPB3+Dptvbs5ux2fG+4wYcT5WQSb1mwXC9u6EF0BMMCir+p9wrDwY38TmkDLF+IWgF6KtrAHsAGOseRPkNTrGVeO3ljuDaoT5cM
XtdaRl7gmfwrIj8wKlImvCHyF7WW/09aj3XAD2evoedHWggVbE2x71RV0yFYOlCC+AeN0zC6mViJaqJNDhjk/b589qV8mx4YRM6L3EjWxPz0Pi1dxHWKT0ME
sQ5EwZJMTuYCYoTWkf7lcjkhKIOng2S5FmWiNTQg57S1TkId062so6AUeKZewltJSamNsUFiNCyPeUObsDlagnWg8oVcBqYucMmjAs/kAWTVwt65wFTNb4R0
dhNTlDlDf8C2UstSopBIlWclRz+5tlY5geQCcICtFxqA+YyHfLe9+7TmUiUwC+9d6xC1j65IVK/XwN7UX9o+SVjKNvv/b8xaSUsP0J5PEntmlLTnVC0pttac
0oRdKcHazBdtl6On/IOM9axQ81RazOc68e/lVfREfLUtxXJKukSOsGzhHirxm9MjWOg2WskkSr3hN/ZkanWlkfa3Iy48mY6iGhMBrVqNMonXHBesHylb2TLy
YO6TMhk+kEZoNnGzyur38bYyg8qYjgjD4KraU8m59WOpMVzrTQ8DrYN14EXSiqag5Kxs8BpY5fYEwVxFN0CrUAP+lJJCdFXHWwPEf8yvpJNyBdmHXpOb/Xe4
6Iw5oKPrFIqWdlNF0CdfPh6fuU376K+bVkT0EoNU2VdfqsT8j/eJICgZZ5PpzDZbRepfAw2Hxb9291fqWo/D1lh3zSlfRJ/pTuFEpr+8XjVpEwmWOGgpY5jC
5jse0+30n/JrrRz3nvpAL1UbWVbzmeE+MVF6A60lfUU/jB/ybsPrGEyO51IJFJCnhlKputYX4szk9p6x4d9qPrzODwJ9ZW/Q6I4YQthZcV5utZSxufXZ+7a9
ltf4mEB5/hb6l5okX+CfhfJzSoDe7Dm+jZrOVtE2W/8x3yRPMY29rZBLngUT1SrKDPif7tH7oe9ocGSo8w//v5z0SBF7u6xono3ME04G8qQymoB2sFPML/iG
TLPgKoJ0rNL62G5GuikIUqgZ/449ipoRL+S32CS5g/ifm5LfexopiXSWUpkZz26G4VBvsnqAMZiSFnlyDOnmwzsqC7g+0GJBefwaeKfQgZ8nXkd/o/+URN8W
+Qd1yzoBDiU7mstzPVzPmMnaPMNVZwZflkkKGHIjqgmWkhJhgdZV+YrzWtPEZSnpQnvbIqyqgpTfjKi42Gla2ZqSEie2gReZcpFMVIyqzvZVn0tPBZ1c6cjj
p/miQTru0Q8Ie+WVyhW9iHJGCYeqkXflWu57rMrG0z28j3bcdzCK0VqHvo9uoW8EgXK8HWLi9Y20KhxGCrRUv2lLRHHwlHcQjOMuAR6rjI6FgobP2IRAA25Z
2j7oZXtyVjHOXgB+gBaUSSjnn24MRUarrSONqe7cFJjPM7gDemGOd0oOK1dD3cJznce0H9ozsjfqI5WzHXbEuOrVGKXsQBi2VI5X9qGG5G72MV9dDSj/wAdq
Qu4664XIJW0BWd6xlUxHg+B+tDhvdV6IiQq61ItYcWDNxiOfwm89Lm1DbiXXR700/UAltIm549jTzmx2pn1eYJD+mrzC2k31QNnAfPsUFMAqBJ6j8rvsxqnC
G1gAW+ZkUBlEZ69DmVtrgTFbWQlKMdPFJPmMOkKPILu8XvuPCFOd4Dz1LyKA/RYZKtZR23HMw4WNyjSxRiqtDo08YT/h3uSXVC98D33GqnCArUhNYOKpEWq2
/pLpHjlFZLEjuDmuLOQyxUXiw/ew464v4GZuXW1pVjp4iv2k+libqtX4ufbaCqmMpbaoHndxo8rGiWuQJe8JfEDPhmUio8MO7Rjt1XJ8NVxTQV1nmroQPpXj
USJbA9RM0iUEMirPiVvhjGE6g43MtMhZ2J8YLj+HQ3OesDF647xOaH3gk9aSqhSel1dT3uN1YjvtsjpHe6oK5DXliI52lkPfxc7kOPw5ciuD8NpsQPWIw9I6
1DifNhZW124amltyA7E7p6aZ/Mvxo7wgFxcuylmgE/PLXDu3PPve2ZArw62SfXqOsFpcbZzPVqaaSHHqPoxyrcG3Z+6hd1rKakP2KvnlxWH+kpHqztrMcbwq
lZWW5tyL+sj72Mf0NNNL8pJ8RJpr7cc1r727Vif2lkxT6y232c6WntrDyDVNcw1B5XaN4SqiQ/JhsAtfivKZpsCK/hfQxLlCmnYLyOAv7UVaOyaKXaaJjvPo
TESLFIXXclugWrZ3W1tQhZ2+s3vu5MJ9VYB6k4Ndc2zx+F71goaF/OwnyQbfw2e0LbcOMwLNFdY5VjJ/cQ7nFbYKigtep2ug2aCZnipPjBgi7/np2mdnvHKK
GWrfKPUQmiujIr/1CE3q3ViFXeHemMDT19V12n1zLykSaIe+mbO0TUQdYOQeqlGuprWi6zrkiN7R+tZkEBEcLs3knqudQh3EG2pH7x5uNl088he6YvkaibeP
oUaD52oTkSf+hGc6FFRFKJ60QRtID4o/JJ9n16MgWdPcIfe2tps8Sb2Xh1F9eKsxG68UKSnG1WqIdwfrAmNRFt5OrS8n0mXRZ/yIME89nobrH3SPYyyam3uX
7xbXLpis/e0/E54urhHvbLvoY2wCOV8OgFniOG2PMmTnaCloPOhsU8hk5fSD4qPQS3YmnImitEbSNOw+O7pmI/tW2DzttFYLLkguFViVeyltHEgk9/CHiBi1
stwGX+/aA7v6PaZnO1NwLzsb0cREua12ErtMjFTOImduFb+EshOqO+wqHvxbKNAOKA/hAKa8fgGU1f9BJXfcAR7N62vIZ0BFThSUwOPQe+d7aa7amJlpnSGP
pZotGekYSXXRXzBPQ9+xt/AIuqMfhAb5TekffOPwVfAuwFc4KMnk6Tql/BU9U1lj7Xdol7LNYnbV5m5Za6HzgbtoK9UUGeEAohGYanrJDk+ja3yXe6MYaUj4
KGFgBkl/6Bt4NlbROkHZnrHCX0cb7xivLeUGa7ukleGI/3/+AQLhKK3kiBW0u5bOXFtxF9eVmksv0EqiOzDO8S1yKjKOWu6oGjmeNBx0CyygHfJodXDdD84l
u0XmM/Uw7YWWmNsucIet5r8IRxl6BtYQR627pbD6I1RWmkBVdwE/D7vLcYoX++RPJ7aF79srCM/Eovq/0hr0UXideV+rl4YKFO0fWFYvocei2uJS4qjrlXGr
mI4eWtrRG4Uz/CjqGARZZ8E2dkCNgVRVQcV/5dzH7kld0xbDnlJz/qbrZBgTEPw30j+tDlsp4ESHQBPyYAYb2ZzrJoqxH4IVnYx2oNYL7Rdz15OLLQovigxS
x+5cqP+kYqmY0CiBQtNhb/c40qs8Qamud+Q87bgcBQ/DfO6BbFB+47XhWzQPeROWVT2tAHURN6hmPXktU4D2hzvY7BExpQyx3Fom0oW7IscmHWYxrbK2EF6S
r4JTgJC2pRhX347wyjCY4LuKEpkJykStdGilepAOq63F8tR+OJPHbNnyRfDTVTSSSptJp4qoPPjYWlEbkd9ha5xrfoaOWXWJegHPY2JkJrs/d1Gkd1oRcMmf
rHaRNX6jZOaBMiv1sWtV5h11MPpFnYZdaUGsxh5h/8dO4s7lLILvlB2+t3Q/jVLyQvlqNBekHsDyWgvyNWHSbilX1BJMW04S+njXaTZ1jE8Vx6kLhY34In91
rpLvP7Y1OoKyw1/4G/4nNMk8wC4Ey1IgPId6RPXnyoFh+n3Rm7zCsEH6so4CzblNUoXMsBadOwWlOoahqaCU/bVjDPWNiuGOKSWIKlpdtJg+JdRTg0wCKM06
HBrtSX2tBOQ1qlWZJrcyp1NzNAEUQXXJRY59+HlqPHPMUlEVvdUEkzSN36NtLtwrn4X69CSlAjOFjrEvIG9TKDDc+VkP2FaaflNvmIZaFW2br3sS5MppXjge
uZQN4ZyK7+iF7FRnHO2DMSwrtbUTpn32C/RvqatSg22kbGVrFT43hsFtaXwL4Tn2X6AM41AP2d38ZeTGb/KvwvGR/ei+mB0ZRFdxzHGmi8vVfPRDnW14odxB
0/A39r/Dp7nB1DF8MxpATvRNJDuF60EDiBeKS83AImZZaJGtotje11cg1OOyE03A5yKXVtfm03a6FyQ2kI6Lf9ALJVESLOel7dhkU2P6OpuYloLXga0wN/lS
/sv0BHNzC+Rs6OIzlIg02uLVbsBPSlHUhfBTJ6RKlhP4PugWt6mnxHvYiiyO6ghWe/YESHNHapu/SvaE3MN5KQl2YRrehp9ANhfL4AKbTlak1lpzyfXCNDlf
/xTqjTl0Gz4ia7Lhf7KlzhTTbXkBu4ZclHyN/JfdoDD6cm0kNZ39HxwbRsQUcm21ONPA1QusH8NDIrTwVPKBO2I9tau8D3xnu3BhUzvJFnJhRbkJ1C7uje+N
lw4sY8dbp25LpidRZbB05qk0ENVR38afDMLQEKoV9xGMyqLULaHxdKy+jx+u36K22DpJ1dj1fAbqBf94z+ld8HZ5j1UTwO3pCQMsPLuAPwTasTLehs0ks1E6
pGveB4pSBz4wNlceGwS0UzgrCMFuQqw8E+uPuUEElEj629W0hokkpWZ0Z3oKKsE9QB251qjKpjmwHxqOnrFX1NKhYeGJ2iesCihp7cweDeZJmZIT34IOVvn/
vz3spH4KFdlDXpv4IdCaKorPMK4T6whhMQlrrSaBMGhsF/GytqHUCmyV5cBmUtrFNijssw+hKOKKcox6iU0xD4HlYE18rWEGYQweJzLVDXxVGJdy3z+eaMns
VBZzA8jz1nxikJwGe5rG8YhZnX1SzcJnUzi22v5LPhAaq6/Ee3ss+j5Tee0j0Kke+GJ+KE7gR/Eytg1E14xX8r+GuWInyzxlGzVcFtVztjy/E1iFo5hbzOIf
EX5bE9/vUCMxk1nLTAAplnQ7aY0Qw9dlBOLBZ8s40CIwzvbat8C8SjwGB/vqUcUs0UJF3CJsEHqwdusppnj2MnscvLRiAd0Xb0Ms9uew57CI6HFvjiu/eGZS
CbwUHgXt9l1wvVwOb89n8d2ZWLBLVGBpogE8bjCYScmatN7ciJplHWX4Q55hr9p6CUuVfGKgpxjYnVGDv2Gvzoa8dvEzWI03DlSV9njdpmv4dbwfPd5g4fOF
1mA1MUc8J7qE+zKedJj/DhOsPcm6/ItKtRk3m0wVYwZAnJ1vZ7gG/Eu5vTBS/ZlzMPpA6Cz/w4+RS8S6ST+Dc6UC6hw0x/8v8wZkyBx7ClOMvI+9tS4MpLtN
4HRIoCvSUWwx0UzBwAerTs2j0qJayUN2DIPrvU2td4wea0EoDy9JDg7Mte+g66JD2BRlsuWIew0xDMQpm+wjJZd9HvYs2Bw20ggpPfu/4H39oHUSIxHbxYX2
3eI87xp/L6EZ3CcmGaoZHwaa8eXAIFs3dydlkviGKEFN1x/b2WAjdNLntNhRgVjBNyJcGauUtZe+gm9TL1iX8IfVy3glZgSmCznYDapnqIO6EptPVmWNbEnf
Mmc+T8NivMH/Dr0O0HyetBbroJcl7yuzgkF1iqOV/EQtcJaUVsA+ZH++IvALfpuH/k8ah/qKU+A62aqNwYaDcv5NYmVqwP9RdJbtUSSNGiY4wSWEeMbbZSQE
CAR3d3db3J0Xd/cEIuPTUtVd3TNJ0EUXd1hsYZfFncUdTs4fqKv0ee77UxnX+RvgY2111DFqBbAcbE5yUTOxJPcS6o63O5xMHvXsARUM462tAh3c83yVTHPA
ldSD8Q/N8dgMJSD9npNvembumTpQ3mbaBvpzrfybpavWO6mx5CxfjBYbfOBfK9M5jeEEy01qONWHk4Wu3DXhBjYkNEe7akxABDqv7tJu08u11cXssVV/ytzl
yhfPbXPds9hLjvdxqApXyf4nfQqNRBv8KdQb1cBMB2d5TD6WPocb57xBjXG6uRIFfcEO/IVq40dI8WSu8wk6Qa/hWjLXQ0stwHEGay03449YSvOzqDj4gt1j
w7xznU3TOlJjnbedByML0/OC77fW5ofUScIFcJYry7Qilgt9vSUkl+pStxb0k27n/+DbytMcfZl6wsQwoQ5h06WZ7F7PV7NJ+Vy5BRUNEhWcnqzUiqwiTiqS
Yan+g/+ofKDHW6uFIthuZbIwTCuDRgWe8SVgrLiG3xJ8qLq0++gk/Mohh39ruuMpf5h6S8XxpR1MqLIQBSaqbfkZwZN20v+encG3VdZSf4a31FmsllM3idfV
44FyWCGour0+WAqXSieDi5S3WFgn8GSiPgoCO2blStKN4P8YW+oFycM+ky3MLJCiFNZbnzpdmswRWhYWbx6EXnjOCxfjgOaGL0M1lS62eaAB5Dha2kd35HXV
H/lBJ7ra8j2LW72nFoYJkfb6EvYhslqP02OzZGJJwXKCVdrr3zAMFfA1yMapRXaDWgfcs7fCa4vHA43CMVwSEyNddA6I3BK2iG5+QmSfZZ+1GuoiDULfYdMc
Uv+JQDGJb0QzCq5xU12vqF1cLqgcdNmPsxX9v7hf1Jzcl+F+vv8Em+vkvl2FVdWiyOhIJvUc5nlPudcxZZRf0irirUoH94Bd7P+Yq+4M0RCJttNQLJwfOUOt
4t6LjdST4X7oFtGNE7kMzBTuWUjSVeJlf38tmW+DzyGOiE25k0UvmCt0BcS5AFiq38Pz0XxWz7kPcL0f5o+cK/hkeeeZwrRAPpPmP4Nk7Qt9Tnmifgq8hf/T
Ommp2uLE1ADGVUgMOEZxrzgLqqlN0n2AF9qqQwQvCNAfs2M4iWoVQNgxzz1skhzPVdYiwdVMXvJntgTMJPoG5qqthfokZ5przYEvQAW8VWR15AZw2EcXGXVj
gRFLtsQS+0VF2xlYpM1x6nQ1vrZyOdJIrOvuYq5INRTfqluxY+psQ2r4cBrBPvV9gr8id6QBjrGpf2nRvqP0AqFzeDWc7zigxdCLmDN0X/g/cgB6AuxCE8vv
vp9MJSoDptgSxNPiBaoRcRhN4s2am61oegfJ2AwpKumd9by3L7OxmFv/I1PJTtx2y6tQRHuN5ydWYvYLnbUzqXRkITmT7CoYiTPYKawTsdRx15nMZCMPtwuK
aK8Wpx/wA+wMdh8UWdzkJfGngQU1I2/lFq5noYPpmW5WG0Gn0vvUv1jJ0spwEOfp5n6vrYx5B5oMqhmPMqn8YW8JvqLvu4F3TAsvrdqZa++xwP9QW3aLUl6x
WTqK28Q/HfMcdlxOGkR3UF7xZ1gSGxH8nXsrH1WPutdjRiZV+RZIZtfRn1HjQK1AQd7p1LKevnJWSv8MewAohuoz95VR1uX3s95uMMgzBRDcPbZU5KqoayfZ
HfYIeI/HKjGe1lIdbLL+LdRVXc9GRIo5AO9orfAi8CLUGf/iLL4MJeZpbdwDmBVQY0sLU7RLCkNMgjXxN76/uWmyk1ujfrMpmDUYpCboKfK6wCpNhPfomeoI
bA/ykXOZM5YDeLe04WsrOL4yL6lxoIK12And7aR3qkXYLK9jkpgf+aOFbGFAqN3aMUwV/DSyh7rg89BT0w/z+sQcZixgFjIkpLfCEAHgZvQIjaMT9b/RJdBL
7MjOYA5Rqf69gXGKCbtCJfD7mbHKCHFM9khUgt3Nz+FvEvPE7sERclnYmQvDdYaV2PTQVPEP51qlk62bMt6+XU0wzcHORzrzlcK7uTi0U80xs1wF7pB/BZrP
READ+mzojT+s7ojbx60w7WdXKw3pjbtK4W/F3w1jlbGBI0ESzOKytSJAmU8J31Tad9KRkVc/byLah39kLOpnv64N9tdDjdASlB+YF1qX/0VNSppPVKlwLK2M
Wk7Pow55BjNl+CxshhxvnEReUBoLJUMHqZjQO7AJ/y3v3bYgyvdOFJuzM9BC27OE3kR9o5p/xvFTKQcaEBlpdR0XTWf0q7mzUapSgb3Nb2Ay7Gul6fgMYbl0
x9uEK6XXCy83zpQqc8cDHRScW8MvzYmX6gWuofrgDrrgmEx9CF2XiqTSUjlDRuAHNYEcpBw3t1CPcwe3fQr0QXWhLKW4P4P36myWVz6z+8FReRWW5/kJHhev
KF1YKk0FL7lqwiwsh1qs8t7yNiHSAY4hvsJx7ibEbjU20pV2SV3hYtMQYjP5AfxNZzBZlI0tQT7QDUQjSzTWCp22LdUugmRqNViHxaN6zqVsH+IIukAWCL0S
W/it6HhCNhUDKeaSd4dVYm7jOWCJukrIVN+j01QJ9T5azHmoTPUAOGt5GUiGZiJTfqDWZGjmuflz4C9hLh2lfcNnqBu3VMf+8zUyl8UZ6Rg4DC6adlkKbLX9
oxHJr+b7Cye4W+wspYk8TF+pVwkv1yarFVXARZi70n3beMYIbmE7UwfRl6ifhEO55qO8Q8ix4irmX2yBL0DdxvdLJYnfYTp1lzKzvCEK28q0FiGZYjmTu7rY
aiNovzo4+FbR8AZ0+8CnpA/MXE939ltqE2yHRPuvBSluJvgmJcJovh/5B2vFrvp5elfqHOdD3sbmme9xPGyPd5Sa26oIJeBYNQtrRDvzM709xSs4ZvpIfTWP
lLcxNVSHaZVUM4CBTGW6YTTBEAzuUf8m7Al/5zGB0sxl+wFqKH+Gc3Or+XY8o7xnXNRX5ptlZNwMpFoqUyuVM/gWtGrLRKoeXkjn5rWRYmxNsYYgXrEQX62T
sWrMrCyRS7C8UWvYTbH/gCg22t3L0shSmitd6Skb72nP9s+zVti6qwZO5PXDJ2HN5SmhtVCC4WCRXRLGK8lyGRBjTaB+125JW9EC0F+hLCOggxWppJhHyqbc
d54fWq+8W2ozcS+zhSsnI/8V43zxghQFHtCHQBVQnyHV9fRJqYHYwlAfzTRp9CJlH/eHUKrYzv3yGtRD+i3QEn1XVgeHyR1DN7E8S0hqI5dS43GB0IU1vhFl
cAUqvejzob4JduqunORfCM/DpYHqPA4+8qOtZeVif8aWJj0na/oXmzPjIoG7oQDjwF7C5vQx7nvWbfw83m37xUA8vwAN5mqiJfpoezNhp0fmzlJL5dVEeaUZ
eEytNHlAK3WyWFI4KtxK7qnWNf1OjaQnsmXU7vpLzy3qGiqBL6IKa15x9K5TxtjbVC3wBL0HpU3V9GW5H4U21AnihvNR+Ap+TdKEUeHuOqc+BZc8wY0L6Cbo
nnkdJYH20kx+ntOIUmwHglvxe0Sp1IoRKz4KaP6TfBvunIPFK4JE6ln4vDlBGVOnixQQn8oAEJvy1dZ1/0LX6q8vnGMxBI9QW9JOOqvuWCGNJ0sFKsj/sXV4
2R/iuqavIjY47EzYPUacD08wF0NzCJEfyj7RKtCdhTbCYThV/53bTc7kt0h71VzFgq5KzSPf4YrchzAvWFObocwQqmhVwhSZz/QBa9hh3HXhNPPK+Df2kqpA
/9Qy1iTJv6QcfSTWkqgIhguTgguoOFQpYsIXylXz+grtubp4H6HA1ZTrEV7uGsDn8+Poo2lZSg1qK++yPhbr8R2cL333MTtROfBqZxnwgmulNrBUNncWfokI
64jcviPMXnKlk1PEuNHqPDFLncbFwlp6nP7C0cd2D8yA1bj+tncpVq6JFydf05s8tFaywrTwd/08SkhvK492vXQ0psqBhpzIGy0XSYc4mJTMd9Nc9kJnTGQA
GaD3gzVCGdQ1/wGs7urkacH1DFZhOOEbJ0hW+QOmczvYp3jEsJT/RsVyN81GuQV1xnELjWNusZdzVtrN4CQrQamga0EB2ymnCepqugT86kB+r9zV+Qs7ixtd
O9joYtK3O2mh0NUFpRYkatOxVTk75PJiL+sD0yGuiveIu71YBOcof6NjVL7eViaYcfCxOJi/o2eiwfoK/bywkJa0B9IC10lujPJuV4ElURzNaBpn3aq5/Osd
ndEPU0Nsir2ycpFKUfxog307NZB7j6dTGXQ1uiHoJw3JPcz1LWqT065wjjZaKOssqTHe8eaqBS6pKRxBNij4kziu99IMRau0jtSf2koAaQM1EPI8zrbj/sVv
WJ6h3qgodzPdJOkGqhpebBgntDMvs1tQD+sANsfzADsndacW7/zIVnfd49pZYpSBgenGRI0KvkE75ba2hUTN3SPQTcCwg9TZZA3nG1QebQzNxi+QQfKCXJYf
7L5hG8EF1BvMGKTyo9Ga3IbCzvQEaRR9T8YKz2H5YEmoD93UxvguRRQ4qKAmeYOaolWPzCe2JD9ybi7kUbeCdco253rv/t3/OhKtuZb/8Z1xXP1I53H1QT1m
DLgILruO7L2v0YYyELooKOB/qJl0Da1iuIHhhsuhuGsGiim7C/L6qxWoXk6+C7/j/Zh+0tz09YGlAZNlDvkktSsa7F6M4p1NTX2Fdd4W0mCuipAPTzZK883e
39ihMpOUOf4tgZxIXzJK6RVuZ9pu6GA/yYtYjcBXTVR/JfrV9ugD8w7+T/0ZqIvq6Fb7EHYR+1DprpdEvdlDXi1yFtuilCFd1pVkDNNGO8J0yyudukNpRRWS
HfQVqIfe01mWbsdeNW/j3MQtaOebMM/lWeB5oL10FZjifuy0oNZAVZ9y8yN/cJe0m2oJ+R+GNq4wGvUm3BuqHOpkOYt2o5zUPmg+9d7V3WmRhourhYP2XugP
+xPdEvlXxbVsdESujJqhdcoVtR/Xnu9oeAKPFpNkgVI1Ow4sBPdVfNNp/oeaCdrg64oahDdHuvhfwEWslSqtLWY8hm/sLhqPFOhHwV6iVe6HejadUPvx/eu8
Qge8orMM27O4+S9FFlIu5NbNIE8c79ygr1OfUdfRDLafdticTj30m6ixhNP3wzcbb+CZIl1wfoOZYILwVSks/NvVQD0Dffw9UmV8PMFv4iYgL1oZWg3H0qWw
7pHVsGeoqhqNJoIM7C+al/L1BXYNGezl6aZKtPGx1iRSVuluHY13p97byxXUKqidNic8HdSIbEEfIunoAFXFVV1tzK23/hKjwz/5X3o23VYYZcuwL4s092Do
kTgBRecuV4wsH3zJlkY9xEZkAdhOtssfTHhBWe6BZHP9Q0xMf62uQtXSfsNP7DzN97bHcBVhhWAM41HmOG9ERokhpUPaBXQV3QmYwo8Yb6BIblUAHSFbpiGa
74POCF218RriqiYsCW9UY/l5lA3tMl9ylMGinbfgaZShnrB3TZ+0exE5QHtADBSilIVcLfZIgcf6zB6mjvCvsSvydK8/9TswFfSTR+OD7Ru0iUT9ehv4wXTt
cCHxLbJYO2eh4N6dx/FhsEjD2Q+GOaJZ+YHylPX+U0wpNZlLp+pos5mgMF1MIJYrlcGapAPFJPaBfSI2MIwKLiB+hc6hrt4QE0P/4XnO7VMOMBLrwkrjUYmz
iBw1htoIWxSz1zj0D/mKr8ApcI11ZuSZMEBPY2aofbn/pIaO/nA9HOy8qlcJVBZfKTd4WYlwn9S9SU2IWIkBlGee9VJwnbOt/6SyiMqtmwNXqHO45dRI4rrW
RRrLTgR+ETCxu6ah6kxfy37PJS1g8RObiQa2PmQ0s12aJKUx8RiNmaR+fC2qovmy8GXrC+o3qS8alvMBtUXPLNdZO6pIHGEWUGcdXcBKvbzdTpd0x6or4pch
o30UXECm0mWZB+h/1iWW9XR/rZPrA/OQe6vmF/zcPhK2KuhdP7lmdWkJVwpZbUuIMeIcsii02p5I1kkimFX+y+hxIJ6dbr6D+lCdqofER0I6nkiVpGcLzJ6B
1kRhLQDpKZuLzD/Q6npe8TdtkkL5aX4YLM0dDC6iRivt0DxzufA7rYd/gEbq57UoBYFtShJ4mDJTiEYrdrRkX3l6cWrNeTmvrM3otXkfTXO4HbAalhzwu+/A
g6b2ynnbNvx0pBLZT38kDpOuFDSU7ilrff6iWzBL+wWrOp4ltKTM2EP9FNXHc1gZKTSXXlMVqIHmWv5s4FIzvI2TDdaeTFNwPOAMHpBbU4fhAbeVKcPWVTsp
pPwUI6l+wa+eaWB6antxMlTjkryl2Xfgm/c3dTNyRdbLiZHP/sXct6CTTAc95O6BaDJPz0BnhQLgRGuLM7AuHfb112zM0fTyfDO6L1ctPU77W0yPDAiP9jaW
E4itZLLaQ6Nh+/AhOIHz0CO5TFsBqRCXqpej8rBa7EkqmSvilzNdkM4soUfT17gbrKwuJa46zzMnmaFCdy7aslOerg3ne6WVL7bTt2wJujtbCaTwA5z9+R1g
EFGbqYdE2m5ZRfROuAQqBLL5Je5mXBlmgLGp0RZXR7AQh4vdK51+CG/nTkGCCfGJ1EPvLHIU6oaaKOWCcVS2dFUJ21fZJyQ9JTN3LlaKtA6Mh96OtWaRWMWn
4wdZHWxjquX3V5Z4K7r3q6PQPqoxHUWdM7YQ7AGrbKRP1Q6T7eXr5H69v1aa2wJeyu/ITaFCdFcJqHfxDsw09atQRltnOczFMD+VlNRJcDzyg5KWUqgl7IY2
C1PtS5XMYEd0Gl9q6ZSaZOqhOBSK2lGuG/VJPM744O7AUftftLuAZk4RkqUZmk0ttDdlp4fvED6McTdHi4pJeIDUEL+hd1W2MGnSEXG3vAirBfoqZTBvoHex
sW9SK5F/kc0VH8qQvwhvAsPEEYHvgXmKSI2li3gzOIT+h70me0On9ywXlnC0HK2lW+Oq950yWo5GRjnIPpabUo8stfA0FKNuVdbpx6mtwlbPEuy4/0+mMNeJ
ugdmw3V4ORpQVvmY5POvdA/kF0hlkUunmA3CPf81OVMoETcVn65ecO5ADzVjpLNehcrjW8jj6O7WBPJgsGaKWeke4kFIrUGMl4ZxM8BHaZfYnddMZcAPblmB
QPXEicAfIQdnSL1vDsntQSlBDzauU09Rtbqign4FTnnuySW5HXJRENV+7c2gc5zfS9MaKw5yuPJjuQTJRt2zfgncpfdZzNxHohxm1L5Do6UEE6uuJgK2hr7L
UgYOgluBqbjby8hTc3/45yhntSjxI2xpD/guwJMky2wUb/qikEHb6liRajTJVNXgc1CD3CeEhHOOFuBVqIt6Ch/AhU2CeAVhWCdhnOFFiBMbo/pM9+zvKgP3
s8mWe/yowCOIo05MpbgO8inQEtYXSqESzjmW+eIYHLk7JG0Qm6rdxcV8wLSALST6hhqGljL36Mn4amE3oFAWhwd46iq/BQ0D57Fh+l26tkG2b6RHyseFQfho
7YAjQA31tlbHULE+o3STHsbNwdeCFcRj+58b/aiL/1LgvpKdC0NfmC+pJ9FD0D61qTKc3gIN3MvkSVQvNEY+QwIhqGP+T4mZxirEP0pNGCbnuWdxy9QjcBT5
XyAL0Gg1HzLupp+D8bCz+anlN3kWY+Z+KEWqX9vI00w3+iRmkyoHSsltRCl1nK12aIoyT1oUSuCqk/38sVpTKhCsAwLFPnqdPMr/xvhQDaDDQvN1mM8lKr0U
QloCoukCugtxzjvb+JMqp2PSGK9PEFAfW12sh2Mo/c6ejCbpedTcujORxpRx6MpQeA/ucgSwKuaSaBZn4q6QM5yL0mTiCV0Wf6Ge054hkr8H9rLZ3sHUgE0t
XRchzQxkZ7s2UavwPwtHhqOpkakt+Y7GW+SdcBllpKkm2YkbH25tckRWKCM1TpkQ7umspI+llivDQOfwoZhdil3vS0ZDO7tYDIaY5EPiUPnv6svtV/yHmBHa
cO2QHKtFr3NE5nOTpem4O0Lj0yznnPZUmTrhfKtGK+9pd2QSR/B/2NLrrREuEreUhtJMxm7GsEIukrMKWalLoTvKCmYPn6KvsF0Hp6j6qq5kEgsyNtnf2RKx
qQ389gxcj6z297VtCIygCrQFXBehIVlKqsqkUAqXFqmN/8Z1pn2OeugJfgv/xHlRiNjjLQju4d9zHeEctj9P+T/pYeKchUsSUpqE1ypUUj/KBc5ajWiAuSMU
zYP9f8EqfJq/NmyHtqhtQuNwTH8iWbWaXEm3OVjSJgR452mpLn2FOre5GUk7z6c0QfXUcrgPTEbLuT+lF9QZ1Dw8WLZINmfJYtcaWkymCbAlv0WupQbDvZXW
qlO/SF3j1ztrR8ajv4KjzdNTy3NfuKuFQ/QIuIv1cZqYC1QamEyVyTMQT3Uc/1YUVzjBfMAy3B9jjiYy9KngH9CfacpGo3vqDzQK/YP3V+ai/7Gl/Wf1ZwVf
/bs969i3hn/gH3xvzAgSYMfIZjyB38ivUapHUvm3dlfakeBm7rl4OlKDK5FdUKe39TNcHmbQNyJdXRNZyazESikz/ZDdwqzVGzO1sJHsckMDi5cZF+yu7xXm
WaC2xNA2vE/+TE6TH0tBvWNxly3WluBf3RK9z/uMqRhq4zwKNnH7CT5SneoN2gcqU8/8W5huIM3eiDnN5liqys9BNPkJpkMebghOFForTdxDqGZ2jk6yjRIj
VEVHI7Q3IliuYMO0SriglHBUZooC9oKf/AJumVbF1lOco60tWC9dpxr6/wUu7gf9QnkemIiNqnOXaQzcuIEVHP9ZFoRmCCWS80xBOsp6HeunjUn9i1ho3pVs
zV9Zt3HcX2kmfHfhRn4aGwxNUipT/zIVqAXc31wpd3yghvS72Blcpn73X5Xt3Eu8XUimduCk4olcpSsgwLcjDvimJTqF4fRbYOcK9WjunLpTmeF9ov3Hjteb
a1YqkNYk1JDuxw61VESzyW9MHqYw+7UoTxfpCyrHNSb3Icxc116aLb/nGZoUOEPPRBeUs/4t2G+xfbQf8gihVyA2b6rTl1ee/sd+0/h9wy/Mb5/EPxLm2nwK
q7alLawP3nHT8R+FqsY3YJ89FszFvwS3cnNRD7gLcUQqas8+rKObV6FDTBEK6vv4ympy7lUU4OPy/2Sr6wMpM3fG85G8rrQoPoshwiJ0PfivfIFsAL+p5wOz
QBL+jpgVuuH0Ur1hBzRf88thSgQ53Cmml9tWnIHn5HjbSvROu011UsqAdhuq0Ga5LZkV3GOpZ3lIHdIaKKPDR0iT+oTMt41TH9MDFIaaI5F8QrpEzknvzs5W
X4MctYN/ZuJs8JixQIpZSQziLojVhXL8f8ILK+kdzx2nyzEj4Sx6mOt59l/8KW4httBZE1xGJ4qNv2XYqlfR6EgK80G1s1dhjDYI2YS7YJdcd9c9mI9t1+aj
2ZEARKi+UBkd1jKxP5S8bbWTeewOtczMswlMLrC53isz2YuWMdnTtGbiI3TEXQGqvulKEhotV0NzwFbhbmQQuMB1FWVhnpBlmIydKOam/lwUirN3Rh11Xhvq
2K2v8G+RHGo56Q+ZS8qWUvVP6hp9jLmVcaejU8oxNF21hUuAofFdyQ7yuECGY558nHgNVnDAJ1MHUKI8DNTd71OqpEPpD2Ym0Z8bCyeTS6jG2JM4s7iVm8Vn
0r8V92V713bwzDNFXA81f3KoCZGVWoeew4UUL2OiXnFNtTiqGrFO4bj+aKxrea5D6yyfFv5DnTxRNlP4DdgNrNQ0+VDwv8B8ORbdFmpH5tJRfAlplmO1swNl
pRegFfa32jlutrxBXE4DoifdyrnI08G+lhPFrv4k+ivWhLol9+Jmoxf0UDDVmOJqgOqby9pwpTn3lB9NvQPtmLSgRW3vqETdCJRGDWpjTA+U5ugfOe7srWWT
LttywRghtWHhxrXHyiJbni5D/sYNcRh1Cr3WcHoM95NujTrYJgrJjqHIzG/Xyyef0PNtLegCNRbrl2xGsXQ/bjhbJTQ7b02eH7Tc/Uyy810aPqHr2kfRDtql
bVBnqzzVkIZCfwum7Em1U8/EWOc+pciZl9JRmkntCpK8oGSCS7hGtccfKLu4MN9bLVT61ixNtTD0oU4LCWGfPJ8dLLyxvY7/RPnZuVgTYqTUFCtgBA4wq4HJ
Pxq1Bs2kV9JqfUtAxQ7D59wSJqCvYw/y3fgBdB56AwZFTsJu6r/ug9YdMJoehFzh2f4PNSL+CCjn7GStx/bA6zvzcj4w/eFwNZ3shUXlLeBS5ePyJzSN2a3t
8SSFK3kOawfcibavsAk4xexRKzB2KsYXK5fiVgollU3sdr5t6C6WrmU43yhHaJ/vtG9LjhCeIJXM2WaYlzRFX+a77cT0Ls4WhR2I0kW3qCv5paSkxC3+wVw+
VjVIcNtYayrOMI756hTUI/UPdlidk8Fn6l31XaoZbCnO0dTIEfCKqhrj1f4HJhHN7YgaLCyzzWQHSZlUrfgMLgMboM3RvOxCcg+2LnQGLAmbtdrobvhyYay0
Tu/iOx0bp2WL94VzqDTeBq/iWc3v3ZED9ihx2h6e5V7zMbnbsMWWtsppKd44Tt4Eb9p+wjPSZ1TZ0U1rkrcwYY8gwpzs6eknqDxTIodbBoBX7Dn3dR4yU1lv
7PiwT11BDcA0PNVeBZ+NehfYHM/0P+D8PQPlPPgPGmsOaLvxeNoHXNpWNjq4i9qjHcN+B5p9q36MT4B5wsr0j1yGp7P9mfwC9ZRO8k402TnfNgHsUEj9gaVH
KN6TT2egNUlxaiq4HnSqS5CdOKCXseZvu2P7S/IwfakOeoX87mxV7LUQhQ2W9IR23jLCVeF04qAdzdlO6BKt0j2DSzhI3wcZSpzUzHLcbg0+wc6r2yyZ4m3H
D3qmeIt/T09jy7CxaA5hCuYwDtRSqQ3viuXNUamTwdn4qfw4YTcxR74t+Q3L2Hv+//IuU7n0f5gVHATZyuiUxcQpKZ7rKq3jF6b+Jq5TIamhMaCOrwQm2EgK
UzrB3VgNGBIKsDz+jkPTHsllibO8Sdtp/SFeNiwmJ2hmYlbSY8MGaxq87rglJMj32Jv+LCye7oV9VqyR84ajkoW8wHpNp2oPQ+WBk51jT+SHO17bopCu1Lb8
wXziqgp9kwe7VtHHueUFLuTdGl/5sbwZdAnmck/wHqpsZvDRoQ7SvxyTamPjTG+oSpWHUhOkm0yesJOJ9YxKbE/Njri5kOVbaDVeTXChzfJrMFZ+Tk1HX5FP
XKmsCxYIYbItrXDvLL3Qemqd4YuQnGq2FUor6WHwT3HFzrPSd8FHbQKnUVdjNU5RJ4Iz3LJgZzw+vypIU7fS1/BedCX+LHiVX4SdF5I0B7TJ9bX77t5wm6By
D7krOSp0wxOO/6kLpItsZ+tw2z95yaoN0XJimISL4VLj79hd4aHvfsp9uRR+PdcbnMntdw4JrqVjiLXOw6ntd1YJV5GHm2LhaRBNOD2LSAJl4VvNjbCm8DH/
uTgb/jVlyvfBtcBf4lF2HX6YGpxQKi9NGGm57x0n/Qz14T5jh7CrOTOUrfCUuxyzCJaQy6MRmMxMQG3lppb5XJ3QhJw1sDbVROmnkXpbrgJbl1ho2USfDB21
2sB7+gjxL4jRuzqRZR83vg6rdQQs31huBoTkfLGr2NF4CXSiTlg1bGoxoVwOrk3tQq+1FEk/qMfok5d31oc/4U69tG+bkEaOQEXacvpZKE7sFewQWKBlqCd1
kSwhvXLvNGULtZXy+PVQl5RB5HYwzDIfe0UiUCtvpVBJO8adSLsJZhXYgg/0AGcRrmBlpQz6qqaSYaaWPpQuyh4XV5oayw1WBUftwDNbVbYV6qnUDnazrKeS
A2Mot3QVGVEd5QzVGl0QPyCTNoR+Gyhy385rz6wI3MmqjAF5gjzRzTBW9X+7FDpVGWZ6QgHjUjYfdqDGwKjQGHoF883xR8oE7KzaxdsU/O5/mFiOa8W/1voS
tD4YDmMqMdMs85T/N85Ku9LAGLGyMcl1CD8Q2BDZ5ywfcRsyQUQy2Ru79lPNrZ/x6tp5wzBtCtgS+ivxouAJzUHRyhTLLvg7+F9RZ+jkugUe4+ZwY8sqVDP8
msoLd+K+JrUjc7kJvEQXBB/AmbIraRVsaq2LD4gkElf1emq2eYClNv9APhv4qfRin/BTxAvmZnSU7rKPDZ1SMOURNY99S5ZWCNfEyHfhnftTLsNtw6ry/aHX
ft9506kry9m+9n3KKK0H1kCOD0+GcVpt+3H6AIMM30RPYCo4D/ZIk0B5Q7SzTKh/zls8QvhAHbaIaO67anHiWW4OLUMnKn+G0aZSwlJ8LDEV5djGeqd6UtBg
dTDoDQfSA1G+cmtnY9g/sByUQ7tpT44jf36q3/+JprnYUKLYwZdp+0hXMZC8z/FW7SJVDXeG0WCH4bLlN0iHm3tCwlxqPpfFtWVHy7V9R/SUcHn0VHehs3RP
uZLa39wSHJUPSA3QNm4SWkdulyfCRPoUPYNsoR4XKoReK5/oeQVr/Pesc8IVpSi9FBopvrK24uLCrbUnTD/uId/FP1psGGjuyrZ2M0AujV7Kz4usgBPwavxF
kgyUpkub3epGpRl3hq3NN1NWgpr2Qa4++ml4JlgUiWWPEONQUlIGN46JYb74J9gGUpXpO7Ax6FrUjrdyC6ADLkk+yz4vGENUpm66F6BuzP+U3QxFpMhnqMb0
JrSLX4sfjNTSC6hH+FU4nntNLSReJ9fVRHw8KIO1IerxB4tvWhXno0Bj6YwwmslDM1Wrd5EdF3j4pZgiK8knpKfhaapZK68u9vdCH4Q2Ck3bC46hKcor3ZZz
gu9g+4O6BSrzrUBrqro2OFAKW+m+Rp8CJYLTw+ci7cXGlNddC19LP3fmq2bREyxtTbbQaEoYQA/6DCPiQNBVroBu8V55p7mkHodP1D5R7elW9gfadNkK21rG
8Jrh1EacTmAWgQrWJobFRANLohAFVuFhtDlcFZsgHEhZYK6Rt1HLh72EF3CEOwerzvcTvJHt6iRHT/oMe1L7G3WW7ktmrTkdTTlSCz27sWzbOYbBD9Ar0VXU
h+zkrKX3gSvJPW4bm0EtVWpZp3OOwGAxLDRzNSM7azsSVoVPgoHgPfuS6meoyx2mU11nsQLYz0oRb1CC+J0TpTfcacWI9YLVwGl8tHFmsCu5zb7Mfh1V9Few
NHNWk/7kpirrQBFoQKfw850V+flqHfTdPFfClI9Koj+VapT8HzOdLSjOEgWK5MIUp1DBsj/lCjHWtD6ZDRap78Vl/iMwRi7AatoyyDlbZrnX2fpHGqFMQ4HZ
nbLYXhUFwUK2lHew40nApiwCA9j7obupF9A66oXVbabxK9Jf0BORzT9g1dAXpReeq57bbgRhdx+5HcyV+/B3aLv4k+qLXliGuR9yUz1DtMT80roHS3Y2dw7j
joHB/AN6TGpruB2fY5uVfys5SvDrNrRWYrg2IJvjud/UWWIN+yFlpSlp5/XAnrX59EHusT8sb7fTrJWv7WDlLG6H96j8BnVD75ekwtkoc+MaciNMoBZayzr7
ckPM0WCAz0dGc+25DnpZax9qi5QQKKTV0FOyEbgceCXe9g70UtRR1zHosq22rg6Nov7NBYDkxqvVzHnckZgiOZrbg98xrwtNF+7gd+OPe0/AfewbOUZsxdWA
Uf6W3Cu4DwwC93QScXwb4jr4xB3I00AdIZnu6T+rJnDriCmOY/xZ6g7YTexg3jHQkEFD5baqrGweWhnMh5WZ++xQtZNzLxAdQbpjZAlomORT11n2UWkFLQv+
Dm6mrmJt/AtRJz0hQO7I9ze0btGSnHZvzcBYPyr2zqHeZugjKhI67WmQs1DvD0ZE7oPaKJGbGmyCssSIn7BczPlH7Qq7ui5rKxg2MEHtTzwhRrlrMZyaSVdF
t1k3ka335z1SMKe9da0yRHq0Z1xcVzyAOMMgeM8ywQCLbm+ONSzxbVW6yMnSAumyMItX6JT83VIWqIRs4iumOfXYeknYLxNosLgoWJdupT5LMWLbImHQnpwT
ai9W0Q6jIH4F9DNeFXhvI/Ul+GBbQTSWLkMA/P5hVFk43ToKPw1Ls4eUVwVTCppoE1I+IzqcBRppreVo0q81Q1Hhn4kn2d3YEnyDDov3fqf0Odgl4UugHT7C
/8g2TziJBbFu2r8mAgBPW+sA6rL1eP6C6uNDZeiDcHagpGWPFFTGgWjuI+xqWaNu8jbR0v33zeWphtQQ/LJUntlAV1PGqLo7ARWqzYKcuTHdRf4aXEvlKv2k
f/JPk0NCW6VV3B5lOGqnrMmvJF60faL3e85Yh2BLtX/0RrA51QQ2YvqajpkGkaO1Vsxa2A3tCs0gBrEzAxzVP6E8Xdufxk+0RaM6QDJmBuLJidhj+t+UTYEL
3qeyHndRLStulo1+HG8gOugo6ztPhlfJbkS9R93MfxXTlJP7Qf1DRdO35Vf4KNND4SutMJ3McdJ8Yw7aCFx0s6RfXHOpVXCje5/cCrYmkrWVlEfpoBwiaeyE
vI80CBu80aaI5ZDvAJNFocCqNTXJEfpBYa1tqOUBVdO/mmlNXcXn2kh8F9WN20jf4bsp3YRZStiXGUhKrmr+JVdwOAUvsMoR6+NgFHtA+pnfwleV6a7cCoZA
F3d1+azaAdUgstwNlJZom7FWwMc1hk2l7sQ4Yggl6C9AVORB7V/0ZPQLPBcMnuH+uuKQ4h3fpa4I+XOqVKlHXpYz1eSk2UrYs1sqCF6T18Ne5hGGsTuj8DuS
S3wmUjtrbxkHJxOEKc0S1peIZVLGCRWUkwZAlvTdNnX05qH33mSIhFvURy5KXxwaF9Bps/CkOAP8GBd/SSiF2qfo2FfvCQuNcSSHlcVasD9sVWAKvl0u8G8P
5sE1CketUa8aDgJN+aQ8BjPMOfSd4CswnJ8J0yKtuLWoIlzNGYM70GVpHpxg7MTgph5iO/BZaG6pYnkL/KCQEeivSq3IOcHMhMhT4hrzQOpDcL8wEjtqXk0f
4XZof+HDSS/bC3W1WdyZRHm+OawLn2LzlGnCLs8ObALKjLzRSbFd6mw2zfpNGkeNhH8KP4nG1ovWS7BtsAX7quYq1qCM8J/BVkgstk2+B9qJSxib+EO6T9TG
q5j246v9Gd77DCv9lJ36dkEELYE9eCNbyu6HcoXn9EZ8MHhHLHKWo+LI1qCAmwtEYmU4Cq9tuwa34CPwFYHtIKtOM8MI5j15U3qLD+Qyg++oVswuWFe7SvZX
qlkYbiw1QD+stHXy1ARlLP2RylDn5YSZK+qXUD3PV2UvxlKtVEEh0KL4PLFmHNo1D/9q366NjEwEqtJJLQ3YrdPt14h35lL0TGujrHS0JdvGWeV99EPmgHbH
egueRCPwOnhJ8oC9uO/4G/wUu4oE32+RPqh1YIJ8GA3GHdR/oLtYztiW3CbUZQbq9wI9I9vAP5Fj2Dn+BvsIfpGvcCqR5+9A7cQ7CHX46NReQqLiFbza3/Jb
yyHqb0tVpSth1+pqb9QFXFnE57tBX3U8ukMUWCSurRJHA+2eNjn7m/LGvZb87pkZeBkcpLb2L/bXQrXJSsGTweYJTdjF9HJ/jOU1MlFP2VsYTT0PnQQrnKuL
HZih6ptHBTDAGvO1SaCPsksaTI4DSOzEDbd0Yybb6jrbJ8WEz8BJHhO6B8dr6UoLqgqlaCfACRbz/41Yy0m1gVaZucxtoxqmLrFGnFXlDfhRpgI6IVcUt0FB
WhwEeC4/Vrap3WU3um+NL35LDKEnbbQdcJ6iFlE1FYrLNhzBG6mrOCe/BexTmvEu9V+UXnxydGAJKiwm+WfUJFGRVZsnHE0MNr9Td5EzCwaCgbJHY7mP6l32
rPiXz6E2LDbexvJ18SGxM8TT/cVeehetppLveyD7bA70xHyRw/mspFpiS2YmXtLRSKunJgUyyGPJxxIV7HToUfAvYYj1htSJWmhbBjkhhWpv/o57pOp6AziM
W672Fd9bLmMuIoH9oh5R8+nB7FM5Cnk1F18OH672x2ayPUNn12bYz+oWbSwxQF8DKWpgnZ7OYWxzaIL7sTjyIKRQsnUw6GfZh/0J/tFWUD34uWKzneW8p9lp
9rOGYMFOJwUWAlpoi9zaaeyksaSnrioTw3gRuNSHMs99pWtog+grSPavDDbiCqm98kHwls6iDvnvcEfct8UtqLfSm+qRyrq9IMN2K/A3xcOIbQTXhBjrX7pz
C/8QzZFy4GhiKGOIbJHr89/he5DiearsBl1sDek+ilngq9jQdnCYNuZUBrPQLGYsdizQ3hdrmYnOYwlwk5qmV1NXOZ9R2XgS8dYUNM0wtcW/RLYRMep+dBKJ
cJx9BG5EfrSabw/mpc2HHVEey+nzuFh+BtYltJrpj14Q7ws2Rcoy3Qqfq7XoHpF26Lb0I+Vy0jDXrfARdQ17t+CHVF8ZRx0LnAh3J43OhcQhIV25ofR2HELl
05Y436ETtalgAI+K35C/wrBTO2j/jynjPqSMZO9h3yJrtJv+EXlpzmZ4azPvW2UcsGvC7sHcz/D2QH1inAYsmVoLuJCvHowKVyyYop1wzIpA8IsvodXFbquN
cAUlJe+0p/EHUK5aUT9NN4z/HJ6FrQvEGpeAReBX4Hswv84JdEWL0ida/glMkz+6zKGWqJvTr2eFH0oY+x8WxZ2y3ACC7STvKoxWPN7W4VvMY3U0TAQ1nM2I
5zbAPKLG0p30ldTjOgTdj6JsW4pt9vdirugfkvQNSiuhnbqrVliv62+eWkGKdv0SSxcUJFWLlNc6imOlZ8gYvA16m4faheRC5b16S6HIYbpBL9K6WjuGU3GE
NoWM4DPcU9xdbbWS1ArqpNwb/u6+nHrNNqPgCBWMJAm1xJHF5jQmVN/gstxyl9QWJv2EpVwy2ZVpT0eFEdrNnwhKmsW1W76oPGXuMKPRWr4a6L3rb/4rJNEo
rZG9huF2noeui/XlV8gFYjlw018Bqyr3iEyy39EmS9FOO/Wf6w591t488o0xULNBHuCcsZKfpOCG7a38U6ntsD1sJDeMzOOeLO8OVzgXKCu0mMg4sIarwI3l
VPMaQ0YxF7bTXoBleV3DNq01txYWSMdrRakDqP+FX0cc4UVaofWyHJJfq3v1qcHGBp7LJ+9hN9kM03yVxAc7N+PtOEzbznr5LraVeJ9Qv8IP3PWCHpHaRBy+
hC7PTkFh6a3URC0XmsufYLt7v1s+yJzfCAzk/cArASINfmTiudxQtWB7NM82XJnHJ1IpekeuGyuG/sR/qTuEEto7JigdpAdEJtFF2gAdii+0jWo6u9n5b4R2
9CMkfYUWpY6LTOStBmdyd/mAfSg0kH3UdcKzUKm0vcoeaFSogg7eW3ylQBbzLTBGGQ7K4r34uthDbpipEz5DWIJvRwfUW9pZZZmcTzVTo1ATYvr28s4nut2+
Kqu5ZRMfi71QxlpaREBu00DvUL4SpWDuG8zvVEdXP1MnJyx8L5dFa/RNoIwFBtv40wkoNnQepu1wChgvbITpKb9b8kSDXAqOFRbDsDgz0F/vLFTVS7rKcIuE
P9hUeEaBTt6xwTXbmE1fcV+xdjSu0S/5aoOGTlukpeulvsQ3LHCZmYLKCJO9AtkNH092Y0bQqUqanGCfzrjIeK4ENkfd7L8s7JUbhD8Jfzta6VOVl1wQr2a8
ItwO1Ef9El6xS5Q4cFH8hEppNvEZdTewUj2Hh202UZD3SkW12yc0Mfbjs/DzNC7rxJBgX6weOoddEceCbuZS2jPbMSasdAGF+lO6pqGxEK+2E3F1mtWO6dRj
rbJUSx+vluGmGyg0LVyRP+q4nWATfi5fqm3VBqaeIDf5G4Vy/BeogUoAL+9YznwBHdBAdpoymLum9sqvxt1mTsPR9A2k+P+0LqE+UC3kps6u1hp8c8dkYa5B
xlopVbTCvNOppe1xWj8wj2qm7aByiZoMG3mE4eiU9skyhNurZ/rHq83pGG5bbqa/bPibfB3USHUwv1sR6Kp14gTxYzAmlEPEYfH+GHyopRfcnjcbjZOXKwsB
FM+AFvpJ52z/WJ8DPhWiit8BRBY7xtUXMoWx0nimkTAZVRbbRL65JHE3nE5+oNrlfcgajE/PbSss4i9TS/XV8LVYPJp9p1CL3sYe4e4IHeEla5r0Tquj30jt
CNyoHr+FXu/EuV/iwtBa9QO7Hq7fhfxNFSP9nG9nrGJYLtqtM0LNwS+sNY3Jh0GEQ+GVmqteD4OaXE16ER6i/Q8MkIXU//8F6k8mxb8j7MXrcxPwGdgn4wBH
Czwp0q5GE3i07susxpZv9AHms3LMsFB8RSfQbTyx0j7Ig8PouHKImYWdkycSOaFGSlP5tDbPsl08II2kvXI69/e2alRWcEk4Qr5KaKRoXC66wnWNtIkc48w7
mzvTCczR3X4MyuFW8kZrO8v70DXeJlaFC8njTAPpc06U9SXg6Lp4k7BKM/CA1Sy8EjtLSqhqaCFZJngT9dTWGbcin3zNiCn/SwXyLLBZipZOCqzhkjrbUxc9
YN3maebFOEPNgrfto+w2ysW3s82Bs7QV1laeLHTJMgXGE25QFH+ISoLllbnCNLEg8Lu82zqNugYHKPnYWOUEQsxFoh59MrDNsTV0TrP6HxgbqC8ZLz3R0UnN
J9cDREFlhjEDPsFytM6We5rLuE6roldgBpj2K5XV8ZYGyEudobf4XgacZmBsad4j7qqeyXxDWOAF/Z27b7lsfOXfrPZV+6DrlkAdE2M1tqaSg9l+Qowi+3Dp
ylGqfCi1sAMz03ZDqpHeTf6WnWluEQfZa3BPcE/gqOGi1J9doG6C5/0vOMk8iJyIStUr4XCyU5WSfBdpPuhKxtSvRmxj/g3cZ8rDuVgFc2mK4g4Bwrk84HJk
qVMcv8EiZgc20H+DFJgmShPYCtWzXrG2xUYwG9A0MAEhoylcWTyrjQXTgBdm01fRu9RbaAJZMnAn/7Z8hF4QOBCcjFoHRWGJf54yHc7yvJbuG+8HVUPTpNpa
vcSblgzLGbIqfjPYgKqHldD6M03d3dhK/hooBlyQXqMS5OXQOFhefwNi9akFYb2baJVWE/+ocxJnc/3QL2WcGEK0eaw2RY1139X26wVUV7Dful5nifY5zbnf
sS8K4ZvNXsi6aauuTKcnw3HMTzQntZe4Nb8Fx7EbpKHqCusF4jxc5h8E+nr+la/YqyRvgb8gySU7y4BS8lBjR3hE2YYPVZNYklwlJIRvQIpcrHwBnaXHobb8
2sAwZbP3cWFLcpySAgZgJjAdRQduFNTTO6h/y5JkQhnqMvYNfla6Rz2u0YheKB9ybEOs0pi+w5ilw3wlH6vgymLuOBnH/y84iOrOZ5m307FBS+y83L7seXBS
XADELJP1IJuvJSYvVpZp1033VZ24psQ4LpC3s4OB9kqN/IitQBppuwPLs9VgOWaj2JFoGixJzdNrYYNgaxFnr4kjk14qrZjBWCkuDX0IcWm48xX3Sh8DP+ot
6JrkR+oHsceZDWLErcQEVANctGSicuwWWbLUEzWyGnWZWmV+KV3bOV91UTqTjE8Qy+ZWU4am3ql9TyLhT+Y+dlR66G0NSqLWsJ46wDZQuAg35BhDM3LN3C/L
+Phc7zYgii+tErUv5y1wCXPlcWCSfzZaR1XLb22OCh5MvS9vUzNzJm1t7uOFvqg01hdkCz9X3VW/CU2KxzQDKn+58zbYgEXc9XCDUtXSE9VDFZj1uSJBEs/F
GilMTBnrcNNrMQsOB22tVCBDu2D5Bf/dulv+IpUndYJ1b7OYYE91GaYpbVjI7JOfYDbik3xt5xtskLJcyQoiYLI9II751sgrmd+wiXwNYXxgoA3bMVhqTKZL
DZTa+B3UBB2EiYFV6iCQA9sq1/I3p/QhHmDLwGuPAzslmcms0DTwgllswIjRvhcJy/DR+BmYHZwvlgb5wbJ1nkh/5c4wvMcW0dfpg0Q743IVo0aTGNcs1ADU
khchTB0Feekm6uSua50Ed8K72pWdCFxTSnoCChdqbdopZCQXlo5L3AgPYadZJ94VS1Z9wrukTsle5i7gd/F6ZXo/Nhwew8VQtPWrOsKcH2whdGAj8j57LXoq
KrS0S12Fb6Ri4NzUYzs2VYgJnsVZvKYUi/qjVH0fWm474H/iH0zP0qbKHqoVKqXMhW9CDFgCk5PnwO5Bi/7T30P6CF38Fak9NdESnTVL6uq9JQ3ULmEISyBb
SGZo4xygRXFirsVZwUl7yePCE/KV5bNoxc4Ez4R21JklVFarSO+SN2iz5OP5iQKnepgzNDIeCq5WJ6LFwaLgOakf3CCK6pDkUaazSk9/JvV9c67S0dsq8I46
bNkXgmoVdBQckVruzFXKgVe0sWoO0y0YQy8H69AH0Am7uXMJey2XQRmBFlQtUFrcFpgu7hPeb+jP16H/DRSBWUoBkcg/svQIngYWvA/xEzuxjsH+xOti++uw
sttwiPuP20v1wK+BXUxa6iT6NzJgmuXbzXTa1lbumGzCHcQF4ur25kn3CVnoZx0lVVP3kF0JRugbbAJC/nzxEZjEP6AKKo3RnoMpVhgsg9fSR3j/j6Kzjo7i
asM47hYgIZ6V2dE7spvgDsE9uHuR4m5FirtDPCszuyP3jmwSHIoWL+5epHiheIt8+f6dv96Z8z7P83vOPWfuK/DSu18/hUqb0VhFpSE+hVrPWOnFmNEEzee5
fgrf1HChQ/IKISeZT3mn077PW/oKgjA/Z0XiPb2uJeFCyhAQGe6CleUaM8U9dzy9ufvcAz1VzTMp7S1cpixR0xjAto15r48PVrf/8AxStqrr88fJx8khKRON
/kYlKww2hB7Lq4Lh8En+odFbH1TwMXldvRNCQdGTctQdlipYDtbQ47gsYSHZXW0cfm9+hYXhD7CYZz/P8y2kTQWtMhah63LZYHPMh765pybP4VuE67AdpfPJ
Dki7s8lN9MKC7a45+T2UyVQgpQZoROJ1FxrdUl6A0u6v4DejmHHaXZkcFJdZQNcnzUWCM7xW4LDKdHFhLlqlPkkZix7YZ4TXiBdRA7wUuqppBaJrkFAS20wd
QVXVoPQ0paOVlm8o3a3NsqJ0S2qMDpiVU05rqeFnlkQ/Q//weyVDua+fjh5p5KHS5EL6RPI2tkysTS/qAdI5bOrWOPO3fLe2M/zA6KsAIUn+oDbbfUcvTX01
XzYua9RRumrNgYaNpvvpVaim6p+Ulp9qPqiTDcflx3qWkRXpFlxmuDNbE84TVpsVuaqewSkN2c7WwuRf2fJ8P/ovdu7GNag4bEv2Bv+YGOfY8MVcbK0Fb8gq
sD+MkGrC3coDTxBONH4LPeS+Ectc+QUXYVbtztJPnq7a0eQb7DfT7j/CdK85PpREvQkfIR9rbf173K25PPm2keJ5RjRN3gkmmqd97dgOuWONXKUjJJhPQlg9
0Wg9vGqOzrfcIyMz3S3DuVyae0lBt9AktLz2TbNpiq+wN306+BTWdDoNHWc8k6Xetb8kP7d68o9qEvqWzKpWpT0HzJdF07atmxd6iYon/0jIEo+r70K9U7pT
JdluBZhld9uSSoeTd+wL93X/CI5MibCS6SZ8XSFTXUqdc5+0nDzBnU52iNWVA+w7OCqA8T15yc3omjpdGeR7avB1kHlfd3MBmKHORqtAB/cK7Ej+2NqHyafM
m8x7oEZCFyVT+E+x3Dm43WwE9wuDUDMqqFYqGMpfFubgLzwVXGNS1ha0NY8w38zYHcvI9xSFP1IHUE9AZbKqoHmKhed7NO5l0v4Cp3kNdbcqcYutOG6r81Po
di0/3UIZyVLhCcIyl4wmhWsI2/ku8rlw09zv8nfYjlvDxNEVyBS+qXHW6hRaG76kZXGzvLfdo8BZpoHntbGLnmxtoBdQLZ1psIeVJ08U63lGh2qF9qJC/Qj8
SMXCy6EDxEK6v3cgTcEO4u4Eh1VO/glLDUdkU0Gv8hf1t2B6jKjJwjX2mH4AtHA3C/dVZwhjHe5t05wgXJptyD4kOfj/fw101ffjDd1hNTF0mbgultV6ykO0
BlZinbl+QT9jL5WfpoPki3TbgkEQFwLiblJVafY2G8D/jbOrvYM72Se5j+ROxqScPOOonuLpB0g2zWhX8ETvALrIY91V9OeBU/AM/Mdf0f3Zv1TMkL16b+W6
tddkuXIphnAaTIJ36l3DDoNPUNyZwDZljxDH444VzVg9+Br9Q7wIFefe86WF3e4M06XuTr4hjGVDWou8PXQy8VlrCX9TpxqD3X6zitxQIBzvTAS+WKkZ7sJf
7AYxJhHQhtyPnkPmaX/APYl/a5eD9eUL8rodNeRy9DS2IP932+Ts1qARS1iXikizgO8mdsj4CfRz79RaQwvGKcqai/4y8nomnVSUmthT9ZQ+BwxgBGIgXZVc
pN5QL5vFrXD+NxIDv+jjib6IAWf4r5qlUTQAq6w2wrlgtFAm/3S4DLicX7DxgP093CwvUl2BYcZ9JcFgPQ1dl8wRyiZwx9MNjSLeybe15lRTVwtxi1HInlZe
6ae0ZeH+2ysmL4K4SuavFCqi3Vu/wCluWZ7GDmHnkpL8gykMzw02RUNzXXCDpUt51jVwLelhiQHUcaOhO6agiZYNx7g+iD/ks2wptoNeIKh+KX+qOUaayxzP
3SrUMj+zJ5x47c1UHXK/+vb/dysTeM5++rG0F7ulK+qq8Ongn3KAiV1XC8j8VsPFJcpNYKQxS0yhAASuTvxdD6s/gs85wqLlI7BdTiXHSPWN/yiczOzJuU8L
nCr9pqp4BeO5O0nbAV9Una9uRwVUF4uMWJvyn/GAZ8AdfL2nKgqzFdyj9YNGlJ5L3dY3Cg/zY+iv1Dyumys5oQn9VbUrW/Q/tKo4x1ULj3R3rtbfbOlpCwvU
Mew3sFFRwg3cZ5zPrRn5teFHsrVQwh0LrlAL+GqOOtFLwsDWh1sezWh/OPrqfeV+nizgIIdr8Z40z1Wwj7MpZdBYar5SCM5l/BGeyR3VHCnu/PN5S/DOynnX
afWKkpjfP74Lnec6a85xy9aAgqqeGD3NmgQWcxX5Pah8UvvkE9m5yU2V5HBn/DR3HvbK6OeJITmt4o6nusl9zzlujAIbAstQQ886/ZzREF9tzCY7kB/0n81v
2lI4iB5LPoZteV35EySJVjg3syd/LOhKDuGpmTPdw6pMNo9zLfHneG3zd7gkuZq/MtYbVIFbDNlVIBywSihbUFnjIKguZHIRqs6AhE1VrpnjmTjzhO10uCXn
omvbnpud2SnhTminr4PSMsxgNdEvob3qKPOBMpBskuwhytR6Y/zqjeYiuaGBwTbTv8RQiMHyVhrVmA6vxc+mRGE0GVZFuR18RvcWuobC+hbdNOrBc3Cs+ZJt
F5D1RkY9aTqOPO/IHeFl8Kn8idwqTDNPs4lcR+UgvpUdjZ1SlrjPk5WYQr643JxtVHu2uzXVQfkuVHJXgifhPCU9phfg2C7wTkFMgVBQXE1LeWGRehNsgH6B
/MEdzduEpuZN1zPE+0aqa5Uj2tHQcpoL3O2JmdYe67Opo47eMJ7HvldPhwVlPvfZn167IRoVLkueQc0MwqhBncqXg0fBEG8aXs2MiK9likon2Stfc0+Gq636
TMnQS1iD/53PZP9juqTk6jW4jrwHz/GX4WnssBbh7K/2Q/tdIwqe6m31W1CGISGavGQu8yzilgt5KWcT93OGra+1RqhjRIWvqe38j4WBQlisRi2zRmZtknqa
JdV1yiH3Fr5xwRf/+/RG4ZIpS9UdZHusLy8J9UB19oO5mC2jp4RvMhu4d/hs3gln51VJEs0PdGNyhHTZs4j+bsywCG66e1LeMbSoaLrRcn9HXZkID1KHco/c
u3RPsLK7ZJ2a+gHlgvUppRteo+BsfknVrX9jI+FEYQhzzkhzDYet8lllLwq6+xqT4FCprFoDLcvqE9EP+ENp5oTw2z3lCh9QcGefglLh2XpbR5/CSSmPd2wK
7y6skGILN3PfKNxtLTQnF3TalWOl7dqIZpo3Cqvv+tvEdiftHbzzg9lqt2tXnx11d/6rfDBzko8kyYGogtNWgX3hnumFfQpuwqoF/bSt1GL5q7hDz3U5BUP4
iq+I6Z73QRjHVJGbYGVDw+T04IXM4tw+1FvuIX/id/C74SUuSSilNzGbSGF9DxqvrIOvuGh2AxhvfuL+8HrccTHFUbPIF3l7rFruc0px7Q9whG2ndaKeMTVA
DttQbwMagX1Md/aV1hrdYqYY9+TCIu9+pfJmD/Mi+hLuLA8S26Kjauvgv0pdlKZ75A/kSTAeltQ/whbqQzVAT7SaI13vn9LA7Jg3nCmmMOgNl6fdhCep8e4l
UPWo/DpiNFEd1iTjzRXEYU4imuVZ+nDjvXAo0LXqavjFaKO04LLVd4qf/CgMpw5JIwwcmw7StEOJgv99kXOnKVWYpsQ/yRkg3/FZkczn+ASyP39ZWwZ/kHks
Rz8A2UYJ6AYtjYCUp/rocOwSvLGYguojgq2U+MMPmH7qe1iFL+2u62+viFYbrL3ZKq6R6z02VJjO785oimxyWa5iYLf6UdiOtsZnuE+4z9qqIztqb8XDC2Ii
NdS4ypUVjjAn0AUUvX2UuIabqlcUros8TC4y8Um1+jImWw6uCkY5V+AN5GzjiXmM6prwjpxF9I0oUC+IM2FjoaTdhk5YZa06oDjzn97LWVu+7BonDOYHCjmh
IZm0iRmL2JJsGW4G+VAZnvHeVcaHtIfoEPtBXAM6GQeMb7n9yRRtW+BvpZY1A/UKpebGgxugI5XOvFe2k1tBpLzKVMgJ3DfbSFzT+sgZ1Cv3f+iaXkPebvX0
XQstM+ok5pNflMnwb26XdiXignuDxLOT5HrkxqLU6lTQAG5VbsPlwmuhvtKduQtemRfw0jmvlNb6Dnk1ynMH0iva/9O64sdCZ40cBpB74U7nNn2ZK4e4rqWZ
veJnQdHfVJ5BjwGh0Fn25/BMawGdhqajRQbiVpopYJDYJL2u0hZVB22tf3JErCI+Mri6erK81pioZpI3WJF8nO0yV4PaxjiJ0rqyk7R5ao7RMXmg4wW7gt0C
kFzeGmF+UJbSkVgXZQ986u6EXmEdiXvUBWGPuURNSNwao+im2huOCF3Ar3sbJf4NoVVSuKLWtuYGh6sTNA1uAcfk/vw/xmLYEBuOh/RBQgS8mvNv3nPq+MbT
pIwXp64QX+R/wHKlEM0QmpP11bb0GWwfvMqO4I8WNadsT8ApoNu2bLma1QKU0Luz3cCVTAiOoc7aGJgETsqDyN2oovw0wIf9Wv3s/qEv0B/+RemNOtgPYaLj
JR9RRAwrrPuxy2zvqCAxUhmCvql1eN2zW8qQvrFpsBC7bs0wxsID8iX4EzO/Uovcxp6dW9eqAv81aar1XC1U3dLmYAk0RC20r2AC9gyxnburucZLooAeEWSF
dlyiWwa7mXl6L7qlsiWlg7hNJ13TYARHuO9xo0LH+KWqJswIDQ8NFc5aX52fmV6+BtIL/r6enP6SHClUwe4DX8JytTRZRhdVgXxOdodZsA/3F9na01hpS90j
X3OcWo4Z4b5NPPcdEkf4q5tzyRfCVjUQNNhx6fGgLjiBl2DTmXFY8c1nYClYm57OrTaq8y35SSJQ72JO92ijoTJU3lA02TD7QroP/EhslFOlaygBLQUZcI4x
XzpsTUnvZ2+X1RRQ2CC8W3pNNBLWohOkJepzo7w1QMz2jmRWYO+FvuQEPALrBye7jpgtTRsqhY7IxcRo31Otnvczemam0+PFBdpG/E+qne+PrGpspJwinjVr
pjvQczTX2xfuw2PRKtqOV0wehTmUyHA3c3jeejmLaWx7CK5gaQmrxD+Ma/xgujJqg15lHRZbh6Yy+cQd6y97JX4jfV++569F/aIadGWhgTAj4a0+Uj7oPBEM
qfH2kcZEOkYZErGO2+fMcd8FjHup7S26yZ5GrYT9/C3xrC4wx7TZzFR0BvRRWlKanGDM0KqDW6LKnhf7aFZRo/agv9AKmAOvF9GBqcYJGwXa+Rx+YLfhXcxf
tFLid9kulWAuy3OSnQWWuFYwuRrUa30ldmFbY34q4ECktlT2h4/GPTN76qdzyuvr0G3hMBPjORM/xl9KaED0wO25FQlI01I7VzGuPPTQXDA19KfUSKfFhgSr
n5KnKJfh6eBvxjh6ujJceRJzVdkl03ol6w2Ywb8J1LJm63tCNtujUHlTkDIQpW4QaXEx+VoeYM4x5gg/uzrLu+RD9CQsFHtR+wfL0mY5YWJz4AM/OFFJTu+r
HeRSY69wzR211EyUYvi0tWg6lgnbgxi9Ehil92da5n6NHcFvwF4gApwm96pvuEPyZXmwcA7s8LRCZfU9SUdBPkHxM/BHSU/xSUYnvLjZ3JFJU4pP/Emqx8Tk
Ts104EPCF7W+RX4Ym0jJifFXQUZoTShWnuncribSD3y7QA/Xrriz/vniMWfVIh3XCE2wXWAag2dGN7yb1BfrFfiDaQU7k5xChVqxg7E5bBV3N/GP4Bc1jr6G
t+NGaLuKFDUKzIen4QMEmPpyw+wl1BllGVZGr+Rfip1Sc5mnznnwX+0sXkEeDDfqV1yzauZwpeE67yZ/M+4E/x9opGRs3xjcERonbtAOuZOS9oEUHJKtgteY
ddQ30C74JzWY2oOTKsmtZOfCmlp9+iF7XfQnbpLXkBm+dL0741CKCSXlIlbSLmLrmb4oGj/FXsk6B/7gSjJDRVWeTjfFFhMj2XgPJG8TezFT7B7qiqq4fqFD
5DLWx1eVj9PbE0iiJH+cuB13KPewvszRkuid7Yas6xxxWX6tbSJXR9q0zkQK+kpGw2fgRuisksjWQemgL5BYU+uEheQGrkwiyf/FdipplN0nT9N3s8VgChOr
fgBt+Kb0MndxRwuycTANtXLZ0ERZBR+UbrWmSPvZ3v6b+l3CwGpRE/zFKs9X4pmJVAf0s5rDt1Ga4FXsl1QdrBQig3GuWHElZleWKKU9ZVEaCpPTJaD1Ba9B
P7UqP45rz6bF1lZ6UntsjziMvI6kwCPiLT5FXY1MapCaaFTk1vFZcpyap30WZ8pBEcCZXFe6uAtyueoqlJxeg76vpshqsJG+nlqZUN04pyy1T5IsbjAdCrxd
20ZxgX3wJYyCGxz/iEvjLwCN+ovsByZ6n9MlhT7aEydLsgF3kENBuQzxTUsNUcwbXUeiHAO7oU9id7iS6mouhIViOnrDD7e5uLm+c8TP2npYwRdyXoCO+Bhv
G32g6z29iGknhMhctaFjet5lpaE8nhmPajhGoJboTHJJfUugp8cjfTQc6V/kKeJm45nSsmYvNFluhAbY3xqFloLHcQeDR/UsmQ5LZjUrzFRCacFC/2r2bcYs
9oinPypHjU7q4miv9lb35KUK2VVi4GP7cCMmGCHvguW0wWpXLlpeRv6WiahmxO/0P2RFdQ+cAQntP1u00iGsgSZwtr+sr10wCBV2sZkTbESJ4oQtZfTN8kLy
m+uj/ZNaXQlpnQxFq2h01BaTk7kHCm51KuK8WeCAcw2sahw1v8MGYCfbaEs/7quNzz2V93PQrZzB+nJtoRNNtToLOr/KLCN00kbBoWpf6xtc6TwMIrEDWict
IPrlVuoUM61og0bybWA96j/Fr34wW8LIYBSKRklSeewocof+VirC/lhruMzZiMmhQ7Zv3vtCLP1Z7gDGocfQ5W4st5a7wbtwJBLkNcwLMdssCelgaRjFtEMH
Q4+NK6ERbCGszzDhiZDdtZHmjd7evkr7wNf8U4VP4DeX39uVq2om6X9SuwoGmi6EuQP0XnJOwSdxgjlHnq2PZ1KtlWi60tVT2RNJQ7qbtojxml25ckjDfwnO
Jyj5CGwSFUWtkj+zneFm1dTHhTv54uiLbDu9El0m3NmMJLfhMJiitNIWYUnaMb49dd9BoSrWElnlF5EMmU+90yP0VlluaxPP5fcVRDNDu7TuMUos8shDjmXa
ME2Qxwb3Sq3FsuEGUg13XXMeJfAdmePxs9iOgeLmE+CV07ilhR9zU/U+mt/TLLSbbsoM0LepV9C9ooxuQ1DgRGxzKdt6QaaI0+seUWvDYUx3d5ckLWl1/FNs
oeKznQ0MYxLJlQZER4OXpH6hif5XqLPaAHZGS2zTmKbwT/SbayYSCIcxRaKoaupHYANxCJOnKzNASP+YNMX91SwIHdT35UyIzinfUyO54uZY0ADUZE9gHUBW
0nolm/pmljBSg9nSYP0108vdAt9b4IRlxFjmFpxvdiiIQA0QInK8cVhYTo3TlEpgM3MBTeYc9A15r3mCVcTGcDT1mf/FW5zcIYnKStiPzzR++H4gzZymIlcX
/w/qNNyS42Zv0b9K1YWR5h7KTyTDUq6napPghozusDicK7AByPwe34Q0rJKZrSi33ts5V6hgnJEP5oxlRwkZfq83ni9nViUeCv20e9mfYWleC3aW+rH1+BPu
ssnLld7hx9ZPnlTQV3qzvmq84B6lJ/kLPTc8dO7hUGPLRch0e3Z1QlMrOTSH7aJ8YXP5XmCEYzxwOeN5oB80WrgfymPxTsrDwGf4xNWSnmB+5oKKSfyJ/YYa
+EcLS/nk5Gz0AK9lvCKjhdLhaPZR4KHeEc9277JGuceyd/n9tnyrM9hnrIWvs6frrZnZ6IlxHZa3OOO++aZoQ3BT0hdQ28gDIGNDXaE9XOkqbhgQU8rCC/xq
+WXweEHF5CvaKf6t0lr7NSyz4+PjFBK+xGgvgxayAP1N3CUqMPGowDUWinCOa4veg3shUfwbcRr6mndTPRqaQZUxT5sBc5zcgWvpOSn31wYHd8NKnh0yZOX4
73I9R47zsNRfy0TH4dKUn+UGUgJNcSfpCorH0VmdLj9GO7XRcIU5yMfqkemFibVBgmuE3h0MNgfABdxd7ji/Hj7GnuqPmGvsDvAVmyq/0MMW4WzH7VLmg75s
B+0jWkxesPa6WpnfZVfeCvmNerUgShmMOrkvo7JUhJ7pGmpbICNmudUeHQTjKRuzO8TYMu0h+oo2w2xj4sR5qj5c66sC33MnpCnMQvQNVKJ2sdlBjtmfm40t
k34zC6hI7Blrs73FFstkYFBoWwj3LnIRSrz6gIwSZgPWTNY0Y6m8Sa8WnguHhlsm9bcW2atK/6AYlMcfhQdRC1A8YaCUqnXU2gYPEQpK8+xjlyU79YD5na6X
+FfsH8pwvSpwgqXU71w5usC20Q9BfbdbHe49a5znBsrvVUyuLs1TxnKTwED3YXYRfMdMg6W0T/RMLAW2R7RaIB3Puujm2JZqtFYx8ZlrIdNVE8k0No5ubexh
3YAPPXSWkjqLP9RvyhN0wXdCXijcNLciFa40Juo81cB1xuggLna7SIJo7xrMXeVXBO+CeuJn/Db5wV4O1oAvhLSUruw2tJPOY47ZFuAVtAc5Z+SNwk6yi3GS
nh1ogYuyNxeXjvn+QbFKTu64vJ25iemjHEbEEKOBaMWf8DUBNfmx7i7BHNxUd6G/XU3AmNB2+EnpmF3d/F1tCeLEKPVZqJ7xBmXnLc5toy1Rn6n7WRXMkyDc
6SXhaeKCLsLjsBXM1RsxUeof2nBwWLkG9mKxxFCyjzwn2Jvy0bf9lYED5oEC4zE8hE7UrKBNdvrU7c5G6AjbSWuA9/GeTe+hbnbL7gtUDbkhfUy8Bq+6NvMI
j0b1IQpSbBmhCrgoXSJj6UWKAaeTi6jKejcZkceVtfEVOQccoVRV3oC7sDwGUVZuS89WJt3Zj/vXROiMK55c6hpIrtdnsS+laeQsdY++R+Pxyazq7ACGgt3U
8VBxsufGdVoEOhnKd26DcuiTPJZcixTqLtaercoPV/zcOPtbsYuWr/4Jwrqb78M1yOwdbGF/6Sf1h6E0LccaTPyqfPM2Vlm3O1gbdJe22ZZrpUAQ3o/Zr72R
Kst9iUz2EFOMKR/2pH8WJwWHB21iLaEJphhtos4l8q798f/BZ85ReDXHFXmR/qtyj+ufNVUartbP/qplxbfWGReR9Ip4amI5VkbD+E1Saa0nXA6boQnx/xG4
ztoWIQs/QU7jI1F/pRGzWk2W8nOPwsbWMeqk7195pvqfuWzzepTJXkKldbsUr0Zkb0dJ1OitMx13SR9VoC9TPutNqQ7WQLm0EFYG0JPRXHmulYfam020ddw4
x8YEp74kt5JZrohAXyScS/pdG2ZtM76jtbY+eBUyy79XzwGK+Uovx04ns0Gypiqv1XlifzjNdcnRP5SGdoEO9Cr9W1Kyb6q0P1OGLaENXCNu63+SpYryKphb
k/7XjGTWCG6sKV+PdQtdHfvZJfIc/1zmiz4d2ukeMJP5hQpRvzhEZy6bp8Tzh9F4vIr5H1rCzbN6wBtcsa208gJS2HRQDd+e+0rpBo4wTWJ4rVdRy5vldsCr
7Hn2z6TuXNfM19gTpau9LNgE1nnXMh+oR/CIVMNfITSGOBCYxFqoB8cKtWFfWdzcO9Aj6a2as20TWc18SpWmNuBPHF+o30OjYZOc53AT4TD7+xtAVVuGvsn1
lPPqPp+mz044hWWtPpLdOquG6y2WaI0ligVPxg7SF6DhuZDd7vT7mivvjJgIDBSjLwfr+RvkjMFrbK1J1hWZcB3XUHKCqiotbSlcLNzuyMhyoq4mgD+0qyjG
WOjKRB+AZHZ3laIHJmE51YV34B93CyU1dFKpy3QhUoRYZRxsFLiXu1UdpTZSaqq9tLn2N+oiYxhYzU+hrhLx+mIKA1EsRA3YOmRHrQ3oRbUONYdfbTvQf/Iq
mEf0UeowS5nViODi9E7qdguAeGcXtY1lajfAyrxVroaaJ2uw/STCbBOQy7YQf4JB6y+yi1KB7G9eEfrIcQCL60pi2BESEyTvXjWG9sGroWl6Gb682DQ0AkWh
sPc5GiY64Z/GK2UKS5maIQjrnD98PzOj6Z9IR+ir2Nm642vr2ptdB/Ayl7E2eBC89CfCu4F/g/WMNPhQWsIMMtLpG/CsF8cnwVLKSLqM9hQ10c6SlQLOwEFH
Jldcfx/akvNYLW47Z8bCd2pz26zchtqbvCraXXO6/zxHwzjSkLuQLYxL8tHc1+JkV232GVvA2KQt/AuxmTdSnieN8O0PxNLdbBUyff4hyuCkYrDQGAMNODKw
Tx6utZQ7ag3IlfohMSOqYNte3ZSDwQP6U3Gyb4Y6gG5FzZC/FDWoPkZZ9BbEk+fs1ckLwRHBWlYCfUtqEBxkRcd3DC6QD0WM2VbfuVqyw8XKz9FOeELcyg2T
MLA9ZHiPu2Q+q1a0DJWEvFF0SbicuBl6GtyK6hIV/EuU6aFTwRfeLKEyokyG7y9Oklv6lvr21LwET+rH6arxd1CJpMvqd+2o2gvU989QL9HvhVjQEH0sYofx
7gJzpdKfjs75zjVjEzwKUQwrj17LW7Sbys9iK+ghZ+HFaJxZrH1I2OvYSzKgj6MMvM6MNb+KO9TmeiEz1l8LpYH9zAJyWMZApV2+kTHUahXyhMej7Xxv/po+
VvDYZieV5tJtS8WHpFctRW3EXEIFOE0hlFvOf11pfIzcKetwSk8tiR6cVZp65rXrfYNnUL11cWY9EoTKk1997+ieSpy/TaAlPR79W6undlQ8BHsUJVsdei5w
w0RjByP7WVtlblbWarTTaCN9Bx3ZwXwvOdbRju1G0sAAi8EOMgIXOaSzcRDNMnuDNXorUJq8q3TJn29tUuepN2BzaUzRfowQ/4bfEwzKDz2BMgFkfgtUd40C
I7T5YBJzAj0OvcOGuMuyA5lF1nKtDqqiqqgsu9TXE18njTH3iYqZHTfaN4wvyTVku9U6ymd6r+mTuDhYFezR7LCX3JCZQVW3d0XtJR7vrR3H6gnzbVHovr+a
oIjjixhnD7sMVjeXmoW6SIyUx1QfYagJfnAelhA6GbR1AHbxf9BR1k5si+120kFvitnc10QLu06bN7UuBM8OyX0Q8rgIdrBtCjNOOQkx2E9S1O2gmVpGOKmu
JUdpH8EsLgGk60nUbDGBbw0X0LlyqnzKOmkmSaXJBKlQOGyMln+W2mgrrGzmvVnOPtMbC16zDQkQ3q4ilOQelVnXu0RdJe+UhmslKS89mm4JGru6WFFGljgq
1NFxE17PvZ0YiXUM8oHG9nIVmkqpwGPSfpcyThZ5P6gfPBy5K+sFXzHn1qaRcE2QZ7aijtJGbj25SU9OmIBorbhRDc2zHYHbNQ/c5juPPiZeUJaarTL/1NdT
b/VvaqJWOjONnov+lX+1qrkr8P/QjXKWcHpOAXcYPfHWhnjKH+yKEDLHKa3hOu26DMmKTBPsd3mF8FQWtedMV/l95mMjxjA8ueBfMJi5AO3wg2e/Y3NEIb2c
uqOmxODWJzhefcLazcdwhvWJ24lewTf0bjlRy4LLlHpynMnpn0OVQKTYSLWHfsUfqIOxsmA9flV/QbWPeUzEyoPQ2UCG82lmFXYE2U2J5f5WoOut619pqfYk
YIE46zt4B8eiTRBhgyAB1tODVzczbkOnMs5TEgqOymCOsss1i2rErjLu+KbDePdgJUoeoNUL1OPPovFCwbZv/uJmWfc/2lswnM1WTxATlWt0N+ObVCvlL+VG
UjpZA4vM+w1bjC8RvpGHba3dC8QuxgQCOMcWuUe/vNHYIaVqRlv9D5OyMsKNQ16xYa2tyhLOBmPdw7nSgs/5DD9Itwap/jMUckwzfqX3wz2uHGIaaCBI9FZt
BvgTmfZLHIkNUPe7Peq/2z8FtsDHjJ63S6rub0xVhv2zlqI28MnCw4mv8FTzNjqcsMBxU9wmXAoOoLvRv+lpwtVgZQKAdqAV2ufvz/QPRGEnlKGSk+ruFFSe
mQk/oTz9/2dCs+3HkBhEgBAfG1/CT+2bFZ3to4nmgW3NcyfSQ5HbfBxaxxSEBvj+ZbZ6F1jNoMMsRtyL+6wtCC2lq4Vi/B5ldtjNNJIXoGbMabUOPG+9gMvD
Sdp3bZi629U+RApDtSXaLH0w2U1aS4vs4eo/+HXELDMXm2c2t5bCTOWX4HANiT4do1oytG4EmuudpdOuJNAPnBUurvoAlgkdsUHMKdDKvK9/1m+6WskHqHeB
vuATeF2ohlfuwBL6wKaUhLZ5P2sbojmvS/8VGkwV3yaZldfm/OHrHiqAz+yf1AykST2oxjQkFxPVQjXkOBgZ/OBKz94uN0iI9E2WK6KaidPgGdvkqPLqE6qD
3CWRMppJLbhxWDuuYbzDmsZdC08RGmCVXY9CaYG68mPlN9AN0s5UJcs5URrhyKbXgb9z04UenuOML6Wm0INaKVTl5yu8cB89pI+xU6sMkllOk27Aamp/OJwq
ptXVHtu3ax0ZFf/dNQi10CvltNLrBHFxSHwJigi9CJx09TbKBeuax8X6RgQS1Zu+1c5G8idlExlFbuN6K730ntYrc6/20FkLbEjKQHP906wo0E1usf2xdRk1
NVWqLjuK/Tt9IrNfaw3mg3HiMx/0lQCIlJTUoFe5im9V1KCVsNI8St7DzVBXJdLoiG7pFfRJ5t9ZPZhfhDJyKaYJnIf+lua50mFfOArmwvOZUdpcXYWTQbyj
rzCOOxeqCuOkT6ol2rhBch54ZF9lzgLH9RHGw+wtZAFd0X+eTRCP5WWp//lSrZlGy8AO1zP3ILEZzpOp/vFUiWB/lTAGwQ5sC1sZySfspr5gfdGoPFKOdQ2n
4rU/ApOtStv7+BIDY/z32Jn6SVRZdAKvmKjnqGvYvehJwgOeJPyerux7569SH+9iOF9vaZwRm5rFyWz4L+wMkvEqQj/zlnoOz2T3GhHEQ9AVHTdWQAyslaNy
h9JpcipdSydUVf7b2iJ303KYo9RPIcN8rceou9PHUqO2LvHO0K9wUdHxhkMRhQpyGccIuQ+WEgzgS0E/qpecTfTyZpi9zC1SVsjPrXIOlPyh14EqwQdgMM0a
TrDWLGu1Ritj9qtr2bOKIEpsa5Bv7FcEbZf3ujJDqUGNs18gvzIv1Gd4JTVdwYPF8V7MvtAo9hp13vZGTXLjmBlswL83R7Opilf7w9U90Av0lG9z03JnEuPo
58pz6iHyx36Sdiq9sK8q5e4DOto/G+vEz3TNYEOhZaizcRB7o1WkGm6dqkxGDqpYsIK/N6pkbiUPk5/BZ04n72mHURYaja3KSiVbB1rJhet2Bq8CNnTHXSPl
fbLL1KxWelt0avs2tmnwQLi46XV3UWL1fewM+Ke1DmPde7m+REv4O4rzHVMm0L+jFHZCwmSfK3gC5dlixGLoBXyt9gSV4ADW6U0N997aSdlIsWIVrptwmsLU
juJLb4T0j/xryg33tfio0KeYSG6nyas3A9E+PlgSNmDi3HbYAUYQxbHN5BG4AVQ2+5mLop0FCdQZ6ry2W+mSR7OdvcWxT+KcnCeuvfabZj9uL/oJActrSv6r
TJa6WDORpLwPnKSnh+ZaMVRqVBV3EtgjXOWLbWS0FLI+vSH4lLXxD82W8Wb4N2GgmZzMgRiQueVvwwEtplf4hUrpPdTl+W7qBxjInXO4LLtYSP9E3fe1sGqb
JUGPhI4xXUIYK+g79V/57VIWbOHryUwNlvfco/70Hwod8g3Bxyt/+8oLFfF/yYXmMbq5kErNcf1FvyB/qJlcG4OAOWQ3EMPalenOteZJbQ5T21gpXKZekIML
tuo7rHn4ZeO4WlpmVV3eCM9pXdBPVh+ONMcF29h7yz9zARi0FoDpekulh5Lo/UjNAXF8TaGr8plp7yqn1pf7mXn0JeokXCRcIsajweIdBaMOG6+01FA/uJch
tFmB6c4bpCTVY5agRsgRumlukr7Jd6RngWuav9Ziujl6oj4OFsiPQSmufsBhrxt4nbBSbqLuI1ZwacZxdrg4IFA9NCHBY9TW6nFXOd6Z7b7CZhblcitPrB7H
D+a/515wt0JNXJjPxs5GPeTObG+se/YQF6t+B2nASfwMssg+bAxdGIzPoOhqzj/Uv+W61Am1nAZRDNlAmWRfakewB/2bfBS9oS/i9ZWPynh1JPGzMQ8ugwge
FUmzlT4qcF366GqL91cXy6W428zzX3eE9tJt2fWiJn2SL+U1ZPOV40oZeNnIJsqTT3WL32/UUE9KllTfPAqvw7uqT/9vq4DXssYQW52R5OfQWzWEfS+iqQ5Y
PyUejHbEmlWpEsoEuZl107Fc3sBNU2dQCWQKuEx0B1WCldQPTA+8PZ5ob+yO0DtoH4nZahnXdHDE9ZFsFcwA84xNxHx2ERpBT6XeYreI80JX93v2fHAqeIuP
xyNoOqcytSXwUHsmX4PPgrPhiy1x8nJ8ReCLWhq5zLbV7lK/MmSoWUQj/8Gku/TfzrchC2XqvP1r4KM9PnuNPDzpMFYdVpdbUMez1ihZRdqrx9YOJVOL4O3o
cqChZ3fgg0yqNaRsbik9GRzUPUYNsZn4iHpEYFojsgPaE9dfOsYVwonsTPGsVh+UYie4esMS3lK1eolv5L5kO7YiLC8p5rbQV28xG0925a9SLhjp6KC1I0ap
lYAnaYRZUy+Fu+VU3C15ijjmFByDBnML1WHegHSfm4TuMiPcNDpAr5afc7XIZOWme2C4HFfXGKy8TbjDjvX4SYbbqchMf/IcOdMrCOdy11CK5pUe5XyUp2sB
dJSb40iGS/jjocWqonDoGKoUPxp0QCm5q0wfzlCrXU8cXYOTFg0nE1RB96CR6HTSXDurNebc9Ee9OncCblDfq1nQTl/mfoi38EPiRKWltyMIuy9p1fDv3Gxw
AhtBLqcCRf7eHfamcsxOoebmCNJDzEbN6ZZKOdjKvT3pP/9QPAqTov7KXu9xcSq7h64MF6AYPIvOIBqaF2Qb3YU8T/SucrtyMpmhtueUomQ5648y1xRWEtP0
VvWOgN/Wt9Y0tQSzlMnmZsSWlx/hS5TH0kOosm9AYkZtVQqO5Q7aioHX2X/6vlFnTDeYxpQXt/oJLdO5CRtE+cls9JKdDbfIHeTPaKxQrXBvZFvrN+0VOcm4
gKppFZWBjpOBzt4Kshhci2dr1eAI5Sn6J2+Z1beIA6aDytawxJfuatxgsMUdxV2GKVpQv6VXlj+gVT7CuquZjhNyQAh6LuT1U0q6/7Xl4rPg87xocSIdCeao
rcEXsFdeHX8epliN48/ojOxFZRxj7HmOs751coF/GPmFaMoOYzcJcfo9fRpsnZ7GbBRLixHkBEzFc/RfOCcsw39Kv0DxRYwyKn4P2yHyF11R+0X2Yx2hi5wL
1UXJVi0mV+zBjSFsVIfY+a65RWqrYDyTeWs0WqW+15ZsvioBdEFdpPpljJLMvCS16C1+RgtdwxXWFy/Y2QvcX3ByqB0dTfUIl4Ur8ej88sJC9g9+iaOF+AIe
M8szjalUfrX4wd/XtZS9YWTltLA39DwFJfUNjqeuAtLOkUVsEy9HqTGu/eQC31+Kj2iMBuf+G9a5ydQxNM9nUkdBB3KMEvZMJ7OUQ8YEZUnounnYVsa8z8+U
VLF+LZ1bqu+Bd8hFGk+fjh3p2qNfk+rRaYYzKVMluLWmQ2aIHso35ipglOtYbew/IdVMoVcpNVPa0lvoBLCeOhNspkyRnYJGpKPD8AlLGTOMTQqZfjKhrPJR
voUCLshWpY4VOcYLvHhucdAn6m7SAG4gTyNOKAedYErwkPO1+d0XtaOr1EZ/YaaiO74WZh1QgS5N7jdaoqlqZyxJSTc3+6YYyVsJeCbJJBoktgILEtKU9np1
l01br78mdgoP1V/zhxJHjfvWPmgPuV1pUIXrA+nGPNRDqKAc0n7X7OaToub8lxZEKfapXHV5fFHFmAq3kqOVR/JsMU40pZ+12zRAb8m+xGwwJvwb9i66Cd0s
cxqKKmLRi0V78l657ctRdnF71H0w5MC3X8idRmxLqJf93PydrQkbFc0/go0s6rsu8FAMxV9H89B3W6p820oqItRPATEnPviDnozvif/OJoBTIBcWc1RQ7vmG
KMu2tJGrSEMCNDTIi0RpptDvYmKMOr5eidMSRwpOtpUWp7+3QnK8vlKdR5axLaS28CH/68gH2CQljw3Rn3wr6Q2IVWqYU/gCoocMQXWYES4Jd+m15J6eEq6i
GijNZLvaewq9AlO5peQY9DN2BMvWtshlWZ6bSA5gfpjnqbNygHIVfe8peif7gFoMWK8YlOm64s9ljpsLzbn8LD2COCJvCA8K7lVfwwbydPx38Ia/m2iADLy0
+5ReVdjDlyD/fz9eaeIAfM3/BbtuiUHRoX2onKsUNhQ8Q62NZkp/bJv+K9MM5NOH9DZyHVhbHYfK6Z8S3+g1zbryRjnOa8v6riYQpbzn6C3Op+haUfPsxlWx
esJCMpHdC/4jzuW2VZuKJ+Qz+kFxJhkm+3HdNtaJfcHUdNuoeKEBPdVxnXuXUuAZShu4RUTH7KB6GJeFGHkU6hmcbARgsvLd3BRVQnrg3aL4pOPGYrW99za2
h0p0TRGvaf/K6/SIkKE0UF7FD+RyQ6vgIPAzOJlYFc3zjBfWJT+HXXznQG+wTUwn/pC/QhilsFnAzcoxg+mWrlrqHeYokGMeuJI3OJkkOE64rt0zR8K53AW/
jQqRm2VI9iWP49vhdYfbudiLrJZ5YXNdzQhljhy0vwzjwUHmckSgEu6IvJ+ModSQIhJMBJEiJ09Hn9EgOMMRAKPgcOcXOaBr8kS9A+bnX2nn8ZtmR/WRuk44
4hakPOETWZv8S6oKNLET2qmvZloIXnTPqlSU5XtYgcnkVHM+PGCk6ZHKcnyQ2FmdSbemuogDlPNm+8QIRchJTh+BLsDX7EI9Gl9K11cAWYhGu7KEdcIAg1MX
cA34h+6R0ZcSDHtjeiMbQPO5JmQ5daxWMWOwa4D1l+7XRptdqIu8J2MLf9tYyl6BLxk33QsQLpxao2wVLuvbmAnYLbpVcJIjOn+E/sSyeK9ciF1Dkdgxa4H7
KlKoZ7VUYRHoj47Cf4JvE0uDS5xM+pQ+WAc5jonhxsLypMl99pUMVefSpDX0C2ay9yBK1RfyNdFDykfOFg4FGWUn/gGLpPnQfFdXNRqUjC7lZ+VnwX3r7PLP
wgy5RfAJs5N44uhkt5geobxlc9WraHRiQL6gZIkebgiKcA9Gdva0byXIJjZ4Vf6s7RWACgfcVBf2FyZLOUHNA6nb+zJbyGiWJ9/IFYgWxBN1u9rIFyMPT//I
1bVNkHhvZLAh+xeFwAQmhauMVcEXZE71XyYT4VLxHBoZOujqjOOwNnY5pHBfQUnwGtxwRMtdAg+Idlua0g40iLqLbwJ+yaGfUE1FyvgPK4m9YoYJ7RxLQVVt
P1lSGKeOIsPyiMQHamT2urgn61vhZbhCdXneMdgl9IurLbkyqrScZT9BQjoLNROqkDG4LPyi9uYgXoN5QzYO1QrGaB3kZGa/shq/5MvnkqBNruKSXXOyP4MY
MjL0Fd5yNvR1SzzseOT7NRDPyoHjyorcGumDqBNYcugiLvpCObfhQLiJma2UhqeZkPZVqos+yR3pMsYl+DH3KbhLf6I2g0R5u1NKpvWV2Dbb0bxttepxVc1m
cJlA6v/FdA6uQZvUu4THGOLaqI4ImNpnqjH7IbBay6Wn0Y2SDIpGD5n16k0nrVxV/4F1k6eGBrDXibpkhPinuBPLowZxqTCKllSNyAv+J60xTwQv5843MpVf
ueoGRj0lz/v7pFTjVsjfk5ZJawLXpJEgQTnrT4Zhcp5SO324FqbKSAPVYeQL9op9OtPT4SO3FnXFyXbFfkT+y3AR86KKU63FVijDVUZOEhuTM7bs9D1n1sk3
qfbey3JD2CxUnfykfDHaazo64dgUaqQJti9ULtMIVEQz9GXwICZom6UsQve1CvTT3nMXSSPvWx4GrFBH4GJ/x3OC4/jZ8IIK5QtER9AOdg1xYt/AKLqjawyF
2GJx6WxObqOgm0HQTvUCB8ku7E9cWbKC95b4s9zJmIbRfLucxrkgWBBYJj9ST9At6A/b8lxh141EXjxOrcT+f9IdHfgT2+79Wbkgh+WQnhcsYA75PrHr1fI5
rmQb218sVGdLE4ID5CGOnlASs5CM5gZY9pbzNfoVG8Q38CSxNT1OzuOuw7uoKUYH7ggxSokRkHcMVladl3Xf2XzzVLY7fhM2Exdo2Tqe/RoGQH9NoH7Q0aFG
5CBUEcTJJLsc86nDlI6+0rb+/rHBfkpj+Sg+y7nY9tCKlh9737qmGotDYRCuGU2OiFieECTTbOVD8cFktj4pon3hxonDdIap7i8f+m6u0x6SA7yZ7GRlhj7K
8ZJYw7jAVqaT4ScaiSHijjOZzZbbBd9s6EFJYFlGMeWOP5+xkXP03nLVpAfsRDhED0st9Q/adScjA3ySng4rUITyKSGROcde8FaXjpIKgtDG9Fc75h4hCmmb
54A7MWW2dzylqstZml2E9YL9uBNKFeqZf6U7Qw7HZ4T+Ad2d580W6mxNhap8Spkq3pWni8/wasEQcVtrbnYRb8WOQyNdTtfurMSkoNFbnC/WoT/A8lpX/yNN
pxZAOak/00KONMqAU/i+mMXmwVAIbpRqwbzQX3wrkiKGJWeRZclx/tXZZYzz/ANlMCHiFcUZxBzfE/FoEDHzdD10WOjgeepu7cLYj9zylDw4R9glEmLr3Gda
N9ddwgYxiSZs+nj1EV1X+OBqj06IxUk+e45WCZSp6fb963okdGbLksekqJQaXJReFXZTWgir5ElqjtBLyAvO1FfIX5TJ9AWzMl4I77Cx2hLjMAnwDoLoPir8
6u4vRRhu+XLSF/ki1wxu9m8MKVo3LEafLGUTh5kX+FfppFybqUnVdm9SAnIMPE/9UGOhVzJSrijvtzFiIzBQHyLdVT7EGtWoYBSsij3g27IZQsdwKtxasM/+
t+uGfAy/h33R59Hrbfn0DPdsdrGUhW5lXqJKMClM//SNLjL0sahFjdbuuZ5iZE4nri11D7x1z8H6k27monarSEbzzUtoJtyu1lLfZr/AnFhps47rDdk+55Bc
SS6NnsmP4SVHLtFd+EkyxWvZf6JHjnswmfzhWMUC1I95j37XokEaOMcsL1LCbOJK/CP/EzYaJ/E05qySpZDUGqSzuxNaO2T0GtzNfRP8W54Gfqe7a7edTq2z
m6VriEF5LRgOBsIVoXrqbKKVuMp8KY5DYkOWXUmdt1LJxmCoWC8hAq9TaxF4GT8Q3nbP4z9Tm7eegVXAUXqcUdV7J7G5OSr7J7YOE0ks4j/LJ+BEUNMVA72h
VHsLpnPOYX/94JD0Gc5O5nflCrvWZ6P8RIGyG7+Q29gFQsWTcn1HwSMyAutD3cz+4BqErbHFuUoIEz0trbq61/2XmsYuoPpK9d1d6Reh9+In13M8g94Z3BT8
XdzInhPO8Hf0w+YXvKz10thtZsLGZlSwHXuM2axaynM40v+Y1MAj6EFusj6zcHMjJdfH+c6oj/jngTW+KtHDQRR9CV3FCrBKYD5ZTPprxSP1t8B5VCuecrZT
X8WVB3WMcOykhPl4RQrHF7Cx1RdQms8KDiav46/xLNmjdUvaJDZgr9u8PBG9MtiaTTDGY92VmOAqx5WoJ4E8Oit+Gf81qEpfbSsdCvWPMxtb6nvp6G4uilnm
+g56xDXkJseWN5fD3s6Pisr/0FOEX1yV6j4RI6Q52gazca5TKHRz3DN5IZwVuqOXC/b2PfP8Doaw1aV2WmP4F3M7cwWchZ7qjZTT2JnAbbnnlt/Em1JB4B4w
9b7oF/YrPYCMUbrCk3wnail4KW7iO4VuGGNcK6l4zxDjLNmD/IX/DjbI5fFJfh2r5Xjt3RTzDkzLnRZ4YSsuDy//xn1AY+PrJ+CY4Yr0D0wppX4mD6nLeL9e
zrzoaK3txxuTvfXV/v2B9JSf2ZNGW7a7Ml+9o1Tn3tBV7RcAL4yCsb53UlseGRelw/6XKXfQ5tAscjAaQd3NOZKctO2SfEw/pJcxhhJto4aiGHJS/iBfFekW
+oNN0LvZ7KItJgr+QuJYM41jdxk1yJr6PgFShD0e9JWeMSI5XHuHBhF77Ov5gfwW+AbUh2WlWd4f5CT3Q8dMpUTUO6ki2QAeNqtqot5Q4aVDKAtvFFoAU7Pj
uXNsBn2QWKyNS76f9cMxFo301yb/MfbWjDdngft0TeunbEx7VLtsQGEnOS4wvG2DMM5ZPDJDqy4ulJ0xqLIql4WEPCq7jnsc04zdYTy1v8EF8mvwvn+ETRI7
MyPw//HdFlBSHG/06OIOu7Csy0h3T0t1T88KGmxxd3cIECC4S2AJ7r7C2kh7V3X37C4a3EJwDe5ugUDwEN6+d84772f/N33mjJR9X9Wt+93btvC6nqo1E0YL
j21ryduUrhUVZtAtEF7nLJ0HD5nh1OakbXCY/QoV7l1JGuJl1EHYblDGKfE6Wdo/WP6TNmLoBB1bYo3mMone9HbSSXeihsOPSd2NzbFdqYiUb4mZqBx+lCqX
XNO5DIabpRinskF8nhcAa7QhrnzGrhwEnZSymkC1tnTixZbrTsJ1Rxho/GT7ICZrhNmepeRZ7By2r3IvryYxnk+h2sDzqBSoYyQxcxkN9sI7i1MJNn4zNp+1
KbH+xexP5JSYTvYrYBlfkdsuNJSnFXwx63nH5F4BCveOjA8uEG/oBXqmXKME4WzgIFXgXhrXjRuQVJwc9P0ZaE2dTOio9VdLmEeaQJy01qivQ6YxMUoCnKm+
4baBx/H9bL1r0VBQ7rnuo3Lgr4KP7lnSgVXtjdfO+wnVmWfqejOWqqo4A7+hg0yiWhbE0ffNOlI7ZqJtkn5XaGQ7pJdSFxpp+o+em1yKMdZRG0b6jhDzlIH2
Xyj3pk1sotWVHwKn1arIrhMnygvDxiiGsl1OyXPmk/w/yhbtNt9JmyaI3LZ4UzhGtzX3OCpRZvAwMddxH50An51HsXviWpTL/8z/jNzsGKY9n2ZA8CmpLLpO
EBpPBV2H2Lf0D/LL5ClZl6gIlxMkgO7uIlgOFcP5ZDl2l97ZswW+U6rQ5aiJnr9zt8sZUmOtkWTwU1BzhvRiqdVXTANlfZfU7BjGbK0yPBTf6CHBn5NYYZb2
Cv4KcjdVoJfJ/Wrvpkdg31FnfPloIOvhk5Apngdt1RCzGnlR74jfSqaVJp54I81sxIezP8J2xpNtEcHltWPReH0eXaogFzwgonI358bqzfx7M+oz3bD3VFNX
DyYI7Awj/0idFZfhkf6loKKnRf4OMMVhUy6p+ewes3qwEX6H3ELNZdxkTPAt+dieahtF/W0IME3vIIX7mpDnXBOiRnJBtNqoAroUea217tfOa/720mOtmdgV
HSHPoGLqivYqdiRVV/2ohFIJYDm7G75OXORsIVYhhkgzE34Co1xz0Usn5rmtLdaeAhV0AuX4btQ1JRfWsj1TdOwpioRp5h+wJrNEbW0e019DWj1DJ0nx3Fkp
pbiPbQNs4qiDulN2dmpcVP4S9i9vJXGE8oLcZX8fKIO/1faZujcXLsFm2XfSA5kickVuBW82uZz8QV+jj+FO4A51M2zMTc69YL0xCfcsLtx45StHHVDnuAa7
gXYO7ue0nH9svcSRYiMtCUv3nVV/t2xctD9L+OZvKQ6J9BLV5afYh1iXxhvP4HdaP3mNcYa5qmlMa3gT6wkX0NN9feUCqin1Qqtt66DsJtfkN2V7U2RcXbkB
NlX/1WOHo+BhdaXWXM3WxqqjCVWfTeQY19W7Uoh/hK8Ct8gIxWopVTKucROja8F9oAeXpz9OyvDM8Hi4O9paqbZZHU41QkBntWzYHtdb2qImRxU5X5D9XaeJ
+3Jp7RB5L2+j9IapSNfHX7ushHClOdgQyJHXgZ+zLzPP9EPWC+WTwJGznGW0e7XLoLuBz/qaEoZHylQuLHQC99zVkNi1roa1UFuk7pbOM63EjsFh0dFMC/Jh
ylXwBR2Esfoq0inxrM9TO2U+EaOGu36W9snVhbf5cfU43rm8Obgn3SYe8Z994YUrc1PRSYkkzwthSdMpBfSFC9lp3hiUr5313mda0Pe21NFybZ+0xoSIZmUH
hKXuX8WZTHzqdXowfhsvp9cnVSIbH0lXJu/KliMtrh42CH7lBik3sF7WkeTh+jyigpCQMAgN5GrVqwfupXymumCTvb8QT8keUT+Dqdw//Hp8JjtdnYEfkCAe
Kk7jxq4bLZeBzcBoFWMmcgWuOu5eKYeICzS/7gZ3gQ8FD6WHSYb6R3za2p7B49BGTEra6NpXvC2lh3VA6EA2jHNUPcc24kegp9JZdiGFmApUJTYMEWwF9njw
HDeYsHHjkqcRyUSaFADIFq78jG8HJ5WNeQvBcphorDaeaWfBeiJEH0wd35RA/8BNd9SSHhA5Ut1sN9jonIDvQKfgCmUveYzeqhpyDzyEEf1Q7g0pqiUxBfSS
TyJFqYS/t/dQl8j/4ClSH9AI3nDV03vbn8OJ1gjlYd4N/3H7IqmvFcIWy59sxxL3FxBJFxMnCZd98UlHmWRsnfMd8Qy8QXviWbxdzY0a665UkIE/jq9P1mJl
frVCqDPQd0Q3PSlrptHM7ERuEnaoT2mn/b22yQMDs8xOxi3Xe6yB6Q+2IW/7NvM+K93+Ln+PEaNyoIYygrkMks0n8VFwOPEU+mI6oWWFDauR/g5CTrAHamAJ
ek903JSsBvmVE2P09nEbrS48sEaV+PsPwa+2CLyefMPZDORhTWC9uJ7uclheCeZYqhLdN2eFrJrZVgg6lMfBS6iBOsZswWMgJcmZ+U+cQJfXZPGm1txMyj6j
hWPt+bXMTBjgD7ksNVRuxQ+DU10zc1uiYdROtZLVVi1Ag/g5tU2hwKqHsvK2m2ULm9KP2HFwDa/p28VJ9KCi27mvjQN4IWlz52q/Bm/y4UmDUVk2wjEAWwnT
8ZYGdNyqXUOaajzRv/IDXDuCLQvbmy+5mfhSsIEIy31pdXM72W/u3sEw9qtYF01gS7xtcJr2BD6gxpZguoH7GlhphLJhUbHKQ9MQakRdpIbxbbgllXjDYe8h
P7A+aHWlzuE2th6z2dVeO6V2F967ctx/giukTi9NvAHqqOXNViiHemqcMQ/xPeLG052tOXoTb6451XGIfQeW+Gph65h3+E5HTSUmOc39PdcKXCLaS6/QJJfM
sUYFs670NhdY52zNjNUbx5ozsYsby9O7OYH61YgvvAgrkIu1VHWSfIbzWmPADIoDYZpfV2UHlLif2ATYEmJoLH1Vucv0VNerCliuHeHCSZL9S/6MLRc6En3Q
cfUHNNt8JjohRH/hx+SNyhZ6Fyh0RcKm3GR3n8J5GDQmgi6uk+ZodxN1BVGDrik34MtGxprXgonY8Gg7LwE6Ygv44n5kzfcZ3i58XT6GDleGZAXg93QiWAZt
2kjWjnVjYzxxmo1NpTj1jbWNXJjUw/1zynhjli1UW47KAFy+Sj6yndxcGe7Sv8BzZgrrzSBdP2iDKr1wpqJdXIycCA7xn7hMdQU919yNbmkuK2dzU8NAdcx9
xWWUZ9wPpBYebpVTPzEPk/vRPr1sUj4zi/WhZ5QJve53Uk2UsC48+Ds7Q6sHn1nr4RxmGMhEda3JGGDbWKPi9wmIu+vuo7wk3LahxkNugIQIO5qiBRM7Ka/1
sthrtFRh1AnaDLkJpIkE7mf4lz4ZL7BKB738GuYIs8U8DVN5mDkTaypXgeWCscHh7A50Q7Npc8x05wp1VNQXySlZ2ly1VxBj34K1wlU4Ago5A8mz+CRIea6a
I+BfpFbgdtiZWaQN3jc+mg/QTfjr5h7MeSlNqsfbtFjQCRVw08S0wPdJlWFXrBfbLWEVssGTgYlUU1iFr2HnY3tQW6zvAycdNHxNfjXeuurSDfkeKM28za9R
eLYSLGM0M1JFTf7FKEvG4BrW3GhLLfAsykee8SU3cDB7xPpBbcZe8RxRXsOeQqL5BlbN24zWKquZE3o5sIr9Yu0ji7gt6kl1o9pZbq32J97qBdJAegdsrCx2
Vzbm0DOJY0WvqKPBx2y6Ep18xz8+ALgs8rkWEXCAgWCSfJw7Q7IqaQ4CpbSe5AZGsb7T+hb+Rf3DdXeHC/EeHlklXDk+aiEjSyZVwxiv9isco8wSnWohCPJN
sb54tjDR6WHXGqHEYZ73VVKeoZm+p+Ig9x1QrIymz9A82ud5SF333XA3V+OlE2i8Fq6GQ5086G6EH9ceeH+xksmTuF1xpExy/akvAZXtG1gdW8neE7YqrdE6
tA0eUGaoLan64IMY7f7Ez3NcQYvocbjd2IYuSKEOK2V+bAOxn7WqKNqdQL6Ubgi3pcvSPBRBtWc/+gbT+2WR2W28BBHqh0A5ugZrh+vcDcBh9WLer7AxEvh7
3MqEmt7esIO11/+zp3f06QQfqi+MNeOMtrCne6W8kVzPn9dbczngpLYOhbHn5eb6hYxjzgC7H1QUqrEs7OQfFL/AQS79DDTQGt5TllF7WR18MStrl+AY+MXR
wtcdDsWSyKzs+uYm9SvaYjuNt6PbgUlkX/qgbxQ1hf9LBzGKfgOW5TvnDDSg1J6dlnOE22n0ECaDv4snV8gUhlB/pN5nautPlLryEKkKakiooo1eCvcZiyUH
cnnugLfuYeJho7HvlnZBTEelEpalnBJrwY4UxaxQyyfuZ8P4hW6vuhM9Q8U+Om8LfSD3hN6I2gMixFx+u7Vaf8XGW0H3t8BI45fUm8F0JJZald0Ac0qjc9PB
LvB77G9ca6uX8NElo3JaApVA7uXPoU6qTzln0J7FyQNcE8xBrjDrHXUz+H3we2+6VQS7ObbCcHAzSQ9EeZ1mqeQWPje3lNtAeo3VQpF8BjuhRIpFSj86QQ3q
LZU6bI5IMV0BcqnkjdwC8aZ7qr7KES1cpRoaWeEb2D9ARbdO/Yw7JMa9Q1zDn2JaxCuuIdJc6x/mfParJApUpjqQyVQr8p0YyjUVD+N1A/1zv4NXVJd1hxpr
FrFZ4AWM0gcHdMkt74XJ8IPnd2Wh/TR7kOoiNYLN9ETyd2Y198lo5hlDjkxY6+2UNS9XBMMCSLe5/sAyU6eIteF78NpobiyVh3qX0e+FxZs2iyOEC+r3eFVu
hvwX+cU8oS9LvYnGBG4mJyp7/aMsWqMd1Xiu3hnlnFyKT+JGiS7tJDlrYxhWFZ7EIgszqXVa5+A8BvhEbAeXb73TY/Uqca8KSHkpbATGULEwF11UH2N55mG6
my0ov2P+kespmb4N+lR+YcIZsqYnVd/qXuOWxDCwTD1OBZ3lNYz6FZVnjyq/ypOkr9LPvFNuh0Urd+jvIcmscMy1thln+WbmOs3Gr9XL6EZKDNycXNn6VQ7L
elQ4hrpN9itxGU3ZKGBo42Edtk3GFbBQWakYJssss1K4GsWE6w/QDTVjk7h3VG988JbDlbdJTldjkB0byx8B3Zgy2m79ey3eah5cGBxKfp+8RbvK7qJWkYvx
HQVt/e+Dh4rvE5W3juIS0UHRizaS5+RqqV+M/aiT1tjBuN7RV7Q6KJM7mcUyJNenRkOjBX0rljJWpuTZUH5H8Nm2EK+B13NfVWejXlg/poJ8T5hjPvXdi6sC
H8iNSF24IZT2tPNPYDqz4YybuI1RbDvmKrkfnecLSliD8pRSDmu3irqzjQreRL0hO5EH3JR6xrfP/SoSMev1N2Te8glqEYfLwZI8Cz3R6DrZX2lsMjBTmByI
xcq5C+AH6ZX3kelh7sDdal3sqb+f0iAYTc4WSplTYQd4FG+qj5RofmwJM2TEnUK3wGX3LCaS6lCtGtUQ8XTA3i/hguOtFq+MIi5iArUy6lfte9CcTadHg66B
DeilVge7kfdRDRdP+jvGNXa+Zj8Ri6RfHMOZRmJld2dipConsNRNI9mY6vEWZGlh7O8CrYY6VmF3lK+2ccZyemA+Cw8pz7xprh1c10BY9BojP/aZFGO+BF3w
x/kT5SAZySdFd/CdcCUIUJ6o/BRXn2uBrQRv0Vf6CfsQTBTy6B36O2K4/T5Oy1vAaL0a3S3rjLg2PxPGoF88d6ymxBp0ku3CDcdns37wknzpncuEqjWVpeBP
eFzPEQjbi4Ah7FfOkTOM7/FIvR06BUTDh1WNW4/FkfnSoyCk/gp0Qes4LxiLxQqTolaC92q02DZ6oH5RbooqpaySjrhv6z4liq/CfyUu0T/QpL5NcPNHxXj2
LPU10AQTYG3/OjUFLaSOwCNSDTHXpfAp9F50S7nvn69EwOVWVRCTnA/moPNSJNmPn+S5rvyZ8DXjnPLZWczJ6g3tkfNnapEeavuGZuPdpQFkE2qO3I8Ya/+g
fK+8jMMYIXommxLoI+/iTigHpaNiBPMn2xebo+4HEnuJHauuZO/7Z8qL2QxqGxhGJehVfLz+tWAq3j2nk9HSOsjtRzvV2YYt8qE6j6tH8thj40FcsVAot3dv
1ESXKPaQWWUunG2/ga1ie4pfXTtQA6MVvM5E8TnuLswham1GTd8VZRrj0B6xEUyiOIJ3qg9BDnI5e2lz6FHcMWya8qLmAoxTL4BMfh+RhOpy/bSv4DhI1i/i
owLX5SnM7Mx5Jf5jMfej0Nf7MYHAc4Vwcis5P2Gzr1pOrvqX0hq2kasT05mNgdLUXfgOO+0LkSvLf0hdzL8Vit1VohJGwurUdPhNzLOdACeNSwVNwNG4aUwD
+SbI0XozNbPtgYOu6micER9bARutX8leRB6AAzRTPo3asZ1BD3slIhSWZ5fK++0XhDfsjwVD5VfmTfiduw8xIhe6HtrmGPEaFvioeDyAmyspugqngEfgpVrG
fojYC9baDpEd5VFic+oRd1xVWZbO4Zs7uidPh5uNrnAc+mzEFyHsJ3QFZeqZVKFRQdkITyq4q5h8iPcAqRjO9xWGwVHkPXlU8Mam0c52vhRskbkJVgbHQKJ7
k3kVfu/eiX4En8FXtMK2xbjMrjQqOLsGbeDvoE2pCtPI3fItNND7Iasieqm0Bp086eJ4QBj/KCToCCIKd9g6QU3pruyKi+ancT11K2sEUtjL7ATPXYjsn6gl
rsZw+Koo+rHxjWrpPeRep+cRVdFu95nKb8V+CIuLMf7QmyKb8BPezX/fUZVLhGv8J4Wk3K9We3tomMyug0cBxiwBdfBorQo3CreRXInqpMUIQzArojvSE5Ah
+fQ07DTYzfSnXwU28L/bt2Z7zUpkiMSyr+FOsFXRuWee21k19LbccHKXzoHvleMBjn0i/o72wHhfAFxZV9l5HzTzVuUGFUVLYZZLOQuHkZ1sfakyssl14m+C
L2AM2UV1ay5CtzjP3ugL0gx3vFkDvALbrZ/IzmRX+CWvsrYuON6xSe/B+PP6Ml/gSz1ZEpmhQjn3UfmD7XhJJT5GjGEC0nw5kNTf3Uibz38DMfxrJWXLNbkG
GcX+xkaqqfx090ttL1bFl4XtxTrwncVafHpeV1TPjNBDjDt0exSWJ9G9lUypQibPfChxEF+ErrB9yj6Yk7xbbVawvYRtD9vuEhfptTSvFaG7hduc80EN8W/p
PAoohaZADEXDS05hE9k2bw86zy4i67Gn8m46p2gNCzxkCqhCtQOy9pFrHWzHd9EGBmvjCeodYW293/TZ2FGqumuI4gP1iju7Z3myuZXCIZPSqvBLkaG62U1k
KbtTDkGLtYpwtuFlgL2uGupbB9yeYbnn9TD+a2onoTY3QG+tv+K+sjUVgaDBDD0Ohkit0BN4DounDN7CWfUkbEVORXOtY1q4OCPQdJNhNiSd9NM1m/XPoLUV
5r5h9nRf0neq+4xdhs8/WYqhNLkxrBPryBvH5Cq7tTQyDb7ko40WusOxIfBc/RBxlOwU/EQPs/Ko8fA1yvXeIi3/IG2j8YPyUYtylnWOMCOUqlIq/wJm+vfA
LcQ9YWjUYyYXDvXeAC31ZhlJ7GtQgPWThoLudBpxh1ykBrHTgZNkUC0FkDZTV9yPNDVnfMIH6nb8Qf4XFC/Humlg5EwINlDWmo3jXVBHbfAKqDTZAByLsanr
5d/Uq+Qp+C1IGOlwADOfmWO7I+QzfYOdbR1AE05nYvF2cDybFqxBvibilDVGTepb9AC+JVqB2rtpqjbXku2M/eO/T3Z3JXsGxlXIi2IEo63+jLtnanpF7K2j
pzKBX4QSzFr6VytEq2flsYm2P4kqRiVeywVGV2ULXtmmbKmV8EArxb+GE/jFbJhUXnqC3yWvMOFEBzHMv9JO8z3p/a52ajZ7EwCUqs1AD8Xm0d1RvDGFGsYG
OED+Tp4heKovP8f5RThCkmILdb39MHK477j+ML3kSHy38oe4l9tGRXL9yErgqHhcq1T4Ifqe1FS5zlVPWCOM41bK1fBZ1l5zNaqm/uaaQEE8nyqP3eIxKQhu
0+neJkxb/rk7hcW0PJQmf5SHM5JaRV0fOJ7ic4zzIiWeOmhMA+VKKtI4/ZwYlCxbClXInrOtgvGFtckOak1qFvqTS6LXcOsp0n5J8lkq/GD01BbKRqDE76Iu
tvZ6Xl4bWE28w9SjtpPuuAGipLQlD7omJe7yDXIfJXbH110l2DxMGfBUthmnCSXviHIqPx0m+BrwjSEXN58N4QORFYz3cBj+VamMQq2l1t+MmK2AJP4oKoVm
rCvnvsMUsTHGFNsn8ToKc89lTrt7+HsDxVhUOEe1m+/ld+YjlIp6eQJ8YzQltkZgLEogG7krYBOVHKVTgcc851tPNIqp5QhL6MtAdys0i63MOrT+0mXiParg
DVU+OM6zU2IeZG9DfylzsEnmaEQwvyfEg4PKE2wfM5T1Bb7GL1T6IIb7hDez3rOZ6LjeVipADpsCDzMjiQJSZ1zsYrKZ9U1toITl42Qo1VRori3AQiJ+Vmc4
Grm/j8ghBvALPF6yFujPt1/RlO5oYwongPGwEXyFFehf9BPMMfOZlQDb2GfF58pO4TK1yzMu+LNyQvL7m1obhAziCHuVrQrvJRCbJ0t5W2m1hq8lv1fuxFwo
HKO2EyP8m9SmjIB2+Y4zE7C2rrCYjVa54CW7EojWPdxkui+bKVWp3RPOs7KZdmwGWRffntsB3mDX4gX8TaM3W6REEv0T63o/BAuDTeEe84Y+WeuNpeTWZXi8
N/WDsVrfzpwmqxKA7k3VVGlskFnoWJ3fE75lw62dWD+yGh/CvGe7wFtKG/8CRULVU7+pq1xz6twhErBjcp58gOrAResuOAn/Q0wC0HZLLsM3QW0LQwtHcTe5
+kI3tEetal9ZvRZ8ozSRd0k71dFkKhUPabUb9pOVxnYmf/ZnSI3ZaW6BGsaP4y7AA/xG86KSo7rIWmwcFa9UJAfyUTE8fQIcl6tSNuUa9crbnOuy6YlTSGC4
+uxoeIidq8bSW7UMSUVDc0fFJNhragWubnQCNVEMOLYBKnkHFiHNx3tpsVCQ7EKm3g0LBRPo12SUtF+7LE5BHYtV1xcjMjian6aNjjutMrYC9bnwgtrIjQPH
fffsXSBnnYNQt6s960S7Q/lE/H7OUrjHo6TUNtO1vlZf8EfUerOdrnuWKS+4meYx22SqecwI6wHYxUVoMVoMe5Vf5VilfsptI6833sEnlJlcW3IyffHJ7Eh9
mg8R02EkHukuTx2R0txTCy5YtYtu6Dw3hpkolFMPwAOBMNdxbVSdA2o7NlW8wL6M2sf2iVomEc5qJTzUxYoQksTd7PfGe3drzbk5rygaLqbWGC3t+/S+xpzC
JnErwDL0A7lAqq1MZ0srk7lhYHCgHL2mcAe6CcxAbJ13omx5dlazxqHh1j0oanO9RSnJ4BtsLbn1Z+AGFq6PtDdM2gGW8blqZWu5uYh10Y/lnuILFI4yKdm8
zeazvfHjhT3Ec0YqrGk3rD+Uzmqtgng0jH3luKqTMFeZK7ZzxinbrLvO/Wg8+gu1c4RTC6vUFBugSnXjse3wFCqgT6PC3O1a4+IXahW2e5FPuB5dyfNBreBf
atVEZQyc/Nn1DxwJvqAI+KrOkuAlfICbRb0c9bB7BeNch7QD/jzutH8ivxxj0YPEp3y+Ph19sV8gfiRXwaOoh9EcPtqan6fqp+vuzpysiVqK9kb4R/wx+7jr
sjFdJnLL8RJMLJwpbZOmuTyIl+e4UK2TUi1yNQRiBqqtK1ahsgVzxXyD3+N78EL3QfMatZSKd1yibpqjN/Rmi5HlXa9sMgmqM2gINwVmAzV3MnlISaP6ixls
mONXfI16KTBJu+ILMatxw+mn1s6S324oO9PNXuZU/ynikGtOwc+5fjw5vodjLwqon4xhKu3vb6Tn1OROqZPIE1pPoinYbISgdtoNsIIZpwi1m9ItiLUyru5m
O6BoUEM6DU+a71wKmC/nCaXZk4Gx2FFXaa9TfaBdISmGZ9sWlPaOVCVqJ0zxp7nva6UTXqGtamOHXWrOZDl62nitUnCJtiAwnDorJQb66ROMv9l3zqmuW1wp
qgmzz6AoEIijxcx14CQxQZsgT6VqMT6qZdQmrKpaxZUGuoBmTIBtymPFB2z1jM10E+IDvUEtMFI37FZ+CwyiNhufS5TZL+QWWDYrJe81ekl3Jqozp5kIZTpp
4SnWSCNHV9gs/BjthTPgEaFJ7CvsdU6Waxg5Q/pCZxQERT2jludPkuYKxffr17KLHX/wU81b/uOkyY8D74mB2gV9gY/QvvmzKZYciz93frPlsTekxi6G/Yg9
AYOY0SBMn4ROwMbZ461mzBrQEP8O72Y/gzfWivCnVJJ7T1xLicBcZkLghLFBywNfvD/bhhciqpGfg8i9fEtHOFhzYWHqM3WROD6/pRTIsjJ/he/s5ZQOriGQ
AeWt8uRgeIoLLWqtfHBPc6yg++jbvPvMMHI9tVQtDRa5KvCtYSdXKn1fyiw5qffm98octX/wfl4Ldix2yXfBdTQsSdDiWas8H6eu5BuwNeSOdGmzNL4bxejj
HS205igS9tf74a9AdPYK9mLsURhNf2GfeD16V+15zmTshfKWOGMdgX60gi1PLzUG4aXJZeA5CFN+gGN1j7oDjcA+Uwu1Vlg7a4wj0eqJXCUa2m+19CZxtfhG
+BNsz8JWocVqK/dWVxViMqpFRGtLmTnqcptma41eyKcCc/Db6hCrFtOJOqekkWvpGeTw7J5JE5J/MkKsbONXsarlyK5iLUwJGEFoK1oFfWRl7U3dvigL/+Bu
op2E7eDfcQA5WIytFJePLbdeCO+wIbrobuGdSh9K+Vt7oL8s50le5eoXfICK0b1gLlk7pidI5tur25RIX6arnfIOzGWnOl+wI9BEqjQ7kxhsnmAOaBtzb1Kb
WZ8yWd9P7YnLZP/y+hhoTgIXAjcc7qQ+oEtUM2UKUz441HMBjre+Y6cTNwUnyKS3xS3ifvOoUdn6NLWu4eJygrhVGURxH61iaY3nkSwGFmd/tTrwtY1W+CFj
k2sgvaK2DfROSqN3c/fUf5y3k4u4S9Zyclmqj5tHQ9TNE8o3Wn3ImmZAtYfVmr8I6TjZkrVe5nFxfHae/Vd9RjKTdI5Ko2K4RM8n/mPKP0ay1cn8hYnU27uG
abWI4/7H0gJQw7roayn1hG2TolJqgs2Ypx4PH6ijwTZ3An5MvUb/xtVOLU6apHfizut38DfoNrXM+TtbhptMFXqKuQraHGNa/gZGo5p7vOZ8Jd/zvOT/u+5N
7ADULql2ymHlqfCezyzUmTSlD9sAv8ztRqOVi2y9TYvQUapcTBrsW6Ieb1DDqW78BfiVT3EvCP4UbG88T07gCqnmQj0YptYHb1M7ozfEY9RIfE3sJyugP5lF
waXWIm0m+uwuDy+jTDSkuH3SZfhcdRfsd84jq2GV3YfpKHOEryz9c3I1tB/rUdwDNs+Lyy1Sv8or5QlcO30z96d6ApQ4B2+dgvjkLv6U4DGZ5ttp0dQbKcWs
agx2R2kXrX3aMauiuRSsAPXohVZb6pkUsfVDsQmPQ1I+ZmwFUbzb+N1eHm+lppOHHGPFL1l5/A0lEc6hf6CKwAJaZ+u4ROMOf1ywSR6tnLrfvsD0ERVd74RI
OC+w0mjLdfHWl18ZUxl7ZhP9MHsiL0S5qh+SZ2dv8vjB+LgY9n7xFtGbV1wYZSxJtcvduafaj3Qb8547oE1QKxNfozcoH9UM+i5+AW9vX0ap0ktSRAPgSLjc
/MT8Zf2YtFL15J6N+QWcT7kixOFVQCtfKfevwghyhcvOdi3INrIDrYMviLZYXx5XL9Lz9EuCDAS4XXxslVVitW9wE1GJ/QGDjid4hORQhoDu6gDti7oxvwX3
QfNinPsZNOANZIAN+hijlNAFbcw7JE1TzhoCVk2IEKajcGyec5ytivYKdct7D338AW0GaAdumdUDnfEmyRusrev2Yke1s9oqNYroaiTSMeQ4LRONUnZsymTD
4XM6ittsnsrGi+ygBVveg9BjXQ+cjSuvviAh95vcBRtqTEA3+Ob5NbBI30N2opaQ3FMN+vPgInyeOQXf5MzR9oHdxgDYNSmYt8nQ17/WzhvLsxazl+SajiXi
ZBYp77XD3Me8eu6jSQulRvCBeFj7jYzGBnjO6u8MRdCMgSjFPUObw8XSbvqbe4v6d4l7/WYOpZvoLd1r8qoZU4GoTcr7BYZrA9E92DK4z1xqsSanD05qam0U
ztHR9hvcEuVYjQHBQ3Aklg23m+thtm0A9hh2Rw2Cz2F1eZVxic6iu+pryMbgsPGbSqb0DWpBD38bvKQfMA1dyFce3FQ+EXbe4wnhrxFqEoVvdlxChVxYRrXI
T36HbQ0kM58FGH42ruFlUUf3n/Te4GWrFX9AaOmqhmbQU+QIdN1JlfjJtonAYMmhXKFeGdtotgG/lOidCcpaohPbyliilHLWh439/3C/ioPIF+aEEueoYEYu
ZH8Rw1OjsBVJrcBYNQzuLuGhiYwHrqDqFvic/c1SelN4UukPV1tl3Te4sXgZbZ3ySq8ln+L6kC1LNOFnrLqSpfYRqSQNclwmI8Oe1CaUYVzw/Rn8Ra4BMbkO
40gYqQBiFB9A6Y5LzB37XeGaEuAnq7FsLHTljZI9sK1vhPegfAhPjN/HHqFa60413zxkp3OPG43hR2Gq1hFa7LYSdqC8Q/nrVqTQDEYrPzD1bazx0HaC7Mec
grpyEZ6hVGMm6m/bpV8zFpD5qCJNU+c8CzIe0ZxeEd+iPFDCrTH0P0ot8xFffYvPOdm6AsYVphf3t2exM9R4A0FczoM7S3xjOjuVHm7O9u3E35otjBqR3yN7
QfuaEvAHYl0GaOz8jZmnrYvpbr7SbgXGm6tzWO5E7Iq87nwUH1800eykDC54Qwf5WuxBfa2+UMvhfL6H4l7Jre1jmjj2aUX8T766thQTGi/Y6tBCv7gu8ofB
GcXArNACdoT+SE8NXsy+Zv9LG6W3hiup2RBoW/l9wT5GaeOSNgp1IEw2mh+j/kidV6obl82zSnU4iRWcAbUOzLCAsQzeUzdpG1DzEtZckXVHHwKni62wBM9F
4WDyINecpMHYaV+LnNt6bHEqW41pzNUUe6ZUMQb7dlnQaXMJMSP04cYUvVtQ0BdZj7E25huzipiYFGSuaBu4TKu6qzp/11xkNUj+K/ZWcKzViqgf04P8pDz0
vHA38o23BsAorU7woCbR99VmFX9xLRF/Khhj2NwxfH2ri/kZ20sXBvoo7XPyLSvro9rHcvFnWTc13xgopQcj7MuUmtoFrAER0JdYUVpblGFesSaoNc3b2iI0
xgyHv6oLTMs6nTBC30t3ona6N/Lh1gjSBDzbzJup5cs1lGNKDJ/Fbcn9TVXtJHvL/UvC9ozeXAOyF3eK3SMZST/I0LY7J9/7UfmQ0IK/z17QzuGVcnroi9Ag
ZoDzxxLltgcIaCjRzfDAhsSe+IqeDC0cfs+nqk25Ks58MRr+yT0iKnL31dVyXeU7Ni/3hTLAIqz2vmHmY1jRagtrEpGO0fwz92hYw9rm0OAX0NGzgd+fUNP2
yFUOjsvrx6xQYwrjlFVgnqsz9Ul9Rs9nG2svWUhPdD0BM4k0tJm6Ii+zMOUp/QdsRIUXlIGrkt6Sucb1YG10U7lva+MOU26S82ALlhLXexqaPwbTfI3UQPF+
a7cVyq2kepqhgS/uB0pY8J683u00AklnEUJbjas1wpVkRZdqWNnUc0+8spLE0Z/UK3cdfrf6VG6rvrCHR3Uyelr9jcuxi5hRwkFPLSI5+Y6RmzvSVgX+ADO4
iuu0YOOksRCYw0VLTTGmJdXRPdqSlDRrKixEpWGjDRcAxmWgenJX8c9AEAvQ3dmC3Ej1qDW8MNs6r/e02sMdagJ+VK2t2dwv/EuJg3iIPkKK5qah1oEugJfH
wkp0A3KOhkk5Ja0blarKV9TGNkdyuEeHT+Ts3F6aKFEwIviGxgkrdTzjudTeM826mvInJ3pTPCHgg/cU25rFqUoAKUxgldmXlrTGcFBJVf+M99VOsrF8MRXu
Oa28yMrDsxnZ3SJeweYBjrK0o+bTwkijnvV7CZ7O8Ol6B72ma5OjBQjRR7MOZb2SYX2STmjrPd+5cGEw/avWWj6L91RGwN+1g/TuRJY6xS9nX6mxRU/1GXA9
tBkLxX3CSWWA0YOR4E/cSrKlewzRiypAn5KX87boT1wjTcTaWB2VRkoHe311IDXKXJ47KHYvnUa089dzTPdyukAnaLPF3eBWXAt2tj/DP1mMoppIFK9T68FK
MCc3UxwcvAPqGpNNIskFX7FXtbpxD+wDzfIlVaqFMsbVgUvkx7qnJgdEVR9LiOC8XBuccSczvdz5WhaqLGXD0lo/vXFYHluPrlpYh5/Gj+N+o2u76pmFvr9x
wfM5uRv/ku8onovooZ/g5lL1g22cOWxppYy2VGqKdlm9nBsi+1MjGMDI2BAp03jjC2WztDHMS/YZc1PPLLlvZ7Lautcpj7E+vnOBT9QOF+MO8dpS9kPBU6gd
4GeC0s5OngN5yNsnpadHB8VkS+4U+TedRh2xvCoRTDZbK7a4AUJND85mFDQSSKAxN0ADvZlWmh+WdJwu5VKM856B2kTmilqWq2ue9F4jaPOngDfrqthcWWJW
oFvB3JRVKYHkp2J5tQqjChp8qa/jUsEK2gV2stW5ghLXF7DF62VdbmURKyt9vTX56tZ39DRPjeQY7TvXU20Zrdl6WRM8V6no4gngKX4xPjv/AMqUMf43OBeb
Zzwl06khVln+JvuHLXJTJ3UA+8QVEUi3cpI1em3yUiDTdcFpMI/8gXlqm06PYB9o46oNU6toY+kJWRXgTW4KvxfGcgeVD76tCT1EWnxGCVytkorYmfreHaPW
5xspe9g3oL/SgHxqZfvquKSoMPI38TRoGtwG/0b52SPo7WwlqYe4yYhnG9GZPtrA8AKQlMymLHOUTe6EpzrfOP/E34OTtQ6it+pCrAb+2dxXtm+wHvtUOC+1
s0rH1Ua7lIkwoEZbTX3VxMuBaDMM72XU9ufKcwp85FR8WV5L9Yj/oxxpfrY7jbbJz+Xx9FWjEI1Wx4vLQAflLLE7uAZY8ilrAr3BqpxxJNDKahxcZjaGz+FS
lJ2zBHtW5EXdmFhQ3X3IdJpV+UrkUm56hEF+Il3KDWsK4WIAK5gd0MDgmlyg7y16S0YF7WoICmRbxkIupii29g/QZZuhzFVEYQooVgqsq7A6vEed9lROqqXU
ITPZHsEO0iJzitNjZSi/FI7hnsEG9jxvmcIg3j+5Rco1I4zdbzSk29XcR97BSN8aaikbYo3ll4lj0SYkFBZYtYJj2PqwT80Vq19SkjJSXmb23DgRRqBOxgsy
SfsZGyas5KpKm/RBWkCJZmpzLmGK0c9KQfOMSkHJdd7+RJWNaP13xxxtK0pNrqW80S/Ff9q4jetZwpodiNp4lNSbeyDUSmyp3uSB2ttoYuwzD6EOsCnqZ0SE
Z8rdsJ/AaalOag3tPZHCj03ZS9W3PhSElZylVvkDXOS+x38I9rLWer/5Z/KtttxGvazSvt3SHcfphGtmsdLbFoMO1NCkKYpDidUf+ufCk/A8gPQg8aVQvkQH
9XI/1j+QE5UBJbruVu23oDw/lklQDXagdJJMxJq4qmE+tkbQU3I96hcvsnZJEcRA+IfVNzeVXIgeWEFxq/bG25k5C/qzF9z7pZYAqe3UX70i4Mnj1AX1D7DC
0swzKq1HaE3cqWgyWWR2sr8g/aA+2KnWQQ3B27jBZH6dpkIu911wPP+3oBVTVkXYQilhb3oieQX+Rj4298aPVwYK763zXll7q7V2D9L6OsPNm9RH99XwR7ag
bUcwCyzwfPI7vc/UPqSg3oT7qDTfGGV0sLGsByLUrWgnnKc6wVpk8i0jvfokdgX4ZlmsFvwL2c2+FoYv52XPJF97fpZzKBOWsIDykRc8pYzp7CQyVues+uQe
YmaJTrgqzKFsKF25RixNbkte0A+DcKNTsG7ws8Uq+YUDiRPaoshR/FArhvyG6VZ4UZZy2jTEjYaXM7gqCVHeW+JqcB4tc2eLyWRLRcx7ZSyiXKhAiLWeiWd9
5YyL+A5hLVWOaQAisbeuXdQG6q58RJ7oWuycpfVSX9haE0tsSaQ3IVleoa7K+mI/rmq2Gcx11gvT8k+DL7GJ2FXbVxFPqKpW8erei8rQ/HirD+Oh7uZUIV1Y
lD6EFIVt8eWJp+YY/WxBTUkgOgdmq2+UCV5Wau48Ic2UKymHJZeyX5epsS6LrsI8YJ/7WzP7mPdqknbK1yt7l+2VfsHfS1nnOyU5qalopDEa9VEXoKnEViuN
KGtkhY8i2xJ6YKDWTXhJD8OnwA9qj4w5ZKa633UTvCWXMmcYN+SYY1ViYGk40TmQ/Rm99bSWr8vLXWOVDepqcyEg2PtgH2FjZyu/ey9L0P+LfJOtmH8Xl6K2
sRXV7VWj1XrYdqGKkE7NcT7Revq+GhXQaVTaWGNthRuBTS/tMtXqQlnXT4E7zBY0lL1tvMgTtd9iVug/yh3shCqLo2AsXAiWUskg6Ooj8cRupbIymTnKjEjs
YU9jeX0JASjIJMVjsi/uOqirv6YasW3ohcZQumliV/ZxfhKcH76O7qafInoDw90XOvPmiksC+UQV5b0yKPAFttMy1dVwOunwXZMvBGaRlUEauA3X5+r+yDin
Y4asKJu9W7gZaIU5Vr1XZZYYzN+qkLnxxqCsbUqUUaAPl7KQ6dwA0+GLnAauVrSNLiZ/xw7Lp6hlwnoxniSxtcpHayOxUA5TRcwtlSY/00uJyRk9gSH3JAL0
GeVaXL7eUhmm3lAPV5oNC7x7vAYl2hxWQ+9Uuh+MlbfFtkCXIY0GuTta16l13FqEx7jVeHhBnUplwmySVsoJRfahWnOsoxFhH6vl5dwnz/rrx7fwP9G2ODEt
DLaCGaoCgNoSDd5QhPZpXX1TfLv0IkVODJPvuWa5thoh4jC8FPrB1h0uTTgkDScOGoztnfwJ7o3oYjzJC4HZaj/mXMIW/ro8R1vG9dVvGh3zG+U+0VcUVGT+
ytxPSfE0WU3JoO3ScjiDFuB3Vpo8KOedKwSdMwaHVyLylF2JvYhX2re4JfRVoZ34JLxHYkP7nsSx8kwHw1h2hzVdOYbZ9XXWkHrpxjM71HZSvcVydavZbAmR
ef2UDfACfM1fCmvIhIITgcuA8feDAPbPi9GuaotgN7iTnZg31V5KOGrUxRdJf+ZW065wPVSbdV8ZoeSRyX6GfmKsRiS4Ildh4lwNmQCdWOKTh+BR7mdifXvn
2CB5giliTjMp+YupaGKQGOOeyua6fJ5daJaDFgmzkOhg8upY9arpU7arnbRIJoU85f1cQg6VfTexgGuvPVUbBceY7XDJ+sFKp25RbzU6CPP2RobKNrV3fg15
FV1Weql8Yao5a+p1gB+LoA3wUj6X08p9ychnk0C0+B15hr1CfTCPo70OPt5uX4LawMzABj0t1/R2pRvb1ilvyJuwMVmfbaIvDDZEb5Wy2DV7pnRV2OMfnvXY
NVZoBNtvDjcfY5paC0/0/k3S5DGjGh2UBmhpxDxyYpyuNATfEY/cQ8hq+WXdSXyC6zA5FL9LtmYO+zLwfnJL9QP1SP090S6Uh+1qT9bOYrjyxcT1OC0ZTPLe
5xual9X2+VnmPLhdPqdXo2iiW1Qbm0oORdMdW5U6+FvPe/qLKvum0qGwpr9f/nr4BTuK/QCeU525CHOJsNC+lGlFT1YXBmejEMxGnLPvo3rI42Ez7QjRBmIF
51GxuNn6yJ4hu+jX4QWtg3OS40pUPdsaLV38JH5UipSFoXW0eVJpmKCuMa/nOvGXOgaWenFwxSnA7cZaY4g4Co2g2gs7xddqWWWfysu7QRl2QXR/Yz3AQCmy
gvO0fZmxAt5AmUSM8GPwk+XQOgrj2Wl0rLJMOqKM19t65kh9qDimu/YYHSUaONYr18g3YLe+X6PRItdrJdO1pgQBLrAWjMe/5W/SfpIizHZoDdvH9ZL4na7v
fZC/xHoJbxrh3jLKTtdBejA5lP3ObC5eFW4oCeL+EnW6hjxRAP9vD6O9o4e63GoZZqzwSJlJZkXlw4rcNsWeW8k3LVa0SktXuBRyvzZE8KFVmculCnBywVR8
kvcTPYGUOR+ZihKV6WBlcnvbq8xr8SoqIJrq35ST2hd8L045Dc3QxidOMc46hmxpJ74lmjCPlUJyk/cUvkfalHy1gA2erRbKGFom2wiW1b4zw4S37BroAO9k
SqhDLQP9QB3lhLAWawxw/ptVvagj9OtNpOvUJxiRkkZnKPFkC/4qzDP6w7NkU9hUb2Q/5erDpht1zc1oO5qSMd86KZTGl7BAb6hhsJ49hHuofdHXYV6rjC8N
pboJZqO0IRjQHvEvxDbSFjaYX82XSz+iv0nzxc1woHkRVoqbpN1i8kBV9Du8bNaieJLyXAb3jFfGXSVaKUuOkLzGFrKl1Bb/wM7Dh2BLXDwYrN3W45P6mg+E
UmhD5AR1QfC4UhubYSVC1eqq1w+GMf3g5KjPTp1pSK5H+/ErwYmwFBDZ78BWOp4jxerSHN1PWuS1KMzRLHhNa6Q/pt+i1foKea5YTzE8BXF53lrmMLRKLFCX
krL9oniPfs2s46OtUD4dtqDvG4ez3uifbfWxr9Jh4E3aqnYAz10HUZIyQZ3u+NUXwUnKEWe2XYaNhDdWtkqAT8wtzYDj4GR3P3YybGrcxtp4fZRaOEBvCZ+g
sYUJsL/2E1wfHK38np5b8MQYy46ySF3my8FN+vz8L6RdbxXbJOdO0kxqruGTNtm6MGHaBHKjcZMuchVog6mI7DmMnxmMovml65OUeUIcf9KkhI50qBHpPxa1
ip+jdFPTVId4Rq9uvNFqoCDXVq7O9kJ1hZrYooJc+ownH1tVcl/CbOGwjrcZqTCL0GJpO/BzzdiJaicuMbIleIjWeThXN7VIeaeEiL34VZ6dUhc0oPCb0Bl2
wBZyftSLGyk2BM19XfAH9Hj02kyK+mBGWZVtHYsybP8I7wyKtJEv4at8v/qT/4v8lJzlpryh8KN9njBtCzLySiphjlCKyeUNo6h4UlHPDYeVURyTcCl6LXYb
3qaRfz73ncgACNKV+eR+cpS7geWI3speCxzwfSEWSwB1Vn4De7FQd0e1L+rP/YXbyBSht1JBm2689c6CN/BB8CB710aBfrXXFr40R1AR5BRhMmxW+x0zTq+H
DjsqGwtcS2113T3AAOGOHk/Voz65SqtXpenyHPiWHa3XUEqzPvQm6rzji/gbrGLj6GrMFnwcbBO5QRsLMuCG3McsXqIjOwsVqH5iCyFDGUlAtatYWo9Vfit4
7LqZV5FchfXE/2BeBsY6IzLW2Aezy+hHsKH1N9YGpRml1DHUVnmKvkerSi7gbkoVyQwjnulLQ+87UH29zgwmn1JNmMGBQWYPOIOqDk4Ym4CbWqCMhIPpQsdg
bg6aGvfE1Tv3XMIl/3KYjxV7Hc7ptln0BIpxTOHngxvsJOUfqipbCHbHLcivYc0mcCbZFU3cww7Bm8pWBeAtyN0szXZTvwkLAJvXVVlgTHKepRfb/yG6KLUS
eqDXnkhxMbXFN4yB9BO1GrkdDLYvMldLD2EZMNRRXZ5KxfDj1QT9kOFnSNCKmCIf2rQODAJ/a/39XmWoHiHM9hXDBCzE+Nu4aTQOHjBr24fC5+YpNF6ZIxfi
RNZ+1xJtsfRUidR36Q2Bnz4ECvTr+kZ1Fv0FK83NIg3HJa2fEUlvk3eC4e5MNj1+ICnZU6iVqLN+VyzylY85lLfKlxw3mXLrIxTcfICl6h/o/tIeWJ2s7d/M
VklO4EWiprI6N5mq4Dhl74M0x0b7TnUMvZYc7Psuf7dVBQr2H6livAkavmwo8oEm6t2oV0oo+xwrNHPw+WSSMdnqQZ6khyjDY8LMX7z75SRUHlsZPKt1lDyw
rLU2WEv+yHx0nTRDhJ+SXitv6NM0zSUIYUq6/zi1n3oGgL5OEB3ZSVMElzWd7QW2CjT6J/EueV3wSZfi31EH2Nl0S8bBGnQo2kF3hR/AgURn4UHegJfphvrb
jJsZJzyt+Nf8OhgK14IM0Avzae9QSykiwSns1YPyTjZS38477KEldb45e055CNPZyWi8SDMftSPgck592AgiYQS8iJ2XK0gPyT/9C0Co4lQGGJ+dx+CJuAQ6
l5zF7Icp+k+YQ5yff1tpoF8hcFHxphAUa9ceCAcAZUYm3EpovW6c/4iaSewIvMCc/Ac4Xa3m/EK94cbroZ6gupB9iEc5dlF74AnbHpwl5ju+gEfcOX26b5b6
MmFf4iffIqIU6AdXwphAq8BRZW7BAn6q+281JCQkveQJ+X/e/98r/d+e/7f13/v9Z+v/+fM/+/7n95B/iyL9X8am/0uf9P/o86/x/XfM/2u2kH/J4n/F+K/R
/Ofa/z4+5P8433/H/5/5hfzXXP894l9zCvkfO5b+HzuQ/j8iTP+PPP677X+N/s+1/zuz/8zq38/k3zP4X/OH/Nf5/ie20v9tjf+O6r/xEPI/EBzyP7H736P+
/9D6v3bhv/GY/n/emRh1tfGqRBn1ZP8vst4quo3ki/YOM6PZopYaqkmWHWZwcMLMnEyYmZnRsR2TsNVQ1SDJdmjCPGGe4ARmJsyMX+73du//oV7r4aw6+/z2
WrWrksXmaLfzi3JWqQfifT/JnnKUraPm4soQydL6vGb6deVRuoytYww63vQ3/5i9mPQt8GfgceAiyqAXOCOS1ds8boB3FhhFTVCr8B3xz3h5KyA/gkqORwYu
7RdLEc3hGHGsVozuo2NkQ7ojUz50mb1qfljjErDpzZga0KXdy06lorS10bH0Nvq3gMrNBMXB5UCKuFWpQCc7OqICqpK0RCp0MknN+Bs2BvaiXgWO6net7xMS
HK8sp8BXhuD/0AYK06gCuinqoiUrVuI80oxrpnh6Ib6TSxfPosH0YmV/QAEv5LrMUHyczRz/Tdyq/abVSRyq/2JTeIKNZcbYF/tnwVf0SNCJW1fmvD/GaAmP
2j6igbge7AsOKLFwYJClp3gs3CLXZKaNlK72IQrxNNSBKerPcuSj2agoXMMul8sQp+BZW6fkPol/0BT/BZ8pJTD78ELbHWUYN1AuzjwxqiFTjkOaq3Xgxnva
u3BFZ9+7u7v/BbmBWHIO3Y2rInXA1vqH0a3EyW6caSk1EWKZePvYAKOtUkPQpV8iL8I8jabiDFk5h0qo86Qqwn+OHmCoXpU6xSmsCT63lUWzcjNsZ6Ujv3zd
oviVRGZcG0iTN/W3anOtTo6OTuhDs9er/em9MmLnoZ0gBxJYBLwFMbSElyKPsFYllXJY+vkOuruzrbHNm25hV1Q1mMK/D2BqFXGhfAZMCzgd9fV29iwMV2JE
Azxj+ouT6ep4F1hW7uieu1EQswEPDmrrTHFJrahtRDipLPgbWy4G9N+NdGoQG9QPk4tBdxgGK7RX6nXFSdiFdvC4ep9FvBM2FQzwmc7kZshl5L72HDmBn0c+
E/epk4N7/ac0Fm1OOoT3o9965+rlxI3iwYzucm96BdrmWOCsCKbTxQktMBmMMP+kT+ZNVgLW2epS/EZotgmnRshjbKfoCd5TyePYDdxa4XP8BvI36ZH/teNd
ze6gB/vAe9DeJLsitx5NkerqFzdnkzb/FvRaKOvpi5Viv6FOkOHsMMG4JmhiEzUNvRdasmmUCBvEVMErA5+4HauLCiwp9HSuZdoWNDoO2m/5vsg5saOxhjAi
bRSWSo9t9/wJ0muhgIZ+pHXzlvWvs2+nZvEbxZ32++gquo1lkyXJQ44BWNVcJbujv5Y0KFAM/8N+zz8Zl6Ra3FJkUWqAFHJzVDclUVlEDsZ+c8eKx8xJ8dvt
ay0D/C7HGrkscMZdtvxB1PNfx6sUSWNqAQbNEpYF9jAb6OIiiP4hr6cl+QQsLbW01PQvkCuI97ASdnORvuoSzQbnSsjz0XdFqUxkyYfRQd8F+ZgtHTWj7pDT
8KPkVW0HOVHNof61r+L6BbqJVcUEONJ9iNwWEJV/vUVzN1AL6CGBw/buxByYi1pwYsyxqpMTkD/Hiel7iSFqDSpMdrUkkhUYzJ8KosFbeJdOix8vPyevRi1D
pJLjc9d4ldjAd0JSiYPSCMsAtbQt195fP8iU0RC9z7TcOkW8LPd0voN7ZYdDiGtjXeqYVVu0V5P2WxaIMGYAep3b2HNWo/AXyiy8hphMlSJq23mytM0hroDL
uC+CTORxFaVkMZsuS/6LUpmBEOWVDWSSu7IM60nBRzRlfor3ULQtMzsLC+NTyZO+WvBxzgj0EIvGJ9s+yu2lT1GZlgs4QZ5iq8aUMj9AxT0L2MPMe6wGUXxL
W89eurScLNeWh6GQWMoxUb+r/Ssvd4wSr+G3zTDuGHdP+pseawzE69OP1f7gmPSEqSV2ct9UVgUnyG7spnIOfMlzgtVqW/UvfD3+FTVwC7LTLph7BlOZGnIW
qOJvpezFV8RcSp8m/5u5iJ0sOcFg8aQ6H43Ws+lT0kUtFt6HP+g1oLLjEXM7xgkMcpk3WRlIt6FfOxdgxewdbW7THdJl/WpVE4bEZBA1bVhglrUwIRCcJe/F
W0qn4VPLALq6tRdaAqPotbAYPjW3uyqKz9QC5SPKR+9qVFRbwqZ0QjALVZI3wTIxc/wruVFiNtSldEjrQ4O7xZX4RrI5Pg/vLXWy9YXj/KfV68BJF2XSLZVB
Abpj/UbPBw+1mbbyatlAglgVJiDWck9KS5jk+d2dot7D64Cr7jvKU3tNrtB9VCmtzrdN4iubJggBfBPTB823lIfH8PZKdZgMkKs4085SAqRZ7A6Tvwn0aOXQ
XOWuPCR2vzKabsJ1kJYKJnhEaSOcxGxiVc99Yrj8wxFURUcyeQuQhhvv4D4o5/s1rpjyGkw2rsgjbLuDr8WOxk9rFdoLK4GP/u9SQ/VoQi2yEtiFvTflkFah
uFjC8hl/nZuPnxQPCt/VZxAPlrWiAOb9j5htLicWtUnwrS9OmUn99DxV/oTDA4OtrSQ32Zu5pzrFp/Aj8UegrfSXvpG9bhsDDokLiL1qOfW0+I9pGf1KiCb7
O26KDbRNIEWcnbsdvbXvINcQiaanYlDOpFU1DcPAp+BG/Rpq6cuyFyOQ/yPMIy5Vryz1DkLHG+oEJYIXbDVHVxQAraRipoNsZSZbUP3B4HYpNfahvXOwGOMO
HrQ8Nm+ip8NtGwNV28lzaj0Hp/0P5Ff+Db6n5H2xJbOQe0B+dpDOFUmPYgj8J2ICA7hoeFupR1RSLvhkQ9eqic+wWN8z9yFmBfjHuc0WVmah6v6zVkJ+FRyC
byYvyPO58sp/QnHponmTdZK/ra0rNRVv5EnFZjlKUT34z4FGxB31FnNDGEcshFHUI+cf9hG1GqLG6oiY4WCW/BbMgCdgM/9hUQG9q/0Nt3nGEFUoV3Z5z3Cc
ovKMWs7KNBm1xvubitsmC/OVMXGyzMKZSVeIb8S4QC91h7dk7ZXECvKUWMuzmlnFjJf2OxbbFslbYXeiVHxOsLNjf6C8/Ewc5xeFjRYdLBYHS6VMRdSW1l5O
nvqBA2yRNB9l8Q1rq1mNUXMpUV+p210rK3nJRaEhxDPbWK4RWd1eHI4OzBTjCEHwwutEZd9m6ZwgKffS53EGGAIq0jH4fwk/QBGZJCoFFGusJwutDHay3few
4lJ7feymrSv5DTHeH7YU6T9pkzfHlw2vWMrSuZ5egX6UC9ZKjFGic0ur510WxyS6N2pC7pSicT9eRhkvvBfbZn+EL7ILobLufnAIapNZSnsdCKvlGLP7UTCI
+/1Xs08r2SCbzhJuKd/NKzAKfYS5VmhsRgM8c+ALW320Nr4FbeADsGKITrzH1NRP+EPaZa0lnI5xqJcaG94tH/jljs8Ei+aN9tcynSM7M/2wkDsX5YHVsohX
97yUONWq/iNPdrt8CeAY7MyVF0lLR9t4AfdTcAjapLc1T+SOuRXHfGciGGUtKf6DRuc2E4P0GmwT+op+hw+IatJKcW6YZ66pn8k9aiUwB8mokNIo1tEx63ug
W5xPqu4/gr/BNHyrPEgOOZsANzfDqKUPUq2JN9ylqHfqWXy2Ok4OY9/V/Y4t2DTLEXCC7GN/QoWlAjRRdFPJnmN51mCYrWg/x902zyJ7y7fRe7CUK00PV8+J
Gfh0u0i+YH5H7dOfePritOOYXN0ygVPdm5ijZIvgJFBCL84lODoIULhO21C/X9NkcXKK0BJ8FXxkD1DBLSqTIK6MEkXPYNtV3zyYxiSrtRwxdHkjkblK7pLJ
4FVx0iY/eV6OZl/ZRUdJ8YCWJr4k4p377Vv1OvpLtFuPEY/CdF7BrzM5XBLk9I7qQrRHmUzwqIulHV9GWRN3jS5DNzbVYItIM/Ga7EOtZ3oaqBUs5u0G5wVa
kFdoe8JT4R5dIrifztT0wB66uFI6tx7ah0orFVZhyiAOM9/yl9V7oyUK6b9DDMcvKiHCtcqipdINQTvKjQx8ID0Aum2rjZ6ojEzVfkKv0keAskbRQEtdQNP4
eeB0rpPLQevJHvAg6G109Q0IV4y9jj3wP0MCfI86OMuT3WgvuMs2ZTckBri3RHsiQ26HzZKqctvxLH9LlGuvnRdNlBPXwHS8oXHIdwXNcV6Vi+lThMd0C0/x
QApTZscGWJu7FIz11699g7nO3M55I0HfDytAxb0ruLf+kDTXNAPaLfWwkdoEWgy0TdgQF+RK2MvaygQHO0tgjl80/yzhudI6bxD7kHjzy9M8QrdwFn6y/gej
9WLEbLWt1UQ2DBa1XYwangXkk/ICpUP833YSHoWHPL/rP9ThSKQ35hTHZqJFcQHvAvsMrAx5kN1KDcH7BGTUVE9EOXxl/gF9QcszHRAj/k3qYNCT8jr2CI3U
4yja3oOo6k9knmRHgs/pjfCOuyi2+Nc0KMIN5NbKJePKEH/KnXAHddD1cVuKvij5TnAq9GNFzD6+mXMKO5+2QUG5qm81f/bvAD1NvdJ2YvHbvntSwBpbZeIj
v1vINdkdE+jHZCk01lZJmke2g2vJTJrFfsiL/KXVTcIctqxYNLacXovdK9Vn0sktga7unSAPpntyaq7e3gA/hteV7I5tZDOKFL+iLOTVykGPdEP+Lk/WoSNG
6o9blEu+C+ir77/02fht+xr6lVjfnWyjqCHcNzIHh97PahV6lfpOXKMsXWcqsTSwA0TsyLtfEsQmUkeypX8WNcI2WbRR/f1KgsseBW7iPZFDGiN1Uz7yBdwb
okzeC1xmaDQUbA02B220iFxWbFitN5yd24CeH90vNhUX8ZnyPZge+4dtNozIVbw1cqvmpUhlyEbcMSGfHEiPUyZ4Khmb/O+8VrwZP4+6VPOLuFMu65f8+6gD
sBksbS0GR4Iwc0fVpMpooHRU+oOaIl23Pw60Yl9xq7j2YlZKzexW5r/wEcS//gyecVXjX8JdokuuyCra/Zz+fIUKr5S1JrttDGov36zZV/4EKkjxRCy+xbxe
uAjKwyZ0MdRDSmOWSD0DEtPO9hQMhQOlB7aXoIHdxCyuPUgpaQlzN5yrhXXcGWGH62NUEzYSIJj2+AG8OP3aE+3IEXcJvZRTYp/gIG5M9HRyuL4yh5Lt4Jbr
g3lASn26kasKvAB/oz/Xvml5QL1mGnDvQF/2gnaBtogTHHNtPzOh8pa5LQ7MwPS0wCXqCP1Zmu/cE+/J/DO5OdON1aSyZKK/qtIMVmTeESYUx9XVa+A11DF2
b7hPvlmfxHjlYfw/jj05Vrax9JKoBp9ZRuK7kz1U9fi1RD9eYpZwM+U24Gr8UDGW2oUPc1cGNtFPjpQSUG2hkvoB/e2tDe9oCzwh0z72enAwmCwfpV0oCn5w
jPaUJKScbnAGvt9+kp6cF4uUmA4oCEYwI9gt2o1AP/W5r3HwG1UBbSQqkG+F0s720mZHBawF+AZrgvm+zvTH8Aq4WrKiAe71alH7VrkkuSEc0lqGgvgQvXtA
ipvpoOOX+lh+FfiP9Etd6aueWNMfcAG+WvkH3guNVN+pmaHaWQ7jTN1Piov+ou4MXiMCxEq+MSgBp+NH+SnyGbFEEFdO2MzqdVst9xc0Bw4g/vAEOT+1FiRs
oxiNO6R318fbR4IFzAnlNRyKioHK+nBlDaOLPwOLjH76+qgzgRbeluQr94+MLLxH+mLTCbARyOqGKmnKVHMOGeZqGJfRPD7Bn2ZrbZ+lV6Bnc8e5y2A2GKQc
Zmr5O5DZzPiaSVhlYhx8rtSEw0I+o462VP49MJZ6w7H4Mykzr5FeDvQlDtAMHG+74CtHDyNjgyPhWMMKxjESfUgyAyfeAH8UGBvox183P3WezdjEpmvbDYf8
2N8o2AwS8WbsilhEi1AZgUrkRSBzK6n2vt0OF1bkFwvttVXVi4kt6RmJzR3NxGPyKuOYWAOszXNa6xNB8oG63ttJla1Y4p+EQ4mGBY7KtoEZM2wj8LHYOXsN
oxL8TSrKTOFaO6cai7U2KIpAthUAwPikqeLcujS8qJaAi93rmTJcEveJWew/G7xi60asxGY4OiUfBRPo6oLhJzOWgtbcaIMKlJU7iaXch0w15EzxgfeOwMt/
wX/0xsYTZz7dW+2qFLFJ3MrADqEALqB4G/LG0MaOua6I6T1RaG+QVN26RuwHnuKvmVHqJnKP+ISzOTIACSzSMHsFVxLauF2GZSQ3Uz6uTZ2M9HPOYbARV1G7
g7apjYkFYqptf6g16iFMcM0X/wiW5XZCVW7Kh9luRNEYQP/DutFNYrVchh0U9Rp2yS1SZ33mn+oE/pJh0K0QnvS4Yk5wLBwg39RO5SbyI7fK+KCCrYG3QcVS
kq8uz+HiYmv4Wyq0VB51pPezdcXbpsH6Bcdv4DE+zD5WWAiuKWbvG+M0d4UY7ksE3/QhCVIGL/UAp+XpggOVDJ7VRpgHCI3lvyVe3MadYZdRR+Ftca10Vy+r
93cEWCzOQf6QOvLzhDeyhTiO2qEUdZFcE56wZoAFIomdhVVSSscMLT5C/Cv+k5qPdddidsiGObYJeiLNN7E1dqv3g4uFBkljQbzTZZtAAaICPg5E4F4qgA+i
HHIRbbqSiWwgHLgqlqfuJNzXVuwg4yymFlo/6ZRaVdtKx5ClxJfqKP20BvAynj/sMzKm6VeJ2f50+EZeUfOJv1vaINwpXlZ2wv/MA/z7/dvJnezYwN9kfT7R
+caAuE5/5sb9Io4jmQXkAK4XG2YaxDeA08EJ7bt6GMVqf6KcrO5Ka2OivjU56MvQn6jXcxNBTW4cvlEPIInxCkMTtWB98DpwE2WbqgWnKFX1HKKOuPCXq+wL
Z2lt6BIwTmkotkYzsYbuoe5UeZcyUAnKe7RMdp2w3DaPXqW0J4fadeUp8RPbwrWS+gKnuzh/SS7G74ualBDtaUIOonrQTz33ah7ku0t/2e3sLYLn9jmj+UzX
KHBG+uo+5rgvCNopdlf8AvwUNszYKp4RTfpwsJmplT0/uM823LWfXMdVCV3Ie68No/KcRaTFygt/avRJnmdL47+jM8wvJ4dFc3XJ9sxiO5HkwJBYnQii3XCr
2DzhGesBBWTruH7wbG48/RktRxdgY2kaGOZ/m/gHeqhWROXIxdJ7RzMuFfXJSMJTiInqYgciePYd5ZF6Q7OWTh5h52odPIOAiT/CpMpFfnHscNiWbEQc9TZx
fxCnuH8jisKdWHlXZ/67hCvFxOryCPmncEwcLtdk62DnhAY6u02UlWBBXLbeTv+Ql8ONC1QW2ml2tiJ1vnomPki3myz0HK4xtwI049sCt91Cf4CLpev+3Xp3
jNA7kk/cJzY2s20nJ2girOaoQy0FW4QvmCa2xqrZ7tiPW6Zzf6K3Up6nLtYOrYSa3lA5wj7SF9KfoqvxJ4U/lVlKSrh8KCd3lSvoaeo8rGzQOHiq9g62GCil
S2oriSOvsp+ZSq6GTINArGWXJwox2vHsT/pUrT5+QjWkRVkVgmW4Bu6KwkM4C3ski+A10VDoArYo1WB7ahD+2b3QaKNWyIveao5fYJSHg1gT1kxyK/WEb7bq
yhslAwtlHkxsrE2Rh0Wdx/flrWWfWklnPtohlrWMYe8rHbglvifE+8QCtgVox5yme9PH8SHYUvFvErMnoKIgmetGfSEfBkeqHeTrwt+O61RVuZ4jm30qbwaz
bdXQHCyLXOFoXlByrVluD8bB7+RObX3N0b6R4CsVo1ZFfaz7Mw3lrFSoXaTK2bbTU+W8DUd+cZUU/4/jCxgoC0KqdlaiibI4AAnGDS5FfpXh1W86TgbOxJSU
da0hvEVEgChX+FXJ/bKfTvX/9C9j/laaK52U62oH6ZNikmdlXZJT6E1oByoQX9kvUOulB7Qpby3egkzWxkCLOlJZLH0URoArQGV2SUVgO9MgPUb+Ya8IiVBj
y79SXc8e6WlwnO2C0pOZQ52POmv5B3SzHA3e9s7k/lLmia3AQ3AevhdcRCPbceabVI78kbkAzAG3yFXmIRte+LtJE38xxDakaLF5DSARQ1W/ytzDljgcQgdx
M52Pt1My8X8t36VcbZ5nv7SQHE8kBxP0DiLtcToesosDg2wAXtAUYZlcPfAnscMuZaXQSdJL+qrPkx0ttMU5OkA2JJpQMjWDec0dDx2G3mBY6J7ViTyWuPBX
3UbzEryPrVM/bN0U91YgwQx4Sl+oPzfHi3UDXby3gN3XIr5xqKjC+i/bZOqhVIAlMaFgmfgSOISr5Z3kurh9NsL+DY2hHZ515t5EvDdK0bgoEEAjwptQBN5j
RPKLLQEPSU11e4yHQfZi6ilqeuL6+OXKV6yD+lxaIT0VHtoPyrPxy+iGeNpxJre+KCp9bQtza+nTsPnG1pwPSlnPTP28jXDPJEtrP22loMYtxW5L2/SZGa20
4kxThshaZH7sqCiNx33gWVRJTMYKHdfEoswiNQrWVv4Tv7O9dIPbrA+j+chSh2Kbz3jBY+xQwkA0WJxFDHRNkG1CDihpbNPOY6fMfwRORvm0WdZ30nmxt2jB
/mHaSQ2lP2k2szdTKPTDhtpK2DrD79IBzxJ5CYEpU3AkfJFRXAsR5ryFtUgpc1Fwu1yNGI4puE9qZmsZU8R7gimJGiqZRFnvDTkJHxNoob+Gx6IQGEPt2nLU
itvvEIKpkXGOayd5RTPa6fjFP9yeRIBP0H3+q2If24WAyfbG6Bx/29zCuQ40kjgNI87Is6QlvhbsrsA66hki5Nt4WG20fWVgvxgXPUwaD3e5n+JpYofICYX3
eQsbQF4rqFctDkevmWJEf79dOLRjpfsN/g2UDbUUFmH9uOpxrbCpUmvORzbEx4JmKF3tKzu09nhPvpure5hhwvH9XK+NOVr77Cl8DgNCycpWppxTNlbLqSHg
FaUu0qHAmuA/MAEuC87SFqttyHW6CdWwvMWbqgayqV1MLlGGw9V3jj5iwNNfCxG1uO/uuhnlQvty8sBLbTGoqC+Fd5CdH4INZAcYBxSf+DbYhKpBPoQ6vAXq
wdmWamIruSTx2j4ebMKTUIx+ATuXXYppoeSLtUkRT8WHOXbaywe32f7Bl2sHUbZjpacDds3/02IFKWRcRnV5N9kDuOl26YvEfPTCv5yTfqnURllRmxrR8hx0
i3wg3YQPVAxaYqZah+DD6Fv+GKqabgbxoW1KEt0L36Bo6bO16mQvS1vRE1jimCOudmzMWm56BVdZPjiO6gP1FtIh8h7oQo5GbU2L4XGuQLoVnCZc53AagHJc
wEfCRyiV6OEvTgS93dhW/gLsa/w+cYN6jfk/P9x2Dx6BSQQNhrBvpKn6CnO00o85oL7FP1irqPO9UjiVXpTXgx7sPyNjoTvEqkBZ52XOAkeBJoEo9bPkcm4K
NKGHig+9fqqG1AOfFWiiuNWRfipYR1sHz+vP1Vijr+u22t+/PPTMX139G9xWh7G1g7gT6iVAsZp61H19hJfQk5gRQlUuKb+eLTbisZ42ARXjyhrLg2V8NYT9
sBb1GrZUCo0doAmWTleWB5tIYrNRgnkmvwMvChaDL6b51PakmlwhN4pdCtLspl0dMKFmlfjZkd8pPue18ziBC81BfEJPrbb8d2ypuJX8OEd7TyoWkWqiyra3
URfU2OAjvTjqna1qBr1Tu0c3VgXSBVcaovwXWkCdVXurh7R/40nuMJMi+mxp9BD/I+qt7M5YmDOWEhFDdI9KRQ7LQ2mC6yEE7DODCbQyN0+Mgg+J3dRzbrEu
+P3gGqoKGdNWDcYtz62sViM61XwgjVfWq7vZq/bu9JUIxBao290j4HhmtdDWDNBh8Ke6Q6ewQnZfsBLTR++s7VUz88KOcsAESwQNdrmYan+ed1bipDaJLyp+
8D9PM+OtyPkb/J6FeP/oYXhTYiSYkBcS+8GrShB2kZYlNpPiuXVoG8J9uhEHQ9hpvLLSA3bxnt2xHW3yHtGLq7mmIoxLbiN8RGbYEEG8l3zc3kSpgP0eVzWw
G5xi07LX61+iHfQCtIEvif5FI+U1YjKZbo9xP8FmgCRxIhaIO6/WpRKpRqwo8tw6OgEUxZ/JKNgD3/p/1DGUGohmJ1CGUUb/BP8zWYywrazDKlVGH7ltoAM3
m3kBJ5HR0ZmmaKkOKoO3N78Fu8nRyvDQfsNjlCViBS8TBFs3dGTbqa8FJ33Hf4u6TK+EndUPZA48BRN0L/eXaxSfYSvKYNIAfyzeWniviFpQdGNXrVPlUkIp
fZC1WMivjVeS/Kf8PYRdUmniPb4q+jM3q2I1OCk4OxglFoOttQtSlNg02BllGWXVl1qOPC+0gq8g1TY1UHPEU/gMpUD+bLtDbgvm/+oeBhRo9eTKYmk4KHua
ac2GfdR4W0gfBmPEknC7BHIaSslklHqLu0eKCg0faz8Ubh1J3iYnKKvQFodV6JZtBdXF+uoxZNcTo25sW494JRjPwBPKVnUCk6oMk3sTJWhVLGoZQK9C/TVO
fEhOljfTHXw9Eyj3VHYt3U6uKTcx9yeZYFlqPrcE8+Mz7aN8e7J7WOthk4SZefneVnCG75A2yJ+L+vJX2OlEEawhPQIyxMs4puTKoMiWCe5IXwwfID6Ix+fp
+8B+9bk83OdSdlgcHqjPZ514OrFEnSSeUirAmQkz1fX6LPUbvsiSB8dgc8TrWrwyyTeWboc+eBRfJf138nbwJB4RZ3peAj99EfVL2yj1i3aJd6wXwCLyLHZB
KGB2EZ/RJm0MtzpQSWllvaC7AinKIXok1QHPkK7Y13IJQnXts+UEx2E9Yd90XEzXLvFF6RNiqmcz45ZucD2COV4cTqdqVI+2BUzxXApbLOkZ/Sghnbsqbjbc
wUX+NHGOqArHfNuyKziOp01TvqHRlqJ6CXidmGcLoWTto7iDJkF8fL7+yHPrVz0HwZHBScFewSKGjKLj6pmw9Dq2vf7V/nOOBcojmwarSr3dd1fflMewH6Q0
8yaSj5rpy2YOu/8Wt2V/o0tItbEd5BTlcgDhF2B1boLeLeeRaLXbhTniA3q6fNnWyTRW2+1LZYvxJaXd2GptEOgZZ+T0chTTP6m7xES5mU00VYRX5IWZ7dig
hAFCqYQ/FV/klSd+xwegiGOYnk3Ox09pdbHhssfzRExnE9TewWaKhO7h8UJbca44QWG99/E64l6Ymi3gBTaGWJr9gOwJb8Hffd+VwWQNqQqqm+iFhPUneLE9
CUSEH5gSLMEEQDvwFzkSloFz4Om4B77Rap6tLLUE8kwaUxyMM/XC/jL1sS2M+U4PcCXTWUkR+XjCPr3QEY/Ns53JGVergbuUeIRb664UWGHUJ1xMCdtkTyF4
4/gaNwqUJkdgJxxIqi7WTahrp7XhzAyqG3bcNsieaX8OX/zSplV4XcdqokZeFh4mKmf2cLFkd6EQzubuiWPpZnwI7tErqq8UE3GDG4aYpDrcVHaGScOzwHu2
PPlJ3UE10EL2R9wN5bCQ+MsHWejz9BVlgideTM+YwqyyxShWoiWqAmKF7eg1um31s5W4C+Iy5xVpLDZC9QfylCnEPjEemLGf1FWpCngQvOR7Rb4np4LSgWmW
aeAJ4/YfdRevvVWKFjOJSphb7UWclgrlb2opooPcCiXDVI5Cs3NPJPpgCf0K7CMzyma5m/CMWYZNU4rBjlpb7C3V2bGfbS7+RZZWbgc/YXuVClxzb31zvNqT
KBo+RAhgNzY9qRSJ/EewjdwW8VpSGlxAZcHJWDooSpaSYolE0Jo+x8d4t7pVwmcuSX4CnSx7lHHee8xB6Ts+0Z+F74Y3qfkYp0xg0ty/21LBVbxR+ku/nyni
HsOtlzeRP7X0jLoBt1JZXqmXFtpUng/yge7+TDSmb5v3+qv6RsRNJR+JFOTkkmiMycSvoilmNNC5YlK+8ifaSF3l9sbFcqPEI/afBKC+2K5Ic0GNuK6A8XbA
N8F7ASawA86mf4heYS2oDfLRahn5s4ShyhZ0nwxGX7KOEhsJDUBzoSqo74ox/xZqoj03WpDTmeu27ozTv9nfV3xM/mfOIL9a5tDt2WvKKM/BwHoZJyzKJlmW
uqjjlHl0XWoXWV/ubHO7b9tn4WLOvyjeXkIB2g25o7SI2Sx2VKwC1Nra//LtgQODDLimbhMe4rRYjr5EF4Ih8QFbf75+bCt5R+DFjse2nsZdsYk4qlau0hLW
lkQiR5liVPPu8m9no7Tpmon/EG8YfykDtBQ0SvTBTtkSNpA2ND8YhRaKftdmsBAmCCPE7lCQvsBOsKK0wd4bP2wgfzQs7pvrCXOrpLHc7bSm+HXJad3i7xvY
KaWSzZV6vrlyViYJ3/tr0XVNSzgroLHpgWUAV7qGzokX1bJyKzBI/xZ4Ye6BAkzZ+K/yRngSlkgbLccHFpu/KUrOGnWGvgGlmJ5ouF4Mhm3NLDZ5ATBvCJus
tsOOBTGH0DuuKnGVrKhvBR1A90CUZZVK4//C/v73Qi3nZvDadsfaPPTIkVkpyU7RdbChuJNoIRairvjyxFIwxZOcM5OpkHcfs1j+MFXEhwG7usXTj/ovuCCP
V8uKM6Up6Df+L2Z96Ih0AdTxX/YdJU7BtspROZ086a+CvzdFJUV8g/VUOCHQQezAVBL9wVL+kr79286bV6ojgzl8nu9TtEQ1RS+4HuKkgFKlEmqJRdUKBgfg
eSQfZ9dz5cPqNnY4Cvl0fYHMwjfaPHGdGEZlo9bAnZqTlWEevSBhAGmDqf4e9jrZL6m6sAzYnPfTaKwcFO8RHiTapjlShCNJ1fy96kQ0KH+vvUueGppCjKBz
2ae+uTEPWbp2Ke8/9Dj7ah24t/jz5VO+i9JP4iWVSTIwIvoyk/VTPtk6kd1JFdUHZv8hLXBVlSqia/bF9nRNJbooi70n+Skrdtl/wiH253gfbrHhsHv0b3lb
RCdMFA6DAzRhnsbK8nMLJRQBceozCtibB9Yile3iTCSOsjasXdSKwES9WyDJnaHupoqRe2wVYD+9PfsqsBF2UylwDO7GyogP5aK1a6q1lMloimxn+ykXwVy5
SNwMONXxcNV/Smd6qnsDXVVuIxUGxtuCZozfgq8rKBr5xi/NPyhcS1LpLOcAo0qkbUK5AsvOr7t27+m+J2bvaFt2wZtd2wrf7RwYPlNAGB32DMWL6S33ruKn
Ju/P/8SrkbSlnp1Fjc07z4Wn7FH37N1Zi94dprAjOz8UVHR2Q4LdHJmljfct968w+ioxTB4qLTwCz7Siah10lzEH2ztmGzeJuUpqUhO+WZxTb5nXNHQ7cttI
RkPrFUVALVnwVYvm1vIfJICipXw54pzAvHRUsmWHeyikslVv5ezmd3I2UAQmhCuG1vOjtC/aU/W0hQifgTXlZtmltIWmZVALvuI76e3z5+RzqJthiazSvhkb
gmloSmiL0TZ0mH9N/wWb5+T7G4L29DB+nXEFF5LDuBpqCI7DCWiM8Vz3cC59fMQWqag90M8pJdR6YcQI1qYpA7j26Cz/UumMtgSroaEsLirqS8HnmxiqYxzK
cxAn+N8Ko5NHiSZXmciXyGyxeyS+XhbKwL3UE7lLsBWwgLlwMNk+OFV/im7mVJRTki8LUbDLrr/1OHpUOIHAQEt5hug1mmin0CqplmbYr4WgUd1COJtGvPQL
3celhW6wk0KDUZjMZG/K0xzjwHJO4w8KX5jfNV7ZpieJQzlCmQ/cTAPopc/Kl4IrJQ/345cD9nBfufykQ7Cy1jRpHexG7AT34FXHdKm9fk8+oS4KXQpt5+jC
8+xC2KjeYdiB/nvnb7Cna7g4TzqeFBE7cIP0TZpXWJVQTf9dF6kPCdeQzVOFTVZPVd0L7NCUVMP5BRHKObhN/am8Igq9b4VK+YI0zchSnMxC0F7fZz4dF7Z2
tTmNSpHr4a6eOvz8pAymiHE3XI3eJfej1kSGFiw1boFW8gdQz2hQ36505/eFbnDPtXvoCQ+B51dvFw3fDL8yunIdmDBXythodKb/58b4ouY6Ce7b0jwUVR3U
StpgPJCPGRn6fs0A/6gN1CrC3ei7roue3uoIMUYfziyV2zEvUS+2mr2Lf6veRWvO7HCs0HE1O7uTQewqj26GIBetjtIfFi52FZO37GzExIkDCrMBoyVESqKz
1E16fqhXvJ2Zr8dLjxNOMNA/yvkdJJJb3JudN0HGzltsf03ZlYfO6AZsQc/S7zR6DEtwk6nWzqqhAWiGbze1Rn8dOMcMghlayUg9YyA7LFxVCoMaeiV6lHo5
XAEs4uskNea+2V34JmUvXpR5l/936HT6juBA52X9k343AKS/+fM22ihJ7ub6odmoKqNGzkVu66XllNBifeVWMtzW/q/X5M2JdNO2SUV+UVIycuU0QuVCAT3L
+wh3h97i5+kSm64TDSI3OZEPorFwB3kAtMzvydF17tkFPciMT9nE5LoGwzq4iV2UP44b4eKN7nptYqfCK9PI//Ta/D3ugmZwhUyXX8SUxHfAxKTrkWrhzVIn
bqD5uz6brW0s434Yd9Rc3Wac5zqGu+cboaHae2mUXkuvoixxWZgb8joiI7wvXC7FDBKo/3Rv6IdcSrVw7fyD9ft6eQWPePgF9k3OkkwfVDQS1nfXb6cWhOpG
5kbi9eH5b9VKQSKUqr5hpxhf9W3i9NBh13by9U4TRnKD8v9JTsaXRXYUbAy/k3sl1eOu5/+mNcSeJXVWL7J/qvf5uPhybJTeT/tP/+x6m7K6Tke41Jnu7Iyd
ZKP59+E8PEevBO+qn4gjxjSnCyB3Tz6GbVTnqF4Cp/AVOdHsLuD0zAg3QXvCvYlraiO9IpjJrzGJkXLClVDtyEo9OfKp7sJIZ2lUZDE/mWV2zXGlMvud4/E2
zpQUQj8bvph8lm8LcNQiGE+X1jaDeZHDpj+1bUQD8CqQhl5yxTBCPJs8kmONZ04DiGKN6KfJTSRryoM6xxm3sSlSlr2dtBb+UI7DqNAo5Ya+SO8ixbkG5Sbj
M1xVuGPMF05bf09dC7cib6ROnbIaBJSXADfAWm4G05g0OZfDznCx1s+Eu45xqa7+xkLNZsyWRvza+39zEeuICngRwafc0lZHjpIthNVc8vahap3EkWiePkZy
Ozm2oauUXjK5ZeiHy5HRjTuefNTZMP9LaLarS9I3ejs+j/lNfmhr7a5EzeEFfpWlbH4TaqjugcPyk8AKcro6IGzO75B/BcaH5wSX81n5wxy9VIt7HWit7ROb
GMvUfDjSqpLOPSmgm9678Gsy5xvIliSQsYr4hNoZeHhqqK1aKXwKVQwdESuG5ru0pLqSGLmnLcd8cK/UqmCElKQt5y2hypFazqr11sp9Cy/rUeFR1Nf0slo4
WIMXYdtQfGi1F3A9+KHOV3gjxwMj0Xgq1zE+SsW8IZeDbpdSGVwOTY8skHbrJVw53DqtU+Ax6Cj14wBzKeWk0VetjHe2+Lna+iRUaPQF/WF5fAwyRaaawk4+
VIF0ejXYxBaRVd4wmjmvRyLMU6Or3Bg0T+5DtSXrB39TNgkz0LXkCfRBfXJkTv7EuJJiB6kYpJgnrplUC/aZ2g2k2//AhtCDzJe1uswVlTZOwb1okqOu16Ef
rxviF9nqZHeWB0Sq1P1eZ6we8XcHfXKaq8vADdjR+BdNFl4G98ECaTYYJ9RnCb476IVk2znYDYzmFtCrNUmdyjyJPIisrtdf7xYRhCLojgcy/X7x1QuuovbT
19/zUz0INhAbsX+5U6EPkVhfAt/PdlvJMTrDtUwDvjw9JOAPlyaO8s34J/S7WGC8IoCSaG8bmu3eGRyIZyblOUPcMmuyuhRRYpw4SzzK1WBJHYEM5x0shS2j
ZuoVLL2xL8l3xXMcSDpFVMurxgU4LnzK2pL6qvREx/F2v+i6b1S6Og4pKBfRUinUGt9vMLbdwhvnamu3SDbnoFPFGsopejBRVb8NdX3zr6N5MtjUmQYbq0+5
ubpd+WBM8j9nU/17gjOCHVHEUyFnk1SWaMJa8W1KCyIJH2CLsTzxo1B/pSLTHB8OV2m0N0MtJ87S1+JzfaUwU1IkMcgt5wq15eRNaqF+TDsWyhLDen/XUTFB
svF1DHukNtlfr4DPlhjzbvaLcwWYnlSce87WDM3H8/UVeEPuf3MrJwHvgsr57dccE/QHweG2KdKQ/D3GfDupv4krytYw9qrvYV3xDLxIx4DhTmAvk4zB1/Ck
vlqqyHRKLggtCW3WFwTMBK7sppelDAutD/4V+SDsUTOpTr56/ObIVvadcr6wYY1HhBnvzcaT8/QW2ppwObIEHfCXUBNcDrCigJXfg+oFs4NH2FR1un4dzkLV
NQccREz0D4WO/BEINz4ZbdGT7TmWGsZKvR5/Gw0XqspVmW7qaHWPpYXwRCweiITWGGW47smdIutCCyJ4qLFxknai144uRC/vbCMJpuDj9CGSFPpE9vR/tTXl
9zMeciZV2XeD6wCXho4bl7Q3sFr+aJBMF+gx0kquM+rJXdaOsYyUyqhSFMiF9bW1REfjCDXXKB45jKjsKvS/XkCX4QttqJhie8cso5LlctzdpNbBFcFjZN+C
A3w3LgOMx8+4fOpBNCDMRtLVZ1hQbOFcpAM1D+LMYuI31yDOnbMv0A9VRI83N3F2xIdxzdEc4oYxg7mDHfKPDOylzpuC+cOkB+J2fVfyatcVdIluEv7NeSfB
5+PDvfTCkAkuxlRECK3Jo/AG9kIpEDfSg+RN6ndYjqkaeBApHTm5dS08ExnK3eGWCH57XVcTfj7/ItTF/tk6j9Jgw/hi2jD1e8UdETcokz8d3c03s+Ui5sjJ
ULGkC1IIxHgL0D2uJV86H4GzylvxaP4Nc0NI2txCLj6TPoUq80Poq+a6+irh1KYWcnbgNTsynCG3Fstx7SVKLYXZ9DTwgivGHHRWN17TUU6K552fjWZwS8E5
vlRoiT4AjuS35fhQU/0EnJCwVhWpc6pZwl2niK58Qq313Ap1XDAWXcGPqlN8vwcjSiHXkbtOd4L3pWZBu9ozskI4Yr+oHjaKaTfBcfEAeVv5ZZ2cU5lA0n7Q
BLygj+itk8d40rhy+lh2nmM9xejvbZjeVPAZ/yX1M9ow1RhJahfJg3+GTWShOhl+Ef4zKjkfy0T4mTH9VweaxDvGKdfAyLHI9HwKlfE8Z0LOIz6X9ifxu9yP
yAiVjYyO/Bt+rKbxKcT/leP7//nwrIaIIVgGegFcaBXaz87LwuFz44XUL/gN/kPXTWrPnfIuDTSUAbuc7cG8pYbrQ/TkhJJsHjFbtGkduFSlkdYbU9BucIKr
gjVRA/qh0Hj6X9s3yeQ6FqylNIfVjcyCXvbLxomCOuQs5jzRoVaTpK4AhoKq2dpd2Mx+KmjlqeAqrw5Q93EDzCMLYnblc4SK60OSFLyrqQX7IF8NrY0M3NZF
SWCKRu1Qd9J/B+ejxuFCeRr3iVlmzxD/E92woQtEpkXSGB9RyJiYuuIJeTFn1UrnXNXr6p133GMXcfW54cmVnM8MTu2s7vjFls/UvrkBdb7+0HiIj+XuGv1D
A+Aa15KQK/JN2uu6x560HBBbhcrof4RZ9Zs8R/iT9BONkjB5DJUmFrJzURdQST0vFMs4EXhX1xPSwFn9aUr/4ALbLH0jk2ZMxMfricQjdVnhgWiX8khOACNM
sXwDRfLOJHTrA2oI43cdSW+nP6tzoNoQ6oizMKVa2EcA43boMdjia8cboQWhXUYneMi13HlRiau7hh2WQzjXhQZwdWGs0U3Jcv1tqsdPDBwIVQofDJfEZ5FT
tB2cAxbK6o46rkeBc4hEFu1vbrF801VTs0X2W/cwVz2DuR5KLnyNBhS8Cz1OuQHbyo/59oHr4o2UQtaybq2SnNJGHEwf0I4In/VOhSf1trzHOK4lg0faKjaK
3IpqpFgMDi8BWqq5Ias8WR/J7cXbGPlaZlIx2N9ZFZ4lMH4KE8f68hxmc+iRAH7ppCiV1b/Q+/gtdZ2ROsxpZ2PVz2qodSCTbJI/UalgHAE/temkA77M4UwO
jlJWu1JBnN4tv0Xd6/yogsX4XXAiPyVpsTQ9f392B+GlvQdd1tXIdU+pwa/Tg/q25ImRPVoS6kK/iZRmZ/9i04ExjfGVrvNJpepW1gM0jdYb2+R3WFbyVjw1
5STN8r9FCvXDSd2yZnm/cqXYNraNkSnoplHMN5r2On9SK+Ebrq3aRHsBbf4MMNEvhsnkTkrXHavFXKWXs690jCuOOjuPR+XrP0IusL7qcXKzba56ylk8uCo3
lft/EpK/Vj53wbiXFBWp5t4VpxibjSuSJzLcWEVPkato48VPuFNLj+3K9KJ3aaUjk+BNc3WxVfJSbpXScsd3eDI4nP/mmhom5IkYUK2BqMhxaivnd7VUy6hN
Q594A/4sqO/Jtr11OSLPdb9O0V2D0fgV2zY6IC6jn5je2w7G1g1MSf5X8/FD8r9pW4zsQotxwDjsIgxkf0sOoW4IFSrd4nZx0/kqkZfyLWjJrSqMUFN5PiWP
aGN6GekXEzBKs+nhiUlc6Nkv1N7oOqMRgIPNUW2i8zYDM5MjpcF0gJaJZkxt6SV/NLg0JuLoDZeTk0LPZR+3hwnwWdwCrZM+gp4Bu4fWJT1RLuC3TNOkDHpf
0nozy0dTBzMzRCs5BDThNOo0bBooDecwS/1voJRQmHtP7wo/S+fgZFoAbbJZNEB1sh/MKqoiTkg8T4VRqn+FJcd2QO1mh5kj/UX4PvmEXt22ktmun3Hm4pfo
F9IoGy0/DwSTZvE9iclaS249e4sbiWvUQW4GsZAM0R9MutYSDad9cn+tFT9ReQ42GIf1FnpyUlVlme0vbxf+C14ydNE33hbj2BDc4rgmtlcrgVm+mv4g/tgf
RwxHW+nJIq8NhX5jsb6eTuLSwp2MRYZuKSMlCmtCAjsWfIK3gkNzp4Z60LR0256qJkRuhDqp/M7erMRsResZnLuhvZbOgakVT29bql7XTXi7hNWWtuI84h3R
BdTRrXHznRVYAZ6UJuL1gi65CJdJluHbOEdXW5zUFS32dMz5ZN/JjqWvUwOoDNffRjMghHdJd8R18A94Ao7SouVnRDK0olKJ/wRVZivd3lQTW4mugRJ4B1gz
iUoqGirhyos6b9QUvykuI2iL4veIDW2xputEPTSMrrz0u7zYmCwdV/9lotFaPNtH6qWM2x4Ve2IdG5LUS/xsLldmmDqcoB3lO0KKqEWxdCV9IhFNTtHviZyy
JQgtx4CofkPt6M+hKvxx1pDG6HuZxzE2fV7Ygff4pVz9/U2ltqhLoEuArblD/ctTkluFrnMdfcsS2PBj4gm3gd7K/yn9T95+0WNjmowTV8ii2VfVIB1DtTNq
iyfs7eU8hOXuVmtw+4LdxcOCKbhHPiOOtr/2P7R+pBOQL9iRvsRfVtKYuKQx6r+2yebV1HQza06kZPavcBVlOJ2SngI+6njyQXoxk5q/FeQnbYELmWTpkvwX
1Y5yaNe4hjAMtztrGub8n2yIS+fvsZtcufksWMb8pvQI7TaKQh3OSMst2K0shF28nfBHUh2C8v2npVto/W16da0qs1pq4zwHmhpjuaJoo2FR+oidyQVpq7ju
riLcSZCD2hEjbfutqn862RYk0MlwveMv3yQBuD8r+TGZysBAxC3k9JA6ByeRT+mS9mtxN+g04qbyQVxCB8htUjTXLbGxdDWQ5/gIP4ujpb4Ya/6B/lDbpqdI
nezVjfvwqTDJ/CAwStqUELLuJauL1/zz6c6K21JU2gBb49XVyfosx1tHmcBo/zv/kcR7wXi7Wa6ppjjKCIXURksGm5ItiOUDovl6hh28wNw5LUAhXZ5ZS7P0
zEB+oJJ1qbCRuICNVSdnx2+rhbchW2GdcZ96gUC1MHUvw/EO/2VPV6I61PCDio+4GZjkfma5ZhuFxskE3hyvVH2WuBI2zSv4NW9DgQtEBKP58K89ZpELqbmU
T24m9Y9zO6Zsy7ZVEeusK5MzSU1WVwiPaxSIPDlILCd20jEiGRwVq8T+TMeJh6YhqB6NobXkG3wcrAWHwmSwQDuorAXxjtHm3zGz0FxpFTRWpFr3WhYFy9oq
ALN/oS2XaQ2PY2vgXUc++TpwQJliLpO9xHwmrrrFDNcQQ/khoJBZBO6qI90x/jHwDbIEOwYu0v1AdfIzc04cJDeGnwIpzFXLIFNpIWyq6RsuG2IlcS3V3FHJ
OO7tRI52L9BK63lYNVMvakT2aLgU3IlOsQ8nLFhr7D7RTWjgmcq9UEZKu9Rn8r6aM60fg3drrfb5HEcTrP5Vcgw6jXqB9rbH0sDEzmiG9TnRQj2o9gk2CD4S
RsHhbGf6qFAE/yK9rdwVdBHbwnjQntQSneI79gkxzvIf2KxKoL7+L2yNzqt31HhImf7n7YIiozJlsj/Z1ro7973SDcy1Z6n5/mkBBV8e6OpVA/0dY/wLxNue
yuQgBcPN2HapOTjNZWDTWAz+Q91H06Rz5j9h3+AbrmTeZqVJYGHiQ2lwMM7elB78i1P/EBVlh5DHTCZGe61MicQf0GrvRM1Ie0nVp/bQ3/EPBIWPxv8hvwq3
tHixe5QjN4F6nluYEe0fJ03G8qSS0hchS0jVu2qtgz3QbTQRC6JtzAXyJj4AG49i8GhrNkyKnxVojB6og2KTNrZQW8F3qKO4UugEt6CXxno+xZjIJrIHCu5y
B4h/9LfEQT0e4Wl1kn6Tq9VMCZUJ+SLnuedEkC+B3kaKhtP0wQUjCx7RfVwTa48Kl9efh8q43mXhxhZogab/j6y3jq4ae7+HcYcBCqVAvVfidnMruHtx18EZ
Bnd3GdyK1dtrkZPkRG6Luw3u7u4OxXn7+f33fueslXXyZ3JOnmfvvXLW3mw57SXcKO5lbpuv6Z1WbWUaSKZuMSOrDXQ5QWO42eEv7Jp7wQQw01gQGApiVIfa
hsmgL8DZ+JKcaBVHItn2xmJPKN+YK0DPgDwxHl2uxPpu2geoHXI22nuTLJkfu0ibZdZeMclTPGeglgE24rWRJuhr33usFNxruo1DzAtF9i8FFXS3/BBKoEH0
X2xxy0LcvmGgv3DI6UNMhyxxSCNpMLtXLpHaEtmor/Jtktfxlr4XxpILpU7xpCUHQ6wVdD2yhJDPJeaEhXeKTSNfC121lUT3hPbwhYzopjtdmxifoRxnrhMX
1c7ayfRXAYJeBhdR3WJXs7eAAxaAid4poDpbG/epxWg7e68Q+Tdol8BC4SUyI3oPXCq6wSnqNpyHD0Y61d6spokwbgBjIH2yx2m+8Knh+7jWvrzgplh33r+4
wEAmU5/M2PGqTGeiqzDY2GgctFojL8xlwXFEGL5PCzErwgaqjfITnW0DnVvoifQA8aPUSEw2/snJkWOCZsBgzrkomKkXmHmbntnO+KKIFqzJxHCdpPL6dvwP
FOS8Uw7DWvCVD1PViDv+s/RxokdUaWpLREFadWW9zhIcP1W6z2D4NixorWLzYwZCnQyDichR8hTNp591fTP9rsdyS2IeWYXJlXvpO+GYuL7qE/SNt4ESpT9C
LgkE+K3/xwekiGFg7CIqE6yEx4hb8L5aoJc3uqp3rZLWHBJIT3VD24su8U1Ri9ArozPDh2DHQCaX6LrNiuoj70r7Yu6kieJAN4Rm/gPAx+k5H92PYSXoyptB
/qPN3/acp93jmQ7wX3180M2GgFh2Pj2Y7wEuGJL5h2N24EdYK2YcnGfkqceksewYOZrsqZ5j/lLPCAa52Xom58ePhFeAk4khvtaGuVFiy8A42Ip7KVc3KunN
gtbWpGC+kSRlS1EgttYU9ZJanupI9reRZmO1TGAFeUoWNRILl0rq7cV9QhPZRcbpgD3ouEkX0AwbpDYQQ7RmjqD3lG+hEKWPUUjva889bydlkD7THqHtwi6m
b0JekHtylwlh4K5je+aviB/a3/rwQEO5NPORvQLjgM5swtd6R/gOMXZhvOqN20XarU95qwrV+yP7MqKO8Ct7ntjQN0z/DZOlcDTH39dYml1GbEhZ0flqT22w
RiuRqkvbI3XWC7TWYKLUFnTTz6u9gV+MgpzB6mVrX8+4ir/CRamHOBs9ozUS6mus5dQz2HaFSrN13Da9hbUps5GI+Qn5IhXCjPPWIw55T+U8xhpn/Ag01n/g
PD0t9ijZ2DfUf8hbnLkOVjBV0GqUxXwpVMghsBi8SsxTFmsr5HPYHvYxWoF8T/Xja8d0qhEiEtH31b3aG1t527eMwbnL1XVqMSnJtZteBwfY61OnyddsCBWg
bspf5Mfqhrj7aB+lq7c02Ul5ETtf7SubTCxqSdX1a8Kp2vGZj9WJgl19pSVZR2EEXKA8x4tIbR3jWMl1QrzNLmAPs+e3FPEMRO7rPmkjrCE30FsoKepFvYq3
KAjGHBdnmJwQYYzznsisLp3XisKzym7Y1Wqk9eFdOMXNp+dRv3wR1CL7GbyFbUDEYPmNCzW3BcOCp/Ln5KXDGeojab++RoX63+af1jYLZQJsQ6407+Ra8F88
ozzF4Qt8uSvUNRoIIIQuEhioTQadXckRVxiNrKt+z3rnMtytXQeFvnJ5YQZ9IvaZngBX6wFwkU1m/uZbEdNZOzaK6UYXZ/5/3jP/b5z2I5pbHwq/KTdFTWWo
GnpZrJ9znutsIf1IokZ5tmIBZp3eFtTXTiAatUY5ZAwJJMJRRqdsh/U2uh5RNSwSa4+PiZzozCQGUYbvsTcFteRO2pO4A+JqaoSDJ7dTy6OOC3FWg5iqEQtS
tqJ1pVFoPbJ/ITaf0f/garMb2ElUicBH+ynki1lYPeRNh05ujizBv6G/U7US3QnJXIgS5ytDfxDXR83hDqE3iSn2kQxFHfbmI9UMK1DGl6XkhAViU6TQQlRs
RPt9tZVIZrirCfqATRb6K2UCm/hjaojG0SxMF1aFxUrnslfiHeAYaRD/B1tciyV+eWrqqXz52OvevvnHDBMuJGo7Zic+g0WFe0R5iZIKjN0xV4S+SnlxECjF
LiLKYJkBqDc05sKxMJQr4DoR4cQwOF8db61Wn2WtgHd0Xv7N/FLHRF5Uuul7IzPJNzWXbB+VJ6qf+e/IOFuGlUu2xd9CRH6RyVAzkDi9h74Jb+nrovxgMoT2
9EAtBzYBuXoiSKQOcO2xo1gUxF0dtNZswH/QHatd1HYiyfAox7IzzM7GSOD0XBdOrQmoGwOHkHH0CZ9782l8nGchbKNcz97GbCX3x/zC6tnni8/UjXC+T6X2
IM2Y/WRRuF3vLg7UGmuV0e6ef+V8ZjCcEpQyt0EP7My25+4rvcADcCZmheKiESQOm8q84NZIBKylzMRvUJ1Ae2OAWT4jxD/AdwxtpfRK6xnYKy5Q6lLVYvaw
p7gt+ialqTEnKpSoTm1mwpQcbwWdkdcyL5l50rqYgUwG62NXBNtaT80CrLW4g5wCwzyrhT7kJLEYWdprIk76Ol+ZjeVbyevBLNbFniYOcOW0r75IIGkFIJ2x
+9/aj0Z9NesD1VxIxkgnfRUCsaqOZihPQbjjOHDDsWCY2lK/5W/OnUEb4Sv9FdRc7CZ6wl6FOct1YL+Brd55InQS5EZ9mXgv5woep+pGd+IhckASrJ6BEsGz
9Fg+jcrHd8oblDZ6S1zIHqZNqewIftMxrWnlNkZbeotWoI7QTmSORWfQ08wj0IX81/EMejepT0Fb9qQ/RekPnmuP0yfie/Xy6glpuHKC6KPatC+BaGqzdILt
IXVwDaaqagfVK/FvxaWsLhW4ykZNtv8055olfGfgRvgbDqK7GIzS3P5eyYiuWNiLa4tN6QXwia0pNaCGk64R7THesR+QjdnD4qa736VtJqvrin6YPaFJ6A3q
q6+RMYyfqdNKyeBTfYXk86/blh0sbc1WSzi3EQlS49C2PhM+XHNVapYTzb7NXaeV0hOF/TSnZ+ExruHU0cBHtSY9lh2ClPU/2rxUqqf3xfpIrJSAV9Nu0amB
JOGVOlL+aO4zh8MDykh/JW2ouglM8X2N4cAk6y38or6i97jLul8Qc/G7YENgae25RndtNjeKKJ+SRCe75225rORn90Eeki2Yp2xtZ2mmvXbL15FLjCEERWnC
jwR7xXk1Fxby3tLMcOGCXk4F2SRV3R6L7/B3xi8yp+DBoFNb40rHID3QNhUUh2PJZuI9ENBWKk1sDdhdZAs2FL3i76P3JAYwkVZ1qTOyjLnkpvhwDme/MwzX
RqhG7+c8jg3oIn9LIlbrqW2T2qq/vFnsSxjjaS032VhWm+ydGPPJeINe1SchLQLhvoqpIG0TDMRtiC8hX7YSDIf1TG/OuK2j6hSigKgureCW08+YEmRU9En9
kmXy73IYPFN3whtKb/dBegE1nxsE3yr7gilMV29vvKoxw5ovTFEijKcghR2n2ugX+hBul9w/UNtcBSarX72zkC4gURsmvwCnHN/Q1ZiJT6Vb2pYIq6m5TprE
6GiQDk2qrPnS2Rm/CSlmbWpbLUOd5csn/iFWMxyqZUWIzzyxzDzjIudT8hmXYzf8bBP4hmaa8Q991r5FnCf/BebF/sa+gLHoWjU/sNO1Qm8KqzhniPfhd7Gn
2se+ItCavebq6jrt2+mu614PaMJP+/U05ace6jxCh6nT8Aryb6KYwDADxCPx9fmZbArW1FdJGY114/owbumxWhZIYFPkUvwv13utNTpTropU1Qr5V9n3cCH8
iZ6w5jM95En+zvCF2Ug/yawxF5CVKNQAxn8d6ypTBxm3shHmR+43u6XHOiKtBYyoj1enOYqyp1wxgbE5b7A4Ikr9l4XKcuFPZCTXk1tH7iJQooA6a5QN/wTf
yH2yb3nLwgHKXK218kE5hJeLaBJbTJxs1CdCdNlTC66mrxtD2a2ubdp3Y5oNVZLgDv90a5d2xHjPtGdvaqOZBfNDEDuZShJqGDtEr0ifX4UZQ7nB2s9g08K9
Latftn4rifCTUU9ppx9TKjofKOPkfqGD0breD2oNjgOnuI9pNqqZUVQ6iL4V5trpGvXZAnsH1OP7whYnssQzet24jvhv1239LOYlKG2eUcO6V1g9Hjo54bDv
JQjoFZXvcEqglXmcL6CfyQ3j5zLXjKOJZ5K6qpFRmeZX9R58rbdkRUIGpYUT1gJxVXBH9lL7cIVUolytvBIgxUbeKlKLQH3lsxCjh2od6Y/oYJm0wjgTLWJm
WjTEdY1qr7Dbl+jl8PmpJwyJ6pWw0WWueUJfZi6wBjtaqcZMq7Uo0FKfZLY1Ctj9zGBa1Zb4dXgv5gpMyakmrErfgSe7v9Oa+/Ta/hEh0j3lHzEvflNcNpqc
2SIOg3n4S2m8skmbKJUV/rRN9gLb4ein6FlmgZBJXlOusZ1cfb2TvDtIF+lF/oA0TrINRRx5iO03KOSR9zJ/ODPR3ELW0sfCqczr4G9rpfnabGE0odus7yCN
Rm4R7ZiJ7GciDl9quY1e/mtpY61msLiZwD9RVojb1bvcOayHvk/Zz76mZmceUDL1LsxY4p7+kSSxObbj3uvUPKGqtnJljvIc/KYr6EPzAsoQmKDvZIao7wx/
rclEij6R+QOWB0OJC3Q74ZD+WazuLm0tplabv1I4iqP8WfHISfQlMgtvhfTFeys44YTVgkjsWbs/5ofSmkQUWfjbdtVx0U9BLECmN9dDqcriUKEIRa8tZwzW
2+Anyn7Em/Dbod8qYwWQHG2mXgSpEvhTn8JOUMm4R3F1yGLGSVgpvaOjW9Qh73HmF7PeFUdWUK5r5ei18Aaxu0pzsq3yhxbQMqivRrzZGpXVNeZ5LVyYG/WG
vUX/H35YeK0T95D/0IYxCSEdI4m/hC95n3I9VAtkWsQeWFUJhUVy7uu3yflSfTaO+ptzJMxVWwc3MH5jJHGVH8+08x6AD5QW6gijJzsKuW6eB32Mi5YasQvs
oFaiRfCnrjh0bfCu10e311bZe2Kb1HrV5mTNNEOVD9QOZVPg7/gT+feCKvxNTMge4L/u7APcRBbOsg3UMu7GGhMYLQzl2zGd1aLmTnQV+9loEgil5nI11QPU
7HAGVtGuw3pWb2s5N1zpRPfW35A1mDXWOVWCu4084hh6JmZ3pXHEenDdV06vB0Phgeo7PHdQ3v6NrqJejB4kh7lEZj6zmTpL3HaUFWqBE0Ib+yXhs6EbDrqz
OEfuJ18k59qWEbNE0nxPnE7XsM3mX/KMmNmaLUr2JvqWIKlaOftYpV3W38Qu75zU1VTlCknMT3t5paj2iawMrhKisxLbQVme88CfYCsvpWU3854WdDBDjUBb
FmqYZGKVr6bckUSRvxlWzCcOM6WxBsJ1McdZRNwkdtYWEQ5hmzoSSpV32vPwa0T5bF6d75scdYFeR07ANLAFVixc07JYK9CzUg7+O6sq5sgYRuYrm3PSAmu1
KP9ZcbRyGaHF0MjjGAVvgfNIgrhNPOszwTxXssyBsyDEluB05jJgVGwrYYTHhH8SC+2V7XMjNxdyx51SAtmJQpGL3tbGaa1EtEmdIeYTTaVtclVyZOwSEIQN
ydKwFKlEWxHdwD7ykXOy/Rzog4ykGzqXOzqgkWADVRz/KrXHxmFNiZZglPCCSvK3lc+qm7HN+G/vd24D1RL88DaxX0FN8C31DFrJ8zsu31txaz/SpleQbgs9
gV+bT/72R2mdldKKI7DY305ZlYWK07M74ZOEzUhlZIX3sxSS3UzZ5U/FdJtORUtF0AbENuGYfQq5VNwufxREe0Wihn+jFvAVM8qhLchx+GdyCbqBnU6W9etC
F/FHzGSmA7bS25LcF3sFi0ufqqbQocQKRiCWKirlgbUDGRktBWdmc7EI9tx2NbAfflT+1fSIjcJnyayuCk+ARc4mBuHNkHp6vPR/0KtwvI1tEuUnPfg+0qu6
mUbSLNt1yg1SI7ZtShULnDdiRhEdlOJEW/sxNUybigyNXs+tQxuHf2M/i9N9gJhCjEW6+m4HLmoJ5DXxAz4O7iDmehbQuTjvrOgrGX7DuUAsB3pGl+Sjw5ZT
bcJriZOUIjH3ozdmT4g968thvklFYSvWsl9luiqKnIyGctkp9/AhhAVa+RJyzgNGSFNOCqvEZc414DnG6QUo0FBlZfgT7rNchZ6HlPR1cbgYJleXKkdjYWmE
hcxEy5GLxGNKY38XYol0gWrjRsAMqzp7xperXXXVzPMm1WL+JDbDD67N0TO05bBD3p51NZhI+b4LkXoKK61t8e3hnsjt/GY3FQw3k6nK7FOzp+2QXnbHJDKN
uRRaBj6M/0IF8GUaNK9LTMJlIPN7lCOJJs/Cb9Br/WH0FV8Fp/P17bEuIS9UPS4lkh5uLhmeP3qbfdtjuk42ow3zo/oxfnrUMj6PmuvmiNZkQ7atXMSbym6w
SpFVxVOuQUyKPrKQzbWDG4hufBh7ydrqHo9PsT7IXYPLNm4LTthcK6+qlmAN1G4Fw5AgL0mThcZk6diiVLy6BpYE7/SvmtMfAO2Y6spn5pNxvbAy9gU3yfPo
8o4rsCB+nd5ITSHH8fFsurbFn6KGMYWslDzpUtyLzM25J6SJqfdcU8Cd6Cwf4t5KPDTL0tcBrSxyzIVzIRCa8QRX0vhLZ5UteNB6ovyrPndNoeeINeDfaHfY
km0Ps7ST5LlgCX2FNzKnlvcseZiuKvbCaxHnhU61kulPRlv3Dis1Hs+vgDbPSxHfBpdQ08Efajv+trMG4BCJzYoI9cvGOes3xlFZuCj/SS3Km2x90i/G95D3
hw+N2gKO6KGOXN6dN5V8a5XnOeuLNYYoCByMH+WYsHkBHIvVpxayZV1N8r6S87m/mQ5i7fyB+mMrFdiFPK2X+VZ9CcPIgexzcu32jpFX8sjg1OBAvbhIb9tA
FnUVjV8qrOJKGQncWHyicwXyh9KaSCcVCifmclH5a7UB8ZthEbhCXA9Yo7Nmo1L1QZakl7S+eP/rCJwOF8dHbnsUjKAqhG/AexRq6gXaMndGNO1eofz1v9N7
AFon8FtiMSM3fRJ1E7zMSGSagpbGdXWIlUi+hg6sLtrTWkUt16846mxZAqNgqUKN1lXJs3uDjrxcy8OHGSl0W21xfpr1MzGSAFQNK1l1sEUT/nZvh2EJ41xd
2LHycviB20dWp0NWp7KXQDR5VqtGRuo/+VuJ/QLT4z+i5RJeBcPMKcbC+PXR2xMG8sl1RyRFbhetdzvORb3Vv2ddR39KnLUnOFyfoaeAFOOCdIwoMPoCh17V
LoIQ87dSm6tM+aiB5Hymlh5DV9bTxRbWRnGHbTH/WyiN3AFLre1miK2AayqFcza2FH+MP+lMCFY0HxiXYS95PrwGt27pL/2LfefiYPH0kwEdWeSfF+zFd8am
8un+odRetSXfe/NovS7b0dqlUnYv7/bVdjYDklqMHKBYyPLtZbYl5w+GudFjXQVUa+S1dWHrHq2JPkeG0gIyV/pFRKCf/AMUGfhcGJZBjAXTiH+ly/w1qhq7
yngezDVPGpqjumSJSVx74wzXHVtq7dFs2TPVr+osoq12Stqmv1FJ5Yf8QcQdd3NL4y+5imy76CRsOllAz/XdIsvp7R0LC9enb+H9Z9sZ41HMcSGeeUautnUN
VNSHyRO1McxW5yZjgT4G/vTOYpzEn2w1up063cl69hqi2jR8u+OA+YpNBbuy15E2gzAaoEO1EUIhzbQnUJX1q1QTtQe1WztopiCL8cxgpcLn2Ssj6DFipvbd
axAO8DRAKLdBJnyrfwg6hAdyQt5BJd1szzK1Vxq0/tFn8y11MgjG9oTb1BZWOAqQqvwJTNCKmF2UWKNX4vvoDlZ9yUYdMjtqj9y/wUn7HfUXOsFawr6QDlDH
zZN5neKW2VrhM7O98kilnTGDqW15uL1pFR3VvHfI9epkWzn0DNWYL6GV5Xo5xuMr0e7YVXI1wRepbjWn3oFaZkW+Cf8vrALPGcUZeyBbSqOHIMtc3tDp4jG9
mxvjX4Oh+CYQARoYkfC5JAswyyIUork2xFbTzxpJOf/1qd7pX6BVNKOwH8JirjlcLL0wxJjnSjR85uXw5laEOURoyh+k2gjJTH1smyNeYLHX2Gm34HsZ5wVV
YANiH3Yko7FJy+v1AvMxlk9EcpepJzG7Ixp6v8jPrQZqLLmMOkc11S+I51y3zZ/4OmKGQglajcuUxHxhnEy3rKqJlfxH1Q4Yzi4XXPELPCPk6WzQ3ocqal0w
cvOQfEp9gr6n+wVHEglkO+2tpfk8+k9jK/R7t/uLxj5nXvvReNb9eas/jmE8xkqtEdFUrBRsGWgnzSAKsK/+7VT3hXOzfwZmp+22nwE/yWfuhYEyZJbx1tjD
/CTXaozeT6qrlQHt5HM5nf0InJk9EFSRdzP7XMX0SKZY9jBfXaU7+BdjjDkOzLgcZ8MPiKMUnnhlnFTbEgF03ro1eHHqZWRxdZRwx3hCtiQvEWWY39I85ANT
TJilzeIGmiX9Hu9RKgO00MvBNxmWYyV8q/4DfpGbNtqY7SyL7MhJ9n7IQZkF6tbsvURIzoPoNXSSmkAOT/WBH8Z1c5j0jNjLrpRCClESYV64cpB0urh2yq8x
o2nSdy+jBzmEfOJv5hsekw4WygMzBoHpykljA3mB7o8VA02jo5h92gQhEnaExclroXFA1VLRaWEdVtfDXVqo/i1umXSN+AKaKtM0xP5Gq2reE3aAOfCH0IKd
QTRxns9eCl4a+ZqSu8jej7hgp9R4ca19oyboFjmKCOFSAhpAwESiEnmuGsRZGAGaElWsV0oHuq/P52+UuSjbDu3kdWdeYe96Sg9L9agXyae+p7FfmYkkBB6m
LvLE/Vj9J/NfohGcbs7iDmdFmwPIdxonWbE3hCtsOealUY59JdOEpqDqXeqQ1tBXx5XtnC70Ng17ZTYM9KfOMj09LbjbSDklGFDE7+pceD77K/IvO1rulbtU
Wx+1HJ3A5GbvUCr7S8i3sDIK9FV3HNfbCAvFbDWb6s/cJva49ou9ouu6gOMXen41IgqEpvX0VZIHwV0CqcrwCw237vGR1bYgq4QtcFrNNmq0x4d+Q4ZoJQGk
pskPxS3kf5zsi7QVJnCH/GnYEuQijNZU2yH1UiBSasyIbIzzJ3EWNidrSjn+T1TPuNDcEaLOTrG54J3ceJ/bDrwzyLfIciacqyaa6I8MLbBLX+nzedooPm0Q
2tDe0qRAF1tDf5KyCnY3h2yh9Bm+3sgSplpEFbIjeUPzEtcFwH6j1rA6kaEuDHxWwvxbmbxCzZ6lb4NO2FrHVHvcef2kNCtjoz1UX6+04Fz6KZTJvcWvk2cL
65DRUa3EY7YRGeMZYK9L12UaoR+J7lI8XlN9I/YNLqSL2rzqTGK9Nhd8yBgtZpAn5W+BMGYpEgJtZqaC1xoM+iUWEX5pq8yx1mnYSx/lPpd/Wi9NpFurTUE/
q410XXTUyp2dPYKa7CvcB2EmlWalUBnBP5Q6VGfmIuwpVdJsTGQOEUw38/m9scWE6eTbaA/1Ke89sY/Zwf+plKBx9xHBVKdYU2skMaHgD8c88brzKMxii8OS
WDnyBNXE3Zn/6Krk5pQQWFV/jefbt8AvgszM5vrh3clN/jBGQiprKNfdiMKPoYcTjoIVct3KC/hxpOQbw21gGioN8SH+uXp0RnJuYz0UbAcogvBfxcFUKV7k
5xoEEYaXdF9LKpH/U9pUp14ii/5lfcr7UzfgKzwHPRJ/QxmU+hYrELbqNykifoqwls0gJgUT9ZD493HfrFC9ia6R/4olrSF6Cc6ZVTyyXM5JYhvfSB1glAjE
JGzVxhv9qJtiAfD7OrgqM0Vhf264kM+GwJ6Wtbmj+wuRZB/KlHW8BUpwHRUAbzzHxIdMI/0E31mvY90HlWG2VcNyULfYIfQ1bZA+vM4uX6QYVodlJwdmi0ew
XLhBrA3z0loRr/jvtmSxnb7Ke8k6npG2sZHbj1wjx8N455usJtxHrgsczBwxx8G9RFf/S223Wg+boIx2jKMBXGH5fZuD/VTS28L3iV1J9jDvehvkjTTO26q5
j/u71MqKG4HZ9RS9mOupeVmbzK0yStJrXAcTCohnznCuNxtQzudMdhXE1d74rz+WfoHedXYNLrcmoXf1Q3g9OMqotHgEE6EdRu7asjP+m3cxS9lpv0PNWj1f
EvEGavfYctZAshfTzetSj8qRFoL0pDhmgBIljvZ84VbAKcZHKshY8kb2IT4buUS7EY++Tm2CVFfTXFXgbIKKz0hQ1YbxFcEFvnZwvluwxm+vtNNtplnXuMXW
N7tbULFihe94PyYgxSsj+DlwK99F+yC8B/9LOB5hgNh/XDKQiaa+nnmz8AbuMUQ1ZlUuJxVNUWGEudeXaHtmVTc7ur7Bf/TVGQcjstkiGmnsz+ui1oyfh9XB
H7FnU5tFRsbOYHZFL/IWiX4gbSFHOq4h+9NfgyhjotZPlsgF+F1Ho9hEPUkJQ77BUPgNGe/ML+wE7WA7hA6PstWxd8SHqDHgi62WfApeygjHobe+8Ep55ZxA
vfa6/QZRzHgpzU+luXJbpiirtXtMefWy/RVZPfWXbxu6EnkAF9BFyN+5fZE9jv1iBj1IrWHup2riipPVc3L6EFdyMWV19lpxli1WiwwkExftCd4a2U5nor9C
9t/SZbJKpY/oKXUd+IknaXbrojabCFVC9B3UJOO5moCPY7zAiLug1RKf6w5hireA6VpkXsaR2uOzkqr1E6viBc460TMUAVE8nDA1swEtGYdASW0d/Tp/ozLN
Fy7+3PoBftSLm0v88dK+tEqo5OlAFd/SOxDj/ZNi9flRYUyKEOeZljFYidbL4G3JmfxXcMsok/Mr8zt5gLiK/4XOyTJzzoTMiJ4Jlynp9tNiGaWRcMh/gyyE
N3sIuZ5sBjJAbKCxL014SM1Eq8F8Twm0WxWZLBVd3KdTMWA2ZQv/kHlHGwoXECiwUFv2V+Ww4NfSlPuBjehRI5i1fEsR6xfYGsPkVGH7iWr8HqEasZSllUjH
ZqqufZ2znH8us4vcUDE+hqbCpZvqLbKyoz1xSiuj7/FZeE88TVhEVcXuM6UDJ6Oe2+5jM7E/7TnQUhTVKV4H15QhuQkykf6YbizmelKlJHAesKI96q2JUhux
qrFpeCmmLrMdwY3uoO/mS6gdfESqS1PAIOoD9Rm0UX9miVxvZIR9u9I0e7VQ18jP1Tf39lDRI4kg9n9ScwrnYshbuTu1BbaJKoYkawd0HbZXs+kpaTJ4Zwxi
NgMP2VT6aauwuQwoILepnRh/zCdYwTGQHUT5wj+pI1Ve3oR/V6+Jm/wDYFk4KKen/gK2jmU2/ZP5WqPsfxGVqUh5pK0oUoOJMESkND2S3Cw3Ip5kt/duCXTW
o4lZoLU02V+OR6mO9jlMDOkDwTw/WOgPXe/h6gB+2262InNWygmXuBrUGdvGiF+R16i/twxBnssx2E6yrFQ8rA72OeU8nId60Xnqa+OTANRuVGf5a26B0TZ7
v3KUjYZBdTxby9ZTriS8Yf/ia29twYVEHZankEl5p9yJcnPYlkpR6ljQvxitmr+CK6teSPitzMQT0d2JG/WmYGZMX24t+Gk+9RX1TZcZsW/+7LzvVgOxNVvF
V568IXZ3+d17tB6+WXA3H6Lu4xZztL0L+AS6Bd9uOW1fBcOI0tpAGGmdMWoKOcJz9SvfPVDDahXsqN7idtUchCXpufIudrw7DeQYh/ma+uE8r1/P/sCudnqJ
Mkai7GBUbhtbyupJrmR+Iw2459gr/iLzQV1AlbMNdZ9Ba2v54k/tgxoJx2U81uKs3YTsCIFnLST4ljiWdVxezXrhebFAXCAUJdMjLto2MfT2okw6Wl6poeQG
n5hdwHV/GSXRYIlPwfrGTBAi+sNGWJeVHupvoTbIZRtnDoUlJIov5fyY+YrKyrylGXCRxTKDhQz41LoFXHQHcJR4UNgF9ultAjtld74bTiQgUjHocG0GbvWG
GUdWogcKG4X+Bh/kZQePxVZiOxZy/kb6c7U/na7UozMMQiruTYEx6l5uCjLQmusqi+0geFhLVbbe0i5a07anxJej5sIhSgW2LLOXGUEcASPzsuWPZksDsuXM
RIwNhLiv0HvsS4Sh9Ifsy+wfjIdYGduSbma8AnOs9dQYUDU4DauUl220ymuEtZaqw91WptYMNsWO6r/cV/TU/G3aSXN4sASchNK6ZpRm8NjixG5tETUnplnC
aVdZ55f8l5ZHWauep05lVEMC7DTXQOSc0SRoZhjWdbg1powwW/9PttQ8j2aXyqI1CjvfI3afulxJNRjXKOs1OYYa6P/GXoTfxUr0EL1x1GVRZd6gjfnL8Bd+
SUnI28l+oAimC7c+ird9YSi6uSbK7cgIZb8vRCXgF7OzlYsU336BXc148krHLNWvbrtd7bMQZ6TCm1Q57g98kFzeuY+8mNpxW7/YesHekiHuQE77yrqPCQ/h
L/5Popy7ttK4/gz3GRCJNuAb820CG/m6UY9haS6VmCndAVv1SK6Yq4yyA8eJ8hRN2pDf9EmuFNubJv3diCQrUasFRTqPncNY4jWhvXBdHIFPUXTQNe6wGgv/
51b4JWu2uJI9Fo7qo2q1AIOFeNiF3qkt1FdbXYREbKuabFRn89gsrZ26XPi0pVpgkeehUoekYVFYU2nO7tYGw7nuteqeSA8bz91k3SzgOvOAZ7DuPBl/Tgoh
OxPjpbJ5VWLLoR1cojBQGQxK5UxXbpMXay6VNzI9qY210tFSsACsJ1+A1o5I5hSM3KzXPkfm27OxD2qaLkAXSOZ4barsSWiS2U+t6i4XA8wbtq2ah1D0Ysyf
aIZxALhhkvq3U1F/wK5EAzhIKicP1Vd7aymhejGqO7XDtzp2s3+1Vl+rE19OT8oYg0aAOkpneEOvaN6VxtnfwikgTK6AhIFTRJ7/liPa7M78Q4fJQ/Q08AF2
oEczFbDxvn2u7qA06EyESqX1LKGVYwJ+Ro8TFiJaYLg+yXhKp1Sv7ZvmEsTo8BH+s1Id+pPztq+md3XOaqU0wvnn6XfZT+Jg9wpld+wnpjL/BDvPTIFHjFxz
HNpJvyM4yfvMIb8dKOobVSD+5Cf6Zpg63yI4G6sB95JLEQb2ZPzOw9oFtqm/VWY09SFQk6hMbCLren9KFyP3R0VhoaAXfQZsZpJcCbYUfDLRwFlNCeOaC5PQ
vc7zVCSTSFXlTuJvmFDqjM8wPyodkMbCPNsVDwe3gjm1ZouTrGjXy4QMGKYNZSuZCdp28jg2yTtTykrtCDHfQOoH3K2kawVkM4qybOqxQBVV5QTqLUxkw40p
RNXgE0dpo3gAUhX1/6R1zZsl7oBj1BVy9eDbzDzmBU1iITRnRjJ/YyvJ7XYFm4xnei9Sl+AbuJV8ysRpbTiRT/MVV4qyHbQTRC+U8PnFKMcAqqUSZ3SWaoG/
a9dXmxhrkPkwFFXNBlHnsQtqqE7j38gO2mhipPhWTHNiW1ZpR0AK7G9JfCqoq7xA7sTUI34rdfSP5BmiFl0RVsWT4xFkg/I3st+/HL6he2kqwarFuLJkI36N
spGpD15LKdwavFrECvAEyUlt6xCjVsp7rA6gv3dQeg+ivnBecuetIyaS122R5HC+alRCzgLOTC9OC/wKqV78DiNT7ZRbkwrjxtujzHmWAm+pOBC5vtxHfbnR
h10SjViz2DiOc98WP62flIuZ5dSjMMdoZtWAPn4e+9C1Kr2IbaFvtH+SVcIQ/b2jlqAbtFpMJkirvppZTexclacMQrPJz56CXHbrXO6P/PNYTPBJ1pAcGray
/izkYDG6G/lIVEZqGev1PDoK7epKY/8RPxV2+B7Md3IlkS2Upk6L/3P3K+Afe84EfvDV5L7Buzzua4iddlUwDwZbB2/AQeRodxPmViBX7IKloy7pVU63wvqZ
7mvA1rUPU+8wbZW/qBEiIg4yOwndtLyY81txYbRSLzAXPtSHgHZgLBKip3mrK/lga7gNsRubAjuEMKsGWUVJN6flT6K7U5tMSM2jLuZc0CqDjsEW8C/pvEGo
nYTmWzcou5jq5iOjptET+SvulJKBnDDH8gOrBYQ46aUj1fIzF8UX+hnmHziN+epZhpaQ3kZJIAULgL58mDDY6G+EsReEFtoWx1t1CsEjDtRh3VbeM3ZjLHOO
rBT4A7W0KroqVtWL0OvACXOiNc/2Q5sGTuk2/wh+LpYbILESce2Z41FT4fHcTPhvTpwrTsPBW3UXWZ8+xMfq7cXP/ADGy3Sy1SefsKfw0uph+oEUTfjTH5Iu
exZx3nuUE9DiwYr2ANPOncXNBG+I9vwAoxhd00TobWoj/RReNMiIMyt3sHg23drqdpFR5Ajrm9WdueWZDzo5u1MFMUG6H3VPDEpbYlL9/81LvKSfZOpqqTAF
cebVyL6jlrLKIbfgM2E3NcsV1Fs71yqVYJg6JGdUcCUB0Io502B8QBKimMNSEWwI+gURjGdMVaIOOOYfCataveRy2mNhBR2LfVIzqEF5ojlQegRuWqmFmD/P
aG9z4W1NUVlCrlD+0vfqSXhJ50p2iaeOizK+U1fSd1qV8SFgkFvIKyGQ3LL8n8R54pGxn2nHlMnLNSuG/wSTWAQ2ADZ3mj3PGSUlhSfqD0iHa5l+TysCBzh3
O5YLHN2HHaAnC/0C59lu7pHyVG2f4SH/sl7DxZrgHC7gxnjrOzHNflRdpc4jFjjOszfwqvgwLtUKJfLA1tgRcAEcQxax6jMC0khpZbXRd2W/FnD2nWsAWQkm
wfvIYrIrvMW8V0eKoy2HvpmqYcRRlXNp7F+pnqslSSQWsHj6IGZ2/Hd+oN5YzkO6O0oyy4QA6K6fEZP0reFhzvHUCaJ72kEykzjo26N906c7jhrryFzOzX53
dYvUfdVQO82Qm7y1lc5ejJmGhYGudIr9oNGKq6QS5h51Q+5OZjKmIqIrjDklXtAPKd8YDsti37CcY4/8zpPMRztGZ1dwn6SGOUsDO3FCFWMGGPORs8aM7RWM
d1p/TmYy6ATHJapt3D5PYHUTEJOQy0Vw5xM9bEF0Md8hLolpo5u+L7SFCiBEakrNM9+qA4InjUYxvRAKexd4CF+SJ8SreLxtrKuLI12IoYo49sTNAHUtSiXU
heo+RYGzjbnEMdtEYg4Wh+xToHaPgmaYZTOS4U+iQvAv42agvNUsmK9P5SboV8k/kGrmSt8uKcWs6ZqO9rDWu1za99iJ6Dj/enYnkZpTDs5SVwnXlIFISmFd
Vwkpab5TG/GC6wxVGjrJJUQS15FbS77lnRmvmQzlvN6N87k389E4HX84cJk8kv7VhLC4ekaLCFTS3yFJfDY8S28urEyV34btip8OAoSL6B7o56iPZ+bVQgSx
LutOuKNWNyoBxoiiR7NLqWUxPFOdeUOUd/4yWmM15Fr8BoZSFWIW4ZYpo6inA0zz/Tch88+I0+ZncbFUJ6eFusZVoN32nAwL8hS3gGLTp9ttxlpvLtmIDieG
m/3EXmSAbmjdEhyEmf/NemieMjqRdchlYknCgbZQ40PbAV7tZqWSHwJ7ifD4ufCcXiSvBhvOz3cU19yOlcHmsCZV3xhmU6MPxxG6CaMCd7PnWKvoMxkDRdKq
WaiMa+e1ix7mHshSWntlCzmBKce7RcQ1gT/NrFB2Ia/NZMZgHHnTtIuOHPdsckLeAvNmMNfa6hiqhrDnjVT9qP2oa4g8Eh4m1jJu4ZkxCWx0FjNnxn3W8WA5
/BhRE39L2/VpYFR8Pl+Fvw8mYzX0ysbOHGBUz7dAF+RjQpxrojuGoaDdvR7dwneImG9PBtFwnf4b/0i//t9JR08D5ba8I/dKdELiemawLU5xKg/I9b5DvrN0
Tdd9tb48jKD1QWo7+D+vpZ3aNKW3Quf0yVsVU4O67OYS/HwltyM+lMeZPtZDuD84B/3OLMx4IB2MPUD9ZFYRBjnPGigvs7blj4gsgcyXdsZqylWihLdc7FF9
fqCba0te6fwKeby+RyiOj9r23XQaZSkHxaN3nD+QaHG5pyVeDc8WimJX4QTwEn1gZ4kGdHliEHMZ701doNvoW7D62VNsD/lMMoR+S/dmUpiBLMJ9gx05C6to
FcinyPPMe/8b8R3/w7yRPViqp9Zh86nH3Gl9ujzFKBe/xJ7LvMRXwFPBZeY6MlED5A/yunIO3ct2rfID64cthDus//15rsP2wkwtLG2heUJ/yV4jOpDNpRCi
ok45IsBBfJr4N9aAN/S2+BFjGOyT3TrQ3dL48s4mbH/Pv3KSu6k62ROlr9J/WYilyO+hTUu3QvLfoj+Y6u53WH/6saCzTjZe325NMizETT+1bqiDIW00ZlIU
B/4Ej4rcAXbERK+brk6ybmiX4waDMmJLqr33UWCJUE89U9gdk8wj1l1oyHecK3P+8ocj0/Ry5kxhAXHb/pJZSfaLGciFGbeIjWxZ+LRQu4whctg8/T6zCur4
cm2qZ6BYGxtKtueHyLfEelgNaYSxGtaQqzD/Te29pu0Eq8EJpUlsKaS/6zBVyYrl6rtWKNN8jaxeBoG2A3HqbmkNTDacwjmui/2aVVRdrldFk5mm2BLPLJC1
5SWo52pglDI+qC3SkmNLBtOp6Dg3c1qv7rtmWxN30gxX+8FZRnekUWyQ+Uvt6bvJ5/CxYjuloRxm5LND0dZcDcDoJ80oOFWYHWzLV46/wUdYO/BuZsP4rUxc
0lZ7PSW+QjtlmOOs8R5EwhDlfk4xtIfyju/DzAWHGb8+1vrIptGLuD5EDskal+GynPdoAYhCioL51KiUgwwtFAjTfCyxg8q0nyZmGEeNO/qfrjfcAaoJCGNn
S4OlamAM/cF2zl2MDlpVtWvQVMv7q4jPqJXyCYwmjksx2l2YbqzBOno8uinVxNrqSdKRQNCzN0ST09TjwX3GPjlTmMD025IfGYfv8feRRa2Vsikh0j2Z/5PZ
yeBgoXaMzLAX5Qhutm2m3szkcrYHllCZbHvPSGoiJXLbiQj1DTkR4uJ8TgOE7Z+Y9spIooo1w1objKfipAXoLNdSfbOvqXqBW6n3oEcSAXicjyIO56bjPQux
rJQUtTxGi0ff1F5dqKh+GBMzh9A+spf7LjmS2cvmFtZhKb2t8ivpqFaf6skXVV9lVkAy/VWY9cJjp4N7ChYiJQzSqmAOIGdQ0929ameRJ9mDwiDhWHAsn8dc
oeppd7HKsqhy1Ds4oUYfpQec6xyIPZaXGt34EUwTqi/zCNRi9nJNWRZ2WjswrpmrttBBKs+2Js8KteTVNd7y15wxgRBhKl+TLea3qyHwY6HCvCL1NjemhvlL
w7lMA7SYmKgm66nED7Fewj31MNlEf8SOTnli9XBVJ67pA+mV/pL4fbw2N1UvYstQVsa3dzxQ7RYGlhudYrfhV3Uhpy+1X1Zy3sVdIc7wo9ni+io+tBav/4mc
dZmuQZSNb0D0SGxPcGCesEmVwT1pOJcDzzl7yu2NDmq4NYQcnnBcDxAy+wfWVvWIE43LRlvjo/+W7uQ7CD+1YYWqv6g629WNqwtTqeHkUX2c+gCby36mOjEJ
CM+2Rf+bY91fthv7FBn0tsLYFHDDvcvexNckerouwUjuM2y+0a61VdZEzEV+ssOQ19glaZvYgY9gFqC34FgwZON7sAr88JegK7JiQBTyycqwuXNUfCPlOb8T
nc6EaWuYqfjyvCJwsdO9/ZijuvbNU0bfr24hb6rdQV1E888TSX4as5qbYwxzfgYBayZM1pchWfC0Xjfxg3EbfkmqYKzJbUuskxbHxqm39T1GC70/iCY26rPw
v+2l0bpWhjnSbOovya7zFQgekGS81layV5UX9g2gCHHW19c87A2JW+6YAB7QJrtIVPj+ygBrTDAduyeuzm0tXzI98LXxB1YjuJpahJQXL5L1A0PM3b76qc+k
gLrHVUTsmklQL/zViWaVLyuaK5qZxaJETWYuNZffYfbmW9LV0Ujn++gE6oqo4ljsLr46ewBfEWjnjEWWoZi7f84cJFRqwxxUJ1MuRmGrMhWlDOwZV0RZyBzT
m5s1mOPce7a3fpDdTw8FfWUyOpshhaFCY3axz2mdjzmq3Y9ppF3IqyQlaksjXlgbmFYs5QoGrwY6FCLRGKpdQIdDwRa9pOOY0DpQanVQ2BfvAPvjK+pf8D/c
K9iarnfYZ7NrQm94yCoX11qfkXRQvyj2NPdBzjhHxqg93Y2sh+S4xMfgHP8YDnVMyLC0VoW4vNH+JXMOOcZ3Jbau4vF+IEsT98jK0ZWZCDLe9i7Q2e1lVvr+
hqMSYqjHuowdEf5WxhplcstkjILbnXuI19Ii5rKSE8065updybPMOb+XeWkW1cKNwTou9Ym+7JyDV9UOMaPpushNbYy6gf3T7iYWGu3C3vrbKBNUQZ9T510e
6kzNOEzsITbGr2V6KPNcJUBtvGXGV/En3AEx4iH2EL0a6M3vt/uj98k0eCPjrlAWh9XBWkAQu8R8YPoDnnvIK9ciq6tiyl/1rtZB7yBljdFK3au6mapwgtA7
cQWz27ZL4uBZqoK5QVhFPND83r+tX4GzkCQ/QBt9y28khFNddV5Y6MDYidgkua2+MPZVTmxmrC2KSFVbGOnEE8bu3GNrbKwC5xz/J528cFQWqZji7olaAfLM
3l/JVB6rKTH7hPjECWp1pLU9gxyuNsZa+H3gOOgJXog1PB2194o3Pg0OECwlPH2Mvz9hwnVgP/bDzMpLUic5miZNceP80sS6tZlgcQQPxoPu2ytGPtQX5jlM
mp0JjxH3s5bgXdhMRLF+Su/NRuSI2lHcdsVOkFmjg/eZMPUTTCKbm28N1Rzti1Y7sTk8jhwTB1C1gAym5DbAPzBI7DZXKQ3hNtM9C7nYBro1eInsoNpGXxIf
YG1BX3M/PA0nMTuQMoE8ZLSzml5Wmp7TCB1L9hZikGwahZ+ZmsQ0uqltiFviDjPFGSdjF7sxs6QqgfCt//rPCT+0FkYf61//NLZf9CfCLtu8uKhHdGEfKK/V
D3hD7Q4+XAzLPaa0EHfB7NyVQFecAVasiURl15IfKVc9U8Aq2sJ5LckxXZurUcoaZb0tWYwx+yqVC6sb6m/Ey+AQXYkpRdcnPsW0liJVKStTHIeNxIuCoWI3
unl205SbaSWV17GdyGXmH8q/6wxzvFIvtjmYDpIjHvoRfQIsrZ6OPKJe0fPTPiA90PlCOLpICHq3yL/lX/6idAraOzcncEOAhiTcI0OUt+ZzmswrLlzUI5QL
xityoP+DWMEXnRkHJHlKaIiSI0wVLlGvlCGBndgM4zGxBt1pvM2eG94wbhBYSJUBtZwdlz0X/TJH7oy7Y1/n6EjSBC2Ny+3n6yk/kE8RPdBa4CGyXH/qQJhl
iB3vTWy1lSKbM83oeTYP0sXxGZ8J+iFPoZpeXh6nIGJ5/YD0RVxKXcg+rfam/sJbIPnKLFhObphTQS8Fy4FdUbNBRaQbWxz2dB6A921UhNfXBivi6E8k+18A
r9hT+yIGAyP9d+jz9GzukVhRt8l/KXv8V9FbOUlCIVGU92dXIiaaqDHAOG9bsvEIRgintaBzru8I/sPXhhMpFzeJbM3dZObQFdAj0b6IQXCUtyJz1XZSxWN+
5vTzhcAmzBllJzYkRQHTs5saPbOeawn2ikS96CWUMzDU0XPrQJ3XP0JGeWZfqU1UdgjdiYHw/8cN/9+8U/jHV1zwxobCGvRLYSy5GSsO1zKPyLtkds60zC4q
l1bMNhLcIAK5panJtn/iRHY/uE/2x3/IBDiQWwLv4ikrnoc34V6xltw697hG6PnUVLBNGu6phXUwqPhUdprSmf/F7NJKuiYj28FM+mq0T06WD5BadsWo8eGR
lE+ZTFTRB1MGv5p4QlYWHzOqXFeORV7besNYrKyjRIDCtsDKYGr2MMOD1yNaktPt/4BeZAniLrGDpcHQQNAe63+ce702Zx8h27QvaCtEQ+8gE7Rm/jCkSyE+
u+EqtXNqZ8VmeDwz1Vh/gVo7za8N0XrHDjJp0tAe2W5BM7qTDViyvyjxKziVx2I28K1VUvUQPxxP9GShrj4NC8g1iVuu5MIvPo6ZaQ5mypqq9gF+og2jPbsa
g9R5jaLWicWZD3pFdzZTEZS0mrsH2o67k8kMyQqMpX/D8859wRp5DsvuGiofcr8na8UspLuqZWBVphsIc5nkJ3qKZk+4C0fChcx0/W74aHU/9jbwcWMaspo9
4D6GlYlvKDXJecnPJIN596XZoHrwIJ4In8Mz/mlEA1BNRWAf8En9R7skWdgjbTFcrBRICswOsALCZTE7DT3BkTCBTRK6MpWV2p7ecKiyW99CjIGphZz2JVgd
RLUZVhfmp3YT1Ih5RurGn7RHvmskUq/FTCqKGgXrwfM5u7RuOoD5Jp7TXWWVhRHh2BJmBTwHFeqiXEFOJhKMso5juXPE/UyUVYcojb4mPmGU6xP7yG6H/WOv
KROYKY4mfKRVXL9jVmQZqyF0wn/IUXChfU26JmxhqcBFJMgMi3NQY9Q2Yhm1nvsEf4m9qI0n+7kbcb3t6zVDmkNm0wPU4theMgJRUFzJM4eJe4n/j6y3DI/b
6PqHw8wMtrP2krRirdZ2mKFJGmZmaLBhZmrDTGYvCGakGUlrO8xtGmw4aQNNGmZuqMnr+/8+Hx7QdUnzTdI1o/ODozMzNfwBZZuihS6SCdtX0+3IU/mR5xXW
pbRhnqX1R2VZYcMaeiOuZ5cNj1Aaglask24YPgPPMUt9HYVeYH1OCe8+/03mpFTSqCpc8TcgXVJBY6yVo7xDR8Q4KbHeTyDqJ9GtpD2QpCdgkT7n5yy3/cae
ylYxttGisReWMP/bv6//4rGvqLXZjenBDaQm6Zr4nfSnetA9VckA+4OxWmHypR6DuyWU9G+wOtSoRf3CN0SNM3vARyQQJtAbvYOzDrI6IlCZ6AEUb9a2G1MJ
7A2qiHHGc5f/IQxAnuUSluLKthT02Q59ScjN5fGX4F+cHFLN8nAhn8EPg4XtfjldEhbLc3FctKV1MmcZLGr8iX8VJ6Bfo3MSJ0kH6yYoj9AR1IMK8hnewsZI
9H0qTWTZVYN7aI2Zw9ZJuWmn28usc+pgUCGV4pqKvfE/fDMmFeZ5TsR1oaL2YeEtboW7iGM36tJM9IM9EBVBLNiu/uEN8yeALrYNQnGvMYtbKBdE7aUOntRw
vJhIn48kq9PobWKq82c9pfZBRx1vVAfo5zAdquTvyZag6/l/oxfoQ4KGugOUrztGnoHmmh/EoqgwPCQv4V5RL11uew87jQyRv4sV2aLKOHSMyrarUB21ccZ2
4pGruuZCG5mxFgq/Yvd4V4Fsbb7nT+aBfA2/9J3BflyPFTP+Qqq+05eieMVFyYWSKV9drgm9QfkBs/p5qS2xnz/CVzSL43t4RGgF+YEeA7ezx92JKV9CF8gB
aIm001OYrCHtcpTOmhOaYl6090uqvhF1kCrZVOg4yDS+1wdV/1V9oVcMx6EUYxDfQjwLqxBbtYHBw66WO4fSiPsSNPiBYB2sDhcCngkRI/ElR3l+PV2UYNTJ
KYMiA5h19nGjppbB9NbXhwZBMXwCRJAeqZw5V+vo9OJcI0VujWbAWurIjCS4PlwV92Ei5IX4tvl3evXzV/57MUaYSl5j90vNhTr6cW6eMcjZG6dl62iO8ZDc
ZC8kn6LL6l2mufk9syDzsBYLE2G6vhQdoG/lR/8BfZl4Br6N68/WFE3uB/ZvjMwT5DVzKVFNTjRnGWv4gvwvUlKmwXbRxnoW+ZbpG7Q1vl+Jvmgo39Xdm2/B
zHHMqz4a1bRIWCa6jiktxUba5hSwLm9qEH1NjWf3gbl8HDHFdyPaXiquhLCALnGbII11fa3R3dHeWo/LIz+4456NSqPCRkG/f0f/hP8xf/n/RVmqstKIMY6k
nQpZzE4wGYfxJfOR0oOfS5eS2wRPgJHyj8wI5hlch0/py31L6EbIB38gzmyQFKd/hACoqLKBm6dVJ7K9NelEcSj9ONLPnxKfBB7xM4mboHNeU/I2fpbzWYpN
GM8fJUqxB/LHsLXNy9M9ZaPVdcpmzD3CBfW4LlkT/UVDvfBg40jOO/94qT/9hYzltvM1clqRxvpPYijxp50fsZqa7ZvJufhvsDr9GhwXGtsqvd820aMqSvQP
MVMS7NNSokQJnYQi7G73ULUzwzAZ+htvqRBhH3X8A4tkUo71tQKuK8x85iFbVNgg1Kf30X9QNRibqcrKxOkdaWxZNJw5Q21mVrC91+xm2/AbqOJB23UbxuuZ
UADbuVKwGXEK9pVlYi74We2tvYwfAJqIXeBjpYixLbtRfBt8Qr+kX6Vv0eVRJdoD58KyrpPKV/Ye2dNRix8DaeOLQuk8MYR9swMFmdAeZU/kBVNWP+D7l+OF
T+BqyCInxTV23aMJpmftCuALqJcxijhE/prPUgXq7IYf3DeJnbhIvj7LMhPgJPhV3uQbt35mWIM1dDloslfq7Pa9C/Lgvaemss25nSivZXtv8vddw5nP8ED8
0Szd8yQSFEvHTU7tqE7cNChUgbwdnOUpxHwD/eHhSE/hsvILfYzpwkwgejmGe1pCjtmRvRWeC36S32aM5YZU65BgUt+DHVk7dg5iBoYakx+YBdx8ILG3GRU0
1ruovUDRlAPuLZ6lsT9zveUeXCMuqNzSajO5rjTjiycs3DQWGyvI1/wXt0SkbFos3PFzJfu6+wg3XL2Nj+z38XEZF6STWlW9marAYWAgeQ9vBzhWDy7Pegcu
OtbIr9T67FKyLMrUlwXTPSf1WGoZkUo+k2vpXl8MUVae4kmlCzuvabfIU7GVQTJpg9lkfaYxekZt9wyhx8HGoLG8EIEQwX/OeOMer1Hk87iVeiM0CjVE3+Ib
gtt1XuoW6rvj36q/IUD7UICdyTgdH7SxRgL4GLqod6Q/wY6xg71FhYU1n+q7sD+lWbgMxGQ12JL8n2uz/ecEvtGgI3oCxoBz2nimNduPOMC8k/X43swdWI39
QXscWWa0IDNrp4SXuxom3I4/FXnIZod6wEQwnijDFvW+VB8YpdS1Tk0uot8nWmU4NUXZ4tfI055P+gk4WpbJNlm1wruo7nxtdBU63M60JWivcZcaLBfTu4aG
Mqe0WWRAm0J3ReMAqw7jFyhO/jo9whXn3kqxTHuYQ9X3nAPVY2dF3mfPcp3InKf5lG/kXTrWd3HtfCu29s2suc6x9AdthvsLOEV8gk+p5+gAmBQ6zq70F/GP
Fx7wJQMBWBU9Z2NgEhNrd41W5mPR9tyeeE2UN0fgj3YSdtidnVvsu9GrqJWwUJ1kN+VPmS+EJUx1oQox1CDzfX4674A/euKIWKYWN0UdZRVHp9wvI7nITX9Q
i6KV6iLLyzREr1EJu6sp2iVQRbHHjvv8Ju9dP2AqCD+i09CVux5WFQLBpni3tszs4Z9AjxR3GbWkIagQPxM1zXGL38N/9LlWDWK1Z5W9T+5mFPKdzzwi3UYf
RAakgxpKc+GFfBxvEhJwgvkNPDRnoKs8WnfePk1eDdQnxsEC/kz9ZdZsMVFaFmgZOCv1TC6X3My/j39mVEuuAHflDE8a4X9lVsx9LsULWGyAmrGQ7CVZ6Cao
mvxP0mrRyM0SDlmdccWkVtqv8rpoczMnEuHL0wAPYn6l64HyrrYJt9BS1sWx/k/CX+4fhPvJd/0/ggjfkjmlDg88MkqqgpBJfLUrRZuDzfIuIy6wOxzOKB66
TZWH+8RVvljblg8FPhuqdtl3OG4p3TKUZ08kjnIP1S+iU9uXO1nE7MZQKFHB03S7fgxRFyF+IRqn9hJr0nPsrXwibieN1257u0st0CDhbtwa/i0PqUSjlb8N
YvDSwOWUHPUKvOFZFGlv/4sa5bvFg7iPUibnIpNnfARVGWdEYt7LqbCB+W/STvJ41CMWtyrmlUztIvSKrRzfgTbAHXQ+rrDxCz04UZeowM9SHd0hlcBHsz8H
5ga60YX8aa5xvhZ01L5GzrIHph8CT+SFzCNhGm7vJvzvMitm/s+9Hf5zrWwuDta0a5uAaBfsb4zlr5st/KeRg29CTEOLAmW4Dmh00GE+wipV17yFLsIX6Fdx
HDUFM1xfLAhOaRXXQ/7JyK2dwBWr1zT5GP7F38R+5gf+qDQ253Hy4t0444P9mptuv8zptrsqaEYXEE4yjfKquR8pA9AR+bV50+7r35evWx4zPfgdu7pKg/hc
vwO3MVcnVciZHqiY+NqYkzWUTdJnr3mDVqP7ammmS+ArWU7x0bOMrEhh/WbOHnsB7OKLTR/OR/BP9hdQKXEIrkfH2MOQF4wSk9Jr4K3Zb+SevtnSt4w9MKSe
tNew2DiER7pWC5/SWmU/RDxYq8dHmqO9qFdwrymzAp+nzFFFqRAcEilmTsDP68wC15jsmqfpMaEx9EHmO7sJuCnmiYfgylAoR8FXlAI+ISpQU6UZ/iLhLFwl
8ziIggNKc/8lVNo0zUeIMpqgCuYZrbIWQk+RFl+9dmc0yf+Dq31G+3ASoRGMfpeexibjZ6C8/T15S7lIDAinL0bqX/Qgsba0HfxmVQyvlLvZS7nyEuFJCnzQ
A64GcIy4md3A94uU5xsbe+ifQiwfAs+YqThNKS7dzJgqFN10jLkNnOn3M05rL+p/QW9A38AM+7z5l/nEdPLv9SX83zWfbGhJ1wqtc7L6JPlDzujYQdZsq4Qw
mxiRVZYrE7iqZ2V8wuddT4K0vzMqRBcXIbfSf0OfqW+F7Ygd6kHfJHhO8AjjQDV9An4R3GNWIm7qifZOOhu6iQ7CqtRD0ltYW9/tm2Ja/hJGFvoNlAsCKuz8
ChNDvaUaMdMcR1FdQAv9DJjTkarAOBMNWMXqmigbyyMivx/Z8stIHinj+WSZgJNn8C2YjGL4ctY4spE0if6HKaSMpE67HhOl/Hu0HH+56LTsulVnefaqKWCC
MIf8SiQn98q6YjWAce6FxovoTDxcO4I6mAfCqfwqmhCWb+shd8JX8/EgVu2OCuY9sGbaKx11mKf+wb4q/FB9EnxnPQ/O1pbggvwYpbvpwkR0vT0dPLRfWHfF
EfbQqOnrnz9mFaX+xGbHUMf/jq4CBa55bkbeGN/ZFcEi7R52UePYPswzpJsf3YS6RriuLoFF8FdYiJ2S/cQXR4uUs04fcThaggpwx8DDzEJog/Ba6ipkiddw
gtQe52gxOUFhqTSSz/HH4xV5BvEKjLDqWaf10igB7cg4CYfxJay/0Qc4GFdCu0gNVzZUpYwdA0h2FtMzuFs/gvb6Lgm16pzw3A1s1YYnJlhD0MroWSNVvWH8
bt/mvkgr8Bt6u/+K9UkvJdbSh1t1UVmQGJqubItLwkbwk7KVrMvNExvblf1brC/q0qxv/PTAOmuQ9CiayL4wpfCVwHTFk9hGrEe6jPXUNJuOG4tIfI1uF9+A
o3I9dpvdY/mROf0SK4swvJdJEES+tjhb7xjs73uEXbCl1CtyY8tpdTNKBu9gI6tMtCB6jx/ip1Y3uaQe4LraT7RU/ZlnoTUdXUm/iiabQ6JP7P52fI6J10Y6
RZOMiqAN+BSJWj/rA6XW9FR82mqjVDfvyFWYuXA7Oh2/NTrIKpu7CX+X0I2fIJHUAnDFEHUhsojYZfmxol5BLrObtYuowlncg2ht+xs1UptAXoMV1CpETdDN
vCZnod7qd/l+dCPqrufqX5VmykqiElUBLcfLyV9z/NQ3/JRZbgxgO8Hu9kLUEzXmv9QZ574nDrZ7S8ukghlBaQ2xT9HN0dr8nDijX2xju0H689Spxmd+h3CJ
LS5s4+sHewtX/UG03GogTFKz6ZV0auI48gF1Cd+R32f+IXzaNmzrA2l/Svt4rH9UT1OV9IZJve1qKTDns+iQz8HzSa2k9cJ4ZxaesrMET3GbHCooDmcR0L2D
rprTmolCUzhnlJAl12JmNpov4S2toEm0CMmugmB7vqpPCDcjtpkW+icxi//mqyN9iOioH08Dn7nSqOPsGI7wW8QMNBR1s7fnvMGkcDeQSwXhucS/uT2aP2F9
oJV4NPGBVET5JeDzD7aroTvMVv9OoxoOCiVyJToF9bEN/1/yPj6kprF5tMYV87RKyhayQpu0YcZbWDH6k9UZjPZ+oRixNvoCv/Gr06cFbKGU9N9WF/2vHOLX
6tWY9bYHW3JVuwTdWXwemCf/K+9g38HeQhavsRdwC6M63SY4MWuvMJK7KyWBQdE3fgZvtTvaT/29qbES6x9OzeOLw3/sBcIOq0mNkVCw26sTcUV1JO4ZDZhs
Wmk7qnPm42gCdS7wHvwIRmY4xK25DOpnuYVW5JZAT8uvLdm8FmlUDHOCTBMF8RCYxl5J35jcQMip62IG+YoY/6gLoJd8piaYJ2Al8SNXnEsTJq8vZlfGs0Un
XVGoHe7B3BGGwyHSd3CHfEcuyu3mVmr1yLtWNd9P/BzaMI5g1t+Omw1ecLF5te3mJp3TgifNWfwbl1vfHa3H/2yu0J8xsvJCaml2CjsoFzC1NLGPOhJmuW8R
r1lGupBdECGuvH0N3qBa+QcKjcVEvqBUBNcTeFAoqY7UQApzO+grMe+lBdwKsSc6I+xBz/2jldXCs4yRRAXWkfOEOeM5bI4M9qKr+L/BRH06XTk0QHgBLphP
tAehCvGXXJJekU4xj7kv203VlvA3WJs30Qh+gJDF7PLjyFLlOzPGOgU6gAagRWZv7jd8Q6m+/W9uvjYB4dD77LbeTkrL0CVqUNoUtC6JJM7LOojFMbBQIM4s
DBfKPqZhXq5/Li5sLkif7gqprOsvswVcpjDMSnI1fSakoBxY3PjJKiqtDNRI/jtpqjRMLaisS6fsP/Lf9pY9AU3jSmcHff3QaHiferqtD2c5vcIx46z3M1zO
PA3OIbHP8l/Hf/hGwym+krhayMsUhK3xE7U4HwsqekqpB8IbYGPqe7jIOGKPyhGpneZN+DGpV3RP4Dnuxb7hH9H1fc1AXnJa9A2aEH2N7+rPg8OV+cDHFFWW
0WlQk7P12wYfjnib0c30D8aoaLx4irojpoLTQhn7R4nS24DqjsVIlMZwC/THjAxq4FfgcPofcBYcxm1xHES1DFHabDYU1kgFxLKqDofSDZBHei1883wNfAs0
kqHdO/TW7KYfiDa2WLKqfRIMMQGI6Eri/EjN+EiWE55ARZSn27rYY9j92gIXr19Fn6Q39nTmb/S/V58vsOBe1hW012TYzewEeINNhw3Jx/kqsBSzmR/KClZZ
aauggxbVk/BkOdHAfMeYbVxtY4XX4QuGt3nvgIru+st+MxcIdaTnxgi+YEJ5fw/YJilTxeo4x0Uoad38n6OL0OPkIjFjvBeNWG89I0Ue7r6CVoPr6e/11lWh
MTzZa3mpT2ySuYSukaODRdkF9G1gr3x968PwFKuC9b09zzxc/ZC5QmhK7wOzXB1xO5gmHjbGcN/ZC8xGsiuoau01Exa0p6ER/vKRVwkkN9z4XYQs5e1grhbD
4SbEVE8q14A/FP8xlI5/J3pFSnOv8fXsVKamPsCeKF4xphuDQFs9Sf+F3+qerWyyTjF/2XNhS6qnz9Ie+u+k/WuUMyYg21wnDmA9yiX5R30F/0/tY2CP5uXm
SDf13VyA4Z33qenKYnEWGiwHVJ8d4rFWJ9SDfw3/EGXDo1SgZR5wpbWygQ92ghLiiqKbXMzOyfzk4DO2l0wn9lX+1SLCj4GJKM3ejMjcV+ZemJd6jrkP91FZ
/EnrKfEkeQ/qndWfi62+UV9lPccTfSXteviiOhxh1uJ7wMYZtN4bjofj9R5oLrGbXo0W04xnwdY6ej+b1y0ulLYUCGz+N8W3wFWNi4EgPGPaSddwJjU/GSSc
zK7oL57LJLcMrM3tzepCun0KtA1JvvZCLF9JPq+/jPkob8EDmHKGInSONrImUKXwE7OCd33diskr6tRklyVOZAsR13b0IWxs64XSDpOOcB28np8vxPmHCWGp
aN1OWWusjtwPvuVJXvofriFcJg6PthJH4OYqYitLSI2nJHyA6Wv1wvluPPxCtz1XrAeMX3LlLSnd0UkIubiQL5q8G5esV56YIUwgr+Y7hUvGaNzSUBxL4U7t
OrkBvOY5exHnzWegV4kF+W5bZqOdfM/EYcmNknMk6IrlP+pt7T6WwdyGmXWmwSL2ZeBg0oPV8hFlor3R5Uo47+6g7RB8vttsIzg/6ar9BuWVctLN2c18J6o/
X8z3HC22TxmD1q3wzQgdoU7iWIphFqKBtGZ0NUuHJun/u/qwQIFiYCx/KLQoq0nOhjpCcA9aiQ6DS7H1PF3RzLApBME2MEyakfMwoZ31Z2IbfyWjg14/sTS/
gSqSPoE8KXbQS6BS8b39KVVXmkelh7yPb81G438WBb4XSM+9zH+O9sJXBcVBOp7bCdE6bMBupN9w7yCgOixWQBWl+zt72+/orSn9d9FSmeQP6IL7urIu8TF6
YA2iM61qSMndGW1hD0E5tVriRfAbKgHivUygMz7MduObRJfoC4QR5l/W2PBnIy6nlrZAKmzp0a1ZJ+wnwYfsY7s6agfmkJXZ0mJqten5erCdPxVNwZXs18Zh
dou6InzHuTr4O5MBusID/pH+QsJbf6/kDYbJTaKKcBlofqAdWVc6aByLbUGnpywjnunVIhyzhJ4XuqIXRqP44nas7546FhzU4kD/ynUNl7iNmYwfgw6hiPlR
2czvzFTYEe4/MuubvdBLlcwtlneIfco15ufX+65qvPVnjY3sNrYoX13khd1OBowkdol/pf6EMpgGPNCbBYPeMuxSqRDxAF4xB6FS9oS8afx+rVHMHvTOOEtS
WY/4LIPAFVN+oz87B5KlQVltA9wF2oFSytHgHmqE1nXzZ+IsJ6AF+c/oy4HE9sxi8NEd4/sF95bcjO67Cz8bV5X28euMY5nD9G/umfRxRMHrqFDgrhBEey1G
32W+1JazPviT/ECLRp56BqvPPDfo6zWvqbmqy5oNt1J/wN30StJZszQ1wvWbZzfeH37iOK6TUdnqqDVEHH+IH4Qv8bnCcjDYauYP272iM7TPejnXg2Cu/cp+
Z08W/E6Dp9EqpSzeU3up9mcwjveAZXLrjLeRY2Q9GB+hjb9whHohZ6od9SxpsJquzAHHIW8/JXnidXwE9GJ60DPpAvxBeITsmD+mD9gNWQmgKbhArWJS+XXo
CSys/+TezpzyfUKtNEo56G4nJ5PlfbOokeEy0llqg1xWvoJKgkN6e/jI/J5urDXXSzJpmZOsznRx87rdQizG9qM9xgww0ZoAc+NXMzvVYSIj7eA4fiQmYCy+
Ex1F/Ayj2MEV5nuu/e8zU/7/9tyWW/ZdCEFrnIkkviQdAd2tgqAL+5J9bzQDP+jFPcXVoDzebk2pyg/sHeGEJ54ZL8yB9/XRqVrwAqhBQbp7dm9kVLGRk9xl
jwkOsQ9j0XSovYz69HnxMwqZo5ECyvCx/COlCx6hDOA3GruFhuhrPhoy6HOdUjm/ofIZk/lPzGvFEd+bn6/cpKqyZ9XhiowycivY5yweX1YiWm+mv++lvMRU
QV+8JbIHbWGh75iQox5QZM3hHsYXy6muuXIqBSeTXeSNaDkbUv8y8jzrtZ3cSXA/dRQXUYsKq12T+UrUzrSesJ56lSlKLnHfkH/DJ6N3rY9S0egK6QeaxZU3
VeCuSY5AvhO2N2TnJHSkfaA3uG8IVocgn34Ff6ImRMPMDfmL56wax08L/cvPwgZ/mc+SJ+3c7g4JS/Cvoqyk4OXaQ8e9cJXwN1BWrRttbZfSl8StFXODfwVN
cF5cHG3DNfP05o+Bc76qrlfwFdNXLovamqf028I7iyN+kBdJ95lbjJNpFW2YXQC9s/+KLlYegvOOZzBq2evT4MIUGEPTp40EuaH0LCsbyGIP7V12ocCP8n6i
MSgFz4PflZ5MqbRetpV5yOZ3TTE354RzUtBKe3NOPRtGMjLWOst6m8Ga5N7sL5knHW57q8zYbw0+abSvdLBqgxGc05tBR9FN9yKmTsIpZhtq6F/FFFff6mfo
XsI84Bczeezq7dzEbqTHwsbwNtldX0bdrtPM4yEnMTutGXJrfo17krsWGmvcV3zRpSgGXw93tSvyfazK/umYpJOpm3ppq5FnrdqxdudIVE5nT6FZdimwGM7c
9dg8ttqwZ7nPB7+ISOgWeJFYSTxHbqjyg9I10pspZs4J9tZS5Em+5qiofcm1l2W9NYzW4g3UP1+H7pDnm5k5v+GGsLV+2qzDXQeP+EHEbBRgZoIqYKC3Rfwo
Z3eTo0MBQNfmXxJjE3blK8OeXGN2Q3KiNYcYI10Rq9md7WzcPR5KDXFXK4vujIoJ0/BbQcx8xi5VJbQi4S9+uT3WqoeL0TOzDTbGnMGkov+bn4f0OLEpPRI7
jNF2LN2FTwFDw6JZIvNIelx+j1QTZd9pfqx/PYrnihtRZHGb+F3sA/GNqymlRXJU2yiIjluF8pZrtlGgvshMqn4hcYZVArUQ24B/xHL1d4rzje+kgsI0bkDD
WKK8zMHCVGZ46I40kwEFAtn2t/g0qx2qKxBSF3qfciSwSH6Pc/lF9gbzHeqEfsiZsmu6uVOBoZ+1onITc6vZZFs5VNZbU5ucWtaabbZG1ZQwYlFt9qwjWfOG
l4GmxijlglIJL+Ufap3gqexVxHuiK5Poq8XFMXuV/YzX09U4hUrYUjglw0CP5fIZPWGGXJntQc9GJblm6mpm1LYu4kDDjcd434dytFzYdZtbm6pNNYuDZaCP
6PVdJBdShGsHXV/+p7bNfo5+l32Un5UosoWFQ0YRfq8ao+Vx611l8BqzHF/WUMmO/nRmG/ybCwiNAwccH1FV+731l76Knsgfpo86K9MY97cykLlFhEl0AVAJ
KOF19AGlDPNPzCahBN7Oj0RfgwH/i+hG6wh/yi7EnxHKw2fWAv2V77O+yADR4eiLfDJyVK8R39NBr/Rw93xtcQo5Jf5HPhYuFD4Rk9Fvoe8jXnNxYL+1zj4q
XrZb6i/9x+y+SjQh6OusbU6/Qa+CBHpJ/Y1PKnl0C/r9ojsmhUsYy/E5dX+hu0IDQwNHvLH+BPcBWqc2GT9FvDUjaDpfBhcW2sHIgmNgAnrj10K/Vz8M3jn3
g0VCs5h7+j7Tlb1f72b+oJ6WBxKL6IrBFN9WT9Ea33Ae1ZSugbcyU/BU6S+tqvNX7wliWnxRaiNRgroF+9A/IIadqUwwDjs8tiyNNZWck87dWx6AW9IH4mTo
AoDh73iPo1uQtS5k+ZTGwoasTVkH2UTXYo4AUbkak2QukN12WbgfPba2cDaQtGVqH5REu62lam3ZZm9xsfZNEOZmCS15KfwU5IiN8FJaSkzJOMybBCPsYJC4
Fq4HAC5UujkbgxLyatDQuoiG+MeIY9JmCX2oUvZw9b7RDzXxvtV5dlHGGv17bhqObuuO/i9/7TJD+iXfWVwRz7PuRRrbR4wxvjTyZ7OV+hXthx9Ab1dHfppm
6gG1fi0Gv2T78PPoCNchraWY7WqAO5tv2X89VySF6UuPUE7JIaKK2o130KlEgLC5NTlvASmNz1tGL1ATrL+pa7AXt8vbHL3DH0kdSeJdO0ytIEYSFzSW2R3o
QnazZpLZdmWpKrKRy7fbKi3N9ceCqtljE1rhnakjgIpmK8PdbnWi+DNWxB6umKyQWA7cUqqSc9AzoQ9dxZ8D+qo5RnvO58kzXtXZIJXjf+Xb4et8feHn9NbC
BW91nBrpQY7ZUEYnbJ/eBRQzX+G59C39qPgLOZfc5O4kBqRS7FZyOPOUnwDqWo7QIUcAn05ro1TFc/K/2Hi2uDQexseQuD2M+tq5urkaMU34vQm/Er0Ci9Fl
sTl5N9w1eJi5jKtL69F7/ZVVVaxtlvLf8nWpF0lMlNrmvDNluw2dYsz2XRErK20yHzuGazl8jH40/NC4y3YD9Xy54bzaswMX6W+wIqrATko/hEtAhEvhjpEJ
6sqchPz4GYwdGY34QjtlVMVjZsdVXA0KxLYmFWYS+VarQJ9W1mhTpMd1iggzHDdDjcAPqCNzzJqMYvJO+gLaAbwbXkXF4CpjuPqrVl47m5mgD2Ha1Lms9BOq
i6bQ183q3UKzhE1ppaSfrO3CJIeXXkbGi+X0E7AgQ1ObmT7878Z1dpbaUqhMfdQO6X1QG3yLa8C00soRSRkWrMxmG7/CLbitaxYDuAjfV/4BQno/HLYjVbjo
mmAIYGHCVrEPBQQjQMsbdXf41+g87PKuI9u7U7mosJoZQBFyrhrGA+V0NNyZR70jZ/FMhT/9Q32Gtgb1RLPJ+moRJZWvQg/0cuFXqGLNXcwo8TwsINTUO6jd
2H36Pxbmy+irbE/uSTsD/xl6iGIcgWDn8JrgCrMfXZ047V3ibImnEF+0ZsorIaNaz7jmgddwjSc3/kTNNvoI1xLikXYBlvNOMNtFfwZlZD8bdV2JrvZ/xyzx
ZZPx1hjqO/EydYO9wrzjmvC6Ngg0DynZN8H/yM//v5ZCcYpLXWOke4aRQbuidklthBvDxhixDrxh/TWuOLLY/miJ7NFKYyecgLNRDdBMvAfc+k8uJ3XXVYmZ
psTgohpBHSq/QywMy/h78r8kVBfuB7aBncxxPkk9iD+rNn9LWyMvcwf5xv55ohYtzRWgfrO2GXPA5/C4yFhznfTGNXtbEzNW+8VzNtyYm4J7GSvVZKY9eAXa
GdVdY+MzjOIyYeZRpxOKgytOk81S3qDKbMS1ll8A4pTu5OdQJekj3SXuezLP2G3/gs6Zs9A6ZgqjEnOsVlyKOZ+V0FBUhklHh+jT2OMrzMcHioDDbBpYrF/V
yqCN0Sjsi66hQ3xsPmtvpC+5P5u/++YLV42RnMovp7To2Xx03CTfEY4bx4y90btUvu5hn9BBojyu7SjDE9HtRiPQCu6AGK/EiPpRnoxmyhGd9M8BfnabeBP1
10rZ/6CA6PdKi7YJRYReUm9uVwKvHHRkav+UD0kdjPNxWUIR+19VFHaF94Ay4jy6oJAQPASyHNf0Z1RLwwxUSyzrmsf2ZfazS8LJ5jMmW+8E4phD6h+0TozK
HqxWEw6RhaVdKJSPKa7AzORW/DF6PFGFqlL0Gt+l7rDgCv1idIgyxjyt34VD/IfW79fbo45KQ/R3vWR6JXseNlF6ofE785UYb8CvEUfM3PSbehN5KbNfLWqm
iLeJebin8I0twj9myojrqCWJTuoge0jK1pPlfv5q8IxSmy+rfEBl8E+mG6zxVQ/64BQaEOWAk2kmjBAaM4ckECnEtEfHjEIeH7rvP+q75SqXsIg7yp/QHZ6R
bAd6SOR8cr/wfrt/3W47jhvLwq1o2Rivl/K+o0tQ7+FaX4hz2z+FalL9jG10Q66jr6Q0EbZILYGeaKeJOfJV6bT5J11/00mruXRUaAKaSV0SB1vJ3BCLAdMF
b6CAuTNUi9/grWjV5P/iY8V6lkQeiubZ96MHWJkpIbj4gabM99NbCj+qd0ONE72Zf5hfhRGFpqi11ap8MLGvNtVfLTwFZZLLt12U7OBd5zLO5RllPYPfgCtj
Cvu/d/8qsGCtd7jl9rULrbJ7WIl0XqRrUsB4hfvCq0V6BG/ocTaL0omH3Fq6hjhY/UCbzAHqrLjbfGxr1tpgGXoNmEndZeajMzhNYfDS5FVZ88gJZnVuv81K
W3O6yDN3fRZywHf872gpPXXXGKIfaoFzYHmllaMxTNEfMD76JtQcnXLE9I/2DnQuwW04pY8w2Z7seMt/sa8GOvKVzT/0v5V14ihX13xWuAcrlP0cdwJ9gkXD
o8VK5gw5PXpQfg7+kNrI/e0zwSpipu+9EtZPOH631sJi5iD6bka60Ir8MbFm5k5/v0BbtoFvV/pJuSBqRnfAy8DG6Cv1gn7K7OSeSM3lzqEP6DmTGT3i7ytd
UQmxT9JPfFO4ll6p3KeHgHTyuejlS9EuvjxTlDtD38WSr6d4yjxGLJGHC4X4NaiiOlMYb/WK3kQimGcPIbuqQ8jBci+2WWSxIzHwxD9Snc/35ybbIWWemmct
y0mO1jBP8HFoLxyh4pQjzO4EglyO7rgKWdjQnFH3SaK3dEkpQh/dOgS8l6KCqiaJraJTo6Wit5QxfAf1RDSYOyOnBt83a7GnHTFDH5VyUOgmYr4iuo093nm1
SjOj3L3VGuAXpaOw2qnTU9c1R9/T5cW5gUrCBi5Wt9bMgN84VZJ1XikTjNXKRRs4lgQHRs+g82BsNEZ8YkBapMaLzpQp6PjPIzPqCg6hjL5MOesojFvQ53EB
ew7bFHU3ppB19BXqD9RBI1ZXUTlrsFGIXC6usb6TBWuZ3ZccaSXDSgrQytL1UBNcnksNDGI7i7RxVO+VPdveKH3n48AgPoUGSjJ/Sa6aeoGvmHyHHmnXx0nq
HLGIswSdY3SQFoLNsBFsz68yaXjcU9ReabyJHJUGAdv/N3ByV7I+opF0kj4a+FJm+lYH+m//4P5qTtYbREkLW1tUArmZllj0vTD/0U4GWhqlQwq/Gre2q6jX
zXa4RvBijRzhF2E8ei6ruHNYFuuZpUVCYOFNnKFn4lh8gKmWt9xqCReF68JeqLmnDTlRaA5Ww1S2PT+SwWaIHis9EP5b7vC/4uwmOq/FW/uj5cz14LS/K7NG
u47uWAzK822w/yL38l39X1Anc58dlKtpV8kZ8qFQV5zBrzX6Gg2N8fiVcIbPtYviOuikYoAMXISNRwguzi7kXRB8bdwH18neuATaZeZ4muRcQLWwVQdrB/i/
xLFWe/Up2VDdKUr8s0BRy59XPKdrgOBShd7EjkAPnvHnY7H/tzyE0ulC7qvctKCfTxWm+OakfzP+Jlobf8Af2bXRBShP6sD8wc4RG4vn4yqgBcaEzNIOWvmZ
qGzHke/E8uyiLCH0Od9bfaTr8RUCa+nBYpl8Ztue0107QpfVjvAzuJ7aMfoGcaDcScc2OkW/r7yWqvmj9FVtV+J79ohwI9oCrDbe6utpk1vLdI0fb122r+S7
o0DmDGOKfz7z3Npl/m5v02saw6nT4mEhln2VcUXpkfOPdFsMwM72cjEZjY3UUg0xwZ7la41K56NIcXurudzsZ4/DzWWa72I8pY/HY/cLPBm1dJ0DMzyVUTFy
gbGSnipcJsrzTqT5R6U6URfpe85vbqkzAS6msojhgQ34kORkZ9kqPKmNJTLlrsEg3TN+juc6WS9Ttm8Hz0ANl652FL7QDxL3xHK+8Xok+to6696HzYQKxj11
CGsy3yI/r/ybvbg1rWoh10HzFFsZfwnf1ctmHrD+JgK+FP005vR+ViLYw32jpzhCwhlc3xpYbRAahiRuhD2Yi8vulBksycCbRDlhVXCCmSv/SA6RpqprpBzU
CMVqRtbEzTXxA1CUOEkAdhzFSVfTLssUHiYJ1o/yPrIbsR7E+ecjxbPRvopPkt+hVPy7chW5sGiUECV3PF2Qzgk1lgfwvoyvdm9YS34Pughd3Ef06lmD8FHs
FkHAkWi6avBjYWNyiHEGNXLGZBSqsWlHGQGK6/1RphSqKH40Y4xP7DFcOVrFswwd0wdwU/kL/lM0w53hG4OxQjPyCO9mReHXwL+K07eB2GE3ANes8nyfwEHh
Z/Kr9gB+kL9ziolNAmtYiisu7uWr4r+FvmAqfBsaQj9h6fhNaATqKTSmb8n/zX39V4Y+l7wMO6A/xfXxVekP4RNsOeZPuYaAeVt30QNApayNqJnUA2zkC7OM
4Qy0CAkhZLXGn6zfufdsJb6wMJ/9mVnCp5AnjPXGZu6Ydsf5hp8aaAi+UQvFQ44DwhWtb0QR3/uX51XhDmlNQQ26KhqB1+JReEruFd8YbiWqIm42X0tbMgaJ
O9g0+znTNqsr+APaVEf7I1odKJlcja/qj5FmWY0kUXDAZ6nd8QJcU9/KlFq1L6eZMZfvA1aaQ4zxYh3xXph3ZdN9WEFdkdAcFXPE67+Ci9xUeMNzH48jZgnD
zCnicLOlHYbvpa76DOn7zCX/qZYUazv/RS9x93zNOlL6JJEUFVvavhz8WqVmckP1OvXUWsuR9jDJaw6P3QiSHMXNQSl+Y5Iwgp1MH8c9tVrRbPDEu539LS0t
WDuxqP+M6ZWeUtu47WmzE49TLfT+RlUyK/IP9xl8cRXKnWd1gqNM1r6KlGC98Gw9D9q+ZbAc7i/XpVYTesIQfF3OhY/Mo/GRnU19MUoiaOOORzPp0fSTfEa8
z9WsVye5uH8YyMYfvUr8BK5lZr+sLG2LOivMaSByDgwW4/RUuN2YSO/WjbTNcpqZqm21FP684yXZl/dy6wM/ul6b33FtwUzXmhp75I50HbUg6q0ZqJv9wR4A
F5T8ITHRmYjHqS3AKWmF3IwfHLqI+3GdxFHEn9ZzH618ED6Zf9DjrSOR79EMzrIuR9PpvzULPw1t9LioilJd7Q46hKaxFX/awN2wi7HrmKtgKl3fN40fTi1w
H8q8aN0Q9qMsppbCBurRfrsspPV0I7CpYagx88b44FyuxBJ/MkvENDqdeaHVp/eR9zIuKktBaWNH6DuQKL7VBnmXMy3I01VO0x2EqQnXxWYxf8Hf1F7eC7KJ
y+A/1dGqIp2o0T+pPWACW4yPcLbxh+wyN5oW3hJ8qRcmB0bHeReBY/QBooPZQUjJUgP/+ifQT4VCKDknzRRdP5g14Dz+pTAGDg16mLLEXfos1V86Yg5jn1uN
uCl0e76Pt5P2C79OqWVXyO6Bz+t/4ylsiudP1/+q38hvX+g/84uoilk1zLq4Luys/wNEnxc9B16mk3qCecjlqrcjo4km9s3MOFTXcQ247OrWWfgUdGG+t1YE
5+putAeGtq0CK/W14ve+9uopqgPerr/UPvC36LbCQu/o6H2jEnTBV+z79Jl2veB6g8RXvFvRoMgVa4k5X39kXdYX+1lQX3R6JtmDzRvmUrkMpD2VAkvZ48Jv
XIJYzkzkm0c7MC/T26IDoU/SfODCN+EEYwFTCDXyTzUeODXjCUxTdWkEd4fYJT/3dma7xDbnenCF+Ur0M7M+mBy/BxSi/9UWahtwQTrVEGuE6Vg+nq/BP5UW
C3X1gL5B6uebADvzp3OHoFWiBi8zbQQ/90nqJ+0XHXKsmO5LxneZ2toh3N14huZqhnrDHBRtyO02zgXLO++6TpopBiOVQbXt03wsbmCMou5Tnfgv9CShof8L
mEjXgU3lefZ0a5V9HXWIHWishkshyUfpa3y6tnBtWXYKn+wfmnBc6i6tUffyt/gxsEtolK8kTkSN9AreldFmZmJ0bPIk/yEM7b3+6/55mROI92qm3ox3Jk5k
KrGEawyqQr7Vu6NF6Ak2uQE4hRinRJwzslswH8VHTotZSnfEXGyyNFf7HJ5kjdZGYy+enqKb/vAJXxflN1wmOwW9kFfixrgsNRQyUToqmPWNHeJO5lVtVz56
lA+cDjRjSXUP2TRhurbcarBiiZi4M93clnWOnammsjOztqFmxhj3anO3p4BeQX9KXeO2RG64qsZ/RPv1Z74dYilckZ/KPjFbgtfBl6iytRF/dT7nS6Km4YLp
28ws7A0p+mCwzrwUbC+kCwW5+zwtP6PLoPGoG72dM5BhP94WE/6ZaB//I0iF+6k4tbg5Rm8rVIJv9ATtENolPs7cmvnaU0SuS5yVk4VcdYIxhlbRfb0zLEAd
4ZJYjn1mDjLOwZ7cTuF38AssubODmY5/zXfF05Ut9GjnCp+NGptjcJ5+z8j0lTMlMNf1FXTUvPA5s413gf75b/OHcW9zKT6ARlMziOIk4wl6ayIB7LC3oIvs
TOv/7F+5IFdviw7KklgBH1aHMbWobXSaUIS8ZHxgiml7cEm+i/0xZTQ+bmNjsFQl5i3ltzuh8XaPhB6BodIEfYDZV18vjmDHu7viZ2ibS0KPrOVoaHTGtpro
PBpmH/a/tFw5P4UX5RE5tdBfEORIWiFfN7OAfgmesZ6j8WbAaO0I5vuhNWpn9CuahTQ1nh5l/MguZSpqXcjZ9qjka1YKvZYtwEr8TPibcS/GjjxCi82F/FZq
vDEf/o1XWK+4y+wUUAFVTarCdyOCpmi6wEDhq7EbdkQbmM4wqBNsZV9nKpEeK8bytKVFyvM5sKPRD3QD5Yx0tCxymC7AS/mje1odbkbN5yhFHCsMY+8brYRz
cpP0U3CMTdi9rdfgVtao3K0JIyINfE9B+Sh2dpM7UOuxW5J5J7OF9UmX2Rlyay4qbQD9wm3JYCBLOWk214YmfW9NgT30DLZhxg1fd9iX3IJWqoVRCjM29gky
wv34Q9qU4CjuFzBX+934Ba+W28AYWDL0c+ipOCejAX1L6BiYyd3lE8zx+FdXcXaJ/MFFkwXDfu6Za5n8uz7fNxgko+q6A130ViLLwbZ8wPeVbeX9wDqEe+n1
lOqqILyvtwbUV6oltrLbSUeTTOsxjiE3eTF8j5vzM9Dr9K1cFWWJeQQehlvwnlBszRvKdjYrdVk+fn1JfUd4NE3YIUxAt/BF30NC139Xv+N6m8N8j+xDqDA9
lTnmmm8313+CXdFZ7la+wjtl5uBWWgO7KjODahLJDt0nNnpu0aeYakYO+XtcGy6fE+KaKbvpybAsHQVlXHGG17cbVWV+4SlyqDiYLCMUZoeT/eytaPn2w/bi
MEYF4Dg5TXsNb8NXuiovJVeFMpgH8JxzK6Tp1sZgYpDpE4azHdUl6X9QVZxlmH3sDP/sHRXxLGmccgvOQFkwEY/A9dH3PiLhx8XryTh+aub7Ne/ADuudGYiO
59smxeB1xir/WLGPNFGErIO4lN8P+9wiOob7oQ+gD/oYSqNY4heuHNHX/Bf11fbigB/SMlMY18K1meXBn9El8D9rN/5zDNX3Y82Yquo+2Uoi/+aZ0CLtFl5C
Oogz7Fr/q2xPRjt+BvmX/E1bqtUUfwdJYBlJsAuJY2g4vm6cVVz6LL2/OMY3Se8VIJlKzuJCMr2OjtqIbGS8sH+CY7wbLDvSSZ5i3WRaycliJTEks7qiZKIF
Ukl9L9oRkfPR7lb0iJikDMVF0EN8OzAJn3a9FmuiIvxic5dxHKfD2qh7dDzaih5zZehfjRmUg/9lh8PYaNyxHsvb8EvuDnxqtedVPYvI4AamzEH7NdOVV3Mh
bxMLtDda6covwXkfp6yCV3yj+AnwD3BYaCdNlsZwQ4k22ZfVcwn16SrMAGEC21JFykvVC+oHL9qkepYpEqyYOUPxy4ONTLlNqAzcF3rgOJvVPjMttjUKJ/BB
XpgYLMFVy/o30h19odyxq/m3hKGXlncpT9UOWgJ8gCaq1VBx61NoOF4h7+Z97rrwG2uSh/g3/hruB676kT+JMkwNWFmPJf4Ba0M+prq8OJgkF4m0ojpvCxPV
rQPMVXO7WYRaZU0CxfBQVFLVtSmRI8xmz/LwLHVt+hGjKwF9D6h6Snf1eAyCPuM5xWlPQnsVwqyGrroJ7DU6ow9oeDSLL2JRZgegwjP5ODjBOSGyy9FBrSEP
9t7KmGh0jp8gbHSYkbn0UCqdLasUMZ3+N9p52COyW3HCMmCw6423B/pTfapcSj3ki6WmKssUgSiWtVUpzy+gNjAFhSWs4avpqeP5xTjAbGXq0FeYTCqoNfc2
pLt5t1AehnGrWQf081Rjej0xzDeUbkplk6U8Ce7X+Wi6PfiLWsyuDGF4hL3E3T77b9iQ1ukZBq/1IRpI9TVbmOBPM52RnfQkfg544XxLj3AMoGsl1AfbuQF0
n+wFQF8/iR1C5dWZRRyk77qWmI1sEtTNiM/i5IfuXWk1yP1kHecoL6s2zS7Cj+LWykfc39gTwZv0IuGLXJYfy/jZgzXD2oSwjX7UD6NR5pq0E86CFZuob9Ba
cCXFw9cOfsX9wSgUDxx4OVUu6wvDktWUTA7U6WNkGWOob/CZusH3f+oPC7SX61qtzXv06Pj5eK52NasM7EPN5D2czN+gPfx+R1VlMzvfVxYtVtoSn1SGXQta
ZObFfwY39C3gk9osLZ1rrC6LJMJ1jqpZi4gQ+QxuF9qqftSZWc8Xk3oUacnfYLow5bhUbl44pH7QD/o2iJ/ZgrUL+MrFbNJrEY/il/gvu+fA6epYmqfXyr+D
N0Y/fq65OioSDbCPCegZ1CbmXNDp269AnGzW2TrFPIea+gaAZeAWXZBfHzqormEKyg/C97Y3BP3YppGH6idfcsIUeQ79jqsd07rmzax/yRKBdUI7swYdkcP0
9v/Ulfjui8X0nkmFUhaLvVBY7hSazkxiT2t1I5nR6+o5dEwsZWaDgjgevwQv9T3in7rtrmSuIHupAcpjP8QY3SQvwfZoo/3ccMDr0aH2WjQZlbVq65Y3waht
rQVn6EH0fPNs9DU9UYnC32oMxcON9+AP8xlKoEN0+1Cq/i+7VqD8ZbNKSHWYd9AXbEweN0sbS6pmqulGNbuqeAN+sn+zV9Op/t3gsDYRF4m88xVi+2gRdgI7
We9n3EafrRfOc9HK9GlCofuRqconYR7qyh/J6OU/Gz/dfYTogdvSn8S9njyk4BkQKO2De2HxnPJQE49zLbT+qqVcARF821aJpsiSNX4NE5eYK1Qk6gstA8+o
g1IEFQfVwGnHIywY16iz+JJvdLAILqksYeajwsxk+Au1Vaxhvma+o2+iGYmlhLXy25SD5OzQXtCKWiIPob/4q9L7mRi+ZYagFs2+A0pHG3HnjJpkKgjGzcUq
6SWW6EVAH/9UehtRNFrR7ElnOwdpu0AQIjxaKOjWuGl0NZfXqsFJVg1XJ3uxajLtXN98mdKlfI5WE+4oK+huejv3azqUz7pUoKY0ALTPHJcZm/7NLG5egn1Q
e3OSPYYtyY8XemjV+Cr6j/Ins03QH7jt+VfYJsW4VvrLJK6PfebsqE+EuXY13x+gWPii7xFeZJ8PSczzjD48YqrxF8gQUcHvD+9CF0BXWDL1N1zZ6m9s16/B
7Xg7PLt1j92MeGtu4j+a/zM3/59zd37P9sQ1jUOoSuQfa0RmQqRbvnZvbnQxUzkIG/Ht5D1Guvuovhi8Crfm2prd7KJmfTiYnW43wQPhIVRQ6xl4xL2Q6nGj
+Gx2dnamWUIMIxdfXTDJxtjUH7nFaGXptHAM/aBfpH+FhUmvawVYZtVFgl3GGodr0mnWdXA+dzfa5xyA68M24I5wl1rJRaJD2Hrqd/UbCdXpjuF3sCefYXrQ
Z7OPdS26iAkJ9/w1+aJcmnWBaZAxKjLesx5U396AXUseQZzVGZ7M7JmY7BIDe/10roJ3K5WjccqPYguJkQiBiubQaXrTFN7+oLzzm4FN/x9jbx0dxfnGfW/x
oAHiWd/xmZUYUtzdtbg7tEApDotbkEA8K7Oz4zMrMVyKu7u7tbS4Q3l4n/P+8fzKztKTcwIcspt7brnke32ue0vK2YbZlpSMTz2PRRe/LAWCDdGgMDA4wIIF
M0ocvnolP5VMlXPq3Q4cDN5EbCXPNz4qml04sliLTiveFowtKknOl+8E/y55bV4WPEAQqe2kH9D6Je+T9Pz1wsMlU5NjTb/m9Ui+trHJRu/mFpzoB30jcstS
8YFpJTd8TUpbyd0Lc4k6QpJMFPbn79aZSmchc/nN2E1uXNIZwoRmFj5i3qasFkcHalgmlXay3N7sCc4rWWleksxaThYmBzaCu32FcqZnhG2++XhyPc9fgefc
4eQWUroVtXz2l/dmyfUhfbAAvRNwBhb52uDGYJz0hbAgsUhfvCOkJTzBFdYl7P4iAPODo23rkn6x0kVX8bdJZa2V044H12BRm+4H2oMVCKfcNZBTeid42zLS
1rFQQzSw1EF/DCaw5W0riC2ON/67xCh8ivwFrBZcVnLFNsEHgX7bY1+a5Q/9AOC4OI8dVPSrYLQ+LfIXxfraFe0sLUo11Zvt30SUr8cW5xYutg1EKyaf4DKI
nTprUX9okP+EUNOb4VuJvypcyS0tjdD+f3ds7Ay4iiYBW7EvJe1XjyY+8T0tZNqPEsEfSFpNvElul3aGM5rbErNAwQoBGcbCtHpfI/a0OlWK8GBMkZOrm53G
Ly6qWAIGhibz1vLJlK0f2dTcoU4524HURpYz8j1rFb5z3c6BC8W/JL0VJov7rTWEC8KvwnbxR/JC8g3bHyl99eXYuWIj31/+SSlVNzJJHZMoG2DaqK8o1Cxs
YI2yVkv5f/iN//+UtUqZVfKL3L+OK5m0dfIRxfpg5rpGScs4U7AzcLDw19KqxEZsbmEfP1M4NGi1tbQ29VWR1QGgpJupfWpO4Snf4kCNlO3Ib0nzbFdEt62f
7aawwZxrOZGTbzZ4lmGxWF1z1aShyZJ+pu2ntEbFNYt/8wdxFdEgMMffcNP5or9s6cJyc1vGITcsmR+s5/srZX7qMu0zWzNUtPwglfe3LhlXcq9u3bQVddoC
3W0901zJc1OygoWFX7CB5g14Uybe4xSml6xOGuDtKeNpr22bAhHWh+y+lACQRUSlRqIN+XJZb4MJX09P90BX/zP0eNJY4nVxv0Al5FRhsrxXfmEtZ5se/JpH
cXPMYtK8ktslg5PP+67K7jo8MhF7XHdMoNC3W0ooHFm4NZAgln6dKW9hGV85W6llbfEp/j32IDDSUlzCpuH+qqU16zmS5gjN4isUeqUf5eFF7/3u5MmWf75m
jUlcBp7DB8RkS7mijyU5hTdLWhetlY5bU9MaIcX4gdTFRJa5LoqklAmelqCkatIp/magKGixxSe1C252bCZiSzLS/jQhgWpMEuYuvBA8iww2rUxanfJALFJX
r1/ORzEHgYbSUu4Rvx3p7zd6KqVBViy5BnprwRtmnq1f8g5ig/lhoGVqR9/fJZOIL1/j6Nk4zFeTtnpNwY90adEvRQ0LZzFVcd7aP3CK6W+OCLQ3r91UWLRZ
ig7eLorwep0VzOvMf/rxtDXWasGX/r8Rj1ivsBQ9Lo3z/SaBmJ+IpLrafkg2eBPxn+VZXHZKHx2RVLEIxlT4sKRJRL6wEZnFGeWelnHJ9YkV/jvoSXJg0QWB
Lr5eGC8iNjLwADxSVEpJRdWkjj5cnMHepFPkZNtrYm0hSmucP5YuTk2v4ynNFaMCq80LiRVIV/9opNSThA+wlLe9L76bdDtQjFUr8hRN+Jop6Zn55rTiH4ln
KX5538bEjZP5fcHxlqtIS3MFW44VS6lEeGwVGNJ/XZ5RWMiV/RorvCoMJMWmzEiulGwTcgr7FqGlQfhj8jZkNtYuZUXKP55jSGrR3wLObkiO0jz23Kd7wkuL
PhRt4G2l7ei+RZOKjyRdKzpcWsBPZP9Hm/+/f3LJquJ1deZb9wNsoLlZtq0XmgQWBCF3n4IZ1p7iZLmqUA7aqa6X9GPSx4SM4BqL5uspyykc6kskZojPkv4R
u6Sc90cSA4szigtZq2UK2VPcYT0d9OJCcI1pZGGtokxCZ6uNVpLnl7Yujg+uCswvdOt6MDVLysrT+FeBu4ZK/Pm8DCnfbCu9w0aUri+Zi++WE5OyLPcKXamH
vJKtuF73AGW7jz/kB5omplqLp5UeKLbqL3y1y5+LZwczgk3gy0ULC1X+mUVxhYIcSB7HVZaj0rKg6/ijjU1LuJSVmx4VDw++436ynLXNCQaDXYst8vDUCf5j
xXXr3sZ2btwEiqWRG1+UvtzcpM5l4XrRI2H+xgZiBLq1ZMTmGTbSV0KnlQQ3df96xhoXwklXi3rXnZ66Fptk/SYS+F/y7H/v6frXZxr+v/d3/U+8/r+fzfa/
76D637jjm1fb/02+/c/4/v36f32K6TffVd/eNPbN06hCPKvq/yGEVP/7SVghZsL+r3H+2/r/ew7tId7r3+/yr8/f+ma27CHmONSKqUKOQvWvpwr1lKpvupi/
fY5/n0OV4pqpvnmPUM9kDzEK5dX89++xf5s3hlhZVYg5/HY0oX+rPeTv//fqh5qTb/fX92bv23dV/WuHfDujKoWz+O1zhzr13478m8/RCflcoc+r/ZtXhzpt
of+l+mb1Qo/1WwsQ7tyoQo7KHvIsKq1iqDVRXk97yP2jZAO+fc9vT4pdcUfawzyJ6pufsYewOPYwViv8uOwhbVa4HWYP8T7f7hJ7iLHbv9mpoS2WPcT72kNa
/9C2TsnOhfZc385P6F1m/5bd+WavhbLudgXLrTSa0DYjtHUKZ0WUbbtdYV2VTok9xFN+u3NDrcg33SYh/JlyBKMKsf4qhd1hD/FU3/rzcF7ZHnLlQ6+7PYwv
todYE3uIfaMK6cVUirFXqDggtHX7v39fnJuTvZf5HYMEhyYSHUvXBTui9ZlIrjMBMZR3EvE3/0pcw86lZgq3+OHCBy/DLaGjmS6OQfCuKhKnM+7kTdI/UDrY
TZ1AtQW6xldmRhrVOoTtT7cgu2T3om4DQPbODIHrnvuH8x/9yoK1JEbfpAnvVbizx8u8TjjH7IsfrkdIxjAHnuutyTSmNyMjPI/w58B86giaTE3mcClG16xg
bm4EfSTqk9uqz0Ya6poy16KiuWPsIBjQugVU87hmR7aXeoI2BTnt+BKfinQ3qrG58OyoeZlV9Yc9rzzNINnw1waV26LpAaxxLaREwynPWX0t9mbtCmgL4Cll
B343pdNZeF9NvLYRPcGj0aRnl805AN4AlpqTyWNSHbwYOCS+IOC8gb6ldGsYY8YJzzV+UaSXkSf0vwIDBKehgF7i7QpUBqtqa6KvMq8LtH5s7AceFS4R6z0a
PgY0mC5jxWxe3FD3aKQYtjnqZ6fA7Zl1YB9QZn/JuApvI9/SDgYyVAdW5PCAm4M8C43ljAfYde5/MBt/hF9CjNTMkWuhGTqA6oJEIKtdAmJmnuQ+MC3Fduk5
/mfPVMcSoWHNWcbeaAbCASfhv8CNfD94CLrLO5euJvQRSh2HhVj+EtCJiWOSI3PYZnkNTNv1ac6+0ATjZAig/gYjqfXUWfqS4ykk5W4Wt2CXvE5hOvKPdx07
CL3gfMgUaiszbR0FRofzNTQ6Z0F+tPcG+gwpcU2AM6kkuAO8sabd8Ax4RRocLnIwfKLgC1Mueq97PdI0EYMn5VbxRiI4XZDXMLvEvwjtjw3wccAlmPEvdfRF
bjIdDSn6VY6JfJP8A+gN9mZeY7iup5SpD9Q21I9h4+uSLTx/VHvILWdHkePyJrHXHHq2K304sS6NS4BjGfA3J/Bv1PdzhZyj3lGgXT2UluhyjIW16+oyl8q3
0DUSNfScmOH0MNrr6GgQ4QN0LJSit3sf4vehI/By5zxOpd6HPmbipEPEGeE801lowCDIFLot/EE/IX4wlUfMBN6S+6mL+rW5z+igmyB3eVjTWNdiR7auPDOd
v4PFGGaT1bnFzAK4KYjHnc1bk7cPvJFlNf5pWOSbRmcZmvvK4NH4QmYRvMIwwNRIX+A5y3xgdolj+H6sHTfGD3CUI3dWLRVeydtcM4EUrBES6YgyaPlsbjif
gy03ybqj/AOod6aPbcCsQTxsHtVSz/DlkZfUh7gHrmzop/XPuGTxTEJHLpPZyJOaBo7e+cORdPSh9zI1QxzDLgKyObtcW4+yMcZq9AD1UrwM+hJtZHrt/TN6
FjDH8BNXZ81l/nfDr4xB1tCT0HesyL+I03nW8H3Zlo7ZWJxrMDXKfJM+FPc0Dse04M/Abm+rhPS8I3Gkq0hb2TCJgcBHatHXIzsxb6fmoGnZapIoxcoiOr3V
eJWrToyNT0AM0GLvKf5nsAL+iW4p3EbX0mlCB6Nn3WXytKmH/g5dFl7vGKF9Z47HHju6Ut2BVvQ4d3ViDRYPraDa5bdUy9xgsK8pPccP7pCiuU6GD+xpaqf+
pP4l4xD6w5cBH9nGm8U+Mw4Hc2uJif3JdfxmzQzaxNcB17humobL+9ESNUStiTuq/Rt5oj+GjGQHAi2pNdrbzjF8dbmrt5zwjnVRq00ZyErusyMBXKwDyMqu
Q8YFwgiEZUZGvTfVwGz+CwnXsUlgV+FxbBt+GTM5ISbvAPcn08jrADa6TgpJzDptRWm+cJlNB7oJfxsrMZ3FD+xc8Ik2iD0w/QqqdUKOkIWwTQy1N7xjlqEF
qIkuBRqLi8RDnl+El9xFj5P6RMEIrt0qnUeWw8/EO4gKmZtRizpW1Yfs4rzAJ7pcXkVyKv9S9zBeY0DgEcwCcWb8vtwZ/H1+FtrSNTVxBDQKM/Jk/BVE7akC
aFylKashl6GZyeF6I13WRzDnnBLfjqsI1jGdJEuAEXwyudDbD0oSZ+ZvoQroDeRGbpTH4GkqjEcT4a1r12kreKbCM1weYbu4HGhmaGKcafxZncPcYwfxScI8
9ihWC7lmOBNbpOtmHAg+07Tz3hdpoRm8hV9n0FFlhJrcbLpkHWTEoWHaJ9pLwjvByA9C+0N1hXaspWq+pwPxEzGB2ejO9VbQQMArJNU0VeoOrXfly23ZL8xr
IQvfqW8mFOZ0MPWh2kCDtUOQPlCmcb/eyIxmxpYkpE4oLm/y+EfC+0pSU8CSK8Jy5oB+JdWY12vT+P1koesWuevrXhtPnBAWBA/XPhJVz6wxWfALZhe/H45h
OHkUfhxah2XTexxVPbGu3oxNGMnHIHvRRWCs5xr6i+eL1B4QqGS4EELR2nhSQS3wCPx3AuXpDNXztDRxmCya5Y0ei2+R4Rif4TNJI8QDkJt3GHvKq82TgxJO
ZjrEWfE0fGF5hjkZBqkjdG+jGf0sTgKWMSAXRW02MMg8qR712DUVfCMU4m/FO9h4YIi/c0UfkOwZxyzDh+MmKAWaTux31vIlMz8mDON+RXVSOrea92At1t3j
/FI3T6prgflSfDT9cENN6ZzYCKwu3qGaIw35Svw8sQ3Q0TvauAeoBFm1GHPOfDbrHrecT4zsQIwMbjRVKTSCN5C56Ii84WhcqY39CdHCl1yJ/EPdZnkGWGtd
LDPG4dBnyHdy4vguVauAt3XV3dsjJWTQ+o/wVuMckKK2Se2ZtvyTmOE863nlm8Dv8xyVN9QcHmxDJRsax8dDHemJpkHIeroFWiZuoXGUgeSPGPJrD3Qf1lTx
WtFdXGu0mqGY7q/baVnsuE+U9R9SNwymE9uRjtAH3yT5atEk4YZRZ71EFtbohB42eoXj+DP4Bj0MD4J7kE18GlEVM5vfovOZTF0lrBMo5B5gXhAbYIKuGMms
zaQfO4vo/aKX2c51o1HSIR7i38m16EWcXWLF57BE3kroWWY/dAlcBrfhP5ryIT84Dm/LNNHmuyeibXRG8QZ0W1+YtKvIAH2Q1svXhB+4q0gRDtK3qEoCrl1o
uc8vJmJ4l5yTbcVmsT+jqaZyxiyHFrgsP+VpKIDshlpnba7RGmjgyRIPuxbRhNFGjbW/jOY0Pcwafi9VGexF1tP/YaugWeHRiYODacwf4gXDBE0npCGztnCB
nOO4F9gL1qKXgK/F566ANBe9zxwT/jJ25FPA/KzY4F1/NjlXv4L4DPzNTHP8je6iamCbndMsrcGRyH2+ptEGrWPaYvNQEK0HTiaOeBoKC7gB5oB8G+wF1BV2
o9UNp/lcY7t4gRjFrPZXl37lg3xnvBV4TBjuU1T+lLIg5ag4dO6qFHGH1knsCrG9kopoD6NohNaEQutYSiqXPaSqEC5/UtJwlDVPZc0qdNSv9P/KOkM4ZSqU
whM6sw2XU36bc4bWmlXf5I/2sJpRONVO9Z38U6U4Y9/TqEIruqH1pXA649evu1AOnA/OSY5MeW/bKwV1AxKuwr2c7Uw4UMtdgW2K6KnUxCZAMSUx07SyATU0
Q6rjCN/Vicrx/Hndbm4tfBNqi0/NbAwcQ0x6nxTv+YkUNW5+LVATVhck+yqx8/MsNIl21UeIg6XB3CvTBSZCbMqnIb3iTvJqSZcQyVfmU9W/o8OAc3qNu8Rd
qrcU/OQvY3pEidAmPlWq6enHHVGv4Ssjr3yNmK01H+szGLNEUG2FncBA1i580g3y/cRnoAeR1uIubmhCjMFn2GY+YGpkEvihll3MT+BvSDewAW+VKgnPJQ1B
Cz8wdnKRbKs9XzwmxAc20UvMa7DRge1MLOVyj11dB2/o3cINc92DnyCtXI/pYmYZJYPzeS0xB+troqTfagBAZeSKcaBnQ1wLdDI6PbummIw80Z0sqEy81a4w
XTP/jM7Ru/gbQJQX5o18AtKcKQ/59AEgAo0wLuVbC7STMJeT3Ia2ay+yX0REPRwqZCsnwsIcieQqS/EMw3bwzLP+gCWYRwsH2I/cj8gpIdWVHpUlx9Cv9dPw
/drtzh3uQvAiciDxpKG2ZT/eBd0WtwSPKYiQ18dZiIf8Nj6WbSu9MY0IbuNGeS8DFnwifNM5k+4df0XbEaOxnWB7oilfBoyNA4GbwknDKqGD6VBCc+MvAMrf
F+OIdOkPeit9nmhC6rnmQiH1pKYD3Wz4ARtsboRWNZeiL7kM9S8qiDks3HU+4CB+PH8OuOUezrQX33lswH4ow1RW3AyUA0aRXzwHkTeRp7H5RICLpuegDYUn
yI6qerKM1J9sDTp0R4VVsil6YSLmPgukeazyEuiWbOGfJbZDP6vHLNhAxnITsKHenZ6V/Ch5KHiIq288T59gy5jnenAilZvktwSny/uxxtQkNBp0+U/60hAC
a4mcN/6OTKLUvjrk85wzMduwx3A5L+3sJ/emauHD5W50uuk4dsE4KA5At1LvsAO1XlDdfJlSC4kQp4odpXPSecmOV3N/gjqYI5HBAMG25mQmG70V29DcwVhM
T0EXGqqtj0HWo9HSaiyKPMqv1/ysPUrMNd9CmqGV9Fpxu9hcY5QyfAel9KLEonmF3YRS+JKaKtpTklrkFE+zx6EnUBL1G/gbmCzMwyt6BKEsMIq+xW0RfoHi
ddO9/RJP46/4ZH6tUQBPstXhNr77XiP3VDeE3ig66Cm+z/y7RBlVI5FyHtpTP4G/HNjDxOgt+nmasshkcj+yHzmDbCKnoW34ITBsPMM8p+4aPgpDuKfiP2Ln
YDe5OqqR0h3t2AJ+FhuHTocfSBuBtcAA6Q32HHTqm0tZYlngOtOPN3JZrvXMcqyDP0mqG1wg9OInsVWlOBkUSewtMEe3k57Peql9jgrOWNNLusDTiTexFTaU
aAxyA97vr81nm3vg84PdxFy/m05DE4gX3smOOfL4r/H4H2KyMV3fht5K9OY20juqFRl/QzLNB91/wMfUgw0HjOv4EewzcTSU5jzKvhE1ppn6OVIJv4UdHuzo
w/0WcYrpFfPFux4exPvcm4DX0HDtClcLerNxO0yb6gvH9HW+7j2cv5OdxdwQOiCXkDnmdub76Gn5HVqWLadtyVSiGbYn+wW9iw/Cg8wnZqLxsf6g7iEcgLYy
z7mGmjqObgUvmUtsEMjCfscnWWY5D2esFhPR9khX7J2fMmwJlqE6omex0cJ98K5/K9WL6WMGEz8VDEd14tn4WVBLPJVZTv+GnaTNiBp9Yqhoroc21f6IQMwD
EoGOGG+wi7EL2kcJCQANZBv7w535+/Ruw0nYL5WClcHr7p7RrfwLxaf+37zjfE+lYVA5vg+Yiq327gfHuc9KM5jDVF9vAUVlt5ZuSS/ws0Rja2XtfE0LkeNf
cK68Argz7vN4EkChW952YincD88UBpMGGAA6IoVADSELhGDS3ES/S7cO0cHVwSpCC7oM70ObgA1RCkglZ5snou2BQfhpdKzTBw5DWskZnjjzRltnywFHsXRV
WMAk+csZq4i/SU2E+/IJZhRTxkBBY4CegVqSWb2FH6uxCJvAG64+zp/9RrFxsEz8XmADkAjOp0eyHRE35HL9ThSjP+Jv9cu4m8AHHbqyIzFE8x6bgV2E6/Oz
yaeojMDaNjGfLPWYz3IPYYnY2TLHvN1sAX5cXh+o5jFJKB/te8FnyK8L+npywbemO94NuiKYA9abT7E0uwgawJ0wTMHvcy+o+7pYKQ9ZJiwo6Gmr5anoWACf
8DTNHQZtomt4rlqHxg1GcvSL1mLCdN0RbxWpO39YrKoz6brDUF7Zyu88S+Ors+sif4NL4TvCUnUlgyD94enmHg++pTQaB/AQ1CEsekIreKa5axlGFRxBvzBL
6N5ia+8BYz2vOqMc3IMa5jnuHYMupNKZq9Dvjlv6EYYr+h/pya7f8TpsN3SDuh2dSP5FVtUcRnZhw7Fr7Dy6T0IeUx1cQ2v4faapHhWdgwSNXmA12idxGrqe
F6MfArPID1gkhgGQpzmyhNwqlgK70VynDsC5J7Cgn6aeFfeAHy4k8d2xHNMFbgKhEfrqxTwX1xzQQG4D72Z8lRMszAl+v36Sfi6/AbXiy4E6KA55xSqIgwGR
BKEvWgZbEYFWX4H3cR/h2wCxcQFmEizBMWCx8S/XSx/N3BRSADNfqt/mTUBe8i3lw0LTgtbAXT4jmhFWcftoWHjE9svpldUELe/wA5pImblQYyk2Q7OIHYet
8bLMIMgdP4CZhXYDXhkP4BHwLao3BiMV0Z3I+69zUA/sDWn58VoTuYeuqz+b+xnK55LAq4aHNUymOtZssT7MckOMe71z9A2XY8gmao6uDDnTtIusahhJXKeb
8225Onl3madkA/By5Em+t3lmwjGmJj8BJtDXWAyvhcbLxYCZ5tEx/AK+ExaT8xNUSZcJNOd2RN5z/iPMRNbRlZlb/Cdwh8OjC9KZgODphVyAZwlVchHjBiEe
kpgDUBX+QeKvQgkY7aqnre+APBH0dvdC5wT4hPc8NBv5x/UCsxjKMT/xizxt19+Blzpi6cHYY6E/+R5dzI7LMiUsNen4xvQP5j3sFe658YVporEigmCH5Dhi
GpyAlOcZ5rhg8HzQV8ar6t8gyeZTwuXY+shM/VjDz5pzCK9fK/icZfhtsSs9DeVBnl5EIdVQ9xhaatzGzzPkwG3Uden15G7To6zUGNTAMSXQZy0EXoYy1eek
YcIVTRafCFT+aiOr8aVgX12quoUQIZzkKxJ/8r7cJXhT7ovnMNKH5qnaSY1draG3AVRvrfYS3Y+Y0cPW/ewP2upUH+NbIELWeSuaO2Z3F88ih6Fy0gthAdCM
/cGZ7uN4F2smXPE435N4A1aD74GLgTvCHkNN4SUbL7RBTwv7yDrkPU1rZP3XHHSFK0J92TBP1xT2GH/TnKL/YkZIfn2W+KshVd0ZnS69pnp6W0MPgdpoNf8H
tCk9wTMb1NB1YdGbjgSxP3gnX9lXmV1PJkA4aaxVGxniiSI4UzfuKXSN0aMBsL7rA+LTrAKrJX5ilrIZfDaAcNOBlfwQcBzzE1Pf9ILiQZ9a5zkDfuS9/G/w
IaCMsIvbY7yIPJIY0iMOiT0OqNHW8gLgR3QOcBDI0v/FlxcAoDaTyGvx09xafoaxM3eZo53xXAsmwlHMepFX0mV8ERbQjsiJh6pplxhfek7hZ8m5+HR0NsLQ
g1yFcTOkP9SQqz/rpiui2zmVAxbURpjuTYznbrJPXT35kXRd5h6VmP9ErMBN4oPINrIxMqpCG89sL2+ogZ4lksDNUn9JJb6XWmky+HTDUr6HEzfXc0WyZfnq
hiTGm3kSuOefRXRgGwARruvavdY2ZH+khF/G9vaZWJh+wWxi+zPZnmlEY7aKTBmbGHViL34sOAogzWMhF/kKawt8RJ4he6jLXz3XOkPT2MFMNXqg6wGTXinP
2Re7aunIrDAVgJHamsxGOdZ7lauHfc7Po+1kbXcF8IPwi3OFcIgaYiz2Zkh3TAfVBjGJz0KmGVPVQ6B6XDz/SDuGPpq7jV6BVrOms2UhJywzSdRUFiQfJ0Y4
TY4+4iWgPHGHiSN+5Dvgt6GZnspRnRk/U1cWyOHEAHwisQNAxQ7cOGRB9g7tJBziKX5e/DumiqudPNpw17UFTKebcEsN7cnea9vw12HJc57/x90aWiAeZz/q
m0Co4bBe5u55youxdE/wi7PTmsemz9W2xFA52dwyb1C93HTEe0waIAO1XyMVedojgD7xmvBaqMdMA0rExdxJ1o68RKeiV2yzLQ3YbfH55BM0TQARAnxuGk4W
kgeYwZ43YEata+xFZ0VuAG9w5FNqbQ1hies5h/Kn4Ww6RP6qVP9XhSGfQvMNoaqgqjDV59BM1X+jCsJVNJXYgPBPZQ/DNqlC1m2/V0e2h8227WFortCvt39H
k7CH4WlC1alDqQ/K2opKgRdQhVAu7AosmTIr9b3askrxu0qR3FGFVOFUYTgJJU1FmVz4tsqstLeU5l4Vgj1SJh5C/3xoJtGuyJiFOnUqRU1Tic5SWneVwmzZ
v0tf2EOqj+HoKft/Oi92BXLP/h84ou9xl6HIDft/OMGh6QuVIn1jD6myqhQJL7sC56hSIHBC0RnKKmHoXa+0ksr70x7yS1mvVIUkq+whaaBQLGkoivT7YwxN
bqlCnvjQ7FpoVTu0Kv49CsmuSHx+n0JSKdBm9jB+zR6GLrYr1jNUYXyGXZEQsysSY0q0sUqR4lUp8MP279g4laKXtitarfC8kzLfpezDlUas+g7d/b0KiyrM
SQxPqtsVGVKl+C8cVR7aQ9sVopHwVQiltbWHZaNDk8AqxYjFrnAiVIo+XRVmDsLXE5UiFbsieRhqPVRh2Hl7WK+vUoi+7IqWVxXyzCjFfqEpRLsCI/z9imjo
SmC4+D10zVK5ZhiaAVUpdm0o7T67QvSpxNLbFaJeZQutFJeG7z6xK86JPWQ8YVf8UinkafaQ/Q+q78ScoeMoZQ42XPeI/T/FHKEpWeV+jtC2MRzjrwp5FpUr
yyrFLgR7yF6e0AyvcjZqDxPJqBQ7AOwKnHUoi2hXrHXbQ/Z1hO50CZ0BK8Wy9jC6gLIVUeqfsStm6d/rQVGFsZp2Ba4htF9QyvnCZbTh82gl3xp65EqKgSqM
4qEKGc2EjkzsYUgVu2IGrhSnqBR2cejYIjSdHi5uUc70w/kM5fNqV+znsiv8tHJHl1LHi0ox6rcr9AvYFU5luJEoU0cqRc7GrhhBKferqULGrMq2w65otcMp
aCqFPFFpXKFj8NAeS5lBCu/RwmsB9rAdROF6L8LzTEp9Garvdvl9j8NSygSVMvVwKpZyFB9e51bOVcLZJ7tC75iywqEcmal+t24LWoqWCAH0nvo4st4/zh+k
j4lT4Zee+mpaW8n7QAINNJbOG/Crxq1gZ/8cbRKbpGnprSVd9Hr1j7wfndtj0zyrxAF0oSfOMNW5iywVksXqzN+mX/VGU7E0En9DXhF6Amu0D7G24D3j1gQX
3BSoYXQkUlkVyJ3A7SqR+BJPaeXZwkLmoWNE/F55Ej2LRxEut8SBSnukJkXPuBb0noRLyEjuZ28p+NjcxvoO3GPWGTckvDGR8X8ahjNUFO85gb9ActRV4T+p
V16TUN48lcXzcK4kpgayU9MY0zueoZ3Q46xDnOh+aNqj6w8tQv+RQd81/D3RxNdI7i0W4VuwUzatOJL+gYSrfMw/n1cXW06ukrdQabxGWM5HCPvYTkhXoR63
iDiD9BCXGu5xV4QmxrGaodhRiYc5vELiYHUNIkZgRUk8z6Oi1TGN7gTqoKP8RXecwOSvhBYyUXkb0Ol5DZCu8hHRxewEHDTvHSA8SPhL3KNvwd1F1DjF9eMP
etsVvkYrCrrCelRj3UCsLd+JuQo1pn/wZOBW9AyzHDi05Fr6ZZMM/SlEwUuBxIQ/E/tyjXTX4DLOg8gZ63ZxCf7G3yrbKzN4H+Aa3s20R1sMTOZUiVW5Iuch
YWLNM9q6SOPIPUDNDbXJ/fHNDPNZGI3iKfoIdVDyggv4KvoiKdp3WG5P9XC3WAcYyxl7y/m6wUJbNtU7NvIcl8j4pcq+edhEoUb8AzQRmyI90XeI2cz/5ZDQ
w9rKxhHQdqPP+6NuP1/CL6GyTI3ydifVEfwoBQ+m5gMjcdppsNRDJvADwbbGTaDKOtbcCBnjElA9swzpF9HZ8BG9mhBNvdVG4gPlWNdyG6WuhczD37Dr1PPc
bqrzunWO13QlpLbWx8cQnYVXjvquBLAcccI8l+jEvYCmiAi4gu9q1LDv6CS5NY8ZN3seio21W7nygtt3hr+oT+YW8z+JVcRFukX8W/KV2FQeV/NLdLQwiqpS
IMRc846DNyEHoVbW2nQHYw/8Ebg0twXCcMlwFtSFiYoaxE5g3XQH9kdptVxOOk1FyvOkFnIvfRFbKLdD3kCDuMeOPxEXeYUNQorUbriM0q6gjYS2DOHy9f/S
WxrKGoYmQe2Kca5dsV6mlH8q/z6Vgo9TKfRDq8LWzcLlhfbvdCIqZzLh1kSZt1VSB1XfoZ+V7w5QhdGI7d9R3kL5dJVijUCZ8Q2d74aPXP5L/3DoUf7rWXL8
mwxrfV3x4/AgeH/QYsgUYWdv30fDH85KmtGx/Ty/IbDWwrxHPiET9PW5KuAA0+9Ue18hpc7bxBxka+KXPEX6AiLvq29Zy1VGImmOX83e1ByiWXCgepKpMXEs
74GvjcjQKnADscZjQH3sZqCcdxl/nFbx77UL+bHwKnQEk6uPQjeDs/kggCE7+YnIFPxntKu4xH1OXsYOtDyyLIQFpDmyjziAvXLdhewIA5ohg3eEVF0uFav4
H/s6QtWIfugzjuGH4oOlX3RGAwPXAu8QL5ABuX5DW/Jv0EhssRxE49E57GKxStlN6CAcwrGvr0owT0WbQHf1wzV+w1gbaEwl8hCEuAGaAYC+ThQlyERr8qjp
rXuTVyVU0HfwzvCc8DTX38tpZWwiNxB7QZ0ZAd5mas9foNOpAfx4qCp7xpVIbGI/ibj4Fk5ESvgjcD1zA/i5KWVZJnIEe4K8oG+p033VwKDaIIyWq4sNMUKz
Gn/G3aBLPcXEW3qgeNQDB8dzt3xP5enEcOgk1sU/HWnGLgQnfvVX10Sv+mfvJXZnhsMwiV8O9DP0BieBO6Uu/HSnFuyMXBWa8ZfE6XyinJb5xlWE1Sb28F05
o1HN6ryxDrtpInOO7Z54S9jIqkxvfeNRLE5LHWd+dfVyproE8Ci72XWLbsmvQluiODMq4SNI0fXK1fOczU2SrnsP57khGo0V6srT/bBsFprFNuavxrnlLt4h
6B1+kTAOcLG/Og7Re7iGdC3XQiSdmw88J6e4+jHTkIvWv+P6Cy48k3kOD0TGWWFd46z2JhlZ7RxgLmv5jF/2NOV+JhdTw6JyqV3wM/WsvAXSTsErR+DlAZVZ
xR7HtgodHH76H/SEGBd7xvMQbEnGeSapp1B/5zf29UF8+tfgXqhGVg8CxCtqW1HN6LvAPP8mMc0fS+aaeqJ/oOlwZWMbugK3iuwJ/2xskHANHYT1R6pKO+kG
7AHvz3xHV31ifZaVbgO38U5C+6Fxtpp5U/Gd0FNiBBSLLkU/ZbOuO8I/HMAt9S0hV/HjRRJuj32khrGjxXQhAtUQv3L1PXWIE8QJAwU6KdDxOzDMFYuP9bU0
VzbnoNf5N8SUwnJEF3C8YEf2BfumRqIZ8u91ztk2S14Blc9DY6UZQqqlk7xV3irFm9/zJ/yRwE5hsHmF1A7dKlWCr8l1k9pBY/mqdQgBkwttxbIpWDYVkMmg
Lulu8GDhO31b9qOYBU0wSKYDmBHPZs8JdnqCMIwtKz2WO3vuJ5XHIWiw3B93l6wvNRUuNj0IaMH1/u68iqsveAJTxAS8FvIF2U4dJzioiD8lVoTLmMdG/Sbr
MC0umi4LtRKP+E7iq6Sy8hN5uNQ/uzV3hf3LdAV7LVQGLptyuNg1kdIcajx0gBbRX7hI4pM00dLUP5lYS1jRBUQEMpRIBXtzaehArhLxUt8A34wksSDaJvpg
5ipAlmk0havjM5GPbFXIbTIlN+b8GMCPBKbL+7/Gg698R4rmyUuESmhHLsn7l4XwCrTXmgKcyp9B6C31IUkuDw+H6kvDgZ7wT8EtlnT/IHn3ogg2TphJD7Mm
c48Tywla2Sef1Tzht0rTtBsSE2QkaMEqSR19C5KCgeH+urYDhSN9rcWtQlfEW5iijiOaFrb17jZfFzsgO+S1zECoVA2Bc7OTGbtUnR4b7OL7gyOsZcwdBbN3
v9Sad/AmuoHwWN6u1nDbha/rZ+jFXrdWcpTFy9hW0x35oHkh0oGfktSbO+2/njRdP0OKAFqLq9mH1DPjSWp80Ud+ufshvAGJlKvYKhru86B5KmEDSs17zCZh
hq+aCSCecy1NJ/DbwWort9Lu5LfggsDSOtqiLv6HQiuJC7YzX/m6T340CEwxf0GX6v/dx/tnFOl8TbizgQaanc6htnvcJOcwWzfneRm28uAxYx2WYjaYDlK9
qJ9ZG293B2DZsUzsjvZBhiWz1nqYDvyY/Rl1uxcKuQJn7FbY0/ezMJ/Zi3aku7AsdV3o7DOuOw6sFx4JVp7z9fDXlQYGl0hWQGX8UYZKYtanIr399c0vbGPE
JCxdrE/QhWOFMjnxQVw2BhIAL2yw2fA9xBT58crtxBqnIfksco4YnsbK/YDr1t7IO/82mjU89Q1jowPLoGx+lWhlKgvvxNVInk8LHy1sjyT5FCoiylmbKmz1
LJwKplxLtSvekvE9dSb83SjK1T5VSMokfIXZHuYnVAo3cdi/Q7ioFHuzVCG6oMIxJcq16++REvYw8a5KoQ5gD9PzZleIIJVrwSqFTqvv3RCjUlSKVIranrI+
FG632BXrOar/wKAp1XuUq9lK2qAq7K1BqrDaryqsIq9SUO7sine6KVcpVP+h+h46/1Epakrfq8GEv90u3H1R9jAEjF1BZ1PirexhOFFltud7vJVKpfqO0qv6
DyyDUp1UuXP1+7qgXZGB+94cKVEVqrC3S4XnVZT7M+1hZkrZRykRbsr+JpwNDX2WVGHIBntYii68uq/sf5RyamWGzB5WyQ9fAwxHj4ReN5Uq1H2Sqv9gI8Pz
vEpd3CpFvxpqP9rDVm3tCpFK+EplOM5QWfe3q77XFx9ujUPXAJQtpXKl2R6Gt7GHHJsqbK0+NKFuV/BV9rDEmyqMb/sv623/DiUa/vWhb32zK/INyoSWkh9W
KdY7w9G/qrD/pwqzo+0KnKZSFBeulqRSUHdDa8MqhaqT6js7UBXWh4XbcaH3THgCLdxNuCGtYk5sQDPZ+SZq6Prl1CN6sHqmq7smP2qxbpMe1zV1tIk/lYA6
9euPGfo6oh3VXemerHU5ibtz+8dO0dXRRGbjnuuZLzzZ7r/dT7LKxyXEz42LU3tq1Sd/cd3I6OnY45lRAMXGUGvU0yiYOqSfmdDOUFVdVV813k0ujK+VPdoT
1OmNTzRSVF9DV+d5w4qC9erWWbk17ztWR5dRR8dc1lc2muIrF2QbXm3IUh+u5au1V4NFtKo+Ul/HUJI9PDHd01TnzBuXV6I+nWmOqxVfL/qIq5JnZO1q5ABH
Le0tV6/sSz8g+qGJFfKf186P85IP1veOHqp7pE3IXG8A82tHt8q/nn1x3d6CO7nZec+9CfltHJ0dDbVTnKlUT08mWezI0dwh1yXOiKvsnqGh88/FPUgcntND
e033yrWNfKRearis3RHndex2iJlsVhvNTN0ida+agPOnjNP5sfoujlOalzo+536mt6CdZjZ5NSE1JyN6m2aku7UWWq9Rj8xJcKzSV1Y/9y4zdNbk0PnAat1F
TfM42IBTNrVNXcM1PUq7YaPjRUEZks17ramg7aQ+RlZXT85DE+rqtql/TijrHLmgXMIV571KTzJS1fUMPlec6bB6QObKhJnGx7VNbnt+K32b3EO13sVuizvm
IvLGMzMdggNxV3Gsz93r3K3t6nimTjOczbmnra115TXSzFwcnzgg/ueVRfojzo8FzcEhrsUFiZGrDNpaH/IfRBqi6dpN8xauXEGtNBgT/vI+1tzX/OHsAGpq
LyVXxY2IHV21XPwQT0d1ibpjznHH1g2NjVXzNukPGQaQtWI7OHIMdePXFlwwBfVyruBOXVydTNB+dB531DTsdf6qTgSbksvJXuTO+KULSx3Pqz3T74gZTjuB
ysZnplo6o56rVCU3VTco3+a5ZBykvuopG/8pcYa3Fzm+QkXDMdcKzwvn7vj6XrfjQW6GY/Hiv8hxmm6e61nPXBUdv8St1DyLPl5tb/4Nz/QVc3KnVX0VX77W
Ee1Q4zV1pfybmsnRrUy1C9qsHuPSxA7XL9P+GrUvm/a+1+QXoAlPY7TuArUmx+RqqrNFr1/fTz9bdyxyh7GCIdNxwTDLYKtZyXjB3ckZEfd6ef+CC44HzvGe
5tFvMzPcbtKQ1ci5ydExrqEhjLdQ6m5RqcJ3KSnV3JV9rzL9pExn2b9z42a4Pgil6olK4S5UVcjY/3sjV6JIw5Eg9jBMvCpMv5FKIUdR8n+qMDSeMosamg5T
8nf271Q8Q/M7qu/oN+G0of9yR5Lqu7xk6PUJx8CFI4btYejNcP5bFSZ6UYXhuJTpMGVNInx2q/ROdgUdJlyOZQ+jcKm+01mifJrsil17yuRcOGUpXGRrD8s3
KcXrqu/aK3sYbj08wanMhNsV8yxl1squSCZ/L9ZUhb3LWjleVV4V1Xfy/a/fWzn0AZ0zB3rBjMGu6D5AQYTyXZDneQa6Vunnee7wixKXV9ogV/UPCtw37taO
oXO8Q2WVtNsbwx/jkgMb/EmOhSaHtJPDdL2kbC46cFnsI85Mv0ipRRu+wZeOdyfKFhjkscxP5p3AMf62PEQexD2l68ud5YBQxvfSH/T9BAwRJ/pyaFJsI8xA
rhE+y2kgnviB2Mqy/EZxq+wUEtXHBBB9R0wx32ZAJkvOlLbLG8CNdA9JouOEpZwlMJqeyWMazleY4OW6oBiShrTUHvaXw78YUjy/YefzGhmnwAt9BdKAwuX+
Yz6rMMsyjxsAWYO7gRL2rG8GMMREG2j4PNKLma4+ZmkiLpJinZGmDCTFWEPoArikTKiNpXxmEzHSi0jv2bG+dOxV4LbcxldZqEZf8TbldopmYIJ4zvSZG+M5
VHMf+IDeLj4rmO+LFGrKM8i4QE8wCjhNNEOPccu5eMM6OiMWx1xCF/4UXB09IYB8fXGgYwDfhW4h/4Ldk5tLq7MO5B1wrwSH+JoIA+Syiavok/hgSKDjdAnC
A9LDLzF7qGH0fKgHc45MwE5b11krm+8A1917kQPw47wuYnL0BamG1NF4V+4tLEF/g74Qh2CeGY4bwV+0IuEDnL4IqW9wSeA17ADfJVzmY6mq0p9mP3Eashqz
4IbGT+a9ln6m/dajGIMvAka5rcbhSFsiCtuGjWZfmW8hUWbSto7/k8eFp1xB4EygITFZ0OOf2NFyKlCEHNeXZTHfLqwnvNw3WfiDXyjWkpOJP4M9/Pd8nPQr
1N82sEByaIArxJl4PeGy7DUvBj/KawKNaZ3vnb4BIpiHIjKWFj+F2GObIPUWmYJm+kuxEdQJepM4WZhtrgZ+QGLoMcBZto1/nm+xNMDwCNpBB8C/GT1c0zoA
JASt6JCfB0byw4QP6U/xfGxLYJDczt+JaQxXdB0OLJGncNOZT7QX2+7s7PWQP0A9pX2Bg6IMVrH1RuowadCWnPO2XAKwrQCO00MYi7wTuYZWIG6AjzHU1MB2
C+3IdqPbCa0qgOZV5kR9PLtGfE4H6VVsE+YavROu6i3SsXK6iHPVZCczCF9uihJ/Qz6K57mClDHiQPioZ5gDpReYX/NZwrOkm8I1uZOlv+WwVKStTHyBn4v3
fRYxh6pGbpHa+OLkZab5gZP8KsNozT5oO9mPLSE0tp3qaMZBMtVOG596t4oZXC7yWq6PtGffshXMFsNY4bR3JHNECHAz5aHSQLqD3EdIyNwrL8gFidV8c31N
xMeVYnf0+ehE4TXCy6W+MjTk2W7tiY0Sfk22EDWFqpAV2yiLCYPR8v4xwTh2BXY174rJS2eCw5hFBevQjlQteR840htbMKHgLnsS3gsOkGYg+6RCcSw4SP7D
Clon+CYRJ9E/2TK8D5sAV3P8wLxiDEhvog05ybRQPIRMotXSm4QUELXt8vSQL0q7U2zqLcgDy+uky/w5dBV6R+oqAHRtZrzwDC7rXC2fcO4Rmvoj+Ybyff8P
/pVSPH9E3k+OQl8JNcUivp88UdDIL9EG7tZiP+mxbiQPAH/Kd/Iuwn0t1fy/csW2+9JOy1JvFP3F182mNVvMf6BTmHeENfBPsIVYXfeQuGhqSCQl5YNBcURg
eeYDoXfa+8AwqWPaJlqH5Yt/IR/Arp4Rwj/SCH4fOw8ZKMZ4nksBtKOM8H9AS+MIuQeYZ5mIbBNL+QwszTGX3+OsLX6EdmBpwhUzge0UZ5pfERZ5MrHQ+gqz
q2/b4pI+gNvQY57k9WlInHU5NNmqJwjbAiTHP5cpId/LnwqGiZuBBv4IHBTe0/6EEvF3oawYj2/yXXN1Z1L8o5FMbr7upaU2WglKtC0iC8Ra3HI2Xd7gvEKA
iBdJ8t7C9/LbkD/1SPQ9epbHJInSIZb2bWUMtif60X61uTmvhW/xiLtb1lN5nLktsZhobB2g2QX0Sz7Ga4zV6yyQKmJLQcRa0bKQjAcjfIDXYEqmTet2Co2g
CT/86uu6ag/v9exkaGwtVk+vln8ge8rZSMWvK9PD+g5qY9jHfPb9LjPQaH9EgMee+QbpH3ovBneJ2cFitgiq7Ys0B8VV4J+SD6nJlfp/FEf4HiOD2WfYAds9
7Kj43KgWtsKYf3PcUjGK7QWW4fP5AZgGGUY+R4dJPHKWussn4wPQ39lGyHXnj9oA9si8CRwi+YgqlrnskeojLL0Eyjzfco/fa56ALSeKLROMLay/ybfiSKSy
azxYWb5pqG5ojcz2qdQrzQN8k2Eavkqv1kWZR0MdpM9QE7g9pbaAvtUaG+4G4t3PsGVSH6gBdyRqjbCd14nDsYF0AF8rzkOuu6sJ93kzpdPlQ91qnWIraXvR
d/xPZNBXxVf1q53tp9fD49AXwCkoi1gNDeMfWdJNvXyf4AXMSro7ZUMbR59ANpgb2CgkH1lk6YB9okX+lbSfAeRD3pZgoecwAQE/AfUiaoubgAdibb48+RE4
gTu+WrdOoFeYkPcnJ8b/RIxC6qPVLRb6JHLWcNBzkapDXxKM2Fn+fkIjcrhQAbwtreBPIRaqrvgImkp3Mr8TGVqiQXQJh5hGAT/5R+kXoK/kOLqmpQ4DWue7
ftE29XRDTMBybpaFJBJsFchmloeeM9pCZr68lOgG1oTWOc4iw8Gy5GvoLTiPGJq5nGuCNmZ7cC/oc74Bht+w1jSP/ibslK6LemCbMFG86nLJHQ1Fxqr0G+ik
sJBr4n4rldHHFSyAm2OMeTXxFP8UmQQtCKzFVsunGRvflk8zL/GWmpdb/+K3c2fkk8L5WlmUk5oJfGYrZV1zEMYUw13sdX4LroW+MpqE9Ofv51T37KVixfNU
a2GfwIMt9WXEPsRdfonQHkjhi8XbQlssOuAxjgEeBqL4/uqKAYqspfFlnAXuu/cRZ5jl9KTYFgbItQ5rxRVyEXID5JS5t8TYXkPd0EeUvWCe2Yk+jdlJ4IiG
vy9He3YYd/l7ymsDq4JW6Zb2d7zx152SjH8y1JVlYJ3UH91BkHgL5KBnsKtqwo8kJozgUqi2wFZ4AbYRuBLfMK6ddy//TkgSR8JJvtb+o+pXEgmNQv4Cfy5w
olPlRVIDOSM4Q1fV2Jxbj0yUegl6/rOnmb+jPxc5B55ApzjuE1EWLzGSGGN+TP6tH+T93Ts0ZrqLwbNwu7cFZ/F8Jo9CiBSFjiMWC62JvZZfGMFpdV2BeKmz
2JsbQRWQi8QBfHc5OvCXuEn6252OjrIh+rdAkjkNXYFGUH4Aqzo80Ml7n9qUQwEovFS8g6R73rproJHQGmSr5zU11VO/EgyPQS8Ti5EdxFRjE+NK0y3POtym
vZ6VgIyUi+F09ztiOT/IW2jKI94jA+m93Aa3SN2RHzMwsBl7bx0KR8R/4pvRZ+UfgCSif8Esj5PZB+1zJ0N3gaHiZPcQwcqu5fTyLGcM8MRTom4jzZBHy3Hi
UOkD/8y9l9rtPaMeZfyDKCc0hFAsJhIkJ0E41D0DMP0udDecMh1Dxws3LC7zWaoX2QZqJdfzBOAN6BvyMXHJ3d/Um3dpmnlWi5UWL0qckbzVVAv6y7ZZbC1N
k8+wh+R0SKBU+h/4QQQNGz0WLkY+wl/CznqbogbmdyaLGeX8QR4GDPI2R8zoDbQQzIxvyTwi5xPziXdoX3wRg9GrmXXyDSGKm513TN2C1Mo7hLb+fnAdSy3y
Ob4FIQwOdG1BFsCybaJfmvK0xyMKhFbESsppKk9v5l/jK+Wk2J90N4Fl+B/mrvk30D5ia6aNmM0DfAe1TZPtjhB26oY4dyOb0fu173Alhr7O9p4vhj+4+NyZ
DEg6hY3qyYkrhayky8QLa8DaLA6jLgG7xS44YnkO3gX+pqvwtMepWcXczXuBl0dbkO6CFGZ1XM+cVDk/VwfX1K8v6Ilcgz/HnwDfocngaODFVxvcTnwvxEgr
mYuGVfgUzI7HaNsIM5Fbho7xxaaJhg9Lf2G7Bl+YGletJG8VRrApThJYLS8wrNdvMK2C7oPJIsF90R5dcJ/SwV2EAi8OztffQBcDDXAWaaq5bbrGx+OrsSQk
D5tO1uWaw1nIEv0wGZbLGX8n/o7vZe4ul9bSUxu+Zg4XyabeB76Nvlnycd8c40MhVy7yHmdg1yVjby7RYGZSZAtYXn9H7s2vZEdLrfid9pfSQKQuyGpmxp1h
5wObZJIfhVcTRPaTdTrb0bJWQPgn+i9wF7m2rarhNLMEGYa5qUZU26itiSBrB1Ppg87uZAP4z/jpsRsogHsH5Pis/FNkm2eD+U/hpmcpBuMP5aDvGdYDIUUH
ME54QGeuGCx20bf3PCJ/MG9JuIIJS8fTfyPj9XuQ2eIjORfYzESJ/4E/USkSQ6HrDOE/+031H4ihcPpQ+EqQXZGMV+Ja7N/pwg5fHVeu6ilTNPYwn2KmXLNX
/Yc+svAERrieQ/t37o5WfZf7CcfNhVOw7GFVaLtC96RyxUpZ+/xvVdxwykY4HkJhL1YBpUC5uCfCfF+3uNnQo2Ay/pzbLZ23nJcZ2sGv8RwVl2poDY/3sWhd
KmcDAspel34RJ/jffMtZNf2L75xUA7lCNNA6qC1SfX5jtkPo7Cgn6aRnXENW5I+vu2CYwrwBmqmrJi5n2nKj2cXIM7qnO8JRmR2pVpNP+LxsCWvNZfiH6u9J
J9h8fU/+hf4ZnA5qDcfREi6J3Yf9w8+InwSWNayJrQ1W4PNiPtCZcTuYE2Q5sQZkpntyWrFeVAlwAziaOwNeCaDqCKqHeIW9RM5UV3DsSGyNTIYgyMz/xb9k
/ln7QqiDeMR2gIyyeS/J144YYqzgpdZByyVs3REgD/EA59XnhXGIBXUY36Hjmby4cXx/MMVbj79Hx4Dv+Qn8I3drsD/aCZBFGRrsK5a+6GP5W8xixidsQnlq
lVAP1Zk+0u1ZnfSZr0CvleK9PvIfXgfcg8sh1T1z8I5oTeYyUhe/w27MbA1OQVrFXyEvAiCwmpiB1YX7UPnQA3KP/IC5Izo1A7nPeSPxy64yvFkodfFgP7mL
cJkaLEwmTqoB+DJ6Ot+seWpoQcyU09x4VnuJBBPFJr7XfASF8mR2gnesdNQ7iliRsQP4rL+GSthIRgUg8GfjBYeViKJiwblqC+Oiu+k2MiVwNcNIYJjtsmVc
XjNLqbkO88gST8Tz1+kZhF0oRQT8tFEL3TJfShyMeLk17AFhl6uLcQTbyzHeSECL3CzvN7gNZdmlcSw+gzuemW/szoyPvJzzih+pb8JfjmsNXJHjnJBQJD7m
1rMG+hREEqn8XbUfX4gl0BlJH2kAfZo/y9KE6wXViZqLbUOmQSfQvugt8CXdcsNycoDrnNDYlMAj+CTbIWGFocR2gFmEqmxlvYcd77VzpQjxg3DXNIbO5SfR
UWA+3IUuQ/bwxvsrezX+mbQue5bGSvrUFXOakG6+tnatW80ul4YxNenN8DzT6Zgm0Hh+F0WhHO0FqsedqL0FzsmaxS5nSph50Fb2kj4BKvCQhAl6+X8oewv4
ts0valhlShpmM8q27MgUaMrMjCszwwprV3QZkoY5Zsu2bMssO0m560orc9eVV1x5K8P67b93b79tjpS97i9KaseO9Eh6nnvPPedc8Aj3Hes5eAwawGaDcZws
XRNztENkn46eZnOM2bzXpb1E3biNhOOYlRyH4QXCsNXYSPTqKkLUvj5PP6DONYbc26c+jyMVATJKpNcm48MBJHiyitCvoW4kmogDpCLlYAIAUA+fmcjvpL4K
x39ZaQESHiR5JYqcJaoi7E8IAACJfxwZ3k7EA1ERxjf1dS2tbx1T/SeWETmD62+/3xpo+MdW+ufPjYB6aiXkVyhAEgEBBOo7ck6aqjHxbwEAUI/TpIpE6QnU
49wEEPpoAIQ9Of94NCCqv6sIqyUAAJB2+wRIGfEq0v1WkcarAIFLEEDiIgEA9femqbtaqyKu5jYASPUUAIkjH3GkTMZLJGKSEl2bdV97/xiHFnXeJH50tr2r
J8u807EEtKMGdDb+Us2xNU6KoW1MOQQakV1mpWmbcY37hT5WgOdmu3dafrA3Q5DEiTRBZGP7Akeqg26LcpVSMtQLtSzQbSnSLNZT1W5zB2Q1dwV4FSzm7xcO
pOTxXmHry99W3BEssDUyp/C/st6w4WhV1BV6W/NG7BhrJKeL57R5iZ1tjWE2FL8XPlKHCRKjs5iDGS/1T0FKsbPyLo9pu5tyRTiQvRlszriJDcLEyHxDAdKU
0ZR1xcLjtzXVoo/5o/Qnqj7YKhkKRgk0zNoksjzpE+oSPrY+jO9vlgpu2GyOlWURLrNwDNitIrZlmm0r+gj8Fn2EtaTTtd+BLo5AcMQ+xnLaMZ7m5najrXcd
xrxbhprTKmi2zxYja5JtoT2KvptDg+Lsn9Fd9rPGFmDnoqfYU9unit0VkA2ELtqmms6au2KA4SbyM9qJl8vPst5Ce9ie8L2Cj7pJ1gXsd6iJ3YfS2TPBdhDt
IpyL7kO+F6/5I7opZ/SHRut/Nkt5+Y6Whm367eztlGfa9/x7DE3SDB7P/ohz0HHedjf8vuWSYTiaZctGuqF8pHvrMtG3HJvwGmOIOUfL1k8SJJs94lY2ZfRg
54nE6Yba5DBqW7FOH9R/Z/FjPbV849fIyMipvLaualbXcjr2s+CF4SF0r3wWdxHvpPCG8GzqShOkXyX6YOEiK1LjrAHsZ1MzW4qtm7kIew1+FMCGgFnDNIP7
HDqsh3OwlYKeqIqFYvUzkSeOhfZNpgvlGvpqRj/rdXOm8JZWZVtsnmEZzSkwPuNSTLesrQ2fjY8Tv0Wp26cJIcgjrUWWcT6BKCSHYPg154PNUxy09Ta8N95H
cccyMFzQR/JM+Iv4qiBG8i5pCG2rrdAIIN0wS8pv/ETmQmpbyk/28ea72kaWdn98wjBnGUdplvEZApj+iXuC24GzFT2tK3NmOwdxSnmfk3cVhYNV4BbwgbUV
fYtF5zjB0Br7Mhc4RgtOWo7YRjqfoyXgD/a7dpBnRh7Z4qGr4DJ+oXBSYj+BABSAyeJX7BxbWeFl0WFkEqcM7GhdCW2FkrCf0QxWCRotaCMIYscsm9HeIB0u
FxWKh3J/QQ9otgg/2sS4xceCX5rX0lay7/pP+saJd/MUGga1AJ2R1MI+T3cHSXe0ZBlMRyS/QWmlv7m14CluP70CqhUXVZi536G7LEnqfKgT9xNfAiY6RqNd
HO0Kq0EBNgsZkTIOLBS34x2g3zTvEI4SR1l6CCP5dGY1cwfXzU8QhHOKdbWWQ0kDxXrWahQGD6HL+FeE5+y/Wk6C4B/H28y+1/PE1tLiFF2wmUEVehX9QfQk
tTt0QfABHC5sKzxtuYrNRfoKYnlR5iYpCBpuqRQdA9sJ+mquoFswj8hte27NiJwlnGZ/xd9a3C9mAduJDLdQpajxlXmdtZpLc/6CDtFmx6W5os3p0AxIBn0S
ihGpsNgyB92D7ODMxrCS02aB5TZI1ZYzzKxttnAuj3mMDjIj2RF8jjNCnw7eYHCRKCuHPkWwWjyDXQ2eNSxxNRLwtT11bcqD1HiHVjNNGGGrsGyz36MNxkzo
cf7XggWWj9h14wt0oLA/JEVXYlMds5AlFeNdc7FO3t90OLWNbzf2xCbwnNKPN0wUv1HPsSxHzKYdSD5/r26npsaMQls4GrSjKACVWi4akqh0/WLBXn4y/zvb
YeMheCHHjEZ4xgsO0FYKbpmsYE8eDbpnO2MbZX5uv8cYhs6ECngnwBX2kfBbTl/uZ/5LllgvFoy0v9U8x66KLmp323Sme7Yx9kPOm2YT97QtQXNC3clCMYut
KHbbXuWaZOHoBd4X7tcWuquHAHMOFHYH91suVkpp5uIssIlxhakf94PAx9ira+EaaS22wbFdbD153XhLoUnWXwR5aLeqIRam4J64HUijvsI+2H/k+yQO8TPh
Z4cFfGhdSTUKjnC/NbS0TojpBnvAcTSNZI3kHG8z7zKngL/EwdHTuKiB7Riu7SY4HNUTaQx9a16LKuxLbcXYr4LF4C8g3THKZXQdQL/aNpgldxwRHTZAts58
rc4iuYM9EIDWH4r3mb+hrEe3J9/hdIFOoQynxnHBModyx3pKf9TxPeuT9RFbICo1LZO8ExwAs0QgbQQ7noUmDRT1Blsh0fpjVsBx0/YYZWlyNeuwbla2dSrW
/4/xjXNMcc2zMTljsQH24ZxcA+rKNP5oa02vRy8HELJAAAJmCJlbL0CgogPq4aSpSBgt5M6PxKxwYhY6QJptqEgZMuQcLiItHkCaIxBxgojwR+A/xE8qEt2b
ijBq/W9d78iY7mSZNhkPFqh3jMgzQHJ2fP3YZf2O88R+j8SdAog6MgB15ifEugMVIWJC7MX8/4ZckzFRVSR/uz5/UwAgc54j7m1J7OdH5J1DhH38V0RYRfg5
AKGvr6reTo/ESkViLSdQL6L9XzCO/6LgAgjHleyqqEudQ5SbE3HC61bsqEirC+Teh8Q+3gDhXE7Wu6IubE9FWg8jz6rr1viRrwfEswPxsatIsm8VoRpQBZA7
4BLpHQHSjigAIZ8VILjGiDtnAAQxB9EsTe7WUL/PtaqeupwKIFNqk60gAOEeqghWABUAEPrxA6Qu6cQ+qX8995tgvwM376ZkuHCnUrM0qkifA+bZxpjPMBbb
M1CnYDhYqsegNO5+cRTyxv6buZfhHG9mRZJzAHayoca9BTuu/y3OaRgvesiZY5jv+tGc5RhnQViw7bRhM3OXE7ExzZvRdLPVlIA9RiodU40tBN3Npw1igR8x
mBM4kJVuXMrbh71zv8RauACsBKuwfV3eyTbJ2p9JL42yIchQ2xnBXW0ua5J5mD3M2gXKYz0V9eMluPqi5xw/O6I8WUgPThZ1JzgAagIpmWuFTURprlPYN+KF
hpXUHsglbDnGsg0032NySy2CA7b2gmRdI+t1ZDfjdQkLGsRMMh4QxlkU9jS0xHadNY6axvNi/RwPwkYwDwi2mJ5i86Bq+bfSGLZKOprvoX+n8CB9Rd1Y6znp
PKb7V90p00jDaKrc0gsZam7ADLiv2S6KCtBM+0jhB3Anetp2h2+2sLBX4h28bU6TPR39UdvVHG6bY4vHHoOthLXQaaEZyoObQOvBfbZEbCGXX9md20iwEbPz
Blgnsl9iP3HeOiW2ZnyxAAW5ZljaWxCWN1Gipn7QzBEUJu4Fy1JHh98UrkSe8a7p7xpyIX9qqVuFLDFYKzZi0dbvOVsYd/hrRLmsbPFo6F3JCmsxcsmW7yg1
LKvowfxaMlDdCWvCvyMQYDXirszNwgJhNBgPVYn54Cvxu9Qk8VPpceiVYbZQC9kN5cgTaBF6nz1O+z2VYxUby8qt9ia8JCTNFsErd2DIZ3srqJWDB7a17nXM
tFWDPzj6sZ5EL+bBqd2QnwVdEu841lqOuIcJZpsfCbsKoh3vOHzOBfto2xj9dLCfa7m7OVYo6o6tYb4EO7Cn88usP6S85zPQXFTpOMvuzKXwX6F+00PtIdtb
62joNG1cfBH0RMQC90gqrL9jr2zt0YmW3ugqhlabSIswIY4h1gXOLVjzuLMujdlE32seWNHMluNsa/7GYC6fxn+p0aDS8gxbkrCd/QOLDZYnPEBBSXMoATKJ
ByTIwV/Rdly+MAdtXP4BtdqHi6LMy6Dx0M+YXjA3dTH7IDdcsgeRIb1KK50nsUjePucVU0PGXudqyC18ajEIkyS9xR6m1rmMj9vbO7dD9Si9VIS+ywDJGkFc
zQEAImcRgKTrEllGVzcqTdxVhjiGrd/jQlVPnE3mowyQRikq0qohmZoEIOkwQZxZqkhiJCLH3foqKsQ8mPrWcmL/SqAePyMVAJD4nqtIImOia5zI34asv4GK
cAxUHxkTQB62l5EkwgWrk68hx3gf2MO51ysbUtZzeqdMpu7nZzM2lxcb4hgnLXohzs22bRdX6J1aCmeUMIo23HgbRVPYYJH6LvOcyWdgl7xlxZurde843UCZ
7ZKwmW0BKgfDsVfofVF/8ymkmpViNlufx/9SKUHjUD1rOcLiv07eb7kFPhXsQG6ASdwC+lbeZdYu6xqRVJjD9Wo5BXco03QRxR7uQNRV/tLM5seA5dxxps9C
vdWJJvHWW8fTdgvO8xpbvHSephG6wtClsAV43/KSe4Daj9vLcJSKC24jpabPVSsFawRlwgaUVSjEGs0JWvc4TgjP89oWtoUamyfamWB35Bv7/pSWxrOcK/xe
qDwfAWc4D/JW/DE75qAPq1Ls+QyPfpG5GrygFYiM4vPWI8aR9pmi5SyGbTm42rrMmI/Gmsa4Ggua8HF0HloEVlrUtkOcVeZT2l+FS6G2CLsgD6Ty+c7dagSk
OKXQUGul7r5+vn6fdgSay3vAP2a6qmlKeYP4UopsDaLWmQoNzVCYJxT04A22laNHwOGW3azP0LDy93Gewr1lAy2p3FeaPUgpiCNnQSW6Xr3Y9AtHDHaxpOg/
8i8wq0QNkY6GwU4BeFZ0Qm/np+gjETqlD/euta/lSepa3WPjfD1g6mo7GDcuD+WwEj/qOutliVfRDpyn6k7IMkMTcBJY1Owav7ctiT2aVkZ5YmonKBLFmFtx
YWOqdR66GVlLG2T5CZwKXqS6mJsF9xlGHpeRAOqaN0tkxM5DshCUpUIvm/obtqOzwBjwKgIjYTqqzsbPFAiFxcYD4HDzDboFSUKX2d7bb9tvmd+Dj01DOd3o
Qzgx6ACekL3G9g1lodXqKOK8Zl+3ROsH8TVIsrajrh0XSupNGWqpFLiFFQx9wULqb+WNbEvsOGo29qfyWQzwV+4k9reG/RWXeZvta9Hv6Ao23TwF+c5xs/gI
74LwVHIBWF4yjHPcfoDXRfgUGcYvErOYC5kd7E1Y/XR3UB/PrP7Ee2xaa+WjJ4wZVq89VmNBxLZb+nIske9nJfId+rvqUagwMdreAM0z6uw1yGzrUqPH2ApM
Aq8zOaxW9J5C0HaW+0aE01J4gHWgOpl7D51i/BHJtrRGO9vybeKqnbaRzH5JBZqOls/2UjTC3sfay5Zm5zquMY+B/dnnsFboRc8uVEJXWVD7TU60aZ8ZQp9a
uLbf7L2wm5ZF6Bvn6DKGma55opPpf7VLsMnc43o6f6JtOm+C8Bf+DVoC1MkUxUxGZ7oper1G4vgGLWc1wgodGuG31ICoJ4QKCkXfumSuTp5iSMZ8FnvUsc3U
Ay21Drc2R75BdVhzRopoIxarrxXEYDP4bbBf9McdLHsHdJH1uKkZWmq+xhiGzQY3oufRFuAbdThjIdtL09AeYFHsLMExRy/3GD7b/dy6xvJN4mlbFN2kP46C
gl2gyjgcOcW12WLZQ+ij7CCntfkul0rdxYvnNivszRhU8FhHRe8gLTDYqRWxkX3sZeIOvBXszutHV5jMOeghI1cn0gyhxBif2ybT2yCA852Vhg0TxIhOOIYL
aqw/xMvsKrPMaLQdsXusMRUq/WSoiaCKU5pyH1SJjKLrRiH2zNhFGMH0iSLAFvYm5hkuj/UYTWpVmBdwMpFyFhsRsviaLWgRaw9zN1vOTERaRPCEm6CtfL6g
sW2N8TG0BDJZsrAx6AF7hxI90sfeDb1hm2/pKGpGfRg5O05jnMobxh4ZDwgN/IP8+cYkYbhuT04Z/ypyk3VdwDV+wwKFLYQ6TjXYChRXvgQvcOhMNqcNp5ij
hI6DRn4KpAM7ph4Ar4FcSaz5HPOeeYY2ycyNv6E+LGrQoBI9Z+RgsWgF61H5aGcf3Rj7MhQ2LzG3tC5EGzj2MI3gKbXA0dty2HKd9bvWYmnP+GSu4cpt4XbI
vlx/iN0IrLCxHbzk5CqtCaWvwGqtdhsEDmYvxzrwfqEjyGtWAffM5rP8SsFYwVJOFi9S1A/qjq5l6gVXUQPvbf5iW5JlDd/O+8T/2VBpb4JeN2yytRYcsuCu
DGd0wmd0CjbWYLaLbX2s1ahRT7GMN+LWj2YfeN7S1JhhgO0QYyvYlbfBlFcyxLZQ6BEmiR6z3pbvFOwv7WB/jkwW3tTUCKqSSjTbBE5LEjqv4jiUB7VLLbH9
YJ8A+i1G9Vtxe9pPbLWtzx93bm97D/4G8B6LMAcmzniJYzwi9KM+vgkR+gqQMKyIuKPEPFAitgwZQ4TMJY5oVMjU4SpCtgCZ+xk5twsA6uuEAZD0eQIAYs9G
FSHvRgUQ9w8hwsIAUg4TWacvYu/u+jtLAfU6QgCEPgTEzC2AMDYHSHhLRN6EKkJ3byLPr/p67ZBzU1T1uG4Qca1UpG5hRIhS/VwjFYEeHiDBIomwzrqPvG5W
lYpAm6Ai6UlE7i1GPu8AhFUoFQmfjBwXJ8friOcAckeoulmxQJ3XmqoedzPi+RIg9eQnqiv84yw0+PP7bGZfnygIqIYF3psC1Z+9gMr/5/MT0P9trwYAlb16
cM3/3ad2nv9tE3xDa8YFinyAap4QULW0dPfZfP/n9WF/vOuka4yFcL/q626mupvwJPbnmLH5YNyTZtkleSUdwtlh/fPS4x7nnN58Zr0t+8ewTo16FbDLJjZf
Fjc2/mpx8+0DmrRpETo/No7hFm3KlzYURXfdklVMy0kDivM/5n9fgMXtT/wmCVvXb9vo7Jb5nIJmRYUlZ8o+r1tW2KnMW/x+w6T8bXG0gsnb1hVzEudtFrf8
D95mAEDccYd4Rier4315z8xcedGH4ujwT1u/b/qqsLTpjrzQu21p/tYmM8O+avZ7PNrUnluZ/z5/TP6U4hHlR8Ne5MSVZW0XRFjzCLsb1r12ETkXql434eSW
tdA1ermV07RNgSk3MpLQceNv30/H9058FnEm6k3rNdGNo6YlVscej59eeqjYkfAu5n1xVuTFpvHleVsNZWu3qIss5dO3XiqRVc4riYl5HbuheGuBqWhulLB1
WtjQuNC7WxDXPvZS69ii/pEPossLsnPleYSV5b8de0VEYdST4ilNJiSKC+PysSh/Tk7B1OZfF/Zt/CS/KE7duiK393qAzEmPqD6tSombFtG7OSM2MjEvf2jp
odi7a0PHhL8dKG6W6ClaUORvjhfHVX1XDEYPjF0SicVT4rNbHoxXx+WsI8RzAMKaAjGz/B9Xpgm6hU5Nl4BtPRukKbIn0p8l3f2DfC99iQGWcrE71+bIbCKr
wao9s+CYQA5e7p8oLZDelofO9cmuxtgx5+/SWvRIcINil+cu3Nr5IK5joKdsvWRx6iOP0ECXpnsveo8Kqz0zEDPXIH1kOl0xQXGM/c531rM4LRF/6soPpgfr
5KnUFY2oSPtjkXv/EtXvVa/kAYfXGS5oxw3iZzzpcAojNE445Frv2+aK8+f5BvsyvT0wvW0nJ5AW6c12fyo/4+znHSpe5wEA0l5/9dXvv7yqR7pa5WguP4Y+
zbGRuyOmu5Owp8nfPrO5Z4WxhJLh4nF54n0wqDshGIb3ky50FTs3eXaC8f69/mf2pd407yJPV9k9WKW4r9jl/E08nacTjuEG4XEejUiJUVNPeUMjvu74Ev8I
z68inRdDIlztYUUmCZv4y+jP8s7zWc0r3V6vzPvUW6TY71mGf+2OxTdiM9zv7M1T24u/cxChgqQxpqo9vsLb3UuxrPIBps+YImBwha6lSzMWV39mJSlmVMvg
56L5tUvhMrFJssa7z1Upvcbp51+R6pKTnB0yN00VQO6y9Mc/SvBUzQ7fqOBt/zbsrivfp1O04YrgRZ6WFqu/FhokfudfYi5RHHEGPGmw3JEE7+NpArPkoRlM
nGInHA77hddTg4pffefgQmVqeqpSonjq4TiZNWBGUCHx0qA5aU3LV/rLvKMwIf8c/4Zsg/e0b17mR5nWMzojUxbnGZhGyBghrg+QOT0BBFXPulVAqsdyn+RY
MDbj2ySlZDxsdN/DQ6OaB2J6cA7M8DKxj4rMuK8gn7OLZ56/d2aEz5vfyy/Gx7oLXITKjbrrJUQOykAEVlAyj/VEaOHm8DtSJgsucQkZVn87KkNgiK9J4AXW
S9TS1cB/ELok6Ynf93TJ4AVy7ZdgUSDah2csdF9w/ZQwHr7FuusXevWB1vjp1A7VQxQP8ZO+N+ENjeP8R32h+S7fE+NfWq1P6yxZsTU2KPHPcdXLGPvjQcNR
XxSyKrUfwoNzlTfEfeANaRrXUDhNckLasyYuo5swVUri/QYQK00ZfnkgrDoMU7mmYVNdgzyjAqF5b19/cdpN5XH9Lf0pW4Q3ccdMp85FZW4N7GRY/cNcKegp
4RY5qccpEfuQDLP48uxB52Z729qbqAf+ObEzbvaXCpcoLkn6O65IrvoSGGKBJAh4n6GZPgeWDS8V3Icu4unVGYHQq73MTTN0Z7eSvuCOF432Gd02cLf4leCT
NSjoq4gGb9vHyjjS2a651B7iNDfbv4XZCl2mTYKpknzsCfwTR4hfEr9L5StuSwgcwoH/5IStItH6qEicsL98/9bcQ+qSroDepyZ4b5tfuNYKQmey9xDiVsEH
oY/eFLPG/dLWCUqEOfgt+Wxnqs/j3efs42ME/nMtEyDM9f985qJ9m+2iOdkOa1nqN6wm7BlGwnnzb1tBVQqW4E4Ax0gbOvdJr8LLpCnYDleYYoefLRwOV+Fb
UiXK4ZafUgeJvrFpPP3Zh+zzcdjWW1wCG2V+e413mOOm42HuUFvodd7C3U0ZhR/FFLLX1e0d49HwaoJI/h+zSuP0gbjX+1tay+A7zyUty6dmfustsY2Au8pj
pKmp0cEMfLSMlDlHVOkFcNEu10+eMcKrtt4+r3ORp58v9N1TqzdAbzx7PBOcb2y9HbmiQbyVWCG2o/onZIH9PuZAnsGro+qYrev32vsvTnnApNSpUJJ3kTcB
3uHZ5dmJzRVt8vdlFDnNrvXCLO826V7vZFsuOsjVyTcTG4YXZS3J/E6W5AvNKcyy6xDFs8K7WPYSnG11SzPcJjgr1STtlDbds6TG4exaexleIXzh6uvZLhU4
P5jDvXrnRn+vwEzecnk04zr0HbxXfgwuFJN4fpPNJPVXjYlZlX+beV9AQVsjyORti3WSu0ROIdY2FDU5jB92d/YNkiWgX6UNTbVwPXAuc5ullcKD/QY5gzzP
cnmFkID5BJAo0OpEZnqCFO54Gp01IKnCxoOugkx2nXfnv2LG/XAX20msE3YEHi69DLOlLMdq6BH/SYDvmi4d78tW1nrTXEedG9Keyg7hLdIwzlFOTUUncUev
QryNUSmd4erofa3+xfO7NHQVXuVqpFjq3ekfhxb4lgb3O7c5CVfkvx1hnu+6INo1Xmuu7S3dlPre0Fz6EG7o3ozzs6ZksgP5bbrj84QEWBUAEPVt+PPx3veR
Oc61GFzu6ul8L+0LLXWEYsUdqgzyaMMr/3l7ruc63BKfCuHgEs5+J9uboA9XxDs7Se7DpMgluQs/MZL953ZTSlFE84ql+kExFfoBRinzXMkaeiftMKQPu0zf
PqVn2AbjMMZKTZppZhKoN9JbM99qEikQI/TqPqp/SO/P7lYYRWnBucwwcN+xDGpXQRElk3Wo8pHpndqoPmYWW9ZXuPWvK3IY7Y09jUvUFdoJVfdNgzWjUjpV
MPST2L2N9+mEqrq6eQ4AIZYFELoZq+p0Xv/zt5xlP2pMpk/0N5oupuUJUm25JnStXBGZn3R6Y1H+BqZUc7ioTWJaxUhm/xKaNp2xi9bY/EbdVmPVAwCpNyox
F/9f5+ts0k/qcwnLKk+pGdHfa9L1w5rWgYyGrOBFRmFsEu26fmBidCKY+9nwY8oPmocVVNOMlgea9bf0arGVfVifjmQyJzJFsSlUS8r5qO20yKYewzLtRhqz
REBPRibpX+ua0ELnISNlWvGmcrF+trqJkZ20l3FIT8B1/cdM1w4dot+ekkLZwuir6WAA9Ft0Ab3X4I+botFWzEtcQounPmpJ4JhfD1PzgUFZ8XsFrA+qhVpG
eUblUSQ03ijV6Bm7kGLjN4mNTA2z8zhFVDRpq+Yqc3lVZfgN6mems6idlrBrFRnOSq5s/uunWWAL73leP2UvqdunSm+t2M9sGIjFBwa2+Pv4rrt14tscCYY7
d0knygMeXLBBsNXVVPl1eig+LYYf/ZF/9VRUpOZhTzEHdAtqLP+aczdzSHon75mM3zMczs6ZP0m/FxvFj4QDkATXZs8O22CKQoEpVqRdkv6c1jGjmbIZTIcA
8r6txAxsFWmGpSLQfvxrldzkX+q6I1MGhmI0SXv8gW8oHvqpv6c1VzSXnJeNFTI9H1Lb8op9HQNbLXd84b45wpauNFAJjzaTrllEnPU6EI7myAV+R8dXAhX4
GPEyVbyFRhIO1JfHekecZ4c/CdsgU0K7RLuk01O1WIzCLXCKnPATzQqLR9xJbKB2/SMnuxp4FHBWa4LFPlfwmWO+7VepG14v7ytDRJNgqzk0Vtit46T6M0Z5
mNxV8jh8vyMdJHFz+DLiDmms/Z60pZTi/lGxI+eo3yJlp3q9zW0vtT8amgTf4jK8Wy1hvYjUu6BlxkT3eVkfURrCsA31o/7Y6tDMJRd+h3XyC9MviWvFHRWw
/Ch3BdYAXgtJfLfdq50JjhaeDnEkOhKAJL5QkfRt+esZVKsp6FU+pXJdMrZ9SsUJ+rykEwmQLk6vL2mceEOzn5pO6ZO4oaRt6c6qgTFFpe1zVtMmlagTQyOB
u+XTk2+G2anD45vkV1ccK8/PraoU5x5IWQik6jtUeZLLKCNTnBV9tidUjFNfS3xavCrxTW51pb75y4KTmulxMeqwiuvUnLV94wGAVEn2X9YhFVBfbyBCFxF/
weri0bEaHa3yQME6GpqkLQi9drIL7pf0TphTOSbheVRU5MiE4+HdcjrHDqPoivfku/O4VSO3DighUZ0BwH/XyKvmx8wJy6zYFllWMD3q2pbU2IdhQP2+3MC8
kt9LweRLm/tQExJdFHeTh6XRcffUYxPnFxtyRiWLc9OTH+aMaOWMvlFRmjS8/EZ+RaJVHRfPTllZVlmc0yq5SFTVqHxHWXNNKA9xScz+bVkaQfmgsoZVzaNu
VSYUEvIZ/7ZfS1PKE5sVNog35B3JD0vEYifEfIz7SQ0VTSzbWRmnuZbfPeFOEokiiTjnAeIr9pcytt8Jm5mUGTmpdHcSkhCKM1ZtH735iW59yh3Nk5LTeRnq
4YmVBQWxTVJi1BrKo0aKwtT4yRSyO+Q/aExIHFKmSE8HtgSlDB66p4qB75QGFOUSDRQNxwmAQBOXK3Wsc4i4A7xKvMKpzuieeVC2Pvg1brWHfu4oelzwRuB3
xSjJV8ru7iugERsJdXThgfseNIAGrG0Gtb2pyIF/tcdDRg8F7+NO9BzCzLajqa00xxW7xb87reIlkmdKKkaCsqlIOvGo6lSvAGRYYV01y/5oJhzBOyg77e8h
lvrnYN39oflTNdjEuVbwfarHdxa/hbu9M4NfOYKet16XR+0573sVaBscFiRmodZTaf3XkR2n30BZNhrYjDK2CoC6gK3BuuPaf96fh6SD4K9giTJeXCt7IF1q
yJKeCvyaCsuPKCplt1IrM1PTDmbslrLwe8rU4KtAV2d0oFXNiIAz2DnYBO+PQeZ2vi5OnpMpCl2RvpfNSruKb5NsYXFsPc058k6Kehzh/vy3S/BEtgeaq5DJ
5ytkTp99lBIItDCelW2V3YE/Q53dTdxlckKUm5Rh01Tbx/5cYpSLobYSmWSzpEYTuh/3vFUyGnb0j1xxkqDUGwmr4MtoA0+VvzNtIWuQtCMsSe8qJ+y6RsyP
UtXJtQlZb52cnZWrowoZKzjDGFnstawdpuvltrDCpG8MkpLvtPbyl0ZE87TiYkxL7apYBm25CdAdRbwpoSt5V1Yz6k9J2xNWaQZE+BivkW36o4y3DTO0asou
yslkV+XtYrX2jnGQ8R19G12hv6AdyU7XlMa/qGLFD9e2pE/lHiv3J/xMexAHEHV8rJvtTdwjQFVvj8s6cra1lT0ZXY1HElqkbGRc0/Q18cyhEUsj+kRtU/Mh
xqaUBMYmTllJFjJPTUmoUj8oQjQ56pWt08ufGUi5cCpCJ8GQ4yhRV1YWhePq8LDZJSL1cn1GHgnH58v2NK2c/qDQEDmjdM26ElOzhPWMbyqMtINJ83QPKp+o
35UJKxuzEBpXfYw5JzE7tinPVqyNesig8/OTovPacx/yZoGvGDB1ujF07e+WvL9cnJyjnmRsE0lLWRpptJDw1L68q6X2U3I7xgsmk1lsOlkx3pBnLuIAmgac
QWUDaI/Y74uv0HKYBKwyMrz4j69l6r7R5ckLEltTj7B+NzRa361V6Mx8PuVE5Y9Gu/p5cppxnSaPcdHchxnBqaXv2bxU9x33KyaP3j2FJKpQ1eMAQKZg+OOL
J/8utbs8Hv7om4xF+djOeZ7rkpbCZRKh9K11E9gYu5AeK+vsKuG/E29QLuXP8b/GU3YtDobiLFGyk+IW+NA0VUaFnFs9vHpYDZNfqpwnj7Eya67XvM/slRmn
GBXM9/uxqADFdTIQFfwB53g2KOdlNMeb1LLg76rz05Lgtx4CHQbZPQKQRF4EXBqiemU3fR/WGOXoDBf+g/KcL5NndoQyBBsKmUE+RJWNVGwLtJV0QY84e6fG
YSd0j9CZ9ma+O34JrsEJ2W7kPIGQvfeKW2J97JdECYKvrdPEUxxX1ETIzN/fOc/fwP4YXmCdq+nv2CXZrXwMxwWvwC98vYOfaQMDK4OP/H0CduG8mh60A4FK
xdgaaeCzd3ZNnJzvNqUdrekqaBoc6qnB1gVC54FensgaffUrKQMC+BGeRul9FQBxx84v+/QtzvE9hXViGF4ta61sLi+XJigoEsYfuTov8JtiScYnvNRE6KBH
xEP78ycQj/bGgi0sCb4iefdAbWC2K3Tm6iP/1dfQ2w9SuxfBDWq+ruVhOwMC/Iz3JH4PS/Ct9LWGMCVJbyWirpQqEo7Y38bjK3HjxANWZepzk1mSA+WLvVAF
1pF5GvwM7eaNaI0726BrEnuyugteggvBMNc021n7G3SiKDTOOi8qtx61CESFvD3mS6IzYEf+b47PmBxjYE/MRvUSwVPOqgQfVcDBuacp0gpMOIeZLjwtuA9H
2bIxu/kI4wj7pm2/pymnDiSKiOlc9zWpIqg/k3M7/vp/W7dUPYVXy5oIzdY0tTeBNzNCMbpi+wLrPN1a86qws6wfnN2t1dYK2i2KkDGpSsVNNnZ1jkS4MYSx
jorQXbjOY3lp7lyhABejWuon3RRjNeM6jVAF+Ldj7MGkCcaK9ttaQizaZ3ZHzgwnnduKF3RKUxHMiSZJtmtbm2DuNc4DXjtxIzVf0toyijMfBPlTzScMWRAT
KrIPg2bxrglCr+8H9jT7s8S7GFdwgyPBZjNuwASY6D/mjH08Hc1tGmvXg1pUK6aJGdgW3j1so22eeyx2BrxnBblqEwAQ9iolzsCBpo4W6AR7meS06Af2wtSN
gn6m0IpMtk2X2k7c2b7E8AlajkkFzyWdJLOgW7xFUIXwN+vvHC1rAUbomVFfPEjEuP3yjJ3JYhu0ozmnjMN1WxgFhbet5UYGrXcKt+Qb/VlEmcgxbdZW6fab
5xo26ZvpVyYrGAP0rVmhd/YmCsegT15bmRt5nDuHkwL6SmeaFrPfx4/gVHJmMoOm9tQjakdhlXEHzafpzhQzc7V8rUvbJnmH5iiHoX6TtN5w+X8qECYJRgEQ
1rGIxoK8s2wdyslZtINMnr4N46yxYezxsEvco4xQHDOZvm67ySjRx9A78P20d8hGpHfidbPGkM5dortR3oxt17RKAoi70wJ1VuAIcpdVFA81kz5Jt4jerXiy
dnrVhhJChvXfjpzOy2Y04sG0tfRc+ih9mKGgQqyZoF+tN5tNhpmM1lphXFV8Hw1Hu4g1j4+y33B30VzMBUxVCpepYZ0P60RtzMFiH1aeYIZm8JP0Xr6Gf0d/
gDs3uaNlDH9dCiGL+W/HtKDqV84C9tMoe1wRdy2va+Hokt8sE42V3O91k5Ae2xowUpntOXUyclSE/ph/vfaOYjMnmuK1d/SbLSPMfZELmtBI9RmzRFuCHNIc
1net+NnU29CC+pg7LOKu8RrtO0p7Silt3vZjdBJOMRHvRkXqyPLlM677MtS/4hYZLDGgBYGy2IaQPHDdO9/7Oyz1SouPW4+VceHRsheCZE+s9FXgpShrx+tg
cTAUezheHeaZC3ZOo8snw4WB83iToETJkn+Q7ZYWpZ1I7aGIky8AG2BmSxXUyaPneq3xwvFwuXF7xillivINdsrbxb5Geiy9UxqpzpmYRU081xF1l67TA32u
IwcrVjQPXsZ4+N3gUDhWHBpzPgAXBpTIi0B777NAujOobKM4419LOemd4F3rSvF+jTezn3STMhFUAJE/c0hEYk64Y32IqYEDxiRMKdpriWMQxCT/OMJ9O4f6
5+0EfJBvN4XpEnsTgwfhgfxLjrkKLX7J0U9e7rjjzvH2QvmSa1gLkTZA90/wN3Wd4Y2UbmWc9S0MALKdXnHwuTd0HptS8x6fImqBTpO4PHb4sihO+h/wPlVb
XI8vr9ng648eCQ53jHNqkajMXUnPFCPxJc4F4r6+ez6Ps47zSs7N/vPVwVC8bJqQwi+By+Ba+22Tyhca5d2Dn3g/BlTySf53cCvBYrQxZawoSjrSOd7rCu6o
PlXN860KEqDK5LoXsq6HXx4u7DXOksKeXt6zyrC0hvqWPl7Gfv96yY+W392TMnbLl0is4p2+hf4z1bt9uH9t7bgO3Tpk7QpdR55myDL2Z+TXgsFFO4r+uE8a
ZcyVDJFbAvcz9sqUgWDNlV3z27SsqRFX4u3SlAFJermrB9ZGPJzfPjBORpOekzV3v4QxuIcHAEj5h+TdYutWYwDAf/UnA1RpuPKaxAMPYEyo1e8wZizMCJ3L
XkgYcCmepxynUDqnedy2w4xIME75kweQhcnUzkaZyW2Wukl6g6sIVGp1KpKmYek2maSlZyVGhw+4t9uKrXVqgv61hyIPDO9te15y3vsWj3dXBGr8eYEPuNL7
AfJ5G/uay5cHx6Jc70B5nLyXc7NneMZNUTpcnMFoa86k1sS0nZD5JjDZMgprWBu6f1cCPX25vhXyr/QHUvelr8Ei2hC4Sv9jZjkD/2KLdzMURfDl4FbpG35f
PqSY4IySioUB6/vy620773pYTZKv1j1Cf/5/I15RDfovOefYdfg1YTQyBg/NXLpUDwmYA5fwN57+0qmBSb5RTgHP6aFnlqRF+rLTWyoTXS+khLo2FQnTte7Z
/l/ntkZ4yBSFPuH35K51dDBD3LG8MHB5xVj2gjK9ZpeQzVzBOWi9IXiMFMfEmWX6gUibiias8/TQnIfjSOS83f6Kcp8ebepi+sEgRNehu23HGKeR9oxo4wWj
WDM9diVymzuU1ZS5n3oZHMy4gpQKrlDfcUX6LGyp9bKgsyVy22AdSQWCSNNFVOsjQsVVxBziMw69JZvfC6WZxebd7KH0fozQKloemlDak7uGWs25HteEKWP+
yv5BfUXQmTMPKWCeZ4wqz7BQiwDgP2ncVIRqzb/2k8UpNM6M7GhdwaBWlSLjDRVFJCqAL+++xgBZdy1HObUMVdVcXgp7DrPAUcA7bspGpMhpo4l60mDT0I1v
+HvzMwTteBYzB+zb4oL2V5pj4xneYaO19BT7BvsDcl8XOmf1pntYAoat7BCXzVm+6aCxFCSqTP39KCJsszjH+a9oS62AuJtpH1UpuFWWQusH3uGE8U+i8xCD
ZQ5Cpm8hxoL6iGxxnQzvOIsTShEdzVvuR0Kzh3uM9pbZlW24sYZy7idmMacN97blIP8Fy4QM4p+znRLW0B4ISBBr4piRTOf35TfHtr0BDvO42iDBbjX927mR
qdU9JEOwfk65JNcXCzUMSsW7lZ9lA9P3YHR8mVOeeju1obpQEnqduqXdoMZps/gqzyQllzE12MCVCPICQTcl8xfPHPfBdu40TsAiKxCPlmyCM6F28FnBHjzL
WyhYpziXGi/vam4kK85Y5lrnIlXVAgBAymYm1uYAhBjCP9aZRdhqV7zjKXOhR4NgNQfwJYzQsb2JKyHI5/a99G43NfT39ozhd8B3YkW+j958yyP8QDXDExYk
4M4RcZuIIlZAKvid1YA3UXwleYL5kmAyuINXz7315/aCZ7n3OhwLN/C2c95J48meg0PSZDjDNdPUwT+v5nDWm9SLjA/eAPctXhzI9h0IsNP3w3m+jrgzWGwz
pC8U308NKJb+Dz8MWSsX4c0CX0nX+NdSp0k7QQN4J50kXbK/bBX4c/tYzy/WmcK17veB8U4F70Ht/szzbc7VHnHvVTbYOT042k/i50oSuZ3MXFd7p2Z9G6nn
kWdfVoZnsCc0vrGrG3o+0s7DkFfKcoOXvc8scZaMjC5pIySTfUbR6nbzq/P9hDl8/VEgEU/n/+Lz1cs4L1iHZR3sRlNZxl6sa3Ws34XPULRU2H3LbXtlKTvm
cF+nGoXzlDewE9JL2i5QFDLGE8rksUEGuAougQGFwnLXO9TexdnfbfCOdr6E+slwsUjSTLLFF84NSMYpZkhm03vLwqQlkrOK7OK2sjy8o69DTQaOBvq6tygB
Yg8+ou4nAAEjmEipoiKOKtvBAtcr52GPLfibcB5U5ejqCdUyi1PyFfvh1RIqNDkYdL32/u6iyY4HWwb0/sse0NMvgPuPBwiYqcSKCwIH36GiV7aXYEdwDteH
CBEQsdgAYofFL8dr89VgDN9x2bfgM8kvqW5Fb+bkzIgAJ7gW3119LFiCz6v5rjoNtHijLBrfmOqGfjV+Gk+GB6NTWWnipNTb2BXLbIcV2usMPQtDA7/umJyx
2SOoGSFcntZNFLmDKEpoDfyvl8T/enA0AqJqqJKRtlu41ztZdhI+sSNC1hiarVj1R5y931vl2hnQ83rgAEDqKkHArTgCH4PL/JM8NHic/2KGy7fZHRqxfbVj
2U66q7X3pb+j71rNLPke8QVPM31jzU54oKyBIFzKhM1SgFSDXI/Lc10rwZe/f5yyD9Sxf2ahLAOySXch6Y5lojk5oTMvSE+j3ua2KXcwR9G/44fpwtUxhpH6
3qazjPa6aGpoVDCV20FQBsrYXGsJq5VxGmNreSf9dvYyRo9ip7UMKWf+wJ2qT7a9oQVYq8092B25U9Xd+I30cdwd9hWsQm4ny3XecvZY7psKQta7qh42H7Er
KBFHsY7KbwRlE7cV2g0ZqM7X71dv07zRh3KM1/K+Bh8wNwjKqzZY0phnyo/pxvBOo06wA392eS/uFbAtdzyLiO9E0hWmzth1PGVY2VnOp5Qw/c90a0pPpppb
V5b273EYWD65lYRzkXeddzPhEO8gJ15zlDaK5uTMZR5iD7FG6JZZmqFDOPdYj9QJTDqrPbOJmW9dxThlbCAcwE0tK7eYDNuZU5HOutDYW2XN43Q3uo2rOS8N
KqQ6qRcIEPel+f8f0bg5O0Vs7mQ6TxusL2Ze5eoTZeCQlGLLCOPaMg2dV5yrJ1CeAgBAUpFQcdlPkCRLOrO/4XniiMZnUlZTQ++ExXqdXcbcYJyqPkZfZS80
63V8o585Aczm7TMGKH1EG6itTXXW94mxQfIc5B/np52EinOkE8xM9L2H6T+IPxNEGBTmNfgz5GPad2CSG8zcLJuBrdQ+8HTSV2U4gn38X2O+QOi1us2DiIu9
PuZMf46iEXs+fwh8Cx7NMwaKxRvwEv9L+QfFTxkTnDRsEbYkEOWK9h7yyBGKq11A6qn2HfVekbbBf8DCA+wUwto5eX1WVS/eRMaA/vLuxjKpd4Anm5/sWQzN
lMghiiIU/74vXoW989UIl8iygpukJ+F28HrnQiXTspnFc432TrCPU3i9pAhffZzIv73OFtm5SiycqxEMRicxm5uaOAEy//6/XlkEX03NR6nRz8RjfPfN46F2
xh//OHu472fXt2A+RPGJ3Z39XbCZgZ4Wlae5KE1Blz+OvwX1xvqYx+BbS1bZRdUNPXmGmZ5QtP0DFsWpknYSPXW/dYxytnLqMgByh+Q/t3T5N5IjgXTc4qkx
OWCnopNiv2QuvFcYJsvzlQsYGWNlj6VAfV3l6vQwyfP8hJmcbnFDcQvWBE847bM/dCa7rHgpa+Uv9L22xyLb/Ftd33qPwi4u5OvhWObZbzvBOwdmeEj4oETs
XhUpk+/L3p7LZXLheI2Rx2Txck2x1gfg2cSHjRZYR6JTSkdy88yfjQxKQ6SH+gb/mdbGLo/uwKji3uGFXp353FvaG7b5vKaCRPMrppxRSvlsrYp5a3iHcDWX
9Lc0laZxmqyiaGRs0gv1HrOL9dLc1PiS1Vb7hpZlzEc+0U/rV3HLKN+ZCeO/+q7N+jF5csftP3/7GH83YxkjSj2Msco8Nfku+4o5dP1vzwhL5iOnKL8ZtCZc
9wPSyHKQ0YRTzbzM3gRKtU3VDh4XqVPbCRCimgBA4GikY1QkHaH0TrZVVLMKEn5JehxfL8L2P9aQ6YnmSsXXHB/vUcK6eAu1L3OjbrHOWHWlhGZdU9WUHl0A
C4LIJd4EM8w6IgDpy0sFDAXnTMVqy3LtJEtX6zRGp/hXph+poTN0ru5qMkCdYjCq23DOxg/TrOSQYjh/HV+tYSTnoybCOJt5y3wCucI6oRlhfc/uiuzSNDW9
Q/jszpz5dAAgdD4grPMBKpC9yOSgtabwYlcg1zQFlOjWoeveLO1KXrSAr483jCldzaFwZqd8YjPplxA+J4G5v3iwvqnJba1Xb0jG7SCq0/4fLijeUq4JTnP2
8M6vDsJPgk+8B6tPQ78o/XixZIFU5/1eHOfZEthaMSLQX/S9V+4fqpyS+Cg1NNe87N/ooGAzfQK8vx9DKnGqeYCtT/V48SppL9E1fhp+Vn5Wl+yZ44rR37Gd
95/3lAiWYB3cu3jTFUrvZddR4UosThHX6IQLIPacI3ZBUhHyrlV14rsAEVa1BOsG7nTpxTfE3SUPK5+AMCv0/i3HV+DtvBb0mm9C+seUO95Fbldw2Q5VsBPn
c83MNh5FWkZpVj2sEaBeF5+/HqdBRDBKepZy2aCBO7JM1g9ikhnjyxhEpPaUtsodh+xIM8K/+qcLx7sEysn+6TKz64irQnxXtB37lFHppwdUlcX+idhc93nH
p/TN0av9axW4/xtZiaxX2iNmpGSRv47xcRdnVUtXoTvSctKSZecCU6yEqsi/HcWmtmvlrxVB5QrJGeYx8KyUj6KMTRKztyYYE8Dx855kbKqPVBGgIsAcgPA2
baQHFMcyOsubp81I/01WKg/FSPwKIEANAj693OB9gQHw2VSTxeMcLZFjE/BvnUlKKfQAB8gc6sg6MwL1ueY1yF1b5iyZWXSkfHjpw9JP+SsL3paszG9StKZ8
Y7G2xbdFKVvj80eWdo9tmDe9pa5ge0yrGE9MQXTo+Z2eX57zTezS2HERE2NXA7sjN+Svq8AqepcXN9id0yxyWtiqiOroWcU/RzYM5+R0zhucG4ibmRgRn5K7
d8vryI9blGXzs8cVfVWyLKxej2qARDELkLxOVMv4x+jcKvilWBm5sHhuTmFkbGLX2BcxofenfsPrZpFhZbF9E7slKmN/iJoRe7dYENsuX1McFfNddvJ2JLZ7
szpdrADC2YKQNzomOjv8cMvFLRqH3Wq2OLdwq6UBqe/PX59QHXcpZsTWvJIFZReK3samxC2Kc0SmxpRF7iqa1SA+akzpd7Fh0dT88MJWCXPydzXuHEsrarzd
EhEdP7719OiKnAYlXzX6HPfrpun5oWd5ZzwU3z93d2teRFUunj29pLRxPVqbP786rUspTimf03pSHFUVHn8tMT6+R7GheG8JXILExudMD5PHD4oDiLvhkOj7
kiOebzXFrCge1Corh1MyoqT/htBV5vuS163W5XtLLHF3YxIajY8RRsviRjbZHru8aELx0cKjLWPzMlrW09+GeD5UEXY6+evV8zVyhUZ/q9aduTVrU7Akc0eb
tZwFPmlAJmuVKvZi0iWy9vBt/6wdKvvvNQG/F4psO7+tIhiakXdyTnQed6biz+1qzK9oZv1duVz2kP+UW+PtLYrI7BP8cVeU/A33tmWCb23aA22VE5S19G3E
vlf08wZ9ZYp7irKaWxn2jKD3P6jqABK/yf8XPkcda2JXBwJlOZvWrs5UwhL8aSbUNhSlnW/xW7JrdLLXtV3bql0l4laehljzwOzEptJ1md8oEzIeZ4z1EXb6
UNWZP9Ydy/7PqcZ4Uz8PMlt72ZdpIfsC+yyQUF/6t7/STj6M/cDNQt5Cq+GNnvEehBmo6L/jPv4JaskVB55KvcrDNYsUnOC59JtBGZSsSPeNVv7m9Eq10gXy
XpJ14rHKc+IsqQgJXUfG1xzMqAa/wsbJIvGDitqa4X6CKP4f42pSFHJ/kb+tGcLbpdbhp3zz5VGKTkqarGfNoxqGpnVbTe3SIClDnTDTue5bGGwQHF7d0MoM
DMf7yyfIQsc9Hm6Yyg4MTE3GV/tyMjXO3r4bHsz3Az4RTuYlKjr7d/vaKutkd6kIvXYAkjn/XyNhSH/naVzbCjUFl+xaLe4caLM7XLm1pljXPtW5Y4d4KBaO
763+IOuhnK/sghu9nQN0b4rsjDd0pr0j+6A45otCg/L+MpU4BaoM8Ks/ifLwA/hoOKtN/+oJUlUbsWSYv0vmcwnk/U25wf8JjU5fJGmStlOwsXKOrBueKTkJ
Xk2td0zryCFJ1TrETqR15AvBLHFaj9oHCrrrfHWLTLr4QW0oMizIWJm2x6d07vd/G1DD49F9gW61qd7DiMz30TVJZqjZ4B8iIe3hQ3xXheSXfax7mDr1I952
9TywP1ZKaxNF2h3xr+/dPB397WsueaOcHxSHjB+x/oougbU13poB+E/VeZLOOOie367WcSwxDBuIWyxFgm7KLfwSpc+Z5f+hrL/3KUZ1f4OvhVooQ6Ohmfhp
eG67jYEk26Y2fG9vJaPtf+nM0L9mVfAh3qrmYDUD7uo8VvNaku2MUkxSlluO+9KrB+OUmmc76zyHxGzAv36eU3On+mbarZpFgvWZI71D4MVtQu+IlJrJQat4
DyZNG5qZJ7Km1WTNsVMDP+J232NoK94Eb9r2Yiah0kJFyEIk4iD+605773dIxynDPaPxu8pekhb+adWTqvb7Osh/9aXhWnCV85X4juwQ/jzwyjsj6LBc9Gf7
HuDn5aGM4ifeprBNqhQXc+b5Xrme/pGHaQJz/N2CX/uPe/vJ0gQ0WZaiwLMpeEHK8u6xD05t6O0mV0jL0jZnfsSj8I/pGK7HI/wXTASOAGTnkMg7m6xKTaAo
WuZQuC/Y9lWyuO0sxWlzZAdFofWyUiQqcBHXyK8isaZR2EwsGuNKK7DNvgA0QsH2K0RhOOAlrCUQRRQE51UvbuOqwejiEabO9ioDwFW76qww/Ov9R/AfAzM8
U1LHunkwK6CVO7AEp1/xCX2MSdOzPT+64tEw/9jqaM9n/8OSAek3sJaOgf79PpZipXirQixr66KlvhdfZa/gh85Gmdg0j1TJFmd5V6Vd8/zktTpI0Jsvj1aB
XpLtYMD/u+ytXGpvLpTyzdIRggoPAL+0V4M9fPnKmTJSdJ4ILwYuVmtBFJfjr2Rb+QLsAf4tHnrdsNOf+yvwdLccuVjdqvZW7dfeU47c1KXWIkW64ij8EVwo
qk4DAAKdJFm0ABBykv/2vtmsDlUPkSPUz5Wvo9dFNKFeyG+lPZQ3TL08aZl6PQVkOBgdaFMTN1d+Mm6hNaX/ZNhPKWpurwyN3DoXvovpGvEiyp7wuPJxaa32
qX5F9MqKRvT1dHj9O90KzbPCbzQLNZK8uPB4dbw2U63SBrbnGrYzWbTJVRuLU3XZ4QuZ1yo/mAiUhkTcahWp976KkBtMlA9Rfo/vXHKraIFmflVfOqIvMYWO
4q2ydkld8/mJXdWri3to0koE6tOxOepNsTxG89ZCyraqyMrpFIK4FiBjgtbF+G1YNUj9sdiq3lI1qDgvxdf0vA6oX5kOMBJT9N3USG4fdbOK33PvGa7rH2mL
oo5p0ow9Gd8YRpa3ZQ4zngnThfXROot86uOabgmyxHflSYk96QOpmxOf0VpQFcm9qExKqOI/SnuPsoX2FXJPeyK5SrNHv5JF4OT+j5ndE+3Xfa/36ZppfJGL
E9/R7Slzy7cbA/SG1GkRr9UutV+TXFRnvEym1/tzu5m6j7awYiUzm3p2+8Do5O2nykLHU2DcXvXCMGrTtuIy9RS9krKc0U2zTb+xNE2zlhGoFBpX6kTGOjOq
uvP/uitHKiIk7bFvpqMRaHS1xmHokL/EBeBjveFiNT/e1dQ3DR9vNUimBapsuw00CFQMBD2pPG93RQNpaJR6RzLI2837k2OEVIF1xUeLmXKp4ntlP3dFjRFu
lQG5htpPWI1+emBQdWtwSHV7XA1zvPd8M72DXBr3J++R6nWePn9EM484hF0KVYSoIbmrKFEVuk4mcIzVX/6KWeu5nC5Lay/NgCsyQ7OnIcofBRXil76L1Ufh
S5Iu0kMeGodvH8C+wl8hOKIok/FdD5WENbv/4vr/t73q7Rhsq6Z0R3+wbcGWQSusiQxC3PRv1/PyDJp8v5Lmvu1rz9BSe4h3y3/z9A2CNeeYE+G5tl34Gd98
cI2t3NpQCAtuGQa4HnubZcZCq1w+sdEzHo5zr4OTeJnOn/HQK6cdOCLjpjsLPqKMxY3ui/JKmGSF/rKHPZyXYEbqa38DcdPUh57N8rbiF64ob5bnMO5yXub/
qngcKPKTIN51Mf3+2itY1MxrgYbABu98R1PncmeEJBTVgoSgfyz+UOYw8N1UZ8/US/4K5RxZtOIX36xAJLZSMVnaSkoQnaqA+nuk1K3v+LKf7QusOeOj9hRa
8/GwC3mMxiWtehZERY7P2759bOvGWyfn9dq+K2xRy7HbLjSflrs2Ym+L8GarmgtjQnlG17e2D6dFrmzypMW2Fo9zD2+d2HxJ817bThaMzKcX3C7MbrwrzNSq
PDt/fUyzk60Pb5sVuaVVTP7Bhh22NS6qKOC2Lox8URSZcxz4JZ+0X4iKkFlEhjrWHVfWGZO9arlyo2j96uyx+TPCY1tPDv8qKvS8+tbfbP1iM7PZuewxG6Fo
d9jEqMlNS5te2Zze/Ke183Ner00Lu7SZZL/JXb3+lXH8st66IanF9g2O7CXhZZv3bpzVsM5Y7F+ze/c8V25teIfG+hYTIkc0v7N2QCQnJ3f70KJnOTMjfips
nxsTJck72+L/4+w74Juqwr4Pe3WkeyVt2maPZjRtmQqyEQFRlqCICCgIoiAIqByG0EI3Ld1tkmbczCZNSosioLJEEURRlhNFnIDKEAcfr58fr9j7PDd+5Vdo
Spre3HvOM/7juc90uTvyq+It/Tro1F4v9XP1GV34bsnHhUtKM7uoNk/f2CNSwesc0d4oiSg+3Pv+0rnFksi8Xje6fBMJ9JF3/PmucNTGHn1cW2six3U50/15
3tXwAYWf9pm1oXHdSz1/2bqi9zGekgdOEIcZxP/hIvOfzs8quVr0UmHPfr/2jiyjRZ2rgmLewpKLPct7v75p5LpGOpGXRob2Xtr1x96j1g/tE9Z3MnmGjtiA
6MfZVUTYfSzuiBAz/SMaRgUrAgfr7nIPbVvf8rEoXT1da/dd8yfqRY6XAkQbpfUHDreXqH/I9Po+zB3sTmm9ntO5Olntyze8q+ynSlCtbpGIHe70wE3m/uzu
+ovlP1bvaJlosLg/C4Qz7fbPmZ/85UxSUpPeqSat3YyvZ0VlXdJF6Ha5HzMWKN/WA55DdscUQfxdgCKCVVd7+5m/62fmXtZPy07ITmd2KY80j5B1dpLktxAH
TzKralvLVO1i/9zWr/V+70DZIDUvbpD4g8ArGWd9H+QiPTLEg7GqI2c0/+75UrW4MsH6i3wsM9RUKuWoT/76uTDXK451mlLbs+Lp2gueHjavs3vrz82JBpvh
U/8kn0UXpQm6lzqGeOqN96nmZhXlZrlnqordrwTetMczC9Uj/GN08bYow6eGzpVZWoXb/4yv2tmY8aymIpDoeyUX4IXviGOFrnu0Uh3fnNByMvaelje1Rbr7
2kaoe/UPz55n+ETVO+eunEYteI9KNq3v7UfLss6635FHKhnVgsAqsUb1bWPnekDuKQ+mu92qg+q5rUrPRO0QX2F2vtahOqQbp7mqvRG40XZvOzqJnd2JArvp
71hRzYYAk6ZzB3e17WgN9/m95U2faMbu5MnF/tVMwN/H9HWesD3JT/xV2l7Zc70rUkt1L/R/X9s5RqUz77mv6C/7m4Pf+DdaVioezznpLlL2b8s1rDRU55Vp
97bcI4pTHnWWuMeoXs8u8Q50rnCLfbtzZLb3jL1UXfrzvGNbjvgidsCzXoB1SKE7V7By6xAi8v9c2Dmrkrf6zyoO+J4yRDsnqPp6Oj9/oztre9fWn9VjDTkB
tTzeL2KOqA7nqttnM4cbb/iP6Kd6v9wBaLO4sY5/rcy35JkiXdNK/nRpE3PUdpd9G4Nmvr8f7Utf6x3r7+evce1J/lw/T19n0Cte7r/HW9JSa+iV1jXvnbzH
9T312zxfecbo2w0X8gZrl/uC2QfUsZ6dhijVHO3CjJ3aj7wNwc4Ra7/2WObq3J9biJLJEWt52pYBiG/19rudHOzm/c1/XvJq3lzle7mVLc/pd+9YpApzXzW8
0NrbMDT7OXfvDhAVRxnCEwMW5HXkxfSv1n2X86BSLXNnd65tWqrWGC7rPKb3rTMsx/uvzppp6yHq79MGlqg/au3uMOp3aG8YkMlkhBBwMiAhBL137f9oVxzZ
okj3APUWzzvu6ZrB9uXOPY1rW+b7Ktyv6kWat5nzHrM03LtZr9S4FI2tM9wpmqWqe1s7n4NxSS+rzoquqTeqVqoMrhu+h4I/aY+pDxoe9tb4npe/ojmneShb
7ybC4VrCVCteFZidld4Fjhjv4bhv+V7tjIwYH/XMD14Jovc/o6i3jRISUs8GZcNbXz3cvL5mje6mqMJLZOv10Yobvs412EH/Xmusos3FU7td47QilUSVlK4W
J6pKtKPcL0t+VAxXizwAKk8IPrO8U2X7S5cuxmxbvKIoLYpxKrSmI0ZCOBCdW1+fMz6tnp4ldfdTNXvnuPtpdoedUjt1VVkj5UM0a90HvC3OZudw53H1sfob
4lFZ0f6dan3mFkbBV3sPqSffukKGQJpqafPUjM7naJMiM/sPx+j0zOzJrhPurbKTetbc9a+v+up/dE+UWrO+9r1R+F02VX/rTjNka2boZ2qf0i2vHZDTXfat
GGQrCUFmctTrvXKfZn3D1LI3/K84Bnpj/Z29dN2yIn1+6cisZqaGOazb7T5paxf+7t1nteoT1Lu8rW6/a52HQFO94OOBovm/Iv9w01aHz1uiulfFS3qspVg7
1X5RFe1eE5BL5hi/dR9K03sYbcytOGdypGQtd65piWPWaI/ZO1dpu3xN8mv+4uZY2ThVGpNW36S45LIwvWSH05o0N/XXHQ/JW3Qu16uuuLoR3iGuRyRL/PfZ
ktz3pI2QZfqEQnlLaqZA69DK/EAtB88Xhe/1QFFXHOu07Y+Y8YxZ85tGk/WWLTxrQW2MpnOlkO940TfHHWMP2BnXGrdFu8Pqzsw2pLiFjbwsg2O26dskpwNk
wNmjMSXAnXmWCT+w/mbtKclvPOvqLhU2D3YgiMjtV7jo7i7t4n4spchR7ohKy1csdQ5QrmgZK/equ6nnJ64QJBh6qHNbNiknNh3Pmqd0Z7uzDjUPLFve8qn7
WfV+96+OvcyvzFXHQ5bOa0duvyafZ850zDSu8/ECWZ4X5aAC+x9nTS96jRnqu2Y7xnekDDSFaR3qF41P+5YZD7l+MUWpLujfzUhikLMCK/yINP0u0Qj3Xusu
j1qV63rbMtLZ+Srbs2rVdYzbbbWlqf/wtHrG+kZptinC3HfrtMoSzyfCgDtGxDllA1a2cUw7b/Ztce9W9VWK1HdpXtN+qFeoFyv9sged6SKTwm81Zs3WnlQc
VD+ckyl+1T4xdXDWZUWvhrdUnc/AFverxlUesfeGe4Zvv+WIc4FPpNzMnM2udsxQhuujfYc8H6iiVY2qh7aPk3UReaWfaVKdezy1ep5mtnOQe6peqn1UcckS
sIJoG7RbINUvISH4X/9dbffypDgGGx43ZsqStV+osrWSrM7HsF+xTrS+ZYX3F+8K1VTVFO9pdZr+ucGB3Oej39d+9j/3qPCN9bDscOheShS8Q8CtryrSBzHj
4h+Uvm7v6rie6Kr5sJmla+y0uh/I/1F+0DGhZYs3yf6k+/XStYo5mleCbxuMWR+25pr26t6yv659W2bPCuQq9QuDjRq1p4dvsjNW27spVXxd+YLva4dCfVbC
aDuv7P2qMEWf1mfc4zWn/DcC3bRJTnQWzN/HJjQmWircI0QbFCP9FzU/8KelLtD91mqR63VlzvsdJRmTdRIP4HWAdBV/fyU0rtTPyhjs6SXY6HnSdUqyV9+p
o6AnWjV1izWHHIudLsspSz/ZYOXLqk9t3T2LmMl2Sf1G/w3/AxmssYGCE/UpWJt3qiaP1HVZ/0m5vrG2oW+Fb9tR4d7Uhbxr1bbqKxH6yt7VY5Kzk3/dtrFq
RMLFxD6Jo/kl5cKGh7b/5bL517oJln5cNSz+g+RFdZ/E31U/oDa5doxwQEIMf1TxniR15ccpr0ZHCN5OeST/i8LhKQtr6huuJzIVJ2KNlSXJmuRlxdLk8oTh
vY/VjowH7/EIr0KC7DKKYPYsmqnZNWVxf6bsrz6SeLX6zW3PhgdjO/+mzdtfi71QtrP64dIF9Zqa47G/VR+uux7LLx5cH9z4VuXpsukp3apZcBcKxgUKTmCm
ku2DY8dV7+uiT1xWrqyIT6oqIfh8/r8e/xDVNdKRuKBaW7Wmr2RLclJWYnjU1Li1pTUJN2M/qNwdezz2SM3dySl1rXE/JZ4xNlct4K81FtV9UP9F/YHGQDWp
DdRKKwQ1vzZ27kjWxIobV9UvCN9T17tmX+LklJMClK/8+7EuuiLZlnSm7ytVm/n3Jn3Pn8xPTdyTcJR3MXqY4P6knVW8+JOJCC9JkBkK3ZeW746KqBpZFZP8
eVNx4Y/8zs/Mrr0rqrhuW82Jhh51PwqK62elzIn8KSqhqLX2o9qCqr7VA+rU9Rx3/II6eUIIOkPlf+57woxhPqi2iFvNIxtyZR2O6aqJaYUyvWqQiYouSGZJ
paoHVGqpKPFwWhzzizGL6Sd6RvSerHMXOE3UTzZHLBMMz4xuei1DbzM1TzL2MH3g3iOtFDY1vWZRZg5LirSPafJYzlsWZW5teClzwraI9DcURDzLXelYzQ93
nU4cKksUEei+FBhqSFCcA8aPO8XHHNeztkFue6bZkdl83LqodmVG5z14jySdOSkskJplP5vKxA83Pii7p/4B57jM4u1vm8Y05dqekmUznJpjiN/+F2qqq/k9
PZ1vaehvXGCssHZrnJCOOo/+/m6hdHn9yIwJipdFhZYmsU30uX1Rarjz0cx+skaLMTUt9jdFD9sIJxV+5zidOiOiT+36pEDmKdsTjvwmWfMVUZu1qyBSnSOc
kN65v1ubcbciVvSsap7pvPFl1YKqiGaAL79jdSxVhUlGyI5LnlR81TBEkVJ5UHw183LpKseQjHxLo3i1ZGx3CQPqJAhy30jaU56WNkVgkIwxCo3N4pPCbkmd
NWOzI3a5w2XvOeJcYodFeJXp7n4/bUTaSqkkLZJxSr7N/M7Ww8yCWLKvKUhbD/KyLTxpbM2GcVGNUW/23RPhjNrUrbHf+ajeW829P+T17nqy8P2IHwu39ovv
9UfUaxFxYcqotQVfRk3L75yFk/q9Fr6472hSViCPae1THn4zbBOvmDeB911ZQumIssNhRQXj8kcXflmYtpmsGx3+CC9QPDI2N+pUvx/z5SXTedqIHeGXeq0r
ObsOYO8JMvePgC5gAlTG4P1khVFjY1rCJFsmF47b/FtpXlFB384Zf0fhzQ1Xe/QpSit4K39ihIpe433V4/O+nihp5FN9X4y9L7K29CKPtePjmgfAgntOXv/9
urZ1aRvWrr9Mum2MJXMJp2v01qO5YTd4dX0+KBL2lEd8E/5m1Cd9JhRO7/FYxJnC0Rsu95zPm1jwUPe9fRbnrw7/tJ8palBMTqmQp4q6lv9K0bSiaQXD89/q
UhDbN3wdr/M1OFVQ1u2bPif7zo442b2Nd090FA9mCf73q1967tl8Pty8dQ3ZV7K7y7he2cXFkd/ELos8tWlj4REyjCxYF1WK3I8TnihLfio6GV7a98SGP8Jm
lHaJuhDebVvnyLV56y9R5bxPthbHVPT1F6yIuRgW3f3PrhUF4eUVhc+W9Nz4S/HiSA4lPDTjFELP/vHTp+NdFo0lqvRJ3hxzA/9YcdB2Pn1q/bR6Udwzlu6N
jvSSfurM88bhpkF8c32beWXDPOHLiRUJndd5evIjtUv55cn5TfMqvhGKM2dLL5r7Gbda3hDHiF5Mr206HDW34b6YYaJBKXvNCzNGbGvjrTW9xHdYbgi3iPPN
h42PZ75bW1x9LB3hYKF9RZH79LKtQ8qqzvy/enXhVvPy6nV1SYKjNXPT/cba6s57svRWlqoyH6qZnDYz9Q3TS3UvCAY3PcGPa3w4auSmr0yHhZ+lrt+GeJlg
zTHLGhqSFlM/t+F42rKtu+Lu5Y3gWbuz6sL+1Z12M2WZrpm7Vhzo+0Pi0lKe4IAofjtT+YXwXOOb6QNTZ/I3CE81rKrby++d4U8rTb/MFxh7Na7LsFS8XiGo
PCGc2Bxvyaz/rbnR2JnXWZXpl9jr5qTtSp9p7mlOanqmEZkncvuIPjYOKztuHpdWJrgsHGvakjFReE40T7hFdJofLUivnZj+XvXJGg6kF+BiXM1XrUuKzzV+
wY8Snq+cZ2w0do5RD5jCt2dUx1bnmx6pHmR6SXhYPKd0ifEj43emManXu8jMmzNGNBGCxmcCeC/Zp3ffsdZO6Qdk9Q0KDXGSrh0+w7C8mW3ztCVlDxiigvco
PnVMcH3gnuR/XZtsWBTwqSKbHpZPa5mlyW3rXHGuyh7veTr4i0+umud+Osfk/1J8zP+Lb/+Oa4bXcj8bcF5TPUCRvdH3qGG8vKe6h3u97iPFMu0f4qJsd+uU
3JG5j2qrDc8Fc/1xQiTLEIArIsisH+jOWsAe+9GQq30zsCFYqR/oC895Psuys3Mk+040QeDescBt9ffN/cj2Rba7vU/H04Z1+hz3ttyhhk/6K/MceZjnFtWs
/eu67ZWdcoyxMcqnvLX2JHVZ42SGlav412vneHuK17aW6mMVj7eG6UuyOrJPB8e41hm+Z2Zkp3a05zI53Tw/uP70DfKW7PjatsYa2TZcFyc/6j6gVrWc9qZp
xqYxie86TarO9cFG7QLDppytru7y+mxzQNce0x/UiP7j73Mqi3+WenBbbrBU3OaLNiRoFvKXal7O+7K1R3DAjmB74P/eUZcS+F5AQL/8jnef74Xsa/4X3Jmq
Zzxv2WQ5ndfIfM9iw0KtXefPfsiw1jIzb4b2bNvuVoH/RGtu8GBro2aF7mQO0j+gnSWwMv/xvGHqu9XLDN2z8lqOyCxqvqlSKfYMED3pTPUJ69cGurU+6ReK
vdtfbf5E/bR5VOtB7Y7Ux1StnadgEatC21jm7KN7LWuF/LvW1b6NrT+ov1cc1zvUE5mmrEW645p5qijtG7JvauZqeVndzMrmNE2cc4Smi+9zeWO2SXvB+JN0
l+rNLPCeI4Stkw9pwjvkb2Z5zYmqtbVutVbSZk/yvNhyvmUM05n7WOL9RX5KNTxzuWio902pyJfoudpy1r+IOeqZ1zLHf8j3WOuHrehqYWMH2KeC0yu2QRKr
fZdUIchJ/0C20DRHBOSvO3K1y3VO01f5mO9NZbjqE1NAtlj2hXSJ67nW5TKlp0AzSFTvvab3W/r5hii/YFJljmCub1fG/b4G31HXvbbYzArXPa0a+QjP8tbO
8Trg1fgm68apf1Af0sVochR6BacL6tZXsTl+g8y31Px7tsQ10p9XPtUTrW3S/WE7rzpi7+772pPk2eMGfacUmcJFzmqXqe5VTYl/X2nRPC57Tb1Z2PnMZOqn
OUyazXpx1nzHWeUKrTlzuGuk/QFLuXCB80vXC55p7i9dbN5NDq0UBRHPO97DE1uup9wv+IX/EP/RhMa4PxKfjJvKL0xaJZRvfo9fldZWPyZuWfSwJFtSF354
3c7w5dWHaj+qLeV3rtZ2NWyomVXTNWlp3ec1BbwHYofWHE9+m5+3vbxxTPTsyLFV9rC3krvXfFjfUvJHtTWmIW53jLX2p4pucTsqDkZNjRGnfRj9cmJ16u91
4P3aCOdkfQzdAfGdO//3i/zeKQd5opL+RYtiBDVH4hvCOmeYE9EzE6KSKuNfTHiq4kjh09Wq5MC2PrXXqnfwrHF7a06HR8fxKznvNQHMX/x3/KvjpVf2qlhW
ERZ3D+nfZ+32NfHIJJnbr/CpYEDqJsH9PGuiOqGq+EiiMfH3OlGSVLBku7ZwbGxS0ZqGZ5JIzdv1n9Y+G9MjojxKG3V/wpbo/SlhNZdKFamK+FnCa4n5lYcS
O0cJRjC77AnBwTBL5ScCW1kK/7kypEe6fW26x5YkLk98sHYOv06gbnih+mJc/7AXU04ljqv+oWF22c/9EmKWpHDeP5HVubIw5YvEhHhZ4ucxBdv/ECwq7RHV
GVm6nEjrJsVOrk6onr99anh5VUX1H7ELUzsS1lft7hlMGBRbLxhYA7Lk8KwJdj65055r4w0La4y+2O0LnrzkUvff15nKJ5csiTsQu6zLH2FPFz4Ttn1TYXEy
7/nwQMymbcXRo8vcYRH5F8o6r50DUWP6dNCDYb36XqIfFj0UMZE3N3xY4sqEM+U7SlO2qWOFsXuiR0ZE9Ht828yw+0sG5n+29W5yNSKCN43XHF9aeCBKFWfp
Exu5eB3YvVOwcyKEIA5t2KHDct5+D3s75oNueeUPV/Yr9/U+H/FFUef68nBRsOT+Xks2/lQ4uTAv7Kuw98IWl2aVVRff3Dir5LGym10NL28tQqfFYdMb/pWL
X93c2PXtjYVbBkR90/v13jfDdm5F7uNz+zUHRPFiu3d9jRceUdD1i+KKXvcU/NkvK1a8fVfMPdEnyr6MJttjS/dFF5f1imgvFlWejOxTsaC8iffBln597ivv
t3Fy6ZuF5yoK8jP6dX59V9fS0p6Jj8e+VHY2VsMzVzQUIR3k7b/rIz+MIesu9Z3S19xPt9VHSMnNgqFRV8Iml768XVMp7xLY9lAYMEEGQrf+/vebiNkJbZv9
keHR+2J+67Imbm2vzrjVzMLzXRf0iihJ6b65ZPzGMxFe3viojLjUSEn0s932Fn0ceTp6Bg9RIeDXCEIYb//PxfjmhDU1F6rNVaLqSTF/8o5HX0ic03ikoXek
sk9t1dr4/pUN1ad4Q/lR5YqkF0qXJkuj8qvvSev8uwz8ZUm/JMdWCypeq1rK78o/lLa0uiaxI35smjfjhnBzojGuPUnN+zI+s7q67ExSfPKv4ZGlMxKP1PWs
6ikYUZciiEqawvsyypqCuG4wDRjMLhMAu2O9gjsShElTK5KSmbjjya1dv6mo4HeOYM/zlCkfJe9P+jNpz3qVYEDt02HhkTcTpxRtedmT2pKyqXbAlnA+MB2e
gL42wG3UUW6KfrfqRtSrEUPLf+btXb+kDPCn3PG+9YKeSTXJ3pT5Kb3jHxUs4AuTR6XcVfNUSk3SfVXhGy9Udql5N0ZZrU0eWcOv+TF2adXKqjkxx+P6bhrW
1Lz9eI2p/qPq/ry5aeVJnePzhyn3pDwUN6T2ocqMOlFDIt/CAzyrdxzfoURR1azKyISf4+29I3iXt63e8t663nFjktIrzQX9Bcuqnkhqj0M0s+w677/+bOG3
8KYnj0maUFMac1mwv3RNbOca4aH4F+I/qjhhVFUfqYlpWFU/oCQstkdKFd+dvIovEshqZsev4IOOQbxrJgi2/fffOlG0pz63I9i/ZbnhneDirKocc0tEIKVt
NzN5q8j5su+CfnruSYVG+UnrWJ0kNU6b5M8PPpza+d1/rkp3DW8cpV1lIIYXgyLr97LZkn47RDumZQWcVV6d3Om9z/9o+xuaJVpVW4pb5ZvkXyO76ct3KA1K
w25DVfa13PqcUu23LsQ5RZB7MmH9JkWn899xHieqb/p2ara3XnW+l13uNnoWOzuzv3f7fDVB00zRNmZbIErM087X7mr70tBdOtbAV7eoeHnTfHVuAt83hQLa
DtYpji8yJyw1zMdGqaSfp7dKrDrqQD1vf//s1zumed2+ke5H1dOZScFx8oDzksdvWN/+h2fuwJWtVxQx2pGNfLVoS5J+k2pojtpw2LNE5QtWBpXat/SJ3qH+
B1sOWIa7T8o7d4/3aUe3vOE3tUiCU5hmrSh7TA64+v7xLkWtAteM4Dzf87orphd1M3OK9GXKw8EOfVP2K4bR6grN1JbFrYR90gXEN/39f5EtzwaWOp+ypXiX
BL3ec65v/Z31NnzDV/1f9k4JilsjW35pPexYrB4pFvi6t9X43nS9798c/F6xX4XOWqOA5o4SAt6x7PYxf+nKlpT6FqmeyuLJenhcraMCI7OeMYzT/WIX6bvZ
z1d37TjUKvdlKo+3FvitysGe1bp0/xdZndfpAG2NI8Nnz5J7JHKVdljj74aKVoUvy31Ok6rpq2v3/RaMC/idjPiK9wfTC0klinTBW56fdbYdp3b6de96bP7N
2l6et/weF5JnKCuqTgl0rwvCGvlQX1iGTpA5ru1bZr/8t+DU7Aj3akHn3j3VP1p3n1TOVyu2ax28Gkdv/4utw9puGnJ9F9om6D7ypvlezQDvL0qAPQFwzQus
VuOPsgbHw93vzbjgzM+cZAO7hH88es5wPnu7dr/nT9FCu8WxxTPbvVqc1fa5YWhgf2B580z/Jn8x81ZwSs5ARY5mo2SaaiUzTZnSMlm7Rlzmm2y6W1vpc/hM
MqLrjC3l5z6Z95DOrYvOftxPb+1gXxBh/m//7MgcorqaFWGY2vqIvoe0b3C98/OMdH8/7UzNo/X7fBLdFV29E6hQKOif++uVN2gLRHtMi60f+sYHtgSbnPsc
neNUv5YifZ5slyfWNcUpbT0UyGrVac1al2WlZ704xitzjZfOU3De25S9CoF1sLefsZa5IEvJWiA54vFIdoj1jmG6Wv+35mMexv+ur4FhGg9YsrMuyd6x6pQt
yhNZK1ULzA9oI7WdFTGjlCpmsupiwyueHzSE+VBjy/JnfVjfQxepVzMGZmXafLfLOsAblTVV9aTqcc16mV+b5LquSFdPVz9p2OF907FedEg9i/kkm/U6UXDm
LkH4dBg3gCYG0NdbPM4u2vtdo5l5uqmSTGZNVuc4Nsu6RepQLJX2zrhi5it+t7t9GvUK9Up3mmqRrDw7PesT1YsGzMMJZl6W/7tfqladEKlkX0i2ihnxb8ad
ZjRu/v29RvVdmhGaz9VvqE3GD70jtCu0Sfr1ii26NP2nuqTUJ3RX1d0lycrTkviWZY6n7ItciSqTpMP9mXSLuk1boKpR3JsyQbNAJrN2XtvFan3u+ZwTprsM
y3NMusn6oJsV1f3XThifPUD2aKNSfZMZopHrwpSXswdp27NWaOdlDfet5aflTBR+J0EiH+z/IgLlJe127ZfOP7QqBbWlZF1Rd66376p4WH5adE57zr/U2aGX
qIplT0vOWbY3iWTfNYxpyZBv8n3rA3EzAipYYT/hHbtsTC4N/roj3ytvu+AfnK0P5DvrfZM6CgxfB5/csaV9d1uqf4HhqEHc7spL95e0RaQ907Hx7vGuzhjE
1Nx0eVedqmOjrqCDn/dG1tm8nnk1O9q0sY7Z+uQB8vb17esC5wNPBUcGX3C+51rnHemc51zn/lMZUCn1hSp+UCof9sr7Hc/sJPD95wiAExB0pjubPoIAvQst
lU83WHIOBzdmBfpv3RnV9vrAzjVLqm9N+ys7H3c6lJ8NONt+M6jZWdA+NPhIx6+65NxFuqcGrRycPgiYDsKuy4YcTrc+smw65TbxQXM1M9aaz7/LSS0Au3fH
WaCDz+jihyxqe0PwaEdy67gg3/2RYXjW+Nxu7vXZdzEH1B2BV4ODdr7RcbztDe0TO+rkrYMSsmq9h5Va7Vu7Ng6+b+Dz7RMCAw0id+fftDMo1T7vHhN4IlBv
/rh1ueVxW+faoUuniFbkLVLv16h3zNFfk6e2zvRMNVj113MGe57X/RRs1N0/5PWO037WPQXfzfLvz5N6o26q7unsKvfGNrVhgFIq7nxuukjP+9+VvejokD0n
n+z/quWSPmZQz7yNQxr0DQHav/dAacCchU6woeC9eCmBJ9D//TMD/W9In7HFtnysO+pd3Xaf6XftktwL7kNef/YeeQwjDL7Tbgisyp5reFpf7z/kO+UbuaM9
993+nevSZ/Viw0Tx+7aJgW1+Ze5lz+nsE75egTeNZ/PeDb7m/cYVtvO+tr3uk7Y2jU23VyQz/Fi3XVetWdVSHViq0WVludw576iUoon9WeIyRSZPQpmJIqoW
9nuv/PW5V7M1J0ZX7Mps2dpmbC1InJ7buSJvaBuqueE6Kpso29D/WC7RVjW87b/m9+mvy3/PUuobNO9n3Z0LOHDZey1CoLuF0fctI1xz00qE9zm+kvRhHpI8
LmfFbP61O3k+p6fcfcnbz9fFX+k7FugtLg+u3PFQy12BZJVVLtoxTvxFislbrNHlDMmLZxLVnxq8/Z3ihOx56aXBU9qHVd39vbP767v7O8eusf6pLQ8F8wyl
Ay+7jZlPdPRvQ7Dr22f30/a81jU+gW9o27qWSqd151LV6Oz+7hm6CF9Pz2E7b6Akt0gN1Muwevav77zDlAW/23FQE95S6R8sqwr2zu7cCWT7ziZV7ZiufTPn
bHBBbpL2uudNz9t+XmuvbLFLqrrkX+++Kgc1C/9YYVGBbTkeVa/c1A6DJ9CxvmW09IBnuP4r30UfY5B2/NLSN/jU4FrvcukR69TAgOb2HTVZryu1vsf9cb75
bfHBE8EL7j3tb3lXBrY7JM7F7j99L3heaM1s+dB5QhjT8Zn8DQcYXQjARxECTfWGHLuUVbvLpdVgx/IJoiRi59Tg60hABQhbn0AB7JJydk6EtWukqKebApUn
QY6AIHw3xCxQ1gwM3WODAneuYecqCOBcZOfh2f0g7Ggs1ww/wlrnsHdWmLqOAHMbIbQRm6fItX8IwaZWQ10RPmUNulcDfC9B+AwR5A5PbO8ImlxKOeev4ZGY
glpfbDoHOm0PuUcBFH8IWD9j3B10tti1QlBNDuVzXH8KY1y4A4gg6DI0T5ISwumrJGitBKmQYAUpRXYEBZXGsDqXaw3iHDpB9wIFXAdc2nYK3gUInrMNXy1o
bhXMQYR2XUPhHCghyP3QKIHup8E9yxVTg1Kwi6ZgTofv7gDtfWwlU0SjCc0nZ7+rCH5dKJq9CFL/Y6o/6NhICOufgH0JxOJRkEPG1ZWgbhZEQSiSqWFtI86N
wHGbPUZTDqUABdQNFERQoJmLBKxzSAi5grKi1+wrkgLTDKDqCuPjYd00AepQitZfoewT+N4icG3Mrm0gIXQChDNzwVU9/k4hLwdBOT8YlWfvGwg4BwxWDMA6
Y/bdTznveIOtHQLoXbHrBbnIoL6BgkoSCu4djFsgMOONrCGKeKu4Kn3Yh8uu5MG6ASjTYAgVJQSMWoDiDXFzUJSpJainlvv1YW4YxhfgGAEj9gTopAigmSVg
pGRXdhMOlAPuTmE0AUdOIOQfwkTgqh/rm7izDbeWmqK5GULi4X4RQmD/KyoBTqcJiWuloEoKrmwo60rBq0PCWakQAFPCdRkEvMpYF8hdB8GYDCXw5HECqArh
jA472eBVj6m02ZUSMCIIR1cYEYBWLAHrLqhzgqIypFNnR4ewqpu9asW6WmQiHlBT4HMAIPycIp0dQTF0inC1lDUyEbA6hGsquGOHKzUo3xEkn8B1OsytwYoM
aIIjOIMSxL3x/g2uJmBcGu+nCesuIgjnSAkBdjzlOK+YTp0LfQ5l+ntoOBqU7yFMGM6hoAcUzDLkP0UCeCYjhtFAeyoUVgfSQUH6DYo6yMj/Rw35X1B/gjIl
lKMfgZhHisw5wqoDrDbEunm4J6D/ic3nmkxJgPoYQy4IiFBjaB57HUMJ7OQl6MxoyGODIcIwr0eASpedIYZ5YLwWYq9Q4L1IETyPcHYAGGYN9aEEqKIJgOYT
DgQ6NC6boOwKHmmgepIgPCvGz3NHDniqAQGVBBRlIAkr0kiQuAFPHyBAT0k4EAj4ESG4/pVyIN4QpkhRZQR770fB7EbAfQ3FCWxWGJ4zCNLD4jUSAa855UDf
MC4MdoZSVNkCI90UnK0AMVqwvhXDIKEVAKOcsB6HAHkAxtxwZo07S1EwemC6GYoytKFoW7hQLoK8W/ofcBaYww3Nl0iRI6Qgy80egbj3IiHw/BxId0BBJQAl
kC4rlOqAqz+lHJwXVwcLdWf4jqdobOZiGvFzTlG2ioDoIMRQhsLX41cnFNyX++rBtSJbTUcRxAGu4gkhoCoRi6TQvqcohkSQaW+YhpGg9SRBsQwCMDEU7Pax
dUdANSaOn2Eap9D7wVC6Om6FB3bsMBcBOnwAFoqgaAKmLiVIfUwIrM3kqkDJB5kq4Sr+iNoGywbmav2PkqZUgWxCxmiLO+mwbLjULuktPSGqkTmNzbIuyuXK
y/Iv04okR6Ko4ucGnfWEbI5lonmKfF4m3/GC/aTzCeOLiRGZg4ViWbnsvdilwpfSk+wPJtsFs019hcaUhGZh+hOqUVqxuEyZqlY1rpDtld4wt1pmx32XdkR0
QZxsei99tqhA9ktqL8Esyf7tf6aNU6+WpasKJDmiw7LKzFWW5Q1v14gtcQKx+LnmKZI5xmHW3fGNhZHNDNON2SXeUXE9fx3vQvOomkLLeYsw0ZdBrQpjleWB
8pb0sZKvap/O6Cailg8Tl1p6ZzznFrlft9ytumBTMFrH/ubq5p+Ey0TzBBtsi0o3iX9uniEzRb9Qm6worT4qfdU4mckzHW06YG5Qfi5bovpJ1UcRLrPKHmcO
2y+LZoiSbQcEZ8JeyuwhfsV2qT5N3FTdbvk4Ncl2r9crypP8kt63+Yw5Xlye/kPF7802+dnGC8J1ioj6OlGFsp+4OGOMYpLwku2GVFM/wLw3vVD8dcok03cm
QYIq7a5mp+hj+SupMfJJ8m8aZxk/VX0t76I65ZohO6M5bs9NLFVtVjyr2qfb3fCDUMY8nf6jZKpwlLlOdHdztvEt27naT5qH24faHjXHpEfa8q0djj3m4rSt
jrHOxO0jmCcEx+qPSnvzvxNNFKaIq8VPG6/zhrlebUqK+THjRqXcuFyaxeS5i9TXY9JUh0z7bIctzdJRiseVpsQSxXX5sRJL+oHUc5Y9jq8cz/Gfs+YZ30xc
v7HGOk/WK/1d443M4fV7M2W3run5pvIMW1ph04zmaQqlbLYpNqMifSVzKWWhcbcpzVJVF6jPsyY6xM5fZWHJF9PbMnc3T5OVi9+r7268tj1OOt6Sm/oos9my
2/p7OCNrtB4x9WVGiImqIj4YcbH4sOKiao72vdoR0rNSicyZ+oTxeqNYfUHYo94nPJf+rWm09UxjosVuf6FhX1qE9bBtf30fUTA+z7aJGSrbk/h9Rql8buZg
6bOikoxnpQ/UR6vONO+W7JJnWh6pHin9WDJdub/id3GreF2TWXbUtNMx0DjYopVLVZnKY7abIkf61IY40aWIuowWW7HlTavQJEgdzQxkNopnyH4R/pzxo1gh
yWOKJLnpB9MRhJQguDrl4E6wKoM9dxAObT7lqHExnB2rrSmBZ50QJCPjGlO4vqWI55lw9EKh5F0c4SYggkhQ1hfCCzFsgqB6RvZ3jutWKNgb45gexKpQZP4f
BXEfuFLC0elQdLg42k1AvBzWMlAEBcY1bdxXFLoe2NrhmhEFd5oEXHmQYxRiyKHOFZ5QhVXelEMTTlHlDuWsZgmoHsBwS/ZzS0BNAKypIYj6moAaLQpqEAiB
3Ubs6xxWS3DhFhRVEFCUjYTRUApi8+yVOJeqBsYGsIjIhXaxM7+UY90ToMuDeSIMT6EILwirkwgHFk2R6RowCkkQpw0B/YMU4JFhNJ6tJsK6Wxx3Ihw6DELw
mRUE4Xm44zoW3QkHQk1BdRuEV7FhNFhvS5E9g/uJKBDBKbKi2DI6rqYgIL6O/culCODShhC0AoXOMhTl2FcszPFzZ2FIJQD5LeDJM3C8pGDcJJxoOwUxMvwV
CMiUsD+L/WfwdUAJu3eJe8VDeDdBq3uYe6IczDy2bgjoICIgDgvzopCinz3fEIRVh+txmGuBmCXIRUI4/eKEI0tBdTrEiBFU+05YIz+3PguO1rASHucJQ/Vq
0RByLMZNEALpHWEXK1abUtbqBe7OKMBUQxpVnEMjSI9JwavIrcAhSNUC8/0UwF/YK3XIk4QpdimqRKfIdAEKMnZ41cDOOUDVExfnAEUp2DtIOJzuFIi0kHcC
RxjYsSTCqd2jQM1BAAaAsDD7JARFIa4cYnfNQRwHATIqd58FI0wwc0pQzA96B6FEOoLkcTgPweohAs5hYOfd2f3klCMGcCNFcAdIEByChLhyCcHcXpQQTnya
vUOjaB1LkXoJRmtpSEgTIYSj98B2BmV972xngKDYA6wjpoSA7n3K6V1hr5YoByoEofKwkhTOYFz+MopiwARxPmNYElxvwpmWAmcAirwwmwzXDZAjhqDMMYwO
YJpIroyMTSyAKz0Mj4F7HYJwPASpxinBNMBwN4Cp+6Fj48InKNiFUwTVgbXkEJ9BOPIFFpPYEZjQzhPujsDUh+x9KkX2FXdnTwjhwFtx9JEQTM1JkP6KAp17
qDMx2NGF0HpByoEJwrsOxnIxHJWCEQNGCghSS3NPLeCaDEHAbEEBHgvaNVDdDGM2lHD7CKEMxeVrIgizBuHtkPsIer/sFTkhuP6JoNpyirhHCScPCfkS2PvQ
UNhtSgjqb6eEm9OnaE6jHLkDU8MRgqk14AoQ4/pwFIJLd0wJAV3kuE+ThOSdpojfB6rj2K4nBTANTFGPI10QJwopFGGch9snBjtYKaLNJEgngPWRhJAQui8I
fyPglaAAykKQvADtJghXp0heYD9vXB4KAkYa7DdhmAzs9iOAmpx9leD1Og3JqUpQhga+nhRZ+djZwDFork6BhqikCPX42BFG6DpjDDCmX+PS+VAAf8KrJwKu
J4o42rk7CKgHxz3MBPW3Ek5PMAGRAOj8EoSnJ2hPjeFJFEXZQ+s64c4Z90ZANTUFjw7qjwhQyUA4AAFXG0EVXYSjxiSIVwnWYMFrjwIcIazNxxl2wpkhMHUG
O/MDd1w05F2IMdwUZMSwCRIEcPJwsXVctQVcRRKU+yScTC/h7De4HZ8UyHvYEYayK7lqX4oilrCWl3JEGrgzwOp/jEPlmnYAY6wUwdLhLExQlIkArBne30Jr
kADMIxcqR8BOEGJ4CcHUSFB8gvw9UA9FgSoQq0Yoqg/CKg8MKycc3nSMJ8L4F6iCIyCaRwlBNLgU5DKxNYlXFBStX9jRE9il/F/wRq4qDKqJQ+nDIIaOoCoA
Aj4Lx8HhrpYiTg6C1rGhXGEMAYd6H4LgIXjsgPl/zAtPED4c1vYQwuXuhaod9isKVxF4l0g49T00JN0z9FthnQCklCIcsyUIB+5GEdQAZm+gHcvORVBUkQez
bwTZmXAmh1APAlR9sN+aoqsVU+sRhCfB9RHwO6Cs3Tw03wBWCOLeOnjeQ+hdEgGuCzYPgaB4Mebsphw4IzQBAHLKQFg/JbA3DFZAEU7vNIzYUaAXg7Porc/R
1icl50xDzO+ZzqRvt76f1m5d6T7leZTJNn7skNnireNNKaqhinTzuspwZ3dvTEuteLXwcecVIeMuszzcnOpY5kgzTbS/xETzg5JDyWX1HytHWuqNn6YnMY+K
bMYeCpOqMLOx/h1zX4cm835VF6lF9aflmrVCtJH/XfqF1BhmoiDaFJ1YWtWYOdhyVOi2rInPUMQqA4675P2l3ZqrbAcz+0gcpmrLZHG+8O2Cj/h7rHlCnyS3
UqB6zXmWachMNfOtW2TjZMeEz4iG1CYaMxglc8U8NV0mvp7+WPqmDEPT2+ZtFqPkZ1P/9KecYebJjnyvzzMkjS+SWbZJTgorzE7ZdufztmiVUVQhe7Qpxdrs
Xmi5Yp+V2dMywfFcqsDxNt9mf9eygDnD6JjXrN8Yr5j1TNbGxQ1nRPc7umYYJGK3hl9b+3LddEYqW8F/3d5LPVN50dTWnGysTDUlT7GX1l01bxHdkN6oLGUe
SLxhf0l42l7iGSHmyZbJTyi+kI9TfJq10WG1jhT9Yq5gltsrpL9JzktGJQfFJenzvDXeu1qM1gfl+9JLrDcaHml4pHG45UhzjGO354JjhW2lc7TzootpueKe
ZEk3F7l5mYLqK5a3BT+J+ykbRSrlz7YHMw+Yn5Y1mnop36n/qqmX8n27yNGUep4/NmNQ/eMZC8TPSiPSl4r28+fJHmuwp0y2JBvjzV8LvpSnOuepTLL+qsvq
X+yPNM3PtGZuFH0rn1k/TDjGWdCQK3jbMVXCpPcUTao7l2hwNIgG2+XmrtYkJrbK4ST2Zy0iaw/bavP+5jrLXEmjY1LNfslzadeFKQnt0sOJ6yTPO++2xjLX
jKmeu+XzLV1cV+UpMpHw66T3Zb1kBdUBmbhRI+2oWWL1me61D7Q+5o6R/8T7llGJJOYqs0Nwj7Wb6NPEL0X7q20Kt3yjcVVaTgPPPoM/wUQtPax3M14jP5bn
VNUV1I1iTtd3MYVZdzP9mZ5NY521kmLxszUBBU/6lKgqfpnsmrlN/oxMKpsiuN+62cmXTLaXON6rjLDOsnwkymeSrImpk6oniJoscyz67c66tgyX7LgjO2Wh
dKat0nzQUtA8yTHS3l/RK3VM4gcFfNk+yQ/8xeadzs2uq7ZTnnjbBvNBJ4iiUiB3UFQrACN0GLtEkYqQoIglCQEl4tJQwT+HseVQhmV/j1xqOwLUeRRAdQk4
NYYQ2EfCfjUIiB9QwqUqpgRXvBFUX0vA+hJDtXCNEAUxX0IIWIdRRIWBuxUpWEdQgjksKMi3w1oHCqIRuBYb425DQxUw9Ji9z8eYMFifTgDkjIZQdRLC7aaC
61AYrSBglcKlk6McSDtFvQCwmpNwcnWUFR9mZ4HxThJblZgmgaBqJKzzpaDKAnZrs8cVvJ+FMR6K6D/xLg7GCWGOiIJqCoKwcpDWgXK+ay4fG0UVSwRVbRGk
b4e4TYpiIYRTJU2Q2BuKv49992NrDVaJE5QPoGjXRRCVEOGsxrjwHwrizoS1ow7d4QErNTCFDHbkFFEcQLGNC0fD8RuYnabAFYaQQQhdCoVpwjE+TC3EHhEo
iFNzsecE5fZoCHg6jOdBahqMNaIoNk1BhpKA2oxQ3Ors+DxXRKNoP8LlqKMIYkwQpQjWEZEQdAKUQzGBOTNDyX7w+4eUynD2IQiDDDup4CqRojocrIOlHOoH
CiBj8GwCTBlJONwS2D7AGBd8HeLMHAG1HeyxCtM6Qcw+RWpYgupxCep1ISBCjLFP7NcY1vNwuSAoRzZj54QwnIAiNXRoTBnc1xNU84FHBAJqNAmigmZnE2BG
Cr7GEG9HEZcZ1LNQBLciIVT7XOwFAesLKFfAOABBsBBcx0SQLA/lFtyljzFgBGR3oa8ph5qWEHz2AOaGgNADLp0jBVknAioFsJhJED0QpHChhICaCgriIdBK
w7sH7kxHOV3qFMF0oBUCY1YQmwqx2oSDHYbrKggdIUCmoOgK4uo24e4RqukIohfG1UP0P6pcCHLu4d0HKbxJiE4NbuQF9l4TBC2Dtd0wWgdXbjh7zL5/YUUM
jv1RRKHA3lUSpAbAfZIwN4/3+7jnBIsCXHwH1pthUwiw3EYQToIiHAPeqRPEiYDtW4r6euGOAeoICOHyOWPMP/weCIibwLU6piKioIoH/m2E0+9DAZSaIHUb
QSIJ1ENwM6CEU11JUJYQ3zEQT0ZDjODQDgllCgEUG6AuD+tmCcq9Ek4smwDRmD1jw9kQwgwpB3dNQHwZXl04lwvFFBipZd/TUM9CENyesOLEcFUKIYE0BFcD
tpJgRR6MjBOEU8PxKUoI6tQnAG5FkL6aAmwovKa49MME9RVg1xFDHqGozOUQJMCxECT3EQSvgtAIGoJLG8b5Ia6UcigCoTVHOLhKiuLh7F069M7+G2ZPQ/JF
Y2gAzGHBWkqs86T/gRH4b3GIorGHcFRCUMQmwH7l9rISMLPAmCOMCWPKYEoIUjlSlC0iSK/A/vqEo/6CtZ8EZVNwNQfsUMdqfYogljSkY+dinzFelqCKLJx1
wXpqrELm8uZDSjgCRn2CsKgUUQ1QELmnAGbCpUDDXAEQLwH3ydBxE6Afgb0cFOnOYLQUqk+h2B4qSxWq0xvj3yji9aIIW0dAJp6C74yw4o8E4f1CYZIJB09K
AT6KAl0uzG0SsNpir1EIehYgvh3HIgnCXhG0EiZAHwtfbxh7xLBWWI/DvrMJUGERAG8iANdBQbaTC1XAO0c4M2BrjXL00uw9AdfRwKgZpDDkwjNxnSHk/IPr
RMIRi3HmF8sWOM9Mke6JPbIDSsvTxiblWOWr9u72i+ZJxpzmasn3okMZRarnzdHM+7Y/hXnWnRkTXcttEyUp8g2yrcpF9ipG4lgj7ia+af7asbxelvET87X0
MeXN5jPMS8wZZqz5HdlNy/iMezO98v3yQme58THxTtvgJIVCJL+oHG4eXu/LWi/uKStTTZa4lZNk75hOif6sirP0MxVaZjStFy9oeq0yr+8cySqmucfv6ksN
o0y9RVPEk2QrLCObUxtWyFTSuZJe3nL7YJHC+VTylfQO647GB5SzmVPK2dIXHHL5bw67/IeE8ebfxTEVhyz31c8ST7Mci9pv9kuWSO2ll4VrLZeNU0S/Oh4S
nJZQyST3JmaIq6J5k2SW0239TdrF+rboVPP8hKBokbnRPsb4ZYZd9ZF0bnKjprb+58zY7BHKww33yEold6X1tI10JLhOij8x3hQ9Lq0xjrbEmU7V3zS9bFnM
PM9McgUTZigHulfackQNjktMjXmL4GTToObchipJocBZfbCxQLBcPN1xzK21qpsXOHYrd1V+ZGy1f24dYcxTXZQ/oJBvf4WZmP7pdhF/cqK6mJ8x3qQWrZLX
WDd7ypjw+HctTZZve+mliU0is8DJ5ycKtlkeYO4r25wisTPiTRZb5PTEI80f89ptgyR/NO8VDnF/5lgkOyu53LebbY/t/mZ3xjLTgKak5icy18iWmruZl0ou
iSfxeQ0DHEWeZNH15keZzxXTVB26Y8q14q2Zl0WMo0jpbuhpSrE823iPpFV6PH2s/GHnG7axMp5thunCrSueIiGVH1m/EqlVWuaC8y3niqhA84su5a1zK3R8
IM5S3aO+O2OJvZH53rpf0pA+s7rV4TVOt+wz9065W7E7Y7fy/crDIqniQ7lFliH5RrJZ9ojkpfjrTLP9SPJG8QnRQssF0VmpLuVD9wPuufJsd45Vojlp2sIs
EUlEi11ieaHxo+ZBksuZuzK6OUX2ZtGNzN+FU2QTxV/I45qPiYZLe4lTLP1sWuamML5hom2B9AuRQ77MNt5xRvqqsNraQ/iZdLXkmOgda53ze8FToinSIskW
230SDePmf255Qm51nXPUMTrZS1aVm2S2SFc64mTfyYfYm+rDPVZrq/Knhj6yLgk85nPHUrlC9IJ4MnPAWWcrFz6XfrMRwSfxPgtDtNk7TYpULRgqBOc5ytHd
Uw4WDcvUFGBkCFB/EwRlpSgjEro6gqLOHoqqYdkxUUhpSUJWGRHg7FOCed4JyuHC2BNFOFB8FgYFOQCC1mqQVoYgFSwFuRH6YMP/+6rHTvZnPGD836/fyGJ/
Tjd6Yx2haz2ISgq+7lA9STlqLNztALEP7FeZhMTO3/H7bpbvbHyleXXiHzU7yibzT/APJoE9F8ajQb0dvPooclYwfIKC55kCO4YSTCPHhh5hPA7LOx8tHJp0
JfxmkTGpX9MggTZubx2CM8BTAWDVLgW9FbBrHetICIIvUA5dMPS6t5/1jPmHpN68k+ur68c0DhXOMSakAIoYCsQggjDtFHmvEDLK3qNhKl4uxw0BMZ5OK8zn
/tSf5P0waaVnsH1M3HMNo4LI9ALKgelS8P3hrh8KxjAK6iswbJwiWCB7VoXd+gRxlPz9jMdbYqX7vC2+Pt6zkoBKqR3jILBHAWPdQ9PiwVUTRRExWKNAAR0s
Pl8COJbX3TuljV4qSVLGWoUtE1oqZChWgCvXYZ4MqkEIyCVj+5WAujqKaJcwffzfz5vsudv3vKvEv87r8+T6KtylLahbGfNxUEQLQ4DoSDi0EBAKwHZGsJoS
w9+4dyNWU9/6s0qk9X/lvqKbn/atZ932TWK1CZmggXMPUAUCc0WUhOK44/a2Q24XgmJGLMxBXXOEJkn1iU/vmZz5k+o35Q0Hqp7E/QVc6CaGVEERnhLIC8LO
UuGsMqafvPXvYME8uzZ5mIVWLjCOd05xZ1iQtQ8rAAhYXVE0UkN6H8rabWJ6B4rqnKHKEVuXFOGP7njF7sw2xyJ3k7RYtDu5u3Bd8tN2RP0DKYBhJBNmaQnS
+RJUowq7AimB1MkE4Nf/tcP32bfY76p62BntmCKprevXONVCCOLCoIhSgSJdKEXQCcKZ+9l5cYyDJ5z5hbW6zDCcV77mPx2caZC0TDXUBs93gOuRAH0Bl6oG
14ZTRHFMQGYSWyOwagfGZOC6lBJMX/nXx7q2Hlkbchp9n7Xa/W9mtxpzNEBfQRGWnoK5gYDaHZgnhNlSCkZKLCMQzukGt49D6nvfku5/YpfYVxZ4tv35YF4e
K+JAUE8zQVgMeCdQRHMMRebQNVjsdQW7evT2814IrNBPyNG1DVTdzDkQsDHNuSD3RRGfESG4Phd7DaCrAT1+oelxKEfVCimFKAdnzbLnHlR/LdrhHRt80Ret
HK65W/utHtXeYPkdWkMUyYjsqiWKVGIE5FhxxSEcR//xaL1veEt067uelyypnldcmwX3+wgBVyEUJShayWEKcKjL+2/RlR1DwfciK6ZU6TJXPMwM8WxMjXDr
M1vSGRka+TAlFEXyBhShoFwIzXjAczmsKsG8XOzYENuRE/YsVyLaKZjvSfXO9z3jGy9fl9zTjGDF7Dw6F7YPHx9F3eF4bwOrlENVH7CcYZO12TTR+pz4SXlA
Fc6sdp+1IBpViuKqBNV6EtR3SICsDnZKiNYUrr0wPdRf/x6374t+v3lB6tH0Cabna59oPteAaAigFULBPUxD7AgpUOdS0GMLK+EJojFmz5IURJ9g9+I/fsvF
1CZhdu2mhvXGcaL41NTUCUZCQtDDwRU1QftKgqBnMHuEdeoEUOBgawuqVch5p9P1c/VDzHsNW1JvmNbxNwkJrtnkfgx5YAjCFlOOc0sRdwnhRA9g5ei/rsv9
rkkZLwXH2J/XmFq7tO7yDm4F8CV2Xhd2V0AdM5a1CEeNToG6FfJGEo5OHmcWKAdbcvtnUn03WgOeBer75XdpzqQky/fZQsCeCXh+KYi1Uk40jX1fsvc/7HUO
wXhmNNr//Xqftt3Tujr4tXydbLeMl/ySXNAMukO4PNKUcOm0CSFIlQjX1QRU1cLMGJc+gHUfrBKulNkU/Sxvps0SlaRuMM9MQrSpBMnR2P5iz/cwskhBBQie
zQmHLpa9rqZAjicIJ3XHd/4QHxOF148TyZTb5JvcXkevZjRjEpClgfzqMPfC7cLCuAvMR43rH9h5mL+eUagVJV4T92bGuw8Y32fGu9Y7CaQKgr3sFOFDMC8+
BfXomCqcgkwuzuMThIf5+/fX1V9pjKpfVftwt3tiasofjFy8DWFyIWUA3K1TgNWkALdJEH0tBWtwAlalhBCEMWSPaFCuoRDfvbd+/jbZ9gONZ2r6bttfNLlo
TRWBPCkEdDNShJGiCGaB4VqhaQIowEFBMysIwg/f+hxbQ8qO186OHhjet+FkaS7/t2SCe7Hh7peE4PmmiGuIoC4+fJoAAVFMSggHhvqP37kj8b6+42v5KV3K
ZtefSvkqoSoS7S8pgecXEOR64VmLIhgApiyFuBKKYAkEZFEJx+sSqMa90JcWv1c+PrrHtpTq1Nh7+27uAjoqCIJsQuwxhNtBrCPXbAYsp3ExbBRQYv5jNX6Q
MjR5fdkbsUf5vBTbdiZ5bm9kjgkBcjrE08CORrh/hFlAguwdrkoD97nfftTmH6L/NtfQoQ+as8v85d7ruRxYBUFcutzVIyEEZRUIh9+DgPgVjveyY4uUQwGJ
zyy5/X/HcsQ59gHn0s9oJTmn5VLPTj3HVA84LxBWNAzmFyiy52hICgEaAp8Ecsls7y5b309/MfuEKtF3IPBGbk62SQv0fbgOEI7vmLoBqq9oCGgshO3DbCGU
J//x+KY2V7pcF3BPs27TzlR9Lv9IB6KfXBpEAqxvwuG8Jhz8McZLUWD1w7w7XgkRgs+qYI0YXwWiW5cGz7fx294J/qwsU+nNQJ8Mq4XZcTouZSD2OoTgMzYo
wDtB9VEoism/HjfLN+i26HLUfVpaVO9pRrnL+CCXTkNQJeI/RYBYgSn8YKQIxsUJon/GWG4ypEll22SeXB+0rLQtTP+2OrcOdLXTEDBzgvagobiHKFIrUDCr
EAQNh3QoFM0lOE95x5Ff4/UQudN0gmE17xuPCcbxP6/ixKMo4lSmaKfB3hlSjn4DOrNcCCJhrTAoVg00S6hgoHBqY14Dz5iYtj71ZxEHo4rFcYqsYJh/IQTz
lRA0emEoIezSAOvZgZnfiIosEzK/kO6N6paxVOZScTBsuBKA/TGkTmCvMODui31NQAobTM1IkWodds0B6pI/M3oktnb3WR5tWtG00PSS6eN4QkC9MAWRatgx
h881wfAijHGGzhoB2BBchXn72RLRc7J24euS2Ca9KVB9TGgSA4oVXBdDCTS1AVZeYuuMhsDLwnp5grLWcP9BhFHvxz+Q8GzUucRtiVN7vhw7MgY4jxBmT4Gd
RTkYYMwfQsBZFgRVsVJQxUlYMQ4akmaKgPzw348St1yInp7UXkm3Dyv6OPJ44ZQN6NQKdr6eXbmCq2lhFyUFtcXsiByExBBAs4LoRrpUuGNLe/3ce2Ts25VL
t5+vCKsGsyRBGF3CiV/AXTwFqx4KIOpQFYQ5HbCVfvur01mb/ZmOaP0JxR8Gsa7Az+SCeRCe+EABTyDl8DGyde+UYE4vqDKF+Wz2nQb32wTE/KEJFzRDe665
vsXoGJV5jvlGO1K71EAgbTOkVqUcs1UIsP8IUPlRhJNmZ0CgNU6AzhA831bDGd0e+8/Zqdo5nhM59+k6fCAuB3XHFMHG2TtOyqG3ISBvSBBUG9oBcH/X6ac2
8U/zNyT9kbKKL+YXbRubn5WG7AKMj4KZPWgnwu+SIOsQwzMJgMRDmCPeQ0JRutNRHxGMTnIIefyw6i8EvrDnI/bUcjK/sJoxlKk2eI6HcWgCousUxOegvApe
k4DgR+E4wbk0vrBv8sqGB+P6JIJuEYpqsWD0AOedKcz2olpUSMeBo7LYerv1eENbP1Vf//rWKe0P+vfq+Lq4NsKt6ycE1iqxV22QKoGgXRTWhULeb5gNoqif
EVaBwb3a3x8FgZ1K0lrjuWTY5y3VFuaI3AhfBq8fqDuEuNb/4j6mqAqDIj517LVYa9IdgumGJYZTwY+DhYaGYJh/rAFFHCDdDEFmA1CwJw0ly/wXjJ6LUcF6
2r++t8uz1TvRaQ9859xWs9ke3/iMnRPLY+dlgd6fNYNSkFcjKLpOCZcbDFZOcaMscL1ICOrd3+V+zLzBu8Rf7UuVXlPn2o/KSWi+EsqhQaLouaGcqgsYrYf3
DeFQVBOujudN7wuybekf67pLmLZnBOmiEj/C88EVDQXqcqgyhHWmOHJCAIwBVt3RECqn/3UTlDaX/l5SuCl1y3v9+kZXxJJoAKGhHMp1ytpfUCSDw/UGO4sI
5UGKRH2KOKQIWEViR8lSxX9TtLD0qe6XC1/unr+xT+GwTQe7INUaQVwjWEamiLqZgDuHoHEp1HOOOxz/tbpbIuPzZTQsfEjk/Kh+kXPjmmJBRQVBK9lQelO4
lqKINxpGLgnKqZGQItEdv3lcBb+8qDR/S0HkbxG/986LSotAEElCuBSfodUUOC4KzVfgRgUxnhRjgiAugZJQfNt0FomO9BYURY4OX8Aj5ZXlMWWovwvz3FMC
a88orIAEXTgEyWTQO8YzDa4mvfVxtGpy9frKZ0sXbfu6bG+/yPDjEQD3D6sjoOOlBPdfw5g2Rf2i+BkkYEcOZ5/bz/gy87hnoV+rGKT5tfW4r5vftRNcxwSc
ShEqagpdFYoqHiknl0ZBbIyAHTt+HrmUMHdc8/u9i1K+dxeLb1p75lz1JMkjs4F9D2E1cOZl5zvY1w+uuKQIokFB1xwB/OYUZJdIQ+ZFzSV9fft8wUu6wR2T
O1xKYCII7sqlCEYOZ3xKCOKq4UIr4fMI5wE4l//1+YetzjwnukF0v7JCFGkWWobZkS4HZvOxY4SPAdfeEdB1AL0bqNelKBZEOby0lKv+jTQu4e91CWznasY5
91rmVz/UhNaY7DUi3j8QAAfg2iM4N4IxXxTkQHCOnixnvLZ7khZalphzLalCeVycBHX5QVp4Aq4CPP6w1+F430cJQXt/CGWkABr8j3f0ruemqXvOT6o45R+G
hf532lLbQ1bjEUSJRMDIQ0PoENmrENwPRBAGh6JdPQFqBMrRb99+jUc1PTQrxPN8PbOeb51hiMqp14C+X0xJT4GqB/Y9haKSx5Ft8h/REPaK6o7f+YJhgFOm
nNo/Q7TPnewu8z+qBfY7AaohCvDiFEFEKFJls+1PWPlOELUhRdB8wFV9XtivxtcUl7mM/7Bge7qu5HIC0AXDWB7O0cLOEoLpStD+h8tJAmObXD5DfNUBeMR3
1fb6zMYxEd2qPyw9Xq+ov1YN8iUwukJBVxfetREOpI0ibikKelFhbS2u8rr1cSHhID+eXyEYU9e1NH97Rv3qCqBux5UWBMWrCYK8sDPOBGSccS0JYb3mWCdz
x2r6pO2ewMLWGdYpbd1bhxo/Vz/XATJeBHROcmuioQoS9iZTsN+CkAIM5yAEc13CilqMk7397yT/ZVOedmLWEt8Y9WRPBfOKmhCwLqUcjAf8TiigVuHSFOL6
bzh/UCCqwNX5X/8e3VGiGtlW4n8mZ9CAN4KlrStbEGyUgvgOF/9HUc4Gq0WhHp0galuYmcAyza2/dyvnuryWy44/fCfN80UloutyzmtAAFyYgggxPgGArdYm
4HmGtC4UQbrZait8YgN0Rlk1LE+5FiR9569vWWY55NB4H3OW1ICIGUGrHaxepMjagToUAnBbmBopVEQN3OWjXU7vZNuArCr3Qdkw7xn3IQ3qbqIEc1LDXkiK
Kg6g1UJZuS4KOj1wDA+fLPDXV62qcbqXgx/VfyRx74j3vKT9rBlVqFAU4cAUBrA2kCvTYppMiAUhYEdGEZc4ARhnimDWtz6donfVNQ6nq1ZWKlnJiDwj/Zwa
JAozkqhnAa5d4HdEEV0Cu/qQPdNgNfM/jv4L2Y2WaGZg24WWVzTRigX6My0gcojFVEx5AvXH7PpnrP/ixuHhqoEg6pfbP9fhPRvMDryhntCy0LnA4JGNCYK+
GaxmhWp3wrEfuLE19j6YALsX3s+YOoQA+BuMfNxxjq2um9oVvhqmRV/sLdB0NYRJCUH9RBTEaAiIglBgf0DRjiJVMnbu4RxHCeFgFv96xXavOrCdOW14SLVQ
N9cb6bMqAIaUPcdCmhGCVlPsmAvEqmE1IntPSMC8he3TWx8rMq3G/iqVNdn+JPOz8w/HvR50L8AcGOYrwNYzRaY8wN08rDbAdDDssQjzulAEZ7j992fy/pKv
mMHqPc3jHImi2pQoCyGcHnJMJ8C9HyiAz1BUt0ZAdT1FaxKK7PxO1+R4Zg/hWcefaRcdO1OGpsczBjfrKoCxOBxTgF2v2LwKtq6PgHp0GM3E1a4sHcnrohHM
564Jvk9b5/vqW57xjg4SLtc9WwVCOdQiXPpBwso5EIBfIIiSDnOZUA4kkBJI6Y6pS8nT/j1OmyepZqi6Rprd0FX3qhtBK9g7dALwONCkCopUswRUKsBRkIL8
BEG5XZZVctHztlKrOiOblXLTNc031X/DxdFzw04Q/BzCHhH4KhJUtUgRZRrmwmXX3/712RAn2PZY+HyedfuNDbL8qArlJgI7+SjKJlNCEKUIBRlSuKLHrghX
VmfPBVhkwI+XAnXJre8s2zy+987wYPm+LfOLa0uHFx4pRTENyoHJEUSFQ0CNAebLhdY0FKfxWRxw9f3XczLKRWWTI4vKIyqrS5orB2/TliJuU8qBg2NrDOKl
CCczQdBKkQ3HpwBbTTmyAC1LEm5fXJOYUJn0bVV7pjFtVB3IR8KzHSjnqiRoHYMpgLnmKFAO1JQg6hnI+c7Ov1Aov3wYNz6CVxCTvKjakLS2bEJUlzjE4UsR
tz3m5yccK4+AnnLcJ4P5COB9hKz1TfxZ/KNFk8qvJs+L+rNKybfGgF0EBXQqFFy3UOUKnU84m7GjHuxxhIBVPr5Tbn0nTb7AeTI4QBWf4fUdsMfVX9OBfC/l
YAog/RjOqROEcYCViHC/TNFemCLqIcKJWLHnLzLUc04Y46hQ56vfVBYbhvgnK5DKmMt7C8UsDEcmSE9HQOyHAFkccjDjXent79r9Ztcsj4Dpqtpiu8JctX+d
jvnnAVQX1/VQjl6QIN005mKDzy3GXcA+/VtfPx3Y1dbuE9R/pl6gT8qqdT8Q5IwLhNMVgjMDBFFEQI47CnSScMVEUPQTctNiHSxY2+71p3qvKrStX/u/s/aS
XVQscRHYV4Ux8jh2SThUmJhSA4soED8Ke1MhxuOvj3j7XPVE39Bst2qPf5Fzta/AAdZ6FFXfQboXytoNwogDl8OFAjg74XgOxLTfEcUv191XN6i6i3WY5Tnj
+uSixon14CrAuvNQVd0wrkwIQadrwLU27mrHezWKoJ0QI9npilpqZcn31nxtecyUYxqTQmqiElnZKkwvja9/KEZRQji8BpiSgYDrFKvOKQcDQJ0CXdjw6rWx
jxobzWvT2yrajAhPy62coqzRmKCOa0wFDzt88N4Bx+EooMOjM1vX+H9q9/jecx/uKPRfy5rmA88yXoEQVH/NrQHiihEw84l5+CmApMBqDhjRhnIf3alao63Q
HTYkel93TPNsdTvrCEHjDQE9ANyoEVRX05D0GLBWBK6wCCGImqXT1dwV+JXfaM0M7pJdVH/v+1K4yMWRHeArwhWbKBhT4boWWsGE4A5P3D0Pdh7P2q9YxiRH
2478n9auA6yps22/IIgDEawgIJsknCQnyckE3H6OTletq9ZRRx1frdW6Rz3gAEXQArJHkISssxMg2mqrVdu6q7ZK/Vxfa9W6Z61a/aOX7de/X943af+fXHCd
lbPe8TzP/dz3Q21Ig8qoMK0xQ6sbeOdvwVgvfrQEJKb0HWuRkFynLwwXIKJ5GPfat8Ul86tSK69tZk3DjPctnaKCNwyrhCKSsJHsPd71/nzerB0K8wIQfwYg
s6YwtBggx6dn+XL99LrChNqUG2I8rlvoosJrIq+ZNxQjFZbHRTHaSb/WSGTmHZZtIhHPDyBt9Px6P1V0KI3u+HN5yCZJeE4bKrJzDKTGAUBg9qgck3ecB/iB
X8AxIZQGEqXIR+dHART5h6u0ni0NKwkruhOZXLws6mL0wtDciAlRXvs4ichZwjPHwGc0DHxk6lEYBlqth4oAASxSlJa6y78obVM0PLS+ODBqSdSYKIhVReEu
aHUUiVRvoFm6qCoJAOG3o9kiUFsQGvlRl8iYfV2+61z7wumItC4tG71aIYDkC/jOMKD0RwAApOIKnheD8zB8KeQBIrsE/PIp/3A3UREDN91cO22jq2Rn+z6r
HoX274iwQiSSiQOQDEKYAhEAuA4WIJ6H9IFhoyISAGOCDI6dG/ewc0sUiD9HisIPtFpQhoh+UOgdbKYlofO0dyQR9r6BD8UdQOS6AAIT+l9XjKsbG/XE+r6p
xDzPeqMqtqZGBJ3rYT6TT44ItP8DaFsDSG6dhM4rMMwLINTdAFFTASDqe/ypfSPKl6bMj2+IjUpYb0pLaoiJ2AzNn6JyusCPWiDoTJC3Lai5D/hEMkmE6gmi
bFy2+UOsg7RDbIbEkTQwoX/C6mRE1g/uG3hnjPjDNScBQGYCADSj6Y+XTQJ/WOi/L6c0HcVGur91DdU83hrDLdfdcvvAU0gkruLLhyAR9Q9QzCZYJQ50P0TZ
KtJPRTgqYn6+b0Dj69xI7obhE2YNkc+to3YzqIgXyiUECK4MCUEy4TrLv/6O4Bl0VLz1XyN1f9ON1Er9pcYIYabjqHtL4x4OAL9VEL59PhjS7g8KTyL8fIBA
MlC5AnRcTI53THUscV6wW63LhVP8DGFnInQcAySuh2bnAghSA0M44B6Bb4wEQL1MEpkpg7U43CN6vlZqHMz9Qr2gkNpvqZ7QpdTCNB+IDAl86QJJiGILnTuB
RzdwFT3pB48THgd4uYPjjsdcINVf+IRz6Uq0r6vnEj5ZRN4zfr79PYCsheGPKokEcDU9Cu2H+5p/Gs1vpGztss34Y2y7qjnGcRH3Nw02Q60TCc1ukX7wT2GM
CoBAIlHxOgC+mfIktHoGComEc1iBd9v2dcqB6M9SByeEJldEH0npLZIme0X2gQ8mCIBGKCgkFs2f9oWLwUc1CUUzAUKr5Pnhky9LTqYY41KSYlNEZTsqpsci
eUYkhHkFfODfMN2Jd0sEoBxWEorjAYiPQUL4e157ehD1OfZT/SzZCNsG69dEnmzDZki8iLYycKQHnUn1rb8AEF4siv+N8idQ3jiMJeUDbZyoGaXRpffUDNKc
1Z21RtJ0FIBrhlC8C4BE9VFelncGgfc35p/FgOufSYTf4lkq0JyW6qSrTDs3T+FJ+lVqGoOIcEkEfx+uuicRyiRUbQuAyGygc08kND6A8++e/Sbwoxq/EXBV
smansx3/o07UDBn1wK8sMwn16AFC3QQQPQog+N7e89cA6kGTPhEWGLri/b0+38bTNxSvEW/J/u2Yz0/SPcK1CiQ7k/Sa/4fnBlCVJ6CYC1QvT0I8ZRIAZAUL
WPz/XxEH1TxEmKub21hl2Y0PchNNDPvfPvZq6g0sSHYh9V3uodFiiawO023nbjX8ys5uDHeKqcWC3BnJjmCrTBbFdvvU5BzbA/olrJ6SRR+xH7B/kXafTtPh
rnL+O9sPCn39FX1v9rbjqtCa75XRU3HJKcMycn+1gcYx2kJtdiYp3DH3F3XTBmMtzgBJqLOY2VEXuvmfYfsbl0n7u9L5clUZVmp4qWtD08v4uPR7WDLxqWsY
0ykNr4uTymyHXVGMXJdqasW3xboxiemJ6iGuEXSQ4Z9YnPZzYYhzKn6Se8f6ZZcDigGqfOUcR6DwmXSOwkxtsdxyh7HVmltERHO8dYWumNqStwRLs45R7qK2
EdvlrQzr0tdWHeJm1M0wj1Eco4/U3ePysdvp25v2cYsbulAL9FTmlUw98WFzqOuJM8Y5n2nf5NYN7zqVctPHuDRZqMtESOn32RLqM8pqGb/lRXqIPF4lkenT
WrDzwh5ut7lMWYxzyljZQKx9zWju26T9VChnwnuoklSDTTuwKSo9MWJzf3USfqkhQVYkz0vrbTqvP626Si+xb6F/ML/OPsnYpp3mwLAW/hC/0Dmm2zl8QkMz
J+YnCAdZe/o7NoMgSBdxJ+jz7DXl/vS+8vZN07kC/jIboFvoStSscRykBgpdkx7rIpxKeaV1D3OLuoRtUf/QzFn31JkVmfFV8rnqN/h/86/VyRTH05pkO9XF
9pVcsGM+tZQbZrzSVEbEKG9iq1UF+CUJ0dRWc09RKFkgbysTzIcb++nSVaPZhdKB9g/sc1l5xo+qmXQdd9iZxS7ifsrQWK/LaCaH78ytYJYZ7LIjzAzLAHpU
Q2Rttnqn7g1poOszRxOdI5usK3bOES1keGYJsRCz6IxOTPnJpvYSnAX4YH1R8y1qguSxbDQhlV8iUrjvuDetKVKn/A4+XPNF9VvWFXQzN7zERgU3hev6EB9j
vSQr7SMpY3OEJki+W7bUtIiNwTRN6frequvWvtJj9Hhaz68zxGkGUAaqNz+JkdZvyvyMW85GCkeYH0zhrk0aVWJ3M4hZQx9gC5lxhjcN62TfC73k8Uxj+VlN
i/BV9YL6KuOkrouNHdKvuG7jauYjdY7KoW5WhzQ3MIMsDar97K26f2qG8Lv4AVaHtAc3xfShIcHxMjubz5bMJD7hFrs1qujkV7iO+KmaroqEpo6GRF2dOlfy
Qckd8Q3XDMNoYlzSrPjLvEyIcxaqpKrzzF5qJZfKSZxDM8u4NpZV7FB6A75N9aJarH5bvLbc6ewqLLa/rR+gr4g8T0fL6umFDX30W4RhRkCsYGrN82zFerHw
SPFSQozirHSTYqWeb+pizhSPxfGGUMn3yq95NbsrpV3qJsmL9pH6DNFOutQ8THkEZxyixq7q1vLjnWXSIjOTGrhlFjFbkcJtiK/Gv7BdbFqgr1RcM7fjLexk
Rx7r0ieoD1orua+ch/kuHJ1xG7/X0JXBqYlUqeUTTRzXyrbBNcQ1j8835Won6pdKMIWMe0Qfs55Mj3QZxG81LHLIqJ/kQKfi52FnlBfTRmDz6ybpvmycSM82
j8Y6KU7K1xASPpnaTq2mZjKH6JOGA3ShrUg1G7+rkrMJTTc0p6Muy5PxW9iHaXvc/1CH4vHidLYddso6remW7m3zOcbiaREnHcj/YLivlgtj2Z+4jxgp0ydj
U+JB2yzbeIq13a06rtsrvyQQntnvZ/4mO1e30BBJvO/YRO+zSh1Fmdudk+1KdjG9l94pe0H3GjVasVueKv1edAPrZdjvGivGlLdlb8rEyhoik73uuEMdd7Rj
bNT5zDHrHyof4t3UCmUGo2k6je/AxynmSF+SfG/t4ZarxzlyHO+xJeJSNqDpA90L/G1uFn+DPEU10U36rtxwYRujcALHCrYoneMms+1orThYeMvWTVeUQlsr
rXTNY3MHy1rMaXosH8TFC7X4C7Z51ECmtDFf2cPFaLYSB13z9CRTQ2UwavFjrhW+gzjiaDEscGTVHaPWqz+3PnCsTA7gK/m7zEuOg8b7bCNfKFU6Y9XlvAWP
oMLlG1Qj0ncZwrpBWN4kRIninWfyp2+W1b9jzBQfBr2ikk3J1u9TlyS9Yl1n/qbq17qM+sqwL1PDLbXGQtsI0fDKC5hVlCOzpw1qUFWVJlRJ35Nti/vFyNUv
tQw1NSdLq8SSBdaBFfr66dXQrBiKQ0ci10gAfKgvYWo51Acgrw5Xt6DP99e/RyI1fuQFAiMalC0EoQjAc4k7xD71Km20tlgr06p0SmK39ro2Vy3SriDa406l
Ws0TkXiBZol2p+pLxfLGHcxEt1Nh5h6znc0FTKWyg2uG/oj6FQahLyQRzETg5ztFHwsQ7+VPbTKn7cgcW4g0KL1taZuMVhtDe+bWkDtyprU1tZ0TaskKD48L
I8MCcmev3dumJWRBqDu8Kmxo4K+tN4NLGx8W3tvYq+TNglPre4buWb+o+OL6t4uWrawKWhDkBz5IItWUML4fiTjLX+0B/rxXBFsWMnI8f1M8v8GkhOxJts8K
IgFAsDDI9mQI2Zps9bQWT3bX9dz6o/nXcs9kBXi+mZOtIsOzgj1HdfKlQES9OX9GJ4BWGyF9sDNguWISiQD+9XYBUDwN+FBk+tMvfM0nft17vSIPzxNlErcS
T2CPpd8JPzL7+PfpuUIJu5v/SgjhigSnvaOwn55IB0qry0PpM8QxKpk7IbuisunCtJe7tZeOIY5qBGK7Lk2xRLvNVS201kIjfTSrC/n5t/tlt9ulbTygD0i/
m35Tydu/UdpFVz2+eCm/Vl7GhrH1rlc4EduD0arnqFYRwdrQhIfEO8bhydPYSY5+7Kf0qboCjjJVKc/gi2y5jn74VSxGM0A7VN8+JUKv0eZrS9w36YOOB8I0
ZhovcV4QQlyVLr3wYaPNSbO5ivkKl9SRViadrRiC1SvepYLjI6XtExZb+bSh4idKNYXXZshfiV2CHyw7tPFMp9ejcypOV/yyoVWXhA03y/atv5bbtfhQmalT
UFRWpbz417CvQgdtcMSeybN3fqm0qKhnRff8T4pHxB2NuVN8qfRyyYmyrChzebsyS8SeiIyimaX/p/nhr88kvnoZ6QOh9D3uYUweVL+Gz6d/50mB3xb/D59A
sixLS04n2z5fb0MGPJsDoePeH92J7zEN/Jxr/mCLgz2fOM/d/fbdgN/PdUIzUpGmfWD/WTjJJjQ+5GZLNcQ0rAe1YfMYSquboemjSDRZqp4o6usTcybIGFWs
NhCP0FWoKutvW6OZbnQPJiu6l+OurQMf2jBIKKD7KBZuhvAJvGfnAAA+/IDfWzvg2Z0HkkHeWQG/PRUZ6znm6efptrmkbFVd9gcrQVaYZ88/yEKPrYry2Kqn
x13nv+WfMHfprZSFEGvf01+1nmPyrPtk2crARAuxXaWnxlHTlHGaV9RvKOsVSxIvEg+IM4pgeQE3gDMIR2Vi6x1uUhXOfMGeoMzU8uTVSd1oSF0i39b3r/mh
3nmqJMKngnm/KJwf/O3xjsywe80hkj40UMCn/wv89Gz+vzwt35l9714Y3EsGSPYtifBn0EyBP6w1uscLyerbOqeuxl7jdlfPxU+oPrVci11tes12wPEt/6hh
AX3CIqqIdwyX77IZrQr5IFlHYlfcHVscfVaUmza57B4dyttscVyiLLphgPhW7QWbj2o0/rfIH54niRtsddNXjR2VX6p0xMfEFNFOYjJhlFsawrFK3Upigna7
dAM+RnLTlqm1qjppalQdmKGKrQ1S6kRTi+MKd8H6D2w6MUy44JpjPN1gkoQr56X9ds0Any0Z8PsM//Tv+KyHqyesbr22S1aMZ+0QmZClyoog2z3bd4ToRxzA
c2tGSQNV7xFbrLdECbb+Za9qIgit8i2VuXqUeTV+SJtNjNU8cmD2+Wy8Yo30EK7BXtaUynfQHwiJ3AkuxF5RNs15WhgqRKvfcZzid2PnZQI2TjFRmifZK7sn
vlE3GeexndHHKFfNL9oY5R3li7HL6eS6YnZK4hRzCm4Ut+ektoLqQCqbm85MxWIbcvD3xFvNk7nuiumSWH4wFyE9F1xRMKTi4cY2xdcLqzaZOtSHBLXpHPxt
wNKsZWu3tzoDOq2i8mUb3O3mZh8rXbpmTIeZhU8Ks1t/2HZ/Se/yWVULKjuWXy06tOm1UnU5VTK5bGRh6TpjPpQh7p0LBv6Wx4yyDrCR8ad+RirzdNcNe60h
zgdN29xFzs+wi5bjde/aitjX1BbugPAvoRu/kdtN9U05pu1SFCv/ihinXKueIGpFb3I8SuosSrJn2+r5x7YKmSxxrWhxdf+4dgpolRDSL6WdL9sOEBUwSJ+M
yT9csd8WsXutq9kVJyx3T93arJvC7u6yMnWK4749n3riutOkb97q7N6scAU1L9YFaTZr4tSHtfW6c+qeSlq+lOphPy2drxqCvyULxqPxFkVLcpC1gHAaUnQr
hAEuNd++8ZD7sKuvrJlw2PLTXncUMjONrzLnKI0rw76VCuDaybbhh8V9iTPKmdpPzfH2K4o3HGepFma+ReLYQsebQlQxdfPjUmsnynxYf/B37NHLxLeK66qP
jVpbBv0zvyT5X8RM9RP5XmKn7p5yqIQ1ueW3a76R3yaWpU6RX5MeL8ohHqa51dn4NNEZbrPsnivX2tc2lv2I3tYw0X6K/1zdQ5sUn4v/Ip3FTOVi+XJipva+
UE1pZINt1+r7sRruZ+t8ug9/mzJw55k5bKZlQEoe1ogtVxzFp2PBhAGfkvgp38/WndvOluO7VP0TLqSlyvOs1o1tXIMbX3AdiT3LrXEZG1l1b2wl3l8dQuxV
Bal32oYJXbiTwiShjG/Lb7WuxFXKvUSF7CB+UzlI+a5qUcIB/V1zJ+kiZbPUiL/OXMOGsh2o+0oIt4SEMkF8aQmebV2aOy0PkHme5ZTn+4Ke77medTGvr8fL
9DbmA0mMnEfezvptvSQ75tm+1lkIjjxMg/H7ckfPtUN/Xw/xzNn/mdc7mH9b0j7lWpHs85jpcd5/zrJIAOSg5u7NhcW/bXnTcz+jyUQXIGtzWxr/3Ju2O5/+
76C4/ELTy+zBsqdb8p4dM6FJ5fnGOiHM9dhzxvdXR5Nk19n28VmHyAjP+eZrPTaiYFQZACcLALnQxMSczwGge4f3xUmNAaA23dC8MddUdiYptCCm6oEJgNKa
sQYABhhnpx+NAaQoyHOGjyY/e0JrxuTY1br1KXe0pzUTagH4tDI14+n1az62GcxRo3TDGue4tq5s3Sm76qL2fwAv7RBQ
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
02bo4r8Gsjz/lpBerJtAZ76Bcc3lC3LQNN98P60kP+P3wI4HhvvkeHzZYJqeUfz/UEsDBC0AAAAIAAAAIQAnXDcN//////////8JABQAc2lnbnMubnB5AQAQ
AIUpAAAAAAAAAwkAAAAAAADtWruOJkcVPpXyFJsNSBt4AxIegAzkxIEjtLIXgYQw2rVIsJ+C963j7vq+71yquz1rxy7NzP93Xc79Wj3//+tXf/ny62H/tf+9
fPvh0zcfX/705uWHf757efvm5e/fffz+4/t//+27j99+OOf//P5fnz4c85/+8f4/H47n37/74o9fvHv7h7dvfnzzK8fvBodPczcb7n48Tcwd349ft3EsHL/n
32N2aHGtD1snjl8/N50fWDEXbFvLx/EDyTG7sMwTmuHxPOd4Og4Di8jy9bMgnPPnOkkA3sSxSDxpx77zB4Rj62IDxIhYLjl4dKB3QV+fZN4WpYtXW9890JI8
AM6PNjpPjTsQUwYezulTNL4kBEG7U/62JLjAghsfRRS+oQB7vohw6KITTFGYl7MmeR6aWsdJmtEeSLVZkJ2cnw8GjS/5i59KDwVORkS3U5MGczGjHseSgxHP
0BkeXrMGWmwJa5keLMqCvU0wFwEBlcfxEdZOQyB2pw1vBtiHhVkkc5titgMXuohllJPWDkGZS/LmlMWSuFcRQes3uENvy+/lhEPnJB1IOclLBdIYJBaqGeKz
MI0B211A4jFQpMtV8cSslRVOUg4GypbKkl1Sm1RZZwfe2jVhN98aifCFnO1jU2tIeo9k7czD/O1eT+R+MyT4/ullOyIhfZRiNR+hPrMiptA2LQeBXG4oJ3Ix
6oytr/B04yndlO/ZMh+pchf1DwiwphDf/4psj5Swnc7Ux4wx5FJuxXpABk18wEkxf+4nkEiUEVgzNSRRjMHGNEv49MBQmBkzlAFaxJQn0+rylEYvEYAwzJK0
7Wg4uKJumpdRyKbkSF8b8veGxEcGebG/pXg+u/5cmNsnTMIBD7unwdLr4WAodtLsEUKZMCSyMdKUwNoWiCvtnz+aeSPd0pJOuuzJtgsm75n0agTWvkKW3qhs
wbzIPM+zQsptRV8kMrzI6hZnlYdEPCLUJv41sSnLQj9i0TITNWIZ1zZ2PORqlImKppYalCrHVWosRSzOJEkoRfKM13A5MpntEm3QB8tfU6Gm5GQKc154g8PQ
9czobldLwyJWxNrPhIXCdrh1r8lQKzHQmOqIZKnsHmlUZnxWpAwnK0FBJSMz87J9cdhYclORm2EoObCUgyEfJRdZqN36RW5S3HX2K2w9CsWIwgZVXKzYZIKJ
2sfY2KhVRhRKpiJe+i4llI1xp2RhdCbfYv0Pm7OGy+Obl6ObCp3cj62raCsKCCy22F04vaZvvrjDg4kWXbcgVsu1EiV2ku5QPVCvL1Zm/EEWD5VimSk+mGEI
lULEJlpEWGthgmlW/El9tAkzfbUMXha7Cc/UeodJojgutZw2GGfo8BnI06/0Gbqg2/2SVBdYughf15B3pDnMmDRZCA45MpIRnOkJquowydAo+dHzgSq/tXee
dyB58VChSylcUYl5EVFNXexmTZVL3j/E1lIbhqiqtzRBrjoANxZD1ejnDGJHGnZrzrwjsqEGjDrYYjK/yQppfOJxcKmT9nNN88Oo52sZa3pG4tkcOMupNCIq
3dIzhprSvFzZPGGPZ59FcsYDi+LWGCkfzwRsqn7yaky3KOwfYp8yNSWgxuUBRxHC6wMXM/vuWocgGZcitO30+mypwjTzoQaTjZeMpoCwzNpZt0d8EpljrwhT
gYrCiLJRe9xV8UYpejNQ6CybM0A3XRSRHhQJw8u1IO7PstXY3bM4USHil46oHSQd3Bn5BZi1D2K7z6R154I0Nx/2XmB4GKS3wzN7vXKTxThYElMciZYX/Cji
83LBcV2sC54tWKnyyFw7dEtb2aO8MhUa23djEAVqlmI+eOeBGJgGypSralJogHalc5E1SpF4GYqRd4K3KGhK0C0jorLdFbsC701N+/etqiplpQJrePYuxIA8
IYG4o4hkwBBGElXY1ACygeUVfdSS3nGqDx+RsXUrlxlya+0umcbZ4qHJ8gDatowOs4hqFyGUQykhrcJscQ9EBiGdWg8Sj1u0Ttau0d3jnYpCTFjUNuBM6CLN
CkOsEq+mlw5XZZXuI/50PUiR3AJTZDxDxFLcVA+ZBQRDplizkKT3ZrVUe9FelVXUs65+Y6NjQYsAE9aSRkN3h3kurUQLdwVHTielZJLykImLtkDjqqYEM5OV
Ygmsu5Vw4S1O7YWseIlyk8dZo+SlbxBTpMGowfjHsoPFL68g+DLMazuxwxhpVmqDi3hqzfiUuawtXuvMeGJ30zqyvMyBUKufP6K7j7YxF0lZUV7rt5GyOfyW
rVqyUwpSeqh7CwWNsrgLGmP0XHjHWFH1PX1wxtdKiLv1sCYmW4v7ZmdbpSrPtDVgpVaIvrxDZCWiTJbZJlnli6GdcS/CHFXC1f9MWyLLV4fg5Tqam4TEl1xs
6iJSCY5e+XnBXD8vklSRTAPAzR3lpHeWD0JPqB0bCJ/nYAg6P5drTC2frekBfCa4hiUcmtl5MpQVdHE0YSifcv18mniffkN/xYxkbFVM+rbYOMRzMtPqkRO+
n0snW6xYIx94w1q4rHooVLUyYu82xoySP+SHM3mJu1H95IhStWXur6vb0bl+LLNcFfXcQ2FSeTusdhAzGDlVdM1eT0Ay6Pg2O013IUJ3UxrRwwrCQ7FDajnv
S+RXA91hJKvtXczGmVfDvB9AHOVeDd1cHzQ2W/4yiQoiX4/4Y7sxTzb/PLOzHJjKKhjtlWYEhAOQ90Ufgg2CLHQ38jWhqZfodsXqrsOSU3oAKgEO22bUOpw/
hbNcLUlbUCIQz5jUGwCfKBjq5eScsmuEOZvT9JY4Cp+Je0XZmV6szkSR/Ph1btzs00pr6MxTbHrlGpawNqxPDzeZDDjRXGUjtXYuac8lowkHZ7+C08odjsCF
Sm1G4xMsYcJUVCsGGv6TxqeOQm4z6r8luPyPGlxSeTfLGuWBbU7fBzc6TMP4RsuVJDO9y0pWrkGjEiKKl2dAgV5UGYUQqFuSoJ4qLSZyf1SSUGEYfwkLkDUE
xewMt/S4oAv+zv8eGyxJy+vN1ruFVOE0p/2fe6eK3mHxlm8tlfY+rr7WSWdd3ktQo/AnM/U+rjOLhLZyv+f1tYdNn3Xkt3E3fgJQSwMELQAAAAgAAAAhAAbj
gED//////////wgAFABnb29kLm5weQEAEACFKQAAAAAAAO4RAAAAAAAA7VpdjxtHdm2Wr7lX7daoTDOz1AxNdSaMxIwIajzSjmYpipyHIDACr6MHB4gTY71G
ZGORFaRAdixb0qh+RP5wzrm3qknJmyDIc1pUT7O6uup+nPvZ/M/P//F3j77sVT9Wr249/vb7f31+a9neev0fn9yat7e+e/b8h+ffPP362fPH33L877558v23
GP/+j9/8+7f4Pvvk5Dcnn8z/Zt5etv/Ho9aF7ulaJVV7KU3qJqU0OKyrw1eqiuuA/ymG4xjew4Aslgd10ge9nt3EsZ8Cnhu8pyl8lAYvVJ9pinZnoKnBI59F
nHSVNEacqz1J0uCUqo/39rCgpLUcynQhCdfvB24oYVQf4JnJr1WwC1brJ8HEHyVgV0lYMGkIAYvouGk+HmNuu9g7uvV+HzNEqp5oSIELxT7m3gjaw1RQ1FeJ
SVS5XlIlZVGcD47gk+wT+lwdfzlSS6NNI8oBmzEWMo+NpC8cTlwLpOpCVmuR6+MVvu7fF+0Hn4GnrvMsDym39Qa3e3bHl0laaLDDBUsek20qqS82DEF8PKJW
fgU2ISkIJ7yRA12nBe6OIYazdRB9atTwpB9rtzTmJu0dJYgw8FJDrdfVD3yrQUy0TcmI6ijfiqCmSimrVDN1da1AQe1kFvnVWCN8/aGRhicPylJiU8iJb1aO
WCfZ464pxoO1asM5VEnT4AISp4DqtAcxQNncybAYnpIDDGtjAnQk9oMrByd+pcwo10E8DRHrDxfQBlcXmV7FwkCgum46ARFNDT/G7VKJXlkE7m4PpnTBO1xf
B0Ynd1ptNitj92i9/KsHr14Zz4c9IxE0xxEE+QKE9MxMllhWqf5zfJKLR//wefuXzeun2mLNur+4hqH6ihrSMeP7ZCL6e4WV2qDqQyx/c8EvQQhfE7JD0zkS
MxcAFZDoN8GR/cOl6CV10jcWeoXx/RGWl2aODYQIkPQPrS/ZYqnGlscJwNJWDCVboGrBa20MUzvqNwxJHZ7V4JeKQwEX0tjHtKVuQbiYqc5mWbJXeOOfCErQ
UM8cOnxYtKwuZiSqmcTVyhyDdjgNk3OqVBv75Aed7AxvOL/RXqvvHy9x8zakXtvHFv4LmzBoT0LEsVzzjuldH6rOn6nNtBXNzfkeSrhlq5JypRva/U/ctPdy
afcCp6r+G8fmPB37TCKn0FusMxuO7hjb7iHZfbkCBjEWsZcr14cppggA66emU58JfHaJm7OlKdj3+53qNd6OBsXoDnOEP5NAqQ7SOsDZQCjpj6Zbomv5xtGN
48kbybIk76nwIOaWqCaXzsHbXmHrHrLXasj/LLbm8J4YeHTflDMo4jX8mwGnuJD3TWtAazCCi/BELoDvFNoYLmgjgWAeZUmbbK7w3B7Hc+ooKhVpfH1l3rC+
6+SndGRB6bHGScYfhUIPkYGYdKnToUNbJ8DNzXTTPeFwOB7GbKTDNMQchChzWyEN98nFMMnQ7N6HYaujxhUMOQQxpwY1GfLevOi4++I3OJ29yCFp6/WBgXvw
fsmUOIk6HGrcRyDWhT0Ww44I8TWKOfxytPiXj6M2BIcZh5g4cGv6dKnNDS86NYrdv/dGZO30uVRaifrbG/H6vzzwzYIeIlSE63QcPY3IN6CeA48b5F/H0nwM
ZkYyweiIi5HEkUgE2RYRoUVQLDcaqkruX+Yd6dPHFP9ESwjKUd7UBbdTZ3O6UiwjE+kG0TT5djudtq2kP1iiRGfVGmu0FDpxQgcDvJrx8Zopk/sEPc5L5mmd
KXcHre9LTTUpYgIDjzCFuMMMnP+srhZjWXSuniq0vgJDUnZloCavfABe9yb2TB2W2SYOeozztJzkhD3DTkiFQgzhuFCWRm7UrpQY6JYJ5gBAYp+zfQNpHEj8
Z1NA+jCZ3xbTER3b2RnIOQ2ezqgnSoyUkR4w7cQii0w2sL5hXhRpksWrLpvMbMFI0lCo1ZgG7WEsduw6PKGZqmYhYWhUhKq8EiYL2XgHMJdQfI/QCiBs3A0H
hqrInSGS8Yi5AtgsUJBoVLvdyD4yAEyUnmcLRFiyp0OPcBdz7y+pfQvw5tz1h9eg+Ee6w5E4FmjUydOgZHFMOsil8vcdLHrMVI+IuiIgzs8j3CF2n5Wb+f/Y
/ZP5XFiWBvLWK/gDqR5cdNc9pClA3RYr72w1o6EmlykbQ14dq5qR8xlTS2uX8UPzvkzymagCkBGGje3q7FB4y/PpaM49lDKBKdUwmsRdugmA3/Jv2wgSORxp
ED6iC8e+PWo4lOydjtQ8Y8q8UcajbRbbsQA912O7ODlnOnFgJQBwYnFIzBgGRQyRaROTP6Yd73mKwcQsRk9mjMLgGAQLVK92lqkWj1zc0VkdEJbu7Yq+o0fv
6GIwQ9nQLs4Bpp/46COYUTTLolWqI0SAqpct6XmHR9ctdOJkXY7nS/j82B+DglckI55oBIhOdY/ZQWyZxntFcuIPv16p/P6G0BqMBR16RkmLP96K0mIMA0BM
FiMEZ+zqLNBHfiWyAuWmIOaRCHca+xs8AF8CeH4tFjt8ZXcnBYJv8TR1l1HcXMHphp5tTH/XW9pkYxh3fr/GpqbqoQURw7xZs0hZw+KvsRFjA1jRScTUs5op
wKaFlu7PwGrMO5k4EYsjSduNmTQI0+NuckbRluzLR80Fw+92ZpasHna4sh5LU6VPy7Vkyvg/KfYE0DAzYNZg3sfcX7HiLxWllBIeLkTcm5h/SZ6CoHraF3fa
NkN3pL3lJZWKMT3wURTmOtUvpJRtAJXoAyR3QQrO14eA6hjSoR0FmtDYHXXGfm3bp84u8iaewwEKy06KOO6ZklKb4WCc7xyeuXqxzDWmZCxXRb4ya0SWEHmz
TuX40/qZTz4xPSeXRDaY8JZG84JVBZW4I7gSI1OFg3gw0MEg24ATdW92+gR4fGAkwJOcahzo6BGyM86iIM8MvGk6ZUoicid5nZbCvh6vmUYP5JC11ePZVDGJ
JHyX5DFmHYzJYxO1fcolvkv6oyVsLTlByetMSNpDudy3B+9Na4upG9S5cp1Mrzbq1aHedKP1vMlcf/xbSiJShpDKU0phYsl57mdALvS6Wz1sa7+LOMiVRl9i
Br2FEdDmFf+8i9hC3x2fiCxyIoNVZ3faOyz1KJtj5GEa1swgA05/eopp8x2NAIVXTZW4G2bINHm9WLDpw8aAZJMuHRrfxYrclC/eBpExuMeyrc3QKco0ZYOd
Ly4ePSLnQzpfshafdOkcc4gFr//E0+08uM32ChyziSW6zeMyhyKMDtICtrEFbkO7Galpx82yYoa6syROe596EPi8G5rPv7AIMwHFRwWa/sRrFAYmrDazmXV3
cXG2+slG6fiXhtMG/lrnkGEo7jE/cPE2Yxg9PUKaeETZhnSXKt/cx/hpCmcBZRrKrpPwUdL75l0YAcyTwtz3WXTdYg9G95kyDu+xaJWQ+zZ2hkH8uggBfy0F
xJ4z6kVDbemVl5dTS/ZJbLCkEkSf8s6IxhHYHbLVczpQcqus65fv8pRdngUFE3SkRnINDSpQaw4YwOkSPLWNRrTKOa0+IgcNcF1pR1jNZ52ObfQH3XG3WRE/
lxaZ28XkDQGBne9G84DMvc2vWw6wjN51UnXJ+iox5QJf6EsYd5zrLcReBWm9eQNZf7VlOXmexJkBkLwyM5zuHS9GuYo5YpS19l+S0RHwsvnA6gdcMVHS0BSZ
ma5xuqmz6V5tJFaNlQh/7YZ4JO5jW2RtwliFVS60YeK8Ybu01x55+l38vMWp3I61b2GeUZEDgIwXmRP1flYBeO5AiSUnmNxHwLrYSr2kt+3ME+c28zDTvLVa
cyCTYmKVbN8Ymi0cAXxIZsmTolRug7qpAc16htZjLhFZwkNvmpPZ5bJYL0PPJTsvDBef5oagsDsi3cLpzxxdM8hXWXEJ5HpxBIxA6qOiYb09d3h5ZYaqIGY4
YqgkNsW701FL1/7pyle2AVopaAoZdMyulqGKpw/Umh+GknTXFzuFXEdt6wmPNWawBlzBxLzxENZ/kv1zHOYc0PqCtjD/mXW9KRB2CLhJjqgAWfLCWx0hwBHM
S0oHhmY/UxhqCTJHcyyx7mYnl+zxU1Fx6JgGq+dU1V5jqvLh4PcWJTO1PrO57FhS/s6uchlCbJm2bbp3Rn1vsVQlWUljFWbsWnWp9TGDbi6jnUrzhSv95REz
RtyNIWPHeUlVJsauM9ca00Vkb3QnkR6XHRHtCsLItLxEyMzGiZcmIjtSk51tpVgL9oSLsDcsVa4hY5ogSxrC7ZwZ9jNruHWUpoGJjPOENFuOsolti9LSoE1b
3bVZHNL5ra4YabcuyMHNchbh6Qh+MNzlYxGuL7RRciDAVArZ9ojZf/LwZDvXLFi2sjCd4oG1Pdvc4cY+NUPOyJs+pu1pMqVObU17mq1ondKLeIHZWWrqS8lP
rRWwNWjNdCRfzKwD0j8nmF9lPePRi5zY2EMj0x19l2agaW5DOs6sV2ma7ZkbnVpbQ0p8OHEZcP47VaThOm5hZQ0VDJZm7TnjoxXt6gsEldVqBoupnzNSvcwR
6ilL7pveh6UXanUPM2nCMr/0V0LEt72imJIxOcgdJAv+KT0i7FnfWxaGJLIH9EKXm1R6mLpzUaw6w3p4ES9iMU7r6n3azePptZZKkMH4EtQFky6bd3Ar2Wd6
PcKWRisaytruQ09MChDXZ7lp42Yh/ob0DtHbmxcKePu3mVaG9dR5YM/3CIvb8zanA6ji2+yvIa1u5tYvA4RMJYmNkb90g7+ZuGm2LQOKdIVN5+mRnEWU51Fa
f/kp9BglxLT+acsX81ke18gTbmTgeVIm9LClA+lmO597683iIx9YeQllQJoXbPnfszZ4Q5bwY4HTZJAfWSfp7YQ6McH0XCx/lxNAg8FjlNKLrvM+yndt1sa7
5fgyu90tH3ywpD5OXdS1h5zCCyaBpF6c5f2nXpDS3TzZAkjb7hWLj/grqZi5SjFfmTrf6ht4wvaVvVYrjLauOztXPGYVt4/VoLqqZK3SpTfPq8peiFYH4Gny
gVEcWLYPwn3rGntiEaUSucoX4pUsrOKcMOEHjSsstRr7UtNbuGWVJtC2cdFiGC6zmVeGSlzrcHMHW7GuxE2rKTdF70i0V6S7r72VvdcpPEYSigPiwdlo5Kte
u1XVzCwry9sr29OiHooQszVZ96vNZmPiqGpwKJMbRO8obkqBXjXXMPdzvWbssoW1yG3psYaux8OJJWTUldHkfCcX0wh03EuHJvhBia/R39EXDrdK24ZItppD
Wu/OsBYxddjzsq3SUWXNxVl+x1Vh88Y8ZhursuZltvbKLa6dHLJsH9kj44iPNUbV3rgUnFTVyHr9qucDyFUn9kItHgTlaLBiZjhk5rCv+7Y8++34QipjggDo
J6RDZQShKRwE7/ai/hhzEDLkUweW3gH9OXjuCIS/4vDvEJ31S8z42ZexVxTRDC1kwxhNzDhf2nAXvukkUk6yud2krG2n6I3/Lka7dmTn0satseNgM8FXLt5T
9b9V1erM2jm4ZWbWdQOlyl2NBe/D3FlCzlrXJIupslNW2NrED6t9Hn8yNJl2hLWANT5AT5ViySaNVkgEa1/zkqqyjc96YPsIYuIPIOhfWfrYq7t7+itmjaHp
pOBVRG65weeSzh45odyblq4ew1e38sTmVrN1GYVbkfMfgb3WX/QxrlU5N0xabSlu/Q0eFslFsDUXrWTjIv5p+QMbeBiu0FrmLq4FitRWYsSwxMDeTMcVp5aG
H6OR6zUa/ouYA+NiZxu6NWILX7Eyz2yG0Hqn28LBRSt5avT0mszWjgitE1+GVCxlzRdxpfRB+UlQ8hdFqcqQkYydytqJpavsT0NevWRFauWE0KtUObfLCutl
J0G6ciOs+ED1X9KkqhQfnmBVXf4H9uiku3LM8vdUMZN4oDm9Sw+zZHoZEEbLO4fVpCW0WWXMV72ebmyT7NSldySxrsTMyViLrpmUU9fKXSj0aEJgcWv0lcie
SXDKWysGz/XiwqrY6G1q88DMOquCSWenoK7HqerAZT88ejOAiMtq2jmi+x1PR0zGS77KjrYkCeyVnFvyb5pMB8xEUuXopkB6YuGK9Iv/bsRsuC0ZkPXiXXWa
M+q2a915eV7lQ6t3j5NfjPDovTX3l09tj/P/4d5/s8D6f/PI/x9/7vgvUEsBAi0DLQAAAAgAAAAhACSdH5p2FgAAqEgBAAgAAAAAAAAAAAAAAIABAAAAAGtl
eXMubnB5UEsBAi0DLQAAAAgAAAAhACdcNw0DCQAAhSkAAAkAAAAAAAAAAAAAAIABsBYAAHNpZ25zLm5weVBLAQItAy0AAAAIAAAAIQAG44BA7hEAAIUpAAAI
AAAAAAAAAAAAAACAAe4fAABnb29kLm5weVBLBQYAAAAAAwADAKMAAAAWMgAAAAA=
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
