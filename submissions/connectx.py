# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.1.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, 170,743 float16 weights in 219,048 bytes,
# generation 35, SHA-256 23127952b812e895a003530b3c1b6be0ab7514f17cc966d01edb2f33d637e944.
# SOURCES holds azkit's own files, unchanged; Kaggle calls the last function of this file, `agent`.
"""The code of an agent file itself: builds azkit from the texts that the file carries, and always answers a move.

azkit/packaging.py writes this module, unchanged but for the four filled-in lines, behind its header. Kaggle runs it
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
 'search': {'simulations': 32,
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
 'sha256': '23127952b812e895a003530b3c1b6be0ab7514f17cc966d01edb2f33d637e944',
 'rows': 6,
 'columns': 7,
 'inarow': 4,
 'drops': True}
PACKAGE = 'azkit_6f30a1f91fb622e9'
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
from .simulation import add_noise, back_up, select, withdraw
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

RULES = ("initial", "legal", "play", "to_play", "outcome", "encode", "symmetry")
LOOPS = ("legal", "play", "encode", "symmetry")  # those that look at the whole board
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
        "symmetry": _NONE(_P, _STATE, _INT, _STATE),
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
        def _box(parameters, initial, legal, play, to_play, outcome, encode, symmetry) -> Any:
            box = structref.new(_RULES_TYPE)
            box.parameters = parameters
            box.initial = initial
            box.legal = legal
            box.play = play
            box.to_play = to_play
            box.outcome = outcome
            box.encode = encode
            box.symmetry = symmetry
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
    arguments = ", ".join("abcd"[:count])
    returns = _SIGNATURES[name].return_type
    lines = [f"def wrapper({arguments}):"]
    if returns == _NONE:
        lines += ["    with objmode():", f"        function({arguments})"]
    else:
        lines += ["    with objmode(result='int64'):", f"        result = int(function({arguments}))"]
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
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np

from .compiled import njit
from .errors import AzkitError
from .games.base import RUNNING, Game
from .rng import below, stream

Answer = tuple[np.ndarray, np.ndarray]  # priors float32 [E], summing to 1 for each leaf; values float32 [n, P] by seat


class Leaves(NamedTuple):
    """Positions to evaluate, none of them over; leaf i's legal moves are moves[offsets[i] : offsets[i + 1]]."""

    states: np.ndarray  # int16 [n, S]
    moves: np.ndarray  # int32 [E]
    offsets: np.ndarray  # int32 [n + 1]


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
        _play_out(self.game.rules, leaves.states, self.rollouts, self.rng, moves, values)
        answer = uniform_priors(leaves), values
        return lambda: answer


def uniform_priors(leaves: Leaves) -> np.ndarray:
    """All legal moves of a leaf alike, float32 [E]."""
    counts = np.diff(leaves.offsets)
    return np.repeat((1.0 / counts).astype(np.float32), counts)


@njit
def _play_out(rules, states, rollouts, rng, moves, values) -> None:
    """Mean returns by seat of random games from each state into values [n, P]."""
    # Locals, because each read of a field of the box counts a shared reference up and down.
    p, legal, play, outcome = rules.parameters, rules.legal, rules.play, rules.outcome
    state, returns = np.empty_like(states[0]), np.empty_like(values[0])
    for i in range(len(states)):
        for _ in range(rollouts):
            state[:] = states[i]
            while outcome(p, state, returns) == RUNNING:
                play(p, state, moves[below(rng, legal(p, state, moves))])
            values[i] += returns
        values[i] /= rollouts


@njit
def encode(rules, states, planes) -> None:
    """Network input of n states into the first n rows of planes [rows, C * H * W]; zeros into the rest."""
    p, write = rules.parameters, rules.encode
    for i in range(len(states)):
        write(p, states[i], planes[i])
    planes[len(states) :] = 0.0


@njit
def _read(rules, states, moves, offsets, logits, relative, priors, values) -> None:
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
            top = max(top, float(logits[i, moves[edge]]))
        for edge in range(first, last):
            weight = math.exp(float(logits[i, moves[edge]]) - top)
            priors[edge] = weight
            total += weight
        for edge in range(first, last):
            priors[edge] = priors[edge] / total if math.isfinite(total) else 1.0 / (last - first)
        seat = to_play(p, states[i])
        for k in range(players):
            value = float(relative[i, k]) if k < views else -float(relative[i, 0])
            values[i, (seat + k) % players] = value if math.isfinite(value) else 0.0


def answer(game: Game, leaves: Leaves, logits: np.ndarray, relative: np.ndarray) -> Answer:
    """What a network said, float32 logits [n or more, A] and values [n or more, V], as an evaluator's answer.

    Value i is that of the i-th seat from the side to move on; of two players' only the first is there (V = 1).
    """
    priors = np.empty(len(leaves.moves), np.float32)
    values = np.empty((len(leaves.states), game.players), np.float32)
    _read(game.rules, *leaves, logits, relative, priors, values)
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
        self.variant = known or variants.choose(game.planes, net, max_batch, device, precision, effort)
        self.network = programs.Network(game.planes, net, self.variant)

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
            program = self.network.program(len(part.states))
            encode(self.game.rules, part.states, program.planes)
            begun.append((part, program.start()))

        def wait() -> Answer:
            answers = [answer(self.game, part, *finish()) for part, finish in begun]
            if len(answers) == 1:
                return answers[0]
            empty = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
            priors, values = zip(empty, *answers, strict=True)
            return np.concatenate(priors), np.concatenate(values)

        return wait
''',
'azkit/forward.py': r'''"""The network without its library: weights as one blob, and the forward pass in NumPy, or in torch where faster."""

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
Forward = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]  # planes [n, C, H, W] -> logits [n, A], values [n, V]
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
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..compiled import RULES, Rules
from ..errors import AzkitError

RUNNING, ENDED, TRUNCATED = 0, 1, 2  # what a game's `outcome` returns

GAMES = ("connectx", "tictactoe")  # each is a module of this package with a function `make`


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game with its options fixed, as plain functions over flat arrays.

    Arrays: `p` int64 parameters, `state` int16 [S], `moves` int32 [W], `returns` float32 [P], `planes` float32
    [C * H * W]. Values are by seat. Rules never raise: whoever calls them passes legal moves only. Equal state
    arrays are one position: a state holds nothing that matters neither for the future nor for the encoding.
    """

    name: str
    options: dict[str, int | str]
    players: int  # P
    state_size: int  # S
    max_moves: int  # W, most legal moves in any state
    actions: int | None  # A, moves are 0 to A - 1; None: move ids have no fixed range
    max_plies: int  # no game is longer
    planes: tuple[int, int, int]  # network input, (channels, rows, columns)
    parameters: np.ndarray  # int64, the first argument of every rules function
    initial: Callable[..., None]  # (p, state): write the first position
    legal: Callable[..., int]  # (p, state, moves): write legal moves, ascending; return their number
    play: Callable[..., None]  # (p, state, move): play in place
    to_play: Callable[..., int]  # (p, state): the seat to move
    outcome: Callable[..., int]  # (p, state, returns): RUNNING, ENDED or TRUNCATED; returns by seat in [-1, 1]
    encode: Callable[..., None]  # (p, state, planes): network input, relative to the side to move
    symmetry: Callable[..., None]  # (p, state, k, out): the image of state under symmetry k; 0 is the identity
    move_symmetry: np.ndarray  # [K, A] int32, the image of each move under symmetry k
    move_text: Callable[[State, int], str]
    parse_move: Callable[[State, str], int]  # ValueError if the text is no move
    text: Callable[[State], str]
    svg: Callable[[State], str]
    source: str = ""  # what `make` was called with: a name, or the path of a file

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
        return int(self.game.to_play(self.game.parameters, self.array))

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
        return int(self.game.outcome(self.game.parameters, self.array, returns)), returns

    def legal_moves(self) -> list[int]:
        """Legal moves, ascending; none once the game is over."""
        if self._outcome()[0] != RUNNING:
            return []
        moves = np.zeros(self.game.max_moves, np.int32)
        count = self.game.legal(self.game.parameters, self.array, moves)
        return [int(move) for move in moves[:count]]

    def play(self, move: int) -> State:
        """The position after `move`; ValueError names the move and the reason if it is illegal."""
        legal = self.legal_moves()
        if move not in legal:
            reason = f"legal moves are {legal}" if legal else "the game is over"
            raise AzkitError(f"illegal move {move!r} in {self.game.name}: {reason}")
        array = self.array.copy()
        self.game.play(self.game.parameters, array, int(move))
        return State(self.game, array, (*self.moves, int(move)), previous=self)

    def move_text(self, move: int) -> str:
        """The move as people write it."""
        return self.game.move_text(self, move)

    def parse_move(self, text: str) -> int:
        """The move that `text` names; ValueError if it names none."""
        return self.game.parse_move(self, text.strip())

    def encode(self) -> np.ndarray:
        """Network input float32 [C, H, W], relative to the side to move."""
        planes = np.zeros(int(np.prod(self.game.planes)), np.float32)
        self.game.encode(self.game.parameters, self.array, planes)
        return planes.reshape(self.game.planes)

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
        initial=initial,
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


def initial(p, state) -> None:
    """The empty board, seat 0 to move."""
    state[:] = 0


def legal(p, state, moves) -> int:
    """Columns whose top cell is empty."""
    count = 0
    for column in range(p[grid.COLUMNS]):
        if state[column] == 0:
            moves[count] = column
            count += 1
    return count


def play(p, state, move) -> None:
    """Drop a disc; then the line through it, or a full top row, ends the game."""
    columns = p[grid.COLUMNS]
    cell = (p[grid.ROWS] - 1) * columns + move
    while state[cell] != 0:
        cell -= columns
    grid.place(p, state, cell)
    if grid.longest_line(p, state, cell) >= p[INAROW]:
        state[grid.STATUS] = state[cell]
        return
    for column in range(columns):
        if state[column] == 0:
            return
    state[grid.STATUS] = grid.DRAW


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

State layout: the cells row by row from the top, 0 empty or seat + 1; then the tail below. Parameters: the first four
below; a game appends its own.
"""

from __future__ import annotations

from collections.abc import Sequence

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
def longest_line(p, state, cell) -> int:
    """Most marks in a row through a cell, all of the cell's seat."""
    rows, columns, mark = p[ROWS], p[COLUMNS], state[cell]
    best = 1
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            row, column = cell // columns + sign * down, cell % columns + sign * right
            while 0 <= row < rows and 0 <= column < columns and state[row * columns + column] == mark:
                length += 1
                row += sign * down
                column += sign * right
        best = max(best, length)
    return best


def to_play(p, state) -> int:
    """The seat to move."""
    return state[TO_PLAY]


def outcome(p, state, returns) -> int:
    """Read STATUS: the winner +1, every other seat -1, all 0 for a draw."""
    status = state[STATUS]
    for seat in range(p[PLAYERS]):
        returns[seat] = 0.0 if status <= 0 else 1.0 if status == seat + 1 else -1.0
    return RUNNING if status == 0 else ENDED


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


def from_board(game: Game, board: Sequence[int], to_move: int) -> State:
    """The running position with this board (flat, row by row from the top, 0 empty or seat + 1) and seat to move.

    Raises AzkitError if the board has another size. No moves are known: `State.moves` is empty.
    """
    if len(board) != game.state_size - TAIL:
        raise AzkitError(f"a board of {len(board)} cells is not one of {game.describe()}")
    return State(game, np.array([*board, to_move, 0, 0], np.int16))


def text(state: State) -> str:
    """The board as lines of text, row 0 on top."""
    rows, columns = state.game.parameters[:2]
    marks = [". " if cell == 0 else MARKS[cell - 1] + " " for cell in state.array[: rows * columns]]
    lines = ["".join(marks[row * columns : (row + 1) * columns]).rstrip() for row in range(rows)]
    return "\n".join(lines)


def svg(state: State) -> str:
    """The board as a picture: discs in the seats' colours, the last move ringed."""
    rows, columns = (int(size) for size in state.game.parameters[:2])
    before = state.previous.array if state.previous is not None else None
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns * 40} {rows * 40}" '
        f'width="{columns * 40}" height="{rows * 40}" role="img">',
        '<rect width="100%" height="100%" rx="8" fill="#31507a"/>',
    ]
    for cell in range(rows * columns):
        seat = int(state.array[cell])
        fill = COLOURS[seat - 1] if seat else "#e9eef5"
        new = before is not None and before[cell] != state.array[cell]
        ring = ' stroke="#ffffff" stroke-width="3"' if new else ""
        x, y = cell % columns * 40 + 20, cell // columns * 40 + 20
        parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{fill}"{ring}/>')
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


def cell_moves(rows: int, columns: int, symmetries: int) -> np.ndarray:
    """The image of each cell under each symmetry, int32 [K, rows * columns]."""
    cells = range(rows * columns)
    return np.array([[image(rows, columns, cell, k) for cell in cells] for k in range(symmetries)], np.int32)
''',
'azkit/player.py': r'''"""The agent that plays under a clock: network or random games, searched to a deadline, one call a move.

Everything here and below runs without torch and without numba; azkit/packaging.py embeds it in agent files.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np

from .compiled import JIT
from .errors import AzkitError
from .evaluators import Answer, Evaluator, Leaves, RolloutEvaluator, answer, encode
from .forward import Forward, Weights, fastest, one_thread, unpack_weights
from .games import grid
from .games.base import Game, State, make
from .search import Search, SearchConfig, SearchResult
from .solver import Solver, fits

SLICE = 0.1  # seconds between looks at the clock and at whether the move is decided
COMPILING = 3.0  # times as long as its rules does the rest of a search take to compile
SOLVABLE = 34  # empty cells from which on exact play may be within reach of a move's time
SOLVING = 0.5  # share of a move's time that exact play may take
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
        planes = np.empty((len(leaves.states), *self.game.planes), np.float32)
        encode(self.game.rules, leaves.states, planes.reshape(len(planes), -1))
        said = answer(self.game, leaves, *self.forward(planes))
        return lambda: said


@lru_cache(maxsize=8)
def _game(name: str, options: tuple[tuple[str, int | str], ...]) -> Game:
    """One game for all players of a process, so that its rules are compiled once."""
    return make(name, **dict(options))


class Player:
    """Answers Kaggle's calls for any grid game whose observations have `board` and `mark`."""

    def __init__(self, settings: Mapping[str, Any], weights: str) -> None:
        """`settings` and `weights` (base64 text of a blob) as packaging.build writes them."""
        self.config = PlayerConfig(**settings["player"])
        self.puct = SearchConfig(**settings["search"])
        self.name, self.options = settings["game"], settings["options"]
        self.weights: Weights | None = None
        try:
            self.weights = unpack_weights(weights, settings["sha256"])
        except Exception as error:
            print(f"azkit: no network, the search plays random games instead: {error}", file=sys.stderr)
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
                move = self._exact(state, started + allowed)
                if move is None:
                    move = self._think(search, state, started + allowed).move
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
        game, began = _game(self.name, tuple(options.items())), perf_counter()
        assert game.rules is not None  # a cached property: this compiles them
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
            evaluator = ForwardEvaluator(game, fastest(self.weights, game.planes, self.config.leaves, use_torch))
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

    def _exact(self, state: State, deadline: float) -> int | None:
        """The only legal move, or the best one by exact play; None if that is not found in its share of the time."""
        legal, cells = state.legal_moves(), state.array[: -grid.TAIL]
        if len(legal) == 1:
            return legal[0]
        if self.solver is None or self.config.simulations is not None or np.count_nonzero(cells == 0) > SOLVABLE:
            return None
        began, nodes = perf_counter(), self.solver.nodes
        budget = int(self.rate * SOLVING * max(deadline - began, 0.0))
        scores = self.solver.scores(cells.tolist(), state.to_play + 1, nodes=budget)
        seconds, nodes = perf_counter() - began, self.solver.nodes - nodes
        if seconds > SLICE / 2:
            self.rate = nodes / seconds
        known = {move: score for move, score in scores.items() if score is not None}
        best = max(known, key=known.__getitem__, default=None)
        return best if best is not None and (len(known) == len(legal) or known[best] > 0) else None

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
    """A search's settings; the defaults are those of self-play (see `for_play`)."""

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

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI".
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .compiled import PARTS, njit, part, register_jitable

WIN = 256  # unit of won and lost scores inside the search; evaluations stay below it
SLOT_BITS = 22  # the hash table has 2^22 words of 8 bytes
BUDGET, STACK = 1 << SLOT_BITS, (1 << SLOT_BITS) + 1  # places behind the table: nodes left; sorted moves, a row a ply
# A table word, low bits first: horizon (6), whether the bound is a lower one (1), bound + BIAS (14), key's rest (41).
BIAS, REST_SHIFT, REST = 1 << 13, 21, (1 << 63 - SLOT_BITS) - 1
EVALUATES = not PARTS  # agent files play to the end only, and compile nothing else
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1  # times an odd number: a permutation of 63-bit keys, none is lost


def fits(rows: int, columns: int) -> bool:
    """Whether a board of this size has a bitboard."""
    return (rows + 1) * columns <= 63


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A board is flat, row by row from the top, 0 empty; `mark` stands in the cells of the side to move. Exact scores:
    0 a draw, n > 0 a win for the side to move with its n-th stone from the last that a full board would hold, -n
    such a loss. So higher is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int) -> None:
        if not fits(rows, columns):
            raise ValueError(f"{rows} x {columns} cells do not fit 63 bits")
        bottom = sum(1 << column * (rows + 1) for column in range(columns))
        self.shape = (rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns)
        self.memory = np.zeros(STACK + (rows * columns + 1) * columns, np.int64)
        self.nodes = 0  # visited so far, over all calls

    def solve(self, board: Sequence[int], mark: int, nodes: int) -> int | None:
        """Exact score of a running position for the side to move; None if it takes more than so many nodes."""
        mine, mask = self._bits(board, mark)
        return self._search(mine, mask, self.shape[5], nodes)

    def scores(
        self, board: Sequence[int], mark: int, nodes: int = 1 << 62, depth: int | None = None
    ) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out.

        Exact, or after `depth` plies: won and lost ones times WIN, the others by lines and threats still open.
        """
        height, columns, _, bottom, cells, area = self.shape
        mine, mask = self._bits(board, mark)
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

    def _search(self, mine: int, mask: int, horizon: int, nodes: int) -> int | None:
        self.memory[BUDGET] = nodes
        score = int(search(self.shape, mine, mask, mask.bit_count(), horizon, self.memory))
        left = int(self.memory[BUDGET])
        self.nodes += nodes - max(left, 0)
        return None if left < 0 else score

    def _bits(self, board: Sequence[int], mark: int) -> tuple[int, int]:
        height, columns, *_, area = self.shape
        bits = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(area)]
        mine = sum(bit for bit, value in zip(bits, board, strict=True) if value == mark)
        return mine, sum(bit for bit, value in zip(bits, board, strict=True) if value != 0)


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
            lines = free
            for i in range(1, inarow):
                lines &= free >> i * step
            score += sign * _count(lines)
    return max(1 - WIN, min(WIN - 1, score))


@part
@njit
def negamax(shape, mine, mask, ply, alpha, beta, horizon, memory) -> int:
    """Score, in units of WIN, of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative. Evaluates at `horizon` stones.
    """
    height, columns, _, bottom, cells, area = shape
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
    slot, tag = key >> 63 - SLOT_BITS, (key & REST) << REST_SHIFT | horizon
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
            threats = _count(winning_cells(shape, mine | move) & ~mask)
            place = last
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
def search(shape, mine, mask, ply, horizon, memory) -> int:
    """Score of a running position for the side to move: exact (not times WIN) if the horizon is the full board."""
    area = shape[5]
    low, high = -((area - ply) // 2), (area + 1 - ply) // 2
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
eNqUt3V0HEmXPWiUmWTLFhclU1VJJTJTm1FmZmZmkJlRFkNBQmRmZFaVWJaZoW23manbTG2mNqz3zM7Zb2Z35jdzTuYfGfe9++45kfHi3UGDzLNmj5nCzRsz
Ydz42WbGOMgRzxijGGP0r2fIkF/f/4aPnDBi1r+h/7Y4cvK0UZNmcTZu7ISZs2b/p/T/+/1/8/9T6H/JNGvMqGlTR//PqP6f2P+Cy/4/V2X/71XZ/xeq7P8H
VVH/c1VR/72qqP+Fqqj/g6ro/7mq6P9eVfT/QlX0f6Vq+rTJE0YtGPYLm/svPFH/RmP/9fx/w/6dIupfoX9JjmOM8Y7/gP17Rty/rc4dMXnOmP9c0v6fS/5L
1L/n/wdk/ITRo8dM/ReGWMcviqj/n5B/T491/Av4H0v/R+hf6g2p/jhyWeyhgiWFK/f0t7eLb9+M4DaSWElbFiuO29va/i62ebPzIX1LBhfFRZ+OfaPeiAvF
4mNqNe7DHorCSltZJa17EVH4j3qydJ1+0P4p/43VYF+9e2heWd7Z3XPYs7aJ8SHF9YsfJuTHnubWFP1l7+q/appQ9qzkRN4X+BgbUXQoNDzuOn4z/yFbJW5P
TOPd/xT3jsXznsWcsZ3W1JJb/qq+mUXboh2xNcC6/CoFiXrHrOO2mNJH7G5bK9ut5NrWkbaWCSmN7+2/jMZGXYqrIq92jCoYHn87tsqBZKaPP7BwSNQUNjcO
jWmpj4PH7UUFDR1+xwDfmIJTjvr5wWBXsd2/LJ8vKFf8xe/1t4hdDIrzukV586bY20XvSqgct6hxCeHPu2+fFTuAGVL4uuREMZ8XU1DRoSoDC5/GW6mrhT3z
ygrT4MCiF3tWmQ7nPCoMcuyERUqWbaY9OkZxZOcnxtsLxhQUNXH4Nft9eWZjNqoCXcHx2hdHvCq96R0O5wbdLV5fWr8oJq+6vsleUnCAm8jMj7pWPLM0v/hM
7Ir80fH9LGrhuqI11FOtclFn7po+p/QnS8ZPKZhSkuEYEsPlDSqrE1/CPfJHFb2IGuO3s/a8BfGNqYIyZ3T2bl/Bpehtqik2tSTYujGuLhUXf6joqs4WtYvB
9ClsC1t5H4MtLahhN+5hS27u/s0/3s5EP/RFMNOVqvG1mhQnnMw7W+CTsqKrF7YojKNjSw4WmPI6RZH5l0rROFNs6/jzeXZbXSavqFLBzLzHRffw0oLVJVNs
sr9J3I4CzB8Sd6rwIDMuOrcgzLfPUSVX8s0qugd6xoX7ZjuyYlPzFkaLsT8YU+zDIm53xVI56rltKVc36pP2Pc9e1pgNTRhuW5g30eHKi5OM9lUxzeDfBd1t
B2Lv6G7dFn0ob72/eUKwPjXvSOlQX1CRt9jpHxs3f/fjmGFsScFHf3jCVUeV+Hjb3/5dMLCguvMJF7n7Z9nP3c/8T0050Y/Y5FhXdHDJvLjfHNGOVrERTH/Q
vOQ35TFyLu9hXlhhTOFKf824WP8136GYMPsoqjozzvEk/nHxXEdkjJntm7+lNEWp7BidvU0JzuuZP1nBbM3iDQygS223rFMbDy68WBpe/Lzkdcx0v2x7aAso
nF00ycP55+Y7vCGlctGmKMonwdbwdwdR7I/vzLQtjvUdd9xL+GofWfK48QvfmiYPy47JaXsGUU+jXxanxP9t9jc5XbaFdMQc8Y2LT4np6P/pP1ayJLqiI9qe
LE4tAKS7jLVdzYuKE+1tmQGsuaBDVCxh9y8seOTYV9DcP7f0jCM3fnRZVEFFyhk3ool5z3GGjW+Q5+bOlaQ15ZNf+Eq1yt7lfqOLcyQVD2sqea9yo+CYvMEF
/tjz+QNiQ5l+zXYp53z/2IvyXvMdbBNLnCWLCm8W/YmPK6xWmmgLj6Z2h7IvhVVxi9lqREzc9rxPRab8NtbrvgCHT2b8l/17fDMdVN6xqOW+3vBPW5owxRZj
P1TkKEAKKsS81nqWPEU3c40KX+XtLWqnH3J89lMxc6PaUmujfL6m/oSywMYd+Pdaan6NxslsZ4e9xOCwFtSMeVQ8Od9t7l78vPiwv1x0F3UKneCTY6ZHGWIG
wO1NZ8VqRS8pTm6++7eCZ6Xro7ESh/0bpGy/+5vby5hP3Eg6rujD3uGlDjqdPwp62er6HfauTd+Wvk7YqiNZgbEmhYw5Km7bOzmqc1S9WAdZHNDM14WcGjdn
b8uEDQk3/als9+Kmttiyu8TQ/BbxUj4V380/PQqNncakJVSwp8T1i7XRSWxKfDPvREd2ApMAbPPjNV2wIWVj7CtKD8V0LPVZDda7eTvVrrI7v0PMKEdm4bmY
xBJ6x62SHYVt4ldzFl9qHh47yXHMWOxpYnPnLSvZGU3GVC67FjucRNla8al5ZdZHyriYgaX9SvpFbbENKzxADo8uUwdGvWy8kjqarxaV4AVaQMnPmN+sd7QG
ea9i58Y48tuUTKS3csF7PiW0sa/w1cono2j/Wl81fd2ejvFydAvHGuiJii55FksUxxYucxz0T1M3+SfppDTWv8mPOCO8ghoZU6ugpXKxKFb/VNA76rIt0mZT
jzUtZgfZTLHOOBW0iXnqqBHVq6Qap5UE2qrFHvR2TDgWozoO+T57J8UGFcxgPhU8j/lS8CXmhuWI/zuxNaZCSYWCubGXbAWFFq6v4wj9Ia8uf9c3M0EpuxV3
xXGW3Spd40ZwFr1GwaWYwaV37CsK98ccLAn3VIt/ZRi2u1q+qTCE9sQusFYsrFocUhBq71totMLY1hwTO61oWXQL8k3hxMLXvvrR04qkkhWFLWPmFmAFZfqf
JVeKj9ub+qrZ9nCbCw/6fxRP2b1wD+rLNy0taQF81sDdfxeeU3Lyl6kfyLdotmko9tN7kq/o8QgnsURXJDGasjivkdUzLypK+Er8BRMFzxp3ZpcBlOzC70Og
jBLFWFOwgT5Ob5a601bz3MgYpo322fk9PCUrnfncME6OcHURsxB/w+bsWGKVlG37YRiPvQx7Th52uZgWzqvmwSALf+t9wU5EhiJzSFHux122jCSeBj9ANwmN
gZOqbPooOrDqan2iVeRMqSJdG21heUtvhXHbXlNNMROR4Oqq7gQjlTLUSk7DD8oGegVZV9sEv5rL238QzY0R7vCcx8hYfVLOYKWV5GfrWAaCjLSb2cPlbtQL
ZZWtT8p5dg9ezTYefsV26S/ZSDgocqXrtmki/Kl018rMFay/C13IN6YTigHt5gq0tHbtZIY712/LESuaE1QdDtIk4JQ7qxfEmaZ50hP1JxrmsdO4NUMuYXLC
d7lWo0dc9SN2QdR6Puwv00i6FLbE+ZCTcB5Ca2XajcjbVCdxn/pVKSW66IthOdgO68LQvrXqZOI5vYQawUQ0LFOdcBDOwK38UeUAERZhgU2xfmAZ19DzKe2N
ZbMrk/V4PiHR7Bh3eT7Q0ylirNaDXEJuRxszb2pqcCvzhzrD9Je0Nn0ywdM7lHxLklwFHJbnmCesbQI/BKdnNVXGShPxxtowZqlxqGuimuoZoLjIFF3DiyQW
NJDX5nQlNrj6giGeQn0P3Jh8wjJdeBSSQTYlfcsHwVKkB7IEW0t4tdXsS+kieT34LpqIZuKu8DOmdXwjajdBuKtqk8grlgJhBRmn1mC2g+qGkegneTf+gs1w
2WFH09OdlchK2CtyLeqj+3GBaqI0EA4PrwLn+vLr1gEzszcTL+g8oYG2lu5aL1RQVcXWO2O1pTDsT8ZJOPjk1CXGuebOIExtSkTDnfCp6WKYmHUcOy6FhSOU
lQng9rlvkjNMFYkd2kClg6RAxVO1/grkH2FiNqwaJnyBJ6SpWgtpftZIfCO7j7+tHCO+KrPRAHYGSmss1plvTqcjlW3PiY1WHR4CfcxP3APVkVoZM0Xbyr2X
DxqTIxsrs7BKzAhjBWKThUJf0Dn4B6UMxODvgGFdhPUTUQauaQOkUdm9QZp7nc1jmGfVtSJwUAhyjsIDlHkgjl9MTpG6ywUwi05UYVQvYb2xiXLcFkxsp80w
URvtbCqXwmJ2dsgFCdEcfASOM7QQr15Hr7im2QbwtXOChTbkMOGMZiBIxqv+I37EVEuoXiJu8xSql+1nyIvMbsakzRduYNHOaKkZWwPLp6Oy74o9+Y05zcgK
wisiP3OOM48IZivAunBVo/r6X1IPPV5GPHFKjqgYK+/cx7fw5MgbjfVzOjIZRH3TBxjNNqJj4XScoI22g94Cait/nPyNeG1isqvYMo3v1cm1VLmh+lybC9P8
B2BPd0JIM1CqboTjfDWFR/pebi1TBfWxH5HnzF5+htzDFczfByK6mNgEViqzvW/YK9n35Btp96U+cDa1UXYQo+j30ityrmEP0YB9gZ+XH4DX4DWHqDR1Edoo
iY7FF4KtMIVA/b3Ie9oMqHtLws7ofwMdPWZeri7K+Q4WoVT4A62mxmnfxMkNK8N2ZF+XAyGknmINea7S2xYnVAGEECto0lZisWFD/QnoV1M5sSYfbrtPJ7OL
Q/qognxg121kEmMwxsMQUE7t7m/GCvKawGtSHfERvMBmCCD3N8ViaUz4TJxQXfnoftxgvsvsaaOfZ5rh+5Q8rUNuD+8Aoo66iImRp/MBchazVYbm0dae1lLI
EqlMY8QjVMG6kuMMiS7Oc9V1x9M75DlVfcMF6iXZg+qgtSXTpPBaqw3DLdszgrwX0XrKNfg9F8PKtEC1C0C8m/D7jOheTLu9bZCWnuGoXbNDjWytBSKf1fDI
Te6v9B/pTV0DkCD6gPzec5ZeH9mXiQeDuT3CPTBX+0RdUk4Q+5Ba8l1+of4WmYBfihzH/c0ksdWVjTzlbMlWYH5QUbIEhhJjiFSDVbvG3qVP6wv0S1oJ0l/p
R9TAjO5OairsxYyXEtd8dFaEZ73XEB4rDj6A/HAReC91W5amTJdc7Gy3HdvNpIL5VlQ5L2xB6xLrpXlSkmuKZqbWUPPJy0Qp/SKcbvAYjoUzGAGXqc61W8gv
mabCNWtHCJAhSm1fBJzsOUbfwcxRy6wGmfMVKUsFE9fGOYweTB+HfleoawXaDd+EarKRjIZuOhM7qjbDaginTc/QDv41oR0zr4tp2mUyo+Z5ohtnBqR2tkFH
rpUwHrlEbBLa8ds9/cE/ntX0qJ1V4Cf4F9pJWLKpN+Ii3u/cR+5Bq+rvMZvYCCTCSsJiYoa2RLhEc0oU2WVbaxizQ2GbZVtAMLtJKvVQXCk4AL7DDur4rOno
8KDlahwxjDDhszgDvYvvIvdUV6ifmfN6Nkzjoykb8xu4bEgAU7jByElmkVaPaOlvikI+EPR0DSeXMyj2ADezN628Jks/gvf7vNavXC/vKSXXMNtXQw9lNsMc
xKpC7IZQRb6h3BOOMQcjg7FBNf4Bh7IZtW1IgDo+5DTYZsmgduROsOyXT8EOWxrQE4gh9HjvOKYnYfJVI8tgb5bEUrgmxjDbfSqYQqNW0+e0BmlhtvpqNaEJ
9deuaGkLuxr3khAf4m3P7ZUPmeJt+zM3UjmSH7stXJBFWMtMEZ1Db5Ppv9zFGf6K9t60ODkMH89UYRprD9SG1oZytNfmwbQ7sCk6yXqJOU5fyfwa8s1fkcoh
6ylrhY+2TnowUMRVsA1s5LtP9KSeO1+Rm9lk+SBWgfwIrcwP7MSGIVT1LFFbD9eaakuU7akBIXmN4tfJY4kZPAH7BK+z1WrQYtcbMsSYRpSa0pTeZBmRiFwU
s7GGbo9+BD1F6OghykF09LSX77lx/CucbptCh6FPyZXGDGJRTVxcrRyAkebKzEDbcWQ3OwQMtyZJ0VEsnaJVZFaQO6VzfF1trLYLVvQWKKz7tX0BMcJ6UWjv
HqTcUwLwKc5WSBr+QLiLVpDPou3kuVQjpSBokv2F/odd0x8AnQ5k74nQ85UdjfDUQHQ6VYHFQvYpN7RC1qC8sIRyFYWz6DEi2nY/h7PWIgKJFvQ35UVub+an
c4FSD1tunchlc91xUh2Ab8T2cEFshfBDtr62d8YZYRt1nc5nI32nsA/0NN9AplCphPXWCpAGXEUqi/6Uc97XhRKt91IaYTdcq2EAXcP9U5tJU64DMMdmgJNg
cz6d9PvuRozRvoFkfHPGeKo8s5ebxrQD+cYlvtrZsUQ9daWaQLJ8ov5E4LjeyFBlr7pSfgg/4ndFyhWr7DR1UIKVA+j+NDV5MPYu7IbYAUvbGpVdDubDIzBe
26ed0wLUV+omeMIdH7HEt1BZiT4lzMYU91PTIaSrmxKW8S29/fVnHoIYroXhR9KmZNuyGff3nCw1FF0TEqXWDc7EDmV1MC3zTWJ0Z7jIwfMEQtYxL2e2uoB2
QBipVvDYmTs8A8vpN0ETZXMuaznLTsI36+fZU6RfbW5eovWHL8hwy1O0tVAOn+YN09ZxMb+6zgpbFzZf7gcauezyu5xr3mBbRERVvKNuhi34HmQowLQu5vLC
B2d3gnaHaNfo/YFHhT+Q9XQWvYMuIBJSroScygzQPqmvaF4OgLPdaeJWtS8xnl+OGWU3soFYRE2T0MpbhCzzBW4AedvzF7OJOi0v8cR6GqgtDZeQvuoQZD6a
Yfr71zxuY1pbrosbSRKpIInq98zqYIV0iwkjrwpqpplw6b/xH0hFfOBsb2ijBEOjSMPGu27J0GBl+brxyoXMAOa+u642mb1nrlRvDHlNnS2NEDJJXWkpVxYa
OuPROux7qPzqKN2yY9NqyorYWL5B7ZbtORukQKIwbK6+mQ5lm3p+IuHqBNMs6zxtJxjGT1d3499kygmdTeQpCMAAGClFcm5ia2g9+SG/EK9NR2r7wo+a5qsN
YG/9IjrQtV5MQJ5S/ygNhF3CU+tkUVIGNdyCm/F6cpxxEHTL29kydz22Z2S43J19q2/4NVeFaxOYYmMN099qH3DWfcf1WG6J2ne1Va7ygdI49DC4rnUTalBj
YDDTiYp1dwJP8FBbEO7Dnrt7ubpj4cJWZ1fDbHYPmS3nWVZq2ckykYWfB+9MFo2lctENYhJbgw9RbKHTpYbm6REhwnbnVFwg7od8Y8erxyOGkmfxe2wBiVh2
yDv4V5lU+Aujbs6UDoflWL8ZO/BP3GNBT/DD0EQrhktt9WQVeUVbxFvCXuSOOmmbH7fTPkESLUwZaVXOUN9AF7mLOgypLa+hJwuqXt30MHI5PUHIEz9IRUof
bxv8nfAK8ZnLsQ7urPoUhMq9GQMXyPaWO+G1yaGR2xSVrcms+OVWb+oj82o7n5JXgj/bkphcplHkFcGjWsOyiDu2O9Ij4011rDgPEP5MX39bK/NQjw0g3Dpn
P9sgv6xUkV8hUZJZHgIaEpdBPeUHEi+bTWuyBfW6XE08IgxWbcRzz1Dit+y97v34XLRlitfdREliMsyp4t/gI/3IopAOE0KT1Dz+T4FeOVBQnUdo1AZsk3Lc
SmsaJ48Lx71VuemwJ3FGPI7kah+95XUrzCH2Ea3YB0Q1vLWtmz/G18Zu1doTIwHieUAWybliR/NwcMfjgGFcCjXQTTLWrFa6WS2vVfAepfaxiKmERPiuaJrx
IJ9Etg6Z58K5RLk6Q7J3JJZC1YrEX/JXrTe32dclzUC/SdonTwAfuIf8RPdpZr3aGaxlNzkbqlulQOS0+gWtYdHkEmuVKGtWGnJVuGWCxC1yIzIdzoVRxFnn
3ox2IAP+yS6SN2E7yLYpFd0z4BXmVuQw7U8iwDrN9sTc9hdWyTINRYQZllKU85/XmkoH5BBqoxZHXKHCc2ey67E+aFOpZ2S0/CTkgviCPMcu5oz6ZcJuQ5SJ
YoLpLbxMXADThDPUTuDyNLdatT9yF4JFsL9S07qYZmzb7RdkAuSHuomZVEPmFGqnphOHsXb8EeYP0zr5Mk4yp2Ad7wzhjnLEabHuNRVjHdkRkhefARfDG/RV
4jv3Dp7C3yUHqfWUBUR69km0QfYVrB18TVYSTsN9WjbYmBNIDTcmw1eeQYJH8UuzYYiyk/0kNNEKeVLrB3pmDde/E/vM0zGL1sgVrc6Dy5FSZLq0RM+1TqM+
0fPAFTxcCw+JROOo5p7byNaQ2XLVnEneH5711JNAxnqfqk105SYwr9QW8nSzE9moBQMfMZnqIguM21UBqW36Ko2Wy2UuRg9E3lfs6DUqiekBPkY8RNqAdUSX
CLPuJGdlNRRmgkne6w06y2e0pipEXnrY7KPUZlCVSAi9oljxYJqQTSHJ3iSdJuojT8Ri/ankJy+pF6itACjlIpKZmXJz0aQLTO2s8dx22yZqDxylPRTW4k9N
PYDDtoPrI//ldDM95NURNYi9osV3DvSDh/AsoiURhnm4+cRmoRYL1aNagFZDDVYMEZflVbCP0gIuV2ahOt88PVlbVFDPN6jmDa28OpP3Ur9cODXaaoQ4V23n
PeNw+oSapnfmzsGh4LwQRj5IvwktVH2gu+KJSys/401IHzgu1wLdt5BMI7Ca28+MDuflXkwhfGl+7ptl3caW2CYKE8Ef+kHtroJZunMnCRwxykthC+9SYbC5
rxby699NtaSI3WTKl2gZ556jT6K3CUeRQ9pircy7E3bLwJQ4eaQ6xi1wo6h74Jqag7y3DZZfycFyLT2G4hWnpzHciybCMnkEvV/4LnwGG2zL5D+YCOI2f8F4
zHgOnCOf8DXUg1Q2kU1U9LyLMMM6KAJvwiawjE0XV2I9oUNvnGdg7fw29WhUtehExypqhvF8ZBRdwzXXhqY19byhjosN+U7KNy1TuhX8E3lGl/eUk8f86lK7
0EqRpdo8epz1NVdHnqw00ebD1eAEs00f5RqFvvaepmeod4xXEQgUw3zbXboJ3TE3ju0iDmCmmOPsz6jRzG5pjLRdqRj5Tb6nzxaaagHOWVIR0U7+oZ8w+pXa
gp9NxS+LXUx2wHGsTYpOCTuhUvSw8AAt2jbMekf4PRnfuAsi8g68uikFHHMN9p+HS8VWsK703RgU8QDt4G6pF4C++iHvIvjrVMn79FeegeYwuN52h35pHSM+
NgWYDjJM7htpLddEHQD7M2WwR2pVpj77g1ktP/YJWpqyXl6jP0AUWJWKN/byWQuGsqHYYZ+LcSnHuDtyPzKd78nPEwK0EajfeZeLdz9z1RGDjPOYr9QFfJ26
Up9v/AmS4BRrI3sm8ZVdxIjGv0CQNpxqaXkvf0e3M0OU/eGk2N/lZR4SDMhiT2tLtRS2kjLM29dXiC+Qb/tw8gHMRFbqmb5XcBGvo3OkMPd3uiZY7B8uP1Qq
kWf4zt5Dcq4tkWkFLyi56hSwif5CnQO99Dy6P3wEp/j/1Edojl83aSTyl3wsezdYoaQx4UQ12gNnKls9Rktvqo+SA3b5KOWK8LeZcT0yVJavK/2yi+igXZOI
IVpfeaB2P3uwbaxlM8mKw9U7lmmWRXwf4RNbi7xGDat/fvOh3BjwhKlARPy6ybAIVmuRRkPEN41pgEcIfkdLurNykLirLpfWCXlUTaGCVJ5JUA8gLw1NUMx3
TG2KDJFGeydAO1oBv5DaGJuHvhdHMVFitvBNOYM75GFKJBkRFu9NgW0ip6j74WWhCG+rzlV2mbvzDw2XrVfo74ZOwhgw3zmb65mWgBYJJvqGbR5f6O7nbajN
szG+pUIXz0N+A9OKPhvxWP7MT08vy1mg2mWK+cNdQYwFuBJuWuBaJ031NFYbgBtgjNfE7pduOA/tPOp5Se8H1wErF9Fk5V7aB20/spBtxPUNmu2ciXRhcGGk
J0pnFKV+a2s88Y3ds+vpr9OysdHWYHfGNeqtK1jSw3fBlch3YYAzSP7uMxKFlt8M9YzxagNnKhWp9owIk8cbFdrI5KqvlFrsUON8IgSclD7Tf2ePtSDMqV8u
JEm7gASysQ1mok+IqiCG5pHPQi0ZoQZBq1hmUuQNnr5IPn6btmgDtNE5vc2hVDX3G2MDDVffsVNMreTHfDnve+EFcQOWRjamN2MJUjt6I8Rsq9CV3BW1sWpV
7mMHXZf0Wug3tBx5WMmQm0AOTHOLdCIIpHO0t0ptDUWeZ4wVeOijDwTv1dYrm3LyTdvFOnyUfAw7A35TenmPki7yC/Et60+0UO0bIuuHqJ1KOc2tbKeq8iJR
OWKw0ozpa12jHJNjtE6uJKylycd0lTntuzYP2W9ZRVxGMSYaXNEsTC3OC7rgifb9cBhYxcrbD/NDhdEhh+kvxPp0zoLQY4JbZQbI++W1Umc6mqwEWVRUQuXt
WVMM0xUWLpYegw3CFuWB/TdsstJCXcpvpH83zMQLkd9cW6lWkWNhZW0YfYm4rMSazikVHd2U+F9uezh2SDpI83RX40b6oami7YXcjBJJD9dLPWNOyJ5CTGL2
q6qnMlMnIBx+98wS/cQH82Sfmyw0LsElurkvmXhp2Ufmw4/octds8auIgHS6fBaRf0A9DU7YF4SPwgf7ZugbQGf5N8FDxId+JT4ST+X5zjskAS9IXmwn8MNn
IBigQhX+lVQiXiNqgyfbipWlYCUYG74RbuaXGJf92neHNAOWipNtDumGsjfvBTKXCNWuMX8yMzyjXM3Q+eHObf3JcoQRnACP5VxvjLMtOZ3+QTQ3h8Bm6Cqi
iBog5YEHuZxQKsXDzshT7Jy8hIpTB6JX+P7YfNJEVRduyLVUUfFk78DfeY7IlYi5UhV+LBgEN6N11HJICdkBNtJnR/6lddQnmx5kNxREOYwnkX6++xqVwlon
Y+2Rj7nrvTfTFmjFgqZaiRaKAzGHFKbvBM8JHpbTHmq1di3jL6odgSt9iDwRawGG52JyT4JOXwMqMUkMQ6dVQzIZsFpazk5ynRa2IxOx+wQGX8sZpilUMXKU
rwzS+KNqoazwAfhP0EbYIcxWeqg/ufUhHYxA2MBfoMoRy4WP9AC4FjLuDmY/11w4LPfPbegsz4bVfwrOyBXRLuZjWqFC8y02nxJVlpL/ylDMc7BX6lz4NGIo
2K8OUx9oF93Z7GPdKXbzD4zaA1chK2Eo8XvYDPMpOY8dplYV2ig2ZTMxTPkg+9Qi7J3YVXqtdnf3lpopP7Ql7OEG21jWl0TUpPeQedrP3G7k0IhLkedycak5
k2PeJ3ZOPWPRtGX4rnQFLlGGyu7ICOmxkIlWzsK1O+rl7Jr0FgnLPQeg2lXJldeqGemnw6+jC2F9EJUVxFUCrfnyWnrmNWbg1vL+egwuPpPTcjZLRwPnwHJ0
mLYaPvVuD5suPgZjVUJAQI/geOVuuCNPIcY6J8ouzQiDOJUcwJ3KXEk/JgLqOyNasNvxSuAHGY5OJ2qm1AWlOQ+EvZaJ2qos1tkFvjXEEw9TJ3JTVQM+3/cB
ZMGKYEM2+evmHmSeozwSwjwV+UnsY+k1vU3LYyO05+o3fxDrJmeBZtIeNRlcFOe47Wor7bClC/yeXcc9QOqFqMRkcjSZZpxKLs2pqjSiZoIGbDu+Md6RDYSN
Sb/emajBd8B2QF2tbrgpB1BPsSu1Z8mDkFdibctu2NZ6Enm4+TAaKU+PTNN9dLAYlfsx4qcoWix0CPlD6c8UZFlBe3UEMxckIn9rd6gvZKD+F1IDzqR6Mg3B
KHwIM0zeZ+qt5rNPCANzm/cF19xZyl3VrmN/G0fB9cKDNMY7RIhXRmg8nCVy7u05Im8Uw9SL9E0LBa9hU/gOsBCelR8b5qItlDBw1zzc8MW5xvnCmGBvpVyP
LFJL1Mugn76UkIgQeDtyvjDXW5uZgToZDT5ERRVnksIs2R3YM/Q2+N56UC3FJ2k/jEPogfQm56FfE/1o4GMXYD3ltXA1cVRayPxNPUHX0Vt8Zb4Q31fhGzkA
52A9Uwd4ArYwbVTqcP2JkTh0k/BE9nllKZnsHols23VNGkKkU6HKLqkCcO+6JOzkFqgdmJp0DyzYk0uWlxpheWgYDPBO9Y3X06hpJg9+QDlFpTBR2ls5C24x
fad/ZHrcFkFUf/OZyVem9va3XKjcA1+r3nNdYe9ErDYFa7xzmHTGigu1tHbwDtjs7U+8ofoh74VAWMv5BN5K368kUndcJUKuszmx0LJVq81sh1elFUi+UgW+
M45By6Rr0AGmQgcasfEx0oIJlPtujuKfK2fJVawb14TjmoNdISVYBqtGaNAOmoyWw1IP3rQuylLfv5I8C5xMlr6D+It4Qr1gDvl+5uxOXy7/AQ4YKSTHu9Ta
ArNq8eoL70j3KaENE0pVkEYaXeCudMl4qtpJtMx9y7kVNFVT3GnyfPNZoQoZYVkUlswcBpS1D7s55QczIuK95bt1mYvliqkJYgbVZpNMdaCX6+l6XfUZG040
AZHEiRWSFKOuA4+oR0o5po4cjxc6FxNtw69qbZnj7keYlrkDuSy3pSXMQhJBP7QMfir/IridvoA5rjQyjiFTwEnQBF7B8sEK5CBdDh7wNRMAsdFwSSX5ung4
OgDJAt8sa9KXkaSQhsbrlcmGcA9f4i9Wj3oTeatzs3Cw7nQ+THgGBQBdn7Ay4XdiKHGGXAD7ervlTXeaTA03SSKkhpkpcYR/m7xJoahGYaKW5p0Fq0ktiSLl
eqOTwnPtmXJOuCeHwiR4Ub0p5zoHMFX84dR730g0NXiOrpMebaZ2yNRFPy4fyZmkBBCkE6cWEu/0TORT6n6J9fURkiIShWGwmu0UtyprZdZbexPJgN7EY1WM
ayMG+uYJD+FZ4xqmkqVpnszU9BfqN9P6+g34DmJGeCozVc1iXuHLUEG/aR4r9aNmI3E0b9cyI4gPxEgCQZqSDaV08W9TV2dPqdAGqBHY1tw+8ns2OcuV2Uyc
rm6Q2hj6+leJ77V2+CCFg3HwtAmVaomt/fPgDFhOOkz09r4m21PriATvLXkILKR7w/E5p9CGbAvLeKDEnkttZwsjzPEVslKzWvPd7QNzMUcd0BgtpH8Y14lT
xfq+qto3V3/2Fhaan0W+FTaiC0EMdy73lL4D9qK6yzvokZE1vdt80b4EbYjk0a5K04GXyqNegjNRItyj/O1qRzV0/0AkwqS6rOHKfWSPMdhZZK7nPc+koYe1
IsaiDvYS4HvmAmDOOZHXHz7QvgkOHc3cqLjdiWEBLKMeoo7C7F1vvSxqzQoSztuGoR2Yv5j6DMocM8nIB21k2jkylG4vv6ifp5o8Krye9zRfUiSh+6+da8gk
mycgU3PrGHuSE9hrIYekjCwLtRseNj7L+YZsNTU3RTEZbg+5iHqW+d69B7uhDATt81gyhZ+M3faW/fLoq7nW9GRtEik1zKU+iv+squNb4c0Cp9lqzFFmRWgB
oVoHKRfYe/JBeo9Ual0En1r7s3+zWFY3wKoxiNFZGlE3u4JyiFjD9SReazcydmFGam5UjhJg2yDcw2/48vn69ETZLg7XO9h2+MroAdRd00J0PrtdCdXuCC11
a8qIgkTmT7GW8SNXh/pu+yrUgavk6ca1RJzwjPH6HNbVtnfYO8womIOTlK1qcylVnYh0ZgZbUKnOruzcmoyPzqPXO5OC8kwbGQt3QM4mgnJ6G6/AEqKlyxK8
VNOSjxN/eAfLVfwbfd99nG+N2gbu4MYwZ6nT5EJnP262qwPZR23Pr42do/1BJfhjor+BucIOAD1zbG20Z0wN7JBjgFGXsxlo7cR0swfJd6S2CgpDnUfQ9fIZ
ZJ9cXT9v/sJ+Ij8Ziz1flaPSeqk0u7OCKKnBo4ndcCwdhd93nnWWU7+CujDW2wwQSLRnma293tDXUD8RLrJx3GS2BvNEmRLUUdmmldNakW+z801z0CQ9BykU
ygUmKRKzDBbK++h5ym/Rj0hODwpvr5d5vdBr2E6tIUaQ27DvoAm1QHmn3lf2KaH6Lt8BlFdppC85HZSm93Kugq211/RJw3R3HTkGfwYf6m3k4difaqp6NCeL
fW/pCUZQdflm9HiUYZLBM8M09r21PVwGKuQdFas4O+kdqG6+DHiNL9B6rahFfJKecqO41lj9AhM2C3zgWoCdUjmuo9xcKfQK4FhwGn+PXuXK1k6594vr5Dve
UXi18OridfkzmUhYyNeecLIteVVLcafCZKGeVBW+truprsgh+bScZomAEaCStZDbJhJgNt2JPB9c6K1DzvZvxlvBDhvZXy45FqmP7mIeqF+JoapH7kL2Iu84
/6YMbF+lKVtVaCUcpgWuCvOBeGjdIc8OApSBrxECqT7al/RrmCxeErYhzYgxjE0ZSV9R5hBJYgr4ae7H1FeqUH2p+VwqvwDslLdFDjUA40zuGTPW1zV7oLgv
1AVoshd3VKmeO5Th1HDR4hvoHiJUw34Q/7h2Cc3MmcnH3G3F92q6bzHeSY/LWM/YYZSpTNkZUU6/j+2VaqLR2Q3S9iAlmNl7zm6Uq+Xk6SfUeHOgbwg5j6mo
YcI/pmgOlcdJqJYODjOzpO9KQ+x5aFVNMOAhXbVq4C4D8LgQzjBGnignRlZgfic7oBeYDcQ9WHPHbvGVNyH/jlSDDjfmwcnRfvNwaRbczKyCd+X1YfOy6tBZ
SJjvvnWA7Z4ClQNaDPKQWUFfYB6yGBVHNKJlMVJ7JXwBCtipnxQyYChXj4omhxsqYW2kuuQx/hvB8LkhO8zzlV3WpXrrDQiYiXT45TReSR3QaOIVui+n0NeA
Ww5KfR/RKfQ13MovkPtpY/j92CJ5Pb2VuWrtb+uS9dlL6YXYZmqHf2tEVaOoPste6xpvrMku4ifyHeg5ob8TiZbmWg64Lx9Tx4PdTERUBdhW7JQRIOfjNEg0
3rBeD7/NH4UnlcNyJPNnOCLxYlLQPdDP6KKnGFoIg8O3Yw+Is+Kl8Ip5NSSXbxaYTA7hhmXfdAcwlNONvLNUF4iUVrZgxCNONHSXZrkuKTeyaCpHAFkV4Wp6
jfYFJmm4flirq2doHvIK7Apind+zW5FjDa/qqe6RzFtqIR/oHWBYIGWzaNoppTZSAvYSXbG9RKLze+4AOQt5w90FbfRcbDk2M9tK1gmfZJzJH7f20VxytLYQ
dsL/CY0TGouXXYuZC6RVXK3tBwTTEAl1R1MMMow7vv2+wmsEbBEShX+kcrVfc5kUgY7SJiKZgt8bZO6gXcp+Biexnek+aL48XtmefckNuVbMBO8Ooqf5J1KT
340uF+YEDxMbmuqnrfEscHlSfVI19imlYSnO3eoMMw6W5w7W5mIP4QxlD3hGLmbm2U4w73K3yTxPpG0QUuEnsMhSnymgtuLXiDD4hvxdCjVjruP8XGFbg9+F
CmQA0QbUz5liyDTbfM/U/oKE2c3l2AHIWbaH5rctJZqSI8ROUgXZJzSzXPNM4w8IX/hjfBhykfkHlIdT9XL4ZdAbr+rrzxaA+JBnBKY0VsqTHcm3KguHUlfT
lpsYgxfJEMM9WYjRundbbeWDsZ/nCLZQzvOcEFsyVGZQ2hSkGbXTtwJ8MlQOOa+cEiaIOdgNKR8NBt3UOnRtmAHmC3vUZuFuT7tgzDot9Dm1Q5sFr6amRiSj
Vn2O7TAd75yvbRUD3aHObsRY8z7WC9zYAqTYhbiZlcO8H7nU3Dp8E1WG88B97SLoi13Qj1InPHlyCluVKK/pVB3BYWOUqsRTTz2mmUzBxznXwSZiuHEZTOYr
rz6CrOY9IB1/Ya/gKqCuM0n4acsr/UON25RZOKs56XrMAk+e97n5FLpMjSFOofPNm9Mj0XEWiA62FIOf0gNwuNF1cFzqEtycPI4OkE+BWjsvhPcMfiw2VQ65
ZoLCEIQcEwnp7uTEwJN4ADFBeOZsrcX7isVsTTYOxX7wy8GWrXmBr6W/iOpSZX4xyKYymKpSYq6okPo+ZQFSlXQ51+ON9Rz2H8Nu12fxOzeSIpQkYX8UT59Q
UesU9XQd1N7DXtc6JnwKIXIBxhZSmKO1tsYk+w5h90REqO4rhXvpq8Rm88VsIzkkMsizXS2gytw1lYryau1TVmuksk+HSXQv5oV2keqiV/I3oHo7cZiQu9LX
ztrTiipLiEMAgyami/bd85raRUwiurmP+MJ4m1jDctC3VIuyOzJr65MQE1MqH1a606uEYfyGbDfontOMCSXrsR2VV1ERtjrycayEuKPJ/IecpPwb2bP0DDl7
faW85naEbq60pKbYu/hqaNm+N9RL/2E4C8/2ryK3KXTUAeoP8Dllqj4GVPdd4gzAob1Kz0p+L+dom3Sj8rt/ND3G8AOGcato1F+U3N3WA75TgsgCYg53xDjF
YiIf4Ga6hNYBINP1n6BIbeKLZ3TI6+2w1umtfC/XteFibEuAxXXHxyv/RA/hOPcexzPTMvsfMfXVqt4E5k+ms9KK7J1yUnsOu5PV0FT7dKatvMc2Vv7T7XE8
UnPoS77BjndBId76+gvS7a2KVeLeq++ZFKS6+67CcoLfbPjCJ/Am2x6gwsvaB9cMeQp23TiL60mNVqfBanqs0IgLoXtroeRmnAHz5Mp5q+i6xDP1hvWL1jmU
s1zxbrAPA7t8R9wjQRFYyfWSv8oe4LIc97VSeqo9zKuCJvmHo6vIPnJfpqYWS9uIs/Qe+iG2JnIL+4yz2idq9XTeNgpewLsJ88QRRoIto/L80dZ/vFlyJtLF
9lobQlf0Fdtx+Zp8k9vqNW3fyL3w3hQYqjJTRbwJEplnvg7Wg1yGplk26GfVGcw73xZjB19T4hlbQDv01ngj3RY9nZqG9/L2kTB1kHBCbqw3cy8k0wzXYRj5
Wmit9ZD/1PZjFOUzm0FCWiJjhlfAV/6HfY7is73G1xMvVMV1xruVfMbkciMt8zhNj4nqJcxQQmxnsFGu9w4aDKai7A+IBMs55jPlYx9HNRE6U9ttEb+caSoJ
mThqSHTTtBJtnC8Y+mBSvkpU0Eq9Fp1ki8kx+GOzK28jOZCR2So6E+mHVeGp/CRYH13kOwV6Et2t/SODocNZ6m0kXmcivVV8R6QOBT+0IKmW5hf92Ja808QA
cYK2GYbnBIQE8l9VFRulR5FeFad+RzcTawmOQfQ5To3Ip5t6VuI/9Gr0YT7A/jp73K+JvpO+QFnA/kNvZoMUt6W5CtGPSmd1pFKHuk3dYldRipACP+hQSGNU
o1m7Bt7AhvISWBJ0hXexYXAPcMPZWDd8AzMZueeMCr+iBTEDuD5EDy066nsWQ63hYrxvYFUiRTitt7Mv4l+ruhzHNw5/AZrbl+DVoNF7nsRVD1Vm60qZcqfm
5bKP+YrqRcWa2VxuYH8o2/xHbIfCEsP/Ir4hc2U3LmH14G3sYFghB7hEuaHNaSwlBLmUGee7Ar6DOfCy/IPrBOaSC1hCHoSdR5uHrSUmhTPUQXABJBEts2uT
N5UbzE3kM+OUv2GRrvm+t8xL8ps6jhkvlKMTtEdabTCdeqX+AZPkUvmDutuSq94EJqIcPLmpA4NmadQZogLOMG1dbUyC3FGbTNeAhcbdan9/sfmav674Btuu
tZTHkhc9acqJhtMsmKslcSO7P/3Vultj9QT0NLqNO0w1kXFvq/xQdwutTn62XGZq7y3vgkDnMxRRnUz+Qw7WOjZordhZEblsHqqqvkUKIN+Yo5nDyjXbCn8t
3yDe6qsp7/d0N+3wTRef+ar4B5KLYDnTAGyINpd9mh0TNTfnacoxspntJ1aVawt+o/7AnUodGKudBHtoCRzRC1kmKx989CaSj5wl9oZIfARQ+8kaJJHajES8
8pWFvVRDvPsQIx8I14KuvsZcr7BAfTV9W98gPAiOFVspb6K/GKMtHvkP83O+I7PXFamegFfsJ6yoNoAPIvZhC4m6oI/SWo6BB4V4dws8DlYiJnqrNprtFMIT
1ENkDX2iFu5t7c2RgugOoBp6EgbA/cQQ0wtzFe4fWqPSa87Sv2WdF2ejkwkZ7pd3cuUK2jNl8nZY4C3DXlSdYc8JL/01Qy+XxpJN0dq2BmAiWy29hr2JT1c3
R0XXeqXuZCJDH8s9XM+kLboIJrjnihdECzWR3cZfqzfWF6FixItoCwyHBYyD07xj5HhhsXddxFayVHkvDpCNisW50lsaXozx5MvQBspSdBMU1OCGb+FzqrqT
4UdnbVGMeIJhKDjNTAZPlUyqOnNXHwZw+qlhpPOqZaCaivfCBhumUndBDf6eJ05EjOezgnzL9ZPMZCbV3MnG4j+IEq0cOQL2RxuFfvAsFq1qJtNUnsq8AM3g
GnTFjlZkBddduJDoh/amk43DyWSAAOmXx1mWdQV/bbmqzEOL0VnBteoGaClMrHOGkiuEyjecDiWRP6ydCI9KnsiZmeXkZWkX1UpYgEzEf2BxtqGedhpNDY6K
cX7iP0msdlT7YmzpyUrZZB0bdYS/DP/Wpllwy0+uAxlJfTbSmhutI50jPYrmbFwLJ2qI6zadMQ/SfkacJhpZdiv9wB8ET/aq1w7RCJrfCZPIuzpD9HQl869z
xgvX5bo2ImSqHiUMQ0KUM9om8FmNIz6hr6h7wlz2OD6oQX3+jcGW9ZUNE4r080Q4djO1lF8ozwdQ7i/+jUST6wGpFVgiuVpoC6GcPtI8yTgAfFI/gERkPXKe
WR+xRspmhumB1LvyNdFVXMWccr4052MyDtZ29YBj+Wv4CK0SfBxRkTUhNDEZ86YfgQo3Hj0NC2mvdaU8XNstotIpIlnKwJan7DGfN7WJXON0UqKpv/an6jGN
YisoD80h4mHLfHSILxD5IOgpNZEIOZsYgdVT05kI6+osGr6WwxBGuZtx0FhJ27v9tHBLaUdoFoe8AKGYpaZxQpgU4b5IWoHUwJVTTN0KuS7/RvPEVXmuGXov
GHFSC++ijWNWE71hLBgg2a2ySjDVyeqURKWTR0FV34wNn+TH9SYKmxoacsq7/LbTWAnuUa7ZJ5E/5Q9sDXmgqQ5o7anJdhMZ9aPwEUpoDWGl5TD9zh1HrJaa
RNicUaA2bA7rCRWlnuJ14wm+c9YapSf4BkYlr6NGIh1ADHceO2k2/Lr9f+CdLS+U+3Qe/oVIA1WzKjqPEO1zK1nKsbPIrgiw60SBM0GPt/5uOIrVNs210+4k
oTHHuudTwxpERK3KrQUOWVah4xgHcZPMp7ZFjIkYEbkcbVBvOZMHGGSW8bByQTivlVeqiG65NXFLboCvI9NqY3JCterlOpGo6yWaZAxX6rkvuPdrm5AXohtc
83eSe4kq0MVxRCofazupisgoM2l6JdXVw8J/F2ppwy2tpa30H4TBcif9pNCATiQP0pdh19xxYUCLgW3ND+HF0JvGSUwGbtlez7MEHJATtPVKbRj/qx+uUr9o
h+EgLMgzAnuL90Zrmm6H12V+qMNgAJhKeISvRgdeoxwTXpm9wrdHXuV8ZDJMrPWuRicH8aXkC08W9tb9FT9OzQnOwl9Bl4fWtkfWE9PADzhDGmyYRxwQLkJW
TCAcvmD3aJhAJBDL4d/it8jn0k2tqrehnBc6Ie2MtBV8x0aDC/IqorfYETsjM06/2Fy+DPqBAE+SE5dnmS+SWdhTZpN8VjlFJEi60pEZkmtWmsv98N1IOERg
X7SS1E/+ohK6OW2op5oYQI5Xr5FVRSIyE6nC2uw/7KoyqUFT4zHDcOASbhj/2H6VeEvtzckAZxDB884znqyML7e0iHiT9Vh+IO6Tkp25VCh5zrpDUjK65JaB
kVQCEJSTgbdzQ8RKoE1ugpDET5QBG6D7MBdRkfkn8l5wsRCRFSQ8tNxnodCM/SH8CVshzcF2qbkxVT6Dxbk43GFC2UbaWWmvMjB3dtYHY3llpn271ct013og
h5UVVF95EcZjdmYGX5H8IHRCqrg3EP3RRMGgBYhfIoa5TVoM8tRdQ6gS2R6+cL3WqpnihY1ZZ93h8hRPNSxROkRkCL1tVdyFWM9tP7NGKy2Zs56mETmWhWpt
dyvGpKfvSidewTVCbXgMrU4/5g1CeZnErjW0+YuzT+aOgoAoVasgcUoLLTH5szkL1tXPyRAVpTZyBDyv1SQRYRz7nGxvyQaDwXuQAkLBSzLFaCJGcT2VbkSS
kmJyqbLUyTmeeIPmY22NS4S5ToCWI82WV8gYrWqok1hn6QiXqUkRi7R7yFmiEbFDGCOeBf+Al+YPcgS5Ss/xPATZ4BPM08xKxdyu2hVPIfMD7Wwu1LYw25HV
xDODEb5lMLVhzRB+rLIIdNQyQ8oJ02BX/m74YnlxMkbcQJfiA5CdFCLtgEO133i71Nn5F/aR2MRMY3MatLS+gRzSFOvkS8WMTHclgHxIjBZSPQfICuF1XF/M
OUoHZrl+2j3QPRbryL4Ae+EAcaRzAZEY2jyno/oA3FcecX/6ZjAu30HTWbnUuVo3aOswJUvnrgpQPGNps3Gnpw8dqzxGx1NbhGzyDchQ2iMZyCy5hrEXdV1I
kguZA6lAVF2VrIsZLLA9GbKrtXSRnuIawQhZXajqfCvpFLlUM1O35X3yLm9LfYZ5LD9HbgnvgIyIH8hDJQ178sv/o+ZlpsdkrNTWvpvZBcLUmc7uWkvWw/hg
AVuIVuJIbofY0vinMkSrmr1O3m1+DVyqx7VNPxcBYEFmXnZ2aJfMAMGLB0U8V3MMpWC87Tl6hazDXEbq+w4isfBP1zbYxyx6X9KZ/C24UDq4YxAXo/+WO41u
gHzzLMaTrBmaMXgM6EB0tLaxfcc2RDzh3yk/4DVzVIPbiJdfisxCu5CTIkrkcPml6gyySZvogXoswin3dMwWwEfY+9vas7FITTIUtPYOQ1H1LYwX4tlbcDYf
4DpnriAT6DlzTdRgaEUPdsbIc4AgPBa64kutKVyFDHt6Nz2AbMh0sVSEk0JQ92Hhlns6e1VtAOfgZdwR7SZlkj5rGxnQ6BRXPuIKQblbqBO81bAH9Hv2qGcK
M5OgCFK+pGazn3z9nae4OTJDXhUb/Zrwa1LxWRG8yDoFGzMD1g1tIi9h4517SdmQhVYgJ9s206dM88E11c+7iVnEeWk2tcVttV0RS9n7pmU2r7mdc7HtE14e
7jELWDMQyPxfFJv1fxXH18eRUFwSEqI319Z3du9NcHeX4O7u7l7cpYS4XFmZ2Z3dvQle3J3iLe5fChQpXvTJ8x/M68z5yPuH854Q0IZcBzkcfJXbZN9SWjJ7
4HDiDIPk35kjTG/XYe6ypyGuEP9fTivfe+EWiK3+eV0e+OTEICniFKzNTOI53ByXD9rQYKuuEA3Kawvzc7Rx7t+EQ8Q44KUqSLPUf1JrkW66QN7DzCPTJXfC
Eukk/QNa8CIR6+el7IAP96F6+x+v7ufL4GTbJmKJ5rM14jP4XsJn+IG9AJLlh2opHKlM8t32zcpdt/FXqiKcLo9zbzGOK9v5V9xHcixzFR+iyjMjzMGBQdIX
5+FQB/dcQmK6STvVbaBkSGEC4D95m7UhtCzKVdgX3Ig+oJK+lr6iJPE/D5UkvFw2+QZMI16R2WAw+wlugQX6WOm5Z4A3ZLhAD+5p4iy8m6uMD3t/bDywtaJ/
rHooNLpI3Q2VpoXNV0lMJ3wYzsEku1Y/JPa0tiaF8amEQp+RnnLfyGZEdQI4vgA7XS3zvW//1gzhFZzqfOGpkzcbnybu4hw8N3G/MyR/dHgMLyqd2FS5zjHC
BbzLTAfLvEF2tTCfeyd+Y/ZRKQLFLqpVyA6EX9VOtYay3XAp/Tu4yc5lqkn/Wj82dcK3xX0u0rjgTyTGwlnYyb6Jnkk91DsDwjuSaUVUjyP5nur8zC5eNaGb
VMN4rG9AK/No33h3Hs7ELd0QPFf6mhWtDGUd/1OLNH4LVIaIusOML1SUkfCdvYX5wuQZyD2OK8+OcX7c2k45xJyFZ1A/ZTR7wb6NJ6RfQv30YWi5OwibMlrw
J5olFff9T7tr7JYJ9zzpmD6JOs3mmrRQTXqPr4Jl6JlEkQsDPaxY5j7q7GlBhYkV5W7B5/xiPR53xf+xpvYbWoN/se2T7oAurht0Of/QrS/Z8a69zBrQmEpC
JUN1zKbgGl9T45UrbDX9MgONl8YGR6GYjaKDFwKNhG/2k/6zdF2+C73PvK4toQsJu4vnu5F18kJwHe1MLEaMwmv0RyHJ/1FLtcUEx8u9XD4c7W2sTZOq6LWI
xsLbIrcoxWzQ37LrlKm6kLYQrSHS6GHWkJgUBJWE4IcgB0l8JeCxJYQ86Di5WShnLLb1gN/Qr9wPfqA5zHSjA6bfLMzj+N+Vjigiub50CZfQK9aYrJZTTuCR
RG+zMb8rdAEfcHSFLHvZf13bGehp1FXO+QzxS943e1MlNa43ezEwOjQAqwUJ/ibBztoQ7EUjlChph3Axsw1pw/XZ6YZhlgl1ZQG0G+HMHK4LZnP30Xe1Vo4e
KJqtHTHf18izO/kLXId3V32bvcc4rY5AfWssEP+V9jK5geU5k5ApXebfwEKGJ0aSn4RjAdLTU6nHHaZxqAW3n/tE7LLN876h5rmaK92C1+nqyjthErNwyRs4
VoaWmTQF7TbbatBBGkFto1E9dBJMB2zcf/pF6kTsYL4L6ia3AfOtlESJXOTaLAnEZ8cV6SwYJWnEZnjD4uS16l73OpDpKIYG8etCZbXybhTglBW4ta892zYj
3EhBtYhmNOLe2icmGTrBzJXesf0cr1171LBgVfImO5MerNzluuar+Ht2lLMZWEw3S9ir7LZqK8ukPLRTOUiXiX7GvhdLODOpAscHXIHxECnsOrTWOuaeTSio
OW7t7+976XntjODOp5f0noerHQeR3bjL06Aj+MhV8jcs8oS3fBxbmXlKnoXZcnt5D5EmbwHl834TnPmW1E/KpLHvD2eV8C/Ersye0mXHLVRRnZx7e5PN4LVD
wJU4m2mOlgYyqLN4Nl5oVSDXoXxuttoKr3V1h51hb/ON8JBa6aikvAOt8AKimrFVdZtHHetlg1qv1obP8eKEoD6Dechclmaj0fIIXo4J97c2mmZQuB4vONYF
lmghvJD7DLppPRAnxUifYS87AW/iCXwN3Cu1mj8KlVOmcvF8cTUFVGLGZbeAP5KiiAb8AJycUw8I2ka0WKvBiSiW/AyGBo2E3WgO5+EOKG6zMl2IsqTjfEvt
IdpKjGa+YUI4pcwIPpZtXL4xkGmXM57OD/5iJJmn3WPFWDmamulvmpDGtVY64+5Mdaky0YZ+aPsVpdm+UR7zJLdJqR2Yldffv8AoEbVE3xzYmNZ5c9WE/7R6
/BG4DLx2vdJ2oyd4uvCG2UI302fA+fgeHOpumSThB2ZvI0bpUZQf+34L/mbm7REeSoIZMPqi0tZ+569VE8U8OY1t4p4ohFx5zASsu39T/2H/DNwCXomMPw0n
bw1n7zAr6ES+shbv206/zDHhYuI1m8Y48VZkSa20AciXVwdXYc4om9ytfI2lz/IsZ1uMle2oJK+pT/1lrA76SXMHPur6l/+PqCfnoM6spM7Zei/4P9Ber04U
Z6spHHNQO6HNT04qSpaqSrfY554IdYkjDD2EHbm6/OLQdaoTuEmXJS9qqxVS8zJ2Zzv6FlcFOLhKznOCQXXPJ5kuJOYxwWKT2cy2k0ugO/gYQxPtgp9ohzGe
3UWc4H8KkTBFP86fZljPHCkpqQNbge7DHnc1BZP5jXL76H1ybdsQ+0rq4LJ2cgCXISoZxdWy5pz8u/rBwj6Y0poUcUhaUVJ88w1k71EBo33+l6r1mSvCUdct
ZiOI8UIwRjrC7Y0+QHaHKURV9zXfSjBJozf/ov9EVdhlZBF9sAMQDceDrkw5bo/61fdQ7517CEd6pjIRSiN/vu7nJjKv4cBcicvCaTGVhGfSWe5/XANUI7SU
v82fCeVE7eEOsou8gn0GesfXCuWgm2Lx5FViH7M5+dq66lyzzGVg+ZHNlnRPmG44E7oRR+DJvAR6oW2gEiEn2a66ujvukw5xr7026AezoZ8uKfezmqPtxlX3
NX0X3ie0CgS40oqkD4V1Udeo70aiVFy4yPSKXGV/7NgiRgWvSQH5uxhmdQm2tYLKJrg6anxWurwUD9SuO9Uiqtun9zWIUHHivT/cEU9NhEHPJ99wOZZPUX+C
dTgi67PRVfsTFDLHvLul/9JC/O/+dsQF4bF2FEZKP7Vb+KbCJv1n/x1/I3W2HVgYuiKVwlGZ7+A6hWAObJhltqH+kvbAJQmP2GEsCN/uPxeQhB/6Jal3+cEE
ZhvKAX6AuVP3SX+IhxxO20nHW/IktEAhdykvJWaQ3C2vLjnZXzFL0L/4NklH1QVqPfki+CEjlgDD6O+oV/qfvix5LRmOUeXmrnvmJbE0jordLrfTPurlQ78b
jugV9ADqNdgqmHRpHbg9XFnzbKiWsg02c+wzPoP2TLZSjJ9i/NDy5VxiKLFfqxG6BjD/kyktRdMVtYN4gR9Cp3WOvp7/QdsaCGl7fHafST/Ovc99yPlO987y
Csulkdw0oknRO2/gNswqehO0kcmwJkryJ+SVJh8wzZkdsXa2lSdJqyp9AU52ipmntcPvcicxh5hxrtZSy/gv+nP1ihyudwld4MNwNLuOvwA+wDrGT7Nj4PfA
FPRTYIHh6sku07KZ2foizYA1lXDCyw7G9WUPm0jtQKomGIP1oJIvH2EJ9gH+C183PMYibqk5RJ5r3Sz8DzgDqYkbvXbwDN9wEfG3rNFW2cC1Iq7s6n+KPvPv
2HXcUHRHd2tPUYX8sWbMBonaoV7io9TrRe37hTq/KBFolSQy3ccDmaHRoWF4shmIXqQ8Qc/dN9kZTBOmrG082iOkUhQ4YWWF/ma3K076pu0ryrGes9UcjTly
qwpM6bU2Cac5dsl/unsEmiaftf7IHmknzJ3ebVqZ0HjolwfB9mwxuMrBsPXVIeiJf5oxPDBODgP71edgldU3ZhJeJHc0F5g7pf9hHjUl+olv/FXcx6S9+gGz
MZ7HvTAS1WpYwO3UQABTY+m1/jJMczhZ+hpszvChxvbLJsSvgh+p6rY4YT72asloJgyXknKkoh3/CxVKe4mS1C4xkZhIZOhV9St8BfeYvFZ8Z2oafIgeFsxl
W0mNuT5EgNsJc+RZjrdGE6YXc5nexhSXL8bMocrqv0OZa5yxje4p3GIGKFOoCc5lAm1uDv4peHN3JVYNNuX/MptpV1BD3zWV1/qIPmcBXLI1xv7DeGHeizim
b8LX9CwlsYilzgYM/WpBR/Gs1tb6BZ3L7oS7GhV8azyrmB9WGneQ32ZMRnPQQW2dcUapiK77V6DT2ZuEWDOG7U628H6PF7GdnKDsUSrzfXgJn9X6m23A5Swv
VcxxUphsKLgL3mifEpS5NJb2b1ZLwv16NuzrrQ6LuUvwAddlZnjRTDXrLXGBGMiNAS3RN6Itnsu38XHmKfaw8ApdFacavfPmcc/9O8AIiPUU1UO5g/3AbrFK
yGmy4n+c32kz/ks4SM/LjGCeW6v1b7ydZ+EksFFHcc3RIeecradxmHXaNxO2hL242vh6oLlwxhGRuj20nhbNFkY8GswswTtdtYHD7MU4ijzVixeGVguP2M7x
b5zt2HEbKnMnwBNmYewO5QHegK+7hplV1dqZvZlTzH2hsfO0v7SnqXOW2o3eGN9d+xrvYu4AJuQH5/F4SSErukaR/4nDQRgrqnXIbfAD84ydJJWImpezEA/l
F5ofqKvkTLwfcsZR733YoYDQaXcbdCYpI7jHEMTzsLKvDTtK/Je+Q35wjFQH4ntmtGczrKHtss+XVPUCv5w6IwYAkJ6ZHY1F0qTE1ttvgTaJXaP7aLHSUVAK
5IsDiQATv6kUtPsfajOxTI4D7QMGmsstxpUCTiMEG7DrQo1C2/Q2WSKRTNbk0o2Ngb/QiuRZaJ97oXorbhkugRu5asFczzTkcO8m2gYW6R1sG9ijQoE+lL+J
hrJb9I6usdQHuMF9g5nAWqzB1yubIR/xicS2raVzctAOdCKX9AyFz5j97BX+XGEkKs41ISblrAADhNFBp7CTmBm6w6w1/uEocoUxL5Dnri3NQV1QKWMu6hd9
PTA8VAddCvaDq7gj3BiiOHeTeyc39zczOuet8l2j7iduSIxC85Uh7laKamxVRqN2RB/wG+oCCR1ltHTvTNhCtsqpZOwGH93/gjpkZfY8t0+fAUo5Gyin2Wfa
38hBFgjF2STLC6bzjtSRRjyXzU41nhFjEEKliDUshOfEN9oWb1e4E37JaCRMVKdpKc4dhS3kqUW/c57H3p3Eed8W87u9E480rD7C832CP1vdqPenVisfctYh
mriAHrOt1F88r1E990Tw0FpBztoUxg5Riom0t6V2NmomWFWpVO6iQDH6pvAxaHmnxk6EXwEFLxmXxNWOJfJk9jZ5X/2MBiUdcQ6R/mcLZ5calxNjuV1gATNP
a0SO5ItzJ/Ulhs4OkubrW1xl4tKFWnghVWi/4S6H440z1DZyl9aWjPFUJDobI5jRYntHab6vZxlzCk8Hu4zmjCwfRlmuB+ZFs4AcTDWkX9N5yn5nNN/fDMMV
C9pk2qhz2jg9zZFNICvCiqOOqi+1f4h38WfR+HSg9SprwPf4Ed0Mn/WezV/KfGFOJZ0JDdA011XKn3PLs0g9AErCyUq6UUqK0dbH/+fpjj97nrhdICqniT8l
3edfSJ9w/4l6CD/MBpkVyfNGuLuZmAxjtO1OMrcBypbWu+tbU9jDOR3zlm2fzi402nDVpQ5aeeZdxVf0Bu15cKDwE/aSQh47uxQqzuoc55kk/R43R1DAL/iM
fo9IBwk1ZGNcRGfue3IxuXnisuph6V9Cq8ik1P38Fv3YpiUOi1jqe8rvVtpoc+gNoDrorpNwPypmebBPoEBlbykhiijwaUYYvm9+Z6cHRc0beB3ngRUUB91G
n6KM9V1gj2VUqjIm2J6K5ytZ9cmT7PvET+AgNRm/rLRAOetpqqxxJim/53a1jzSFxEL+E7mItjHliaHuJmisXZArREa4P8HVzjaS7mvIfOND7JxkgesUGpf0
jK7jn8urwaH6PtpL+oT6+v+EW9L23IrZdUFzo7axHG0JRkalZq4Es9BvGotXejONU9yQBBem/Ov4MCmcA0LJ/FWwXixSGsvjxIqZv9BD4B6329tW65BzmbPY
+rCxP9o85HqlvAXOhJ38dfwF5dNl7HvYD7kL5CxfMX1k0R4twcWpg9RPe+3K3XC+eAf2YptKPej12hwzhM6KPfxTZIV5RH9S4/w75a5MGowEa/EuqYLiRYB3
c2fwvuxBzkuOkfQCpZRjtGOG0kS5p62O3x644KhjQm4Q4NhM6rX2Ux6nrQ2OxGG5dZk7MNrRmHWpm0BhwCF1NC8w/5Kbld+JMMahVGedRWnZIW6G4ymomHuB
eWc1tiE9FtdSfvKWkQq3uIP8HKW5fyI7lHf5b6sMrMZ85767P0uRvj/YR9wQfr3WAczO+ymXs280DdjTOZR4kx3NMaGD+gnqP2qGQclB9pWvn/O4fEU7jxeB
dsx0upuvuVLXzXjyiEaoFdxXtOvV6dpmXyZaOMVehRB3jtzJNtH04HCmudRb8nAOqQ/TEuxxOHEp/hg4g1t4TsLF8mWmTdKd+M9oKfEZDstfSA+Wa2qLwXZy
uW+I0I9r4iwj0rgEsRpmqwPo+yAbbXMoRDGmOzOW78jfIZc5BqOz+aRnN6rMhYh+6HXUjITBCQvJ+oEhvrN5K5VusAd1Ui/LvZAbSMeZKdQCaajrgbQSrSCd
5g1uuVwmur+ZoyT7igkN8zlqLKqeVjW3WUWXewB1x/2Rs7yPzNJChHcn85TKEOowv6NBgb72L9byxHloT4LTX1n74A+XwrQEy0l8QjOEXmhBoJznXCAiUI1w
ck3UmWIxc6UeLq9GdlEy33Ip3v9AgBypDUIT+MOeaCjl3jHmVBWl6cw7+oVqpo+D/awCx3TcRzonzKaeFNA5Y6jePE9xtq7OR6KPK81wnjrSbKte6B033EwF
x6nnO6LQrpBHLqUdh0+02oINxnjHaoeUEjAZdIlfx+qB5ZuWh3xGFUdAS6UIq7m6XB0GF5pVCUldLi/jPbA8LstXdM/QfZYNz3R1l8tFRFIr1U2eraSYfAke
dY0wLXG2WSL/MtEiJOc5/HNBc24RaBtLo3S5KpOvs4BjTrvbKf3lzuAo/4Z/ImSoHT0VvFu8NlxS+BsH+ZpawGRyJjlbGGlkH7ENn2T+pObAAdxSY5a8nVlf
NKdb7CL1PELAldpJqcFUDtRlh7mh1MdoEFiGQ6g/HptTGvmZPFjOCczXtlumJLzGr/0SdElNwH3fVVATDqf7ujLY6iieW0JGowL/7547zuvcJPw0olBcCtdm
1fHVAi2MtXlL4S5hON7lnlgwlhhBVPROJl/6PoOqXtbdJuAOtSDCclW2r+6Onyx+NEZwg+Dd9H+JUxmtYKG1NDk5JHPFKOStrrSif9N2EBvSzlHz5VFQ1fJ9
71Sk0I4JFkTPhAVVz+XZTJ79VX5LjWNiUYZR2Zjm2ghP407EfNzW6sqF1N/cvLiAWGL0JNbwP8F0eT9iEnYGysisKGpnhHC9gBubs1HdHn1QG+sSXcPJ6vQI
T65vjFWSPKEv93rkvu4uwWu4AdvJtxJGwBt8rrJEm12jhDAheZ3xslZQWsOmciy6GarlaRSah7uHOjL1Et4ZB7kJ4gos0T72Fdsh5DXHCqXw0nygdtBMYrs6
GK6FC5x7sk/W7KTurZmvlKxdBp9MdEijjFquj9WacXvRda5mqJHQVO7h/RDI4nqzE3wztcFCLdQAn8LpqJabkmdqy/mSRitchtrJhaxB8l/KYuO2VqmgNrdA
y0W3xXbMPNyOXam1U2aaMksa42HX6FBWpcJ/wVltlnBJ6pTfzhMr12DnivXY/ag4CrFn7Lf0hUJd00F9h++gSs9FJnbSs7K2aVVAaugpPsfvpnLDquB15F/6
AjRRLUUuV+PRTb4uTKaW0WWY84o3ZwdfBwWCo+FU7yPheOgFmWjMsH4IDeAwBsCysDGsghiRd3WFo5WjCRHcKHAdj5Vuuob4fLibucj5OOJ0/nYtm2PBCcMQ
uzrvo5liCFKeYe5SQU4tqUO4jHjGxKulC5Ldu1yHyctkH35r3msYIV2CV9VhgXRZskVwK6NbM9VTZzDLYRnYyjjl6SKfr9oU1KYvpK2H/YWVbCZ6pcQ4RqkD
AG1Vl6dxJ8ECaQ2UTV4LZ3nPL/iswYs09yG4G08wgDVe+Iac7Eg8OuEgchs18neQF5yNGEEXCbVcf8MjTYXt+cq+9babSpjaPLcE3O06KNekhue3ik1haPRa
+AnyXEkRhPRK20jNCGCyk7YNN02qIjidZYwB/C+uil46OEB9wURSUxkf9ZCXJSfqDW6r04yxyS3U145mkHct5wJ8bz7G/Y9RU6kqHKfbyN9ct4ljYBz1PnGp
cp538fGuw6gxt7uCg77s2aLF83NJhbORk5R1hobHSL3I+1Jv9le2kbVJ7av2Z5pxQ63bmQvYfE2iY33pgUEoQsjlLT6EqxKR6hH0mflF95tr6MaBTbzHdcu9
JytCuQ/PUQZqavT11SUm5E3xPFPaehsb0+ShzFuqCtFR7BqYGZiHvujv/G3FePUxsR0+ZdvzAa2/IhGP+cP0hoTpGTXc/3O9KiLZFHY550KR8gRiiU5DGaaL
vEZLTfMW+HqldRP+o0/jpaGFTNWcR+xn1zTbEd9a9bFhJtbI6SYns83FxugKnGP1VZNQh4yasSvNQ8Rkz8LAXHEpWqJuIyR5l/QGz1S2Aq/3Gds49ECdL0Rz
09kEfi6oL0Sig+h41j1iMZirhcc8EvvDF0Jb8kJC0LmR/4N+m7nGlWhsZZpJG3W3/kJqZNzA98gW1H95pwpIX2vvKVDbtsMVB8vB3gGL/kheZLaBZNjPT2b2
Z1uor2Ai3oLWwGtcrq+Mv4FUB4wpSMOnwU9Yi3ut9TIT3FuC96i/qnQKVuWaqZnwF/IKBOxbeF8KFjlrcTBGrG8vdP7PcdPxD5wI1is3UPOcbtpd5iJsJzny
BukMXqac0oazm8m45FYuC8xNqouY0GNuCGrLP9R3edaL32iLeMnvyHrOVeOLs2VUVclkj5JdtFjxPNuVTeK8eQxfg4bWF1w2NNhdBVxDJWBxYwaYLATwAuOK
ekC+Q5UWr9Nd6KaedkyqcFNYyXiVd+CA1JtcKg1QMf1ZO85eEPYRjazZWeEJO0ODcVNJsJby370O8aZQR5NynpIN/UfgGtBWe08Ox7U9K4uoojPcgJ7b+ySd
QRXEEzkbcI5ttBiVFwGMQAmQzS13RQXmb89gaNhPWA1uJI+tUY5wm+/UdKEl/1gAaCw3UHjj2Wo+y+vH5RNjvPl0KpyU1w2ONlLiGO/xxMnAJwhJ6c5Xrn2Y
kRqyAE+Xm4A3/t47ntB/uLbn31Xeedi8V8b2jGXumepkbgE7yfmK/6Jc8+r5tz1dtRfeB9oX8Rqc5Rxm1GLfE4naQEkLMUI/736itxAyT4T+QJ2VdlqBfiin
e7VNZnGxrfwNt+VfGNu953TdK6jbXH8zbbT1Sm/5BT3fNk1d4zgpmFCDZaWToUEoQ+iNSe5Lco54V8vLExiLTIFmftekPDoRlVT2YzeRqg9S7/qa4nYxaTAt
p67VsCAxJozvAm9VXZP01Gqor9RSTIGxwRkxeai00cdf3NtJ24IbABuuwrrJu/5xoDTRgJlsmul3pdeSasUHbokvlXiow1IZrwUtrhE8DCoInexD7GO4lupe
Y55Sj48reG5MBIvc7cFL+jRd32hT2Dp5dXI5JddoAgqMna5q9B/ARhwVf+fLFX705BNxGOiDqHb2P/AqZiGbERws5Ad2uMPZ69Rr6yL+RArBd/6Tmkz+4tng
zhSWalbcSytM/GZM9rLqSo3iveQ33xVlvPWJ7A8jbRX9X5jPVr/MV/gQ4zKPC1tweyhQ9/mTek31uTyPa8EqWoH8Xtiv/4ur4lG4LlysX4T5Zr7ZzNxFvgYI
p/se06/NF9Sv5nBHXbdpvSLHwHBhPrxuPbBuu5zmfcWW9BP+MCbo46UDVWcZrbzbdBYfDG9pttEOGIMLXqVy8gs2Ed6Ibp6t0udtj9BEFAenGS21F2hKwTUr
1VsdjfSuLziLIb/W+Cc0Fm9xTlUei0Pp51gHf2o/tFjpdr60vIORzI4piLFfk46F6Nwf+gvlGe5fcMgoyS9VKmVZai9tD9mE35TxMPqE4PD+Ta1EIeDh7rA7
QoliZkKbYGWzPXGJWRoYqJfzPTAb5P9bGMInBA/PcaCguhBrjAZL4fqkRlal0L3YrURLdoSripXGFjPmB+eZU0JG0k5mlvQHdOtdvHMxJkd4mnH3qX2ggrNb
4Vgrx3zLHBcaoIX0M1g17xn9zdockMX12gHbEDPVMwOP0p/jX7SH2I694JVYoaCZ/zLM4t8wJlXU+61j3l24rzENVrJee5oW/b5mzGJHak+0T+YbYQlRNila
472zzCfODWigicSGxihbHh7qyYG3uX+DulQFHkEePAcPjd8UW9aqmpmnVeP+Rzdx9OdsoBSz2DyPWlqCXJv6oH7Cg4SWQm1OoPaw5+jlRl80HVYWeupDuc+k
AS3kTrjHbVZ6KjIbHUpxL/NdhWnmSHMds5jpIm8J7PMDQKHasDwf0I9zIj0VE8ZJM0aKRGRiaX4G34BtbLLMbH2c/qdrB1TgSEdCwkLloDzerGGsB4/wYlzH
3ADWSZT0Fp2Dyd70mH78DmOHddk+RCWMmY5ORm3k8uzxPiCGaLXxSHgpcSqOdg4nIwRRW8Efk6VgFzwRyNr/Eu8wTdIOoWiln/yPupEp6S7uPUE7ajwJutk5
ocpJn4q6TE10QO5vfbbamWe9+7SFrkzj6eptwXR8F23SelMi0S6mV7CBvoWLlQvFyuk32X7sisBMZmdyvHdx9f18G1QHxgmc0y8Z4iN+lmxLj7ceGPNyLvEn
tDeomeWV6sircJzEqc8Si3qdvZd+JLKSskP1kp98KV4Wz7dOSDbjX/zaeQiHsWeCw2CUI4l0mPW1pvpvehR6zWaAHt6KIQUcMfYEDxlIilEXJJB0R3xaGpu2
Hh8ItuQ97GO+BJqGOFwd14d0Yg/R6f9MTsMXEK9VyrlA9TBLhRpZv8OA1YDswcYhKflrXEiv5NyGD+hYzwAH4CaMzWTBBQh/rqTBR0nVEJYfh0ZaF2Ff86j/
T6FQiPRfwoV6BRhvfNQ5MwNuDDQDtB6Q27CDhCfyW9CBZ+JiOa2gMugJK5JzQEn4Gv/JdOH3oT6hg2Ytr+V4wWRLrlC0atOv+doUtaFP9FodSZWFHUAz75q8
MQIUsOHuOnAm0Z4Zoff139G6WDcEL3rKuHCkMN6/Wa+6/WpoMf6feZRtQ78UUkLtGdf2f6xR5sr4jUnH6FWFv4S+FQ4PLbCGS9NgMW+0WdP4KWRbe9PDktJU
j/OwlGNVBBdDTUIzjHtyCWIOrowj6Z/aaN4mfXJGFDXBi2i9Xl047TmK45Voo0N2d6GZURBsBupy3fN7iIO1BWxP/5ECDtZwfaH+VnYlTdFHSOM9VfRM3xlt
uR1sK9RLimOEGGKElQ4T1Dhrn9E7+Qk6zS/gfuKy8cOYfdpVK9bcJ9QQbsBt+JgcDr4Lo5NSCrrqbmsqYeaPcijcV2YZnluAcXetNTEndBaWJMf4xwDAKvgL
uQE9xpw4XTjKtNfDg10pK9gvH6OTHoI0vDFMsFppYhr3Er9m/oRkBq+nhC7pM/VirISHOKtmaLgdI+BaejW4yvyfvRLhDUnKf2Q4CIeP4Q1Yw0NpW8gljD9O
jonEfaPKoxagsZjIpKoXirjhayguNMF6zpHxqbKh3gAAvqVFdJBo5K6hbZU/um77BmmP3OvwBr0vHsIPhhfJxwGywMuQzlk5fYSh7uPsZXGhtkjM5h6FGCVS
L+P6WDhEnEn0MbINaOzgqqEUAVgxUIptITj1NgV9PcO0c0J/rozyKfCOKJb0Dkz0XlV6CqVUFKyFi5kWmi7GgfLKEvxDqUSd8UxRXN4N5D3yK7uF+FREGM9y
syAFlhEYJnEPtPcJ/djXOq9Hi5fyKxvp0f/op/hPzt7sZfe3wnoFoTjC/4gxhID1g5yHfhYxe3F+ekgtaMcH8QH6obXUN9Z1wvVDXyLWI8+SvG+hL04UErPI
AVY/7ap3N/CYWcYOVCvmL9iDbwBXu015m/cePyONYn3gLdsOHiZ7SV+IhswUdwuggrf0VSHV10FymLWDX+Eodo77K8tJJbQcaPns1DvpCTblQ1o5d3t6S8nT
RGtKiZ8Mc6vtTmrOphO9C39VN7NpZC16iHTYcZZoIpFoE1ggNwMpSUPYGXFp+eddE3IK6HZoD/mAXqZcD/7nuEwU2vfo32nCLNSGa0lcWX4KqBz1OJgL49hh
8lTHTjJTOyGNoz/Zbga7C9vparjQ1Z9sqJGiqrizdnvbucL1z0HI1MPLtOJEkjGVHu/S1SywD11COaB93iyhb+YGlBs1HCSZ0/gZ7qHeiLwrXjeKVWpoy+iK
Sg7TEfcN+PXuts+oQc6vpCjXJeuWWS9EG9VyDFYLr5ULKIKYSQDjDr1F2Qmz2cGef7jJTCWjjT8XtcWxlpNN9V9kKKZNQhVcAu/WF+T8IyXpc0g7beePuP4X
k6HdyBQcSaBc4oeMdvLNhKrexTnj+VpwAzWCqS0MFqLNFKuTayf/OHAEL3L5mK9gPzkgOEV9T/5NPoQdJNk2Ua3vL8UUSJ9wfPIRg+Sf+tp6TtKDtPs4yDck
3PiGrYpwAPQHK9FKo16sip/6l3HLudrU4KxvIE94xeQT6ei6pxw6z/qZWJHSb/HndAbcJ3uEHXAcRaWV2TAPVUKlA1PML8jDaJG98Ed/VmJ92C63RH49Yi2o
h9+Dn+JaJc43HPYzAjlN8gb4fqht8YdEjzdD5hz3iFeuQSDcMKUj9gwmilqt/iYvYAX/ZHYSPxzNZdtRTZgDdOPsL7icu0fQRr2qupN9wLd0XIPRntniIO/J
QFN7/7z1rr0gnWqLSyhuzHATleVSY/IEC8j9vEf9GFyt1iUv63V/nUmE0YOp666gsdltQ++BDV7K7kYNVfLIns6NOAyEJ+yjdm4trrZA4eYOcpXjD/Ufpieo
Qac5RmSWIjj5GjocGAw9LmyfYQcU57niGuCt6WWIg4zPQagrUC8yHx9y15P9SjFtHt+LfMfGgbPreW4ymOQtCZJlWqrsDXkirGtspPxTmMql0jx5Qu5BPKdr
utLFGlIg8Ae7kWyRUVebDjr7OHTJPSuYrTwiNuNWdIKZ4eOk76mXWYp9I42CG1wpxELnOuGR+4LnAOooR/PFqU7xx2J+5KyFXaTJa78A00hGG+2D/YNQcnJr
c7fVP9Ad74WvuSqBkOZPdKrD2TpmS/Sd6uXZD2fwk81X8iKYLNUg3ji/qrmht9wnblewuL7PExAKdJq4kjvEEW974ugn3odftUqiCGuSj5RZ8hh9vnqTjcn7
R8vhYpI2CwnWSfxZ+SkuFraQ60LT8J3MOLJn1j58wltG+tV72Zyl16GmeN6Rq/Ds3PRQJ+FQYYTc0FrCrGaepE/Vqob+Cdaind7TeSOtSHYY7ADao8so290U
JggjuffuiVwcfqO50A+8Ds9OaIqG6o+c5Yxi9AzEeecmurm1+sHgp8RlzCCNJvb6k2L7paeTdeFu6oI5SPD5FWY6F17k492ynFxZo5f6F6gYvMTcil3GjkYR
WAuEfDmoOHkRl0elwHthByxnLnX1oDhifDatXw9cAatwJ3efApoqw1ynx0XP5v/M/RZYGNOXWOMprf8032qzAPItTlxhl2KG89Ndh7XNCSvd3/RxME+smkBw
bxIeZe6Ut4NZ8AMdwxJcdtRttph4Rykl7xQ+aRWJTNg1WENurgznf0GUoybzIzLKNzEQ0DfCPVAXk2F7ejoXRgfo0akrYXtHmvcB43fO0Lo59zu+wGdEKtlo
63LhfO51vFr7ySTI7YONHSOqRMtNOBv3O71deMd0V/6Jj9Ke4KaOF1DavkKw1BNWWVjWnmM+5g7qpLcZuA2GCZ78R7YuxhTjbExrcTJeGybKY4TOBfPNieR8
5T9tURGH54G/UKmMKnpzfIv05PXhxuslYGmtFplgZed94zZrB0Fl92XNKb9yA6Wx3A4ikszJo9uxVx2WFME4JW9uJDWFnmM017vLDdgpjrPyFLQYLmXKSKcY
KBP6ssBsqR445+/I11GvBRx8uNTQe8wTmTUzeIcbyO8QjqFxgXYmjbslrCDWGKRnALE3cis5FRxSOK4pGoPveFr5c+jlORfhGliaOERkwz7wkSeGO4XClAFw
uBGnjLVN5+XQ8NSd0t/BdnnpaWqwirELPdBWgZbb/lXmm8fY0y6PkIEbK3WTgkIW2KlPgiO5NsGNuKOVR5SCfvkuHqu2SugBiym3C05owcT1ocHIQNv0B3Aa
emgjieVgoCvC/t25RRugK+hJUas5B84ZH9kw/S8lG+UQJ/35uAV8nz1TeO74rOlemuDV1tpxnEKTvAtViaENBlaAk7xP+TTtvNkITeI2hWZYx9EXrVhc21Ck
+3emo3EczcDtjW70D4kAf1F9zexQidBDcB88lNK1ZGcT3FcvwzldLbzBpKvKTKW5dVxaa47mc/1BG49feMLhr/g+vwbW9j+ttszdSDivpuovmb+JntC0hsJJ
Hh4pjvVgh/pJbgi91ePYKH09lszBsFDbwpUS1oizpDx9JFypkHJ6MAU9dJ3mH+XVZf6Vo9jKHgd7hP/GlKergIfcrOAI7lDwqUuWrqHOgWJGF888rw6H05/Z
1uAJf9TeIxTmzoatxIcgXNhr7s7ebgzDt6lK8nvEWQ+NCWgHKekVdZEenDgF16OvqVvxdecTapGynu2m0/IKz2JVZk5pL+lFZmncUBugzYuL8EXBT8py4w+i
Jn7oXRI6J73UF6N/tCpGtlA6STAPau600yG7+IehGPfhq0wP3xf00ca4B3MHAnVjovka8m2+ldHQ3CrV1ONghJBC9wlNQ7ND/QJM6jGpTeqbjDZaQ85l9E+g
ld+Yu4pa5aZ6kzhvXEQd0HHhsBYAr9gDYuvAE+/CwihjS+ygwGejeYC3yKS78YNRtYLO5phAZWM33yTUHWXpg6UJCfU9hcw0PC5hW8FcriLoteUiHMHlOleB
Z1Q/ow0epO+SfHqR2EEq3mAs1yl3rdgwODg0lfpmZqIJvubef6miLKcEza7pUf9jP/OLQk/FduhW/E2jW0F3s7XJWufp1Vkf7CfUeobd8DlrG8l0+0JaYvnH
eh+ihSgY3/ArZQzuTuZ7nnCLjX/1q3zvQFXtFs6BHs0FD+Mq1mXtqKdjgQOPNj/C206nlaqtUw+TRjC/4ED+Flw790z277C8sjDYM2Ge4zM4gT+pB4XLRgyd
Z9aiU5lu3qVGl9ADQ0qq7UiBL4RWnkkuj1bP3AOGwjK+utWqcbvYPuyeyNVkvcR0hg/sI0I5vE6CCiCkVFS7G8f5LORJTCICfp87DGQwp8yZ6hzfHHGGOJ5j
nc0Vv/wyf6NmR0+VJDDY3oLFzE3+i/wnd5R3ydeU7k6HscrswbNyC6IVSnCLck1rGqHbHzKfnbdQFZpEG3F9e3nU1XdFRuInMUlINXpSceZU/jtdxVxplGO+
y78S76gG5gQwNbmyvDBU2sqWqjHfQC3vUzNADJfY4OX4LHMjzsO33J2c16r1iv6EvhY5Rilb04SKRQRyrFwm9Zi4QozI6Y0cwfrUPaO5hyPOyW66mjQJf/W6
na1jvzPdEl7yDjqOOENdkLuESvn+c19eeleL8N3hVqOL4LFN48Yb2cnJ264RuryEGKyd5C6gL8TxXDdXw59CdsD76DCjO7vOOEF/xa2kao5quLeXg/9kfQzO
9z7UHmhL8u/LY3w3/e2sxXLZqq3hRPaZO8zXULq63I+XsV5XIVFXyAHTtRL5f7O/yJULssVKjnJg49bRihhohwC3KPDTZtec+dOo+cSq/PKaLaj7h5BLfPWt
fykPbqQUCG121IopwB/E8al/yY+1esIy7bnyMCnW+GhY3Mys4dDpKJnQV+jJlA289cdjsdoZ2y76rj7C+z9pHYyxsuA8ZwpXk9DAQjzJbOKsilJzHuTcD27d
xspbgBcOVd+zdkKl/s5fwZm6m60dWCd8wfPyCHVO4Ig43vRRd4XTcDkVLoSnN7IcjmRlh211XAmlelSh0SVwTCtv1nR1Vbon7sCVjLtUnNQJtCcpcFbdBUrr
CnYKFLEDfoZ95O32g45xSvmk+oSEz2YNMLvoPeEjtQlX2r8cLLK1ZzR5k/yco73TfJXgCi5RrOULV1vrn3BTwUm8Q1vkCbKE/tajDT3RjdsaaWgKbrNV1YL8
JTpX/TtpffAs3dGYpxxRZmulrM64GHyobAcVYvupp4SrwiBcVbKB+e5S7HPrClPO+jshtVZ++g61WcFPI5d7KnLoqfd3MsYeEufz8exaIWg00Zdo3YSyeATz
Kn2m9Jmbn7M1NDmxu50X10t/uo7mlovbWniWveSYGZiWW55y8s+jUqQM6arUXl0l7vIsUYrpTZ3pymdwOQ6pdxI+M+muD3KYcSj/P2ez1ClsF08r8SUrWTYY
4p7zXb3D2TlEDO4emBY70vqfNAnVVtqDSaAVc86YJviphmy9mhTM9eezy8Axa6KRBq8XdgCtrNvkK0+S1mPrO2mEsiBnitIDrkae3PbkrlBxpq3qLKyMovR4
ea73Odqj28hcXNYYB4oXVHJHC5IZgYex9YmvoIBMJJ9F/K39C0YbLJpi3hJG5z/RF3HHuHimDtMAvN/U3DGDH4n+MtqCedpdtpX13ryj303/Rx/LTLYPJLML
Boge/U3GXK5zQUP0SFxAkgrJzC9iRXvNeQmH429KpaXfdFON1F/CCP2Presyf+SVsl13V/SO5S7nvvfeMfva58BkfET+l6vizqEew0XuaKyDD1xVkGKUQ7tp
gS1H9mIesKX1j6ydq4Wa46FMJf8V648aFwJjAwnmfVjGWOu6o0DIoMNqrbyl/jXmYHKV1XizAtKkwfh/itv/BNUhXsbWkG/geR4vChnlgnuoS6gJV8r0gY9w
HvzX2MT6Ar6CJkXKvMQtouagybxlrPC1R1J+d88gozkci1O00fAd8xqy8nz3dcaVraNruKn6JlgBfNlGeioL3byJuIP7N3ApVFbYr/wa+kF29OZwz/Bo0FW7
rtd3TANV8UHU3khCf8s30UHiArhL3kxqR01lfdLL2KnSOcCDA4lfbNMCdao9YVeTtXBjbyPjOFhA1EYzpTjRyc/d3JrpAcdEnxcfx0ZwMcZOclXoJe5Ep3Cn
pPfGBf2OVcrzV6hbqElCDG4tlxbngL9yBvBRicvSUpIOymUSKojVFC9Vx/craOHO9+ymL6blsSdsK2ABl4G9eIvwkXwl1LRWIj/sCDcLN+jS1SnH7aI+v57+
wR2Sz5O/EpGBGlaGMzZnvqzBmTCS3R8qyywAw1AP7QJehT743pk7HSUKimlnCVXKzawl1rYmJgA4C5cFl0no/VO6Zfbz1SlKpWjjoTEANDO9monXKbnuRVk0
6zNH0UNc3bjJdDewAsTjsXxY3Bi0LbBAmph3n33HTGHi8pxcIBKY3+Enbk7ED8+oan39Y0CsIw3+8KfHOdFe7gdbizkJLHa+9RBtMz9yGwTC+AqOFizSmtnv
Opdl/0Ge4HvrfzJ9mZfcZ7aI3v1xxllWE7tDp/SP3iw2gm0DWzP3jTKOPvCk0ER+GvMXFStvM37h29XYiVkxH73wbuZ3Ok/lDCrszfVJPMr+BSjcQBvtH6gJ
egKu5AiIDYCie5l3BfWTaxX09n3Cu4BXrIn/yZ9esTI7xP81qTg871xsXWa7oXX4FM5wxwUm4nXeOG6yooFkZQ5jcdOso2RzfRW1BicbTeF4dN9zoGgbF4R+
YxOxQ3iIF8suawhTnN6onJAaUaPs70U+sFxS6N7BWcJeKlp/hRdRxfQJag2MYF1qMXLyF7WG+UMdvzHnaF2foN3SaHELPilPAuUMp7aZCrGuOAqHo9jQVmZC
cvv/v0AWixtnRZe2R2tv1Nb0uN3WOZuLfRnIp7+5qhAtmX7Cd7WSe3KoL16tD02ayHWGd0PnlJ3eq+oBz+1gOaK414X3gJ6Wml8XnTAvFpFZSbqtsKaIAffh
z7oLdvcVGKxQGgw1a5dkwWc8Gf4h9XdHMwO0UvEb5fOeWPQBveV34Dn0QKUUOB+3gT/sroNpoYfxBSzgXN71Mde0gWAOMzKYkuQuPKUf9LSSZ0u31GPOMHf1
gqZgBj7H1kYtwR+gmrFKWcT+T2XVXewWbkvoEAxjDsR4rHjzjjXL1pqhgR2mCcXxEVrGufZ8eI4pC8/5fsL77CntT7E67FQQT7BEf/sYPdL8zD/E8+lGoCSX
JpTJ8hL3xCfEbUdPrRnJGR3MSKYdvosFsRvsrvC5JekRqC9VU0tnhuoCsbVIX3dBc1iP/RAq7Tpl7Oa+wlc6k+QzOvKR+lDQQbsrafbH+nSmV85mrbQWKb+R
r6JR3urpPr4qzjFOoQXcQrNCoCe7zJfo+CKGgin5v8MbOdWqXFeXxMw0F/n6sjf0COp3dJ/IEftSPVEaM5c7Q9bDzXS31hHakzKKFHeGu80liK8CpV0NHc9y
uyVO9Btkjr7e9cbRRgmifPYEuK61FarnPqJ/MK+5v/L7JIU5jSIXbJB6JLMkMokV8Cm9BtVhz5D2rBblzoZ82j5iu7EWN2QrsbWzXyXsVQYqfYxHwebUHjTF
1hB7xX+DA4UR/Hicg6cIu4iPXFP1E2hIa+IfqCFZiwljz+rvpVv4lLMG99W7GLphJLdUZYx0voY63qptvwR6inXBVPd9FoiL5SRmeuFIzcb41VLaB6lvusi3
Yv9B1V25fEqRh++KqmjMo46h1uA9E6l8zzLdz9hdsQNAn40j3HFcmbgBzFKW05oKNcAyIVJ9KDylV6C/qSv4njGS3BU1XHMIn+V3tjD5ETOd3gFj2UFEs8BZ
oxjd1V1e1uSntIz28NXpNp726hnqi8+ef1aJRSv19cTTuDL6fdSEOe3PptqhU1kFgSr8OUYUm3PvFX19J3SoaqutjzzhYhIzR0AZNvi3tZl6RU/EYVRbfS16
h6OrFEi7pUuhBXk9iHvBC+QUvOP/70Y8lUmOLyjionDtWG5n/ql/0dbd3GYYnTvR6MKukDf6b/OFykEjin/K5DGjoqcQB2wjPRcyK/g96iFwm23APIt/iXbR
p3AvX5qYm/aOOOcbHjijROB1/qVEZ+4Bp/BRjIwrso21ikyeZxH3H3lKGQvqoNVUDGcXo4wvfAf2MJrPTPVGozyDzn+Z+Lv2q9CAL0X+ZTZJbmWWBTuFi0Qn
EOY+SZVmXlMnuQTrvMAnN8qc4z4O81Bv85n6mtPhcr6NZybKDdYVLJkW1pnnmT+C9R3jAvuKmOO+/JAtrXUIlBNKMEngtfB31HutB5/sfuoFXGXHMnvXjdPp
uvJbdrL0ErbCO+F2cF0oztRH0TAFJbEVk6uDEpl+oVPgrNpHSCCxZOMRUxe1FY4RJvzG9QjVMPq4VyZsQPGsXWaUJfRZ45TmISsyY8hCfM4RA7co6Uw3tIad
6KoYkLE38Qe8GZxEtAXLqN6I02/h0/YO+mR9J1PJ8JKJZoqTRGvZb8re7EbECTOcOx5czFcUMulprlbCFSrXvGFe0mRxABgaF66lMD89h4m54azjnO1CsCjF
uQV8Q2KUVpwfKO3yIm1NQlo1I6IzSA+1tvpV2aCUTJxBDmD/BOXRe+agoxt0yHvBZtbv3MXXFCOJ0t6rcHFMmC+JbSw/Jvrw49nN8lCDNE/iWLankSfnebbh
A96/2fqwaWL65n58IuidWyt3jvdH5iutHEgAtwMRoV8TwrU0dxuTtfVUWbF1opXzu9zPS5FVuXkhry7qDeiLGYOVjsw9pq/ayZipJyd/TFqXvDl3CkHgw1qq
URNUVLP58cKvaoo2GadSH6XieS70WG7PZUZvTRwG5iUO0TQuly8JOgv3+P7UX3w3pTm/mP1ulMSMPjcY4TrFP8oakN0enLfm64OtKvQk693GX3Dvir2tsXw3
tp7YhIn3jhdqxTBUKbCausGPjHXTf7OdfJFcR2WDcZqKyHAIDwye/OL+LI2CKfhoETfMYTdKYzxP2W2opbHQP8vbDGwEu4lf5WfaeTCU+lVL9C3IXwgG87ND
bmEGMz5vqzFCWEDsoloQHcSWvn1820CHIsK6jIrhnfgw1ZIPN9PjPlKzuU321VR1+A7fYyo4NLwaX+Zain6uu5kZ81Nrg07qrwLxTKxwhh3iHoCugVFSqcAY
trRa1k6xn1EFol9+tqyib6GL6BngoKreE4cLCndNHQJN716ygPgoDSXz8pdmdmH/hUucXQOtwW/ZfckiLuK65Q6MFcT7ntHeXvgBOK8NsSYJyeBl3BycIdqM
lbZr3spwnHTI8ZgzpC3gkbcjXAXGcK2YwfKtiLpCEnMcdRefMmX9O+HmHNlZidW4hbbveAruy45nyTwX+bccAFHMFu643pB8LuX9HwVn/R419vZhilOsQJW2
05F4TjKZthR3t8WdwuLusLC4W3Ep9Y7Ec5LJTKe4fHH3BRZ3WdwWFn/7/gG5cuWT57qf+/PDOXILeQJfdesctaM6xFpf6055AaKUtrVhbple5QT5zDeOJ8UL
6CQVt7SzVYXrlMfkQq0ajuujzbVEMdsXG46zcrR+3q3IS4Sj2POkKs5T3CV3fuIIbb9veZKgRMFL6B/0S85LL8XXgIA4k1bgVWJPUjKXhrXxkOou6wEDc78E
GDNJnCmXktpLyTqrviX+wm1KDPGSxfwbxTdSET/X8dIsMq+oqyCX95WMwzIIN1UklIYfXf8Je7DeVJ6npdqaLs2no/XUe7UbC2W03upjspG6NhTmX0A+czvF
SK2rKrOX5Q6uXXz9wD20WxTmLyUtEWh6uJmOFtT+LG7OH5e1poT7HFdKP61EBWrBZQXt9f2qYb7TlgKItPKVB4/l6fRI8wxhJR+Q32FmwmtpMJJLjGT/Z11L
mvoFQgfJ9ChY1pHszGJagv6U3S6qWeZJ32ZzsV6ZH0/EOusXOqELGygvhj6jgfEhrzl8bAb9953T8btyHl5HHYF0EN94RulOsFidBCfZf4NjtAW2p7ys/6Ue
AL35hlpZWy802egDZ8qLKM7fA9OJPnRHyuJ/wBzmbQmHiBlsQYYTVJSpvAPxsU63c33FF1Ku0ct3ylkNP213JNYosecz4IDnDfU/eQBbGV+TvA/5bFnJe9jl
zEJ9FvZfssy0QouQvKIc467tM7qqoI7sRPzSXeOzet1hRJ8p4ORcvWqCK3u8rTFxToVGEXJPayf+B1V1gDEeP6w38/fHd7E91OtkG3mJfUVCCpYSM5NeIE6F
Y1MZXZG0AMboWqSCaDnOPCIAdnoELdv3A6kCuivjU6LW6+ZH+g4/SCW878Ax2xkL4b9mNHVuEvvBGOo0tUloJCTxatxP1GquAuOI1bSaWUapD/viQ5RO1ET9
qVYJjObWapuEXNBY/czEmMswUd2K2fUWwdZKqnhLvhU8b+NjZvHH/UHdKp/dNtb/IAhhgOlqnoNH2XJrPhBB9LL0SPEpj8QmyihwSnugzJHb2rfSnZRL9hxX
GQOEgNIRRASmu9fxBcJRf3V4gkxV76v14D00IDekNfM37iJ9mxiaPZwAvuicRPMR6y1YEfpPTM/uQ702MdiTz6AWMz39R6U2UivY07oifzXyBzOfQZVE77Og
a8tDJanA7d+YYHEF5cfIUGW1bT7ZAR+IrEtpU4cjrniPxD1xbdYewi/a4Lq3XIivBl0oVOE6wT/BM/lCak1ZNSPyuih5STfhGnh5w2e9FrmVXsJ54F/u0kQZ
chXYiES7C1TWF1bQCUmXH9Okr5YtGZaiqhgO/Yn2t5bvGy//Zup6z8Lenr6URergn0BNoieQBeoZvgP5Hjwwd5DH+fXCFy3NWsITshH+WnwO7/CLPUfjOuYm
eb9oO63/Ci2VPLocc01aUDBI+M1avVZZYhpWMX+wnBWbyqyQ14HPchrM9zdWovAemzuovQpnwnJ4rLwHzi8coW7N6aQ3BxtkPK5zYgt5n89f8M7eTH8lZxpt
nFOxhWKmcq12eaWmMV4/J65z/8bnQQvciJVymfCWP1/5h7iA9DZOsHtBBqjsv+b920j0FUvxYm/+kzZR7bz1lZpBJFIwZ5i7U1wutcva3RhU+Ai+SQqXm/Dr
pJfYHuo0uzs/z17B6kLmWpY7Kqk02CAdcDfA1xrpYiPYz5jtaSd0do/WBilW/0bo89cjstXO+gzkuBzh709meBIIRjvsG0eFmClcD3KdWE64l9MFhpT62hXH
DvJ3NVyNIRYQclKseEipYJh6BOxIXMHe2rmSKS6ltlEizBj1A7obj/RV8S8gVkTPjr/nTWHqS3eUcrAZLsuH+ILsTbbmxFP8CzmQSbQtrcJbJmlDWUTaTCZr
IaYLnB3TTIrdalWiPb/wIeRQx3v4xTNVKW+9oa3Ln1W4GjyRy0m3ebdzErWqMMyTBJ4hFR2bax/At8g+PUz+gf1dmBTtjsMTm6ELtDu6LjZnbsC29qrIJznG
fUFaLczPrWVWAh3dReoo5ZOPR1vpnfXeMKFWULX7SpNp+AU4HNqVvn4MXaRt8uzduqWgK7FEosl21vr5p7fUkFrn1qS+EH/rF5lHcC3eHaC+PeJZvIMNOsrB
kCyS++h+2lvfY3E5G66XVl5rCvVCSIFthQ9bMPwoJuPzhb+gUtrCX1GaCC73JJBvjNbjYCzTXrqJzsacnuMSj3qUY+pVarB0y1Inf06liegaor2wBl9S4n44
pTrnMF8dx/F5+EhlMLFVOgpbOXzoT/AP2kE+qJx31vXqwnA+DE6zHQIL9VixB1jrPJFtqxIJJ62NEXaJB4TW1lLiDPkWf9pXUZ8Me5U01GskAXYo8fQKbb3v
mFIG5OBjE5d56rB9mVzQL3MqUgoVfY8kyD8ivaoG2hMHcbu3LDLUWpfYQJ5Re4EN6nijAJwl12uZTAUtQZmQ+xXt6H0WmU9Y6ffApRTHdYJbNCe4KNQhWvNu
einf0+A91YWJ5Hc+2R3HR1O/iMmURVkldKBHkbPdj+gF2Fu1N0H58oRXCm1rhB0SLwpV2boSovUtNDw7iXhnfyzA79OP2ReRD/z32NLKY+GmcZ+aTZg40NsW
3mMrCE+VOs5EdYSzaX4XebWdBRvIpTVX6tHGdPVfZa8+TwlqHwgPcUBfbW/kv++rBE6pjeTdmp96oqTU7ir+S5StNh3ZrZ4v4KR8+fiWb8qW/AmJw/MWM71J
Hc/Cf4ZtF3r7suho8QRfHo7GSVDElAOpsIw8PsGTOwpPZFepFBgI091PDNQSXehSWP8V7xupTGQB34YfAdOwLsxdvLIC6ZVKPmJgiM6WbOLnVNB3lBiOHFFW
aQPU6nqmg5THqL9rN+TX7mb2D3ovmTZ078Wo9AiTXE03kDML6+MLYBMZhc/YZkrHJIsvTrlOvtCnyI3QivxczxnrJWastblAwt/Jnthl7Zc4SE5zn9z4r7EB
lIaTao5Q7in3+PN4rdj6MJNZHV06yay9iIUyQ6zJq0FdwiUil3BSi5i/kBysi3xBmIQfphkPxezI2bz1VmEPfYr62XKHT5A35CdnloHPCqtZx6gHgouRnuxC
c5duuM9LcyPHym3oskp3cRXhBR30SvQSvLJRoGJZVvoI8butNrhNz9dHIY1gb7aT3keYRRpyTWKOUJx4NdQKG8wiZn0/Ly4it8FwR0Wlg/WR5TO9hO2hHUeS
wS0xI6ezcpE4m5+uNWCKiB7SO+sUpZLdoyTZjuH1lf6J7eVDMIp4gZexPtJeonFJPb2DpWqVLfCdb5F8L7yS6wKZb7+FvadW5sUJuZRL5sRHahIjRtu8DxO+
F16kn8FOdMa6YZVT4e9oK1AeJDgypaf0K98x/Dqc5J0X1wpeMJrAmuCe+AMcyD1JDfXcIDh0GLFSs/oTxEnKVMYpZgNEdWB94Dy1PDFNry6WE/s7e1GHiQfw
kFC22lByHX3f+4Xfyy2mcGC3Tre6rfvUTHo5ickEtol4ITUiN+iD5ftxKbARekL4kbLJe8zXWVoG7wv7yY6+pniK6lArFB7QCqkkR4K8uVIdkJRjGG3RruJj
Oi2xi/d/8jCxtHpPQ6gh1GBqKhxGr5HreSxwuh7BfsIPI4+3jivclCABCN4LFejO9nEwXvAXtAYP9ZH+gfoVtg87RvmPLJ8nldheA/f7guPEYsEiHuHscCLb
zAKJCP/LxJZaSyKeEujudH0mA1bWouTd/H3PW2Q/Beg52HpJUF4o6VgBo9jKQpnyET5POXEYPh1/qMw1Risf5HV4T18MFqtZ1EZocqGt4jUY5imGW22PSprb
6URnIVB3J/3P2kJbEtdYOoJlqRP8H4QDBgfbM7j4J2CVe57H0jVxOun0bcaOKulyFtFHXlZgl3eZieYMo5v5ptatJXOYFAdhUEK4VhNTtQGSHW3CGNbxYCwd
RHaBeXYC72lZAk9puXL+VqC2cU4zw5Nqe6ps+ahcEMaqdvW7GsSfJuZZsgoXwbit6eCxJRx3xU8RB6EbjZpKb7BCe6s+w1VjXdJNKkN+SqJMphSLXxVTwUl8
IH6W30LYsafWVOovtbLYHG2rpm12k5v5HPQf3WsrrcchLcBC4iBaOksmnic9VzeSX+xh2Ap9bmwWT+VXpQ7FZrrTQTmiEchlBvOLbR0LdzO9bMuMveo/+B6g
KS/AX1pdvjnoxkzP15AMpp2eoK8k3Xw18x8qTl2q+WDzhG6O7Z4iPkVcL2wkllt2kfuInkorpmwMj9vkjQWJ2v98U+AQ93Dw2bajMCWvDM3LPcDXggL5vLOa
ct0ZCd+qM/n52a2xy0Qf66+EavJSYXbMIHCHmCqn65+UZvgSJZLtb6sseBwXeEfhaqxW7HzLcGyqXkYXqTJwiycabwgidf+Go+RtrSndKi82rnXNt5ZPkFPX
k209IaEN8oG3a8uFT/AX1QcsEVcnTQSXM7vLb5G8rFRLBb1hXrKcCL9n9VEitNXaQ4JRN8pLXH/zitaaP8s/VmeBMf5wldy0T5VEPx5h3I8PCWPIBeBaTs2E
dkInZQPWBbxw7CQrYcfZLrAzcROmo1uVNKYxs2fTeKmc0clSm/llTJFtwI54mElYE/y4NjnBDWFBa085/Yy8Ou+e0ELNM15s3ofVY6yJDdE39HhdI3YIbR1n
EIN+7Jzr6IAH9HRnrtKZWc+eWRsJ6jEd/cuzAUuSO70b3KvQJDkVtsG6kM2d0fwd9z04wPmnI94v8vWDP+V5ZLFeFb1C7SC78w6joves8ZhpwWrW29mRgUZO
vihSqKANosPJXNgd1jeH8D3Jw+xZYgC/VU2TWzovYO/4Wmo5qCduE36UfNNcanfN23HpxH69PXJG2pswRW+ts7W/GTa2KxOptJXfUj7rG+RhQltjoH8tU4FK
ScgtoOSF1vTkSlystQ3YhU3d+AaY+kymvNoFf4RFqSO9q9Dm6mnPEPtRqx3eAmccm4Se8l1wWr2qr6HP5vSiGopr2cvaDbxI6Ch/MstrrZJugQKlgxgNgvA2
dUPtLvwmHsv+/xvEGyQM1WSiMSawqZFJREoJPdqKOcIF+TH7TP2AzIPtjVmcjZLB9ILo7BgmNX4OFUfw8m7XE71sSeeOs/xEAnicuAHZDivBQ9Yw6TLTMb8V
8cpqL/hIxOF9QUeQ6u/gKW3var7jXrJ3tbUJx9Fj8E9fmuO1clmNxj7xrW1Va0Y6GeMUmEl9jvuRPwpUIDkgOf5gLsNXSrieI55O/MJPL9pN1jVyAYVsUijz
jlbWoMBvyuukzrVbOA4v7U/OtPRHZsOUwABY0zDwF4Gelh8lJpYFc/WnJb6ZIVfWM6wV6AWwHrrPulPpBJfpFcAEuIcczGyLGMh7WQmrYQwgaqLbyS9yReSS
kJ2zTCvGlkr76XC1gXIefVHQLzFGeA3XUyRbUV3IRxGN+fmeDFUT48le7DE6CQxTx6N5+r9arN5CP8SMJLOF0fCoeF/f7V7vqVP4WmlFvkKcVLZe6Oyv+gQZ
5mBnwWySth01mkpuorFI81lCJDlY+cKYQKfGFqRlTZRu5M0kG8vV4ShnsnSd7AOsqoWe4kgj7yV+kV7o57B+JaPYSM7PfyRv9r0lHrqH8Fa5j8LBVb4Uz1F5
eu5crdB3i0DlrLgi+X9kGUe8ai2hdCnM5Nsqk+BX/aG7LZNAaUSs+Kr2aGogPix7ulTaEQdTiJOMT84kqzlPg6T88Z4O+V3tjWRI3Mc7uctYF6CZ2AkJB4Zc
2r2Vupk9y6ra5xWGSQ35KXi+b6zayEc4YF4HOS5xZt7uTAteJ4tWTXSL3AbFyL1scfYrppQ8hF4nJFqOAoRUxQR8PN+C6G4/qj9TNqkxyDBiH7Oc6qPUoF+p
QK2g5ZOlEnpgbioJPBceykTBvMzR0sv4lw7Wy9mWEm1xFRvnnuvZhDx0fMJWWoJqhhgp7q49mTyS9wGJsd6HpvKb1XCkLM8kNN7mHmbP03jXcB7NGoZb2L+i
2yoeKZGfhEvoXaoibGX7zO9EhtPt6C7YIoGt/hqkMNely6LgW5SdyDg4HzaZHsDmUDXUblK/vOKIbXHX5HRlcMy/WD2iuX+Ie5d3rIhbt1CD435JAM2lh4l3
3Ss3rHV0LAgnN4DeUgVikPwKgT4XeZT4Jl6LXITspE35F1Uai4EUt1MOk1WyWI5meifRTJrzmK28fE5OyD8vtsh6l50NHkVdVbvh90FL7Bs6FzlNSNhO+y1y
B4YoeXyv6BX5htWQjiof8ER5nJ7MN8IqE5+w5RbJsQdvSv1EUDpSaRNThnzBFyXuRhK4Tt7h4Gx+PFdJDVjbUiv4dPlWXkfxsDNK7esOqJP5fes2utez05mj
9ptkBammt4ythpyytRF1SBooOdBGSCJ92hqlX1KO8FepbTDDlSGHl/kH9ccyyKXCbHQFu+P/z4mD9glHsS6ewXH3EvPkKPmor6XSS5huu4udiuyL9qDmCfWo
9soiUEcdiHXgv9saaia1nPDmHSBi5L9zn+MniI7kKGOir5FWUS1Fm9pGpUbtfpnDuANkJdCCmBFzWTyY15uOrTkJjU9KYt5QKz0/UMw6G+8sVqfOohVdj1i3
UEW55YmgewjDhbdKHhlD71PXJ032RIJD4JmtGn1J0hSRLva63TXiVeWd514tHCewGdoU9ABx38CTKgvHHW+oMCJBa5E1Hfli+NwLIRczRz2CdwNv7E9rRdtm
6qnqPPteZCpyXNf4VP8m/EDWCP0tOpnqjZWWO+tH4FitDDIGrYT+FjfHGEZahCZqDrIdP4EOJns5vbmXxEr8VtostxOHvhXCaGWbZGVT5RmwifMXXZXuk/wA
fNDiUAsS9DWW7+E7/bhQbMwh6qkFcYPoMPsedT5xndKECo7H8gTHFJhBVHWMsS6jober3FL6x1t1/UakCn7fOpi4qw8nM8hPahWhHO/zX1BqgNcajUUSiVrj
KJM4DpfzI8glmN2zlcrmF6uRIBEW4JSTVxo52isb+AFbo2t0hqXhP6pkCPpNx1iwHajWreIH/h+yDQmdz7S3YgsmXFlTwpFoVxSeaNsCZsAYpg662d4Pr4Hl
qaPp2t7e1gnYmbyb4iJkkdpbrg1x729wueFjWqm1sYsEJOtoWdRA5YFaTS1E/kc8rKI6vmP/A3uyhyOXyNPGXXkGUldMR/z6M6y23tkWo5zUpsV/sQ0peIf8
qY8iauR4oeLvQT7V3srp6A5vS+SgtFRuCVoxjYSPlvXERUus6GEzxMF21fnDYPX1+ln8v4Rk5LlOY2VMgqwHIpMY9gLoIFakTsQNhj+RK3I5OUcKX9zMFo2c
sI3zVCLKq3vFf60H6F4K496T07bQgmTgz/hx8hLmGrFdvwfTmcFad2s7d3l9PdxYkmpDJhIPqmvx2/I3PU4ro12UB6ovlRhsGjTUPbS3oBf2zFhLDyLaay5P
rtSb2I6XFz7CSqSGJygHzXvqCams2YS/bkzi9C1L0DyiitqXqmqxkMOo+Nx3SRLfH325urYQ1A9hPRPPKAvVZ466TLRqCC0Iu7u8SDvOMj/ESsQErbZQSAwX
J3oGgDEoqt2hZtVIYDajR7Rm1GR4hP+tpJl8SFhtZlktMaPNYeAP+p3WVb6lD5M+qp0LfsLV9vG6Vd/GL/QkZP/GBz15isB8IRaxRdgtcqDyB1LLGBR4kv1K
vw6a0VvlrlrVhEzLc+mudbf43t5VuB79ty2cP6tW3DZA5vSnhSuJUu739GBqsxILH/BReid6mdiemMpwai/5Gbim1WZvwO62P3gnX06cR9SUSSMcaZEdRDbS
QXJaIELfQrNwHjU+cTM8IYnKTCsln+bDtYbej2Ac+9B+jqEcMa5lYM96HruqRshb6cP4Itte8rUwMhqTJxB+swwbRdrVgPNd4iYt1nFO/eCoALKBLbuefkLz
wOZUTyNGzBBbQML/k/5XceuP8aXScnokthNn4FTlireKO1FdyrTXhxACCqg/sGj5h/ZJaS19ICqCUs6/sHkUa2nu7ipZsIOWdKpuQjzsCoeCOP8BdJ+EJt7H
IN7SruU3J2OEGZErlNVKIigDJqG7C85AUq4Y+IpkSvf1yqpdv5g0A6uk9KA5dZtQuyBDbULVKXyJVderEK2IMkmT+HlkqrIxabqjtT4NJiI1tDDYonAd20rq
ImQI5915TM2EZ/pqPUJ7z6xLQI3d5Do2z/06aT3fBq2VVzexJV8ykzCam8psIEeT1ZWvxAP5tvegzApPZVp8BofYfklWs73xjuALDzoWrXPDqzShTy2hxbm8
3nhpfgEzhKgt3ZZkYoRvBpGm8t5F8KPcunZ9vVbgACjE31mGWqgabZXN3kjLAGY3T8lObw3qJrOZ6Uh8o0p7hLwwZY+7ithGzsEXw8aiD54uHA6q88eZnuI5
Yrx+YsNnLcX+mazAVFC9zEuhbmY62cj9myyKw2otko8qw/W9BfUSrq3PlKYlnVe7pS7WnsR3gD4tgugvjuHZAj22C9c0O0l+6e9EdwA9kL321bZpxre8icw5
cbLlOLTS3VBgLyae2Gm1jWoiC+096JdsffwhuIS24fPcAUcbOYa+JGzWjqE+o5T5xTlFbQjfqy1gOf5fvjzTENyS78ljbAl49ZgGyhvhlnwMFJnRfAwZUqsr
9ZBIT1nLDpXTx2sITLFW0b8rsXYHXZ+L0a7q++lCU5E3SwGlkOgHrgnHlabiQz4NuWUZr75V84hjSgMqzN0LPqc/qU/cZXmblIj8Xvu98EHS9LSCyYQ7iYHh
ZBl7N3kXfYE5Ka/PqVbQSC0Wp1JbyBdKfWaQ3N4zQqmmbpZ/EmvV75TDVt9gEjXyR6C+51h+I2aBqyDvdxmFDfkB5Ff9tTUj5zj9Cj5LeAHOwxx9EtMrcge8
Eair5MpT9XgkCyznI5SBjk5MLreTzAaNzWZklKMIOti23CrB5bXmDJYjqNiYVH8BtmKbRy5MCbofUweZ3/W/BcoZYzYE2+As/A4oAtvYwfCH8kE6ibXCexgt
Yv9SO+KVk51ggfncGOHKyVoTzxHNnDfJH/ofZqZ+lnBjDVggN1cPmDhw8v+oXZn5AqNWSv6S2hiE0AgFcG0one8FD4obtB7MSmly8jA41nlRQDwIk+2/yWSy
SUZDY7H9vrRG7yT9aXpUlWuZFEl8UQ6I+aaoVZTGiU383+QV5CKlJb2XbElMMIWNpcV9/CowDzYiPjoHMOVTe4gLpcfm1YQsxzgwjTjkVZQvorW0at+rPlMa
Ekw8IPG8z3otqgwf430Pv5Dt1FnCNywsv1v45OgHxllnKbVbYF1JzrvJNDYp8Cfsjf3uGQcoSzY5MmE31ZAtp4/IfyiWgvmeJGdLx0YqIa8eXG6NUd46s4kM
5osxWKlR1Bz7JK7Vdkf2Y17ah1Ad80/B7bnd6BUFGbCFMUzZSWiwAt2CuirMpeJBprok76ifIN1MmtZc2LqlCZlm3tvSE+rwT2UHMjBgAd+xmuYmszsoJa8Q
mpE26029KpxMcnSUUAW74bEy58nHqMxQviracXEW/YpB+AryTt0tV2F7gCz5FEwVx7G5WkWxFowSdnLt3MPk7ua8/NXcNyVTvihdIrMKlqt3sUjYh7+Y/ZH2
bcqHJ412SXdxRi8i/1GbEZexBexi/1VlltGbcZBX5Hg4izgMgZ5gbAOSsliY6Gfs+ylMpqhcTAVLxNt6ZXIsu4sfDy/iV2xh/rNKNtxvPlLKb1tqKwZBx39q
dPJEQzRbanfBVPmWqHCJyRe2+OET/pl3uHqrRm29H3ObaC8XSselCP8A95DQvPgruoRjxkCtbf5ceIknYXX/Tussfbk4TYwSR8p3hCO+TFz1zEqYqdj835F5
ZBW2BXQo1bAXWm/FKybYftZ+492S+dwtFea4YmLKki7mFnkQ6yb8gUUo1dW5G0oTu6hKaKzREpkIqxXeJxdap8pX4HlYS7lCF/lHe+aTJ5BV6Fj0Gt/Ce5i/
LBkk6fuK3PK+IwCDy10ZXDqqV5W1XCc1BuvrHoGMTbDLm1c3dX+hLtoGUOP5YstD4QU6wdsUOuEsJCpyvYioB6l10iOqPnxrrhM3MOXwoPiVPK2n6dPAGTkG
LKBsJVPymBmITN2WEphYG80NY+rJ5YndBM7e907VZvJ+PF/+a1ND/SbaUowJ16QMqZJ7fHY1aw0oM73kKTKPTPCk51wk65JB6COz8tYgjHxZ7ukNYG/Ne9Yp
alMhjkg2gHwfaUSu5SJBVX2CMSZpIv7Ke0UJwSpkWR0wVfR9lKZ45Rb8BO0YHODo7kQDK9mKukD86e2ljVKrEl/wi0zZmMjEdtJ6+bN4adu+wjqOrvAx+Kwt
1r4YQG1pXxy9CZumcMQzf1VsitSdOkSMgYupIYITy7OX0oZ488CKpBtiRTaE9mdcJUanW58guPJY8OjTgjPAu6SH6I7ESt54IoF8KP2PLLENeRsCNvXKfsKu
Fwtyjpm9wHqitDJU8ckzqe/M59AQpR+R7j0idYovrXbi9xOexP+4snp14h5dxpjkbwq2eNcyccpkwqc8oxPkagrBHXRXqJbi/4M4y0+OH5U5nelJZhv3iMWB
3dSAwp2EFQw1rgavkFVJGxwSRzLdlSxiZwm1Y2yD9aKSRDfHj9V4YgyxA7+tbtDGgnniQDReH851NT6K/dVotlBLclz17N30iJ2v7lSs6B96BFJf+WRsl1Mj
7uiQ6Cu0pBnQT7mvKokTyP5Jn5UFJU6Rqh+lJF992A47oIYDDgzwRSk5MWHgkm2IkSv/xZSih1AerhWRLfmhNX40dgbcg93zKHKEPot6R1nlO3gF+Er8bj/q
O5hg4B1EHJRSjlBHnKf8K7mz8L4+W75ANBeE3DAyxf9V+Z70jVoIb2E3bJ3Fr+pn7Iy9kH+hdreMhIe0H+R8y7/SeuWIyMMLcpp+xF4HDqSmqWdiPoOmcCoM
SzimpxPFBaqwy/q79MDbwzeBv4OkwHVKHdOPlEPPFu6TSHtWwSSwnZivbFVXSSjRh+nJN/OkwqFwyqZUdr59gRJAY8VkrKwC83G1lbcnOVvKzHdqvXVnvky+
FyNj9xqrpQyBx5cikfl187Kqx4NJSbmettm9dJpoaNzKTpcbSu+QXoqM9M4O1+bjv2mHQXPPOz7A72KfqeeM6dpmo2z1vxO+wsfZC5mAN6TaqAV6Fnlb2SZO
8GvyGmsMpPmj8TMc22FLkF6wRxWJw0ZfNsoTbk8x6hOyNozo6Dvh7Qd6iv2ITRE9o4+ZC1f15GcVzMA/2VrG/0Jleky8rD3Fmqhzo13uxtIVJJsaLHf37aYG
ldg5zy5TeRgbO4D5hebIh8TX+j5lY8lEpAt59KXct5kL5EX2cnKWsqhwnn5FaWI3qevkDWGpXISMFWYpf8fnFl7L7YxuIBohz4wGnjbisciq/DJiYO3W9FYN
Ur9Upcpcup9jAF5L/MqFZEbBiWzSCy/kOdB7oIKtlDLOc5K8i5fXI9RqSJFwxTHBd0zkYKL8n28lvzM/FYQjs4U+VJ5yRH6src3drPfGBtlGef9mpkgZWiGe
wp/gLVpx4evEqRtpeactQOTGNPTel2PJaGoEqeBd6Iriv+owpBUdJrelq7EPhOmkF4lUY0r8+3J+ZXwo+d3+QibkuOrbpEzYFQHghTLQk88vki0JB+OS5LVy
trs8scvbRVkllbEk8gPdPPUqqbnljOMvLEy9SvayjVQ3qa21fkwHZEvMJ65bwnf4U6vDX7MkUJ1sYZpPmLn+qZsXBlLdVJ5qTK2lKpADjdnqUncxM0tO5urj
T4WV/Hm4hWwuvHDXANPgXYrnlsmn8BEJL7WJ4ucEf0JbuZ40zofGH056VO2dsiaL5CYq3eXHNIyfK+ai09H5yqScuzkf5F/sSPhZ7412wXFlpL3AnWCsdLYm
vyl35WnuSWIY2sPTCatIF6NrlaNYc7SIaCX+Iw8xVGaUI4AcI5bjJ3BW7yRnWI/kRQom1QOK/hngNDwBI+AU5QD8wTNKRem2f4c7pE3Dsxk02858go+Rm4RJ
x5BQHy9NLNgp19cVdXnCfeIkNZIIEAmqqJbKn6Tl5E2V1oij7PcSw2RGHc9qcDxRVa+r1TEjjOZyN32QPFjcjczXOtbeUthBviaNgmJhBNe/9E3ekVtbjHdE
8dtzXwlPxUbwgHhS+pr0ju+PjYybysfbB8idaQeyUi5mvoOv5FdfAf7SesjzESzxnsY/U0shpfXUvstzQIsS0ysrFHO15Mpmmpiq97DlYh/iDwWa5ln1zoYd
jpVGrt/GjvRCKOh+eAta8DbOa9o2/bjWQNmLZeTT1DXjoTWTSjDe4tn5bdEl+HdiE5zCd5CH2TqT/ZEod3cwyD5D6aXVka+ww+TX8t5tY/H7cgBdzhxQH8mD
tQ1yKVDOnQlR6qFamjkJndJURSsx45ZwutJCqeq5q6WjR4lvSFNstVw338dkS0+2LbCVh7+kSjLBjc87JV9NSi/cG0Eii9Cb2Aa6ed6ksssK/s47o90W1skv
Ej5QB+BUrbAgy8PiMbzbfR376SfhZvYE3C/NDFQC22uPgQhfiNfTKmkHtfLMZkXH05Sl5BS+ofuiPNtomnRdkoznWB9XM+C3HpT3yz31TGaapSvz97Z/tA7w
JvVDb092N84KI8hI9IpwzjEDpoJvJa3iETHC+yGuu1iLxx1vyd3C0AQb+C7Pd70z1jh7euZRX6i5ug8asLf+QzGMOrAbto74rmwQriCUey5/JPO5ZbsjFwat
x9iTWkQoxpjqn6/c2uaBorsD1xz5Awxy1TMOa58VL5ydVJcP2WfANvxtpip8QCVoj+T38hyN0lro74XxohfjwXHqv0IH7E/8jr0j38t79PKWIqWnP0XppPbX
mpOTkVT5d2Wl1BMfaXtnaSKK8gN2ijpJ6ZLzgRro7Ea8dPSUJ/uv0I0Sso39eT+t8fpsYr2vMxVGtbSfFD/Km7MvMN+ZpTDdtZXoTVeggLkcLtXOZ1/T+ml9
pBlgY/QqpTsbJvzjbYdnwRR9l7YQPlEjzQh5r5lrvBZOlWyiDmjW9qGh07u7p74OndDnms/rz0npt7c3+MuZuaMMnbSrTnLdXd12dQ/tCfyqO3Bnj13xe0LF
o3Yqad/rjd6zr3hkveKgZeeo4ps7Q7vO7piZuki/rdYM/bXnUsFU953tw6TBLneaCC/DP5gzdDTLi1fw1vJXPRIhsq7YUpRG+YlSnHN6TDeundIJXqCbkBst
lhJajgJViDTxvPRFDcMciU4iEl3Bd1BXyg1RDIaFU4oXqS84yepkDH0Rmwnd5CKLn6rG9vLn0pvkPzw1Yueqv7CWYCS2SIiUp8vD5aogUsh1TiS/qHsCcSAP
9CN+giR1rn7cw4qF0FADvAVGmVFGwDuPXaU/oKbAZKUhiPJ+kn7znWDWa6OlNtgt0eqsYPxe4iw31B/SLH5XdHlkFbBKQFiI+NUXZCl2acKx+Pna1vwm8ISn
K3ZeeKHNlI7bjsd/ktOoTnkTyUy5fGwqEWN/Ze+t1OX7oaXZYuWt+svIt+QiV+1NmWKtNXIS/0Cmks/8DdVEYh3ZNWcv+BfsRCqaI8XLttr5gtDY9kkcCE5t
DHPYYZ2Yy/JqLVPrS//nGIiupA4rS5XJaoxiY/61LVAjqAHiQjgQ2PFXznvUX9oV7IC9vFwD/OkZIKxWCfsl2aukaNEKF7lLcTJhvn6A0Fq4ELKC3IvnPYh9
gbaEvqHkafeJjVhNd7r3KjHGiBETbUfgfSmBnm49Z12sjNfHCmX0paCP3MaxWtyn7iTDsNLEILgVSeFmIfXE93AZMk4uLwNjIBFW8VVCjHcDX05vrv6p/ys9
wao4XRiOTyP8tWZVT4G7ElcgqkgLnyJjI6Mkm/6EGiFkE5Oo23AvWCk5cEP+K/YRMQAZyRy3SvxiNZwYgRngi/uh9TH7y9aL6kKuoP+UyzDna+yUNWOQcocx
nSbRKv4YdtVTziuX7k9X51qXWGoELIulse/xcLwSZ7PWRX7Hn/gmkPtEuO1Pf6bnOV8SA6Llz9M1/p3nPj2KaewciE3NqiKlKXzSE9UGr8qt9B55NayHpQzP
o/w6iJs9ygxUy2t9S7bURktHMIsI2dOdWb7uyhnlNFvOWRXwYApzjrqjlDZ2+U9JLy0DiYW4BfuLALCLvSHREDmgNpVKUSNtL+RdsJ6QB9OM+XL1zBRPoXMJ
4Mly0gthqH3KtvWgI/pXYkfBKp5w3AYItoER1a5Y9zUNxL0BjX4dWGFMKGpIHUQnmNWxnuhHo1b852Dc9l4ERvL+Jtwf7kl1S9ML1RzwCH2hfNWPaorRwHUZ
IEIYrM2NCLRjH7ARgRfJo4R+RmYdLTmK2W2omJONNH9RbTREvJlcIbd9av06qfBwcZ+UVmb97LJFrNuS3MX7jXoVCst6XryW88qPUz6pOewEczlbPXU4ZpLh
3GBvTc9FbTH9Xn6Q95xr4hoWeqH1kVuYNtcRZhN+lfnPX9O/viiJswQ2BvPYaf6TZAOqBbtWSvPUz57PDq0/qKh38S2ud3ZZfS5yBA9PWu6qDabprbh/kUjq
RspVLM3sY7ZRZnDrgtA6jDtn7jRGeK4z+ehm/2fDpxTpsewNZ5J5qmgO/018G2CM48gwtL2Ipn6g7mqHPWNYAdj1WG45jKJamv2EVmYlCjiyi8JdE7jYYBlX
U82jJukmW0afRLcUban7XTVD2f5BKQscwGzoKnRzXEO9c+iCc5ezCtjJyXXWKW71L3U0caCoZeJTuQ0/Ey50vYAZPBqQAl1C11Gp5N/eTZ3tHVmnCPme0Jju
ASutt2BZgdvYRyYiuB9rL5JrerD31MNUb5MG1dytYQPAMuUMIRjkpphzQlzRY+eXelW0vbBHqhmUmEaBE9zJYKLrevYv5kZKG1fbOK64hWuyvjVlRcIt8yQT
EZpFhKe9TN7NflJup5WlcuqEpYxjE/Wr7rIYSmHBo0b3YDVzoXai3l1lZvKxwCmhQ0gOVApV5WcLHRAXVzp0mUC0Rsk+sg3SbNM0vShUQN/cvj4/PbtAn2Mg
YB7fJxCT+lLMtZGuC1S/hjP1S9JcWFifL/oWoosWNzglt/B2gZkpUYE9fA0xpjCWCzO9xtRAPmiutOUfu4bb6iXngkhzjPkQ+0GUC/nMkPnQiA4WBvPpILFT
dOFVQvcEQB609khpZ7RTKzvH5R1m7Ux1zqekB7sEBtgrp44NLna1LqFbGbwDCdSteVtMYDvP1JUGJLeVYoO4eZyamqiAtfhj/JzNHxgJ/ggx4shiC9kGLYh5
g17Z0SGABpFARPIY5ZBeP/kN3sk1CLSGeKAdXJgVbg43hqb+9LWmevhHBF9xb4Xq8A3crUwiy2OWYH0ixJZJdWBN1Wn+96A3c4XdRy4wfidmBRrrE83DjMef
r/2Dp5hV2LW6XpRmZpNNU32Bj3SH4A3XKWIt0p/anHLYhbGfDMPca04PfUxowXyO6RsYYBwPnnVVJuqob+QxKWnggXbAn2SWYQPmFeiSayefS86G87XtodfK
WTYtdN5VlqLMM/4K2yB2GxnAnsefBwYFmqJBywqjdq327uZFExzn5Ci+dP5mdYpkMgPQ3XoFbRTvIw21ep3E5HLqZ+6bwTt/FEC+hRNQPRlGWu/6ldrEv4Xd
K94lNvgmUOvN7+pYLZ7ZQtdTpuKn5Kkc5UwyKsHXei7q5WdyUvAFUUhLwmWYRWQZO/x9fRO1RLWZp69qE06B1lISYQ9sY+vu6Owq6aHySs9KZ+W0oUxDfUyg
PwyZSTtmsHHJ77mtoaSiJWaw6JJzGbxC0anlzXOWDPek1Krgl9rOOQX+AMdBGDdKr247og7hu+mEexgMutL1baaPqK6UkpcZTbatwU9JaWzrlGfcDX0x6jYr
WA6Ce+7pSXX1hcHHqaCwSVJ8kAv0NnPUHnXiAxLoRaebv6m/uJPGOHA5IJF/MlH4q+ABNceWZDY1FK8V7ITVgjHkheh7Rjgzm+SdTfBI0wOHsQPVLbnf9HBm
rNmziA3EudYEn6hNxTB/m+DW+O7FrsBJVnN5hVbOGeIysSF3ysggelMjt3QPNAfJ5i41riCUMj90q0jeXtusLjUNnqBCrisFI1J30PHGmNDAVCKgkQND0839
3DPXP2aaX0PnwdTUtZaurorB3cEBvsT8JikNvKdgczMJ9sQhGBcxMfhN/P97Qf8IEkFS3+q6aA4GkZTE8M4b1ACwMVRbJYpv06u0R0IoVJ2eTR+ge7O5ruep
tYORyYODc1JTiEJ8ZdIH+Y3ew1BcPZGD/olMmn+AfTrXi70EBtO7kfamTz8RXKqtUvNtXclhRIeStyxz1WOOeRclbDCizT7oDvWZ6z1atWh89lPTb55RdxHv
YcTWSXBl0Ff0PIRv7YuHuzYAOlhXj1LD6R/wIXGX+TuRBscCJwI+vj5EUxsBB/FKuag+DyzXO3jXrowULPgm503eBXtSPQLbhBmiQPRUeX6vZ26yFV7kkkCB
a7bhJQuTt0vTubHc/vyfotvTOjjUOMrULknnvrmKCTKJJGckCvfQL/of1rr0wuBgv8uviH2Ia7B/6h55aqJFyeESpbeuKNcO5yTjeco8cNr5LaByu7JWsBDu
0MewFVwvOHedyfAfEB4QYBnXMb0BrJyzjXlAlIH7g1vgu8CKwqqGwbhgK98zLorjbFUKr5p1zLPUVmMXckHXnd1dL9ViZS/SKXTILOBqYUeVIgMaBL0VTgtc
Yd6qFGikoerJnP+MXcGG6nsXQ+00gVILhqt71VHmskAx+tk50jxrFBstwGvcJBnwHXQQY9k4K4KONn/FfVZPmankwmAHrrf8ijkkfjBHQ3/wOvtMHBDarKvy
NvibwYYa6az+jGimbKWn6DtMPbiYQFwK/cFejrqQ7M6ZVjTZ39k1GrzJKut/TkcSS2UQuERUcC92jUWKUmFyc5eNrCtjZjfusZnlfwA1g1A9xD6AMvf9q0r6
XRlSM0spFwKa5Y+i3pga+D31j+QtyOZUt6kZK1m9aAA/lxmZcpZp4ZoIyzoPo6U9s6lHdhi4TSWoSwGlXA8+C92p8x7cgK/UDUGH/63RVDsQHGDs4dZFr6PP
5f3tPBbYqdiMnrCya2ngAjPUHnReJgv0tsHregEx0hE0XcbX7LiQWHA7xLEFREf9k9kxsIlx0w25x3oO108fyh8umhLoGOgTHEG/EW+z5UPH8usFOdiRCFcS
9ItYgzq1pF9cuH8y+90zQm0F4uVW5BpTpnFUNbYEu/ofk/+ZDukL/5W7YC2lluFqse+MU2CM8pNOsR7UB5lrisLpC5RsB9xyBokeBOYmH4QtXN+TrjP7TBWU
lyvKEa7+JgqOpBwJaK5rcseUPvZRnMPV3x6uZyOx+tPASWczcjd4CUsbKLsscJqtywx0h6f0pbfl/+cbk7IMlCf6cFuUBylNiR+i1zlfW6PPAZ7kzehHojKU
4VnjYKAhYAKyEkDGiVCNMGKlg8RHQcQvk5F426Jn0G264WlzKrgYMhzlyRrCMG5S8hY4LJgLy4hNkWvJJ10CM12+LDgCU81XgYxAHLdD2aEVGmkFcaGP/lWu
1urI2JnwoPOmp1HiJu534ppaK1lS27iuBVLwOAozKiRngRVGlL8xDFdOpPxLlwvcVav6yzKfmDXcB/F46COsHCiX2JAaLW8w/9s8PDmFvg4DwS3iSxULNFD/
RIxKhUw26CO09YdrFfhXrg3a4ECyqHjmsCTBOZcpCcpPWMNowCTgpYP1QwuSrcpoWeICfoS75qwQiiH2+eNtFZhbtuf4MOUA04DbpzH+tfLyFKAPpArYunI+
1zrlHMhX4vkl3CG+dWGMcVi/ZczWe8N4tjn5DZ7Nd+jTgtuF82YPEMs7ffNgDPcn2wSP0JeS/yaMN0YEp+u4rbOnoMhNiP4D1gd6S2qSkwCZ3DVjZqClgSh7
bRMDN0OvnDZmDfuzztVAndTSqdlMKXAMFYIrzbKBj65u6u/UEOdDewf8DJ2Y8lIcEqpWdNlc4q8DphU0dG73R4cGZ1cOVXY/NOrSFWAjmmOm6lfw5i4hOK7o
v+Cj+BTO62kYnBHqRy1h4lkmWCstLDQb7pee1P6PDpGoetU5Q3qV2oCLNK9px/ExLpq5zLxghiXPVmNk07nL1ZYh1Hpie3qhP7JoaXChlwhcpMfBjXAYXOt7
wu6wDqI2gwX8DOOb0Yf+u2CgEEelmkqRF0rJ982d7ITgYy5DOUtH+2smb4YL4FzzXGq3VEUrTcwxK+JJUpZQFBgjPnOHq5H+ZcX/YzOI/sZL/1Rufv1LgasC
VI7UzfR/0PcRN7jKxETVBS2ppbg1ADhrJA4veh34qZVznTbmqdXIMs44LTuwyvyD34K1NQoCb8zptv3mV6EeLbOtXUOAt+ggM0U/bExgba5/qaq2n/pg9AU6
018lWdnChFYHHIJTGevKVh3mZ66UM3Lb2UBqwWSQJu8SUP9/zFOuFNR8o4kdKRnmN/GwPoO7FJyubjD/NccEk8AL8nfzd/wg+VlbwYzV6zj3q3+l3DANyxMz
0X9O/Slni+dSj4E96gV+nXHdtoWr5m9GUZufSw6yvROqBWCfONFw+Pmi2dJwvpmyz1kx6IeXXN30luqFwgj9iNmRPUPdQgvFPQwrOuFye++4dKJREJVZqrtz
N5nua60tdv6m/UA4zQCaEsbPCDR37WSquKaxpwN3NXfyp+SnRX6QwiZR1enHzgSzWdJzop63ibws1Ajeg14mHzkc85NxImrOV/hVq249Qv5UZ+EJMffFb8Fo
Q8vLpkslt4Bv6SL2AFrW3seXphfCAWY/63NYTPVPPkb4DDv5AI/wtIUn1fnmh6JSybH6LuQY92dqjP6e7sQFzGkYTu016rILGZROSN5vEEQPvLNrMsjhFnP7
6BMSUEYVTkgd5IrWJLGZewj7CyQ47/gai183dRQ6BzDujuMjiIIzUoaCh07UjFVesm1d8+BctZtSip0A/gveCXw0ctS/QceND/03VI/6WLtAB8gqxBx0sX8+
UZXKCjXnf5dNrlmwFZHCB/CnXCzTz1jKHY44bPybv5Q4q6H6WCMWeRp9iYgj1onngwtUyjPX/Kb19WP4Mqo26Kj/E5+hlt6+Xe5gBvXLqshdL3nmkGQhBhKD
E+nAiaKuSoCYZXXmL2KAdpdwMi+Tg8J1vjC4Tu3prCd10Dd7JzDPiZnVspRmjnUwZLxKnhHiucHaF3KlkQKf6lWC08iPhD12tFEqugPcVLIFa/qdznrmsBK2
vvC28qtc5UCxvxtTE68iZMrlqTfCEv0VUdOU3eVZC0mHqlgzWFTt4GpLfuSKYXGgyGyPNtajWNoVwLKcNcyefgYuTF5ODHEO2/ZGXlV3hf7ethk0T91sjoJD
2RS2AivlnXV6LEHlib+zcVUaYTQvmpecbDyTVbN03jBFJ4PME/gRXcsdJHO59YHr1GTO4+2rtYXT3Vv8DmadvzU5DgZsVrDD2Cj/zOlPpCS8Uh8TU7k9cKTz
ZXAzPbTovrHAPhMeSekVd08bSkTYpxBtidf0AeWI2dd5nNqP93a44W56B/jH+TJrARGie5A/kzv4W6vfPIPYt+AXfI5HhQyukvkYfnR5rSPQuskdyGnwuPYG
HwnSzU/GVDZTZZl9dCxknWOVzVJ7Y4lZkYnlIqmByIasP6mb+Da6vZxdc2OA5Nb5ewGOiNWHl7Tmb1QXuDErJthQ+WId7xxlXGCOu//TUkyG2+nS6PZCF7pJ
yix9mH6UiXV31fLlV/Q1Zz93hKvA384ozyUnl0qNClTM84PnaHl6KzjAZLJV5NrWNKfiX+bygXS4nKqXzLsbOIcaH43h+m+6lOeXA8EjcJ0+1Ewyf8K/3GeF
ba4GvG6M1i4mv4GNKZ7qi6ogheec+dYLwY3SSLgFnQmbcWvopwbiPGxak+/qbXzhxbPRN8YAVyF5jdno78S0tQ7Qy+UsDF6WFuPp/pFF68gQ9kg/YMyWUKSY
a+OqyHbA7jhm+EuDtsGkokXOsTSB9wIrqXXCHdty8wR1TU3Rp/pzkfqGRQsHi/ypoSVYS4KEJ7gl/mahJ6xixlFl6N7gs7eaX0yN0qqSxaCefIncL1o4noLo
LeKJfw6dWlArdB+2dk1z4cYR+ENZ75sFrYgztgZ7hPnCPcJuKmOUrvQmI4PqJL31/wcxqySh1G9kkMM4mSZkU/4gPOKa+w8Zm8yNIINNdH5iV3vnVdnnovkm
rkxmtq2Aq8pXSn6Rsgf04I7KNexc4jyqp797IMOZTrbToqgvritMl4S1RE+poj+MqVDwzdUx0N9+QHsDk2M+B/rpe+Aks6Tl0bvVGH0VMSe5tHGZ26WcNKcS
j/wZ/hL5FCOZptaQ2Rx8DM0MzoStAx1lkruqBQJz+Qpik0KvbTuf7vEzDq4S0yhln5PxNacl/zuD4Q65fvJH6sxOfhYA6DUjyD82DulPxW/WvkxFJoxPQE9Q
w+XKXBuRtE7j4s0ksanDJSHIVPl/usolmn9wU9T9toqqxS+zL/Mqpib45xrb3d2INf9H0VlHR431YRgppbhDC7VpR+K5mZkWFnddrMXdfXF3hy5SpFChPha5
N7nJpLg7izuLy+Isiyyw+Nfv75yTk9xzf+/zPudE4p/a5yKb4PEfxGo27Rnk88Tt544FTT2SOh3/l1GWvYU60w/hV6VlMF6sgbcyLQMF4hUtGR/2ue2vMEHt
UVvGN7JtwIe2zVYv4DVsLdcU92Dr//88UJ7c52upvsCf9Co5N/JyrXbMws5otfcbdyrandXJYhOBnw9YpVxtAaAjeyKXcgouVF/AcC3BPVy668Sovrws/zkz
197IQgitZatW3r5Xtko9qGk8hUsUs6uvvJi4ierlKXg5c5VdDIc51zDXrf2lYY4EmwV0kN+jFbh4nyi1pSB/rXgmmltGU0ZkkU/Hy+VvrrtCadgP3cvcT91H
54lftHmFNeB1xwniofrIiIOD4S54y7maKSXEx/Zg47T+eht7SfU23gQ5vbnwE7ZpUIXh4GqiFNcadNKqaO+rtpbHwZXswag2VBHdVvvb2tK3xVEq6q/csWix
/QM/Jngcl7eX9Ccx1cBwJYJJI0j77oJdVBfDiaPUA/icckx5yW+MvuA7zqSpEeJtVATuc1HbSqCm4nr4lV0HqxhVxBqOR1Qt/8FCK1hEPFI6x4+VBkR3CJ70
TKMc6pidf/kMTxK/mTjC9Nbnix+1aWiJ3JVZAxehvoFw4Smcg8aRyyFTOEsvxUdBoM6KDoN2226YYXkT2cUoppL7rNhc3euryk2U3tet4CzP1YZzZG/+T2VV
/gzEu6biVeJh62WwVx8Pq+Qx/NXAuHr16L9sb5jFco+IzuobZpxUKvAyqpeUinoaHxTRSIdWnMWONNvHlvV2ZU5zHD3YV46g1ER0Tu1T8GfhDz6JtDHVHEek
GizmH4hn41fbZ4AfEcfxMDzMPOs/gJpSc9yG963WhwkLKKgzE+tHyAeT7XmBrgan/EbOFGuUfSeV4eblhxATYQ+pidmmMCy1U64v8qJ8VgpqZdGNwOnCHEyo
DNdG7yclgyzuYex3rzPmgHU4xToOkpfyfvAb1ZZgJrjNtlJq8dVhmnsWmWVMxE22vhWH8x0sQzWgbgoM0yZQjkB92E1/JDwktIwd8DH7Uijj7Uw+ZGbKEarN
N0d+hJ7IQLIHrnMfnWWiI/BS8QbO23gaXKFaCr2id+BHxNCCSDgQ7XeE+koS4woO5XavG6F8s03BFeSrrCvzBHUR1mRN+LsjFGWp/wR80i4+k/zdXpT/HVfV
RsMYQLInnGvsjCyCp4F9YrfovuTE4M38tyAGH/JFAFbl5fle0qxGVSr0RI20LhC/MxWFR7Fv1R/SfP0MfVu6rQ6QSuX8KnwLiko06xbjK/pqRjj8Sr2YmjFe
OFAfAyrqI4PN4Vp1uz1RrETtlRnHev5KtECt1toSR8TfuFWAYQCoRl6mwqqWlPrDVBIb8ykurn446aD4a2BE7HEiCycHAp4PMFf253+XBrMruNOiT8gW43hf
cSr31O5HV+faMKF5y+S78fccH/E3GKnfKfimWbRE62SxLjelmi+fDaosxxHWz9Gdo7fA6NwW5BTbQnYGvYMNyy4gW4kNyNlaMjfd+pUIWufCGHzEeVrtBEYL
CbqFCnU3xZ/jL8EMZwMlinkvLWZaaMj7Cj5gO1I3+N50OZrQyjt/4Glcln0PxXidxBRlJTEKZ9GkVof9AMO559GssMC2MvoruUNtTNQSw12n2EfxTXEr5U6x
C/XAd+Tf6k2lm6k+tTK+6DjKRrBj1T99J7i9UqFmgRH4c63S/Bjpnvct+Ri1zj/ItUw7zlmMWexBNlX/nU6VSqkToqoZlmL2b0cjlCGZVttobhE8wW/V3OIq
ZR7+Ig/3P1XzqGwmhPqJD8M60Ebd4T5qn/2tmLd8UuRzLp1fxlZAndW16Gb0fPGgbSNRxTgER7kasStRCa0QVytQ8j+TG+JYlSx0FzSISovujgGsSI41momn
TBycIY1TEf7GzOFaAj8QM1jfYmZrwbL8R6KnYCXzCG2wzcOLrDv0m3wr8GccDVcWrx4JkvwiNB3L8TmiRNRmYx16Bq8qN+EZcjuxQB0BP6GHTEGwBB6Ag66H
1iHGx1okusx8Uadtuwsm+1PAYsdU7x3gl5442trn8xHaDctNWIk9bdVRJs0SasYg2JQcLDdjduDKMIQDtkSjtfd1eOvMUnijtwrZlGvNjPe0xp/tU6xnlQZZ
Nn2QCtXqbo+9TyCHo1FnfAfdxMeJq+RjYj47nKnrnWOcF8/BnSjMupItil28cSneraX4+lGduBzhJfmuGsOVV+fUQXGN6Irkz4Jr9ggQjGunh9sE/hzZXT4H
eoi/8IfZvbQFts7rom9JQcYQmRWeccPBElFTEzM255UpLheZ6g2pLN8VdIdhQqIMwC6Pxi4RBwU38xLcxA+kVkrt+NoxNrAtMgTvF8rQH7Ddaxc2M5yWaC5R
58BM3IcI9Y50dvY9ps4HefW765V3vKNZfFl4U20e2G8TjaqO27k55r/wNMb5S+TZ5iHqsVpSb8g72BfCFlxHCwpHoh8GVHKs9xewyT0fn2S/OSrI77j1TN+8
v+lp8IWaVdyjALyEysE+eGH+1sQuMEx8Bnnbzvg4kcM+LuC+HfxGfdNqOj5zlal59Cj+dGY7SxBVRzf0aNRHnkvI6mi+FNjHnycy8ObNZ4hKiVtiZ9jvN8jg
0/PesvPgA9yWvgimgBJ6LSZd3KjNQmX0ZLklc158A46BkoSTuAetdTvCe36DkqTS+Cjopx5WEuMv6RWtvcUljp1Gc0c3dSlDsyvgQljBnR74Gy5kxolz1SB7
0BWKVoBjKoe3SqxRi6FQKPbbk9XJ2SZtsmGoiTVbuWzWCvZnlxYOJrvibXoTzwOYtG4Tc1FoCGrmhomruO4wVZtPLPVVZOzUIp3XDmn3HSpyubb79pPf1RYu
Vu1Cv0Qt5EZwvPHWN8EViSLVfOWAqy6fIgGir/E+hxE3oFLRvaQXljbEVXGMVVtLc5H5L20/EelzgxVMZ1/xnmLLBJ9pH7EbPqGK2Mk5/ZDA1AHpgVX2WtEt
M+uDMtWzbJHBlnJ6njW/veceOAMbw+no1/QFsL8wDax1jk4YZJ/s8OOppCrWVFaCU8WN4XDudrQEL9Ea1JsLN8Ga1Fn6BDXec5Q+qbrVm9jEPYI1+VjpNMwx
UrAGAbqpdPJHMi/tndnx+L5jSKC/3Bc2Z+qq2QUB+TSzQk4Krre184bCRHuDhFiwLqcOqg1GUf8IT7iHYIifoIf4D6JqzGBzlJxCz9Bm5pbhRvAu9oL/GumU
B+jN2AjvONkD3epBi0acltoxx9hOzBphuqsPM985JqDH/2R32Yfxh/hurtpxy9XBagpsr2hiMcWoQQm91MaOODLHftBj0Y+5TnBR5E/tFVM7uJd77s6xr0XT
xI50L/LvODtqaC0n1XWMJIZGzEflxL7cDb0RuQQsA6Hooq0BbKaM5l7pecHdRqR7oTmJ+syeyu4Re5FtJnUTx5CI3u2vjJ/FVeR+M1jBwrbyZ8bd0TprD7RF
5kp1PzOe+hhMzD3KVY3vV7CG7QceGDcLJ5qneUhfhFW8ktoCuAxG2R4cigTFzX3izsWki++FEj5STATD/O30hupqcbzvoHcj+wCXxH0DtUEHbZ/zI/MVB+Gl
4DeyF3ECO4jNYBqeoueCVUovyV10l9hPWEBH7wCynWsk3ZYtH4TieSEXvDTCjJsm0GODk1naOik2gRvJPvYm5STze73/CR+FFext50bWbsszJ/N+pjvc7bP4
+olN5f5+Xe5I/UF6bPG+v4NvuAjohO/gwZqTHS7/QzWaSS2UjI7mUn0e2bSosz5GuslygUx6o+M21TDwWr3o7QAmiWlSMrSL/Qt4v6SEkpPFhsIpczC2+39K
N3CCbVxxm3kqhAmrgnOlNp4QCLwVcaie6y0iyguMGMUWqpHq+aJ1OSvYoFbbGa7+wWwwvpNWrKoR6mIhwHbUv2s2Pa2wCb/SkYkPsMn0KqFFsLrlF/TcOUcI
QYOdpUC45gks08ezAcd+R9OCs/6aBU/4tLxycRK92F6NXpifDMpmTCObK6X+/+yPFKYN03kUXlTWeMWUgX/hHXql4AHjDfiV6giagAvmOOM3oxLqaM8xu5F2
y0ZD3ByPlnsPaGEEhknem2pJHAu6epLDQ5nGUjPzH/xp+0ymjhqmjMSNjCXqGJ0xDhakxj3RD7F5zH73cc5bIFgvmRa1uXbOSvM+YR9TIHZQk/U/w7NZOvhJ
aYwW2Iara8UkNMl1O/hKrA97o06UVNhUrGLm4h6glnsv8T64HE+JOIctqIc4AdrxUHZ6Qn6wkl3lRoFu0i41nZxFxBR8CX6gviacZh7obksT8TR31ygNlnPl
+LrYim2oljwZVikaAycIij9O24xXo5VsTsxfvhdSLUXC9U2PCk3aWIwvGA2cTyxjYHzRUadfaigT6Bn/Ba9XepKC/NBSxelGIaZJbYcPbF5fNTqUdVoSsxcI
8a4MxQ/6kA3MeoI1fwM2A3bmYqCMuFXdoL2DC+XNhXWJe/FNlVfqm7gWrkF8My2qeH9tpEfoDkpzNKKbsEgP6mXBM/YiOcBWTlCAhU4Fy2BQHyAWsc04H4p2
39Cfoi76UJCubmPLWXdzVrQMbI+16mt9O4GpniFJFugp/ifyLqEyaC8MJ16oKXwWkZ0XYBvpX2w/JKde3T1KR8oI8RZXzdW/MMoxOfjcgfTzpAW/5XZrEs5m
xpht5TVGXzw38Erx5swmqoIlwjffDLYQVSr8LfyGmudsxby3/QiM9u1WJViG6YTmBUY7fewEtS1/i2S5qWiVMpiwgkfcSj6euA9KCx2dRgASyaij+75YMq8S
Lmsbmj9HS5H+Iz8yb1UgzLa0Yaria45WUmOuvXnOXl/7wP/mGMPdwpOLMyk9vwE4IDiMkiiW+QmvyyO4OWYWU4WbxdjAXaK6ngqt5B0yzh+XsEtbB2hrQgKy
AWxV8r030UnXeWjXwwKlxSHOLtR68WJsO+EfvAtOJkP1X5w/6HLBx9po6+vMueiHOptEbHfjAnqLLNQaYMqpSBBc8dN9/cCxhEnqJCVGV3JWudrGb5byfVfA
Qi7cyNNOaOfQciEcYm8TaqPzLVhO/mCh1A4941ZwbeJOqse5h+wDOjr4LqKH/klU3B7dhZkEKthZGqG33LpTeY9tRavs/8AxBquWBB/ZPlI47iUvEZJtlzyL
g5hJVLtIo9mG1ASYAw7I9bjHWAUXsTcyk6nJtQMPzWaEi14RvE2sUBlheTUFPIb3YC3+KvE7mCUXuffYJoHtbF6tIvwKj4CnhGNxlAiYQmOF+kX/xV6d70Z+
UMtJA5xltIHu+/BYccaez69ki1fHESMK+2YSwgNPsTLpDFFITcMDhCO2UppBDlEvab3RIDhQDVM/qbeKSRdJqeZi/x09LGUN+Aj3RjxS3xM+qo22kdxK5vJT
zDH0fNBV3KM2MW7TCewmxyQqRIpHt/lNhdv0oeoxGOpKih8JXgXLoAnws9zCtCgmgeCW+G3mVlCVehDV3Yxy+cR9CifUxe8MLH7lxvGVuX/U80wdntSHqJT7
KfNc/MeBvP/ibFm3DSc7azdEm7JOUYQm0h7mP1yh1rDcsmaTYDfuq13KeS68xQ2cq8jQuEh+PlgkVgwck8tGZrCscaJwhLOe9tN46LSDX9WN3qogTa4K60v/
4U7KQ+XfYjqPpcqie/5hWiON1Q4ILnOBVC5nj2oHc50nmIFEslhCva8vQiEKxKmeMNBcyuD76kctiQJy3LI9pPoUNlemRDZ3xTNWEMUtsy7jWxtD4ChRUl7X
rWhEot7gasF2LoI7GeirdkCx0BH3vl4+dZEoa2QXxrpsuLncFanFEzc1upw6TG4lZcuUONU+nOkYGGekxDUE1YiI4A3mXn5pJhkfIyIFP92PCHdlgx1aGCgL
yzlLq8f0CPaqlEBv4H8nr4qr3Aofgb/TmwHvGMcdjMlgPvtfadu8rCMU7MgZBWV2AtU67mq0RS8fqB33i1oPTyKPiFeNHewZV0ctWXgJZwvlY59aw3O3ceOY
itta4j5aV/hU7+dKM0q6OXVxHd2VLPD0Rk6Qn9D1dcL6BdXQuov59HSVZd4VZOjWTZ+0NbZjQhyoT6SD7WhLTifYFjdjF2qU+EVbjSm+HrGYqyiVZpPoN+Kp
SuWZRs7i+SJHUauJ4ibnZpShOMc60/6C3aHHMU/J/dR+tgP1gchmB+bv1zsqx/H+wqdcY+WWLFEv4A7LwXqfxS/2gQCDwcV5t8FykquGl2t+tYe8W6hTFGot
yeyDKD2PqwWXsn72gfCVeIFaUxeVz+BR7PQ6hSjJV1P2x+6CNeQZwl0UpRx2N8YvMhvzb5wuHEV/5/x6G+W4+kVcRZYiTfczpfPWFOxSAJ6nJOE25Om8Ulxt
0kn1gc29d3AYyqU+K3naDeYGO99TxHwkNbjL74QVmLFySavNVhLdQ+Xl5vG9VQU/MqK0pnkVYTq4nudDHEhyPVRPKgeJaUxVcbJ1F67rP4zGktXxAH+ouJav
51tF7AQvwDemHE7wOgKb2BbanphLsZtcSwUlXSUahV8UH0rb+C9aGvnSsYqorPfa9jeTBdexdrTTKOPvLH2hQ+F2XSvdkq8caKs01cPokuqFwuFxs6hSyHSE
o5/2AD6s1YCv5HPoZk501B7jBbfKeZDZD89Qs9AJYoJwzXNX9UWo5GrLJU88nmlN4JbSe9U94i42OiIJ7g9+8UlCPpojbVe3yNvlqfTsyCgpm7ydP98xnxnE
LRYeM4dwklcgfeIp7gUZKluVN1mbWEF9xJVC/YSyQqjzmHTG2QulSbX1QpKSfuoNdI5nChVpVkZPXxcilYsEs4vttbvYGBfJTfADYgVaCBd6rWJIjGwbhfJr
bsTblAKqnTaYH+BcZyTysfk/6Ir4OfMDTZWuEPcD6epThlAdjJXvSP7BjJQqmy1tm21NpV1afzrMP6m4O/Zy/BPI8X5nG3IjoRO71TbEOu253kfJYWTfXN8u
6rite3ZJ+R843WhjbVBQlnmgJIlT7Ptk3shRr2e7Qf3oi9QBRxXxuXURXg/bE+fgHu0k8TUyTES+HWJD7jIoBydKdnt0FJTnBBbhX7RQZoc8EAwyDkhlUShZ
nhyjd2Fu8mUJ1bqDzpS6SV/hBtBLaAeOGeOEI750+Nww2E2EPecn8QUuCJigjjqSqajURGyglKUxVyW9quAEd+r+s7Ss2iq8BfmFGgL1AC33pt4w88wLjIXT
fF5bNJhFV2KjjLbkCq8UVYJP8fpgX+y3XZOWqQ3QPr4ceZE/If2MmyO2I2rAgVtD5AC4iDZyP6STORZJsEwJ9mZSia3oozKMmec5imLda7lz3u7ae2+rwkNs
jpi1+gnopxwmF8nL8yWfh0gXeaYCUyWQjzPBX1SkNlGP8pWTMgWJzXbWAd3BSi0cfyDbFPJ2Ujkk53jn5JrKZ9ormXg9+5jDca8piGrCYc7D2r/CEnWWc3V2
xYIv0YP4mPhVUqZ+i9nC1yRDIbZgWDZc18bjA+Qs/K86vTBZO0TOYA57N6EUNbKgAvVvQSIDfHtA5ziFmR3oCOoXNLQd1yejIUQ3OkIX1OZwsfpV21+cQEHH
39wc45EvSvxV4Jg8dIcebS20FjCfuPL4F2mAlMB0sfyjq+pCki26o4aA83pXfY8zOvBZn2V68+9zQ+WhcisiI6o/dcU6xNdba4WuWscrmwv34c+4tp6Ab5tV
xddmjfAOvgNafNRRvNaogRuWK6fH0KNjL7N1XV2pD2qI1MzWm8wNliOTkA9N84+PYpWqiiPwmLjFpMuR6mK8Ef8ZHtQ7GMsjyhJtbbdguNJXCcnfIm3Qy5gu
9rgdcD8YN1dC2KUsFgZIx2G32Dbr0zVFqUtFOl7yrYQPgVVFfj6NhPYTTEP0CjXCQ23f0Rq2w47u+aNt243x4jBuXfh/wojixrpTqw2sKhTiiWvGy7hLEOi3
dMO1VZvOr2XGcX1qjwOb1AbmYER5bGIlwCMN7BB0rSs7KLdWwa/krY2XjBl6TbMnbqyTLhlmOs87G7oPu/air2bp8B3eH/pgajW1mSHy/+Mf6em+hrgkk0X/
dF6O/V3w6NftJJNNllRz5c/UH8x4eY6RIl4teAHeaRmYcjyEsWQFuqXh1XvhQnqPdyaqzt8o7MX21+9IC6Q8rolSEl+nVvJVxN81p9Ff3Y726x0YkflAfmEO
YK9+lOgBQlkXLsWnglVGNpot/IWW+gV6M5vEXAVLdTtuyrK+l4En0nPfeP167Bp2tHa2YA/vstXWN5gvIbBvNhYY16XX+YXuJP2SdbLiNBbpUUXtgo/FJTiF
seoZSn22jyDaS+k9hUgwak2qYyvf28/w+Xo8+gZ3qsOlpR4j46fkdnaJ727Myuqbr5vjvM/U+/gnLkMPofbgdqgd1V1pYVRQ8tWj0GM2hEM2///bINuqPSfC
DFG+ofdPGOuur+/kF4KFwbPWVdl8jRaFY3K6mGm1Bzt28NPWHVFzwK9GQ2KelSkYRq+i6zObtT3BkWgG9yrqrHZRGpHYwTk17zbrwfdwvn642m5QCV8tvguH
+cF/mn6NX8gtXdlY0/4k3/iqmctQN2Oc6DeOerrpU4wwnbJF8t+Z70pb9Sv7ElfyRILjTKY0g+DZ4TiWe+Nva7QI1leHxQ8hn7DXrKtdS7hVZrX6l4ypwp/6
X3iOnFg0SPknOFd1slHgENMLhm7JVuLgp8jG8memK2ir9zSayG8llZjp1AQieImfyw5mxcBYtJbMUb4rieTdaM52WX4pXtUTQEwsJS9Di6Wycms9VGUccfww
nEENcNbb2jtQAXzCQ5yPtBD9FxbbfwRJoSRbDr/HM7kRrpP5FbE1drfyDMnm5KKWwaGqkxkNYrUJemNzsxQSm8pXEHfDReZPIcTTzI+CH3xXZZd3gdDPdRGM
Rz+sh6zx+fvU2fo+baMxCh5UT1LfJUR7LTbjpufXeqatDe7D3IdWz/Btgn+HND2tgL0OB8IkabjjgliR7uV8i9rYTgthFXpKbjCYniR3Ynl8X7FFSUKo0h1N
0jvgVvgLvoKr65cscfYPokvf5LAAje4TSOFWcbvxQHIrSkMpwClfRL25g3gG3wAk4Pbu/PDNVBjoyD+TSkb+iw4gwJ+FMwsvGSPMJ/LxvHBqBtjs1uAD0IZZ
W3CfXOeMoZpY9/Ap9A22C5zCXIdL1X/8P4Kn1RxvU38n+0FlJvpi3a3+gq6zlxiL8WvMQuZoQGba4zP0MQ9DyGpa8Jfis5HAmx8BajN/gSdstpEOzKCLziOO
6F2lo9Jz/XZOJ/0yvqcS5mGjt7g9oWbwiuD2vK1RSwkzqriPCD2QKz/GzJZOwmSiXMRSLUTejUaII9QSar+ijjl53KyC3cZQM5KuJf8G6vDVBN7ZSnpr/aZV
pnZSC+iyaDXq5JorTQnUCybRR7gk/CscxyXkn5I86J6vfb33PM/YHcup3s44/oshMm+FHWY59/KEuBhrAqulMhfxGPqjmCRmyvdwkTtbHAPC65UUVXBNr6LN
ZB4pLdzLXYO3lUFfyV62+WAIUS3+C7UM/arv8l2Ev/nnel+57pOcshz05Rqgu7bycI7eOxABLMWc/svbrHAQ/qBVwC65NJViJlunEGe0Yx5Jqad3dIRwM4Hp
J5kmKBqq6r/6K24lHI9ytUjjI3kJlRevqOXQr9Gj5UXxU4ivwmfwBu/Bb7Lu5vezP9Ku4VHI5feqP7hoazIxL7qtvsyTCifBb2wUuY4Jc1joU66YjL/4nuqQ
/GdICkxGI8imykRcQa/HteVP89v4eGZn4DaMt37ODgihid2thrMZ21tndSzskyBsq10DYXat2NPvZBejUjuI7wSdWiumj4GMBaBRUUeyDdOAmhexRXFwdXVT
q4t5/ZctRbgZ6gki8T5+Br3cuEHdFteZr+nJHMlMkGuAYeJ7b0luJUky13NeB/7GB2MlW3VPo9iW4iupBTnSrJ7TrnAl2s0UMRfkhVJf5xj2jXMCzoNutSP6
k8LmLfECQatfyFxcxt1aaMYuKrqLodlcC5FcRXHCediFOkpI2ITP4TZiolYCjgwelnIyl9tLCAMUMwE67jJfQQy5IsDwlejL5HZs89fVn+BBcKjOg59KCm5j
H0u/hevjZwc/kyF6hup0pdkrMfWNIc4e4jg5xF3DtQCtlC5xw30/jKV6BLmXa4/6FUTCQmFdTluuh3sDXCxS9M3i2ezOzDDmqWm+Y3oZOYOO0V+gI6jQCZnf
mUNkhB5reUXmGXvg3P+vFKxW+EPIBhQ1VzhJObI7a68LE8iookkQaJs0D/rGDKLSpE2OnlQnsbevYtg8xS1fBblCbOCE7uddlk7+d/ZBbj+o6v4zOJ+PNcqZ
1VkYl6x/klpoTlnTLqk3mMeRozRfVGGxjW1BxckPc2FJqFNLiyZr7ba/zQmp1hPVZXDV1eiaczmRGwwqDzwTUMm45cjv/9f1u+sZqEVPBylaM6oys4UcjL+x
AWlF7lmmnNUP94ELtqaWZMK1c10wtzA86BGFBAeuSFRMKK9JRipdk/qDnZMVG+xodM/uxI+hMvR24gQ8y5wJ66uReiumnD7MaF5jI3gLr4JlWfbguihDaACb
s7SWIp5Bn/hL0vk4txOpS9UEKpebVjhV6szdYydtC2MM596gFRLouTgXFZgrnVflaTiUiUAz5ALKD3tyHd3D+fy4rdxRfFwqcFWPGiyHZQy1pIirfCIap9eS
DjmXgOZaBWmGs4xRll+Uj4ixXH3+irHPvUv44M91LmY70N+Zab8vU7rHARDuaapnwOVmpJSiW1HPAiLKh3+Dv7iOwRf+jv5Y4m7MRuMCe6KwMbGYXIUu+abo
pYMdgtmoEpMnBZhoXIP/BLzBAk9D40fRANPGFikTjMfsHqKqwwnuO+LEMvFOpjH5xfYZ/LRNjF1j7VoYSg/X/vZxIII5Q77NCI1MLr6a4gmqOMggC1RZo1Od
JcAHvhc1w3cg0hU8E7wqh2QPALrcDq9nfvAXhPfMcD6LDHVFUpKcrFVzfmNaspX1iUDyHpJWF2wDm2QTJWjmRsYoi0bhdv691sVGf1s7qrrRR2hj+OxW+ZDa
g0qWB/tWqM+pc3hWHGBiHVXM185+6nNHHXdp5y1llGryTdmDxnytOedK2M4Oqbyf2ulIZu6Z86TGaifNgvqhEnAK2F1vpboeeahH7jvWqwTEh/A9ojV4rr/k
z/CT5Q4uQV5g7YzvMEOcm3xr6EfabaavP1do7czWfrAr1JSi4Xp//3rirdBe4ArSfVd9YZqOZmoLqHRmnX0n+dU7SpvIksIZLUJtaSlf7DW7ArtcJwN1Clxi
BJjEe3RHzX/kKziZW4luMaURoo+i765Tslcqoc/WP9WbqFKQj/jLUoK4XJS7s4xZ1T0z8oa/qb8LWxmXYMpJZx1Z5K9yKfjWP99VL+Gn0cAIz/OL38xC1N07
1AgwseiWex98SuzWjzjXO2vzX8lTSjOqj3okeJTT+ROgjvM34IQ/op5J99mL+uP4vexwcFGabnme+FrjxCLhqMdNDc5qgSqrt3f21xfK890LuROskrA47xzY
qZQA3Yr9aRS7zuhptsaM/6Y6UA2ztgQtLJV3cKawI6fYMf24Em4lNsrdZGQwB4qGcyLbyxgZtKtVrOFwj5wtDFOSjd/1Jp4F3FO4mo2kLrhOGGPwxtzn4J4Y
UrdOsIvZy7iJaqhWlay8V7wu1ZRu661QX6OMWTquA9iO+0UOC15FMXqHgqPqBXtb/wmih56iJymGfsRTGo6F33jdVUs/Kp2xbUj/in9VR/m64x3ij9gR+nU+
Vx2msrw7uBz2jPtPC6JjwftCZ+d05w1pK+8E7fg1wYu7tpgjqTR9m8cgV+Al0lN9kBi2fV3db6ivxMJrZNfgeNHrnqNUiLxjfwxbM4PRsviHsI/To7zPOYt2
F7S0/mLlwTv5nXSqYGbWgcA1fVWUm+2F7OAB00CKhfNhK9gn+AM+wBVr15IjHBvJu4DwrUbv+fLWeup35ae7Q6CKEEsmx2xyWd3/wUJYNfcj3sJp7n7aNTpx
WwVkc9/T/zJH5K3jorMTwfKMh47/QB6U1ErO27YGxnR6YnA+XZnbYbYOLNK9wSRrJz6ffYzD4HH/Gbk8WJbzFWUxHfGYgF/I4EsHrLAkeMV5vPPiH6F25EMw
yN0anlcJNFZPyV+s/Ie6m2V9lOLOcxOAG5T+EF4MtHW+JuprqbHj+J/iOcXqqBZZAJP5mgLjrgHbAjf3O9kJbEKTUHe+FvcgPlGw5J+Bk3m7rVBfFjNTGOM7
p0vqTGvDwh3BueLbQENgDzDUZGxQ6Y6++hZpLzy5LQE3F0+p31EqLI3itYbGbkXB80FHVx3bS7mHssI4zF70dORlhH3ljAHUKtwd0kSavM93BG0Af9nTCCeV
TO4orMl39N8GvzpbcpI4A7fDUcorYgvG9Gc9EVbUt/3/bX1RZJ7AjnplI5pPt89kuuG15kDjT1VxNxCL5D1qI+OeEfQmCL3BTGGWv5p9Zd5c7hZzGDZAWXo6
XGTc5U8wLW39XXeUqa4jtmniWzQOk/mn1Dm8kZ9OvI2PYsbmf2SasAPgVq16/ni9lVQTZKnV8QRLWbMl7pe2AMaxGjPTqLpawAXmadlHHrattqsFR/mFXNea
Q8SpQio+TaxzrioM9b1gooMXdZqvrz+kCDVWmy+lwCrFfGpvHRc+geqlDAi8j15Lv9QDduydp6v6Wt7BMMQ6HM7cAc2Vk6iKPzxulVNzLEeTpAXU4LXvJTus
J+8REozm2m7nRLO0XpcdgxcHF/CP1enUSOcEJg8dgLf8Baam/ohuhKZSKyiPFoBOZaGUoFeTTiGS9fvfqzMK47jQyBnUMfTQWoBORWxhhuUAfRPRU2yjlqc6
oKN5L+hngt/wOkcWt5GN4mpjr1k+wLFh4ghym+DToWwn60h16XDDGuzKxkj/ohiuI0GjqlaS4eBUqRJ1V91vH4Bz9HSmvrQAh5msWcI8wDWBl4VjLgMPKrzr
2iz4cKZRI+FX5le+h6McG4LqsiOLSmiSmiY/1X6j9ondkd95BQ2WnlM75FbFOVDRVwf01PtKWwsEc6XZW3ivPiU4rOU2Vd+KDeTcTf9IVbJnZPfwDfPdLPwv
p5zQ1HcS2PMCyENSzkbyC2IOhUw7l+guMI8GXqKyQnOlh7QPvaQJPZ/56jyltSO6WY/Y8+Qabh+uAsL8+VKO0UgPMd4Fvpp9jd+oaoGT7h7Yz6a7TwmiMQVe
1FsE1zurRdUgnvKk9RjamBDGrAnuLexBPo69LKThGvh90KekOwJMaeG6/ztzVV0l32ANfQhYAX4in7wZdym2s9XcxcxjzmhLEM/XK4llzdt8S+0pOiF+xG3p
GmhW4WLyP20B91uwEnUA94yfaVsmzuVPgU0Yg+biPTEU9YTvbZHqBW6gwLiOuQH5myioe/EWq7eQF+pq4/X/1B7rh+BD0uOotcoR+I55BmZZqKCIGxYTMJWb
GdvV7tT2an/C3eAFsQdW1SsSsUyW87wrjN3iVMn7opdsQPxk9ohr5bLmNZnnzmkztD+oe14bbGmEQzUguc/g13U+O8ZKWbiWOUesTtlwf/cDLrXgcvZ0tpf2
1bErZr9eVqsatJvD1QLzHLu4/D35q2qYDnSYD+FGsif0L/xoeSn9kXyqxrtXSN/Q9QbzUa2sBFcVPFRflJWAaRwks4RhKFPuo093ZInzmKTAA/K2toKtbpT2
zizOl1lCjNxEiWcHgLXsdt839hu32tlF+cLO5nZaewa7we6uk/a93DJzKH+JuaWbUZeYX7g4NsgnF69Qku42hqNH4kNCRC2dqbGDfG/Zg+gTCODFCaMIjM45
I7ixdO/tK+NSzatKVxwnZPOhvmP4IhfuHcI9oofgOxmJW7IF3VcfNDNO88nMgTDWaA9va4/RbclpNYlW6kn340CVQKxxKmg6Mq114BNYx+wnNgzy4DbIxVXg
Dktnnfa1Z5tv+2FcNrvhi2wMFYFHk7fVzmIcp+WlpDHcVPvzwCluAoh3pJMTvX9Y51LX0AP93/x1wg11vW+Y/C/fz7Mzh+AEvV8Ex22S51FLrBYiEmdomYyX
3y6fhDvRDraV8Eqtpu42lsWFOToUd2tnXFh8H2KPfX1dezAXl5L+AA8dq7hKQhB6CrqzQXgIAXdPsMDoaZ9MNpcX832VDGg4e/O7xRNGA1SqoKdRrzgrulkI
0MA4QzZh05iQol14Pe8R0wIt9au4PIwtOI9d/jpsq4K3RBltrDBP7a9+VV+ER4P9znj8rZjpk+KOCUBrjk4r16m/vSvEb7gvrJhwkbxqrUINoI7QDaMzxZn8
f1Jp3h81EF6GtaUEdzjqX1TdWhnxyBDzMy7l+m2rnSDuPL4B32c/FDf4BgSCqKS42rLUVZZog//AU5QyKCYnEZTJqy2n4jZUN/wvcKDFxFxxs/6NaqV21t7g
Wcyt4iZ7Q00VXP6lRRspgTiP8tjS9H6kGCeUZmyaegLVc73UvOAgmAvDhKXaK+otM9GeIPXgFlk1pT3MpiIZnqgqfojsiwYr0D9Ruc7OTVuNzooL9HfBxGBv
OF1ex0gpKG6gPQmXhvfiupm1xPb4DflE7xPVn6XTEouPpxce5m+pdeMHCossKvMSnQtM8qaogHhvTGIJSzUtiUmK6kvMovazV0kKpEvItk2fEfWG8jif2qYi
QOTBTO6LcNLevFBC99kU/kx0rq9hUUOzP37JfdUyYTUxgrsIaqmbDFdEvDpKW8N3iPcaf7AV1VtsA/04a7KtrBa5Ej/YGwpm1oyRX2jDQI6+ia2MNoln8B3h
JVoo9WY+OhaHzwUDuVPaCpTGaLEMeMJlwS10eWW8tQZqy/xOXSOnis2C8f697DxqYmZE/kauivAPk8Z6QOt6t7wvXfvpZKUkk+26wJ+ydcv7VV2jRHNJ/BZ3
CqjnqGWzpE3WP2tr0dG4s94U7jm7GFcWzqTp+B8K+anIvdxuMCjo8TPwRWArdUNIM+tyVVBj9qBnqtBD+QwPwMG6RN0O9ioaj3Zwk6Tv1tn0bi5HuMNXYHcx
J8EwIsP3zRbpzsV/MKvRILGMdxe3xHcGlTCs1BsYntARDQZ12XX1S7B/SSmuvwN87eeeLC4Vf4XvlPomySYWfAqsRnejIpVzvqrGY+5WdsXc5GB6MDVultlT
4oX2EgisIGqgzRyNe/su6UOylzsaaSu4TZTsLoI2KprvzHdRb4pnuC6kW/4ql40t1BrohwOTfMWd2XmtqmQrq/vxhzhJqB31wJ+Ie+kBfgD3VczL/QnOAZE7
LewRK2otf7lIlWn8jEnVJmlhzCSmY1EhF46nwO/qanEXa1U/sZ0DaqCNvFJOlTqxPZ1juL/0Uq7zoKqemn2W+9cMeJdax0Zf48fgy+RcrnSRF6/WN/EbcAT6
VYuCLRIW6tekzrCbU2DL4eqWW4AI19gEfm3GIwNFruBamAPsFfFztkzuH8YLUB339NU2BdIIJuk/5JNGOXyVzhE/4znyaMtQYb6xJrBPXcT3LpgpHGQfw2i1
N+kOnNBms0P4b8GqvA/XAUX8eSpdbUJ8ZWdJCyy7vW9yjmhf1NbSKWkOUZG4B51RNXGhdZ/8xHaB6ycP1w2xHN0H9ZLbByc5H+mxsafVSVKoPswIY/2+ycwj
uwaxeBKfDkwJrmNaODoLFIyW1iPaqVocRnlxunRL786dZE/jfPCJvwNCtMfcK2I4UU45hsoT5a17g/9gJxjqWqr8iHXBTVzQOiDYyvYJ3WNeCNn0UetB+3hv
lLqHvxK5lC2lToJ/8r+zAX0zfUUpn7Mcb0UJpsRsZm8JU/y1yCrOjlhx3hJHBDOEDeKMbVOAl2WMJGDVNDXH3Kl1xWU5Pa5J4jwYLg3Vg1Sm/ML+CypXmKxv
lz9Sc+nd7BxXE39RQUjdtZ6O4nK5O9OGWyWN9dcNVseO4DT6D3VK9NtiX8mMbR//kXSrF20C6stPB//F3yumy2zuCXNGugJGqmeEEOa4vxu9kfuac9UZifux
o7Vawl+oPFlTrxWcwqbGDs46yQ0XLPHJTOZmq+VG4Kf+Xisd7yyg1Uz8Fs9gOrK7ENJqMj7zI9WpyK3SQUXYGgyhWmnblQy2h5YsJ+jj4GHpV7qF3gH7SU3U
icnMlWhCrVsAE+5qb7X7uJ44BBIgV9jDTFXmFbyikvk2fCQujVPhOPyMbQ/euCIDN6RENo0O1UOCLZe9qTcTkuplVMKsxj7Fa5m/2aPM70qtqFD/YP6iPsb8
plYkXyo9LO3wJfkQGWvPURoYHvq6N0Qfm5Af1wdODawNvkCrhZ+gu3AbNgBnCxvTxObj4nFGcG7kI9At7aO6VBstfYVtUEnOoNoxvdg9TN342RpocEwTnP/p
ASYSLMAhtq56be4CY+C/s6epa0BXpUVmmpqnbibboZ9MrJTu2yQfYwOeSs5p+CdXll4Dishq6idnrJKMPeAz0CJSxQLg09YwHdiPQqZ9wuKqnobQ6esjPxOH
k/19G9W9ZhmjDjqNuytp2fm6BbcUR1kTVQRmMG21XL0MtdW1Keah9g4y8Xupa9ohbTxuLexwrET/4ekMqU4jI+oKvjOxu32tqSFSD1ROfEKPZvaKTcQQ/oG4
CPURc+WTwd+ct/Nfi2vEe/JrVMIdzQymLqjvNZYk4FzrQaI9/BPV4u8oy/xXtj9kJuFJ+j1YWPidDvj+pZezEnEer1NHJBju39wuC5t9zv8EPccftFBl7bYW
YIR0R3yPWio8f9xBw7lUqLVWngMscsxnKpaqIoXjE0wCP5p0ZTYKNgVt5CjfHdyAeEk8k9ftrLf9hHc6Fe+nYFUjjk6RR6J2DOnZIs7h/uby/Y+VZ8pR8lPF
BuCp+6LwIy9NW2Mh1eqMigahB6poOEGOucioFNdba8/8Lt3zbTPLRM9xpsA1Em2EaK3l8uxRKDtiXY0TW1myxdrYySTref4vsKtZn/iir5GWmG/QkmA6HEqw
cDpxXixFp9kaK23FUH0NN9L7QE8CglaZEZgN5AnSJTWh6rJtLXahrjJO2kWc8e+yNQ/4fKmBLcHbcJa1g1GGuxB5hJnOX8E3JYgroZy4EOIGs4iow4QQpOOH
rY3ai+imJRK1cAviK9nGn+J6IB4H5aTq7v6JLepXC/83ewTnhyUKPqtYltgUbRZ7jp7PifQm0MLaw98Ol6EfoA5Mr9rt8g9JLbXmcI21J/8qt3XGUd9sdiIV
z2xFA50dxB98ovJMbmy9oLYhGH6gjVK+0N9i6hjVmG2AZwlrks1w/QGOoZlsTYLCdmOY8bt1jxDDf0dnlTh2O1xLlaD+xvk4z+OzxhvrrDvI6nGn2SCz0lWa
mRDXsmCOHiJ1Rfej2yc0NWrY59CnLfPJDO2+4dIPcWliP6aOuzf4QbyQs8FP72VdZD1sea20k6T7o+G+T/YH+LC+Qfrb/Qa23bbMtdh8V5DKVcItuY3kCOIv
n1v77LHg3cgGZGwRo1iC+NebWbAarwUtuXbEbFiv8CN7E1JSFuiSOwXXBtuVG7Cn1knqnG9x58NBtvbMMSYatxVmOUlc1h4irlCuMWu0TexwdTy8FNepIMxY
Z7zTZ9a8Bc9x+yyXmXWJzT2HmVSug3NjsaHb2MsJe5wzUBO+S+WNwGsrh/r6ZwhTDVqph3LcXyL3CYe1VLiK2wA7ohpEW30kkeI4ajPgHH4g+Velb+5lXr93
En9a3G+rAofhAY72uLX8XlsOV/tq8h7hhK86GBW5qtg3isRV1BHhE47fONmIqPe0psX7mu/lnFZoEt0S7JlqUWV7Ha4nlYlfk/vBEW6lwWmYG8DUx0Xu8ZpT
LK2VZmdAF7ymtXI9zg/DDnhbXAqWBnoHHUJHbznwlwYDV7Z19t7HqmvA9mH6etjTJGABP0ns5d9gVPDugJW47e53PLCmm9XxOGNCwSfuMo4Cr/Sj5DrcKvcO
Li3OYdT8ZWgeXz1hmpHia+N2moI9ik3njhsTIm0JTfW2MduLAnonJgmOrjvcNdftY3jUVs0yOoJFRm/iX+OIc7MULtVCqq8FOUO9L86XqqqViK3aNHcEvSG6
jdmQKp9Q1ezLi4DHL5VGYLiSqtaWPditpWafI9apa5hq5EXibzPZtOv7yCdm54hKVD/Vz5UXZzBhcg9uADeQK6Emin2px/gIvBDXxCFkXAAZSMEZyAE1378O
g30oHHE+hV2E2h6Li0g4bxe5o2Af0z17l9oW7yOSA0/4DrIUP56ZYkPCbu45gkUT8kl1hFxWCycXFmjCJ601LGGi9CT7UscOvgX8VW1APOK+GwFin5pO3VFL
GXtj74BVRiI2QRRaIV+wU6iA2uhLAR3NWdwSmuMqglLwChata+X5ykewg3hS5wVbIr6QmYKi6Fqi3bhGZ6tN3Cx2+rpmDdamFI4UJ6NhsLtqKfYkF+iHHur9
8AutJFPHG49Nfaw8xP24sGT0x+1ZwaNkRzvPLwLr6Pv+4Wg9O9CYJTQCbSUnvGvUDt6H61GUdl7YZHyl7vv/i+mk/mkbh6dL31zJYCFVTZojnmX+yffbL1Db
cTfzX3SGqih98M8BV0EUm81eFtboJQJD+QjnDX+WdZ45Tyhyf9AvkB8KoN6ZOWdc1zoIpZhlYELs9YidTou2TCud8yl2n7eJOAK/xrNAMxGyj8RVBRoD5KOo
mtEk0F/Yo9nVt2yStF1e4jxRnMnNmU2qpB0IhglXhDricHMQXqM2lRcoSyItCZ9Zi6Oepb1vuU5o0+hJ/FqyibwPnuJLa1u4vvRsNEQcGehXuE1dI/thL5p0
WMSZ+DJI1obzkUR67htWQrtdbfw3owYlDLRP1/b6e6HIQCSsocc5yjpXSLHCTLKF+5I9zrkh8Ck3inkeKKN2RrPJGeR6JtrIpGOEao5b4J02X3ylJaltICcw
/ATbUiEAfws03zyH62hEyF+1BDbTf0z+yrqdoxN++ocWpRmZahX2D2KGUKiDon+kyphP+AwmSINgw2p94WxsonaejrFZuC1oZHulbmrwzjofvFd7oZysWnQq
mAyWBttsfwj7xL0xX+sfQWl3eFyr2N/FpPjB+KC3kzLeGOwwwefYl5ile+B7WtB9nxxlPWD/hTmnpQrfA0nEWu56/mPrXGG+tw5dybkTzy4cgnfaHRXmW6+z
P5SA7bvyjvos6mQ4XuH9Z7thIuGYI1r4Qs+2P1e3mSnkIeoesbPoI3rPt2BeMZwg26fx9+EycRKVRK/M2mysjiVAHXmUS7YOE0rbvxseMFOxKilSIzKswVT2
RXZSds9AdXqNy594GU0Q1vmeiT/xBvhQLg+Gy1fYjt6FYJo0U5CzD5vrtvdDjfgQNbRQzqvM/OlZFRilHCcdShQdIp6IfeT4hZ0gNXSulST7NfYEbIwW+gtB
MOIEO1t/y9RTODiL2ufYR9DUVVUWhnn7EHPiSnsnxE60/sllw8F8RfbatkXRXriN38qNVPogvzqHr8hfgJ51A7L/5tdSOUwvpllgi7oiNobeipvZtlOm8hOU
Ecf4b/DrvN/FaXi3coeZgLfjBPOwfZH4Ni5d5ZlIfFFk/bPUmep69af/E9rN230fXMVMEpYyN+21tByrizsVfUl9jAszVqOXqL59LHPZMY/viP7NHsadF99T
2c5o9Za9tMXJrM2eBBrnHo/8IW9WZ9lReDMHLcmBdMe7bb2ta+iukZE5zZmx8nXbdLjHn4Uc7N+2D0pvcAIyRCxhVqvD76EmbVuTe8D+wXs0ur0ykOnkraE+
UupwFYWTllXAg75IH8V+G6qTVrIi1ZPtooSqtH8ZOpt9O/LxljXog7KJqBi7MPJF5g70m1ZWtNkrx5+094Zd7a+pRzE1cQj3gbxDV7GczX+pFhVgKsx5N+c1
Y/UsZ6c6SGJqoL67ITzpzvePcpXSZlFc/CFURgER5X1/25L8n9hQ2IUug/fbu9pXecr6QzKuFB7TxqltmCOWYMFQh7J5SOwDMWnDbOED/OkfL7VmtlT3ic/9
YaghdwqK6oKI747eoJU0IPdq4R/sK+I+n0l0lxqCC/k9YEu5pdKcqckWwZPZM7TyvliLXxLyRbU6mJp9lZ6I//Xo5Epvs5hMNj7wAjohr9a0XfK1jLqUfdMm
KvXlLcIG3Nh/gpkqz3Xc03sHFipvcS2tHtVcGxPd1HdYucAe4Y5aTzNz7N+5lZ56+KRzJxhPuvTF5AxcFxZuHSY1Ebby1Tki8JhPy0/wdFYlvq/cXDtMF5Gq
J1e8K7WFKZocHAN0SCCPWNc7BEXjbyjc0hzl2F/zV/yLyb3xgJ1utbDThLHedcWdfxpd4D1E1bKNiSaK9orrGYX9w9+V3Uk9UGL8/8EgkHzPlVXwZMmDoH88
8NXjf9g2OK/YOvgb15tO1NB26KWCA0FVmhd+i5xo+ypP4/3q6P8xXBbsUSRbAIVgwZ0A8WSkvatnJgmyuLu7u7sFd3cIEIhPRlqqqqt7JsHd3d1dFnvI7uIv
P6C+79bVc/j+wkRUjX6IPLpDy8nYjAlXWeOsTcFHpmr8m8gZ0csYjxDQJmQ2yVuvjwp+RjNA+cB+87Q3JzAi/Ji5L3dU+B15HNpC6pjVqW7knORw7kmoF+wP
9qMhQjPJafktbzMee0zwC4wB+8WloNfGzRHpEbL7Ex8TOEnuaJu5XQpyXWK/OheiWqXKcEsDSzCBT81a+J5fhXO4MKMIX5V75LSRPPVvIUOfk8DnTM3U+a1S
gTdhD7VC/6k11YtLf4T2wS/4rsnb+8lWPlSeyrbRLlAs+UBGgEx8lEth+3p6OD/qdvZ49Vfubh7G/Y3cgqcDa8xfxi7HUv9ZNL7GB6Va8Az7ybY73ZKeJ06Q
YoKmXIbvQRahMspH/SW9C6zw0bEn6RRpgLLadQGmSve9SbgG+aWVEHrol5UZ4L4jV4okNXIeoiqqi6+jPsPvdIs03TI4+BxeFjfoIz0XWcUYgBizCdsFlJY3
2JPFtfIGB4XOO2XS1SiFC+PqTCF4mkuQ0oXyQicwmYSrZ9EgTSNDyH46lO5utIAKfQpcMV8qb/h10lBbFUvxtWOCY/jNEBjb5W7ovBFtRJvtArLSJGAL7JBy
w7vLGkgSEgKLvaW4DImzbuD4vLaK1RqOZpGLahWSZUxSJiAN5tq26zXJUuUVPwtUyuTwTOcQvib9xjodJCs4WNNINxeC81ENAimpK9S1JIAop01+zwxwNFBv
Z19QSziH2YrkrEY3XS9MLbBc0tQUszS9J9AocEXPyb1Cmpjxq75SF13r1TJoBhby1sOP1E1gh59Mnz26Goyvr3bFT7ZXE0+Y1TylU2fm1o132Vea7aBHjeQ4
p8/FFFhBYwSMpWTPhq3UbpoRhuD1ljQSHftKHSD/URaaUr7fPAJ6Ekpsrbf11iV3jN7CR76Xrakw3jxNRzHN0F9oFHFkiuSUsMSyAL/XN8KqqCT7XlsMLnCz
0A5SX8sU1vHfHXrWOdiTxlRDpUb2ekdLnUbQHkEW51yEY9gKUmkljRtrziu4A3Vc77WKjmK4JV3EhYJRebthZLB0XozqtYbwovIPWIV/8z+Cs5iveIhrvPIL
FQE3sYmj7CHYbu9Imuk+/h/PBWJXFVjaOx4Ogou0yTnFfSnybf4UvicbfIAKyg19pfwVySG6DW3Hi0GU75pajWfVv/VnWgR/ly4GK3CflE/wujrNNlFtTb+L
GEtF+8P5H2wl2BbGgne8g8w2nlUpQwarjLKep8zD3CKuiWWRd4H3m9guep5nOVUs8TJ4pb6H463NyXLuM24oJuvDM7bqa3lD3kp+SwlwJFijLKGCrD0wS8q2
loOOTDkj23vA3wzuQmcZVj6Df1kfx31SiKWocM5yxFOWnYr64MTY0zif+8Fn0I1JSSbVI4NyvOnuxZ9TStiusxvISuO2PJf7o17wdvHXQBfcxcE9wWHMTRvi
vouP5IxzLyuYg/mGqskZs3HzHe8UOj1Roxwz4Cv7aJRFPqaViutGVUpM136hmlTtWL+tAcyjvuNHvI2eKjfnNrN3hB7woO2s0DZmqLCOcMIRxZ0ept7zUvEt
xet0B59H1NhwPI9tytXy3eUd3rHuMP6laqZ/85wWhinhoqytY1dqa5mXTFv5sfleiQDHxU1g6qZWRj32sftMVkPxtVrO+VRrERONllSYFzEezaP+hXX9yZ4H
eK22HAzy9tOL8iDjqDKLH1P9nM5H74lqqlXDzWIax8xCLdW5qPPGcAEzjfFrUYWvVC7apKPth7RXoD1aAXpm53PN1RI4c0tHsQ9cpI7Y8SFQiX4af8fegl2u
DeBrqSHMS3thY1HcHn6BGwp15KHSDEi5gnASXkKN0x+BJOO5T/Dt4AZgizQkZ49jCNxDLbAWTukAZ4NBsU2wIFbmXxKJy7QO9ditNNcBpsJRUqOImsw1MgPe
kVPwP3C5/Sp3USkOL8PHele57tZz/Ax5Pz8HnlKHA07nhRz5ZNwFPFn16CWqXOITvSNVU3jNLVKqUV08KzAFmqOdoI4+V9jEeb2bBN7dTrnr1o0rjlDfFut0
7oz1Czym7DDGZyc4JtHv1ePpPRxqTjWQ6MbUO96eC+IAuVczz7tEegEGegjfO4Zj/FzlzLNZlZi0iI1qBJtonFEjvW+lm3xZbjcqoVRTxinhcAFaZS+qPETh
uJJ4Us70/8ccoJ4qWolylkp014Rt3K8q2foeHMGtyqUjV8LyagtLOFXJkwh3stWkN6k07EqWy9j/m2no2QNvCgvFSjlJ7tPaAFjZ7vVi26gdhzK2qnPQTz5E
dMEwsJnalT2WjlPDMz/aZvMI3UG9wXnpjdbcuBSfop1Tn6JmzL/MHMNKu4QkI4ME2cHUV/6QBwLRd98xIXo/cOBi3P+sL9QQeTBTQt6iTSKHqbJ2J3dRzoXj
6MHCOnU97qfuYsywEnBQrA47Zb3yX6EXMX2MwngszAupKy4UrQQKPl8KdZ2qpp5TWimbwSqlF2Uwh5j59G3rNPxN7KRDdaZaX92s1KHsck8C8Bq5DfrE9LcC
OJMqD0tbbf4O1Gn5pFKL/camKlX5yniHk3CHYbK6UlgPAO3yfheLUxe1scw1keVSPDd4yT4F17cc05tTbWD3akeogdQQ4VbUkNjQjPSsEugvLdpbzLHe34P4
HXXtbi7UMktj8CYfjnyMIqnS6b9pDjbmo6FP/RATIEXVt/gKP0guIZbmVDSBeibXkxqh8Wy22EJrQ7bSS6xONV3txLzxpliqBf+X1sm9E3bMriHMjkyhWzM/
1Yru7dn/o334gv2pfRWVvbYWJVD5fsz/EQvxzvgZ8H3WKL53to5WsJfQHE6nj6KqbAU133MTQPFTTFO9rjUSNIZ/4C56AVu/eh7uCjv4r3s+4oj0E/F73RXY
Je7/2WNTZ2hL9Z6KBP0WzD6MmVKQo4ektW+sshl90ccLzSMqoGWp64V88UH27BxZngaOujX/EhGDn2JpvqI00XVDjMf7HLW5n7ARGU6/pD9xKciK5nu/qIVs
drWfd5tvNPMAcGi4dN4YivZ4m1J/FdSsuViUeoCAtlmtZd/p/9ezDD+EM9nr4kC3QXcV+mhF/IUsPWJncOPFeCODq52+3XpfPqBCMTOqJneMy9Z6+F5Ygsx+
Zp29Mq3QFiGRPSstM9Z6TTZe6kA/ksuiQ1pLroLvY/Yt7YX3AHU4Jwtu0FvJ06hQtV3UTF9VupTSiL2V7VT+9tSGMeSdm/O2Y12+7XhKotVRfsMQM9W8qM9O
8AaT+WPgkC2oL0eJqI90EF4kO0ldebm1DQxDLflU9FKrzD/3dIRW/q9IydEDXuUvcD3Fk+ol9xXsdQ1gKNLSLIIKoXt0Q0slpHHd1D2eOfxJ526Qi0O4kmBz
UIW81gEtkZeBi+JBY/a6RUb/hFxzUK2tweHCcXl3AYG2RpJ+ljd1FjbOHs2lcGJiicxBqgvRoIbe3pyqp3oj2bCC23/C31984ZsDrsRFm3O481wiaENtY0vh
B1l3SXdSDN4T4tTf+IRQldyRI+A6WlHSyD/aa2NjlAJ6uqLkk1R7MF5YIVejdiss6sj0ltv4lsX+5jrCH1pNOMw53GhiDuU7w1sZTanCYj5uC6sk+lBdb7OE
0v5ZZqbMCBNhUccBfZK3MHgfJBIWOFAivqxR1vhNt5aiyU2hGjsFr4IhRLZO07cAMWa6vYlKs/tz0vgu0hVhnvGU/Wq2t7rpaPyC609SQJprlHgfLTe6cpX8
HM4LLkrfTh8JdEyqjLe6ruiNSA12vXeDMT4wUulr651dPFg64SAbK00XrnC3pc3+aaUfGCNQkejqksIu4xoqic5/mdrUZHqUs73EimlSIjpAftI3TCD9EBPj
SoOJuBZy6odImBIfGJh432zK3ssLklfcXq6UcZL7iSAzyBsIVDJoxWaEJz7j69bUEp6BkJwlwhO8Rx9HgvgUnhuoaNSiipI0j2zagqccIXlu3AdmkotG7xy/
sdCVpHa0JvBZ+uZgdGCNf5n8n4B5ulYzZxplix4FwuNFMgoKzP/weTk98V91Z/Rs9F0YbF0M1hvf8VehpTAP5efw+i6cFbse9DfuMZ/sgtGK/WDMNceiTah2
MDJ3mL7DE0vFiIH4o4gVZvu3Gr3cocQC3urLuP1kAt4d2OrJhsnccXkQydLvkMbGQyE17jguS6J4lXsM66UPzs1T/xEWWEdk9i5gN91SW3RxnxLuMcNce2qO
sKTBn7zpmGIs8m6OW45b55eC3cVU+QS+4aiYMD44UnsBgtBr+WI2JvvMQv49MQe8/cldBkvfjE3aJItV6ksaU9hx0Azla3NH1LK+n7k31Uy5HMR8e+UZ3Bdd
W3fhxfbKeK7PRhanheKNSobYPrhCmBysxzeGNE6N6638i0sW8XPz4uvjcgV3u33woZRFX3Z0jxked4HclDfnzsrzxeclRAXOoP0QwSgyQh7LvFT1QJsFN0g7
5p1Z0mGlML0eNee3ivvkMfZ6jqr0F2c6lYwP2wvlbXUUB8fqvNUX7+6kzOBXRjBculwvzhvcSZ7xv+J+ZE8Dq4Qr8IB/iu20mqSWi8Lklf+3XluZ6rgGabkb
vISW2vZr+YaNmiyX4dbaY5UD1AqlHr/dY5dWkcLSb7M/rsE2BYqsRic4qsolmUxuYexJJQHvgq/NFag1GY7OEiFYy/yg3yBlyDphn3bUeKXv0PMiM3xHjcom
lDfpccocpgilyp29Wwr+WF/N5N4RWGOtYz/3kF9NGNjLquIEUtHxIZCjntKnoDypB1gHy8iT+Db0WP97g4t4CU/4pqOiZDRoiPsrJyTdOs7Yp/XxVzJ6mA2y
O0hNIj4rtd1DfXvU6jAOp4GxgT/sY1sr5ajfWetpXi3Hh9gDdDWhsHHNVRetIuWNHcxNw+JMsO619EevecE/l8TyocabiHzDS2pKFy1NhXKgD965/Ytltm8m
FW4pR7fHNDyK1ux6lTWDb2DrwI3kn6J3af0dLySLWVbeIZxhn6JJmKZTxIawSt4lR47cOGI97Es24g72O1xvoRMaptU0q/r3eO9zHazPbXP5v0AxPF9dgnPp
huZq46Agy4PUz7FuJhRt48+AIvAaOkpGOOuL5R2H+X/pH/J49TUOZVbQIwJf1cYwqGc6+6gV2ZJmVrWOpLvjl1wYvuTLg4uVGOBz8mIJulmuzqdyrPOZbxCI
QDWCQWNRcAAzAH7TyuetCq9Hiipp+i3jFNMS7dTOODoEN4CyciqfDh7J13hX4ev0qdzHZIStl7BM6ZW3oKI/iZc7ujpL7UD1jLwkJbH0LlNgjd/4sl5MjRJm
xZrBeizkV2qR/AwyNm+JsC7wCpcyy+jJzAwhmjnj+zupomjJWC9TzoxgFb2DVleSyAXwq3IFd3H3ma0XY9oY/uxqcK35np5m/5tW+L0xo+gv9BqqjD6FaDiE
bqgWju3O2cTO/oiQbjFjc+bDgcw/3E26vMj4E8lhcy8ymAricW8Hx2RqrMYJ/ar7hP3B6ojnuvBvuUfCeWkCMNGA9GkJ58VfpBMorfo9k8AdsmD7MKoQ/m7Z
QdcV2ukpeoIaZkbAZyjNaEDlgGxlkHlI71trevB/Km37oZobjhkDeN2eBEoAn1gve3jNLvZ3eL+Sj2jhKh20HPRdgzkRldW/AnHmTO62eBq1EG4LAW6RuYaI
dDmxBfXMdtBZT5xe+ZPUj/kqtBbven65mgC3MFjeTHWIaa8o6j5yn0o251Px2nG2mPmLa4j+yZlmnnX1io/xJ3iaupKte/S7Rl4tJ9vJ6ImPwGwwmV6p37bX
8R6Dj+wnfM04yrNVKeggF0cyjfexmUZRJj9nAD9QGx1zGW8yaxfo12GOTvzLEh3XiPR3pWUX4arTw/0Ds88xq+Qd7FzrcOE/YV7cRO8qbbg3MT9EWgI7Mz3c
33K+ot3OkpuqUoK4SVgh7mUod4VgtEihUoEKIByVgs8zosxUfZPY2bHesk77ivqR0bAUqeG851/H36F7kqpxpXa20zAcQW6IE5h1+jRLU3a09AOE08kKhIfY
7v7NggDThINmjHSbu0Ivp2pnLtRbQrt/Y0HmLoIywc1KDqltS3GOts+2hRtpsUO5GaSyLwQsw5rQV/+H/qF2MGrDdlRSWgNqGc50NlD+Ee/pMWSLI1k+gEpS
94PT9K5Kf3RPm6hMCk7xqXherQ3uad59xpg6N/WugYt56zgAa8A1mRULKP1s2KLIn5ZwD5FWC/HwKcXhZq7F+I9wmxtAKnNHhFgcKzaxqfgLPxz0lX7SbfjC
cJg1u6auGrgLdzm+lfs7SgI/+Ntx4+lGlBCX5RzHzhB2OYqQLtm3udPWP3wUfw4eklJAPbQ0k485aiZrEn3dPG7PAHvJLXMzy1ILnc0d/8j7cQwcJg2BVNp1
fE3LcPQgxWFLfTvaiC+oQ8Buex2qpPCdfmmcL7iNb8VkuRcfwVVjblPDzd3UYzVD9dln+eMpqzrYvUAM0lNAXSaMe84M9A3JHCN3TC/JLfP28+QLL7QJXuz3
wmY1ampt7Z/5ucppdy1zlbrbNgeySiA7P3M6XIIZ/WJMFFda+qG3EsKEq6isOk6LQcelQWgOv0DpYxxDxNpab8yNZq64h/JFwm6BGf74uE5cM5KkDOX+9a4H
hdAQPovcRIeUFUp5tiP6ZqTbFgpdcyF7FkjKZuYPDEePzH+4LEXRb7vKiC3S/1cjwb9bX7003z5kM8M7uGHxPnsbcZc605Lq/YS/WWL9E40W0rSsHHVcTicq
Qfmu6fSB7WHKNj24sRH1UPWxDek5YLI+E2eqbvUYvwJNxfsjK+H/abaC6t1ATZXu/EuqItdY2piTjWZapiIE1wG/XtueLBv6N8XJbgSXs+pxXYxhxh+1m/Vf
KsTpxzjlbHZbprivGXjKXEU9lF38r+qCdzdIi2rg+0ca4d+EJ8T2Ul/ps7z52l9SZX0kKMXXyekrvJDP8055B66vFgc/0GaHQW+MySeL4jZzLXhGbkx/3dQh
7kjAHx1usPaPsK1Qz2bQf/R7fB+0hr4J8vUmUl9esC7VG/o+qs24IFOU6+/F7A41ij2W3mEDb/zgJde/zCF1gJRBReXOFEb76sbU1Si/iR5kPIKP+FLiJOG4
lkXS+apsAmvlGuQOxIeVZUIqW4kb4Jmp3YNT3F3ZpTJLz4ar9ZfUF20xTPTv8PeNmUg3Ezv4W2e8VKf77NZCsZ3pOjG/9aaODwVbdpfRWe8e0zh1iFIev+CX
0JNxUbktV5ZaiGqhX2I2qejqBV9zH1Bq9g/+v4r90T5rPuoeXQOlsG+octxbShA0faC4wN/ES/EHqU2WjUIa4KQv1g/QakvbXkZdAevRlfRSoHTUZsbLf4OH
0QuYxyyBdf2YHoguxtvVXMWvFbH2Y2+jsWK6tCxqXEx9XfY1i0uBuzcJWiGhiRafXVRpTA4wsahrzBDfN9s2sseX4xjIHQZl+SI566EqYMauDWcfy+fBbeOh
o7ivDv81/gherJwxevvXKV95h5+yRcKi5n49R5nNL1GQrxI8iEJRbEIxbi2YQ3DggIEi7pCWzqvaHOdGm6JG2v4H2wn9Pen6ce9q4z0ui17K7fjNaDkn4pVx
FFxH1ecrGn/0esxrONX3WgkBt9XpoJHrkyvamxaXDVPxDSYyY77UWZ8GurIB8xsp7toaLOVcD3OdB8Xx8Eu+zd9Eqoty5Mfe2Xx7z+4anYkS66Sf5QncRbhQ
uCqHs82McNCW7ARvmHPSVG9jvkZMP50lkwM5aLZzivIDZHrW+K/ov527eDXxqjycskujmHHmZtfTgu1aKfi3sds4AkLFNnozcM/zlcs2gS7jBrkh3jkindQZ
ztKX6hRaVMBEx+kfQjvOAxPpmkJd6ou1K4VIJ8chABz11GLcTUaq1SF6hu82FfLXSr1Ibn2DNn45Khm1ACTTnK+1nilTjA4RPcxCwe4Fb4rGC1xlcRbTUNNc
Px1jfU9kOvY8mibJgWn4AJ4u3bD/JwxEy4DHspT/haoJU+jFuVFovvRJnERuVX9ku6gbsCZVBrVK+In7Mm/JI35ZQDFGBL7rXV3l6HWWBdax/HguG9WF6+U7
hhM11W6Blny6VjajmDDV0TT+WERn9BRNEb6ANUlNXVUKKCmUdHYMpSqoV30e4pWKOhboz4Rx/BLPAGvV2Nrpi+P34MvZY5yviA1XtxZSoNggp7Jcnmud34Z2
4TytJGie1y9/CZxldNEXKBfoX/oMnMTegC68ixSlL5sR6n9MOm5gnciGsp1JuLthYK3qZzfRUG+rVgg08SwLJptlnKy9M6D5HGYC8FAHXOUSZ4gjtIMgGBdl
3JRWe8PwCL2k3FGoqs2En6W23HR5bCaNsph0rResppXRFvDjw8rIKt09eJvSFEQ3sv+JbAIzqMhAKzY0kKRjQrkvAkJ6cce5mAQkDrL/0I6Cxvp3V13FbdC4
uRFhzgtctQ9DL5iKwbiIcB/jm2i05Yr6HmUPoHhXPaW/farnpXMs09P1XW7g1KR2ZpNd7/I/MZft8/kO/H/SDQsd24W+Dv4hM6hx1iBTnl0FZ+DdGR/sz6uX
42e4OLQXhhoNYXPFFGz4h8MOjvOT+EEIxxfWWxvx4JMwFba2YaYiekpXpt9ySzz72M/IrZ4Gw8Di3K7VVaW34PAOdKwWViJBeK+XFU9rr+XNtrKwg/M3lcmU
B6b4hL5Fxu/wydX4vnwb/RLpBpcGSFAVdkQ+4RdLy5SZZGngA9qNxplFw6eBKWJjjhLSxSr4IiyEGfWxp6ErKXaj5yW87CjD/7PttHBMeQ325xF1I7sIT8Xn
FMWyTvRuH6t2N2bjZ+bvnOXgb3YH+B4lCtPkKpSb+ezMY/awYfpMt6mKmsvjkAbBfjEk5nd0v8zppA7/JrutUIdxwraOCjnBYGNqkesIFyqJSlJ8MbheKGFR
KaxtkPaSB2BOBkUWRp7mn3oekX6eUXJGbAVtDGiHTwu/zTd6R/UN+yLykPzGk+L8wHg9jXRAKinX4QA+FKwCHXK6MXVgN7kb/kptsX6Hj7kl8fV0PXuHloPa
WKPAV2my9IyOJtfD61atD0/hkLjpWX5hpYi9pZhayJ8QpMKSmlGdBSCEoHtZn9TNRmJ6E8D7x/Gh/MTtBJfFJdzFsoP0z8Bo+1Wpm7W7OcOVSUxupu2W+tnl
p0uS7qQfv9rXwLOO5707pExQd4uVXETNPFOpipJH2sMX135y77OSc7rBItQASgI77fmxo52rSV/OhqvxDfAUzMZ3dr22XAAlxZnM/8gL1MhYZLtPNcz4W9vH
5eDpMc/ISjdnW2GepGziabGqGsO/R4mgGCnKv+ONNd09QfGm8RpnBfuqc9AqWw3igmuMMswTcCgiW6yPR3oqZnQw64vZjtXxgt7Otgls9e+kljPthWueE/wi
7qqQ6J5qPIRTA5WkJtb7wdZKpbgpRGfTtGaOUHRQ6SLeh9czZ6qaNUQcbRnHB8O7OMdr54QMeq/YOnsANCU1XbbZECFAiwenIi7ibLm2eEgYhY/DSlJntZ9u
jaxjnKX+p0ZaYklr4ar9m3UsvmWc1Xd4SqCvNb/AN9tJ9ZfkDVzozUQHyQN6jK0gWKUueCjdKIj2s+3uOht5CpegUagB/iqsclzMWix4aTdfWZoKTdBFnAzH
5vSu+BYGLPO5NqC20px0QCerN3c+lTby0yr28zvkxzCDeQQnMGX10nR13IzfR+7hHWJmaiTdOmeyxCh90uY4ZqlumZA6wk0aCmn4pTJQCbFwenPHPa0U3c8s
JjwBFakWsBbz2HJFrWK/STVUE+RGvt582fw5jk6e17X6yxvEdY4YebH+JAuRfPl73EjfwIidvhLG0jjDUZbTbWMTljlvmBWsjyyvaZ9xy3GQ7gHkHfU9j/nC
XD/PC+s/XEdHc+OSRc+4pJ6u1tGXyi+Kbos6aF8KrHsnOF3tP88/1AW6HRNiTybNDYsSh/8VC4NLoiLdopL4Ttp/llR9a/ZkqbT+w1pdRfrCuERoMXuVe2oZ
Z7Fll+SG4ZhAab4n1dMxqIBXGkopzr1ur6snCsJQ7rD53qjJPsIMFFBxr83TgP/A9gAnjP2wQ3o+1xGlsz/QSOEuNZMdIsHK5eNnZdTEi2vclAdQ6+TVvENd
7mOMJ3L5qLbGTjno78cMRw0cVWBXcYJRk0k0FikPqfPAxr6nB7CFM6JFmN2dm4V3OUqKV5lzoDnxyoXRfzH75Kf6ZNiPR7Yi/IlqNvZfdSB4x1Xkf9jD9c/W
so4TGaNsJbML5+ba0/ELT4zjozGIDSGTmargq6M0vzhyZrCW0QEuUDYGA+ld7KP4sZhDq4xKaDlzgE/Cg+NOM63528pWQyYRjEBLllRuW0w150C/T+yZeVy5
Q1LBBqOtocW3j3LiPa5smlV/8EXAXUcV6qn1uVGK7c9E4DAcdLjE5fowx1hjpLwORKgezhRy8fLwCsYlIUNbzPSHbdH2uIpGZ82pfxcnKZ1s1X13c05qb6Rp
5GTu3ZyxwrIAYd9baqnQ5VQeM9uJTTynH4XHvAPVgY4bUmvfvGBZ9JkRQZb6Wh2H8mzf8ArLAXoieznnlfBOTUYh2cNtB33uLWW4v0Avb1X3Ks8pK6e6SZr+
jAtRe6CD2mlwBuw3ztoOC/He/cJtJd4ciibl3mW9Uk1pnKeAxtWYjZ25orpfKQOQ3gT+gUFvX367/z1IAHvp7upFrW2NE+427C9JS3htxoqvYVlhA20z/zGa
q+HcXnsVVzbaDDeCneQrnKyr/EE8jk8Lc/re6jupA4bhOQP3CWX9ScDDv9US1OkBP1uLr63Wd+22/pZG2yLlKc5kVMNdh1NjRwu5uTuhmrPEUxwO5aqhTtlf
IhfwBi6D/4t9ym8KqKS9nJGQzD4XTpC2fIT1D9XcaE5F6GfxGXVtWgeQQv6FFfB3WKi2W6uQWIps25Thr4LnotdsmHDS6YEdYBxvsGUzW7M/yAMx4OslxSn1
VBUOUM6kx7MyVUOJ9Ayxzw0W00vrE4yDOeu09mhxYII6wZ4hexzPc85kH7TvgWVgNbaIUNrIJRp1w71beGjs9G6x6s7y3mTzLD0Cl+P/9SwC4y3P4Uy6rDJA
bUhs+k/lsHciXhg/jgPsbdJWmAQ+e/PZ/XQNyQ4jSIylAlph0LqMrnGzQF+utlVnp5uNPWHelupc/rbnBQnna1pnMtPxPZqydxT/Zq9gysixfobTY3qigYDn
HutdxYZRu5kfCQ/Nr7Yo4yM3XT+Te1Rq78hSvjpfksqgqzSVjDFveybKC8TK7lXksZYqznMM56I8i8SZEbcLfNdH72XX2iNBP8DbFtgboGJKHaYQmIoGS8Us
ndFY71I1Jqehsld5BrBtdW4V3Mw8zVdR0khlV8+sUrxh+RMYkjErsgwPhWe+b3GljCxhpdEJNEX3+K6OOvrYYAVrG8kDnhcY7ADMKvtBN/dpurWjF3PHXMe/
t02D08J6QRHkcuGBrbmD+Kv8t5rRIF4qIdJKP+Mj9Sj2O842egk90XXuApmgfoEfSHU9IvWxcI2fqXyPDENz6OcxJ6Qh/gvu/8APH87eQc5WeCHdUy1wJ+cD
L+Bd5Yf6kPmIYi2DLH/IPnYstyr+Yfzf4gB9u14oeEe7FX0UWrRq7Bro8+7K3mEC0BD7+WN4vjxUfVwzVWPQK/t8NFp45lnvgUTi76YeRplcS7LNHOCr7fnq
SOJrSEvgZcsKuNwYS8/lOokvQIr5U2uQsQfP0o+h2xE+sbFS25iL73ClYK4xL4En34RnEU3FO2Ep1kdxz6FbioL9XSfwLccHOjTOpySLv1JeSZK+ydnGuOd7
TO7C0eouez/awx9yU/qgjDKR/WO3aTONMMaO2tkktQbXIsqBs73FzSawN79ze1zcCuq0dNJ5Rfgv5g3ZReaz0dJ76jL4QO/S49jhjsGKSOL1Vjn7hIXCGWLA
wky4WCZ4nCvkTwoet40Sk4Ip3Cf1pPOn3MUXhAb7P+MdP02y4AdJO7iitXfTlaUWWg74TgZa5hr5xA2vas+EWsIeoY9QAY7U1ikWYSfpyI0zp0qfbCWF4rqd
FMVAzy1wumvydyoIb5IhKBphfhe9mPnsSQjUdc0jK9Sx3F61qrN/XHEUKX8w5nIWoxsLt/aSJ4B4vTrkxNPcbv4vtaNJBxOoccG9fCMna8qkGehVwPp7VA/6
TT7Y7uljTJu1h5kbXoGj1NFSEuxOn2bb+wfQ8Ub5ivNTmwu7PT18jejXuoXbxh6zR27dAjMCH4x43N9wkvtUb1ukrW51vzzJKBozPu0DF+rWqurFX+sH9eKZ
kzeMNdep73PXxC7h9+t1yWxtOSdb22GLI8Iapt+QqjqS1HSPL0cj7/Q8EKCGGZOkXvxxw6YuxaPASkd9XDL3DPpFBRSHFKr1ZYC1AeemTlI9lOHAQSpnjiQy
7xQfap/1o8FG4jRSJHM0KKYUhUWNvdBhjOL2SPNgsqe7bay+KHGZvyWsay/B1HYW91bnRwBC7xE7Gk7zsjYA3uFXBT1mNFsbzoPRjjx4ibpt+aoORXOz75ll
zOWwTTBF+I+ZIm7RzGAhcgIMi8P+yYoF7rHlV/8tY3I+sMpWWE4xeOasdQRFC0u1H3p61hSxubI/9i+2LNdA9pimHRiNpY24CDdBn0alm2fsraWu4e3oB+Jr
EkbyLd+tL7QDeTbYTS9laZm9Fv7NF2Nrgzr+yfJsOFPJkFLFOQWz/CTWq9w1f/lubOyWmUQ2sFL6QLpXbAMv1rTgLQ6KJbmxqh15aQvTDvzhHkkhIE7trEwG
45nTXCUj25im3OJmBN/CSmxpZhm+S8eT1tI1WFVoo3WyvMX9OZtcy7ZBb6aG2e7I/+Oe0L9ADamznoeG0VeC3/V9ODQwwb2F7iKvM/LsI5Xi8mH2jLJya7lA
B99uhFCUkhk3j6sUgKiN3aGHy4fTNaG20NA5OmYkLM30F6/DLP2J9MPTh4rmQyyHpP5SLAyzxYnf/QPcywq4gI+R5U6eRFtjeVLYCOt9Y3pQAlPVEnxraaBW
OPoBO0zqrRwH3VE80w/UwI8cyd6WUgfuHeM1eVw6fgueqoxjyhPo8HhLGGl0tLHTvp90wqszm0jD2L5qijKS2u0ohUdz5YQMNaAFrLsK+HgWmcta9NkBJ853
B8hC/mfsM/cnKTcYFkhG/bwN7eUCZ51/4HFmvWjJbplQTMGOhfF1qPPohBjrTLSnM05HstKUJNUY6AzBV737qeb+w8pbag3uRygpVmnPs8FbzoHoCTondeU7
8WMkIr+mLyh38Hiji61P7EVqVvU6jrMwQn+rzFez+JlSnlpczBa6EoGpKUWirkI1vAr2FV9anqR/lzUqQZitOGAP6X7VpYn/Ona4WnIvjABMAwZU+Y3CDu+L
mJo7T+uzvMNhIzBah0JC/D/+W2qe3EjrW2NU1BJQy6HA+VIHPQpfolU4KVBa+CMirkz8g4iPjip8PprlmcV84i+reZyDfqx7jG6wgdkqywpXWBjLZeXV1jCu
hBEujqfPO86Ig7lathwpix9l6cLkGz60KLYld83YRg5wGeIqoX76HtkDpsbPypljVPW2ho9wNVSbnCJfuP5SFVgO69Ym8FMgOnJf/noynt6rtITNhAn8Pj2E
cMYKeQm8U6GJ/laqH9xqNR0rmAuZ/YLrcH21oTpRkTJew+P6Kc0b/wg/0Qx9Vc0LMWUC18izlHJmY9sptFZ/Tb3QBF83/ge7NzzNbIH7+nM8zcIbMBXcnWwz
0Gjjq3M97EVGwolCcbDdXI1d1n+ortxpea01KaiaJ+FZpTNk5T1SY264/b5WiJtAgsoMchfEOSYwgj7E+tN/nNEc00BAGwrCuB7hq/P0XWPccZq7ZtFAjdzp
WYPy92lPY2+S3cw8Dif0NvrlvOWOC+9gRNxz3zAYz38QkslxMTuqmTpYKkFqewfEF7VUVt/xQ6hy3DT6qbejVglWxx/4i1RWRii/YENlZOP+1nfJU3w3hXme
vuJ5OocutPHf3KhYu2KS6pnFPF/sc2JnMPsd76qsxFsVGi8wY+M60R2UH7gucKtPs1NiZ4rnqEbx6+yGf5STcgSN3cYvsssyAyhMFv9EmYAu4VZGsmQEFDXA
jkTx/E+6MRKtrbWNrixwSD+nLkJJ3E26KvgM04NWWIbpkXMUdGXj5fdgxNZW4jn2iBKqxhFFHuC/JD/xlkUb+J3O8nCHNptL4GvyJbg76DPIE47xU6lffCf8
2vfL8APaclV+HO9BfqoXRp59zDWdRjHKLeF4jeLwh17Kuyz1MWnIDOd7clZOAdsQp1x3F1Ug25h8zOjlna/0FUuiSviOUNN7jb5O/+uvXaGe3tZYA/7jK1Xx
xobpkUr5mgPllp4nyCNf4wfb62oXt2ZFdrQeyz1EiqJU5iV8od1Xyln6eCLpdfFH3DbQxfk5e7+vPPRz3ZVPuLhe1tOInwrvqEscMfoCvARO5PrFjWbCcFPr
oPhuwlf0Ui2yPZ06T9cSdntdpCR5LBj8N+2IOF6N9/RPfxf7Hu2B5fihXDvnprj3dFfCqrN9sn0y1TSzpm+l8tN8bb7gwqz7tCm8TUm2DJK/6Pf5ZVxDvNuo
BjbTqTm5KEdS/ccK2KEdyWceiBukxmge31bNlw/wJzOngbG2fwOfYA1Vi0gjO2R35hjPauIGz9F8d5iTUpdT+7256na1ndiaWWL/bWH1+0ZZ9Yj+CkykWpEa
XHtS0VhMHvFTUBe4Qt/onUMmWgDYnvXYU4oczJ0E7cxJUQR/yV7rFtIpc8fGX+KwHQZpCUoxR7HPG4X5rM7+38IQgy7gy1LaA1RB2bZ9DbosuiPDfEeEZfxQ
4YJ63/cfGU81Z18rOt8YO+Eb7gFapR4v8NKdMJE5xW2BHFtC/xnzHHWnFHMorEtd9oRSO7HIJrDTQTdqhWUZeS20yrgWA0FSzVLeevw3R17gIhPBWrUDXC9x
h6CyhZnOZqRaGiezPej9gmQO5/ZTC+3HQIreiSV4Dj8Rb4Cb6aoe3j1CTCj451HwUheE4WIyV1hLjZvgocBSWEJK9VxQB+fNU07hJLkkvcu7lk6QN5AwebS7
u/hC30b1zOiCuin1qP1yI7FvoCs3Sz+f05z9pNj1v/x3vcuMP/pgOpoZ7UBigtzc0o2/pF8Aa006fK4xN3ackzM2uM97ppqDc/ahX3wdca9eL1L0LGKv6r1d
Z9EMbkqgBahN+tArrPkF23+zxnN9TV494meEjt5d8jYlwrusyk18x0YLrUCUMQyN4apYD+C7ONQYSAqTUNTGsdAy3/wGbyrRwsqo+uABVwhn8m+9Z8lsJsPZ
Ez9yvzMG+keqVRi/vbD3pxrnKxf3ndtub+7c7FnE36QVUsN3iG+V7vZXFi5wVckMv0Vxw618C3qalpzWnysGXmqD2NCKdWMuw5K5S9AR8EI6av/X80ktz27B
h40laHP16/oCNMkDhFKOj5DIP1MP8xEY6bnmauiF3yJKC3ExE5hfriFGfXSY7g/3WcpzD2jVlsyH6xatM75dtR03WAhwp/WD/r7grTQ+9i73k1lBVuOxwQTj
TlxdLTQwB75QpqNWsCiqSSpxEtOW68UXUv/gsZxPbygnwnv+HiYr9dk2himGg+hwdiGlIvNZVPFg/0p0P/DDnGy/EN5RZR2TLDHOeLCIOYcbshGGS/sL7bL3
FLGOhG3GRO0MuA+XciW4MxFhrIXfFbs2PlbaRp5yZSy9aQIexLQH9dFQ9iF7hLkpz/McYBvBJL2FfMrsKZakf/sgOc3tVK6Qg8IJ9a6OqAj1Nt4OJmhTXd3U
RrFHTUDH8q8y98E6MNnoI5xhTmlXUFH/CKGEdNn22dhIH2CSuX/IBuM0f5SvDjpl93XMoWrn7ucaGjl4pnoGlzAXgAbGQTEyor/uqv4y1m3UKMhm19jn1ptg
HKfIY9GJ4A59Jrlgb8x30WeY6zmH3SmFWI+Z+60Ttb896vYeuld4rVcDw61DhfoOIbO1qDGMZ4VvDeiMV3mvySXgGLMOmUmqm6UBsrgUnBPKhZg11O1aLWOG
JV79mFAq7yBKMh5oN5xjUXdyXX4CS0rFC1zotZQmv8G7E5abUx2ncD8zA2/Eg0lzITRqKZ4R+CdhDN1Ve+obE4x2/IS16JRqR0gzbS8/Om+a8dj/UI+EjcEX
IS6/BdUjeDVBBrTjOHwtTra0yWsbYQXlnbr5nZ/JvMfJcFtwDrrmqiuUALU5EzbJnOas6cAg1Mt6GzAr6ZNGuQSLdsmwo0XGW62SZW3Ef+SX9Frg8wTXV+2e
MZxIWnG2PTOM3c/dsdqjQ/IimZNKVmCnSDNNAu246ngnqEjuCPl5841ZcBtepWaSRsYrtUgBnc0NNpHec5tIprbC38CXyMeQT7CDdB3u9td0RmqXnWGx5/EN
M4DGevuZfYT8rTmwWUZLraPFIzWP3eKVFeyuH0iUeM8cVy1pDd9XAviWSetB+7WkiLzK0JnvMmi+QU6i8Um65LjtyyK/yQF6cOCzGUUtC34wco1W6JD8R2uk
NckJF59x/blYEBWzH3R01HTNjPjlOAymOQ4zw81+WofUvsEaOaGmLTAGFA3uxhNit4Cb3Mv8A8GeSqF0TWf19oF55tTgQukvbyvQKk81queXFspLn/Hq4Gc8
DUzI+yS0MQeR+9YFCee5FsYb63W+OxfHjafWyCVdsrxQPhXPgkP8OhQhtFGKxV7a+Qp0rAHUScw9u9X4IeTIt4RRYgx1IHDZy2h2Y58GHIXIcbQLDCax7Ek6
x+yB34FNPPT2shf2f6KfS4eUOF9Tl+lN1LICPUkP51rDlbcvNj2PsTvwObJayJDHK60C0cIq6T8lIfBMP+L0GF3yJot3uA3BOoYuUUZ7slrh9EPMFrWBb5rx
UNwirgfdRZ/aCWyx9478H6iQUy0jAqyFb3BPoXTCY+Nb8HXuPSGE3WjcCRAtKfF74Liqce+BTSkLrHA668yrkL4QdjNTrBXkbvRUfT0+FnsroYtehfSxtDH7
8lJgtVI0YqCeGEygV4KPzEQ4Qu4Dm5i55mLxPputeYNjooY6b8lrdlYEXciOTZu5xZRfcQqbAzfILRfwr9ieguua/zEfjAhuAtcbrjM7g9GuEYBCd5xvmaPW
pTG7hEZihBDA0aY/fTw9CuTgt2CdYVeG+HlYUxpLxnNZzFZUKbaXfa5vosISd/Ve8nkpxHhkzmV0sYUl1dFGypG25A0k3Y2ygbaOZzg8s6N+R5uPSif2oOrC
+SRU3oFuBpviJbQtkCEcA03Vc8wDey2SiJeSiq4BME/542+rtDIOuaY701yzESPXMpsoLaQ1we4bvHBKImV0TphmO+qpyBbDxBdHjmhP2alQQfVdWzxV+O70
ZI6Wy8mx/IqsCLm0fMfXVqiq/lKLUEBvYH8shDp+glS4Fhyq0SqQRd0gs/R+/mRHI7id/MvVJ1WZM3yi/RI3H0+HD5gDVUbEhCXESI29b/gVShWjBsRMF2kv
foQe+t/hHKOdNYS4jPFCUzjB0kOYgnKZCYRjKpBt/KnYcPpdoIVZVvxfEJgvyRimPviHH8Z4wTJtM45gxkherqb+GNYGoZhWGsLW9gskxB4BRhvLMgLotfgT
PYk7hf/OcQipsD2D+IuJvDnPWRxFCRUSy6E46zHuqjGFS/blGOWDm/WHRM8cYZS1/62VZnLt473/E1KjG4IoqV2cHe7mhuQ0dqzQm2V1Y6tQ890DmG3yEZ4R
rqET3Filo96Eq0xvxO3hLOEMwvJzyxjtufe8eUfbrS4xbwZOOEbCXbFb2cFCGe9XZaF9mesD7Ec8gTW4EJOJluQMN0mgsouBMhzA/UYdjZfwLamO16KiWldE
SAwap3Zz9uN/2HOo8q6r0g9mHP5XP2SUDwzGkwhF/sOaeEfzUffiV6JRZKehCOU4Wd5lpPA9o4Zyww1nmgcmkTKAaCOE4fxlIwWOgNdhIXM/W1+eBdf6eEdI
oC2dRC13zNICeJu2Lm6SZYYrn1uv1tdmmRbQSL5grvM2QffAr/AVpKxQmdwwhnAV4ES/R3GZI9BW4yr2oW/6XrEGWzEuSmc4G+5mtMC0eq5gj8wE2/Xa9AaK
EdqDf82yoL0xyhQy/qBSwZHBQTvTEi7JRcDfnruOHOcKarjRCK6O/IifkRaWUVFFlHzuC1dJFLgtq0qjinxn46u98/afnkkxu7334dzgCWLKjBhttMxKkx+C
R6Sh3t79LvCNKoMPUyH86E3TtD1UhrW0f75RS6hVvYm/rjCPu8eGog32xto7uIJNpjaSSO+lrHbmulwvvxeUpt+jIN6JKgRKwzoUiFVJGedLstqIEZ87Wnib
Bf7mXpl9I1+YIY5LdHzeH306eKLdkp+A0WznzHZGIyVaFEkDaSuab0yUh4OC+RMemytQIS/hskgF2zvHPs8OEiAbOZ8muJ3VFsOgr7q6CXXBDeFb5bRSyFJE
uIWcwl+ujqxNf6Nvp+8zE7gPtj1CUXUbfci1aUFDWucHoWsRw8Ud/HHpJzVBTnE0AZeFA2iafTPu5JkMk1CjoGAgpT87E/0MYLIvcRdk8Tgw1bHYIBYzZ2at
/S7BPsOoAtcyP0E5bRR1Gdhjs30t/MXEv9Fo2JFNErJRi8D1Aqq7Dzu5z3DNtGK0XToEt5FLRrmMS3iSKdfMhx5jKnePYOG3kBFnRbxWWx8rvkovCw/geFOS
pzrT1RlgL3Bwq2NLGYUCjJzi7eldw0/g93MRZiO2WtZ+eBvN4laRPGZsaOXMwkYdk2ei8T0uhIvxp6Kmxuz4AWR0zEfk4MoigamiUPQPtlrqQO9Nvo7W2mhp
1AwK9Hm5T95rW9Gy7fwlohmpMJWcFi8MsCcwZTQqhtUmmj7OqdfAAizB/VG7OK54u8vbYapbQCssT+nrYg/2BfEpqXCQ6bNNo6tp3/l408vU8QwIDo1vpIza
Vgr3ddRR3sXcxofiKqAG6YxJqwd9ZzPCzKvGSfQOPcOpZlOuTeZxzxRfOZiM3pgPgznZ0XE1wVW5FVMrvhNop6WaVXFDyku2U/fVUWx1/ID8bfzlG87+Yipx
KjtbGQ7DUIjWmCuE7Nxm6ZytMekIu1S9BxLoeL0iXkdKYTu7R39s4cEu/ZmvvHCLmS+KGkHXuS98K/Y51Kmm5KT+zhPiKAH3ghM4xb0mUA0PjK/ATGLG6Y1R
f+TlLpml9LticbBZ44LNhFOkJ3OHNXyz0G3Q0XeONMs9llFW+q2UFkfz09UQT8WCfp5PjuVsY73yM/q1WiS7vKWZNIgeYNsLDlFftCjfB3jfu1U3LTblBLzE
ffdVp+JMV+wBvNDDWTdYblDDxOjsShu7MlnYrWyAado4rnvGHe9fsBy7XFkSNzFuPFPF896Sp/znux3bBW6u8t2MMClwVomBtxVDr6B3VmlHUVna+Bd319eX
pKu9Fk2gq9lDzSp6L3axdi9+KHq9Zb3kZldYbWA1vCFvUJz6JeUB24z0oobBI9wN3E6/zp7f0ZGK8CXHThMcHpUtZz+oCupZD9Q3WCoxZaj/NHf1ReQgMKmj
ylG9sHU+jheLxxVRimmFhI9FD2T2jPupkO3vlaNK7219o1awjfRjnhz9DNrLedRF6kBlDvpCpcAQebDyOqYVf9T/0LdNbB47CI4kd6PitCTSHDWhZ8Zc0e94
NnK85Yf4Kzpf0khvy2GwXgmTk1CW/ZPyztY+ew+VKn3LPhH+P/qd/SLzlA/EXZU7wmRqkjxODuJIs4g6H07UfsoVhPdyCJcSc4wsU9JhFbLfmpK+NLeFMtX7
yLbA9qjKILAZX2Zi2Voxi4Tp1HZ2GXrmSaNeokdCA+YEX0meKF+UH1Pz5HkpwbhYDhvt4T53Fe5eXCXlDtvUVkYZD7eSB5BTwuKR1hM1hvWtvy1f1GABi7ZF
L9FTkMxtdf9t3xl1QxmirlU6U9H8V6UZH4q2EAIWewpz48JDxP/VjOOPiCWZfF3K2bXjiuWrGslV0P6JtMqTtOJCMWRHxelQ8Iveyw8Hr42RZge6u9kv7dgC
K9yCw6yLldX6W7WqVjcQqT1RRpKdut9fDGbhA8ocWwPlY85b+YY9W39rOS1G6IQtW12iJ9eolTZ6YQVqS41x9E8+S7gc39933zJSf8VOjKykfOHmim/hdrYG
rIOnqrOVmkAWI6SdyhNotU9EK6J7qMfC9wotmRl6Kr+F3+M4Qe/VUuQd9E36NC6j3FZKuupHd/Xd8M7hb+ZicZdc0xzGH9d/oEVykrWPtpgWlUHRXuEKX41W
mEliGzoSntAb6YXgWiqZPYvaUhF8SZjsSfWX0Dfk7rI79fFCYWf8jtnUXekBVxX8dM8BB6T2afvEY7Bf+hzzb2iLjfT+n+Gy8I4i6aI4wZ0AcR1p7+qengR3
d7fF3d3d3V3iGWmp7q6WSYL7oguLfujiuiyLuyzw5dQfUOe9c9+99zeLTtUmBTYVtFTbYEOIP1O2uhbRrYESCrN94G5ys/x7cLj/HJiAr+S8VhrgzL9TtvKn
QmOclO7YcThF9nVTd6MYIaz6Zm+ztZz1OzjtvRt6I3iYdHsvnWYVCPNTyVQNLMJ/mv+kzgXn8jX6pd2bxu2mHjl3FjU+nwsdo5VUhy8cvfeuDS1XT6XW4Tqg
YvY4uy9Z357m+SlN4CcmeLXFZhlbBcsL5qnj2FN2da65zcGjwketvfa22lT1gVSfm2jcJHFwWK8RgbhrcBRKqjUjf1HqXfNEIpNSDpUMlTCqUUMImjjE/NBq
6Hlk6/SfagfzSV7tatfxIyZNrNKa8xckb6pkhnEaeMuAQDkrks/zBIzW1TOZ6vxc2E8YlO9kJHaPqzUqz8/mnVi+d65nv9bEHMVWM1pwg/iFZDtjpr3bF0jd
DU4LKQVVxPvVRvgK0B92R74+d7/6NEqOKW6vEzby9e0a3HxvewHlRaZgeZurfw01Cp3eUU7uBbd6SuaVMCP5t/bUPMX7kL5FbU35ob3m0+kGyG99RX+hiqEe
Sh201B5in0XbvenmCnxr+Gz7TehBftv0WLs4IASQ2hetQT/sdKsksSO1Vqg9u0iIpe4op6yJFm3/ZryTe+jfHetReNJ7sD51CZweyoXjlHwxXJmbz9VwhNrn
nQOtUoJc21BCtT7cC6KpfLQgvVZF7WeeT0pAjVCUY5ne3ZqGjzM6C//jfcJxOY6thnd1t4W6pyihOJ4HY1Mm2YNTnlo1uFdoBV7E39yaih7kjg8F8o5YT2uv
SD2uDxb28efBNZvauWbnXk8z/CmYJ7NggS1xPFPH6sER/qX4Ow8NWmkn3CaXxhtC37yGob1Gxxr9jDHCOmup9ISPxB556oeuKm/QV+aoto6bWq2uWYsO47Kw
3jWiCi4IZLXdVgNyako5YXbySLCHUlN/UmPFGbZYo6ZQL3QNKsw8bme1bykfTYvrx8XqHwEKOb1rCj6LfUKU94RXYMKjHMGzoNDEU3LzRoCmbEFeT84J4kKb
mRIpf9g/5O/6MvQH9YfZ2s4Qu3jPeMYL0bmFKe4KBo6Z7bIPcseqTNCd6SSK4FbSD0P30Gq7Crok3kAGWsRmyoetLd55Yt3Qu20tQxejW6Z80/+SplKK95zx
ln9vfaO+yQPsOOQRNWU6uZ4ryZvaOF8LbTkXljk5bzAKs7cZw3xLyJ+2HSpCqQUft22yAPNDOgZPZad404VfZJn02lxdT29hTqCFzfvC2FPO3cE7nMBXz/sq
nLcneKuHaGZcSgdmRvVfVhOEsbJWxR6R+FGSjZwcP7hi9jMWZuZRUd5y2aQ1H1YEXmdLwePplMem9AeHlQPCsKz5+u+BPp677Hvjqm9peg1rN1WEm+DQYAZ6
Lyr4Q3ap0d5flGeoSZ7/cE4I2IPAWnMknAjSrBvVSrqf6jH4qkLCnahdigSYzW0geOM/cZY8I26n8RsDaNzklGFIIdapYZafmijnG+WSxgsLvVXsfijce08d
xu7kBbE4ZElGbUps00WrZM6KzJk2xfdUx6BKykZwi3rLDvTCUFfXLeuUulJc6/2Ar0U+fRLdw9MKP8nX4m7w/xlLhDYeLbgS9sE59pKQor22Bpo9mHyzCla5
oD3qpO3kaSOOeaKmFfbRQ/h82JlekRIEPrEfH8aVxP+CDfFm5kAjQ73l/mwW9ySBuSkd2RmghTnBcxL9wJZpkqHb79R8c3hCb3958FX4C0VT8cI6dFH/bkv2
HbRYeZj0G7gsfQzuB6VdfYV2uQO8V9gUez9RyXqCQmYa7QKm57Q2Qz8irnfp3EvPQKuGtYZuUG0+NVP4mHs0qbqnkvA3LJdSwRgkfLCH2qeNHfhY50DhJmqL
l/aeYEPUAJQK96IE/izWR1jg2+peJ45VFa2Ia6xdSXByP+i/mM/GHuOFt1KwQWiJETTeadf1ccYhZR1XQq1PX0aDpf/ob+og/dyORoXJeJjZYj/BnVpbdq73
udrEHEyl8meyTqM3cKD6iyztnSqFjMfSnNAYb0+9Um5JbhHE4NcKTfJGeKO8J41pdiwtOn3CUGuKT5EXoYH58+AkM0y76+ljhFLegCtAsgcgP5eMZqFaeZ2t
UZYOWof6qT88D9Ec6iFT1uyt1vNHcPPJXkIt8S1qFK2Ac2geTwnX1WE5F3wl86LBdbupPUxItGOF095we3eq4u/ONtLu8gNCQ7kqarXEKL61TUpX6K5cqdih
cRcLiuuXvV/BJzeRV8ya4KkA1xqnQU/E6KvYC/bSlCWpAbY9HKGxDiI0WZpI9za28Ev4w3Z01Fi9GTUXLaSWcpPhRK9CTsEsc7Q5NWWto6X0hEsWbsfsgXgW
xwwLFcg/tTDtTqi2iFMPvW8121prD6E+lbnHfTF75v1MuVqRMQeljLNv8DfNIN8o/0MyCvF5jGQ5/oJ7yRKefZkn4jcX0lpZLFsZIazN75x30DteGoUfDMWk
NmG+2utBabwivgEUtYdqSeYm3rSOq34zZGQol0JzU8qKc+2KIIJzWSY4G988+FnVjCjfpoQ21dWUv1mX9pgOmrSh+iswCx2pPsLzVKND3YRsboHxJzZUjZdf
JIzVe9oHcnvxYtVXdhjxJqBrp7fKeVeYgYX/rrLOeQYj3m4rvmc6gFOCaX7ICbeytQ3oX/mC0DhkpgxM+c3c59mZ8zFxH94q617ohTzV76SGhYJaXUUiZ2CN
81DotunkxnCXeM7oktTQfziwgx1sZFjT2GLkVbWs3AGmhx5L9VPrhr7mraTr67n2KbqcsID/po70vTOr0nPoW6FNYEhBx9AJbYplcm08HBpdcC+lnrxE7yGU
xwem1Am/zT+2euVd9lbPr8O3Nc8aRUwha5UHhlK9r1NDeQo5DJ5B/0NthIlmSzhZ68vs4i56F6H2wQKKsyfRj4BDrmyXFEzycNVUY11Gv1CiXdocrz5xG7wB
m1GJ2Fjnfap4wX6jKpFK/TAo6r3VQnhrvbCjzPfCQKmqL9dsxm0OMfRcmMFNyi8ClqrbYBkzSR9lxWCY6MBP2Re8A615KVtcChehCowW7K19Q4mps41PRgXP
PodNTAITlC95JYS2agKalerw3NRHp6zX69kvOLczBZ8GEtXBKYfzh9BdPe1Tw/T/5NLqAHMbvA9/uTLpIvZ89hWrsg1SymXd0pOYeK5GzJsCZV+ytc7cbU23
f985HpvKzdzTutaeglZ7auaNrd2ffRuclZJGJym4Pd1ekG/uCSuYXHAmBd9VsFPaQxVk7Lm/68XeAXuq7+qyuxz8lyxwXcLepKSgWdVN68W+RwUn8/ZKy9UN
xhehnVqCfcUv0vvETQEhbjNVSZxmTARXEg1uqzlEHkLkO8bKLUExag66bjiCplWWIr1HkebeqkC7BKwC4+Ax9xxPHvDRxY29vqvsQbum/cZzSt8HN3BHg1Bt
SJ+wemKjtHhQzhvpeOD9l0jGsunX4ltDzib1rvQSZSmYYjltWmunTULPYQYeTse6/4HQmIetlhP9vCB5lpMciqEOOPurRXJI9G5VXVPiIpm9JE8p2hDPpbij
0gs4QR9spLCbIhLY3uYf2ixzBhqkLMTfS7G+fyM/Ipd/qH1ImgF3O8KZNCM+sbzSdGdVvh67W19hhCsD7Y3GeHTcsZEZiL6ZltbdSEfV3KNS/oUpoIuQYpq5
hd7H5VCp4A3tBF+xVki264oRaAaaatyPHILO83XhHgSFBswutplWz/OZG0c20wahVryX+xOvEaoL9lhzxA/Mf0oSvdNViqsOdonX8FTHYiPB+43bB366n6ec
QzJorVlqMtWB/570hR6Gbxb3gT0Oh/kzPp+ca01Svvm60FcCA0nSqMn7c1aK0Olh9oYmZM2LOhaaye1KGeLOt8eHypBPpMvi4LjBVATsHf1E6qeupp5jVbUO
2kL9b+oHE/LOyfo9NwWfZ/W07oHq3F6QQ1WUj7MDrD2wsnrM/Jo4Dv8vIV98Kb7DZ+TmqkFWZPYGfGYVOAqEs4XPXTNxnHEWfHKdRLs9U6wanhWMqO5SppiH
Pfe42KSZcLN+mu8MrlMrPApI9L6hT6n1YQXwN2xXrRjsvtGlZMp+OTu0x36jtdFaW7MNni6l/WntwvZT1QCwB2U7yCrsMm056EtvcNxGz4M38ifwpbSZVDH9
KTjEHQX/CCz9TBXNakIP2w3CwFkqTFyL0hJ/J5OSFysFYl2rgRmU2yNWFeluoBi8Tk+xq1jj2Tw0OJCaOMusCX6jtkpePClxkt7IKOPBpFythX6XEu3zxiut
ALyHTcXi2kw0CduGfDCf6yW1NE+BZ2pDIhM0DLxEPdgEtNVMdgwiv3Ad0QJ1YvJp+IBJQi+xv0NXFFxujE2V4vGjyl11q54hTUdthf76efgh2FZdoA6Bbq0O
uqMAlCN5jTruQ+JifiXbVewNXHS2589CZdWwa4Fmej36oX+IgFtN3C/hr6THqOxajjmAJkLCyg5+Ig7yvdV3abMlR5UwIQ3VouPku3CEGuRqsSvoTcwR+QU8
QtdEYpVE5wTGY7ZALY1K5DWmtO/fzK2+vtRNdJS7yFdzxJil5TzYTrGs5dwJUEK/DKO843SC3uc9693rHy/QaHlaJrnD7EenODq5/tDrSeOJLq5S9ATrvVrZ
7iy98hdwI4SuzCo5Fu6jZiTvMC+zc4RGRBkpLaV7QHYXp/9mmuVNE0bbk3yfU2KJEc726mmjC10+1Jyr5qpOvxY2Jj+SrpuGN3qdSrSkXDvK5ewE6xVkTFF7
etok3wFj5ESuqvbQmYIYtS/dx3s3cjbTw8xGZTQi2E48Bxqicesm4P1hOFfM+BwaqxzOfq6v1SNsCZ30T9LO8NMcUb7bqJg6CVJiDWI8+zNzrFmT+mLulTqo
k+ETerJeJVAUTSoxQLlrbHedUBpZH4RLxj12PvDoz/TiRjlirV4LSVqO1U/zG1eYCKKDvjztPaS4I9gZWJMNug/EzoA7nDfQz+BhvyNhNNvTUVTwJXRi1ybS
W7+Z4WqsdTppCOhkML7kYGk9gy/K13RpvCfxTGI7/QjYX5gsxWhW7c0OssYnbkmpypZFd43W+mO0F34Cmiywqcp/4DxdzloMRwSDXHUNt9WoZvQDOkdJisZD
ZV2L3Evcp4wFgZlZWXwd44O1gh0IVoeWCOPsRQCo3bRbrKw0NTray7gLTFvTYdZmRmkziaLeOtI1aoq2K/0A9yCoolHULBRmfICvzZV516gWWI/gPjGarUgA
vYQ9gTnCNYqY6HuNn0c/2BKOEskb1a1UjG80laXNNCsJxwudc6Tna85wYSPzybMY+y/xd3qeMYsdzCUJbbev1rrDyWSTYEC/7NzJqZLgra6Otdp5BkiJxnSz
EvVLH4DKaRGgmKHrjcnhnp/6MZZif/dsArnaMXyudIg77VxpI3NW2m4mYH8zRmvV+fZKOiGbJ4JzUbQ1yz3ZmW0E2Y/KOP0NeZGhwL9KOCyReIcm8Tv+SKOZ
rx15P6OrNlBr65TA6oxnRIncS8wQ+qFIGrOw+9R7dqsar69ziMqcRNJ3EHtGbwA8fYY/plzfHsXfhXM9peUJeFv+misPD5INpZHsZdcMLENKDrRCGWxb3BCD
ijPNL1NiH6yXvFOfgHLBXHISPUlcz96gqtC1mNPiZrVoYB0qseM6iAOV8WHZHenTWk+wSz4ImzpATAPtGspW1/ITublosp6FX1C3K77kVuJh1y3minO8dg6t
Td6qLoN7/PPYcpt/Q3+6d6tL3VsEMus01YuQ2NdyfCjD9ZarRD6GQWOMVyNLGT4lEp/p8oodqBauDHZBzqMExZjqP2esNVqLk9Aq+Ee6Ki7SxsYtNIYzdXhe
nZH0B1fRCFMOJnzmMjyLClXvKryYcZYPr2Y0UgRnUaGUe7C4TSvAdyf7E0PUPH28R6E741VgSk44/105wrekVpCt+V/sI8JHIibGvKCUpHtqWzEuY2rORioH
Po3fL69TV5sCWqruMX7GT9VWuTpxEktiV5w/E05QufLEzEHMIbW7s2X0YGUAG+5MhqfgFTFJr41NMle6hhGr1Hny2sDztJaBxfpSZZ5Yw7kCu0LW9ymln+s1
wFzvbiGRvQuqy0/pYARBD/HVI2ZKJz3pRkeVDqaavRxtmd8ICU2rtBD/jvc1urryXe/oG9kNxZsk0paqJ/wx6ybhccJGvjbsi1fWS6uHcmplViCPaN3Bad8W
xxL1ktQHhqlXHanBzdJI7ALzEuzmp7LVIEsM18uRd+Gy7LpSTWIHc1VunJHqoKlLxPGkSdg18M3f032Rbe/+ur4EuqXcUiti34189TT11rXd+BOMr9w26xg1
S22OJoIFYFrOVypMS9Kva4q9EEXExIAEx51CftmAxxuriBI4BSfK9/Ajem38grs3QzGdmBd2LF9HKyceMd6wfrWjeNXpIN6hV3QUfO3bxsxFn0G0b2ruxeBZ
7IJRz+hPr8huhz+iPqDmQGWCTGfnUvVx0kGO5YpxQL1Jb2EaomrmUdQKT5RtOEm3ti/OfuL4lVBMbWh+gX7QErrUA+JkMz+ph3OD1ih9snwpw+eoIiXLk4Mx
RksQoKpmldLTtf/Fh9SlZKIWzR/gb3MeYoh+kwHBMdomowZbzxzH9bQWwfNGsrZd6yZ+Ipco/Qs32NnVOXSGcsMruaGcO/SnmPtqnHFfl6UnuJlk6mvR3OTZ
Sn/jm5RI/qNWR5dg7WycmmX1sR7QLv9kvxP+8FyhNc3JOOBPrC/IpYE00L7tv+Y9x28KJKkntbtYMX0i3TPhHdWTr2gckE5LF6XVaIXqMYbBBGskrIbFe9bq
5YPX45c5ejCcck+bsnkGd0WoFPgGOcd0Y7V0lRqkVVH76vPdqzxiUqQYZjbynfWvUcaAhpX+h3t8Vdjf1Xq0GsOi1Xovugi1Xbuln8WP82Hys2QvGr89hkoi
zxiDEyjJkbOI3I0flGuFXw9QtENshLL8c8A4FGtWhaK6P6udcYjvaJTe7jF078KsBoptVjPeMmHBv+HI7J/Zbel06pnRn9qiY/RdqzEa4mD4dLEuMdfAjWS7
mblP6YXt4iLg/6CADlIvUS58rCzlBMWrfXEfd5VyPKbKq62Uksaw9Digou72zsRh6n6jInYHLQuOhKXhPVQFdYki9XjUJC0OWyx71bdmY64N/a99jY9xJ3Jh
Yriw2TpLDo7MY0bI9XICufXIMYG6nmyttu8frKZ9XfwN3Ya1NcL8Dh+KvxFQEtHT7KJsCXw92g070F+J/qYGdWJiShd+jjWE2JFT0/5L+sIOyRrg3xNsDSr7
DlYtY92nWoBDdP8AIQ3Ve2MrtQJ1Akp3lpF+WZ+Jh9J9cR7qp/9lDid2aZdhPFpK7Kefo2Hhv/GZWgu0X+4jH5SUUJ5V1agfeuirjjWhOskNgmO5yRYpVTII
1+e1X9Ri1BipHiqqHtH6SGcyuwd/ErbrH2kGuSe4U9tgjJBiHJ/FJmiqVRrmYphxR0o2a7qtzEVSEWqR+BqLpCvYbma2dUvviu+Whqph5mxUQavGzIfz4nge
V2fRG1Cm5IvPkSpgJfUj+m9KObOVfQRfDksHs+CU5BHabT2SbWfkadWsR6iKNhKtZ3bAyKwr8beJuZKaXZyt5alhdEInhFFSY3sI9R6vi9bAzMq/+AfaS2KN
tp3fn7WC4v1zyeZp+bosvJGq89tVT0DPrWAk85fUV1Yr7btUkl6FXQ2ehx+pPXAlPUnpwRbnZVDZCM+9BhsUNtGmgTqKDEj/H3CY1lOG6jZyOdYPm6f2pDRP
AWhJHnQ0ZQYHL8D/UDGsqepztLdz1KlaeayTelp4LMfyu6tuCixT4+RVQknuJFWZqa7VoOe73ti57FbKASaT+8TJnghhrP6Ea502xRrMDdMrr2yQswE83LaV
fwdniRX9a6jP8IPaOG2V549AUT1Dnqjz/DRuFlOOlRxDseREp9aZ2+hohsKZh/w49ZtkwnXSPlZHbTSVtLW13Dc+DYbA73x2Lkl8EnX0HZ1DiXCF7qvwxH+E
W6mEkIJGo8P2M52nOGNibg93NzuVrhPaYG9xN0bf+OJkJ7JD4LBYlxnFbnZVJHhvQ/43fDiISNhAJjNTAC0PkkuQdZOHoXywS1cTegUrpO3TkwNTjJ2MRO7l
20kyCBid3auE2qAYJjp5PY26gXlNlycmuwtxXkZ6PHUIb882EWPc//opugE4CLqL3UGMKxIEg0dQ4U/UNu0AbWdvp55z/TznQabsksycTszxhAixgHq0fTiq
iuJTpipNrcKcQXfZlIx+TKoWRs9jO2uaGsAo/AX9b3Jp91mzNfHKwum2/GPIuf9KjwdZQEw7rnzh3oHfwA7wCLUWm7p66KY6kTmnnXFAIto1DXHBUaypz8e6
giY6TpW1R4t1wf3oYWCi8WTrRMcz/Qfvgi+pvWovFMEZhARCqX2tluCatM9OyGuQM2Hd0aRMc0fwoh4jDdKaiiC3AC7B3xKf6Nu+Pq6J8jqACFYz0Fl1UWCa
VMWsiz1kZptzKS13Ejgv1ZJwLS2OEficW0bFyCir1rYRCf0ceXIiXdxYbbukZikf6HYpmeglW8b+zb+AHA3eif3osjnAaCB8ce41k52vnPnMWHoIO9zKkYtj
n9FB46/sYp7+WBQavZ3U18VPId+zDLHZiDc3uFrq5XMkq5vmVOdiJujMsoHjOSux58QQukRGRzXPzUgfuYj0C14L9ETXqaSsoPEeU4216JljJOgSCCcCWZGB
QfAx2c7IMkqbqr/2pi14NxDH2+7p0KGmqs/dt/Wu8jAuBlRILq0/x/waos7SdbIrgnDumnuJOk/U4Rt2APji0WKnufdxe/Wi5m5zkGxhjXAJNNDiA6W1aXA8
u9a/Fx2EAc8SPoEbwzJxAWSpj7iwkl+4MUpb2AObELoduKmvhAFYR+wGQvpRrtBi6ZgA6d5kPsjZTM1DBertJI5ezJ/kSpvd1BL8Vb04Fe8ei/qg4nw64lx9
KCDGWn5qsFGBmAEiURKeLEaqq9TDYqqhowwtTR1I0+YrfrgSHTioVTI6SK2Cs5NHMCegod1ga4BItrzFJj1XSoG7UjP2hdae6xu9AGGFXpqQfs1MTuoDK5kh
1Emb7PlTLcH11UrDBznhRjfVcvxAfwS/xF5g5sopoL1nvV3RMVJ5KP+Ayepwc5taHF029iipZHOlIluSPRUAxiLolN6zO0BDT026jf23v7U5RW3ENdrewOjl
/CM+IlnKLr+pKHVPms0cRwL7LfcoXsY6T7UUVxL32KPKWNHP9kpqCpsjni9hDbDvqd/p5WiA0Vndj1xRXhBP94XJbD+jgeGOrRU5i6tNnsSLER+SrqECfb06
QYutfIS/g9rYSuJLqRZaanfgyzIv0SFUVrypT8l+mvifYVEbiXNJq32rAxsNxRrPjpR7cOH2NhCfdMucYLakZGabOEeyqTYwi66jV4U9qFy9vrpeLG9rxlWj
SuakyAvcPzoU56u7+dH6caJNVhX6T5+bKensgfqhhvBvoweZ6ljvv8E9RE93eJzJ2C09AiwxEmDGjiQ22emwimb3QvdQA32qRorDQW2RDbaMuyo/o6J5zprj
fwlW0k+oB3h1NIDaqV5BfahdahY9QHkJ9cJ8rgEgikLZbBdtOjHeXCDGUx+0y5HXwFj8P212IJUYl/vMIIUd6Ii4MdeGldBV+JB6i19VUxNoelnQzNhOKeh/
6hJtODxgjCWKqn8V9vWS/jD1i1pJ7KXewKdQ95zP8TGBeuJ1133zCjM9jpIagRmojQ61yfg11x/qJa1L+vrtOyVz2TrpuCM6MRXMtzCxO1WB92aNc15xvDNa
6Tg+WpetbRsjYZiro1ZC78l8ppFyjjrnbkYTKAKwFSK5nfhqPI0qho0OlpeiiEXsTeUSLuh+dMp4L0UYb8l7xF/GbnUetTaQktk8uDyOlpoHrAy/upg5AfKg
Flitz8itiD+CUmCC+ZtSn2iAj1IzSyewm+RRYJVWXponVzTjpVy4TDxrbIV+ziJuZrFp/dSvrjFajF1bTHHX0Bo4RzkFYykm0EGwcUmdYBfUUnP4g+pZPa0w
gYYE/zGaEeHoV1YrLUKKQRWNomYMe1v5G/UkXEycnAQq0+vUSbJApCX1ZqtW6gcZrTb2QM9Vs7UYRsT702+kx9lLQC6Y6c+SRqlpiYS2Cz+W1E1dg590DNBm
KCEYlzkJG0sdio/Qm8AtGRPA38grbpbWwa1SPbqUMyS3j5iC/22UokcaPVFQbY+XT2rGjmX8uXv0ZPOn6ljvCnDJfbH9SbWYyRlLAlPpFvhcd7RcAU6VBSYW
3WBo/UPgmSOEdhpbnKIvMXq0vAvfGNCV02i78R/S5H+oK2Itqn/a1Nh1Sh42UN8lCRsexzxMmIp2ODtJVNqtwqQeoZVN8Gkt2I/pv+tt0WlpgGu8lp84QXvo
44xl2RUCM9EabbxUi96DbXCt0W7wm+mRaBCsjF7K3eAt9Wn2GDXHvdrdzrmFuUkmAVtqlHNBzdh+yHgq/tS+SCWNdLl0cKqjvpohVsR+o3dJ1/wX4USlATtG
KuWLoEDh5Iy6iZgOKVcWStwScmnwC94zaSZZGw9FhSld+WtSMnfBvYbdgL7C1347KU+qbJ9EHqOJOlFaCVEgj/6ZM0VdSbyAFWGkdpW6AufCDa7B/oPS5WBP
/LpYxQB6VftgMGROib7gfgqOxzzP2g73OLontFUvQtGIh9MQr6RoHYg9EDfXqO/lZdJxrlNgq7BLPrSeR0GlhHshGoYYSIVGqZWJilgs29+crNeVSPSXVdl/
DX3GWtNTGZd9nkvIrcu9grsoE3w3H3MrtXjXIuyw8hf0AJuTmIukJ/cwfZ46wsaB6WRHeiN+ivqO713fmJTtRDTAqqGKnq1aV3MIqmDvpCr69qlr8XrGMn8U
hSmt3cvlA0aaCxlv0DNrCbGaeGMOAV8DI40KYIJ0NJC9PRU/pzaVi+itqHZ8gaOTUp7rCdLNKo6gpptHxV3+KHwJWGRWleezc7kF4D+V113iRfmAUk3P9fwk
w9HE3Nv+JhExUk3xb2kV3RQNUk9EvzH7Ui3Y2v7H5lVYFO7WTqGmRm2Yz0RzrXm31suep8TDxlq9YNP4M4ZAjgo8wCi9kxZrNGKnuy+6oykGfvZUARdQOzUO
36QKRnVjO54ZGBHTUjilPxfrqSfprigGVoBP2HnoIYhQS7MVoy4IYzetKkwoT1JHaYf+2VODfIgtErP1mswFNEhYmLk8I5qN4N87KE+irSmlbIDdgSFmc9Ru
LUqaL0c6+zsxfxtXR5wxhPTu/q70ffOVVNRble+KVolLrWWRk7dMARpTOnSXO+z8CkdynbXy4hlQhJzka40vY2uQF7TZ0sGgpTH4Av7Z+soMTty2h8Ik9Htg
SGwiPgiG0Fbk5I4n5cEnZBxRmeglrcYA2oh2WNeythhvsp9SYcRFYoGWDSV5VHY7thq9QC0hxCpec5waqdZ0/4T/U9JxnruMGmlRvhSzh0CB6zG6uFC+oHbn
U5iIxGj9sGsNfQXsQG8d0dwWcQy1P5BvR5sQPqR5pq+0zVoNeLo6cqrP9ReFVFhJbQP7aG/ULjYBhhn3gumQYRHQlKnof67Z8htqoVbcV9XvNdIsltqj/1Eh
MfdPzBNovTmG94Agtk7/iH3U//VVx0f5G2rR/J/uJGox8GkDEzoEt6CBbAuvzUSBGmyiPh08CRfpFlorM8nwezrBd9J9VFOO0e+bZfW66j5zh1FPvmGmantd
56iZ2bXhH2iSu5O0j29jncjOsv5hOzF1xTPGSlAFASpRg1YnoyzIpXqJi7gwhIhRWg1mGjUzVE1/k9NUK6OHnDeN8tRS8a7/NLnKcVyfbN0ilmrD8Rz6mxRp
9VX70Md0P9k6OJ1ooWYFs2kIpoM9Wke4OXwH9QQfxzUXFoqTrX1KdTpZC1HV1RtKEbuVLxLs0nYaXbXx6iZ7hfYfeO2WOJhUmb0N/5BWmjTfI7svCM9NC1wj
B4pFgmXpankL1TtGy9B7fBvaz3riM/WqfAfQ29mW3aY9QENt2n7tfxTsrTXxH1A5aaPHgE9RU5ViPWxdqwOVCV7THaVt7sZ4c/TAGOh8HXebvQL+VZ/7M43J
1HAwRw6CY+nhrop2pE3aR9kPiCZeeO4xE8Eha4/5QhkUird+UJeE3dwkYW9k15zP2lijv7kH8ngTtZPNgtjgVtTIaOkweYgquVLSunhr8m3Ymcrvag+jvzIG
nhFog/L4VN1SwXLtvboQkWayNQqcVH7Bq+pOzonmgk3mOXMYUUPcQoxlboqzuaFatE6by/jqcWfoeSqyR+UmCk0YgI2n6nuq+suiQKg5EyjU2Xhxl9kN48Rt
Zg2jj93M7IL8GW8TG/pfY6exJCqVPScuFChtsD7AGK/nGXnssYR83hn51DEN9eBl11w3zLiMHnCJnhdsZ/6S9Jd7uBRFUfCoMZZf7PjbmqDe50fRL6kmzALw
2kil16vhWmecN8p4xsMTWkfpjn86Vxm2ITKdXVwV6EqhnlQn9bBSy2xIjhW36BLW2fhNqBaYknUFVdcPMyv4qSgjqTsFnKdzohyyfQ604vx2c/aLenL1em00
auvdAc6TvP4VPYIb5CZMsJDsD9DlabRmkbTHlyik2APF1OQjhTe6lS7heWoc8yOtuV0UPqaH+L8lzVO/cOE53+Wm1i5XDHrH9PBWI//iLmjjYK2sIwl9C32l
g3KH+W6X5X+iVUxF7gF7yHUg0N5zhixmLkmjhA70y1C9go25J9Vnud+CJTVJikVlzMn88vTygQX+7kaM/ru6nx0K3wmtfTfU79wesq8/DdV3vJYuertocepN
9w0CbJtEHWI7mQ2M3ngmO8U4yvSQ+5AV3RUMknmadQFcV6LFVuBVzLeoWSJhVA9csV8Zu8BzMVF+hre3O+aNUdsbrH3DUImp2IkozNqj97UpewdsZ9YH39iB
sUlCCSFMWYxKa/86KpMbPUkY4EoJS2WXvV1tnBfPHVLTuWzTryaGavi6g97aQpROFTVWWnV9FTkqooQx3fqfp0cCZUaAoYX96AWOa0tFClr8TkDCNWrz3Jzs
IUY3VxSMTC7OJ2pzjbmexSkLnXGJD+jR5lvysjbDfoKi9O+oVm4PtXTcE/KVfh1cFvoIYeyHbV/lQ8KTzGvGEDTJ/4neb70ipoZSxBrZXblfPG8XBNv4lsKq
+UX0D8ZptER/jzQimh5thHDOHAyTsqPxRniuHEHt34wZMzXBO1MuTa7hVO94671WhDjvcXhcxo+NO5TfhXr2Qn8PPlYl2Q6goXMdU8SzwyObf6KAJwvWMOqj
1saKBI29H7rhjaOrCE1dB/jmWo7g1i7JY6gU7LBdYA7kjgW7cufl0eC79oc6LqZ8bK3Ej+Zn9pldm47UEH2VHW9sINpVbeKfRK2PWW8u1jbyZfXr1gOxMb/I
GG1sDLYQBjgCOQmgHxwFvWYrazL9QjoHWnhv5lTY+gGFYZfpReCStoLPIFsu+2B/QiVhTFRtY5tWntnItw9VchWzPsI1AmHWo6HCYbuNs3x/WuWBXRnV0Gu7
IuC3YL7ZGu5ClZK42KsMp2rIpdXAB6Gi6JG6ys7Z3sP6hWbJ7VEd+mDwmDbHuuADRGfsT762pyhXxD4RN1SomlcqldT/hocKSX2Lq74w0R7M79MytdvmcaMp
1dhexdyxn/mrhAyqHVbcbsS2D/YSIkBx9gIYkFGGnhPRQ1oJronlvU952lMh1IJLRk+VgZEt7a92NfdrfY3xwu8xq3rOO7vyj4NJxAnoluP4YnpFMJdbYnBW
FhVvtoNjUQt2IaiKlgWTQxMNL2rLBdKPGLW4EdZWZrAyVi5nGInh/G+OYUZdZQ5TjBtmPYDfjWJiwHtHbA52Bodi5/hYdijdVUVoCrhj3eF7mDnWWhQHaPue
8TXpOywibLZD2lHzHRhmXkqIARWDOfRedSssltlYiWVG8k49Jvl9fBLbW/jq2W+OkLYbK+EpbaOeR89z3/GoanVwJzDH9rJxqKSaok9x/ifc1X0YmYMxAWpu
Shn1rbNGqJivETMzt670H/VOWIMcnljnOpjCYt6+aIi1iKkF9hKktJF+SjWQDzk3cd1BI+68cRYu46/QM91czCjTQJbkQO1gA4eTPaDmeXagPO5m4HeznhkF
OjAJWt3N5fQa1HGmIXOV7CtoYuOcQhUI/fky3Dy0iNoNOnpcdqo5nK8XuUSuLDThdoUuajXZCA2PzOUWqHejODYoH9U729nWPjMTTaJq4B5pOrMPVt1y1JNv
nQY9zKvqBntRtcrYfmMEioW/xMFGpJKRWC7003mTm2I3NbqlxYkXAQaKsW69rfaGssUViZu0ZvYULEJYwUdb7XikAfMgZ1GT7b2e61QM9pl94q8RXsxO0k94
txBFiHKeF97fufVyLe4smu0osE16Te41fQAsRX8SOjDTqbdQpzrHFAs9wh+QnbH+9CRKTlyCxbHlTEh1hF2pXXYEMuABPUa7x+6hElKueHvZD4PHqZ7WV/W+
FFtwVv83p7y+jt8tt/cMp9O8KnqslbRSPGfAXJhirWU1pp/RjH3kqQNe8Y08+eyL+IYy8kwzhishjy385/qb+B7q5fifMZR8yWxkvNx1eorRmKCdfumgJZs3
qP8ZCvubf0U2IBX5lz7GMNRu6AvWUq8LBtmvxG9ovEdUH+IqUVr8KvaX/l3/1vhEDUh4jsr7S3oPqDlcHc9j0gcmW1fRS/M2dQvEi6+Yuiife61GMOl2cZHS
6/HHtbJYj0D6jiOazfdhums3xOXihsRlajybj6nqbLlNIBEI2lPTJ0WqufjJbAVN1xINWt0jxwvlZINqQBbn/jJPItZogP9F40iFK3zzuZRQjt5XrWANdK2g
ZNcviaO2wbncR/pKTkVY1lNMnW3MzW4Kk72r8Wa+/mZfTwDs9QwBRVKKwczoX0wfNIrtZ4raUmUd1ym0RxKTVxmbfLFsB9al1lSWGinsYesbrVHRlde4kfe7
sUwoIC9vb51f190ZJlerlFXfNQD9655G1I9zg0tJ1fB7/qfOArTOT2DdwDH8x5ZTcLC8VCWUa/g9uTbM1j5Q+9jiOs3YaDv8je3guU7iRnP2H/GiY6FeG5X3
9MmPhWp+M3LIiiC6or/UO5vZ1GQyza9pRaqWkxvKxdA7FTPbggfoo2Ol2AEsRwcJN1YNu0q88c8v5I7TVG2zYXIpYgryZ/0QxwTebIuEMURX7k/uGLGCfUWV
1Y6gVclXqdbsQHYbXCwNYpeI+VI5rK7fJnejo85hcIIkooBZeXVRw6N8SRztby/FUfFcL6ut+lEPuiuy1XxXnCsjZlMtwAjjLebArpGRlKkaSM24n7AZv+R4
TAxEH7W+ZI/Y0nIf41GgRPZLQiSLC7dzrsLGcBZtu/v42okV1EHZ3/UwrA6c5vqUeBHODTLokb8U1VkboYaoeWQ39bh/ju2DH0BfpSI3yr/L2UBbpMwTuyMi
w2VVA+tiT9IXCd2+Y0t5o4kKfhvPNhZRxY0Y7oY9n1ot1uNmqlN873eU8FtMR09RUD57GJpgeUB//T0+lu8B2totlC/2Xa67ts94pkpEBHkTFAmW5v+i++vf
9AFyTbyJlaLYKMlTzdgkdkArGN1XFr4zh+JnkoMxzVA/w8Hs8a4KvWcRGgUSrOuO0VqevAdfw74g0qVPOqjU0Di5bUvwrlBFbkDdlM5T5cxf1DKyN7uE7mic
on4yRTiPFqE6k3T9mXFbOWulO9eDMKoM9o/2SZ8gnaT30B8Lr6g8e8/Y5XFpp0Fz2I19Is1FV3eO5H7KljGa/qqeQa7sbfIf8lo1HtbhbmV981Uzw6k6dgMi
1QT8OqIV+5qIBG3dzexUpQI+zFPfHwhAcSj6HzFNL2a0oylqCphICAZm/NL2GtMcOXAJOb6QnK4zS52C2EfG0pq5/LJPEfG4wEVyEczg02TCd2ZHBfMHl6lX
1k4lX+Ea2ftygmoFbn9hZ/3dEqnjaIGegEnuUui+/xo+z3BsG4Fm6L6oPfpx8EhL5e4gRUy2uaq6WE3/Sn3JyXcWV5PELOWm2JY+rZZzplOT8QLgoiBzjs0B
lzkrm6abUsV4Tukv6qaAH0J9cRM7Q8uxVcXrxlr2Gzs22J3HxGT5KTiX9YWY6FvCLuU08zbyS7nAxVcCbenW6r9sNSxTfuyIqsihGfQfcIXREcWod7NWaI3V
mqaD+Nt5kZquBrlv2QT7Q2ovlkefuSpCCbENeE5NUi+gP33fuBZEXVgNPVMd0XczHfI6/X4hJ3wJhqGDcl9tmbwddaS6Z/2DjaIO+QeAPPdTmM7PIk5k3NQX
SZ6Mxp6GXoLKof8GX9RKXDP2l/zQPID6EXejv1Hb0DmrJXM+drJ9TETaIuMAvG860A1fA0phsrlX2Eb/RGu9Cc1ydh+qJ3xuVlIF84LZiKluTkez1daKDxvH
/u3JTKopX9PJREJs5thHVOX/J7T0rFf+Qh4Q7hxD/YkFQVMmV/td6ulooLd3WkLp3O3UDs8m4T9hj9AcDOejuT5mOjNTmOc8amziz+t1XCL+Eu6An/QCcz8K
JhSzUoOj0eRAAJRIzpASmV/mBywJTFXPIaRPEU/BMcw1bKLNF9L9aiGc65ZyVWkIP6r1PW/x8rQDROrHqN30B/4OeBM7O+mc84erEbXWMzAmjb5u9KUZgU99
x2bL99Byqgtq4wbqoazrnmJaFmE4qjqPOauj0uCWssTqDyNRl2wQKGI0wlrm/YNuq7e4xWJn5VpCdf50zgPuPzTPuOnc6yowBGUJm8VFe2Os3xGFfyBfc+M8
NakEX63k1fYmbQbXVa3v/cLNlzSzMj8OXOGuYY/AAqYKG5bTArF0WMI7Y0biVrJ84DU7SUw0RTGESYITBsjGqKjRxjykE9QdrbSE5OeBTvgibB16kLzc8xvb
SXyACLjdVRaNwcaoS6DM3GY2w6XM3pyx2+fho6RtcnljEpUiNY8xCKFKtJEFbdzyp3GnoMiY/mGFs78Vd/Ifl1REkfgLzw2ms9mfuqFFC2f0EVrqtqbadVuj
Fgb2FO575ZaaYDZ/iy1eZTD9eOkSrryxNFjDXcOs4PHzLMqDJmfo29k6TAX8sxhLLUzaRfydEaH92taCjWNeEZX1sp5e6AZJwer44XAx2JxOxuZ7ZDWNaO8a
nbpSEsU+bg4NdHwQQyAOJOqJ5HWI/Bi3Uc4N7E28IU53NKZXkCvwTs6FoDIB1fNi3ewvDI65UE6hu+YaJcDO7L1GbzFWN1178Qs+pE/DPm5v67CCS+ANoyI1
UCslWc5kgqQu4Dg3UdtUvlKwmfSXU2IqgEUEro5kykcNJAuSaqkH4T1pPzsTVpdLBA/4W8BBiYfxJpkHqdfkf2vvqaci32n57m5kFjuNGk4dllrG7KjS3ZmW
MyiqCDhMEu6N5EOyjO9yFm0kBb6oB+SLwTnwWXAwvZYtoV1OauGpJWfgxZnS/g1yr/gzge6gqTpLqaMB+q0ykJrlrhnsIHWRIvynkqJ87VDJ2IooFfXNfOa8
rR0T5/vzQKWM1gSGSsPzWHtsE1me3Bw8L9XEMCw2YZO8KCEMa0kc5UxxlZjn24EOOfoY7wM+aTEcUzhdPfIqvSO7QVwSsU8G7ruwkxbl9xgVSDxnvOpi6uMf
EuthQuBfV1nytKMYMzetOIyhRaJzWiOYo03jhtHD3QnsPjhCL4ZytIGyQRRg5avmuroFixNpaI3jFt0cL0N/8HlhcZiuH94WEsdhx3KWJIjoV6BKygLlXbpJ
hoHyxDuyDXUg+4VqUhvQMvFIRMOIEKxDzyCr+BbDFzmd2anu4VgEIHZMg6Q4wn8ba+gtCWaLvTf+kYTDeXJDdmdSG9cRUYFF2eNMeem+r7RvNExeGaKmMk9U
XmkDjqiRWBF0VWmK2pCVwMKtUwM10GxqLKWjZsYLbS0Tg5WOS/E/879lTujtmRfbYqlK8JNzfWwqlwd/MLcMSeqtJ/jHSB/0rpu7B06q7Y3v6Jo0h+5PsvwA
P8bUZJMzhqMnGYNZGH+e+YcewFagfpWt7WbIE85Zusc3wn8yfEaioGYwU2MrS0OSSJ+dMx3lqTPw+9rwxG+OGRhHs2mXfIt9bqZY9AAiWo4naOYhNUtsWzjf
KL2lsy/zEi8BU5nPRHHuGlE0KQktQMUCT/iS4SMS/4eWGn61tDaE1sgN6Ia7iloye78a9ClcGPeJHAp2sUu8k7O2BfYwTdEO2EN/p800JZTg38avVfuqAaaL
MTdnOIj1reNmssM2J1aYQI8nXqE4aiQk6OGVL7JzTJDY3ghyVaQmDlVdRCeKW8itaD3aoo4wF2oZ2jzjifnDGYMGWRFMOa2Tq2lyY7RWi0eJOe/VBr4X4gSu
J1ffM51bLX/iFbqe9ge2m5q1aqYAwDZts2NKasjoC7sn5qsRGZnyF2MT+mB0oX0RF4ItCi+/BcVyDbR2XNAYxY9QS+ATrNlsNrYXn6O/o/pmvxb/IeN0EFxG
ZPk6xH1wFHJt/FasFcvzvOnPwHz3PbO4bElzLSL2JURoA9TW0jLUI/GY2s9YYszimuuT8XhuDblRDw+mSJWIntZJXyCht+O0NAEuhyHF6w3zjjQUZxoB6Qy0
1X1bb+sYptaj36ptqYn6LnIO24Jaz8xTF2n3VCGpktjVfUM9Y0zwVUSj4RSNkqZi3bVcbgi7KWUQ6k8MxgZuO57QDBR1Q7Uy2wT8u7V1wk6wH9/P53ANYQM+
Iukse5StyGfgI71TpE0bjECiUZF+l5iozObOSgCxoLf0CNb0EGpjtZt/efxB9jHJsQ/Iv9V9igRvY0Hhe6XeOe1ojR0ExygNtUymafIgc3l6tmektARNDXaB
CzjIzEGi9APMNlbRybCZ0UuoywS94wLj7cHwT/dYeN1ZlvKQadhxxqQaCR2twVgfRz7XRGmFCth9Gh0+CsSKqt62Kic4lbdYBzmsenusD/yBXD5Dvs9ecoUx
4fgsYjI85v0HPYH/MRvNjtaKna6E/+mVYGmpIp3IdqMJbY1yBhTRn+FDmMviQvw9uQbgeBV4K3kbqq+X1xqpPNlZKiA+OVXPQGyz+lW9KP9PquHqhFXCIrcd
1/3sZvHCtrox4cxQZIv9teKyjDJyFmk3xVnSPa4+lQgXaxUyiiS1kgdRqesCKsKuwsjcwd4BhQ71QOvv6el45QrSR9g9cntsvadyVlv8quz2TIPnUrLxq8BS
z3Dds5eYW6TX6E/D6/wfCAuN0JqYpcT2xim1LdNS6emdhnbRXZi6yTY8aHZRWhmLal7yJnvqGyl6Q1gcVXMJXJSwKlijwjX0r2Cx5ciZuMeawXQHiyzbGS02
ClpkOfoTdonEad1YZvytNjfSc4aY2wkPnONcH8hWk7L2BdprZanUpNeKLVbV9ppdzXB8HvtFfOt/x/VkT8J21FfS9g1VKbgETU5xMgu9c/NcaClHB4uy/bV1
6DpoApu4GmQ148Zrw/C12kpzovrP9lPCY2ohLI9PT5rlv4iuuK8aY2EuvZs5mE6DCswYVieW+r66g4WtYgiXRSehXfJldy/QEc7ALhllYE11hnMgXQWdgotB
Fl2UGSQ2kc9RU8XJ1L/B4cAwHkmrffGht9gT0oWdjpzLOUFR+FAdjBXFSmi11MeBh/Qd1FqdQd2Di7SXnn9ERZrCr5EOYstcjyJ6kE3037V3JE+X8WzFBwdP
Ukhzuro4RNpp9iV/icX0q1uoLbXYfdQsorwRi8XTV81wLsxuwUUwi7yEL1r7LTQhbzdTG1jcaSmw9YEaS+fbW0Fd6gFXB83JbrLFi3ZKi9kY7i+/H503b+N9
jMpyaW29xw03K8iyPXv8XbQuRjF+rlzbXyq7Flvo2tZxMQh94ltUhF7uqud9KeGbP6pVmAJ2ldna6Ge66BlCHesP52GhLNoGh6JWvmKgH+gKN2hkfBPd6+ke
9RWstWK1t+g7d8rwS3fV8E2n2P5VulmPA/UIr1DX2GJ3ofYEW8DnqqV2BY21KK4UmK25kxbqHYSk0Fy5OD6gegS+Sq1jfSQainHuIzxfqDbeagoX2wgssYrR
84LhJaHaLXACevCrymh5pC+fzuQKk9Dj0q97Urh+4KbyTShK1ld9m6fJT32R6g6tsZFpFDdq0QH6KlfA/eFc4Jtt5BNd+JXODOqL7iKDzHoMoefKAWUke1ox
AweJW1llwQK6JluBvkLvos7qy4RJOZfIFnpz9RD9LPjdNzs4LKlM7kR9jIbDeKGa0t2IyS5QS247y/Wg55MnQs8ILJBI91ZG660ddyDhbO+ZjkRtpH1L/syu
xlsZZysfFXfqGXhjujI8jGYkJ6ucPt0doy5jcTHCGvx/ms4CumrkDfvFoVgLtFC57ZV4Jrn3tsW1uBR398UWdy/uVgpUb69EZpJJ7i2ui7PIwmILLLqLO4s7
fP1/3/mSk0xy8p6ZM5Mzz/v8zpyTaCvSA8l3+BfUHq0CcVdbrvxJtIdNkrfXeJ3bObMFP8tgMGTW67XAl/ydjlgPj/zRy7mQNE6Mgbm2C/Q++RzXUmjHNdRc
xN2MLOtuabDjUY32bufWd+Jps13AgzpTh5R/867AAl82+0OOYZOyM4yxjttKhSIqru76vvFvLDC9nePwVRSP8rQAvZX/zrQm/pKuK4vN9Px65mIzlerEUR53
1n33DIpRayG3uogdSoym5viDlk/QBNPxCf/WIsdeUZ+deMF7nKxiVDRUeVvBBrWenBtTXYw0nSALzZSfgFc5rBqEO8ssco0AWKtrRLGdbLPZikUcPU27pXYU
n2Qn5qmO83R7OYbcDeL00fo0YUBgHj1C/iPwjsks2Oq86iwVm0ju0k4GNxW01mpSLXAH3EAbguOCJ10nOSNwVrNqkFvOXDS9YB+U+WRiqRwJfyCruyOspdmQ
QDxVpYTL3C1qqCqSQ11HhLYpWTiXtBuXwDu+nas9XcbYoo8wVXWXOE9Kg3muKUpLvJDtH/934LpYg5lI1Qpega1QWdyzQgnuWnbT0Hq437gkJjF7pRlKNAJO
Dc5d8pgK4ZLycKkOVnUGqVph3hghQqoiVcH7UC6wcB/Um3y44WHmonZFSvW3MNxMdUWTH4QX5l6phnQp/g01C08nOmpnpK0AaQt4B+NyFWNX4PzircU3xkQ6
2ZvlXK8ODvXIzab3iCG4Ao0yTqsPmJrV52w8E1mdDTo/yHnSe3OhrNYIkAl0Z6wIu3RaOOTI0NJhkmsGNSi2647X7H25BaxviFI+PTvQJe8AI5gz9FH8c+6z
fp2fp87z82Cw3iFpF5do78TEkfHGevI2O0XfYR1DUqiYZT24ha/i3x1TVL+rlfuE8ootAC8L/oAVhaqQxXNQU9CUT/KcgP1s9bIqozlIk1ILa4SGkGXUNc4f
+kHCx/4Dn7h/z+a8QJsh1PB59ZX6jI3trQvyBsLOm4JGCI2m2+f+779Sp9iWznztMBqvrDCrg75FSprleoT3gmn6Dn91rpXWVn0FX3s7mivX9CSjuQNll5Of
E28wMarVH2HMx+PoYNksw8vY+frgsTpem+cZmNkg2IsqsGtkMeG9EZ73UD+8hcblQhWEw8FyeJrlCX9MuUMNIefjSaaN7cA8cvxJxspnQAIZvmiMMINpikoQ
R6yYPVGjPBxhvtGXBZ9zvOMkmaNGba5Mtl060HcZf0lsR6yr0j1Y0XcMfNRj4tubb9lzfEdjiM8OCfob2VgCuC05FK4PXi64RdXHV5R2ygc8W/xunAhu5Fbh
Fc5d5CjbNfQEH8bRzozcDFuZ2OOba8N6zuZJh1w16L1ada63/IEZgA2ubfx5qWegqbmMjACh4HBXihGHp6AO7gnkSFBMSHMMFX8EFVXS0li5GsdGolbEMY2o
eAaly9+0UVoARKuJrllGA+OTtWHgpK6xy3F37oqzJbvCyYo7opdA0SCd+331rf8So4xt8Bh1VPoiTYZhzLbYpcSfWr61l1LT6OFoLGzXLqJcs53+Eg5nA+iO
Ptn3RvqLTkN+31jlLntKPcz9BCXcLZ2tJLveXrtX9QadkG+VU5K3MneL1HIrvKStYxujBH2R/BEPNX3ySl+KezfdiL6XXyJpIFihN2Q6ySXgfRey96TburZy
C2CF+EUBm1BS8ZB5hA9YOVWr5D7DpaJEOUDUITYndJdLgBv6jbxs6TuzEp5meoQiUySzOPEZxzBtweakZPcTJov4AOt6awb/hWcAhhnQqk9OfKGM9y8l/ehI
oJnBmT/03mic8oBJS6wPV/hHMunGScKuvXM+4DXPRPdWrXEEoXbUy1dOqR4tPdXLJHQVct15gryttfusuY84wJxXF+CSyaMFq5mplds8XF3G/3SP4VTuqvmV
izCuix6Nd1qSzhI7UOci5XtdvbuksyTZT7+C6wA3t9nMNptSE/wHmM95myxPUSV2E1rDLI0Pl08RTWCKUkJ7wt1HZYRS1HbnUr4NrmsmgqfJPc1azqvwMOqO
Hwi/sP3QQuN6zi7xJF9fnbppmXIQIhRBpFJZiWfifzLH9Wo5R716EfEV974PtDXLsp+kUtpoV2lQ0XIid67ZE4jsv9YKwTq2++o4ZTpfQ1si/xXPC1XFIzaY
sBtMc6URr7Sl8jI5DxV6T7FlEpPtO9maWhi736zviKWaqM8In60bc4wfIf5pFBqA+c7nwN/kxs48cYP+LWG5Z2ViFOXzPcnaaDxRjxkdtqWIe70xeID2ydHL
rEvcD87gv6ClwS443VcYfMoXk+dzJneusB6/0tUe/y1vA33lEahpXtnovx139QrOo3EttdcJ5+E0bhJ+jKfJu40a7qFgtzbQ3Os/zpYHIeqW20HeCc0ILjIi
A5W2TIFrzWeorfIrigUi7u4Ms8dbp4BNIFUeCwAk2TiipN6b3wcGW2LF3dpYYxu6AUsFNsJ/1M6hO8xPvaXagXVz2DMjNK7CFpwSvFugY6+0CCfovxhLE4oH
FWKkNtLeTe3HLsn9DifB58Jzeabrr/iO5im5jGNC6A/moDFVO8Iu1DcJB/hd4F3wc0I93DirmMMtXqUGcy5xldaOaB56y9QUrzhT+WtbxIKDVCI4wtzN2czU
DN4yq1MfjUehAUqeztNT44dy+xWOuilcxyFmp0nID5n9aldHGyNKrm5fDc7jw65/nMv1vx2dhY6uJX4Lc5E9JUNCQzephaFEwBrpOFvfKbzjIuPHw0FgLbPf
8pLrpS0BG6S+Ags7esML18YvxDx8mF1JHsF98T4z9ivJbH1jttJPcsUcN/zyEleyT8QlQ79oqQxpP0W3lutKV5gFZnu8uPIdkIEe2iwmab2H6vEnxFL0WYXV
joK/tHfcJHKvfNKYBxtw3yEl1ff7LOnSRNTJ1Z/N4OOjw/VOuCpqgP4T1UAZow1fY7MFIs2Jx7gbeD9lbQ9xoZ/oWfA/Tzl0STXEVNiCL4Orup4VOa9gMIGG
+Lx9vLbByQcLsZbYive6KG5g4hy+FNPY10L4TE9lvjP3eS3dD9cYu6rfB29hnlTGU59u4Epw0iHCTNbTjEtSlazjsAURn/XM8524RUfbwsxNYHtOadDGeESc
1t7TWWBNwm7ToV8iI8yEmKsS6argay98t3eU2uPv5h+2x4JV1bUWxiyrAcPpsWiZMNlo7leMDuZp7hFIoUlzIDWGDacfsh42jUR5/RgdbkDH2A3sMK6x1oQl
tVh5snEQpIKZ+X9GrUBepr2RDZpStaiWQjnHBLBHqw3G06q2BjTQYuwX2TJyr4AXtPdG8V1DM2GuPMI5kQmpNJ5KVGK40BLfFP3gtmPiAH2vXgLHWF/q4Z67
bFP+i6UWaQtdJrqDa+w1YXFWK6E3VVXIkl7qd6XhgUNx/TWN6oWyfUvzd6LWwY32u3pNrrJ9mZKgVtas3D/4ItEGLvLPqxIjDrVmmpGOLCGFyVf+MobxW1Ao
4S6/l3vD/RAtxFNjkZjAtqAlozUxlJ2FcnBt+k+yKcM7Q/gEU9bpFF4KXjyNCajHhAIBMiWMKTrNX1czI0rh3bKXKa7VUI4H72hV2HNmsqOX75ZxynWG30g2
YESh+abJod9xja3nMa3UMe7Q482v0gR9Gl2IJxthju3BVqBQzbNJyXvRXeW+vppuaxw3tkuPtSh8ErfKv+ULl3qxTqajfoK5rI9WVnhvFmnBB6OKUN22EmwN
prnDte0y4WCS6kLgrwAteBl9K1DNVi+Q6C6gJxKNjT24m7Ortq9aImghuNhfQl31VE0HjZVJahNmESVzqZoPvGAfE99QL8HjeSKcUxcTU+l3wjK8xfiSONxd
Hj8CnNmF2qDlE6+9r6pl4GwuB8wz9yS1Zc+5nigtha3EBV7UnjsPyI2EMdoOqjo/xP+DzsLFlVJCe+05s4T7hyDpp0AV5+JYMZu9JdY2q+SPpy3iXFcZxWE7
b+lr7ecbGOUzTBVRDYVB9I/MPMi5V4HDbJdg74qztf3m9wJWPwRS0HlikfUJlJx92ZDxD47eNgxFus5xDL9OTNFldhsOir2oc/ToFV+c+dID/Cgmn0vVHQgX
pILNiXv10uw7boxcSm8OM2qUoFDhTKxTtayTHY3wSn281lP/TSznqlnQBzwL2Ykjwg3IGS5Y3zVAXoogt3M9R/0uOFkLezdhbHJecmN+ptIh+0+dEvLEmdWq
agDf9azgZyQ1LNxI/SOHJVYzbtYoX1jbPxJfTIgWJfvK6FRjPlsju7V/n+O7Nlj0EFfzHyGgEHojfAbWhwWUT25jrAwVht4Hvdxw8uWWn1LZ6D+V0coLNpqq
Jd0DN5XzSyy6IJxBu7Rd4rfEDlq54EW6p5CLOrExMAUnKBVwV7GHb6JQA/7LtzUzAmRhH7CASct6h64KFi4bpzEeOB/Optcrjz22XDfX2/Ve+Ym5wE/hChoP
Xmu9uB3G9WA0c15/gbfxT/kvgsJ11wdyYQFLtQi1PS5F1eL+o/pqhUQqXKA8Qm5NBU7HD+dGXBZXC5WKeK4vNio5xtdYhj6Zv1M3SRsuQC/56VS90A+yr55N
VdP2U6usTXA/+xmuas6qzUeYwe5X7C7PMa01V135zfIykEH0Y18T04x6gb3iJrAcp+hzvYjb7GvHDwR/CHsCfjCDGez65K4vRrLpYiwVUVBLPyreh70wTjjo
nCAtE79qCvMAWJ1b6UmB2q4liRlktDsMt4K/OFerVwnV5XDz+jtyEh9I5PVd7Hr+qR4tDcUe8Jb7z+dkXHgA2glTQb7KmV1B9+Uz5GfILNgRzCDHUh95DZSy
jiui8a2OH+KvwaZMFjggzkMPQULwPVvM1SrlF2q9u6O9uDTMWdxbwZsk9NYru57DiKjmWhX+iI12z8QPrI/1jVKiMRMaoUzHAolXL/oXK5fxufgE6a1lVtL5
YIWk4bga6ZejiRjtAiKl9Wp17bBuR7+xB+FS3MjZ17dB32K08y4I1RWYUNmEQagA+FB1osghOP9aFyHvBr+YkcRo9g9ndbpybBtXM3iDfa4+RTek/LzVzrN6
oVhf6Gd0kJai3YEyWq/AffzEPKAN4BU8CGdSNbg7wjf+183fiCFkXnzJ9c/iJtirceUC19FY8Cv81/lDDLlH84fAHe20XN/+3N8RtMLFrBHaAKIrtrK9iJHs
F1qBMQzydqo+OnO6kxcKqClGUAjzOc1KwiJ8g2nrHG8qW0sml6IXBCeLU4Q5cBz3HFXld4ZW+j8IK6nmRIIeX3CdjIp1oDyFhV61AZtk7JEfwVauqCJf3kSN
0kjpsZGmdq8WoTj4N+QWphn/kc7VVsKZzHBLqSJ9b+2zcsWhR/rstxQUN+Y6rWQv4qN+iAjRdbhniDPmwwnWldIOYT8cSHWhRugl2KXcRzjNGxboxI61t3F1
K1jKxpsbjcrr/xMGg5Xwhl4scE44oD3RGohc6Aqqrrb1OLw9uLN5kCxt/iH0i1kL5+hNmf5wPRzpeVqlir1JNR8RrsU499n+0t6b26L/Ro3ZPUILlQRJ2mBk
QYe1k3CR/ZT+UKqLToHiGPF5cDbSmS3OWKVvgAed1Kc2C5iScBxMcNpYC5Hu+wt0gzeYimxr9Sc/D3wx+7l2abULn5BTlVXCeEwzzbVXYKh7lPOx95E/Wfhh
fOW+kP3NO0Ya21fpFvmvtYOzH1jK9/a9pt9ox6PbF43rXusEc4tWivwU7OO4St9PV9mVsArqjx/LD2w0PCdNIQj9OUrFcXgx4RCm2Z5Y3+Z/935mi5G9+Gm2
WHep7B/Z6SIg/l73JpoyRompRbllI4zw7klcI3bnc4yKwmVgKLX1dvo0uTHeGeuhMDWTryoN0WeCAexqdr5/tMTxnX0/iPlwsZmTFe9oT0SaCb7tQinbAG0q
/Cwm8eHkjzw9ONQdTtxgzgqzXR+MZtFR8jwpHs/UM/Vi+BhsStxhA3kcAJwE2q88Q99mw53NOF3aBNOMUsQ27yXSYjZZcYo4rDQxRgCVHATqAyJ6Bf81tCSQ
7jfQkpjRaGzuU2wxaoB+ibu1tWZ/nK3+x1alswP3Xc0tu8C/eIMxSjttvhY4c5bejV0ifwz2VT5KzY3f+V+KfHI3cbI+m2smEMH5XC5Ygy8r75y7mcXMIrE4
H0N015vKWG3j4sljRHv9G3pjhPLGwaXCAibBEnK9dJXOnhNYFrtLSvbOjJss3DeiwEYwj2E4yVjMbSZH2trCWgHDkU6sgtPX/9Bs+hC9M5GFeysVkkbou/wv
5KmIVxKcv/qQmSSXZAS/5GoJLnN9+cqMoB1OqGfwYAu0wHu2h74f5gh82lcbdhQeyQwYCr4LR1kvLm0Waa1rTt6vOXWZcDoNbzabiB9UBMbr5bIf4kdkAvuH
/kD7yNxjfi2o5ZLiMq2Z+Tu1Lq69uIN/q7qyyC8NFpsZu5EzdF9paLEbD2Bd5YT3mV5SGxPETNnQF30LZl2vrbWZTKK2di9nMDvT0d1VTmst+cQM87G8CMyQ
hrB/8AlkX3Eos9XTEUY5XyREgINyurRR1Iy+nMu/HUUGBtBztR3afVcePcioYnRUS9pTnBvjJIdHnRFKJOsWnESHQvMdp/AO9AKkEp29ZTNL6AdNCV1FSfoM
OU9X4WT+TsID3CFoj/6G1/M+bbLRJZRjNHH0cj+02VAz9RUYoQ2vsULYIAww6tjWsW2MO9DPXnHu9GvonjqeScRW7SGTaqZSCXimvZsIoGr/JWSnsgMJ4hfj
tT5CL3DfIFn6FvHNcqIAiGWUGOmdUFzNBGXZxjkDyDTyrW1nfFXQPL8paCA2cO8l/9IuB9oFd8bNJjCxAp1SnkZvk3YEAHlAuwdKJC30XSNvGh3gdszrT+Bd
7q5UR0ix9DdHiIeJFZgUbAk/hWvGbwKtdSbbouemT/+GEeoclIzQ1rqS12hYxO6NM6c6Z5iD1DrmM19xnCWMETbkJ/m2iEutOdJoNdPz0zdDbBY8oHd3rmK3
gH+g3YZwHlPeviTpe+I29zlYJdDe+VdiDeG98x6MEDlvZbRZv89sUj/jmsYC/XXhdmqwPkCP1lqhBPQqmBDsw/4rjlBbgjjzUbAz1oQSyu/+0bCrfhyVVi1x
O43TgoVdjFx5G/AIY6zRy2YT1qrdxT/MJ3Ke+EtShbwz/t/xAe0Em4Rv83/DVfQjfC20W2zqeu2+rs4RLHK8e0/NW+gw3xH0FV5z6x3jdZ+d5x5Ht2Ubb94E
BwbLa83Z1lpHYMUL2PFiz7zn3q0sK01RsowCSxnmFAozX7HV3XtT/vaVAMO0zaCxONtt10uxO/BGEYinjaXWyoJPG2VWlwryEmEF5RVzE2wy2pDzcAttBbUP
nttaCwOtjxbmLG3WBH2CfvBLfElcg3/FjQoWgm2JqcxF+Q98kfSyztiasLM5xTbIrG9UDS3NH+P3khW0V4qp3Dfi8AJ4h1/GvnD1Ir8H73uyashVqgTGCmfY
FsJX7WeCQf1LF7CZhVHWSNhTu8B982ckNEU83EQXA5ItXFjMvFLGUQNUF/8dTSVnKmkcq/2r3JZ65vqFQXIf9TeqtSsPNxFp/XjuYtJHh/EbArflJ47FRuf8
b1oW0aKgu7BcnycmkzXVSPkvPDlQN7xQ68e5QDsPT85y2zH0j9eO2zfQ4QEvcVye6ge+LlQl/RfmGDTjtxAd8AzzDKwnQ1sz5pt9qZHPNRYD6JkcqQ0L0uZy
5qsSz55ivrBA4phheWGhmqYnEBPYrUbjpdIJS3bOXZBjHJWuQFbqptdiZzNB2I4oY2wUoJYkPqNL6d1sTdBbvjo7z73BsPN2cD53ju89+UXcFlrJvcO9sKAv
8r6yt+GXg332yVSuU9jgVfuDLfxE4XTQplUhd5oIXmPuoY90z/wa1FU+n9mkHTeq2RCRSbxihwWLo2N4KrxsT9PuwnFqJ/ZFjMfawuhpDmLq4Ayjpm9+zIyi
LH1FOSYclJ9TJ7wCvkf8rWyvcskFMytLbYxzeKbtnd8ses9luCOOSGdXNrlkL7q4nyiYYDyJKFSGMKu0IWbjajHGE7ONUZuZZL/DhDPvnPPIj9So2HCjR06S
ut6xgVgtFRcTUSU4UGyE89a3sPbSEuSshCPUI7vHNRiUthwNzWe7aNfpj0xjdyUhJXhTa43+iUyjSOe/3BO5rH4dLMl5IpYmV3lpbbN2VG7vK8b3M0fIR40N
8WcCRfUxEjsYuNlod13zlr7fGo7GMx4x3TKL6mWW18uA9/QAbhZxxvrJlhNamb2YrYzj9C2gw6ppXAjNVMvpN4kpGSns76QJ73PjqdFac9gLhJjeGsvdAp/J
R2I7c61cVgh5D9hW+kOGwjwDWDtf/bUtj/d4Mwq6Z7QJNiKTwVjYEb5OeELOQi7QVr+d99qjkLR/CX3N+IsfYKoMtm5hJ6hhTi//hdiTuZ9rlPc5ZzQbx9VV
U4jtUW2JP+Bhdntwb/53kqZvxmx3rOFXC/XcO/mKYnOxnueJtgf/hK/UDfouJlcrrs1nygt+ZQ3unz0MhPPdc/7CaYk9LC8KztgnyBP1FZyLap+dqjTQJ1gz
AS0Wh87C39BNo0WQcS6HqcYTfbZ5vOoIPp/sKy0Qkrk39lZGpngVzPTtFgphP4KS0kA+8kgwuMFSwpDIc67qjglgmOmPHwPSFIvXRkSyS9F7uRNzCdYK+qgj
xraC5Uw79FHsq/2uTGDGJWzEI7QtcIf/h7cOs0TdTy5Tp+k7UAGTxrbUI+FHLkN/Ri9h7/MdqBG4traDb6WuSJoLS5ObxI1ynlIvsQ9doLfhLvp+yW9KpjG3
9fJ4heHmI0Ln5SlGL7kYv9X7Vr1k9EEVXA25ffy+wvr88NwdnEW9ERiLP/ttpiR8LCS0cUaMQTIt8HbibCBXjyS/Zk/Sepjvs34PDDM4HyKnqkdLlyBNtpI0
lW8ofcwvBhK826WjZKysMx9se7V9+CQ64jhKB9nbfiHmHh0FyrPxanx+Sfg3ugV6B1fxtTf1A5OkC3AhHqj01QO4HigQqpotmZZSDJoKb+LF5mZjsX0q3oY2
remNW1cbTo4yCvUAOOPSsJ3tHWwNs/y/wqrkJBcUn+Hb8bXQr7aB/AzXVHc9tZNWxvzuyWCWW0b4BzJu87tzRWA+f1YIh5pJu77kzndeZmLVnarGRWhDfMNt
p60xwWpuhYrQKtsWoDZihPIbrommyftAF7BFSYVLlQ/oUmi2Xg40dB4wO8VP4Q7Fl3HuBTSKTukPL5qnwZ+QtUaYb5mNzihFQiIRpY91/FvDjjoaf1LtzTtc
JE6RSmI3KsVdBF3MDP0MmmztZzxQljl6OP8R94XiPdU0dxG3lDEdoSDqDpOS65BlzaehqmhV5Fr8AOb46tp7Cn6+h14v+ygF6HbSLuNKcLQ0nKLtjRLOSvfN
79z13JagD7iijKA+Cp1xd4/wv683Wb1Ea32HmcO2NJJwLN6kjc+v7B6iVzIJaaLwHJWFM/Up7EbGZV9iXmCHskPxR9jDTyrdkgo3TOcuqH1wQ/9d0+7baUxc
SMKGwSiyVJbfNU96xjTQ75i0OpjzwJrWAi3aKK21dvpX8Eak8BVEe6puraUXFxYZPfwnzV3aQHhbKEk7QpKo4Rk41duTPACaMtXEf6RLUNjaUibo5ck9yfqJ
l5lq7CH0qx4BT/iRtJwqpAL21bg7hnoHlF8ji1omTULVbB1snkDqujqGRQ8aPb3f5bvRMazF5KgIaQR52b6W20Rtpkk1GUahzShX7UsOpP9MDLc0wXHSS6Or
+J2Mh1eCl6W6eh/lUuxPGF3ksiLRNFsKbsy3ZT7oFYypppjTj61Ot2MuIMZ5WFP1FHMe6J0Qkj+Ri4gB2l9SYRFNNeA6VW8YXtN5hVlJduL/VRNChd5LUsKi
VKY1+yWwHdVkWocQqKvMFk5S2Ww9lA5NpVRclAdpNbUkkKG1897Tm+uZUgUwkc2k3lKssNkGlcXKc9KmDTR6y3lyH/I7cubd9u8M1sXrc5GeZvuWvU/aqbRU
O+EV1jFEOB7NDqbrFxyRG4PD7BO1DXTwZ31tzXUFy715yj5pB7hnfc002LyQ6stsZxcJIxJHBBfh6QW72ZQiEq7GXFL3U+uICeRY1A6eQ3fp64SfFWVgnWRk
Spfs4bC7OpIUxCvKkFBFsAQVORZFwrXMBmy5mJfeq4i08zhZyFWTbEOMu/gnM0j8gOaqHmmZ9rfSjqngHBHIQA85iuwQW4UiC/4mPuEjauP4KUQVtp39hvyP
NUN/6vgWcHmnr59KdncuYQxtlir4OlsbaNE1arBcwXT9anYObpY1vfyg/LlempzANWO1ALBmVO+LjlGVfF8TK+JJzjQYA8PIxvzvJjYzQUrmLXkS0w4ukdf7
l5FOKZOMJCJhEvwpRIFXQhwxwhWp7aODyk5/K64PFcGG8i8gnfrB9eBXU7OJG1DmLkM3noe8wn7mgLc3uoXLqQWsTteiGX6Rmo03oWhjvxgDCpzrYrr6SjCf
tKd0+S0NKJKZmt8NEIzDbOZi2HAyz7JN0/OjyRGs1fcNhxNvUEumrBjGHrH3lUdn9SV9yj/mBy6LWWj7nfM476xehSxaatZ8UNIRIw2Uo7zR5Bj4mL/v86mZ
/oX6MpwjrGKrocnmRNwBRXnH5Nv0WWo6sYk+Iz7nz/k6Omfk7Mfp1sq6zSwG+9JjnMcs6exa44UvQ5rJQGqiZz/YRwlKI7OL7CBPwAXmbPYrT6Mkfgf7LOmS
Pp/dLzdOqMSM1J7x74Mf2SpMjFzZG0+m2WuHhgtrifLwMLS4J9KS/42I3M207NASDkr/FM22N6Cda25yXzNCD7c1dM1xrcYJZi061VjA7VPeKh1yBeEcP7Rs
cW4isxuEERdtUrmDTFnjm28Yt0B9RMRro6hLmgt3FQn2kb8XXiZHkjXxcj3W4VQO+v+Be6gM310mxjcK30bzOUSNCz7UrtuaO828TaYCMnE+mWCpR5TiivuW
ICIRgpD81PB4fyo9USaI58b6vogBZrErrkZJ50j9OLHBPcA1yrEE98GH4PjQINnGNUJntYV2yTxtydvAFvW0MzqVUMPoEH+ZP1ktJWl58iW3VYujY9lRkX3Y
MLSCb8pt943iY/FxuAp/Y6LdLiNcaCZ99p2ruUudos+NqWJ3O3rhfxfOpCC5RQTGc7YYjhPHxWeYe/gK7vJ0S7E1/4P6U0h2znE+0njPN6OYzWqeUaawI3QH
amXWD8aqfwor48P5ifElxVJ0ObbAGJNfo6AXO0+Y5JwHd6njlDwq3lwJFSqemyt2dyqhh2IiDsbW0wqVxY5uxukiTfuoHAj52GHu1uYreIjvhl/qGeZOdqQw
O/AF2c00qldyHNW4yL/mQYzObL4kzdd72b75lMRUOkGYy4jV+hpLbeNQB8UE6aikmm/cwgmbS6FLvjbQ0HsUPqDqiXU5p23TulfaFJQcc9ndAVSEd7UwPEaN
t9Z1zAq2tqfgl3iXGusbw4zxvRGq6etCS4Mpvt25K6hW7GRR0W+ynf0JAezTzfncaNQiYRa9xz9fX+gYi3f7HihZ7q/OBxokBMQWRcqkYdZj77LdWF7fSfQW
x0T3dn3lLgXugQdaJ/aary54D8YqbfkngscS4awXLK3OVE7QXvxGi9uWSXcWR4P++kc8QHiNPyhTs+ew0cxYfaC3jgBI4Hzt36qM9if4LunD0WduAx7kA4Sq
xrmaOKpQpfP+83uFzZhhOzg3Rr+1zEcVbZ/Y5UITsJnrgs+HnxJSpQKytEXRpkgVEzuxg6VX2KZcNhl5Cn6mmOwrT0tIKH3ZplRMUbk+ROsPmXHBc3J93mZ7
wE9UD8SmUu9Fv9ozT7HWzf6CSvk34dloH7qBkrWvzBLPAXWMd7H6hvgju6t0iMsk87g1Ukm1DN/Q6VQG+JMFC7XHMccTQ/6OI33jHYXyK/O14ZX3oTq248p/
/qmBcG2K4pELXY3QB4E3/y0iiXrqZ/Yr93deNF09fhL/jdhhloMvyZna5NgtwAfuscPYHWplo0foS34iUpwH8G51txBNRJmM3p6bo2/XtmsytdQA9Eb+iil6
N/pe2GoL+5I+hzjjJNG+cLlcqSg7jLS1lxpJ2xPOm8vwbD1f7GKllLXsPKMnzoL/URckB1uTW0D24qr7G2szOCdOyg7Hf7CmdlurFb9d3iYnh0cJ/gCTP1OJ
EAZqOu5AJBCrKDuxU4/QPjMJzBlc23EP5OJk1JjJ4la43kZ9zfwdTaCHo5uxfzutxAthsnO8PaCmelPJ/9hRaKG6k35HtsU/XFVcP+WLvhvEOuOZYg2eCf5B
NLYOB43JmrZdTGPyfO40TSMaVrP7+ub9ig+hHOT05nAMfqFMY+bI3sRe4KW2gv8TZ5L3xIQQC9dRLBqOXsJZSnGzheoAe/U0+S25X2jItPI+M88Ja4WnWRU4
GUoF9UCckUfUwd3zb7lEfkBhVzOF9WIZnuGPMq1xR+p2cDXPJpZUpyWuZOK08ewaVJV9o1z0P/WW8J7Vq6Cm2R7D6fpNmWd/aUvD+w173lbC719Z0FN1g3jQ
Kpguvooti+ZREe6yuJT6mixlec/3wIZwkV3nsJjrlMfWW+YZvTq6o8RZ+7IV5UFmPj4kjqcvSgKRq7fA2KjAXdDmhLZkPlJtce7sy/iCVzMHYlW77jhXg1Oc
aGQwnGoJdfMOswIQ+Io1jllNH6HWoOKRk2AprVzoWnaBscH32BcDXd5X8LPem78A2umReHFoqbhY2WIbo9fzhUAAVRDmFNJaG3Ks/ooyEhea26W5cYViea61
3hCcih+tlOMruCbi3qxHnK8NJZeToy19KClqob5ba8H0Zz55OsnJ2mJzgtmN/4kD0ih8yqo6a+gifKxjDMFTtFBfByc4D8fWQenmn/I7sBb+xxY6rov1hUZ4
tnw7eAL3wJ+3LcQ17Vmc3ZjiKaknGguC0EUHC407oVPZKLQutg/o5KzAAd8p+gl3yExQOsc3ANM3z+Q4uFStpazJ+cn20lqGBpjNWFZoGHNC2ysNUlO4BBzl
7kHuU/uILdc8okfgL+Y0U0fOIqfJCXG4I2ypNQ/xsDY7xTwrnNP/MecHD6D/Nj1nrvIWiSVzRatUwviIn+RHUtdCO/EIZ5xb9f2iJmtPwCntmxBJDAKDucfB
OltpQ4NW9Fycxu5LnAVWGHmwTLCac67zCTHOvhQI3hHxq80WUA3uiqtK3QOc8CqpM95uVAt+C/Ys8OMtVJzQTq/GXAz1k2YaccH6W8+aFv4Nri/R9gXmpa17
t26Aw7UWeryjA7mLDSeK69mBZtx2gdU662n2dqAEWAehEsGsFg3hnpAELOYhuRlxC6xXLa57iRXW1OY2oB5EWy6amSQtDt4mFhgUt4nVyb9xNRiv/W0U6NMR
h4POmFB/k934lm/lHJs3UR6bYpFa4c7aAxjlqElTtjegq7zFGKOFYDFvErwc2KCF6wCqxiYpxjtW9myuw/7FfJWv8edDCXCh+1f6F6FTjaqhLdRqdQtbOz9c
jtSmEM2N33E9R11ZAqS+UijubAReqy/zZod68K3MhZa6WVFoAG8TVuKavpagX5KXW0Z03YqDe9B886ZRnKztB95UaRcZTTfj2+HHwUgYW5iFtxVeFqbwqcZQ
3ztjp/gweCPYWHjj7gsmGC3yNgpdmRlmmnSaahLqr/8jMvxOYgXqTBxyrQenI2NyN2jRSWMtTQo7F5aHxzmv6rXsZ9s4y/hvezP0UsQtZbH7i2Waq5m+ktPx
S2qGozlRiHIT6uJgwnnXcLwQ/oJyuQO+ZFxbOEOsC05V5hhuvbJ42O1n6nnOIcH7b/CDVNkMA43wZXSCu4U6CE2Vn/w2mCZFGWWknexQ1Svd2VpMt2EnZ3FW
doVIUo6y3mVk3DW/Hv+TL5D3slOEAUob9Q1YYY321mCfoLXsWVfICfndyeuTyyelk7uEqfAqGKQnguogQZhiDlYTiOPC9VB1MIxFfDZugD8Rj/k27tmga5Eq
9gG1wOmyafAqPOjfQa4LJYeaq4W+qfxkYz/5snAkWRlVEZ7ETlfesl1BSfMCdZ7d4f3TdR9U5lR4MDoG2iqXsMYaHxNqJdaS7oilhVzbbSPHWFHUkzfBSO2b
v5+x0vhpdBUuhMYyZYz9RHlbXagW3knYABqKWdwVtjV3x1zD9+HfU3mWle4M2ISdSB7kQ4Fwva+tYmiSdgPeLzhrHsJdjBSwyfohOy1rt3xWuM1lu8qtyXKu
DP1hLjcb2Yba9sHefG3hh9IR7wYzQHHpJUb4HHwuDUcL9Brum0QUl89vcYSDHEPhTZdAHZTfU6OUD9wJ5+DNT3OiLVCsI/ZgOrtH0kfcFd31El5qHF4DTybX
TYzKKkYvca4Ek8nG8BIote00vAUesdtgZzy58HjoMGxDjCNlZgvDgqZBtzmXOmibpN5h4/mhsLnYzmWIivgTRBe28TmNpt6/XY3JWrgSGugegtq7rxVZp2zH
MnAHPPJlatFFc+Q6SuAbbnnjeFpE+0fNh0bFwEKtvpgkdLS2cDFiJDrFj3DvEv4h9MDqyoO5ktav6g/mlHEa7UL9jEbBAAgZB22fAnv8Bt5N1w1tECdpPmWU
HOfKd18He/lzckuhCfLB3fxxbrqUpfQQYpyb3RIjaG3QH/xK+iD+x+3OTWPeORdLu0BbUNK1TX3lOs3cBLYMhy+fHeEUQqvU+Z71/FfDGayjzRYeo7pegFsQ
lOHQTsiFynfOp33SnrN7jW6hpXp0ygQukTlnH5/Vy/GyWh/uVCAMLJBGcWmhLkYXbjH5gf+VPyLZyR7kbVcWO7KIiTtKb+VKeBr3Qdjg/QnyiFlrJ+UNddGo
uGByo2Ee8yg4keyFFkErE8EYbD19Hh5pxvrrCnvo/+QKIA534CPEF1KSUB8URDndH1wl2S2MRD1D/clEuoqQrJXWbuI0XMipVAOTRojNFNI8DhyDm+KKWouE
3nisP9EdG7hPtDcHgmR/Ty0ejOF8sCq4RH3RGmuPjBd6NNkpvxFdVSfV8ECaUQHHwtouxuc0YbxTLB+/oWBPtaXgMrNKaSx+Ez+FJgfd+AP1FbZFS4LtOC91
Sk/aQKAz2kbdztQSn4PB7CpmMfps5Bor+MaFLPhLr0i6BBUuDo71X3B4uV1weQFLOw1BIzki8bJ2V3yBrnKPwTtHjnHJWI3GW5sLxcQWWlWzg7RfH2GUkNPE
1/oVN41HbxxGfiCnaHHyIEdVd3HnkBDhu5Y5ke2nxriaO37AfzfNNdaaq0FrfZprSJF8bMBPcJTvLVdetBs9yMHyupDTJLj3+CJzJ24tboUZ2Fao6dgN9sLK
cZuNRdwxZb3xlFmAverH0DSTAwPxgFBj4weuxC02B7tYZ1muJAElL1wEb+eN5WOMu87FvmH8C1CJr1RQ22pxNVRL5xaIt/QSGs0cQRTTFZbSm4Ir5L+u016S
aCxuEN67x+tf9D8ZMWkJ6APGChnaCL2cs4V5nx0NlvkqFM2iSFlXHwUnFI40ItSzOMXbkZlgXnUVxnekCuwP6U2ehRnbubLKLv244xFoq3WWa+Y3zP4EDnMX
wF5QR59N7dHqkJHZZ0WBv6MvZ1rYagQLyN45ulY9/5FyEE4gz1A3HR+l7WQF/ba9F3ybeZ1NlHaSl+PV/BN0U1tpqa3ZJbE//Rz9oWd40rW12QrTU1igV2cm
BNdJ1zmD/yywwjDxhzBeTWX+ZNMYxrVXrumto/eiquMHOMJSyx/N0soH4r0ZxnmJYvhXNIXowVO2j8yhamWVZXA/6E49j/tNWy00zDkov4b14LRgI66hv6bi
MSKkQXB3sA1SjaUJsn7NnhjvDM0UKdiAbgCTTIHskbeBeGARMGseF+YHb9FOzAePBeeKJ/V7QhWnhy8f1xfd16vhhraaeAGqGXyfuDjYmgxZ+uMJOCOE0a/s
dTDKuGs+08vWmE6p6nT+WmixbSx6jdPVeF8HcBXvVeq4qgejkFtbwp0PFip/eUbQlXweAOR5UpgxhfczXYVdKqHt4FYGY9iWsCvaGmwSnEu7tN1GmRUNuFnC
aSlXS9JjrI3ARbmvGZNnYbNi22kv9HGc6fLnhzmbkostC3xVjXFGcyqV04SCIi27SrQmw/VM8DG3lKWLOp1aQQyKiYfL/BFGtliPGYn7BNb7w+Bj8EnZo7bT
vqNN/HR839MhHuh7Eh3m/dBlpgdstW6gdFr/qIarj4SZ/HnqFfjT1iUzI74ThQIT0VzW6evq/SqVDMxjvoNh6N6KXVJEZgnrl9yberjew9ErsEqbzuyAdb3D
4HmlNBMhtCamMVvw/LUH9X+r/q3v99cAJeAfWk9bBwZJZXJ6gOUaBU6TkqsPd5WpzeYxG5WN+KGSzJXnMtiHiWtzQ8gODnj7ca+511WTwQSpMjvNd7lapO18
ll2ur4xS1sI/Eg8oC7V1eapxwdyOb1C/GOnGNZRYNDIr8VG0UV/qaITiLaUiH+Va5SX8ETvj5LwR8gmKlodxe4RH+PeYfPjc4SJqS2e8b/he2U+ZRRmr6FbV
Z+AINFHoLtosa9lq3n9gmtCAOS1VdKWwucoxeyRmhBbkeUbnutLn+CjqsvVOsJgcAqK6PNRCGqhXUw+TVq0uschYY6wXXhF9qr1Q6umGUUw+wq7Jwdogeix7
VMnyXjGXQqXGMKW88cn3k50VU1Pb7Z9Ma/75+Vu58cKjImVvQL1R24NRrpNFdGdjb4ViMYJ23NPoLOXZPtCDmSrEEM9FLVyRlT15z4FVLGF9zGYLptpfsTMN
yE55LbSxKEm9bz+GZxRMU3sSijUk/sQTmVb2C/4YdXEOIPrgycxQ1wZKLZoL4XoZ4jJOhevwBbU3jMGdYTLul/OOvSL1kOaxjbShxHE8nruVcIFtvwUH9iD3
lr1GGrsrxMAkHGS2S7K813geV8V7LFQK57Ll2bbaVLkbbhBviUrBdfSnWpY4CxSPf4imasFN6+QoqrvY07C46xjXzL3CM1kwzkh9Y+/DR0KWMDa4GbnUavYF
wWnaU/M33AEcXJ2BHxlL4Rf2Ah/ccpNeIGtyln2ZZZW+jKb019puDhiv81Z4p5K/bM5kGwgG85kLohWe67FV0Fm3n68HNJuGB0h7nfWFr/gb9wNeVypLJZJ6
etZZz8JGykbmldIzJCV8STwatZNJV/vDX60dKQYuQrMgE99Ub8mWVpTYHrxHCWobjHH29GrLwITsz8Y7dEbpga7j6Uy1vBHwe8LpQDN+MSgD/1VszFNasz3i
G1o6Uq2DP4wbeBO6KS7GxYWAWg98F+iEp4mlyHPGLTZF7m2eU7qTv7kShbz8B0lv6Rt5ZsFwdoLzGe/FL8QNRsC2WO5gpslruP/gzVyoVNGC4Lo9wEYtvyyX
Vn7h9oL9Wg730VrHtVbtnSvicCOOTbUdsscw99jbcjMcjm1ott4nb7K0FpTyCEIlIho8oo5x1f0n1S7oD3yTaonr0O3QbrmKsCa/gJqLBE6KtDJHBN7MArWN
DDwXzrF2ZzOsjemGWVu9UJgkwNAgZjib7h6rF5fGuCj5oVZGOCE885T0E2JZJoe/xjvxJNyNtZgvpFtgumGj5YCTqohbgm7KYfKkUUKdI5ay1dNmME2su+y3
4Wj9nW2uJybwF3IEN8JEs5nQByPdD2jUxlcIzuU3MGZqo4zBPoLpS51i8r2R6KkwCL6Gfk4uos/RelNm/uZuvj9Nh1iP3qj+QE1gcWeSZzXYKp5EQ6EgT2N6
04dxODuMGfK/FRljC/5deu/N1pbhVLVAfkz28/QAi2AnLBCqJKGhYJF1tudRaI6zMjfZUoB1uN7yVoqPWYWneHlwny9MrOndVtDINcnLZCaadyz/BMsUZfxK
Zgc9St7hKwZTwCyzBdtTmuZq6H1n/4TCWasxIT7H2AKreJeCT+Sy3ATiGT4JPXr54BSSY+agPnxZXzE2m7EkdjSu4cH8cbKF8Rs/ULpeuDLUOG7B+lXoIasE
TKWNHi/vUl16cf8B56jEjcZwgIjSmRFC49w/5QX8dLVs9WaorETmxODYqMFKGyEZD8W++FijGahXxa0J4u9UVVRHLybskIcINS1ZVHHpNTop2ZmjYJN3Ou6b
/xZXdY/meknzAeC7krX1EONW5+LxBb/qdfMV7yvJE52p/Z7/itoW6slczFzL163xQ5lM+3JV9rKvFt0PXWCnoYm+uVo7cy81DFdQZq9BlMC2NC96FgnHrZXt
ujg6gZUz5M+wh+cKY5c+ehzcBNtJNxPfjM1UKoBr+RQYTK6h7nDPwV5sDTWGj3A4M0G6ByaHqhTlyGRcS/d5SS3EvaOW+S/iXLK/2UBvkfMxQMeHqzvz3miM
9gPm2yp4R9JnGBsi+Tw4C1asPkTaYV7y1zO+GqMKW8MlavSSD3xTPYVfAkb4z8u7JRi8w5xRwvO7o3b4mv6aaE8i2BxnCg+2XrJNZN6p0ewGbTU+yypKhj4p
+6qjee5auCXYhq0Y/7819ker1jp/8IPJlGBf43exPddNIazd4T26jFRBG0Z9RD0cyaRH8FN/6VVEIdRSP0qucXUx/jJrgAN8W+kzUS30ml3P3MPx+DpjwXH+
ZH6nsQyMMD9SzYgFiQ/hWNri0rdmyufZUmIxudD3nG5JPtV/8w1AiyXZJ/Il2B56W+ZYsDUxnKgu/6V49JvBLsIbJpj1VelMp+nD4X0Ywjtsr8WG6LGxBoPA
B9tFUExaZB2Ol7H9SMX8JTHW8ISOwrFC0WjF1Fcjjf5hHRkdJKJlTD1zbIjHVZ2XtEaWRs59+i7fY2MR9uGzKBqMBdfxM7KY7Q1uqkRqdZRxUqvg3+iQ/AvP
CX5mJHMaGr7X2gF2auZHYq/5N94RP90zyj6DpeBQXIiax61DPuZfqm2gvmbllvMn9RaMSnRgBhsrNbrSE9ADs3C5/Jfbyj+Ii2Wr4rW2CUQNbax1nd5Q1cEn
9BTdQd99bbUNMtZ4Y43tHK4ciAgplYfHNbV2CG7HS3Bf9xzramyDT5XvvnK++y5TaOMdZbYJHaaqsQzbz1ylO5Vnweshi62JsVHLtbfR1sMsX3d5KLTgxYm3
gNNayigpe3R/0GqWYbpQj9FcdV3exYLyeBUqyMoWX0ln5QlggJgUUINNUMj5vEjxouJKs8UKdxT1v03gid4Ta7hLqD4xRc4vlLUq9ttalPbEcibQCC0kRtOG
bSk5JDSQrY66oxBTAc8CjXAP/YZSVfuP7khOMm9ADqXCI9Isd10YGRgI/9CXC7G4lFKfSEFpxB3bNdOdeze4H7XGLc2juDfOMduimVRfeDYwmmmzsZM22SI4
aeEXobnxm3FKqCfPUzLVRnpnLdX7r6+vUYfgtZ1oAumwt0XdQS65WszE03zTqQXmAaa3wRcMMh/g+oEqzF1peWCIsNYR5lRRf2aEtzNwU1scL3y3RYfwnj8f
nC6tEBLQPmc5Fjp386NpWbwvZ6/ZZueS1tsNaBRRc5jQ3zJRfWcvwA/UCtUisADmqcWFa+A4DPA2qSVVQdqoDUVNhHnsRHBLOYud2nFgV16wdZ1zjBXsROOp
r6dahVqGhlS9Aj8GuuKDKE1E0jk0CHiEvfbybhkN97dxNc7vqr4QuvN3wBnmqtHILIEfExMSbiu3uVbB0dof4B/tpbGj4iCuJrJTO52V9XxhRU6uPhhvlq/x
M+QJDF0jEVZG6dk/pEesRZnqbyBdMP7kFispXH8dGJMifpOHgy/8qE2VNb+WKuyQujEXUQd+udwJltb6GO2CH9dW18spLjiYq2zI/HoX4n2kpsSZKfKoKn+X
Hhh6jXOycqhFhpv1VL8snvONUCcy/XEMzDPXUm2VxhSh382o6csG7wumyBiHXCuJw8xybWKmh0lUmvu2CaHEDua2QE0hHCxIGG87BEfiAqohulbQsMgZ1Uw6
4GuiDQczpHQ7IzmDJ/TNLpGdpy7zNoBdfJeFR0JJV35cFtmFlhUO2bIl9VQov4j5PwmE8o++l7mpjGWO8iW4qqF1wY0iGdLgb7hkYUtun9Pkb7ii0T6jHf9W
6WGIsKE+MFhPaapucX4JzEbFtMeBPrKqtPMt9vzP26ay5/jK0jWyGZwpLBUaKvMYk+vB7WAyjGU4j+1WMIfpQzFaBAfklmq5Ij0cbG60treKgXrOOlm5/JDE
S+pY/Cd/hajCWpxWzWs9mlzecIMfSvuiN7FPqk+3YxZxx7U+bAG4CXV1klGe7CB8Me7m60RpsoBZjCas6mXpIz3nJwhf8EJiJDtenU4uN27AXiC+iMTdeSvs
4cRB/h2oBLcwbe2W9GJhxcKKpxcPK5MeFRaeviUsLP3/7cXSSxcdxdLDwkoURRRLL1EUFRZWPr1U0V1iWExY/XShKKJmWFxRSRc9Cfu/x/9qCwsrWXQVk55U
VOeQMKJ4QXp4WEr5s6XC/t+WHvb/t6LaixedSxS1Fp5esii+ZHpCetn05LDIohZKhVVMr5reLqxiUbsV/w9VbwHdNha0DSdtCilT0pATgySLLVOSMjPTdsvM
zNym3TKnFE7MoiswJGVmZtjClrlbZvy8u+/7/ue3j88R3Jk7z8xIM4+Prp1RMaJDRseMGmELS2dowlIVwnMWRWSFZ6iV0SA84h8Ly0ZUjagWtrNCRtXw3v/g
+Mf2f483jfgPUVRGdFgq6t+5a0WUz2gT2SdjScadiPQMfVhLVEapjHLh9z9Wdf7Xuv9QhfVkVAnPUzqs/1+fZNTOqByRmdEvo1p4r+a//vo/bGG5yLA3a4Rx
J4Y1Yv94LHy+XESZjGNhTDUymmck/Yc+o8y/lv8jVDq8XepfLVXDs8T+a2nE/6H4n09G7QhNGA0a9pUmvNcg7JekjOiwZGxGxbCXykdsyigJa6oV9lrZjGZh
W6tlxEf0/Q/Df5H8V2tkxn9erxZRIXymVlg+4l/7IsKYymXkR1gikiLi/43+P6OiwrpLh7f/sfW/zKgcPlYpPPJ/45gY3v9nZPmI6H91l4qw/5Mt4TcVtrbC
PxkWUSUCC+dORIYmgghbERs+H5WRGJH5b6T6/f9RRvwf6vArOjwuKayh9H/ZGD4ajl1YX9kMOCxfLZw5hnBcK0QgGcYIZuH/SpYKj08OS5X/z+ZwLkWE86JM
2F/hecNzxof9h2ZkZTARCRmVMv7VmLE3Ag4j2B+BRurC6P6ZrWpYS2LG3xEx4TH/RSny3xhFhiP5j7+iw6hbh2NsCx/V/WtXOFsj/htXJZyPFTLu45J0wlEW
+p2c6PPg0ZbtmGJs72qJLASn9OuFpkIRvYScmrzL+B5DhN3506UNyePIVfIRrIWlI8NhY7g+wmraFKcxR+dLjIkv5gu5D6i6ri4zXkrgtyjXvRXNJLDhE8kX
4G9mpseWF608hFqiZXib77S3DLo8AeHqs6/44d7yxu/qM8TBdcOXGy8m3aab4Cc8PqaVES6agcY5gdzMZy16YFT1RFJXUwnuRr4RDDRBGiH00SepaVId5Z3m
5j+/muXtTbdEP7gC3h/IJ2WUcFZdB/KkUeUbYhPh4QRCF5mWSLAhv3wfvp2rAziCndIa9C80TbAybh4HwgxQicwBzbgT0jbS7calc2QLbWVHc7CVeckbfB9M
W/jZvmvYIgjBBvB1DMNRi8PCXrN8TUnxXEar+7txMWCD0+6uLxmUD67HhB08Yu/BV+Tj3ua2e3wL3yBTKhsljXYfkS/Rs6BOKOs8TtJ8PzqjcDV9kSkyZBlR
UzaUTF4WDynvkBpiIboabJbq4nHcF1iABnDd+CPwR9Rh6lWQ5T3JlyWr8H3ha/IBaaCYGWatF/TL0ZHKZ95oaidHSz2RxlJV6RLyCPQ0zecXCeeSR7n2uLMM
PYVGPjMRCQq1R5x/gQSk0DudM+M7lBSkojTL24qYm10TrUmOh/OSF+EFmN95kRJXP+Nboxou09dOvSyrxsFkK8bAtycbKTXwRcJ7bhT8tFbAMBxZhNFka6wu
EsDLgZgUSCjlGgzmiuc1nzW5bGduiGMT4JC94k/4sfWQSWYWox3RTLkTNtJZD5m7cTifJQx2m8kySph/FmoBoZTFdrt+kBeEKvghblCgiD6h3DWScFXBiXYl
b1EVob/UROajZFG7iXbpojQuaaXzvbzbt5ybbJxt7IPi0p94fPYwsJwYBtXB86ThbFruWGE9/MTo4rZ6PobZ6j1qjLDKhcoPNKO47kLdcLmfZ5oH9yY4tA/5
nT7suewdrG1GVzHtQTXIFqcfXgw6enpKr12Cexn30/ELjvX8QW32/iQT1SH6jtJH9QhyU0hFg3EOkEA+cK82zlDjsN5SttSUOmAYS1yGQ3gj2UDWiK2ONIfu
0lb+GugH0kyf2b6Fv0uI6Zp7szSES3KUQXfqT4P78EL0l8Huo5G+7DPyEv8BGswPxc30Es5p0Mtb6epIpL4vWd7wp/yCX0v0VibULsf3QS/K/fB9W94Al1yA
BT1/8q3ElsDJb0u6YEp2vHFdg7JqJyAXoEmmCGIk0LhdeAnk9C30vXSe5/z4DIcLrBIfCGegs572nhX0TLQMNZT/CzN5YGcLbCC0lmPIwXA0l4mU49+KSYbh
vqFUJZPEDOavesoQbZCJ8efgvtxl1OW7xcVTRXglHAb3fdy6/nApb2/1gHFu8gyTk+3J1yLrq7d1tUB5bKtxsnoCm08t9O6PyXG42XbEAKmr8NJTn93Onyaq
0gfo2xxM1Uppzx9FT8JVjSZqoTTLPQDo5AShJboK309c4QXhMlaPnRV9qEaS/D3cWZvxGsBufIGTQEueMUVJ6Rve8a082S4rqATns5uxL3QF9Rc/Td27/ndY
x50mrcIKtLvrp8BwcVuiIE/sfWSR/MM4VLkpbIZ7bfkTWUa1Aqf4JCIPZDqNwgI6BoigNxflqABMm/vrjyHH8UF5C9iv3F5xGhSNVcfGYE1AZu5WdLm3qqxA
U5BpHh2HG/ewa7BeiJ7sZohi6krRmuakRYzc9B28gerqTuoWJgY8Pv4KXY1YwjdFViaH+L+VIdgzHFbbgrcpTU1JOhdE4QlqH+UVxnMxfK5rJarkffDlgg1o
LK0BjwsBZ5KiWFh7u9Z+/oZ8SKztm40/k54oD5RdxNdEhF3pWwBVMfTmMO6AwQHt5D1h9lksDOd/Fy84c6kt6DdvF2680yCXsPe8meg4cX2tl5vygIqMq5HN
3xRP48t9e5A1uEj1pXehx/UXsEVS81qwHOf56jM6klWRG4vMpm5x0eI5eSQ1SjNFqOHRIE2oitRYw2jQE8lx3vKuzM3PH482Eydves4wrguS09ERK0u0wk8W
jZBncdnIXXgk0ZmZzJRRFrg6+WokHxe3gsfiS6wGuSvug2O43EMsgx5Eb4HPRAXfBdM76JRTC3v5v+gPUqGmtHAj8ycl4xBI0pURJ4METky2YP1AbSaIdLUc
hCtSS73D0CHgtvYLOk42I7XRM6ADv8xUyfSGPYl1KWgEn0SrwSc1nJAJnyUHZPfmpprqAzN1StSDyYYEtBM9xj8Wj8ROJ4c8tfDKIqxn+CR+uOunuJv96YtC
JmEX0Vhqo6ec7xP5ju9rLIMXxN5wb6VxuoAoLx3hpxBDfZSkkVa6u3Fv5FHAs6LIfZ6/VW0Wno735v9yT8A+iIMluy6GGKGO1WbxP+gjSfczfhAl5GM1CYsh
+wm9hS7cGEA4+pIJ+nQ8hTOQ04yR4HckKcwgX6FvnH1WaywMlyrsVkeTI6GGBUmiQh6AWpEjcQhD5TjvMTbDV2IcIvLyroKDXHmfjfpBv6DvmQXUQKRY/vL9
zTVRK2AN9d28K7F1q4ZAJ1yCeIn4W/zL3AXV8xWZfOQ0luP7RjyTWuhpjYV26H4YU8BxTzNxOip4JOSjYIR+Zz+irdQ2nr5goHyHa0P0gKtTK6WVvvHKxwIv
uod9z1+R3+ODcq1YEj+T3Ed9Y3sWFnLDJYvcKS/FfJC4x8y0mITR1HftXLBMnoK0x2oyO52wc6quNPUZ9PTsg1671m7OS6ntmcp9ym7rySeS0N+qz/frtOd0
k6jd5DSuR3IyP0HqTj2Tn3JdCre7Dgqr9KOkCMxVcI/QKXONVbgbWL5mGvlYUYTvjiz0G2jGdgfd+bXiM/I0ZZW+g3bcSaQeZSHPGYYwJ+hEbQV8nqkQLDHX
SN5APBSjzUcZBPURN8myyntltrs3GK2UdV32f1DnmCKx/UX3+Pe+kaCxmdM65d/cDbx4XE+8id6EqjSJVWC+U28Jg/GnIY8qbQ6ad1C1scugK2+HswSLNMpE
MUHc7XUiNLip645n5bTmp6MjpUiiHfnaMDPpDDcBayeNoVe7SKw1etqpJTfx6yW99Id5K6GV1/j3eY8b2wkKGTLc1E5BO6iv+Wcpk0A31eB5IZ/iFktFqp8a
m23G34FvphHkOppmLxFdlbXcn1KH7AVmnzzeh8mXYa9001NeOsuZzQO9Fro9fR6u4lsP3dCMAhc3JDkPSxMxO7mYW+6FwR2ur7E7OROrrtqQjuxUbCD8jD+T
34cfyw9dv8iRQm7AhmKLsJFgHnhN300RiWxuX7WCuM8OO3rWFKW9Keh0M4o6IMc0QPeB0ZtaYQeEH8iAor9y7N6zfDpeAd0OvQD3iOWsPaEx1kHYC2a7myO9
wFisk0SBPsQm4fPmXoXL+QhsMrvU2xH1kuWZaHo8fJnZDo6JvxGVtbOypmblS4M0Z7H73Ev3U8Njo5FmpTXulsZHWClOi3znPkvlqXbqALa/LKMoVQ404CPg
k2AJcgiTwjGTxDJgCR/jU6Qt3Ghir++AfE78gJ9Dp0lfqNP5lR1tpFKGnYb8zQexHzV0BOr62/ib4SEyAG8Nr6c0sN6zDl+tG6W/YMx0zxU68na9lxkp3pYC
vnfodv46/YO8j8UyA0gC0ec896zzeKV3XLe8Jo614BrfH7yWtKZX5MgcHjCGr1x1qDm3Rpgvvk4+hPZhEV+RWIHsWnsHLUhNtM1jartaitPoD+gHZDjfgjyM
7aRG8w732+SzlBZ84uxQCZWOcsRgTEcZyDg8nS9n8fOlhP7gOHwXmOhi7zf5BQyRGue3/NpkNDtt828Shi2MGyN+xH9DJ+CjEFKwcX10MdhosYfjHpuDpnvW
hzOxGVbH2TXnseeauEpIxlvCEHYPfrESTpqLzKdTiZW+M+K0uAQhiB7AA1JzfX1wr+A805rrrxlAHHMOi63OZSTt4YzSKOdGtpyxDzlYOZjXwZOGJHo16Eec
kUKuPXI57KW2qcD7Hvi6Kvs376AsBd+4iaAFEUdGgiNemtwIHmN1vF183X01vWs5v2YzqO79QHbDJzBPvc/1KMfqtqJRUilEEaZk7wALscHgPGbmNhreYrFk
D3S3eF5obUxHE43tfMNNy6RP7Bv0B7YlnLELJQ7egSznl/MetHHKEm1nTw5ySpxM7vFNFW8TSxXI2RLQ/Db1Kt9YKmfok23VXRbiyafsAjAWPNKxLIpH+SeI
WdVWxZQpOGB844X4GPmTqYJxoembGu+C8XSmiacnfQG7iTeHp3LdnPWoSuRczzs0V+pfuIVYs3KmYYuEYD6LzRsEdzk9yrpixRS8rVQoxCMj2UJpH3jBbuXN
lBc7h2BCgoiQrfmVTKrzPLZEO9F5hDgqHECawguMLJRByNwK6oo7Vt0LRjB+6L50yX+YLce/Z6eAFEcCdUO3Qrwi5GJDdQkwnq1or0tGwoK4cl5511M382r6
IlzLvdtkp3sB+4hDTUboJ3iq9oVTxY5UgcmLA3qjcT+/BUQjLw0Jvib4F2yyW6ITpUp61P9dFL23XPcxY4LBO8Bj0THqKXSBGiHcEw5yp50jxEjXeamQ2Ay+
UnncR9OWMH+7Qf4IX9PP0b/o+3B77GpSNfKx1yu7vP087al1WEOk0Rad8JdD4IeCOXJV+CLW0UdL12t2Fn6ABKi1+zmp5OPUD1MR/9HZVaxJPsRnCt0hgmho
4J0L1d/h5VKqr4Lcs2gcV8A2Y1uoRc7xWLKxj+LHKBdneEC+c7qwa+wwJiJZNiUJLFRevI3vxR4RWlOkcWb+Ntc40eetDuIsM7hUeiD2KK7IWANe418ivBN+
JgwRklcnOobTdm8dKAi28Gu0s8itrhziIylD7wr9wnt6kLQJrYiP117IV/I3czvI6+gqrJZrucTEjDVcSezr6U9p+AeyjePpcqAmPi/vW36UOgLYuGpwMmfX
82w/Lyfc9Z7FnNASWi/R9BQ5D21TcDalG3lYHykwAvA0SAqIWu8c73Vihfbv5EjvE7IW/S7Mpb4gWielKadamUb8Y20InAGZcSeFZaaZ/jK1R6KrSQNWq3A5
9UwiiAJdQ+KFP1laK3QvTDZUsjU3nMSv0AOhCcI++K0w1tvGgmAXTFtMMPGFrIN+5PvymPBBXsM9ZszaGyBH7ul5Iw31dMHX8Xsdl+Pq0IhvIL/Ce8xUZCgg
xypTmbObamtviRvFukJpaqx6G8c95YVN3E6QI1VlnqLFTA18kxRBoqBIGGlUlGypDEqIm0kXiOcrqHrwm6m8d50ntKmcsTL/BrkglvF3Z0jpBRGSTegromn1
oWBQ/HF+q+8P78Tk72JZcoAnTvnBqrpITfqaVuBy3nzGRm/iMkE0v1vpF+ihJBg2WudhA/HGok3bm2M29TVOIQflPHXY8XtgO1me6wKXRkzGs3DHwktbLrmH
8aV1Q3E7dth3TRhFWYkkfgw3BzuM/ulKwSTN8tiAyc7OBTbiO1jjPafMlJrWeJcrJ/yhpY2jwUpsLzRX3xgqDTaAnvoJ8kDvD08derhcCt/KHuMmya2x1dAl
tj9Snl7uIbYchuINLyEnfJJI5hYzu+BR+UNEp++5RwYQmcXXokVlBhXvfBingTYZItHFlIodY3eEe8OP9F6hMq7wf28e4GpP3fQmJpUWG3EpKTosV9DR0UY/
swY6gUzTB/i1jsO+IvIEN9bbLnsQX1Pf1X0mfGf8SsdoOhK7UpqwR7hrVBXvDU9lPNJzg/Cgi5DX3md8itzUiWDTHV94jaE6vAe96fqGHoG03Au8ORpTs5oj
nZskfTXmul44P3ujlWnucdqznEiOwzcI77htRZkp312L8VPoCfo+KLE99yU4J3rOyX50O12GMdBnuIa+Z76W3nJEE+N0q9fZFC/ElnoV9Bq5nx0GXkGrPOdd
U5USrxb9Iiz2RuvrkiawTdoMcPNLYw/iqHG0fginhitDJFTbs9oQ490By/h5erCQzid7Ik3xUCSopMXZjfr14jFqqviY1iBjEI70oh7TT3q+92tSgpLAfSdX
k/eZdHZWzHXXNgMBHmpqimnuJ5l18HkyQe6V+ljecrAeIk9LVUE2Ph+/pK0otiy6wZAGK7oBKYQ+mzawt+FbqUxhQOLRz/wy8rRwhR4vjk7+6HILleCnbC/b
ZyKaKwwkAsoXYWxqrgq6YyxWmTJp+/Mn4DKOn9Ru7152M/fK1AP3Q2cc+5wKiARlqOZyH91W/BpH+ibLp/Ibc6fhI6tuehqKXcRcrZ97yXbmf8MPguviClcP
+oXjE/uOG+HISJ4qbcJWxW3XL/L98GQxrbyNYDjvFW/mK/tETstvIfuaKoGFrFtXyvwTyRRS5anaG+I//x3xdVN3MItdazRzA4UEbkBKOe6styFWCWxIFtm9
2aX1bfnm3Cww31tDnUtZycX5cznWO5zrwVY3xoudhcGCFG+mDpOEbj0RIf6SxmFrxKcAw55oM/ks7guLFU7h6oPxxHl5jWGgpyKX7vsD/5Z4E0Rg26lGDHDt
x3ONRlc/eCxoCTiywqZxix9w2w2Mb6bQkx/kM6KKWItfIzNhPviMvar7nVvAItRu3EBEcPfZCuaLWHUwQXisz8A/+DY4mnrOkF31s6A63GbkA9daHOKYLEVp
t2FBvP3C4ewo84rawz0ib9ImGg8l56pztI2JmvAO0MXUlHXyv5MXQQTxntuiLMTqhjngGGaSkyU3MiOlBlxLKAMqNj3x7HZ00f1MwSjN5h3gG9QmfO+/gU/k
S9RcaT5alxpNTsRLU5ymxDBR3sRk8kvwOsnN+c5oQ9dRYqS4is8kB/m2491Ab9EgtcU+G4uF8egBtosngd9GzfR+dLfGFvktZF9XN6dBGpG9oeCe9oS4wsum
vPSudFekJDAJXOTvciFzLXqEsh574PyL+z3vQ/IIQ2VdPLe8Wnn3Kay/8a6YAyrWyEYnE4S4h48jDgFg9GgTyfEag5ApHcVIaFKiBhhAEykC1JKDNeMqkM6r
yELwgrsjzTWbTTcNdvSY6hHQAh+Wpm0YfSt5qdgSqwx1oeMhWoza1B95QLpcD6BFulX+IfI3bjnZEszB+nqHE3Z6ANGEr4s18Npq75Ha+rK0fcAk42n4Kjqi
8gXhriMGuwgG0qK+iaOU8J7y+nKp6gqQqrJ52BTyCL/WeNxo0y3yEPxywoUO1772daYF7hZSlashPSbeK1u5J+pEciiShwxlStf6iZUxdYaWMDO4db4jxBG2
PC4YdjrWuHc6Xxchjl/yoZSKEOlYh13L8scOMT2r2Ynb7PuZcgz8KugtP3bXlrbjx/im+Vc5v9TXMZ18IQ3RtTW21u7BWvLbxXgoE7jgtuhhohxV3VeH7YGk
JxFormONdxmwmUeIrbBCnKAuJ26CP2dHSIfRlUJveBKoSwUpM7cIjIcOChWTxLznphzyp/iWj8npR+K6RyBd/w1+mRUHqpss+ZHIGChz3Z4w26rClcMwcVfi
dfU1mmR8BcXFDXIkENGgZ/IPcSfxOisuN4qvpjbwjwdZdFn1hrhKaoeuyNuKHsdeKpM9t4jm3EU+1nuJr4nH8xvJk9h7T2Nibd5093NPpLHAO5I+K70FZ7l6
7i90pue1UESMCXMpv7c21B3ZaTglXk8oIzYzTeYWcmWFCMmd+Qa9hhCWA8Ylni2wU/sSD/d18DxgzedwpaiFdFqcBqz0gS2ERpSj5Svkek4D10EgcMmrDzOi
Gtph/DJeC06g04Tb5mxhmzFR6pLzRpck1EXbOldC09EI5T1+mHwD7zEBYpX8KnGuMEZthsPAx2zhxqmX+E/ULLIXd5+vRrQwbMDK8s6CuTlnhUt5Vqkf+RZM
VbtLfdUUFMOamEehZ70VoUTt+fzZig0vAyqIuQU3sXTwQJ5IfPKcBU9Fn/45mi71IA5BS5RthUPz58uTuENkBn8fmqwH5O+6qeILQxvhLF9GaiCXBzM8Q7BI
Ghdfm+sh70Un2ts4NmGKaz58BD1BFoa5YCl5ItcKDEm0yBOx1aILDBGahKO+AHvoaUP8BmrSpcnJvuZiM3DAmUPeElKZ5+CE4xa6FIGFGfRNaNTiwRIhFG0+
i2ZQP+QS3VYv4eti1DqzwDt+Dn8OeYZ/T35TeFSqq98glSbnyrTjilRHvuvl5Epka5AkVDLOce4kuxr9bgOeDWL4s9JQcgR4QPaR57nqSDelM95yriLvOjeX
fQBaaZ4olSGnq93wLTpS3ue2MLOTm3rH0M3IO1xVYjzq8/bU61bsoiqSDdnBLI1udMWJH3wdnBfpIkMDZq9iCnOy4Xg9Tzx5i1ogDsav+CeAv9A9RBu5jifE
3MjfoxWL5umqwrWgTqC/SSMgSYWi2ZQrI2Ke1EpYmLiOnAWcxEC5lXkKWonfy/bUFsjRZBQaYhKFPwQHobITyX5oVb4x+BuN4PLAB/3vOW89l/kk+TtVAy/E
XfFNpbrCEPis/NFzFMVAbTFKty77jRAAv2BbwnasKfGap0EzsY/YhypEbwh252yZFWqSo9wGuClFcM+NIfmTe68v0ztTM5/EQS70u7dT8lpokonQoyLi7AVt
96wELY2d6M7xGWJnvqajrhAVGKqcAaXVnnwlz0z7SGyfr4r+dzCZ7AV03FwwUjPNc5984Chwd4CvG/tSw4W96GvuBf8WdbF5oD0YVjg69gChZWpIDOUg2tLJ
fAO5DHuQuiV/ZlfEX9LUNlsVRM0VGxGfXV3EL/I1LIsfqHsTrm2b/VMLn7hiyopYFUbkbeTUtVNNI8PdyABQjLmJIiYabaxSgh60xYuUo+wVaqPzKVlPOGFg
RA+Toq9PjlZq+pa61ggtlItKPX4ZWAsZ2Ya4SBL4W74RMlMc6f7b1dqRohw2HaAl8YB0Ep2l62F8RV+XzoFWHsG1nWsILUfXmTZ5RhR0Q5/xf5MLtUp2V+3C
pAC+jNIpe2teZFeSkDEOEEgbPMKbi/9ZYBLqchmwVW4s5ZjiYBHnhU7QB8SPH/Y484HQSV7vGsdF5w8i5olFnoL8rexfKs6Jnppk7fjGwCNuIoNUFshBRiC6
BBzvZPwoPBVL0ED+eqKt3JruYyqDzmC0it8wRphOzOZ74FFibcwKjdWT3nXeDpq5+i4FZQv/SGopj/MscotkP7aZfyh3vvANPoivTp0hRvANmIX8Caau1B8U
B7vVNks36X5qB+Im4gPlVpFsW97Gx4ML5BjyojYeXUikaI9xjvjBQMs40Sy0O/iuzZI70HPVWGZc3jFfumrXdfFVRzpxuWwhxZtnghcYK9HcVCzc/gnZ1HT0
Opap5vKS4Yn3Oary5amp7jWmQt8ETXmQBD+E/Ei2Ut3rhgoZl7pdkMQqeU94FLwwivxuaofbRy9BbawNXosU+E4wH0I78OPapUZKoX2XFAd5KhfGW8ma3L1c
Br8nMcnd0jJAeQaqCIq4y3g2f6nxAPojJQR6oAM3Z4oR9AbwWDMJzDJmAY1cCTxis1xFTgqsMQb0rXz7iGHiJz6C/obPRQq4naid38ctBfkuq0AvZ0AvLs2m
rTDdt0bFwD6yjPynfJ+txdZBSpRm3rZUxez2YgraBlDuZlwdarfvttSLjQJ/i07hhWuYeAMkK9fEgHSkaLQjRZ0Ed+SrIXYSUmvoa5FogipQYCS/EJpUeFFb
K2GH9AauS/zQvRNc4BBxAW7E58tltJew8cIR70TdaNiC3wFRyGMENdZn7nlvyvOpk8JoMRGc9TNGXrgrerAnhRm+T+APaQhXgq7gF/JvwUixG7eT3SAMoWsU
/c31wRa5G3Mv2AzyFv7EM9PI6ne5dchJPJ1YJnoyt0gPhamggQLkNegpoQQcRWuAmkgTsVCaJO0X34tx9EcsRnvSsJL+XQj5evCFQkdho5KFKkKeME7eDGZ5
o6XYf6oLOJpXz5nhXQzKy8OpVtBpM8H9cq8UziE/qY/4HGkkOzXzOTVHGy+tBIiyEESjXsMj9BUd6bpCEL63hDm3ma+7dzC7g3uE3sHik9/lLIUKyMdmiPwt
eyF5AHoFHXevESpnr2dRcQV+lL3oHYqSSH1vZU8rzRx1iXCTmGFYUfWBdLuwN/+FO2ksyv6a9BSpgW+GZssP4blyy+RR8jyQnt8OryK1R86QD8Sgr4n8HeLJ
M7lO5yNuOPMNlbCA9AQtVakmXyrhIf4C6YZep4aRSlx/arGrm6lL7mBfPaY7KKIIxzlBwTqpKLvB+5JLhWaig3JeiYlCacEnb/A1AnrDIWkctUAtD54Kk/x/
FnbwVSCH58NUG/QB/Hv+CXGgaRr2M7mytqEzRD80nkE/+2LJa+Fu0QW6G7/6+qoXQG05yiQa61O7jecMHc0urpQuw3kNTRMWq6Xph/wC428FIXAYeh/T2dIX
10MVk/oRpbzb4aMSiQzwcZieqAvfMKhiMZrgI/ig1Ai55R6MruEfcq+FesIQdCjWG1mDpMaUKf8i/rjaU/ogDELrk0NxMwIzNxWrvJyq6ykLZ3JZQmvomTEN
K9LgIoE2yy+LpNHPHSOoBHQ4mZP0kOyEcmQGgOkaxnOgwPOF38nsR0ZStQ0HHelIX6Ok7V+liD/OsNxU30ziWtEYIcDEYlvRKJALTI4NhjRShkdjZSkNMQgv
JRDi7eTfze18FdUdoBbTmGrAaLwNyQ/aDeBP0S//AZ2hewoifs/TGR3uWGJo4lwNO4yLqA3w1DXPyWYJu8BegSWamOLpBPSKcS9R4InnndQFsot3j+en50+0
teeJMpTzFLbIU8UK+RlEK3YdNB9rK/ZNtJpOg5D62jsEPgI/wL4RvZUG8BmprbDM+zmndIVsrlHuWMwPpuI4diF8t52Pxrk9xAfpFWrOa8g0QL3MQSvLScI6
j+KbGX8HMvAPAWrKl/IABDZhZzTF6NUUmp3PfYq/5NuHat2PiipgfYpOOK8KNU2TXL9RTjVJKOSeC6W4FLIRlgjwhZddXXwd8asVBE0fsTK9nh7lOMkBX1U1
hvTnvQC9xK15snsVf4J6gFqNLYgBnkz2L281YbSiI8Yl/+BaiAB/Qiz2zRDnMTa8Iz5VX1/djY0gzyIuT3N0DJQK7PwdTQf6b124B6RcqEh8S2xB6MlS7Bii
PFevcoS+AlQGaw/1RWtrY9gQ29EzHNuWXOQ9QBEF56CWxHLhQ5xDf0IaJQ82vvI1MAY8I8Ap6FDuHWUacsdzHD0AfAWjxczc8miY4QkFeCI/jxwq/3LKcBdH
Ju2hO8gThYZyAun1fXU9dz9FQ/wkMY/b7q2kHYQe54dyl+UsfAhkJu4j49y32Ca8j/mg/cOXjOYTVTBbUqnNQ7AkaBpyKKUsUkh1pRpgJq/N1APqr3kkmbx1
+KbGd3icMU3bYFE1a98sEifZE54h6Cf5Ex4tnYR2yZPMo92/Jd0G9+GD8nUPzm7HkoR+nhmCjoPRz0gUEHzz5YNYgGzE70mKIq5wom8BvFHczB+VPpFLyame
Olw++si5lixgn+DRcFu2LDdLWwjqaWpiD4hJSJ5QE6yWyqHHxARnZeohurswSY/hJ7wjyNkxke5+0AjiJxbDBjwdDAvwFWg1zulz45PRgdBQzVhsFtjEGo2P
yK3yMolHRxN+vi64idXSa9hNgg6/kswQ8cI05C8C1X1yHkI2ie+kIrA1nzFtFk5hI9CuxHluMLOSsJDlsTwi5DXCUeJVdJbvp5COEoaH/GtmCneIGQ1Nh777
Sun+BtW8KpYa2dK4WGwHRgpTKrVwnxTtXKxHh4zTdXSZ+XrEK75fPMaYqAl4jmmJ2JI9zK2kukISGsenUf24Z+BbTm2Q6pqGVnZ8wntwVZSJ8ntummsCdMZz
RlgqDMYSZAcPx19f/Jeg0dkELzdRgrWzuShTO/5nwnQOcjXirlPJZMDXSn8VkT06eDloK9Rj09wNk18KizQdmXdkK/YZNBVvp0w1DiH/dDGuC+hI6JcnCN8x
Vi18QFrJJ+Qe4bN7seGQ84zhqpDoaeetxj9MGux5gCzUdRdvULx7EnbUVyXlR9JDx3B6vztKk4aa9TxRgV3P5lSfqGwovIl2gKf4HDnFsJHaKD3nhiCqp5Kr
N3eXm0iswPabpnhesB3gEEOJrVybyfeaLKgK6qRo0QTlUhOQv3UlaA1pHPardkP2qnEAVuQtRKv5POIg8g5fW6wRc8DbXZqkyzOdkLOIN7ranhR2smtLgdtQ
GkwXJxq28UBsymKOM85c33jfWnhK/i3yNTvd27d2RLnXUBcREqpKJ4RcEOOZ4s0iZ0oh7gQYiden2mx2VfIIy8kH0GR+pm87vEDkuVinn2+dMAtqQj6GGmIn
sM6OWym38dc6M19NzEMg9FWOjD41/uGrjga8g6UFWCWwzTN7xXY+1jU7cb6xsrGf5RXM8Y/499oylBa6S80gTnrO6CbxD5IGy4g2T9eQOCOVRSvzbYCVf+fo
jlQMcwsqvl/hK6wlvpw/ie30ZJJTdKN127n2XG2uFaJNCoIBbEvxsGdgyi/PUEcKdpRfwBq4hfRibJ6wB7AGj/je4Acufj1pNV7Xr0Y3eVz5TbZ0Ykcb16BO
ZrGcSnrATPCnZgv7E1WLeuffxhuD5ZuXgXT7Bh4uLONeAiKlI8gnktCsgdsgTcV6Qo2koZV+skn+DpZB0oV1DcNM31jhNLTTd5xaDrbkb4BX+MZBt7UT8JHG
JlR9VqaGgobSSzhgbIA+gYu8J713sRd4GrndW5yQ47nlmmZUuZ36RkoNdBIMXJ80B91rqerSVWIOOYyTpFdAZ3T7noqdvBPwAYQTg3Ev3QA9Jkxjf4flTE3i
t1r70AFUO7kCCGT3dr110ZzJuIv8BA3hrtF9nEepst7z+bc8b7lb3v7kA7ajfJ0ch94nnhKniqYKD5Gr3ii+CtozXHv7pCxSPwZPFgfTOxUfYoal77Hcpa/h
w7d9YDZtL7ttw/Zm24p3/L1tq3J3x5gdzbd33H4nOEa1BN7vGsVMrjV4d9WUDAoNUakxJVbuavFt5f6OtcU7SvZvv7U1pmLVYo1/3fZ226pLXjWgniG3mC7B
BUgfMEmShb+pT1QV/w9vJ/quOop6KtIuC6ULPgDVhEe1P4DZ0gXT4PyRIFbaLV1mloJ0pY/Sg/lFFUnRtsZyKf8i5Z5liDIFPxok/RcVH3mSL/JMJC+B90VA
Gq2LQpubPdwYw2r/TaIjNQq9YRwA7lO9+CfmFdQ8GLPG0M1C0f6qfFlxREEVuRU1h0vgVc9g6Sna2pJmbiR1wzzmfdRA5gudQnbIy6SnaNvh47HlVG9ud8y5
QGvQz3pVXUh/DQxQBoCbZAvZ6jWRXkbcGM9c8BbxAbobOC49QrT8U/NaSY/fEfaSvfx3wCVurjhdk2it4m8ob3Hne7ZYS5E9DU3BU/gkw8mm0HSoFvbAE4IJ
cb3/tm4RU8maCp5wP9XecE+1xDxQmab+QJuZS7w/OdXRhzuv7AlJ0V+gXMgc2oS2UAlLeWWfuNUf42Vy1ghNnBv9W5LNfnfRNaUYSfHtDSB+Sb4nrJeaWT/h
RPIspZVaXxkhvyDqGPcFmiFXRFX3nd5OfVEpaQwUo+8jL1Uq8x+SNHI6dS20hcymfhKvMCr7MrIO3KZ+yjX8VZWagOHOIPq41vg87cKYatrNTHKwLnoiuQA8
sE6V45Pu5M8w3aQG0Wvkrd6Opjn6rWg/Pr8gGe8Cjusy/JHcA6oN8UEZIlK5Wr8vcR1VnUmq1IYplGf7Z9Et3Xf5EYEqgfb0hYIK5j46unhJoK6/Lc0zr8FE
25a4Udh1ndXWxvwVS6tdrNvpoMgG2DbwhtrjWWouR4w11UOqq//7nPX/96xwxaSZvtJMuNLxlYKH6PPUY3Wn/wcYGDgiNpRNzvrsOe8502GlC2gJlwYEOYKc
Z97nn2j87D6aVeLN0JeWh2KNld7sRqqc0mzrQXqGPNF2g9xmvuD/rrdXQ0rm+PfiM7zTTbP8e33lZI6unicArTIOuUjMp27I1QnaN916AtksQmyzvA2mqegH
a0+/Tz6lHPXVUKMUgXJYz8NTTWXIVUwnMloF0j0sz+iWlpmbWpsJL4nm0EJ1jjjQGHJ6lIP+DsJv/Fj1lSPPd8SzTQi4FVPHlIH0Y9gW1AfqhhrGVQTLfMmp
06Q1eHUI4KODS0J3/SP8w4S35jxmBk1JQ5RIc1XhN9t7i0S6zc3UKJlI00AnlJ7+J7wZpMo4Fae3iUTgnrhOWRJoS3VjajBfTarlZMHVmAymmbTPstk+Uypt
jq0zy1yNOYis9l+w7QxAShMfWndWsS+0ErUrFHWCifI/snylMDNuX8ecVD4ZmyPNA4HUVRAdOLC5kOnhb66kWgOunkqBukr5aSUT1qHbgj9LVNKGttxmZfeS
FdWxBlSeIX839+Yew7y9tX99WpNUim8XamrhNJ/UJP/KkBPThFHjDGqbic9U/wxo7evrCOqYxDvFG5BA4FTxW5NHWsa/sCxk+pU0VXNK/gwtUgdiwyzaoMZf
K7A/vYdl1bYRNv223mrj4FHTKQTDlnh42wrdF3qnH7UfDlVMXSw8l4cXLzG1t621T1TjbK9ST1HTbBfSnsMLsc8BZtMO4W3ATx5gKFDP3IQZlpaVfr+kl324
fQF2NnhfMq8+Dh1lf5MGxnen98o9yU02KFRLXScd8HcrXqZeZ/ZYu/kfhOZWh+yW2lt3/Clw5kcy4VlgPphWU+6i/2rdJR9SStlbGsoZvmFZzjADzW1GevU/
+CbMHNFh84R+BV/ananZRbdt161IoWCPsz0KrjFiaYj29+JImqGHg2nEN2Y8qQTKBDpRnwIwyGIIX9nARiaPW4GfsF1gfyhpOqO0yPTIdphbFSTRO1QyHWH/
zpQNdLa0wvYEVvnzqVj7S9s3rhr5nB2uGvwjlCWhchnVIv5Zv9AmI/afp/r/WWmgTMqpsnU9s6N4lfpZncfr1S98vRLED6yFoQdMY6amvW/aMOKwpZJxPEWK
QClv6WOJJ630EFsz/wpWoT8RM8W9niaeflJeuuRfZn+sjk0foLazKmCUrTLzMtjB+mewhmW0pX/xHL+feE2UAQPQJtwatRX5u/QEXA6MDuanpgUPb9OYMmyN
1FLpl/li2qh28Q1imvtbgl2WuyXHVVmoVjzUPViTK6WS68lqxaeFGn696vDvhV7LY0KD8pYo+VJT+WzxScpEly+uEnCgsLJF1dpqmd+Zqkv7qSx/iSPftNNc
np+JpQez7KP9ONVarmCLM9dS2yjL6Z3gJnq65rtQkMoT25oe2heR3+Q/8nzB8upT+1J7rNiNmsMskWEyx5SK6eRa/te2xPxSaifTaCNs+WIjxXfKfc4CF/FX
1JHmScGboJdQqPFK0dbuxuXq80BLyyBlnNqpTrQ1xj7dPFQeGkqj7sUPIQdpv9n+tryheKynejww0zbDUUpSvAHbPksV8hY1nmiuNqKfKnXSseIbJSOw9oyW
LLb29V8316E/219gWssY6ZA8LfDUtMd1TP1LW50QUzYpT83PkSNK7dAA21qMYBZbhqtf4EeWfb5uJTNKpqdtISXVUbhdn6MMsFQrBqknmDVbD9jLyWTxJUui
fw+2RbluW22+m5qHT1Nj6ENQLNMr7oG9L/XGTzPp5iQzA7VXGoATflxqv7SwuJH/OWHx7wgt4+rJS6Wn6l94Z/Wwfz5TKu0iN9ZfitxPxviTpXf8DOtFbk6q
OyjZOttfqUv8K/xO5ZgUaV1G3jBNxA+QU0qaZwTk1YHOyi16TLBC8UZ9zWBkcTlrK6a5eZKpM3zZEhsUSi9VzpPnQ1sMOuGFMj7c83VRX1uKVZ2UKU53dZBr
2n/5GwaD3FmRND5RjkudBMY8BG+kJpryzW/QzeoR8zmLV0yyBMjZ8s1QXetocl7RenWXVSDblPww99P+IbURN/r7o+PAKwWY6nF9yRfxX8k9NgQMDmWkTgvE
Bwk5Wl4XtCkNVMoSZavof2dN3XI+dBmPYk6mrPNfD0h5H6SXVMo/q04iov5Zt/I/K16ylMLAB3U2f0Wn+KMCEYEfUh8GklsGSkQPPslwBKrHJag8HefNYg7o
LqqR5DHkjXe9eZTf5vJs/UEtsNRSFuv90qfQZn+sv1zt6uY6VLGntG0VHok3lypY64cq2gqYxsVZ/kLphaJ37U4fSMmBg+aO6JtAKaii/Sw9woAXT1SaWorU
AswpjULmSNvF66FB4DvWNZRj6U32CJW2zPLPtTQRMtSxTK4Ia8rbOOEO3cF5y7jXVjEwgZwkRPvXqID/M3um5QvTXP8UaxqqBsqFDqGX1JeMrI1TrGo38ztN
DjiOb6eC3A6aLCmyjpOqm5oW5kh6U4q9VvF3fSF/QTEFsoIvHJv98ewuUxOTE+eKdWlloIugPrrT1sZUqN5lDP7GoaGoPfQ8WNO/tFgTbBGO0EphHZhlbWFq
5+9FGLmettX03CqlMWbbgzTU3s3/RanPjwkcKXmhDEkpY3NZJdOakJMSqW5SE2tFOiTk28fL0211KJd/afAPdRa5zz2QWm0uAIuk7UIFqofWbHko5W91WptZ
LaHOllnMa2EiXYe0+vIYEKoXQouvyTcsuBui2+D11TGclX4oTRZnKxr+p26B2pbqmX86WB6bQnXytQ+N8lzk4/mb5A/qieoz/ypuYJuVuUXNsfWhZwYEcQwY
avxIN3MPsre37cLvqKts33wF1Akyw9bV3C60PHxPgpQ+oTeWCIp2o2qkWMBRyirmWqAaPcpczhY0ziMbB+aGJikhT3PLL3S63pc81rRMnRTAzJnE8qAVWp42
3GoCJT5ZbUDcNWyUBLn3No29Zuhi6C1RWdLJDZg/5LrkUYWXa9v0pgUhBzNHmpHWnrOb5/knBD8LycRa6ry809LUdBpcoGXpVXHZ4OVwFzsEfSMcERyW8QIG
mgtvgg+0a7Fjci2us39YYKB5At3KH0Bb2b8GUKmGctnysVjv+Nu/w1I59DQw29+Ps0L1LGWVTcrY4Dmqim0sV1VFlBTfEv9L68xgVzHEILaa5HWoKzdUdCmV
5KFkAZxJTkZh2x2p2DZWnBDoy/xhbq3+BLcDo0LpgUPWLhGVMqpHVM8oH2HJiAxfY5ERXdVHfresFp+zEKCnrBRYmDP4MeV2sIkyzN3SPRiMtdQ3AXNXUwf7
Q2sX5oCtHRijnmP6B/awdPAes4S56aexvWAw1oKZHkDx7sH1SAa32FbP29bfy7paCIWuq07b020nlAPWdaE8YZ7/ZuAeyLAmliwqbsO9sFylGN14KNnWK26P
v0LgKbpQTefKFm+0JKkIn09ZTDPxUendgyMChwJ76V3BbsUvktoGmoXapraDx9Gl1P7BctjdwFJPF/NnnvSckwPWbNtDdZH1OzudcwT7o42DrcM1tVJavq2T
vNfWS9WRUjCZX+kb6OgnXCEDlhN4XVCW3W++4d3oaig/YU5xe8j5llQxIzQ3rVPq0/xN5kbOoaZxJev8nY27zcPY9OAoa53ghqTHjM1amTltS4Mfm3CLmR9r
Xx/fM9hQPZqenl6v4HboVLCm3DB1m/2zfxvfXj4VGmh9GGoQ3M1+k1vSrQI6m8Gc4Gqabw93vusob9UGNCJEKBdtqaEb+Dz0RTBJ+U0ca+u4LVPEkwbW7pE+
UNfLZKwTJXxRtmqF4lZkC6yLqhMOmO6HvosVzSv8D6Q46TMT56mp9Vjq+921rMpc/mDI7n+j1A6st/UTitwHg49ClZR9gbjQRnsyKC8FrH9viyrR2yuHgNjP
di9k2lrWNsD/ydbWWjYtFHxQsql4EtNAngzw4IlQaWWRf4H7QopZCYE21g3IDr8PVA3s44zqAtEgbTdtRKqly+BJKEzMUm8WN7aO8r8tTlc2+9zFgjjPngvq
M625gVsPEA+EBXX2WWramqTnhC6rMUi0tBfsDd2zVrIkMJ/ZIP1NtaX3La4Pnrl7chNYezB6R4mUrurAUEEbSCieZ1lN7gx29veqsyH1lLoiLdPaONQu2CQ0
t/ic+CQ0SJkGGpIj+IN8O7JjIIZpkaYGapo229eCCGmo73jgrPWu1Rh0oKXSJAhXSU0df6z1b+U01SttcbyffakkKP39namowMRQxW2z+UoYqew3I8XHbB2F
V+an4T5oY7APabX/IvrRbtOBYCsKCS5jczSNTaC4LvQmNtN2z33PJfgO6cM5GXH2n9Wm4Sur47/rKitlREq835n+RbmNPzCeBIWW3ZIm1SqXQe9IDNqk2Byc
4W8SGASbbOvp3EBTm2J1hizguaUcfUQ3JLAzGIctUSr6R6gQjZI1tfnBJnKR7av5oaGyPTc0xhMr/VG83Cbif9bJS8kLOLeawTxbWzAvNWA+6OmT+lV7QyoT
Golm4IvUTyZaHSO38ZwPtVHMTGPCWWIKZSrtSpaST5hBZH37XTKPFoK9A0U1SyE9A6/TtPg0e4HdGhwKJYaa+m/6ziOl3cu3ao1w+mR/A9fAtDqhxszuPDfu
Vp75N2BzrRGCRQmYbcxtp2BbZFkHemm+WfuTW8F2IsvhszWyTsK7mqd6V+OK5XdbBHEYamgcBW0BBnFC6If4jH6C9fTPVx+ogNnL3Qp4g/tsY0NnsWqWCZYM
YlhMNnOGR1AjNklqSLdWFzAlgZmBV5aKwE2OjSptV00JG34F6hmyLHeyj1pNyVVMu0K3lN3KBGojGW3+xnDBJpYTOj0zRQ2q7rThlgz7/i0x/BNPM/9S+2zv
dSQuqIhrQwKDqGMCfyiJciy9x/iUqWONsuwNOKwDzJfEo9IvZSg9RC0f9As+jjOdUNPkbiGE2MvtwVrR4/Hn4tXgYTBWHSyPwnDbG1hVc+Wd/pPBJ5p6fn1w
ALOL/BxKhWPBYPOItIytTvMfyvSSU84zhL94iODjJ0GycjW419TBUSf1BDGT7gTmQW/EueCQcJSc5FQDEdbHYFC4SvzB9ZGaklPlPYuv06XtqDwVTQ1X7pGk
nolPOY7NADttRllhZlBxaVcD2diHwE0mI1BiukjXlpYEHgZaWO+FphVn+CPpe36D2cp3lWd6LnGvLfsD06042shWzbbDtFx9rLwxpzC6lAfaxUQlm5N3kFDg
vZQfquzvyCimoFhNYP1nlCOwja6M7Y+12pK1g5TSpGBMTssQWX+Emg0X0pX0o/ERwd9kUibI25I+tDA0FVsSqqwm2qiSKthrrpPwZ/EHs9n6wi0pNGHhT5A8
WRZAtl0ojt0z+xXWorc2DC0PHCZRUz9Gqz6RZwnrXPdQhIz2NhFKR1TJKB1R7p+1xv/zLccf/vUlegDRpDXTHKfUs+21FRXXtQ423Qi0cVQNVQ9VkLbRb8Ro
aZCjA7NeUhDE/1Tq6epH1zJZbW/VpsG4YKb2Iib4KeZ1YSzjxDilvd7BtGY6SWU9o2zTbM2tjUIJoYpmr1KFugK25RZYO4p201XUzNU1rQaX+HHW88xlZi1Z
bL8a8IvX/Q+5aaalNKOeMc8OEO7J5E6kWG4u9k/63cJC/UyTrOUcJ8Ezup1qA+/p5aF3uoV0R5CmL1O8JZDHntX/gv8o+RjsnLpf5cnK8nnDVtkibJbGokPc
LdmuyYdRlWtETOBauM9s6Rqb4rnIlqbr8QbhaNJn0ALZgbaSyguVWUJZYijxYfhrwZES66kOPuQRwiM0VyosaAeNEFaaGqn1wBxuqtQtuZK6xkPz1vwl6FCx
mVS+0C6cgftg9QthZT/WBB3s2uyNY0aKY1My8w9CKexC+TdyKhlnqk+OQhyFAF+APXI91M/K3eWi4Sf0Ia4WHMXVie3FXxFOEst8fxGDxZfEpE2bxCiOTjnF
qQmfWINjurKDS/PuIvfyzbVi4Zj85+QVLet4I/0UukmpfCLXzzNT/4496bsj2gv/FIn4ImNp7j1/Du/sKiF+8KXwHwjJ4fBAqDqoo4tFz+JW5ArXG/8zZYNW
cSvY6wKrdinWjiRRDaEnJ6qr+aqOcUIjaazpNmgFnkJNoPokDvmLFtW4BHZ6ZutOc22ds9CxoDQ/F/SGnoeZ7gw8Uo5nC7lO5M2CRExFRiGRYJajP9rU81Ww
a8tzzf2PPdXRZbK5sD78ip/Pj2Z/IX7fNO6AdgS3W6iQNxPtsmm+Z68xPr+e0IjvzV2UunP78CNiRb66DnW24ddxpXMzvW/F24absT+FBVE+8W7hIrwKstE1
LL+2wQJZpfv6CobevnhkOGEnM+XL3tvGk/k7qO2J36FV2ZWEnShLnuIXkDXJKGl7LR94Q3Zyt8Mfom1NLcl9WEfv/+PqraPjNsLuYQccZnRitpekFYxg1w4z
MzucNtBgm6RpGmwcxobRDAtizUjaddIwQ9MwY8MMDVOTn9/3e+l80jnSP5LOjGaeee59pHNvEtFSSdCKnBU2n9X/UfcnPRUPE5lJR8lqdIELyBWl1e6svATn
XlzXOssNE+P8F/PvKL8rC+OP15jiOuJeLf4fJYr/0hnYKTrFaloZ/zxnmtJRWeS7po3EWyRMyt+ozZTnJa0T6ykztVvYfGfFDSXd3aTsrL+cW/Td8kFHS70O
qAYO4OGoYVJrZYFUUpmf1UyoIiQp0/xtpT1OXs4iEvOOx5HMBNsJ8SG50/bMV19uTixWrkrlpG2+71z1QCcpG7glFn9b0Cm4RsxM3ubMV23grPu0oxZdvvBO
oGkgs/Bb/k5XZamx8Nn1JXnjqlKwdV6ioLpMxyhsqzJOOKZuyUz1804XeQpL8lfBOkplfQ1yfk4+qRxHsa4cvCA/rFUG1T1FzvF0h0KfnlzM+UPB4YwA7tJP
NR+KMNI2vNbKQhvDiwnKHX4cdk+cov6k/p1wMCvHX85MZUtgXTlUdy9/M/hV/5ueIQU9K5kdwh6lbeAXuFPMRHeY3t6rsCSzlFhJdAGVPefdvOWnpxYcUaqj
mRqlGeoN5wKUKP/CvwUZzCb2PmhrNPHPVtrap2SdAGPYmsockOV5wOSrfcCZ6PLEd+w1RxkjrA2h7Mo9eibaozexGqgvhT1GI1NKiIOfjCnYuuBwRVOdSbH8
hkCZ4FPlAuzk76eMRB0KLoqXEvsFf/de0voac/EF1GmUC8ZKhfwKq2w4RpUhTGlsHYJ70Pq81UQPvVV4plzJNYsoI0WpA/GJWv3k9vVbhGqDC9hB+Z5azvtF
q4kOqCBwIGYaNSlUT79lGXo3tb75gusX+MxsFjqRpSAu9rTe6in+b3QSXkpbIo8RzhqdmLTYG8ZUOiJ8Qj/K5IjzQDct7B9BT2SSYT2ttU2mX/DLtfbGGX6U
ckyvAP9kp4G0zQ8QgVhpBTgRtme3DlWLWacbdG2XAiW1j+OaUImtmMPAe3CJkqr1RkXoh0STOCQNB2fkH/QmqCLTUV4vTw++Syxw1LRowmT2KT8Vx8KHjNlo
pRBhztKqKs/VHfCcSq3N42OsSdQb2Cd5MNtfOsY5tGoEh3ekm7AWaE2sgMvlmcpB8AdxybnbTA52R5xMVB/hxbQrbDbXSpmojXX9yk4G+8EfZlnpX6ahnggv
kXVZr1Y9H4/9n+r8f9fpIwASRElbbK9ubcfPCnctBSJjgv2BNtH+FN4EAWxH7qL4hdr4LMgMxXoqHqWpNB0tETYSI+ERMRYMp4N55en7/Iz8u05VuUucUw96
fkVr+LLGI8aPJ2yLEBp6jqfWB4/IuUWV+NfMNttag7bK5D0VNHE4/cgrWNeUOHIDGq8eJ9aglaCdmOViRApP1ktZ5cgltiP8AzOc9w9Z30ognuMNxf7gUhYP
U5kppiR8tBrS79E1cE0tQ1WW74Ikg7alGgNhNt2GrhvAhSTn3rjhaJZOKN8K57vWCUXWDnwsv1TpK5fU77MNPas85+wRjmQmQYnC3+R8hPFoedDnilXuh45S
fqKOa7OrHLdc72dOU1P1YRuahxoa8cYI9wD/daJKzCou3hVtloQdycNECTTWE+af6d+BSPPHompEE/hMxdBuv+qeJ16yfSO6iIepVuxmPDF8W7+nbhTH2O2A
8xwCIXm1soA5gGayJ1CU1J3YQJahTkWVhun5RSRt/BhtJUx2dzM/OB7Wquk5RZwjXkRNwrLIEfIReU2hW28eOmqUMxx6ARpPeEEZtIsMKQ6VYI+4WuLRtpHk
d3A5ccMtCFu4xcxB/j6skFiOE0gFPXcP4uM9d8AloiaTrqyDg4g3CZDqSL31b4E/gflCF2GY/iOhqWMdlYm+aztbq/h4owzzM8cz+yiO7Q0N7Dhxk3imLFLv
gTmOKUQrZTL8CFvmT0BvjHvWO+ErfIoPBw9JrzsyBzkmaipjsrNVHFeNXcY42MRV3pK1GCvN3VW4LbnxMJXs3sTf9V6L5+vNAdWZHXg9RwNPZ8YPtmBnk8+D
X42voLWCQ00c6jqRb2pT4sZph/FC9ZJ1KG8k+k7vzoa0IeJrdAcsBPWwaHU2fRCWhiPVw4mr9DZS5tZW4XTjrXbJPGi9MBtZl6yPVseQw4wgo9nv2GoJfZS3
4ufwE1d54wlayAK+LtndvclfpCF7jq2lPZcvYkp63Pwz9az3oXu0a5uxTc9WG7rCzkjiMFlBrmw8ECLdifJCmEG0UT7Rk/iqno8RIyJ+SnemHy9xce72iOkl
ZkacC0YHmyf9qW60zqgf0EI3CWQqHr5Qv/kG86200UmL9RMgA9ZDL7XfFZnop+YaLt9+4qOVRi339WfauWTLxZVVs2y4dgF3CdVgMyGfn0j6GODpJ9zGd2iN
sQlanzq3rZnGYTbP3ZVcQiRI/6Ab6jJ3BWYyEw2LqFbaFltjazm8r6ebRaG72l+uOexgfiD9WA6AS2yqJ7SlG7mNbKqt8r1UNxXfPQa09iwDjHKJuui86Mtj
WvjC+hViEf2cqcQVMdGO26RT7USekeqac3kGDjEa2DrCmvoW9zelHzNFfG6d4RtBFWUSI4z31nv1b6oadIUVI4C1oQcYH5k2YntziV3LqMYtlxfxR6Uo5wvQ
Vimg9koeWIkYSt23ulul6Un5d1Gn4EPHbXjQ+GLDyU5ymnwTriMHMqfATOYVfxsD7DVrP/Mk8XvjbyI7agS7x92VmAVbbFpNvmEXxEXTN9jYrMrceCJDvWdM
UcarkdwJ52H9EuMj3gmVwD/SRLK92halIBl9Ez+h5cxO38jAYO6q0S1hICywLQdzQYF7LpfC/0N2t41RXYHGRhPbUqqOWiinCghepf/QkrzfyfftBcQy/qFR
xvy3GNnWsNtDWWTp8GD3YL2fpZEbiEFKcyIyeMezyzlBHBBC+gT1AnPMeIt65O9WJEMOj1Hnaw1hRsACPmIp1Qw6Ct/ZXmi6cMr4BeaQi+Bc7plWTy+Fyjt3
GyJsn3c9vz89QM/31tH/IcdYZ/GXVE/sK7ERXvbfFgTUkLnGlGKXhJrLR+0Q2PG/6GgjyrrtY/TS7u0YZQgwUXmLtvFP7He1CC7FG1Gvln8s01W7yS3nqIKy
nhf6I2U41Ug55ljE5uBO6aAWS9wKNAw+SW6ETLBP+KM4wg6i7uYh90a5EdZWiCl4ChkrgxnJ/sgskSPhGuZHfDgaCmdpd8Hj4AG6CmyZtTYn4NkCE+icpIik
SP0t2V/7C24BjZVPaJJrCNtMKePuxlfGmoQ2+mrGnfF/QR3y5OAHKsn9ivhI1oftXZBQijPyb6FzyCffs/2vQtl/57E//Q+UJaqa89JYYmT5XqA6lo3wuwYr
98hOQb89X2yUdxvuxHpq26R37JD12+BC9ToMUZOY6eRXT6JRXy1AKNau+urdF24qX5jToLYsmo/kX1VTX2kh5gbjIuPVDM+RnNG4Vw6aTuuMq5G2x2rqLqks
qrpdfhU3SswiHjDDbHuYVKKV+o7qDM/SZdESfZy+SeFyoo3DzmxRdP8beBjKQ8OYV3A0Md7sQP8ptpD6gHNS2dA4cIpcox+COepG+oL6o9pSzEFHUEX6iPUC
36y8ZfJc6/P2wW3Mr/xw/+jkOrTg22p4kt4QFaR4oTMsE3ymnspLQXYpyy0kNWTGUF2Zcvgptg04yNHoOXsPJvpnZi/Q1uKtuT5sP38rbQCWrE33bUnMD/Dq
b1xQeu9+lnRFOUxUY3rRGfh5aoQyzrkc/5GIJ6uHjqjn8RPUKLpRcgOpizUNPVBK8il8JL1C4APbmbHWYiYJh6CENDa0gXV5HlL/FMbCDNjSaMEX6KmqPfEs
UcGlK+fBYSGf2p45CSy19dcimFUoBu4RBgiLNC7/ECxSmpIXNtUl6oMw+IcwqQpaGdfFwsFGIVzuFhWe3gGc8AjxNKsG+UB7Wpzxzhkrc27aK+vj8H1wLjNK
vSaetc9Xsn1M1I7k7pJNb0s2DR2jWoL55hN4nd6iHeTawf1ygjMMRqClqJHSwzFJeeDLTX7lG4t1zh8erGLmaqWox/HzmBrUR6IrTrNlgQNcjM+E/1rr4Odg
Aaye1CD2jebit+R6sPLwX53N2gTW6yuI8sZxohZzyUpW5bh1dKpcVuNhCnYMNdF6adtpWzHmKmdOl8poHeF0po64SMHtd2um6PuFkex1CnP0cFFKT2YA+MAu
YKrJJbZsgMnMS3AgLw+TsRT8dMIw0B32U/JBw60cLNIW+mfaNlN7XAeN68JQO0WkOU5vaE19ZqepNVFLrFC54d8AHkpb+MnuPQxiG+bnwINEKjbZWBYYSAJt
QsF966P5N9+NfY5+MGbJZ0Msd5W5au2xbfV9lf4SHa7eALnywaq1ldOrpjdLp9JLRFT6T7XAEhFvcvJBTaukNp34Zq2Gz1AXSxUaebvhvDbW72YTUCT8F9RD
bQLDUXNqLPRRvJJMD+EHhkeANO0yXbbOGrQ6YZyrlro0n/XuzX4BmysnnZeUucrvbE/jDh7lTgIxkNEiVYxZII5Upm1ZrtrQLLafryw8r2wDS4gsbgYZotdq
7dYvNV8xIYPAgvROdx33nax/a93VRoQGokr6WPMOegPGEe+sE8QTY5mSKXQxyMBz+aJzJ7McdqVKIryYv8wDZ0CA7qUso5rndKBGYxMLP0k39PPMJOE87Ot4
7jojHNfrc3dFkpvMDLa8fh1W0HKIyTETXRpYxqYowJ1DxsDlykXnB7OGuxHlES/S5aUW+HTyX+DkexlH2Cimhz5Xb+sub1xL6E9MAsl0dL1Vzu3iIvhGneW6
oXmZwpwtoCXTmKlgHRN/AX3AI/S7s5X0GW3Ib6CeMHsrp9WvIkt109cRxfhf9zLNhfvYbhQFS9F/GLIS8Lc3j8G9rvuBz1GDiAtcAShtfeFzAopzHljuXres
in9y8r9sD/ITuTX5kOYIvNU8KEaoEFNSfI66MO21aQVPne3FXKGT4IV/J9cmEpHJFMF5gZpqpgpCr1nkKW9PNMdgT0VglYcDSC8uohLaFz8lPiL6Bkbg45PP
id301sVvsYs6ObdKqBH9S9xkWJdZ4WjnaldYEZO0NPhHQVfiutLOKKVeAiBuOUwTJ1Aj2WeOa/7ZVC+1mz5SLy0iypd4LNCD2avXDn4JUnjZ7ELtC8Wyw4n2
2mq+BPlEHUUNdJloq9gGurQqclflqPiYeoHeSEfpi+Zb4mgchsqQwxOjsPvcZFtXnlT2xbpte8xfqYpimvLWV8P2kngmX8y+ItikO761RjOUySWB91Kc9jU/
leimXAvegV+I0iA9eQiW7nhDBsA0ujm9yJXi2O0aAG4oC10L8c75P8OT/mZJo61f0e9qSEqAw2FbONF8KZTXVhfeYpayo/QlAdyxSxOot/QdsrzSRhuh7CUK
PM98I8g9Camrvlf2BteJU1Ec2BPYJsxBN4gr4P9oKP4XB1vsig+thzkoH+HkbeObO089tiUkLTRcShLdBa2WRMbui8+oBhmyPrsJ28Utp/o4JfkJ1YCJYWoW
5OF7E2obIf+QcCXYCzX1fdPmoInKNtqET+ikoglCF74Fnw5vw6f+KPt+aadCaw9sOaANUJRhqBKzj1lp60JFoDB9yBjiu6oPdz5SSbY0iFVmOXrIJJXv/ElJ
ACpdg5sdPMIWMjHYnoJ0Yp9QmHVRqqIX0Ul0I3qOa7VrCVmo/KFnEU2iZ8P7mqpPrL+ZnM7yCRP4GHWs9l4eoQwU45me+heVDdqp1lqOOz3jKDgJ/9CFAFR+
19cFipwTQQe6OzhtTMOWGW6wSgMJN1BcoSJgSXfANnFIkot8R17RtyXekPvDgGQ3hht18k4oGF0DIsjIDdb3cgjKOH8m+QC/nrFOtQvHhT8EhnExn0knWEFl
E8NtS5VfDNE9wZwNL4D2MM1Ryy0oZ7WKyVu1kUijWSoL1GAusDVAS/m2VENs5lmJfmdKCbsMhZit9tOq4m203w0aVoOZ4mNU3XOCsoJJaIdSIsbpm1SQRvxE
jXJl4r/5iEC63JuYmnCy8Kz7mxBD8+IOvVWgmvLcVU9O1pYp65Sb5GMnLfDKdbhCGaq0gBWV0doTfJNrlroCnjBuM4/08koKM4EdAto5r9r3i13B90zb4ENy
gl5dD+unlLlwKkrTPpE9UG3bc+lr7n21G1Wk1NNGSGOMEUoRkSE8hl/Qk5wivaKaLH/yd1CnEHlEE9suMVreAZD6i1/UOrAZwdLcWzTSNt2Ijj+lbqW2WK/r
4eo/gfL4O6yFnqGusjXQSsICRVHkuJ45zZnf3RXs3yjT7qC+c3+UN2qXCLubokvo5ahodvfmTuZBtSHtJ9LBfUck1RtsCFYRfepug4IbtV3UpWBzowX1kJ6u
5ZLNiUFUSfUn24+J41yIuODuho+3VcJG0eWwDclzpXLCq8KpUjc1x7HQ/Zl6po5XhrtJm3+Nrv0u/eT2MNtAtrJeWx5gMS/UEmLkRbUx113uktKK6Ba4qg5X
/48q639VOE7BL/G42AKcK/wMrUA1TjLfo6pMiFpuz6Year9oo1216Dn5rYyG9sbEJKJB9k47nr2JPIv3xj3qBB+f+Be9TB2Y2EVvZP+gnMF+MkfQQ5WS5GHY
PXks41RKyk8VnzqAuqSshcmh485p/gfBXC3RHxH5L5mEyqiHVMa3XhyuPFDTgA9cZ2IhpfwibtQqCef8E/3fKxDeU5raJ8vVvInmTmJbnQR4VDvvXgYpvIWx
DBugtHZ3Ag21dmgx6qrQ1HOxheV2v4WRtqCQGioeXUskGvNLsZ5onnFLgoXjSAPrFewEKqmLra/KVeKukAca+e4xlhXGS1OtKc2lFZSqbbBVuQmEXdYL3+sk
v5rrYTVnB2ozQomOCfonu5/O4NfxZcA6ar6ztDUMf+FK1AYnF1GzUv9UOtvGBwOZB+UPwZV5GPUdMz1mA9E19CdbUm2INccZdIjc4v25aL3VTx0Nyyk/kx2M
4UQF/pz8tDi/H2QTkr7xY2Eb9jtsQGqz3MPot1Ba9iHRKb62U+66WweLH9D4UGXXAK461xt1CZUKtyi8ouzRMtVxWTJc6rMFq8iHUQfhsKM6tYT+GZUHGVKj
YF0xGSnmMEmAaxCJHnML+B/J1up2ME8/q0WCaDbd9wdsUijJP8KXio6fcIfxH3ElKUu7rX9LegkGpDBsmBxka2oMCb2GNmYjUZtjlCT3X3qN2v7QZOuSUi3x
pjpav+0oQk3hGWaVnkXNMjOpdezHgtmFj2Bnc7z8Sq7MT4VtjWP0bXRNWQcWumS2vNWPe2I0MgdZ4/1N4GmumVHPTGCqWz0U4J0Z7GymEZtCVa0Ml51PBp9g
lDur6vKku3pHEIJ7oQ3mqSM8bi6R6RQaBA7qRXwp6we6VDhEzi6IoyPdbwPNpf2ogzJQPc6e8LrY/pps30LXNC+SU/jDckfnInM/2iM91F/BhmIp+L7gjfkP
2V8/oOxECeZ6paX2k6cc39f6Q+2JDtdrtkFNmsX0lXygqmMfUZm/77N7J0HcWhTfvlB29kP91z6w/0F2gNXt+7BS3FvPVKN8erWICem29FIRtuIIiyw+90dP
ue+sKVtbgwjrqVVbL+AqmAvInyQPnsaPYIqTmm2KkU8Wkm3MknQNJpONZzroiWibty1QQlfkV/wgZOnzjcXaaKYOrGeNkeZaK/LfwKfMJjSP+BY6HOa5ukmf
wT10STqnNAQEqFFoC5lMpquBgtNBZrccT/dhqnIflbZMHTxS2e54xe2hYvSpoet8P+VHGvPURYJSn1sqTQ7/a2xSRnug1krj+AYpsvuxNghlauu0Uyn9xG6g
XjBemwQBuwZ+IHYUELFFTCqcxdWmZ+KXqKr6aqsv/6O42Zlhsux3SdOtiNBfcJ4gKCO5FcRZFAHbwZ+9rawY/3H+NPmemYmSyVjPY9buPQ5StmpwNxEyWqCH
pmpPgf+4m/shFa/m0e/JO0ZTc7s9BazFMox72njP9/bmoBYL0RwqCj4inqnXDVHar7emf+HagS1F74r2+QcZH4tyUjK4CESafb1jGAYRxiUzjj5EjWZ+hqTV
l4zSa1vnlMa2yawdLOZ/5g7ZaipRvNv9mCttLIDXExoVxW2dC1KkaJDObCRvuZvxEYm/uEdTDRFP1nBf15uIH6UYmGztEl+JgeAuZYdttzrTcmCP1epGiveo
pFp5ohbChBN8K+RyfXX3Lir00KYSa9cmcC20UChdqWJ50Q/keX48jNfzjI3WZS2Vzwp3Y+yBP60uZhx7znXPdZtdg8rIcx07lcXF7O4ylQk2Ks9sAt4ZDnBO
DZVQKod+QQMZXugOSrvzzdJUHSNfusq92xirXUZjrXahJuJ4vTsqHxpnldZOoCyiJju0+l/KVGkrUYNtklhC24P2WErCu/jmWBQcqSCQzGIixF/wTZgIro7J
hXgizxHP3CdMKRaVz78eexKs9PTip4Ru+I6yW6g8RgxXdyWIM9im2BnPY/0iUTxXjIfwcOIfKZP5A+InbU3IjfyaSrRDkS6nGvaYXBK/mHWgZ8Jm/KH6Wu1n
1vYWYtsgb7w3J8N1zFr7RFjJi3nHUwJ/RG3MiGYzWMFdRWpmpOXX8Sr5lbSVofRwTzsZ8UNEsHRiRN/0Eemn0qekV41I31yXvwGbgkfEV3w1d4SMtqrQx/Vd
RoXwUyFBmhdqCWOV7doJvaa7musI+8zqrNaR1wmlwSphJvExFK9XdXQhZrJfYEaofHQF/8XQGvdEK6NiSeorSNTSjT6E5atPZFqZ6hjjOyYNPUhCGOJn8PHs
HqMlbG4L+4rMdWwF66XRHl0Rv/hq8oUUx0ZpTf3TrcZwV/Lg7ANF54r71loJqYO5QeyIgh4WQewzjof6hhtTReTxovYaqr4MfS+VJAqkFL2KUYPk5bKwSOqa
0JObwtHYX64VaIyYbnZgSVRFCSjl9cr4fFdtM60gr+gHbhY73mhBf0CLoJiYnvgb2r6+mzSDPQozjW58vucFV8q5Rl5RjKS6EuftXYXV5jGyhVYfw5xBMA1N
1gIoxjpjtmiApX5n5TPfE92Dsof1XsFLMh51B7PDs9uMMufCBlxn0W4cMN5rlc1o8IhxcS/sNt844wHVgO2H5rB10SFAEINQLH/UM58bRWwStmontQ1cWrgN
9TvdDj2ybro/hHt732IPUKvU42i/+THlmfUqcR/TLDRfO42+opr8ff4ibKk53C/RR38ppg5RKYBsE+gS4TV8lYL80C4tQXTQf4qGkc4e18eiOGWcNoeOt5rG
fNOmGU9TotjbWL/UVls+OChN9ubBISowx9NtHLVT9wVD/AHnPqyW8Rt9hTzEAA1wf7pfLG3pWRXX2vXGNTFlN5pONmA+awFPpYIObCnQCjtgOwILwWKthtqX
HG/YzFLqUT05YUiwjLmymOT6iqbCuuIcZy91ULhT7Hx9PhPSlxiDWcJ/j/yB2WzOCW0WKGO6+E0/HJrKu/iT+piCoSYhP2F4NoPsJmxBr0mLdecrfC/6j6Sz
sXP12loqakqdTaoepuB+pb5VRJcJbFLvemaCNCzgn4D6GdXoeVBU6nrnqJ+pSMVl/mmN4/4OTUfVyMYhXsatWeoJmKJeoWYYfrKIfksYehc4NfOiGZVN8Z+0
XKwjnaoISirTjvhnc3vxHL2KvMU8J/p6ThNlrTHYtMAdzSVthqvRt+r/+93rv3nYSe+wgl7hJ/oQ1zyY7fiBTAlV4Q4SNwJOUJIbTEYag1BF8fd8GdY27cYG
fY6/PfJxGZaoVmA+stuUm/x01yn8SbzDWO8+j5ZbP1vTuDkWERjPV2fvWS/CAegjloNMsqF6DnJWfOiW/AXUok4Rp1jW1JSO4nqaS8Fzd1pdxBFks8BZiovf
GTWWHA0nMgwcRv7EyxQX+ouVjDhwMu+p1UYuDDyUTsN93BzzlIghwaylbTAwmKv5sJkS6f0EGipVYX38RVyBp5GWyCzQN7h7uhhQipgVNy3fL7vwPKWCtUB7
z13emAsOSDJRMv6DnooVYDUYHea5fqD8nrrmGtnhDYBzcBhcaL8pPoaPwWd1gpnhvG9cV5oThwLd85zsL87jWIKha/lGB3ek4zhsAPpzleBlaiXdNmEK+4jt
QNUAGTA7pIFI/oaxtHhN+OBS1dnFGKm9VVVNjqXZxWg8mEofCrTgrzNbuB56GVgHWw6B/Lngx5hexp+O12qhsExf7JvPPeC/z6/sO2S8JsrAHkwdf0nEoRmu
aKkPNPBnahf3UvUZQlot5bxRR3fpLVUPVZSaU5SpcilHmKWhuuRSUI3qlzLTinSd9ubxI4KjtOMmlZRqaNRSItbzheetmjyux9FTKB+YrzXi21AIntQAqsyt
BLPYv5jXOWEqUspIcgFM+J4tr5QEbX2P6FEpJ4hM/hQa5vc5JiYkhkRUBuvmSjBWB2LdpTLyjAahrdjPZALwmOuNT0ZJcweRj44ZPbRtxH3CUYyDqwIZX6nN
tPUkUvR2TA6SmbASS0V4TefPgToNnKyJ/MR7bxPoNg9R7akp9rbBXH6IVl/7wX6qMBPe0iAxAjCKpMuoAzZAjQ8NZ+erPLUbHNUeUYVcpHMe9hX0yeuKfSss
gBeMjuGWJgrXFwbGtNNF2g0qoW9gsZfLf4ht0EcZa6w1xguibcKnhIXOJN1SdjNPkZ3YnFQBdmCbeRqDuqBm6gB3b2dHcj63HD/OxNJ+sha/1LjDH/QNQfNT
G1Gd6Wiqpd5N+h8Pkf/xi6iJvgfzuAWh5dT0wkPSiNgT7jUxMw2b3kus4JgJ+4M0IYutxVYlPuqbk9MNictXFxrjjSPkEyGHbh7nyoi03vkWg3CRxhxXi8A2
5jlrWS3sq9XsVMyxOiXDGq+uMheEWjNtycZkW/SQy+T30gnukrUXqUkuN9hGSYGDZEn3PQ6gVXpN4yFVjhkvO8Bzqn0IZ8eQyzwz1vmYZNqmKt4F4QW+KLBF
rmmlMw7lsPaZeGjJCWWYBUG7Oi/Q1D0XjoBJxD7phOUia6M+wYn+utUy8Kru7/zllPtKHeHH7KP6IaOZL0q7w5STehlX8NZaY+0Jao8dhEEZ17Ow0gnrg0tz
vdo2vbI2V/gduyywWy6AaKYK1KkSajnYYksdjbfyYAUzRalMbuWDoJaP46vy/axb+mNQGt504tqv5AL/ZLoxWpHgtEY66dzj9va+FuHlah3ympJBT0807XNF
H3FEvSCe10+hTdyg5OuEU6CJEUQmU5/4BFfx/+Cye66kkE+Un1HPUCv0lyaHziqE/aaRwqQnXfLtdh+FFzab8n7zL62tcDnjXyKDmpFfFhzQ9sOxrgZRs2zt
go3QOvdhuTSXCp0oyTcBzgX3i6pi5WAdNYW/rvJKtn5G/1Xu7ZLUX4lb+G1400TwKPFEb6TsouYnYFqab76aKrwJ/Ah2wC5EtN6JmCa2RxuMgLQmGMQnwb7i
9BwlSKB89Y7scSSt2C2sZdRgB0UiC+UxZCn6HFEp8Wq0I9QcDIQhvAvZS0/yRBbM0qaCVe5SwiutMvuIo63S8Kw8Ca+R/RHVro/Jc81m1kWhjfmVzmBeox1s
PfygbCO7ir09E0Ft0ibPEPqpLFkLtPY/kA77k5S5wnq9ixyk3wo99WTtKoyz1tLt0cPAnfq30BT3qaRG6nairXqer6uSAb9rLOvTHygnffHcGVt5Kgyz0LKk
CaxMrDSqGrddi/RNaI+eG5OhJ2weRP7kiJcLwGurXEEXdxtwlXK67gifmEL8sv9Kfr7+nPjIG2Q7dqD40LwKd2kFsAx30ZCxA9IuKz6iQkT7iKvpP0YkRQxM
b1DMvySDtG4Ro4KYb0hggVoY+oiFtDRbFdJO+9A0gnJm0jNsi3z/wpjC1ep5QgNZ7C1/2N4ZxsulXfv1fwIV9HScVGerdf3z2ecwWWvHBCxNe+brJvxWuM6z
RllMzKEnWR+JXtaCoj9zkpw/grs4rXfFV7rSYIpyGqxmVmkziKXgmH8K2s91yVpkp8KVsQVKRvE1E+Ac2IPdpCcppDKU9lPlhDlwiL6y1sjAp4I6lMPcS1UG
dWBN9YTSTlpETtB+lto7+zui/DZgkynCUA7qg6xNKE1Mk/9l4z2yrb1zuZ/ktKwa4mYlLfRePQwfEHzuaWgzvqlTUTe6NwLSWv2MdUl3crSPtj6xv1pdXAtd
o5Q7dKZ5QnipiFIe20jfbHDqWbk/Oue6TpTiu3KrUy4nZYc5eoaUU9jDdxy2D8XmSqh6WCxIzu0DsrHRWDfmB+MvrBGQ2NlSZWsBXbfwAvGzVDqujVjW3di7
WFyhq8JuYzsdpE5ifZCoMLAX3A5vkhWhZWRYNUKt8kqSJTxxepBzebqL31nnibpmhF7ENeAOkKuUgcowdRBfn64NOMgpDd2n5Tjri3Vb+MB1ZENKM4+gT1n7
Q8ir6vlPUyr7XfKi1L/09zEG4vF81IN7zh4hRSlSSSfYrZ2N/SBbrMeUCh+3+qd25eubiQUG/6D6YzgCf8t9BLWU9sQDNcoahlR1DMLDiKtfnFWfkwsClwqr
gxfu8ObeVmepTXCo7QhqI3y2d8dKgco84sron/g4axlxYXM05JmW7HolNqo6G0sfVky4UYhD75TdVKQ5ApstfgpftOjQWH4cemLEB1qa58hN/F2pUWKW9294
SU4L4AU7hVUoDw2XatKd+dXW8VAeGqWGmdPqZeV+OJ3i0Watg3tecJXewJrObiAnUIeMKtZI/qIiwFvu7/HdrjN0lDgOf+B4rm9RFuA56nNuZoHXsAe8WFP0
sWAM9OodjG/MTH/lrL16OtiufLC26d09nLUcdEM3jHZZ2cJP3AqrGl8lpYNyCvvbqBdq4pomPmag8sT9v25Z/+mnVHxcFBqsXuUu+1HolLnYOOmZ4CrN1gcr
lLZsJ7FIqeleBPmkWXpD8hy3HbYxSTjFyCHbsBvVQTAhzDq+MJEJF4l/PefVeex8w4S3QTCUz5CwBfWH1KaQtXrC1VaNrSbjgB+NL/gnKmweIOrUd1sP+cko
a8VOfDQT562dAkG0PV/tyvwAJ3p3+BuHVjf4znmQ32kfhHf0PMIznV5PFpqplMKPko1RNoqAk5Rko3+9huILtgbuhtHuv6il1C3PWYegTyfmFYxyXyLWEz3V
b3Aj374wGRQkLRA/U4pyN6OHNMvWwugp5tLDlXdSnlUg8a5eRpH6Ofhj7bQN9dQ/UV9bhqXAXcxqVywzgSmL7XSnGH3lDLKXUIkZmZiXOE8K5R43HXw++KB3
g8eZO45CiNTLzKyknxz3BcG7C7uJ12Aq8N3Us+CXBIPJw1jpct59zwAQhpmuBag/Q+D19CD8DGaZ9bDVjnQ8mpheeEwbLTXArsEu5vHYi/mXsEiyndRB7uN4
rqRQi5Se4nWmIj9GmUjv8U6Di4UMtFfoTHSy9ifM8x22XqH+6qkgoodjreEg/FPB76I3z0F8r2ar/Qp72oeo16ge7jNy6cSLKfOyq9l2K9PwMvC4uz6nEmXV
GKWmulnZA2eaQbCeGGfVibooLmJeUBzxlQoGd4iikuruIOdJSdJFuhG5hvkALyeekqGtpNoPjVGWOq64L8JNXK5YA5aPfUa+kecXDGF2qnuZw8qDIG7iclzx
TPiL0uAN73v3v0IBlypmYQ+UEuT4+KvaKWRoSWiv2gq+0E0wS7YFLpq34QdyiruuVeRDKV21o9QfVlmqEKyynvrrGZzyDT8RXyPhPbzhn8DedA52r8zrQ95V
7gir9Wpkb/mhMlgc4h6u91NuKbSrmp7IG5sXiPeorYH7vlbgGbknsBxvy0uwh/EuVMJpcy/iJlHd6b10c/SMnJbZlGmUMBEVOdY4r8DBFGRqhIYyOzISnVtQ
i1A7fTgKJz3TLjDtGU66zPcIvjaugRXB0fX6+KfpHyneXGusLzzlFHzlfVX+w70rolq6/b9cyCIiDKpfTNn4s2zGigpyMdpBIbhBWuI08HvGcqavq6t1nini
exO9yJFKR2687YDwIac9lx19AEpsAyORPq2UF76nCrWh7sYGFlzqPpr/CJezZXA18ZlYx7FYLcuvM6xwLhpkbo/dDFXyhGuofSSKECcTE8mxmyYp4/nD+jBX
KZcNXnfflTsQpYQ5SVPpiehLxnfYUStRXaalw0v2fvBtaJT+RlZgknyJHQQ7ST0MjVnp/ItuBBaorenWwSK8AXSqAvkeu6v6xM/6GfFPs5wViTLwOL0IzRAL
uAX2RpBCC7lt2C0ymT1pPgKTtAxPg7x3WHjDgsSp2mOzdlE7K4spC5uoUcwerpxSX/nLnUfGChkSZccLt8NkxenolpNELBf2sj5upRprVUMTAhu41+G63Gr+
g60tm8qlcQf0T95MpjN/FLvMjxBW5rwwv2oZ1JjczZunwd70QeVPLT10x9pmvtTPaA3IR8ltqB+tgcRpRVMG5Y0P/GZW986QeiAb6mnki9+rsrMIEhpiZllt
PQ3BJOs08DAeczeZi5xxCdLWcCnrvm6PrYDseQvrraVaaXd9AwrtzAWxkd7T/NE2SbmjHNLHGuW2sOrmBvlakwye2KotBm0USTulrEctDZvSUUm1MsF46r0a
Tx4m5pEXA9eK29MWfyG0It8JN9QReiZdTXvN9rDuYh1hK+VjeFG+y93UAmgJE6O3VhYF3jmLtHNEJyJd66luSq4k03gPC1clvKfW3RUW60jb1T7kx7yK3rKw
TlZBwnQqE9HWeeMvfY55EssNdtYnuQd6ogzJv5XODa7Ef/UeQ4eJevyt8Fm6ornMizlGqsM3v4CEcYs39R7SQMObcCajmxnt3OBY4doL68GZWBkiSTsERzCX
1UEK4/imdyFZZiAwQRdiu3cad5o5r/TELGYEW45dY75VPbgtlMo+t19FqwK9uGhtBsiHrQqbkHVh56jW6lqyK4nZXqGnarI61tqg7koUlOXiWBhf5KbnEzcc
O90KlYqieBrWXrHCf5Kt7RoWOoxdwWaIrPFnfmR61H/66JX7T4fE/3DGK20MVZdQErZbf2Plo/OhVfKvmg3Pc0QDxCaCx9RI7jLRG6O5eBQEc+RucvFqAb5Q
v6ir5I3qDFc1dZHVQL8vuKhp+Qnu2sQn7F4mpiymX9iqgPcA0zvAWsxnKcTF64d9T5l6DMIrMz+HX0pwS31FJfKprZ7FSR3jpsEryib5ftJdbYOeo79JaWs1
YQ6DiXBQ4V0jwXLDyMzNjh5GAvqlGK2pVEV4lfMqFfEdzFS6fYyAEcTv7sXxOcVYOE6tq/QltpI68zTgcGlKyaSpwlMNN1oyCeY+aWRoslXO2KWraL33Mh4V
+DmArINKFl4/nGP1gVWiSxbz/pB7pJAFDSVa3xPbDJ/CnkzSURN+q2pwUcpv6L3YkP9b3Kec0CZJHa3ZjlHWEfQtuYGrGypjfReq6FNUzrq1eZd+xmjlZFL7
h3bDap4CeAAedjJcsn4FDAnd5h/hy6lc84urNfoBjqL7oBnm28AXo4nQCcx2P7TWU3WtA3AHdtz2FL70DaOmW42wtlYdfaD3ZChNaMw75MXoa/2+ZJpzA8hj
Lvv3EnnyLrIs/I2bTrZOSvMOVE7mlXeGqaX0BNcjJ+e5pJYnfEZntMr8ZM7WIqFllQgNAgwzRJ4Na6beVRppM12pgT9o1tuALclv9bRjl4tbAUP6HQfMe57e
2CXrTHy2MRf0WlsoViVDYAK4TrwBa/k85pu3onIqEMLahOZxjdRs3xp+kpWrp+JBxyWrmTHfF0FZCU5yhFbMXDWCvGl4FQPeopuk2oKVmRX+HBAlFsm52hf3
C6Milko6qFd0Be13toS0WPrgaUS2CD4kJhthxeTylRMmb+xFBlnFcmsBItW3QR2N7sJcpQafytlSfFY6voz5Df7D9eeroIHsVCwZlgPpcBLTlAgb01nK+5Ae
CO4qldAoroS9uv5Cc0pP+b5WM2avMR5tNmLYwexcj0L9q+4OlhOPkK2Tm2rjHe0Trlg/iw/keNie6xsOBM7iWAGre9iAa4nQ0nxe6AEtQ4vYJzoZ/BI+wM4n
dORUR9Ov6ZLp5f7DhzSizP/nQFq8+4IN1X2hN3wfy8vpRhNioPJN/yTQ4L043sLgUtRHX6I1VqO9UIlXswtfCYvI38SdcJn7h8Q/+In8PdgB1lNaE2Ox6ilB
OgnUzZlsG+pdtHV7UicfzSWbNcxdbD96QOIHw8FY1khZL2pj3qOWwaeWH7wIVjHSiOZgD7hvJjiyidOZj0Nb2XrUZvO0uYndB1soZawc4neawD5o34hySaz0
gertq8zHSRWk79F5pUrKZ9dy+NIDhGOuFVxftRV4pEy2NmqdMJbJpr4Ij20vhS7WFfDz1l5oLpeKdYBzc+8Li5iFKqDcZm5CCeqda6hwzFjPAb4L0y23hiHb
J3ua0mXQVO9OqoPlITVyB1GCvqFZxrItM+zOra+IdCMONfNcys/BfzOfknPpWOabtsLOq5AtSl1qjFRXU20txpavdCFHilP03aE1fH1rrdGu6A3IQbOtL0Zn
6Tnszlwghgcexm9mw0Q54HcsJ8qiF4HfuC/SeyzNflJrId6w+sMEi9z6hX2S6CjY7svQL9tywWPrTyUB1KRzbTWYAlgDZdt7qO8DL7Eu8J7kTjricrpCQn3y
vtrfPYZYpiMPQGPzR4EEabkVLfwAoqw0e3kyN5zKZJFH5e/5Ka7fjMn890wBUcaTZGuYX8nWwrlDnQPTsDh4L7TfX5H8onWx+niBY2lBRXOe50HSRBXKYxTR
HBwoiUWjRsREdJipDgphLNmArW2cYSuQtWy9ilePcmRVYXitbGIM+tPqrzVBI+AboTNo7ennu2adt1UK/ypOoyK9u5iqis5+tWUpP+nTt0YZP+p1bKtkt1HV
WBpaGzyj5bjC9GnzoPY33pI96VzF/pDwXJ/kPF2MM64lhgiAjon9QF+hm1kCzraflcpow/2S2ZyCUhazTx4CVa2K/A3LYsrYdPCR3RmqQ6UERcotttQgd4jR
TIGKN7YzPeHvZrrajqtrrTMWKQed/+o3lT6gBzpO96RnoCGoyHyDNyUiPeXEkVQttEBtIp9kZOKSw2K/spV0EGDQAiJe3UR2ZWrBc4zp2S7+/9xmizdC7B/o
BMvbfsAYapv1xiiV+tGIVLNz3vk2mhPpCbbJ2Gi6UU5aHKHN0vaKJbhx+m4lgakXzjaywm98VQte0yvRFfWS8ZNh1/OYdVwHraHhd4XMtdh8tX1qW/03/O/Q
LUkz2hi3cAaOqbeLCOpO/A/KGztW38o04sKix+mEc5zb3PG+f1SNX4ZXC/214Se9JhrDxrDvhN3eWL6Edt9YxlQI2uhexEwzyfGbPArMQEtACVuee7C2163B
GsQI6xua7FplPdSPpyfLecFSGG++W+oAHnk289E5Bo1yceYE9oTRkHRwz0BywieVYEbTZXWxZjMtz/SiNaAc6B6z3XgGI511wVqAsaVs5bUr+V3xsbYlZm9Y
WQiFJ8i/Ej8ALbQLLlVf0ReNhVYtmG5gcCzaFfoBZjm7pXzI2CVdMrZCOe+UOTj1CfstJZPeTczmDbQkFOlvac7w9yZq4bKjHEyihwtLYCS+IimCcTGJoSNM
iqpLI/m3MMUVr3BBXSDDLP2TModuHf7HeKXMy3/nuYem6bWtRmBOcFBKXU83opNnO7vQy2ujxV+k1dYgfgCfikqYcdwlo1ZooFySPMjr+hnwJj5L+6Dihgvb
Q+Sl9rMcYuuEv8MzlHbETG2Liw+dzxtFLisaFxpJVrACWmPXv8aEBkOTTS6DtawLhdfCGwvepxTw+7UoZQu+yKBQTTpZw6kdZD1kxyeyf8OmYjI0wUlmLFGV
q8RftQ2Tn4a7wHrun9zbnJfok8lT2H1GY1CeXZzCe/ayS/V1QrD4Of2NCD0cOmvtUxuic56F/groCxPjq0Ett/puXQ3neW5Cm/qzoYLdrgehlvgnfUiojXAc
/eOfpW7hP4Ce0Ku+TPHwu9R6KMZcpZagLhDrrR6ureYKaQ1RlIyI0567ygRtv7exp2+gpXnPKOVd5j3K8OzQBrkprECHV5qnlYIkQrqmXJBO8U+tTBgwzvLD
+cdaoRdPqZTUBpU3rhm5NDIap1TwpqTiFivUJzaLy9nn7HeeFllpVjf6LGrqxhgDLPNkG06rl3MZmjP3aXoxB4vokF4UMSx9R0RyeinxPOICTr4hfZZ/rR73
DvG+sZC1217KqskON6cZm9GZ8F5/tBejT7naiI1CTbSklH/hLLWSHLB/HwD8MqWaHAR/aJUSR2slibugU8Jjz2JXbQpaTvl7xIM96LS6gytplAg/Zo9Z79wl
Qo1JJAxzniO96vO8rr4ysBS7zveJeLlll9Xd7I9qyV2Kzmgf6/3kfVkEvQ0a/K3+iqKtozoIhcCs0IrwUrVleEHgPtoo5plLhGMw0jYoJErvtNZoo9FBmEVk
KVOKcdv0UHkmmvpXGCTnYiIwAguoSuo0WwlxulQp5ld2j5RKlvOkGJ8d4+FvxDy0RgkRdcy12iV/NAX1dK1qgsPbinhnTmMTjL+4Ktp1f1KCKqxkfyEik5d4
7tBdc2cwddjr9uFu0z9UiGBfGqWgnRjDjmGnph61TmAf/RNtbbRqRf2wN/puqbWzQihVLkbZZADvhN3nxqoxqxdR25k52G2yNVFeDLC1nT206oGTjCPhPZrt
qszf1MeA5yANf+Uf5KwV2Kjt5I4ztQkGLwPXoWFJLriO2QtKgGTwJyjB7oAu2y6uqrJSrOrvxr5XCCzdHMaGiG/WDvamrSt7AVtElUmBwjTvVHWCeaPBDitO
XV/4xXUtZ6NeK3SFf+NeS7biW2mmexYz1d2cf82V0C+5fkA3jVF0mtST+I5pamvKPM75MWcUMRT9wtXWr4h5oKM22ohirhbI5CB1v6UTvfX68LNzBdkAPqve
ljzsymIqs89QK7dJLXb1RVXQa+EZjcy9ziXmOPDCbdMXkM9pJ5XGJvPdwAryB+ahZ7C/ZHCBy6MWyJMhrkd671tp8Z3FRoy/eGQ6Bn3GeGwJdkwdh42SGlPp
Tl7/3jkgMJo+p6fjl22rYrr5ptkaGgPVlogo3AeWApkbmv8mOMU9R15rGhRtrAsKRAvqtusLfJEcQF+Jw+w5/So7AfaHHnYKO1arLP8p3kI1FCa4Fzn0S0qO
Kgu9PSsDJKjqOUymotEplbBZRGf/FL3AUmzTYUf7A86JjdN2QtLc4ZpN/xQcBdZFNQf//edhif/RQHzFa+53jFdbynrAZ2wPU4tNCzy0Bd09E2eYlOe5Rlu/
eTrCJGWXssw4qVXnvwbHUovYo8Zp2MbMFE8m2qWzWA+iqbWcCoPayfkgmzoCjsf8yghFdcFUspqx2xhmfdNGF8fsBPMZB8EJ1xgmUu/GfWGi66eRnFGFfR1S
TV/eVCbO91XpYvSKGag1Z/tZDKzHDIUxod2OPNtksI7cjH5mm2sUNxz/m1BQv7yRmy/F9tzU3b7GkSSlYqukIrJKcA/qyi+EHdBqsY9rtv4b03uVl/J6niTY
QHtmN5WA9lJJ8jJ4wbVMt0iMGULv9vwBuuCbmenSFY1nJqON8IbR0985vF3/F3ZXq+tViFqhEYknYEu4DSfVf8BIPIClKdmq33cvVDavE2xqTOJfECnRJRkH
m2IHoIxxiWupr7BSA2laH6QnDKI9sBbakFiH8RE182yuX6QCsM+/SYvmpigx5GXmCJVLnQOU+hXVQfuV9dI//CeHiZ1NLhM8JtwkSwmSlKL1235GemvyRV71
qMux1TIibKlqJZcDzCSPKaw8Gm3BNHI9PpGMZzuRg+Vt1Dfhom+IMUAHlI4o5pT1ECaimure0BM0JWxDPYuqoY7wua+V+Y/1W3AZ1SH4QP1cnDuGJopmWX6p
soBO4FeAhtRbWD20lngPW7r6Y+vNX4M/ay3MlbIJF3OLXKXDBdoeaT4WEIZQFV20/M43mF3o6uWqQVbHD/rugPPcVOyC8VvxmNwVOwcPuK9oHbTVMI11pdRQ
ymmLlV3GYmM47WUqwdO5h8heuCVc1pb6asq1iSPB/vogn035R11TzFpjiTuuG6GuoL0xQBhk9qdH0o8cNxOgdovYh+lCovusRMTuU14AxdMzppPQMFCbvK9U
Uthga3IQctc+qExWDyoXfL/HnMW6iH8aIbYNLBu4Kg9C++A5dhncQF3G1hFBbjmMLW69LfSWnCNtVkopk+VJ2jJJ1h+bD0GG6jTLS/XJZ8SkcAvwpyWTW21P
g2fIQYnz4X28s9pcesjedLdxVNM0pVXBVmtdTon0Mv9ROYwo/Z/YsEREifTf0UrzeVKs1Fpv7hmt/qGexg+zBBqnHwEDinHOSJsPRqn5+Amxl/FQ/7g+WTsh
ebTdCSQ9VZnPTfSmMRC1dQ0q5JTHFjAO8QXaHPtAeUOKpb1NfAwymK6NznnvEhc9d8ke5nrvO/9Nd23NQju1XLpWQSrMVqd7zgOBeqrxRqSnqjI1f5b8EptE
9nN0cDVQbwhZYj/FQICfhM037Z6NiEAMWaT99P/IegvvqrF/DxQoUqB4kULttEeSnMiOnLa4O4PL4O4wuFtxdy/1HklObO8kpxSXwQf3YWBwfrg7A7zOXffd
de97Kyv5A3bysZ1vPnG1Z+z0CrCW/Yd9oQ1MTDa7GGM9orTS2ynpbxCRDj1h4khZ0Pejs8ENrrNmG5HRT0pr0Bz8lmA4+sDwQmc9CcyE6fASsUer5v7KTzLm
aZtRY/Gy+sUcFvNRR9ik5JWFfvSR+y9muDg55jrzhTxCVCBG61/pffog4Tn7KH6vax81K7PX5h/ZBVZajju+G5xn9Pj3vR3pU6O9ACesdaEe3AWldEoLLQO7
hvmUl8oFfasaBU8bz7R7dHstnVLgenYv3d16pEcGM1McuJ+8I/2oMdTgA/LOOPOwu0eGTWKQYkxQy5IPoiqD0oEu6mdqMztafamNJjwozhoE70Kf84P5xnxA
Z6uNmR9MJfmDdkJ/l/gBbgTztEnMDmUwnJZhJjwTxUQ7uyrjmvHDuVAl4WWiiuOXPKc+mKbUy3pnomTOKHcd4al9G/cAfmT9wSYUxRYDz80OnM8Xm0WCB2AS
s4l0UTP9Zcy3cD8aYH+IiqjvwDmtrv80dUW7yN6x8swpcWm2KXH9uZIgUtoF/3IZ+dPgDGydVNPa7VusrKAzmWqwC99XeM7PMHKtOPhUj7B+yCrZ07gCnmt7
+evu2PgUsbnayhdbsw+zj28eO4xj2PF8L2Mc3ds+xPxA3nEEwDBXS+okqKz+4gNkZ1QhNAMZ7CVqhH7dLuOMfaP+mlqddJIq4/yGz6FygssLue4hXBtXWlnp
/QpD6mBnUSuXmOu9kfynzqttIdKuCx3RfpgJm9jL0aq/B/qx/pm63FUMP4Ja8xepLVp3oaLQlF5lrbA/cO4DN6BNWEz3p5zWOPTU/SMD0lXIDnScugavxZZI
7ZYaVaRDkYgiEalhRYoVKVmkinEcdoWkLjK1jNp6H+EoexA+AF1BarYF0o0ixHlQi6qnlUIZ6Dg1g90gzVOuEtcAoXGeXdYEdiYxVanhPg/KWh/08ZhsLVkf
4Tjp3Ih9wV1gHkh17wEbtTeqbnZXBW2r8xrZI/eUelfdL9axPNQ0fDtAeowwHCpsghqrlzP+dsfAz4jWW1gL0Xy6tFJC59nP3BjuL3oMJUS9cD83wsX6VhJU
PFuzx/PDbBl8CnPffJm3jjwt+rmGVmd1ofs33+3gA91Ov3CXJpPcg/mt9HWmLjkgk+PWaF6ufMJRunfh+rQjD5F/orr5G7w+8YYk2I6pbYQI45CPg5Z+Bw0T
c9Ve7upyWN4WMBjp1hZtf5DlI0KDtJl4J9ntv03NMXYok9hexilYyfhV0QSHLdOKITW8ul7H11LU6aHmVOujSui7kILzbi4BoCWIstqELvt09TkbXpgeSHRf
e1iY4JYpFTI7MH31vp4u+nrLxj4pzNqdQrH5Ufqv+nruLJHHvjMs7SK/JLjJPUyYYPY3KqCjaCn7I7eMWzQio0fKi7KCcgk+ByynirDdYWulb3x/2k9tszeg
WgqnUAxTVzmTUEmejCbRiTCIymhlbKXwydoBcm21ev7hbFXPW3DfW5lz5I7jcgKi40aQwafEpiu5esP4+8Z8c0VgOdohX952gKuBvEpPusAzi7rJNhSSwReu
umskOVpslJ4tHeNCGqE39x02HG6f1URZQr0wEvlj5LWqlvelVt0IM3LRNJ4nMkG4L5zI8OXDumwLTaWHCI8Ye/A8WOq1R93UZ1MdqFtwd9oI+ivTjMWl6ZAM
jSlUyWjLSR+J4qiZGGarBl8iQ83xlXRHyJGUh2ruxsjFiee4X4Rv4IczGn8HaPA8uDF+MBmiN7E1hN/YFo4fZoLhNpaA9vgy/iY1RWnpgQov74axwe4JG+k0
2B3EhqoxkmOK/kguh9oRUSgt8AzvVKhzD6gp1H+UYUwuZ0hFwV+27bAjdRZiNdPtp4zR7L5tyzLWoXOsz9Y/jzRGoQj9X+36tzuq6P/rEFOHQHvif6g/lHFe
NuZm9BlYwdzH3iJ/5Hizq9MtAi/hGeMD4w99UG/DsvIiNcIqxramqxm1ct/FJQTOkEuCQ8gZ8nXiEDuRHuAbSCcYUU4RuypV4LKCXcEe7jZqBNdbnYwwboQy
TR3A3gdvrA9cc+8yYjO7RZtoysYqoxuX5pRgOXURjMT3qF/lOXCBErWVNUdpBqeoaVYRAbn704uEa0JzoQQ3U5WYf9jJ6J5VnarjumIsCIpGXXYlXgtsZX6n
GmjdMzj3R8dk8ZLjt4Rhxry0i3Gl/GahL5uUcEKJI4vrPSslihexM7ouy+4WcJc0FG8kv5HnsFW16uqUhMuZXdX+xm9Gm8DKQMngXmU8/qjiY2m4dCtoo26J
z+gp8kt8lOurXpPNlki4UL4uj6N/uG/IIrsv4TCxReyozNiOE0vlSgFa7eKOCJRR1ucwxiy9v70GuUHaT+3HB/v6Bk74/mZGRhCVvhB12K/Ry0ECniG9S7wi
9s9ZzZzNOym3kjq7/FJjUk3IE1eguMBAjhMDcIK8Uv4AV+LQuSTHnrO1ahZ4hc8OZit7sNHO/Tk74h/457qakxG0rN4P/mErTdpqXtDOZXfBqzLtKyGxpeuR
csEO6XfZt9JveivIPxIfkgeDu2lVaqnMtH3x7iZL5fC5g6kicnF0Bm2hyZp7laK2svJecIyeF1wTLKrR9HDw2RtNL1J3++JjvcERzqhAWzJj+wmiYo0CeZ/a
0l/H3cg5wL5dDSevSypeKe8g2mvv7r+njCVnZzdXE+xT7Muyfyf3+1tibRiEnSBnS72ZUXQt5oTywLedbIjNdnYK/s4B+mN2M3WCOxOWUC+qUa7m/gIjAR5U
e8X1yIsnmsGJJOusQk2WP0ub7GupLloibfixRIle41icwIM5rlrYL8GzEqttl2NVVS2N1wv0x25SieoTbAXMcfVnRuv3yA2uGuRx5TMK4UH7EjLBfxYfv22g
VZU846yEBiqP/B9tv25/7/pGfiZZ5iB1Do6gonzjyYrwplpRdyov5LsyRdyiMClP3Kr3wD/hF9WizEHneuf/TB/+z/dfJ+GvdIPga5XW1mhTvaPlK1h97/FA
R/KV/FGN93/WukkDnUNdbqpo+vT0QXgc3i52nntWcC/ZFKYGX9Uc4PT6OxFlc4erdowhQsQwaoVWDg2qmooNtr/Eu1PFxQb4db0YnChOIBu4M8RnRLRcPeYX
KY0+5qgXqB/Y4D6eMDnQ319B3c298X70TnJexA9zv9iri3/AOLdAdpOmU40yHoFF3nGBK0aq9hNUVpYymVk/lZYxa+Wz0lT7cq2Y77qSY6usFMgZQYmKUda6
BurNA8WFMsIz/EKgB+whDCRnOxP5wXA0apxzKTvBXbXcSlSbUqWMUC+00t5q50VzrMIYNcTc4Az+QsAA/egGbHcPRh5hw4Xj9A/U1zfPaBY8hhVTqqDP9rox
Z+mRxFX2IigAJdHPvDfScfk9ak66jKHcEtBP6MBuws/4eqd0z7wBKW5p6E9psXJMLS8PUxX6uPWaf20a0Rf0j1hU1Ci2p9HewBkHf4e7oEXA3NB79AVuDw2J
pfO/BWO1Djv3U7qRzHwGKWguYJy1hSSL5Y/a3sjTjJ2KRZy0suxj9Uz8AL04ZShLgJ5M0LnOdxJUjxdSBiR39riSVvNPuCmKJ/lPpR27J6mUuxXJ4AtAsfwq
SePFbZ7RSauTvtUeBTdyaSmD6SDWHXGhwXkR7ilJSznbzid6NFgBo7yDPYs8K1Dn7BghllLde+l7nrZJuSC79idmL2ieslTqnUSo9vRW5EdtGmoSmAv6UnvU
U0x5sWVcBWcyZ8BPSkehHp+cfEJdiLpuuZRXm8rGDnje2+d6dHqV+qJQl7cLo62bTFmuNvGfzB5RplDRWTMl6IkX4kJlQVf41iol/Qpjuf1glqNe7RTG4rYw
S6Uptof8I5ZkpupZei/XRPOY2oSeoHdXl2S3SUrmJlq/C33V/nFnwATtC1MmpWtKc/qQr6byyHCqBaod/mDXo5j8PE9QHU49VXpwATJx4xpxqbySuqh1tV8X
LKZ4dkLc6CRVb58yjh/k+sHG4IPpR2pFZrVyXX4qdWKXZBal+1mbxV2wHlSpAmo8+Yiz02GFiKpQJDy1eGrYf+/Q/yKHe351tk1sGngDq7LdzSFxDFPbKROL
hUdwhXAtSLvGk6PULaA9+yfppN/J+9ERAae6q/dgw5x8tkjeDakTGM6fE66YkUlbhU7CpqQ1njfk757tVh8UkbxMZmA7WMyfZT3Yec7yZQ8OTAWPiGlsihpJ
r1N4eA1vAdPZJ0YjI4LPj3eYrWIXSkOICYak1+Yq5FPkLQ6afp7V1/LPScmz0xBAN/KF8cLhVLcR/2Ei2IPWDLaBMMhhUzvRn+1BJkUr773qSIXruG+Fvn8T
3oo+iDXxneTPUcWQBdO1BUZvvLd6XStr/5l9AMOJ08E9xHm4Ro1wraRLKZussTrikn1piaOUe5rKHkk8BGyZj/RLMJf4RxqMpvnuSfu2zPUuzhWUZNxGtER5
yi74i7beZZM70hLapiTahwpEYhmuRX6I7SJcV37JvwVOGTepazJtFASLWLV0PL4fqkYPJG+q+VIDT0tsd62bcFe8T7rLbXESopPazKTAbjAKrtbOaUOplcJ6
thrWBaliWzlNjQzV528GKPqj1JH5TJ6HadtlmIj2kj3kZcYkugy5BcvQNsCzhZ6PZQ+7z7rjWK/9pXjZwfOfiKIpPCbFrwcnzLYatAQrRBTY3cHS8jStwD/e
+BVzerYqJEhJ6kHdSehKt2aqg8fBFrnHA1FKcdCBvBU5CXaHnzBOTKEqCR7yI7NJqGTobHl+Ouxjqy9fMVYEQ3JQw+AxqTGaiHuUI6ql1Vbqq4fZg1iZYD+4
zFiqjrGA4nEUXXdcddMW2ZpfjH6Cc6EH8G/p74QVoKGnCvjGLRT2KxPog57o4BX/bUcH1W3rZ1uDDadmuGKoWvCJ8TRY2XoobUz8WwtnO4AT3EhiA3CgYfaq
cKjYki3vU6hGidOx22Y+XJremArP5lICanZ+Ff956SMabfyk+7ib0q0pH7nFFS7EWJPxNOk/bBw2Qu5PXQr15mYGxsMEuqrHrf1OhQumfhHlUSt9FfhUBrKH
maLchOwq/rRAAy2K3O0Y6TkU/xrtliu7RW+OeNrAtaGbi/6LrEJ/WOx/Gm7y4QZ6MdpC1fRatCdEqAeClcXviX44U7eMduw932XsGX9WnsRWVM+Sjcklriju
IHMmgU1ZjqfJdZTvtlsonR7ND/NOZDYLo+niXD/wSEjjwkESh4GG2kXuLRGtrRD7m//gqeA5egaaO+mc1umVN33yvw56qHr+C5TmGwMqgZdMATru7aWXYAd7
XoDhbBNmPjWSapA0RH3NdaPXJASYssxwMovYwJcnyWxaH4i1R0neFb737ICsP+EX92T2sWOO2F/2ZV2WbuMnxWv6JyopVJ2rjD/WioDV4AGMD/6hHSZXZyJ2
THxVLtVYT8yxHuMu8g25TK8JWvEdwCfYkF0Gu+YOttYIBDdAK8I8ki8Ki9ndVBo6qG/nEhjEVVbHc1VS1qjnPFOx+0YjnUj+jK4JcfQp3xM+nG3DnnRsLvT4
S+kR4BrppxPzZ8Idar/QG/CPNj6UjZ6LTcjjlp2NCrmcd1CscYTegW9kMGVvaI8hbdhLJVrDkajNBd/YBnIr/0btOVYYL6yK/HBjv0Fzz/P7wRvEQOpk/sP4
etweKSfzE/iixDrjXDuF5+7n8ls9mX2WuBPrLndnLjMbGAiZUPVNn8Q0OMkYnmXbHIQvmaWKC2uM/Uq+V5JYj/qMaRk7LKEXNtb0wjskzk3EzgSitD3qVuy5
UZzZihpUGYiW6yC0jv7DagHqWzl0IDrP9pxJSjwp9yM3xsbs/FVYjrLwZpkPQHWYwLzhVxAHQQF2OX8PGux+rFY2OKYWX8RPyF/YUeovKqX85mmFlgqY1Vnb
5r9QqU1SyVC2sg+8DP2Eb9X9Rj/Zz4YCy/GP7AqrphWOKsAT2mPvVJBXU9teMmm21RXKSkzwkyclezlZHL4sTPUNkjqxDcE6PZH9KDRJXxePnLZQPFGKbIA6
iFWCyUmNDVO9DjJBGNoWzBQKxGj1qN6O/83dD9VOQXpZ5TUqy11X42FVqhT47G6I3QpWy/7BE0lZ2Fs5x9rHnuQb65cYWt+MhdNtUK0cEKjI3sDug2wTaT/Z
ZG53MoRv2c8wUq8dPc/678ne/3WaRD9ird4qN6Ggk1lCeKgMJBFsTSwxTXEzWQt0J65rhP20wlo9YH+xrW0BuVrukV/d8bbGTPZ3v4hmeypjQSrZuyWqB1Xb
KiqMYkxuauwgWCZvuPAGtLVh8HCtPtbKnKKgLdMHfjcTwRn2Cfwtp7QeCVIomQwLnlIOGKnGeW8JK9vaT/WwX7HV9RxS1qsjsqoFrzLDuJ78fn0q+mHfCQwu
zHjrFwwJ7U9y8k/QTnRjhz1pcMIIelLwPB2tnchdpjzBa/p2uTPoKbDpkv2wCPyhTkG7lbXsOrIlc5mOA8/BMGERybFdrTR3Kk0J65SaOXtcZ80C4Yy+2Ebm
PXd31u1otLKYlvij9klaNfNPcxJoy36k6qsDudFqov+s1ppphspph9yQHJZcDJwB83QilwAu8vq6PXwCWgbeqZfoorQDPASRvlk5EVGzd1xA8cwr/33YRttO
0jvHeOppw4VzjltGM9Qp+5qvH1DYjVyYoyhZTE6DLYWhlKU/5Vbn3YHJygfzd+MljIH/mLP03sIU/Y6xxN9eKq8UA3214doH7j9Gr/jB9unOKV7cqB/gUJJa
H7bB2rEm6GPsw3/TdCVHXBE8jf8BjhjxoUHoGVNGOchspdtamuyhK1k38xH6gA5Zf5P+QNFM1ZoDNksv7Q0qs8ErubHumcSOQi36gtr5KjOZmBFc4r2o3qYW
UQvEd843XAfmILqn97aeqG/oovpbbQ113zgNf/h/5tyhtxrRvs/kZm4w1l59YIXRwzRWHSo81Z1sFzha3yFNErYZg+lwvTKcnZ+nZdFn4RTPfsPQ11OFIdAY
r9VjEqwPgYahsnxpKUz/ICYZz5jwHZnwYK0w5RA+K3usuUxsps8l94ERKI/Ph1upR6AUeqLUduxFTvc4mMiVYeuTYZ5mOW3My1xj4IopwdbytIIjtLLkQsdG
NIP8BIZjjDgr6SJ0iauklkZDvroyKLAb/INWMHM9RWALKlP32aeDYXR/aVlMvpoquD1unsfT0RmSsUp7WqpDLY+8Fd8tdNNGwRRtp1QyYRf5f7tt/r1yTDnU
W38crJOzAMpkZ2sZaZpOJ0AHSJ36jIsV84TLeLX0HUoCqZCj09uKn5XG7lbqImkYCPcnBnuzfP5QaR8xRvvH6CGP9/8EA9RHSTQXxK+zgtFDL+X5om1yc8mU
p3IoFu0Mbq85WZ4MasM0Vwsiwt0yMwsRoKn/BXXF1lHbmDsXnpFOUaVrlzJPOSeBHN9RZXYhO+8gTVSbLE4fhAPUvSSV34tK1AoMFeP1FiCYU4o75H4qzNpe
L20jzHVdAhXU+YF8c50a6+3G1IMBubi1kaSp7htWCeeDVYCHzaKrKF2MHu4OwnDUDdRl2ihVqXz6JLzqn+6OkavrTWGA/04OcXcl6/GbUwqsbY5c87GwiB4l
PcjZIBxV80Hl9CHWt0JEEMEJnspCX6ah7hECGhAqW6PYyfg2PkKpY5VEvfAGIR86xuywcHmfcBD8TYtga6i0WR78FMqyGUoxWJF9bBjmctKb9Aq8SqkEetvz
qRy2mVWMOKQeYXNz7tgrcEupztZK4YXnoxXNepKSLcLSUJpRKyNH1fRMy4GqiO9N2hCERvwlRyTnI7ut8dr6kqPhDvaKpqh3zGtyKeEDLRLx6p1gbyGSaW9V
9PyAT6zTSWHIZmzyTKIO5P+JZns3ak3Um8JXWDHQU+u5c7lQJDnZVVapYd8vzAePY44x+91DiTjYMZjqO+DuzF8MZau9Czq57+QXGCU8AU91U+YUTzOmtJAX
XOBJT57FJXgGUe1DdtCXb8oPYObWXlf7YEpZtJBqlz8NPTcuIx3sd1dQjrH1k74FelrzwGjJV6OMOVJ7FD8GrS1cxemgJx/Hdjb/BFfVjIKQN834TRgYuuQJ
1o4siExZL8wTcrX3ZAPKbjvqLgdXCb+JbeB9B2Zudm1Va3i6po8MrU2exw1T9qFtsG9KSp0jSf20fuiBPhC+5wjxjtEtIwcsNF64L6Jd1g69gbE4P0YZCQeD
C9wGUNEaRN0Selldksooq40U44LynR5ReD9NZQP2xf8Sa1ToYXeVw2FeoL0Vbjuv9wm9ddD6utz97GchLjWqSInUoqnu/5o//HeG/qe5C8zU4z3RoVowKuNU
0m7O8tax2sH6nrjQujyNL4DjuNre8mZkKFi7J5hgVa7mVhpzh0CuOSObpLvBOtQO7hZ/n47TZ+Ej2ZYgpEdb99Eg40DwbgjxK+Dp7AdyF8Mr9NEP2n9yA4m7
MWHum9JJrw+0Qiu0y6B+aETt9mijFaEVS4lMe6+1t6YHEpCQX9FjBldRSKCpx9yBJe9hq+RHzIvo3rAxLOlpunOW61dptvpT/SrdZX5AiiqXlxrqDMcKh1Db
UBeijPVNahPcCK85TkXXoDt7KweA5GBvUMnM46x+VoS00kWwf5iT9BWBH6Kfqg32uFNrzeYQ6+WbOfqHLlkrpL223lYUWTojCRx2s6gNtU+qIt+nfEJralO8
15+qt7BGm4OsFvbI3OdqlGu0qyHZQWSCU4OnDALbwewkZwVusJOC55wDapaVStClYTo9kCoNJjJfE+rRQ3BKPwouszXVueR7vlHCn0QptQnTw/bA+xtb39WW
uQ14piM7IOEJVkxbwkQW1LF26elGGesiPSJrI1wdH82UB73hXPU/zuI131C51MTgSrUqXKbMNMbIxRwjgjfkAno2/5vaUtkpnNYDaLptdnAeWKMdMJpqsWY6
/8j9zFfJXZbY6y+tL9a6SDXyNqu7XGPE8XSE2Ibpxq9GIlsqYYpjsrUMaNgx4zZdM/8quoJwtiJZXZ0in15VWa8dOqmVV7Yx+WCmNMPqiNeR/rRPJXfi4e5F
8fnu+wGXMddxz9oMW+IIj+Pf6YFQhJOiPNRj2MV1RZ+G9cdDsoxc5q/iBW0upYD1rJrbw6qiniKzdFptLs0zOpGtdS4ku29L72GePg10U9tj0erf8JWYuKM9
wsFWsZ46mOxivQGR2lBzpRbIa+wcpNyEZ5RJdH2rGntHrQlpe9n4yupDJo3MI+5WC/e+TFsXXZ34q4bbPdm9mRap3QvLggnoQcYwZQn6U8zUfMY6F+m958LN
A+YHWMZbXZbsL+hi9gFKdXVd5nbllnM7NR6vZwyBU0JVxRNwLfWKTTBi4HrpQKGGT0AX0P/qB/jv/PWHVazgNrqpx1thpiQvgVOsM94sxQbvB3dwODKkcpYr
APiUvGmrTwoT9cnBcEiR8YYjK9IO3X+Yu5jwPNYRG2rBLNEeGR2JPcZbKcWqyrxSVkqrIVTLcpL3WGCV2occqp0ozLuz6cngMn4L76aNVTlQ3yf7JyidHG/p
VeQNzz/cMa0FvT/Qwz06SLmrWrMcj+EhxxKQRsw3dvgTjL/JXjA3/hRU2XWF7nMoEJ2vma41dgZ7JLr9Ad1CXeSuvk7mNUdVVCv3Aeslv6BL+e91nroE/mTG
40XBVPWNMIaMYRTlplYMNAlB9t/v72yu1+iaZXIL0KCqrelWngRrqfmDOq4vZE6yb7VXerj4yr8rt676O7ykledL5rdOWcQr0UtQPdROdWq9Y1KRlj6LCRdq
ONOJ16yHHc7G8yfZjVRb4Ff7+97bz7BvmBiHAV+xdyopsLt2Qb+odXN+zZ2m1q6xCn1RNLwal+s5gs7zI9nhxiT+TPwRcIGqw1WRVTJb/BKalJ/nXVwwY2cx
ddbubJW0FpATYaOE2+5X2uu8c+IWZ7pYXi/iWulaaj6LbekbIItENWOme6Gpa22J59RScN8qpV7khzL2ggKrUb59V0HoH7ygoLzjldoZDAoNpoqH+oQaBGvD
09ZqYbpW1ZcBQPRU4ycsXqei1M3ngBUdqfaj5FBGZDqi+Tm6VE8tSvfmy4r9MT5UD3RPspT7zpbaQvUkGWNddu0OZsJRoS8gPFTGuKA39paAb5EFLtHfXXEh
kbahrmiZ1R6tzN2migrNULESYpVmHp+2WZygNspLtLpU+Bn4zdqq+gvu6mFkkuGCQC9mfRfqxw11TciJcNVHH6h74iZsLn8qrZ3SRdkUb8oHwRsTMK2t1+5c
+gMq7mLcu8Ia5+RCjzmOCQeN0ivRbYny1CawxshV3oHXXD9ZhFzuftRTreZcajQRavLdYrsIbQWOmY4f8rjBO13ifqETzb3BW9gJpqi7T+5razVBhGYzTnax
uhVPCLRVBsudNpdMuSM1UIqg4tJw3yE8Bf2kt1NF/7//hy0yTNtghNv2Yi9hCnaMnaxuoEJKRTXCmoBeB6vjP1A5K9N1XOiala3dl8ISJatVIRdlwjeBDWRz
c5RYT5tQMFeqDgxJ8NxI9ngWE3xyfQv3ThfsKvR8qXdTiFLx+jgr8a3rrxYk9gL3XethXcEGU+/BKPvNRC/vEVTn/MQUrr22AF9LDZMX+m/pE+jTVl2tOl9R
q7UnX4FSM7EpNdbsy9q1VHob3GgRxjTFRu6pEClFELfBr6i4sQL/Ik/XkrU1oQeKab4POblKDJG4lGjHb5LGqZ2dxeyfkjrrc2A99zD9HVyvT9Sic1QCz/0e
qA5dcim5ce41mEHS6G+yaBLpNvCeSIeQO0F+1YeT81AYOo1v86+EpWry3kVKVyORnwhuZSfS6TgBgTcenKJqwXJ4PbYuusykwYPWJfmqGqNtU+OtleYV5hEY
apsLmpCJzFr2FBhvfZdqBfLF4kTNzUj+g5yprVc+MX+ysxWP/0ZCD+wXrS4YYFTyF+XKk37fNfKfUAt+vGus9WlbPRSZ73QuoBvBefax3i38IP1YIddfz7Ig
i4VplbI93L0AdBSTEuxRdAWjFT3G3UT/qpekJqEGRjSsxK+Vnoaewa5wjtrJvj+4n35m9BGKSTXiVbiPOVjzRMIc9FooqX1Sy8PhzqvUV1gnFgtMMV66TjNv
qb057dGn9Vv8KeIcpazhJyeCo+r8vG9k4x2s2gDVdI6jHniThF70PPhSStOjmAoYb0V7OwEPZvm59EPUYWYpGEruIbcxe9Tf0V8Sm9tXuadPU3rCB+kLxK3g
LHsGDldX6Sb9kJnnGKwmKjtUm3pcrm581Bbae8ucPg62IatT7WGqcAolwjVSMb6FnmsvSQKwGZAapuwgr9B1QBluL7mOOGte1CKpe8K3Qo60oTlUZiF6H2jP
zWVoUMIOuqyvLnUFy4ZPQVDpmvkbasUssJ4JLuW4xmgFVEX4Uy5N3oPZWENrBP4A9gEYXUafJicbg7lZeEPpEbdc/6TtJTcKYdYEwgO2czeV4cpr7LkcMI/7
/m/34b/HHbEHudDIFOeTX7Xa9CH2g+imt1GsHoEWg7bGdb2n9TK4lvqU9xcIt/IKU/3YhAHUKZ7OuqdeV9/TFQFr4qHxYDUzTYkn/0C91GpMcW08FaDsRmd9
oto+N1sYg02T3qtPzFr0S28+Vzm0Dx6mzopdyX/w99xJ5iklezVXNzctdHc+1WMty14SpaAobQB3A+00vfSqYG1rxfbdcA+6wozMd+hx8c9R8cwWsInnihhP
jqFLKh5mOzaRqVCrGMwgplBmdHlthr+J+iNztdtUNlHHQHljgdKA/Ex54RZtHNmFmu6bjqrbmmqntXhzt1pH2ieWNW6hcmga6khW1O7S/dWBmXMBxQy296Tq
+8exR6zP/s3y2vkttJ7UHowOjOVeB//AF/CduUWuo+Jpsbi+wKqP78MaiVPpPFSWL64dZTtygx1D2UtWGmRd+x2N8H/ov0AH8rIjMmu2cUgLY3fHbgVrwArt
OjHQ3o6FcBdeJqs4+8p/yvTnrov56qcArRwVwxxh2G2jm+6EKwOVtBbqLxCjvwkP1T90UshyRWjF3aJ7KJxYq4l+SayQ9TWwlNxMNsf2UPXAEvagOJy5Un4J
WdU3EFtPMRahQSXa8VxaiXpKxQIxRlEwCnsvNlUpbQ1FKTeVheIisYS1S4HKBHib2RraQzRSLwQm4b3ZDKaRlsNrxrKcbdwlOjxwXgyBknRTuU58LTWama60
116KC+D0zEmxQ5SL6cX9b1yz5PJWIprJbFB7FeIUun9z5ItztXnKaXUXLKofUa9ZVnQV7r5aUZ6G1qL6+LKalpIsN4czqCNiGX2/ls+OVvpxv1Jjya5ZgxzV
uX1ohLZA49R1YIneL3iKHKP19halXkuTKU+t8EJm1sB8Z8XMkuw15miglL+0IzVvvWNjoD6MNEurY0wHWGL8R4vzb8WgS8FyakUL44ENo7kl8G7wKzVCdzoq
oQfYFrwMWT4vWa0EXHI5rKxjkG8lNo7sbA/TJipt9MFyGHqTUz++p1xb/8PXmHnnbaMWGjjSyzVHj919xNL4Ha2ja5b+/+/vveqeznxMXCguk3qG7sCXbBvn
empU8B586ARC5sZiHB9USAIX4jC1gHqPjc5ScAF1xRLUKub0YFfKglf0rVirwOmME4kzhRijgs9rfdWaxq5XooUOXKQ2C+wTavsqqX2iBnhuarWo4tRP5YZW
WexGVneG9FrsZXqbdEStR7YCvyi9wEVLlMah4rF/IY+yCrUEucEkn984RFWMHUS+ydlBMmiu+4JaVzGDQbREK4AbPFvJto4ZWjulb14vgMtzZJf0VSWUCqAy
pEA0TYVmJF+llzsbeTszzvzS2gG9OOyTX4wo7d7FzuSXBpeiF9TIpBz4DCH5vTrE5fT0ER/nXeNWKtPZdi6ddGBNPAAe1MKtKmJ1YYeVnnsGhiulbV/YsQzk
99MdhNtaT/MY/lQ/CFeKPdBtOJ21eOBMDJ00fmCJfEM4N3c6mmG2Uq9qfzsCtAFj0RQqAP5xlg9WhiG2my2VDQ/NdOmKR5lHkWgUdJjSzsfG+0LHeh45qXJc
OF0+pSm20gryazJm8CfBF6wLxUuVg5P4+sqFoAbq5xzJTsAiUDX2KIhJSJcJKVe+T5YIbfSMdC8Gx1Oi4E/YnGjNbVWfBKuAdmCrB9910mgObeZzPQt/h9qE
qvE8jphvfFV3upIuCK7lO3ThmNCTlMwOZlXHNLg2sYntHFiPRSq0Xkb7xq0nvmrN+eeB747D8lAw0nEvo5QwLTAklMo+DK0CO7j9QRO2NeRgHcxMckODKC6u
w1dquNU4Kc3z0jhIDEKVbdNXY2IPcEmdzNi977WJZuPgIi0rvSL9LbILeqvDpKXkavI3oYE4KuTEqktttEZWqUKOuM+W0y4KI+E/TAz5xsjHH3AGOzRpIHNU
n+KYSPiVUvY9bAMzmn/tuSC4rBfJCncTyMxWT4WC6EK238A+o6ruHAFvE1/UFmqA6QciE5aCmzuX0WeVX7EjmjtEZL+UvWg+WQLb4kQoaF5Fj1JeFCa5i0YI
+eAL7SrRD5RMvC6t1jdZsQSP79JmgNFEDHs3/rv+EZHWLb5nZtHU4kUaFSmRWj21wn/jLAn3uca6OhlychOuQKtFh9yV/deYunrZeB29RSOwuaEVQgbaJrSF
MpTQZqIfeUH4JfSZ2SGMkGfyvymptln8Y+4NcBuvInt5lmlYUmR6c2EQWBFSrFTjxs5vgpoeFmqSP824ag8zriR/BprnT/2QVoLtio9hy8OzOa+FdCkm86N+
0UpU3sc3xgcK0XBQaB/IRVD/k+4Hj2nLxEv8dcvmvluY3vrEbqh21XOPSTcuy/OY5kZZdZGqKhEUAZtpI/idnk/GG4Yr5JaO0nE2HGWK36mdfgCvKm2kq9hi
GF6oqlOFvjk3wOTEl+A924yf7SuJraXXif2wfEcm1RGM4K8DIraVOFaOJ0uBXcSFDYdBRbiFdZMF3s1Kf7ai3BDI5F56PB1BXuCe0e1c3YXXVG32P1yKOVHp
Ti1VO5jXcyrBneiYeI8b4uHx3uoceT7WjyXkA/AIX4lz6GGorY6YCPOBNC84WZ2qptgAlaZtonYQH/0UVtq2OVoiOyR2pqfKERYN89CN9L7GtPQNnvbmeKwZ
pLfONoZqxYjavj/1v2zlrAoBb3YV1kuPIRdnl8AG+SOwcHmf+yDzD7wNRzvnFGoLD4fq9axu1Ev3FgSUwdJt9xMjjx7mHI0fyDsG2oBfxCgnraYyHekXetiG
MmxJ3z/aW+m5txXWQ92mHwIPg6epDLyc/Rd6pG00nI1KKF3gbK9mXFVGkxUD89HvCfPYk9lVxEvkXvduZQjcD2ZjwxhJ3UEXx9bRW4ie1BewTtcMXUkTK+fc
gLGZR0GGyNNfa+7Bc81ssiJsq6t59amvhI0Mw6bntqJ25G2i9qOGgM14qoY59oFHqALYFeewNffuBjXZnszJ3FnKRn0yrElNA+HZ+aA0rEHGqEeo9dHZxHP7
T7A7dw0WXX2Q/4rVDNVMnAw24IPgeHe0dgrVoD4mHKUr0MVxyjGF2kydN3/RdsFT2+bR05SR4FeHTbyElXIWpu9CrS3nNQ0JHpb+k1cFu83W0MNj33ih3QZn
wuXaSKoy2ZHr5XgNWirpoLraVdvCGExYarHUcqn/dnAU/Z/5qH42VkozOucUKDPI5mQO+10vLar6jCBAyyVMeooXVRYrI8wWapZWRyK5QVRxAEqPhdPgKKMG
dAgJRgdyitHA9SA9aAxGh9Lv6FdROjocrAzimd7pcwAH19Pncp7AZPO6mIDSyGHGHO9G4za1MLBux4XYXLAGvtOPBXShudRUTTIK9DBpnPSdPCLNDQJ3Z22Y
Tri3AVqygxtcc3qLHGX1Co7IvceGtBZcTfI/NKWWUj5l2oz6sAr9hxijZJPN1QnkVWYUsyNhaM3qnuc5KWo6OYMOwHHyHmUiHa73ojODAUdNlKMNUydmrGc2
1YyyePKYXILeQLRUW2aUC/1l3CA7WrsVJ32H6gUJVaCjUUP4JzffGMn1lqzgBbyb8Vk4CC9IN7VYOIYeDr/rCeZhsbZnDZsIUlVViCJNYw28HJxtdA4JaQ/F
u/RS8Y51Ea63ToYc5mMtyh8bXA4PYdnIBrubh2130SuSEFzsQ+Mhd0QvTR4LKXi5nF7ax/gu1IxgK5aX/ALtDNN/an/ay1kDrPbB245BocpkB2U07Ef1xKbS
LdgD2ANnFhWjVFAWBpab8/KrIp+jtD9aXE+X9L2COfQ9MtZIg8vRYn1IsDOe5RuqLwSm+513pXhJ+lD9D28j+zt6l37c7B9CqGEU71nNUKh7vt/aoa4ymgQO
wjDxc/6BmhXgaymXXqD6daezEtSokulttZ7MLnKPfZ2YYJj6JDROsec3MnQUKV4gRwu7zYboefpCciNcoRjus7AbR6Jvzj2hM2ZtNo7vHRrmfZA9E3WSJspL
9Hva2dDl7QR+H32kBwT9bhdxMKG4fbrR1JzMfFGn0yD7mTYEb8HOMJ5ourdkHhF9IZNg030y3xsMFfpS98nHynOqJIgAsXRdmMTuJryJO+mRnj5qT6uR3rgw
604wx4lNDVxtnfHU90WdZ34L/XC+Uudmr9DTyUtKFa247UYmZtmMcQqNLtFD2ChlvL+E65tvrvoPjIbtwXZhinieLa+OpjaznFqceuQ6nW6677JVttyGVUPP
0CG6bmp4kfpFmhSJLFLq3336QnzloanMZTqMdDqjA0sCTSxL2xusxd5XLO2d+7syFrV1neZtZoxRV1XQDuQ17upPdpRTx6IrzqMJglYUDabpzMl0CeW3+N3m
RHhHaiY1Rx65sW2hOQ/Ugdvdy5WT6kZmD/qTOgDrhq7h/7EEoTAJgBb0CVhLmwGXaquyTfsE7xgGomVgIh/w7SAJcFlcW+kxDPe33/lL/nu8imCjc+Q8diK4
KZylymIpdod4RV9ik6VF/sryCXgCNUHlyP3gvJqhRCo1lf34dPKTNi53Jb1Z6YtuKBdj7gkPqYVqTVuHnJNx8+2j9b/It+sTEluDMtYHvhZVHSTwIay2utOV
5kkWlnl+8T6kklQVptmm+yTlNlUGXwJ2JjSJOwbe6L3hw8Aoahv85P6VjWeBUlQ9Tm4ycXYceku3wLsKg5yDmamiqbmpjko+Nx8mK5VDa6g54hPaTja072Yx
bwjRQnmugNum7zQ2564Ea2t9tH2Cu5gbSiWutFKWnJ3X3ryPUrSKzGuhJXuXN81c9gpxFP6Vd2rHQiEzvgmxINQ3wPF/oz5YcUjqP6kTsSXhleg7VB34t60/
+OQeaffE1qciWI/Wmp5JxWTUhDFKG7CFC1Ey3O0Kz13iuE66g5OtcDw60Cq7iusOs1tpq//C92SvgO3qBHSEy1H/dkM4EO9MDrSuCCNsS8nB2GFsv+bQ3uW2
Np6Kb+myZJsohoonrmm1s3qTb6l7/rbxa1GUv6MyPPcKgTN9mGOqTs6lRQVjV+Eq9Qm0Yw+S3Xy9cr3BbswRPk67BiuTtYW3pFP5WykRKME+4wylPD9aOc/k
yndAjNWSn6l+04qASWpHdzRxU8XlYmoPoplckZsabJZm4k1UE460b1BLey+Z5bmrfB17Eb0OeZdm5I34AMNvbiJV85OUQDal3aiiFUvPlitAhM4ztcQBLtYq
qm2m0pJGUmM56FyXfhC1DeCwV8VN+kphs2OnPk7p4YhEeXQtUIaqiTagM2plyu5r5p/rq+04Hewn5wS2GAbdqMZ+NNFXTLhD142zBVvi6cH/Ndv73xnsiL5f
WaYtQaVq3ExcBGzeyIBdsPQqaht0kmiAV+famCVdO9EM8if+QxptrOZqO2Pt+5XnjkT8dziQXZx3lF8OI7jNcKZwI3CEeAtvKwf4ssQI5w9qc9xJ7RN1Um1k
/lTqYaM4XrpJ2bjiQmV2M5rqvCeeYc7Ta7GGqH5avLDTimcxtoJ/lVXK/t1dEbRinnONwSNlCbqVl0ifMzzsYvqE1p1KkJejy+YlkzH6iT0zd/hK2L7p5YzL
zEB1KPYlfZF0IK6V2s/+NK+FIww/5Zwb7EpHoN9Vr8/t3wU3yQH1U6434a62lN6L1ePeuRxbN1T8Ih4JzAA3tIHsdHU03VH5WehnambcUp7gs5yUvxJDw+s5
U9XvsETVY3kL5QHKB3WBzvL1rHaOZBAZcLgrm3n4e2VtTLuqItWM2qRhICib+ItgSewv9S89le0JlsNR4jqiNjeNpb0N9LsYsOy1ugMC7lQrMOfgKvEkcZWo
CV4E98lT8p7Zd2IvqDBSRoAoCcqpI6gncjy1UG/LDIcJKVO5DfYe6hF3K7YU09W6GHPO21ofrkzQyKw95K/wEzEWy5Aa6wuoRoH9RAH+m1VSmatwcjMylcqG
y9jPaAtex00ruBkriPx0fp70a8YhW6gQWTI7m5gr/QXnsFU2VSNGwLP6b4oH3lf+UALMd/qqfJbdDmorh7WOkRPYftr84FzpvOJSHCyV2FfqwP90NMm97dyE
NRMzgifwp8oGZy+6Djwd2Ct9SC9JrnLL8DLbgY7UXNQaegi8KUtEBDacisRytJyYx9KPCmvwZZRkvxZTPbsO3OLsJgfZ5WguGSL5rDRpjDZeG6MNyntBbDQ7
G5p3E9WerkPmKv2lW0HMJwUjgh+oNdDg38ReoJtITb1v5IbeYM3Z3pr23lQz0U8cJKfDMFAGvQcViQBXCSRDWcn1N8p5iD64vWwfvKneHp5zDUPHsFSW0r4Q
Hcjo4AjtCvY7vEg8d/EYJT8lG1MD1cO51ZWu5nBQReoPwx016IWgQEzg1rv6KE6QTKeY81SoZitl5P8zP/9fKEOOxXS+0jlwQvkdniAGas3E8towc1XOc80M
1kl4JzZjlq/bQNQgZzj30QVkc9gEjnQNchyqdRKcI8upCVpVX3XrODcYrqU2Ej/kttpT9yh42VtV/6rOZLamr6aSsNZWJfWu1sw7Tzkf8KrR8HngIxEf84D5
yPLCVXW/egpOYz3KcLJp8LP3IEhQr/vbZ5fRn/Bj7X3pMTvOKTVc8xNt1if36Ly95kjNST2L/oW45PSRXf3fye9UCFxX3ujDpbnSVmmh7Qj8y7iFAPUd/BBX
S1uwonwgKlvborKul+6A3Nz0qz/RAtBEMRTkzUnfha+Fn6Uq1hn9sZ6heZR+LoNYGlpulKQGeYZ7FIIxYrWGeCpsoq0CN8U2Rq1Cvt+UkAoOC2Mcg7kxmM/b
R61tctZ+z332TP7Bqgb50LZESHLN5+zUIRo413MDUSP7In/DuMFIZoYxQa0Vl0bXV5tLyG0jysJZ/F0uAI8U5qM5VhmhuH5VNvT5obIc1KYqsegbdSzzHPuK
e8xXzLxK/gBrraEMbx9n5XPzsNl0bYbN9Gs8XkENh0eMyGCLWJw4jl9yOYiP2RHmn0Ld+IqO/to38po+Df+KyvChpMmQwSfBLq6/g92pSvR4+A6LVlJ8R2Fi
/ki9JLuEnRzEzZrMA/KqKuu7lNtkinXZ6KdcgGFCTWYL2Ji4MOFvrEcwAdq2v0vTskVrkfVKDqn3pE94H6RLK1jF6Im6a3cxj/+rGjKewd7OXvpA/YB7DDlW
mm1UseaCEcFWtuFSjBAn1Aj9Y25W0wSLyBGLqvH4dLmlUBH/jq+l9Zx+ynBDgJiV4n9uRRpHYtabBe6d1kbltifMKLYtwr1XvQqrg0qoI+ZiZwcdcHpWAdyO
Bdn5cDIRS49RdxUmsmjustvvO6XddVxVIyBl7PE9yp5PewgRlorOQo+Ct2wVhNEVu7lwcnYw3djo7wNycmfAOvRGEME2ZieAuto8o2GShzoDVli84U9YoZTS
D6gxyjhAC1XgXXW+lgy7iCuVTlIz9BQ6dSsQbV5RVlP/7m8UTy1dJDy1VpGwf7sQU7saQ7RfHN2oUtRx5ZyxiTuvlCLeyA+Zw/peUAuv7Ej3d+GH+jfaR8IO
1FjQzjNYx0AK8Yf9E3EIDTAfwcoxm+ztqfOUTW/jfKpVz5kCWulr+Txsgt4hLUM/oZNmGP1CGIMGBL7DRfHTa6xO/1N5kRWDBoI3wY/iNOWEtVhvjbx8Nf8f
WFFxrXEtkCf9bZzGb9mCaAH1gj0tlfe2oFpYZawRZkNYUdhHLVVmABgs456ipDLNsQC5hfzsGI4N9iUSSyAptME7gb+Ny+T1+G/E6BQbiRO/izvxIVqEfbl/
KddVS6YnmoJ0nlzl2Uwx2HEP7ekcOkk+4B8LxYXh8mvlPTwilmAGGJW1zkZHuRer+15JK+Arqhe/QdnHNIHHckdYw3cmk5usFupre9HAXnFYsBV+wV7EaAAm
W3ww3LnO+JtrFuxPOfW5hU9FyCyi19P/DhwVP5W3h46wN5y3Ez5xiR4feCdXVW7uzJDG+mb6Ouhh4u/acriX2osiCZvhAROzwnLuKIt2JnliQ8uDp+EG67U5
U+8hVtvZTO+j+Bm/A1BN6PLBt3JZkpGOkDNYe8J7Rw93GbJoMAQXy0ToubaOfMhOQz8Ln/vt8HDBEFe41RpOVCYQxZ3nsUrxr9VflSrCY0OWk3QPVsA0FQx2
uj+LaaUdJVqAA/lrjFlWSCkd+x/LH9hITPZsN3XfZaWARaxfqye8oVr6x9t7YKOk9mwv/1rQhzmUBWk/dtPbzkimisDj0lzsHJhubxC8oYTUPHMV1sC9HTWK
32fcpndpi60FSbRnGfWAWc9Wzh3rXgKj2QoWJbBoLLppPADrM1cqHbf/gzdyF0OVlHPadrgf7DYfB/9wOfLmazOsMtnzYCwxSevGzmAh/xzfxO5nTwj1iNns
bq442Z/vaP2wfjfqGrxU4Nus7Uacw8a3UHdzW7U/5dFwDvc5/jzrS6SFCkE26ZTY33XEe9+cBk+AO9o/cLh7NutAX4JVjLqWEfUssXjcMHkDP8X4FLyN7qBb
4DDsgbZz87Qk/p1cL/hB64p+ZJvWueBRuc6qYqlhqa1Tw4qU/Lf78L+O6+ozOFdu43oaeBGsGGoe3yDUXj0V6LouVa2bEFHrvTYMBME7dE9pZi22Fqnr6bno
ojsyoYY1hCrLBdBObCk/KDiar6YDsjQ1iI1ktoNXCdsho8WrgBuc8itsR/rZ+3p9NsQ8s27B2WkcF+S36DOcXYN3lINiH+6nvyVMg0mwhLmEeo4SqSqWGVqq
LkOjgzg3B46Q9uI03Y/rzNQw+5idlSj4kReIJPgo2DWnrJ6ltvC3VNqhgerM7BFMGtgkteBGC4q6jt7nKcE8EwiBI5xSeRxiv+LPfJcTeeK+TXS2C9ZkO4Ua
YIfsDdiVDOlpgp7JReiXZhm9GBwA29B9YZRZxr1Qf67HgYnujVGUq7V1XuHcMr2VfaOUyFsPZilRNld+LjTY0UQxX6nASOI16bb+EuuA+8ER+hccZxZxRZxn
wGl2UZwrealwWDwXHGT+xu7JXSHlqI/o08rBckWY+lx1fGJwN3nPfyDmObuCHkRtsbZ7hyjJxDEpE7Un3isB6rD2WCmJtqJzJLQ8mtMR6TbdDpQc/1o7Y2ar
Z61yam+tibTU6AWKO/82cW9WRpjaFW7ytVPuYi51qfb/sPYW4G1cTduwwmRG2RbsSosicxxmaKihhqFhZuYocdCJY7ZlW7ArLWslyxRmapOGmZukYaamDX95
4Xv/92kkO893/fJ1xbG0Ors7Z86cmXvumS1hwuL6Fy6Id5e1SZoWFyQOSvpYiXgmlVqdkbEV4rykRpUzSxtDcryBucBdUlGG8vG/U1dLH6UMS2lYtrVJOZnE
AcmHdFHuFnqbazA/8qt98o/rlNSuQulaE2sv7ZDgTDR7PsKrY/OF81q2XFf2XITLhhlGlC1yX40djg2JvcUNFqP1TE5avCSxrWZVRZu4p+VDSm65MWY30jz2
LRSlb+G551rvEuM6xfl/jb/hxoVxgdzTcNZToo+uuIktMowsWybUL+E0w6El7qkwk3CzQiyE434HgrgVCbdK+dhp7ArdQd2VeLuriXBDMDkHQw+sW2Kfe0aU
9Eo4VN536/hia+k1arau3DNb7yodTMDu8eWPEgmmXnwsPhmJ4Iv0gV9XVIr2V11dfL3nd53DbXWtES5jY0qO6t+Ji7FrcSv0s3ULkiv028ty4pSOGZ5GnvWe
sDhn6Vd/qbgpcldskzjdtYTaYGgc2UD8l+cv/6efmFT6Nbp0F5e2KomGQipCxDsV0yuWlNYu9/cUVvxW0VSMoeCEYtdvFSOI+SVmRhTnuFHkVUWn0mNip9Lp
pQm6KQnnhN5Jk8q/wMuc55NCk5a7hqdM4kJTrMmLmtZzJSbA7iGl/eOvx9eMBTzhQn38lXMhvIQ3awqwGVgwVjshNCw4USgL1E1IWGxo6f6oPB3HAufjWqjb
xvfyJGOq5CcepHH/+IDEV2W1yk7GkfrR8ZHAWixk8ymXIiml7E9PqueRe1yFOvZWicbFYaO0HfFz+o6xmNuRvFtHN3kK/Lh5tn1IQnLZJyGsQp60A3nRhPdo
DCEVf7vGlY52FybNSfqxjPFYVdep5vqa8W2INptDt07WPQGWes5p0hLXbk4q65CIVXSpyG6MVMwr8zfAIu0c7YS3sB7KPbbytmY8FRLfpmRNxevK90l19W88
DWLjzEE4tPlp+RbyEdtsG1860aOlegsRFZvjOm8dx4fonyTt1DnF63H74mwlMZtzyj99ta+KZP+4EN0PnrykGWV9uB/KZ5Xfsb3ydMDnYFM2j45L1McSx0sX
wPDmF2LWFqq8wt3VdU5skZi0BRDbeViswFAzsXfcVPVGA25aif0pu176UfiJJxL9S5w6sIwSp1RMT2axJuKWMrhsV1mGehH+sPSJVuO0eozQk/IOJZElY8r/
0lhdaclN3Iv4xSWZcdfje5YPTW5a9tmz0IOJKmpo2U63rXJT0lmNNOFU4h5diaqvYbL7qXBa7Ky4mLyMaxJn8swtQVyPvkaRg7c8o/4W79gLGj9o/NEzMb5R
aWuNUzzv6cavdTs9XypmVG4t7VsuSRqWvK1UjqUmVzDPYyeijTSZidexTuLj2KkVfZm9EazAxz4tywZXuz8KN8qelce6f3M31Yn6A/E3PAWVmGe+cJZM1C9I
rB2bmvy7oTi5V0JO49kVk+PGJ0YkkcmvKiP5L/or8Y8SxzQ+WvJDqUqUVGQk/Fa+xjOydP3mdshfpTm6ZpXPy4fEK5MRQ3KTxbxHnedeoWuZsKZ8UmVgmRxe
4XmQ0Mc9TL3T7VfxoWQBG7K52MNzU8oC44ZWGj3ZSVjFlQQ3GoHY4Ufxv2hKRGtp+OY35cmStpLmK0JrDDeOrlHbGCYJkRwtOel+E/ch9pq4iz8cL1bOruxc
ssBWGz8VPb1UwRwqV3jK42uW2rmGlZvL1xgCN//pGckv8Sg9A7D9KffFge5pSZvLHYl/2alEpGRvcjP3Es3OhHqlzZQOT4O0Weq2aJRmbmlQysmE/Z5OKRvt
Xd33K81NXpSewFK1zTytysriB5bdS0io7KlRlC9xJ1HHks/Chx0nDNeRvz0fXXOhhhWXKxTJbxsXJGuQg7reSXO1XxKbJqZp2lKbnBs0PeP6OU8Lx8teaXYb
1ri6JIeUrq6oLJ/mWsycdH9KuF+aYHeX7eRC0akiWvZRPFy6s7KXp1h90dZGfCtm2MM5VRnDHmQ5cWTcY66T4ZBtrSA1NNdMqbhcujdpnjuqAten6rbYGVde
WR/Px7hKIdyVxc4rbeV2xsyp7OgBERuUZVAY4DI45S/sdXn3pDXad4Zbun0VxZVQbCp3JXGL/oS+afwTpl38WD3kAUpmlm53uhMPJ+bEi6V/4L/qM/Hs0lGl
MckG/ZeyOZoo/k9meBIQR2BzyyOTZsaN9bT2/C42T/5B5y4rbJJenmIoZvxjLXp7Oe+5Hb86qXdcnbi2iZ/i0921DfsdTz0dhS3uSE891zJPuUcda9QdT4yI
FdT9Kj7FvjQMKVnNfcAvlH3glMx0rH1CaMJsQBLfRZerHh6ndV2JP8f8Edfc44lFiLa6DKEx047qxwYl3t7MbA7GVlvvlNx1L9MtE8fo/8CS4s9GmejWCTGq
pISBibXjpVhiyl+xhdoFuuZ4QeUsz3Pdmcq/yjbF9xJLS2t5lqA8try8Hy1WfNCOjn2VtM/TxJ3hfsTX39I3ESnrXbFUXzP2oL63J4l7rr8e1wp66Tn11Y7X
to9wsUwqtyb2UtkqPFFnrIyNfZAUsm1FYmtCRW0sXVv6tOKGi00oMzyG3xhqVOyK9/MEGMCK2K+e8Muyey4+blncZvFT4pPSZ57+WF3nU6cT3Vi6EA2GtCWL
Gl/QtUi65j4GPy2bUNI7DoIvJD5yNCztbBjb+GNJQuJvCUPLh8QtSjrz1W6/l4cmh/D9dEGiVSfYVSWaUiLxVHK6BYo76f6C3EmYWva3/TbemNsRer+8tmeC
pxA9KAmU9DCOlxyUrJbUkPSSBBi7l3eqiE38HFeiU4Aa92ndotLT8fMqxnp+wXt7escPz5NWDhb76ifGD9YPiP9b07e8dpwyqUFZauNdzhYGhKpl+KC/K7TX
C6UTXVNLA+OCSt7qbeJ/VNVdgviksXEP3Msqx5TIKrDE2K/2fpe2T+kokHfeoZRJAa49mrDSqbHJmib6eE8qEVlRpsv2TNcPKLGWQ00R9y9C1xQXhsSVJTvg
4Uk9klpRG6LXJmRUVmypW6nRTo8zlzaJu4V3qCA9bgOvF206594yt6cSqFP2Xs/HzvM8EVdsb7L5S1zPbV8qN8H1K/pgBBcJjyvrpi9xBsf/VVF7+/MmL+PO
VUAlkLvQta5Muv33Jr+7HJ5Vhja7xm4dWbHV02vHxcbFrqvxE6D4bSayX+MWmwdXCC6sya5Kd8pV/l94Zv+bE/OvT+D913ck/+ju+r+O+K9+KLX/d+8GyTcj
Sf6BT/3riN8e9+2n/5/vIvnnk+C+ubpvvyn55m/jv/Ej+ea+JP94z9uVSXzK+Fsp/K+/ahjr/98+hN7k6H2OjFXK+jt+av5zlG/v/l9nXvId1+F9hv9VWpJv
RvUmGeM/dPbbUf710+pmXFKNtCT/lm788+q/vQ5fa07iQ2++leH3zanEqy76lnZVL1+zUN3Zv3mS9z/WkOQ7Zv9f51vidYRvNcrbav2++/z2bEavFuif1kny
D5vnbf69zbKkmrvzbvGM/7i+qnRV4sPOGv9x7d5s5LdHGL3MjHfdlvi05b7G8TZjvs8nqUbvjf+2Za/uCMk3e1p1d+HdJnmTUVVX48tqebcSviXo/ZqMXuyk
97Vj9CEBiZf/V6ebkmr3WKOPHcO3zL1dsW/5+rYb1WuD7zNKfErz2/X47aqpWue+3TH+eRWSKu/W+O/Z1+bAA+tDmQVsS9lMR7B+4Ca6Yd4U+WfVCPE5sAT6
gQ5lKqhk4QU3WZ3ALMp9GxnhWIm/lj1HF0MV6o7sMriSIGm+aCL3RHHegWAL5dsKuoU+sm1hBgskLVd2ofqyB8xDUZAK51JU5cAlZFf+QKue+1W1K3wbyWOX
2Xh+FdwZ78jPU13UJDADkOeKtzZK1hiZjuynV4B/wTmEHzDJMgibD1ZwjoCd1kqwjcZM9o26hzU0DRcm2Jvwr9g30v7wOEACTuAgS17xLimV+SjSAl5ytrRf
5W850plxwtniEGwF0BFt4/gb/QIu5ZLCn8A/wRMcpzL7IFp5GtTUvIKRwQewenC7rM3hydQUagv3hjojP8HexWoqpbRRtw0aWrsZ8BPmst11/KG5LPOT12F+
YDcQrZEPWGP1EWg5SBHvqZr5sy0ldldMEq+XdlLhoJE6bX1MhjAF5FxlIr3eeoeuibYiJgtbVh5DtdQMhqWuWY3SB+QC/B3SUZPBLMYSyHOQBCp22KnzZBnw
QDDT8UpecBMU+xvCqF+pyhWL6RyyGyO1wHWX4OlRcmwN7oei6J0Nc6C2YD/uKhqm+4GZD6aGvAUvR+qE9sUjFTjkUN9G6yIGphvHB/wEn4c3WTtFvyfCmYGO
d/IM+QfEAtWUW5BL/m/ZaL41mMDet6+wpYMsMinMz1EONrC/5whsMugHTSCXAo/Za6rLUDt7xKbNTAWWSSqoPHIGsqv4Wh6FkDmxwCGQ5+fDF2VdHDWoe0yK
PL82gMsL/yQQRZDyrJXBpgCFWD+BDJsKPWRqBRVGrhAvcO/lRiaMD4YjoXykHr5foeTy5asjAaqC62prwKSoca4TWoiGCSZeSvahXmdkEsnKIBWjHoc/tj+2
lEPBSF06HJxub4FpmM/8WetZ8ynwA3teuxtuKE9CwWKQZvnx9Dl7ObQGcm6IsT5FDzHBUStU0UQlzQKrqUnkYa4cHcS9pNqSFeoI6Bdqcf47DNOQ0mH8Ysut
6FKiJpICtFfmhc2mmplF9R/QEjNiluMcrIMHqGTOQjpNpwXGaloKDv4I+JSWsZfpBOoOkQYiqv666cxeS+mKdFYDBtpQZ2Nzz+K+pDLsNZ1PLzWzQiot0a5z
HmDnWWZzgeJP3ADmGTKcE+Hb1B7qGBtK1YtcIkZpF6gDM3dCh5wU1zm6mbNQnM5HW2+i1/ymY4dM9cA+4n1Y5aogl+crVA7LKWctchZ8lbXqSu0FzAhuDFHG
xbLZgEU46+oArbRCYCl60jQKR8VYXTvNTe6iFMddSAc1jOQDP+NhIiX0pl6Buzb9RSdgJ+hJ7G18snORWgn21TXWhEvbcgAUqK6hOUkNt0baE+nVwEnn7zTI
7tasRTYzf0FvsQJ4N03pY5nZjtF4TmY353RuvnIgUkCH40fUFfAAqgz5pA2yZ/EDsdpINtVUjYBO+ijakPlZtQxRsU2wSboR0AR+KycNS0RAPDXWxgxGRtGP
sEfYPa42fxoyqK+43vPt9bnQfOIEPRUItS7Rvkd+gUigh8ME9MAeEQMMe52dcQqjERjwU0PSNDKSl2GH5RMECbwv6iTj1F3DlvIraT86nNplHWAZbbnrPICt
jbzIleRPVaDcKvUBpBgLsH2iprleW2ap+5vzVJlcX34EFK+XY+Fs2cYRZFO2SzDDtyUmU++gwXJY3gD0qD9r0jjR/j5nLD8cGud8aIWwAcF9GFwzmxuPGDQZ
xW3VxZaiorl4PcUZTuTSzCkRD0O6IKA1QPiTWe/Uy1JQW8wcRzv+C+SP1NMUa2YqGuEL4DxiuGMSn4b8gcrpOo7eRDd2PathPuFnsBnIeHQJ1tI+l7fkFDFN
0HnwnwDhfMukY2W62eA+7ScbjI8w1xa7JODQr7yE+STvKSrwafb7ziJXEZGlq08+o88j57gj6g26YKZX5HFmsnqhkMKdyVlnv+VYyfcDonSp0AmsD3xd8zvb
DttFNzCb+MGun+gCMtN+rDiK6wi3cN5SJRNWpCPr4tbyMu6LapdtEecRWkPLsPpUp6LB4jYy1b6KfWhvx++xv3bGGdppW0AXGNocqMliwhSzqEohw60RzXKM
7i+n+D7IQ6Y1PhHzh45BndF2xcGOLg6a/cCKuhiqEI7VvNTMpQKJFfhyYax2EbPMuRTi8ysz7tCzydP0UWR6YRfHg8h15tX+K9EUQEvVQi7FbMGC8dyg3zQv
oQq6hsWENFaeomYqpqCU0oBFRV4jIqE8R6wKh/3xhqqAkOtwO0W0tDNbnzjFb3Vq7fOxk/zRDR3X9eW3QZwmD3kmV6lRNJchCDXjr3mqmQ71Vz3C/FQ3lD8D
NzVs2K/UPPM8+qDlFTCBbgE1cfLYTSpG6q/pXLAjP5L7mwhSJDGfrTeL/MFYcnSElgdNj+DT1oGoRmbGXFA4NdeRG4PlPrLsU49xoND0tKd+QHQKb98o4fNh
ipawm/H6pg0UABN8ITKTbBsj5dzED1w63ke1TfMFkSkw/DzfDL5SPFozw+HGTnBr2Ulqkjc7AKptpEO9TB0Lr7dHIUmYjEvXtqJxSFbYQzUaaUR3wGLMxfgL
qhvSG/6JvC1bTsYRO8HtFG7xUMHW26p+9CywJSYDMrjbyjNaFmukNkX1Js/bi6H+fBBAkj2we9j0tDqFD1TT6rp4ANnOPSDDealKYb1R/AoYQLUg7pEvyUBu
GKbMbw+Xo8mhwZQfFUS1pQaAYxo9jJkWrucGIxMU54GBQhx/xzwn5gdzTaWE0WIrg76YmyOH4C/UX9wMaDuwiN+mbaOdCkyGdjlWEz3kS5hoeyPLn0Q3SwnT
X92EBpmsgp0Uj7JsZ2Sooj772tRCvEDw6V3pXUBXbJaqwP4RmBD+A3uCm0W+B44BSwRHtJ4cAtSzlAFTkVTVDXpMoBtfGPWFbBiTSxFMX11nfiE7RLpBdtpc
xK9SJdGnZYXiSq4WPUhamtpGUck2wJYiJjYdJVgLdu/rrnUX8lDr8IURjaEidC/U1I4zK8FEDUUKEKXl7Ou5UOWM3LpUbyZA/sGcQvo7y/HD0b+A/VX9qF7g
bul2dJZVr55uu0RbiPa2Q9Jb2I/4y/B35E7lUvwmWx/+VchTDVPsxf+0aODWqr6I3b4nZhI2C+nNrbe/tVxggs1WjMLztZ2YC3ggFaLqiRg1QdpzZHR4W9yf
UgMDGhQTY2kMymFjySTpH0IGdorIQWfL6+NqR+fCRdh+5p1whWKYBo5fBa8ImMQHyuM9PvCNAHiL441esLZv/XCJ16OMPjGNb1EDiZezVo1sVB9DG3286z1a
NFaBTXj7/rcRg9FLJGr8BmHwhWJKqkCAvZ2n+thO4iOKlnwzmneUQ+IlRvEeQUu84MTe9dBbRCupAtcw+kSSvCM9vnSj6rj8f45ZHn4F6yW2jjpAK8VyJA3q
Jfyg3WPZQHekp4ijyOGaxfhW4bjQ1H7KWoNWmScyI+jn9DUqCn+puk+WmVtim9gfVP0ddpZVjTcHQx1ovZDOIGBtwclaqBPaNOiQdHPmGi7Msd18hbkCjyFf
5maaKpWP7Wmq3nBClJnd5RgQ0QcbihU5U+G+hXuFJhQF3KVjwLbYGB0NzaTHUxnkEKSnyqidzHxWBKCX+O7wLKqx2sL1N58AYOZXuAWh4g/IOuIV8n2SkXQK
mAzPFbRFM6AYcRmj5cdw6eICW1zeaCYTi1BIsUn4QeoC/zN1XNuB+GhfEdOR2kp51IWAP70Ze6xA/NLYfjm/aHQxKZDN2Un9XrYD6WyjiFrqVlAiNNvOARbF
AdSt3A8PUdcQtbaxmMB+tCOYqPvEPwW7ac4E+Ol2FZ009+LPUKfshboQKpmh7A8ADNtIY+CngmvIXnY1+Jbba59ruY1UCuVcGncemu+cBAzgZJpt9onkXOoR
mGQxAF+IMOoc7ifMlw0ixpMzOH9qPnwB74jN0ijhCOY6M8HxET5OAEABEaMuwg4CJfB0/BZqJQvtRegUxoCm8Tw2CRzEtKSb0C9NP9r3RRbax/K3KahokW6S
6i2UQT3iAsGauXtsC/FpdAio0Bby/b/GQI25u/QXzWrwKsRgg9TNC4HsNkQQ9quOIzoaQg2vv8Yhz+EDVDSjxUcVu6hJ3EDnOqSJbTypYuV8G6yrYoZgsOzH
/wAvU0PB+faOjhuUH7kFXIUkIRIQ4pYFn7V356aQDbipJKDjWIz8G9tDDHM95eNxjX2s9BJ0yZbEnaLXcQXYT3a15Q2p4bdze2g/sGXRPlWT4j/5hZxEuQAc
qIKlN5WxjBLYxbrpQLor0oebDOo4Cafk2vB18LZoAdGv4DjeleojElon7eKKmXm5EmGarh6cjfCyILZZ8Y+Kq+wyaGP+Vs025AXroXpzaEFaUXJwLccI5RVi
DT1XLujMmuZYFHQN3sQd1QzNORJcF9rDUGAiPpTsaB6KZeHT+FR8pN1gt0cXYs/widp50ef1s3A/jIDPIbdtDeBl6mPCMVrkhllu8ye+yuaaOltcT/9OX6E1
whTypHgVU9tbsR2o97ZkQ3PoHdwTS+KHW+8rQfU2LgtZwL+xz+OeE057X7E1/zt7j5/K/sr0FAFKwrVgMXapOZI7ndaNf6GKE/6QtSSaYEu5werdkBSvx1+S
PVO9Q/5mF9rvU6WImWlqOyaw0E+29Y4ktg6ygdFSF3k757F/im7PHqEAoa3jkOMS+BD/DWmqmB9kt9+yjbJ0cvZ1NoR/o4aoDjghakL4UNVMTsOutytozHWe
uQtl60IKFwrcV+89C92sK+J2ks/ZAXxbzqPqxr3TbBDqcuMdzfka3HuSYh0KN3SYGOp8jJwNnMx2IlrIWmKH4VtZbqwm1ldjxi6AHcCXQA1oj+xM0SCuHzlW
xzsMUTWZ2cImngGIvM5ygT7vULGblD24rEI5cELoVPiUfitIZSfNlxz7iXxwhHCaO8yNFQ4Kn6A5ZBh0Fz+E2jUtgMHm9rqRYWnRG2LXMnW4W/YkIccaEXzm
a+Qw3/Eb2Zx7Bb92ttPC1HGYcURw2fQOaBy/VL0gbDXYiHrl0OLh2n6afXA+cjgiWnZOz+OXoQrurepd3nj1QmV/Xh05AcoO18KPIKu2RKTYn2EZ1qpgFd4c
DcVHCD8Rx5E1X2OX7uRMfD/tDx/U/651Qdt1v0TtY28YNgRtkSqULTZMJ87wXTQT5EPBjmQWPUbVQDM1Zi11Bj4GpDpqqXpRw8E+7DzXSWEn/5AqEMuki4g4
x2iiHhVN9ERE4i4jpeQaBl0Hb2f64me1InYFbgk14CFqX3GFEAkV4QGMQdsa2cCOhvtrLjI7iQHSYXh7qQtL4J/aXmiGIhD8CVnGkYr0iN+Fn3Vx9GYI12Uw
CqVUC/BTQC3ahZtHDvqPHQEbYXlNj3UuZvZwm5zvHH2KeGt7U2PZYnsOI2PvRf9qK+DvyC3AKlVdcAYYKz0WQQmX4DZRDu4qV+aMEi8yc5UtFXGog3iiaqbP
RltqJ4AjueywoYpWeBJeAyjRSTQj5VMQMzgf3Iws1APgAMRpOyAE8xKhUrMFnaXfgLWgPyHtqHzVM3MpTOKduNMOXBzH9DRv5pcTTyw6tqRgMx8gOpiV/Hzb
8ugJ1DNDMeeyLhDnYQ/oKbq/SZs0kL6DD1PvgDxcjHgYuQAWaMr1gUyq06qtECdy82MTXD/rN8QOZYbwHu0JltY+yR9E5RFz6ffcU/hBhB/kRNtT7YvuI3o+
HJI7YsX7smnIHm622MbxmeO4NVa1e67gLxSIl4RG4W7VEKA7n6npXvwncxCZQIdFNzSjZBPnUqKZOsGli2iA+alHoV9y9vHBfJGiEfWGvgaesXXnzbK14nz+
vmo5N150Ev5cKOgI5ohFqheqAtaPG8Wtiq5QfoS6sFIBFG6CF7mzSiRmPxCG7+GtyLPoVq48+L2m3ldp3UEOa0YUb2XO4124Bpy/7QHnD9UQ3gGdiXW8ibnM
iY5n5KENfXjUIziacwXCRXoy0p16G9OfHccW4+eEvfx7apVqZeh41VLiGnBflcWNI/Od/qo9QlfhDbRav0d5XMPrpmGj7XF6GT5UuxwHw3Zpd2BDnHnKl8x9
8snKD6qB9A4uQddLPEn00D9y5lIS9VblFJoiG6lpS1vBqR6XL2S1RFsYfhMbgA0JjI4v3rF6C/ARecsOSpvtaA+kajtjhyAa7KKB9HV0Tu3fZJ6uSUG//Eaa
OSCTK1OHEkp0cV4pcIVn9Eewpcxg/SOstQjFWrCbhvX6PUVdDV3gQHEsLtinuUo0f7FjLDYeFG455hHbmZ9o2nle8YIbxQbaRWYwECe2KvpE9JCtYZTQDd1V
7VVbqCGHfmhey70TJnFvxClsa21vOjryKnuc3K3Yz5yjeuHDaAe1k6f4CfaHpm10aysCtmeXhEnJrtpT/GpsqnK+yoCVoBOQZNVBfK+mg/0+ERmXbP+kzjEs
k/eiysA8QcrIiR1YO6KXcNj+VjzGfoI70YfY4egqFROiJEyo22746gONV/+oLoaz6Onmn7l1qxoEB1NW5hQUT61laLQ1vMvyAtrpuE6M4sbh260b6KGKQDRd
k4anFyot9+Gr6pHUbTur6R15Ie2v8Pkx/rpwzWi6G1GjWHS1g+Kw35VjBYOwTmhhUjLdhEtQB/lhfhueoA3E0typ8VzeEcsCPku2C/qjiHfUZQdq5OBCdBk7
z3wScgp6Thl7jzzCmoDNygPm/txS7AMXi3UQNsJR/CfsArfR2gRcgoZpL9JnBIWQR2FF/YQ98OWCcFcfbD3SgijA2/EpfH04hO6MLcPq6xXoR+V7vxb4NHMq
20j7SttPWw+JEdJUC4uGZDWkPsFu1zjnBPaCUI+97+rJkmIp/Ej+N9G36B16j+gtvU3OpaOFcqE3DxKnuNncYM0c9QG2WYGTjQYlYH9IadnFtbZ3Ut1l8jgb
/yceEQaiicgNSw96Mg3jM8m1RUepTC5A90ajJ+bze2y3SD07l24l9kLuwtNUU/gZZISYSLWkn/EMvID8Atulc5S1dUcVLqYuRNpUooKfaYXQLKIY6uA4xabH
VGq6CB+4GDIuajq3FtsW+RkcodHrd0GbtGVcIn7LgXMY2oPbZv2VBBw/aSxQO2Gv0Ep3n54XZKPyuWbwQGKU4778N+6yWgzMYHbyg2HEEYAsIqMAg344YFD5
iQ2Bt3yEM59NipHao5kL4iRDDeWSwm319+U1s3zki9BdYip+EgnQnSWeqcLjQDxDNoIut4/gJjO9oY2q/dTQjb0L2kaTxYXq3UJYdAdoFtdc7co4Cy+HttNn
sQkIow1Bv4Rv1WPYLCyzoIs9nQ1Q92Wk7ktCJh331e9iI0flH7YvY3L486re1jf6NpwG3MI7UZUWiaI1C2XNmNlYX2yg8ASza+yMBcCRmtgX02h2O/OrQ6/+
m46K9OcxaJd2Ly/HeiJWyl8/SD8R+exerehPK1Xp6jHawwAn76UYSg1hauEP2angM9UX4rDzmkaDxRs+6rs6GCWHnbAVEsPxY0SS0JONEX7nZjIK/hmwCBvK
DBIAbDq2CVrM1VO1lR7EWtKz0NXkLaazsFZRw9bCHI1bNSZp28xWDMWPFibCZyJVXCG+lVog7aUZ+NX3oCztxUXoWjXHbGJOQiL6RDYdWI2f0ZSBbbnJVBsC
w5fideO26Ps57uItXLnqtZqpUHu8NZ+ln1UyKa8vdiY0zXGOjtcatTPRPWxAUQ12n8shr1SfF96QwzmvGVXv8d238azxGzTDe/71+xkZvvL1Ri8RtHc2hMQr
Q8E7GvAtnvI9bBJvOIQvFMUXRuKdIeJ9RN8sEolP1EHig/fz/8/L6JMpUhV+4F2qvtlukmp4NN5l4XvOvsVAvN2Lb+6NpJoZ8YbFectL//cndf7rCbz/I6sa
Ru+Y3f/mxkn/83ct3xjgtyvB6JMlVh1/pyqmpMSHlLzLwOgD1fSGTHpnz30PJ0bihV/onUfyP2PWlMRI6v8Hq/Of3MD/fHqrt/muKamWXeBTOxt9/VXL2PA/
+KPfP0cSHzzB/372Si2jj1nwptmSKjla//2d/5JFDV8o7/dYBW8cKe9o6H/waSV1//MZuf+zFr551fi/T9H1ZWWq5s58DwPMFwPT6HNH9IaVVsc28cUQ9I3v
G71Iryr770sikipYx8ZqeDuSKtl13nmAvqXqjTfna982es22GH1IRFINK8wXt9T3PmGsYq585YWqxtd9c619Z4iMPnYYXwzGqiRsrHKvlXzHjBp96JbRaw7M
t05KfB5TtQ9VFTtOUiVD1/cO5msHqY7BZ/Sywo1VslglPu9T8l2MzeoZht7HlvjMyvgeWVKNDKrK/3m3ab45vb44gJIqd3hv8YcvaXqrrfDNRfWlz1VLzOgz
z2r0ldE8sik2Y1J63+zkOpcyj/r1l5xpiGWXbjq0umV258wDGb+tXRMEbJqSneA3LP98TmF6nwbd/Z6YPubV2Hg2L8N0PnBmSEj4ltDZGXlhgxuFp1/I6Nbo
Y9as0L4rbkkeZZ8PZtc8W5edebJGRd7Cle03VQbdSDNsmuZXb82nhsmrt2+o69e4ntp4tQA3tclombsrM6/Gprq3g3MLLhaGmiS5Y8NSM3ICOwQ3CCX9zjbY
lN7Gv234zxvGhW1Iu1/zfPpY/wVBqaHlwbVr9/UbG97J71T9+A32tFtrIjauyknJfJdZIl0UdDM9PfOl0ZF5OY0KUAQ509x1buf51/89N85/irThhlFBs2uO
yJuV29m0JI8reJrWKrNe5tH0thumb3xXu0WD4YHjAs+lt0sPCfwlt5ukZt3k3F8kg/Kebbq48nPupsx1myIbrt54qH6/9Lq5cwpv5zXcMCzYlKXMtYe396cC
74V1CAhLbVfj57Xra470u1N/24psv6SaR7OMOTvTolY0DrhYH6y5Oqyw/uxN1owe+ec2ncxJyPtoOh6wJP9Eet30Fw0+Z4at12dqwzc0KAoal7+qYGJYx3Rl
6ItgfYFzRUhaaLaY7879mF2ZfS8/Mis2Jz6jYvXr4jN1j+dpwwOAxUWysIMR7Ws8apRfJ79BxzrS9ddrNF0ZualrdmrelHzn+tMFT/OJoj9MJ/Oup2lzj6xE
gyOz5JmdAomw/flpeRfzBubfMJ0tam3GTa9zZ5gq8iT5Sbk3CsXCzBzeFJbfruCjpFfO2k3JEeWrVwVHhzRqkB7axr8wq03ancxBaUMbtAirKzm8aus6Z5o8
w5SFhJVtCvPPDSU3RhaM2ig1vQmRR3cKWhegiiRCNtsiCj4VBRGnLQ7T/cKsAn0oU29MbUXq0MzhGZuDxqyMbphXPzV7WUMsoihMEVQu+SP4cfCsrHMrX2QG
5Besv5/1odHp7Bt5/TJSg26ELA8dHrYwqG3EgKAb/lkNtuXWyQ3M3LnxhinBNKVwUvqx7Kcrpq6/vupeTb8Nt+oXZxhC366fuRHYsK5ug7ye666kbs6kgxat
WNYAS+9fozTkoKRHALjxeIDTf65FyNKaRkRtXlkUzUnlyqaFU0y3TYpsSa1leQ+Crqf9Gbwrd5FZtLgKnuTH2yYUn7e4LSXmYRmhaRtz6azBQW39I9cfrz8y
y6dP7DsO8W0Jq85o+6r7MlZrR33vC1XFOd6z/lX5U77rTyTVnOf7awuq3kF9s/OrYqBIqtnDqq88M1bLl5d4iaB9M+Yl36UJ1VWB+a5m8B6t+Y4YJD7QJWM1
e66vb0h8svclXtlBvleM5Lv8J8l316BIqq11qNqnlviIpv79ii/vjC3JN9dSnX9m9Foz8331X5JqPMHqqtQk1fjT3ycfSTV+eNWemLGKmsjvrWCSVIElGatB
jar6prHK3cM3qmL8Dq2VVFux8/X1EMCUjx3pbKZ5JryUToJbcz2IicQt1ZTCu9Ru+T3VUDiFXZE1m9RBCjCIuui/SyVCG+kz1GOqu9QJ1rYHM/UiJuAHFYut
z2AWDYyeK8+PWhgZmbvMtB96aR5iVlMh0AD7A7aY7xv+PGwlfQ7rp5xP74PV0DLcQtQyX4JXZN8ovqCeR/Vg8u0I2RmKhXhwF8phq1XJCjFSaj0TtV5TZN+G
uGEGnQk71B2hnYXvmAEAqjpLdJbNh4x0D2wUtjNss51SLVYvJToLXeiOVA2gDpap9iuCeJOU2jie3Iw/A6ToTRZhilVPTC8dU4kk6g42xBKiXiSfgz1m9xFZ
mrFcMqJgW6u62FPVSVAX+xcGUq8HwkCzuablIGUhZ0hr1i9EGrJangY323XUG3QwBeQ9B2IVwdTncFy+AX5A/I2DyHK5Rv47et/6RNWJWoeswVLQ3vxNCOJ+
0JylptiyM0zQKu5v9L35JGlXjc0ZS+6jfpV1U/X0z47uT3eHNlK12Wn4aq4Fk0ZPYdtl1VCqzZLM/kyAIgw8jI3i7svH2OvSjWiFMALzWIfB99i+GhPgDy40
byFK0VPcS80jJQy1wp3hn9GuJMaksH9KN0alRc8gBhP+1ENyBVyTnprzhY+ga5tPg+ao7ZCLi4Y1+CGylWN72F3pUq4A2EBZZJG0zJwSI2f3mE+wGcjt4nzQ
zmfBw+2NgsZiBVxHfitz1xbn3Cb1wM2oR9BE8Aqxmqipbg/UD7tjrkv1iunn+GiZo+phPU6ruS32NZY5jWbpWuZMh34mY/iJNGq7qhtK1oYuQVPIFIvT/Aze
k/+e6hxDqTnsJLyacWItIBdQqQrC3MXBOA3elN+QPWHqOGph09BgVShtLJTSltBfqa7qN+oXRBkykG1duB3shIVIQ8OPmkHFOkUXuAF00hHF3UB3E1SBzWww
/6wOQyXFM6GFliPUEXKBaQB3B+4KdADjYUiLkO35t9Aazh6mjHQWliqHrWvsuGjMJzbBDWEPPgeZGb6GWcBtUafQ06E+moN4KByhrmGbDPSwR5oBti6VGv0Z
gCkeqES748PzBnOdkfaQH7kX8om9+sb1qq8ElvjMBlWFWXqvVvTlHUp84ku+ma/GKnwA77G2sUp0XuIjp+adz+wb0ZFUG4cbq6jU9I3jfF/VtfHfYPgaffZe
kFSBBRl9oPq+a0wl1eY0jV4RJYnXrKzvOnnvbGVf43j3KXzX9359HZHXRyWu0ZwWuQWNB/Qx24RB6o7EfUdmUSfhBuRk76qOITWQNmI40VN9q3A/1Z7zWCLM
/uphQiNdfVxA11NJWEtkMnUJag6ZgDVImUYn5Cna83NkO+DetEGaFnrAvJEvYPOowYzBMYE3KC5CarSTbrM9FO2iKVIlFW2nl+YEcS10GMtSvSib4297OR/o
xIoZIQw76XjLzVZkcqlFTq6Aa45u5f52IuQO6go3BV3GpUL7HQy0iXuo8uPTTOPQ66HF1HX1c7qNZaj4k7SGs41iBx4Z3UbdFSzPn6atpKVwIjYXbejYp/aH
n2EzMRBbhr2y7gA9FiM0mhwpWwqVW8O4juJwaj3WNRThKmxz7D3gEvgM0At8RMXzcwqfcrOju6SnObrmodgo4Sddc6wmq+CbZV0jZdSPxVuLBsNzVUfVy4AF
0I+4oOgM75GtIutYg/FauqvcD6SfeiM+umgwVFdaGz5CnSg4FLoORmOuc08gXPuZQyztmBjsOnccuJpPcqOAY7n+znxurblSPt3xRhHE1OIm5V10hMLpjl7Q
XzQNZkfft48nAdU6ii9qRM6HajgWQcW6bRyNK50xwiqZnpvrHI8m8rPD1sFa80lGySWJ+fDNMBXQHt+vBrRziTnFs80acb2irb05EqJ5prRBY6KakyOovVAb
8FXeZ+odNQbazhyM6idOl/UBdjmVxb/YIqFQRQButf4hn9CwHhmiHKYJot8jMN3Jci06GfMXlJq/tHW0ZlUx1Z5NAGexfRg99JivU/QY62jL4C5H93PUx6xq
LvaGmkbHIzNZRnjP7EYCtOUYbR9GjGP2qIv4bPq8MJxPB15BM/gxtoNFf6gE6HJQO1M3pCH4zHZNLQBNifHyduo20EVmIjaM/mR2IaM04WgOrybOqBvCat1s
9Ditp7R4tCbC8spxMsymPsDtw77AT7RD1WtVAWhnKBGS4q+UjZle7HbmRIERB52cKKwpRUcyd2x+BXpkt2ULley6oQ3hCqKuatqho+jFHMtHmVvhJ4lh8tXI
J7sVlVtSdCf5XKoFlQIN0p/U3GWnap5YEbKRFmrg5FBuj3MSmMF0E6+T/QFBRtHPgGzXU1jgLnEfqRXucbFOXbuS8fFMfC1hKoXqUcsz59/YONRiDpC1sOFY
lvCYmyySzC7dsJJ14mHVTGYH1Vi/PfwofyPBAT+nGL6N7gPwMf6DcwWfZ4jzcOJqlQN6w39GpqsKiZnsJmENWZNCwmnNMM1acTBYE+pIvycyoWaupmL3km2e
uk5UPGIeyAvgO/4Tmm5aKSrQX+O2Ms3FBarfyABtbd7K3tZ0xUx6i8rE1VjfshiRNnTst4er2wmL7WVRiOsidwI/QLj5l+ZDSBI3FVuIjYt5hSttKHfL/pwf
yRyDN3NzzR10pfrtsa/5NVFPCSf1CYsTZhX9CXWIm0us107S+GH3da+Jh7ok5xf3Xfs0F8X20bXSD2T89BlYN/6I7oPrL/yAo4Rbz53mD8oHkhPdf8FvURnu
pwmJGk421+cjXdjRuizsVvRPruHBVuQFupvPd03jnwGzuavwWEdnw4Pcn8w38b04AAyBpqo3CCE4Lf9Nlo2dpSlsneDRXURtmmLdB3xYrhjbHm7pmIj+aL+l
7QWVo7mR1+kQvZ0MEWtw47B0TV1E737i+LK+s8Zin4f0ZuRsKwrQtlZ8cd8nB8rGCKdcfXIPAWq+taado4Z40EAhJuKa7gU0D90D/wBHkklRARggHIn9gj8N
P2p4qY/Wt9B0VK8GO7pyS8qQnBJYXGs+Ks7G6JLH2FSmtjWevA3urnfCNluTTKTysKYTcdDVRHMBqqR2Cd0xR5xD/MsBJBaIcSorR1GJCpPwN7cgfBkaatrP
/60F+LbsFm1r/KYICv3oKLwAfgovgE+KfoYbmp0OP3Axd53Zg9Wzjo5KdozjuggNRQJpjj8UGDesA23j9B3j9qGvyEdIofoa0567Hebm9+H9wFhwOnaFWMk/
JU34KVzC/RETbklQ34TvcCHge3QE05m+CJ5g5faVVHNnh/AK7rymtm4rXp/tpBmJd+Lrw1Hoe3yjmMo/UH8KF/jeuim8BD9p+yFuKtaQewt94MrxmnGtOCkc
Dp2MOgRWgAZnE7uBrgf50ZPsKZkt3dvdGwS1qjezUr5QmAD2Rr4jPyCpEgn5XsysOtSk+v5VviL96jA/yb/R38fotVJIUmX/pKqwKV91dFXxT/5dbMibX1bd
2auWs+88pTfP11hNhrsqzZFUk13yfWxV8+4bcfaFxf37fAujj4zn91xbVV1uqlsZkiql6ktXJNVWa1bHRjNWU7NYPdbujS/mLf8o8RolVsXZ9FUlWl03HYmk
uj51xmrWW9UdgKrrd1Md5lt9zFZdn6WqtEHyHVik5Dv4BxKffFOjT3T6+zFXY5U9k75n/6k6D/598yapZuVXzXqtLkP0vVm077MbVeHEVe0CEh9ZIkmVGLux
mt2sKgS9ejy6usyXxGdOTlLlDlYNa6HK3pnfi5BV5U/5rmqvLh8qqZItJakGRzFWmTOrWt+MVVZu+67o/neyBVVr3fetL2M1rHajzx6fvrlU3jmnVSFixio6
CvjmKUqqxFKrRqUk36mr3vsw+PYrJD4wRMl3ev6+MrzfO47Eq28gqdLOVJ3F9N7VtSrOpqSa2fLNqjT60Iz//jcw9CeyRLU4fxFBRdTEdlPjFSuBtsWPsvyL
Y1R9gD6mclKjfk24GS2XYlMAEkUXPgKrjV21joP3UsOJdaoh0s+F9alC9nfkZHgPLBSJJn6UXwBxool5nk0uL1GTtLUowtSFq0t/Vq2jN4ZfUc4kMu08mWtJ
tXQkRwf9InvB9MbywL72KKgMSVHLITfxwKLHJNKmlFYpx363royRqhKglrJ7MUGFWbY9tk6Uv7QNcBzVRXaTnwRefD1bG1kORFgqVEewJKiueqI9EJ25srGt
qWU22wYYAY+0vqb3R/cyYUArIhAcHfmzfCGxGG8Clqn7IrcUWRCA7IGGyjupbHnxqp5QJpRlIZB3RZ6o5/BqCwP0V3eyGRiN6oStuZwjXytKI2bY2fCm2FTA
Bu+H1yk7QXGUy7bctgKORK6qG9vmw0MK+9Ao1JeLoteQ90kT04uqoBnqXtRleVTRAtt08B78CuldtBc6LZ+AHYcC4NFoW7SXYzRmhrLBo/YLRYmKDJiE9xci
0Eb0if0jlQm3d3Sx9pUNJfZR98wNCt/HPJFKwLZmEluHZbEUtqyQkpapOOSC7CbRHZqBpjt+pc5S6dwyhV+AYHukHErdZZ8RM6hRhIEpBh6Z4plTRf2LaHC+
7QR3x5xdFADFSm9QblSA7Xi6ujM2WhuPhap+Q+Zie7A+UJHKhMUQPVSFGJb3u+Jm3hiyP7eC7MW0t2gdPdTjuGS0oeK++le0I/w4qhA/k6lRfJLyUBo5m10l
swN1rAGQ1T+Uy1aZC5raC6kwaLJqtSqOOQPc1oQyDaE5uo32j1AD/Sl0g4XMaW8/aB9pGwEtoFuyiWFhzAfzMBKXNmHmwQogleoNXQYIOMMWHNHaHIfssx5R
7LArqTngUThJdTADIk6BI+ix9NuY1uqJ2GI4QB0hY5kwLkJeqWxFnShurh4DNFZ3tzRFX+dOhIbBB4rWQaGMHP5kS7fXhH5TTZBJwZeWkRGTVV2pbkxo/oTC
LHSDapKqF/wnlE0PAe3UKnVNcyu6FvQYfolUOkLgHdRMeUPYQ4N4vvUt9RzaFDOMjqZl0c3Bbo6xVC9rEHWNdjm+y4P9f+koKqkmcvNejeO9jsd3/2DfVVm+
s3HeM0dVV3f59kaqqqfwVWnwfYxmSRXeuC9WtneWq+T/aQar7zzriwPzfTFHdZ1wvqfTrY8u7VXUa3mr6JB8R7+f6vukequTkIQrv+S+jMByJ0XdMpvB3YVA
WLoVMGlyJplGmy+YSFNa1AP5g1wO2lVEhP4Sk29rF6NTDSrSbrTn38z7LbVd4GJrqqlG5hxrSQQQvKd4euRvuZmFtwsO5B6ybkwHZF3ME21HlFFBkClKehzY
499O3Tp6axgJ8lZD+CF5AyCVzLHPA3aHHoo4RCyXPwJGhIXGaOx+VGvLvPzbBe9lXaJLNn0sFqxX7Nq8h8UTitPNdRWDgn6Xroq5INsINDMvIs5I40wp0a8t
W/OISE8MYG0WaTfnZGfEZEWFrdsVNTlnQO4icLD5T7BfodR8zDyvuE++0t5QMSj1fA1zUa+YV1/3raWbHkXVKGgG3JC/ja5nuZGbDDWPqCUbVZgXrbdei34V
eUQ2qPYX21RpidUelmt6vrFM0TmStc4rBIiONj8LaX7nt0CxuKZQ+C5ADHteFBCuly4GwgNoiwi2zrtX/DqCtLQAf7aMB+LkAcCegvLIMYVHTYvz95Ev/ZcW
GcIzzHOUP5uny8dJ5UU9i4oKP0rfEN0Cpbm/Rj0peFHIha5ILTFdkh0sVpoRmX/4jvyyyHZ589eYLYaCnSFdZUjEntAb4DBZa9VSa0TQ55B5tSnTYKCnPFjV
JGZT5sUGaWEVMRnSAPMfBRJV27w3eXNMsZaDRUpzbl6cpZKwFzeLvlw0PDcpnyYmWjlLnfzGUe9N/cwWi71RiCxWctTyuGBwSHDhBsVYy+qiH6Mdq7s4NgKP
gGLLITI8b7i1s71S8TCnUXFNsJfsiilb+aeMlDGFK4Fl8q2gQbFQ3jwPKV4pnyq/kQvbeoXdiewRJUZ1Wn9R2gQYqJJKP5oqzS1N+8L2q2uorwPdyFWmrspf
ohsET60zLUMn7yXL+qqHPYq+KE7ZComR8gUWpTWwGCMUlpdyiZy0OIs/KdMjs6OjzYUBRO4i5Qvb5KzBeSelEcFPTWstxyzzw2ZEvJetJmWyVYpG5qFAO9ML
+RRzf3+jcodpee5ZGSbvb5ktw+Wvi19H3Yw8a25H9ig+YjpnpsNLo6MLo4kI4A/VKtllW1vpOWUd+Sl5bsxI1WDoB0UP5RD7ZsVu6friFfkz1eHmcdZGjbqD
m2VFAGdt3uAgsCS/rt0PfA6o5JDcWeQID6KS2HyBZRPZLH63/BMggiHcAvapOIk5nT+JzoteKn8KRgu7RVdJE8sybjo7gf+Zvk/sVl+nD4v1oGbi39By5qVa
D/lh9UTQGSnccf4lDLPLrGvYUdxS/pDzSkQ2r3c9RqfAo8k81UM1Ru2IWQB7+A+qMfxLy2e6nfOe0wYfc1KOD9EN8kZZBLSdrhVi09XB3qmc9BX7fPoudsU5
EniH9aJkYaewCPCofHIjK/2FGwDcVQzBPPbN/Hmyswt1vWYaxyDET6oedkR9v+A3ei8/UUzRMQ4XhkSfCi3n6/A7GAO/snhR7mX0FLYP3YI0ZCsj17Mbnadc
p8DjjiH0D8q35hLz/bB56od2Tn9CUXujHG0OTMd2I2eR/YpKcH1kdyo5O8K2mg2h9gkX4avIer6QbgGpVc3E9uIF4pB6AJwOVagOYG1oBEpnBdjG5XA37Q8Q
mtjrrOnyEwyOVgzODWIgINnqhJfGpFjb029s3XXyyMMUDQzHX4sTOX3OVuGQuMmxRC2BBgCw+qDmaFYf1BW1SJaBOCAozJW1ip6vXg6tVmjlQSZUmgsvsDVA
aurLsT7sLeo5uZIz2ntZNspHM7PpK9E1qBTuANXPkI0N0bW0g1iU7IX9GHOHAJh47BC93XEClmoXUZOZ/dhr+E9spe68Qo8lYmOo9xvCZS79LF1D1R/Ack03
/C90vryXCo4x6WYx8Xwmnk7Wgn6rbyduWn/G2mETmFTBWdiUHEfdYqV0DBeNOIQz1GY0lVXLu6ojFbOLnzGLnPe4DSxI5hL5OQpuB3/ZrIbrCg+F7tQGv8cK
jSI/rF1+XbyXLEg3guHJZ6GToVTsatRn6WWwLVJLuKmYz+zB+mEBur3WLtAS7GR0If4l/DxTXxOpmYL4Y2bymQ3l5dR9TG6miU1QLVWKmM9047OpGwWD8NZ2
DhoJdQ9qiAZxqLIOYjfFR/7ErQxbby/SF9nmQ4H2dPgBfJL+TC/HTzNSagB31FpfN1E3We/B2uIabge1lv1BC6DdcbVKrojXxBcDXIZjYexr9W1qlLZApmKS
2fHkB1kaMm9jnUatCs9jOeQIwloUTLVDVpgewEPt81SY/CTXOyGIXqGpQYyDQvhww2/iJbEkYb/2F89fwQ91a1W5Ql/dHQMs3C46a4kyLWe28QrRAMWiM0oY
Icj1Cl8CnLENEf8mbYbVFo1wG7liNQRMgCbim5C+Mr0wSpuEHOdFp5p+jO0k6jhi4TdkKZ/KxLFGfU3+saaltne8Tj8K06g2wse+xgSfDQu5Xfx0/Tuuoaon
Nx57ZSDoGmhR3BlUUP2O/IkZufXaLZo8tVuMgsbYBgI50Dn4Oh0nhKrqCHX5x1kQHIM9K6pFDWXqym5Te22NgFKhiyqHr+/yyGY5f8T7agqjTWqBHST87FyI
9nIHiufQbGsRN5A3iR1g0LDKNQFpZbrBdUNm0qhzh/4KJhNpQ8vYQGwnjiBaagv/I5TIz3U7yCSyYcxZdx9uFb5U/MgPjx8lLoLK4EtwB8tHdoZ0tLi6bi4X
DncQw8n5uuYqN9zTPZya5OwqJjhjkE7oMLWV/SW+EO8lNmfOy69TY9DTzJ9wCqdXJwDLVKBwFK/N1sX3avbZp8Qf0Nd3TcSKuRFOd1wYbXctT4hwddUfZy/o
WhhWxDixLeIF+1q0BcDkTsY4wo5EaZ5hu/F89Jnwmu8DtxX2OOP1NePyuZrKiapV4nTNTSjQ6Weqy13HTJBRSHYZNI8ZiU7L1Yubbjjjuss9kB1TddO0MXzE
PvCTKNawBYsWdfJ7jgL7sZU7+XnQtMIHsvFUX1StOSK/ad+ve8v8JswQu9Mv1UOpDXhr50X7Ed14sW2xE68jwrha8dI5kJ0FPWW1uqbaCscRapKptuOhs0hc
JDSmbjk6ajzMCOdQfWNui/MF7qG6QjyzUezBw9gBy160E7WCD3X+ARVC79cXREsTNupDhd+FPHCWGCMrYVKcvSk9tJyfTeVq/uJHO+9AE7kUJyeMInY46hJj
Vcugn4TeGKitK9xTPBc3irHiH8AudxvxixAlBkET8Gj9Z+lIbjoTxG3RkkQ7rA/xFGoGd4frizGFHxlSTHJyuETvhPL49nGVPMg59YH0KHCT/Z0mRljADyWG
0CtAPbGpJFw7UnVQrIfWF/wErfojnSAeF99Y7mKX8VBivDZENwkIxPJ5jB2sn0kPVs/Xyph2RduU61UbhTb8Z73ddZsJ4FdDZuDX/+hAJt4Ej7E/MBe1oSwA
qYjByqHiVv07Nl3cH3ca28MHGB67MPdoQwU1VTiP3uZ7a4+o/2LP6XPg8WxX1FL8XPWQ1eg+IXLwAfTeMjC2k2MHOlY1pChO7Mh9YTe4tphbchf5PwrGgwvs
kDBLNwv6w1ZLOVO12wbhMnVfurFrAHRepeWkOhnTG79GtbHEQdOYL0hn+xxNT3E53t3RFMrnLPA985rCQBJ0VNK/0p+FC/xbOpPtQO3MG8Pet4G0hjmnPYy3
5HcoTuS0UzWCoxxrmclYgmamABTFOBvgQVwNZiTvzxtYyO5RLeXXURewPKC2mIleFH4l/4R7ktPJLSIONze04P4Pae8B3rS1v487zJCQkISQ6W3JlmR5xknY
e5dRoOw9yt6UTcHsGQIhy0m8tS3P2CFhlbL3KKO0zAItUChlU6DAn8vt735769jhPn/refTYiSzrHB2d8xnv+35WEEsladRLW67j57QlEoFsMt3TOku5gZ4O
tyDMPLuwrnwcqCAhRSnRUsA17SgcRNdOj5fcAfsIh4q/t+bADCUxb6EN+Q6oLVWSupr/C6QRvaR3iGcXS4gk6zlK6CjiTyEHW9YTEEOLBgJW2yVXQzYgGAst
oKucfHKhYoAjVl7HYgNV4nUib/EAJktUic4xgYJaskzLdckqOE5shfTQOuFBOddhoNKluNUpfKHoAqQhCdQSegneFdW6IgxXAT77FmlFTAMhRsJGo422HoO/
MXYn+4oSySGGD2ck9rBqEU6JmP30M3SGfbj5mvRrWWfEH3uPni5ZKFXRR9GLtp/gtaoALVdFS8+TJdJoKJ5Ml0+SzwPK4HeFGDURSUg9j5sUme7JFCj7iZhE
pZA3S5sIO6aTW1sSUbmYfR01i6wN7ICK4Hh5i2JcOoEpZjQUgfoUFluVoliaV2zD2tp+I/c705wGfms2he4qr2+vx/0tfbz5PD3CNhK7SpksR7GFoo1pJHud
OWYVpY1l5sM95PHoEyhWkQ2mIR3IRYSaLrK9gmlZV3qI4zQTh941NhQukTrtHeE1zF3JIqoI/w7chD5OrMPomTz5EjuGpiimcGl5ByyRMFK/sK8tsy236eui
19ifgmSqFnSM3iqeLmmCEZAWewS2BBXyHda+ks3INGSZvL61P8tPOQB9hzBOq/wz/BVQH1mi+B0ywN8gy6GJ0s+Q0WAdwIHUxn8Rpsp6psexE9CG8OfMO+tq
diKcDt8URdt/pRZY/BvPKvowaaq7Cr5hK4wBcuw6cg/dr+inysMCSDzRvHSj9TNotLOlsw7hBe9bppJ+03HFg5K3zm3Uceqo43toBt3OidIrpKsLupJildr9
GM5Av7N3tkwWosgkcQs626p0/WS8Ti8mYy1S7QgRr/iKog77YaZGV5JPkCiUBH4kOlNF0juqWLgWCW4dpzwCdFdkax5R/dm+qrp0IpvLCr2rqAzognQx/NYd
g3ZmI7F30DhCxZ+J9IK+oC7YVip7my6JEHwfybPeEajQ6MbLbVMl0ZL9YCNwI7iA2gaU2POZ44VzqdPCG0ihk8/sZGzUj5LZTBa3gfwHxQlyADVUWYdZDXZA
xqK38N6S3uodLgDfwl7FBWRP8hx5kj0ocov32zo1kVvGKhfB3zi2yV/DL90o2h/oIOogisQXOTqxE9kUZbajHbOHjlA8c46gOkp60wDJo5tgK2GvcjM8FkrW
XJeq6XYKEfuL613ZcWlrsgU1Aq9FVlJtEIVwCSulZPSXEj71gH7j+oZrhiKgROdbKa381lGL6ATdIvs73gMRlp+YBOd7aZF9OBtwjOU3oD/MImi2LdZ1MkWB
tKA5trvAcdTjuEWnSaJYlt0rGk89EL2hmssIgLQWiJ5KeztygA2QSEmizU3JxRyV2VpL1gvtqeyoKFCbRYCCry5CulHL5I0kX0M5krMwJM2Aezi/MfeCBuNr
mGTZaDxK3giOoM64hluOypYxB/CFqIZPOOtZB7qb0vXY34Sd6NVMU3kXWQD8Xdaa+mBdiAzANNpJW8X91aT7hbKZ8waPLxXDXemN0BBZMZXMJpFVnobSy2hj
J4KXMQ+wPcrPqTLXq7RfU2dSb5XTaQVYqnoH/oRfwKKJ24wDSSJsoK5YzeSRCDwbyHZ9o0AdYmqa7aBoIFLFzFUVykVQGncAmuUcg6+G9/LU4ExroX2087as
I3PLMRfdKZlma6gUiPoRcfD3dIgMCSckQ6YmzaBP4fRzPilPxgmDGtdzOCG0nkPzxDmcUBWsasrnh45t/u9qJZywSls14aRqbjknbK6wes5TuNwRpwa1CE61
aPXQvRouL8fhhFLxCnV+fTUKNuF1IDghOa6ckAwKTohaRjX1+4f9PQpzTGZ24t3Y1+g8blemP2otMcV9CS9m9hH94c3WpexUy2EqAo6EJzjkSAdURA7E42R7
ZHnUFkiMjKT62IWWVohC6jBK8N+NxfQJh5Fo4fiJLSbPYzZZG8KPTpKkgpn4DWIeHYdzwFzLbNtg4Hfsz/T2is4kkGYjYPlcKpnKtL6lFjOx6DRjE+CeIMaG
gysho2w4fcbyTnpEEjCPL9gKDpfdwKOA47JN4jSLCTmM+8Bt1u9sTaBxQF/hcMlYvAtpEMwjhlEQsR94i3cA55Ab7dH4Q+AW20Y0DZeTg4xp0pWig5ufY68l
S+Pc1JC4aOi+oG3ZSWC3bYVFB6TRBcgX8BLyOvwb1MjazSoU0RBMluLHoLH2YjyX14LMsuDCZ9BoVsKupd6yQ4lcun7DGMdby2OsE36zZCHTmopCbxOl9Bus
1PggYRM5vPCZrQFeSzINXGuLdAwu+U3yjNlvv4Y6gPpAlUgH66ETokfUldT9EgxVyIUN9kBO4JhlEdlINIG/D83B/QYt7xz0NXEgqS0ktx1h61GobQ7LiloV
ZCft5HopDBsnjBNfJn5nOVA8nWV8ieDsCBqTeiy3+TskM+l2eCXYmnsCTjBNFuyxRAJvpBK4qXkRoJTbrSryGjKXXibcDQ20DtwyEKzC18u3KA6KBUgZ2hOc
JB+DwuT32ADROuoddIqg8eEIA0eBFnqztItlGDZN5BXvJT6DVMB728GC5bQG6yL1EH3EPcSD2TVYY/MBqjO4BjMI2pjjiMv2hvhBZzrJJ4bRILPkg2c0TGZV
dcPKIYvya/sEyw/qCGyxVU0MlnuA51gGcYM3nTjCf1LyFSFOv4Eush4kL8rvgS2xmWyGoC50mdJaRegW4x1BpTKTrDLWhbnYPbMde1x6FY4EDhlnOhrzxm17
xf1eKPrgiypFPxlLknYLPyu7RdelplKLBb9Qk2iYZmAOcYBcDHVgatNNoHlmRtqdmV761r4O13J3S5ZAx4m8+pP5P3BngsnUPewMuA+tj9+hliFIcYxskryV
fR4yIXYwdpzdRGfxilxfUgXyu/ZN8FCohThXpgLnlvqxjrbr7B0s5PzJCakZwwnBsv/Pt+twQmqOccJyxTkhMithNMWqRQCEZvtwQszfNaF5QuuzcMJw9cNh
e8Ppzfxd+ytUb4TAbdYKnTUMhQTi1MDy1Yf5Jickk6t6HbXQGUxOjYqPnBC6YKFX21CIDH2YNTjcFXJC6keF0gr4FDWHUOpINVXbrB5VHo4zHx7hzglrXYZX
gNSHeJI4YdH1oTVJQtecCcdmDKf2pw+jhxC+hzg12uvhxnQozJA+bO+FQihxQj6PoZ+G0EfpQ9rznzYThlJg0deoMKX/hFUg/HP4129MsAA06cwSnEqxkl3A
bcKXTB5BxDZFl0a/4KamTJd8Tg3nDhcOhHOkc6RSApMvxBcmWkUnZBJpIjwYP8B2pFQyPl1e1pq6nOpO3s1Oc+QlLeHPtqTm9YBPSHsaFLzB/B7YYeSgdTb6
BVhpPSxOR3rQa+naEFfaVbw9huAfhkZTILaW+po4aGtJN5FFI1/yzwOn4SjeaXsP5Wn6EtQQyYef85xSA/on/WfaLMRGG0QzuDncSdJlxDsg09QEuyUcjAwB
irCnQAfsETkQPMwarWutB4B1slmyfWU7eSPtzSTNZFEyqPhgajR722iAC+R/ACusBmZ5o9eACplEbeSvhgYSe8R1uOd4eew8vgrvQK2DhpHL8SS20tIb8zH1
QcSIEQX4JYhBTym3Wl7wfyTnyF4yr4HOUJW0A7ta9BkooVDBHu5kZyKxi3qGG4Hu1oeieoA5/Tk2w1Hu0NNy6c+lQnBFal0rxPYBRDBNjKVR1X4iniBgJaSl
L9i7E7nYSNpTtlN2R/gezESnGvUFncoKTUNlaWlbASyquwMzD4r/gVKXqMSt8bb0TuEyuKFiMK6BtqGR2FpZbfl9aAg2wHLZ7gMkXC72GGK5HJM+cSE2kJoE
caBCSa9iGHqTAhCbBASxHqMlC2E/UirvLt8k8RXvhW3mU8n95DPtt/BGSCw9wbEdH4iVkv3NK0qtUrssU5qA1SfBokjWmiaFzhMy8XVub9s2cJL0RzwfbA1g
KXjBGmhQXprYlzaOd46YKG6MREKF8jXCIXIj9AWlMa2SXy1cAxuxjWCspgKaI22AHBVMEjfRlJC/Yi/AG5Y/6eT0zbZzom+wKuxZSn0gH14PPQJcIJR+0TpX
/Lv9QupsQEd9bWCx49ghIJreXlZEaYFCzJqG0wegU1gmNZxqyvxmLQMU/HaleVQDIIs4AnRKFREEtk44i2rAP2y3gr9Q04waazy7FzTbl/GSt70mGthKZFsN
/ZqsF16QYvQpggRV0vaSTuDkUnnBCeE0GiKPQl8UXzZ1EwyXsmBTRyMZhljpt9RD8VwSg5Y5Uoml6NMmn0ubQgyvh3mgsC2wFJ8BtWXSeHG4Q86TrBex6U2p
YVtWSNbIirgeaqU9Ay8XosavzYNADbTQvhseC/rAN2YkZa8pgYiRfE+eAEfaExtVSE3YHutm+9HcXFlTqLx4MdAM78FLtPSRfi9abbwszhF+AeQSuGwDkCPQ
yKqgttRPwj5gAl0b7FJYl1tXeIhyirtQ7U1ROC9eja0T4ZSbf/CDH1MVSwBXhVWSBCtUOt3whDi2bT6x23gIuIZXiPaI+ch9artE2GizsDLpFnAotYvNhNUG
fsXaSs0SOzoLp0iesBeUIVoh/F56E0uVLkbjbW+EBxMN8GO5pwiB7zFq8AA1ieRTZ0z3hTESg/EiMM80Unqb/NzQXUhScdbZ29oTWtAh2CBCoMuGIkss5MF2
2H6UYvax+A/woKLBZh+vmZAbLxD3J+5LAOtjHMb0gvTU9oKG+FLkIf6WemC+Ye/QeLFku3iZdLrVIOsLzDHcbPCl7Stsoz4SAy0LZLkpE6X3sA6bn+PTkzHx
Y7Ab3tr0FFyOuyiOdB4pBkZTUoEwqZ8oAd8nqE1dhy7wdliv86R8hplZuhzrYMixmYQl3HtQIYigHYDm4DdCOdpE9IJbSsaK/kxQNemKF4uybWkCHvYF/yLw
WFJgn4Ir06PJO8RgTGY28G4VOPCGpT+Q26Vp+I8AbDts1eFdRVcaH8dWpOcUvyoRmfoJBwtGYs1sPYjOxFfG1/hy2x+WbRiMCdK7lVWVbZaKzZfMtNgLkeJo
W0PrqfQsYKgJl5aAvXjzoWRAwJtgK+cFhAuFi/GNtlSs1zZKNAA2yADKJqslNonbQ7/GNE/eIxRCs5oomSRzV3Al2MRYIElihv/Li0FeChfifGhzSfd0N/wa
2J5iI7LxVsJr2PWyq+I9STbeSv5s4mnaK0weXyKqi2XL3sFbbYlgqnCM6XvyT7q98aBwO3+uvbFwtPUI73QZgM0ktJIlVBdzn+J3pVuEs3hrBeVEPCCAm/DK
jR58uHWX9EdxMYWIY82d4GSpAfAiR62b01/YfAVzsfOg1nodqCWXUA+4NuGX4OsyJZcQR+GD0lsztR1fWnXiz3E5+h1RXJDTBBEPkJqAplI3lAj/DyirmnWn
Pl2/QV9j5FEfRp/s0/Dz4bF7NaPVa9Y7rUllTV8thvJT9T5r/k7N18f5ROWj/3WruRWfci84IXVM9Z+MoQ+v3Fe9Xx/qPoVXkPpf2/W/8B///9wVTohqAPpP
4DAHozA5n6AKW/N1c/4HjmhoPlG4uxzK8q+J58T5JHbdp/C+w7O7PyWzUBNb639lD/6vLN1weoQ1sUpDe4jhGCycGhjkn9aOmiMa+hr/og+jDBk+c8IJy1au
PidVU8ahevWncF4/J4QW0qe8QmWY9DX60zVF0PSffA3h+XH/S2WH//3XQvjyn5wlDMdUD8deD90OfcjqEKGZfuFbp68xHxqe0/HX8TL5FFNtOQb66d7WNRIf
VAmXWbZgM5jRTE/3HOc8dAPUwhEjXUW8Es92NHeOF1ig3kq59TY0g16Pl9PfOb6X/QhGlrUEYHIrvpZ+7RjjSXFEupdSn1PLqB/oO/hoqhEEm1fSVkRk7SOJ
JnoRs5J81EzqC/w3fLaszN7C0Rf7BijD9jKLEDj1KpAOj7MfFIq5R6yfwZeIc5atimJ7gBzvgOG6JjfTWvEn3Bwa3mSE8HvnTeIU5nGkyZvQT429hZBjbdpG
3MI+oLpCm8SJ9PQ0m+0ctNeeZR+NZ7FnCE3phjKVeSxVSH6D1KEWWd5bB9gmCiZZWTPfudCVTbgprYfmAw2Hf/DKEszfYO/stLyNrIWiUl2CXkB2KyXyTYVO
9Qb5WNRLNU9sxZvPYo504HNI5dhpjpF9ZVvCrqLWUSmkSbJCOhP5MnkTeb9sung2m+xYDrS1ldpWJU9DsgTn8KmY2CosIIv+sNdXjCHTDFZFShlueCS3IEZi
CaayDd+oFO+0E+IpeEPwrJimDjAj7WZRLN0c/1lZS95DcQPpJ/oyqYGalf8BJwFL1TsUn9EJIi4ThdzgzwUWOF5TOaYUWUJBH4CAnlpao5XoYHAsekQ6FYwi
uVjDUh97WSqU51lbQ5zY68B+eQNoqqw+eg+oBH5U3gFrg7dVmDUTlqJz0c1wrtIFycX30KWlTYEVyi/gSrRl6gbpJOR8IoEvR4/bW6aYLB0pHlHIfYdddOyn
XssWE58TSezG9O+KG3LPW432WVQicVO+hu5b9hN1S/q6UC1ZLK7F6wOy8lQoH73DrsSfyCocLudOpgdyEG4uHWrflHoCXU0PF70B1dbHsAlzN8CNMyAnPJXo
LrrEn+aARL2BK2RPmQtVQ5eR2ak7kGGCTOQzsd26wtKvbIc1Gtid3094nr5LvGU+Y5eyDN0S/cO6i5fJRJd2pAlJknkuaDJfwt5jFPmeuWRca60nawx1R4ZA
t5D+6v5YMhpluYYNBnWkna4gvqX6S7fJ71AUfg35ThHDM3Fvocf4h9DX8klwc4uAXiG9yE+g99q70/eET8iT4t9BMToTuUQbSwvBu06tsAgLo3xYkypJdfyZ
T9FE5IRgm4dDTXDCsK9C21jVn6X6CHB4DUDOJ6hFhM+6ha8xwQnr33JCZguCbKGIf9cFqllDIFScWh9WkyVUTRJOCNXCaq28iOq58Jwa0DM1sfBq0gcIl0kK
u+LW5kToozjhrd66+gh93WosMy7JoaOYebZzFil0WopbomRa8Do8CbZDBdLeNp15BzzNOhO3ScTiJ2QfaQzVyfpKONdAiKbADeQJvBy8MXVNZAMPJ2byJ4me
ie6UnSet9uspzRLPWm1Ud2mcfY41nrpv/Z25Bi4jO4tKhd9a56QU5U8DZtA2IiDcYiqxjbKz1ongUqm95LEloaRN4mMqBdomPAAWSjuLM8Rf8SZhWwwpeBbW
ouwN91Fxp217TefgacLbwG7TE6wRs1pkEVzELmMyKZd4YuKIHfZxkgmmPikNwTf2C1ATQGMt5T4QTYK7SPoAjfPOFhwRNSkbJl0gXM2+FRZbr2Gv8ScIJNYU
tjG3sy+3pMvbSGPZsdKR2BHokiwVyxNH02PAcdhN/FliqqW/Yw62TCqEjsCzjH0lzYHbltcR30MjgTh7PRHs+lw4ENLSv0AXit6TP+MnSzQCCd4PvFIwU6hH
8+TPLSMt30FdoRdUe/igeBK/g2iteBw4hXwruYR9xz9vGSWdAW0uWpu2CWMFsfEG6c/2eDvX7jEMN1vhLqU9uVPRItsVcDR4iHjOl1rHFLzivsJ3svexdfxN
oo2m+SQtdlG7yuTCUw4f4QVzhYNAG/7dlguk0dIY9pH8tHkGlKol7MS9A/DtLdE7+dHUK6wfiVqi7UZglURUUgT/ZLsIXbKkE3Xte8mJWFv8CnHGpoK+tZ/B
VEISi6TGSU9A47ESW38gSZwvOhHzh2ECmSrbIfy6+IK0le1O6QRsEeACj/HU9ntll0yNrYVYFd4DmysaROwVtTfONy1peCa1uekpGI3vgN8Ae61aIMN2WryH
6m3sRGP0qs27DSR3qsQqSwZKJGi6z/yKcG2ZgDWEC4hR1t/BA1gKfsDqKlY57hApgjMWVNzA1Mxy2dTNJKW/wT30DkMxNY+cwrVJa4PjxGew20U/RS0qCIgb
AENNnSkFvhsbQXUSEoWxFMe6jSw1BooHmF7IpsGnqQXiWPSOVFa6RpwqvkF3Ixqj70Ue8EWpxDzFssv+iGlBNxKY+I+wSyknhIdNh9ILxYfpZ9io1Ouyn8xN
gUXWKHy6IzPtF/FIvH6pjb9H/J0AQbzQPNFoqCG8g5gtSU2tjw+W/UHWMVG2L7CXzlIs2ZnCPrTuo2YykwAZ0IsakDBcsJ7pDgrxZOda3iEhY5lB5XEZ7IZw
I/4tzhbuKVTwOzB3mOsOuRW29WJumbcSm+mRxFPpcHYF47Y+NcPUIlTkuMCfQbXF/OCUst40bVwkrA9/gbVi17gkzD6ngV1mrMtMJKaCl6BSKwt1hs5Lu9L3
qRPU8LLzdBnxh3Qt3RDsYYu1B4A31i6itdheyQBHlG2BeZlzIq+WpRn1hPii5LpoKJFa/5DlZ/CO8AKxESonFlvHOptDvYBI8IrsKPaawor3QmYDRTxMfcXw
iFaWfaTeNoj/G/il7EjaKwghF8jGGhn6IiCwxxJHrHOlLuoYfEP+hbC9uA/ip9aR0cbYbTSzHN8KuVjEPg8eAbYUrZetEA1j3bzpxBz6uGCf9BZ8zqzEnjgg
sCX+lPxalmr5gaDjb5nGFzU129nd9FUpyYiwceg1DLM2li8HeklGws/Ja+La8tawRHYLsTqG0XNk8lRX2QG8gKiQXkheC68VcmSTaRW4tCzH8ofjjPUdoE+L
ccjtLfEMxQ1FC0gFrEGskhyZEqRl6fhLeRdguYXXuEE+n0giYuxH4P5JPaEF2CLr7bQfEIU9ihZY1lnvWiqpBNQJbknPsXQvixVu4neFWsExcHPUAPVKj0en
SmpZulkDxX2Bx6KVdHOCAFZg/W1l6B44EX6IyMmz0FH7cWYqYEstJUvNGexBug4+mkkVTSIjbQ+oSXSq1FhYG3su/pmaDYpFUvvaJAh83OipJMFuBjcQPxFt
iD+JH4v7E/NKTknjRAskDNMD6sFGl24H1HAjwAjsYl9T7dIvUf2Y7tbM9J1JA41riBjwC7CJxAudliWBXTAR9DO4FrIjT6GXln2FD4mbzGF4lawjOh5rRyF4
VwiydgYGSa7aF9JbqF02ECwmylP6F0dQ44XnpXFQNDbLdi1tYEqVrEg4FB/IXoLcUDPjKUkl3VlwBilGh6BKUAPIkDXQMCYS6op2hp8hoyy/kIZ8DzC+MB0Z
rGAhpeIefle8VxIDDBW0B7dLSPtU+rF0iRiX5iAuMpcfRqWOEyZOGrpKQfWx4fBKM5wQamjhESihzsoJwZUPZ41xQtYV+PScRCgkcCiLOjRiIXx0sXoF8tC4
mdDoaH0Y5HE4BHF4JZia9JOqv8+hkLjhlA2rw1Hrw+iRVTfGqsfR6ENE5vQ1YNk5IZ6D6pUVakLhhNeq4IRUC6weYaQPiRarWUsidFxHH1JBvHqEdPWoqvC+
ZqiovT5sO6qfL/QhMZGhFUtqzgeGjtHqQ+grcWrQeqye6RAKf/fpkVh9SP+4Zhxg+KxNaOxY9UjF/y2eHKJncOO/3k9i0/yFgRbLVduPe3b57/jj9JcN/6r0
CzIcfQP9YT9HP8rH7vz3L0v1cNWiNVzv48DrqvmBpts5ejv0fDNHP7dqWkXjj0d03P7EwqUEgbAYWH318cx/7+OL+29zcSmLSTgk7aLlqumJiFP4bYkUGJN+
NUYmPCkyiBeZlGWenL3JBYVTS7sKo1Zq8pYmBT9NPPOIlDGlq1JwyytTylazucpywLQn+UaKobhBzInNRv66lAuCn0uy07eUbk+6V/La3Dy1PO2loXHqAOGR
xnm2QekjRS0sIhHN5XDCKsiEznmF1OmpHY6B8Y8c+2+81UmQcWXS1i1nEpWCw6mtU4LvbEXsN8X1bNKcuXGG3FEro8pmlY3nHhfqbONEDcSOYotwCJ8WhhmV
n6IA959fI/Ofm9KLc3MnlXJMa1MnFscKgs/gjructjwlMWVi7NXckalD4vNijpSdLatdOtt4O5lNBopLSpds6V88PT7P/FpYkjSSb44/WbQuvmtiG0u0sX1p
E+GrzXbuXF7XJr3E2LY7QpvwVHF7ya3iWRhmCF4Toi0ei8UkL+iGodycxtHmL8VhdFb/cxfLTX2Szosbm7MMeZL+pgx+T8kefq2kguSvU46kPmvSnnu4LDct
NHq5WlTAX+/3FI2J/s26jfunYGRhlwQ772Dj4PWlL7dRmcHcRjIlub81v6BZWbSltn0yz8OdZa+TdJ9bVbqwLCk/TP0vfRgNYk7NWbmpyJXsZZmcihf+7uwU
z9vyYeWQZ4TsK2chPlQ139MKF2dfyd7lO8UO8e5z/ub2KSN9z5i6quAx+pPzuA5BUtXfaOROGXJH3dcrKG/j2e+LLG+M1/fXVk9UxzIzPCh0QZPlv+lrKuyW
v45ZrlmiW89E+xrRh7TuqgkOnP6xMiTePjTipLq4p37G6k71vt3EcLI50Nq++rTldWu2ST5sV+iTmrfwWN1Rip++WPd95udo8Gpz0J1b0cVfxdTWHq3gbddr
CVDDWLMPQ0/JAcjPLlK3AS32h2BAhLZJQqy4ZYmv4N/ZGG0COdAm1GxwjfYFt/6h4QRVhG1nbfbO4tbOb/B3eIlzBXtUsM6VxBxwdvRImFuecT6ywFr+2iOr
3Kj00NMDBypuepr7jypiFFW+zbrE7NJAhnZpRiZV5fVqIn1biXwNgs7xBc/GP9vsUP8dCZIugU1+tadTaUqLGth+H/8yBxAHnsu/Y3c4NniyaLR5lCZOVR8Y
he1R57DzvDcVXqS5L6xaY6houj69fCa8WH2CTnDtYy44Dni/1ARnst9l+WWZiiuanf7+GU88Ob6sgNK6GtjhwR1GZx7U1YFi+8lPVi7Th8jghWRNXJFJfYzv
jkaiGOKflbFHJ83uhdWjartWMxe8KewWdTvvaSpTy8scJQ/IJepBjimWZfbjwL++Wee/2t7Ju8/v0TDYPmajazVciO9UmbPj2JtWb+ZKr9YHNz2bqc4AKkZp
TdR9XyL61L8ksFtTUClodj6Ql5Wn6uJZ0pSvq1DztNWxI/j60x/2kXr+x8+1q2cX/GPkTooZkX8ltUfS4y2d9atiGydLG4dEkP+tb3drOmLbLSr2imeVc55z
INLUE9y3LwPC8jSNWwlvH0X/jgwyDvS12T6l4maz9T6PP42N9xOBskCI6wodD68ug/LhhWh3eO2K506n/27Er87L/gO+YLsrks5CpwGHS7uzTnEdSY8P9kct
KtJDkNM0Jb4vUvjeCq/F8XNgYnn9ZkXlD8qfyzuyXmBY08vlkuxD3ghvO80q5RFfre0DPLCntndk02mOX52N2QLt4sAeb7BFl635Q5Nd/lA1QNETWeC1BA6p
/8WLqR+Ob/Ph3cGM1RVFyIjsvttvOEy6xpZxWJV3pMbMtkemOCrVO9EUxTRljdiAajlCP1TEV7ZyctyH8PXqrm5U84PyX/9N+a8ZiJ8xIvNCxk9IXXaIegPY
2guKeHKVPzpgUeO6q4HxOnl2BBIm76MPecf01XJO/3EmOdVKfcu1WjNCSxGP3UugK/aT1rxytfWerFH5BeAX5RF/Nx/H1lUnKvGLVmTwXIsxsWMeFexJdPH8
5plB5FBtWJE3przErWY3qs9om3kHoVtQOTxUN0QzHh5IXYdOCn+W8Jhm8Bt2r3qPW6q+naE3Nnf96bmRPVX3RFOoq85/jNDX/vgbETUxSf7W+t51oho2a/jl
crJOVsM3cfZGjeJCxjr+1kNr0O3CI9hZvKF3iuMLjwo7Gvx86XvSRao2usnM7/5L6GUf39vVWe58VF4na7HAaD2HrmffYwfcIXlB4dEcQTGHx4oMKDM1Tfwb
PVyWyP7pzKODc1FjqE6i61Ht6T+JfsIZZb+mRgCvHLexk+BA9K5tGyMyo7J17kr/Of9nynF+k78p28BNufdrZzN1dD3k+zw/Knd7F3ptftT9lWYK+jbjoPQ9
tlLZOcPrWe0N7uEuuhO6SHVSpiaTBWUsUN4b/ot/xgmnWX1M09G/gGiki6gkyCngbG+Fa52P0Q5wl7FfSY+p050XsDrSIPvvkzyx4+VfBzwI34c45UWQP9N5
9WP/1PovG/KRT6aNVDRHthGpbi2wj5olveIkWU7FVihVu8ArlxoyNrpq5MKE8lL0YVlvH154+Wl3vL+g8pLP423uX+JbBCm8cWSpzOWpgAjnXPVLtJs7ntrt
akuXMaMUY03vCKd8tDvYVjuqFVCneHU9rxVowGk9G+jlH+Sp4+XCxxxS70skE5qqae8c7b+sXaxt7q4HmD05/kklsxwPYF7Vj4JWABmY2GIao8ruk1F9VKXh
x32vj79VK9Ro/a8Wj161f9PxDb1z8tbjkTdiJjWK21ath/OPNeWYY5h3M5vjiFOAru/ped6ZymCvYjfjBDdlL5Juca/IzEybgkX4s/31PUdafIv+6lyiGygv
V1L5ISMz1e9D8tTqMk98e41qqNhbbg/I68D10GD/mhCtAlSyCIQlE+SdCrtj/dGu8i3e/q7RjnZuA/2bdAI1Dm1SPtt/QvfIc1Sx39/ZN73Zs4poqF1WlOpz
tVXNg5uCbQIzWIY9x8LqdM0of5WigfadulVG8Jiup5jSrEWlyfeFYjbyh3dX5Z/af11H1sc2NAyJ+twVeOF6CfdS3HP0RCj0QYZS/jN5FtnG/qmdpgI87XRj
0D/VIaIpoTlkH18er8v7jikIaDQj5C8Ck72jgf+7s//vqW+pyWb6MF3FNz7MMC2sv8Dv3Wfkcxy9ff6Knuobvlnee07EXaMmbeg8eQ3c2ER6iuaampMxRj4a
dWZJ3N6MRBY1DhSuzpjv7KjqBNWt6IgIVAXWRsrpDlLV39gZLiFiSoLnKBE8UG5QTSHMguPgMnWGZon6gvcQq/DMlF8su65v5Ln/wYtAnULlI2cuksHNJS8w
W9xzie/lLTKOEHc0Htnc7MbORhmN1BzOJ2mHhMJY/ufoKRENVr2pNZ8TqFu8XFi7csXj8LUM/jrLSieP6skf4hL4WfNUebqzgAmevfoqZEgUGEe2xrtCG1gx
8Su7mLngGeK+hzdgh+A9vWed34LVRLM5IesXcUI+85y77FZVETXOfQ+cxxtUfhJIUgbf6ylCq/yZUVS2GxyFz5AnmBZg9RzJRB02D88nbzK9XYVqDjFKW+we
icciW33PHWfUf6r7u2b6juIlrgXQVYa0tpQeIRd6N+r2eAdIlar5ULcymegV2tMf7P8+xsFAPBCj/cy3l/5a9533gTusuvxfm9wXK3c633ge+LOB1rLKwAP1
TRhhryh5ZJTjsKatZze0VhZyrIbOSn3Yhsj88HvPYCrBN5Rpq+6oSHcGz1GVap/3hapQXRcfr2murKVJYM76XrlGOqY6HegtaCjzFI7ShMyk6ENWD+B8mrrw
MVUPRujcCxaoRmia64Yg9rLT0mv+5d5HFfMCSv/zigV+fnlrdZznN+V11sN2ROLUrRyD2eD18LG2q3MblOTQKcoyJZpVWm+Wx/NL5rHsJ16Ze3ozvi7fktRi
mYdr62QtcP2iHKls7bpXnpzRSvNSU+E1quoqxmkfI7nlERkh0UDh67EEtXbqqmcrWsXErRq9dlqkcWVgU91NIbW6/3bmRo4uvn5+3H2Y/d3fQPkiYWN58D3O
9O+kdQHMexc77pmoWIsugScHvmTrBgb5ejgHe956EyqjAzXm1jgh8lb/sJFOo7cUPT1q+LXyYnmKd2Zik0Cwl/+cSqePON8zbvaccxFktvXDL1En3Ev9JaSe
nexzVzRxrmB1WrfjhOc4f5ezHNiRdSFrqbIbNCkl1Zmo66kcwzTMvifDFW/kEwXlmksegw/1LaI5FXom+JF5ybf6T2W3cbo0v8DZmsFZ8bpq55B/tO4tl9Z0
KV/q3e5d6T3o7RvIcX0JzHBFueZINjqcbH9FQCdiw0Szqo+Bf/x/L1ufMgXaH/4jsN/VOnuyeo8u+BlPEcsyJc4MjQI67FmmG5V7jPzJlcaO9UeZbpjn6cY6
28H1s0L+QugYJicEh+ofZ0mmz8I/u+7Km7JCb79yvXKM6GcRq2jsvWEZSGoM/YHbtuFQO+NLzxTPRmWS+3OyNz2RmSIMHpvrXcsc74Ex9D6ej5mJ/1GwTBzh
WeFqq7aTfucm2qzJzV+LdmZB1deyvvgNOJFaqnpjg4ApovfMt+r9qB+scgHyHWw7Y7XsCE7YkVpdlkl/uVbj9SV1eJx2+u11pn6wXRI5YfrpP+cWK2l7FkIQ
LNCPvAsfVeXjwVH8zs5y+S3uaPg3bAO1VbkRilPYgetymXo6WgGdz1ep9ZI/2LAsDX2Y6/7H8U3Y9uxLfIRzrQWw5ZeslUqMwfPNRTqX5po8+FfkFcN7ymka
B8emGJC+WDd1hLSVNI+cK7GT/dkoD1/5lHDYt7DjcQXSnb3J+tXHNN+6nEofMcuJUR0VY8wreaOE89VowRhUqyiRrlUG53yWucZKo335tmgYhUb5p7q+UYTh
9v/nCpuw8e65zuX0HX4/z1L1dtUP0FR2BDuZhFCzQoBEqFPVj9CwdX84IewWDs+ps9/xrodxcKl1OKtgpjqD7XICvqN6i11EX1lPwUsc3dnDvim2OOaqDCGz
69XT7GN3llGKanXt9WHxueFxGf/5JJCdxf3U+4wT6pXybdDbrIGZGzz5gfZoP+9Bfwu6nXKgdL2tjShDQTq1rhvqxpTB85VrnSJ4FXnhvU69VNvprZ5KR0AV
72Q1PdSP3MV0PUW+56Hnlu5c09vadd5Lvmnyzg6uP6H8qA8w/ewfBS31ilV9VM/Uj7J26Qbi773V50AafHyX9HFfRx+SvfG3V9bWFfUGpvRq1GFlIG5h46L4
OStCxsj/1iNddbjnB+FgyAifdS3zzVdz3MGjZat3r3Kk49iWVV41S3oKxVzlFf+v5ZNotV8f+N0HbU+qcPnDKqPoQ2T6q4mELAcPeya6MqRcv9Nr9jb3/XXm
/5phLGUDkXTjeegVfg8aXrDROB2OhOp4G5AnXC18u11cf1XgR7ofG6E+oFuirpXZgl6TuSyjU1Z933a2A5rlXuke6knZPtdv3n6jfJq2q4sOTFLe9YzyfS7/
sjx4/SIyCrI6bx+kkOpG6Dgu3P3Bng+Pr/l4jTKfNqB33M74ItAfPouCaJwnzvtKU4ieZUDlb0hPzTfaMk1IDlFYNPQS9Tl3ZuZs9cCmrTXnlFW6mx/8wXqc
vh/Vfmr9pfpjys7KXutf5rng/RVOAV6Vj3A9g4xOHHkmWkHFescp6zIndCGrOuo54dRFOCG4pX87aqVkJO8EXpdJ9eTYz8oqHDq6DX0d6sbT8VdTAaFSlo5e
hWq5rooGUbusJNspXoK8xUcJg6MLQwVKS0tlDDoMHyK6xN2GtjKKkR8tralW+CKqk7sX/TkzzvaWHCqdZHfghzG+eB/hoxvxkiVv1UXkMXaAeIZZprQAc9Vh
0BB6DieMGs4/bPSG+umc9pxUfX39Hn1tfQQntqYaXB+3KmcLYCnaUcnASz/M9tvky5ODjxmS8iNTx1wk4bMniCx8Hh4p11L7Ej9zL4ckWBkO8pyk3lYtQiM0
q5cTite4iVsXWWa/IzRBw4Gr8DvbJDC4vQsRMTQOOiF+KFmYZkpbnVxsi8OOwcuUWdY+skfASKKFNVM2F8hndwKLwaENcbYj5bAXuBIpJ41ZBlJ1y3pDCF9r
LUAq0cvKz8Vr1bgqKk2Kfy8rlwXPYveFex1W6iu8CrGBTQippK0sZMW1v42OGewa1CDeYJWjq4gu+XrpZuAH5WbbDHkWN98ZTfUydUgfyQ2jihQapcc5S89j
IkVSpJhp6LqKS+GJYHAv9qfW8OazDnY+NQnraJ5rTnF+aSlTWtA+fBvWTPraPJTZTIfOjYfVLgrF9/jbUQ/RyZ50RYX6R2U5SkM9Nc0d7b20p4H6S9RO85Qv
Ve0UOSm/e63aJpDe+w33JL3ReYTuxQbPtk6XmV3OO+F6AOSgC4FcryIlzV+SMcZVSbbSijMOqFVaJjuJnaEYzQLsLsW3wBDomW+VKc/XOqu44rFiqbKX9w/0
Et7RXi3KJDwjv1q82MV6mqjCmF0x8pVjVz7edHp1ICKsntVfW6q4TD3VPZk31CVnz8pToR9cwT28QpGHt7CMsVs1T5y73T1UEzOOe9up13geeWyuk64qT6+A
zc/hhFEArZ6hWp3/pW/mSGHHQkbmZ1emp6O3m2eNL3jeKWM34DGJXqaO9Sn0lIg31DdFeG5jeWw7ZwlFUNGed3i887FzRcb6wHs8Sz3Gu1OZDJ737HFH+a6j
t1Xv2Q3s70w+U+ndp93DNNJKnS0dHT1bida+1unBdsFZ5ITzkO4SUkc1NfOIQpbJZnJCVY76u4XGNNRtVO7wbhP9oXmENtetl2s9r1QN2f3KPlhP1U6ioSKS
+wlVWYPnRc5b9LI3S9sc+bOgtVKMRnh/h4JHzi1tjOcn50xNPe8X7s9dJk+up2VgKX2vHJJDBV1KkjzOjD/QsHckfPyGExY/yHGh89FF6myb194ZeVuQ6Rnp
3e/crpShj5iryWbPEdl3GOitpbyJDFW3lk5wHAMEgq/kMDfYEv1MmAT/yq8QpsqPYDajnxsJYfyesvvq4dg2KE3zoyXG3gRm2NPSy4yIvgnNsd1nPNA+spBd
JTwTp1F3og4pC6QDPafomm2CEOi1f4y65OVT9EZ9FCdCH8+p5HzGGRsK+/df46ObqF9RInaizir+IeKKY63nPD/4mcymH7G4yqDgsCg9lhfpLOYrbIM9cVBX
KSk77rwBvSQ1VFjEtj4kQzeo5fep+vZnzHbHWuN0qjc2UnRFGIykGkgklt0zvBJ6ioeKksH6op9LWPAX4haz1fwvPZjukAxqLL9cvMz1EJ0KdGJzLBMkl0tx
hHFOUT9GX/IGsApbK+dkeib9tWstTCt+R7yeTthykQrt6QzOecOK7apMpoOKVN+WGmRGJlZdQzXTj1u8vYnzgGow3Zqoj6xkjuYPo15BO60RRUvob0UrFQvR
rsVJdMjsbli85yGYcOSynYFc4137A6whtJkNfg5JdLDihPomPQ+aKIlx+p0zpbUE7ckEGvW8oCNSe7pPyrVI2JhlCP3LMFbU3z7nOGYyEvSisofdIKc199RN
tfW3vDMcRT+XjkbGogrPFPcm+Ft2EfteYXe/J3nC+ZYoZgEdHE/obv0aOLwtmW3Ifgd3pBSqnXADbwnxnFWybRRjGiZ7bgnTtS+ZSrqb0ZFnYK6m3+GXwA+x
nxx+5T7XKVFftFSxTPFKk6QJgbGvHuEaipX54b3hg+W98oPHpuOs50Tra3MSqo8b/qP/ypx6eWMgix3iyKLe03YbSgVHHQ+yBWSlJ9txj+zn5UBHnfcUl4lY
/L2TLwNcZqqTZTtrNYfQJdSHQKKH9Di60HJwDAqBcamUqgf2PZ2oCF4VK4G65vniNlajrRa1R7SZmG9/5EgzX5E/ZxOF0xGK2x1qg9ZROtihiXPL9qiOMu2J
aYbdzmziV0tvpgoa64hA48lVlgwxqD6EPgNd6hTyCTIXz3XPJoOvh4Vp9zTeKRVB5rhs8FnNeW8NmfKP767SZ2zR7jueI+Ishd45wZusa4fepxdK9lPRTF8X
yv5mzQGqRU1UF/H+r3dPZBfBbE9TVslcFqWzYIKACs7/fu4EiFeoFnR7FvDm2inLQYctLZXu6kyDn+OYg5RtwGqpwyBFQysm6ENwVP9rNLZ1zUyoh85yAXSE
bDR0CoE8kKfUlqQYrJgGUuoe6nMuKfS1h5t5XTXRuUae4HzofOMxuYJ7cRP0psRmYtw/QtlU7YjD7mNO2OfTvEfr+t7RXfjXidZofd0kFeZr4X5o9lADHQ3c
F5FjAOoap/zRM8HT3fG7963vgHceHYZFoQ/Lu/jHyK2sPz56xVpZnTu1hMu/4HDrGjg1VBr/uEmkIxT1BUla3NWBGYJngWJPsHW3zGUURatquzeiX5UnlT+F
R2pPZoxjazNv5SOBc7YLLge7lOVwPqEG6CcoumxSx4FZ6mx1G+F04AlbRia7g+3mRa5D9obUJtwmqQWfp5ZjWeRtrIpI9c+jQO8U1sz0UuZar7lzPZv8fT1m
/xNvHXkt/2VvEcWXTzK2Irj0TWddqNx3nGrmWIU7NEu8zTxJqiuKTf7TkmBf5rFnmn+zpamS9Z73XtLeyJhIhOEa/efvDeQPFBi8wEl7H6SfVDjcY5CWvrXq
6VgkJUjupWzjmSlfjoRZxcMwJy56WsUG3BP85b667HzihMfkDl5/Zms8/hnUD4pE33h8uneWYxuZQn6tTncn+KLhPOqGT6Ecx4apXhBatzYkKvvv/9+nZajO
kify56Lpiip6p/q9+oBoSflY1uEdin7mWlMe5amt9TpI/zJqNDSefa9WqniqABnci3cV+7SLcUo0WnZMOQ4y6krUL7LWKnpq1DCjWJRhct6NX6XoXD7IrWQ3
aCbI9eh9nVZ3WZdJtXQ+RHmecxmDNZvcc+DxaPVx7YiPkaCIUHyranQDSpMWb6rK6bV5zZqczY4YydbTOSHZE3/7nsVx1KUu6cX+hERJ7VQXaSYcHNObo73E
vHf2VKnZDupsWXNX9/KrPoHHGbitPq5eKUrP/Cz7F121dmvolZkTyutsW37W3cYLsX2ZjeRO5RznLmVwe68pL4teggekyVYZUyadjbexHMRjNLuyx/jTy2JV
PTR9URzOUx1SjtYNy4jLkKq52t2K8eQihqR6lhsUVdrmGZyspGwm81qWJWtUxYvmzTTn6U6BhmwVLxiBJ1d+JluouVa+svwX74tEF10RF6on//4q8R5VtnHB
3n4ZjRVPfG383dV3M39wN5R/B9OSPC8O90DGF3LCa+eEwNgO0tTSNRUmSPu6Tc6ZagI6CS3V79Zj/9W/l5jhDOgvQ1DNc88QTWfAyAiaLta+yo4p3Ykf06Xq
FPRQWbW5Yw4nvPpUeK2vv/Yy3nPJjvRfbBQ3nnvSUlUwlZdlSBKqSpNLN5o68ZqkLMO+AiLLymyXU0viFiRhgikCWLhEGBwzmS0uT228aXzKjuIifoblYKk4
FRLsEfwh7me6kNqjeJTpcsnykmX8dQaeqJZgYiwq9JZpDWjsZVsR7zL/QWk0X5nuK17O+1HACa38Hn7m/+cT+f902f+FB/43dpETIuv7t76KXr4i7tm6V5sN
KYfTJxsk1q284PtdVrCR605dY00u1vHnbk1ZUQu7XzxSLzE9r3WpHrN5bcG6km4ba8w/1syn/fh/S34XXgv71KSMsk7W+slK8xlTsPddzv0qPjK/InVw8fb0
pGI8cUrMa5GD37L4RZGd9y6dAVaLPGXrTQG+wtq+dH76yYJH3MNNVhi6NvZumc118Y4acvM3pN2LOWGAiiOFVbxd6Vv4o4QA38dvKAx+Uios3TYNNly0X8MO
W4uKVtvb4mGZnX99Hiuu3PgDYCusa7QC9Wy/WAdI1hdcjG+Zulyv5da2dNnSNe5s/RC8o9Bsin9zT/gLas8t/FbIbFBb5Mmfp10xBq9fnUs6WoYX7EstsJhL
z8Sb02mr0PC07Afe5eJIy7e8yPyn6VfTwnLmOJ+shVdNLroo+09HLS/YrIGiDoQ3vcIylFxxWrUROuWucF6CxjmL2I1IG22LDBPvVMa4zEjlXm0R3M4bHLV7
4Bnu+sHrRovpvd4R2YHUPmxR5u9wQDdTt06Dacdne7UTlI80EUxu/A7UytxnMeY1q3bVVddWLVZFKK3Kg9JFqQHFFneYLIS+WgatnlNd1R/94tXY+qRYOOri
2joxmbXTN43ZEpLL+rf9zXJdYGP5sHKdh3ZF+Q872ziDMx9TkF6es15vk2ugBbkJRWkdyoPpveQH2DxvcygBuhHYjjmVNXCDQ/FQg7aXrh2uPY4X5av8i3yx
/q0VVeXBM04sgAJv6Hj4FDiPeY82lX5LCdhMIt0De5v5z3nnOHr6N/giMqZSvb1nkA7OieU9ms1T+NgkFcfbTz2e4DrzXB2wPzK2elqqGnmKkUva597fPCd1
l73fV5P/ehyoF0hVHLHPQ6Yx3+iWK24QHE7N/r8GHe3E5Esy3tNl6ioYgH5KTVbnKnzuUZkYWEie152wO701RDVCrBi5LSb6kcr4Fn28tP9hi0aW2ECw/6ZH
FktGZFiRScIjun5QNMWqa9NNPA39HTNuSQ+x/Zs2EwqSw+LhQ63P4VjM/znW6U/xpfraaX/ILPers5S+AVUR/oXwTtSWXTvzvvME8eUuk7+FY3RTb8bX7lMq
2J1ENcYQWXCsNFc5KJAVeKeLgd6ACRlS3wTFNXepbphLpi7zHfD1ko6uWIjuYmJciPtb72g5Lp/praP8U2lmFmeNdWVwcf+UKg+cHRibVd0sUFcfgt0RCtH3
Yd90a0Icm/xm86a4+fW0ed/mLm1UrabxP2aeSWQdxUZVA+l7/0+q36g9zGl3cJ+98nOcM3Vz/Zet17cvU44RDMCNWk3ljIqXtqf+yEC3wNDAVWeIKGV4ndJq
6iw0AIa5IagQ+83VTFO3YrtnJxv8PI5nGTEobYPVgSbBVeJksY35HXqg7BpQZtRT+9B7GS8049G2zQy+7ECM31sRqLynya3AqhhPU+806TXv7MAScZm2QUCF
3PUuQ0dk5TmSPSc1d7VnkAPVxC5OB8Ztb5rZXktppwa+RtGsF9trqBP28eXLmps1O8Pg21HeSafKvl35vuKcfxLzh6cr3aqc0ioq37gyPNVYZ+GrTnzczjef
kynwU81muZ5ptzZDK2b7G3Hky9EP/kQEp+HHIz9YLztcO96Ls539Kx77lTtPqRp9mEH6ebPL03UbM5qiaYGvxe/8HM4n178Lr5kR5IMcN+mkEsxMTWY6UP2k
a6XR/GTZ57K33AXWyZwlos32UqtDGiNVEkOFx5FVFq6JgLaL2kLBa3mKXZHW1+YXF1kHYoMFA4FO4irbAMl9SWtwWZJaeCA9DX/LHWEaIHLxToKWhEppH9wn
eB49W1oHGCWsk9MFdCN3PsxsI8Fq8ujhIjX60KomER8ZavU5aZxITq3/Q93rw1XoiBCuEnTC55bmW7cL+4qbCqfZgjNXDp7VnF0yDc8QXRevRHbwEtHJmIxu
Jc4Bt5sb8EbZd8laYCE15fRhatVVk2HeJ4LwIuvvhjnGP8yA5aV1a1FwRvq98LKRju3D9ZmklmOCF7ybqQhwlPtM2CIOFZ/k9hKtx3uXoYa7VOvCZ2IZPlDC
I0eK2pP5wiXFnWQllpvcC8JrmKjBAGKQrSOYJ4y0HJANoxD+0ib5xuB5YBz+fdmenHjrUdlOHCtul9IEqhZ9+I+5PE+4d0tp/HJTJxwjpgvRreTWqdIxQP1S
ftmhFK1Yn748/WZCGA1RfWhW6krTjoS8xBHGTZGLJPuxpaY+guBeHCNqQ27Iz5PMs3UW1pKcBqvwtfYN2FPxo7yHtm3ktbIu6VNKwsW8wqAh9TX7KR2SG+ta
aNf4IV+R+w28j9rvnsGe9pWrLnlvKXWObejVTJNml2snMYKqdHLgN7jOlcqupINnl3RvY90FQT3FDsSPusnV9grRb9RQZVv6GIooTnvFik7oWMUW0WK0kJ7h
ns4K3TmwGJiALXV96Z0DjaDa+7bTOW6AsgZCrLb6ECz76jy0j/sF+nQOuDyfI+b05rTR1/4/Nmi4/IZeqsi0HYB46AJ7C6aduoX6Y3zjH/m3IY5L7Fh/LU9G
Zgcv15uLbqNvY/Uzyn3T8DhYQzvkwzT7PCH12MMhe6uJCo/d+khQIX6gyGRnYfsUC3GbN7gPdlMj8Ah0Lu62XIHOk1WSpsZkaTv2Fr1Z3AbNhlO8qS6feRjw
QlPX3c83C5/qvg3s8X1ryWDtbJWdkP/Bjta00zVyCXUF8HP0kP+YaoFjilOGGBQwHexXTRFv0pyn78KJ/pXOHuQkT3bTMJjB/3x3pKOla4jrlul3j4VeiRxp
uhzNscyWX/IMkZ8SxzrT1LdFv5AcTg3InWr1ds6TlapS22j2KlNMz3A18K53BlviPTIzdV9nGBRXnENgIdmsvG55I+f6sl/8rdm3hUM9POYy0F0TVm2iuixL
MIK1+ri2vlHCokbz47zR+VunRVXEnMr5djNWQEffj7mTvynu3cZ2cW59q1x/I1S/OWba+gaxG7b2SXifuD8/eN2euNm3qnjN5ILUFZF1k7ceabQmrt628YWp
dQZtnlBn0fr68c7EuoknN91aUzvfELe3wf788o0XNi8uOJWvKJofcznPF/VF/ZI4eG2zbWGU6UP3gT6sLkzoXGFQ72m3zsgT1r609fGaEZy8/Kbxsi3B51du
0eb/sHXdisMr90a9bdwg4XW+b517RfMCx7pTm9cXfb/RswovrDZ3xwkRxw3NmdVPyI3ZFFc3esOMDYvrdsnFNrerH7zyWpcXrnq4ecCmLhve5wIbW6+Jqt01
Z+7qG1s4URnRji2VyxdtuZv3NKFxkTz/YQxe5MtPqTu+aOamMfWv5W5Zbopcve1ywovY4tw+sVT0dEPv5UPX+YsXJhdsuWq4kxiMnvwyf5ah55aEwinF9+Oy
8i/Xqp0Spt7c/3HxCqbmntjysrC40ZNVK/MzkgtiRucLV+zc9GsMs+XPTS2THkUuj6uG2aAP0WN/G7+tVnM2tc6/s/5S7uB8W853DY5uC76Kgi1rtu2I+WLl
gfzjCQ8bTlu/qLE2jth4K/dMrKbe7pzGOdL8ditCssyrZ+eFrtIWtCIMQ1dWNKxwex/KGrqHoEXen5y4q1RHwaO88qy2/mZ4vO6GT+hWBRrzy9Sx7Aj35OSl
LhIOttMM2mL8iv+CYLGvq7e3tjDjPDkg+0pmS11t3RuNTn4OWpJxJnN1JezJYW95n3t86jSNPvOJ7kDgum9jhgt1lct1mvLpKT8GqsNs1PqLvRzxf1Ua9dVW
WPzbfm/8sGLdpv4NxLGjt7RPapOzZkNYLY+/Pg92v/czpj89bz0K6FR5hodEgkf+JQpXN/LMkg/UHFJdZL9mIsv/P9beA76pqv8fP22hLaOT7iZt9t5JB3so
IKPsDYoMBQQXU0HgMlra0r3obpJm52ang42IC5EhIioICgiiiAKCgow/j49fHzH3nHvr79+8gJI2yT3nnvH5vMfnDO54r1PrpnlntU/UxCiu0zdnU0CXUDq7
vx7vePRtU/xXrQPajjsHtB70l4sDsxSVfIWum4DbstB8Hz9s2GM7o50hzhH8nJn0+HUlUo+gzOx1F2Uz/VjfEeqqNknWKcULitf7HcdfkexwfCz5QGpxhyuO
ZDP8HKVRmuXbmbFCIxIn+ueoo92BmVS+SNS3JuNAmy1jhi+I3t1nUv/lZIQ72cCWjLXKw60DJKOFX6cP8iaaP7S5M4s8A6Qj8Hh5sfVpyynrfQkAyH0LEOuf
u2Vflt1XZikGW4SZc5UDMkZrgjAmlvZEr+sV+3yFjiH+/uJ50mb/evFx1aOMFaovNRxRaBu99Yxyb9prOGHeASjVBIOf8fHHv3mWQ/pnbWesFsG3Wol2W43a
OC0lgfmQ9Ss7gaHV9xJsTd5jWtGyNSVFm2Nc1PRzU76xB7ukOXBkn2JMTO1b316xstZOn8d9gwEMrxXN4Sy03DIcp99ks4xX2Fx2UfpL5q/1j3YcTEtsWhjH
49SkvWd42zBBm9k8rKa3eaJ+rfGBAXFuCUJ3QVz3+r/npoYQKy8JKziWsZQsLuuY6QFnmTYrnZN0jxPYu3n1vBQtcxpDwXuB29cwn+8QbtJu1M1iFRte0X20
45xuUkscE8pUEke5AKatvJcUx1zHCU8XVl9j9oub2DQ7OfDeHw4Kq7I3bqHfLmKneer2N8Q0ranisrJSC1qW6wWRWk4bw8B/ZJwqYJjiaDcNTi1gmAxLeYPN
QeX70+NoR43qhkupwclJrblFoa2clnCDiX2Q3q6fqYvXBurxyhhrOKcbY5p68Y5p/eYO9tVWKEP0t+dHxEZyaJykIFuKSJBrlLaW0k43mop+bj1rOMLZyPyu
8XSLNoZEtU4cA2CG5pi4z7jdta9rlzcmNI5lHW4J7PdKfm79zCQeZxZ3Nq0X6ziDxRlnWFk9Tbe89WraXO2XFqv+i1YAoFkkhqhNR+G0INzTqJjkbfeGeO/I
yjy56vB+B9SHM/o6HiluOJ+TdPiSHOUmDafZjdtKBbOtO/Q/ZriyLNZAFPW0c1Mt8N+SNIredx5TXFUW2PtkhrVN5zhwoeInm635Z+tFz8c+meZ56Vx5tei6
ewC+O+t4Rr7/Ta5VOUk8Tt7e7lUt7Gt3ENe2/+9Zx8HYn99hAEBPcvnz+196JETuLaqsSYoMLqfF6jZxi0lOQPvj6449TcpUCvGBqlipBP9YuEoReL9eaF7s
n+2/re7l+EBdmbHYfd0f0sFznVDntLwsnJa9Q94zOzIbqpYkVrMR+Yv+eO6Mo9q1zlahe59fiT+Sb5aorIH80FV5HcvKzZI0cCZFn2Wca5gm2aK7bZ8p2GSj
2UscM81fiMJ8BfiPbZj6nQxpVq19nmJWFrOzl+kFqTL5houtfj2TrgrttzHrVfuvqrmsFzM+1tzPCsFnuVmcQGS21hvddl3T5H6q40P3QO/+zqmO//XPXxqA
gDaN8w9U5YiC04ZmW6UDvHPa92S0ZzwrlKj7uwqb3/Q8pdlj6qsA8DqCGNyxf679uF9vafdHmwf6m31cxRlb4JiXt+osoc5jnlV+mi40+6jlZ8V2pdxWJrK3
ZbhbOm6oN2rWSpEnnsFPO8AgnqO/vb6Fl+NIsJT5s+QjvEfcR83l/r6qT/wvSAqFv+9c0/a0zdox2WVUDFa0aS7Zf+UPEoaJC925mkDl52uq8T61I0+S610u
PO2+534j85I3Kntx37TOC4LQvm907lVmDFhi79M2S/LI/aF5vbLCW24vVFY6yuWX/FKbu73ene/9of1zIVrJRojOE6KBDSFpmKv7S8GfYjuDqsCD4PQggDr5
5s8e+RoPV963Or1sF082RTo95itjIBpbyf1GdVhWoinHI7wP8E78AXeNfpV7h0TWquV9gC9RluMZXoJ5BSCeBwxVR+A3Xbozp+qCc/Xj8X7F3e6J9gbuEbcc
P+k1pin2Obx5TfW2HAHHcFp6wzPN+5Vcj5f4BjsEor3et53xinh/gYfWKWu/Kt/uCNN8jVeLHPbvXKn8dx3rHOdUx608xcsKudkjLvDulY3RqF3jFYEhkUwY
5ZmdxVAIxFOz1NKHytXZkBrGT/z9vmxS2xr/ItsGf45rMT1oV3jbYYNUcdnzs+RC2vsOgTpG+ZWhK1ny/z6l0fWUa7TgRX+yr0aWqcjVvJAZOCc/Mu6SF8m2
iuepv9buk32YuULjFCplDEuiiu9c6V3gD5NtdyNrTmNQFJtMHwD+o147If5KeCAjVnlHNRov9twz3JDZDRbtelwoO2Y9mBKPv2I/6I5VZnINjnD8vPQ75nW7
Cw/MPIfaczk8aTfeUeUaCc53i/u7z3mncwf43la8oXQpd0uTpVHKVgXO1rI93OuKTOtr+DF7b9lIPDlzu/89JU31tUQnewpfp0JgRgCCjRLmLnpsQc9lYGhw
8pa28KlF2NZx3Umqevzxv0qnVnme+4l0P35TOk30hiLEEeh9OWZ+5PzUeQM/L+nvMPF62sYaPrE3yp9vO+yos8s6Fjldte95CLFPgKh2DsE2V1gTFFObfjTj
4lA81bFQanQFosUdpgiD21hk7WNY1bTQtIb2pjXbupI3FveLeEKVWMd9V3xUcEFxpeqe36ZkSEM83fEmRnlbhvOQXSRjWDfjb/n7yqdrzVagmit6X3GENln2
Qb1YluYt5QeOGEuSy+tQdcrv4LIMnUHqflcFrUT8t9bKnddVSQaJ57j8uHCjrn9GqmaI+469WeSQDHGu1G5xya3HnBDMG35i5B/P7rG8rPkk857fKhmpYfiD
HVskgRrbLNd4mdyxiMsSRjlv0ubaO73HfOz07m6VkGdpF2xwD3X9IATEJ/MAQqaVzPXwxFog5Y6TJcl6Ng403OaNFXyvf99SneATX5SuFgjx7dYkc75QbI0W
XhJMZFktNF5b+GJHjtVoC8QGJtWOYvn0P0VXCQ7WYoKHztdNky0zTHsE6saw2Jclr1jaDMM5g1qHp/2iE7lmFfH7jLPcNw3THba06SOa7kiPM46Iy11K9yhr
QAz8T8wGIDxhf+t7HlBgcqwn2IptAHJsPhZFdvLgH8+PFV3lzbFpODmmuzV3BcWMPFvgTGgVjNO6uS7RaU43ncDBM77YmhJ3Ltku+LGxkOPguYwbTJ8wAXH9
eZguFKq2SROU0CMKQNIw/lXt8+bx/CZT4HtOs1TSuJzW1mfSk1ruxM5jRCVtNOXqTjT+YlpoXmLubzlU38CYL2pK+xBXMoalLsUvyiole60/Wd7lJEpyaw4y
Hpnyee+ZEjjRgp68VlG25TnBx4zhzol9OriB4+i44SX8pn1TU7lxAnu18WXjWgGFioCgnve7abLomlhtfbuxmG4Q5ruOGS0CheF36xRdEpOBn07TSADsnD0M
UQMNPMtqk97gfcFhiiYmfNF8y6y2BkY9CwWrcgfyrjcn8dkSCediWQ9RjUjcUFWXxRklPS46Y1pnKhGReLkw6MqOIZDq/+ISwpkOvmuCw23/lbPBvcCQJjG5
rzoZrlz8db4fX+0usae1fORY6v7eMkYst2dzBqp48gJJIG46VdUqqnOXcJeYZvMnika2VvWZyL4nzfbckbyNnzL2Nw5xdzg22w44bZ5b0ruymeIt3KnytZLR
/ve9IZ54/yf+Hvj3rVxJiRHqokRrKwP2uDUhQ7onhdcXzN+0LPTbzcHYts0AIM9n/eP/n/MP8moVBXgoL6dpqJbmTrIFzuIXOXG2Dx3VxqP4RuU8aT3e27TM
/jn/B8k3hgZBtXK+a8PjWBpSaRh1OgLheRKZFr/zuMNj7ONIt20Thxpq6IHj7prw9+rdnIG8m8mjbScY+dzstBX4AtEh9UjpXn6b7E3lqtQfrEbxU56DXib3
geQkPtAjUp6yzXCPcU8QRje/IvnIuMKxRbXG0U+oc9a4c3z57u2eka6slCxvYEYU4l7muCCc7Gx37/E1SD9zvolD1IFPtFSCv+jIdo3Hhzmvmk5wdjjnacuY
cxzjW643LTBfkPMkp1jPCSGsCwComkZgvWCNXWibYot5nCuf4AgUzykD4zmDa6dzkTdTdktY5l6umSFe6MqVHpGMkwQrG3mzZW9anhJONkL0UHClK/l5rn9+
PzisFLsbVBBJ33wQ/LQpsWheyM/5gu3XtsgLI/JLilkFrMLGElH4NDAmZHb+xYgQbETJ72A0wV4uz9+9+X7utm2izYKCjd2cBcdDP+vdt6x7zNmIe9uMvT/c
wt5yPeqLghGbogAtz7+5vod766SCiF4v934qXxQ9KndbOKdHVNiZAlow6dnEsFP04BgqAKiT456sDbXlStCV3M35t/MVBT8Wfrw1qyDwLXdsmVD0XCEW8WvQ
R0UPIqpCwnLvlEyquFw0qExY4So5v31p+c5CiCcZIOptEK0gYFhwOzidf31rfuGmou7bJm/fWhg4BoeFDN6ck8/cFBJMy7dgO4LPAUXQ13kXtvXq/lr4F0GL
wk3djoZklFZWRgBn0Tfl8wpl4Jvy5EJx+YDSoSXHShK21eTfLf6t26zCFyPKNxf0Pri5qczXraOssryjLHBVPpH/qEJcnlHaVB5edrHkWNnwQoS7969W1BeX
ln3bXZsvLq8rzM8LL563var4lYKtRe3dTmLqQlvw91sOBAGAPPcRgtc/G/5mr+yeD0EoSNn0ZV6v4l+3BjLRl3vdKj9eFtT756LKgolby7eO7NE9SL+9Jih6
05rcjvxXtjUUhAWT4k6Q+sHQs1D++sksz0D/TH8/Wb59qPQDRaF6luhp2SN3tfmWhO6f6mxUZRrynQUmXPiK3Gt8TTTLP9Z6UrxcGYhl5pu+laUr3zDNkGxX
9JT3582SvOpaL5lue021wv6dpJbxslptw51ezVr5KP9XiqG6DHeVc5Vpl3yVe5W/QztT002xzPKe5o6AiMP/L/MVBoIw5PmLT7TrcnBS7sTHK0FeyLbNLGzt
prhgiF74iVYsbn1Gi4tm2Lup1gtZHL55kyOQn3oQn+Ix2t6yDpHL3a9aJ2tqLJvd9H7Ds276dO4GZztvm1OcSoCgwNUAiAhjN37etU1wXXQb9+hSte/L/rFf
/PG701M9lsNpU+sSEqZxSpmPyiO1SdIBaQA/7/5NyGK73JccSoFBthpvsozKwKXXPfdUb/B2S082rVKMy74qfpTenrnT/T1/Ts093h1LuEOv+sGz1h6uvqCu
kQT2donjY389fsQe7OsuOdKWw30khXjLn/i70J+Fr8eXt+V6d3ssohTbJ5YR5VXJC+2VUqU0wtnctE+q4xOumbATWf/6yTZfz/oSfIBILxnTft8jd87xByL5
Ds00dTwtVnbbplW8L+qwfq7WySZbzHiEu7sEODMNQ3guBclJPTAsg1h3/sQV0izveLo598u+9n/KucGleVP9P/kL2150t+D29t/db/u7qcaKcx0L3b3wKYKZ
dpHwrqTM/Kk/EMEr6vhazuF8axJlhWluSgTCV73DpO9ZF3ryZeMy8Yx3lFtUm9U8bidjgXOE4qFU6digGO9ZqPm+dqF/oWcPPl/DtK/leb3ZfkiWDEhPhfrH
3Pm0PDbY23tixKjepTHfVYWVHowmYSr+eMhEfe3D3D3kBx0b3UGS7/C3pIFx3CP3A+cW+2nnDplHmWx5WrrbZfPsyvqoo0G2yzKlc7xysH/kTsJZj3KMYsT+
jBf8v+vmtb/hTfDgnXkCtv+P8y/+0Tsfcp9vHcMG9nZznu5D7tZ0tWlf4zzLC2y6PlRSqI32fWWZ4q5XY1kNvu6qyKyBrpPqEMsvzgTX2qoZygGq5zN6Za9W
lFtlkmi/QRZnM0k+l9F8E3wF9uG+QFwhgrnQmyyzeCKs1Wq7LFX5SjYgPnHriSsc2PaawtTyyPEw6xdejCq57zmpRuFR3NGvlM5xOrwDJFdtHg8ENwbQ3eSP
r6J+2Rn7NCuyX8+4nfFiZonULQmc5Y9cBsWX/iZbqLPR9oasR+c54S1fTNtD3xnvpvSnPC4pzyR1I/kuYrUrIDnX+c93Mzf1dmx29xcZJPnSHYJN0vm4SvyG
a6UsRPilkYfTbL2Ya/C65q8kqqZ3ONWSeOtOwSHnM4bAGG4J/pLlisVhnyOos7Ds0W6NAxd+r3jLdlvKV+yRv6zoLT8sHSlgsvP5q+geySech5YBDuB4VbBS
UuVdJG+3mxzbFNOkMXJCXB4jqa1GgFSsAbXBo3qUBtHAsu47tozGlqHjxT9bs9KwQWKy0GjBvAkcmmiUcKoucK9barqr/T3tIvtD3CncIdKJ5qkO61caHY7Q
tJH2Uc7JONducRPuUbAT/uC5C7ZHIBQ62A3cZ0pOWPXWsa0r3YG9UWvZlHDbUm7qrw/m3dQu5kYzFNZr4krLbMVz8TfT0q3eCqsj2dPHzXSw9NNl6fh0ab5A
bY224Obl8ZhpvXuP6wUrTTLEwFcMctPEZudky2e2j5Vv6V9RBLIh/WT3mNfVYyWfCDnqLdX1wm+kUMXQ31rzULxT+ZsQt4QKr2nfSuirSWDfc0bKBfYG/g+W
gcJI63TjQy0lvUsANjTTPseTLrph7yZ+T8bypLnEfQJ7eSg/13BJWOVIT0iX/+JZjH8ku+D0C4rxBmWmbIAkHe+QbnYTqRMgTmUilRT8fERsgXCF4qG8VBEr
LFKGOHW6N0qdMp77KOeEo9hh9uyXMd3nFENMTu09ycYmIDmgzeBk+L70BEadMznZgkMWHb5UulKwXzrN95Pbpmvy79Bu4tapRvErJD30+7l51veU9+1q+ylL
i5Mp7+dLb7qYrnYW8PNU++SxxknSWvcIJ8TjBVWYw05nHB+kCJ8fPjI4Kaii24SC1qB3MSjX+7cR8bZ1Hkce/ZlgvSDRNFTWU/5nPasnZnKUdEncMTzbWiNP
VIS5Z+rlQpVzn/qDpj4ON3d3c4Oxh6cBJ8jSicYhINGKgp7uMvsGf4vF7mj3f4TPtC7wBfJCp0xSy2BGrqGf3qTbYDzC07AEDrbrJW8vm8i5joGZX3LT7dNU
r6umex2yxRqpb7xKrlrKrW7ep1zNmCnTy3ZxYp3jnTcUDHGbbaK9mvGSY41UI5lpHMIN3AseuDyuif5uwr1Sh6ZJ8ZVknBtRneyvx223yraurkTwgkZnOSZ7
lNXuMOpWGyyS9YL5DIdzsviY5WkBidsLck5oN2WYJlL5rS1VY5YZvFXOa9bAnCjFOVDOMtkde+RRSp53hHO0JFka1fy5orn5ouy+cLFziKdTT7KWQ1cOcl/E
N7ZQZadrruUZWQVvo2CiaLHk5coGS5B9NUtoDXENsbU1r7CLuNfwEQout8i5QVJm/E62WB74SUplnnshj84uUYQItkiG2L+NalLeE9B5u5SvWMXKHUrMFeIJ
V3ybeVbxkjVU5RXEOxyOQ5Ic31jrGTxa3jPjttViq+et4BG17I9KkSAMQFcZAqzux27rC/tvrd2i2Ny49TkwE3wOyHWoALsu3SI4lSZkLas1ywRM145oeuC8
Hmc87jFw6iSruB6OQ7Bb8YN3umN5v1Ax5qO777rGK+LE0+VQNQL5SZxPzMS3LAXMkYp+0kX0ObIVnPPCIkvgKMjn9TcUsWMtqwWHBAONOemn+iyWtuMzpeuF
VtsJaZHluquRdysj2TNE488obit7PBLPqPpqkkxf4oLMRu7PtoOC3rZUA8/6lKeSs4FX32aq3ekqdKsyUtWBV3/aMUm107ffV6qY5EzznLJZXAje6K82fSar
Fo50/Wzt5+vnmuxd7bqmd9jFwqc5QUIb/innS+tavtcFOSWWpAJhpOzz+uGWecpibfnjfexFy6/SwDs7VVaoTPVvtLbLz1q+Vw1UCKXbPb8KDmvk7isyXHTY
edlTKiVAMYhnFxTHgDlYejp/aBE4Ngg0crWNaWFYs81fiSdZXsf3C+pEc+1CVbzkilQpaHg851toX0uuSYSsQoMwKVBhPIG3bUcFbX4jk2Ww9tazrXW61x1R
yiWODVyelGfuEP4uM+LzTRerypm3bbeZF/pwLe8Zr2mHstYa7jg+5fEZy6X7hFf1n/IQ7YE5/An5ZRV2JTg/ZBt4GlsA5mDRmAQgdPf/q/dlmC3AuDpBdct+
wS7OcgsTD4zhVjeFOKTGr8Vv2IJxRtJGZwe9N4NmPYfbGTrbIFs287xNySCMcQHBlQJklow9F5yTzhMtNmZyX2N8j49J6JceuJZfMheb3cbl9sumWfRndMca
tjVIHcvxK+xn7NV4b6HTnkZ/lq1xPNsg9vzIjmWvwr+0T3dstzMN/B1WvNSwzn7S3E32Yepk8yn5fft6wWpeizEV36hnOranBMZ8nc4+uF52T5Jve9WgUCrl
w1NJspP/uow5R4WdtoWMg8KHjiWKbrIxkjD2AnFJbDfWIM5N2RHDGdMzaQSIL9wx8tf7f4lvsraby02jBCes4xzFtnx7YL+Xpc/uFc55M21PgzTZxvyp9R3R
Uduj5IPOu+IJtCBFL8cdCR+nwo2SnIENqRE7n8nFw92Vjm1CnlRje1v4nExsZEoFYmbaJtFAUb0jXpFpWcaS2NpxvzbfFtugqltijnYEen4eWbIkLmuIbBjn
Be6rll8lk6QxopecL5h7mE/Z84XjZbfqZqt+4iSbJuh4Nk9DiCA5baCwmplpHC7o4zZYGY4Tjr2id+zRCiTKjvZwPdGuCGwVNhrrAXqCTY//PH5AcMYne/JX
/B5vsbbOaGdMNLg4exzDzYEXw7ccoFdzjnCb8cOKRdzuhucUR3h3eINt6daeQrrwV77SOVQEvUvErhsovzBQ0MG9Y7hGB6IGfqShSvCVJHDluSVYoVuatiMu
mpvUuowxpa6Prp9plbUo5UXxQ+FWVqdgq2Kd9GFrm0FhczivS88LW1zxHqVAzHrFpugx3v4tu0n0gZTB/UJwwCER5/G22n8SMMxj3N2cg0SBazVDdFV4u6m3
SOHczr8lWSWZZCHMkf6Bkr4iXctLEGVyS1K3ig2MIZIXlec5n5uTWTct+3VO4xz7VusAAWSXJ0aI//pJi/Y893nrAWsMq4TbFz9l+10cqGKSufWGhbZI/Fnp
Cvxjp9BW6R5jjHVNdUeav2GcNO8UcSXvSCjwyKg62ACO7p+vSqu2xA2uWp6iivsyLjqZVjWa9gnjQPKEHYNpt6o+aRnY/EViUdPVypoUU+2RKGbVN0mexrmF
ga6o5xJ+quoTPSN1+jZ38rqUOynpRWd2dDYPbf6RPqx2da0sPaPq09SbBUWVryT0i8hv6F8WWvNi07Ca8bqNO1Yk742f1PANXcpgNH2WRKgzBxAdGgZRrwCI
YxsjqQWPaercO47HbEwaWPcg/Z1kef26ksDVOarxRv2dhs9oz9RkJXTmRtcvS/uxLrxe19DQ8FJtmDaj/krz8kaINhXmbIKp98BbyadpGxJKYkKTlydZ8twp
X8QFvuvQsKC8Tyt/KPeWnCwD9R+U79wWVifPX1tZX7U27nrxiD4jY/x97sRl1h9t8qW8m3i/+fkkZd3qxuGNC2idVd0bU1Pyy0bEL0nZVNEjee6O+Kb8uk+L
ezNG1nHLYooCs4tepUNrSxKbqnrXu+KUdT30zzQA4rNDnpgftaknEu8Wzaa/qVWlClMLU3JpkY3ry08V965Or3SmvlezsiapDMJ0YujRUJdwOTmhcUFTSyWz
enQtiBcXB8Yk5awDkXlRq2lnq0YlHqR76m/Wv1k/uv5Icn3w0oif6w7FDqvrngg505s4VyZS7wFYdc5dTUcapjdImYk0a+OHZmZLmZbJHWHOMDJ5j/Ql6Q07
jlTP14aZDrBY3Oda76ZfjY8ov97KpQVWG5+vy0yVa7dwNnOK6yqT+pgf6Esbfzd3lvUVWSL9LZ+wDlUN0dHTm5kLjSM56VHXaN1YpbWe5HjziHgVfiv+Imcd
6wZDxChIRSAygPCEIYwYKxWAIYAP+oBgLPTxnyAQBEiq5v7x3B5dfFMNl82ez9zPWtBsN9UzAnss3KBIXWIIZq/rsZhR3SRovc/oSZvaOM+YrttQrTepUwZp
HxmgtcYwiL8IEvPea7HRhid31Hh49bnO4i1pd/SBWIJE90wyoIXp+iQfKvktITKtMXGfUVYuaylgHNFuojOZ3el8xmDaiJhjaaMFU+pX6gYKStNkqbcMLmZO
U7eW9lY7Z7LxK3aftKcs44317AfpP+ku6GIsW5PspsAaeJPS4loHcRL5NNbNhmlx4cy4KoSf6K/HakteM38Hi9XdRDNmp6c3ZdbdNdMYB+NHMdKMc5KLDZPp
76ZBz0PDEJpAUMa0sHKFRyry2OG9Pq7/lStrDPw9Ca13w5RmD30IZ1d9Q/xAc69UT21lwsTIt5hb6K2tw0yXkr1aqDuPaCSiGa9/5PnMjgXqUEWe5yjnMt7X
31N6XmP0T+t4wVLvnLST6Z8vpHe0OH6RJOATxC1Sr7VSZHfTFS5PoJOJqbokXKn42PyU65pUolmSYckq7fxO/bY4VLlC+XS/HDxd5sw82SZXvqLSc8bKLgsc
il3ZNzK6K3pqWjSvCbd7N2Qw8GPO+A5iBKD7H96HsP9zWQIUWvXfJxqK+u5YUaftPbt0XJms8LfSRTuQpyv833lbeIVnpe88v8iuc6V4Sj0L7IE5Ly/zlrcJ
H2ziqTpUHyuP+et8WY8HaaR6ov9pmVElsI7InqIAxHXgMOJTMwm9on/8e9u+yn/Z32nr4Xy1LUJz27vLExi3vCSZKM1t/lH0auutxhcaplplgpWeUFwlO5qq
UsXImjyt3gPmRL+rI7bvnbZozSLNM46Z2Tc1wPOsVI9flqo1SvUmzcdZX2be9l3w3s/wqZvbmjVLMlf5d3kDx/V++49Zruwg9lLVtuwvM/c7fuj7nysI+6s6
Zcifp5Y8OR67dcZ07pFMald2bvXVud73j7TulmcoJMLx8hlK3HxO45ZNlVM6GTZgZHzp0vleUQjccs0jZaZymnpL3/+dW/l/aoQ1kpXsN6X73bddwXiCxuXZ
74psd+ICd6o/w3hfVucyWCZkoDzSSH8l8Tkef7v7Cf52R4hkqqxSanNe0tRyDkq+xpv8i2w5vBX+3tL+nGDGXU8fSZt8gKbUeMVU7UpPumfS2APncaTiI1ex
L0KidLc4+eIrrkeKe6KZsgsZ6+T5QrV6qmW8vFIjk1+Xzky74d5u9ojt+M9umeNKxkq8l3ukyizP58XaGP40K8rThTyT8x8rzPubv4uaFm2NOJ8r6P11/s9h
uWEAdTban89MsD+niHS1WzB8sGdRC88uwwPjgHhvpLvAuk/8UPSr42mFUhgnS1eme85xf3LnOgY77N5hbVv8AHbmK4BwJhDGewhnomOa5EU83zHbMdIb7b7t
DFzX1zuj2WnawbUfcGQizLioaQfzRf3znkJvouxXT4fzU6/UtB/fp6nH2W65Qm9bi8dqalSD1dkekfKE+HtHi/Geo4290HXXIfOvcX2kuoRfcXzHnmnr6z1p
Drzy7m2R3gg5S/0d96G0n/oNcbWGZB788YiwfKIc4M6y3He+5b7sXuhMarvsZom340uFrzty5EetjfK/8fgYiVPuid+qSKiTX+C+LP1BnCVrV5+TT1IGVhl4
Wx2qP2OOUCncSt4+e56r3DBb4tOfsAxVctSlnt9toYpgOZQDAFCEDYNUqvhHfPmdyaYXWnPxj/BRnHtCl/6m7vvWg4JB7CXVY4QSCw/fVa8WfWH5Fv/CLLd8
7DgtCBf6436qD2z3Zf6bwhu0Afwm9lhxijZP8r5hp06OM+wsZ6RhnXU1nmzWshZaQg2vRQbZnjJc4/5qiLLNE7DE+bZP7FpTPT/aucI8WZLERygIMahXITC/
At9sPhrSsWnslj3At3X6VuumqRgiLvurRz8wyZlS/qKC4XSxaDn/W+EJYeDvBXPewr/DtzQuZkaW5luUlomN75qKOIMd13m/6d/F3xF2M+4zwBWFJHzkP/4/
z9jIGm7dzKHp9uguMrnaQ/TAEWgVhDCqaGuYlh0ZuqqmWFqo7m7YWFGT7AQ+RPQip296NfOC/kv+e4Jyw8SipXiJdYnuc4/bdcka5/GbzvIO27JFO+XbWsdw
UhRJonZ3p/KC8B23GN9GryXAN0Ybd7rynXpHiGure44hSKSWEDoB/vEVY+NJDqaecwvk04WXXVNsY8V7ZbPwMG5e+izraludqZOZZyI525wYYwD72EtpV83d
HducYnyoeawnxh4Y11xMl7sG2B3MYtsuzi7DS4Jq1ljhDKFZQbNPtwyQiqO9rq/ToNkHIDm7AkBV5n9+py75uGp4tKKiV9k3Nbeib5VJ8maUx/Reu/lU+Y7I
kUEflHf2nt5zSZ/+xcYe10sSw2oj0oK29pL1DMzLw7p3luUUfd27pmR9ySuxnd3nbA7Pj6jMrTlf0VI8piaoR4+44JjsPnfDXy88VBRWNLLcsFlStbHkZOyN
2u616VVYCLeaVz4k8lwxxLuBUjQDqGYNA4D0FIUnYrJrRVfLmre5tqvjphSaYn8M2x8dGA8UVf5Sejj0RgWIL6u8Vl7awxuTXPI6OFERV1hRklKWmIcVnyuD
+FDgOSMgRnnDyhJi5pdd3rwpwhCWnK8vwWIC19O8/JiwVb3bcz/Pqwnqv1nc/Zmw38Jfy1+2+VKROq+wcm2VtvK9yrVFYXHvR3REu8qO9FoVy685WhpUNr7n
vm6hRUvK3cWKCnrkmbCQku1Bn1bOjgmqHNXrQGh8+Sc9Aldoc8Lv1ZqqM8l3Y0dv1sdEJ72bAAB5/vVzxMcV9yo2lasqiqP25V8oPb/5QZ6k4HBBn6rl5RLg
7mWLCi+COK1gLsA/f5ORfyg4K2J19Ly4kOhu8dN6/xYXGDeEhm4vj467EROauxprLq4pcuV5er1fnN4jutJS1b3sblFO8ahKyKkogKRmGyBTRwFscXRGz+E7
YiNyow7EnStZujk9blD0ii1LewT3WVD6VvTi6PjN3YoU3RM3LyvaEVW6/amyyQXfRP9WHqjwCSl7dvvmqgnlY2M0MaC6T2XBVm9MZ+TCkrT4X2Nt3RpzDxd7
Ii9UzCz+oaCo8vvy62W/bC0sy4k9lxgf+XqvRfE5cfqkygpO2YMyRHQA5VeIvR2EugkUevL4q1++vwyPYUROj4sMG1uQVD2qIHAfjYopyztaoU+QRa2Le6GQ
3v1EWX54Z/XRqlsl+0s/q84v6oz4LB96AiyxSgvmO8c29PIXS6PsW8cW9YiY1iezVEUwAkMjdm2as83S44P8blv7bcI23+3+SeRIoCjuH7kwfFvxhRhO1NwS
vJd1x0dR4m19E0p7HSiNi7tZlVsh7D1rS2Txx5UHY5NifijfGBfZ81z0qFhR/IhYRfTZyot9fowLXNlmlabH8XvtSqyObytwxFnzOyogdaGfGKdRRcv6fBB6
pLejV0bkuJjnN/WI+ijyZMlnPc6GjNte1ote8EzMpihE/R+ELvvt/LPFx8vnJYij7gaNj/2tsqQkcH6srZlYw9juzd8CvirXBz9TXh3ds/jHqhf6jAlf3eO5
Am8sb5s7FnkaG4DMPUCyf/3x715Xftt95WjB8TaVa4yXpXlNsdb9hWupM6XjsFfjPua/n/mKepFnfesR3nljvSBJuL/tiPOmK5DX7uWqyOib2eFx1Z4UKO1r
vEGeWOkS91pPYdbTDX09g7Prlct9vdsuaxbZyv2q5hWeRe6fWxIdP3vk/mUdw1SDZDzNXNn+jLf1RCrqIOzv+SoS2fnrNZ/26BF8advKsA3Ykfxx20y9+8C0
z0887C0T7BX2BGlR5hDPFrowY5c0sNekvmrVHW6uZ72q0CZ1mFSbBN+6Rdn6ivV4ge2Uy8zt557lRrhsAERxQqgT/8DNsZU637Ascg90zGWN4u/yB7Z4l24v
vZ2hZC3gnmgeVHfWGG6sZr3s+lXQzZlqbeTtx+Veq2yK77Sxf5zVHpFVaXtHGCGzeU56rqZ/lPlmark6J/ONjgLfRs/Ztv3OJuVDT5HrGZfeeQG/ZQnEYMI0
nRq2q7H9qU4df7niWX+lFBHN/9X2y45B/qOeH8UFikm2VeJP+6lY7wvCBW7nQcU8RbM7VDbQvl0MPYsUqVLX4lNVxzS7LNGZHFdCxxeemZ7A3v05Q5p9ov6Q
d72w0XXJycXN7hhHo1/cMcClcfzqSxR/6HY60Cgu5MRlDMBqx/5tzBiFSe333XW+M/wQ12TeJv/9hFn+AZKkzEJ7sEan8ippbb+IjsrKPL9KVpr7Cb/hX5Q9
UJhsgZ+zjl9nb/R9hC9zjvWzdMGa+6qfVFJlZsYwZbjqqibOG8QVqgRt63xy/B3vpLSpinSBS5OuyHe3uZpVuZxHziOZH7nV6oN+yFlEf113EICqYp/og4kx
n1VfKbtdcLe3tyikj2B7aE9IJfEndruLhqd8xazL3tO+QtdAd4rnAi8Q4yvF35SsVgVLLaqL/jWiQep0X5vbsetdy3abrM2rHKh8QfxcFsEuCjvFDIba/PEY
5pjRNti2gDvQnyL9TZrgVrUE7oN1onG8kcKBgl/1X5pvRF23fWhdJ35XviDDZsMVU5XdpYkCOX1vZkrnyGy7cJH1asZMWZhzb9YeXw5nrbXIuE+6QVGv+U0T
67vlb3fP8k5Uxcl19q/c5ZnTlIG78DCVONuTPcyzR5rj/9Qb5rnugCIQfxuNs7PecH9hmaxZZcE0Sc5fOu56WpWXfeH4YmeFNE/0iTCY250N095Dx/F/v9Qh
aoHypPCh/rms860ZkmoJwGL+PKf7/171nnuatcYhchTZVzvaDetdN+V31b17XFQ2yi44RluLxUqxwopQGMJPQECcK/W/3+7Ofehdgc/zhTq+xn/EH/hMnpnu
1310B+Yd4xW5unmPtl0Xz9F/7HAINgpHC2Mlz0ueF013BK692Z5jpmjJbucrsmuqQlmT7J68h/qezKd8Wbo2ozGzSTlAMifzOn7B2U+4VDKbfkXySPUJ+3nN
Kfm3jMues/pfpCG23eKz7h88UIcA2hcUsFeczB/RLSf0XO7PW2wFx4OicwfC7//f+qW/KMe93xQies8W7TjOnSkZYQxEAjO0keogz3RhU8sdk1n0jXC6++22
GZbfOu67T8tWd3yrPqG47IVkgugK9ASPWZ5iXkRbJN4fr/cf4hbiNH9gbOkUJApnp4cIunFe0gY1b8VftMywvan4QnXak6A4IG9wX3UscuzCHRnVrlTHzowh
7mzO0ozp5a95StznvMO511LCZR7VMmG+51zTS8pi3gPuOnmzaLInRpFDUP9Qp35P3pC1RbSFa+3by31X9pESqqr5W8v7cZfwf/CscEa7XjSswV9zOcX75Bnu
7iq+vkMhkZyWvKxTmyHuKviJiH98pcoWa1SqjoZrzm8k921vaparAxlhsf2w7br0vOpFz0VxKt7PZ3aaxdnKLUrc9aYsRLlP/LT+aTEkXscI9bxw9INg3i1U
bXMD1SV7jetDmdLjbd+hTPSlixNlL7szFMMtM5y7fJddOS5HZ7PjgfCSt0z2sjXd5mgLPBGXrRSqPxX2lz+SOyQrRK6Ma4o+fY8Kw/pqpCuUHOWyjgZ/Rsce
//NtN518+RIvT92ZcV/7XealDKNujyJdzlev16zoKHAvbQvMnIJBIpBi3bFUrOfj/yVhIfCKk3/bE8bEP+o5Jm5g3cmYD7bfL6+uKilHoFF/9Uabd7ErTH7O
bsLtyiU4X/qyOhAVe6Bc12Zo+0hx0Voma1Y/Enzsj+iIcrW3H1Fz5T+0f5SxRb28A1E1GkMoJwP4vNA2o2Nl2+dutdHhCREexita//e6/ztxaYpqzeNo67jg
UWWW83TUZZO5voK7IKO9X37bT4oGzYHMS/INar7YJ/Io+NLhrrXGiZrXZTfaxW3T/dv9TsE3Mr31ctYLmo14suqdLNlu3oDU1EPteZ3tGb8S1Dpb7Dng65v5
ZvvW9tQ2Hj64fbbsyZEVAgiUzWC+v8OR39Hhm5LxsuKop82jVH2X3eGrV7zEa+eN9O2t/lVwiAPRDQBYZYD/Pp8mH5MxQ/mF45TbxxCrspweSx7mw7qDbv9V
FPz56dX+ZP/zkmXcXL9Ost252z+0f0K2ZCCG2xXCvj2zzb5wJcTjTqi/C0bnX/94xRLf4g62c5d8p+Z16efuVu8Vy0jp3LYYe5rnlK/Wd8e3sHOnb5imw/ej
QGtl2t+Vlqq1GUsEgUzBZlWYPNGfI+7lEXgFKUrnS6aDVoFqqFzkXiuSZmBNFQaPN9V7TlXs3K/6jNvNeUqiVR6QxFoW4GWulV63f29mumOsYlhfYuZO+Ued
0P+Ip3r/5zwvIkz+H/hASy4j7FKNs6a+0FnmjT267btSKqcjfmF2G8osKb4I+XVnT2u1n4YHrkxs5mfSHv7npFXaK5ofM3fbHvnr3NM98xRD5EW2D7RAGZR5
NgtR3wCGOwEi/uU7l9Tf6i703HKGOCcqb3Ot+sCZe1c6k6PkXhW4GneVXhd/qT1r2e0Kav5Gle0+LFvCvZhEV4x03WDT2r1u4KxRRLSBtl1ZGZKHqjzFt22n
ZH2sUa63NVv7DpIWZMZbJuEn+74t/cr7DD4lwy4IXLtzBe8qZOl6eXC2zbIW/6ZT1/mf58P/g2+B0P+Mvf96zP8Rrys800VbcZoqxTqSl+oasXNg23yNzPOl
dK9libTI06SaYskREaJV6HMkH3+tlb3unyUsdgBfjt+BV0gmyoKxcCz0ca7e4/HjP/M9FNzufEVxh+XzyjMyRd9l9tBc1AxpHvQ4Fpti2ut9n3uYM9h3xQab
v39/WNzXM+f6jjr28x66Na4w6yuOn/FVOp/zQ2d29hnvPNdJ/9j+eZ6Y5rwkjnepdbxniXg2PswlUiax4trrkod43/DQ25/2XnYP1onsb/ptLWkZN9yXrXek
FdZpbTmKAwqkJh8j1qMj+gmmvoD79NCVU2E+HIxQAY0R9iKZqhhetQpDnmZI7CMiYx0A8vNRow99jgUgZXFg/UV2tzFAVrkMfpWQ2gKIc9MwBLqHUewPQKhk
BRAkkWz8kVVFR/cQXAlIqgMniG8BifqEUIlN+VXwCIPseojwWbgDmco1wOr4wVTKqNq+VL6o9Q6Vc6wAAFTO9+riFRLrBDBK103Ed2BdbD98FGIU2FcYt4oh
ewCDXCmAqnrQCCoFZAWxJmEUqm+SZZ/EbAVA7DKwMUSGSADStQq1W6CcKsT8HwZgtT2o3AXSamqI05/IlUJUdysyzoLIM4chfY8AegYU+d4PkJUoibE1spEP
oDk44nwRZPvQJ6IBCtW6AUK/1LVVGbWSEOGHAFkvB0AxRww6JwC0T2FXDLtGmP8Dvj6iVnZ4dARj3zF4dSQK6w18P8egWBwgriUIRbUAMnYDSF0dLI+BeVPI
2gbLAdAVt4nbQR7JkylzASSLIcqcyLkH1NlMABENYYjdHI5jUdm5YXWXUTkghtACYxTWQ7LamAASlcF4OHiPYMiVHwD4KQFw1wmRvhadMxE77ajtpahdkGps
ABA5JXrEoiqJof2bZO8CU8GjNXsYNEeAj07yzBe+VqAqaAC0EgSBxwMIK45R1riSIZBk+TUGGZ3w+n7wjA125+E9D6AzFyAVfujeB8jKHfBnACIyh7kcyO4G
tZM9/h0OhCFmBEZpRUXjd4DkEwG0Qi+qJiSJwgeZ0ZEhM/A8BVXHgQpqhCFRGkK/BGJ+k2XgxPEhHCkgipHgKwVAYD9EuQhxDE8cWQGSe0rMjWOQ/RdD5CFU
ER5UxAy/pxhUmw7b9wHJugCrjg3LeoljRHTeBPVAU8gWUUwxBmkRgGDAGCQyhKPUaDQf5uDEANobCCAZMwYgVdKg+BA5Ewvbv4hr8ZHfLQwyCwA0SgKU4jpY
3WVAGA3DRjQauYFXQgKQ60bH6MQjlDg+h/c6Gn0nnl8wbxZGiJuj8HRYfEWGawFohAjbvWGOaDRfhMqi0Nk+Cm8EJAgqIFhdYTkCRopNYEjvH0BgBXCfEowl
hbOVxCssPALBoNVK0Wgh6hO6kl1SQQ5hayicqQLQbAMjYWrR1SzJ8RyA3L9R3mkMqs5BoZBUY2YqOh7idQLANUIk1XowJN7970YICsUEJPgzhsSyAULxSKYU
Al1uCbzaIArxQSFscL8xGd5KxqKhFRWAMOsAlNQRGIT/wwDa10/O2QEoXkycx8AYBDg2CZAxGWo/ByRoF+pqqefl1HJWsishimq7OuYBdEWhEvdRaX1XcAf4
moHizTFEZAAA2n1AjUNCsxAoZh/G1gNCXoGcn+/K1ZAruaiweBgEd8EoaTvQqCmGQFGwLuX0GMnaTKZcAxQZWyojBCB3H4Bkbv+NQgnNiqIyMgzKXqFR0K6o
tdDcADzHAMg9nlwH15UVmjrTilGoekM+BjBERkblumDsNpqlAVBmGMY0AKRaBRVvUmVSMJgvlcTNDxDvR66EAih1PcU9i+CntZz86KH6FP23xjWc6yaBoSHZ
n7imNZc+i9lJH8iZJ5iffDFNLZgnmst5QTBMPIw9jV8ivMkXC+Zys3jXhB3aL3QPda8Ykoy8+hZ2nna36YjgkUHZep97VS/S9tdv1UkZwCRkbKFfYW9Kk2vH
sdfzMP1pfik/ghUmeVm6Rr9oxzjaCB6vJl6A1S7jPscUC0X6z+JvCkpT1Nxx0kbx21Jz+mCDLLXIuMX0lb5by7O6SEZw00Z+jmiv4T0OW3SWqWR/LVQwCmh9
mdYyrf40a0uck8Fk5TXOZYTV9qCLU3pzN+kiUvTN57ijhJ0tBm4OS8MZURPburvhCm9Zahy/Kr1f2ljOVO7dZKkwy/B8+jnu5vSLvO+Yecx53ALB99yV9Drr
DX4sY5dhmFDBX875jb1Q8HFxr8ZQY6FtX8KLhmuW9czG5imMr2oKmumcekMW9wPeoZid2vMcc+qExpCGN2qvsX6gTxZO4Xcm9RF/yBxO8wofMnYx0ngS4drH
Pfw7dwFnEO95wTl+hy4m9bVtrcZG1gLOSUOd1ty4SniBe8Swk3daMN+wjD5NIGg4b1ii7RCcrH86NUe0LyZaMFk6kzOLxWb/1DSp9abR37LPUGrKbTjTojVc
jPwwL8iQUuIt6k3Xcp83bmht4RibdKbnUnZwjhkmcTSisobx3ATh2YqJDKeu1XSJPolXy3mKBgQm2kctHvYlQ4vgqbTR/Pr0Sy0j6Ad4U2qXJOtr1qWNK+nO
TNN2NpUyY1pn6WJ5c2h83Tec+4zK5nEsF7eHLp1/uo88/WdWTnNQ/LASRUubvpnVkj6RxjCGmDNrVxm/oYex+xo+sgwxKXVjDMLW73RLGqYbe3Hi6OwmR32e
fkLrUt3qOm6zOS0kvru2gXsi9QPLs8Ycw4fmH+hRnGJhSMtL/BfFuxkVkqHSfpVvJT/fMswwntPIaOQ+I3lKmJEQYchhZhotdRuSX2jy0QaYJlX3on3Z+EH0
eUaycVrCmpaPo06xl7F/L48QVDK3cH7iFOm+SPme/QH3Y+5n3NuMC6bB9A1aiUnIxQQFtTs5oHoKK1r3mfksO2XHIFZP8araCY3nuBztL9zP+Pe1T7HvmYq0
UdyZCSWtg42p5YOFky3XeYNZDm0xfWLacoGCTTJHAQJ/JkIB4T46tNIAFQXAMDpAsv8DyOqMqovUtUgE1S4YOo5muVAKOoCM7MgjKQyq4kJlqPC9GcaJAqRu
hwx7BSSaBnS7MMKMByDYeGI8D1CKCIkYfQxyp4l1DWT5DpkaBq1Axij0FYa80xhE8Uae3RBxizAkGHU9AMGGYACm5STjJwGS/QQI/gIgGA4MwGrywFZKQHGk
AQTriVpTMMTMR/EpGFQ7AxuJGPT+wmsmka+u5IgBVe04jHmF4+/UIlhA8skAyqWhs2kq+THV7AbF8GFQPAJAuVlynT55TIEBgGQ2YBjpv0VxqVWowEhWGpQf
H45OkOfZcKU+XMUFV/tTrvQAyT1Bl96BKoZBVQ9JhbeCr98YRd8CNe0cjBeB9Tt8hhK9Gypzhq/DoIu4DVVPH9WexxAxNhXWggzNR78b6MI4BJSiFRS+BKBq
VQBl6FDYIEp3gvqXeEUmRlYB1EVKjqqS/QxDYtGAstcWINFbQDFKgM95lH4fI43y4QoXlP4fQBh0gBxFALrSo5BP1N9kbCFcU4GRKpnQ8ShA7q7EKDpVjB6Q
+BTIo0YMkQFT5wSofTpGEsUD0lycyowlUukAyswqOe9Bjm8Qa7QAUklDvvZ0lUvEKPLA5LMJIPIcsvdAsUEw737XrhRAY1IquSg570mMUWCkmTDK2flvuGwA
ZeX/LSve1QiJXLsBkA5fNOsDGz1Yl1ZUjIJTtmsZCAZVMXc1zgeUM+Z/p5CCtxqWSwOSbA8j8dLCEWa0C+PfjFWYkgaDrDkYVGtChraScb1wVwGs9WRYM8zL
Rp7lA6TaAEPoWomjZjiSSqwYRjuJAATDBiSqLQBFDDAAEO+MIT6dOLfsGmsPENolYgQEUHDeoNxgsIgaQHNguB8R/lkYgLkZqI0pgPBoYwh/IWrdIlJjAEj/
wPS0AOILQ+0rZC4yWH+Qub4AJdyTbMyTZRIYNLuDo9NwlzTVGYFBdRYwZTkaTUPp5MmV/WT4FzqCxiDoA6Co34UhJvCdgxx5I8/9yD2WXc0DAFJ/RJbFwDAZ
AMh0YtQwGZiGnsxLTc65wCMostwRgzJhZP5TeHxAJePCoH3z/9fdxhA4LTouI96pMFLFbdfHP2y9g8UJ8EiMjBciGxlURg6GRETgOxg5s0K8b5OhLl3LkwAA
yHtMlkF3BZuAz2RiJoIsPiTHcsn7h3jPwJCIASDYhbuCuAKE6pzYdU0Vy0Z9FpqRJI4HATTXAwBQGGMAUe2AaqZIhP6Re97hKgJA4oPCSLglDOksAlDvOUBo
n1DuH7SaFYWPw1YoMpwAQHI+WH5JnJ9giPGHQSJ+AM26yDI7lPMSI4g7ARJfhN9rNBoDSFZv8kgIQDMNorWXnDVER1oYcjUj9uzDXk88YshYPAyCaAEKbD95
ZAkgY53M4wJDSWDYFTwbhkdecB82UZwNkJkHQGIUaJUimbYE1S7irBGDxOcYMlekxq6SMUGwGIOMlcMguzDaEw2PiNDuOwyBFqL6kRzvAoCKHxBA4moMwN2N
VOIoAMgdc+T5FAb135OhuTAWFoVMwlgheE4Bn2tkfl9qCjv0+knmwQKknwAQ+wz5PCJTFlGfEViXGEl01o1B0XuMEH3CKOzEVNRraAQFQ3DZsBWUOGMHJHE7
BsEGMYRTEjUyAGH+TSVfRuEy8J2SnP8nz0zJxw+G4BlgGRMqHqKKzWAkayZR69BzCBDGKXAMCQNoxSUZn0mcm2OQ6B7NmmGIPIwMpUFFIag1CqO0f8HmGiDl
Fcn0cHDejUodB9QYxSAxNjkmBNfBAyRfhCH7GZa1AeQso1oLgSzGJl430RoBOCqNkY6SrinYyTFGaus1OrtBO2SpIEjwkUcUIQKKnmrUSAdIB1TXnfRUMhdi
7KirfB18NcCQuDU13TKgMGbgTDVGGiVTwRIxeERtTv+98myLqO6n/JCWSdW6+qDmlc0ltWn0vY2RzKfo09M/qYtNXKy/3bwtaSrrLZ2xXsnhpPMrzlZ8od9j
epbF3lGmvUSXVa2nmWiu9Ocbnk1dkrCydWZadNr3ukO6SYZQQ0ZjT10jI6txvfbrlvQ6VVQEY4quqKUnbavBoV2ffpsev8Oof0e7iXmZNVpLZ1g57zfJuHGc
Yc2fc4Yw7zcPoh1mTCwp16/dmkk7FsVOe5txhcFjVRifS7UlTWvaEDNFO1wXUV5lWNLyVFyfptfYn7VUpi5hHmeI0z9j/pI6KEUf/VWyh3Gn+YXGtbQ2wzbD
dJo7ObPVRVsdP6FhI0PAKGt0RvSsESbOrq/XLtUlMgqrvDqNtjTJoOM0p7bwGqfW901uTBmX1EZfpbuZOoT5VotDu6e6hRnMEKZnpa4s6NkromW57mtGKYfJ
3RD/DCO98Thra2oTlqMVs34vudGSkhRX3YN5s+VyzT796ORt+n5187i9aIea8hm5dC3ndT6f86D5FreJGWI8zJzJstTX6E5pg+pfMLynC2/6lH2YvZ7jotEN
L3G2c7L1xYy29E/0rxkG1fZPTDNsTohN2qZ/kLC42z7WPtremjvMCNYMnaklg6dqHtN8sPlM45rIQzFCfXPi6dTWFBYtM+5Vo7Lpo1ih8UbZeuaEpkmMI7Ua
em1iO2dG8gfVxfTdcUtSEtOzaI/SsdTpiT13xDY+VxfM7i7AuUdbpeweNJ32PPN47WTdHPrP2rqmHOYkw/MNPzJOGN/WVrC+Sj6q78moTPxCezBtAr20YlSj
J/ZAfEz90dr2hucM7bXyegHzDDOX/nzITNrB2gr2Kron4UfasIaBLQMYY7n5dTU0jdDKeLP+YeLp5AUtsQYD/VIS0H1Dq4j4Js2Zzk/qmTY97rXaWP2A5n7s
A8zrrfPyN9G7mRTNR2mCxpjUecx59Hj9jdr+Dc/qD+jeblqc79apW79rXV9fUfusblvtg7qcZFVteP2wmjuxcToTbWPMrfTI9M60Zn1r3KymRv3F2pjmMakb
0iemLk47w/iuLplZxFqhd3Ou8YcL2kpCOLPoTt2CPh1JQuZDTjLfVfs2dy77pF7KmMgMZnZygjnC1DLGUcZsba/GTQkvNWTUTm1dWyZKe1a3k/lG4rd9oLpD
2PpPxusBgNL/E+uC4NoVDBEhwRh/4hyWXN9CfQUm15+SfxYg1a6RIULE2i840o3+JOoxCXonB0henZjDIN5hqCNCZGgMtcoh8DohANr/6AwFpWWjrgGlwlAA
hFsBxnQQsfhkWjCAxH8ARLUHAlRvZM41AGFxyHgdDBpnkXujADRjQqsyMCh6RDbTqTBkaA8XIHkFvIfIEFyYVgzGHcMjeQDIvG0Aib5jUCaBTMWBUURtUe4F
DMKeoXQosHlDhPQCqBqKjDeA3wV45A1bBQFJ21CsCEaiOMKgKgz0eCTOSAGA6wgxykwoIOX40bs8Bu0bgOD/0LET/H0xCKoFH00YEqek8jPiHQOOHaDRdDIu
FfZaVOtRcQi164OxlYDCu6CjG5gSBwBA4rVE47YopgGDropUYlbYjAeQOffP51GKUgwx2qg6wQFSeYBuRdfnNnkEBSCsKyCJdzEIeoZBVjuM5J1QimSMZOwA
Sno/gFBZYKTuaXKOAYUcdY39ABA3DFofRA2TQql8AHQvJscq4WoN8mtD7W2ApFIEAADBv1PpMercFLkeEpUZAlKPMizCIOaGiLNTuAcK5txB+a8wSu9HRf/S
tbwRFgmQxdeoDAMg1BEYQNULwACglGFgpKwWhvQAoPgzMpScjH0jrwUASPyfGIBVuYCjCij1GgCA9LpgGP3/i2sUxTSgexlAPVtkPY5m0MlQETgGQc0lBVcX
AASOhJEocbqyQsIwPUChjVRdwgCBnhD7Y8m8bHCkDBDqdwHl94L5vjCSqJu60xpA1GLU+WQM6i4FkPUMIJl5ak55NAIN52sBBcSVHOuGoyEYIl5AxVjwzIpa
5AYQ8S3MyUkeF5JppqnFQV3llwHFmBkgdMFo3BJD5qYYFM8EpFkb7A5iSCyMfHR3NRLFkJw8oKCZRHkyMYq8OYBkkWRKNYDsbTL0gJgRgmFgZPMdIFkBNEJD
NgswxD4E5y7QKD3ZnAdIPzEMu8OQPBtAxoxU2DkyjRwsG4R56wPnHwoJJZ9tMJwWHhsDkt2QLIL+93wtBmG2MIj3Ds2MAqRPnwriQT1WBUhWDcYEU42Ju5pV
ovNU9PhFj3gqjCaaMQIUo3gMwexSZb4xQvwVHSP8u56n1i9UHFIYwm8EoNgjuUKSmh+YWJcBm1EYIZ8IAOhS1geQoxGjjGNjJBpt0IV7BpDPgy7oCMC/GlEw
JQ08w0KhDeQaV/D/tGqTZWVwbvL/Zc2DscJUtLFdV3B2beWF82Rwboua/h6jEBXDmEU4GgQQum4y9BQAgPDI/vFdOMbHWFg3LBKjP34u6PEDOXOIPhdDZiho
tS6AzFbQpXtMDWVDf9ZfnxIM5wFgOyEMVaI2ejCoJ+qv1wU/vi/BIBgLQbUTUHi3rqr4yTE2QGFOAtL5A7oURxHPXBSSD6B8OGwPQvEpaD/5Ez8PwsIez63/
/BuM9qkBKOJFhlJgJG5VslgQAKrKd7LVmny9BJRnAEAwEUT5I4ZwhsFb+sdX0OMHyVqHIdhCMo4UNfIwEncOtfgaUHQ2wbUMGJS5B1DeAUNolWH6SwzKLVLP
7AEJmoduOXy8E6tXUPs2HLNCsUqAVFWHkeA9VEc4eU9gSIQTI8kliPEuslH5j6+wtPdYu9nTkm7FT2kYylxq2JjeZtphAo0ndVFNHfpiM0PbFr29ckmjRu+r
/yFxQ9qCpC3aBN1c28Tofel8XGZ5mR3U8npyVBrX6DG+lvajkWkZw6g0Pl1/niHjXE1pY2H8B2Zji5YzWpDXOJdT2hxP7ydISftBv4LLjT2jN1o0RiV9VGs+
Zzh3gk6Yquck8BpSthnO8nYmLGhQCr+iHYyf3iox8GqXtL7LeFlwNmlHWquwitNuXsiN5XD0MwzzmlssuKGE9Q5jRNpD/a7k43XjjdP0t3XR7IkcEYvB+DVp
o+497T6juf5T2zmT3TBAt9vAZJdb9pi7F86tOcndGZfVutO813CAsZOZx7ve2NPS1ziFO4azlHmf3sb5mF0kHybsVX9U6ueEGHbJqwT9Tb9LE1jjdKOF45mt
Fm5a77pdHHclk1HRmGB4tUVr6KXtadTxvjIojEG6SP17uj4prNZyVhSvzZhj/DKtqXaa7jn2Zzoh6379dkEMe7f2rcq5Zq0unsNgLqnTt7xluVd3mXMv7Vvj
M62PmiK1q21rLQbjdqvbmJ7KTn4jJZgtaLltHKW9Xo+zD9cd1pVyZuiba4XJn/Bd2pf4iuYz3MXpPbixlcuZ3Rh5xglxV7nPJ19hMUS1xjTWTeNCY4qhspbf
6jItYm5rejuhVCfgmFLHsabUKoS+4p6Nr5o0hvfYKuNhU1vCV42NuhmyEeLlNa8J1zM3Ni7j01I26dXpv8ePS3nXtJieXDXRkKZflDKER+OsYaxP+4D7NHcv
Q2T4tOHl9D2tb2v3m0yG5SaGocygNh5mpnKXcIcbWvUylkZrYw0QzjDpeImsXXUJ1tT4MNNck0/3MOmbpl+0hwxltXL96YRn2BVNb+ku6nI5Y8xi41sxQub3
abmt65hDLDbLqyyR6Wd9Jaep5ZphCfvtJIvBwvs8RWKo4N5kvlPPtYSwPLUKQ4lloHmQVWEfV9LdKuszrLR/dbCObhjBHsmlcwTmYcx9VYtaFnHPcn42qNIW
8Fw1idVR3DDOa2k9ee0tsxvSuHEGYcPrhnm6xb2u1oXUfcHE6rbTDmprWSUCBeu4XtgQZphhKDLWcN8zzjDNN77MW5I8h8/nrhNECS8IRIa00gzBjaZvdY1C
ANMkYlD3OgZFXchYWrgakBwTRyPe5HobAGVm4a0n03rCndMAEWuj/TWwDAIQ6jQB6TV1RYUF00ehkXHQhegQUNBHwb1FaD0SFe6SWGFIHLPAWg7P5AGJT/mv
R7/Hf/J2Pfncxj8zgv89c3LLwI7/+378f7PPP/+Xqy3SAuygb0MBNGZDc8XEqjYqLl10pAYAoPAuGGk+QzALhsrqHM21QZKnHCzrbI7csdJNku0Civw/LOsn
yx7h/U5N7wcQ2BtsnGEQDhfFk/ztut+lfWg5zPUzM3QcXpxAL/paDACEucQorh8oJgUgdYVwNQyGwEoAtMYDCp0gnAM99JcEh0z3moKN88vO4ONNm1iEq3XX
omYMwh2jWB44z4VBmD9ydRwgjff/8QlVwhneSsNDW6H7kHG24lV8pQigfH7wLBgjrdeAQVaTrvmNyPaMrmhKMKTbE61P+1s/XLVddjjwGjzYHebINuldRThh
jgaLhKhiW4GzH47HwWIu+PiEK7YwxApH0Ib3pddctU6OBDN/0GqjDWh5w0UJ2aGidsEoPEM1gqSipSNTbWEkKqnHX8c53ZR9RQfFIdLpyu8FYWKVhNRlg1Fs
KdW2U9XxdMWZhUK5qMxKVKwV8EyZY75L67zAfGQ8i682fGY3OknwKADQWjdizQ31fv63d+f/K+5LwJuo2rZPC5RCWcvSvU2zTpJJMknTUlZB1FcEZZFNdhCU
XUR2XE7ZWyjQ0n1N0iyTZCaZdGF52YRXVhVfVJBNBBRkFwRBEfSPfnz+InPOTND/+pOrWzJJZs6c8zz3c9/3M+XhnZv9JQL9xg1jaxog9zet+7X+VftnTPva
QtU8+aSAqCMFT7RSnux9AMYrha9hYKifaC84R27XXFHfJz8iB8sz1X0JpP8qtIpB/IiJw0sw5DGGyIoHCkY2cXP+4a3O/pJtiXOl5Hnpx7beMWsLw50YxUg8
SgRPPM5iIhCaff/T82Ew6i8zMfy3FQdw/Upye1ZsqfVCylF1lLSL/Hnll+2w/Wyh6FXCzLV4RQQKVqFA9KdjdLp4d4ukX2mHJT/1p6px6h8tL7iRe4z35Yg9
9id1TeH4J7zujKuFxXnvBdS1uY5yOsL+tCxgf8Waq9yS+EEKcgTFokOAdP6H7gKBgjo1xPTD4p1QPHv1sceRMtLm9ugTf7GcpOdKZ6oxLgUcBkNzlSgWEIX9
8ByR+FjGp90KoIyF6iUpvdMnKPuyn5pTdRX2sgxM1EZrLOIqcD58yac2AwF9EKdZAt66Cd/NCjGsLc4F+nDrCio6bSI5oby5ebYml6unvpUgfQHoccNhFyCA
zMUwaCi8CXhZz4caNADhfxmHMKHuROAwP09NM8nScmuGOpn0m/o6TrC6gkieDmD6qnHsKr7vHd3/K+SQx/kxeOfMSU2s7jT5rnYe+ZHmfE0f2Si1ABuKmoNC
DnxUrY1WzwGyaw9Vl+OdZACI65oHAqv2sS3KpN9LB9iHJY2TfGlZaF8h/W8VEs9DAU1bOJJCARwsFlFC3mwFkQwIwPaY/elzZ8e1rW5BaGVR60tVenl/IqZC
xEyFAAi6MJ/cz4hjqcV7rvBqGmK/bzuT3O392xQeem2qVLfDe6YWAOw4ojRF8Dfd9EL99qGwbpCXuxfjtAcAIHq5MM74vUSy+32CJYzsdM1bajn7SyImuorz
DuJdN2JfLYyqgcD8QWtrEIHo4Ctcf+1hN3THyAaw/dgseptaBPP9d1zQ4p4DvIw9Gj8Iva/I45ilGZLeYYudbWn8dWP1xmEe+UaBWQ+RPJu4bnBcdxjEYlK0
qgYRCiHknwEi6zxxZzL43cgc4NRcjjlGF2WrNhRxGR0RkUlsz+I/PedCcQD/ZaTDH4sO4RAABNL6/b55896GeWygbrjhDAV8x8iPtZjrAvCvZIhEOcKKD+SN
Y3weTRzjBBEOAfRZQrgfLClrJQaJLykptTL16cTpSY07Yjy0qCoZxyBDHr5KGMcK905iOWKezIVGenwjL6au+WOMfoxtaJMdm9V2QkdprrHwety6jkiuDiKu
vYBDsPxY+fGoI65C5/tEfj1WDDvHw4RkJsPoFxI7JqWVLCm5H1damVcqGLGhwL6K08Wg6C2EUCa6RoUAYDuBH8uB5drDZClRpKHJi2QNoVQ+UIvwE4jvhYcA
5/kAAGB1PTFXfADY0cB1RYZ6zpDnO8O63zaU7pNq3jDZSZW+XjPFgdFuQ9FEQ1ZbQqi/+M4O2hWGqsJ4bk3tm52F1qLozxK96sUpbSSfVPJG3dBi7N/vIRWe
FxD83e49nn3sV1umztzUj45x/+B9lnXVnzaK7L0TwquhoC4gQlMQrl8AEjmIr4b58QjA6wRN6LcCLu/XxJy8BeSH2td0EUYg3PEG/p9UHOAfwZUoPk3Up16i
O3suMjfZdM/zVHN1F/IT3ROuhb9fc0FkDwQCzYmuEkWPc49NGwMvZKg3Dqj70rzIfNj1XzMSxaK6jQFyDYSyT7h5BzBdIujahj+HoD0paEZcoMvvfMJ608m0
eVxjU2eqM/t92iKDIHODm604nwcEQESfNb4LDiD7jgCmh1OkOwrAj9I2cguJZabB7H+sHc1riBiPINaGIWI/iM32EJsHAALfQlGMMR5r8fA/ubqlxHg9Q8rI
BNM3hg7y4UaRnDBAeKZgCK8Wy8/jZoMQVoYI1Uc8Py945lVJ8oITno9SixVh7minrVxHYypPvprsn3BvhMrPA1HIGyKUGIh2mu1SstJftQt038miSZX+NWWy
S+CdQ7+KQWjbAARzDJC1MBARvUTedYWOii8rthbdKe5VOKEiuTQxQoSnWRxGE4OzxDorAKZrRBxLD0TlI/F993+692o9o408emBOjxanW0ctKWz5axvRzJ0Y
Zv2f4xhDQ4e/+6OaPbZlMwF06225dPndfLrtynbt161qZ2ybko9hEFDODYC5kgAQYLbR2QqHUtC9SBCg+t2E4nrwZ47So9EpFZW71Suqix2EtdIdUm4QV7FD
QZ0FYNYVrs8YYlR9INgHB0TlZVTf0B/PtZVnJiuVG5o9nThHlV1zpaK7XJCrEFMN4HoaIdIHE4p/A2IYJBSS5scff9qnKHmd/INEIinCetPeWuKMbmxDRDqx
XjWUHg6RGVb8O6OdHzgXGQTCLvuHW5y0lMQ8byl0N6noUTPF47C3cwhcwQDX4fmkeR2NpPn5HbQbDne1CiASXYhXgR/e11Zl13Ss6ZU4v/SVtns6zkr2l4s4
SohgyIUyNAjhaiBifJwo5h+tLQmMZhML23FaarviNbbzNlCsrdlsF3RmQcwKQmlL4v1RKPQFsYqOcP0lXAUGb4vN9MbvtbHU1QZFpyadtgRWZz4R4sd5fvj8
h0K1N3pM+HkLgMlwEImqxWQydNX2x3On0z6pnsN9a4hSHOF03CxbDQNQDkuAzL6ovAqRCoswU4PPXxCh6vwx8t1AODDDRsG/Gj98rAVoASf8/nvY707EsMdj
NqAyLaYbulcyOtV8zh7MvKFrVP83qkoxfSNilBqUMwICdGcBxCBY0fuxsXqOfx/LWN4g/K7ZjKfQySBiAr7vL7T6HAoowfxZKXQEhFJjoYjZLF6fAsvJuuQa
4pB2c3EXdXfVXOIagT3K0I7iyVgQMf5ktMINEbqnqCtjzCXV5NeEWV2hGeKocx+mm1dj3HqoagNiZopQLoQA5QcXczYgFhUL8R6Prd9/1d+v29PwdV25zs0l
uZtRd+uRVZZw5ziOW8KPHRRcjehrYuD4Un4NCmJmDz8S41dKHm6z20v5d3IFcTeYHP0icm5gDIF8f5SuDrFzQ0grFeZc0boWGnEDUV3Gj41ZXn20aY7x34yd
7K3q2TDf/75f4NomYqoQfuUHx1/wr0R+boFfs4AA1QOOq9D/sgrfpZeyty3fePe5tKUN9CvSHTTaa88zl9EIESC6hfizPkRerwLl6OD/NABw3S58Mw5irwfB
d9SPHf+zyil0T4ckZT/9mnSe7WnPjipEnuSPv7j6ANc3xadB8qNwlMcGIs4oEKEHQVSmG+JZ7pGVrPVWeTSKhczPdJEbcXWK0G9/71VQRF0utLpD3o/5ZCP9
r/r10pe0S4gG5WX9XTn2WhXoK0r8U2OE8jsK8354bkOoL1881n/ssz4nJpAKMiEZanuqf0o4qmmqEvB6CWfrUMbsn5qrvEg57LG4FA7wo5lJvKHWK/e7a6q/
odfTP1d0kCLeH89UQRFoGmLwJspzhOsNBdi6DWB4XtRaht8yjb2/+ElnP8li2yDazWYoQ1J3cSyXUK8kxI4UKneiMw6uKw3wzmt+zAh5u3dR6yL4d4H1x5Qi
pV0+QrVV01w1TNVMz5OL+RE3mtsFIrQKfgYXPY8AAqFBZLcXytGBZhTBc0k/uc41etPps51QHVIvzY8gMdwwBKhOM4DA9yDkbh3cNQLQvYFCHkUh/vnhdk97
i+gox9maqJJ+bBvfW/arXtGqJwQgRA8cwLgZcSybkJoNAL6LX9iHAASPDqBVlnuOeNeIjuecwzxbLN8muu37bJhuachbM4SudgOBn0/qBcV7BITrfFBFV3mG
Ont5h7lHEkO5qcxAtUCva2iZGgrgHTEYAY+W8doWEMU8//H9v65PWjeWhtv7yRfLnfZTMYUpggwfWocVy3OhkK84npq/EgAI3QNgUQnAdnoLsS8P36t5xbOx
WbavykZJ7lbMi9ssaVmKUN4hT/cR7koQoaBiKMj9wyeoJvgzFsRwuXBB/HC73tojnqmJrn49RV4yJE6AOcfxhwCzevBsJMDwHxCppwkzrfje6cfW9zLDdNNN
4w5mlnqnLhDYzZCpoiq7UPo+IOZqKQDR5SJU7UEBVginHIlTD/D7+Mh2nxHmwlfcE22dHPO833lV7tMMJgoI14AAyd1BERVIaLUavosWz8XycSfBnwa6ILXA
MJQ56tmqy/fH+5czCGbk73SaPAkuxNfyoXcri3Kxmyu7lb9ePn/95ZLZRbmlXeLfiBXdvyy8PyCkI0etPVQFg2ZfHq9zIQAix0eol5Anb1Nh19dk5U1qn9Wi
rsWctonLf26D7EPkz184tBiaB/ZJKhGI1Dif6LGI8u5tDIlf5z5oH5fQrt2n7Rtin2xmInwcELkagMgOqMdVEKG+Woi8eoVgT0F/5jI9jZ3DbHVI/Tvo7cVJ
bgEMALG5FwrwBrjeCxQe4WfK8T0nwlyG8FoHIqqy37ccL+9C9FWriM9lCxSs6jvlt9UYZQvyqhAQ080OnmClAGSfibCeiWPt+D/nkZ+LVYZSo/e695bzayaf
yaPztMizicrMEFl54fEKinkWisYQi8lRnBcQ7JQM/v7V2vKmM9ocW8q1HNdu27K0to3aY3lrfn+BMLqAAr1XaB0IIPZfKHvxf7YYLhsiUB1AcC/A1nT92t5R
r0XsX3un+cGI51dHRGIrIlzcwsVGiGF+hNA5nitAuyQglt/l/exuLWDTH5fIc7usP7T+RK43vyZfUC2HCNQvtgeWH89DAccAug4OFX9hsofe90NtSiDXepaL
LlhOX2C3kSFyT+jORhzfha6voei6AMdRi+Vd0cgMCDKHfxz9PWaE/xnVcNXrgSxFJFnqya4U4d8GISEwfl479CwHkVyAOAYSp+k9vLf2t+NeD7zheE/DqJ+O
ceuL9SE4qvFVK0BqJ/hoC7GeZbz/Wgh5QQzHGPxeZ4zZVMEe0skCKa7R5taBB6RARQWwegi/m4TfryJcEwHk2ECe7IDjlFCZCCIcRHjG6i97+lnVs7UruWj3
goCEu6/YIPlchqmlIVbrBALVO0AwbUL9bAD5ar7aRihvo3TN3+/n0ybpJjoVmsHMLYOR8dF9JAgWnd/VIcaZhuvvQMcg3IqG2PwgpnsAUS8lKiYpSuw+IqB4
UNFGsa68yCmq6wGnGIp5Nb9vSSj7AEE9G8Vxi+dd0DUdQNV2nLXKUmpdmiypbFtZJz3evq1N0MMltCbQrDAQlYPF5UQgqDDys6YQo77D2YnX6Nc94zpOqRhu
b2MvLH87DrFyUI5QgHGz8as6eM4DYBkqfucOREQTFKMPEfw36GZ+MdC9vr+NqL3qt0rmeL/zA5RrERXDASYaQkF3Li56iumAgVgFEeXlwLEluFqYNxq8woxo
iNj4oWxLXQUXrqFq33cg8zlEqttAEEmLjd44thlVwaNfg8r2KA8pzN9cVH/KfDnQoW5Y+r9q3274lBFQS8VcjwOvA0HB94EIFo0vqwKM9ilONfzTuzXo56nC
1FG6ZOJ15QXlMeKQHKkyQmy1HooiDwV5BLQmiHNWAyRzBkTuGVr35lvjD7dySfoRE2WXFMMjr5XkyqGdsvBEOijQHQ8E2F8oYs9x4wNFbI3ruBfNDB2xtimN
J+IUNySL1B55hPS+PCQ+id+nCTEZhX9L3LFCBNqBIvzMQpjwLzVUJ+0DXR9dqSxW4yU7Oy/Z/01geEq0owMKxh6IVdv5vRf8rmuIrZ6E9FShWQp5YwrknY0P
t+qeMLIgxdVDelfWp+ZqZWnqlRpsPQixKxti+mihqPkp7obD1gA5u9DOkz8e13nOOraqPrRnFo0n3nLtsB+3YdDF44wxfwUIBeIGThXlV1yAKL4dYrkCIc9L
8PvHVR2T2sVcrzbHNC2prLnhOOZEYHmAdfyIU5ZxOReKiMzCzjB0fyYu8vDlPJSjgic6DLTmVmVW6qrTKptadrRNk5xMwOIttMaMwozovmMhXQdfqeI8s7hK
DcfPw7HWWtveKpll0trCElU1V/lOaQjOEYjMNRCDU9C5DnfkaMZNuB8XveVfVkAlKXWbXenqpd5y7zk96RroFey0hbzRXdi7yZ/XoSD6xMUIwFPd8SNGXK2F
0lCAAHv98Jlv5aXF0fYrsadWtnAWFLydvH0Noq4GyDMPsJ0ZaI5GSA+FvAgEiugvQDEAEOkseng7oF4Rl6C9Jr9QHU7YFG/LBlh4zwWOLYGILliA6mJEdEPj
8SEfT4K/JoywzvrYuZlAOOWNpY2JOI1CfTnRpmhFCLCyQgo4xOJewDuDoIhuSv4qKDT+RVwVg0NEvNepMJQrKpKtHyYsqDxqv76mrFruEKip0XwNro4Q4y18
EnwIBTAyan0iauOt6hnSE6rWqi9lEqJL25yUYWUCn/4k6u3fexVA5kacfgYxTgEkj3uL7cLFBRp7W3Pf1D+oXarW1YXgZPw7Srcw7woFzwvAOsyEev+BiLOB
d6M9/K0J/bZDqXvGRfiPk60lb/oaEYguNiFFGfyN+SNGKQnRIxoWfDb8sZjUGOBV+8r6I9wAwlmb74vwZtSnBWZqsJ4NNOMn3JsBARB07AhWSILZH4qKSYgI
eE5ZJbMSc4kIYopmlfxpaQaBQcso9QIg8xcUHUdxbkQ0ny7E0AKByCRcyYlwpi+I7V402nE8SS5JsZ0uu1B4wiGiQgaC19MQh4wBxj8XSvYDIvhqlG71yG3E
hq72NxJ6qtZZbiYPVXVN+bgak2uFPDRiNAcY4jM4ZIZHaPhX8PEz0EWmBsJN19tvrXO7tek3A88S2HyAirZo5+3fxwF86FCMw1/ILQEEnNVoJ/5fZshJ3TJi
PXXJ+sD+AtlRddvRVYLFH3iUBBDKl5CfHmAYCXQfPipHoLkhwQypMHaQVrOdPQuZyazMY9NcoAU8GyhFFO03wXEAQJDdB4ied8DLgEDRsYkvf8IR+v0lnXxA
9yt5TLVLGWsJsyP0B369CV/foVh0iPEO4GMuWhES4iHQWgvAsB9oB9OfztMoG2f/3H0gbn3Mf9y95RPsy1H1F38NC5AMJloh5h9FHFpCO2mFUDBA8r58DCec
7jVy76n+LTlJezTnifyEyzbB+g8V5SBy3qF0cNS549eMIbI3G6WGQ4x3hVenm1C1oHqwRV3Wt2pc1dGomR1bJvJW3I9nKYBkTVFxHmAiqZiOODxXjV9x/PMB
xUAApC+Id4U2lB1euz3mSsH1qk6JvuIPK8rjMBkVYPgCdMZBu934450Q/4HSsnARUMhV8vBvZYwhoUtl08SRiVcq1naITthRJnDtA7TbEPCudXwWFfb3QiCm
gwPvbhZ2Ozx8nykNR0yzN5NcVPrxhj1bMozfb0b4BvGqsTCjIK4jWUi1g4i5Lqa/EqUPABExHOdABqc227fk1o7UD964mASdvIF9PmTPEMT23IhXr8T12gKs
Fig0hn9wHI/OmzC8hguP1M8OfM5uqL2mrjC03XKMXZiOyZvifCHoOAVExhURK0FAWxLnjXrsme52mW4VtU3aijymu6gdSiWqBd1EUOB4hSKomBobIlYBFBgn
fP4SrvP5txHwwc8honW5ZLOU5jqN9lbkfW1zNbIjAj8OT8ZNwJDmKJqL4z2bYY9FzXABJq1CdYcgSpbQUVWrmVSltaqjXTTXJf78hPZ6iFV68JEbYHwjEOD7
U4K3bF2dsTNR7llEbbftYfrp1cmizoUYLh29MlG6D7/uCgUjFxTBfYUym8WpSX/sXyddN02kdkUFI3mRYOi7sgQ1ci/F+whDje2h6l8A26XOX6/wu0X/kiMD
jjoynurtH+rvLJvIdmfdNPj/fcMrs7i642+fmwemLYZd1Bxqs7ug/aD0PYZUvQjmVvwcfrLR4NdxxWZAPL8qdoRCOK4VVBejynSuMkvXx5BBTKN8OsEzgnMp
wydYX/CJViTAxN/glxoMAHcaNQr+2hQ0Cn6pQCvQHSz67QEYBn77vw8RPG/oNR8xFRoi6+ZzC+jZDWfo+dQT6svoWh2IUCfF1Cf8LAXEMsri6r8/9vALTl+3
rAEwaYG4zS9ye9PmBhD5EmL5VSCqHhByfOBYEYCpstC6La6eDe28YBSHasURQyz5kcrETE06q3ueyZYgHV8Aq20DEdctEXJ8AtGzVmgWP4acwkStiZW+/sQw
omRjO/MXpnabzvs7qh/fbpU/3uhnRnlf9J/0u+qiHXGm4V697zRpTd3l/tTzlK9AXaX4OPBZ6grpFv9+eWtbf/Y1X3dvER1duTdgTbvFDjYN3jiNvcWUyJ/j
9BnfMPONn3PF7sNpF9kF9YXM+/J3tVztIsqq75I2i1vMKQ2/pL3j71K7VXc2cJl7yxnHXlJ+WffAuIy7ws3T1ZSsMPeRNtRrjS+keSu3pA2tm8iGe1VMhu9l
/6naIVxUmpNOqf/QXePebLynPcQ5uWfM1fIUY4O/mCvUtqiPrWxKbdE3qvy3dnvgZd8y9xXt5dQ+Sc9vPMD0MGcZZXVnA4XG2+6pxHBtLndH/7I5QO3XfWWa
at7mejdwh35TZTNEBXKIQY5yXax5Qn1T9Zs5x32vdhnVqa7z0pRODQFuQu0YXxf/Incv8pTvY18hG83+rM737aSetsz2f8Hcs4VVpG9uz55zTfa+z+7zXCQH
qKqd40um0194fO5PvBOo8ZptzHT2Vd9LXIUih/resM05NOVLSX/dUIbW5/l/ZvorFmvVit6OEeYfNdOY6XRv7zHnAIZK32jo65yunlrVh77OTOoy2z6Fm8ud
rX2Z28S8mPGc4rJvRn4P7wH2COMlLqW38Xnq1IEHvnf9uoxWrtsOk/ct9oxvCJtgtPl12mi3nY5krqk3mM8ECnyV/ttMJjNKO4VanNKZ7cOa3JPdUvr99DDv
j6zMk8/RHKHRbLpmOq6vdoxN+kjTVvMKN9fYKqmHLpV8rzC5aMCmPNPnxAjfOm3zxIWJ73Nj09uq55J9ff3aV7g+qa3M7BlQuOcEVIHenqlxU8xQ25u5XvER
299d57+kXmeWefpyE5lX2Naey2nnmIXeH/w/+XsXV7V533w1kK3oxVyqOmffqe6VsaFuF+dihnlf1jWoTpKbFTbPBa/FM0vF0YPMw5hLTLIvk3u1crKLbGic
PkL/dv5KxXYqO9CuobHpVWtm4njFTPqe3l2faRyjaaJcrlggzWFtDQbzN2u/jJsSnH9E4C7t6LyJve+vZ9TeqOqkunTtZHqMZBM7o3Rr/U7vQWpExvaAznEy
MCgw22NPn8nEuFUVQ7kHHs4/zfxq3XIZK0syzI5uVJNjPhWo4Dr540wK7x623HDY14Hb7dPUrOdmBqQZfQIHaitqX07tacir27N5EdWl4ow7XLNdHWW840tP
a0NlEVYu1fgU0apWkTFWf1PbRXfT16UmP/ANNVxd0v756rcC+dyoutcy6v33nJlKC9NHf0G7x1RAzdWbdKq6cO5z7wdGn/l5T59AgGniK/C2SJ/MvcxqqTe9
W9kzbGT6Al936azUc5WXVbmJYzOMwa1KHVfdbdmNnvbGHq5vbZRhQdJe5i53PH2GsrU7iull8Kf86FHXTzHPUy+jk4mjJGv9cOMPZJr8XU2v0qzUnvHfNMRT
DoPDmO/tpPyVWdVQb1xIv+nxcR19s7jPGGfm7vJffHf9fXybFR19P5FxtVutQ+o3cRbfOH942hVjmu4dbzbTwtfBPTzjGuNzPXDuZ9Xsrap4cwr7s17hUTr1
noN034wk7oi/wXGE7d1huLeHKdvWy+L0fOO97v8qMLqT2h+RelxHJTVTS73ZDRpjgLutOKF5g5ypKW54yjjN6HTcdMzXRfrP1PcwneA2eO4rv/OdkfSr72GO
or4I5AaW+zIYpnZ2RivPQl8wqrnDkhqTKWYzNbB+WaB34J5/pz/MdC/9Hedi5iW3g9nJNsnMoTjXWLbOU0LPTjprfCEQVnO+4oG3ObOlvGvmtdrBtm6OYvsG
xkTnm5rYv7NbmX2+T93feqIzW1DP6JdVhJHR5Egmqa4/4VBFSnt7NK5mzICNq5nTLou7NVvqftEzqO4r1QN2gfRH1xEizHuzPpM6wS0NpAQi2SH+Z/zfpAeD
EFtr/6WiGdeUjDeOZid7j7tTKDnTPrqE/FSul5jq+9VG0gOtt+0Xne82vKl7sb6/4zmynnvLbNFPtanYfWSh7wqjNra0vW3u5V7umd2w0GT0tGAmEj/VxgXO
By6yn6vP0HG1C010/WHjg8BQTR9OrdfoD5lHmDdkiOIixaO23+9ruTDuoOcFncZxgXvdN0zrzDrJ5pd3YD+nB3mmxc9xZrNGZpnvrvZFXwdynGRF0Y9lGxQH
FZHkjhUX9Q/YxeZRbo++MTVTW6TtrXbJ33XOY2IpBOLA9C3waD5/OYow2Bg2gpG/+bz+9GgjGP77fy6TBn9vDxsBC5gKWsIOwd9egBJwMKwIJBfezgsrqYBf
r5ubGwkS13ZbU5YbuUa54o2V7WAO3JV3bO3kgr5wbt63S6uzX1w1tLV3Xer6opzINS3y16x5Nnx87nctpuUtDdtVWNvi+1WleTUtnll5Ytmo9b0rksr2FBrz
JHkTsoel7G1dX/Bui7H5Z9e8sOo00+D71d2aiaOX+Ob4Z2gOK0a7z1ufdRXR3dxbK+OUy9jTqjr7cbLBPYJsKZvuuVbVRnGU3KNMcixRwtjvye8IHVllyPds
83RJlSlXOie3HxrMlPXUYd0pQxtTW53X9At503iZkul6G64aP6F6pMmNS4i5KjU5TLtBM14zm2jLvWg0UqfVPQO1xjG1d+idDeeoByWDAj7G5Uug6gJ605fm
FupzrnJmut2X2kp+wf0V8V/LDc/aCpmzuy5Ve0jS2TVcp7e1JxuSLxDHlMeV9w139Pv0+dpdVJmhp3+6x+Lx+C2++UyhJoreQwzURNOHmHL/XRaJwnH6HggJ
o4l3VWK2v656y7unZpl8jeYiuZssUE61DqFbOT9MnF0NZB7DSJfOtcZ5l7ng6EoONRx0fOv9wpHmXWFYbWjvv6vN8cRzTM1zzGhVoMRJjqfXe1MdemIaHfHb
/9F7eNRNYAZUP/y83/7rQwqwBmduZHCutg4+tjssN7hFc/Db/90LB2FZDGwODXBS8HsYHA4GLGkKNTD693eLAE2Cdd0WsPa3Lf/n3f4XewIKzocxcBqMCK6L
lrAZrMhqChuCj0cEnx24asjqwYXP5lG5l3IqsgyrNi2/u/zVteVryyOkAHlmAMbhKuCkWtDhZKv+Zc/FRxT/2rFNcVLMjMKJay8k18eMKV9TemhdeGV8yWft
9iVkJ3W3dG67pjwtunPFgdK3yhbEL5NxzlXWDZJRJW8Uf1/1ILuHqqwmzP5N6SpLbQmGsYOYKxBgK6B+yre951wT/XvpERql+k7yRx6Ju1kCRTxHTFBdNPQ1
9HFeM+j1K6RHKkaRDulgqkZr15Rp4z1j6KO+7b6d7Ex6SsrV1BzmhRR7RTWTWDlepy5CXuNGyCGG8fl8arvhmGRtTy+U7+mQRCyPn5hw1HFg6ZCKhORBlRMU
SwjKtYoglcPa/lB0lmCya7Tj5VHK2NinSjlPg3K5+4x7YOJBx1lFwDEutoUc0Is8uxWnazYFEf7r3LOGbow20IVrrqHZNoEI55DaPbUrvGpflPIkU6jL4mKY
E3VppiW+rvqZ2sPKvd4qXZmi3sxSbTLHOhVUN5PZrDJPN53WeQMt6++RL2g4zXOKGmaNn2KWJI9WpHhmqdeUJhKMOtzenahQjtJpqVRDkjTHvYy4QJaYlpmO
qqe7/+P4rGw4FxXM+OOYXwzzHZC+51pf9ZTUpzlhySGmee96KtRJ5FxtdNp/0iYYl1FJmrHEDaKDt5R+z3ieXMs6lF2JeI5k5ul3mG6bJqn6utfTrKw6SVOv
UUbSmW5L5Sm3iznpuFF1TJ5JT/A3OK/5P3YHuN2Sp3xxTHTAqbpsmRZo5ariyrgzvnWuiVKn5z22iFukH+v/mTJWnSf1hIGdxdKGIbIHaXvdJ8yx9jHUeGOp
nUh7W55JKf0n63+iutg3WsjSe0X3LKstNyw9an61tqxeVDqwuoPkmEUjN0gK4sfL0gsZy/nqJPV3peslC2sOWGG10l7Z/jp5JqXcVuwuTI3rcEdqdkjphJKO
7v7ul+SClTCfYhiSz08Jo/70V1/ozPq/s28BmPqn947/LdYE41Bj2DT4s8OyycEI1BhG4HsS8e5O0P6RfWkGMb4hFFbAX7niL1skFI2u/tRaZb1kPZGYkNi5
qkWN086VxzpuxF/vODxutuWd0tvl4cUby3OtftkbyUrJmvJh9hrbi45C5Q8KSXkj62TLDNspm1F+1qp39HaMKY9r06emWFnMnvJuYebQu9yrqw/aD9PnPcMT
Lcw9pqditvQTxW3vFA1JZ9ONuObU98pIt8tm8H3N5rvLDB/qwrS7/MOZZCqZvaNZpR3uL/NJmHn+BVaE14THwxH2yPE3CZ6TtkGs0+SPKNIkmGHCfkNJ8CZV
5c1uM59r65G26Wr4lOpq9EsWqQPky6atuhmGbLNWlq0fqFxlbGm6TFw0yI0f6scZelMx6nG6e744f3X954pY3wF2qGOK/A3DCP9Neqqpneq8hHQY3MvowYkj
LbeIVSmLVY3VuZIyYnKSS/NuXpErq3yYx+gdq+6u2xKMXhvpTEupI12XpbMRZlud46R3Nu2jfyYU6ktR9fREuqhyodviuVV1Iq+JtogwafLkc5XrKy9Zs9d3
l4xPeD/paszeyl22hQmlZbEys7Lfut3S3dVUVmJlamEzSVLqIrnUky3ZZTuSaHNctLKFo+yE64Ti22qVPFDe1Z3vu247qyiko1LHSS7TA6zHqnVEc0MzXYLh
SzZd8WziVEMP7evGyUaP5JB7XWpAz+iPmyIMvdj3NO/JfvF08w/09/GExS31TGZ2+qTVX7H3ffiV9mc+KBzG/+mvQetbrR9S7MgnctdmA3huxd1lLATLhy2j
lwDYq7iRrInNGvtxqrOmoGx54evyDxI/aPtjlaJoUvvFcpusQNMnYVd1z9RXK5XlY2SnVEdViyt99vSkRAvJNPPsoLWug9oLFkPNDnqfbIbiE3qix+jgiQyA
l/vD5XeA6X75y8xs8r9c2O+PtnvktdJHxkiS1RY+/C9YYvlkHnwXsTJ6/Xc5cVn/81gqPPanZ59e+krkviw/LFi1PHzZmtZZF1bCtek5lSveB181frlJm7yK
yJPru+Xshqdzb6yJyN21ImZdck5O5Jfhug1DyxUlijhV4abcj8PeLNgaeb3gh6Kd+d3yItctKdlmH5P8S8WOmhb0e4o1NU1sJkea9Uhqd8JcsU06XXnf1le7
WuNU7U25p4UyD3lP0TdhL3GByPHecEygRzLP0mucPZVpSS+rpqhvuUqcl2ugPYJ4ShqhU8rD1bPonzSrO7R0feqqlefl7lRESleSMpXRuTNhFGnW7dTma5u6
VtKblU3sKqNE30GXTke6oa+VuhujLClz71Psd3+ZdMXeWBth2V/h0E2lakzdKbc2Q99DNtr5lG6PcpPkQU6291JcePV5zU1igdNc+avsCy3lOGe9Q7PVnfR3
mP3scvaG9I6nwqZXLffWu8vda+3t1LedLUsqXEg1ScCp/Cg7OuqRGTYurS9l0KVJvqYmGvoZ9soPxNGGTN2CyqbUi/oyY5yxs/SYfAv9lfQAoSFPGC64OxML
dJFUb8+stJkNPZV5de/Jb5E/ulfWZfnj1YM1K8hh+u0kFvVh/m4ChwX3tdHDvzo+MuvyDbMJk+v7yg36TyiTQUF3pK+Qp5TvGdYbnjLESNomfUW+SbY0FRsn
GQ94Wniu+iP0m7UN1DjmI326e6q1Sf07mvfcmS4T2y6Q6nnOPpbab3pRo9G2M2o8P3KtdYcl6+hRxh+MK41qQ42uueELvcn4kypKt7zqPrWF3CGfQs40/Et/
WjvW2c86WNrN++zGKtc2zzuaidR6n6x+WX2y5RRzQtORG5KK7VN75N7okSzbPFg9tIYymARbBcegdTCzNw3+1gz+lkv267dXbLYmc7Pk5dpI41n1aLWEbuIo
SlytyS2dqv/E4GemdXiP/Lduv/q/qRd1R3WDDH65k1SSDSTDnXUA7gtNmnu+m3UXO8PJPt68mv1UX5nI6/YJVHJRj/x1z9Cg60RdJJVUJwWrcWuml2xSHNbd
0Xn111XbtTeY0ckOZp861jiQ8pFvO07aKlhAbNM8bVikXM01UXflNARgzdU0s9DelXnBQ6m7S09oDjnbO0eqeyod5CvkCIm3MrZ6roVVdbCPltk1fYhJVZVy
o3diaoHM43BonnFlKxvTH8az9vnSW5IP2Sxbc+ak5D16cVmU9z6d4R1eM9oxJyXCqUtt425ETfPm0ancIN+nymdsT7tPO5u7BrETinfbrzGT2l2tyVUP9f/b
XW/pQyssmbqEpC80L7mXBZrXXTVNK//CoNdNojbQjek63UjLVY/EF828wTzv7+qhUjt7tvhf9XysvaB4xr/A+bwr0rGKqXGs0DYLvEZ8V0STDzylxkZcqn91
TZJ1vrvIsZopVZDcUKNcd0S/ytievO1+Tn1Fm1PT1r7TUFvWQxGmN2svq0oCY9wjiXn6FHpbfGVRDENHHVT0NTYYVxvf1Q8mRtKX7a25s+sf6JeXQU1rsk/F
AX1HbnPgbc04bptqtXu3t7Nvdu0hy1j99GSEDyOU7r7HcOAMY2fjQI3NuUv7Sk0pNY+8qGlH6rVKoows1d3VkfpJus+N/6JWqFtrs/O+INeRMmOOvoOJslRS
CwL5zFsNnSqlujm+gcwAf3/5Qss+w3emb6irLGAz/DPIruxwt5XJIVYxjVNblzflGnzGkmf0s2wOYrTb4H9actT/CnVI97WyM1Xt/y/pqoqllxuOG+s9lkCC
+ke1TrVD3xA/lPnGf46brT4TrLhSa33Ef/y9A6u4gbp+/t1Me3s0k+sLz4/1fdz+LntFmxwIMz7lX2lqxGzRuOllsm8Zi2Ezm2ia5YlM36wbTzygCrRD0+Zq
9pNHuCb1C9LCQDc4AI6Gg8Bs8BKMBGagAVrQF6bC1GBuHQjlMBkuh63B0/A52Aa+CgeAjTAPtIaNV3XKCs9yZE3LOgZiQN/Ig0sOZs2AW+C78DDUB/NoGewM
VoNmMA50hJ0fnqkw0AjOg+2WAND4d1zTCMxetSfrZjDLJwW/WsJP13/Q6p11C7MrV65c2gj2CeblT3Os4PiqRkuP4brZ/nRmwx6rafxwcNZyuDGrze+RaDQk
oS54HE0fbqeuB9BS1Kf6nVrOVP27t/NGYu8lBwuC1YQVwF/VAF6T7+dmK0dyH7KtGAB7L28R3Ga4551aAvZN/sxb60njblVsCUajllmvZWtKsui29qOBpvA1
U28oTd9ujIUcGw67BDzqt7hn65dQwTwg+do1pP6HFbL8d7O6gr7+YFUhgcmpXLEp3KyO3RizmJqy9n4rf4e0KgDPkDmJD9Ta+jG6ZeYPuF52JRiR92VlWqN6
xzO1Gricaqcbo040R9hHExExt0oD9OGSQVq5tlta18KZ1PSy1wwPTNuyyg0bLVlUCTmTcwWGGl4PX0H19gUCmeFPRX9WfNz4fwA4CTGK
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


def new_player(compiled: bool) -> Any:
    """A player with fresh state. Files of equal content share their modules, so that numba compiles them once."""
    package = f"{PACKAGE}_{'compiled' if compiled else 'plain'}"
    if package not in sys.modules:
        sys.meta_path.append(Embedded(package))  # type: ignore[arg-type]  # an importer needs no base class
    modules: dict[str, Any] = sys.modules
    hidden = {} if compiled else {"numba": modules.get("numba", ...)}
    try:
        modules.update(dict.fromkeys(hidden))  # None there is Python's mark for "cannot be imported"
        player = importlib.import_module(f"{package}.player")
    finally:
        for name, module in hidden.items():
            del modules[name]
            if module is not ...:
                modules[name] = module
    return player.Player(SETTINGS, WEIGHTS)


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
    """Without search: win in one, else block, else the legal move next to the centre."""
    board, mark = list(observation["board"]), observation["mark"]
    drops = SETTINGS.get("drops", "columns" in configuration)  # discs fall; else a move is a cell
    rows, columns, inarow = (
        int(configuration.get(name) or SETTINGS.get(name, default))
        for name, default in (("rows", 6), ("columns", 7), ("inarow", 4))
    )
    legal = [move for move in range(columns if drops else len(board)) if board[move] == 0]

    def wins(cell: int, who: int) -> bool:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            length = 1
            for sign in (1, -1):
                row, column = cell // columns + sign * down, cell % columns + sign * right
                while 0 <= row < rows and 0 <= column < columns and board[row * columns + column] == who:
                    length, row, column = length + 1, row + sign * down, column + sign * right
            if length >= inarow:
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
