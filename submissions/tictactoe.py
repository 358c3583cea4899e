# An agent for tictactoe planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 2 blocks x 32 filters, generation 43; float16 weights in 78,636 bytes, SHA-256
# e8a07823703ed06fd3d7c7f7aeb4fd8a45a2add9267819de7a7f27410afabc1a.
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

SETTINGS = {'game': 'tictactoe',
 'module': 'tictactoe',
 'options': {'planes': 'mine,theirs'},
 'search': {'simulations': 50,
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
 'sha256': 'e8a07823703ed06fd3d7c7f7aeb4fd8a45a2add9267819de7a7f27410afabc1a'}
PACKAGE = 'azkit_66a638274dbc7d64'
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
'azkit/games/tictactoe.py': r'''"""TicTacToe: three in a row on a 3 x 3 board."""

from dataclasses import replace

from . import grid
from .base import Game

SIZE = 3


def make(planes: str = "mine,theirs") -> Game:
    """TicTacToe; a move is row * 3 + column, row 0 on top."""
    game = grid.game("tictactoe", {"planes": planes}, grid.parameters(SIZE, SIZE, 2, planes), play)
    return replace(game, extras=replace(game.extras, kaggle=replace(grid.KAGGLE, opponent="perfect")))


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, SIZE)
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
c-oY=Q?Mw^vL?7}+qP}n-pjUa+qP}nw#~h4+n#^sOn01nChl~1M7~sh%BrZB)Y2kyayGG{b2G6pGj}GUA<$xGq9ORFnExpqoqx{%!VN79oc@LWt7&L$XJq9>
$3SOl;ppW2A9CjZqW=%-f9vFAVq|A){J&@Q|8oBuFUJ4<sTlwNr(*m+n2Pbgo66qK+QP^~?;p(d-+UO^{^i5?PyK&+|HFfk?ccF~lXLzfV`2F(;Q!EY{;TV1
VC`b^zfS!(+JA=r3o^GbHa4;Sj~Do#+5d&}pEv)1z<*Ewzr+6>`k#q9Iyz83UbfF<QTGAd?^KPN;dm_gg$DJgKpYr8-uE*u8(^*R)En)hlZR{|ycWz^7>tSp
G3kV}+c1q5!05$u{(HOEi(}P>r7d3X{ojEHz1+e;_7VzD1iQ}t`hlq{!#X}fYc%ZEllFFJZ$bpsEF#=U{XSXmZi|2&suTw`r&8=)in4e+#WJ)R0GG0>6de!l
_L=qcu>CX>ueH~vWTY~AFJB<(l>_w_{lgt=c<iT=&uU+Jn4v-^F{t8wCdGZ)Y23nqUaPOyDtUBi6z4oy0ju?RaYA`Nd`pcxS4hv==Nc|->p5-2$O?{bMUZj4
3_#0ZY6m$E(S6n*X4_y0Lkpg(o=f^ds3K8AVMK~I)$qw6UyN^Fe|x|es7P^C0YEu`pCP}`MU=#mNzfs_hk{BoBvn^%G(+^lfezzoRgiG@hDNDrWCmoJld0*W
#-CMfp%1Gh^?FRyM9Uw}F@Q0`n}E2<DCW+wl((d02d6p*t0Lt$D%J%OlOF_QWe1H;kVUcFcane9M9*xL&#jeIS1pIkX)HWV1#j9`h#m%oafQULMhQw73jD*J
SSF8k9v5>n0g{Mk;y4Zw2?a^t?X*-GL;>>|pZgs*NCucqTzNK7)oL*ySE%a_R_^XINGXM#)Nq5$!NIa6&CD06jpLxqb<_Xom4k!Dr*C1@Yn7DzpoXOEUFbM6
jS>(fkwOz_Z-wTEl9Y-5El^vsu5w))p1NCbIQ_ol<ZqP+zb)&(q9<0sBTN?vpbi)O<6=L<xSC$KiuHc%QX1Lgl6=T=?{)ZtFcl2r)5sy#=Z<^Er(j-v9u-)2
AL;J7PPIq((nime8yj{xO+v$LkA(aOCUT=Bx|5wK4a_O)kB1wroW14zS;nXBrz;ZwkFS5l;O;K`Zt9<Ix4MN3VI??9xnN|H0qz$<BEb=1Ss?SsvbuRc+1ot`
(qcGk{OqpJJa#!i+zDV}0f2#dP4uL{6;j^jeC^(+O3c{Rhab2ODvOut00@&|F_Ij|DEG<K71~+>2lb(><naMWIg)(1YmisqM1#sPLKjp?vP3&XtAohTFd}xW
G{d&8^YsFzhf8u7($78oaBLz#PEaMWw<r|%!*LOU7)ZXIyY!d$p-|E942soo$VYWWEd9_<TeC(q4cvk?qDZ(|$n@>)G_*;S0&=hl&wr;^(bu%AFwKedy^+x9
ru!c7&S8}S@lK8=o^2g)inl_k`>)7V`5-Imy2m6?{<KjMI`mCj@o&tOse4~u%8cylYem}c&<6lRHAlzYmQB~#Lv55w>9$1UAco&DmgQIt+o-LGuU-qo<*?Lp
tF43<;vJ&qEsjj9p+E%WhD=x9J0E*}Fer^drX*{EQ@4}aV_eFH%0(z-rL+&1Nz9=N0c`N&#Yr0u>yn)e_Uh;_lly{xkB!Q337G1meqaKcuHJMBSQD?8WbTm%
f0C%xV&lueCiu_I&e?N@G!Y?t$>sg?Yf<<adYgm#V}FSf{X*EEBIX6DzoQFP!`Uyc%hFe{pTzLcS4Ru_T=bMxdba682t+pvZHrW!IM4y_x~l1Yeb|wx_??70
EZ8MT7BjUm$B8`c2wv&by+!>RU^{=Ec-ifzpgCTKoNtX~j_=F)YS`?MRC0#>!VSXKZPFvGE?eZ*i=v8Ru4-#+3T$Og4`2M@eP392DErSu%%UujQZc2YFtot*
ZV%>@$wfQyC7!KlHOl&lr&$s~o1cIwk#5Hl_}qA$dE9a&XNj-o0j)e_W)2mh#CA$y&meq}9Y}WBfxdIsUz^y|RX9AAp7JtKn973N6AM=`Lapvs?+CCd^ur>v
9M4zxOnrEH(B;cDhw!<2X;>dIwJSK#N<jazAmu^plZG1t44upg_n2RKnr5cN!mfg!r~PtoCyGJpnWffEqSq8dJ5yN3<4JZ1?2&-vN4|d9#2^>23?}g4vPJn5
|6E@SQ3|%4gw$Gi)!1AO3cVv469OmD0mUenDJad*Swa6L^9MA;(2awCJg;jV;U!;&0|4S6nG;}h6B5R7gXIIq$V^)^h+`;>hkq<l7i0G%`@S9N^HxtjHiVgM
7737@jnBV!?D;OhhnH)=!!@LDdRV-hn7%S!87D#S2bLZ-oVZ7X>|&PBB@<zEa8SU;9AjJ0FZC6n;PP0$1l@ofl13go&u8NVR;RqU!aliUhhAGI0p3uoU;W$c
ir91c$Ygyg3AqaXWJEn4xQ0uy^pG)jWzrz?Y_>zcF>r<s2ZC^sU?D~ML@ReQ*7hcBc?TieN76nxo8}NMw+c?{9~TK{ED-wczcLx&j(5t)teWn3F)0UNHM)E9
`chEj<^i4o?(7kGU@gr&B!;NV1|)|Gm@&oo^|rG*nb&Gc;o}(s60jYbc81`|{V>B6P}e0wMyfUnD>%!RvXC+aM9qoF%%-A^kR(&|IE1xe>y_9TckcctH(cqK
Enq5)%)+i<L1%S9G&~K&It>|a!8?7tm#QC^=KUoGBPe%0rHXlV3cH677AU{#2f%=g*bz|I__G6f;q&c2Rht&{DZrwLKp*^Ova9w`o->|F+>$rGs+fxtRgr<2
|MLQd7dxBbCZBP%M8lB=O#z8S#KKa<`kfJTbSyADGct8JebTd9#c<K1t93}*mi#Wy)uL>bwXyCUGMQRHedT+---l1c#DW?h%x5ykvQCLbDqkOjEg;I&E&KU3
e1G@&Q*xXZR~sdS5s9yhd*!e#BPm>tZ<xG57Z6NfsiTbU=T5f60LKNrR1u>_Q>ua#4-XyCkT%kgLxsACtAP($GX+tqxYut2w-JQ+;*+7TZY4$k0<_ywMoW9&
rUl*1^S)T5scpJ3a;!g?1v*NiJ!B}}5P?~le?eJz=BwMR^3-!HTgJu-#6i0Y37PI&(&;qnI9r&p*4>-V*&RXJs((yQS3%vd-j87nbyFj@`3YoeL$Ng&fZ3*m
=y$udM647#8oxCe(ml>sTy&IFQtkY77(#^j<0n`Re#iObOc{bf?!JR>rr|u>Lz^jLsYe2`I~9U1xKMmp5-PD&IyByLi2^liahLgiHeELNPv_2ri}Lzhrl)b^
tXmYMDJsOgmW*=g{^sbUzKUa+EVZA!*U>G~p*WcoD=OeF6zJO~+RWV$v`^$p)xyX9u&8hvn-m&11M_ofVBoN{<3rL!-zflrER*dmm3<&y)nv0LoIYmZD52Lu
y#Hdp;%0(lZR>TQTNufjl->a08(@yHh6Oghv#hL>cIY14w{#^wCCJMedtm?~B|m^;!j5&VHb*76Xq*a_eDYxb(i2e15R%U^Rp7KRZ)KVlrv;MdCs4{QKH&_5
9*lTeOgxd7`xQBU)Hlv!PKV&fVqOq|4XjX1a7bugMyIrdylZsUIs;RT9jOk(sK=qS)!0}4Mmj<LBLt^|#q=^Mop9KO4~4S!JJe&A<dhK0Hy_-x=2)eLm3IJO
maFuF+ynga%hMzp3C}s<BfE{pf@h82Y>ViXjyio9gz7SrT$B}NumO2Qw>mq6a!Q%=r7?Q*5)If9e!b0d#MuA@q*hnLRZa&K@XICWti$}O*{})auFWXYG77X5
ah8mo^|mC@<a@QNJ!srtOA5Sj6-ld<Rm&qxn+#F#!Z3fr4a^`7;pot|cArz&V_TF-!H29a(I#Gfb}Z!hvM+hiw(&$9uX3795C{&q8&oT%jM&lX(}z_kAfmTw
lu49Wcyzrl+>q10**#A0*@mZZ<rZ@5loG0Jjp2aQ0Lq&KFPEvn*u0n2I9~=G0_3WMeDX@!xcF`_7s^CJy%YVXgj7|<yCP%Wz)P=(xO#&&?k!64+3%4KQ6qmK
(1CIY$y4^~BX2n*RQQz8fu?Y;eZ-!K1G&TwC>^er_JIuX<GC4~ri7iSN#@W8*(k*gIK*RYdUi3s8WpnARXN2fFmkkWFX=UqF;CsbZs)8XO!~yzr!t2ay#k*0
Pvdp)XP4+tErs7h955{0zd$2*^0+wn<u5oQ6YPQlQI;Y8u9#eAxHr(MNeX~haqNyAJT2vRw`lgD8`KfW@P1e7u7CT-TLS1t2NWTt;Y1jupW6er?Ap#{h-=4u
7IV5rc&!9m=ZfD~<)^!iX55Qh@Lh7kUF;1S0*EocvVu4qJHFhVTrKo0%76yT00J=7pUo$GH^=E!N&V48sGvxIuQStU_gb7GS<=&P_72V7&3*QYVNe2^G-=QS
D<##u1AL2BBXijuIr|XmHl<USqpk>QLhkjsUdN5^LI*p7FV{ynD1WPU+B=AZd%d6cYlD)d;^mUy$XE3;Fy*@!_?pjY#}aY^AhOC)ez&F0QOhJX-?*M7I^}Uq
S{gV%R-SP6_!tBfr@&_hmpCW<!&j;3Bi1<>yi+hCR+Qzj0SC}05qM%4t@%3cnAWud<DX~EQ*V8oB9r=`$Q{D)z-KX@L108+2X^GkU167+b{>X<^uYWh$c`Ic
BJb^>RMgAcdWm_4P;|9BS!4+<E;I3WBS|k?ze)-)5iUVc#v&Nr^fyQgnq1KkD2JjfJ?pz6ID~7B?O(KcaNQ9-7PDJOGLrYPyv_~a_ULF{TXSMG>}%FGDkA*4
i+*7*Ao-G+t2g!5KuK189?(5<U((Ijh1{v{0dxnC31mMyx!pH<-*0KtnHVqIxySe9<?OtT&Qy<$k6Nznta`BWnOQ5@Z)uP-1G$CME@frK)t7AuH9;^31i&O|
x;RGD4IoD%P-Te7xV;fZgC&+-taAdL=5-IJOnFy@J--*YEvuKuh~cf+eIPyZ^)XR@jHpiirr}OxZ6ZB)nNec^j0&@T!Ws#KAqD}F>XdpsGm7WcxVRpc<@xz(
B21;R*zYm4P9vxxos>0US;!~9-OwXKdy4%1+|*JgY<o79pPIU+t!pRnAc2vqd^=OBn}2&G034O@AaSx)`rgWLel>;x6Z*&&33-16k1b#=9Z{(GA@(iqHmbiq
r3@}7m8nCKF^-RvTqM3OHs|eM6)iyvjf2~|0EN(2><Zeh_h84Z9{eui!b`?WLnM@wypW9Lb%=JP-xvD)k5E3x>X|7zkBG21lBji;5!aZ%RM4^dT2;vC3i%C_
bAU|o4_9&9aLR7%F|>(=HJuUws3`lc;pE5X{NU>#Z}j2vW7AF+SLH{dS?Ymy%u&4-^5uqQ?`e@??O@za)PCo0NY0Hxlyd^_d=lO+yV(?8Szqqx)wFAnK$UE@
p5TG1&B8FW#)A4Oc{lF0^J{>Eh(ZDzAq?wNqX=e-I670$XX_{H`mB3LQ^+OFVsX~0{aQWw_eW~Gqtmla40Tckz8D(9s0H(8(uzNged>fE4UfCt?kXzR8h?`_
@3Y|-5F-a*t7bb^OoDIK%Z*bg2K#$s8^1Mi4<ZXXGAp-Je}}e_?kQ|z;*J=h0VVjs8yha;VY<2xELbFJp2kXJ#JB!bhAnfl`m0$ac<{n-Rtu8sxNpWcXcjgb
P;;Wx=DVJ%j*Qpt)-m{{Fd`yKwlKOINE3<k+gVveI^gj*p0?CKw3=mDtn4UV9sq8rz8Y`RzW();cV7*VPOS|JQuTn{ytlWm!!K+fG84oQl()IcMmr&grCnbC
QpQ|EXCo|V_U<oB*sT3^e+RL>0EGFlf9Vh2&ew#=W4^Kc^!}ALI)D6wdzmrj0}5-sZkKKhFVmAN8~TUW@H3>H{1awUm)9K-93=O!vD_d_urTZadXD~k0GPqG
#KxpM>N{Euxr>t~b?#YQ+S$Vr1-6Z$?S=tSIHV6-LSH6Tluf|$UZ{T*)&WH#Kw>K`7z5MMXJJv&-dUDP-kVOX1Bk2!T80lwiw(+dEp?0Ru-cqVXt11B&eQ?G
fUbE$YA*f~5N(>TX8DVunv$gc0<Ehycq$p-P{s%*Oe7jq$rSCS8VFEm6KUho;2Fi3P{0u-VwJ#4J2`eZ)?y;9lHp4#uq}NN0=U1K!j~MlZF@k(iOl6*1A8@J
Fl~X*B4nDFLJNkP$`jEFwEwic9zg!F(mGxH7%m}~5L{jiW_qRXbDyIx0TI1d7W`UK--kQ};Su`-u^4rTbE$HKcvmqEItHD)_4n+R7BOXcI&0nuAEzr+nnyRA
HtrP>3ctO&UX{BMdOtcik&9CGhPf=iAFo_;CswaRqqi928f}ntE)7@?c>Hc(pkOscgqp;43=G^aPp~F!;d}=;K!d|_n>%rTW6=mHN)ZkzX+oqQr-4vlg4PPq
c*ta=f^c@r9+jHNQ%5CgTv)Ny=nZwE8&E$F9OV2CV?zsi6T;@l6{ew*1uPlTbswyo$iUV)QsVh;2Z#qy5I!D%=K=G%kMQYv_jc7=Un_2u>(p9N8=Sdn+L3cW
PB&TRf;<Eggw2-cua0xr4YfYM9hy%<H5bDAB(Z3hZP$A-=HU*j+}Ze)lszv3>T*E!g$isXPLH#<BRsq`(NWLB@M|H!DsaBd5o_P@m?@S?wz%Af^hxHm0r@41
nWUdJVfrwx6NpgT9xP#P!F2#B5#ghx1hQ~o92^=FYJ7iHVeN4FZ(aH`&CiTPYcC$I387E`rDR(cG%M~sp`8pSsA7hVOh3xo8{bVK&JZbg%4h^dpP%-cdTLs{
O>`MeB~Nsqg3#>zARv}uXjLwWh6w1~MzG&ggMP%iCsSKUIa9_3R|gy(R%Q8uhZlY}eo`@r6WR?vqu!ZGVMJ$P-CxH9UG)d)&Z|WRUg>H=pl-tK0hn*@xmCJ8
+Q5T-2*c9NGH*YO!@9L?L^j~A875iHO!ezm9Rovn+p^~tdz&%!QMH)4dLTAn*7u1j8BsRIndLuV3V)5<o#10@c*3Yp7npLYihB!fPoCRd^9SnvMx80u&5@|1
H)D_B3O%_Cjcwo4<;*rR4;d)o7Cg?RS^nIy7(29*M8_(RjzswQ4BZfBL^mbl{8(|7;-xzsebXI>05#wb(^@hUDeR`nfpuoG{#q}8e%4U}mmjes24wunN|Y`k
#4PD(Sy==PugRl)WiLCGpQ^la9wkVVE$`lUmj~ZF<>(;q)mMJ1Ke1L9!DBbEl{~FYjpbW7eR~X=nfunu=Xk4F%ik=H)SUw-o7HOrUBfjE9dtKbBc685EQ`tN
ke?RYK;j?uTou5BrQ}1<=8Fd_|8X`5k+Tji{FOcuH^z%OE}k9v!|yIAV2#rY?_c$FD|>poV!|Kh(<-TLDWxYsrLV16w@pwbzJe~g;HAOBrQlH%AUY^YOg3Hu
#`c;Ta4Hs%H;R8D2SI<UqHO6{N1hccN#m4X-M+t7qUVSv_*h$vVLwUzg-Nm=ol`lB%!kX~j6bUIV2;l+u#sC<br4O?sry5}s*fVnbjEmw!`Wv{>jiT{G3B^*
z%bI~<ebk_o~ATKp-W{qz3D7{lxiXwB`7lvxUgsVyT$R>m?q)sP}SglOR7~4r~_|^I!DYP<=QQ8YxonlvJ=Qka9P1qYKYdLyXuI&z0c^OK>~~j*6?X2`~l|}
2?aY9VYAf|T2kK;<g$6AFhN=lsg3lXZ4FKqCM_fSXB7vFW>F439@}u(ubq!|zJknZ5cAK4|M-Dro(d%SF}S8Qak{(-Maj{wk|p5!FgQ4Eg^rG|Gt5vai3Zbx
8Ayaf7j&|xATK6%2JM!vPOHV<gD&X;JC;Dsi?OFZX`)(1=QkX&MclAG+@j=D0pmDIXGeiL4tvn0#@JR@n@OuwDlt?fd4Xl`qo^cOD`+a7^Y8kA7oFZRz!M&+
lc=D~Iz9SLqNJ39tx=U>&93D(g_;#o*3H&ZAry3*v&;f~i4=&=nxGfI^t+m;2l3WLoNZMUYizk$K?|qf1Fh;XBKTYB5%&`38gDX!ZEU=Dn5A*`jOUr$W*xt&
rq07EHX&k#F*C>t@fbb7oxz`-6iLlhpn3mi9n5vypu7|kX<&`@M}YOBN=m;IF&vTyNOHp33)$2yFEi?2{s0arv!~_)W&%!wPGJ>@ItA{-u9YvEwAjL;c$H3x
YZ3vmH#`*bH@oE4xkp^zQ@fp%lW_s9Q;6YKDaGs_-(wyaKj_}<jX^i=>>F$9ec@WS3`-7gjAuS-e41~E$B8OUiKY^}_@;DM2lyYlfi4=}BQb^1)LCo{1#Gg*
@4Bx2dzS{12?{VUpeuhgB=rc0zvFSvT&+z-m2R1E(kyl=tilF?2ZRLK0iL`I8{n*eXcBYMXx$_qIXuQHg%Yl)b9?!40*Oe?L3DRKZEQyRiAI#@j2@1MNJ*n4
D<hK-`lEY!yDZcj30ZlVrk6XK-W1|Q;;f+txBCwY&TJVfE|Y?VSiJ!>Kq;KS+1d^DI7IC|)>v}w&m39JftLoq9?q9X-g$;r1831XJhz}b8qg7iV1^(bDgE<v
>LLH`4K-jxn#)q>EP9d4+&kDd5YYC}n#;C*z3#fhW`d~4oRd`)A!0T|AL8Q|Nc+S$Bh;c15a@Utr&IVY>ZHeGqZ2t|rrE9-z#CGB$k%CJ4UBv990Hhcm#a!j
7cs0+bF&Ypfi&SrA|JPURkYq&)7Ha*QEOi0OukpT0&A*05imBgM#n3f;(KAtQe@B)2wqxZR{G$g0D`hjnHM;@T!>+9{<W!w8v3IrD=&*Whnh|VhH^v}orogm
eV~@$O!tzU{L_^VmDX2GuP=(jg9Xt3MocUajuz3aWRJ^rD>ebnr%%={6Nt~f!jc9YptjYp+AmO8^edG<uvw1(K!#vr<#@V#mDXlaB#&eDvvU+prwmL3`wip~
Ej<CN(Q)dU2B6OQNQXb~^OsT(eu|RXIIKubpTXX`^AKyzd<71ibBw-hNlY?Jb2oe7UJiEi8I51(WR6~_QTYtu`}*apq^AgKi<jgJ=fGhLBWf6`OrXvtMf_7e
HJ!2tX_|qJ?4V@`Y+uW>%WBC}ynAMn^`WYFSJ(7oU1=AS!qxyh!My-LJP=pgO4t4QHRBfFXds$VmvrD!Vhv03&+kVL3&}QNv`iyT+!zd6DiLc{S7AALU5=wz
eI5;%zSXaI005cw(ot)f6<#n+80Kw$`?P8y2M2jyE@d$4&?#=$kprLlSNCr7ruA~W%N*PB8#9rpY$`6Q@2xFm@J@4^X9r#d5-1P~g=?h5Vj(1}{DsN_K~UDW
0`?j@I_7wedv7(9elCk7B=0%t?6q$qOO6wKtvDE`doHP6gk?Q3U`8<+P(%+BWVmQ<=|g}OF(^H$cH!p+7blh(0Eb@!1N#ddl+laY5ERsx6g|z!my%F)1x&E#
g!qOzQzq1c{ed$P^0bF9o}s`=<GMU;MXG|7fIdrf0uieD6fWQ`tUbw8{{CU1<hVMT?g`wTCIihM9ODBKkmYjP;9FX0c?f@T(e#U=fNk2gb=Sj*O#{jmYTgF5
e#5uYZjey57Z&;EN>X<iVz&NZ*-KtfgWUYEHU}Q_S?HTGMMZgcIH@moyt_7dpg&$F9f@_n-qxCWz1#0ZJ$KFV#sp`><jA9a+Oe4FnS_ZpC3JolN#l*2Rq{k>
1D>2_4UaDU>-aX!VVj3}tQv;BF2qpA9~5J6CjwFe*<Z;?z2fheE&~8oxJ2qU9&anMd}beXVwwxAj(qNzC5V<XrVNrQHjmwLijHzGD4J~Rrtx1Gn<C8|C?$#Q
4iuHHwju8Qdu*CYGTvpL(i0uD)*<r1tFW1*Cx%yzt7`<;(7x+37fIwFiN6Um6;&+)(pO~asQ1;-Kes2RU1z7@JSbG^YF>m3ZGXDLw<;UrTW6!nF?ib*I(;Kx
2XPBr&22CR+wh28p5RkRIcmI?fol}~y=%pNn&oE8R~d&&fnyV%eo)CQBb^|IwZzwdorD~(OagoPsL&cPVN0*W5KBXSdG$WReEGYFju}s@^gcZeoq%Mlr9`mg
vRdOgh!ZhxZat}*hQFGP;LsF2BumvCc--uH>SZYDQY(G@QMAaI!FZSH_)dFR?kK4#PJq-2)rwz0UJqi2rAj%By6Yzcf3F-yP)NO%)#E^-=g)K=9qJK`*Dzq{
W!OKySdbIkm~Nm<A>8b2&z34t_^(^rT`~mzzPME25#ym2g^MM=@tTqUbbdpTbYrbhTz^HdC(8MqNCA^20j>M2s?DD=zR1d6|J`eXs{RnhEW8~EFDz3fq+|7?
WmCcW8Nd`Gp2UOPaB55ISws_I&Er_aJ!I^_{*z6{h%`Wu{HtD~=B|AJPrCY*9jm(Fn;*c1SpFK`FG<CEhbl<v7-b>4_#k#lPQnujhA|#=TSDe#brc!53IpIe
uc6|amKlcKK7PO2`!FW4gB!obSa=s(v7#VgG=>`QsNxp1uFEA7Q5M*G8^1)d#Hi3h*iW{$D1Y~K(yi=U43x;R2wfcg5>0BbJ5%PZj$rGEl%X55C7fry5I-vK
JP{p*;-BGz8<GK~syUb%%@h~29tBmZk%W~`){jE~!DSdMD0yyv-BZpWi<ZW0>(W~4=gcI+LrGt!f`_}@=Z?|+nsSX!p|NdF2u6iWpX&3%nU^E9c^D=MfL08q
90_FtOa2u<qQN;?59{Gx=GHLc-Z`Vqo+9ofHnuYkLr94-50)swP6qHmue^r-0SbzTVm%6F0ebUyvz^*Dusub7nBO+QqMtZfo9Gn>d;fqRP*}*=(u!dN7}QHU
3b}6R5o?2LLJe)UgY&x!UIY<;?~j|1d<P#>3@4zK=7u4I-YRltnmiWGzFiyt)07zoS^W+@nf2o5cDxD)AyOnX{Z3v+9-|&db8<g$FA005+G#$Oi=Z*cM{&Go
aErAwQZJ98twnKy%Cil;>n>#%BU?ORCF841J!|8J0Yd|B((nvgO^;XtTA3nOjW$C@PybWM_-HI4(@U_PeP}5rOV;}tU)+EQ`h{H5Ww}ffD$%D>?R^RCdDg@4
H5ED7__r>eO%olKn4P*;_InVDZP}e=cL?4>^l%JkH-Ei)Dn>2br4Nw?!AhP+6)7jb?Ro=XFUM1cUkE`d+ROn%&Xr3y=O{+~pZgsHW=&NK0Jmu)a@gi>@Fm+P
!&ZC}DPyz=t+sBheEfbNB$4jnY8QjVwjnvx21`ZUF-UrR5_pSDAQu%lr`Vi1ajK*Qr19I=u^W6T>hn~VpKV-^B@1)Zo^v(bI>@O-0?bR&cX<mMfLce%u$2AV
JE!nyLMXP$zj`oA7nyOkV_37v8jis=b8yjjR(puDCbFU5E1X`R+^6;eDB9;*oh|Z7^u992tXO_0hSA3sNDHMf*gAcVWk2i2E*$NQZq0G34Z$&9>X#6AH73?)
W$b#l8&*u3B2E}8t&jQ!kh}Yj5oyG$z8c$jO;(3m1a2?>rN}eimV&5ePAf2g74uxNcmf4HuPj3@o}(18q<Zi<D*6`|z?OLVY@WX*QiQGZE(T56VqStoeRwBC
?IDm;eUTLktPQGfE-6DG$*H{RDFo5}+_FEe_+805&pP%P!1u%l@ryjVC`%wps~yaq8#tyarYc3r)EeD=K`Xgk8`99h@vl4E%LDGStq~Ove^kVRqtLbdv1f=7
(E&-$CKgDXiRh^01<aw%!|wXpxFoz-NaKI8)sR}*MzUB{EB-jFgd3=;lKH~8^J8bv7^Hp`;uS8=37f<_O{x}>u~bhOB+a^^pFp$kKn%Jn__QebQXofXk3#V=
S>;#>LhS{45tBmZqMAY7=2NnsFN~k^uGq=D>6`(CKb;}TV{l!{`?A$^MP(gx!ihJ!T^Dz*-Ma%@H!(J;?|cIfP^~M_;TPJ>ygU%93DgbyF{fjWm3>>b*Dq-u
qrnAdNWP+jGzw6Bi0rCYZs$iCF42DHkRL7BiO=&YT#HhlLk`}wc@eS2V6Ii?dEj{DpY1q8pF_uToDkV|i4w$>S@rg8s`HX6-xUd#?vOSNHMH&4g399V+E4N2
plM2R9V6tfMawHuv(V##1bL8`J8lOf`ppnhdp_lt%Y>t%6v0t|VDn7ocErSE=s8xCd8g^IByS1$8EsvjF+pITMN+bRsEBuF3o$spO%rf>a>@(7dmYg9GCzuF
)Tv|GOWJIB*(eIiYjw}1&ym)2k0O9xmY}wt3?9Dsz42GJiGFaXQd=0c1Mrx?Q$xY_PF?I&1VdDM_cPc>tFAbU!++Z+h70nJFi3T`&_puod9Lc#=*3yoZJ=z4
DV93TdC_#A(n0-E^-cwIIo10aJXA8mnX#rAhLyyv%oXk?dSJ<6=%K1QvT}jWbbadUD?4IqZ*Mftev_tVCaQ$>NhQYfh%Gl5TA36+1a>x}=v!|old;nzhKm3}
&6W1@t-n3Wo{-!P6EJt!_4z!cy(JbI1iH)46nM{C{G}YoTb{_L;78^iI~!+o8OH&Q7SzO4WHxSoc}=!jdQ&ADli7bN7tB}u#$Ga9CEvL;jH0WCoM4&SsVDjt
y&i|md%!jdCG?O1B8j(s=)}BeKp%V4tZ5e#S-puPXb%OOS>n}#28in0pTn#%vEz&jPeKf9-W7>XiJab9taBF?*;@pY9i!@(4;`cLm&uD5iIthm<O~vzw8z(T
`2jaaEax~0Wau_t+p#eezpovNr{`646*SP6phn}3-E_dyu#1c?G7NS=*IUb64J!u+*9x#e`ZfsR+WE_Y%+N>e#Lxd2<ODJZ%gVKU-aT5lV3tP1X8Tb+M!cQz
bkkKjE5yOP?*cN1>B9*={E1+sL*I6o+l*ZR8S3;YwD%$7?V%Vkh0lQ{g3_OXl_D&jC-n{;Jq4&AkK;P5EAvcNfy>Dfqo|3IB%D8!>U|b~W*wugB{HRqZM2tL
vO+q^Lkh|d(F4X|j5wKHO9in|WHzsrLZ`(ZcnYjh`n>b1y>%oYEnl%UYVmWR>G$?Z`!YSJrqg!sFd`KwRRa6*=?cj(wnqs`34itM8fn$j641>2!mc)ar%lpO
Si(jV(GmVO>I6uk-aNNJT&w512aRuFIL>m$_6oX0|AlOZvs3{gx`p0c<2PCmSu10J;J-xjg8>O+63baZei2p-2jNx;tx)%*b;o#Lfy{uRg#1&D-aRkd1-dme
N(EwzyC~D=s`2PX5uizHjE)N-#vxa{m*6Dd!3uJXL6_bEA%#t8(_beMe9;8ftmUNuKMzHTRh8t11QY3*A2yBg!JlMB^s)J@a61tKmk^%qAc3~7Bj;51Gh&=d
e6!}(<DPCk8ecy!?2$Q2SW;to%;%MZ%qDnEanI8-djUUXC>d8G{R$8Ii|QijJRi>#8ia<*xp^U(N0HnjR*2Plm2X!k?yiCEs4<m$4J=v>#BY5fHHr@2FSWlR
RzP<uO8hFSGY&&^8-5*)<`b;r?H$3?-rX`V^Q~H#aF1^|OF;;63yzw{pg&8k#D>m4qJ>17S0Q(mLaW3^v!ZdOMd!z&7wvxs!@@;{W~|=^^$B-&M5h+Qw^{Bi
TVp@cuWNZ*2IF$R&-|xi7)8Ki1^|i7nO&xp$6LhG^FlUKD(HTHP>Z5J^h-~LwA~%Nu(gCUrHcTrIUrX`=2*>t8Q-*(omE`@6UZOfoJa{P=pdvE`zmY+5uUe;
{|2Qxx3`{$ndLXW@}-y^xv&i3XFe4fh|M+z*T+NZ2+qs%_?SY$1rZDx_|j@;<@xI`uqqP(eC3vzvors75qTQr+`Dlje(R}u`HGDkZC@X$mpM}W_ebe#=3T)(
3Wlr2TwZonC*vr;eaNJZMwwi3s=I%SoYb3$j9hW7$QgDIu91@aEGBC#t(!MDhy@;=X{t(HujY?>mF0GAqU~mI5@ANo)ilo-=2J`yIwUpO?}h`dD8+^*bIuA5
o&jW72RUvA#;W-V+1?i-7?gxD@S~JSBS%3uuBR!Dp|+Kf1rK<$=X4r!2R&>9LK4rp?3as0GqjVXDlUX<-%0>nKzOIKG_-?j+n!elz#a^Xev>{u_i_=nFxHm>
<fOz@*-6m|WJx#c!clCQz!6)r7qnNgn1c{ZL<-Q7NW8a3fwq6^oFw&QOPOq}p1<Fa>@@Z`A!+@=MXuG69&hbxMfWTJU9g>$Xg8`KqJzK(+6bNF`Gtb>2#UMS
IHFaD|6VXG4PrSB>5Rk|YY4Kb&Za(~4Sjl?Z#iL5M9AgWc8Di9AwX+NGP%8m*0&8@M!T*1q7B&&GCEUNZx=3cS14qgtwr;#4BP3tBL0{N^UGrD0CvNzXlp#f
`-XsPpcis8t#Cn;;{6oh37QBbko#WL4l>K=B+FiU5<X+6xWdE*g$0x?^8tqr);AA~&w~fTI272d+dJj&h2{jI@8Hvf3YKdy=qhWb0-v!iZgO`P$O`|2s4ozQ
I$ATPHmMLb=B=nCUMqihhAffYXMh!z!*KTBK!)7=5J4c5hT})(8uxcqMuVgi>Pfb@*g8^{#&c$H&3G=Gac)7m#Wyudwm)46f6Kqt65?`mae=1cXex8OyEt}x
;U#S5IeCzqT<EK}E-&;r&DV{xjE1{OX>?=R!|x5T<(%rq9>znc!BMclWy$^FwpsLrE#Y;e^f}VBZZ3bt-Si8@4`!c%>j%^6D<_6hV-+RmsKv{0pVkgY2)P8P
*nTN6iAGsuSObKuZt}=A-CM|9aY)PVd#WD0^ewl9HVviocb--6yGH<Q4|#vI*A7%@eZK3tZdp9@t<V!=;<*FyRxt{TK@B!#ixU}F%2D{^v5LUDeas2&6dr9`
U5asPqE{aZfawW%SVzFcw4gJ^SH2&!Vv<_Jl|>QF;JaJ6eoLUzn=h2ub?3x(bA%qD=KEYIAneG2^<1IPvEU2nRta9Uo~Bu@xs#H@TdxZz@AgWPY0FOLc*~Ld
rWCzP<1?Zw-XWog`F{@(h2b*3Xfw=MJEaF@Vg<<2=F}<H>bVD5ol@IF;IPj3jeWu5=LEtcqq)%eZPb`+oZSzMOxZ!U7M=;E^j#}U!f~>e*R6Vm7BSH%jTYdO
21GJ39GR^MnT(nc)AlMxq_u{)y5-uEj64L`vfXZj0km;=V$I+JM(>jN(!*7lITb8Tj5U1E17uQM`D8S96-aB=S?1zWy6XAZ0*Aio&pg>yXy%Du(y5o~8Z8B^
caM29C__CxIHcz=o_WSo<5&3<Ak$Gguwd>Z+T<{Z{n+e!^y#&5m?P;MEE03sn??5ARk#Bv>x}mW6b==J#-fTtQ_XSus%g+u(LvaUPZ1!=vkiq$uLa;~1DPyl
IK9=oQ3h7rsYCcAuiPa%(GkPWrD(86W5VB4g?HugxEB-=5`qsHAFh+ARS^wL$6n3+yet1%h_h(kFM&njOtcTRne(K5d>*yK?R%w|<JCBS5InPZ7O|ljT%>XA
p#z9X7P?K<ZP&payc73@e7e&m(^i7*KV-?Q96~#Q{DMe30=|@%fHaDn{}6Cq9%5@Q9XOq?`k%!^uws(6|ILukD_TgzD+PP98bq?tAz<N@Q~I`|wsn*vkb<B`
`30AtR3oQEkL?UB;%tlUMLo7oW2$JAUEP8rW9>VXaJA}l-FENIQFw5}mSJ!<#V#bDI1ttIz^mXEzpkdw^%};fo3z5JN-c95+$%XKT<;Ky|E{xy6=PBdN0mk>
aWdL~mGF|&1@N#UPu4W(G^52Fv=7^63ar`ZvKG<4ks?ErLASV{0&B!Su^@)EF0!x+4t{3YohKn>sJcP+vX9_xsfvDOaU`C$s*qqw$*4Vg*K@^*HG(t)8oa&M
eUOwC?o-FY<nBD<#=dQEP4A04=ayY5Y%Zvx;Y#Vcgv2ivMYCw+L@VtJIozf2v|Mm(>I($?oimW%EiEbhbwc^s;<~h&mbf#~i5&ChLm9lZE4&W}yCeQtdA%pG
n;?3m6Y_o%txAQeS%a2fNl<+`H^JMj$wi?iba_ig+A?i-1N@~f16wZcC7XcTXRKGd^;g(A-MgkT^>7$Ngp$AbaGyd$TC5oEuz;W%kxY8&POU@~+6Nqzu|r^S
5w8Y%Y;V@yEONDcG5QJp2`t!wR2+hPPMz{;cvX@n#}!Xu#bH8(I_AKVJzB@|#EjdlFDFO*3r1L*wuI3I7c+Gy%xTjCh}-lj(g4i<VF%)|Qzlfppk%Cg%O1I&
!tjZu*MlxkycEvo=@htGnaY3%kX$^8V5kR*+isc<O1=r}Rd`6Erpjsv>W|WH{!{nrF*kAd-nb)aZ=z@y?@{D~_NDQth>b+BfvZ%zgJ3)q)wJ+TZytB@JLh%B
rITDLHt@EA^Ksg^DIm5+@?6#xsF1R_A{XillX>LaRw4E@sX?PFMh*GEBTjg`t`S=K`aUFM_}+u1{nEHI(dLUDWjgFdPiWxUIIEQMIo5VZ>qsaUc^rU>ox1#H
vjl*#PC!m8Iv`zNWrvV}SFGNP>klyl$0vv~@d9JCF5CK!BYeMhS9MIxVVzcEEk|pH;#xt4GQNrtF0U%H?+@y4w=b~RFw;@vC9`2>QI}1}9MpMa<~>-o$3ecq
!M0UjUlg#4@;!DsqB_J0BVDcw|1)PlP-dI6YV5cnDz9&joZD~Z(hWGr-N>`e6Og2@G7D^p*{j4DN{Azp*-%0&vY~*do~igzA+;FymD*|fmQ&dB-WguI7-(CJ
;#h}>EtWy?4r)%^*_AXJl`mOh<ElDo!jqbKoB#n$fyLaC9N87kZU$->kot|-g~Z9jgkgBMUbTZdlQ1lWATCqq04X9FocC}ICJT>^(@X&=r>CnG{>S<c=+${O
F#pvNeY2q;AREGGw(x=v1Ef4IU&%@AjGYshn=h1d(Adue0{WxqB)~Gf(6TeyLT6yV>g<!^#qO7F$-KO4tlG5c&e|)YKAOMXpnBdTmkRG)&jKC}?+w%@**I{7
9}sQ={Sr60z&yBlKPbmDCO<1iq|u*oGm0hZ{f;W79hUXfXb&=Dm&sc*8H7d`1|ofYlb+3|F;<e^T4RFdlkpQJM3%afCCIR!xhI9|zT28_M-WvJ`TfvVaW}0-
oix;wLiH!xDOG4WY9S5Pu!y`IRw+nD-!v#shC14eM}vJxaf3xH=_Ka}ho)gtf^i5rG^>oqt&eF8-vY%{6KPjcUyyW6DUhp|C_hGyG<#pXyy<y0Vad|Cys5hV
;}<+nH{u7gLLkVIcZp46BxVyD!LA0M5q}rL4v~}gpQfK+NLt_I*kaz#yV()@j*V^t`k<9T<<2b{L%D7Kn_Qk!U|yF64UYZ`;Es}%iBih6w~Of0a?ARvs;CfF
)}3hW;%I(t0kPN19Cr)dbzko}+W|71PMvdBh96F-wmvmnpzO6XU4U&O5<Y$I-DguIQWqZ(ZtIdKV|>#Vkxum)tfRuNZ{KFP;Be5)COD@u!Y$&_-?`ke5U%-$
AoKWa;dgJ!CdiqLlv;xPJ1>7-{E2KN0y011@)?lzeO{Aua`nLK+$3MHJ>S*SNVFpXeurF`=1IhqK{}zenZ6P|44Alxg$F`xMJ*0gQ~;0r?gFZpoXk=Tfn_>%
A$|*2+gK!eEs&;<BRHQ2!Bby{AAm$J&E^1ucS2c|IG0z9Dv4NbJw1w;xIlu07zB&TSarrNC`P-?-)&4Dm{=x)t^H>xS)nFAbdC)d#fn|9F{JleT4Jl(@)hZ4
jAqW1@c>ba#10c1QCpGtZ!6ErgUk9Kgv}TwM6f#%Ob0f7FiC`24bKIBJC}Tt(SQrz*Di1+{i}SP!laYF4yvq$`i8VPK<3T!sh>G-Q0f-&;wkFP29vsTd@o+5
wM6MscE9`rQGXG=CNihxX6T4%E^*giMBl3k34DH_@H_H!fV>y77nLrSnT*pUe)Cg;i_ln+S<cHb?QHIFEX)CNb&Dc5@MK$OwYMG*0<EV3TB!;Mua@&CX5!+O
wbvEK*sSu1R&f21kcS**L3#$Y^=E#){grmXPU%!A!ZBHHYit#K17a-%`z6|fHM7xXtzH~OQMI$06e;MzZ0fK1d`sdWz%d}u3~Vn-O6)xUcRUW%w6cJ-1Ws?Y
FJ8^DaWo}Gli;|mhG9F&Xat^(3hQai*<7fsz<Sz~%qUF$)M6}u`6M4sXD+|)XGqd)L0qlefo0%9L4NJ@HlRcrSY48z*19QdXFnO*9y4vz+F((_C(yifwb%#G
F?4wXnj`zX$~CJ~FtK3)T(LJG%@`a<K254Zd#^Mg&xF1GN&qC^vGLh3k^~lh5vx7(M9hM48s=Tl?w^E&^^NpPXLlmO7I)1?9BOp-#R{h62K3RNjjLd!czM%&
zBqu4SyIgTI-{FY;L6tCYBXh22u-w$1$ZZu(C3<ykvj4PnuP5~eUGwmmU#0@6S(gw!{`XUMKpf4Od97pOf~;h+qBy-Ngwjv(UCxgrxZ-hNc;58ct(eQ>L+Xk
dk}sfZ*J^ptF!hM-DDrmzGYaUgvikIh1pJ)$13gc*%kf9zs)>|PfFfUoS)w{fFW#0NnUJcv)8RZZxmx@*9f+%YE8j}k40n~n^K07_N)f1;w2UQaIEb}TNo*7
Y;uY=-2J{OynLfJKt_k>r7Jz9JS8W4mVXs8Y2OZ%M?mFrWTg(ttF~d<|HK<JZiMFr0?W$nQ;QdBOyDah9+~{r3YqfZkr!5-@E<7#LdXMzRm3LRfB}v%<NquW
D{6Jm>I~OE=sQ(AH1uRt2JM=4)g@L+n~cZIR=+G+c2y93JZ&jI^kRPLDvb@N(a|UN3bMH`?*<U75eNZ5RVpLV&LcO66Ao2LhIuiDOl)#81-FRoI(cyh(qYtk
^zkCuh5f<U=}!crU~fwr&Ivj^kY)W!Wx=^iO84=_G3{<wRE5N{XSK}a@nDC*#9>!Rii7~0s}R7%-ai@<too5=hY&k<HNVG>$z5}C4gTqBf_T8!d(+SoU@?H>
`@qekNkla|5fSNc;toWTq&-IEqW<}7GZ<UZOknhx<#Hr~zB|Z}_LUyu%KD>^_3GUT$qiJK<Mk7ax^6fj%ojS0pV5cF>8WGs7{xgaiOci~<4u{9Yq2AW^`u#I
H~{^jh;O|q?>Fi;=g<TXQpg;^7rd<2;dII%N4YH>wYjP-ilYt%#z&dlwM}E%cTvgw`PDoOmqp&Upxg(vpjh~k*WAQTl{l9mbgAc5%0T%LE4kG3S%yfHb9$7%
gCB~@g+l)>3JQh>&5g3M<*V4mm0rG{xN!Qn+eE<_I!;4?3)fGcp74r3inRKY=~<#1F{XR~DrV;@C|>IBVK}!}+6Y~C2iIr{*W21fv3P+jjrtYa)?gI}O9m~>
M%=pEx*-;Yo?*`6R9q#hMAcmZKbBC(eN?;##{wpkJP{(g=A+nYJC^uWj3h?FMw`boLd+LwUg~S`vBHmwzrDqKJ-_oLZNugY_&MX*koIrN9TH_wl}1gm2J3m{
!?{)fWrAflp4vs?Sy8QVamx&frxvt}Llnnu7EoxR(#6D=U2d`p9XoU$>Tsz6B}|YV0mS<`VT6)9kf<@W*qgw{M4jTq&hO>rq0GQ=2A&z!1f)O7+4{4bzfE}{
OncE`JSmr4J1W4wcfHVt=0_tR!C#17B82u3f)5w-CX{L%xJSia4yold#_B~od=<nxnDaTCbFh0s0aactZIC!~SB7LUx{D=nRwM(b)W5n)KoD+8Vg!}>Rsf7t
u}oHPq;8_~$y3Jgo%fbyI$itX+Xv*ozMT2)fEroEo;wDEZ#7d}O(nOB_`^Xs!=lX4kq1yQ2pp6g+$a7l8!ZL=CI=~7QaT|w5?x*tPJ=0#0Pv|HWSF`#7t1!h
dI=%GNn>7r+rf{gS(imB@j01HQ+{yW;Q1Yk`g0vLTP2T&vW1q3Q;yOr30k5_+FamZIppR`3&z`?J&}ML=6@clm3StFN01|ES2Ud9<_6s99<WpD$#Qb={fRZS
mEUEK51`<*@>n>(&HZ(>lPite=k?g;8_$f25$%XNBvf?-&oo{D;$=_m0kYx#tT`~|8{FH7<LB=WX)uu)^`#oAE}B|(v5tVq3I4F<%hIC^iy!O5Z!*}Hfz?9*
<yK1E_fd+3mb4`-E9n(c2sRA!$KjA+?i+8pYjgMg_?n2>%e4mb>N~0Wp)47Lz;btNb~x**$;iY~3^`d;PYq?*13I*Ke%ORG@xyDl_>j|-JM7VuJEK__rDH)2
l4N#`P7dmYaNX$t8H6A=8CfrNjjy|6DM{t?h6^a?VS$_{!Z^wfql9NU0o1}DFfFG9)PkCisA1UrRWUI_B$ZQ2kNAO-S+;p^Z-9&Jd}jjVc-F_WGD8C;_+V+U
O2#9Kqo%iOEVVQOJQ*m7g%e_!1XX~Q&H4c28M<#mzo4Uw@B5{alsUMc69t=bYHNl<E057r0Tv<{be6j7{xr?R7v#~&T}6)Vayzi*)I7{1#Obqd`1~51_m<}!
0e5>i0`OU&LI@_k1Tqo>#Rywjx#}AI;y}S_d(*IiDPg|+e%^Dv@^M3iuiL`xqp$Fq^=kLJr(xf+tf7Pa6(h5GPPW0xFBBa|EYO@#0N?Or*>ecsS9YAvKcT`8
Y4c=HaVakAIZf140Lww*S7tkhAB*zMHTENkfX|NN(!p65X+sN}kGBXDYSJ<)ek24?kY<W2)wnM$=8oE+KH>C8Xyh+{_>{;U9(F$7*kLhK$tEoc)Rwu@q6K$g
wp0?^gwKU&w$TYgOwWpvwKUrX=5>mTNuMvzqCAO7PkBIl#s)C-1tl`ErLuvtas{|vAv@_{l3~zxpp*5z1k1kZR1bB}N8JTs)E4C6a+|YU@842NG+t<7DFEo^
v8Hk;KQxm725_Eai;v(?MbX4cno3h+)1JTxj1KN<0fyC0T^g!_u*x>u<@E-)h1oZqW|*`F9|pEhh_6<RRY?h7K%iwVUGe_XbMi8rnIu4J7dmP%uxC<>r~dJy
F4*Yv4*E;4){=67^r!ds1q&X1gU=T3UP^*h-Om{q?tF7l)YxP65X8oA0-s)4ro~m|&z%!ri7q=y(UXrSc}A+-5OS8ZQ%75GcbkO&1X9)L4QUe>YbNE@lo?ew
vM0S6rA+7FWv5BHSOga(6i6;r2OzU_+{GX~%#@mENy@l_@2)uztX|NlQ*SU^nQFH-KoVxItjRVSQXBxN9&;(CMA3tn0flm^h?hR@{S(mIqXe_EA7>jbVTmY?
z8s;1mW9H|B0_zj#gt7I{>g8;`QP^g*dPq1Hv%()HKSq_c-g^Zbs%y-yFa%wI<;6CwSRt1N^ARh_yy|3by#w9t{FEu93`GHx-}_xO5<18k%P>4&#h4k(wg6J
j!;s!QTE*)${BgR`+0s+<wk>3=~$gfGM#NqolFQji;R?xScOtWak7nAi2zc>m?*2(cnS2Ib190**L&m+Sv3Mv{rk7GkI8s~0Yil(V0xOy69Iwc0o)z^>plK2
00=<$zXo`n?-e?Yk@l;FC%ndu5dD<CBcEs#<$>FH;WV696n%w`xq4o)mn7om7JvYi?Pz&?J_n-pz>^4>xwt0}oaeyw4`pcj1_=KkoO(1m8ITSwrZh-Tk?Hvy
k&f1%dHOVovm{BktGlX$=dn$XsBQP#1JfLQBNG@S3c^s}+(v|;Y5`OFM^%Hziajh^>AC=P$_K%7UjVR`Ms-=|Lhio5sN@&B&)3Wn-atm+YB&qFe2$c@`hY;=
RZ_mLLry%BY)FFc_w`Kus<)zbDWF~tD>L*3O$y!6_Jf+cfgC1)8g-sO4Zd3tfF05<N9PTT(|rcSs#9~g&tJQ@Icctc*`Ls&q&WX%D)a&aVGF7_i-;==xLrb?
B@dchET2kA$d7)7V0}&S+X5$dY&N4@Ett2+vWSr0$6--Ln;un6#`IVlMsN#_xz=9!El#+Sj?XRD8IwZ?C}m+){x)x?W2IPTN|&m70PcZ4)0Ad2#d>3EhjAAD
V0cmQH%sj1VT?$7wzGo}^9Ld<0^Qe;awYW)tPdOr!U#tzm4R3GmsdW-N+{<c$UE986m>(nb{q>`?xX156(>chlnuLpQ~tx4Cp%J%_`V589-@VV_yojs(pd;9
2qi-jx18M?gR!D_UN_R}SftRfJ7_VjA21|0m9y-n$<kMCZdir<U<4$xd@AfpEhlKSNUx4Chnu{p<b_n9Wsb8(Dg>I8OHsdb(72YS3O0Z+zm&@sVEaXWb*(!C
AaZdYX<g;B1tb=Kp*X5?nYQRFm<MK_CrcH&kWl<xCf(V}CJk402Ydt{Ckv6bu|3O0o%9nE#8t=g_Zu5&B=?L@-}-noD3lnE&mF|8gIcYH<CIJ%h?S#BYaa4q
{@G7!8-7Hj8+YpNWnu~J^$G|&<}3Ts8kM|GU|_}~rPXO`eU8udGkLq~*?l&q?@wTzg&F^v3=i2npg)Ge=_9QRaI(X6c;tG-_e7z2d6biy$O=>A{sp5dgKRVE
y^!+^W!1C0`vhdSv-zukjen@R47P%gb{$ySQRDntNi!sx9MJA!`YG*T42DheJoN|nyL#l-UHSMlxSyGLV~SN{O=F*I1*~}0>nncb$}G&q1=<)QAK)_rP@w-t
?u!e&N7A*Nfw$2Uib0rFog6rWe8Wqq7xhyTG2OB!I=3*Z=cVdfW^U=@?VZp+Y47ImcJ1ot(2d~$GYleDc$ZAOUIZw5rXzxhA+*X&Dfjw9Yz_JgrE$IqD_G;o
Q8d0K<YexiSnDp9-bZ{SQA?G(U#d9<bFp4UCR(8;Rb&0O%CCGvsV-3=nF@W?Zm_xMaoCno7nvg_KMStWaH$AIlaKvR*H(l7x9&FGaUmZgX=%dD+95CRJMzpl
u&7Q3Pyhooh;@k~Ym#I-2ino1x9sOgn=Af1d-_Blyp<|?8=qqR%$|*Iw6MpgyNyqguwb_+E7+%MC!af}2-%hjV=TkQV|@UA1XM9<Bvf&P3XTKTiHuWE&U_`?
veW?j`foTtWX{YV187?O?r>~&NJc<y93~n&+<;LMJ9!3^0@`+|!|PT?qkx`q?4LY4+6#(5unHd2N_t=-Cdg>_PHll}G5?sWv+JggJDh0FO^d!9SsQhvQ4-S!
hfSYpI9vhKr0G9Q2tU(#r7@LB1yC-hWZ^ZIRjY5{`dU78jnWS15W>k(s=RA(i^t%ZP6!y$W~g2<*(Q+MN^wT<RGtd#eUrje?&_Dou#Lw2!<hLF^Dri=DCV$l
aML9Nocm+4Wgk4KdN((VN@EF_=DosbYUzdvWu{K9+yZ9W<gE)?z}!k?^^#nSqPjd1X#$GTU*?k~031LDQ1xehNYfr@++ExZKUF~-T^{KhtpTXdF<a3Kq|lg8
7m&uY2-XGt*^W`Ulg0Xo1fr)QUQ%hZ>qI?YTh&9k6<V|64gM%?Q&R|vJK`>e%w09Hb{!-J>{MAFDC^>O0+wPo2PfJ#)P0)SZ#EnCA@h*wy`PA3ko%5#lub9{
jeS&~u}60tXF1Fwu$+kE%042JevOjz5aN2{Z+m>HCQGrl2>EqFO=%oa=Z)11H#YyLpTJ=&!6zt?Bx^_Snlke0-a7H%BR&Ppp&PORt*pUkYz2KNou>~1>+r}E
SmMH-7$^)CyN?nYDl%V)Le~y(rN4f3#N-XoG)zHBAJqzuo3^i8YJE~uHKv2?g#(<-Ac;9mc=y0a%U}9K8o+elH#H&-RwYZ2_Eh=?Dj}`s<`f8}f+@ii@4ULX
;b>m~z&}CD57*%f_&!`cr#N3;P_Q}mh?tJ_b}q^XS7B^dwI|5gnGr4h>#^8etTk<#srvz)$-6&o9e35kLKMz!Wf8q+<UC(dE7Od=a9~a3I;08uPHv7-QFG@(
u-DB}&zqIIVs;-*FE4DFH=<DdS)*~Cxi*K=ltCW>khGmwU1L@5P#zs(&dd04_GQm3XsTU3Ap1^&RpX0aPwM?bem8QlcFoF<c%n}JxU?;Oe!Y2}{@~H1#Utdf
3E~`^@?qJfzctD?8606N4cCDp#<6P5a5s9w9`n>0Cr+H)Dg&b$7Sg(cp-K|mQxlnrlny1ki~gJJ%10e`)Y09=ko}%AUxY(rOK6G&ccnRDct4zMpir<!M6_0j
NjQlPMG2z{gEppQ=8I5q1dSQ%&%OgKyCh%Zv|%%}32Y6nxUsi!b@O(dS1FNSCSh?(gc^*(7Y0Q!(TpgWOBc2$<w&)M_`Eo5?Qo&fOa&G4ldBzM9tvS4JZJ5U
l&ro-94O;WqlheMx?Q_EB=|UjKS0{cw`%!%9;IhRea3h5re9gL7W?~8`0rWK(hq(wl9Y^I!1i`1EP*wD&c!uX%@%Uegh{g0y@QqWFUXH<$}gZI+N8QB7%;O5
5YcdVFKHS{Q$s*n_@gE#3jJQ@wtTjTDp&MJkb@%IrWgWS)-((0oF}BHJWE@zg+@~u7Zj>*<^aB#n3o1iW<^g^s*1PuEI@*Sw9<3Tx9pTAVpxY+B6Tzqqfu)w
b2`uhV-Q_l%B>ScG9}-LC$o!=AxtCIjT*S7yent9?vM_Y5}|eG7zHW5-^$<s=`0>ppE@6!BOgQchKL+QLHc8y$;GlQKtvs%Qg+R_kfw_UK=o5Gq?qHfP2hi@
fKZR&fQDZ3pZ}9py9QmhJWbrc{y4pQTTW%E4`<1}kd)Qn^WN)NlNI@z8gM{=lm+M@*z7%7&-tI*#9Kh5rxU+wW80UrT=u}T*WR6<r7#RrNu5v3jAwV&d_qC@
kc(ZOk8RuZvr`wQk3?1n<1J6^MXP-QN^)>(1!Fd-M#hz%tD~|`ys%nD$(4VOJ0`pcuZgv6(eY32tznlB<b9#QQ*F(Z5`2Jr&pW5(phh1J7w&y<a55X}VV(eb
1E7jKp2{+{bK5rCT;L2lhb_*emFDAfax;Pn-9Vv&;4#*_;h#L1g^+@1P*HbGo)H7Ody~p0ty8l<2xr#GRFO}!Z2W|M^Azxc+|-BV8>8|EO}fEsTdug@%!Uw0
fdF4Vez_?1V1E|CqxY*~BoO#q7G;W9#P;J>CJ7Q!HW+aP3T}!WlO#n&H4$=4)RYV2Qd2nv0v;nokdf;lYo`qft*#Pqb8e~`w|t{Ti;PWSjJxAg;$eL+*D9Ui
2TnZ&9)A7+sB6je%h0LoSR2w~xR!qi1)BV1Q(8&=Pi}BIKaDiq{Xy$VuCUTEfzt>`PvK<rK8x~LA?fe0;Bcc<X(T<8Tm*~;ZjO_(k8Zf%N4|_~9cj!NRVe2N
In-&CMcMFPZ-@rf#Lf@Sxgq~Hdv!4_!R?{%%n2A741WP~NZmD?mKwwg|HST6Uw}`E7ZFJcsB^laY`ms^j)}P18Uyd8JspRs)bDpLn<JD1Z<4JyqcEXHrnwy?
vDl&$B_TbLz<QAm69+WC7ltl#(X=B!w#XM)q(sY8tS`2WNS(83=s3q>hO2p5o{BRkb1FpPd+}J#3V;3xs2knQ{l)i0_3*AK@>+p-!RY7>)E@{pP0c95Lt+f-
_Rzpp40ffxe|jvd)|pkB&AF>|`teC^d;hy0hTkN)Z|{$nD|R;!S{d&6J*7carq^?+vIfQ&WIDPDYPO_h`U=FcDqMQ1H>Sr8H)S<rFKAKeg6SE+=yv76X^GLv
QBl&QZg${+O47WlSoC?=I*j7hjQ9vPAL-<w_FAu`ugL(7hkkRkZ%TT)BuqhAL^9_#Y!G#>BTw=d@`Qbww6lKq7Z_eFj=h@xGB?Kv&)<2~x-PAd^~`lyHLi&-
viv=uxON+va*V%W#AH78o%TUtX!IIWDpaK^<#4Jlb{+AKp_YKGW*B7Q%VPM)^s#Vc3<v_*Z1tK>PSPk;#Hc1CAg=ks$9WrI0y?d8(6K5ulyl9%BR=6Hp?jXC
Vr?eiMlCm4uxfR6y+)|OLq&|k#iSJ^R>bTmKS=%`4|cQwLWWjju-`z+m8r&M#e(4(h198UJ>zfMt4LnN=G!VUr_lqG=KulEF1GofT!uS}Uo7w{6v_bey#uK@
gBU<o9(Zt#7$SLeH88pI#;fr|gldAdv~`7`$7&`wZe&@t-9a0FL63e7dOAilroRM%O?KT$F?;@0^Wq(INts34T2N~Dt@QRzkG#aE^SXZ#X>iJ9%DeFy0zE(%
Vdn#XoHYW0t!N%@^D4O)=!}qNqE{Q?@t5So3#J91t`%qx9P<m)YmWli*ZbQRfvQLH1{Di)UeG9|LJeZTx<Jh{4YB2J{%{YP`tXz$3UAy5@-@}Yc_tbs^UWR#
f6`%c>Pu~MJ2pPlz0%^YUX3aO3p)q@QCobh*^)##D4;el%-`nm)6PK_NpA1EVl<^uIY1phZnEnm6uX^LE<JufmYs5QiHT0lPSwe*0)Er$2Mfp>L3d+sP&Cj>
yb)Dk@HpP=D7#)+D4o(WKJ>6%6P$J_z8xSsF|8k=@*UCL<aNxnAeQXH5K#{rp0w0a0Nvfw18`ca)F-SV(|SP&Qc_KhBuzF>0LT?Y779qAc$H#Ie>*yZ)14kc
MKU=6-7Hbd@7^J!Q0`aeAV!xs+#r@Yj#A36vDe(BNY@_}mE&7eru~k+*(16!-racPCeUM*?ys1Gp7aC(yTRF49262%R%OVMd&Al8W+qhJ%PPX0GaJ>?VIpH3
C!tGQ*I8MQm|iaYD;fPXtQA+X-hOY`N!j(~Wbwk#K&+~tpz@<ywsd$1MoT4R_ym<95@%xqa7##S0@8){ts*}w446tNs$`6BfZXuZo`a62&`%pyRY%K8U(uq9
y#t4AA1-za*La)^*dBKO07PYjJ&1giGxKBP!J#*A(dVN*&;zB+a~6dW<^P`8F;I}|kvq8IjN^_*wYTQDEPnb$g5;W@$cJ{jrfE@`>>N?1v&~QKmC#>6a%Ro{
Kk~K~U#bssci$@^{X+N=fehbt7hoicivY#X^5oJ4f@UHWI~t|wzvz}-Xjj6koIf&1ww->AmVY9Fu$#<&=me%@2}TXU5rV-^89=1Nn3eJx;7=wgxo9A~q)V#n
BiU@A7Orm0D%_@=cQ97g6?<f!;S)D*JU<XseaAHNxgnIyh8A`229MeIn~w#cOyEuy`yOfIkPhKV6<?c?u`_m#&8MC?1PkbgELq#(w4<b5lU$?;h6jJpFGToI
3@F>1ajYL_46o^XPdH9p#Iv6Ki<S45v%!HcD`GlCehed<*k;I2^gu(<rAwPkB$eCtc`tJ?(&kQPo@s|Q7B<AOUk^VF3#cRB3qK3o?JG&E-(Y))L^a^5tl+(s
w2!kFTj_)z+PmcjQv`o(rS`d8R;Muq;ix35a<9{D04_GHv_>9`Cp~xQAc{9@4U}+(Wha&m3vGN++RpF%66fsjr40KlX5m8}h6LB4O4$rb=fpm;kzsX?=Q2Rl
2;r`Io#NvyyEIbArSpL(NQurr7EPsdpmhr%<e)y>-gGy7+8rqj%%Eoy9jlM30=d)wkl@tRImPI|1aR~Q^;mjhhsARM4#Gw^;keg*woeSzp;ADJQQa6u5${Kb
nCPre{FNSsIBs`8QMkZFAWHnt7QvmoL_P6<)`KB6x+<of+^G4{WaKc1YeBO27)fG&vqG^qZE8j4PpuC4(Jm7u=!@vGJppI|OJqiY>T-TZrWH{XvnsH5&tvaM
!h6M%Dvu^zm4++Z)*fI8hS3{JbzD|>3#T+)%NY1C7jZgY%TsY2i{c^0w)ez|Tvgq`3^YhTPYE2N{iO7c6vQS@RA4dp)_aNjg^I5U3K?#+W(eJa+r;9)tdTwm
CRQ?SL=w7_HL6unuRq)_Yv2=-kH!Pm(=SzGd*zWAIyUjlHy~!-ct*6R^H{yXx7J2!!?hj0{q1DRG3BHHOEH#)hfZHbcVQ8(Knuj}Ge!d&#0?#20jG7U;1!@X
M8B4ba`4xXf{!<ymLpUABTn=g!ks|N`=S>exT0YydU_8ZUU*FSLxxWxbCFX3i$Oy)kqACUuZO433?DJ1iVY&8{Vy>g@$5ch{FQE(xxnCW^a`1EQXYXO<V+&_
{TQNM&7!QUEIESxMAXlA0|X)r$38U^A4?8vd~DtJYDxhf`~@9#%y$$?;HW+n$rEDi%|ZchbOFPN^>HG&b4jZ!_eT`1T0yl~;6z`^bu0ge#9vT^2YX#<xMfOi
%(JF8{-ghYp<ug51b}$5#Q`z$U(BQ=s<?FbXQ%9UG=l7|ROO?5*GH78kQ=daLI0~GXPi{u$XRT$^;D646jww6i!?|z#y7lTK-yH##B}duOc!vjEUE@|5ZyIO
@+t%=EoX#!MVd$ZF-!je5#2B<Fp>fAcwc!vsn>foOE5;h0|+`M+CVdG5oZn}Q%JPv!*%{B!{QnR>Xcy!#CWcuNcfHynJt}jC$xX2M-7Nu=w^GKk5X05Zd4k7
dnqRZgZ$j3F4A;LL|}u0fZ13kfQ6R2vNDzv4Dd6moxA?}_}KT*4WaJHl7(C&bGz##a4=N=@%fj_uoi%23e9n8i7NB0B5?~Y)wimJ9hs9+$=1D6Mk7d0NquqK
g;r@e9W&OV9R8Sh{@I)TiUC^2z<3CYuR+CWBb16%M52x*dk9B#mp7gVc8#cB6LO5D{}3ui<VI&&U#vLhtDkYQfLOb9sT4dPq611E7?XE~|D7XXIctR?U7Mjz
tr>KM>ntwrm}p`+0IDUFmr9PLfcHU~$3b8myG=uO)JLmS{~rf~<E)tUz%2HgZ59~E-p-CsYm&)!annKr(-_(VZs#C=A`uli1FiG|L)zJ^{ua!|V#!Q3TTp82
yCnrHXxXd?I+K)9B^H%st!54J*?Jh7ewNYl3tCa|1rbGU&pGgZTe6XRX5g&}_Zw~z{@R#;isl<dI++wKt4L^GwDZn5hL-}JZ~i2`l56)=lQ?b~{ogp46wEF!
j*t+YX^2@W&|Qwyyx7f~Lm-$?A#1i)3h*M9v8dR(de^To5<RnXL+0(FF#_my+xV-ay>O5T=se_qG&(o&L~J_rP~j?b*4CDJ=%@*d4D<WzF#hf}njXTOrGB=`
PdIS-$$akxc1LS}?HIJ$!3*;lRwB^TPvK+P-*1OjzI8-=5DzbGviV9_dL%C_C&LM>Z-JDI=K8SN7ohr__mYWaZISLWW<|1qeMoYk?l&G=LQgTt#U1Xxi?=8q
yt7unX~F|=0_&nb%k505I#S$J5iiS5PN|00Fy15l(y@SYiHz`a=$)-^EYS3CG!;QS2{c|VkgT<7v%BUxfYCxXpVZP^3nmNSUu6wM*J);o7t+&q9%NM>2l0+v
(#089P=8-gS#e#Ht)*uM2NE4UTaXyE%orPK-`V*FHKut6uxfid>r8?5nEfu6s_&&L+yp6MQ$-LC)UBe#J;wFFAMfq}L65T0Jp4SaF-CPC4ATL1BG;A|{;p|)
*Xb$D7%oy915j2C%by37MRfTI>6zR3Ln{_q*7=ag<x<eHTEGTZRaRzMILusPPoC{m>e8$U@Ie^@+vtJI=N$3{2{tx4IF7BPvJw#6;)MOmO@V>JqLOHuL<UqV
;B7zXEQ)RczL{HODwG~|j4DIHJD2@@&Bf?>X5bSfjbEuovsT_5Q(eFr@EV6^H2)9I@Y>CtyiHKTHg^p0{fu0scCW6J<yV@Dawv=XaE6H(7sx6$9S?%=E%JXE
_rP0Va>7k!^Kl2Z^#lfr;&LOiE~{R>2sZDrL5GS|h%mI^t8{?K*R`ZT__?I~6!AR#T`d#v@RI^Lp4N3V9IKqX6feBMH!{2(s^yg}H6aZ<_GUG|h&Ib*HaNG`
cDO;0ey!IAxq#r$65ZhkYlzRiY?veR#!anFfb0Y@;C^49O)O>t=JB|$mOzC*T#F|M2v~pZFNSd<`~OFG&LKk!-6ODtsQ`?>(6DK6GmSZi(qll7HyTWW7Nl0*
CG)?q_q_IjY)n2On!Kz51*rx?W>Iy}J<N)@@q#&pBjc41vkYu_z=FQMBY8m*tJoNhZ+fv?1SvYgsgGb_d9GKno=lml95E}O>TFrw7L`eYOZ8LGK&R|SnukxQ
X@M#OW|E0uYBauL&u2Kfi+dmKjfE+Pj^EgPF)Kg22xgk1F-_(gL|MP>{5xqqzb!(8XbxEUjWvnup%<}sj1dCh1DMj*&i9sn0g`vVRYS6g2~P(Sg<Z>bh!0N8
j&T;xaZE~KrSuCrvIVvYeTC%l_wysf2Qe9gg9E}$Y8+dFVe@zFUvS$c8#S%1`!*w$ik#bh?wU@O@oE7%;cy4b6vkz5rSh@sa6yplhWjh?L2ue@_=y|eI}RYl
M+_D}ut1ZjObELcVyk3Nj0RVr7Ioq@a}w#wzGg_0tje_>^lca8aKUeC+@RrEXdQNNuR>4bS#y#UG8xmN;jZt&o+$2RwyAl07KH=H4r_;TeAT@r?56kmf=BZ?
I2<L~z#|K+x)nQcyPj<MRyeJ9AXM>hwy>gT#+?$o?mRk(`b*}27ol#~W&eN+k^-u5z#&do!)&$)bjy)lHAOd!aIS5Htw<X(hwA`d<K%m%O>FII)5a292%UY%
=kn8hmO&~X^r0-klk1}*$T#;eI3`qw4cx$(L@RhC(MPK1wUE_OTg6lbD-T|bQp4NyLY#t%n}1(w0PN2{!ULM+iUt{`mdjM}qQG}lkJ3nVXj0@XXJV156a{bv
1xvKEF5oxJ1t*}d{tLrm_=)|9re_E*oY<ZM94z=GVT3E-yr+8|^^`KVWiz=bE}ouI_|Z>wMH>81y$)d2@con3DRxzyry}{`-RJMu`~{dWmsT|y)E>K=B~;;~
Gso$f^+8;dRlZ6oig>Aqp-2!On8zFoT<k#?UR7rSdqA>3RL7T|0$p5%Z~z2iWh3~uQus}=x(_Qx>pkw9Kfq9+hYm*tgW!oO5+rntN68RLjueefF<ov!#%)zq
H=RJ{x#I|wZN9v^#H7z~OwQ2>vt^1WfMb516(Y4789Yoy85kkC(4|{mwsq5!&0{s@?65%mu|ZaNyvxBopVox$+kQBmi8!kYpIzcANh+3L#;D4>V&PFaC3n_@
2%tW_$%vf=`O*F<+`nu4Q~%^E!qB+>Yz{S6euy)s_ufR{hQxKH#(2$pAXEBzjt4Nfm+oXFC8J!oZ5De|v?$;u1Ggl;T$y@8ohPpTuN)X~?aNZyMS)b&GqKeD
L{`Io7CM3#SiE6pA-F`S`!+B+1IXuwae(I4v?}J@xE_>VnxRP#GFdO6O)LldAE9T#pIP~Rv!FA;wGXFRG8{=T?cQK?=}ca8O=sr%*P3XMP!Ftc+&C@kV&0kk
(Nm;5s*Yrv;((!&tD%r0#y{Am;;(8BQ=Zk~L?XF3vLnASwMo2G2L)*e+i-lhRBi*f4Q)L#JZr_5!uLF2q`_rlZUT*|y(sP=&#wn)*%1kKe1h;dTE;|3BCcXw
H$_$=X+0Wj2q!ht*>e4b65Bxtr7A#!1>rC;7(2S*t|9&Q569jUW0w+QWsRfIOK6lx`Gla3BR0t2aD-n|Hev~<ZxU^L)Nc=*Sm$k_H?v2I!6bcuV*(ZFk^ev<
XPy|7vf;z<Uf)t|mue*vK`Gzym<_#hcya|)Q9Z1OqbrXK+X<YT{hxDbv?k$D+1PhjOK=3dzI5Q=^!J7LXQtla_BVWSNb<m|IGoBr8_?%kU80G4WFj4;P*DzG
p*6YDx)WLLBD%l+gvHl~bVOJzn<?BzcWuzIq+Kb55t<-m?g)e13!hMie5ST24h7BV_0#%IE`wOn_XsP>G9hlm=YL1B?Ij}2;DgsGkHH=R(hGoi+WGPW%Nr=3
u7+~EAWAn@p=^3<;K_mq^W(>WH#+Ti*1jp9Mj-524Lz-EGH9#@*{@&oja&|{C+M&=yV%WjR5ZnICcfPd2QpFy1Qhu-(yxqijj-3@ti|y{hji}yw4yK{$oGd*
0)gVH8gsF%lbDU1z?u^_yFm|Y{d{y_!Z1lzy=4pLY%P+6H2fDt+BuTZpipX;`V0aUFM&>Sv~g*hKe>L*_48J)Z3azjSBgO)q+GC;B6bF<vlbc=o+}!R!=ZFW
Bs2|7E#OXascO2xaf%K%hzlX@#g;IZv%ou>?t<j>1W5E%z<0N5jUGi$l?3@U!dO~L^c$J6(Q&ZK-oa!Z5~209(C28Dzjnum7nP*PignU@8+2Uj7!XG+#?UqL
Djo>{!%x;%blm4}gAB<II)GHij{-n}g3fu-O}?-@w9LRwd#*<w2P0IhO{8mtCci(X`jBHe;f}Bxf9th^&te6GkW|`n!GT9B+C2-pe4vhE6lyp{=(ePFRML65
e%xseM?5xfp!w|L(mhG`Wf~$lG&#zmR6Im|V^U5!Y~Oz;I8?_$_{`8(f-=qzN*Y3NjQ0pBFx7!KI2RXXybXnGr%hl&yeG4s3?vrfWo-55S1vJj=XQt-Lq7qJ
6kUKoW^M-;Q1?Zgp&Iy|M2rp?vd&mBh9H_*AHBzM6`L~WKn+@|t+CJd6oDd%;Qzd*{NSiSJ(7lg!;KbE$09ADEQc<g%;5XOkGc+9!!uGi)Zdy%vHduUHq{)A
8Lq#=dcA^8;}bF{kb&}(pe+0PmNCbvg&lX%3vibGyxX)ku1;0kMi=Xs%s;oOjmuFp`-b2Wlzh?2MWD>_>y~KoE4>y&NSI}_C4^rCT13+t=w5LPs}@i1;DQ*e
mL-C_MSD~MeW^wOAqj;l_A8=sfANco)N}!ifI5em7FxfHVl8QD*9Td-Lj{@kWq^;>#7YAg8pnGFCr+)pEBM6cx}-5nq2_!I!W?_X-`4XfCv>K-RgYVVq)-t8
nB0$#ANxFSiBu38V;0v*DLb7fp26I$HWp)sC(`1+wcUSbLyepwC=YReErl|EyX&`*qc~2Z7Gno-biZ4|1+U$v^fs3=b(1obp7=Swza4~wL&L2TWa8p;xa^}U
K*TJ{P5G>=+#x-IW}ZAcaH|JcL^{@)nr;jyGe-6f8d~8V2M9w}(<~4dPSKL{7jN0EB(#5R?hFWPSjfnE0S%!S!%<0e;zlwL9I7rb0nYp%UU58_*Bnwo;(mCR
iF`dZU~n2<v~5#oel6FCv}gd3V?>2!e{y0-T$*AW{?;`c+vRJi8tp4QAh$}J{8a<#E=5^}Rc@r5vYoEr&f9P};Du)rs1DmwPPYN3od*!EY@$>>3qw0=Bj*@E
S3pUvI7xzY$b<yDBCY)ZueFDFrMCENK#J1zpL5b%o4vjU1a%=U9*I`rC$1qd2vnSjUopBEUh1MJqT0Wq7jOAbD2|D}p1YEepa+yBG|K{)Sx9nA;2mWEky})N
GhHRLly{kcDW(j<%ddhw%*Y;8KnFH+Od~7=HHGKgj3aHUW!M6?YuiWb6*x-XS2$riraZB(r)vI0dZ0O-X@v$MnMDn=9L_!;u(*d9SYEC`F7vG`>m$;}1IuTn
Co@69=TBGxgg$@~0syiKm}CRq5+)eAv0Tv_cAe!Bqa5Sn^U#9?Z}|lMVlZX$%&G|~;gjj4MIOEAiTuuGFmhkv<lLP2dzVbDr;1;G7sg-2CVg&;i-MvSC7E7I
aQ_@s3T8BH(X10TR?%+^RCwv!i{?`;2bV9m|Aw>*foF&A?E?ucigqsZjuXtG5$h+azmWVt{vrPzcTP=XGB5c#R1%RoRvq<cw8dW_^CF!oGc3x4c}K%8y~jRv
nRx*EiguHB>~lTvyX4uN6(wJLBVA$KAe|s9Rq#Ju6}&5@Hf4%D5fN>2Sk(7%Ti`HVzkmwKm^nI>r0T-Sy;`zOre%Ju9&EgmHBEMn?C=luVse@5oYH-GIW8;Q
?$D6#5FgsO#ww&9p2xaHoZYHZpaKY?fQZg}ik{upRu;rp6Gc<X92iMWrcbrDftU8o1)*2)<NPXr_efv0m<jff704SNm4W0&+T$+L{{=6q9dWEPvzCRt9WcnZ
7>$txKqLVIUjR2NDG%7RU}X6jy+j>FStU0A#AKFP|G%a#{>~JEO4&#TOKeeDRnR|n@sU)J0b}bXk=#Q3WGmzO#EUW2&nm2mShW)jgI+yZ7H)J}8q?_W9fv3|
QNPsk@(+xz*cWBdK0^E~81hq|ZcpC6)kuhfhWLt9%^W+0te*=rIp`?!u<N3f9dYHQNl#|QE?%XCm}j~K#ld+NHs{2Eh%BKrb$DtdP8_i_>|tX6$#={!lo0Fw
62pPGP)n#j{BH?q2T6Df=ao5BK(V)s4l$RFmoRd^tfs$aFQHOIAkY(mlH|@wfI%N7J2U08g(tnu8a_kL4TOu)MCr{OMMFXGMkn}rWA2bkvs1~P@bQEgWn^Nc
nHqpO1#KTmau4h24;?@ouOIUmlLVA}Zyygc&589gzloIDhT|sIvFYXmp%jiJ65iH5fbwNvU-rE40z-^a7wl^`pDpMO5L&NV5;0F?!?uNgTV>oJw)d5(o`1bP
+mGh3Q!nW-?4}txE6gxC$eNP}w^TNPH+XYFdXMOhC6A#Z<9yX($Rq*jPB#1Dzg@hf3)2#KRX#j16gSDm2rW$PiVyhBN(HX|GYVx@q)%7g0N1#*GmaU#*8u@4
v|e+0%*|}IP{Q^+@9PgJd>trPf|)v(jtAo^9q-LfQra)&ZOJr(H`W@H`H_)t?~-MMF{_4ME{QTZISC>sqh8>J?0YlB3x|d~cc@MZ&BW9#vXmBNOdvWBEiAUa
N%{My)2z0=njDcrFXW!Vsb+kn)RWsmRvJ>`F?6d_O@7Ia??iqkEPMuU@eMl>eBISOR2T|_!R+LD4fex8q7utWrDpw#C?e7dqg}hLI?uSQtvJaCaq%6pC81?%
9mbq0q$XJ|8<F9@p>Qb2k`=mg=aBgS(F>D%)Sgk_6~=n`i|gdMHVw|~1ZX{~LaLTVU4xkpap@qmf67Nq1$Y2<xzbSi%4FG}Me>vY@lH@Z)~<};gYfL5Zvl}a
K?YQ!5MM)phiHzVWFb44b&H9wRrW5CmxVu1(h%8m*!^0?(#-kgbYE`aS=B`EHA0k^rRluvoZOyj`lp%bCiti2ZBDF9bQbslVT`?M6Zqe9_cp%p<i-#4(KTyU
yfy;>2VSN{yK-lD39L46NX7}93kH(+F3;9Y!8|A+K^*aR^6QNB3wHalgcjz=%fijiKRWqDZ5+@)mI(geV|$-WD&dr-_pQOFpD9@0eVDN%E-(!Mu!JG2CUd_;
eNAt~xEl)}ff;7l@?cfJI$%@fI3Ex|*kx+p{VEV&DBT_}sWn=tvHsK7(B}Uvj3<%8SC=*~VeUHch3&?H$ud(9*z+!U{g~aMiTt`00^9`>+^T#hU~pJYkm<u`
dSE7?Wr&oD2ArWv<mcCkDY0@El5S3ATVij8+k_9#!rhKNT36>JA1wA(skeoAW1mI6rv6e^Rcx<eMcgjF%NDc<a5gWY>R?yS^%u<?icVB8-4b8-Yk+wbO@MI)
CxQ${Fd$4tg2@Uc#EJJ;L)mP)KoaDfv4#NTG0hfTWCGoO<?`wC7HrASgQ9Z;m?Ez57poaY8S2w*8`-_Nipl)*#5s6FCimc+4E+GVnKV{&qRn8H3V4(`-Y;dU
KiUIzIhMt2*6*&=<V80E^5>Wpv68V-Q8HOzvf=FpgCG87Af#KpTDl!~7FPZr)8R=jzei8tZGp(thY$~Q5NZh68<dl?48C|a7EP|ffs3wA_;|zEQ$*)F268g$
iTxZy%Xql&dK>)KHW@b!-B$8z^(0sAVy;EBUpjoeTQ=19vMZY}nZH+RrLAZKP$bw1H=fl_0y!B?da?+VeCAXbI=cz?nG?728w<#=-v1;j6fA18=8yJLQi_}|
H$$SbUzJG%RjB^&{r@b4<Z#2aR+;E{$b#Uhv!1cjZ{kD#@N*q7iKM^srp;;1^*Z@X-ZCC8**vSz{Wu?CO&t%gokTwtWs#9jn|l=@TK$4FZ~B5?H1lQ=;K87c
x}WiS5+?=*YRwb=afn=$+o6s4>InER7o`!MTO~z^zn|foztphfsDKjo@$XAo;bJYdQonAEJ;85;Z~?&^4Xr{bmZj+<AsSAvA;|t^l+Q%jc8a})MO<RMI{{!4
%kE0LBYY@L+)jFRy(nD(GyziAAE$EIp_qH`*R}X49ac^CPXtbAL%5K=PI(iWTMC;OFI`5+8`-M1{kYoZ>2Ws04=xxtFojUO_zJ5uX(cQ+DcDqCpwt<f`&<yd
r>ygZV94ZI17pSJVZ$ex?h4`~tAmq859}O4-irLF|H;xEN*sssbvDI3=ifVN#IXKGZ(m51j%lhw#K>n$D3STXW}>s+C9Y35jeH@L{jaD1k3mBQN|t{pk%IsW
t_`#75?eS47|F#N)@Tj;Y2#%M%%0vX^ZqGR*F7wV_yn?Tg&lYYx4ysbq<oVBAyIJNcU#RHjb41Sk&pAZ0(*xeYekx>2t}uJp$&hc4KRk{zbZ1=CMbuL|3jYt
h!V!#BJ{-w-!hH?P-?it+NOF@SAM$=FLlIJ(;V+h4hhrKh6|-a>&q&;`#a|<7z2l&1VXcAA+Lxe#3vP|-bZ~Kn_+<jDxs9`fg{<S!Iu#WS?{1;t_)<3(5mh$
qS}zE7@MLv?w1xe*xJ*H5NhtN8`EwW#tt#x+I94G=nAa#4FVcF@aj)@K?M^1@Bmui+-$p5Oqs4KTGY#x*98*}ZqI&TQ7rl*aRovABU>`@9QBez-lv(;*Fp`E
to^EU4n%90o^6OFfjeea=0xcd4R?|w&)6#;-RH#9K~*9<XYVys%?f-cJ%U@os(8B%0YzT|%whAVwNw`B4Vyc0PcNb#$b#7TNkUEVDbY_x0z|~0h*>?}JU8w_
VY`qi@kX(XRU$JE#PR53jmlnpP(0-dTn074G}U@Le`U-<hPvxJgs~u!SP2@lD3LFldu+-cOo0%&QWqCv7e+dS$4yE{d3MUeF>Q_icyFbbY5LVn7Do_*0t`yU
JzQ3;VPBccqo<y>{d@~03-&z5dJiLP=2RV#0-R=FzE1*+4vK>lltQpQl9Q6!yno;e)L||!*Mtb%rjF|r+gpn8=@(GP=qMiW0fk<HqsLsjI0Di;#su4_4!zQy
ySrfV8cmk%je~0(XMyPrs>o{r;9U(-2==P#Zsd{VCo9XxL7>P)eUu0bstYCEUVZrPdlT2%7ee@c8rO>`3(?n{{QqxX`;)<Yg=4ZA(5fASdXmh+?t=qbjJewO
3LI(9CuOo2R)ol8zs`!}LPfv2*<xb(ISiQp2qaw7L_?&Cb`)FWP%JZVY~6e`8N3S@JgxWc+i{|m>P=?o5A_K}OZJtz{pUy_jdg&st7|x7{Vt{eRhx3dkyvR3
px#COV=}j<3rz7@2&iLrZssaXvy4^s4TLx&u%&urxxD{)IxI?NcSo|pOL49|Y|z3zs3@?tps4Vk8X{p?b|Jyd+y%6?#4r9wlf>O0TOZ$nth*5wf}~^mf6wP;
k^}!Q-;wsp;0LKSdnUS_*=7MWNuc<~NHqr;C?7s3Rzs2#oRyp?4%a$$tq4F0o~c#S(iUg8CE4^&M>)gy9-MQ1i4_8zRwkkuI5(rFi^Yi9tK;uGPR@l5hT4S8
G8NC?C*1N!q>a)19Z!2Xf2zfOT9^w{;?YHAiDZw<fqzMK+TAf*XhoPFt|AEXe|BRZ81U4RlDTZ++fav0uzc8REMczjRz1!s0H}!nTIWdjA%|buqgz~H+e;yZ
B&r-WH(&e_YySljUXlSCp}h=mVV~6cLhL@13<F6}mgfMs+yfa-=5Gs;9t&gIhn;NSosh#eiFo3=DBuHu>Z_3SQ4cvk`p`>mU4h#+=ec5Y41N`ZQxtiPiM3#x
HDnQcwuXVJLnns4@WiVX6T04#Wo~3x)?v%c5I1Q62uMi!WTP8<CsG1wpmBRWLTF8VG8j<e0N$UpUY*s;`BLj-B-uXLqawFMKA?X<hi;+JHy6qPIL)v7&&q#}
oy?~wIAkbhk=XPq8-IB&FZ3b3vh3l>?B(XveU$tc8nwt7z89~RAxofpT&;m&caoWF2)75&1O^U;Zxr>9%LD+@c820fu?)E7^!YEY1Vx7F-n-K|!Q|6iX!rtt
P+?7~hL01hQohCci}F;6tBD)&HF(DP&$ZXr6=E%Hp$9~gsJ&1-%Nu__K_4xFMX_#&wFNh@F6d@%Mh&{O6y`(DYYk2aj(;!45VDBw6Ln0LX^-M{c2HSyc^r0l
lmE;sE-BT2j7wXh#$N}IFr<0;3E|0<z#-`oO4#4EiiMgCNveE_)O{ex*^3i8l9UH6ibt##rA$B=#lANhfLH%FO$43aWS%5-8=op=Fliu3jfnUt(Wdc7(9L_i
#1nGbddOBHXB&iq30y=WDede)LQ@I4iJ2Gh1ULt$Gn#W#`?$$RWJIF-;&TW{IJi_F$1>4jdsd}f3KP$&YU+a3fh5@9$cK(<74o=OKdIb1l#&;Vh*DpX1s2v@
BeX!_&%(F0mJTT}cb85epZht(T)&+)FGphj#Qr5GD+rz5AEUs9mUR7uy#uyicj3hT2^}I5tDYQ#YM3;q+#@91zwE;f2WQx97AY~ToSg@qbUXhGvpg_&rpmPe
Ft&}{V6~@w?G~hLxk6`4#eS#;Y8cXi6B&H0Z=lt;@6@gGLQ~@wPfn`@{3at<c8?D}+bDACauet5xMHFanq~jr%rbkQ&Ii~mc)ZQc*Fzm?NSn^xkV-Ua8*dLj
z(GoYs4~WA<6}ILwz?4IPHI{q2AIXF#4zw_j|lO0Nlm0hrW$NJEh@s8gc#|ww1MjE(YSu|(6y@O+Fjq6nGg#lz;pYU5j8VCX}r8WhLgQz!NTsBEIh{y0OV8E
;QDD?vIZ`R-p(;^MtShDf3-?Z<2G^!Fpq4*366Db2E<UC1BmBL5McrSV4Lw{&SB&hRk3{vIG^}@*;uKO=*KBbvf&Nc6l!n=p)vYua9)d?k;_@?=63+JhzV{g
8`OJb_C3=~_#39&QVRe+ZQ#?Ni{D}l!dNk8C8LqGa1^Q;=lXDRmtXkq$bOGJoAtP)JSms*EfJ-(NLdhJifQSRkGSy%=6}yEky1esE+9b(%yuJQ{g)>Ox~ZDV
XeQ_8p&17nUP(`VbgSQLHyECPPC?7sd(p4l-a+iW>c&aCSxQ}XrqB|s6e`7R*bW3G>9$PuxBPvo60#T=+SmMB+(<vz^Y85+ca&>)*Le9tit`IcKW(p6x)q{G
a%2gY{Itsb)GbtFJ1-kVB9e7wPV83e-<X8zRfa8$Nlc`sr}#@Lzi{{ift}k8O5Ulh!jv%wz2@02=W`=e^F(s!W)2m$7u*gY_iL!VNd1>rPCc~60dOl>Jw1}l
1+S%~-!jhj^a<o?#PzH^Gq5Cr5B2eTjpMjq?>VPg6GSg0ZYb|VDToriDkIoUZ`~Cn`I+KA+@1$yqhx9;03dgO{kr5%G7wKu4FK$+bEatvnRHx24vjj4+N)8e
XVdv3<Ov<Laa(%JptW7$;{UHrZ1)=L7t}5AaTICa=5W^B_8O2QyjYCQ7~*N8cI?#+dmV^Xpd^lDqO!8+GEr3~7+{vwdw!)M(*Jw8LOO(L0~HfnM}p24L=y-V
wvUhhY^&Ua0!HUqMhSo!l?%jV0WbY%Krg=;*+8j{+*VJyC7|vY19fXnnX^CE1aybN0KXZ5p>mE5hVdBRypspV8^*myIx6ZTn8HsWOy`F%0&HS+URnWKa<}Y+
DTcum$4#a{0u0KuxdIo}iFxfR;sl>#g~`>5z;AnTuxS9*c?wf-?r=cZ75;MUH;O(JUpghYoU1BKwM=RKL|}K3$FE8WUC0?l$)UV;Tq)XZckX#96k*ShpRX7m
=39sOFhK_ppSli*TRy>)C2k;okaAus3oe0D00yEBCtxnMj#(cvx*C>bk8uq^2_o}q0UMJR4y`hjFd5b8YEyJO5#y4_2kMiqiL6sj0B6W~=MWkqt*1$ezC8t*
%=7}Ojw@lBT7f$GxC-`k$w*!Hr}5L$glDq&X9TDAttTS0;9-%&?+jVr*pF}3j3KI<VtLnxOIvUJ@C>9=G;T=3ET|l*P9b!B$DjvY1x^ue?NZ8h8`v~tLR}dC
y1E&rV>0x40KcgH%22&0@SXB8a9%?sB+gz&Z<rg+GU$>}hbzrp{aHA4*qN8$P+&iqMhF$pyh!myCgtuNij?Q#_ildH4?WxnofI##Qufkb!?7ePm+CT%_k?x1
2t!yody)dlg~5((3u$ympN{NHgUVDqg99HMmIP6YDKRAWB(p3!F^ZBNMg!CT#F}j))IA?rVz(R-&C5T2?K;8hCKF1LVyUtLOUnY(NAdG9BtgeCUb}v7f_D$Z
5}0}m>@ch7&!7;_*+0f#DU(`VDv4`^khz(c(uJJEQvm1?ZpfGAL-iiGpl-F$Je1()jAFiD7e~F7#yx&iO-PC-*=?%s%@=v}n-}zN3D7e1XL;*;MZ}pTz_I3E
TKRD9kFp>x_0Lzx@dObsF0=5p6b<4;VK#_)z(>&G*yLs2-!>gm`5sx|r$0&wA2pmfm@#&6|Jp)0Q59U4u{+H*^$T+&|0E!qoR6ILnfE4${RTPdH@!Y<Jwwkw
pV@1UfW>n;s4IBN>H(!{hh+v^D|DiUgpX$LUKrPd9j0weX|K(|?^O0r#S@pT!@g5ZuLA1S>e?JM^n-XYvM;|Qc`kA2A|ZSy4|mc$>-7O8(Y<**ZY?PMucS4f
IBBYzn%t+}s%U(OsY|Jm4G{7xfILijX&4vC*Oi3qk%%sAG`zoShY|{b4ffwAq<Gd}WhJzThr>`BThto<d?qeNGnkrxTeos%%N4RY!cn3fL9-Utc(uD0do-mP
AC2)?OJL@r+TLQG)5@t<4guqtGSY%?JoYjtE~MDOrw1FdaKLsvsLN)0+Bhx-#~&7X+9;!^e64Vp{0`u;PBJp9IRlHTYOBk5jl@BAil&O80|y3pG1+a<1U-sj
zV4B#@={ZytO$d-^q_g?dxOpT-ex_aITdY?6~A`HO#q6!!l<5Q-S%o>SXAIXJMwNB!4fo^&#G^yt29k$J{x{xffx%+(8e7<g9f%NLr};FQ~q?8uGeE^(F_?3
jWA{k6^pchJgp|VB6gUn+9isode=WrbF+P-C0j>fc|Ru1v_GF;p|9Fhr;JyqsU9^}1}okM{j#}r6i7pWUAN#k(`VWuE}E%;ACL&68y<Xz|5_ys!i5NhQ!XzT
)K$(&G0~f%(~HvRRXi!IBuk?G+h~+1+k!`M8ww1e_09?p&(pCMSHS*TI^ubia0Iev{sNC3Djrut-*TrSG9O4GrmFmeF`wM!WlII^{SsB%<2kIgX(WI^yz3e4
7#vgHKo1+{8G6c`Svjq>)c9OUMf@2ir30oDx4%<=PdG3l6RT*ifjc-$qnSMSq{A2DF7mg`0d#oaJ!UHoW6D#Wg|=xUAneiB+OI&p1z^#I4<fkpt~ed<zzlo9
KLTo|FyK*UEc_|ExJhyJ;Wg&DwcefatI;~B^h%zgl`t#txcf1~Vy`OM&|}&6LjU(n;Q7A6wt{fT1=tZp;KUKw1X8U(4*ceWgVGWEZ>;sbdn|>CePe9A0*x*T
DCxZ14<_#g1oTqkIgjV_iwfAOK$Gl}PS~of>3xsB7lT>uC(^)ImH&L_fiabBl|C6?Skg`)c%h72S~ed9ZIV$i_-Pa$@+JG)6q-TwJt&78`&FL;iP;YSjm3;x
<h&4&EnsUEM%3|OZ=^l}s`@Ge=FX(XM)i3+yrbi2pvc57d}o@&N{lapkw0KNE|u7oBErz(Ss`CZ>cy&l`V1jdWpp2bgNQdhb?k#A@)t~->vlUh2s!wSA3zLb
jZ`Kew~^j<qPjE(G}<D^Ejb`VcUr#MFvz|x{Ovr&OJF2aIZF;ew!Y{MaYQN51L!yX7mJg%W3lMjYs8!v%h+@Aabxdi>5h|FIZpxS*EJypzE?D2!xt5(;u((n
G*(Xsm~I>ZHAe7U(D{=CW++v2vZJ>)7S7csv()8u-fgA1SnoU-on2Lu&vWh#T7ys-1eIh=1oqdVdgB*7fw$P?XCrH|Zc4(}z&E24qo<%t7@kaAca_X5z%MEf
oK?6UD*AiH-E}MY1t%C(*9h@Y7U<tX&$lerXLrl|R*@H99^(P|mvFgN{3W*-UN6}l9&!p8QteFkI(ZFL6tj-k+(WZZSs)OTr-GP*HUGqkPgILWUbp19s{;lq
dPBW?Gd%%&Yf`q`avLO#O^2!$toZ9fGzbk<hH4n8M5EwfQZ`?j3HW;H@sTKPMjY#YH?S>MQ%I>VP3=c$20PmVk;o5kF~fvZ(qj6;C@Oiw`RNFV`x0`TbY6+z
_u)QW6u5~xz;CQ6N(Ak&)B2(hcZf*3;XPhmi}>jGSot9metwmnvggh9;#7~#DMx0M&t=fTXcKjlFbK~`)fcXLbOvKBTh0NgO?Z#_&kUdThgdWVYH>-4W<U2A
()<q;FtF<5HtYZzTGT<{i;RJk;JA#{8k$vu16NlL%DrR_EKv1#3rNIij$RzI1#-+T6ZhAFTSi*~r-)!W(im3ogt9warQsIRIx$&ftT_g>p<MNJH4S|s03b&}
Qze!11qx~D{<%`lkODPKK>&SExuxh+$U|=JVfRULLF`L}<PD`thaKIi_u6JhS>g{;fqsYz;dn0Bb&%O!;r*o+wW?(2t@<udsx2&j0xge08ScRVbc*_LfOVrx
uU}Omh1Kfg4!O7f1{#EP$YjfC&M>|X|IK^(rh26b*tvUQ8=GhU!Fwp5Vp33wWwP0Z6S)e64=ZZ-I=VGMix%Z;!D7T6{BZY`!8@l|c^&#wO|mx~r{=MlDgS?v
xvv?Rq%x(hm~pw59C)0c9`KDKZ9p$WWP9=yVWhB|HmT@ZZp;k~Jkt`nNjiXRjS$UuCf(J?ru}feX%uM=G<fEw0HSHZQ~70<^&D3RR1?qFrHLR_iqavyZ8{xP
K#(d;5L8f51QD@d0R<630g<9qrI(aVvdL~j3r$gwqUg_thy@#p1-qiy`11d9lHIc>GjDd@yYJpR1z+C@Q3pqNHEcQTV;&H>=jN=^+P>@U5gG?A+qD{_4yjJ5
mGu*I)&w3_(uZ!l47;UkpAA^OQ+NF){h!rl+j#35Mvqy(c>*SHDMhsB?XUSISN<+(=s&rz?z?K&am&9a(;N9KHnpCToOVp0$1F`vkAc9-MD}37OvbO#EtMJp
`Oz!9a3g`lj!|dCfIWy!-=47>zt>xd+jDxy-YPFrM@OF40%=rvGvkBT&$kV~XPntXBWbIiRxh?)`hGOxqEq=5-E1#5jCpu$=22YX(Yb~I*DT`uwb2t*M)o^`
zl=6KFft$+7_D$w`yC0n{y=>BXqI83<DzBiIUO^chs~I`c5g1-Q0Id$<U5Wr^63q>%DZ%s75k6QNFPJQA-G}njV*;28-^t4OCN$e*OLl%Z5dba&(^(jIws@7
lk+tzsdhT;R*6Jv<H5=PFM_Qf>P64)u2VmH;SsNGlZs9G?$B7>>~-I*ub<U+vyQnYT-j%u?zOkK9ktnbQStWb_`1r1Rn#>{17df0wfhBZ4IJ>gz;X<MJ9|f*
rPHp!f)C1Ev!Y>h^z)g6)WH8>hj+?bmw2x9ICukql>aoL_0p?XKwd7VM}`O3%aUDN76&jZtg4yKhFxAW)wlb;1>y-_Ls`rBsOaxR9bU395xe?BMu>mp^4i3N
`)|QFcTv}@Cs%ULKig53d9btYfU`s@9rro;Wc9y<joqzoTQG^wdx{#o<}^k`_BYu64#LDwu21{+78VH{CTZpiz4ol3F7t?5(4Ljvb^Nfr_d>$ox6x6C;hUAt
-1AM&Ha@Lyb{4nAEf;2xAKsx%j!*7Q7IM5Fxz{a>8n|dL=FVF=KH+&5F|Q}Iu2LT_rG4snk#Y5UbUd#7@Gh*SsR8A1;jOMQm(+gCYHZiDFV{$~R;JnQ^-gfm
KV_Nyp0OF*P-DzQYu(C<VI=6xm@6&(JDqA9zxkT6ZF52U>Y|C*i%p}wPHnU?L(U{6#EU+iJ>dGByS=`1I&3WVAoJ+f@&npG=Iu>A_quHSv}spedXs$p+<W5I
$<o#4=TH3bbO=qnI+9p<<Jk|3QD#^4*;@Gh^^KFnL9q)bxMj=x^k?6aT1+=HFJroL>ym=(AQPwV&K@azHZf5<hnZx#>$-DsH*uI^YJ6$YVwa@5_|L0bGZ%R7
-M>CAxTd>(Gb%F(HM;7pJJyuy@hRRfF`=$DY0-l<xHa25CcV7EG&&50$1(N)-Y){~{fMsJR&Dlb1{hD0ex32OBKG?vY2BKwOYe_3`188?jsJ#S?&J($!I0GF
^Gfj;lTZM|k<Zfz2lvFz)BljSXsYGQnon6v)&2TkrVjb3<sMslCsKDVF$2?r(HS&`uXM28RgLefy0zb0b?MjlOM5pua}t&*KTfow%S-mvs}&tR$|?3SsGYVF
7f$WmcGyeF+}N`pbQ<!z@SCl@H9jRE(%{aA65)rZ>?doz>En%#-@XsbXnQxCVTOD$rfj41_%;35qiYJr_API^`L}hJF!$oiM(+=g(<?qM&!qE`g3|wJPHa|A
Y;?R6qW<St`$*4ww(H9>xABSGB{pnO4UbmaI`TW(-8GazJf{<PX-_L+TvL#*(g!;J9auSKDGdsjE-#(S2)d!ca}Ny34RWnLL{QseH`&P#R!xn{sj`3vpX<Gh
`d)B+<x0!C5QCT{*e4`yfzcU`Bk8lsOW&gxew2(mec)b-%5y*cBlXUj*QK#5K4_les0_xoCRV$&J)pbHfBeG>H#iv}V|dsN3xiq77gK(rP&?iXM7VqTjORz`
H~F^R_2Eq4FB***iyC-MTeX;3bEod>sS41hb=gGtut{N2$8;|B(#vk%CFPN$Cl5|8q_3`-7L}j<yT_p18(94Kx8vQvd514$UEFxz)w}+VU%S&`q!ej0{`N31
m3r!AYSfmywP6unOY5!=Cgy?GGOrV+o}ToGW8MQg2j;%-8JBN!u(FK0>pNe#Y`HV#uXXYG<Cl@etIIVH4ei}Awm3SiPb+`X-S*qS{d>zl47+CUNh8J|ycrrp
dXh409g=Z>r|Y}k6YkFE-r6@-mo45?Me~Y?nQ>nJ`;^Yu@Ltx$J)K9a)gL1PpAqsJ)j{+V>uCFjLW4W;-wrn*CNZWb%nnZ+ie9(G_~)YF?=0FOwI^fK4Vrzd
(U>ZG-(w;r`nGqgEvAO9eKOxM)V-{7?2t6Z(K99g>^8E={jMs^HrKs+p`!=F47v|(_6**!lXUsdo0AnSP78OgKYcTvc2k%8!q1=#i%z?Yx-(cKJ^^X&(^j4N
i79)wE8R{PeeT`XwVEG}MDO%f;xpsV)nvD5uPf}Qb!EOXDnB%FVZf3!xtUYRIYMycSC&zOW9;8a@E7S(KrVjcG)YGZP6#@FyUr#q{f}44stp(4mlNAwH$1LS
RjOP(;yIr3zWAntx0a*?eid8wxh8sN8%uLyQ^t{=jeyC`kXQbzHFJOVubIsW|LOF$DPN|F2NSJMZM*P?SR$}q_<4w3lp832+xIy_ppv*(`$d{Ew=fQUVDYuM
vK^@S2HKcBo~``-*!WoQo6!%e7r!kK=7}ypdsub<%=087-R7oB%75H?)UeV3Y;XHAGWWwCYYOJqaUGX+e@cfQ244HdTDREg=bJabPf2MNlz>PTlV_ernirH#
u(2ob(+}=1_8k5<nQInwC^qO)ee7(I&!IYl+e`9}Yy6~q_~4(?crK?J6{c}-)m=>^qu51ijUfXJx(d^2^YJOu1!evYFOo^orX!1m&e)kx(fW2DKfaHCpa%Rh
+jC-wI&JXav8BgIMclqSYqNKsbk_ZRr6=#d!ZTuYr|qp9c6&=(P*Q5*>L)68J*yH?Z3ld>z5MV?=hN4?iR<})o>Ki-&(`bT(0HS|Oz3m*hyDaA^Fg?Pzj3OX
a<f_x{g)5`8pK?XZ8F|->6MNA7T(-*5tEW#*1XBW<G&OzD9+4N*l=N&N0+<Zxpyxp=55EH{V|Un`-K_~QR}%mr+l{27&#t2*j8$cFADx7=uVkLF0d+Jr`<h!
MKh^x+|zOJbAD2f$LFIjwWG_Ao21r{7+9v>3$uJTe(C|yMZb9S_vMrpoV^FObWcF>c2r|Rf>igxj?ypFlSLO@FDrS3LuM+f=rs9<yAOg5mc4qc<v8TWUsy_L
nA{hXSRbdh_y^|zKWM+#_D_o&J+GxExtqT9_i~%kS;VYGJ2aBZO?<Zz!cXjsq2Ak&_X=2l<fyib8)~|&NVP%3=gzfa<v?-X?f;Y>>;~f2A{XD!k;+m(Efws&
S>U^W>A}l_yHwJxCtqhVfxxn4?A;KPxAWEadR6wbI+@GZ)$dxKQ$KEN%~G0;wTp_2HZ9J(>mKzxB%nd!5dE5EQ<4<btJj(m;f$_d`%>@1huB*6_VY{hDqs7L
&Mh5Q(R_J0<BF-~l6t!;<-K2GhWS=Wq?e;Qyz|>5`hM@d;3zq$@3sq97~;jXoz{zauIBZ2=Hk)vo0$g16Cq#tp3mWxgw=ueDgJ(#`P9KAqm<VVdBSb!)5OL6
>rlyKhaF91T=^5{fZ`H<tD%a=qQZL-HQHtGz@<WEn=)n$bF@}+CNLq{fSd<BE|vUIy=v}p(dGV@m2nW`_X`F=>;9`l*`24<cKC0zJe=s>^!-qHj!#0+ig$Of
)iBLWO7EW=bfWg{eb0WHXa1kr=<oWNhc1MYEsL+}Xoua88qKRzc`;AQ8;)0f@ToZ<NKM$3m~G)4wNgjNJ1r^syMa+2@j}_If^%v`AZ#i88keS-drRvHdU7`F
bmq%8$K^}2Nm*~MxR-q)78%fFH+FSfU&;BM5O#5cyn2GAq^B!|gTT*mdAVTeRr>FMhvXH(m#z*F_Sk!0^>(_L?|5m_kmpjsy8YEX(lYZ~3mlxa<yg=gx6?I!
nx(uzRsi-!$0w(;xsA(6q<x$u(q>iNd)>Fl%iIUgUj5y(Mk|2R+<#@|BTwsxX}y<%<91#BTDL`W$RT?5f2)G-9zy;*fv7(w>+^9dN)F!b3tbzPufrBTD=YIo
0C)8a+z#CG`@`rzKADy^@L5CsQ|?gHskDxT{kv&f&uIT>`m!cQ)fk#43s;c89)21U4(@oc%Ex(WN&C;c9Rm6-9n7Xt)5Wi2j=4pI6<LitVRSeAJXK)qKJnvD
s$0AjA43m4AZ(7&F8rLWb?B&Ni@%CH$?(E?VKgCgV}<R{v6`jDLF5nmTz59>>+tcMC7Rf6|3!HiZ5;M?==kb%s`B&CuI~XluLq7MWtATK8N1m$OR&{pce{Fy
JyUD!OC3t$j}{jH%5a&{<a)5NI{v!uC%fE3pHK>F$ZNFTFI%^lEpn*(VuM#TdFOhed(p=O+%?5|uYN@y@t#E;eRd;c_gD9-gT8qoxBBk)EPGuaBK^A^i%&CU
%ojMWUg`XK=&kGHQ27Jd-tUQjHY9r|?f>=TBUS&dN$P^8>0Oi4FO8cHc4xvB<^7fGj7?W(9$Q#<E#1^ug>HIf1Cn=J?UYg8U}V<$l?RLN^gp&(ZxFmf(>(@v
{ti=AO<^>rxdiXo6_=cl4Qx7@mMWXOZE^J1oMf*N|HxT3_SJ{f{E9OlH!WUiI`DR=xfbYaU)$sMp6g&4?jQU4tySH^o2T<Zn_iNOGyFALTPe5+Wl-I7YC~aA
znjX9gn+Dv#^ui*`e}I28YkvbIa&j%zw0ArXqq{KyCJ24%O9R%?Gvv`oDQoz)3we(`&`t0*W1QniRE>FTf3f$s5d-`*0WnI`Qnv_3Gkh+CE_AV*mU=!nZlHx
dZG&fcPCYD_#gGuujh4>+s{-NJvaQ}wl8*FSd`!EC@CfR*h;SmT%hXsw;MB`=M6e<t-{r1u`e#NZW8;I*l@QDq<!2I_M>F?7Uk|wHnv7b?l`AuYj_H5Y?dT%
E*Kp-p%%Prle!!A@%#z;p3SRK^CO>ENE)(PLu0@JgUzGTE(&4s^fDFl9SeaYpbgqP%Rozf4AI{U(}5ai25;D1`mu87hociA@|~x{dPg})e%jG(A}zlqb^b{o
r3cU+mltcNRNYuwetV2_&*#US<+q0FYq=FlfpwWr8}8XxK)1VMmpGq!_OeJb;_J3Zr_g&JLR(8)-x$h>xp`rw!R%wjHErzs&Qs4Gr>+dVeDy=5b71%R>j|qL
5Hh~ZY?CgD`hBhci*97fl!QCx@p3743k8j-<u?qB%Mv~cmrP0KG*hRxo-F>NdFvD^L|&02`SIkxslO#{H<mvc?t_=TW!+R;a<NX5q_zI-r{kY(7ox(COz!dW
i1uV_W}kb1pj&-zV03xxvR^CCq~?xjTKK+Ozv))_(FgB`j!2=E+co^@h}X=L=CH|3jf2z^`!NRwHvEPKs^2EpacLFT>^H=|a~u8qr14$FfJ4w5s6;Hht7_zO
tqS*ijvM*yR!yqwqvX!|`YFEw?t$pTIibnTuYwHq`>!VlxLl*wG%n7W@&97b%lVNM?R$UgzKOSym(UvyH>~-xm!7tR{CjqPpOO>4?!bTbGyjy%1}-WD?5JN$
Ux%jZd~WdF3TfzD1lFE77ixqa{F(xT4;$;3Ux#~2!h$#XmTK2TZ85LdUq7h!W7K`}EbH;Kh0l-em=-#j+D=P~7y0}(-0{2YaoxC1HN*9sulABXuRq>8?EXc2
2fF(`<!n$zil+NP-nN7<8fOj|Uky<=+ux<B^wHqdT-GLI?``BJ!kI%i9FF@I*Ju8Ys8?4sr=8I7Vzpyb-0(ToNu5xAqp*5msID(->lUfOQho2Mc|)f=Rqr>x
K5MX1=Uv_|_4U90Zd?`v?bGuLxRyn~Jm0lFYhC-A-8%wI)8%Ueh41c}s-(%;eV<G+^TN(t3V7k-Bd}ioakcejE8hzmw4gO6XEE8!?brTJNg(`{>@7258o68b
@7{T`Af+@W^1M~{mJ^0wUYy#&VNAarP0Smw_xie?hi!Y386RKeu`ceWTVsK=rh!1LIbdLXbjquT$c=+HSxNF%=f*OucD)PP`_K7)SirGCbo=?FyZI;Ej$i8@
F@O9<Y4~qg{|eNF+dB!FpYz|HKJS*7Qc^{zzO^ZCI}^;fp>p|1W>hrs;BVTApMM`-tZzHD%HcoHl;{te2Zpgn!*eH62J8M?o*QpQow}Fgg2}c!f$zDuw#V_Z
>Bti0iM9<Hw~HNOH*U!NU^?-)@N@kR*47hCnL+0Px^;TQ`<2b^SFe((V~aD+zX|=R^xwPaXxiy>Uk6`uY_A?abGLWw&TyX1=iMH+nz~2hF8<2KJ^tHe@3)qn
g5Q+uep-LeqplvV*Gk$RVEw3O1l3)Bz`@60-Tq6rjksqGVu8)0PhFmW<?X6=I<Re`G|Qrw>`E0yzVuxADS97&^He}h*_C3~J5M9y_N#?rvrl*E+OPQHb;<F`
{h)xmnMq3WYlIE)LNDCel|SRYTn@}`ow{A(bDg@<{dY|o{IQ6#sNl$rUHgEmArZCa$!;G${U$7p+UXKYX%oC$eoT^V_jnO&s_v-LsUtVeJPr3ktNb?Jlz!p`
AD4ct?Lyb9>{Gk{vz^9fb}hfyy`S+j!q_z`({_Ka!v(p(+&t~#qC>%Uo6l)%ZHl=3d_`tNS@m2{wDL@N(vbJ6EcH*(Nh%@q9zWrW$mobGFV>w(d(LJaIeudX
o#9OKNokKxE3)^SdHrwOiv!onA385N*7TP3@os<l58SuHSDFu@<V6|3_eL;l?cDl(?MrKIw$*cUT8f-%t(;0po6<9G3p+w?x(qk<`K;Jx@TevXhtAx2oJZ;b
Ois2P>U?<GEAdC!w@KZPKFg}~LlUY=n%sV=>5ZIzG*+}ZF;=bck7{yN<Gr}q(w+lncbs0hGLdRrci-y+#kq8z=9^mYk#~P%9h&>*#w)L{@L#g7*}?Lc_4wa8
s#oKFny5t!J(C-+9j#KrdSdJ!g`Y;<Pg!MjcOT8!QXG0qGGzI>zZUHd-5b(9Hy6u@8Pl`2<P+|%)aZP8Zv6TE*f)o(noX{#UZ>3a4d#SEjt-HoemhH9D{^f=
gse_{Z)>b}<Vbt4f6;%wyS=6we9ms%q5fB^y~<ke<$zvBvT49eUjgPy2h-CfrPKV1+Tjt$$o{3M4V%rDmEx~Drl_gK26qRnYty*ef1+W_&ONqI*vcd4OcSmD
Qf@<gaW0qi#y3gc2M6B@j84u)fLH9tqgN8%IK2Dp(inFr)KbOLdh2><-2o@k?{C=G(c22D%X^bWtJm)xnP*r@%XwGu9Zn@c^RcIORWE|RwCy(yjIv2-nRvB3
lMvO+-*0v6S45C3bkWn*E=Baa#!D@nzdrq>HFYG#W0`cwXOygZ)mEMMNbOSO_x{-^t=BcFqsU$<u$kkeQ-$|7SW+{5FzixI;DqIZRjDs6Ye_%4*l}`6O4Zbw
Zl}Wu2X0Zb<F;tG(tOu#y`G<@+wN@uOfj*XYab)LwYZ$Np^c4Kb%x5|qE%i;E;xOUS5i6UuachgKJ0Z<K+EFOJEKkSGGZ88&*dC;`Z>HAUZWv?d0W8XJ$jp&
ekSN#^RdB-rbjQm&R0$~{~GEmtGDzxwcEDx%rx&hzfSd<c9kLi-^Ayemv=UMPyN-Tce%gV&X(w$I#zux$Ivw5T=g@LdnxZ<=6!c*%IQPZ$2lo)sM~z3@|z6)
GafEYoS7&+pf;-h+UjCg^?*&%{IOk8;|ATgB%0T)m7KAcD&uyREI!kua_ZHeSD(hMe`Zk&l6?F2S6v(A^j^F<#$Wx)tk6fMJr_+NR}^ODzpTkRu{nAFuYmBg
U-fzNEj$BUP~GXhyS`(T-{wawF%w=ov}Grz{@M6hPnW9T@-OeROswy1TJgfI*`!2oSuJsc9<Qzi)suQw{;Kx(kK9#DK5SM~#&_%&q-}kDqHFF~>%WM1A)Y|R
?Nxd6o!#F2CH_ZAH!Z_3Uh+$2Q>%3!5aM&!dzG%dgubBeeApx^*LF@atNVB?crUS_<Z5e?f!y#pO{r*kq3MBgrT1#nffv=Q4&I5y?24ZH>Gf#a#TSg0@tZTk
B#gY6gdIrbDFuz(z52`TMrrCR$BNx{(sf(!V8W~m{~o?_c3E*<MrwRvENC1TzS%Gv-2J!XxYMLEMmSg});9kLhTc1!QmH=I=cxay%<;@$mB3XbpM{^^uq#~r
yOS{BVH#DmDS5Bn-y_67OGQqXznNTR_xZ%GtE&F_V>fBze*Bux`MNPxmE59D@rSnF-r7;9a@*(orLXe^ZX54(+*7;Mn)K3I#}4UyE0w?SIg;?Bpw{Spw(h>7
^?@4BHF#$zXze!($eNw$<Hb2SUp@bBcfpdXLG<TeE6k~;$(a0P%a@nOgOr!J>$<>;mC5rn=arR~zWq6`^f8nDO*`cBs_zHx-tQoyzb5Z_l>hejI5D^X>Ymr3
>sLKZJ<y-}a@&hVaBiQu)y|0M*H_^_)!E0@Ch9Ieg;S`|ke+ulXZC*!++|bI4+lkBq9qeyC{?vf3-P%s4|k)UPE~2?0ft7Y(=+K`9J*CT^j;W9jLvr5{m%ip
s(Bjm&|2RvEU}(@`=Ib-ZDDz{^6l?qw>|ImB^-%JPY<0{Jw)ck4Q?1;AEdnE?%p%KE3~Qp=#Xi*xsk0VpE0sL)IL?Kf7U%YUppo1@s@V+!@njo4^4`tTH)4z
4z}9nM{nG`%aTxsOro+4DocF^t#oUvkKX*yi=HjXBU25>HfyX&{`kv;sSds+t{izD`jb2~JURaJ&T%xk=y|gAx0cn!&X@h>Avg=Z-L}<hzAK9sO8INdhqLZm
;e_A59G&=fa$xPY3|U{j3BS5};pUa;e_b7_UWM+9VtO?C4Nz|8Bj0NLcbI3h37%}d;m*j@^L9bH6ceby`P&n<3agLCg#om1qaRy$X7_tC!)HnByKJtkR=;YT
c*Rd;&2(y>vmJZsc*G$syBFQsVdp2~E$g<&MJ4T#DOFwmmFwqU7d|@i#gT8)v8{e4YO>)(qd^kicRR7{Ps%5suWGEp&HU@fk4v1=(ARB`?t5y8_Ik6L)>x^$
eON!|D{;zn-0Sth$XBq~!24$;yAoWtAotikGPHAHa>a0DAUNW%VY1P2%Suc4{Mw^2XDZ%)GOngxI&X)RSbnmUQ*|6iv@Kg^<f+~<Mt15>V^<!Gmbnt#lS(xN
MYR6>+j&24#cs;gv)Zimt<`pCHrJj0t@mN*<x5tW(VR0G3D(Q=&lEh?z>YZlhOLZ0{#oI)#_ts8O_s;`W4-i*!kaKQNccu|yeo@s9My?A<zqJouE=-6n9VNM
J>vD=_KfA&K!6`Fsx<tQwPlR!v~134%6=~4=0U>Y48nM@+iqv=nRlW!CAS99XI=LO&B?4AuUO`eK6rV^;J0o<`4+7w4_=&k%o*EW=^brp({;$^r^n$IxFmes
wT`?!H~X*Lzi<+DnrUh_vdQY)PiOT!UHt8%W{p}71m|3O7O?XbvUb&`Jc^;lhHbwuY+3XR+VgZrS*E~EwKz@L(X2H@_8!(oj17x5{``w{iVpedHG742J-sxX
ryOPWA*`%o(Y>0~!S3ff_9uX@2Xp^R<v-lD`kEicKrQxZE|L9bG_S@smF%1j9k<MfG>LWP4ax3WD}P`chu^rfEXQ2mjy`uAd6fFysyy{c%T&h$l9BIK1Hh+Z
O@z)r3PjwadjHUV>Dhv{K<vD6q~5dUGOA^B%bw64c+q*3eoOa4NwsIo<N9Z#Ti>26Zxz}uD)o>DJilLH0-L$YD5o=}Ue{L@FTBxWJdJOO3~mcNLR;AMWz)l<
=o<4qX(uFO{yK;HZt6~xJGTE^#6{vi-K1=|vZU(6h;-fMYc<K+KJJR?u<fR)f^U@mKGF59B~M{@&yynhWBZ%-t=~H0@g80I%r2bTAi>y=p)xF!GOiqdmEWG5
r`f9E+}8ZI#9VDrrBx9-!mwN!zfGnkaEvY8Pl(u*P;=<q<zufle?D({l9hZpg1!|vyBoukuk^hzSgG+g_Lt2x25Y3Vaq-GM?92_Z3wx*`7x#YbUoFV$HBFy<
@V(OYdxS)<_qcYD;JZ_Urk1|SLMp{$9&AvGOggh^mrm8vRf#d5dv3ismGxM@%wflbQGolMi<ch|^-@%S1pmI@Q!!gCe!gzxWt+p34aw5T6PK-}dJmNKyJG^L
8A|_rs&>8cIq20MpWJPWH*`H(zEFQqcPc9*O%^Njy<Z*?)utDmQ1`%WPPvoVm=RIDXR&{>wbkyBTl%QkKVely;VUggXTR(jWrudqi{Gn<mhOzN_^{#4d3YXI
OR;iaT`YN3ZfN&n>6p=>X7!ZR*Hv+@W}7<q1TlVERgbIfJgwINcw<{8hOZp`_ZODFJf;_7u2Y0v*0D8Q`9^rm^)~ahVvkegwI+R*mZ;&&_PcjSgpMpV+@#t%
e=KU?c=&tM*?Z5U|8-Z*%lopX|Jg74zVFAfe|v+U%HUR-E@7PdR<qhgH3(xkKesN*BAX^GeRU}leQ>{P%u8yU{KKCse{y<HS*KTb7M+c@TeI59?5W&z=PKZ@
hfUCMnR?_W?alOKYB5PIUqjPPe{hcximu#os}Or0-QRM2WR)Ll=HfN2$*!~c0ezrp+4Uh%c5UX&SL9$lbLS$oqwx*b@P~=_bnZ<$rsvxI;K@f%#jJ8PG~Ha%
^uynTm3m|TMNcQG65srAbI}&Ec+LKd^gheAZJia>eDB#`vl(ml89&06)yEoeE(mbik(G&<oGXuZV<~D3|8Fm@DqXw9x4YxXF!73i-EyvJA#seCQj+Di>W^ht
J8-ot?&QAEBXy5Iy-+Uhv#fd&y~@(6B<OhKH#B*BZ9_y@z3lpXFXQi*GRqF{+*b7IZqaMXV~Y_V0x;0gcfR|Cm5yX}T@~`L-F$Cu;6w=vmS|0^``x2`rA3<i
<MO?Rl%pq}MY-+7<Q>{f;bR770`^2(ZSgE@%T6|12uoj>zhAV}MfI1H^JaJRZpPD|8zKGLDZ9QWL8cDL%bWx`v5QLcX5tCq>nB2P?LI%15%{gA;3G|5?)#SX
%0%}ktt{vbxXExV%T1}8&Md$N-PbqM{vy~C3qL8V=#41!W{IAH!O=#S2C_Mf^Y=M~jzO2fCufGeBoSj(r*mHKZTapjk1<LQUEW+$&9V&}{1))9+13Nq@Fw)!
&{KKT&r5%`N3I*2Xu`R*S{p=W7gZaK&*`>a<1Nvp4sRvcC0jFZRXT+k6_MnRLcNxwhxWB$LMS3vkH`&YW_)+1%r-|4<V9@3p?3Y<;CKAhgx`vquwtnT`CbU2
x5udQq~e(7t<>68j4vKvQxLpAi(&Ws{=vK#CNDX`hg!d7cSSmD#U6Yp%{^OhH~5I-r#JTzYw%KjP-Vl4uXUias`HBna{9gA)xQ&;Coi9MsU{Wi`!@LXUn!yV
uZGHwN17s!u1*W)=Y7!TKF7R1@Mc=lW^b%J{4h~$(oU$mlh-FR3_ZYiJ%2`>^aCH>6&X47*>mUM$xG4SjMU8UslDCxZl|i+O?s?X454<E0xg!G(ylX@QfdAu
FNF6;u`}DhIT_$*)2v@x2F2ad1)7z#ZrKIfD-Gsv8g;Np@>}{(3$#&9=)O2Fj`5g~ZW+3Ma{BQ7n_o2puKqn-fToz0+YRvlFsR3HUFvq!@=U+T|4JoaLCt$Z
cTziM>)my3tgt?KBp~0_(O)I7@Ye&}o1e>VZk&IxWvlnEVfj_>X^U$KdFwDJZn1i`$61}qL*}$+E0<b)`?-v+)?f0@EBrXjI<I|#AFPWS4C(GiSAoK|_kS|~
mIuGlx$4>3V~nyx&Bf+^2yM*4y*Ri&-_Uo|`ft$W!(WTkw2ocY_?Hj6jV1jV!!dSj^EDc@v0UVu<r1E?Mw}93SlB(c&ArJe^SSS_*;%d1`xmm)d?sruy=w0y
kfUh>+EK@Z-~5E7*cJXx>RYqEp1sqVa`cU=)vAjQ2SS%<yuElZZruir;YQnkIDY%mN0}jo`><$H+RVQT=|c>!m`!>yR&BHD>UBQFn4-;#^#g+q=1x~%wu4@+
%gOMIi~VSQ<M6HRfo_KiR*DmDijNE&+c{@`dAMv*TifJC?3OTM04t|6L)G!sF(XaEy|g>hLn{lE(o}DoI>pRqIrlnw3(r3adgJb&ophvq*eGhvvS;4;`vd!}
T9)d0*}+BY)dw2VNqw=Ey-trOrH9(S<{v0OkrvC;PSbm;vg%Lq_M~ExIVo_dn}we58)zrWhE#p$xD{dHH^H-Cx4GTFYztoJ$+Nr{Lr33z+8i#vb|U=E&Z<H(
J8p01u|5C2^_Ef$%u>I2uQ@#4SXlu)CT$P8_-m!gZ&T|_SvyzYPq?aX*~H(bq%mbs*jll~G?Q4jbT{hyk)K$)k?{KpmA|jNoC^M<l<wDayL2<QTL8vL-R`!Y
A99oA$M0acu4UsBHm-_#-S&FZRM84Om7`bEVw#(B^Ytd{+kQ2`DDTv{ox8hTUn?is5UMu@^S*?v_>iqME4pTQO+}>tNSM1=?aq&T{kog-Q<;{syTv<j#syv1
fIEdB6V^W7`=j}kjhusTKUu!W0@t3i%X_v7k3RNwY3|_R`%Vu+Z=gusYZC*1om(8>sPFgU`!9Q}wifZhzL5A?)yJbd-ELp#>8;S{I(>8>Chn0(-^o9VBAsUP
jy_zL(P)@(G}8Y4Tf~_&XmS00+G3XIx70U=m^3=>8!ev$gQU9;Q-q1r(Eawx=$zAo%I(MMQv7|V52-InZE0VpRiN^HP42QC9oTL8?$=-3QM(<hZwIUv{3VY+
GkA2ONu$4b;9VDI%laQ)Dv$m$8=sqY5A5;UJr*0FS-V|%j98kzpcFpAJhryg@vq0_l~;95stTV7UIspVI#QvwhT@~ORu+tVu}dX;tsniWW$>{)A6>7#uDzZ|
hf>-;n!huAFIZdP_F7rf-uK;p`I*~aEuv7n78n^+J;Kx)*Tdfe7tfzkC5}h+pQD7!LN!i?qDNE1qs_P5c?(*k9Z55UQ!}w5>J!`n=6@LtPO^pd(Ji$kn^PAj
#{zKV^jCoyt_-=wl{UBeus<%)qSI`x9iu>gC_!r<so_S1nvFG+`RCci7ZEK7uil$w_3gOPHAbFNFJO(Hc&`C(jCxSELYvrPp($$BIQ@7sgH{=Hpk~A*^Oj>|
l+`}!t2-Y8KZDP8ojkWE>ZG69jq>cOO_?9ZJ#u$f4^YcYi8R(2beR`yC55(JwOF?9yn}q9!v3wT_K{U54F3!Vi5?lxy{e3F(27bvV9vXBQh8mzz3cgRPc;41
nr)DSeT>y!!$JEyjomy-Z;Z8AW!?GlDYJ9ozZ8`Ew#&;M?$D@9%<VrVm+b9Rwb?LrXEbd3XT`rQBBIP|E{XID{Wxe?q_6)mD++gfSJElnm`RRvx0JMehi#{I
Rlzcxt&^*MNEzv$p6mGoYI~;tEpky8dhtFJGP`uLrib)h>WE=QEjrn~)kVE4x{YH`hySQGE(%($dZKjQP0qdeQchnZN0qK>Zu3F?+2X*bdWa-H)cMipC-w=H
K;0K-`5IMNOT64W@2qiB`IF~af!~%c$@kPU7M(poF+)yXJO5#}X<ToALLR|v|KC89i-`w)a&@iOM-<B~o@EO9;Mu*$^Ol@S=UHTE8RF}DPGR=n@<VXmN?s;f
&Pi`qzj(197lm9{;t9;%GviJ>*j8?w?$If1GRjE$Lri#6piS~RcEh>Q`M6&gw#lRMiub{sX2MC}$tfp7PC-w+Ic|rBb*L>GH~7sWY}K7Y=X3j}>8I5CjK41E
yR~1qIF`u1Ten0wdpIXpkY1O52=C}K(tC)$sW;Ljw(uF_>c{y^H;)gAN{N_*1NB7QwIxl>mG2%qh?dE(Z$etf@9Vj5xODwQY)RK!<*4{~W#2d4%v-;Cmr|OR
^Y*??%E_+AGdkAf0c12#&AUXfGX~!GDroFiUhSf1ufK4UF3sC%JV`6nn^u;$96$Tw8*NITtG2J-JL2Of<_+JA)|+2Q-OxAu`elCKc_*ZyMyx;jUsM<8r0*HS
)3^Bs&*dII)ESvIk?!^9vZ4B$g6ClsP5WFn9Qw8PWMY+C-uHq%`O7Ysn0y?|?wiA7x<{^zdkrmCMi0e=Z%k{O^9iQBPqQyHe_kSk)~nra%6hfv(IYnS*}Cb)
=fA<u`xr4<ntqw?)2m`5)|7LO()>!2Ye?hU)-=ZUZ<tQ@{IXv3$>{oo%7Id<y36{J!w9lrt~pLS?cKe%UO9#fWgfS5TI%Sh0y+*|juZCw8s2#-RI7JH<2SP)
&a_drx+SnRu&9pjDI;i;c5hl++EHF(_k%x$HAs~I8;rVsC931r^Jnk2Hx_^Gba%V?X^V#USm3I4Z&p1-hmYvs*Pf@C3LoMoj`^o9dH=ex!r~Hp)4Aal2YR=i
<XS8>v2;Id6C8D3Yst`Q+~;*arY%d}S9t6b47}GG9-dh<c(=}Kt<%A`e?Pq)Ixd3S9nYikTW|Y8(M8tCNWo(Ztj6oD8NsoWJ1YMw`QKa7J5YsN+qD0oPDHMJ
qOml1$|k;}G^29F!^eLr>cdWY-c-y#e~*KHgPXpeh~M3OAgHu%qGBIC;Y(%v&_OS@OK`13SJlw!%N#B4z&qq5ZN%7D$>g@~iC(b>{$u&eof=WGOR%l;i7|IB
SN4B3olV`JAMn|YvDy_a*lN6hn0VwSnA}Qzw(TS4-c_?sM_&!~ghccz7jZ_p0Vn#S3Z*lnMCbS#zMaj(vDLl4wYNUc3T*nCqn)g`U<eDtQ^l0@?GM#*b4{{j
_a<ToGEG;ymSA1qdDzEYp;Eg{58hnRC%nu_3_7|vb@x7>(i-MKNp!r2+KXlXS-o<E<)Kk|=8w2elZF-XZ*d!s%;;trKi};))Xr?Gy0y1JPg8YC@Q5_lV&iv@
QT^PXo@?Wd88t>vynI_=6*f<ID+_R2n|T~R!QoT9eb#LpD%Ys|H<}zjgT=(pcK8pKZ#;WrYq)NLbR<Xr`1X^z$L#m6>*+eMMtci+SwK;eW$4324kwrFZM~u0
d*q{q@`&ob1yWO(k_YeGdynJ?%3HB#+k5+492*UvjnYbohLWa^uZnvfcjijbfgP(5H1yaf-N5$4&1%fL9>TRfe(W!d+ruJ5F7s%-*@D)a<*+L4((zoMSz1Wr
dgIAwr88P18q2?Y(v2A2R;#)&v9;)3&;#Kg=yJ`FR$(tBcMq!nVIJcijao#pigwAcp+^z$8N_l^QFtHE2EL3+*3pl;_o>%j;P3%zy1J!AS0E1xo*nWZNLn$p
fFX=s+eKb5%eaQbXx%-UdMj;F*con`CRSy6#L}I!`7||^zkk;@tz5M`%w@re`uTL=v+32c%V+#udmE2Di#VxQy*PSxz|r9@(bkkc`rY|UA>V%gkY_9FB=h`*
nZhW}*{lD;=8m@-oyon7`nEZ>l6xldbLZk;K`+hCpLYt!!&wo=xn+*O*SxqU3-_T9oKP>zTaxo7>Ygn%W$fFokX!fjj^}J|f|G48c<FXg3t~T-E?(^)@AG`e
`0UV2a{3tix=OnHPcLS~+v+u^uuCnxxXn|k!}i``7mU8(V~3QHH>MjbXx|T_;^Q6);-2>3^&Y?7-hSw{S3~2*k&Z_s>o{efUOmjy<0%Oz)clv)OEAtk=X#oK
p==#YO=ipC4NgDwvqVQ^y9TH^udLFaP0n7fXdTp@{s^7OxZN;)PTlCq<JQRkwl^MIxi9C&GvS(^2i$)zgMU7kHhW!oVl|#v=HtJ(zhu_p^*y5({Wi4m<lH^O
UfXe~>|^Zb8yZ*jpHP=a6k(pea`yLK(fHZy!|SB7*XLQ^VqCJTb~!&kBd2m#T`Ue*aTXS6tWVMjxOFN%2WbwUnvQ>RIPl2|sXC~RNa|eysl60(MTmVwyB<4Y
AFW;9-r>^OCU28>$UB`oyX10#oM_o05VUjbTmc7XTfl|Ll+e4o<SYRj=#o0MIx}0z45q8Co$U%XOHA+K_5nRCiCu>ij*hh2B1{IptC85&C2W)Rw)RSUTie-?
tHhznMaW{x7(LxR>^4@rtlh=QrK6)=PH=5uw7E(<ScG1B8=;3|OOm7IeR8s#*yh~fXy@4O++ioMbG37IKy0aw?C!QMsxw~REJxc><T$yD%(<;g@pJBUaFE$L
%7J#<j!qk<%$91)ms7h~j$}uiqm$gx9+9_oDL&oZ|GPRlIXQPZE3UoLR%uULtEAUOLO?k-5=Ab|9(H?o8@q?y;oPo>D|K$S>tuEHb}=Dphi#jy%L=)z+!nTN
Whk;}=j80{gebx|F&#*bj*e_cR#P{zr?026mrUy5x!Ai>+R0QFy|=rU#-`c2+BdQp4z6~@cD_@mBc%&oNt0Qy8rp%CeE<XKrLm}e?G9}YD;zqUWL>hZPPViM
>5?nz@&8|2IaBV~&FZ3dxU{+SxOBR-L$IW+R|X-nR(Y#pGt%}BVJ)|(s|VdcW;rms+U+4Z)G6(Db|g6~a@Y+ZJtEt##!e>~anS8>76M94GZ#J$$B=h-DvHw4
(`n<3>T>ELI#Fmnjj$Y~byJ)uEUcY_t-ZX1MYFSOrL?!m?0cp1c3W8o*bB?MK$cA2Yb)(-mpfv>?lvbyGG!7x8o;$mA*e+x1VmzKEsltl0)PO=6@elOSjR&o
Oa#PH#1zQJN-QLigd$Q0jv=PN3_-hqEQW<bgd!62Kml-qB!nbF2%$iTNQA}nL;!<Ri)lyfpcbL6u&uFyLE$vesAK_%h!H>nB2x2a5(5UBWvyg3mIE^-G8lpZ
0YM6bFj;~i2uuNq43I2kQ;1ZFgp5ce0F1y(>8<EiK!k_{l5^BrkVYgb$}I(?W)cY(fdGLN1f@U|g+&D!tq9EH$Pq{)fkBFtE1}d$IXo#<h!PToFbtC+tQZo?
qzow&W=N&2NDEIuA|f!?qJaXQ!<#S(WPu_?9l&5>Sk(xgO=Lhg2}FjZptzBWC=w>1*29QY3dj(tL?{$X^q?l8kSGR804x#$e3FPxq4MeH5kw{<D8@;obeLhw
kWvu7L_(~=K~fwM;qcnILJ?F8HSmeT1}qUoBmxN{kqHINItGPd!ypjF0*C~1kvfPevZ*EsXgq`>BLN^HK%`<B(t*fCGQ>tgK@p^cR*KY`!ms2@i7fyqLu3L%
i?j`FWk6!71Pz;rWiUlRvt=;pJSLmUYNg7k?Zj3K*hVa>fFZ63gFs@8NNg%b1T+CaCrbzd1V$u{Ef9!sAqe51g<>wu5kn%eKrCTOi6GR}3Ub>yAWRpDglG`v
Ll~fjT*sCO5s?JuqZpusBLHDE2{huA16;TfTP5c5@ldk>N3TV|A|WiWw&hB3Vj)aK6Br0lQCcB^Ef&E70#1l+qktsE%3>iA&k^G=L@o$1h0P2OgtqP=TjPij
g#(bAB_y$oCliwekYx)O5j9ZhumG@<5)|a3s2~U_KqkOhpad95z~Ul`3Q-X}O-8Qe2}G1yTLA))5GjnKlSl+AAQWL?pdJuOIRaA=0MQ{a3=614h=)@=VMR<5
2sEL{mP{Lv4hmqAt`viZ87(9m4AZhmNI=0vo;4&E@LI$c04P=zmI*X70SK^CGz%Ips3X!9EoV+K=kfuvuofViQ^dk^B0ieTZ)g;lT0mApfZ8f)hA3du(k76E
=HqA(UNJ@=gi*vs$vFW5Bmj`jd0GkB!X-D-FpUy%1K2<nlCa_$P$039v~UGNtb(A#mI46-qJnU<5JVb@GEjsd)qt2&%>sdXE{VpWaukW>15}vD1Q_%>1mE1K
n8&7ys3Pb*(!l44i6nD6O#;I$OevZIQEMoQ1d+~BMOI?C5kUw<8i0t2KpmRLWCCJ}ki&ryvMHU31;r8p!lO&-XaJ8+X=!Aj3^{;Uf@*>p0FK4C;GjVT&wyx|
owTKug0wcsWKx>6O)9`sL}ad*sMrCQB@!ZJj#vsaK$5^#2!mt^zrjj^=S$m|ARVTPWm1q&;*kYSisrKuVg!z$RE!20G%8jgl7K8wffSJtrXV~CT@1i{5ko8{
HsH|9AwWu2>{rN9AR8!alY$7u7GniW2`r(Kz;c*qBSFY$8bBps5u}kVY2#BMsZiW1U_&xcDgl`Y9l|3BPs&nEWg-%($W{Q8?ZvGmZ7YSS(!>NY(hABTG*&FC
#(_LxTLS_%H9>$_2#JI=B8>q6EFr`Pmes>F0wjcGQkDXK5J^mxFeT?XFiMPYsF0)ulGREX2tyGIq*_BXfutVdGZaBuAUceoBvgpO<A6;JiGoxl3^C4z1flsL
Bm~G}nv}*T(ga)-i@_4Yr7dIy!bvbiTuURvOjtxvz*wx%GYAl}glt4YVoPix8V(Jh@hv1GmkwZR7?z6d+QID-JH?#|;H6XmBNoxb5;~$_Y6KRtND9Ih61ZFt
F{{C$$P^JnKqFECF{>3P!At3g7%M>|bO}X_DArQ&GfPCHK(tnprG*uP$*@2Grh<QfHYNbHGTQ1Gu&7ZiVhBkR1PAg72w6fGNvL9o4gvr`<SHT)48<5q6N$$Y
6x4!Xy%>ZbY7-t{(WrP)laUy(r9woKg#!8z1pvtqUD2%!F`$qlYBLuUa6nOw0__4mA7XN7Tq=R3_?IeaR3w_FAW~etQ~+{hA_fFB(z$@dm<JJIK=C3B9#)})
G$9!zikl!3g`!}1kpMvWih5AshE}Wq5VOUUW^xNaWC#Eez-87nLJ&nvhG>e&{8lT3t`IIVLlKm!h@`0favO?(K&ga5A;^<JI0zt06?`FEPQo)==m3*OqcI@1
1%uB-vl$ACWh(TERm&4Y0$zPH&su~7=@JqIg3Tgo6O%v@NazY6GDS?Gph-dyGKBRImm@$+AOTVigG@prN6|nqLKljt6o^}^Xd@dQ4X_Zg1QZBlK(LI#6>|k5
4$P%<Az}?I#*w8UgDYugngL8e)X2vo(pEN_r^v2YVnJ)BGHnPVUS*X+{K?E_1<0rzq6o672WVVLnN@QWRt(^pEhM4_9<{xW083f{MIx{ug$j${HWCV^;~0n;
nL$JmC3RAnxS&bV`c4ut9bo`6fJAF)u2&2tqL3CMk<mZ_xRP2D6DN@|sI5>fmq}t$WsDYv;_Vsdcr7SALZeiO&jb8=9zYk1mWk_I5KA-}Z>5mNCJvWsN`}c6
ipU@pUxf%n3Oot<wmgW1mO(@u%%|{dI0OT003+atxhzNl5`jWa2sARC4Dz}5wszG#0VG=1L<0FBO2A#NP#+--@rD1>1DT?JLY{-YBZ%ko6y`}l6N#HR5-yX;
q(T5f7E-801O*f7h%HDn0FbB*B1yor0VQIvnJSR5xTGcpqY|k+e4|Xl$1?~DJ?DZvq7~7~CR+ds9UUCSB8X0+0W1cFLTe^B@d=h>04<<P6b2L`A{3B-V&N6O
0ECGa0FlGv8Iddz5&{zHQPoX+wgOy@MB*|rSBT+KnkW(yl`O1An7RbOOxVP0G~<!57z)rx0B!IRg+kT|$RJm$-~vjc4N4>slJJmFYzepGq++6o#jzD5BBp?j
r&6uW@MI9HFgqZ%1%^aaDIzmLAcPDGu}wChf`Ji8;d4bYDFVU*UY$Vk)WUCr*nC8YL$C-$6C!AYE0d7OB&#+^hP1&FnSw-l4Fb3k5G&eR%#a`=03^1_+PST8
8`7?D5)dL*kPeqBlrq{xSdf75K|BpY6t1pGu@FwCXe1b<Lp4N+7(s9Vqd~?4t?@FGRxC9akx-ETSwt!MEKSgX0;<m8WW-jW)dr~{n-g1@M0yj)T7U%@G>Vu=
moiL1SOii91Rg>ah_N7vMpv{hl?<S$pqQ>$7W=<^NgxH5AcBNQr@#txS`GqijEHX|v=@pUcraT4O6sMGlu5|e{6;Q?%L9mfEJtCG%)kZ(2@%gI0+^DhLJ<=o
(^}AI0R(bIlxm^_k7p|uI#P)wGKWnf0XPa4M?y|=NHj47K+RMPg(Fe;T?wZaqPF08I2xJ97YHbXMnEElV8{_hIW#~{VxXy}34fl*BQnS&kVPa?sgO`WA=-!$
OQH}95O72SN}-EF$}$))5#R-4Kq2THp+v;POQ2Sez)_e4SSV0bp#@cgM{yK>79`j4DPr_F1+}6DAPoQ=L_E7Hi6c+p-GCOLL8>n%3D7`=f>t0w-Ey7;Y{oWQ
L#^~S2#}BgBG5|XQ?MAsLc(staQR|ukk4*L$O0Nlf&y%CElh~qg5jV=OCbh{0kjfn^~M~Gki;M>%rBiPp|C7k%vlNt3fYSlOmZAlP#u?qwG@d-B9X!j-~pOI
ETl>x0L=iXQgL$&!cw>fM=4vvq>2=l3IvFRIsg*W1$;VJEHD<Z6^OzRM0C0>o=9c@h=PbEO$Y$BaRm%K*ao6`1R)(1qWC--i_Bu!;>3_t1j14=EM_s8EQAfv
=#Z47pf6Yoaa*w<(F!N4<w<3LSYf^i2xtwnh_DfchES1ZQanPoK?!7dnHj({Yb4^yL^2IjuzQoR34rlDL`bH}=yXX9fv9LsSXeGW_+$jGrU^_C0-MSeGQ}ip
GZDgp`T_zIYNAnU5e2t4Q-lhqLxdzGhQe~;g^X4r3zG5Ke93YW7Fq@fA%TDkFc3Nw<h2k1g~XAtBodwq;4BncE&|(e7;*b~g+{|P9;a18LWB&76s9%lv^6$E
NHd$j7t$4+Acn0WY=e|UW<ixiAqdr1Ge}qqJS65Q2*d=EGIbD{L~%-?LmV=L3Y}9}b_N4vfCyQENip9R1gK)Z!akERWT=TQQ8-a4!hm^1MfX$rk{X~623Y??
n3%{>K#m6CxMHDz-%`#8Yo!39@D@ynC7?mJ2#ZRkGXW}|29Ra7Xpm$owxU#>=d#2E66qX>7lQ(*kw+si1q`t*M5kHM0WyW5(5OZb$CPkuAqI^}XVDleIv$})
sBohcATekp7M01M(kO~HA~g{eYDOhm5CK99P09xO3hP8?q8Z|IEli<87ibEF2bgpwl}V%06q6J)*-Qq5%%DhUe3~Kwbczhaqv|UR7g5?Mra>fxAX11OgA9r}
bUl^@O~e8ft1&2TVrmrwLctssNk|q^VN#>6geIZ^M3BH^;vll(%u5hb$O>IRP#7k%OaR(I6veq2B_NS1#6pF>H^YjvxtJvtvtXHRt8J@&yRB5=Nti@M7|Ak;
f}C&)JA`i}kszE<#2|_B5D&u#X*PUpGYP?pkS0EdhA==7V37DkF%N=RNR5;%tCP~2ArZ-zYTJw_lZe(#l8wU0H(PQP{+UOlV$clO3Jri*qLeNZN|`dg*ibB?
wEQ0lZ{p-QlAU?l%#PMZ8Xc|bydr}^5+n|Hhr7c;GP0`8w6=fS&hE%GTJ=>`nHdLzfg66q!HDeX*0!|&+CI)&T9&0{MUuet_rCA@0S<JjOsIYaGs`@<LkZ2D
NHK$8LS~C0%ayxJOf|tC_7GM+7%?Q^%oJFXj#DNHk)<nLq4}`>FkC66Sbnyz_Ip2jKsZ}+>P+-B_S&O%5-L{sav?#@pX|ZjzU*gNjFK78n|wnmz1n~_d~yNm
b8GQ{VHlDDMZK4!)7@ZIvU#**ly^h7uKzY}5d&z-=!Co3tv#Y^8!AtbZ&#s~YL1WAeLdBkX_W-yZ%n3x9brZI`3%-_b55)5WLsrwa<;L{^1SkAJI&wuSB=zU
8GyCKTPLJC4YfHh^*I@Wos_$_@dU0{hLC%R@-2{FXrviN*1J-U;_vNP*sUwNEe@E@AQHUuYuqJvw(Ff&MJ0C-`rK$uV{}$|qsG`nsc_o^1Lh`Ho=No!WB1;t
LG5gv<$%&dvcf*a7V_T;R3hFn^x)BkrVQuD%%)W;2-t=@|8U;>AMBg=-MZ7;uwrLbNYROE?h*I^zB*wWehA;|9}F+?bI%_tD!hh>A_ocuA>)jFE|*d`p0J3T
wHm=BXs7s`Qf9L-+lT(3h#3n#XffQ6g#fwaJm#AY9o9Led9ZZ1-p7#jCzLoerX17*54vceR#>ZVd<J5|VKF1{QVk4`KntAWlX%J8PTDy3of~`8vxrR$%z_{5
7`}4FA;nGDiO^jI2I$0s#63>+l=as-Oc8y3f@bbFnl84vB=RPAE!9rx`Y_a6)uOy(4tbLo&o@tbt^2XI$dE^Lh!gi*YS!2ltvVEty<x@K9dcg0=nQ;Rvd_dk
jc(>9D@?>r9qt>}ck3TRPtPGY#V7>t`QPCkaaC#zF3&+M=fi9OXPLy$>OXO4L0}eZO!NE>3elzHhKU7}Th@JjV1VJ$&e2ND*$`C@7}phEH6=hzIWhA5+~|nJ
{hDRp3I2OtCD6*)Rm4BY3%Ai(m>|>I%cFA{f;PqTuP6PZMvFC|EU@eS{#2R~maPXSJx-n6X0~!j4}ew%4UnET$mjR;g{~@?KP>GQseY~r2?(L7b9<RuyN31R
8)y<WfI9ke)LbAb{BMTAcX`+2<agDFHWdj`w31YHKDmpf55k{44X&#4L}${~W<dI&V`J@{L7wN<@7ASzu`E4AjB~x&&?MPCy%BaOBv1^?gzS=A$O$`p>%J%W
2`SuJrl--xP*cEdxhKMvMrFMP93+}(o!_VTIW;}hP$h#~&#6UYKDEeqka-5jup1q+Q3HW@f~07^lcU9mqoRqVGkyy2UtF-Ex(32xnS4JE_QbSYW0Z!UB17*K
%1j+%oE{f_#}rZS{)GJr;!WcK7Oh8P1=iCUALd!IVwwU@wo-3KyN&bJJf#UFN@HH!H$S>mo*}qu`RMQ0Fl-VjNxFYtX-mzh+5i-G2PYd!u?s$^X*%q0fphAl
hGXyJtxb6^KX4Nm%l$*l#QJ$meP`2Ey0YpZcG6EUYo#cw(JeCPY!(-}Stbq=dvEL<euuxRd1`4tXs0&=a8{Jl0{1N;<9C)81r8)uti6fbAxV5vt3>Q#BUP9K
s-3#`Db0TD;FP>1MeW~5>^q@WyB!VIhqDvlI981i$jW@`{QLD)(xFQ~xW;-laImBpM7y)l^TW?!2AZQNfizXnou-DFPKZSYv2&n(=*S&C?6zP!Qy9?5IsxF@
>e|{1$$m()HQ>SY>JUxZj}ImR3ZTY}CHK9XI;|M%a+iS=a)^EjWM;K?JX=LU8h3WR{V+({H+4>lnGF7roJMbrEb^~)ih8_4DT?m<Nh<oF7HJ+PXs3!2>$e+%
(y=G=kV`33Imo8_OP|o(k6x~ktdD8`n*_=3++^b9h6x(hk9P=2Y6U<Qda{t^8dfLg%4S)1P+`K0){}uIm6rVy=Qd8UGHsUK<#HG_!n4mIQO|C>dl%Y#xyL@Z
lz+8!1RJJ!IyNQgXXLExOq_DBjIIp+K6|yz-6pAwgegnF@&^a@I=Sp=w^?^NHcg*VyFe=mVakT#%5@swZqK0FRIe2P=T=e-y8IK)^|f5jY#j20+<XY(k*b?U
@~!(Itb4<)66183Xj%;TiBJGgG03HJPRF6C5#+JIp<r?a{#eG@k14TTW6vs1pIGf@1zkHAVrE#+zW@;UJwwPXSr^OBJr`mC6DW_i7E`H%dRv@mu>!r_vj>Ew
=gB5ET%2uscITOn{=DA~mI(}AAp2T}nV|4yg7a2uiwlU`69N(i=U~o3Di&mq6{hi?&l>~F>^ofS#PogM-yZGXQu;7$yETFc;q3=JnU+~QAyrK8$P_qqa}*((
FT7G&m6-K;i>^8<t2f#n^Z>`;;y(XC3#TgRj@GElC8^Mx6SO(un{DRg%{=H2Q$I0NLVzf|SxT??;2?|rs=KAXLgB3sVX9oe4aAGMv|@fgIN+=G_}~XldxgC(
2T@zh2KqLRkfq0XF&wjBUX}e$pLzcJ<1F0E8S%yxlFfr3EGXxtTVyZUm|;7l9VFdhl{(vv&}8%!A*QGvb&_P29nD9Bva+B>DL{|ZX_QWn11kX-1fCVM*OofM
(R$$TsC?6OABq?<cEpykObe!_y6g2x6eAueuYQS^R#rEfHm<;A;d~Zz`*e>WYlf|*D<gG<$JoY7XHy1H8;bGqyg4gR@_c(=AMb@h&|Qt$5T~VsOt-f42thbM
Z|pj=(yBaFG2&IsVmt|Iwvn4OJ-YrL_{*EPKALCUFAzR`gUItLY5NU}DaM5@7oESG*I_(T$hBRiY%nDPSsrY&w_56wViok5>J&~nkbJQyGE|FS@j-mATk->&
J4KD&h<wBsvrW^~5OBJ^msNUfL8d-B)-Xr(;2|vm4NiK4r-;$;6QzE<f;y7%eUpD7lu1HWbW2@n-Lw@0PgM~ygTbk!hxSHA->aoG&@pTp!!!Pg8_)_XaSL9P
)1Y6g4g9zg(X|tX24CMN36)~f`QMiY7UucN8mP3TLy8oo^fKZn+Ou>kOSFdYD`y*bL1Q8hVIm@Ng4)7$q!Ye-LHcs>Os|LF=Nz1Z#GvmV<eH4|695r(usaTH
wKaLlGYA6X>Fj7B#N}EU&FN5VA%QK9aeA-)naRJ6bHx-|FiV7eLp9d6^eV2H2Z&DmciX)j%2crg1Y~l_y_Ek#;B?3N^=v&v6%o$o3-Uq-oULxtBQ>sb3STZ$
*L!O6`JLWkN);saFMhnapR;-6UFS{L`FWnF1GGt)&hY2p&VFl<umb8eezV`&7x$XxsMT-l=oeWpErEm+<{ii&ZMj3Me8MB1Z=AJedY!glL@(3j@>J(b;N8Pv
w=dv0U(46&b(Y?{fWVqD0)kmqar`=+^{qK4^T`5Y#l?TcUF;3Po@)u}W8DzoJ2mK~btk|W4bZX~4M5)PtI1wI8Na@Ko1r(|t8;TpG0vVFRHU+AyJE8?*u92t
xBtWaApnFb=yy*ZI!>R;e#8fa*HyYYeWK8jlU(}Uc~=yqDES!$m06A^dy7Ig%kc3QP@BK(*rBw>hF>}<jo^ZNR>o8wbFh1)skB4;^6l+e&HS8*cE<L$m_+n0
(EUdQ?m1WKQoM-MYhGGJ1D;aHOj;JGaO`rcLFYKnDa2CU*e!&g-r*l^=J<zd9=`Q(p7L8?iIM+`hB9Qub^#C*aWkQUPzbQe%jD-*Ak}v{b#tFkK#gK_Egz{R
4|AlpJRVviLxA|jMPZK}L|+@(O86L&X1szVgC(7S8I2Nb$F??fx`iBlzs+=Ho{usk|5RM=&QE><A>E0CK&G;nyQ*1=zDy}Ap+2BeZd?uN&46(v^%$oMz?+Y@
hnQ%7wu@e&G82>sq{|J~LiY4ACsfZQl_*TJ^Wh*4k?!z_Qixxa4%{F;f+6Yj@dh19{kiV}QU)t_HqnsZ;q$}Ld1XnLHixmIUDEa+llzqFDFnNEUPbGA=r&{C
$2wnUDCBvT*#cB49KoO%?MZ9WYjn&^ZxeS^Ywhb$1KD;n<TpKf%07d*)ign%j!)KZ%%&V+QhXsiB)YVgtp1dLV>A7RKgAYWH2`Z8F7tu+f_XjS^*b~USUWU;
vsS{HwV-MX8MHrMQJs`<s*KGGAEz+V>?NG(ugI&sZC>fGd_PK0ItB4uf3V|%w`h0-$%-=Ez`$K@cG*_Bwv&+Gti4d5_xB|WyPTfIW-``U6?%{1Zv=Kwt_<b#
7K4#Ui?h@M03Gh=`f!s9-F-$D0-+pLMRqzrc3Qg{4Hg(;xW1C6n@&#n`Fp=9v^5^`bf<kt-S6+gE|Dp0h9axt5|0Tmtrt!yU{HW9b*3-#OJX}?24Qzej0p?w
VVc0;cj|#=3H45F`43MYd0Xz`@BuZ1$WczwkA(ogCe(;#dXclrrdJ(`3G$^p`v<h!g}``G+^?sdDGffqC3fXq3jaIS5N~?!XB`f=yGgsdRVF?a2~G>LcWm0%
b}C<r1Ai$)>YcBk0sV`949K`?wp+jZeh0_T5sS(=FrrFv^cWXH(NOI3b*Y`0rdyYlE(B$E*4syqEN+U9thOs1!r4Q%^isR!S~IE}UB-#=2l6SqrJwNOf$^M?
u9r{6#OY4%>I^vYvWddNAp9iQ0q^Z~7<M+;zIS)@iQ*3C%W-l-i{CCqsn_`|djcVC;dg#j&M)DQ_O;_S_nQ~2_&frxiO~3-16@SZ3?6Q@_A4G2BkMP3N{vMP
8LTk$T5^(f$DFfo_#2wpYw`!H_fr~)%C2#{p*ZcLzUZ4ncDdO2BtL$<>G6YweAx#x5(^SvDDC8unD&)Uj4Qgf?@n!52f{`Gn>hN1e<=R={U84I_22)ue|s(e
-#>o;=WqXd_~yR->$gAr?|=H!AOHL+m2>B3XM0C4*K=m;7cT3u`Y)IcqXth{_3bz$L%tU6m*jcrUxTV2ob-tg)-?8`2Ta+@#l}LyevMTg=vkE^@cG;aFt$n0
c5vAMnPEcHGc2ox)rL?gl)^UbX2qMioWst9y`T27%%PF3b4<_qV4r)Z63L~S88Y%`Q|zcd4dZF(<wobOSF4YNwU1l1T^luKa%^+>Hj}EYafKZN$s|2JEvN&&
pKT!T_3URjQD{DDg+xYCwL}o`>d0pjKguu-J!E}w!^HEDDxTmHPjr`V4!ck6T;9^#KFy=ir1Q57c+s9$4NY74Y$!)o1Us`}&TK+0KXAYRk^mS{H9L!3c@XwE
GRZU7vypx-t=%vBV#=G`2Hidv;0n)yx(t5!W>;`mY~4s6`3)_HWXsgpE?M@4D`A-9D9()#mNGpG29^opNPSL{{Fk6l8M|RI9b7%)_zg$ZwFcSrjQ=ClebmMP
Qondepz+S1k=fV~Ck;C6g?JT*ayPABi%;A)bFOhH>uR$VCVYLxXH>>|YYJeymM{Fq$#Y+ff<7c>gEMyq(OcMsktu#Q=#hp*ceyv$v7^<w0VpjNU#sI}TS_p3
09l427r6lc_p}ma!PxDA?u7U76M3ruat=@nTI5V?b3h$<DPs<eicfx*?8{w~QkZ7bg{O2o=^AfcxN>~B@w{`3rJ?mWK6S@lw26vqOTZ#90BTDVI1TAdp6A`~
>5qn_H2n{BxJF5{RJL3$SDArD<U%Js%^f4?E4P~2T324oAsCWRtg;b>+(Vzx=Ber-GZuc(6fmc-!?_t^4uVJvC7lt*vaorPo=#%VEbF&lbu-)64ptd6N-MUH
0V0)EkO#O;sF`Tk-7+zO9A#S-Uo&JE^+Nr+1Z6DX2nSU#S5D)h+m5a#N=$rAjP*nlYj-7lP6dsrO=8zMDIJrg;;g2-`anz(du&ZY)L&<Y(!bs%V@h)M9MD^y
PJ-{QFi@PsLo|BE)TZ35ZPoLw9Df?JhmPrCz5|buFHJXOgTLu*wf>hr%e9J!PD$B<w_A0PBJ4H?AIByFjrKoUP=Qh3OlS_aK)qFV6eHFAL4ga+sPJKU_xkdB
J_C%-n|54ib}A1^USS9_%a13%Z~0LqQaT~$nYHxF6xxN%(}eG|CQP8q&Om2pZ;;)>nJ4C_xOINEopl8|t3UkBi`nr5OiIZQ1kLM|YZPJ}3O7<Tqrmb}KBILw
<}s;aLYyDD<h<`T9$avOuoQF(Gg+e)e8wg2@je;j3}#mVYe0-IAR56(=8SVv;y&(!KAS+{qanUq!6Dh$VLx}3cV?fsP04aA<J?Q%O%Q#vfX=v$W!_JKmMx>V
#a?`hndJ=+%>)?!_r_*&9@V<9p0s!r<e##zfQ8TE0cQI)u7v{qmZqJ7`KpQKq^d^A=qeXalY({m;C!yoEudEL5U{yU^Uz`|Hs+fx>u>&8Lt@%Ja4xAS*+dya
hw+x3-9g^&ARTltb7JVruwy&z+;LG7(xF5?D*f6PE4qUZO?JCoIVMFuEYmN(1Lb<&b*M0x;4RS=v4vQOOoQgDIb3eNhunX)dROjtYEC@~I~9I{@t*3u3jo@k
xz>~Sp;ft-wSKHs<dX3I%OP;XgRpxrYqdiMD0~chdtapNe(avd`GW!b^Qn5`^k}`XeJC$h|5Ch)Ai`wJ&c<MqjT?{&n@m?26)To3d=ch}Sdd2yh_i|F?N>y1
Yrfq>gfXQ{xE;OMe0g}h%^bPecye^KpU7aOeuz!&%1UgDysu<hEUlnD41ONiWn+p3>POiq9TA@k`24VTZ=YEFn88GSHvm_w2Sq=zTXXA&Dx}hHzVmt*>L6+R
&oTdsWuZ&WnaGP`cf(l7Hz0sqbRwJaSy)!kr-Jyt$ZhI3^cf^(o6ppx(7c-&P;MSF<<q=*%DL=d2+6>d1xbe-!Z*TQVQ;6GFkAygBZT8dfLaZ5H-WLzG|Cgm
aSr2|7s-sdE<D=}`5u*EtneM2sop-$h3OJ7NC!Udlo4mh!ObqLQ$=V8(fE*jPd~XI_#p!kn&vA>|FT?@L%}kk{bagR$b%@M_6fv*4RuS%&GoA}KO10#vrR+o
K3EQRDQr&nnAQWh12bnodROQ_NX+dipXQgF$(*O)k>;2+v}O=UsFInDX`r<44gr46hu7OiP6Yk4hE|n3{yjO+{Rt=UBl1pr*@}-47RQLC^L=n(`0_GR^17jB
L39>EH&}ea)flL<_}ccMms*`(9I+*4{j9bc{@9_GLZF>urP0!KtO=4CT|ftJR4QpcKX3avilqxq1XsVmUW6Ee5{*jXP#==6V+Ce5?>U8YU9foe>tbUmsNLCC
cymLB-#GnMw>EuJQLQydEQMg0uPlDImWZN3qm5BAayMs0@6W|+mUl7a=U7R|0lHWC7@W3X!(qW$oTKB%69u|W&L@SEaiqtEr0ezaqYG>^bgt^Z`#MyS3}b@(
0o{#c{XBImXQS0kMoe%!l=Z;fxP<T;pDt|;fcdjzk=36*9iEfz`Vh6E-FQRfuOIyMSo2ZFA}Jo(=L{IILLj6*y^s_tmd2BHNwlgI4+C=B%{KO?uP3LY)P$JQ
ExNg(&~a-@*D~KEVkG!&a59_hTDDO;Zt(}SO^JQZ^f(SCljL(WCR?Ku`IB5NHY*pyPn|aL#+6qCFx}<)-*2gAqlH+-X(Q!VkW_lDdL=cA`vhxy+;*hR<rClr
DS!co(Tzv1<)lBZ`+IhOle+;9TwKzSW%8c{@r_R9l<!3vmP=0m&zjSWOAMvX6eJ<Gpomj71s$+U6dwJt$==zh0Ofecv!pL%M?l_S6!B#bg$9$a3U*z7>d_mU
mlGn!@SCM|IG+YZJ$*2F*;^ieDZZ#hd$ZhMuBr%9?o@*X8yLkAr<<LKF*_+Pr}lEa$lfhZ8^HTuaLI9-B=}lc(E_-0+m%I0lZ+R6swENRnHRCD?lFnu(K6>g
EBO5Kmgj}2744}^*->70v3d;W)asF2HAernijE^%X4BOMIA*(iOq$K~8{Gu_@wYD31>grNP(GFjMIvE+M|mv4|Hgvx;4N33$Z1Cq)Fo^t&FzH37{Ky1QsBgP
%Rp(^@?G-KY`|4#;bB5kmNI}^78_6jD-6FHejeq3w2mYnkwegnb@rTKMM-w5BzC%!q{(}U@+0Z=TbZJ9=sxgg+52iX*noaJq;k93#2IRy><N2%K5U`x798^O
JB!JwmsPFo>sEBbT0nEi-q7cbbuE@?QUe|WLj)Ii`*fsp!hu2j*JkLa(-om{FbIb9!`9ySo!4vwT<hVZjkN1op5<g;_!7a$f80umO*eizu#$J{b_!T;(Qa@a
!bkngbDSRtOSp^zkaW`d$<0DBfR>f>I<a=tc9^Vz&^Q@Mf#d5gB+RiAMG{Ga0TDHj9ym5sI(TR6JpadtiW_M=J#LQ>vThokkTLTG03`#6IZhN}o(ahsI+<*>
y-MHW`*lihhN5HwBHK>rvY>)9BrZFMht97Y`Yzn`&ZtR~aSB$Nyr)&suy}aRMk`>XDC-gVVsEw&lL|f|LxNK9<ht+F9hrSRojIF@pmY@T6~Za5bsX0kV^b}3
K&BV5Di(oqX~6=*C+$87x?6-{gUU>CH5Q#lhR1s;6%M%rNz99>rn!fsX|tY+h-r_XG4?gM9`j(KcTOnOj}2KGS3`IL?WVEa+Uc?5wLc;2P(7$T(di(CDSEYW
PwW@*?~5-9ma>XlSknCD`bta+A-ngfM(<$AJLMP5CkZj~j!s>lTU)sPDYfMJDruf6a=3l=yNUb#nI`2)JnrMNcynx?^XV#iUCd!U2Qso>4=*8(DlOSeU-vKK
6@_`8<*es9v15^1B%jB^kXHp0O1ias>A24(I*}QiXlSTU4^)b_hdiacQ83Qb^>gmX<P-|6wob|MOr1}sA;YALlj8ssD%9wF{}~Ed<AF+d?i}lZ@9v8APjeRG
&kva*sJ>XKUYV@|?l2dc0jTXfMN5pA?1+bj)hZw-I9NHP>@o<*aj?ii2Kh$6ZGKr7#$O+_a=Z1=gJr*ea2Dvoq9<kBamSq8$zFtf;(>dSVf2f}U3m~TiOE>C
|MDacL+f`=g`F>;+v%JWvw2QkQr0>dd;8Dn7-L8NJ4Ry%E*J=;)<8i}?(UAbFPSU^0<ndOkwZXRUNn{3DVr9SH7nVwJNrz2lu1|BC`sUJK-<xg{Uz_wu-QE0
dxB|F*sV6}>P|vQc%N@7g%%avpqzfNePZQPLtFJUb6}GtUk0K#%?;Hl&QM3Qp~aX@$nAU?wgQ#wiIun@c~a20qs48}p#!VQC!D%R(}9Kb@n+rU2J89R{Vt!v
F+eaF4&98-PySk(^+T$D>u?e|EH~2XrnZA)w&+DE<_buQX5H5*x$KiszW8Myn^}Ip|1?gniYN9;4K?F!9CmZKHO&Vb-LhIt_zO`fQfunY@f<E2gAoDeQr7mS
&g1_z>!0srWg49ixe9747Pmo*@wrPO&*p1{wsCevi8P1;6o^9#e^26F2ch<tSoOh^*v@w2?&o=`-85ddI#}>w6vh4{)y1|ra9MS`{r)x_%Dvd{1!Rev^y4`+
knaF9;Cpj1tWRhjAwcN$I9oZ8>}-V{b2KW*?%QsIkJR)owz}w<C^%kQ2exIqPGVs9)um)d<0ZXAPftD7BT=0f5KQxmCX7D49kLn1BHI>X2PRj{5R?ZB2hbIb
GI>TgzyT_ET(AI<WWTdc8Y|tP0j6Uu^Bg+5q0`4u-?_$eCM}HWJ%wO$_+f{=9H6y(Yahm;=jfIiBH|Hk9*E33W#kbSa!$LDZUyZo37&}k-=`KQ4`31K1|=KS
n~fuq;mu&IxsOyo8z#BcnYGRB{uY!u*AZD}2pGe<pJ<QdujQ2J7r+p|d|odDdM_rR=EAxr?)9L=EJmdBg#P`luk}|e!+hBy<52t}A!3o@1A$_c{IZKQRg|eD
DM`scaj_S#`Fru=fZAxuH%O{AlwI#cX$venYmK{$g0<(_P5~0(b59e|VPLqtN_qEKdnbc2*(AfuFm>iUySH)6*4*VJMisRtU3%oP2B=?BCX@(V=a7bz(}?9M
Xbh*=?o?#!u$?d4_!gc|cMd_2&yzTYB-0HA+121=#)e>Le+GFSn4@E1$FWTEs?=gyc@@q9AhAo93w-fZq$W;0EzxMgXB}J9gVa+h5Tb8bXc4u{Lu+L|ej_`m
P5~7Gp&=vGD<wl|4|}vP?T*G6jvDDq<I9b*j94YT<19?mybPsaGoUYVdLI<P(U-s5NZ>G8F&N$AnCC4QYkN~xOl}=5i(tbSa0D(g!3Q6MFl`nfF=%W++re?5
@S-Rq<*6cf(O_>*E<?uBX2g;8Kq}2RNqW*&ON6dz!JKx7(os>=zu9>fl7oRTn5$AkzQ~84RRg)ATWLSc)?H0(0+X!KU#v$m%|7z|7LHSsK96$Iw^mNCbL?1M
t&P(U-X)V8SYtakeY@b^^x`4I#D~jcd3=@;M3uSAO5;j57S$B%d<NDzdhaOX&N??Z2*kFT&0sYRwz71*r)l>=k?1-B5rcUolYppB!;fLQ3?r<uat>hHkLEi+
eH5a0VSO_8PMVXlb<*j3kl1cu?P5zt0I(aaL(?DUdb&g7RENT+)^=G~Ox{hw`LpX+b_CT}Ycu=coOd3;u_C>k$pS1X6#0Qd?s^5b3pz%$P5FoeR8G5N?|#H@
!XD?2;`or2V37=xQJ7!8$@4tq4pe8ob>Vd`^6KR^2q8+CG_g0!e$>;*(#eG7VQtUSm3i2ft(SUwd$Nym6*$Txnirg&*^Gs`i3Kz7Ng=i+fg_Y@!W18<DCxj+
65JdsI|ECio55GzY>s)HymfN@Ca;;`*F_3lKi!?boCUyhu_#5(^3A(Y&uIuFI~2Rya(Cdp70aD0!dU%h1d;R@H*VMf*P{7ycmHrx(4wG^-FS-Z-!V~ow2N&`
&Mz-7?!~(~l0!wr3YD5D+zpo<@f5x(Dmipd?am>YzH@HfT{b?Q{<<sk;yD$a_sY!9cq?QX)U=z+*(*2O#}NMDOZSJgRA<SNDUZNrmESG%k=gBTpv1?hr(f3Q
;gst^2CTS4_gSwe{6;>xq}Z=ZBwO*h+$K3qBrBYjzLT;Z&^k{~75%E2pp5poswGbm3aPi~P%NNioFCSUrHGc0DABClq=)ZlL7l{WqJpXzj5dU@HQC~jjM@FY
5`cBN&~y1Jus9dioFVi~<$2}{wl+vqWsZJRm3<fXSJX{Lk;@jJeSlw(?F2f!7UvRzs%4;sm{c?0N_xXS0(_OlJ}&5LdJ62E&m`J$TGI3&C8eB|k?20M4P&?~
s=_n3n{r4=W!MW5@DxsA#&c+9(tRmhWUs1<DVGC{Meefa?s9)O%u}j+=yPtI*_u%`ai-&pY@RHo$%ox%$-3e3%>;bzmo(8<^a-M$ACRH)Er;TO2Y>|pRIoz7
o&@C`dx|dmI2<#^?O@gkxaf14s(OXVG55J-Xz^1LfEX@Q{zCWS9Qp68>zJsDo#hA3n3hWOk6M?TERvL`f7o4O=$@X6ox<R&hh+&AShnIUZu>Kp0ET<J3xKL0
&*DJNg(}4%2hH3e@v?8|c}zIHJm(~*d~o?xJmf)WR~y=Fr<_k_lK=e1Su={MVBkK-AEv|k`xz38%Isg(&TW*wlpM{f9kOtBv>oYy3;};>pIMmDDK3)klfCkX
Fr05Yo1w|hRqsh43Ybuy`}1_D&wkc+HsaJnhA)*1NuWtm;O9^gDW>aLyucBFQqIqX3evEtn9rWgs4Lj!-92%`n&dS>5H^@}Ia1w1%r02B@M@YPU%xVUZS#n%
4OhL!C4ZS-!C#EIJZu6wR=#lfO#WJyp$PEFUN}CBDHS)?+DSDd#DhL4&mDF{8HhMD`Vx=MS^L&a+meMVIhPb#IPb6J8>0m+&M%={vz!+g6X>V7Dc{LH<GkoT
jD4(he<A4eH2LnV!C&;Rhv51VL;~5;J`!C@EJ2Ir`DL1+9pSV=MatBiftY+AEDDL;LLqbH=ItDUPI>DC8(RtzQ|><9?!^8E#J|}sgs`rFuUqR$XP0ZU8%Tja
$Xon9J6Hs;aLD&Xv6UD`cE8)PK>;7#b#4aBdUYW<D3m_8t;Z!xMA-3?-jW@=U6cL6t2{6dq0{FEF&kVv#T79H(D!-<nbb>P*NAV0^E6&6Ahvi7o?`*5og|a(
wJ!4Hxc$gwjEX@dQ@Kc=Y5jly>}0xy^>Gr#V{L4Qd%Vm{p6qDlLE97Sr@+BvUg31*419w=LiVBvXRiz4dJ8EA56hwVO@(dIQAhTn4P~$xd?yy-`d^CYe*G-g
ry*#z?X`-gYRPAd$P@+-dDok$fz(+XgcCGrv$=y2zPA}aK@^0Q+fYExfnu#00H?T`OX%5n@4EzQve7Yz4q@y4I+|38E?b=`cp2n?qne472z+ZKAAMKy+T@dO
=k|%SeO{vcD(IeBZKX!hf{MSe%6=Wk2A3P>?(IOEcRH^3HdNr%QxSe7UpfHsN7}FYscR5)bQm(7h&G#6CX#~2@B2u@_)!#A5hs?GGc=5vbidU)??HS(*YuO_
-DS^0c9*D^33RY&XiPm)W-(3uw2enqgvn<Ea(ymX`AQ>*yqzirXu||Go)L^>cR1YMU7j!Rk0yCLbGK%@w)j4vAL^N1p2`6P_NSaasc;g;$@uO&A8os=7Lqkv
O)y9ekzj47?gO}Nh3Ws5fB9I-v262qidM*%B-+0FF>zCdVh9998RM~aTU;K8qixIryM)HMNv|9n?abzJqegV%qo8;91*GTBLRhD+LJTIjM$}k-(;X*Z`zSYl
7>v6L2}6`-8rBs9)U6*VSx?}>LC(`8!hRmY&h6f!7~`=wxK%d;GB|FO1Grl;&^Dl+S*cUVkb-egr{P{_C~-Empc-N)dgXWd<q6{*FI*wBl2D;4s_BTpN;>S2
d`#M*t+ffz+aqQX-4sLd%g@+;WX%n(fYsJE>hH9DR>*GFvG(*e3FMr6lyqyx{NGDxeF<v>)6fbW$6L%deVSr4occ&DuWXmsU2be;v>)XO#Rw7k{(rs>CA>fY
yxbJtU$)z8)&V?iWzyS+q(9!Y<gfA?ZB@_v#zRzTiPBT<SEHDX<^%k^Q?h<;Y1S0O&I_0!P9dBO+>`AlTwc1M!|r@kU2li!=h2~Nyljl;BS6V6PPxbrd^l_1
T>NUNFzj##X#@V<8Nb-yMMdBh+sjZCU}p)atiU^TzMbj5<M37AGqFp1p$>ob@NfWFM9Pjfi!JVU=Q4E^@@%HYkAPENJrP;!5#|#Qn2!IPh&bP;03AV6uQBd}
D-|O`?^w*&d|&MLRGF@4tqvwJC(h{F44SvJ%;jXF<ZOa^T|I3-ZL0&y4^5ZjY?~om>rJqwpVabIymD8*=5w_fP=5Ti$$u~804SZ2PE$KUG>Ffy?B)Er`!=_M
SpC!vW|)TOTKNe3RLGfMZoluvr^8|QY4>~Rm`N7O_=O^Wkgl2S3?}dNA;k%p<28PeWlox*-1Tp-Bs$DRLJF?%+K$OgH?_xGB9%)Z|IS+#`mQV?;Gq&XP=@RV
3_xzoqwFhyN-8}XT3I<#IY1W0k?$Kmdzf^IX1=x*tLf~&H^JDC(q%7^QQt}BFV_`{B_xlUt55*rG9CO47_jIWB+Uo={h$B!PwxNu^B>)x{{36{qxkcm{(Szo
U;XKS{ORBR;m?2kqy6^@EBQWpI!af?xF9T7{LRyQCAFE<&*{%HA90Z{x|;!m7^>5vQNPEEwDI$Gz=pc4$&&u-&Bk0OTzVs`??|6K9iNe;<F)AqGN#>6W3FSd
NUwSIH%|8MCeLK09Iovn@X6(U3d}vlUy)@-gpWsO2Vv+fs<c*_-0GV?zEfihOtv9M<*a{e8<q@gtL;i=TUUR~eUaAdrxfzd|8Z9jH|dmXv_<{ebX|w)4H!a1
FWZ=)DuD&o_5G$_>dmS-<;Jj^>#@0tG*;bIG@He{xXZGIwW-SAnk1d9F@V?guz_hlK?~S4i*8Ufs%M*A2s3nw_VZ2jG`k#xEp$M4ToD`Jzo}PAPEbPf&zKRT
LN|`bIx-#7KptTndyp&R-80MaCluwEw?6dsozW-$JGIn)x$wV*#C3)*mAzC}qXubEKv|nk`;LqwM5y7*hEy>C)Ji(1hWN5MZgQR3nG2#>+fc8@VKT)U-E$p&
+oivIyg#9CA-}k(TPg)SIvgO^d6pGv&L}FAD2f>(+x#UM1&Dyj1qb$Ezu|*b3p<V$<XrSOT>@UEcx3@U^GpLUEi~gefzum73qJ6?C^SQO1>xWKN@j`Lc!W}W
GiXZTb8b+Ry1`(%P=i;O-JBY0X^+)ujp?F!*0oN$t#lv^{HUcKfjyt_sGsZ`ds=S_3x^+Gy)|gH;RTVo7aM#7L*P8?lJzAK9c!h>QPo|%epCgN$mYN9*#ox9
ceVHHByVNEaA{GVoh4iPcW_|+#*5VlwQJ%{QR~6eY2qyVK!%cVvck_>Um@C5Ix)I1_P^MHD~D3O+ZG*Uw5ZlT$NU|n>?e_PIIl1lvqK(N!Ee0%&4+rd(xI>8
jg{zUpv&ZFrKxjElh1!cmMNkPyD*=D&uN64g<hH)7PTrCbgizWRL#okN}oV|ZDn1Q`wtD>W*)i#GMsLmg)F?0a=A*}0@4S4aCUq88V1dR8hww<<y{Nw=UD5@
)yA=-VAonw)~ejE2cw5ZS~r^xfYHH{R&F6zsy)#b9O%x<4Q1-dr;(lZb-k_tKgCt=IsO--HylWJ7^_o9`erSYU%E>V{yuv4RoFb&7`GqkF-x3=MwWj=z@5El
hFv0|wt$v9wxig`1L`XGx#jq>{kkOODn7<C)%w`Q!+MHU-yp0R)V0rKyd7keNNh-m37-=4WHUbwWT<}gUEB@*Xcd!uJ(0u_DuHCIcIdZG!7<d6qtMw7RtJDq
ld$wd5EAGVn1mg(IFf_1KLe}T!FB&F!V?LXSFF`UC$z{jvb{X)?sU^=6<>{d{b7?}hB3&W%D2}?)pp~>-EAjCGNL&TbiTX<W2@BL0SH_@1PaQZfJ5{E)VSZ8
50*69d#MIB!?&Ju*F&tJYax$(ehJ^?Yj~Z<4=JPni?-8cU-3DBxNdxKa56Ka5W-0zI3Ma9C)f6$9C;&QuH0AN$7W;N{$4AM{mDXbM&>Pm&^=g4Y(`2|0c@)v
*T6VEnHe}$*M9!yUSD3->+C8i833}e(*z9Y^%QNMowqUl|6hq@l~cLWw(qak_K{^a!4l<{&0%M2y__`d>AKiDoGh_m-HJeAGNO^utluW+a`F6cvCLukcvitd
)F`=<9wN7Qm%EI%`^7w_+FrTtc?R;eRijhO?y=Ho{`ln7Ch^l}t;W;BewS|}y%;kWkvv1&n8YH6%9}tHP3rgVsmaxA9!>ya=9N}g%&g(Gmo2h3K@YZ91R<N*
sjG6N;})dcu%*xP-WiJOe%pk0A?=fN|H1y28f3EhFM{~q?(8RXus=)_nh69ixwx+2;Gi(;%kC)ZXploHX@C7BV|RJ-YHQ;3a-+RlQCbk7zk*~%_KaL%6VIbG
Hie9p2r)X*v`OTAC5ij1EeeunY~&g0{6^bkNZ{z>lhy0z(N`&HRV^X0KPx*t$=(x}7gLIBy4~b*)*j?TCUOG_k&K--YXcJTO!5kZ`Ag8a*Vk{BDD7$*vFT}2
8-vwJW!epTYqvT+bwhVQde9H|BT6)!Q}+yiCLX+H93RQ5Sta#79@wb!uG*a41i8)wm<PkD&ANLFIH@D>$aO>ftcR#K#@cH;HpY=A_S8NngY9U^iCV`)V)#HV
Pmd=WRisp42w0eBxon5uU7p5Nc5U=H>Hnl_XOrK?E>rzY_U1lH-{jrsYy;xo-Jk&j6D3_I(W=k3H#CQ{aZ^}jy|7)@q0iuA5;PYMZWG5tt&ht^+JD?cmyLD0
nBtlF-s?gZ>8>qlv3(BSHX*fC$5L;jj~(i*oLoq-s^k|q<q81|>bCD<N5|nQ{VSy)68jPKxU)#+YNIQA*<x*h*(VKFB@^#@llSK~^z&~D5b`w<&+t!FuiM{0
=8&%(xE2Hsk@yZ8Yr)Pi^dU^)a`R;ODm<Dz@Js6;0Z?WiIC5hiQ!pbUQl+%Kyj{@+x=6nw^mvb~2Bwfne1%EG*qUX+N$4ouR&Ag^i;?xIlQd3o5o3;)iBjrk
2eISB<&o}2L|0>nmkZR@sd<hqOvfm@b$HadJgrf^s>z2Tj<%N#2Mr%m9SxaL5l(2X2#FF5K~<r`vi^SUQow9t%)18}14z=R&0~fop$J#BZnsCY;RynE{K)fM
rEH{G-iFDd1#n;bF2eZ{kCL~jlsg7F(teSfcAE4WzpqYF{Fp1*H~NTI)01op%a@amTy*XA8XUOS=fRo>u*~bc%V~o<xq5#`ZY=6IG{HG~f&kTb*JL2(Jr$+D
-I3khKrum8z6w@@N`>+Aw!Agb?lYJr-{K0w2%yc+bw&{Tu<h~tCk>(M5=w?edk+gDE)PQG%S~#DMZ<6>C(ld>+o;<}tp(%KT;A5$Oc#Cad}p2<|C#cn;3VZ-
43VgF7MVLuPe5EH%{j}d*fUY46qk^QZIVDYyX)>Pmc<zN%YNxqrgW~MXJGn)M$N3<FE5hb8s5<d{)7oF5<v@I{=}!v``nVH@1EjM7L8pVsxU+5P0^d1Y)l4)
OE?Q3vy**FbkD6$pr@s~Y&3BYP2{8Z#sqYEh*^TT@~bZ%t9-o2C{-E8Y3)pk<?2*#Vo+=FSOgjAy}LY7m?46PG|e_P@(a7DzQ`{qF?sjq>8582XLPeAV<E{c
YiK6f0F}*YDzbVsn^o3zV}#Y`yG;y%C|{WWs8$S<wBsbo5EaRXD5lvX#FyQ{foy1_q0zkqWyEDE4G2!QWE`Q*jcKvSf7bcv8$GMquAX9f+R?ADX6F&yQhQ4%
Zb#Kcea{WWImwg$DJH<a`AxC~f^NGANoLH@EEpu%Y0l3IJ5KItzHT>ZwTss1=SZv@MvAh);KEYHG9E^SG-X9WVrEl&|6!wJ+m1tBt*siR|DP{c^<jgq(nSm_
{`9j^5Ig!x_RIKDHnwYwf{X#&L<Q!%qUN!+{qV(1(lh`yaKiB02mcie+S~qe+0_Ogx9+L5S`XusR3Q6cBX3%|MiNw6Ds|r4!8g@^7Hq%W{H;SuN1bh4l_92!
EU}<g(fFe}+BT-vZz~{Nr_Hx%n0%hcmt9q`RMsM6`==*6wGcL%zfIDc3;!k?GXhY#2{eo{iaCQ~rk+M_OKk@^uszh}RS6P0*uJ)nu|D=>%xpYTRi5yF%sW@V
oA0H9Ia)wYL9?ygW8X>Bz1e0|rV_1_%B?ifX?-8bB--FK8sf_v2wd-f;rw*TXP1pq(ksC8R`}h^IqZVSChL#W0s@;k1CCAY{1FBKq`AG^p$21B3ba{Ia)Pk3
tg(qf1rtWt>arDzt$^FgW4m1oL^sI?Xjm`jM=Qgx!*{yZ!S*1$=niH@uKoBg`X6nM)(V^Pqwg=5n#kp~i9N@QBnBz_u0e<udC3IEIi`6*QNe!vJ^ZBWP=|5<
+{e!`{(1fGqGsy>yG>@~VD&E^pS&5I1V&tEHbq*(KWU&xv>nWt!3xwWBWe*h4T&`~D<8%Ia?~3L5D{vPf~M(|jcdw2=2UTlTLK`oH60`^3LSPGTMmXpVZHzz
p064;jeqGSB+w_rWO*N#c_Oa;<U8p`W1AQq(@o5uK6q@V!T85|rQ-B!4NI#YFJ%E*@d(I%<8#nsdzlKWeo@np+v>k}X(s7qhkB%KI?%hfQqzMBhu{zHF|z4H
o5d%ERbPDEqNi>;g2X&cr&M>0!C4U5+Sn?&?(<cWB<WQg$ImSq*fr!)t=~~>WKEAXE?6_t=gngT_1~@;rLwkn^@u1)JCuLBiY(1XNJl5TVf`C4q{Ux9mUkQ8
p<_$UU5pYO<4P`X;+ySfZpaRN0FWoC=nZC{^#=vTcq8A^Ed}YLNm9Kz@#1o!)DMQTNDm-Gxg6W9mpG<fez$4S|HsjrH(73DS)SH4(`MB*xk#!|C>CGd!UZ4!
5?r2pD62kQm9<$<PghndQz6Cj-2E+F01zw5=Mh=m_1)$&;}0n$Umi)^d(QchARxD3KoP|u)yM^kTA-WjYrr9iw?`Cj(@0#e&$%)=MWy<m=r+QyKsy0Q*IABe
%Y!$8goGAl>pgwbX4m4I*Pq*{51uw?leQ>{@tYIxKXvFs-2GPw5<~DI_$WfTOq}e=$L7y{^YAGW$2Qau0*_&H-S_=jAW%I-o)XlaLdmoK^+BA{4MNG9>_Je3
KKvsWxJkn_S$Es$)Qc<LY~F4W4HFbXNuoz|6GU&0{8hgODjD<&tyew5Se%!8>c@4m^omq`c_H?X(M`^8_v?0<udF`6Z`j7C{JcqGes}|dbv$%U_xXE-ABQWF
N4P+r5;)X92B)j*s7HO2CO9ISLnqL&e}8jm*@G#x%G>z8An2xl+L9qJmNjzelfusF&h63RIK0<Uw{HM(LKI%LM{uu)lQ}21N7UyT*~H254XDs|An(_y;xxf|
a#jFhM};Aj%FR{0*<Qct&c_ajG=iu+D6HAfdyw`kGz>$W_M99Pv5^ZWHB$b+zQLRa$xD^!RS$Zm?bC2t(2t-;+x5$WeSNFmKq5|tm;g9`XEMU{GOHbo!t=LT
TMVoA_vRS1pjQVFG6sIeAc?J>vK<WA0mM@|mvYF-AC?CXc#HWE0Ny#pGD5+gBGx34AgbH<$Bj<2+wSwJ6^~c)@qf^Uz*n^5y1l-6d)lKQivP9*2*hEKhv??%
BvRA}@(3OO)Y(p?>*aA>3kZ+U>EU6x4cai!QeSo9ZOV=(_>yRw9!ClMW$0FEkTqT3bC6X?JS!nX&}oS0el+^=sFs%$wWj0;{V!mRZ^1^t@4>s)6z!W<f>lF!
hMZ(|x+crYkIr7_If1h4uMToRK&E=r5y)Q9jHjLfu66{n?x0AL^~0KL{xeCE4GH!!zotjg42Y6&-53-0JPe5x>SS()C!q(h0!hPknVA5`2))F4jII+oK<)~1
$cM`cLTLCkif!>ROPx;3b?e5YtdrFmc@z<FKjHVvQVfL|GP7<|(LKrT=hj$pNJJtNeI&yf3|~TI&qbFIGBl3>t}R5V(92s49U>l#Uv3$g+5O6TZ!9W_q7cE&
Dp=E0yrumw>ZP@V`Uz4`V^iC6^>_gIB!l_HFqQ48YY4YjSy@Om$)b3}$os76Gw8HDi&kB(^#9}h==sVKoU=Oy0aE@WR*zz%j*Uu(fhp5I;!ny!;X!Tb+{0iT
d-C(1Tz4H!n;U`>$g&&T4@d-?-@H7Fn6Bh9k?<r855?!q?<X?uXOw<VPUH>!@KcVH6Kme^jF`lRa`h9sN>$oLAJE6!gNdT(h<i-X>mdp^9O`FTQb3T~pt+Sp
7&j977Hl<?kY1$c2PHN1xq}0-{47p3jT#dk6Y;8zBDHC6WvYdJb4^g3e2=@^hauRvN4!T6$GGJB?_yUtHtqCozLtXug!-;I*Igae`x*sJsfa?FO3^|BkvE4Z
OduyV2fpaoH#ZQ_4sHJ$pk4NF=%Lp{5VKGJ6r5=oB=}|n!8G}E?EZbRY4GZYZ_cl79{E+=w0r<L7H>(Erx{`?Rl1eGs1;OqCNs$T0hq8+BmCeabwaEkZ_dpr
Y(F2Ht1xYXo9|Sk!#!lc8}ndN2oJsb_Cayk@@(Kq&;mGq(n6g0U?1>8ypR-cd=EM2Mz=o;Df!{lD)Yzg2wMApcS}M<&}n`0gkI_7{2?bf1?fnVJ~5BtFgX6X
KM%nQ4FGv<`sRI);tWQxh>ARql^GiTwC4|+_fo!YyJUO)Sqt9rLwnxH26~IPVy`8f1<4|^Uh)5>Vg`c>g|#1GAhbIS17&%hAqp}NLrj**IIN5^Ony_8S(dZD
q?C1h6wlte&3ah?lF}lFri3~GrteYchD9F$gXnvbh}^}?tkLrZz{ZN>qgDWW3Q4=Ma=;y_L;3osZ6s$M2se+@xPgY7SO&i!g=CgzdB&0~#@2H^52s=O3qOBe
OMND{hIfP3rej47X|8738c3yK3@0tgWJjUmQvOLh`Bp+yzB2CDR(EF)Sy}+yIf&J|KcVkI1P)uUXk8RVb&~-{v|M+ch0M@e=5?Wm(%7SQn1p)x_$prGn@>pb
As!&=M<#cLfA#Hyp!ID{hQp?l6k^!>t_7ZkXc_0EVa^yzblCF8c=(RCw~rWjoaXIdQobQAxHNbWn4DHnru?Blf_wEA#6=2e#|ScvLR_#>L;@O(n&<`X^7uVh
58dIEYz|LCMTbU`HGVxn47Y+UkNAW%2PF>an9L0?CDaHSqVtnTg$fOQV7)3+RJH@s<a{`6JKll?uMV%V+9qeZtPcZtH+*cNCvQGPc7r~V4aoifRYYn2v&B}6
MA^dWM0Z#<K1k5&sc+(IB%6)ou}Yliao32m44OtpNwJb$@gd{TcA?TD?2&xr-BtHV@E4kdmILr_g^v4-ADiH|U#B;*jivA>@uZ%b7-YFUs3eH+kX-e>A&$i1
1M$)CWH0pccx%N!kwFh~XyuA0FK%0T;@1g;B(&fTkqTnCR7pXNGNil0NlXq90-JTezWJFF#nFEQvgu9S1jnEkL!DMMCnYZ1J`{P7z^~Y%6KGK)Geq__iB|c5
ha24t+J2JZ<M%&bo%hLd+l`v+1eYH(WT-1xoheqa0)=5G1KxvQs5m1ULv|Uqzl0>yo$2&R3Vxyhh2}&+`~g89KEFQlbwoi1nc|1^JaGM(ZzF;Te}mh|D%m0a
a(No@Yv?ou03L87X|Rob;I`9i_p?t-7PQy-N%_Axod3pLnN9L(joK%1tB6QD_P_+-$&*@EP1m8hCTj~h9h(4$n&`i4n?uUu?b9#k<5}uMf4l;`#$5u4?K1V9
U=E38-5(c<;jJcJ+Hl^|G<*f{5=6BuL?cR9M>j#D{({g!76vY=s(|y)YpR6gz>wV&kYq<rR~hb4kS#udbauyW6sCn@XV$4(TJ+_S#xXT__TKIW%y@w+T|gr?
3HUFuDHq2u;*fnq5;3v7@ekvWC-RIkphJ!k$Xv9{o&qHkBF2K9gTyI1hK@Su4>K5JrEv@g`FQ|9czvsr<PE~77Tuy;yzeR2e492$h!9vueWw&5W}p&AGC*df
62sLwb#C)GB$6}b5LP~>r=u5c;}Ut3Ae8FJwpwo0<0t$=OA0@fHF=W$Ylae>*nB1Hw%TWH;<$t6^AbwsgZyE2AP)%%Xm-wqyg#L3{BL`3{YI<Pc7QhFKbY(O
cj7N;p%b??IQi4#=I<y%Pu=ELZc}oML7oRB*Lgv}KEZ+Xp7Z87U~whLd5DtV$Xq5Q0WhQ4rsx|U*p<rG3pflx7kP2r2IQ9X0Xp}`IB5C~L@dS`eoBM%F}q@$
<Tr5n_(`h1vkEjpTCE=O3g`@6krb*_SyJ$|37daI2hA0;$qpi7sLI<+k1dO%HT&tYe+)mBSz1PjbO~4m5o}o%L&}?W_}HOV|84zWr6kb~JB1WzB4mvuB>je;
w!D=*g`VP=Mk&8ehxIL&5YbMyQ?2GU)`TGSJJ&aD2Qm8L@QB?978?YF*olASoOg$T%Rx6!oeON^d-#Y)x=$X_HEq`XfI6A>=$eUAmP7Fgq;L;%7l{O&;v{P*
20vV+8;E-=59whDt{^@i-Rd^#dM98ExoNqP4GKE-YI`0M*4cduW6~iJ@zq1$gaF9x`gf*vI~y7<4*}LP`iCHFJ08kYa~RAoTC@TB0ju8*2YsdE;kcyqz5&yg
S3@^I5?MBAQT+c6vsDiDNn>_MdP>qb@7^G^UB_=@+yf^dCAL>+(;vIAjaISF-!RD(j*e-}<0uH<KJlJ6Llg%=y2=tRUiZfab-`YB$4~@ez&Ak}4SSA{uTOij
W?6LJv=|Tsbg8*wBKpi;h6k1sNZJ%p)F$y2xq6`2H)%$3am(;3{W;9T_<-8sD26jvoA4BxK|LP7kG32?#_=r_Z+l&=9-p#QCjGMI0EBs*IQk+Sq+6SMXa=|4
tfD<aC=OQVl#vu6dZOYZPhOLzdkTWK1#}Ae2CaD8FAE^RAEBeyk$`I;nlS44gKW{w5l-p!u@Q$gPCjxNlr}zMERV~pSaIAoya|so`O}$$^7S9DuiD^t8^(W@
pmF$P`it&W#;WitxE8N(THGK0GN4Vf`sT1XZ+=UHgls#!-?ngqVujN5d=p=9BdVkA3iDOkN)@rPexv%wfj7%7;h~c^EUTW{O#+g}7^Gl%En@T#a1okUp#$W?
Af$ahd@FUQeu236cF+VNeR5d_30^gL(?s&~_USW@pfnqF=t<C=^$OY*v~YDA{<~eKo(kDVf<G=#d?M8ZVaf-DoBr>k9)do=RT||*hWI($e-c=>34Q%p-sYL$
84486GWFJFnwad2)BdF=QNoj9-G!o)(WdEde;P#Gt2HN)zQQ;1yu|xJL34E+#ZNEVBYEA+n^PMo@gyjbI8;Z$e57yqK2W`3h8q%PX_i3TASg>2qlCpMafICr
IDZ8-$GvG9z|5Ngp|h$jq!iQm-Bw<om!@bdkbv6AVRt;fIq~ILUekUYh7J(x^@~3uOdBa~cm%GD0wDIT6|X#j|Gm!-w8(;e5U#|}zdpVAx~qOf|NLCP`#)d)
^X}b${O5m+@2Y2V2`|%s{B`}G|M9;;9c7815*;3T^Q%S~CwfSXD|vD|luDK~Dp{7SU8S(ks+(n*sU3n?QzGM8&V0&Bnmc-JaCo&%RF)fD^0c@PHu5vS{$7{{
iWh}o6OE6a3SPL#ZELb)rL41|w5l?q;wppsF>RJKnQRKhixZX`_ncNnv+~NZ9AP5CL^Ev)d2Pg~IJH*?Q(hOM0J)MI&2*wr+V+rU2(`_FTct=*H6wqtxhtnr
F%kH=i&mn4c$0sRRw5sBmFf?^MX3q8(=i(wlP26YgBt$p(JAt_MYF4)>kjH=Bk<sukcY9+(iy>U*=4&SYjZJ=+uCO1Jcgb1%bKyQtD$=D+^Ge!cltI<G~gB3
u+jaxFHGtW-~}#^x+@~I2FMttmygfG*RRiR7Jjhb8!YEp1+Cc$6|dE-ec|;8a3oEoy0pu(1TKA}QGV|I3-=V3%8YC2ESh@W7G^Coynjh2UqJZh)-?n7EBnMG
%CpZ=WW1W^**br*R?k<X9*YiQDx6<YWu>o4?TX8n@v;N@cbJ-LX6vlhTCrNSz}gKTeZaU2Gr!!cMv678mY2?Rlec=R0~jgdN=t9pnaGo{KAbc7aK^GO7IUln
i<HP4rQC;c?GkpK<ed5P@B}nNOn~010QqGlCPFJ9t?Fn5e0F_db<t*y(biWpPmw5<uJoC$3r_u(9|(pqU*{??EKBn<z$r0KS{Bs;m4))ls}80g1~7fT++4k}
uOT3QoXtE>&c;JU{3`GA%H;6-D_dVC;;N}|cT+3p=sCHRj(coIi&B2M_q%5{Wfu*{Hds1HS~60xvoM3q;LOU~zdeL=1CVn9XZ}U!0V|mW77WTFIkMyh1vr9>
($B?8;}rXszKv;TY7gbxc@)EkLy#A>zImI64+k89BkMlrf{%LH=fcg(1`*0zmyY#)wj*W!j$N;v+!d)xEu;mB1$i}90jrl~0aS>iBy1j=8kO+?-GwY*HJi}m
(HfqYxq8xy7^2q@l{+^KUhAiQRwG)MtmIel51M30KSxtV)tFE6fLKweBHQ@vqo~WuLCXUp!jKoPB2M0?cYrbqvNz<RBp@tW5npK9)@fFh!LM!GuW)jmo&yP(
A0*;NKGMcLzU>>Axuo5gjm|k$@hQY1p)9^Spdxy~=}-D9cM>-S9S-WuqvfR^o84&IMEx>#U5z$@u5-uJ8CWu5$rcJrDJ)klVdktza6|He#ocEBABj#Ia)TI3
8%Xz8sj^MN%AW`wh9k(gW5LVxfAm9w!lvb&kY^Q)T}lZCldzJVqBbY=_pH_Qbx%==Zh55jb}JRWNyLA917;=Sij*P~i9Bxj@X>5#tD!t(BXrOTeOM;js^Esp
G%w=9V1pcj=r|RfBfLtpIh>eJE{{MV6NvPvg(!CKR9Uu#OQ*^`O=sxZq<CFC)Sb01_oGd9{%DPd44N-1Z^NI>N0*kn-7Ctb?M#{<X5V*=3{L<@hV}XUe`KzT
uhUmo%dh-PZ&#%*sqaR8nf7k}?WB3Ien>)bV#I7pw&BoTnk1ecfAb4)U!01Y!Q_(ZDyh3IoL}tb`O7rU{lz@bbJk%82AvhNpU2!g_<|kDWS$lLyKr=Xh@E^I
#MnTMwVs-Xk^ASXwW?II*K3}hOxK<MVp;EXolYjter-N69&H{A;*w1-Nx}3Z*H<z|=sOVpO`&p>n6;&LyC0R)4^F|yYR{kbbUQ1x!X1PMtp~9Z#8A1(UBOwR
qj3{>KmP2zV&H*k+{rG5m`GaanfRN$fF|cANRvY5k)TL=Ats)wG<`$22=z+JO{n<yoOO*ilGE#$pCe*#HZhHx1apYklK5<y7%$@GmH-(M<Q9}XX5FEfnG1^E
VUu^>LEL{-q^gViqy%}JwmP*`sv6Y#yWyiMUmx`H)Om$v4x>zNwLQ}*AB(w!xJmPM+%>$q=kMN?>v!L!rc@LA7oucULR0|oA7`zaX}*j_Ny<L}*g@MnsIN%-
7LOuiL+|e{!lz!DqRiIxfgW#GaYl$_++du^O^t{=z*Q@DrD0Fb^YP;SG~@aqVLji(n!@*yHaNU3`;fHVcTMIAREG2b=yrk>0-3vl`sC>j-O(!Fp`0-QH_gZ`
#$bwXT?cB@)XmP3N2a720haq=^*moZ6w@@Tfex-=s*up<%8y*mzMIx=J^D2OA0XGzBNX6*;eI`*C3783m9g}4m{chLAbgZ!O@HKb9k#YuO=*#2PA@y=4R!GK
QhS<iZE(MRQPtx(LAs?`U@PaIulsWB#7@-tuF$@b%idbjE~V}LQunrBH*Wwk`7kNQ!EmQb|7Cm@^X%B*kuilBgE^YbWWAvfKen9qrhS()a!;MpAIFAK<f2lm
De%8$$X#<<p&CMoewYW}Mf+r)pq?l1HUv%g*?rlK%|tHjLcZvC{ye{PUwmAwYD?67_S*OUtZbD3N8-!B5;hYUUH#RAkqz|BK)=W2V?rNrR}b`g-evi)gI^9M
0-A!y<hb=ob+P|2ADA9h)|5R<OFQcWYPR|?g+6EZJ5;}`^j;77#;9gl3$`LDRI&m+8Vz@{+#+7k88U<w?u*U}5YQ~yk;l*X1*uU}-__-^Y@1(p7AvM?c4U0M
XxUoxS`EjX&a!6nwN%5%w$PwD5LA#4BTAsPGS%@|(xMy4ZrOat&3bfhp4L<Mu*VZ~SLMsJs?R%J=l-xW(xwxHQsjufi}GDvbk%O>!9o19I@));yL@?TU}r`>
UnWY4<B;>6G|nkaz3MXXz?c=+&=RA%al)Hdkxi8Amu+%Ui<h-<;*CIQU1Xjy_bh!fW^;LD<GJR&9U&H=ZBgtP?}=Kwp(Un!C{qTqOjt5%J<)O$N_pk{Y!CYk
mBjp+-Doy8d7OP}a^~tMhS-gus)^E+1eKVJno_RDF|<a2DtKarAD88i-Tdpcx&gO76m?P5UR|8=({OPR<-2F;bpAc__aAroZp=F4R6R}IWgh*P>ABBb<OvjF
yqbx5o(iKo>8Kq%IbxcQlbTYdOad)omPH6{^1U4LE@UXEHTb2Zv1EkvtA7pLIsX&FZ!*Jm0jZbC;DMQzTZ7j%a7Il^W%Xi(O6Nl|==VcNg^>r}b0rWXq&T-l
Y+Vmm#pz>MB}K_tK>)c?nlW;%tdhuCqe9;BE#=qCv%8@mWDn`AwS$K74mNxvHV<k@8KpF28IgM~Umk*^BA-`p2Bhph#x(gz+Eh2gamc#U8nr}ejMSq=2O+J(
g;I5yml5S8r>8_?+KO8~E*s}@l`ooy4j}b<m>{zmnNdaaM_r&WVI6K#sptWsTa~dqxeDUMgd`H3qUM9-4XO!CNuJr%VYVui(P81!G48Ud85^FNrc;?gt2)05
2~r|aD&q*GCHHy=eQ$Kepu`naD{GReQ9MsNsJL^0MzK#sU+B|MAeY7suWn5HN_NLwINWY+7MQo^$I@t{tz`@~8ocoP{8V<pXo9$vhm`MAYP>O*`3G%y!HIAu
VOmKBpXv?wd4wpV<y4LHOE3^S#ZG%4t<7y7b7~a(us7<Jaw8n?he1P5m7-CFvyjW-TJ3g|&j3KCu~ccH#te~}k&E8t<gJE!W=Q7VbmPC&rL=iz%0fc~081N3
zJE5%WffCzCbA21xK^ylcAD<K{Iazuig41Aq!fd{O7AN+zy8u5`pkdLdGO5Vi!>K!>v1Y3TWpjn_%j)fdN?{)IfV%X4mNBvR@F5jvz_LtsBkmNxq9tg;ryEF
b)m{MrI4^M@C}oj{gw$;>CArblZdiL)7*ES&Hf`aWpSxTXu^xj=8a9dewhqDUurN?v}oU#a#`9_D|%O?%W}&~PpO#)7b!NmZIT^~<MIh)K}QC+tJySJz%-%7
z~&r&K{=y_I9mV}bgwkK4y**~Zq)b4KZcV|B7z{jEK|$CLKWc+Irg(T0^F<6IiJKdq;i}u3h60>EY!QsDU}#qIg`aX!EuB$q6C$oKm!}BKjyVw0de~V(l^Zs
yB4J<G3F=HztFE;k01RDT`D4n+0N4hgdj)ct0rxv%AZ)5HB8&<EcOJPLY0^ycjZ{htmBDG=230O(MrjT-6$a5Id--IZF>>F%tm*#<8p5iewtnS)p>bjI&CxV
>t)Xk+2TRP;GY>1LU+k|Sy#cH-GuG3d@!iE$@^H4eXG>pI}d(kPLXubXMO(*?vw_!0Q`bM-8}y(X+HIu{W-<Q8ShwhFnSyS8~L;OW|?7fP3d49bN<Y-!=v0p
!DE7-CM}$RW1FA?k#OpF5Y!Ua@AC($ck9X)0a30agVKc@FB-e~id|2TK9%luu<ZEf=S*t&3;S1c%`-ROncbyi^>{t%sq@l^%Md~xrM2}haW}cur;FrhC2fW=
2ymK^F;Af4gd6f~xrI)$Z2M=tW~I)w{3T4;=o6F`L+<J^vGrV^2e1$Fy}>1LEGRUsH2BZp65oE%(l&ko*qoPdT4p^!CiuR5DvNP+DQ3$1Dz4rX$z4}Jr(Yx2
erdjr?KolYkX?&xJ8L^Q2Y$JCGHUXfPwAx_U4ueRK*O{`hrwk8%Jyg=J7+4HAzL}u&fhCeKyWDVa9n&=2!h4TFTNkVoo8?@F?m3bW=HOWsuDHcl|^2&`x@WT
=VTYwyW+06ly}wrIQb^dAu6yTmlVX~O|+F!m*VDx;9@u3b=K+jb(G$2(p7`8<4B|^2Kp5CjXEB_J^NM)XGDO>Pxyvyn^3Rw09h`QMo85h6wiK_8;A)9VSC%U
1A5Rwk|otTlfmgB(b=%xoKDMT=YdGVnr6Fz?6@3ES(Yvv!S4`D(~|R&SpAV?Lz<)4N+E)WC!UcaKp0&Cm9m?Xs3-oUhE}4{Nmk&Y968e{`AoY^5S3gr3mPR=
s(3`gv*@+NIS+YqhL|B+q2k{Peua6w0^JVJomswt<TXDYd_xRx^7Fo{gIl#93ejzn54|#(nx(tibD_OV?dO9qm7<qwcD^?E<wm%(1MlI(to(*T+zm{j5noTs
J{24+${0ri7o{$dL}94#L-xTcW&2SBoq`lUvoGake)f7Ap;4C|z;r9jXnyL<^67(+e2~1?YkzeZiyy)@Lnc1z78y<(xat~|>k;F_Dmo>Q<D~N=#2x4fq=+jr
g#xq(xlsgY`{dY7K!Hmksde1I;W|*<(b7c034NO~_A)$|3BzoTl%5OsZ-X#ufOu`qZzE@x9bX%69zZ=fq?_zsDSR4y50L9(N-dvkQi6cb+|*zkynca-JDRgx
Q`BE98D`_V9iX6bJ4-pEr+gO#5OuUZ+uZhv>vHRxo>Jv9@HaQgQh~)Xx6<QhYQG`r`ok?nJ~{pnk-E*YHl-=XDbX}}#Lit;x-29e{j}CqF#oiUfL!!0xzl%!
x{`bBvX{8I8JV)D!KEK?@d$DEswYB00Sq#3ud~g;Qfv}xfg^nUnO$A|?QJ1a0Hj$!AO{kiW`(bcgsY?qT+R=sqRf|w=_lEl%qjQ!wZ$x~dN0nhfq_gwN>UiR
6Jqp9$DsbFP$xnbtRfj^5W69O^?(K+IXfvGH~Ne|vsZl&r^YE38p;xL&pVZFNw;J4Ax#GwrdAEHSyRPW^6IH+n0(3;8A%Aov@S5hP5$~dI(6|YqE>w5+2aaj
)D17eoSs(1#z}(N^8DBet;2LpjsYPFN6Fu>3&4Jgn~Kwqe9+s*1mM*vcET_ikRTCEWI;L%agZQsFwcigyd}x9R&x}E0SWfQr*NxwIc`%_!cXsPXP9|nOxLJ$
y{@ynd*|+O^-M+|?cfM#smdyqb3gea_cQn9|H$s{Onv{8`=f%BcTmQfzXh0~`JE_%>X}rvO6un;GEg1Ri%+`qwRWTW!`=e3ALg=3x?I>1O8VgEJ-Zt|SA(y6
LBq*7F>eceGWT4CuM3(WUu!zS2#Jx;L3sDh&FWOYL#5kIX<tG00NlHkb<-ESAFZ1&Hcul6xq&q&`dqkQ_`icfPnKWCFH#k$n)J9j<Wx@q#aXM`5$xpavLbGh
-kFZ2+Rf&j@|GAHEDMSRfc20k-jJ9D%+@Y(A&}WN`L{M(Yp9YUSt*(Dpi69~KmuP8qB|BVy6kw2xuTFD_ZY+(Q~^6;A-RA;^DUBa<fCO`OfAjxa4V7xM06%5
&bkUQ5AFMSeHFHG9v*Q1t$54OB<h>1@cIMZgeiIA5P-`Fh)5y)loxiLH~w{AvcwIvfLfz*nIBpO&6TLwxwRG+9r014Al2bh60h4fV)_(esf08Q1UZl?VYaTa
#~uL`AM`=G@#5s@3BV{C1fW13$7qYub+OT^h$6$F2<#I6u-S?FuC$e3FDvz=B;(V?154Z6u&OiQ4pOq1adv0I$PAnhgN4{1LH-G*)d1fR6*U8pK!vRhU>q5j
unM9(Wa7~7Oi7XPwNo=Q#Z+D@mQU=NP>d>k(-KeS@;-r2&ro_>KEltZ{}9*$1hSAOcbgLc1bm)<D}=b>mX^6r(v1lHaG~=@`|PISDtmU9EmieVASjcYQ3G^_
^Uzbs8e&D#aBlsd$DTG5<`ZDa`nK7duZNP>I<m{Ne$Hcg!sW8^;}k*~k6?It*axoF?!22ePd{P`AWs>d%ONF{u328B&Ef2j_kMJ9Mp#)?9b@YD2m2)G)PTC3
#>{w|6fL`}J*CG&OuLpkrW65#`Ns4p0g=b$LbOFPtEyro%tiP>4XsR(f3El)rd8bnUlo7*?QM}(?<q*`&NS$v0imWWi&0xGfujb5Y3y>pa_EyW9+vIY_Z}Lp
@q38rq$sPM3QuJE?99|#JgaB-#b4qXf|vk#cTA^iVbw~R`O7#5^Y)_Ban#|#9u>#`g(<-*ni^VIM?G&xKmlg*#tvMEpr=3JPZZ2qXB{x1u6?GOWflIr0WyPM
3|W&=o_qsgp>(ru2M1qRrZojAWcX#Ty@Dau8(<2>=W%(XLN!_$k!1B)jTc|39sE9)q^_8_Z?(VDQ(KcHol7<py-7O5xqln+8){nxNG-<&tgXf-5Wf9R>9?G!
lO%RKz*TXiC$9db;Q!yg&<yp&NE&3#6ix4yAJ3D{fi;<Cq97MLzMT7bqa%00f@my*g+gs<anNRil&xwW!Hao_2_u!Jq|^>grJr4)HC*U98Wp`^UJj~<z*Py>
mQ780D&Ei2I8jMbKheKf<tesy*)}1PS)&{J5fGti^#P%$mC&F>=Qj@1T!n1)-iAXX())CkoCMUwTx5nZz$B6}U1?GZa{Rn1M`mV_5M4<yh3w|->)e`9F7pUR
lB+Eh?#Syz=;7%F8&>D!y1Xe*Qf(nLy&NbR80)QH`#s6Ke^(F8yccfdSjut0Kmn;=gD|!PNXXl*28A@b-Oc1u-rvp4AI^gc!-=^r=p5eB<Ow?jm-Um*u_;3l
4b+6eD%;&TFGS&zb36ZdWZ7s+zgspwyr@e)&&%A4diUd|gqRguc}_>ATwLi|YF;`w!olvy7GhRd-RNQ}2)GWU|ETHg?7=*sAM3j!zCaMVOcwYF^0lJ|X92Jl
dr{0Aou73O4|$4jdBGE3*3}Hyqc5&1Ty_5kR==t1cLg~zLQW~A4OgNE4T$6}&RYstbyq4@q9V54oIg7dmd&%DzffOJQK8)>&$Ie4F3-BOf3P#)S=fQU&Bg0Z
E31MyoiCUC?O^*FdH11ysI;qjq%gaekcoI646iO>Xx3&ZbkVztT=EZ(qw6`#Udk$+Sy7OTNc$SvBDEI0B%d~eEUF<=RUMXjqbx*N{Zy?9VccXE*JWux11Nbh
LRh}A%f*b%Wu{Q21vmG`-+6xt2fYNxoC;M8ssa>)+NEM()!Iam6hV9-{Lln0E9O!_#2#KLcLGvOB_nq9m)R2shwpC3OuD-+PWT0`X>W|41~<-dfq||T6LaZD
u(MI=dcC|_$;Ww&l=IN@_w_CZPjlb|YCVjQpG`tE)OMcHH<itSOquCbk>#ScDjTBGwfQ!ObX46YLm)GD%9eGfK16Wd4IuLO`-ZB>rS`!rw^r*rW_Uq-uZ|&G
TMr1WEC4S<B+v7q!pD)ggP{;rv`$CjUB*&|OQte<qPy}YSslsW-ownA;(Yf)CHFMmhOFHVZx%6Ja2#W9<W}Z3^-9Gy&9pvQ-(B2;cW%ldW9;TzO;xKp*0|K)
jrVgYe*_6TxL<&!JrJ<;(nD8(vAOM-npi967D(yd92li}mh|8{!K`HHWuv>(4@kD5i#nJ6JVr@$oi8{uyxz3JXXiw>ojkQUdh9mKGJc0nZ+N>$!yzVk<HFyz
%d7S}l7VLY<VvA@#;dOQEcH;R&I|`;cG*r<%d7IlcE2YLuvzQENJc{*5)rp7P)tSTz`_1N?G%o(2Lik@q2ux%Tf*(DWmh(++xG$sdXA6zHTsZVJzViacRjq?
$Zkujv-T%Ch;@Q{^NkH1T{vh6lM+7(ot4Yl8^F9s#?h<P;zJ7Fk`MU@i^vDnKZNVfoN=<>)w_g-;s^X;n_~OuQ?)ld#oo|6{FUyCp<#Vr<jxtY=d3GSUAwWe
&l=6X2NtT!w8-vd2=UwNckg+hYqHTIy4%#3dvp)f+Fh-qw@s{Huk7e}ds*|xl-(rceMA^4b<RlXu@TO{DXIk*APb<|h_d7`kZxK2oMkpcJ5cYO=^aJxlo2P&
oiX$w%9|wB#WnRiUOno+Ek_H{!;j--?neJ<Vw_aY+WT^%?!2tmSF7AzhQvbN<HhIFrf}s@KzOpr29*+f?GiQK(BPuV+nJ;&Nd?72ss<J<i-LWv@n0`Le*Nno
hIh~PyLWf;>mS6|`BHqn|MI1J`ubO`y&cB>T|H<HqM;_Ghg0TuyD#;B5%2oZeLblB>C+djJAnwVp1+Qxq&TUwGXJuBre*zXo_BLzj=}R}_`3^(v8?VLa)F*E
e0NdRm-(HJtEQYGfUo{K+_AAu-~C}%V)4xXs(c6xN#Ff=ahKXxM79MBz(T4oWe&Lc6~c<V`U;_E+yOs0y)30(cIP_pS><Z;<}%*t{4%lW^5u?A&&g$3gcZxQ
tnD2uT|UO;+&fpeF9!ekhs%7xlV9E0p_|FQ!-uiR`cwFv-Dh*@(&zVX#1J`Xd$$`s6;*}M#iJkZr$YE@GTk`;>7-=Mc60TGU5%GAFwcc5s_|LLd^{)Y@^y|+
=3`dKVvef2=O$xcRIz)v{m}}5v5`Dy{Q&GW4`G<hK>ioJ`<mR@P5reTrdgI3Qy4Hizng0FqagP(&!-8FKl2$oFi14(q!jn&T|WKvP6xTSb@2tNcFvwJ@^a6n
+0=VeXLViY^%rNPeJ*ALxOe|tP9<9&6WoI%wfX(m!au(&gZiKAihcbj=c{*j?5mn9w80h?Y&QCAw~qnYA!JB>$|MXlQFwXAm~qA-9OdJlm8w~V%3T-DCRv4<
DrhlHXnLH;=?IxA#}iJ{0ekT0*~%d+bdso-TFn@2?EBuSDizDSX{F*0P#Q>P>e_*qwIj3Ykv<0o5~23Ux{Jx}AyJJ3opAvt#?Bm4THzUV2yf!iO$@Ra$McuV
=~?hT6PJE>n@V$X%iBZ7<XR`LkD(~QCfdVuUxsyVvKwU!g%k>m@2l=!PV2m24UzrON~=m2P@9E0TAl_+?lCUItOfT5Y}+)3-EmEvfso;cmA<5jB}bgEi)9I^
sVIxjwnbZ~!i=X;_r|`e3Nk0%)ZXeV#*f=aQ*Cf$3(nL7H<v1H(7z}{wz`5*)@pM1+<{xMOiv2WU97^{(Nj==`dQZAy>gkPdTcw>eDbcyFJP^NJBC;OV@tHE
*d=qiVykdUj)^tn#)%{+%cimI_W9b|^gJ5z-&sFeS@Y*oT-f<pB^J5dLI}v&b11K?{3>>zz$eI)+1>gp;PXZUn&dgQ%N;p7hXK#U+E?s+fB@M$@{2QPzYB74
azM9rO2SG|U8A<pV?afL31C>>wd|F%%N@aG>xQBt42#;o;C~RyQcgy$=M0F0Q9vm6R1e{C<fDgyFPUIXb!3|yyV9$P`PvA6uccXbay!)kH13Zgz9d0EuidPK
`nVk>YijNK=SKz?imb-7&Qw_#AC8O(8~Uctre*C+%(BFp5P7cEb9+>7P`Flp(6hwPqMEv8?+oH%mkCPu;`D{p0)gpkHRS!HlyJnGTKa}OmefOvqKaUj<o(Q&
tUzPb7MO>bEjC02g=}|&8X&XhlR2&AXLNOBP`O#65oTjCluE6aT}d;DC<9Ne#3?kw=x(d9tc_%W3zsL0P(2Q%L|2(>(%B70*GVD!#OXUY2BRRe7(aL(Wf^?b
4ET;30@ma6>I$&ILt85j01?$~=AWU2Xy#ELYvx&zmS%3eo`N1ZWS*Zdp-`kMyE)JUX}&0pta5y(62~T+tM^-}PL_-XNN{l~z`lR`+@MC63Y)%N+dLj>=a(7q
iu6^90+&=aLb@AM$1+Ie!I(jJgN@}`uCjt};Pg7%03N>21%)HDL34p4EZvYDa>E-XKNrOiCC&L9r<6~W%q<2Pm}Es1GelGSG!c%n6JrmMptzfHF7*6+&CQ)v
iJbWt<8?MIYi74M47<Ye@5ZrZ%PY3NX!oc6`A>(Rn_cTKa!eT-wLyc6L&|n_eSoX19~>)kZ9;Q-MP1nn)%&8jl!kjeeRV$?W#dDA2tpJCMJFB((Q0Bj=zO>%
`jT)ks(0Bxr$+QexZFpreY&eAeSsrr{%LsN%Fk*3PQia;XUZJaWi{`tCAe|2o`Fv1-dmHp?R4?Oi;w@r#+{t^Gx>D@9Nj@6cCDTMFuPecQUSSmG27j;(XyJv
Zqa6l_8Iu8b>Q9;souGJ0;W9gK_3>p_FwFjCDoL<TDhqj+1)bHV|sH}nNI2apNMiO9)ZWk{6dB*EmV2`b*zUDI%?k4T3;Ylkave?V;}3=$&0)BG7an(H~-`F
W#&J+!mx=+CnskZh0nYB5*09jBes{c9u2(=>E!k9u2%Oo8ws9a5VaT5ucp97&LmIcZdpoa3>b66qg25Aby8OqjKGMSw|SA*?f<_2s;lX)uBX!IoY>2kBKvFM
r$*a9e5Dy?TKT9vkMzg*i{E*kysOvVnD*ECZCj7eclBTA-Me?sKfZfcJOe|$*e*Az1v_99u8z_)z)bP_7=Z<mkzy){mXt%D5aO6YmxzHvSiK=lxBA<15x7xD
tvRNrxsflD^lW|s)!nOoETzTq+nxsJ54fY->-7)Bvo=t)i`*c*S;g6D(<7b^Pv^MXS~ouMwZ~eh<-w&F7c(sTm0N&~Q3wMX8q*f~D$j71gFl@><49PVgH7^t
j@L&9A{ay~DbUb3)z02p!^du#Ks#m|+M|vY_XL5pkqlY@1MIt46X*l4@X31vaSsGVyU)on6=~-l(F%7RSLY2MREPl4OsYG{KdaS7EL$K4aP2UEFkPBx#l^6H
ANB{WaQ`7rWJinyCmCEPV*ZJQrjx%5m2y}$>u%7eN3HR)FuK$I*#toV5Qu;HJRn7Z%}mN=BG(7p@L0ij4@N4|F0a8aGp|9So5?aXD`$^T^>MFfAIMa$JQ_(J
l)B=1VSwBwp>dzpL*<KeMOW7>@EJ*29+A-xrOCK~tPu%g`xj`LKSB9i_~J|9>GU>$T>o&1)$+7@9=*>~sNo)f6NSTxL;LSJp>WkpQe=C=Ode?S_kyNKW@H8C
jQSKeXWWQBRzs^Aq&Ep_`u8U3lHhy>SF#(2cxSjvdHi-+dZutldG1C#@+5fb6zVAkN)WW^_PO{i1}5R8NLj_Ix?q`?G}Z^HX-x8DSy?tKS&eI?u3HP|d!*}Y
gR=Moi3@x9$&n8oQb8cqMgf4ty&c0dC&T%y#IpVnf?D^~V9}~gk*CRixGn}aruLihUzJEqsQB%h807=%zg0PE4jakDLAbJJby07y%v?;gC3e|xt)z@-p{-~c
x9#gukJ3Z3nUqwE-1spfl)TO0BxsJ41Ib8~a;gi0RY3smNI`SbDRVo#5gQICIWKGf3?o2x=dHJi%^cG&U4rrzRr$G09`U(z-x6%K=U%+!N`D-&AvX79*$BGW
G{5AB?DyFNHl;~FBp$zh1xCdnmt@Q^;oDTZvmzj@BdGea>?@QPw%AW@@JgAJnf$CLZ-Q~usLsgqp}1VWjLXEv={7A3LO5&qK+Mq#kHI(_nushD?6YGJy_8`R
a24FD&aa(0;#HvYswBIT)TNOdO$NTac;&{Gk4%T-4v`Z|!z|&6*{G*%CLkP;MLc1vLT5upACX--B7-wcf|8X*mib_8wbj~~LFYY}t<tY?;8w#r>bu$jZE1>&
`cxM;b*c3@L*iaG1Ath^Wc659Wt~=x6#=LhOGli)Qu++>UdWcWHv~)*_oz*bkizO#M^M)SvUz|L(ewj+aAc%jshpKtaP5*gGa98l9yhm1`_X~CnFRep@fyLk
v2024Xa^_;L|>Fj_h?+6yOohBqV$RY?YMeJFZHzS&lskrZEA*Y%IwbrW&E|c`ha_CgDkd0e(S7w)OiCgsBVHt6AHrwa^=&`jK{ItF@jh(LHHWAoyHGwv_X$q
nYD_%k)n0_oC|iHBUZpQDt7r?7`g=03!S$YIyI$yuIGYOcWGYNOf~IDUUeZhkEdlOhvRXQCzR5(Igvvv4hnP2R3S2(>stoNj6UX9iW;S{Cp^P>on>WF`2jlb
dh~YEh8^QkYq>qQx{)`(U!IgPSEuQYRXf7!UGc5+<a!iJM_E!wG=l-Is;H#)5IL!nD#<skQY7cY_kWw(jJB(cba*{HAULGZmt6Iby9W?!Cb&E!u)DxSBGW|$
nwUb4pESgF-wP2IYm7B97=rx|kAp~##1^gqkKu1C#tUG;gS2QWHe0a$U2byb>C@npJ#O2rG-sm^V!2Z`D7}R+KQ5Kqkr;8xvfO7kIpv}U2HiIzEl{D$s7S8Y
D`JxsiI^rMx7RA?K$lIV9tI?+B@IT%lObESmz~boE3@^{QG2a*?~TZuf?P*5Ti+b7!}Sj~z?gh%;oJ&@WlCGrI<!s*xyGjk>*4Q`CP69iMl+~!@I%f)2bPDi
sj<V+s>b4xh`~!iiyI^Y2>%cVSHs6qjq5ChQ~49)!*SIo3h5#3$pcZxZTd=HVOxN(<gU>8l-o=)&Bn?xnn)uhokV^<Vi5f%G8`r6V&G>f1z#*y>lR>CDt=gA
GgrP-5+%dq*2KNCeE><=Me5C8bh8f7n3n?-lvkl@+w_!2@0XoY5|#coby|r}_+x<>Kpy2N6mQdFdCBWrar8Q0R$4=ru(;Zm!?Lu%@^fisNK8$xYQYbTo%RD<
8%sz2B#m);T9Wj#&53nd9DA$48wQQt+TKnGOi)=|Gmn?$;VpN2mQtI8#hxuXY*g!7j9SuyYBeZS5vTymVH8FFnYv}0xpJfsAO#=}n2>N*Pns`#V5{ik$DaXa
jixO%aGdTb4>Cw2?D6GcSyIG8Rwx@NO)w35NU$OyiQhM=9sEB1M#B}&ZUN8E=U!bMhJ#YsGM&pZ-<%w>XA^Bt9)evYWeofPqm3PHbf+OL2?F5d((66Y*s^!H
0eI!XyqS8?SK8r-<O~=%qN&(K*9^IBTiNYZkmJA2p#3!m8F$9~SxL*||G%Si+mRbL!Z30d1i1>lS?_pe+?v*bq<ECn_VeWlcCqkcJ@y>>AgM))q)17V`0-NO
i@s@~#THro>-&LXaUT5S{5)+9=wt9D%n={6FPe(2%^D;5#DInHM4U#T+i7rrUCC@gYMo~Wm3TPPRlcdu^~&FZW>h(t4U7{Ed%l>MBf}$Y3lN7HkB=i2{-Zfb
d@TdvuODU-$}+IkEa!;q(-IC%#g^HmtMHv$z3B^7F>K2+=2PZ%=pC!ePprw%k7}wuHS;duH~GV!X{`Q7XL<l{_1}X8kHjim@zf6j#T><(a|==cz${&FIf1Y+
&+zImT#J?27#|`Jz2T?rh`XPGH~|A=UCSR~5e<O+vYx^MA<)VBbVeAbS&PvAMD3&S%F0%lrf!;*0&?_jKr5#HxzX(TEvqe9YQ?I`N^$-PUKd?b&mFbOQ=;ey
+J4EH^7+u}k+KrJq1Xw~xQv$kh)-;UZy;;Y%t=Whox8AI6r1{4Pw^24inz02OCFfN{B1D%_cwm0iNi@PiD-fV93$b&G%p;C3HV;GAz^<D!9?embp8f06l2iV
9$o8~F~><{z3>FE4SvkFD;uzVNjv{inJQFQmAB=7tKHEluqp7o7@bQzqUM^u-V#4`8t^NM7OgY_<>={Qe(~6~8$#L;Au0a3wG^Mgi5nNGwaGIGg2FQoF7LnN
G8&qlcd3${<(N`YvV<rXGC8uJrt4Tuok>B1r%(XL+|A#;xz7#S&WTA`gF4kk+}fNTmuxB}$-=SV7+aLm90o)fF(<;u&Q$Gv^Ax2)U^vwZVLMmujNM#;<*vnT
&9=7T<U<4LaY!k}@_`PPB$N@B3g!xv4zDh^y0BHt5ZABd3fOT*1~OR|&QoS#wd{4Gm6*-y!LPRQni%@E99xk4Q%cw%3tG~Q|5aJ3YV~o$_B^1UkD7XL1FZ2C
1nbN(QEI~07e`vR?%zEq4zFMBfXk9#S&S?LgP0A+5#51msk5Av@9*-#w}$!k$&w-WXgbNPDQzeAi;HIbhx3tgP%WzYaB(dv?{#8znSnGHoms_p+wKfICP-Lg
n4z_b^0-~W8E7g4eoFN`P*f&_gzm1Cjsr)T3mX{xk6*5Mw*PYWIZRn!Cmh((k{)z#xL(4r!t~9^k&5m!PnnAMQ=378k03b$rjpUFJ-X4}J)Y#eRRmSh&WyIx
RxnU4(xF@FInZ$(&_xZvn9b5qrFNa`D|Rsxy#c#L$*$NAjFs%n3VT29KVpAzPW6?myu4UuTf5cn#WbAk*7i&_QdmbMB$vgH+kp)v69%)Riu{6Tw`(EScY067
$R31H)zUDb_@W>`s~OUk2bR^6wAmF5Gid4x;qL8XmuN%3RnbR6Rgsm&7m@7?FinyP?#fq{3iHA#6Awsmemp<v-3>9={W)&OdOo~!(-bKfl~~w3;sM(mh(X!$
>sEAT&tt2xwxb?XyIoQ2?Q4h}Qo0>%^3B>D^RlULRD<*%Y$zXSiElyNr@XW|4EmauS#~*!<InrnyRQp1QiwSZbj<LtC@+p3tdvhCGrkXhfT%#6&M25I4>&X4
(KPouclQs&4q~hzC&{XJoO2@I*VU~$6mkYUS!m3!;EiNXrQM@v>Rzxv+Vk0s`syKx!MtmrQ$xD6>){naFu-2)4rl56ZY$umz!Mn!{6N~Tt^KF5ZQGJFDBX@6
wd?GN2zoq$3p7c3y@F@?kMEBNp03*ycHhx;{EfN{p6If3_gI`gwqrk*m^`OpXt0+`BDa@U1!x=`>{GBhHo%6%w<R(Am%$M{00?)U3|E6o&0c%@ci5B3#3LS)
Xk)>}`XMN#mVL}XoyUo{9KX|yVYD@nH__Y%10+AGxI0Z%5@ArxOp@HCPP1KJGjLI?#op=O4B+PsII`Zs>OufyYyw&wqsRNVryo`QHXlBJ{#3mkmc!fH96rJ4
P#@-ccliDP)w!G0
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
