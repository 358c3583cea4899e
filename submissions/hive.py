# An agent for hive pieces=Base+MLP threefold=0 max_plies=200, made by azkit 0.2.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, generation 130; float16 weights in 348,523 bytes, SHA-256
# b4477523faf6fb35f0d247a48dea414c79bfba56b04f61eecff3108c9542d678.
# SOURCES holds azkit's own files, unchanged; Kaggle calls the last function of this file, `agent`.
"""The code of an agent file itself: builds azkit from the texts that the file carries, and always answers a move.

package.py writes this module behind its header, unchanged but for the lines between the two marks, which it fills in.
Kaggle runs it in a bare namespace without `__file__` and takes the callable bound last.
"""

from __future__ import annotations

import builtins
import importlib
import sys
import traceback
from importlib.machinery import ModuleSpec
from time import perf_counter
from typing import Any

BEGIN = perf_counter()

SETTINGS = {'game': 'hive',
 'module': 'hive',
 'options': {'pieces': 'Base+MLP', 'threefold': 0, 'max_plies': 200},
 'search': {'simulations': 64,
            'selection': 'puct',
            'c_puct': 1.25,
            'fpu_reduction': 0.25,
            'noise_epsilon': 0.0,
            'noise_alpha': 0.3,
            'target_scale': 0.0,
            'considered': 16,
            'reuse': True,
            'prove': True,
            'prove_nodes': 0,
            'leaves': 8},
 'player': {'reserve': 30.0, 'compile': True, 'solve': True, 'simulations': None},
 'sha256': 'b4477523faf6fb35f0d247a48dea414c79bfba56b04f61eecff3108c9542d678'}
PACKAGE = 'azkit_cda1dc396d25bd8f'
SOURCES = {
'azkit/__init__.py': r'''"""azkit trains AlphaZero agents for board games and turns them into things people use.

The rooms in the order that data flows, which is the order to read them in; each imports only those above it:

    games      rules: one record of plain functions a game, and the laws that every game obeys
    search     one tree search for all games: leaves go out, priors and values come back
    nets       networks, and how a machine runs them fastest
    selfplay   games become samples: many games at once, records of others, the replay window
    store      named files behind a URI, where processes of many machines meet
    runs       a run's configuration, and what of it is on disk
    agents     anything that picks a move, from a text such as uct:800 or a file
    arena      who is better: matches, ratings, grades against exact play
    training   the loop that learns, its report, and what looks off in it
    cluster    the same actor and learner as processes that share nothing but a store
    wasm       rules, search and network compiled for the browser
    submit     a checkpoint becomes one file that plays, for Kaggle or for a browser
    bench      speed beside the machine's own limit; what each technique is worth
    web        pages and an HTTP API: play, analyse, watch a run
    app        the command line

Under them lie errors, version, compiled (numba or plain Python), rng (one random stream a game), files (whole or not at
all), stopping (by signals, in order), progress and tables. What `import azkit` offers is imported on first use.
"""

import importlib
from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .agents.agents import make_agent
    from .arena.kaggle import kaggle_match
    from .arena.match import match
    from .errors import AzkitError
    from .games.base import Game, State, make
    from .games.check import check
    from .nets.evaluator import NetworkEvaluator
    from .runs.config import RunConfig, change
    from .runs.mirror import load_checkpoint
    from .runs.profiles import profile
    from .search.evaluators import RolloutEvaluator, UniformEvaluator
    from .search.search import Search, SearchConfig
    from .submit.notebook import board
    from .submit.package import package
    from .submit.share import share
    from .training.learn import learn
    from .training.report import write_report

# Public names and where they live; each is imported on first use, so that `import azkit` costs nothing.
_HOMES = {
    "AzkitError": "errors",
    "Game": "games.base",
    "State": "games.base",
    "make": "games.base",
    "check": "games.check",
    "UniformEvaluator": "search.evaluators",
    "RolloutEvaluator": "search.evaluators",
    "NetworkEvaluator": "nets.evaluator",
    "Search": "search.search",
    "SearchConfig": "search.search",
    "RunConfig": "runs.config",
    "change": "runs.config",
    "profile": "runs.profiles",
    "learn": "training.learn",
    "load_checkpoint": "runs.mirror",
    "write_report": "training.report",
    "make_agent": "agents.agents",
    "match": "arena.match",
    "kaggle_match": "arena.kaggle",
    "package": "submit.package",
    "share": "submit.share",
    "board": "submit.notebook",
}

__all__ = [*_HOMES, "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'azkit' has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
''',
'azkit/compiled.py': r'''"""Compile functions and rules with numba where it is there; run the same source as plain Python where it is not.

Which of three worlds this is, is settled once, when this file loads:

| | in the library | in an agent file | without numba (or NUMBA_DISABLE_JIT=1) |
|---|---|---|---|
| `njit` | compiled at the first call, kept on disk | plain, but compiled code may call it | plain |
| `inlined` | compiled into its caller | plain, but compiled code may call it | plain |
| `part` | changes nothing | compiled by itself | plain |
| `Rules.box` | a record of typed function pointers | functions, those with loops compiled | plain functions |

The record of pointers lets one compiled search serve every game, and stay valid when a rules file is edited.
"""

import hashlib
import importlib
import os
import shutil
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any


def _module(name: str) -> Any:
    """A module of numba, by name since most of what is in it is made on import; None without numba."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


numba: Any = _module("numba")
types: Any = _module("numba.core.types")
caching: Any = _module("numba.core.caching")
structref: Any = _module("numba.experimental.structref")
extending: Any = _module("numba.extending")

RULES = ("initial", "legal", "play", "to_play", "outcome", "encode", "encode_graph", "symmetry", "heuristic")
LOOPS = ("legal", "play", "encode", "encode_graph", "symmetry")  # those that look at the whole board
JIT = numba is not None and not numba.config.DISABLE_JIT
EMBEDDED = "__file__" not in globals()  # in an agent file the package is text
# There a clock runs and no file is kept: compiling all of the search took 18 s, its parts and the rules' loops 5.
PARTS = JIT and EMBEDDED
ROOMS = ("games", "search", "nets", "selfplay")  # where compiled code lives, besides the files beside this one
STARTED, LOADED = time.time(), "__loaded__"  # when this file was; the name by which a user's rules know when they were
UNUSED_DAYS = 14  # after so long machine code of sources that are no more is deleted


def cache_folder() -> Path:
    """The folder of this user for what azkit remembers between processes."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "azkit"


if numba is None or not JIT:

    def njit(function: Callable) -> Any:
        """Without numba the plain function is the compiled one."""
        return function

    inlined = part = register_jitable = njit

else:
    # Function pointers as values are what this file is about; the warning would greet every user.
    warnings.filterwarnings("ignore", category=numba.NumbaExperimentalFeatureWarning)
    # Rules and search never divide by zero: leave out the code that looks.
    _OPTIONS = {"nogil": True, "error_model": "numpy"}

    def register_jitable(function: Callable) -> Any:
        """Mark a plain function that compiled code may call."""
        return extending.register_jitable(function)

    def njit(function: Callable) -> Any:
        """Compile on first call, without the interpreter lock, remembered on disk where that is possible."""
        return register_jitable(function) if PARTS else _dispatcher(function, no_cfunc_wrapper=True)

    def inlined(function: Callable) -> Any:
        """Compile into the caller: passing a dozen arrays to a small step costs more than the step."""
        return register_jitable(function) if PARTS else numba.njit(inline="always")(function)

    def part(function: Callable) -> Any:
        """Compile by itself where the whole search is not."""
        return _dispatcher(function, no_cfunc_wrapper=True) if PARTS else function

    def _dispatcher(function: Callable, **options: bool) -> Any:
        """Numba's compiler for this function, whose machine code is kept on disk."""
        dispatcher = numba.njit(**_OPTIONS, **options)(function)
        with suppress(OSError, RuntimeError):  # numba's words for no place to write to
            if not EMBEDDED and Path(function.__code__.co_filename).is_file() and _is_as_loaded(function):
                dispatcher._cache = _Cache(function)
        return dispatcher

    class _Cache(caching.FunctionCache):
        """Numba's cache in a folder of these very sources, since its own check sees edits of one file only."""

        def __init__(self, function: Callable) -> None:
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(_folder(_sources(function)))
            try:
                super().__init__(function)
            finally:
                numba.config.CACHE_DIR = before

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            """Numba's; what is damaged is compiled anew."""
            try:
                return super().load_overload(sig, target_context)
            except Exception:  # a torn file makes pickle raise anything
                with suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            """Numba's; a full disk ends no command, nor does what numba 0.60 at times says: no compiled object yet."""
            with suppress(OSError, RuntimeError):
                super().save_overload(sig, data)


@cache
def _package() -> frozenset[Path]:
    """The files of this package whose constants and functions compiled code can reach."""
    home = Path(__file__).parent
    return frozenset([*home.glob("*.py"), *(file for room in ROOMS for file in (home / room).rglob("*.py"))])


def _sources(function: Callable) -> frozenset[Path]:
    """Every file that the machine code of this function may depend on; of one from outside, such as a user's own game,
    also the modules loaded from beside its file or below."""
    own = Path(function.__code__.co_filename)
    if own in _package():
        return _package()
    loaded = (getattr(module, "__file__", None) for module in tuple(sys.modules.values()))
    beside = (path for path in map(Path, filter(None, loaded)) if own.parent in path.parents and path.suffix == ".py")
    installed = {"site-packages", "dist-packages"}  # an environment in the user's folder
    return _package() | {own, *(path for path in beside if installed.isdisjoint(path.relative_to(own.parent).parts))}


def _is_as_loaded(function: Callable) -> bool:
    """Whether no file of a user's was changed since: else the machine code of what was loaded would be kept as that of
    what the file says now. Of modules that do not know when they were loaded, that was after this one."""
    loaded = {Path(function.__code__.co_filename): function.__globals__.get(LOADED, STARTED)}
    return all(file.stat().st_mtime <= loaded.get(file, STARTED) for file in _sources(function) - _package())


@cache
def _folder(sources: frozenset[Path]) -> Path:
    """The cache folder that belongs to the text of these files; folders long unused go."""
    digest = hashlib.sha256(b"\0".join(file.read_bytes() for file in sorted(sources)))
    base = Path(os.environ.get("NUMBA_CACHE_DIR") or cache_folder())
    folder = base / f"numba-{digest.hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in base.glob("numba-*"):
        with suppress(OSError):  # another process may have been faster
            if time.time() - other.stat().st_mtime > UNUSED_DAYS * 86400:
                shutil.rmtree(other)
    return folder


def borrowed(arrays: Any) -> Any:
    """The same arrays (one, or tuples of them) without reference counting, which would take 40 % of a simulation.

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
            for index, element in enumerate(kind):
                value = builder.insert_value(
                    value, _uncounted(context, builder, element, builder.extract_value(value, index)), index
                )
        return value

    @extending.intrinsic
    def _borrow(typing: Any, arrays: Any) -> Any:
        return arrays(arrays), lambda context, builder, _, values: _uncounted(context, builder, arrays, values[0])

    @extending.overload(borrowed)
    def _borrowed(arrays) -> Any:
        return lambda arrays: _borrow(arrays)

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
        "heuristic": types.float64(_P, _STATE),
    }


if JIT and not PARTS:  # the box is for compiled callers

    @structref.register
    class _RulesType(types.StructRef):
        def preprocess_fields(self, fields: Any) -> Any:
            return tuple((name, types.unliteral(kind)) for name, kind in fields)

    class _Rules(structref.StructRefProxy):
        """The box as Python sees it."""

    structref.define_boxing(_RulesType, _Rules)
    _POINTERS = {name: types.FunctionType(_SIGNATURES[name]) for name in RULES}
    _RULES_TYPE = _RulesType([("parameters", _P), *_POINTERS.items()])

    def _box(parameters, initial, legal, play, to_play, outcome, encode, encode_graph, symmetry, heuristic) -> Any:
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
        box.heuristic = heuristic
        return box

    _box = _dispatcher(_box)
    _box.compile(_RULES_TYPE(_P, *_POINTERS.values()))
    _box.disable_compile()  # numba would take the functions for constants otherwise, and compile for each game


class Rules:
    """A game's compiled rules: `box` goes into compiled functions, `keep` keeps its function pointers alive.

    `boxed` makes another one of parameters of its own, for a thread: whoever uses a box counts references to it, and
    two threads that shared one were slower than one thread.
    """

    def __init__(self, parameters: Any, functions: dict[str, Callable]) -> None:
        compiled = () if not JIT else LOOPS if PARTS else RULES
        self.keep = {
            name: compile_rule(name, function) if name in compiled else function for name, function in functions.items()
        }
        if compiled == RULES:
            self.boxed: Callable[[Any], Any] = lambda own: _box(own, *self.keep.values())
        else:
            self.boxed = lambda own: SimpleNamespace(parameters=own, **self.keep)
        self.box: Any = self.boxed(parameters)


def compile_rule(name: str, function: Callable) -> Any:
    """One rules function with its fixed signature; as a slow call into Python if numba cannot compile it."""
    try:
        return _with_signature(name, _dispatcher(function))
    except numba.core.errors.NumbaError as error:
        reason = str(error).strip().splitlines()[:2][-1]  # the first line names only numba's step
        print(f"azkit: {function.__name__} runs as plain Python, 20 times slower: {reason}", file=sys.stderr)
        return _with_signature(name, numba.njit(_object_mode(name, function)))


def _with_signature(name: str, dispatcher: Any) -> Any:
    """The same, compiled for this rule's signature and for no other."""
    dispatcher.compile(_SIGNATURES[name])
    dispatcher.disable_compile()
    return dispatcher


def _object_mode(name: str, function: Callable) -> Callable:
    """Wrap a rules function that numba cannot compile so that compiled code can still call it."""
    arguments, returns = ", ".join("abcdef"[: len(_SIGNATURES[name].args)]), _SIGNATURES[name].return_type
    _PLAIN.append(function)
    # As text, since numba takes neither *arguments nor a type that is no literal
    typed, last = ("", "") if returns == _NONE else (f"result='{returns}'", "    return result")
    text = f"def wrapper({arguments}):\n    with objmode({typed}):\n"
    text += f"        result = call_plain({len(_PLAIN) - 1}, {arguments})\n{last}"
    scope = {"objmode": numba.objmode, "call_plain": _call_plain}
    exec(text, scope)
    return scope["wrapper"]


# Numba up to 0.61 pickles what a wrapper names, and a rules function may hold on to what cannot be pickled.
_PLAIN: list[Callable] = []


def _call_plain(number: int, *arguments: Any) -> Any:
    """Call the rules function of this number, one that numba could not compile."""
    return _PLAIN[number](*arguments)
''',
'azkit/errors.py': r'''"""The one exception for problems that the user can mend, and how all others are told in one line."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache


class AzkitError(ValueError):
    """A problem told in one line that names the file, option or ply at fault and what to do."""

    def __str__(self) -> str:
        return " ".join(super().__str__().splitlines())  # what it quotes may have several


@contextmanager
def about(what: object, advice: str = "") -> Iterator[None]:
    """An AzkitError from inside says first what it is about."""
    try:
        yield
    except AzkitError as error:
        raise AzkitError(f"{what}: {error}{advice}") from None


def check_range(name: str, value: float | None, low: float, high: float) -> None:
    """Raise AzkitError unless a setting is None or low <= value <= high; NaN never is."""
    if value is not None and not low <= value <= high:
        raise AzkitError(f"{name}={value} is out of range: {low} to {high}")


def check_ranges(settings: object, ranges: Mapping[str, tuple[float, float]]) -> None:
    """The same of an object's attributes."""
    for name, (low, high) in ranges.items():
        check_range(name, getattr(settings, name), low, high)


@lru_cache
def tell(line: str) -> None:
    """Say this on standard error, once in a process."""
    print(f"azkit: {line}", file=sys.stderr)


def reason(error: BaseException) -> str:
    """The first line of an error, of which torch's have many; the name of one that says nothing, as MemoryError may."""
    return [*str(error).splitlines(), type(error).__name__][0]
''',
'azkit/games/__init__.py': r'''"""Rules, and nothing else: what a game is (`base.py`), one module or room a game, and the laws that all of them obey.

In come a game's name and options; out come a `Game`, a record of plain functions over flat arrays, and the immutable
`State` that people hold. Nothing here knows search, networks or files, and nothing outside this room asks which game it
has, but commands of one game (`uhp` and Hive's strings in `analyse`, `book` of ConnectX): what a game offers beside its
rules (exact play, usual opponents, how Kaggle shows it) is in its `extras`.
Read `base.py` first, then `tictactoe.py` and `grid.py`; `README.md` has every game's rules, options and figures.
"""
''',
'azkit/games/base.py': r'''"""What a game is: the `Game` record, the `State` that people hold, and `make(name, **options)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..compiled import RULES, Rules
from ..errors import AzkitError
from . import registry
from .exact import Endings, Prover
from .view import View

GAMES, ALIASES = registry.GAMES, registry.ALIASES
RUNNING, ENDED, TRUNCATED = 0, 1, 2  # what a game's `outcome` returns
MOVES_NAMED = 10  # in the error for an illegal move


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


def from_whole_state(game: Game, board: Sequence[int], seat: int) -> State:
    """The position whose `board` is all of its state. Raises AzkitError if the board has another size."""
    if len(board) != game.state_size:
        raise AzkitError(f"a board of {len(board)} numbers is not one of {game.describe()}")
    return State(game, np.array(board, np.int16))


@dataclass(frozen=True, kw_only=True)
class Kaggle:
    """How kaggle-environments shows a game: `board` and the seat to move must tell all that matters in a position."""

    board: Callable[[State], list[int]] = lambda state: state.array.tolist()  # an observation's `board`
    position: Callable[[Game, Sequence[int], int], State] = from_whole_state  # (game, board, seat to move)
    built_in: bool = False  # kaggle-environments has this game itself, and there is a competition of its name
    opponent: str = "uct:100"  # whom `azkit evaluate` plays beside `random`


@dataclass(frozen=True, kw_only=True)
class Extras:
    """What a game offers beside its rules, all of it optional: outside its room nothing knows a game by its name."""

    kaggle: Kaggle = Kaggle()
    view: View | None = None  # how a page draws it, and what a click means
    opponents: tuple[str, ...] = ("uct:400",)  # texts of agents, weakest first, beside `random`
    prover: Callable[[Game, bytes], Prover | None] = lambda game, book: None  # `book`: its content, b"" without
    endings: Callable[[Game], Endings | None] = lambda game: None  # faster than azkit.search.endings by the rules
    prove_nodes: int = 0  # of exact endings, at each leaf of a search: as many as pay when an agent plays
    opening_plies: int = 0  # random ones that pay before every second game of a run by the clock
    length: float = 0.6  # of a usual game, as a share of the most plies
    heuristic_share: float = 0.0  # of a run by the clock: as long it pays that the heuristic judges, not the network
    book: Callable[[Game], Path | None] = lambda game: None  # what agent files carry for the prover
    positions: Callable[[Game], Path | None] = lambda game: None  # with exact scores, to grade agents on
    readers: Mapping[str, Callable[[Game, str], Any]] = field(default_factory=dict)  # of other programs' records
    writers: Mapping[str, Callable[[State], str]] = field(default_factory=dict)  # by suffix; given the last position
    from_orbs: Callable[[Game, Sequence[tuple[int, int]], int, int], State] | None = None  # orbs, seat; to play, ply


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The rules of one game with its options fixed, as plain functions over flat arrays.

    Arrays: `p` int64 parameters, `state` int16 [S], `moves` int32 [W], `returns` float32 [P], `planes` float32
    [C * H * W], flat: cell (row, column) of plane c is planes[(c * H + row) * W + column]; of a graph `nodes` float32
    [nodes * features], `links` int32 [nodes * links] and `ends` int32 [2 * W], flat, too. Values are by seat.

    Rules run compiled and plain: a helper that one of them calls needs @azkit.compiled.register_jitable. They never
    raise: whoever calls them passes legal moves only. Equal state arrays are one position: a state holds nothing that
    matters neither for the future nor for the encoding. A network sees `planes` and has one output for each of A
    actions; or it sees a `graph` and scores the moves there are, each as a pair of nodes.
    """

    name: str  # as a Python name; of the module or file, too
    options: dict[str, int | str]  # what `make` was called with, defaults included
    players: int  # P, seats 0 to P - 1
    state_size: int  # S
    max_moves: int  # W, most legal moves in any state
    actions: int | None  # A, moves are 0 to A - 1; None: move ids have no fixed range
    max_plies: int  # no game is longer
    planes: tuple[int, int, int] = (0, 0, 0)  # network input: channels, rows, columns
    graph: Graph | None = None  # or what stands in its place
    parameters: np.ndarray  # int64, the first argument of every rules function

    initial: Callable[..., None]  # (p, state): write the first position over zeros
    legal: Callable[..., int]  # (p, state, moves): write legal moves, ascending; return their number
    play: Callable[..., None]  # (p, state, move): play in place
    to_play: Callable[..., int]  # (p, state): the seat to move
    outcome: Callable[..., int]  # (p, state, returns): RUNNING, ENDED or TRUNCATED; write returns by seat in [-1, 1]
    # Network input as the side to move sees it: write planes, or a graph of which `encode_graph` returns how many nodes
    # there are; `links` holds the node at the other end of each link or -1, `ends` both nodes of each legal move.
    encode: Callable[..., None] = lambda p, state, planes: None
    encode_graph: Callable[..., int] = lambda p, state, moves, nodes, links, ends: 0
    symmetry: Callable[..., None] = identity  # (p, state, k, out): write the image of state under symmetry k; 0 is none
    move_symmetry: np.ndarray = field(default_factory=lambda: np.zeros((1, 0), np.int32))  # [K, A], each move's image
    heuristic: Callable[..., float] = lambda p, state: 0.0  # (p, state): a rule of thumb in (-1, 1) for seat 0 of two

    # For people; these run as Python only.
    move_text: Callable[[State, int], str]  # a move as people write it
    parse_move: Callable[[State, str], int]  # reads that back; ValueError if the text is no move
    text: Callable[[State], str]  # the position in lines of text
    svg: Callable[[State], str]  # the position as a picture, <svg ...>
    extras: Extras = Extras()  # what the game offers beside its rules
    source: str = ""  # what `make` was called with: a name, or the path of a file

    def __post_init__(self) -> None:
        if self.move_symmetry.size == 0:  # only the identity
            object.__setattr__(self, "move_symmetry", np.arange(self.actions or 0, dtype=np.int32)[None])

    @cached_property
    def rules(self) -> Any:
        """The compiled rules, one argument for compiled functions (see azkit/compiled.py)."""
        return self.compiled.box

    @cached_property
    def compiled(self) -> Rules:
        """Those in `rules`, and more boxes like it."""
        return Rules(self.parameters, {name: getattr(self, name) for name in RULES})

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the rules functions: as compiled code runs it once the game is compiled, else the plain one."""
        return self.compiled.keep[name] if "compiled" in vars(self) else getattr(self, name)

    def compile(self) -> Game:
        """Compile the rules now, in seconds; positions, too, then play a hundred times faster. Returns itself."""
        assert self.rules is not None  # a cached property
        return self

    def initial_state(self) -> State:
        """The position before the first ply."""
        array = np.zeros(self.state_size, np.int16)
        self.initial(self.parameters, array)
        return State(self, array)

    def state(self, moves: Iterable[int | str]) -> State:
        """The position after `moves`, ids or texts, from the first one; ValueError names the ply of an illegal one."""
        state = self.initial_state()
        for ply, move in enumerate(moves):
            try:
                state = state.play(state.parse_move(move) if isinstance(move, str) else move)
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
    """One immutable position of a game.

    >>> state = make("tictactoe").initial_state().play(4)
    >>> state.to_play, state.parse_move("a1"), state.outcome
    (1, 0, None)
    >>> print(state.play(0))
      a b c
    1 O . .
    2 . X .
    3 . . .
    """

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
        return int(self._ask("to_play"))

    @property
    def outcome(self) -> tuple[float, ...] | None:
        """Returns by seat in [-1, 1], or None while the game runs."""
        returns = np.zeros(self.game.players, np.float32)
        return None if self._ask("outcome", returns) == RUNNING else tuple(returns.tolist())

    @property
    def truncated(self) -> bool:
        """Whether a ply cap ended the game."""
        return self._ask("outcome", np.zeros(self.game.players, np.float32)) == TRUNCATED

    def legal_moves(self) -> list[int]:
        """Legal moves, ascending; none once the game is over."""
        moves = np.zeros(self.game.max_moves, np.int32)
        return moves[: self._ask("legal", moves)].tolist() if self.outcome is None else []

    def _ask(self, name: str, *arguments: Any) -> Any:
        """What a rules function says of a copy of the array: compiled code takes none that is read-only."""
        return self.game.rule(name)(self.game.parameters, self.array.copy(), *arguments)

    def play(self, move: int) -> State:
        """The position after `move`; AzkitError names the move and the reason if it is illegal."""
        legal = self.legal_moves()
        if move not in legal:
            raise AzkitError(self._refusal(move, legal))
        array = self.array.copy()
        self.game.rule("play")(self.game.parameters, array, int(move))
        return State(self.game, array, (*self.moves, int(move)), previous=self)

    def _refusal(self, move: int, legal: list[int]) -> str:
        """Why a move, which need not be one of the game's, is illegal: moves as people write them where possible."""
        try:
            text = self.move_text(move) if move in range(self.game.actions or 0) else str(move)
        except Exception:  # a user's own game need not know how to write what is illegal
            text = str(move)
        where = f"illegal move {move!r}{f' ({text})' if text != str(move) else ''} in {self.game.name}"
        texts = ", ".join(map(self.move_text, legal[:MOVES_NAMED]))
        more = f" and {len(legal) - MOVES_NAMED} more" if len(legal) > MOVES_NAMED else ""
        return f"{where}: legal moves are {texts}{more}" if legal else f"{where}: the game is over"

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
        planes = np.zeros(self.game.planes, np.float32)
        self._ask("encode", planes.ravel())
        return planes

    def graph(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Network input as a graph of n nodes: nodes float32 [n, features], links int32 [n, kinds], -1 where there is
        none, and ends int32 [m, 2] of the legal moves in their order. AzkitError where it is no graph."""
        graph, moves = self.game.graph, np.array(self.legal_moves(), np.int32)
        if graph is None:
            raise AzkitError(f"{self.game.name} is no graph: see State.encode")
        nodes = np.zeros((graph.nodes, graph.features), np.float32)
        links, ends = np.zeros((graph.nodes, graph.links), np.int32), np.zeros((len(moves), 2), np.int32)
        count = self._ask("encode_graph", moves, nodes.ravel(), links.ravel(), ends.ravel())
        return nodes[:count], links[:count], ends

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

    _repr_svg_ = svg  # for notebooks


def make(name: str, /, **options: int | str) -> Game:
    """A game by name, or from the path of a Python file with a function `make`; AzkitError for an unknown game or
    option, or an option out of range."""
    game = registry.call_make(name, options)
    if not isinstance(game, Game):
        raise AzkitError(f"`make` of {name} returns {game!r}, which is no Game")
    if name.endswith(".py"):  # also where it took over another game's extras
        own = replace(game.extras, kaggle=replace(game.extras.kaggle, built_in=False))
        return replace(game, source=str(Path(name).absolute()), extras=own)  # other processes have other folders
    return replace(game, source=game.name)
''',
'azkit/games/draw.py': r'''"""How boards look, as text and as SVG: what lies on each cell, and around it the names by which moves call cells."""

from collections.abc import Callable
from dataclasses import dataclass

from .base import State
from .view import COLOURS, MARKS

EMPTY = "#e9eef5"
CELL, MARGIN = 40, 24  # pixels


def column_letters(column: int) -> str:
    """The name of a column as in spreadsheets: a to z, then aa, ab and so on."""
    more, letter = divmod(column, 26)
    return (column_letters(more - 1) if more else "") + chr(ord("a") + letter)


@dataclass(frozen=True)
class Drawing:
    """How a game on a grid is drawn; see azkit/games/grid.py for what a state holds."""

    word: Callable[[State, int], str]  # what stands on a cell in text
    shape: Callable[[State, int, str], str]  # the SVG of a cell around 0, 0; the last argument, attributes, rings it
    column: Callable[[int], str] = column_letters
    row_names: bool = True  # moves name a row, from 1 on top; else columns only, whose names then stand below

    def text(self, state: State) -> str:
        """The board as lines of text, row 0 on top."""
        rows, columns = map(int, state.game.parameters[:2])
        names = [self.column(column) for column in range(columns)]
        board = [[self.word(state, row * columns + column) for column in range(columns)] for row in range(rows)]
        lines = [names, *board] if self.row_names else [*board, names]
        width = max(len(cell) for line in lines for cell in line)
        margins = ["", *(str(row + 1) for row in range(rows))] if self.row_names else []
        margins = [f"{margin:>{len(str(rows))}} " for margin in margins] or [""] * len(lines)
        return "\n".join(
            (margin + " ".join(cell.ljust(width) for cell in line)).rstrip() for margin, line in zip(margins, lines)
        )

    def svg(self, state: State) -> str:
        """The board as a picture, the last move ringed."""
        rows, columns = map(int, state.game.parameters[:2])
        left = top = MARGIN if self.row_names else 0
        width, height = columns * CELL + left, rows * CELL + MARGIN
        before = state.previous.array if state.previous is not None else state.array
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-left} {-top} {width} {height}" '
            f'width="{width}" height="{height}" role="img">',
            f'<rect x="{-left}" y="{-top}" width="100%" height="100%" rx="8" fill="#31507a"/>',
            f'<g fill="{EMPTY}" font-size="13" font-family="sans-serif" text-anchor="middle">',
        ]
        beside = -7 if self.row_names else rows * CELL + 16  # the height at which the columns' names stand
        parts += [f'<text x="{_middle(i)}" y="{beside}">{self.column(i)}</text>' for i in range(columns)]
        if self.row_names:
            parts += [f'<text x="-11" y="{_middle(i) + 5}">{i + 1}</text>' for i in range(rows)]
        parts.append("</g>")
        for cell in range(rows * columns):
            new = before[cell] != state.array[cell] and state.array[cell] > 0
            shape = self.shape(state, cell, ' stroke="#ffffff" stroke-width="3"' if new else "")
            row, column = divmod(cell, columns)
            parts.append(f'<g transform="translate({_middle(column)} {_middle(row)})">{shape}</g>')
        return "".join(parts) + "</svg>"


def _middle(place: int) -> int:
    """Pixels from the board's edge to the middle of a row or column."""
    return place * CELL + CELL // 2


def _mark(state: State, cell: int) -> str:
    """A seat's mark, a point for an empty cell, a dash for one where the side to move may not play."""
    mark = int(state.array[cell])
    return MARKS[(mark - 1) % len(MARKS)] if mark > 0 else "-" if mark < 0 else "."


def _disc(state: State, cell: int, ring: str) -> str:
    """A disc in the seat's colour; a small one where the side to move may not play."""
    mark = int(state.array[cell])
    colour = COLOURS[(mark - 1) % len(COLOURS)] if mark > 0 else EMPTY
    return f'<circle r="{5 if mark < 0 else 15}" fill="{colour}"{ring}/>'


DISCS = Drawing(_mark, _disc)
''',
'azkit/games/exact.py': r'''"""Exact play that a game may offer, faster than the general search by its rules; positions are base.State."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

# Exact values of many positions of one game, each as far as `nodes` of a search reach. Of running positions, int16
# [n, S], their legal moves, int32 [n, W], then -1, and `nodes`: values by seat, float32 [n, P], NaN where that is too
# hard, and which moves are good, bool [n, W]: false where one is known to give value away. With W = 0 values alone.
Endings = Callable[[np.ndarray, np.ndarray, int], tuple[np.ndarray, np.ndarray]]


class Prover(Protocol):
    """Exact play of one game; agent files embed and use it, too."""

    def scorer(self) -> Callable[[Any], Mapping[int, float]]:
        """The function that scores each legal move of a running position for the side to move: above 0 for a win, the
        sooner the higher, 0 for a draw. AzkitError where that is out of reach."""
        ...

    def compile(self) -> None:
        """Compile all that `choose` needs, in seconds; without it `choose` goes by the book alone."""
        ...

    def probe(self, state: Any) -> list[int]:
        """Legal moves among which `choose` can tell: the only good one if it is known, none if it can tell nothing."""
        ...

    def choose(self, state: Any, order: Sequence[int], deadline: float, bank: float = 0.0) -> int | None:
        """A best move as far as is known by `deadline` (of perf_counter); of equals the first in `order`.

        `order` has all legal moves, most promising first. `bank`: seconds beyond the deadline that may be spent where
        it is not known by then which move keeps the value. None where nothing is known.
        """
        ...
''',
'azkit/games/grid.py': r'''"""What games on a rectangular board share: the record, the state's layout, symmetries, input planes, lines, notation.

State layout: the cells row by row from the top, 0 empty or seat + 1 (below 0: empty, but not for the side to move),
then the tail below. Parameters: the first four below; a game appends its own.
"""

import re
from collections.abc import Callable, Sequence

import numpy as np

from ..compiled import register_jitable
from ..errors import AzkitError, check_range
from .base import ENDED, RUNNING, Extras, Game, Kaggle, State
from .draw import DISCS, column_letters
from .view import View

ROWS, COLUMNS, PLAYERS, PLANES, OWN = 0, 1, 2, 3, 4  # places in the parameters; OWN: the game's own begin here
INAROW = OWN  # of a game that `open_lines` is for
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))  # of lines, down and right
HALF = 200.0  # difference in open lines that is worth half a game
TO_PLAY, STATUS, LAST = -3, -2, -1  # places at the end of a state
TAIL = 3
DRAW = -1  # STATUS is 0 while the game runs, seat + 1 of the winner, or DRAW
# Names of input planes in the order they are stacked; "theirs" is one plane for each other seat, next seat first.
PLANE_NAMES = ("mine", "theirs", "empty", "last", "colour")
LAST_PLANE = 1 << PLANE_NAMES.index("last")


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


def check_board(rows: int, columns: int, inarow: int, largest: int) -> None:
    """Raise AzkitError unless a line of `inarow` fits onto a board of at most `largest` rows and columns."""
    check_range("rows", rows, 1, largest)
    check_range("columns", columns, 1, largest)
    check_range("inarow", inarow, 2, largest)
    if inarow > max(rows, columns):
        raise AzkitError(f"a board of {rows} rows and {columns} columns is too small for inarow={inarow}")


@register_jitable
def image(rows: int, columns: int, row: int, column: int, k: int) -> int:
    """The cell to which symmetry k takes one: bit 0 mirrors columns, bit 1 rows, bit 2 transposes (squares only)."""
    down, right = rows - 1 - row if k & 2 else row, columns - 1 - column if k & 1 else column
    return right * columns + down if k & 4 else down * columns + right


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
    for down, right in DIRECTIONS:
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


@register_jitable
def _open_line(p, state, cell, down, right) -> float:
    """4^n for n marks of seat 0 alone, -4^n for seat 1 alone, in the `inarow` cells from here on; else 0."""
    rows, columns, last = p[ROWS], p[COLUMNS], p[INAROW] - 1
    row, column = cell // columns + last * down, cell % columns + last * right
    if row >= rows or not 0 <= column < columns:
        return 0.0
    first, second, step = 0, 0, down * columns + right
    for i in range(p[INAROW]):
        mark = state[cell + i * step]
        first += mark == 1
        second += mark == 2
    if first > 0 and second > 0 or first + second == 0:
        return 0.0
    return 4.0**first if second == 0 else -(4.0**second)


def open_lines(p, state) -> float:
    """A heuristic of games that lines win: those that only one seat can still fill, each worth four times as much for
    each mark on it."""
    total = 0.0
    for cell in range(p[ROWS] * p[COLUMNS]):
        for down, right in DIRECTIONS:
            total += _open_line(p, state, cell, down, right)
    return total / (HALF + abs(total))


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
    for row in range(rows):
        for column in range(columns):
            out[image(rows, columns, row, column, k)] = state[row * columns + column]
    if state[LAST] > 0:
        last = state[LAST] - 1
        out[LAST] = image(rows, columns, last // columns, last % columns, k) + 1


def from_cells(game: Game, cells: Sequence[int], seat: int) -> State:
    """The running position with these cells and seat to move; no moves are known, so `State.moves` is empty.

    Raises AzkitError if there are too few or too many cells.
    """
    if len(cells) + TAIL != game.state_size:
        raise AzkitError(f"a board of {len(cells)} cells is not one of {game.describe()}")
    return State(game, np.array([*cells, seat, 0, 0], np.int16))


text, svg = DISCS.text, DISCS.svg  # of a game whose cells hold one mark each


def cell_text(state: State, move: int) -> str:
    """A cell as people write it: the column's letters, then the row from the top counted from 1."""
    row, column = divmod(move, int(state.game.parameters[COLUMNS]))
    return f"{column_letters(column)}{row + 1}"


def parse_cell(state: State, text: str) -> int:
    """The cell that text such as b3 names; AzkitError if there is none."""
    rows, columns = (int(size) for size in state.game.parameters[:2])
    letters = [column_letters(column) for column in range(columns)]
    named = re.fullmatch("([a-z]{1,2})([0-9]{1,3})", text.lower())
    if named and named[1] in letters and 1 <= int(named[2]) <= rows:
        return (int(named[2]) - 1) * columns + letters.index(named[1])
    raise AzkitError(f"{text!r} is not a cell: write a column letter and a row, such as a1")


# Others are shown the cells of a position.
KAGGLE = Kaggle(board=lambda state: state.array[:-TAIL].tolist(), position=from_cells)


def cell_moves(rows: int, columns: int) -> np.ndarray:
    """The image of each cell under each symmetry, int32 [K, rows * columns]: K is 8 of a square, 4 of a rectangle."""
    cells, symmetries = [divmod(cell, columns) for cell in range(rows * columns)], 8 if rows == columns else 4
    return np.array([[image(rows, columns, *cell, k) for cell in cells] for k in range(symmetries)], np.int32)


def neighbours(rows: int, columns: int) -> list[int]:
    """Four numbers a cell: the cells above, below, left and right that exist, then -1; for the end of parameters."""
    table = []
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        near = [r * columns + c for r, c in places if 0 <= r < rows and 0 <= c < columns]
        table += near + [-1] * (4 - len(near))
    return table


def game(name: str, options: dict[str, int | str], p: np.ndarray, play: Callable[..., None]) -> Game:
    """The record of a game in which seats mark empty cells in turn until `play` sets STATUS; `p` as by `parameters`.

    A game that differs puts in what is its own by dataclasses.replace: `replace(grid.game(...), legal=legal)`.
    """
    rows, columns = int(p[ROWS]), int(p[COLUMNS])
    cells = rows * columns
    return Game(
        name=name,
        options=options,
        players=int(p[PLAYERS]),
        state_size=cells + TAIL,
        max_moves=cells,
        actions=cells,
        max_plies=cells,
        planes=input_shape(p),
        parameters=p,
        initial=empty,
        legal=empty_cells,
        play=play,
        to_play=to_play,
        outcome=outcome,
        encode=encode,
        symmetry=symmetry,
        move_symmetry=cell_moves(rows, columns),
        move_text=cell_text,
        parse_move=parse_cell,
        text=text,
        svg=svg,
        extras=Extras(kaggle=KAGGLE, view=View(kind="grid", rows=rows, columns=columns)),
    )
''',
'azkit/games/hive/__init__.py': r'''"""Hive: its rules on a board without edges, the graph that a network sees, its notation and its pictures.

Read `pieces.py` first (pieces, hexes, what a state holds), then `position.py` (what lies where and what is pinned),
`moves.py` and `rules.py`. `graph.py` shows a position to a network, `evaluation.py` to alpha-beta; `notation.py` speaks
with other programs.
"""

from .rules import make as make
''',
'azkit/games/hive/boardspace.py': r'''"""Games of Hive as BoardSpace records them: SGF whose nodes say what players did at their screens -> UHP moves.

Newer records name pieces as wS1, older ones as S1 after the colour. A move counts once it is followed by Done, and what
it stands beside is a dot where only its column and row tell.
"""

import re

from ...errors import AzkitError

NODE = re.compile(r";\s*P([01])\[[0-9]+ +(\w+) *([^\]]*)\]")  # seat, command, words
PLAYED = ("dropb", "pdropb", "move", "pmove")  # by a pillbug with p: [colour] piece column row beside
OFFERS = ("offerdraw", "declinedraw", "acceptdraw")
# Where a cell lies of its neighbour, by columns and rows between the two, as UHP writes it
SIDES = {(1, 1): "{}/", (-1, -1): "/{}", (1, 0): "{}-", (-1, 0): "-{}", (0, -1): "{}\\", (0, 1): "\\{}"}

Cell = tuple[int, int]  # the column's letter as a number, and the row


def pieces(text: str) -> str:
    """The pieces of a recorded game, as UHP names game types; AzkitError if it is none of Hive."""
    match = re.search(r"SU\[hive(?:-(\w+))?[\s\]]", text, re.IGNORECASE)
    if not match:
        raise AzkitError("it has no SU[hive], which tells the game and its pieces")
    return f"Base+{match[1].upper()}" if match[1] else "Base"


def record(text: str) -> tuple[list[str], tuple[float, float] | None]:
    """The moves of a recorded game in UHP, and the returns if somebody resigned or both agreed on a draw."""
    moves, returns = list[str](), None
    stacks, doing, offered, piece, cell = dict[Cell, list[str]](), "", False, "", (0, 0)
    for seat, command, words in NODE.findall(text):
        command, words = command.lower(), words.split()
        if command in PLAYED and len(words) >= 4:
            *who, column, row, beside = words
            if not re.fullmatch("[0-9]{1,3}", row):
                raise AzkitError(f"{row[:20]!r} is no row")
            piece, cell = _piece(who, int(seat)), (ord(column[-1]), int(row))
            doing = f"{piece} {_beside(piece, cell, beside, stacks) if moves else '.'}"
        elif command == "pass":
            doing = "pass"
        elif command == "resign":
            returns = (-1.0, 1.0) if seat == "0" else (1.0, -1.0)
        elif command in OFFERS:
            offered, returns = True, (0.0, 0.0) if command == "acceptdraw" else returns
        elif command == "done":
            if not doing and not offered and int(seat) == len(moves) % 2:
                doing = "pass"  # some programs say no more than this
            if doing:
                moves.append(doing)
            if doing not in ("", "pass"):
                for pile in stacks.values():
                    pile[:] = [other for other in pile if other != piece]
                stacks.setdefault(cell, []).append(piece)
            doing, offered = "", False
    return moves, returns


def _piece(words: list[str], seat: int) -> str:
    """The piece's full name; without colour it is that of the word before, or of whoever drops it."""
    name = words[-1]
    if not re.fullmatch(r"[wb][A-Z][0-9]?", name):
        name = (words[0][0].lower() if len(words) > 1 else "wb"[seat]) + name.upper()
    return re.sub("([QLMP])1$", r"\1", name)  # UHP numbers only those that there are more of


def _beside(piece: str, cell: Cell, beside: str, stacks: dict[Cell, list[str]]) -> str:
    """What stands beside a move in UHP."""
    if beside != ".":
        return beside.replace("\\\\", "\\").rstrip(".")
    for (right, up), side in {(0, 0): "{}", **SIDES}.items():
        pile = [other for other in stacks.get((cell[0] - right, cell[1] - up), ()) if other != piece]
        if pile:
            return side.format(pile[-1])
    raise AzkitError(f"nothing stands beside {piece} in column {chr(cell[0])}, row {cell[1]}")
''',
'azkit/games/hive/draw.py': r'''"""Hive as text and as a picture."""

from collections import Counter

import numpy as np

from ..base import State
from ..view import View
from .notation import SEATS, stacks_of, unfold, verdict
from .pieces import CELLS, HALF, KIND, LAST, PIECES, SIDE, STATUS, TAKES_PART, TO_PLAY, name
from .position import in_hand

TILES = ("#f4ecd8", "#23262b")  # by seat
BUGS = {"Q": "#d9a000", "S": "#843", "B": "#75b", "G": "#394", "A": "#27c", "M": "#788", "L": "#d33", "P": "#199"}
MARK = "#ff8a1f"  # the last move, the seat to move
HEXAGON = "M0-20 17.32-10V10L0 20-17.32 10V-10Z"
WIDTH, HEIGHT, PANEL = 400, 320, 62  # of a picture, and of either hand at its side


def _hand(state: State, seat: int) -> Counter[str]:
    """How many of each bug a seat has not placed."""
    own = range(HALF * seat, HALF * seat + HALF)
    return Counter(name(piece)[1] for piece in own if in_hand(state.game.parameters, state.array, piece))


def _moved(state: State) -> int:
    """The piece of the last move, or a number that no piece has."""
    return state.moves[-1] // CELLS if state.moves else int(state.array[LAST]) - 1


def view(parameters: np.ndarray) -> View:
    """How a page draws Hive; `parameters` tell which pieces take part."""
    names = [name(piece) if parameters[TAKES_PART + KIND[piece]] else "" for piece in range(PIECES)]
    pieces = tuple((text, BUGS[text[1]] if text else "") for text in names)
    return View(kind="hex", rows=SIDE, columns=SIDE, seats=SEATS, colours=TILES, pieces=pieces)


def text(state: State) -> str:
    """The board as lines of text: [the last piece moved], stacks+ and what they hold, hands."""
    stacks, moved = stacks_of(state), _moved(state)
    places = {(r, 2 * q + r): stacks[cell] for cell, (q, r) in unfold(stacks).items()}
    left, lines = min((x for _, x in places), default=0), {r: "" for r, _ in sorted(places)}
    for (r, x), stack in sorted(places.items()):
        label = name(stack[-1]) + "+" * (len(stack) > 1)
        lines[r] = lines[r].ljust(3 * (x - left)) + (f"[{label}]" if stack[-1] == moved else f" {label}")
    below = sorted(" on ".join(map(name, stack[::-1])) for stack in stacks.values() if len(stack) > 1)
    for seat, colour in enumerate(SEATS):
        held = " ".join(bug * count for bug, count in _hand(state, seat).items())
        below.append(f"{colour} in hand: {held or 'nothing'}")
    return "\n".join([*lines.values(), *below, verdict(state)])


def svg(state: State) -> str:
    """The board as a picture between both hands: height of stacks in numbers, the last move outlined."""
    stacks, moved, before = stacks_of(state), _moved(state), state.previous
    left = int(before.array[moved]) - 1 if before is not None and moved < PIECES else -1
    left = left % CELLS if left >= 0 else -1  # the cell that the last piece moved came from
    places = unfold(stacks if left < 0 else {left: [], **stacks})
    spots = {cell: (17.32 * (2 * q + r), 30.0 * r) for cell, (q, r) in places.items()}
    xs, ys = ([spot[axis] for spot in spots.values()] or [0.0] for axis in (0, 1))
    side, heading = (PANEL, 28) if _hand(state, 0) or _hand(state, 1) else (8, 68)
    high, wide = (HEIGHT - heading) / (max(ys) - min(ys) + 50), (WIDTH - 2 * side) / (max(xs) - min(xs) + 44)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'role="img" font-family="sans-serif" text-anchor="middle"><rect width="100%" height="100%" rx="8" '
        f'fill="#6f8db3"/><g transform="translate({WIDTH / 2} {HEIGHT / 2 - 10}) scale({min(1.25, wide, high):.3f}) '
        f'translate({-(max(xs) + min(xs)) / 2:.1f} {-(max(ys) + min(ys)) / 2:.1f})">',
    ]
    gap = f'<path d="{HEXAGON}" fill="none" stroke="{MARK}" stroke-width="2" stroke-dasharray="4 3"/>'
    for cell, (x, y) in sorted(spots.items(), key=lambda item: item[1][::-1]):
        inside = (gap if cell == left else "") + _stack(stacks.get(cell, []), moved)
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{inside}</g>')
    caption = f'<text x="{WIDTH // 2}" y="{HEIGHT - 9}" font-size="14" fill="#fff">{verdict(state)}</text></svg>'
    return "".join([*parts, "</g>", _panel(state, 0), _panel(state, 1), caption])


def _stack(stack: list[int], moved: int) -> str:
    """The picture of a cell's pieces, each raised above what it covers."""
    parts = [f"<title>{' on '.join(map(name, stack[::-1]))}</title>"]
    for height, piece in enumerate(stack):
        tile = _tile(piece // HALF, name(piece)[1:], piece == moved)
        parts.append(f'<g transform="translate(0 {-5 * height})">{tile}</g>')
    if len(stack) > 1:
        badge = f'<circle r="6.5" fill="#fff" stroke="#333"/><text y="4" font-size="11">{len(stack)}</text>'
        parts.append(f'<g transform="translate(11.5 {-4 - 5 * len(stack)})">{badge}</g>')
    return "".join(parts)


def _tile(seat: int, label: str, marked: bool = False) -> str:
    """A piece's picture, its centre at 0, 0."""
    edge = f'stroke="{MARK}" stroke-width="3"' if marked else 'stroke="#5b6470"'
    return (
        f'<path d="{HEXAGON}" fill="{TILES[seat]}" {edge}/><circle r="12.5" fill="{BUGS[label[0]]}"/><text y="5" '
        f'font-size="14" font-weight="bold" fill="#fff">{label[0]}<tspan font-size="10">{label[1:]}</tspan></text>'
    )


def _panel(state: State, seat: int) -> str:
    """What a seat has in hand, at its side of the picture."""
    x = WIDTH - PANEL // 2 if seat else PANEL // 2
    colour = MARK if state.array[STATUS] == 0 and state.array[TO_PLAY] == seat else "#fff"
    parts = [f'<text x="{x}" y="22" font-size="14" font-weight="bold" fill="{colour}">{SEATS[seat]}</text>']
    for place, (bug, count) in enumerate(_hand(state, seat).items()):
        number = f'<text x="33" y="6" font-size="17" fill="#fff">×{count}</text>'
        parts.append(f'<g transform="translate({x - 9} {46 + 33 * place}) scale(0.75)">{_tile(seat, bug)}{number}</g>')
    return "".join(parts)
''',
'azkit/games/hive/evaluation.py': r'''"""What a position of Hive seems worth at a glance: room around the queens, and pieces that are free to move."""

import numpy as np

from ...compiled import register_jitable
from .moves import MOST_MOVES, legal
from .pieces import ANT, CELLS, HALF, PASS, PIECES, PILLBUG, QUEEN, SPIDER, TO_PLAY
from .position import cell_of, crowd, exits, find_pins, height, in_hand, kind_of, near, stack, top

# Rounded from a logistic regression of results on counts, in 1,900 games that it played with itself two plies deep. All
# are multiples of a half, so that their sums are exact in any order.
FREE = np.array([12.0, 4, 2, 3, 9, 2, 6, 1])  # by kind: a piece that may move
HELD = np.array([0.0, 5, 1, 3, 8, 3, 6, 0])  # one in hand
# A cell around a queen that the other seat holds, or her own by a piece that may leave, or may not; the square of how
# many these are; whether the other seat lies on her; and a pillbug that could carry her off.
BESIEGED, GUARDED, BLOCKED, SQUARE, COVERED, SAVED = 4.0, 16.0, 12.0, -4.5, -36.0, 8.0
CRAWLERS = 1 << QUEEN | 1 << SPIDER | 1 << ANT | 1 << PILLBUG  # kinds that move only by sliding
HALFWAY = 100.0  # a balance that is worth half a game
AT_ONCE = 0.99  # worth of a position whose next ply wins


def heuristic(p, state) -> float:
    """What there is of seat 0, less what there is of seat 1, weighted; in (-1, 1)."""
    board, balance = np.zeros(CELLS, np.int32), 0.0
    stack(state, board)
    seat = int(state[TO_PLAY])
    if _wins_at_once(p, state, board, seat):
        return AT_ONCE * (1 - 2 * seat)
    pins, free = find_pins(state, board), 0  # a bit for each piece
    for piece in range(PIECES):
        side = 1 if piece < HALF else -1
        if state[piece] == 0:
            if in_hand(p, state, piece):
                balance += side * float(HELD[kind_of(piece)])
            continue
        cell = cell_of(state, piece)
        if top(board, cell) != piece or pins >> piece & 1:
            continue
        if height(board, cell) > 1 or CRAWLERS >> kind_of(piece) & 1 == 0 or exits(board, cell) != 0:
            free |= 1 << piece
            balance += side * float(FREE[kind_of(piece)])
    for queen in (QUEEN, HALF + QUEEN):
        if state[queen] > 0:
            balance += _siege(state, board, queen, free, pins) * (1 if queen < HALF else -1)
    return balance / (HALFWAY + abs(balance))


@register_jitable
def _wins_at_once(p, state, board, seat) -> bool:
    """Whether the seat to move may take the last free cell around the other queen, and not around its own, too. That
    its pillbug may throw her into a hole is not seen."""
    target, own, gap = HALF * (1 - seat) + QUEEN, HALF * seat + QUEEN, -1
    if crowd(state, target) < 5:
        return False
    for d in range(6):
        if board[near(cell_of(state, target), d)] <= 0:
            gap = near(cell_of(state, target), d)
    moves, after = np.empty(MOST_MOVES, np.int32), state.copy()
    for move in moves[: legal(p, state, moves)]:
        if move != PASS and move % CELLS == gap:
            piece = move // CELLS
            after[piece] = 1 + gap
            if crowd(after, target) == 6 and crowd(after, own) < 6:
                return True
            after[piece] = state[piece]
    return False


@register_jitable
def _siege(state, board, queen, free, pins) -> float:
    """What lies around a queen, and on her, weighted for her own seat."""
    cell, seat, crowd, worth = cell_of(state, queen), queen // HALF, 0, 0.0
    covered = top(board, cell) // HALF != seat
    for d in range(6):
        if board[near(cell, d)] <= 0:
            continue
        crowd += 1
        piece = top(board, near(cell, d))
        if piece // HALF != seat:
            worth += BESIEGED
        elif free >> piece & 1:
            worth += GUARDED
        else:
            worth += BLOCKED
        if kind_of(piece) == PILLBUG and piece // HALF == seat and top(board, cell) == queen and not pins >> queen & 1:
            worth += SAVED
    return worth + SQUARE * crowd * crowd + (COVERED if covered else 0.0)
''',
'azkit/games/hive/graph.py': r'''"""A position as the graph that a network sees: pieces, empty cells and reserves, linked as they lie."""

import numpy as np

from ...compiled import register_jitable
from ..base import Graph
from . import pieces as hive
from .pieces import CELLS, FRONTIER, HALF, KINDS, PIECES, QUEEN
from .position import cell_of, crowd, find_pins, follows, in_hand, kind_of, level_of, look, near, top

NODES = PIECES + FRONTIER
# Counts are in eighths or sixteenths, which floats add up without rounding. "Beside a queen" is one over the number of
# free cells around it, so that the last one stands out, as liberties do in networks for Go.
FEATURE_NAMES = (
    *KINDS,
    *("mine", "theirs", "piece", "empty", "reserve"),
    *("height", "top", "stunned", "pinned", "in hand", "neighbours", "beside my queen", "beside their queen"),
    *("my queen in hand", "their queen in hand", "moves from here", "moves to here", "plies played"),
)
FEATURES = len(FEATURE_NAMES)
MINE, THEIRS, IS_PIECE, IS_EMPTY, IS_RESERVE = range(len(KINDS), len(KINDS) + 5)
HEIGHT, IS_TOP, STUNNED, PINNED, IN_HAND, NEIGHBOURS, MY_SIDE, THEIR_SIDE = range(13, 21)
MY_QUEEN, THEIR_QUEEN, FROM, TO, PLAYED = range(21, FEATURES)
ABOVE, BELOW = 6, 7  # kinds of links; below them the six directions
LINKS = 8
# Turning the plane renumbers the directions, and so does turning it over; above stays above.
SYMMETRIES = np.array(
    [[(turn + sign * i) % 6 for i in range(6)] + [ABOVE, BELOW] for sign in (1, -1) for turn in range(6)], np.int32
)
GRAPH = Graph(nodes=NODES, features=FEATURES, links=LINKS, symmetries=SYMMETRIES)


def encode_graph(p, state, moves, nodes, links, ends) -> int:
    """Pieces on the board, then the frontier, then a node for each kind that a seat has in hand.

    The six directions link cells, each shown by its top piece: a piece below another has only that one above it.
    """
    board, frontier = np.zeros(CELLS, np.int32), np.empty(FRONTIER, np.int64)
    node_of, node_at = np.full(PIECES, -1, np.int64), np.full(CELLS, -1, np.int64)  # of a piece, of a cell
    empty, mine = look(state, board, frontier), HALF * state[hive.TO_PLAY]
    count = _number(p, state, board, frontier[:empty], node_of, node_at)
    features = nodes[: count * FEATURES].reshape((count, FEATURES))
    linked = links[: count * LINKS].reshape((count, LINKS))
    features[:] = 0
    linked[:] = -1
    features[:, MY_QUEEN] = state[mine + QUEEN] == 0
    features[:, THEIR_QUEEN] = state[HALF - mine + QUEEN] == 0
    features[:, PLAYED] = min(state[hive.PLY] / p[hive.SHOWN_CAP], 1.0)
    _show_pieces(state, find_pins(state, board), node_of, features, linked)
    for cell in range(CELLS):
        node = node_at[cell]
        if node >= 0:
            features[node, IS_TOP if board[cell] > 0 else IS_EMPTY] = 1
            for d in range(6):
                linked[node, d] = node_at[near(cell, d)]
                features[node, NEIGHBOURS] += (board[near(cell, d)] > 0) / 8
    for queen in (QUEEN, HALF + QUEEN):
        if state[queen] > 0:
            share = 1 / max(6 - crowd(state, queen), 1)
            for d in range(6):
                beside = node_at[near(cell_of(state, queen), d)]
                features[beside, MY_SIDE if queen // HALF == state[hive.TO_PLAY] else THEIR_SIDE] = share
    for i in range(len(moves)):
        source = target = 0
        if moves[i] != hive.PASS:
            source, target = node_of[moves[i] // CELLS], node_at[moves[i] % CELLS]
            features[source, FROM] += 1 / 16
            features[target, TO] += 1 / 16
        ends[2 * i], ends[2 * i + 1] = source, target
    return count


@register_jitable
def _number(p, state, board, frontier, node_of, node_at) -> int:
    """Number the nodes: `node_of` gets that of each piece, `node_at` that which shows a cell; returns how many."""
    count = 0
    for piece in range(PIECES):
        if state[piece] > 0:
            node_of[piece] = count
            if top(board, cell_of(state, piece)) == piece:
                node_at[cell_of(state, piece)] = count
            count += 1
    for cell in frontier:
        node_at[cell] = count
        count += 1
    for piece in range(PIECES):
        if in_hand(p, state, piece):
            if follows(state, piece):  # one node for all of a kind
                node_of[piece] = node_of[piece - 1]
            else:
                node_of[piece] = count
                count += 1
    return count


@register_jitable
def _show_pieces(state, pins, node_of, features, linked) -> None:
    """What there is to say of each piece, on the board or in hand, and what lies on what."""
    for piece in range(PIECES):
        node = node_of[piece]
        if node < 0:
            continue
        features[node, kind_of(piece)] = 1
        features[node, MINE if piece // HALF == state[hive.TO_PLAY] else THEIRS] = 1
        if state[piece] == 0:
            features[node, IS_RESERVE] = 1
            features[node, IN_HAND] += 1 / 4
            continue
        features[node, IS_PIECE] = 1
        features[node, HEIGHT] = (level_of(state, piece) + 1) / 8
        features[node, STUNNED] = state[hive.LAST] == piece + 1
        features[node, PINNED] = pins >> piece & 1
        for other in range(PIECES):
            if state[piece] > CELLS and state[other] == state[piece] - CELLS:
                linked[node, BELOW] = node_of[other]
                linked[node_of[other], ABOVE] = node
''',
'azkit/games/hive/moves.py': r'''"""Which moves of Hive are legal: placements, walks of each insect, and throws of the pillbug."""

import numpy as np

from ...compiled import register_jitable
from . import pieces as hive
from .pieces import BEETLE, CELLS, FRONTIER, HALF, PASS, PIECES, PILLBUG, QUEEN
from .position import cell_of, exits, find_pins, follows, height, in_hand, kind_of, lift, look, near, top

QUEEN_BY = 6  # the ply from which on a seat must place its queen
MOST_MOVES = 512  # 332 are the most of any position known, which was built; 287 the most that play led to
STEPS = 1 << QUEEN | 1 << PILLBUG | 1 << BEETLE  # kinds that may slide one cell


@register_jitable
def legal(p, state, moves) -> int:
    """Placements, walks and throws: first who may come to which cell, then the same by piece."""
    board, frontier = np.zeros(CELLS, np.int32), np.empty(FRONTIER, np.int64)
    reach = np.zeros(CELLS, np.int32)  # of each cell a bit for each piece that may come there
    empty, queen = look(state, board, frontier), HALF * int(state[hive.TO_PLAY]) + QUEEN
    _placements(p, state, board, frontier[:empty], reach)
    if state[queen] > 0:
        pins = find_pins(state, board)
        for piece in range(queen, queen + HALF):
            cell = cell_of(state, piece)
            if state[piece] > 0 and top(board, cell) == piece and state[hive.LAST] != piece + 1:
                kinds = _abilities(board, cell)
                if not pins >> piece & 1:
                    _walks(board, frontier, reach, cell, kinds)
                if kinds >> PILLBUG & 1:
                    _throws(state, board, reach, cell, pins)
    return _list(reach, moves)


@register_jitable
def _list(reach, moves) -> int:
    """List the moves by piece and then by cell, or the pass."""
    cells, targets, movers, count = np.empty(CELLS, np.int64), 0, 0, 0
    for cell in range(CELLS):
        if reach[cell] != 0:
            cells[targets] = cell
            targets += 1
            movers |= reach[cell]
    for piece in range(PIECES):
        if movers >> piece & 1:
            for cell in cells[:targets]:
                if reach[cell] >> piece & 1 and count < len(moves):  # `azkit.check` asks with more room than is needed
                    moves[count] = piece * CELLS + cell
                    count += 1
    if count == 0:
        moves[0], count = PASS, 1
    return count


@register_jitable
def _placements(p, state, board, frontier, reach) -> None:
    """Next to own pieces only, but for a seat's first; of a kind the lowest number; the queen in time."""
    ply, seat, hand = int(state[hive.PLY]), int(state[hive.TO_PLAY]), 0
    queen = HALF * seat + QUEEN
    for piece in range(queen, queen + HALF):
        if in_hand(p, state, piece) and not follows(state, piece):
            hand |= 1 << piece
    if ply < 2:
        hand &= ~(1 << queen)
    elif ply >= QUEEN_BY and state[queen] == 0:
        hand = 1 << queen
    for cell in frontier:
        strangers = 0
        for d in range(6):
            strangers += board[near(cell, d)] > 0 and top(board, near(cell, d)) // HALF != seat
        if strangers == 0 or ply < 2:
            reach[cell] |= hand


@register_jitable
def _abilities(board, cell) -> int:
    """A bit for each kind as which the top piece of a cell moves; that of the mosquito itself stands for no move."""
    kind = kind_of(top(board, cell))
    if kind != hive.MOSQUITO:
        return 1 << kind
    if height(board, cell) > 1:
        return 1 << BEETLE
    kinds = 0
    for d in range(6):
        if board[near(cell, d)] > 0:
            kinds |= 1 << kind_of(top(board, near(cell, d)))
    return kinds


@register_jitable
def _climbs(board, cell, d) -> bool:
    """Whether a lifted piece may step up, down or along on top of others: no gate of two higher stacks between."""
    level = max(height(board, cell), height(board, near(cell, d)))
    gate = min(height(board, near(cell, d - 1)), height(board, near(cell, d - 5)))
    return level >= 1 and gate <= level


@register_jitable
def _walks(board, queue, reach, start, kinds) -> None:
    """Where the top piece of a cell may go by itself; room for cells to work with."""
    bit = 1 << top(board, start)
    lifted = lift(board, start)
    if kinds >> hive.ANT & 1:
        _run(board, queue, reach, start, bit)
    sliding = exits(board, start)
    for d in range(6):
        cell, slides, climbs = near(start, d), sliding >> d & 1, _climbs(board, start, d)
        if slides and kinds & STEPS or climbs and kinds >> BEETLE & 1:
            reach[cell] |= bit
        if slides and kinds >> hive.SPIDER & 1:
            _crawl(board, reach, start, cell, bit)
        if board[cell] > 0 and climbs and kinds >> hive.LADYBUG & 1:
            _cross(board, reach, start, cell, bit)
        if board[cell] > 0 and kinds >> hive.GRASSHOPPER & 1:
            while board[cell] > 0:
                cell = near(cell, d)
            reach[cell] |= bit
    board[start] = lifted


@register_jitable
def _run(board, queue, reach, start, bit) -> None:
    """The ant: any number of slides. Throws come after it, so what it may reach is what it has seen."""
    queue[0], count, done = start, 1, 0
    while done < count:
        slides = exits(board, queue[done])
        for d in range(6):
            cell = near(queue[done], d)
            if slides >> d & 1 and reach[cell] & bit == 0 and cell != start:
                reach[cell] |= bit
                queue[count] = cell
                count += 1
        done += 1


@register_jitable
def _crawl(board, reach, start, first, bit) -> None:
    """The spider, a slide on its way: two more, and no cell twice."""
    slides = exits(board, first)
    for d in range(6):
        second = near(first, d)
        if slides >> d & 1 and second != start:
            last = exits(board, second)
            for e in range(6):
                third = near(second, e)
                if last >> e & 1 and third != start and third != first:
                    reach[third] |= bit


@register_jitable
def _cross(board, reach, start, first, bit) -> None:
    """The ladybug, up on its first cell: one more on top of the hive, then down."""
    for d in range(6):
        second = near(first, d)
        if board[second] > 0 and _climbs(board, first, d):
            for e in range(6):
                third = near(second, e)
                if third != start and board[third] <= 0 and _climbs(board, second, e):
                    reach[third] |= bit


@register_jitable
def _throws(state, board, reach, cell, pins) -> None:
    """The pillbug lifts a neighbour over itself to an empty cell, unless that one just moved.

    It may be the other seat's, even if that one may move nothing yet, its queen being in hand.
    """
    for d in range(6):
        origin = near(cell, d)
        if height(board, origin) != 1:
            continue
        piece = top(board, origin)
        if pins >> piece & 1 or state[hive.LAST] == piece + 1:
            continue
        lifted = lift(board, origin)
        for e in range(6 if _climbs(board, cell, d) else 0):
            if e != d and board[near(cell, e)] <= 0 and _climbs(board, cell, e):
                reach[near(cell, e)] |= 1 << piece
        board[origin] = lifted
''',
'azkit/games/hive/notation.py': r'''"""Hive as others write it: the Universal Hive Protocol (UHP), PGN, BoardSpace; why a move is illegal."""

import re

import numpy as np

from ...errors import AzkitError, about
from ..base import Game, State, make
from . import boardspace, position
from . import pieces as hive
from .pieces import CELLS, HALF, OPTIONAL, PASS, PLY, cell_at, coordinates, name

SEATS = ("White", "Black")
BY_NAME = {name(piece): piece for piece in range(hive.PIECES)}
# What is written around a name: NE E SE SW W NW of it, on top
SIGNS = (("", "/"), ("", "-"), ("", "\\"), ("/", ""), ("-", ""), ("\\", ""), ("", ""))
STATES = ("NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins")
# Returns by seat for what viewers write, less blanks and in small letters; None: the game was not played to an end.
RESULTS = {
    **dict.fromkeys(("1-0", "whitewins", "whitewon", "white"), (1.0, -1.0)),
    **dict.fromkeys(("0-1", "blackwins", "blackwon", "black"), (-1.0, 1.0)),
    **dict.fromkeys(("1/2-1/2", "½-½", "0.5-0.5", "1/2", "draw", "drawn"), (0.0, 0.0)),
    **dict.fromkeys(("*", "?", "", "inprogress", "notstarted", "unknown"), None),
}


def stacks_of(state: State) -> dict[int, list[int]]:
    """The pieces on each cell that is taken, from the bottom up."""
    placed = sorted((int(value) - 1, piece) for piece, value in enumerate(state.array[: hive.PIECES]) if value)
    stacks: dict[int, list[int]] = {place % CELLS: [] for place, _ in placed}
    for place, piece in placed:  # the height is what counts most in a place
        stacks[place % CELLS].append(piece)
    return stacks


def move_text(state: State, move: int) -> str:
    """A UHP MoveString, relative to what is climbed on, else to the first neighbour clockwise from the north-east."""
    if move == PASS:
        return "pass"
    piece, cell = divmod(move, CELLS)
    stacks = stacks_of(state)
    if cell in stacks:
        return f"{name(piece)} {name(stacks[cell][-1])}"
    for direction, near in enumerate(position.NEAR[cell].tolist()):
        if others := [other for other in stacks.get(near, ()) if other != piece]:
            before, after = SIGNS[(direction + 3) % 6]  # seen from there
            return f"{name(piece)} {before}{name(others[-1])}{after}"
    return name(piece)


def parse_move(state: State, text: str) -> int:
    """The legal move that a UHP MoveString names; AzkitError if it names none, or with the rule that forbids it."""
    if state.outcome is not None:
        raise AzkitError(f"{text!r} comes after the end: {verdict(state)}")
    move = read_move(state, text)
    if move not in state.legal_moves():
        raise AzkitError(f"illegal move {text!r}: {broken_rule(state, move)}")
    return move


def read_move(state: State, text: str) -> int:
    """The move that a UHP MoveString names, by any reference and perhaps illegal; AzkitError if it names none."""
    words = text.split()
    if text.strip().lower() == "pass":
        return PASS
    if len(words) not in (1, 2):
        raise AzkitError(f"{text!r} is no move: write a piece and its cell, such as wS1 -bQ, or pass")
    piece, stacks = _piece(state, words[0]), stacks_of(state)
    earlier = [other for other in range(piece) if name(other)[:2] == words[0][:2] and not state.array[other]]
    if earlier and not state.array[piece]:
        raise AzkitError(f"{words[0]} comes later: place {name(earlier[0])} first, which is in hand, too")
    if not stacks and words[1:] in ([], ["."]):  # hivegame and BoardSpace write a dot
        return piece * CELLS
    if len(words) == 1:
        raise AzkitError(f"{text!r} names no cell: add a piece beside it, as in wA1 -bQ")
    return piece * CELLS + _cell(state, stacks, piece, words[1])


def _piece(state: State, text: str) -> int:
    """The piece of this game that a name means; some programs number even those that there is one of."""
    name = text.removesuffix("1") if text not in BY_NAME else text
    if name not in BY_NAME:
        if numbered := [full for full in BY_NAME if full[:2] == text]:
            raise AzkitError(f"{text!r} is ambiguous: write {' or '.join(numbered)}")
        raise AzkitError(f"{text!r} is no piece: write colour, bug and number, such as wQ or bA2")
    if not state.game.parameters[hive.TAKES_PART + hive.KIND[BY_NAME[name]]]:
        raise AzkitError(f"{text} is not in a game of {state.game.options['pieces']}")
    return BY_NAME[name]


def _cell(state: State, stacks: dict[int, list[int]], piece: int, text: str) -> int:
    """The cell that text such as -wQ means for a piece: one that is empty without it, or with no sign a top piece's."""
    parts = re.fullmatch(r"([/\\-]?)([^/\\-]+)([/\\-]?)", text)
    if not parts:
        raise AzkitError(f"{text!r} is no cell: write a piece with one of / - \\ before or after it, or neither")
    before, reference, after = parts.groups()
    if before and after:
        raise AzkitError(f"{text!r} is ambiguous: write {before}{reference} or {reference}{after}")
    other = _piece(state, reference)
    if not state.array[other]:
        raise AzkitError(f"{reference} is not on the board: name a piece that is")
    origin = position.cell_of(state.array, other)
    cell = [*position.NEAR[origin].tolist(), origin][SIGNS.index((before, after))]
    others = [lying for lying in stacks.get(cell, ()) if lying != piece]
    if cell == origin and other == piece:
        raise AzkitError(f"{text!r} does not tell where {name(piece)} goes: name another piece, or a side")
    if others and (cell != origin or other != others[-1]):  # as in Mzinga, whose moves end on the ground or on a piece
        raise AzkitError(f"{text!r} is under {name(others[-1])}: write {name(piece)} {name(others[-1])} to climb there")
    return cell


def broken_rule(state: State, move: int) -> str:
    """Why a move is illegal while the game runs."""
    array, stacks, seat = state.array, stacks_of(state), int(state.array[hive.TO_PLAY])
    (piece, cell), turn, has_queen = divmod(move, CELLS), int(array[PLY]) // 2 + 1, bool(array[seat * HALF])
    if move == PASS:
        return "who can move may not pass"
    mover, owner = SEATS[seat].lower(), SEATS[piece // HALF].lower()
    if not array[piece]:
        near = [stacks[other][-1] for other in position.NEAR[cell].tolist() if other in stacks]
        rules = [
            (owner != mover, f"it is {mover}'s turn"),
            (turn == 1 and piece % HALF == 0, "no queen may be placed on turn 1"),
            (turn == 4 and not has_queen and piece % HALF, "the queen must be placed by turn 4"),
            (cell in stacks or not near, "a piece is placed on an empty cell beside another piece"),
            (any(other // HALF != seat for other in near), f"the cell touches a piece that is not {owner}'s"),
        ]
    else:
        board, stack = np.zeros(CELLS, np.int32), stacks[position.cell_of(array, piece)]
        position.stack(array, board)
        rules = [
            (not has_queen, f"no piece moves before {mover}'s queen is placed"),
            (stack[-1] != piece, f"{name(piece)} lies below {name(stack[-1])}"),
            (array[hive.LAST] == piece + 1, f"{name(piece)} has moved just now"),
            (position.find_pins(array, board) >> piece & 1, "the hive would fall apart"),
            (owner != mover, f"it is {mover}'s turn, and no pillbug throws {name(piece)} there"),
        ]
    return next((reason for broken, reason in rules if broken), f"{name(piece)} cannot get there")


def unfold(stacks: dict[int, list[int]]) -> dict[int, tuple[int, int]]:
    """Axial coordinates of the cells, as if there were no torus."""
    places: dict[int, tuple[int, int]] = {}
    for start in stacks:
        waiting = [] if start in places else [coordinates(start)]
        while waiting:
            q, r = waiting.pop()
            cell = cell_at(q, r)
            if cell in stacks and cell not in places:
                places[cell] = q, r
                waiting += [(q + right, r + down) for right, down in hive.DIRECTIONS]
    return places


def game_type(text: str) -> str:
    """A UHP GameType, its expansions in order; AzkitError if the text is none."""
    base, plus, added = text.partition("+")
    if base != "Base" or (plus and not added) or sorted(added) != sorted(set(added) & set(OPTIONAL)):
        raise AzkitError(f"{text!r} is no game type: write Base, or Base+ and any of {OPTIONAL}")
    return base + plus + "".join(kind for kind in OPTIONAL if kind in added)


def game_string(state: State) -> str:
    """A UHP GameString; AzkitError if the moves that led to the position are not known."""
    line = [state]
    while (before := line[0].previous) is not None:
        line.insert(0, before)
    if line[0].array[PLY] or len(line) != len(state.moves) + 1:
        raise AzkitError("a game string needs every move from the first one, which this position does not know")
    return ";".join([str(state.game.options["pieces"]), *_header(state), *map(move_text, line, state.moves)])


def _header(state: State) -> tuple[str, str]:
    """GameState and turn of a position; a game that a ply cap ended is in progress, for UHP has no such end."""
    status, (turn, seat) = int(state.array[hive.STATUS]), divmod(int(state.array[PLY]), 2)
    claim = STATES[2 + max(status, 0)] if status not in (0, hive.CAPPED) else STATES[min(int(state.array[PLY]), 1)]
    return claim, f"{SEATS[seat]}[{turn + 1}]"


def from_game_string(text: str, game: Game | None = None, adjudicated: bool = False) -> State:
    """The position of a UHP GameString or a bare GameType, by default in Hive of that type.

    AzkitError names the ply and the rule that a move breaks, or the field that disagrees with the moves; GameState
    may, if a game is `adjudicated`: players end games by agreement, too.
    """
    kind, *fields = (field.strip() for field in text.strip().removesuffix(";").split(";"))
    pieces = game_type(kind)
    game = game or make("hive", pieces=pieces)
    if (game.name, game.options.get("pieces")) != ("hive", pieces):
        raise AzkitError(f"this is a game of {pieces}, not of {game.describe()}")
    fields = fields or list(_header(game.initial_state()))
    if len(fields) == 1 or fields[0] not in STATES or not re.fullmatch(r"(White|Black)\[[0-9]+\]", fields[1]):
        raise AzkitError(f"malformed game string: after {kind} come one of {', '.join(STATES)}, and a turn as White[1]")
    state = game.state(fields[2:])
    for claim, true in zip(fields[adjudicated:], _header(state)[adjudicated:]):
        if claim != true and not (state.truncated and claim == "Draw"):  # for UHP a ply cap's end has no other name
            raise AzkitError(f"the game string says {claim}, but its moves lead to {true}")
    return state


def verdict(state: State) -> str:
    """Whose turn it is, or how the game ended."""
    status = int(state.array[hive.STATUS])
    if status == 0:
        return f"{SEATS[state.array[hive.TO_PLAY]]} to move, turn {state.array[PLY] // 2 + 1}"
    if status > 0:
        return f"{SEATS[status - 1]} wins"
    return "Cut off by the ply cap" if status == hive.CAPPED else "A draw"


def _result(text: str) -> str:
    return "".join(text.lower().split())


def read_game_string(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The position that a UHP GameString leads to, and the returns that it tells; AzkitError says what is wrong."""
    returns = RESULTS.get(_result(text.partition(";")[2].partition(";")[0]))
    return from_game_string(text, game, adjudicated=returns is not None), returns


def read_pgn(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The same of tag pairs, numbered moves and perhaps a result."""
    tags = dict(re.findall(r'(?m)^\[(\w+)\s+"([^"]*)"\]', text))
    if "GameType" not in tags:
        raise AzkitError('it has no tag [GameType "..."], which tells the pieces')
    if game_type(tags["GameType"]) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {tags['GameType']}, not of {game.describe()}")
    between = r"(?m)^\[.*$|(?<!\S)[0-9]+\.+(?![0-9])"  # tag pairs, and the number before a move or a pair of moves
    words = re.sub(between, " ", text).split()
    end = words.pop() if words and _result(words[-1]) in RESULTS else "*"
    result = tags.get("Result", end)
    if _result(result) not in RESULTS:
        choices = ", ".join(("1-0", "0-1", "1/2-1/2", "*", *STATES))
        raise AzkitError(f"unknown result {result!r}: write one of {choices}")
    moves: list[str] = []
    while words:
        alone = words[0].lower() == "pass" or not moves and words[1:2] != ["."]
        moves.append(" ".join(words[: 1 if alone else 2]))
        del words[: 1 if alone else 2]
    return game.state(moves), RESULTS[_result(result)]


def write_pgn(state: State) -> str:
    """The game that led to a position, as read_pgn reads it; AzkitError as of game_string."""
    kind, status, _, *moves = game_string(state).split(";")
    result = {"Draw": "1/2-1/2", "WhiteWins": "1-0", "BlackWins": "0-1"}.get(status, "*")
    tags = f'[GameType "{kind}"]\n[Result "{result}"]\n'
    return "\n".join([tags, *(f"{number}. {move}" for number, move in enumerate(moves, 1)), result]) + "\n"


def read_sgf(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The same of BoardSpace's record; forced passes, which newer ones leave out, are put in."""
    if (kind := game_type(boardspace.pieces(text))) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {kind}, not of {game.describe()}")
    state, (moves, returns) = game.initial_state(), boardspace.record(text)
    for number, move in enumerate(moves, 1):
        with about(f"move {number}"):
            if move != "pass" and state.legal_moves() == [PASS]:
                state = state.play(PASS)
            state = state.play(parse_move(state, move))
    return state, returns


READERS = {".txt": read_game_string, ".uhp": read_game_string, ".pgn": read_pgn, ".sgf": read_sgf}
WRITERS = {".uhp": game_string, ".pgn": write_pgn}
''',
'azkit/games/hive/pieces.py': r'''"""Hive's pieces, hexes and state layout, which its rules, its graph and its notation share.

State, int16: for each of 28 pieces 0 (in hand, or not in this game) or 1 + cell + CELLS * how many lie below it; then
the tail; then, with the option `threefold`, how many keys there are and the keys of the positions since the last
placement. Cells lie on a torus of 32 x 32 hexes, cell = 32 * (r & 31) + (q & 31) in axial coordinates: no hive of 28
pieces is so wide that it meets itself. A move is piece * CELLS + the cell it comes to lie on, walked, thrown or placed;
or PASS.
"""

SIDE = 32
CELLS = SIDE * SIDE
KINDS = "QSBGAMLP"  # queen, spider, beetle, grasshopper, ant, mosquito, ladybug, pillbug
QUEEN, SPIDER, BEETLE, GRASSHOPPER, ANT, MOSQUITO, LADYBUG, PILLBUG = range(8)
OPTIONAL = "MLP"  # bugs that a game type adds to Base, in the order it is written here
HALF = 14  # pieces of a seat: those of seat 0 (white) come first, each half begins with its queen
KIND = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7) * 2  # of each piece
ORDINAL = (0, 1, 2, 1, 2, 1, 2, 3, 1, 2, 3, 0, 0, 0) * 2  # of each piece among its kind, 0 where there is only one
PIECES = 2 * HALF
PASS = PIECES * CELLS
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # NE E SE SW W NW, steps in (q, r)
TO_PLAY, STATUS, LAST, PLY = range(PIECES, PIECES + 4)  # LAST: the piece moved by the last ply + 1, else 0
# STATUS is 0 while the game runs, seat + 1 of the winner, or one of these
DRAW, CAPPED = -1, -2
KEYS = PIECES + 4  # how many keys there are; the keys follow it
KEY = 3  # numbers of a key
FRONTIER = 2 * PIECES + 4  # no hive has more empty cells around it
# Parameters: the cap on plies, whether a third occurrence draws, the cap that a network is shown the plies as a share
# of, and of each kind whether it takes part.
CAP, THREEFOLD, SHOWN_CAP, TAKES_PART = range(4)


def name(piece: int) -> str:
    """What the Universal Hive Protocol calls a piece: wQ, bA2."""
    return "wb"[piece // HALF] + KINDS[KIND[piece]] + (str(ORDINAL[piece]) if ORDINAL[piece] else "")


def cell_at(q: int, r: int) -> int:
    """The cell at axial coordinates."""
    return SIDE * (r % SIDE) + q % SIDE


def coordinates(cell: int) -> tuple[int, int]:
    """Axial (q, r) of a cell, each from -16 to 15: a game begins at (0, 0)."""
    q, r = cell % SIDE, cell // SIDE
    half = SIDE // 2
    return (q + half) % SIDE - half, (r + half) % SIDE - half
''',
'azkit/games/hive/position.py': r'''"""What rules and graph ask of a position: what lies where, what holds the hive together, what was there before.

They work on a *board*, int32 [CELLS], which `look` fills. Of each cell it holds

    > 0   a stack: its height in the high bits, its top piece + 1 in the low ones, so that a higher stack is a larger
          number; read it with `height` and `top`
    < 0   an empty cell next to a piece (the frontier): minus its place in the list of those, counted from 1
    0     any other empty cell
"""

import numpy as np

from ...compiled import register_jitable
from . import pieces as hive
from .pieces import CELLS, HALF, PIECES, QUEEN, SIDE

# Tables are arrays: numba turns a look-up in a tuple into a branch for each entry.
KIND_OF = np.array(hive.KIND, np.int64)
NEAR = np.array(
    [[hive.cell_at(cell % SIDE + q, cell // SIDE + r) for q, r in hive.DIRECTIONS] for cell in range(CELLS)], np.int64
)
TOUCHES = np.isin(np.arange(CELLS), NEAR[0])  # by the difference of two cells
SHIFT = 5  # bits of a board's number that tell the top piece
TOP = (1 << SHIFT) - 1
ROUNDS, FACTOR, BITS = 4, 0x1D6E5, (1 << 45) - 1  # of a key; a product of both has less than 63 bits


@register_jitable
def near(cell, d) -> int:
    """The cell next to one in direction d; d - 1 and d - 5 are the directions beside d, since they may be negative."""
    return int(NEAR[cell, d])


@register_jitable
def height(board, cell) -> int:
    """How many pieces lie on a cell."""
    return int(board[cell]) >> SHIFT if board[cell] > 0 else 0


@register_jitable
def top(board, cell) -> int:
    """The uppermost piece of a cell that is taken."""
    return int(board[cell] & TOP) - 1


@register_jitable
def lift(board, cell) -> int:
    """Take the top piece off a cell for a while; returns the number that puts it back.

    What is left of a stack keeps its top piece's name: nobody asks for it meanwhile.
    """
    number = int(board[cell])
    board[cell] = number - (1 << SHIFT) if height(board, cell) > 1 else 0
    return number


@register_jitable
def kind_of(piece) -> int:
    """What a piece is, a place in KINDS."""
    return int(KIND_OF[piece])


@register_jitable
def offset(cell, origin) -> int:
    """Where a cell lies as seen from another: the cell at the difference of their coordinates."""
    row = (cell & ~(SIDE - 1)) - (origin & ~(SIDE - 1))
    return row & CELLS - 1 | cell - origin & SIDE - 1


@register_jitable
def cell_of(state, piece) -> int:
    """Where a piece lies that is not in hand."""
    return (int(state[piece]) - 1) & (CELLS - 1)


@register_jitable
def level_of(state, piece) -> int:
    """How many pieces lie below one that is not in hand."""
    return (int(state[piece]) - 1) // CELLS


@register_jitable
def in_hand(p, state, piece) -> bool:
    """Whether a piece is yet to be placed."""
    return state[piece] == 0 and p[hive.TAKES_PART + kind_of(piece)] == 1


@register_jitable
def follows(state, piece) -> bool:
    """Whether a piece in hand has an equal one before it in hand, which is placed first."""
    return piece > 0 and kind_of(piece - 1) == kind_of(piece) and state[piece - 1] == 0


@register_jitable
def stack(state, board) -> None:
    """Put the pieces onto a board, zeros [CELLS], and leave out the frontier."""
    for piece in range(PIECES):
        if state[piece] > 0:
            cell, above = cell_of(state, piece), level_of(state, piece) + 1
            board[cell] = max(board[cell], above << SHIFT | piece + 1)


@register_jitable
def look(state, board, frontier) -> int:
    """Fill the board, zeros [CELLS], and list the frontier, int64 [FRONTIER]; returns how many cells that is.

    Before the first ply the frontier is the origin.
    """
    stack(state, board)
    count = 0
    for piece in range(PIECES):
        if 0 < state[piece] <= CELLS:  # at the bottom of its cell
            for d in range(6):
                cell = near(cell_of(state, piece), d)
                if board[cell] == 0:
                    frontier[count] = cell
                    count += 1
                    board[cell] = -count
    if state[hive.PLY] == 0:
        frontier[0], board[0], count = 0, -1, 1
    return count


@register_jitable
def exits(board, cell) -> int:
    """A bit for each direction in which a lifted piece may slide: of the cells on both sides just one is taken.

    With none it would lose touch, with two it does not fit between.
    """
    taken = 0
    for d in range(6):
        taken |= int(board[near(cell, d)] > 0) << d
    left, right = taken << 1 | taken >> 5, taken >> 1 | taken << 5
    return ~taken & (left ^ right) & 63


@register_jitable
def find_pins(state, board) -> int:
    """A bit for each piece that may not leave, since it lies alone on its cell and the hive would fall apart.

    Depth first through the taken cells (Tarjan 1972), each named by its top piece. `path` leads from the root to the
    cell we are on, and `side` tells which direction is tried next on each of its cells. `number` counts cells in the
    order they are reached, from 1; `low` is the lowest number next to a cell or to what was reached through it. So a
    cell holds together what was reached through it unless that touches a cell that was reached before it.
    """
    number, low = np.zeros(PIECES, np.int64), np.zeros(PIECES, np.int64)
    path, side = np.zeros(PIECES, np.int64), np.zeros(PIECES, np.int64)
    root = 0
    while state[root] == 0:
        root += 1
        if root == PIECES:
            return 0
    path[0] = cell_of(state, root)
    number[top(board, path[0])] = low[top(board, path[0])] = 1
    reached, depth, branches, pins = 1, 0, 0, 0  # branches: of the root, which has no cell before it
    while depth >= 0:
        here = top(board, path[depth])
        if side[depth] < 6:
            cell = near(path[depth], side[depth])
            side[depth] += 1
            if board[cell] > 0:
                there = top(board, cell)
                if number[there] > 0:
                    low[here] = min(low[here], number[there])
                else:
                    reached, depth = reached + 1, depth + 1
                    number[there], low[there], path[depth], side[depth] = reached, reached, cell, 0
        else:
            depth -= 1
            if depth >= 0:
                before = top(board, path[depth])
                low[before] = min(low[before], low[here])
                branches += depth == 0
                joint = low[here] >= number[before] if depth > 0 else branches > 1
                if joint and height(board, path[depth]) == 1:
                    pins |= 1 << before
    return pins


@register_jitable
def crowd(state, piece) -> int:
    """How many of the cells around a piece are taken; 0 while it is in hand."""
    if state[piece] == 0:
        return 0
    count, centre = 0, cell_of(state, piece)
    for other in range(PIECES):
        if 0 < state[other] <= CELLS:
            count += int(TOUCHES[offset(cell_of(state, other), centre)])
    return count


@register_jitable
def occurrences(p, state, placed) -> int:
    """Remember the position and count how often it has come up since the last placement, which nothing undoes."""
    if placed:
        state[hive.KEYS :] = 0
    this, count, times = key(p, state), int(state[hive.KEYS]), 0
    new = hive.KEYS + 1 + hive.KEY * count
    for i in range(hive.KEY):
        state[new + i] = this >> 15 * i & 0x7FFF
    for at in range(hive.KEYS + 1, new + 1, hive.KEY):
        times += state[at] == state[new] and state[at + 1] == state[new + 1] and state[at + 2] == state[new + 2]
    state[hive.KEYS] = count + 1
    return times


@register_jitable
def key(p, state) -> int:
    """45 bits that tell positions apart, but not where they lie nor which of equal pieces is which.

    Who moved last belongs to the position where there is a pillbug, since that piece may neither move nor be thrown:
    so hivegame.com counts, too, while nokamute leaves it out and so calls some draws sooner.
    """
    anchor = cell_of(state, QUEEN) if state[QUEEN] > 0 else cell_of(state, HALF + QUEEN)
    total = int(state[hive.TO_PLAY])
    for piece in range(PIECES):
        if state[piece] > 0:
            stunned = p[hive.TAKES_PART + hive.PILLBUG] == 1 and state[hive.LAST] == piece + 1
            code = kind_of(piece) + len(hive.KINDS) * (piece // HALF + 2 * stunned)
            code = 1 + offset(cell_of(state, piece), anchor) + CELLS * (level_of(state, piece) + 8 * code)
            for _ in range(ROUNDS):
                code = code * FACTOR & BITS
                code ^= code >> 22
            total += code
    return total & BITS
''',
'azkit/games/hive/rules.py': r'''"""Hive: surround the other queen with insects that each move in their own way, on no board but the hive itself."""

import numpy as np

from ...errors import about, check_range
from ..base import ENDED, RUNNING, TRUNCATED, Extras, Game
from ..grid import empty
from . import draw, notation, position
from . import pieces as hive
from .evaluation import heuristic
from .graph import GRAPH, encode_graph
from .moves import MOST_MOVES, legal
from .pieces import CELLS, HALF, PASS, PIECES, QUEEN
from .position import cell_of, crowd


def make(pieces: str = "Base+MLP", threefold: int = 0, max_plies: int = 200) -> Game:
    """Hive with mosquito, ladybug and pillbug, or fewer; a game of `max_plies` is cut off, neither won nor drawn.

    `threefold` 1: a position that occurs for the third time is a draw.
    """
    with about("option pieces of hive"):
        pieces = notation.game_type(pieces)
    check_range("threefold", threefold, 0, 1)
    check_range("max_plies", max_plies, 10, 1000)
    takes_part = [int(kind not in hive.OPTIONAL or kind in pieces) for kind in hive.KINDS]
    p = np.array([max_plies, threefold, max_plies, *takes_part], np.int64)
    return Game(
        name="hive",
        options={"pieces": pieces, "threefold": threefold, "max_plies": max_plies},
        players=2,
        state_size=hive.KEYS + threefold * (1 + hive.KEY * max_plies),
        max_moves=MOST_MOVES,
        actions=None,
        max_plies=max_plies,
        graph=GRAPH,
        parameters=p,
        initial=empty,
        legal=legal,
        play=play,
        to_play=to_play,
        outcome=outcome,
        encode_graph=encode_graph,
        move_text=notation.move_text,
        parse_move=notation.parse_move,
        text=draw.text,
        svg=draw.svg,
        heuristic=heuristic,
        extras=Extras(
            view=draw.view(p),
            readers=notation.READERS,
            writers=notation.WRITERS,
            length=0.2,
            heuristic_share=0.1,
        ),
    )


def to_play(p, state) -> int:
    """The seat to move."""
    return int(state[hive.TO_PLAY])


def outcome(p, state, returns) -> int:
    """What the last ply made of the game."""
    status = int(state[hive.STATUS])
    returns[:] = 0
    if status > 0:
        returns[:] = -1
        returns[status - 1] = 1
    return RUNNING if status == 0 else TRUNCATED if status == hive.CAPPED else ENDED


def play(p, state, move) -> None:
    """Place or move a piece, or pass, and see whether that ends the game."""
    seat, placed = int(state[hive.TO_PLAY]), False
    state[hive.LAST] = 0
    if move != PASS:
        piece, cell, level = move // CELLS, move % CELLS, 0
        for other in range(PIECES):
            level += other != piece and state[other] > 0 and cell_of(state, other) == cell
        placed = state[piece] == 0
        if not placed:
            state[hive.LAST] = piece + 1
        state[piece] = 1 + cell + CELLS * level
    state[hive.TO_PLAY] = 1 - seat
    state[hive.PLY] += 1
    white, black = crowd(state, QUEEN) == 6, crowd(state, HALF + QUEEN) == 6
    if p[hive.THREEFOLD] == 1 and position.occurrences(p, state, placed) == 3 or white and black:
        state[hive.STATUS] = hive.DRAW
    elif white or black:
        state[hive.STATUS] = 1 + white
    elif state[hive.PLY] == p[hive.CAP]:
        state[hive.STATUS] = hive.CAPPED
''',
'azkit/games/registry.py': r'''"""Finds the module of a game, by the name of one of azkit's or by the path of a file, and checks its options."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from ..compiled import LOADED
from ..errors import AzkitError

# Modules of this package, each with a `make`
GAMES = ("connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive")
ALIASES = {"antigo": "nogo"}


def find_module(name: str) -> ModuleType:
    """The module of a game with a function `make`. Raises AzkitError for an unknown name or a file that fails."""
    if name.endswith(".py"):
        return _load(Path(name))
    name = ALIASES.get(name, name)
    if name not in GAMES:
        raise AzkitError(f"unknown game {name!r}: choose one of {', '.join(GAMES)}, or the path of a .py file")
    return importlib.import_module(f".{name}", __package__)


def call_make(name: str, options: Mapping[str, Any]) -> Any:
    """What `make` of a game returns; AzkitError unless it has all of these options, with defaults of the same types."""
    make = find_module(name).make
    parameters = inspect.signature(make).parameters
    for key, parameter in parameters.items():
        if parameter.default is parameter.empty:
            raise AzkitError(f"option {key} of {name} has no default: give it one in `make`")
    for key, value in options.items():
        if key not in parameters:
            raise AzkitError(f"unknown option {key!r} of {name}: it has {', '.join(parameters) or 'none'}")
        kind = type(parameters[key].default)
        if type(value) is not kind:
            raise AzkitError(f"option {key} of {name} takes {kind.__name__}, not {value!r}")
    return make(**options)


def _load(path: Path) -> ModuleType:
    """Import a game's own file, under a name that no other module has."""
    digest = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    spec = importlib.util.spec_from_file_location(f"azkit_game_{digest}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise AzkitError(f"no game file at {path}")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # numba's cache looks for it by name
    setattr(module, LOADED, time.time())
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise AzkitError(f"{path} does not load: {type(error).__name__}: {error}") from error
    if not hasattr(module, "make"):
        raise AzkitError(f"{path} has no function `make` that returns a Game")
    return module
''',
'azkit/games/view.py': r'''"""What a game says about its picture: how a page draws its positions, and what a click means."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

COLOURS = ("#e4b61a", "#d1382f", "#2f7fd1", "#3aa655", "#8e5bd0", "#e07b28", "#18a3a3", "#b04a8a")  # by seat
COLOUR_NAMES = ("yellow", "red", "blue", "green", "purple", "orange", "teal", "pink")
MARKS = "XO#*%@&+"  # by seat, since not everybody tells eight colours apart
Kind = Literal["drop", "grid", "orbs", "hex"]


@dataclass(frozen=True, kw_only=True)
class View:
    """The first rows * columns numbers of a state are its cells (of `hex` its pieces); board.js draws from those.

    `drop`, `grid`: 0 or seat + 1, below 0 an empty cell where the side to move may not play; `drop` has columns for
    moves, of `grid` and `orbs` a move is its cell's number, and those behind the last cell are buttons. `orbs`: 0 or
    (orbs - 1) * players + seat + 1. `hex`: for each piece 0 in hand or 1 + cell + cells * level on a torus of rows x
    columns, a move is piece * cells + cell, and the number behind all of those is a pass.
    """

    kind: Kind
    rows: int
    columns: int
    seats: tuple[str, ...] = COLOUR_NAMES  # what people call them; more names than seats are none too many
    colours: tuple[str, ...] = COLOURS  # by seat
    pieces: tuple[tuple[str, str], ...] = ()  # of `hex`: name and colour, the name "" where one takes no part
    # (p, state, move, most), compiled like a rule: `move` in place with no more than `most` of the steps it sets off
    partly: Callable[..., Any] | None = None
''',
'azkit/nets/__init__.py': r'''"""Networks, and how a machine runs them fastest.

In comes a batch of positions, as planes or as graphs; out come a prior for each legal move and a value for each seat.
Which device, precision and engine do that is measured once and remembered. `plain.py` does the same in NumPy alone, for
packaged agents. Read `nets.py` first, then `evaluator.py`.

On GPUs: tests have a fake one of CPU tensors, which shows that streams, captured graphs, two GPUs and memory that is
full are handled in the right order. How fast and how precise a GPU is, and that CUDA captures networks and training
steps, `pytest -m gpu` shows where there is one; it passes on an H100 (azkit/bench/README.md has the figures). What no
GPU has run yet: a T4's float16 in a long training, two GPUs at once, and training on several.
"""
''',
'azkit/nets/graphs.py': r'''"""Positions as one batch of graphs, in arrays that a network takes as they are: padded with voids only (`filled_up`).

Row 0 of the nodes is the void: what lies behind a missing link. It belongs to no graph, and its links lead to itself.
"""

from typing import NamedTuple

import numpy as np

from ..compiled import njit
from ..games.base import Game
from ..search.evaluators import Leaves

STEP, MEMBERS = 128, 16  # rows, and most nodes of a position, see `filled_up`


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
    used, most = _join(game.rules, form.symmetries, images, *leaves[:3], nodes, links, graph, members, moves)
    return Graphs(nodes[:used], links[:used], graph[:used], members[:, :most], moves)


def filled_up(batch: Graphs) -> Graphs:
    """The same, with voids behind its nodes and moves up to whole STEPs, which makes fewer shapes.

    oneDNN and OpenVINO compile for each new one, and in bfloat16 took longer for that than to compute. What a network
    says of the voids, last of all, means nothing.
    """
    nodes, links, graph, members, moves = batch
    nodes, links, graph, moves = (
        np.concatenate([rows, np.zeros((-len(rows) % STEP, *rows.shape[1:]), rows.dtype)])
        for rows in (nodes, links, graph, moves)
    )
    members = np.pad(members, ((0, 0), (0, -members.shape[1] % MEMBERS)))
    return Graphs(nodes, links, graph, members, moves)


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
'azkit/nets/plain.py': r'''"""Networks without their library: weights as one blob, and the forward pass in NumPy.

torch does the same on one core three quarters as fast (traced, 5 x 128, batches of 8: 679 against 935 evaluations/s).
"""

import base64
import contextlib
import ctypes
import hashlib
import importlib
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import AzkitError
from .toom_cook import axis

MOST_BYTES = 1 << 28  # of weights: a small file can swell to fill the memory
Weights = Mapping[str, np.ndarray]  # as nets.numpy_weights gives them
# Planes [n, C, H, W] -> logits [n, A], values [n, V]; or the arrays of azkit/nets/graphs.py -> logits [E], values
Forward = Callable[..., tuple[np.ndarray, np.ndarray]]


def pack_weights(weights: Weights) -> bytes:
    """Folded weights as one blob: zlib over a line of JSON (names and shapes) and the arrays in float16, in order.

    They are rounded to bfloat16's eight digits, which costs no strength (submissions/README.md) and makes the blob a
    fifth smaller. All numbers' low bytes come before all high ones, which repeat more: another 9 %.

    Raises AzkitError if a weight does not fit float16.
    """
    shapes = [[name, list(array.shape)] for name, array in weights.items()]
    with np.errstate(over="ignore"):  # looked for below
        halves = [_in_eight_digits(array).astype("<f2") for array in weights.values()]
    for (name, _), half in zip(shapes, halves, strict=True):
        if not np.isfinite(half).all():
            raise AzkitError(f"weight {name} does not fit float16: the network has diverged, train it again")
    planes = np.concatenate(halves).view(np.uint8).reshape(-1, 2).T
    return zlib.compress(json.dumps(shapes).encode() + b"\n" + planes.tobytes(), 9)


def _in_eight_digits(array: np.ndarray) -> np.ndarray:
    """The numbers in a row, float32, rounded to what bfloat16 tells apart: 16 of their 24 binary digits are 0."""
    bits = np.ascontiguousarray(array, np.float32).ravel().view(np.uint32)
    return (bits + 0x8000 & 0xFFFF0000).view(np.float32)


def unpack_weights(text: str, digest: str) -> dict[str, np.ndarray]:
    """The float32 arrays in the text of a blob; AzkitError if its SHA-256 is not `digest`."""
    packed = decoded(text)
    if hashlib.sha256(packed).hexdigest() != digest:
        raise AzkitError("the weights in this file are damaged: their SHA-256 does not match")
    header, _, rest = zlib.decompressobj().decompress(packed, MOST_BYTES).partition(b"\n")
    halves = np.frombuffer(rest, np.uint8).reshape(2, -1).T.copy().view("<f2")[:, 0].astype(np.float32)
    weights, offset = {}, 0
    for name, shape in json.loads(header):
        count = int(np.prod(shape))
        weights[name] = halves[offset : offset + count].reshape(shape)
        offset += count
    return weights


def decoded(text: str) -> bytes:
    """The bytes of a base85 text in lines."""
    return base64.b85decode("".join(text.split()))


class NumpyNet:
    """The residual tower as matrix products, for small batches on one core; not for two threads at once.

    Activations are [W, H, n, F]. Columns are convolved at P points (toom_cook.py), so seven of them take nine products
    and not 21; for rows a cell's inputs stand beside those above and below it. So a 3 x 3 convolution is P products of
    [H * n, 3F] with [3F, F], between two by matrices of points. Both axes at points leave fewer multiplications, but in
    products too small to be fast.
    """

    def __init__(self, weights: Weights, planes: tuple[int, int, int]) -> None:
        """`weights` as nets.numpy_weights gives them; `planes` is the input's (C, H, W)."""
        self.planes, self.weights = planes, weights
        self.points, kernels, self.cells = axis(planes[2])
        tower = [name.removesuffix(".weight") for name, array in weights.items() if array.shape[2:] == (3, 3)]
        self.tower = [(_at(kernels, weights[f"{name}.weight"]), weights[f"{name}.bias"]) for name in tower]
        self.pools = [weights.get(f"blocks.{block}.pool.weight") for block in range(len(tower) // 2)]
        # The heads' 1 x 1 convolutions are one product
        heads = ("policy_conv", "value_conv")
        self.heads = np.concatenate([weights[f"{name}.weight"][:, :, 0, 0] for name in heads]).T.copy()
        self.heads_bias = np.concatenate([weights[f"{name}.bias"] for name in heads])
        self.buffers: dict[int, list[np.ndarray]] = {}

    def __call__(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Planes float32 [n, C, H, W] -> logits float32 [n, A] and values [n, V], relative to the side to move."""
        count = len(planes)
        if count not in self.buffers:
            self.buffers[count] = self._allocate(count)
        first, near, x, y, zeros = self.buffers[count]
        self._convolve(0, planes.transpose(3, 2, 0, 1), first, x)
        np.maximum(x, zeros, out=x)
        for block, pool in enumerate(self.pools):
            np.maximum(self._convolve(2 * block + 1, x, near, y), zeros, out=y)
            if pool is not None:
                x += y.mean((0, 1)) @ pool.T
            x += self._convolve(2 * block + 2, y, near, y)
            np.maximum(x, zeros, out=x)
        both = np.maximum(x @ self.heads + self.heads_bias, 0.0).transpose(2, 3, 1, 0)  # [n, both, H, W]
        policy = len(self.weights["policy_conv.bias"])
        hidden = np.maximum(self._linear("value_hidden", both[:, policy:].reshape(count, -1)), 0.0)
        return self._linear("policy", both[:, :policy].reshape(count, -1)), np.tanh(self._linear("value", hidden))

    def _allocate(self, count: int) -> list[np.ndarray]:
        """Of input and tower the inputs at points, [P, H, n, 3, F] with zeros above and below; two activations, and as
        many zeros, which NumPy compares with four times as fast as with a number."""
        channels, rows, columns = self.planes
        filters = len(self.heads)
        near = [np.zeros((len(self.points), rows, count, 3, size), np.float32) for size in (channels, filters)]
        return near + [np.zeros((columns, rows, count, filters), np.float32) for _ in range(3)]

    def _convolve(self, layer: int, x: np.ndarray, near: np.ndarray, out: np.ndarray) -> np.ndarray:
        """`x` [W, H, n, channels] -> `out` [W, H, n, F], which may be x itself; the frame of `near` stays zero."""
        kernel, bias = self.tower[layer]
        at = (self.points @ x.reshape(len(x), -1)).reshape(*near.shape[:3], -1)
        near[:, 1:, :, 0], near[:, :, :, 1], near[:, :-1, :, 2] = at[:, :-1], at, at[:, 1:]
        products = near.reshape(len(at), -1, kernel.shape[1]) @ kernel
        np.matmul(self.cells, products.reshape(len(at), -1), out=out.reshape(len(out), -1))
        out += bias
        return out

    def _linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]


def _at(points: np.ndarray, kernel: np.ndarray) -> np.ndarray:
    """A convolution's [F, C, 3, 3] at points [P, 3] of its columns, [P, 3 * C, F]."""
    outputs, channels = kernel.shape[:2]
    return (points @ kernel.transpose(3, 2, 1, 0).reshape(3, -1)).reshape(len(points), 3 * channels, outputs)


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


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Run matrix products on one thread: a pool sized to the host's cores crawls in a sandbox that has a share of one.

    Environment variables come too late, NumPy is loaded before any agent file: so the pools are told at run time.
    """
    pools = _blas()
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
'azkit/nets/toom_cook.py': r'''"""A row of cells convolved with a kernel's row by few multiplications (Toom 1963; Cook 1966).

It is a product of two polynomials: evaluate both at as many points as it has coefficients, multiply there, interpolate.
"""

from itertools import pairwise

import numpy as np

# Cells of a polynomial: errors of rows and columns together are 10^-4 then, a thirtieth of bfloat16's, and grow
# threefold with each more
LONGEST = 9


def axis(length: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Matrices float32 [P, length], [P, 3], [length, P]: a row, 0s around it, convolved with the three numbers of a
    kernel is third @ ((first @ row) * (second @ kernel)).

    The points are directions at equal angles, infinity is one of them: so inverses stay as small as they can. Longer
    rows are cut into pieces.
    """
    pieces, parts = -(-length // LONGEST), list[tuple[np.ndarray, ...]]()
    for start, end in pairwise(length * piece // pieces for piece in range(pieces + 1)):
        points = end - start + 2
        row, product = np.zeros((points, length)), np.zeros((length + 2, points))
        row[:, start:end] = _evaluated(points - 2, points)
        product[start : end + 2] = np.linalg.inv(_evaluated(points, points))
        parts.append((row, _evaluated(3, points)[:, ::-1], product[1:-1]))
    rows, kernels, products = zip(*parts, strict=True)
    whole = np.concatenate(rows), np.concatenate(kernels), np.concatenate(products, axis=1)
    first, second, third = (matrix.astype(np.float32) for matrix in whole)
    return first, second, third


def _evaluated(coefficients: int, points: int) -> np.ndarray:
    """What each coefficient of a polynomial counts at each point: x^i, as cos^(n - 1 - i) sin^i of the direction."""
    angles, powers = np.pi * np.arange(points)[:, None] / points, np.arange(coefficients)
    return np.cos(angles) ** powers[::-1] * np.sin(angles) ** powers
''',
'azkit/rng.py': r'''"""Counter-based random numbers that compiled and plain Python code draw identically.

A stream is an int64 [2] array: key and counter. Streams are derived, not shared: one for each (seed, generation,
game), so that no result depends on which lane happened to play a game.
"""

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
'azkit/search/__init__.py': r'''"""One tree search for all games, compiled by numba and without torch.

In come states and a `SearchConfig`; out come visits, values by seat and a move for each. On the way leaves go out to an
evaluator, for a whole batch of games at once, and priors and values come back.
Read `search.py` first, then `tree.py` (what the arrays hold), `steps.py` (one simulation), `requests.py` (the batch),
`root.py` (what comes out).
"""
''',
'azkit/search/endings.py': r'''"""What positions near the end of a game are worth, by proof-number search of its rules: any game of two seats or more.

And leaves of a search that are worth that, whatever a network says.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from ..compiled import PARTS, compile_rule, inlined, njit, part
from ..games.base import ENDED, TRUNCATED, Endings, Game
from . import evaluators
from . import requests as r
from . import tree as t
from .evaluators import Answer, Evaluator, Leaves

MOST = 1 << 20  # positions that are looked at, however many may be: all are kept
FURTHER = 4  # times as many where the game ended in one of the first: elsewhere they prove next to nothing
APART = 1e-3  # values nearer to each other are one
PROOF, DISPROOF, FIRST, COUNT, PARENT, OURS = range(6)  # of a node: its numbers, where its children lie, ...
NEVER = 1 << 40  # as a number: cannot be. Both are, where a ply cap ends the game: that proves nothing
# Of `Room.counts`: whose goal it is, nodes so far, how many there may be, and how many more once the game ended in one
SEAT, USED, MOST_USED, MORE = range(4)
GOAL, BELOW = range(2)  # of `Room.goals`: what is asked for, and the most that an end is worth which misses it


class Room(NamedTuple):
    """What proof-number search of one position works in, N nodes at most; the first is the position."""

    tree: np.ndarray  # int64 [N, 6]: PROOF to OURS, which tells whether to play is who is to reach the goal
    states: np.ndarray  # int16 [N, S]
    moves: np.ndarray  # int32 [W]: those of the node that is expanded
    replies: np.ndarray  # int32 [W]: those of a new node, to count them
    returns: np.ndarray  # float32 [3, P]: of one end; the least and the most of all ends that reach the goal
    counts: np.ndarray  # int64 [4]
    goals: np.ndarray  # float64 [2]


class Bare(NamedTuple):
    """Rules as `_prove` takes them where it is compiled by itself: without a box, each function of its own type."""

    parameters: Any
    legal: Any
    play: Any
    to_play: Any
    outcome: Any


def endings(game: Game) -> Endings | None:
    """The game's own way, else the general one; None for one player."""
    return game.extras.endings(game) or (partial(_solve, game) if game.players > 1 else None)


class ExactFirst:
    """Proves leaves as far as `nodes` for each reach, and asks an evaluator for the rest.

    The last plies are cheaper and better known by the rules than by a network (MCTS with minimax in its expansion
    phase: Baier and Winands 2015). Without nodes the evaluator is asked for all.
    """

    def __init__(self, game: Game, nodes: int) -> None:
        self.game, self.nodes = game, nodes
        self.proven = 0  # of the leaves submitted last
        self.forget()

    def forget(self) -> None:
        """What can be proven hangs on what was, no value does: so the same searches find the same from here on."""
        self.prove = endings(self.game) if self.nodes else None

    def submit(self, evaluator: Evaluator, leaves: Leaves) -> Callable[[], Answer]:
        """As Evaluator does. A root is left to the evaluator, for a proof has no priors."""
        self.proven = 0
        if self.prove is None or leaves.roots is None or leaves.roots.all():
            return evaluator.submit(leaves)
        tried, values = ~leaves.roots, np.full((len(leaves.roots), self.game.players), np.nan, np.float32)
        values[tried], _ = self.prove(leaves.states[tried], np.zeros((tried.sum(), 0), np.int32), self.nodes)
        asked, counts = np.isnan(values[:, 0]), np.diff(leaves.offsets)
        edges, self.proven = np.repeat(asked, counts), int((~asked).sum())
        priors = np.zeros(len(edges), np.float32)
        priors[leaves.offsets[:-1][~asked]] = evaluators.PROOF
        rest = Leaves(leaves.states[asked], leaves.moves[edges], np.cumsum([0, *counts[asked]], dtype=np.int32))
        wait = evaluator.submit(rest) if asked.any() else None

        def answer() -> Answer:
            if wait is not None:
                priors[edges], values[asked] = wait()
            return priors, values

        return answer


def new_room(game: Game, nodes: int) -> Room:
    """For searches with so many nodes where none of them ends the game."""
    size = FURTHER * nodes + game.max_moves + 1  # the last node that is looked at may still be expanded
    return Room(
        np.zeros((size, OURS + 1), np.int64),
        np.zeros((size, game.state_size), np.int16),
        np.zeros(game.max_moves, np.int32),
        np.zeros(game.max_moves, np.int32),
        np.zeros((3, game.players), np.float32),
        np.zeros(4, np.int64),
        np.zeros(2),
    )


@cache
def _bare(game: Game) -> Bare:
    rules = game.rules
    small = (compile_rule(name, getattr(rules, name)) for name in ("to_play", "outcome"))
    return Bare(rules.parameters, rules.legal, rules.play, *small)


def _solve(game: Game, states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
    """See azkit.games.base.Endings."""
    values, good = np.full((len(states), game.players), np.nan, np.float32), np.ones(moves.shape, bool)
    nodes = min(nodes, MOST // FURTHER)
    room = new_room(game, nodes)
    _prove(_bare(game) if PARTS else game.rules, room, states, moves, nodes, values, good)
    return values, good


@njit
def prove_asked(rules, room, requests, nodes, priors, values) -> None:
    """What ExactFirst does, for a caller who has the evaluator's answer to all requests: proofs take its place."""
    for row in range(requests.counts[r.ROWS]):
        if not requests.roots[row]:
            t.copy(requests.states[row], room.states[0])
            if _settle(rules, room, requests.moves[:0], nodes, values[row]):
                priors[requests.offsets[row]] = evaluators.PROOF
                requests.counts[r.EVALUATIONS] -= 1


@part
@njit
def _prove(rules, room, states, moves, nodes, values, good) -> None:
    """Fill values and good."""
    for row in range(len(states)):
        count = 0
        while count < moves.shape[1] and moves[row, count] >= 0:
            count += 1
        t.copy(states[row], room.states[0])
        if _settle(rules, room, moves[row, :count], nodes, values[row]) and room.goals[GOAL] > APART - 1.0:
            for place in range(count):
                child = room.tree[0, FIRST] + place
                _search(rules, room, child)
                good[row, place] = room.tree[child, DISPROOF] > 0


@njit
def _settle(rules, room, moves, nodes, values) -> bool:
    """Whether the room's first position is proven; then its values by seat. `moves`: all of its moves, or none.

    Is it worth 1 to who is to play? If not, is it worth the most that it may be? Against two seats or more the first
    is all that is asked: what is no win is still no loss, for they need not agree.
    """
    tree, counts, goals, returns, players = room.tree, room.counts, room.goals, room.returns, len(values)
    counts[SEAT] = rules.to_play(rules.parameters, room.states[0])
    counts[MOST_USED], counts[MORE] = nodes, (FURTHER - 1) * nodes
    goals[GOAL] = 1.0
    while True:
        for seat in range(players):
            returns[1, seat], returns[2, seat] = 1.0, -1.0
        counts[USED], goals[BELOW] = 1, -1.0
        _rate(rules, room, 0)
        if len(moves) > 0:
            _expand(rules, room, 0, moves, False)
        _search(rules, room, 0)
        if players > 2 or tree[0, DISPROOF] > 0 or goals[BELOW] < APART - 1.0:
            break
        counts[MOST_USED] -= counts[USED]
        goals[GOAL] = goals[BELOW]
    if players == 2 and tree[0, DISPROOF] == 0:
        goals[GOAL] = -1.0
    elif tree[0, PROOF] > 0:
        return False
    if players > 2:
        for seat in range(players):
            if returns[1, seat] != returns[2, seat]:  # it is the losers' choice who loses how much
                return False
        t.copy(returns[1], values)
    else:
        values[counts[SEAT]], values[1 - counts[SEAT]] = goals[GOAL], -goals[GOAL]
    return True


@njit
def _search(rules, room, top) -> None:
    """Grow the tree below `top`, always where least is missing, until that is settled or no more nodes may be used.

    Proof-number search: Allis, van der Meulen and van den Herik 1994, section 2. A number is how many nodes are missing
    at least, so it stops as soon as neither can be reached.
    """
    tree, counts = room.tree, room.counts
    while _open(tree, top) and min(tree[top, PROOF], tree[top, DISPROOF]) <= counts[MOST_USED] - counts[USED]:
        node = top
        while tree[node, COUNT] > 0:
            number, best, parent = PROOF if tree[node, OURS] else DISPROOF, -1, node
            for child in range(tree[parent, FIRST], tree[parent, FIRST] + tree[parent, COUNT]):
                if _open(tree, child) and (best < 0 or tree[child, number] < tree[best, number]):
                    best = child
            node = best
        count = rules.legal(rules.parameters, room.states[node], room.moves)
        _expand(rules, room, node, room.moves[:count], True)
        while node != top:
            node = tree[node, PARENT]
            _sum_up(tree, node)


@inlined
def _open(tree, node) -> bool:
    """Whether a node may still be proven or disproven."""
    proof, disproof = tree[node, PROOF], tree[node, DISPROOF]
    return proof > 0 and disproof > 0 and (proof < NEVER or disproof < NEVER)


@njit
def _expand(rules, room, node, moves, enough) -> None:
    """Play the moves, if `enough` only until one settles the node."""
    tree, counts = room.tree, room.counts
    tree[node, FIRST], tree[node, COUNT] = counts[USED], 0
    settled = PROOF if tree[node, OURS] else DISPROOF
    for move in moves:
        child = counts[USED]
        t.copy(room.states[node], room.states[child])
        rules.play(rules.parameters, room.states[child], move)
        _rate(rules, room, child)
        tree[child, PARENT] = node
        tree[node, COUNT] += 1
        counts[USED] += 1
        if enough and tree[child, settled] == 0:
            break
    _sum_up(tree, node)


@njit
def _rate(rules, room, node) -> None:
    """The numbers of a new node: who has few moves is soon refuted (Allis 1994, section 2.2.3)."""
    tree, state, goals = room.tree, room.states[node], room.goals
    tree[node, COUNT], tree[node, OURS] = 0, rules.to_play(rules.parameters, state) == room.counts[SEAT]
    returns, least, most = room.returns[0], room.returns[1], room.returns[2]
    outcome = rules.outcome(rules.parameters, state, returns)
    if outcome == ENDED:
        room.counts[MOST_USED] += room.counts[MORE]
        room.counts[MORE] = 0
        value = np.float64(returns[room.counts[SEAT]])
        reached = value > goals[GOAL] - APART / 2
        tree[node, PROOF], tree[node, DISPROOF] = (0, NEVER) if reached else (NEVER, 0)
        if reached:
            for seat in range(len(returns)):
                least[seat], most[seat] = min(least[seat], returns[seat]), max(most[seat], returns[seat])
        else:
            goals[BELOW] = max(goals[BELOW], value)
    elif outcome == TRUNCATED:
        tree[node, PROOF] = tree[node, DISPROOF] = NEVER
    else:
        count = rules.legal(rules.parameters, state, room.replies)
        tree[node, PROOF], tree[node, DISPROOF] = (1, count) if tree[node, OURS] else (count, 1)


@inlined
def _sum_up(tree, node) -> None:
    """A node's numbers by its children's: who is to play needs one of them, the other seat all."""
    either, every = (PROOF, DISPROOF) if tree[node, OURS] else (DISPROOF, PROOF)
    least, total = NEVER, 0
    for child in range(tree[node, FIRST], tree[node, FIRST] + tree[node, COUNT]):
        least, total = min(least, tree[child, either]), min(NEVER, total + tree[child, every])
    tree[node, either], tree[node, every] = least, total
''',
'azkit/search/evaluators.py': r'''"""Leaves of the search -> priors over their legal moves and values by seat: uniform, random playouts, a heuristic, a
network.

Networks speak relative to the side to move; here, and nowhere else, their values become values by seat.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import RUNNING, Game, State
from ..rng import below, stream
from .threads import Threads
from .tree import copy

Answer = tuple[np.ndarray, np.ndarray]  # priors float32 [E], summing to 1 for each leaf; values float32 [n, P] by seat
SHARPNESS = 10.0  # of priors by a heuristic: a move better by 0.1 is worth e times as much
PROOF = -1.0  # in place of a leaf's first prior: its value is exact, and nothing below it is to be looked at


class Leaves(NamedTuple):
    """Positions to evaluate, none of them over; leaf i's legal moves are moves[offsets[i] : offsets[i + 1]]."""

    states: np.ndarray  # int16 [n, S]
    moves: np.ndarray  # int32 [E]
    offsets: np.ndarray  # int32 [n + 1]
    roots: np.ndarray | None = None  # bool [n], which are asked for by a tree's root and need priors; None: maybe all


def leaves(states: Sequence[State]) -> Leaves:
    """Running positions as leaves."""
    moves = [np.array(state.legal_moves(), np.int32) for state in states]
    offsets = np.cumsum([0, *map(len, moves)], dtype=np.int32)
    return Leaves(np.stack([state.array for state in states]), np.concatenate(moves), offsets)


def together(parts: Sequence[Leaves]) -> Leaves:
    """Several batches as one."""
    if len(parts) == 1:
        return parts[0]
    states, moves, offsets, roots = zip(*parts, strict=True)
    counts = np.concatenate([np.zeros(1, np.int32), *map(np.diff, offsets)])
    ends = np.cumsum(counts, dtype=np.int32)
    return Leaves(np.concatenate(states), np.concatenate(moves), ends, np.concatenate(roots))


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


def are_finite(numbers: np.ndarray, values: np.ndarray) -> bool:
    """Whether all numbers of both arrays, [E] and [n, V], are finite, by the fastest sum that shows one that is not."""
    return math.isfinite(np.dot(numbers, numbers) + np.vdot(values, values))


def checked(leaves: Leaves, answer: Answer, players: int) -> Answer:
    """An evaluator's answer as the search takes it.

    Raises AzkitError if it is of another shape, which compiled code would read beyond its end, or if a number in it is
    not finite: the first move would be played for ever.
    """
    priors, values = np.ascontiguousarray(answer[0], np.float32), np.ascontiguousarray(answer[1], np.float32)
    shapes = (len(leaves.moves),), (len(leaves.states), players)
    if (priors.shape, values.shape) != shapes:
        raise AzkitError(f"the evaluator answered priors {priors.shape} and values {values.shape}, not {shapes}")
    if not are_finite(priors, values):
        raise AzkitError("the evaluator answered priors or values that are no finite numbers")
    return priors, values


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


class HeuristicEvaluator:
    """What a game's `heuristic` says of the positions behind each move: the best of them is a leaf's value."""

    def __init__(self, game: Game, threads: int = 1) -> None:
        """Raises AzkitError for more than two players, of whom no heuristic speaks."""
        if game.players != 2:
            who = f"{game.describe()} has {game.players} players, and a heuristic speaks of two"
            raise AzkitError(f"{who}: set selfplay.evaluator=network")
        self.game, self.count, self.threads = game, threads, Threads(threads)

    def submit(self, leaves: Leaves) -> Callable[[], Answer]:
        """See Evaluator."""
        rules, states, moves, offsets = self.game.rules, *leaves[:3]
        logits, best = np.empty(len(moves), np.float32), np.empty((len(states), 1), np.float32)
        ends = np.linspace(0, len(states), min(self.count, len(states)) + 1).astype(int)
        parts = (
            partial(_look_ahead, rules, states[first:last], moves, offsets[first : last + 1], logits, best[first:last])
            for first, last in pairwise(ends)
        )
        self.threads.each(list(parts))
        answer = as_answer(self.game, leaves, logits, best)
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
            copy(states[i], state)
            while outcome(p, state, returns) == RUNNING:
                play(p, state, moves[below(rng, legal(p, state, moves))])
                plies += 1
            for seat in range(len(returns)):
                values[i, seat] += returns[seat]
        for seat in range(len(returns)):
            values[i, seat] /= rollouts
    return plies


@njit
def _look_ahead(rules, states, moves, offsets, logits, best) -> None:
    """SHARPNESS times each move's worth into logits [E], the best worth into best [n, 1], for the side to move.

    A move is worth the result where it ends the game, else what the heuristic says behind it.
    """
    p, play, outcome, to_play, heuristic = rules.parameters, rules.play, rules.outcome, rules.to_play, rules.heuristic
    state, returns = np.empty_like(states[0]), np.empty(2, np.float32)
    for i in range(len(states)):
        seat, most = to_play(p, states[i]), -math.inf
        for edge in range(offsets[i], offsets[i + 1]):
            copy(states[i], state)
            play(p, state, moves[edge])
            over = outcome(p, state, returns) != RUNNING
            worth = returns[seat] if over else heuristic(p, state) * (1 - 2 * seat)
            logits[edge], most = SHARPNESS * worth, max(most, worth)
        best[i, 0] = most


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


def as_answer(game: Game, leaves: Leaves, logits: np.ndarray, relative: np.ndarray) -> Answer:
    """A network's output, float32 logits [E] of the moves and values [n or more, V], as an evaluator's answer.

    Value i is that of the i-th seat from the side to move on; of two players' only the first is there (V = 1).
    """
    priors = np.empty(len(leaves.moves), np.float32)
    values = np.empty((len(leaves.states), game.players), np.float32)
    _read(game.rules, leaves.states, leaves.offsets, logits, relative, priors, values)
    return priors, values
''',
'azkit/search/requests.py': r'''"""The one seam between trees and evaluators: leaves of all lanes become rows of one batch, or come from the cache.

Every position is evaluated in its canonical orientation (the smallest of its symmetric images), cached or not, so that
both runs agree; two leaves that ask for one position share a row. The order of reading: `walk`, `_request`,
`take_answers`.
"""

from typing import Any, NamedTuple

import numpy as np

from ..compiled import borrowed, inlined, njit, part
from ..rng import mix
from . import tree as t
from .evaluators import PROOF, Leaves
from .steps import Settings, add_noise, back_up, find_win, select, withdraw

DONE, BLOCKED = 0, 1  # what a walk ends in: the lane's search is complete, or it goes on after the network's answer
ROWS, MOVES, SIMULATIONS, HITS, EVALUATIONS = range(5)  # columns of `Requests.counts`; the last three only ever grow
READY = -1  # in Cache.rows: the evaluation is in the slot
AT_ONCE = 1 << 13  # simulations of a lane without the network, until who walks looks at the clock; worker.js: fewer


class Cache(NamedTuple):
    """Evaluations by position. Each position has one slot that may hold it, which is in one of three states.

    Empty: key 0, READY. Asked for: the position's key, and the row that will bring the evaluation. Ready: the key,
    READY, and the evaluation. A slot that is asked for keeps its key until the answer came.
    """

    keys: np.ndarray  # int64 [slots]
    rows: np.ndarray  # int32 [slots]
    priors: np.ndarray  # float32 [slots, W], in the order of legal moves
    values: np.ndarray  # float32 [slots, P], by seat


class Requests(NamedTuple):
    """Rows that wait for the network; each lane's tree knows which of its leaves wait for which row."""

    states: np.ndarray  # int16 [R, S], canonical orientation
    moves: np.ndarray  # int32 [R * W], legal moves of the rows one after the other
    offsets: np.ndarray  # int32 [R + 1], where each row's moves begin
    slots: np.ndarray  # int64 [R], the cache slot that takes the answer, or NONE
    roots: np.ndarray  # bool [R], whether a tree's root waits for the row
    counts: np.ndarray  # int64 [5]
    moves_to: np.ndarray  # int32 [K symmetries, A], the image of each move
    image: np.ndarray  # int16 [S], working space
    edge_of: np.ndarray  # int32 [A], working space
    scratch: np.ndarray  # int32 [W], working space


class Lanes(NamedTuple):
    """All that B searches at once work on."""

    trees: t.Tree  # arrays [B, ...]
    cache: Cache
    requests: Requests
    settings: Settings
    targets: np.ndarray  # int64 [B], visits of the root at which a lane's search is done
    searching: np.ndarray  # bool [B], whether it goes on


def new_cache(game: Any, slots: int) -> Cache:
    """An empty cache."""
    return Cache(
        keys=np.zeros(slots, np.int64),
        rows=np.full(slots, READY, np.int32),
        priors=np.zeros((slots, game.max_moves), np.float32),
        values=np.zeros((slots, game.players), np.float32),
    )


def slots_within(game: Any, memory: int) -> int:
    """How many slots, a power of two, a cache of no more than so many bytes has."""
    return 1 << (memory // (12 + 4 * (game.max_moves + game.players))).bit_length() - 1


def new_requests(game: Any, rows: int) -> Requests:
    """No requests yet, and room for `rows`."""
    return Requests(
        states=np.zeros((rows, game.state_size), np.int16),
        moves=np.zeros(rows * game.max_moves, np.int32),
        offsets=np.zeros(rows + 1, np.int32),
        slots=np.zeros(rows, np.int64),
        roots=np.zeros(rows, np.bool_),
        counts=np.zeros(5, np.int64),
        moves_to=np.ascontiguousarray(game.move_symmetry, np.int32),
        image=np.zeros(game.state_size, np.int16),
        edge_of=np.zeros(game.actions or 0, np.int32),
        scratch=np.zeros(game.max_moves, np.int32),
    )


def asked(requests: Requests) -> Leaves:
    """The rows that wait for the network, as views: they stay until the answer is taken."""
    rows, moves = requests.counts[ROWS], requests.counts[MOVES]
    return Leaves(requests.states[:rows], requests.moves[:moves], requests.offsets[: rows + 1], requests.roots[:rows])


def forget(lanes: Lanes) -> None:
    """Drop the cache and all that is asked for; lanes rest until their trees are planted anew: no answer comes."""
    lanes.cache.keys[:] = 0
    lanes.cache.rows[:] = READY
    lanes.requests.counts[[ROWS, MOVES]] = 0
    lanes.trees.counts[:, t.WAITING] = 0
    lanes.searching[:] = False


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
    t.copy(state, out)
    chosen = 0
    for k in range(1, symmetries):
        rules.symmetry(rules.parameters, state, k, image)
        for index in range(len(state)):
            if image[index] != out[index]:
                if image[index] < out[index]:
                    t.copy(image, out)
                    chosen = k
                break
    return chosen


@inlined
def _expand(tree, requests, leaf, symmetry, priors, values) -> None:
    """Expand a leaf from the evaluation of its canonical image, whose priors are in the order of that image's moves."""
    nodes, links, edges, edge_of, moves_to = tree.nodes, tree.links, tree.edges, requests.edge_of, requests.moves_to
    t.copy(values, tree.values[leaf])
    nodes[leaf, t.STATUS] = t.PROVEN if priors[0] == PROOF else t.OPEN
    if priors[0] == PROOF:
        return
    first, count = nodes[leaf, t.FIRST_EDGE], nodes[leaf, t.EDGE_COUNT]
    if symmetry == 0:
        for place in range(count):
            edges[first + place, t.PRIOR] = priors[place]
        return
    for move in range(len(edge_of)):
        edge_of[move] = t.NONE
    for edge in range(first, first + count):
        edge_of[moves_to[symmetry, links[edge, t.MOVE]]] = edge
    place = 0
    for move in range(len(edge_of)):  # those that are legal, ascending, have the priors one after the other
        if edge_of[move] != t.NONE:
            edges[edge_of[move], t.PRIOR] = priors[place]
            place += 1


@inlined
def _request(rules, tree, cache, requests, leaf) -> bool:
    """Expand a leaf from the cache (True), or have it wait for a row of the batch, its own or another leaf's."""
    counts, keys = requests.counts, cache.keys
    new_row = counts[ROWS]
    row, slot = new_row, np.int64(t.NONE)
    canonical = requests.states[new_row]
    symmetry = canonicalise(rules, tree.states[leaf], len(requests.moves_to), requests.image, canonical)
    if len(keys) > 0:
        key = position_key(canonical)
        slot = np.int64((key >> 8) & (len(keys) - 1))
        if keys[slot] == key and leaf == t.ROOT and cache.rows[slot] == READY and cache.priors[slot, 0] == PROOF:
            slot = np.int64(t.NONE)  # a root needs priors, too
        elif keys[slot] == key:
            counts[HITS] += 1
            if cache.rows[slot] == READY:
                _expand(tree, requests, leaf, symmetry, cache.priors[slot], cache.values[slot])
                return True
            row = np.int64(cache.rows[slot])
        elif cache.rows[slot] == READY:  # empty, or another position's, which gives way
            keys[slot] = key
            cache.rows[slot] = new_row
        else:  # asked for another position: this one will not be remembered
            slot = np.int64(t.NONE)
    if row == new_row:
        _add_row(rules, requests, slot)
    requests.roots[row] = requests.roots[row] or leaf == t.ROOT
    waiting = tree.counts[t.WAITING]
    tree.flight[waiting, 0] = leaf
    tree.flight[waiting, 1] = row
    tree.flight[waiting, 2] = symmetry
    tree.counts[t.WAITING] = waiting + 1
    tree.nodes[leaf, t.STATUS] = t.PENDING
    return False


@inlined
def _add_row(rules, requests, slot) -> None:
    """Complete the row whose state is written already: its moves, and which slot of the cache takes the answer."""
    counts, row, start = requests.counts, requests.counts[ROWS], requests.counts[MOVES]
    count = rules.legal(rules.parameters, requests.states[row], requests.scratch)
    for index in range(count):
        requests.moves[start + index] = requests.scratch[index]
    requests.offsets[row + 1] = start + count
    requests.slots[row] = slot
    requests.roots[row] = False
    counts[ROWS] = row + 1
    counts[MOVES] = start + count
    counts[EVALUATIONS] += 1


@njit
def take_answers(lanes, priors, values) -> None:
    """Take in the network's answer to all requests: fill the cache, expand the waiting leaves, back their values up."""
    trees, cache, requests, settings, _, _ = borrowed(lanes)
    priors, values = borrowed((priors, values))
    offsets, slots = requests.offsets, requests.slots
    for row in range(requests.counts[ROWS]):
        slot = slots[row]
        if slot != t.NONE:
            t.copy(priors[offsets[row] : offsets[row + 1]], cache.priors[slot])
            t.copy(values[row], cache.values[slot])
            cache.rows[slot] = READY
    for b in range(len(trees.counts)):
        tree = t.lane(trees, b)
        for index in range(tree.counts[t.WAITING]):
            leaf, row, symmetry = int(tree.flight[index, 0]), tree.flight[index, 1], tree.flight[index, 2]
            _expand(tree, requests, leaf, symmetry, priors[offsets[row] : offsets[row + 1]], values[row])
            back_up(tree, settings, leaf)
        tree.counts[t.WAITING] = 0
    requests.counts[ROWS] = 0
    requests.counts[MOVES] = 0


@inlined
def _walk_lane(rules, tree, cache, requests, settings, target) -> int:
    """Simulate until the root has `target` visits or is proven (DONE), or it needs the network or a pause (BLOCKED)."""
    nodes, counts = tree.nodes, tree.counts
    for _ in range(AT_ONCE):
        if counts[t.WAITING] == len(tree.flight):
            return BLOCKED
        status = nodes[t.ROOT, t.STATUS]
        enough = nodes[t.ROOT, t.VISITS] >= target and status != t.NEW
        if enough or (status == t.PROVEN and settings.prove) or not t.has_room(tree):
            return BLOCKED if counts[t.WAITING] > 0 else DONE
        if status == t.OPEN and counts[t.NOISY] == 0:
            add_noise(tree, settings)
            if settings.prove and find_win(rules, tree, settings, requests.scratch):
                requests.counts[SIMULATIONS] += 1
                continue
        leaf = select(rules, tree, settings, requests.scratch)
        if nodes[leaf, t.STATUS] == t.PENDING:
            withdraw(tree, settings, leaf)
            return BLOCKED
        requests.counts[SIMULATIONS] += 1
        if nodes[leaf, t.STATUS] != t.NEW or _request(rules, tree, cache, requests, leaf):
            back_up(tree, settings, leaf)
    return BLOCKED


class _Rules(NamedTuple):
    """A game's rules as a walk uses them: to read a field of their box counts a reference up and down each time."""

    parameters: Any
    legal: Any
    play: Any
    to_play: Any
    outcome: Any
    symmetry: Any


@njit
def walk(rules, lanes) -> None:
    """Walk every lane whose search goes on until it needs the network or a pause, or is done: `searching` says so."""
    lanes, p = borrowed((lanes, rules.parameters))
    trees, cache, requests, settings, targets, searching = lanes
    rules = _Rules(p, rules.legal, rules.play, rules.to_play, rules.outcome, rules.symmetry)
    for b in range(len(searching)):
        if searching[b] and _walk_lane(rules, t.lane(trees, b), cache, requests, settings, targets[b]) == DONE:
            searching[b] = False
''',
'azkit/search/root.py': r'''"""What a finished search says of its root: a policy, a value, and the move to play."""

import math

import numpy as np

from ..compiled import njit
from . import steps
from . import tree as t


@njit
def root_policy(tree, settings, policy) -> None:
    """The policy a search arrived at into policy[:count]: improved (or the share of visits), less what is refuted.

    Where there was time for no simulation it is the priors. Of a proven root only moves that keep its value are left;
    else moves proven lost are dropped while others exist.
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = tree.nodes[t.ROOT, t.SEAT]
    if settings.selection == steps.GUMBEL or settings.target_scale > 0.0:
        steps.improved_policy(tree, settings, t.ROOT, policy)
    else:
        for place in range(count):
            policy[place] = np.float64(tree.edges[first + place, t.EDGE_VISITS])
        if policy[:count].sum() == 0.0:
            for place in range(count):
                policy[place] = np.float64(tree.edges[first + place, t.PRIOR])
    if settings.prove:
        worst = -1.0
        if tree.nodes[t.ROOT, t.STATUS] == t.PROVEN:
            worst = np.float64(tree.values[t.ROOT, seat]) - 1e-6
        kept, likely = 0.0, 0.0  # policy and priors of what is not refuted
        for place in range(count):
            if not _refuted(tree, first + place, seat, worst):
                kept += policy[place]
                likely += np.float64(tree.edges[first + place, t.PRIOR])
        for place in range(count):
            if _refuted(tree, first + place, seat, worst):
                if kept + likely > 0.0:
                    policy[place] = 0.0
            elif kept == 0.0:  # all that was tried is refuted
                policy[place] = np.float64(tree.edges[first + place, t.PRIOR])
    total = policy[:count].sum()
    for place in range(count):
        policy[place] = policy[place] / total if total > 0.0 else 1.0 / count


@njit
def _refuted(tree, edge, seat, worst) -> bool:
    """Whether an edge is proven to be worth no more than `worst`; above a known value an unproven edge is, too."""
    child = tree.links[edge, t.CHILD]
    if child == t.NONE or tree.nodes[child, t.STATUS] != t.PROVEN:
        return worst > -1.0
    return np.float64(tree.values[child, seat]) <= worst


@njit
def best_place(tree, settings, policy) -> int:
    """The move to play without temperature, as its place among the root's edges, given root_policy's answer.

    Most visits after refuted moves are dropped, then the better value, then the likelier: also where all are proven
    lost. With Gumbel the highest perturbed logit among the most visited (Danihelka et al. 2022, algorithm 2).
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = t.VALUE_SUMS + tree.nodes[t.ROOT, t.SEAT]
    most_visits, highest, likeliest, best = -1.0, -math.inf, -1.0, 0
    for place in range(count):
        if policy[place] <= 0.0:
            continue
        visits = np.float64(tree.edges[first + place, t.EDGE_VISITS])
        if settings.selection == steps.GUMBEL:
            score = tree.noise[place] + math.log(np.float64(policy[place]))
        elif visits > 0.0:
            score = np.float64(tree.edges[first + place, seat]) / visits
        else:
            score = np.float64(policy[place])
        prior = np.float64(tree.edges[first + place, t.PRIOR])
        better = score > highest or (score == highest and prior > likeliest)
        if visits > most_visits or (visits == most_visits and better):
            most_visits, highest, likeliest, best = visits, score, prior, place
    return best


@njit
def root_value(tree, settings, policy, value) -> None:
    """Value by seat of the root into value [P], given root_policy's answer; exact if that is proven.

    Else the mean of its own evaluation and all simulations. With Gumbel the policy's mean of the values of the moves,
    untried ones counting as that evaluation: sequential halving spends most simulations on moves that it rejects.
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    proven, halving = tree.nodes[t.ROOT, t.STATUS] == t.PROVEN, settings.selection == steps.GUMBEL
    for seat in range(len(value)):
        own = np.float64(tree.values[t.ROOT, seat])
        total, weight = own, 1.0
        for place in range(0 if proven else count):
            visits = np.float64(tree.edges[first + place, t.EDGE_VISITS])
            tried = np.float64(tree.edges[first + place, t.VALUE_SUMS + seat])
            if not halving:
                total += tried
                weight += visits
            elif visits > 0.0:
                total += np.float64(policy[place]) * (tried / visits - own)
        value[seat] = total / weight
''',
'azkit/search/search.py': r'''"""What a search is: how many simulations or seconds, how edges are chosen, and what comes out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..errors import AzkitError, check_ranges
from ..games.base import Game, State
from ..rng import stream
from . import requests, steps
from . import tree as t
from .endings import ExactFirst
from .evaluators import Evaluator, checked
from .root import best_place, root_policy, root_value

LEAVES = 8  # in flight in a tree that is searched alone: a batch of one wastes most of a matrix product
RANGES = {  # of settings: what means something, and is borne by memory and arithmetic
    "simulations": (1, 1 << 22), "considered": (1, 1 << 16), "leaves": (1, 1 << 10), "c_puct": (0.0, 1000.0),
    "fpu_reduction": (0.0, 2.0), "noise_epsilon": (0.0, 1.0), "noise_alpha": (0.001, 1000.0),
    "target_scale": (0.0, 1000.0), "prove_nodes": (0, 1 << 30),
}  # fmt: skip


@dataclass(frozen=True)
class SearchConfig:
    """A search's settings; the defaults are those of self-play, and agents that play add no noise."""

    simulations: int = 200  # visits of the root, inherited ones included
    selection: steps.Selection = "puct"
    c_puct: float = 1.25  # weight of exploration (the constant of UCT too)
    fpu_reduction: float | None = 0.25  # unvisited edges: parent's value less this; None: 0 as in the AlphaZero paper
    noise_epsilon: float = 0.25  # share of Dirichlet noise in the root's priors; Gumbel: above 0 turns its noise on
    noise_alpha: float = 0.3  # concentration of that noise
    target_scale: float = 0.0  # PUCT: policy targets are softmax(log prior + this * value); 0: the share of visits
    considered: int = 16  # Gumbel: most root moves looked at
    reuse: bool = True  # keep the subtree of the move played
    prove: bool = True  # back up proven wins, draws and losses
    prove_nodes: int = 0  # of a bounded exact search at each leaf, when an agent plays: self-play only asks the network
    leaves: int = 1  # leaves in flight in one tree, held apart by virtual loss

    def __post_init__(self) -> None:
        if self.selection not in steps.SELECTIONS:
            raise AzkitError(f"selection={self.selection!r} is unknown: choose one of {', '.join(steps.SELECTIONS)}")
        check_ranges(self, RANGES)

    @property
    def keeps_subtree(self) -> bool:
        """Sequential halving starts from an unvisited root."""
        return self.reuse and self.selection != "gumbel"

    def playing(self) -> SearchConfig:
        """How an agent searches that was trained with this: without noise, and by PUCT where self-play used Gumbel's
        root, whose moves are shared out by a number of simulations fixed beforehand, in a new tree each time."""
        selection = "puct" if self.selection == "gumbel" else self.selection
        return replace(self, selection=selection, noise_epsilon=0.0)

    def alone(self) -> SearchConfig:
        """How an agent searches one position at a time: `playing`, with LEAVES in flight."""
        return replace(self.playing(), leaves=LEAVES)

    def settings(self) -> steps.Settings:
        """The same for compiled code."""
        return steps.Settings(
            selection=steps.SELECTIONS[self.selection],
            c_puct=float(self.c_puct),
            fpu_reduction=-1.0 if self.fpu_reduction is None else float(self.fpu_reduction),
            noise_epsilon=float(self.noise_epsilon),
            noise_alpha=float(self.noise_alpha),
            target_scale=float(self.target_scale) if self.selection == "puct" else 0.0,
            prove=bool(self.prove),
            virtual=1.0 if self.leaves > 1 else 0.0,
            considered=int(self.considered),
            simulations=int(self.simulations),
        )


def new_lanes(
    game: Game, config: SearchConfig, lanes: int, cache_slots: int, nodes: int | None = None
) -> requests.Lanes:
    """Lanes at rest whose trees have at most `nodes` nodes; by default as many as the simulations need.

    `cache_slots` is a power of two, or 0 for none.
    """
    nodes = nodes or config.simulations + config.leaves + 1
    return requests.Lanes(
        trees=t.new_trees(game, lanes, nodes, (nodes + 1) * game.max_moves, config.leaves),
        cache=requests.new_cache(game, cache_slots),
        requests=requests.new_requests(game, lanes * config.leaves),
        settings=config.settings(),
        targets=np.zeros(lanes, np.int64),
        searching=np.zeros(lanes, np.bool_),
    )


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
    simulations: int  # walked in this call, by all lanes together
    evaluations: int  # positions sent to the network in this call, likewise
    move: int  # the best one


class Search:
    """Searches up to `lanes` positions at once with one evaluator.

    >>> import azkit
    >>> game = azkit.make("tictactoe")
    >>> config = SearchConfig(simulations=100, noise_epsilon=0.0)
    >>> search = Search(game, azkit.UniformEvaluator(game), config)
    >>> result = search.run([game.state([0, 3, 1, 4])])[0]  # both have two in a row, and it is the first player's turn
    >>> result.move, result.proven, result.value
    (2, True, (1.0, -1.0))
    >>> search.line(0)
    [2]
    """

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
        """`cache_slots` and `nodes` as of new_lanes."""
        self.game, self.evaluator, self.config, self.lanes = game, evaluator, config, lanes
        self.exact_first = ExactFirst(game, config.prove_nodes)
        self.interrupted: Callable[[], bool] = lambda: False  # asked after each batch: once it says so, a search ends
        self.work = new_lanes(game, config, lanes, cache_slots, nodes)
        self.trees, self.requests = self.work.trees, self.work.requests
        self.roots: list[State | None] = [None] * lanes
        for lane in range(lanes):
            self.trees.rng[lane] = stream(seed, lane)

    def reset(self) -> None:
        """Drop trees and cache: the evaluator's weights changed, or a new game begins."""
        requests.forget(self.work)
        self.exact_first.forget()
        self.roots = [None] * self.lanes

    def run(
        self, states: Sequence[State], simulations: int | None = None, seconds: float | None = None
    ) -> list[SearchResult]:
        """Search each state until its root has `simulations` visits, is proven, `seconds` have passed, or its tree has
        no room for more: see `nodes`.

        Reuses the subtree of a lane whose last root led to the state. Raises AzkitError if a state is over, or if the
        evaluator's answer is none.
        """
        deadline = math.inf if seconds is None else time.perf_counter() + seconds
        if len(states) > self.lanes:
            raise AzkitError(f"{len(states)} states for a search of {self.lanes} lanes")
        for state in states:
            if not state.legal_moves():
                raise AzkitError(f"the game is over after moves {list(state.moves)}: there is nothing to search")
        target = simulations or (self.config.simulations if seconds is None else np.iinfo(np.int32).max)
        before = self.requests.counts.copy()
        try:
            lanes = self._place(states)
            self.work.searching[:] = False
            self.work.searching[lanes] = True
            self.work.targets[:] = target
            while self._step(deadline):
                pass
        except BaseException:  # Ctrl-C too: the trees wait for an answer that will not come
            self.reset()
            raise
        spent = self.requests.counts - before
        return [self._result(lane, spent) for lane in lanes]

    def line(self, lane: int, most: int = 12) -> list[int]:
        """The principal variation of up to `most` moves in the tree of a lane, whose last state is `roots[lane]`."""
        tree, policy = self._tree(lane), np.zeros(self.game.max_moves)
        root_policy(tree, self.work.settings, policy)
        return t.line(tree, best_place(tree, self.work.settings, policy), most)

    def _step(self, deadline: float = math.inf) -> bool:
        """Take the evaluator's answer in and walk on; whether a lane searches on then.

        From `deadline` (by perf_counter) on lanes come to rest.
        """
        self._answer()
        if time.perf_counter() >= deadline or self.interrupted():
            self.work.targets[:] = 0
        requests.walk(self.game.rules, self.work)
        return bool(self.work.searching.any())

    def _answer(self) -> None:
        """Ask the evaluator what there is to ask, and take its answer in: no leaf is in flight then."""
        leaves = requests.asked(self.requests)
        priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        if len(leaves.states):
            priors, values = checked(leaves, self.exact_first.submit(self.evaluator, leaves)(), self.game.players)
            self.requests.counts[requests.EVALUATIONS] -= self.exact_first.proven
        requests.take_answers(self.work, priors, values)

    def _place(self, states: Sequence[State], free: Sequence[int] | None = None) -> list[int]:
        """The lane of each state, its tree's root there: one whose last root led to the state, else the first left.

        Found by position, not by the order of `states`: games that end leave gaps, and their neighbours move up.
        `free`: lanes at rest that may be taken, by default all.
        """
        free, lanes_at = range(self.lanes) if free is None else free, dict[State, list[int]]()
        rules, moves_space = self.game.rules, self.requests.scratch
        for lane in free:
            if (root := self.roots[lane]) is not None and self.config.keeps_subtree:
                lanes_at.setdefault(root, []).append(lane)
        lanes, plies = [-1] * len(states), [0] * len(states)  # of each state its lane, and the ply of its root
        for index, state in enumerate(states):
            ancestor: State | None = state
            while ancestor is not None and not lanes_at.get(ancestor):
                ancestor = ancestor.previous
            if ancestor is not None:
                lanes[index], plies[index] = lanes_at[ancestor].pop(0), ancestor.ply
        taken = set(lanes)
        left = (lane for lane in free if lane not in taken)
        for index, state in enumerate(states):
            if lanes[index] >= 0:
                for move in state.moves[plies[index] :]:
                    t.reroot(rules, self._tree(lanes[index]), move, moves_space)
            else:
                lanes[index] = next(left)
                t.plant(rules, self._tree(lanes[index]), state.array, moves_space)
            self.roots[lanes[index]] = state
        return lanes

    def _tree(self, lane: int) -> t.Tree:
        return t.Tree(*(array[lane] for array in self.trees))

    def _result(self, lane: int, spent: np.ndarray) -> SearchResult:
        tree = self._tree(lane)
        root = tree.nodes[t.ROOT]
        edges = slice(root[t.FIRST_EDGE], root[t.FIRST_EDGE] + root[t.EDGE_COUNT])
        visits = tree.edges[edges, t.EDGE_VISITS]
        sums = tree.edges[edges, t.VALUE_SUMS + root[t.SEAT]]
        policy, value = np.zeros(self.game.max_moves), np.zeros(self.game.players)
        root_policy(tree, self.work.settings, policy)
        root_value(tree, self.work.settings, policy, value)
        moves = tree.links[edges, t.MOVE].copy()
        return SearchResult(
            moves=moves,
            visits=visits.astype(np.int32),
            priors=tree.edges[edges, t.PRIOR].copy(),
            values=np.where(visits > 0, sums / np.maximum(visits, 1), np.nan).astype(np.float32),
            policy=policy[: len(moves)].astype(np.float32),
            value=tuple(float(share) for share in value),
            proven=bool(root[t.STATUS] == t.PROVEN),
            simulations=int(spent[requests.SIMULATIONS]),
            evaluations=int(spent[requests.EVALUATIONS]),
            move=int(moves[best_place(tree, self.work.settings, policy)]),
        )
''',
'azkit/search/steps.py': r'''"""The steps of a simulation, compiled: choose edges down to a leaf, and carry its value and what is proven back up.

Selection reads the value of the seat to move at its node. Compiled and plain Python runs give identical visits: scores
are computed in float64. tests/search/test_steps.py has one simulation in forty plain lines, to be read first.
"""

import math
from typing import Literal, NamedTuple

import numpy as np

from ..compiled import inlined, njit, part
from ..games.base import RUNNING
from ..rng import gamma, gumbel
from . import tree as t

PUCT, UCT, GUMBEL = range(3)  # how edges are selected
Selection = Literal["puct", "uct", "gumbel"]
SELECTIONS: dict[Selection, int] = {"puct": PUCT, "uct": UCT, "gumbel": GUMBEL}
C_BASE = 19652.0  # how slowly exploration grows with visits (Silver et al. 2018, pseudocode)


class Settings(NamedTuple):
    """What the compiled steps read of a SearchConfig (azkit/search/search.py explains each)."""

    selection: int
    c_puct: float
    fpu_reduction: float  # negative: unvisited edges count as 0
    noise_epsilon: float
    noise_alpha: float
    target_scale: float  # 0: visits are the target
    prove: bool
    virtual: float  # virtual loss of a leaf in flight
    considered: int
    simulations: int  # that Gumbel's root shares out


@njit
def visits_wanted(moves, considered, simulations, done) -> int:
    """The visits of the root edges among which sequential halving tries the next, after `done` of its simulations.

    These are split evenly over log2(m) phases for m moves at first, and each phase visits the remaining half equally
    often (Danihelka et al. 2022, section 3.1).
    """
    alive, visits = min(moves, considered), 0
    if alive == 1:
        return done
    phases = math.ceil(math.log2(alive))
    while True:
        each = max(1, simulations // (phases * alive))
        if done < each * alive:
            return visits + done // alive
        done -= each * alive
        visits += each
        alive = max(2, alive // 2)


@part
@inlined
def _best_edge(nodes, values, links, edges, settings, node) -> int:
    """The edge with the highest PUCT or UCT score at a node."""
    first, node_visits, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.VISITS], nodes[node, t.SEAT]
    last, value_sum, uct = first + nodes[node, t.EDGE_COUNT], t.VALUE_SUMS + seat, settings.selection == UCT
    # AlphaZero's c(s) (Silver et al. 2018, pseudocode); UCT's log (Kocsis and Szepesvari 2006)
    scale = settings.c_puct + math.log((node_visits + C_BASE + 1.0) / C_BASE)
    scale = settings.c_puct * math.sqrt(math.log(node_visits)) if uct else scale * math.sqrt(node_visits)
    unvisited = math.inf if uct else 0.0
    if settings.fpu_reduction >= 0.0 and not uct:
        # Leela Chess Zero's first-play urgency: Q(parent) - reduction * sqrt(sum of visited priors)
        total, count, prior = np.float64(values[node, seat]), 1.0, 0.0
        for edge in range(first, last):
            if edges[edge, t.EDGE_VISITS] > 0.0:
                total += np.float64(edges[edge, value_sum])
                count += np.float64(edges[edge, t.EDGE_VISITS])
                prior += np.float64(edges[edge, t.PRIOR])
        unvisited = total / count - settings.fpu_reduction * math.sqrt(prior)
    highest, best = -math.inf, first
    for edge in range(first, last):
        visits = np.float64(edges[edge, t.EDGE_VISITS])
        value = unvisited if visits == 0.0 else np.float64(edges[edge, value_sum]) / visits
        if settings.prove and links[edge, t.EXACT]:
            # Nothing is left to explore there. Losses come last, as first-play urgency falls below -1, and take turns
            score = value if value > -1.0 else -1e9 - visits
        elif uct:
            score = value + scale / math.sqrt(max(visits, 1.0))
        else:
            score = value + scale * np.float64(edges[edge, t.PRIOR]) / (1.0 + visits)
        if score > highest:
            highest, best = score, edge
    return best


@njit
def improved_policy(tree, settings, node, policy) -> None:
    """The network's policy, improved by what a search found, into policy[:count] (Danihelka et al. 2022, section 4).

    softmax(log prior + sigma(completed q)): target_scale * q with q in [-1, 1]; with Gumbel (50 + most visits) * q with
    q in [0, 1] (equations 8 and 10). Untried moves count as equation 33 says. The root's Dirichlet noise is left out.
    """
    nodes, values, links, edges, noise = tree.nodes, tree.values, tree.links, tree.edges, tree.noise
    first, count, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.EDGE_COUNT], nodes[node, t.SEAT]
    noisy = node == t.ROOT and settings.selection == PUCT
    total, most, prior_sum, weighted = 0.0, 0.0, 0.0, 0.0  # the last two of the moves that were tried
    for place in range(count):
        visits = np.float64(edges[first + place, t.EDGE_VISITS])
        prior = np.float64(edges[first + place, t.PRIOR]) - (noise[place] if noisy else 0.0)
        policy[place] = max(prior, 1e-7)
        if visits > 0.0:
            total += visits
            most = max(most, visits)
            prior_sum += policy[place]
            weighted += policy[place] * np.float64(edges[first + place, t.VALUE_SUMS + seat]) / visits
    own = np.float64(values[node, seat])
    mixed = own if total == 0.0 else (own + total * weighted / max(prior_sum, 1e-12)) / (1.0 + total)
    scale = (50.0 + most) / 2.0 if settings.selection == GUMBEL else settings.target_scale
    top = -math.inf
    for place in range(count):
        visits, child = np.float64(edges[first + place, t.EDGE_VISITS]), links[first + place, t.CHILD]
        q = mixed if visits == 0.0 else np.float64(edges[first + place, t.VALUE_SUMS + seat]) / visits
        if settings.prove and child != t.NONE and nodes[child, t.STATUS] == t.PROVEN:
            q = np.float64(values[child, seat])
        policy[place] = math.log(policy[place]) + scale * q
        top = max(top, policy[place])
    normaliser = 0.0
    for place in range(count):
        policy[place] = math.exp(policy[place] - top)
        normaliser += policy[place]
    for place in range(count):
        policy[place] /= normaliser


@njit
def _best_edge_gumbel(tree, settings, node) -> int:
    """At the root sequential halving; below it the edge furthest behind the improved policy.

    Danihelka et al. 2022, algorithm 2 and equation 14.
    """
    nodes, edges, noise, policy = tree.nodes, tree.edges, tree.noise, tree.policy
    first, count = nodes[node, t.FIRST_EDGE], nodes[node, t.EDGE_COUNT]
    improved_policy(tree, settings, node, policy)
    total = 0.0
    for edge in range(first, first + count):
        total += np.float64(edges[edge, t.EDGE_VISITS])
    wanted = -1.0
    if node == t.ROOT and total < settings.simulations:
        wanted = np.float64(visits_wanted(int(count), settings.considered, settings.simulations, int(total)))
    highest, best = -math.inf, first
    for place in range(count):
        visits = np.float64(edges[first + place, t.EDGE_VISITS])
        score = policy[place] - visits / (1.0 + total)
        if wanted >= 0.0:
            # log of the improved policy is logits + sigma(q) up to a constant
            score = math.log(policy[place] + 1e-300) + noise[place] - (0.0 if visits == wanted else 1e9)
        if score > highest:
            highest, best = score, first + place
    return best


@inlined
def select(rules, tree, settings, moves) -> int:
    """Go down to a node that is not open, counting visits on the way; returns it. `moves` [W] is working space."""
    nodes, gumbel = tree.nodes, settings.selection == GUMBEL
    node = t.ROOT
    nodes[node, t.VISITS] += 1
    while nodes[node, t.STATUS] == t.OPEN:
        if gumbel:
            edge = _best_edge_gumbel(tree, settings, node)
        else:
            edge = _best_edge(nodes, tree.values, tree.links, tree.edges, settings, node)
        node = _follow(rules, tree, settings, node, edge, moves)
    return node


@inlined
def _follow(rules, tree, settings, node, edge, moves) -> int:
    """Go from a node along an edge, counting the visit: the node behind it, made if there is none yet."""
    states, nodes, links, edges, counts = tree.states, tree.nodes, tree.links, tree.edges, tree.counts
    value_sum = t.VALUE_SUMS + nodes[node, t.SEAT]
    edges[edge, t.EDGE_VISITS] += 1.0
    edges[edge, value_sum] = np.float64(edges[edge, value_sum]) - settings.virtual
    child = int(links[edge, t.CHILD])  # int64 like ROOT: another type would compile all that takes it once more
    if child == t.NONE:
        child = int(counts[t.NODES])
        counts[t.NODES] = child + 1
        links[edge, t.CHILD] = child
        t.copy(states[node], states[child])
        rules.play(rules.parameters, states[child], links[edge, t.MOVE])
        t.enter(rules, tree, child, node, edge - nodes[node, t.FIRST_EDGE], moves)
    nodes[child, t.VISITS] += 1
    return child


@part
@inlined
def back_up(tree, settings, node) -> None:
    """Add a node's value to every edge above it, and pass on what became proven."""
    nodes, values, links, edges = tree.nodes, tree.values, tree.links, tree.edges
    players = values.shape[1]
    source = node  # whose value goes up: the highest proven node's, once there is one
    while nodes[node, t.PARENT] != t.NONE:
        edge, parent = t.edge_above(nodes, node), nodes[node, t.PARENT]
        exact = settings.prove and nodes[node, t.STATUS] == t.PROVEN
        if exact:
            source = node
            links[edge, t.EXACT] = 1
        for seat in range(players):
            value = np.float64(values[source, seat])
            total = np.float64(edges[edge, t.VALUE_SUMS + seat]) + value
            if seat == nodes[parent, t.SEAT]:
                total += settings.virtual
            # an exact sum holds no virtual loss
            edges[edge, t.VALUE_SUMS + seat] = np.float64(edges[edge, t.EDGE_VISITS]) * value if exact else total
        if exact:
            _prove(nodes, values, links, parent)
        node = parent


@inlined
def _prove(nodes, values, links, node) -> None:
    """Mark a node whose value follows from its children: one wins, or all are proven (Winands et al. 2008)."""
    if nodes[node, t.STATUS] == t.PROVEN:
        return
    first, seat = nodes[node, t.FIRST_EDGE], nodes[node, t.SEAT]
    complete, best = True, t.NONE
    for edge in range(first, first + nodes[node, t.EDGE_COUNT]):
        child = links[edge, t.CHILD]
        if not links[edge, t.EXACT]:
            complete = False
        elif best == t.NONE or values[child, seat] > values[best, seat]:
            best = child
    if best == t.NONE or not (complete or values[best, seat] >= 1.0):
        return
    for edge in range(first, first + nodes[node, t.EDGE_COUNT]):  # to opponents it may matter which best move it takes
        child = links[edge, t.CHILD]
        if links[edge, t.EXACT] and values[child, seat] == values[best, seat]:
            for other in range(values.shape[1]):
                if values[child, other] != values[best, other]:
                    return
    t.copy(values[best], values[node])
    nodes[node, t.STATUS] = t.PROVEN


@inlined
def withdraw(tree, settings, node) -> None:
    """Take back a simulation that ran into a node still waiting for its evaluation."""
    nodes, edges = tree.nodes, tree.edges
    nodes[node, t.VISITS] -= 1
    while nodes[node, t.PARENT] != t.NONE:
        edge, node = t.edge_above(nodes, node), nodes[node, t.PARENT]
        value_sum = t.VALUE_SUMS + nodes[node, t.SEAT]
        edges[edge, t.EDGE_VISITS] -= 1.0
        edges[edge, value_sum] = np.float64(edges[edge, value_sum]) + settings.virtual
        nodes[node, t.VISITS] -= 1


@njit
def find_win(rules, tree, settings, moves) -> bool:
    """Prove a root one of whose moves wins at once, by a simulation of that move; whether there is one.

    Left to selection that may take as many simulations as there are moves, which can be hundreds.
    """
    states, nodes, values, links = tree.states, tree.nodes, tree.values, tree.links
    seat, first, child = nodes[t.ROOT, t.SEAT], nodes[t.ROOT, t.FIRST_EDGE], tree.counts[t.NODES]
    if not t.has_room(tree):
        return False
    for edge in range(first, first + nodes[t.ROOT, t.EDGE_COUNT]):
        if links[edge, t.CHILD] != t.NONE:
            continue
        t.copy(states[t.ROOT], states[child])  # the place of the node that comes next
        rules.play(rules.parameters, states[child], links[edge, t.MOVE])
        if rules.outcome(rules.parameters, states[child], values[child]) != RUNNING and values[child, seat] >= 1.0:
            nodes[t.ROOT, t.VISITS] += 1
            back_up(tree, settings, _follow(rules, tree, settings, t.ROOT, edge, moves))
            return True
    return False


@njit
def add_noise(tree, settings) -> None:
    """Draw the root's noise once a move: Gumbel numbers, or Dirichlet noise, which goes into the priors at once.

    `tree.noise` then holds by how much it changed each prior.
    """
    nodes, edges, counts, noise, rng = tree.nodes, tree.edges, tree.counts, tree.noise, tree.rng
    counts[t.NOISY] = 1
    first, count = nodes[t.ROOT, t.FIRST_EDGE], nodes[t.ROOT, t.EDGE_COUNT]
    if settings.selection == GUMBEL:
        for place in range(count):
            noise[place] = gumbel(rng) if settings.noise_epsilon > 0.0 else 0.0
    elif settings.noise_epsilon > 0.0:
        total = 0.0
        for place in range(count):
            noise[place] = gamma(rng, settings.noise_alpha)
            total += noise[place]
        for place in range(count):
            prior, share = np.float64(edges[first + place, t.PRIOR]), settings.noise_epsilon * noise[place]
            mixed = (1.0 - settings.noise_epsilon) * prior + share / max(total, 1e-300)
            edges[first + place, t.PRIOR] = mixed
            noise[place] = mixed - prior
''',
'azkit/search/threads.py': r'''"""Threads that share the work on one large batch; each piece of it lets go of the interpreter's lock."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait


class Threads:
    """So many threads, the caller's among them."""

    def __init__(self, count: int) -> None:
        self.pool = ThreadPoolExecutor(count - 1) if count > 1 else None

    def each(self, works: Sequence[Callable[[], object]]) -> None:
        """Do all of this; no work is under way any more when this returns, whatever it raises."""
        own, *others = works
        under_way = [self.pool.submit(work) for work in others] if self.pool else []
        try:
            own()
            for work in under_way:
                work.result()
        finally:
            wait(under_way)
''',
'azkit/search/tree.py': r'''"""B search trees in flat arrays, one a lane: their layout, new nodes, and a new root.

What always holds:

- A node's edges, one for each legal move, ascending, lie side by side. Its children lie behind it in the arrays.
- Values are by seat: an edge sums one value for each seat, so nothing here flips a sign or counts players.
- A node is NEW once its moves are listed, PENDING while its evaluation is asked for, then OPEN: it has priors and a
  value, and simulations go on below it. PROVEN: it is over, its value follows from its children's, or the evaluator
  says that it is exact (and then nothing of its moves); that value never changes. CAPPED: a ply cap ended it; that is
  worth 0, and proves nothing.
- A node's visits are those of its edges and its own evaluation, and those of simulations still in flight.
"""

from typing import Any, NamedTuple

import numpy as np

from ..compiled import inlined, njit, part
from ..games.base import RUNNING, TRUNCATED

NONE = -1  # no node, no edge, no row
ROOT = 0
NEW, PENDING, OPEN, PROVEN, CAPPED = range(5)  # what STATUS says
# Columns of `nodes`; PLACE: which of its parent's edges leads here
FIRST_EDGE, EDGE_COUNT, PARENT, PLACE, VISITS, STATUS, SEAT = range(7)
# Columns of an edge's row, of `links`, then of `edges`; EXACT: whether the child is PROVEN, said here to spare a look
# at it; from VALUE_SUMS on the sum of values of each seat
MOVE, CHILD, EXACT, PRIOR, EDGE_VISITS, VALUE_SUMS = range(6)
NODES, EDGES, WAITING, NOISY = range(4)  # columns of `counts`; WAITING: leaves in flight; NOISY: the root has its noise


class Tree(NamedTuple):
    """One search tree of at most N nodes and E edges; of B trees at once the same arrays with B in front."""

    states: np.ndarray  # int16 [N, S]
    nodes: np.ndarray  # int32 [N, 7]
    values: np.ndarray  # float32 [N, P], a node's own evaluation, exact once PROVEN
    links: np.ndarray  # int32 [E, 5 + P], the whole numbers of each edge
    edges: np.ndarray  # float32 [E, 5 + P], the same memory, for the others: a walk waits for memory most of its time
    counts: np.ndarray  # int32 [4]
    noise: np.ndarray  # float64 [W], of the root's edges: Gumbel numbers, or what was added to their priors
    rng: np.ndarray  # int64 [2], a random stream
    remap: np.ndarray  # int32 [N], working space of re-rooting
    policy: np.ndarray  # float64 [W], working space
    flight: np.ndarray  # int32 [K, 3], leaf, row and symmetry of each leaf in flight (azkit/search/requests.py)


def new_trees(game: Any, lanes: int, nodes: int, edges: int, leaves: int) -> Tree:
    """Empty trees with room for `nodes` nodes, `edges` edges and `leaves` leaves in flight each."""
    size, width, players = game.state_size, game.max_moves, game.players
    links = np.zeros((lanes, edges, VALUE_SUMS + players), np.int32)
    return Tree(
        states=np.zeros((lanes, nodes, size), np.int16),
        nodes=np.zeros((lanes, nodes, 7), np.int32),
        values=np.zeros((lanes, nodes, players), np.float32),
        links=links,
        edges=links.view(np.float32),
        counts=np.zeros((lanes, 4), np.int32),
        noise=np.zeros((lanes, width), np.float64),
        rng=np.zeros((lanes, 2), np.int64),
        remap=np.zeros((lanes, nodes), np.int32),
        policy=np.zeros((lanes, width), np.float64),
        flight=np.zeros((lanes, leaves, 3), np.int32),
    )


def node_bytes(game: Any, edges: int) -> int:
    """Memory of a node that has so many edges."""
    return 2 * game.state_size + 32 + 4 * game.players + edges * (20 + 4 * game.players)


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
@inlined
def copy(source, target) -> None:
    """Copy a row; a plain loop compiles to less and runs faster than an array assignment, and a call costs as much."""
    for index in range(len(source)):
        target[index] = source[index]


@inlined
def enter(rules, tree, node, parent, place, moves) -> None:
    """Give a new node, whose state is written already, its status and its edges; `moves` int32 [W] is working space."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, counts = tree.links, tree.counts
    state, first = states[node], counts[EDGES]
    nodes[node, PARENT] = parent
    nodes[node, PLACE] = place
    nodes[node, VISITS] = 0
    nodes[node, FIRST_EDGE] = first
    nodes[node, EDGE_COUNT] = 0
    nodes[node, SEAT] = rules.to_play(rules.parameters, state)
    outcome = rules.outcome(rules.parameters, state, values[node])
    if outcome != RUNNING:
        nodes[node, STATUS] = CAPPED if outcome == TRUNCATED else PROVEN
        return
    nodes[node, STATUS] = NEW
    count = rules.legal(rules.parameters, state, moves)
    for index in range(count):
        links[first + index] = 0
        links[first + index, MOVE] = moves[index]
        links[first + index, CHILD] = NONE
    nodes[node, EDGE_COUNT] = count
    counts[EDGES] = first + count


@njit
def plant(rules, tree, state, moves) -> None:
    """Start a tree afresh from a state (int16 [S])."""
    counts = tree.counts
    counts[NODES] = 1
    counts[EDGES] = 0
    counts[WAITING] = 0
    counts[NOISY] = 0
    tree.noise[:] = 0.0
    copy(state, tree.states[ROOT])
    enter(rules, tree, ROOT, NONE, NONE, moves)


@inlined
def has_room(tree) -> bool:
    """Whether one more node fits, with as many moves as any position has."""
    counts = tree.counts
    return counts[NODES] < tree.nodes.shape[0] and tree.links.shape[0] - counts[EDGES] >= tree.noise.shape[0]


@inlined
def edge_above(nodes, node) -> int:
    """The edge that leads to a node from its parent."""
    return nodes[nodes[node, PARENT], FIRST_EDGE] + nodes[node, PLACE]


@inlined
def _is_bare(tree, node) -> bool:
    """Whether an evaluator proved a node, so that nothing is known of its moves, which a root must have."""
    nodes, links = tree.nodes, tree.links
    first, count = nodes[node, FIRST_EDGE], nodes[node, EDGE_COUNT]
    for edge in range(first, first + count):
        if links[edge, CHILD] != NONE:
            return False
    return nodes[node, STATUS] == PROVEN and count > 0


@njit
def reroot(rules, tree, move, moves) -> None:
    """Make the child under `move` the root and keep its subtree, packed in place since children lie behind parents."""
    states, nodes, values = tree.states, tree.nodes, tree.values
    links, counts = tree.links, tree.counts
    first = nodes[ROOT, FIRST_EDGE]
    kept = NONE
    for edge in range(first, first + nodes[ROOT, EDGE_COUNT]):
        if links[edge, MOVE] == move:
            kept = links[edge, CHILD]
    if kept == NONE or nodes[kept, STATUS] == NEW or _is_bare(tree, kept):
        rules.play(rules.parameters, states[ROOT], move)
        plant(rules, tree, states[ROOT], moves)
        return
    room, used, remap = 0, 0, tree.remap  # nodes and edges packed so far; where each node went
    for node in range(kept, counts[NODES]):
        parent, first, count = nodes[node, PARENT], nodes[node, FIRST_EDGE], nodes[node, EDGE_COUNT]
        remap[node] = NONE
        if node != kept and (parent < kept or remap[parent] == NONE):
            continue
        remap[node] = room
        copy(nodes[node], nodes[room])
        copy(states[node], states[room])
        copy(values[node], values[room])
        for place in range(count):
            copy(links[first + place], links[used + place])
        nodes[room, FIRST_EDGE] = used
        nodes[room, PARENT] = NONE if node == kept else remap[parent]
        if node != kept:
            links[edge_above(nodes, room), CHILD] = room
        room += 1
        used += count
    counts[NODES] = room
    counts[EDGES] = used
    counts[NOISY] = 0
    tree.noise[:] = 0.0


def line(tree: Tree, best: int, most: int) -> list[int]:
    """Up to `most` moves from the root down: its edge at place `best`, then those of most visits that nothing refutes.

    Of a proven node they keep its value; elsewhere an edge proven lost is the last resort.
    """
    moves, node, edge = list[int](), ROOT, int(tree.nodes[ROOT, FIRST_EDGE]) + best
    while len(moves) < most and (not moves or tree.edges[edge, EDGE_VISITS]):  # the best may be untried
        moves.append(int(tree.links[edge, MOVE]))
        node = int(tree.links[edge, CHILD])
        if node == NONE or not tree.nodes[node, EDGE_COUNT]:
            break
        first, count, seat = (int(tree.nodes[node, column]) for column in (FIRST_EDGE, EDGE_COUNT, SEAT))
        proven, ranks = tree.nodes[node, STATUS] == PROVEN, []
        for edge in range(first, first + count):
            exact = tree.values[tree.links[edge, CHILD], seat] if tree.links[edge, EXACT] else None
            keeps = exact is not None and exact >= tree.values[node, seat] if proven else exact != -1.0
            ranks.append((keeps, tree.edges[edge, EDGE_VISITS], tree.edges[edge, VALUE_SUMS + seat], edge))
        edge = max(ranks)[-1]
    return moves
''',
'azkit/submit/__init__.py': r'''"""A checkpoint becomes one file that plays, for Kaggle or for a browser.

In comes a checkpoint; out comes a `.py` file that carries azkit's own sources and the weights, and was tried out as
Kaggle will: in a fresh process, on one core, with and without numba and torch. Or a web page of the same, compiled.
Read `package.py` first, then `player.py` (what plays inside), `agent_file.py` (the file's own code) and `share.py`.
"""
''',
'azkit/submit/player.py': r'''"""The agent that plays under a clock: network or random games, searched to a deadline, one call a move.

Everything here and below runs without torch and without numba; azkit/submit/package.py embeds it in agent files.
"""

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np

from ..compiled import JIT
from ..errors import AzkitError
from ..games.base import Game, Prover, State
from ..nets.graphs import graphs
from ..nets.plain import Forward, NumpyGraphNet, NumpyNet, Weights, decoded, one_thread, unpack_weights
from ..search.evaluators import Answer, Evaluator, Leaves, RolloutEvaluator, as_answer, encode, of_moves
from ..search.search import Search, SearchConfig, SearchResult
from ..search.tree import node_bytes

SLICE = 0.1  # seconds between looks at the clock and at whether the move is decided
COMPILING = 3.0  # times as long as its rules does the rest of a search take to compile
MARGIN = 0.35  # seconds of each move's time left unused: a search step and Kaggle's own overhead
MEMORY = 100_000_000  # bytes of search tree
LOOKING = 0.15  # share of a move's time that is searched first, for the order in which a prover looks at moves


@dataclass(frozen=True)
class PlayerConfig:
    """What an agent may use."""

    reserve: float = 30.0  # seconds of the overage bank that compiling and exact play must leave
    compile: bool = True  # use numba where it is
    solve: bool = True  # play by the game's prover as soon as that is within reach; False: network and search alone
    simulations: int | None = None  # root visits a move instead of the clock, for comparisons


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
        answer = as_answer(self.game, leaves, logits, values)
        return lambda: answer


@lru_cache(maxsize=8)
def _game(module: str, options: tuple[tuple[str, int | str], ...]) -> Game:
    """One game for all players of a process, so that its rules are compiled once; an agent file has a user's, too."""
    return importlib.import_module(f"..games.{module}", __package__).make(**dict(options))


class Player:
    """Answers Kaggle's calls for any game.

    A move goes: start (the first only), follow the tree to the position on the board, choose: by the game's prover
    where it can tell, else think, which is to search until the time for the move is up.
    """

    def __init__(self, settings: Mapping[str, Any], weights: str, book: str = "") -> None:
        """`settings`, `weights` and `book` (base85 texts of blobs) as package.py writes them."""
        self.config = PlayerConfig(**settings["player"])
        self.puct = SearchConfig(**settings["search"])
        self.module, self.options, self.book = settings["module"], settings["options"], decoded(book)
        self.weights: Weights | None = None
        try:
            self.weights = unpack_weights(weights, settings["sha256"])
        except Exception as error:
            print(f"azkit: no network, the search plays random games instead: {error}", file=sys.stderr)
        self.search: Search | None = None
        self.prover: Prover | None = None
        self.known: list[State] = []  # the last root and where our move led: the next root is one of them or a child

    def move(self, observation: Mapping[str, Any], configuration: Mapping[str, Any], started: float) -> int:
        """A legal move as a Python int, in time for a call that began at `started` (by perf_counter).

        Only the start (compiling) and exact play where it needs more than the move's time are ever paid from the
        overage bank, and only while that holds `reserve` seconds.
        """
        paid_until = started + float(observation.get("remainingOverageTime", 0.0)) - self.config.reserve
        allowed = float(configuration.get("actTimeout", 2.0))
        allowed = max(allowed - MARGIN, allowed / 4)
        with one_thread():
            try:
                options = {key: configuration.get(key, value) for key, value in self.options.items()}
                search = self.search
                if search is None or search.game.options != options:
                    search = self.search = self._start(options, paid_until)
                    if perf_counter() < paid_until:  # the bank has paid: the move's own time begins now
                        started = perf_counter()
                state = self._follow(search, observation["board"], observation["mark"] - 1)
                move = self._choose(search, state, started + allowed, max(paid_until - started, 0.0))
                self.known = [state, state.play(move)]
                return int(move)
            except Exception:
                self.search, self.known = None, []
                raise

    def _start(self, options: dict[str, int | str], latest: float) -> Search:
        """A search for a game with these options, compiled; with the network if it is this game's.

        What would not be over at `latest` (by perf_counter) is left out: exact play and proofs; or all, by AzkitError,
        if it is compiling the search.
        """
        began = perf_counter()
        game = _game(self.module, tuple(options.items())).compile()
        more = COMPILING * (perf_counter() - began) if JIT else 0.0  # next to nothing where all is compiled already
        left = latest - perf_counter()
        if more > max(SLICE, left):
            raise AzkitError(f"compiling may take {more:.0f} s more, {left:.0f} s are left for it")
        book = self.book if options == self.options else b""
        self.prover = game.extras.prover(game, book) if self.config.solve else None
        evaluator, config = self._evaluator(game)
        # Proofs take as long again to compile as the rest of the search, and as Python cost more than the network
        if not (JIT and 2 * more < max(SLICE, left)):
            config = replace(config, prove_nodes=0)
        search = Search(game, evaluator, config, nodes=max(1000, MEMORY // node_bytes(game, game.max_moves)))
        if JIT:  # call all that is compiled, following a move included, before the first move's clock starts
            state = game.initial_state()
            search.run([state.play(search.run([state], simulations=16)[0].move)], simulations=16)
            search.reset()
            if self.prover and perf_counter() + more < latest:
                self.prover.compile()
        return search

    def _evaluator(self, game: Game) -> tuple[Evaluator, SearchConfig]:
        """The network and how to search with it; of a game that it was not trained for, random games."""
        if self.weights is None or game.options != self.options:
            print(f"azkit: {game.describe()} is searched without a network", file=sys.stderr)
            return RolloutEvaluator(game), replace(self.puct, selection="uct")
        graph = game.graph is not None
        forward: Forward = NumpyGraphNet(self.weights) if graph else NumpyNet(self.weights, game.planes)
        return ForwardEvaluator(game, forward), self.puct

    def _follow(self, search: Search, board: Sequence[int], seat: int) -> State:
        """The position on the board, reached from a known one where it can be: subtrees and encodings need the move."""
        kaggle, cells = search.game.extras.kaggle, list(board)
        for base in (*self.known, search.game.initial_state()):
            for state in (base, *map(base.play, base.legal_moves())):
                if state.to_play == seat and kaggle.board(state) == cells:
                    if base not in self.known:
                        search.reset()  # another game has begun
                    return state
        search.reset()
        return kaggle.position(search.game, board, seat)

    def _choose(self, search: Search, state: State, deadline: float, bank: float) -> int:
        """The only move there is or that keeps the value, what exact play prefers in time, or the search's choice."""
        legal = state.legal_moves()
        if len(legal) == 1:
            return legal[0]
        if self.prover is None or self.config.simulations is not None:
            return self._think(search, state, deadline).move
        candidates = self.prover.probe(state)
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            now = perf_counter()
            looked = self._think(search, state, now + LOOKING * (deadline - now))
            by_visits = looked.moves[np.argsort(-looked.visits, kind="stable")].tolist()
            move = self.prover.choose(state, list(dict.fromkeys([looked.move, *by_visits])), deadline, bank)
            if move is not None:
                return move
        return self._think(search, state, deadline).move

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
            more = max(2 * self.puct.leaves, int(rate * SLICE))
            visits = int(result.visits.sum()) + 1
            result = search.run([state], simulations=visits + more, seconds=min(SLICE, deadline - now))[0]
            walked += result.simulations
            if result.simulations == 0:  # no room is left for another node
                return result
''',
'azkit/version.py': r'''"""The version of azkit."""

__version__ = "0.2.0"
''',
}
WEIGHTS = """
c-oA-J<JBHo8Cu>Qc+T(R1}uQe#AnlC@CqCEGum6zl<ek7wxWN(oxbxqKYUfDJiE&K}k8~lv7etq?j`Iv+FqiTK`u%N9R57^UMqb_kCTzYd+q8{?Gr%zxmrg
{BQsC-~Zv?{A>TW|KmSl|NNi*`9EQQ`p^EwzknbA{-gi(-~7ej{QU=i|I2^-7yri}{`znJsraXV`G>#w>;GcI|LITu^uPGhU;X>P{4c)qU+pLS)nEPFKlYu!
{HwqI&j<P6`ural>7V>#M*1gze58N!j~MBn{E?CV$$xjGfBKIZ>7V}bk^bpFVx)iiM@IUm|J{-P**|8afA+^m`e*-$k^b2q8R?(>cSri?|Co{f`5zzYpZ_C9
`saUSq<{Y39_iow)xZ1efBA?1WV1i{Q~Cez`#*g8|7`@H{r&I%_AmbWU;p86|Dmn^!>9k%R^hMz>R<i4fB6q?_B+Qv{HuR(DF5=W{`x-~=RaZpamRoE*?&CV
-~aM||BHY7@BZ+=_<!@S{?#A;@*mpifA*dKYP^5<=|6DDzyIt%Ipn|iAC?~TdQYb_L_z8;`{LjH8v529j(&2t=ia3EUfMD-xwd?dPVAZ#daEmUY#7aK$Qr|K
sYXd*3(XcKoxb6I=QZ6NHqUkq%Q`QGZ>G&ByuNUqH2Mp>vhfIrq>>-BsJR>6p-OhxozF;|D*Te`(59bjo}$xrYB$25fcE`Z;rT}cF(FFAurRpIP$Q-8etf=y
<(fwOC9XQF;Y*loOeyWg4fZ(was8C=lFw;XX)WJUZ5r!vmM}=B`6@b|j_M4Xsd-F85l*PxN-n7cZMS^o)I;Elq2O5I_s!j%ct(ZEp1GVo&gIFB1>HUPsE~N>
96Lv2iyXtvV&SZ<ZJHR1<sgK4u{OFMMkv{SE2^IUX(3dJSN6<h?~8xiQ&iC`7__wH$X>Zz8|yCf6qB_`VS(OAI$yz8z6|&4W7yxv^7U-vU3iqtVFf&tyxXh>
RV%nA4zVi^H-*nVe}q#pCT~eSXLBAFC#Wp48DTBuYK~Dl&^s=s%o^0cJvfQ!l#!KUnE&`IB6Ehb!1^cSR=l2j)W=^WxCs04j$@W|$G8fZHB*J<cid%A7e|Bf
p39%>wz|se+;1A4!ZuGFm#!{<oihU~m;ENSp`&5)KW*>tt>n0yl$^AEn>789787-x-hzA7ydW;y5zooY5A9)JZ(07G_C--r@6kT}un6nS`z1rAy#?!_MDNbV
?eb+7nPpt#nT5k@*h{1{-w+=|j2}i)>?azZj*(y5FifV4f!AgEnL53Sf8_3xz9eSqhpnFB=UnMX!clZL41j$}z>2d?w4kh9tUvFm*JE|RKJKe%lNm0yhp9w%
c_v^P-wcz1i%l$3{k`5!%xG-H%nyaZ<wMs;W<$=#_jL$1C;lWaxV!k-b#Qi~6&IGp8o348hq6@WRpNx>ywRNdf}*|HMnaw&S0s_(N4%ZC6CrgD-OP~+a)7@C
C#BOgTT_Cs9N%FYBRd+0T%Wy&G#;0*mQ+gQ-rU4Tq+_29vy`>Z2m37}olw@Jce_x|?>FpukLc$n*%)c~RqlcF7$)XdZlvt_a#gqE^DA?{XVzI($EETj$a2t!
2`MfE9Q?cNy<KY}LRU@6d_vzt+-pBxusAxAaZ8v^(GpLg=I~IHg4D3kZSZ41Lj*z0x#RSKKFdR%`4a&;SP<%>?*TDE=n|`*rAtA(LbYFf7#(Zwb6juYa`{E-
v4TuSG(8%+ljf`GtJN@9dz>V1e^X_y)}9&Hwp_doI8SCGc2~sbrLi`V(t1c4H*NTJVsd*YJ(PwG*ZXDcYuowKZ#An0-=W$#M_tLm5s2T;b6qxncYfC7s43;w
^;yujHYg~BULvakM`E8EdhOAX%1XM<+AZ)tkBl-c(*3H})#*10Qscm?3$O56L@L#V7qZDW$aH^C1r2{xH|3qF6Kbra-D+IAo$o%AV9(vqPkZHkspp>K?aE%A
%MN06`>%a%WtH<4-@V_5UgQ2!3DSBswWEYf*|ygKuTb949L-=Yd!$*0d=CL7n4pQK1I_N}B6V6+1}Y$g2^)jMdC?cmXWwfLhODNd6X9MX?YQoF$BV~3t*dNK
^x7NaagfayoGl2_$E~>Yw}YCAM0*qyXWgFGn!052suROD@4`=+V)GL2t8OCc9P*0nVz#;ZFsbr`x8bv8in!Icc364gR7eS2)+tgB)jY;0&4PVeV%zL(uv=V)
ROu>M=<LEgaaH7@vBw}s6eWu=y2CM47BVckILyLDat`@9^a-)Wd#6NYXoP=gXz(Va=<^Aed;_JsZ>zLwYzo$7E%V6)EhqqHKtYX2ya)0?D}wgXW9oct^QyA<
iJg|H;M|OC?!hzVGclYJmxxtVLO<Yuf=4yQ9jw^fz&IYTc}`T*JrlR=eGJQc1o%AYYv;S!Iq|L&Nk;H$w4|l2qje)N+2B$<=1Kw!x#osK(VBlbZQ?ZQ$Uiu<
i9Gv8y1{fiBgG9aZi}{6*ONh}OrM`7>^A#EYB{?Uj|^m3*IUi@_N&sbJr8Bm-qE%votWDqS55<eS)@;^PU$_KBR=)rKl`-u!nZg2@uuEPt-TXYg?JD0g5pQ}
xWiRXjTd;UWXawaJzUgJUR3#JVU4bpQLxs4r>iYNEvuBcFi=@&D5^ycU7_*L0x-2_O}2j%RH%c1K-UY9(p^}mnPe>HU2(?=t5!P*W-cw=hJT;@bu%>N@D)%H
WDNADL1hCf)B;ikM5Pa?k>uK4`HAw4HfG6;qk+L>RA1UAg@ABD!Hyf>mN>5aeHIp~4`v!nYPICSxZOoO&$cP|a=Y{{(-vqI?oSRnPJo~fA7?RNZ9L$w*r5p;
Vjjd2v;oSrZ$bdPmXKbV9tx}{ex{(^6L$$m?r+q7VAx^#D-HiecLBwIj=l6kC{(2w`4nKQ0>!!p!|hehBs4PWB7o9cS^{cN@V`=sVxdxlp-&P$^pZFet2cGY
`hQ}hO~=7>cH7=JYb26#-D%aWkzaw(&UsFAO$UUBER8`f`@W$C3LP5ig9@fcnSn0XZ2jUX64>>SVWUN$C;^MW53Hp&hpw|i)vwLaFn4Pbk&)cz1=Uo64IbP+
IeKgA?RMSL%kiuWrq9oTDEXvQAZ2zk94pA$ZC<o`A-7WZgbwa$S3oz+>oCEV;53P@B_zzXCsl7C0oc1&4IMc9HpqI0d{G}Q4H2`przWq3!_=n&Sy4;rpf}!_
7<qxj&_kYfXSFM5`~r)6F|#V((~nx}m+d=!7>|ynjc|-t_xBAwz&dM1w<+;9;y^94v)4;!cI6{>Ww)d>1vPSbWs8Hj)q?xmJ0IM1u<1+~<IaCxf@o4IB*@R9
Fls}khWLPLxR@{!y1!vI;M^4igKhef`5LMy`*T0ol>#9r>vJ6t!QRac;m<_aintKMSK$G89g>ev_w)V`oSkO6L+Od^rmJa#F+bx8>v>*I7MjogByVbD#T!6l
XwbXZ;SFvkw<WKZ0e{LX@v7rC>S05^z&t+n+5VwEUhe?*w9SIKkq*V1=;J|VR}>-vFpNm<`c3e54p#EspN0W~VjX`e_CaAJ2TUyzQ2YmTl=!<W<d_7`32~3T
Xg~m{OH(9N1?PSt#EAL*00J<Maqgc$q!3sImNR(a1g!}GORv&Ycl$sae%4^EslWD%BxDuna7@B@?~TuTGZ--R=5sxl;aPnJn97Bj_4q`0PpFH|YVE}rQIJXy
XBsk%t+oKP^GOI!kHatcplwur$UvreAU7%k?l3el<9RWtTDA*s+7j%$KDEkfxlc*PgJnx?e4#T8o?rrHccqdQlg0&h`Z4t^;BAIShinXmA+c}!(cg7Rwv9Uv
qZeVWc%|+0eEA_pxUf#s6M`Tx>{QDF;H5Od>z)sXCm0TK2cia65JdK2{4I3^?iwI8l^Hr8#N0PIFpkCQW;+-r==}uminMgmhB5l8u}X*)Ig^vVOh_|DTN?-n
ut(qY*ka%(SaV=yIcln#P6Tj7*}%_uhvt`$7UL`UK-UJlvcy_N*wWvpQJO3=PF>?*(8!$JK@b7DpBdNi7Xafa6q+^D2Si7f%JzjU->sKke+eIit?LuH<)kLZ
;!HlTl1hyemUtub3N+~h0TTkFvII4Gd7xI1Je1$I)Ugv%N>Z7L3_||BEP>#ptsw^`rv+D=-(fmqEBqKRC?zB}Cp`!^uQN-at{~q{%jNEe5^1q3s670w2v#f+
TRx*foK0@9>`T3V0z9q96N^#Z&KX#koYAcn_cj%1lq*WZ23T4r4OxM1B?<^7lkgb_!fuw~-$jaaeR%LnYd&xO5H)-A8qTp*Yg-{XKvw4B%J>pz(8In3Rj2HC
K-(6O;KA&9I4t1jc;@Pc4*$Sj>J_c*TRfXt3e|G^ODnzBLhE&3+>pp-AXtt!<ZFU$j(58k0bzTvmYb{QCiG=$=GF_n2b5}_(CfX(a4D?zDGE#8AuQI&<pH)U
=7CDR4t)Vd9%U7+11C>tc41)kktk;LT)leuQUP(8uaFY=BY$IXKKt*Lva^2wQWr&)b&b7wngQRE0?}LRlg^`52uVRaPFQ$;0YqFQY055${@iwye|GQ=rY7}B
kvPPc4P%sk^f*MM4%~j<8Ns0UR-ZTa8K*3A)0l}OAYl+{A@Sb=@OATWpZoE_1J`_*a;YPmVar}$p%L#8et%a_$V-I8H4AruV9GwJYWsm7_hj=?;QOHO4-x$F
QYEmjC+riR%aZST)&U^9MGQ1`+)`Y38tsd6_p!{A)kKywdknZ(gt(f;9`V;H3G=crWXBP{v+cP|JWq89(gf_1;0zszpsyB&$*{^COCLyzHs`M6)nH8WGss;u
e&|9w`Lw$cQeM|ea?8}41U~dJc)F7~>R#J@H-V*WHY<9zuhG0K!v^B9s9V7ME6ZV-2-eF;-|KsfuCo!qURH*`GekB*R8m1dPWb0i*9YhF#izK%80167$;(=>
BnT@jJJOgb>&_zpHjMmH<m`@z0pfsy;SPb@ecXeYc}rjQM&=o0FU+&y&vL4YgYJFpt{zpG#5dsj3iQn)77wPg%K_<qH9*>SUg%FGh}SJY{tK|M7T`gYc_Jva
*y6N0uFAW|@H5!buo{?r*^o%^B}N+637B*qq#A)5Prtl2$Q<c)v;?B3WUAvyu%4=h6tQ|y?s7t!<Nm#2+VNdV-06G1d5t3b^++?n>!UkY^yyIVAQ7z#`p`$C
`h9oy{uKH^rY~66VK<Zwx$xVN?umb@lOf1w)@)a2pZF$7N-OOqxAV}{7{o}Q_J+;J2~>pw2*1AaNro=bAIBSHejDMG9A>Cc!z_s?F+C*%dG#XG@y%HUU^XDl
cP@x<c^&ke#xp2poYGNkFFe8To88p(i@-<vdFLL+gK$LG`3;e0aYW?@^ZV|8w+}#SLl)m}hxvHuqQa`ayoW}jul+)O2ioM}2&X=QMN@!vM&Z-GNQU1-V{+*N
XQ9H0_=9NI24pZd8WofEMHK=vEedh~amj5LB3CW}b4H1RYUHcIjntVK_U@4EUBz`pWAMAZc{3yz&29|X0o=wee%I@G4dP><TH7f}IGoKrT4MzOd3XL2Gm(iN
xn5IZd^^Yn`q_tC>yI(66bC_ms?k3@B?b~2=)jJnDv^o|B@ya?GT&BwJBs>3NqLLe*Kk33ejR_k6A#(JkA-U4EO^4MOW)7MGLlbKAJ8g>%|fdJXety>z8#1s
B+Cr}=4{n`o01>!6cFaVA<0p$ir`L<HL|ym{Gsb`6`;{GD%Gy}8)FF!k^`qjXiY-;AhA^QssyTR<~S>M1UXibJh&XO#dN-xv(0s`?N@_oj>e^b30eV|RC%Ys
)}5CH24k!<qj>k0VJu)fb>w|B_}be{rhB8}%P}DY+6Xl=7!?z_x=|*qeH19RZ}(SW>YG9Ra&&Wg`40UEqFwzhoZ{bQfwv<5?BM`PN_A}aO=-htW<d~y7V72;
hly^~7o<ms1407Lx+bLua)JV8R{-7B0$PW0-{$!wgii+PK;)$XdE!g*Y5<G=Dry>lYH{sIkMBzZgMLTynodm{I|v1~m?elW=3-?@haV^-_y+9_a9yE?<>z6r
Q2G#uy2I)1C$7GLAMat>VTDlm7X+NY15Y4gBNIK{QR}sXtZU_BpUHSY-(3ANSz;yX3e0Tzh>_9@D(SMnrq@l9{i>M3r7#B5Z~UzNMQZPH2cJn&ko`7qvx9Lf
S*F07KrA6hQuHMlCB)_fQa%?L(Lh;uj;eghaGRz#;&vbcYVjRiF;M^p5RbSyTHgn9l)qK+r&J55`Lsv6UD69w910=NK#>LqJpAmohEUH<BvtbcI{71TK0^`-
G{_&qfGL5%rv;*fAwvvTpocw!ra~sUAmU)+VsO{(B`{?Ik+K*NSm?|U1a@D&_~lH`1cY`$6DJ}m`@5_U&6x(Y>G8nvm=^edk2Y8XA@hA2jSnP8)M58L-GEdW
7GI<S3V&_>=+O3&fHv=(6Wzb7^ztKWLUf}`XRN^F0n#saxs?o)CaDIl>vG_}$5~P(%%e;jSjLka^ttAGKiAt-$t{3x7{fPkt1?qq;Il5qKKVsAwYd<OS%Il$
5Ten|UtoL(y9dfRU^WUYz*nJZ_#A|P%Z;<)dQ$>wv=BlrTP&y;tcMyUUW9++DC{<y(6zySS2Pa>ZNck$%kjIOc3CS(D3ChV(fiwM1r0&1!B=C!_&e%lz}L>&
O_F{6cp$95lQniV-2w>9J)nU~3AG4!iSoO?%pWzBzMz(yf*vCrU<H%{6h?munjwL-ws80FvB1G4W|QxI``hu7i)~+`3ew5<y_yl^=G1CqAOXUaT!Xa;9jXIU
X%z;s8dbc;z#jK@M87A=C$|`WowO3G(6{!6jNv?8<?EoA5NO_ej7vrb*{C+I#NJS*ZNK@#UfqxoIZQYmtdyo%mq17`j3KEW7=$H~(I53qtl_*rptJD1?vof;
JgR<YTp<qL;7>d=a`~%w5zl-&l>P@(13p@A*wfT22>3ZcRS2N2^D)S0I703R2#e>dvBUcHkAav^&?)%W(Gp-spW!R{5G`du$Kc3Yu^V6kDCOfpEk?@+hUEUQ
`#^86BG)4a0Hb~Jm+%vzGtS0e;jX+4Zw7(h8z?~MTYU?#g~`?ozxTZHiXjsh0`3>ULt;v-b$1{rdm1E-ng$@rU1(gov^q7<URHr#z^&R1O4ouc&Ag!Dsm4#p
m7pXP=)D763JTt5O$Ju62`C&A11Q&;>yTsbMr2Jb%}@Cajwso!`;9;5ue<#G*UX;E4T1%v4c+Zbv~i4VicFB3UkLg%I>^T=LE`ng1Ey;ZF551=HZGA}RpJc}
@ARkJb7H-nUS>lih-1w}PTUe2G6OR_LX^GqvjDfG6ipchW(si@z-TI%ApMThtxb&L$jhEiy&#k0)~<UB3(^lnk%+^Tm-=$h0CNfy;PF`I{AB2;E-y`}Hx&cw
c4Hg8-~JIn2EOtENAZSf2O&g&7nzXJMWI(r7!1M<NFQj49s3QBeuTN1<?K{SgrO^a1sMg4hX!I>bWlVE_PhKEYNXr6p^7YqXPVfTi%{c*(y)!$@LMRzlb46!
m_YHfCH4k5U;Qc;f*`~}>aSpX>*SN#T+*JxSR-4bKF3;G!$0}5kP1-HK-vH=JE0qDzd&W^Y0<pLfnHY(-~l(ap2vZ@*k`>T5X%k~c|hgsEUg-U42$~#+X~+^
%6X1EXajmdcxlefk%v@#G!~+`^bCD?2Qyf*<2R5Yq&}DyugfDob*6l7j4;1@N8h@Fh6HV5z#o0eP4dP<6KEGn%;6cxz);_*#eU8%L+<T!FMyfL(0mfjig%Vg
f@4kSY{bEuIGjfF)B}WeSJ+Hd&GbIEj;nGoNSnNMPd5-u=}XeI7qtBgp&BMSp#+0g5KqMo#TcO<WQ2^R>qjiKKEdPj6!{B`xxW>IWrh3u;Rbs?sE^-Wdr9e9
`MEcZpb_=(5rM!AWS(bSxRskh#%v*!P}mr$_WYJ0o@hA)v{_9uAf%MN4~Xn}_#K!X<2x2d1SZZNZq2hXGHdtOEpyi6RtM;T2ob{o9Z&vd{7V{+{XLL8`S_pP
Tk`9muS^&1`@h*spo#&Si_%o~{nQF^RzCVIyZo3QbcWDzh3`vyYJ{0Y{BsVkS7x@<Z3rxKx6RRXJ=DB3QSj$e-eo+abXv%O53F=xIx4ahc^)8o{W(m`BD6;L
>bG9SX%HN32vx+qP-EtM%8W0&0|j%|>JqWZowrEGJsPOP&Ixn}vFZ_is@4IF4ozA>!b$WEL77b)%MPhwL0^-UC`)hiNqQWQF!Zyz##>FL*zXQBQXS6%EOxWF
!n{5x=UzTwJi=YuJ|zHv&Bg*Bbbxn)PV9lyM!O+y*+M;?&-$7tpzP!cN{9VGICS7`yvY=5Kcb5FIwF1EGHwQBcm+<%9e>lcU4C9BHBeK5AU5N`=uIxy2lpfZ
mhUosbsD-C0j$FbMJV7o5+F{dpMX#y>w!d`YOe3b)s%8p0knW*F~PM|soj&e$-^l}($Ag~djtb&1j$CvPi#q{P*xY?AU@yCqApdG@$_*GWZ<-r;N05x>^6@Y
2AwQ|`U+5Z6GarrkqYv~Z2_SH8@?~2Zx<4|=1C;{>UouC6APVhZuzjJvX%alRU(*l_lfmE;f40Bu^7%^M%X)jsvD3Z!ZvBywwSmXz4w={n63n2A_PK<3vAvG
C<TNS(|5J=orK2i^Q%mJikuFj%9C;+r_BH{XUifMQ+xSF`r!+gl-ae{5`t;voORSy4-ASMzZJA=d&JekO8~p`V-h41M!%-y`#pgE4zj0=KtTXw-iy0|BloF2
Y=hHE3u)PZw;#X`!79sW`NL-b5i=ZgyK}m}cCj(-Zj9*wkZrQ)Gg1CQ+eHdr86X(|s1ENPKa-k;zJnOl;s6o#Nz=NZ^Dknu83bB`@K+A%xcl9grbTY)Am4|t
m-n+b4HgXfLe#m#HV{^y;VUb$m=}2L_09K!pmrA<uc-=im&E$1++%a+x4#DX@VW^shPo%;*`Fss5!GkVlqUM!8;P8^T%B1j)m8?2AOh-|*LP{y(@o9S2gl@U
ic*Px7ey;pi88WbP5f=XJ!M|E=g8_!sc6;@>H+n@R<akbfVDvg$<u&;mxf+{NPVXS1v6QZ6y=LzV*~IQtoL{Aq5^mDguvAlc?-#^y)-}~pf_<=7NFikuGdH<
5v7nf;$Wl2Xn<m`2(1jvnIno3t7;{K(_Ujf#oHyr-`yOU?a>TfV5R5EqqS0(Qnsc0YPrF=rYOiH3k+SdePsp}bhGrm^&t?vo~O2lI<ZppFJ8$hR#24J1@Sbi
j|;$$%f3NIVSzj;n6k!@H@pY{;gNjpVdrRTx~oxPmIkvguiJkvCLq77<A=C{f0uXrYdv^P2P}TjR+8{70=n!IcvNX-pJ2ua2mT&Tz&If5xVLn)-gT9c7MUC}
%CIIvdWJ#)qB@KRNRf#{JnJJbB!C^C2WzqBIA_9PFfjPK_4MUj>qB=o;9(`Sq_m4x)C3~k^nPp9vx5qZuM!RsrKQ)Dbkhr>wkKd21Tv@`>HsNg6dy>lyJAzU
_w7umh8tu5*bWloOo6bHP`$B-B<@HA)cs!aNC-Yz|1O34W)D*c$f#B@$A?TPO_q^WWvwI!;F7L=(Z1q*epkbHl?PgVeH|L-_8^PWj*p*;K&{%j#B*^BHrJ>b
BKh=CmQ!?8?g=ZJKstYln<g}*0N1@wf9EZlQJ~5Y_$Hq)iUs0K$VJDSVKMW4)z2`2@q%P?9+<)`Aq0>1VAlz6Drhn2#V>1qA^U2ER~v8!Km{BH=#21-?B7SO
i@)NV3?JP?0(X6YNCNNxfe=WimaU(!LlioYh2#qoeZzX_h}m5gV&EHi*X!*jfihhujiNqsLJ<T2g;x3-hI*fU^)iFZLJ{JhbD&}@6QBMR#*c#nQ~v1qWDw&R
r7fN<gghPK$iSRQ+SC&gQx|G-61RE>`#m<{FK;9$#$K2@-1H?c=v-oL1Zqr`D!MMGmVGn#`{+#0*NljOXs!_+MR~2gQFEAvF1Q8kpb*jYxyyAiH~0It8gBe-
0kwhvh{5a%f?SE8ufu$BBh&*COmRSGMS~{!`Qj>@@}BVnJtg5RcX@G;;NVOe$UrdbV75o<i&pnuV1`^lQdTlqOiqnp+mvzwLSygFZiMh`2G5J$cmg-HMIp{`
tZpG3>A(9(b>RzLz{nd)*CGO^ym3MRCpBF9uHgE)7D#I;P<u<XIWZoTgiUKVf>0Hn_Hs{edx7)y%ih-wAx(n|=ke)kt!9ot6n&s-;78Y<9?0#7<S?UN5C&A#
5PQOnNI79u9VKA3pKR>krE2_C#MH>h$y(qT!gX$;IJj(~+7}GTIGw3k*`slsk6n^Vs;l>Y8p|-v{qpJEd2#e+1?_+i^#4L!SM&g<kd0Tkxw+FP3WNZzJ{6E_
-**Gees>9!C%1>L8*%VEi3ej!eNCUI6fB}9U;aJ>M8bx8Ij|}nu*ae9-$SAr_@BzEIz(g9_QfA@!+b|mT?Rxj9Sp1h^970DSC9Hzoz-NqH^Df8s~lPpPAqp&
I#qmeF+bv5b=rx<N71~*m5k{OOJkCVvwohtfI5wtZZgM*-U(K6V=jA->_Apk-*XtdXbx;8LN^FUxL*@rIl(8O)SwF81v#gD_EQVFb(5DM3Q&rA<*<p<6MCm|
SS-rc+j*R?usT2JfmjIBZb7zqfQac>nvY8#LSgseRBA6I73%d1B_Sxx!0ysj5D2l14nRB4V)7=S$)kRpcN*M#AS!|GqxJBjt7$1&do3e<o@&c#cRnt7$|pV&
Ma*}>o7^*JnsFt_P#s|TK0|xg&G-5$$TP|m@j_%1KKNsO`Q2m?#$u6N0PpA2yIYhKQx<^!^ES>#b)Z!t%o0Z|Aq`Lh`hwuXr1ka?u`*&(f!ZYCptHeVUmeh=
Ab|a@5ZWdnw`vt2-_Uc1ukEt~oZwv#ao(m!8F@5dxdfcoppD5ykeH|;W081hJpShS@K_z$k1DDSazRW45vMU#jUd7B_kA#0AlG^!!Uy@4Q2Ek?oZ*4O;#bH@
LD><ow_CJG8T0#gQ3=selX|4>B>NfY=y}rDTx{<JNvADo&)m-3mwP~up+0HTRLnw1c>yKSOBWE!E;NSn+|C}#frqw7mw)bA3-8Z;eF_~Pj7LTkeZMHH71I5N
pYs_N7{G$>yY+PW^+M<c0~!(_TSAZzuf3*V^?q%j=?LZs%~MaJHdxJ0mtgj>lY#S}x04ESUfAnxbAg*e&jGD|a+)>qNZ{n(X4rX^a-E=#*YHqR*QF^fJ-etM
m_RGZO-%b3AS9NB0XoO;xgm8xyx{j{PoAD3>|h><PrnN=g+hV4`63t>a(tX?Bkg~8Kb3e$cWfW^d5p*dP5Mi={yvfC{tE(t3Q^^HXn}mosz;$UGd-TWSde4Q
7x3azz(I9X#UL#k&zq%V?uh96Fbp2EgWnGdsKMFy$wPcwXOL10L4aS^M2hd%^q+tY={L0f{4QdlO`u!tQxMS!a&zb4i-O-HX(kpHt{y3b{Oq!kc!Pw2ETZ4h
8DN}Y_>M=zdO&RCYw$9e0vAwUSPYD8QP+>_<KYl(H~|L1`nv0GByd<Bj6zY%VId7ZZZD_6Koq^e^}8k@v%<a(TG#9kEV0I{WZb$fv#<)^7q7~N;1S*U0`6_V
w8^6TvX}ln2h4Ii3J~0r0rC#TV<CswHoi_yU)%0QNnD(G`~`JI5zZ`wUkpO<1^P05?yg&w-U>RN@REQfl1VXcocH6NvEB)gfFe@Rh-}VAzyVvr8fsf~A-<HT
o>P{Kk<h4ylm{~$3dg1K)gZg;U|0^(OAE0bG(UXdF*msD?SHDoQi<q+*_8LU!LZ;=5{#bx@&uv+Nfy(*teweGdN=iZ78=a4Eg`ix9i!Tu>K5fE`$&Uq1CY@4
w*VI)>mVlrKw2ZDa3hfG_ohh;SA%xjiBAZjFH9gEn}J_7)F1`11?}Y<<=}MY60Kp$-uXd@;VZXvZkZ)+?|VA9iup{t1T^Fq!_JUz1f!rh-BN%dn^_k5S2$+?
T|z{W<@e4MWY=oTyyo=*zFpYbz!`t{)=x*iK4pcnuiKQ;DZA&YwHA%;`*k$%{h+>O*AF$241Le)F88u%JbS^9#``gkVc#&fD;pvwK>fE{enuaV3Aq2PfIxi#
5!FsP_Ruy0MhCI|dam}}1l{K8v2X|8cMOIlSl5$^VBMwOj4ZTPOqTK~Uj{mnm1%w#*S+e$yM;wVvz%t{hEzD_yB_I3WiY6RY{`C0v0Qio^oLk8XY~&3kT=0$
@%&8CbbF6u#l%9Ollje0a1U*O2I=)r{oRJ>@i(6Ojxb|8X4T6J5U7n}CS-yf?$PMR2vl=tWqnPcS9$$%KZaOB=8e*RW|7qS^I0%Tkm#izv(-Jy#QAf2Y0s|3
xy}$f%ziHjPc*u@AR$qG-*o|eqw%?yjf`=n{?4bvG}zL@is}mAje2g`JE+}uPjTPjfjZ6TyYgHwa7kqd<WK^CRRd!J7rP9dRYE@<C4nPQ9XyF*cYvDUZ?+wb
=NgMmA!We72a4Cuq?vKE@w+1(fAyygS(uI0joM8$wgI(0kKuHtg5n-(zA?hKT+I{n0Vb@P_{K(mCKTG!3R&hLf4ABV0KsH^pwV0}v4Pw%oH?C`6&ANch^j~A
3<)_UGA7VH&zj)@g<>6Ym!Oj(_0W`#Tx$fwLnE)NrCa$WTOl((ZT{YSB8Y(wodzu7_IcN!gFuuBpQQawCB^TqIh7sn62l~0^iIuA%_hGqrSF|)H|<WC0qw|F
8ZE>Em3yF3$T+ddXH}T7ObY~XpnfG)04+H%85~zARz0iAp}~BaxNflk->7&UPhaw;W}uz8U%}9*phWd|lk0mf2x@^ZShZ{}k03_(-&GxO`*-ehawShPudgIe
5!Umy;xmsX0nlrMNMz%sEn5W)qA#A!lTXOn2EPfOpQ<pEufvst>fOJG1iS|TK^6=@#D>OwEh;ZSqkCWJu2UiPX@mhGwE_~wJvt1NG97f7uq=Yk3)%%GcD>GY
^hmd^_RES{lFwXcw<4$h(sjq*6}5|+YeCj^j(Wh)vSo|5kiB?1N$3V~<9oz61cmap9+vv|q(zktAdxUFev3exPoXp?aKYb8A)|A&fFp;R0F@K<7Q-8G%Px0F
H5=o70+F^IN}(T4kOARE9Dp>q?7`o_6gOJ=@N9zEFJ>f!04{9@a9S@?{e@hb#8O~g4dSCP<jEWYioi^Q=mEH4HJJ#i8Bi8Y<lWt4cX|y;kS1ZV$vj#48*&Iq
1pEzu8(=3smKCH$e0P7<{?L5!mT@iMAW#P1fL4jP2H-Q(t#x`o4f&jOax3F|LuxZok26<SKmhXhg4XZNPG}`jh^XJ?%X6{j4ZgA~V8aX?`A+_Z?tG$mEmOX9
fJ{b(3J<BgDFsHC05AcNdOZ2#N5F3`x(+eXA5S|a&Dk|7(`LwrgyCRvelJS>-cI`T;ZQ2_=CoZ_I*~<$_4fBwG`TM}Ipi%^hgCAfkNtv3HD#gVpYQ4sof@EL
t}#I(S?HNDaRJdQK8*n#d7tliObtW&cM;KmY7(<3SmkNt)}?MK5agvPV+DR1R3;#rm>wGU1#JC^9h-6I_xKH@!})fgS@RnI-fAxfoGvMh*a8o4fayv5u#%5j
5TMI|#3(StcnI?c=c@qvC4e#DfC9CV1LVti*{9Pysy;<2)u4>-Hb*wo5FHK#{hN9LcmZ3GH3NR8V;wSazA5`$u!X)f_WgS~!t*C_=okV-YOTOMm6vl^z6T!*
M*qFO8GG5*z?LU50)c!3E%!N(QVEihB15*h8I+5t+)NnG&vBN*HGkLdjo$(*Me`yh$KQ)1@8I6BPM|#3d);2&;1q`=Qy_Nw4Az%Y=_e0plN9<8%fo`A=*J7R
4P0F@(1&Tzv=>Pa;OAn%+8+{ggkIMNh+VFl7>3MJHivH`e(BwRml`E64zgc%zejWN4YcKs`+}P~e0aYI^j@hj2=%`k`%A6@8Lvf{5dS{cg+(1#;>UyA9dSbl
?>@#Fpn0dj@eZI6<$}7=O7bSBgz$!<EN7bf>KAtHFQ}6UvTh%CsB?H=?;lqT`aLGtI6<>OCC8fC#A)r%tjAr~WNtz<&;Ji(#P@RbMbPA^{@uGQd6oz5^|YW3
Fvs_<=T71Gj>P0?lHVgvzeEVMiELT2pQwTJ8yv|))RCUqzLDS9{T{`Ih8@TTQWakO_bj5iF&&3fEO{uu+DfWYz%KNGje~2T+V5%|I}!D|Q+bvyfo=A_E8uh2
MDI>keqUU6;LdXmH1K<!@uEtYa?mr01_iyXjov=;6Q=GOQ_lum|GArqF4h%GzO(Zbv;(}(j>kf31`7IM9lqrwXYyOZWvKA_Fj5ajAX-WJVCAD`^J-(RT{W?4
IDn`Up@SH0F4TNWq{G?~VmRsab8~iL;5T9@N7atGh!;<l$f9kJ>d>oQ3UGYY!EiQK#S&A&_jZP=Dy+-P2LveAt7dPxgNWbMJ$D=2TOEb0!GW8nvk&iALKQ6I
UNtDl(vZ@tREYYo@FhY0rpge2rvl5{&r{d=gt*LI-|~7}_usu20*N-odqGp!-R?V1AM>Z7Ng@8w_122g+g@;_Q*Ca*j`b4b{YBJi<tSGMxqLl10jLAipp>K5
eTBi!v_YonVD@8zDz<mTDW5L~$N~v%uLRUi1n4LqrYikHa`lF?ev%)QqzSeOi(c=+D8PA@m;2ofSduyVoEH>o@=P*HjeYO?lATT|A>eAM{W7@Zn<xJs$_AV9
36yj`UL|btUmilj6b!r$^GFT3BbBo-Pubgoz!$3c7Cqkikyg16ToGB7fMgQXg}y9=Ek``ip@H3Q=f3CnY)7!QxA%Mqy}(9LqZ-QVv#&aepQoAk!Unn46z~Wd
fjP|&q@WGy*Z%HGedzbX?vlBa_bZPwgWjU`-&<5$K}&S)4!}nPuvzJ21nO`kVEt1c&(^KQ9p>$mFH9b(=1FZi-hX$5_4QT#tOBqF%?aGd`{zppE#pYP_}6<t
UnN*eU9wWV2}O*c#WUt!6emh8pd~{u>35>N2B&xXvHXP{1%KE*d?En>FU?^Uyt9~Ys6Tm&DtNk+SrCE%_0gW)9t=22Ds>9I*KzYPrTLQXtLFT=paz)R2OoY(
as#I0?v5B!U@KFVbTK5|gY8|ESNalH=Gji~F<P=bZV=No1mX5#Tj_fU{N7Z4qy4)W%SO6<6~O`hz3s}jS@k*8j-CAdU17hCx`Ux5>WWC8kT3luz7`?*_6Sli
?$z5T_ZqLn7@WCfD7Hxtn>PSUWA`4V%;(ayqu$No7dsko30NC%$`b^Wr5U&PPaeHh?0G<C4=hIuQKMoekr2%t<j43CDz&uX!O$r8rTL8&F&7G%=6sat_M0E_
kgCX!&&XRYOos6)b7H_JrGN1i>(-{LXucaVF%=<~U4;P8&*DS;aV+3@IRVOeAwj?Rd%KI|-<!7(CNl>ZZ0vf*d{Umfi%7!dmD<_d?atR1ZRD}41QPl{J29NV
z6SCq3nBdI=A{&zl@J<!uNO}^HkH4>1M)k)aOTzlGPTO6hWG{(3~4twy+mECn5feFV)?zBR5B6e`t|%C=4`-M{057t6|!4A3{(Un3R2thIKs=UwXoPUh%!te
Jn*&_^6r+QKz0S&juR4Vz8rCRp0yr=uXijEs$4+;*G*?b8z7%RaXSZNb`;X7ddhpBbG?469Lwn03lutD{>c^w2Ucp7JAl2xvL*q?2`rC1z*AnGvTZtdk2>61
Ze%Ruv*<Ni&xljti~Z)XqimZ}1qqmo3}D*&dqLuujI*^5oNc0xUQ|O#6=QY&8VSfL7xSJ`3#B{u_Xrgv@Nf@#lok4cU@vkf2sEHY2;Jc_dqBTy{d){gk5Z3*
r;4fqg{I=nxA<GEzuBB}u?VVyFxsG>w-N1Q>OwC7#o*tao?JeI%)Se$Gu$3%MVwmfMM@hFm>%r$ejHBf*sZZmu&4+#Cs;d|yM~Vn65q%Tq87xB_V`=juoH>k
rewmI67smGKY$I%z5sZcM#$35a9RSKlHp&xqjF>93X*^6E+k<zSIQC9?*h>$T>JREz_ggGgBJ$pW<3GHl*OcO7*4?iLJdF_hS+hJvu+Td`Y}2r1j`_AWaBfL
@gIW<k6vo{&z0oG?~s1Cv3~DM+}J^~2NAia+9CSgl}O+?#Ej#NkPfjKOxld@?`j?m|19{_Ls0I;CcYJ5@Ot#aH;;r#QD22A_kQu;%NE1ze%VvUtZ!PHl4v0e
K6maV3<@&^GrF&#J^{HEQaac>2s=>k)`><&ih<gFVAS+uAT|SUgf4CNf^>1?-`lC<JzWB=Lhd5!q;&ss6rND?p0oWpBdNO8gyDk`-=|#jBbWO!Yj+8tR+#?&
s>Ma?{rI=5iA0H95)H*0Qss&l0Ijzpi9@Xl+LtJ(%7-zidkrxrRWdI5OmJRQz>a>|@*Pxb_0&&w`+IWJGA}oPme0$8Jf!*TG-&R)+%Ve_j_!_GDq-m&em^MO
et-P^y;pkYrZl9Bp^bD&79Z2J&_LUH;@CBFA`|Q_0$G#1W+bok5WLuQ=Mmdmbdz@qS=~Lr%iniD<qF?`$_J31@pB}|n0rU$)1_bW){p%?Dj0<3{ACh)s%Pkm
Cn$44VDz66J+Y5N!04}@G1|&CvsBqb!H5BQK`X!ep3lkmZ=LJQp9x-LCH^Sb9A&w_zn9=eQtM{tg{TJ>3jSXbeXaJ8AD~GJ4>rA$Ka48;rPuBo$o0vrhxcWI
3_?6q61L}{!?NfBwbI^tIQiX&1JpIsL+eh6OR7Q1`P)Gbd?Wf@TVq&C=yvv?92IxYf+KMR`-@Wq^W3`$ejzCyf8?iNpCI)apwZV#jRYs@%1sRNLtcx^;pX?I
12b<WTY~PF-?MG}_YMjIxU{N3#ilH9uFi*4c&fmt5KFY<voR8uFSr-c<?PZzzgkR$XrmXE#F;*Q(@oISr*Jk6{rxQq2d=n4px>xeH%TBcz%<lZ`L>3a-Rkd#
aK$)E#EH`mB&FXz+<2T63js*731v~*b2`Mpp)JE8Iv^lhD-H1Rn;doDEDbJxDR4930J8mQ^y@TuQ{JaUVJu2e6W=jm#rO9ITvR~@jfbenP2>WSAkzNIRcWbl
?}g-<CdFp+;9vD1%jl}z7_-{FZj+QG@LLMdIpJ_HtK5v>AYJDHd{`xUw2be3^7pNkjg8rm#0A}##UNEtVTh{FSK<df0n<7`&8f|T7IdskAcF_?3KYtPof0TZ
ftEq8PhNxr{-50=X8eCiIzy<-O&|&*kw`=Zl66QV5{cwgAtRAUBoc|JKt>`ekda6vGBPqUvcqdn&*|>=-}e%jxpTh+20EIiU9fk25Wm!f>)Sk!ETrsB6@jX&
usx?;W-lud0_$lmUxafV=<JZ`)}VR|fdmXx2U7XF&AiB!3{)uvnOfEA&Cr7c3RQ{QBFzI|gT{luK9W{$aq|deB`A9ZM>oKe6A5XO;e&*6)y0@@NWhCzh1g9U
-^+JshMybY__KTcb>Iirw*(f=xmxj$j4e_8yq5qq;R&N<{L{+-Bd?PB8k$lo?@Sjet^0cI$(GvaJL!m>Kkkihgn+L{eGY_|-cMFQvCmVp!Sm_fDb06^tCJqG
ZqB@M!S^#A86y`{muD>>>Hm#U=Ydbd*nlz<M@1l?qr>egS71idSImN7>R2VwSa9OgG{OLihXCxU7%jPpRrl8buH$ZOM29nLy!S;{z5VY0#vwT>lJS{)`>_aY
?^mAM-l6X`hUQAViCY8p`ggyah!J_t!9p4l%<c423j8N-05xh!w!0!JA^}YVTxXv}G50*i><2(2TxN_4ckd{0*(VAhlk@@#8TD=56TcZ15>Hj;L0CKG*Y{Q`
D7y9t_XkEs(j>DQ`zrYp-e^4nI|*hV%(}|EJsheXiY_=%{j&Rkth$y=vL{I7I}34>(s8cI9e94>92{(8EIu{#sd&Eh%(IO08u|fW%-uNToDTtdG{hgfbiLUR
LztG|g}wulgCf0-{2l1gws&_>Ym{(oz2s60DyrPO0FU<_4$pWOu$|BK=@3QLzb)jiO-uW;rMo3u?R85g7{5UkJfi5v=W-=2vYMn&%_}Q3RCinzF0@|J4Kg6t
1e4&}mwF4eXjFicQo!ZmBUSg|eh6D8yH6@T(79`SU94(4!o6@|c<&a8AhC)^a(5Uaa@1libao5^FCwAUP9ry7-~H4XV)xX-_HSu}7pmaJN%As})0=lO@Na$<
aC0z2_4r0PK-s~4St5!$<e@>G_nNctTLcD{;DS84_p&%nY0C6m>2-tzoWe;DBcW_PkZO(|-{N36<T8Y&B{~VcST$`4uc%^xkCf`hueF-aK#rCG<bVP6dtjhH
{^A$|0^|H}MQ^&>vXsiNH-`fm@LBpg%zPkU;G=4Dk0RN9U>O!9%WVh52Y^+WazJf}JY{v>>I9<H_*f9GS=__j2CC5smH+P4W;}zNh&_Z?<i$OCzD3?kw@LNj
fInP@%V1AiG_K)WPjJ?!ygAmcs`ry1J)!<w%jf}L0S7?;{g$kb3qB59`GER0%(~uh_wVV4b@(6zs@3O~f7q+uDTwg$JXa-^0;ihm)X$6+TO0Ht9IdZO@d}sb
hdUo{?gNx?N^qYr<WQ+tN082ZHf0My9~P+Z4QIEEz@Q@Eo~@u2l=prT4Dg@IhmC5YmvTFR;{@QinmRa){*A^0UwovQm;{qDK~B&2hVpM`9g$xc8JS;ikjD(^
OC3i5|77^+##ZqAy=s~8U?y7&#^Y0u2rcj$g#n5)XEm2_tHM+T)E!f&b1(dWyH!4(SICGCB_Qcr6I`*cALWa(_7C9kd3yrq^H!S~XbcbRg7WP^%g-W5JpqPt
z>vo<yh+n@-gF*I9P~4-hF>G3X?gk*fYhQmH(9=>5RUjjYjEwUzCcjWfx7zg8NtYc%o5{Zf+kuRBHobK4nOEPDfsZ?RQFNBvW~mBcvzw8F%H=XTq*g+!%lM4
MUzPv%*<*O@pU6mZ6sjWu9(-#LV`MYKVRC|%9zX5%jzG|!r@ENNeXy+q3^Euf_38GKyZsM_vLj3%>R>fuV4F4&G*wzN2jU6APkZ(Is|k`oOEt1&#Nfo!2s^&
qZIqJAkrh^aXyai*H7QmlAp^Po&7mY3;2+ufzQ=DU;|W$wO`~aEEb&@!I-@dHkKr(k0M35x?(wNrE+`$m)$IP0*r=~XAaV*vY|DQBG{<5p63Jy_BBn`7wOrx
k6H<EqUO}mDMN~?9C0Oaze@sfIC%RQ)Pf95VxIVbj#Ka&exR|pj)J(}Glp)tV0-<EUNmCRLZE%Xo=T5%zho5j@J>xp!xNpnp+=&@;J$sKZ$0x1;TSA?$p<<)
W>)Qf9>w{Y5nPXNCo>cfG+p3!xSx*!luCMUU9~{yvPH-^h_H1FI<-`t`9wBWp+yK{e*rOlS4YoY6@fCPVmeJ8n^<^|w;-jveeEUd0douWbik0y=Hs&7MWgiz
Dt>hfCJ00P*|Rmwks$6N>A-g#ckHcT-juTNlkW{a;p-H}4xuag@Bn;8y-r5?KrnqL=5XKD;I7{123Y|{1^BcmVb2?d5;J_xfDk!7K7Q*Y_Jy2>8AILFtoBZ-
(8H;(-S;P-MB+<!cY#r$)#;jbeXr7pCvy%-BfIzhb0*O@Aq4um+jp(TxxS2l^9nN3-4H}^jBo;PUr(`MIA9v8XooXiWr>RX;EG$2Hydt(0c|s;2NY4>daqZ!
BPQodz&jS%nfOr36@`q>N-Wg$I)Z4D_tD<(_TO;}o+U+6I{g_SsOP391IS`GjAv<DgoB?zBhnd=G&<zr0TY!u=!)gyr4I{bVYj7?N02Yg6b9ufX@t{)r|MS2
Pw06h6h^s<8D+0$0W~2?!_dzcfBFFUG<wWv?L)sC!QHO{@oV@&xevRC=Ec%8P(M#kOLSns-wvY}nES-Vuqzm((<h$!-E*Tw=JrIjA8-dvZ!J;^4u2OzSd={5
La{TpVIthkVY`4&fZhj3K$&6ze>T6{AbJ6`TiWiBb;@%hat%$@_q{IYsV+vn<pqctT`yQe3oO9xUPO!YnQ^+F2y<<~x9!b(77Lgq5mv`A0|VU+<L~(<0G7GQ
u=h1C0tt(Gx1SvftQmp&hWXVOe)l#Hb)RZ)<A-}|Z=2!hpNVM_1E6%>Ye7VXX~<2#+QbuI#s^6lW7V$Vh7AX)K?-e8;D;fxg+YS(b?c0%hIBkxyf%lul{=(&
Qnlh8t0FLHQ&3r~JjMh$xYxW5luDt1Th8+W7fn)^>0Ra}Z#-|GjDpb1q(9YxTe*&KG&Q}NAXoLR;WWs3f|tM@%&#Qwj5UPHPBRfC#GvW5cb90*3*0DM3<i^f
xJ#I5y8@)A04QrG<mbp>-M;xIEnR%R6I_P*`!?x2CeYA)KlCnzNWQ-1lw4llTC$VApGzsy`UnR)#?P8ofVw~qqwgbu$8R!w$lO~6sRxYc5iODji+0GO{R+%~
*s@{)32(3i1cL#tJZS9I2YM>o5a(H6_T@K^3xW(ne3XY)eG#cRSYr{(^28Dc)B`D|cmLml{`sKzJMp3iQkFg5i8ha#_hR0D5$3LU>Jms*zMkfA>M8->OUR=n
QkJeyf@@Mw6P3B9*#!Tg&3*44&pF=YF$}8;<zjDe!w{#O8&$hJ`#Fw>gH7kpeBZLSSaY$!dS%vqRagBeN$u6AX+WwX_OQ2w$>$~$Vt|7Oq<%oHABwW>8WeX`
Qr2ALcvWuQB{&3hR99rVkr3Y9wVA5Gh-@J-WpJW1v(ky=*M545Z)U#lR@@#aGQao1o1_}!*06k9YdW471j;7d{Nrbg=DG!Yw0<by`U5b-3Fx8&=~9?|zs3}q
fp^dgK3TWE=5C%>qLur#5lLac8@wRTis=`6uD8n=on{T|x5{AN7inXLBKm!XPUu#bd2wfeF=01qxZRqlssVMZ1BpI&C^*e?AP15YmV@F>eX3Jfg!i?8Gz}K#
bsbOL+slvuT6jU`mZAveiWaSCIlRte4hzwa>)zUYA%Sy#&IL-^J~<eRA5kJ-@#Iu{j?D?OJN*dbQzu^M(k@O+!N<200nf%>$qL0&27bO)ohNyK)kg^6`RSZ#
7L=yh??_n<{*XWg$T2YJAJ^h-?|rf;WzGlu0zqOugPgk?+X9<-VIGCLsO^qkWH<B8?pf=AdjEaoqB(;jjh)mPd|wvXV1b*zbbSHLg&*)oUxPWJVDy&&*W)kk
K$$)~s)u^)F8EYZ;Ip3L&m`Ufu=aJRwOTAb)58V?fp)W1m+WPMrkx##$lZSk)ih?W(q88`NU>&bXEEmy@M(&+4_G&#wkFaIm9gH1-GB+;8;>tP%SKHvQ|R76
`7Wy-j5L9<x9WJ);U;^VaHGcHUx?{Z_7gM#0vHK;Fd$B^t3B`WMMdoalI^a_%t<DfyX3>)E3K6myWp}s2+R()*CPPfM;H8o^a%2yf$GvH69aCK`r^rpY54d-
uHAO*2BTfBmi5s}74JtMzrb|{zgU3(B#5DJd;auT4^}wPf!nZ@{<ex0?L>!4pwoE6_E!KEQiW$YhV9@!zpdiWVZ(1g4alPJj1-Fx$l?CD%hl7pW|Uv|4J9Tf
NZYeu7H;}-4PrPYVlxM**x;|96x3Oezt6`s?bPWR{#piW51Qb@5_PZVoCM<L!I}X^JnXpQ<T$A}3f3k5>Jt$G&5DsNEc@9n^Z5rVr*}|kijHb25(S_rc<Wnt
LT}#1BA7z*w=eVV0Oc2@M21W5ozc5fkyf1Mac9xn&AOH0JI9?WQ?IS>nI(Y$QrbeXz+oQx;ZGn1;b2%OC-(L}Pu1rs3c4Yp$U9}}V6rp|uhy4c#mMuk`Wav(
*4+;vsWw3yb$Aj;d_55_0fiGYHa(;|AgB^pQi*byrvhKW0kXM&)m^3uw>=)F4jkY^>AYNbeaJAqAw4W~#k9-Ka|{5P?#B=?srj~GANGRiwqA<%>N7i`Ivkel
^@1gO`@D}k1qCsDA(LL`<`u;Qoc1&$!7MTuv9$b9`mmZ`OPBbD#Wf{+1H;IuyxyaHP^Qrl<^xw9=Q67v0s~Y(xq@#@LIK{p-TktMW)iI?zRi+DP&H;fU3f%+
{Hof_3%ufiick~MV4R4svG+6I+rUQq$<X+X_wwWQG2tGR^rXwj6Uq>nZ2PtX&JdiVVhM~yXJGM-rdFRCWbLi5%rbLHP`a$)1=5^{8PKb}IhF<z5xaSc#?xdv
RP_QNqS0PX9{0|R3&33wM4uN_1n<{`ZhlX^UbUZFtKK@r%Z4gZphT_XJI<)Oz47W(;(R@-5U|WpU@e^vZA%Xf(9AMMe4iI@qW4VTwg)lErHH=hC8$r22Y9lV
n0k&RLsSz=^sVfbf$-xuKH%a77r6Vwj!)AQ4B5d|ZaHOk^CJ(|-VoPH#z0lD;|Vk=yDqpI>-|gO-T+*{$l-a1zT{^U$&4L9_-ZS>6&&i!RV{vuY=UD>_dBp&
!9M3us{tFs?{wFai85F1CVuB`3^~eq0;BGCzDO#jn!Uj|OOongPkM3F`!xXM6&~7O`yqA7?dA71LFU)_v23kySTxjtyy#OzYD6W*02tahbJ&l#&Stqgr8)vq
-|EK+!bqS1xc0~@)rbX3gZ3W{02?qSFKv3BY&S3|hFi-XtJfR&QAlVQYFEdDf<MxYaQgX#c`1h^M-RpERn@6=iVc#n=x+jaF-&U4p*{M%_|Y=Cg?qgUC3URy
eztq?w71easBmi3?#+eiakmGFN+NyaVP<(ywpTpdEk7~$wt$g6+=?_MT&AxE8h3H|<WV6Wyp3c4bBiQSk}iazFicLUY?vfZyaGu;xs3Nnckb6*<SdVi>;NGk
>;ceH2NZJv@U9C32LzLORrw09p-R!)LF5A#R*H$Ld#N?$6{PFeqYC22x2rzgnTO2d*=?e3K!jJa!9n%yjS|w$x7<N%6YJuZb&waN?wBm{&*VCbDyqkxbzJ#i
<x!wf0QeG2iag5%aXq#_%n$8LRYK8rO!K}-iPbtNrQm;V@4@z^Gfvwd0mSRlb?7Sy^dYS0fM5Ie#dCoO)@iO?;;M|~Zg+RlSukhrhS236l*tdvSUG~J0>hQu
DN12eS4UpL?tP9xX-ASrJ3G>xzNY|@d|}QKqFFdf#UPI$<18%(wg934g;_NSecpmLAG?KYF|3gbiVz7iM~8z>A2<yJ2y(rIAk0sb^6q~WIRMPb4Ktl@hd!sM
d&6NvT%!y^4Q7!k@Aj(b42C;g=Old<_FY!B`Z@!pS?~T_{aQ$4;(PAnGHU`FfH5WOap~{|m8Xk+-iS{$kPm(VpbhelNJ21JL}D0B4@vhC>07is&3X_}Y6EOu
@5>(vu0c%$gt6OUs)qzW_p+u6Lc8DnbKAXVk6<*&#XFAAL%RG(2S1UUuB`8)V+7X=ueJ9`Iv}u4@27ABPV<r20N(Ta75@SW6C%!Gy>_KUa6a4%P@pMh5w}V=
(aN^3g_DA+4j#{k8~W(ax*GH5fngP6?kVd_RPAm?7V{5#*1<b`ciyXkAUqx57^Eu--bgJJSJL6Z0K7PrSS}bIxTt+*h!7vY17ye}?KfvGIv)_!;Hv$dXsPKX
%{?&@x9p&Ep94~OqcgrYF%sMs!TpHNa}n5dyVtT#yL}#l>lhwY&YqXb{0)@a!s*QCQ1jV4sq0wrx(%=|d39a854yaZf+Q$Y^PyC0H15t*_tN)6O=Z(W)J5dJ
dIop_NX&2W_Lpbl12gEp6%)5j#CVFJ<ml_X;l92zKtVMywR^*LKAWV+qRF`nLiMwNMeoB--qrcwi$S17`!auu0b?u<vSx$O>+f;#hXD#7MbG=3?z?uwAB%AY
;&2}W#yY?^(uEp^QuFa_l+N1K>)mVSzH{!Uw(cApXEvk)U@+~0NYs-w<2y4){M0?iI}#?ZYyi8v#ZVI1(BR!S2HV8{5whL7d~sFaokqpc;_&!_ouz={mrhLB
2Rz0Fb9Bt;75KnxW$twd!afpV!m5GrBCo?-+z5b*)c$x0nC5p!WOri@AP+IH2(PWx9;Y)*193-4r1-Vn`%~2?T>4gWI>PioP`jSP$*bbV2m*ssRWnc}ZSBC`
i4Q2#F&;qEpFjEy)PyEgMp^UW<D*gN@4;XU0<8tE^L%y}j_u7WgQQJ2*x&1&9<gJ%1e2KxX(Vxoc_=^#`~Xz!GT{?qq+r2r(BI%jx}5nY#0IergNLFjsWedE
TQr4=Lp>|-mAN{biyA4_$K9YdLsriT-#mI(bHBGKj3zU{gcG=cqb1<)E-g9ZVV2b$a-X&d7RO&_FkqgIO6k+DN(B7DHKavQStjE0xGZFo6&?zb(ZbJm2@n(@
AE*<Ii-)4uXYd$+hgVO%?_+4RUt~iID(;=*E`D%`t#d6>?P)M`dGu4q8hbc2^G$pi3IjwsAiP`2+721AZt<`WN)^>$lTX4Q52YYMaXv0cEIFh8VlnnZQD2je
DFg-4$eJimEGBfdlRZFKp&$bOMga{djKnLBSV3gLBm|MukeM78DE8-$wmX~N#hw?+hPm;=Ji1#OA_egRJ_4Kz1+rHf=3lneMGX%4PL={bQ=IE0;J<V(9~d#Z
s?UTYWyO?SauCZf-6UkhEZz57cBO!&iMH*<j{ri5^u8W6)RjzK7ZCGRZmcNFrg0Wp7pyJHpDa>f^!n;`HV8*l$Rc`>cF7xwa<0nOn)pUq-pQ^9OtkC$bJg$T
)j*?2Juo^Qh?qUVZ*s#&puJl!;T!m=QFyv7CZBPM%gL@Xa6GvU2obfhlpAP<`r0AT@nflB7glEX4(krE3O?h3dLqB~(EUnU@{a%)&TXAW^W%Ui)=*yO?l^x4
MQJ6Wer=OK1Ji5b@L<t*Z&HpZLeGA^I^RzVq*7G!nU0O!rI@(f0F?R!?->DLAc@NCjK(<FTum@JRB1jQH;k}&z9UPJ>W-$6v7c5%ggd_@H5rRq$!?9Wj)M;u
bC0)sOXmmT_Pnn&ha-Hwx<7kiK)QIY0KWW?hS_Mof}wT|16A_TGc!euMa2NRQRk%#cVY6TSfO4&2_DdjOd`JU-Ozx4#a_nGL5xN-nVlAS@Lm0>mS6Gn`5vHQ
UwjM5gB*C)j;H?i2^NrFTE{DY>$o}otb$~*$q`8RafHjmP!`}0&kO_nJw9z=XdBcb4eH=u7vur9T9s$o{hBvEkqLbBjYpub2N*kA82-SHf$=3Fo-g*RTs7c{
kQtY}4t8M16(okYAq^;C;BR>jbZ^53ItIpDp*5(tD?FK=Vk0|8I9cWp^|A6BTrk&1drig4f%y})u{5DLTP*EyQFLs-i(|#(=z#XLJAnBMfl!OafVm0OPjE?;
;|M;<M6VUp1$%j9PKsRiV5G5m-UH{s2Z%P5=~+Pqz|@9oe*9SZb9ee)7$43iH@j=FglOj#9|1%K1IfMTMX!GQN6uS-%Y6*gUhpBr2bh^`0av<~A$*i(VCb~_
_#s5Wt!pGp2h8=Be1MMokVfJjhiY0(Ay*JYE0lG-id@P8PC$s{AgRAvTu=`h+}`&F58Cs2?+NRNdeize(#Sz&pDHb&)d`qqplH1ZF@k2=02$#b<!(f9+IUx?
GP`Wd4a!*0aRyBbYNyIM8qb{#MZ056Yp+W{)bDjI5e(s-@S8P0nOs)@N9x;+tbO>~XGP5)z;veoNhkOWOx+AyN(4HNFPa|Z`;|z*B+Y&3i}T9&yFpTp5PKyC
k6oF<ZeHQb-GP_g0tW^uH=vSa{hUx{!G^v2HSv0dP8|$DOq8LJy)->pi012P5aF+8i7({K-kq13!}5!85jk*yu2k-rmd1jRbV|+n$Kv)?o-TFpYniGw;-Fgl
;DSTHHg9{RV$pFtH(_XYxesk94XTzqJ`A&PEeA>35aIqh9%H&<B!jTvVsG#W6&!X*2Mj_3EF>K=Wq|<2T(H$6nZqOuOc@arW%%8o*PqB^5pW0W6i7-#nA~T-
84;WXgPO*gU_l^hFcsmZMw8>Tpf#5g;j;LV#h_#H69e#>-2k<u_FU+Q1MHpgK&#~gw6wnO-JnPB3`>#)*q!LFP=I5s`x2T!Iw^KzHE;m}Z?||!hKcij)CqTk
N*ZJzA=P2{`DoxLxi;uM)IPfjG)h7F=BB-AJTK7QG>e6b_Lhh?#7^M(!2c;RWn@0u2o=0v5H!Jow5R+{-T^gCZ+#g>=3QIhwCh)N*DtU4(G)&_#V{OO7eC^_
h#aB<nj9xPcl*hw?eh&8`xe)BKb7!3qWT?!QJ`@b=!j)X8>s~=Nov$30u_c+g1|hF_I`2B^ASpQoKdj$trymfM8Xp_!+Wmh>SCX}WZ~~B3{fe8Faady(v44g
REAjw$m%576N<*y7%;NU19E4I5#zh;UPpc=B^pY*eoBn3|1P;-<UYsCmQI`@4>NiIg76P0n%V3j(8PXx!7i}yZ5*`j?ROUtR<yJoFtbp>z*~;G4-EUBCxe7B
aF-vp?|qQ`0#bF0U+c+f0R+bFredkQ?Y)k@kH36RNV1Z>F83{2%2GeEo+RAN#8i$?)Fl?CjWNS{XG=Z4-74__l<<I^^HluJIAkQ259U0SfWppI2^!bs_9+tY
TNr~`9PJKZ4ZnR}k+tL@9$eZJ!55JGc0NT-Dk}7pDj&W=IUZwq#U@iCLeV|XjM38C-D4D1@zboVr#kF*<zUmA*1AdwFwDkeYx>qSutLUrRp#7}@h55u%=*wa
gJiVh=patVbYs41QXIWednKfedl8z|<mm{I9W2Kc_i>?<Js5I#)<pC90j<t<$NeHg!Y~J~c`M=J4<SDz<B#Jug}L*nt<XZlZ1yS7!Hn5w5rNj@YhCOJ_F&B&
eJY>W`>vv-NN-*sViy!nS+*_$J2Oxc02B??5Mgj@%VkQAh-Om5Fpzxly3|fkSKjy;7Cw}J&j?|gO;reAkR50@5Rz-{W-X;=AW1y-gSTTZ*><N$`n~5#Bfmuf
VdNlZ9K4SeGz52c2sjIK1?AUbjkAZ}m7>|PTQMW6me^hOfnTJ0>IL>+ukt{R902U;K}|TA2b<4_GCu>vu!#B9XB)b8$ZVQb0;DSE$0OoiLyd#^mI*~?z@mDm
$gMwrJIxUcHJWEr+P}95sd#<^0uSW%dSYzsxwEixF7{leDJmSMPwOF~)s-0tG+}qwBNwh{`*Ok(0OP@Cl5f%-=^VAw!M+#!yb}UKHLnD@?)I6cH3aIwB-EzA
dlqC1<Pj0d5|D%H3juQ$v%689AU_K*8%ofZ3g(x&4^fT*l{$O4`xsL?@>Xdn7TgDjQA^y=^8p0X87bGuJKJC_o!HS<q4MoD{HFL%V0<0P$wpzA0;@gS1d&LK
1PT&Oh3b4a7(5v%FmxwhH%#b379%3V#XewA0>rE}3qByd976xNzlXhycRWr21dYoZ4~9BB^>2Y<248d;{C(M{@a|KVu9WSZe2x#_<w&y>wBMicP?m89^cd}q
6w;bf)RSexpn+i6n0dtUkOzbC2g&i|duuMhxwW|LJq>sAGgAz{#kS+&M7lvD*k-41X|m?$-n#I9_mI_dfMW@MaUX&k)z{g_X8>ZowI4;DnpJ>W&T;55n|S&}
NjW1GeZChI!Q=!3C_K$3wg5IUm*HhhH^IIYz&}e*WE#}`1vjh%FKe$pb$7&%I3dQ-D+H=~UmZhGE<Jpi#4UhkK%O(TKm`)h73S)BReysNz(IAP6F}N)&vU;W
1O`|OxsVdX@#+AD{k<Ozfe_^5=~AiPX~da*ss{%o6$1n3;Zu$9igkNMK<=79*BDTqZ*{y`If$_ofwYrzah}VrLk{8!44A#ZQ@`_)<1F&*ls;ek?pmP=9$wG3
>F?5)m<Kpzfbsr>SoXVPrY6JZVkf$#fS};Aal&$P5y<j6UtkTu!eUYjfF9<koMpF^0Dqb^T$oe`&_57ql)+@cXN$8^)Lrws=X^r3(E-Vu>$dN_%MwTXCVq)z
9egoj2<c>BE>8?J`@lSe+gHiyalyO}nV?j`)S>0hOY8$&v2?2ezm5o8<*u7v@eSWgAAT-PhX5Z(4+{e3M?V=v^(UbC^^Z{u)~x3JxH~@habM>JtTs^6u+^B4
Kp=#V0B4K6i}Wlk5@m{@U7eUV>^^%ushS&tfqycJ{(}2IpW|To@aOxbfh3acW;fb9vS<0ErUyisDNtvxr!}xr9cbsieP>xlpL0zf>{rKN$xoeF>gLX6CN4&&
>U_Kqw_b7g)1z=l=P_F~QaYi^wC4u~^6X%K*zddtjq-{uUXZeVul4798?UW+HY3@mm<sa@eDISB<me>P+0NI+$!o|*2@Gl#m+9}l+O0<n-rIB`TGMCZlQ{4d
8fh*-KOknPyVnbpcj{X2cHL3-yq`%J%z;R1R=Z2O28Z92+YOzuEy|fu!W1XI;HH~d`>B5RoqB!O7g!&>*wjN9Gbfl<AIRPrfxkW*SOb}qL5{5UEo`WRvI3)5
zIw1g!A(lA6%{O}l3o=VDom{)AD(_{s{uRNt3<li?7IOZj5G*Uan})*+?$qJBW<5C*I0)X`Y`BX+-DM#nGQ@SIL+GEi@*gYpa*$qb`idK3uK=Hyw6VrrAq;5
*Xu5uAEr%ugSQJ)yVMtu%57;L`%rF=F~H=d^!4uJh09vzEa_5<RmMmMRY<dC6`|CwSKS|5tmkK?tih#}=m;s-A_-BGu21&eU8+lt9y&{f|3?OpAmr$9_$uYW
Q2MYeZvhj3UT8u-%TMz1m>J^$Q+TrwS38BT=$H@My8-p_)oh!$)jd>?<ANwJ6EUcpkjnYOSG-L}YVsR~;b<YH7h6nG%6lJl1abkryucV#$kxKa&9OLcYbxCb
p=o+vY|<dq76gFs%N207%1mJkSU5lQ)VqO{=EQ^sW;UJeEb4%3r66xW_FT%>LneeT&46>#>K;=(dl{vK0LzH%w|q1M6V^>f4)jW`^Y+goP@SU?gIS^r2h%&_
eeN|J7lx{Gv)2~O=hVU!AU3h&jz9e!$um@h-zYy~rZT$>>Wv}tUT|}P9U5xIUID=$G%ko#2At}i(c<EZo_JlezQCX31njm2%X==a5c>9esPLVigiH@+uOj$h
n3%m;zV&^a=m8@}@@|ep)p)L?%8SEw6gKN&Sz8FkMMZKCl|IliNd1FCk!%MzcJ%b)PQ05?UJhZJumNItdrS2^McKu|%WJ%>)Egb+#+Nujzq|u|iFF7dpR~k{
IrtB<QlhWCbOh)x_YL%9Te$B1z~IPmv%-PH@i&3{TAp3c2jZ9$Ty+5?w(4SXpY(x+Aksk5dMecCS4@(DB$<wg(&FER*8A#~gl_H0Gao>8mBiw^1BtFcYWvJN
ZouNM7W_O!1D7M`ab*}&bwQng@!!_f(6DZ0%vsa*?3Pd6^zcdpb@c|#)4T2L1-3bn5U~M!%tdh>>hA@nH-atX;A@+ASSc{(K*~3`Ot$xoNdG<J!-p~9c{wC_
kKx_x+xtFV4+EX-mYa`;s;N}ehe2B7Q~U3b4_$EcA<Gkt6$^GWB=#a(8&rq*QTR#j?gI(EU!&%|P7J>|#hiHtinEu|Z`(jyAa$uIPp=l@59<B{gQ4AGIIY?r
KA&g3T>)J!3E@!uLofRkq3eCNMc<J3%nrZ{X3NQz_!hO&)_9KK7v%DTqZaI(fUFI1L0E);xTD^S{*09k)bWVHe?)mj9TTR(Sa4~4;{C+(F>lx5<zEGs+{O~5
E}mzEZ<H*iXu+QpAPoa*WT;2CJEWEp1hazii!-~&4ls`2jfdhVnBHx$0nO3DRgw&Qlwb}nUm=fAn;R7R1~|qt2vX3}Mq*ZbSO%aO`M3_AYp#*v{cHhcQ1#eb
zS7=Ghd*Q;6Z{e?hbOpa1xCTiunLU-$XbzwX`}U-ss`fc6$B=GUob9iL~bvz-pGLC_*!BoD>zp5oG7CO?0ryM-y4P-*u65LBCBYPcHBpOAqAqzFZmd^<vI7M
Igo#$y%=2i>7NhG1=#+8c)nSbXRFw$SJwg6+NleY(`T}~mWY=>BKuRzci_((wokS^VIUzI7dZyl_k&{LagV%$wy7)Ow`#?VPUC~=f&jV*19Mtl_6V@+t`9yS
<anx3uIV^-`%uMr%NA1Yczy5Pz7MMoKcKLMM(`pagL~0KEHieRj=cfKXrPqFKT%KlJy=O+fMy~;%z7ux=hvgQfwl`&i&fkA$?>75{lwvVPFb{bCK@azR7HTs
>8O!bKlsG8!Q^uPf**ybA)1A6KthzE*sTaHE0*NBnUqmy8+pJ#?dQ$w+pEW}s%pC*Wyjr+J@82>pbE^PDWG)DWYsaC{2UcnO^)AV9(=Sp)G4|bj`l2h0ATor
9djI(N(c6+WRrHwuHAbG>@x=+MImPOm0z!HIrcItvUgxfe~DvuBKH%}ir#Y7YaHhh!~+h!9htC#I!EQV#@wBOvIuYw!yh#1z&c>p(gBQD?cV15y=D<|L&~Y4
K@A0Y9&!oJl&?v8rVnYPpO$-Kz|-so5~(JU=4noap%6gkxF&Id6#H%h*$dJ+fC<37dd#^4pBD6uUA$`HFGXQ~`*f9~3&G}f%nxgQ-nViUu@H_4j(WD`U${!B
P!xnoMi_oOx=E01K}S#n5AtjBY4AXwEjrU<_YlAmtn0&M8KU11-xHa|ZpkG$qMJLO^|3U@6Ab;0kvlv%DtmI>nUe|-A!fLD!`xTL3n_y6kj(;{D_~#?s(m*F
l{`%F8H+QmC5lp=6Fht1$Sn<~s-c1dV=@-K4>+h4z7Wg{q{n%I|G$Hr`&jiE#<KKa?>iq^7!OGSYRNXB2u#A&%p$P{DPTM0AiMa6XuBhngwU`cH6<2pS^?Pg
%uu%_$`I;fF(jPx-+lx7Rd7@Z{=#+Pg^-YPj?V2qgxyc)A&0Ij4={(ISJB--3~nE&R%@sUY|d3#vl=^4l)JTeRAym<q$wW=;NCk*C6gXEf74#$i1?srg1_zN
T;OMT<Fx^)wB4xXp_Ywe?ShK)aC#NcTr5!lyfoTrFWZHfD)DJ)MHnT%&;4n?_i*J_7OgW4R^#4s3APYt`BKj^2*nLj`+*iiX{r?53_Tso#(Dy#3&0{z@?K~^
`hr3OB}BRAZpTP_VbZ{Mf&EYbcEFY2x7*-%5G&!L`YH%)lU)1dLFy3W>cv{z`&bwO+TG>JFI2~@eEAgCK9%}C-rF8*+Ct5s==+H4Mq%j*SOCZtHG4;2#9z?f
fL>f~fD7XH3bwEKzHx!gu?+$2lTP+xHku3JJ}>+{qs#n8MlSG`=X8mlqK?DkS3MPQ4gdq(;YZ9XVg+(6?vB9e`U#4HGW9v2N*<tMP^HcD<`ev(d>@VzhwF*5
-ZTuvjS#2+&9u}(c|kkk?#7B}$G1=eQDwxuA%_y?E3#y8G(o<&biwp}-I#gmLjt$*k}L2VA8)qo&I`c@U5-Mf{p?8;wR16$gyUi7x&S&UWy0TDDDpzh@+(VX
o>>rtPCdbIL&mke-$bt6>)hQ5*C?Onxd#O)7ZLHkA%Hv7hHkP)&*y{9?%n;c6yew%QOjdLw<C}zr!nsIH6s{y50#O<=y^OZbdHQyf{ga|e3IM;6gXg0pEOYM
MILYld9o7DBXI->&340B&`WR$m#R<A<)Bbdz%io`zkPUO>o4U9?Q;Rm4JG|;X0KR$$)ub=c-$r2b!3mlH^Bo>B@@WX1y?mux%+ByKlrmG`w0r-p^EeDVSXr(
ccb|L9DPC3fL0RI5Z-2zcC0zSx_S_3ydUYjXYd|x`c6n4A_?ddcyy-Vey&L`nm_i^-IeDxov^|9eYAt7(?PX??40mNU{JvU<36ca9Z->}d4HiU+zV${7g*d8
>sJMU*xrt7z`%~ADA_M+)LtRMt67f)*1aP43Fz&$!CdPNW)%!2gT>wIeMvh{8K0K{AfpLruTcf}PJ9$cNUcejxERYL`XK`dI}A+9Y+2)jhAO{<*Xoe#1?4ZU
6@vLr9S_JA^(8JDh;Van%^9<!;7;{-$0#_2+4#hyWzZ)=lvCII=`Q`)%hj3qbPuD)#rs>Hh!RqMj(w2)c5RaYUs$ssxKt8XV^fWFNj0wIW6w(<o5g`In5m#9
@+E!t$>1RC2Sy1mE2Mg;>EI`l$of5*jWPkO+r5(x-!Mdaxn{6-BRF{rKwg|6w-R0Rp6|uOwf8+*EmatDF<ub?!h3q#k1m7K4l-I~F64w?S01nQ(ygFYyZbH~
hy|zpw9KpZlJm3S4SEL;Kq!I2X`!sU0>B#e-rOeg@pUOQp@dLMUfGdOb-yu@ZK*}&_{^&B+c5j|mzuQn_8*AG%ui|a#o1EGv?qPvRlymxeD4#5uq{E!E%ow6
=$5y8p=^@4hLpTkGGF4c?P5%{Sd~M_GM!20B>S*qeV`MrvORi{do6^y4B{Yr)iV7;_xrhS&I2^-ky3+9G;mwUz0-pXawlMP>s5S%sR$C;t5ry`KtW=fd|pCX
(-JgQUlqh<H^u?%S674xE}7E!H8n#}qoW|#8x6<YVR@>m5eP9CeS9(r_B5~;X?{i)<oQ=zL1OQ@y7b|Oo!7eM1=Ic9P${m&DX`-{cr8t$9m*Q2KKzk#=m9kk
57={IL3;LPJ?u@@4^NE&-b$$7-x@*W-I>k_3I6No$6mL`1t(T>>Rxi3oZvA}eIoz8!>Ok%kjw`m45|Y@uYD<bkzQ`ddP46$o_A3v?Qr29m5*AuIV`h*3nEuF
1zb`G>$QkE(a5|#mS4D#`@-L-Rt*fL#O=jnXCdHXgaXlg&s;3j-B8ZkaZs|hR(}i!08$(qV>2&2K}P%N(C6iIi!;h)ZOyj7$_0fm+(lwZH)`QFecWdio5zIu
eF|KO(n-*XPWuX+Tcz<K=S~r%Iy>gQ`?|j!X!b*Fv~sF)9ff??VSh~&4n$)mXLbV$2f*(0%6L-{Dm5y-zZY&6JNFL1yMco1y4|-vzWZv<b%e^)W6=XQ$R|j_
6)Z2dh>9&w$;yWJs2(5Y^nKq1V^A;M#c@9emh!y5FImgVbAU|%cun10&-cNoULU>_ABRK&r~b@KLi%EF{UFcvIrx*tz?pvgtliHi(+ZHLqz>v|oVyE;g`!|5
(AO#*D)ig#YPAuru`ZqpI?1(rf<9FMivYqRcPAgd&#xqaQ%@tUg#|W@1_1h!(Tzkev;lE^xk2@apUE7f-J!a<^xPMU5xh2{+#1<Ivtuuw8G3m#4PdxLK;Bm&
^aA@0f_TqQ*YMcAWy0Qa;@vd{+)}U)#7)2GnC2-dXXo3yz)H7B)R;NU3bhETY*6ftwbR!G{c9;CK-p)AOsr(aE7d;HEb9HBd$oQSEa(SORrYaEWUuDN^g~_n
-4>MkcBQ9R+}<h@_}oz=j=|lZ1GSAIF!3fbi2!ckr(yot&j_XX3NZTtfL??~fRdo~^U)s!J8&MKg5t}#34C#R7_k>92hS2O1!c4jK3@(F2qJH<RRd=j@WWzI
2j~VsLOifP_DR-f(7Ccn`^ELkq3Q#&5uCHW;wuo8=yYcY8a4u4a1Ec#g-ubM>)wO?(1m^-Nf?a-p;*i@)v=HK04y}I`g~+v<8@^2JaFEG$jAb`+)ITkJpn_~
fD?>6r1eB&AvH(=FS3lt?G7K{9g5jJ@-y!z5Bd#q<I$^2?g66sAd^c)%Hpr-2nv#brW1EM8_+eJ6(paZ@+9X&4)=k7*>5L?{n)j4l(fAkPt*rKc%8%psK0yJ
j0WVpL`T!TIb}}EN$=>+82Sk#Zb9u2irK{kwMPZZDzDvIp;HQV5QJ7K5bnSS+dXzo-cN+IRv<~jqFTO#KtMov?W5|c!RwH<t|IYWFH$T!!NJDm7f%K%72t(_
!8OU<Z&(7a#C#t{B5EZ@KsRb#szde26CLl15#+V%Md`i_qJn)2C}8(Xm5V53gs=TMz-R=oS^*0{-Uo!MngDWvoCrSe-l)W7QL291D+PyHJTLHs-<ORVL-4eq
n)ahHaKL2h0~`lRbJPpO#>D4i5(HsCh6I-09YJnnz3xON6<ybDKY7Fh%*O8Rv|rti-NXdY0WpDEd4O4#I9;qUF|*fDru+hhxq2zeyuLfIeHQGdht@dM-~j9d
(gDdk0<jJ@G&zlfN~a@RXnF7`Nsj*Z=i&Ne{1fkTn33ZJ+nbSf{wh$Pjnw^hOupx5_JW%B^49~Ou<L_4b5jRHm+Ro^bN;xy&sPsH83BRM`O5ur1>$SXC2jef
n0Z2B=*RPcYkg6}joX6;CqM#ZlAuz;@KsEJ7-6*mTwgf7%gTp?y}j|r?hh+_T*px?DBp4gyzC*;9n(3d&Y;NUMJ5XB$<kpeCG_*gw}dD4;TC5K9btDv_^#OJ
;)h+kfyZZeOK2DoD3y@=W;FLr@H=*qhk)7QV?V;UGvt0rS4>bn>tQ<O21ff0qUHx2H(0V`Ja=;^d%VIHhG`5S*m({Q#`>iM#PRHdaxC}>_Lb48`+?i^bnDLp
aH+vw3DC6YL#YWdQ{n55QuZdxNOa1dWca!P2OPxQ$p#0)*N6YU7iy<y@G-<W@zMn0(+GILlkG)kNUla^S~K()fE%;ksyc8I%h1v~sb-(s;=xs1c|88^_BMxg
+Vi)bZ<scFX~|aBt3fdzEQ7D3mZ%j6=+;%yx6FIpMuH}ax7ynq-K@C61JHBC*7n(mkl%tHW_J+okJvrCuaF{wK&0MYV<;ZJk(pq2<oe~^sJ85$dsFSj$;nT(
+b3ahfiy|rFoEGSxb1ebcJgf6TU2({`&%+|Rrl5JqFQ(i^>#j4OR(H#MQ}gwUikL1Dalu~>C@H6Lea!uR{4fI(f5kCQ};`a8O9oxJ}9XOMDG$7c<_r|-Qd!C
SSq}6CLkSk@g}agPEbpL!*=C4&(v0g?|3>l`wUX{FsO*!a}53jEW-@Gx`TC=2q|@V9T&w<cRe&xq#4iLkHOC1&VUtv+@;w1%zeNl@m$lOdn5C->}y~fz$gSa
W6l!F>cDurvv)r$Tp&LYs*(XNvyz8^dA-hw5GeKDaUM`K=<@CU4)F#KdC$P`allS#jGEVEfm)81E{D2m&42_zv@*8v>w6j&m|cl4{z~9)Hq>a$gdpU7-H~9-
C|m%{=|eyw)6!<S#~&vYsF)~3Cw@<y0=ZgVV6t`bUPC!(JOZSD>d9x1Zh<@5J6pZKD1;XywR*sdrkxE5_lEOphdFrIElt*x;E<59-Nna|d<>l!2QUY?a0yVw
?tV&gRsKC+P5u&dFI^&sH!TJ~f-C_6qX2c42C3&Bd<MnWDfS-bFLnOr47%bW(~s~LC^k&Q#lm$CvJbn5((U)gwIG#x$!IYT5Ar3`d6B`vkHd#va<_lrM;7ma
7e;$g<>djAh)F7(P4%D&M;*o~+*gKt+Wl^U8&B-pOm0*K8uzLjfSRX${`iHy?ygMoazHHmG1|k)c`ztC^qt@pct6Zh_wG79RgwzLld1vJFA7aSubG-+XBJSG
%B5xoYk3Q5tW0>;SaE$iE)GWTy=$FNurKTp&b$%`V}P(DrJkw-?mJKBtoV<kGX%EY1fnn!iTVeLL?V$$BofJVDo`C{WJCoL85tQF85tRgL?R<9kdZyy&UE^>
eed3zu)F7cH?S*Jf793J`DR5|F9hKG<2&l?Gf*W(D^-^|5~A{pzCW*rJkQC1{M13~OTu}sf^z{Z`oNAl?$GY#JovlyjRU^dWQM^?;6+i|Z!zvIa7Rd4Mw7!|
+=a5Q=R?((zZYiy<P0{g2rh4V=Ngu`wQ?MpEQC!B_qOu|04)7{9uDO>@KM_%82_|4c<ah8M+*_7wuP=|bsK4P2YtHtC4NC%#hlzKU8~<bns?g9)k;|y+;+|B
mW(jYI`L|_b&yHh<hAGH>gGM~b&0=zdnB`?D+5}6Q9bYYR#c+(a4?`Gek)S#<d<m2=_z0Xby9Qrb};O)w_G{laci30_hZ_gG;1l_%5M2N;@{f@3TY)h9tDMi
vu^?T5w?B)ofDQd%p2B^eNnIwyEO8CZz5LMo_4Rml?1<V9X01&**jEcQIO5WXU9x;i+xp^L2u$c*e)b-`}S<#&5{8VdOw`i$63}Jr5Z)vNU?*87^-GwDp*vT
lFjghpWRc1y#HXI`*qO(?(ZMm;8W5^QhE5Uzxi-Wy%r)BpclRH70j*c(=32nE?XCES=jU0SPyRo4;#JQPR`@)EO!ps;j32bNhfL`?V-D?*_K4BGjH#3F)%}W
gO*44tt6B=2jW={j$5#q{D5Bdc?Np}qU`$}UwE}wFD$#hoo+AOtk+Ky%&*PQ(NxbxzYbJpBi;vW>UNM<i&oVwOVHxp?V<c=wFh$l#<heUZ;}^VqpP9Mj?#U-
+&FiA<&Vz(<r*GGg?Me(6*xZN8Ug|4rEsKHVL_Pepz|#z3Ot@2XiljwC+~=Olu_o$`F+@RolPx)=4_`$6*K4WTnc4fd$;5-r)CkrFVp)AZ^QcW%qBY}My2s`
U-ioge(c_o$K&!sSs%m}0o!~WS!mDf2_ZWdZH^li!1<#vg;+0uaP}B;-}0E>66Uxxua3UD_d3^9^k;U)G@FA8I-lnS)ea9-dDI9v|MhZj9)Xh2e&aW;*#QZT
$v+ni-z8woUb9~79L(O@-Tj<k%QBOvnJo-eXDx@CG8RP7mcCkD+3BT50l|gIIem2S)jXMntr1QD)T6Jr&#%+{JpZZQ@2pP}&zxhV$n$)9-J7%*Ja59?y%+K9
gb2^Ya|318FZBCJF}y9`SmALkjD4oCNJW^#$RH;y9gDg~QaZN*r^1#}Od7_+D)u>QevaA}ol(n%k1tq2RJlC>Kx;;OhENB;8mxEtUcTPR+_=R;2ao0Rs5Ubw
RJi%g*JZcJ!JhVHbgW}O5mtf|VOv^CAW5-LF7HEnKbwNNU+?wX(?${jA0<)E*rVAe8Oh9+_k8)qRXRgctj4vuC(Wk6{XP5UxA84(OFZZEz7GCbO<{>NqjP)D
_KfjWM&Yg7100)EzU%yQf4Aj1N3|=&_ZWrF=ZM|Z%<s$4Kp_%h9(R}z>B}7k1$`h-%u16|FsLALcUgaaPkI-w$T6<(H{Ke)oh=)==+QTNrU(%+cX)gjTOE5~
W_EFkjaJEO+Xw8H5BYdh+w1v}L!BE|=5)JBey~)_wm6hWRH5aFw4kISCp+Ha&2+o`cg4OXES)%^Bge@0JT}<B&wcni4Uv-Wkv>ana1NnA%b;(+Vg+IiHmX3`
5f^-_;F{|&Cx-9$C2+Uy9X9)d1!$L%KE$-tmD+FBhkHv)?;fNY*S=jte)rHWnHuQ_NeGbJufIn{NCM<57v`!ajN`odC+;+8SI>SvCaE>kw1n2^0xyHKC6w`#
+vV8o0L+=y_)~IdnwETjc;aHkEneI;r=XkfMUjkiKbH=Pk-g4=8x2k%C|=sWS`-^47uyT#^$U()heG_RiVR+bCFHQM@RbwT&|~pi0ZGGs%NHd?X!CHJRzzv~
>Z(5$<$;%sl^8pV%qCCr%^i|RYeez)&T~Ho>kPIkfX~uBlVwH^GEJ}kK3H8A*@%uF2pzK8cca6uywUQ$u4Rw$R3>^$&uc4`10a?t!u87QdzL*tWkpJrcH1*%
$Hmq*;>`u6u2v?!3V-6g%bBh)x&k3owZz4XZp3X-D1F{weV_B<)qJe?PHZWQxHo{RA;4Zr*Fmq9%-I#F>}20sX6@;?I=~_f*GbpoeWFe2HS-`PU1mQ<IAC_?
i`?>kAEg7u1uowp2PZ}p_)`OiuH|-jMfSJ3t-wlk>bgZL+zV<`8t)5dl)>)`ny*pjND{Hue2pj016Y;=APH)Le5`%97XACVb?ypLv@Dfe7l#agR-HKq=}x(|
@hqoo?SL!YzV_>~3fk((pIywx<x;<^SzxE!zP_WG^VG{L+!NON<hmWPK<pggO!5ICMLZpKfC#@EC3<dYC%2$^d(`e9V=d(gTsqG$+;>^&()Bj?BhLAX2YI?L
F3r*IP#K3nFY@_(aL1fCXP>7WG@i3iF$kwy0`S+uBi^5#BTcn$PO+?Tk+YAL+9G%SEQY}1#M`8k+9GH@%ge@^n0UbZJ1mt_p2GKNv37Ee9J1NNSndTFMl{e?
9wfj8KkkI}?gR0)u6aIL_Ij;zyd&-=DBA1q{;r#@p*yN^msVzac1X^7e9dZm&=2apY<dnA9)a$)A=?@9LZK36>Q*%Z`?`P|%Zt9jedQHW)J;kHz)lF+!`#vv
cw%OmbMWr@&BmfpA(u(@)N#|Bh64t)R;B=kYx@j+*EvfYJ`Wt5E~e_SEXLg%M|J-K=ONnIeR>@%cv=h8<cbedsvW{CiQmgRthW}L1r)1%9BnhNvkzanhTY+F
oK;WvbC=hd6-mb4v~H!eAqF5c8ATt|5Sp&l(A^vRX-Cvz4y5^))<vN(5&Q1qo#)Jx<krjW+~Y7?C@0M2<92?1i$I839UfvNE@xj<fG5A8L9MP9DhjtGijLB6
0>;?CPE`U@7g=|0s^qI**5lefEjyCo;OztFINPrw#4W>}?-9dHWf!**)OP1VIVS-hxHFP!!yUL%-xp9^t}hcC@=3Vu-Z#STjv@ojUdeTavxH-F>OGkDY-u5d
=a^q2K05+x#E(6iNAp}9g(}Z^VrqfSTeiz=071NN+`i+ndMz#-cilN}J}X5Ni{U!%wcn2=`Uc#*{yGoMVBF4~E9TYSDoE{RYrW?no7D;mS<>Y)1{TOQ;fs2=
`a5$v8;-zaiWM{@+e*y7-0xZM7~tUx?Pg7Nx4zJ=uL_=f0er-{bMI|i4S88hhqj$;b}`*)n#DhPaaxe;sj9x7^=7_?0u)6&!p%8-(7CG<7RsncX7J@&5)38Q
<}vRABBy*Lkifb?EY*=<yr}M<s=MZlj!VyP(9;S3Cf+I{dz&m+(0wKL(SZR0A)tjGDZfzW{yx&6zMN+!qvsb3eMP>Q(`{z-s}`O04i{#-g=lVUtJ{6O;!=yR
bVT>^+5YHL&dDwI)yoH!7t66cwmwFA_Kq#2`;*musQ5rld~~+L^F#^~dbaM5k^(M50k$iW{h&yvnou8n9V;-4%ogsJJ<w_E<LsdmF2hu6d}mnclb|Ndqk>Pq
=Xgc{Cxq|uocb+6?8uVkD_T0f)ck98Tt3`=Vdqo4e8-`wTej8V=JvUJ<9XiWMtvslrPEP~3Z|^Dm9y7X$sAn3V~*i$ECjG{R@SI#Wh)_h3=t2+6of`UAa;&I
Y7@B;Q&h~!Kj}XL+f^o{<^~5|{6%4t2GtcS9bz<MKlWWOVYP68dnWlzeS<K&C?nH`9PmZ{J6JGBzGbBe_ls2uHWVcUmAXS|Kq5fU+X2t#w*Xao(jt8m#KDCv
;aiSfs)=TG6|c|c8+AGU?ZRyLM~|l+&5&xeRWDDocRo9osIp9BgBx!7VIp_12~Bd0;`@Y-aUcHJ-|u@Q#U1dKS1dIjS<OSc_s5^cVAGO0{0d*~??IX$J6k<{
??<4_Mr4h4tO)60?Dwrc`VeyATYu7kC%eJoDcVZ;exq#lW!=vBU8m~`sKOtZ-1FW0bpv7f^Hq)VqFon?C&h0pU#4+y=Dh=a8Q5xm9c|`mYQf*){pDBc000f(
ec~0*n=&foc-y%JsxD^J+v%-G_{|BWp&iaQEkqZKxo)Q-a{j2H24;0BV~*u+PoldE0$OVZi;Xd!$1?Qvo()$SNj51V*$+Zq^Tb9<qvMV4X7v1kTM%`?cPhth
$DxEu*G1^E9qabAFw7xfEQhL%w>87E70<H{TVZVXUs>~B-sCRxzVHUHnduc9r?jpaCMorgQR>{YS$4q8FH8kS7+>!2A<33yX>;QbGNJUx9`Mc1-ksfK#69SI
G<dpoKgT&6Jg0KUygrndyk(Ffk4urF>72$xx8aO`917LRskq$j_q+ra@Eb84@C9mrcfBv$EfMeS(3FXTE+1t4+6+amWh9>C@&qABwXWgX;M#YwC~nu_yS@&6
M)&0*i%plqD$k8EOnu~Tpxft*V|Or3Yc{BIiZ&Rc7=0LZH`lmhU17y{GyHZM@DfyKP-}O~->k<*sqhgHYd|g_>_(qf-=e9pDE<!_Kxueh*XE~D=iFQNI6}|a
+**N2mw3G0Fu&;wzeZ0~24JqzmK<?-PY<u9l6-OV%w=<eUX_T9^063h;0^Dv+@+$Jz-IRx)w62UE71nHVA0#IzR?lv2QANQn`Y(_C>f0P16NGU0iXCJt{=vk
zm&`K>}@-Bued36(|%W+>#R^>6ALha3<Zr+)q8x)vUq&*fm)6{pNJ`EgZ1=WMP<*u)aT-Mc$w+rstb}up4%pf_fMnH<nbNns*yve)?X*9bpA7)DCkn2XY3vw
@A=KWJFV$y>`m}>)AQ>cACHjhwY}{Q_ICG`t6r#Y`?eUsdgK?KQz@T?983N7+i!>30T|=?7I@Bfy-#Q*DRwR9Js{AXuMr+^LDWDnA8SD5>wMg!=w|&8wDEqU
CZW{Ar4$zDIB0qGh3_j6hg@F{F7FTA;39TEpXA-!Ik)jE`oipf)t$#oc=)PCMb-JfpHj{wK}EWX%j+^W*A3(!q8Q6@I<?pEyj?(8;SNYp*;o?l>Vo=`9`pGv
LX5<?zvk2sXS)E3T;9Usha9r<cDD-u&7~aWP%18SjKiFKq5rTGM9+uCn>@BG>?Ai;Du33zb0$&+MZZ*Wb+2NM&<LK0D0sZ|tGun*hMR=DYUtZVn`xIlVpxJ>
wncj_#L|wRNgW~hk-pD9ErNN$n|)pSXGPMqr8W3vILHu=w_eqmG2V2h3aAbM_<5psm;E#Ao#1uL@v$a;XZ9g$E^|J2pby-W@BsxxD7Qf-MA@IkZYMpO)k!Rx
UPbVm*Ov=ks=3O!LD(5Qtzvw<+MIwxXPc0*)Ad8XKVGm?!ob&0x{MXM*}JGi%tPw$QjekAVOV9HN3o$s_brZlnEO@QQ;}ra_xoOlmZ|3DgfLcV`oZ?dAeMy8
4b=mf;*uDe$g9nY?#1l&UaJGUlhxgVoMNTB*#Xe40Vz+ZYxj>Z@p#e^P0FJiUW?uA$M3N!zwZ`^y{~B>GMujr$N9F|<EU(UU3Ip2ofzBQ+qJR8mbs0JZbd8p
lnnRN&d;}Do#{2R4FI)n2_=KX=G9YffRZTmI&1dts?2)$IRj=>A)Y6<;Y3O+rccr9`t9P%%%wy#H-OsN5_29dJpt-0Kv=$3{7V-6llkXy_Iu$@s10ldO1m(2
c)}70I75i<s(n9TNjj9^p!|X>+rEP8T9(V<T?C>>$oc^KWi@Q;%|xT~fXs4NO+4MY3si;H-w(zVD}<0I-;mqy;k-Dn^<LkA!tZ{=;7Ot{z1hLLi8Z}Bis~X<
NEBLJ@9km7+qo~@#;-RoEDWV&m(OjV^Q}l$W`2!7NT37pGQu`e*o*3`h|i-_uR`aYsy91o)%g;0hfN5_IlHp{j{DM}IgglGyAiVVoAtK`J9mCsc=i+d0uQY(
1_NH&^?Ytu7ihg!C0Um-wdZilcg@C>R^)4w7d$MNbso@J6^k2$Io&DcYQXR<glG3|5hs4ZVR<W^ZOR`Xk>xgpTc@uPwle_TeBz<@xzlfVrZ9(E4}*<b#V-`f
<{_I6_)xd&g4&9z#R5QH@0-*1+@NILQrkH``~7^vnrGyY=2JO+aqzmXgyz|bZf@9xlbttcl>{U$G`+va$wK$_g1=f+4+??;LxO*t3MG`*u;y1nx`m4K1QQBC
+`E+=CK%-VJ@fb+G~s;pIs3N>l!>QTwHe%~?aQv^%>cztDseMx{w{XSNgHIoK6F8q_U<SIPcM!tXl8)XhhuDF(2!X>F1FrtuL}!u`+no<$Ls|yq0vv#Ca>Qn
XcVOrcuogZ0<6T{0)cQDiE`hZLFvppadd+>o-IFBx6gjkh*}qD^%sB|_f1pV4Ce_37d9o?b@}0Onhj(n$r4bWB=p?&*`VD*4BW1x*YgzYk_F#lFzjPY27iY7
K0JR#^c@_z4Ooagfc*MA+Y*jdtDE-k=_$>v2@4D}*;qWEekb;AIUdo^?l>2DUZ+M8r(O~HY_UL+Hui)9R%S1ATGe3l^m>+y+)T&6Ke?;VWZJ!04HbgUO>h+O
`PkT+qz+5>9HGdY9PfZ@3{I_iwq;7(j0@D#mX4x%r#94eh;NQ*K5Vi(koBPz)CQ0I#7_Jk?#=Jler(dX#f}Vit&bchsqohW8pBlv9kQ!#{A^n7v4BRW33R9e
QY0roD52dHJ8~?a3PL_f1z(dVk;4Dw)zWsT8sHKOJJ$@nr1L8^N$(3-zH3GJBh(Y*Q~c2PQVk59Ew=9}Et}nX-Ubm2WeS!5Ea!KnwaGx^a>MU@D;pkGCYSil
PTehBUr~DYhlV2yo|eOgO^z?OCd$#)xX;t4mVLbVHV0I|%B5!?O;zQLK6e``LYy%aenIxRmu%JLd1@=qY=HLE`am)U;i!3r9rW5X&~kOl>OeCRLFt-3p7mV=
YSgDc^ZJchaza5HK{6H@;Q~Qxejb)3WysUMlp*Fm%kcKs)t;TsdZzGy4?iE3#EpCmnDMN2C!2;czD0fS+|zw%KO$eQ;TuTUxK-sO%eP-IXxL+k)?03mCO4Zs
9g^%Qe<)Qn(Z!sXo}(E*8{YVR>ewPn(L=}k2`SxF?&d~v(8N#a+<m;^f;Cfoe-zo-gHo=S<JvVq3m{4Wr)otddHJ!6(~Q|j*exz!jFz~`FQWj0H`nty_qf_`
G2d)mZOc1Yl3{}*O(k)Flp{4kJTp-coo;<Gq=W-DlI6bJl=!B;hx1NgLBBVNhc0gQ$A%w@XMAVd(vKA$h?RZ0Us7T|j|A<NF0B!fw7Y9r7g<gVaAYPe_b7>i
FQ=t6_fvOV+-l64eDWp3z{{o1Y2l9z4;J$hNZfQH^E_<@#hoWMDyrrq^aYRf%=uI9Q|&tf?$~1_AlU@BuPBjN7`{p+q&Rk$_LpVPJaBZSC%+e|9(<zju-t;Q
4N(`hrk!0RE6P24SJA?@ODgW&L01l2RO5<j8ISXON}6BvE}tJ}K7`m`0f9t`ig_S=^}#7&vz0g@GzI4C7NGaScqc{AM@1D+d;fwrM%3qR)SPJv=apY)*p*I#
w^67ZnFY|q#`EMDzZG~S$`%6bEGR{NDprTHN8~MiYo%HXyt&q7pSkxU2}I9)?%cwQ&jAWn2xpkfXDk$C%cPiX_CE>{w23o%nPT!lb=2?qlrz&b%iHeqSjjnH
W2m#czTR*DUT=20#Dc}mkDm>cN+dlkjUpIx1k8kFM%T#oaUDU~t+qrMIqRoUe2>iuM??TWsDA0OY@!A+@}r)#G7ybhS3*g`I?hoQk4M~p#|0K|zA3TQr21@z
q72rbEcQOX(vF88OIj0Aew)qj4;aEl`=#YWJeFFq)}BlbuS&JZm*1Uzxug}h@H^`umO0h+H=O22tPkxZhC;VZ)gA5)7lL4-S5_;><$iZ$9#xeqk;66jS4a>_
zdG`v++D1VVM%aP=TPFxj5phD^RkzZ<j{7XV((|yoz0O}2b}PG$XGi<@TOZ_5x8>W2$|WTRp@cSPYiR|`xsXA!t9=n)&lPP6=?&~eAl%dk>n<yq1?;N<thOT
WF8&8&)kHI2W%^+%FZu^u%y9nvmxmsnBy+DS9+rrs97kzcX=JU_s<UC@|HiQ<bB4wn8*f|om9S%dajWBy&3t<lce6kL=l}(sS#J;$bsbw$Lujczj1iQb8b+W
_k)l?!J2?&8vGd2S9i=O1_#{}5O3QKcgQD@Ct-!@Vb(yT$#vyz#r^iry#c1gy&XQh<$&L$v&8}t>C)+T^S}zc(>_p_+!t5;IAh6!AM75tlhx6lrOFkREg%KD
>D{D?s(Tt*mu4BvHndVXB~*Q4glNcwVs`H3=@+zb$&B{nS|Es;<PWteXu5f3=Hb|r&gZWM$WQa)za3F_(7w-hs_S?ovGw3_t2K>K^gT|{*bzjSse2ttezo%(
E4h-)(<U+uyE5|_-n(ZD5Q9BgmiyBtpi)x(!mTN;eST?62|{HCeNS~;x7UI{ud@qo$#!k1nD9CExWOjJB{tFGh5Oy4d=^?dm)Ci(HblL}jV>dXRUU8^BLGsv
R&`9-`V7QvefypMI08zBF>_!#93_F(hWdzb^5M1>B!p5Zq|7KS?0n~J5BLI27WpkeX&B&ZJM&gudLTS5UCXhx8y+g2i55N!k6IMf2bOO)s0_qdk{Pu7tzMvb
agr0a%c+6Yac{_t9=g7or(1^@4i#MLe=fhv@ZI#w2qV9LFkEIWXQ49MkDST)hmwuLgV~WDfU8aK!X9d1w^uetCIh~Sgn{SBJvX7Z)qm}*<e5WJ_I%Q2mM^3a
N^%*;xHMe!!x66QIR`G!XFw}sa4=^k+{SFBlMu7}&BN{xmm_PS97k#fT%^3;e#$*xAudr+JI_Q3Xho?T*v`X9-fr#76;3;!PMm$qu3oh<05a|qz-pK0Y%F=9
Xuux1XW4FUU;fU4_obwT1wN;I1m9ENMOx0VF2^{z-p-OxuA8laZflfbwF_C*b|IeK397o@WiwN1!l_#%@W#-tKITprui5Qx!(mevhM4|PW1e&X`{KB*J$HA)
{cunvU)K-NMz)@iU9Zh-bz&78K7c~;MgUBvUSOGYpAW^|e00fd=9D@T*Ru4uoN+09c8y$n#7mxRKK>!)Ji%45`UU1M)Mt4`B(g~;oQ$iI=>}I?j>@Q-)W{xE
$)^{D1I*5Go3qccmA9$$k=An%>*w+5-jv_xR9jS}12|<ZjSr<yyx*XKg&%@2QS0ZIlQk$N@@$g$c@{b#pB1)3W9A%>9Nn=}lVCz$uto5Bji5}qk$5jj-15W+
s}YuS6tHCzAn&utWyhL8xpVJ!QGCt>8pbq)P8RojUHbHMa=Bt~K{19)dWgqY&b5oV>*3AMxIb}z@w(%?eA~IsZ7K7Rs@@*cObR8Cerx<PYX6A--DaCfHcH=Y
e2byU;p5-YY)@DgdWvfs@ABpYZu#9dx#jKs$~Tq}=<DRpihA!zT^Z#iaF|2QBiUuNwC;6x#pwf4d$eVH>NV+zTw|X@%%p`m`2<kWE#Z-e{&IajNN1Go23xrT
!l>}QN-1`e^Ax-O_U*n`XO&fVTS|yvxHi9{8%uTyFaL>Ex_*Fo-ZzAeaLJwCX5Uam7jJbGwH<|i3j*(!dq0^f#kAP3MICa56BpI7we>a8RWtFzurKv^j_b@l
d}q2=HjfCI^IXrOx35$)4^;M8A%e#uFZf2#&BY|3)ohJkpdQnsS7tfp7P9?2N6KF_W%zHkWNe>T4GehZI0q@G%kh>!tk*NY^Ig7Ezp^vv-0rq3a9-oK9#X@u
s&9@06%G!@S9xChyYa7%^%mDrjCmMMUqgXD2d8b5UXJU@Pw57#(Y|l2OF=PvKEeP?%Y|%kA}G~7x%_FiLfW=(a#{A}Ma;M$cORX3<>L0I&EE!=zyj{1P1O;S
F6}&-j_a6j_P+ZLDszbEBK$axJ$=mR4JN!%dz6Y`m8M8;KG4w<ndT@@4vQX0d{)jH;EJvk#j|%|=Xf450yT1-duNZ%$UVQ4b365pekv1II+IV9NV%HVoy>2p
;X*nnd2s{wg3<S*%{E7Fbvk$68umNiqFa7H<4~yEiUODA%YvID=`7#9vPr3RZboN{!)+P^pKrR_cUtzjC$}EsQac1&Wj8l0J%(QQhJx&2)(HL|8OL45aus?T
u>fmboh{Wa{oUpJp!udA^8owTm^!I{PTU^EZOH5mszdCoTlQ<Q$aA|By?Oaad6GBZ^W4bxsM)Sq79UR%InYZE8KeNlqQF8e;cD+Tzr{=6ElPTm0i5IBzs%3W
<RROmuQD0rUfIR&;4cHNeI<3DGf+1|4=7mPSPvH5)B$$u!qr+DxhiD`Dk2e7cO~nqd)Z7D{@|JR&uFrmk>2Z>_2^K$DiL_6{0z-Zt{4t&`}HD;4@#`|Zvg-u
OG)ubyFaMsQZHH%bp`^KPg2eY-)8B`&;2Z?I}{t)r=IR_pY2D=qs;8Lm_v{E4Kf82#dPKMB~TyKN?pDLtD4MhsIC_i<egIt5rAKKT{)jrC1)}ZNCeXw#*SWE
?w}~Z8kHt>dew!-b7AE>&EfY4HcDz9)pEqd={8F77a>90QjkW&zHsL}&4!x~z2S3A-_+@WwM?%_x7kGXE8KR(K{-{~gMfLI2aU@L=QHPoRPWdAq=RqI(JNMC
2t|kb4Pi{sK;R}XD-W%##J2U>^FG$yhMbS~EjinzrehUQv_*g0?2OItlhor1`S98E+wVLqht3fJBlhE))2EW67L0lrevoH@)&}b?h+Y7at&Og7Io%Uqc8W8`
3ef<ZoJenL3vlV1{nld4oa;T%f|Pm8Vx13RMIE$Eo4NTH@cc$&RO-gg=@iPp2m-&6-1W`ceKNo8<@WVJZNBoE1=NAKz7?_VW#2;>hS)dmurdR{rO#Sy-_n;m
5v6vIka;PssFrYMAHT-UY-5_z7D14`tSX$%7Yfx~AB`%t!1uXumED(&4+#6*Eqwi)DSKQXG~?fW)lS@+cre)4ZGbBQx*K<jRN(22^q%b~8moeP-m+L-XM0Y^
F$W;NejXxfv>^C}zE7zRwT!;*-)zk(?H9=T?R(F~=BNN%%U-PmzOv(HCsEKAS}Swu6ZMwLy8$gw;>a<^;|{gy**XvGZ(nOK**3KcuSOqv?hjhL5msw*a_-DR
x=;j*OT+jqE=qlzR5i!RsAY$y_Qhv@?ov?FV2kMsSF%PU0!=dZIfK%e<6GlOUR**ndlm4+i#rLNGjZ%v2Ty0Naqg!0p7%H(t&sw3HraL}&hyvr$(Lb`yN3?$
5b9(2cdV{M$ifgkFgDw4!b63*)r;H=!fj^^xIxM8=W7aV)~0Z)=6D`S58SHreVa{Pl~zn$lAW!WulbleHW+Bm<>?b49+9?n=2Sd72YwlYxViUvz5(#Q+x2cC
;*QbQ?#94uD?dceAKeHXSv213Wp?2LPsrtla3x0K<|pNwGjhN9xL+c0n3s@sam&S4z8=wgrLw(2qVEDy>Ox+6yxWptTVKj+cS<uqJ=)+>**9I1Z{IohqDv1M
fOX97#7`GtwqO^4KG85d7sIvBy>{jhB^Mt2!#<MsFvqQuud{)8e(*bhYRdV>J{gYJkv^MpvYSCp%qSc_eOXWN#xq-1)15ycy0eKnk1<r1!s!R}=mRD}Kv@4h
`=jg$<JCpVbxv=8W`kUByVL*_{?u76@~%_@K{3icR2TC}5s%1Vtz7)xN7hm)Kr=#j56B-&w6|?puGQncee#m0;OedJQB9tmZ?4nDj_S0K+r-ti<QH|`aj1v@
k`RW6gWkd7%TX0xNJO`XGng^Feu9cf;X&-<7oNi%iO!4JFGH((VMx7QBu#vvK0Zg?v{V$NpYFPz&30Vvbr)5xkrrf3$@FQuzE_y-WfV~_{6Uxlq<}8W?mJUU
yo$K|W}hwrK=&nBckvZ@4lqb;SfQ7`X|a?Saf%$WFI=Da0E@HFiTZ#5)O8J5-9k#N@@3AEw<sj9xuGI|>F%$3#Fu<<T%gSYVr%$hm5u9~z2Xal&Jsm;@8`gJ
+I_e=vBOEr+lT*X{I$|7?D}2E(Q#}?&0iX8K7c;L&bhuk_pg-i_xw(5A#V{*VfcZMj`hf(e!+^fk9uGL8kK^r&lVqP?|#)#5-z^n_Z(o8`{=oz*3E{e>cL_o
{MHWldFtw2fe}7#CCmE0&r(5c`x)1{7t`d%JvD%^n<A6(sr~gP_3{lMmReb!y6uK+Cqn%T_f~)}J+uy;oZA<=s_txe=~p<aTbEN5kHYe7+wbw2v~WsfPOQE<
OtiI+?YgqIW-u+)LBI1D^AKL|9#Nb-2MXILNPpSTT&A=M9@e);R(8%q*uxxfV*n?uE9Hx<y*R?^W$DAAc8D{8y=6`=#|~P(-&?Xzg#=kr%DgvSyn7G)Hvrmt
oy%zK+zia)8sK?2)#jW}<L>dObmOMXekR1SVo+=$l>mTzT)<l=aBpq_ZN1M+oTrBA4e2dl557?==H&P>#;)($BkebwA#|+5Vv6r#e30IHefbkkiyweXC&JRT
7egL?Rc5U|Y^C>o8KLg8U5SS4<chdw4rcJOd3h$(P#F5vK4%>^*SwvYXWt3kF1ga}UW5ZW9EW+dC3QRN{?Vu;rP6NryfuJKgWu-#uvkgHLfasi*?oPn&0N$R
K_{0~dc(=mIQ1?JDW&7O!zQjE*e=?roN_np4V_<B4Q6_EJHq)k{ONfJWbN5HVQDenc;$=Y-JUh1;T*`Y>$&A<@g8h^tZ<(D6;O*&7l=o3nFGq}9guBH*cf~b
TkSW#I|Yt9vOy!1TUb6nRZ=Pt$27U%a4ZbJuT*yALmZcmcd>Tkn`}})h$TZ82I=^i1#Eq;(R@RKIo8d(8wfBMP~F;HluK`gb`k*T=Gf-$*L$fe@-A!*47_iA
$nPZxz`T9?A-=_0Mb69)jj)xO>s+bb^RayVLwGTNEy6HLGoTHGbJ*{s56r7O&Pc-&qfVtCZ}f9SC#~!Ct)g?$2&Cw4mawxeZz=%{5gN#3A=kzbb(D{JZgf82
H<U6?@_p*|EKHGg<3{Dv8HHK_2+}9`gfO$tgC)ydw-xV8U`(2}+1KU$^hTnUANcl$Otw4Cp;k`rWWsiweJ9fT9Pe@PQEyZ+yVga&y2>|>qa5`mtCpMI`4I98
8g<cEuVQ>^ZWc87N}wwR6U5ywbBxmLu;<wo8F5<R@|Wd}X{*9+<>+e6U5b3W$c8%dfEKG33{E&KnTuQq+^`YXYQ#!QQ@D!{f%%`!oe>C;(lKZ-9j>yv!Qsn>
Itiif$esd{p@I}9al`9w_v^o6<($6y^16H*{%5wmCL`jelpy6Y9Rb;t3-Bg_8ujXPJ<~CJcEvar-qN)~*){5`f&&@04bUzzxPbAU$BC<ex6K`fY%>QT+vLT3
a%9?dgxT39R>26bS0b%*tw=PlaO=AFy}L#Xv#?KAS7NcwV?PK`pw*2nnuR&6IzI|=0yKU<AZJzq9K-r%-u=6-d-i*OEvPW7p$<k1%)qDCi?jE=Nh7wJ=YmY1
M&<_JLl1rN_q$IQ#+>%2Nho_+!Y=c#yHeU8YhKSh?UIIui<={Nn5cZ0i%--RyRKM?<9c&+ku3Mkr20f(#arTSa-vK9*3}NvUwS;`u+g5IGY3WOR?E8NmDSv<
gA2Im?8UhGJ0UAxLBa?p_oqqEW@rDrZ&h<R(b4XmE^3bNI9GPY`dr$&Xru@}T5#B{?Yx8jH~|*VMO3GNR(Np0&9?wBk5`CH=%xG~g{_h;>2)96A3RvR3493d
w<Iqzh{zS*&_y5L^TSfZRc@Cmvq>BL$J|PP!{qgMjm{dATHlGMivN0N8dTl)d-w^Mxf*+V)vH&FzIv(Tb$xdHTA6rAWYTKMa?%`T6*e@*dU`t#da!UBZ_57M
-&f$f#<Pufoo`g8jmP09P@Ca9?40}Njz=9O@(WpGdopLw+CJ|<HT<^XytF6mW!`t_%>|x5r0*+AUN)|iB`JHM4y+n92nEW%$!a%!ExN)8USRosK?-gV@&i8N
dWmq3tRC-Ev@3p)AV~GO*06nfCs)6(^3(%`nfa6`CuNa_NnJk9Xq_Da>E0;-9IJbgdkOLJRvoKTBOUe-7QSe<%~|e~3&B+Ij)Ftz9?bF>%Xa$QbJj_4aZy;X
!QWx`Qp8raIjUo}Z~P8zYvsC?2CpY%O9;BHYnivV<@E!mJj;8-r;Hoa4A7~vFl6#L=h5D}$*1-wQ53@c*y*-Q+@|rYFQX6a`u={wKKnLL?tGHzZ;z7Q>rrl9
9g(vIl>sa)KoZB1Ag_*U4l!EzY!NaCMDjaXqTO@QW^=i(ExnIB9T(Ry^@e(HZmo))`El~I+xy~o#l{2T<q_ch`+_0-s?5v1t6@G(z23e$$T;a<PH{U5$vw&w
KYD*Eav<nDJ|8JwFh=u~ds(kQn%ly&7$7WQOTuS6X!GolZaaxh(-6d%U6T>3cZRYfGJBw9Pn6gb+C}wHb6myYHY?t}mi;bAoGq`@(@t{eF2_;|7x6m*x!Wze
XYq8e-e8S*5*$@cIr_n!*<GD^%i%l674>VpP|@O6F|wX}i#eDLwS<1peNKjYseZkG_<DI*ux*a^qV%qk8ux}*jfRiYK^0Yjis56etVZjVK7KwMJeP;U>#Lh*
8E&g^3jo`??1$X<iZ{MCH+wBuTzEeslJFyy^YeUUbL0f>JVe2@gEW&6bc<IkF3<TsQGQr%aQ6v+k}MK?O|XJF?Rm2n61P8lxx#Yrt_MnmIe`z$vftML%-qq5
&>UY+eGTXpaZJ}szoP-r5^bn9eQrbjeA;a>-SvK47b>ost<@0UqPow|cGh6xHO0|2q^KO@GH#^Hwyd`65GHKOA4Ke{bqRWbdQEH?%AsT+$O@Nowm@E9enkY-
AxZiOjn}&=kWR_af%TT@p(;54r2Iu;nq>P9RzD)@Pv6<?bh;k*pl%5!6mvC@TJ-nsq_DNFoIS^}fBnOqF4x|)ApD^LPI11$BZKe7M|r?uZ+(jkVf^A`3Fnq+
845(Emn31$pbIdl$2rFO-ogyFzr&+6J1Z8pz3}F&TCxjXYdXtXsMsaaO^6rh{6&RVNM$vyUiTf^kxiS;1YybOA)J4YCvI}h-Ng4&&aLAFiM?P|sf0u3ez>xf
K(!wnqHu8!T>!;4GrQ>2K4*1abE06;`&BL98YNA7fD1WJek=qYV~aLXcK6abcXC}+poXp}qj2q|tv6ZTBcC>=`svD7f`x8h^WwWd2dXmn>>Naww^asqv$H3S
?`_d8yczXH9NKjx-`(7mKPjs&&o}+)J-|`n;@`6NU6w%NZZjo`i+5~lj^T*ngH<%}MRVK4SyjT)wRy1QWsRw~UG3DO?eeB!Y-4pP(D72bN$6(W;9cNxYz6BJ
TK(*r8xBruHfCFv)hOfcoFU!w@n@tFKiGN>S);hu^DE!;#kM*sqB%oG5Y3%f^AQ}~_qPP|LjF&)!_cAbtCH^u79-^uFaB&{7sQ%jgG9WzbLqTsvz}WQaM<iV
iX>UtqJ+2NH_NWuhiF@9U~YLL*vnoYldJMmNl={L4DeD<*v_t2Keo-V1|;708u1rgQ`GB_{h1T8tXt1xnFj$*&2;E@x3HSyB~-QY5l_hM_j}<T>kAMUP@{SL
L4x|;d|nB@z2PlC@eJ4lOS(Tes&M?C$KM4|NulKAzU)rB^?vU0x}Qb|N+Rp*R&%4h_Im>j@}0qE%)MfiF$+LB5gX7Jv0YzJmN!A(1_v#D5gu+nS7)E<l)(+R
FhH--SVg`B!jUernB5^wP)ekLcW{Tb<hVU&jHUDp|1x-Iwm;8HDlHFqR`_eP{${K!1b^PIC9or1W?xjr{khunw&z}T^3iiqp4lwHT3T`vW08O?=TH3^x~pfp
Xq06nDQ#{qs+2W({vHJNqwg@ZpC$C>3Vu|q{oIsouMPX9?hE8&nX|*80yQP{D9o13%(&-{$r#?1J4@}{3pw)KzThv8A3Pz#-<1p~SRZt)c^Ey$?h#t3jjNDm
CEUY!)6Q5YJR*$sCcyM`3-4{*5iVfuOV#lXc!Z7KSiMl>_H5Y{d7it{_dyzdB=D2@x)y%w!OrX8(lY^C7h*de`#4~Jr10h6z8x(Br_LuetPd0WY;<%T2Z~v0
nXD`MR*B*)4+%h^40-mjCBI1&_ZGGlnT|JA0zd=Hx@EUl@Gv?G5ti<E5S^m&a3J`^`i8H}D052EzOG>~njf<<+{V3M`jdJEs*IL*9`Cijd*mN1yqx`O@?+Nw
b{Rg%9d~{^10n*(OL><dxT9F$N6V*A*ZiVdMGDpAde!4*l%FWtwC$HKUp*v!4W#|+Cvt(S_f-oF{;SS?c9h>!aJ#(JcvATS;DKyq4IAQjJ-tjZ9^~6IKXiPY
qGzt-TKbb&{|;Eem$LvBQ@t#(jB@9`Up3Zy+n(ERB{96|xp;M|OlOP9o{KTWI9p&FQt$4))0RlOwt}F~z@)0=0;uGs6v<b1P)e4nDasHEUf-UFbfnlQZh_HW
{d%JUT+cZ~2W~oUt|4EtpHxCH&Vxv*@|>@#j$JQz)SliJ90XUFk2fd(z@r(x&m%7mLVU9EwLQoux@9O(z85D7LVj%;_3(7T{XpK%eRT_;d*JI?^5vIrdA2Y*
Y1{1JzB-v+Yun9MZqM1@bh#G1F=(CNH~3HN+Jy5%iT98P9-+%H?a}sU%%kD5w+m_jyF&EZh<7WI9GQ<`7?0AAzihp|>1jK+MSOaGSp_RITk-E-h8KY2MM(F!
^VvXbml_fe%6YO!F@oi>FikwTMJakCTlfCVDFvU|zMD%?F8QRZCSAzvh{fv8za-wzjwQ&P?HV$cNo}~0i?-V8)vac%7Tm(~yDRiUE*DRCAamxJ+@xMm(*iKX
NjdB5n;x_06H!<TgETc|qJXk2ZtkX}B{Ys$Joe5`@ItBZ^KZ)LP;!#RrDv0=npfD#>;c2v0FpK0mu%)qvG|bI`Q$5ev3%6D2d^GWC|8`1D;{|HOVjrDw70G8
bAz5Vw+*)jcLtGA{?7wEr)Qg618p;L9MH~Mb&P$OIQPS;^MZPB&j2#+$1)EDM%v)ZT|2A08T^;{fE<T|W~BCN0-+_SBfAbqe-*LhtfvACe!ITNcin=v!w;EX
my$TlsC(FNNBVYuDP+Y-y*x~Ff|)Mw4FEYBeHWNi@<OWa{bG^SGr-k06O|K?TeIHhoV=&_z$;Kc`;~DEt}GRV#lc4P9S2eweB{jL?G>+~ho{gz$JBQq;GMm^
U>SPLM>qJ7QId~_r_lGg-p-c|p%sr|vNRm)xYZ_xna}E<HM?szYtn)p`uRv3h>g?E_6^+WxLvD^DuHzG9AKtO?FPTP9Qt_Wv5Xg$Qo^97@!8%Icc)G3rdNkp
LIHg_jIF+sOZ+`I#@4kx4JC!aOd+nm&$+wPu@VO#Cr+MlpKp|)MBb5C1>*z6;mRIqcU9C&F_a-Ae4+O$-RzLqE*Kv@&eM`g=7Hq^P+NW0vB%R=y0+gIvil6=
1j91>>6F;!?3VaECzrvo86Qa+APV6pA@_X}FITdBmv`e*5+w@B(!G@LI7j$oU^KSvIIV@(hM2OX_nWCRxGa_p#s{cYl$&4ELzs+t0-qxh0^jJE`(hyj=KReP
3r95k$zAY6NCDrEL}N=r+4ALGzWCa8eK{Nv0)}!DmNgzvXh6UnpMw>(^e~$yJXj)&7$g4XesQ#eCSYY{saG4bVTR__yE?}<wIy@XqT7|V0?weV$XZW?HEuCL
DSvKuk>gqqDq(vY48T`-?O@vww&if=9MQYdNYfQ$<;y}q;}<#RcbmvFD^U=hw0=U2n~+Prr_(@1*2Bd0v_Pr+zWX`(g||$zTVE2fga|&|4M5E`Jm7u}-o<N<
A97${l>rpDbkA52C*$ViGzV933+kBq8!mAh87)wOjoHMc!D$3{hHv&b?ee6+7~a+Sz~eB_1{{--s~fkt_50*;0IR~sAHQubZht>zn1n@lSRqj3R_-zGEcSsC
zmZhJ993GaR=f1g6P91yB1{8ZlvmWA)m~S*(h|h}k*RJOh&VUy1C3DpmXc22U$=Qz=<L-2nh3Vz?_h#e0j7xAWj^}XdLM2!Ha*;Ik0F|bvEBK#UU1Vgl83Xz
Rb*QCyGB%?Ln2cg>LXl7K+)ajH}dUR07Z8`K2U>e>sC$}>0uO@<`8es%YKO`nrHz=c@!0FyZHJ*9ybSsYjgA&E1~CgX=8_1o5QsWuJqnZ+6oVc5=yV@#*&iy
xuTWA9TAHD&ECRIBf!t9Ek*Q6xPxbX=cA(U9cI^eH|Y}g*v6rCZZOMwKaoNLIg(!>jnzVGItRQ-kIR8ww<Okl*da#TZuhwMNq6wEJ^q7A*H1ONU5V<mw)K4D
13lm)9iZHCz@Y78xr>d4sxgA2d8g2|H`zg&5thq3I~2l(kxWiHQw-v;%udG^mK)p@Z>ER%pQJMcy4~cua3m6m>L8IwBoc`$5{ZmNb&!$BhzcZAg+wAMkjO}6
WF)ei(|^AC=T7f?&zq3VTF=UXO;j&p&y!pd166yU!l@2rcF#9{<W=L51%T5?<~wV)y*?-^r-BglwpO19;aK|Xwb6VY6XGr2r{<agb?A?S@$ke4?LHmVz;&b!
%9^OAylTH542h+jBD?$Q=4fBKW}YrM<4$>|7ZN8nwHAaYCs@HB?1O-YUw_>n3?7#7u*SNRzNOO;GVB@*;(1{VRTzl^oTQaZbVaP;!;-nFJQ2M`d)@cZtMH`(
(#kVmkSCQ+{_^WS9s%LodMn^V(Y4xl7rzR2-T}wMXDigG`Ji|*CaFPv!~71cb${Ckb9f*iG(~)lJoz>184)ozz&E*in<bHbc&h7`AD=Jygh|Ws7b`E|aP|}g
Al5F5CU5D6<heay5k-`9*Sy|bE*}pA7AkjRq~~}Zyv8^#KlTf7AU<$Q$6oHh+bwyWJoeEh`>LhfYu$hW;?2Hr2l=_45Yn%5@ZV6~4U>iiFL&YQ;jYBezE33u
$wtTl%|UJwC`{i+YZ88xGQazjhwJr)&^DKu0AX(*X{6l(hf|P-)SpL7bzunZPj298^6=g})M?^oFhb-6YKk$#wCxM*K$hL_X!ks3&PFF#kvA~-7?4reH4TlH
Lx2U*%#_<qa&6XpgnXf%CrK3kD%OFyZhW=^zb9kI2#6@yMh5(it?u`l6PUfrZ%ucqTx9R85OfgLij(7ka5|g<d0XIk0we+G$b4ILz>jb{d<F`NvNJMH4HKF7
QxyyotkO%YR4Vr4+FfEF#~VzgvX9}`VpU<)`--(3c|RhvG5fsSp@EKNK;{D+AS+`u1+EW`kocHT4^8Lu&2LU%Dv3&~+|ZT9KA075`8{t!jJkSU5N-(sa5@G9
xa#KIFR_y(bsb;V=R2v7T4Rs6`%=kc%z9yvm}&2aik=?1K#b%ZH3P@J2+|PbG05KX#P5D7rEXG@AV>3~0k%DoyY^i1SdJe0yg5~$4NzqT%Kd(w9%bDF(E?(M
&~89LJ(l*npDaS6=c6p67H;SBq(AkysUtm|@2#t2?o2KA9=a7yliTgTYVk#p28K{|%;w{pO>Nvm{3aYQ93N-@GKE~c1RsF%P-m*`bNUYYujDYTX3pM+?~J#C
Kf6aOrTf9aq}maP9iVXhptXwt*rdSkK~lbB#zm0iOge}(#+U1+HO~TcQsz17LF{23-n07@hPpgJPCmXu%VtR|6U>#Vb%ZGg=??O5lPyTUkB1cUxM2d)uj5yN
2)^+xNtx03hyXg6_4*($g?fWc$lvSYTDb@@6o?*ucg||8x5Ix%<7J{ePKLRggNV1)SK^lMW3Q2<Ag1z}>3&zr;zG|8M2H6U{c377sb~Xn5@%ju&BFlOCVZYe
rTAJbzo}HqIgzm52f{u$I5G@DcwzW>&-1eQ7}=UiC-WEtj<^^3`GT(IFwh~P4$(u8eIoXPNeixn_@Rqrc3pTqvw?p?0f-EVMkG{@a9Rx@%FrR+0}2e>9iUGY
I*hY`g+4Co?1X|}jI+mQUoZ3xaFM|ie&0fY@xXQ8Q|@Ma1tJhOX_>Plw70gBBT0A0yu4=u0#ZKJ$-Rf6#6{N+a)$<|I64OIt?f7uVong|`oPFMqp@|_$B9hf
maGz@&ii<iqSt!JU{I27<X3#~go6{M_Ae!<j87k9cQrABpuPH+QtWWQ-Tk~}b(lDJJ}tp_*<3j3Dcb|tL7oBw5%b-dUM&rr3(0<F(~X}95TMi&Piu(Lz~Pw<
dhUH31z<g}gVSrj3X!?2k8pv;Q<}9zarm+8c%wWGo2dD4%TLd`&v%4$Tn=H#;SS(#1QR}LUM4B^I&Nj%I9IfLMJDi%e3Y^`2%B;S9^&pqWfqnYd8V-DI3hx+
-3vi=VckKyz?QD^%9=mGY>|2<@52m6X78Dlx3C`KL9vs*k`OEaYe7Tyag}{C)nwGyUR*5qvY#?e^kr;aiNQnZ4X%4kZ#_r`CsZ|KF-BHFwSIhv2-6`;>`iGJ
>_L_Hx(UowSIORq#3s!Ym!@Zoy+aO^k+Y>$L|C4XY3P^tlKkC40?g*44wLv!gX+wuhTQU=5#UUoS5a?tVfS@Bu_hHW41NZ1SVLdBd0_C{h`n$MeaCm4!K32=
!6*BWNi3{bUc46mMe1U_zr}+ip3>93Z9k#3`yt#Wk-e7FxCJOjJ`YH1B|moSuOg=jYrtg`Foh=yazSyPn?oe9bf7YoORBdK_dsgOZx)#HnQICb63ku><=z`i
mN3-$KEXxbN*j<xs5b0mR_0p%**gv{me6VAL{}D17iU*d>?XTVFYPGNpYd7O?n{mb)Y2LCGptAfIIcq)-bisb0QwMI+?|mFBfY1k^hqZLmM@sB$qo>Z-I^Bf
gYQzU^hPg~@M*siN$Pcf2aWySFFdQiCQO@BkK<|a+Cb?!Ez<4<f!%$imFaMRPy&;Rvr2hb((KT~uHBbEN(bJ;ik11E4WvS}&zYM*6cR5aNOm;P_&W;vEn^JC
I;N-C8f$j@wg`VG(Ss9A8^}+m>ZgMlorp3O>IlL($f|=!l?plNZq{}5iTQWlCk9-^NNzh?5ha=)gU;PkPSD-w<-WsRM1DSc&<{0J*zlbA4=xiYdYFr3AnXe<
yxlyr*G12<foYs4+E(85`=FjEOdC7y{U*Ax8#G?Y-QVOgWfeUy12|_I`%Vp4oytC?C0=pAXaJ6+%NwG<ub&1mh#7m2_>OA^<BIFU>v2|%pvuApqRUZxzP&Hr
P;ln^vg~$&rvm5!QlcS!g-j+@cxb{@O<vtcjKb54%Rw@8Gel52F1yx{MBaU{0DI>B%H5*N&!i!ga|`8)fiBM4{d32c4-532HPivd$NZ4l-JOn>SAE_?LY<>N
(QPglC|Nv)n_vmn$jec<xxQCYQ<(yh6`zRv^b06q`VCOSCgA!zgzeMayGh>#=>qq|YKs<|(lyCL^*p#s($_+)CH4VebbG{~HZaQk&213$sb=3a_u7XLg$@Ri
xJQD$kt-;#ug!7eBq6JpcNrPM>b~Ob6#W@{_ZFcN=9t}W<}XEHK#{%0q<8E0Cza<9ZY)0x{`C!dDglUaf&{wHh1<(3nxjm%<Mt{H{6P(m+?<rj_^<GEa}R00
cYBPmAgc20c}}<?^=RF}NlUw%@m0hQ4~Wf3K3PDA$mA(RE=Iom`G%W8Bz*9cZ?dm;OO1VYB8P`4z&~+$%RNBW9PQ#sK~G<(I-Y!H2$?hLiuYN_G|ao}sUf1j
hGuX4)xm!1TGc>QyR+2hgEWw<Gsg)EV@^+7%t7Y_1xIgk!N}tKs8ocR4{*;F_xA=Dn+FH*bVIQ38n<~NHSXhZY5KI35FjZ8T)_xrwj)v7R7ZO^Gh~JU8K$}^
t){}?EpiC$#{%S{Y8rspdpD)C)DO_@_UY%_?Y75)nn>oNolFqz-EMStBTh{WQ3LHWomgi}MnxoTKpEfF%W-sm$VbrKoY21a+gl9RaTKO^k3Fp^kyWxf0g(AV
xuqS~E#H08HK5IkC!jHHw7OxxeFRUyc`q<NJ<t=Kf;IuZ4X)^c0uZ>zTZ}#P7v68vdJ4cs4Duq!`#3<42!xOVylx$CBok~8pz=$?Gwk=1pkfK37CjK#t#rfP
_eV7lZn!&%b6OL-*CC*{Jj>%bih5qjR$|!1@m-h9FXfP-LMs`bm$bktQrsuRwRu4FaWLEfnB)XP*oU2dpe^{iGTW=z2;B=vxTYuB2llA^(DqR#425YaoMmqi
`bqa`G=Fwo26b`YM7u+T>|f#H;Ai!l?uLr}7-b)rI;bb4Fm|ypp!AtMf~DV^x`zj9O(Dx+RSt&^+F&%iReTao0BQ6*0$`oEcm==F9-?^Yehqbymr)04WH+=S
pm<pa;0C7@_hPq0xWrX%$Tb3obGK8nPMn_Yl{;04a9fmtx5@K8Mt<dEPVwMFA&|6nx{<zW0&2WQ)rOg-)~Qp-?|m+mJ`PS1fRM<Itv(7-!4x6$xzB$)gTh{(
-Q#Pp@Lp=Eyx(3LFrsD$5S}}p1Fp6++rdObeq2r;;+8d;pbkB9HIUcH^&F52n}zb*?{gRM*Mt&+Q2S9U`Z_bOH6vUSh=K>Mgrox>jXoP8gb8`Y-N|P%cj-@k
27-NwM^V1zVt`?k$$P)j3o)PBlI?XJ*ujt^Mjj3BV)=v+tq&L{FoxYlJ-;5w3#Hebt=QXLxqYXS8K$Ie<KSa5<nHE`C;KZZcNnZ*>9u+Nce64aNf%_vX69g)
cdQ$r18v9d^V;>@9~H0zOMsv0q%|6L-wD~vd7=hV_o9_5gjOb^_`DV;HKA!>jDC>@5#u`zrx8ro0`YMGenhYP`NX%sQFHs%oDuI+Rj)wsnSdJ$46{@cWHP=z
s`<ucKE>Y&_>NmAlLG&3vH(K)-BDlMx8LWv&&ifb<+l^?>9}*f?zUUr<V$(SRLo3x5ZL+<nCAFhO~7*{;(+3<g%t{;2F6<h%fchwYy8Bl&!Qb{y4SMC0pdP%
R3<SAvytnIf1w1aZ@*8+Ecc2Rh|=NwtWc{*_5l0sj*$?v+Gv!Bd8wDZWSK*Xp&BVm1&1hm=~uc}ra3`td?e&1OZLjG2IJ7WY@{Yq9tP6lAgTrk_>j+z`vA|o
U@Z4hZ<cf6^TOVw<^l*<0u<fb6B9&UkYfdO3wa+TDlnLT%!C7fOMzr-8F0$RV<S^`NACA^l5;*lw)(sV#IRc(asc5(bb<Ox-B#5e%CneLTLC$RP)f|P7HE>&
i}G)T#JBh7eoGevsmVo5Aeh|*?pQv0LQq6kM^N8i&=hRQw6R47IKBJ54TIeKdy3>B3+RznNckSMjsxQy&VVkMo|&2>DQ4V(9E=|gk{fP}a9<eF<PXz|ZDx~H
H2}cDM!TnBA2L(nckg3upAXOnKLkQaI2hyVsYfLmXlRUR89~D=h|0psj^xLfx-2A=$u8<D+zh_Z^&t>W6(%KZzYx$TK5u&$h_kz20NcILtX)W@WCT{~4%iR9
7iBuzhB1<V<oWIHWo3?eqbYs7D^I#ikJkGE)cWuwJ0Ve2P*#u$C<)Fjlzzq4k=-9gOO#KUa2~PmV<H+)a-VK;T|(S2|MBQxTIO^<0eKSqB6Vm;RbbMJvv3e5
)g;S4JF0>ubI~-U1wG!Jk50vLg%YX!_})!6_`~@PzOt8!+){wEx2SsqnYq$}jHdwp_t)39egvbn&q}VfRCa)EbI`G&JwTmLeWexggOos8_@{|2)P_9}g$n-s
a|Uz0778vd0$$UZ{;H7`Ko)5eK6G>x5acvF8h==lb?gNh9O9-&-==A)3jv9M^!YGqpRSyKY|8X{N;Yq?HYf&iWK86Z^yjkQTlL(%wk6Nt5a}ZWgv_7*f%pJZ
o3(U9T_i*<42riqNwxId=<C?C{E>PiNXT&Omxbht&m={{&L#G_T8YSl!NV;$;|o4=(7R`l+kIHKOmo%ajjx93-U#xX5A;GMkH<EDFG6DAZtpk_0_rGPbwH(F
jMf``>^x0`1RBaQ=&L{HWjHQGKK<^d$$4UuhJ(ijbyO4b@Ac*N`J<j0gH>pLBJ3yxt5;~VIj4^MnJQeLhTKnCXvkf-<lTU2?Nz3G2}_)Zl+WYuu)g}-P(e}0
rteaKnUR*&CU$<5vitA}p4|rqM8TH!`8q!P$uFnSr3pc?r&xM-Cq?&ryDu(#vs*zyuU;V@%G5gtS|j{vg@S#vfd;4rpq?uAJtLiW((u6_J|J*&4w_~L*nRMq
7q9kb>KuiMK<Mr6B#rglt0Lx?uUoepEX*cjx*s(n0!bN*gI4A#h{IkuM9!s(t^s1OX<$+$Mzbt1AWk=%_d#?7W}Pyp(U%+;KHohO>%6m6XF%&nIuA%teFPuU
@=zzcOsAxt9IIQ~Wx+X4fc~n$$uY3mwNGu~<VASQ(aAamZv~)|#RCc8^aqlg%=lCp75DHB%HVJf{5Q?x#&G4{?K2Ejd-{8vz|sgZ+)C765d1*AH18^MYLE)`
Fl)$Ifpa8XsgJ8q4uhX<Y0Iv+9(=)7U>UfuDj^q-bOj1QDy;=M;2LAf81nvlAau|OARW_3v*<nA6y8c~CGzo@_IZx<))%nydj<N0R8>Cn3zLPCAjMWkApp=g
;hqM*Ph72lbjHsssh-(@9DO)|yI0)nGGZ|ZBjY>i?l;Asc;UTMzvNai`11)Q?K~M8=G}{~u++6sh)+xF%2w}<pWxZ!RKt@S^pCxJS;WmgBzE7B@xYUbG9{)j
TulKDB;)3w_z5NmjO%4yaS9wS^R#(<q+qS;u`oLJc}CT@U?*Q(C3u*Sn11aGWS*Lpx0kh-OScsimjS|@PbYaGEguks$=;3n(yMNCSJ!c0X$&PtNvLN4T1h}N
B*0!aBWf<#bFn)U8W+T#J5~<KTa>u+UiP~tpCAqJVC{|bH`)C50gLLU_ZQP@K)%fYFg@xN#$pH<^u3B$diFj^q>%*&;%D|j$n{|o=KiN$8VmBM3D+z&LO4=H
AD^jESjV_H!|jpZZk2z8wR@~_HR(Qe=th7>0T^e0_vJmvdKA^vM8PrxWa2UwiZ2Ahj57mymjncPFSbD^Q0l=yeSO6$Oe#aAVUan9-xLu;RA3PtcgZ2CNl#|b
DEp${Soa5V1oHvhPbTiT2cM64!O$&d$&(M69k1oKP%n`94H>U)C_@RC29PTUXs!=xRNrADU?{)ci-71xu{jaR?g87#9Jji+(V;l^%l4@+kATu5;1_61wD4gK
hO%%GJO2)QHG&mDQD*iAvq?wT2fQglhi&3Irs?Ow&JZ+kKz0|;!v%fsmOr#bLQ_M*rF>ALm33M=IqAc2hZH&?Jnof~m{B?U#L5_}))zhoC7RKZ3j}8jhF-ui
F9PBexd*oQ8Dd8e#TF;Sb)#pWb^fHiUKkWs=lxdb?vD4pVM^q70jd!7f|>BRE_g_wh3FYDO=`Q-teyo#zdOD8IuBCh7kfO9GZ(A3I>K;{(>^ti!{UI{btTdG
L>|3fDM`@;MSLV35Lk@!z2G?!+2@j{Ws16rcZYMaKekSn`Gw37IR=%M1HTC713wmoBRg;R-u{4aT>!J)iCF4cgPKx)?u`w*TXAH`jeTTY1qo1<sgjxTZ{V*1
b!IO_d%$3dX@849PX}Wc6S-mjp0bduDiF_khasT8o|)M`wi7;!Li(Jn6J#mUuUS=$qqFCDwe0peArC|4Vl$digeg5%$F`E=<Le3Gu)wX}@zL-_;I~83z%yeS
aN*E2%#moIN_gqdPk}guUti3N0H~iSofjx*2+lehklp<uoYjE2SL(Z$?LL1nTVczGtld2v5QNKd9OzKFez{}T0PU}ouh*mkLZDEYYF<1&oIT@JzTb$;3q1X7
&*Bik5l#pKEVIZerXvQwl)Fo6OoGnw-UI9|#N%ibL@SODo(J4GdzmSkToxqr`$7lHZudn&0J{`aTI2Z@;Ti>$b2!B?kU9D=8H7`{=2!}hB98?)kHg<Vfej3@
#~V)E!Oso`GM$;c4A^hI=A`FQL8k}Pr|}4&#fj=`^W_0iqItjV1`pJVI>_uozW{%R-;BMWqVKVfU26!c!|b-!=(*K8Kae|IcgyUGf-I#jxp=tu_X0Sq>KFWl
`r@|)JI^S!i8D7UJ`$#gZnf;*XM$}S09z<(1JBcc5`+_9U%&J|&<(rMLc90*!0hV90qdX_*!&_-(r*n2Wa$HXNs=~xfhqxa`@(!6@2$^5uh<Yk0qO6vUkyS|
+wEn2NH$mx;U-at+E;aG&;i-I$9QH`wY-XCes&7p=!d%Gn+inDy)1pckZCSuA?6L`m#Wz@Kx{kNH;oM_&Cd{j<ER3er#RBrVcdJS?Y<l2oax40Qqv*g>V3Hp
WDNy`cCWR_!rHQD?W0yngX+!oJ(xj*z(ger=0k{EI_2pgU;w+G$uz)_{e^r-oIdY!1jf*XB*SMx6QsVyLWsjoULucuShaiZo=APGAoHb36q)oX&wCw2#V91d
Tjl4#r_NyQgOnFce71p8Paq+Xro(Jh$}}qaKCLFqJ}Yxg&P->5M<libM!3#+zY$Xxl-5<L577y;KG80elQ#&$VokkKwxk_o*$hT0kL!MUFVV+~94UCcZ-sVX
mH9v<{XlhBbZjY>?-tSOqJ8Kp?7-(n$%`9z)h18f)zckJq_2p<|2%1cr_FSs{{5`K-g|ebjQ5SfIPu=-@pU^<A}F`_3axRa_Gw?jLKwL!#?x|0k-HP$`+Ku~
&2`AvI*{o8jqzQmXp9TT=xQYt-B|-bCnwGn=3A_hf(9k$IC{%Fy}udA4kXT#rSG~_g6I9ja(8&rfO*#lv_Qx<@(k6Vb&ad-!wM+Y9gEa>mgYnATjh-JI89gk
km<2c1c~fTY2A<Sa{)>{7sjT8s?HuNJX`Sc{B~R=LC-q(_pXj<BVUJv&KX@7eg?3mHiSa<Zid#^%Jn)Z87t36=J<XKh`a7(5$a}QcU`0a1MGGP$%nA<G7NvZ
*EZFA_47t!A8e;N{n9?i{6l98a9fRnT7mvW;;E~ygf~@8c{#m&M@%4mV+4dDetz*@{sx`Q-}5y$7fhgXy_m?W=JKW+EF8*s;#9sX_cyqHK<#F^dl`vF05ora
-{A;c^b5%sIM5_n=qlKIa4J7h9<_gJp;tZlvU*$wYTobnI|S`@1KelOk>NGMIOpBybQ*;e3-1xAyM=JU^CKePRE-tf-9l7d7DSZ8KcxOaj-Y*r7Iot&%!1%b
Kk%0WF65>rpB^RqU5^h3gs+^YZV$v>D^y~Q8hzcxBr!o1G>MhCy!JOW;_F1?@_g#pFYMpobJ_fp!L^126_`cVEcWBk&ssgf16jWXh{<?mzP|w~AYJe-ZleXe
8F}lS<1qRjz4Z^DfeLq{w%mQ`6|d!<tm3D-tPmF9S>xBhXhfZ^eBX0R#{wf{)o=#WsCQ*57R#CMy##x&4wi->FfuIQGd!xm1G`@$<&4d9j7N&~>bJc?QUToJ
l^w2)12sA@ZlilCB)${S9)iGXfS;)d+$y;B2^eaKez{}ibjKj7DH|qWbDu&}<RGL++Vkmv_erSrMFZ=YIym^dP)$JS*3wG@k4eM8^En56xS91gQ9&=bpvDh(
zhE|Z04`4{#sKrbvm=IujuaKnhyZS2O$LCRz7ENWAOy4fk@Asi;7byH-dgwJj}z$6{Wgu9wM_*N7GMyhfg?$-8~Cf=7r%9Bk%L2>+9Uq%(;eYw59Ye(oZdi=
3}!G~6kf0OZ31vS-?$xMW<Mz;wP3++-t(9aZtSWB2la^c^!Cc#^MTIi1O^#gJf9vgVna1_#QnmjxZ57Y+PI2J2k!giD+oaRJ5fR3^&wqWC&MI)zT?G^O2GGp
0I-~((6Z`DV4S)GWMfci(+4Iff8_%9p-MrTgnW3;y__eUs)d*K4k7O%K-_nEV=+`P5kPB9B0R8fy<pJ~r|Q7OuDxXH>+Voc^ANM_J?NDUVv76Y;V{LSCoYLj
FjO^5Gxh)&OfSipI2h2%Ss~aR=Lcg9)>rkx#=wTZ=e`Rf3Vo=k^o0p=ISmN}L-PC{f3ob5IqYC3P-2yyYuD|fjPHZ!-+Q+RE@mu+_7T0WG2)>gH3#H+a+0<5
?w@BMtKItm13Jr{T9;D*L3etro7xyIaZI2KTao<|jH?I8%(8_HK6i9+HT*%gw|CMw@rxhogt7<i><SDu0@EYvufx_3g7t~)iRj;hfkX(Ft%8m<F5U~M1w)R!
_PPP!BLp(l%QX%VpMB2#KKmU2MpGuOkNrDHKPJrGPw*4Hagqt+W(8-jn)!hX!ESLz*r%98Ixj)>V2jF5Y0zSCAfc(ARPVl^V7ZN*`1n@LryX_L)~vg}oWF0K
`9VOOpp0~O$l5S(tgZ>^SO6d|dB*`sUI%$R5d;;AwT`QH!8I+<+nU<jG}Flk81#MF7c2tmq<aiNccl;^NYCA`5W)gvOwbr6Pe|Q~JTSJ#3*L@ezbjqO_(176
SC*05Rt8ewkP%2cZ$PgqIy)WRJ6>_o7yeLwi4)(o032YpLVWa;vJ=EJPt<Q<ij?`d9t&v^G~dHC5a}}9ed6?1d>Zkt#|`M#A=VeF^L+;QouI=CKl(b|CG}^R
y08aJI1&c8#Q+t49w!s()t`Kgd%)BX<KI2w19ybRcVCBprsEr(4kF((vq+TzvAu6{fE(*(u5jhBpp1Z?KyR9A7wKew4fp}dN~lJzYi&WWLp}!b#&uLmKM2ms
sYFjn0Z|;Qc=dxordbb`1RgH&FJn9v1In=1V1AsY`5Z{h<Lz)Id?X{wBYcY>T<GSr@aKa%RJ+N^Q-EwRB2bAijaO<|hNFI%927+TAWMc!y*`{hTrCf1$KJw4
7~Ctua-iC8wnV>x4w2pK7$k95oQ+GJUqcNO62+|d?DdS4L-Eg);+d;^t=@YO1U&OaUk^V|$Uo>z#B`XC*8pj%Y=DnK!qP51<!V<wn_epd^T~8wP-#J|BX_ef
%Dv2CirX*k2jh0{`t=O_NkcL|U->nO=x>9pjpc;f9JY_=l%dNz0As!S(EYt2gJQ@1GeXNyAy8EkzZLCuGms3<^Df?Kx1Jl3X=MZ6{8Z8CZr8$=0x)n3SU4NL
TS5#BMu3Dc^q4PR95_}_quJ#9Kr{(C`2d>ZF02CzMP3j+hg>BpeF&|}wU<OcWB7fv@K@B{=Rs1?PzoZJDZo<#$*zWI{N7$aXVm!p0?0NcZ{CN9<6!{(#;=9R
OG`?LL%Q0{pFWil#N-nsA`@;tDq<_ZyLd0(?9o+a^L_?kTVH~?ccYu!5WLT0?QfxB&dHAsBx?cdrIn^9Yu_9?F}@8U$5q*dy18&^qY9tKS#ioIMdxXWdX819
cpQUi0K@1|rXflwCwXX?%8>QxW7dJ*&qD^Rq+R9Y8x35%TFPsG^$&^u0G*LARBtim3$2E%H4@p0r8ULr;=!C;keIG8r?qmoeVlH7<*4>G;9}1O7+&|Q7aN9t
_SsH~T?YlZa^RHt%^V^YNIJy&)dqhV&{0f@F<Uz1d&!fw;VJ9k#VJ*++e-U_;fBc;gqK@9>&1gg{#L86i>loa=-4kUSbry6mH<8yZ5{9g4xbN>rA{bRh;fV!
v`_C+8E^vpO9t-8{rRH@4e46~dC}vI6>e*#5xp$n!AU3z-bvfLe;7PpYkS@EYhd5$^IE>a66*p}-}jm8J=0=(LPQk!=xh?eC2Wqk7L*%X`8?v|8>c{0cY_GI
Th-HqUJSR{I!rqaiaJj+!}H?Sj?Pa$k$S4GRy?UbQoqz=%fofXbxS<1^0obi0rUAXT|#_}R?ye%@4R3bkox?a0_2RBii^RNed^W5eSP&5UG>b5fZ>mIXiyQD
ywX#M8ls`Fk3fc)D{L=dmG!<AMCbu<J#c~9w2w@{EI)0=4{>u}kAiW7d<EAHQ3#DWE5uyarV-Z*tb5;*OPZr*5YQz;O6)Jf&Kt5xMqI@KzuHF2_Pj=WN&hsx
lulCzFX2hN3}WGZVE3d$!FZW`4}-zeSbRXKSU4?E=CgN)9_;lgehYt*-rrQ?NhMsvmxb~g!d2}d2d%}(ykq`Ij;mpV;Q~}PF~DR=a!7>X0bg0{4q$+N?VGN!
=YBA<WZ`*+ZsC7;0C|5{&=c#yA9cQ*d>)+xyuEPqRt`y*ejBh1^3_<;o-Yi(PX&mn#vW}0`kQ2TCC%T#QD=~>$bH(|@7A_8a)yW69p1CK1BNHgA$&UvNK2h}
3qyTL7w<O7ne5E+P647f@;9XEb^AVYeqz$Zq1{3ZtpS#B#nJnhs8DBmLF#DTd#d8}uDRPioE(5NW;VETtGc>R_&_8<*FTDDVT!=4RWG>-jHI1C$^bTfUl|AU
Uf&zwA;NGAPZ^aZ*K6rR$pxJBfEbFKn+FnVS>Qa~gQ>eJzcbpt8&)Wo5reY*El>5MIT(3xCWWp+JS3Tyu8c<sdocyh72wL6c)vXLp2%q6o^-~5E_O-RJa{Yw
KX9auZ=M^Jt$q9M4`a^Ov**S_uEFqR7BNW!q7E29eV+aeLBgCU7DT#L-0XfkUn@fl5|n=~L1{n1e<YbH>Dlt`-Qg>N4{*GvGZsys8%Os#!N60gD5a8mnjXbI
EXD;T>5Z92!v*q6cI*9;KTF|WkzUKM-G4+00Tu)$p6s>W{UuOWAZdmqb|dqh;p!JDFIT-nI=<9-1Ao~-M-)%InS{yoz2N7i%mwOy=4u<j;XZb$90ij9gml6a
Rpnp`290>LoOn+G(W!UQGt`0W`nw?23QOlnGo9ajRR1E}i{zcW*OL5W{Stev)SF&*R7gXO<$j;)2=pk)kwX9wy8EaPd{nl3%~$DAayIcZDo~`y>r)zQ$GY%4
?cm1TIgqQ|V;`p{OHqKZ0RXfvDIld}7`=LkjZ+AIv0KRnumR<f0!;~~;nXW6G(YqJ4aDxokijG8XC9c+_(1;KeKv^+Rm0@b#`1mq&im@Ao#IAKf68mXXC*Fz
2p@(t8u<ahqjy98z`%h5&?E$i?;UtR{PL3I)zw~T0t`9%%8`R=xYM-uJ-c_K<j%BreC`mk*=|13L6qesqEkR%@jm5ug&KF`tfq|K%U2;#0B^%paP}oZ5lXf)
M~XmL!!u&=Kplf=3{d()1V)FBOG9`wkrV{C{H>`i6%R_3!hbU<kE&omVa8eE52er9Au-EV;&+?a&<BR2P>a)eQm-IJAojG7IT;YQF>z4-eZJRmo-p*D8pk1D
f!&Wj+Oi@+k$iEc&SR3qOm|k~BGP-4vAOc~?$wo?)$9D=0qjm})@#fKP$_*N*_smiz<0X$f%p69@AJ+Bu*N;t*)4=YP!T*@10$`}rQO<Hz+^a3w&ZAggX2^1
JH&<L3FXFlfVdKh>ws*KE`jpu3k-T?bd>>~XV4kHd0iqiT2+SMo<{=sn_vtF%Mhl|z1B^U1D!Amp<Iz2km%eB?KzWfZPi95!9z5W^fDvd-&rt~+6r{~o~!3%
cqb2tM&RGan6JzOtv3)X?)D~71&`Wm?gwdz-$MYw%&f!BkJ4|c%o{mff;1rE;|4m)%%9gg;>o2OXh2MGNkPcQZ-}2f3O-DE-@}rov@l>pSC?@wM92#?%YXQK
h!Xj9=&+@X1PQt7>m~!J`tje*aToB6>BD!DdFcThSjxjb^I)!@Z*RJu@tnuE&&7&}os{B{TexL#dkf1W2sZ4x+5$1I_ym5|-+s*vu@JAY-x!`^tbGi|#S)=y
&+3rYW4{lry)^&u{NQpQ+1x3@lZXpz7oo~1X99_RBDjR<d^pA(0WyP<gA1iVb9n%W#sH{<9_rH+&8O426`xU_$4UiLv|~_sr0sE*%a8$~{HwOkn{X-aC%XWc
$&_073N5nBULW=^kPSgzrLqf=H3+@s7MbV=0xrvEcR1nUd3Ymwh)f5a?fZ_SIBnTF0GEX~+<@U-z3AG8s^|a{IPF~HI{kQ<ok&Ko)bq;vNk&1|(lBv>vA{B5
UdsRp1V4j(Jl@tuoyVPHM_fl9&i1g<$kGsy^?|=*o-YflHRid0zd<cM4vN$)R`GrCV?GjKIQQN~^U~ABc)Hshd*}0-aRks1Y2$TEnCzEVchKW}Ac5nfJlgqE
5ZGmhx;yL;C(|o}gF)SXY+Mhe!|8(yDptgRs0`_x6I?&{{CuXc1LEi&XWztLZV8p5myW~l1B~R;1X_ix<GGu-au)=~2kdgGNfCfUe9jpljV@2WHgABZHu-JK
KHAa>(C|r+DnJ0C*nT2*D41o5Jum7ZrsX&g3Z&M4r-!ekI>;ZR*;|J8F;wTxo7e|j?wu{i^EzUAd6KC1>W^M|T6JhQbkP@}p7;Gc%d!vS03uNGBB_P;>PLXm
zSH(AHOzDY`VW$HcXtnRQ?9Q?sKUIElNaA02fuOIVl;StL($&OT{LSk?z;nLR0RTE=41J80VKLm%7FlV!Vd^nL_9YrAyd(LaJ&-?inro3HlE8ahW->~d*fFU
r-4|C7rlWZrY71E2sa0?{hhWJM0~!+8nMi=cMF-Wst0DzQZ*T3;A>C;Vm9k|BYhB$2qG~)CrI<GpnBQlo*?YOh%f*Zrv2_a&KrZwd@!@FM2y8TUQc<Hhe&wr
S1^j2^&!Z<`uziQhysV&iyQO#-26-t^i4ePfDqvnyN?8O7<Jw4i%xOlF)Z&eKBxD&fBZZ5;va0?c?j@&@Am;iCmA0w08FE_-m)ZUg~Q-Kp5PqJoLn6cO_oC-
A%-^3!gu)Z0ZkCgKiMWHA3XQkN~UZ55^@)~RSs*PG;9bwDRRLR3r}U{<3yuHG4j~2@z(nbX?MYyr(9lJ%gK56aRHR|`5^dh%im){Jk#IrW#XrsdImeh0Rr~Q
56BGuoL>m!U@v&9Z+Rq6Hl7e_Z6FlQAZ})*3`1pKV@8|X*pjwzYg(~rf1mD#CAweo(dC57yHBu(&><A6*gptl5}@w)nv70|E#!hM%Rx$E@f58m;I#L;!^J#>
kGU)N*E5c#@YIvb3TE<DP@S#M2Z<%ZBzfzJ-n-N~nnCo4<f$ZonMFUz{vM8g;A=cC_TGmOLNc8!g6uLuOQzEdN&ni;6cj0I!#C>Wb~t+~1~<dop&wP7@_w%#
z$gvK`Nl2)X9wBa=R<2|4-JDLz}UcbTuI;R%-*Xz@^*qacO8<MKO2Kf%+j$kx(8u|@XFS?tW`upIYc_z@%kd&ekrbB_Xy0uz#-96f!+itaj?gq2iJMtHpo01
bNSL4oTW3E*drEdOZ~*Uar;hGWliLLFDUGZpD@2C!!5zRCR4v0Q-a~Ziv&>GSu&_i?fV;3a%+e%f*J0((0gOKx$2|Oc&PdU;dy!g`g`xj*A1K^ctSuahRbDd
HQu{>VGQn<lm+nxH2@kNbQQ)Kh>7B&<OI{o;?>V^mu=X#Da$*~VVA9rLUb+G$frcT+s>qKfILG?g+ghBi+ZH1SrqQqq~PKIE;p(B2+)c-A?kFPtXd5}M*jyJ
m=uJ`3ckCjyXh~B`xj<0&f>BTO#3zg!b2?VZQPW&s0HM&^Xi$(IZi0U^-@p^&4aWP04!F(iG@{qNi8><g)6r93JSmz*5IBi`QZP#>mJoXzzPdL#?vyUyh)-S
WK?}u>4&fjD*auv&j9&~!^ruv*H%8!j0GqQFlO8wDa*m0XV&Jz9!evp;O=pIi={uG^Qp$*=Ns-dXRKNgz{3wXIE`SGV_*alJOKjdgn=4P^jZz5gn8I&0eS?w
^yNN~f+Jt^ev&=B3AWp=5#&nZF6;+i#s&-urPD(3u=f=3v#(a+)Pyp?>!AphpFH`5h#O8&wlD<QFOZ)or=1Yo7I-kf><jMA0KU&uM{Ets@00$wKyd9d{9pot
c&1m~LV>WH{sR0}8OvFW6$ME50eHZ9X6CAOR$7+H$&ktX16y%O)fF#O_ggPsY3h)7L5z&P*@Gb7ilty=!iiUYjWNt=1Q8+xxZH6{tlr%<v>RJ+BD;YclUgWV
?|l+=(sVJf7aa@~I^S*b4VpLdRGwlEHqXhkobd&!5$r{r3U?w2pFQlzK%n;8y8$0l>*Dyzp93OBH;k-8pusTY*d8g?ML>D$I(NHF^8#{&*J~(#NG?bT?J30m
WbfzL$2kKTiy`9)dg(;KiKmRrdn$h6(1|86kJ#cu;R=toB!88qDavb+=Zcr|H~)PFiYvPFgR26*BtWH~4)~z-oh50rZ=ORc(fz2Fexb6ym$yNNzUnHfo!ovn
!6R4C5h;k0mQlSJrU?w_%l5Ib6U_G7n<JUv;6#M9JoaAhZxv9+7BEYv+{;42%xx9;P2q)kHOz|ex1&o7K3v4XNOZkJxn77)-qq|+{}5d4m-mX!`zv$7XP9(D
T}r@Ep1=grS`xhAy^%OH0d|rA?};2~=jtcnS|_ookvMI6UY&MkAK(uc6v-FMc;Qd0_I%za3TwD02(2C=>)KyMq&Si%a~~@9Dt|)mU;ABP4+EQ%fQwiX24NW-
y$B0>HWcmHs(r?|&GA|2xu~<p$66=EI12FevfFgdj7>^D^ejZB#S?e0ectEO9kDRv8S&UXVjzL?0EQzR_6NH6GAzD;0rVX7&IfwOl76@$VRB}e4FM=&G5v5q
8*lqiXn<()<*aTw6xth?ce8~V>N&m=EHIp!@1*lQ9U+l=yDl=`!ay2a0w<CWHw+wqVwS-dA4QU8r+>o9IF6WgEz1aJ+9z}Z_Cs(VGu;5O^Mzk~8hIs?P=y(v
h<a`XsR85F5d5A=GAIyX56*-2367Qk#9{+xk7*n%hDG_=P^A=IU=kI0DUJo~b3c4o09nv622`w*d_!Yh)C%N6BW?N?hJmqvGoK(sc^>uvPHGsO;?@1Vl^z%}
xz{*z+uy@W)cbv<b`HY>6!g{$nD~yKk)x6(u#rLh+_r>7Q29D#<0FI4mLwoQ94$S7;i(->uCGygs@w#)Gvo>Em<i)!UzQ92t*#5xH`%_AI#;;JvcA(^M11XV
N_q=F0rQ#_uKjKr)8i$;0EOrQ^3E0YyAMdlqp{ErbwPI0yDt-mD?8egm3tr1n<sgtE=XrVny`WetaOR;A{9KI)*e!xeztweSU|I>w%16KD}%fpM98J?V(R+7
8hHw$wJQu?sh&Wc<kh$kfVWma_n}6YIuBGhqt2vNKQIbpf%5==F(hDcYO*73MLg+@05JvxXJO=B$qhgqhcu<wn@SiLE=XRwOu3iG-ml;_HZ1z?_wR`Sgao!x
Zg=FC+~9ck0;qw_TXb38cE!Afgs7G%GTfOdR69`URSnoNzCg4<OBg*N&?3maz{m3)GBgmY+7oXiSnVgK31&0}+gPnz`hEvFj*DI`tctP`V6icK+4J|fLcs1r
2ABx!V$AvHknqS6ff>TjBi*2-#4QSU0%A}o7U;&pP`=QYEI_z`XYdwB&{3Mnu_R}z7r{Kj`}=w^mK8_!v2_QIYX{-alWKFl^8slE#qG#A>&A=A`>7A|8}^3m
xA%cKgvj?0ixEs7D5x+_6;K5K9#3=$#-8-gPW{Z*z=8t4xccUPzaExUa`+b!@2ZBX(Sqown+7s#p%Q?k);xi|CD7t{<PP-*nQ%qa;Q3|8B)-Yg$4rer_@(#2
fnJNhq}j7MF<j5`=z)tD?e5I|N)R9-!$@nnJHvAw&Y+1g$R8g7$+U<A3`@G;e%i&32(gQ+62Zyb0M7vbhij7xa8;;e3djaroXQzgg77x7g;}53H}>(x56D3?
pJ(u|;3-`8V{g@F2?gL<0-wRY4Y7zD1Z$X#sX(3wJ3E|o#;xf*A2`9dKNSLlp-(to(!-mJCgFL*sgyr@Lc1*l+ua1s10fr1m_7Av@i8b>FKYzP<97(Rw<K#C
FQ~sJB(|$v$lVzXJQndp&u70u1wY_Th};3>rt9~~Jydjvd74^ks%$*0hQ*TTx;-o04KDff$IR&dzNJCO-%B}@71%545KR1Jcps^dNnC*wS7}DQ=FS+;4hQz)
{yeFO7!8>7^IW7V=eJAdE<-uYsRr`P>Fy=~$<h_BCesdPNjgP}GeAyt+Zgv&CQ(#rdG0pkQ?cD%T?m}K<@cqo&n>pss>5?a2a43`x~!;I`D;q{lF;#Hz-bBw
eM|McKMvtg%Pym#vLEX_+<ii*#PWm^B(Bil1P&gmmgq#+p?figj~K?gPfYc?0+13&7qkb;%1vI7dRgv|V*3mcO}DyIu((`EgSenF3VM}3KY}39TcIt&3aR60
HQa?V$=n&Jem{BZ2N<90O0Gju#BBuJR}k(<e9z~4;Q^Sw&Qeap8>9&gA)?u&ecT7Flg85LUy!NY&kOP>k>JIyp-2vpwKR<b$gryVybnt?MMrj4Z^xs662lkZ
Lm*FD&GG-rWS{dx)+~qu-?`T!kkg~-($2PAt;`8KARZT*a0cyUt>6#`N$%{+UGS`Dz7J$}V+<|;J4zZxx3kfqwGYl=d0?SP6E*vp-i&e>Reomgnyvc)v{9<~
aQGs)>!Sv)6!j>;Ynk!>IKaQJz5LDyjSZKOespo17jJj#n#<quJ{tT5Jn*UZM&V_iyNmP~;5LiX8_o2}WWz*9cR5wUctT8$PxdiVa=_(!x_3#Um!FPtaH>e`
K3zkVi4$`rfLHq~SB|x^f*-_JJ`*D(<dx=Gsl1|U!Q5kjB@R%mf><%_#E@oVZ%Y!E06F9HCjKm`L8ySjjQx<?U%l)j_*{B9$a#(*zl8|#ZdrV4FABzQ$QoTM
294>WL3|X@(rX>k=`P9^f{LOqb!FD`)B9|r!fU@ij)6hy1lO^=Q-$ck+<;H)%76G}9|p0{2wxLXxD2rB=lGALGX%DswW2VRsX|mB5fw;GXONMRk&)CPDv(HI
R43vWNJK?sBobF-BoY}>fvAY=;{2l1_PzVg%^|SXw-VT!fV*!%Am<9Xj;~eQyW;b%{ngrU!@K15az<_JrX5fbU-iguKj5ajF@T0g?$wj$7JGXmkBqZW%KP27
)tf!);`M%Rd&R#Knf2pYplvo%2PzyGl+`%84$iqBch!*xwZ3ItFKaP}@Fl|RHc2$%;HHClmZv|6E`i#P=<HJ29&vq~O<FtF{dA5T=Y=>n^VNtdQ0B-Nk#0Q}
bz|JC3JjC@J0#`fMxc(yXmVERc$)qA$lB7B?d?`hk@~&sKA*^rRZHHluVwPy>sIW0y{oKkmLH51X%dqMlQExCe9m;Ivqr#G%PQfvTp%g#z0W4^aee9ss@vFd
Ax550)x&03FI%ALdslz}+OayZvO$QSR`EmP^>TRcX6xmI-}n(V&hPqOZx3#=avX7H)3f?&KpIPiE+8L$Kj5;(VU+zAqd5-Elz4LxHNR`4xc7ux^@app2Bz$Z
kv)(3<_BzpXn2z?wN32ta3S}&3;7Otzf6y&Q|gpbhc6iKi~xq)oI-AX)rXfEOuFv!9E;Za;`=%GMOH@VHoRO#J_Yz-*{d+EY-zoQq*&|PW;Gvd%;H`;?&KbU
np^QdmME&Z%zYo~lg3DR|27Wsl92te(D@#0dhOwkyX#(4YY#WGl*G3VdzZS#r1WvLGG2PodBS1`DS{6psg^Wg#gk;7Eh#BJ^C)|V+3>MIW#g=(L-L})p!W3Z
s~#zd>CX*@-?Tma(D55&80g&9uP3rQV=z9ysN<OhY0`1X4s8a?KXttcd#}?NS20CMyDfdgR<Hf>=cg9Jw}S!$qA5bkVCusb<zfH6LVaG(O{K2Q(!NM>H7d^3
yBj6E@Oyzwyhp_Zv9r5k0h|-&;7<;bl6PmQIWGAo!L?Xr&UIGk3|Em73#Pd5%p}LMZI6oN{o<CBe7Ee$?5NCyFa74!o{?_)K3Q{R=4!*UJj<XTe)Z-nc|gWb
Qj*MVOg4FTLq#zCy?!)(i1=Wc+v*$Q#kn~?3czyqjy~&_zPiE&>U-no9WaQE+hjj*>*sS#7^~g3A<8ujEGs+&puYg~F_IRR1&%zb^?}M+5o9a$ZJf^2a@y@Y
)4K=*-*8)c88qmT2BHChHMOPpEpyY*hsg_ugvjOM_<6-{E~bi=FqHd|9@F}zi6{zQ*!?l>`dyb)Qdp4-5K#qU*wBug@YF|d;t2iNxH*>)1V2`_6SIOC{YeqA
r3JXFV{Sy&oZJ_;NUNU~h5h!+%oB%UTt;B&)nY2y=ZTu{IG^pw*W}1d{CyF1VT2tfe;K=cqJJSmaEOO~mu~y3mIb56UvnO}UW+DtZ{YDOfLBI~V_#d7G?)vf
vIGVb#!Twfd}GI|z4((EMO^(_lzCwU1VV6=X3?)j+~xsfW;c&{JSD%ODMziBzJ7=;b6@KouO5+Gk+gL~v`Iz5{SoYr`&jM_`g>-<BZV0));2r1E^WsGzab*q
$VXVY-p4(B;%`?Uq0p~f=1%Yg;f=d(gkw2dUiXhWb04=IM>|i(GIvy6WW={Xt{qomma1xrL|`hE2p;V18Z%okO2}c=RWbmf@52fP;WiFgf%vvs`;q)CgIgx9
$jU0%Q*WNDmA2}SU3){g87n{7Sgz#1d4$C;;-Omu`gULd5Iv2pY87N?USugoErnp*vPuUh?+&MV^U>4sePjhWFzUiP%Z5QdWY0%^sxLyZ(?PTT)sUs;%Zzhv
>jv@IH8KPlfW6W&0lxZ;-e~*#X`H<<FC)3w4Ww=?+X|Hb7=1spm~2$O54s%}$#vboeu}Hjoy_YV_u7=iL=lejeE9dROWDHE<)nLPYrB`iN;}}J;4{ChPpWs`
%mOXv+qvE2KqATjs+iya%g1hhC%x=;t%TMDH6nd+>7;3wpIspm@gyl78WZ(YH`U);a$IU$B|_G~n7HziOgYlg8xb<(=>XnByq_3^YI$%!&r`dx$CwxlZ_N?j
zRzk5d0SvDT0Q2L!RglqvtY@e`sfns;Lhb9gMFMYX}4!5BQHxE5ir-*oZ$`M3q<Bo6kuaG%kHfwmlCq2WY27KE>Gw$_qv{;g3Qhm@6S4QXMA&cnpxmqFSnxP
Du>!$O2E$ap*-P2Qn2S?U+t*CqPogCYgntXjrkkAbmHkr34OI?>v8M#x{9%%@Cd3F`NC6CImVsC(da%7w$EBmHxf1eV0-mvh4olQSJstp&x^<~EMJjDX7dR|
mwJWN79Hqbk1r><Khj;e!?o^xZgSU5?vD&QH-+>*U|n7S+~0mG;y8RA`S-N`aCW<nZnlf|`wg_-^plHvj(dqv>BHaTJ+Dg&R=83Jci9s6Zhbf%S7gCTDgxg;
@U{hZnXd%|g80cs?MA;00|%S(cwDAQ5P~1&T~BxPeUL!C*E&5OcLwR3q=>;g-+372V{7T>u^lJBRwVlrvjxwjT<~kY=NKZSu^t4Rcqq)BVb{g5-La*G!&pRV
UJzm#rj3*8m}R1`vWwuUnJ;1_SsC$U*nRsBcf~lM9lNC&2)WF@X_8mM__EONi@u$V&*HG9`y&8c$%oNLHXE&~7ePZjVT)}XkZQgjrkv@8nyB=NwslvR1-CZd
3VQ6^i5yh!re~9DdU?(_uO)uO&aImMeHNMeSfBU67^d|-t785`7CF~r1)#rS_xIlMf7<yyZ<~kUEcBgRmu3KzT7`sayX!NKJ>gj1?+UKT{gq#+m3Obd6`%#(
;_DT~)>pF^5iy45Y(gaBgkMh&V#Fd?xV2u9)y6}C8M>u@VDc<w)nKX-`mc@NfTMS6v+LJF2{{>p%)@=Mf$W#M1^JpU985EJpyDne%|oHhZ2Ius)`EL+p_{Dd
qUT<RZN3i(W=CAm+sc=_=5@N6!_qw#;z(j2#8Id1Mr4f7h1FKfchCNaFo#}lqGBH(9lYB0)B<r(+XdNo2Ey<Abv1ByK4<|Fjea6nK~%-;%mJY!;B~8MzS)_)
=*mU$5y#*i50bp`X3pAnY?>AbI<u;}F9&&itA|d9<?M03LC5Uc$gRE)cWQDP)8})Zk?S6lF*KKBr?a$$nbkg5DD>CcHuqSML<T*P6RIw)pQM7==6OYX*1c?f
shKWtg-ZfI*oQFyc$(J49brlZ!Ovn{oUcD!*jKFfPG^PM)!CDU^Sno~t7zG4-plD!)(ml_al;cAJ3ZcGW1b!S>&d=Yf9t+K&zWZZnzk$3uS+!*5?^)5SQN_v
A<TrWib=^MEa4>jLr$&is9f=^*SJ`I2yw6eDofXN_%^y>^SQpe!nR>*lO_J@QqpI>^Pc-*3H^?1A=fG&m<y>xlh~nz@qi<IytOSXnk)NmpD}kUsT+)XZWl=1
BXJ`ji@Gz7Kz><o6|jkN(&y=4!7q3bSTJ2D=?<4l<~9R@=uCQtkOF+bf9q8&GTm1%rYR;o;q?IQ7bjlxyr(O(vH4f>Y`o5%57QLZ64tnSV8{L!Jqtved&6{r
a+z?C%XRqnf_06IBEDU1oK!+G)64ZLf6M!vX9pIf7ju#79%B|F4Jq`9xryWAB=lt%754N%jp~s?(MYlQE2>+`rvVU-nh$f$4L>z#eGW34Ip2nxbd66Vo9L_%
BXr7EcDY`XHfGejAov*wP-6aA3ubRra_c<}`IRR74&?a`+LB;z)9>;e7}s-skezpf3D|KP%W}R!UNPyd@cG^*LV>!yy+1|X0BvtlYSv}aIRd%T6L&X%gJGBM
g01VmLF(5K^?`M=;d-(t%0#vlN+TapQK~JMaw*@_g4arnOrG`L;D38(*L#osY1b>G+~>P@nF#X>*}>evOfc`66U<Lq{4oh;SoYpxATs(O(s}ISl_glm{ZesT
cbJ#XX`w3&pMSa^$NH4<=YIZPR{LG{F+RCjR^<b1sFb#h3?Sv(5T(vHMQiObw%e?C!d+zKsNX{Mda)QXt_bM~;p1)JY)APL`t-r>`}+z_&8Z8wS$#|&pJj%5
O1}MVuaP2MeS;i4RYhrvmPzex5u{wpqctzWVXl35rw&=oBOrjt2`jZ@g&zK>riPF9G2-xQu#GbOJ5e^s5#|UfKn8ovuIL*}^O&0x_q+D_wCi{wxz$5cOIRqf
Dl<-BmDfkOPw?c&P5lYA#NET+0y(hIj{Y{7La_D`@LdQ3nBdH@Gv!QJM13w5PE`-`7<j-}S=@GT<QiyLSkRYNZcp1-I^U3)V&BONv{68u=Uy$fM9ZC?>b=6q
8p#8g7ce!y{c2~y5b)WUXxp<8o4u$cZ<IpaVg0;dn+!+2Txq9V+oi~}eZ#$>>~gyuX5vXsn_yu|-4gcz@ra%XpSNiAmFe!rtSa4M^i_>jZ1U_?cMZrJ)-8|S
Ab08fimxZ6rp)>?Y3V@hM?QBu0Sg>vnxUVhitPyZL&rCJ<YxKpt4CVf5BAY@uMDAU*2#;n`<)bD!azc1=TaVl#l9w<Xop|9=P<XH;newkq*KuZ*gD+7B01<g
#~1;VO9PK7U+U`s+FGsDRt4$f>RAzPrFCB=J%$JcHqAsiUg}r=T#|#^9?!9KVqKhJwubFvZ6o>L`vqGhc4xJ>V_jcdCulTKo95x5yF`;W&5-^@v-3m-48^a~
y%(2<%glvU>Ac%}zFBJgmc!h%Qfka86mNBH>^?XBy7OBgjze&|><%lx?t4NKC4-Zr1!&4Odvr75&(NNExUb?LCb_C}mb=jko(H<Zx*=A|eG{8=;f@)JR?m%F
+qLC{pKHiDN{i%TT+()>1f!f~#U9(!Y~k=a_;BSP%;)jQboB!>T}{oBSWT>8>3tt>2x|E2F4r--Kd()}o3KccMX9}!xM`KLs*^Vomnez&+RB9;9$^n5Fu1C`
#*#a-YO`1x;OoKi`L-i1;=OHZmS2RKgX#40<sFWEvr-i4#rZ-(xME}5Vd|mhjtR$KWJC5~`EoV1zU-P<m3@Jzy=<2G7x;#QAG9v=103h|QRlmgdrK7=`bA=S
aM!cXq8dSHxTR86oMd*lSD%+hqV2LdmGU@vxEp6`0>Oqs%Hd31Axal|>;A0knn1f2f9419p~A!PksTbhN32h1NV5x^w!C0>h>4o*dStv#I$zX~14);D4n%p#
Sxn(E(x2L40n^!J_1mcXuA;VTmv3ugBir)Yc)R<$miu~`e)j&T@O|kc5&x8To-R}4kr`4*re8WX;%_R)H@@Qri{AT=>oqZr19y7v9lH53`@lGae^CV{O|Znw
y<=Nxz}WijA@Xy7-lr@&h2AWFa3v$KQ?vuf&E%toHSPP>=ZxX8EkBUbvR};Zfr4$uRgspeST$BR(#_EIx{swUyGr~xaf30p<I1ksE>YqTHraI)ERJQY+V{iG
N3nxI3U_wz{uA3uSU%Q{^yUV<84*4#VU{hsftT*`IpYpK{nZi4`orW~ccJ_`OFgWhDBSR`c5&B!=Gn|loPeK_$j;n8AI^#os~*!FI%}JtM>vS^X|>0LiMkak
Az?_2#W&janc0w3>D(~^>3x&{Z#@EoyTcXo>iw#pdtqV|f!Fn+ge^5nnSY0GueG`}zkrM)g7z=wZeyqC6iJzVsn2rjiUpI61=`xJ#phPDaza@#8ehb%R=8(?
M~a1naRvy67uaXC3Q=lqNk2STD6aG^!hS1*XFLMXD}z$Y+vnr1Bzp8a7EP+3$z`^;A8#rjZs%$0j-;MRn1}Z8c{&4y2qred&2#9R2wpCEG@558#xP)ne+&Cp
l@p9C`TpGAgnXYoYnJhI@^}%L2KWT1|9TN2nE=_`p|n){<Otb4y{mp)C__NG^eOt{mRm79%iiJh_$&(h?rVWVt(FIt2S+5(PA!x3<;Qir#pT)k-P~BK5i-xy
Z#VNs=H=m>JxrXnz_q1Xu*jjE>ps|N^bq1{%afwsU)p0quDi{7`Q}(*18Y*f4@~pfm0Z~Oa%4$<eFz00@deH%JU()mb%Dy=xYc#vu)e=Bh<mPE6}rxLI7>VD
a=H4<1Nf@|tR#6q{Nz;byYBm4RGKg4Zfb=irM<lsr*Xl0_s6w{kTtwxPjokrL#8(#BNXMaomZo2qNXrVn`{Iqj%7C-9723+-sr5@M#m!5HlXv<kl=qus=U2`
+nc84y8M1d)#j%0eAuS<j8US+rAseb&^t1I53xKuRD|r|Gm3bS$&+~7+Xlmh6t0|{vvHyCynL@nvl*9)`hoQyULZj{2WT?ON_QqN+!(#kaaMkRoq`IPb7t8(
`8sEe-bkg5;@i_OOQzTApO;5B3m9(((S#jdcDC&E98ZH9P?@Yv+cpo^mM<B3_bnkt1nwTngQ1?hn}k~!<P&}RBvX0vr^S3<A{Mdrc)kCNLA>}s`+SX=*KoM-
%(wQZ`j#z|+0NaGXFRV3e)3giA{NXCGvAuF;p$sm8Wpy9pJ9`HHfXY)V0dVkHLNUv;RYb7JDB|q1Y2-%9?p@<EOH}9#)K90i*=(i>&>6lu&@;pkr+}8zsG>`
!WH*rji-Nw`WmuDSg+abV`Ub3Yq=fF3*TpnATF6{k=xPgaGuWxJS-@Gl%4N$qYPF18f&GYGq=?nxOu`TjCsW|zUOp}z~}IXumT5AT=IJ<0KeKW$VBf;>TQ^j
cDAkOxXc>aN*p}uaxk<dHzsMkRX8qxeSe+^Wd(%wUZapAk1*a^muQ^=K?vh0r~{*IMV=4BLCV*Q+(rgMwe`>F`dO^%&%K8Mu~^ObkUPEz!Rb8|EKwg}_xS#o
_s&Z`yBb$A^kHA`%)7*8r60K<2mspy_LBG)+NQ}4G;wUdx`As4aQs))hunQ&DfZc^VfG*@8}pvco?egA-qHDzVjo+&NAxG45Z_oV++N&xevqW-*G@#yq_0_$
LdI|XaGhcaPfKk(kD&_!Pd9OSuC%W<3W$q6pIn%m1v%fvUyV2}Zla#>rKQbk;<pI(41BvKKUPevVd)-T+1MvnQ9H)xReRnsihTU4u>}#!v+e$pH5OR`FqWup
xN09Vm{-R;TM_tuX(FzJ18hn?MIg~s-)`!P&TIL!6z{_`#7)I#eXUz}OI}VVoKq{KG97%TXFIKjXnwu?5-GxSTV%byUhQsn4f=YCkk6-eDR#TU7;?Jab9>*Q
8Dwa2VTlaLof%J2cqDRA;G=P^M(<@%%iR6EJ3tw$ZcRp+!b_L?@NPRR!P+?<x&b>!ccE|h%@n|^Sc;%ybeH_w`HF#;UE(^n9i!hKR*a>Y(^bzSd?Rgq+5CDR
A#eR%Uwp@*9aZPo&B60t>b>0oYk|i{Y^Mw4;(<E%J(wVi;<m8kurs@!+vT)obQrr-d4Ucq80$LJDf`?<5$`u|Q3uH7ct9oWu1>1AJddU>OEQYg@h0Qk7=_N0
wJPBI=9eYv^=T0>alX%dDUr&ut*NbPf5Uw#e7&XZMLuog?C65l3|DMp9OIm4f}Ig}M`Ah8@NN7~AHLmyE$_JhUnxKw$2V6Htg7>~RID6GqjD{s`sdO$6)2%Z
?l>3GgK<49MnzJ@Ma{C}o5LhA)iAgPK!QcoDUZEUEEUX+trmj0DfYY_AL|`S_W+cDC&g@pogk;I?036<NBqq5y|jLh&H!JU{6Z{Q#0f|LRGnqe&K$sgJ$^_R
%MCwH)mCnUp#J6NN$NU83RjJHWmnF#f7EMJB!gmx0#Bej7um5?JRm`SH$Kejbs=pNoyfvJCN%!tQJV4V%E7s+VRjw>l#Uz7i5|0W$QCxoJk0!-d(}xUXQD9?
i~Mo{Auw63N08)SnSE0?5=GfGB(psWr-wi|Bw)RG)@_l<0wfo?r1Y52Rc3u88Sc7i%<tKW*0YoK=e;3Ie%9JTWJi`q2r%C;o$$~R$X6qm&s3?;9lmmQJ}dLj
nu|v+Pg?!g`aEyH9Q6q?;$C!(yI@W`R$NvbQueo0^CC%g>FuzVTx;h8Ddj-OF~e*y?2maNE)u8;_5?l7+BtC}_d?)yhp1pOzZcQuRL)u9aCJy3Zns)(2ciR9
?eG-wAc|gk9M=Imfk+9uXnPP-Rz?+QWNy=<uea5#W1B^ZG2AbvoZMRPz9k}_>rI^R1SrhqiB$d^XYeLI#D1Ptc=aU8ZF_bf7IAG}>+|TNvoVr@DX$lId=@ap
F9$`nrDqUITAw2wkw*jq%O%Y{by*Pq5OK)zxP^L~SuaoYqVo7oj6HXSOo+^O&q^g^Ho5}0ugX2;=1!kFJHYQQ`1w@wM&9H5*$g3D5o44)tNK>X$@9dn9H%G3
$}HZ`hR4kkifOuwEX}|mrFjUH7iMN()Kw>4&No0Z<&Ntr;vqb$U5BtX$MxP?O$b6g_slRbGSAJ%@Not0*s}=|M!9urpg7_hSp*oJ^V*OUk*+;pzz|??!gqhT
z{JKK>$DiQpBQmy)3qZHHtFAb;`+99eCmwsP^y>aErbC+slL6wN4hIX&-rwG8`?Iu-=4at7tEJ%;+D;_OgBO-=MTQ@zHJmKux4G&0%ms{xp`6QB@SMP|E+CE
4<p%ca@+|NV&T}YEy3^At^GW)xC>t)sIy_aS)S?fV9L808N20u89RbMVBkpy7BbtRsrP+ei;4HmSJ#rcqNvusXS=q~9gJNde`kaBZr2DQmd(Rs@5(aMhLP8*
S?V&$jMW~Dh8Vq8*t&(iwAl(X^(2xCBmu5r&dh<%1@alM^Ux)eZrmP-qeGib^7<BBr+_{GF8smd6;PeChRZ%wr8~AT&-yF^DJ*85147N1t%*U-WA962#IMvH
&7@f-LOzfN3dLLWct&A#86$VsC_m(h9DlOUTr3N=^!LkhF~_A7eU6aeIs5XR`??<Ud?%Ok09?WKbk2$*M=SQ6$}ey5CHL>aG}_gC_qI=CA)CJs?UQI;r_0`O
&-*6CEVCQKX4#r&VSwdC{Hf*=SG|tzQ;_z4O6;$r2a8v^v6esk+-A={QG08Ganm;Tl054UHiAi6@Y8y`&S_cY(69OWIv=p+4+-hO>;N3xA{Te*eGQLaa$>Qr
p}Q_WOs)@ra|O4?B+6)Np20exdWiHrnzk%AmKWSso`HU{Y7RqP12=H1hcEF;&WEOi_Ul(XqS|Z?y5IGPSD){^*SWoN4Vx-ySw4Y<%i2aw5i3yVXyNx1#W^g*
BeVyL9!oaa8R&}~kK~s@$h#qt{`qudS7f-;*ADFb0t-)i_UkqJQY&o@zgL;7;y<rzJw~^O-6rBUf6TpO^TjKI!s|dE0WQDq2mc;de`WWIQi6>m*f=+~k$K=V
bgYSE-vg{dIG@NiYJDv|W=Vxv0#eP*y!<@CA0yBU6J|vM<(gbFNx2LWENP#mm``qGzy#lllTvHAHiABhjPCL)N1ttf##+|E4#;X-!zyIDd3VFUA0z<wy!3Ln
_4#e@X8sY$-MJaE`hKbiWq6)%|CSRAGtk5A7ZgeyOd6_7xi6suP1@AN>VY|&e+XDUF1JB-;$;wag4Ui9N{olhTpo7O?lz+`D0bb<SeJU>7GOy8{oQBJ1q6f}
iqv?;p2lL4dbSHVG_v%`%{O>rZ})l_4PC0N#<o4$+MS9Ua>VuBu>5bkeT+K~E&$O!G8s)FyHC3Vy+2T+S(JtxMk&i%cv9|n9x{Abxxu{nkjhBnbU*!<;wPVe
6o-{b3Mic&!(MDNmt}Fl64KT*rq<3D!&^my+Fk~?j)5%M4u;7&%E9h4B4A|0<6=GvzhjDGwhk>>Hcow8hGpLL2=$82vv(7S@O7?w7BTQi*8|B>WUA+TA?sW7
^}4kAu6{54*xJ*MaXshzexhV#NMK`sb6)pl6$37Lsj7U}u2hSeZlv!io@6=pzBB0B=>Uq6Tgg-c2AterrhF0{tA?QAJdp)5ptRH1J-NClXX)NWr35`vnY|t>
i0YPR6HKt@vD{LtuhN~g`&hQ;aehO*J=0U?>#YtRh6Fs!b>O%}ETVTfAeurr{I`A^S6m4s<3{9GOuF1vLVp!R=v;6y$J{3P)$XHW68xe29spM@wv4-(ZpL4U
88-KyC`Pr?Vz#F;m3EoxZg-9uHt-vi=4`#;s`o?J`1!il_w6>{Mm8-UcS8wU9<#5p8f`SUW#2eP*Odn%-yZ$eDd1$kd@~&MdV3^|D(dEdBv+U{?(OyA)-D&#
{;0b&iI#sJpP5ayZ*?N3nd^JhL%vu)WUVyIM-3#uN1EvLc1q;LbGFtNi`jq-En*;5xu8Pp7Xh&LJ9hP4X2dD11zd<ln*n+=BM!>$Z$0NBMwkiKo4fd!9YGHR
prAqO9l^;OEKheO)wlH?-^Uj>kU1$ihkqdHk%M*HZjhXLsQhwCTnnY!Qt%6iTK6jVU=LQ*PPl(ngmqnh6<PVX&DZ?zck@xdHF>Wx_l9n%2SzDBhaLWl0Xgz^
Mv)FMA?LL|1b+-gW$*|e$Ug4ba4^5JixqiWwtWEf+8fW!fbur2%<+}E`CuM!fQw2N=u6I%%)XnS`gD2QYvY#!(lZNl3e0-VdGQ<ToWF-*Ag$6@IhNz@G;j3V
$Hn^4^zP~?NBhpr-TT~-7?K5Pv2WR4ZTM&Av80uqO-S4rdo6X<H+{crImM39l%eE%o7MhCo8>cSCudBq2grU)I;eo5%%|sF9P@KXDZbA>;x5M;x_Dj|yca={
Ey}aJ@QstWS)$#FBKg47GVv40#=yW&9A@r(h)ccnQE8dYG9X3exk<ujlbt(ZaKo@@^fjP~w1`5?9lMlVi~+#X7qyI4jWjjk^0*2U=2Lo{Djauu1kD(}**v-R
CIfiY@vG!VBMFQ!gmdv^(bXGq$$U4tW%<5QsZXuB<7tp0_-N(Z+{0XF7o&Z5ms{nt1u*n#%iU)$>b3BPN6dixaj!FXy2;vW*|*baE}=tlbBKm2t?RaK%(RMF
sr4hfiLf#XBh|gikS}J`_NG;Td5reqP9a?SdTfaF8z`QCcL$am;mdqUU}QC2oMbk(_N(GrA#Netm&8A^XC(dH7|d0vO;}ZdYuiv;$H=-_CM%Mv>{s^vA*{LA
(8sd(eZJF)9c#y(vstY%Y?JCkAV8#AVP=_rm{<z`gvz;TfL>qyG}{YlQN;C(&r*F*v&ieNuwqz_Z%v3O{VvBb)9V@ZfKNzmQ@PgJBr|?chy6{MGSHU!mhN5i
-Y?zyDZYU_=hx?5`;pW*a1E-qmm;mo`k7g^lCWrkDzzh5J_nMG_v8MSyf(%YSec({yHho3nKi^A$M#B|bXSjco5fxir1pzG)y@Z1OCE>>?cLPikAJ9j%?2-4
f7)Gq*#@lAtTB)Y5faNn)B4QR;c&rjm_5{dFZ&U7*habcdKvHxzBM(mZ^|vnH^sp)l$W!7j6j8~CtwJR6nMu_PZAC2BNkFNiyZiA<A{P|wa2T|>tX=e$d+|&
pHSy&DpEhS6eQ`d{N9fsK+TIf!5_f2)9WPNrK{VL>5$4ZdeiIJfDz^3XO@V=U(0Y#H9lmtl~X;l4x`<%Nu-91mAig(5x)DmU{ca~%J;g?S~|#0FC~0#_XQ`M
?(oTM53lyl)pFPZ!imV9AQ=mg!-wg(oIv=13|MToIan;;<zi}M2#p2?m?NEgI|FXhF0<dykmGKVY&|Ps)`f$!ikq@a0f+$C<0%@VG#iuq+Ev)*rk0BWAD?=<
y)C7Uo0hmFTb#-2KG^JpggIB&6Y>3OhuwXjmAw{=xaBxPobBKr+-a+~x{<f5ZV14yl-V`vn)MaIVDx>qhS);Ac1J+Ax7Fa9cp)F{__;&f4`fF<I=AQ;bsUvA
2*P+UwT0UeGmec9NB8Zm3xvGNZLxkI3M@Qk>+F#H15GXwO87qE>*qXXPRe)F+GkOL*B?h-J%Rio;P<=rzS{4Bk-wTao<7_Ir!I&_n#Tb2xm@OeoA0ao%pf&h
vy$C-Nf^tmcBY#G=$0W~ubaPz9*w?Zc1Q{VlXVEdSe1VNPU&jXO2*SRmJ<O%Ujm6ho@ra7dhgj8ga9250I?;Sc3rlWXLp{*Is1DmZL2sQD6W+~q<uW(0VvpW
T~>hZ`e3R&>o#~sDsv%Q1U$Z|Ysd$w^m$)BKMPEkBg0J$0ifZWTOQrc?rDo;L%fs#1WXttr&;mtU4Q8)%~oI(!ZXsFXx$mXulp)M?7TEa$#Whra{>kOmB||7
@B+F0xNXnmxw>Hdi;EJgTmBlklYUKyyrFWoK?-_4f7Lw9`+!%x6&;HXG)C+3VQ?bx-xjdaM{MH305dU*6-AFZ{)RCtOP`mS2aD%(yj_1H8RfM01m8mU5^tme
rs~atCdw9nM%SRI^)L{Y!gAeD;FLe}$kEQ$gLZVpP-J1bQKUM%A|nOF;5%aSxP$m?mf-87$+D-N%*M1!U&8e`Xr_0HZF+f6s)5^aPp8gIQ<p+7eqY`Lv>fIA
9i%SEqdG~iVBHik(#KeySC+DHJ9ogQ<i0y;{A{;Y&Awdc;@wt0u|3wa?|ZNAK(o?OKU`CNmJw;*tdBq<zop+&(7t#CHjXLh#c9q7N&9xCb1_(p-kV$Vh4NR4
z-qtf@$ofsjlsV(gD-?rpZFa?bn+3epX#2L?NxJ?@PS~ntW1iE@Cy4j<^VgiVuRTaq~A}xY&Pjw%XN?iH~W0IS%jx?sL7@e&1dVr9dJ+=MTLc(U-B_h?XjO{
Tzy*2b$P}~UKcK{T>VWP6+SOnw_8(_#e9ASd@HU{`<c|9`;mN>1|Q8sEAxvb_&P4qF3z<&d&0A43r_yr{336iWq1X=!^5jxyA(pLT{pzr$O+Bq$?RM<cP`5%
0dBJ^>EIWgRbDkS31oC4e)#@8E2cWJQJtdihi&N!Raa!Gmz$GRYhVhcwe1c_0!LOUBF<th7<O^)p|zx|tW(z&#Q&9rWa)P5U;M7Go3T(tt9D~%C74jKJQH?c
>RuG18N53o)Nk56L`y96Uh0D!mVv;SL^a&2C?|7EoV%l$GHPW<dhU6s{sjoIq4fz_(X=e*abp@6E^+H8vRp*cmHT}o<bpACao^NMutVk!5knRpNe}hLM625i
p>%O=oKY~-@Y)MsGnD}m`<j(xa9vK^X3ap?ZT9!<@cFVYzJC5n^3C_G4|u=(x7j_HTdRV+D@cbrtWj{a_B`KA5b64+zw~?GDPUi~9o!EhO5a*-iME{QOJYW%
-0jKh))&Xle#TRVcciT8x(TNb1qFvjFJ>LVZM94HnJbtlxP8a$#m&Vs&P^d!SeVTF1xoGl(EWbZMH=!oVoM&%MqHaF^F>qZsgA89&EMZJkQfE9Y9CzmUK|*>
WPO=+Auux$?yGgXHD;g?n4iNB9;CqsZ3PLB%2@`CzH<{&VLV!|PbdZBWw7f)NR^^jjFw`{_3HaFl9UlKhIbP%TlJVnTqoblI(E8|?K(FGRDCJHks52nqR)NQ
%pZezpf<<YnpR0K<d|A2hX5IW^rw*J`HYF1fiRx9&7vVHy}UQj{dLr_oKg*Sj~<_R$D0YqK`BL*2sXVNxqv?T@JmVLUgPZJ_MNjxjqOl8n`d)Tw;OMC-sX16
Exup~T{Os&*?Zf!0G*)$25ZL2te0YT#JjSBd{l;u=!<{id^o+R?b}(U59aG73M9vhdp38`<H$6=*NRbqBC&Aj`=q5w6Z~3d(}STgS=mtITJo`nBlYiQ;JLE+
H;?5y>uEzhsMT0lZnJ3|x<M*=pT{p*orUeNCST;}%Bx#<>U3ME+}0ZS1KqvS1A8AXxd!g-^uZLQ!L8ho<TsPn*k-XtA9(lxn&%pw6#i>ck!KOHeOQ68-ktXE
g2r`BrlH@emc4HdQ`+6@qd`0j_pQukw`(|-Yp87B6t8WbDdq>_Yb0*w*jJqN&J<*FoL|>F-#%U(q?|58Kc`ko3t0wcE4ydeNgt<mSbo!;iBEoWQ`1#Xvr|qO
VtH`=I1t%ux8V@?w)8Kt=b8mLg=XJAyI5n)VW^vX^+F>4$%a+?Fmc$e`1{>VcnaJaSVk{o&i&h;Ti82DwLaeO5ubi{E8LiGf=Fcf00zSSFGgAJ17F;!2dUXC
D$ULCW<FzW!K7Yu`TR$|QxSS^o8@+?%cb@WpICJWe(~Qmo;A*`Eqff1oOKCB?-ueD)HchM3WS{))G+)=@eN4;E6kx(VT*j{I~$DDO89Mj6aGN%@+o{WuHk$a
L$q4>Jn0u1mdwzb?R6G?tWb{|=}<rV-H;QWz4D8F+uHpJ0$O%H+wZ+M*GC7yZLoml)<Al|ta)|^_oibvDm1vv?CTX)Bq6_XK|_5`8k<ouvMHDuIQ7uDAI>iL
>!{5RI(%n?DST(=%Gh#+%oOSC^4derGMh**AW>CRyU$gca_AJF2mern6l6>G`{piH@_EF1u-|o#FFl;#I+1^I5fSW?dQ1{>#(@H<#4>1IOj*gf=C^KhQ&&1d
c54W)S}@zxUWvMFj9A@#7HCw;oaO4=+?~B$>~|9J!5#ioco_?u9|UTT?DsTMJRJf<R?g)?9^hB8&c{!%&qLI(v|-czj%!I`&ieG2+5=cb5cv!kmt5^$QVVr?
$QDnwobWh8{iPjAeb(0myst$YcC2da;)_x^hxBsZabNJ2qI_k3T#?Z}W{Vv@E*j=QQT5C`&)(Yu?3)9z`q+nA@^hD2&x@Eiw`;=A>b8!v(J>NuM~6q5_guHW
6VfiBRLk&pVD3~FGhv3zt&rrF>C0;^U0x3P$Ecf|707q91+abQXCMIE)bu%)N3KUN<ra56cV~Q3h67>60zYK1tS_XkVlWb=d=;BrG+a4m^K#6aZ5B!32LdeB
-qLG6unhA7#b(5;t_-oK*OlCL$yK;CpnRgUO~z%D<)Clj8^GM=)2C-)qV+{9=LOaU6Dio&gzHj+^7GlB^t?GCnjF-8j$y3;hcu_AKil%*i{5T--JIPF&ZDv$
G?eSymOuBG>co{L7zV!L!f)I$cI?aS#EBFS@+xjUF<3m^25a$p-rfPqF}|QxWV$se2JU;VQ=Xm#ww^&H_<&3RC8H748J*`4v`SlN3-V{*dkC`{VQEfZd@)E?
?in4fiCoI2+>teV(A?fw7;axdp65#Q&cFN3`8X^lk6!qaV}b;(q^Kxc*xKB91`u13`Qw}G_ViY_WR_a@_l~ii-xBxJMDe)1k^Fin*?GR?P=0o>A<s6WB?$i9
M2Nt0aaq9c`I<`-jQNoB?FOH5m*g5n&U;OfvoCt057UMG4*6taRb_;yS<SPUv~#E-JNXG-Si;Wj(ej&RDB`@H*&ymzSnu%FG>g+>Tn*FLs`e2QxAhR~CAPfO
qtQj!d2B_@Dou8Fw_eFX#3;p{cOaJ&QarY{oy-#&TJseOKy5sc1wCnmIf)^E`+MI$uu|45H(G66?{{{=Hncj4AWilP)&yU@!ZiH8%XA-|cZrtsETD`P9GNj`
dcmB#&SRDp?MXonp)GE{ptaE}sK(u>*{}wnzy1unxc7SF!naEw;(+pbE#hn~fqRO8vzaL8b0&DzEaA1yZti=usT3kSD;u$}^#fi_@8se}?_*6Q7UrE1GH%>u
5iJDzSnltYynjY5?kyh626_5=YFxkbP7J|E#9mbhCLa+lWasHhv3~YlIa%)Y4i5lBo~*ILU9);tQa`u?LEIUPpa2(1$Kw(1`S`4@m0~{zNMn0W+-#}Nxj|?S
#UjJ`Rfb^h!gV`~#Rk{n%i31)N=OnZYqm?nWOk30B}ua$^JtOJ>!=Aa?{1!oXvF(A@A9v7&I-@@ZJ`pX%e<-F_pH|2_T^LL)n(kgF@DJT09Vr2Ap$6UhqSv(
jAg}e9r=<wZ7<f15B)f2&+zugzUR*p&X><-)61>O21QP_w1<Yw4`Fvcn}xXJVQafyGi&E=@>*Sw+q+-={Rnhu1~JRb$HJ%W-oG{4#Us;!-EY=;+fFxYuRTYZ
8!hHjU@#sQgbJ|493FOxSKZ}qNAKH6SmU#|uWdw`@?rJI)Yg88`OxHO@4mBzaOAhMyjJd!S&DcN4-$@7y937Q*s7@=;pt(vq66BJaT>c0aSN?qOT{~)*6UQE
)h{yYd4#b{P(upb``kv(o>NEy=m^d+8b7j{Bi%@g&+M`T!2@NPG#@>8c7GQ%Om`<&g2*Z?HI#-_mjTvY6GHm?Ub7!T6iacT`aL7<K2MV1A8}<GLJ4VBCJjXe
XT{jmwHR7DR-S5yvKvAy!(z41de~>awoS)9Zm|g@8wQX)XDxxHoDpdP3uohWp`*){y<4^8RL?`GP_Yq&-m(JU)DTk2_?r0y3lOLlDrW7=xP)}=XIo#R=ZnkP
N>zDMum;5Dv@Kw_eSru*n+2pI^bRCC>en?S8rCJBv?_gV$<HQZL$)WW)qy&W^5{=%`z+&}1^61f65VsoTX!EVzb>;{xBA<hKdb-cdnZ}(S&gs4n^U~`%bJA%
-P>2l{?0bu{HT7-THIXlbk_BIc>`H6mY04!TD*BNPuob`Aco;smoA=%k)}h7i{e~W7XUQOK;IEtnbBJls)lW3KTjSlJ%OSy{rx|P9*9`;U2H+FhoQfrf{M~Q
4~Nno!3W!aSTmNgHjMq^P|?lzmQko<z8(a&^ryudgF8hoYmB-nW=nqRi2lod_6f!BmM|Nj?6<D*%4ySK<&J(moKW~03(c;%dvNu!#i~M)67J&cF0tHO3s-CS
vF`u{BYV>p=oO=s*RXrq``9QViSD^!$smnJdc&8`?L;Pahy+jT8DT&tr%tHGrCJB<kAAfAC?YSKFaLo5vX5fhpLWbbz}4$c`w;;GMG~euO$qw<3W69|zAL_|
%K3(q-PcJ#ha0@!o|R&W3;QbVzfq7<8?OJvk_}gRjtWZIWTkT#X+2J<4>i(dzR}t>JdD$@rS!ezh)<Rnj(#_rq?K4*p5WpwQ^$RjeDt~X3pbd0rLGd}#^J?6
J0N)Bl(`Q%&O6}<?!h{e8bIzB!ZaUsxMQDNR6g08Mn3k#0!iv9pFaG!HkC-*uPr>(k@`Y@1Ozh0L#4pZ2bg_(b&czFW!tOf_dJj<d))hB_!jV4J+pTo)Mff|
<e4&>rbw?^PtTJ=<l#4G9j@U%yX8cQj*uDsCJ|7}zRud7t)!Qb-K8>I>r&Q2x7}2CCXWRYRI4ps%hm0o91^6_q01xmFd60cxd%&-gz3J%Fo;xcx*#w-_uNji
`;eIuOyDOeL%!J#7?nBp4}8t#laPm2A8cb^8Yd@p)<v9KC_dzWDUp1vd70lk!Gv`Ddt!zWVBK?%EE<}=GOPh{(X9J}<mlmGu@YITv)^4HJFiveG2D^P?pGx8
a+n<Af>_Wa_s?U791j0_p@z>gmgeBBk5EJNo46_>&ig%q#e1ubE0vb#RY~g4FttCQk_F)W+4R-8*lWC%>{3q`q>Uq&I4lMGT)csj`IXDPX^NDF5Z3+U`OPO@
h$Ue@9s6UKdCqxcO}aS<nIE>K#p;!;ZnmTcPJ$UpoLvzj1)ysCdcsN%H8Xn^LgT&5S;H^AhiUj?N3fDXDK52wMy)#=cmzZ21bycdxTC*xtQ*W}yV$hT+0LW4
ZEmbpvR_Ip2brDC0!W6YjlDD1<$enz+O-$DWK&K#H?-@;3brdIqdLo`&n*JDtD6V;n<v+o4m17#%v~a0F-e@=pitZ47Nhyx<(xOL#oSbaOuNe?4@UOYiLtYo
T|bw2UiT;%#gB1`C`aGZnpKx~<KWpCI;(e+9cBz81CprxZF6J69?eaOG~SFHl~fSlL@Zy|yWMGfyCJa;69~m8iYViW(9`m$5zEw^*Bst;JGqtg1c3JCMYJ)a
^MOmT$avkjjkN~($|>e{ne(}#A;&nOY5d%)<nBqt%kO08ZjnFcIVy@A^&LpnBj$3370Z<BT_QvKvAm1?FkiNOjmjUrZ*Rc(pGzj`VyC`g9S?WjuMAk*_Gjz)
@fZH?JAEPU?u&W*EKf&)7XG0IG2L3AJU5~r-@TW%DevTX=Dt>lzpwAHl>#g!)zvE-m^4%&E8GW+AKA(EzGZ#ol17L}OTx^@yRvegcH!`+B9#O(37@S2DVMS5
B5rdBeMkv+YK!>3Tb~P;1V|`*HfAeg7srhuO{3OJS#7&DCFt)|GYQ6440(FtcW~Ty(N=`%;6)5y5CvRENeGH&n6AB-*?&@*ajnb154`k542tuiUF5<)NKN;e
POO+K-!yuQoM}#iEIzAUx47r~1o&Nd)A2z(cbDY{OE;$(sA}<f+v&GQ9*x~dcF=iB5u>&d+_lKQ-^aU^r<lu@xIPqspO<$?uzqtV<1AOMuVwOll1Si&>(npv
Sj6v4dE=OGZ0^A->*+{({<|OqMhBr^<pNZynp}OaG;ZouhBDhH6%PfVKJLPVUx1@KoH@uoJ29&_<ZYv1h6CZYq&8^N?f#+}o4sZa9skLEzw@kMxLjT<?WcMV
X1DoX^hT88ec1x7dDrdRS&%$7`BFNb2*eVuZI~^M`@?+5{oyV36Y-V^p#<*t0-1Pwa<A<O_gD|5zNN|Be`Sp`Um3u*`fc%|G9i`5ZNP-JG=Hi1C4FAVvG9v>
#-RVl+Sem>7X>LpGIv)YT%E;l_{YQZ(pAio_senKGnh8^#_JB_`#(o#2yDG-MPWn*5{ZncKt@s*i9{kQkcbMz6G$Wy(doo=1{sNDsv?nyip*1ykr5S<U7YE3
=Dq*@_nsWsd+l!}VejSOp@<WdD(8#2{hrU4w!)7KPS(%03=qWkJD<<L<tphFUx4)O-x1XPzIBJwYU;?3yVYlum6<Mp+}fgSxgjLxJhEMCy{dCQ52_?j!Th3>
`hBC0y8xfFrWuInA@CP4DJaO_4Tfy1myEgqQM-^+RgkOk{iZTNd9`j1#^pNT)^ZhbHF@tPuE)Gv=u0`Mvt6ezo?$);#)rA8WU0rRv|EAJuvo*g{F&Fdy5C6i
PaeYQw97*V-sq9P4X&d{dO0N|8S(1u3gtp7`q#0>wz+qG8YJvxUaj5cs7*$zZ(MG0a3vup8=}pxBMDE3-zz*NYNG#wl+0wy#(k6yWOZ_Ax;l?<vZH<uaM`VU
3_@Osvi`}Xeaks}Cadot2#DjAHgE{$2I_r>>~)k4B*K`jo*53~Q5O;ba@rpA@ok}jX8Y`9;oYThvz7Ats7v07F39-Vk~;Klx(3Pf!}|K=D8K@cow_T~;kJZj
ec**n*|tUW*;jnC;8q6na^f>(d(Mr9S5RW_Ue>XBn}Khjx{x8)gEH!~-H?pueEO(!6LT-r$oYPfEGTq4Tuzlh7H`W1pm}vVlRB?&-^8L1dvn*qct<Vob^G<#
j;h6{)&d8&sZ!i!{id9_#B4ow(L^7`hbD0ui@KNRa=U;%`-}<Soi7r-$&V-FtYbDVmwdpYwm=v1>tSn3Yy|o^Z~bpdKD7txpBqsWH)$Jc)b}0D;9K0{S?=~6
4*=^hH=>}Q#v*{X-Ce=*n9q%v5pz1EF$Y;?mHmDMFv-5rtR0$mOXJt`ph3f53Koyw{hA7T(h^+w9P}(2bb_rCZP0yrDSN`Q1y^5I`kcWugD&`Um%(c89n`I?
?O9L>=XvbXRXuKebRNnVXwJKs<83Ha_k6C@Y#^k)C98-Hy9d>Cp|bhJct%xrgyncwv9o!YWbm7vfo<0{CquD$NVk#jE)7+wxa~0ufVt?!hPFu^m(3u>()KmW
l&J1o<M~QN<8ysI^LvDSFDJPcFJ{N|qw<08em~)c!+8iy>{zx8L&N4oA(K}s*k`VM@6@9BulSiB%8QEgvF}=)7)}pjE8p2@Hs4a(x4e()8JN4Q<URqZusvr+
6%KoY<yH6B5E^^8A&RMx@d6hnpu&9(Ui_)b_3IRJ$dyFBJ5<>A+$zB8X*y!BH%X;$%5-jvIKIkOuv^T2znD1V%N%$B#fU0}{e{-_^IqYMzHMXMB6~-^@qi)@
an7)}fuCj0sno@-bd26Lou?Az;s6~bji$yqo+3JM66R8_@BQ6(Fa`T;?KR)XAzIPY;`{dTmA-#SWw<4Yx>=9U4{^t5Sy>u$qAFseh2(?L+g30Cnr;F$^Snp~
xr*0-#`_}q&F8e0IiW5z*eIob=b`PYKZlA?=Tn@9FX3LS)idrnkCNI$3?iYDSuWM=)VM%gg%_HKtoh63`#7C(NzM1p*>ZO(<Ms5{FUckOT<sd~oP5x1SH=2u
zHK1Pc$2&rtB%vtYMeX8v!aO3k&JH_JAX6&inznA?RrFW)cesX^jei8P}@6?_n;u1`JTrP)4l{owyDUy&b~Zrigw#B)nl#q@2KoIPxYxQ+7|pS=DZnDQDt4T
IsehU*SndV*>8B!P=!Q5*%$8b=*K(6hkU*DF05CJHS5L<QqPYkTuq+URM_@1PB#xS4u5T(2WxMUbNwzZ{j>SiFW;SHJT`e`B;L(p<Fora2unV%_f0T|;Cz*U
QQfu=D6(E$fAQcRQMYG#laZ6`O_O}=%NSDkGhB#Y6vAso;X(m~A~m!6w%S0qThZLUW9waP2SgsE9NT=r2OEAHJD%?A(Tl)(c6sUY<-F7#0Fql`i?XxvZ#-(X
@L12b__|XT;e8ER^E_iU2=uDWX7yx|EV(Ny__n9n7-R!w(1a?;oH|W9UIgNEZ;A*f+EZlG*<Q(3uoSXUoC`EU(Zz62g0}f>C0b}WSM?M3hkQ6-S1S|RJV${m
fn`H7&KUv8o46e5<5JVvcpt%e7wG+7+Q$QP0dDlX7kN8MD4z$jS9(6rs<_P$0t~5p=Oe6@B5GclNO=00cYt8sGoLE|7?!g9<|(<qo<}ONu7VmtHUlBjjHhcy
8CCiLv)xNOd%ov<a0J);NCDp$)bNzyx6ySs^yyKTIc}1v`GVbh?K=ut))KTC?B{Bjd2Th8+ge5z=N!;&+I(H7JDB0i#<+Y%(wqI-qa}c$zfk1e=8bt^55oLg
d815$9WUs7NEKWbMafCagGb2Ba_4;tQM#hqMC)<I@6O1-+5BLB^HT5yyxQ!C9npIaU@U2gxAc&2INNf5^YJH;^n7<>i(a9cWob?5GLOn+Un@D6HKH2Fb#XSU
>-}7!aVhwNRIY()Xs>=3NWtpauI%kr@t;>IH=>OCg8`{P>Q%#9E=#)W0}s|7c#cHnU52Ymc&pM2Z~G@@`@CJoy+3(*_xD||Y&-GrJLv_Qo2?qYC)-+E<z{xc
YgD<o+fsKEH_i3ZU@W*kP}46L&Nyct?EC=$@j3r_4P#J>V(8hozuFJOt=xMjC2ZR!Ox6w#{O!RCI~}d2x>kB!A$#MNn%Mf8uuHBk9(OZ1j}X#BTxl$Ksb5QD
9)@&~`}NsK_~^l1QXrVX+Iv|2btb{$jQQ6tRBd`(sj6!;;UZtCf=Pd{NY6xV80Lbc>c_Ktwx@$B23V)X6sSo68>0qhpeDq5hbB{es?6*DETEO<z+vALSMRNo
ov-}`foHAczP|fu=55tJZ9;MP9l6*y)RAey>vZ~G<MYJCcP#mC(}W#F%roRl24A*kd#EvhrnKPilTzMH=3_frUpJP9l(OJN_HOHeotRyR>*9m%WQ@Pl1Od^{
dZN02sQI3+^&4j#uukNb*D>cA*#&W#)#wqbLbmPfKqE@)iF7KE8<-=Y{;DO3ZR{k<eh^j^_e}zoM?B?=6<+6TS?J!)hg5;f5gBD0#A=zxueUFW?{+Zw@wxIs
VPuo`#wL2se$-3n0&MHxK}^`7$8q5+m_}xCz_Yc3Gr-A@-F9=qqLi|bnjCC}>5maAolAe>W0hs|soY|mRxP&QV2b%-5Ce?~&Z65!Md6!`qFG+l0&HYqt49<=
t-O8Y-Hm4g0c26oVNhXhFDc&Z+!rP+KE;ii6~8F50p+?n6P!Pvc^}6i-c0VMX%qnNB)P(suk|85U`Laxy<`W9YjQft6TieBd`0zKRcWQj0Mt_-Kc5nFXuJhk
0S_|lxPW6@FS+7U905FS11ZS(>=}ok`8ek@gV&-=gpR|wEq?8q*tu=bn6tOGmm!~dMczJw=<7zc>G^x^c58Y#j&iRT^=!a)x*I;*sc3a?ttTjA`<f553`*2?
%gFDZwdPkyN%@%VyQChte?5L^nFE~rZi?<>g_ASyoS_$7m;KW(3^`p?INy3Bm*+c2ZTH)A>O^a_aLjWk;|Gr&pRLUMmRwfzG<Vudrw*ds$=gwBi`U{7z-2X~
3wym^5teg39$8S~SP^gQ{F}5N0LG`>FI%Xj-VoHtUWR#}1dC^20Iqqab2-Qh?6}BX$_)9F=$FC=oZB4Y+BkpjAd(KP@yvP@AFD(xaKX@cnECZt7EQi&7rwp~
s=-tiybxZ_PJIH{vP_(QNj;I;*IGzd_qyM=Y-}tA+7|VxOD5l`VR7!oe7V3ZG5wZ6iKL2w!k^jWIflNV+RTaQ_I$zmpEn=bVfV2xPu`X|=hqr78p)28CuBIY
w8D_-V{FUCmMS%2PkoCUzTD+K>T}?4U7wCk1~`P*{H=&fZ`a<%a+>aF!|L46Y`0aNrbgepbecz$co$2)Q{P^BiWSVvPy6xRJ+8BGK4ayJ{uUhq`!eq%pWL3?
9>(^DcsxZdi@RJVYvA~Pu(@vvp!Q|nB918~SfF>z;}sWe@A@i#e&Ou1opB>q`xYL%cQoRH5W9z$HMB(7_mqEJ5V7B^;n?kxL4N9$Tx@AcGHfgOCQ)q>O)ajx
+E1wgH{1zI39Z|J*$L&;LF%v3Iks6)2wS%e>-TQ`9*=ta>~k^<4cqam3Tv_&ptadyAcw$;9rtzZ>Infr898ff)9t-^m}e-xcgmwO_0PMeOul%d4bn3E+B9A1
{Yt|am9t^gJTdc$=iLIEV;cvR>&m+?TxSq>wr+3t%lop-eshO~OQO#<2NVpiD4&jE!zXD}tOp2;nwALf+juW$m>d%BYdaot;i{LubwGu|=2V)f;Q6f*QNPW3
sWpb#7V6jYoPDXIq<y_^-d%LRlM`n{@#*`U@+igzw`18;?n`>f>45~RwqEY%M!l%kL@Crp=D}l>&`+Uk9Nnq?(s0_N>N~P`k=vf(pY@T+>>rz#J23hXjj9hH
nMrw(c#d7}o(E6seYNG+rr#x44H#eYM5>4){OTV7e6W3Md)gyeo2=gg0+O|)zScO8)n2__S}XjM$vYu?E*mWLryu8e;cx}yf(yG=c1CystW#bPf{YKhM>F4M
=hvK;9v-twdLX=18M4ONGg28K)uQ1|f^S@-<_V;J9?*35*ti1`-*Y{v4unQ9<11|A?|L%WNzI=R{=B>w*_mQVEKJuf&-7IBox!4l-DLJ+goJ-RsOsC&BK_(d
0aw6Xz`4TN-M9&P2Gyz_M)i5EwwQDFVGch|1eCoyf`%Q{IpE{A^aQZ?>z(3&)0FvMJ|*7OmGfIpDS*FWd)B;a&x1a`j-m&D074^A%HNz(vcm=5^HFno#akoa
jE-z`mX)BXxS6K*>HV^^Gux{c@~#Ncq39W3+P3qBt=scTYVh3CbTvQc+uSEhE!Uw8obW5=>sx27C3-a<#v$?Ct@s&LY&z}pfb*wdA%aOw&BrbP`l`P<%=_U8
+j-;E44P%6OO5cgZUcS_IOp#~!G2ERzg3?(ZD*D_-`Pe&CWNa<_u@DJK<&pMWHw#|)6^44eI-fZYWR2c4c9k_h8xDl&O1M4L7EKI_j%JY3}POFD7|_?U@bCS
raTW{x($JT?DK(qFcUgnzP(@pPM3Q&DPnW<^(wx-M2AdnR`{k?CKq|Na2{*gQ%HP|uOG|yy3-*uEvMsrnbqsAZ~5^B+BHvnIrFx(?JKpnGRq?$CP}wfd7m0T
ECo6Id1yhYP_7?HEEs%b^^V#!$Fd51smnF}YdkOQ!Vp6j1O@?y#0mXQ;_<;(>`3l#%L@5!-GJXc)&Q_{;n;9VDpSP8;V(LWiH0+}GTqrcw4n2z!Hlao@&ZD-
)wi_1-|l>x&kYgn39J_znet+elg=T_=R96_!6`Ap!A;F<UmOGUSpZ0F6+XqcU7^AMtVfsWJGZT!UnWA*kc_yVZ;$6%pu=_3WpJ3V<=NUBp{bm=V#@5vpv^AM
1hd`ilgz5rx>|hyPGsHO;+UCF+D;Bbh6=QfgAljHR|f77Ao^WD+UTd^@q&%$E2Y1k&YQIMyx{8YP4x7fQlb=s8|H0#qthHvmgVz)b&HxGLC#KZs^f>iWpEvB
zJ*d$WR9)IfZ`f9;Iz9He53N=No=;P9m@`Ld{$Ti@)2`ZaQ?`>xg+MBFLsB1Kr^1RJ^4Dnx{QTb){R1;01`O(6&5~2bOu)}k4_68TTp3dUiiH54Xd$n2vb?V
dmJo{l$n#=_`Evnmu}Kl^x5vVsQDf>2<O(zCg{3`14e39+u-gr3iYcAgnKiF%&B9gFJ(@&87PZ1o^<R6R?iIvwC-$|>KMO~<7M{uizYsOgfbiVjN^5y>fK+@
I~#6_(3Z4gGwrD=m3tz(DD}G8j?@^XX|6nQF-f=186b>)^J#iK4v-f|CY^x1OC)Ayk5>jCe&}$5p^**ed>^o#X0JY?uqMva^GJx_VxU6vpmJ@zpe%0q!HS&V
^;oyzyFvmfY#LANwY-meUT9Ohi>Ua-aPq7!kJ5QMotQ)>uG$!oszGKN%NV{76=iMXI^rDVw!^)S!+J5FIbZX&X$$x4QTbw1m9NmD#fuL{koGayxF5SXMSD*J
Uzq|A%MFu39zu@1gFvlZ4q2G)T|Bv@eCyS1*eA7ZDBDbp@rF$SI7}mVWsNIP%3IGD0KsZnSPfyHFV10WR<Bic=M9?e#}WkU33aPE6txXy#coEb9NtI?isNfO
I!ZG1H2QkiN0()f@Y9lVn(U$1tw{Ced&|^~edR;&&V$f=&onHbv8}#6svBl}?<xgv)aEJKpIx)FDZlw}G75zg8>-5hT8o7)ysyur_SL_nF~SVlC6#9vD4TIv
MX?)MsueeA@a9f%ldeO`@MZ|d;(+>0mu;2Jms(*p_Z@_+?sSdz@pMrKPX?7P2(mfFbPg4VU#DmCsFb_sR)jJSM?<UDbN0H?<F?_wpsC@u{9v!)b<yX0oX5V;
yGZohYuO823Mll$Iv?_gyv-J6<A5C*cB5e|T=x{UGyu}m%p+4i<kSdsKx4tn(jk6%eBwO1kH?h{<kM=Oq<4R;XIWh7Vz&Oo3Z=ex-?lznnIj+FO~Eg9dQ0%Y
h2nFZ_kBr7-z5m*Y;a-IZUTK-P9d^V{mwQjDlQWEoWeD*74O61d`MkSdQ*5f4l|zY_DQ~g&dk5U(q=1P6#vM`deLf3H;>)6<vt1`X?-qv+u05`Fni2{fA$58
kMC9AD97#CdlZ$%JX@UhO_bO+#^tx9v*!Xku?B(?x}HM?a+}1q>o8mbd_H%>c>0#2;evp-a-3)0m8^n4a53`4zxI@6U@Bcghtc(SJ9>j>Pw^2L=8bT#^z0IQ
-r0!q7#>UM@FM39r@EKfz4w~qo+U|V=;B6J-JjU~0-r9zo4UioJDy;5K7gFX2iZp+-y?REIhsqjs;V1rv)AY*i?HBs?cz#Pzul+1P%Cj9sfC!5ysp8@U`&>P
0A7TNDQs3jWG)w%tr5$8q2{E9n|-53gyi<w?T$WeJ0RQ#&}v}~4qB^HlhtLPZ--Mq5?Dks{{=X^o;`j;{|XCcS>J^eXBQt{fQcvc>9jwmlKdgC=RzhWq6Pi5
+uiu8PR9GBbg1~Qvt{*jXP=EDC%Yk}WcFB54uXD=PZ<ByL2uSk-LIXkU|5uxHs{z{x{Q32<wotwh8;A`cQil`X8FYIUu$0*mP-mhn+>WfW%^|hNv%<y)Y-A)
Dp+V^4u*&SzvB9cM8g|Sn5^1RSM9tPW^W0o4r_)Rk#9)s@Ttv{{n20Tx$Xm=Z0*{tAE{-N8UpX=YiED{<L$)mydj8|o9!gQW53@y+%s>V@%9!J#P_<CmzO^}
&^6N7q3JpHoY%#$%GD{~v2F8(7qN~C0ila<h#Gp(O+?Z5`39>NM`vq0_+jh2qxf;uIANoQELYK}2KQb?9B}rg%kK&Lb^NI&9-#bXTf$D_a+TSi#lHtWO8VWH
6`;o#hwqnQr3(qpef5AW`%LcLyYpi!n{T+A(LJv>TZury65&|E&o5mFJ~-)t^1B|=$A0G=9|GJgtA@pmXL(kc8e)s6b-s|xO~ew~U~O_kAfO8)3#!8G<${m|
VeIohVBFK!mj7a{XOnyi7b#tk$O*AsuYaF#-OO1^K=8<rr_O$`!>;yP>)luK3|-_I4-wNGTt4X1{5L90`!EC59;iOgE72yvZcR%9ceE(;oG<`apZ7=h8^mAN
dAn`DdMDTCWhgS7kv#so<{1co6>~kuhy8N|8iM`5YsSVH@tD0_r^c#0vw5j{Ya+>QB<=zs{;b7HSc9_i^1K$7j=6GCZKG06UP1eM$|Jy+9eaN@OE8INw!ZdV
8J5a^hItmFB3aCQAI3Spz-=z5$gu4UaWe{p<#@n^`VCQ{mS6cC@5eK@^m6MmD!!kP+e^>uF(T_>3ej!e$v{vZ$>jBoTzDnJzTiKkXP)PWD1j}AdyLUf!PY$V
);iL2P|o&cPJzo3j40H@yH?==Fuh!&q#y&8{U9CUDfD_k+Du3RnPQs?Wf@{oDOGO0B3ZL=e0M6Jf8aWw{3%pd?InVL*L`QBz?KGg@vkaI#7d3Z^auv^$>u=h
?j=3(pWQ>|;h}pA^EmfP=VPd_c6z@)u+v=jzS*|X<B(fVk`qv96}R4zmht5uvGLMWI=$HIUN%&?_4Ism=StbL6T=e>;+4XRbyfXMBWMYnp+1N3Nw{d1zPQ1m
ocYB<fe(w;hx<P7LS5BMV8(#&_M$|5?FIQ<&-LBA6wbHVbi;PgA%#PJi~|H5?W6XJjw&8wMX4|~41K9Q&+~H&n2UQ`nOP6l!|maet$DxaWJEI49(@6MzK_nQ
$lHR|(C4<#0ch~cv%h<|+>-q^!fq45c)+9}tgZ`OUbFVv*?QB5z@>%L_T^54hvm7n+(tckAkomYDi<QRq)WGQZ1JUA_9nxe@C_)WmnL?EunG~ytU$2uQ<f8c
{F{2?2%?-QJEF<1kR*@g76USH!W2EHH}>9fO~oV6*Jq*mkx@5Z2P*cw@u0VHP#Hh>EP@LdNhQfx2H8w*>Kv<dFMJ3njIzXTo^(Q;RM+~3RqBs_i_Qvr6If>%
HFMtNPHjak=gu3)6kt8hchb`79Y~Ar)|-QBNA1$oeDnn42M0{Pc!JSTEP2rVAUiDKd8s6V<){<b)e+9(JcPx~dG{9<SkKpitu<D?rmb8v*<F<Q?KfZHCY>uN
?n7-0-FE!ZqWg$j?fx#0f8k6KiuyTS0M1zFMXymGa6He^yg%0`)@_|nBvE8whgPJlIDE_!ZrICtsJooIkIfrh@t?ew`9vxxxS{IEB8WZXY0Eev;TdUol<YY1
!O$y<Q%eUf)WV$$KAsF=1QH@`+-R&>13-WS0x^-maKTFfni@sqdp>6!Uo42>zDLKW1=aR-tB_$>n{8bXhtI><YAb!zc`p15axC|J&&vuIx($GmeFumtd*o-;
F<z7s7~oW&D4wO4_b^zEd_Utn76`k}3>LD>_tmt&WVvXx1QxfDZQogi{9VhzF5#rHbahaz<GtVG*|Jt$bR<;T+_B69kN0fxUeZYy3y(<c&3ENj!kSg|)8ssL
@|T`3RD}9I)L&a{Bc^3&{3D0+fM~~AGnS8iEpLxLyVWl)p098$@C&6-!9no*cbIKWM=7k<R5q8)_vKa42e6l}E<P=`ov7J(v8FU1P{;y&hU=nreOe8<_Cvi=
1GP@7kJWjb@L|1$XVf`@52Pxdd4KjTIT2qq;=ZVB&yK(aZnF#LtK;@Q1bU%oS3L7@Mb6nl^{ZyK`3e>4`Yl;L!h);XJfS{3*~o(!*l!lHj)-41Tfu`6`77VG
vOBK6SnrBDU%P$)rtar)6OXG*e7P+|L)G=XLlvWJw7{*`JBcV^4M=5khI9n~%~rO%ZCljrvUS<s^>V|o`(txx015^w)NBHGn6Bw|*6Z%~d-`P6gX>Ave2}iS
qryqGY`Q<gKCm5QHj|Ttp5J`nbL61nqZE_5u=gc%{*$@7+{diqi_+cIyDrkpQl!w!EuZ(i)^zHp-=t98%N!EN(iS}cWfjXj7r<suhA-$bn`fvcF7C3l2KJ^>
<-Wb;)hg#bF8)btzrs}xWe)8j{+9_Omfeb);dFbK)PBh^a?+20kT=uesGl&OSF)TJ!2-P%bu33aENL!mAD2X0Ca(R_N7NgOs?Vcy=i(Ol&t+1%h(*Ar+y_<4
^^cx$)%ii}<|ZWMd_MLOYcZ?fnX1#%_$Aw$8Dcy84GHq^m??;y1deWSm7M{I_u}E6mN%4Q8=H?Tjf9Kjz35(FF0THN1}cP^UG)QsHL|fN@>z&-YVF&!0Vls*
ldqSHI3yg&2Gb>$bz9lq#B$&t44kFU^-b5leaK*;j6M8lje5F<(=4yMOWQWxPM%}<puAUDf#V%zZTFc~lCB*6>Jpue*HrrWV13@H2KOo1ce7APM7Xdj!#bKM
4;%PBKItpm#bE)*f<$(#dt1aA`28@L=UE+#Ec5M0vJbP;0D40R>+cn-%iIx-3IkC`7V^8!?jyG-nWVKKBs^sv{@1!awD$Ua*SdP0Ou9xAO6$>+`*yP(TGO^V
nU3JYnl9E%E6ajUU8qI9OYQXQTk3PmBT5+3DF>{4<rL?oKW(o3@!wnjEbxz;k&yA%;p|C|R9+UhjvR-|4T$kDM=?U(>%8O5?3~X~=eZd`+NPGn&^f#uJJJ*W
8iNeXEDcYsB-*@?`&)MNRpB8N-Jo3P`#xIrZ-d|6_!Xf~?wv1Sme|j9g>*)-WE*36-|81G^e5oN+`C<;yyqxFF2bds{oP`D$9_<2K=*9Iq1{LDTA;?)fZ(E#
2O~TrLf==-!448OHV2VvVXor@gyl1l&H7=FYw7#po%D^k^O{3}Q0Glt_ONPhz=#O4s69;o!XGW4VEp-YBo{~A<>pVO{T6ojM7kL;zs<Y2zeu)&L?y~s3nYCv
y>9UazLU%wFPtE=g(6AZSY2#d4EK0YDS!Y>*v)JLDTs<fZ8g)O0V{(UIb;yWoXxm_tOzO9a0+p`V8-*jw@Tk#%*H@*d-80iOQ4KU5-~?hIlE~ij=UM)XC*DD
!q4t@Wl?W#Le;$697DquxX9&fK69^<JoZF^h;R*xUdoDe^l_yPV9*|5)b2+8s=TyYm1t}i^pfyow~d)DiuW_VD@^$8ssdqggY;gngZXr9s)>pfpKZ#_?HK)b
)Tbd2UtbW73h+R&8gcuiQ61*{<WDJkwLa`!kP8T|YI{D&_{+Y_>`&RZh+63>`N}Mks_a=sg20|L^Oy<xOAXS2Nb1|xZ5JpWJ=qK=XxskET`!@z!dy_;`FFNN
QCL4$x`zEDiTX`1Uykf1oytuDD@MkbS>gMvYoVRNqPT=|5!J>Ccj-PPcYm0qSht(=%NDNf>L^J@@z)|nJE6p*@F4SPNJ`PD_g>SCDR5->=i5|zpVurqoWp(j
#EhZK7|ZGxH(V~JnGT|v??&v@wFW5N1!__{s(t6QBez!<#%AKN4!;2#@TarU)}br#g@{LQ*-=e4>_T!KN*Puri5gJ&&Ay*`eKBmUvYWc_!ve{Rkpr|YJ^y4~
`_7j)S5oFAUs2i992NIUoSn~W<n^+v-dUASPg~(2nRe!m<6hhytQ0N5$Gl}R^M;eZ5mML!8EL+e70=oMu`9s7A0jPI9rNf(+=y!>QiD?Ql4F#1mf+ZNdOgX{
2if1YIC{*EvUBdkh0H0u?Z?6!>E~=F%a?MbrKR|6>uwe2tiTnVYm(T=>|{XTF-?oipWye@+>OD8=5M;sn>_rU4>IA$--eA1@Hva|?vQ@%sy;QI<gCRcvGoo{
i(jTUI~eraz3Q81N8OoOVfxAQJtLwG0Z2u9U3DHY+T-~i9c9<RIPPue8!-@7TIVZJ9N`@k;9?x6%>fu>zba!8b|l$*Lh<Q*#EekEhq{-{*CGx;@7C1okJg%M
w^>m<hRvnJD=zGbuvANrZn-HoHOBScmzWMBJ2{?Xg)H-ITjO^_@t)oB6KVkRiIE2;b>p3YVUDL{qwRsfDq+t#*F$O`!xcU9Y4vA^xj}jyN8+b6tCW4U0zd;_
Rn=YQfS`9dO|>8cf6VtRJv<9xt|I%^#`lNEZ+1~;6h5aN-+b7W-ZDk*uw<Dt)m~ZSB;40VModXjVS%)9obTx~-V2Iq#f~?22*^nhRYl)tgkK{5h;!cI6+qAX
dT6n(8B4V*8p^se51`Lq(z(osD?8-%FjfewiB0ni{E~O96i`O=#@U?gXXbn0_w(r6yc;<AN|G-dDAPJqOGr2BdJxY|2nq0N&UP8kA}+$a+{*Pn5^D<KaPXJ!
JmDV1<wc{0`|!LgXf-kx^K9je`gWIjg6(nloQh!uhkjto^!p_9rdPA0M(bStjyZ`0S8;ASpW9fgdAZ8hbDnp9GatF^@~Jlr*|p4DtO|cng4FKHms;0otlnRB
!GkX>YDKN%a)qf|pE;Kpg@~=EkZBinpDkP#$l$Yzt``SUa^Jhv?F2?Il#dbgQdPH)SLTZI^wdVhcLTZPJUBRO3ozGgh@l}*4&|a{=r~_vyfoZOzSFlNCUQ8}
%x<ZXJl}lUeDgUGlGk?Wa8r1Le1Ona>Xy3J1;tG)u%|G7M2iQ?;}7#;W8eMw+}`A3^0u*yDJ)-#a}MNDF9J|~JU7-ap4$NFkRquTx7%KvFhR08?s1H54q5^)
Uwp=Us5Z`qNvGRd;8&vqRz6V!PlPa_6j~Yf^>sW6ThdjXcUgUE`A)W>YT&b;+ssZW?segK>tNUWYyP_cB3}M9vy1O@qRk1dZROjFsu}YLS3Ba5-st#(5fY)&
;3&s+mP<ATn3)sU>TkMGkE|>!aAtP58TH|oQGMYemIgq4VVH0^VRjRPT1r*ne=Y5<ZwPmQ{D|}HHheCF8N;^=U$7-Vu)guSoK0%zddifQsX(DO9p7dt<at%|
rJ&dhvJs5i#;p*}N8n`M{xJ1JX3v(rJ|6>_h+x^nI1-c!-tsWR#hhCa_@hjq*6R`TBIjsw9oj{$)#Bw*+j4KV@+gt#w9Ij$`ex>nXB`{&s(&igca2~Q%L6;%
?*P-0uK{)hfg(QzlffPo=4}D)rXufeJFfFCmwzbJkq4B|uUsb2+4T3Xg%GzZFg(9z&Bq~Ado@&uzl?(HgDW8FeiSnMGVQPN*Q4U#2U0vI%>~`hH#qH=_Fm6R
J&}p7d4Kn{NgbK7ypUXHJ5sOqPf4Tvj?}qs72>m>23WJ)MjaHq@U|-Bv1~Qm=g=QKf-n$-&mGtrK}(ojTq{gOJe_c9d*)#Pr{Y?bv?LsZK&*+7B@J!%!|)eq
x0=9rXU@0SPEMiK3a{uXLMJLLD5sCbT3@`0J)Pgp?zW~6N_+70o3rMJW8-aaPQaRbkq3M*oWkxdx!zt^$l`r|(%Z4-ER#$NBg`M<9mdgzZ3@1wz??85-KU?2
tM71RZ2PUX2iLI|Xf422eRBYkg>HqTW|9^zwNc$-$rpCRIC502;d<C6)v)%<s6r?aOF2g&*u}sYWlOEtcM*YFa+#E9;K+HYfMzlRsQC&etP734eMhle!3_{7
s+{jD&1a%E4UWnjt-6X5aO{tq<HaOA;kI9XETjPv?hz^9y?&*NC3(pns>;XnO3t=-dU&jGV$ZjY1|umRhylI*rCCzvk=yekALTk*<s!N|BEj0xJ|n6A8bSpw
RJ3znXp-M;vtP|TA*rEV{-`4*PVye@GnAYogqLxN`jK?@7uNY|HxdMXPIOxuJ59gAN#6y^GU4tETpGF6sbEZB#@hhq1ikB|{AUdeD@pj#IlUMPUfgz^pR@Oo
$a_Pbl_K}?#C>J#$+wcLto+q$(s0M7Fsw9+rndEXzu_wZYo=vYtyJy|<M%hmHjjA>|I$Yu{CReBfvVw40W0$kT5=-fPwjR#s9aUvIa?Aut$cJjYyAfG!SS72
wRBs{G9=<=jPD+F315QWncC;>rG4vt*8ccH*JhNf3u^=y={&4Nq^)PkNn!pxpu@Ooc*V>5<hg3^{@DYY@HrSJb85r;_I>$YvVKKpDDe!He-|TXb9#K|5I9!!
^RN@GegJ=`!o!LbE7_K3bOSaG$5C0I?*ex(G<?FK(DZMPXeKM;kLko0y&>Y*yKB(<qIDAmSh9E6zAH5NM=MFBR$Rdz*oPYLE~-gsb;8Q+=34`AhnF8jL_(g{
c5z(%sA9Rxl#js(IfJ<yA+Up?c~7>iFA^5M7rTYo*kqmu=<Eis#`hG@d__JV*FjsccjL{JXT4C?$Kt8aE;kU{i^z@jDbMy%s5EC^Au!PPDA-dt7YNCH8S$R>
q0J6Mwz7tkZ=e6zM(J7+n^J`936E<$Ya5Pi+LieAjyNE9dotyfz6L$?L61`{9$eD&oCx@?8)2`wmv_Kj`v`ie!}1ZV=lA_(@ol@*ygrvU2o_%m<6C{&X=L6l
1SqhuAJE!fkqoaa8d&iv{UD3(8%pYr=VUj~=Ybf)>JBXzOYXSb@^pt`DbY+}Rz5MG);Gaf{@SLZ#{Vet?U5?cZH+^g`?F15+}hI~$40MF0l;342L#*#j9tO*
sk<}Q^On7oMg#<qJoOHt^jZ(kcF5L32u&RhOn~bnKKg`hf!lx&`wslLnr~^2rfF)5$yU3`8r-BgEEuy-og<XpIMavxwe5|cU)GDe3Zn^o>-VxUd_x7dH=B`r
yGXT%g9E(U^@v$8@gs8Y=XG2_t~(<H=Coc_=ggRkqJ#qN{gEZKEYv{*c-fEjcvpU<0E;A@k)_&CbAP@4i{PEv6ni;nU7``&S?V?pU2c6WFmvg93u^&+qi1WM
Z*afbw>M%aWP~(7hf*wqR~?>Dv(@SHypoC_u`9W)%RXnpoAl-<9nV&Te6Qt2EVa~O<IcUS5%0K#xHcw#-M(R;yFRc2=Q4J7efUrEGPgMNoTLjO=KLmb>TY?y
HNcI?-C27i34+D%SZo^!NteDWe2}p@f?cs~d**cY%V3fGd||1jronrl^_gr7e=CZuo@-sh!LD^Z>#==(NN^nEWL2P0*&y8PThHxCA3f-I9jc9Pg&ZAf*o738
?B`g*%hZ*X+x7`(=K+732!zcr@h&Ld3`}w54S(phi1YDR5ze3->gXULCkWzoF1;?=m9RQ?2n36;N_p4&vQS6lx-aT5kKeA@xntF_rRN4C3p?CC04^{*Hs}WE
WyVv}=TSv}E^6av^JSzJY$I|A<ISVDcMxUV(ZMZOw=|PCG>ZfxyE^62upH;@jk@Lly=8v2+S%En2_dH7adFFhNiKfe0L!!SX8ZP=2F}-10U=*GuKQw$Qr3Oi
AFyxUI*d4Qet(ZL+cA>aE=7F&<bD6hQA}*xI?`C-5*4`?xKg#h#CsPK9IPnko!(e{75f$SJ@&mbIB8$9o-^m<Mq{wqqGD@`%%yjub;D=S&7G!sL=WvR2j-z7
IppF&KJ~@L&tBeKX?I{<`_Nv|yv?Q@EItP7_ZImcdtNHQRagSXU!i9a(TsAe{r-N|N{BhM$$@j+vhqVGTIg)My_>tN-J4QnbqMP-#PW#Cb>!nxzO|L@%`@H-
%71;e2&>rkW3j7IY5%|pR9tIs+w*-Arc@hav9Ze56kuo>yUc89K|6_aVz~AoUWDdDbDqsg9aX|SSJ7a(n-%iTIq;|i3kiF;VLZ%b6rTgL{a`^qWaoKl1M4Ij
Px3u)elF3kpLyTS418Jt8v8|)2#PnQikuamV4rgbJ_BA_c2xI{UkVHsjqv#ra5-d58Hhag^VpDshExdreBBbt-&RvYNbQ0xv6AVVmt$Pp{f<=KrT6@8*N5Ln
RNp|G_xs`_@&83{<v5>rl(4Bn<#*UzcsF&Eu`eYznazembW|)cs9cH7T(SfO%7&RoA>Eh`VYivBu-0q3e3tzay=Wee=&YQNUv`GL=Q+ZYi`g3E1U|?9-G|F>
5>MWmJWw6pIbqupFj4~vb3#`JlX_=b-+4c|^Z{Rsb*Wpped#V4PRtf1!Ef0)s^lrYVZ?~~f-~<?f3dLr1Td0y9(DPw-ufbrQmHMo-J-ss%0)bqdSqA@RWLuc
W<ioj7&x<s3U$oG9CtCj`Z<44K53|@k&s-eSP%<BAMGhUGwp^*l!lhWsTH)Hb8|726u#vs#8}I?T|1X*gZQAIFM#2>hyaz`B!A^mw@@4+Be4MFB%i<<K5E_r
T$dcdg9cP~EPD$J9Mra`k2G?CC)Sh7VM3`99*tdhX7k=brzrl<&6it?gy?urEPCM-{{4)zWB!@9jc*U?5+d$CSfRXe6fp{V^tsJ>eI$FBA~-fbuxLy<o$qtL
1?wJs^V-M<32*T@v@lMx@{#ae#U!Xb2h!C-$u0M^>W$?2Xw9!gOZ?yhO5VigpXZvL2d_F>@au};ST7exlprbWM~YhSb}?M0m#pC149OWNjk777+f(tl@Qcq0
6$=5gFnpHWAJ&fI7yE3hTpvEWEe5G=zDYa~Z-c{>H(PJ6Q-H&~t3ib|VdH8cdpr??9;WkxnYyv6izF~EU1z^-@?m<c)SsZq^LeVXEmH^*^KhfyO5W``C%L`$
EUT@i!#Ha-is&k>l*vKn4UR2HJN#{~l|3Aa=#HnJpU?*u<fxyeDQ|%z1(VgMygESjGvs+;ICtSJ{My#Zp;0oVqfK7K)oVSyK+LY+0TW-&z2Z{OxnEw0#XWu7
mgM)yXtZe_gxnDGTbr%T?(bT`4-{<5yN=?0=VfVj5%$fKB){n}Z#B_m&)RHKaxpHKZ%^H?;ccD9aqJ#{L=Nb-s%Jt?)O-Vbrzk$`)p?obcs|BP=$6jAiWUx{
F8nncF51kN0j=xEPZs?nl2Em|6$bv@6(R1E>Sz`ee|;-Z8kVxYyuNWp=qwGw^_RRn+>dsm(ES$4eAA-s>j1xvt=t!6DeeTQa%8f-N79?*tXUEukIM=R0g7&X
R#KGBh&V#*EXO{d&KZQ-Ih*0YneLSl?~3&OrUcbtgJxqplRn)-Qdlxc0;MjWW<2;i`wA=)O`UXI?E6%u<i8oJa_gG|bGg5S65<<!TeX$n`8pIeE%xUg&t-I@
v+D$hV8xRia~2~VaP<rPD>U}jC%-9jkk7Ap++Mu%)rU&&V?zw2KSAD{m)qW};a@;ZC2;_LTHx-;>z3aKKSO8#%r;vLa+JaQ!^hoL?<R;<&Pgc^X6(8LtQ?oz
sSQ;nz6d`PH*z<7ID=$#r=1N4xN<1<vk6+3gQ^hq;T!YTrBEce*g8~VY2ytM7Ho6Rb(!ZN&@aQ5eyN-9RFEr@{XR$jh-Kpti@bQ5kMLKA(y0O*1Q9*A@IIeI
?8`GR#Bdb?35uPZu+x`VD|=l!`g24Bag%Y6H6j|w=7Dye+L-mzj(+(iwcUPF@0&n5rWcA~(wE@9FTkji>+N_6Fx<UgIcbT}A&&Y7ulwZ{ULJ)j4PyhCV-e{R
<j(a7_?|no>BJ?djO%W)yobI;G;rsnr3IvMJQJdBwaeGm({5+z%MmPf;Ng7UyD99xHt{yw+_%MHKXInVGkaaT48!@pf?pbz(j~Q4uTfIex3eRx_x@IU86LiU
+p%G<mf=$2xH5yq^4B4um-<wqwtew;9OmKaQQ!YQkwF*pUBi4OAm3AIH7k4No%#B^Ls~CEquPf8*12L&#mBeIq3@n?P|&6~FFGs=c2kcBkeEN@%RsK9{`jnj
R&WKUmHs+$SxbZO$+_5l*T=(V`}9P;hx&zmJC<YEWOqF~Q^8sYv6tPstYMV=MqfDQOVg(FXZEGhM3H}G)f|unuE9>Ddc0B$VBc&2C$|${>6WuQ&6rIfcj-|g
4UiMmq*1i`Q@7=+KxC7cpKn)$Et`y(s|V>kplS<$PoW)iu10yOiXm6{Z)b}J;6Hs)I;C2ZHAJ^Lybc>BDhxip0CbU3YJA*Eec$7WrmaaW+T4aWMANm*=?oz#
eFf*%IW6kDVCaK1-Jb;3ROu4(L9mYYoTC*@J>@xXb%7oS^C5k6fJwGF%vo|0=y*n|4*akxsMO0V%c5Uy&)Hll-}rm`Qu_VebCwi?UY)zC^i3_;$hLURK4oCb
cx-&C|5v{_Td_8>F3-uI?qJI*#|KEh8hXavX+R~n0~&`&T;{wSu-82w&y%*_W*3Bq;1fe6^fOt(ug+W!s2K@d&md?!)h0CUmg+f$gYcVOX3gJJrGpebdkvAk
!mYSGB(?q2lHUB|AB<LTO~`pfoE$(I5?g2H7^CY1(1PWoCC$OgCCbI^0v_xktC<fs*6SeiRw}7Yc%n7sUZZ|bLFF5xOX`*s+J46W$^r&<SMPzZGAdZS#ErMz
dH78joC}wW>R_Ig#%=A;*!xnZpRdnxfrqv6*}aR^?5pj-s!j3bp^vc%pL_ao({0?@5`G=;G3rxMbrq+3Vnj0n$}bYcT`mx^lf-xk$F<l^1vO8Nou$IS7rkr;
h42GS$h$-i?(+EeF}yQlBzC<!0$T$pUA`!vvtqbiXS+&&KiQ&+YWTg{PkaL@qw1%xC)7fIFPu##VuR0P@0pJm_AnR*m-~A7^{2M&9-m*&l)H~w%+kN!c4OE6
e7FDBFTHAQuab^ctQ7LRd?vimA<@0KsJBO8xnH3y4qh$&@hPU7lOezjTH1i3DT1r(2jkLDCW}+}(F2xT>1MtzW63MAe!ahW`&ur!I{Za(vb?SAe)>hraMp2u
sIyAHkaJ(<w`XS*G~?T_3~ScuLdHA-ECN1Cj{|u}+ugMyXv2ItG_b2jS?dj}TcNCtzxBN(j7|$FNZ4(fS-k89tBcQEtLW=|tF_2XuS}Q6C8n<i+4_n&1$~3D
t+YkhVnPz({oFPJlSX`qN2^skaFJNtvS~p-l=LJ-%H-W);FCMf_lfhBI(0TN=AHBR6J$T(bZ%UaUK!#=Bv<2D4<z#EJA8}K%sqRDqqcpm-(J#r_^10WgFo-Q
Tk!2aXPaU#!>6`+Ykxn9r(Ka}e|8jTPfqUgzL!Ct2La##Z?lCcox*V*blve;wGv9lSf0(##zuuv<w0TRU8qQNj+t78d5`Q*%gG3mBnN+~<4q6nVyyw<wJma8
X`8PvkMe(#&Jfsk5IDm~>X3*EL<OpYs6cg49V8NoL{vl~k%$UrY9f(HL`7so#gT{#L<JHViR^M~-aK*cISH`;{$B#SSb@#LWF$&Ka8M!gdWtjO&nZ|nFsO3_
_YKIH4~?oh%YX@Qw;=uBYk4EYo4<e*IJ)sf@m0RedGuwu`|;`8J(e~QWg&x|w(}#oof2(cr%$yYSV7_jV^F~ifgQ~Of#XPb=LEO#!SGS_X~@Sp?*zhl>|l6?
cxuXa`m?Wa{xshFS=VL&BtPDMV1(kVU6L<cR|iY`)X#QcFAFHrraUF@4g8mJ7|!*RKsb-2jmBzVR<?vN*5!UuOt$pr*M5Eul(q|1tC}H5(#3WI?@6ZP->D8?
ca0zD6!<rP+8El$G%e?*tI{D)v3Abe{N49c;ze`?0~%LzcwzIT({@e>KquxP=VCxK)n?9+9<wbbZT?f^F>vEZ*V~W?jvwzw2NqsY9FrU(2m+A(?&am}z}aJA
0thR^&q9VXB1O&T(W-M7;Cp;6D@#xbV8hr1nv)oF5e<;lufYX@$GBL*q-SD_1y;@UJ(cv_7udBdvqL#>AqP$3Y3bI{UceQZ{K)$=`aChe*n19#@A|IZqxwj^
nsZ$Nu~Ly-0kExbXAwB@(HQ3X6lCtp0e&r8-+SM+0qbpuu)d04lyR7wxR8tYFLNMiY78Lj&yxDNZ#NP_JKT*chpCL-pQ80qm?|!|MA*vN(;2P&<Ohn`gq3Q+
P1Exx2cP|om?@CnQhs-$8WJ*urp%w=J)jPX&aljr1Nw$C9LP!ovaVG3DNc=ltUK5;|5*+EM|lQn%GPPA_#MG;1I2C9v4`+cr=B>zb9?gxFnKoGK+rONj$qec
4v?eH4wc#|2%buep5jcIgZ*ik^|=Yb=Zuxr{DV}W2Ri48^G^Y<Hx=vevmD%J7cW>DTrActC?+=gK|YSbagYFn$zN+ox(k4-oPgO<W`BX{1b<JtXoDb<zV`uM
KcaKloY<weX`uh4QakSpyiMj@P5NqyicG*#OF#VrzeISYU{qk7Vnr&o{?m&i&O&UYv2|)kU0cZueZv&JBVllRWQ6l#RO|vlaa;FU%kk?I<if&9P!vLgVpX1y
C-|wCj;;j`!lX%_#N!9|SQ=aknBE^4Y+gZZ$jdb#(3@t<#Qz{EZJ6c}o_3Dj!a~6)0?U*{EQq3pUlyr@Y(XNQuf9}E%X)q%pHDMj2N)il{Z&(`gNqQ46)oj|
fKd~VyPphsSwRY08;0@%nfs~P_HzW;U)o^YI4Q`t--WUV>*zfm?=_Zla@IGo`_$svkdwf+!4hMDjEudhkdL5tsq>&qX}MEJzd$j%R%HNjBpO(vE7Ub!vB75W
`)7aD2I4&V?li&gl<&PCZH+ty4b*;Hup1*UHHnaq+C<W9Jx@;~+-~_yVIs@X5(DB4iCzkFZvlB$ReQ&)h}R+sI7-h((nZd5SfC}zFcT2Z?c=}{TUd<{Brmp3
$A|N-;+wir+KPX_D)!#shXt?f`dKgl>Nh}YKjAr8#3ki_jb%a4Wg1HbunY_>kUs~P#rhMk`|Bo{7`I&<mIFw#8y&=qh38GSL;Mqkz>t`avmu3Ecal|k-Avcl
6XPJSaj30#)L7UI*~&VYVPuNg<*^c{_l_!%=hEp!VL&}!_%Mjz$Q#ye21%gf3Ml{J*F?(a|8ZT~<BUmut{^M=RK%cRFNl7=wE{SOZgaQI?JtNXx-jq7rz)Zq
JEymI3!^n{LEuFDn!m5t8DP0hVy9-cskA>Z_7|9h>yhn%fRf(zrs(IH0oEWwk;3JbMNo~?4=lh^mI!=Lkilm)ewm2^iyz;RM~yVCs_R|Rd@x)fsMB5$`qZ>8
?}sLHYBDmCu9<tb!sGLtw9J>p*gXh2;O6N-iA|zojQk<>ng0Hss?=%0^T8B=;J&K{oq%2W&shVUQ)Iinqp7iX<odK(D|%z6p!1hvC3O31MSl9BQonKDKI7j=
z?}P(Rx#Oe1PWY$1$<3Gq~>o7x~G8uq6{i1aBh#{`N9S3n;R(^=p!j-LuY1oz7JjWZpq$XL_1sdg0ntdt&(2;YWfs`^E^)YG$~(*>t9b1RO@7UpB27`oK6Qf
d9P}~vz_K738miN4}NIH(O;N1|7CrXbE+Ejcc^nvH>Ky7-i0t{ew+h;C^eHMxgfEqvndXrCjs94=r4my2lfqsuUbKRR%Kt+V<hcqHMV%CTfLnoj+*AWa2%JW
uP26n=aj<l_l&&*?Q;tLiXXRNlOEsz38|IOw+*})`vj&1TySsf)Cun~eB26i?%hK=R?h_nrnq!^JKQXPa#4PtZBqsmSYhUVTLKfetI(f*GUcQ~%G)1UB!;cR
S)RwYO?{{R%Q>z^dP<-s*Z?58E!R!1%hM@3a|`0F3UCJ-^7mE1crG89zutE@TJ3XnaQEny`qP%MD=-)*5zMcH_w(j7v$OVUd+s!9)}=wt0^WFD3(Nf+V59Q_
^HV11O?=oKzkI)ga)w_AgT%QVV?q+RKnW%*kFWi^c7|w!g?b8GWWp%$FbF8bqO?<XFTYhZ0dkz=rs6!t`8j?Gppxf%e&|l;m0R^+K@+3FD(+wMPV1lS_QsN`
M6<IhG|fnH(Lk;&zW|h8ZaQBJZXz64?jq_v<c>z#KCLk~{2+z|r<aXue6g1ARD$a>2tj@pMyysK7k0KkP{IjN(F2LpD0{85zf&9^b`4Dm=!LO}Ec%4|CL-MM
6JS|E8|vV`R4ttXRTAH7Hc5M4UBD#x$n_o2&+>EN;@qI1H`(~bz?=F3qk_xil08Wi?+W;Z$;Rc-G&>0x&nvE(WxMF4`Bbov1BL^D^n-PJS6x*2bXX|rv@r$=
c|3%e8H{H`2PsS;aNO@qPr#%+fHl~DS*>O4+089ZJ*A6(qt3gv6k<w?feS$C;jYaVDXv#ylFePpmFWf!&^Y-ne-doFL0;Stt(p7!v#NgphS;{@C+gn=ejiZ`
-mr@e2}2(bd~cYtw809Zo;(Lq%z)6`;Imb!_2*{4f~&T&=n;Vb!JI1#vjf&!vR9Q~AE4(N6zCk^{VMx~vz-adz^{QIM5=C3D>FzaT_d*Sv^Y@|+nW6K_*B|V
%P65_g2^ZhEFTi%%G-PYoswk*y|!WqFoA^wQ+ETP3@><86(X$3cus5z8PWia`Zd-3%4<Eg8TB%Q3P?1p?%OAg#OXzak5sy!^d43V>KFAp&x^QoGQN}F4=!Wh
kV}6%hWQKo0$bY?z~=nMOSP<5EPmGejTNNw{;-+5y*BhPabQoK+-68f>S2uXpFHP|Y7wyVno_4gk)@}i7XlLw>mK2cO$t6uW)5TWzM25?DPVsFBL`G>Au-X9
n0Qgpx8Op{G-SD!YG<kcl%uEA=ETyMmu&}XZh@}>aj4*1p7x_I{Q3*a`nTSPJm{Sv`dX>D!3b}!39$?(5DUT<hGY(yoa+mC^}KSMQam>o2Viyd{mcma(;ck^
NDu3@o(AI}oT>K(w^hOG^OXi@aIDgyr~6+PlqBbXgOad8y4#+HSkughI;jXl)80zB^QO>IWw^3gnOhB6Y>{-eHdd}VfV~WM;@%OtWTWBDgMS9!3X=uKJPfg!
evwW0V<4qmfP1_*m>+?Z4}Q3u6qx7V*<bS-7`k`&H~oJ42cx?Mp}s6&Wr_jq`RxbF<mTT?E^@!3RbJOyLX)<$)A{rUPG{_tY#kg136Kc#-MIeSpH|ibTL|)e
y9n-WJrOWD@wuxX;PWidkGUByO6E2p$)Ok@u&`=;4?nLTu3_7Pu@kkduC7sFxKAaYyl39AI^Muj$X{_rJa<3sn?M3L&p;Rtlc%xBgjEX}2|%4VY%AmxQm8&h
l3SjvhIzrNV%81;h~5St_f!OZ!Jfik_IH8*9^BpXP2ZOxxzb;g@&zzhT=Ob0pmLjYix)VXp10|UfCS;Z?ruPo2QNPismif($@$q(3gm-VMt`Y3FMsyFjJoXC
AbjJLU%dBV4ZKN{yBdX*0cw_@eY6o681g`fh1WDwz&ctCN%2hqY)5y@`yarn-!(T1DCDQ0JtChH{=Jr&=9Z^2N8(T0=MW!n_^*H`OuzUeSAHYRto>@izp8Tz
FJsb?k)BxT&UYHT`TYAvH&-u>=*IS<9s&{a<nt0pnW8AT*OK^xC4ChMG5@G2zy_Gjo*;F3m)}S*v%(W>xWV)*lg4|Bn-p6CtiOF%lh1)Tz=`$4k5Le9SOllW
G9jOrKBw9S1^mMJXTF71jCBPFt5lzW%pO-%IG$~c)>u7-9VG<7mEU^<9c);Az?wi0@nUD6;~hT+_=>?r09Zp%T?Lab3m}ct`44zKOuk}|%z<3`r2|Y!26*w|
y1+hJe}&P5ATwHDc)GXxth>!m{GR8xA<WzbPU^`lI<&h6lM~cFEyu-WEsJKkFbtq!e#EjC#jjYf2scQ=+c_aIkqDf?HQbQ-3jI*v4PRD)U8o9kJ_~goM9RH*
*1f5_Up1IA=DK=Il-*5!=}ppw^6{&w)opS>#RH@xfr*gSK;ZtSlDF16YG#N`r1gzs;dw-q;s-zJ8Q{M@ofA65#t5qFub2l*G~BAhW%N_YwIr`*%!g%$tdlZw
(#iK~!ue)wf3$%s0PC(n*vY~G_}9AR>$l6kY20(X``1qoYM<MFVHr&IE!U*>Gb1!hWKo1`UrLru*uD3U)j2h|71bq}a@&v)7rES9P6PO$`1Nv~KvQEe8EgD2
mcH>v_pNL^EsF0kaHd1M55+5CLq_BBr{hS|{?@QCvo8}rkd|)D<RP%@rj{48MTqYv{JK6c9X|&_$(#KY#DYkrUf5uB-_>o9<x`&LJX!mC8F0^AI!p`-?n27p
$HEU({p+^@qk9YXu5Dn=eJ^)*er|w+24|Y4!Cp^*u5VMo*s%3yW~NIBd!CFr!vUNpffU<!1vq+sclFzc_vh&i0KY3^gD2p$D{J;WXtad9qNjjVZX`lRD^qv>
B1R2zL6(F-RpDkBAoEqZ)A-W|`^4Qo0)w77=|6DE*Chj^Qn822c>LjJ2>kcuXUaeq^~Z26^ma_;_dP|J$WB=QOXJ_h-{Ur^=odflAAYePNgjjUZyLPhZ=1S5
379BgMh#Eckp~C~@@@npdq*Xtmk&o-2YxT(Whf_br@zfElJKNUG|iq$iX!YdR9|NTr&!*za7ws3_QEGb>(>*8U9KReZN{fr6fHo+3Cye&CBMQ)Yraky_<SP$
54<~u*eW`FT@biOn!<SrAzWsV+qVGh;n#x;m`BEEe~bLtC&QY`9;^v!&%rU_OI`vM$gPidWY5#HDZZzMo3rJ(V=z*hXiy>6LFPjzuwcLYRDZ~)liVt56>yTD
BXN))wcs@Ud;v}c8PY8&D^tuTn`t@aG(5N{WL{L2H6XICJC(o7wT)Ll$GIkbz^6g-P`?mq+$O?;0QDsia$9o!CH&p5j^|8~$jNAP_K4Cs@C`ipB$rRqtqru2
BfbyX^Oy++!;zUlnJPLzaF15>vg0qvaZylSYtM0ece>N2*fK5+lr#WfCq{+J9Ws_`>BsdDh>pv2CI^gwcOB!@2D?R4!;ai%9N@QpXMfDXfKM<&-CuV&ugcM<
J;S^#(F)k#Uc~}8&hRPQ^Rr^hel~3(MNE26kuXpSbpxcw^*FHD@c$=|T^*QjiuPp?d~SB{$urr9Au&U?r?6HYizK_AA+Y{mf7+R?27-o_vdBU#i5K_;>FXs-
fLL_~N$XDGE*`Q@IPcFoqaSrk#H2k3dB?X_zs1>N<2^Qydqm*keJl5;D|<dh-Z!2?@a(!+Vil0JJ-C^`&Yp8lhlh1zxegMAnw}aET#7`SzzqfSCS!{tFNkEW
XM5%YNe>bi_(Dhv@!J;Q<oN*tko}#$;edFoC?&Uq%wsFjsTUtG$diGLG@cH8rhu->Z4=Dk59|1Ye6lkKIo->QH(!9nY=Y5#-#ebYR<Hz6Xxn5meH!u2V8c(b
{Y!%LFu8+eN|-?k;&yuQqHFX0okuPca<Np1$G*XnNd+c<yV+G(H%*}HQsvVe>UNM@AN7Ix<bft6?9WipwcmXzrDq~<n7F9YEynLhe;+O*ewpg`_k(HpL2`X9
CktkUyku%fVjuBv87#rn<NUa;!M)*zFekWz0~nM!lul1_72U(Ky}DA@WI*gK%<az}4%W0~iB<s~)WF<;HF?vzWlh7v9laCG%GG#e`gb{kHO;|4FW?2Rw_h&n
G9i!&#IP9R9PMHznCH}hw1=U!1%#T>cPEV5kv{i$AOhaC7%%{g=M}dvDSaj>aIr5Tkb3mRcn_Dy{Qlx>+G*23?=1Z3ug}-;+|28(1aFiVtJ)a@cz9hjfVjdU
aoG71HJ~?sgIn4I(=<>w3nC2>b*(zd=W^7Lq08MVacTzpQ$Qb%;dXjbf$)>bwR~zhZ_|ZC{-r=A_WQK}F0q$bwqYo0+`g{^&U|nF+gLFw%hF{YzOi2O8^eBC
-fg_=et%t!7f?_<z+xKGRjy;<Ej7fZi%QmRLoD<H6cP%9_tf@ISG*i#g6F*Jtv_<dVM`p(wO&gySeDl$v9?4Yd$OU6y-MwmZ7nRe+)8d+xvu;3Iu=Dk12uSQ
Mk#Z~+7Ht6lMJ~cBwP&6zZXG%%|C>mx-l<gQ<%c@6e(DYO4+h}nk!~&L26|W0+1OH<Z>qM`CUS<>v=(y6ajETLCzcWNTOs)6E)V1VCoU+x-1tV@R^&7V0YRo
qX*BvCa7>KL)?qguB8wJEii&V?C5^K({vl;TASd1%yh{6is(fp(=6h%+HMQRv;Y;t04RtAzCOdX5&AowhGoWAP%ml{^Gg-}eEvpcTJz>LKTZaz_}bW^7WAp4
1K~pB&lpsI4Z)i=*1`JR>2$`V=+qUxocYaL5Bx%^nqZZ#-_5V>l1Sr@xAlELLrc9^CWC1ddmfO54CF$-hGACd4TJ=WuI^bL2f(CYv_evr6fk>FdhY@LkD>nQ
PeDEiOg*xbyP`$y1>W+so7W1~>&+VIMq3aI#}gviu8Qna0KStQ=&g#M4kA%{kRTF7y-y+p=z}Pk4xEO5AT=;H6Bw48gB39vM!g2m4=@mKN!2Q)(6#!%-{ijO
+YIWjofKd}RiHXsI9w4*NrN*3ySvY8!LWYqN>`0deS5X|k?>sRJP<RfE7z9>c0#^d*;Bo>|E2MJ66A!&fg>u!0lDtiYfS?DhFcIl>IIwc8v#r(Ft|g)KnGtd
J`F`Vh8uW|?%7;mRYe`@S&tfsBZqTE^ryA|@YiMM_aiHq-I~t<EAaj6w{|LdBe0zc^tv&3Kc&(!Zzgr!3l--zF)N;;F=q1zB(SJUdN*Fa7Y2*fFRx+cK>m>|
)Hc~ovHbb-$ZWx^zxytxehgA`#A$sx!elE_vV*n7lLyolL0~jY`-;5X813h8$8VA|_X>1x%^z*Qcuk>wloxmik8=J64oRMJ0ZuzQ_rj%>0AxtVZ%X>4-`i+i
zjKy*LWaEmhXT8L3`UV^FFyUsq`_7w1V~W}vw0Z;*&@F2>zc@>n(_(&A^my{w^T3=Aqh3Bd9eg9irz^;wy%|e?}QQt@rM}&o|f22)_f|^O-qpeqif{%`T>Ir
i~KiyeV+E)UXpLkyE)8v2$%ZFT0I_Of>?O}(VH78QEyqY2-nBB;%e(xPvs&cOPlTYVxMVp;D$@Td;V^|PNPbIUn0oO!S~FneqI(g5ZvI<6M1TX2-o<0z5D*-
zn|0+lJPVwu*zD=o}9xQ^SPV4L%CF-j(nz5+$~=1_lO_PO7rFTX89ERv0Gg4dZ)lIShRD_0l)7#U~%fW<Fj)?S5IXi-}tUQnLTBG-@!;MB}*L0&w5qvhjZ+E
{gu?BU6fR&n~|s15iH7|ygBvth2crtEmnj&y<ZsFS-FcDw+3<O#bdb0-rsoI1IxS=TKJIXIXF>@|G<r|+8!UcDnv4DgCwT|=FidoVjNTVp|lqaCAg<(97O*D
K0!vsU`hq>A|PTfvLE>x`nCjvg@2~73%J%`U{nXjU<yzSidOjUYJ+<tcDqj(r_6=omRj4nWV(Ux=@|R;CY9j4gKx77-wDw!ZMgRf{Vv6&6cw3|v73zV?2mXO
-1INH3D<TuCJOC9U^-#ng*Vt9%;0b0?^7!g6xn4&Bo2Ig@fZBfeV(>tO=wK2cfflf3W5tcyH*0R%bRFMu5;ybt~mgkif4TE`jK-c>OE~WIDemj>bi$Q5@hf+
2jnK9ad8nJ^$MLDGWOTM2%I46%@c(z2_BI&>CHvIreWSGHoeE<7}`~oWorehOps({oSm^^bbkF+@^i}7+(r$C!G0zODwFT$Y`)f8@Z*EumBGngUOfJxwASQv
gE?vG-Tv&o15bl#<H}3%2K$|Md<f)~6Qo^~uJR9rAl?;EnHCJBlwae7(jThbfV-9B`C`#XJrL*#i!FTCEsU(Qky@9R0rtJ8Nuoxje-5qDD>jUuyx{3umlJP+
d$s`7%w4qqF0)_uZ_2U^DaG##G&#3jCakgRN)qrB>(7N5(uGC;%J4D0SA~qOG}!poJP0bsr;+P`@W&UHk4^SG{_Q`~X*OUsz#hEd{FQ<nf}H!<^M085z@m_t
yr?5sDX>!YFsG2@ig)v5#v-={VLHvxP$l5)+i6b-mjJwqni;>u{5SefIbyztfOD?z=TqLLc!|h>oQ<yEkF(z-4Ui>(3_zl%;1d~;McLq1M?w9RMbq|o4(O*2
$<#Im**}LgJ?oA*A3{b!d>|00m18HDhd(9)EaWC5Z>NZ5ESFi?27?B0aZg6?{3+VqDITlB&3^=Q(N2NI>xqC7T+y4QL3!OseAD%*betYOdtH~2K;-~OXYbpy
Oj$$qi9q=HLpB05EQsHyBf1~c%@0yDXdC#iND^Si2Q!y3j6jU>c}E7pZh(<xrNjZ?7dXyWAnpxzFk}YM=-Qd&RWn{Q12!#5G5h`sgQs)Y^3*!N?(4jnrdcR(
O`zi=fa?-x-zb7CN`HJ_);#OF^kCn!>#r5;G;2{sKskWm4$id7N*h>W=^v)ewHEvWC&BCYRDCZ8oyYWG_B?oOL*j@miGG1E6A;~s8XhqKRW6!6SEDbG4J-`v
)GXjX*?8|bmI_SQRkh0H5g9U>tNn(dox;Izz712rHv~ysd@_5?2x)v41DTp;34Q{9=!gOms#N6JZvH2V?_UMN9hx}NZ5mG{<)y}V`-#YY^t_8Rb}S}(Zz&l`
-{~hM;DT*BM|{)phKt{Y38CO^5)ap~TweY=N0Ox1aBb#m=V^@xJdH|}N_eRI3xLR}VsIiE)A*9XD;l%G7>BoD<$$eA&7bq`JO1~Mc&dJG@uPsGK+{rfyv1Pi
oLAky=y{XK-r@ABfqX(;BveN98&1moOAml671`L+{Ofv4F89K3n!x|Qn~9RZJ|Gp!fW(3_xLG+7jQVdCPHHQyCDCFTgTOeZAKa%)kTpSot~BN95p32qw21b)
BpIM%r&Rgf#Rzh#l!Q3t%cDLIFTftQ+RvVJNcLIQU&pjk#8nvnJ?(v3?%C_KjEn&y7hrbWlGAdn-zZAb(I7)Ztn83&a@UW}aNAo%Jb-f^b#*-XwpU_Lh<vC9
cos1KHQD#Cj&`Ee+^LrH#ACb7>b))v%v1!-toUHEG^7ze=eO=!ZiJf`kcyANZQvOsX32NW#~u28=@5XZo!S>R^Y^p2dz)<cCi}-IO9d6SAwk|xJ5xY`-r}AS
Qc4mT7gNe)>-T`Td@yf-mG?MrVI(YqA?r6^hJIX-ZXud&=TvTLNHFz&u!-?>%VxhTo+2vUh)<X{;;D1AO$RqIJWS5z>dp)4=J>!?Yu?#t4HM3YLTTRU2kQ+Z
6A2{vpVP&ijZ)x%M3BsU+l^4(os-6c({T<>0%iJQU>wCgXe&2+CZrJwABc|zXm(8s@D~f*I*06m7MK$n_60JfEx0W1;yQIAArmU1V3@<x`bOK;I}eCDW9$2K
+1U)@UP-<vs`XQBkDR`c)7>ZW@;nFTGrAvneqpyzQy5#wRFmmrIq;9c05O}76aY|h%FYw}DDTy@He#Tg3{kCk3EaNKZ!~i)RMO4`OPbfDyPeL-MmSYh0aFj=
>JkKhmhXz>=Yeg#3Lh6CeCB?y7E+!9$WMM+0)rB8-tW9ivt23#$r=0_tf;h~$D3{7GM`@Po|cN&4q$cfVgzPsK(DEQpBYPZ1#`?Q#4y@y3+4h?cw+>g1U$%~
FtVBJeHv*8%Jh}vuRC#yZef@eNWP~m_`M{r<X)vQ`*gUdYhZB0(Of1&KB_Ftmqsl?x#EvKNN=KyLOXs=7_ZRU-M4sP*c559iC`mf-rBS}f}OQW$lCJ*c}(T|
JwM!?+&wuv7=X*E9(g*6_uj8?QS#o|gr8%-Q-)9W=N=A3urhOMv~SyizY&Y4@iDg}%huOV*v~Iv$+gNA*rhF`S|#IYCVLvQ-=hBfX-Xp31p@bMe3$shG@b8F
VR;iXfa&pamAcTZdvh-TL4c|;@b1UUqVxVKyq<Ad{muNOek(i)5c7LON&`1hoPgNS4UMHC<ucb1MCE?IcS{A9vy7{B;FWets6k4t^lU1C6i_ccdkQ6i2we41
;dx;Azl*G2XZg9L`p&bz$P8sqdQPVi7Lt5-z0)3mT43_InvL=7FQoua5%ZuMz+{a}ewvR=K=y>vsS}BrD(beE`|DRa9v(2&8ElY(!MHc$ruf|<4PbfR!OWGy
d%6n@o(UjdSHILh>`_03zJFlyt}M%QL15+2y8w6q;<=={?Du5}yzt6aVAzmo;%Cm|y!sTBK1Wg(8|)*v%Aa<NSB!)P15>GiSptuYnuq1$k`%oDg8PP8B0!eU
KVBL0(#hIU2|dD~S#8kQKro)Ee_#B}x#)Ov4gT%&fSXr(7I)ZxRbP$4tpHVvQ&{bs?7l2<4`8b;u7g?riug~NRLsI}`v{0y#4M!o@3;AjxC_6>=mM-i#CgWO
lmDHQy}-&X8~A=j5tR~w{m#H4-;HI!5@LEYX#n5><d+{{hTatKYhF1-2t*w}KoFqt9Ki7?xKfCjQwTHFNPKK_7X%mX0QJKoH2*=q(UD8B34jLTKgd`_U+?eo
@C6uvXu2|Z2Lv@BDbMDt;0-W4m-_Cfo@%QfCaC>$PPn%GW9rp|{K^z_klE3%_4ga@C7bhlLrjTtKwE;8*$y`92NNxamA{be*2myCz<*)ybAnnvUTYKXPXVer
YAvh`a9;Tw3@vnm6!|#H{=gD>_ABF#F~eu#1uo?_&U$&a*9V!+EhRxBF%zwPSG7LwZ+Q&~3E&Qwxh(SEvygYNbOKs$RAoJiJnW<T-ruLBU7{4#3VZdp+)v&0
zHjOB3h5j(%j!D21K9l|o_qk*KuP8?Sl{P3+A=;od8i9q2|qi+cl$V`A050Wr)M2-6<z6q!0eAZZ4H^z9!c;UL<Fr~5*tDTMNs5Zh{sFN?+xCtUP}<Qmf*lh
KcD=~MFpX^6Jt@3IE`xePx}w@A_9N+^a%9t$k;mY)5gg`Ok-zy0XdZx{#k$q3{q0CIvC_2HJ!c4nj$q-f;{{E<fJ~9e|+v~Mgk7tlraFBNJ`dbfA~p$8nZH?
gJa)}b9Cbn!s8d8v?5~s0#v4@CE^9Bv?qm@^uz%E>|<i7JRxGxjbf<**I2{OE?Orvesu31MEHGiH0)vW9C$n1Y--)t=S=QWxJid)X#Bc74d<tid|m2Ju#Of6
1b;gT(RCe{Y`^#c({9W^+xAU;cwrX6+ID<OE1#{pr$yoXK7h|CE(xKMN&tp>)AJJ|#n=8Asr0E5Bb_7@=$Ruk`g2>=ML>CS>guB=_7FCflol}Ks8XpS<p5ca
{aJnSpZ#^^^t8f(QxFjKK)AngTfoJaF7|XeQ?$b{2|m+<8iBZ<9x$6mP=)1WhP(Jtl$W}F`2XW2H?S1aPVzJYSoc|Ue8x|UPK<jj)tmq?!W>s81_-{pjrs`&
x!TF-AwgRYjA^t~4&YHJnAcnD-7z=f85n`z!k_0|z_NSXDe^xcXzy^zix9GIUB?gIFGL^j`CGiOr+9L<fX_u%n2msTX!3)#TuJ~pXvvem$Dgfs#^`Zn!QNkA
+n(22rAU?EFD^H)0K>t-?K7VOsi#omNTb)O+(-$vn`RHw2EG%`{+=dK<hrWs_mivzBN`wJ14;QPNW8JD7Z~~G?LuHEa*|OD$F32SxImx)x}NZ=2iNNke5VxG
d<^evJj}P-4g^U*1PqeNkiqAyKj>B&c4d7kES<d<zu+z8fyXcnI`t`V=J%;&aC1m={z5$gZb=U`9+)WKM-f@7huT@lgjBE@d|GLlpkSG(#$a8-Y0>MHDv*Ff
AR=l8DI~mYcj;MmS`=q5qq92pjhGv~=}X(X6~zsl{LKr8YEJvWg(|TB?DcmI#ea~M(*|X`jIoUXUhtHOy07zUik`Mh4rlNb{9TuW6&GoCr^bdoOhpAD8X$#P
z;_1NaGr<L{th>cdfot_`L+8o?Jk(OQ->^l=;A`$u<*_k$)Es-)4ST}1A)1=_jd>Us9LOj)lPNM(`xE$OeCmp{r2O}@5Nxr!GLfN^p1DkWw@`cIRpaWsNxpc
HwS~=;zT_dFU@2I{v3nT1mz(pT$zQkr+YEn?WXyA^KVN76!qf$RK^!RCvAa)#lsl+NrCSheVN?gv0-uaAttOxw%?alj)~O&UoJ0N4~c-DRzad)1XA#?K=6WZ
7c|j%0Wbta$_sh6s&6(cRDHo7!iu<B!XHLfD+B(nyJQ=nO-IiUzN}(>-ckO}S%&_AmQnqh&^39+2fnv@Syo)<q=x-Dz)hKNNjm#A64qO5TChB}1^N(s-5D%^
#q;yz7XC($d;l<k>VJS&Vt{GHptqROyi9TDFo_kgCY=d{{eCsD*ShO2AqWX`G?zxs&LZCiel!&-d_kci`c=T?1=+@2@?(W9qCG#`P|l-K7_>t5zH6M^`p1I1
x!CE@8-gl(jcYzIgOdxRI!DnJaeuv-sWMB(zi)eAq*SmQJ>&+%<Z)VAou-<iEWj5O^}t4{1fxv%Z-WB@Rjs_k$o8r@KZWZdNtZNq`pGM@RP!3*L9VGVo<<xj
3|e)3&%=W7f&b@MSm&*G1%$gbw&6N&harMtG#+$CQ(zJCXZ;Fwm%@*A{?V||&-S_cCP&PpQ0@htb1DryKBAMR$4-lgfE%fF>gL6sn?NoV5N~YQy426JHOqbi
zZJkTd<8h$wl}Ms2^|EtWsMhoFk$Ar>u9W_2ot*@xtBQBlUY?t+}b^BSXfa%{cH&fwAtTV7p%q01}EMHknh;cA@lb&{rl;=ovQ7?Utpc)-b%7?!+&XHwp|H?
iDLxwO-LYH3(Ud~aim&2MHJHh!4J3sRKFk3<dnn!)tss#n7=u3+;CH_$5CO~v-*BlTmGj5d9WQ$kq@0`BB~~@iSEXt4mT`FU#GZWR`J3^_D+9+4|&6v=IaB)
@LWzlE%RJ|V_v1r@2WJD$-m0Yyc~f1x6+eFEbzgtwXTd9p210<!UJIN5K&gYq(Tz^0qf;bE4i}SF*f6Wu_*8-KYsms)YSkxUO@xRBzf8at(~6l*Iz#%gPoSH
cc!2vTeEVWP2X-tUjb(bqo?cHz5V3p)vM7LGZNf4gh9FLCt^s?ow0iqGdxm@cX%V%YowQWe_CJPsgWwq6Q~axepZh*-M0BU6g&Mm`>_(@z<h$Cc{ISwRL?DK
sJnH@SUCdXDqqC|2yk8;iy(t~a)UI)9IJ49)cqt$s$A27k2-z%02psDU3`^Mv~k}H>iR^uEmA+dFFVKi<qyDCd5C#BqqeyuN<ykv13m%bd1L?+uG|G!8)94t
mQIeK3dI`~Fys>=ZV(_EEx3L>807HVUCwaGMHZjqJ^KeL40)SrbT)B0FgF){PQ?S@?NPk4;NV_!PO(Pz<eGpUzWip;9l}ahZX#D+L|l<@6;Bj!&k3?+&GG7x
Ql{r@HL%pHXbJ8IJkn!cx!|^XHf{oT>nj<;Z|zUvCN|U4<ia0FMeZ@5UQ-$Hi>|;C2TGeb2LAE-gzvk)Zi!w`h5toGU{okea(kaYyO+(adB%UW)|e@w;K-h|
$(OWCYCR9{cchq)c;CZYG3gFxTZENhSTik8aAoVcA0^U{J)-k-@)J+4sA!O@5M<mM(WOplVT;fE+4Qz);436k&v_yzS4!2B6tCsY!eojT0S__00C#iUP9!1)
8wQ=j{D9{M0q%I;NljmFuWhT6m5T|SS%Pk1_381#2V`xTPNVN!%}x6~enEt)1+3YEyW&kd+aQAI=~f6UfcCQq6gNsesv4F<1u41jd{wo;uiS4OfB=Lbquc9b
Pdu$sGUxL8as1h5x*^f^Zogm4?i*9^Y1Fe6=~7EFojG93HC!uVv;skaI<TI(3}hRQDb{6uuX(FY>Fio1*K>E!+vpoEMGGRd`W)D^XEto;^MZHBGPP5<Q0MOg
83RDwac*%J7@*;}iv@f{?-rjOznSU|)-S|jn``D>x9v~82?4KSuM%c}l=0gEM(6jA(@&QtJ@SYRk~nvoORyCEwgPxIZQi*_Z~fYjf7xa;3I(ssG+4}`;Y%q4
F-*?QpZ{gDF&OR8JEy=o&v^pab@;&|3y;EQGb+R<AMfMkgC6}1M{Y<W<+CK~b5MPk@W>k^2R=@5*-{onA|6-&PE@I<K{74navqk7favEOV77la#rn}vzIpTf
6YD|-JazfanY~}TL2~7Eb7nFK8yHC6>isLXM`tj>D2(9nsc&A<{%*laFH?&lUVI4vGyvaKKt<(mjr6H(+G)F)3%)bD4D0k6(M}H{@y)%+r_8U}tIFqR<j<u`
%=6?^jr8g_fYHzhY;A+<pP}At%U_9!{ze3ML=|X>PWMdbu{9c}t{(=Y6kzPK+gDPa$Qb-L$D^aF_pR7@iDU|xR3AY@-gtLF*%W^J2LKNOS31eVRMF%Gf_9Vf
E2?fVaar$;%L~{JoG{NB+=yk^e74xvT_FF{z@y_zpVQhDr&hr!07G1A4Sb3;RM6mkw>NAS+aiAbKtllOPHBN|*y|Y6lb|Qq8v{D%_nH_oTa%0+R*h9aftO|q
y_%jQ?dRF&wKWy9;HH<?Gd_yD1o>bSKF_(6EJ<mPxi5l?+wb)}SU6LLX^&P;BKCei#P0O)pYo^L@rn9i3-5+d@D!YELy1+tJ6J`n{^fn1H^z9AIZO-?s2$S#
lQ{U}Z+Q^Xhb)WLhtKg1y7dD=v<&&(dL#xRhYM5hej9=TiD-BB-XPi#;;(t$)ZHn^n@+Ka2iy>t?@auzKpaTMv|-k|=-=7E(E)eoZQ#@OJl43G`fe3Ks}?8~
Wb@Z&cbV{#hi>t03fSdg?fq0%h4Ir1oWA~{H%eFY$uwrG5J(8>&m%Hf8>Gl6!w>G=4D-_$fhE3?5&Jc<RWJ%KINu2A!l~LPwLW!VH;&CY0WQZ%_E$5k7H>zm
)Xc@Lq;eG>`*jNo)jt=RADB<@sYzn+g6cO&5@3;ub((-vN@M6=qyHQzZwlO#5HG2cm|As3pKR4lA2hvaq>Xb_<E|2J?}BtZ-^G5E<AB8EvAX6!k0ITNm(g^4
+!*BK_YHWwH4iSX(|n8bTuKFr<0XssvWa&S0{%+j3>0igN5DpH-%>pT{0l5_H!hr+0hH+RdPd*oejxgM^htP7H%O<(08Ek_=^Y?9UIp#6o=b0BSBilBtGqlN
*W-~}^x-+@`x@Ou1a5x+@TqlZ?7MPL0eq!oQ$wn|3-#UFaJuciJ6EYQ<-43Fz3H``stk!1mNCae$K(Nb!x9@Jq$Bp2uJ+Ss>Q(D$?p+yuwG-N9{_r*U@@Hn0
L*kmX{6fTFdfP<U06^sxey<yAMj7FD7(PAdTRGkN63`|EB&27H4j2P)=n!57@Sbs$%Z(Syx4vrvb+Uhe0Nk0uT7oXyMrQ_MCm;wt=eMt*z988iTslFPxw8`P
afNIY9s~l3!TxgtHr^IMz+j*6E^9{yo)uzy+UqKnIS_8@9y5dY>TJ&WE%QBB5|+jf(gt}rIeRGM2$|mF6OVd`RIgp?`?a4n?bD&hPlkRfy!sGN&pBBi=D+0S
cz|$4Q5=Zhd`c<}0~SE66iyC!wDjK>UgVuZsy}b>B1;R-aBuzjrzA21@|P^G&fzE(pNyro`HSs6MPHwBIw~tz!N`86i|UQRxAh=rZy&)~h~H4RO*q-05wC%+
2x4cy!MeNCZ<-~?jjZXXeh-@ltcLs0jPE$-bmn7KzpUI1h3N8I5_)U|9Q=M4T7ce=F*L*SXCas9n!`_iotOaY<3)Kf;EG7txI=)MlV1tqHPR)`v4ZRpe#&$<
0v(ZZz-evh08`yOSY7{M_kL*_Wt=+)q}uIoa_bG+QA~N>S?mK}ciC9XLm!A+{$rEbpNm3lBW^YMj6+uq_L_HOUi_tIc>+MV{IZTbY=d2N;#>F0W+FsNd8^MQ
n>CS9FiwnR_Q3bMYtx^8Dfo3~{^>pMmFIlt2Or!afC>SrkWW^X$GB8`P)5r<VD#R2-C(`Iy%GJ)P4U?kCVYlv$<22*1)p;ELU#1IYMu(tSeGAD!h^BMn9}Pb
TwS+^{Gt;;i(eRF3R53Jd@6}jz*;(`cXxo>QmtQ?{)RS||J*m%DJZKTRnl_vdxm^j0p43k##G+!!@$f=iWq;3@3k*_xS;R|t0)<KI#+VHh0Q~d0AtZYx*=1X
Jreq<*9&xzb{hRgPtUlE3Z}foDBJ#hkfXf;)%LQ!VGMtB4(aTJWC20PeuR*;Yl5ZV`1mm}88>!cfRM7Z`}=Fa(VGlFpc{372FQHgt)jpH{tj;=zxoIBaaxC~
;A#ly!X&_075th|!S0?alMv96J5&IcUl=h(1YSX8e%^(Iy}{#G)F$YzVprX>^*6orO@M^2*Y+LN;D8~0J$Qi%1iT>3D^~!6ZyP`!-DQ+;*!b5th#IKD<QmEA
xmL9ABe^!ZBs~X{v#2->X<6n^0B3O#SiHd>GdCYy?Dy)d{T;4cA!@d>z!=0*7Jx-H>%U=qj{qvLyoshyk@D>QPVf&Q<F1Z?7ePd#m|vTEZkml!LJIUJcn}`^
%3FbeP%3Is7{~<)3366U_?kVv{nSc9kEx7oBEy1|gkdQWxD@Z42i(3P>*MY_cmoUM@=5CS%j@{?k2<-SOzVmcQhxF9QTCgsQ<VEYP)@@=KYhFvI7g{KZ{lMT
&f#_KJ4K+x`z#-2nIG!ro%Wn@S{Hct=F;9&0+t*9#Gm;1j}oBa`F*$N^68M;u_uv?_s<ETdY!grJe~scr^4tDvLssa{+%bq6ioaNOgKNShKRHv$>_H~KuE}I
;nMAPtz`<vEtqw1Xfsl<STKaA0_&Ggy(4s<BMb4h6!z~T+vyB<r9m~`M6O<3_BWegKLNFLd@l$n35LRoCmpa{FmXEf@`8J8c^1dK;UWL><PF%>0jQRh^AGGh
6AmI8Xs6-^(%?bNzqdw>0d~ZG#y%SZhay8BkC@F1q&B*6_=~OMAsvDdL-D)q%bx0QkuDgZ2dHe48*l9;*z6Y@NV79L4LSw(hhOsVt<alry=yZ!2j>*bN5QBA
J0}CNhI;X8`qO(0B$>)LZ@NzB&hs={ELrT>O11j^09w8e25~dme;OsPgl#bOu<S3gq$_{hab5f?BMBDMfw>oYq84yG)l~=v?5qU1^Q$uDktAF2bu`7DPwo2o
8#n>VoxQd>Q@GT~Sg=h6F-#x5KM;nw2)3lJzjvzZA~mw-JAIGZ+5!muZjG&l6vpBA0gn(2fr?zh3MPh10cwCB<=zU*af{P$fi!X1UotdK5+8_<-?t!%`BLMU
&o?I+!H03>0Jr7E!eg#e1TQxLyA1=5gP`9q5{$A_wlqNpL{}j$j_SfWLMUOztV<Ek{DCB?J0RCjSl}Ly)4zUt==2VT69d-$h11&T!eFF;>1C(f0rUv?N^|PL
O$KXu>R$mD0_Hz5tb_T91`A`JQhOBj#2dJtXI;2Kf+lh`BSQ!uB{)d>!zJ97MKv^fXu|^xrn)3)wVoY>^(UzW2n378AWs7<F=wu522yu4KMCQg0%*`}c3)0f
J_e|M0T--6H(#{1mCrp+=UQSOO&R4Lgj%S(!whTYXpXs_YX+DipS2U<anctlSczvxyk$7w5RJDl?vAWIq<i?P5`yG!ILFR|pWG3cL@-4=++c7oN5`kZ1DXpU
LiE0dM;&qY&Xl4%1>hH=J7Rm&*d+S-eH%wLi0GEB88$(eC!n8qq7TaL)tR!4^?M5qD?ylcp7MzE_KR$bB|!W4@pds=zH+v<vK#Pev<1!<E;lsv-SVr$SVtEU
(Vq<?X1d3l@9e(hv*H0v42h|OX#eziT?-5SxBF{Y`98SK3MMW%%h~)BqV)L66Hv&+V!|cpcZCKw5BvuxNZ<E&Uuw_&)$;rwN#_f*O{<)7Qbj5nL<JI2f!sPI
64k6kB9SXm4HAh&B9TbM5r_(s8sthO^3G8!J3P%vzVp5B_x#zLow??B?ZONazn7pmsWYGqqdq3J=Jy$A2$cA^mK+2Q=y##c3w&4KsJr-YA8>qbYrcG$jSKn8
b-$~SUFdmeyr<pX<+CemRXydtgqhR7UIgA|1K$KLC10+sZYzJw22G{U6r47F16=$D7~ah<4Zyx=DXh6|VvE^A<_Y%;;Mg#)y-$-L##L2Oi{}SknQgnfK)5~T
6*!e2QZa4*>bKvg_l?!fUTDM%z*sz~fg6;nvx%{$2L6_vUFl=I6LiRpjer@th&?^x=L<V0=YPwm;C4;Z<FWW0X_++VeO{7*;SNB@m0aWk?SNDZsa;x)tqk0i
9%*^uyCiEJ>}T?`I8CvR0HRh({kZ+Y#eR|aYxfow6r-Z%6R6|h`X47LJ7=HZ+sEn2e%;^%pBd&iqkfz4{CC}_ce>*jpEy_bK~Q2au9@}I+cjJ-l`riHtRK1x
k~cfOidNVnHk-6p{(aF~d5AXJWAja5@k`nvtWP`5bj!qv7!WThI^|$>C5gZEoK5o{ed*~_tEaC7#aw~Ke>}NrMMm#yPi;8mBv%X`Ps>Zi1w#I_nRfRjbx}>2
x)F#tpi7e={0$5Sn#P}|6yM9V)ygCef4D+hHlH`kSDBaQe3z45PG%s3D<LS+Zg$LMUyP~;X<=_-ekPwmrOJ$R%+lgGA3h4)p1R#Ky^fD|_(gbfia;)b;`Gb1
I9(R<kAUxfU{P<czH=O`Atjc8%i|xUgmo|DNlDAHhK!I{>KEhR>G%=Y6VDU1{h(h=rFAGHc?}01GtLCa2c;tkJJ>JVdcn=2-w$eR7~jr-9UbtxG7BZSb?fIj
uy0z(89WB*;dc$MA^e$%@L?e>$$HZp?LQ$JK0OMZ{hS-m<}^X}=Ea@7V5m{~g*!uph&Z(vfONb%AiyZ$4%6?MkFl>5;9&M-%>V+H@dJ0Y@9Q>a3FQXxm7glt
g)4v9gjBKiXV$yYgOam~i}(JnqCZIb0#Ix#Q6HZ!{0!6W12aASq=_##Xxy8<!^ugZ>Y1{&t!m!+Y|S8czG<N=p5e0TZtQyUsOn5&1pb^CTTng>cJvDG{ux|>
c~LpToL?>N>)tz_zT8k0G`@bz;Z84C+yzqSu3sXoW>^W(RRnM_1{L7SKmCDPvCVB~9yP4$Ib%<pRu?$wM|hc~rl0-AVcG}Q`v?96blj6s-Zp~H43OhJ(<43y
M6+!8NtK!2IlMOlvj)U*x345dpI{4sqMicu`>%W7d9Ht2pT=AxOQHJs678k^oGttM&@PW3@%hP`F@Efv@(hbCdhoz06|eTURTaLHP0D&me58WanTh_ELw=y;
&v!+OxZ`Ep&g;?&G<gFg%5?VNfED%=VvOqD<=LTib~p9u&TAnJHTi?+3+QYjveJU$FIpu>C4e#^1ZnF}t6+al-59h=;SACK!D<?eL*IZn;7EXk@pXS-M!*@X
XFS&#L-<QC#OO!Pgc-mXJ#wke_Pk5%PH0-tX8>bCr)sdjYbr6tz)StiJVQLWIeS9x^z#=>$t83@C@y*5M1yHbSTc<r@1}7wT5O>D@98tWYqsDmZ%Fhr&p9&S
bLAs=BlxIK4+h9oolSA=yr-!x_R25;WZm~$l?IzjVyd44Tgo1Avga6Z(iL$_Va1)zjBuPgga=a7Ld~;(efP|HPZ*nm8neFjNTGGvQFUF;=9dW={hE{qYT!2N
Z`)X(^XM8Xv_Q)~C4%Kj6DnxF=+0T`8s=0`84cA;gOsZ*r1&u&@Ip`8^fyUPT&(Ru&L7Z5FeJ`(W?st{$X=|tC!%$l>iTsao1D)JxAxkLvkLw^6OQiBaFiP4
tc0}y6r4>vD7@7DY#@_6_6lF#J|43_3iqvFBdAmcT$jE}%^7fLolVn)eG#w^uGTl;h;@rEit2?fq_q$IM!mM$$V8wwKvyCMDDVbV#Q{0E5a2FIa?&Ac4SYB;
GFumZNYLRol3xPc9aO*dh^EQ1+?de`%@-_~@GL+@y?BZeM?~0F-s|m`9Js&S099=avil|9p#GPlZFo5l>-VF*Tu*J9Z4aSqU$Ebmh0`dnR{u3D<MsDADzdA>
&yx}~VZOyD1uL(?z4c1KdU2QEr7sje?l4;L&qxK`=ZwiyYr{~_{MjV}xP&G{V9VOs%>)HLxiEMEn<1ayhS>Q=t6J0iGUXwR3S`x0_7jj}GDuR+0X)i^&;MaB
UM+;o@7IZh&}#vhQz$`mHQ3i!$@1pH1Drro*$wQ|Ljn0~#j6U<R)>2pDft+7jW4c&=OiN<eaM;1GXBHHT~4;T>OFjbWdDHv&TDy6B26{M%<W`ArRK)~Jg=9$
cY7>3?-0ODy(@e_`N9%Ju(L_lO9(Ip^m-;&<LhWB?4Sg1fF<<~$fuwwZBfSZqhNuY05WTL4j%9wij7hV$c0pO|4U7e0#O5othtxQKQIwMMd(U=iZmZhz62)c
oABw;iv)&cfx_9_4@igsQm9|h-!<|^ZvlXVyKiA_V7Y#`qH$e6&hoqo`dEf)Tdh>5a$y0fL)6(Z31uv+$q8?%DW)L9jbH*C=eP^T6I|B?Ap9c)>Hc1A!PT=c
`~GEVWSytW;Eo`%S~niUOW=E;hMqAm#F^j2S15PXp;b&Y4*L38os`k?ce_MCNAQnBs@7ltuIZcSx2TxK4E7oWzS}IL447sqFuSi9m|Q??{-zti2diIU<X1ls
vryoQgnzFH9-*Ns!v<{qz(v6gth|yJJls>w>3#Xjmj|!FWF(@z(flRwHy|q8VIv;^wq=}-fq6L0?{QaWz+{1cOJjVMR<aFG7o=jrzjSskI*B1^)yWM^B<B~i
LTKRJGSH8!WXEc-&g|mR0Rik<Rt*De6#43VkVw&VU5v6wwmzL1B@+=>h+sFKj!OvPT~d5t^Jh@pDsXaO0-i6VVE4Bd!<ytz_il6p1iIY&Mh-dBv!nZG$EhJs
4ZjsSE3fSO0S(LbQ%fJTe@=_i05E64$ivU1;+%kA4vHmM+-}I!|3B~A21P)l^!ovKIeWz)RIJ~x)%XK-oE@PGp8|rxTP=%ZAJp+*)=MFM;g=DpXCT}6P`&#H
>Vq%$c;3^4%T*O_8_U!`5kd)nLxN7b?MwOqh6wQU*VcHVH53T-E)e5j@`SA@oqiIK7W}dTKFf3VqEb`ATLQdFfV14`SD>D|FjLMR2m;dKHZ?#odThYxa{bva
EN_q;$k*}@Cqsr#*;7l#%n$d5wzY3=QKxV>tNCVvBF%-!=U8l(KbN$I8`ImO55%bug;ZPH67^1le+a-hCj>TT1_w~cs$->p{e|3{^@jl0`IBxsWg>9*8PK61
?j22Nw0)#`frP3g^e1ml4eKTXPOJ_k^qsP6rTWtX#Gm-ymazio1nWkA&wH=pZg7_GXFaNR46&YTE$J29ToVc0rKdf|mOihfP$-;z&hfpUe)i7R)M$LkbEVfp
^6FK6NKiI8Q`V^EGTJ@AVc)hS{#z*a48J=&lZprH((5mt0kn|-4eE8e_akF6H|_pi6w3gSd6~);E&}<xdk*~hS;>`~;HRIc&g+9Q&)z+Jp7}y%TWX#JhI^_7
RM#^B$3;j4gBh3agb(F=c`Y4F`AZ3Tr6Paa^3^$BWQ~4$GMekz;S7|J+q*Vs_74k?{BrZAd^11Pyvw-Udzeyv!!Ka98~k-G$w!*^XNdqPuwBA>L-w9-S3UXD
8GrL>^%m<qSOP1getUrR-DLlIlomd4co|eB45mqiSK^h_;^(z6RtbLiweOB`K25v<PonD!lmplE#>ce%5gJAUnQY$^g#i;`!4=3{`3<D};7A7@53~5}9Wd+#
@%;2$r6mZV^KxW!NUCWs$ytvbK%~q@;-jBI>hHa`^eBQH@i-pLoriK@S}p~0*adyMDk?ImaCcDKTOfO(lfd#kssHZV0WfRaAnxbr@iHKW2&^DzCOHjsQISxe
1|ryxZ0s4P8iv&4QE>A}wjU~2g%|_j(MZ3VFB1f58*Sh*_VCv9OTnDdFI`H5W$xzOB$NI9SMPreJouf@VABm>D85wC4Ig0rxQX`~JVU`QP@)P|RYR(ymLWh3
DB{BbL>hkT_q0rZ)Q0Gg&)^~nb>Y+7$nzHTZo`taKRb5=!j=ryTVoaRM(07asIP&g@iw>W9)32PbpN|6`jPsXyrUO$ZNZ>|Ku{V#2#;4IXpV)|(Tj7|cqq>A
^D115CcfQ%W;DPMZv}=_RohV)KdCA&Bc|r(83~eSv;FM<78r7~0gWjR=24h*tEnW<Z8t`UrFVWm)TIW&gF^kZvd5YDxg0DC-mkHUV!gohJf+M6`PiD+P5Vcj
-8SK>vYM%;Xmu+v1tpaD0bk$w?14Ndg+7gNw*UHFUfsc5$+L$I@qIo5)!|<tj;VLSLO#2;a4qMqQO;AOT_;9!jS2QhY+$qV;QWRN*Oq?GoC80p+yW{NIqiYp
D53bjR|pVcU;Y8Up7xNyMW$OZ5cm!N|B!i<J6&MHz^?i&D7g`R`hB*``UbX@sP>pM0MqPOv*Fz5&#`idKSF#oU%wxydheNort0tj0jt5%bNE_0eeVcr4|Dv5
`i~MgATbs*{cf2{W_4gSIBRE=$!81vl%U>#6-~bdc49ssCgdq+emJOzT?0h{(*47e1GT*%7QgJ+hc7(OYk&M@R|9S$b`?(-=;^`+RqlhHX*1HntvM~!ykr2M
o`$uQhWnb*Z|h4rL&1Jsf&UP~%d<O1c3w#bz{gCWo|0EIZ{b%HF7RDE_}o`L8d(j7Vt=cruG5D;k=6$`>>NPaI2fR%hj}{g^J*lmhd)#N9*HjvpJ~1zSO8t+
%z=Ac&RgvByu4)%m#@GZD~k7*EI8(KgvIjnzPEm_CmV30CvkcY=qAh$zi%y@qIsUN7Xk_+e)MeK1j`(LGUTUj^RkV_GicgHETBlzxP9O3WfER&GOql{cjoF(
U+*?5aA>VE#j6jnUT&mTz(HRkbph+n99Y1J^=P*<VC9_hH!y{zT6TMR`OCrfox!!y6Rm1G(kHMd+6gH+!r6ve5ESonUdTT>#6&QVr?B3_*MxRKMbSXYq7Gxt
1`(F{OKPvNU&&wbdE_~Un8aWa-&-PV;SO52a-iLK(CcTPDW*K5Z$%F@B3QUY`2EIH$8Rm|;1@Ll>`cl45B+hO_xPUgXTSceo#d|a8XeN^SIkOusM~WQV+ca+
_r^hvbt%eLE8$MJ%vcmYJ<_Uy{=4%I`tih2Frk~PA6)+rV!S<7D0-u--|UB2-PM4Wo2x@~qOl4QbEX-(dfiSNP~$Es3Tzj+1XvIZ9!A~d?BHUs-scVE#^=x$
(5FfDq8-&Z=;;{z>DWQY#43*#7JVIfXRX{J*dDBAc258=*`)szrQVWy#y#EaqdB5CaW*_>?AKLWwU9eRk<kU_EpecJrrHKKB;NN0V+RJo1h{4zq3D8#nBsy&
I@27)>_N01lc|&f<1VT^O3iTfEGP}1!!P)fm*dPP21j^Yeli|l2t-`$yG8WV<q_SJW+SR-MX0Hp!pD{}T4pA}CDFHBS9kL;{Rp|OvSwDGM^5us|C+XDkn3bQ
<o0DdU$7kK%2>5#Qa2xtx)bH2pa#aBhDF3taO)~uju0SD{(`BoQ185Oo^oyb4Hs~l#y&pom^9phb~-#NSRyctpO7BN^_Odjq9ErCNO^W$=?XrFe;tEHs#^@H
fH<wcU!zm)+zunbngGv;hw6gTofOW481$NnAx_H6C|HJT;p;M90WTDl!FlfQ`PE2)pWIhJ2!Nc@9XEnV|30c216_Je((nC#nYr>@fC@Q6x-78#@fLz6=|Cin
sz73SSrE`0fj*z!Q9{Po_m4@5pLKQhs5A6~4zM}o=BmBHg<{1^ekFh+NcVeeGZ|Nm8?&;2!WnEoxM*<K)Iub((4Z&=#;~eq!+HDxDvs97Ylx=2o%bqWz$XwX
ZL!5YUcpOtWzq}@;yl!jeY&CDNSDun{JC|W<%4skFaJ0deS`q9ddD9*qwmK3X=?$z8bxQTI<C7^yup_$olj4b;%`<~CIhdTblW+7Y6Yjy_%*#*qN@L3l`lxd
y9Egao1I}r+=8ax4Q|Wz^isao05r&OmZBd}pKtH`u<|r|Ynjixm8xmK%`0uM^Ot~Hjh@+K{7H$pzA?lGk$Dnz?lQOmbSL>OfU9^qgr>!FImjo4EKa;2&+;n2
kQn@>pngsHpD1t|+(V%5*V<qKfz%q*RiLg-&Y%(Sx@pVCF&AUY*PgS_5a?r(mP1)^DNdXQQuiIIXS_g>Jspnh51l%Gdg@Qx?%u^{n9LuaeGRY(wPAI3^U~>m
9D@ad5|Z(%SHV><2}=DuxK}Iz@3x`wm(FWL%jpA&irfn(=#2Q4{yw7?zVHiN-uLzMXD0A3#Pty^I#U4v$vi3*kT<9<^-3yXiTicG2~0slR9^WEH8R?9vCfuk
6@Y6pLZR@=BzIIpefpSX`5Pb?reUKIr#91bYD~x%ES}YK1e;WWn=Es|H$|7O7|3jb7+rV4`RTse^s=6TZR^FVD77RY+%Kd-3!7&Pl?#NwudUoyug5O;&p16I
ziCSB1C+TpVH`gY*EmZ)rra!I_yFHi2@_{(a?%(mcI48;i{W06uMsldh@iIB@vaeA*pi`J?ac3WTfD+Y><#)slvhcQVGS5JQ7$)Q7+JdqsG9_j?`H)1yX9xL
5w{!&pJBc?b+rP`D(9BUZxqiNcgJt0S$u!%Dfvi|4N!E=t1FNS{Kmz&pHJLSWWc=}<9hdJ*J5HAPzOx+-HLtQ<@S)`aoi%G8m{Q^FE+5qL#bR*19o|%{mlV)
X`NQnpaQA!^fjhx8UVdK{?rdB!^j0_r+-<vhpA-#=BAvfW40?ibBlA_j@eGknqm2GXl<wh`h**_4q>KtLz2ypI`3t3QTr5$9;U}SuU#|*m3Yo^`Ew`#>bwMd
-}Y|>@!TTe?Gon#FmIuorzbs2iJwFl#3P7L1;PY}59)yltb8;Na)UaaNMb&^>&>U%Q<YzO3%)8|tk>My&4_x3CIde16$&+1F08~_z$D#Yu=_NO_^j&UB7@E`
8Jbn)4><&JT-SJvxd!GpsDS|!g4qJ?p>D(*8ykLpj7=Z#TPcku{0|K0uOl!duXq`A`?l8tnEYbvUpRw`!G?cf!Y9`5exT-9KQmDHho)sQ4nFLMJq58kt$Wzx
e`pvNp6-BZL!N$iDssC=eghC*=SXtS&rm6pkP(?mT*rNeH7Q5#4xD>VrE?}ySmbAS)ECHhbdBM3IyT6MtN`}HPfj|o0lst2x;RafJn8rJ`mJRzydVNI*gIkS
f|~lp-)q6&eP)gRD@{xHf^CaRKxKbpA<a?$KP2d-U-hXM-P@g)-t5~S@4U17=WK^10s|^bi9mn9bngJ>Hb?NI=??6kXW$A3#kr$7@7-UxN#8|lsyHCPD|wF6
VCLTZutyjBRq*4$<Q6c`2oGzSK|36Ws0<%eEYnZ_oo&h&^dR?Ve<MDhL{M45FkBq1>(M5^9$O1?hMyb6boKG;1BdS-Jn$J+C`w!KqbfobdLFAP_P<T*eG61N
1nzq0^)U3j33LZwzT6WmgIr89u*V1rR6y#2`lLyF+Wk$x*Hlhk*GHFZeHQp#ztb?T<irlLmM-iqN>XN#?`t7agz9ysV#o1Z0<w{cYk%)70FL>LwT3WgfC&en
!#P@2#Dhaa>;i+Cj(N4>hk|}Q9!z4l2~JK--m9D2rZLSgDto0ADskh2A5yXYGVuJf@>B$h84cJxPI8cz8z>z3;iDYkPnb~9*=m{WBQuZ?SPR0y0^0jYa&9T^
ufO0Ecl5ov3y%&M5WwMqCfh>UPirt$CAmu?s7aS?@wFwc_mj7)rvPt%b#PJX`Qft_;bK!j?E`YSRH<L?fR<-J$CDu=@A-RX>~nG1osH*wCME_TYxr3Ote9HA
>KxA(D4fx2oe?z-037%}EYQ!3-hB?M=Kg_Q&=DfjR7-wz|6;N7P2fgNTJ9zlbI5-CBm%|-bdq-Y0Iy9sHQ8iaU8X%#@sMonIc?5u)&$g-kUKK&0H8s`h|d%1
JSh+rcm7=te8}6g{DFrOis$#c=V@?T%gd+JXB>8IS2(*v!4Vrsc&Ml4sUB;K%)J&^+3{nYNI9TH3AjUQBw*XFiov-+24kqVnV)yum{to)wssilgS8SjR3g_5
+*uV`dwzggNXuXU{W!{9y3Ge>;Hu+E{?`->78o+!BYOpmy^oT)YyiT>$B1s=313N(>Huz?8g)h89}RVxgem>=vpPd6gPqLxC>?|kBdqQ+`7=<o;7!g}!RMK(
r@pmJm1!NiJd;9xNKU&La-Y2Bb4j<Nn)W78_n-arnQC_NnKr0i2T&v5MFHf+1!N8%Yu7OWGUuFubD&+QPEOEHT<V5GOn(jCz_IhCUo<JAA_UO2=2oss2`qO2
A$&<&4$H3Y+*PGF32G4o{P5f70S~c|Veju2ZLV`B*Tx4v;pILK$=SAf7^Lnf3kW9&4+Rik`K}CrvTj$#`}qjD^h1`spMc7?ZjP=8@B!)540!-PC&(&Lr0Znq
*%uT8qL0I@r*W0}Yk1=Z(l4zS^b)@g81-!SX$Vos7Ff#?H6rIcZ!l1&nYxGonw2hGfms|S`hJ5ckzdeK2iaf4e&`UfA`{-}H5d*hA4iQvN|hC<r#nmFCh@C~
zrY*0Ao%cS>m=PP-ls!5U(Nw>y=S-g@3gZ6M;!0p-PsvF|G9!f#J|E;h3xa~%J_vyhxMWjORzdXlLZ9uA-0_jJ@F=IT=4J0?lu<%cTPi7Yo9p;SfBS+3nh6r
Gg_md{DbKhja@+A-SnTlKfE|Tr-xa=&kq$%Cjr7dTjuJV<JTw^7M${@QNDmnFQbD5+KP0Fp_%(-WE1E{a}1~!Dq0Hf*@&cWlQ5&8^rgUm*VO>b+X4cAznm(C
Aq~Q5a(tyrGW(+;U9MG#MhT@0f8n(wq-W<aT!+8wl+nT2MBrv^F{n;3OayLz(wub&JxF!74Y+(Ly5C<*y<bI?0`GBTOduX^$8+P(g?-7(<W{VK-cvyMM&SqF
1L<4{9dd$8kx%hy(GN8{69Y6y(?NY^6RLLDSjJ(Q!(rCj<%?*D4Cn3v*_&#7Jh)p47-}$%*MK5s?(xOPTp*$g64`z)m8UP$=fS?v{Z*6&)F1aNs^PhDp&`6N
<nbx(c_Tl}(GCTVGc8)pGmTc>L)m-*#jQ&;KV4f=3ekQ$idg7mVByL$Dhaf^O<mGwu5Qx_2x5<0-ak?}C9b89Y({TbXu(iSL)Hj30~z~J7C>{rh(kql*L@}o
gPDnerIp$<Fy5kud%7P)xAsyb`hlfTq}I~p605T%P}F07Db7cExHJB<a-ww`(#&A@?f~ovvH>*h)`)>+01I3!or;}DgzgMt)I-~b0$H|6GMF{ik)H-feb*(}
dyZG-6tUyLeMW?^_iN+^mV}yS7`wmvNcUU%2iF)JnhAi|O?zHkVEIF*;l+a%RT2uFhjIw+O|1s1Z2-%_;i&E3`rSVs2qt<x6iQtiOa#s0I_CA#)6`tm_qWUS
jBFIh)(<@5SXlJ=4B8c#>KnWph0;vz>59_$?NT#PP^I?>(lKV%19q)5hi-P`xQuY{fdC|3ar)+x7jm9NR3EQ2%SP%LB=S7Jx_`iyR}O{(>4mJwIcbW)1_Is8
j-~cLeeeHv2|on{2Ux?HC&DFhjGkz_g<l9Hm#)f;&wyoj0VYRFc_7|u%1x=qL^irm`Of^vVa6|H14X0c-`%zd1ia;2@4;K?&+qxYpkmT>%rSLk>(2;%`k6>5
HU%UQDh@aehS4v3yU=OGPxr93o_!!8a$YRlMPvLO(A`ar*qe{=4)^_Rn>McshEx!`Zy8n%SN+U7BSMr=vk+4(Jb!9|PzYs<0P~V&^XhZ=3nc-u2=(iGA<7eL
sCol@MTq=KLt^2tdmgVLaVNQ^gIH4GM_A@*kltRI6R@I5?<>zJ7Qyv%kFyu;DjqTLnnMqu`$;QlKI;wyEWBXgj}g1$clj##Ove7Yxi<Jb4~CcEbI{!n4U_^H
R>s-hFR29!$Abg|P5JA)GinSce<A^a+)zH}JEC0t{rdL_aM$*|%fc#_0e2Vf*?15?_oo19H97|VX$6jEI5u{B&w0#M3>corI{$&?S~rbP0@qY5?f|?+`oY2$
ISB+dz+!n-pxP$Yc=!!0*?t;FGH)>Nza>T-#qWs}SO^xtM52ePUk%;-wfD?x^Av}8Q(2~fvb&K2eL#`n2dZp)02lu8+_aepU>K~+=?e8ki~_i+tqZV@Xt8)z
RWJ0dA*AZ}mCksWUwIRukRqeX8P7+4&e2M}>)9g(OhrwIzO2*iR)Fq%_)_4~`+lxwJ>`{R6-IrSr4(zzMeIgki$O-W1G;7*6n|xAeXHY9@6`Q;q(PwLf?Qkd
Uq1aO!7sh(7k-XF0s@1a&8fq2@8UdfR3V)i|9wxtxkK?<pk;-ajJ%}J*#dIia62zC05jTr(0)s9hLHxp2I?Eq^Sipf$jl;NV%Ny9IKvK@{r(G`f!5%5AJ+Q&
o~DzWB}W%Ny<lfBAZmVq;QNXzUBFomLpcZ9c7|Q*0vFdHOF(!^$fy>!J*g#veDHfL-}!INc<~mT&tEE!&b%7~UL5N0^<`bXR~x_IKo%U)_^$OBVxA#G*S{Zi
Xmffy{_|2Jv|$aE;sR{OjnVygJdUCJLyCTz-F3osO!(m;%*MX(wRm2*SQ|Z~zSoTb|3FA4|11cD-DLbE{%$UA$smL2nHt0=Fw{QYnJm<;fm-V~s=yK-;`T+1
j60O+f_$1RsHJGcIZeMVfS`iK?IFH)T<Gzij`aPd3?Rs^`+;9$FAbK5hi~s62%bY{*Tg19HBM6RWp*)4)5@!??&r1I5AbgLd$_y&svS|C2xw9%r&luo#cvhT
9o6h)Mkr)~zjJnl8=U03a6Qd>u7UjZ*=QQ@58`n@1BB`;wpZ{AQNSVqpgaKLn&5#F0DS&&sJ!sI+K;S9B=Gx!h%<O5+6FF<VwowynuY&mh>0lH&-UlmIe7PG
to!myeVgR+6ZBSqx=b`GI~a}a7rC-pqk)-cGy-Lwi82;``gxk@C($15e7mzjlsxDK`y{NBkeY400NbGd904MD|Eq&M-!tBaek6e?yHF{Ju>8l$*0#JJa;N%x
-Cg2nXEHF*h^-5sF7q~H%t2?LXu$Gm=Mx}%gR%pf-64W7crk@HRM{~mT)hlLbh#5NU}>bJ?~L)fkHU;zU#ij-dVad5+)?Dr&CgjC_+JLwD#mT@SIs`~SKLaW
k2md4QI30nfXY9paELL4=;_lP`;viz#r4LOa#_``o$C$);?%VMyRE-<I@3iW*xhD!%8x#IFRZ=Zu_ri$;eX^qg`1RwK>Z_Uf`Vu_HuT3YN`y1*vJ9n*#vgG-
+S;gS13#3D%HwITJb9V=>@;Oy2{{5s2v*T{2W9F`z}bZf2$!2F#J?A6$_sTBY6lv*^{avuqTg>bB4PQGiGQ;PPs5(xzOnPeA-ZqAu(bAVgtGt|pt!!@;#eT*
0$GJPkUg}sxrTfKTwZ+ZmY`CP8!od57B;H!zFn-#-xcTakn>=G$`CqHl3Wc;`k9S#@1o%YhbMu-BGm}#!I5--P0P)B9i=Q|yDy7{mzQUkk)&s>_&Dt`5`QRw
Rl<B*3z%}Y@SkJac0e^VUcR#VNL@{d(JpG~?V?ci@cV=SZb_%-M(8xCyi|7@pLf0<(geyQtsgkcF)q4t<Q^(G7nhG?|4@uhbXrbp^_bdyX)wtk<@j|Z0j9>P
EqFRemebqr)h<!Uu=|X~FzgK-X(koMp;3K#SXa7M{~I&Y&y&Mf6Oyln|Ju+{02%LCBBl>t%ycm_fL{QUKyhBh4ohFF{A=>(>UjYkKls)#w$D=Yk{0}kpVj8}
^rnMFR|N&T&dJwDZ?Xl2B7gDs4f6r{ss)$9GCf!Q16zu*0Q6<ryGI$v-Cj?_P;YY0)5q?C7R}Ti&ya7zD!11&vGZXC2#-h~ZQk~AlP!ARbQ(;<1@#w0&DM2&
)fn_rF#sMLtkq{s)x6(@Fhw8wq_^xmv4Ef<#&r7GLR10cgoGPc#8-j4M$Tj;ov?V`^CGV%RRD%R-_SV$r&S+OMF@uG>Ecs5te-9Ab8!OIkEHh(+b5b`Uqe&M
8m<WG>%uKP(lYij?$JGb>Je_sAse6qKESHTR`vlY#dH;rv6Mf=Ak_$Xi(Y`&yiq06E5BznU<D;D($T(vMLzrX;s}IG;u72i6m2CV(rGZHF8(4Yl8OH)cCQ8r
b{?f{)+Z7AnR;9DMuO)3C4dl`>Dkx*WR;c{sk98f{?@7~!!aPby*~$$2${I^()Etv#paDc-%y2s{4#y~T34ce@#hU<I(ol(#}NoO1Ztp$8VPDN5IGFoFmHgW
Z{*p9-|-iY(K<`UU=@LXKz2O7d;-eu9-MUCQ0YyF3b{X~!Q+gN{ameW)!5Ed&HDJ<`O2Y!S<Mg_qBM?wrxR30!Ct4ABGj(a(Gox?gRgl&x0MLryMO(H>f%ec
E`tST?|QzdoP3`PQ)JFsxp~H&m|U{($lY~(?*t<(zs}lvrFyJX`aWl8&)VJh++%`{h#;i=M1iWX0qe&PR7%ruUWt0ArYlwBC&C9TzbADei_%~+;L^+H5i9Y1
zyR%Zq=7%yTYzoIww1Pb^7%FZJWN2Q0XAE(74km)S~;hPcd-HPy$WJ4s1Rq%Im3~Ms?wPI4$3}!yly)Tg3AHHaKn%u-|k;POKzgC-&2N_pO(sJTWyq((+Hmq
6(CFVx?E%wzDUKujRf}odl)#CE7zGzY=E#kDYM2firFioj{&@n4cHS+>FGsZ77Dl1h@?H6v*%jOAjQ({lZN%dXQw?qW4msq@fk(4cK70Vsb6M<_>~yyfW>gf
Py!qM{Y^&A_yza<^ivR_T9J#nZ-8kb@H>HS($f`$b#fo?;fy`hpab;2&#5DSJ(11O*-7Z9&K+KgAQoW(r7~x7W}bCWL{j}c@iLR!X)8`UoaPoKdtZUfmsfBj
2~u3sBC>GZG+&Ln<)HH_G+b-Q+Iar-zIy8=RU9R5piK(v?}~aoKmIc)kk11;H1mO-0go0x+4#V~E3E-Lo@ZMmar>J{=of$ze|tJ0{J5ZUcLEG;3?A?k=dMeG
u^$Zzjgf}l*P5I-o>z5uwng{B4a9H}6SE)LgZ+2{B)pI;f^{eh9hLadTHjwy&->f-*Q?LezF>j{vQ96Co-h%|if2Lh7So5*o<O-~-4}M)HbF|;N5SgImjqlt
_XcO6Orqb@!SnAGgpZ|x9dUpnIT=tO@=MwlP+?_1$PduLNbTaTzMitQ1+!9oe7~S2SGV#P2>^&#>?!ld5)?m0n<Njohu^N^2ls11s@*BoYA(Qu8?v=>8gTo9
-1Z~4H31=@I4jcw?%<u%Knmy~-OvA+{~6JQ5P-RmswOe=<Zh#`EP&QA9~+RDSZ5~Y3{a=?wbZ^SxK1z-X1RH*J8j*duJzMN6Mg4h5_cvBF!H|#+~m`-UG>sD
nlr`^5>UrnV3}xu;(xlyNTB54df6*q8<+Qm8;q4nGAqZn5G$qL1pYvcd`BQUr~LmySg=URL0&BLL6vxi61kpZrk7!7nt>ry^U6O+j_0(_>)((W^w-@h=9kb7
&fCi}CVD@a9i+iTdH)=UrMP&_BbQX@PVk3*Sw70mt3*&AS>e>JfX|a`Fx>O?qz`I&0%5<6v_2~_33|ra_M*XjzTtX#fh(m7l*TZqH+ZdQPBO7?kY`5yg!}C?
(#N%oKTosjYp1?{xL~TYtmGx%UOy0|^!Y+R`XiQurO#g1tTB9y&Va0+0?56f@O&0{=d_#_r@a&eE)?x{JL$RD2>abYfnJs#0GnkhtY~ipiZCi4U(2*;kRxBS
aPP`OAn9Lviv8YRD-Y=_Ti0`z=!ycI6BhfU2%PA$>P%ZaJo&D%>N%ROv8DGn2@eQ_09Z1SYkjINko_4$MOn6#86(Ja4j)0!3Fd+XaDm{aoA3R0d8gBnx_yl}
SnAUtba*R}gbI|v*@KyqiSrhL<duR%3QW8@fY;&{d{UeP^C)&#-cHD~2rKBH-QgqAI~k?Hs|^j`%$w}9+HBSPd(CgRm)Or#@E5~6aQjb(JV2EW+x1laf%@E0
V<!9GxWSvy8Wqz@enB%_ytRI+rtJV}B+IGu5b^_C{Z7q*y1|s8{j&3Z^n$C>1EhoR4(p-B=olc9^UQhl;~Z5(l4S7n)c^#}xrV>M%C(W=0?FVy$ilVdlG+=t
W(!Qmg#$?40*g$RFoWWKkL%_ft=xC?A(L->QR8rj`ieJ?>w;CHHvT(mWi{Fz5VW%%=V^{jcm!YPb>mP5a&cVW51ft%oa#3T_bZnLJF-uYzmo6#+&}e(?C~oY
*navG!ZBk0wvN;5DpE&90$9)?MC{^*u&!!)y@5Q8<Q?jR_h;}g_g|xKQxwB#a{`1+Z}#kGw_*6Tgpzx1`0wl-<M~yUfxX_|Uo9sZSkR|M_t-BCDk8vFH*0{+
GuzUp2sH?&`MKHsCg(*nx}G#wK)Yk)ztJzr3AwwhXG0XE^r8tIT>$=n<Xdwb=w{=?DYya#9=HqYnAyLl@t3XvMRZ*Q-^w>uqG(Q+drAt18LS)#89PU_2HX&v
`E_BY!+JW~>hXZkepMPO#`puf5Ab;P-%xL6?_^*tj1t!U8m=z`lKrY|nP7+~a5M$9|9K`rw5jtUzaUU%ieI|9-0K<pKyPqXu3r#3kAiw+IRAb6WpGpOoenFX
8Fv*}bi9<R@r&<LtE(r_m*3M8py0XE4?KE%{l#St`GPFAy62x(FV<3Cb_}r30CP8f;j;q?V0<{BnQNm3uJePGk=aAN9202aKC=$np*(tnMU1)8Q9lck^+n5}
=76y1zt%<Qu|r9)$>enUE~lZKs)tKkLCd;$UBHOi{A4OaWs<UF8+>gM!3DCV6|Wi?TqgVOFVBLF^x+BRF+i@~wb?K^T@HV><J%BbWd!&DZ_8+@8NJHgeYxiw
Rj#~IX+UnCg`Z_h0czb1oGeJJc2yTM6k#tGB%*SjLT&awXa6%GT7VG$4JYv@&Scj-ymXHiMz4u}-|$}GVwN__8XdqW8N@lr5Sf7dRYh~RT+DmA=2!D>x!l`-
zNPOz&zPTJ@ArZ_x~Q+un+tMKgJ$No-JmL^4O@FxA<$2ipM=;?^$M7vgd-HjaP}AnAok$j9-@@)do_#KiVOS-wk?PuCSoX$ccZhL*fko)Ei_<OMhtX|?P2%)
8(|y4PybvyqknZk8oYr6TRe>&f@VL@i`WGoj7#)njgUs-cHpbPP#FkyC@`l{3lKNP6tV?krhc3nL1%DdDGG4_mH9k|s_a)02ZlR?F3R*$4Y2q(xY+U&0B&)d
y^*R`0&f4jZhp<P(+?0?(}zspcB`;_Adx>_KbpYGzvK4NKd?&i$%T4x#X*%wyHnbJ{v!6*&k?_Gi}hpIOR&5(sr~8pbwCvq3J^q=a-aVB&^ln{GjyT?@jG9)
OsuBUj}z)f2J?xDE``8~{w65dcp}vm5F@uS8BvHPozJUaASp#39%E9Fw5!eUF1&ZSm<NZ0IKu2AH`pXS!73EU{0HxGCXwguN`ZBLJNy!diJz1dTuAif=7q1q
iGsT90r_PCzB&NhPgnl$2EY~r|B!JyRsd^_f7cwhg(OuQ)7-Clrc(RuF=12Yt7`NR{JG!RB6H_6Uq+KNkwv*zfVZxg!_tRR{wAm!y@`V>7Bqo_iT9b;1S07l
b;b%hCmhv?QiA9?4dJdFbeCdDBKqmQ*MTufv2W@%ztT90<o4U#>~}qEiUoD3JtBLMgs4ge>4FNQUdh1RFYPH#_DkxY*djj=$`{^e3&|rv;A{G>Fhi~AWxua`
g}V|xgPHyHpk`oz`_E7952|L9VtxylCDxBX)uuruyAg5sG#a~z^GeNNN&^`5aYuKT`>_IQy&(=VC$=Yf2en&+!zW;*vJg!ca{G>5!RR#q#r=2otN!i*>FZzI
&*PI{<*;b4{2)NajizT;N=i@m+cK2ZWrBrk+C3RKz%2r0FTCJk{Ao0C4&|LKKCnFb24<O~S_twVd`C=A8_&hlifoa!uPP*s8@Mq+nE}E-Z`T^IT$0tF*<Wl(
alzNz1F_YkyO{pq`pHGWnaG&h>6qP%lXRpP6hZyCT2Hl~>U@*arq)&ChHo@o@s$vRwuk#B><<0=T>{NB)^cmyE)?`WNBFLDT3w>>hIw9tix=E|j`<gWlFZ9#
do||3{XEyWAaPw|;B;FBKiQt=>iAn8R$|~m6raC$mtOgm)j4UbJ^Ec>L7Ge7>EaaNZ!$m4A<hhMxX>Rsp7q=1%##-UiMNg~PJ=ZNd!%ig=RgAaMSk(q`j|XS
T;RH_sSX92uhOAVu>uxkd>O=_^{th`Z~53%;x~*~r*qKH>u;Wc1s^r`JzW$(Z;rh`y-?+<P%=GpLZpO;y4^20S^?|;<sl5X+jCB<({;}G>NEOtT{;-+hk%ef
?@GbD%*!Vu%!L>CXcbk+ZvF$8q;^@Kzb_*=%j&wjL9Br{?Quqt#Bevr@3f9vPET`JDCU62d#Q%*+TuHS*`53-vH7`@hfk)158|hwMw>y{>BE1=8X7g_R%n9{
_H0a0tUNH_gu&q#!G!;+zUsQleT@Mg>TTN$WQ-b(ON$}iK5(*UY!o;t0ycm?GmGXWyJpIvr6%b0omaEzh3F;k{@lacjuetc0#Jo!R28$94I<8M82kZEIKw#S
kd%adhIPJ{edN2J+FIDFGlQy#%l)KQYXXS#GyLTPvVL?@akGN?tMj@V>l1Xbo!dh}Ue2@DbCfWs7YOS53Gz4}E<o!7;<xOp9{Yk3Inxm)q*ewxlM?=)$6wZ*
mPx?MJqO;u++PxWCg8S6?(>!ay#BsFI#|zzkIE9=qyTptB7cP6k5|!tH~2a8C}uD*)2(w1e+hC<&Vf?hP=~uP;JMHj%nj>|c6!letOn)t-@_RlG)M{*6(1n;
C8FonLfV<h-VNsBCmA_?GI#$zvmtXplx;AEZZNJUInwbf#Rw~E8GgLgY+q0u_96gth%S}e{lSIivJ3XwAfwWK9YuBqe9T;0K6ig4*F;`CFDUW;t6hWN5a3TJ
5<W+@etwFIZfh%u@<!=fk^xZ%;%42=a5-&6YyDJhowU7G`kh9=@roPcGfCWtcme$WjQH$)O#B5a!_Bf3l1<J#j_<>@gi`&%>SPL;M0fl(j<foHc&2Lt@aYRg
AHm1Szjy^%g?;*cT>m<qfMa=nSG<=xZPa)&-<`@s5&Jie)U0m+!qP&WO&`B1%J@~_y{m+*3&JhuGdT~aShyJB3jx}$5w+Xl_a&&w;`H;o8}=o*ZTnEbm+g1&
r(8PU@58dV-@f0~+Qo(-5CkuVU&TAv(ry|E0E77I_5*6V_QzzNueTxhxI;u@0HiwRPlrm@c1;N-Z7(XhRQIjhoR5O_tFD3yzZ)X+2M8@9y$nuR_+2BH>ot+s
4Hl|GZGnQ~>Eq~3*6ypEtt&UBV8}q=qp<Sr(v;@)bf?!bd+Iv>RPqhT$+8Ba5~P9QLr==}H~7<p1LxEUe`ez*Eej>lHip0sd^cuLCR0Tl;5a$#K>oMQ;2b;;
zq8qq(sxR0^&U|1&n%cg%nw*oXyE;2P$4``u7G|yf2uMQ5>d|6J)G8ZpXpw>G$JaYP-tZh+_9g`I3amkN8oQS2M%4@$DaACewBPFxM+moJCpi4y<=kNyFqrr
KVNR{Om1*NjDYn%^P}E;tzCYfK*}!j*nM_c-(Wz26`i&Q3f;KrKCi>n{++?-)6P;P{4CHY^?T1Ta9?u~UCQZyuo6s_4Pa=2|2=M&DOv>~*lbDt1|N;+Z)_0D
)UTI@{CWoz4-O9uUUimM4EEX;Kh7kwm^hJ|f>E_EJ+m<N)QbSz)m_T3taKZe#*Z^J;>YdvS6$}4?RmmNT>AmfE`MfVGWQmo|C*F^(4nwhFaEV#cf_iC!)@m^
guDWO`9cB6H;=gAB$br=wNZZbepMXL=?W0od5~IB<hW{egV)^ct9u%L$x1P~6#w3vyl9S3^U(JClEsqU{bK+=gST&3YE)YQ{xuBka$<PornrBr_pmrdvhlgw
GSH}YPPpr5w4jY&ThX<Fz(*#FypMT7aD0-J8w`<ZLgx1cb=l#JIq<x_DPIo%UahQVlB`doAJeIL2C!XP$N~d!PK^;GZamrYn-Ftm0zthbz5WFEJ?XN;^K6!(
4&=oVE1hUilL84N*YgrI=vTeGh=eo*D*+(~L;_xE$#bwPoQ8!`e(bJa16*;|Ue`p$^LlGg2UP@A_^0%&?dc%A8vqEs^nG>S-hul#4Q_gy;^6=(0C4&@tp7ib
&Jb3Y)r!JMBogri5>bI9sX-!<hzcaCL5>`WB&k6nkw`=Z;tAx)5lu5m&B&3Ysp#g<OVjtxz2}^N2KHLtnt=_U6W8ZD5Y%XoxSK{Jc^<3dK){olAS;7chiBZ^
R|YVq>(!Dz`=FP-bTq#FD)05dmD{1kX-K%mby2Tofyw?pudl22BkmW&dndeAFzSyw(}B1M!cjBq4xmf`AoR<oZ+E)*@>{9K`kZvovUf>YNAb&3c>;w*EuTzz
r{s-wLcVcEXNV!vtgPlZvNrG=Ffw~DRaY+u$bE5M?i2{h@p37#LwIhjxyHEiNi26Sa4$IebaO`mBjWdBZ{g<31s<-XB=Kn@f4gam5M`$yH9Ux1Bp{VE9s+$J
*j7EZ+n9U!64(a=XR^(mt+6yebP0cvnXixg5={=rHNf&RSMNafb2o&;+HkPaqJ0Ql5n=V$$NiV4yM0fGecIo+Y|cIwl<+*CwSd7qLuVX<JM$ie^@;2x*U}ym
{^8#2Z!$VS?=(+gffDNX5jBZik86`#>hG}|P1qIdbs@2Lw4E6&Pl8X6sDfyYa(NGSw1Am}@4GaZbeC%%y2=$PvEgg#bL|zjyMv}4?|JO)$>8AvgJn9P&qFr^
Y}u-qUnb9P=olSZv`7%)V^9X+YcHSaUxF_Ig1@FIH?)K4c7iMlulNbKCR@ke9>htM!3Q8MCi(>){!j*#g^Etkm*?w*Gf;F+rQ2Re>u)E$Beppc=a6sckRYPw
8KtvG4U~$NOaV^!XB?$o55o)Q<#%08au_vYXYgomMtJlyb$n45I4P)olnTqXD`Lb2v+)h_W_bZUO}=z^#mfSFSG$iCn;YEX@>U37^c;x71t<!E+VlsQ$7H`7
fY1(MDD~aEXZi0lab^3#0HNA51immnEbJjW0o;D@Gmu(9w0ol;X%OSyW~+yPEUyk?Ts<$)<tlGpKgSQV2<^Z&rlc?TMxF>pf9w-DWE^xa=_yoaoeP6YQ@fSp
oZ;1OZ*Y1a7H|DxlR(5t_WbEdeMfL^pY>h3gK7I-u``+om;!LVo%@MK4Upp|Ob3ofI!%V$YvY>4bhrZxbl_ZY!}o%4&6MGY*Jcj_2)5fP9b-ywKUEn;$lQJk
(ADRe7g$)ki8oLF?XAJ-A*xk(lmO$Ij{s-}bjs~+QO8M<Rf~jJq0MI#0BvdbfHmX|QR+xgLn|1~?||=V-$2i>AhH_fM)htlVr=RGHjNXk=d*MOry<#n)%-*D
68gs(=c29^fBGTcdnyjZCbWZJeN_3ttSGf}h|ff-B6G1=z1KJ%W8lBtb>aRMgY^sZ)1OzMAwfM~UzqRlK8o%Z>fZyB2T{#;0x}6a-oTdTN%r#ZC`C9FNL=gl
piJDoHnW>g7k~MPYZCQ*I;w2(sR9NIzK*?-sog0kbwe6<0M^bOk_lC!O7L0Wf(f64w5Y&cZ*v3*4v4R6Dj@9``#2Y5L)!~c!_4r#@3$}{Jjo7goO;cX=m#E&
Ja|h#AO_+iR^CtS8-)Ew-@&qH0UPLeLp=Ygy&nh_mRw`L3`X~2-`BdC2x{j&J4ON@f}E&A-fQ4Z2!e%mS%Onji`widmIG&~&h5zU(|c1iKzO*(l4tuMT?J8@
dBNe3Yw}I=Z0J6R6#GrFcH&<Ubbw($WA<pyvlOl-mZ*)Q_U(F8tSM$`(Ded0bRd*`a&W%7M5j>CYFZw;5{JW3i|4yAm&qXsF7)-d)&-y9=HKoE-qod%o78%A
zxRass)fDx`vJu<BnHq^3Jf+yP5OKZNHBll=cDuTKuU=~Rd#(oI@Zi<stI5$jbX2)Fafs_D<2VlsF^MGYPbgz%vdYjb3{ZY3*qUs;#BADBoF0<B(W~vJiz9H
3GKg$zJ5b;oF_0~H`D`M9P-T0_Z^a_xM8GURjG%BmBJ^{*e9i4dj&@~iC+}k`z8|pNB036bFoD5WAB$i;sB}`fqv=s94C9%aGv<|?YWHo*c%A2`opVId6pw*
4rKlqefS{2u~@6SZLowQGddWqd0NhO-nhb-N=~0>7wB~e4G01@qH={hks#Y5uP=VhDj{{RG?}wXa?n(@UyHLTEKA3i0blrc?B_NC12-eM<n95MPAA)eY5sYL
N*9+!5&BRFaTtU$!4%(1|H!P62H!#Z=@ST0$Op<;Gy%?>nL!%hyY-`G4Acb*82MTOYE#lw4)yF!ROjLYloRtyUiH84n;qVV@TDueQ%m%WDrt!Oj9S2%BUA7%
*^x;nTpLvLccvnccrFMfaP#Lw=p@`up8&HSeztr7QS0Nmzya8(5ESv?UqyF^YL7A!HlU2U6v_-pkMG`oKWm?_=M_1#s<e;t5LMHC@$;eTTIKiTQv+3w2y9ed
A;2dHg2Z$Y=YWiZsr|bjD1mQH%fMMv=P{S#loLY#X?G86hz*@8D8y08%fJi=sunYy?7-&|AH%3RWN=wdn{%HB3RDuHifEm$*+;9wT^s!35TlBF=sv0=RV3Gk
%pu#&*puq}-gYkv+Kr|dU4z_SS@r4KRsD$8GH>?66E`4=S+9EB`+!JwJi&=^DLX=aPDt^WI)aD+1XAR&;0B)H{JA_MoTb@b@0^Li^J51_+!0f4xW@U2<oQ1O
i!PsW$oCzAYtRx1$zBiZJlwbj&{x#DA)FT{rTI?e%9TgT3o@xL6sYRT^KmD?JFUUE@6ir-nhb%^wi0;4!eW*1DVU<F)GyHDs{~v<fS`9L3-5tjyH|tfEcJbU
tK7Ht7YErT>E<vqKO^`6A1~!OI6Y$vwu0cW?|i+}`T3}8enl``&zFhap7`CT2V5nS$uQq%^PVZ+>Cjz;<tod>Ty(7ivNr0@zCf#H7RrtG;|l165CFo*`t6)`
MArc9gTGRt{5>Q!J-~C<6s6X%Xnp6UPRR!@AEN0nZ;cl1Q<KOu<33ZNgje<$i%4k+5dZ~Ye8ixDi|b5t?t=l;dS0^bQ;yROgmi}rxB!O27{`3M9w}jeO8E(>
@2NGZ^Ba%}+<l%X=#EajcyAq#);kRL?7rA9WH6xt4kP++_57R;yhhmg`i{>d$GtfuNnluhz_4X?mPN;dJowaLtf@>dU<n|hV>d8*=^QbE$^>v<$Zl7aN4I$;
w}6DSg7}Xqo4QWU8rX>iS+aCZ_)MWL&=lc3KCW{t<nJ>yJty4EgOfukg$BMbI)Pahgb*z!FCJ!7i=R1pH5ZcPol`fM1DATOdpumwJr$F@Vay}2H0QA@p-#4l
-i!DkRvdVMyTJT)kY}W1<c_mO>JBmjAy0ryJ_{W|-_Im4Q_>m82N9S}f6uiyPmaMUj`fAy{q81>A2@;vazJvLvF-GXpI$*;h|@>zwdhC0KN6OVv$vk8XwCN?
Y2cpfaqcI=-*tj5=|vwGbNb}889zXOelInWSDR6M2L$C)9)RkQTjBx3JkIkdhR-w-sV*ULyLc-w+8f*_)C<VTaR8tll(YKM9M-?78CG56^nMtWB>(9BV!r=Q
m+Yg|%a9o)sAfVT2iN<ER(pN#Ww;e=7j+Z9HO0bRE^!>}<Bz9bZ7)R5q$s~LzrK-i?>H-<wK5f-JV%+(fXo8^yyr^+4?If0aTJiO+%@Ezk^I!*&JSu^8I4*;
<PHL?<ha1bL~$Ad!MTrQH6|hJ#(oOa3&IrXlP6w6c+S1z`VNjkiGORIO2bUQ48mwfq6kz8eg?i}jkZzu0$4?S+->>81T(`n@`n7my3zFm0tG)0yqGdt1&k%Z
z)eV0gZs_Pp9g|scjn_Z#RI$&n|@6)(yKBVL;D4n1s>7^$0tN~%}CL7*`vM;X3;pz_Yx!@9>F~YhJ2LSK0P<G0PfDE18s)zV#}?P{eZ+F5#s_$A50Q%pvhym
KEH~H5DoJKpZ&q#eSH^Hn(9c^Orr^=EL6u$1tWDg>D{jrL{NF}$wT17YG6shBN=Ty=J))d0zeXQDaVrj(s?&~c{v;Sfa-#D_T+loJKiK#;;ckCEp@Ts;R4+=
`h980(}MZEJ3oDe__miyKTa%AwN}I@l!p&+;(Rc|<b7P0;&z<hb%*yZJ%OnpQgWSvzYxTMCkPFC<y*$owGpnrG(x5$84^)JS#X(=e%ZQP+&wp>=5uijbMkD-
@O!z)_ePBiYflaVN@4(7VsDSY9<1)sn(}<n%kIS)8f?WJP{cImk>A*KMM^{!%mL-8lz4TwRz`5&dC3Zn$o9&{GA;@j)G%^~Lm<R^A!cZZ2-8oUqU*SymTPQ7
k~N<ee)Z$@-Y+yhuqn_lbZ~b*sm*q--LdZyM7j99V)unu2g!RIZ7TX}aI^aptq~J5=4Oetkp88X`SK034AA%O#d2RF{GgXGstvlgeSj?SbrOgv!*@UpaY{nh
?u?8u3{srWw?5jgzW6E-;0sM)F6TMpNk8*M@U-#-K!Au}kk>wU_iV*KkY^kce20hOW{f+?rtkxPuk2ku;X2kcWZgY&#4{L}zgK9!`0<|s9ey5k<`pg$!Z2*?
2Q)A$intFqdrsOaxdGyuS}#=61(J|n<DVQ@7nB442(%ca(*>?bpyIA>oQYGH1xlK^4V>6Rfp_H;uA*R8PT)idbM3zH{Te_o;W#(I&z*tZK}=x<is)QQJeyXu
y5~gw>uFwfze0apI^3#hz+cbhWpuDKktT}WAWhoHFps^<Hdt_SO}{gGR)Vt`EtI&n91!%m#Jtfv(40b0glf|tH^~yG(sA4iAc)S!F|z%g?-jl#17wizEu<dT
K0?hLwu29VSV~a5)EhX;;pHR1`6#`y12A47H}2rdnQ>md%{lsaQ8HIQBkB5i)B`plDi22l+5@eAZQH=H4-W=7Wf2A9-bq)r>%qW%vC4uEBKQq6++%QE5Ij6|
K8$%GHuX3J${<7^x!5_OaQ5?4ogpkPU57h_Yj@~JpeVCN@#!c#j}bat_kOhy>G`1I(}bbL=RW54c@iS@*2<&L(>S8@uktMH!%X3#9n2R%^xgQ-Qn*+7<rYF4
q~#mmh#v(sMBqLa(As&`FwvU<kY~P_eo9BtyEYPP4hZ~u8+{>iUpWUN_Vz3%Ev4qW9@*0O3T;h#A!W7|C}r+kIUza_#Lr&Q%Ht7kfYD0=v);qVykE?s0UKh6
k9R@vJruC%9fPHrMYRw9s!!HgJT<C$*~SSN(gdBXNQ=`;>R%>hNlAn{8&yGLD7FKn3uAE6@s_2#kGr!Ipvs{W%wiClrAo40UzdOHG&2gIMjb*cZSP|WXwn%!
=0~$y$EUXeSt!ec{ig)qC*4PXeo38AppVC&yq|Qg)d;|_fqY*V5of+(3dD!#tvFE}PetfpgO2xDqWS>98-VLTZ`Er~QEM6a%fRN^GRnX}RD21S$^lApy|*9`
Ijla_iwUIO2ZA_-1nQ29TK_<dRbKW5lQVwzJPS?-#7n-O0;P3!OuN$TirCJJO_w6f-@0xCS*u)oV|^u4G7uBU(Y}e5HGTP;FmERXIbRECGM+{ZZ_n%eNc2QV
yuMdq@)#SKF?%MO5QKUn+I!8=1V1?6a<|Va74{N17@zcYs_|Y6eZP#=efY<IKqZ9Nca5@}r?PVacoZX{Xcb7lP_6i|_F-62KN4_mtjne_gWU(G+)ot>{3YFw
VF>V?nb+X+PSX8(xc(8OzoQ(Jd8tnR*c-rMFP-F!-em=8fX4TmPOz6l6YT4O&4-^G-Avl$UoxWRPl3u!$9WPP)7=Y&TUQ>^UG;mfJP%%SW_5bOJX!=CoY>Y!
?l*}F0>Jz26XZGEB`_JGkXN~mf`GM?JL&`BJpntU#~$q#1N3Phe@d(4{rd8`8$})%8@SbE`h&06u69E}hqM7APMJACECHEt7Nn)qV1{54a;Tv5Ss)v3lKWm4
mI^r-HkWjdUDOU&foz2j%K!rL!2xCg3Tx`-?AnHsItJ^oL56jOa@+%yj&c2b3?{H40mKpV!)+SmPv+LV(9s}(x+??MRR66cJ`Q^OltLhdkr3S6hkk;_*49E~
aJkv2g%DUTv#cQrKcHN2_f2PtxqT|TqL{wU{MP;AuUTdxHzL2f11uwy<%^7$_%A2=0<DQX+7C;9X_!L;Vn+J180h?h25o2@*v>H^ZB5cbALxWSIA&NwK*fn)
SN#m)-eyo;px(xTw6*PnihCfb&E(B!iieQ*9W0)3kKPepn9kNb#17CdG*90dH}>|cywjj&d$;fDqr==G^PXuq_(zayoJj-rxjd9B1a!T4(<!s%^&F3*W<#}-
_!{d;`-Cpz$=gxYds|G^CMG)Y{UKJEyTb9@@x1i4UUF0#l0u9~@C=Kp{e&4*HM*{aNLF~ffT<>(Z<7K9)-GWXQ=?zV;6ThiWmAe4EPxsoM<=wqN0LiDyYpka
fO^RnLYY}<|M7S|sFEmzA?mym1QA-<(EAYV-IM;^T^Ab8^48B0iTX5wl6^)zynT05pTN)e-48`D7<1>RJ41S_In|S81sg6!CM9OP+}ejrpJ4YCd<6iy7$IW!
aPiWwg!S&5+K>FrUO*R&?oXJJ2Tg(>^hO=jC3FnMA&t{T>U*C`DL;1U`#Uw;&p8hxcelgp;YZ3t8Xe(A6ln|Gl>+(ulR?u`l|9ZQjA3A|?7ct_tz$2^>F9P6
ogmy3w37@_>If{<j}FY&kFlS_y5OB?=jY8gMECT{=`y%$sAtK^+J{!2HwH@<N`fFk@RaT|YRUp0g6riJ;PW%FGJ*jwlOeRA1vq0x&~^aVNoeAcxCr-1UF%_d
&mfwPmKpy%b_D}1st=T3fB-xmz_YF|&vt9i-0^TiyqNtG-{-Ouwuv@Ixun(1C)oqNB%~}z?Qp%mspjJZ&MDp84}IvNAzukp#eVzU$lV4<%sg{fz|^}*9&e*8
&H=S<huU!sGmcfJ)MtChH-WZ-Z4Z|$^153)R>)-38LDoWD!V^@STHlG%yIhkIAh_{0e8Kc8cHLQ^h2%*Tf$&gL{Y@<+gWl<mrD*Zjs5)js$qplBeG|^vggi2
vU-7x2BgbJ-4Mw^&ENB6dv8fiLA2>l!0{K2WnInu0NCuWBDv3_EN49}SNqnJpHqSI75Uu!p{8aQYC}N-3BYYfRsu+q@H&DETFx&FWq!QCg<#}hh%mC`d*@St
=JM&G*dcQ=WF9g08!{9f`@E(%ukB)oGV?l~q{xwJfI!;)xzD7U`&4tyJ~q!Y)uukUHZipTz9brW34X2apqWP~;?^K)<VhA1_?<myCVa4TLGt^gE6+e9k0h!(
>kU!}ro>OrZ~L@I8^{weMC=u_0Er<Vv;(mB#My-KHuMG3|2-Kjg*OW+OC$he)#oe+c<^fZQ|RJpVo(K94~N~DTH4*>R<7PyI05Iw>B(lJXTcR1sUMKdm2o>U
2)Z(c1!=7T2k9CH6_}vr6=U9#6!u}~2}Z(*h||O0fg6igfGG&c6oI44xz{RE?U2IzIGQ_8`&~OVd>ZN(7;>&RP0n-=`gS%xj=`5gw7^U-)y};toPmg<Fl}Ox
TOGYvb8CcHJZMkB*4xXdC{Qv%k6K@R7eLH&uqfy9ClU2BwJH?$nkJu`x;(->`3(1b+6y3lfUfETW)sXY3x5icJ+KMk_qpcdy+;J(aGBiS1L!|;Cr$*(d#dq0
2YIMFP@{O!6&Jzy1Bl(5)g2mNkMjf`e?w)YbnM8IJ&8t|Nk+l-ERU*N0s}?wFFbF7Fb_j(nUf!S(S#6z`&$59+%#@VF^Sqet!-0?cpHGoUUfn!C8H`~6CTew
jyrv9tqMQvb-e9OXtz-|Sh>JP+#!j3@Q6x5mV5FmOr%^Mi&98!-%DP@T$S;zl26cuV!V;3z0t2}n70T+<*3~XN?5)i007%E8NJ`@MRCk~-sbBpBjunR4DNy`
^Z+Lt^}V}e21^#R{p9nLvSLb~<)dxnrKE5N;_yZC#M{2%b{YX}po^#pAu27`aQ}vbg4XR*I9qg`bnZq#5Xn}#Wn*vw)4$6_h}P>X=eb`WKfJ8wved7?fjsp!
SaJN_ON!1@_p@gIoZfnQwuOu?AUWoU*3kt)70bSxhdLwb{J?-~l{C}6<&+9WDTYYcMR!~Rm)px`h(V?XCk=m(XHbw1WW*aFaYt)U>EI(XYHRsGR2?qnxsMyZ
udDU#Wf_R>W~lnmf|)PXZMnNyeG~D@dcSOPi#1)M`l@RCR3f_1mbxCM6hqA%10eZT$ARy3#OHgVSS6x8-aYNJw5r^Ff*>q2ANGM=#axe|`;>6dh`3vTNc24V
jf20}1z#Bet8Ztqn6e-9Lp>fsb0wFns_3_Oa<E658{Blkh(aAOBHDsH*u>Q`=f@)>kb5~UVXVWfiVCTm2GXSIcHL>W<@3zry-8EB*sgts*dejR_Bp`0cB?M0
Xp(?u`GII8fnJoZWsY>S9!#+BQjzwqCkxi&*Z@^q;9hFZ`uBhr+q%18f^F~f2>E^PttYPcnaIWXJifuN;Hj2Exb<p_zD7Ld;VLEx_k{R~?-UkdiDh3+X`eSn
#^R4+{9gT1NnLw`x!wnY-7vzYgaryR!*R?7v6j&Xe|mwX?EYWvGkcLZrYR!QYp;=Kf?lF%YX|0CVk~1m!?Fn_#P7WeNxHx2VFDjY7Pup$?!~X!U40*4pq^sC
m)Q(H3`*ucKJ8v;bMcE{1Gngukkl5Vdf-*C_u{NqtxjVXYrKgCZIdTM5Ui<T(qGYV;NhbnnDJ#i{`j(7Payj+D~yVRuah&NYjGwT0yBAW$XCgwtoQ<!%>yZO
gxy~%9ZDUQ?H<;I$&>5!eNthuceg=sdFrwlK<4<;MSaNf{q>9A>wAYR4)_IfV3CvADKY1+uvX>XdL{~H83lEIDW)tU423|9ztJ5Q2EP&R0gzPQZMxuB@MO*6
dUH-fpy7_e<UFqV>Yl}6wfS_(2Zz{DeTC1OIoLI|3nnJxfU~}`1&UM7J^R?FOl6;ofEK4lQgu6ndw^I@QJ}7Gd_i=LbE!{p43eZjeATvF_sOS~yIUlM>HGqM
?xunr6lEtbmOk#eI}))R{k!1;d)63k;uX)5_Zr*>X`<t90VH<^UUyGwzA0`%Q?>vJ0m1jF8jWadfbCePQ#+<Yl=UEhc?A5SeIW30iBo)+pU*O9<1huUxAR7$
D(_{G@Zs+Mi7%4mxd)k7MGy<G>r8uZg|;~f2+M6j`Ih(d4sP~vsGD9wFnFT1_Btd;`Vh1n3~<-`)>K+f*Mat){To)4S=>ZGEE5ieQw5uhzSMM(BtcU;g1dZ0
wt_QHz4rQkh>f4NjHqXR=-?8DAEiR};ory{I<E`dUS0<T&W<jKnAv4}DK4=G;(9p_dkKeGN{|C)rB>DA$gI+2T+e4@S+~ppV`q7QTFM=XK*#HGGd9n6*`|r~
&K>vREK$Yd55m8F^ZP)cxFd6h=pv#IgmfT0X73EqRKx*Z;lSHolJ?FS&Lql94$AMi7|@dje}@Uy0foQnp8_6zdC--it3Vb|V7!vycG%)fKV*6{5@;O(c|2MZ
sa#9OFRk~fDzdM|bJcnsfbYT4(*p8H6oOr<UmEIH*dg{}L0`y=A8;EOgf0L<Ou~>qX3rI{hfLB7#AbTZiZr7}a!r<rY_Dt%n1i4UehZY%XJ7_`(Sqxi2)0>~
*N=(9*NdPVEVn0oyS1{x#{gOC%Y`cS%<T|p3dm!F*L@&F!Ju~*qVN<nyf(a-3oK@d-X36BYR0l12Sk3Ps(Bs~ZNWHG;Q7;gxZyLdyOzkur#sjlROTunw)1oV
!=}KLI4a5@9Hj|&Q;j?@0{j<@*;&ugCpo-JX!m=5MY4evL-<z~qz_w$=D@w<JFdD=AK&tUcN+mDzx-XI*#w>o5Kkb(!k3TscD+xKf7w%BJXF^RxqY}xxIgpY
+9=4SVV*{leE6cy=(QE(!|d(g&kO18JH$}~OH~kq0E73FS-j#iq{G=UO%mklmC`qE2(nP`nPkO37QcPkjM?i-dP28iQ3rk`2Fy@W+D#y-ys*I#)}OOCGl!Em
;QMV&<lsuPv0@>$uhpo1?K23BLdE80S31t{;n6`xa+;tT=Q}!y_z5mtGadAuoOc|L&Mtg#0BA-z*RQ%D4WIM&!|7Ll%m5?;bYy#vA=bHWzezU)kwB{{{|1!t
J-;`!shWJs{OVY9(s`$pOdq*F=zytlD=|Y|aa0m~Br(2Z+YpxU|LBeKJey4M>I4Vx3E52--Ca8)ATuhZ-LnDpdli)q%)W`w<Y5LSKi(A*+>9ITEsqHDj8iB9
i-bE|EE6l`J@dV8b=R#ci9!z3@|d<1Yw34459&Okcbc%!;zd5X&tJTPa2b$uI6_v777Yc^nAa#B!ThpOnshb?_E|4Z2i%Q&zc)TRcsJmRbKtNnKB3}IxrR7<
4NNnw!}F2J>)h>$!52lNL9-~{wz%>HWVnAGwOrO3PiaS*5;Y4o7|-yqdtMK%DL%}negKUgFeRFgyN6F_sqHmK)Aie?np1y9-6t((%C40Z)6K)Y^CdyeaSkyU
vjO1{av52|=Lf;;xB7&+mf)tV96u}iMa&Y<DW(%NQh~g&k7{nhwL(a`3i#w_C&^q+bUq9vM<4}Y)6zR0&_f^87cP9Oy|=*a=ML9|>3o_(AV}Ejb!D&F#^d@L
Wag8W`vN#a5Psov-GbD7%zHPL*effkPmxUrb8>cL?@zn#&LYyW*Gmdn#d(+4!k{s6`DVau0jUea6FyPB?YYVc?BSK!O>J&2XkWP|lJ3mJ+3Gpde#0XGm*(j%
Jx_sO(Qtq=XB1cmhprcV%t+CIA39hs{x%LI`R{@j8L~50_2+gt-E`(l)9Ck+%7LWclS5KZs|JHFIlxA6bq~H$4uE+=MZQO9aAzbfmBVnNu@^75IrVfd6ROwi
dyG|lABE(|E~J9u1}7V9MJHr9>jY%0TsXcw34;zsL8WYY?6e%bO(-NyeXp3Tg#eZ)gqr;Z1=Ry)22{%wB)p)4dkOY>L0jsR9E4|A^rF%tKl57+2<L}|*G>j$
T+m1f^;p6{gw}e7CC&~n(#b%C`6sk4GWC6PKQFB>2!la;sp=Eb14&gJ>76Z+fN%vb4$i}O!N?rPu~Sqs?-<X1h!SC%2wMp2cgl4&>_hAn%ubn0OyHp#RAzUd
x%<rnhaiV|C2?}4`~rL%;+TE38js_H5_o|lAYww$Y>>sn_+>V_KpPypLFsUQK_5=fmjnDSSNiUWS2*zGhSJX+Z5E|JVP?e-41#)Z87(D(Uypo10D@KwYE#&k
{`*C7+GqEl@Kk18z}`a_1E1aaY~ZJ5(i#vYUZa|9(gC*t;y3S*$rK(2zIy7D>|O(3IILH%%9ADx7+9O~wwH?(=Dlq#>Uva(An6|$NE~CLlYqyQa3uOv3NoAH
+x3J9KyUm~LFZi0`vCPxHv;71Ptf0M?n4m?2n3D^UU$AUkG*vRyN*(A{4sppOIV}!Il)=VS$sRPRaVRj(AZzNO3U({$f+N&qz0ziQU!r8U}6QB2rYZxSHxHe
+rZJJ)o**fy#Z05!}a|-TQN{x-t!xkW>v0BOA1UchIU1X2Ly@3^b!j0w>IFlKuq-`FyQ4h=Pf+)neLYwAXSQplOAz5#1ptcNPJy=IbsI`LpkktjR*8ZQ~Kx~
V<WXRzvn<UHzUHCBE|UY&S?&Y4Sal@?I<rG*n&{>vQtMVmva8tk0JzyBH;W=41RO)y9xK}%qs6{r-Zu?Hh`BO)3w0%E1FTK2ghMhZTzlQ5TPr`JxTp;Fp>EC
ox59>1d-Il63))A>Z`&X+NWl?%nP0oF<@@1e=Y1UJnw$Vk_pi70eO85MJJPBA{p%t-;k-O`JD`NB~e3dHy;2hLY*L$(OmvL8{BTD4X(I>96lW^rW&;<1u57c
2M@AOScwwGTgFjxW3OyuOJI(=Y4hBGG}Av5e3nK2bPS-cbGtHuOFkcYjHY@j9vt^>8D<)S`Z^jgt;)x>yCDw=t_(pG(>})T#V<4X{VOtI*Xu*)gOUAI8Dh5p
)Pb~{2uKZkAt;6RqIA3S2(t?Q0bkhD3%DDj?iX<m7j@tl^yygOWRgE0Q*r`<?1OWbc>s3x{Mtp5TlsN<o4o~0H%?LryDu%6f)(wq!X5O>iM&$ySZ%)Y`D6_L
awq*H@n&-+n0k!s{Z@LY)gFkh4xHKb!(*L{pMWtCACCQyD!Fg>rZU)q>Qy!2N+k0VjKmyM6&RwqK#n1pULWe{3<bvNv=7x)DSEkml81RdiwuPK93*}9#RT1Z
gv<r_xF2I)5aiV59XgoWZ#1PlCAayA1_a<Op1`;O=YCbBJb(bubzFyf2-3sfl^LvDL5ARWnp637_tQcON0a6ULU(Z>ScoBJ&99ATyWIsNzA_}P>G*)E2M;WK
cmD8QmU6FjkO`dHAiCWr?W8F%HsFz<f@jESkn!EG60pPrr`B&f*XurRI==Pjs9kyh@{w~h!_7@Ipvlf+Dy3$9FKjxmH$jZype*_<*JtDU$^{|x*n1^3m+4!r
-p8qq-J21D=Q=z;JUW@o1n3-~gG!PFU=0j_6fvJjz|YION594|B)rBkxw@|W$&aqo3qJ|@g1GlX6>I0SclKJV)vwk46R06uOXsDEf%yVO19Sd8qy1hC>{0oY
kVO4AYgQEOpBls8A>i9>yF%H!!zPFLKZ^!;zu*ssdd~;%evAX}4QE<^VAu~gX9|1AlY(LKEJ&XA3vX6+7#j6n*C#2!_9x;clM5VNB|)|YVCozRE6b57R}?bA
_i9K*?9=3{-`7FvRTBLTijDg@FY)=1Q+~y7*>69GWw*I{l;QwY)E@?j?qr>iFX*^IWv`0F1^zU=e~<Sb^jVPih6hMC=Jb>j9*R0|44f=M*54Ly45}^RQ|UBb
CGOOj7dPk=l!W*Ayq}5oN(isGOED-t{lL3{jMw5=enK59u%SUld(G4D!=1gia-2OvHoP8CDJz&!(c}mWBi6Vje*;YXRx89^f6NzWe6i16pU*}2KA+ky4A`e3
)~P$@c;4UGK=YCNJRp8HQM)ajo<ucG+&VdhA)eBK9N)5k_uiRpd>p`qE4_Px8kkKJnuQl=k$|#5&O=dK&GAk2Rhn*ZK|R;IPY!D8CCDxngnB*`DNp2gfAj{i
tE#tz<T8l;0oD)m`XjQ2^OkJytqXW>sXlwvU%vxb`*_R^21gt9SGt%*Y`C4SM3>`W82lVlgR}`y`dNRc)bTu6q+x!s4lCS+zbA-C0-%=jxWC=u2V2}we3IIW
HpoYu+J<}vs1y<1+n}_i+Q+pxzL<o#MPf7H0p(~wIq~8!y?_MM#|Y=P(9+#^XniOdf&^7)Amkd@lOHtS6l7`k<-is`mR>JVB225?_Zfvbd@FzHI3T@A0_+q_
ydQQPKw7d`Apyz7!Xk2(FPpL0=M*cD0iq*)8U``Ovmm?9+c#@ZxPnKa>(rg_D&o@*t#+?p1IZd^8frR)5)9>X?fp2?9soQyF$I4BAJi8pkZ`+q+}NDsv0VC|
qF>mMeX2C1sXmO}+w|3m_Isc6el0lwaviVdfuA||`Q}*N?@>2c_I+W11eDUA9P8J9R|Fb%fX`2JfB4YJOQPbWY(8qFif#_harXxI5QGO38>B}szU+XeJFr%@
yr-L|>9qtQTn%nise2)rIr6z%AVMHJL9ieEolk=}D#9Diy-=*2z=NmW=Or1uK)YvK0BhrN?b{7?J^UL2!0jGpUmsDv=dt?km+$I<&civ7B*5IJp!D@whl*GB
(t!d=4_5Qc_mBBMOGIaYV=c3Rm9pQ2vK+PqrrLbKWgrD02T7nj_ufp)<E1?kgD9NL6<a<DfQo_u%W=(4f04lKwN*j2-QVe=;KCmLn56F$>vu96L*JL^W1{`I
w`&lPg0IR(RS<7X>vV4+1U^6)Yoln81x+B3o$(8^-?s;`xt%~|0DR}Jqwj_8GqA5*+G%2)@C|4Lz&rO|5*!XCRRv^f{XN~hA7~SS`L_=&yBi9%K-udtVSYXK
>DrPD^@RPycTX9h5nP|8&Dg&K0`mHpNwti;E)2|VE{w{Fpq?5LIW55oji9nk?}Pk28?pfWU+!bk66MIn2N!9#M@h`jl+OU4$d(2)2_<{)Ef6_dPub_!b&+sD
>fC+LLm9}39vcRK=@&Qltwrtj_?=8s;D^0NpEUT^KaEctR_T?lX_)UhKfvGi8!sNGo9eCuevk%j7Wty(utntf&TDsQMf}*ulF5F+pxzYB)=GbW>2dSpXQty5
e2(t{c;kykcHSncry^G%qp~}EcAq+0Sv6q!WFA>ZgfV)9<+~BkfO&l*AcYfVQ<Z>pwL>fiwK(+<t%0%v?5i_INJl*wfN=u%D^2-8jXW;d;>bRVAUvNQFqt@%
^)xTrnJ-U-FT2-Szwf#kX##=wrTgU&E$$cxfa871-O(p{`pNN}cH~M;Q|SHt26Oc!f+j@CocGBJ);(XdAd7XFc<fb07(hR=TW)})kjB)fANL^OH~{1N#8zHx
f_v|M?ur91h9MY5?qyD(9TZ)4-u9f=e*EO*1IAIb&lUuVdv+6m-SYvYN0gE8B=lkzRJK^4UQs6)P|NngHHTqxH+qZNJP9ftGL0}tIaz`~uIz&tBMx^V`KA*p
#)Dei>$-7W1mNiHvOT+-6Tb-<E0zPom|cB84myGOi&?=2Rv)l~VM9`}3wvK5*giRUl7*LY=C$z6Ii3Er^YGvoe$NeG1SyaPuG!qJ;-^06q~`9#cMJB*b43DF
^xb7+HM20`OM%bzG`IZiPzZGKy^wQ}0NK*1W3P$>7oLEXp(nn`d~Jgp28mBiEx2?ITaPiAenS$5V(FLbSoZmZA+u6u;paX-#y@Cm#AW~+%p8|O0YG}5`X2~c
a$k9}LX4{P$R_g-QhVmSMdw}~KJ4}}@Hb@KSbg+dlo_4PuZ~fSAoq#rJYe;`$8|BN`Ft+Cj=NjnJ#70Sl14#;41_iKX(9Pn%}+=Km4O00V4(r<Dv)&t1ri5B
5R9eZmUdvkOhiRld$IVptW@rz-U*>kiDN#pd}s|Ih~Uhj6VGIj2j)<}N?(S5n87?fbA;&uHxVOBlzA3`-;xf04<bpeBZr0Y9Y4w+boiGfxFu!9`O3WR>*)9}
ElPQ^_dS$O?7Ph4E>Qi}HOz@HqSj}t;i{Yhd+L{<7i;)9_<fMbK=8}wxECS65C-29{@%^Kd2ll>ED`8^?;X;m3(87;SX~n26d>e-4427n|1IKc4<T}sy&%PJ
5Xj@z*29cqE@{fo;Bw3j3{Gmuoy1=Q6f{M;x^6-d`hlJ6=Zxe9%=p@IGWg%+A=>#50@uM&^4DCvoX)}@RY<8qH=sF_$BLNQaWqT}Ylc!i_AYpulWG7|drcY%
dIQI8M}V@|gsps;MNCT1^HrBRvi^-2<>e_S8B|-hCtS2c@*$|xK0hGGh@~N^`Fx#UP4`VxX!G4&r|b%5NvO-K?X;{#ZJ^h8zw-_HmtmfPFv9J9#%E9v&f4eQ
=Y;QlEaD|TzCA>mxSS7R(*SR=0aHslaDM|V+_lD3)Ec=#*LBjBaA#<rEK2x$-8!~!p9mtJ<8+0QE5Fa0Ji%;Oz`$)Uu&@W*WiZOODL|!1(@28IA@vvc=+Eh>
(KKJ!2oHf^nbY$5;I~#ayc*_(SqiC~FO+bxXtfTKYypx0f?+!Pi##WkahKt8kVN<SL?1d}LXQ1#c5p|;*oUG+p?<~CB~I0Zbo*G&I>9YpT%_gWeHC*pDQPjl
l`1woM^bdk&O&qMZJ$gbunb0J+`Pcm=jJvqv~e$>#I+AWBxEF@oOh6ugX4LV;ulM%nc1pgtT8?bqM-2NBLGb*^90QKuE}=OsfZzC#_y5<-ETGUp$WK<RTofs
G!Lm@D^(Nu81MKw`fiRE8*TgO7W%#5<cAUvdpHcKJG_EyQ?(M`!H>O$b&TXR#V8qmOevwZ<_?`~4GlGBr6i6(8X+`{=T;y(Mv(Lw`Y{o``Ho5kVFpG81cRK1
I3B&v55d?-HX0Dt$gY39f^b#FE@d^?q3d<V6E$FZxUt~U6o%r$W$ZV)x9R9EY=Mej^z9Vaxm%C*BeU;J`j!!~Xuf^C-Y1I)os$OqFwl8fezDy((1|C{sf$*_
UNl2;KH?c>AbZyl=|jeV{CO(C`0O9BC%2yHrgwmvt32PAc;V;{$A?1HU)Bes2nyu!IYWew9sUvlqvrdtMDx{J>U8%$&OY7A_ll*9zzZQ~uv*vmy1Y~MzE8cP
Gii3d;#~@z9R}E`c@^t(xP3>EmH;780EKwYke~|iM^z^HYji&Yj|V#LtG9o?Dga%#6>~TOEp*<in)%lII}+%mBjY&U+BIhJ9qJ53P_+BIO`DUUWOoeS=h(!W
2n<k$V1~mT2Y=diK{~89cq|cQho|qJe)6SxZ)+9sL-i>@8bJC4XaJ@T=J!LUSb*$NVsm|tB5o!~<lg5gZ6yId6~COk34~~vetca?*(`Dqhcq$5parf3NTOl9
Yhv|vlf6?LC}%%(+p9Z{Dut^_;u}JKZvgB~<IJ#n0WA}&<PdHkt@)^~P{1maBRQa8ml0}v#+36|dksmw{jH09+Ko8a7xIu;gQ`h6R&s8G-q~KVfz7!P)ou?n
l?H^5{Gvj(Ae0|RQ6{1MN$rdY7tqlGT<!|+rLCbzq(4Mq4!5xiOXKAVK6$smgJ83qjqAb32>>r<w1FN|fgV_3it3H*YPm+u#j>+)!ZoDr5f`)jogkXV?c-}a
48Pd(g+NjRK7=4$j^oTwNd+Pc!1!w+oQ&hr5FU5I9#lhIw!hN{zDKvfhW|hfnb#oBc=23;fUkK0_9I9F$==5Y6Qtd=&HjRcKUrnb_k%3l?|0r9W~3G~%WJ|k
%HQqwvFHk~piRKoztWjmfhzNpE_>s+dgF+?hOBF%_@tduteh3pnMm4zcp$h%X=*;0(KkR3#G=9=fL$kq>HZ8tbc%<-xEMBvevN1%uk1VP^>B;kTSKIT`vBL;
0AIlHEazqf;I{XckZ0$hr3`;T_I$vtcDq6e4x?)|y?bry=ZJ-xbaw!g#o!p`2ute9-XIBNzE;sAGT~G0g~&CRj{*V#f7P3-#|_7+z5IpeL~xA|?u+AG><3}=
lAR97Z~(hB&r)OA&Hv%XkEvFN!oMU;gn?6Oln8OYImT?A90?+vs|$<`Y%@1gLyJSf)uTlKC>-Pol1&@8@(Ypqk@tIvF)!Q(1~-E<@w5gQ^pc-2e`wA*a&%t|
uM3C`;eZSlEgrlJ<UYr$!`DT%#C5523kvZVyZ#oC{=34t_KBB`eq@XQbAkw$KG3fP;bX5V#gc&--r<sge$7!^K=RODnMBX$BYvqo<ZcAb+wNo};3JrcRe;p1
yn2@DP|@$}=XrK6&K}g*XL*Y8ut>>zoi<!wdt1|USEvouRE>}>zk9C`7@A5lWiWNGo<WbQyBXfBAA4JT*!&#pBPMywPr7AZsKx-(48ID10jh5Ay*xq!hUukW
%RQSyR$RN)j}3zA#L<Gk7t?|-JRGPny}UwRq>sNA6zh9qvv%Wg^P>GgDg&DxhI$%bwIB#150xjG(t+P&hj-w))BH6(cP>jE(G#1)JDO-O5dMDo=P-lhi_3gN
!3vP*BvRihvweIYc^@XP{x%17^d;33;Dhh?fmp`nb0QEG&SIH5noJau#es)LnX$b!vOVWD_fzW#*6QiI`__XaG0!EYenjEV#`lw_2HHDhy-r=W@7(pp->mPE
W>PmY*c|>yhl}~0P3#bj+i~w+`&!zqiJf;gN_bq5r#z#V@9ItqX*J9<c1J4m^8w32lwKn(3i--CAd^AS3l-J;ndpQ_0#OuQ#+fR@*$RXCzfS~@#oP@TeE?h&
NJR72o$iy~;2xO)m58Z=UuJx;lC<*c7(t3uA=d<P@3Bv!{4I1S9*nNn-umPK?CL&TiquJc2RW-pO9hnu)%Xtf{1|pL(CfRx?gs?;bG}I8N;L=OwUaj(o)e9C
-RS~mVBp!u#h!fXl=Xc9>*u?HS6Ku<5tnWBOYwx(RXnR2YX=I1Sc?82zJW$c7=1{WyXmzE8BuObQSWO?K$*z#krS9};{?PBFK@8Md0*#Iimgkj&pSFlp40h)
wwz?mr=A^Z2p9?b2g-0ck02NLHRflJ-iH#7B(j>~BhB?5-`zzhhrz8u*<E!XuL=Q~2Y~gmyOQ#Cnu2Z*a5qicOXGy|9_Z)>Ina-|z<9B&G(r}=IRNGd?rs5l
E8FXDF34AW?}%w?(41?#G$!nW<UeDBGU~_NPx2am$YE89?(Y7A3zkzs6aqej=|vzQ`-29~+*3Yv0I-Q$<ENdw;Wd9l`@UPy=LyadEf2)^EC>^4+Tmuc+_(i+
jv0NsZ6|fRi=vg4T#G*f{=s=6Y2LROJiZM1HHB^20fhG<v_neb6`#Z8L{kbXo!N8=8d1gnNjh7g>s4e6Baukd6cUL<A`v5y$VkRTQdc37$jC@!Br*~iF;j(%
OkIVzV#~XDN1ea#?42FDSFb05?)>}Z=W%r3=@{45BGBo|N7IA8V(%l>O6fKfDwF;o{^dN#mR`2!xSgz|`h5&UaB*Yy2*%rxL~`E)kcWTI+0*=BtqVV{1m^e!
<Ht6wwFfF3>iUTrUDZS!vUo#uxx0VcbFSTWL-21N>zptO%MHJ$sXy$k2#H)FtIc}Q++m?KRG@)EVEld`e~RD6bpm2m+Y9Aq?e%v`0eU``AIV#o?N(mD$MqIC
6?PR#_xV6f`XxRo^TAzQPg61(mvsh~%HMAOU_t4J|EQ{dYdnI1Emhn6qF1U*U2=g_4(Dg!+arSl8QA`ie#Cv&gaK?D?mXt#@BV(_(k%3M8{3A<xjbRtzL!F)
sdq$d!Qp;^>t6GeYdFj8!|HbN>|C+rI^=97db^a@@#KpOQBmg))ckdd**r|jPsVM0M}lyMq@JtR>#BBq^4ffH^J0B%999x{KlRF%JA&_7$GH*Z<l?7K$jcim
+B4AK3@Y0#_cfrt$kj3-wUfplWUQ6HnPv)W16p6N|1N;(P4zWAR-sX`9wNUd2_f9Wj`&P#vSQLBtafMyB49i#n3YKI@8zM4J|qDq%f1?7leVf;HdqZ*Hr~Dn
0{msqFO+iaP?S%_sJh!~+FZ*sHT=-;!{wScq&lAl$LTvfCO;7=bNIp#{?1g%4*R5>-C*f{@30g9fGivWtb2Uil^oAIpyA#RcMs6-2^QG1RK=paJgJ!9F;H>h
{zB1h)E#~v1tT5bA=v6Uef?Zk86NcPoas~ViLGHcqrE~6_@e=;y6$@dS<UrZ2NvEN7)s*i*P%5s#PL23j*9c-bFh9?r1^$oUb$%55tZbG9DC{-KNZS_KbSc4
`Q>nZuqj_$Ll%-W+w%+~*|+*5N0eA=@3nX$vRd2;g*^2~rGMX_y*nyP-+oM}VDJOqN*l1DeN;y^eBH8zXP3$T?(Ik9w_OnJcT)_!r9bfLp@Xd3djBowdWB6w
Eu&uWx*1q5o<Q<-22LB_AJ+7O3eWJzUip;=F5*@Xg|89IQ?M5iwKfxuJ2_C^ulTzG1JBoW74PR-@T&Q1)YwdYgnTRf#g>KZKh6H<YQ|q{lOuWBkdmcR`Ssg>
_d1mSqLSaTdGWyF0dfV&@Vvy_G$Q!MJ6!5l?>ZnPM*p1gElDlB)P||(l9VN~>-DIzaEtE@-yVhZn|LY{hna~9JvZW#Z~bZ{E04H7e(@bIgg<ekkJ$8#?hrqV
|7G7TY-=y_U30CGk=!$LxBI6^xp9Se9<O;+=GF~;CDe(`w^QuRKF%PiLh1K;rMrnkGk@*Te)FOy40NY1q%*jm6|GeIu}^s52rQoT0wol5)y&Y4m^4d$IR0T?
i0($<a>Nj{TBv?GQr$jQ+74a;^j+y3b&X6`=XF*ITgSm^{ImPVb#bo#s0?t>w4tK%z({;fB|W2Jq+bWqwR9s*MijZLT5Ddr7vVLR8L{`O+1r!kwdc)E&8_;O
0G^klu_8_TQ?~=$hEg~0z4CNDPdwOroQHgl-^|*UR<!|zMQ|fTA%Z`52tfy)&l|E5Wf(f{V!ikIR-42na&f=iuGc|No=wm)Qc9j^i|W6!@4xm;2KZ#F3#9e;
hG?)7K4A51`8-!JI(qn@O$MgI-p-Nj-v(yxJ_beXRnQ&-?IunLLx!U2qW)ZNW^)GzKWZ%9>x;Vc-iBDpV`K3U$4o0}%WL2p*ZXOo?sZ}|8G4ID&KPL*R&V*`
>MJ*bthbx!_(pS;uQ&dio<8o|o)&)Lv_6~Zu1~Hr1xhms*myhV>pYud!O8ZZ);r6AUR$fkTiyiw`bWY8UqJT02Iu%WZQaP&UyWKtS=NM}`94gcPo4JK($7C>
Z0fuh=xzGvH#T3=#QPm=e*zN=QPcesnw-<Bx<+m1g7`3N*TV^X$-4xNcFUoOB+UEd-<CGFo%?Td;aC%OZG4SR=38yepv7g4U|?tMlsIyq>tuN{gr_2&>s3jG
kWba!*PpHSmgw&-$26d^yF&oOX8q??74>d1dEn>RUMr0+*L<P(&feeqWoU%Z=V4iVVOey=E%rdA$DI+H7qXbXN*jT(#>ryk&jLnlRrdv(Vy4Ys-j({s!5JgO
I?~=feAb>x+BVz;-q_%w%PH3>+UIu`5a~QN{0lqbWIuP)2GtPVTL*(ke%np`+HZp(xYnMY>uxptPFGQ?2L<Z%is&Q{uZi*VV?Xtj7b<oB4x<zxkH>V;Yz(3E
qv;~H=Amy`$LtP|kDIIv^ScxRg|ut_O6%tZ=hp7_euy3Vrnjx<qV#-zA;6c~iyA(%J{)^gItjkx*}rQqC)~s)wO@zEu0`GS1INkZf;ze1(Jj7flWQvDJWu+P
dQ$b=`33Yc;y3BEA^ki6FKx!5|0%-+=muqfo5Ih+J=-qj)EU=EZ{Rv4#tvXq25eca#(b4|Y?%kH?lc|O_CpM_7>}|#TaErmdEN4vk+pMY=X%M{Its*X>M*bU
J6zdpe!_2~^*nM#S{`3quVHzHtJxK6HJV-9y*%{_=T<xot0x!3g8eF_^$DDhDqr!#t&HVC5HQ`l@K+62aF7!F+NWlEqsq5f1%(x5EKrWc;dD1aF?XVX2ISkr
S0~40Zk6=yuVphCh~cnZeZM2^{Rpl6{ER0<rbW1O+U=6$t)1UD-M3~o{N@@4DlSrH6o+tSZB?9P7dgKp?;-(Dwo;YILKyGcXXJXere`I7a=~rt_V)FB+XU)7
@H}mYV-D2|jXRT$)!N+a7{_~_`LWx452RX~NJ%X0DPu&H=U!x2&bSrW|8Mi}Is|gwX=^-%FUq<9Z~1;I(vZy65bN=&YiEFd+>gKOeGh+LSnTNCJ5h*G9Ii80
StbJM7pr4jpUovz-T?``s^DYR^!)6+cAdpDeh##&-Q|@70$MB&<IhD1f^uIcKzFeN4EWyNns%dsfDS}@@8zb)Tokua)PuU|&03El$meyDrzUlLZ|Zv{F(|6s
_{vysh9qZeiv%ch|D8#fl1k^>-99YkdfGMMn7~xHE$5GrAD~VC_?n6N>J88bTljfD<>|ZqT)5~%yZQyhyxH<zpLGs=|G^Z~-_GiJ|5kUWV)C4F_4Jg6?kxh&
9uwypHO%1oV`$s{OUlY)ofr;4@GL1fvN6g*sN+B>MXAb<x)V{~WA<uL8j5)L2+5EWiXKphw%~fdzqX+go#BSRWZ6AU-UbHr^y&&9rCqN>ZbC}MlwZ5-QRaZu
@sV4JmmlZqAOuG#&*~Dt_wn0}>t8~aA!4YPRGn|Vu`Gljr&<dyVe3#C3<bVAb>WgZlF9zltirx-RF6)oV1dn#wI4}VBOzCxP_tR%vuN<Hs7l8r<P#oE+a1eS
LgDs+bP+6J(e}I~J<HmQs;5~8@#x)Irw~wmSW3i}5kjwjek9z{z>~09h$|JCa_Z^gY8n`KlTvmzAP^qNtRfqU)gRT}tA)cWSv6Aq#<Vf2!`cWz0eX3<;xW|E
sbqG0+H11<L$2{F2<>sXeODm5qg;v_&7JBHdJb!R!cL@`{O^jyCT}g1TZH$9*|d;KXoTkcp$>*}GMbQ5sl$HUmBu$8t@myoKkVUw_$YD%l#YCGvHXs_eW2hW
OTK?sB}IsRJB=W|54Q=srXbuU>lD%_bT4yA=&t7Ebvhd=AE8CB?Jl0kA47z>XT4e^t5v)<N-KRGKP{(e_Q$Ts%a0s&n^$|8?=uU+Z>He*+tGgqr$&{AFTG)u
XVEv18|2y6U;$RE>sB3m?#F5}1^(6Z;}vCUJYbFh)o^^4Ppkd`6<K;d+|_^r$@L40c<o8JlP4~uqex(7OpE`~Qkosr&@vm_W_k_tJMH<q4K0O-OJ=i41V|9L
|B|itGJf#lglP9@6+e2sSsi1Oz4o`k&o{H}Pl6NQr`&e9TCCS)h~QqzYW4ZR$hMgT>oQ4tM7|StUaO&2nZE{Srk?$3Akv0lM2)YC5)=jdqwWT@lXd*5h6p2c
AZ50MYyUKSwWVUyDVI);eb`gHaUIHpxu)H_^qkiY^Um6qAAu!(&;AR(y)&Kty7vfWuZRC>yH00+#4z!DBsoDFl?p@*AcP3l%Jr+eFppfr2Ml@hl;s$NY^naz
UJzf6J-c>q#XqowKTKeUB?zV@NmM``UgN{*c0%P{es2ce^}W~J#(pWRBCPlC&d>hai)5;-DFbuI4~+!Hzw}7&q-svI8li3YM77<e_8uiZ-t{0M0<_Is(|JXZ
s5&W%{|lv%yj<~m%PCx~zgL|shk)fhk6%4jpGNqv9GOIsCCBAyUi|ypSEG5ljdK$l8;MfZ)|Ng8t_E~m@d0D*rMyQN5|&&Y*YEcx5k0s7>5$S3t8<LCpXb@@
8d<-#i|EjO($3d?KQ<O}Yw1NmrSe-Jdxty2B^mqyDs5r215r%6$<O-|BI%>RZzS~v&*1OI_H;l_064BL2haiQDGEGM<%E;`DVQB*Ys^Px!8CGwl!p&QandA*
8P9s}2i6NIm6Sd{VgYIR)zLz{Q#-OAw5ni{8~WU?qzAA-hta1g%C=irwX+|0RORzL@2UKxbUB0E1;P(0UqZ$$z7c@m+Pa1O8(InwYWM4`h+7W<R9PFUhlCM%
-`uJJ;)wB16i8JztQ)g_GjPtaewo1yP$ko(ww-K4K5H$R-N$3;Rds5cJwKUf6t^{vjZ;T^oyGIvRwwW5-%KR`ZTT#9!uSd^fv7fqV*HpnwBf%`XL;*ylVbPj
d-FCyF4xS@%VCq!&P1|}SLz8D&R?2}^}s#ukyX_chbNNanl|h|;A9Q<i+=}kzvdno6CSmGR?y4ds{84m(Hh}l9)}umI}w6Id2jEJY$42R$nc0!Hqi4luZ-vQ
^96=KtZgafyC!*u0z#pV0uB!*cTW57y-DClsRfv~BOZHvN^JG#Pk=76>=@D_uM)I%ZttXWew%(sMnx4rsOYc_zkCD%L;XYfW$@j1@?Ranio1(FT|ad`ynt(E
d+EndK77s<H%6@);z&6!w&-fU>l!9X6*-<j#6<B>E+1ocDcYcmYkbBUYrD>s*RSje5ek%wPI_GOuYIJIyUdrHvHD5<3g5hU<thBr=@bQ@Tb}&GI(n<%J%s2x
%TLbp@O19k^`C8myv?ZNW%!jYx(twcPZ0W0d_#8o0cQ^6{MnEW0-Iv!_1~+52e?4=0~Q13JpL*l`WLUpLom^g#_zjo_z<Y=STlw`<0iexNglC1!Uwp<zRCSy
kKDy|AJ006u-8(+Bc3VJ9Od3WS3ZoiTK`^C@3S5Ej3K-~zP7eqX`Y~@Eu$E;U2AwxsU1Gxmd8}zdyO68L0y6PMX{mCosc6t*5s^TJQ{S2Whv=wsEIfH0=+3%
8hGT9#4Ok5*zfxC-!wJI(%LN#vV-Qwt-~9fla%gyeR{TLf?!WL^-C)x&9{2N%6{3wLJyC5(`}C7hP^U`?Ju?r(!1iK!S`2Jf(|O-p(42m;#CI#!y3t~&sV+a
D3*=pK<|5M2<3g(SN>(YnlU|mR({-jJw=A8FphO`m;SD7uIfCt?;PiB?eSFK;)dsCOkeTbX6`#a1NhW-0>s$w@x@a0f|s4^ey`cPVeLJ;;lAQr^R6>7zmnzt
Bm1q!w{@h-nNX0nIZspBtwZQ8^L`TR^BLOxxvEXoaQsga_4oUG7^c_EWNVJH3!QIN*dEMkFV5hjq=|<|QAH)RxOSc%e!X7(>NEY-k(gg6%)W&mn(W&?^FbZ_
vfpX7X7xboV$CE<EOxewqU-!FOISY+vqh8C#U2uQ{+U>gCU;|9y;(_65~qQYpp-Y_hsV{8@a>Z7u;ClzaPmzWfd(l;Dwo86jFrQ(w5yz<qQ3){A4sX;M9p*h
O?ZH2d^ACc;PKwX@3&{r=$^mP1{3#5G$<;Cnifu*&6wc0&vp<2I@R;I4ZcYE?J?#y{4i8lUq2v`UI#EwL{wH=z#ab03)ZChyP_toeTO^a;EZlwXwU(0tiv6C
v%<=K1}xW5@WZbsfG{9`ChP+u&vVN#$LD8PAFlY*rAAetC20s+u48_v(Xd>0pFW3LGN~jU3Xsxv>LD);Dc)4&QlD1FTYy)(CiL62dSE0qJ34`QuXjuAtUz$K
hwZZYtL<{Y^h@Lx@5r`Ce=d3;z$RYYDYfAz-o%)U5}vM$&t6XD!*P>x^zii()$>dxCTo2wuBhPbP276cB774jMF=y5SAH}HP3yQGNk#Fp>R9f)dfB=un%)5T
yZ?^noxVG-{%)@T#VNrC>}q*;+rf}VZ(9Is09kD6>s)Vtf7b^2Gc1$M1w!^bpq(=Cn|}s1>(trff{T)D)8j|$b2Ev1n#3KN)(iA}hdp+W&)ahkp?>sTiK`UQ
*x<(nNZBApM^(2>4#@tzvFwTF(~g&K?c1UCWsko#+s2PnAy4f#DA+5Dr-8=6(oE^L`fVbKZHvK@o_%y46>DR<N3q`e5q>h5G7C7MD3baZVLR8fi!})7#`603
G0;;U;sND>;3C3u#@{%Od<!4nr+C1f#2x1u3@+hKAkOppHU0yPHd@}*A;<)>WX-puG`O-eIjrIR9IgTu(mFO2--{#TYA^6X4#j8Ew;g&tS_tz81NvJ>4-qxx
1A)~Nx6iEs-KM{i-@kI!L=x<FkT7lYXvcBTdD(k4gLtlx$&@(=EDEcMUP1^swVeza^K@Y1O|kgfhp@J-USs^hbwJelc#e~b->eN)IA7fy0pR@+cCFKv8w8Q{
sFk6eLK<DYG}k}c#d|}dX*+>I`%NJA*ZNh%J`I>SgwcpwMVn71lH=H3x^MA3a3%ACuPGchB_Z~1UnUBHXk7I3*LmRL)L~N4`DwMES6Gvz<o(kP)#>+cW<PPW
V=o_8Om3A)y1#CGlT=Ig)#6n~x86IR?MiTWuY;i?Jt&0NaLO<(>CF!31DvA&=ub5AoOdVt@92+(TBFP%Z_eF#{b^@Ts>{Q^BI8J;Oy)R!?8&vd>1tZF%kl+I
?(<PorN3uLo0`wuM9Il;T<@Czl(p+Ago5|q+1(z_DDYtihZo(<+2;4ccHkDCHav6y)^un1Npx*+`i3}QjnAk%3d3Nq%3?gb%S%YCGg~;t?PR;yC*sXGVpx8v
K9A@6DGnTW>UL2iKp`R+`3AMuBd*u<g`X*2YjzLYPAo(jFRCfPbN)S8+vX-6-)S)H!*{{3T!q0GY5zd;<@vAu#<%YD@h0A82d-KNTlb)j;5ITZ$HgBjPi3Y0
5x!a=B4&T%Dsoxh`|7Uk;Z#tc5MU)gD9;5yx%FQg_XQ>9dUcTR%)>tDldL|4&GeCXgA|LRbMeg8%fPN)3-a-`C*xi!J|JtqgXq6s-oFz3``)eY6JHmF1QWZ|
i5;-EQWK(OC2-dHBm8~TZ^xgW4-;gmqJ18K4Stlu@9RI;>Ly@xEeCx)f{dAcT@6a|ZV&p!R71CijW)Q4(|b5SAv~_%uz4Tc%~{gpo~@D-xg^(f;dl<D7bHZk
=U005+Dbq12_hqW#7GQeB|f8YBch@+Sw_$JQoiZq1ynui^Z}O0wACzj(=FZG#Ws&p6JOLj+W7bLa+|%Mt2Z>+w!DTVbw736sAswi7$a7GTy}VX()TQj5u1YD
-d=(7PY+?DCNq%9U1FPypI%cooS^;Q=D8y|FV~OVl9qM-J->5OEG=ABQ!gh#3?`(vAE=i*+|P5(=4eRKS33Xfkjh~=a~CnmZE&=1qTKy{sobL-`RQ{bK>qsU
%7kvP%(A${@vyH(b`Mz61KW4-B#iTW-C2bCO5F~gY<Nj@uip9itu9*PfR|4ByAEnEeEh}U2!DWRYsvBm&I2l@A9%B5I_8viPQhO(czTgyFfOI8nZy>VY+)O8
>HS^p2ittjYv2~^ThspiZnaK>eY>Nh5#9Y2uH*Q^o(LeaC#e9(ZwSYJ@ln0QuNsAW687WV-e+|8%<{rnAQ~D|oBoyP=X~2XpX(0m_^JAmyL?hY(%|<b0^vsj
#Tk_&w0n?h0uzpviIVs1#ces^j?sBan(%u+heFEj>U>`qxjwf#*Lc?T2l@;%Ji|Bt{c5-&wHy*?8QID9r25*M!K^QCyL5ujm-XJq;hLFM%k81;pb3kxo%vYJ
>P`n_e;#obSO_`Vw*kMO_@RjB*!B)3<`BkCj!*fWxHoGWjzIB?&I55>+ICMZcT_B)Xsl~jV{4XH_^70IM+#dl<-wteQx@05wUnQ<d3)|0nkCK`wr)L{$9j35
HYKf?xHEeN#YbL7+s&tkV~{sg@#i5ZxY@6bs`L8Jww*WJqSEno6ftc*2MxS-gQ+fex73YZHWcS#@`)P8=KejYKXA*}%rYG?O#t73<YVeCC=F>nc$XU>mX4PJ
Tc6jmk7A`q1dbnHzNtBY-e4wM+&)zB@ITyF@VZ$ChUtR{@a+v}F(gz0{<^n3;!!Dnbw960JOn<K^Uy8CJH?H!Ol(1|M>Y7Q)XQ(Exm_cdTW;U+J)()6M0X>p
6KYlx(r?szt}R$Zxe0-QxqFpf{c>M`#FzPgB6P|7%;<l>L%mu)sY3>XOZ$jD8DCB#)sIRy+An^9`-#L_2QT!`&%0?ep>_ckNSpPL#o7^@NF8-gZN#R=kaxGB
C}Q?(j7LG)+8}%aLE3B9yO)ujC^Kx5`Ap?}ZaN;6@-@x|oYqi9fh`9XdCz5yT=n7ud|DI|Bh9{7S;VEp7yBCGyQX~6A8#P%RDdGtl`@a@s-r#D;|8Cww(^5c
u0~>#9&j|o(@DkJ2Wj?coG?>vYv;#PRP!wy8Rbclg&^e@Zk1R6&P(lTmAHYmSNne12d?FOf9Gm|P*HDt`z4Xm-q$oQvAWmGh$RL#4v-so6_QpSn4S4E$S}6W
O{f^+MyKlPlZ2#sV^u93KH-Y%LpN%^BoF!9UWlG-IUTSZajTCIp{$98C%5<ZyYH81ciQA%lM8(Vvh6&f1=sdX@O=KUL&n6{GwrA{FUYHsZFy{H_Wi65T20^o
5r)#4WJzn59G3K?kJ&(Q_kCj#9%Y19^u}cpFf05rIgv0oVE7twD`U3OhKe`vi4_VnSXTi)#W^|Wo`>(1`<q$c4IzSTh&%);J%6#%S0K~k>Q)U~Zg1W9Lq{M$
krxf2cKI<VvhU-k)DNph_06{)PBXdnhVDQg$1?JYjEx<eef+sv@nP)>itjI_UpgS_-<|6*9!1#vq^?*cpX8Ta(U65#n|MZ}X}rfTs_ofv!5daat8A)HLhK(r
z7eKP&}h7R@^qBi&YcKcLzp&w`?yP7))lvwRMe_Xm~8LoY4S*k`mZwE^&99On@S=NL|B~V^nH`CPB1!>)cXe-8d8eiEA%86JB_aShIZ2X{x-HojdeesaXF`;
Ipen1nt-#W=>*`PfIR>qt--3-!A@smUCrq|O^<oko<M<XeNe`Bp#|@~dv&G5ZmR_;qTj2DkR|7^#4t~hiV5JH+G@&TtN6JKf@M*NZbx%DSV+LmyMoBXgwsBi
26^`%g>wo{-AL{4r!M5>=KSF^^oD-IYcYNssobFE{dNVX11PvbY-`#s80i|rQeltsnY4>6yEZwKJ>+%Jbxw1itE&(q+q@0p<&4$+aD>l`;k(+%l<>r*<&V0n
VI5%%sBQK>nmyKeB)Qu3Y{J4~?CgS2{7~WjAyF#VC>f~7e_I@SXw<uQ5zwy*Tkl(*N4D-KemTt%&32&jS?C$?2_<2p)%#Oydp-9k952vK0qZyIG`jhNlb>(7
%t6n-o{c$)ixJuj*M6qdxIsf$JMZ=If1NZ%_EM!bEb+AlSo}0rMCg!}XwqFEp2)BFe)ns$*S^C~ev#x`au)pIuucUTHwJ3S(WPZ)AZHJJ<6q0}2Z;f5(RcO_
%H&l2OtZ=>L<Mz1N6*MMaM{K0=XK<g-{+1_B9#+z?Kxz5Z+<j7IsrffjFC?c)ay*v#r%-%W$i8dnl(qv_2k!AkC#9MM2pX3sELU<T;LDLa!k=G3-^&GNC(wx
4TAqY_M__hi9L8boR!s87OzTD@FkG&d*Hlbaob!&(b)athrMJzPre!f=*=;do}NlBR%=iT%SC0acwW!Lf2IqH+8*R|RBpnPe)#bF1RSOZE30*@aZ^_lWm|3T
oX)C}$;XyJn%M%~gSz<S@9`cF`S#CJy><oOz+iH2eVM29_GIC^;6e|1@HOIn4a%}e@?wFX;0U4_mHNBk9Yr`_nt$Zw+n{DOi2zTKXi{Ona&8GFZSUoJ)D^$!
+9He{g`R(W!wsuuM}UW@)tW8bzivM`i8U0tCaW(E3H!~Sjv1fpi?)#iMaFG<C={1_3lzvk3x0yu<h#PJ#y9VkM9+cF8(+<*wsW(f5|?kWUy^cI;+S^S<HlaL
4(s3&`_sA+N&r%1;A<lczgZr;bSLxeC&l%#bIqo&dG^hOUl;7q2eVUtoL}^K`<mX4n!RJW_yL1&AR>HYmB<|O>pkc2+r0Esk!Gbo><4t3U`Y9{k?q?#;3aSa
GW)R&#Ug3`o4JGqxbWt%JjC$pr~i7`>_zDB8|(+KqV@?dz4>}vOm*IV^`iM;iV0O@(9-jJ?Q)P)Z09q7>&V8INuq4uzUOx_nbjJq$sr^4zEmE>)=$1yYxiN5
x>vK}-V*+3bC-Jb+6iaVPEm7!3({+d4n2v_CC2A9;tW+fC*i$qN&x)v^HFaseu}HSBN<B;gU`p-^>B5Ncy8w|^*s^T^j2o|5~V$Ud0gPvP2Ri~(>$)DaLE){
?Wgyz5k?TEN`wn^epNxSQsTFvI9gE6i*<mosh{7ss7!tArXw@MMopEyA_V24+R)mrdEg^le=j=t^*s49mX-(3E*&*(W~iIE!kuP^rH=+mznLKAigqZnlkXIF
tp8qudjr)LO1s#854?K1_etn}zu%A#1ZXwu5?Bza%0O<rglLZ~j`a@gcW8AU0qSgPt!q;hxh}q4&lfKL3JGU!1tF^LG%}uhgWz0_n*H~EOM=!c26%lJQy>@L
%{f!6FpR1nAOPK=Z8twfVRq<qZa;78acIY6odgEb9#Awd!<`Wj;7Lty5Rl&S*Ralm-~Az@auNut7BUn0lrE}{z<|W!DZtrlY^kUHB<yig8MS#Z{@7zWIqu1R
k*of~wy&2H1!&@;nW9|tjC38Fbx&<Os^gna{!p<YC?QStwi?Rx+}7RrH>eB7jy)*cySh<$aPMw_m<+g7L`e6)3d4Dwsrz}(U9l*TB)rM}*5e)oh25HKfHpsu
9;~b1y7LKQDgt{?S`dUNr2HWYsa^JO*h?HaQ<dEZH%egJ=sI~c30u89uDLN>>@&@^K^q)f!z=Sq)%UhIfAbFRoFSI)uw!+j?~-wO>y*`H-k%X)$6ZBA+0X8?
pnTlrPV7D>#0(Dl`hEMx2j4l?7nB0Np*u*bNWYrlrwdepi@4g`x$oZ&UxdYXz{V?c-yA$y{#o4wtW`Gg_e|j~yF0Zr=F1Sf^uPfx4@ak*A0jiTyc$QGJ<}l7
_dGg;=S;9S=J(y!w&TnK2~+O?2*~Bp+(o*rchr0xup+N{Mt%{a5)y1O(is4-ldvVu?hQf?>9Jot-w*N}){OJtu=0msC-^0~IP)^L`hxGx{Iy`9_HB}r_A#>`
g}JbrN|VIlf*^t=y<rfQFDFAF${$!ED$*tf>O^#HouvGwZO0`dLR<8T=J#HcFe&uG<%<nXfBn7Xagx!Y(W48SCam)XC+crK4Q}>z1Q6r3n$chD9aueE8=6(h
qkn%4R)V^83KO5ZXtV5KTvJKF0C$$(>T+>Lr$uMVBKeZ3Zud01czOh2`h}N%(tc{a2GhjmOMQc29oPO_^}e^_i)c@uAHMdjsoWoY+v+8z14ZtB{Q1r4oZf=s
$Ld{Q=UzAO_L@L;avdWh$N4KY?=q*;eYe31+W-@xvY_i7VAFq-MeOhp99s2H?Q2#aj2nm7Ngv#3dV+N2kQIDmxval*d9b{sdK;~71K#Qh`)lHj>q5nAH6q$)
zVAdnw|R)Rdf3jx4rBftc?&|gUkh=KpJ2N{ooZV1dAc~rbN(C;lQ~ni#))`u5c#XeUS~YkL!bdy@v>56+s>c?dwc_M0=yvGs!}Paz%P4g-R8bWXO5mmvCLiH
Pw2DsLrCjObsbiKKg0L;1n%6GRrv7?b8?5T$KHfnvAwrCo(`|lSJUwu6;I&n&v(1>df^p+aG1_5G?b$L{7s0y$r01HrrGT3yyO7K!;D<<G1uHrz9Vl8<Reh^
9ii{Y1JbhjNgote^G&3{z}7GBSN#x`mz}5yL-rz4E_&y1!CDrW()XF)OHn<b4%#2vmc(ZHZy&3T0Z#?0yS=(07VLgpSMB#rV7XEM@3hxU2sDR>XVct#fP(Li
x25L`rw*S<p!M%>pQf7e##s-9kc@&7e6uDu?DZqyaG+8LR=Yvuu7^Zd51@kCrXY;p+o6Bk4)-ti&Qpv(=Js>b2Yy6j&`Q^R>PM9Zv}utnZYmo~NT@Dt+lo%|
&0U>LPxk$S51d;>PKO^}@8P%6Q!g^<mZHhyH?ELRICgo->;0*zy}9|l|1MGaBM~WHZx-&*LKe>|k-)fHGxsFOJg!MmB7W{jz28I&vadcRqTFZyjss4Erpg0#
+=S#_diXEWbgzcob{C13xGC=AOVs&=r1rPoN{41x-g>@Zk+t5yw*3rhGpLiV58KbsC-ziPc;+oa_4Kz+^V2nJl=+bOtVY@v-*(!M2ZR*RD?B~r4R|19C?J@W
6WfUcv(UFWWyOOJdeSgC;Qtvx0DdC0t_}F6=xw*hZIAVS^Gs`Q?8amVZLEnWS+9c&FOujW_;E?<b4?7c_k)P?<~W7>C=yz5d;D5Cq2M%MC*bdrhLRrLp}=W}
r?%YnnBO5pfK8wAZ|l^0+4Ca!b^5k>Ovvr__B{<Y*5IV)yni}G<OkcVjAfv1%=8{dH_R}1KRsxY^r+RYW@<^^C;0D$X5HWZrs6h>B7@3DgsDV4$sIcEyT5;~
e|j7j|DckGQ79J56R;(_zxtd;hL#SJU+Bll;oEU(D8A{3(!HLr+WTPu6ZLaK)YVR5s4?PA*hv#7Yx;n%jphn)em-rJ8FD?h`8{we#ys?5+gSYxZSZjQ&u=*L
j*?FQ16^kWJL+BQUY=u#3aOs_&a8JyRa8UP4bHnod|WKMzf8G#hP7?IR*ss4?*W1Wkz|Ax-0i8Ut|vvi1&eJdAdp=7J+8;a@-TPnl?dx)jm<sVhEh%0#zsJO
l<nydfl^Rei@w||38Wax2>jEfz(d`LSN=Phq3(P8h@?|M*V<ViEf=iqQoO<xSLZA9+<%eXq=W%mw%+KFS0A|FU~PIxcLYxh5vw`$G+n(hf>JbaoZb`=Gw4Al
*JHasb9of7?FaMl%79vP0GFrX+Pdo(j%V1P^*bD8QP!XAEw^;@t|Q71zN7lp14Ha=HOb(yG*-ME{s`-=ScpwN4XPn3BOj;F8ZP^;VP+ubS_PJn!2<t0(?`E_
IKA+%Iuq&273tbpb-1unFp%oIsq+0=^8@A)*U3MEinncCgfQRS!d_7s52~N@t-B#%j<Fu38FG6@tIw#TnepBGPQ>wht(^RXRn-^NP|NRxe`#y_z@en45AN$>
Vuc=X7VOJlJ^30~RRrS7T-SboVYe3$^#_GKOUxE&Zu&3U$YQ^$iED#KH`D*xn9BQ<X<@ig#sPB)7?yt_<Z#|SH{|Bp$FAyt8xO$aEkLF8<ILm(KJw&BzEO%*
1P56|^~`+QRiKf&fvOYze3sMp9}HxUAGEdp0AwVi0H;gz--(M}mRvCu5(zI*OM|xc?}=?4DPt6JlhzaMyc7DB9~Kdsel8$K#DOcx<(_bnPas6kH48<-(E;s$
b=32+Fi-WB58OM{<T=vq)WrlaV*A3H=HTwK;{OMk<-ea6N(vN1j%0n`adWIuB>auAL`}x0-LJmh-AV^OGnsCWxh<Pce}}%zU+dUc>+9HHrKsjdX>fo{!@L@`
pY>RSC`|S3<FU5$Z@VwM-KR)xkT}7Qa0<5TRB3CM&02UB0^r~4_B+HC?rR2T#3My{6-!(S2I56=WLT{`oHD=j_Z8&0rSs!=cgC)9JGLg3L#U<D)r&>#J_0F^
;@3;gy7zO`br@-;2gq-GSD}CM9@|FJbrOAj=~~Z+F0p&F<!5eR8&KvFcqj0Pq_XQ<eJ<`i{nYH)PPf0uMdM{qN3SN{SBouMuX8=0q}{H}t?KVRGBEHUV%L2g
KeKzD=e<Eg;6LIfM-+fZbxu%=R(pKm%x~9~<nMeDzT;}Y?OkUU4{HiLe^iwVKiciQ-$qC0;HhFY@AlF5-K~TD{T|>fl{k9=_!0#46>sst37vbG<%U`t+E-`n
2fmP0l`epnoEyxCHYkn10h8orxp>DClCQ4eKY8zw`8>cOlOy$!GcX88a+$pvH8D6(c6HV58Ni==Z3%hl{-aSS^Bz-#dD%hbIM`{6J8$;I97^f%X1MdNT;r-E
n2olVJ+<#2&*PTDCD=mw-pPohD@@^d?tXeH@ngMnog98feq1^hgp#oW+*h~~9pK)7^tmW|9w2=mT<=d;DCwLr_FVl9^g;2cH?+QRD4=%30Da>Tcm8Y@+RU6&
!cY`d(?dIP57)HM40Fe>cpmk-y=L}=8Lz>vo+&@}8?hugSp5ntcx&*4LqGWQnwjU7*Y%Z^0DH9#SH68E{M7G)7g+D@_jeVTyZD>GP>`WM4eirgHprm&-qs7m
7*}7ox3u6%S;uK#N`rn=cpa_3P!4ru_hfNh6j;R*a?}6B3HJhs#f24m4uOiwt^jj$9lC`5ajShU3jYme48PU+^q%XuX44cf-;VpY>p~%Ltwg!Bb1(akK;6<V
A!02en}W5@<4f0pyrX>Kky7lxPS=dDB)?c!nTO>*<#wJ<K972vI7IQY^!Xtde<T_^GU#T_0eik0QkMu@tlU|gQg%yEx6(I_#TfIs!It}(rrR>^?hm9gC6T{Z
z2rQ8B0sA`b@*Ar$;L9fk5;y{hF<ovoe9aOxh8S0Cm~3wG-vN91|x0Y^`OBk_d+D<qKNC(Muq_C@|XFQ&n@&IxAI&&i#ptNsMuzEpR7;-#KsVy<2ZOdZ;Je{
Wj*%F{-M8eoW|8#!cz=SPVb_-%4OT74%&PS*L`ByGYIqNGG~Xd;;T2z+m!Zgt2$8~J@U7=U%ctswCL1(-(sr7TW<S$+m!8wD(i6{rDMap;}hB5>D@NKOMU_m
H{Vr!9B$z&ymu0juMQ_~b`Z4}0gR6uwGp?z^cx{^R%+6)Yk%o|@ZW~p)WeR-R>}tHsj!Vo9QuxXr)mE5Iy9K+k@f>N{e_jkfofXopZncRR6l=pVW+LST=~7-
^`3gyf_BI{87B(cy@Rz6bHtKE2P?kuylPkv@0*%RKM23$q$PbvZBii%FS3&lJ~XD;2c5^TdJ2cEhJUzTrSClQH=kL;w`DE2z28ZeFJa9{0?<BFFl2XP_`=iN
Z2Y36);~^xs|&Cxmly~LG5lo5>I8RQU9frP?&qZ|>P~hvv5=CbJx}sp<d&zrPEDgZcB)rzK_kBp%D!7bEbcAUTD(aI;zhBK)0LY-nLDNQ__5c^_VBj##!62G
jEtIT@BQh+a6E1Drryn;?Q8E?u#aS2F|*o>yXSD>C_?d0*Cgvf*XcAzKiA}Wp|aRBdf>6J@#4zt{?~t{#zS{L7+KvO?jfB8R5jj$t?T*e?yG0DspI9>5lO?B
ZSW1`A*w(1htNO&x^BjxEJ+mMhEiD#J?dnXfBUCqMfD&1MZe$b!ZuV}2Sod{z@W9;Jebi$B=)r&nPG4T8m9*ThRf&zN$q+bcdW7GSUJU$y`WsE`2L(>o9aXP
kZm>i;ol?M8P}{#6EhpDO*sD6yd&%L<*MX$>f~)e*(kawM~3?++qu&OiwmTd#2mK?<MU&fTd&?~u+i^&4L2uDR#o#wL1B=Ct(Up&dhBk~ukLi+=T2bgXO}&v
>VBZyA4=DA4!@UbxlxLK8;3`r`u)DQz9?U}HDk6A4Jf)BN$UmH&fn_)n4U>zazAfyITK6N_k4V|w>POFwtIi00%J=3Zu_Ox9oJ#uY}s)J{1O=W<4xiN+OmsR
>U=6jgT=cs_?~g-T`)4fUlno->{5fge*a!Dk%q`~vxV>8Ktv%xpT>T_f$yL&*u06PpS*1Kfm0zxUafi*%-7?8X%#kZgZZOQug9TNTgJm`NF>|O6`P?=po-Ml
Z*4kta8OPP093tizc!MwbqJ)l0w&>SBd0PYnS&Bbuq@+y$y+%wyg%_t^CFWzzxvXjyFAIDqj(`&k3-h)JHN&cH%g1vtFs?pgOPtWqk4YNa}D*%qc(8y0kMxQ
uP0H-Un0cg{%bek-_z54#Uknhqkwpi-z<Zc%YTh%iiMU0X%E}1_q1yQ0usxcBT)_P&b9pXZkt{2K2R`0JPCdsHNd-FkZHpY49x(LsNOb)QyV&W1&HRru%fnf
Mn+AuuY42rJa57FcR<^J>vZw8KaJpq#x-KAnrlrsxbo`$05bhV7!`%eGk9bd`@YWP6j8?EJ4K4AU$^fOKda!v1o8lJp%@1w{I)~T=Z1Sb>^$UNOMlf*!z;e=
J?Xwn*TIq`-;sUA;bRe9cE8R;D&qZ%zo-6^@Yw>n@jfG)ow#TGYN$$*pGrUH@3IyC{@i|A+GPGN6<ELEHpDu5FWhxXd+co6P(<baBH9tvHhr>XdTo~2iSORt
yUG76XScJ-ub;mgHeBqjONO8Pp-Py<T@u%vDx8JWyBzMTeN?L@EL-`8no|%^Z_Tf1{t07zj>bvS=!rUjtnF*ijLs@4rTYNw4i8{@c+(%`f!keuBB?S7SmhU(
={kRFtjHQyvT0-Ln^9H^mB&}}em#o_>{NnJAB2AQdCQ;v!T97&+~+Cdr~CA#2(#h8_-BKA1iycv&ZJ*sgi%Bb2LjOFYP$IDKbXL;(5PV&M;=VC2SR7!6u((g
iclDm4}KAT%&0DW4T$_Xtec1BdUfiR4;K|F^2&LrMr{M_U3}(ko$XrNv7WP%wUeo2c9|nLOBxrXUmJr@rd%BB)hxt+^%%A+;lk?b@zDzk8&|*WhF;dm@AY`^
+sz_=-2I&%#6RZL@X+OJ0y#Fe2WdZ#4h|^(O~2z(C@FGQdQqf6Gpl>ybLofSW=%WTD5P09HMa59-g7%6tikZ{c1L4l?Mb!neC)LadOBjSE*mZ6Wv>~`(f&b5
>PYYqlACj{^%cpNefXD@Ksfa1P!#nB`WtC;xAHr$22dG~_xP#z!FM(K-hdS{JkqD}?MN?WzXKV>cz)mGENjAh^6gzmdl{K`z^A=55%#^K=tt|m9K%O^D0&~m
spsillKodnGm#F$Cd>}yxk<MTeHa6{p?%ZI&J1g=3=sBL{TiAyO1WXV_^qzbj>yB>1!Yl4GEqqFMoBgIdM^JvH{0VeH@d@ax(Kf#WkGfw&25C)@*baVf!KQ<
O&GnOaoWV+@fdlKEGUh?G2JuU^V34MRAm>$z|pE->id4Wts0W4y`W>xeKOK}^jEXhMgl?`e=swbazFV{fJpec37jazjkZff8v&g^=_&Me0gT1LqwPD**H^Zb
cyj}PDa3Ehe~*U#{K?CwQOZvI%r~`8luals(S6*%pVvZ%J*b2_1IJ_6W@BnMf(o#HD%?p=<f!nin^m?vZQYo#p3gtw+UL(y4MpSH{B8=>fBU(`Q-%f&<?eVH
99-Vg=dO)jf2}}r^L~fG+zhe$QeSec&wjwf7_;j&cBl<uinbsB^1RZe<@0mO72WztFT)9ctuI<CZi)GLvxOE!%P%(AGqQS*NtoN<i1Fk7i4w3#TwH@Z*>`{@
{k{FI+A}A{?|SorN*!bczRL@qn2N#oYvNKS<$=^;8{9xX^JWe)Lhf+?T5Y5!z47NDt{y>)LWUZSNdLB)Z6?p#9{sDFdALnD`P2B-2@U4_2EDyJ!Uc}sk^J$F
T1%yTuWz~^UM-M8I{=E=KP-`MwQn8%MW<`ezj&4Mt_Dd->Vg_6ep`VA6Zk9su*2gDxiBuJvGdbWU5ig{hg)^U942hr%6mmmiTetxMC*s^=*QDxL>YtmKf*~q
rKvDh9sURHS7OtfJl}+{RfPx}B>VQd<H85=h1?rFG|97BSeARz&QK&E(XYVL!T;XZ92xb0x=VNQy{i$!X7fS9BLIw3*7Umqx7*=bd(v-Bux2O|SER+cm}0Ik
FVuYax%;*$e%7$|_t$lJMhvCIYWBPu*5~cfy^wOS!|nDUS2ywJ!#Bd-j-YC8*V={QD$0NkgISS}@p}FF{harVKD<V`Y--Wwoi(`a<kb&OY5I1{kdNV-Rk8aC
g08N|KoQZ@13yKa3F68@zWhUJX>gM2clT{<?QD6?w3F;TdgJ~{V%FE8vaMIhZ5^LK=esGB<E!`G6WX1u#&1Nir{ecg3iItQ)YJSnh>LaK`P)e}-_PXCH-~(Q
?5dn=$Mjvt*IoF3lFks;c2`T|NF*;Aff!MVL^c_NtVAM_NF=fniL9)eL5x5mUM9$9ROObHNF>QK^KmA5;@x}yXP@q}*809*3u|rXXXX)5`%Ebpb*q7e2g|LO
t8x5}>k9`VWuI#TamxojWDT7uIUlGyUB2;m_+;n)tn>06-}9#+qAWyuuAPIdzJ$x?%p)FT5#aV*r~}VaI8?~y^eg@LxPSN2V~N-GQ;OZMK98i_Cl8}wlBL0&
e9!nAUvhFK9Q`El&f6N7K-mcHDQx@Q=V^|d)>ccqI&hG0&5Qp1^<lQTHy+G+JrO16-7ibTfl?41kdpn}v+Z&<iEOaP`HpKt9&9(@P2^GiC(?Cg9bG)uCInr(
SoD=qR>*~XVCT)RsctAY<b5;cnm>2<<tsMAUNXCOZ6B+{^tZN|uv5k)hTU*WQ3Gl0OgM1M@1}r5i_nn}!Ph3`pOCYX-1G$3fS_qS_OGGv&1=HLUft;LV2_<I
ZoDL+kb67iI@Ng`taHub+cxCX8)>hOI(I4{WfO0G=G7wc_-*pElp}8igyOzv*$xx~EI{DD^Zw26GdHe(Fn;l`3NRH^nEHnY3O}1Tsh9Z%oCg5`>AQlcmE7u$
&<v`@%)QhvsOA?|zZT8&-FHLE*t-;dzA4Ey4hscmoi#kV6M?|lb9HQf?|hvUd!wvZEeMJj18md#INtSqQZIZp5^0kmO!s>IQlp0&%x4sX`YBks^X1?61w~TT
7il{pPp~vrgQwHl%l&{8Ao%cOYoZx0s7jL0NXQv}Smt`8IJk6$J^Iz1&&Rg<5p^KxMDe9MjUwL7rqx{XLww7t>2D1im4jT~$k)uTA|`&K6M&nael_K|t7}lr
BkZYAD}1$A6eEdWRr!#2I`%9Zwd?#pN8KUk;SYz1-oaAqjGPPm5ew5M_w_#Sa97@jSTo#VbzUfEsFOR!=SLMBq1TkiC8HcRK_ip7ZTn1(plHlvzXfrjTjdxN
pONeo=8Av@A4Jjh1guwjwp*URkbLU^A7b+L14Z;!_qX27-0{b^7A75Q)(bM+RzZW9?pJhz#Q3$-I65}-ajOh4lK1aW&&{s)HCf@RMKlf)+uQFgM|NM?dU)w&
-k$_c?r>J;+}h6(2sP};4~e`b&v9*O6Vk^cv8#&qPWHT?(idy%bl?sZ2rmF?J9#tB*vB?pnzO3z-x_yUPFU2Ye}R(cSRFBI<lJfa(7o<(0p7d>9%V;Ho|!xu
cK(I+J0ErILA{`&s4l<eSRTQ~v>HYd_Py5O4+l6do0kr0bYU_NIN-IBY}0c+&C<_EYZLfppL$3su2<%l8--<L;V!u7IJ}^(UJsBmDMnziUqDtl&#^Us{bmik
0_j3E_jo^W_Ibu!1gE}dTy)qB>(styFwdhms_bV?6Tl!fI)&}FN^3YcDL6Z)+7oXtB5wN{fbxyqo#e!=BY`}x6+KM8z4C;!|8^kRX5o%gc5B2XJ)Nhr7_9n9
U)%|-aVNnxXb*!=c>8a!Rly0hL;%#30~w%XzwcOc*YzQ&GFMl$t6z_YnNxr-?)Kv(&YTG#?fe7n!Bwr6<z}{hs9$)VhZ)p!z3Xw%<UwBG-!ILn)p<b{hxDlW
=|Ck846bDZohfAeNB30cEdEuk{OC=__TqMqG<UX{n8;MYi$N;8?|C-KevcftB<B-P2OJ*%Z#YoXY?%NDzFPF&FN3abdYg2LU(>PgUV{eIPR9l4rZN9o`9NVB
j&Gz#Zh~tpQc@;-V@#0yjq6-PYQnP>f4<MFhBjoZ{`s2~;+ba}k7YOiO;tsvd9|r+V#l&%LGUjp$ReDgb9sal3^n9u|2=p<m3qE|6dgYT(@~EL#?k;#qVBd@
1jFx>@Nns&Wj{A{(x2G_`J_GhI<&rjkyT4Iz0^~l<85%c0qpm?+T+RYZ1Tj8@0G9bk5hxk_0YF|ZVll(rBTNuqwh?a2`Am%3|Yo(P<bY;mq-58aJmD;_Jv23
3qO9RZ4E#o0&WSE^C0$2a!Nj|#@g#`BP?D@APU4LeM<iwbD-#eJ44(g>YOHZ-=Xx9ntJXE1>y>$J^AP9R8l>Ql{mlI+YhFS_f~9|3g`7fmjEZf!${6$&@erA
U)}ZDbv9o*We;s+E6*NoSx%Bss`MIm;$Dv5i)Ee9Q8nLp@xwRRx+m>Be0gCWOTO<4Y7^vj&-fK8vuF<=juX`S@)MPd4{Pn($sb|bgF0q$1No=cnS{c=bBLkZ
I{lJ~dOyZ@CK0bZ%HK0UV{*?{JM;Jwr`LLW1Orr)jU`-Z8E2m0uumPpLTkGzIuCPPzkCe8-aoWRam|dW!{2dh>AUBf!&m56w{FLJZr_NF<;F)(ZAA8jiKqA$
Lwye@FRwvVQQ3&I4cK4NQ~}pc=3u%R9KfeXfK?buw;%3IIenr3(boe4Aq#;RK#uF%zYih#1K-f|om^V(!tkhSk|ubBhG1xw!=E@H_1n{~XWRQQQ+cHNpzNnO
bP^#Y#yUyx-Ap}_rKB{1em76-l5NNCde9Bd{X236HPdXK^?>EfWpz>6<sl&-C|9V2UI~kp&cq+ph#x!I^KtPT{X_|ZSi~(Kv8T7s5@pJhSU8=BWfYv(xH}aj
E-!h5L*li-q5SQ{nN5W4xbIMC;Vi<YT>G~+o?Xt_`?h2~PTjesYD?=(SpK?G=|wHe@eMyUA~$Eq!OQ@V&7Jaisr_Te1MEHW_SAy42ojEk!M@E($Ip1xa{#aI
{)(=^Vty&4N!G^l3(Pm^yUs)&BWxjSNFIq;<q*nuQy^>m9iOtsfyH;*;F7zr);zcW@<-e>^enSQXDa^<{%$|-eJksoF(2<+KdGfUJqY{zviVlaX%h<8-zKJ%
INpb}LmK2LZuPCGl%^92FX{M@&#`)a0VIAqmK=mXGu%#DBebD|4fkOts@X8_ejm@f`jc7a?}nR{1gcoS8Z^;ua2%}p4Q{Hh;{`i?(hJM9DItu!JmJ@FQKH)*
D9~B4IgviCu%naT4I|qdRKNqG?mH1NHZIrOkphL5%%BQ{hvED7HEp1$a37~8m-K34CBKjLwSDI}te88Ouyp;pMbI&alQsP42Q2@=4Wu11kP&}$N8<ks;z>&6
>T{HF98a3Z1*qRXEYWo53atoEsuZyS&;C3j|JE)N0e^o6r46rMp8WuqT~|rZZyfR7Si!A1wC1U$4jZxuPFCv|Uq#O|T6q3MdOvl=4@NUtduSyk!Ui-{LKri*
<0eXA=X>wExTuk~amG}Qc{UCy;f6m{Be@>~8GPGNgdrwfnS;9Dmp-oue!>%pdQP+WK=KOTCmw9f%lZ%yZfte2Is)@QxYh<_bv3{y2>bU0BZu<Sn~ryc7@Xp|
Ru=2=)5*qPzxi~+u*(J|jNw0T+Bjg(l=zh@!E&j!a!FZRXh5ltm=pHl?5jVf4)HVkb_^EKz!MTpR9MIBB@7LyMWp>gCca>j-S>kW^mBXJ>kLoW-;yn%zbD|=
eslM(cKD#R0Wc)?+Q^txVMbibZd`1ASd*)vt%ST<!P_12H@u=={dTag`>wbHm2_j)Yj@mdqFAGVFnSJ3_M5x0M!UWx3REpvhO7!QFc3xs%v!uqwR6k)XFUq}
?EQOCim~qB2YdQIj%g`N0ezlgJH@WnPL2VIy4;#5KtY!$RjPxzrTTgsL6_5B0T$({w0<;h$J2f(WOV>Fg4lv%L5u^za=c1i+Md&z*mO?k<vu~J0m-wk3I49L
CCwasgWaR2|JIIR%UKI>Oe(-z>>lLe8$o*IZ5`sIu5H<|M4_*b-(<oM%K{Hggc()dA=t2adCYchuB<a!ABk*0H7^wSMoI}a!H7nf>Em>?z4)-Zi5sqRtfuu8
T75p#>|3A7?6HNflAqj_{=T;!Y<Jfe#B;|TXmgRy3RvRg+fXPIF`XRhybdp$MV!X_u{L&+&v`c9fE<6DPrvB=F0c14<&g@2@kJ=?+E}K4ixRFid6DH01%myo
yEVMGl#nR?>78#s+cFq<><3k_+hF>64+JJV$KR>8?e!dgueEeAS?4P^xT0$vZC*UqrBvcPKNStkU6r3qd!L(Y^ZH#c>hR#B9(Lc~3&zr<SIIO_ouAD>?EG8<
Ok;}mGKSLFY1O-PRmV-J@53iG_b4qKb3K-Bwww2}hSX*T@+G((VfwR<0^zc0+y%*&W0emQgO<agDui=CS>>Lu?NSgnMmfGg$7+5zfp!Hym@Wghn5wJP+`dy5
6<?k~6sS1b^{(bG=LfDrAGRN6tXYCB{w^p!qOSn+EolAz)@d_~pUa|Ffc9Wz53xUNMt1}7fA#@;4RNvn<$xjNFKTxEm9Dnw3fq|{1}t%=CXYT=#~@!fn)iFV
vjk)Ljrp~uT2r2F`vP2ZKd?}9cD6t90lQ_~_2qVVn4;!cSIUsBS*T9DK62mM(tCegFHfxLlKK-RTxW10tW6K*;p-JtVZN+gJ%`WoGeHrFzp#x6xRAC*&0v-9
^z7RSC$Spi9jGt_CFz%ZniQsJFj$&Y**+y{b`87&Nq5|z-|?1IhCT1*@>yyAv^=XW2f5`If3c)dTSEcv$!fnhnJu;aRD`08&{=`&3?cbjkBq^p`fT|p_TON>
gYz$h8<2qi+x_a;4pTkSh2maY_%P2s{axvXF}ruakrw#s_i_|X^;wU0+|bDHrJxsl(GEfZNJBY!w>rP=b~+X(&Sq73dWmuF&S?Hq(`YE=9BGYAO-JtA%lv8f
XWNswOT8w^@2O9ioQ;R5J-70G?LWh|tu|JdthUF@);qde+#@~>Bv&7u)Ldik>qnTBR1HAx@UM8+Q`lo@_CE4Tsn_dr1oFS3w4HDu`nZ4h6qU5qNf}9WbemQ~
u9un2j>7lVgz;`4%KL1ade+|3^EHujeIs}d!FH`^P@8zy*=N&(yB)y-^YHr+U>+#C-@oaa9qq8HOcX=K&(B`<aqYJ2*s)gQO|9s@-;ll;n}g!KzuTAb!rdOl
A~3J1nuc<SG?i&b1+vNvv=K-D=_mfo@@a9D?STZ9)oK!~zM5jauqBHb^URD1-PXf}M|^+#@~*1`Da9JuF#3hNmC6g^r?-36Wr~j(g&%^~^}{r=!W&`rXB^D=
Nd=5nn84Q?d9rO9$};!wf<4&#!?9AL?73cB0Hhx+KJ;c0F8;h<AI*mU7{9I8aj$9dihzYmC$Ic9k^HU4t$X?PQQkFY4eEB=AVUUSU8&+yE^4=$hT@34{X~9N
vRZb+<FJFDTVP>xd!;?j3uf`vTX$I6wfWENh=A7Eeca|+yX4<b!1|$<B83UFL)w>-Q`Gk&Sq_=Z$JSIjqirpEl6^<6u+;<3pXy<24)N+sPFMG>)g<@$VV$0v
{C>^?6}WYL@5-VyTVw7$Ul(^r+WK+Oi99?~dRh6ofr11Q`Hg5_d2Zi#-VFa!Na?i^Aswl6%VU#7o$dbB67F}kE(@T@Nxoyq!wA3GYxSt<;0ov8=c%`O{WEt+
(PeV{1!qoXo0sZ<C@>9g>o%pY_gwq4@955}r6}Z1)Xu_gi2B5kar|~|e@<(JuMa36zM&X9cxdv7xSkIKHxZ<Ei+d5xDD{y0NxytGLIp11v?o3x1Y<fxftJ1|
NtZW{%W?f0#?Owz``VZOjkUS~jc^daQz^l^SLE{X5Y3p7sG>1ZwlJ^Q0bP>AwILKX8jE37R<nJGyTau>>OO_f;XM)U>>AJrvk_Lrg!yKh(PzPLh{^}^knh(y
(E9hHn#e(aL#)Ym)&H(@qM&kw=C+31!vYyo>hAYQ0Zvci<+e9Nc{C|<FG7*y;P49IC|C$q=HaX!T*FF1wc>F?=YFtadua9x71&uVgk$%=YIk#78LGhdukyWp
;<?6l!ShP6U~l+5;~}Z;5)Kfz#|V^&`~AGmQg^G}oVBcDccVFJLeO;0<q+f>>9-w-%<bJ#-sox%U=EcZ<0tz{)uFcc8}Pms)${7X=d(Xw+Bu!)8j=L&RiSvK
$nn8-OzzLM<GgpH>5myyyonn?zU>FQtx~FL9P+ycHD3ZV_?->1<|}<f=rSSi?u%cFWWam6d4*d(Q<Sw6R`uubEW;pdyq&9Up@A`{@H#;r=NCLPxRFYp-xeO|
1Fn<X=i*{SBpiF!Q)X$n$niYHmb9+0wOEE~(p9b#HqH&-J}=4BSvc30*&Jmsu&iwDtlj0lM^lYL&<yK*)}K-oCf+?hsv^$@zjBIjx$|omR$dz~x9xph=8WF+
*Pan(9(C$@+%dun7zlx>U*hV?>9^)X?Lb0ijo=Id{DK^hB>k!HeHfD1<*Se4LFspeqr`nr$*VPRU$ZFJM79#icYnUY)qHC+g%Vu2dcppHuY#i;mvvk(4{9Cv
>Y!S=&u6Re)HzEZ5xjzb>Uh2v)CHrybyBvUIUtf|luJ2&LY6isft$_DvQf4g1N{*1VZ_x(ebTix`}*C?CN{p!q#x5COuUzj84>PH${%DH?l$d=z0<B1VpnW$
R4FID#0x@kA7*ta|B*urs#8>tq^M2Gt_N7*o|Eu#&`10bmIA*`6+lwZqsJO=Pdv)Supj?;MqDFZ`}XVd;>VW`A;e^<{$pE1x7o*U`TM>3`9iDBZ7_Rm`))Y#
sHP>#vvLf>BPv(RZzl5-S6z?rZ>b~V=>Z{cYY0#})mX0qe|^o$b!#SALkXb>8?`z2@eOFSdh?bW=>-XAO3nma*!XMZIum@jh}#cpc=v{6DChNSr330Onw~SZ
JXouSeWw2WYAA9$xBv<lJEpiyw{@?H=lXPc1OF7f=1b{spRF`7oVvaNY!^kJb3HI^*WqD4>nk#CX&y(lKek#|oI(=G!$Uv1W>ZNQ?+e$Mt<^Gao)=cv81bNx
OU7U83rs%M&yqFb;uk8^0R{N;UxuS#7b7!k{k+Tc6!@`X502m6=H|N_biDT+Ge1!;@)A@24C@~dhFYiVVB?wR4`<LO1b*Q2eT9_X7725iZKU@_8_ScV%&cVY
4I|AudwP1HZVhGqejahT`dfYwpt6^GX!4{dRUXI3_AO`MbLzmuns;tL6t&|qk3ShZ4qnUyr<94IU%Kz_sm~{?SG?9y$QOY8ZFjk`_h#a-=J{%QT=IFlLte`F
kTpWhB_xV5er?VTQ~L@_E0_aP#O*<#?H1Tnk4s-vC{o-wbv-u;hE8siNGVODAoHQw{<XFLxZ>9qZJO@E{cb<{!e#6O&e)m~$Qu5#$AM*FirN9@yuxMHc6sW!
dnZ4|r>@p1B-ezdl5^=qpdl?KVnwm%GB0}$&Tsv)em&pM*6o2j_~-YkyVu&^)rDEU($+rDE3USKGC2WT$?~9p^mDw-t;Y3lxQ&)|kAA&`kF%KA{0S@Up4Zo;
-*ad#`V-eqta-kt2e1KJOS$BGB$WGfs|jS@*z=n|byMTUCRN+XWcPW<UtFWqH2`aF`AjsXM8q|d*vOO>x>C%~DWLg1@wH$lK6YJoTo-IQ`GH;mvhGy+K$?p%
ZRGjB1vw&-x0LXv`Z2;0_X{yJ&N7?9@=1`f6fr&bw}0>vJe>U$D)B&xmh(J!;Oi@s{+*GVfnrO_?^1)jK(Am+W)O=zDfmX{z?Ng3g6_5MmLUh)C66b`)rJOl
hn958AeA{^=LN0O+)}I=Diyi8eZ&d+mDtMp*wx)$#^;V{_y|Jj=GMs%Vg?&?7Lmz%?Jp_K7nBC*CB$DZ%zJF}W=?S*$?Kf;A$QNK)0=#q5YO4^Y7lmuykR*!
7~<Dy2BcLmgxLM`h^DJ{3g<vB>#_on;4VK0T#+UYc4dEIdJRjr7Sh7hgDC1Rw<|>Xq;$UF+;0KZLY<&2sh6_5uBKt9a6@}s=4Q!^o{6UTeudzLsPdPeb(}`r
hT9)%lUN-?Uws_;n<>J1^C|J2kICOutsR=gEvJu*xTzAciX-bC2?4+5MdHE^mF4ki<sBin;|yhl68Q4n40>>L<tIM4>tQ{;iL?|+`d%aCzmlIa_Xb$oe^7tG
o*sH1DbY4QZ6AM`L*D9Bs0PE?IC;(Z4u8EWp40#^-Kj<`Afi_Hocs1{RuV?Fe1q)W5wPd#9FpjHc6^RGJUyyn?&zK(EUzci$iCnF$XLgP=zV(ryAE@o4}$-K
`;Q{~xLs~Q-;TT)S37Eqt$H187W&0E*x=?#1A3McP=TV~1u^jd;cmpQP6&^y2V1Y#U`CEwA<gVwM+LOI%QFFuHn;rKU$XC8<OF{yxW0&@0lIGSv?%?@UWwAM
+briS-U0%gQ)?m~s&{qkNal1sG^2kvCp%M#%v$|TkH~L;k~1*!jp{9w@#uCv+qPT8+FhKz&cO?boIWS)E+S>j(e=^1s-PRWw!)K03HjBk2yJ}^)H*S&&H9bO
mD%v=<9a3>(x?DG7}yVrt2ksOKPvS`x|e*JnC)06;f~F)c|$^60{E^iPBehy_n$ZK4gnxVtv5ZMAr0saV@g=t)!Mvao@~u(6RlvNyI?{3u}g*I2h;tA9wdxU
Z85v}1$>pLxBZ!yp~zcLc%vLJ^HXo)wrD^Hf86gj!*AvJp#20^H*9@dFV7~HZgWEG6=~bkr+U_0G;&o&()4z1H>_*`kA)6)jhYg>iU1c^h;LRl)Cd&(R{}3k
tGBoMV^+(-c34SnbpNU;x^&jaXee7f`y*iy{gd7ic*|?FH|49*D=!v-cz%r07pfS6+HMf)G;YcjYCPquTz#wUI&B{;I^8=*5Y>1k2w_91fb}C1Dc3fb#JsOb
A|#0lp5ziqYIbJWo{_<z(Ha6TkNn-1KZYI?l&_I<Z}DH(UvA^qckadkzvWn3jq`5VUh%~H<A&((ECl~@>367Wt41O<cg?Qw)9ij`x+N-L{_azVZs#{2J0ew|
E(QuzyZlo6g+s!l+iCCb>`ZYBWZ6$H_NT}EjNjz&uZR2TTU-A-zt>WAxgT%iPI)Ta%$t_s#SN^w`cGE9`gpBIQ<1poW#KR=CBO5R@dd@$&hQdgb9nmkG?+AT
=)s8Iyx$T;_~Ji#2ygFK=lk6ZeH)}*2z&$zi<M?OfA^1?GNGIM2Iaf$x#1rQbH9iEPEIx;WMZixG;Tcwfn`S+6O@U2Bk;{qj>7Og?PzjZn9<8zdOe^UG%I9T
yVUs-Lc0R3+RLtEJgkAMj}sQDTPr{F<C^fYN&BVB{Qfd|G?bGJTL_!E!5Y0A5G=t6%Px3a&4Z>{EhE+tR4u`OK$7izFI&xZy&q-1cS6P!)K)>HpMS{ema*-z
ru%2gt=49A$kP7Z+i6rb55Jif4V3KQxi&ah!EUx*+gv8D_QbMoZG^Yh@4S1cc{TKL2Ik9c+jolNYv$RLhxrKoh}8Iz-L_xeRcG|^)8hP%i+}7W^SPq18}!a!
cl}02QQKGNx|3`{GJgZ!S=(aunQi;=iYu98o9}8wBCIcKFQ&VWo4|Z+-}n9kQu(+pl&pSluzu!#y*O_al78QpO0rnr>BF^WsX;Tti52d)qz|!kxN>GIpQpJB
@4=nxJIVK6fA0m~$Tq-#3cssh6~-Q~=yr0W#9#K&JVT`@z>0(;tiGN;pxD9`NvZ4ozKyv2{7^7@kxjkFJcx_(gNN>*fe}%UKI#&{dJR8=pnL^2ng?*dx(E~H
jYn<<259%}4BPpg)BaA>x^*7?x2^N*fKL>SLv8r*fQ&1uU#J}HXXzEvPeyYvSd9pq+odQMOv3@&Q~=Tn3j2o1fC6+@qSxR;dR!Zf2tRbxJG>DygTHbY>!=?H
Pe=NIs_PH_yzu^F{SN|nV<#jP@w!^o%P9FrYd+a-ekondAC7dEyd^O+sK)vD47UnGkJJ$%o4s4IG~pgSz2Eu0Qm#cF*_Cn0uOD*Lr-hmjJ;b{mduTiU3(}tM
LUXJtYYZ>9r#DKQMgIMUIR!`U@+Ah^UF-VU-ni{;4FVj-hNc4rD+$g&lHanca+}p&i0dx-tD?0mesxTp!Me*I+U;pZP9}?6PiK(bw|H3<>i2;AaS?q8U%s~H
!b6+%%fG#`V_iHaWgU&zbO-wNzaayUjMqC%HRCBhy&Tp+<&JRH!FcWTfEVxa{3Xb8RU)%uQ_Ow7^!!Z=w{d@W@?_rUd?VZ_-$-`kof&rYA$x{JkZkMwQ<L%e
w*{cVaB97GNN+my_JL+~kY@j-dP&rM+P~qR`}hnv^|t1Q0o5GHgZ%RE+9!UyU#@MKq<-|ij{#plfAHttWLzeXtiyjFRK}JVOkHGP9J3QK80wUOho-Q3hutT9
wsSX<o^Shda%#TMI&Sg2XD=essGKLy`K#{AFpIG4Ht`{<!N1fG>l0jCZR4rVbCON9HVfJNwz;^5(`)Z9@w#h&eva$wRdwpeYOG%51pZn*QwggtFl;_zwDOSl
x#U?(j+W_*sr|Q0qfpxU!98j7yWx@54T?MNiy6p_dOP(Wsb9R1?1#@s0@9*%l7iaC?!ve6eUx0^NnICrX`%9?v^>`UZ1L^@y2~918Ea7K$DYkx<9iUV*80=w
zw`Ji0_Kf55!kdPSo15`2R9zxjck>aHOvL>F^0u*!*_XXmuPz^-?iQadp+(<)@*fe9@6+;kM9uL0df#LFOBwLg6Hb)H7AHFX1>31<>t9SazbneA7*vcu5>kD
i*rI6&!2ocaGt_HGwPoK+do6q_(k;waJ!x$n@{#h4{AhApC}I?H<GkoVr<>jv!ED`Gn0nf=bxaxni{w8d7tfvJ9Ep|_=*Des?`yIw8BX`(;PPRXwK8d?dRI&
Phm`4qu3~{B+yJ%E`FrNtEQ@(_^HFM%3v6x>snK+9zUkzuqt5U?RS=Uo5(%f7faTEY4@wHiE$ds=F4SwIbbhzf(0eR!81I+^Jih$^B#j=O)U2$LfXX6`MDom
m&#r~60mf_;2+y+c(ucK=DzyN3?$s`##7G&wgBEW&+Aek2D6S!*KhVS7onO+YaoP1fN6g9ee?&+e?CMr>($}jJVZ~DKjYmaFQ?yA@0t{(Lrudfhyqt7fh5l(
0w2nIhHELVzEd%;vA->Pxa;Chb%X>T+Rr5JU;a*1X*1vti%YBPK3pJ*DCM!A4)Vhe)-vg*U5By;`8nlJ;zJ*`e+dPb*W3SK3?HLCiEvoRk(s%o?`MWhn^&7X
*4VP|P^LBd3orQYeKWtok86<qmWzLXL+Zn?r-BrC?jaAqf%~$K((P2vm9NcRLqFei0b<S8>AD?@6TS$fFRwGQQs*YI)o$Oc-><JmV-2haljPkTuSu^PNO28p
BRUt}zSYbBd~hY4mix-KS#$YU-7k!ewO4NBO<&s9R+)R&M2@GmG3Q~KXP>@fqfimt8+L8-ySaR-^eVd$>)OA2>EBPtv5oRKRhOV(HYEq`yFxfPl&s@jdxwL1
>T7zIDGaJO@MjB~<Q<iUUPl$NdA{@M@M|sKA!?ltiRc~3scD`KpjTv&@mphw?ex)=?RgQZjY{>)S^i)o)EMnD9L^gmgqp#*+{T2H*?utZT<K}g@T*UPN}fTw
?IBa8QNMQVr$;GpcLW2CyNgI3s3nhicf6}j!~bzIexUlN&bSG>(X*qXuUVzrPVDFJafgkH>DIGTl|^`t-?Dgoy;{vrN*`%{413W@1uz(x2;(Rptidqz&A&7Q
ec@rC#NPv)W2H2<f4urll5todDqK@QEWN&;$FUA4WOzY(aJB2(uS18FjthFOQnM-SNh$)-T$6htmTQ#mNq2VO_B-ddBjXcaQ^WJ|>uJ(4Heu=4lzF<&v3ulK
zb(w5u=_7|5|1lA5En+1N49pLKhJ#nqEdmgQP2C`L$-5QEQONcQH$O`gg*?~SKmUUnGQB;*D-<*%lO{%-Jx{cw4&<vcI)<3&)E}@Wm9Smv7AEHo@44vK5Kkb
u&mZ~{v^Qp{l@C^Zp+3{lyV-MxST6%)bzL7`1l-lAOYB>8^ZJMgT7IK94BXsKDQ>55(8rJ%!5fK`0*={*AK>xT=NzB0Wm1)yxJk3U6j@BE<P}y1ke?$+i81D
dPsE^9|l`OF8u(TcZB77=5n>)9p=%-I>x<uxZB9;mZ=K>gjm<%Y`1$&H>4w$>*$8}-N{Y-i>%2OG0(J)`dmc5w4v$@q{a~RmG@PUm{CdH6uI2Vv%I8stM3hy
R_p+FKnILi+s^tUgF@b+O?>j>Ma=>|U2D6tsWsQ(zcKnqUMYz8lgd+fE)#o=-gCVPx6qrdawW^AybbktZ#N24WE8NaHAV77Mx?wDK)vs&pblFf)$tpND04z_
dV?q^y=Jsl9g9h)q%XXyBEOfks^Js(m%jt|V%oMkJVaU|1o*is(y%rIDJAs1sze5z`;$Kd`v`QfCo23-vpDxekMV4$lLS`EuQpS!tB0{L^N$vDH&SMz0ngA4
dhcq@(1AoDs(zvpDn~pG{~<Qzq^o7wM%kT`IMea`r@0wrF^02%?0&=_eeWIF98TkadNjG`5wG}(3!p<SjD%qQtmhSt>isNi>h+TS_K5ogkJ7fwjvCiq_~YOm
X!6VE*vqMZ-&l4=LV4kpH7Mxk`WA=wS1kd0ncOMV@reii?n1UfeSfXMOR~tUA+Rg~Y`Dg;ufuIc67As;<7!e{nJJ3BI*?%3tIjW%2Ipr1&{&2nRL>tcz)HGz
WjeW!tyFHZ+OmUfIY>Eozt=CDla?JpFCTF7b&C{rT1|Jp*Y5yom4H3lI^s<EH61mGG6F6kemh}LU=$}Jf|gmPERQEI?S*R#vEN#LxzzX*1Q8YR{rY5ejUAkP
Ln7E`-?(z~??j62zo&hTr|UEOKKEu6{aw%90AHnvb_@a)d#^ns{&x^BcR#Djd2Y8`b1&d-TwW(i`!)M;$FA1i9X?KZok@!im3~m^KStnTl9#&_k~dhsc5k@n
>MPYl>iUoCdreNZZFAtY5A_I%v^lkr!j+2O;B<98a>bS7yD2^eoG-q-D-*^jh|tXie^@M&s?ShtZk<1#h8;5f1~*F05OBVi_=8(0VAghEDZ;8&;2Fk#Kib6k
emtFS3Q0rVH0U+`#vF>8!&-CblaZaS22oWeX#|$-G;0Kd+ulR2W_f4Y{d%|J_=lxGR?U@l+%9$-g0}3D=lKPI>ZGqS(t7Ii9?rWj_2>4`$Le>?**aseyA-Za
UUq3kVAJad7pruVtbBGrm_)mM2Z$WCtQnWhtIz)q_KVL?t9V2t`gk%ZGs@EahFWV6$mDy%8CsfKMq0FfbP%B1%Ln-7+p!r^c4XHeQ?~K5#J<1s;2SBw#(=pU
WU46u^;)y1I8FK<nsG2JJB<9?m6*iJ0H02gja7ly(aGa}<+zP(0#(N~EEny*A&41Q>v424>lv+HU0t%$eOxrcWWG)RG-J%h48sfW#5Pev53E_PxmwQy?W?YY
s67GLUB<q)2l(3%p?^F-Uwk;(?P?0IwqxciUXNzwF6sE-qx*4-PJ~1id*R!0-5Y3JMzGh*oMz3vGMiDK8D3ImBrmDkEp)&o9m(_all(hTncaDx>nuJ>$lyO;
O!<ho^RfN<_~a_)d^?vTnjiJb?>()-i$Q<x_}ZQt-8Xfrw;cO>r)%|Aj6s8OZ-K?!w{0Y4cr2;O-{cx85HfA~vU!~czxf#aaX0V0>6{bjGB4-#RV&%W2K2Am
_}i+qFwT<LB-_TSyul0m+h_K-h<2WaumW<@>YO?sf11;hg|a^td@z6Pd7gOLxjWMDy1NM7+&akcypSUCc=hTq*f=Vh2;phFxbjH{Z8L4#FTO>~a*j057(YpN
6<?j!=8p4M##WD0(c^+CPYZd+@7E9KzQS6ORX&e@zH*4UCY0#c@zD13ofbc|8gb=b+nirx{pI`C%fsMz$~uX$n>bjyjLJ%?i>N9$usMB$^afv|lA*4NvTkEV
-ojQiKfish_uVA^n!FXK&|9{4bvQ@qCi;FE_lONfgSAw7yVvjugv&VgIK`JhgkuBO3CMa>!`5$`pOmzr7|~!NM_Fd|rnNhHpWA<B6Fa~1#V2CYQ;Kl$Y3)V-
;@{Z9S#aqdBtY7eL>BvENg0!(*U7Q~Z7PyLmXA}8C`6cqn>M&xYvM;C>u|<?O!)x4<mc1Quf>3`pZl%GY}ZrUPy7JCMLq3jubpZLdDM$P+A(SFpuZUVwy7QZ
tyZ@(zcUmf&At3i4+b}VtNYK;I`3}zvrY$POEthC8oqnS?yNseDdeg=28P;Qq?@KJkAa!rh(dy9?vOl4>=IvdRr@UxL7?p)Ya7JGI;UiA5t>ERYCLhebu1i$
&+Z!5D?EyChf*}Fd(tDE3gIsAb2?oGjFY&_4^`;;(S0x?+U~aBjam#i2S!_<0P8=qYZIV8fEF0I`>WwRM0v2*94r3a&qn0FdjJ%BbL)BpDt}+xHrzH<uG7Tn
z}_Euf}sAXPW3R;PN-V#WplnRqc@RJi9Y_EW~1urmk9DjLO7^uCT$)9rXhgUr|P2x@i`JrKKXS3iGzI3)u>PQ46j9m6+XXVO>ennr`?sa0_={j==W~$`6{T<
ciZ&Z;_&Xz`*PO21rIX8DIjJ`)I!1EACgoYTEcIA>$s&13}24>C&1h2drjPE70xC{+EBNCH-zDBqrGb)$MqI>cPQ#LrlR}v%+;84?ejm?7uuQDhMR24W9!x0
p+QEf^B1=lBC?^rWy!wH;;#+`O}v_e4BbiG4DLC<_|s|A#jteS3FCfk@oy&#8#5jD`xHBWmju`pSSWdh=h{#O&o^HD)*qA&)(kFt(#dZyq&bYP5W*-NnOh=+
mcsxek}$z+P2^%WfPSVUd)$sNcs*G>Y-sEY9x_edR~p*06~n`S@$#JB<ucaW2+n~d*S$jus&sUy^Vfqw>amh>gOQNe`#WWh897I;)gSxuDAWR6!pyBu**KWQ
xi#M&O8eb8bsiKihJxjcG(hlju{}8fr!Kx5U?k1v!||S`ZtL{H*4L<Rwy(xS<n$RLxw=LvR|Q3J6L9dj9b05?K>F6MQ9%6;3_}WvcrX}>`E220xBXb)@Ipur
&FyZwk8r3l9x|k`8u_X?`nxyE4}E<PQZJ1uQaXQ!J>vztkKFy;aZQ#4gNQeiTIhttpyuymKIhTGmH#)-hkS&N5I%ccFe1MltURhJI>0NjGeRNR97sZj?7gVb
Kdf=06%e*MEb>Szg~SO<iYJXltM4<?{yT*quOMR7{k^29=@otTS$*Q_a7W(Nr9G&lg8%kzEMShW38qf>T2H>Vh7-@=)H15s6jbx~xqk!eGn4H50qXW#f~j7c
0z73gb<HKFx`eXZJ+4`u<HKSrW1=t!wfiGM)^ArEz|-IE-r_cPy-tI#t$h1^d&+pD=fkhgP`jWbZaevEUIkYOeu85oDOjz<kNS3?l=Dd)zoCV*#gIp+eDM1n
{lPsxnl^@=osi#YP;#6XQ49coMM(GrpR@#|?8<I;C)%~RhAwFH%GB0NCl~oILmEG4uC0=~--Yb{d*wiKBTnuFn(@Atza}s{;mWWp>z;Dp6Vwn@(@zTfE_+%-
I<M`d=Z?F&22+ajLIDlZtvBMehb=m=2Kd`a`y9u0%Xq*8p+3i-*8>@(QJ9)6iE`EjYy+bI{$2I(YsiuLWjXa82}mI%>iPW@!322rRSLyq9gX~c<&9^eDEz4l
HI&b5?!+ayIG=u((Ujx`&Pae?NC^Gsxq1bSdKxM8w`0Ww>;>;&C9Uh=AOVvqga+8{UvNyyACjQ&&4Jh;<<Htx@Vl}LL7*70C*kk^Z28ka5CY+^A!ku9Nz%XX
Dem@)_QGZkl|JZ()(VUaFaWQ2adyVmnChQK>N2zT;eGGdqWYcRI0H|5u4=PKEYrxpB$2WxqYNhgYzSIkuP;0wxecg(=R^E7Lc{MTA~v(e!^`PU^$YB{*)~t)
^W<$cD^CWxzoR1IS|D!UY`^cne<ZRQw>|m&`&<^;K?BpN^lLbbSLBxSnAv0E`C~EW<H{;*<GX*dtbQkM)THj!UgX`v{b@4s-NtanWTLzDkL{IO=}B*y_%t&d
<VU2s^L^aDke^sh0X~+c<eEL}c&3-z0nzchH{khc^*X%$;$9tZ%$%zP>DvliyLm$G#}yxKZWMT(CIk4xG<lPqS4EYdA!EPfI`vB-$__CdQcH!s8|mlY36^<&
9V>CU)uihrznbo<vB09hJXoyDd8xU2<I?zhamNIVjk5Ys?&FAuHRKb9i0;R+<=-#uO%#WlD8E=6KN=hnclGh+ZH3n6*LCgnJxJJpiMhkUvwig`P8GNsu<6dI
o9FC%cV<X@>SMMrojjOmKkf)GaQOEmrQ$NaL*AWcCmhg1@HFfu6Cim@PkmvXb19zc^-5RjkI77lU2Rc<fb?#R#0CUR&Bpfufv$t}4Om9@_ObUqA918DUe{n-
wGP6#HsXih4_e)kDSwUa_fs-?c`cj{E=1Su+7tkgqVlZb{j~Tchr~LmIE3GkoX=UI1gq1siwR^5G`8mn=x2Iu1vE7LZvP@W>y2oD?ez9H&GzaG!kbQn$d7aV
JrtoQp8d>kJUpMiQ8w9Jvx<w?HKLl=OUF9$4E$H0pMdez;ds)m1aXfm-2X!U>6zjO#_+UVpK7)~oPVz7*eLyWa_`{{T!jw%XnwnXcEVo!8v;(~;(0ZgweHN}
y0dB=itpfle}PN&jQ!JR{i)xN-}~j`Pk^@g)97o>JWe@xiRgVn<lc}6U-ZYT`fiwrXBXtYcWS0UT7#0oX0e+xi3<Dao;w_Z9R;R(vx)Z0nEm%7KNGeMmMHEg
57*0xijAG-Zj*G}i6JXgg25J}Ks-->#(0aQo6_9;*p;}u-t2xk$S*@`54Z%>Q6|ZU;xy>0SqESHo#83-W9({Rh`M-?H@WRT0w0mTN}Q$iub$D^&F_Kr=R7ID
LrBO|7^`9xE%@}G0U#cF^9TVKo%!VIZp0{-;pQc%a;)KGYkx8<1dT~fQU%z!@2lCE{4C{h&5nWHmRFVlmM0_PVW5xu-QE)(AAF}c-_+qKbjAc?QO*7N1!Sec
EgGX9odnGjH0Z3Hn|qkOd2X}G_Pq9Wma4^eM153zlWOi=fgK%PU`;!{t^Iy<;?G*Yo7ksjaFJpA2?V8`p$7o7f9a2^1J`e}4U(k~DSj9-J@e){azEB1#`i`n
;`SVZmg|5@PX^U+q<!F)b`6!c=>d#%Z>Mn5JLrq<4&b}%3yc%*6Jq;%_W`f%wiUVjFW-NKL{!kmHj@BXz32!71=y!KYB>4}8mZD@P%ytW&n9o~x4~mMvtJv*
(uug+`?PP{m8RQe?g`78SHv(d`e#=w*{hS+$<wpnm__@a(9c|tNv?jhH;42<)6;RrxM|p1ABu?^S<`5KM?JL~Ya9jwc7y#}hdtC1vGnHiT~DqfJ-hi(fduSO
pLQ^9r5f9pj?A&nQ&Rch+Ou>J(qyAzw>$<2&H3u#e4xqK*vX}SFz7mFANB9|9_7~`2^xBihj3r}nkF4N3x+qiB;%gdE<*@hY7A+I9NQ$#afboA3bv#<v{38#
>a3+D>E^NjP`p}n%FiVBhbhDtmj8s3?8*Kv6pCX28F~G+!L9M*^d}Jd?;JY4?_YY>$#X2a^R{d^Jb>LU+#uVftv`g3{AHE(>Tx#eU159rrZ4qU!DG6vU!6UR
CZ5kof9YL8Su+(U>`2!?b8+A2a{-}i%<8Ii%@6Z0#B*Z#kL>MghEwiwsC}~E)}PGcolrBTmf5klxw`@XDzKT!aEBIYI-Fe3F7i|Twz`6E#EZ`E@!H$)clGoJ
>!$v`C|9>Vh7?h|9~1t1dF#8%qyQUDbmX(Xh2SmxFuuI5^A`}0d{j5HzGiwR5`5Jk7cN9e9F9_8Zc52X`SZ&A-`AuT#%g$kLq+(%ufl*ux+Vqs5=Ml*mSdwi
pF%+|=wsMB=o~N74Ptq}`*&LUAQFzGpollTCUB{)CdcsRI+E4aN!#z*+b-|*N@Jqteg~qmvSHSl^0Iw-&6c{7b8sF(xASGJll>w-T<Q24_YDEza*HTF$6b53
)qBJCdMJ2aR9T9!QIkcbz7i8fMqCGRX|+Xw7@41EcGLNI5EHBO3zz<|zyt}wtUtTjfxy?0GS>;n$3fvBII1ukgKGiSo)|&<UD@|!1Bu`>`F!|(+3ie(-Fj`e
AF{vMs{@LdCP>IDR7e7mbe)}8%q5N|BKQqoKtN<hSo$H-*cRk=eHAdkyVIVyUBQBR&FB6|<X^uwfa$&!_W28bBv36c#%m?zWNWf$HiE;c2`c&ni}HLn@l(gu
_M<SB%>I7w2wkNu&+U5T{$tRi!>RXHV-1wvBFw5a#zw&S3HZ!Ecs+&igL`}0s}lg=et!N(PGvqw@Ak5AqDC1c2VGBc#Pe2q=$n?e=AZcDCsEJR+^R0Fo9O4+
y5bvoh0@ubMB9y|uP6_QqK8-gc<7cY{#l$yXXJqSuDi8Kle6ygjYgUY46INwaq`VQm(@*=!TImwag-U|>B<R9%L)E}>Rk@{y%Y3x_0^^Fmrq}<yy30@7tc}7
h4FIMxYb`SIUpjpgRduypLWLsUDTvY>O1_avlTbXd`S@yiEfD<Yv089$~X6m>h~oN`N8d{d4XEy`P*ABY18uEJP>p^vF3)2ct)6W^7DxEIxN2)M?bA$as)r-
mUhJYAp}a~PlqP|kE3@7jvdLe1YxsgGg!0fF-&!RJhR@%Nyf(`0zi0>d|8+t1tLU<5FtWX0k#rEh!A>aP;FgV$gKBXI>`vq<L?m+zC`z|0AXznB1DJ~Awq<>
*Q?UXs*K5C_~+j90o?CR5e9Z@EecXS>R@Fvn2ryBk`{T6)iMp5wBunU57)_R9BNwGt<Nb?Vbp3|5U|K~9QH6$B#W+rO(8;a)Yv7tyt~X?jWj@RwO94ANFz1J
PMD%9No$3x36621*7EeW?6Qa&NF2h2YiSzTg}iaJ2m(;a6YwysVgb0YK=DIG@mtnp3@J?=iPG*P+o>#$YlT&i7MDJ2c$1ZptZmL4p>;~iD&DjS<}hzCovGGl
D79no)M;G0oYbKgE0zs2@&W84SL<N<t%D+2Ye71pt`9nJdx@7NHH+HVtGbGp^6a7_g3^Wn%0m@k3E&7;CFwLKfukVsKc#93Sp_?dQ`u`U%L^7qmD{jXRpSnH
T&uRRTJ`eMw^|TVL{`+xCb3c2z&IVRi#yn5qNws=DX7${wLmJf0=q5&K+ZBp9%t)Rg#<wz<V{iq1=fn(5!_QiUJLl@hRajTVA~^L!%(&22D2~)0|E=3g2e=a
A*7^n-`gNZyPAO$q?~lPRKX5cod92Md$!uN0qBxgL!FHsAo7?srKkkLNuTfn1zm}H1$T_LVTcGQ@2=^SJnJH*h-%*Unb!I!uClCc%Z9lY?=7&kG^{J`2$V8h
C`oGh;541qi^8z6WGCy^w<8}C7Q3)bDUr=r0!?eQK(nLR%`({rsPg)}?A0_YdJC{7O<3Leb{rNNMn$Mb+zpd1a(xo8NFX(Lf-2AY0?bH}^;sRD3d^c9Ee0te
!oF~E5qouMrShaHXIj<Rq)TOgo7Rdo3__geumc**E5<PoJKoh@n`#(=n`zZ7agrET#uFV2yvQQ3;7$f^1rjLE;}9Wm*S>tz4O`~OF7_Ch(uw+_?SM29h}1@{
nO}oQNh0uqrQ?K|#=|Bh5w_bNf>-p!Z#t{!+a9P-D~YSgchiNd_$h7)FQ{y$Vp||VWQk-junvGc^1Os{Seh2dwQR$LL4K!YWC4LiU?E+N*}c*cEtN0P1j%#Z
74p1O<FY2{WZzy}4I-`ga#p~w118T!M<k;d=c4p27xaLvhN2}M28z#fO|f$3#|>3M2vWPRGZ({>YbuW$$IYvxmqj*Yn{HPv!Jh*NcCOQbh6!?|P3jnAF+nQQ
7_u0cP_=S=rq(S9KzggKm$isglvaMlZ48hX^i|$dQbvBFR`Pix)>_z=v<hP@FI-6CDkiG0Rzm4)M}fc91YwDLk5Hc%mXO!+k!V9^aSFIw`;n!%aZ5VahAl~g
DzbYJrVaKp1#%vRVIW^6B3`D6@5p0cvXW*FsjF31B!bZLovK7lRptzIyXJe9&#|4St^fDVvx+NArDs%D-j*jNs-6Xf?{*<f)u}*&dIa1=A@5Ltt4}?*h(s90
HtRA-LN&{}I3pTuz(l!`O@QYux6eFU!u}PW-?fx@q~^c|9q5akI!;jJX#pIP<Vw=|Zk2kOSIK8>RUU#XlGUjhR|8hUCaUnGzD@fw@oG`@#1?Ipf^xDOTW$d_
TizwYFT$b)7%GA!K`!&+IQC0lv|tOt!zZvRArMHXwqaYBr3*?o&B`7~#F3q^(zYRP;#(GYpHSGc7(r4I48)PADQgMf2Cxv$+_qtM8w7SAgF^S!&`GqS=-|JY
#VUB62K9}QB@U`kX=2Srg-eUXX=@C8>(V$5WnG|%Az3q{%o{?2MpIk2O_D~wV3fsVY&%kz1GcKkRa#U|%4p!Iy}bNZ2o+=%wPPRDUo1N;2T6)?S(Jgi72~47
%}@t2y~%o2XuZ`nSibOaYS~VjQ$j&OwRV;;(IY2O8mE!3&ygzkl-Zh70H_qOf(q|IgTbnHBm}+WwVr3iHdT@e@~aNpL~T?x*Mg4tQ4qK=Hv(KmQxV%BXfvw$
YAbv46-X_#F4R(*T5ei!VG$RULP#qJK9VpWp@7;srA36wEa70k`ZVquk^(h{S`_5iCm;yb0I7}*q~CSmJ7`d-n%m+Q+!LV%0gc)TJF=W6>YJh^QHb*t{7&MM
GDEFLZN|W><N<>n#zo;36bLE?C5K3Cb=)oE&cOgVJci{UmY23=SlepWB@HX=D)Ji@#;tWJ0T!Yl1|i6MU^*114BU|8B&-DIi<(x}DQ8uW6j?FEwg45ZyoA-j
J_b3T*cnk-RF#nmh9`m;NvyK3%cv<)!IUxpwMRM|R?dkCwMf{3ws4D%t4(LC$ZuusSyWRksZxM#jDvr+gw|3G{$9Y^Jfh$lu+JOBg%kI#aN5darCS57`W*C-
R#ri3a~1w^ZMP;>*!fj#c@6|R=`wl2o&_N$VcW`{u|Y^Ol{S_w>vL)r=`26st<CJ1V&BPYoHU^HnctP7XI`4QNe|4J`tr1f>w9gK5Ui*n#=h%|#8RTn3%K)t
fe*^lQjzZ>?E;mBQ`rRk4sK)_8Cf`r<tVD{RG}zsvkJ(rmNn`b(mX6s(&9u3X$FAR+Q7jYSY8`O>Xn5O*RUOgI-wR?1wtYvc^4=pX;ll@*ag4{E2o$Bt&6Y(
_{MGo*3s@#K^$xo*|>$bJP+yu)p-NPO#^VJU7^`6(d@k9eT+a+$uie@t2hjIsRyQtlmUol6tP0JKr`Z67I?8(NTW6{6Y%Za7q#6u35=sHy(Y9+VvD*CaaYOr
0(D1{z)I~NqDBM_IA-C?zS;7!T~}ooGAQ!HzyUz9I@wt@aeOCEV<n5@R5VeJlH6B7eYimv`w8GeC<~y6lmbGRz<we~%2FuYRRO<k5B7-)P<sl9Uq-9UE{K{m
7=&1^kfI8G;lam{YxS~2KwO4V1fJTj1tD3Z+O>=8&@Zd1%2<$lstt0dbjv<>S|=@quvLIxC-3SWqpqh;83dr1lL!JeL_pPm!ie}43<pPGoCC#bD<#ZWivo{}
xTHi?8{~F=(lvSPfoF4QjY}3pAQ54$xXnDtnRcCK4Io?>tGSg~fxP4&f#b!6FA5xj1j^yh_nspZ%K=W8m1^B02x5=~wlA!%_LRoPvTbLQSs<r6a6sVwSXU>w
Bvkkc?Nw4GP64b4aon|iEAM-P1gT@MsavfhrIX{@vs6_D&M*AJvl`01G6!XrDYoj%nlNghf!|RzR=AbO3L;xorfOAz6b)=o7BtIyV08d{m-tpG3zAd-dKFN+
TRT~jIANg%j>roELVyJUBZ`(~TsrjDkHPTE$}pB{TfRJ(Tp~|iOC)WrSYSzEDdmkxJ4A5{p#sYQo{0xts5mH#Ya$=AD{5a_08?3~w1HKE&9#y)?3AnpnQn(n
)NvYs?*#wis5N-J0OT|!-1S-o9Jb?^pzY+-vw#*J2Jns=D|T5x<Ayk(Hq;`L=Mrkyb+MNrH+29~ZRTj1rIFH3K}*$cS+R_E0Y*T%S?t$1(7=ipA(f@cD@b?O
30pAD)Fy2N(Il*l_j$)r$#N{uA_Zwpsa7}g^hwNR-x)2}%1-!gC`;T?hpQ>G1FC44%Q|DO)(BbePu_?wM;dr**ftslikdk-tS{|(CJ6UaEyEE);7@t&@k9as
M^0^HMN2i;%7F)10v5f5?Fv0R0Q(dXmijHuutlN(MH%wJm8L3c6r}`-Q$%*?HHCb0)HP)i*1`q{Rwqi*K}@KYO&u6s=hn4t3kG-!#@_~ys`M^r0_c(dz08ep
z=fei)4*t`nXuX<V;F(;x8qLM^HG$7(WC`C<U4A`g=d2|X(K18%fwgg2HZ#qN~2<7rubT_W`Q5Mc9O`ubMVR9SFA8qh;S>P)SVOLzT4PV&+S%re*}8(xr1S(
rCMttO#-acu41K0-~?rqS;DJQ+ld06H64jSck@CG>yj5vXu+xw8X;Nw*=xHXmCaeSoO3G^oyKj=_6v}HvQ=Q-=1N*1AMn_B;HwpyXsOqiWkY(N6YxNB95s%e
14aTf69{4zRUx=)WV2SSTwa!b>=&}TfCcf&9n{8_mIFCk7PveBY~IwNd?>HxfXOv#x`dWV0glja3t>B!s-#r4JVgn8FG5<++uF;6N}&N^i5oQBQ7u?sKU9D%
Z3XuMI1R;8y`%?XM}n3bNUYMYI~wFcStMXd6ji>D;;~445ZHN@p(IlS32%<T5ZSVQR9SYlmf*t6;>@P7V8Gv*hAiQC7Q=o=IxW*Q<fkC7aU!}X1C_1jxQ#QX
*C_nZivl7G^93sF?WTxGU8xRb4kE5!RDoCHoCpfKKZ)wLM}Cs1C{Jqy0SsEYXqlCJ9&7TZbx4?Ic^SsUYAi59pkDIS0*BR8%Wb2S1NB-7=$lSHLe6^(OqM4p
iM@`6Sk)@*%5uMco;y|OA=tPu)gq_Jd<eEY2}4J4>Q+ThTg4AWnK0^mYKOpodw|~v#26UmD0Fb(G+Az?H6WrFs?4E{4_;E~z$dAhrhu}?VD2rgwG`}d5SD4L
fO>YYn)ZPBYMsJj<VhvFdAT94`?#lZ5?LYv!G=S`L4#yTSYb<np*FpZaL*%Il~MDRIM7%RS`Wm5T7V3|InTHU9N0Lm-$z;n#>{Gw#~VlowFS!`d&F*=T<O5~
H@WK}*l9boJzjAz1g<QLt7=6_H3fqdz%YZ{2gn5&0<l08zjGQ-b>I)t#vv(Sjgu!qAAo{uN=@Ee>=Intj;(m|gt_0jn#koXIRd`Dr8EcLYYGujtFE*lL{VER
7*QGJCCXWvtAQ*8h`caG4G)XLwZlAVX=lqWes<DFvZ+>?g-MS>uP^e*4l<X@LJmqKPb?J{j!MYZ926q*f&f)o!%zyEQXmWlA8S^s=1Lf`Qn<JwO{O-U4PM$x
uuIc~v8v6%(xf5MU=gWSc~#?M$L5jR5HA1~S=hBma)<<uQUsh`W|5~vb;P0+EE{TDtqNi9dRr+~ukJA5u)Jnka;K^&P6bf65+psWf8B8Dg(??^ZUF#YMYO9G
4D?;rxY7J92Il|>T7n}Ea$0Z&;x4qneXv|@d<f;(0rVqU0pJIS(Sz1=EL!E@mtth0$dP#t-wz^2V!hLeCIrUdFbmO&-XbWCvI><Qu#-GkopJeCxOZa}Mgn%J
;UJY@@xUbT3RVR|Dk?xM<qZmf<4{%BHb7+*QY+OQFsUj|+PLU*aC~0dfYoO}rXG+-2C}`4YFzsfhLup-wytWe@rV|;vI46UG#11}B$Ci?Vg<sl%!G}A49iwt
79kXbMBhhIkkrVkEv-grUbLB;_M-EG5~fuE8VVp-+v(ESwi4h;%Z}w~_gd?P)wh6dC{W8FiCZo9{5&bT$`_%RR1TGwcfs_<g{l@fk0TH%xKzODMS+XFBCqO{
L@vabg{>;ii@FDqr~)dK4F-J+)R=mxZfmV%I7qsh0PVLGa+DHwK|XncXx9qxnQ_25%c9f+xnH#4QqoYd;;{8JV#N`%V}LV`YFpM9qBe5#)`LY$a|f|X1Ha|P
F>PsI;;JKcPWsHtHLx4K?DO1${*7hxZx)LJRaHWYR0T?NkfP>+<HS)E1Di#8Y1v-uWIn->ofTT~GphsUdnJ$@I1Bj%ImLw4e$z3}&RcL60{&wGU*s*248U+^
BkEB%h#0V}npR-=Ri|(5glGx?M&9<8+bO;uW?t9Fp66k|Ec~o>DKJ1;uvT_W%}Ze1ih>$s2_~BBfrOEVk{YK%r1zSns2T}I5%&`0Sh9r-h{Tj>^44mfVoz`Z
D%w~37$DvTLSSGO!nB~73Thh?Uh6X)%34Zb2xv~b$X6Whh*|}?-(?&=RdkL+;}$$!S#(~BwZMfec0;8HmEp%NphaXyT^0ngs7#X)Uu`OjtFGdLObaOdexkG-
V~+qJL~7SJHP=`UurHe?SJ;mFpyG-p3)rEk3%LN&wOQKID7IBwi7JpOeb-chro!(BRs;g9wZJ}6&|nE}E%+OmUCPFI3<5+bRf0Odr$vv23YI|$Fhw0MD`5A|
x74nnb>(3If>f4Y$cxAcV$9>F@#KS!B6L7}6(y`n$(%6f8f{f2D?(o6U@8=X)4F0#gCZdN%(I+KK4w$pmBCU2%0M2lv0A9e#knl`7BMZLxWj21@SNGbN-3<7
NBvZB+FrP6fW4+wHF*<?$O@`zn9|U7a;LL{LQxtSp+2y;2Qpt%JdJ}!OIXnsDX+2wps)_yJRn+<I~-G$s#uf#xDrj3rNS)Iu+|TqPE$0PJP}QmMZJ>R1UM&E
T9^>UlqsH*X+-PG2oqJ5R)<oiw9Ex!&phnm1XT=V69c7Lwzh+P(Byp!^pm-v)j6Km1GT4IR^oODt?LZLf+q{YS~<wy3Vu1{n$uapZt{L9uVb5)U04I?hYSJH
q*2v_XkjiuDN>R&jD2E(Xy_f-<+=qe$SQ#9C<xUaXxIL?P)UNO0J-Id@}g)@z}=TTSCm%knN>T5E88#lI90q9)wQsA+oHCM69IZhttk_N_<bo_hbK;6Qx$jz
9EU7U>gJ9TmY_KcKpRbVtEzpc02In15=B*J5eSSfYGXSm5y|{61<x5b$OnP~SB*)5QZUT4YTduT<HTB~$OzFwrG~f%W(Zx^rW*505T$jMRH`D<#DSzNc$%`n
uA<mQf-6oApAv}r8rFzxp#%CA)tIH!@dLN760BG*AafxoDDWl(BB}jMfU2(Sf)i489)X{-C<b2aT%2||ae<6nOR;LT^oZyCUfz|I)i#Jst1n&8O;UMjy%ALp
+uR5(2Wi=~xK6Da5EO&o;|i~GAl<|Y{D#`{WUc0A%nBRDYf#{}CFt!GRbJ}&9{fU$M8q?#tu3As?D!#A(;g^6zPBpU%CP``91?k{6;nzTFW_}aUC8;!i9p7A
DhFj%J0$l}l5<D%EUTcTcKxRA3fx<<A`f#q^1D@#p|a3n3&z|hz@3UL*2kT+RBG7owh>BgYrbGDd>3!aiU(m>U|Vr~>S!tJdm5rZp05kS+NlHZ#Z=Z&4ugvI
EVks!dD-0oXeI_M@-nYxc8Hx=@k!^^LC`cI>cIZAAZlX2Oejf^;#PKrYo;&|5R{f2JT!y#X|fXXv*LAUA%bh{#SR85<n{zSq&$q`XCzcpMb<iLG+E3;>*PiK
idzugAVR7j$phLetzA_RYb9iMgX6$uih^K+Aj3VMMjCi3fRdsP8!Z=D-qbJqJnu5#rqTg<E3&GFUoBZ(C-Uq}2ucT5za<2G2?pcRmw8l!PM19zV;dBUo3x3%
2Z&22@2#p-Nr6F!$FgB7a%87C4b%xqLBGT-C_4+cZJx^N_HLB-VcBR}mf6BB01k2ojAzhCIk$)wq+wtMc4xIs7Wqxj>=H;vYYNp?BVcY2t(L4@U4VXZgcfof
c`Yom5IKZljDT~ysG#5w`YtELPGvV31}X_Y#BG!%Bx8k|b@EYf4;letF$(QMUOz|x8m$@zLSvqlWz;npz@+73>Si72%%t~)lB#7Bq@qNs-*vW%%OLYrJF08~
<6^#o+{VvR46YKag&z}$Cyd<A>I)EeRpNsg>qVQ?@{NBJ5}fy5hiS-&@4InaI)2hSsp3NDmTD1)h^Ss6FpLQj3H(H#gaTU`$wcoeHmHC!WMBm35s6UPAiy;(
z~GH}loe$|eNz12ve%E`onSz)E%@ggl&6PLUAc8mD@#ql6lQkAu>z95u_=UeECTrijL2)K3WziqGAc>qi&%DIFOUr|P?c$vHz@(9+sMlhZIXyIOjHia*=7Lr
V2l~K5|Z(fiM9;ETsW}!0_<;4Rx!$(5({vGOqOQ?5mS+(=DyknaTo*v<~1x&?-jB@nCHrVU`d^_#<KwH+N#Cij%}E!T@>Jum81h=SE9Cs)vgK=M`c$z5bnO!
q)lL_zRfbVQb>flT97>Cz!2Q!4lq#S6iO54YDIjflh^!7FK@coc9c1`Z6gp#B$X$>83c%`_C>79<9eNwGhcP%!U4(78K<g9!9nuI2bjtINMnfGN?k{?qY@~x
1ku)2V8fy)bNiaRG-`X0i7fF{HORxP2X;@v;iI<f{e;C7L^RHv2vA6~GDuP1%|(%vmS++9L`vd0I1L9SZOB`zjXfa5sKbELg)5bN(<L=+5U^+zYA`!HYr_b>
!KzTp5NI(k0-{qCH+3V|3p@@nZbLej740g!sVda_k-Rwvt|*6n>ugZqO|RsRGy_Eic!53c*F5Vh!N4`TEkKNXp9bFD&yh?2Kg|YlP{m<rC#(y-#<s1Xuq}DV
CKHm<GlvC)mr;;ceFq=(ea(tNCiIX=YHG{wU%+T2E+8f$K{@vu7dwL2yp&D(IQRqZbq;eq+md=$b=0<P6>v^{-o#)%0X94z$@V9CX2nR<fv1#S5f-cgaPg=e
lc2UxOiM7(D33!`0jZK$T@`j&CURAEFiv~asfq6vvT?HN0(LRZ{H76U*N|2ukRJd?mIvXKFhSGI$+EsD@GFI*$`kcD&}@Txt7CoC%U%U#8ONLw&~hP|uq?`A
*`TeCVe4|Dx@}bhBx8cR%!fbd6tI7+vK`Q(;4(Tz^mW<6o+)kygC(V^dLE#3Ta-kW*reFjat9YEp(*a`xJR}P!Kq}qpLQw-i-1U{dX|Pdka)zi!GWSomhbCB
S&dv10<*l$WJ_q5sK82~{lM~wj#VAfRPOb%o-!nTMZ%JJRP#9)$Q;0!lT7K6lE-mQc@8EOmMy@6Z&!k7tj`K?I>^zAt_jozz9X;_a2tNv_VQX!r-FHNRar_&
ZTq-Lflg$B*FZkUE_2)hSy_=5RKS$EMtqN_;2rbEE-I^|3?-hGWyE$_6mgJ#S_ewMroOCtC-S~;g2+{U;@SnQYv+Kaj3n29!_Zt=_?xqssY%<pJ_JHeePO2v
Xg4Kc?kO#NyTx-S$+E2Zd+R|JH8e;`LtWWwDHLT_qeubTEXz=Z#ASg`1xVx6b9?~Fj#8I&h!FsqrU*4yq@o6Wr9>bNf<lw{6KN517|5}NgjL|gxm_zP(qMZ5
DL{_J7=$kMA<Jl~#o(Pq*1KK;+*DFEsEUq)c`f=}(W1h_e!=<{DY0yg(B!GYk_?joyMbsBwHhFh5NU}Ij^9dH1;8u<gksRQfN*8rC_&|xX;8LpltPv$z6+aa
0so{5j9K2lg&2#P#&W4FZ5-pc45GMgv)+pf4JV0}G7prq2y7HIY6v-%*9?d?Lp{@K;WkwR+6vG@1r~Na4-#E-JQh$8abS`ajXGuSI4FqoDD(;l!9K5m*PK4h
k_MFl48-a!p{UHxP-_(pn5MtK=uwf6u&*efNs&h(4M@}3%uRb>J|H_^W4r(rAJ7sEuPkhzr~-izu^Jl~qUE*9iqZ`f>~|1Y0ELA5N@QuFm)3R=r&>~aY6A)<
Ml5t{5A>(ySYVDK;IPQ|%QAD-7}*IA;vi*(=79eX1cLR&V8!B|`k;BN0)w{h9eHUStSZl2l-POgW~vnxHgS+BR0V6`uNo3E+wF1>f%nnuAj}E}jCA0ZW!J}k
E)>lH#Txaph-71{9dd}vv<gLGs%o0$I89K7NS>7uzS?<VAaI1*w8w2#hBT#Gl<=_W8_-FrXl;ty-tBN3khoI%(z8n|^FbeifD<JbxanwVDP81)tsq>Ku3Pk)
CNO*f(z>Fn6NORg$ExoIfEgLa$jfCx#U=$4sf8+u0q!8Gd4-X1wJMAOJ&Rf?fSf8MpNH0nQ40(#RuYSpoVJ~)c^m|mR<cHL0Psu$`d4A<75Fo&En*+6x~vBi
153M^U!}Z6U|}*}$S!zwnbH{SOld2!eRzQVh=8c@nu1pyOxp=MwG0q;dxfB!g4(VLRRBi-8K@Wc4j@U&TYw@D04o6t4B`n^k-74o3{7Qy0aC~wZ7xfwO(C5<
r>BT#DkH+RYh1Q<6QylbH<obS225TFTA@}uM!A>xRYx_d(5TFO@W2*OBJx9?`?7~+0yFkOQbOc=EKNfPyFwoRXl+4A2}V+@y`<~izLc-XS_@-Y+t9(0?0cfr
X-L|>Wb(12h(fMZ#7&hVup7{qlz?dR+bR@79zk~s?gNbVrIOl}mxpded4q8bYQDyl(;#kZS<+spJa&Xak}7LRjG0vwxf_;c0#>P2)DS^db&e9beGfR9G0)0b
rbK<z`C%`MJn-7iJ2j<A*7@?pwW#D(W?yj<a7mCU1qgo&q+JR=&DAndFcw6jCt7J)O(_1Zs6d6dbqyAnhk#9~CwgD&V~n~;9_>yW+Jra{5;q2sS&>}rH9)`I
i3;QdN(pYf3oJQ7k;hKexkVjS0GB*$lP0Oaw28Fz3G6HcTdJn2S_QVuwni0&<y)Zx_9_7Pk-DwxP*j7j4NxN>dz3<+WGLku9|yd8AC;QYx?q<(8-SX*n#yE{
fiSdGS%;&9P^nVS#&ww#VG_ziG_Wp!p<$}krOV1f>)hOFGnOi<(_vX%odU5FR+79#IR+1ygeu^U-)V&gCfKei7!SLuV-{zc3V%38Sy9P~&7tdhP618^meQ5)
cx)P0rHv{=+b~H2@V}iF1x^AS%-T@J#J6x~DF|FMFk0&ZIs|<NV1Wa#i;{|<o~u^Q-3-=OaFSYz-Q=Mcf-6@+<q=+hI8me4(HccKV7XhZmQ|-^QF)l3e4$+e
*t9Io@&d$w66cC+aR9iYY8eL?-p1T-Jw?8~Z(;!u+m$l6dQT7~^@>0Pft6tuV;bj(6V*`)z-)+%N>LKmDjmv1!`c+d)?D)Z2?8$i{6rq@X%&aaHhDsprqJw=
$R;+bR(V+QWl4lQ3T%ZGS^;V`(>$93_+~09D8QkXwZfC9k(5|N)JeS9=PKw?-)}&oWksD=Kyx7BWtRuvRpK%)5)0r3q-zj%sw{X~C4{LO{BjF9Od@&uCkGQl
Xx%4y8<v0~k!4kVrFu1RAV+x-d0_ik>&u5Hff|OGG(-`3%Q{>3r$$b!1tfv6s1mDeWbrOL^pmIqXti5doxBsM6|CqhOCXG4b9^lO(MPRFt**80x=Atse@fgS
aA5B#nE1$ziiU-`JUQj6G$EouAR6PaiR87Rf)}>kcq!0U1Oh&_SjkczYMu)i7bvory@QmnldZ)dP(uucEbxll3iHbMV~#s;opB=1q!P8@WgH}Rq7`o2*Qt^u
MX9!V9ajW5uoFI0XczkOk*s`->-336P!Uz!^Q?$eYE(h$f=VxA$aWPwvdRVaAi^ca15gL8*HkqrHCVnvZIuR0I4WYEAXJFdZa}?K1&AgE7_ICsk9~Q=sG=>(
?KFu)M~Q`!^1f^xTm~XyFh$~l?JNAU17=kyZ8|H}(%!BCIyhi_u7ER1Q_lzckTe>rn2MCnYav$rrcG?Glf{fX&Gvgj;(%*O$bI1_fS0jPIJJ|)lI;e;_N$h>
#7w-nv}x_PMbdk28@nELT=?s`PYcm_T}NF2GE|2eBs|cT0LoEi-=r)~NG@=}xV$RlSRoH=AV8cey<KpNx)9BIpM#hWv%CT?qt&*mwsGURj;|sZb<yT-O|8O7
ZHRR@LTTXFY1bjpPm~5VY>gH$q2RO)D^SKv^8ip33c8K?@&z&J9U|-Bd0tM7pwxn{t-})hzmw*%7lG-gO$`#|?_IPlhqW0;ajB*?EQlIbIK?0}IOuzM;2?65
oukS@UI$v2ve<U4%0h)Dua@~pz9pcvX9S!C2E6tQx2#cMA-lEmEC-kW|9Vk^1l3BVh*Sv$O`XFU0dQ5M2?2FA?$|!dRN6IBC^)uDKkHDLW@V+eY3paMOThtX
Ada=%cNE#VHHCF<ArY(?A}((<EvJ12j@$<m5;EWsc|gty{9X$yn5IKQ7v(&LI0u!N^^v2hy(1t>i^NefCAL8UFdqmjE<tg$nPS@lYbf-5SauP3n1%}VJw$C6
ynM*hN?xy%GP6|ez7#Z2s3(x-g(U2IpC(D^QZ0A;q)&nlqBE^fm|05Uh}zH8nnhgWGB0JZqQLKD)|S|}0d|zMa-70}4GQI5a;1UM0&1}qYeFqWl>ucHnOC<p
w(=TS(kB8tAm4pol#b_UV8FuwJav;e7|cWoQh>_h9B#}iS5N`=p)Mo&ysZT+aey>2BLM<BO06hU8ZQZa`S^)PY1ldP2yIa+eTM=!vXs)bC}>%pwGLAXFNL88
q5wzLcySt&l&4V`I(eaXR@P@=42YwZmD46xP~;4xA$7t?0lC6jmnZUhT8kTB1@f*Ci*gd$A})pM+M?DpEK9a^39iaE^yS?G7ZeWIPAh30FL!Zad9F<1P9wx4
;HkikB98&gX-%Uk6}FkE!qN*e)u}4@8TY~etFlVIlDYta)bUyr$P=odv0|)fNea$flLwKDM#EWHKqOHOlr)$OlD08Uq9z3RsAZ>Gq_&#E+YClc-7NRq4CGeT
i45DAr0|KnX;ALU(}kgyXjbWQHOr!+U^K9!L;-&d-$OF51J#^>sqllG6j^DzO5{}{k{u>AHLQJ25lB{1Cju;8DLTksREgN8^3tLwRGc=hLR?i)h<v+{m;<cO
VTa_YaS+cO1-2}5R&-6@wY-Z8O#^1cwrm!YXm(wMZ4O%0BYDqo(RWk@AJbD%#2Q%OGHUyXHg+vr>lQ)e_rQy4URxq3S($+f%WW;8+`+Q=s9g6_Em2i=MQ8_k
63M>rvSC5fgQpH~=uj=pJXFVl4X!fhQ~+fX(x*xV%ByIJ<;RYqq^RR<&H60pVY6Lcqs;d!(lK1BagfD~LP~Uzup$S0jTf{*mo#-jqd4?(k;s-ay{qL_1v%7}
9WX>eB8%6AD-PriQfb~0#yicjs7lI)a0@v#h+MB_ZH^e=TM%R=a3FY;&@VkgD-esQSHTo_G?)E(QR$$j&OicdJpp4R3pb_UgDtzaTcs12`#_30t4fAIj8+`G
*b<eJi#Ci?g{h8ednC=QxI`)p&&MrzF4uKIRSMu`%l88(EnJmj-%DIbIVGcgP5)jSJERdyKyP@Ss(_*BD+hMW7YZ0cyNSwF>Eyxoq(cn=CYW26LL@*c0T{)y
A~Etn>ZI5Kn$fDr4r3~l!DB&Ub+MhtRRN|i1PzwuS(k$igS?144~0~o&T_%{g&;B1ocKx5r*`YOVMAPAQXY13j7a9twu%6ngBBE!twbd_$uzUUKzEAe0xvR<
lX)BYssgH$BD-oqYQgID*eY^0t~C?{K<BYmbt%PO0$#kWXa;U9wEfBk$&$2HANGIm3K*iirBc=dnS#gA(%SBWuFjf}yQ0K3D?A*>IP!`Pg??QyTXYI2t-$A2
XSrF~s9F*z7NBDVn!6*cr9lBn)+JVvg3s)tIt4?LvzjPvS;||!E^;-kvBBh|1muxZW2D$+kvXLb+>J!77FH!HwNG$gF-!BRD(Mtg2s_Xe%j$)wV>cjGSq5<=
Vw{qMCJy|xQmu+aYSgE#>bvp|2A6fhvPfxcSq8f9m0Sr@8#pdOB`&<A?o(Jxd0xj=WMvFjps*#b#|q~2+Ue^WBD2pd5_b*@9Y_h=%@a&*pwg=HJ7RH2)zBxh
AE0MhtWNqY@rVUhG3`VN3lu3)A{#NriBCw^faUC&PaOzy*f83FiBoC^S&`=e)q<w6(+sDT$B?SlvX*II2flA(98w<#EVF{92FeaJtpMGEA#Qs=1W;i?u0d$l
X@aVz?3Ip3zT*Hefw9XO4V%7z@WK&Sv?x*QOyO2pgRRU`O9knmXiY@}#@Y_tG|dUoTBh18(%dv+Df5Ku^`0#>9%fNb%a+>>IHn3Vp$I1Q@_JYp^T+wq;q|!Q
j_LV)yI9@kquUcXiuq}GdVQUkFGn#w9nPQl=|u1E_}y`LIZw>(er-;+czAc=?-%^1?Ki$WPp)>8(f%~p>D-)){T<zH=I^ejm)YTl@#XqJ>G}8{_044aaQDW|
-FA1PC#ui4#&`7An4g3(5r<2DK2PTx`s=Uf&C9pV_4zcvyez&m{&u!rH^y*3H5dB)<^B8f-J>`j&->Yaef6hr$J2bfSPXB{-S?k$aaf#=|BWp6!*7?%`AFG<
obF!ti^KRbH_qm_r`a1JZ|j}V5AajdATK+8G2ZiwxqqccWB+z}HTmtYBXfM<v*Gi3AqLAeJN)hT+ox-Nb4R|uJkR07#`Ea3GVbROv*Y>o-rO6D#r<-7xzpcn
$^Gg5$lULq?=Bbeq@RnAbb5O_-ojk2&c`{dBYidRjZcO#(e>m0us5#OuP~C+{d7(B^Cxkn+kY45o$+~Q%<mQ#B2IUw;~hVdyAeIV{<_mIc*FkjRiByWalOAk
ZQh>gd0;*tf2Fr~hDk3wx}BcJ!d!fv|1dZ`<O{J_ixZ_V!Mpikx;?P-t+*Jbz;t%InO%0~P)uHL%`JS>Vb5;G?eodJgQ?$tJKetyr-u#QTwa%V>reLwV{t3i
Yif$C*`0VinajhJ-YpjSH%#f~?tXrGeLcPM7jfFHU(Lgo&gc(9sPpsba=Sa3|Mix>!CupYc{!O2p$qfZy?LNV_<wi%Ip66ghyn<p*WK@)>EcX=D`U@>Pv-tK
HO61qV)E_weE7?!@g;kEp|FC})9G}-zd7r-biY1sk9Xg0Hz%>aJ}jPJ-$Pu_M_=#m4yXP8e80Fm?XLtA=C@lzoNmQO<D!rL^tyQ6oz8qThG;wwkNbBE<8-(P
as0G5#eRM(CNIa+<TTj|U7o*QY{YT0|FYUli2gR3iQ(iYbG4#Erx3q)$Nl7OyI<_)x<MDFd0B6a)9L9zZhtr%v&)IzP4(;5t(XqxNAtp_b3VVP_apO-PO-5w
4D<RpeHp&(bn@+SKOf$mPWpLa5W0OFo~8#P&f~@Az4-N$wcif%-TdzO?RTTc;oZnspySS*|2q5fYQh9ByHiH4Z)fwfe$d74+tj@1-#+F0@x$~qBzJ=`HD2Fn
c6giZzRoV>|GE3qWc$At=P8{Tl#VZp-Mhu`LOvP8Z~Fb{_TP@;+f1jwEY7zl@sn{o;q+u0^W{v?`9;^S7Kg>F`FcA)n6IxRar$+-Kjp{Ei7&U?pSajw=DE1l
@0SNOv@X}<PsjU{aeO|#`}WOToblr4+1r~~-P6zX?R131-EGh3(`LUnUr!Jv_m}&Zr@O_@csBWTVV+KB$j#UDVS2iZ?x&~O?#t<4)?~Xdzh5kNM_m|OaXIb8
lX?Di`onSXI6Iv-=7lU?Pt%RiU$5`(zv{1IBkt(jIPu>Y=IL<1KCFhv)9dA7_oss(bGpFO%iC-*+`Z1W;v1zeyUFFUxLH0wAJ$)gJP6}R_Q&mz?!=#jFvSnl
+|Re~*9PRTKAQ~B;5$B@j_Vyn{=@BQE%e0(;$FX>kj?4(Vm{9=-{_0D-|aR-F`vz6`oD?8+llYrHpb`g$O(XV&&B<(_nYV4uaEP~^z`cwbL0Nk)#XOl_wSxh
gEvU23o$9#ynW;I&-C`J59ay=0?sfl;%@u!^ULiwfWPg9K=jPEpReCe3v{Nt^=}uq=YL=Pi+T987q73=#rf_Pc19lxF?$2}r-$MB?N#6H*Yn}$i&(%09Jkxs
Gre8B2;<c_FDT*W=5)Ii&r@-{qYvM`qo>ne|IBCSvA#Wxx8gW8CiK(FIDdC{6#Q@N`!&6s-{^Knk4L&V?(gm{Z}Z*d^y`sxF}_+3R|k$a6UbTd%kg{^hZk}E
{xd$@e0_TNdRU!DyN!4_E+2mSd^r5W>iS`L{1Lcn_4IL%9|m(n|MBVJh0aabBxACFSw9S?bUs?m@mT-!@@4p+zRo7%A664SyPp2;1JURDY-C=E{lmY`X0wlg
zB(U0|Eobwz8g{f`2NZygT-RJp#wtr>Uy>rUcKzc!|8w3GyVJT(U=hZ-JI+X!xx=Qh8i8~Kfl{^)1;f1!Bju4SA!)t%)ySPlN-GLIJ<uOJUR>}v)|r)AwxX6
85{c89BvsIPe+3lruuAiHF(wybF-Zo@cGSh`DoJ7bg`U}*)zW$ug25e^kM$-dNq8wdK?-=pPKr9|B>sX>C@CO^xXsDkhQx#OlEhD@pxb^CL?n=8(rOOhA&G!
JB~-j&y$A<9uEzDVvy<V_+@f!Z2$4c;e7UC{l^dQXY=_6)=w9FJ-fj=C9C-_)0>QKr`t6d?uRee{Kt<2^7Cd!^vU=0*>OAhdHVHkYMImd?dbNFoagy1(BA1N
u6`iGnEz>(Pk$NckivwXzWu7dZmvE|FPjmW3`|oer!PxmnlJwF&7|h-qu5geIQE&6uZR7_S{rj}-tgJ`U&v`qj<+|vyYaWfc&NYbj2V3oGnk6~Ze~Ir?sqFd
z1@d_IXRNu-EOmacsq_~oScpQzYc#h*?;}Q4o|zaIUYV8#Axu&m<`DNA7R1v%hh2j{?F~r%k1W|_}BG|Sn|b$^TTPgBQIq8vgcQy$6J0_9tUrKnNR3(Gg&`E
h>d3V*H5FxVDjFW?GD@PCxbp4>*?r~Jm{<aZu)v4PdC3D@yqJ#_?PW+Z|t?xFH?xGXEB|v^~uY_;^Xe5i))ZFYr4DHP2K_P%{F4ZrN7<n04+w#-S2f{H=F2#
7k>EtZhG09W6HN|`15rB{9eCbulTL5FIUF)nX`dO_p`ML;_I1C_M73`;N_WJ9VhG6>iN6<^Vgf*i&)JJBKC*T(>vp*->};qUK?WfW&53Y&-rMkAB@%H@iO_k
_<na>t^avXUdGR#_q*YKcOG0V_w&nd=8sft$md_U&M}$djZU8)Zpe8}pN5p*y$Z79clS5{^r(v;CZ9gg<-0%4^QYx}M(*zq=4SKhD?f~`?~brvvjbmj5A)S}
y}svv(;uG)&(A`iY_Hd={eY9Fm&g0(=bP=|$7jy>BU6kw&s(wh{sO-@6EFsjpXq3#pZ1gM&xgrYC%UO0uF2ysU-;7aJbajm1N~sWEXZ*}@MJpW%i-xV2N0a;
lksN!hsh&ZPhM_}!(w{af6s@r31l;$GWPJm7Q@wO!uRvp>=~pjnM{Tz*^Ec0^WqkOW2Ecb(esew{qlKW9AL5c)A47>Kyx=3;PiKVJ^%7`Y#fjC$z*B17iLUG
2HF417Xk1&GYO;@|MDJ2$|qZx7@ZytSG%8PQ*(M`vjN@?Zx&B$KII2}W_*~F!|ccD2ZOAK-^2Lnl|G#rgZ0hxl%wrezBTveWWT-H4<-}SI9^R32W+#MuRap}
|2XJBj+ik#8XpG}bGZLJJ6$LpPG>V?`pfsj$!@ZK`0KO2Tg+r^el`bGKadF<4hPI6FB9Xin@{x@I^OEnv%ze-pFW>n=X4CrqR+O^|7*4(yBQxF`}ufx|Is2J
=f?ORSbT81pa1D^##iw_4*Wo_4};6}%W`In$a?zvX=jXIM@#dt9xty}6HrQb=gDk*Z+;N$m+539M#lVxJo3BY>+hGlPs6+S<B4fbKg<Zd{zca>8(`SuGaK$F
6aIO5WBhq`F@~e}XCSoE$uxh`w<*0ke%swGXJ7DSVd~S}Er==oD;d0y(E_BgzL<P6_mlN$ZtC<`3i|R)C#P3a*AFvuG841g!Ruwcc*iFoG#8(z`^AmW_2)0s
XZ>dJ2Kz@h_vUu|e4ZHweKU{Z=5#mOU+7?ZFy~j};{zq)+tb}@KtApaYLKHj6Z$~sQ)G<5WKnuMxHpc|Kf-9Kc`-KotMg)ZxR~>iFzNNpdO$y(-?q1S_cVN*
FJ?d=rpTt(M87d_7Qn-F@&3--Pd6vn1@jH8)%3EMir4viDh%`Ugbx->{JL4N$2I#(>BQXA=}w<aejKmO+2T#i>D~B~aTu=8!~lf=L`+^66LB#Y&qr9}$!>hh
Ucc?=X1$!yF@4dubE#_)<c2w+Z?7<ac1Mr;^D9I#-I=>Rs8W5ePc2}P@%EO^KwjQ``=aj;yQ|wJHpts7H?D@m-Q{pHPT$@}hskm^{kCHJ*_2RSjEAptl9Tn`
ct>s)cZb`__5N^}f@At&KfeNQnww&3oaoi3_hf-D|Ly+m_;mG?HQW5fe1i4+FW(6WpzRco9v`QCzFUz$-YjlEh|z@n@!fI!e#noT*$R&)SIf=Sc>i@e*v<$a
ameduG#*_|_IzY6Z^$#AV6xL6`Smn42VYMseT+xn^Y12u<MWdIG@5OPpZ{=u;QH*hU#~takv>2-{5QLs$^L4mkB<5WeSI|pOq@(7VB5&)X*L@j{|YEM5r3P3
_?R$$7(X3Gv&Wsu-d$}e84bUKy&m)Bv-#IA`qlU^U%y`sIk~>!i|O?IVerf5_`lW<WO{fSF2~~={ek?4<$g6EusPw=YeQcySL4Nm>>$z}*8}+KvHlsL?%nkx
rK8i!Z2aSL@OAxexnJv}@zrF&*V$$_gnTq6pn;5$F&*prj}P0`!~o{{>E&kh%k$NfIsLeulD~*Q>eqZVczGl*hnMjNtv+7;^&i)Gvoi-9efYP>je%zq{@sF1
*H<fZwEs37Jq?Cz^}Jh&(e3{3pFo{_y4ej6tHE}3As?3`h&evIUo1ZJyPF%vXZ&%w`ptQ>KTlxrZ^mRe*^HmA55IpNZH8-czWL6WeIS!5dq-E>)dP9djpOfb
_M_AG=I{qLUfk@~+x5tJdEUQVk<kGda>(^5X!+eizdcYx-%P&aJiQP`{_|{SOg<mCU}?x|Iv<;l05rS(N}nF}pZDT88r~TCfK2x5_2J$C3c3^X$z06&K0Ctb
J`N|d$H`QzPh?CtD}87_Ek8e>x7Zw?@a`}cKW~UJAM4=4XQ%tgUJP%~w{v4XSuM7M3;8;FH`~C!JUmRvi0)1L`^AUR)#v@17z1(phwc9GZZgx&)p)iC>j6+8
j8DSU&9(6d{c3esuXXlyIvW$Q+s>aB0G$J4o&Gd<70by)K>BTtKc6OaIT;T&SNiVW*q?^C#{~>%vR>?7&cCc**261f#CM>WhV;o;==1UPXAa9jK8R<s-;00v
?TXG!4jVK+F3iW%?Cu1(wKbO$ogd#HAJ_UCbmHM<3qU%bnoEQ0yXEUa9~ok{-tmL6doW)&&(p`}kNdm5zF7b1mc0J?lfHPre!1Q8lfIlh46nEe*8T9qr>!xY
uFt2Bn<p|Qhsj{H1D)|to16La>1wzn_dD_D+pT%zmxa0i??ANVLg-*(@Vjr@TYg^s`|A(4SEIcy$nctA`pix@^f0)8NM?JO%3r7VoAZk99{51e+5OK9<lA6)
<l{9g_kx~AzfOn0-0vQ*ewvwIm)rg3<@4&O8)UNNlhtN@V8;F9VLdx;p0=l%bVD$`_2#d;;pSPN8uR1q+w^&M|FV0TV12vaZyuJQ4d^@aa(!*=miyyjFn>Po
7UFp`5c<2@5#h_1FCVsp&3l4}llh5UOpr%wJ{;-Bhu!*cy?iDUeM-h`GuRy0f-mmgpAYks_)5<7x3{2;HeCOoo6R40d^DNPkNTU*p6?EO{g2D}ZnNLfHP`jo
SCIH)efhFEjBn`UiBs{!|12h>Tl0Fm*}r^$*e!SLVLGRRyqVLh+Z`J}4rahSd$M{aWTubj$MxiS1LOa2yE*-{x!=!zySvgp!MF~q<6m}9yQdp{Iv*VMi@yEs
Vz>P-!xwXZ*dFwkXFk5Alfh-FZ$InX!QFHxUS8?-KiwS9s~hvndHtK^0W{xkb$`5m_)ISsdbOB*e18_Yv8PWKpMZZgxB22~wAm~lU(TGHoJ>YPZw*7NHhlNH
_lK|a=>}Zbg^=Bm=a=ak6zoYXAAX+f@7LeWUiF8U1KB=5&n94Op6Tj$&(CA>I07Nc*QP!p<`sVWvVKqgx*W|vlO@{&id}(2nv$pe|1`lzOlLROHxE~9!`RY2
0P9AqXWOf_zI@VW?^oM7+l{~DhHe-$V>f=%kI%cU`Sof(B_O@7Ohz9b_~A<bxLwWnMEv&MdcWAM4*#&5j6Ump^K#J1V7w-DLK!T>bcRpE)mh(XRG&PG*~*|J
vi$!kdiVCmjVw=dd!J{vFI!b@S2>+ZiJ|}ym$)N9Qt5P0f4SM6-kt90>MFOLwo*w^yx<ZMhzJBgQt7JQ{cd~oPdXndAp{WT{LcH5pqwe%V4E}j`oH6ZAhBX@
ArxjT!>y%-#p+t{nAfCd1do5p0^S$~6swD(Y!L4iKWxATi<Vl+(o|DEBfLAZM=p3FQ<L7LO`ao03*wZjHScnqFWSu2w@efqE9PqU*o^~2-D6FmE*3dIjc+WB
v(S^YPI@|r&gJ!PWcWDH;UIF<*)U}3hDS!Zbj9wfOf>0njJ{u+|B9FL16jw*gZl6;koLbYySy7P{jie0NE>-c@r+?0|I|+-OTRPOInNuy#e(4-v8L)yy1K|;
mg)RGjR-OT%~0y6$#bc5EwQ&cWq6p0DUZb?>}q~zFrh5Bxc=XBRlPGy!pbK07;;Nfy8Xi~t_BWPw~0dDe&rwT9`?@#O^2#75l!}Xr^%uy(Gkt_x2lX?iKK*5
NHQ(nFcJSLp_RLJ${vuvPE&`zqG(PSb-Zd5mT&vkK&^3X(GIItLW8hU;@5K-v7iiP&!qBg@3cyNQD+X-DvA(L<5FfbW{#$?h-?{p!YQtejBJT3dAA*DrpvYv
ah<WM$F|k##*u6><hv}tk{AzC0=xVUZCZ;NF0m$0H-`>_u|lPc>LGcy{EF~wJA>>0YG&MLG<1hfUupEMN^$BdsW8sdc4w{-CGid;(;|6*vX$j^9n#t{orycB
pUTr<O_SSJEe7;>1?@$04?udG`R%#wN9$d+zhC^Ss()^mv&l}gCLv!;3@K&rX>#AgG~;X0)OPui-9K-dmv(hoGQPLJ*P+=%+|{MBHAp{nBAx=>K~G%jQX{0p
zRJ_JTuUf-9nR}aDcjyFXe(|%bI8uuS52Ih^X$3rv#Y)<VUm-E6fg|1wk_Q{bR~BgG$MW8VTXU4(0+7U>fs96p!Q8ixLq>Ey1^;b)x@5bqR9%?4MnF}iVcca
eT?KY(>AxvZdd~evvOXuVN3^TLa=ywhu}Wk7PaCJqa-y#Ue}rFo9n|<VFZ+NN%A(Qmc}{Nll}d&fwZB%?&tHLv1LoeH)HsR*Ai+jj2v!J-C=AsO81r+X&28t
#$Cq-w77ZaCZm_#&@k^1Ncs*1QR>v#?pf{IYCrO%eYa4DLw%d#EU`>UNmGUv1!ac>%~H7jdG$DcD{9}3^)I`^F*#>$9Daw6y=c!sA=jDi8g>A-=q&kE8Rp~`
gIo8wMuiQ&T^@po?Ij*_e*LrfRTkb}0Kv?8Rk13m4gn+%^5L-pnX&BG_3im*m}UG8>yu7@*L%6@oee;W%4o~vmUqhS9Y?amZMen0sQ`VDzXR578s4wan7Zh0
iGgBcJZeV<Q>a5;-lY&$=sMUOC0al)nawiiI@KWK>4GdG{Vpu!YJ|0vyuS@@i7=hW=#)I*vSx8&NzS=<>0Q&Xf#nXGd+#C(RZbVr3#CY?a25WMjwSZF_YxIx
j{Vk2O=Zg|b0q<KG!(<)Phj`(U+gpBhu4?6QryAuq8b%+46s5UN|Y789EPGYs64_PvV<@cOvbv5j3_dMJr~2#0r$brPBwMomt-|+902+cZs3qMfdLj)K9wL~
nS-y)JWR1PL8qiUa6yQ_^9GWHD3V$-RCqb6!gFDN2)?>S)Um<dN{31V!>vUW?}Kh1VLpx-9d0X3Y^Hl9I3n#{KfkU&s4|Gu=fPGPT)hZSy@YKOc>PEdj;o0v
_I@?~*TXGagN+bI;{1%?MC=?!oxi+4lT!d2dKuFs-DmaoJmF5H?`QiB<0K|%sajI<rNC~<%|DsnU|_^m1L(d)uF~}&iC;B{)t+zI0-ZlO$JaJp_oAzvy@ERT
=PZ?ecBqd<rL#!4!AFqFxJ+5Et(_x>c-EMPjJ@7@^&|+&AUJrf%@#FB;->tma%R(Gv`*QxRf9G-su$&q9=kqdM&WpNY|`6t2U}Ce9CkUCT0T2vP+bUjdZa?T
Cyi|dbK7=dP;94w@Y&4Pe$zmy5Ys+JBjlI+ITm*WDQe1Ab)S<gqIO!`R8H3qd%One*ZMVIV5@jSTh;qGb+eeaGhKvU`LK^Utuer$Y<r^{{XdyIWmxJqjZCpp
{HtT{gGzvHSc6_0O+OoqsoM3;Xp_!1KMR`9sqE>Zw}!Y(_9H^ls`=qM`HrAnYl7QluS9Xpp+^J$3?zhVo8U=#JIplA@_8ygv=@X@dV5CXA9EtB_j`H2RM!Va
KYfSaw|}E<muppZ7g_R^%^EUHG$SN0Ng6;d@OLLX?1^KKLb!8V)@!=hNgjZdX*;4agRNeAE$*Vx4<A;W{i1OcqqKRcgI7y;yY~7F8fX$;k+ca|p&CYl$__Vo
ob=lD-lhcbd&!6@o5+j0WN5E)l8Cj<-svXm95U(d@0e7q9Y?>*>GXUz-wlfB-Y6Y1jVjN7f>J3PlhU4InK4!#60SY{mve8YU*6W{Sjs=<YT!q1c&K><TtvW_
O=oREs<Ev2qD>OzrRSvrzcvwH_Gu2It7nkUZdb1QoefU4?JlTXT)W4Jo53ETSPD6k)?9-qy+sreA@YJsI=^-!H<MTAzF@nA@#M1(yjebop_v{VLy_!Xi_jp(
Lb>EkmKVP`?wK%J<$W$z8U6uC`J;W(3#fV77plMOiwyPu0*p8OE&e=&|E!03lT?F*=?KQ(f1-fsEQz^H7KI=A{`?`c23*B2S9nd%V|tff_*kz&e3Ac;5Bj!+
$?ERa@?y!7UA2O-d07jzM)&u8$un0bUbXYg*kR)_j5z_`HLdFY8P{R%(j%FTqx83Ux$mPXB4ip{wy15T`l0gb`IJZf-{qDhiHV}rbqCowAXCeQGfR=D3x-tt
nJrFj?CNe;AZ#4aLF*TvHb)rd%`NUx?PeVeGhA5JRC?Cq@{U$RTrs*!^GqeIG(IEmlyiA0yc@1Es}7)r88=to9v+gfwtSn7_2<kds!E%Jw+~q8rxjO*vVC$y
%#5V5FwB`)I5pkg8XLoqc<gVJV`kfW%MPDIPiLX8m)aPbc`OxJU}UcG&oF<439xYH<_p206=9<L8jE9!H2p)~G`l|6WI%hU<w&X~rvf-m)yr~WHat`HhIJ$U
gSO_FQtUfV=*~Z+Iqr6cTs;G#XnfpF9YUkNTSAyHF%&|<#yx6=KBA6`0C2s>eO&-~D^J>f`b3~PvmUvRzH8La{k)=O1pea?k<3);z5^|tn*=G%BGJCoOI%Nx
*30VI=mb9@bgJ4$F^}FW<)FvXq$;|$lJP{*&Dbw{6B-Uj--#_i!t=D2E0HW_XL-m|v^dY&(;zWoS*`1oJyDAr?dm)pkJJ?9y9XUNz)1Rl(?|QKMp-oL2c-RN
w;=y5HaUN4+CyENORWCa7V~Qu5_{tiyBVJnOJQd3>)Pvm)1zamS$7OgYzK6(fIq~h{WlyRzflS|V_qMUoHyWAjp+}l9xd^OY<-t>Fi};*^F+a&u*JcKtFF&2
qIU0&<!qC{qMpv%Mf8Ai$8R!afwuQ!N5i&ayKkDS0H8aYHQE$MyJL-Wn<vFJrZ(wgkt=I@qEE=EI4uvN19yTI>QS>kTke`&@jL**6lkV)b=|Aiw^#~ik;6s5
Q^)6n-skq)_OyR$c3ELc8(Zscgqna1J_^<zvo}N6sedDF)I2I}qt5#LD}yah%*>`3`l4wvefsi8p-tni!m~RAqpg>RtXroe2~9KTmj-{%(ABc_>t$*C^-OIZ
-GLnH{iQx#x~^^mU~j*_vriLk%Dr8Bt~^EgU#_G!>xRK8dP&Aqoy;*?P8lYHvzz|+Mm*xtTUHOt(xjjJ4p*fa>00s@hK6tB`UTn1OYs>JAcd)BTYNWC$#+T>
vP<2{)@R@~ysSj`n75Ctq)#DTa#38BdB^neOVJFjD(5pMqUveW`=}UsS?n9rEg#<4rBV|W0*>c>cTigfu|BX>S>6>ACYL>Y!TTXpWR5zvt4wbpKqeu@zHN|f
GhZ2XLJ>x*6~B$4jZnqfKvt6J1LJn6yDyD#wiLKvvRid`gUa)OBt7Ih7HR62?(SR@(XL>L@32xcDXd4UQZ5pK?9jAd5<LtRy*(ykU-d`Ze<BmFC^$hYyO~=z
$8ip5QAv^4cZv`xjsu4E8!RH|yu+6~4qnm%{Ve~_s;ym5AHXr_zp9T$=5T(i&M|Q2@~<f1uOD$YuJ)(Hdj0*q`o1#h3%hJSFRxwzAM|=yHt2r6=);G@e1E^L
Rc6zv<qaTlGmh;x(QTA{SZ+eMM&qw!y?TFYivUq9!beu4v!tt5F8{ytOQT!!Paw#|L?7PVts7@Q(MA^9Wx4D4s0+5wU(!^gp-|&T6Q*71>VIwa(nFqJ8l=A|
2c;-~+@bQ|F);lMMm9G#Ep#ZSZ(>T=IV&L4QWI)BjfHr#$PX#Cfmau*ZgvoaiXI;hV5~M}G8`WiV_?P^@ad$mj1L!#9>`GWp$3`&sqI?T!iL7nOO_q?bO4Iv
hbBV31!oUvXJO-vN{s`c#}euDzG(Av(S}+NBj!4LYK{>9u>RS;wxu@^$$6B^U)sA|jtkTxtlW+`&!-lN^y>1;dkze$F=6b4soU-#Y+&*d=|Ao9U^V7Vy(f(p
2w)#MA#AtJ7eNHY%l}L-IRiqjP3W~BF*P^ysO3Z8@`AeCq#R6}Wru9Xa$9gYwQMZD#KplJR(4*Ivsivl?)x!)0f^!O|4QPGf}(?Qe72}u-8L%!WY=0fTtFCh
L9}0_qN%C>4U`?CPijE=sWM@?@yF<kfNy5*ew<1m-sxnkH1pZXC2z9S#$%Y)Qz1EIBxR|!4XX0cSc~}pAw2wcFNg)Hvg0VE%S22LGIEYN&MSNnz_MZtR-bs*
w~RA@{Z_u~{DV0HjGa20M<ur2H37Pya)0J~I1YRiP=krBLs7yxpop5vp*dtFbI$Lp?3y~0ag|)`@NO><jOxKpK}Z|3jBtsa7e+vjHk?t0M_{v)F!;b;-$%~c
>M+{g{;4#J$qre=pOtm}7=}^~O)7<`7QxZJC@JXlFBwZt<Hnw48y}%%A*^mnthCk)fb7(`|I4vV{UL;59QexRv_@QJ!4;rvC7d6um0hM@oq4aDcZ>`G&CB2D
%~8iJ%q{>?i2$4$dOwX)+ShzzRW$aj=MYMYHwz+8qiav!$ETz5&F=jY`(CUM=iPlZ?y6q&_H?!E7PY>zqpV#x+lkp{F!7;VxTjw!A9)sc#P8_Q*0mH_`Tm#B
HXm`4uLj$$_g1twM-(w!;r{bDvDNys+M?CEeUr2DFCwkIT6Y+3B&sWSb7x>A>Z|l?>^~E;gk>s(_|~W&$~VHvtN<b$M1FV7cbl9NRDDYkn-d#ruooF%oUt3@
$l_B|2cuWdq&R~9H{bq4#&&6_m>?XkBQ-Xo=Ey}}=HF7TZ##yHLddbVz3ieuvY6DJJyx0{nhK)hw8w9Oi>N$c6?ly5geXI}E;nf=bYi0nVJ3%oFc9k_yZ%gD
?exm>0)cL|Y1$`G$X1N$Y&XCcyOtPBcrP-9N`2HA;g3v&cINnPGq8G*YU_WfEakVjKv~<g^c@W)7n-?Hs#+B+ib{4A2$xd*>_}0-?X>FWAnSvPHx$IP>y`<9
H5^>G`7^=9%S=S24b?A=&Crj8N?#QY%I^2ZZ7LS=<l(;E`&_I~3}98>g<@o^!e5>hrXh@qnZv{mi?~JpnBw*(3c0$3UXW?|x91wISRW8ISyQyjc<oj8q3bbh
?eOsJ{?mm~&R_<RFE)$O4I)R1>3y_Z<CAVZk9F>_!l}cchUR22(_-0GZ8r4vNh>Qn5{R9B33_Lq6=~Zv=g|rki#yBPsqgjkg4HJ1B{KvJStobLHIPN?5hDwh
@8>z5BR9z2LU%Xt<AI_9Aa@H(L|x#k7D3Bs)l(P*pY)@Lnv`Xs8dvV!oA&CRO?8bXU(vjq=P^tkQ?Lh`A5(U)jqdE#{xeelfiuz74DWyi7<xb8TJ_?`^eARJ
x)C`EPTG)l_RoacInXZS6v&;-8B1AwM~0-fzt3x>Cs_5JSj)xp&wY!=$GSm*RVg`x!qwBT$XOOaL}`hs%K|fjHvXBQ&bBFIi$mFSqN1PbZI9b`RebgOX3f8q
Ir06TZ_^@tmY9p37MXltSd{TAb)WE)Ny%ktum;xui*ZovtNa(O(|&gc04=%TpM)t<T!1K2{}|?-DSHbdZdD~eb5&EVSK@zzjI6LvjR@U$udfYsZGjDTJ(<_w
Q4`FKzfZ*=fuQ>BN-=wCaC9g&>ea%%zCK-~GGY_lUG8h`fcYP)H!V_Zahr|yPH1b}-<h5+m~J&n%*$4$4dZpO|IEJP!&u|^p3zBBQ2;r6HADGAA5{#?L{s!k
t$y%^8XRZs5Lu)Er?6d#`QkdpmX5>E`&r3ZI7TREyj8oSIhOh+HaKs{37jh3#Wl>2<GW%GYfO_%QmG#V)y316#WZw>Ojo=JeI)@Ytg8#CU7L1_6ENQ<BD%)T
rT{->?$nUiQ!jZVd3UV$Y0bRPo4SHj-K02kyVe0nw$fe24Sv36qv9~*aA9hjWtnN=n}>5Mb<Vl_P5%qs03y_RdVdA?kC!y`Hnc_E5m)4}-=>%nOxqTq<&)wa
Ai5cnJS>*EUWLWEvjp`OH?qJ?tm$_bs~q+<75J3w>9M>{1Cd1!40oprwKtWMT6O$#Ze%k^#KEAV_RH%Fu4AS`vaH7?%g?HSd!5(KBMzDCdY0aS?_^JIER_CT
Q>wA5YD{{sGYqQerD^1RaWZKH{8Nr1N`GP`SQ}Ic*|4roG(d`YoGFZge>^4mI$37=ei&5rwH+RoLsvO-HhMu{AK(-1C!lTb?0AqA>E-gm28Nlty;1oU6w;)3
Yr14+J@f}&_r8`+$y<8{lA=!6L)knt3X{YKU4gN!<O>0O7B=6vxbU_)&(N}{n11g9=Y=2ra;&Syj289Gd?O~bfPG*=*=b+VRIip7)Cj@DF-@X{Gu^1V6_P@&
oh!(`4+rVGW!;}z3X81sk${UrF)2HyB^c|fI%CJA^v&(Z^uN2lKdE+A0Jf|`z^{+C_m$aI@%811Gv-o=@y?*)E?74m%GXD!suyAfDMP($7l+=N)A6uk6?5xV
3`RC+doS}Pwgda8lvlbtzby&m^<V2x*=N@EOI=;^s>dA)6*Vh&htG61s+HVrGE{3&B(_#rrSRfT0f#QTe|q?!o=bhJW~}fltBep!A)k(oT&)RGJfn$7cqk#?
n<woQgUh$z<Ic%<&yqhMihSq*>YnnZv<0d{m~_lbr;0k8BZQhz9KNRI=14oAHJwSTk*G$g&Qx6>3_qj)(F1&&n$`j)ru4gsJw+1eGF5m;>xAc+a?x0%TiO^c
m{EG6+04q$R@uzHYrxiyLD8J1?`F$!afV%?9<rg&baU8x)A3T~dtO`ADve}73g7HMI%zC`qt*KXiOl)5Mz%=A(4Vwf2-^z;5tP;Q4DVwh&BN>47T;{1%hFqe
tX;UW(S${&+lRPphYeEHKBT2@Pv8M?PqLd|;*Y;cTl@4?$>e4$cb?>3`xP5-U#Pk<)iH4Ksiwvwimc-ehS(CmpWfD;7%Wo<4nOiy+(mj(eq-4EbGcive*foE
*`goi_c$zFv)XRe9@&@M1gFD;$5d=BdDCo<3~3b2yTpH8NSXdySC`*{skXU3^*Px(K+DeEUT!+o<jL4=(;k{W@G&W+KXRL*n=fvkC(69f44asvZmw8%n=AP)
MBcD{OY?2ctFlLfF73R}aMtIX9$Xz~gA2ygg$7}NwI-Mo<}myD$hIlgf{e$bsb~X#$1t)i8Y9-Wc0=>Fc*A1Liq@IoQ{RZLO>68q&fcuFlFVMK8i1HuNM+IO
{xok9dQTh*xu`RPNZ|`szU}*cHVmW7Rr<+2_3iTYS#=5FP7S}hd9t!`MXjs8E8><yGiV+n^p^ebM6zv)upbJ>Mu07~V_gy_`yGF#>9W;ek4Vih@JQGjRc`W|
IA&}~Iz2Xd{;kD~m?w<7Fxx$NJ36Oe?i+o}fX4W0b7XW&(ys1#YoEa#NJl<*kSg58p^zOi@uIbGqY{(RSD88-6fqB<@J{lAr>~zO8TS{Xk8>*V@9J*7%2xgA
$Fhx}ZEDv2sukLF4XwYm_hBI9=@v~mTl7qy)Z&t|jR8dEnvnWX(*9bDnbb8Y6~l#{??x-s0XzbxlofJ#eU1t3yr4{}ehmwf%=i49N1F};tO{5ld$x5U?O1tU
_Fg^&L63LV%1nE{Q%p&rV`(pqHNQeN)Bc%{6Vb^|4FQhl=zQ8yfbp;#rSM9E9p?KO(C@HS{BZmFG+CaO?WI1Xm%e6<F5q}X8?_6Qw5hlXQ^$*PF_moz%33W(
O6tfui5~~iZ1|HD{nw>GAGH3}8nA<co=+K@r+S#=2#)$PfwV|JzIP?`T6H|pcn|4ZnOk7vjE$V+bMfv1)Oe|P49bU%XQH&a4FN_Q$6;zQF6(jaL7lBUj=Y9u
9adX_vRom<+0BCXm#DLUX=};Nw=A52G$S9vDipk)rh(+8_0lm8=T~DH#pIK(9v+;ipSj^&XQjCy)qbfDl;l14|J;T)F6L?l)0Hokz7%TRb}O^e$@I+%iv?Y;
#`ku)4rMiTx2t8^C`h)3RT=sqiu+4^{|kU<{p))Ai>UPKMU8Tr?%jnzzd_bl<o$?+o-SX;^-?GJJTVF!Ja)m6dl#<(?~n;`bz(ziqMrC#2^Ma%(E9P40_|jq
{p(8|)9Xho7@q5Z5dNzEWf+O*M=Y^;>au~#Gbnt=`oplxxjav3?A_Ecl8S`7n6u*Cam)%5rJ-A5g=9QNLM>1gVIOY>CMWD0obTCyzLxx?$guOh!mI;&upO)A
$(0gZ^<jTPVjn%4Hq3?dfadg}OF*&1Z`}c9Pi(l`SMm~m2*?aSe8fAkCBDUTb`Bh)n(d<Lw~{FJNe3rF!<HJvu<?lqDBK)!k39vZi-G?Ne~u9CIC!gNM2>cm
O2V3UEDDHgY{Jvb44|MCn{*V_M8c4BEF4KBJ)iTT)#L1jZeaTN8WVnU$E-$0AC0ZVTS8R`%(r~yqf^t8raYf_^JDp@`s)qsUL+ei7>d`XF#>b4uW?l+-*ylt
^+$JR#(dc8rC$BEURBAM=D`1zY|a?_{$$o!_zvN7M%~}u>3!kOR_1>F-Cr&jgdh2GSKgcCHy<|D`|tdykDbzB>Z%oEx}>JPtI`Uf<pecAr5o5)fJGky%Y$6d
0W_Sm-e7|!l}Y2o0n&Ncs&;FukXMC?plPetKTRC_j0}M(XAs^Ecmb@zgG3czbPK3)Q5-HG%EQ$`-C6v=#v4ghzNvCKI6n#45J+tp?>Yt_A@x{pd4O-i09Q#p
J84w*njvoEkQL^rm(x$HVz}B=3u#6_0=wqKjJWl#rZVtjsG$F$T0#9aYSNRT!gVPe|J(hsaD|nS*T`K(Wg|oIQz=5m{lHplcAP=vhw>8}1OvD5pHO=n`n-BJ
A_v33n}yBb_{EZVoK^r}!)Yp+Pe>oI3+)}t1{R&lg82%UjO!xXe|1)Hdx3562jwyn8o0{t{oLGN{+jNyvjecre(Msh?%bWcAIzt4`7V55TDk8jSzfQ&YQE}I
#LT-hgu!7#b~xED+q1otjkrwwz6rlPZP5$WVRpHc(+yvS@cyC~=DSlesH3IoB=serOS<n~KkJluhd4Q#0s_=$Q{_btju+h=7JIF*0Z$dcdV34Hw^c-3ccK`d
#(j25+US~8sP{w7vmoZj8HmlmET#X@QM8$%L!?164CM&-%=4Om-Ow5F9C;H|GZdN}XoZhMSd{hI;4I4A+prwcf+%XNrn^7eXAe?H5b(sFbs%9Vo3}U*`Gk%W
vG#zM0=WU_pjr9XP@Rwmj<Fp=sZ!AEMp^rgmnq%@gV*(8R}d0tHXVW~MpWCFE%V-wIlVh)FxOeg`=uxB@CSU?8G5r(2WK(lB<q_Rb@PM8sIWAex~aQ^^Jk#l
<!nDvL`H#BvkPddU~`IXUO%d=Q+;n$wih|>J4hSQ-wY$q^I)gC4i>M!dS<u}%RDp};%?tv&M{igUSE;feaV`4pZjxhLIB|S!t({RC8<B=Ki#vri2FSKi$sAS
sq_oPb~Cb(Wo8=7>CoLVp&#g*v~}WX;3s^~E+<a=p|*=Y-n{>xxTw$BkLO0S+lZkg$BG<O?|z4SO|(3;-GXTItag8D=~8ds{U6D#FzP7>)<iR%qNk*^&P9Wr
hvR1?P{UjHX}f9Dg|o%THVn$j*xh1lG?uDouE(O)c#|jeDp!ABq*=uxo89>~y_=)9Amuel{SZuwuh4;I>f!G1l*LBZ4wqowq$qgn>YL3zqi`chuBab=#1q`x
qJfA+-8VuRJ@hE<{-sY;owP{X*JuN8%P?a#5}i}LX`|vvYrbCq5pDMa@sAnFIPIcb7^M2g^v7Z5vRY?1J3VarRyo8hsgoO4BGs`Lyc8+IRlal<C>b!}F3ob0
=S5~Lz*c%(<OAr3Uf3(QP&OK{Y#D18R2)5=K`UN#7#%*BZiu(xpR!4RR(tnd*-M1)>ks|<empFXJZYgppQGD!S^1S-eIaJK%Jx)NnY`KBuvkxQkA9&u8*+m-
`$N8$4ON-=J3*vgx7;e$@<z`ZE*tT+276y++qPjmg)~Di3LjnaY@#9^TWhP*^WdPdvFIW5)+aoY=p0l&hr4}rBNFF5#`qcAJ<RN+Cu`G{n8~y(n{m<hpgRDQ
s*?lo_d%7X`PuN(G-Pg|8|(&m2nt!K$Q1ry+M%kSEenJ;7VkV{JfLV1TqDY~Jd*mlI;Wu}mte5cl%=;}!Ooh`1d6=9dd2>%azCtKP(MoUx}T0%d~PeJ^ex{M
J<h#6x2HwqC)f7&?ib}I%LbJ-1ZEHPAJu&-o1I`8E5yIzE_0TPz<PhhO85rLcgypq&?KiZ(5D0H`kw~8_cQiPXg#PsmbITRTeHk_y69;iRJTRSNo(p>c<@u^
*XIOy=QIV}sv^ODw5;z7kJ+cZXC?1Es=Doxe&%)vXf@Ad{{(_m-@TviKh#*t?#u$t?m6FU^0~j|ir=r~+w;0f>59Wp530B6x;~9*bs_YlnzHO(0-4FWqsKM9
FV<ZA)D2~%O8>4>X4#c5zlKYN_U`?uhn^=vo$dj-Hfz6dq|Tclae|v_8p#5qXPDH?qwMD~8>TtpjEiL`Lu`P{3q%r~_NP0(_D;m-wi#Fs+q_H}Ka`j0K?(6m
ItkX9H|MlInFYaEt}Fls<-qvlO4TI1y!mMjTveQ04zmdNlQf)c<S7shWGhc_Jd4^1y9xBKVsZ`ji8O&3%{EVlSQvZvua66j(5(3;RvN&9?d5qCj>;SEVEybh
;QVATWlSyuKUq|2SbvLVQMhDuX$OWzzwi`8NGu^=`sH~f?<Cws&{GfDamxJ36*+X>D)4aKzJ4Z*B)HoT=Q)P;i{#`Wq%yQK%a(G(&Zh;+MOXGBA2LM%1J4c-
PRiBD$3OJ4FA*4Pzw_|#R-+R8@w@JQL)~K~%VezY*VF%N?@if-Vb$2R33hQZwM<?%<9&6e(zeH1klQSBUvlfjIDG!@1vpGO9hH21IUozAozUu~I_%%7_SveO
WCp6wy6V?@rESLVZ8dD|aWq4?H#3FWXra69q6}r*4t8gU{FjV+H7{^|d~!Fc%U}$E225SQ#g8>t9qMYoXpWu8dbe*CZl3!Li&1=1t-U??;_tK=&>c^2QtJ-R
FqH3~H923~h$ly^o)Y_Hz^Jt(Eh|#3N!$K8mm@RQDB<)Ex?$$&59r$;ol&>iev_(wn~0M!FaY*k8RD%gwg;2U`@XJq`i<6#@lk%<9kn*<ZNrE&{|Q~(AF|f&
DbH>n4(OEjdsZA7_;IQoXpU>rpmTC)wmLazJjvd;eq#)I&P6}y+2@@)9_vj#%M>Oxn_#$<XhVV2d^dm|xt7{m!J6To_Y4QDApVtgyBcBh4Jvkx>P@ON5_dIJ
?sV*4KTIU_@5wJ)3shjpR>g~4p!@i@U=fq}c=C;0FAo>@o>rvn&4>Pr?dm<la!gpL7D3KX848jeih5Z))9a7lo@F%IZP~d1_|Y2{x4J^1pzlD-mwR@t8ZYaj
ZjN#a@8_UkWBN8x9q4S%9qQVmvq&k-<sty;2Gh41_0chOdq-jHvFkch*DTCuUduB0-t#si4awG@?7N7y+2_>RG*>Ya;^*6s0Q?LIrKH2=7u>lAaolCywm9gf
CR`l6gT_R%)ph^bF9wjm!M84=9a(UpiXUw*Bh3%Pec(5EadG5R{~XsGjdQ#IS0>~BokvA3na-IFW?T!`j)y%Vns~M>%0ufVwR|(Y?<BzAN%#NVChW-SL5Kcr
AtPZ%nX-Rp8Y$z(Q$_nc^o8azdHpPn*@Z)yX)&|wP(|MyPXU`;U4b;h7E_p6Y<>(R{~swc&t)5ScEz05ee@=yCFU^SveSSHR=A|<neBORYf|WD2L8fKsB>8#
^iYBXt0=Sj_;Dk?W?#LibIxJoN6_YO-HBiCI9@kDswKu&{V|IO7Gmvn`Tn~LzN&X2m*s#18M|5~?1bM>jUxMVGX@#XRB3s6x@<3}4_9a0f-j|mg<<4JJiOF;
Efd}UI%TeD?O4AI7un$@`6c^LR`lkYrwoQZn6hWc2sNvyMR6N5o!;V{F9)m{-qx^t4Cf2_`nfj`DH)($AmH!daywpnBxq7EKJ6frD(V54iq1rh!})S(bXC%Z
n37?_c!g=*swlNHwWC7xO0yXwma+x60t{pEw&E>^Z~t;^avJd}(1j40B^b`1q}PH8)s7Mk=u<)jJ-TOU7`F{hn<2-%(mz(*fy0n1TVxK@-Q&8%`Yl{qi3Njd
A%ANW29q_-Of2H3o?|3{`pI6w2$IQjDJ<T!cgo+AIOf%ufw4A<89^xGMK$AE`H}^|I>cxeno=_{Bn6wn)w1g6N3h|NKg640GMm&ZOL{5(-4u61)clq$G0K&t
*M42U=U9|>Ej}9hm+Zv(iyYDW>i|=$_`>G+b_#yYo4<acFNP=Li@DYWj)0j$8kYWLNnS{{gl3u6D>kKmd3}Gf<@ZUIq$@sB4+#CPwz3@W%d^XV!e_~Ag87Au
m4m-~2x+so2<pcLV*!I`x|_36jQIBO;4lqIO`Hd?9%EA5o2~R>*$lkutQZ*HQyAWArpwbP2V+bXQXKg>ALW#%`9c#q{C%1mrRrgb#lfXr>4+@+wsN+#vdBwr
3zIeIG>X9jqz0BNou4OmBF$$#6wK}GytmdkPYM+lsjz(c=t(v7a(Frv4EvBhz`8@}eCw+~@QpjtAWrz&Vn?}K{LH$2`-j0VXk(+i9E#<w<I-tiS*gm_y1H>>
ItfTOTRL&qwY%5fsg-Z{`t@O$yh#Tbp|7wIyEieEXZ7g09Gq|}ibQK`t-T0i1?zW!(HrG@8rW$Mozs&dBs=Ci?d)K=vg{91k!k^H1+m#n{alUeeG`vnE-goQ
r_!Ab8cQ^GYi(X;>jZ3V@WXh}7p4Xn#b+-gMe_XpH(@21-L@fR$9i0BOPJ}gHvOqNx8(HwyGiw%UZs2WDX)x9{e_9H`6_o@cdpqzzbwK?bJ)M~5U#xX3E2rC
Vi&j0*9=cTA2%@e4_RE~ru%HOLZQ#-IjF<mbTFhb6RWHPEi<!DLM&MQ4y)0c!UJFrrY93vGU`GXe^$qM+dzohSl3^>UE?A7D1xkeP(&h-u}G-{k9PR=(^E8+
Qe>ta{J~3sY$U%1TPb!SK@y6q;UV5zXx_bHa#&CZ1+|nOfpPAb3!Tnvz2ACu$fpc7Mei2borzjd)?4a|zQAK<0*oFAFvhyh$SlMGct2By>1i5ltB<C4sS__T
*?#JwvT<GS0o<e8K<$+cS`8}g*((nd*9wAa%btc-#3UOrw=7?lvVqz^$+40}0i%#nH;<DD3E&Pd8$(?waNMU=k3>}k_)-(t?{mI+q3Osjq5OXyFY>!~jRe2C
FE1#a^J`hH>-DcocCL#(8m}OrkJoGJ?xmQcS&ydFIHDjzJVkyL7`bjp)dZ5<8=%!=v+N-jtKNxznHA)um2BgA5{1eOoUca2h+^OJ*tg&nM|y7mEePB3q3~|@
`qm}eL(nfBS2wehyd6jgB-^~A?l?~=0@N#s*?lTO@U=M&@(e1(Ld%BCPMKiXfqB2aI!@wxGs!gIaaequl{Gn?|D54Oj4VYhjyQ!JN~V5yUi|FA>6k+ntP>TQ
<@?|vJ~xS)1Pg2!NMp(pj>k$oBtynviX)K++jNu5Pq_Bn_RLcq=G6k3;;Qjs<vzZt)l@>~O#yWf*4gPqTtQ^OKzDH}wxPHAq&Mg1F2E%VIDdGZW*-@Oa(>z4
BkLxp7%&E^Vj<WWj8QBqpO&;;T=B(Vx~HLGXJi6<FnFLQydki*0zF#4^w*0w_AKbYLRj3^f)=M!mZ6k=+1+Q~UJ-J(n{%T1d0=10HG6+&X>0jC!|dHSs*r8M
0l#>4gwwO07W?m$3&Eee_+(nR!y&z6C64GmS7UwtNxFMt)0;9b$quE`{>-wIed&K4&@o$0Skt&({@rN*GG(MyS#ry>v8fBjYuCQM@s{377R^N5Go%2r-xWm%
WgR(;V+0FA;w>X2iY*p@njPCCYFRRx!v=D|=JfjLT35wB=NY1Tv{AMtQP0aZu2HTd3d5dvQS$Gg@=n(6yJuDR=z8ik=AzdvRS9_B@--#*d&Zilqdms6&+PT(
zz(q;j(|Wqm^zTGHweG8dlhwey3gtZ=c@PlAKt|<A1P_LF=eimSs<D^f<1!VL0Q_OyJAy=#Wh<0-{?@Z1a<fy?LplTap(IDIvA5wJI=uM`EkDQ(-aGbd5c-o
m+!ixh}dl;G7?)|2(<S}u`e)$9%Rba%}M=}u{VgT4ZjT{zT1M3Wf`o<VTYet)~e@c8tKyI^{vTS%9jV3sq(mAMH$<7_m_%@GXOLi3S7N?xw`u5u^)Q%F4&iH
QQ-`qv&Co4VsQPJU?}>s#^-jvRPAXfSD9ne@@f70sNY5|76OzR^zH(@l?!sOem&9rR#0_|;`zFkYkta#6Y?Cvt))wr;=Qb2e*;?CPR4RJOR}=b@ggmbBnXKc
wgjPrjpanS#_*uX+fO-D5@#TZOTh~z3r-&;vlHBVnr25~BUUHT1_vh4$E;eoq=VjBJoq<Ggb4rCMGOWSQ`w>t1S7c<{GsCg$$3HYtQP(t(hOTRvJ&lZWz9PS
9>I>Thmh&eS2vtliC7b%iX*U8B{;5RKf)wONuQQZv00XPufHy*=t-sAXLZZS)hqOfpjvPPrmH({;$kWCH?3?-v6baEfZAjH@Ed6rPv%L@0+Ct9mSCDa;wY~N
<@ngecOWiG{zUo(9FNji?j?&WX~rL|$Ptc8o3X1StbF9+-HyWfZ#Cld6%pY04QgBLyJZWwoK3vA#NU1Q;h($jS4$N3?wjpB+Unn@`d)NPw*IiJ$#-ZwuT~Z)
z7C)G9^|9d0r8FV>cJ=aw5XVO@d>ZS?`Mz|tGO}&@$1f&hhJY_bl#)<&HGER`eAWV=NCBTLbi}Wl(SxOUdk}=k_4i1Lg0q>%YvcLU6bfMmnYlF9e-?Y^5QGb
Q6{j5M$Z*F2tlE)4F@P5Z6@gyb)SSrRoqKO3*3B+`-bxoN1{PFHiGwv#hN8%(4MF`>R_U0)}|$2o~BH)@U{cX%q4H-j&a=Uc-HUu)DWrav`c~FZy0$elLo2~
Dtw`Z1hK$yfSiU@mJ>mPT*xY6%WjsZH%HVfh)71b&Ld71vy{FrIT@VNiAoX7XhfY)F_yzX!Q{8mod1z7sjGGnce`e{FDRcnMe2QiXs)@Y<?AhR;pzb6shdew
?BD6TQi#!ENlyuQpOF%P|G1zSDPoVHum}tPgT5|y<aZh1hj@K!$gy7TK9p>=Do#~#UjC(gS(6KSDn490!PjCbaD;7eWflH<p<iGyk&DH(B;vjtRx+ggSBYL^
DVH~wNeX!)L1KFv=!ZApNs^5+GV~05xV+Zu_{#|#@9b1A8yS_met@nzOH-OXa(6jy+bw^6gcAI331Z#ugEqit0N(=|>4d*dOEVa^BUIHJS=9cWCx4Tc{`K=K
f9CBb^J+zJS!em@rFN!iLt&de>7q{_h27~$t!Nzd&3{4a5LNNkFEFZQ^_qpb#flpn@uOm0pk_rw9IK&wHXT(?nPx;MoIU}>cv}=%?RJtDq1L<JNGHs8cfj@Y
&e;`@Qqq>UvL3FZx;O5f`mHm43>!1HtgbvD`e&V6uXP?fwAV8#E$SQ4dnhKGNYod~f4Y%de>}!x3tx<s*Sp_(@R9kh^2RC<x7O{e;^;Q|x$P^H_D8Kg4m@{e
b*(aBFe8D6jQYVGXEn2Xt*X(TlME=Jw(9E0-}KFGntSHIM&jjoU$=Blbp6v=8!F@v(|Di$n2UDrcHcdBd#vy7@UBGt_C&KQ*ayY)#N1yGLTcBY)>&_w)YO3+
-^tQkpz>Wk;ERggf5?4*W0d`o8UNi&I1SHl6*xaL+vE2cVe3tvjBH>9Sc@L>uER0orHl6fvj_&jDF;dg?xE$Fm}6r3kH7W0HIYCWll#aoD&*AOmee+&%x)j=
G1|yXcKi{8nAMtNv!!iHNm+YP33Alvzz0XjV?EU!^e#EFf^`XhO%r>QL{9Tn<TG{2pJ}5NF?q3R4YW{w>x&)M_~9*8s$%7VZCrn>v#4d7q}SIXXiI$NyT|p$
9-1ID;Jz1~MGX1E=#uhzCQP9VU?q`0Hu~<5)xqV@f}w45o6B~v*M8w2*i!idope?-N(z(A7PX~QYWtuR@~R-r9jZm4W%m<SPo^ku-onNc+H*&egR!_gJZ#y6
<vcc(cuGHI`?}z-@zzm}6ow$OjOW+W+*j@@U?$Ohjgv@M>bX<v60gW+Sv@arm*fDO*~O?1Alg^zJ+)vsN(R<6y8egoHerqJx(XMULKTN+6MyXTd{?MOF*Ln5
bJTxo>F=~I<c(#E?zH5A=mIsUqXktrP11+{YR9r~KObIyW8=zy(l)e2S!Asb{Vj=u=4uP`uld$+&5>5R_@r8Ocpb75j^UWvk?#V)cE=OUO<z=9-&1ij)uAkT
_E<KQ4+`akBFS=teb(qW{jKm=_LLhO?149@zQG2$%b?!`wn=O{HctQX^`ntJ**+ydA^pEtoa9dyP4!!&j)3N`zXz5K@{ek6>&$%h@KyaMJ|W-P3=M5zpM%o{
kF1t$%b?k5!-BN6-8{Ey!P<xkiju~Qv8bmK7Qu{dIci+v#OsqarsX<tL2Q=V^4Y=EaV4OZB|x<b3M$|9bX_wM_@QOI*BRub$%mi({7901M8_u|c1^Lxe`L=5
w>Ccp2-TJ8eV-_G%(^XwS(F}X9FUnNVEPR9Wz7EQ4$DdYn%jzI>%Q7szRzJxi&-Jx>D3y{?PS1lIl$1<jXBtn$*{OTckQ3P9d86K7o;FgtiW>1=zCSo?5tZN
uElyk^16SyUlz-cAT^BQ7H5|<45z9p*8e|8Z`$lgZl!6qS&vzFPnV>WluO)*yKwOZJKzg%M#|>TP1{&cSyf3TDN~U*;%;1g0pI`}?j$2pn)-2bSdv+M$q3R3
9K7dwNOwR-&NAE+=>b}I9IcTWAUX5+)E>2Ho?)ITbt=}ZdGc7#d<uIA2cs8$GRZJ%PWqoI-OAYlMU<{dR76>1j{iR0%7<ilUV(dysZJa17>V5ge}-Gkd=~vv
g1;S;HQFVg)G4FGtztJ?P5?G(Tw#dpXY0EWF_@|Xf!^!jWi%;qX!qBZn|*rY-pK3)CMC~KuPAj@-xxIk_lZE#7E^*Vlep(KoA2{(9Wyq%(Tj9Ui-k+$<!*;}
BSGJpJ5tP)?Tu1-sxq&qMa<J+$diBBf#>vUu8?c}&mofNA@S+hto#(7HON1=IUyZA8StD^n?ywN?Lk<&cG=}_51095%OZ4O5X*cDAxIJqJ37E8xq9bL+Yb2S
o3)oHT7bycwveUW=o$@n{Tb^fiwKW8)|EV2+gnv!zNN)x<xVGPujR34ZK~I}-n5)<aE<h_u4CQTH|g|xpRQM*-pe<&=AZ44ztk?>OOpWacR~Np=FERu-!B%)
fG+zZnB^Ad1!C(iwfL<TZz$7DuRsWazb%75H5)90#bf<|u_uL+jZ@oU-G;tLi{AXru*I$3Q=0i7_ihOE<%XKuRgy#Z8qv=!nzFRbe1Hp1ank*j`83t-VS5+*
KT|YyZp93sY~G38YUg{s`dXu#VQaRS-fX{nO6>S;>ocf=d_jko<VLt=e?Tj3(OSFE+$|DWGGPK6L%S0i&`Y|UHUt4?B3RYXIIS>}Ee4yed!h;fEg3D@IwUP#
#^9gX0?1%>%j53b-n-Vg2D>(Ef263pwvCRDsD0Xnfql0m>5XLT{SvzSQ#u{81VhI^(1mUsPnjl(aRv%wp<DB6TZ#wPb?LO)4k<Lj1IEeEZ3`=^x$G{@w;ru0
aEo?6SN~W>RdKPu+;&IO=E>4zQFcgqb-RrkKHUDz#LUo-@q6NQQ^XGxwfZ`%L1aGVZ4+;<35Yl>oj$nqF!()q`R^K>d`=BA2n5Gkjj!mh>7v*9l8nR9qy2+*
1M!%ZmxA3565e`?=<b^pR?96ixrR$VLK%!;vGnqAr|(%^sFjmDY3xXD!Ir)6^BAp5G%X$N`kQ|ZPaM5vhwzS&WAwZowU}5R?wIfl@QYh^xns>e(FU0ztj8Nt
66I_<@FAg=<^K!qk?1JtQDBtJnobi7sqBW!lhwRb()^{kO<CvNf$e;VZ`nA-H6ly_(7b8@R}K!D?5Q$G|04X^UH09a5}aYxTP#NLh`KQTlW_a(!RH<)6;*pr
qBVUAtqU{g)dsVU`9{#Aqagx=NO)mDURD-L8+C(=S3h*@(nB-hj#GaCh<Z+6`paMABw@RUT<qq-T<%L#0m1ttmO^JhB!~y|cO(;?^uxJ^?pvarU!zLHRI+QU
^0s}*bvlM<efg2bu-gW?=KdP`hMrEPri+bTCK`Q{zEE{rJQchGDo`QToxXlIyUTaQ+nP3a4brKqiv#*JgQunsXxz6eQBti`)I0do`00v!HBG|MbQKGuFnj8|
G0-mh(@=<ZYF~o)5XU~xxv2WPqS#I0*Tv|~OCixTCfQhpS^SE!k4`iqmA7r{25kL!3R1%S0tNX#oj|q)tve=aH(FOj^Sn|@PxCr)Wjr!Rl4dH#B2l*uGy-N~
Jb5s@@e2FV+}=R^-f>o#jFliMricw`rRb*6-nuFt0a@4j&t)f`Me?ZKE4_<;ZbX%j7zDwsaWv~prUfWjX@ibc3~vq0B&aWS<untW{*yUXgGvf$a*dbC6lbrB
E-ruTjb1mCKCA?jIwdMbm#Eq8tP}`d=5GTZ14It%kJUTz1ZZZxWdI}R?(&@gz8WE>9<60dfq2J@(oF72_qDxZFYNxL@SE>{V*Ifx%JkH3&~SW;Af4Nj&0I6T
S4a4W`qnZRp%I^#L-cBXQ_V<c9fa*z4d?6tj{YK{ef`j%j2>??s7h0gvO!fG&6g^F;@zZD``7(xnC~a+-<3Tg2~Kwm4>;#p%5W0ywnE$h<J}7AOsOTG$O3Oy
sWCl4hYUG@J#@JV%Mf?R)4pRFa~N+0yXa#|L;qT^Tf)E+APVtSf~Y2#<%bTrJz8?pL08ThwKg?xGMp?BTbL9U1?C{mDIIW9=FrR*h^sZiW)A`MH<V{~X*-fH
KKMWK^e3?O=&@a}{Q^-!G=VoJyuB9rt<Uu>2fs#y@_vn;(p)TaD0;fTZdMfk3i{YO(Jb|j4GX^5w{(^JZ^6j(%a69po6vn^BBi3e{31&h&(~V4NRF1f-#!f*
FW%@B5Q-sUL+1DCc2ClTJd-S8g7=PItq1!e^Olkf38`tfPF4?|>@Wz$;-}r+*VJsuGRK@X=AB=%iri-l!PZnHf%y9KhFa&B_lJ>^P4)}TauTO7pmTA8m4hfc
xB6?E5cTq%kS5z5e@Z{Ep($&I*&Tbrg5c-GFGXTx;#!HW*`n=+70W|rzQ}x+A6qP0nlbw8JNW#$8rthD#bN)U?Lzx2Gmxxpn3Q?$z_T0_$Es}vYO&uM-0U@N
pUw1a@8;}I4Z_~7Tu1Z8df4xI>aU5lDj6g$RR<(oGkXK-_H|MyqXRPy?t0#~XfXZ9>DrZ@B11Q5((3;X3)5KWDc^b34mm9;dkdsX2fZ5JvZsPtZ}3aMx-!|C
WYfNdhOp-QqJ1Y^_p&nwzeQKyUTNfClrt@>6<zIH$c{s9|AOumba7~$fW022AJdrWN2on+l`+WWPuk#tBw%*KVQ?Y^fGOo}o4S(gZ942xs@QK~3IHQIgp&^|
|J;BzYw2jJlen{sH1YfP&D!P}7=-t(5m3OxADM(+xagnuMQ8S5;jX)tW6zYtJCnO~p&Y-}ZTno`t@n*RZm7}clH8k9=`TkuJlSavG^!g8T-XjL&m&&`s>?X*
|26p_(;Y80dtJ?U$3yS_nW*$2TP_&8e0Lo0pG1Q?!<QI=nJf2N?IyRVl02LX00~Sq{zRG$>r1j;E|Or~(&K;>X%nXQyCb`%8kRH5S7gwaXLg6;wILeP9J4Vy
+=NN92V)3T<m=`+g^^naVpB!-IT4`2@)?8gT25Xw(;>v1EBCM08r*6LS)p-=nq{||=7J!z$endxhr|=kRtqfutMR-iJ*5p_ewR0w-Ss{A&>ijvWOE+VVL8q{
OFlviRcP5?r`|d;fuKqHh9<o2B1_0NBRxyk#B`W(H&kYcJN?gn%G}Msz+Eoej#47<>eDU{W<V}=SmAFdkx%<bTDrpo_+-JXK`DppH)yF{YE$_9md2@PS9cm=
#TL5HM`PgXeJ+xp*OVK${w#$^>e+2i!B7z!hNAsBA1odc;WLBA$@1JfhE?@a>Gcclywy5An&}tF{x7afZ2B^rAIvJ%l|w~dO`o@Vy#9@jbF$5z@rI&?GPAh*
Ze2GRy->Sr+NDimL^szw{^Qv}*Z3IBV-E$OZZs3F{b6iwK}*oHMNcTnzG9K<ARq=!^y9vOW?885r%{H!J~2#8T>Ce>DaUJRKKcdF5??t_+_uw;te6b)`Q^Zj
)&oPOxhea&rDEil=eRabU~aazuI<NHB*cC-M+y*toI?wq4PC0D{dm+26kQ+DP1F-9wQCrQB*?wH?Bfio+W2mms6xstCdY$Nz!Ja*t+6YJ>fc$*V@S;Lw|65-
a2=du3{1TpfQr~7+Xggl?Fi~p4sWK2FMC_>fKs0Q;ED3uhJ7|<NeF<ocE+W)`f}G{<hI$&jIl87Trx~4C&l<}*uwkE!9nH$YU*4?7l%Q)6<(d*uHydcu5iP1
reGDZ*wl{a9L8#Dbx1hpV;V>56+O6-@s%0u+ai2av8BeHnpt<_GKUu{ccq*E<6U!7mnXoRwI#KM%o>XAsaZCg&qecO&Vmm!`8_T7|5o>6Og4Qo;U3<mT=6vL
fbb>`&uQ)IZBho&_(CgVnYO1#C1t;LXYgSx&=GnjaO$06Jjb_T|E7tLp6Lb+Dt3gchGgV&uMc^7*#6aCwVIH3!?a_UyVxD9#P}0SE_*q13hO!X8U*s|z&sWo
#KbiPifq&p)-zj?@W-3&HS}xbV@NN*%z=LGZAM$@`wR*G39o(Mv=Pi{uQ>pE`>CQCEWQj2dh?RLcHJUz$%=<*NCm|v_N)m9uI)3HLXZKGq4#OL^CTo}%ZFYU
;(&XGFB|N9LqqfQlr0jp@bML{hzwpM>l;37e;O!|n_DHJf3}kzn0W(@)W19zVh?Qqued^6<eDT+29aO@bj}g+&ZNy?SeoPjqKu9S8Qr0cDewTIPQ(vZ%I2zN
JD{IioOREAbCWWH{M4-(<$BjP#-^etY>N}TLf0>Z_5?l^4CV2Mo%9~pZzB3oZ{KI{41&4n*hnU#$eZV_kFA2F`j$0i`5Th<VO96(D}Gd^kw~yoxdI_|8hAkj
Qa^EqxRL*~tJh<gt7M@j3EDe|tW(uk_}AJ9?Ds-@JOpz&*vJ1bg=sK5u|N^8U4G+<K8k~s(PR?mgCiVz+^b0Yg7awswJi~3MN$dHuRW1QPW;{JVW%nk3Zy$}
gOiGsaxMAeDh^woY#UhT1PD6B6cSGjP7|w3H1@!ox5Jt#)@Tj&5_8_`?_A!^91LZK;$fK`4-zuq#~e3>;77y7q!3*Wx~7UZBT|-oZe|T#M|?yy+?o(LrzLop
N<T)+#HwkYQKGmQqPzO{dAQuZAYKQKhK7qA+wYX(A$5c{;U@2vuv+xxxT#`t+d`}k;{pe%0fT+TNxYUSD15hSzb!JQ9z0VZB*;#m27~zFnV4%GpbO#>Dp5S=
F}eJD=twSAO5Nxe$^7tf4RFZ7T=C)I{eAVmd;k4CQ4inm`-mdi>zjDTOLF|a9`wytKRY#8(xp>Af_)f5HtmVr6{()^<rxRn)%)sYU%Y?x37TFkfl!MCEVd}_
S6|%qDphwlJ1l95icK--Z*BfCj}z&PIr-PXINE#Z6MGyo$9&|IcB7=~t-EYLsfMm$PU0#d(o0_OfZy2H02zO0T;90#<m6Y;m&0r1@!5EB5K|Kxxg?h@p+^U7
71q-_ZOKkN1LU{L1@beF(@bp#t%M9Br);b+P@zM1K_(Xc?y~pFP3&t~GR6<cri&Ug66vaDK7BHu!h;X%c2Hpc@oSZMsA^-V&l;_IaQ5KTK?i8`UHsV5(O&jY
Wv@J8pNd9=Ni8!!PM6<_rz!C}lJ3U~e$5dofI%}DrZI((I7o#HaoOh)dPL1`FTa|U(tW(#VCMDsl^*tXG?SKmG|CPAx6>hcmYUC(_Xo0MD>25e&~nUuj>s*N
_9{`H#;EH3_aVeV#wqhbIQ~n>_?*-h$M8A4Z;aO}LXsCp7w6}&JjHSHJ^<5rfkA+o-wxjFt#RA&1jHWh4uawFdpG%&SQ(2~ngJH=h%8Wi9TvK@O2Oo+E)(BV
_i>BjNiQc>DT}<h{FWX8Xg1(-3=){#JY6Z<(@^Is0QBNuELr}n{c06{FC6&w+QkW8<3?7%Z$p$X!sq)??`c7{2P$3rEbJ#0D=ol#Lmq|?Was`C`pn%`2>S~l
99MUam!%hOh*a>2`>jM=^3-wJ19idziq%%dR2Vygt+nedh=0^Y(>oUixPEAXWi|2Og6z0wA>0&9p^PGO&{x6&x|Fx&2rjnt?m!QD3;k*|GR;On_%OHYh>LQ(
JfzQ;d}P5_j4Rf+Dck8>bl>u^+Lkfn!@|FO#I4ruYc{r3x9nS_<LQ=7tf<C3fMlc+tV%196*Rd)K+FSqvTUlKRmiz%2cKa5X*p^;<+6R-4ZO0@PePb}OP=cg
{hp0~U)>i_HN*Gg%8ea>N}M+*bo~5&bFL?I$bP`Fb%mXW3deh^|8V-~27hd(&vK4k2D0D{I>vi6+_uN4+K~;#DH+2Q^78w_y^Y?}`QxJxZkiQ_eq_SI{ug{X
C+4qXKZqxtr4yRjxFW(QOMmbgSXJ<V)uQKdd|pv|*#lT4`^!TZy(SCXaI(dxBy(n@X1MF-CN8`0NPf`k2%)8QH!am=I|u}tfe0S^L#{|}n{#GQ4}K8{rMI(8
qg%*9H<`_jV!XcM<aP<m_zFD)9~#Y(p@RcWYewVg$D3t0oSNT2>&f@2(yRIMIKuRlu|+p+d*skQ(_Iz@2<o>wzEcKPDqH!L&T$y_NtuvC^Evr&-ul9=7SK8v
f`z>OVE&SiF9$kck?4yT>)hV@IN%{AEeFrZY0^2!`Fz=rr)3tv)HL+6WhBU&lS@%U=I)f5B?!K@(LETSj?<POIMdv?<^#)u8)%Kw!~Wdb^BK4Mg>i57or&Y7
rRVN+DoFJWy8@9kJN=xFzC8BoJ@;eQ-#Ew7i$$-Mp6gENVNns)^vt*;4Y4N*?0S-u`NvC#fXUQqkWDe{m7A0gkcZFzHpKz{ODwv?d`P;~35&tc_IG(oSIp*#
0sgX(ZhX(yKO?<JhMrn23jFjFOs;0h9eaz`LN1ZXw<a0ZB*#c%mt2uP&k|xX@|`~LJtq{<BV#}|Z{zAuQi3A!%YMyUt{M8<3r^(|+hN3q90}PiFk&3Mh9NwB
)o={codX>{HqZT5V4_q`(B+g`OvtrP2@{Y8Z;)Oa`f(3YiX(#6#Qw}ve}_BN6kCk)fRHA5$5HGX$-PbzmM(Q7eVVM&%l2T(rGz?+xwKRy5^x2r66W-7DSMR=
&fz1i_ANuX;{0ny&CP8_=+(;_UAXrpPm_hiq<IHuF(yN{T_VK8uTTS{df=S3IntPVlEywSnBM1<tkxQlXS#ZN1V{s|MDU{ZV#{b-(=|ca{g)s1#VClxW6ti`
XPoAst<Go1!h>r*Lbr;m%Y@C3B%WGMW~tAVOY!VKNyodTs@CPw@hZh)b$O&~@n;k$`cag4!;W|QvOoJaqlOjNyjr$9yeQ_-b8>_J(jj;OfJ_FjZXItAhA?Bb
Yy%%e3BGRoevV3f@?rsWxlBTIpPDmp83m$b?JX^yi36eN6O^^MUp1T=?YN%>7p03lY`gPVi0zZ)U0SC3+}VCO7jaq(!F6;<f?UF=h!=rV@zmRlcdl1q;J@Rl
jr{k>oCXOUo@F^#de@BD-8x{CK^5I#<CD65N3d$wl*tn9$E}oswrU?QUsqd``ytq`1pxxLNnSl{4<>9EQRT3>6?G>5323cl^3UY5qb1`@T$7bv6cfZEFIkJ7
_CYV!*g#kMGfwnhViQ*sv=0@E(cp-3xM6Y&3m_qM+us%3{4G;9lAe}5j7hhHQDohX{L`ut*}?TgpSIHq4_CJB)c}>Z@%4Y$nj5_SR_)x?!MOhFXTjHyUYmMg
s_nc;Y+P%7`uKdi!rtB&8tbQ}HI?jIdx-Da-xnO16p4S&s-10eXRK7)P}h#$_uZ?ySAvBXTMwjm9kTC+b+2I=Ww9X49yQSJ2$s$=v2^am>np;ue<SHwPOBZi
LO9C_cSD*LD@t(WcntPez?cJ_6lVRLYxHKw2ah_@?=^}Rr|;;RE}R-+^|e=T5auH26)PU8qEW7UyWRG0u6;KZ&>)TvLx%mo2TTsa?S1Np?GwX&n#OX<*KBWJ
$eM87A)+*0;SorueL}kLEt(33_1rrQ!r`pa(&R04lxMudJ-Hc0L@%`cNC>8vO~G!<uV~&xx`u0i-R*ze=2OXOcf8TJy+_W1M*7`h5p9!g@qU4TzY@q2Lf$S3
yF67_G?b))B)#kOgSGxGTt77<=n?g|0a91=d4tA=zz5cs-4jB#M{SE)MtRT)S9geA2lUC-kDq(%%+j%gvd0)s=Io-oH^eQE`u(msG@>brRDJdr?EBU)iOzPr
yk4oAmhIK4Y`<@9{z&G5@#dNX@sB!`&;maUZQ4J){M+_r#D=f`cTLCGf1RD+>e0__g-F0#2{=bq%^_%i$Mx7XFm;FRb@#B(H8|KX^hw{-1fZ~mRre%yvu_w#
ho&R$(C;1Vp&@t1I%l*@f^l-_b}MYCzUkI?=0|M$<tqa|82!W($_CW#uSsfFzhikD6348)&O0bTXZNBporbZ!Y_iW@Z<}k=yJwT#4KJY4-i)aGkv&1vLHM1!
>(#pdBXM-wW(&LQ-x+OE(<VPD*X-NHF4J`1C$8^+Msj-d&9k#({&gyv@9bg!bE<E<vRRlU(hkOxbgfD3PBgC1$e_`0Sy#Et{%pp^>KC1?Fo(52XX})iX84I_
hr#w}|9olugTe2Nhj$-f=tsLp799}n5|^46+xd2@-=?fnc+!`RCS{)G4b75v<qw~bZ(*^8d#vmeGlzR-`u0>LXAOCy%Wk~se}GlGZ)~|_dpC|}JRp+tvth7E
UA-6V`6e}I^xdTO(zml|xbL}79>byWRmc0L8?bwB9it8DgFg(Lm@S@t;vXHhqPuba8t5-F2-<(auFKw_<s2D%W6|RbiJXx{Wa-jS<=(gf)=x?krh9~59{2fm
m)vHFPe17h(MkI*1h&Xtj`l9m&`xHG6lo-5Pw6)ga`*B)D#xIKqbq_lwEBv*aq%j0XRk~oqkXdAuQF-clgsu?&6Al622hCcj=jUo7!(V)WIRQ;3DGxXo9w*p
u%3G4-K)3lM`QFNYYwNDko}N0N0lm;D+$f>7I7G{s78^|pBbj#=4_krML6UP$I-MA+N*g-+CiYh{^Zfk;d+;zl@OGsxI2*kM(lEJ`ONSFg5)vz5w(VB+}y|^
Zolp$PWxqwf2FVgk}ppK=l(x;7tKVPreX<~o2l1+9A#vPP(gacQv)^L7%TMX(cwJ~IuGWuxi3XuUhFylQcb;B)u=yjr*D?4{O}OUHU1K}F)Tny7}@oRRw=io
YSI%s%zeuY50NLghV@0dc8{A{pIWTZI=wYWC`nlA{!sjKc=MC5kYm^)usK<H_Gj}AYI8UINP6$Q8Frq(OKy1>u}?G&UhZ-<WM029-P0R1e@eS_7)q88a_`iw
UMD<{JuG7qrnPq~UIIT&ctUP$Jc9_`_s!~#x~Eaa2<79q{I7p0a(_9+1p-XjwqU~@^^voF5t_rWuz|V%6Fb^C_v(B=y$47nIQWQ5;{EQoD8~QBP!QT3aNu`c
5f&eAp*T+u#@+Z;Yyta{!P*f9IRqeFyrLl);WP4%g@%xkaSKf8NKtQ@iGQ{x>ogfms$-{AaL9=Cu+*JKZrHEc<$S-$BR+b`(Ukut2`u0Bzw_he=<rnYX6T#2
UmiIg?Ly;cmia6fO&fJyM9sUu>`dctZ~vtW4Nm^=Tleiql*J~xrm3hV{IlI99OLu^bfn|ze!7iyO*R%j_w+P%+cE8kR=Nm|pL+7l!WD<+3Su!Cl7OyeHX_Cz
8z#{3F;yIR1{13mY`YyU$9QGSEdLd24V~Kec=e*p>nQN9Q;1GSmZyc!{eRca3pVHckJW&ZAOty+4}9e-%IUwU;>He@`f~s4ao-U-Fc*p)K4|MpNw52tc<3N#
f?A)J*g|D+_XOl?GhqSY0jVp+Z79TfGgxl<3+Tn`vK0&e8weJ5<I(7l{s>V-PS1EKQwFdl@$6cNrHb&~gOZtxl{#;9K;{((>Yd2h+G>k%4kbP=?QN$Gv(wke
sDz0Nj=Jn1wJsh6AqC&=d?nADmCH?<I}rnE(W}|_tmMx_H{6g_52L-Gt`b}Bkn)1E)A}GyQ{AZymBpilfB#F}24k1Eo;i=-WIL;!QbHT*t^M(1bW$H1YKp~W
Z)t``{4I5j%GhtQQhR;bzH)PL*Es_LiVk;|Rb!OkFcCjw_mJnNFWlkrE8*}DO9`yw_3&_2zN#+qCS6r!TYQ*-H2aoJ@EYKcrBo%W@wPhSd%T@f`?<Sp%=v}^
lgE?#p_>|fobx;Y49x$2)@Zs%g-8z539zes9l-EK&)A*Noz+@n@t54Z{LirPniKZ>V?bHcSBF`>x;*4D`I?<3!Rc0d<sreZ*Kr&+#XLyvy6YRzLX3&edP~MY
9{3#^bZh%MpJ5j9NZsD3X;e&T?D$O%b&!S`24(87(Aw{J8R@X`-!zaxQ0w3szy8zLt}F8yH{o)#-HqkPQAzcYb)2PO7rCE&UBq7IU*GDVt<A|6w7Llprfg{O
@z_$gEb&p=Ztt;iPM)HmazI}8ICnQUE^e#hXjx%yoYozu*!2f{<j$+b6Fx`W>Q*gI^krOycYfFK%ejlp&_paaHtU0nx-O1^^Y$tH1oN>pul4{K8oJlZsbev{
9rjf-)7)J<;#Y>BBN3v{g1BL<O|mfeWij`h{rxa=8tLYj(WYh!@gF*VexIEfcEgmMdmE~jm#4h=a_<Dl@kxy1iM#mye0+a8jk@HScP8n@rZVE88o9Hlq8jdT
#q<U+Vkx&9A4}`fUqG5((sCO2ss*Kx-^IBqZ)#~sC5o)ECsZ+Lr(sowzs6yz#b%6W=Pez}`RLTnhwtb9NP#wve&ok}slqmF;|y|Z9Eu|+#cniGP(+=L1zWFu
_qIJE&GX5{ggeujPw|Y)$cbT*{O(DO+gKF^O2H&767e{zQl6C>*=6ruK2I@B63Rr>6aU3d6)QbE@w7T73LWM7_`;4`%VgfNl+nWQ4dm`o5qz>#jTNUkI}MA`
IZ~a4QahFZ9YAiqo+2B|%}|EZNUXC(4r+R8r;PZQLMf7L_wKf*c(D3UrBQc<T2(k3MoMkzZg+tZ#|!pZ;qiv6j&6jBHz(%mDWr8WnKg#X)-C5-vii}ZP)$?q
l{tz2Tz`f4QBAR09jCt^)47ffR-pi!@LyubvJ+gg3^>jZiM|K*s2qmglU?@2E01;yZK!bmS*+)ROq>pfy`(T|e-ftKRCAZrQJ-xvAd1!r75ymYFg`<y)(dZn
y5o@ZQma)DW8}uXdgl&L+!saMY0j0e3P=aT*vJT*HhkvEnOCPzv*?bGO42xgp6fE!J`PzqGcP2Ylxm+>r>s+_pQCdgl`^izA=@!}j6RUf$upWBhX6Cm%e$!K
P&$>o-W5&7_gbjXOXwm{WcSwMt{~$w7Rs|)y=Cyvf8RAuOz}&3l-*~Pk<At+v$XK8lQ?x$B?F}WX=7)9Y?D5ER@$YwFFq%64#mSU0H>+qo0(qS_-UHgLMS3)
F*U$F@$-1(MZwADZ?DjfI~Ow!J+KrI0aF_CLmLD}N3BCR9)|}cq%}pd9IheV`G1~3XE2Ee0`nt+JNPlaN$j>5&~X2d)>zF@&M9c9B*HR&IbGWUnJz@JBd3`N
Kl8D>Mhhh|W1V2bI>fa-L7zjRm3N8x)MsxIz+8M&?`5}1lXFW-Q<*%3qDw>^e3Q;h#O>wapRhg}ZY|Jfp{v4YjEIw*@0|JeKMxW_PY#IMh6t0UlEmY_<r7)(
^Q^3^MOd@9wwT?ys~Pa|FF#hnwPNW{a6Mx?PP<ucGUZA)l}bbX&b%B?_$()oJ$Dsk8Bl5AFY~D@Tou^tUf8bYp@hMyAkJ|S=c%a6`S0O;`JSW@N<ULbs{Yi)
fuRPA<7I~*U2LL@(|K1x2nAP&kETCUJIX1mLsB|4uD_k<RO82&{RB%ryv8M&DD{{9zK?Mf9JQSilZ7SLjC(}v7Fq^ZE=W-(VN@$EAXVweRF_ZE(${*oyj{y#
P0SpjYbYHaPx-j_K@G|+`XI=9DPFe^_BxIbFW&F%oUN+iZ61pGaW(ln#!@kxpWAWc8#zsbS-}X;Z#Q>Um|qq5+$%emeWldKe<8gX!eQ>pJt|n~I(_c4;C+d#
fE11U=_6cyUb$F$f5z-tz~xHeuZ!4Lx{fpqiYCDiq8R<{XkUj~x&9+39z5u>vC7o)K1|_a8tm=*u=WDKUN$;$;zVJDPz33?q1sF%1Qg^Uw~X1YP~$A(CdArR
fNOO=o=Y=f<&^HWRo0d>|Dz%>J5voyyWk_xK)^#a%h#E3v#BvZq>DmQ8tcVQm2=|T$^Ig{cQk6{i<vb8;b@cR{2e>KppxvB&)ZEf?!1?*(Uh*vbM2=`FFyF=
@rR~{-1@V^sDwCrXn=FO)AIxYM9Nj!c3nP;**E7&iSv|;(+Ii&tx8{Zunp<t{81exQOC7(sy-eY#O6~tOb1z!)6MBbJ_ELtr}|uSYHFe5NfOZJX71-G2B=gL
HsdPOr6cTMHbvwEJ)S;Ox69(`v_cW_^(K_)7$b6#K&7ll5QGw{N>{#*skr<;+Rx=YV?V0GiDWaV-87Q|UXc`2HFfW$OzqL14pWMKk@z|OQsV}q)dJj=)AU-P
FRl%o6=hr2v{bw~0c}DR9e1dZ0I2Hf{<5tLEXvg^tS{P=2$ccMg81gg=^%6&;eSOT1{n)+$833QRcQVQ`RBM6i9^aj1Q8g-%ds3%WUZL=$4=eOL!*_Y?9j82
VZ||rG>fQ)@&-FPq#hdHQT`lfe!02Kk)x+&OFIg0aUbh$JH_%ej(XmxQrTbNugRE2U2ZBd@yVVyx0`*hc)fls>Y{&_abSm2Vu$UKmwdY6PDXheV>7S;fz&E>
1+`a&n-ks^t8k*7_}<R8&J^Y&iLffi7ERSwP6VicNKxmB>OhYE^Jza$IB<ax15P(&Jn%MJE+jwU@C<{aD@DTM?J&uQa#J&2)bh;KxLeHP{bpnpBWKEb$Rttq
G7w&_-7%{x?y3!h7*~MaDPSR7qo->%&1E?jj5$-|Um-qKIkclWphgY@IyrEu5#wnZ!_ax__0dZHN76GzxB{j108IKzUzXKz+7U<i=KRwsmX1qLl|>ul$uGl{
72{O;5O2j_{ZW5LlY**>c~S4<`rC6+-3r6zvA%S>3G9IT6F-$jl;_C`QNK~2zlLHi0NZUjnnG{5;S0${6WKA010N+d;%hyR7EGImU7IZ;*yY&IEUNKQPJAZp
*YpEE@C4<$?d;Hi{R?K+yr-8(hc6EVcQ(vgS|$30Zdy$Q0Ud8o<(M#Q1-jGgY2W~khlhn5orZrml`mE9NR%v=m2cTLh{G&ipTXcfSJRsHT=)%V_~XP<RUoK3
*6D&4)Lx-N$1;4_l(``u{6R#l)<mi)nCxa=Hf#j2t;v;FQb#~CyF(J@(;8{~R3I|tZU^0mG~Na)VXB#P#W-j@B-9ho>B=FY6)QD!gBe@FQb}6|E9zgku02$M
7{vM$W7PLOpG8sQSv`+9h8SSYlJBa92=(iUB6Znj)j`4My#>v1+>Xp}5$0*NIDVhg`ee}O&q1-Vt8J`qIbe#;DqEZ`|NnzJ*J}2zgk>WNSZQZ*PqWb+6b>k;
i1`G~K8)9KQTQ#}JNTSETmu-D$1`YaA#yeO8yhBrb=yiMApPA>?gSUo>G=$wFJ3k|cEs+ihiXWh1(VEVqf86U;qS7@p$@#|y<Pm*ab?g@VlY}!`NDs$v6K)i
H0M)agDUawb3mDWX``rhHI1J~4M|jAv#}~yP8N#Cwsy+VH-2(=C5oy2>c=$JU`R(M5(?D|y_Drjj}?o)-hr)ej_v4J9%j(E8p_7?mlNM+jkkOwyuSSiGI^BM
9AGiwFmDUs-}K#lqVOtJl9WJd;&3>=6IPzu{-W=9Y8pQMt{Pprk<rkY9p&jL_taJ?Z`015vZSn+Ln9uv*iL5WO$>B6aho3L`6fl{pnP<FQA(*QSZT4z$`!Y`
C`PL&&+{1AQ7Fj5?<LG<dyacmf0vD0KX6q8rU0kepr#26_u*JvZeji5;+f818BCminj5vL`g5^4&6kx-y$Xod)_nuO1uAY%g*wEmQvBi%#+-VeRqLlIeF0Mn
B5V=3A)oW94CB;=Y}zcN0_}|4B1OiZ4gtYufsQueD)SRB1{UKnC=DshD=PohoF~WRRM=)Ha<(sxF>r0$F5K{=A99m1JggB)^_cA;YGyZb!%i*HtJq^V3k54F
6(CvwzUBEBo`U?0BdJ{s;4P&pvgue8ncmaSA{2fsj+@4pXML*63I7jJAN99!I*FuMim4%Tt~LfuM-rxT0TV8uG5UIcIe=C}QnL~;vSbvNp>_}&EdaPt^m0qt
r!bsnR!qE;1Jr%uDoq9OK4Cr!$&{DMNf=4!`=eLwv5oDilWAkW884}X>6BFoz}P8ObxJ~*UzAZpM9O=^jn)n4D`er5$#Rf#Feqbz$DG~vB!WwkP*e>@vO1QN
ni;RF;o|^-Je4#pPCfLT5>kCt6XYSw57tYlAP4Z2(d%W}K=u%*ma&w@MxW&;`c}#lJ#wkMe0EIav@DJpiFn>*amtUKDlPv^;z~J-t7nm4xjJu(Xv1a4&V}Ly
Pg`Fdam_B0?H8JhPDf%=3PNY-fVb>;Qf?GyW<uYmMNx^UPWHF=b?lybS5EO6F<u@MGIb}sW4-`dpO=8Y4sXi0RdoF5Vk<wKxVQ37i9f_+v`Imv1FM3C?22cF
<8;RsNfxwIdq&$bCq)nzG*!$J{#Lb3rTl-zz8Q>SR`i8;F)r25iv0y6&6v87za{FC3ZO7~3Eq3u*!}%whcL>aIHaPfxudMuVRD^IDt`#VaJ3huu8bTiek~s<
ZJg$xcvK~2Uw9m<i8VfW9=Do}zJ+K_&|#AgMdJLIIzpsNvGtrCIUhv0Y-`;4!56Qt&W5uoIkcsZY%GtnkxEWB1U(*4d;Y+?|KTrR$>(u%rzp_6@--{KPxw<Z
l$ReU3jUdQo7y=#@U|G{&h&v5Z;NM^{7{=Bf>_*N&eAKY4pOIt(HevsAT0s(jJJ(nMe=bQ@4M)6QflL4WWV~bxb8xGPMNS7ck|%KJ3eZ*$0IawM)DOa(n*dH
L(^05caf}MBw-yYwwT=K;c4aUTUl@PbvfJVho$gV9I1MoS77VY@$QrzD?AM5iq6l9zc*n#7VO0Jx2%wjgU^xD<Jj`E)EO&^KZwS$%W)81+Ra1V@X>=#7p}P+
k37h{vSl?-c6|-n<7zBw20W}X{#xB3ixU{);_~d`PUc2&dHKc%-bLN;)mUgjM5YwqMJY^iR~2Q+B&yw`3fiL2UVY2x&-Jm8Y&36g_JKR26+tX00frLC%bm;S
y&bv<K$oislh@gCaBWVaDZi-OVvy>6T;oQ2SH*t3TzB*%z6O2JqvNa_MXf@dN|Cc5ha2oEWe=Tv?t?mJD)(Xa2iuMzb+gPpb9_+n`nCYr5$oV6C5O)rSLJai
<3a-)F!vOT%jtqCd7n7Jr{R|ht8Xv2xsp*4u?+Tsx(;7Xmh)pu5jk0#%Oe3%&2Q)R4p>lKe!~di-i5V&`<s9KZUq!1{?zbC1QFQ?6R787apfB4P+<{YrhM>`
`9~2(D1;*wmvD-lT9_pmh$xg&rR*MFi_5a}kH9u2%5jWC41FyL)(FiiY4fxaoaJrge)jokD$k1e`!kef7*A@PU>HE?-8Wvo{$!+NL$@XikANlpKrVORiZ15K
B5S3V<3|C5nNHc4qqy_D9maQ1u3oMgBEm%G?&1pzU%W1O)15jpFEwOm{U;{X92%&0|Bu{*?H1J(D8{21BZOP(9R|34n_r&oprmEc`sG-Z(5p^&K)T1Np8^i@
rxKO#$0Jx3{(C*a<UViE_<!(u?`QPxc|0+N?cILnG2C66>ch;Bwh<`S^d*8*wsSwaFQ{zjfGB`N@W%+8@Lm637JldF5H3_j9VDn5)p#uHN))Rc0{^q`Pi_NC
MAYT|{sh`M)+!E=brpZxYSyX5;O*t0BWpR{J2jBcI_1^ru^Q1d9%nzvE6bxSMSO3f^SJv0R19sb+}|{Oc2i8Ao)*5_ul^sMq;{08a$v1BJ5efJ4w0jZ+2wk+
{{MqOE5JkNMy}%iT)cK_#-ik08U-X9pGLkoNf*04<EM^=7RdGp`kEAS75vt{k3LVr@k9Ye5ij00a{t!%&}$X@=fdka6@0hds$?sazTYK<DtWneC>J{8+0o*^
kDI6<qEEc#aXme_k)}KIHYCuHvlh73S95fodp@F4G2#4a!bg+M{=OVuilTns9|81Ks7GbXdIO6qbD})8<K&Kmjd(hc!(Q+L=`Eva(_a)Vs>?Yj=E`Kw2VJa*
*45>1U=vPS80Vj|4rCjsIblJATL?DCuZo~MlZ%uM{h5e*4sTm^IZnc_C=u;vGI4a-Ws-PmpSnaAMJI0<n~!9^-mvR2E6!(i**>Ax=CK2N2QEB?WB88|kb1Us
<_|H9pOpjY8dwQ<6GgV=UQQ4>jIVve>!D+?@MHSL=u}%pn3To);#?nl8`zjJ4R!%TWcuuKuxfKuLbP7Jm{R8xraY@ny7N5iL=Nh&o(W9<VLq<{zzLcf7EiG9
@Z9$c2=D)NHZ*do(d<tCzH$Aik}({jy6mj|S<-$NJ5{%vSj|NIU*&{gstfR`;6gofaFLOp*i5b!S=8f1_;IWqG@$yd_yERKMtK)#`uC|+o>ijSjUuRXF)~!{
hFU@c-2k<>jB-@#!8apx)Bv)Qm6MLy5MGzKh5GWOtq+7xD<a}p@{g#*(H4i?GE5REF?q?8S^|)g_T--VuQbSUc{x`u)d~YctLAcSqVn4C<<C;FyG)k*H&Ll(
7476#>B!bmAK6qDlP)j2u(jL`@p2@ZD5!t$K%Uy+#9jrJs61{tnlK4ZKJt@mxhLLcM6l08ncw;VMysB@hdw!zt)^Ls_3b<PUEse+pUO1pyt#6}4Hsl-rA+;l
vXNfCCRM)A3T1}~^$%nFazfG(XiZfqPvyK9_vQ4MeNr{Me8Xs}2s#^&k_S@cA3-^`zeK{6Van52)?RQcmY)uk-{But@imCy@0%qxssUqwPfUg-r>pcRA!EE#
sC?<3-B8@t?&q6N;vf^sryTNXM^vmQ>Df+{fZHYwD}qIP7*=**nEh`0YV2mK?L;KI$^bk^C<oTNI(er|9xf-tj{g9{#E!?KO4rClWD(5~pqLAurPWb1N*7tk
?~BeI&~2IBxWU~U)+>LvZM{^ksY1cKdRpepk24daNMyR2mRk|9CDSL+aK&EwV5V;nUnFe6$a18iebQC)JRU)xhv3gppqD*z9XWKuhlDE))NC8bPWq~zxb<jE
3t_e&X<)W@GFyxW=<wsoiC#5WM!9exxOrop!nXx}hO3`&iC!>M=V>|vcqI$gBbOg!^HN++!=%^TgfC!EJncWvARFYA4(eJY0U}zvSDBg%My@!*Z1TEN!%)7G
Pp;#7jF<1`A!MKaz}%JDnWzwBLaK%aq#WLPoT61whgXgRz_YqAY0by#)E+)%vnCS^6d05&zel08dHmj}Kp4{CJmVW*qS?mSMTAIHAHTu$@<6mbGIlD5%h!g4
bL<8`(02L{R&ne-@D_q@J98ZA++7Ta^GXrGVRqCY;Av9TC*C>uTLITHt#<Pw5Km4q@VV?J)rttPb(+Z0ZFEd`YaAEgLG&92wC9TbWjD`ABbSwU`5q9?^b}Pn
OkYU-BB2ap@eGS&>WU8LJC_$F0o0ozJOlUPu7k31z&tMV!*4kmw7UKveKZD=Zbu;iPnP`T7$1^gj=qmR4gN0^th%?%?=udXZ_QNp{yV8&nhkhXvCbqitM<4q
2^D_&tmx&~Y(`$*jlixsfiZV>7r`-yE{|mn&7~OZ<!(WBuP(oyOdgE+_~k@TNpIs9Wq9vShyrfKs4VlL<_<@wz$FoHKc_i*9#j4TT}qxDA)sY^A_PZ2_llX%
b#~`Lzd|bsl79nx&@fRl?3KMC)1HmaE9b(lL22by&P)`WVR(IHr$#?%rH|8U5tx69p#kv~Ex5G|W1iz<7U@Z@Z$m?l7BG~uJLX`0hUoV!>glrvyNH0m>_<jp
q}+MI$Gsn&WLej5-Os5nf-Tt1WGXzd{vo12Y2ELkQGK)Y>T{8*k+O~7={1eH^A!BP8e9ZDzyouD#D;G9mcf`*Z&2pK{4^5+sKfJ>FLW)(at5@lv)G{=fT(?j
rQm;>ulIY$wY0Bn-N*hOZ>LxAz5k!1cVTkd$nrgRXLn;}XL@?twq%t`#Ucpekxw82vP!bs?wPpXY~tRy^XlGq+j^8#4+6w1-$;P0l00)i+$OIa4uz^nf<&Hk
{=YwnJSRhgw`7D(G+$6Lvf`kJeAMapqsg<J=*=kH>89!4oEo6#l0}zAmruft)ttk=nespPX4b+#)%wbK{_z^U@F(E39e~=nicgzM=FF*_8U~NP_IP|B;d<0U
AFQxWqXe0f1Me~|W|f<dMJIsM_))W%SUY*vnTB!4k*|-pqs($2O)faJ9B;3=zUB_j?kPjL@#T}GCHVb*lG7d>H>v0SVbikAdHU;^xT)&$$2V`bKYaJyAO7&>
$J3ub{P5;S_J<#S{PFic{&4#D4_ANq{>}G4ls|s|!<!#|{QY-7{^K8h|K|ID{NehCfBN1(;D=wYzx>yKoB!MAAAbLz-(SD^r{c}impA`7|L~)IJmhG1_|g4(
{q#j2zx?CV;d6EU^q=4T!5u$89e(^W|I<Iw*Y=nssJn@n#KxI#HMZK2mYg>7E){xV9=+81<<8V9qt>;2igK+v%7d72{tn3=Qbm<7wLJD_3ZGN1CTIe6+D0VO
{_=?K5@-I5<t}%slPgCHp#?|>zeG_TK?UQQqVz-2zVKkSGH}qAtbk6k87jQChaC74{{TgjN{@=6gG_aRryd98%^kFSMOzvn@5GVxW>EodCu)TAb!E^#oexNo
F*+k|ff`@C)I^w)9NnLWt^<s$4Dm~lcmNre{ixpy=+O>$aKzb671ZHG7NHfFxW8c9jXUFf#%YB>9A2!l_q!+tV8XmtkchRBkWi~e>|rBhPAH$k2P85*0HSg0
F?8^Lj0n>a4;?^X;w7(r4!0(<>-kF>X{<0R%2zyP3-Bx1MCkKSP4(kr>kTVxA3r}i9N|_1wN-Roy=?D{_^+WTzK&nq6JJSSwvKHI6b2bLRk4BRbB(jSSZ7K5
vL5GSIhl`fSEhPZ48oh~Z#@k@h!D3SfDd(+Z~~T*iJ@e-keDda=cTB;;DA#{D9TB8F4EyL;hAdgZs5Owgo}9%6p*^dd`+UBME8vi?j>z&X6~i>M8c3XLw$ql
m{K{kx=-TuY3Qv2JCVe{<0II6jBoeF!wPd9@d25$l`Psdv!DkLY!{OT?pK8W%U;C8AfvcXE*SZG(C`96j?G_`pvk^L>m@i%(ixxytDcD_(=S@SXWnos9j!7x
;5AOu8gfn~YGnr{=T*<$+T773xQXEn-4D^NO7t=@Cwejnc0<05Lm-<bd$<G*<lWG8OR%G{gafZT5BT$-B#Bzyf;z$+W0A@`DCxS(O|L*rcnbwdUedu=wUk$)
T?b$<6LnX62T<3w-9NORB9OW;E&6th*_W(oUND$kor$3{eT|3Dz3>Sa{c^iac^|Jil<h_kdC!}V1bjimt&4O3(`nuAZRGMH;|ML#+p%8h=N<RF3q|Bl{b?+=
CPNFdNE!|b*@gWI+qk*V;wUVoqAt10T44Fv2;*Z?Mg_6!oP$ILuGH^F>f$nq{6kGiT?7XsQ@d#qe94c|5m68ks#k%p6QSex$7pLH(}0K!4%Ayj^0@iAFEOdq
Z=TB9M1@jGYs)rYoS!z~qlkzyF-Y~vB-Gur11o#Fi3BiZ6Nhv80ix4ay!%AB%x;kDXzTL?U)A|VS04kf1l$s&{PIUy%=+RWHvKA>nC@7Q?x)hku9%vV!PbRy
4%~_h6Ko_7b3WK(|ACaFcO43Q?bk+q?B;L-P^rk;dSFwd&$wfUv6rR6ds|=PNvE~wz!tFk8-3K6Evj3JG*O-DxP<7CZ7e%|k=xOQ+D}`hRr#&hWMnla$C9{I
-kXT2t?_3p(9a+qS8z|fm9l<;`aXF*PZyp@Y6!QC!!){#4%g*wuA<AwR|5G!+u$Ic$;Q(f(`zzq3lpJ&XOwyUWhmKg+SS0HGVMu*^Hm;c@5ZSy#lwAI$bI6y
e^YGxO)C>l?+OLXgyVNajb{B5nDTo`bk^EA!(^JWQx|ybd`UdkjGOq9E$DtE0iE?G<q^lHD<G*&bMFdH^Ub{n_R{KNJx;{r&OuxU_+Z^24u6xGvG*~R`?Mjk
YIA)14n#P=td)gaQsp=b#RyUjO{)BRYC>m7+JSDG_33hV;Uv1K1@UF>A#wv=HQA{P@XKC0fL?jYRY*OIm<ni-JRV8UW<%RH>g#Ey^#K&h!w21GTBaoR2WuN_
+ZC~mH@fO8*pD*50ftbAM`+aS>+?KAav6J<<t8wHU`D=t3o(NO$-=#)$qZU(a$MbLNE#}Hi~IC+lNuR`v@;8tHI!88ex97UJ0xt-s~nuh)2=C;jAt(4!f|~(
$WTY)1=?n0T>BOO&w=gjmmN3^U!H<!Zh>}>Plhe{ZGG?UHTp0{|FbgF|H50=-emg%^+aZx^fc_I3`M=`d>uIUNy&bbpv3Hko%?K$>fQqv+&ged<_=!WUZ&zf
3NO3eEsPWoNbxp255{ioGQF;VUHSs{4F{|D$)LR3a(YFYmw0rE7~ow?)TN+uFYt}++6Zvt&p}U#m&|0!begCE)N5a52O=(3m!?^{^Dh3_`6z2Ei<$_Yb&Zs~
p~=r@UFLH~o|@j!cdBhis#X<N9UlN5z9Re67sR}BQlQf$2cPHf5$My0p@CAj_%CA@r02b;V5U-t-D+WS9;!;gLBV>6p#Vsa(Vr&qBI=W@wr`Vtz36-f^Hvyn
n%%}DG-ysU1;9^^w-amAAvNn}0nEMz?ZD5+c9{D6q+J7R>cKm{HeGVwi0IabO^eP$z4{Z$RpJljlba1UW-a0KAtec-BJxyHSEg-IPy_Bdl0^T!j3i%;Fw;)q
vjo(b%ET9{te@8W3%R`mTiyf@8*<l`a5aXXuTDd?QJ4_#MgZ(~D-(Vnkj5jKW{(J@_`VY*XA>vi-tos-l9Des&`b2I>rNH<)8oEK&({hD?$FQ~B(cK>lJ%=W
ORiFT(DenQV7Bq`uYk@MaVbvMh`e+19x;yEbQD;wI@g##DsQgi3q%&%Rk<UY50a>Av_|G;ZT0%-<)}z;A&!CLf=o0faX;PpNL@QUfvD}cvN1`Q$<=8}_n?~b
HsOcUAi^-#6FGM0GMDK#o#R;(5A@l+P=pFaFEyVzPn5T)afDax7H;>XHLKX$=}B9aMN24piw9fsI|h!Pv;#TnuOulF;0X<D?!8*YTSHeVT!Sk{10p96!NfS;
473^Kh+KqizFL&t7R`<V$BBp>_gNCr(@r156zH<Hi;{ZF3hh1hiY2K!IB%%-z}u|HijP?eX>>r-nA&Lo%dGt^0LujG`<Z5gHc8;E7p2=v*LouU1UIN59lAHp
3!k_3Yio*r?#K0n4_6C<hbS3qKwF4H4fJt@w0P(qdU-|Xz(;YldZcNcb%KrJvb56}vErytGkvzffy93<eMX@p5D2DC(GKY?(MNCEWL-dZ*$kt&$G3J@K6lo6
kCrSLnoD|_k8{3mh5+9g))@nRcG6&QssG)oyG(U2z5eHkFSUBW!s-MYuddd6rG(6ciMBem@s(de)Kf!80B||1^-_!l2tSrd%ON?nFL%;;Fjsoaa?M>Ny`!dd
x*|Mu6Y|BIzs(FwiK8ee#By-&=cv@Eg7Q+5%|JtWF*gu{$);HLz64$ZjiD=OmjLhIQc#77&dkbFI4yeAO?y3*r=4lt4ieTs=bi-4Na`cAh(@8QB-N4-cSRRW
&0bhIejyzb&>?)cfonN-$AVf=wL&!c1{OT_lJ5gU8wzdW|Kr3^dfXN*u~Upr+9^y?fsnSzb_MT-*dz97&%UkGkUpq?q4-$yNmm`o!|8u96D`NpBA*Dpeq?V=
@>&f296|CZ2F*xC=g3^GP<o9&qWPD-V~Dg9A=^x4piKHa>LJRI_OX?0&7=2WS477+SgH9cKRc#b>iKEPB+KqG+V3}x<VBE;$(ZPe3Ab@wXjeVy&|F#Igz4j*
^>hh|hYFd}l=I9H1Tv5FO#*9LT7CK|_#!{eAN5F-sEyU`sI575pX<~xTd)RQhq~^<d8fu-Wqz44CWb_0CCANlo|L}O*zvN%9T{V>_4xLAdaJLNt=4zKuZZ1i
@-vLn*vAW(*-Uctl2Stm_7>qZw=Ie5cEl#N!oa2!fjWl5T!k_E8t6k`r>XsiE}T8g%9XA217St}(lQX`-B`F2EHOpxorn$8z@^&h&t7acG6g;t+){r-eiKzD
&;#tfj$~tD#x>3$xXmTo8db0=^MoDRQ}a2Bm<0MMRPhz^7P;bgy>+tvWk|KBo0DUp6N~Z~$<3z<@wnU_D%Oqg7%4h1&`!r<fi42RX5%`&`f|Mo(X~VBG41#E
NFw^Dh>~@7eXq$?7}hS)@zKC~L+p{~2k>tf>HJWw2d!ckO)Gh%NtPTO{$~umJpVc$?YE)#dSG^!dV*k`z$Yqr52USfYCM369MKuArB%mmX!3_5$~}{=#F(k1
3QqecpjxgbRzGVBt*uU}$29UFjF0`!iHnwE*6zLBu6(q4(x4K!|Krk7A^ZKo>s%quTbw4bC*?xaLbjl2US&q{!$;CO813_n8KeK?iTN70t!0Dp4hDqdsdp)>
wf|*znn*lXr^#V5+Ox#R-@URU4b4RKc@Faxj&kwpa7}x~2p9Td5NM1Ho2k<!e|zg=Y)YZXjdyrwBzlO~dhSM+T8q!T8Zlq&S60r~3t37i*CLNT8jHl}i2zXX
e+_szWWK_9)vfi4k|b!={=P)1be)ZGmYTfr5_#Bo>!0N#>(#B+j<|Me_I(!j>(h9=Y~91>|Hh#LO7NgRz%?^%a|xySGD_CV{_Et_$>Wj6(+esiZWgJsnT}+4
p7NF!kcUh}XCAWC-<UDXzwY0_U{&Pt@3!wASXLx?mTm9K<D{?Kqo}&01gCx?P2OX%{i)nCDz5T9^_9Fqg;qzAKk!a6FrYwpKgW~CN4&kU(W^VJe9UC0%Z@>L
fCWg^j9dW~>-Q?jng2m1k^`qIjbzK@Lh3|UHem->?5qK4@>fHl^AQX5n8RqBr{N5bS+S?IwO&s0hOtr27qrp6&Cux42zV0(=@D&Gw<O5zJ)q%<M9+%?_GOx?
DLd@%rwq4EnzGFup&cFpLq0<28BY?O!rmr}Ls};G)CNs>y7Me<vnrcWNnWg`)e(8hGm%D&<b6SnJcz_D+?Z<%VDldySoUy=Hlzz68N^~Us*&0LP^9Zkj0MM!
WuP<1?XD;o&hxdgarPj&V6h^x4#wS>l38s&BC<-OZ&Bc|!`j3}(r!|?o2W|*OIOdPg)bo7AnV`7w)}kcT9#aYo^22N{qUVVK>O?<i)8!V(&>-Fz5e~1A`_Ad
Mv7}-H+-l)7#XIEcFww-;G!-;uA!nn?`y(t!4XYGtEO#lH$=ARP02JWJv>A+g?$JRE#|GS;Ymj_a_*eq8VrKm3v~2$hX{iC)PlVSA8aph<L%tq$IShdjx5g#
PD9)P&$?u{@c#p&#c7*`!C39*6*Z^!oZZx(VH+c;@XEM{R540#+-bxSlbZH<?+-y~b{Z#oXI=He2HcnReR9yiP?fjJwH$Z?1^U*%UxxvsS?$@ML4SN=ix!aG
E^p}>vgyic|3XrM!Xu*aDpi5OzviiT^@Y^v=8!bz)C+MX2w||$m*k%M+U5TMGQ?RBJ5Ml3Xhb`5;Hjg1CVY|Py`rf$AzL_aCUTlegH@LQdlvfy6a>ZwgYYiQ
2Ry2*j*SAXRP(@G))8qY$}`V49-L!KO(MvrWbY`<aMA5Z7>dm6dVg0>e{sLkPcnlqP{FKJmWVF`gNI)cIMQDqNlbkrJpFpS$Z!acF!DaEI{v1OoB8v8@)1Dv
R9}lJ-?kndXEsSa=GP2P<AHC|!k5&;X{ILGimO`zuG@ib$zz`BV$$VBk$P{li+$WofsPa=T3;RmdDtYUVG2F)1y<kn5YV*J9euVAT{vu7K|y*4AuN-aJwQ6p
C3riwvf>&dDW-;c{#rskHC@f~wpAy~)8h!VJel$}^A9==yvd{DA&TP#jN$v$dIq<Ngfz9Q156K$fYj*33O@L-d_Wxlmm%rEa-x>Ckfp2EQ-6Wp=P)H}Bq5)I
HpO++sqWaoLrLFygVVcV$WNWvtGqRLJZrjSf?3X~F3*<{T(X1!ugWiV|1i2}2ozwKa&@%9fuW_+3-0U~@mHo52_NDZ0PjXT8=oc>1Rh6x$&`83<ByP^85e&9
r>32)JU&;496t2Q?I{pT%>}5PKM4d@;56csXsik%0p*+6;|Sz%9H&K1(48*p=dOn`7PF1sMpv3t-*M0%m%Wa_YXw#U#=vZ=-d-mVc!dd9H>;*z8V3`uUlBBt
XLM<I=N<k`+^2C>;xG7?=Xa^X-pQ<<dDpz&+XE33N@D`@uiq_c=-qL*fM)>)MyZurZMkAo+^e>@g9K>U(VsMud(c<V2hT&zSAqkT?09hSrx?V#BOvf65<-tq
clUQ!u`Fjem@fBqiCTOSqX(Gy6IOMf0@ib>7Ryx|rC#^>zxo&C-c9$A_;~WGt+?K-%w|5_8puQr&j75U@(j^vSa)%QRLxI2<%hG*D^F;5pcO;*ssFTG(Rahk
u7bn1liMj1b;M%kUz6}?*<tc3s++wh<feulN9x1ScJT16O-LhpvU?SQU+|f^JY5jkuElmDAFVp|jp2TMk>^f;RhpixXJ7a2;@(zmCBe+QJNS(Pu&pp%l9u;U
r2SQ>{qqMOr2~QW8Z}r*A2|tpd%26KZqR)njhwd}AK>Xq*q^^KveS3Qv;dQv0J1w@|2?|ArMEzBg-opH$L>wtl85^i1rLRPbQ$j@5RV<;BZ<1xXbNl^+&z-M
7ZS#K0d6Oi;mKw)G>4c%a#g}`eGh{!1#H#QPp@90K3eI4u56I6pl25kfZ~R9@J*z)2MXk{0fg*^Sa@CNqF0D?VY+AOc~ya)?3dy2ac)%<ubg1FxWWiDd)v4B
;X1y(nrLU_21Y9%KW)^@kX;($Q~jQv5}}7-)HXJD`;Y&F3}aRN4kNlIKFYaS^=}4oHIo|f5)cX@B1GM!?P=0`0)`yG^#!=~XN3>RoXUvqUC+F^L~ng%6w>zc
n!nx7w5xBoLyjOyQnccTAxiq{W#kjQU*5&0fA5{&e7C4!WYY|w5CIPn{%2kDy6>(=RxiFPhKvji34Od52zd><1bYT((#Ek}z}+iy*lR?7t2&HVF!Ud*>fw19
ync3hH4(lXHiF)!5s3I=m3rF((ia~j`(*hm)%N=a4&nfEBye%L^UMQ<3z?))(~862pWEa=G^z{EH;AbCQkLIIl~poet8^pQ7dTp7qF2WbxAwBF_NIl6wPbum
O2_sLCag$>*QY~I1?Zl9wS9M8Kof$G3-Jxhv8EiY3E1O2GTqECm2tdtcZv5N5Bw?o#g&E8qkub4Nd{)@v^RTV8xx<VX^Ro3Is8WcmgFLPl>!&{B6d#e<}|{R
t0NajZ{fK!uT-_)G|E4zaNOJQ4{6q_+|%$afg&(88+<A5wI1}Sjj@3mdNx*%1D}hH9__H6y<7K8fP^gLjBIs>XrGwzzmwIcT9B+Xs`Zi@F}||1PNMYUG#=|Q
QB%pJaZ<RYV0z6O4r}e=4UW8Um5T{u8pj&#^O#1>{=ga6&OrO;TjQwSKlzHXE%e%5o_U<iI*YuppW2L-o<VRAsD}F-1bF_Y%=;do(}l59lf0qPp+e92<GDJp
LVTFDX--XhBszUFFp`?VJ*t;En&Jrf6k@3MQcj-ForwCbZ)sz$r__sY!0r5)O4N8gdA)s>9IH+xhs~frg7(n!<ERPY5IiLrq_)M6ggat;%rW<pgR5hTi}7hk
v(J?7A3-F`BtgYIv*Wh}&%tzfO!XtA70Vyj$z2W(UZIRW>dSqppqs@LZs+Y50CpOAm67U29>t~o<<lq9?!!S&&MNTN?J7LoGf^Vk9r#X+_RvSN5V_R+iQLZR
=99NS>gOmAhF!kfF~?L5qz39P>%>aGydi$6namOKyfOYY*GJekMVE=WdL%y|Hya2_C-gc$O^ykmRQbLxdS5bHr^jvu0aQLpV7aG!l2OykL;ZeTBtA^*&meR~
`3@Basn$N=Du!TdkTBj5-dk_+T;u&`D)d}r#Y@`H?Trt{1L1ukGiUT?+RV9!>C%Ks5qa0=_+ItD)63Hq8&~<`2hnEOKfu}h#eLQ}j%t01zc{zqsCOd@ABzHz
{FneiPg_7~=t)GHd}YA6F2wZrhOK#v#fDEsdST5L5vWZ`w&jdBmiXGeDIvIe!a2Np1N7^?8JK-te2H1OUDJ8JTfgpfL%{cgsBt`s{P7ax1gZSgeN+rylpp66
E5>Go_)8p==>KJA9G8$rz{U^Lv!<QvK7NEn6L(`%?0<?|35^NY&SwO05jZ|f(Yl+wAUN}vK20*cA8SE(FPHbygWRGu<QoKeCWtmNhrXoNyPDs1|D3(=kQv}3
cTvM#?H91M{5Jyu?MtI@{T~<x?SNC{Y3t^>=^&H#qFj$rUB{{qkj4T1VAt(&bjWyPsFhjkG;T;|CY=%>Loh%NQgR03IF{feGmaG1lp^^p)PL*ERHcc7^ijCP
IQ#PMe|INSJU#T_rHX^IpTgh$n=fc9(Y8cfWIVSzV(-;z7ZPO!wONZjM4cb>6!U1Rw9wqjw9fATbyA879sDkc+a1OOss6uCBfzwGpMhBe5#8&Lfgr0PbrKw*
1EaREz2~v<q>9BKwE)>(y|^5Z#Uve55UdTu_F1M6il}Hngbr}Vfat@pcpANRIL0l7`2-^JT$Az1{S^gwFI*}`Bq6)!x8sX4nTNtMv9<*tG3(ti8raCyeXyna
xLBW>zOd-NiWOzAw)u8-_f4tuEFWBfWIDN0DO8`^Hsu#D?qG_NQ{Q@#b5OJwutlt2{j%3>jlj?$|E4AUv{<*D1{ZCF`z3F!l!08jrd3Ts!J4$AN#y>t#g0D&
Ye<$W=qdV^hA=GTG8u-1zvN*9NzFUH3>Q=6ml?ULR>K*-2<X0<JT~<F&VLBZy|jmzCp|*o-9KbQRO@=ttx~h(M6Ey&+`~yEoiD!LeI~=HC2!S8@aKDy_@ZCK
mQim#<-<OVqmN}^T2Dx~y4h9v#eFAU?L$h17?(QL@u>T%+U+7K41|)ME`vrsPs^3z?e68i9)eSswLKqr?Hcs(0gZZfxk?h*y-)jl-E$rw*++mgx&B+=r8gH5
f|$kpvXy_+6P~~ei%^8(8osJilXM#PFZP|~klU3El#Sa!+i%lf)o#WKY_CBM)%Xm2)K9CbY9r$7%T_Ff98hRW6&sSY4db6fhI~m)Xgu9Te0ra5J&jXPzqC`f
D5ni~m^y{6zQsz7ZsJn<jO`OqE+jl{e;iasco9i|fUhLifUXT5o@$^=D>OJHOkc!+BrqLLqoQ;IfLhlZNjxvoOPy^~N&8EdY0pnzC&qYR_Dn2}EwI;4E9O9M
%uSCP07v&exKuGpT9D=Exv){d3Ecd<An0R(T#e*=Pk31lNQ58zn~}No9?fl&g41L?M6j%ZKMy@zMK<R!QsID-Xp<Nk5ti9~${VD41}bvPkAk?Z`y{~u4&g^n
_WTaDN-9zlfIJD7!uw%Z2Q4k}$dZ(ii;x=Ln1Rrq+>ponYT6oQt3xd=NQc@e$wceO`B{WO2#1m*l>81<HY*bazYa1ALOLp-ITR}?@T11IbaK2uV7TX|@vbLo
>~tRuDG4<x*)r>CgsZ+UlTdzKs9@49N%DtKz9xaF>BYkrQwj1VtLBc(Ykfcu(mi^U%^^}46bjY}=)GI}0%;A?(@jt`fq5P&1JsDU-99E~qCcW$gT2#^QxGrI
=cx@J&LK&XsU3j(DL~wpX_}Ld`}Hu0Ht>R&SlnnJ6FJ2sWPwJR?0os8p0z4X2@i<W_-?zuL3*F0qAxB^H{ptSS2gWV4=G%(Tr9g8vuTY5JkCHMcT;Eag`A@2
pY)mrKTogntcdzwmXhRg9>6>c<AmISIB1%F&_f0A5t1oi`*^kxI2noLLZ)VDB6!i0%91H9!k7>Zl9sInA>rV2_HQo+dBfM*ENnl+cw))@D>uC|qRDWUdY$PN
ZoBSo&<|Nz?BmFsw-cuX(OjGLJ~n1SPCXA>@eQ}2)d-o|7%ZHP@1r|71exZzia~06Q8JMfzwNza$&-;(G6KG?sdp{xSAj2}(TvHAy!=eZ=yc!hTjkBIQ>yD1
9Yqe~q7(~AeaR#&5&^o&K0HW}Wf@$#*FaktH@xsRML*IH?fx}PwQhr7w4-^YIN3MmHCxM)4ngFfLF4s>kY|db1k*)!){d!g{9;5ty=(eV!ef<OmP0SV7pHBa
{F@~PUhI!Gc-VKxppZt;`!S4$+H-ATrOiG)0y=#X?bJQ;$phd7kZK%7d91^Z5R8RZe`i!v6)sN8b)$3Lww?vJS0a}-CH@TAw7Rv}%{~rS*@4308<TFbjS-rN
w`vZ!Ko!-c+4w4n($k$Et=H>ZXEm?N<S8SEb*|j~F*^9Dn>FD#ra&1wbUZgi<mhz&SLiaCz3|lg0KyE7ad?}F@+%b)a7^LR2!;E{m&YNmro38)TOtY5=7Ba?
PSnOkt~zY;gpp*))*4u~UI&(Xs-ol(Aol@jDV;bvMvh?BCAKvW%_JageG2Q-KpXIJ`>YU|7X~EUL%l2>Hi9`0GjbHrt&?Ve$Mxg4Id#k<$mxr^jpHk-5^Lp{
mOP4bz3snR6V3OFDS-*e(y}Zx;CcUX6yL6$`uD&DW!(*NEmg6<dN_~%2w_)W>qJt_Z)x==A{X^;R$%I@=PA0p+HS*-CX>PCVGggD-n9s<c=UR&9f&M{!~=JI
HhJ)~sNS=ROG37HK1W2Jagy)~r(WsGZ+Dr>43BaiN+0vO@Bfkyuy2Z;ktBjNtGt5*`*d_eo0ZiF$$~Jo^g;!bp|jg{OKl!qTog6|cVTqttvvqNCZ<rQjx>Lv
r_0e|AaSqHQkn;gke!AVW74SzbE8XD6VF;fl$*2-U#2git;yMWyJVdZv`GsOiPQ`O8lB*@Y_vRGlhupnSxqCs?KZt6y6755^eQJYy^Xup#Gp4!^aJIv_gR<A
Ant)nNmlg6uR%r)qQ*yCYed0&fD7$zOA!*UM-rI;_$OAImUnERB(Dl0g@2^h5)^~mmz=PD+YWn}J#=n^YG^ZVOvVFvagmvH-~e~`V{tCM!HG!j|57(la0jxx
*h_uKx+sXveGwGdI-?c(-bUWT=Xa671VQg?yYn|$1k)P`7g6D1?7Ds%u)Ru7gFac(0AKosTz)yOO<6_aVzXiKBS@pvVo1%eoZ+pPN!qFX^~cN<WM(S}m4nv%
>o!&A7iCIFa(ik`63f@d(&Ng<Ve&wIp-~DLn`KFvz1M<YYa|U(wdNgZFc%<{zy}3OVF$cLzLV5mx0)P$F=OTMyFH718SMvB)GJ#HQEyxA@Y2&-4|C3Y3-yCk
Oy{{*gTDhyuBm?Q9Pw^!EaH3Iv28!R@`ah8buNZsxwR0^Xm4twPd9F*e9h7O(s-&+mpBEzCHfi|JZH$JQ2Wp7?HL_TTlx!rC)C+CGNa`li2%-J{Lm{sG$yzw
d4_3~>0m_d8|$(o4#y1|m?{Uusc@G$y`W-*XWQG}lcpL4f4iX%ob0-L8cAMLs@o`|124ww*fT92d`wx$Sw6N@S0u{>$Kn@$&0VFUHRmE?Dgp)taXHw3GdeJ)
&-Xca*I%jT4cB}qUdck1m;;jpeX-q$?A|AHbH8bkE<x{UXX1>Df1Uc~Q9^vsu=rx3sh+%A^JDr52zVSHVSStTd8$|p6VUNv!1y?5Yq9a(343la`QKF_hF~4*
U53u#3$H8MSzi>pyG{kvW7)8Vr#m+Y@?LyEQViezB>;;^^(fZTvZ(h7?8(gpc^J3rQ(s!AZ~MyoyH70|s?^7Lmzi@i@I^itX-;2LVW5m?vmrLwMVw2LfWP-)
5(hNmi+z7Io;G<9_06Xnv+9N{*?R*OiFNU+7+Og6YEOI&fzw7fc7b8TPJN2Q460p%>)09F2w`@S8p1xjPsrq*874r#BV0E>r@{KJTkW;!fE0B;{MJiJiar>W
UvzO0qe?n^&zDP(XzsDD+pP(|6$r$C>QDFkd6zH%xO!Q2a50*Qh&}p0A=$$|WkRk(5+UVmq-${7+cD$ushvp}KGb;sAt_EPJEWq)WMNuw6EZ#fmGH3&vCJQ{
wXd|pVB+eV<fwJw16d@c=%}ZnGbRG)mbCF8%e1}Ok?;6m>9DqX%9qefWN~;YGv`z+{ZXe9#Cs>vt;xXG0B*Al2B1CzjDb%k=lUVyJptzpe41CZ#>%iPJ8l+<
dUE47D_l7i?r;KAuX{#pH+u?hRX#I2mJ-+NkFBh$R8y25r=_oP!kowS@#;V1_~`T|-`f0GX#HWNz_?C}?KLeXKGMhkJ^AQ-)yiNnrxr$FeVn&3@O)Lm>~U+_
__O01Q}SFhdytM0>pZqxZ&@5_lRXw@Dm3W<Xs3bZ?G8mxmO{UhAr11UjrSf;R&U{UV8TD&#w?DtQ=6;ppYKvK7RO?9U?w4})TcfsPD1%OX%vy0j|{Yr+ojM?
qu%mz%qHe$q8ULGx8b&gds4UgBXPD6pydOm)(3S$yT^HkV+7Vd1dm$};9rd0##`edcH~0m54%yy;p&QHJ~`Q;EbV3w^Q0v_rLgQSd4cIQ=?a3)=cmm)5zp;!
Hf|`MO0?B)-t^)sA{2bLdG>m5z#PEs70<TlzB|%KYg2MtviS|rxzWq3tFEJ`<}yX*rT6uaE$m!sRaV83yk^_aH6fqjeBJBpdI|J3ELx%!Kt<~L)JHo}W`>B;
Jd=qfBX=YZk9t8x3aK3HzyenD9-8O0*Ae<zcjTq19q{`6t&sWV6KEd{z02~#zv_6?>PH5_2hLX(V)LNsX^295>c-6TJ$`@F4Gj3O<1J(mI=RO$k+J4tm0#lA
n-J<ohvNS5PJk{Mc9XczYLe@_!K!_{tni(88ri2_k4tdcldlQ}$uDPaP<f7XQ;)5-kNH<<0)em0-7X$5(<?7~CL@OYoWdZH84<~y1CYq|C=l_V|Fk^{CX`x#
T8uaiXP-q&qPQJS8-v{6<jNc9mLUEU1ipZ0dmHMM$2R2t_%ZpdoN!2P5!1qS{L_*Bg-Q-G+jmlrABk&=3SZ>j`t;fZ56_=*;@m6HKhC}m;F!ZJH;%3|cGi%)
r=y(SJ{5Pv8X050sPV!$VfQX{-pd<bncSCew;}nK8%*<a#tX_;!uYqI$RpqAa%R*dJw_{EH%~3oj1b&wH`3XJmpY8oI}Z1kDDr`Q8o<f2m=8I;SZ=sR$2+J+
c6TQmuNlI2AzZ@<Cl`CFfNbwUzkmV{2u3egJnqtzQkbWtZ*v8bGHTHA!@YlgpVfDtp0$?)Ulllxv*dSi*_y#u(vM-hZo%pWhNw?d{~pj!Gz*MRsMWHl1v`S6
-x86f6#*%C4<u|n2-PPC+No7azS(sh5h>vV+Fy7YetClcA)OD9Pq2)6KCfY`aZUWO+Gq${m*sVut;8AQPU$9T*TJoK^YkI1ztby37m#E$HC0{_v<W1bFy<AF
3GG)qtOk>L`OHYz#qi=r?f`*p9R1(YV{JtG?jlQ;AoeG*7vwHX%2wh7<bT$TpWSol?V%PVr?St6>Q4oqxQ5-Z#~@t~>q5vRyYDpTx6)K7r_J=StoV0Ar*`A%
K_poU)T^eY*DDLwym#@yP-vpnVA$7lkDZEOHBH&-gI)f1^Y}{B$zB4qS*1rt=`gQTHXc;b(QR2$@6;3P|Aq&4f2lGX`9mh5L&Z<FqgIH_Go~<(8}@qREieQT
WM18KT2XeDX4q9;c$SomYf-7BUl#l(&Dypt#>_C6sH|jU9Ou@SSEWu$jS87F+?T0kUe+Ymn3AsC(xequ3js^60T7}qtuVRqlurn4^%R@@^@fLN+~*|gUJe;V
Wl@qW*0(qps3a3LeBBtz<hTOzl~?{$vtemyk!PtKy|uh9HQhvtJuvoOGc09!E>G4GcVWII0wLXZFfYBeIS<y0{2yGHk7ID!AgcKE(&X3WkTI!?B*V9c#Z6Y^
c?MemGi?wwSZRUBp2>>fMd*Lnd6U{JR?^gt2P!sKr2vK1d7l~L3e1bB#XKL+2{_BQdCcEhMN?e9Y;@WViF?D-#QPuf#pgpX-@N<ITfEJeBsqZB<vxC@0DF72
^&ahk&_rH&>fS*4kgM&(a)Cb1WNt(&Sa*4JldoSpJe1R;o{y6>$x*%vtNpGhe|;ne(69^mbdVi7&<tXF40{?R{&PcYEwyPzm@q3hwvtiQ#!{wA#}Ncn>IXIn
CgRv!m|Q%E@#RIwqXNlSJk`AMDCJ^2go%HMaWeMRuxIu20Xv=UqcG`>BUwwkCLZtB0tMPrZRZ0^X!7#bBL_~60V#l&g_?+~?|i%n+P7Sp&Z|rZmLp;GmhD%e
eQt}(iijHckG$<+)*&8=PsYr857MOQ(dB&4y~W}1w7JgnOFL@6+V6<+Z!V1zVkIJ?)E?wG1D6<Zxg%t6Eo`}8{<?X7(8#jv!Q3~-jNN)?mTQd+BLi(gs*(d+
`?XWgx>jzG%I-zmkjf~x?Eellxesg4hnzyFchxR1r+Hb;%Gcfek2&N^jC&4j)R2!n%n%c^kBkwI?B+DjLVkW4jl4Pb(f89KEy_1Fxp-5y-RD*%;tisxN}3sI
e{gvXVXWAjwyQbdV6>E+^}pPwqwQDmhZf4g#ixFE`QkV2FAx9EM>+!Bf^Hep23~%nX{RyvQOn5cbfJZVyQMffiL-SnewJ-D7*c?OnO)HuaJoh~>}O82Zq@l%
({Aj_B54&kZVI2VihF~6$7j_H%-cO}U7d8S2v0L*b2YaoW$oO<wy43~>Hc|U(^XJ_bxWs`n3%O=(%D`gxvBFDs;qG}noG|lY>wyXK>JHV;)A{juzs)p=wo_N
AkSI>=&{@&NcWbrh^u3)+br4g&N^`GlfNs=3pv@z7)9W{>ausWCoVqi^B2ii{q=qw(?dZ3W)FMb`ja?86;n{$1V-NC8I<doO|5Ns#rw=JW`ZyGf6ThY3~khP
Y$G2)bo4HJk@L1$iB=yQkof1XoOV5ujB&Uby?+~1WAh%7k+y*sDBw7onul!rBDe&HO**ms9q3>Cb96J8>FYN~Qm8Z;HdmVjefOBG!FO-|%DfSpq3iF8N0_(U
zu(S_1$fORhUE7=8&K%Ft49vX1ltnfuO=y{ul7eJ%dOHgx%#4pjTD*pdzL0(Wm1ozN<Q*e!=Z>to|D*V9SD!+1i)_V74}Jkc<b|L@^GsiL-|mF>^<AZ)VsWC
m_2&Yi`|_i2_-xM$eHtVEnV0p^kG9HJq@ke<l;1b&M!QzM*qn177!ll`(}FBW@l8v)79HLKiwvH!(}#f{mdjB;D)#0h2gp^+O>t^OsRDi8UA20=wCi)qnXb{
de%UpOok$9*xT6ZuyU<2=)>t2!Qk?7&+WEQP}~|b>7+JVj9bEDUGP3R(lSY)+N`C=@0_J65nXcI`1hY(fQ!%vG<qDM+0eJ<I7+KWd>W*5@3Yn)Ze1lt9^cZ7
qTpgjP2sCl(tVP-w%q*#fwA1k#o}<edbdI1y>8z(ZC|C_*TAVkt;c;(`QxYFhvwpf#DsasEQLQ^n!HMunSMHCV(g9_ey=7#^>=c+dcE1{`PscTr!hplsvd#7
%Ff+Y8grX%dk}-YLZevH!h7su?iCp<Axu%EN)II6jQ@MJ(Gaohbh7dDDd|t!L=r)D3NKe>2NJjQVTz=taqCGu{Fy8v$V~(!k!Tg)M=#oH^j1LkK0nOCluC0K
##}~QvmkArj=g8aKqvPrPO>GYn4~R>Q?2Ea0=3Sig2TOHr2hn<m>q=T9+6l5$cqsAY6eE3l$Jg`Q-!=)^KcbXb{2V&&{-^G<b$j)NP)GcZ|$U+GL;#)R8gq_
yvy%xfKC?+QjGLRDiLHiXjKjvo1kUSBu(f5E?NeL3+vziq`i4*!+i0-+brMvq`cFB@zZ;tWJkOj@Ure0gR3U?q<o{GkADvmno&-Adit`~O7JP^d~%frF~njS
;7%_L_MZ-sq>mZ!wJTZ^gBvD2oPRKtJxwXoO$OxQ)YG4@K%fj@b}x(s2u;?T5Di5B>oiLK815WX2tOX%q573v_9Q{lp~u*E_t7EsrwWf_9{??%fXO(30eY=-
Pqr_`bxZkX15h)U!yDI)VUDCihy+|}$EWTsj7sxBEhF$ZtBc$OuotQK$nA%N<GR8;i)w5+opYptw>%))L%k{D%Ctq`r66WnS9z(5kE(m8TsGJ~MMlwz&HiW?
-d_`|tp-z^TbxXtkAgGFiu9d_cq~)7_rLc35P(M17g(~MCnz5OhypfoBfg6E1p~1Q>uG~WGHK0|*6{-QhoejliHuq1<Fu5d^Hy_o%#M4pUyIz*X#$q4B?H_{
)*Lojm4m%uKUaBe8PqJ{?(}U^CPki<@V0oqR#888?}UD?6<mu6QL}?xk!j!z^7X>M9yis`sNN0vq9Hx>zT^CVX58EVjr1^3eRM7odL3{bY%G~9S8cswvKChE
4>^L>jUK6Fo`#CAHIzEUeFLZ+lY*u()EeOdsB~9x7aiG}cN#sPy$DC2^gg*7FYY&E=1E~&r0U=qs}-0ADXDcPun=eq+USCmG*fjFt;Hkr;yak*v6F%H#pQIH
mN$v~b>zj<*KE2zO$yAoSY>h|rtq2sV7i^}JVvE`)&l48Eya`Ti2SJW+E+C6?RWt6wEq|Pr?JU>XkAm7e!yAhgEfw*>+{%P9<>?n_;}6$(Vn8-^&B&?F}QLE
@;-A8gl*?-w6)O)i&N*nwxitMFGy2S90uMvu~b_FfChT3a*QQ`qd&mPPUIz>3_vm1d8nA;*=G!go_T1Xv+m680k|hOq|ajPqk?u=JC_bC2{OgpO?aHMZ%-Yv
?<GF-);WP*)lJhD-X`|G`1?{$aawWg5dbUmx0e?{YED38Aa=m4t(m>0JkB)pN;_KRDz{`-cp-@L_kD`*e8u*l;7ePcVd<+!NIV6icp)#dmN}&DOi1orLRt*m
bZUi_`1AL`wC6MLu8_M&jZk(Uv`<Gt#L58t#&gJ!asK3RJU)VG){oNy9q`)8!%@&xtoh28Q!>O!+z-=#!7WRhXyI!U=yL*08MI>_MT;?|6+FD%G3*7I+F;S@
M|V&jQ^+r3T926x`184#PB%zVvZ#AlriP?L;a#=FD&0)6Xcg7(Bi^Du;~m}+4bK-z7gHRdyIp_ZdTN@J9n5Nm$$n40B}=+O;MM!gfKsRYw4uW+yWmxVM3N>z
iUHR*_as#@k6RsceK|g?ASHPNI>@Mjs3IKo(x>27Ak|QGo9TZT{(VV#q`jc@&jR{whiDXb(pv+y4qY=O#pzzSZ@ubx<&~#9ZUq`>sqQ!*vN&IK`)-fBonIak
50J-%v{DWz*uOM{JE`til1r#E78?3)MONv)_x6yDzL0ZVQC|R2n_p@TDZk~-s?R^>TJBfT-wV~N!(WSzQW}!BrI`*|oecsn5N|duR`dlFT(ov2lfFVl7IlJi
Z?RyIn#=fAq=lYeou<|wZsbPDNtmkr&xF?au~}Rr9x#^&aL5Dj@=$>rw=qj5ZUl{@*D=PgIgb>W&I}pxjrYyt+K_#C+(_CpbpC<3STtW#4|6OWv&UCW&pu5v
?1ZFnbkQB-iHwF!`!Y0LvTw&b^?_ETVxi0nxB|#~IKLP!U3Q@_s5kw28o7qZj)S~blUFLWNPdd@`Xl#=TZB_0NYo7?7b^70K=#fK&w8fbc{RVd6EPwPv=npQ
>^7C%kJ10n(YrS}j$B!u+csm?FLg^QWoG3gB1nRG_!|z8kyTQEyWQ^H(M-2glCrWgA{h}Rh=;%702!I39-HsBm;G0nWibfA{oZrVj{w}426#j#>y#ejzWkfl
+_6&Vfs0hp!VJ4PdX(bnZb)I?2B=;cCbU*pS4SF((G~7p&Je=3;BH)9egr-cyh^ovYFoy?*(n#@m14^q=GO;J6ngPF%hz;oy0&)4*%$i*X_e=!&4VxapIi#!
xOliM4UkmiBTLN~?(UfXiD!%4C7+tT!vVeRY?qY}+(u@4f(D1v1NNigO-$U1AJW6Me4>|yJi8Ejqj+T5ZwjLDs!t)LrYwJ?sT`x8uRD?s=>?rMm&SR?(K<t{
twe%Ea0jh1_dK>OO68P3Y*wn|J}+3G|I}#if9-Hg4AS^_I@8o0m03gjb28nSMN$GnLY$`-SFBmvnfxy;k!9nptS2b#2|yw59Z^m*U+x8Fi0IC975`l=#APu&
b+$NezCpnsli*zjpUsv>4e%t_Z|^*uSl^3&IrPPfrj$U=YO3@Pd;iI#{BCFlb#@H$e}~9ZJ2<^|3~3!Zm*(lvp)qY9(XQd^U#7X?t066~4Cnze{U30Dt<rb8
f5vOKl>KgeyisZJJ?>MZ^W$>y?sz;**mLeU`(u+I^v!`oXmu@br8E0`k}tc|(X%Q%;z?n{!D*j+*CGp=f;GA^%oij}(F#O3U%CA9@>4p0;4QWj)3h}F5B>7o
taL39irRWLCW-Gdbi7Ah!&vchPG|W>3w(Lxi<K!&NXp-}c9q5SkmW+gxB8SG^;Twr5kuUm?R#@wbS*(hwD(K+GcMiRO6%+jj^`{HmaBN&=SzTf{vP#}GKH#6
`T?CqV#sgFpVfG6j}6<B50~97=_sN$70L1u*;cp|q_ncXe|t@t_R~B4_Yf8HV(>ZB?%`cN&HBnVeNs;_Rl^#W%b4Az_v$|1OPy!-h?wNVVGKkYl%|D&@J6^T
W2b$@rX79xSYW}m!FhhnQZT?jgnS*^2kddxI0kN*5VLH#eterA^edDo#@!~S&Q8P^qZfeM$BBk+Y#P*pxvFvHy-xbeTETA^_y<RQ7+x8TiRrIa?X)WTYW}}X
oKQqDWNVa{F0MRV3{=OVH=%*1DwOWTF=hQ{#*a>G*1iOV2z{Q0D?HYhEqA83em9L`l^0Z5$Mw*$Wkftv#AlyBUAKwEA6v{MHL23f**-5+@gh4@GF7Klv_6CR
kNocP7EA~M-IKHnJ#Kybq>t<Nsg=wEmoiER=dxe416r!j&2A=;H|HV7xG?MRSuAswg&6lkL%8-&<&V%&DqDSC>RNe=m#&R7T{FsVrr#PHmg7_Y^XaBFe@&Y)
e|x6gDaAMO=WcaK^Q(x5&8QFO#|%gNS1O25rlV|8^o%Tgxy)m(i|({jzX?%i6+56VXHSZ{pPvW)Z#OANA=rkU3dF|tYeovu$EaP^LgZ5A4mbz@9PVdc-V8+y
jY5^RUh8SApA+dX+2AbwUTzA^@k*drR%xc2u0m7c$FiesyZRCxP+H?Zg~6qAt5DdxI0fm;;CRe<b$V<BUDDWlAk0d6@7`_jTp7&~D$kE!AZyVLV62ZLPUnGo
H|X28Qk6DjBC`yC$0fZkD=LznRL=W9saj9n0@6QJD*1BRHAJ?4J^3jU5>hsZW`&+bX=gU&Ud;Mt!&aAF#E(I4)C_VaUAXY&3PM!+bL_`L(k{+%{-0u_yJ+2E
YGhZcNc@{;F|9GM7PzNG<4S(ZmXh#40WWBtll7}_o^6;#ZO3Bv0gI_kO=3b#<*&-gv+0j%HK75enK&}(HXFcM{e4;EQD@0*smj`Hh<m?%kLvo&+|BlTZN68{
`}o`M&`gpjtoWLR@_ViAX8ISaOa8eiw&PIdyRMO$K13&tx6jj+yyebk*Uxmvm$q;frXJm0_7Xm?6JykY{?S2p!fN>~$J7{n=y(V&X&=C8t>~^uoFJP4no2JS
2|pMY`YQSyx+c#qZ~u*tRbuF6n{^Cn4e>YBg-BjJ1;|3uA4!<tzq4Z;BK&NZ4y%;;urA*z2u1~F!@Xcxl6FYI0X0IJ#{bISlgOvaKlEWPRz-AsJTMmH+GXJ&
qt9%H2~ppI5B9um%N6>zME5Q*+!GIh6aEf7lm~U3PV!LBp1d|#<?sP!Q^41y6tB3=S`JoMG77CoN>%*ex_ipKb^;Y+i6`7Q2F`!AoL#}&>t)n`KMvz35mXOG
p0N%A0UT;R(G0>PUA2L-HM{J>)?S|KaU^6-h*bu>n_^EHjBJYxD*cG6wE~F!1E!&sN9ke`+Ia2&>_SqWip&k$>;6B->VUs$eOmqOS_M8nj$fzK=Usn!uE<T@
konb4P5;Sm+0CIrl80+nQsyK$EgzniT9<7$A0SX1-I}_^OFjNPPOAOAdrS5+_~&FEm6OvAkAWOM2VpS+uqt<~_zwh0XG{=zT*Ni;OxPB(w8dWCw9PRQN60_B
eu?`XS-At$$3TY}t4FG^kqOTd@!WL*(}KU&8Ji^NYNuMp!V^%J$<p5Kqx~^yt{XzNDUAW|O@(8GSS1ST7=ET|LZ|@KP)L`|=`8K=lUMgvyS9ha=X;CE0GvH)
HX8dUHI{y#_t5_orv{(fG$=+m8C#$sr0-OEkV2&|)BW&|r1QJD$MksP+J~6R=!Vq9((@g+8bFfb<%Cyuy@GliP44TwD~`qgSmvjlfw-0xOE!+}DANM19xjW0
40oBIsrsC)3e5z`kL>w6i>u@lx9%zTCF(QPzevTPz%<_=YNuoHn7!U#x}oqHdlSvN#LG;GPFAB905^v--w!FZ!#>?~ZNcxF%$>IAZy+T?<>mZCK9NuPC-Oa|
NUT#OPX(7N^swPl99q0o_IVt(m0Z&|5sv?TXUNfe_L6CP0wxVlVwtX5delkT;~%r50$BBfYlF6#v(KOTBu5nDc*lKkUA894=dK@JLf9^Htd0dOiXM-h$Pay+
lK<F!G*1KMgHO|CC()DPa}{$J{mQl8G;Ty}GI}XU0VjY;J_<*n+jWo!0E4Au$D7f;)HjK>TC1mLNUK!~e;;u_&b&ieg1kEfe7tN$Oh_I$)9BFpt_<|fK@`Xa
w*ZTy3lw)@jP8DvHoK40O^Ctvm+i^lcD~HpN7{{#bsm^2A*Z{h&e>bMDrv~DZ##<ifb3u%m`s~v8e`U)pyEDb$JOZ6$W$tCbdhxs?N*<!3N@9vyR7t29ALb^
ybNP}9>*^bLRq{s^UT_=KWI8WWYK5^C(WCHrPLfEIea?E4C{AUP|qXcN4eCYk2bhttJO?D0bT3(_?ag*F8AJjp<|cmyXNmaQGe0p&8k!J)Ni;3e~BkY-cSkx
R_eRE@MyCEa!%}i*zz-cKn|l<Uw!;m59-xApB7HfeWE%s8~;bCLr`kXcKxH5Gxjd|(yiOPGO9e~cwQIpl<daZSnz_&?z&>C-#d`yw>Q7Zq)sI3#?@#pW7YI>
YBQQVmrM!tZ9bg`ep$$=@GXM=eof*p*9(Dfw^bUa_EWblq>`mf-{=@n;=;R^r4sqN{Nl=q$hG&+huJ+XX?Hy0_~e*~G`(yeCU?LhNuo}A2~5PSZ!v$O3=1th
<`4Ls5>!@ggj$~`_wOk80f8N(idZIQESMbkvg-+*sy(|b+5Pk(l-UaV>q6PQE1w|(D|R2xU#_}ww4_~q#E|4^F(RE!dX%!yB}Qu*Hw<h{d5rqkhj)=evM_B0
r^pUV)SB_E$Rrr;ubbRJ6lxTq<v`^|4h7Ly2c5~GgsSjMU!|gwa_`<dTPA+lZ5h*>bJz0zyIbW~>awEMdx+JFDK_7(u0owR>9*dwcvC*D?iK5ZBP<nCdtHd(
7<kjl33(#ejJnH1%3=0n@H<4-tqhM%TrBp7{**I-DLa;K7<{S{>Nd>xqaT8-2B=WO78syM={~HE|4y<H=%_Lt9i{*kX~4P^kT%fgb?Z;d!SNu0*F(DuRi#;!
uKRS^cKCR|HvV-Q^Bb2=-9b8kSq`)*1^dX`(zNb)?_A7|Irnvw+BmdcZU$zkTTepc!v4{w-=vf>JAQ&zO~+why@sB{tdIpyi=u1+EQYXPK{ER7)Qv{gW?@%G
JH*(a?=mb`PUluP&f02l1o+E+ZY38*dFPFMvs4oaLt?j}c+n_RRR@$(1z^b5z!v+X9T;A$+m!{3nVh(7ov#Tqn3YO(2#hN9)D&IKkRR_pL&3c!DHH_m9R*9e
{MrSO-P<JowB$bWQhCFuWK}ebGrHySwnX2E-?d|)aO$__>oPn~`}ab=H?#)Ax9of2%^=5I2{EjesI*!6oHNFMy52o+9l>Se%Pr6Vsu-_tZxyTSBG~Ts$*#yc
5w}}OT!(&0?R&}lTWot8Zr8bke8R?bC(|KwFae}=wI=e^x;?M-L1p{Fm%e*EVAg8sG2l{AtB#Q3K_4e%FE{y)?p0G=R^M8%X~-Vx?z0T7ja<IPk(#H7bGk0Y
a9JmbR&OBPr{apS5B;Ib_fc_9D17T>duqInt{iKRs;G?O8;8cCCK2$m)cIrYa_AmbT2FjRvSjB*_?zB9dd;({Fs&+(Yw4~Ysf^Y>^2+C9ITV+>lxYs5(jbWJ
AjL6fP&>;ECN=seObVapmAGF(hMScLwaOsp!u3l<My>`z?H!cyu-C6G6}ZyS=>saX@u1cLdSMZ7R@LP$72+pEYz^FH9~I)&a1(LGF*=}PhZM7yHOM{&?~23}
^e%Vf>-zU@{eHoO?(!!_>J1oNY72F!PZ-Y=tzSgv_w~)^N|KYs?+R0Uc`k>y^RC4qj|#@Az*m0mRrU-dzp6m?q3g#vCh%>;X_QRk8f>-Px^1{3FC2tZKh$DU
0L14#<b{2aXL|T?eEZ1K%c4%fQ8I20pwU1`5XnEWnBRpdlM-=(Js-Vhh~yOIaSK_!r^E_Rep1@3eLL>Sbc2kp*4oXeq-A6+ZG{T{1`~FLw7e|30nCFjKlrko
zWFyzMC~p&opPqbN7I<kM<@W1kvAw!a#nn_$MPz=;<8*iG(2QKiJEWojM1BV6{uyl1+oA+DCi3k-Y_G^n`CoyWD%oNZbpnf_<dWnRCuv;0JNy=xkb#3)yl92
QlsndfaC=a2lqyJ^urS*cS1(dMHqDm@7=w!z<6BZD<`6Jf^x(OQyYF-x9ztKq-trigp6U2k@sCow+i>*Ng*Hcj?Cg_zTDs-AIrnJylhuuE?}PfEfAwdW-ULk
>jLqI@a*FNJos1#@Qt%qEvf6B`;aS>L%vtt5kV%J+u!Kr>LJryDJN9nQ@qMqL^oNfb&s!yWbN{aa_y6P|3#~0iy*z6yx%Vut1PG9YXbq@Anfy|B(1utT4+4T
bsT1L<j?)!Dw}lnOi5zJGVu(Y%Rk8c*rGF=1k?gYi#H!iZYPNjmLx=l#4a9-C>BNWeB8S-B&nHm*IbtQ2yN@!ARXuynwczA{!SDJ#w+Y^c)ADt%YkZif>wbz
Prn!+ssp?K_4AW4A-n?t0J(Ez#qU?EnViV{Bsj{U+~EsYvVYW}d$QJK9R-4C&3U0+VGvL_lufMuAJ7eG#>q$J@?z$+48~QdF8CJZmXiP?a-VsfE<D*u6SC;d
D3iy0d1}YsxH4Oh1Z2*@(G)6XJRjyU-yjGOn2ApuFt({L>3GO{p~26G6NemT*WGGrhhJ)+Y0t8eSqe~<?q*T4gZ(5IIhQ3@)GV_Tg4nsdtN6b8-<bl2>blv>
C-S^R{us*}&;B{@zrYAQ-55NwNZp4>v#e)kFyB1VY}z~bz}CG$|1fE9l9;@6rDw!U)E5BXt4epWIrP~CX~nhC^vGGl`?o5*1N&}gQ?>yH`R+rw+!8Wp(~g4r
x96LKA85(7;w#GUqTE)hh;_{6+v?Ufv<BQ6Hw!wkL5+tg#lKYZE}Cg(ZW7Rv(PU%($c5XdD&?0Ih>ANpZ|WKqqHaEzckBj&aNmyE56w`VD}{WZejejLc9R5y
jvo$bcrer$o*k$X)fSv0Yy#oB+;r}kURMwp+%dj$d;71`JL$Wa$HAQM+yo(8r7(J)uyPods;Z?gYe9?CW|P;L%RxbQ5o}qj<*YK0;#oX?<44gK{pn4ZHpIs%
xUt|uUN#s*z64hlI2r1wr51Is5V?fM3UWtRDIaDjihknr=nd|oc&$mlZ@puo)Gd9PNR)gKl4a*DOmLCa?aEcv%6TNQW9R3QlqqY%@0>rg=d~?QU&-_Pt*O~>
E3RUv=J4Hj(4i}Q=B6I`yoHQu_2#%qSa!_JDdXj1#Sh^$^8C!RP0d+knAQFPn!n1^4*rSJPncQ&SDH`m2K^$Es^9ipTLxJz4kf<64hk7^5>i$8a{v$$!zqHT
k)rgez++STlTu}Tv$hyrO{`Mxc-XmojTA^WM;PjSJkF$wn@1Doxk%^)z@9Gqp!aXF<{%g?tMiYVXS-vGxJC%W^~)moem%6iE)WlyL7p~h8N!^c(nv65G^XO~
{*hc^dulqFCq<519i@D7>s4ZCiB|zL0(~%Y$4^vFqOm-lk`d3zzBB0E#<<mx=+XpK)dTuHzs`D7Y}60hu8&Jbo9Gz2EKnhH3I!IoYZ&s=ns-yARnK1bYHGOC
mu=@9GA%Fh<Hw3`Q-2UeEN-w5Ju1~9#6e|eQcYEM4C6#tJ{5emhwG1{9y%n|ln9}bfBRtHWdK>ZBKi4Oapn&zR@>=+4=#g{_+~lreSJ1RLQ;`$o@}4$FK66k
))X_1`Y^=0|FnZ(k#CZl{sf3rAtWRW<_kCBa7<?dSU5&nmuD!{a<7=XyiubL5AIuYS}A?nF${Uy33i?9Yrvkv<yOZcNI-|P>U|BAv;ZV(#XHoETuhzQu8uuB
nYbw_6X|X^kSbxhd3bQf5jD`fQ5XDA&X%57xx*^%CQ!v@?RI$fI)m({m*-M$Z;KZFR3wtiUgJ)w#T0L>|4aHGMIbn`vs#aw0d2%RG}AS6h~n9Rp-QKp&h5Mr
X$r?(O{iYuJy~<S#56{j<{px&Vb6}7Q=WIzXeZBpK$d1i``|n244+CS>fG>fOj1m<pD@!=JvazOneErpVX2B|y^5mP^EfQLam*MCveDDDL;7$t+4C0Cw!FEl
|5c%clf<<jAmv0AdTX=()Sr7aarSE*qEmLgFSJg@IOu^h{IH*R1rz0}BTi8%QoTe<Wyu4S9whJh*U_xhQ~PFnMag!SMm~K<UiY?B2V=pAuI-TQby=q7{kv@K
xIk|CKsYh6Pk|a=Bv(|W3L9Ny=Z~~)GFdz~YQ?c8_`LV4w@FV{el_wC5C&C-A<-~2aE641{)Jzq&-d0Ha+y`R4x>WR_O@7(C86CNr|HL{n0O(>I^oQI@L^JN
&z@+;*9<+3+NNSEe(-Kxs`_epoFIjGHyt$j1}m1hp8pv;--sVa56FxLzDAz5>b}{r&@vN}!T8a%I1+KqAQmNSHO5>N>hjd}pghIR(wsA#Yh_sCQ~yW|$}5<N
e(w==;C-w3XYcz0a`5H#aL<D_{c<-XtQdHv-u0P-jK4gM7Thm&SL+s3J;8Y}8m}C7Zx>VE+aqUBr9NKm5KQV*H*ov;(GSEl1)=W5&|-vXKU!*{y5>jf+O%Ce
4eH>)-c{Gkl>IYzT{G@*7&!fq!4(W4jCRRN7qFz-4gw!u4a2?&>jO;hne7;2g>{=Lbmsobj+Q3wIUM)zwq@(X@7K!R5WHBv126HsF%S>;OH$e+CSHXjJ&zo{
&C?Omxyn4`96NnOZ97~xD1wnT*2%B)sC(nm%VRd$o)Aj1^gQ<clvOfM4~oCVs9NKy!<F3ElYJ){*JH~?YSVQaDIowU>P~8QPT@dqAL_?AN;NNm`CAKg;AOQU
mXPf~|3!{1E+uYRMPFyreZQ<Lv=h#-ygp8692(nQhc3T7syK@(Ym-l)1qfG{wVIO+vE^Cs2*dwPV8RREABwU(6j^ZSy4=a}3VCI5%yEoIJ)^pm{V2pow5--B
X4w{H@^tyBDnXZbnYyg~37?r4hiFAor{^#Co!07p;_t@GlbN)-yt#3CeuY$RKDWu1J<0KNN=wKooTFlWeKmCT6GK*4>1HSA9fdJ`=?RQ7Cv(2ROE)t4k@ET#
TN1uet11ovIO+e}a>;*kOE6;mB1N$=Pu0WeIqh3-6DNspDdKws7n6mNxRv;wkdnbgi-dLVyT?_g|Gd83W<r14)bE3Ty7Juw%-5hTS}bFz3~~afyeMx+gV49r
G-4S<Zto;!)ADrLJ+C7GVoOcGzr}Ss^d-=vkYDB6$ufM0vj#gLc>d0MPhX@30qHvrEbx!6GLty@iUff>M<B?!+VXt}C(HqY25N_<g3wUf=^rqiiFe%qAOQY-
a_<1%JLylaA-a@P%9Iz7yEVs3ogpcdX%Te6<Z-K_<G~j&oZp5aZ5TByi1Uh$oc@u=S;WY_XTrVld{1=M<o&4)fVdo_O5tv!>mzqDc=EI`zI_y(%bb|?)9b(z
dV%o?Y^~)FFE^ffx+%Mx8SVGwxCeBC0KV;FTDcM8>LPKvX*hlq13zQ#p}(r>Oy_gQY)@V0BjHFihdodQ!lM!@frj0Z5`p98l8r9(zF^}uYuTAX_)C8S{Ei_I
=dq#fK}~F*%EQ&;oNDu6MK$O*$^O>H7UJY<&`<nW6z(72$E(|MX;n0PZRfcgRefufTv}+qTioWqAiySxroBkaTh2B#WFV&d-q=BN;+C}9Z?$mEhM$KG)jsBP
*nb9QR=1PPIC|59-H{dY>?vQ^<0h?uq>ifX*rQARUQ<2<eAYZ}*gZrY?tm>74wq#|bfPLI%xMuTzh;+*YL=qnM3$e}KMuyVqruuK;f+22J(>Y#j+b|c-3Zrf
QanxJt>l8-M=lu#UH;)7H1K+%Q}V+KYHx@Nzr}Qr)}qsE8)efLtG*w5S7oZ@i&!N5@DRGyyqo2O69AdSi+Z^$Sx5Q!?q8!{_HB`XEd2R=yonX**KQi3k3l!r
?+Qsw2MKTY?dkIPMX_K8bEaidLWFm#{x>*2(iA+D0W6;J{`5_@!jtW%%erv3)%(P}(tXAFhbg}-<&d+TqAVA|R_d|aaqq@~<%F4X61^n9vOjY7-<{||RGa|_
D@HqhL$^Bp%Xqj2%Nc8C8b$YA%v$9Ku;^Sa>Emyz=&XymHt{~s2H$RuV)M#fuYjNHEo&ctq(Hx1ET#%K264GRKN1wKikYPjseR>Hf7nZ<qk|@*(aQX1tJ1oA
iBK$fudg4X8mBW;<A-%o0jQMkIC5jfJ`M=mSBtn!3H=fdOIa6USt$vS{YEG{qSCv3F+9-;U00v2;MyNP<H<ycRxzTF%l(ja>~LZjU!S5%WzF&c%!{wM;-GwM
1F^mOkn=!m==fZK0z&Jzalt@<9OoG%r8El_@9a4gc)PjmE$GOe0W>JI&qc!-Z$FbLB6;+zd^14aiza9EV=#EN9QKjqc;+STpPl;*Y$Yo(u5W5Qv>u!T?*oy1
#U~=Ab7<rC8Y9<@t7`2JtSCn|u*>_wqHCUmb>)_PUP%A(!+nXhri#S9#f-1YiBCX1Reex}K>BUV`BNNg;wWAvn4c=j{aM?r-WG|FeqeWgVV^)l!M62fLs5XH
jj}DXris}DYHqfLEvoICGJ{BVlD8((Gbf`zCy{>tAo0JLZ^X};s;Bz>TB=sK-R1qc{C&Z*d@Hp6^sCHCppO#jCaKoeU>rzm<SwIZgQrh1F58M;=`k+-v@Z`o
@<;B8Wm(>?Mz`WLM{&$tc{9oI7GHyq@h@W*xF`;G?1jn7CJ(}(KhxM%I)`L?+Q@}enaae1leAh<W!C!ba@sldYgelf&dyF{P3a;2g!Zc3WibnO%=5Iqu`HH?
fjE@Eva6c&HGI>4wGW=Z4)C2?(c|gwpS_*xI{WE|`Q;pV)|08+^OBSGwpZlL&lNAq%l&1N)C(+9eDKI4H<JLqyw8&6ix07?QY_<T>2>_thlPfSGU_S|Y`nZ3
y*_TV783KENH)0t+73K&m#KU9YJB<Z%yfAf_87b4F)vp!V3WIquB+l2Me<x#gAl5LATQWuF%o5{YTCGT=m8REo1U$XOtJ(V^WLRKxsV>irxm^d)Q9fnM5KL%
ES9+RfCI(lA%Q-nzpM)LFQXc}=T?6=pRj(v%{JHnB2#-F06M?_e#M%FIJ1$Fe0u+y_kI1HpME27O!{qwv@bu_4Y|(V+`XbHo57kU65G>2)oro%_*Ptg5PdLY
9Xt&d7l=jDw6r)RX!vBEbAI32w@>Ote779ShgEB);`$*h&>BRVDd(<k7(D=<Bb@BIv_OD0sb(+sJGB1BIZdC^<K6CBJ;uxS3^p|`{;;GjO{m))gI8Ev&K3?~
j@bQUmt1~Tpj0f2oObIl-g}KN>zf@=DDqKwtd0RKAUgC&QPi~k<>6&)b#I%F9DJ)E!L2SY@fDix*Iig#?cM?Ev!`QZBmnFyA5q8LBcXw=AXcm9^%{do6UxeT
Q2EtRl%x>r;@?&{Z!gQ65!LHVt>>Ia=COlWw0qYeI5OA6b#Ct8koNeCW5#~$34PT(6r3Kpdb^}dK@TWHnro}<079f2cl3QIu81>_y@jt(Ay=9tMlCpHSpwIw
TQVZ#@hRW+aUv{b9+B^5>K->;|MOU-=&wtCW@pcsf@rY&IU0`EX3yJg>~P60FXDgA{J<R>Od;|ART3K`2}-lh>urhboGwc)vD}X(?(=gw*+Ysp)MU%Sd(qKx
uRb;IO?rw$=`2L~CH^GEM82RmCyeF6oz!iRR(G%0I(DP<MD2^|^8SYZR2|)$k!wWbuWq6?Yz<`54Xdi+N}gRhN+*av2kCrw%|8+tGpG<T=ua7#8Zd$!oI<+*
C(*7hfUVUi5_APh8medDXPFb9%uZ?ju%l@Bq09TVmplFKJjkOLoDuV6&?}op@-&$x$1a#&t>O5w{F1&tOInig*#t77P8NhT%WrevuT^%+i>>2Kf`@oK9Bfc(
8FzBsSgHJjDof9waW|D2|66mq)ZD6N1#-!af(X`H^ql9jy?f$+?o#yawJnwFN9|?l6%T#;SeHh8-J`k75TU2#Whw0yLIsM7xQLn~&3be@=2Wb8d&1F}j1Ns0
482lRq=Qf0Uo0QYz);qlkG*=i*);u#a+UJUg70-MP+KeHw(aXiWM#2tM(N8|E#zjIWtr{$sJwos_i4I+vuJHQ_m7IB1}&Z^70_`xrP9k5oBr2^x|pv0J@n&g
&nZDjFSuEXf@NxZ$DR&qn;;<%-p1n4CUr9S553+d2T6|syViHSeYGBaDivCkEg{$|lee7Fo!#gXp-r7ZAo|d0ms!v{B_Q(b>b@_DvyIl)Fw?Igo;)06M=|e;
@C)uurO3m2Gs>r3TmN`Cg7Rc8%X(KXeLzIjZwcYf49z!}*Ok%Q?cYe<J}^r0-W{(O{y#3yDAq%Dbtok;8{_uBLH?`=>#*;&E<aA)(x(0Z1)F!*&Gbtn@JXRm
P^?$^s9H?B50x)_#H&?CB+~CJ>t-R_H9*Tvr4U<X#+nx|j@(}p*CJVbUAG|a$IDMB*Ja1_=bB2*<z;!;QiJd%h|+5K5Rvf$g|*yg&a68BR%^_B`(c@akza)X
irn<7FK!OMb?P_j7Sv41?c>1SwzB<R+zlWhqg$@`1KOH*`zrsELBBL9s%}AB>Git2B|8SVctoyp+fc5m|BxzzttzP8*0aOTrEgfnY>7hV#=JoHuM|?N2f)^4
pDj`raMshywoOg1k7Nx()8#vyJwTMjN2~U#_)wboYlyDtGIw5OZD!iLHSREOf6;fBr9%ExWCX9#p&#i#L3uBC3gs>9Ubks`kKy9beROEI_<gRLFm&3!^H4J_
#LtJvC+u6?qBg_(SJ#gaMf2AvTel=#w2!NsR-tQy3$7=f4mX3!dV7Vt#qJ2bb}d*-kLi#8=Iufr5dZ7|@pCw^SY*pTYt4GJOZy%;*zB8GH(fXA>^iP{-Pm+^
WR&66pWj$AuBjG~<X3u07OY6tr79=}QRj4zty)>UBPJenrt`<6imT3<)*-ucnCkBF8i!vN%VSzl+PatB>Qk!teU9(|=(SS29_0-y)^Fm&9zS+i@11&KLYQ1x
F=d#2WcGnoVY@OvGikEFMjQNmS%>4{=+nQZB{om1>L1eDexg7vI#0h~#Qfo?7>gaL4%$>tq!Bz@CDHj(^RX;I9Qen>MAJSRwC>#v8^<2xS=q}*X8bKNI6Rgg
SQB%S`gExTdQmLvp#$38Vj{cIup$L?5}Aoyg;dcOQUgouA8j$yj<kpPPpD-Mn)AtrtaF&}TussPb-67ryN>p2(e*OhfeKtB>zaI7fphmgGTC(Xh|Mou0{Ull
iZhoyShtt^W}^yRCfihQVwR${Qa};f>AQt}3DYh;mAP7w<ykxsoJ_m2%XH|$acp|$GU8s=2M~mp8(Nj#bc!2Q@AhCar8dccRjoy#+(7eLs~^Gn`da1v<g;by
kwzHdM^G-r(T1cl6na(kT9h&vpQ@qQvqbjkcwFqYI`a$_YHle=NgPx$b|e#P0jxu5TJ~E~((qH7p+s$hP{#LzO7NAgTGrf|Pu7l)LfO4Ij@+&njeRM9uF|fM
sQ8^$P@Rv>YjZX#)hX!cch8`>8FZkk4a&O~U7_r+hXy(FYsNNlaKxt5HvZREAFb7!w4d@~YUI??=LNS>&t~k>tSw&US;|osjy7C_{QljtJP0iREQBDKm%w`O
AN+PN|Enq`2jmB5jCBV%m5h16_2o!xk|atY0s@76Q=&SRh!eCYwU}kR-Nl*+m(}&Iq*WH9Y#*zP6P*XuY#-HsJy=Mdj?m9*W8We{O0{tnmH$*Kc9P@!Z`^I<
li5^kLs^vrRJd!+oOEM>wxODIJM<az??4{88I2^hYg?e%ob}~YweLmThSYOjnVLy!UHzn8In;>@{lnJ9pqw%o*~$<%8k$wS?)Pm~@&o?{pNe?P<JO_^xY@ki
q+slQy}sOsQJZ7L$=1p61An_eEX?pn$S_z9rMRr#zVR#-TuitAeGxaR^rG5WK`ZKl98@W{ET?0>fA5Vm9%QnF5Q|@h!lO31d#}9rI+y<k-~_qD-ES|?ph%S0
iLHhr*TnN%uoRF+ykk-v_uIjwrretHs%0@Py2ABSy2L-{OLZL*@t2_X{+jk@K$-QU{S#loU$Fj9y|s!*e3hhLX=Qe<>;~#=(6Rz@{)1O>Fa53FZ@xS@!?)y7
PH4UQJs?a$Dq)fgNRT%b%2?60K#eZYK(H$`Pmhk|!NzW*w^mi>!fSOaX02OD+%5&3tunvf)A(`KZK1|7WD6%(W9kcM>qb7dv@}y=n!~u&MLnfH_!>BMSh?kA
mt3Q}vYt9eA5$?%v|~kq<#^~W+qRK@=*X*NV7qA@vbx>&wwltO+s%(-H-2=e_?DGLTXX+H(a5@P8?F`NZ-pfedEa_HDZ*BitLWmPinn@@=RBa@*1W`SY5qn-
50)M(fV^QnCVL4wh$t^ZrJB@a2Q@?Ar-2=<535^yo3zzgccr~m5Sz0O?|MCDtST)&&@o*P+rxqE5i7<-v%;v7@r`q=dnB8$nfb+HPSJ0v?o01ldHh=LJJ~>E
eix8EHiu(EnMjy7#p__F{nM4tAr_xUtF5Musy^v#i;{Erk~q*ZlLgQ<UJN-!*Z%}ar9{^F6TUw}TBgF7Qy5u?ob4~me&K$eAih<3A!i`CE5}B@_e--l40{qu
1%%cbo<>JU#opydX<mm2kp(-~E=qBE#xAU+gnTEbNUg$T)USU+F6NL&MpFA@N!#4*rX5~0q<<`_n~o!MAQr{7%y>S8sgt-upXJ%(2W2s|(H|5x`@o{ZW&9)#
o<PfAPe1S_Q<YQRj)yq3y~6y7v(@1HTvY5RqU-)d2-zQoNUzL6l^-3<mlu=~x6<vt7kdPAY9|+Wy6pzWBtlshr-l@p^`V+0sG+^w`i?Xm+OcJ02LQ#=YmPg|
#~Z$H`^(RMe(2hMHkL!+g@`(dq7sm=rjejBL*BqRF_pIORLH7`<ob%teI#H-)V!6x$i``}u{veSgOV4nG|m^;oHl%a`Z=Ovf7bqEKKyVj&*NqF9mRq#Df1^t
pg-ELc0GzWWURpCCLQ_vtwe1u+~f0^H{a`eSzx52xOI~|nfM&NH8IdEjvF#%p|0a*s!CN2H0*VpPM|YQmG;FLun)wnzhrVVrb_mkQcV+c&m0&rb^yoKCEU7t
8t0OG-VvBc0}jcu%`xy-g4DT>D|{~&i7IJ1jQ_fVMx(JQyIO@xUfxM&gjB^;0lGZLTo!hoCD}@b6@UJaSL!rX@1ZRC?U(JTDJS+7+T{DW-aOC6whk?L0;~J&
^4W2JTc4)KvPKhqP>yCyc2D4SVn2RW{5@pDQdfgQQ)f?>OiekLXCymR^L%sakgs}y4V(oKWPIm@#59FCMLX8R^`s07?>65Whop3qBysQgFfvkwbOhQJ+jH;d
uHOu0kYy<O92lQB{IsRdOBYD|UK$=*Ro%1AGG0BCz##Op?jP>N6BF@wVH;!^Z8?a5`mB^ZZHYZoK((_I8{F)-)hsh<<LNmzb3N5V<{?Sa^(4T)?5*I2K5kgS
W3`Qys^YmX!+E2=vT@>K7aE~~XJNKD416<%r>d;#P?wj-HR27}<c4ehY!EpM&^N;Js%HL~uK*G4?RU2zq_<z>ENi<NMTp;>A!zvB$o<MOa(+p`4Dp5;S4TIW
P7ne9JzsGYbaqQeJ+W=zk$)8@uEpuO)gyb>{CxgC+&Y=F>D6-DcA84)oQJZm=?v3T&+wJ<EYCE`^EoOj(o<$_Wb5-bj<t*B*;f;(Zh1*?d_HFz4gh@9!!#xb
hkoVriuWGt|BpL`aT&OEC*eCKKYnXjY35v5SCvv$<t`rmutiF68U<oQMB?q6SVLTFWCjy?+Za+^?tl`wh&h%f7{l6ovsz7M!h+;TQhwHJAvEdKSoy!L)_)0g
9P{;-IpM#Py03+c(3^=htwEu$trVfd?#%|pYA3|lo<=z@ype@8TcV5M_F0^Hq`U*`9cz$h=)aTPmm+BL9hAiEV$C+s&gq3@2lxCwy*<mT^Hi@?6(*Z;J9*VU
7m=t_%(o37u=jZ44zGp{4Cx$ZHp;V^qNibs=l5=$pP7_}($#{^#lvmFC=Y&^7!!{A^xu*SQvak%$bd+0P>>Tnbf?S4W77HOes6N=2FnXQ<8LpomZKD3R-)g|
X~2gQ&zCvrJ4}G~gUn7t;#;L8K|YR3^Nn!kHF8u|m1AO_`{n31?x-p|9gR@kIpgJ0{UmvBNHTg9<0H8&t5Btzli2Ww^D<_w0P^#S>ir~p&btlHPN5xSc4M#|
@41QPc-h=LD<oW2UJh)c)rgj^k5+tFpGGF98HalNY|2n4Xx`LYo%W<Hm*aV^rgPZpZ3U=T)gwhNw7J*SxZdLP34i}vcU3TqWLbCBAhK$xzjPs1@eWEW9ql%{
)4)`?JjDPiG;nSlH4=@BVJWP*ycAhikwqB@Kg*5U`11Dbo9cdU=I`5D(n_9W{d`$B6hjx1b6G5EcdA@*D(*z6MH-tn@V&5%1}-m;7t{PeO0MR<mM^QlZe!(O
!c}`EP*QIB$olBFVeBPKMn1)@7PvZ}&iL!|SZw5X|5-=UAf~pZjN|!tQ+=LZPt$w3ikxrr0L2kE-*1l+6g2peOzjE2Ps-^eXF(=%H`fMlYtE+$l>Ph_O||l|
j1|<>%ypD&Hs;ShYM#8PC4zod{A>g7c{!qs$kaMq1_sPxyNt^%3a8Vn8PW{})3f-tD#aL2xOm)4eDf5~&;K;cZQ~YIrEVW4Q*Ei0Qm}P-@*B4~nXKA&Gp6s!
3H6%*wtY1*QJz#;%_pZ?r$*Tyrsq{IqI9kT8zT5%&JQJKbjfASSuM_0+;oBMq29qba2QLl#~L9P^3z7XpZu>+af8>}a6;Ag@@#fIlgT}ukb}ggw`ZTn?G{HS
p3ZEVS_cE;t(TV#C+FKMSrIj1wmV-okgV$&$$Hw#p!ZuCBuM}{eyjqM*|a4By_(n3mD|``k(;)N8jWy{UGYF!ptY|Yf8NGmPD07)9Jl2c>G(v|uc2@4cw#iC
;k2&eyyd&osAL<aNsPRm1xz;mi^jY<G@OlIqJh=ZhG<?%V3}d-nibnrKFlQJavS5k*)7}X>h}*{ge12&pmO#@K3B^n-9)Ir)ilqgT|Be&mSJ4^?H^-1GoTTv
#BtISesNjP4|2E`YZyue(NfhQN#!J}qa8K9K276hTSQ=H0bV1lx(Z~;M{;#pC%p3zyckbwg<}>y??-TpM1*0mo;E_#ZkAm&UVcww+=1Uij&!UC@g0L-Oc$rG
5<#lkjlf%YR8_VjD(X_2S(-71z*%<{$~tE`^K~M)OEntyWfMx9Rql>G9-bOc!WML$-)~!_$C_CqCFAhLOoqvwfi@$%uS~O56zcXyx{zooq#w^G@at<3Vn0sb
&8__!wwrvm=XR=6s1Z3`d}E$@b)>&38Pwlx^lYjlXt%~=|9)f>!_q}Re^-vY9I7g`G-w*2*Ri;%d+X6*<mt^bweQCi1e#~+(70cnFu<gLiHT(6vgDWPtvKqA
@oY!9d>AR|i0&gBqdUu!MHG(y&j$?1n!qQIOv6EyZ?`_iHVuzetzF<*RZTV&;-+=dvzo}cf_l2B_30W+I*nxH>_o!@lonGypGWU`UCA_qQVNWb6L5ybE92N-
LWEp*7Wf(B22x|}e#mH*o@&`&@nXc0k_nBxj*vMN2-%kLe0$U8FdnzBEKaYQ^TagDy5#oN?7wcu&}_SEf=VHC9oS%@Z5am;dGD~5UY{p9j1PKr#H^@z9O-tu
PeW-A2buS}Qsv{Bl`9fYr;-G<npp(@IBjS1ycDIT!cCA6gYl&sl`SCYK36c!qbNUCO4ZM&W{_j7##`<}KgV$lte#cf`qzEUANVk#ShngW964(p^QA)mjMn0G
dk8WPMs53(>F4as*J8ZvVf}s*^;y)OMO+fkT-@4PKA8ZKW(KOS)cC$mgO`5&vpstb-hcK&$S=oJ1!1LHZQUQ`m+f}*<@!qA#;TCzGIANN%FzkakKT5tP&mc)
%3VcjvS&Y4rl?*pwpTrp)#>;Ur>IXwFuA~p%57Pjs+FUor#ji+Q+igS`k!BF;a4kf(kjNwh9Xl{|A4AmR+GED!e%oHR=6CMIBnq{_{hogwFkn(ejQVCS<z-u
Ivo8^f1kUa#$}YW7O0W@ZQ7ynZ8AZFmWuU5y=A93i&9jvs!G7<FZ}t--^6-i&x3sV93AoJ=ZbBg!^f)mzN+3=&VhbyzX}FZQStg2+;!^aeseo*P8B&GUnCH8
;Qv5Jo@#e1Nww9R@qbbIS#ieL*UGYqQx%I$9#>ZU7S)INhNYN}V1JV0U^}pKh=(=l{Zoko7P<ma$3nK*udHt`dnsE;roJ$fs<#t{>wi$g8luAkn?$s!f&A|J
_Ob%`t@qjcQAd>H+C5C8pX+{8vHrWcB!Ua}%<%gZL08o#Ko7!nP5}pZ?s-cI<Kfm5Fn~&nzBS{K+ReG$jtuk*Qhqr={;MHN6U|!LKS(z^IpR=3v<&+YasA+Y
rt>+IRNyYQeG<knNb2}a0YOHvQm#HC`Ipr{pz3V@e~#X}Ns{ck@|<1njFBKjH&7x)C=XXpx`>FZ>INDB*Y=AoX+sj6B_Re~)s>kcT>FzQLS$9X*xG)zxv~96
TX$84r~7;No^yU4?(eZvC_oa@F~Ve|@p%~2V`{;F)``6?ST{+B1ky*)_2&E#LxyM9?KS{nL>iBFFezY-FQMd*aeU@%t&%Z*-$|o~fd%`-&_Ta;z_Z!<y2i;r
n}E|qvNc)lA}+7%4s;QVRAyJND6)|I?a-y{8Y~k1Hge+590zu1J7F-!3^6dHnkVa4aFzd}cNZ9+s`~o=<^v+hIU1-qdhb@l7^K%Vvb2oZa6w9u#CHdW#kvEG
NK%w{{Ps*A4^Vw(bA603=r26SiR_bi7q(t=Z@*d(eN+vr9Zud6m25W&-@w_VXM9x2`6#?I_nJ5xdGeSJo3FwPlV=zBCOxI+cVhK;cB0_{tc3==Pvd4~_-YN^
y+q>g&8i#3n%zfiIPpuc>W<#&!C(n|ZctV<<IC~1X1t9>)8_q4l%5a<j6VmVg`$sUQL5um7@5E+#f{HeWX2)!(T1;1h3)&}7{|#wehkds$_#30z)|2;HXKDX
k0c%LS&ZU!a0QRZkZ5f`_sR5MN1)R8$8Vza{Gf)p>Uw&yh(_-TLx~;oVTjkNV}WNlWa9qV)tv%7KMhghK5Wt`#6ztv9Cr#21fo4T8lMcSQ+p(`69ecHu;&6)
>mPLzqW(M%=qXMem8`H-<H<|o_l;w!0YYbOEP7Y^^u!?*!~tZ9sN67%&q+ZOrN-Durmh$17z&Qkif`T@Big)l>_Wcy=XV#JWV}+*gJm{)@$KMnxqPmi&-|?|
pjFyY;sM$oMDRRVFq2=uf6>Fc9~1WD=A}PBocJwdv9WnSd~DBOP6LFN)0vv_^IpF|MWY`_g!>Z^ET{CeG<JAM+2DD{*gt}!RMrk_i;a2{wU(QUu((702-kno
bAAZXpH`7L4ugF^`gdWv9+Pf8AKK(}9>N6bef%aG&GDN_d`x{suCa2(ND^$q71%)nS*QvF8;=l@N$9PP@hY*&hI$%<VxKKo_#hy@Z(<n9&hiEPK`cm(#E@Kb
hH0<L27wJJtB1)j9mm*tr+d~FpILkqU2@9Ke(b8`Xxf-1`q)pPFCdv;Zy)Hs8Dubw@@Vb=`I2<SlS~jNIW9nRuWt<=#h%CZ`W*yIHXb&~%PQV%IY3yvKK=nN
U_s*qsYjRATu*>_2hF4R;YoGP#oV4jV8=*~DNuCKrCd>e>=4IS;jz~kWsNb)!1V{~QC+t`h@vQEpO4Tl&~Esl`-aUR0rzPW(&EL@;!gl0AbXUefvsqq5>R~K
pe2vHS*M~Dn^h`aK5zVPeCMbK^$p$}H&1;+I?XPrA?Cp)EE>2UP3QyAls1rpu6v3clUolMkS4vRs~=9ub?WYp_<9HAgqh5oKG|F!^1F0)&-;!GM$b`YT0EAX
i12vy)uy|(XE4R|{pL8%*Dq20WpzfUcSlY}8~19X*T|gZujVFTV=e3#G@iisAC3_Z$qA6D=J@NUlTA18N0|tKyYuR^Ij%2Bigzrn*S*KzzI0t;fa14)KGLY}
V@5-j{I!f?-LH6Df}t|og?<xl@@_SM4_QB{xSKGX#tDho`-L?NZ5yAb4?ana`nLg~^?W`S8x+JMgk%BIc22oG|2270pXC{(_l<dH61M5Oil6(cYK&nlqMs2k
f(|jdkkLD`p#4F1_e=QQo6T{k`ioYV=yE{Ov1i8z$T;hP3weS<>R3_4X#Yg;_3iP9vCybvfu2Cq^5J+*ub1a4y2Nsb&t@3TNDim!_-RGCu@@Al*&xoE2QDcC
KF)nUps3!o3#Gbs81c>c<I4lqr*GK!ZU60j^?8$>)@R1>3x%-uE{P7_Ha38o->`0FumU~zD8EM9SkS8skK=izh72%$b$SQk?m3vFm|AldrXue_e1M|f41-x$
b=2alA7Y3iN49DF7>lIrIb6SUaBUQPUj3-L&F4lN?gwl&i=yG>HOXaVSJ1DYP0-ue<~}9Rc|A-x1R;f1zq(xBWA!o~ht2V!iISDy^(PWXM>B?-)FXrwKCJli
U8FV#Xz)#H+4-{HY|`~0`tDqR`^^hU9`f&#AGcp>o17Cmyd%f>U6KsP7r;#%=>%r*OTvQT)4p3>AI9V`&;ad&pCsh+lGb(qKDL|TJ=wruj_FCZWC&oW-y^z3
F0%`J|6o61POYjMmLl|*hJo9AXmmB?nH3V}9*F3oyN3&n&BJwDn^2QgCkSv46nn?Djn0Dka_H{$Ko^}cqsF0l6p7QZ#r<WWM%0Z%KYH<jkWUaOZJ?GMgk!nr
uD5#vQw5zNqr6GSON<~B)<+5f{hNo{>h*Dj&#RZ%J{;GtWE~syFs9m`X=ui2dt~AH1-XzS+4=~vz6)cQ4E=P9kIAs^i8pLtwvZ*&AbzEl86(s8G3^K)Ahw`E
o@>vQU63HZs?9MH?e)R-6ExJY0vnGWR>>*_p}MS-Dt+iS=;enaG@upZ!$1dN<%whbk|b+@QAmo63MOz<SO|}o2m<oa;_%A=y>S|?f8oh7)NoiO8Bg|Va4_AN
nQRTvjPZsuDUYYqz(V-N153fHj)D{Vz##A_AR0ryim%@R4!9F+l|+-6KCMP5hA53}!iJ<#V*;K9YJYvvf(~C^n2C-XUcNiNC&{oGA&N!$@+E#U{(H)B-$gze
#AcbV$v|dp;041aiG=O0@0gDK{lf^+;Czd|L|@9|H|K<1zoIjn+gT?*2WV7%w_2F&3+qqddJ_rP-z9!(moS+P3!OE2v?9G&b-u1D#ycL5M+YgmbaSiAF4^Pm
x~D?dXus<)ACy=)gIfDu$}|}b+N39H)1D_6^CfCGr$mVq8f~4SGCutQAt?3~^zwzpJ%e&`MkvA&A<-sn(+w3kYky2YfBIv5j>k0r{x&<NU7s?pOAEYq#E^+V
mqcsYq|gL^KMtc_NU){rQnNznBiQE(rNhbMAt|je8`1?PZF+A7WXd5~7j1mupAtXoM^#{ih7XCrbjWty;C}mVOv(C7#9opw_Vn%?uTCh%{YF^Po#XAKV`5~<
aOvVP56e`Z<S@Y5A<o0=Q;5mC)k*sxyY4ypocEjKvpc+t_3ohtp&(IY{>_V%q+*xrJ1a&`K^56(`?_wT!K{D-HxHLC@P5qW&*o(q@I^;`v?z3>IFVn%NKn^X
USG(KgyK@C!5JX-6OYXh&LvjHe^{5;+EYjSUoK?LQ+eI90l!Uqz}&v?sULs^@C4X(ClHe}0cJ!&h6nq=*Iumu=XrU-myI}YAoH+u^3!wlK-Z`9h#@Q9C+VRJ
-Z8x1q<1c(8@2%mvmwBW9b$XOY)F$5tbFhxx11FqHZuBM4918UWWUI`ol&dlHW~rplOm=p)#q+#S1O<buwOZB<REE!>5>aO565cgS{o)q5U~>T&k27}%zgRW
DLY@2Y<JJY6YUDru7O2_flA2`H=P;cbk*W!ICn`La?L@POqOo?P5h0yiYfyc=~m6?t=^~0wug{`uR9;9ZipV<om0IYd31@+Xng4N)$PM7<Li5a`Aa0OTkLRK
LI28VK*Puen1<`OR-cYt*Bwh3!`>Qx8RaFppyQ_Rxs%%9x(^Xe&et6Rx}8kaPUyS`?>B(d&^FO}#lm4JXSjY?AA5pElN^)J__R4;32Gt8I~$k(>BwBxa|Tuc
KfEwiQYR?nGL6L`$1~JbN4hUx4$Jj<)6;L0)!X%1ab29ju)aimj5jD&wFy^4Q~`>pWN^FnJKKADH9~KF?z`bae)G*K9p3#9w)*mL#^;A~w7J;f7=Lp!jn5Zz
9$yuw%U~`q<9Irep8g2`!b=iRJ02%ee4=a8*}(sNC_X2r=CnHYmBU4U8?$>dd^rfajPyBH@&ww^=P2k$)Wc}rgF0_laTPYPw}}7)2B@vo^?BLTdPu^ACSy+-
Nwq*-{1ii*7~Ky;)5YAraYj3{eb*2D$?KzWV7vCE(~vuK1{&UbD!ML>*ZKOqOA-*bb7RzSY;|wCwwws9Pkc=|=ur(t`~Km=bvne!OY$<BnMDm-=~%pDOhlh;
a9#5+7HN8p0-!hv2XZ=nCJBF9onm%8@n3^}6zR)AURD=9eq*OA5%(rp1H~^!K7@V8%7w^J9Y3DpbAM!h#r(jVORmNOYVgZvzvcFwB+==c6n!D&gf30)zCdm;
Ynp`6Cr9(-T(=F$2QEGSgZbGps+hR0{H{mBBV`j_r`=0+^6JfL#SCN!5n!XoUiJfJUOK#%C*yaC#!`!<K^uF#KGxZc53K)uddGVUW|sEfB+(gwodAUKi!yxJ
K)_BuO7$%9hLgzk6nCr!H5tdjJ0-^F?(qvG8+2OX-NUf<9xkaKV+qRfg(xxqhOQbE_EED8SG-MnVhkum)F*+&=Tl^kE2V!tt$-3!dESigbaGs=7y5Y|{{6*K
qYRT#cH?*%#$Fil7>e6|NOT^nDN9x)gA)n-II<c+T&AOQ8u=zAw)xgWDoUJq4Vf*mef*xObmTTkb=N1u>et_`{^57uef!;SH{X8uyYGJc-ESYh{q8s4{r2|{
zx&OvfA^c;eYfs@`|EeVd-!hs?Qeen{+nMveDnUd-+lX=Zyvsj;UmBO=EwiD{qhgzD{NlQ-+gC?Z{L5h=YRP9@9Q6bb2)Y6L-ON4{O0`G{`i~Uo{sO&pFh8x
|F3V)r{m>E^80`I&F?o~I7JQ#c`I}!J&zbde$JT9lM{FT4&V3eO(94Yf?7`HqIR!a`q;>9A)Y*9j^H0w5Rb)7Apc;5yuMQWGmUOIJ;xc2R39o&;+7bki1B+C
NW^gM{X11IuL6%ZUW6J%{3vd)K(>BrYlg_%dHHjGiH$#z9Vw>y&1~8EiJc1?GzH^LXljFlCga3I0rMk-Fi|tSZLvg#VcPog5W##(Us(7xRouL_jCD%oe&bSV
D8|a;4x_B7X|(4#O$dBwQ5+oEz@G-F^`Z;UUrA;CjO2Jvg_m?@f?xT|a9LAzD;5mjk_xqqVhV@_F3zhORn5TBPaC2sKSeDn>w!v8UWfiWakUX&1@{cIZppna
K*Yhdd>tVX+(u{WUce&)M6X+hjeO70g)eD!Av`QKP|{15c;jhtUqv`HOL=<4Y(R{6`?jUY65;5&rp}TOcB0gUgtqj6(t>JiNthX)Ks6?{8F_1PL{cyIlj}V@
2=Go+whA}BMtJE6^0j;2#WrX?lBFthn~MAmnT1=o!l>FS;g<c@7y;MURG!<YAmsh5R^@H4%iDb*mZeuYrcn)R{8ja@^bPeS@hg*k41`ux{UGIsec@rL7Un~<
ZyL&n+B1_^$2&a#bhyv!UzIr^YRNu6t%cVThTj0ZEnhX%w=#oiH?JB6W4#CzbYL|PVnf=!FZ#Ty)!RP@v$}5e(ibS0q*hXo(oc-cE8u=){Yj&;L#}i-or+vx
5sKQ6?Y!0tZ>*b2P~Rg+wNjyuI^wGJk9;nd6}!u5RLNWj2=9NL)wjYcGe0-7@jW)mCmZTcPD!0h;Vt)WMsUl7zjnn^fYEy{3aE=di45hRD%*NSd=fGfl`K@_
CcSGP`*2C*Oy1CLKu1&r8h4WXmJBZLr#oi!;xDs{q7~t{(4|tUrU^ykEpLT2LL)IVT-72xJt^HGC$UI!X<St+{|6m5sL(sTAVD3n*z}CnZUu@uEC1lseq9?S
LJ-Wohy;dDhmZESu!4`KR6vMCyFZ1&<tpeMoFK>0x*&_@<MrWUu~-PH?do;6VyLVCc?i{jg0GflHb;Ihz!`{ZY=OGRE)m&K2TV|bg&$%RfPuy)`0HyAJf(tP
<a@7$h75V#QQ=5Q&N|x$DG_L>_7?R^RrNm&Ab{G4uwBlS0okd!C%#ry5_YN2j|vZ{9Rjr2_i@0(QG|bDWcG`(DvcP@b{Gp#3ar!}%!uPeAXtreeR{TAkt&J*
7ObO70D=!U!I85CAIz;tJf^!WkYeC%-&J_6LQ9qtE?U{;q`u{Bn;8iJm7v9FR+e91b`sUmtAH)`B??)=y6IL^%fK~S2V-Qcz!hqA6bA?jw+e+#ELHmU;+hwm
hb+J`<oH3bW$_LZdI4WVH&4R9d#Cf{{BpljW<plPxYNC<{ES|g%Q{d8!B`|IvjpEJ1o)(mY7;R+1RpqgUOsa30H1%8rugmgFD7*Zox)iG&4Lp}8N)@y#of>A
>MMvT9(@vCHVsFlCh_%Y^2qRlN`i?IS)dHd1#WTQ(z->cEeLxRu^L_XoxCkWU+d!j)?)aP76&5j8oy(YFyy_rFwp89;2Lum2${J*`v6S|?(Kl81DIrJfd~M#
8~X}BB4`Q^vJQw1Qy%v1^|4pxkiu{j`W+b%{B^ZoJbGRoUnSTJLa~_K7hq7H^4kR(vAhe91M*l->;I>t2=zAfQN^SnEHwn78S}jBDz<@#lIV5ecdyZ0b}%fu
-Mgd@8xMenLVgbq)Wg7CxBtjggMH7-YwZN0rtPF*5l#pc6s-c~S9d$PBx3rXg85>gH@L7JlA+`U7$RgV>*NQGr)D3AaQ?T%E83PJ_4m)$cLy#e`nuI@B#4hV
uR_#R0X<SIi!BNGDGaasvzZAe%d)Z~=(T;zJgC!;*98~}3fBO|qMKarP7ZWlA*d@tk0!8z2^l+~2<X!Gy2fZCg6{UZS{cGai;K7QGUHS>Mi2$I46|AXxJ2hx
1=bn7ws})6JbrytTo(d#Cy+S{D>Mo6V2`DF4zjt+Tv?ZOl_?obWq4DS4!%&InrPUm?9WvQrYW@B=dIbR@L41Pk&R#c8w{!o#pVW4_}bS(NQV%#sGmItd*{l*
9qY@Y@<CgZxoEx4ePun>NFRbn;M{)wFK<eaT(1%H#H*}s&`(57mW##LVGExR3O?X5IOGMKI<I}y3@EDur}ADWAwnM}XnJUMed88NB>y3mbepow`NyWx;j{G5
)GIpHiQUx8U;UXirFz>P{@fL9<4f$-VvCX2f)+Sb)NWjR_Xo6>0YXhH<YNt=FPjiZ^s${yN`L8xi{?$|NfUt1Htg{c3r3!r79taAK?dD9VQs;QW_Ehrrl~so
PiLXc_jd=1`L-5o40bd5M6!7$9OQWm+h(Ljm>%w!i@PToc1knG4tq^P?J=weQ&e^21rb!9Bj2^kV^Dyo*3V`y%qW&7TRI^#i)B)Cl9#h216!K(hKo8G{u;WG
`ioL3{O~6c{qk;Lkzyo_8_DbWqDl^Q+xS%*`WqrrLFj&}l1hkLfWoO)5PC!JXSR0c+t45zS5P?7BZQCJWzC%svPtc0iFZNOu7qIqme)(LeZ45!zT`%6t8(?q
lxFnW^1f3P+`ID2Jn*-OwkRxUagQ5W;>JzGB8AJvzcR(gTsLi9`_d14A<EEEjWU7pbhH<pk434cpPG;?JrwhfU0)iSF549?=sciIG;fS379Yw#A_DQ{2{+&t
YWR=ly6HN~h9=I#878@4)bj>bHpRr7H|o0oCI%=E7$|wEwKTtkw43w`ru?Zg`lC=N_k#vd@b+I3zZKV;p1g|uXi`<%?*qLO3#^gO>$YQ4KPMyd%Ga#9t4^*T
F7NLORb#IW8_2oZR8^SY?mXn9(#P3O<g$YE<e-F&jdv4$P}x93l~Wm31A$)59|Ir1rBgAqpnLhON5&H&OjNlDeAH&G&w^PJ(p#DKkx@<2nBh?_{K156gh*iI
K?GwAh7O685$r4$@#CB~X~O;dqiD2Vi!N<gc$jLYt#nn`F$gMMRUn{K-G|P|`ed2)kaxwd!fiD{A!iAVln~*kK(D7Fxnt3tXJdVR&&G7zG+zI`N8(Rb3?}HC
(J@d~9+2ZA5;KVB;3@a7F%Ry7nb_1efh-)-p4edq64H|oF&Xm8a^xMxn`$h&*zE_y=lmdgg(!UnP$M%@FX`J_Z>EA%RxPOEwxgb@KtP?y*zGc+ceXRn5?Pqz
QQ}B^3Vd-Jg)QlrUw$Ay`lIQR{dK+iZkF`C?HpI?exYd8D-sZ7!{JwZfMgE-@6#n`&0r*>pb`mlOfB&~AJY;7FdBpADA@CE`*dPR95I}wc&vDH3@Ck~epA&;
Mu#)m=N|(vqNP&K^S&T883J4IC(5`=YXXV&*+pdszaY!eTrq!g1UobSy^NZGHw1TP$e)uvWEO1w5c#=EmIuyJBbbeBBL(hY{ytLM3lOYIHq}g0V0JvB>DwsL
z5-_VJR0%#hF88ZO;Y_b27IhFsFu-?p9RxsF-VL<ttt^?;P;SZLxp#gbRR)@XVpBpzC7%j!f#a)E(r6J{nkWAdpAC~vpBd``w=UAF;c1SIu}oX*PckC(m>J)
s3`;NewE4E*c1{$8CRvyOifS|<ZW<3?igkq@;A~;%pAdy0%H=Cv@_-N`Th?{93x4ftumR`C;=V7))1W+8Y_*Sabzp>ztM&S{nX=iH}j?SIkvon!$%<8_j@8p
6y!@RBdQ~cXh_Ryp~Rt)HTYp;YS$78K^trqE6JLE=hxb|^-{6tjB&sI&&n5ns&^ui;)fQCy1R;}G}xO-B(|Om&nWvElTS}s=|b;7P$1G24HAXtOwm*2Es;b)
J(G}P=TYQz5o<NkzPSfRaBl<I-RgT*<OlATEbs<s>Za{_U<;QB)jZ$N`I`zY3R<feN(3SzlLHQYIkIfah8}4?CBV}#L_@Ni+Tex-uM7!Lgz9;fQog+>Kanv0
(;*E(I_AS%58~k9A#9hlU%D-OY=M`m!Ru3_M;B2Q2>14eg<i#@h)G$wk5a9bPLc1lreg!-XQv)wtntv%WdgW!6m92^b47X)aQx}IWuD`qg^42qu{FfTuG%(b
d{Ec*AqL;A>k&DO9kb@TEe;;NJLPw)ydNaGxo$BmB9IR+W{iWr`+g%=)%P*kx-L^mH$*^WJ^foZ?mP4*@qN)%`OfbXqQHYvfwn=&5ca^+m@8r~q_pV*_$4$l
waku7<kuq+J{j!9ivx+f0_xHr&%jwhYLSCep`xj2GA{-8{>yyVB^K8;d%2e{BOxyHQs&hCWI^kd<MPXBy<kQfw0tnz`11K6wANV?DTv_~U3ZKh3ftiPCc-L-
*mVc2grYtWwA2iR@$woVAJsD}Hq{Sok;M1KaiQ1EL8Z8hVVsa!hc%Du)AD;AMwZ9z7jRvBWs@;rs(aZ51NRH~FKD}?`8V#dz1c^=r=bsM5iU*Q@+h9XpxQzK
A}(L#a_2#iQAd}c@#Nq1f$~Ubu-_U8@su7^o}|$^;*u?)rX$EVyt$yDr%_F!>c!}rdmAm$Sg=Nqzd}RwNJ3EmRv){AH&v>s7$18Mjm5|kK!(S0{ZcC(k)9>(
i<7mqqzxLK;AwohuDDu#U3x>{vclppaIksJI2kFsr3JxI{1cWeP604XWTPm25eUhW7mKm>X?1MSF%+TKkWz!Rf1RRO@22!)Zy9Mwjs1pU2I=o}>zHe(AmX#A
W#fk~9%s?SoPow7|1FX|LZuyIsA69fQ2xEg6t6HOd(<wPsN1ss7&9!LGq|i^Ub9^l;?`U=C0@yq|Kbs9>`htT&e@V`n142PiC+;f^r9Q8gGGGiq%v%X95So~
K?9t`w1@Kj=l>%B6>`~QC#|t+#tPn<h=eq(3jG`gJ01pzM(*Dzxvze%0NxN#2<wt1;S%Ul?xRnkxk>0B&HoSXpwB($IIiJ;s&-R<&w^OMNctaMH+P;4F!tF9
Nj8-AHNG!Bn@m9n6UfNi<CN2&1Y1b(jxS<MAwO~yEtzhJ(4t079nmEl51EO#A=3qe1UW@}LjdO+l0*oAOAY~nsRGa!?#j_gm71#k3LAqo`cyGO@e#Zxx-L*B
iCC%x6c49*ft(5=a!imLF;2b6W42nc77o2zGDQ#j2^7BM2*<-8sxDE28{o5#nv>cr<3tFI6IOFHF&`)#hM_}?*RJ4Y)GzrVhNvWo_DJzDItEF{D?+sLrg)h(
LQ<9mQ!0{@MWTUGOgtR>C}S%^n=pDI@^kREN|NZz+04`|e)az`M!Jh|D2>a258!#{vm2P~`c<DY(!rUFud9P!x16aMw&DALB%7x9_^|3|;-m=_<b32w8}Yb0
@|Y*dCQf_8Hm<s^QqQkXpC%ie*}oUE0BR0w?I|Qx?Q{DBVFEjItHe+>&^YeW@VZ(m^@A_wbc|A&W#Ge@RJ>A<M!|nd)Sw?!yEC12O7A&sylm*(S=VA_!#n4W
+lYI*5!ZLSBwA#qu3XQ%B}gETRwOcl?ofV^LI(%UZ_~`z@zY}ImMHuRN<&4=M{L^F1j0HAJ;?Y@9e7LZ6UOAu$5QU|?E#xvT?GYm{OeAghO+x=7c{7X3doVK
N#TEDSl~D)ltDFqW|3b$g+^ii^Vi-j(`BXAZE0ATKnBo<y3Sa|jOWXH_Sc#Cs)7L5I6*?CP{1oejqyk1qDDs1qN;@d6<BE(as@M8dqpxpJqc2`ZZ5sI)7@>3
J#QbPUeWGTx0GHbuYl8&l_MgHZ?p|!*31=#vDm!sXb`=vk($w>c~gS6G@dcbno;l%gCGMw$ySG*CPO$@hC2tZQ>gc*x8YaXp!hGpyly7z43K#Xc?L@eQ;zy7
3*%DxDa5!^fM?PQ@<li(lIsP|$TJwf+qBi(-L$O$>d4sy8+;(IHTGvgRV_RK<y_)d>W%uiTXGqO71<9B*qIF4Wj*M!mTeW{jaro21&_LUT9l%Ktg8tQ94pZ)
&)^#|b%TRAa9wRH)O5{s(MVc71>K>{>P20Phw_yQ32NtI<>5IB+T8@__(rv&YO7+3or7$52(<#~>(a#AR!$)RZxvwDs|w@gyT8h((B*3G)pFVrY|yV_&&6#6
y50TIio$;u<$oq$L9wx$!Sje-K3AUTT;YUMBHlijN`eB3tVTvIumC+{9<HlKPV0TnoX1AxMa6O-N#7r;;FB)Vqa#cv{>iv7ln=G7nYeEuXo4gazCIw#uvcjh
tn+y{^+F71$x8WLcYFpEQahgP+JUuMeFwPnJFgRksG3UXKbHG*g?1#V^j}`j3%n(KT6z9;xjB`42V<^VFbKfFp?8NHElFbp;F0miuDydo<z9VhctJSgj%Wj*
#hCjNtJ&?>&h`1QxIY>6$PB=OP)F|w&^)RQUkTN7+V-8;K{U*gr*v4f1nu|w%vUl*<#mHy5Seu%&SngFdF0o1=Hkw&0HZcR+L<wBz3C6laLf(sR~9d$+Aq`$
t-TIImx(GuVint?wiJsoNsK)vD#OrR4=m}^W5T+A7<Xo<WbCKbTO^)0Q|CI-Aw-Ti_uxV{w0Wtm;Bt(kS$m93==F!;;U*FE9M6Orwzxa~ATZhV*5e@3vacRW
V_;w&8_vpAYR+}!Me>+NWpm`X!u4P_bcGhDh#1o;$DGXl>a-sBCT244FJ{vP@uH*6b-}ZBWG*)8;$md%u|AT%Wk%XHN|ZAub>|JDDo>)3uU4j)jR~^Ou=USs
JQwkDjO_KrgJtx~m`zg%R4B?iU|(nX9m2f3B+n6`q@J*XMUa)^#ML|n`*;YI<OCDh4*5*@Ht3HV4C)Oqg2(I5$7%&}WK0YNEx~kHA(DvICW@7*(po2+^od)2
&;0ZjW4G3=qm4TLBy6>LB1$4%T*yDc;lE#ILA}_%r8}tCQHk4UK&dhod9Z{d-xz9V@NwDA!d)qk3zW;Y!M+tLJa2JDM-dpM6mcMF+T~Da&;ReLH7S$W2MF@y
Z7uUEYwHOuq#Dbc+<g5Mh&)rxg-kpb;)*GhMGZ`hVPh)<^<LE`X<sccrop3~7GeAKZjsGpaec%8`&<QJN7WSRW0g-ro7L6q@rUJ-d$z6mfA5<jK%R)1WfC1^
4Fk5#X|pSp)2gq=@ZjoC4VU?iX-_nB8jTla6V~MKJXB}pxPu%j#M1c78*-0IM|A8^itBeq0hh{*Q@k(h(9=aL7w75?>V`3pPgNU+tZM(zThW2u1`A7=WHT?z
0|CAGp(U1-=z0ek6Pwt*CW;C3Kg2ZiqfZk4+5}?#blr_5-~gEmh#_7e70s7h#=!jwY!ZojeZBvu&!T7sOdgk=XtXzSK($Eer}cIHoQsiBc?X^En@->!dnLG>
4AnqZTYG47^8G?=@+Y66r6;}!zv+3e6pU?I#Py`<PoWfl4rINJjJd8k4_ICQK_b(K8-zncBVo`6K`8L<x5XE*MT2^j)lF%Zy!C3^D$k%+{jxgP4i~%dUz)l#
MJ~HZ+Uz()JpC!y5Jh4Pw*E!k0DBCLg_^k)s4entP}P%M!s#;@%2~ZzE?c=bxEtDaPCONYxZ@2q2>B>ne(_qEo>3`LPwJ3si1!2X&3}=;%Dka3{h)PxYyJcw
(dL^OXi?3DMjI*|f+kDx1<ia*`%32((KuG5sYmFG>;N?$Nie)-0)S}MB(S|$)g2aLtUi(lPqVQ0!r(_7)Lk@&g)M{f302O*o<%GhFa-Z*=&|oDq%<=7<hT5q
HEjeLfVB^HDcJ!+$^Vdi{~zDnqwRvc5$f9zsO+-fEy4&Amt59cK38rWqcAYBPP3$E6^WUC-+yvON&TrcO!Hq;e@&N--~8G$g1@*9MuF^ibbHaV!<xoCXh^ig
{8{g@2yP~(RZPAKOapLLn8wgwRmigI-tz}1jxt7a^tTPQQMg#PeqB{MK@ztVqq>X5&t(%D6Ko?UWFE4co$eUa>3}NT{{<hM&M$>n%#@b^rS4?jV5HK;%zK<b
8dj0qFXpakdG%latb9~3)6_k^vB)l9UcHcHq)ohL;)P`$(<#PH_5tWxx>4gOwkv4q?{*V0Ee*ibF5BL;0kW>@7B-d|GFcl}n5pL}E#9IC-{;0b02oOj*ngWu
-)kFX1)7z*rP6iP99#T@F+=w=Ma*?+yF2VVw^#Q-#q!X70#Q)7c3==80V8)?BOQ2uWqYlKw7BfE?D_hhbk~@U*14`nNYlGI(^Dm|aeRhfHC-8^h2qn|soZL7
EC2CP8RCNo)Ltd<MK(>%NponbyD4pRPY5A3LiM8YL^K6TZOdjU{bz~EGZi)=o-Lbthj!bNWua%<=Xn^E!M`KH@~2LPxhVb}(w+P(SuTXbAfAD8RpsmbUxjOA
4A<?1;avEgX*HYNtVHH#f4&x6CEPk7_CTquO%Q05xmC11ps4{_H^EZYPA^eQ@_f%wx9py#n)xa<C`X)KLsLF;*}lt=*v)>rLqbAiO2Q^^kUPi5^|v@1l-Q%p
@w|Jx=pggNxLwQF6AXc5$*`^^4vdM*rk(nQe)E_wqlKtnc>?*;^XrL}B@?WzaDcnFrfL*NdgWj?TjH7p-u}a!w}!<=e5$tMRxil+AKG28S7F5DArKIR4N{IH
0u0?R^#{v>CT+g=5|&6I@_bovh}(;-%)pIQNhSd4O>^BWn;H-FvFQrjV$&i&%*1tVBmBKs!O<F))FJx8$d>GFwRkR2^8}H<nm)$ap=n_P0F6v1!KbtmWn=rv
$R#f8ZsGlQ+W%6X@}~yoL6Vm}3@~35f%uT=Pk!K4I9ni7=(g>CA{bOdcq!GPyK}i9CI)#_^)872$Ytkf*YbV`2MDz>q10h99O+^)zdp|}<T!lxShSS7X<Ffv
$f=x+O&fM{tNo|tpM%Dm#h5G+t(>XH2?@Re=?Y8!F$i2K+NfIo{Q6WkRYg%x{QHRBJn`6|{fP(yu80HitEluqcqFjvw(+^QU<|<b3eT0NIrXDDN(h~o4SqH(
W&ZUBM@U9MTH%IsQb8Z%yov&U#;E5m(9&rzL~7*RhM2@bMgtxriiq?pGv~xXEt5Vw`F-&b1x4AapbeMdb%9Xkc$hB)cOZx_p0*U%etb8_lE(MX)$U0`HGwh#
TenXiPM$1WD!f*js9s3I4<JB(2u63q8typt4+orkZBmu&26L=L6yk&Q7!_^7`wX321E{-283^4Lni>kmvgM;k{v?6~3GRQuY+HZg1h8PY&q~|61ao3@BFeT1
o&Ps4#j8H3h1=G+YTt@R=!T+4g6sV<_(k}3he_B7@#gVEI4OyX7LQY)VvBw4Ak=s-&a%-!E@9vyDwMOWm6&}LXn`9S>82!bR8qK4`TdXyNc;tvkpO<K=|DF5
b!$bGj|`i-PCng<MQ!EXl6U4#q7WUbzB&k<p&j&Rb3Dk*c@23yxCeD(mGUKHWhzNNV47jYKh=LvrByZkiP?9roGd#Q+g_Mjm}qGOK)zqtXUN}k4nDKJZhzGP
<Hm+OHfWlmkaC;d%5B+Dzx7S=b4eAdr05`|aEO|32VGI;z}SR@!Yty>D#`pX?U}i5od9N4h&@)ag&HJ|Rsj{gFRie(+)w>3Ul<XJKUuE@0>}Y;Wfgjq2dTLx
XZY=P;%68=3KRQuzqng?7<tg^m2J>HLw17TQoJXNQ4tl5!J$O9im2dSpcrB`tD>oRTC_Fd`|yJXRcERP!Vl!ELSQpN`Px8zi{#JurZ)kfW{(G|y~#Ty+MLf0
&!YNXLwV8L92@J1IoP70t^Wi=VN@p^WhBg!I8g@=9a$4YRco6&=60cm3=OtEzkcgV%r0l8;7T{yoSK<*g()%%TsxTBm3cCNu}PVbgA2drUVH{_j>*yeQ2E|W
`<beh1r!o+1zB?4+~(SrGdO|ALCR`BBE4G{rR4s6(T`2pUP2qBWC%X_)ZXdv@w$&a9j$CMvDZaeP$WX^8EfIJb2u{Vmmf;Ah}@m%21(^hsVW>FokRe5<MwB&
^tyUB7_Xk_co@XrsD%%8T?jPV0uC6Nub8|?DgOZURWtoUbjX8|((CfPQaIh?+kvX?=$obCeP4<Y)LxcKlM#5Q8Bpi>URm)O!%c69c!8LotWPv-Nx{4_vuYT9
n4u?`>-4(Di`xXb`02r;y{+f^x;aCwMNY_sTO(z0kuppo;~{+8E@TnPcG*GT%NvLT@o4Of25!;*2e81Oqb}MDmYNR{Z`PVV;+ikYFS|&1Yl5E{hemlfkpZ3|
zCb9bDRjzLm1OhKPeQQB>*8PdQphc%C9er+2=esNlKU_~87B->Vl!<q_uYcC1(kbY&c0uffYMYh5l?4hAuH-Z`~`ZN+(48Rb@HJS^y{79l#76epxr-F;-gCs
UDL`QR2&t;-)(D(LH+k<uaO#r3IYPFO_!CWAzl7cUXbaOFzie$BQPiafQSNf9rg*rQn^Ij&>tEc*TcMNyz4`4q9u!dcqOJXooz*MUzPRZD}{vle&Q^euW(Y^
tj&iw46$ezcNF4q3jy}*_>eucQqAo$m-V75ei<9Ar9zqFcN3hM2?Nf!zMCO)0B)bD5X7#k#exMSp(h*^u~2uOHswwXB5&N4L9(}QP_thw_ifiAq@AXY7Fk7?
1_N08rH68bKiq}s<RaJ}-B^k85P7oqwn#?%{nYf!B}UW>Lw7=?LCZe*g`Ck{Z(>>NuVmo|Gi0(pjtj^OED{Qz0p$?aIsaW@i;_JFG&3Y~Pbzd-65cONPOf*@
x33`(5@U?V?o1aU+&gIwO296TlJT-rEL~W?TNrEy6%+P(7WvUK<&aMsCKi3{EF#osSBBe$@+a&@L)8AXEwpHZPF?p%CzSn1-5jjB@0ot;T{2~qd45AsNV?Tt
gki8R-7cv`!Uz|>qOz+I&_3SLu&<hyFl%~m()k8g(kQ$%U&#u{Y`0}e9AVJPf7w>Eq$q$lBh_1OjPE=P8)$`OEh0JvJYrCjX6gB&CS~Lv5?$89Zw&{jhB4Dw
&)Yf`K}#1FXmlIQ4`yNSXpiMTd8AwdYxRwYgHFhz#4J#NU$hP>WmuXzXpxgvbsXL0K3spP4-?4PwCRZ)G#D!CI|C<fA#M!;W`>zqxwHxwJwb>rR1W1rb|z(k
y<c_S|1Ro402at-IyObKL?D)(9&@mku7}9aa6KIK^f3r%0w(YYJNeAg*VC+|TeLMj#1T={PPWucYh*uI<VFP5O}(G{ua`GK&A3rd`v&_Nlk-0bKLpgD>zg--
8`Qyk8Pj4f$l;Ws@@K>{jtausPoclBe!ytTmK`y;<joUhNMw0d<_2R=62%~~BcC5|sTvQ5O!<H@!iUmR#A9tH7lGleUuACH`lvT$S%r<65Fg`5S+;E~U|!iD
0aAsX9l-nW#F#n6YDn2QY*hVs#E^#nbbdcIIFKDt&EkU=-c;5_?PJGN*GT9~<VXX-WY)t_)Q8=p4P@9z(NsdT%PDO_Y^U_l8ei}He0G>)4|pO+05S~0wJQM~
k<BXBEvin-8bk$!g_j}7VpD~qCLq^q7lS*kJrAV6#6F%t7dDD86*%s!l8uw|Nz)iB+m8zQwOdR}*9E=z4GXrR2?!Jk4h_<`%|~=Yy+%oifDtug`Sh`JZ>|+u
cUnx))RquMc0cnLTJ{V>WM_^F_;bIN`hI$SjJL(~6MFT;OVDCZde<l5m#nx!UiSI>>Sn=<`yiNkA;q{t07Ajy?o)Z)1CuU(z|9;1=ZQvU3;Q3YfA?R1Fd<)=
?w0?fDd=r8b^Ay#&rWy-cFkSHR_S%u;Qc+0eF2x)WDzA+61F&n?E2W0TCfhwTr}1%AfpDAOCM|VRY2!jkq8vBiB#@*!r1UvQ}I1%mRqn2XocfmQRPXckqWYD
-zc4@u9*lK&a3*7EeWq2G^`a)<QwQFt?q;qRFx~Xu4*V_r=ns*Y4x6VeqN!XyQ3@AP9u%8A9DNHl-Z5X_Q@oSLn&BjRWF#xA7#4$@Zc#OTfuaAT}fX1c-qu9
06-|UZ45OZ4EIr4esH_=5a5F<!fDu<r!s4vT5*Wj4$A6OJAr{YZ=XhloEbQEm2R`zTIfH~Q8o(@N<>ntNVdAEv+LdOdE?#AD0_V%5j`(4onYCuxM-I~d7aKu
A_XoG&H(DYt$xD$Hbo^yLOkWekV{Xz4i7TtyLoNdW@cmI;Z6}9SLScI6?EgNvJ|;Xjk<2AuA=B>h4j4;4PP#Tps2IDQp$p2yFIl`y=QD?wKp)+#$hY{n5&Y~
K%SHaJUnF))9Fu^!$h&<171Zgi9})kTUi|rsaJJHqIoxDu4hlzt(Atp@|jzBLk6X76Jq+diKtsJ9Q}8MZ#qD>5`|Dz<+|-tV7o0DoOalX$7SCt5J)K(<m;jv
Xru9vY==%Trlt+Q;j|Jh<1Dgy0peP(gD!<8Y_88q^gg825r>Q0p)X~^v^cWvv9_lE&`Cps>rD<K+tAz6$U{#3SX4HVcFm!70K~<Bf@(X`nxjD)&2T`DhsG$I
pm8(}i5EMA;_IWrE{}jreSfKRgmn_PViJpZIO5u?MpR)oG!5sR((xmz#E>{c|BTi(5{$>~WQjU~c$>JUUS<*MSHW};EAX$QhwuE6=z<Pb^Po_4U{g8o@b`n2
m7BQCW{LMzRpPYemffh<ucMAsU1gW%WD%QAYAE~rzF@EP`?=4~qlAnxt*7Rl*2#Dd9?ks$uaLF3STWyWOt*u_{pH#fzt~_Of>H`lpBh@$t9ak^DH244le>O%
A0_DBW|auRR&BaY>9B%;fcnk9Ry*v2qO@U-vZX7O?}!j|%NLL@de8qMCvqX$`5Ok%U+(Mh(M4jqSBny`z|5my+qk%pco9_B<23E{t)T0}>19s)VL2lZGeg`h
8b(-XMCPEV?cKS|LP$H?hKsVu!bV5C<#GvfEOuTM_zKdlV=~nvF-J=T%Cwy%W;;bqIVbQ#)QFo<Ru1ubqssfXskpaTq821`K7DjDBYh^C04m~{lx|jeeeLI*
1-nX44@s?`P#cKQsli@aRMEyZetz)%kjT<U0dSsEa;d2_Ud72m{#~Pl<m3}5phVf-RL@@{lx@96R7vm&`?>xF4|I6_uH$y^IXSDv7AaHXo;ncMyc)HKfJD=M
jV9N}X9kX2Pj7E<<B_&5>@=vQ7RWK045Z2i&&>VrMBj>;r@gi~kl^^0;{;J)r4)KLoiAnJVzV#`A}@FzJ!q{Turr85qO?dlBM>_n?-)s92F2p-x#A&D<EWZt
n0IJ(-ReXaB`N`}VuHhp2i)kNH9=)}-8}|aCJd1X$#%Clyz(se2o1y6_-^}wP?N+NYL|@wUKCHOe0$xul{SZ5XbX7>Ro8`bQLSzN;rd)A%|Jg;*6qAS-DdxH
^EWZSqIwbNR{SrH-m}YcBt6Weq**ORGi*~P%{4HAKv)1btA^T@xM%;`lDj(OjGE1^?#ik(*T4jTu)w`p)uc!r{kMHFAL?|UtjcR5Uh_OaM4(EqVM6;Zm~se8
|7M<uRxFIG4}$yR()7NYj@F%9(WIg-hJilj!(1AlqOCO@sc!mGFpqPHr!ce|*8``q$zt}Lpzo$3fe<RFnX#xvqIwJczcF${TsQipezX#2m3T&3sw+3es(bF!
F3Wu%$0EVb&7(WQ>p6!7@7FoY9PbAmZU#=sXq2C%I8}J#y2?u*B8xgNh7V8#2WUvxEhSn68u@d}Q$|S`^(!?Vkfhn**G~y#@ko0pk?9o$KzgIccS%D#nlIQh
AX9~2)u3pdgf8nnG;5#PBG<y&(V#ZT05vSZn*>>+zMZn^>6oi#d0vk0aEK_(h0N?q3};AC9aC@52UU$BrP|q154vmO8Z-WUSWY3FfF-<pGJQUu>kWgpK;v{m
lNf~K1>ipj|3K9*!tcOT5%l{I-VsxlvWWPZ)}c4l>Kj9_pUfz{okoyeV9QkdZv~KH_(oesPin`?YIzt#zuYDr*(+A{H5huBm2s{hp_pAX$+`<l*+Bj1&{Rt_
gi*%hKuM#kl8DzTUrvf0=&mSI-q^;3;h19<LF=DmR<O|JLMK5xMwc8}&P6c3=J$;#2p0P26}bD3A}&e6$t+CnjpdFHL<X}*F#E0JZ_VSDlHC82L3uSI??tO=
sKHeZhT9JQASr3Y3Qua?r>FkRwyX`q7!%zYh@Xk|`Do`Jr<q<q21N*xMZwyQLE>P}yI0${V8paJ``Wv3eJT{S6d3%gvHPbAt<eePhkR<`?I-OL-GiC+JBMGT
qte4f!?(hgLd4}LApS7S%Ce$fEjLZ+?xVwUJrc@%Bakuw=|X)oRHFswF(O{Dlny|5FfeMSw%6Fro(BifF*p+CCX76!p%{lb%YhETAlB5Tq!o<7e>LvIyU#<#
gm~C4w|aD*`H;;5P3mar)_bF|1~}1USg$l`_qR$tpT-8L3Z493XDfU6i;*NIYd@8<NsYeoq7A@5@I7hn`~&mP-u$Sb)*~}&a8?eb@)^KpqZC39u2QC?yiK~m
wbw0DDq6ERs8O=xcPouP4#z-{J=>hDHP6}`(KgV4H^+~vAG#(~Ckx3ap+h07(6H`Ck=A_F*OpT7mxzTn2(>-;Fj>8p<`5?tnLKrMR;#SB1=Zkx>RUP8tFvhb
*WUVufG)V>e^=JG)G!A<?j;86M)hQ&_OuyCPefgV469JqaSzx%=9_Cw_8<pxd1B6^$}fy|BUvkm9#V4&1?SWg-a*XbJ;7T-R{fJ}v!~_RyMO>eHZ+V6#~2ec
L8VKk(SmZWl9Z<6=Fqz$?;rO**Mn>N3<kH!w`{dHRI6JyPJMO_Nzkihj|L)Q+p5YB*jT|>{ouTY3}#nMf7)6LjcsU53{4{+Yu=$%D#!U+NVCe{+Huy);|9<b
;=$1A91XHnYjxZ7_nBOtGY(L!{mZLU^50ibq&(GqHWZMScfyi@w;a4FHIS#t4m8R_B==VT1B6kpsj1MWvJrKyj?6Z9*@y^Q4mU0yeJJ=Kx4(CFXjSy{y>d<l
Y~2XRw#Sb;;s&{#>z*mYdAJO-Z!9}LG5rQT>moge1W%IahivkOkUTTK^0<XBjh4M?X4&dNl44M&#IP%E3G@^1+O3Hn^zS1=rqPHgPKaKv$g5AAU+x{XPucAx
n~I`r&ya6`CsmMoQp8+reXYnb&Q;$tuWZ5f${CEp)Pb-N1M$=SP3uKh3K#>=nfPj?q7|}h8v}xvEokUq`e3_nN%ZW=MGSiB=|jWPi481h25wDW<OKnW7V+^b
t*-N`+Sv?Ik4ce@n7D_&Nm6+%s#~C_skLXLPM^oE9gx1!X_*!|h15trlbe^4-aZfD?Y5Xtt|@b@rRdX{v2`a3?%QyY(PWbqlVi=8%KvvReZyt%1wFsY{9N4F
te7Xzc$n6V7kQKI>rr>bXlMZi<uWOEc2?w$xu6X-qB5Mc)R*v{WP~w5vY(4*C#HVlP^`1;snH10Pocs>!Mys1i}XAPE0tnO722tU?aWk^;aGssDkkgY^nDTZ
IrFkfs(`{H+3}EZnTu*_`ip4`y5F^-bXr~CZ46A8s_3*_(?d1$hv5IVmy?|^%n{x7`{U%}LXll6_3kXwmn{1O9y32R-fFZXS4G-;T8692&6ESJdjPZBvz>^q
Ov}x<f~Nm5;edyzDF(@XPu`VTBc!I=|5GgsXn>M3lgC>@@&>}7`P{3VC###5yy-_^vW%UeT987#yg$<<ADCZ+v&;n3aZ>L50P^|_QF|d}Vq~PcZdt@8RavK+
BOa3t>oE9XV&+m$)DrK1Y89$mCRi<3K^=g#Me_4Z$)_H~u8&~WUo98VfSB#)VO=!|5iH_-mdm`2=MHb_a))9ges<y5AOIGj@8_JwGy$^UqHi?dFT0LS`%?nl
J`p^sS}0)9q>Ve<L%L4`OcQU^?Cn0(z-ZV2zdq+-gAo7|S3F-K0Cj+von94S9Gv><dZIs=nU8IK9}HhbZ?p_QqiH)3wstzxLmhIJ4T<Bz@Byk%1O2li5dT?;
%~aW`-geWsPiT*v6P#<Zg=w3cPHgpza_s&*@I1@=Eb8_XRf;ON&Hx9Njnbm1@z|Iy4q-LQXXhE+_rp+o<nt4+#}ENdDd6>y>tid*k@`VjW&XU=5hU37d4x$=
E<5`IB3oL^T2QTqAM0kT`M}H`aI*$6S}TH?(ODXsk+i>u2(b))w3-Wyrp&8QEDCmmbohP0JQ-(|6i#%n&NmDg(Rw|gTQVH1UPB|{#1Bs_E99QQm`cUc9)(-l
{4|<vipi7>ECt#KMgI@}2Pw*ODDsFINjX8$z{fswx}?8Ud5)m`%gwC^{Cxlz!rLSA1x)AYXm|?cDYpu0YS9y-$ePM!@%1(ZNKvP1FhwSrB$G7pqMQcj(|U`p
Ix%Z&wEez2HQx|O2#(26CAI81k!FW^OIVLjyLga)!06@}_V<ap5{5xr$j2<Z;Lr)@v=vs!VFr)mN4@_`L;>UkM2zk?r?y}3)}vHJ9w8G+{Fi<-PbfOD`yM&z
kV~QM+<u^#ppG+K<`S7~5TrL2dW0VTaO=dY?T+T6l!(ztwaEaADi0d5?=irBa8M%mc%Uuez3laR7(`F9veF9lmB9bXOhIg%hyEOd_m2EC!)(rt?*EG!KA0EO
lIKUn@Yexxe>RXoV9mE6ML*O3=1_F%QmAD>lr+jTnzSch7)`E7XWI)gf}DH0X)O`-t3m9>+0Y;KD8HrSfn%*#^#rli3Z0jGu1EZAw|scWMiQHb^6l7s&#gIW
7Bk4e&X+$7%;{GfEp$<--q*KA`s%nUX;hFA{MC<RyzKl&>5c7aOZ6<Zp5hF*pJr#NhR}8tXKf{%JiLN`lHG?=p+cZ4%}>iFUDBBCpZEGEXnYst_b|{XR&Sjm
$iEI!lBz}m@VMu@J>DM%Pp#A=lVZ8>Kq;*=gh5e+ZCCluC>m!Sr8z<<cYi!&74v?Z5m{9FZk-$f4zT4-R~A`mnBI-lHgv4j&*gT|H@ksE6phz;FQwV!HqN_J
n(q4!Qz_VbF!%Xh$3bir>oZwbheEeQ^DqLZ<2X*zor~5IE8I5R{`gPXf#5q?p^%-nOjL#Flue!$uwkB_9Quki*jIC{A8gdzhURszzb1b4WTotL|7uAI&d(R%
$NFG7SqU|6n^O<L$n*cS^jNiuLVJGp`zbf+bTumVrJni&U9Ohm&Ctw>f^pYhKxd&GXV;GQ+6=}<mU6ch<xjRpWA~4Id_Cll8;R<crD-+WrU%73owY;GkZt9N
R}MsiHdd?pI_BW9d1^?he<Tq)(0Dlb?Q+J$O)_UD+6(|$0->ay+4}pDs$jDGBvWeveDXBPNNqm<mS|no_zmfE3XQd4u8&BD=WQgLRu3N|n%(B%li@f17j2Fy
Xd3VPn2Fo}4c#t=(P0G5^VA>fB(7~A%zFDh5X1E`TPc-koPVIoWBu=^hu4OJmJRNYJL!fvqxUBN$KfUul{QHGG^ZZEIvUvN)zj2!94KqMmShQ;$<q*n;x#zy
hJlLlQ-As<A7B)=&(XtJ`nE&xk}WvUCZ@50cZ{wE28ch>DAy|wkx1NN5=26*W2k(Cb7_Wqetd?^u2fWUon#JGKSfL^tcU+eQp4_6Nrd<C!31);C@8`L)bmKI
u3_y+qMoi$ZbaMnij-D|+jvo@llyOdZwLsCzRD+cA2Yo0sxMRdAU3z-_4hr`o|$q@gxQC&acH-FDU%bmLEnkGANWTm=fb7*^B|@yEr@!qWp+LbCOA~MtuF$t
rF|OxED`02EQGaM`{2+WHR(nKw4d{{<#!VaG-JIgv(km>eypB{{__cahPcJYOsgx_P&N_4U!YeVq3qmIuukDqHjD5iD#%fOMaeA#P&@=$Ko<jLnJNds-H^eI
&)u4avXCIC8pvn8gJC={yAfw;bBfMy@II15Q!uILz`{7@ie=5vv~6KU<ooLn?eRz%ac`kG8dJYp+?O~iU&Nf-3UnL=bUg4_3NxmhX*CdK^A`9~WeRyw3n&6Y
oSP3O*E*}j4@%2<!=V3--Q9E(>h{16RbT3_7B>mBl=vYxWJ|FTr=L8I0qIx&tg{yrcNx=Ox!gmWr2kVN`}LQr*0A)5adrZ|{8vI4LCgL0wR+fAm^4(AjQVYJ
MoCz!eT>E-@6k&;ULXGDu%a(7)8K^F-F8Omdj6M1potiA-9mJ<H9<}EW?4)kcNw>{rv2mk?pnE%(0@Xqf3AEWP1_Gbkb-bjj#x6Ny#nv6f<$cfCz|Y;?h7RE
@UjIrogUIMR#$zY*>aZrfl72*IE_5YjsfkHd^J7@3=GAg$hZW7o0>)txuf!aHcx-AN%aRZf@VL93k@vpN3%L5&?qzD=SPwi1k;9ZY)Q<r-tS~l0sN<n5{U)y
qLGv$H?45}$Mb_1o*DqYmUg!!gHn~ntUl4K<ucA%UAyJFGGJ9SiX8_r%XsbBP7blgk3IUz<|_}~0N9A|h6~B%NCkuOCd_8iBR23ZOX9pv)8$-E%ZAlB(ke|=
Fa1+?jzG52@Es7yRjMKWYGHX*cPUYMx#73hbcpgpO#eJZ>^bPf5;O9044b$ft-R|0mlnx#Ow@+armiz;@dvD1qJ~l5Yos1Ez9&>=BO|<kg1lY>BnmcO5X#Jn
t@W?ZYJif4pj&qt?O2wj{)YoV;~P!WA^i7~&KPN5Y1OimIVMIaqi?JVK&)CQ@3X6PbX|tVzRA_;Oka@)vZB`BrvL9V=$;ufq*tj0*2QXrhSQ_KfjlJ6WkZ9l
8NY%0wV$%Xyt4RHdjak5H&-Sa48(~M27n>a%L=f4ChQ>X*wZxYo2*CF8lXV6O-XOhe=!24^X?mu#>4uaQg6ouXGR;HYUufymJWjpMpS1e$w`vuDsp|I_0K*#
X!^L;VLZV2Oe#`N?<3tSG%}rR3@}`*VrZsB=pjda5SgOwXFc>DD!pE*<_GJ;?cVD^aF|ame6G(4XnR|)&yA~7qK~>6v9{QyBnOX8;iL9e;|U<`5kW_AlVg$1
Ep*|tO%w1~HHKB3sJNhsRz0#~5H{&Gd4EH9h&a~*W*T~z=_b8AL`3gQ+h>~QwERXudZxs->fblC^j4@n-mZEhu+ETR2Nd*`-|Vks4vCO1>n#*elN?Vs1m_zV
YY@dcoqF?mWDe*xSw`?<gtWmRPeK$rgZXGTDn+3wLSXr#iD95WP^jRUXE&U(&v|wbV=BFrid+1TcKBSy9*C7c0Y@=ZN9HKl@miX6IZztrX*f*OLEGqiX@cbs
p&@uIz&6C*9{8sJyXs`v7E<akQ@<z;p@ma8sOy_jrS(};6DxkTH7wWV2IHZ=W<vZEQ&03iXrA_@8q!J>FtWjP{#GIAshJ{YE@EO%$ZmVh#)_EGr#>^X@0+Tw
8H3t6_)$_Ss#^kh4+t4njeGL(rj>apjirg~;{#ApxHlC9P%W5O7(!L_7^X212lD9`Y?})EYS~O)xrllDUDhnemX&8iYM1~p+WT2dn_`3*a%sCCCd{_xQ1Z`0
g>U(*SeMZzfqFqce(}_=`si2o1GKJ>L-Un@_j<#|pRM5J%TF0!o?hPM`M7V5H+1mB;m?%cG@$h$pedb&AC5AhlMOM*-9;E7G%y$W2}1m0=+nvT3w|4GWNO=T
NR#FD2k$#*I(poP*hn5hHOkNCi1e>1iFTzoJFB3z&lwnR2!fbLkIj2CLQ@&zx^dume*DpgiTX(kj-?Uz&ttdMzZw`^Hr$kY!R(-2%+KCI>W#!y^<;)}wST14
gpDG`g*t_dlq6Rkice6r{?#%pIK(25618U%a2?JVIL&MSKJ1<O_|ujQ(?Jbe7CPhFr!inC&^<o@#IfOPjCn!Lsl3T-<~`|ZJ-JE7uLJTsP<@M`D0Z>2KiBox
XxErp1BdjlX}cWc)_+}n$7T6E6wyEF=PnSZSm<RNM?MQX3$~S?9NA*~G3}6@A34yE5?LdDp{<)D;(xVLmaO@vfY&nGebYp<^%vXsKGh|Z5-746=@(98SW7_d
B4|ku@BP+`jxhgkTi!ht^v~?gX2AY^1MO)qj~i%!Bx8L2<V|eBBxr{S4N^lxa*4>tyIx<<R1EG#aeXHNPZ;%1|8+E_)U5%2R)?#%0*^WiKh_Z~-QElX(OCwf
AOzZWE2ID__Ar7()$H5GcInu(h%|YT9q4yR9m(w^S*w=yR?Awi!^r>SDhG1>Jz`_LL0j#eN|eBey@l$65BfWwKiOfl{c<y^f6#G(Wx3hXyrG^ys?2We5ZfC5
4n8Y<7>Z2y13zNmbdaFIlCaHrYc$Kn_$GUk@w2e`Rpj6^L6&)L$=M1cZzrvuT|1n{PufpAjr9pedsy53qcwQ^PVz&ewc?S<UMF1r71S4V1mu@PrX)HND77cv
`{zIIKaC1q8)EYMqsk$5Wt_KOuJm>DvDf(-mkq-pEI5PCOy$E=qi@-2kU7B&4LTjTc|YRd@HdVogpGI>3;_dF&>v|ppkzhrTI@+v6r;<Q9ZP<)DYQfNMOx$-
H04n_YS^16+keis(EZWPU?cq<iJd~w%`L@Bx7kuN<yP2iES9IQ_@Ne{He{1<fLvCM6go-FOuEX7>_Ip+=DItWj0p|hg_-<e*}}6dQzk}uS8F|Jrn<&iO9g4N
p%|7k#L=z$oCm@kM4~onLkiX<fa0T@D>U3?%i-b{@-nTdnZT9_6cjJov_B*82Y)o?tRTkv&S}NWs285RfBoBU-(Klz?@FB6kr`<;75!vOr&s2wmALj{7IhGY
w%&5|P)c1n+bJ_nxz7j5;dNDEuAqgVM`KrqIc3{%D!@rxW{UyZ+1%(Ed5ZN*(w`aY%{hqNjf}1xI4t3PC)IC(rv=heQ%{_(r%~!-X>EFfcyQ+f^2~GU=Ew0*
Z;h77uc44xWbz+<J;Xs*DXwy?QDwP--@@9H@YoNv&9dh-T>SG{^t28Evu|9w>@vLeXfM#R(Nd=XFvaKo<X8(<*9&`sjE2!Axoe0_du*y<K+6xPO2ub+_RHG#
+x^<mx}(e`W|;f2V?@5kbJf$cnliyhwU<*v9SP7kd|hpOk!4>JMhJO06Kjmn%Wcd@ek9GZz)4m+Imumh!}_9-x01?K6a^Egl<(oKWl>4WCoXn6%31RrU9O;c
B5&Ex@Q(_CtFodq+Es7BnncWt;$G510#X;^y%#8xrC^JTNiE<H%BaXRlaCncO(BFN#jc_X^Ri<a7kJ1;CQ?pmxjY70R-!~;m-3KdxjjY&e}rEt3Qw@)U|mq}
Sy>ib^Qt_^yx=sK0O|<7>zyoE1%>z|svQ?+l2$PF85i(*NV$WaUBR%X@CNK|ImLQcQfZ`snp(;Y=0x0yit|~B3YUW9J=+%N9e=%Hh{E?9@8st@R8T2oURHPF
BHkCY=$GLrt7YL344EiJHB0!;rT9*SYgw3kmi9tmx*P)1b8rsY6o4KqX8$9@U#DGvPv!q8adBqkM*J7r%ISa1H(kaVBmdHpyO#-(KtTSBo8VG}Ql7>bjTqi{
rm?%JW<Bz+m7qb;zmqRTTZXTpoIq|1_LWz=`Kx>kwa6=6xL9H?3a*;Mbn{w4zGYb@KW)|W#MW1?Y%_W>#ui#Pp)&BM<FcJ0Un>&wIIDWyde;+z$jcyR4Jq9L
6k=S%G?{d?rOJz0AS)Za3%hxs44=u4aiV*FE9jSgJ@MrR7<)XA=&TcGwlY)@i`#TL*LEr(7SEZ*1#yKh3X6mZg*_$i31&hNh`;*afG!O_YjR$Py%w8VlGdC?
I;GC<d~r3chmn)MFx3R_uMFrLx%&J~AVm}Mzw{#DPb%jx{`wq<cR?hDc%w)S;>qVKY1tX<y1=Wl*;y-5>aa{!b$xmkOL)WUO{AxCI0tsVem<#lb1FpSV?+%n
?oPFQR@rkQH<d4;88SUF=xd)qgI2rE#gIc9eydjc`9fA~>Lmpw%Cwn3P0hEowwunH%}ndBijY|A`}`{f5u46G<$33CbmUh9KAD_62Y=}OR9(_&W(t3~kX;X7
)=gtRhcN1@%9O3hrr!<Yq1u^>>>^wj8jnLnW(v_UsqO+bE6xhaSV8;)3gWLq8Lx|TZhcmn_434TQ!Hl!;Y|CLCoPDV3pmMtL}>iN@XIswh)*C8MaIleufm=<
nTy@bj4MQ2^lS*g*ai|V2EYsO=d8RYjE+Xgmyu6-@J1ApLr6Lw0ozV@?9<(x^>tdf(JfD`E5Y<OC~fr~-YXTt>llot-zR7G>P6c@6SCz6lxN*sJQ}JD-x;LB
U3D!cW<OH`9>ABQb%teC%o)uNw5nIEI9mf;rjZj`%CYb@1_Ra=)zw)HaakE;x$>w)f!<xK{$|y~2QNx{8a+Xri+Lknf_b=^D+L`9I<2;(a8(}eJYTI?8LCN$
KwvBx5eIQxYb?o`xM9CYxe({8(S~NEPyW0X=X2vT_bs$_h5jaSm_TX~0Ch}$-EST+n><oO7yRl*9X>VCWcAtoehM?6>+DOg@_gpdS*TZj%FE6ucepc?tJ#`E
v+Ii;7~Sq8o_JWLf{}Ua(sPKB$T`^BKP|gFj-7`7A>@ZA;kkQ5EzCApC~EB}_l*{<cHm5fkq-&A_GoHTu4n0>lHpoN?Q8^j&5f`wenW;q`+6Jrv1&wM%kmxi
=2NsuGtqO;H`cw$u1DzqB3>#u66xS3bInkXc92Kc%z@(D5r~&?V_KOIMQc0){DLC;jD3sw!2DhI!3||f16b0@>a>pmLaKR<z*w3vd)H)o$Fe4={Ie;@qhYdt
<E7^uN-<fvyFL>lqtV~hi5@n}Xn~+8&eu?cJ+tAt>pzDQrjH4_+=l4Q;k!)K_MD$K8)}Rzv#Gd}j28|xa@1o@hUc}IIx<Q7O!^P;aQK9@b*9XS<L$UXEWIB4
SrQvHhwsNb(~B05hJW$Qjrsnc%Nl6~@Aq#|JyUOVgWEWxUk8DEZ*wiiZpi$(8`-$u(xD~hp657>`~b3q(&f0W4|}>jT$}6<1)2To|AUE%;;+5b-+Iw&_zisO
88)9xlHYp9)QT!5zb9(1>&X8_W=O;8Atx_P=gN7uEWH`YzK87WBl1QemJv@fa^GX7?BNc@1IemrJKm&yGos`l2_8rs;}>)bP#2Oeb8?7GQj-723_KqNwLE8@
D5cnOTkrm0u8vIRGBT&8d%JpWzJJ@-5g}j6*yF)xhpQ{D(lIRny>d!*#`Pz27#>8A-X?$vhVWWSLDX7hM+g0CKrwr+#TWdL*5Q}^o8E9#cLaeTF$Cy)Wm2_L
NosPoF-Z3La$qy=aUa-0w@_iR2M88l({VZA5ZUa%3EYf(io!UuI3cw8$ZFGw?=m_JU5WD8Y*|WDazHmvx}(@`iDTr2UT0bGxk0BJoE|9MU_Cr8%V391G4^@h
KwBTPa)>lNUh>QtF#C?2MI6sL6q)};a>Oo#jws`qddZp5m!zlkEknq;CP^Iq55HM$jd@GDbXe}<@{tsD9*8}<5fF{1Q9rp`ou35GFL{1H&6&0diHiRig)0%$
Zn@n8-UB%PVthR09HZgmTlhddONQS?5ewBxRhyeFL|C`C^oj+y*D<-LooayzG^s0-UU`<Dd;dCus+DgCahs^`<*|Q1ssviPE>9qIgnsndNsgz)Lakm0AyWz?
8z<6U{hcQCi&1smMo(Z8+nP>bKFxcdyzXV!33B4_1rq;5ZJ_Vn`koB9FPGJL^ffJvR^f4fX<cjJi__jj3VEF7`R~?BK>sJypa>xJX!r0sf2p0)8P*;9z_mF=
2jKwD6@AHD%|Ns||FiIei%6&MdXj3v61m>GgfUj<HD6iK1aD9l={?2?{*H;>=0T{Jhk5S~K%JVZcoX7ckABx(^Nh(orKAzBFyxgVsJ6y^HdLG4kPp7mtn6O9
@e@Da0NQUeH$U0JWIYWg{lE4TX_w1a`lE=%m*u)`4n8`f+wHc`H;h92(P*`$*G`vbY5|1udHP;bi@I#GpL`ZTZ6UvniH>V<)4r9+G!%V|4f2AesZs`~Pa$$v
N%e3N36!zk;0_T(PebK@wurH1A%+JDw6<u(w^gO<v5-K`3OsS8MbA2q!}cd#YP6AYHuTPB#2&64%|@*%VU}f;gD<qJDi;-nX5UI-8ALPl!*+38n2~nCxn~&a
aQ3H>8dokiQ87S>Nb-o`6KM~fh#h4EirXATj!SG>(HO&A?C{(1RpGcNd65m7aN}MD)~&Ga)7RC|f!L}nY^^J)Z=v{L%jC4Ij-prghC8Ys!l_?t(vVGMMY8#1
Ot0yfJdX!m?AdZKe*e>rxY_{g@6)P@RRzGUIzIyTVx138qq^#+j_cw!PhGSbvFA1wCfSREQVwoz-JcsPB{3E6sTF0QqV>7$_jJGP9t!)fojrT6;iZBZ;lGXB
Xm!NXi#G?aCU0K4VfS)=eG_-9P$0`(KPqRNTLelEefK_yyI?a_kH0KWMe#XEZ+shPDAjn#^yJ6Z%TS&)l)<p;q2MXUbT~4$+^p@>X62hMtHI4%vK&o|4S{?>
y(bC6&wsCZe>*mrj3V!dB?HI*$bU@O1G}<&GUkt<7(n_BT79hb0Kk;Qr!JHr{D#o^M;0yDbg+g52w_G0y<+Um-n1lv0(+uO3|5AqoH5jCq%knI?&CKTe?a~+
oP2(Dx+SjX(Rxhzw^VfTNS7sjf09S6M&cCZJS(0=_=K_QlRu;IGZHg;kpu<?DHjt8L#@`=*=*oL5RAm_)ezY>1?vpa04c(%H&AIL;meucQLl7fA8eTmZB_Q2
$^dTYppp~llGsRx=~KMH$r$BN2AC$NIA?<Q`k)c!s|?cA5fz<zkH>&$*tU6(QwpEb5AFDw3<+EJT8;E?H_OrhjY&*?wc&hw6O)@<(^G5LAE@~iQ{X{pQhfvk
L*!n3{YsBLH~Pf<X3P{ga1XtJkfOJSFWb`$>(@3Wa)ypiXG2g5{KYs=11+h>_8cI(Z1B=}>#3pQM?M67<aI7_rH$PzB?5Z&md&qp%{EL7YIC0=c4JA4_v%E%
IrPt29m)#*X7CV0`OY*FoF7G+d`eJDk(Wa&LOlww4DT}{U;By<vla5h_NKP=I`Z6*sxwKd!4TT0S~f|^xeU%3Y9MYxb;&wjdNhX-{>59G@o>zO3KP-0=c_|t
?oKRg<jF{?nkLgP^H%t5m>q!KApNSCl&*`Z>?cW4bz-y+V+u~RnF|l3pk%!(PTXhal`rhilFCRxgnH*SU8};+MKFH7o>_mHs4e1J_`c`d_icH;$hQ#~R?($;
80e(S6y!~yt~?ih$qcOl_{;Nf-!rA%$~=w)Evu?uWdw?kV>4}*Eg+;iS~A{3adNin*gN764(f#McN{+s8>6$`6BNDo=ub13L%m$C^@`AYa9fN`#F}kf1MoaL
(rD1C_rMLi)cP<AwU33^z&AldQZoVN)pIhuyp^vDc^ANU5QR};@^sf9j`*@uhzm|_x$M6}d821>KeBVseNod}ML!N;D@q2HC*4Zr#6K~KCs4Vx*T_s$g+p-?
%g)u<`fE-MbVEVT){(;I)=ry=%)$b>0w*TE&(@TTRI*AAfcKg6%kSSpBnL+)%dznnS$lbD_HD_1dg=QxT(+CokBKBe<mL%|;Gaw(P8rYj5UCw;h1>_VEE*32
8x7RXvkN&%{A3`0t&iub_j5wGO&0mdM0MWnBztf-sa6z<p({!z2@PTz04g5CU#Qm-YVo$j$~sNlIPu&}!@dlt`TScdwn{DMLDi*bt%2C~yNY|Yo1j{q^6f3i
SdT7*si%|gCyUO{ez1OdVu>~@nB#2<Od%=RnoWCp@RcXMBD$Hf`C&C`{C?RVm$!IREK8lrE&u4=h+%x^nDmZYmv?L@Nnt*l6l0zA*WM10>3=@wIiGKI6ti_8
>-`D3FgQ*&1DBfY6q_4NO)kT0NU|!jwQRjWDXF94)i^_dW=T3$bTzVKHwgyw3rz~8mW!WbQvUewOo{#3H_}5i`<7I}VQ?R+B>(y|Jv)O;&S{Z=6R&|qp7pMg
e>|d+=SV(CyUnGZ_YfFDx3#OqTQ^$T#Zc4O*HwPDI3SY0*)ff=s9rFgD@Mg-jM6HlBB}(9iarEtL48kQy+V}@6sClLZ@v(I$rRRcOe^7jN_iE;jlRoysfYc@
0R$Q`B3>!0v6Aib43=EF!2r=9W?1p!@!7@!<xG{CQ8}(APN$t<VxlpwWGZNNXjw6Yb74-CKb%Y+?N*4Vw#O<GFRi?Q9aBJ-B3JsELLo?oca1Bi?miYADtdlJ
%aWRO9N4x$j$oMfcyl6S{MP?j@j^SlVe+VJ5dkQX7p@~n#gqKkA#CJVVVfZoy!e$?)9RdQMj{(DnKM#ZkWIsoH152c!8iXI(fJ~`MO~c5*q0&r1NVhPf|Ide
M`Os-Wg72ta+c=h9PQ@$F|6&fBLVMqTX?C@H`@6NpTg=KwnMeQ2@_C48UO;OSj3D?X{6P6edf!o!*b}%bl&|uR}VyucE);IAAjnXrP1;-c_K(ZO&Pu<LHO6_
*V%(!p71fy(UOWwF}?+<yE?x!Qz<?s#&|iOV;#GTw4ch0KhT0JJ0Hkoym97Y>2ii<WgDo*gOfKz6=uly(@y)Ulc1AONiXV`W|}2@+jEUMMaf}mxBfVbJiI8>
69V3h*Fsa8CD#s(_rq|8+OR8<)oJ6)`OF5BT=+j}K2Hy{>U8}w{PDROG@J)69Shi!=Vzv;ZC6u5j%K`+$W)SgBLfPTc=gau90KeDP9q=PF!hkuevQvBc%%Rk
XSY8f4Fuf|Iw5<a&*ebhOM9-&ZpU`T&YK>ei>c7)Z;b5qS77Z#%>L~q)P>lgvM=?WDEaT+75+p>RaE|*Ltbif#@X9BiV_aQ6?uH6B{REI&^e17+V)k)#EUIe
dvTE5)6B)pxT0j*AqtJE6!Xy9=&1DukUzg~@?}4eR$|Il8GRl;0hhINl7z=zr{y475o5mn#`b2pACr-H0xIY$veI$+^oZ&B*bSqAcxOGAd6ukniPj+v0U)E-
+5UHK2kdS}2cR&V9=&-F=1SXK18XteRXQTg7dhxn7nJ>;>SiM~ccj+SG!w`VS&@zu@mgoMxi;Aby(^&CWo9_U_GSPFsmTzI=CkT=RLF18K@=UK-O8V>X5UeD
r)2t2z_03gjJH2p^^TrLGiaTWrp*m*^~$`E?HT~q3@L8oEz=*S)zRB<DhRWC#L*~$Twg6t#{$~P7QWk|O@uft*J;N65Mr-&5eR2!W%eS@#|xT>1^Z-v*Sz1T
W0FDPVcC<(^eKB{!*y1Z$a{s7->jqKziQDUooM&>%NfE|4+uurn=UoEj&4qS-<!=x%0({8Q#uwolg?)a;K#r|+nYi}94Y(PFQut+-hH6&k26Cr&>`3Pe$=r&
D>~kCF3Mwu3z{)bdZJbHkcElpq`Fu!-zkW^E7Fe>(1O3e%cMRQk~5x(AUVbRQhe{#d-N>d$SVQGU8CPL$`69&#f5QSCc|=|NdQ_vcsf;0lB?k(6(YLIQ&H@x
_)ggIcd_F_7K@wdHzr@HNoJ_HSayErWIQ!nD<(|2&r1aPvplnkHP*@;m_=mr1Ha>OaV3{4lW1Hg%Yu7BI{BhlxZCcT581#%8R78F&ONdyp-Cz12MXbqFBcN8
?R&A7oUnY;$gV*~hoQJ0i%VRDcX}A7AoSjnx4)mSE2hb7E{f#AB>ssKQ4o^o_#L2AR@}VZbp@bDHu@&Z4gG4$dH1&f!)-Rnsji<qsSFz!;R(zUC>B&VS~6;L
$ebvuzCtBSCFn8#mz|(<v17&m%7t`ayHa6MNb#$Xc>ZD)ylo_RnRm2W7e$pf@B>-3JLcu@Dt}kui5I5OvP_qUma2KGI33De_Cj}%j71InDep!l@1&r2VyD^f
+|y_ty3sSjs!@Zb1|eP{Q1O+}j{Rv$tnk{G#x5H{e3C=$#n#RgLFNjY%(|X6P|`+vCQ%4EQNPhSHF#^(a-EWhK!a86n~;O5WcThnA+zQ2yn<YtTA8`e>Q?td
BZmY!ie=nhUn!I|8$YI==W*ed#eS=hQQuWYKl@yCe|%cT`TlxjsYT5+ss!o`42d(o+@99!PcqH6@H?g$k<^t=_}=xM7S$(f11sB!jwA8dejwc4wp!!A=m7ua
vi*gyi_2qy;JXfk7hqnhuwDb&&}x(fty~Wl()%0ldYX&xhBWtp_3#@0sazXdzzop6(3pQ-o`s_FVkpFK*~evHp{mf;8kpne;*nN9J3$N@3UX{X3XI0tpSrxf
>0gEZI7I*Uy@e4O5B(7;oGmgPnHxVHmkUfN|89K9p?lUhT1R?XR_%rJd;KQhy7;I~>W2rE(>=N@+sWqUlzaKZYFrkcTTZ(9lvL^;`qs3Tr?kf`e+zXEN-xj&
_h-W_rp(sw9d6{MqMR>P=&T*t?XJsra;>V2R+U{B`Noi1bh+$(L*$WBi4nPsL!els`W<>Z3RyxQ#>*qR6fnDp<xceLERTvE#E~{5_vF=0L%etIhNEKpRl6Mb
S{}d{-kW_&O|@kiiO6UgBYAm}cgvB_A}imkL6Y`5SEQk=-&lK>#8lEuPdDph(j+F^W%<B4^o@ic67TJ%EUOk(C4qsn)jK@06}YA0=04-fpcrL6RMEGCXJP1M
7w>8)iJ^>zW-Zg6cyqV26@VNr(@*>z1W10wLec&~q)(Hz7;-wwd#?v5MzY6uD`Gendj$l`h6$%qzBl4dWT#E(WqI=QKEqt&S6S_{f9`?0fFg7R852+AH~+5w
uj)YhGceqnY&>ng0;WwanjEOqaRcn_9MXL^_EC>zSauBWg0<S!kne3l)Q?R84k@MUGuK<w4_zv($mc>Y3#@3)hPdpuC)3m9uZXesXVEX$DPwbQMx;z`*^Oao
dPrBAGkqF=(11bp6&};<<UpanQDn&W212*#lHRgb#x22!(g7R~8=9C^mvOUx{Mm@EI|54>^%y?19YViVRA$VgdT%?itts8K!$wPkYGA6q9$h9z{xiwV8Ul~P
8`4p)e_NZb?ZA0)Z5o*q^8G{GIE{OQ)fSqEX6tMZihTXHb1IH<HnKLSh-9P5IO<WPeVY6sf#1ktEqtDJr0Gw?&AwA)KbQ}0GYkwzTUv+LY<yF8nAv!nr=8AD
=_{IMW*lTb5JGY02omb3G_^6{Av63R9C}(VzGM-7o~-Y9&+@cU>?0^fJ+fCro8o-9<(X*`d>=Xfd%!86E`Lh2Z`Uf+gg~srXim@5HmidMm>AanGtivs$(}wp
b6*?N8BK;3+IMcOvRkjm_PJFfu>?Vr_<DtfQCvKM6Rcu#qY=Iv(|xxdKEvl|v^V%12-)8M(Ax>=BMhChI;1@e-&e<m@+oLa0>oBq1iSw~PI<wjiWgMBj-*im
jr8Z~eC+(klNsLWaj~U@1$8To{Z-jm7{BG%qXWn@CjEcb0Qn^#YpK;JV4}=ShH-Y#<jKjspAImh@lpC7^u&M320(b<f}CjIO{U0(zjp0P7I(TRl#VyJ1un*8
fLdR}2!!`x-LKOFE`1JTWWNsNNjRTUI@bn!%X0hI4(0NAN6O`Kp<MjEKb`pix@PJg%Fg@gPdmIlk;>7N`mXufX4gDd9k0P~eLq0V|7XJlEkJ~qL(ej|+=?Q>
`-vWn9{P7WH@!LL!hhhr_g^uDfwu?7=A_oAT+;Zj!J4FamrFpC6VA}%_$B+~rjdk>yTe`Rq5L)5!c*^t!rpAew93sH2dp`Xt<C@Mev0wBkDi^U1N+)wOe<}n
x*TaXppEK(K4ig!2u(?lf{pKf)k>Z7O9h>z^!mCNPyqH25l@yl@rBCmnb<JZWYj31E26m?eSdNGbe`!pdK}+-3N5~(=gW?vEL5Rs&3iodnFQ`-zl>*ILG}G&
BaqZldyf=Ca+lg8nNPb|*d4sW))x2fMb5IfXzCmLyW+ZfDu?r2jn<ugL8i;u?AhCwFFGjj$YsxY?%Z0m;k0uVS}yGQOHE_iR<`%^`*eb)L54|MHc5HM&tKND
r7ziK44aR8vjZ|+S?`2szb9_D?B|U2`4Bh`y8tHoKK0C$?RgUXm6v`eNjT%4sSCvDTtl2wt_LWoI|{YfSN(Wq`Q-&KTYnH3!PlKUpFx6xE0caJOd;(HGzD`h
F8Ql7X+NHd&A94DRLPgl9*W!GE9YO{J1Nh?<1W9GXKJ{(47pQ*O7ND;IdP}+^Q8|g9bZW<vT*X*U2}fd_<lZ{_u5mjn&#8r++RZVKKHesVmBULYj(exf_3}u
e1_g#*F^~7{3W<ReEusx|N5A}yu6^V-iu%Lm&^Ls@D=~duM_z-TmU=2tVDP@znIHF(l3{n^RI9Bm${!_UM9T~CVPn`;@RuY^<MSooVWYioq>uo1|xbeS=-Rz
lLn|4C}|a&#?u%?)&y3_#^XUPkD<%n`u5ofVmu=I9v4TZ&z|214JcK)Zw$Ye60q0jirc$LGh%)Tq>4u)JUf%gy_%dhdkd&#&2Sp3Wt9&Vm|G*-mWfqLc*Sz>
O=-;IV5WXqi*#35aJ|FV{c`e!HF`hFE*wz<@@q(-V_(CI0gY%Ha&bra;DLGs!lR|+zyp`e`AU#W%LTS3bHhWUl<0@{lubO7&y$c-;NA2+v6ZX1RwaQZ@bYrB
v$d_wGEBhoUVo)KsnfI8uE7%){j(X$NrvpY4G8H&!+aKO5Ip!cB>kEd*hm@Ev8j8=BO|^Z(Rs$p<I=wJgExOTjI=a?%wNq(3^y$&zizRdE=_2eLn05c;R$_E
kY%|a&JM;Z!jMdml?OREeHdN8vvW@MMDC2iYd=2I{O<h~TaMV0x*yBPTEifCa%9H%r_tp`0g=k(>Bd56p${T-P>LRdSIb$IMW?lx;BR&aIiWxnhWj*Xg;<_^
6vMYGW~2s%AEwFPJ|`8qEupLRg`SNOHmATQAa-)+q0?>T&Ge!fdqdu`B5Bh0t?t_8$*1BKdHZC-X+Q->mCssQ3Lx03UptcesXF8Ra^oU=!epebhL6t0Y;e!*
A0HVS)QDJYC(&z}JXV*_(9>8aQQ-{8?O3C5tgJAp%J2nn#F1f@l(XUa;YZ&ysI8wg&raTtSE>Au9cZVix5D3KfQ`wp@+zJ<L=0e>D2bO>f#I9%I#~Wgr8^7b
q`)(llkW-6Wz)Z#RF0}thifrhVe&CE;tcjEXpXZSO0Jq1rI?Ru`s_CUc~7A7qdBAkH1m>%hW=L*R9cas+_DlUI0{fPU=j2lT4m+#0Tzshw{7Q5Os061o`;wD
Ox_8H(E^iSz3blT_kPm&I|scv4fCYGxc2IH=tDmZK!qE7b~7D!cXRRfn`x%u%*IP`?#xzgnW<)3e*GfCoqJc%;a#d{>T_L@ey)}!TkKr=|DU8c;gTG=t~52R
QL9^`s3I$uSlm6Z!*&=vB5NZl_FwC6jgA(wr<TmDSbPB-o0-83i$`Qt@!!pZ<{X~GtOySWVD{d<_jAC_Rw!_<6Q|>sY@l^7doW{M%x>yA2CeStJfTYQ<+h9{
#;Lt1E#h$5ljNbkDFL~*WF;qCp!qI2i{7N0Ev>hlj?1p#EYyP%>h2t>5^tP-QFy!?#_e9co86c}^U3KMNLc4%xTk$=vx7W+8t~c{S^nVQ4Kh13C7ER4%>{jd
sYBE4iDxN0BYBp5&t*EUoHVwMXD}yXk9n2ZgBkz;hd<G?oCcX)r;I^#M_B^FjPVgfUQNN}Xs<Y+ddvbe_KYJ<kVr1sX_RsrP5m+{uf|>0M<q*PoB)H#tsEwq
M=W<|Ar+OvPPy!7#4F32Zta*1@_++p`O-VnEn7tA_-^WQF4`+T1#FP2rUT3UIYJC`H=QSrc_tvx=aZ9?=FDl8AM8m#ciSwSxXd6nAlJCmK4;+NGoYKgTW8~=
%ds8c1vx|p-My=ZJgTK;JDLO33~@w~WerFs#aXvJgGQU-$N3qtvChY1-A-h3=kwGi{GE|G9kP@2F#80>Ian^_C>!eL-i^S}^++<Y*0gz9=PaK*Z9Hk*@^L4Y
TRg%XX4_m~2#?)>8z#oXOEm)roX?3JL`GFV@oapbahl60>!xh9K%3HJ;|tV@Rm0?j1<|@``w1oI14euW3S$5&)|1WBi9JtKb=Dcnxz%9S1S*p`%S`hljKGk<
4=i;fFUC<%Q!wReaci}sbDn*y75X9i<hqP8oDpusqb$VTaNRi9H``I>Q!&qj&VhWh+~)Q+m+o)nc&l&4UHp#S;_1vqe?OZ^UIV1hQcrio7nAMtDIDe(K5b>#
#NR~@u42%)_4-7Fp6{vgjb$&pi|P54iFe$FEI&_f?`9Z+SCIVN9^0v(Yu7(hA#K9NIQGL=qKVY)1`F%@VSXoRF^_z5+pApWFM50)d1r|wFTQ9n+p|g7obm7=
5?5z&l%M#>Dj~R*FUM$k@^>`sUdmVs7#EYlF&O1mPE8`w`U92g6tSTuJ!Sv+*(k(tp3q~gZJ!Xh%s_fG*F0`T1Hy~?PU%_IhRN*X_S8+Fb!NL}BPIf(<wyg8
m<D)4sbf?2=?4P}GASfnCqL9Effjq^ssU0fHzSMK&_Lp^#j2mCw8u7MGp`3bkrC#wGs^>;&w|$p8~kBL^FHZi-9yf+ThX7T`%NnoMuj#Fh>@%5x1XdK(~e+a
z8%J39?tm8UPNi#ILFbB<5;S#8@}a}ZF2R@p;#<~z#jD1pg)b0w*dJ!89MW1dY<!v+Zn0znOOFW&PEL5P?)?%cUdp3<Le9xF`tD}BO!FM@<5sGxAKaYnaP=P
jWGRfCNbs|BnpOD1nwEdj-M0IQ`S$S>GHLmo*{ufRU8C@XU&=?WEQ=hG8jOcXCMgMZIbkM2*xq<njy0Jl0wyx`#9-{%%Y0lu9>w{OFERb8eI%br2}H-lm%Fx
=Px9ri_A`SV%eOuPUgsEbS{xrP3>+3HhDg}H|~7P#<hZkB&t>@9uM$JDcdU;<J+0_0+KnTX$8m6;vtk)c)ZDGeFg#lwm%~-$Hd~ibS0=*2Oz?Eh7B|0T|TjH
^2~GJB8Hf~1Ch>>F)QF~h+`u_SvE<w;fKtMPUKKRY^x^{4`(J3qyo(HUdbrzVXkY*Qz#~DvT3F~mc!VcZxAt0HJL<5wQ^f$3HL}T>wLNOf7}~+b=v{(Uz*Vk
Y%9nJbBtL0g0i5m8~d4@*yVedzr~nww|re;sz3$c^3SExlIc|5GK{GZ6kpSA4V}~Q$_Fg~ZTB5L<2v)~n*DYVqEF>+YggRbjGB}((Ti!DjBskC{<F^s9q_d6
;5yFwwwFdwu?0VfylpVN;M<yRAPfV(<!)*#H$j#?ZF?kP#+0-&A8)4Dh9qM&OGuJ;Gg+P&ZLH=B440)W9BPY7a1SR10n{0SFp@e_JnMTgE}&&S!R*lRiBrXD
j*O`Nx^zManC!hwkuV{dcfDz~ZN<wd5_YDJFzYlo{YK71UgVXROD#6xFl3n=*ijH`PK|LHf*}bc`1MqgOy2Obsry%WAS_=VEN0NY&l3t569S2RR4>X=&7@S^
Hk;mwSo0wRx}LD8z#204%=q_S7A`w0%}M60|L3<qtgv*c4&KlEYB~Nu#M70<N15F+f*HgECAM4N4V(5pJ)?fCD3Bg&wh(@;P($n{W8+>9@^M}bFxsxy^^WQ%
yv=U0627)sE(ssWV8jcZ3b!Aez?l>$LNP8$eZ?6{hg@-=<SEStzY(dN5C)&!-@nO*z`tw8RKnSaSwxiFfr?8|$2~Sa&wz;Z)aDW#tsfi#LWi2ogyocbxx&zK
Htk^OWt~Vq4Ulxt(Ay9La(K0K!%co8`;ZMi1^OI7w7>(iLEVB@+0H-)8Ads1Z)cN$qonVs{ep-ovX$v>8D(6z%WBaxe}0A@gT(Lg3Hq{@!=T8M^oLv~8sfu!
Gy0qzn&?|W5;JfCk$kiV8dn*}cK=w5EQ%r2Vq}|670HMo+QT)=J(GDqLN3RU+2*uU84HCICL*U+B@=Ws2&>D(o4gxRt{`yrkcHB%Brm|2TRJ8@`$<C6Ww)nR
W(j?Hp&3^kOdAASylnHF$+%>M&3Be0)+7s766k?RIMq!93Z{aIJ=27h5GN;Va(jM35OgLbn0O&fWmxy_8B+TBZW@F&6Io`(WG_kfimP@{sGM4UA?t03&i62n
XfF7K>;K+EH;`(?bdqY24q6)|ALr3pugWk>gljl!xOD!qF`;wxljI;KAe?zG(hO8s%p@P^yv^N-iwT;JgG`RBhcn;BAO{lz#e3gn78?6M6g?}+`5aHNu$iSQ
CavL;D{--QeKlLbU8b~wl;-0}%t#wRFo~91d)f;KC)*ZkK`=c+(EW{jVVR~pObkDFmykWSlU=t=arrIeZU|a&78RMXqv$3xwo}A>GMz}?Jq&!j9Uu$>JK`G!
<v2>-iS3=U&+Xq3PE*!0GIX2esW0Iy7MLR!j)Q5{WXoq&5<J1*L544!71{X&W;lS|nL`iPAfS)Q*bZ=VTgJs|Wycc(PhV(<*zC+4_;d)ZI|7qTS!(mZk|?;_
R1>%`gtZA#f$yP7MRb-jNwP;LZ<}UxD+iehb)6*HL~@(Ba|khu-A<3WuD7SrM>C&Fd?tEgkzRI8@XmNhCh&8oK|qHjV-p|8^$5<ucp@S7zu@fCNAVWP7wdI?
)^eBMb-A34wjEE+>+S6w7kYW%1xhqaWhk3%Df89D=$xIC=l@(o;vcr-dE38>u=U3M#HUr7#l-f{2Rt~cD$4Wej_o<%rdw`{Pn&U;HhKp>C2wUkGx3pHNHyK^
jm;xxoL|`7AifQot;n31fe=t%o6X!x;-330+Ag~h*R^HKuFrQznzuDy&x#iyI_F6#4YO9rBWXjy=fNRTriKw0WtmAzNln+=^Z3aeY{pT~pNy>7v)tg>U5qtI
RZs91w5{&sm~vdBF<-t31Pw9B{*Z@SrQ0c<DuLjQsDV%e$%*mXtmd-idddbMucnMLOomhd`A-6VGz?|dPeemc0a)2=gkjAj%s4$VlDVm%1IQO1kMaajDdIyU
7+qAyxqmSyHtBQ{<J;~|9hgj{WfNe5vzn@LN|GV*(mT%NsjvMldY1IXo*{mXqeQo)@6}JJ&fnQ)x_im*#CSK|p(-(E2Ep92=y_PaQF)8A5oLyFUje=abq2jS
!mL9Q#Kg@OuFW55fzaC~V*)SB{%R4QLje#Xac{TN;GVYu&#F<K1p_W?m#;wcK}?|JrPV+9aw;>Y&IT8m3{uqxi4rfFc)9xAVL9Y%w$Tk4XF5fYO{!Stypee>
@h8@ef-$qb$?<&uOzaLaB*<!>EUWo4s4sdA9ZVS{Hb6-%!D~e{0%D0|h@$Cduq6YEGkiTnQ!;N$4ptQ>FC2>-3H@+2rpnpmoguy8Iol4lZ+)Ox1VXj!1p89+
nWNjjA||7l+U~64ak9_jxO)+!u{Yha@`t*GR6r0+u80M~Q*8Dk=WN@JXQt|cq|%F0v?f1&G`ev>-Dk)IRv|CyWs@oxtslz)h~6+Zbm0V1B;XWBAWmOe49++x
_lrA|=gg#*#gg%N6I7=A&f+QqfYIVv)F{fPfixDndt@2sgs?OoK0zQLt1U*;L5^Vq*&DMDXc*yY2flm~hH<08eXV=s6rkv0NQTTEuxQDkq?~_h23uQ-nRf(D
oQD3K^Xu{Er-4a3qK1u=o{CL|BdvwcmCPK@vJr!TNCGtsfCow>G%x@cDNE(WID9U+JyR|=(eim5=Kw_>>K3oJyATqfmOzkwB`<)4@J}-y!JqOcoZwclF>uh#
&*Ei`@e9H!1P9CfEQ6Wav!`26jZ^}z%;4No<;~jsM3$BI^SshrYJP4mp7mB(^eMBFFqGp+zP5f}R8-Ne;H_4{o{R2Ll2L4hVCoDNF2}oANb)+fFRq7JBP7ph
Bjq`Yw!q-*4%7Sx4%H`8KP&s1jOUthpa&rRPb_p?F+%TP;N?Jz_83oNe^z_|L}t_RsC(h?7K(g%03>e^@6+g+jVwM@ePuq)DZ~MS-PcnT<d41>t-KfRJWMvp
YH-J7iYmI=B4`AdQXD$+`Q7;GGpBm~oXc{ab7$`pK7OU|A|`oE$9Z^}KDp<$d-pu)Ry7ly+pl8Ksfs}4N+vUJ31^~CadVbmEgQ$@ZWNzDjLo(m^Tvuidsj+`
S#&CCrWF;d7eedV8wwEp7*G#tP!+>(&NKgtO=*$sYWx?{x|c8Ju^y*<)DlEn{mjP#B$Fl4^-o96DcMiYf}JK+4_S<}2)N6=Sianu$3!*+@<ZU}#u+j^BSrO~
A-+0d<l+U^nYCPrk(0zfL(#Ny<azF12Flqev-e-Z8|Tv&iSan?^-pp#zkZi#4Fiq$BZl^s%&%?U_W)KIkeR_Y#bci*dm<njW}jl?cr`-LDEUUo2S9uy8Sb?N
mdZN-5^(1s&a}gAomx72)}liHr13m9Sv*RYjdVVe8jFD?lbolqfb&0z<w06kOdJoY2NQI5ItfW}ezszs_g`=I`(Dl{|HV$uy-ScRhkO{`(XGk)$f*h@VoHbE
mC_+QLM8!yoX;aj9aM1s`j?5%tCx4#^v%3=*?g;JD$b%DXfuWq!t3o2J*7SUVrc8iMDh#WX4a;OqeDM|nt4BCVdFG(!ySXrJVCxA7RT*Nda~(|jPn6m$n0D%
i|!UQ^WasR4ZVkxnKAfBoM$>K<g?&Ezn%@?0e@>|Z@J~~{&Qcvaaw_OlfgMNMnf%hKS+s3EfhWYz2XQQoZ9KNjJ_Hmcs}21ZNuq8OkC^F0I>ngl?L785e!*s
54YGUux6dOE+c+(d+i_*tGPRZ*9EWot!_u?ygpqvUYq+|yveGJve0roLMrUUST~r%Q5CqC+vPEyCWpXkPwYzw$?dc3jc6;oeo08W;@qv%WDxxj-Hpnk5m?ae
tZUj-qtPEwk=akybj@UhlI=c#fC%1EW@>&$17yK2Qe)gNpSs=*z&?sJ<I|YIg}PRc|JC+S?eS-B2caNb)4rwR1)@g@6<EJm6{$HwPIuW;#i$k#!4s%rWEG2}
|E6mQznL(2TGr+V24f0^nlh!v&!~n_JPg|PtW-d2z`dL=J5&%9#}uwUA0Vm>VE_i9V6xoY$s+!GhS2+Rr%}Cx%4ecyozLfK#N*%cX?}-&CfdY7qUyluHDvfU
p1AA@>6k;iru~WlV0@X+l3Fo==pkn1Fwc%f9k$DMGsu!|ibm%`GXZ|7oRS;I=XMx(Ew^zvwyA*2n&G-EiD7yGd<=uu2k&7`?%FiVGO(=PB;5LW0MQ*YJjjgu
TDxE8rs+7G`9ugo%Qgi0G#)$B5+P!T(S~<cL_@+;6y%4lqScnxIh}t#U#jE`nD>q?t2`IV{(5=%=o29m|6z?XQM(dAiK$cHO`@*YhS~8lyKxz&bodS&)i$J^
8utriev4hxX^RGt_dqrcuvJ%cn^2g0H#{6d+7`pkX>Xf#5Q^<QXSY%TtwhFtl9+_@Im@liIhI!HXFIg^oWX@KH)rlPa}-VFX-Yx(z`v+=>3RJHl$nwP7N6>A
p;{!{5pxj79i`LFe(c|mmdfn>?+|gXQj%s-N|}d5!V%;Gk<D(L0trn5DxbkL_|`YpgUF(hV7+B6AMSam^bil>#2pN7PwiOoW&3QI85pQxuyd+lZgSl}TXW8{
3Mc1f`)e(Llo(1_9U|^#MEcA?#<0(F3pzH4W<J}mB?D_3ocuX>mgleNl+Rci{cdP9eV#63{u*rPcKW%3JSE0rN>)inky<{l=%K=nFB1p-rwY9r@lNX!>P7&R
IjJ)exy1Ez#~||x>27G>co~6MCJ;13Od+KU`jgkpL&3olj2vVmjz(v8>>WDsaS*&1(ZDU155P<e3n3NDw|UQ5E*WL;uV)VaptqaD*CJ!LX8Xj_l*;}^)~UG7
h3QBZ^8?B&2rQUy@6xGOlI1)f$EjbYwVRUR@NA)G`(Zdg*Xi=%L<AJ)w$J>%4r?u=M6Oc}L^-Hh5s~G<Ni$?RM{m!cT4N^5g8J*5TYLNSJM`F=lY$^rOyykz
-ig}rqR-yV+GZ1nwwhR`z~Q$8RXVZRPrc#do)U7z(*TfUN|D#6c6bdSrMBxDgTHP8qcnlq#~FQn5C}|C3In_v4tRhV-7q8djHY^LTim!7xH)x}*;(mv6o>_c
&8-<Sf-?37A$A+TX#e_0u$9~C#Ysf=v^8JHFeqnklxQa%KlhVk+wf!tJ&jhWcMXr0B}DQ>Pfg|}6?pz6!Nz`qmKa(rrg!}{C@D9alLX%eU|~6Hvv|3o26l@g
B1LR~_IZ?MyJi&CW!rcze@7tX<1r2AVTO`~0NiI%qAhELY@jq1mK|ttyr1TAd2nDAo2+va8wO^b<TLP9Z*4>l?<NXSOQt%@y0{&yDg^13Gf|@zP|y6|%y5LH
<8(C$V(V7tMn6UDWvZw4NNsz|QYd`xru>jW=8g({v%K|0!KIlzrt3zIR|c>G0^-<?TdjIFi1kYw$1(8QuoZp3`vjG1rHr%LLZ#=~X&itj(zeU%jMW2$9-o%m
DW7IDGynVSmYpHVOlLIoUwnT@`06#nBbs~nse8#GNbQ_S+opHhJ7jp?A6d2mt8$kFr7+mllOtbV0@Fy(7cbUe0)5nDdV~|sP(958;6MY-6k?t_>f98eO2+a*
vMtfM{7kabC%(-xaVHVLVt4+D2XhYd6#$#b%x>>kos0aIWkJr<t&kDE^_DG8<ngc0=|H<P&iw;A{jZy;{)Jf`-A-vXd>E*E_g68*sT((9wYOuqS70PmgprL`
kWr?hb3C7<%I2ROkT&=x--emlKDSC)uN~0OnT@1$l??u8rpRPCA99jFdP!8<%R-NZ1LLn*_mf&a+7ioF@f{9Lp{;988_e`L)GmoE2oh_VaCQV3140^^U}Adl
XMhZw^YbrrKBn_+JAB>TRof}2{Q&?+{N&E8-j4AlkMLAN9vmUNN7)hMOMF0+H}DtAvA>)D;)V{Ge44+Q@@M(e-Sm>}U2yohw;j$~2|PDV({*uIg5Gp^1X+aS
LuXeTNhZb=fO7A|Yi90FO_09`J7m`oDqd;?Q*Z^D2SAQ<vF(Ix#c|2#tl!R;6TMIlOltUK_scyq{2+k7qdBv4&mi*;b&_ddB!wqaC2w!;biC~HCXmd3|JCg;
Uw-|~S6}7n*T4VtPv89h-Mer8@Xfp5eUpFl^*484|Nc(?{);bu_vJU={9gXy4|iYuLEL`x%|HF&ckg~T{^1YrzW(E1{_yiJ|KnwT`RS*>eDgc`Pk$V~`Q>-N
|K|Naed&Jhp67r1GXMFH`7gf=KmU%)zkDTs`Q_ao{|6tw?8RTc`r}u>|NYleN`ZL8{N<zQ7{e(7%K(q(ZktCCj+lQf^8#8om;c%l+~6&d+fG`Pqb$#|NKl!l
g69!pIY1zc4A8C=a=G~xON4SBNcq2UgmXCpusvcR^~~G$Sq|^R<8Ujs+lY&-i_CU}I?tfaW5H!U<&qKrPZq)Ppk#8v2|HaR@FVe*+blzH5avUg%K`Iv<de*1
41`=}HOv0<_{-u7&}#xf7$#xaomlcj(p(0&D$51v+EpOor8FY|MPh4VZfTx#f`rJs48kS6AH{NuzK^rqYY&+Uh@{Y%TOUJP0?O~UY@1O*<V^>9z=gnhzEb~r
YbcXcr7(h&NyHP85mUpjNtO{oZdc2Vp`1~A%jG*RSNZKvXxoC7-fktQfcN<e{QfkFJf+(_qYc_hJY?DRf;%7=a1kQU^9<ek`5oFeIgDX0^INgawh8=yF5#{6
z09{46kf>_aHzDFd9~c7*lu%~<!lS5z_#|3-tTyN@mcqSuA2zE<A<KR8ggS?bgF*Ps==#%Oc6_K9mN{aeKw{nMpY7ZCndX7C=63$AJ7jcT+uMmsaL-Vb=;cR
b!s#Q8$I-7RcVBy6A}g5rR`yLx=9Y$$~|HY&GA~d^$kJ?h>6Qn|HbmC^v!8F;K4*ysfQ9_=Bu<+@zrb8uSr@jJEk^$R=2DnEMk=ju721dc4Sq;z#&JvvWZci
y;dZ#PP2eDrq)f8cAPgwZBYo^0@-?xDlK-u?ujy2W`!F+r~q}z$fBFg*s0E{k4TT*vi4}Z!fAT?Gai4W=oRXau@;vtNA%_`wNcl;y>Gcr6-s*L%^@<0F*{Yn
YFUAauQ7@|{}hB}#L_<bk&#1hmfg8{+&RpKLw6ATQYqfHnqzJ1sE(Ee(F%G~c35fThB{X6Eg^B&>geyH^aj#<Y!QHX^BZ^{^p*+)q`Pdk6}C5iad?F<xLT7i
c$hx47j<VIu`5*cV+(;#1vr9fygDJ&0qL^F)s`q+^6%rd6&C2`3a5ghQ;IrH`KBHGW#JrfY;%-t>zl|Lvq~m}DyE0ZK!A6+VgoDqKWL$ooFn2<cJg2zppldt
lM|pKsYkc0U+T0lW#2FtBXg5>*7Xgx^dhR6N|h3uHs5<KC{YOWoDxRrUgK~z>=7D!oux(%z@^9EW-h=x7!_j&^<=+AK7?QvDdxYCQOVQgCKQWn6!6p`0$zkt
Z&Im@oC|{JuWiW34i_4CEm}>TDVj*pn^#6jb(tMV5(!?FB&m5sDO_z=4lG?w%JLSG7TY?g#nhtW(3lOd!DB}X4~8z(R(>pUOt6vs%98MeXiDOfZjT1a2;v*$
*;C&x3l^|BHBgdxZIaV<7un^TbC0xDEzVVWO8SGlT&v{hx2M|hj0E(3pXkb{r-&r92_OZ=|Ht@R77D%4k<LB%7n}B^fgx%2?WZ?JN@7<`#Y3{0pC?w-X!*Vc
6r5)2(zO!;Jj^Q25&)!_Evx6jv~$KLp3xwJ&PJfvNlOqb5qV9pNK+DIM{ouXl~?6>5&h*+7A7cL7N;U80Xb!kF@oWx2*mw04=JOzgF_t=jxz{$n6J}>|4*DJ
6kdTdbrWX<gp@ISN;$yf0D!ivx6cwx;ExGM?<?lx7~WP^5@#X-0cI)u5r({#-4L*GvUoxk?qTTpNW=|+KO=-ojw0|PF9p5<5T*>g8?K3Ee<paFa_Yg0yacW&
AVl!24B*mI%UML1E!x2i*C-}pqYy)B8hbHF`YB<X4D%G&1!KzV3?;`5V*$=7@I4F+aagXRw4pJWP81%gjBNvPF@RVL0Z{`L3C6D0`RAOXtfjFg*&)l8#TA1J
&LSks{WQgJ>t|d9st{3p#pvS$XCm7P1Q(7l4-1|$FqDQb&yPfS+1Z<aY+?FD8^L7U!|0?yW>`TRv<V5rf`JuOGGZbE5<$P_ag8q#;my-k675aQs_2bE%Tvmi
`cnOUhaz;9s4hY+WeF{o9pd1?h_SAZ+9r+mZ36mz|NkZ@{5dLnys5SJlh6Eej!IT{SJg><zbrcW{)u|JUaeDnana(4KZIS7H0=6)6}K&kqvR0yjWPtmn{VD+
$KEqZvF>$I`wwl`Whq(V*DZ<4nvo;KfwXK+QN%n}r6-H8(556YIYbC%S$&6AO?$=~4UiW)6ze#VP>WCcvMnQzCHo`>WPa~2kAFr!Zpx1+#SMaZQG+`K>AxP=
arMkL_k-0~$3Y1ql+=Wk8>LXZ_M;^B4rN(FJ^QJFn%sH6VFo<t)Fb4dzSFV(SiTgB+V}eP4N4=8aoV!WeTx0C+GB88<|n33I~;>#&}BaktcU^>EP<6w)4n3n
F99u-Q(lp>jo0Tv!xRe0si~{-;i)}UWykzTZ2SP^(F}3utsghZy=l8t7d}o8=O$TE;`=``{MN7U!Y(}7nnWo8jMsFN1=ZKBsMF)J84p1OT=K}GRKzGW94^ge
G3{NG91G|_&oET}1`%9qlrYq#%Xjc7!IjAhB$*#451P{}wOW%(w9C@Cg`;V-`u74aI}q;M0y7Xggz7bBgmPjjY1l*b=N~eaiindp&FQ#&jKM|BlO4J@ev>89
(f0A`!Kl>eMo^H(EUrC{OGBcfs!@ay&~}`iKzZ6oBYwjIiJ1btNccX9cFIC2LuzG-!2*NjrO;3eF^)Urp%_0jHQN&j(Sogt2Zm4_GrzcB7XKwKZg6cejgt33
7Fw}gN&}Am4R2O|GFW+6D~jtq5cD;Ei!VYLyb7;lEOy*ONpyi-1jDp!q_*=ZHm)V?3Q^XaPzdr!O^Qp*g1D0ZcP2y~C#mZ;RhB&=LvZ}}0v~53gfcWyr7TI<
;AP*wniTab8WD}vRgJuu9TIW^eLeNQsL~{bC=dVAU5#<vH5mWLx&zhD6nz?wx{i#WCLyh(=JIG&x~3%FK=mVvPDM+#)i&*kEh)Zka9hu4#U8EhP}-^TaB5X7
kRmq`ZuUx^)>V`AT7~{Y++k!`ocxQ?28B`o^jCx*wNhvDh_pKSuIP9B($vO#>>N4-T~|l>TZm?#Y430fEqzLlHq#GDAL-cPI$ee2expv$EDrG4rd4P@qt(h&
kzh@L$+c@E^4Rn+;VNpOlRIS!*7zY(6h}9H>!$=?Y`mF;o@!2|qJ5kMAfq&{ZPH=<(RR}4z9L;4$7M{CcG=4Hgbqy?pCVl^>;GOIPA>v2E57@sS0`wLQQ(oz
KVgz~rbCqpYy2kA9aU7Ptq=KkV^odms)1^+zf(OvC;PDPEYgR)iXm7*utN>#YiwJc$8M)l`H=XVa^;z{=^7G4f<&kobmbL$LVtV?l8qrNasihfhVp+ktF~Sz
4TwOG!`5qess9>WsbUDq3sjQ>e`o8bv*Lxq(2~=QXYL#+q1gK3S|WY2qe)3sH!4W<)Yb|&%T7#4C8x9w`-jGKz9!@btA8eqw|u{{>39P96O?~%!I+b%IY5s2
E{$8lqr|Up+%(efp}+7E)VNz2QZJr}xII#XyAx|JNpjMhRT~1)6gAZvfrlX$ua>XM;Wnw|e`^@_%2%pwlTv$879<#=c8N!RTBWZ-81&((QT9K`&ZCH}AzV<R
Jvd52are>CrV$-vp6m9;T(>>~>)Qv(Kz$b{_vMpeyKDU`n%X_b$gk5nN>U1n6{0fgaNQ}nY~+2ww71946aWqkXVGxLg;7-GV~R-Rjohy+65a`th9V?cpE|mZ
Bd=~z04c$zmmn(IY)l^|p69dgj*&z0%vRB1Pe2uV2-*eZ1!;;KmHPYjO71XH2OK~XW;(e~&<Q2gzM@FPJtilTB)i}o3ou9&k!wgV_W&bF>?f>f2zqma`~){E
S|#g*<03}QW2wV9I57%&JW1|B$W<RUb$Ot~BbTabT@3ZVEU{UxeV%q+UjdD*qbiJBNX{_E7dP#t0osXFtp3q7-#Y19vyq1cA0|6NQM(c0aX8y{9>?3^|7!bW
G}cVh$xc+odjB0{`T{(CS<BX5dr!IR8YkO+WhXaWQ0I>S20xng)#TtOYN}4l?%CFP-AG0Uz@}WEeBPPn0I=A-s<t*TIIrM5rcJ;5&GJ+e9;U(elXY8l?3dNr
R6mbs`S9^%ME7ku7+tg`>H4wwV5RGg*kbFcsdLFk+gp2U_pbi-Kabzoi^&y@8b{R(=rmT#VnfaHMf32%dIM^8)|<YSdY!n*ITmaHA?c)@wWD)in8_?ZuJr(n
J1yI&PR1x#s}G5d4IUr_<yLiD`MT-McrpkB2O~5Mx-&yrk8L#cZoD?h;HqI7ZSNU=(ZN79jRVlQho5}a3>u4m7+be-S7)s?`C`(w`P}x-EV~PvLBr*bMo-i3
&K<w*toHEdqH$X4GO%Cv!rk$calKRXBQr;fzP=2`x*W^q3->jtQ#ZJN){OBbsRyKn7(fC>gC@n@2A>g6@0*xKd=CMkhg_bhgoVWW?8vSo#Yw`+N)_<e%U2;-
`XjU+<Os-=5#gG~6JId*J$_7T)B)Ow@H0@Hn<SzoIB-lz{m+kp+#)3;Owp!OPkfI;95jayh;|q0OtPpuMXW|p**6+I7(y)kn;%j1Jzf7DN1KFHD@jub+i4n7
AXfkoAhj0pH-xsB1oy#-s}%u7Qp+YQ9i}manIc}Z({FhPNQT{#@==S^_W-Meu<-k!NrEIIY+iQHs1a*7B@Yt?rearwb#<`8!G`TUzKP*_j~TGfih*i06mnew
yb{MAM@f86GVDc73>`{L*smB`sT-tAM%J9IK~Gabcl97C=heMQg<euS{Tv_han}mmeW?IjbWDI4-{TVGaR-GJ>vjeFa)V27V-K?$6UnzJHl8R@wtN^VFixP{
yapyNLu<4=eo5AyJx~aS@NR@ckc}X7$9tHD{VuF;XoDKShya~V%Vx%eM1X6NB8POPR{**(U0>-$9K0%l3W-xpE&G85sX!mpE+-`%DPj92ghYWjN7x6Nh)}(v
7ry_<&`nHY-w=`Dj-~OkWIV_Gf$_HxHB*vR44|t7$-009S7T8nG#2-SXiCyUhxwj{IK-x5sJ6>SqaJ4;bQFq&kTif(t#J$^&C3h?zCU3=Y4LeQ^>Xu)5d72v
AEa~*>6#zl;G~It5(O!bVBVo#k2PdQ7!CrJ&%+JdMLgv!rXfNwi0HdNAqXKcZ_6smSfv0lJqDH7@dH8&<o!?xD5yno!GL2!AA$5DTyrRKAZ!*kkSLojYKyiY
Ye*3dh89U6o!z8>k`V<W1TcfLBcJ;zn1w*U#ezTzh59>)0JNO#z+plp@t<BF>L;kB7*QHwazmCC!-4ZK*Nh;Vdii%$aPJCwD`_N7q=3A{FuKBslY`?aj$$D$
37jtiGK5wWGzA7$I4*zm(_V*bog$N1t&Mk$(5QnC3d%i3tCLoJgaQ<(%cwxV?Yg$07;oaDzA_Yug*4G-WneZ}$JpEW$t$zzJ9j!*4Y*Kgyi>Z_W0mPRHc{$-
??)$HR^|o*>BFzm(=x(qAFRxeic<>pQYU>}4A*$sx#DPc-ATuD`#P=s2Va#a-TMmlmj&AWMlWCHj<SFB*5N@vp4w8c;`d&dXyr%4CORzpi>V^2wHl+kyVS<U
4S21W07gdLrD}i&9;z<hkUDr!m*L(|>R+WGz}iGQ&`1|Xg)v)I9i(E-_deZp>!5G@G)5@dL0KDs3R(v6mc4$&H~R$e9%8V20M&&uY-<y=sBW+8Q=toM)IN$2
9fVC&g;D&Yi42b)aM>qaWqktI@*a3Q=`_R5bHx6oi2pk3E8d+FwbxhiJ}Ba5vpj7PDD~?Wt2RXBI%V;$+MzQL#bbd$<f{0QAg_%{*`r1&A_HB6Nc(Yxx&&V@
d+_2atd4IRFZnKx(vW#gqUu=FWmR_t#kwvo6JFn-^-hIPf4)q-AcS12jw@ev<@&l>mOcyHr$7}+P&YQE%Tl(-w(=UiDNdonsRtsl#<s2XPD3Jxx~jt+iQ4XU
L}I0jRa{}!?Z8u1Y?BK((NlQ6Dvy!g_1>={^mZrvg^KSV(iZs_>)xaY=%U3<^%|p#*h@9K)+Z97=BU73f9Ou@=%7;c12OO4wC(3e)>l2ME{dvyz`ldpy(Zue
Q6EtjozehBZ5TC4vDa@_W!<CV?<ybn`?US|KKW4Vw}pIvr8^uYdxV0n4p;Sk!$4h(rV;g0))eWogjk#IlWJ3GlQg|975WF9mQ@=1=p-Yfu%{A`p3eIrUDq|p
;NhSmf>eLKtQ@1YYNPm3SqJ@WEC0p}ZpF9_>Az~fk*SHiQxbjuU`U&sO90U_Ha9B%NKook^?_(*^eSq>;nAUkq>GR%X%4|U_Llv}ajT4<G^sn)shXc4KBl}#
yBe(xxruR2EUr?ush3r}hOl|9DWmOw+4*s5E0v~qk40EdeFS0$8s^lhuWDSNi(MF0RvQ(q@u6*b_wcAuIBk&EH56JR^pe$+`d1a-^(Dc*M&w(r^xL?rEsIZ2
FdOTG9=kBPfhz7ctjAsd?P;*!TJh?NRywUJ(<(2yJCtoYMkGP_DOx^jPIevWf`96&z^QiUn}2+tXx!7vvU<|X7PR2P*68j6k_<ZC?wbpuJaD5#74i7dXuy=P
embct8jxz}kM%uzkF2+`T%T<iYwo3<?jx1f$rDcQ{5M56=#<|0QFI(r2*<egV)ck(RTrld)!IuEaz)7U*}2)p8Y5KteW0QQHU06OIu>+@Flc*v)!iRV;)x$T
8iKk#PGNAxs`dKx_d!`&s`xz$-u3ut95ELSbZKvzKP>CI|Ku9Ic0NjfG5C}KWGLL5-z*0J59m`h*|+-s<H+@so-4GUCYGZfLrVeaz3OhJ=eoANB9wl5q8i}U
fRZPHUAFX#(?ilbdxUc7gA`q~LG*9y^k&~yNuw{;@u!+Hn+6Bg#3<GRDh9u48o;KSf8In2XcWQVM6^(8k6~o&(bP|xc5M>{eGpVH_r*qqxNF-~;V6UjyBe`>
Xu52G8DHSy<G};6#Bqm`Fj>*iZ>%-`_bA2x2yrcXNn2`r950_!Ren~4aP|mCI5?4Jd4w1ehDLM~g{y=5H<VJfJamO<k|LdSuYavRsS^bwPLRj6UuNq^8g#Tx
9#qQUP5OQOma5&=p6Q14bdPEA26eFq>9tU=?Xmj1=K!bXI^KIeHTQ~k4LY8ZYrJpY@L0W%E)B*giNIkRh<>b~Er~bX4P*rve$}Cya{{OzG$))A)2z8xOx@$%
-n*f+PQ92V2wg>tr8S(E)oEISKNF;fdQoCt>0i|9c!ZML)zClYHtYp7P1qa)vO#FsryFD7gNpqZ95b)lu!*#OL?7Lsw3lAeQ`8r0b*-7<2c}-BcOXCEXd{FT
WmkKAR%wG2<;3q52B=OBX7ky;!>2k(bn6AdX;91a*t!XCN{t%(KBlxRU~HS$p0_4D+_b*eM^>s+l)mLr)u81QC=@D~u(H;kExHS4cZqkuiArUQA{D!0WzrKQ
26m~g>Q&SwulAX`Z~SHLI)~~=A9S741}v!QrX#BBvAJ+H>QQF{pW(DyHV{Z|d>w~D8mkCBTHb_vh4$%w4+CF(SD~l|XH_*2E-IqIl(tiE_RRw-gTjEdC2f#A
h^PMH=3|+Lm6bONJ?&Ww-Q8%iZqaX1+a$jIm#M;mU)KT1bc>%HP9q$v*Eh*clwOT>*AzHajcK#~1jiwVsC)I94Pg!gD5JuZu?6zGm`q%@%0_!&O(ICYIV7#$
9eH|b+VKB*v#w31S!U9Am<jIpNyu(bND1I9<RGNTFY3?qL8O<-mp_t7EO(*avXVb-5j{1p>*5}#*$LeIpL3O7Kk7OnT~?={k^Ym%I;zOFjO!Hx8r{Y<<3E~9
+Mm{GZ-OB{1Rf;qgppvE{wVwgL^B9bNEPc1T`N5cLK6G85bso+-V6~XVHfw*gTcn<R6NF-^+A$wRe+`NBQIMTT@?XFR9#||XoubwzEOvLs{tR)bqY!2GClCx
1C(M72|RLq@UAoE*F8j0zVDI*Dw{^a1WA)@Cf<PQTQJ<d{@>;p-C(v$AwJh0!Q<2Gf4_kY=H2|3692VM7{m>4Sst$UG_#oKYc&bn<5mZ4*pq%R&3*9SE#)!V
NB10JGy*%m1R9a|et{B7nu&T(7`0Jb`xnG^c*<z~WcRu$wT6tbPDpgK+`3WV?sFO{8n6?_Cs{Rc7?_mdKTwl4jWFP=$mwK`KlE*EPchLqAKEfX(neEUhDF%C
4NA7!P!vVFlQj}7Njd<hBhXVU-wIMiXx04E;*akoM$tx?Q~Q+yBt|=o!UqHcLDO|=j-WuCMyL=9ZA3xfKbR&JvdsatR^g;kB4WD4huu8|S=C+S6H}LI`fAya
OHs^;fPMj)hZ5CY(e_7h2n!XQ6kXOE?Xgo|9MfV2Hte+N>&F`T2ZebnmOc8`H45reqx5g>L7DQY)mhxS-gb7~YpD)NDdN5}iPG;$q^5`_0V)Ec0nW2_)ffY2
d8lgIe}1&O>t5aXfL(R3?rTqV(m55;Ut5zzA#{4DG+rH`cv>|Qej~a~TU)hOkWJIeq6Shpfyi)V%E2qa(c4Td-*NCPWR+f9Q4GVfS681_dekDJCDc`S#O&|8
wkuBU4;};uXAtc{iz9tgx7-;;S<*FaSsWga-%ed`P1l~ZGa>;fvr$LT&5upfs6y94T`P^E8yEDQhNNIEoWDmOZ5;%<Z8Gy}N~hj0ACw#3uv!%T@=P#<4eeYL
#o8XnLYd||ri0lfZG&=an)3Omc1>Tk>SY)1;m{T`9Spd6u<LbfTiXx8W3TnDZa*Y1;biPb%d7&2Z1tpzT0ZN>;HP_g9KwfwfK!UC1!$PsA-L#Df0(R0b?lWx
abj3uL4WNC*1{(Hx+Sk69`-JFy;oh&5#gNZ7H9!@d#+JpHjrS;QS^%G04RLe7pm&QQ0)x$M%(U5rxLACV_Skw&i(S)OjV_%N^8t5Pa&M^t~BERUo*aJZQPfp
@6g~I{$_+(i@d95*x3<AvekpX6SN!Bwcq$uO^WLwy4Slh#5Gjf6;iS5I_1^+W{gUNr@n4K-#My#=UQ+iI~HtNpccd$@q;Hi2DEdqSH_9P3NRQ{_tcrR=)izG
mQLp6@c*&FV2;|jCLQJiq-ovMI9apAo3D9cBvQ2<F!;ZMS!5m85Eo21DaV4@E%&HY0L0n$ADnS>{2$e_yL}sk=+$@2Y7CBdjp{8?4f-3`w_@24i-GsL=mXM0
Xuotf?IurswO{qG8|ExI9fCSh1}CY}t+8tJ0eXHjKtS8G6AH4HhoV~#q{n9Eo7~v0Pk$3Jqg2v8+dg7ld`O0_O$TRjJ#_a9@(y_&F`ER{vX_qA{HEJ0Y))mm
!!{r=y6_$-B>k0BAaQ+*0#Hs$aECUv*MVaX*`dqX$B>HR4R!(W*e-H7jN{ji;lZewmx%eR(?CM>>srOWqF^g%<I~H8w0-1rtvL?F2cnY)yQ@`sAdl;N+d$o}
!W(CsSXD{io!a0B<fnjrst&NX!y@FsHP~igTCQe*fKloC&kR~!`-EEi=$O9eJ5w7>Bc}$8A3#)V6n$hd<%&mt?KOZP6GoP`5dWU)HG~_pdTXG3yrJ|aZXZTh
Uf*A%2ALk{nzX9nDe~`=-gEtLoBm@-CZH~n`eEALAhc&C{5o}IYQuEu04$9Cpxd<BxoP7;Na&I{hJ4Co109Fyw_&$@za+(Rf0<3+$DQC_|B5H5m9hERphTA>
Sg+X?cy0Q<rw5(1;MsMvjx6!Cg7_Gw4wtD8aq2QKbDBnd=87Z3Jy8Vy*FuO58wQ$JcNd0WZ0kdyPo+&kSP^<p!3ZHIWSIG<mc=-bF$?s~u4*O*I%DdXCyLdO
-ubU-5F-pR7u@P9N+62Yb^0m?#8PF31)vF}!jmAY6HnUR<rLO``Wvdl>b1i9p<I)sJ;khhqt?C$ro}oBNV9?FMZDG&G}}k5ze6}>A%4Hn(L~ZxsZFA5`)zWg
^wsW$s%izaz;+s(i%|5}Iy79b1*wZ;@=z!hhX=eCt=Hby>9mT2)nuEYwm2#)<%iabdkuXYdufbGpmwBET0*8I8_~r>s=N&}qw-Y^jhfC;(c0$J8D#^IMu4Xd
{a4K4oQ^-5ZUFvh5>L5o7cZNGKE{=bnn<UN(S$Yjn9cz2gKE{XIB25kCXB+eGi`@ZizJxgDuHV32KkWumiNJK|3v;A5*h0Xsm%ptZ>E~XJtxau^Cqc?0#BP1
0v>9PxH`lo1mTV_B;o|h*_@E&Y7Kv8iUfi8r!Ab|>sHhhPF!~%sOm92n^jQ7E43NgX`g&-kVuHwJEZLCl=i2gcSaBAhtZ;`cg0O&DOkp+#~~UfgD=H*u0$X7
M;kwz?7^vD!7o9@2J-8=Jb|<>U+c2J9dsX;v+7GIwa{8SL85pZX47Fm9N))EA!m{Sw{R?LoMVH_to}RjRy0Ao59%CuG#*E{3U!~%BV4p~s-K_Kvb-AhPx`6&
)nrK5lg1kJK&@l1z?hALceHPvof^y3Y%Kbf)o8Z;WSsV<vsE8})LV<a<>5vp4=z!*sU3#DR|8OxPEGwm+2PzZr*@jaseUvu9Nxg;<8kiS9*k2L`u+dM(VH+y
Ze&-wPbNJ*soBluQdPOdg2mn8D}cx<jx;8-_uJl#+05uk>gHBUF0o*7ID7*lvdES+|86cwBaLKbMg-vQ_nhwp0KZ_kpFQ(Inh@qQGjnNNF#TE1XKUx_bBwuL
_H!8GBrek#K0hAMFG-F{V&?|=B4kxm{Bj4!JbM;Dx;V|C3Fh345&YL*!#~#j)9n5DE(z^)IM1`2XI$<k3%~1;HxZnF0WJG9&(`ZnwvB{P*c5SkdANw#`AcPE
|6+Z<JIC|g`BxjCWo2*FC3^bu;;Jo-#m{!)8)7D+$&@0>%Z}x~b2-&E;+>xQX>z~gw0(H~k-b_ONpN#DbVOSPELv!A%_fEAZP6q0qdq<=G*EpQDdhX0E7!f5
26qLEe+08-c_&@&TyPugBN5k`yQVtZS|F~*QDA0{<tw)QhTl+ad>uP**I?F7B5rNwSy1ew{c&K|y*E^+%;1*%eiNa#gr=R!GyMK`dlRQz3r9n!W9pF!u{_Zh
j0=pkN{9Hcq3(kLkJdWo_Jq2ak8WJPg6jw)9le{<5%bqLq$)ZG^8zI|Jo&<PasLX`w24Du9C#?YnL5`o`b@W0UZo>UEF;gB{I{uVq&-<z`kRDKXj=9GZm((X
N5l_g=s`E_3t4uOHDvF&0Y(T!9`<FQrT!wsI?Co6ockZ`)Ub>5zK_fne<`?AyTRRNV|X45mll?FLpbNbm~n<ubDu#5FK1dlTC(Nmktg;dUZ_jvd18Wr%AYMK
ZXRGv{5;TG3n3?-lPOK$-?9}~^feFT9@wIA)G>eY1JcfXYv2eirv1;uc1&(~lG4Ws$XP$(urz?NZO|b_c268;@K(4*2QQ|>>&vkT*38ehqx<0gN1pV5@EfGR
xpVJ_?ghIAWpqCHh<cNHpr@ST%oX<AxUsT;`Z{}v%yt;5wVrtV?A;234SC0~Kjbr!0a?f*5okM%e3CLqlv+Uj10Vp@(Pt=?6a0)m4xJXBF^547!J&_j5fFKR
m^&_~kUE`cYGe}7Y9RPEl#T4>SBvh1!XMEQ>A~JuVvR<fm!=`bBs!;=vxZvZfB#Lk_YXrwBfa*qzg{+9KTZ0}b3eSs=Fbk48YKi&9Rm2t<X?XxEWFt9&yv{f
5J1MDT$Uc8C*B*WuFo^awu1ut&jA=4B3uq^N_*9R0R=nu44;Bob`JN(68)*zx_z;xr*kK#w~sQa(+=kL*us&G$;o`)0fNpB>%Jc4M5<cSg7PVTBpjGG{D>8Y
ni!OTC>GE3WwL*G!syQvIuFI?cE<H(dIWyH0l_(l!^_JwQBZU=t@H)pr0E{d+1NE3_UZx|4~lBCX|LVVf?E%N$tLdT;BVuxDag5@ck{xXK*W8R%*FJ><PIQc
kfZ3+lvw>Toa3y?%A+}%{P=6`IR9wxvNmsNF?rliFCi37@9mFr^I6aq#PD+dGL9V;=Pc1LDfrRdR(m_^vnyU2;NUN&0Z2I?*gT5i<uXs|cL2@-X5em*ot-Z;
G7*UOg3NTezMRi%LZZ9qDPH~J<9@V;jK#-{(~D!%<z@DN0Ess_7|fbMya{L9*ukOYnW=cm&mnI3!L#%Be88U(cpFqeZu*C8X=!F5%2?q>=S*hLFtZZ|<29ZC
dEyEr+(85%{-s2X&-gSo-#Pml7K()>{BhI%64{|+e)6I1uMJ459lre|8ZQ%xv(pmJ-JdBOps1L88YNiv3!whXOEfQWmd^e~<HIlNHlJdrb3WVULYVLD<)RZM
q)L_ODVB6CYbFYiQ%NoaSw3hk8Ot`LV<OEELxiV{$&UM+At|njtp;3hvGjS=bd3$FgculW6xq-YW6BBYY3Wd#(rmnvwBIb(O~I)MN^ycYSyp70ami_}9&R|R
mT&0=6Y8SaU~$i%nWV$`06ze(2a{UvS4erFeCb3Xydsiq3;Lkx(p;S4Qc8Lw*^PP;?3zMWT9By|U+>{vmkz{~Y~a@*01BX8!i*}?!w7F-AfB?j<q|O_6eB`D
OW8yIKME>KlR@k~EVmrVWCesrm4iQqEFi4vmYv&|JD{{=65&#)?W?@t>a)yIv3gI*=~<@Qa9OBA&|%r9ObHH5$rWSNR<u-%920gHm92It-`4aMsZ046TGAeg
qAzwt3HzrL=7!Mb0gFN))vk)7WISP&hWSea5&??4tV@yB2S92CN2NF<9mzzc_#jhySld#4V4PEaTdp~8VF2Ke-ayipKlVlX^OBQ#0)fw!;5%rJEtE>nBld4}
9-IVe4J$i5bn_+5sCf-bb6Pv}js3t}G_ag<sC?oEK-F{Oizy!FbKEKuQtR9%G@VFiU{OwoUwz~}-y|$PxG|k9azjA|s1QDmp%0PGF^n#Ld^|xqJlK5~<C#%7
GHa&(mIF3j3KCbSACFdt5wWFjqURuxIfT$*X(`n>c#n4WfWQXw#Tag;Elr$AwXQ~}?Gbx_G|{*uTFXB7Lc~3plEYw{C#<IHDLtQi;Mq_f`gq)%h?VPr*oQ6X
v)7U6=u$R+d^nz*Y3B1Yjm06%J&sL*(d59D=K+wot0O2ifSHvFAYObjT*Y6*H2id>-<yly6kWU|>SUE;rwRO<#D@iHyMJ6-tN$g$H~sW_h5wyMtagn}w@s=C
=CroS<osl#H}lNDcIWdu$}Z#T-8heRdp5G-bMdP>OLLivGWqqYJj;3~k=w{32w2%5Xq_E$h1~MMj@1Su`yS;CR7S6?w=cMFSFgs?I%x;s87Mv(QGt`Zqn&{Q
W_RN@3}9dW>Sixbg>8u#p<pt#TI0JgT-sIK&PIDNa+AsjODpiul>S8i8jD1*hw!h19;boqQ`%E-amYpkO^<2X%OM1Mp~h~)XeW9+n!};!aHR$#w~R^_St)X!
kw1nhC!PbhwZYqe88HPNOH-0VzI|C6{A%{?OMWz(+5$0Y$1r?tX<}Y6hLUmLdNlH(J#HS#er%VvqXQ!A<)#g5w&(mv#@|^S3qy)yV{chWyyJaAQ4$kCTvcSD
JLHMEP1a!IS^5DvP=c6ck3X&4@Ir^-y*OgN?>(`(rKAeWUIo-_xm@nz742QJve*$^gf=+*=x#F5QMb9ltAxM`Pf_+?3qn@|z}|OwLr)wH%nuDjRJ13IBHtvG
A2>o$2M?yuFr|$xddOHsklp+Ad%}N8DKQ8Tw4oLC`kO$>qqY>73Tr^#<2V4kHOn190gS||Qo5vZ5bujfOazr%ao2)CcC#PpCY&9cCkUm*aOUyPfw9>gdzx{Q
;cy)>Eb=<8hfuB{Lu6kR6{sp`L%-~%6aC*u@&AQ1^uMnM<(dJYUWCu#O}aNo08!hV4NBEIc|A$d=PlQjQUI!hG+2+$&ttT6q=&7p2OTDW0o&7yeO<UBGms8^
lCD`@1vy4sF>w+ttCUd00@|rK<0}Zrr?bhnp&srNlXfO*F<<Z@3dx+ppgvaac6!Ak9FMe8{G>F*c_%OYz5_+Hfd7+o9hc-DP$=!f|B{g0dYmHflJFt#pXyp2
x)$od)4xKj+$nZv*XvQK(LuP?r8irbwL8ND3K5XCzWn_7MnDoS&x3RQ{$`3Rz~a>E|Cj*peF6pU>;dwifryIep>xd?fpXb#eR`&?BYV*2>3&kX^GCI-Bb*DY
q1}5|``XJ;Yb^dHU<N@n%GxG*bsEb29pLhFL6ZT}`7rVulR>Ot4Wz%c4$c<WX8dL{`R&&qvFr1^3(*AHFw0pnB#hZXBNz<a0D+a1ux~X>_(&62Se<%?B|92-
j0~kN9kP{vNCC&AO-<Gq#F4;QI(OA~7Dg>@%z*@|G*AP{lanqrr3iiPA;24Xbn(%l=*-rKXHLg`gH1XV8th^ZaFV7s9byF!2{v~g6OPxGjNcN=L!S7*fnq#)
*CfROC~9D<qamg<L2iImZgbS@Ths3qcbGoN^p$Ti3Udrb_q?ZL?B?`o)43xWpm^YDTJ)4Tu7A$;2Wh4Oboh8fdN#4IQ|<=5!uICB7tR&TTH83g_ZNQ9!|J9m
Pyj>NM9qr!v?oo_=xz&fqV0^c`7A*VXnciaH){5tK}3e6VCm}pFO9kj*$J|-8V8qudPL>`vg-+DHrJo_v}129;RymBio`3olG#Z<I|y&Tg_A7JDPq|`3)JMM
-FWWpez1-#y(a-A+uRU-EwLZirk7%PuO<+o7+<#TPxvx@YSa(C0DuKRc67W9Qp&<|j1APpB@}4lK8Ad*gWa{5isyl~*UkQ!Orz%g+_@atS$N2r;4B`Djvqjj
)+TG!2>1jt^N5@!6W3OB6cokCur$}Pm&E1GJcU8giC#uy;E%&}L5-rO$KvUsr2gV0ooRwRYE^J`pd-4AaNbZtfafvOvl*>uR%{yPxf{VFW-kj#0cSoUISP<W
cCKJfd90i*Z-Sx$@^HMhKa3N;<#LX8D6hX}Ga8?!=+p7yMRm(#F4>1-WG}0dbmb|&$51tM1?zYu4zR>p2oE?OyV;R3?=8d*GeX{eb$Owz<I8>=$s4Bood^G=
@S}%GOuuK@6qgHmEhG5KMACj4g*X2chJL7DuZl>6n^2e(2fxm&8DP91^`5!yN5RIJQ1hN6Ln;kC8}}D<DLi%O`&S-0lu{nZnNPn=j*=A6@6sKV4Vq<_!Jv(l
oNGcOSes6nO@}bs?FT=S@k_;ND$mO9m9y43wlolT4#@a6%=Jy^C=-#U#To6Nk>fu_;J-hzF<gvonfqYbj!~d1(QCQ40}cBGv~_Y8y|E#1h**DLz;G;WXKq?C
si7-+(yZCjWh~ax%Q^clE50eTa=J(1+vm~vV|@>={~hY>NZZL~-6<Yd2>=d~Q}>3Q9Bqq2UoLN!zC)wiW%-abVxaVv;PGL!KgjanND92^hr^3$B=Mt5r?$&j
tex#*_8@?MLxPTt9P;}=5z7`#8kXmQaAzO+yNM8a3^6t_4tk)kOn(R<4`dQ8cKhv`VILh!v@g@V1Swd5lI`#aR6Km$1y=1Qr~w;d>s$ovArH25b9*8Qm|9^{
phQ?e!?8deV_2-)@8v((`Cz^p3MbjRk<yG@>>2pLo)12z-hL8x4HR$Rnl%iLud2hDCplVIP+=z#zl-T*w=5r+_$kH8IEhwMxV?|EARRcI)Eib%5>ggmm0Mvw
K#<)>If+i5M6k4hU^-Gd+{$Nao{wh8tv%MG$KM(e`ZTz<LpUgdCQKYm^e}YxD$2-@5}hn?67ZAe`)Qk5$jGK(jT`a33uw8_YT$%(vU~%wu>pUKM!%nyCuJ>n
cR{v%9W`|VN5*<(b>c4W=Fm-^=g8ZUXL}2Lop+_QJ)dGm&(>+DGh0OINLLtPNA03^1-9GX@rQGq^cy;kw0s^@c#S`WcmpWYTh&G&n>P1ju%FiZWt*R=*6J`@
=7sAeL}Km1k0WC1_;XPly@j$n<=XX(3*F;PoH;nOq@l6vLzKQhQbTR0lNq#ycJW4{-p^fV<vgrw7mvf%YqAMB6W21_wR{@37+hc;ejwu!q3~;=Ofu3!4{4xi
z{cV)I5`^Y`tBKU7Y%&)w?_~SD$|K%OkLzr>hV`pwGE-qsr8S%T%HE0arB(6&K8AB{0PO|QRB=F6h9-`&l4$2s+hzl%?m}iswB>tRh1D+B#@j{VU^qq&O}<G
T;h_K6{Kg%nUX(Z^bX|^x`C%Rq#^>+`A!b4fVfN`d#)YeBc&xcF)kJSnv~y5_Ep{2@8LHkXX~Zofl9a(50)t+L{-WPBJzQ&NhzWjt~hPz@_aG87Vw_labC)z
#)@)LKhneQpcGPutwvKe7{cz3F`@{q0t3bGG?k4}Ri3btBRFKXDRWhqm0oTqWg=s{O}^}hq=q#uhb8OR<zF))iV8lTwJZnQf<w*ZLs@5BP+=IQRa7-sB_h-f
J6e=?>U&i@bhUlLqPizpQd-8RvgCsC0&7#1Sqdle3Nw0q!*W!MT_H;tY~7+A#3CWEB6C?8wyS7eHH<HjeOs6Q1x$CflcksoILQmHn(fkXvaL0YURf%tYgS5D
Tv1FA%uKC(CEU^*lQ<%zY*Y#3g-bE9!*01<eEAvzPG6<VW0)0JMV;wF_KImFQMq48-VnMp$lUj-&z%5|{*xRT&I-CbIL+5fS1x(eeLS`aJu$QJUuny2awlc!
6J%O$OIIy-I}x4I95g|`*(8w1xy6<`%6Y2F!trLM<+pugniLyEQOE%On~s9RXnH6gXz`@5ooVL_{0*loc1UD>U7ePGho#&@QOlyZBcr0A_D>*}%i|M<et@F;
rt&4>DJ<9Q6QE!r_w*=q0YCqOuQEzLz}d$Czh!+g7Fm_|SJKuBIGL8qmEYwdyp{4OHB`%~%}08d-!|AMS~FT^6b7zPz~38wi`^;~H|QtwRVfc6O!w+>A5~rm
UF*E#<&Y=nCYUXxEl)FC35AhJuE830yoFiX?#n1oXrO$)$>Ozn!$(Hs@;GL5(>wYli+v_CM>1+I1Hk7jd)*!gCzhH!%d>-|q+pN%U%3vHV;yp{nd|FSqyos&
Uw?ES1_$0@xe)Q1$9Z%Nf_BL#0#a+2%ZCYnbm9E7v;pu*dGF})Q@*63ID2b&)s2lKg|`42M4uC&8tuH%?2JC@rK_6i30ayPJA9aEo*T;B%<Yez^iyiO)ovny
CJ*jCD0%|v5`p<24$Vt{!EA7QM@8h+fuUQu2AV9)1J12^?2>Eyi~o^u5sM;o!`Rt&`{okgIQqe@N3f{*hYVf@lRevHX)*Y3C7RYxXtJolW@1+6FM8Bt=|7gt
YuyKg!E`svwOThu59dZVErXEJ7VsWN7QFL-k5QAY&3pVt#n0ZZn|fMHf^UtvW5|wYvU2O|HH_*lIAa<y`5Wc3)#;MRqrRI!y{BhUup$t<N?sO=q862OK)8{O
H{+#ETAL5gZHJe`_U+O_>m#I88@nefvz{S;o;NxPa((>YnAzih`7jRMG4i3Nr_lfV04hwJhlr6Ztx_9-DP@JDkgvE=R+>`#87j;stYe__Qw9IMZHC7n+4Tc{
r>f~+0lUVsKZahLFQ|ai5+&16eN-*?m9FX^Sq2j46VQ8+g?;`zTX^XM-EL3PYKd>jEhObUe}k@&-#7&>0|)^UNqcympcZGgZ8#l7lhTnD8P(f6)DR+4cf=Hs
^>4G937Qkh_OX|DLTKTK3X}mG5Kzx7JB^N@5pOPVS|ek@eNQR<6x$m~_lyHRJ$ht#sxj_?%E6r`SeDl4y_EH91)plgt-51dGD1YPcFS#($rS>M@+Toyu<knD
yngJ9SM**VIJr(o8Z)vy0Y^bMw-B=cTYkIzgm8glnguwF0>$-SZh&qhh0~?l0+H9`Ruu*Wn16%P+i_{b%iQV^T_e}lhBbV=(>I72qsQJb=K13o_-oOoVnYWL
87P=AC(}fmfIbWi5b4<?rs=okqc;t;L_$KPP1<(b<m7M$<J2{Vw`e~?C?$VafXSedHI$5{(g!O^(lP-uj49&>m`8RPGq*BA-Wph1ZFe<%N)0FEcZ@e{1lg@A
%NqbKh6YpYRI=s8sKt!ZWCdf96&nTCEh|zCRIQUj@nR+n({zv)QjjgGN1-UvuW#%)lDdL;Uv94X%!}>g{c_0w#F@*l<nqV_kPN~sWfU?vg%x`s4Dqrf^_`VK
^`lewuwtC-p08%6xtIL+Fcg>=nSy*H$hul9%!4rWq2#Luy(%rJ75Jssdzgl;+Nm3cRow84AdvJLQQlCtPk3A15&O-WY%nQ%^;ND|-DZ{!>JPZErN|n`*m2C|
PGwH3fbp!ZuV%y4I6_HVeynOD)t5yvNS=9qg0n~8Z+$3*AhF~}3R2h+FxTpo1m&;ji_-b5mYXpoS9#4VLL%dLND}omZP@Z?2OM}R5#yYQL=uW|QPIr+*_2gG
{K6F-{!xJ)$e#W14;tv{S4uIvQL3O#ku5H*z%vDsrF9)TFWV>7*?FMW{k~kaXPVNPOY#MWBuA6BDe*4@mbBXl9>vS?8UqOdgrz9}xH$Q^g!>RmSdn<&HhOAL
bUY;a_SoAdwRSN12b&Qzv|xzc51Mt}C7qSd<tuP@w$I3QLA`QKuqTV%Y)HRc%<IQw)%l2Tfcq)F?OWD9dz)bhE~v?)q(?}RdyIxcTI4-{LJq?Zj~6(d5S=sW
_&>cLSBz`OCdtNZI65w0dl$I_1?OoFB}oBkmwOV5yv`DPB+;QW*mXNX4f-%N9*SXk785(1FgyT6Q+-7Gx#)}HW1b=XDFu`tMwb=i@edgtyq<ykH-R|)+dZdU
|Ieh&4t<9A8=S;EnAWaPNN%|`!VJVoX9i>pmTq~3$_9HGEq-t)_fL0PKik8It>?YNa5S4?lQyoQ2>_(H-d2T%6rzljkO}Lo8~)A}F3hkXIb&cp)v-U;EB#x?
SIkhJ>C++X_bJbc(~#t=lBR5=07TtwZgxZB;e&`*gI{t?7?_G{|5iI{laqCSeK3p+&R}}mn8!9R#;U%RseE`ImwT$Jx+>ZZIIoNf2)ENEa3Y5lNs2oIIbmG(
ovB&ffUE$hXYwtRK+gxvPJFo@$Lo??Aw?;*tVGXP`K=bJDd2zmk5S2CuSz9VJwfy=%LKRgeOc4`ww(IsT8N?CDItBC%W{&OzOgx{3^GAN6c<pZHEjj(_gI0-
_G-D6@csw2leJe;4}3)FuHJ!<Ro7)X!^d!umkFzCb>Iw$INf1Ol%z^5TLu6PcjEeOzihg5U}b^Tw{U7Z#mK&d@G`4f8Jm^H@TD<`l4Ryeji6s!z;z>W3K@v6
?^!LSGL-0{9FIASA3E)sLh@SG^e4Poj*Ii6fnnU_bv5Xm9N+`vvNaKKdVdd!v24@AKCkW>4B1XfQQXyB{HLsd3k?6r?iD{xnS>gZWsyi#ii0Fbx=NKBx@-f7
<t?w~Vb@n+09---+ilegqzJUM2`j;E*(@|2X8-p^%jAg~F_AivVAs6-kOvo-gLG~gwN^*=<}L#4e%{7axXEpAnyzri*83|AYY2~i`a=0-+j<wi1r!<Avkk)y
{IP`^)*<SYbOt?sJ_hIRJmg{Pb4_1GTL#xt+zo^KAHOxHy=@(X-#o?GQ>(^lfMolJ&ZQ`c#15ak<#BvtlV>|v-I_u3-$mEiZLnh>qYk5Ut#P+E8o-YCD304!
(@%Zhj31v|=zbjnwrCxf$LuVjeSE{07ug{lUGt~dbk?lK@Y<W!$5=GeXes*;#^P?DKi~P7|LVftGu?bRIp2?RGkQ5$lJo&jDUR`QNIX>d@WZ2-jMq58p{0B0
HX4M$0I>f07;{Ijjn&#GAhFKN&PJ@)Mt3?+eTMu%y2dY?f_ON3e>4!j!hGI`WO~Bi{HIIeRy778{_T~2XZ*-A#~BE4_ur8RfcJRF7$Iimgda!sLTw?qeQ`hs
r(<I-3l=hNC}Z8;eFsNPVLbOlyAjms^PK7JiKjGVeIZ6iC&;R>9>&Wbqsa_Jzk18EX}Z=!KatKQ=Go~oEyLr7m0=gB=+-aaS4Em2jAq$!#!0<l?d7cf){%(6
vtn{HYeF=6X!lv_pzwDXKhd@|e%Vn6GzdUlu;^#IE(mc9%kz2G6gk%V@0L68qYBgUl#H2YZ@z+prC)NCrQKu~4M!;ip(EEU4ism1$}AlZFa7BQ4~hTqE-CeB
Kf)q>Y9{y?L&{oKxG9u2(<rk7-K{?G5vSPP#t~0yc&HjOjk7gu)Q^wv20r5pfs`{m&Yl)qT~|u3wmiwm=Qa1OJ!v+`=7#u#<?JH)czdVf%Y<`rfFrn%boLWV
ZT~z>gCUz&TS;W#9NWYVDC&5y`VhO-<KR=@rjQKKc27;mZXC++^FJi0eWf+k^wAOa%d2aU^@zSVYmIzsdV>JkbL)J@r5=qB8j?K?6uU0#uhHP{ZCsDn=5E9X
|6rg{BkT7BrE4>|%l5)G6r~FxX59?zY=d;mmz~Daz@*F4Ttwz>+FR}WwIxMn<7Q@kgK11RKRGB(ZKplL_WZh^hDp09v1nVUMeLunMYh<&ALo9(e1R4a6jwwi
L@-7GLFhA<bF+Ft#W9)aa~!7BXC?lKaULe&MhI!CE-zLKQWy+o1_?4wn;EZx$~T+k8{8j85-psRo{*cxBqvwW<DEOi^=2ZcSY40h*v_GcC=}R!G}a!UV$ER2
A{gUk4{=PlsSn*`+UO>~AGtf00iO+yV|tXGt7aXMxU#0l9<;L=dj6Q8xM~SsFLqBR$jYVg#GLIU$C)7^4UDLm=#ZBA7C^wi$Eo9qS_M=jhMg%V1Dwv?a6XEu
^Q&|`F`qaS-+-cY-p`Ai@}!vHPYuTowZF98^1RAu{=*{Y&)%|PoDPA-u64)w5T<6*)`a4-nLZ0Rk0>j14H|XU#JYGrQ)>tyRBvB4r@u*N?$?B*pqoQ~OAbMM
Pb~2FR?8;>>8(w%&ew2C>(Q~ez?>Zs$v-?IGN)4hd2(vNJ?0|FV*#;)7}o8Iq~O~wfjHX9B*j3p8#b(oZW@^G0iS}0oazGj&i>Q^zn&g2JxK&;)2Bek6(G12
D(|ulKY&=O6SK{mZ!M29vBNwR&N3!oES3k$C}aYXa@p_|&;jk1-Q0i&gk+D8fqymZ|HPjK2V3@d6D6?^5h?>^Omx!$=y2*~Yec@>7i2U;_%_84>UGK*te)Ce
6%OophfQJ0jkiM-hjr%-Ss}vN!L^z!n@7mzHDhdsygNv&Pi9oW-yf;b&&?0ZbHSOQuP`=uj9&0zv^Fg~*fH^tWd1DTz?M+<bWmat3IC90cTwIl82D+q8;4&h
)xa+n%l7)_A3el?WPRKdMG5+~=+%x{`lis5J_DzGRUBC&mcApj<?kh^3gZy{Sk~a}u*M92%sQSkm=JVm^NVg(dC?6YbDs0`(I?%fR0v2Arn~r{4l?_sQ15R|
In@+a9{Kd*%(xa7A648M759(AcRFBqH3&&!YXd-J<6bPggdu~sofM`1z_L*Ws=NaCQD;$%>`o3){%C2Boim!YPenS~I3FGGT}96DMlrO<S_W7JDJs<TzL=^+
)-T6obA1Hls4+>Hf#5!;9?V1<m4JqEi*h~27rMUyznF@_@A*-uD@*iLMbe!O?WK&emD3(FIpnR^cGDFTth{ri9?#8Vq|+}qW-cJnVW}%=A^oeFZf5|gR{@<c
<-KwYVh}@rh9yb-alGbaX{cc7bj?5H>z6xrc2**r8K{eH;<=Z8U3Zp6NJaW|lNNNdmNJWs4laQ=5lEbEoJ7QC`e}NhE4J~#xqa@eK>J~Cx+!!W`ghiHH)9~j
!#F|+_LIL%?B;v@L)_yrL3G*-Y*;SM_)ffx<*)a>0z$3NMhG9T*x3`_-RF;fR%{;L8WbVhDp?Np0!bm7O*aooDNUAM(8rByYFAXL@>ER=Xwz}``O%<~t)yqs
jrDM0?uW0Ae(;bZYGa}~dh(>?XF@Mm4~0c#vPnuCZX`s#sY0kev*bwRP3h}^pjywOgvmvBI+4TW2RkiaT^>3AJfs&ru5M(h1(#)rEHW8)sHk6x$g0Y7Up*ar
l`J<%7J-r=MkV7M4{^VCru_x$3qO-NV`&NbBaWFZg59O3-INZtu1MvpU?l5fF#v#cKHwz(tmi1LOo^nw<alzAcXp^;B|_Q3iqW^REJyiy6M4-BF;v0xn#`eM
SBu}$H{^bZhK7+Boc|K|iv<F^KqRU1PnMK3Bk}FEzdsKFEzL!yYS}KcgThuviLWNahL>iv2z0aK^kr|zDA<w3wjJlmJd&Kb!#Nq=6|v#-6t5o|`v>uv|2|^c
Pit)tIh0-p;n0rJX+OGomY=P7(H4Kcl=o<o?Z3T5Cj6A8yU_SZvF26t^;z6A<m!RP@-@u8J<M^=d*8GUPWK^OE)?9_vE~IU<Vg9c5XU&uH+>LAOk~0u4%GI?
W~`P5fpIT+$}+aDOv~c3=_`aIs%^XLG5J`AeG*&DKKr~t-*7%#6%;y6r3-@<)xupe<ESV|!3P>GFL9k$MJeJ<O)1?{pKdMEQ`mZ*1xWspO=ULDO0*5=TsxkI
OmT>8@}v@e>^Y>tlK-*RPT#+IPFoc<KZ|@m2W;F_2*7$=rp$^4n7%5RK^H+bT%uJYUoqpB&Ul=P+CHT_zGXs2JI-PqFDU*9@K&^A*8qGj7s8IID#*ma0dg#g
W>q-qM<MqYncx!&tWFO{Fkf2C*quMM2inFwgB0{y(i<<edrhjEzb>YRYPGVyQ-YS#`44<%f>#_eiUgQbH2L3YNqtT!PD@BZ3WmQ6-P#qywH8GRR8riwkYU06
eAT2Id)^gzFA?+1edDcW=Y**tH){tPCY?(--Dr?O-0;Dr+9eO1jcoaffgd$6G=psBZ$?%Q+(<zBhcj+FlxK!vtA++MCC13guFK>>2A~2#bHzlmv$$~VB%quU
lCm|U`C1jnEQ^wo1OiKIuhf4-Z*r+fR7^4icIM<pVu-L3BZ%50Q(9(lU^HPV#Pd}SVA#AUM2sVw<eyu7jqROa>rhZ`I06P`UOu&j5)79)Vh6%;zU*2CbYBVq
s!dsc&iP=M?@*RKKU;0(mNFvoxI95_RjSZWQVFp3wK)A2Lzc~bH&mp#90%zItRGgq)~sh5(*X^zzz;tHz^|ENtO18^&`Q18v-+uHM!DlNO7@PDFBENqO0^J|
WwZP|UF9o;3jRX^=l)QDb8*E5maXE75U}kXRDz)29`O3Njf|-QRTQjN`30y4jOMouxDk>oR((6S^!NS0fJ{D0m^aGuErhmZ|0^Qpw~yuPvfQ0G;x{F@A$uo5
_iMZn0|I<q-nUvd7;~7G2Ted2r7DyvYx8|5&F6k5`{JYG7#;4`wo@^AI|y{Da;C^Z_mpme-<IsbfAWQE85t>%g%z}l3}175Zr4RaTNs+q@MW{qv3u(%g}TPT
B>f%B3+;GS1oM!GY-w<fC?1_fXa*~n<7b$uNL#5)9B@X->%X(_f)uD6HDI1)dIc0ajr+;|5vFvkQTezx-m&2cDs|%KVmH12p2`ir?$Z9q%0u@yvb~_ZTkXdl
58^eD3(sj-*-c7gr_$$!TU`u5EJlQv;KzXmL4zf3%+@LkyHIruL{8Z!kNRSjgB#K~IYe8>+!jHNXPAjVlaaWKeqr{t7h4GTOrS>Tc;5lyDGIq}1eflhBCnJ%
!G*`xoljMYl6<?|j6~f4IfFlTqj?Q^QT{8jV;VjGC$uyh&^}_!4Yoxp=sOm}v2RYPzh?5Z8pU!c$o<==S<YZ2Z(7+;YKPpHvX~HHO2ejmU5sB2Tz5MQCx5@i
gWVUY7fetBWUNu+KY)2b0^1yR=Mp4tid#^SQXHjMa|u@5+uk*9B6=V@y(n8gz^LBGkZVsdO&;vWLxcdhRzNrsa@wLmrM_`{7DUcx4(dgQI8NzQZHjEtsbOJV
#b;!~KxOmhE?Z44a;BR8o-;FD*c%rll$_>qBa+CS>-87s<&KdmK}f@Tq3Vs8R}5m2AQ;^|6vKp`LOqKNw^kEiyz(aY>(mKV_UL-}n#PNbkG>kW)WSk+Cs$9g
b)J?qb7Mls{!QU(Se48GnDwcyk&%X->g*eek0DFqB^lS3`gO~uF81_xTgTq#T_+3fT`@*vJ*%gsyRwa2D_z+<>U<$-W#RbS@zW)ZJ+4n&r!a^7oYZzOn{lXF
8oYxrq5)^yaqPEo_=Nf)v(8=zTQt8Pw7$02NvHe0`4D~cQyVbB8-g5)W{H(ri(#t2u>bHfK!v-{4Cxw|bdo3O-Vz*Xj7vu<KlK+L40FRMgoyX9caZRHq@e1(
Z!_*6C+m!jFF#vze3@Vz>=mEP>|FGjeHl~mqsejai}>`5R>bwMe3)iA%yr@!T2C!FrFG+Z*dOR+@`a61O9N!xIfi)lhirtL?OK4ElbYmTPnq?uA0)7W9>kRi
*))ELgZ+HH#lK&kdlSTboc*#b@wuNaE|sN=T<GzX#HBa<1X;W9<9hV<@-Y11%{1A)Tc1gI|LO%k>A{WivNV<Q8M!PwXG-JZ2~6CR9AamX-3+By9%DHMF*K8$
zf5ABF4#8kx_HB{#?vJPsMet41wdQq==g`gC;ZDq@6Nk!nx?b#p?o!kNX~Qu+x6kn&Mdol<A1RJZklG_PiOf2!sW_@2{n*0{;C3!iW1_w31Vv2Lzo<R)J&7*
k*35uSY+<MMjg|45S6BJcJNP>f@>Y3>&((q=QQalT8iCeJd#OzaMDp~9pi<b(dBkNm(FIBH;wA`>@I(a6Tm*4^m&>-y<E;!e)erkJ!w4*!d^7eWsTIM+eYJ<
`Q+h%R%ndmU~M0W|IottL43q*_&d;j^RNc+%*WG5`sn+iSYYruKJ23t=39+h-@0dum;UTouOFPXQ@V7)U>zFlng%?^>^;*10%LP`Xas1W%{ai{mO(J$N0;b;
EU|IfQ6fW0>r<Nfm_JZhAvETA7@yX|CO*Fs;~`9Aw{)Ae3<oP>>KR=<r|Ga7+z7>Gi=2IkZ&pbOSz;QO%RkQNusU-{T%M)0Il#&CBL&?$XyMq^pBYGSPFKsG
v0kUGw*VqJXyXHO+VsT{IWGo`i?7CE9c|)BrX`Pgc|966_nY^8q{Ff3qV;CbIBf<Ku7KF~smZqkrKiaqaEkM>NL#UH9y{l965`hRWO8n8{<Ui|ff6(JZA0{%
_|Ky={uGwoA6geQ<ZZ9VA<K}3B{_hO)6n|TfZcg?F?#8#yZF+^=6eG5zg}B#ODmVXtNUinE+p=47&T6!hKN^JK>XP(KTQQ>R9ijgr9O%IEf9*!w_f(8QkQzi
OAR!#t=jkUrG&q3z(k(ycU-+?>aIHZs@*VEGFx$7O-RMvSQathGao7nsJYvCoHDW8Una{^?f4PkE&A`SRn2N9r>W>Hz@_@WW>e);^759|aO{Ou?xVVytBR>n
!e78B!(~@OR%D{ilJ6+reX2nNrplg5!S<+@xW3$qbEQiOi8=CF@vqKuH(=csQq?pOyAlp#X#^3&cU4&}cfe(#LK6#;kX=6Rys0j5TGO1?TAU^8&TPlR8(b+>
=O6j!T2WdrO~1@LC3i^1rH>p3+v0dsU<GqgU+P>9=arZ$z+MaC`~5J=l_)A^(|YMDEffUx3|?Q>(hBKhz1i&~<^YOGU8}#SUG?g>P8_uo$vc**hq<hYs;gR(
@&Megs<K8qSy%UiSQ=W$b6u}ZxpPaW5IVtW{r0upu7;OIRVw$3>qM-0$u1R;H2mP+shYrQ;myFMu1j1Ln;i(R+m%R7KmDzSOt<;JE8j6?rx_r5h?s+H?0TC+
Y)hGvzw#2qkPm6u0B|0Uq6R;i?|&-G>3!l$c~Gv3bm^K))I)-crNc_;J)h)|t4Gd%MKD8$$uSyt3eo|sW>wBRq^k>aysQK#H7%C!Po~r!CkV$Gi~)<Jaea4}
^Iw>np>iojwk|wHxSEBvZ&$J!2WKl-Cq$W|tlNpc78187pHLC=<>5>EDrWK*hbNLxIAgYyM96#xEEVsCEHBE!Y9-fc$y{C+{aF?1t1z@FU+zR0m_>4^s+X)j
dm@Bg#xJ2?(P|LI{8s(X+H^cGC8teAX;s_tWOxb_J*1SJPle-vwQz#Ja=Jw6Vcjxmb68d-2f$+T`qvCz`WI8sLk5H&3%0eNB|0oSEX$<W%Ibk)Hu6eYJ6D%j
UVc$>n0O`&d7<=~hdF})SPnR;$#Uh^zE@(_u3|>NjVQ7TsI;$^CstKO9h*ytc-1{mrV3QPEcv_SZT(hP<sK#(%d^Z7C6wBwsa@Vd%oPtMRAZ?ISj<#kJGmuL
3dy$PpP)#Yyq7yw+p-$reLG?yUEva!Ll2ol)UpQ2S?;8(c1!!1!Hbr24#fr3pwgwa7vz_^RAVKKsQ;FT4FD;Txf;px{O5>j$a70&EEivSg*-7ZbgHf;bxZRZ
Sncn!U3K3|iUd#{mj@!4Lgj!8S;0@=QdLT*E>(-=iv(Sms@RbF9!C!^7ot?(v0VwJD<e}$@rc=anH%9ySz$Rq@?3hX{MJyrWK}*d_olMC-cbz{42uq-@A7-e
hmz)LxydqzA<C7gCJ=B7#pw>>vRWF0RRya%$YuN=WO=WstV)_l$x`<J@``Yuih<YLT>Scm%lq%(l`B-2)isB)zgjlohh$bN0)u0BQ(1_m0nM{yM6qIxOHNw~
D-Ix2hL1`C>F)iQb4b{-;t7lrXID=LJ+2?#3VRb9fGxd~KHmVd@(W#Mei!kE_0;D=m)eEoT!E*-Tb=+5R9j4TE(<rN>>kcvvN#7(FL(3)m0uN;v<4RzV+9C$
s4XwTeDOyX_tL-fkThg#Er}E`xZ`hy`Y-^|+GMBFRJF6_XT^sZKm4;vEaaDp)Uty2Ul39`+LwEyK7M;Pak;K4_)bg#cNU1a=6%s?F!T#a8OeNi;uwylbT!Q`
0~k86iHG!Zx7>DOgN7CDO!`*M8c_zxuG-i=-AwrKSuMLr@7n|UmLFVYlmy@g<a(8(<E5MQiu50*;$=TXnAo=^4!15`W?0$>iOd<(3kyY6hhh|V`7c`|JkQ1r
w%JeL`6s$AMi$3duGnvv-M4qJs!^rmv~mMfslC|k9Y8=q7<JB;`3UHa<?}{*nCxblT>GczG9yJtX>WFguS>U<HQ={A#3(9zJ8)4=Q2bvn4|D?!GJcs!T*I2;
_5L%ppAHh%3#hhWOHH*(2Z<PHc6X>R4#G<+xhvXky?oDkKJ2P|#rSd;HcukxLy0OdE%#0`k$|s>LAL0`l!vtXv5tz2J19_?oIvuj?PrK2<1y>eMj`QAeG(3p
KXG_{wcIM+4(cj=0+G-qV&#Q%U(13`K^3_r9n5B}ZpP)l3h?_?P;99`kiy|D96K%%5l%p<Q<=G1{#;#JYHC45j7yhgSsc#IPITj-*>d0X3QQC#1ROJu%jW~W
=FH2zRap86a<;p)YTk{KPDtE7E{$m>zN;fW!LhLf{6Haas#@h{^%fT(OqA4z3P=1{;I%65%F9rO@`eN4%cxcb8yzdzr#;tf={HSl!75NIh|Bt|1PPO|ERG;c
6+jl0JsdzKXLPUrpSe<k-h&|3|3WJKLX{?h-&d?$=M1Ex+|i}^;f{dSt9Odtzk8ZUJxZv@OjWyTL@>LuqPz66G<IC{&MWzjeyZM5QT(Q!_hX139>6V1kf?b)
%hg1>z({|Idx-V(lub+byj}1B@zh&1!e9jVvMgQ-6*~>j^V#shl@V~vfq4!O7N-5H&+#~iAwXPG)@)Zt_bSO~c7ho>PM_NsE2qIX!8nYkZW6CC_guOT!tFen
A*RFUv+>Vzu*f6i;<blt7BEywlmVdp{BhZDDUfA1inE`}YaunNV&|&m;f7}H(zCyt$6|R_C+{L#y&B<cj7&c|M8|nGYZej<a$q%-<Y;tIGw@#FA>@szb+q~A
g2K$=bhFyp2~xxuMI$l@As<o7lF2r6S47#_qK9w`Zz)|W%n0sf*_i&B-(5U#`lg-aD94GF)4|ce7@4fR?O)J2-c32k)yi^4#W}j|o)WA3*q!-4ww#%N4`hV!
>kx!G+w5Eyvt@6naTwe+`uP+^Xj4!I!ZX7lsJKftG#(6R9yA0M-Co^3wzD*+pTmLdeMuT$u(I6n=Vl%;eds|8$1GuYYl|Qg11niXEE$$vzjE2et6!c#476jn
hsN~A>{GW|t(R+9{?y-XLzDLG*bPoR+xE`TJb-14uc-MnG2bt3boO?6vVPr1t^stsJ6WA=is7nds{?C&u__)sI0pM_*%G)wcNQa2Y#^jR_VA`3Sx!&Zom;bB
$31F;;{|;%xM^`_?*ehANLJ1cfpR<8ZSK7zV4B54L3sF6Hg)vnuD3(e+-|ci>fKBmj{^lXG}L`bQ{NX)u$E!vym@V(3QG5p8ET7$Es+;NoIKy?hWR%zL#7kj
4#I1jNq02pX#Cz1l70QN4^HLjHKpPxE-Nx(-_bowUFMqf<+uI*oHZt5G)3Csk8Z6g9*O<9g<rH!Jq7kGLBsfuKVQE$B;^Ug#;0xXH`M>f2@~v(qIqAMBCJ-g
-E;pbOGj+&3E8U~+L_IM&@EcJbLds)-phZMMVO#SH{cKM(td-}hyHp1b|2mR$@V_vlz2Lf4yBL?3EAiQfjswR<DcjB;FMM31m(t>xr}&eW2w!4dgf*P<3~3}
yFDCIi2lVSxOsf0+jJCMzQC~2AmQD<myWTJPrYVm1#9X<8J0#rj;eUO-T2uGX1}o%q=r_L?NIpixaMyz5{pwPHNM^~H!_dJ#e~k))}oN)o)?hKE2sncArdBI
djrRH>8?8We~m6I509SFVZWc#$g<-DTdqR5_JeRc>Kb$4%gy^41Pp(|{X8B)?oXU%=hmh}k`LX4kKt_TnneDgEmC0>Gi1_FcB+joQkBx-1m4Ts-m`vkMHY0F
`)4ruv~~1>o2K<skC1Txhod)PlN`CubLH#j%Cby~Gn`&($qhgR5IcaZ>Y+#uZT~dOdhDw!QDT$R-BU|0SOP#qAh2Y0&xpRi?jCTKeyXb~Gl7V6zVH1qfrzv#
zY2JmN$cMpgKAD~&HOj-|F>YESEA^_)F#ctl|k>3g*@r}O1Q8O6YqB0*8!X?87;9Uteo$tDNmjMayF|9W^8Rieb8KiICL!z3RCuFTyA=e(SP{}q{ivC9e_)t
F)$g{)XPtQi_$+;b4zz}Cs3%Op~GoAxU1UMN6cP#ZuyrDn-A}MzP!&_Z|9y9+IWjz8Q1nnUyJfx2htQT%a!<kz`}t1kUx!MoLKwT*15$+9kTE7$Xlq$m!5HE
G>QLqs2lPp=t}<%Q7o^44%V&h#j>gCOh-OEFxR$Uf1QoC?^@EZwmI{Yo$H82yRu{9toz++e9PTCFrl>I0Tpc=?quW22~@W5_~0Mx>3(d%8U6*!0g|7tE)C^j
-v(Rjk5$=P!diH|6k5eZzAr4!wB60*U+MTn4j`j+KLu^6A<MX?GXLa8aQ#hORRZ@-cy;R-!|%)v$y-66M1(Ar)RqBXR-)t8@c-I%t}7Sf<=y~Vw{<fe(Xn<~
d;^~M35Yck_Fef{iG-Yp#AX$<;L2R&8#%TI{rH2Wdlw8QAg@IW(CQiAMM6KD<wnh9OhP(3@$UVkL8E_x?fBp}pJSK{kUG>J95zX_>6+3WMwnI5?SX=FWS@_{
pP`39Lh)3r#$+7}zwIC2PvlMUB?#QaOkW;Di<%EcgqoJ^=x6^?TYC~$JDXY+fK}<n1`W0@|NRD<z6s5;;7EI0Bil-zeW1-XqGdf>vng@BjyH|jIg<-|7G5md
yaI87kB<G#vm5+SiQZzM+ju)B9DP)QrPutE=tuAW)E)Q{9Be!Kmh0UvYXJ<s9g~A-)>_l`P%M$aZjrgQDI^JRn@|@J?+k5RYuPQm{fGjGoVNgAh&}MA@&3HC
LAdO-`POx;N0sR-k4uA2O=>A05XSx%Z~j6vmihK+v+mknnALj%8j^YsBTAaY4SDf{))Sd_<gYzCnh45)6B)NVD#OM(w(Ac~(!@tx!xRz{taPjBH_IiD5N2aN
+&MeMjt{u0v~d+Gms{l$hmsAWo2UfEI&_KCjcLz%O_O?c)c<K1%D(H^n{co;`@ui9ZRHANtnTI@tdqo4k$!YfFvMZ;+?gGS@(}m84r;jrfYWnNOW&};_^!gB
F<n%k=g{N$!?R7c*hV^`F%Z^&^waK#*fe(RY}xpJYYshglpMd_`mBjRj#MlcbWH&z-BT?4dYkrx^#%|cy+t?e>(coMWEB%W8#mcw;YQ_bfZBE^`XK7btA>u?
W$^*UTh_!y8d}yY%S1I+2M^vg<F09HyX?l>%nwBnX!%tX1;O>Q8g(&HL9?NsP%eTXNGS=jPH&pzWaAi4n=9M)54L^s$$8RtG_7cYutlPaAD63i4G1A{*{;(P
t+Z1`xz0+!x+cE5GTm^(Vc$$|8@nvNHlLcIHJ`|!1_U`Hh{e#8fr%~w?sekEBvxwoRet4f;`3L~Y?Td}x&|D3z3V<GF_mt%T8CcgD`8A&05P5hL7Z&E(aI{4
E{2>dE03PSiqhc5;dKpT-fE4uM2>hULBqNx!9_oqm|);O2*P#K^o6yJ-_|ya$`_3bV#ub$<$<<;>)ulo^x7Q*y)}LmcpU=C(%I7_X=up23oe0Q7g1o7wl<cY
fSol-3|(ok7v^R|-b}_v$+#g9Yummjn3I6{DIO^q@}$Wwubt^oGdA?tVAalkXsP{*ki@AxzG}X=%Vv4<W%F~W4CKaJRNOFG_3I%aJ}=6A!2NRBt#PvAh?>ds
c6kf=e{Gz)0U)}G<Mv4fmk{}<&~8s}1Ih#pm6{r2_xhaqCr5>fdZSnqO47eI4XutrhfK<!8(%wPH|zKkmqX>B29N84b>y|DeZBH|SHvE-D~6ib@}{Pww&n4G
clL+sHlR=<1FjsxOkNCWPtNoj(!N{*rx>2UAM!QNeej9mRr%0BHUm_f2gyr)JOHPO%rvfh)5medUfN<7tzD0YEfbvgp7i8kGTP@LOom|HcZ@L}x852JK|C<p
Fpu@HtawB?dO2yMcPnb?uxtGU(+c_?54XjAGnDSf(;CS1ld1o_>^!qI>#9lG7B3$`)7Zt!W$^Vf|2E;5&s8-|NTjVCNnex6xf=o4_w(CT@C2#-aG?L<r-Cnw
-ptK(KuwGN;K#dC?j@13<9COg?uUKBC$U$#hhW)$q1%CFd!C8t?#7Aby}ww?yGNOfcSC+B(ms=M6_58~Z@nbr2${)bX@Jv#Oj3A=NCP0>azkN1NSht^gXLnR
<CobEy&7Op2ga!Td=M{=DZq?=K>akE9!*@Qcj86ZcuX~YX9xHdlx}otGhQrj&97%VXPM2iJmd1ym1t5W^Jlf}3Z0Rg{RsJ3jBS|`mWhE}3zsRGs-&WW0*A_S
FVkD*?*@@=TI(~S_+Vw0m9b2RIt_f52$v4RpFec<;a$H~avY_agwIkv&gt}=rc=*vg`9E-*9i<yld&-4!X>^>^MT4V6@SWQ23QL5Bei6{)={4bWpX@cR*_6J
mt}2D7|J;^zetnIWz3>k+Hrz$P@lU_*NEh^@!4H6JJs_`It?b9bK_G$(a;C;*jmWExwq0vp9aFoG)q+=lNUi{?;&{}jD+bFrybS(keWD?Jk2fx`o3p)w&KK!
A5B5?{DST#e~Is&rkA<AG2dSJ=X+%3#o1<tc@UTRt9gV(bLr6`L@#_<ZLk7>P$0)}Dn3OS2%rpiqcSj#ZGoapsd!z&!Hs!F4{FGG6D+%yC`vbe!UWHA(#cU}
7SIA3a5Zt3`>aQ5N)Oq|Uc>-Rsm^_>T)&M;HWnt$M%S+|3SzU&lH?R6-HtZQs3c{<@HYQCg-3UOd`Y1x0KQY)+s?TxA~`4t(0?ZVlr0}{n{rCqebA}p#?UDn
=6-k@k1eW(IX$3!=DUf>-2k+xqsuyIwi#bOR2hf%(l2jPDWOKC@D`HIG#z9n=OQ&;Mt(-w=;bBl?k6?$^g~ald4Ya)=HO}tvAgJ<EIs`5oP{EYa-1CAvNWZ`
qlD%g@*X<Pi%n{@JV-ytj@%olDJjP0Xa-q~?PU<D=iW>}Z8Mhln2o!s7tQL9&ou9+NsQ^3sCy+!SwgJ)c6zWf^)nk~oqKZq!eb|6A2><XJg1T=w9g)_l~8ED
f7@khlpg!LUO>~-cm2LMz8chjmQ%N{BpY6OFZAI2O9nkJ$vkC;fvC$kcXOA_kPEN;2v*Y3ktlItT_(pErqhl?ipFd_rZE9TgE){%7@7$Yt<K{$ILX!ga>vTh
&=fL5)jG&xP#~(Ix1G)hp1lw?`P|Q99I|;1{4}U(u(?y25^`h?F{jF52T%Ltzp)@(%gzyC_&hUgm)VsW_aWovwfA|Q&PkmO)C@GmUiwUkEkDBZ9OpC|KBw?X
5CqcfG^*hqd;R~UVp6@#b0vl!Wh%2~5|@x^u*hJ@$v?s&1RcEqOuneG-#a(Nm*X6T)`zs5Hbmr6tS)U9Z`04-T&8fIrZ3xI$lPJz7r9&+0O2C$y~vay@7Vqf
Qzyg>&g<vbvqYCWk}*+o!2WOBc^C(;-$^>oH!())8VY3w3s1o)@QcuqEMZ);6ekFY@r%q0no200Df9j`%uh_R80M&pd-;Q!hxsMnei;V|1w2>te3CEogn#-R
`2+U}8NN_Rp+C-33N)?8FR7@H-6X{4AI~a#q>>wEvah(}<|<1Dhf<M3g{6HzKxoRlWE5~t47?(<0wHPfB~=Am-ax*y@GN~=4tuv_L6(CA|2#SUgPpRPOEKdg
<`?eg`Llu6a(vuppy8JnC>X!>G9QMKH8l30BoWOp9G-JEh;9cZGq@EQ<NegfIfKHuw`~~#Zhm8Noh@sT)cvwHB6ki=85{bG++MOQ_-et?_{e2Kq@9K_nR;kC
-%cOI?33qN+04(EyWC&=06Gu6?cm4W(8+qY^gdRMnx@@m?PaROtd~n(B}RSDRp99Iaml9Y)v|pPoCh@5WfLS9$1$85t%lp3u*2m}4c^bWl;uUcIo;oOY$w5?
T-M|AWmK|%H+*Js#>Sa`=7jGV#Z3v*Oq0N0Ce*?SF?KKYtnMbknt9k3dw^Q-2}3z)d<<IWCm92Ur7uoq_nF6HxXO4H$JsnOB5d|JEZ1T4M>=MJ(?}7SlA(n>
M6pYoarE&p>kp74OrDEQW<#6F(&hVBCNfDxv%MCZD*|V6&cUFU+EeKpFlNYk`#-V$lz`}WQ~sdz*6+_=LN;J>EfqAVV@bQsDY%8{iH9UK>_Bmb573QhGL(9r
LsJYHBq|QDsi$$c_(}KFCYN!j#*SO>#jqc<$*@5vGJutVj6hX@{GkuS^ui43+35RWC~OG8yXO%TqLp11OG;B?jeH!k?0MkOj-6JbYrqOC72jHuH}qawltTH)
gGn)Tl*p<y<?Ky2(06x<mrygY&4?LOm+W17RQ?_0F2hC;2U)%sB>Ni$O48T;0m?%JSvHDTbfJ`H&mccT!Z70`xb5BT7($M;`;^;3??r`#D5^ZY^epPqH>XMZ
Rh%i8eYhkU8iqW}oJxkwh%Z#_Wzl6khVhpw^FwmmYM6#9&*J?>i<E(4`fSAGxGZhymX!$Rq@R(RH`Dn1qYMO?vCKv@2+VaW;tLcL09!pbXiWO#w6)BF36C=p
(~sHAm5v~qCq7NXeBQsw@ZN1QNZ-_$AH2YOzSo{?Qu#j^`K*Y~49>Ei$I;7W6fbQ*KBVH(IXLrZkm=;JSs6Tka{-y0KC^Kc$D2_g+0Vn5sxNsaA(JX*w52Xf
>AEvAH2{C(S+FQiReADlDn#6=eznWeQ)vVo1+=a80CutOq*9)z)6BbM_1Bk+veD(z54ix6oG)2AA`g}~jTa$b;9*Q>@K^_@Jk-#H{eUO`N?1>&_>3-fJz;B7
MAPfEJz1iP9NYp1ej2|}f0-fCj++;7cml2{r}S>s<sas^l8={Ro>jLgV#Vn+wrM+Qs)m%lB<UCo8mumW1hW5lSF@Q3u-$j`?|AxoKV<jRk~kM*ui_M-hQdL{
%5tBfByC`%Z+a;HDS_Dqla!qVcuxrP5hR!KB~v;_W99kC%wWHuK~HK!8Yi^xEHxK**9s29S%vdZPB6A_;vjeWg*q?h9&jI!Z(z#K$99AWaB~F%rlf*ErPTVG
m==W6-)9{RbbcI2Gm~~^f4OnPpmCVjV<%FV<!WrFOE+gecbCDADdRJ6`is;)#~!W547^=l@(&kxGv~1oxtZ^$zmnje&?eP%xsU{ZSndc?)lf+}Op;^BnHijO
x2s<QED<vgWAai9(2n(>=0c3KU>8;vPHjQya=}wbHj3K)oTmFpLEoy@?(KDdFG(ubxhU?H${=z;fXHI87fo((i`?CwG(hgt5M{tT|A6g~ve)P^3@GDl>~~}1
GB!_R{{;LGqMCWujs#zjdYOf^eE6CJ<>)(~b(j8ou*>uwkjCwOt=`H0KD{qh1w1G-H&UEih0>k$^<Jy~t@@SfTL=(&PJ)?d1*EI)ExC}#)4lLM<DtTXnB85W
5<NPxZ|<4nE4s5)e5F!mk{|c+#tzI;M&u}b9wsh<FtyH9I_&G#M*C<)xo9)dC3gf8l^haJL${xE-q1TSNuus`KKZkLxf$v#oh_90JVg+9AR#zzzbtVn;<fxj
#-g=TE*p_>f*LVR{?W_k1=4caNW2>MT90J#Zz(V*;Fpq;LjDos4!&7${W%30f?~|t8or@aDswmW8gMJ=J$}4+F<nME?g}^ha8DK5rGGe$|LM|(3L4q9FQqst
ylhPkQy)Ors`K#C$o8f6$X}o>AXEV&WK%|T|EOJ?vPPjywFicUJi*9!gSj1Ik~G=ya#nMi0mM*QD8CPWAme=Ul{Og*@(lTTx%wApLZ)LDpQaRQ0^ny{HfPOg
zV`#qdo1`D2uzvp!h0sQA*sk-Sa*qsWfjME3`Wzx;*c`oHxNC}M9Ae6b2Hb1#?#B`*(yJY>`C?_ry)MYg9(loW*33#r(ceYWS%3Gb>>1Y7ofh>`m(K~9|`?}
*o@K_BQAlOlVT@dSbi_x-M`ys*?pR4clrI^zsu8H+~1{1_HGAh5`NUMWA<%&e}8}H-sO-l@7;ZVx6kkHP0l(1FLG*=aa6HfCn<2oabn}7==3I=M$lTXgkYw0
m()T6$Wx49tcPLnBO2*2G%DruR9+@=*8WZ%vMhcX&Y+ro{BA1uToFJk1tKrRbi)n&IYYlDu~hzYp5)PFsb3&vzgJmD{s6?j6??*!;v?eOE+c!1jR(jZ_=2~2
zVBk51D51@((fC^VbIuuc@rO8mMyzvZU9|nt>(kRpySYsdk)e6!c$?H%F@(O3Ei${xe1gqGbPFj4Tx){63y7hV_W`cqImrMkb%Dwz<8#>UBLv5U9Q>_FT8+h
N+JrrJQXVh5&nYb@pGIvq^k0ZH9zip`I3sx&#h?8USzEq>4BRrbu{KL*AQ_HCW#gO--5EFeaelrLf&`FWzwzBK7S7_sUU#iF&17iK4g9Zj3Q~KZf|0-CK>0@
p#UY>^u=F(9Q)7Wdi&)91OGD2pWkWur|>g`w)FFE@Zi5+#{GqRn8h#i%PXD;=;a<@k){te&Pbk6fI#mu=tdBfGt4m4awUTXQJYQ~ZZ=}fKwi?Uk!d$C7moS#
n4a4#l_?;K5m`pP${{C6%4t>`)nCO4<lt;kWDhBA`HdFkR<FcuMpUbQfS{y7`=&+^1{2Y-V@{Xrul&EMi{#5{3c{KPu~2xR^5yy{$OnWh`*Eh=MDvZzJw%h?
0^v!GSPJ{OVPgk4D)+pL^|>9NS`sK91e?O^#zPbZD$#tunmn{6ly;h#yKx+147M#~^*KO8+G#TV%HNIIzo*XT9R#(XY?zU6Tj_ZSz2MVtzxLywda3S)adJPi
$>1j{mSvoTioH<IuRi0M;ap)y^@_FmB-0c+?Bt}?1_Gh-iX>7@jR~fs$fYq<88MSP(yB>9TYbsUNcNUyA}j}Uhaf(@80{fj=%L<0erZf((>a^_^=AhFDbMJJ
zBD2O{e9{O_hS}Me~1=GhF4I@B%J!ZTrRv^0Sl0j%V9(~Bk698%vjABPZM7*ha^!ct5J7(sL%)@`cg@VGgvYdr-hrw!d}fy4`&f898jt*VqT5N$&f<Fjuy&~
LEowMobhqEOTak=B$=T)Z>g`fEx;{@fqm{+Yv(Z^&k_ML<O_|sAxyxi)tC-9+I?B}d;{=31K3)KFV3RR!Y8iFjIELvZ*KamlM}Sn{BpjtlRSfxUjX{Okk^nO
Kik1v(#T3Al}_)|&c(e4Pn#U5wf~GZ#Qni-dwJ>bZp__W@_{!FU@jQ_%iKd$5_7ubl({x`{E5!eUR;s(^E9{J_9cXg-$1e-SACJYsGko<lBqw9U)o?Nca3N7
cp~>NNe>C;#O;snkHCfQfA@nI^`<phuydAz{zH~)=Z1AwIxgdvG|O7Q%Vt6ToXyE4r(HH+IzrD=GhD=^20QRx4lh0tt((WWQl6M;Lcu8d#IEP7MnKbu5y=ZM
+?SDrwPQgrH<O=QtAbX@0dq*}bx_Zf0vcXEa@H7RG0VA7zmhN&c_Q;KgbQTGToFL^<ZieJEIDOX)&PAZAG6MFl-tF7$rme*BUSYN_i!Z1#QG~a`g^-8p@|_0
C9(&$^!>|yVxf4CPjLqUa_~=c3hpAh+DQX}v}fy?=`@DmC=)--aI!unM8H>`zw^yGoh3mjD38$n%hNchaPA$5=F5vT%aTG30jPl^_=Op>75=huNX#^a`9e?O
EJt|ac@n;vV)Np*(n5PWud$@=Ma4u+$&n5hayKQ${M$gt1r*Xly;@02CH-m0$VL({8A&}^y#Nx(ZWaLOzI_>>)WcqYTh8;G#LJRe9?oU5`_X`OjlY;Z9TPNM
CU6m~g&$sK01Nx`ayF@Ea0&xR_WUCH<yz|y!rs)`O3+cw6_lOmAY1UUC38PUqKBv97tV%|&X@6I*aW|j!b@8SCth(#;{IaoPpyH&Vsg?j%)o|k)AWe1Wk8f1
&2|DYN~XC(8>f~l*zz10Q6wUJceh}DuJ-;+Q<f*se$2So?K8U1t>DXrgX%g<lRW2n#F7zAL()PHf!wA>p8@@q&pwe(U($>T)5>yWG%W#`2R`g@I%uHYlwE|w
ta1!&Rg><hY9jtGk8YseAa%Fug`|HL_Aq^W8D5X0fmX7ah`*Ggu(J<mFTP~U?QJtFO+%p8Sr&t@de`*8`K-4Pv!;PToQEu$W-#K~bGDXae;QTl?QyuY&2n)f
gR&f>QNXdv0-8C=zvU^!50~06S(44)LSK53i|kh-C+X+W1NDmxr}~n27O?8|lZ6LgOs~d53d07Kn-OyOB-Ix#fLMet(_525)62m%reJ3F8<cqnOY;PCYPd)s
{c>PWC+?KZ6-25ACZsy-Q!)55AJaX<mWtTqU7ocv-OIaF`cw^B!PDkW{jd22&|m<-dJkXS!AZ&BGo5~FUDfZc1^xkhyC*K)Hg3sUNL*qdu!*et)n&E~6X)T=
d`zcAl=ky{jH`*JNFWBxE{0*8-LgUppRvK9p_q)O46y5joO3X;P;A<ltf6T-H<Cm@P9r=7&VMj!a{t~Z1A@kupNsKQMii0=NJBWprqf)racp1~8Gp={S_kl^
lG~wM_WQE4Mew6V_`FnoI9%oOwX$n4STD(OPGr#YiT;p5Xk3cR_49x}k7j>n&?d9*KbIE;uiB}&56}MYBxd%bi$K``we<8w6m0H&KR^u7<l+Wkkm&qjxkUL%
O;LvEeavhgoD?Ldx%HRS&p3xHJt=N3RkQDhW{z)r<)Gci1%Z}9n&<4>3>X7CCjBByK?L1qte{xnV87iqJvp!m<m(1d@^K(pOviG_hLXi5gA_`dlQTwU`TvYk
?~|MkdqI3ph8pi>PSdlfpym{ifL&4n!9!M71o>_KWeYPoi6-l2OZa7Gr}M9Qmfv48Z4*>CP#C>!?;%b|8OH<iciyz5#VL3@y7aS14xWAFDkAP7^{MdyBfZp1
pa-rJk(>Rj2xJc`n+f<(cLxs<uqEMqG4thf{y4F8xSq#$zP|9EZDoJBc<$4^y?`S27yBa&ow`_|hS8G43=T{Fvd!51((5E4G_HyNFRUHLi)>~F85mTH4+N%m
ld0M97rK1+pdu^=GADF`3Oo48O@mphai3>_+U0M6FY`?3BF~uddth@9bC3b((|u9wMZY>q_*q2rbPZ9C??dSkIJC-|L8Sd2Fp=$#8{wDL*I}xGR~7F2tk{?D
GC;~O%VfVx&}#zNDW#$0w9W^)(+>IvQclR#@}?0)i@TP5`#rnM9m=HUpVF)pv)pGMm{;u}n(}+v1}DRd*2PA(H@Qm3S+e;HzE>B@lgm~3QoN*NY8yqxPIULa
>FKf+rC%cSD1KZZm0mW9^f`spa`&3jczKuO?v7{cob!BOD6{0THY78U^b{c0MeloX_PaDEI0I4JXW-@#i@vOOJ#93C)Zii4Nu9bW{j(Xx$frr+n5wB+u1moZ
%yh!-ls<kIt~<q-?$WpEWVh0UKNHzVAT?$K8zKU9x!kejR0|>9OuMPzYG^zp-d8EFMbNqjKGh(AgRm`=2R3IDqR@yVgpV$8n*U^yCHMqVj-;4};mX@xhQSPk
P2%~5rOQ1r=>;ZN&>oD@WfR?}^-nLxb4dL5TPl8*x*S9vU0$AEP7o0?=SJ`R%t!L8v3<IZ^O%KT;3E(nOcP*fw)^}6!a8)4g+>{fB|?wfDTu=pBrk6=GqieA
f!I~`bCRB=2a3%=iOS{ffmI_v<H*L#5vX}Gwx8m3!?8-wjc5fV+7ML2FPEh|2f`)CbR|+D%rvL<hSMSMKYR0JuCt8Y546gBFwe_^#|#)q_PI>2fM!p`1^4XD
)K*_Xxn;lo_5J1BpZ-4k)wkdM>bGCM`|aO<_uJom_g~-r`rF_A_S@h7_BX%1`}Q}#{?%{y`FFqi^>@E}_p9&VpLhT5-FM&q{dd3n-S6&y_ka9%|L4E|^xuB^
-M{~N_uY5@ZS>#$)j0pvZ@&BOpTEPunX144^`HOyufP0x`tyH%_uY?q{_lVO`@6sT_W%6$&-efSn-9PF-QWN2w{RY@ki1>94TJ>IIOZvPo8Td(8|sKOh1eb9
0_=hx9p4sAK&#O$zG15Qs%@o4!buRyLi`aPE=idh#Jql9Df&u0B64E<kEpdrDXFz2@l?Qg;T?C&`sidO`-EyB)z;G_*d`p}M&)qus@uZv)uv4FvcHTex>zQ=
b6PfAh<S$qcfI6H9+S-TEKZjj$5XT6B4$tN8<84}6G4~Fdue!}fZn9wQpIPg4IE?I1Xs-S_*PU;85m;BmHc40Op7&3whGL8{YLL(@~j|mJy{X$x(4xxia~aP
06?iXop85AaI5Kn)Fvg0SiA$`UbAw!8L=`j9^x#DN6|Hj@0>RTAqIa~h`;0%b;7I?BuFA4ga)XHw=~%iAt<SYX$+wHzEnaqn3gq!);>mH&f3Zt?19Swe}Cm4
<d(8Ch_txDf*>hQMY=5iET06;*jMyP6^e4fu|NkM_YwP~lLC(<$%-nL&waJ52J#EZQQNRxN#ld0)%k2$5VwfNiE#e}+7rZ#)3~envW_!}Kbhdx6qFt<dQD@n
YU1CTGYb9Yx-qN;s|@~wKjB2ap{Z-*K1nvKf}LYcqqv|TxaYuj<wMyJSD1FW>bw;gX25kZD%M4XPMY*2X#>sjz;rQ5So<+V3<V_W5_fd^qXwaj;~U#FkqPaU
55De&F)OZ1cy+4JM3>EmX_j@#F(KPe^tpTrsa!oVT|fc0#Ky;N*JyDaH8G<FG=2o)xZ;LK>zD)>f6Yitbe8-z7qTQ&(^JEF*R-)c*R3t+F(xFgL$LY>wt*O5
k=L5Q-=ovN68x&}lI3!%LN=5IvQDZ*i{<v_urhTLUO$>P{+WBg#SuLwyWrM^w#Cp0JG+AB7^q0!)=Vs0H*V~CSv&U^rAGz#E9L+^HLJU_PIxoPBd&L@x`i=8
R<<YR4bwo2%LlL@AlOMuG-K;}7u!bIWm%bSLz-Jb!*eA7?>Ep^^zh!SlN-B|J`O+_AzlLEl|^mTGnkJ?J4Pwu2qFUwI@|03`WT&BoHhE;gN|dVTtOT!2NrhA
HeU%hnPV%Tz7O~KUrC##f=dt-kz&7NZQsF}PF*an+crqABj2VYiC>egFP$^UfD(Zfv70_KWREE%Psk_`V^W1EN(gcT5^O}rltIbxWaStHyQiM)CeUNMbK(Jh
rpdWgXnThkMJhw<M1*Q9m?zX3C^a@zjXYY1cuc(j^CO0=HBP?vY+^j@_>PP=#dKdQ2n6!6dkg9oh?NNu%s7^KI@;_l{=Y5z$`}F1&#Yiaag+3CE4irT6H4se
N1C5Ryn^)nkDPo3ofd!!x$nJ6)EHZi9I&DxkEt4|?n{!8Sj42;by(0Hq4E^{=Y;L>8_HUow9xwTB4<?69ms8QeO*>)2VJNiMe|>*-3dt>`lB#%EWV^7nh1YL
tn(=Qf;uHPJ<X=Bj$%KL2)|mxD^-(7bV_bU*LGaIk5Y-LU?;FnaulFk6<L;p`-`}*6Yzi|(1Tn_y5gS_NggSM!j{2?5~PwqeJ_}ZKzjqwKT*I0$~wgEjqDVq
(21PW0!jb?Yz=6%+}#Nc%p)O}djsT}Nr;CuAR;aWSVF1lW(6(d-hw&~;205S=0l%wQFD}Rh)mS7+q4Lm?K?RU7;!B5ZquR|!&8%;Y{VbWBK8QL&Ebf`>qE|M
q9ml(5q=eMwTUH`iG1E3SS?{-myafRMEJ7*3b_&_kVWyA{Y}%6FSophB$>EOwT!rgmQZ3NNej;&Cjm<9W%p6VB<2)y>`qnk7*cma&u@6eY)rQdW~1x3%X{$n
1CI#{5=1!Nq%p-eDBVanlp7W@g6l{^1pzQpMbREFTbz=E;!?!8E0X2o!<fgrL?lFQc_|_i!rx;_Xqur~GHz4?h_c*%D&qq%B9~H%lyZ)+2QAvk^+p&%WL-%{
LmJ?aP!)!>Low4~*h_kq#AV_N+Lrcb2ZQ^SHc3U>27I73$?l4Ne|qYoCWH~kB{9E*L}=ryp8n}6a`EnfG!bWFuNoJ`$RyY-%NM_YqB`&idmA?h^y-I%y+Oh2
R~-<q=0v(UK9u4S{8PsXI^DKaY{)M+q_Y+8YrpwqpI_6Ckg_BC6>?6Ku!|oBT2tNOt2Q|$@vFjYpS|ffU#;k}0u4s*S-5(3!qfArKmG%<#<QZ1`W9K2AXBV~
#D7PVsI4m6kjA#?utp?c*UfdEP^<B6VvnXjx2Q1BWlL~e(*(mwlv}SG)0w9j$15J8Zk?D!w*{$;!{$Mo=Y!d9ZD~8~iUumy@6P3`CTYKcl*HUuy1h0Q-K-5^
+YZ^}7D8%LpRO!ITe3k*3+P?<p$=`qpW~oA)@T*08aY93OuV{&Y|mY_BlV5bDBMA>vaN##Lk4LJu)D#!Y64TW;*3;F&8r8{YfXLtp)z3Kjoa2;g-Ft`#+AKg
%f67YP<ys4hoEWPa!Q0(k(SE^c~D8LZy1U*`HBq7VqMU!A(1?#Z3ex;SuCFFJDTioBwhCWk`(Wj%K{-r4V;aFY6;W6gAxR5U{J?@WRffwJ)}^tf-l<yfxthD
W#zl{t6ySa9vO$c7oM`7a+@+x_Yg!8as_oDO%x{_uTq{V4KKx>lpsv(xyYl8!_kEl%91gb1&~sA9IOVbZ%`D*D#f>s%InO?G~}sNB7@#zqKG-$?itM~-zBNW
B!FWRv8XY4m~sk9X^-s2G6m$yB?dfGBw|Gd$&6D;Qow^Ehs?;~+~lV~FvPeD<(oF2g!DpeW8YE?IvWEIsz<R)#W$QMf@PWB$}14Wq`GH$x>MjB3d@hn+gL#+
Oq8;#J^YqzR;i(T3UIW1P#h4I&~%liO2%<^l~S0ZJjvu*R-geqHOuPhWonJgAX~-o_#}Z}%Ge)Ey8|gG1W*Bpi==RZ>?#v53|V4|&FF@6Gj<+9Ml%tzYj4^C
o35QsztoY_mUdBJYi6}hPHrelJw9vVZDV6wxVY=tpow#Sx2$4rnm1h;x$(iE#`k)NJ!uXdE1&Iiziepcr&c$UHia`j(4Mre9E(1xhThk9*`us+AN=<1K(E@<
-1;zf0|9(As16~DQUI086vjI}))vxWpxt@++ny{-a@THXx)#^P@JL+ibX`RBap%HSvP<fXee}17XWC5=WZ~gxEPxrpuC>-b_y`#fU-dz|T(4M>$4eYgH!Yjp
jW%xL_PqYOxA6ML_<noryEgWw@$Fjt4KkK_QT1KdyIt+ybfalB?OS_$Z2MOOo#FVsscX|VJ?4cU!e2Iiw>$SoojBXJ1setfqvic_5#5Ydy=hi`zwAe@0J~BD
+(E(^utxsD>SZ5RYh~B^z?JKu;p7d0$WN5_hKun6JmY$GYW)^C<%O7rcSA#{ne4*=kM=OB?Z;*|ZU{?S9?VW;b;i?pciO#O7UwTHh!9v}4S|U-cgNyPa%v)o
eFzcOFbZXv1>j6s49Kv55S%EguKQ&vLkM>eg`n3((z0|Tb{q;39$zh6gwSnBH$*L~-sU?Fxnc)$us6`f8RExY)?nap04Z9hSi~C2Tx@piSqn^)%~nEg;()Oj
6a=SW)-1)5z<ZpgZOX(SKN6b6N`cK{;4$DAq}a;TvSpwz$Z^ms6Wr{;TIF(KII0Opz-4y?QmeqS0g3~MmXNMkC|5s_P%Y=q6=^|K0>9xLZ$YXws0Sk|5DAP&
{F?3?5E8`+J?$W(r84HSU<u3w{1@Y60#2L9y9Q{4O8Bkis09%@7`IUIPTXYw0Hd1~A&|F%CZ?%kr&lB=B%><E5O(X^y`T+#0PrzXeshaRnv#@+^lud)15p^B
2Sn${U-3^WlcmanB+ij|4`%~(kkx!2B_*yv_!=xv<zKGv$Pr6I5StR^4#>QdeeIAZW_``O9l=o()XJ4+M@8FiJFq-nSPrw`ZbMhXL!Bs4rH!@lfA`l^iw{6y
wlXbVuI!_T;pcQ^zZqcULmf2M6}5vztV4nb6llLYfijv7zHE1Eh`t2AreH{-(|xRUQC2#w!%%1esS9_y#(fj5{%CezN3J{B!Zcl<te0D}?A50hiW1#4CrEeE
nnE5Eju&O-YD_|~uWi#jf`fJiR$>2v7~RBvhxE^Vi3?^Lr<<pSR(v5|4Uad>?Y7)CQup9D3DLLf>YxjK{n6Hbg=;t-%kZw>l}~ovL`@y`%_+ptF-_T5q4I^5
&opULi+cq`*++2r|AI}gV|oCyex<>S9r2MZV#rSTumb$hVdDWIT7y3FE(GB%v^;l_K`TTWb6gQ1WpnM$ZvjKBJoPT7tJVg8ARt0LL@<d>DtwgS)3P3j>_k)V
6QNc1%ApptF3QYxX)@u;a#g2W)V-rs7`Y0&9qSnV)K|tUuq<^wd+Hmf&Tj$1+u_UmpTUneRWmd5h#^SXm>p<(3KK0&%;fb=R>wQpT{g%o@dH);(4P!5@)-E1
=<H^!{gJcqI3!ie1}a&=3djs%0>BTJPvRvh5`q0IYWUjmcr~@c^o@9JE);+C<5l7z1|-OTtZ{2V4+GZJawp0@ctyEDuXBR<6Z%}YUh0wYXxT=SwT%7V@dGk1
KyaWhw-6l7zwsfC%lNj(fB6ie=;GT1*D3#HCEAOzo{1j((KwI-Eg8Ov@k2kaj~?<v>pXi?NeJe_`rLB1EP?VtO9*Q=<#ZL%7Z654yvTyF;aj7{N8$<Z?d6es
g4nwEHw}F_$oM1lc^eD4k$~@75}T2?+6qh{2I3M>9YlZ;2B(%a0xY)NbXu+0ZC@kEOp<-5cbI+6;q@gecUBiMSr$&IMU1BC>ma$wm}O3N2+!LZ^bZB(4M<Q@
1|n*gO+VlP|H>2WI2B86QTYI}Et*{uCMP2jwp<5Gu-L7E{&3w$yiOz}t@4KC;0jzEX`*-}o1j?sPl*yR0bYv*{Ydc5vUf_X48cH0LaHl-0cjhx)1lTtVG#Ou
%iC{)rr>nTRp3PK4HK;r99=C-s)BY?aU%!~=wc)hP-59+e7D+hzP}=%?lDr}5sZltdJ8lyh59r=dIbIDG9RhpWre0Ni7N>Q1LwB;4~iuSPE1nZSF(hwVA->=
S{6PcB-c_d%VYC|mj}>B9x_bu`Uyt~C%=3Ym?hcf9LH2<@saW?4DJ>`rGjiZJPDy$1A;GUD60Uqlq>csB}|^ahfu4+r=G?vNGUUbrV2tPCtv^)0B{S5aoO)j
WLFE95wdKnsnkAIa3qxE0H$zM8B{k(G6bG0D6pNR><|JZu2S`HAF<*T9`r*hfO$DVcS)AtrJ~7n*5sTnpEx}!m5R+C!tH^Qz0!-*3BHH<-9z99BBXF4$iMx#
+<KmL=he}4tl`M9w!&jGMpq5!%X&Ms;Q*rLx@`||WUV1Hh`m8}36`C8j^1dsebh~7A$(}>60F7W{EFG=a0X&2<ELfCZQ>&5!laM4X!N{Ee0_NIBI#oN19Y4@
l_w19ZJV>9L{m=(E~~bAT;4#17uAEt{kAP)IEH2_B9HKs>kKr>QS-GBD1jhXmW40JfwqYE?a%<Y80>nZw<ahWwhK{R?r!Wl89Z^xb_?fq4Eo4fJH~C?fx>sE
&c}AUN|tYWX#l`NGRCpjAd9DSHQ2^gEifc<kZ?I*Dehi7QF*aqxJ){2hjys1<31VMQ_;a$_l?n^>U5`HJyXcZFpk#r<9|4sy4SiU_6EQ(FunQ4^xnz<o)=h}
>`UE_{?G&BhJ8HSaxksY-G2r|_iZ=CEb4sk!JF4z4<HMcfOccMO_Kp}>hyWL@^}<|r+sj+DDr%89AOhi)+DV?a93GB904_PU(hPhw*=_6TlGa_ZQNcp!uD}h
V=GJ&e{%Tthh{Lz0Uw*Uv}xmKiXiNV`VU{nhrUg071jUtbq%Mp-L=lpkKL8})L(av2K@Y??tb31k8$&d6C5nq#u|Mj#j-7<OOmLnI*kFb*J~#*uT0ksB>|7$
-?XF>CqjF3?ChZ^^i@L=x&v_yL9OY!+-wRM!t$Gegpee<-YzR-l_s(zK-j9vTM~b;03?thpPrkoAx|+uju6`>D@31A1yu#qUdLpLJF+dPZ%tqQ+#z<`MQN|U
M-4<~o4hjgUl9nc+_|;|u%(|`0^|Y5*Q}v<Jf)pOYx_u!y0hi^qi#Neu)F%mH9GQ&XkB9S!Cc4Zw~ezMsrsU`pV0Bj`GYGxObFY!O|L^g6qNY$u`q_+mG->*
V%`vMF#6%A9)goZjlc%#485KRC9WKL$U6^1M;MHVyiH~o?QL&VJ=?IMmd-$0X0Adw!If-$hO}5WkQ9<uN+Z3koprITcBI(0J426<fqzfxq*-Iv@KsleJ|?xM
>~uUuraKZ!jSVz?+a2G=e+*~|x@t<w&Q}(_>53%TJ|yss<{Vco5eXb(9R<V?7MngeM{!M?q_hRHu`!g|q64x^%z?C5+dmTAg{Rn&r^l{oNNq}iJJCTvyX{03
-QIR(<w^I3;*#OypDh&Mi5`qb<|Ak)b*RBL1UHzTRn&kmnG<QN-Lox?srex>kDVb6Hf<Qk1_N*<wD{CCe~2|Tfo_Od=>Vea_S7ctTYUOwINoLL8Mh_`CZi7V
+SsHxP;G5MG)ClV-G#B)b?2xHOU*Zg{M~`tzKrXS*kEI8BfvCBA2+Q_BBM>XYT6*cq_^;#6<XeNqt7>$(b}GRLSm@h1}at)<~5?e2cK#aR7J5hFaV8f>(IoH
Jqg;VJhva*DkLBy-q#r2b~uDej>685B8xQw2;V&bVkUhVR-nE`K?cXPfe>9c@s4b}c*lMyflK>tr5iY_+3i5+=gk19uGiN4-h6H~hD5Im)VD<$lW4d7+!y8B
+hTz1iQY!q`L_Q%m@5jBrU6s^>@D_>o{ep>YQCKQ`qgg64N!ewv1GHh@ujP}u<sjJZXe3ZSkwk~jXPp|=#qZ0vz@6aJZZs3`Y$`sCf^{f2mcf^>i^Nc^v+e!
z3<oNsw3K-?IPV!&2F@4&~6+WJbdj?T{yh^v2<@Ie?m2Hqv#W{+T-OS3g(vZ?|l;Y#iMq?YS)ET>kZM~&hYKf0(P6q++MCu{ou@PoHXV(j6#^7*_9pfZm{i8
egIu^wflJ8dKe~uM4%lPZ)14!-E`F(^g<k(=ix@v);#SXZ<=m){vWw-#=(KkmrYf?cd?HX7Z05;G>9jEHOy1e*8@ZL|I;6gxzk|>IC<0Glfg7!l44W;Wy>Wb
`j1uzxLA?Hv2S|U>$7=!BVNxh^?_b`qRs4$qo1p0!w3Y6J?*3LCy(DZy&WTe`{F|nQ5q#7VxdK<Fp;vm?wReD6epX;7!h^GyKU=YkOkjhj;SVOg#+>sabDJm
{+h%sdu!-=*+`%!F%Js5>d`afhCO^m=nZnuH9$ksg78z^wI7LgEIE+V^;NQlmL&uyHX(>IOi!X>$AAP+B2L5*H<s|yP76=qga2jnd&Jns2cYnV$tENOH0=Z0
#tw=vuIMi6tT@xUY3bXms#vymvt3dI%K{2Vhr_MkimRff0^uM5q$A)ql{st!B-U-L6H5Qa3ADi^Aw5SB-fL7bQ{t(LK|&5scKjKQ$qv-QQnK4^;mD&hYCvs>
*&!q1+Zgi4j+{0Ka>pj|KLcIhzobR*rZ6`I+Q~5BxuRWog+(Bl_=j>!XjIEqgMB)*Iunv0NpQSrS1_a~z?4QQ{iS)1-?nj_)T-^xp}7enkt8@mfu%JZ@Zm%_
dH)_`qD&8GLs!h0Wf3l3B`p$(rmG@O)&?2gID|J{O+*D_o>+a<0Mg`u^!EX4Z#oIi#y=#EKm0S~5o<+_Hf;r({~rr;GFQp6h`>W^M0=~39f&XwN~({@P&B+E
2gCS{CGfY1_g-`ufGKoPVD|m;&Olpig<5mmah;sHe_}Y~rbWM?i2=#y%c~R+kKxd+8x1qZO!3e&8jPknqvVPE6EqklO(9Wt!$@Bhq6W5OOgq{%C=x;gN_P!A
t)FRR8c{-5J(i7~QTVkc^i|_mqE1qnV;Fz2B_+ri>i(3N7G4=?B%(;CfY}W&LSqH8K)R5)M|!Gsd-bqv&sM4pqVJ2K<_!5CP@gbHRuSf=X6}~2P%f49`kU<z
HzoJUZY~o-{2EmLJ#H<G9{kmo;I<M%e-P>zCqWpr%m~gv8)CjLAeO`pmQffpgoRDI$8QlKM1{uvs&Y~!n4*S*4R_0DGPodbpoDA;%rG<$BCQ1F^;cDFs3ok-
At4$>!G#$d<akS^$e6UtimbL}gl;}UoeNA?4m*o$6Cw8s{}0#O!B<@p#O$U3t^oVd_G4EZIPNjzsn)dbd-Dj1Qlrj?aT1Z_*p8<rt{x0M3wXQ+q=7?(fCtuI
^ld<~CM!}7%^Oa2^~c~~f={xu<T0qDGt_5o#?G#iI_kEp8;7BN1L-tm^i2cK>hTHF3WefW5QqgG;va$FjM(-pDd_{!<{2GfTsIBd>`L5^-D4NKm|Uqhv^)`k
iUV2yb&wEX1%ITjKDnj|5A6RZ={>Y0N3t}%-C+-Bwx>mj6d_zdm^K689+}PM;nNL=vpdb+?&=aLLb!l1155$#9vL~$$BSZ}JXKi{aKP-^72gjxk?k_=u&A59
Nl}n=Nb#-dO*rWowXRrqZPDXqEtqk94@fJM5wlPByM_<Z(quk2PU@yzb_^s!)XBBWUDxX5<YG5`E<YJ?6N1DQ^`gczukO-iSl-{FSGD(PgK}DD_EA{e0Dvfz
lf-Zj*k7<=AN2Sz{GZMcJhkf#P)3W32lf6l&sWC$^wWnf8IN5T!UqrV>DNC!$WE-z&OVMHR3{ONn0}nh_bHE{eYi{P<K<DCaWp-)L+GI*gN&=~%JrvXgAR*Z
h<8I$Y5?Uv)b?6Hu^7-tM7j?~G>;#+n^-1@K9mOFUH}#%o~_ui2aG2S28gjf79B!DGbfA?qrC@;|1D2IMCDf!O7pNwsh>eB`^yKLHunwXKqSrz{Q=p-EDb>s
*zR_{koAJhQy(BX-#@l{0{5^E5NTm*&k<DXB@3^+91M?-Mytau;20Z*aGy|<)cOX1LQap`X>8oik{`eumIq+RPoxIyO9$R_4#ItRohP4MC{RDoGg$$a<3Dq)
-#l<<Zs!v-Og|rU4Fwo6?g4=SNGbltz>uNH5hOpjS;iI_Wi2TL5Bs!WNmJa4kHx=wP5>i@j{n*>z)x%Csu*O-h{(jlHMi`@Kxv7t@Z#06(ZkAfd%#7ak)Rgz
ta)rXP5L#4>bn|xJz%~9=SB1Do_-06<9CdwubX3v25J@nkXfD_sp>T3<9SEx1A9BnbZc6_Ae?+|2gu|-5T9n!^@n-A3Mctbx$@>5gX?#!Bf>?i4pDJG$5tF#
{~<BGE8VMx+tA$fxeF*fx|%&WlVmsIThpJ|08U5-sc?FKKX}y-KyPU-%8@>XUDKh+8egl>tRuJRbKD<@n}C?KHSEFo(esmjgp^&jy0Et~Z^qrzPbUAdngG9#
xCh6}Ltrj#eaJdC)cog9rX97t{<PFAoc!W6Sm{wonY1_1{yrH#f}B%vu3@sKPSqfx0uTZhb{8E_n)y%%VKDq8kCyxYXVBJ5*DByW7%?yX8{*3z((b>t$an=f
h{q)KE93WlBmPGDr^%*|x_2M%-SN#iMEXx|;|7)ZD7q14uEt1&`ET<f4h$YH<Bv0zXJ9OL{dsa`;twmWv)VHFkbN6;zrt=mGU4(^h|+#2GQ*DZwr7xE$k2h2
ogUks>#%D{@O8b5@pc@3pSB@n4_)h3L#M#s-$Q!3Kii?$1vZu~khEoW!Uub_g5@Aw?WAE)bU%0<kB`C76gcU@uyF?*;#rFYnN$KA0K9>(2DA&2Yu<KOkI-KC
`IZKaa}t3vQU>U~=<eO?eCe;+qi7)8f!uSWpfMl~ZpQTI>;TLp<`diSaz4FWFZXlUuYJ1SLuQ9`to>*r2L=b70rqdbz1sccO>^Zo6s@6A_o%9SBxWfsc705U
Wf4Mx&98j!MZW{B`(U*%G^;sIK*xg1M1*^*++&LUj~OePU~$rr*9X?Q;mY#=xoU?zNwKqUb8}=6;GyMj98rfQdl*^Y+ZOzI(_80rchE)cT^1#^N3{3r+o-IL
6s)y=g;Vp|4?4cFI>&Bypr5XSgibGYH&&^GDx(h?)cS(ln#GReb$VcA-xvchm@F7N3hwqb9*X@(DfM(x`;`{Lo`Z1fyZK8mkR1Nq;7CeV((If0EDxtX=x7h?
1D8T@GG6TJOx7Gw?Bc{SOp1nR|F8qO&_E18UE8AZSkOp7(OTDP^tB@m`5+;6>U5rg#S3gX&2%db7M+ax`ZI+AtAQq3O0_YV81!L2`Nmwo%K7U-96QXC7|5Hv
AEZ5q`IHiT0RPG}U{5!U7^pEi8awu5>qZ00V#Nm&4hYgX*MxMyT?0I%UpsTP;-IWudIWuFef&;$#^Z>0W2X@^VomH1x`#q2c30>@#D!U*Zx(+Al~W_MURmrh
IvD%Mq}A!TZ|EC)__WV_gWT;^ZZn>ela-;*mIyA~Fa3gpY;Fi@26O~iHY@jc&<!MQ+uw*~W_M~B@W&Q_qt6m&q3<>hEc5mah5CsP@pY$fY3p<n_Tn>$^nHYk
iF6uW$~{A30e;}Yp~)EiysbI!BIgb}vSg0*X*4_qhZuS@9{MNSdkNkKa@e{_Lc}n@D2IzqFFWU26CP1oN3>d8Yp5vbxN5@RK*z(?sqZpu5)1m?_+AR_zM~ry
yfD+eJ%ByLx@W^^skLVWp{gbDkI&|}C8hmzSRmiHx?T7K-i*MEZ*VUIZ_U727_Ev9s-tuNv`FyikqZk8^lc}5cmjWPJ2%WzO<Z>v*e~HOF3<u#ws<Pv{B1sl
$k@%O4HF@`+S_)Fw_!Mh)h-%Hyo0r<RJK`%zqUy$z*MvX4j%fwr{9(c8joBY%Xy1|P4G?A-3RBuN^~o9dp;oN<}ITW3nj$ghLC<>W*ZA2({FA3hA;T}yY+dD
L%=jt(OhBFkMSO@N1vcDZ~WJRGR6;iTv`J<S6WcFrFTttjFCi8y3@nM2+!-@u0p9N1Jx&3<E+ob&#WKw?iL?D=e`XZ(s=}I=4#kjrURu9UW3)gKDvHB(}S&x
7<V}TJnF<Z0dL}(xI71j(w~=E7=rBvJcQAaqTjn=@5YgFYjcms;FO)HIZxftPW>UA9BJ*=!tZ}xcz5GQ&a?S7@C1px8Pey+@P)DQa{gr-VjAS-^z=eb;#rN>
pDe-;%8Bv(yf*U@HfJASU09ns8^_x00Vo2Dd&Z%3Js2|nopewY`t$t7qn*!Xwejh&w@Lg5Hbn7yiNiVOfDa)$6qiPT9gYB;ODy#j=-dEh?!(wy>k-th`DoUd
HN>MV*Tn$bViXMD+R|hC`y5S6h;Ou>XCaC`6b=zS1k>^3c`iRVNbfs5*zUD~Ap=q4Koxh~I|MpYMz>r+3=TG!F`YnMaT*r$1ZNl2Y3ZjHvQ`KlHNnigcB9dk
DFxvobsQNP4&9AIK4%ZzU{)T)ji#%E4`ygUG)=vkAO`0RfT425PW!9DcoAy03KD|4k14dxXA|ldBWga<h~%0l?%<AkK;TB^&!+~|*St!Hp4>;!ZO#vsCrCqu
jH6F`4D}aJ_7`k&9{Vn9=b6t?rlVK{w3G`g8f<~)C_m_SQD6;HVaUI~X2%hnP5NX+j&yJ4FWyu)n)LK1tHOrfoiVFMzcZ2~{L4EtZ*%s@{I*d)HEN@Tl*q<r
Eg+H2FB^e`3AFK+lUtvo*eD1s{zSWGhz^j~*&V)NNyd^l3@W?5DriFz-PGr_F*Tbd6k37||ArwpWj<fa@CZ<>8<UJny>Bo$O0R41ut6s+kF~l6wQkY+@_GM6
cp4jm$+e`E%VbG=5Y^*{#POTKW&8bLG2Stp5uJgM0ad5QP-x?1g2^-IP3Y|ypoF&!gVC4nuT4#l0894wemA7<=qy3?Txx6i;RHgHl2=i!4_-jKFOm?Oycr&E
yF{<#&pn@alkO28bzm!D;odCyceok90ipfYoR$wl3#*lMR_-5$k#)V+_&=6I*Yh>VbznA@8@I4OLWM{H>t<yxAVos<U(ly$sQd#&BYPNJ0nRY)J`2?Tc{Gpi
(ORNXY|SIYmtylSxqyYDY{M-Hy1liZB^M`<R?8jMdI$sPjo-SKi+!uz;D@>cE)kvLoj8r<9guxNY*<C{K~jLycFK6yIZfHb(c5O-Q{G(h@roAKHTDYFj8Y_0
C!{KXg?SkaQPZl`L+MIp$mX82*ujv^2R_8yvn|47L9G&8+Sn<9Mav4;Zm=u{76_3or0tT;%XQQ#x0QG0XjCobZN()ve1qg^{`Qlb0r#amS_@!mg>q$j&5UA4
P0I=KTdS~QIZ<vtR}J!)=699g`hJ61iWb);m)}yZD0r|*%TX3V7FK>%4%}rksbbl~{~AkHjoHM<@FcRdEanNxThMLFd|#B{{iNEY^VwpO_64d$pfxVyP?aYo
#8G7xh?|XDt7uq;yP_hG#^KGQ=#?IsR6Cvst`3NRBGf7q?6;tc_vTQRXQsxwxY^iYzX_oVo%8byy^>|YmrVI0^>SN?SFxxDwYx_3k`0Q_^A3nY$TiizQ$`G`
<V3aj1Nm7EMDf-WIiE_J{2mmn%qW=JNDF#SoHCZ*fu=2B4DvlSgy7BFGDanB*a@7u6Ui_tH&v!s7YkVy{-|$S#!1;cT_uo}0G7>L@4p9hZW=i+jDH;=lXb^z
y6@36d4+oK2M9q$rue^)h43Hs+i_aD19@VW=*OWSAnW%B3a~hO$h?8t%V-PW-|jjj8SxLq7e9@>3Q#!IztP2Y55mkv!1b=#cQC?-u3mQYipi<}3na;$`0+D6
>3KgfU=~pHwt|8JsF261u~3rkr-RUaCwEQ82^!)sK)jDDKG|`Mqw!PxzBGZFeqwx#0_3R=Xfw}B<huj1tCO$c+D`{i#VjuN4euM^vWA~BZKoK=g&7JP`vB}$
gXScGnIKdgq4+EQyAR%5NQ$w|Yy@vU{O%OB;61W(T4ym%Xgu3koDS4M{o*_acT^zJ;Ep%bt-u^C?B>G;M^X*#%8~IjwgtBbBLG(`1DgNYML@O$u@?^j-fO2m
J$MAU=8{7EhH-!*9Ac>8nddvyouhaUcva$yQ={q@FPjmYi&fNob!AtFjZl1vQMyRs1BC%4VWEeT^%o8U+xZ6$ve1NS$AUYt@9pVjIGm&(Htj`9YA6=_jf+Qx
h1nYrLJfC{F!o^24$_7of~`(VGq^qP+*zS1yKpuu>MD=QSbNd3tnB#6APn~j160=Fzh3e6h}1OpZ%|?^$imeB_)UKipUoN6%(;T5{`17GDB5o&RY~-p#0*}l
M!eYzMpr67$#8B2T^69JdNlUxW*7ln>~n<wzFu#VNgNb=R!kHC5~R$Itd|;OE$0a&L~|B=JRKU1zKv0mm@L!o#6wS>!#XM+i^dlj6v_{B-V-i@yW3n`Q`_x(
ncgd~A5|fU8l^5~HhXqgqn)}oe}0ayec@KLpM(fwNc*y4x^Ig_;NjcE4Ve@CFV_&8OQQDkN(6782Epqa$<7FA{eLhDc0w!sKE*OurDVsR+<!ZuDnO><vM3Xk
=k$iHhBtAZ?%#f4zbwXXvD23vEc*ovT}Vpq^Lj~|XC@CG$#JlJievy7NHHjC=0qzN{1Xgu$JAX?pt0h#gw#3jBP#&a5!<vb_G-~D7HmA^RgR&otrV1u$Txjg
91(vMM>HRwwHZp{HwBVUMB!~!R&q1Qa&sG7)cE|!Stk?%dYk7iA}~8Ip(h>^7D8%Xa9x66?e9vYR_u^(N;#jGCwNiUxb1tNEau5w6&HFij|zbvYj{wCU;z*R
1E&?=v;v1MPYMCqbi0v!K0=UgbSUgcb9B&sj9Jd&_YX?4g8IHPiTWdMS77QZRk4j^hqx_SIxpwjR0`8-hvcR~gGjXA3uR3Xw^ugd@OcIOZ!j*)WS+MrWkEKE
Q+HRaDxL|q{q@Y}R`N=uP%Zl#-<De8!r~5VUO-2pV2w;tC3j>egu(+5179Po7BD=Mg|e^G&j*pekwOh<g;q5G4ht+1=fx+r!@OuTx7(a=pEFie_kJs-6n6p_
FkJ7kx+YxtNo}PrQ5h1%g<)Ip93mM=rTQlQ=%xFM`foZu{eHN?eKtP$0gc}bqxl_TcGo+5oWGPM-vW&-WfJ;S-spRkndHgk&Z}#ul7`wxfGte+Ni$^e7DtKz
j2dbB4DfxPERhP0y{;2KFtz}IuQedBu6qUK1XZ7`Bcb*1$%+xvt6CF)8s@r_Tln5By>mV7d+G%lKtUz7tLu9PkhOA9p}D~jdKn$8&YNrigjHTAgOQyKgKx78
hd4y-mdKC<Uy0#c^ROD=o{YHf%0F9q)#JB#Y>Z|=FIIXhbWB34QwG2WlHhnB#)uDzGys}yBJ7-uncX{L?B7hnK}6?#{12aL@JY804{RLxNl+vD&-?k@gdLPa
;^g;zj$Uc91UWLlg=zC27f$s@-scV~&nFtG%$iX9%+I}wf?Ojj+BEBKUbhy;E(Er;Kdq#5_pI+7{{?}@XdXMd>O-Duh%Dax<Q_pOyc&SMH2BEC=^O0u565Ls
>)vx3^Nc`~MVo^FA-3c6u~uRTYv3IPpgo@qj<%r&eAWvIXa+i-n+IYzI-n0Di=z^L`ZQ&Nw~PG<%Jr`~s^(QiYe?}9kYosM16;cw4f!FCQbY!fLWB4nL<ne{
sEQCp%_V<>_!Qo1gKj_)%9~-~NXF~=d*bRGIl@W8vnemnhV|}#B0sW<?#q5%Ag~2wsDm8LdH@aKn_>xi&?El&Q!g_$nCcWP%}^A-_$4177nb#gds;Fo0pm8)
xSX&|IMi<Uroc_I0^Q0y2;PE-WSy6r^QT@wn#_P(<kYIcStzO&l0Q^erGk44P-33YLtIPL7z$PWrg}oWPYnQ}YuTjhX&~2S(0uE#>UYZizZj_^sq9b`V_ZbR
QDP6Lp8vA511m)vo)Yc-Pvs^;@N_;=z}`?!dK?kW)bIA{pDaJN-OT?)@DtTyNt|`p&7S%S6leRV2I8Cj37wucDnfEEMDqN8T=ic_3A%k>rD3yGPuz$HBwxv#
h^Vd97!fI-HtljL++i={qZj9qjVl5;zEdZ5b#Epj(a1BXKmDO<At^;9gmbO;#!@w8IZZH5O?h13iiqbEUqLDY$Sk9<^PIf%fkRm=7^}jY^uO{jzCQ9wW!abm
Cn{Uxeb_WHEn~2tjU#WY4EGd@!N^Y}%8%32esGfNraYIR38pM$!)ATM4_C_`@YvpBn<`}sdwSj1^i)P#p4w<O#8y2WOEnoiFWl&5GFssP3(g2v-}}naCJqG@
4q~@y@kD&2iBnO|@1D4i+tkTjpvs=X(<4GZf7r}NlZsOu!EmuIqCsOxJIg+J*;XSmp2>B0<__?d^}b5e9DtOn@!H1oNB%bDCohiT?8m?N%6%uNT)Odbsa`b*
%GJ*s6O`nGF7P6e^I5hDzxuy;(&XgI+W*dOcvdD&J@7qCe13QPn47~=8E#df#{Z7nKaKMalJ<NAC*5xgdnZAG1vypOB2I2P{LJZ{qpK03$FQsS*4TxnXjHe5
a6DsUx(XokSZ@!I8RSR9P%1jt|JA)YMLvv~#k!9L$(E0|HNy3qzFV*BCM^bc1(Mma@#$4<kJrc#t^OA2SCoHX4#F@bC$y-ikGC#_Q2fNMVkCv>L+d)9?T$)c
v-xC<&aUFka{sR?J<<huU(R_?Q215?dmG*$<@(R5M>=hT<>a3G{^0k(-qn&7+0L}%`BT(y#W0`deB+OGhcMqH=wp&{{}YG|XM4~D8aV6Fv4TH-xMx|PF9vF}
)b))2%Vbv`Bz&=K`$M+s(w4KzMBcg&AQz0G<g>+|_xFEue#t)OP?jDbr~4gSNM|U&I)Tg70xF@lHyk?zB~2ZUukJk$apy;ZTz6%U>lG-FEa@I4&?PqZal`xG
f;tC%ZugkfJU03x-eY^ZZWzI~USIKWP2o2gsQQ|9x5OQC<b2Vse#hJnI1I6Ypi+)qpeVa66zFQ~k7wj9AI*M%Y_QU7ISf8tMl<{oBo`h=Jm>6gr=ukR8abc`
6@5`jIc)v0)c1G^Vxg#Q32Fwg%oVDF>|H9Z7DWldnu!euvS)XDwH2~d^r|S>JU1IKWutUj)S_ILkmjJS2*gKJRgB$daz1>rQpKiZ74V*s6=j=LRRz9Q97sWK
#P*(V994c>Ld@!V=t2I}3sK#zS-Gv|XE0KgyZ?UyVp%?k`IOxf)hzogvUzbIyHS(MKxa#+->8JPKz+%}dBbaji()?FvD%7kgBTr}c{jv0Kq~wVLCz`A(=0I&
<hm^<A|O$EIWKFN&u`ScgilLBU9pj?suVnt8~$mdAZh$ODguaARjXnziitCWculxgNzZ{pOvZ#Lt{~fzd|rSvZ+Vq-#@yDG6(|T*zo|Ira>&}7REn(vlga{y
pk%yc<xtXDI<fiKgQAq{q7slJ3J?UPFTo(&YM`6qjVPq1rCyf>X*n%~BFFinUnCol+VHXM3eCip(JJsaYQ9rdW<!4+i_yH=2N}FO>5=>)CNUHvBnqM-*@d7%
d7neh*5Ip$Zd}FF+PW}KJvp3J7@N2a06d<93y$kE6(Ktfn-S{E#$H^1iUTvlxOXDv4Ik{e^e2A$t33}VygTtBnrY+vb&P5V{uHNne=?6ZcLCypp%G%-QdHi6
oEI_l$1tAO?Mb>gUPi0k2x{DpfD}6u4*h(f<jL<(Jl5N3d_ooXKLB<w*V4oPHeuM282coi*?G7LF7Pn50~E9}LY0oxXYo|q+>J8k#d-JBHA!5wqeG7jonvIe
$D7_lMjCx^U9V&7p<qsCD#j=1BEaow!Y9Ahblj`S0oi)*zmH-0M4}H0K|WlMekx*&lQ$<H+3NiE?EARv;}lQR=`>B#X>EQyN3dE9<M(dV?$VDdYlrhWo=(Hx
{dqi3=jN@`A)exST3&pJDc~*qG+q{?J?jAswL6bvAGant^9-bmogc@=`CPB3(>ONM>ccR=6{iyvdom8Hk0W2$*7s0w*KF;<TzkN2{(0b-jlrfv$gZE_h|Y8n
7E;MRrfJ%FFD5X^QZ+mtf8ZHln9F;Y^~NDkjOq|$Yg=QUZWe;Zs38~P{x8YcJJENqsI}x(pSkE&2DvNR0k;u8Oa>?$>H`L<(VcNHrfwfXGU%B1(Kf=GG>+4t
b4ShFDMg+W56U?l#g0*Yb<^b|fk9dgQaAd?wGH=f?XhW8kQqo1%;Iu1BQv;jd^HZ<FN<zBYR_oC%3rZ#BK~&l-;ku4Cwl9!_q}g|F$1>_2h_J&)FT>!uUU?1
@VTd;5<lC(J|KKedEaP_;$;B-Pps9S1{d5A1IQbHuyJoYZ~Yj<$}M+?z)lM9Y#!<s3S-WXK+KstLBLk2GPjyS(V-DX3&}juL7=32rTYP_cz)9_R5<oyt_}{l
T0sp4@eDQn@t;j`)t6vMu{GWB8reU38Ds4W;D2)<%{+0TnZi|6O+!!5(Z8Ht+{C_uLtUO<ph$c<e|d4w;DOV0Il0T1?v#y}FXJCBaU7q=%k%S#?p~(L%jJB!
oWA%PuD56Wb@cvp`T9Ka=gZ|~yqxA8UY{>5-0K`pFQ*VMml!Um=jZ3IO?(+om&*wp@XO?$&o9%YUQW@*FE8+r%lY}MJ%j&F;qvUid_^H`U*crXQy9O*^YfRl
Zu&C8z0arT@p+10&d=^lUnWQ&&;NOGaKA4v+2yqNcDj6VUtaPvp5XcZayk1;e7?NAi17>j>NK98r@8;*b2G9R2*K0kKQHn8#XrA{@Q)k=MBSGc6IT&Bi=c(<
%jxpv{M8>{PUn}?I6Y67ar|<I;KN@bk(|$8pQrQ-{BFEN?*@N<=Fczf*@c(q5n6YGto8hS`8w#A>G{jqj+g1><@BH7;=pA6^UKTEuP>+Pm#<%5z{p=-{`CCi
`TX_ea=ANy`SOgRRp*xr{QPTxar*M|at6aaKimH-pU2JD7e8EHz#``!?D4|R=jUy4d3lci`St4=!{?sm<=MdvpTB(hx_SNzHvV!sf5GA#SKUhdO0jP=SKIt?
V1Q8~r%LccvO}$`F$eKds$;rhn6df5Y0k*&H{Y=D4DZ@JE1^`9r50F0{cfo!QiX@*s$s>wkc2G_Qh*N3W*T#zvR^k`g1n;WygrOBZNbIhK*3T|ZG_y@f`Nn=
2!Ns!G?j<puk#u$WhvDyQx!QfMLvlY=pu^yy5vQo_FSQ?#cE5{QoTirx8z9J{H7@p3ibF<VCk7)%~H&-ol3Qr7zv<>X30#U80l2<1GB19k~VOy&_F~iQ|h6)
maQfkF3{~#<_z6anf{E(8cWje2<y?z4XO3{@ydvD3#>$`C(9XqdYY&{hYPh}g=98mNPiXuQB=M)Yj_fq1*6<ti6cwr4TCmW!#G5GktR_18<z4<%?E~(c~P4b
i~_RE`)9QvrZms@oO3l4Of9%@EN4_ne6_rvzk5o*O|u*o#RJ>PN-wD7so={@ar}uW_Fo?UEpHQ5lT_k}Y353XW9hK0jU8zm_RHi$RN0{XFi)vT5!%nMyHpf%
T&5h~05r!3uA4nk!4lue4BP5~fo8iI*9#@g8f5B^8isbrGU-_I!C$jO9!(NENUK4MYMM9P0Mzn}dH01YW=e0-qxf*<deJt(rC=F-vYk%En62?3aD6p$emkS#
EBg_TDF`<JgYZ4=MUvuC4j7u)L+Y2w0dSvYTJBO{dfvU!x@Se6dvbumY1>%W<V3$k*A$+gE4omeTlOzZvCN%|zDF!ZU%WyUJioR)utof^nD;<ffA%D2Js<?{
JC@z|h@a*!Hw(2Gg}wsNC6n+)|A(RWieZwNdnZIcr+d<(r0>mW7~o8F+$Dst^@^QX`gw{N6Y>O-f9)=!9V|}lrjxk5LpEpX{NL&_H>@^sFo5g)XP}<NsW(ll
7LN`(?Y9rR&9@;cd)v2MLnUD0G1bkxEqb6Cb^j2`LjWjmee2!`!9r|q&wkYwmgewrvMEalbo8n!HbCHnR}ie3*vRd#o7>zeMMhD+o7Z%br?T2^)V7eE&u63O
ck`mmjS@_#Rk_(nK>HcOi;@-_ddDPB_II0P0rGy!ixLt-QC0=tR8ZbZkQ;d3vl!2y%PX1|RZ;K?&-;Ot1{k~iG$Zj{p_&sfw)0+6Ib!7o;JA?UMjj<c+eKNi
O;t*00047E=Vi|lZZxlLloW_O-<AYV1vHx@E<~j^m8>9%K&W$?Z$J((wJCpQh2W|JX|jc&pO?1sA}gGNw6iVejoQH+fYQn+xs^cbpbj?-TD#p-MJwowt(Yvq
kkD<2&{FM4Mdbr4)N;!$3UFV@Q$m4{LYIHtgaoWnq+8HKT}64GTo=5YkA#PAt2?@WpKRE63)lS*=zoR~JYTCEfpFNWUw14}g<xD1kU}(!h$?hd&wbl$D5OYe
wW=hT96A8@O3$2aWCrSjmtwO~1^j#i0VeszQi6AAu>CI<F`j^a)_Du5I{d_i75&jOJ)f{jAZek7xNqkJ^K7z8Ru0>TD=eBs?DpbgxHdpRDO&|)iZv*ku}9Q2
&ZlCXHjPDI(caMTed@Bquy-T{&Q3K;Z*9A$)hD4jzVCJp*~6eac;<zpE}8Co+xL#Sh3O^l{ZIW8L)xQQ?A|hA?`_7YAy>C5Yg6hnlCWQ{mILz%>n3LY(HT5|
>3Y}QLM55^EsB6=7D^BKE*Yf%FU><^xN9>gEl#xM17}Z>=oMv*PG%?HibR8X9Lgl*Xoy<jmi+<Zr^yMWhnx0FBt#FqE|2WDa(<=n`@XqnL;#nq`_6)dxk<Ih
4Dq}mxBe=)OjCMnQctv*&nnM{7VhV;yD8jG0Juj5Dx^&BpA(Y0ck&6m(d+Q;(HG!N+0ZPL;SZVSv5%}vL{b}pgtxXAh5L?)U_rZ}ebEm-B<yNl|4K?*XLlTm
?Dq)U27v<eU3f(s`aL+u6^cnV;SMs8yE1Ekjtv0(6di4_qZTX)I?Z<WDdt{|WY=2rjsIvBNEg7^L(E<KXosbrTs`Q<X*Ta;;7&^qlFGaFQ+rIOHaOpsA2mPb
;56)^4$d6nJ*zw0$?t=!yWs1-kBb46b?9q?PH8Nxv!pkgcIP<ey9S#UxWV6q8{cb(>B_apqP1vi4s;xre{;Kp#6h~FMS6T4%f<Qz+Ys#41&tco6ox&d_iMwA
8)_{FsB$~+1dDFv!l(aLbF;s0Rz>gn&p(~rh;uv8&i^|erp`O$_kQU6zd@s*pDq%+*1U5;|F#d-fXCfh?s6AQI^x?u(z9o&PVI7MeUHvi%mSEl@krax8MJi~
x~{dz{JjeS<^4T5qJIg|_ZV7PM+8qk^!@0^>#MYmwHuLXNV@}d8GUB0Y5r~9?(saa#$-2!?2^C4<ahs$e+qkZd%Uw_Z(j}0vrlehYQ2W%{Recb(V3GpEUfVk
1hYE+b{Lm~4hNyTX1%}h_;{^`>(O8XSy7Ot@WT(B*6FH4#&qq%^V1$V!Ytv7;d&S!t)q{o9TC>n^)6Pc!Qu7Tt^)g%t79$9V442`hAh4JwDuNHD&snJ0^8Q{
f$Wc-n`~swxUk^|REitn(4@JYmud~HoYsCXSs)JasKdif)IJ$)*ClkX9b2UVS;O;~u<_tiXP73$X4Z&4zjBK8%1LW(T7#pok!2RwPKgXdap(WorewtW&kJw*
!1-un4-{E{FD-MnaE_Y~wW)m4uS#+dw!^{V<8a@_>)IQy_No3@c;ZM~OFh^jE_xMX#e}ST=ej?r-(M4COVG@KyZ}ge2sgD2BJ>&apH`f$3}z>ANuuME2mjkE
?m*bqAQ%#seM=%FPrT9Hdi|dZZ@X}OtG;5QPgAf59m0^4eq@93_|<5y*SD{C<f5N0VpxvTe8ggn{b^wK6<EALJ39?;Vc;DeqgI~~Kya5rTq%@0Hn=$NsQ5}1
5+67%c0DQ_O#xvax^=EhN~xm>67x6SP;?~#>7EhtVSw60F%*3kl%Pd>Q!3mF$dt!swIVH~BE?22?JxGKiAksIYyFmFw-9XKgSbE(p<kdzbSBv!=2cg#1*Wfp
q~uMC_5-Js4cbfv<*3iB)5m*e4Cnxzq>Ln83eS-O9dDUr`hFG#LhKi61yDVY)uG1oRu-w}dvs`BO&TJtpZ2m93ub;=_ku9~8Wrh^z7a!%4+}1-Aj<QPk9du+
A^9U44*j@Dkm_{}k5jCTMoNOIPTq39Xlk|QP%KwT{WJrT;l)ZC%8pmG6=Xih*dEvf3P)*xN29*6aa3|afj)-aA2Gg_>R)#EDs6U+mk2of-*j5ArEGSLvEPx#
=Je<0&?!PF6Hc;bK;-v45io%4w~UF-QWzcdmOd^yX}LhMPlZ4|Rs1!_N0+4Xmf;qY3RJ@{66dMy8!2xoD6tx`B5i>gKrb96ZvXsBpT`lklj`_GR1<`Gu|I7f
4PTg_=<A<WR!*b6n$GjVCDZ7f)V{et$Hn<E*?mHnWbws#8z#{!{)jHw%8@B3>ik)Z!MUhh8N=&^8&|9O!1ox1+h0027M?D|e&s~=>`wiZl~b9v;;i_o!_!8(
&(F*oB&Ph#acqm=`z$xXgusC?@Tuh|=6cdk<Zy0IETRf;x;{C>eVabq4Owwo#Gs%yjBIqJ3J@>p{cj+J%0qwhPp5Kf9(}auSf7V+9AXvG>#-aYdh%lK|L{yk
kB701Tu(|xXWN(=8=*cAWNo54eGn{r<J?b|XovA6J0Uecm+1-Ywqeek@ieAKC*w@dGM+k*8VsdF8GHVNo#qXLwZ*eOS;mJU36H~=v-sGP7M?}?d9fp5@O+?I
GX4zR@S!=A8cOZ?5b(l1jlN;Kab96JiqRim%3hqtU$&zcts94ZIz@dhD2Y=g!%%s+D_tvEaCd=+jtL(xVV)y1#cOvSr#7ai4&uZ=YirNb`J6u1jh&#sS-j}O
ALAHVa`IQhsRu8(?8S3*=Tr20^gaA83{jp(M|=NlhI%@OONf)#aRT3(&PN-k^AzI=Qdl(SY5F4Qr3GIY;m^s%vp<=!c#grF_%a4FP19Lx$U38$&ggW3;vFw8
wrA(Z^EjL@&mSF>=+T=xOi+ub`F(7Au{a$rFaF?8=hHd#aXG|rn&2Zg)cPF#5=i1Wg-e{C-`MkMIz5iwO(E?r^Tc-b9FL#l`Nai4&4(r&y`E2NIko=6T?k_c
ub%su{o0L-wr6KgV}v$DaO!c&PxSdI@9pVj9P#Ai$w$9S!>c&)@H`(FbUH_OI)Ph+bBxbub%v(>J@ElTDtsB|6;YQgo-bd%*zt6kA~X`7^xmD%52r8DZ%<&;
Zhj+o9?s+GS&lDZI-R=!Mi0qz6+`vq84LtZIoVHe-GxU#Z54!VcD|fW90u(qp;wo2n#S`NHhppMyD^><(7x4tY>$+ZqiTy;Nmaa8ic66{K9ty&Y+%f*dH<Vv
HVSB~x|H)iKE*y26~TqyD$qT016<AEuf^L<0w9eg8%?%htW*w(P*e<wM-Fla^b_TfR2Ae^rckLm5F}e7cu_F2W#y6<gDhBqdCfQz(4g^#`Rd)gvGxi+xP`Vo
q~f;ZUBOCM7R$R*aDfZ>JczP#wX7nQk*izD_Qgjai;s5iN+#0s_L>S1Vt*<2f*ch)6kM^Yz#CAD^WL+}(5)g0saQjnk@D0(DDqta)eq|VM)^`fQvFrP?PZlz
V%Kx%A3~t$WRVoCv22?N5Pvb_z4}+k<~?ZS`5Yddmt|>74(hzvf_UR%K2r|sR4q3J$(Q8U27of7^INe+S%@!tunI2W2X`scfKEku5akm3z6HrwG@v%sJP5<A
h4oS`-l>FDys*WfhIw+R;2SUT1}!#XW5;8mek#;vc`Qm%7bV{%1&o{kd95(bsl>J94dYx8?&eoa7|cPSCa90CDqA+}pfLqtLJd6yn<+sGDE;i?Mii@*+;Uut
j25&}PrRpi#X+f8k~}G}ktow7(W?5bC<>g+dS3uEFhtb66B5sX<z&HAxiS)KnkuMJF#bFPUx9Ia0Ag|g-=ZK0w9o<E2{d#8zns7L%D0)!@8zwesYu}dskj1)
6Ji0imah-CV7~($dPw@6Qm=8sF#L`qJa4iK(8C4WG?ED>h{=)2IoGN#p_11%bid+>oey#mrNzBaRfd^@8_ObZWSLM3O_<+z7V{R@Ofk7<qQEfvd#sLf-jV%A
4Upq+xdQnM!^P*lhOH=N3N`@KgNkSLPB2t+45Oct6|2f(o?nbg@Ny~S_D>=&1$b9iX?CY1lzTqEyZltmn+c0~7IkTg;;6t2lMO95TOm4#DDdg@Ze2c=+fr^w
fmlNY==~fQuWN|*&k4k?ysd<g#l|R3*ksxV0I954A(7qeNwt&jG%mA3E(-gESS{EG!Zsj8M2}NU_#R*giFE#ISV*GW%6z|i=)p7qQ}bTk4Sk0(XG(%e!Hf)u
m#At_-f+z*lPj=)mkIVNUvhTK<=G}!i$ftF2b8XrkzBqfwCE(z)rw1UP4{L$?`6+LPxulXnJ7I^J<S@;5|RgE$)iH^x6i0RIoMXbhdW^=iNu0i{9AK?ktteG
35e0v{BCGjh+B4~H;~h$B~MFT;9G9`BBwAKFfj8;#0oRo?e$K+t_9i){tf;OJd`UAPzX;!aE*||66wCnEj3_{-9oYE72k_@^JZ>biIN@W_t2z=tVsmPz!Qj-
cQum-$S}pcM_~;aSDVk^@m_3sf5fG0#Z~~+Ni<Mh&%0_O1;Pv>a(?Bb2mtm%t_jD79RqHztl*HGG9bXaBCE62z%l(nC-sI%c3dNsZu+vmhoR~;ff!e0qaZ)<
dG)@tw}xIJ@bn$;Z}6HwUQ1;F51x3|bizn0(!k~N@AA+4q3#ISng0>r1xMB4=H`g3-TC9FQipI^&$9|U=xJI50Ldm{$lN+(YuZEJ#aXTg=9FA_1A9I1sZR`e
M&_ML${&fcApH&yyfxoH_9pZPWg|cETlVvB2)B$pC5K4J?l(v5u#(@+yYtR-V;kPJEf`&3b>B(?>DUf^>`!Qrk48VT0HkFXCKsv&DXDJ7yl7y%_e|GGH}rM7
KT4o9C$nW>Io;E|);#7D)c=k$BD{>pq|?LyLW%vozQ55WJ{%aBMOnwp+vd^c7#wyD`H}yJUCP^m$rx_qo*x#D%kDec?}E_Rb%va<Du}H3krg*i3il&2-(%eN
@>Z-4?VzZVdA9fJpqQhc<9p5t@*qDg?+9mXja)t_kc|C-eqg<82w8ro6FXq0B{wN4M2nK$@j-~xyB|1sLC&2r&M}uLvX^NOu>hX*$gw%Tnx}p&(JJZ>#QS^f
W9Pbf4`T%5=Q<mA5tO>+Q~Mx5P{+4!^fe9RIZIqU+FpM!D2~o|_dy_^tah&TaTo@$p7`FKfMXY&fl`eTyw?G{yU_Vux8nm2lZ!UG`3a=yQm_kp;z0nHhG2n(
!6#z!$;5Bzs&=ELgF?D#r^%-*ac5+riEyD$eC_*s_?IZ%=!WJO<DyU9AF*b!_n{ldCe259Y~$Mge-6K#;&A_6W+$BnP|^Lk8$o|NGhBNWChv}&?rk6croG!=
Eu!t~XzU^SF&-9FM+-#VQv)P!H4tmuh0b=J`vwd!s$sH?_MbX{-bl5>phTd3Q^0=S7I??kSN#xA(X{irD<5L?wsr>${bYHo&(`(+??cyir}Kyo0iH9=UmyC9
tKo??I_S(f?ZYp#(+-mvcifCl_snA4NAnP=t*>IRpZNG35VcpL{d_(~?MIT>HaMHf{``=wCbw`7?A}5zbV$0r_4fE{PLbSgdI(P}CxG2@>XKNo{<;T8`oDDx
A{G++Yf!k#Fe!7_azq5fqDShABtr*eaNKtbl-Ae*e{j#NnHTt5@vUV&GuDTS<CHp(*++zq{OTdpPP84VG*@;vpSoH0U3$z|C`||8_)3>DsMv_mqVRZY;fV<v
3agU@8KVo?6bve4uf|m#i&91;?~&p6P!D}oo%RA`7sh5VO`C~6{(3&}1hUPRf~JsUpdpa3albjhBLPIhP;?1N78wvOE4&5Hl)jAYxCo9ZkSelL3FVJasF?DO
H!00k1_`Bp042*a8mPDFEznaD61cfuWy11PmK_e<I#5wX!pMONvl55-$aLb%MC7KEkUgyP@Z^#`6^tTFYwgPh19WD<Sy&D%?4H2x8=0nk4+GAnHl^*4JBUio
>VmC5^G3@%3hb!Sn{u8Yx_29`*iarxi$UD9t30pR*mnI%x?OMWCbVmr7Y)?Z`OvMZB9B<=l5L9SuGbZ*DtA{Dd{q$jc5|1?U3ItJ9QhW60)Pa0uZsCo8@74R
H+RKGZI?hyTvY`x?$qb)al8F|SE_Qz%Ys*1RTu>V1HibFWd)c5A1Q&lH#f!mbaMydV@pz2{znN)K)%EG72lMnJE+k{R+XyCmH3D9Zc{Bbn-YGrk@8Ly@bm3<
Q@vN)JGyDA<w6x~L$<Ws@~6$KP4xs&zZ-#B)A<9n+|K*KmzA2^zqy0vK=bbaGsJd2vu~sLMhzPnWbuyT3K!)7N?>o{;{Q$DDdCIFjJ<%aATX5NGF}14Z$$YX
dLy^DAbu(!f?~q}+-|C|*sQmTW%0XTx4Q>5Qf@`j!NYM`l-1q4U%#o@ZrS#I`R-1=quWh+x81(~)7`r}uxRlfY_hrAyn`z@aLKlMUzUG*cLXC8aMfJ}f419q
@3z1Ga=X2&HoSblk$3MmWOLV6+xOd|+`hXLZhLpPdB1rFD(UV|?;><Hzq|VrSPcfHdOx2ecK6RRKz!<5fwzF-n!ht#n7gbi&piK)s#uz<eqO2(Ae}267RjE=
O@unF8R5lzn)=v2B~F)?Nt|WN!k1*cJAf*r$t@7j##K<Bs(jeYuiT!DVZf}9d{R`fOwx;%Bmd|i1)=#nJ94|3r;NX&ZF!PLZ#JL>wkm}jH3~>1;~+%O$_nca
jfv=lI`z~u#DTlJ4PGT&ZAMCN-!WA{9-dEz0~^>@Z5DOq3Zd)V;euLp^s`0-960wX?4@;Y<}cDAepESed3raW{gJO^wXwgjEjOwd{G-CJQEb^7VuBn{|K<tj
s*FyI>xa)zfsa+0qeg99A^kh-s+IubZRV30!I;Gpgq&i<4io5SM9nA~&#pu{$(;}t$XETSIyLLD!@T>iLN(^c?=JIK+J#Viw<r)O1V~uF7lq8pVrD`GS)!I?
X*c7%_?rlADkK;?eWtu{YmG__DqdB!W1Hdk5Pc(mt-g7(TfwGM;_=q2AKQ8VGQ9Y&&L#tURU5HOZ@4^Q7MZ3L$}?+&SuENGt%+frxE-T)#44k`c6DZH$Uuv;
^!NSBb?gfGyrJmIVuBs-xz~-Qua@y=+uRS?_nO^1lkcfzLq1TPd^;p0&bxy!W`|q&7w1c}La$NiX-v_8oxk$Cg|CO`{}DZ8BXf<v)uz)cLl#g=dn>F1(93z_
k?qk(&6e2ruLkqlWr<-xDeIer7^t04i?E~Lr_8<rPs-R1DsvC1zs*RJrlf^pRqKb2b*rpVJ?(9Bcw(_(t8i>|j6LUG^>A%pA9&gaJ2yEw4rvbl073xS$93+%
HQW;LQM=+1z@~lb`oOU9<3zZ*H$pT4LTq02POgR&J7PuTbTDrd#}B^k#nVlje@>S2(Q!vQ(Sm8bbgs8UD!6vY56gSqdD~uT!wq7qR<j>d5LFK>@oUO_(?g`z
HSM-<b0c^{-J{BzrJWaeiktPq(g%s~f8pNdf;|vV2QCMmsHwqL^$HpNItLTw{ir2<u%9$YmVk!cepz6|GCgmOEqk^-60=}t-s7zMJ7B@G?^{<al3a6R@auiR
(;G@!(Q<PmZR%{GeTyF+!!>Yo>k;{_`3OQCBnYs?nu}yvQz)uNY6hg6HTm#t4_SziItb5i(QT6P<dF4dpbR9YD=0{lH9PWDXVNtgdAq?DN3FsmN%13d?d3ah
^-p#$aDt6s>v{8wq{~2vH()JOWKh7ZZEq+u)a}HRGoPITi^Nq*+qL%H<*`lO1cIWKi{lYFeUC87GqqnA)Va+PVE)HiNX8yael>3@z-aMM3%!414tCh<%YuFi
*nnK+J!}0yf9cje$khHuiEIItzB7EmB(Mlh^G6sQ5kR>&K0TVNC^ULLB!@OtmdGOX?S^??Ad{?EA_|_P<<pAs|Bs_LVU8m?(==z-MmufYYDryUu?P|g<PnG8
?vaU-T2e`xpEkB**4sAS)2))KNPq+~BQxXh+dUFsm3DvKej(DViUfg-!@uu+-zN@t4G2x}b-(cD-!+5b*|3|-k#zpZ-}U;w@FEr0Z<uKHx*>pwDLg>c4!CZ|
+(Aw)hw|;baNG$|0V%xO<JaVDSx=b1LWLv+dp8ia=e$Otg^0Good1$D$<~yv=Na0d?^L_sXHH3B)>Q{*qeT3xr!uUVMeHkFX*l^e9C!L7XHWDsT2X$*3)m*z
4{XDhr7Gu_kRj3lXkDYHYpB8cfYO<HPM65_)raf1BlKPYG=5$(iYOOkz{}0PX6Tm$H77V9#MXURuKN0b-__*&NE2Ci5N#@Gz7A5-rn9eVO3r7%$@RSQ1jDGG
ABMoVLD0S67G#7}$MkwR(vtAdzXjk%bTsqZbbO=3iHT3Nx@HiSMGNX%z{yy%hcjmdIU}+}OR0<c4Zk_D4_D0N@~avFv-In?^Al*dzO2axp#!iyfy0L%SbhSy
TO)Ox*RlF3B7H@OX!sk#M{@kzbLO1OBWM3tui#6E0!wkCtn2uE{ZVY_rxx9?n#-2Y^Y}5eYQR{x)y7Cj=JKj*h(KRZD(Y6vZyeu}W?p#)EQf6?Boz6Co29^5
%+oE6m9gk8RlVPUIpG!L+VTd0qO!-ndML{`qj3EQN_{fx0`O*|t;Kzd-=mf7`?1sHJBQC*c?zrgu<8M+NPAUPL%@1qp12ZR&@d>x^LOn~KsR)`Bj*yo!BGBh
J=A0YS@gfqQd`ajRFoPIQ1ycmuE2I&Yrud5^a=flo|ZthU6r1$BC7ZJ<Zo)fUMt-}S2KHcqv+2{wE1~;e(VM}2z*N{>g`f=z-I!{HFVh<_ipg6_GB<?st@DU
9)k5j1XlTKRLFdZv?f>cBgJ7}#>5WCp=N(J=;yeEb}}&F?Y>(b!4l9lxt*uy(!@CqkTu$oUK`fEHCR8C__Uapv%IR1!Qv~wI1zNJkB%=}Am6Zr)4R~;ug;IF
&bUe&`q<aR`O~VfudlA#sq3pZr!`svFD(a#i|gwB^}H7GQ*X-0(rJJ0)_7di3-B$w)Pc=&J`b?1H6A+D(ecY6Z|m#x;dtMfExPR>z4N-K3qMqUKKZB9L;sO>
8~7wwG(*bot#!SxH$K@Ocqta+C&S!4?K}40dHvXpz7In@fK!DB_wkjrtCQ)<QJajm*XdY7LiASd{lTDAEOhCf3<k~&uWRc^^WK))Ydd|hDO+DSGd~>z2l3eJ
b3|elMs|(-T3=y3KMe!UOpbri!G&N=ZF^l%pO(7Q>Fow@^qA8v05zP)jZ5)du=A9#)<qddU~jka`{n(b7)aph<ZN~P2xqthEz&M8&i>X{IRKOSHU{0B5bk-H
3?KBdhvOYh)k4|%cQ+-!fkFxPVUMC)yLb!ipHIstpLISu+c`a2{Yw`g^wvIy)_Q-8eDi;5UC&D+)$?qq`}5nPZ_QzH$eT1D&frT8TWNjJ^QzV7U^}DV`Mw{9
{qi&(3w@j?=2$|+J&%tkIK_DF?ZE}356+Ev?BD8nnWQmT|2W^EL*VWJsO)qgt81^(N9S)Im$re=<sV&*2j}dG7}#8n!=@<1X#lP4{Gbi7u`J9`4#vF)qQ4s6
X?HNgt)bmDSzzGQ8Wiv^pO&OPzSRR=KWL46kCsP&u1(q3?BKcre*B@u$D6Mf#i_li^*=Bz`eI(|ryN0N*X7Wn^3w=;aenE$g0>uoZ=vZeLW_BF_giFE7LSYX
E6|Ykts9<t(XQ?n<oglPV~^T$_5J(uX$j5xbG=`FWgefF(9UlTcAhV1)jwg4js($;w&mt%p7wOfuZqoWiC(YfcU?aKG7!jFy1N-m4Ez4hm@r=e8Cr&1SHp0f
Zyz_GHs5#j=J8Z)h9x=m=htYSu=~OG<80wjtk?KT-;96i{D}-u<NI~ltt!~``%bqQ;$w&3Q_w<9>T3iV25EeWza0m9J<m;6xUOZ_D_xZ?l9TgYHyEqgA{3pj
3tUy^=HNVxF@!yj-J9AD@ayGM34iJ5SsxEJnBsW*h>UlC@g9`V*sd>5^!OHr!omR}NI%}ukq&rK{?lko&FcDI*SYgGe`jpZ%~M%I+sv=j97^N*{?_~T02<73
sSD^i2eI@tFCL;z<g5BU#FFuR0B7<8Kfk`$kNAGy9pO;Ly*(Gzd?BVEP>-t)za5r%^i_3!`_<+lo%Vid`#mTlu*SMLgs%8>-E{|C5GWGVUvvAuL)vKgmeqSO
#WHjsUOk!zc7#}lCsU<zIFfsVJ|f>&CseSa>m4rqzFO7RaIeqq=H2=&F&!x({nj1@yeTVj!#=T995)`q`@a|ebp8(81^NersVS=O?sajG(dH5A&@Klk{WV>^
st;@Wc5^HPDXhVPR6S4KyD#Xb_!EHTNDQj$@jr`dgAa?YI=6><Fl2MW>#peEeEb%?^7Y}*tiygp$0M>JkOa8Hjs~o51%Y_%$JV|==J5VnU)i3{i%a5Le|7%U
o(eu5;S{rC*w#x*IgBaNbX8XUZ_xaT7JI0AR=DHh1ijGMr+G=L{rzFddkv)Xf#Pz19?Fy1yyIwj`?FQw^?MixTDqk+tD-J%TBOfkLJ%vucehVwzgm`yH($QR
!|USX!!53G(SG!2#cD6@+Pm+!)DD(UCzp$8OKHuiPi^ejJaHrz=n$+v4!%J4Vc|D%qw$Tww%!S3cqdGBRC^!$P_-``Z-b0Q(dNH*UW|p$(^9*6?(=ccWzz4X
PKE!=YVh%}<J7anOn7WcP%9ByozHP}ESh6)skXluL~`>~9G7<*9M|2@5t#}Qe+}RfueX?iSdo+laVp}7^DtZ<6LUO=ztgVtmOPNCCu&Zn_pTq-Rv*9yb?GUz
Q!+cI5KbtEQPJS)I*mS<j5GZFpd*-o)P02U9m+h`22`{Cv<l$0DC(0L(r|~%(uZyIg}OC<Tjc9yK7|{*gC92OC;22!Z#zIn20u`e|J~Uz{^g@NJCimoNYTKL
x<Bijf^maK*2K}z>%py)u|Lyr%DT(Z==g1~%e4+B0S|)pC4a~|?4tuH?%zgIUQ!%ZK78~zJ2b5=dzm86!JiLx)_aq!9b-G*hj7!o_I(c@5&bYa=gwe^OGs^g
WgQ0pGgs9O2MO4S<zdkEeYHd@)A~&x-aUA88vDWb8=&uB;yxSg?af<zEc^bUA51C2z6<54Uwb$Jx>{G(_zE{IIK;nhG#O6gx(It6_c%EBA7g-|;D)ZZ#P-D0
-3k0(`%Tev@XMC#1>_SDUouCCr<Hqugw4M_&i4s6#{91V<rYrI8U7i6ffl{-1qlvv+j7azMFQ|^yT>QpRnqt?j|m~R(`KoUHXJwp)^xX7cm9jvd#iacH?S$p
g4x@r4ZyxhPL`S)gx}Pn3!N{I{mBILh>?A?|6+A#s~YSZEd6Jjz(WOj|7?U_m!6lOnD(I{dgP#w#Tw3LAMnuD?a+;9w~zL;>_>BKQwd%~R<`ivy@zhw(9qtX
;7$C_pZE42!cRP!<#JQsIx|lV;H|Uua*6K|#2o7&k~|q=K;2J!=JHT7=(Ks#*9;-<Ltlozjp)1qI&3{Fd^N8sjf~6SIl+wg^V*8G((O%0b@95y?HTr$J9VN;
lXfW4Dc};Dd9CEimrK(^%svBC^p7>LZ7oQ6Dr{wrc*z#DXVf0B14?hYYG=AX1;qN>;-JBhyAHqEpv40zs(DTupWabi^%9$cnYPvlqcugvLu={lr~0JI#nygz
>KMOz)6OKOP8J4&oi}w?zGC!#h-5S$`x5J4)_%1gy48aGv^W+AL_e|OR`pN(YMz9gydgCm$vlZF3<59p^5B*ja;g9MV2V~S-+s{Z63a(C)~w+340da3L~-2N
n++!Xx*j<&AbK?C_2#24m>w1zM4q5n{|;ytxtS=SfDd&69#z{wJuQl+>YKON*)>BQ{z%Gly&T~Cj{lXAeyJIRP7kO3O||9*=%^rM^`V1s<XtKF>A!7+*Y(%f
496da3XdZ_@Xwg}k%O?4zTe!xMV1uki?VR<`%$-+19_W?oy-WVZg}9nEn@efVwVLuYjjI1kMOBb{z#UGk$tg5e=ZB|us;j|!ncr(|8|LjxWS*~+HBhl3666-
Uv3u)Z~a=RfUDJ73EL^zxatvrPBe0n2$OUaVA_0`uju;(lqVvtL(wAs=mU=eEo&(YZbL~B%c$k+Hi;(Cec=5@M9rJ;rPtyWL)Ecks*g&<sOU|=MMK+wR8Sc0
3_$;sNVVn9&9?Eox59-FebXj8*0m7^{ElLQ75A#7c+)^D9SzE=;sDIA(=Vb^-L_e>FN&@F*pbIj;4QKmHD~A(7Uo5k-8y@=)xwEz8-OOG1pkO}S%wg{e8p3i
I1C^vRTTQq!lGlSZ>130;)WvSDk+pes^kED>|?=;h7{xW)PK#`D7a9Z@1#A|+ikT|7ophQ*6|Y^lM;2Am@vy@KC^sD1^x46bCv9uDWBJ#<a<>$bkmEO$~3Do
Ryt=$l=tkE>_0Z1Z7NwZclA!vrFu8O!ED9a(=CIM1xLDDZv~9W{}61f`~k}?YE;L?K@dk&kzKWzJl8!fBy6iwtd|q}C)U{5D=wKf!&lMg>~#i-a~zdP?NhpO
EIk1pMtMK%gM`*nE_Y2C$(iS(QY?!?psXo;bWnj=uVSoTGY)&FmAh#8hCx~1M5Q8DY%N#w+AMOV1g{t)Z9^qWK?=DPDk?wU^e&o4B|&+^pS+Z&Y1q%^_3pdL
0CF*!F9PRk{BD}(-WjETyj<BckTzF7TS&0UBvu=Cq^ylx#4~rEKiW*h<g(zp5>QMev*6kAF$f&kv40jRrcn6sS*IBB<_#!wpAi4DR2aGp+ZgyQi%!5G`cG6S
+KZ3)xWb>ZEy5z^cu0{;(Pet0nc&gio`6a9Q^P+E>f@)##}5>YC1C*{_dGrKjls|=MM|HwCm;GLkMV^oyOla<p6IpqFE-^NG7+tfo+K8Q%YZm)*+?<zH)9k{
jQlZRUISy^7^^&wiX*2AEoF>CEpNL-F_aAPNfVqQr%?gQ!yHykH)1GA5L@X#synPV#p01A+bUk9z_vpPV{7?~y3*r6kqF0Hy5l*sV_FJRpqRg%9C4eNWJv7D
VjV(_d{7dOiwR4(V?-LKJj-!@(q2em<SPy07JxDYX3e}xoeIK-s9Oy`LsZ@5ZDN?UCaA*FaISrHDM{w>o+caeC(frT>-h$|+v2axGBc8c(*Ata^5+ir#7_cX
xMBWDW5i9&9%KH_iL;;~4MjHX=wR0{g|nc?JO*fQzshSoi5yDUb%6cN1(KNRKqa7f^_P~F5vubmFSr%H!1UG!6s9kQsKO=|!-@|%^LeWCh%q$G3ac{CF7~uu
iZz{I$f|RO!|SGOMA`=U3t){`FY7o$HD{su{9e}q;@~BKClntV3_1s`AMG8_2he#164ezcvXCU!Kk3{Vk}4jgi~g`N%LHoZLwK7-j*Qnj<w_E@za*%)LHK^m
unA`wmDI-3PDlU&kSxqFgsWd%3*+b8ui8eI`M-Gf@j6j30)DdfaT{f*G~-L7R&joec>DN<#e%-2O;>~9?Q~#5vfVaBt}+DUosbVZPHNXIYTt%NHp1q*A?eyo
n8^!;{GVu(kqD{IaK=f_?9$6BtNGpN%RGHvnq-g|RGA`*J6Z-Kc%4zhXr(?k{<4C;E^cvm8?ZKl35U9AYoC)Czdre{-r78Fo!_AOA}55!@iFC5OGp<XiXhs;
^Q=~-GB<GA75z_+>EkEWLjPjyMjkV&i>f5?PM7%OO&LTwD-8ze6SC(+j4&b_m97<N1wtM~s&SkimDC_tE4~8hG4+Ml93R)0lF-I4u8J<Y<wsr&UKE*G`C5<L
`3Yx84%9sHEVuHdC?-ElLiim|g_Aq=g3eh%MK89!Gz=M=miw)8Ju?vhJm*V)1Dz&na8h?{wjp_@*b^ytex8|y=0}_A!-IJftJ1iLc?q%@4h6KIA#iwJBuP9d
wh2X^oJxuhY>Uf~Zz2z{pEn%BjC08&R(gfk^U|OMyka;h3^t2Zc+vuNT2)74nw`>oL1TMIPAW*tcDR<``@*rE8?1o(?9@ajMO#l|af$iXG9w=WPTU2n)b}JV
u`g`!xi>5yZo`X&_KP_`<6c5(9m&M{Q<8idVCRJP>%u`!@&KLcm%SoIv(M5WypVWsvJ2|W;iwT!)xHO1y1Yaj^JfX-Q9n=P!GGS0m+<mKak=<Zy~JnjpGo_Z
{<C>mWeCnMF{Sil<3Bt5GUb=gn%(<CQsDnm@z`L6xc|2izVxnCRE`pR_=?<iZ<L?k0*O|C4*~~hicPKRsN>kG(1^yZfWbMOX(G|Ij8Jf=4y>_L&`$6T2{kw)
CN7D%wa%jfqe*>C;wz9$;7Trmq5G{8`?De|wqMjtg7HZx3I)2O8rFQLB($933=H%an3Elte!)By^@vmaDE|*MKgqhD7k|S%P9VMIE@G&i_{wZKB!=8k5wCrX
h8Xn<8a9?a9%|P5>Ql)=Cqx~dvR541R5WNgT{%&EzW}%w-P1I`Mj>LRHEcq_N6=%n3h%^eO6F=crT>-!ZK44*06hXB6=E{}z`OKLC;bwCF#;Wryu;9BZe6*W
1&7UvMD`Jec7D58G0uvL5pGV*sWq64lRg^NLG)nZNC<iwe569wN)A;k=s2+GL2)n4On#ny6CWmpkONK+PXbY!h(6#KXKk3)$~JH;K{99iXyL?$giMYh4;K~e
LzBF(%+oEuWZ_d@8arjl`^RLfa=yTRmF=EAn{b)fa3K>(7dlP;^86gP*KN~mAxK{-PMby;R+B{o0d@z~s+a-!*+V93j>k#d(%|o4$38x*8f`@p)b^~TEeCVr
e%vb)NF%gT3-P*v#2J*=#d_C<I*9{kibK}rH-(~GI&dN0H3njov~NW#H5e=;W#`>flxl1FmTa|D>i-Uy?757+5NbPeS!?me1zYy~wmA`9h+7C8p;w7jQ~`#o
>@>YOM>YToS#U-HUpj^&405n?L)M`ZJg>m6Ey9Mc0(5)5M;WK={dl5`frg8Sq%k2+Q`DB`^zq$Jc<u-A5tgSUvb}s|ax&p;CnZ`DC{||wP6eQ}MG|=6p_Bf7
>x5biV#Tq8VE8BfpuKDzv`aNk+=ZqHY*Ji3?mAg48rVU`@7z4gv@Aenw_uG4qxr!jQ5_Z8v4%(*6+}*TcWjityMu$1ov;{`HXoCIjQqmI7zSl3iPm94OlPDS
5n>O>Ge8|bH$DbYdG(7@#Y1QaFW{t=Pms?9Jz1k_>B|ug^`wk4J;8v`4dBGEa%0gc4%9=Srvcr%Xcr!FVAL8+9{13ukd}VIk9uS%N3gX0D<(JT$fT5fi`b)t
zC{o*By^4k&+?pEC%&(h@=DP#A`p&d1&QK}G4#DsMdI!hAgvEEl&o4*0C3_g<wlWtZH7i#2SLtO7ln%;kJqf$O3&BPAVL(>(R605ym6z*;xk`V5JET!ZzN~A
fA&0t2hlk)7MC0;dYM!x!H;V;lzM*IZ0n)0NA4(;#D;jtN+n??_<7_C`&U`dQ+ZjyS1E!=Y2cQ}P-lHQg;IjfXuxrjl7AnvRW%n7DqN{LcFfmKl0FH*#6ZFA
VECAfly(MCgX#F{TX|-4pywV?Lsvjs72v?bHApe5I?m9<@y=yCOAd#G>z}P~YlSbcQFRy`)WFR)yg&fiZjpL#qKA@=GV63FH=j}Jv-4RcTbHY5yR0yB^Bgk3
SP()h9v-G#&arXeRUKl0tm)H!o#pyiGJ`sRV{`(gB~sUsm!vAj;|8%`&SMTj0Lq$Jscp6DeEnt;-YYVskZEG%x#I~99yd<j`I%ymwHgsyXFiH3s8^cGveKo^
CRC(H!2ha$(hbv{oN9+a;w-ZU+@D7pz_cJ7%Id*VQuHhUVw%Q!w#4sFqe|P79ru|jzg7c7Zt0#dvhvnTN<xfV=n2Sj%!(HAz63<P_eWqL=!U^I%|vS<25TC|
nmF<;bZHgVcOQ=$6oxSwcB@+`HP4N#0MxhKBVRR&U5U;bh@YlX5)r5R0Y<2CWJRTG1m`UnOTYE76VU8TC^bS>lXc5aqH>=YuGKbh%)bSF4?KP7msbEx5RrhR
*)mdN{u4nm3L}Q`leDERIY6zo!Z%_~)W*rJ0MSUzR&<S=pJEiSRnQOMuV!Ed>^U&E9hm5Fv6yGgfRhmFk^R&f5W);(2TjjLGX?({#nl8LK*UAl8!1jPPhBYJ
D)~vfA0RDPA*D?ynreO~^Cuj}>sW8^h*&FjCshNOEo;_L(-2G~ClE%;CZZ#UQEmKEvT~kYLJ;F^{5y=Np$0z$WK3iz8z*Fo46}?^F%=UVVdr4qnT8~sl&JyR
(l7#Ah915iqmRp=(AY2+gkY@Pk_<`6PfN4c4ei4-KsO1%FStEy=7$)S^V?=g3wFMeib<gTdZjeG109@ms!~<Wmt64m9HS`PX(gJZj#bf%Mv><6Y@y5FZf^y$
HH;NzBSF>cuy=uB-Ock`{PdLeG2<M8aMPaV(t^RI1U?^gx9@5XkZ6Y1RLMYt;zX;^sQi)u+NtXK-HkKyGY=Rqs!jMTzhkSfqdPjHvt-wI6t)oT2ME*vL_s6S
-DS<@cLNy(JCb(S!JvD`Ww=?Tu$fnOC`}R)aeWf9shoEFcD}-fz|>IG+SYk|7CRCZk<Tf<bT+5EIHdkN0Nt-aVSxhw_GY4<-}4g!5fL!t4<R%b=O|Vb3}AlS
G-{&cI~x^sxQl*(05LLIXw@?4;4i7N429)P*unU-&@Ku!c4se3l9*B*30;c>n1%iV&TLW9E`=>+NKFs?0mvKjtjY44eE{i&tPtT4bB+}m4@}t$jD^ofaD6`J
E(}1x>I0!KW6r>_x-32GK|Hn|k{Z=fIqd-+f{>3&-f~F(9%(p9iDz&KTnE+@C+UrOO#fPaTVYF~`H>kybm2Ch>aG-(1t5VvO1<GOWu}8&=xXIZ3d^5(+DJnz
8)YK%^s6**2;rPA*&-)>G(&uwcnzvihElL;Qg;rd#2<&pXGU2C>~w>35Z#QU++t$HV!lDJc@b%iO=kYTg1MTrpI3V##2Y9jklcVr*W{22k4>z?CpJD%lf~xj
;xY<u-bo-st~#Lyzz*bFVFM%$2%5$tP=ww%+N8j)3k-Z0^AIKj5-Yqu=OVaTQ*O=ehNc`5fISsu$5@s)Jxkzj$(!k#z3_PQTc{>9eMoi(eNmfeBglvcWP0%~
=>UVtgLkVMLm!VZxWBj;3<m@-mA2IrWO_^`8*6r)STwYR5Yd|>>9W}}&<P6V#3B^o`mPbsU(98^RX}bMU$Kb=1l#9lM4Mo?BPL`r8G*ic1yetivPNZwPZiy!
Avx%<By|Fi;!*p1<w%nsy_y)ePlC51QQP^Q4Io}H_H46*?@B-`k79%J$O}joX9eyi@5E2kN&pc&Bfdnx_LGf{2Das+L%u1UFuZ|7P9x)y#cJ|l?P;7BP?q!i
_3;^Zi2qxoXcQL0Hv5N&K%P3QGz3+8ook32obb{Bu&R*@Z|7H=*$~1B`?M&x7Wi-tNi6Q!u>x>~;ROFIP=eo3Lc~Gd6Oa>aZ9z&6G%u^c({mUKqZ(B`5ua`i
3XKO14}Q@6@!gX?V(vF`)Wi~~6vehqK*o^(j2j#6C`>w9iXynd-^nB`gafI4^Kd8smHMHkY6r*6w;D~tov~otaOSme#uneX@An)92vcxQG7Nk8SoEW(pojzB
@C5<2r2H>jV4A5BAUc}!KvVeydCQynfSO3R%#)@;3Mh2fnfFczzG)z@QMR4m$d#lysijRu&QHDni3k}RFsO!esl`JQFXrQvlAFwC`Z1L5pI#v0>lLt)XTG<W
K7}8`6efb1rg(gA(**W1<ulKa@4h=tL6yD^!G;Vj6gH6S*72I+B@&%ZZhpAwFh4N_K*8bMOG2JrREh?}aa;HN`TW<<pD&mG`Ez=H`SGup)yvDv=N~>#FQ2`9
dAUrNAAd|g`j?!|<%eni!{z1W`T1}2^8N7g9AB!Rk+3_;d4|}IlX|C6Uo;@2Szt)VrBs-JY3{7W-E9gWi>l;Io}kA|WT>=9Fo^&Gbwi@i2+c3V2R)X#>`%Uh
y+oon#&t24_BPl<4vu2~G*3(j(vK~JG3mG(p>&*rfmI_@m@3rVRlDPEtMvA8*C?C%?hY`uIe090+vYSV1sJog)HWwKUnQiF`K8V88|=@3zmMqIb^>e{5`TrS
-rS9frM$XrPpI_cKrZw3+x-*lr-M3*!J0DW-gYVD`5w?5omoVTt#Cynd1S~(9GUIdxjrH@p8XArnNa`|vqWmX|2^L%kUW2m909KB)7h`l`Nx>Lq3?43VdVBP
w)2zm@z3_QlIaud0i+OV3k!+|mh0tW2_Gj2wQDKCrslVsMfCk6i3W~BfglN+fQB~FX1VO-2xpsx{@xWH{3M$=rH~?~G?vHiSaEi3kc<$8sm#ty<z))V6x{{&
a-J~W+rkBZ(W(2av#U|RX8!r}G@PG5KOU#&OE_H`{S0aP`KA9HFRPaMshyrD2um+7eY(I9E{{`G2czz&uIkN+Iks&qmd#2)Xw~#gAwR;eU9*i(N=(w7Jd=0Z
Morc506=f&>AQSI1TzW}QdbOj`XH(4UQ5w51=>;GhaEPz^LrtzUeUjoyrWng2#0=E!f~MbMtvC)4R{5-5)$5)L2fzSiM3I_ZWO@Xy!=lB%p@rI=7w0w?-bys
Ca5teQ)U(tXfF{Fxnr>ZjzI|_23d$h{g%CC+CtbKF!h@f4NI?GIW}+t`*tLHI&!f&A|RmtIZ806P#QK&J$gNuX|!2$2?QLib;~qQdeG%*eE|i_Ly^JE+--s+
9|h}FJYp<NG{q)H7;|%jIVpQaBEw@iDj4FD<1lz;vvQW62dUh+Q>$P7>TV0?OS0|VukV^(usO#=^E6WNoxJ0_?LW_N=YWiE;s0N6o4at=?3!kK*T~9o)7Blt
;0*;p?}9r~#ULgl6ar~tJ;)8A5YC$=kp`ev&$mH<1WE?dK0jfTKY?5>b14!(>ubgqZTv1R`b0PX(nkRS3UY*G7_<_5up}sHRIgnicCD$CKFn{jKrP@{j1&sN
6D{kCL07Iplcb3#F?|;S)}lo7!Y>SWLrNA>jRxy!IrIh-hDl%+CyItchcNZk32$XPa*!4A1hQSjz?b%kLGF|d;0|YDt3Z5A%#~P6x~hWf=>?K~=<@su{!0ab
z<hiIF+<TEk3LNZjMwD?$sEiV1O|E8@i6e8KoGe2xQgN1$OB3_S?3Z!HHIkfpji>%Fl0=hfima>R8kwBAb5<$u(&>_NYhvV4Hd&ihcd?qdBPist?!OHiL565
;(Y(QOTM_)!~~gMxTPtGlBNTB$kg`m>D?-rd1~<_nR^d(Xyi$wAi?(#Lq*_@8ZA&<B2-1f{d_|(K|b!rfb$H|`xraO=n!C_>&gtu7@qTx50HdRg6O_pB9p@k
`hJAG1&JU&f&`!h1i&@NZ+ZVNrE(a6yaVK!?smSy1x<^W9b|_Qs*5ElxM!s)fh<J_1T$*tt(>yQ3`WJs>GOW2m6!HU;5+{AGf>G}KlbPaQia$Jq6TQ!>XX{d
vwuVMJd0od@xTB2$FDD6KmX?IuYY%U`Q2~6{@v~y__h1y55N24Z@>BG_g`oAyWf0sH~s22zxn6iHNXD-OZx5ZkH3BX=ii6leZznA#~=Rihrj-J`2C0c*WZ5g
yFXr@|1kaTkGp^V<{SCj-S1z1yZ!Z#|NVFCAMOA9hu?hj`J2<{zy9+d|M>F%eG~rx-~IdbZ-4(s@ROVr9=E!I0Q||yP#u#?3-{9|te7fw+!oIKkek@gQ$GL{
79P5n_4BNgkFnxdr%Zqqgwgy8A3w}UWDZc?7DV8a831qEJ%l~BJdO~w;(;n`x$ak*RgiRvDB=@AtV|s{rkqPGHcJz051$$s0h<eGbxnhTL7Jy_;#GZo0GL2G
cuhVrKAtJ$;27uYr?7**w##54m|&}O#eJDr#u0|UP9fmeUbot3OGPve40C^q`aakJ70WFtYoYd;*P|BNLbh!lSym?J$`8}$X{!aPkXlQY%WF1?@q^%7j0yaB
$H=PS9JtEy4;(T;+#{^)7XX4{AW;%lxrtN}zz^i6vxtNs<A3r3=qiIDu#Y2QOWKS`nmj-ySAd{ll~oTRQtb#b`<w0kf|zA-%gf~dVe8wDDPxxswSZ|Zv1MpL
;viIl{xdaClliV`z$Z4x>C)Ks^fD=+_ANr=v4LY(zKy0C2Ovd|eU@-EWt~f~7eMJTPG$w4leEoeAL`t%r;nif*^?N`H06^XVjNN3Q9S|hi5s5Ryq5a}j0{c5
3=Dv0WCX?I-XD^H1_boaSb!=BW?dWxCq9aJ3iEAcM31qhFF?4yCij4|=td0ypqIvg-fZt|pz7D#70EsYh};(<o9pk&ZMsOSD!$YyW!Ma)H)~)|Kr4tB2vi!x
0eaN&8*g=z9SY{vy)vw?LF9<%L?(Uf^a$u<ID#4oY{fStA;p26JjW;tC^q=dq0et9gsCd|Od)`m_an0>(3}oRF4Ytv=$D&$ZY2ikhwp9duYm=PfNh8z02nM0
1Yc{{mXyD-0==^vlK_&w9YoSY0)|1O0er|=UwcajKVaMQ9GJKV>Vf_&6G#6mIl_nHqe(o#Db2Wy2GKO}B8!I=(B~|CMV5B-(f_;St9PKpb!jIC`ZOI~8Xy&`
Cl|8I%()z&C`4b}7ag$sD18<zY2Djm1zFKoF^Y$hz{!bmzS0LY2!F0g9Vke$rh9wi`k-j2!Wyx2KC=0CkNHO_f5~ibN62QVHg;8du4>Rq?0w-YXyb*?6)Oos
+;NGaU{6XR?YfJ@wY|+<bzfGrmm?<^E`7W}Lf)^`*W2jrIekC*!-V9nUjU9?WaeFlK#$Gj@kNl(YBL521Wa%uIYYt@{*F&?OZDp=(Dlb@?f51PPrEgl8vjy9
Y-B`JfL_wu{PrU<8^2RQUV{g@T4v>ix_L2QTHqfwPkal&B(@+4b>1SsOSEw34mxbO<`)%9i7{F=aZNwO6&w}h+gPe8kl6J<K2reHLa8I{W`+b>Gjf-i&+{!)
hWf{+7twz29_Kix^?qLa&0GMAr@Y;rU-4nvOt*P@E=QkVFxhf}`uuDlS9t_nq|q^vzwe!57NpN>MiY420|VUl!-`qnCEaES;qxNACLp7d2F=Wz*^s;rT*4kv
V+C0z8-q?vCKn39?a@Zr&rio-?*4Z9J2<EkYqU!R7Gh<v1Y&yZc#XkCK>2bjeOH=V;c`2ftc1P*52haivsF`bRe<`NR;G?XfP&m#!a2oUK#9j9ymMsa)SIDT
4vcxof?gNiWbI;LXKLOC`vpW83iSyt^v1)9(|Uk!J)Zx>lZSM6)P$GcSA7r1MM1=Y@IDSGGe#o>`g-XLu}{W5fnf+vMHje%VO^$IYy!24{ZUO4Pc><>O4B<|
T-WSQz8~*|4KX}>kI-|w-EA7J2B6DZK)0H2)p|v}(~$yoC8Yj0K{~G>YaYqIRE>x8vfF9Delpd?n`fn}o_%NYg{Pr!!8um}bP#frLy+OeCmC|uh+$q*dGxD4
l~@C6^#u*{WLp4jA&MT7CI?duks_L(gH`!XS_;TD7!@m*pnbTSXE{0=u+dn4K2oO04k?S88Z`P+73^!(q+6Lw__!$Oy3QPw#WRjYYoM+?r}Laxfc3<KE{W9p
zB7n?7s1T42&@B><)B>#q>cf!namDrAxY<symV}YF1d$R7f~5wJx87Kanl0U@_2++BKHMkxU~pp7XN-4p&0<bFawFrmh<|)g|=nkz(^(e&}<!IaoViHP$mmn
<>zIrEyF<gtDd!;p&&Gr^R>RQ^MWvB{I1DJD{WqutAm*)XebI1P8B<m_sYW|ZS6g1W0IH5M|s&M(Tu(FNRE<&zl*I*%|C8gnsy|&KTN7@_#IQQmEbhaJg8mb
6C~{ePltc^uy@#tBue<?6!ai~zs|LAK|tSuMLtn?Of0a)A>R}T!eD;O*glx?Byzz}?0nRs=AjQ?jlnP3JXZ~u_n`R<nh#7ZAY2|<6uzZHfvJw*?vEQ5kJ?+5
4b_Z6BWnv7VtsEF<cv&QRpdZfY(WjFJOhplRUgZ6nlQ3BedU-Bm^uU49h2<?2Y#mr{>oY01Ro`Q9mubsWrFl~@|ydqpcFh`Vvhq6dJXasa(Fb?&>xCUy+CXG
6|)LSi^nE_!GWEW03o9(RN#r$w?p?IJuQ1jfV;d;8w5x5*nM9dp{g>rhE>KFklJ9Zk(r{7;JjQX4RJfr^8I8jLs{P31{B`Lkc=JKy2Y-zV$w~B^`6SaM~71u
1fBiEJR})vqhWG+ggk!&mf;7{JgvpSJhZunWAB(n7^=^48jDYX%nw7&FCdOl<CJbar1=O|zKVoRs|=sm4hwLv*1z@B10^SVS3nHh#=J8}78=})MKcW(?DmU9
#QqSdQA7c<0z|xu*Vg)`X*rxo4ceES&D*_M?P*WskQ8j!vA7-rlW|Oq%=Yud$%#nu=@fSH-hT|$g{!Or3^zK?>%2{k1*mC|X~e|k7hZa%AbY&oF7p`>=*I-^
+-<G!cuT?s0uW+5to#wGBYfo1zIP~Mt}~FE$2E(gau5n*W{J-a{`$X7eK?gX*f9@hjJkIf&QAe|J_nw;>l0(8$2g6CuJkf<?L!`VFJlgSTKm0&Yy^6{DDa;G
G(x+k4AWnP`C6p~I=DdlFW0J>@KA$tjflPAe^X0}?<zs+=5F%SC9gfZ%8c;1rHFu~I?j%SQ2jp*0!{J(K9c~JEf{kr9kB1fx**+ThDz3V5)vq{256I4Z)8sY
8QL5Wg<#5Qzznk4(aF3GPlDvB8E%`2!=Bg|V1VTh`EWaI@M?=R?+Yv7Xw?o^NP1{$L}8pP$g@vi2n1sr<jK=B6muAc`sOuMKcvwdNu1|?J`;`{Xs8erWTLk0
(QY_pQ#e!B)=EdtU*7<(FfavNaLCN3G6X6l(}j<$2r3MrP2bl+GoTo-ZE#V+QxDAroO~Ku9}b_!-1{~-Dj>-@?*vL!c16Gy7`VYCYN*pPW$VQXm0%!AAU@)<
u?cI(=1lUeimKP-Zmr(hyXLmI!Sf?P;c`0O*(UJvML~j-b}eb+>DH@R<BfrM<~cyjD}ZID6W%IB=DAXG)I;{Gl;>x$BZi`ha%x@)vfADe65#_Odn~Sj8c;r|
Qk;TsQ8Rh5twUqJ26Du8T4uByc-@#LOZ2Rn_QatuXs94T*q@<W^q29#0_bOCp=KatCJRiX$ao0_y<)6B9iXOT8kW^l>+v``UKWp*)c`RT1k{lD1tsx3&mG)%
@4tk7h!SGXwWssF#iNfrxt=ZCE><{3W0uR<;S5zauYr!;yfPL_@f6RUSs4r3-*Fy-`11#y_%9<QCvxyf=B`U-5g<$cN6Zgg0$;N_KtDdtYxd31*>vgPw~O32
>5^XNXCVlOY7jf?|3qv@!yTtprAtxNpF)2PhI-Y7wSRw#Op5OiHwj|afFQAm<SR&eSANaH{8T4s{?AVkBcS?>lRZ{XoT(||qb#}Nv4)`niu6;smvvHnitDzi
Cw|RV?3ri_c#4|gDGvbuC@C@UWuTBkPjw-DytPt7?5*Ts?lvIHhvI0Y8hj8ym!o$U0Rg^4Ve<s+Wgkt9m!A53N7Z8nF@$_gah^gN)F?*UgfI)wG&LnOyWjb~
S?S3J;e7)EC@&c#S~6!=szJAw(LwSNQAXE+I1%mN-0}p!ye5!$Q-&y2A(D^4qcQPRBnFCrNZliLnip(OEo3T|ynukb0nq~u*%O-6cjnv2lAczH3CcENnL0i%
Br*iuOYzg7b%s>BuZH15iz!-;UgfhhoP>Uh1NC<^9C5Hpx~WhQV83V@{&u@n+p+38<gtUmc62w2P$mq38DrcLB|HKj%agYH)?f`<M5%>pb4FN*JVg)qb4kte
Ew>6nSMUmXCHlAC$_-tMhQw)`0UDg73eaPl_?@@IKCfc24Ri`Zn-oJZ%&l|mGvh~}?$LZdHH9i$=6=B^h=m)^y7X<;!*0g?d=ERh^Fr{@g}^yOf+meIk-8Xc
^J+DIHL7LH5H$a-;94|=Ve66-Qj0JSxJME329g#6WazEVBP9F^<Qw@{P<xPD^e;1{@%iz<BIUS%u#br?1uk#GJhiYbA)9gn|7d~0iNGH)jAbfui0$NgF6U_v
LIiD2@fMp1(8{3blBGzLkW(HPVC<`T$u=@Ud9e(c1M+>!Py0L&lOR(dmuf@j_bC$vkz^!8O_W{SXFsp=hG4g1rXI*RKte{vhm<=dfyXJ(4v*`go#$MU5}c{@
nT53`5;6*T!yci>b7XTmi3C99aw+9lNCVB?0Q6Rl^pfktQ9|*c({vG4&=-F{GAdjnf}~TaY-5Zv0&tFbt=t$y6tKanUpXJ@A!f*gk%I(+I0^!4dtG(VnoJx+
h{Zlt?8@dj$j2z(1=lEl=bDBoo<&(J4w+0s#^O;ni%5zv{RsI=6nxwvh#e#}7o1r`6y)%Yaua^SmpcPiQ>d;X6C@obH);!Ni@)EzKm+6-vRdDM!2XV%n49c2
ss4-YCp952YG^SiquRlc3SX2AAsY$m(;4{(pv#f@nq>nx6dkTZ=N+j50a?h8B)f>6CC>Np&$o6p!q^GTd7Q$CE6Z|mQ$tOUae2<&z+4m^U?v+FkNu+FKxi+Z
#R=5O#B^Tf!51UFo*<Crv5YCYCT23<oAMBe`*R$CqHm@N1ziH(XoEl`SfDgTDxg~f7aW~a<un^a^caSq$5BGqg5n<GbHF|UW<%PX`arrdU)96O5@AyLMG1!j
?F&gOXOaDYw0R;qfJFz>2hDTNWAllCfctr|vm+&D4USaIg7zGws<vD|5l$y`oTLwxln1f~;@^@N6^r~iG@z4;68vTt^3^ss^XzSE!s5>+zTAqY-Q{^Uj(Mq}
uB^rhI)xI;MUxzisD17g@e=fBzO#D1@If&wIUhfaX;#u1y&pq_S}%r_fYM?-hjLYL=t!Jmg^nqQx?3)<6S2p@5Cvg%IQYWOH?swoLBjd)m_qNsS7H*;LT16T
7x5QRqds^YyMkzJ3=3!bgmOqyr-jyiQ44I;MHO*yxI+&2PlB~q`5E@nWv-w>x?joiKrWNl2EN=%%kdzb$ubb&OEAbb9(k-FT7=X^UY@KA_nSW4!;x)Z7)()~
&uO0ER@lnVJ~2jS<|jBI<g)jJH=>LTOqS&hAX-j{feEE*y-Z9E7?=wOxe@cylT5qO-~itS0}q)HJPor^Y+pDCk*k|{x)1YvClRoZ643JoKz#c($?%U;e9jQw
x2iwV(gX@BP)0k_ig|QkOD9Df3nA55)=`&!P$Z=@hY}g3C?RI9awkcC&sE{g0=A$B=#>MXXUWZ8FhWWWXq2TzegOjDnV;7<VkC-Y<wRFm2vWSnF7@fYPQB0)
u)Er+=C~FwDyMf@lIvFBukP<5WxVvVwO%QIs;aN=PV;*+aAsT*vN0<1%_P1=pKzb))jUga9K1k*&@f-Y9T|Y31npuSL~RWY<#<LFqzoV<DCdmNBTs;8A&|9$
ZCKqns;IZ?O(YHDkIMIVC3-tF_qo!Q{+vfV-=e2hVb7CF0W01e@7uxot&-3u&m-s5$Mag&#8QzYa<pDY%oIjV|Mhm7??e<K;YrZu#C5~sDQ}R#QQgr@o2VWv
G{VN=CT;BeCMMW}?WgM|_wvhMH46c{NnaQrJ1%SkdGB)c;^!8`bvkxsJ&LrqVY7hJnJ*vFVG04rH~~#g_BBXxoR<rAOLVf8%gjKfhEIN-N6>@yqQCIi$e`?m
`HHWAYufW&UbT%lT|}3rA1t3|H<wMxo6YF?yG=%o?J*v;nhc2Cu)-sAn*To#<Gtmnx|J*MfiFSmYfoM#8kkl?Bb9PJfG0B)vR^QR0-eB1L?#Kno23p?0|M|I
qV0Hl2+hu;K|uaFL4t@L%2F>?tN_WfPK}^a2`R5cF}-ocO|pF&kGNa_z+*UnRUBa`aD{)pn|NGK1-Sq8dfU)1vN8ee@PwuK%iTJMZLGl!asg(Er*?HX(l7~U
z1spRFm<<sKS#fhoqZO&Ex7bCKR<@op5OD~!h4aohq)|azu44xc5GyO7jKuqHF--fi<f-MrP{@&CwFwRXg(cZn+AfTm}5-A_(g!p2g1FSJ*XBL9V9m%+TGn`
>Ec(-ngl)4XPPIf1#AQ|nOZq!d^7Mud<T36Y+iFBTaDDA6l|PJ&*BoF=Op#m^M`b1lnBA9ck>ORG0{z6U@rMNjjG#W$Xs|xV!WubLZ|@GP|&zjKI5cco-3>7
)y(`s;55})SG>WeDFuE16<|NDH0H>!3VP7$a6}(wuxI3u(5~@fQ{1UuPBAPr1c<JH_<=MeoPp4>s%sAUrqnDJv4<8O$Xb}vRKwYUK@s$-qg!{!zlVH2FZO8+
@B2c<p2PT`SRBv5{&BLG8ez}~%J_{z*mnL}LlnU|EFzT<Y9NMTrvD2$<#ZBY(Jn?vhoHXy)AkzBdw$o;Q!#<vssZX2%AH7x_~oS@Fa8G@Ma@8|XxX3`>gla&
AQ5XJB6w;NxyQo@$)lg|_jM6q;!#5;W{iC2MQ1?~IZGWB2j~}t)}E&>`u|CK4<<=+>`ZWN&+OK?6f@nd?oug2xPS)SBeI4+k88Z6xTP4;qC|=iE}#LA%o_6N
-9v3zjoD;ZWP}Is-X|d58{!EJ#Q|I!D4_QE+xz8h2oMUbYhS={#Al$EY(SWXgP^D!QGE{1x*BZ2vLCPfKyM~~z`&0<>mjsB(|`dZk4}ScU*>UU3gCFqF3_i|
z(``gGB)_tn6<9nr2y3FNdk!E-XO#rKMU{^m8r`y4NwUTd!S*6OB5hd0Yn2!>1WXZ;`684M|^^yR&v(`N?ux@;!M;D^9`bEtk6pb@(9)Yty2B()CH9B1z?7i
qfWjL;|Q9mQy}O0N||o1J^~k_H@X5DS1}E$-*2Q-s~Y&)Af^XW8DeE#DfUA*(MXPyMeaLLMRH%ZaW0^F{fygev6i}fcQhBlREqr_fHS|7A&2D>E-t(<xm&tr
G%qv=!1l4*i6wL|5I6WbbO;7Y+~7x+7l?xmpfic^`{nkRzk~(HpdgRM@jfSe1CUA2olv^&^4q*PcLW>WoxQK}v_!Er<21tHzyQdZ%wq<KvCr`PnlHfeK5S&b
QZcT7R;f<Okb`{h|K6W!g@D+VRQe6R(PjhqlfZ92r-ir6>anx-q|#+FYJ@jW8!Fj^Q|aEgnQ!^KGd~ReICTrY!F>k(oadMKtf@QND1JsMEuGmOe(K0-L057R
pray)XeM%vAfW00;mLUsK&dg9^{kD$Ap^)Mn?d);U=oZ{m_^NpGlCd~At?usKqLF?#ICED9B@%~I{|X~h*l?`n^VI1AXeZz5%8$LgTM)x5TKh<_W##4FgJ&v
Ar_I#E541$t;t&!anx7=7JtB$%0Ys6>zgG*d?=>^epH<DwpZYlcJw&QQ&|A884_@gJH0q-cEaye-(9_)`#Gy6KcJ;cLiK*f`EySE=T%^Ml?31~(97xUZ+?z(
1TqSZXIQXF67eLNj1u&DZk_%AKsl-kmlK>Aqy@-<48r77oFh04@vuG2G;9B@1^9gpG9J=yY*^p~zKADSfH#JW0@4(GX2h3s>}1Mkoy&=C9Ni<(Ge&7CCuUee
_m$P2O;-uX8vbC9Lh>sQBT()bV-e^bYvf)EdKo7L5z6bs$62p4n5_sFWiR}mvRW*ac=n^qbIkislJ4=&v*(wFO^0^q2>|J*+i?6$6uOxek7kQqX8@XRE4->%
g{ovauuhIC`8T~BxiXZ`Y4AVN>yO^b!Ps(geyZ2o5KnUTGkk?;GOgRxk?g$~!Fo(rtmA;hV05J^-K;+i?7-w*+TA0_5%AO9I{!1{OZ<N@=#^gh2!YZ8_M$$8
&`q&#C+fp)M7teDlY#*vAi?nwe0U^aZ8m?w+Eh0U;QNANjtk7prW7U;w+pH)PKWT`5|2T~hO#nrt!=KZOCz9^DEMO(Zzd^DV7ywE$_|xS0jxR1C;BVqrR;zR
sVX<e|2K7Qlj0lD^e^VwE#71y<VB(O!Z8{U8M@2R-x6`jr>|l8qB?*Wwjgzh`#=98{ENC=$9+d3m2Q>@b{?^#x7&0wfrF22w?KbD6d8Dt|3%A2?$}{6gt40d
L6pE_ve`aC_)V7HQjEfET}}gSGG9TEz&k<=ikX&@`aIh3w1G4;0kbfcrimnFB=X=_xMG!dSXLm)ZMnm~u_CfH<f53{I&<T~^+{f()oMj-pzoRt<|p7(t{mY=
nOSAWEd%G;;47Y-v|>7=`eazPVZwg4rF1=fo@`vocx}NcPxY;@c+}uYSasm88oW&4gz|*qgOFLnx7(y3!+<JpR~7F>lmGIS^6v%^CG@jSL%`d4aA$uIxoW(O
YWDGyPj5m|`XfM+7vL9Cx%3pC6qsxbhH%yTasy_Td3!*m9!AJybzHGkoiy^t7RF`(yE2C3+WfCE$mq=iM3t_LHzZev0px7id`6&;ywRm+Z8&4Ubn)klkIP1V
@jq822^c%W*X#wjz;0gh#}|6ceCM*-xwc*O{`r8?i;QAnd;9=M3eaPRkk%aRX5$wn;C;KQefC@|o99%4zFGW7w{(5zr$qKII@=c*$F$oU?o}WA^n|fo=Db^w
;SsHFBA{)*#MJ73yX=IbQyscz5avwQ;m*u`4<^RGgxvA2x1th)j|ZD+^kWC$;=I-$RsFIk-|@NYcIuF_^vje%0;Z0se&6m*cY)+eI?modi_4^*czmcRU~11o
13F&xAoQc9U$NdAE0<1zMNP7MQP#d}a=Y+O5++9abMjc1L#*sZM|BNfKbP_l?@!qZc~z@hr|K|*r1vcu4Rww{j^;I;SX&Mt*$9!|iuoxTY{|D}VkU7M9iL1Z
qr8Ej4CS5=FGL4FygzK=DVe_&xRiBI0OeeD8=tYYp#xl)dA!Yheg+=d38NHNs9ts#E9_%8UV5&i1bV<g`3Zvs1r%pL*2w$#bIvslw$;=!KY>Pgx0+pw?`;eE
6ii8}5eHEz5@_FhG{A3Kn@lz|$wSs-9!P1>=I}4V_-_|bAS7ei<_rMzgBIsOqHK@|-Zz-zvL&1^W#bmmR#ElbZRiVNGzkKC`Tf3g_s<%?Y!?qg?FH2QFTmdW
iwDuKbNu6u{<zGS+&}~#AL_2dp;M19)Sm!TRhPl@-HK<VzM5>+dc1TjOSM$$MbT{KCp_Uj2FkvgTOI}3l*TypK|J~<-$o&?uL8EdLU^QF--joh3H+@i(3WL}
)PV#eSA5`m&j%&gJwzQ}^c7eRpToRZkacz<cWl1vdL|s-4|w!cncS;0-e<+P%X7<th5pANXgmNShQ!M9x3EEHEgFW`UakS}0SrW92T-yE2N2j|0?$&lWhs`@
$mR*)EAj~uE@rEe=LZ+w)q)3q{1X9PiSTsz>EkKz^8^ALgep%)2UB)%^44ayWINN7BsQzj55ILki6H%_;gd2okcjvMv%}fj4Dw56uSsd6kt~=MZi4cx0|5e9
&|mblhs;*#I*0ZN^d|(?`5*RX?9HyBI(Ex~msW#%c1^WUNGi8*fsg85{9!+pt<QNMqENAI$NG6_)a2+a?m7zkr>865<<u>**YVCk{N@g~%Zpr**<dgvtndYA
Tg^P4f`AD7(!QHxiz5c>nY}<n8(_Z{*YsD5nxaHfIe;!${s(gt#XBjZNg%|CkX-O}Mur`lNlf90G}y9Oj$G91;{<Y-OLAipPWQEv3-geDU1<4I76MUhk1FLM
-sf`E?@T_%wo`1(cvN|rf?1Kpj<v?una$a3PJtpL9yvfXXpAQ*AsG^k3e0&OS-CgcP{6fAz`!_Q)ET6k2#9VIinq1q9BBJHuu9RcYqGF*s^4I+ipy-{!6&**
6a__l;~M*OOerr&)P4gF=+nSyOdyf|&0&Je!lm{=3gzEIzRg5(1Ky9{)@QUHX$~=nS2Z_r^C#aVpla~zh~+OGruP+PE_!*4v73YIm-c_6OF{s~&jW}~nh8_a
VB17kAdqFg^q|pMZqblPwd4b7A_5Pcz+~R%O}@qKoFn-zqgsA$0ffMqPPO%VE{nqf@TNvNrl;`a*(vu{2`ZB;hrY7kXWlC3^E2e20Yx4_!hZrN76a3$U$Pk7
Q7!w@b<cmC@AFmc-YNBYl+t`@F8a0~{_#g1i%uPE-i8-QX>d*o+&^dpn!E;tSw>ZkFlS8tyL(I!yJJ0t2skZE>Zizd`Ds~>m&>-(IZJVO6YlhG^h?@@g}<@n
?aPPD(20x#SuQ33XAV^^cb?&MG0*@0=IAF#jA7;mEgWR&`jqNy;6<3XTlXnP3vLNU;4P?x44@GMI3OcR*Hhkr_7Vx^3ewX9dd1PsuJPP+n7ROF30^JjR4R7p
$7?Xj3#E(oY+0F2D@ha}+$D84a|M2M+be>WEWb9xVijHv>e4~j?vq@7S#@h3hzi8kty?0<omj3AN0{M}s=NyDm=RsS4eHy0_-u}uB8)zQBO^4qEkmn3jBKjS
jY6v2$vZ9?cbALbr)4q@AM8G4BRBglD2xwa!C2nN3kJO^UDb;yD|U%<&Rl?28|reF&|!;FIXEgO&8jh6X?hD}+8Cm>PyAh5wsgpYx8<r2kL%>X2XG#lQ433N
kLxYYxw3W6DJW2$*yt#8Ci)Fc4{6xcZqA^m2j@5C{-K;KgoNNRm1c$2A1iOxXA>iZ$jepSa&GV0Jb<DQI(T%3)E?-qU1@85JhJSDxS7N9qVnU5TvI)D@kzz_
0D2Map4h_CO<sTH-B%!g`sOwXe8C3;`l)vLg+_AIcRV$1@XzK`@INXr6y45y5Qs|lMrTQDFk3(N0adGV6GJgpOOR(@`SAYvkk5A4w`1AATc%+GXTeoc)njH|
B_skLs`j$lf<Jk2mv-vti((nn6Wv`pj_xId73<oqpTli3-v{tm?Lh1aZSOgm(pnocJb)DU<V(eZal&sz8$fTl$hc2Lcm^}&8<BlwL7dTvD-hD-Lh&pl&Xkg{
PO0X|FN*_r1QsK>So1tB0QHNfo<+^)H!(f@;q93rFg$FjNvtgJFFJrK0vqexw#kElX*xR1K|cb549QD=29Wg3eUi5X3>u-8pbG_&GK8I&{ZhC2%N`9@$-B{a
a@W}<?l;RSuUUNA=}B~#-PZVL3SkdgVa6B(lyVlIunPyzK=o9ip#jwlm1W;@mMBJ?-Cx9H1(2?B#B=Rfx(Q*O2S9_NQ-fjhDn>Q6u_oO!-<3Vc1lS&6R65W<
GaEcsm#NONT-vOq+@e=ndi`p0l9i&V_p_=Hy#m+(NZ=q*Y=E>zQr7SvQ0ZUWRU0tKCw5}&7fdm5Su*P*mg)v=TfbOvt!@!Z{=Qd!k#GL)ls>#p>NcYuG9hC$
XIWp#e%Y^xUj}@8RXvCU%XK-ileptah~r~=lRm|d6J%WyGKN8d9Hkj-eA$%t#vZ^Wf?0$7d2gcuCLYt@g2p+!I7JScszHD9fKl)VH?7H2C<i|gKa_KhKB0!`
0EGW-GaLN`xH`>%Y29Qd&K~$diPLK;!Qnilvby5{=0?Ty@U4?p63+s=D6c~x5<tY#*<}U+p9^22miat~^8}t54Av?%M}`RP5=9T1Z;l@Fhz&prLh<?V-?o)<
yHaoHrrdi>>JmB#73(*P342irH}=f#IqL?!xkDF-SxztAy;R)oxmq&fZgA-)f(ZYa^Dvzw;bAMxNsQnN&<%Z+BC|1s?Q1U70Im-mH{(dK;Rb-s!Z6lco;yA*
3Zggv#B}ur#17|wQeIIDRM3*m%+-;ECAHg+ZSAYHi9n8AkwKvxLYnhKBEuovpAVCUFJCU-mLrG78Uz5lfdKcl+DuO0Rt&V$IBwDdq&5glz8KRE;or}IliLY2
tYcxyc1a*z=5i$y0+`caYLh{QMR0=bb4ua-9e`|RWQhDw4k3VH_xXLr*cy=)UIWnNE6A<rd^&IImWM@)|LGqkOcDbZQ&sH<E*9)y1jXXZT^rw)VyKeUEUikk
nE9%5M{p|!WFc^#EQZ=5fdc>A)%Pfd?2<6o>!I7H*R;o-{r*+pQ(X5Mtp?osK(@94d21HQcW)r-gm>(5(IoFDKt4iRWiFYt>uH7TZ&k=xvq;;FSQUd~Bag?9
h56t)$tNGSAsVaD6hnt?K7yr++p`o>*B$Gnh#lB<Ethx0K6{tjcuGn<M-)19zwi1EXSQ3CLbhB#GF-9PlVf~2tC{q*kjkSTqF5~r@aH+j;}TLQUywZRI}j*4
kxFZ-)o$VcF)k2!WWV%GUY@luWeXaNgWMkJMhMR%tx}w;W(CuH;2WcfMx6Z!d528$@PAp1q9(K@6ii4yy&rIhWBj&t3b2W_X+bwu^Er;7TkZkf5YXLu87W5q
KaBVrzzKTLXXe0K2FUmau-QQuL*u5r%)>%lGgjpMg=u?EVLE}|!r(^HGO(N$I)Y<~nvHa7J_!~R#gvd!GIcrGHpiGoOy_ctOI(3zX3UlYU2GVSptk<X^XZ2$
iNQmVjo<@7o+20N34SKgx}iO2KNA^XHdQ?32qI)Tlts@-F}xf^Xq=m^2tNW2Vcl)JZUTd{k)YYNIu0NAXJ7VE%GT+{sPV3Kdnq^ok(}oSI9>TWtyJfUmvK2i
DX|~-Q+In+E`#qr<t^U;ci;tsSG7@Y?`Z5rD?cK?UzR__u+`6Zv1YyRK67I&Ou82WgX;6?6~YGK8xk)D1d4}?V8ERqj}9#@MM<mK@C<+lIxq2)Kjjll-3?2z
tf{Rl%ya`l$PmR3P0+v_zkXNBN$`+jGg2b~{aD1vWgJ-}2%iGN*}wEJo6JE(9zh+0&LkaOi^Gx4gn;&cp|=azBB8n@dj!rK?~?Qp$il^4uf+I@x+a1ZgTL7l
5U!5#^h1+@K*c=?;#mAP9ZFd<7Z@vR)>_ZV|7aXY{zC-dwhW!e1nzmDr%gl#AYq2DMy>%~Hg7qMBhU4Le>x&bP`Mc~BD+FbFd5&11vcT@j~;75FBptvIi}ok
B`$2;d7er05-wFYO0BxwJ>L56qJSRT<!VrSlAZ)+x5n{x3pmv3S77ko{R9~-R!XRUUevR@b&LSXDTBt$rq!n>r<n}*L0=vDlQ9}ByD(dL{Hf7Y)u*>Q43z}w
f}PPY#{aJnhO-{k8qg2_0Srju+?S(x0Ij;t<$~uT^CAd&-Z2Q)fh!3b@<sH5=$E*Ai8}UIa^ZbE&dciVrOzwRpXo*IM+vGNGKCLFz+?^7Q02Ap2s9LLCT!e2
OY;dl1sBOpJUM&diG-vFz{5OGFqU9%*F3#fB;|9!5;87s8So@{oTqkPgShT`5LRftXaz{@a_Jl0`zk;#*9N0BEMX4m>1QQ!yJd?%vQCM|?s?{zh_bWMTqnN1
U0V8H$w<5BZ`Ya^;k!<OtN3b0^uk-zb<%f&y^O4BSTE`z_F{31@4k`+ZCB#5+aca<)&6;2mP`K(Qg~+q&hcq>Z!)-uDrpuL1NjXy@$uxsXScWt?29vxAr0my
KrbKln-pa^!krr+ImDYg4`G~CbG=&nCGd_dzdhwk@cX#bnC(^mAcu~xNLgaEro%6NaJzoR$h5pn{b=?axvA7~3PFX$pG3g*b!4|U81g36cIoAJTlp@kWJYJM
n^G~#h=F?Py}h8tKVHTpmWd;A=_>*HogSuf*n+v~AkeIYy!k|ty7aqi-sz|QV%^QNng&zvnI-wsflU_|hq}Qsb-zfWI$Kt!hU#_VFZuYa!IHJB{DzrcX4^k^
?ek0L>$JO*nX;^!xROigC`r94`$&rZTB|N5#X!-|<Aq-$?>CvKR?)R&Mg$Ks3uJghd)-TLV<PT&0$IIzRw}k5%#TSs>Vfcjm3xLaemQjk9DuoLVft}@H}$@M
egT2qWc9+m&G2dT!YKbLf6^MpqQ8vXRp_NAFV-&Qz&6=EpMa6OrQs*rEh+4jdhh>GF$(<Pc-CB0*qE)5yb1O*&nL%cF0n_<230GH#Fn3O>3-fEd^+&(E-);2
L_zLI1vo3hs@l1bFEKBVd%!Tc?P&!3M<65A%>W##)ytiG==NuBSbR2bK`kAY&zCwmN!yEH?S)@A3Q}HP9yoxc_w;2k6{x>O!BCim;6<F`#bi3lJrGJtGLnVl
y5r)BZ2`?Xuedy@6a7&Q?F(1g#1lAAGpS(Lap-JE#-#GxD8+q9SGgJn05XExtg8&F6@V(Ur1LG(km*d%1dPMaRR%~0+y=)NNNyJG^2!Oqy2xlJV3M8~*O%2k
nI+P+_+5O7Qtaz=CnX<aeRsU5t1Vt%`g-0e5Y5$d<}*k*T-Gu2C~`<Pj*Wlx{(wO!@QQM0vlYp*^ckEud9OiVAfVQ069sDKw^Xl&n78NlLY%0^_lNr_(aUfe
V#?{B<nX<lfDkNM7WgYy%YyXBWnZ1l>XN4%`K@=&QjHGG;s(ut?1BYy4&EDC#it*L9Pfh}DJUO6f+Q&jG17jq;2z8QY)^xYY|{h^uE1N*&te6#G^8)I9VW*_
CW(AvU@bv#k3O{_RuqiJ`cP*OAA(dkzo@Z&7Rv=}&ok%grQx#IQZ$PbGMCO!f4(fsy;9Gj|9l1TC|-J#o}0_DhQRXuQ8ot@N|7xr5!!eknfb`fk70DP)VJW6
(w6|a=0Hqi9n{fWc(_ulve9~Ei&$NXIWNMz)1_G1i<D#M6vlY~+ml~5<aq%-(TbM?gdl!X@4q6SUgQGGv6J`<P9oON(p12{&+6vs!fVNb0Q8@^z(dacOM9ti
3%nqV^1;xrGRNoRA`W~{Dtfs9JTIS8B;fv-VlQ)7>Jqa1?0Zb&vlCyj13Y4`>nGW1wOeX`iM<vJRX~AY!$Hgwn-A>Q8(B6Ci6|9Gz&|&F@t3i^pvzf!cF`aS
Yz}9yLRgf?PW1<+PJL8r=Sson+$SCSFdb)z9*F4+>eQVIcZ8O!AN#9wpGBqo4l%-J*|yI<y=J!Yq!dFh&Ztxe^f+m0!E{ir{<#*dsA+MXi`x>Zq9vhw2xtQK
K14;CEw<r?$1yipJb28HdnG_caalU|<_^5jc4HjqwmAnet~jKE)Lh?f`as_XVZ};#&=X@1P7v2%+h|3_Ypf|#+8946<Nycj<^$lv)Dd|g-GIFQnRbUhx_gjy
>f>Yvzupf6htC9%CM(WSCxGTysoV5LO`wJ~xeF1<&3vX!D5tevp}1~SX}6x@luGd`8$903Ka8c6x%JL`@s{TRvI3YY7VGl#xYgG1s?m<2Uv&mq9DFT&g@|93
18m`hEtLQ=wAwI_=r#=2X1y`#WHlM*P?TpH0*pjBo)Rd0hTqThww*k#{D!69dY(>yY=RTuKXch&0)&I)ivz<D8Awmb!c>4KW4;u<Jnw{6bvfRiCFRU`)%NHh
M=9kxR|=sSa2EVhHIw#tT!;p!g{#O`!ps;Gl~7Bfab&isW*85MJ~SGEIoC(jz$k=M-p=Eu{_R*6^+&?xY_}_;&N$p-=gGV{7T1--tgqV!RbR9Q86H-XrVnix
R_my)*=Q1N&+PK~3VG9%J9yPFhSir(ewcQ*S#d!ctM|@r?bJ15bz4mpLZBdb+9f^?JGXxr(fncXZU23oRk%^_)N1%d1<X{u@p&SVzRqLFTM#rRpXf2i)W&&1
Ikgrv#Ji?F0sH1j$CiTM0)cegY(mIm)m(ephNl$K)dmgQ6x}SsI^+~&G$eq-8-d`RU<8Jn@KUZIA)r1!6z4KN$NHtcA7<0NP>p_t&`v;Du7I!%!E<f7{BwA5
ZDsxw*x|z2CS!(Jp24YbCw|6|dE}sHBhJ^Q5F{Wst>#?maFy`(2@$qNEFrSG))aYc%E~zp`c&@FBCfrE00S5!MA^T_Qi|K?vVA<&?32!?@sQ9axN_%7>!DQC
NqG`3pbAFDSWlz)#9Df_@wu$T(7)x;!TTehJ!%YKibmPydxNW(=N5~yHeJu8v_Gcb&OmrM18oR+@Y@vDr4s}2NzA|I&HG9EVHO(AVZ=g4&uT<4JRr}nnlJw7
kRQT)?kZOHg~DMHoLaVKEBO)BP&3<d__H-<7<icwJT5@%G|^bP5i}iZZ3LcKMg4`W(Dy8GaD|-01YfHI@dz-c!CzL{i0o{@@fOV!B<QJP>_I!gpm;@^b-6bW
5P=;9JPh}d9fpWFYR3RE(FkX6Kv4gOxIf$3<J&4;XCbD>2T`up;xVF(9zRJlm$E*+*T4BK!%kap2`!J)(0o3RmI;+!(pRmm|2h$VLE!VWg;yXkH>=M)2D)(0
EQS>3m5(zj<=9*u5#nY4=ZKN{Iz8KKH~yK!n42LQ%8wjvj;tJM?hgT`<4Xqm)4q*mx93qH`$Q+6+iO-z42(N`cMd##XxZGwaZvoavNAbU3eNR3sB#I1F6x~e
1~&lKc(ryyoY!%u(RxikewceeRDXxrsjh>+rP!6z%2mdcd)YsVCvewd;pd~{_V>?>rp7tc)MofJj8m&GEPtuT>MMwX3*|p71MsN!l+_xq#4iWR8z68Klcm?`
+Co6AkM*VkNi2Y6QVd5KqO+D)QaMDB4|N6d2n=38k2$B2U@^38D%Yoic#0+Y$JsPuG{JEA-OpT%UQ>q*B{6CrTaV6}L~bKiEBF*T=p4}++s`7Tu0~b4bKsWK
9vr#&l6J>CzGclF0eT~0#jK`*am?!a3Q$`EZ8QYSRJQlh=jEIx18I^Y@B+nuf_WX>Sk6SG>M_zQ4=BJ>EX9uUPxzSVm$59ZPjoa*YQ3c1p@CBfj45O}Y943t
M=|k3#Ru=(#2w@<!3ptShEn{poMsQyZ^f7(y%JKOgN(+p0zk1`wN&yK{X7Bg{O36i3v15cG_vsqv~wn#rRp4@dNhEWGw9!PltE_iK<-IZ&s5CHzOWatx%F4Z
hcK01Gpo;Iy)_7O#+I^WE&N{ls>zd`DnMcngRQR&0*C^&8A1w=NaQ!=UPUg8A0x;~?N5{fxq%?1s#JWXx*ujAyu#~XPKv`bP2motK|rEI`x`IC-*LfY>)oJ?
bx$#9PhP{M=Oa6v1gkvg({=b?mC@x&I~e1-h?oZe%tT$$=C@5bqEL2Kd~GZ^;4nMD31cPzLW?b*f9q!}-}*5m44K9o`gCp>wJEfzmetWFA?NHP%)b3a7+h|7
M9NN0*bvWW<n3FB?0sAQ1;sI_Y-f-@{sNrf!TZH#VeoWoQLdyw_^{t{h_-mpH>hrxHRiKBGr&7E0edJ;2T%q45b&Pw0Z_uOT&a5xNzkf~gCa9yc657rR^b7J
M!P%J5bvJtX}J`mdVPuPQ&X(Qhqam;cKCo@!|T*AcajT}mPf)*3Bt6TmK=OJF&Y)9?$88NRtQ!?_!<ZS3*Xw1HY^-PO4lTMur%?_0K76#^dp!&>P$*;J_jQq
)K9)FhhqBHrMC&;X)b4<X+-6G_gTg)*enc4r4`_^u{k@`UaQbfBc&d!bPIILh&iJwh!_|c8=x2NJ&bm696T)hn<TS%myLYyApw99K5`(Ja-irfm8MPEPQYw1
H))msTU?Q=B%A2?sT}nx4V2&ua3jI?WO0IL7$fHg#}g|jLQRk`)J(T!YXSZNUW?9}eOrHp#}FPtfagQnCWmN!LwG*hK{Vi48qX{tlNSckCsZ@8Ht|qZ7D2?A
0OYOGrsCu?4&N%Cr4Wr|AElq(@^Ao2aGJ@S)*-z;g>Ut^dCp2DKi>15l^c#24TsW3q*6GGnU9ZwOjzeos=$Iy6j$ERCc<-GCrQ{gD67pB#uC`%uneFZz{{lU
&8pU!<tkC~{YU|6AS0&g)gODm0syUoy0!G|TXue4)#G%-HeiK*w_Ul_4wu^=ply|VU}`Cw%qaKYe^NPlyTp#2#JPE+Wh;1ufOOZnTv&*D=wx3C4)buW)ZZK3
Ap~Zdlm&UrI-GXXFFZuuP3y;r8mr2I?Oz#_OX!Ei-*Wl8o1LgV{~cwrhnba(9m^G#5X>qjNMVo5C^W<aiZ8rD)0c>|IUKWF<*8XE&|c+QXQ)9Z<=nhUsjO91
zvOWJ_JOShE=7IyAn5oeQvLui-f;5}2mvA(Vpw@`9W!nKz#@Azg2Rx;e9&P616+zXp!2XoxE!RJ`FWdR^aG!Pc{$9|3Bu`R_-aM)FB635X?Ox337GP>(gfwP
p2|j)7^toh)eImIm<2q?CJd!Oua08iEt4{t>SOjazs>sboSn-p@Zt2ylxDJ+v(cu#N5YJXkd>J_M5$X^bu0yjUDxj6F~<Fn#Lntr&0!oA^Xpc*pc6#fkja|h
@5=5*68aWEVTi4uqDg0w$>|s@0rxGwl`wB0(Ncpye@v{Dx#ct4=8wT&fnT9+#TmR7lqGJxU{h>CxDpBU3!It47AfIR@f2?rd=5Gb!+9wq2#|y!Ivl7;x$-T<
r~N3B0Gay{u`_5^FPt%R8^H8LS(YSV2-yrnlKnHV2WLpG|3wQ8F%L{rfRmO&>ecI@sITHze+lB3&DVL17u|TH4J6jo24I<{wCkCMQ8iuGYhyY4aRv~ad4uTy
X8R0rieCV;s+N8Y_@))5Ll{;t=0_|5HuH=C1>aR;2c95q$9TNVSR~NRuat6ppi*ey&jdXDl}R5E7j4|!;=nfd;HcoE7|qU{vgN=!FkSB;XT%!BABf8Fr%+Ca
fJh~*1t6-={0vB(lAIq!+a^mM(Zi}7O>~TlBi%+j97_!{exo5h@n0U;<R`FKpspw@)gL@(Ai(`hOQ8^pQ7IP+0@lThmfQHPS=*S_$8F9_&Fx%U&r&1H!9Z3^
bd_e-EQki{yq_|>$g{2Q_)md1X4e{p@0CD+=$3*5H&)|@3p?BmJ)J)1J9nrtIUe5oo26FOVIJOpiV-MlP2z(*P$F+ZtfkHWnC>lF+qfA+B*Lcwao*HPtPRzH
1ek7%R@Owm5_9_f6$6nvw{^YDkbfaeXX-J-H#C%5@fEsl8ALUz<?z)+htAj9XfPFGT|aT)-nc@g{i8e#;1B2bt^NqHw$;t-w)_y^RLiGd(YYS*Wbr@%wt02<
!skyb6h7-mw3+UPxkDH=de|$lvpi3GmxTINCc5}wm_Yjdo!Ezw;SVT~4|ZePj+NR99=+Afo<Rg59k$y5-YQg9<n&g2(H<xhIP|UeJZ~Y5+*sF@8!XQt#62)n
)kuW%P$hYbz@yfT#P30ga>JAM^YI8#^gf7T1(Q^cFaXU15D0L{Pr_T!mU$Y>&Cuwl3b^C+tzQ)iN3z`9Ht~s3if_vP9c{&#=P~<9j&TB8gtzV^zjlVv($+2U
(h+Y9LW-3-WG2vHnx^Jr!|~~;n=1sl2|wSKrV|9>k`J-+;5~pw2R?E@^mFLY+JxGuqZu4)f?7tdxSF4Q(_7yLKitJVyvz3Q9NTo#luB4)t&;UoHIIh`YML|0
=Ny_0s;T1sr|d{Nx3`=xrMAT8Y+46On9DT0&EUNPE4QI5$0A<nXV2e<o9UN%OAhmj1iLyIJe#UoiBcvh>5YpMD4SNaz`L>jCxoJKQ`6pu+c4gPJr3m8nwQ#2
ew`X0J-jdAqPrLFuZQg`_~+8-3;Q)Y1v3O-8DB9Nus0yYLHiAcY2zgN`#dcfc&h>W(P{a`*4u?$9Tq@Hn*eH-IFJ5JQl*!$lnvyRhU^140r|O<fQZ-NdK09D
jE5#Kn>cxJXwvJ1Ii+EVzS>esmZl=*DB20$0sf2w#9t8C0QF$nENC?FC-|?Vw`J)*grL6(wkJZ%(eWEv5m6Cv%#ed3yfg6^N*o7aJl!5aOvdBu4Oo4u_{uX5
uL@Ho9O@wcNk|`F!@F@ZEAU5=nFv@oRR>7$F|R?Xmxg_jyqE62&fn@4Gv!AaXP1#^?TSAoum_e*kN?VI^*ui8h`_$fyfB6#9G88?O9BXvrqLnbw-b<!1;7(~
b~l0||3Dn+O>zwqC1hH~R`}3^VX@qcw{aKY3!jzkSd^!+#eAuEtijx&JKski^aoq6AP%(zS$xxR7#wvJ6HKBP-!x^j1qI3gSc@w%G(A>~Ofl77%Ya2I$>%=;
ia~%h*7`>PBQqb&dsccF@?*+tJFxs-JZypV6CaJ?;YZAFR%wcKeWJi;IPq_f9}$aw)TbzGoEqSVC6gI#NnD~?XI#Y_zjz<EM-XWNPYHl!0D<;&D6KpQF{lBN
43;M>$gDhXU=TOlS>UKRqZ?4lS3-jtMtoJ}wics<cZV+~V~a|^FCt)m3@EN6_v8k=mc|5a!o1xgp3oUSfQ&(pM!bnDz{_u~2)R>1hiu~!#42VU51HMTK<rsr
O^F(nqs#uk!)N}Vvq^YDj|P+!di;p)P*>`uet^;Ksk1PU+@FP`Uf=R=9l9v$<n*3UG6QJ?L@Ff&JLLF5pFg&Y+{I227JpYF4%7>;H9*<}1E}ImjifALXOjXs
veAQfH8dOaV^uA6@D4jY=CP8fzUKB7xJNpO$g(ciXV&rC+_U&V0*YH-WeDZcgc7l8n(`al@USJwfxsKLfjuGuBIj{ihR*xOCkT4JP?>%YjQRvlzWv41O?$x_
Z%w9<HV~JlFu?j^BjR6ApaWp=z?)GO%>?N+gK#40z(FHIf?ff#8dCXCmN4n@C~Z6gG?em19&y0LAOEOR6&{XtWNkjxhcK>A;h5_XsSKdja<D=+Tt_f3NKZV1
L4yf|X&@ByoQzn-IIK1XvJ1_;EE!&XR?qe}e8;K<eBWFu{@%i9=%h>KC)5G4#>GeLul+Ofa|SVJHaM(kt<J_q?rv}L%ACn#>87avezIVYu{cbWp!P{D91`c8
nVH^>59W%A_<sEstgN?G)?}FH=CAzuJ9`8bD*X>5L&16JWV`n7w>Er?K>;ls{Tsxw^4sRTDE8~XKWF9n7nCCU$TE_C1brm>rEGErfOssA3*<BE)wAA|b3K2K
&-K8}e_^4QBcV&!Al15Uxv&X-5(cnc3;mjYJEa_8YSF+=jAw2H4*6irTBI94=1GE`981HItjhI8Cn+lZQ~;=fhw~_ETmwZ908KQw7KM2BWmUgiT4XBv9#{@d
R#b{f@IP-#-)I(Y*l%RZST~0B;7cRt1u6J7{KwFGITIZy$?soM8dop12qa45DCl^;!jjvAczKZVrlPj1UxLixACq_?=HVI`9|$a8b$ax-e@-v0km^6#^?bqQ
bd_5ENc8mdusoh5xNXaA_9y4TpM;V;<?3Xj^kKGX8&Oz}%O(NkfV?eYw_MD84YX;O0hpwl@}7g%@yot0t)Ub{w2}f~V9eDKJbUJ3=kCD%Z~qRSS4~u(z|Q5~
gWi@nk_e~{Z0k>QL>O@8Uh?{=V3KWF>|uU@RIBzlcp@hu%%MRQstux_^;Gt{76pkHPirN^a07nEsd!zw$xXwf@auy?Uf>s8PFK`lClH25{?RfpfCAmX!v(*f
IUDd%q+Wowgs1E|e$*f+nCk&WmHy=TpZQBG1^X|;o0p0`U0~!_pvfAQWA{w15`OUWEAWgU>0{-h1P4`N5qlN2ZNUJ(tmAu$hOcX0TMqss{ANu=BASu#xo?_1
WAl*Xoy6>&6K5uzbgceGUdpm6WMcJ!_piaKe+aGKPyF0*LiJD<;>Bzh_V6rXDcS#Ab}qmr1FiYQEl{YML`OFG^b!*Qr}?vDAUwsJrK%0r|Eg;B1h_tkti?)c
{C`n=7~UUQS%=f-qaPr!kw4*CnC*jT!R!w}bL=;>24ful_uSwLJKNE`cVYw^aHqwe2>8&w#ZTR|#r{%yJB2r<z8mh+tkPYBs6xkZ1^(GI1o^r?mUX5;tXQ$z
93@eCc^u!Pn8X{%jGDURNWbuf#7|8)ejR;V3YPjgP_Pz%;&stm;MkqLmaor~CYw@tcq!!pH;r-%j8ZrTZL)cx%-UzR5~-d@E@4)u_FPAE0EhLcK^WsHl5eZ{
;7;EeU#?SHi{FEvuWtlR?0rHuf(ghdX{&$Yp)4C@e(46hW47!i^|P0Q44XP2AzScVOVdy2FO9=@_Kvr5y3;1?ZXrUIKU5mT4Ggd-#VmO|jF50(?oh*P(V*;Z
@8bmK4xID*hXf=ca%Kn&iH|wA1XKXfe<qrGX;EzA6z9|YW{S20p1PJV=5hm!10rGpsJxtf$1qzQNUa|h`X>6zhx;+iDa9{7H5%v}$(&knFhiPh{G2R&76d0N
OJ5@4pFuf1)lruXtoEv`lSm8_2p$G(Q2^}DA%da_?@8n=&Nrn8LG}#kfg=dj3S?nCo!aVS$`BDG1JJ<NpNW{~!=+P~=1RG(h_{k6An}9h(zt;)1Q#(-vQ^<C
F7KjW|CjRQFx|5>F<EvS9Ebvg!{+!j9jCVqMfiF>){xiCu%}TCWu4s+vGGoMRP)JP!H@4I(9dnyqHr}I=B<C`L$1|ns^xQRKCgs7U*-;b!C=s6wCEsadWp|z
dqV$(a0<wWXAZm;fln2tu9lqxrym7>2HqE-nR8L-z~4;iVE;r3hu?lSK8QcFAq2$uh5<=5e(UEIn48utk1fYH>LoJErd%gL;#06-*csDGQXdxm(lAN>(|9pJ
3a48x)Q#~|X`}mmt6Bs@vDUT2{Qc(W+^emB^$<!o?tm&l&vV9cV1ixNF*?jb(>O4%0|mE`h=OT%;T21<3pWvRonsJzich=-CI<b;HmqxRwMT~!wUKIbt~<cm
>B<jdBS2<E8wPW`HXf1&WMkr>6_N*m3A%Cd2gugwt!K?6UA8<(ew~;rs}`WA7;aOdrSpl-Q)aLE1A%Xrto*#L0|OOa#iQhJ(mIs$P%T6L2pSVam9`v2Cx$m7
#sv|Fa%U|DS(<vsDM9{!G0q79`}{ri37Gt`(x3sWhJ*3|Nv6f&7~kEDGfVG(C5{f|a#aRV?^dg_FyZ;6!=uRGdOQi8`5H3O|05v{@(HDOJJt-bw+w5aHHoRz
Gv?sBvxTR|<?H9RG$!Hx#|9e@LOE0*Qn|i$+;X=Vv*j^I5Kz97US)oe2OeWfy1<F_SdKcVSNN7o<gCI<soAH6x%)~WU?Ltm@~y3+mWlw<fUe@IJ_-y(#$_X<
^jAza4s>4U>Y=UV;i;E>sl}kEQX6re!(=(-_I#^GtTrbGPT)P5!dp(~j>?bd4N})#{-I+J&1*%wkM^WUrCx_wc5T-oFvX;FI1mY}xOH>;y=<76G{*caoltCI
?R4B0*{UFn=ctI&K(ERHkp!a@fL&1d-nuKBuLhro)izwGCB$%!e+>7z${&}dw71DOhCJyESmrbM<~1-JN+b^_Gc0kv_*A;NV~;jzl@q%LK~|51%;W$eU0xg+
Z~_Qo4^nt!wIHFEp#t&#=KmgnCJpP))W379uES`z-z#oazmq-q$gU&%MlqtgGn2di%<U|M0#j)KsD`G8ai|n3>ouiE&(^g;xIvHX$pcLkh!!<~^A~%}0kl&<
W2uqb%p79%3p&G__-iU`n^`zgGeg=zXriqSpFE1-bL#s><Uc;<m2+suG$9=caQ-omh~MH=s%aj;+M_E!UYG5a{G}nlcMZaJj-r@h!Ac9sp!pk^qFc(JBAC`n
Y(JhoVu#0YEHxx>iiUjwF+#~B3)tqm937A29LB_SC`IVS@pAyElG(B8D4IhRJUbTtA{#%2*A&gEh45TbPM1<;ECKDDNX+<}0KOqGs*~6Ei<xTY^^o0M%JabM
GfR2XR;BfO3<tx3kjAnr!L!ak3G@(;{#{$@9C?F%Zu1=Umo3k<Iz<i?gMP@)5I$O<*ocxFj{{7P`aNq+qj2avPSaQci$G>ojRY{I2_yxrMQg0Q`p*2MAelaV
kb8AUcf7y*aCi6N!;b9kcHQ0I-F@ip_PhP>c6WFC{T=!6;Z6y@$Nm08zwhtvcI8q;x4+wtokssI0iF7%UWr~lcB&@b4pNq!*^QC|@BT&o&|!v4=kaOxO4OB<
J^T@(W6F_RNk9b0d;n=~tV<w~#o#iTLJiQ?G8i2z*!n?oT>+&q{HDf($BjcM+k^ZE{-%~(F-u{psvb02kJt&ajtdO$FCK^r-_f-as}UnLatP<69=Qc-!JPlo
ARTDjsAqu^g^-u(vzwh-xgVVa2_?n)lNk7^Q(V1^48F!Bx0r%BCQg#0YM3#cY-$Kj(`0UbsnUCJPfVAElB$$`Wu--Dxdf2%PoRgrXz6!g<Yxx*A%WdI0_!Cm
!lSPUu=;OG9jq<4l*Sl2*cfR6V8=j*sH2v|g_fNVCGd8LYX;x*bNhP^?!9c_8x4BavsAjGVWr6;LMKiu7+{_&^`quO450y%03Ux0RQOE)#Z!L|b|UN6Gf-De
YItHk+ZoUVw81=OZ-o>2;Mw1_>0p}gz7@#G<rX1uP++5JSy_z1*|5}<gS?P6MTgsOC8i@?Gr)-R1lchhc!N^-V&8##*D($2s5&K-`dJ_MovQXy?9`d#5Br{P
_w60+0m<h*`OV#5$R0RCNkdCjpu7535zd%o{k-4xqTiz(K%4CPy%K2O@6^7RfV=RXeZMD?OL7PQv9$1#JGI+&YFC<(sQulpTI+`~SOnpD3{hl9PK-@k^y+6b
=;-t@fy8bJ3@Q~zU|#rCydDw*S(36Y+i+D^nys<YX&CWNc7kmv>3X9&$*$L;AK0$vvD?EZcMO<k3$h<gYu?SO?|M&KZ5bAiM%<n<tM47hb(RsC(xbAve^qWw
2ABO4^JzmF2u>4gJmVigs(_UM-k0Lm=5YMOJ%*R)kV%9bw^@+M&7VgD5&Eu`p_Dju(TmRs;e4_Q6wb;!x&iEVVYq*&SJ;9;1ts()&R1k9H6;LIH_7va>-+q%
y&6?Lj9I67B&F|1q4jhEWj$KoSxBt^&Y0kHg$?akBAkLzWs<J_IMtO(ViD4HUXCCEta83Cr=-DG!qDxc7B{%G(`Kr<!3<`$R}OS@&!2$k`H6|98zDJM3EEAE
Z->el$+}K(z)(;S(Z`xpqhlN}Lla$2)TROQAcEYZ@zLizl2pG7%pB8p5NYC-<lvSdQp=uU5SUmr!>dCRyiU#Ju=fKG{}TWp=2F?lWowT7-a%lmHZ{aQWe^Oc
1wFq+RvWtjd$(6?TPh{ap|)gYp8}wKZQy^N0#h5e{7l@z{`)xV<;^+fYSrjuWGodYgw}r@`RuESmws00Bjp*`$FGwA1(DacP3dPAdCfyY%#HkkkDx5`k}*A{
Wr!_b)Bgw{5=bfIY8*sB8o)L4(kT^zTh_@>Gg@OxGFrG>$72BE2!?=0I1LnXq%FJpmJrYv+~fF^U_8cfN-$Lq<QN|vMx*(;lzRw{c*lhS%NT1B9~Zwc>z7F{
OJy%Et(J>5LFdb~pzu%RtkGpL2SBuYc;FSw5gb$6COulnqG@>~h|I3W{@2NdDi3XIws-}cevKY74a@S^<(e2Jf#OoP!Ps2Rj>TN#W)N5PPoUc;qZ03UsZSl{
94EDcoc%BQd#+_FK8_X;@|@c(AdY^E+iJsK-&0jiM}ng>o^HtBNDv-inx}@Pm800@4Sau0qyQKBZ;lO8suXfa29SETr4~e}=t)KQ*lh?yve($FW~<sd^fTB5
^CZ`Wwmio3gKyc4S|m&bOf0Yl*eex$V^|zH)SiJZK5@3>Wx?e}d~VziURN36e*?%og4F>_Nf!)Xh0wBoeX=8;X3^U4`p9B+3s&%k0aYBmIhDS?d{aj3W&&5j
GX1><$uN#7ZUF=I)`Hl+N@5<s{yuebt!@wynNr=<jmm;1-eX8M+=RXY9yA)0{z)o$00genSD1ASl)LhMsg=flJvQ!<Gu=c;es7{Mhy;R-0+yhWS6ee;U<0rb
<%CuQY>7Zq4Zh)|`u{un&Ne%a>^xa|9?6ouUhOW4Fqm*dhw6&mcV>Y7d6xafmbF@v%YXqU+|Z$N)#ZZH-}76<2V#i1p{wegH*{B>0~wE0=5qh0x;aYNlc%O{
V9KIWE6g~9B!D0Q{IRiqS&lIbD=PHs;5@WE%oESEkq|+aTg0N#;dEWI7)<S<a|B@xlh1X0O8!t~8}}h*{Pvo|cs&GVD9H!Bt@MmLvOIsaG;Yc9;99lM<)&uh
OKI`JJSAe^Ron37ZO)h5smRZSd5}mS{_9p+Ig$8gGlwwxr_5avpj+Wmsz_7X!-?ZMfMBjWxyKk`56urANI`DjZ~nM@fBVO~+YjZ>-G`q(+}=Tm?eOzG)E9Yw
yW4$eKK${+?QnNz@9#g{-9o70<%4|xVG!Lqa9z606D>DIRCQAIt7l1|ReI7pdpp$YC%NnUwkO8FP(CmU5#xJc?Z6#Cl*x-NC&RzWe^=d3?`L_(6+%I9rMB-v
DKw$g0y=v)G@49uD%>f?fvW4%4!#ibE%7$X6id5Gxt9r%i8To?A&+w0rYV9fOOcU7X;29@Y8#OWi&@F5l@LOfhd3v9IX#R(P<K9hwt8Fp(&INa7Z<?aIF_1%
nVz-OS2>Apqr;N;K|jm%$a6_b;_^q$z+T(z|B}y;BdJJfNSaPmub_qhH%M>gHjQanF4ft?Ma!ErZxHsHLEeS_Y7wxKx{p?HX9@8L104bLQgtUQOJfS_H?tPz
8lw8bt2LY*zGU03BX#8=zvn9XlQ%}ov=F((@~l5?s*cHM;WuIz_jAiPm6-Dw{{o=AQLwVSqf=3snDkD{t?D~|+wS=7FuW@*Lyr9r2hn?BHfnel^CcqR4!i#4
;0F)0yT1XcPG&HjQy0CFu9QSZ2KG=XH5Vt&=>(}ChTflsA>dnvesBXLgX`7}1WPvqBZSjNy$sz!L*|Mo;d;9nlOuiiPfcle&y<y?!-|N?7T?|WBN5+*#`1Yd
g3WUFe6N9yer;E6pk=tk>DY<T=yC?2U0rrkBXO;>W$XFmzqbiL9>vCyBhSQDlYvJhrGQ*)OMUxv6E2DPgBLBgU3EwSii?s?uCo8TFy=<`Q1#^|pcV5(mffb;
q9xt+({PZO&?uyxOJAdz@ZOi&gTV5h%YHPhXRVg87gT%q$U=Z{fxS%0s!}u+L4)kPiHW&w0*W;(9hJ9T{OKv?GE9-T-SIU~zT>rWVPXdcCDaclEZdb_)MvH?
xQFSw*Vlc|F{fU}e*xtCjS4DozFC)cqQYmNsyy?oJ81N$E+UuxNjTVjgbooCB#yQA6lvK?*cq8Ss&UyZylH@=s?-aU6vk!YY93|+y;<$}p7s^|7~BD&y6NEp
KJ}a7S~k^HkE>c)_@q{y=vo1)@cE~)jofc?+m`A(W4^A}EWmW~)`zath${6gBK;N~eg0$~%-6(sIoh_Az=Ng5N9-|q`n=o(o66bT*fq>JK<oEyddl?~MrRv;
LY&XgjqR^HHcNS+9}=7%yme<xSIKt?nPuU}Wqb=Gb7_ooNi{x<(Ft-8OZJa6>16S0U$)<piszNyQf}yq+aPRyW;W0JW{F_$E3vlj5M!BUDD0a1V-A0x+_ei4
1ghWVub4oNvKFGGG$|n5zt*R0!#R|56AhSxC>Zh<2t)kQ=UVKazd6I7FU}oFE_FKi*p)+N0+~XeeR#nla*<n|Wev<}C0Mns4Lz2=Go|Fg8?7CMen&#BFw!5W
wI;8<^PoH)ujV8<)!z$Xhv>vv#?)yDZFnsv`w-GAypDfg+HBHIsgTM`SE)P2RU>z}f<cj;IP_TAemD+79gzjM^`JV|H^OlV)KIn9-I~(U4?IuCBpn?iv<$`*
d}<zu4-|xgEbJ7OPnD%n!N{J1c@9mS%h@`@OD6-<-NY$Q^W!#jC5n$v(XcV6<xI2Rn1=GQiJoVFMWl1SJjboJr34mVb&q5YIYD?*NC8e<;t$91oWkY}iDtB|
DNR?*Q}$;a^VXjy=*9ZHj5*BlY!WoTbs<;VY}$poglq)WFmP|iBIb|B35kDb#VZ=Zsofs))RZQjA5CE2mQI~gol1p(MdQ6j>*qq@ygX>EV|jXP1r~mJijT2$
1^I16wvPTWb`bsFl;;pJWV3%8tHAgxHk2eQJ=ZC@elv6kOaOH!lyXe6$CK%RlfCb$E61ggsGOgKFzQdBQ05pUl#)+tA)FFD76=p|TR*y9kWT9x&5gGl8fobF
DlOL#jY51P&tXtci>O9ktrrBRwD7DMfdaE2ptC+fe`GsHn1#+#r19_hHm5ybm(mzi=Ej^t{B@K6s`Tjo7vF8Q1sXzzNeL6bq4R@YMP7O=rjbiBigj|a^OgHX
sTVuu_A7|en2gzwzI0On$cB@gfe0=(ytkb>^oZBcaYS}+noTdCXU2z(^4z$+5{u$N=uKbtL?e9}zGUM|x4+JdS;qV#Q(F$xtpfi3>^a?(onvh&wU{Aemq6BE
H!sy}UCf7YNkbJ)N{vQ#&ZS9TSolmt)^qL7jqb>Knh<jkrkPxy10-3O5^^wye%I2IX!!Hak>}gN>PfV_va5J^%Yn0du&`uHvF_0N%T!vc4fpVVhoNG_zu&DV
$SozMf~=84*}1Xdbj4y{Pu=5gsE0ogK`DFHQq@wa7bhqSejI@5LG-5j-VnBp%2;ok?@|OdOj+snC!lL+{+Y+ai%_SU1`^;PC*DBecXKk)lS61n0@S)yJ-fHN
VK2J7zPjVGy#>SX`a49}?X949yVF-!kDLu+>J9Yf9Us>9oiF<C?zV!}q#xmjvw--a&jyRaPFT3_p?*U<A-6k9d|YOL-&D332E<S*cO!we>1~HAuU_?fBM>>q
-hUTLd3jk*@dyp4pgobI?2GlkAGc7I?(K{a)-&7o%i8re^k&^JjQ;=*D>Vx4X9{0#jyvBr{Ko8;itRQu_Uv1+kH5KXd#kTHen(E=)P4+yot!Y~uaShrd8OH{
DEwc#CvH4`QG~_;<aiIB2LQ+6NeorqeL5BYQs)S}oadCU@*}_}R<2aZ_UYRD=uPNC#Z!JT+G!T*iz$*)sv;k9r2hNx3<)_W^3DK8xg5vpUBx}2Ut{>AMHpBn
s@F4c+hIl(8~WCjC)e%5cf&viPW--Wi{2Dv%a>q=BRrwwr6S6CH%LGG-rV?q?wqhv*s{+e#_I;6T$Cd0jaHsgH{9M2AKu^H->TjF_xE>yeE&g|ySTeQ-rwP0
-`{`O;Ro@4xchK_dv~|Pt3KS7KezXI&+Ys7Lu}+(l2tSEF3v$a!#HzGpIFe;%&ow;sUhriDL2HC)r<(y4+I1RccDmWDPC>`OWy46)No5dNIRm29lO2l5rkZc
JGvX_jt_l3z=jNW@|Kn7^|!LSyB#L0SE)5^=XK*BxnEWNgh^oDzz!$Qx0oTWl@@-X!jsZMc$k8WgDmGIUQDUREV2SF@MG8YJwsIVLOB|Suby}H%d8wv?Eh>K
g_vFXAiF8{bI;plGIAxFiQuv<?{!Zub$9fO_ub&36nk~(`QB>oM-H{B%APDjM>!Y-Gn7eBgk7n|sh!*{HC^{=b?WPx4hZmF1$Nzus~)(``eAQ(0#g+DAjEcq
X+j2m8g`<8-X0cl)H~L!Z-_udgQ}$%8H^hbyOAQ1tXqakK(zazA4}77T-eoa7Bk)UbP$rR>RR&C6<jhLHC6V&B}8P9us&ORZJsVeX*3&!`ZN8})Lb@#v`0c7
nYQ4VVA8z&b{{3bG}&z3H`#R?Xu#&Ol<)@vTXLpHmjLlO0i$YvKI?QAaB+;8)cy?MUTx&y79|lieZ5({Q>1KTH9b`mW@p&)KlgM!!1O)CI}J}qVBC(XP7I`o
1i0^@{gL{s@5c~4m>vrM^L|yjWRBic=?e0)J*{d1YoM_j#3U*pF(PP|&8BHuZhkQC#rQM#=c52RrE|)aw`SYnuTSU3$1!Vb$E2YT&zBIUrknFA8)tuNIx6Bw
9hpqHVhZjs|CZL)t~Ps$WKPl303&maC@YEQg-F%23<=JPiT(bc1gU<<ArZWCr8BcgWA)KIQj0)axPKG$4O~o}44r^CHrTh2qT5ckg?_%O%u;*Vzw(l~de}F8
**0p90^V&{4PvK6v$L*$zA*j1ot*ih^lLJMoWD6q<5hiC_h$O$dZxS+lc?puq#S02Tr2ImIOoHgUOuIVsLSbOHlONBU%n$shU;qHs%mI&hyJb;rW6S3)gaX^
82}lewEph?ba#74@4ysy<nFegAu?h5?|`Rrz}MXFcFV1#3XX-Sk8*(bSk!Kfh!AEs@Im!Q@@qo_BNRLB`iS=_?*C?2KD@*AZ4H82$#KVa=5BY3FYWP#J&=jt
;)gqR55xj?53Iku8}4CR_ov|&1a^OW-`&CA-QVtBtW13nRVRoe4tN7s52}0HD5OyCiz!`5h)R;$4?tKS)M@C<AmGSG8E;vw)S`Rm;hjZYn)<YI+aFH-lNzr2
wvn<v>S^0YbuFlbNA3j_N^cFRkU;%#IbXK^2d~qW@WILlVNL5#DIyfV&RqMb^D)Q0?@GxYnjwOryCVLslOqSdn*B<LA1~tM<-gJKZMb>W5Wg^U;huC$0LS9>
2xaQu7)a=7&&1Ym;-v>LQeHgH#UEzm_=8qo|FmhzLVa$kOIkaBYFqt@zkbtCFP*%KPqnJf@?X<twT|1X>Z1R%WPD{_Ti$A$AxWz5?c;;YrOu;(2A(QNeZGbM
gC&_t{c{8!Tk0-{I^2x(FQGKk^$ZT=E$8$gMS{3mOy5KknUl7h_mX#~pdg<W-EE#>*UQ~bCO4MkFXPwTNtsJ8E}6$vF&_}F)4N|cmX@P#qKaMY#+Wy&tKi6G
*=8Fc!eqXQz^ngZ($`7O@`9y&lc(_U{}Ct<!P^K-X;>$pR%MTc^rg<&wKyax>I-<<{S*$+`(<l4EVYYeZ%m(=_fpKfZ}ne;T_gKwg<x#ee+Xq^`c3#N34M2u
YogRw)k^Iiz!CeF8QQX!?jMR@(Gwx1O|6Ezgf=Mk51vlvpyfG^Nvw77yh;)FFqbV7`CMP+rj0hHqq+*-xG`!a!XeN~QjZl6i;vE-NtQ0_2Y9O~+C_wa4^CZ?
#%qnMhtML<-9T3w_~=8seu2So+j3h1@S-5|Bmf)Ae5ZNo4G|><&d;TZSf+<Wfmga)^8bW{=V^qs>+c6RC=626?B!qlo!Hx;1F7zL>9t)dLS8+m%O?GNBqDld
p$cAHxq0CQ7`PnGK#cEM(xoN_HBl|TRKtbzF6Zt_Z_pgf#~it4X&%cS{d3Oe$NYjJ^D|KN9L}yf$FeK?BIKB2#m`Z%e4{bJFw9^1Q&Wc}oY*;-v&(J$;Pj`@
+(1gH$J4LJVq@Y{?L#GhJvkD}N!t*aHIByxSRT9#{uEYZH3eRpLpSf>2E}#QODNqaoTCVOv3drtl#<|$=K|tP*>`(GV~nKZY5P$`B}yr8Yd&@OaHYE-In<}$
Ty!vyTx3v}PW&gKAz|9kNY;xPAN|52{A<)}ek%JrrRdTO@tqs)^BBBq=)-k7l~Px-+*p<J#=c}~Dv?<^dI|!XtzpupIvlpT0()_DKKV*@EoJ#jX;gF+&}LvC
`B%=%(e{>qk&y(o5j4L*LfGw{nFUm4qn2L65T0ur<r6Gh{u$b8J+e^UR8y}s$AFq+Fu(AZqq%)|g%1NjOmE+N7G6!gD=iZ-$1Io4M^^aCmkx8~j!+nds3S`-
eBN%Lw$;&JgEQks*c5J}f5_5cGVKbmCN7e9U}Z{AWzVr6%XyIQpRDxtgYivA24Vz+3_Tgq5IR?<O(_hzDLSN^p{1dYd9k)8R0phrG%m%`B(qdR{kDN(2&Hr#
x6mv})Om)K0ZL(&t5_#aPLIg()e<n_3B*xK*Jdf6>{Z$E+m0eZ*NgQj%pDffjIuLco~kZclRa;Vm5-iviR#iS1j|<I7*i>W&4Yp*iTqUh(w2U;GLaE66bP@Y
V%u5mRaaRNO1GG)oW1df*eLOv$Hb%JM~UHE1>0Ln=t6)CO_#}++k+{28c*#LXF7GZHvd+C<Q%pIGQIW@u*H)~r&wJgO5vJ_!h#@Lspl((&!9E*$pvUE&E8s(
ti2G|{!jUBw*VzI=DOVYe)wz<sH{%VN(XjK%@oSvn@Q80*GnwD*#KRbFoppqmR#wB%6TZgj^C{K!d)q<?~}t1r|3o|ec7B)o25x}^goW#y=AoN4)}dw$U#{u
6Ko8qg~!(%4lEGh4!-}jD)mC;9Lf{XCE;7k#-}kh?tu7PM=>uU>ax*y&!)zQFopugHA22Ti{kZaswTWex20RB^;eyhjp~A*wo@m?Y8g}AHHq#aq7I$6TYg1<
j9{qrT~5uWoS$JX{1^YNqhHBK%93wH($=KI4B_XF<)|8m_s2!HETnJ=3{52aMc~C1S8`529L6J{=$SpiL05dl#bhgtRvhwMJbeWW)wv#>G16N05XhJ-Jw9gY
>t`E3mV@6heh-3P+E~@j3P+U}3kLcuTctu^mTb%Oz`e1iimV3GIj5t;8|iGzoXR!|I)@0=tV;7yVlU;jAW@cnrsJ#q;fef3(d@=LE|7J!^QlzhYdvN18POND
|8%3dOebGo$+@Tng5S>_$0VolC#uz&$*)F3JSSlbcvT3C6NXDnC^Bp_$ML6BPSwG}#=|&*^vPM4-t5=*$CP1$WGT4>U{roXZnXq4N%P%ZdaBJCxeMmrZ@v7|
`1x$Q#gapXXo$|Yi1;!@@L~<y65Z2Egl(%%abq9r!%9R``);;rEc<umxL?g|{SuvPq^5f^XCnVGbpful6MbCI<%~P|uvfp!qPueUMzWNwP7dhQy2D=+P_0W2
h#pMLv`_)9;QwQXtcG!Md5^#qr8ydZEg$5k4#UrzQvQK1BLzeVxP!}^6n=<)jEj>R-xp49+aYkCQi^+f1G^$bT!BDUnEs|TucGn~tIx^HuABt`FNFn|!|{53
@&KFkonK1-%2irb;-WmaiyKe8f99fl+$`yLt_E)KkLEH3=ODoL;j&cF{sB`rrnMT&Bke7fBm{{Z6H*5KSp{>PqTE*_)Zfh1Y29Ui*@-GqD{=>*LEu7y_=!s0
ZLB`oxwZ`@VUtwT>LPd&IRH~Cd2|g4kb%$Xs*6h&=3`aQuV#fLm^^hI6jJ28-l$Tx8h*zX3iZiwl^g{h`YXyWee~5K#mmIiG1X?R@NxXc+G7wF?4%cgyzolO
aa)mZo>ElEj(8CfjRNR~xjlV1wHU5GrfAbONazzL8^70~dE}SWUd!6bC_w%hSnX2{)q*!hZo_l}dn_}Twyq@L3Q$A*tGuaA;@TJ?^(wSoDN=R4AMI9It|h##
4*H-+8!DI~3l9m$7-QRTs%ofjlIt)V-ttwTY#)!{D(|bOKu-dspMxj4xU41fax=Tt6Ff6p+}4!3m5q=UO{@aC)mj<;Jqs4nAO_{2j-|aQ^=E9@_-_HH(W#^%
in>xSd?8bp9c>0UqO#so-rNZ-cy~4=3%K+9aCB9%8at?0`ZJd1lK?3%@(hU!@*`JB<wFnkD7Q-0v|9f9BXy@RSdDyx)e+_ebESX$f<a(1G$rMZj_>cvmeFU-
p_{m$Z^~9}ZaNsGIG1|vCr3KxEerAHwD0yb%Xwma4=g2e`iSt8Cy37UQzoI+$%k1U#)%niB(y|LHXmP>&akwC6##rlz^hJ#ff~2sQwwoYo*2g~tXIT@cf&cz
r6Dd1yYUwzrcjGg9!DnkAF--Dw>kZ_i$UyS381j4M0ZDmZAQrsl3xT5wVhY(w@}26=KaMn>l5S~TO$7x#PsU0q?0A3AV!EC$#W$6bdd!litiW?Z077O(0&Zv
=e6Hp9*>wDaDYB_jPc3``D<~Qt5U+L>=G^Q3w&rGAOcUVFb^>mC=ia7t>+LaA%w(K4MLQhiU>NU7_SHSf12k-D;EI@pwHHuvfbM9cv@n)hkXq#6lBd(I0zGz
S({a(CZFgeE1r-e;IEiQ<-)pEPh~q<5>4rGEDc03u~+6c7+Hy*SI!2*<E~=Rwg=B|LwLtq`jv|po}Mi%B3)BHg$!8$t9bP!#?%2yj1A9G3y_HyH>oKFxxhYS
DUeNaL+cu|;C=pKl%(vFo6~`^qh&lV&}cTFu5ZQVY+#|vzUPg&7qrb2ToS%tbfsN4EEMo|`6YZb7-&O?xvny_7o5oWY;t?wl&(YBZ_fxS{>R9rIfdrOdp&FO
1*_5WJaX0jvYFJVYA7)ROiSfJaM}4ELFs-mDq?(yigE)+QVk4&IpW~)ipyms1c3LN>PTGLu+gW}Th7#>D>y;t(pQvEh|da6gzC#>yGqAz=iGLY#JMg<d$<+i
A<RzB4so5i=Aa4C&VvYRq=o|Vl{?j4Olk%o@v@1(BTHE<l|lB9PI!+?-KBuB<a<ao<wQr>>mmMfVI75as0{gDhC~&B%=q++jz$iuJciuJ(RcS;K__qQ&G9li
c`Q58HatUrBa2}E^`Ul$Y_9}-6*7PQIh67@v3|xn8L6)8YAc&;zba+$z2a~kK_Yd#{>@)CyxV5SD+V;##-5G68MXXbbyDBG>C@79NEiQJ9sX>^Fg0d9dDjxk
p~NMW4woc?HGDn)DZ|CRge(JDDNh6xN9liElbezhmFv<Ipe9Wq4VdHaE>})Z#UQv@_-G|obF`8_V%_$S@1iU#z^O|I1>P@-2EN*hsq-gR834>G__wmRrT*QX
f%&1!{xK3*JO?M!Z4!|{To9yeUFmim(sycV5{Q#dwfhr%e7$sf(C0*Fe(a}426l7!S(SU7gy;W!$(`6G#nVAJ5cB;Zs$N`5BdSpIRmSpb-hk1`F|C7Qdrd|r
DxSOCrpriEDXX`-;w8vPNRwHTd*N>3xs=W$vYolwE)|%`fJoMRkv{@yo~+bgmx}I5F#ms3sfr|`h>&|xFAcqR`M6e2x)uDxQyr-{h<Ok0X3sosJ^=(9=1RR8
vlYoK>^eLWIFveeL40mciFBv=BPQEIYh^eq09(F%%)UB<dF>`d+JpeDZZnT{28NZo^LS}smm%BsoEg#HQvk#4SKh25ApX=PBjwu$Hf*ZIB;%O*^tUZpHTi0T
Z}^lpvbkoZ?&ZlNU&>jLkH)NLqCoF-*BNb<KO&<UO?Os7q;!)TNW-Hk<@Q`D($;Lt8Fw3kSNM=p)`LI*H=TQxm!r&-15)|w%v<P1CCIk@60eWUZx*kSHXtAg
?N~Eh#WMCi^7xQCGlh$OIY*QG(D$iE#EM_^YfoPDiu}h~vT2B=k_jBt<2=O6D4Tx1=_+2^ljZaAisCw!YRj6mE?rADU;(;lF?NI>x^Di96hC^xTvJW44arjX
TV8gc33~MjG4BG=IndqkJ3(V90k0t>?>Ph@Kt|o2fT%wQ4my(EY14dR>k96=&b-4=8o*>}@MD<+GbzW`AtO~%7$@jsn0S_#&WGb-VpBQ}bWaA6n&F#$DB@Yb
PC=NBSzQ7^wPF+X(92_!Ng{505d0W^)UQA&WxE|Mohq&4$R@e|TUESEwe{8F5%<RM5IPl8+`2e#qKnUMvJC!0ca-}sHrs<wwsgQDFwqenNHQ==Lk+*;b~5AR
btv2QW+~j%1P$6R57<A)E)g#|WU(v`zrx>LDxI?4lK!K!&yZ(4(R{d{y4tZsVd&(4TXyBaz-#{$cVX5L8LXUKSRyG6(^h#j%fXn_#o-h_$<k#`G8_GYL@vO~
uJQdBZ*_Hqvit(TR(*&|c;wdmo4aj`7ggaTF;qYUU*i1Lw)<E?^K@6~6ZBX067Ay39wB77Hi4z(jqs<mjTk?rLYY$f6_&d*=Psxp-O0OJ|Lm*K5Yfo#+aUEX
r37tww$&Lvtlq)dd;C&qIl!QisQgU8*oWZ8h#!b$>_t?iRlxPlvi8wXH<_)bv=eR<%USABks55P6ir@j6~J*ES1G_br1=>xPKX6FJKr4QLo5Y^wmw~@1o;Eg
_O_<vv7TJ2Z_H#(NXPNSHF)p{{7vaMyh{SZ2fA>RoC5-hA5#>^3j<pq_I|?<MnWi+PH?R$eFZ-O&mH5UrUY5QU*2SPZ{Z)S3GT0s{rG+>xcjWu@(wJ|<~bSm
+Le7HzjR^!I{^4~dV9_61fP^EF<OY^R<SVWHxmSbO=bHboQ=X;+$2iNoQcU8Mw8hFlo@hU@vvCL9l`&^kk8w;D?Q2HT4zkDcXqXeg}B`CPoBQmTzPk$z+{OZ
GBk^wbCBIx8V3_rPHot`-u6OWLZ-<}Gu~OR8o_GuK1(PCh&4{LrqvA3(Zz|i`L}+_(x2pugDwcHnGxk$cHc*fmx8Q7D)ZMDW!G%E(`Iw201TkNOsy;3sPt5k
Y7Qd#7pD`;k2+`hzZ&uT81b<dsd7A)HdC6P&c0jgt%ta=8<|%sb_$L+<%?^-c;e>LTRg4rO36<Wc=dC;N^kBS!%?i<B6ii2T;(G%?s)aGE(Vk$80m&KUyGyJ
%dmd~!!+sBeDwZZX_i-QCq#LIkd$v}Sh~`OB#cMoc2rDSh@p4m8-w2;y1b&HG@wLcF`JEVOAE0?jV(=JSy)O76}Mu@1*vB+tqsIo|9%GdcS-W?i=0#4B~G`E
M1b;xoucY49o)BHP2?F?wxEWEBTBIIkCp&+TOgD<2HCReAIf22?djL4H0ed^0|}w#Cz~2MUm7nj>v%!o2%+<`dHI-fykrR&)kyhY4IJ#*o`XqGG1wE(b6Z-Z
T{qzzJA*6($-?qK@#xm(T(xISO0iW;H<nUkwH)-}Yg?2m(N8dy3MK{=zImu>$k`x`W@%l^#9o%w<wkcf4$7BXYl)`^PNZ~|UE)8F8k17`RK(KKan*L(8o9Q}
_#=kyOYs#CT9I1F`0^rSsmWd12!}YQZXa(bjDM;`BFkkg`!4=FxTpgAXHZ)zR`l{1vU@o~2|#w1`^Rrr<kuFM72)xmVmF43B0fJ#7alb4hEF}hQwYNiIp;4e
mGf<lDeFzc&3y0n@Jot6wiMTG)Cno2;0IfP$TpUCdXiM{UTF7{Hu0#QOcS-UTf}UGm=%XbK@?5At5$x^<us;5u(ZFAv%-vP>o%RUjgwQU?_c_F>%vIoE*&dP
EMY`3e~Rexd?Yw_L^6~OwpjJo;VKY;WQ1~mG3CHmmB)9buB2a;!^xCdzu<i^0-(xkz{?`vMU7NFKFY_I^cotG2KhBVtYbN!6^S45adZ}?{3*tPe?9sq@+!=w
-s03DuyS{VH}DJ>h5uyvCY38FH7{6^d-4?6XdSyeSU*8WG(4ZAr=MBnWH>2C%+E@x=}_xF{v3ZFDq5bZ39jrH(0)@omi&_D&qh5iOq6qo%HPG>Pq1)=z2PAq
fC@&4HxaZ{&gFOo$^|H-o1@<pC5}N;O&}kxOPL8yX5D2&;GQMhf`yMavTIW-pI|yQgMgc=7~mKXcGdpE*vBXyApRAxHpW9O)Rs%(TN8{j!lX<qQOfNFLcKVU
8R%kv!x_upaTfK-V!e{c6tJ6}U(`XLqb%olQ*gC_u+6M$5X<|A4%Tdwkx2^}X(R?w|7=7UL#<^HTbUZ50o+T@Q-a~0qxG}+SiN92gL&aGFKUPI$&#D#Ol-g0
i^$TX`ufg~$V1O(Ju%^{S6>M7h|SYCGFFd%ZeA9cMd;52vWVs5_Q*^%6W(#Zv^<L7{6Uv3>@b~R8u)b)Y%{l#s#c|}d;UFPKkod`V2=KTS?)2;{y$A@c`tnZ
%gnUCtCT%~9>NrN#xFz-wYUOE;iJ}x{(vEMV+$J$tlDQ+3VcMQybhfcP~lN*#AjjMqcg}$w~7EJ<@r;<(rdoo3W`WzyCDrvJ)PL}l4$o~qI5hUH$IdzlwY_)
R35?E{ujXFH!}e0!kGa41Cw{>b6x-r0M|KH=d)cjxFC$B-WT^9b1ri49En}d;XE%i$8)y$h@*@G-`s(Z{i>})*+)1D8)aM0L2Zx*?__y!CLkJcp{=(^z7af5
qGqn$Uk1$p?<|Jt@6##oxnoG0tJcE$6G08clAbkOWW)@B6~{W+RSBljvK=sPh@$vrA-p{8`teJGdgZqw-|K$W^u5}MQ})vrPWgBrr0sji21?)Sxb}H?G(o|u
!c-(C#7AF2wL3^lTw)5xy6lxMb*CXl)YlPnL<MvU-TqKIC2lu$B=d#Un0H)L7UyEZp;Eng3gu1-^DS#^c6!Xro66Y*(h$@rDbEjO7jS-4`b%=@5-$1lS$C!B
p(@1*M6*4HDpto_la?9eGMm}6jz+ui7smckUI#r#I{ltq)%x^1^*ux_uYRC*55w_r^?X^Gn!l<v6a=G?2mIgWn?<y~<u~wnZBGr@i7x5KXUA5+1E=bWlhx@{
*M+y;>W$r$TJt*3kJju@e&2nbjj^f~O}G@sub7!s2h6Q+E&u<k`Gub
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
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self.find_azkit}
        exec(compile(SOURCES[file], f"{self.package}/{file}", "exec"), module.__dict__)

    def find_azkit(self, name: str, scope: Any = None, local: Any = None, names: Any = (), level: int = 0) -> Any:
        """What `import` calls: a user's own game says `azkit`, and means the one that this file carries."""
        if level == 0 and name.partition(".")[0] == "azkit":
            name = self.package + name[len("azkit") :]
        return __import__(name, scope, local, names, level)


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


PLAYERS: list[Any] = []  # the running player, or None where none could start
LOADED: list[float] = []  # seconds that loading took, which the first move's clock counts


def first_move(compiled: bool, observation: Any, configuration: Any, started: float) -> int:
    """The move of a new player, which goes on if it has one."""
    player = embedded("submit.player", compiled).Player(SETTINGS, WEIGHTS, BOOK)
    move = player.move(observation, configuration, started)
    PLAYERS[0] = player
    return move


def searched_move(observation: Any, configuration: Any, started: float) -> int:
    """The player's move; the first call starts it, compiled if the overage bank can pay for that."""
    if PLAYERS:
        return PLAYERS[0].move(observation, configuration, started)
    PLAYERS.append(None)
    config = SETTINGS["player"]
    if config["compile"] and observation.get("remainingOverageTime", 0) > config["reserve"]:
        try:
            return first_move(True, observation, configuration, started)
        except Exception:
            traceback.print_exc()
            print("azkit: going on as plain Python", file=sys.stderr)
    return first_move(False, observation, configuration, started)


def rule_of_thumb(observation: Any, configuration: Any) -> int:
    """Without search, by the rules alone: a move that wins, else one where the next seat would, else the middle one."""
    board, seat, limit = observation["board"], observation["mark"] - 1, perf_counter() + 0.3
    options = {name: configuration.get(name, value) for name, value in SETTINGS["options"].items()}
    game = embedded(f"games.{SETTINGS['module']}", compiled=False).make(**options)
    show = game.extras.kaggle.position
    legal = (show(game, board, seat) if board else game.initial_state()).legal_moves()
    for mover in (seat, (seat + 1) % game.players) if board else ():
        state = show(game, board, mover)  # of some games the board alone says whose turn it is
        for move in state.legal_moves() if state.to_play == mover else ():
            outcome = state.play(move).outcome if perf_counter() < limit else None
            if outcome is not None and outcome[mover] > 0 and move in legal:
                return move
    return legal[len(legal) // 2]


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
    try:
        return int(rule_of_thumb(observation, configuration))
    except Exception:
        traceback.print_exc()
        return [*observation["board"], 0].index(0)  # the first empty cell, or column that is not full
