# An agent for tictactoe planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 2 blocks x 32 filters, 38,223 float16 weights in 70,874 bytes,
# generation 27, SHA-256 4bfca1af556b86b1e5be55868a2a48aa91417ec99776ac7e6115f228882f7593.
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
 'sha256': '4bfca1af556b86b1e5be55868a2a48aa91417ec99776ac7e6115f228882f7593',
 'rows': 3,
 'columns': 3,
 'inarow': 3,
 'drops': False,
 'players': 2,
 'stacks': False,
 'graph': False}
PACKAGE = 'azkit_471bebb28cbb64dd'
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
eNqUuWV0FUu0LoprcAshniUt1d3VvVYUh43rhkBwd3d3dwmQhBgryZL2ru614lhg4+7ubhs2sHG5ee/cO8Y55737xn1j1J+uKTWratac3zd64MDwmbNGT6bn
jh4/dtyscBA60MaB0NJhKx2DB5d+/4d8xPjhM/9D+h+TIyZNHTlxJg3pMeNnzJz138xt/8X+v6n+bz3NHD1y6pRR/2eu/qfu/8YX+38eFfv/HRX7/yMq9n8X
1bSpk8aPnD+0VDbnP/n5n27Y0vH/VPtfLv6Lh/9kHFtqFfNfZP/LIvY/ZucMnzR79H9fkv3vS/4nrf9l/18k48aPGjV6yn/bfOz/i8Z/3/L/LfzvK/9n0X9a
bnC1YdjA2PjirYUMcthPpRlNY3yLxbmFs/ISi0OLBxb0gFncuaiXvizfsOhP0VXRH3HvlK7uNzHOogcFqfw834uos7mTfQ8KnIWVC97FhNma2be69hfMDCH2
VirekD81pmnciIKaeEhspTg5pr3dL+Z63mB4o/hSgTuvO5cW1dg33n6Ta+/uYa8eGRW3IPZLfmzhdFuLmJ6x92P86YD89KhpuZkFG2KmR8cXjWeXoXnehQXt
7cVyxUg1elhsoM1eZBQ5Yw5zH/Jy88vFlkT7FbzI7VuYaCQUji+K9PbVjYIbkc9z98aUxIzOj2AHkW3VuZHBkevFNoWL6WPF5uJjvp6FewvYfTuMruhRcXe1
hr254zFVP6p3zJSm75vZYvc3jYXfil/kDY4m8kbl7yrsX3y0AOTeiY2P+lG4JtpbkGMdIc8D2/SiwhuF88F6+KtwMWxWmKF6o+opw+Lac1uLQOxd5ZcxP65a
QTJdxts02hpZJzLLpum3hISiiTHJMS9jtOJ6iC/CC5PzLkfdLPTmVi/sHD1gb//CV/mpMdtzg5oej/wdg/IW+cbZB+ZX1D9yq/Kn5FFxz3yX9Qexg23HtbF7
x8VULlhS0EtugB6EFMfVilwfezX6csGTmL/y96NOUZXtyVHP89qJpyOXFY2K3pq3XFvtfeqLZZ7ba2rzC7L0hsVfYVBxVNHwQqrp4didTSvGgFzMtyxqe9zV
6JEFpwurFEdknioIKOoQ41f4HFWIEmxSwc/CIXGGfXFsibEnhtcfeHO9NWw9ovtHtitIKDocKxcfiVlQsDO/GdO3YDc7M/pUwTv7w2gupp7yvDiI7x8Zz7SM
8cXWLmysvY/pRK3gzrHRRb84PepYjC1qGTPAvl1351UpbBPTPArlH+R2xjaL2xbbLHKfJuUdiLTEzdi7MzYlrlbsxeKPUe+db6Kb5v+MWpdXRHc12kWlFWxR
DhW484fl/4iZG/kktmtMjaJzeV2ZGb4K0aGFH71DCk4VVInuGHU7piDOv9nE3DpxL2Kb2GOb7Yvezm0rumJP0lL0kMLHBUF7j9o7xjZWW+QlxgbETrU/ya0d
Y42lCmfHjou9lbs+snJhGX1r7KDcVUWL8wL0r74Fpn2x7ViUZ9am2kfH+BUv0psVLs7baf+7yBtzKPamMSKPDjxA3M5vGXOxqLBw6t6l2h8xscXdo49529kt
TJ+CiXFy7LCmpqiSwjVxBp8YmVP4rGD0vj8LcHFqYSw4bVsB3xaCooFcP9vm2N0xWfZ+UWWLKhVx9pV5i+HdAqkgofh6zAbvnBgx+mI05dR9ktEedo5el5sW
64esRe0Kx8ZIsW2Ld0SuirbYhzTrUtyJrRs7q0CK7E2MiK2tJxZOaXKbG1hcjdofQ2vrQCV9k6Mof2xuoe9S01D0B5mnDWxqappVOL3od6HT6JTfobAo7y+l
UfH46AO+aUV/22vHVC4MilxeMCHmU0FYcWZcfEFZboNdKjiS64psJTwv3pGbVLA5slLhupjKvgDjaszhmFnRP2Oiva9zv6GfMVExDeytcj2iNfdB1HP7wbzm
se9cnfnCyN1oe+ZMeUbkJKaZ90phaN4G6n1uRmGlqFf2FNtf7BzfAGNZ1Dn71dwko3u2P1eW+44loHjn31x7zqVvCUne0oX6i15mSw++60rHytoqcnGey/Qd
+DC1rLFB7a5O56KNe2oGsSQn3XvX+U3ajcqGDUaHxf1AcwWKk+Ha0PHyWspOpOkzmux3zAZ9vJ90D5UUlEAyxnp4i4yFdUzx6G8ljOqKhptJc6PsFG8zNsN4
or5XvuA54cHGUi4E1VW+oPXhV6npYiM6QenNjKYvo4qKB3+t9c/SeNWzRhaNaeRcE8b8ZqpJkfa+trhsP1AUHsI8VeKcvwndEaDfgoPlXklRuh+3lv0kXUdv
+FfSdWazbBWX8Rf4Q+6yjoLat5UjqVGSKaAFDIgINeroPalA7x96AcXLkeRatiZ6Jl9B74S5lnFkmDsTXAQNA49QK7M3he5BHuaIMtdobFadMfACvZSKrNeL
jaDWYO30nvomepU82lwHvubK1Wluu49diCiCn2WfgcMRYAPbNqulUdVANiA0E2exHbSGOSb7OLuufYKTFJFdjY6GYEmzsg7zgVK03Fu7o7xThsGTHo66Rx3U
bnjm6ieN+95VlnmoiP5TDYXP3Tv5jhacSaZa8ETYVtWuLCX/3rMhfKZVgDY2j8apQPsJlWJ/pd3UZoILYVf3/MlMkbey48FJtSfVJ2iMTNO9pVj+BnVSWh/S
zhTK1qLnyAVoPZvtTEeZfDV7iChINpCYsyq4jNGRXqwdobfQFfR3ZAJk1JvKTTBeOINxnrHqPb4fRSi3YFV6Ehuvn+R+06f1+WI6czKrN/wKVFkTk21/GBMD
IqQIOMZoADYIBeRdopZ5CVxrf0o1BH8wNn6CHqP+a76dfZPqRKyiuyeZ7SOFBVI31IbdbW1oKRbH8Xash+05v0zdKJewW/HOsJJSD/WEl8jJfCZs7fUBt16W
miAFhq21tlD2CkP0afo80xb8kei0jtdLjHhLA5s/0zhkFBnlbqLqrvV0fWOS3oxeHpTBdweV0U91NB0FN/MnVRfYbRljnWOMpNbJLRGDTbIskHKzfkmGUjfs
kKuDSoOlWG9THIzz70OusNZGWdotjdKS3ekoAV3DamhL9WEZ3eh7Qn15OgulKsDH5EGeOBvUERjU3WCT9rpJI08EX5lZmFQ+7SV2k4hwXHDoQTOxc0G10Xzs
tjoUztZn0m/cA7CBFBYhg6f0dPRC6YCNxTPxSawvL4rmwHP6Oazt/aB8D09JK+Jqq4l6N7pl9ii8FlcWlMcxa5LnKx3oO6ZtjXgC+wW1AteUcthF2Rk2HdB4
H+GR+CSnYp2vtllkOvVntlkmsteaX2IlzonyVeYiReKvRD/mtms0WsZ/gGEoXPlLXqMmoWUaI2W7tshLVb9Uq+tXWKjq0z+6uhmzd+8AnL7a89OEs3OhY891
lKs2Nn+E9/VTykD2MeZUqrt66FthsTaDn6bMZI6B/j6oRtOVfZvNn+mF+imbXUxU+3kA85Bcgf5K/sPIlQWfwCqwgpzoVJAls4x+h18hP0T79CXrvnE2orn6
05MLA9nRXE2xprgOJkqB5Fd6Y/pXOUURQ09wkRnhbAQEvjK+K+h7wzFMAv6I3qo0sy6l2ntHeGXFD6wxF4ZVYHUwCk4F87LX0w9hR5ABG9KVXD9NB5MWqKFE
TeYslhE+AqwBXRHunSqvBrnaJn2J8V2/hy+ixpJH5EVsL/o9HhA0mK7K3g77jI9kLuecUwphiqso8B77EWzHJsDLsKX+mOsu43TVreWpY1mn8E6mlkymhu/R
6EQ4Ak4RJpDN7LNgLp9oC2Cz+d6N/fQUtARGGlXt1TzbjVHMtjABfoZzQFvvFz2VXy152Y3uVSzBb8S21MbyClELTpD2KgOwYEc9aZ7iRnuY5nKoOx9b67Lo
9QWHRIj90ER5kvMO8xNEKhMsVdBUbob2UJ/HEa6j0jK5Dk/aOtO1yQdwjalAvIrFi/WYR4zBvlO646foHsDr30IW5FZcvOvPoAfyMNdH/bIlhj+AJgkl1hng
NRpJmw07KA+T2YauLO1qsJ/40i5zHLuFaYEugAi9KbsdYTCD/a7F2oK8PeA80ERg9DBZBruFeNN2/wZka9MSoS6qaUpSm1haCHvIKrCGr7PlHsOo84R3iin7
F94GDs/4LafiF2Q3GuJL4LarNYip7E7trvwIWyTVhG55WNhw+1o3ArubDASkbGdfyL3VcSFRrl4MraSiW2pPtFeAgc2FinygzBJPrf3IU6puRErN0Tz3LU8+
FSvsdS3X7Pb4nGv0bGow29Zzg95mbY653C70lBGZ/eZnmXa8NXdV6ogZ8ne1jC/MEkTs0/ZRN9XKWqCQpu1g6upGaDt1JX1VrQjrWg8K35SJ4jfzcs9yclzY
aUdjW5wwAN7jtIhZ2i5lOfuNI7Pn2t6hEtrDCqhD0l0U7U7PVHg6S2BPOYPoRMMCR6Ke2gitmvQBFoYfkKpo6fgj9Zn4j/cOFhycJs9HEdwU1BavrTr4dnJz
50dtpK8eH638417ruER3RaOYOOsiOEB4Rx8PslmP0jZ3Ra475relvurRKPou9hc/LDmL/rItSXms+qSY3Nnuy6Yy8LgmmdanF7sCjQ/EESIctZd0mmEbBN4C
bfDvtAXaUZH5J3XTfc0Sr62Ef3F1mZnqUhxHq4xFQneuAzwcFgbvY98VB3Y/60PmLukhWM2l0qlZ99mBzC411dfB8pIqp0/Bq4Hq/EHuNH6YPEImZtzctpLa
SP2NnU/rLwQ6z+TuJA8Qa7XnEbLWP/UbdTpzK0HvWqn/ACP0MhyEK8P/Zjc4dytJyjxQ3TMJ/5TD4jRzUKxMriaPyfszH+IFuS3VI+wESGJOqttuq5yI6qp8
4g/5k7UTHE45YUdZw2e5JYcCm2PvtGhBRufoOBoGnaQrg3ilDVgkO1K60C+9zZPu8QeVGNtozVAWytfqU9LXbTMoQ9yRuUUebN1FrHEFUpOxxfCTGKz9pnZq
+8NfWUl7kZAquvFAZid90/JvnQooil3J+3aPdrcy3sLGkGPi4DG4hDvL+8hz5oONV4Jgi+TOwm+Afmg6PkpBCqfuhQsdV+HD0Ke2VZoChtoHibvNi6WXnh98
GWs1fQYK5peQcfZ7+mRGRxuQrHfyLMBHCKuYNuwYtYSCvrXYfbwwZwE67G3lbINmsYNVAjRRx4IeljN2ZA0kIrCu5KbEh+pHcJTeantBMfp4VAYEMW2IP2E9
Jb1RdWeM6QBTERQhhxziSmevoGDvL0EkSvTW4jJ9plaO0pXHYL3tA7FV+wZ+KeNdC82HoIHv5p1WaAt3WZUejRrSLdVHYIe2TIkgHsvb6v+yxcijsWhzA6o2
+oxUrUTxCymCFH1ECGFG0hPlGt4SJTn4grNYquReR9fRZhthEmP1oCOuDZlh4CLdAL5i9qHtQclYGHlFdmVEywT2Wd0T3lTd4jiWvSbjMTfeiFdvofNahC/H
IgjtdUfWM3QcpoctMbWm64IrWf8q7fQyMFXoy1bU/2IytFR5GRuL3MpamCE7tYtwgHxcmaNMoEfApcwgtiHLYh2ISwDSFeR87qC1JvUdWai28mxroQvYasg3
xRreZd6jdCcCCJWcE2SbzyTPt9dheuKb1WFanLbZ1sHdg9/l9Gfa7jlOvmQfU8XyQaYH3RmlqnpGd1MhOwre1kdwldTadDabw9eH6fREaMVnbbvJ+Jj+6K67
qxKOktE38NL4HnST7KJ8pgJUf+GD9sn4yzID/cTOO7cJScYUKgBNRKjuRpRGT6IKyHHhf8LDVJbhpGsr4a5s+ZI4g/1hC6b+pJ7Z34OHO7sYY5wUVU3r3ni2
8SdaSDk808F8/rB0Oeskn4tlM1GwD2yqeFUbLAiPJRYiBWvEPEb+8A2XAzOZVtokZyX7vux+4BpZU18ZWIFOZEcxlPyb36hclPrxseITOJ2eqBWJd5iBqK2S
wq4zLkX8Yf2G7dwziVvc2It3Z0VYluoYeIUeII8DH5zDA54qozgvs50QuKZOTK2oWrCx/AhPkZLWpGP4YoxSG5gjcCMnmunt9ZIJ1GZVUsr5+presNdc1X1t
Qi+B5tSqpB1V0lBN6rfeB3V2jqXLiRbbc2UidPNt5ET5tHlukOBryLrwJvX96ZoRe7PuyRGCv96QMVOj8CziBjsP2KjH7DR8DlkFf03UJLxyfW97YhnsoTeG
XYJXwDpwo0CSgR7DQ3MvXY7gZPqz1g28VH2ordwiw4C7mDE5P7MngqFKF13ljlsOWWLxp9QIuNV82pHvDYZ2cyfwAGlhZmIfIsT6xrHsFFgG5bAHUSq12P5b
q1aaVxezX/nXUB1grvugYmNuUiJOiXXNn+h7VDlTMFGf2Gy5jGhUWXkStlyxwgQ5hP8utlU3o3Yw1VWVqmaZLjJwudLFNcpyES/ST4gr5DZMv9AKYeXkueG8
FCKUk6qiUVkXpK3+L+g8g+IpYxcD3IHaKPRdXad7TDWoK0pnopqIoZlZo6XM1GbidXkFuQpG8LgaiWe5h+JjbDtSewuFzrXwp6sHCsfvamPwEe6daDB6C/r6
pjPnk7cKG01d9CFgFN1dLeHrwQXyYbkJPEOt4UsaJSi193QJv+ghzR4xiw1iw4k/6UXexa7ZaoJnY+gR93s1Tl/GjFAnMWa+QK4JWwgvlanmIWCXbmRNhWOC
VtCz4CZlu8UeQIdVou7hX/2HOaMIK9XWWQYbqvdwvBUug78s41BrTpfum6uIh4UaxicZkp/kJeos5rhR6GlEfWWbw35koNbXNkrsypblynOhxmLYWTpiLNaX
E9VDc6yapmU1oBazk/RNwgvTGXQo5x95AlgAhhNe7zOQLdV3dTCeZp1mvpOLlBegFVNMjUK7+PV0d+K7/EHOQpj8RKlqfNN+EZu5+4I/c50cmi3LfUwb+SBb
VWWnMZG8L7d2d3D/U4qLBmADLBXEhexwcYHrFoHCc2DNkICINFCB30B9tvVVG4Et4A2fjQQVco2gDkOVlqxd2YZd1esZ87SazGFSC+1NTLLusi1Cgb5q6Dmx
SZjB+1y5GcuMQOOa96KPorbog9Qj5jx1M/xpLxAr2g+g/mpzaZz3EfiopOSsKu3k7YVmqivbT+0HX/OLskbknkV/6OMl3npzeyDcwCjekCZJ5G7uCvULT4cT
xRfaMJyzfiGaZyTrQImibzJv2dlKWRtn7Wfw0jj4N78EtcqYZi7jyxOeMDPEatRReLcUz3d2TrG9U49YtqhWqiYaKw8lXPr4wLsYbvuLOh0pmaYqZ6nr1G+5
kxile/U32jp9FVwL55JT1KHKEX0eHq63QqFAcyL3K2U5zOMmy2WYvZ7W2kOhAjVd7w87CZTkZ+uo5sstfKeM1fxxoiGw8j/FQmWEulEY79vLfg5bpk52xuIX
SlFwWf6W9i+87bwJ64sXsZ+W2WJjIQLV01nTGyrRXuh6LnyWkvGlwhP2rnc+AchA7qM2h8/WL2B31eWoO9EjYIXmJtu7Hzv3u1uwlXPbKb/RNGa0dwUTR591
/6FE6J+Dn1kGq4Mdk6mdRktUQ6tDLdFj5PNZ8dhjJrV+fG6Bt4+tKehMscpZYSVz3ugEZKpTabUv1DZK/bIasQ/oY6Fj62XTJjQgvDlq474vVZWaZVDeD6qd
LMm5pjfLnelur+dpg7Dnzki0TYwj29vGo/NURzSc2KYeQq2YTHTaEyusIAqocp6L5rg9TqVH2CiqttNj/uGuyRakHaB2ERb7EHCHnS93VD6CiVhAk47MX85i
dhFgLGHkUOUGwN27rC+xP1W9Qpx2SftCPAmDylL+D/9uXsL8g/iWPY07pe6y/sb2aDY7hc3K/mCs0tKog+E/lccVHyoP2WRmkdRa/hw0xCqSj3cF6i+EQ7Qs
rZK/ilXJw2ChtJk+b7KBsUyWfsYUD2qgfeZ/mWRhtGgLcmg9Cy5kNYNrXY1BDyKL97DJeFW9irpDmWa6ATeiTmk1sLFyhnLDRXjrqDnwGNinHpTD8foUiZrJ
BdoiqiWa4LkivOA3e6OSWoKK6kT3lqBrkkmW1PHgqve4ckatgVpaHsv1yJ1EWSMtaBc1J3Tb7rP4LmErk5FGWG6phzKbG4+oi6a/Sm/5C76Yqu2ONZpkHlUe
antRvOwfHi5/D/0H/KYWaWN0r7YackRV5l/PK/oxkQUE6rBRwn4B7XdlGu20NeZB4G3paxE8m9kFYYhdA6K939ivrAcdZQvV8pgAWkrTha216nAd6DahD7UN
oLUrOqipKYbYp/RAPmFJ8DxrMrtObh083dkd9OSGCIek8vbaTDo3Q9jB35QM/Si0giYmUj9sDRf9oK5jpRV6rboUpTIX6Hi4XAzyTZenh07JDYADuXbhuSbd
Xp1OJhcwM5ht9FhisRihlrXPUX6IWfw68mWQn1EnfKMpH4p4jvrRKGHyhWrmZOGjrpq84XVRvHtYaa5CqSHq421ou8GuVTayO9AyvT76U44RKqNtSpdMWhkI
XysjA1rT3/mXXLfQhXAWx2gcNYzbqb1XJHY2FknfNzY2OSy+l/qIOHbDOoDLk/Mls7qPqWU/RQAQwFbQexB3sXq21vzpsMXMUNu/EZMcTOBAd3nbQ3dVtECJ
wmpHnYtywAUq641ke9j+IPvoW3UgXzV6wQZcT2q+cg8lsH2wyTnljXfe/qZlkZ/k7cYbxyzuKVVFq0XdBBOI1modoNBf9Sm+Mb690h+WW5nZ/Fm1BafKzeht
2FBHDTGEr8DtadjRxjFr9dvcJfwwtKpWzoZ+sGHoVPZ3c3OfYe1OdVNfpl+wlaPLGlH2BK45906O90q+1ewqKlLZCr/IR+Bi0AB+kazsGuqZ3kDZzu1nx2Q1
MU7po/QoaqjvivhUiivdd0vfQdQytxdXHl7jnul74DHTHqZebich3vKBfVGKBjwSx2/0Mdp7vom+nYqMWE2v0T9LFQxu1zylK80yRzWT/t55m3MiPrV85m1q
PZcIannbqZNgt/Df9BvqoW+W+5HSnNsS2RWvB2W6K7HR9hVma3zeGX0nCmJT0FJuCtMBtrQfiCphr3Debbl8nLAlwl8/Y9ub3VSNoV2+tMiWejX5MzvLWUI7
FCe71vOGeWpvBAdAQRqUe0ZfYGvHLqB/KrQ1DlbyXjU31U4Q2fJ1lyFZ1A/0Iz5OT0cFmmfPcL2AKScFqS34QM+34NF6FddIc5B6Vjmy+ybdRx2h1VBSDA9Y
FcLTf4pNaTXHAb2eePqeKoq/4EVpsLCYe0U5tFVEOX0c3d+4j20lRoqNJAq107Zbdih18Gf0Z3qp9pBvjmao0/B56I20GUy1QfdccN3WS7/hLKuslRLkbBzg
hVmP+XJqnmsmfUcJVH97qmE/go4Zj/VHbJQnSrKqd5h/8CLsGT2AXs9GwS76ytITWxAcQJ5CJcREub/Fak3Fa7JTGUDPoALkFmJT38b61y1TUWt7rr7WGSsc
tNrwd2BpRABbW0lGs72KXsF50NtKPqnOj8CVlOwBfDf42cWpm72zPA7fPmWN9t4YwTrYN2Clzen+R69lrgNrUyUgg64SdNH5UG9q3aYEgQpgjKA5/fWyliBk
VdOMbe7t2jw4iouyHQIB2CfB5j3F9/bdJLqzCeQPdBG0pFTLE5CHNVRucEuRD5loRq0ipqp7nNOIMpQFj9N64cF6CeigreAGMcHsDbW32BpUpvp6C/Fm3v7C
XHw8imdeSWVFs1BI0GonOE27QnZjjprrWebS85UZdFk4BxvErtRHo3pGnnLO0xsNRflukbjIPExpZHORCRGP0Rzoh8oYhcQ1si5aDvq7f4R95jKpFgwNhigX
s69nDSTPgi/qTToVvkLL5I1Mp524+za+iDqsLrRtoSuxw8M+eZAlFAbq7bVYsalcxzGy9C0udxxXbnuYnNt0FXm+MZE+YaqGW+V4vQI7zDEyp4ZyAJ3INOUU
KN/pi9kWjFV+h/kJuK4rt5UeZAM93GmhikVIpkHIBRm5rJVxCCfFZjANtrE+o9oYEr4TpfML5RJyj2M5TThD2Fr29dYUeMW0PjIJDZJ65tJUF9/hepWZ9noA
dSpijDpGttu7asfF6TA18oh+SqmQq+JtuTyqE5gSdFpJRP20XtxzygwD+AxQ0QyYe87FYofwcZ5lZKLc1fOvFg59xC9iZmCJuFg1g0ypse4GZsYv566wnilv
/xt80NrDESyNTjYZ6rmHvplO8ies1cAacj5roAPWBZY4cklIleCy2hIYivz12ewg5a22l34ntc6ZQbdCL7NPgcf4afkrRNJIajg/xRVPvqdKhL+FT41k/JG+
k5hAHBPj+CvyD/o3c1VjwDlbO/SCuGEdo/q0w1TfhnbDRqb4JMGVdYsOYG8FuzXOyUY0FC5l19YayPWBzlMNt+2+S9rkKH0bqks8F19TsWoydZEPQ0381kTW
ROuMKKOleJkuo7ehn6qjRML4S5plb66WJa671jZqLs/U56CRlvLEXTSQh/CcLSX5jGWmuYr5LVuPGaMWWepq4YTqukjfkQex37l2yKQMzaHJRXLzHbcpwK1R
Nlkr0QnUNo0pzY6l3GJliHoHa6Z0VMuSV/GWYm3STxOwz1iCZJZFI5gqr3URl4aXUbdrazLG6f/qNaxThZruO9YQ+rBm1u2uRqCCsgi8LD2dYPY2/sD1Vfjm
bWk5p3XXUkE+4InEkObaQdAaPKZixHFqF6gI/+6uwzalW3FjhfWe1+o5xYpmYOXk53JHuQ69AasLorB7cLZ3jrBA3A47y/Wky6YfxmWlFEeo7fU7lI1eaplq
3avOFdajMjl34FveD/rjf1v/VleaCLmDPE06K71vvM4QqdYRwBgetCbbSfW1vlIXAIIPl0S2lys0CMo7pXbiv/RIU1CEmN2OKZb2a4vMhVK5jEpZAeicECA4
w/pSC/T6LsrtEVagrRE7mfNyapNT2WVAddccpooeGBKsMe7FchN3jN9mhYAzlWmgN7sC9eQXotpGs4jh5jr0TlkwyfVnum7hy/FEKgwGMivUX2wpP8b2OXoq
vant/ER9VXgjNhVbiH6CTthL5hGxEn8DNGYhfwekmnu4voLr1Dg1FhXoW6UEJ6vV1U8Sx1MuYGOlM8RsvXUpU60ONzP9qKNyY400nmc5YQM+Bljpy2i5UgYb
QlbDWEwxBgGV2sdw9En3FoKkK+SGg8HeKXrPoCWocfjf3AqUILXBuxHnLCl8sPsk1cKzNnMAqJxTbL3uWewWg5th7ZkL7ijfRUdVmmf2yK2y1mY+J+aoSXoY
MUBNABnuS3QvJSU0qrSXDcdo2Jpev2cM+y/Q6OViQaNOxk5wDTYz7vN1shZx6fIPzZDT9IDsC9BMVUNbtK9oIHiGzXXV0fLkCrjXjdGz4QbsqTzG2ZVvrLfW
DbUl8wR/HHAc+DP/MIFKmDFdN3O1KD/TDv0kXZve49gRWnk3SK1MR24tkB+6+mWOEGN1CIbq5bloifKUcj4qi26GkACDYlETabncgs4EvR01TKNlRXtKddDb
knOUXsaz0j5xUg5hygsrrV6eY+KEunKFUl7VWhmuBUntlEfKUBcBmpl7qlnOK+JrYJG7OLZb1jhceEcz5xlGlcam90Wk9o9jE9VFqS/3ggG2BNXDd2XOlJ7T
CQjYVUSye7pzG7xDPVeT4N8wQPBqV5V96lqnjpa5z6OjWgPan+qr3vNsQHW0XPE8qqVWInxanmu4W4Al6gbnNHagcQCvg6a4elF9+WcuE14WmMJN0h1yO/Eg
zMQ8tMx199aW4YboZ4RQCtMPbSOuEa3wueCQq2NId185bLeeoN2Ro7XRShOhCzrOjMBijGOWqeKP7PqEFcyH3TyHeIeSE9DSY+BHmY4oX72CzrtfOk3qgOyy
9NSwncJW5w14XGqpd5be0TVM19R7amJKjMuHnUS94UBLGQLwHRmLToCu0lC5m6dNVlshk4qAp7R+4ZFgqvaH02X6jFLEHiG3sTAU7fpQjzSuifGOZmARtV32
ca89Xaj+wT7rj6wIcjQiyB7GzbR4lmQsYIH7IX4Oq+5ZCiqrcoSPvxh2ibnu8oB5cpy2TU8AJvpF6Cm+F9FYqoNPlu6BUXWGSMOU03A6bG7rQezmO/CU1lK4
gKooM8Jo8Qd6AjZ7yorfXeU9p8v4LPHgK79TACYN4+S1Sk0nZvwJbVQv9i9mk1jfXKIsQ7fAygZzS8/L57I7B0sPXJnSOq1ZWjAKgFFSgWyyTpIXw3nURmEE
s4wta2w0pnrCSrO7q/4z7DP7e0874zbbwxxtqQR+Z29XsrV0cItqx02T0oHJSgt1UQ4abgx194fAcxHtN3XzhJBjPRyVKO/2bc7ZhxTsjCdDf2iqC0fj73Jm
MHP5VfLa8HPcTe1OIM/Vs7kt5bDyjZ5a31J7Tbo7Gc7FakUuYN+DtuIC+MGms6+pdmy2Oxm7BJO1oRRjyyFngXS8UcAm9RTdlkpXbqGD2F5xBWztucamsmeo
iq411GPlpXMyedLWK+wkKNEn4GPU/twx6oK7HEyitriqmMfCdOGNu6xju+sCOQgN13NQJF5ZHIJ2CFPks+InVBltTPGn0rSxhqFOY9Yp41Bg6Xt/jd7oTVy1
bL2Jlc5Vchl8cNgi+GtDhN4fH87Ns5stFdET5Zv8AlD0PLWQp1kRH+Dsyn7A4pUp3rbqDesyspcxR5qGrvJDxD1aJtZGO2vrw7/QHkmhtm+7iwl/S57SEeXh
dTIM3zfbUO2z10+oqi+lGlJlnfciNDnUdUvZopNyrLFc2AvWhY5UainXmReulMBFyhv4SSoPcsBj4ZoxhBqM6ik/0d9glfwWqyMykqY3tJWDbdBtamb2NGGB
skXuoc2Cz+jH1EP9i2Wg0V+mSnk14TvC1vHV1+vbfChWqskcUf5Fj6xBYoQ9yBdGfJB4VBZ29y3N2kTdYxO9OD/Dtta4Lh5VxzL1fNPYM9Le8HOgZdjQrN0+
Wn2L19SbUsO16+GEZZzoJ4/S2qK/OcL2IOcFt93ATD/hY6yZdjl9pq252kXubjww14Jtze2ypsML8n0uP2yWo662FV7UN4lHsv8N+0djmRJCczdUVoBbTBQN
jQNwZ9gII9hioxz6Se0ActsdsCaogP/kSLgowuF5S19kBvKRSi4RwU7mT2tbAmday2qE0tF3JOWkWg/kwzKhI7nh4UX0W20pm0ZcUnd4H0CN/yzQ6kV4gsph
ato/mDkik1yodqXeCJC8Worht7Ht5AzyhR7vxOlNRic21M5SkxEEf8prpAy6rzRE+0IlgTXCb6Uvu84Yo5wS9gVO068yyNqGuybmEv/gj4Ki4SFSlWdifzKZ
oGKoSrDuoZCl+wrrLEsjn5rLMEVYgu2suAJZwQmQQNf1TLXUyN2ou9k0dn12VbTe1XTPEroTJRMF3vXZQShaPoHNNDxUJhgHr2RvNLdi77MYmQS26qR9KpOE
njLBGceEiZ63wfeZ+focmx0bZt+q/BEWDx8xj5xJ2netovonUIVf4ge1UFlJxIlXlAeiiUlmS9SXqFeQNbTEeyJ1AupNdckuorY5CfsU1ovaQJ6aRsabRkpH
tHf0UdDcd86ioFHSd74naq94hVzlH6W5Pg8fknMc9McPsH/wL4EBR5t/hx5wNxYG6EA9Y+kgTZE3ByvECXeX0EJpP6gvlxELqaW+867OqiaM5QejeGmru4C2
yLfZXPo65wO13GFaiTtQbAM/g6lCV+4C/whG0SEoQ6nGZEtL9ep6KEzTt+qZFoldSt+yLAvtEtCC2ANm7OzAJLr8hQfaG3RX62dU1/3xfM8Z3wL6N7db06mx
Sj8jzHJVu40+6w8JElUwdvB2tAQ04McSMzR/PVKfA77ID7L26Ehdbc2UHtH/7Fnmbhv6HR1z6uAWy7jXEPsDv8ETcDfE9LdKbXk2/OT4LdOeCXxT6b7ZSv7F
D1WVxn7+bwGPb6cQlhnQgjoIOhgPnWuUqfax2lJbKIhD/bDrXGVsk+04tYR0YjnMYv2DON17n6kXEapdoQrpadq8VD51tZBoTYUKGucbRgzx1pOP2qzhXyKY
oKVCQ1c3bZftq17s3owiGcPaT22AqjG1tE1SLl3X3tTox1fXlqK5VGfxnNTGQOq39Aa5tfg6yg+UIvOgG1iEngR/YJaYs2AX3M5Uk1rzC5X76in9nZqGdOyd
+1jGJLmfJTq7LtbA0oAJpe4zjPzANl28nPbRWR6Mx+LVf6gdpZVgabjZ1Dn7HGVCgA2ktyobqSL1ifZbG6l1tozzBaAd/B3Tdaaxko/dL+UUZYUIoxb+QW6z
ZxFdb0cDWIGK1XeyNTxm+gx+JyJe+AQS9P7ib7BCniZeEqr4xmt5sNDUPOnv6qdQBZKHL5VAcx3iuprCVmbfAXPoYbm+WoINazwVJMgrNQ/YTX+l/s06Rjag
+rBdbf1d1dUdOiXfIyPUr6A7jOfiJdzdmWrPHCYPqwfFd5ogj6P2gTnkJvYKVs23GP+NWDFH/Zt+IAfoyaCdOhuv7DsHW+CilgF/8Q7mDRVoXuaezEaz95l+
GqFWNzn1JlhZ8pxuM80QrGJLcSly0bQlF913Jvs6col6ZfMoyblzeBZTjaVuqjXQEmgG54hWtnvyCXQDbuOhUl9Jk1k3B2syQ41K6An6YUQpM9gRaAJrB+Xx
e/Q6vguepn1k4lPK0B+x89oGpqPvLLzIHoXfiI7cJWFVTh/Zj7qAnqsL2AWuT+KxzB7gAJEnzrZV4Geoa+SbXD10H+TSi9RhvujwU9JLaogzCWSov5ArvaLg
iDi2u4M8g1osp9J96LtiNoEDUmGFIfx9fDnTGlngfsYfHSIw6MSbsutQ19J7yKUg/wvtJxrxP+BWCKWV9Oyc/lqg440Qxvgb1cGJZbtMzfzzlL9AEnbFcV3p
FrFTuomSlP0gQf1ppCqMfSD/SuzLIe0ZES1OtIy3+mm9Up6Ka8hOvFMdZYtUG8Md3vLWqmgdnBM6n6Xls1hdoiILI6wBeUwKfVkeoTcxNM4enK9ckfuLnFIO
JDI33KuM8sJv5E+uSp/twZUiLdR7lf1g/lf7AT+Qd+Ax+i55QMonrwfSyiPsoruM2pVpDKdAFyjEd8Fy5DPGn3dZslEp6iSnaPUbfaauo4vycb58yiPtHSbl
xCtVqCGKS5ls/UvJV6PC7qAk9FDhtXRlsVLXTMMpWfO91ZkCbZNWm2TQQuUW9VFG2ALyT1ce2kElGU3071T93AoWXtuELYzgYYkSH7aaf4XOghMWr2uo7DQF
NwbWsegj2Ys8S2VLrUF/bzVTG+4x/oo9SPZDu8EBdAf5WfIkjLeHt6c6qSWmdDqdwSLiyfNojmkCUcOzST5h+hslqK9hCjzEnqRLPIVsI5dKzPRu9+VREzxe
ub42HXjZRe7UrF50uiVRi+M2S83BktD5TAb7Lzc/szy2X77rLkdeA31RgP6DDKp5y2tQNvhGvyqLYBb1UPFmH5FfKraMSP0UKKCTd9dSgTxbCrdvtmjYLGoi
bCyeYDp4K6Bx1Hl5nNSH6EfpTF862bSV3Y2fy7rpjABjcwfBAEsiwORosY85FJvD1BL/1OY5toc+dpQ+ckeira/8jZ0O/Kgw9VHIa9ieG8J6TOONv8TByiVX
Kt/PvYtNhQVsVe6R2NjdSUoiqsrPCT/QUkoKJcijMAW9BkXuV3IfXmRnhe9mc80YXBL+S5nrLmEHo+mkk96sRujtqNXKcdAiJJsdoV1iHvE/lAitpmQHB8Ru
Sph5MzPe1deooU2w+lx1SrPAISWIl6jV3N5Gp0oxnCr+ForZZMuj4HXovvqP3lU+L12Rpux5bpnd8Ig2L5wka1PI9IO/wqtCpNKcnyako36h8ZK/eaJzIhai
r0ANUJ7jDyXVM12a4awqXZAaqsfV084c9FYeq6frbfjb8CFM0TanbwzZoFRhu6It7r4qvyeGSnBJzoycl+AO+cojGIFUR5clrNWeYW4J3KAOkirekP1pPUUu
y+lKGzlXtHXO5/QwZ3lLp8xroIK5m7KXtytfsMtKd3MyXQO9YPdyw6xOUMQcJKppTtNZZn3DYKqWMwUd5ZvDKeiuOtj6tclw/IbSn5oMH8uulMPwpeR2/TLt
osZSY3mvPJCdAdqxKdxc7E84LjyOqgzrpUU0GktuoV+qy/WjjgtGN/VD8jj3VbaE7qGY4HCpLpupXndXIWqhXkxd1zDyAHoMumc/B4MZp8mPvK3sCR4kVzPK
6CgriJkv77TMN/8Bb5eiLIsclJ2r7lR+kmlMfmi6EM7H61/4St7jaJTd60TJ1fesUicRvdF6pZctUe6IuYQ5usfMN7bD+paKnmYYhw+gGoo+gAvRaBdxlw+U
uhot6p9jo/Rj8llwjX0oH/SrbA4CFYWKyOc5Zrkou12XbWW1WhpLmKRIsEs7EdY64DCaSl6GH02DQ3rAePW5SaOiqElYS84VMYYKN/ryveTtuD/dT0nUYlOD
UFMwyEUjly2B6J9BOudo3y01WArawE3rRX2tNIV+Y0wAk2Atua2skNFZTmR3t6bugje0hqYp2fo39iaZTDwWn9J1bQ49x9o17TKxOmcv/YI9ApfIKyyzuQi0
P1tSuslRyipqkAlY2hA38TbG9qQxbpu+0VufjtAyPKstl6SP/MfM53p6KYoLU4Yr76lG5pxwu7c3PtITaZnD3KFKCJf3GNsCO81cZ8MNK2yrjbSv4VfDfHc7
cZ/6wHRKO6gcQDGB67yt1bsogJhErABnzFVN49lndH2ivA9lzIOnXRT8kzrK+FEyORJVorqDJVKBaXEpS60q1pSWyZWULvoPLFkITg+C5akhaq58iJ/nyOc9
2iXvCHK/1EzBxAxhsF7ela4laRu8UG+K7Fo9qGuXgOz2uESjthYifuMegUzHT3AHPc8ZDJJgb/QCJEgM5Q4/kr7Lu0UxKengAAS+5fgY7iJ9QRkOG7ADYWub
A6b5xov5znTsPmiFNUF9rOvI1/CydWy6mwwwfhpHI+640nLi+euUxV3N2pWOo+8L07BHeAQ9ki/OuUr+E95HfcKPc74Gp4TT7AqqJruTbhhcwk63Vkg9wvZ3
/sZkbTzZnG0tAbVRcE+bAtr4cuRy2vrQHHwxY1XmMJF8NmUBReaT0gLiKE3CXCFGq8yc1l5lf6K20kMwmf3NVuOPgYHCDpBpW4M/g4JlU2hNtxU80UHmBuBS
T/CFTA3+jbxesepL0W6lmasb7CAAbhJ5EbQyVoWU5augwfAe81g/qMzjEneOUxLUiVSkVAPWkKuo67F6yjq6e5CXiaanYt3UZ56tlr+Z2eR7U2PFYhlltAQP
4R1bIxjFDLVS7EV6o8VhuS+Ns+z1SuRgbCC7S/miWPlByhO9p/mn+oZ4VapfCf8AcGWfiJyHzGYw3naSmCBeFT8zzbiJ+HgpGE7kB3lwPZY9Lm4AoUrVjOUm
Ov0osdXzXSX0O0piyghxsbwPPaSfApxrKR4CICdUsbN9wwPJLdiE7IOgpq2GOFI5rJ2wj6XauJroTSQ/eYp8FW125oWlMWZ9ilpJ7qN8MZ4HN9CX5KShEei8
nif/DOjvbVCan7XFigwDw9VnZHPnM8tCSmHOoC/Z88WZyiNJ4HfB19JwJIW1kbaoE2Ad3iSJRqj3vOoNJcBqyGGr5WgmIPlnkIlfIy9UU3e+Q9WEL0Kuq4C6
ivLYI1QauoGWSy2M3ko6uTi0kq0MbGGpGL4dHEU3qgyNkPmG7Mbcip6SnEhQJ8VPr6EtVVxUx+3vxZ1YJlUMJrv8wDvcp28lDmQ/UY4JR62JqFg9bn6szhZv
KYHaN/0Ce5W7x1m07vb35n+Mn/gDsRJbBB+j2NK428iDzENLMXU9+2mivTxYBeJL5hQeAUPTE5hkuZjF6eNKhrUnuKTXYxvKfXelQsZZ0btaHEa3Tx8M3pYy
WIGp5XOhQKKarbxg9TXBt6hWaxNxu/Uy9ozMZx2W6zLA9jQK3DOLttIlRl2+o7QZcOxF1yx4C2/IrRfmqtvANtpBVqA6CbeMrrbJXBPLITyU7JvVlkl17acu
av3AdjGB6WVOV3vId5AZNeUPenPRXHgvuzW+V2nIjPJyrmM6Zq5j7GO6qBgqyvght+DbQz/cZJ6weRVq5psMCby7PscZBZLMZvRO3wO3odn6K72r/gbZ+Lal
lb+tNgd+xMOoWbLV+4BqRvSGdn0g3zyEZE7qwVQbXHdtJL9y/ZDhy6P3OmcG/Ib+djmwF3ykfGHitGztIb0RrgiYWNq1DtOz2HixiKGpLhSlz6kTzBPyWRSq
v9FmKNPF51KOVjEpnzurtzdPcGyUXOEb2FlonFouohVXxHSS5znG0nW8b2j/0AZErrY+Il4Zbj/srePdCd3kHCKSPg/XsyoqxO7K68FT7bKDZWlwlEyVp1rN
YBx4qodLUxvkUvU0QXxl+YfezPVTWXMtNFA6SpL2I/Qb1NM01tLF/Y/2G28Tfpyq1uS0Ngxco/ypNVI9qTcs0toKrcSnIWXJ43ReThIx3/ZU/GUS3RvVtJxW
EmNzMEO5pvCRcwRMpCoY+6R7+tRqgibSj20E/Jf6QdWDg8hvktvxyWX3vSaGKcD0RHkN3hJv0V1QL7JL+A5xArsKD/B+ZEivLXMOQDRJL26yidsqfAc5tkJQ
jcIMfzxO+tN0GdbDp8JW/HwwFbyGEeo0PY35pZHZrc1zhfjQUUY7WUKGtEkdqm+XekX8Cu+L4mlSxNUB4hTWa7wHI5mtfEfhoclKbiQy3HGCTJcFnannJE8N
RLUpFlrVh9o1oGvPQscpT0iLKVV+bIxC55X2oKllsnxUne2tjn6hFfZi6yqNspxXGuAt5OX4VrUfnc919Pyt9LOf9u6hi2wNlWr2T8ijtrVPcE2Uh3G9sAr8
KE7HgDLfE0wdI29Ix6zTNZWIsm9QKmozYQu7k/8HL0PVpgZkzKXHm6KY40QsjKS3OVfwj0EgTACZeKw0SqskzwQd5ADGZYsTCPYuXUtLdC5jszSATpFjI5b5
+gtNwTf1sno4bRgWrs7VOW6OXMRsV4ax15GDXkwxqA1cCL/xs6uG6cNSguEog7bUIMr43nny2SVqfejN6m1W0MGgwUxdZxlsA6zIVFe3sW7QF1RLmsf/cp93
atSQoC+oDUYx3zKWgRv6aGYknBweL3I74xVWO6UMzaxC2Xknc0l5a2oNARyr7ZAr4oinqJbV/7F2pH/KZ+BC0AYfaDqLX6COaidzcHKab9CmFD0S32jP11aG
Xyfr6s1Fl/iLXWV+Rk5A72Fj+zJpMlsBf61d0Zs2OStcN58S3CAeeQRS3EUPs10mPoplbLgaRCdhFjXdrBA4+bdjcKBJ5Kir9B2pvZbCdGKvqnPk2eQo7Ilk
UZuy26lunFf01wKJGHsktlpvp5dond0NU3qglw4fk+IL9C6wPKWSqBj6DntP48QWZAvDyjY21Ua31RlgNJ5qG6nJ4B0/V1ibNYDOUS6F35Qb0u2leZZD6mL5
kj7XeOVxkn2FM541qKe+LFXH56jHvUf4BqjA/j6ij1qBLTbdlSr73NorfZj6U6nAfkY/mwSzGWSSubvrJtc7MwzN1EL0oNwult/kLcceTZWuEhHaBOwO/7Y+
UltpZ/VoorHq5T/ik/SHGud85/ClNbOvzMrj56He8kHd5EuLOJ2FiZMstTXcmEImOK+EJwMOHAf+ts3sfWldxEQzDjvTVcGj7DGgPmKadBOzQpHSwHEHhcN6
/F2AqX1UD1yor02vQbvxGDJfyMjaLZ8N9w9MsSTDf4Gfcob00LiQqHrcsfhKNAgOIT95GlIt0GhtqqTKNdEOdkrKKbGL0tF7AwDqirCw8S/LcDY/vaX8Ruhr
tKfflCKTocBBWcU74Bf9FxZmHHa/dc4yTw4bJH4BK+B5/Nb/9W8Q4vhfngtgscpon8w73fHuI0ihZ8uJjo7YMDjXNIh5qBzIucOUhMZljac7WqdKuVRjKkrp
kB2iHXCN8s8DY9j77DW2Gf1Q+ag0Qvddb5QGtF6/JdYBBNgi5e2uTrIL9RU+hsbgH3LMsL4OTHbTTEqGtOM4mSKFgcW7b4Y25R3gCz9bWZeTRixJT9B1qqh0
p/dQGXWWItPVVQb0AFctAXyIQlnzTS/w/fCwq4VeVfiQfUJdFyZEXFP6YKUYIitfKk/t8fbSp5qbMD9FZ9ZP6oz6g1yK1WBqKH0s/poNkelVKGhqKQxlj6HV
6gtpuLsnnM6tsCzi71M1sCFovOUY30kLV57br8Eg6+70/ZqLe6+1ILaody31OTszEpURtzCvlUw4qNG21Lycw1SCeKhhc2c79B23W5tQlTAA59AxoJZzf2mp
Pcz3pUV1CPU9dEZKLSqO3GRpHWay9ZHbc24jAUXBM5qqp1DdVTOZSHnkONADRTryuNbSVXCfb05JKBqusu5F/toJqk0pI/uFBXpCUDmhI3U49bzrAyDZecFX
0STQJyBe7W08E2KppSzF8EYxVVG+awxkV9Ez8D/CexJFoKt8Q7WJtc0TwXb1u9DSvcnW0xdvbYKy1dbmEPs1qbplB+vQii0n9MYgEP+hfhS+Kp293d0Bcj4z
y/MJyyNrG+25JD2YCAdhQbPIzXo3dbjgl7xas4tLtHWoCyCEneoa6FGHMF5nvmkWHq7mc6Mz/Ajdlqj18L6iXutNpeGhGnLAAjlf/KouIN8Q66St4bWwCkak
0tZXiK/RirFQ+Y6Ull7b9E/oeDgJlnetVAaQ08Pd9P+g2KwCrDb+Now7LLbo+h6JzCSTnLO4F3d3L+7uDosVWxzWd49EZpJJzlmkuBRv0RaX4l6cP9DCt991
bkZ+877Pc5EaSry5Ud4DWubsju8kZYqFjff+CvSjZy5qqcxi5wg9pAd+Z+5M5T6cEbjMvqhRHyjud/IScl8/Z8xjX+ZuE7aK+ZYPihse1B62gAZZuLFv6hNz
iF4fF6R9wUd7sLrGXKx7aGPhiNWErwr7Oetp07nfWMF+mDaZuevuzH2AnHqN9Ce5wrbckmqjnOKOeQnXhSQ2ki2c2oJa2EfK5cwmLUQWt5JbC39nz9T+M+64
tzsPON+6zmW1sn4zzrmaJBwADLtYvEgPoo3iHqGXeoBOdJUSuuAU4T0yud9cr/j4YJ1M1doAbxlHaNCxRO6uvEncZDYW1wZOCyniR6tFuAF8h8+Rga764Z3g
UbzDnWe+klaqa2JFrSNcwe3AR9TJ1b+iv3zfAueYA8JJeC7HtHdoH8AzzaMv8UTABPM5aswt4lZpPyxR/IjX0VvYcnHuppIuPWX/0rYY1/hhvhVgOmgiNcno
UvlXJTVQXFD5KcJbUpl+c1axXxpvAk/FDugJX4rMNiX/eU9H/pORCrZba41hKARSUU3PIjpOq8st5VLsriAZn7UH0Uh7AdMWfHENdJVHH3MKKK1De9Fg2hlM
YHNoE+8e7I87Io60ahur6StlcEI5x9/mSN9Q/1VyCJQRksOH1D/YHfpp+U/Yg8b4MuFaJYP8EaqV8TvpsDsiPEZ64WJDh/ECabD+jmw3fIxIEq04hglO4usZ
IbaKWS4gbG9D20nP6AH/HdgPzQHX1RDulFcvYxLbRjqf1Cd7oNaXH2e+g4tIA2Uf9zn/vveb7+MewFJZOHeR0ZApRrNwoqsqGKQsEyPMos6pzGw1Epe1Dgr/
YgAfcbadrLQPrTByFQE0tAdat/w+OsUWrTy0g69gdoqN0FoFvsvh6ET4TK9HfjCdcC242L0RPXLviDlOe5P9ykhpcyg+n7CRlotiYaZnktjOao8c4CEq43we
fIz2ej4l7MsJyhp0qPPlGaAs6qg9rV4FD9tqCk3wHFgbX89KRUEUp+9nWmQC6g2ODU365TSOQ/uJ7DV3LCMJLC+G2GaOeuiiPcxeL5YDQzOjyAp/DCijKLg0
qWPVxG3wHqkgDvClcCUzDlhkfr637RAOBUtnHQYxO8dwfVZ3B78oK8gP31DubO7fUgHtqrFbPZdVD5SqWZLtb3f1/pWrh/tIIs0hz5XBVi37g/uB9IFl/PN3
zoQz8RVzvhAt1UVfhYG4EX/U6hguhN8GG8bKdJ4yF00mzZnm3DzyhxwH14E2tKoaYCsKj533jZP8XJS6ZWTGr6Em8Kn5Ivc1fpsRhYbGxKNMq4R1G1HF75gq
nCB9yJ3AZpsVP8QlujbIcuhm4iNcBJ9Bi7JSpPKZ/Zjq/DXQQMh2XLC6G2PCY7VO4D/UKD+vKnPI+wu5SLswn9FTeoFfIAVhZdDdGhwuZCzxtCb9HFnSUrg9
/JbvZvhjE4RBthxNpBbCMGO41J2Zy7/fthksZ6aLjYLZaojZqnZ2FTJP4M80Dn7RToCC+GHWXKZ7WlX+ntxFSnL8gdbSMr5SdDmINDuL79Rnchf2hOSxhjGx
6AQtjD6mbUz8LdQrd5aabBb2fE7l4o8jwb+UVsyLlhrA3oYPp4mtUAzfWFliPoY3ZR9ZDj+joyIMT5Ac4dNSSNlkdqGQFoWf5dvCHddPHPTONTaHDis98QT9
uuN24lm8074mjEnZofZMeGPM9u1iWPnv0JL8bv0nvAl9TSTSb0LX4HjckS71K/bCYH+uLbMf/SdW1oNl92MVLqcJ9AEYD7bio3G59IGrn5RmzpXOcCK+lLVX
HIZvonEuL5ykF8TbqCD01uvzS/Eb86WnvrXGnMmNzC1HI3BzOp6WzvVrU/U4oR0oY6wPpYAF8A26LsblDFWGeV1GF2WaLEhb4IJMueockm7dxQRkOR6apwSz
ij/QGh8AR6yVaKzUBmfTPkoNqyWJT3c6LhoJTKnEa+Ck8xD8R42Vy4tlpPbKM88zowkuapdnnWZ/dg7OxSWlw1y33FKwd86juLfOdrktPH9rVcFu0odf7pqO
fod1tO8I0j/yJ/l9YDQzFe8HjdPfBCFqqO3jl3LZsH+gU35zTxK3oGOO2xAn5glVXP3Ro+CfibvkYeZqQZd/MLmS6e3G8rIqvUMuUE+sgQdAnVvmqMH/E7zi
v8kOh2PQJPGQq2CWgJHz/o7fxan5/NcORMBDaEdqHpdl3cdPcjLUYlpPDaDLwZ6wq3QyrjOqpk+U0yTGuukeC7PhdHghPsu13NFcrik15F8ZRdg96GLizrh6
jvrqBKYgOkluqgtgG+sz35SOML9wA8FGYR5YpTlBIfU/bSjbHUZZnF0nsRzT0LeIPUOqoA3maSPKivHtZtfJ8dw7GLRagVa0tFUuraYlWMfDJawXuT8zX+m/
pDgtmz5YKZRVt3IbrqOYqqzKmYGA9yQYIEUZ5WEh8QCasnm0oSkVs46hNqQMKAAK63+SP5m61Zvr6exR2M36DcZwEYYzjjHGmmNwFSPROJ3dluvmvBBf3aiX
OBUmMivAKPElKh3oi+cI9axirFtNQ1HGCLMcba4ViFqd30clSK+s5WQntlC3Cij76o5x2kJxm6eVkg5vmiu3bsaVpeF8WS+B99g9cKj6SK0U34rEkmupC4QX
6hbFwvVJXyvPvBE7FJfUO2UslyZJk10d1MJwEBbpERLhFdyLtA1GjtQYrZcd1M+XEx7iKHcx3gTDoyaJXdBD3h+XELU4a3FmSXo/awRYFF+He6BUFB6Bcbnf
kAwKar3FqYQDNcX55j7tpVAq1AOG8RjrK9tPjBVLium0Brnrv2JTfSk5DCTN5wFMo7CNJjG5gd6+78rfYgxJNl7wg7n+7l/lLuRa9gOxglbD2odnChvEbUZh
ZTzKBNAqBDRxDb1p9xKmVx+izRb+CxhsWyk3MD63ll3YlNG0VNZzVf/dtVnoqiy2fXi2uEm0hFncSl8r9NH8bt3lXpP5tKZ0XUpUMRqq38EbafPgR74ryKcb
lAbG+k84ZXzRuhAcnxFjpqK46OLoL7qRWMGybCjqmfeT0ZUsEbPzWz8p1INbHRjmbSncR2OSyoIGaDU3yH/S0xEF4GVaT61vXsRNtXoZd0WZVamLLmbKoGRm
K2EdCbAPXI47qsf1zYgJXwL/si3MxZwPlaQX+RGwnJRncc488JLesK7SEa4DzrlMI9xdKhI66vEEesLnrrDvT6mHMca4rE+yRyidrFfSd+TwpmDZ58LxcQ3d
t/Nb7qjUMnAVJuR11S7RCPMZLC7dJ/3oaAuLE4R0/R6oZE+BUSBG2KHnRv+XU1YNi29dcUZ0eo55yPQYZ+hIUF6sJxzOb5qVRmqgcC6F3rx4coJEkuKwgTgx
+74wCh7BM1yRRhPUjyjgESgmNIp/43WjT2oTkmq7raBWnD615gSLkQlxM8VpfkU64jlmTXQPtCawDncLOMVdB/QPRLjC4JBQDsQb8Y5dqHS4LI5zXQm1QK09
N43r9pFQxK7vgKfjfZk6NAzWgg/JUam3Nl4akBhj19dXiFO1mcoqzx3JFt+T0rwTjhT/EW5xU3M6ZjRwORyFwk1y6mkJ6mR4kx8aHKXMFfYYd7KnOAvGW6iv
MhVscHZjj1pCqCs5BvdJV2h3obfUDp0T+yoz8rNsqdKCTlQdeqw1nOmmropR5KrqFJbJLY6jRQYTab+4J7Fu6JPaI2lQksjEg4nScOOBsEhl0Cpju3kH7Im/
6BxL/4CXXGf0nOBJmkb/QS/zjezg9r7h7hYj3Ka/RM8ITDAWCU/9xZ1tpQa+F8p8cN9+qF2CVxMGwgnu8WJX4WGO7X4h9spvR6C/0EelrfMNk/6ypoCl4SXO
Hqip0F9+DgeidrSV/oQJ4E5mQzXfttC/LsrlwTdiD0Skc2w94Qqu4/+b6Yt64Kv2dq2TUixvbWARUE2FnBKuS5uFo8L/8ChzjulS3vDVNt9j3tgdwvktzk3w
nAjMo8Vphv3K00u6ZHQCt7Un8WftxkrA+z4hAl8hy6kRKmNCXzHpaMxbz1trPhun7w7d9f8ZKre7l+fXeo3Zsbu2SzI8WMdbN8sebnauG4O61qqR9z9xm52A
Ou3ivPHGN3K3tsMc++tGO8HRF3yTclFNqZ/lJsOlOnZZ3ZSiApGRoeBOxyb8t1TaddmIRZW0dv4OMIueQrMNFCpuFOJ5g68iMvfNw6KgetCXhFvcVrMliFA3
kBpokmNMYHfCYWtJ5WvyOyDnPA+l+y/yW9F0T2tvN3MF28JqGZ4SNRlFG5WtzVyukmiUNpKVk3p5vAEPRB/ZicpM9pw5sobP08t5UaXyeZ+UO8f6SShtVdbm
VB1onbB6Coh/anb27JdWMJ25FD5HW2f0ymf5re7h9HWwBBjkbpc+DVs5GeZZ8I+ULc8Hy8Q7/gvVYxxtfW/UjoJpRIYTQ+OZUtxcrRVbw2ySeV+969tuua3Y
cBxu7GICLw2XskA74V4glPCzRCaV0scnxilrbBfqA8fBFMdyfq+pO7K4WqH+zPfsbQzBzcSPwC+8deV7i28RKolPiuUTstVb3EuunZzl7qqUJus8veAG/y+B
EcIVazRiAnWljVZdIy6uI61JGTIt9xg71LHelkAfMBUVwa3N+64SUphrpvJqkn3HsQvMDNW3yvGnpGz1sXHLyM5ORvFJK6mVPV96LfnFUom2YFrZ9EJgm3Re
aBT6k/zBJdLOjurmUbzfqKBfU2LMOFIa19L7kxtiQasxbBNsByrj2ca0KEGpydx3N9Kmrq9lrs9pY7wT/NAThBwMN8vbyI4JtnR+MEdbp2mytdlcx6nyRFJH
uKMMkBaAifaW8FujKEgQj9r31PbB88BrNLTuwsL6P57NoShjvLXNMUsrgQpaK8i1wFnfPmOFBwlb+C3WX0KZ0EL6E+0rJeDLdiVvbLg6/aFeBLfyPaUN/eDc
JHC4s33C8RFF8hXZ5zRGUKXygDhLcUeEM9mfbE4cgqe49sit6AijtVhBGEl60pLyWeZO+La/nHncfms9FbrTYnhsfmNMRB1CI2BLNTlQvebfYhW7b+4smGgV
8kXnRIiL7JnhF+ZB7YKYSJaT7JpD+bPiW7TfmAqHw85iG1jK113gmHRlDPLnutSYUpMxxrznjP0rU1T4ZrVEay3ZOsP1F+/ZrlBzIWx/MK5yqcEflh8MQh+4
p3nzcEOxMrcHJ5nrrCvhRhnN2XWeP3NOqC+k6miW13COg1boOzsD/aKXN8KubJTHHPZGu37L/Azz2c78YP6nHhDrZp2Sxrl6ksbxRZ0V8QY4zwL6Qa0BOIWn
cKdgb1+M2UAKoXHyChykL+n/0Hn0q3TK14HNsOTsb/ys0Fg70gRopFrI6ILe2RWFn/RW6Aoeo13c3s5qKf3pnha8mWD7POH9Wwd5sp2FkEP0emeBSbQdGkXH
S6bdShuY1zw0YHMu2O2sqB4HkTWXWHb2asi5YrgKYiXvDu2R2Fp/he7AZPkq0x+6DALYUB+zlL6Rjncu8NeEfzE4KFOvmabOlSMDbUmsNxd9zD7hjYxqibcI
p/BAgixstjKG4A3BAWSCtNz8FTaomSDmul9jDj7FM7IHkUhmp1pR7E6CnlrSFMdE2IGU9p4w22mFszS4wHhmuOJ/CIXTKupebZS/mEiVyWhjVII9Bd02gDKa
LqHtmGJCcs5y8yQcTXYpy2iOtwuu4BovXXZ/QQ0yCgjV1DCtS0uzjZynyANzr7kI/mfedT1D9fx/g7l8W88BcZJ9OPwKVPBcQ73NeN7UF8Nbwn1jVUYnNMB+
Z/wul48vHqhpVYT7SN2414YbmBmdDQ5/zFsjsRlPHbLL4f4upQiS9E3vJ7zGI01O3xrqQ07lVAx1y5LCO/mQp09Ck0DRfILsBAYJR6Wn1mh7eqhnoCpcTy1Y
Ivg/y8GtxBWls8x5a4X8jK/F/MM8RXlodwKsZKJ0fJTtae+FDWhn43vmFVpJX8pgWpQus4zwUCnVGkVsebj9jTTjN3Pn5Ch7Le4IGsiNjd0Z/4ruqmX4ZuYk
pXP4gU1IyFc38jf+kHyFHsl/CStoc/0DmmBPJzXDN5gV8JCRo9QHV9QHvp5B2/wWGGjwuLoRiTm5vvU2fhA7zH1bbEiXSgHaKTEZtPW/ATf4BxJl8smIdodJ
diti4NvsO+0Wq2/eDvs5PfgMWOxcwKmJ22su9/+sarCl+zRtFhqcu9V+blTC0WA6qagnuMqoJVldKxt6SH6idQwRxaFLalPkRFPwapzFlpTe08fhykkTgw3l
kuJR2AfXUw7Q7/R9lsOzNTSac1qS2CnYTE/hVsEBpJZRXy+Qb9tSyGW9zUxUd9GPaqHw/1CKzyO/UzakHRHbiDWz6psJ/nNwf9gPIiSZv4RDUo5JSV6wiWd4
akduaLgp/aoF2KqO4/S0+4AHe7+JX7jRvEtsAiNxD34m8puxodLiZ26d1Me6ocf4p7iA/gHfcI0JZdJVwuao9eAyd59Qp4Grhgrs7IKEUARqJYxGNGqFZMst
9MfMAakXXaVMYxZSgUegtkPUg/CK817iaFAlqZ762axivg71QtCoi6cYTZxjvLlmUemrXVGsLHpjZodL86v9mpiuL/f1z7/HbVGzzLKwESoC40J8aALR43uE
+0pbwdpsS3LaC5Ro/S1kHFPNvdJucV5oKGfaSWoh5aL/erC9WFDc5feAN5ZOVxqXtMZZtaQ1eJI2N2jDLmoncxxaKO/PWC18ys+VZpZBoPIRrjH2M+OsR5Ed
aK6vuxmNelI3VvH+uK1KXcdOdag6VqiHL/Cn5YdKk5h+8J7hwR2sBGsXZvi23nL8dFQJnGHi0CPltrBA6OVtD4aHNWMaN0H5ILwlT+iwvP0uHR+gw4QSoanM
OXis1iT7u1ae3se9cNGqv3hTPPO0oNBFG+1ZHDfTviLWgyeZ5rgf2z/no75v+3VZI5lx641JgVR0ny8EA2xS6BwZF2oAOml6cCz6B3WQFqE4cJt0Mk9nzxSj
0xuTAKonV+PjhGloPf1Ma+oD4ltimzhoFemgeyvZw/UP1EUXpIJsKflEaHmwdD4lJnpjYkco58lDvqN4Iee++ovWTjgvtbe6gOWoh6Rr/dRE9Qz2r1moH8Lv
PSJZsWMfPeHbw9WHfeTX2Wv52WBdEhGWJs6VD+Vd0CblXud6oDOZM4jmHmulyY3kE3COZ7d8SvqFTQz3o9f0FaAqKOJrlFtOmqcmxzxQasuz2ZnUxf3hGcn1
r35WLCD+a+aR4lKyI9P6XzDdoQX/gG8dK9ldfEFHGlrGv2Aj/Hb+m5iLihrhlD3S47Qfam12KEqhFdwXlJVSdccL83P2tYQF4lHax9uPB1yx7DVJxfRuGypT
zjrHlveN4A3mALNTDHNLrFKht9GH4CX+jDI2vh9oYvLSf8Lh+KtMaW4SN8mmdoJdwQoHTCVAKnvfCT4t7I7hGsP2li5dkjBzw24lGs5+UVVhd9drvECqS46o
39QDpAlsCHehLglbhX/Av/o2z+j4KYkX01N0sL0iigc30dvEDVY/WEK08D3mMdgBZ4LS4bYxHUHd0JyEfaS4b2k+YZ5I3Zr1EQwTGlg9HE2B7i2jD4vmBJCz
W/XJq4XiOYO4oONXfJSMhD9lzeArgNWO3fZ6q2bSDz7LPi8sQt3xcYGQ88SpVFUQlZnDYAZXRErF0znKjM4bbJRgK/lRuI6cbUWHK6MXNBkrklOYgB9HPTCD
oBwfS55Jtu+m4xnZyqwwvuC4cAm9i5BMfy81NPdOoBvBIqGL5f7aL1qiMMA7CI42HaYjFJ2nsxWkbDxGOm01sOYoPY3CiTcMFdax+9CSnutC+cRtaGieB8dQ
Ru5l3QiNh4Olk45TVmHzI3SyiOthHQWjmLreVXB+3n1jvWcv/JdjE1I902qkG43YHnCHtMvapuYK2xODsM0aqNvOH/EnlWixS4KBF0OFrA9N5b65AvCQdDCU
v1ecIlxWhuxaz7dEouynNUGU0NDfQR4UjBSPic88VfwD47qZ00C91Az5f0bQj40IfWF4vu8HKR5+zbTV3+JJ+Yxyw7gjLIF1rTVmVfYArMMdDI2RT6rP7KZp
ze1htJA2mB8KsaLr9UM9mdnigqzbSlG9BWVAHasV+qiWEN7aI3294EeykEy3/7NnGYXyioEnagljmtEVL8ZDYCPphnBWLsXpzACwXxok/UlqMZ+NcnAr9yhx
KTfCmOASlULeGP9ux/rw5iiGCzoboh/MVNBH7oG/1CgDsJIHH5MrWwuxzWLe879hACqZU5y3rIvSz7CNFbau6mV87YV90gWxdvUHYlGjscEy57SySX1pOzoL
jbB6+O7Rpto7flXsJVhTumOP8K80r8LHdFx8f+N4uJAKjBJknW1LsbQO14b0Ei+SJBqwNorrxUeuScYu+SPuIR3WHJriLA6jzBXaQ9QLHM4ZkldKuE7vaUn8
aN9411GmoTKC7CH3chdL+8FTxzzlsDqR9hKd0AO+kMvgGy4p1+Fma3sVQS0mTDQL2O/jHLg58zW+kXADnOct4jL2k15aIfQ9NBrfdz5M7CH9rZ413fZlpkW4
OZtGA/gsKiE8MnRHYatAqAd/Ql3pj057nlcsrwHHibPzvy0kn8k/ZJjngfNfppPy2Q6K41G65U9rYJSznjCdBIGdLFAzzlk87uwOZ7Ca/pNUUzholKB/OTqQ
Adrvqif0mB0l2Po+U/F51ao01b1f+gbuiKu4fXpRUD1YlZblJrCfpd8ososK48ikuCRLMxdpreQvWTXNQmZM3ELfJnGca4b4xD0seAfOxzHmArJI2V10It7N
PTPqwrFmBZRrKZ7JaiG0THMaOWIELJ173PUzZ9b8GWznz0celP+IKyiNBDu2peCPUS89s+3e4eKorPEGfBCrqpvRN4TQGCG+1qvotWof7RdYzblIC4P6xFmx
rHYOTzN+4LvAdEf71/hNmEOSmU2Cy0rDm+zzmTn5uRe2Nb6l8QI+04bJL83f9dE0z5lNvusQpCAFHGSLk+L67JzFlOeeeIrRvZ5d3Ch7k3zcko0a0iQHZAZn
lScnE1rHVNLORd4O9fT1tdYLY7Lb49fgQ+x9YQbs7Crs68H11gby1WEVYQ+cDTaD5aQbfaOORD/DbcxL/iHoCnpkbDG7GjODfmY5fBy8Gidue5k2xZBcmyVH
sJNwSB/ND3OujSnkz0Z91BypKLeFT2NGK53QlHhLG6iHqOWra8znunLvuDyjJPGh2kxv9wtfH9gjP0sDai3YC2W5H5IktMZoFGxsXMZt0Tm8ApdObAQnGEj8
4q7uS1FEpqy9lUx09MZ32KFxgjiSy7OStILaOccZtI6X4TI0AdRHx9bGkx/gDEpht4BGghww/amWk4/A2FyYailjc3crG4xFfCFqiitJUzxXvMnsjBue74hH
2OFsHVhBGOp/Kb+FXUl1o6I+QuhGvog+yy3E0yTo8jFkh2u2Ot8xjEkGRclL07ljJFvTaiouphudUKhl/Mwx4hepl+O6fdf3InuQfk1YjBoILRRROBPzl8tH
n5DK+i/wlGM8rMuUrL5R2aV0sK/kOrjcjUdgW0cRnE1MPhk/MQTpT300HA2zQTPfTjRJ+8neBvjchzmXtKZ0OKqG8ugfeinYFP0rjvf1DV7mfhDETiMLqi2L
9buKRnVDk4S97ibGYf/1+By0LPhfjWMZPYVUbTjXXvyIUtV1Zj0HIcu1SezOmEXkvrQo8CBhkx7hSsvffaLSD3ikpWgvk4GHB2tII5StrKwlM+XIOK6Na0jc
N3dZuZXPRzbGdjcaoblKAijlPg96Gax4i3513hJycSpzQ3xoLhVHape1r0YboxbfVY8Sq8fEZfbK3e4cqP+GE4mC8JoZrle0s3YPLkWHUIy1ShRRDXUm+pOW
F3y+r9ojaz2ds+PP9bOMoo48pa+vUuRAx1dnCi2yY6a0EGwQ4kASynb+jA4Cnr+O/nVp9EWwGRpqPkcSt5ekapuDBdTpZvmaWqUVW53uSLsa+gzLiE/ZERlN
zc9wpsGAUSTdIVFOKJtclmvv/8FX9ZWMrwYO8SnCCjbC4FASidNq8tthT1dX922zm5EKf2W6Sh92XskpoO/Cr4XxlTr4/iAD9f+sREdFvrkUC1tZA/ke5Kaj
MDshuJfuRVWMCchUU7U/QCVSHlSTPcFX4CN+vq1b9XV0Lrzja7CyPod9T3IfKklgHp7geJGusrxoOGbm3sB+eIWZwvyPPKlWii3CzHRtyKLyJOKGta1WRnxm
H2aePxT8pJTwUWsiuWvUw78Lc8gS/buLBQ+EdKk8+5+ax3f1z8+Zj+5BbA5mk43KaLG0DkjoSvZXOgH/Kw7PzBJagYNWb0duNZaOp7/kvOT3K385h2v3QA80
ATeHt5j25C1bYrvfqm9KaFeZbf6lYvm0VGc9ej++BOgsDLHeB98prLkM9ARvQOG0cVxX5205Ld+AbWseuyJ+smMBgqF0rq81xT5vFEAToouQiqJPvOLvrcZR
ilqCodID9aSt6oN9oxCHbzvLO4ZYJ9WCzAp6lLSnY3CWUZjW1I4KnclY4KKbjce0MZ7BJSnZ+m5+SM4dlKxsom5lhT6X6c88ofGuyYnVQ92y55v9aVLWZDhb
6BZXBtnpFUFr5TfSxCuKM/nquCItzD5kHnAtjFj0sto7qzbzMDiEQ+gk3SW6pH1mW1dbVIkvqPYBybQPM0MZxKdIH4xtSjoOaY3QDXkEvQavaxOlNNdEeXr6
o5q7SEF7Z8YEfFDk+N9BcVtQ4lGkEaFUd9wSS4cTrCrwvNiahvL7cyPEdAiKxD8zpfBjrqYwgwzzFXZ42Lmhl5rL+Y4zgcOYGDwaXTWrrfYkdBptt+6FPqJO
1EUGxtxSBoFl7Gerpre/Utp4TlxqBWceqRzApE/o09ZWxlKhhznGuKzFCXl0uTkJZdgv6UexDhMRNwYMtm7ATYmH9V72f8ZcEok09rk92XqEfdmL4r2oKp9A
Gyi78TvYpoYs3kU+/FkvLv4FFoZf53t+2payGYwb0b/pE/6odNj04Rj+mLCGf12zgbe722Ps1mbqK411nAttxj2NdP0n7YVvi1YCDDYfkNWKNy4hHGVUEhPp
QnZ1wC13RdVcQ8Eaa3X2D7sKNxRvQeOJYL0CLVxbXfX8L6wzWj2fG4KcNkyKVZKLtPaR0uw9XI3qRgF5rpShZdJtTBetNrcBt+FkVEndTf5Dm5kYdrNE6C5p
RKi0uZyLgYcS0i2GthAPg9FgKhljtgw29dfnU93tcBmpoLyb6QPDsFiwjR2SGNDUWmcu0FabndyvSB17k0jVMuZwc6Z7qjwBds1pQUcz/YSuuD7qghpk55MX
fWG3plOlM7i29JLeA3HWR62sN9H4yv0J3+ORBp+7QR4Ud1RvZkwyH8ltPE+tE3S6ON4ubIxje7pPGN3g7exZ3tLBz1p7o7fYxTgpNmbzvH+IMzxPNYeEcCG7
Bulpd8xvxQjfLPhKXI7PW612KFqz6lrO1ErXYxvqo4U1+ANOsF3pgwIDaaprqlEB/MOuIxHkrrUyWmI/xD1D68Uk3+zsvu7DZkvQGXZM3RZcJPSSJPkKauYq
jWZJ94U5Rm3zinbWqixVEE1lmnpIimWm53tyCCVzC60j4ks7YK0K/es+sfZEVHWzi7HauucuTSThllWJXiATyCr2AH0fHiX0AJGehmJR2CKrT25jsZ41RZmc
VIaEEx5uCgl/gb1ScbpBm+Xwi9PDy2CkuFaJklfRH6Cap+H28z6f+Rb1JT/Dav5GxiPi8mZaZ8RBnJZ7X2oI+qOIcK65lLmDi9CZVgwuaSVAZK2WL+OO8lfy
LcdjlbY+oEve9dHl5NfhUko5kMo2tV6x3Y2L7GOxXZwrqSt942wllTcaqIzRVismbJKc4izwhpSAb4QN9ielmlFKijCbOzrBHXSs0dhfzb1KmM6kBk+gMegd
UwB3Rt2c2x1l0saSeuZamhU9KmuFctF9S2jn2slOkH4jpnYutwJ4EziE24S6wAeIpZWj16LiBnVUMU07De83NHkH+Jn/pq5gB+dGk4/CKWkqPqd0s7rkryyc
VRFuV46ixtpEowv9DArwTex6wkJhvohRE7kMytLqudvRLuKg+BrgnKOZ9yK9JzXxXoejGAmNlM5JhUjb4CMjrC/kY8gusC4ww1iWT94F7NHbGmrHfC/ABSUm
5yKYHsgg0FmUucSdymLZbK6jwKMf68qEnb4o7nX1KmYXKSUuQu+tS7CAOcua6F+ltccxocKoPFcDXyAtsWLssAqHiNrBfu5+nE9nPY0FqF7VEN+RTFw/2ega
XRUWZDihN7nlSkDVye6cQmS1rxX4JUfhL6N35Zqy8b6fE776BhlnwW1xqVLKsHAljyNnjJmkn8DXyEZhMbfL1UqvRKvBzZYNFgRqG2awNIoNN0ioJv7Ld+E2
mZnpQfjN4MWh6Gfn1QwEsrPnoL9ytwi74+cG30gvtEpoC58FqyWe1j7hFqBGditQBg2VKlT9WyzmWO3T8c9iEZBgxQQfWd/ziSme7MBZNgQlaIBkusqonfGW
tD4Q4d2ZN30Z3DrjD7oHt4V/SD1pB/1vaTtcRhukHTOuJjbwvMjuF11XSq7SSExxTpCmgkHMQPkJaoCzhAdyEc8aSRTOwsuxH8LI5D2rNJJ72NPQVyJ6tJnp
u0DeQDNOF4L5Mz0t+AxVkN7Slr5GoLPO+atXa2nNpd9gAKwT49hT4mEtw05KjOFbyrWsaeZPeCQ05LvSKQql9qGK3nRPIU9/b6nQD2K57rr99BCuanxKCMkP
40/ht6GZ1m/23+S7OUKSqVv8LzGbrYq6ZM60vyhNhRXyUeLjx+N4vE/2y26mdvRThD2MkO5LJXXxVPsc205bITx0TiMNwEDXKm9pa55DMCbGaSgeXUn72/VL
eDOT7H9otpa8bhB6lVkoVBjrsJPZiy40b2ba/sG6iNvlN3Wysd66ndfQy4JJbDe03Gzi6oHL+kpubQW24QrV++BJ8eX1RSSd/uQpSXVY2dEy/lFpgCSIgo28
v9Jdvua+UWJP4Yf9eNtz9X0iRo6MA/wIqar4jJ6XokGs8CI7rESLlYwI3DrvpQp21qFFPY1d7cR1ajF8kX8WbGF58HVB0tx5OWJPvn9osNJH8sklwSbOZluZ
70Hh/FV+hiW4Wfph3JevInVDv+F7vtbCc5RpfNfLotLWdG9vukubDMahGijV2kyKmSDYT9hreeKasVfjfs4/tPPuweCc6pWGowfCcVchNlGexAxzdEKf5BSx
QmQJtrpWXV2U8cwYiV6jc3whQczRYGEzxZzlkqWz6KuZTA4aY2FbEksWhvpzPWP2Vc6TTd+QpB3eNJoVn4Ku5JZGn5gLii1cJq/EI8ZJab1ZiKSZv2x6qH7B
dfUv4gu1sPjBXwX+Qx3SPq8s/pLzWVzpvbZ2sLBX685+FLvS/0nZ+jSriXQmdJIOUZ8Yh+EllJy7Rd0EtvDT0T29odJY3BGuhYNSEdQODqAj9L7sK6URfcQM
h/vEutoitRNTGHxQtwZn025yYeFD7njhMyovFfMuUbz5JlxES84JoAn5szvU2pXxMS41mGYNUNeqR8jfQAvfArtS5wUeBsfj69Yx+kGp7Nwaqk1TlO9atLMd
BKhfcAzewdbh6hS3PW9828S64JPrJ3EyLElWuyq45PgJdvssgTYRV5hD0S/SBeN3vNIaW34/e4VfoF4gXGyytSy+ZMYHLVp9p5RV4+XPwni4nnka28LX3XsZ
PwufIvNkCWyzn3p+FiobO0Ir+IDwSRmCb6Kn9CU4gidFLRPeSE1oCSt+W0/WBy9ZLUL/4gq4Yfxg0Fi+5HiEetP+FsMshuUJb40wiuv/wpP2WPM8/E+dmCSQ
UuFOga+0Vs5ZPtOaE/og3lCj8nnvv1A94QE67/xLeOwZTH4EktDF3CZWd3kf3i8Xsa/g7bCxdQN/D75g04V1ee/1JeImYTDTl2mhJdqlpa94Of3P7k2quWsq
T+1F1iHcnzsdStUCZrVAE61y+FNgtHKDG+c4Dcdxf1pHECP64+5uvy+XE1KkoWY/0jprsPrQOUR4Y+4yg/FalhB/2irhW0a2k3uwj/3K/2X7WtpTOqY65efM
wvz+HEWLb3MrX0M9aNjzGrRHPRwD2RyhLPnuPxs4aqzgC0ubbMN2kIkqCqQRl/Mcf1U+B2qAL8GGyjr2i/iSua8Vsom/rjSbu0qaWO+FecIrkpxZQuqldlPG
uCp5SmJE79At4QkJUUi2L+GOdCxYb752ZSQkiHO1b2A6/7ewXUxWe0n/afFGCMC8B5j1Z1KC2uo5ak2YCIfDvbin+hHvjt8cN8ksJY2JnyaUtV1Gbdd2fJ4k
cZWlvnwU+gJl+aZalsnnd6leVrb6AyikhrmT3Ag8QvdBKbMNqRJ4LjYWfoOJwfI01xxsDfGk04cE6aZ/vPQ45NbTlD1ynFbSipQe57dO2bDEthDPoOlqNrrD
NcUxRjwdyqUrTUQrWF+5bri4R4kpuWl2L/MyUzvmhZqup8VwenNpAalFX6mfHEtxf3F+Ptu9zH0U3EfeOgpwUXZZphUzgawXfLkFrCRyjyxCfc1djnvGMLME
vUqpqaEK6nRn32AtY0j8bWahfVyIEydpds1NgoMbZATwzPh2zEUUyDc8E56Wpws/5fPSfOhJ/10dacWA3uIpYamokytmIaM/mmNHqMWN+9a/ztaonbgUnAlH
uFXPVXwOLBE+xN1KLMwF9RxyvPrHjP/BydVfJKzIyGG6cPfoSzzN4WNeWe3otsw5/HH80j4u1s2u7/jiP0U+sp2EKcZYY6kcBxq6foX1kgo7vjqirQ2h+YxL
3Z2zy93Qd15Yi7e7KhJWYjTW/zeaCyflZpAqRnN5jMGTXx0T0R9GKVDAboEqO3SfZCTJm7WHUn1xmVnKfobOSM9D9eFSoRy4G7oi7ketmL6bC9DZJAMfhsie
lV4VNHPVUmYEt9M7Zh25bKADcSobpY3hRTnFHNs89Z1FEhuBY9vbc1sFAh87rmi1snRzLdNXeouPoVjjsvCAzSV/SDPtop7Rgih51U9mmt6CtstmnbdcNjME
8mIBu77vCLwrDoDl6R3yg+YaIbQjGBYm4V/oEF87Wkv4SxGEanQ+noh/FUYQLFc25nqK8SuCyWxhcNR3ztGEGxC+hfq5ZkmrXEbcaq4eTHFxtIs+N5CHs/FW
5ao+DU11FrUGiW6jjDBKmyakiO3sT1ZD+I4vFI5QgvC8VdQeT84YP8mX/RvVBpKEm4O5zhU7c1EYLtV6BlxcIv8DpqGT2YeE7fy30Gh1iL0OF4/+nzXEuG8f
80yWPNF+NR6WViW1nVgGe33z8DDjHqnhlX0PzGKhGdYIfxmxQnYtRg1csltAH77neRL7q9kyezH4CM/HdRM0f5pzViDgWO+/o9l4le8A8YaOoEX8JHa+dgCU
8w5Db0N3UAv71+xT8LwStpxWhJ3peM40CR6RysZMBZscULst1bZakmXcFmFb9A3ShGwQnluvQRvQnh4j3eDQBJ3VQrn4L7TKXBH1q2NDoJpVSIrTH3FVcYA0
c1GSFS4i31K/4napD+NpWlxOP1LQSM0pJBTEh4X84hW+xNxQ/tCmkZX2jtAZWtQ+lL7AERDz0DT/QGQYlXVVqC+2wf+kVuF3Jo5CFUmuXNxbSv7VN1Jy2V8D
pWElskypyhSxoqSZcHL6l5j+NmKTcAUxgTsqrMe7aeu8UWgxKeSigevKANxQPcHsMlYYRChv5JJFVU1U3wXCwB4IRijNpVIaSSyan19/O7Zkj2f/Rb1kt38U
PQFLqBO0euZJysK1wjS+lbzW6dd3w060AN+MbpKbc/H4PHNLbEJbuMbRI+lz0Haxjz4sroPOGpnSTGWKPt33B/8Tro16IMlcJiZI021BcqgV479CzeUj6cHR
Rj3zvnkaXfv/v+n5+z5qOelXo6UwFFxU7oNV3FLU2f8ga4nlXHvav1l6LrWnT3xzQ2n2DRpl10f9XSXdpqUbT+h2lMssCeAopOtkiT0IYqaptxp5TDIV1h6U
NicmkrTUr6OCbI4+U/5D3AkHxZZzJFM9eNlTBq4xLimbtP6ZsWBQBgeLsg/1BNQZFoa/S8fEY45n+Vao6+swAx4wfzoYewHk3CXyosx3SCNn2SposJ0i/QTu
gnjQBDTBC+OPof54lTlJPMScUr76k6wG4ddSjrIGjfDVsP4C8+UJ2gdUCsbKv/l286KUpdwLrQSdtXf4qXUYtLE50BFUl9qJjFifdBBW5gQTROOIcAB/17+A
DmgjYMlunA2iXcs3htQ3OGprrPkFL1S9dJ9cyB00klRX3Ff9Z/GeuVKdG8hQC9IQLR9qLyZaEcApbwUpRuPQNmWYsMQxJpxg7AqsCRXDWsa+4J9aC7aUUd8c
jmvZBuESXtEaOCTsNTdKrnDd4B1rutoLJ9l79MJiBjilqoEuykmxurcsqqLucm+xnTRWrMM0kwrhMQrHPxC2ob6wl7RL6+rZZbUTu4Rq406Mxq0EVWQPkXUG
xLGv3Lp4gi8Gm3CPzSHMHXrcSCGjQ6eMxYSpVl+ZJI3SbqozjWe4mZmnzGWWgquoGcpUiyuR6r4tFYkSuF2jthWZPdPXWbqQk8wla4oWwQ0QFM9bpZDYVl7n
MOk/2QmJPwfjzD16DPgs1vRfwD5J1pPU3XAP7uiNAAONJ4Hb8j5HMZQin8FOezetj0viSOGaVVq+FWdZQSPeOV1w6x7um1QgZOTzWUnrEnq8sXR4nLWLaUt7
ZO8LYlJN/xiKAvPNvySpyqUaH9h+oGD4pWSgovZv0nbRF3UV7zNqak1NP+yrLMq9QnaCA9FnA83Q2qjarrq4rtg80FQn1X84Pgeqhr7z0bRksDNXN5CYloeb
p96n/ao1M6vSJiRCW0f/oGPDXlLWGMGNkzF9oTwVfs232gHhjlYNsZBvRXx6uAp9CP16AWkp2K7U9raXI7IUmCxfEbuiF04BEHGeMJ/+iaTMnsHC3r1SqfBl
sAmqQWh1RDdkzTqSk4v+CQ2kkfRkdoRcJd/tz+Z3WUH5Proit7E6ZHWC1USvdJumutoZ86Rl9L60WrrA7+AnJ5iwfXykPUsQcTVjSMgInZSaocrWewqUTTRG
5dAx66YRNJya6fsmnVdaA1eoP92Q/8KQ3Ml8ieuEqvrr2ixaZrWhQ8nC9M+6Vy/ILPQXMPtYS5wdnH/ZyWGmykYjhBt7dlh75UX8WKmb+7DvqrkClIypGtVT
aCVdQpGhY2gr7anst0rkr7Gbq7WeA+qCnmJ9f19cBNXi3baDSqiMrWefMBPwryYnyqSQVtg8qN0pukT+mT7UK6TK4TIUWC2FblIXfJjW1jhOVm6LE6WB4abS
I+SIKrGxtOyFtwReOY5nwbr+XbQhmQ0r5Gd0O+EraRlfWYwMTwdVtUOOvWm15UZiRSvROgnraskwybhqvQou9q+B85zX6AjltNAw6kZaS+EfEvRfQeOzrqBH
oIpRUe2cfgu0xvfBP55/IaB5SZNcf/K1pbYs61qLEpkZejRtErsKfY4/i0aapczmtJa7hRFvB/EssFepmc44TZArnMbBVYu47PxevwSk0Hv8XYi2StLRvmfM
RGEyai+fTq8rBUl52WK2isuMlfJuWo10MT4aMtOINkZZCZXY17iaftp8Lj13n0HH0kdorPmCnk8okpanVrOm6TslieZzEVllrafBULw4VHgEVM9aVD58HF6L
GWh8T6yMBtCbTCfyiazWKW3gztTmW1/hFNcYtgr/GQ3Ysk0ubm2Xr1Yfq8yhg2lv/zcujG6iv0EzXJaswK+4AVb9mNVINbi0RUJPZiJ6zvrsamZP3+8pL7lt
fFdUN39qK4BjzHd7MxvL9zT/ClU11zmmu04lXAfLxdl6hrWDljS/2j2FZlLrUOX8ImqG68CVsC3TDZWXZ4PX9m2Yil6Zj6znnrpx5dTLedQ1iSaSkpCIlQSP
b7/d1LPDdwu3J6oqMZk0BVdzFMaLws24q0I0fSGWJUcxEH8IwUBJs2nWYx1t24IOuONSl8D/ibXpT+npTC1pX77HNReXGw0TX+qD6EFjvrqHfnTUQZ2dX83i
IE3Yn+vAT7Naar0Er7pV/aG43K1wJEcdM3JPybdgH08PoWD1Fso/ykL1I+H0kPkm+6b6u7I83wau8jssr9ARBaUdGzdBhk5G1cla5RqeaJUXX8gVxLowitbC
ZXAbfFAdjd+Hn4nHqsfln3OvnF8owwTsKPBbhmp+0AtbjJ3juhSSjIv2TL4mbCf/K5+CW7VSIJkZTvpulTLqiJ1RIzjdOBC5JbpvEAiL7bZSrF5E+x4s6Xqs
O2JFlEXKohp8NPifq1PwG5xV0wPf+eeqFcgm5YCQRh/E3WCyxTRzJdtWXMOdoNe15UxYbBD4R/rXqMzFkmHscKlr9mNjkNHVmO6KFpYQU4tA86w6alReUzqa
oqTBSFdmiQethqiY/2DiILG33cUoBvbnCLAsfMW+8XdW63oP8v+JpYJJuS4ty3ThPbgrvG6lMJ3QXWlR3JrQA/jXhhBYQZ6hD5uzcZwrBcpSsrGU2SmOA2Ws
vpZac07IZZe13sWiHYNMmP4tgYEzwT1zn54EDRhBOgUjDTGjufWTNSwc4SpiTfNcRSXZP5mfaVGQSJ7kZ81oa4DYl2uD7bUp5iNYwvknH/J98fXTvqZeRofF
4cZkJItO66FyjXS2uqHkvIbCEWWCKYsrfJXc36Eh7sU30FLXRmsH2KpDfMmzy8gxzcDvS/4zIulj8M5WmRrWI+d12sUxFj7L58JCBnGn4SWslFWVnyYlu3qq
jROXpa1WSoMTcHuGTz/nwL5O4jJuxs7OKBIp+ck0Vy6tlKHr/N3BQS7NCYNjlc34itoW5zh68x/9g3P3O0fDqmJ8cA16CK9mFLTbmXXNpsZ18fnOto4yCSO8
14RG6B35ZnK5O02ZL+ycq6wBD3wXuXugIGyRuYSvr86VPM4722fKq9AfbIxwAGieFCaHf5fbhmyyX8FW8a2FzqgtncQ6PEUM4NkJb9Hqab1we3d1nnIX02fp
MlceJHtXSOmZ3eBV/pyZiW/T28IAx+dYmeO2tCd97Pfs9fDUglPgetdio5nc18qmfztPOSqGtpCNzjbmFb5o7hJ7QqiOWVo+q/Swt0oVpa85d/3z41fi1h6X
wKKcOAVWdlQWUz3z+FLhE8JYYYHZQ99PS5tHSFPtBSJwO9MGNwwup9/yqbizdcbowSXEjzc+gMF2hKcueqY1djSnU6JPgLZ6Jm0OnNobVx+hTT6z3ed2mO2z
Zf2Udiw8jHlLlylbzcb2snD/7VVpI72pFam1lGSwOr2EVsCezrUzx9CgudrzMStZdGZUpQWNpvobnvhnAidwCKPijsr/0Of0pNEIXtVL8B1JWSqI/5OXiTB9
Gx0Dz7AwbiZ1Zk2xFkm10SFalR51NEcRnCvnprEybpWvo1Q+Pyn/sl1iGXUIt7VaGXai/RBWpQIaoHVHblddPQ81dw5SF1tPJT/3w3NJNNRhepyx21/Uei8V
pZvEk5vGq3+GV8LtkmnlcQf1yeih3odbIrjBIJJinRUMto1Unb2nPNB7cQn5DvQ3QXgBmAD/S3vinh//ShlhRgRrJdywN4OZ1gP+degJX9wYBZ4bG7TysLTY
zOzp/OSKADk4kg3QcewqtSCZw12zl5nH7LVC88wO0jp7m/zO+GTuB4PgPPKES2AlvT7yCeniYDo+PNR6pN/XhpnHHQPpfdAppiQ/UPiAGoku4dfQ3PATMYt0
dlQyOqJFxlArTZomrcm7asmwAprmjWEtsWvwvhKrslsTzRQkeosKpbmRhPPsldabyebDhHLwjFrffIEPKcW0z+J+sNv3yM5jebCA7nCk03LRZ+gPLVkOwAXB
T2qC2Zsfw35hpnlqGB1wFzpFtqRvpDZeZxTO+iW+EIqH77SAeBP1djF2hHNfjcu+iShZfsNg4QZtqe2CpTw+3x4SFI6bxdEDtECK5XTttX1cey2OJLG0s73J
WccIZw+QLpmL0ENlX9pN0B0FUGOuNKmIZtPf0pWMbqB9+FLOAj4TDIaThMbuJPjKuoBeiIgJJ/ikGWhe2jxrXeLC6B0kFc1H8VkDtV+z62vvyHYyjj5RKO2P
ptASQhze7Ao7i8ApcAvt4G+WPUCQYX1UjplIFtt3HV/Y4ZTqK7nvepT2hA/qSbkM1w2kWC2l+kYbk7dLSLXoTSnRf54AzARuBlkmUnjHprKPQquV9WY5eIk9
qlSyVoHjsJb2GszF9Wi07TeTvDJzk35nduVTgEu7YDXgqiPLOMvXZku4E+QUiM2thKenrLJCF2CRn2FiCLt/2P9HsVlGR5G0URj3RUKAGMn4tFR1V0+Cu/vi
7u7u7k5wiBAZn5aqlpkAiy3ui7vDwuKyuLNfvr/9p0vue+9zT58uEjcQh0IF1SywOvQXn6N/diRT8+XWYArszs9gFlC7QovVwaARTcgJuQiuS/ahL3pBcFGp
qrXj7oGZ3OdgQF2Bp8KeSq5jqvPnqttCCf5C1b3KTOgU/3QcQee5PsHa+njlCjeEDrgDsBEog3pGj4Fvk4qHLSDB6O5sSnjhtB4LK0Se0t3wSjgeX8cJeJZx
Rq8gPBOqCTWZ68yM4EgPr0zjAD0L3Eln9Ewq1VWqaktymlCOnvy17BLOBWiq+JUF3EuqjGWnqxXzEBwAh+RVSm/SCJVXY6nHvkXCDXcx6os4R6/OlVOi+dK4
LVgemGNn7Gt9x6hW0lVxoBTPz8lZRjdH9cMtUe+ctkoT2++ktrw1dAqWZrv6e4Cl8EHVFuZt+prgJWq8ODiEvQPoxfCEIQFbuAvns2whX4EudeBWSUmRplnx
ag+mh5iHdfxXIGJdw7MxDtzN/4MsBF10u/Oqelnl86KormSHujK8UR/Al+dYx3vOwbaCy73/SnfJBecEikKjUYQeL5VQi9tPSZO4z1zQyBVGJa7Te3PXSEPh
seOy/TI3Fzyjs7SF0JmdSZ8K1nIUp/bKR/EIX3FYIvGF1Y4awzNqOcor9VHnhO4kRMxntTroHerEjeILovPaD64UegYTNtXn0xMdgWTuD30iO5bvgRYaX0gp
HmYkMDW5ieAWX5cd52zrL6n5zAdokzRHXIgKy/+oA2FnbrT6HGRwm6haqui96fwK7Ol7cWtne+Omq2K4sOqAU3BX+NntcCvhayTaMVOtwQ4J1wkW0W+DF8o1
GJfi4YnFyl+ViyY/VkYL64P9E6IDB5mI/k1vGUnkAO7pbUueigcdZeneyU31Lo5WQnex87YX4SO5ZdV3Ok1fgR59ndxO7WQ8dmBUEU3FNQNFtatcYybANYR5
og7iqYf2l8EXQtnI31K5sM+4GW5CVumnzMPMnUJnecKWpp57irpMlhz9Z2CEWMJ0GAyQisjLjRPBQtJrZhI/yGgh1IEH0E90LxglLeJGMrvU35RhyQ34d1pr
bSiYjGsoSyOT9EXhrahnSq5u0ZO43xynTeF8rRa3LFQ7yv30dnJ9+IGepS/RF9i2uDsZ3nzv/Rhspo1wNxIOi1OMztpP63XbbsUZah8JAga+EULIwj1StyoX
9CR1rRC7uRrSrQkgjavl6IfijBpaK/kPVJitY89RG++4hxfrCzLXIrvtGpOb0pYUMrvxedI+YZe+HnrZSmBa8njjAu6KCuMWqHVeSWUQN5h1BKaWL2PfYzuC
Fct5YQr1k1mPuGpjXZPphsY1Z3VunWu2ulWa7LhCOH0EX0hXQBLTCp5B8f6m4Zjkr3w3Wx2tJHfL1lr4pC8KfpN9uIvaFSVtn6g/0lsm/M5dFQpy3LYS4cHs
VXG13oRqzYXQBPYG90UZgzxIMhagf/SgHgenk7r6UvG8PoJcRfvUYTZFqqBcAUG5HHOEe8599RVm2zo7hBojS95hraWlc/LMUAmwnaoOisNFzpPYDsJ6Feqi
asnC5DNXNfGOf1p2WspbYE2ZSbY5a+EsupMwSJ3FCUq8UJ97xhw3vtKUBuiJ4UZsDW10sA3miWh0wv/J5YRmXCX9ZcZ1bqR7j7Y4p3K4vRHCd7jzjkFURTFe
WptbD7kAw8YnYthDap/nUNcpitIqvCu43nWNr6I1Nwwu2zee+xgpRM+wHw62U75Bq8bI3UUbUqQC6CKdj8PBY/ifxNnw9sb2+llqELKEnqRPTk9yFDLWoS7o
O1sxsklczDnRBPdg3q6dtLXT74knuBTLOVzfszlYi6uurxSayb3QcVGNDAKjffHISrdy/5vuFMqZ00me9sbYkTA6dwvfgAzXRznq0CWkaGEIyZUeGOv9HVEe
28NRUkhFEdc/aAQdJRyhF3N01nzSk1pM3yHbt4xmYkCTrBxbLedwcFFICSeBDY5k71PwFWxVw3qqYTNKVNteORuu1LvaN5or5ifcPFwtUB7Nh2ZTlGZS52y3
kf2oeFUV6lxWLqUesx+lY8HqSFpgulZNvVplJVG8l3ATa2XuT9dsaX9wXPFk4OfjXEbF165bYndtpr+Tt5L+Q//iRbi0cYz/wh+Bjyz7mfxnoe0OO95ueJOv
UtUhi6uqHrSE6oPH5P0bjpOeoXl8a7a5/xxff5NFSCOV7NctVtevYKXca8x9pZR+JHxLYo3uljK211Ih9Jbz663xdVhCbGFu6y5nHsHON0bLo1FBYYVnBGiJ
90VKyO+Erdadshl9dBWNGslsNtbySxJmwHS+Z3o1bQjXN1RTp4Rzamf/HJwcvcOOTQ3UOSgNzaCfhzLp/rAnMbjj8gK1uGuK34g0y96AR3E0qG8pj2r7l2Qt
ZEunNPDYQZ98GdYRMFfJMzb2Mp5XcjycxBaIWMPP1KYICb0lTN7rNlenPJfSlbfRtYCDrmWOT/9OrwkrbJySB8ohh/2xM52Zh5sK6egB18r6gKsutYhMIh38
7SNlnLUDKG+uRjO5OFdRqQn5HacivCjWEN+r38R+sa+V5nw3/rAuQCLtse9UG5HsyEEuXt+BFuCiiQPAtLgHRmXcOmUv29r3Se+j7cEDcTFunFIbvFL3oQvh
5r5aUpiJ8AdTKhhh1QHqktPqY1NtfWfeQD1bfabuJVfUnMAjKosqKyXscGSrluJ6QW451RZtlh95ehib+YvAprdwbQr20IehD7qYJ+R7ZHlYmd+CvV4xUj7l
GQXwjArJmcv0hfxTOE/PlVWjWGCja094OHWTRMvNkMAMp+pLvdBE8F+epvUBMh5N2nhHhpuHxlSbyY/RRvIrLDW06doGfZF2qsov+S7/SdGSd9GP8uqJW5ml
oDV9z1aBS9c/bF1gzNF3RLrhEwhJ5fjN2kKqMvcbNxduzWe7GvaRzibJWbpL/Kq+CxY354nv7JXZxcJuyoOW8cuoYnxX1ZXcwywFD1KFQjFBr+5GXUALXccF
mCLqFNMK4wnKUupbejma5PUIZFJPDcleiSzioL4T1cF94Tu1MzUlNA1M1WpxHz2N9J3wPy2ZrqHNgk5QV3gHlO2xrhz9kemL1psvzX4mb/RuqAAM8d/sH0kR
vTBXjBsmNaZ+VFwM3a79XHfhs9/hqO7ZZzfbr/gDYJDpB6lL/SOUCZ4RX4ajjFO8PXQJ7RLjXc3xEeR0ZmuzBK96mLnC/cxwsDfUd+A3zYagr7oHcen4NVuV
P2PvBW3u40qC8xIXJ7fTl4G/hMvEbzvsXR1m5N/Da2ITQUf5TvLOwN9iE5rGK1EXYXf8dSPV8dShw8skR6tN0cI6dxejnFFOLc41pGa5Prj+kos68kBb/FU5
Ka8JqUyqS+X2J5YNF7J3w+Vd/7kOMp21G0Yw/GT9PqM3H1LaI1rvBExwRnKvbVW1Q0ITZg03DezMboEOOOz8bS2M/hYW6tuExtpD8AL853mYP5sedMy8TquR
/q+5KrjA79bSXIOoPhRBGfn3isUdFomlmd3OXuCp3IqbiLnY/nY3nhOZzrPAHvxE3wdmtS69guf1xepaINseBT+ZlksT2ZAYop9QSCiRc194Cm6xc/OuwL+E
l2CaPCxSgUyFO5QEZgO3Bz2g37qDuZ2C3RIL5GbmHglgXvfvlB6FOihpuAqznm7vbC80CBZBqa5znEusHLoaTCSZXIFgX2oo+Ds/vWvaH+hTtLnqj3yd1pX6
gVf+k/nEIOqXgj8S67GT5QogSB3AtaUcyFIiCDkq4w4KI3akfvfv1dtTNYxUnBW4gts5wgaHYukjRh02OvKfbWbZPlKbtAf6M9s+7kEAwBLcHDJJ3scUoE8I
23lCPtIxnrur2oAx/u1krtFQbKx0BVM3bCFTkw9LV2AqrsUxzuFaN2krd8j4w9ZOPIynORslQsco/Bf9JdDMU0/bCmoHnzHTyFPcExYDBVyD9NFiNT2g5MDT
/tP2EsgsFVUy4Ek4E50wVdc7aVHMF3UNu5jvpb7XmqoFTZusQ3BBxxnSiu0QHGyrRa+it3tXBlX1GB6lXATP8ang7/ZtaghXAoels3AJRBxjHqd2JS2059xa
NdagQYSk0UPcU7j/8J9QAJ/o5bCz0FQfgo7zG/yVvUnZMw1B6O0bqS4Lpcbm0ZftH+WO2GkaFa6neB1LEMWdVYaKl5wWdWnwCv02sRK+SAYmflYijC0d6bf1
brbaTD22g3BZv6u7qeH8Jq6Ec7bSJZIEgLoPjLGWsnfiCqI5/GT9s/81NVRcC9+z3fEcQGWNqugETrAChvAAHaJzXAfjtIrlsfplWcAN/RPwPfDF0Znq7Gog
NomdUW4h7TSecntCjfW64QaEFUaKZiaIrZbe/n+yymEu4VbsKG0EiNI74SUwqGfSW4TBnuX0kuAp2yN1rnIXneQygg2kmXyq+kfaOuMzZDleHB/Kwx9Rf2UN
3u6qrC4TC4vLJLMwNJ/EeukVUKbwp3M0oNAtUIYvor/gJ4kP6dIGp/d3vfJvN9ZlRtQXoQ2ERa+8ZU0HPbFcpUqx0m/O9vwxW/nIOOkKVcedirzsHOEyx6hJ
0h/SUEua1iSQLNRMXJxS058lTwxH+4Xtj/yjhUn5KullrHNelNywtPQp0hqfSozfbsBjyOaqqfogpVfhp/C0PscoHhTAKefslOvqK+MpAzx+0s1Or2+PP1ke
oJ5wkl5Xucr04SyuGeyd3Pn6JE8is5nfpncAJ7RF/Jz09egl/xf3SVaZKHNxphgFQEl9jOKVkkNrhRgjamsdPWgkRHbYtuKLqK0nA4XFyjDPXpibqD9RYkzF
suro11x7dMNZU9iKAFsx/i9HlAuQHui7cUpfkKKq36j+7kStBb2AOmHsBP3QZ/+UcEVjQvhK8JZ4BhhqVJlqckFhRmQ+/1zwhUKknduCMsFwtaWQwmUw/4Gv
SedITW6tnqneZQuTBsm1tpXRb7Crhc96PWtdeRt8ZGwRY/R2evmUmnwX+1Y8BuznllsnKM/ZmwkL6OH0Js2mlQedA3f1XnJFexKujDu57sTNwUVDl2A6KEBF
EbfidDSHG0BqVjn6t4DHPRBtYDoZnQMBvZlUjbcGOdSYucBtwq3Zj/Itfom81ouMISjGeV9RvXsoiq6IdorTqL7hF9hJ0qV31l7+2XEdlhTQsuxr9DpUSbwC
vGRLVYb4ECgS2So88Q4Ce7Lbm9doe4V6/IpAfXqMox5USEGtvGtZfnbUCfeyHMqT9TGkqFBLT6ILAYpPRbvwTO5VsL/aR09UJ/GluTL2ZegH6e+8If1wftKX
cC5yUtnLNRU2ovXKp3y9EPw8mAsbIa9QU1jLYPmoKpWpJe2zxZLVME9ontVJ202VkB4a28Kz6d9Nd6geOFWNhSVt/6ImnlHaf1ljlD1VW3ru6Gc8f0Q6qv+Q
dS4HN4BfS9+nl1gPOEoG1kqn+PlgXag2KkQI7IZnUafBIfEXush9YJuwy/BcfEZr5Bzl768cBFdCM8DhSA+5riOodpb6oJukqzsunFClD9O8wnPOA04za/AQ
bQko5frb/pJiBD/jxzHSRn5CuJuWwDdWebzIO4x7iBvBZWoKiKa3bJ3q4MO+wGWQbzZ8QeUMucf/yCkRV8jbSj/jAD7Rvke1+69ZUkEqZ+Wn0zYwhzjDdtQB
lOHeMUpwvVh74R/GMkQYFVcUiicAVFejTOeFK2C274T2TT6Mi4J+lb/FP+ab4YnCPrLbv5g6DhD6Kb8hvbW7iBFeCiU5lSrCtglWEI8pl6R2+luflM9qSKyr
x1jecJ5AcWWncNC+AK/FLtxHOw8+5QLBDa7rEeF39RQ/hj0QKq9uCl1AND7BI62Mvombbyji7uxDtFk/LhzWGrNT0GwhVdFd/eBtcF0t4Sgd/sUVSH5nDwVb
qS46B8VEinEP4g22TczY8G6+od0Ob5B2+q7we72s/XjWfmc5tgpywUv8QWav7T1WwoP1YX5Xfl7sC9xMaib77L78+2+v7xKwEoPaCD/V/KUoncEy2EXdJGTL
5cnMvB3sv9wOdzF5PhnHbuCr5u0xDiKFqwEWu7/R5bWDtnX8KXUn2SL+Sc0J79Bfq//it9ogZpW9C1mqVtCX0LtJC/01Zw9dT/2T+wNMhpqwgPtp3ZGbaCwB
Nena1D13V7omamDLyJxNainf+QnSOMOMh4IWRkZ+JnQVZvheiFajJxxqPxeMdbyRJbBAnm1UqvIksFpvqIUijSOYtGbOiS7mjJPyDJBlMElPM49l0pjpzrt6
Y9gLHCGzdcroyy4GhXGqcUt26d2I2/MZFZZbSaHsK8Z3vD9fHcPDQ8Upehv2hWWxagGP/JOEHDKMtPXfMIqmNMwarp4Cc4U28BRJFxuos/z1fZ1QhKtWrcHG
LYEyRiVNxY9IApqinZb0YEFSWz5IxrCLYHXBEf4pjqbr0o3pJK0SX08dThz+e+iG0V5bphXxlHSJ8mMxsYap2vqajZBtnzO5fPUTu6J3Lqk91Gf9Y8mev5O/
wvrkZqQTOsRvqZmZ14P+Frn0xzCB2cXWyNt93hVWN+2oVj0reZaW3ytid7NV8lL4d/gwn6lkGyXRaT2e/m7q7awulXE8x88Y0XYUfVNWMNFs05CKr9CD9cbU
QFya9STM1TF0cK2FQb4DANt/pd3kz5HDYtgf4h/hIuplzYOa+HRcG1UQ87UbdIc6ixZi4VkBWXrij+IspkTSf/h30af6qcXUPnNJ6rt+xMrnPVdGch3Cc1BX
PSrUyt+QW6/2YBJBC99kjvMsJ4vDHnzJ5/a9yie4dbhWqCyiYS8lnh3PbAaX5ZdUDW5AYJ/juDSWWOQK1H3+Y6ArMOEGRjHzCDxV+0XilZLyEMtvSUXY2dii
y+7a7kbKrdCmrRPDeeAo3de70q7qOFYQrxh344pzr7kA3THhUD5/v2LG2XvShdh4bzaK1V9QU6yVHEToTV/1NfIVQSU9f3oP+cqRgtQX6ar/GTjPbYHF5D6J
R9TS6BO8GmGkm/wfZIUWYiLgPVVau2lva3lAr8geBrOlMsIVbiKqmTjcwQY6AMjPgCV8t6E/e4NjHtPQNsZondnQ3zM8zzXR1QaWQpDpTV0h/VEle2+dB9Pp
maaCyvqsfzWfta6eIHZ1svw1McFppgvQXSzfXc9ls/wP9xJ2pmvaWjki/iD9lutObtG10EZYjaxF3XhK2sonWnbbNopYnr7FonbSN7l/gQGewXi5IClc3lqQ
DjfrVu6N+slyAFtAq8B0Kp840w+DN+xzOoek+2OlvYn1uZPBD/oHrjwcYsxnA4Hr5FuwHLyoRGwpjuTNPT2UZ6WFJHXI9+GD8BuuaPawWz1RgWifz34iq3lO
2eCjzb3FGnkt5XbBoHAR6I7H0pecTbyxYai9Ayiol+QfxuwUM7jb3EZwS+mwaYfzvZ8VC6qztqXgVHIcDIj1Ud8pbD/paMj/U6lY0gnr62BPto1cThmqPdMb
MwUMF6qPGrOqWDF2AN9MdqJa4brmXexzaYX+KWcVt8MIsjNxlsgQL9ju7G50Cu3ji6O9INZex3oUctxYMps6lzYiNl2o4j8YnG70Y7uIb/Ej9q7XJzL5DH2b
fuUczMbAeXCIUEi8k3BQ3KxuF8/ARtoldXdgYW5lKcdXJWGCdwYWjKpiA+NPpgBl4S4HtkbOZL9WG6lC/Blnl1BH5hh/yqi/+Qj7NSmDv6DkIinw3lki8AXH
4XQwTxsXmefuvDlN3p3eLjuasYeUqh2RDBaD6rQ1ZiAcQwZTF432XDV2tnwuuNrVgY8JJImU1CYujevkiDdlk0D+6f80NQcjQabjE5PJbWEkY5Vzod6W6q/u
BoflT7LPNV2oK6azzdlluSdgqvLRWEiKhMdqy3lINuTcDTQmHdTdbCbUSBB2N94rATpFmp3bRmhva641QJtDnzyNQU1nYb2W8XeojHuQ2BRcD/3tjgHXc//D
OWKSd60WL43zsdr+zYu4/rQTHjSVocuRPZTF2MdN0fpyuQ4AHKZJ1IrIeVsVsZN6Hkww7lMjxIBjic8Kq5BnfFG9uFbd99a2mS7EX+OuSH7gUrZbeeEgzOZK
+p4rs7RfxqHgQC3beb/iOFHUXXpF7qJEQB/ui1ZdPZtloGDAIU3l7qdl+quKPy3ObT4lkfxpSSev2MNcLwqJPz17SEnXXD1TfEv1k6xGquJzP/WPBauCOeo+
w0Y6Za3k47nF4j+5W9g19qZlG6pzwDq6Eeqh8XKjVYWlmUgHq4lPbAx2kj7S05gkpYTuDRQjF8gH+xZ6vC9FOCUXF6LhCmkjjLdudo1AndMbWcvqt8XJzpPw
g7oYhWB3ti1fxDYRtwkf0adqXbnp6gmqoT1iX4u/0xWYUTiAeH6hdpG+xr9bX1DaRv9kioHyzlq6aEylVvtu8lXETdwK21f3FP1C5gLSzyzxvyM7OaUgZYXR
FG0GBdWJlijnZj0FHpNHCwVgX7mkWtUoJ7/S54PzphJ8G/IbKFu1dNZVbjBbKVQcPhCK45qsH85w2mBd43FCApfqPITyAkXQWfU3Ssp3XAfTG44PvWByrUDa
7CtAovC7CiPZLNicP6u6pUylMJwCSnhYlKO/00q7b8BPaAXNm3aoFPqoPSfFmCp4lf0fPQ9xFEfb+G5rF9K93VGVi4iVbGnq4vAJ8TU9Ae1WNmCLrYTWn441
ZgTOazGOxiA5Oc+9IjQQmkNr7DdkTjkbt0U6on8xNuEcMoIsdCKrWTmrVsMX/WbujXgeDmIb4YWBOHGeeA+Ppg9AEe+AH/Ib6r64b468mC5MffGYvlHcYRxk
akst5SThX+ozqSu01aD9MjK4F8HnMN12uUx03lyWYLdUWz2hmfjr/ANUl5/Dl9xclm9D3cUNS5VgSokbYXVlN5pr90VmWjMCw/zLrZ1wf61N7jbtpK89bhVg
cBOnKBeLLU+iODvIY+/Z2+GT4a+JPcV9YLzLjt5gszYHzPR/Ud4yn9kdQj1Pff6Z6wipiZOx4EtkxFC8Eh2+rWO6AjdWqhSMCQ6NbJaWq2lcUZCKONFKyojz
uNs5N7l74E56C6EwQtI39aR+wP8UFZQHaH2VqeSu6jeOcAm4nfwHqMRUzPmDGy+X51sKe52TPFtxOV3QtsUdIlmgdX6TnWNjmENcS+e9/AZ3zb+WPuq8gzKC
LBjP16UzjGehExCQ5VohsFHayIZN1cBDZypS/JjtrJvpJM9e/A5GcSneT1ihP8KLuKQjGk7yXQALgvOdRckGc69cSt7gaA0seLr9SiWHa5UOYRf+FzXa9pFa
Euytv7PF53bwfOPNwRnu/uoktWKlTuCIfTEuwjrhEVwD/We7Ey7LlLFNRnkMI5WwplCLqq7kzurNlb9CR6TCYmfzzJSRkfnaN9LKk2ZuT3lDzbVigd/0o6AU
dYce4PspPwkMNaL4+2AT6c0xyc8Cv6t9/EXRIjDadcP13vlEDAhyFo8Mx1rPOO6TPpjqBouQYZxNYfi2rpZ8H6MWv41bij+oXdAEZMJd+SagnXICTWI34jeB
nqYKZIq6136a2PXH6hrzGnYpHMBvh5RKC/1wedGslMQ9Ena7diSMkncpixUPRSnWQEvtQeC+vgEmS2fdxYQ26IPO8Kfsi+GTRLf41BHDdyGuhC4gFc8Fr7xb
8B5Kg/NJUFBczfkY+wCEqfriPrZEpKPYynXBnomaa9EqJRSWx6pv8GtySvpAOKkDKkoXVu+D3Wpb9C1+mTRIPSC1du5GE/kY1IEqBPuKP5yzIVOmce437FPe
is35DVlF+HWSIATph8pj1xN+Bt2Qq4Q35VPdFeF2+g5nQ/465wr1CxcU7oK0gEXeoqq5zaTOSjxZhTMUQEZzs4KIjxKDRiH77Mg2UlrfiY7iFXiEL4Ig9QqU
DldASYEMWdNywWTbdFcZ0gX3pb9iGc2XKiRnwWsoSi8KbiQdVQSpLboudZK+UL25uY5PuUUCTmcZ6pIxWVqcn5pNyDR4C9T3T1Y3gQ7sQnic+1P6bNQAReEB
Pom5rDfiR+LL0gZ8jD2qHScj9B1MS1REjfh/p64rMcHDuBU4kvU+sBnX1H+C4o7N6E9hGohV5sizsZsZC0qqqYFGymy4ikkwjU3pAMdGdisZaInUOH9fLiHP
8YVR8GSVA+W4C2QV2L9ds+zkPvqL2s6TFdxusJms98eY/Fw9MM6oQvDmkekH7Qc9FeAK/ylPf82FC+FxVUX5S2CYEk8v0hKxH+3MvhLsl1dSmUkV2B7Rd/zW
QlXRIyliTBKmY55cCM6W7pKrq3qqRbkLuT4pSp+F7/KKb7B/VlAPX4UdXCPVpp62zCpjNb6MZqACsB0zwnSWXuA8ry8B0fC4+jX+AXcfHCBNczZUERxVTArK
RGNsXHgtX97xCxW3jYCf+I666BmJGik/qWW+ZngfVwJ1AT79P91B9vleqpnUHVN3O8QdPUfF3wL3vd3lRXy6lmEzBYdKexzrYarYzHgj7Y889vYPLffVxQ9Y
gLsyp8h2dq1rGrrvnadfcy7gJ1iGodm5pdLqe/pbDd/wSG7efsdIe5zqynpOrwRVvV2UPsok+pO3HP9LfShm5ne1UvwGsAd/c1YX5qizNwwOr0fd4A1XTnKV
cGnpeHAnkwRLeC9zteBXORubiBsUcd5W/LaJug/MgIxeBA2Ac8Advr40ybFWXOHi0Cxizafz1dwWQIunyO64XbhE8sk4DTzSuoPeeBk3aeVgkJEUIPdM3bRa
wRjYSlaT09TPsGTMG2EHrhx4pxVHrP+o2o6LZl0o2++XhoAV8CHakjsN3jTcCdPIcbo/upzfEvIiqtYClWdtQgn3SaoWH5aneRpLdcAtOEFqG1ok9fE2sZXj
pysX2WRpKHUr/FU5YF2EztgGmh7iJoHXdALoZC/v+szXp0eIxfLJ+Co9Nye/AQWbUY1ZbLkNhzv+ElwpA9hMtj98JVdimztYxyN7HbwAJ8IT7rtkMPbivx1X
A7mOL6GdfJD+T1LUW/AKtcH2HEeJD8X6aCD9k1sKAPPC5lSLMkeDN8H/v5AfRj9hIoy2PaaqyvXcjKqLo4W3fmBtTz/im7nWWhqKc/0ZXDPqOHPNM8bRlJQX
2jGl2UPc5apXuV6B92xJU1/2CUmQf9K3so+qu6LMW8+LU7NL8gLViAyXMvhTTJ98Ogg4XgmzA7jqzpwXAXvifucpnMfOx3bA5NwOfQ/FgLtZLajo+Kkwk/4G
HqHuut1Rm24KX4M6SicuZFdjx4Oh4DM+Tkns2lC63kjLlM3ojdSNvcBfQr3IJH93/i73hI3AXyxPZqES1FKblW/INOB+0CW4oswkqS61MViXmRCIpc85OmEJ
NHB8JhXovaJJaymGeVd4Nerm2cb9x12g5tMsemTrLQ6zLWHfi9HCGVYhY/hB8mLnDOcG/olYnFrGatRsdoW4RNkFjos+O1DC1FiqNcOYfkOZYgzZbKkGXPGA
KmVJoG3MDv4rqJVzib7hPu3/zrcCedRpZSrg4ypR3mAmKSpsx41AE1/HxGuhZH0bzfsv8l5mvtNHVK6lzsAZOCOpAOmKJsGb7CJ8nrulDINl4GxxENfR0LBD
QCjJtgO3RjZ2hZCp9LXuMOKQrgbYJ26K6ic281p8h9JPKWWzGlEpxjgcEtfA/bAwv0I7DFejlVptqpJyGZWS91MKZ1cqUfHuTdDETxAY5j5Vlu6gW4ML4T5c
kVPgsYTXnhFMd0Brx8R/5fbmWeoDWxj/ro8Rm0rF1P+wy17L1RV94sdqadgoPCBhRListgukVvWaLwUP8HMkJ1SCp9zttLZKT70+j2ybQ1FSgJ/kWxpoZLvF
fQUnwRtpBnYYSNpn75FzhGKsAF8kVeE4DMA6fI6ey98QmuIPdI5nFlziuotWiIXpwoE1ukQeWAHTj7e4TsDb5LZUjRnJLWI3kJaBD1tT3NVDY9Ta6JH2wOhI
XrCv/GP1ItRg6zjHRlJF/4MW2f6BeJJFR1kygFe4yT4ns9h6W4hpEWwAo2CC6wIawhalk6iheJqaRXqQ1nI//RuprV6NnSVa2Z3uThTLJ4EbfEnxj6yFNoX8
5esgziYdBY9a2WaGAofYs54z1EsY0kOwLKS1CXJ/qXqWJz6XjPMDxQ9nwof+F/iQ96l/iima/gVXOz8EGGqFfpwdQtU0J1o+WdbKW8BJYam/TfI4ZQhvoi6q
XYWcwDu1J/ybawBreKoIJWzfV60MKfJL6ZM2jf5YtaT/2rbV3HZwHAzX66v3mXLyEOg1989nuY14DykKZrlknGRfpg4NxIdf2QeiftQt+0YiwDIYcldMq5y9
7ePEGVprR0u1jV6UqH67nml/p3bB3anVnAsvUI+Qg6A/XTqxEY4TPpBjdJqyTNL9PXgr4wiGrabwvuJO+1C+LJ3rW5K/9l5cI/GqXjTnmThPX0ct4CDcqzzH
P+2En6K3DNfjClPp5KbzPsWA3YETyn3pC+4ons622Vd45ttb4Os5UfC10UffpO6C5fXS4Xy3iJRi5pFb8r+0HbwNhbA13/0u4SGRG9Ff3ZWrnIY18XpSQnkf
nGvUUV6HNjHIPprEs7PEhpRLs4U7AE1bAbr5NaesdnOcFTagftJ6xy8tierBvpf/0hnqmNkIRhPi3GRdTjWv8sp3CJRxAe42vChdsmTphVAXuCBZ1e+S9ixU
+6mHlANmM2nNXdLvq30jwx0TlHqmd1p77YdOGUWdglaKG+iIy/o78p5qZ3QUF3Oh/PkrW+a5ozFdN9/pzeqi+BFknnwLrXMO4H05JW194CGYTD46/pBLa9ly
B6/uaSJFoa9UouEOPt5YNnCIewbPbf67aleSpScaId9a0rEKxExgpNggMgT65d1hLNvN38kSR2M0R/pgHqJVsm6lk4xGzDhXc6UfvENv0hcm7OYmuzcJjmBN
7SPcQA3g3Ozfwl4fJeZBKpimSHi80k9rJ41NXqzGqd5wFdLKMZ2Poz9Ss4xTsgmF6bvcIrUmKOGuQac7ZolhUkkW6VukaHibMRlkC07+rUkxL/PewXGoZeZG
8TB6rExxtQEd4X1tj1oHNkkqFreLrWHtZ/0Lz83dBdZyz/mxpIg+Pi8eRHAxcRzslPUB9Agv9w/n/hI3a3GwkLYrBJk28FG+WiJ2H6G475h3LmDq6oxRkJwh
v8TfzG1cPucTZpM6nd4gDda/Ok2oUrAOo4Iwy1Ydq5ZUajFPGN4ZSLoAZnPjjXZ4v+uGXhNuUv8zbGgTLoWqsJXNv8S34QIB3rOQ/tNW1n/L30p2hzbq7cQi
oK9cHBziTkOaNYJWuTTVnZTnx5HZjFfobJsdXEm65GvhlbWBZRj/mtrGjQfBnIK4KRD52imJQiAuSe0vLMVFE1Zl3wSXARc5wjTNWm89rtegTxgkXI7qQgf5
vkYHy3BjGM3GRymbuA2OP6VGQmVYSH/jHKsPBLGAoXKEGWwn8pMtDjrjd44h2GW0JbW59XoXsA41s/ZL3GneQRbozUFu4anYxKZ4H2gzOMKvdUyXKiSOtL1k
v6rRVGX5q22kUBp/h51sw6SH9s9kh60EP8l4QLXiF5OeXGxSN79K6nMvBEJGSDvolfpE44062nKLzMhqS03UB3AfYUStEqibdCtxlbOtboGL8UZ/9UBF+ppO
063UxuQq+C7/pv/rqEvdFRfQ7ewD2YLqWVjQOV2d4m0YegjGl/+ilOXOwIHKP/Ast4/OtkeTWa46dFulvn5Ot4nHqaOwnCnL/80bJZi4UXJvjrjLgYGkK52T
dEjoghLdV/SxDhgA+lPhOfUT1yKmgLH2rWqmcwKL0GX/e6GeMS80jR0bV1m6Tl3zb9HHkLqAw2fpib637GGfkthO+YzPoGp0cccP2UVmhJbmd9T1anNyIea2
1io/ufnw/W2lyHB7qtLZVpEuApZjWr1APwj0cDXmfse3spbAI8bhTJZNDwOjvP6L3oknOc7ltw4hryBZz27k/dQW5yBsIeul1fwcbrBUhDvCFsdjQgOYX4oL
rRP/ck5ly+gFqVGRwuRmIBFOds41ulhWuhJwS3gOccIVbxpro0OUj93KvddSqw5n9mkuNdVTWfpIpoKj+nM4gjTWM3y5bEslJd5vC4XWGXtxdF4zqU9ou7mG
kReKVdppwUqjQ0uY697Vqk3+oJ0UPxKezlKLikt0SXMwLZg/qOHMRLhdSVVfaAfJfNAmOQn0Q1aqObmbJLoS6e82m7dJ/nsuyFVRgpBqjMANnB90i3lAlpu9
ZRwp0cj60lOafW37x/ne7kyARv/QwcTFRobZan0a2pg9HxanEJhJBof+BSVx8ZTPxvGqCY40koEbaZo9Sef8U4zeOJ50Bzf9X6ga/vdgDJgHKjAJZEjoorMG
WUSWCiWZV9oqOA758VdnZ1LVcYdS/e3BMLotCdui+Xd6GWG1rZJwBW6Pq8NVNh1TLMJdap3A8buc011+5iGXIsfQs2wZbBvYkfuX7aJ2kFqjv7WCkDWVRi9h
f72IGgzdTXhDiHoMbOfTQ4eE276/VMWy31470NN8GX4BXfBzv+K3qq1hUAuaOOCF0/TFuGhuU9zDOgbt8jcz2osnOFnwGEcUh3wM0cmfpZ76K7RDF8KUfXjC
O6EwKGHfI1czFuIxxn7UNKsP/0GKD4aV+q5NMFsdT+mBY+zNvGymIWhnTFRHo8v8AXWEr7++SQ7jsjH7YcVwbvbPYKuqIW0Jv0/eLHV3Z6KdAR9dQ2pLwa23
hAv0k8hIaSmpTAapO7PfgMHoguBKqiBFuf6WqmlvxEJahjHS96/eRHskb2S3Bfpxk7X9prmme+pxjpZn0S3Vo54r6jnyu7ASfeBOogQTI52MH5z7Jm4jfc7f
E3S13yUIv6GOqumOyZ6Ifyk6p5+SDya1Q6XFnfYpZic3DpwKJeF4Hoht/c099bFnRQZ32/Mb+hiq43zHPPVN1zagGdyWyAppAx+b4+EOgxvJF7MOJ1dJfGT7
IfcDv6QNzAijfc7KUBPfW0cqmcc31P7UU4VqqDPm/QmuXKa48gB2MyS5B9PZ/idTSt1nbDLb9JeRPf57kVVoHRqY8hEkBb6oQ5wJuEGwL96rt8jYGKpsTxSX
cZ82lyFr6GtSAyaajjBATeZ2Bu6Rjf5MCttSldGSACajf0A1f3OhB1u26jqllJ7nG6cMT2gofcIGHLXlIy5sqwWCfD/bw/xp/M93gesG8nAh9C+ggrHKU3/p
jS+ljUlR+afZWd7PgqwQaqX+TOwXLCqVM1a7C+rnvbWDZu6M3equaimKF4AOvmloTNFPlnVqBmhnjXK3YnqLmbg6Vd1fiBtDrXSk8Lfx8ND7bBBMI52CHZn9
toVwh6NQqK68LOeLJ0X5ac+WBgSirakoAz/j1mgvzBSsyTSSYrU32lz+uP+OkSM9knqSWHkXP2lrPc8NpoXnNHUVLwJzlBdgB7wS8iaOUTrqw7gmdkfgvS+K
3Us+AMy8dfRDa6Xaekm1MLfbfVo8W/WL/bwxmKwNvQPxXM/AeFCMnLK+F6NyeyqjndnwkyUOe0k1ql9+n1woJhu38XN3EklI30XfJ1ext6pVHES2JXm5MPwN
jpWvS3foMdsqW0rTl6SEkA9NDV6h2zImurh6R3opzgteE3uhb9xU/0NcyC3ql5lpjjdscd2O7/mjPUUy9+LupJOvepgSk5kx5hKgDOVRdwfCyh2Y429IrYJh
2gs3KIesQ3B6wialnG0TuotGyrpy3v87uKy7qPTsz9ANViOTPiR7O10EO1TN04X7z/+W/Mtn0rFJn9cXptnE7o4F/L/20eJSysw3Q6HgRSlefEX9xd803ST7
6N3SE6fmX2rEg8/MOwPqGthI3FkjuS0ypU107ha/qv2YwzG09ZnwSXdnT/S25ibY3uAqsDs0/Fv4c0x7YQBw+rrEpPFRlOr9PfjUnQ6ycW84yxrlciC72l9T
EzP0scYV/i3upbrR4Zjv1OgkzjNe3QIeqw9ljXCh4foXsyVnTkxP8WXyJyVbZGFDqRe9zrGIKpznCuWhuKQKXJrRU3gtZdIetMoflXy3RHdVEu/g3sGE0J9M
ptKP6oknsgON61SapsD9RkipnlQ62IeqlHzPNnHrGLKR+wecCyQF/aCAMAV0UnL4H+p5EOP4phWSGirfFKge5odYT/gbu8ZShUxD0FOLzxYrvZZSaS9VHlu3
uGJqhv4ki3xK3gHDMA6jKPBFnK601EL0TypVW89GPPe4Hjistw3VddXmy3G98HtuqutPpoHzoKcf2sUVc9bnhiKiluPE3Pkxx2M1cgu3MLcH3+E53gIOwluw
BqojVqSnUEtwZTy4qoy/upYYNLzHx5NRqGEwAnrrldSOuG+4J5jDtxH+kY/jTBhvu05flnSqMpfA7vVto65hRzxKFLjf2MvCCLCZ/OXfDWfSFvQEFnLcsN9n
98I0YBib1eL6BbIpuFnNoD8pb9GsiOY8ABbyv5GVVXfm2mLLUdOlgdKv7B1oOaguEiVG2Qomcz+cZeA+UBmKWoqzL1sLLLSfFVsrafYvVV5UPiddDOaCOsYB
rbVmBm68XeyP/gT3c7dTSvCpvYzQNJSmPqBKwlFVysK6/FE8wbtcZ6mqSgOyUf/AfpL228oxl+jR6kf+h60sVwSvddvEc9geGEJ75dSsl1UbJLZPK5L1FvRK
LJBxme+mDWL7s0uk6vxnZb+vTsBk7yz+ZnRRxzP7+Wz7OKgG7vp2iSzw+9tb6kitgpOTSsWNoQrRZdhNgSau87kbuS2BZHAUJEkDnQXpxniRNoe6CQpbPqCd
9kH0XDkEjofCwSYOyIwN2oJyTCu6gDsOrPF7N7fRhzIrw4epw+RZ4qPQAf4jrmd5CF7ZN/hzEv8J3pLKw4FeURqv9ggMURDIzeaXhuEDdbzVA2r5c4IT4B7q
B1VPnGUfa1vJuUhJdw1+Gy7szNWbUqLtiLbPlwoau9+ASWxEbhY8SIrZr8KuSDIl54QDWGnLbbUlhiiY5+EkkzYBdhd7ubsgt3iLbAz9xfRyLIUzTBdJf7sF
z882J16lyvrP8hfhYlJe7Amuiu85BXyFtcyX40fjhcFCQi/xkvho4UT+d9QDfJMqGrvF43QnqhRcygxkAuamjqP8LlU2BpvWwfGOvmxbYjM9DaQpp6hc2s1e
BudMVTyftgYsEvuMO6vvoMMwxn7MmULNj7ppfek4jbOlW+4VTE/1ARzFbvL2DExQ5rPdkFfspzYTi/gzsxehFWAYVRe9h5FQZb/ddiD0Vnpui/bmcJ3kNlJE
5fG+wBZ/ScZKzc9ng51GGTIKb6MKiWty5oqD1LB7Dy5OrcR7cDFVpynwmd4T/EUaSP2VXfRNzfC8ldcmzBNKWqeFTtJHuBckL2Ta9tQq4ZZaxH03DmUnaXNx
jCyB6s6PdBcqKngo55Xtkv5Yboz1xIyse+5JzpP4fSYUp+Ao/Nq332mzjeWiUQdpiDjKFOSpuA/iZVCUforXSV3xY/AscXGgVs6PbEON8xYgy9kCie+5clRK
YACJZq/wxY2i0hr2EDNUTQ2c9c2VeskR81TjtSOBDgCu2DvTdLzMzoWqaD95h7RX7+34TPbbnMRP4vAl5bBjEejknCc30Ddym8lw2ZHP67JUXjiEu+glxLdk
DqxdtT8zWO5sO61nOA7YCWnDvC1vuHvLjzxljM7UNfKDzpaXgsLcSWV39GRPBfJWvkX6oA10rdAaXy3M56fi22DRQKvcesIEUcpJ4TYqjaNP4vqMIJsSusVA
dIdrKj8HcVgH58HnpM1iV7kC2h0oho9ZDS0H10OXwFJ2HJZkyb9era6sEUvjgPWLo7ltrN8MTvo+kO7GhNB2eD60zN8atxWJ5bZUmt0jLZO68nFQkP9TpoI4
WIPsDJi98RTw3PDUs5y3p/B31l4n++A170LrbiXJSWmxdFeJkVZw88INYa6ntXcbWAYqCx8FBk3S4uyDLUds0VanbOZWCCvzzslPE1sAJ4pPnM+mJ+a5JzkW
ACvj9QqMU7viTxG/04lyBX2ubRV8Ku6Rk+wtcv4z5uVN1gtRFZQdDG3CfBVurNoK/cmWYP813zBKR27oLZWKAAIztkixbH/aCW6C0+gqOei4BlcCMS9a+OiZ
IGlq3Tyh4gL0LPundWrF/Qg4JnDluPiIJ/zJWO9w0S3BFOcK0EJb6/wjwAvNqX+4X2rBQClVZQT4Ed3mB/tayN1JPXYRSSO/sFeGuZP1DLLW9U49Zeh6IUfl
5IJyKLwHBy27A9PYSnlP/KeU/vClloh+BOPRctNx9TiM5b3cy/h2nvv4HUDJCwI9yDNlBxlH+uOFwA8X4FV5P8WfoVK2U2r5nEbZK/xHHSW50Y7D0iTum9hJ
L8k1VNqFKobWyL8CHW2VcSU82InQrfWZ6DHgw4NNragZ4ffgrdEsarGzoFxNb0OfhlNDfwdfcc2DI+E60wrxBfWdeDmLNISj/A51t43iA+ohNMa81VXEEUVG
emMFlnqcmEGuZjWBFeRcdEEsEjrsPAco5nf6kBjFz2YX4GradcfRwCLBJ7aDbY1ffKFw/7SVcrqzuStgHmnLgyu16kIb7YvvDtucmUmDcI38DLHB69aVuW6q
CrmRYxdW43T+hTSXPsV65eecV6sQrsd+IbHqPqWYexAeSw7gNGMYqSzUkhnakndBOSX8Tq7rY1E1VAVNc2YLP0PDqWhYW3+BZC5J/YPL2nIwXBgKKcPAK7lP
+CUZZRth38lWQjnqMbENuJd0PXTK+Rd+TbKT3f6a+n4xR6bsQXqNFlI2Zg3QK2r96O34LvrERbuyxQq4sdbachhn4b78yaQZqIX/pWqi72rHhMfiD3d3+AO3
gAlcD2oKfCrVIin2o+iT5T2AYq4j116JOqnsAIn4HOfNOgiS/Y/5ctIVzqq+dj6QatCAi8szqTuEMfy10ED1q9E6ckH6W05Y2UsaBtv4g9arWmFHTfG4rwiM
ivUjGa32BqlQvuq+iEdhGc7MldfuowbueZjx97EP4T64Gm9vKXZkv+c31ByQRA1UnK6e5LlSdPOC9Z+E3vLBqFN8oaQJoh9fxOu02vgfNJKPtjZwfnSVZtba
nIF/0CLpHF2BWy3+hK5EjTtl6wWe6EPDY/Ve/BbbIW1ewlxuNVknUsp72EHPzJsbd17sTVsYs7MIeif0pn4LzSQd4HB2UXBXsADyChvTuoHV0jk1QTtGt+Cm
oG/sOfKMweHb0gCuo2eM/hV31rtSC7S0/CQ9kbEOD8bz48qFvoJS2YyjELpi2lq1qXFJ8jv3WoasvaYv1MpIqxKXaQNlkxAHWvNQK6TvDEXg38wmci8421mI
LcnHZg0PnKu6UHdqpSLFSDpKkD9rUXgLdZJt66b5NrhJem3SMpBg2gRT6XOMYLdZhmnd8QI+oVqpUIJaAf+T+4nZpVdiqhtlxJv4T+GAeDUtWXfgLvhbMMHT
MT/HO+GNwEf5ydGMN0qY8oIBdCRSwd9GSADdjOeOXWxhPJnW+EpJc5nRob7gsfQ39xYWp6CSFjwZqiPfc/fXOhrOysUSK8Fp3jNKIf6ibxxsHxgtL1Bd+CQz
Dzx2fA4dN7n4F5tqBdIsoq+69Q6eZ/7T3tG8FkzUCybMBoqJFkbiy8Jaui9eRvlh00C0Mj90XS2hcr7vccPDa8A8O4rvEawoDo4/zLSW+4vNfH3wTGE0eKc1
BpfJInSTn4xa4LoKFKpxxdQsuqY+1SkFP6NvYIl62TnNm7C9k7W8YBPmgAXKCpCtPyUtuAX+PnBb4DY/NGejFIt+Ovoa3RwTSFKgEPtEvic3+v+fXexsbZvj
ozDbmcsedI+hctSySpNt0wOTxTzpGD1e/Rrqhf9FlVEH7Zd8lAuztaXaMAGlxvio23QO7g7mi8nOjcZA6oi/qb1M+mnhb7qwDLSFzHpQKp+uGmlNc0cEe+FE
FM2u1Osy2P7dcY6p6W9njGOfsC+t3YXKGmbWe0rStbhq3D56PCgnbQ0sVC9RUwW/34euOR7xiVxLukvwOVxpywO1YBZVmj7v6EDqYJe1sO11bjt6BzwMnxFO
by/OpwLyAlck8NQu8mahiXKTKck0lPKY2Vx3cZU6gh6f+x0uEhX9vamyVWYM40NYCFxSo+AG63jqoFTNdD7XoqzMeG3QdCNxeexZ6AGXHQnaLjGd07QJ4lxt
cbgjvYlJxmdIBXPbkFtqLBa19cStjD3lKkGOugS688uVeM8cSeTWk5uBEMyg9rLpTHFuJ/2YYvT+gSmhMHNzq4Wr4V6GRzkDaiTwTTDcNcTvWjXfJGsCbkzK
8esdxNlbL608EQuDoO2a5Vfojus11ZWWhaD8EPaHW51XlOHMTLCAzspoJQPLBPg3Kg97yy3ppoEm6KCvJ3rNVSCJ2hD1rH5QN9MvI3l6grEhsQOuKQ5SBG8I
jWAXcpe29hDmSAtpa4biPJ9QLkDk3/5H0Vn+V3E0bBgCxUshJIF4jq/M7M6eJFDcoUiKa3Av7u7uGkIIkeNnZXZ39pxgoRQrViie4hS3woMVh/Lm/bD/wPzu
ue/r+rKjnUowiRXJTdN50kXNEFeh8eAT5cMVcYGpEokhVfBd6NZb4gXCFJIDj7KHfTVSnjMVHKspU6ntH6EVGKvuQdmCX6ttLRDbhGSmkuwNTgBrxW3UokBQ
HEp+NZyoSFiJm+mjpR+06eI3Md5RTfzbuAsVuC20G/+iRRrlGSS0gpHojQbAbHdT2A9NQ04/AN7E9oyHSnVO1i/7PonPpLJ0PekxOM9gctZ3RppKFgvlOF7v
6ZglL6Y6umKDb/EBajis4/1aK8ZUIAW4I3IL5mnWFHyLGuXNYCsyt5hWtUaxtbx/qoXM5FANvRKaqW4K9nM0sA3Xd6dMVIdyP7K17LnqeWmgjPEcMJui8odQ
5ZJvi4f4EQ43W8F6krmGdeNnq4F+Bz+mtcVtua3KpVWjpWL7ONST1LSl+zLUo24kVWOOqmbPJqkRI7kfi1ccaWC/tB3V1Vb4t+i71a8wW03N38ikKqeYk9ph
LqeU5sOh48ZVdaEAQvvVZaQ92JMcFgL6dO4farg9Qd2JL4BheV1xRWOIdNdoBR/688l85hQ7RSoP3WymItnHiGnCWfgL/Q89Ro41p1te4hd1Mt3VU/wmAzQF
MDzIllrgzz+OJirRrjrCEkSKMnFfrh54GjiCosEDrb3a1vvKelWax/aj9qhG8naxMUmlRrq6iHWcFbYvAr9yexkPzCGV9SZoMWhABy0jqWbqZWOAts8/W37i
ihFQ6KJyUXlMvuOfuD8rX0OQu+JbLtXjNjC89znOVOdhTaqPk2E0icE+0lI8xNSS7nuV7J/ABbUMeqV9cERljfR9CA7H1zgYeEQq8T3tD+Li2RzyZ+o7/Fyr
5ljOzxO26GNTPtgynU6fVz0Q2sT3ib1gjeWKeUZ4Zd7sf+sZ4ziMxulbtvaGI/F3uJs9hA7hLHmI/TvQUn4jTVA8KXUTrwSi1HjwC3ik9CiobSSKP4l/eCeF
nlsPORuSNdyvvjZcP/2h2s7zk30aWWzbyDZGw/U77GYtRTHl1g0d9S8IbVDjk/KoYjwJHdZrCXJNpwSxy0HlPqZmYC87QBzHT9TPeufKsfwen1droG0WR3oY
Rycty9dJdDFLcF/qIOngHu+Y69mFf9Jy8ffG6dyfMAJZ4lzHXymn7Ec0Rt0FflYPFfak8oxC/qltBeBJeQtjtzFfREW4WSsd9WHGgb/463wbxy0QZS9hT2Kb
nG/9VXxoaWXuUHROXEzV1urov+u1HFdDqGCQt75UW+9HKuhDmDGOs542FC/d04eoJLhabc4kim252Q6T9zo4xixksvx7xDd5M0AF/Yj6vXbFMUj9oHQIjMYu
dYneMvchniPeDPRC59T9vuls1x2/6gJMx9WVicZLbo3tNO6v9eZ6BP7xrrI21ecq3+O96lx/Bz0j8AKI4m29gL1qQPlHEhn43vU+/CR411SZ+0OKQ9upZtxz
so4JumOLPoEem1KwYnkqfgoWIAHtcvdM3mf5TbAyv4shcVaggDkKLfQ99ZW9LPszZxi5gaCHKTyt9QWV9GlaofabfJxqJZXJ3yGds+eKs0xrg0tKzfVHS0t/
eZwa9Et/KcON9dIFPJOMB6uZd0r/orUSL7YzxuArdD5VFvdVFyhjTF+pEnaKjcVWjuZ/VwdxrcASa7G/LdsuZnZwKb4NjltnBhPNF/EXtqP/smmV9pfoYkuU
MXld6JPsCnM8nCLZgweCF4IEPyECiJVLxO0JnUg3aU5wiPqVrQoLwABQKEaBcsIELZ8zkTfUSxOXuiO4xC0746XbcRP516zAjtAGm8xkqu8Y/Ramu5aBefQh
+ziWDSZqV+Vb1H74mVDSN6MWv0fJVpPoDcIrgZcb+lr6bPEHtQbYUOcH/e6R+q54n/ciKLYO1u5ItdAN6mbheyHKfoHMhGesrSVryvXCJ/RgKsXzzFQCc+F5
/rbo8p0iCqrEL0rClAdvT3I5wqXtXA8fQDl6C5vX/4fU3oiw7Scb1AbBG/QKkJPqsmTyvTzXYC5ZJ9VD85Wj4CilF8qkFl9NWUObUANhklArOJYqBGvEw4zu
PU36mXL0JlQ2arUBoB/x3FLCd+oPtBqBKfaG3lx5lOucKxGNMSba05kc0Fsa7RwmvgpsS/xd26EtlhLBfl9G3j/ScbVOYJC1uxKDKqQ1txcWziPFpfzoJnFo
OkpIyU8qQz9VOgDZ340C7AO+RYgDr9WDhpsdpxzXB/J3rFcCh4ViaRDfDdRKOWlvVedS4WiUwW5ianNXZGdwDtXTmYoakhtCDvMXVRIMeg4oOwvvah+8PvWW
vgO0kK5LR+hXtCvwiP1JizfmCYtdI3E7dU/Sh9ovUW8jW/oB9kAusQp22dqaMb/acHIXg5VZlb6eZ3E142pKZ0mR2hxjqrvyP/KefautK8iytSENtW2uCXQL
lgdNg6fRQ3YQ3sasEN7CVsYeUE9w6qKPSeGhZH6tVoPD5ZegRbCExLAplMZdE7/zscplfWmwJzdMnaBHJ9pRExzDvgct8fLgBVIZNEDRehDm638bv1hL8GCh
wHUFttZGhncJ/ZQ2YhOuAvmG5ooB2E54rDdxdEKGbR8sMBLAaTTCnycu5U4lpsYu5SYr9bVPFM01V/72769zgz8a/KT9gCrZRNsi2+mCUm8LnoFlQePgGbGp
nEoPAXe07qQBHAwKsM13nT2zoz75aK5ObTWi7XFiN0sCWCyt1c5ztxD236M5ei24mphlfPTNg3cst0EXdhL4Tp0oPqTC8Jvc2xUH11p/QzvJHX6L8U39kD/L
Uaj2ocepHdz18vrBEnUMnoYd/DRf1qZz1ipJNqPAiLEm1ZkIZklF4hrrAXYCeKH/yalqKrExEYlftGe+zWqB32fJs/6LE1lkbFf3Fjisyx3J/p1FHfLXlrrk
DxKgqoR2gHF0WdJu6/fbFyr/balJR8rXJIU/lxSE38JDnT8LB9gBoeZoh72LiwNF7HT/MNgEbDCq4p84L19MpYDJ7BY4nnTCV+E+6XnuG5OfHqV331LEzMJt
jZnqDLwBwrgUBViHiJDY9HfUau6W/Br96rDRVVAlJU3fEJwHl2mG2IPM5TA3hpssPTH1YJ95LuXdrX2JfcONBc3xKXqf5a1pCTVQ7a2f4B8xU8Buhw3d0ke5
KgXKsHf5t8HG/FZ7a+Gi/Wbucv4it0Ck4HTjH3qIsxG54YiBRwtCvo+b2wYiAjNzGHWafRPeA95oNcg2brwRlVDb2tGdRu+iztFXgnuTQ2qOxuDfpBN0w0A8
HBLoA15qlWN3uVtxHzxC/lnxF7Zl3mjxNDdcn2mbII0raM6y+iG1qzXa1oOppZmhxbuFLbv9mhQZ+E0xyRmwFynByD8PYjgcbEKq8MpXQwz6pjMXQI3AQFSL
qWz1ePnQd1K8sZd0pbwKq5bV18BoNJP54KutfRD70YAkJm/n/vD3pWPVKq7XcUeot3m3vSv0cZJR4wW9i62u8YqsTmW34HnooZrN7PL3DXSxngu2lYBtX14U
e1GKI41AGmHR3lCNcJbQPiaTWrxxDJ7gWF7aIn21Okp3/+wE15Z76nLmGogKtARzjF2BzqGD4vu8CpQF/l7wuGBYYG/eF3QHXbesltayAx3W/AZkCJVB2gb2
UFfoVSBfbGbdRBWh/rSqNbTWVd7QMLSI+O0VwQC8jeQKu4JD8Dm4gnqndpM+Mv2C7UEJfAnu+lYrznCk/MQ8VE1TosF68UoKJB/1pbzMg9WR7Pc6zUywR3ga
akFvX2UScaOquAIcqnamvqkvqe/RNOYnDEMjwDjpZMJtdyt5pcI6uoJpwAszonj9AnmfMAHXFG46D8WmK/Vs83E5ySbP+i5BHkZnoETbCmLNLiO3Dr6rc0Sl
azUJDUvYm3JJuWFkod3Ktdqdmc3oqfKO2sKVZwN0ZTCay1ZjgyZr/w1bU7r4tnAGUzlQE53WfWRw3nul8nYPHGg/xU8NuPWh1iuoDt8xYAQuaRmgA14nN9XG
+xMTK9m6ikvIRNBYmIfuuv6Mvk8y1RXMe687+bb1s7VK0GQ8IJMc+XpVapE8Sa0uf6R76NHSevuJ/ANaSp3peI+1o95JXCrZUsbhc+wXNkLJdL9Udlgp636w
kjkq9km+LI6I2yScx2Pp6SgTzcfjqe3sTj4vsJtI8Rw7l/nX1ll3plyTeopr5X+TC/np1FK5MTwI2/u74rdWwbD4ztsXJq9TH3lXosaeBKqy/bDve/TCu4Tu
aR5mu0oDw8t3tW3ic4MOq0dewxmmrWILJsrrFYmWndDc0rWUhi+TLVwdfY93jSzE+ZKq4BW4jHqBmir67Fwome+Av9OhvYSPxT8Ake/vnmYfg0q8U1KqizHs
RsqefUe5wdWjFWUnu9BazlcTVGV5X4Y2mgvKOf48vk+BJ/dJ6dYW4ObGL4ErrnfaMu3891WNibZ/2Df6xtxMXyP+PN5lygLluVWMWfoqzeXT5SixNxpmpqg+
Sn+wGDN6pVAdXM1KGWuo3uBQSsNN+9gM+bvaicwTrOOG9l+lBoAXU+CgvCn6EqOMOJWsyqOp9vkPrHf5XDGJrPH9aP/ZNYMvs221PIW9Q+8Hgm2ae4q/hPHL
Ml0bVkJvqVe+pv5KKIvR8WW4NTlV3yf+F3Vfpsw07MxhZqPUQPuZa2W0oM7oK4tuyBvJLzgbV1Z7iK/8XWzD0Fi+tbW7v77eTpvsVUBLozK1Axc7f2IP8H1t
cMcLLoZ/RiUx95k/NA5n4legGCqhpvo+YZIma63EL/hUoBDGW0R+RdYMpYuRBZrCJ7iaY7hYizwjJVxbs5OOAKtLvfSw+IjdRM0yokx/yRj0BG/8NZwvyS5E
jKtktvDcN9WczX0vpFBdlOnm35ib+ksocwVkt7BeHev/FBoTjKJfg4BntpDDpVC39WdqK761USe/O3odsEgjrUMLI5V57mFcS9zXeovc4BBpxjcIhtX/UC80
mFRSt8I1fEf4MVhSKRjabKygo9z3lD+C3/PzbN8Mh/qMKsdcChSBTeo/henhPGat7TRvkqzGCmAn5/Wp5iJQU31OzFSbwllchkATS52ezuVwAPenlOUtZ66i
0naoA/Z7fgBR4fvtFej+PM1dx7Pzi8V+0vwECp02mmivnDPQUeYrd1/r7r9F3daOemZrYdw/5pUabVQqDHPNwA32Gdymx1h/pjfrEagtu2aLk3qdooYs3Bz6
sdkuVVLbUAjcwnuYeMVvncO8Vs+qAWszrS/OYPaFzZ7J+DKb6tsDKToYGKxsAoPUSOqQ5bicEDqSXBSajoajslJP9gUdwbeVdwMGR7n+ZLY500WTpSk1Kd8O
7V4lcB8MzQ56LwS/MYZeT+3Dm/UBBh36h5qsDSk1/Z9QnbRLqbO5Gkwty3w4Ao62fTa1RZ8ln3RZe4rsoXKpBYGaSgfXCaqndJtZmLQgrQpkEk6JRVxzskWp
JdyVa/jmCvfJNK6p0ESZTnjtKX7tPsJWUy3WwcHrTD3plrZLjxZWeIaqXghQN0sBciENF7DD1CeKWx3tv+hpHDbJ+52V0Qmi2m2lht0LxJVuUTZ+CY7y0Xwn
ThUHxTTFo5BV+GJ6I5zg87gLjo5sth4ATOg6SHDqVkjGs9/ok4Y3YYD+A+kE3wrXk76IEXnDYR+5GQmFnlhnwO58tuZ3j86bxnXfdhjfwAxqCE+CCMe/Rk9W
BQ451pXi22UdG54eru6LthZoSY7rYneLyFxmaqDq+W5uJDODTVfahcqTGuiBVNO3N/5oOJ+6AGzCJSMCPxW22H8IifQJ9a5kD4vCU1MxsoF48Mi1kWTiv5kh
sLv4lGlQZ5kzYd0XwWs3cUepA6EJ+gQpV9gvDKcCcmyA8p3UcqSLXNe0DfAkNc5VhVsFL3F5tlf8psBCeg1uHbyTX8W9g7oX7qFloRLOLUaZ99ZG5nKhZeHd
qAe6So0jVflPCoH99V953T2adKUraitFjptq1gKbxCwl0t8WRoBlIbfwinvAVeI3ex6A/+ErJkU2US+ML0I3paJywtcM/pnfq+gA/JUcVhMte2E8nAQLg+d5
1vcR/8mtSom0WrX6fgJWBL9yi7gm7FXBxoX0DrCOaNiGO8eGIpx3YEEKC98TC7qOJgaCZKnRGb4G7eAS593YYeph4vD9XujRb2gj8i/5ywfSucLAfJCDu/lZ
/aljGTwrnTH2s5d1E/5K0fZDMFpJghtTKGzgJ65ycJnyPfmKxu0YqR1nNuuD2X1SdFAFIV1j95i+gQbB35mbvubKatIbD0jI1UeLJ4X0oBVJbJGMyS6w1eeT
dyV+4yLR8+1ztv+uLMWP1e6QNucKS0Q3Y6bmcM+5pZS3lP2zZUl4DfegtTked0UqTT+DIbCjqnoIVhcXhSX7BW5g8H/+ymmZnpVOQrvqYLY/1g0X3BRvohsp
s4wp+gygir19l1VN3M9Wkz8bP1IZ2h2HxO0kL8gXsb62AY4OXlck8s6wkCeJB6S9ZAEaGVjF0dxNbaLWgNTS7lCdhc/qCeEuEOlFfFX5niPM3dJOwA16G6M/
+IprljKExfbNv4f74HvKTeS3gSB8TUX6n3EyqkJ3xo8o4KvAYvREFagU9hDjtbTkFqM5YLPYSUkT79I1geAnxlvljvw/PFCfKRwUT2vjlC7UQFLbfQ5DW38S
so7g4kA/cbKUKbcFLJov/khCogf0hHfoZtoGOZ9fDsS4ZO68+D2MkYYgLtQWXEUTHNepEbb1CYTbJP7jq2TqVroqv4NjlIdOC5wLJpJ+Ba/B20BjawzbyKvY
V9ICGeqfm3fBGvIlBv71N2dSpL/Fqtoc9Ck+ZDunRctfyQQ1TL6BntYN7HNwS9sGRrLPcDVSh26Y3V7fh8Pae99wqiGWmfrcb977+IR1hLuBYxg3IaDpZWxV
wAzlgdxMSXf8Gn8yiFxjXBaAhdZyZ6En7hPY5ci332Jc8SVyV3ahes/XmG1EC8atgDU3wQr0V+R/IBfFM5+VWKGp6odr1WLvw+Tq2w+Iw+Mj3QHNx92G3yst
2E7cSbqutb36USrmjqd0TcLwF206WFJzpX2lusFSyL5XzoifwecdawJOsTFbKH+Jl9kcrTI+nVu7sGedGCbHVoHNYTKMu9wfwY9+Wp/qj/JnyVdxRu0S9b70
ry9TWUS3D/ZX+1Ft6L+YJtb6pFzAps8iTvFn4i3YFjTYhVxbQpFy9CipmvqJXiLt5aawmmhV15GLWi+8EV5SzgbP5Q61PrV28BTDFG4rt5nPCi+y/uROh/8L
3PddNX3xNeSykyJlB8gQvxSonnKMOS/GMRJL2jfORh9POAiOi9d95cXZIL00OQcYAd5mGwcSoMP9r+2rdTPzOFhFWhPorE7mLsMPwc9iN97F5BoFwenGIltf
tVqA09JI96xFsDF8rDbwvLZMwCcYDfS0ccJXqkdBe61swQLqu5TVohU2xqpjnD5GiGW15LNcN61y3gwykB9EevH7cn7QKsmZ3neFW+Qd8jKxmgfg7cGDYnZp
fo95byVgdY2yyuwiBWq8UKh3otY49rjrxwPLC2qWuijvCJNfOIrjIKFDXA+pu1E3objOeLEZVHFN9khwtNRKNPsZ2YN6uFPI6+jHfgpJtkjKpF6T/eTDxrXU
eLEV3UjLpOKVirZLdAcpgK/rxQHBM1l6Tlnko6ga+FV6mnSaTwi0hPOtp9hF24Ypiv2SXk46CNuZstQ09hO4bt5myndXlM7AOFSb9BfDqlCAgeo7AyjS17NY
vAk/aG313V5VPKpdzxsIUtE8PMOX5OyNj/vsgR+kTkGf3Duxnj7augB3EVegUaQy7sPe1uZbyzD1xQzDan668TPbB8fjxkxuaRb2cx125LJpmybRy/m6cXZQ
Vl+kF4NFpV48z1M+dj343TNMoeSj+D07UKtE/WV8YNqRR9xTfrx+TrCSNr5WtmL3LwkPuBGeLGUPVF2/yvPgcWwBN7f5uNZ4C9sw6FOuBGX9JFcm+3ygYlKG
7YP/L9w/6as0PaEXeWSlGQMTm8V2ihpr81jHaJka4GPAdjRN7GV7lBWMH+LNQvPZuvxCqnJuE/DAdIR/r10kzfXHFDafZ/8gf+Gj/D372qBFOY9vJewLrbXN
5PK0UaSDuE76YckYepYWLj0p4Oix1cwdhaI/WvWCpXVErzl/NXcQJcDp4T6wmcyRNP9NU3vbHWToceLfQgffHcfUGBTWxZ54m1QG9Zd/rv0mYY5cnfPaL2se
RdS7MIM9DjyTtuXXq/uodCWHp0Ux5VADPJkvDNRTkkAq14Dr7XjoEqRV1Fx7Dn5qi3DkYR1FUq1Sa+FTxj36JaxZNFndS+Y4h9H6qli+aeogfhh4Efq3ziQu
r2gbvxT/hxs6KuR1p/7/HfCrZAT6zSaSwbIsnGJHakOJTNWBv+LN/taMT/fJV+hewiBtlu2eZbYeSWU4q5hH5fTg6hoFvkjlLvOKfesZUudvycEXc4cpMyXS
a9g18kptEeqtveGrhs6Ro+ZieS7Q+GRljbTM1kCBwl101t6W2ck11QZzP5LqRj/9pbYhuAJeA9FkbjgNfzVWGLMj4wVTUQlqof4lnlP6KRlpComGg2FSbDF+
wnrR/KTV7NfgJvedwHZjnvxR2anbjXWoEXwPf+S2Su0SDtg2cIMTjiY/5q6yT+l49QI3APdw5aK9oFziD5qAljBP/fftXqqpNMOgjFWgk97Kf587gixUMpdm
ayJ8gFXYzdY0JV6p7lyq/+NrA9bK74OD+PU5XwuPc/9mTbQ44EGfA/uU8oGZ8u/0AP+PYiJKk7vg7ux1piY+CqozZZBNiGCjnAJ3OnSD87CD2XTkCHl2TFQe
yjNpTqe3U0WD4Of013g+tuCPXG0RCQoIJUYI8fr/EvbpH9BztQVxFxf6Agem7fvS0IWo+huKssMdiz271QZIa2Vs23udu5tWuXH9vXEo7sdNWiUwZG+nPUtS
R6eP2FOjICx0I4ZOazU1W2AsmYQ7yH/r14BH3Uod81vVWU7GW6RuIeuV5yiOiUO/8Y0Didr/+IjwyqK+eLmcrPzDDAxMYrMASXqSusank2iK1xMddwMdnBmK
IG4StlD/Eg79Kx+ntnuahVoU7nJg6YQ/F94JzQs0TRvnXIeulKb+PymR66tOQ+tI72DzECXMM/qnddC++Lc6Rjn6qjP+/0//3DtPH9Ib5JIs/rrVgy5KuxzA
96N1otZD/S41w5gr27iqWhTOJjEKJjWLjsN+dFlrchGje9J3CL3YJ2SqWk39uLMezOfbkrb2h3o9eBzOZ++i/wIS+AD7c4u1NkZnqneoLPPSyACb1XDwQNpl
br6ljn1DzCZK1ktC40Cmr9nOONwgTdUK/UfCf3Pfia3SnUYk3wN6+E+xAXTd2ZpRUVP7J7CQmMA/3EplvzASJOvf0FsjMtTT6ZFalHsCJlAnjMP2nRau+gqC
2QX6l3BlUCPtunOTHMYmrrzriOcjcy14UelI3TJd04pxbRyhLwY24kdNk2s7tmqvwRWOgg3pJt7PeiwoMoZydehWturgGWMpqilvgy71S1hSe8eUJ5HgH2IP
+awe6YNtivAlPKOog3BYOEn9aKykTxAXWk0PNJVxlNUaSBfpAuMMa+avyJFhHz+Ps/kGOW0Gb7phHhiS6AiUl7NJ2erYp+5hsumyturCUM8gba9/t60B9UCp
oeXx2fpiY2BwPL0NlWP3+yLV2kw9PlrsQdKVXUya/zZoLrRH3zsPC9Mks7AzWFfgDJd4njumdkCzpH3KaHCaTg6vEOdKFnas4zdH/VBFMkZIVu85v8Yuxj1s
1/neCuDDBbf4Zqm/o/Vh0WyjJzOt9TdyOjH7FttlVHFHpOFhKVwLr3VC4Y+CuuEbqaloLfef9j1dmP0DSCQR8ni5h1qRns7YDYd/LrqbXDNUvXRs4zzRQhjG
wgi+qj9MEuEvqTsdjU3vQR7xqMtDGXqi+v/vORlgFXlj7QmrKn13VgSZpWRak7MtdzsPocOwhF2vnWSioaYlSCfIWLWptxmaxL6Xj/ii1GH+PLoTHOcIgc+q
XdhGpRaxxOYcAav7KgRC6K2z4c654LKlDT4S3IZO2DZ7R5EPlA1XZ4/hOcKKtP5i9dQP+Bd3t0SzJzqY66nhqaSOoPvTo+gG4fewPt1LOZ70zTqU2PNRuL3x
r/0ZnMn/mfqO6sO24ZbXrZw+DPxU9A+ZYt3iPI9tUjMnY5x1eMPDRRaNhZWMnkaRkcldzfmXT1Lm+XzM0rQ52h9wl92UNl+ZSKnCM2EtXduSmnZDvwOqkER5
v/wFncHH81qilfIS4WMi0A/j+tpz9dJOd/ChkOzsB34zWF1LiQIPQpG5JVm6sBnW93xHhnKR7mWCW3HAfcI5vSoVFVxs+U1359Zia1vRjlvwhZGvN4ZN2S3w
OXKy8cHycG9qgvqL+ITUZjLZ/qBP0h56rWEoXUBLfIqcNrxkkhqrnOaWAqqoHflDHmzqhrFvQdom6gD6FGhPvrg0ZHc4YW05XYvlo2wO//nQf/aJOM09AzQF
k1GYtchzwBzclNtKfkYNLGOdrZIxU1zwUoqUXvh1vshWni7L2gwk1uHag3mhOG5e/pzgvmAv9anzMPVV/dMXU0r1U+j1OsenwArgd/xZXJB7VZhom4Qe+KuK
R6l3Wny4QuGfcmWOdY7RXagtjgz4TI1sIneNnOMpfUUOcXWQD1Tryy5S7qm+UkKYJgeNtvYjapNgQ65m6grj35yX9Fv4sx4DriA58IfO62a2hT4T3Nj5umC+
d7XWlxloHCa3FY9whr6GeoR0/T1/xiWiHDKVFGzpwCh6UzDQOUiLC1QFZrWeOIkuA/7V/kgbz/lyy2m18VJ0ThGpOF5znS6KJ/naeqaetpNrHUqwI+0FiWF3
hC5ik3ZJ7k97uAihqZGs2WBtdSNpJvQQ+qJAsBm+yv0l5Qc7oHVgdLAbvzZxli0B7GEe4i2yR77MHnTfsF71ZwjF5C3uwPEGj7rbTvPtC1YAp7Wlr0jZxBzl
N+q5SPLewH/xPwHWc87oKC2I6p5XPjiaeVvoFxuT9imj/Z1gTVxQhMI/JKnwM6ma8BANWHlYJ8H/7FOFXwkUjrCX0Bx8LTAu3C7glVppE6hH/oroP8OU9DGV
4zroD7RuXD11T+oP+gJxUOzsHBN3ll8J70MXDEgXDJHrJHZzpIkLAvHBVUW9cOfwQNtkSwf+HX2OmqbabHAn7TonLAt11R3BFH0lOeR/G+6lUmFPeLschw+w
x/Fz7BCq42zzn2Rrmug7b3yiTnBD/ceMZUaO83MgZI/BLZDOzaPW5ctasW+sxkt7nRiUxbuZPsYvpQleIDxFS3k/itAu0p/DyewD6iGi3atgV48gTUsdSvqI
z4sOFoa0xs4J2mEQSQ6iNuF6uA5+T0eJt2BT7t8QSzLttUMftIpbtiuFhoMzlKP+p8hAYaaK2gLVRD8iu5U2JqS6+Md0XcaBGokbAl0tf+Yvp28K91NHkFT0
lfzpvop22NvzC7SyzraKk2qhLUt18kY2MjJK8WUDXcWZIu/GlcMWtKlW+/B6fDLNpX8E3fCfZBx+H1jElU+rT44bdGoqN5qWxEI0QXlHO5wnbYf4V2QhKXH+
5l+orWA6k195Gzzi/kpXIl/QSq1K0RQl3XivdAdFcrF1ku+rtrnogvo3GYzmoBDuB9qqrbltPsx3Tt6nTxLL+0eS0eBvHI2KwTM4Sn6o0bZsPCc0wtau6A6W
5CNCAF2Do+G7vHjjKOADjXz+8ECnxGWiIu6T+oLJk+vzP8b0TPaLk0FFUI2LQTG2CDET1JWqkfGOLPUZPAR0OQLOkGjOpI1C60FTpqXJaiTDb3BR6XfJp9PN
dkyAP6ERtv8KV4ujXT2pG1wGqMdnbaum8Tkl6l7ex0VzJai19ApsA8dxZfMF7VLwDPvVXBl3EMbH1zMV2Mdm22wzTZvFJw6NPWPzk+paB6fJPFQeKd/AxaCr
8afSXgqQAJuk+8AFNtbaA09l7iljyF69tWssZJ054mqS548hZdhTRcvMFdnJYJD2MeUeuz6YT2XaWJpPjqenhtdTjUAYP8Bj7bK4Uc9UT/sy/TNEQP9q+875
h/2LepBnuGWOoDSAtdKzgk3gNTzC0oz8zvSq0Y1dSFepOqBgJMPKQ7hu3CFLS9zWjbx16Ay1BW5GIpzvgon4O/aMsz8/mftVma+uL3ysz1Ui0JU4j3o/4RF/
A21g1qNX1Cf0d3CG9ZM0BaTY2ooFoA8Zr56UhuISemTgFKkO2+GfQuf97x0tuNq+ivGzzcukT9bv0FZxspAM6qnvRXt+73A/3z/WOtRpYWFWQOXS5tNPqI1K
Y9bJb2f352XQFb0XxSLrTnYRdSC8N3kpuRdYBX/URVjD9pXbiH/U8oXOxOrf5f6pVrZciwxQ92isdxS7Al3gdrMa8xp+tTcUJ/tKzFnqZOpJ6Z1KBucYUR6O
ZOLlhtM8YXceFXeRvvAX4TwpUWN5NnGP71rMulizcw95JVMxh8ye1ASqJ4oRGtndbDGkjYfsY+W57bp+3BJPeuHeyTvJWHReuGwb4TCM0fY76rXwO+su+oqr
mBa3AfUXtS0zJmxOJWJ1dp41RfgstER1jeMkGY0Am9RdoavcKOOjpQxORwstA9XfwOTAZ66/Vs1Y45mp7+IOykccEdE1S2/UXqqdjownwO0qg1cr++Vickhf
rf3NffL1DuSDVXiWWEVYReYqc9F0NdE5wFHB0UW9pVnQx9AJY77WFHwTD/J/ataQ2fwvyAIHlBztE7dKHBMoF9C4pebshMmMMzSBXo2bglV0Obiei4M/an3w
sIh5ANlXYYgnsFVgXlFrMtAz1tofjHVgXJndzU+0snIESCkcAC/gl6ClMIJZRW+o/VwAjid0F34VyMRH2GJ6KJnMXJTrhKegOdx+TiQlOMu9LK09jhKu+UqT
x/cO1+FO4ChLT/CLAtUyQlXtzJYeO1eWDrxEDoKazG7re6ORdJouChzXhjOXOL/3AV1FV3PaGGZlkHqIa+6Q0qLIaMd0u1cdFVvZWk1aKY9g/+frFdS4qYlN
+b5yhlQkP/AcgDLMFinyzJC89vAREG900BJzNfsCOl1yo1HKKvoDnySWBF9w79BafSQfltcE9nJvDbNlJIxy3pYS7MeVHyQW/YGfS3eDf4PeRiqJ1Y75G5Ru
/6lav9gmgeWKWdOEm3lR6pHgMdAW7mQHUV/JPttOsir2prMk5Dfugol4kBEDY4I30G9UFI41SgJ+Nc7aseiPuJfODmh6enZqU8tw45l+FVYJ10W60UZAOET6
hCXSRvpMbkkh9br6VfuJvFci5Iztc0LD6cqhg/Zn2gk00Ul7Bov3S5evmlqV6hWs6UxiHoSKWC3fjSZTn9lxzu02V9o1VB5MQjXwMup0eKgRXbQs/CqlWGiq
LSd94HFmG9MVPgTLhZfBcWoh3TvkRON0JQRQTzTeaJAqFbUQdVJFhuoxON9IFFpIrXAncMK3mj9m9OPHk7f+qVAFq9QBRlnHRm1WUQuUCfMEd7C1MZAPGH6R
FG6Rxzu7qe3hZi1CvW/+kQxIzXF62KPVLVIutQUWCZbwssDv+ozUD+IUoRmsqDFCC3UKJ3LVNp3kj+FNeA+3kf8ZdYfVnBeclcF82UTvgIvQZL0GOiRZoF2o
oC03wuix85vneOoQi4vJJbXAlyKOlAcfSP2itrAV3sMvCGnUIOp/1BvugZhFqsr9jWbJ4/KuGee5BLQt7ZoxJa2P8YJTyM8wTFXEu8AhYweZ5gxrrXEUW1Xp
pR4Q79Gb2aNpu3CApb1F+B3e7Ngpbt2kMFXIcnMjuTJ+Gi7Pbi/qlEpQmlpXPxpIKNwC6jObhdeWccHEsG580HcDGV5WvhbkGRv5fFt7lMTPVB5zr7A9tb25
KejMVHdsZ8sHq6or9fVmG1VoDjGj4EamRA2jJJS1vR09BYh0NWVraiy9WagCa5A+wmD1mKWbfbn8iz2dCogR5nsBjxF29BKaqozTS+82lbVkOktYQXH4mjnf
aeOdDWG6tSaqSL0VxqLR0aO4SnV45w8kgdvu/1N4p0TzPHsNTeGIspbb6ayXspd+gHrzU51b7K+Mc3z7cCRc5tG9YXMrYaCWgHewXinZEFK7Mb/gYuqGUVmb
5DdbT6MJUqJjj/2svT2Xtf2UPQlPZhba/9RS1MUp6UWd9NFyfaeZ/OyYLz4Ljy016Rf+TegR3qjWYsrSf9Ev8R36vuDF1W0bhKdCishDs/ObskQUmDVwqrrI
NAe1iRuI+2hd7a/ArNJ2XcIv01s69sX28vdMKSUpdMAYqI9OnwLSnXOcXmqdui3gc0xg/xWC1JVADyGG9OLny3kKr81PQbyfObxFYF1s2QTg/CYcCdUXqgrY
KKcuZVf5ysiaz0MgOY96Fh1WOiITHJQ60sSjt5ygifRjzi1VCrwxvbIX+07ae6HXerpcgfNIEWiZZN54hmL4ZmB6+l22HFM/rmnyf/A5N5PthnJgFtidT0B9
KYtOJkkwm6uBpmS/Q/WpPWi/8JStxqWncvH9hPUcZiHcjNJTEvlvfEfuA3ijHWXqS7vVt/w7SqCaqB94WTRCCfzmgv1cNNymL0W11Vx8yf+zcw63ThjpzcfR
7im4a3CbRkoPcE4pz9VnIsAr+Rx/R7Ek1dcKqevWZNxLDec18R9igvFdwptJea2H1hZEe8oZl+E73adXx39qj6Wdwj401P6avgNZIR4cVjlx5TZVoEl7/h5X
L2d5zl7vOGM2byqIL4pw/kT/DkKgZqg3uktHwbsWO2qBgyICheE+IgdOOQL8XHsTqY9aBy/Ak62bYHW+j1QXjgGzlediW+YerciHAs39iT4iHqd+9pnpJtpk
fndgGfSgoNLTtcJxVtoSiq5mZ6swA+pUBtO59aiQXoAraJuD/Yy2jmWBc8q+bLN9S/785Dyl0HMStMrrYI2GQ7jW7hTqoJOk3BCrYIoqwBcZr7QI8eIsPD6x
P5lYeC04yxqjD068YTWpP/iwcN35BnS3p7HPxAroDzqds2p34BJM+Ro6WskV0SX1BbVHHa7WQr95bGQZsOAWeqT5vZfV1jCLQR5VxExiM6CNbAbb9V74RW6O
/QY3TPuGZ4ED4vLAfPfHBL8vk5XlD9oBHKeOFtv579kfhEpUzmXFfOr4WpW12MQHkKHrCxlFl7QTNp5qrHdyOMAtmaeorXGlfJ0A/oCWwkgmIH+CFdFde7z7
MqK4cuiR2pufi2NAbN4WNbPGA1se49Fnin+BhUpLkqt15cqHtppGSg3VNuA8tUhzSr3AC30DfxmeLnRCM3Ybb2EHKYru71sAKtjLsH/hOD2nqJt1hFYcuqDN
SJ3DFDAl1F31Ueg1bu475SxPGvnB9s30WuFeqYZMkK7QY1ydbYfV/5nS2e7gFuimvhLOBCKZvlJtWscjEhP9tYyqZKTwAn82xXCzuJriW20i8z40GZ6ijsCj
+BxYJbmZYvq/0H1wO3hmfXdQHx+x3mS7B674p8kliRvUp7iXcDa0oqAF3p5cFjDUTlKe1FCPByqqbrlTTgXiok9Ls+gHcCEx4bVKN6MeqIe366OE+uJ4rVMA
M3/LSdxR0D4pH9zUAbuReSC8wQHfeO0p00Q/SBXTR+lE62q4jS/e1otsS+rA+Kjp4LK+zz9Pbu/IZLbbK3HlqJFeu0Ipz0Bs0iX5O/GUabBh01ri+74wv0L0
O+9p/xrF5KChhboVVcEzHGVQDSkKPML9cIXQotCtlMXebb6/vd/k2kwN30i9LD2fnNCjtMPyCdCXOsCqqioz+iMBcOW4TOpU4C57J/WWX4KzuAqkrHKYnUsW
BDzecqFLOEHLFHlpHZ5DQuJ//ndMZToajdRoz10xV69nbBeno45Mbd9Qo6p9pxDGjeO+qenUdsc/QqRRlhmY8AOqDA5zPOmllaVjlKtkBbUKPdLMVKWiv7CD
TnX0QQfVhcJaLECQ1houUj/KM9gyeq1QT7xYKgbDkm8JKdobz2UxJXTeisHPghl0JTRZqY7SjoUe4UhwONSMqgg/cxQN8TvOZ/RRZxRNUsd5F0BR7CDsxIvp
XI6GZ5IYIZPezweYzsyw4F32fPR1oT+5xk5TbnNvtHa4I/gptA5gZjfZWfQm3MAya1sFdJGE8K9ULOgROqP/yk6Pbxmcr/jU1lHJ8hzXPRIt5eCOoSvKPbsJ
XxAvJkeBkG2aMl1Y4BTgEmW3OAr8HtpU2FVH2mA5XvghLz74FxfjqMJqthtMMVworUCfuS3UgNS9Xgz/wd2LksVeWYtxXKkT9EQ3dYerBO4JHCvoDtbgRcxY
bUz4jtHS0VbJ5SaLp7geINmjhh8Z9sBxUj+4GLpQgftD+IPTwAdimrrFlAXmb0Z9RwmoxnK4HjHYHq5flYHcO7Fr8ByzwvMn3wK95KazKiDQZ+y07wquEK9w
u6Ur5BK+FZiq2YThqAazWEvj7dCHWqTFSPuzM8KM6bxnrmN+/myukzEWnhUa+hdrt51b4bZwP6W6o9QptLVFfUOtyEYphW6B2uPx1klwlXEWL0UlwmWphvw3
/zmwMboBFOAj7Z34DQV9u7XvyAlHW2OC+hL/orli36O2gb54BBhblMbZHVu0VeBS2gvw2FVVqqeP8Ni10XJ1iApZzCsNtLVaTNqSuJn8S8ooWsfVEnLImuAo
clxKx8g9ZZODVLE6mEUk1xGvRoIK6sTt8Up54ypXkyoQM/Sh8KMYBwrZzkKQ19UqpDvbVrTuWJLdncpDG+BHnKtdYV7Y+7rO2wcnfoaD1atJbiZFWliwVvox
1IB7wvZmr5BKnAyicAZnJR8TszXgZZzl9XXKC3pK6l7feyMke9mKSq9gLFiHr8ARXgG1Di0kxQzlG1uaqDepUdws52v2X6W9sJrdoB1Qe6Pu/Dx+tvebMITr
aGrK3VOnRv2svsah1K6ohV7CM8Gpwnt41VdBLubHabONM76GQnvBpDk4GVoKZsVGhFuunydq7CQyEVTiqqHNYIUPkrumI+pRPuRtQtd1NreXTa2p9BVOkMok
QqxNJ4gL5e6gLvgi2Wz/qf3UQUJ/YMNu6agfc8t3Di3YoNWhWjM1pZ78StsGMSJ/guzTzvFtqYb4LtuLu05NM/rYBuO6+gNbnLm1ukscDPPlGdY+Nkw/UKqH
ZCbZ4PLe4uPC3+Qk47R9Nl913pA2M3eZU6gC1Z+eLh0DPwpf08LOKPDQZwtcJkO187CEu6NN1Q8UHrf1VSoxBeh7eCtnCXivdTT1pU5qFfJW2V7Ln1WvdCLh
ph9x5Ug3YSFohBawO4xdKBndI1lqV+6Iv2vhEM4mHKMJcvgukc9ckdpemhbnJF20nuSywORM9nTWe8HfUvqIxUodPEUEJqDdgj7QwHFcP2g7D9pKzaVLZCth
ydyCFrq7MJ17JTB50VQ+2Ks95wscfck0kITua5FUT8tL6pPVKXEokc1MqY/LFGTDPKALkcJ90K+U69zgA98D+Mk6fqycR6YlfQscoFVwRa0Fv6Aq7irgZ1uS
tEm/Jkfa3pi2SFeS+4gDxUxeonawKYJgaeb4UyqCVmqK00GyS9e+LJ7Am2F1uIC9BEYnDXT2ZnZRXesctJ+CR7n/0QxXBj6OprATGlRPsTMeVmQ3Zkt7/e/w
ByYrWJvU5CrQ/cTy7I60iuAHvXwMxUZy3zyr0xKcI6keOGZHbXsTZ93AXLUXaqm1iK9OTxB3cRdxO9JYnMw1Y/+n/62mChv49gIFx1OtpNXBUep6uMsh6Eso
O0wn4z1lpH82cvTPwad0Q6UpmRy4I6+xryCa/kkvq6xm57vtCVWxkj9f60N8dFuyWVqh3pRv8TPAYFzg/KQc58eC/4FZ1Aq+Ins82BGmoR72UdQEPJh5K++3
NtfKWq30yMAF/Epaw32HoFhi6eNap26VjhlNrJ/FSLELlxrq4D4rvmEGStX4etr5oEPoIC2ylOfa+h7KKQXt1WqhjqSprT74irO4SqZYZoGSTpYHMuA4fpOw
HWUyO9Bh85vFRnJ3bYdQHSZL/QJDrX20eG354ppcdinRni+slPhz3kZ+hSRG1gcTUA86B22Eeb54LlPdqnbLb5o+0roMxWrt8S4UEfhoj966ASgSDxfQZncT
2hX+FVfiOohfmJFmnatGxbu3xO10NkJBGmjTcqP4KHma47XYA4XVOcG00KSo3qC7czm4qlTAWfwXUsvIknaFMhIGwasAu+eobi5++6/ko/OJZxZ6GJ1rvJem
S+14bMwOC3BxYrExRutPdnGD0h6SUaAjSRVc2j2mddiDbsu9wjWJYgPqJ30ppQpj5c1p91EPZSqJ49PIPX6d0qyUui+QBsKwsJL2KO29WhecUhWtTjBgUKFi
xmfW6ObOWsSdlASLSX3QjD2rTBenk13SNdyCdNNmoA5olbyY1MWtihzmM8xWIyL7kjzG8rGoTWonvq8rAyVhE5igLJdm2brBmyGr04JW57VTDqP6zqo6wC0c
VqDxg+gH7Bs0l6vkuBeK1zeivUrIXlm4yVflL/k3xp3gRoFpAm37jXPJQ6gLWkenw/wXFJ0n63whjaib/sGgihhg5+m8Mp3ZLA5LrS05nQlGLyFGuGRcBAtM
/6VcwKt87dl9aclp8XB8+gD8P62vUkOrR8eCg5RV7ojvq19Bgv8v3xYmX6gMBuXGpl7YmEAow4PXMYbcWNojm7RKWrpVD9XQxpInnmlEI6P8hYVvBYl1hK6T
NfaJ5CAO49rkaFquLZeK5FaTmlpnehxXYkzUzus/FS2B7YHZuRivwm9TmsmEnAm1C2VSg0u5sJ/wXLslfLVC5aqx3ohnpnGZCVG+Wl4XC2MVbaUNhY4qTnQ3
N47tQ83eak6LkNfwNSkq3Dv4jfQK9JbjjTVcsr9FXjAy23NFPCN1VzdrW4yN8ROBSfX5HwjbZFzKLa/9ZfBEFUq31f8CuPAbQfiU+wXXFcRKa/kdJspejb/C
ZYQGW91qF2Oob4H1Ai/Gb+HXSoKeXWq/Z3EFdTXXX7QGa6uxoRbkpn+tb5WlNu8nd2BTXBOouih2h5Tvq16VibZzYDG4ZwtRQbWiTDsjeGvRVf82tZvWHU43
YtxT9FLmENcGRzlXanucgdBTbnJ4j52oXUgRPxg0gC5aZb/De6LmB5snHYTjjeqhTrAdscAWbBNwBEzA9/Bj4BY3JUbIXaQvcrz4E75EPpgrcq9wgrBaKrA3
Nr7XOlFHt1fn64ASZboxDHyP23I9jY78JLTWPogsx4f5lUZ9elk4LThGyUMiTuWE4Gu/hteGGhnHuDbke9NvvjFcTUR7tsDueBou5N7rp3A+u9vdT1Oocvo/
6IFkzsnk3CiRsZkYxPDz4F31b1DF30C8rHwJpOBjukmqhTsJB7WggW0fQ/+wf/APyeOsasI2csjxmDpVagJ/+HvAXqiteA6exUPE3oVO7LF0ZScnNyJD8RNt
rT9bnEXmMc2FbXg3cwb0Mf1H/QanF+0I/aFOdxx17CBryGLwMPl96lt0Xv3dOL/1rGWUpoDz2r68gCMxNFxJo0aqEdYMT6J2X3zjv6q5WRZ7SWujhb63tEV/
AzMiz+idXJ8KC5j+amfxO/ix1KhTxbLSHb0Oc07sqX7vrxGcqJTx74bLg1CcW9qW8e4LchPHPu49WmaNIdEWl78TU4k7aruhGWLtWkPlJtxe4bOPwnvih6Cm
fK4SkbrCOb6U22fyM3DVvCgkWtoyG4xGhWX5s/icawqaKrVQG7nvSu/hpeARG40OkTXO0a6dZAP5S91Jf9JQmJLXog18hPHGutPZXX/k/0CXCXeXjsGp2ibq
N+eZohNGpeAc2wk7n3A+r43jtZYG7zim6dOVDNsOsQW3lZ9LqjBN8CY6Fz1LHG8dyXyAr+mBXG1QzzpDOJJ6jd2mHcpqxZVYG0h9qeX4s/BFe0gPh4ODxaVr
rEgNhVdcp1L6XghFwQnqOg5BCVW2jab+Vi8m7fHU0NsYCUx7cbdeQJWAx+JfUkPUK7a7Nly5C33CYyOZqxs4IVDbR8JG8BYsljrzscJ56rQadtXMbszYJeI4
IzaC0/KekQ1SiVEVVYDYO12aGBoh+sTugOFb6JfzXsLd6L1jF0hQX9CLKQ1XQrO8S6ko0anfVqvBTOmY8Ar+kdSVr5Zlg88trdVV8qfUhYiEHxfcQZ/pgWFe
KkcqOAPuIm2/7mBfgdE6nbZJyBaaYju/z7IKz7RGiQ/NHeQ9UgSl1qhMh5g85lZQhDXQ4vASXzq0c1cssVp12+/0Iz5dW5O8iGaFd9Iq5YWQYvG5EoWHWjm5
iZNIL+WKoFlqLn1ZHM++4r949wQuUzNxBDqoz9T2Biv5p1ixc62zmy0j5Oce/18TZxldNfaHa9xaKDbQUu+x2N7ZyTkV3G0oNkgHd3d3ig7uDFo9PRLPTs6p
AMUZfHAd3GGAoYMNM9jt/8O9666srJUPST5k5/e+z7NWVuAXb017N/AFDAS9yANqmwaZcIt4FPSDgpYWudi4nTubdMgtAkf59Zj1TkRJIBv2h62Et2Rj5Ygx
g+zGPdLfxF/UxsNSzsc99GHut3CjvMxGby82Hvg7yIP179oC4aKlVin/RiknzVvBAeIwIUf9b0c/NsY1S3fxMd5Z7g7eiaUduwc3c3R2bHBOsF6tn25M0ivR
9xNGRB0iapovbJX1mqhj9kHqMjxsccSnw19zSWa2Y5JuxaH+5WQPQUDhzjuwCftPboq/otAedfa6jQbWMcR69Q0fLX6CTnSLioQcW8+1kZghZfNBrqm6IbCh
wSHmX2Vg7MWsV3oNKUPqj6eTaWCvdCGuvlPfeUAa5eLgK3U38LkKthjseM2JqlnX/XADtEG/MV2EylzpO2ZJNgbiJvG7s6YFvmndJZd4VS2TEXAOQNUyKrm6
kA9j3hNW1BMO932ApuOE9Z46DuTSVvg8/s+E9uJOxyezqrjEnINv+V7hm0DnQrjVsHOcn3LDH9USuYy2hXZ5dNREaWeUzqmWAsqAAyhFqxv/QK+rncQ8MRh3
574YD+Fumgg2FJuJ3ZlUJ+H6U7kHe1Br/f3ZO8CilCX/y51rlV262im7nPwX0VQeIUxCF7A3cevWybnJZEvssd0lrnj+A4vI59y24KrCY9YNFlMguf5em1w3
bwbzhJ0ZvKRsBI9wZXTfeKPIWkPuAjeXB0Qh+it3pnHXTGFCoFdMoFvhIco4o4vaA7dGh1Fl9g+rJbDL68fvpT/wM1TTplAjdqdmbNA+iivIEnuMuRP/reRI
H5RpXKQWNPL0vdxu3AdOYqtLbqIZPCXfo5MK47JzzKnkPnwPrUJ7qW7GZn9T0JddidahulIKbu0abyYGr8NhqiL0d46lm/hW489GrPZIeYz+8Zv0djjIu0iw
qKSej+d6HxsXxGmwHp6SUZE8UfhUvalNZ74Ii1yxejmmjciimVK09o0lpGv4F/GtPAuM1GfWmU8tzoxml3D90FbmhrHalcM248btrgp+9HQ2Mm1vjb2+HCd0
rgzW4rLjMmu9cxw09lvjiQXUHPOznXRNIzr4KnIU2u5bzPeRn3GrUUU1GS+BP2fms7/6kxMPi03MJjhbbmbU1s5gwUkW/KRW4PNRT+msZ6XyucFE0Csxj60S
ZwnOldK4TDZHqex/xr6PncDOyH+vrFM+EbvwEVygWFTamRo/if4Mz9hbaRWMvnJcTifXw9wz/vaoLUmgdmA/d6kgnX3JL85fbj7WEp1Rnj5kibQF/6NNjSvL
bHGvV9sZjOnEdxLm5rx2vCVH2fsZf6sJbMu4ZG0gUthYuZ+jfuA12xfXRJZdE7GDuYleEgeRj72jcVAAbo+bzXLJZPOc26g8eh19xdaaWe48xHmN+8ZcdMTV
JeNfsZ1QhSTE1cZGeCMnjLhPyrY+ZjE1z1uD6OAk9foZWeJ7eIH/U9tnb8h34p5mTEJdMyL4c1ptkGMPM66iz8x0UF0IcTXkTnNbpU1gOLeSXeaimPlcjqsN
vdUI4zQ2Qpwu7cOTSF532dOIZHO1d6j6VRhu+YOdKV8CfV3WjGxjnv47e1rgxBPcZnslSdRiAuloJvhMCNoL5UdQNmEvLokLw+3NzwFs68NuZGoLDX1fnaF8
lm8bPlPK8i30KF99lA5sTJu8PuiF/gBnE2V2U2x372Nyp3bXOIbKBQO4pW2lVKTOCczRestx9htmV/arXuiRdcW7LuDV0njCuYlZiUY6Q8kQ52FhMtgLxjFd
PU+8d9gtvixuErneEUuf0Spo/bWO1k38P54d2m3fe+p/X21Es0awmXOX66MbBLtnVtaaBXeiOZ52ej/uH/vf2ZXwHfET2mDn0RI8wTjAv2O2QlG/q41GGb4w
mM7F+QlhbPza2BRUl3yZwcHp4j3Hddc5tXfwCTfUcdI00MucJcbpuF7YYy5nKzPVE9c4nrNblSBxkBdRg7hV+nx00usRJgEatyK8zCi2DXjHj1K/Wi/oVbiZ
MafVSaaT/cx0hz/J+7TxWVv5J9EX8K8Qspku7O+sWexP8moTPfxH0TwyVApDr9klOR+NCszf1HN+lNHPmMCNNEuMLuF1DMCFRdHMeQ3k79tW1bDSBaoqRNFN
/R2i75FruQJiPTPUXhN1ihiqTeF+AS3IDT5GH6T9ZwyW9jCV8v6wHLYnxg8ylup2uAYXg57md0hrX42tqNi4LfXaHY83EM9UG2VqoeqEnCj1qb5ELYlbCHsI
K8EcfNoOjZ2JLzGQnxv/CW1N3l8npwpdXpICm22NwgcpvRFmGzPVJarGa6Y/2JuDid8hgCmBEfRr3Qf/cG62E3H7hXcoVWrBHgpc1YeY00RKq8pIiw/At2pr
7gYMj1lJbMSDHNvgXPMxe0FeANqZnWyNwEipGeotrBTCYufahhuRci3HYK7Y912ybhrsTHStZruDfHuneOwPlp5RM+sP+EIMcZX18soaQ1eC8iJjleRXl7so
aTMeqzRx7bC1dv+BDyuJ6DDzEIZF7SBXmg7Le2OoHKalcDOUg9iqtJduC1CcR6ejaHkD47V20s5yD/AObpjaSh7i8EMvqAgS9fv2eUKnvCg6RKNQEhxvrDeb
VV/DyEpVlcK/5X1ERdwKJdfwMEM9n5SpcXftTWFKXLU8G/sIXVcWxh+jZhg/u3fKp2gRR9uiLT3RppyFxgJ0Jnpz1hjEMm/hEtoa/A5aey7K3/I4v1urE19e
O6wP9vik5/6MUmd7b19qO0kyZgjqII5SJzOLcQqyE/lGJtqAT+lruQemzO8y+iqOnHKoL/EfymQasj0t0EhwdyOa033JzZZueEjGuyiLus9aDU2BDdR1eZuE
hXAf01j/hbHoaWpD6YxQrI/TqgYL6eOlJhojVXLfB+/V6i5TKWZI+jsbZc9j6yh9wSfGxuUydZiWAi/UUmdzZalL+nvRbtUQzcaqFcj+nn2MbH5Xt6FCrEsT
1HAwB/wFijwkp/vS/OWDnW0D+R7SHOKd9lHfJ4yC5+VywRPO2+xFphYay2ai+2YaU8P5jjD1W9p5BgAnU0Fbwq4yQq0BKQj/0ONkWb/C9FT/VA5rH4hZ3oDT
hgcw/4BX7A50skEy80k7h6/U70LdjN9N/Qe78I+5XXw7pdC2yKcxn733iZFEheBRvQI/KB6qbuFfaiLFgz2Zj8xLdFC9Q1j4qdK/tlfoGPWLY6utrPMNWgRf
2a/WeGONBIPYNDJPnhrFcmMlm6uup69QyHhQvv9GsJN1UnAGHmQOpJqSD5mjVA7ur7X0hBBF6C+JUK/qa7QhcDLzAD8jHvhGaBvEXPkjfUFLsp33uzJvko3E
a8IQoXUu6YhmcpDgu6fXI4+QiVoJnoA6OmsxRz1B9Ym8KryhVtvsDRR3eXwUf1d64ZCgVy2nLmUPqpP06Jx/yduub7kr5QxxUsY6Xw9pyg8lcClhg0u4+swu
pbdgofYQL/n7GeHkN36ysxripGdK68BzoSa3TPDbaiPJu1c7IJMsjTZJYZQ1D8GejihjZGmGJsFi5oC0CzQPWqAmAzTeqXM9QKq+J/a1molSnfnyK/JPMZ//
oDZT3uLZaCd9l15Rmh0KmuV/LUfpS7a3EsqAhqADColfTB1h3dxTfjbIMUf6rVQm+ss4bCyPe2ytx6nBI/ohfNrYlHEFjqI9xk1lLBNh5OKtRG3PGrfGV6Cb
BFqZTcmfGAY/JAehNKVBgwn4oLYYxjFWbju5NzEVH419o9T3vq19xUjkNpMHMn90v9vOZ42RT/gkaZZngqJIa418nEfz8gp0j5yvxOiv+R1kFNUIHQA/c7TC
spvwNr5iPFKRtzk7ouAlN5RdbvYFvZUwaiexNP4vzMTloyvKFpxhJpCHAied1cBk6ayxiZijjJSGUFO0Ocb54GajEtCNz2qE8TJitLUSeq0vQeuYX9kfmVJj
/t//7qkmiNCWK4fkY/xwGCZtRlspRisLU9A/1sauxsSAjUejjtDpTF/hiPQIT5IfeqPVctGRZjnR4u8WzAwMVbZn3qHShNHGWeVPokf4MzQfOtlb0m5+kTJG
axEIdx6LXsuUOB5qB9FWgZcTgynkYaq3tkm2kCRXGQr5g4KJQUNZYFi41wLGU+VLgYDYUbnqK8Y9AjtMq/WBsY3erCbTF/B+TWGfi98ITYrFAbqjMJIYwlW1
vaOqBi/qhzLrBOzB6eRJab2xEfwC4ozHygXpe154zDf8wLY+mBO/KHaXcEwrkRuyy3FlZjG4hF8knNd7KTXoGjlhwTXaOOEnY+au+egCsOQOhyOoGbBYdsdP
YG4q33xCwFuvIx6mtFXeKlOwBJriacZmyfSuNWxGe/8KqRB3JrNhMbeCuBlwaF28hb/+ZNxSZoIsfFbZrDlZBnVWw4lTxHrLKjlTqKxg+JkpYuyU22tX0oQx
SpqzFUX5Wmg4cyE4xNZSKgq9lHZYIQgyYM+le+GBzEH5go2WWBZIF42GO/dpJxIu84kJ2xzvQBS1WmrOzFdWGLV9f6uZvidqRXMEOw/QvscEotbTj/TH7Faw
iHJJGdS0nPHa17wT2VcTmisl/n44Q2pGUeDe4sGBAPPQB3eH5qXbRC2L7ApXx1aql+FYwPKgCy7DX8h7l9cGHjNTUM18FD1O7OxPVHrgaEEwWxjpOAj2elfy
q0EdWJlGdHmmN5ivLnMr2o++K3EVzHbCMlxRSTDHgGXEXrqcyGld3evUhtwXlpLLwv64sb6KWAq/8S+Mc7YZ/g3KdHIgmBfeiO5hltFOUJeVTtQZdQrOUloJ
F/TnbkbFaC7njnxr1tZWMvPF33F7X76vV9wFqkz8C7WIebR+rDbJTPOtir3DRtHjbHXV42yxp1ZwOG4OTuKexgDal4vhDeKwEKmYfnf8das/a5t1FDXTHC2Y
NGNrxoQSDZENl6X/1HbXmmOrJNRQ63DZ+g8RXZ0/wH1ci9i+sL2+AMwxKnGzhHtiDjyj8Vyc7zAixOGOGXoT10Hrj+Zo27/aPN+wvEn4PNVcXUodEZPR6ryd
8mS0lizmCOZ3KjbhNjhGTSUzYKNoVetbyu0bZdXuZsszqUwrOJyqnHUZP8OTpDD1V9t+8woYaN4Q6LxmkPPFgyDYzHyVB/LVIlZrd7UAOZ15bqutf1Jj1fVQ
tpHEanjTc92VJ/uULPDa9USl/VWMHMavzRAvcjfhHui1bW1wHA4GDZUK0h3dIPzyAbxDnuDW2IOl96/q+wVBrxL4CuI0wTHd8lprQtYlsqQwPFroEzgNbfRv
4LHch4imLxC1wXXvNo9o28RkK90VHzyOJhpfPOu80co0Yx0XQL+aNe0/iE+1iWQT/mZUDlqz4ys12LHOOU0M4wcY8dZ5xCDUHCw2VgqnYRn2o/kGR+LbeTMS
23GW7LXsTyDP10sC8r91v4ussgr1FL6ri8W56CM/bFc9bqFq417tnMC2M+bBWLZF3Cg6DHaWUxLuM4g5oZXan+1h3FmQoFcCf7OJ7F85tYRH8F9xnXJMr4yG
swlaVzqgrTbuxe3iVlhXML25tdR19XfLOvtJYwqKQ1VxqNIfzUXFtvq2FTmp6s9oH6zAZhGR5NVd/Wxn5VxyG1m828udBNnMcX2ofIK9DAvoHlJ56q7aRYlQ
C9mNZlOwnLHZN4BJmFMsmsfSWXio1OVO0TB6G/MaHEa1cKqagWaLP8FkqZXyOT6+3gyzEfou+sATlmA3El29F+Fjx08EUiO8j7lQppZzJ1cTPs/MZ/6yz9EF
6yzHF9AAL5Xv8vXt14w+MSXULuuX+OW2kcpVfSE1BbdVZhors++zrLurvzeao1uITDo5cFng1KN6OErLCZNHc4vpdmQboYVjHhqD3lp/F6PV+ZHbte2b+8Kd
sILvinOy4fUtyTijbBPigYH3OE55tuMT6mumvRqjHscZTInrmuNc7naUTL2B56mX3n7yC3R422L3dDwFSiBOPEjHM5thP24h4SPKojnK2PhGwj++ztYHWp3M
sjhRWUHuFdOEQYKLPIWLhanaEWY5+8IRwwWMaXLvHWPrf4u4lrtG3+uP9O7khkblc/0tvb1NuWPKC/TRW5dHyjEcwdSkGzhh9g5jC1qL+9i7qn4pDX8WppLr
a35ko5QCrrLjENNJyXMW+S5lz+KWo97uM47Wag5ZoWAXcIP9v95UToMWsJiYqJSV58UF8Xm2ceZTWF9O5xKc+dx9s7uUzXmIZ/xD31V1DhyBnmSM0CaDU74P
/GDJw/TzHY6uihLkV2xFow3bjpwGf1NXonTlkbYUjRDteBARw05TX2DVPzhvn/lJTiRPg1t6efcMZzMyg4lxHffv0CbZ19iCbJg1ic1l6yHDwQi/lOuCzrjP
8Z8jxmUWES9L2W+dOpKc6O+KVWlnRHNQ3/PSf6I0hatZ28LYBNbf0lIFtMbTsm6pOOOFNsLL0JvYV1TNKBcxWSbUZsH17C31qNqQ+Zul+I6+i0pGfKxWkbSJ
LcUV8oxsza4630s38rIIGm0Vz4pVxe5sx7x42NN2Bb9BqXE8yg2uZ7r7T+csQSdWjeFvCjX5S9wZ+6OEV6AS1VrtYG3H1LT2yuwEl6J+zM/0JE+UNoYapcU4
urFd7f9Fddcqs2s21sMfqRK784daQhXpHmwWeT/+jto27jPVwj9BaKV4vBOoMbKK2vq3e34kf0akM0UKIzBJUiSAShcQA5bnfIB9uVDnEvgzKM9Ehm83bssT
9Kr0CcLp+wvvZEPIFG8te0md09px/iR0RtxkYlXMF1N1va2FhlKz3CbmZIWh+yL7ryHs3JxR+g/2ltouPJ7sR19Qm4HNYCnuCVtIE5kkpiUMI0qolaiO+owJ
09tbZqMFQpn4uhTt+sgNqddGaUwUo6lyP2px+ERbGpiad1Ll2f7MMNDIfcnf1caIqewlnK7b2FKbEc9Cjxpl/41pr3ijBFiopMkNcQw+r9xQgiCTKHAcZ3f6
/6jeHxxQVfWGOE8bIX0nmxD/kGtsTay6PZwJwAxxoIJKXTiBCIv12mLwCPtd8KNjF9UMZBlTE2aBHhLSB/p+12PY656n9GFwnlmmVxcP+zuAwcwQcDS+sdTO
aKOP4m3wKeNVY/Fsa1uiFA30RmCKhfAdjUvTv3PlnG/iWqMBRgX/QDAVNWNva3e0ldwn/xqpxJHp4NheRl1mu3ZF2cBlsHmaLvWMkvKeckPBdnY0tw+3AFns
fvBYL6JC9ZlOkmqAWVhHvCTG5B6NS4iJVHcb2XwteyJb1x+OGxErhNWkxZ+JZ0jJalfirKUJmhJfyRrQG2pL7bJ3rtHR2pqazUznzvu1Ura+oKZwhvpMc/06
3lbd1qmeI/4LriStlS7pReFLrD2VP3LLqTysoP+stuPJBkC6xPUQ1isL9YXCVuNk5jJtmtyJ7+UPMBWUlvQHsSh3GjyPV3t5tFD/ogwlfmU7aIuULv5mtl1w
tdYDxvjbEnXEJfg9O5begsvRnVEYmKk57eO2pRrjubb0SzmNa+BcxG7lNyqDMXR9gSEot3Sq1jEz2fEK5a/M3gRJNR7kxDJD5ViwWpyCVpBA68RURG3YJUq4
Ec23yWmoNNl5TllXujan1WtUDGyPSpgNdAf/Z+a5mi0t8FTgPwsPEMo4tumc8BBVjH4DrrNlyUPoohJBrdt9igwHD2Lb74COEHsLNEUZmPE3fVZpozYB2SDX
uGXXtb7Eoqy2pdzZGGZ5T0vX/clkB5aKAkQ6WeAu4x0Mujgrief4ELo5ZWHW5F4TVshpQh/rd200/pkvwWWzXzF7cef8Q2KvhCuIpFzyMltj9NAZB44Rl13b
cIQRBcrxI/kyzA7U1FlFcXMAvaBChQ/co2Ax31+c63+KQ7ky9vXqVeqLepM4V9pFrcgVRKJ+RT2g1nN+4IrVkVaZD0kII5x4sGoTWXwUQeMOGK4Vexjigrsn
inBmq8X+gcHBPjGf5ULBOPah2F35yZOLnpQ2+As+YF9dSgoRYBVp5hKu/kIXej9nwQvIVQBICcLkJIzz2GdorTbYGwt7WGKMfsJNvpuyF2faX1NBWwetULei
X5mAxDHLS+2pDsvJfThBuUV/8EREdFLn0D95Wb4T+s2eiXoqvNyUn7JplEtnG4lDuH38CxShni5tE0NuH5DyTzuncL3V3vGpFhafdnykJ+ISX0d1P8yFzRxr
oBX34l7Er6QmarNc2/h/PcG8k8xj5qStCAXpUdxTZgc3MriQPSELahQYhVoZ2fhYoCts6j1BLJYTvDmxr6jaVHWpSlRM7CTfLOPt7gI2TvoWE21voiQRawO3
GEJu7z5nLtTb7YpTY5zzjbLkDjkC1WDHJULtjIjVRr4DmGN+Un4nrnLAOw50NpaIWUYa79Rq04PE0VkjlHJ5Uezh+O1qU9hcDQqqnKred7NcW3wRUvpb9N7D
ipeYxsFR8gDfUC7K00nvY3x2r3Z0kc+BWLSYqpkYyvZPrM71C16DO/zptdJRVeDAY5lpxDC8In8bkWRW1B8Fm2qNzO9MHQObJdHQd4r2ZF2XMbufdcDv7M1c
H6rP53tn680S+wbqqgO1Ej1ZqWymeR1Kc/v9+DRhAfhBJbAaXc8zGOeRrdQqeB2KNNICA+UwiVJT8EA8bHv/lfVy2nCzcBPzQ2kKh2kT0CZ9PM7kutnrZpgm
0k7jh9QYY7ZelY/kVvDhclU2AGKk0oSHvaRsjWNPoPHqQeZWJOdgjd+cUXhG7A+5qeo9ayvtsZLi2q3WlDV1Xl51eMnIX1MHf+e/MHUsefpccChQkvNdJkGm
/BZd4/opd72j4UlhDVmDTcpFHsCll874MTBM6wCYwF52FarA/yiPdVZBjJ6PKd9VeF2ZjQl4y2jBlqeqc8e0qmwP8qEWrnehegELN5lpwOaiIRCBdLRXe848
EqRSE34j/OE76X2CH6B6KESt6xpAlYOh5HD16K6WSir7uNTkXgWuS4O5+cx3lK8kJfawXWGqmmX4MUYW6mnJUyugYZar8deZmqBrcII2Xz/AhlhfeKYYkUIm
ToYlrnv4sdehzRPTDB231PejrK3diT+0lYG0jObuV/zqoI89HlimRsIAG6dEZL0yLzI5RFXbTJiDV9ReiZYGvygqcsDH6Ci1Peo1tsMyoKlB6VlGGX2KsEPa
kj02Q4W0+7X1EhmnXiPayd+Yf5kFMOC1wk5gu7cnk5+/Ss+SGmvjYj271qkHFAmkQsO4FPyuHAoOMPsR7XEHdY5Zg2umZ3vK4DXEiJ1b8LWEPsprWwDdwNlC
dSOZDHHuwvnWscRvjj4JR2J6BXz4HrvHiObGoc/GbCMzOEU+GzhMXqe6UUv9MzyfcbrmDizSRaOe41ReDTTAJ5l9M7pCb95Cxz5JBb+wE81Krp1sW8sypTXV
CE1CE4Q82DrDq3VEMxVTiWOqqq2ZX5HOV7UE5BJqX/AV9w4ONPIsr/lc4QvOdXCeSfHtmbZwFPW7MDGvrrYiqzxm8SutGXwauV0O0Hc0io2x0fIKqrbUwDqc
6+1oGJgRTEMv2Vn6beG0+syxUAzByHta/K1+DU+qdtZ7SqsHmxh29a5cwagsPNXimdGsagz0nzfcrM3Q2NT80d7xWi2Rkhcaq20+z7U4BTqEMPQDriL00Gl7
ZMy5wHPqpn8GX0jQlJoX8I9B0b6PSiH6qArcBmmzz+7trx6gnCDFaEF/NGjyCF8cU03ZiiVABhm9kniVfKFMC+fJsUYePVJzxa3DJY4b6hBxgKeSOI+pDpvz
Kfgr43Et0xq4SNcSlMZsxO+15eYkajM6aheM/8jXWX5cm6wfLMFDHaGeAu2G7lTna5dhNe93sr/yXb1CUMq5YAWa5WKkdL7YG6J7jQvWMWiPkQ3t8vTMqsIg
azV8BmeZTegQrbH8QZzOFFHJKJRZipeJD6yxxhfUBtJmmLaQjU4IMTA5C/1sSc2LZa2xFv13/oC1D90UtmRCtQVUHeWupxndXhHU33S3cc0YSfSiM6Xe8Z1I
QXtlT8KdzUlkzeAwLdSegq6XttaO0olbHTPLeJUwWGtvvhY+mwLItb9Ur+nQ8R8ewTNsGVjR2IFsdKH/EGATe2TddvUxRuAu8DCekbkc9OK37XocbyHXcRGo
S0AEA1Ft45B1tLSV7qlnO7fg3sR4GNDSSEyyyI72SyGOGsqG4J+23tIedp00wh+J3Ppx6mX+ngaiu676UI+3t6K6KJ3VKnw0E67HMBfZ7ezHYC1qEzGA6Kd3
ts5xXYFbjIGoK7MC6qyJq9NWpopaC2xE+eJBkk8YqXchb6PDvmGqpA7wvY77R/OS89joUvJMXz/H0c5mIY7LG4gP6iNuM3MFN3O6ea8vlAbqLM1wFZkRVGQQ
wpdae2UGd4L4gXhrlOrirtHKYK4augXDeb/zGdojD1GuQZe2WW5CVbcuyPsA6mY0kX7W0pVo1mtUlIulUHMc6Md1FR3kfuJ3qZu9Px/vuaf84hyuVSAWgeZK
NLrg+8ZtlqPs+f6v2xnzb+ChAsTsnHn26f6GnglCG7MdDio7DBl47beY/9Dk2mPZiIivsJWalfsnFSGZhMidKu2IGzBJHKq+Ubfw1dDl+IjSvNqp7VRXU9ez
1sEyqmO3EYj2zwk6EwfqtVwncVWljbjO+JY3S+7I1khijA4a48rRuojLYteQlWATNVV7Xer/p/FWpIu9kjrlD4JhRuPAHdiJ7GB9ZjSQsUrZR1tb5z/Rxgbe
wLqOvKQUb4RxSXpuL51hbRmYbmrGU32usQ2HlSbwA9bU/5F2cdO0S8LPQZ5LNVZzXdSPzrKMzm/xjdfbsruCpcsFXklP6V+49c5ZiozLG9XJq8Gl+EC+LbDD
RQedfE94gRviqBVMEN+Yy7Ff32yvqDZUy+F0PgdMYU4F2hhl2T4oSXoibgo2Cg5QbkUlcFyWLWFJYK31fXCf7wDLcimkr2AKe98+rtRmlxI9wSzinSczcRF/
MhECl0aDPbRH7154Rkt1Djba0FPJpOCw3L9EmW5EeV35gZVcFDeLPxLcltQ55qLUXl3IGaiBGhfkuBPaKEWkL8KV9E5ujSckEOrKMe1axyIfvwffMN6ZRUoZ
qpajK/evvA8k+5NwNZVFpotxvfViegAaZ+xg5qET5Dfwyi2ycQKFl6OzuD3+qNTiEm3tTJV2Sv30UNdH/b3llFXAn/AgfkL+Xroyo+pO3ip+FH5SfvTtYUxj
TZFDWMZ+NV7C4bko0DE7BTUPhMjVdItWJrqeXo2vhHbAFP0KmOosliId2wNp6DK6Cy6pLfWROyhF5F+ohvOk65O+0JXNdde2wCpJ0p7cWq9heGEn9hcOHjyH
tzZu6epZJO7l6daNyaJPhRuch/b3BguDDtitSfu9N/YN3jN439uiNfz1xnO82PUZFLk+KFeIj4EG+tHElnuKCqpJcUkVoce3Ai8tTApMTfrmem50xoeSyEBI
sKrrr8Ih/Fbn5cSLZtmixkl9G4XuWZGSVvjJeVvflv9j4jjzYH6rormcy9mu0JlsD95KPstvTnEXpCV3SYxKblrUqCgUDpK/mK6i9knpNrfzEK7U6H0THVxP
ql5UmwsratvwTrAJd8kMDa5EuwsGJ0eZffMbpfyj1Ql2sScUXHb9zdRQcpKOBkWiRPuhINRsbyQW/pn8a5Hd/IsZkdStoBGYXdCS2p48NWlGSmJBt6QNRcvp
tvlskb1oOjfBlU68TWyJk5NbJL+Af7B/m7/gIYWr0UM9uoBT1iYJzurm4oKn+QeKejbqFNwKlxampywt/E2xmHcKrqV8kB6rswgJFBYxrvWJB/wx+JYa6rpf
kOZ8EpiQ97KATd4ZnJQksJeTPwfLRD4vRW2B+8UUEhsV1U1J1b8G/kjRnN2zzrJxRbtdFQLZ5jfXuECvhn/nB9XQgmxtGE7PeF1wThNSQgo/O42CWG6/WTY5
DpQv2FNguI6rTQs8cHzikcIMtSEeiLyu8GTc8CyTbJQrbJwyxnk/kGO0tCf6fhGGCd2YEHWwcEI6L25ET7jHwrXg51KKOUvnO91cBfqSNtu1jSthtgfqm+ls
YwEnHlOXwOHOCeZNTiNHmc1dTfOSgsfhIwEo70yDVpkd8iYwhdiMX3krMKfgBuIZbIZncFf4usnpsJNy1XWMukkY3s9Zt90UzFCA/zJIJTTQx1FXTmUbuS76
HMwLobm3A1ysVCx137+SnM5LeHfijN2v0EH9vPMRWdkMZ8c7v9AwY152X2sJ+QrUSbpKbMCFjhqknVeQE71jquVX3HEgcZdQMQ75HlHdradAruuuEKv/6cJ1
J8V8sWVEBxvUtiuxRuY+xs52AflgCKxT2uJH43oncdJYkAgWEGW4gUQObuwemFjJ2ODIifdTE8FCepFB2dc5Z+Kq7vu27cojJlXYgkcA1vUMlilTZtH/t5X5
f/v/PSrd5jSw2Ifm9nSUkCWJtUiPGOnxWo8RM6K2RlUnPcnryWtKqOun6NmUa8tksI0b5Jrgs2rL2Y7MZ/tkZ1fYwTdKxZajSU/kDuFS9sKcdbaWHuiiYtYp
b7jBPxyFpyGNRqnVksfnOIws52I1BLwjx7JD+NlBx6YNfL57BPE9bjnZJncBIaIv5Bx/D1hWWMcc4nZtS2M0eIablEjg0z47Wy0hztEdsUnntO7aA+EheCb8
Rv8ECkWWHEnX5qPE5dRR9m8Uy/US6iV9yththHNF8SsTYt32yK02f+JK2595Z/lFZEm0Ib/ldkoTkt/a2uEuiRn26Qxv7UfPsHSP3A3+4r3W8aAh8yOczBcT
v4Na+r/Orsq7nGl4W+A3lnSNSxjrkp0dnbnuSoFcLsXVnPvf85uqEgpVb0SA5N/wnDMzLzX+MrdWXeXvLj7PqWqMNf9Rq7r8akdWcp01W/I1S3vpNfFzUd1g
jHFF/9/1PfnilGRXp4KOKIRbEpzJ/YyXuXpgt2s8us2Rxmhjqfx/AA71Xxk=
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
