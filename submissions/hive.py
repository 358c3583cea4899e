# An agent for hive pieces=Base+MLP threefold=0 max_plies=200, made by azkit 0.2.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, generation 103; float16 weights in 431,926 bytes, SHA-256
# e7b08c28062550471ffbf0af2ec875388791f7af6fd6cc81f18853d316faa57d.
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
 'sha256': 'e7b08c28062550471ffbf0af2ec875388791f7af6fd6cc81f18853d316faa57d'}
PACKAGE = 'azkit_f99a41a90ca0ced7'
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
UNUSED_DAYS = 14  # after so long machine code of sources that are no more is deleted


def cache_folder() -> Path:
    """The folder of this user for what azkit remembers between processes."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "azkit"


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
            if not EMBEDDED and Path(function.__code__.co_filename).is_file():
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
    """Every file that the machine code of this function may depend on.

    Of a function from outside, such as a user's own game: also the modules loaded from beside its file or below.
    """
    own = Path(function.__code__.co_filename)
    if own in _package():
        return _package()
    loaded = (getattr(module, "__file__", None) for module in tuple(sys.modules.values()))
    beside = (path for path in map(Path, filter(None, loaded)) if own.parent in path.parents and path.suffix == ".py")
    installed = {"site-packages", "dist-packages"}  # an environment in the user's folder
    return _package() | {own, *(path for path in beside if installed.isdisjoint(path.relative_to(own.parent).parts))}


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
        # The box holds raw pointers: without these references they would dangle.
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
    book: Callable[[Game], Path | None] = lambda game: None  # what agent files carry for the prover
    positions: Callable[[Game], Path | None] = lambda game: None  # with exact scores, to grade agents on
    # Of other programs' records, by suffix; who writes gets the last position of a game
    readers: Mapping[str, Callable[[Game, str], Any]] = field(default_factory=dict)
    writers: Mapping[str, Callable[[State], str]] = field(default_factory=dict)
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
    found = re.search(r"SU\[hive(?:-(\w+))?[\s\]]", text, re.IGNORECASE)
    if not found:
        raise AzkitError("it has no SU[hive], which tells the game and its pieces")
    return f"Base+{found[1].upper()}" if found[1] else "Base"


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
    known = text.removesuffix("1") if text not in BY_NAME else text
    if known not in BY_NAME:
        if numbered := [full for full in BY_NAME if full[:2] == text]:
            raise AzkitError(f"{text!r} is ambiguous: write {' or '.join(numbered)}")
        raise AzkitError(f"{text!r} is no piece: write colour, bug and number, such as wQ or bA2")
    if not state.game.parameters[hive.TAKES_PART + hive.KIND[BY_NAME[known]]]:
        raise AzkitError(f"{text} is not in a game of {state.game.options['pieces']}")
    return BY_NAME[known]


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
    words = re.sub(r"(?m)^\[.*$|(?<!\S)[0-9]+\.+", " ", text).split()  # a number stands before a move or a pair
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
    key, count, times = _key(p, state), int(state[hive.KEYS]), 0
    new = hive.KEYS + 1 + hive.KEY * count
    for i in range(hive.KEY):
        state[new + i] = key >> 15 * i & 0x7FFF
    for at in range(hive.KEYS + 1, new + 1, hive.KEY):
        times += state[at] == state[new] and state[at + 1] == state[new + 1] and state[at + 2] == state[new + 2]
    state[hive.KEYS] = count + 1
    return times


@register_jitable
def _key(p, state) -> int:
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
        extras=Extras(view=draw.view(p), readers=notation.READERS, writers=notation.WRITERS),
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
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

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

STEP = 128  # rows, see `filled_up`


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

    oneDNN compiles for each new one, and in bfloat16 took longer for that than to compute. What a network says of the
    voids, last of all, means nothing.
    """
    nodes, links, graph, members, moves = batch
    nodes, links, graph, moves = (
        np.concatenate([rows, np.zeros((-len(rows) % STEP, *rows.shape[1:]), rows.dtype)])
        for rows in (nodes, links, graph, moves)
    )
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

torch does the same on one core 1.4 times as fast (5 x 128, batches of 8: 984 against 712 evaluations/s): not worth the
seconds of its import nor a second forward pass in every agent file.
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

MOST_BYTES = 1 << 28  # of weights: a small file can swell to fill the memory
Weights = Mapping[str, np.ndarray]  # as nets.numpy_weights gives them
# Planes [n, C, H, W] -> logits [n, A], values [n, V]; or the arrays of azkit/nets/graphs.py -> logits [E], values
Forward = Callable[..., tuple[np.ndarray, np.ndarray]]


def pack_weights(weights: Weights) -> bytes:
    """Folded weights as one blob: zlib over a line of JSON (names and shapes) and the arrays in float16, in order.

    All numbers' low bytes come before all high ones, which alone repeat: 7 % smaller than number by number.

    Raises AzkitError if a weight does not fit float16.
    """
    shapes = [[name, list(array.shape)] for name, array in weights.items()]
    with np.errstate(over="ignore"):  # looked for below
        halves = [np.asarray(array, np.float32).ravel().astype("<f2") for array in weights.values()]
    for (name, _), half in zip(shapes, halves, strict=True):
        if not np.isfinite(half).all():
            raise AzkitError(f"weight {name} does not fit float16: the network has diverged, train it again")
    planes = np.concatenate(halves).view(np.uint8).reshape(-1, 2).T
    return zlib.compress(json.dumps(shapes).encode() + b"\n" + planes.tobytes(), 9)


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
        known = 0
        while known < moves.shape[1] and moves[row, known] >= 0:
            known += 1
        t.copy(states[row], room.states[0])
        if _settle(rules, room, moves[row, :known], nodes, values[row]) and room.goals[GOAL] > APART - 1.0:
            for place in range(known):
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
'azkit/search/evaluators.py': r'''"""Leaves of the search -> priors over their legal moves and values by seat: uniform, random playouts, a network.

Networks speak relative to the side to move; here, and nowhere else, their values become values by seat.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import RUNNING, Game, State
from ..rng import below, stream
from .tree import copy

Answer = tuple[np.ndarray, np.ndarray]  # priors float32 [E], summing to 1 for each leaf; values float32 [n, P] by seat
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


@njit
def walk(rules, lanes) -> None:
    """Walk every lane whose search goes on until it needs the network or a pause, or is done: `searching` says so."""
    trees, cache, requests, settings, targets, searching = borrowed(lanes)
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
MOVE, CHILD, EXACT = range(3)  # columns of `links`; EXACT: whether the child is PROVEN, said here to spare a look at it
PRIOR, EDGE_VISITS, VALUE_SUMS = range(3)  # columns of `edges`; from VALUE_SUMS on the sum of values of each seat
NODES, EDGES, WAITING, NOISY = range(4)  # columns of `counts`; WAITING: leaves in flight; NOISY: the root has its noise


class Tree(NamedTuple):
    """One search tree of at most N nodes and E edges; of B trees at once the same arrays with B in front."""

    states: np.ndarray  # int16 [N, S]
    nodes: np.ndarray  # int32 [N, 7]
    values: np.ndarray  # float32 [N, P], a node's own evaluation, exact once PROVEN
    links: np.ndarray  # int32 [E, 3]
    edges: np.ndarray  # float32 [E, 2 + P]
    counts: np.ndarray  # int32 [4]
    noise: np.ndarray  # float64 [W], of the root's edges: Gumbel numbers, or what was added to their priors
    rng: np.ndarray  # int64 [2], a random stream
    remap: np.ndarray  # int32 [N], working space of re-rooting
    policy: np.ndarray  # float64 [W], working space
    flight: np.ndarray  # int32 [K, 3], leaf, row and symmetry of each leaf in flight (azkit/search/requests.py)


def new_trees(game: Any, lanes: int, nodes: int, edges: int, leaves: int) -> Tree:
    """Empty trees with room for `nodes` nodes, `edges` edges and `leaves` leaves in flight each."""
    size, width, players = game.state_size, game.max_moves, game.players
    return Tree(
        states=np.zeros((lanes, nodes, size), np.int16),
        nodes=np.zeros((lanes, nodes, 7), np.int32),
        values=np.zeros((lanes, nodes, players), np.float32),
        links=np.zeros((lanes, edges, 3), np.int32),
        edges=np.zeros((lanes, edges, VALUE_SUMS + players), np.float32),
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
    links, edges, counts = tree.links, tree.edges, tree.counts
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
        links[first + index, MOVE] = moves[index]
        links[first + index, CHILD] = NONE
        links[first + index, EXACT] = 0
        edges[first + index] = 0.0
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
    links, edges, counts = tree.links, tree.edges, tree.counts
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
            copy(edges[first + place], edges[used + place])
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
c-oBDW3VXUmL}+J+qP}nwr$(CZQHhO+x9uzw)@W9o}R9%uD<tQ#(LLU-;<dU8IjuBM9wazwsh{MmgW{NL^K52Y%DYcOl-Qk|G4~TWMpaR{LkQ@MH@p;QzvIS
20A-aL#O{V$jZp{pPKC5?fz5Gf7#<;Z*TLjdhG0-{v-1Ll>awU#(zi3_^+jm|Av(DUq~7MuTrLeN6PfCrA+^Zl<8kcnf|X*=6^@Z{I8|V|Av(LUr3q%uTqwO
N6PZAr7Zu3l;vMYS^m#bXM0yCW7Gd_jFE}s|KI&T)BkViAK5?aE{0C#rY`^8)c;KX%antYy@{*we>?X7+@q<<e@ij8clr-b8iN0|_@CMTI`5xFH$xj&Q+*3d
6BARr|8D7j==m?+|2O?_j{Il#za6OyW&XphG5IBCp8?H*0nKEUufOwt3xu<#auacn`UbgWv5Tn2<bBU1X4TVB1NE3GiA1xZKSPFmAJI>8^;gbO1Pw6vUNxhg
Zef)X7y-ZUgU&iThn`R5JWNz8xr+%WfVYwK@|s-2Jr$bL<txB}9I*S(yxdFQ3ocYz5twZM%nxcZz@!4XRfhxHfdDF`U@dsfBttg`O5CTw7JNI3h)58pl%kFC
AAse@4o4oZXKs(S{aOy>gH2U%<_1!D)#qJSC5h653U~h`m@cFHX`l#!*i$~ILRzC#@<U`fq?e*bY%duk?)SM<sP)o%89cXmUOT$JZDpJKNGS_erJ^BWvZVAG
*fJI24V%ynINB`4rO~L$y}Pv_A(p-yZU_x6`rGShT!u7b^+uU$L4>$MLd9*<LE_f>C#1t%H#@sqw@iB{>8mSQEn~LC^sF=uIN)`P1%HOXcmWm>^I2MJt9`bS
2Cqa1^@#1PTWhrO?%djI+w#0Z2Z~C@71L31jNBKHB+wnwdE$`VdDV1l_|ipa&&ak{qXmre!i9}Fc!L45lZKwQs`FLhs?en+ogc~@w37XVmxZntLhTpNS!5YS
lk?j#(_;&g-IQ%Rj=g?FPVdG{3O=%J;<8cz3Pcvp@z*`voOv8#SZ|(f{Q=}Nm$Z@ox4zUAG)=mK2czaLH0LpHDgwNTRb_d)^$L1NZbj7OVWD;p^@p?PznK<_
tu~xwKU-nB0#lQD>caPj$X=7qrzrB5PA+O7fgOl-Ef&H8n#bCx7Wne_`5MdHSx?OJjgsA92Qo5h76=tyI{?V%{t#_TEZIU|e+u(#z}{O*AQQ$gLjpoKqGx?5
k}^B95<AOgtp9cZ;A+R5y`q7DL#m>xGS9t#&0;j@I^RrVNw$bnNIhR)7W0kK8}mm!oX=4j0=M?}R{<q6icqn3UB&Qn@dtunpS{J(0I^i^$$r9$u!^#1GkcrE
t73&f+5yT-mQoJZ6ELF*OJAHx35e-Cg(ujM0ssdb_v`K2yxaBUys{3pU2A67&g9xunk$Eh^iPZt-ww}&*rWOVHfmbUjojdnBcw!^Ws!^qXoLpK<huyyhIk0R
e0+I)>^oJ@jM0-73o8M^57)-NL6yb5Gx{l+DJ^*Xyn_g6jAQeQq!|rja{(-NI;w1mvnt$upEbv$HyPO=AdO5Ixhr~~F}_c($I}3JhQg^)gkY~KM#@rmcG2Os
X;04thP{5Vw$Y1<Jtw&n5Tw$X3gaObImmP2f2ygf60B4BwCm9}N*6Z1`I`#DFtNr1&eCQ^%Fv6|jK`d9Hp$abGzXtaY%r?+o`RLjyBM%7JS6Rq)dh%M^i{&U
IKb`XxP-bM?_IMa`mzdEh62G=mP`3ePD_8q)pmYq`7k9>eX-qgSTl27%VnfSyU%2ZjUFpC+9?WTp>0w0+uQ%iufn9XXT+E*#%;kF4aDZm+zakAj2abY$i_M|
Ae?X-qD1e3LJ)TpR>584_r>rg#3Vy21$i(HJocWtqns{@q(qJQz3oRWd$R+KTexuh0Q27Uo-l-3klc2FKQhE}ae}62eGK^c4xV>Bzpw{FycKuJca&z3|7g6a
+=sEyuJEMgtsG`o9vcz8#n%9-8fxX}_q=eslC4B9ORMxN?oAKSf1o!1#|s%c|Dw@)s=64ad1;nW{vh~WR$~qAqVv<&nAws5#{uYRuY1Z7q`)d_LGU8c{Hc9O
o<A4}U=o@rp7MUA9+B)L*W&Yh0jb^eF-1*y>S6Zi8$GVbedj=6<^$9GWKh59;&KgC-@%RVvqD@RS3D#LxedFVg&}CTv&oQeo>9{~Lb{I3EEyI0%M>XHXgXkn
D4w5PSzj#xq`MdgXN8-*cHV}8v$e|fLlH-{FeTuAE(XMSTcJy>Tv_l6q-_6@)B|m{I9r=rV><76wWO-|c)#G-zKB&BZdpBVvzkvLs@mO;obxV>D(5)q@FDoH
4ZFRS&)eG9&1qW+bK{aMY_Uw_SElUCaW{Mq01OmLh`wFX9iCqh*>T{nJ+2!K<RTeO{T9Dk$d&c$sF(gipuDjWpl6*|oiK{<>o$FZ+9#Vf*N${IyW_UTK0;?O
iUNZ{Plq(iIIH-67N$(ik^;%Z<WZ9iVz9dYf~w7kW~)Z5Ey1IiuJonLz!!}bgOW@ZifoDBEBceR%h`3@!by#u_;{J2fSJMa?o=JTe*grTyytc)M!d8uHY{z<
dt1L#tOIwfctAvK^EH*3*|6nObxiYZg{4z2V2vcY(Y)}SlZBk@#-m7AGHA0~hd^xKc#Qc-1dgQVMiX}2okU(KhJ7W;{J}cq6qNy+#FntH$Fe^`(&NU_8M@|F
WgUpRv|xy|=<Olcx`c6!WwiT`FV*tCQ<RxkZgJr7FqGgm$D-mIB6ZX1x2FxoT-BFaOB`TB&pU!(M;OHF7*D-h3(-PX_ji_9-m#UlEtUX_kO{)KcFP6z8$zsv
vj1E@8C}PCNgN#1j+(=#U8~47v2dBLMn@xMkbel>zG*EwsIsji2@c&b=Q!|qh+dyCarxFxX!4PHiMd?=n>iI@NEW<3fy||EXlMQ1v5dPmjEV+%641`XRr$|v
i(^1zgkuAq1{5Pfd7#|201t6sIwKj{jq6!)mF7;3M@9@^%w=Qp#{uhE+u@BpM_!5@+BYd5)zqCV6c;~3BSU>2$ptglY`%oElhgT;-)T1C)lJz_c~1Dz_KmU;
4XFuXgvTFqoZm{c=FpMw1=E1|ss<#|7^oX)UYGA>*Q3%#t`?mtx>OEFR529!Hu%G}BNAgQrR}jE@Q%A!#3(q4Nc>sYZX>_-!Ab{#v&WEbB*hk!ta^kj#xn?V
TSa@aM7I1Q0fgobf80Ja*nY|U-oKh1AWhq<XdBi^;I!a~R&;3VJ)@8y#d#i<OxwPp8>w<s41cw#(@&vIQ7cjf$j+Ckm0EJP$T~2()7`!FRPoXnNL~>u3bsrS
TJfxW`dC$Cxg+X~Hqro=U)7}uq0DK!IpE?VvD8p~c4Arjr~V?DV^Sz?250uhP|wmYrJD*}Xx?TMCrrX$I%=Yq8xptswX+t)4AC$TCw(y{-uYs>%w?d@pWqa$
ox|I!KRtcYmX3kS)qwz5JeiG#XZ4!bzSS!Q&lSz<uw^U3UnW-mMV{uMo;BXBi-T@FfG#WJmNh?XP#3L-GZ_2Sw_YwE%M$RGE79Y9Mq*AYW`}O?ST6>}v~m8z
wd?Z!!!alJl3cZx!Ds1dJ=K=D$0Cvdt5f)W25fg6NkGXA>Zz$olI2T=LFb`gOl|E_YTl0`o~yloeCT1WB?E_t5M7^zTmSlY_LdgPr6k{3Is_&)m?Qmx?%9k6
7xdSNMU(ym^AjH#H~(Etn@HS_vtUc-Y`RDf*j@WHH(o0A#<?z^>&jJ3o-AFmMmy#9>2%7yU)H2vMu8U{M#3(;im0A9W-rf(e}bfnu`XvwZZ4x`bC_DTCb10;
k_?W9fnA4W=ne!QDg&1M8^2CA8DB}Tgc1~h?BFRv!Z}e;lL6D+Tn5TuYJErQs5DbnqQgEvNq!;Xl{||5DCbr?-O-D<bI~3y-DGZpXjn1{R%HUf?dmkA4}<Om
7~pSh-q`)JwCm*+D~Ujfl=>aN++!)Sr!C(nNS<=|%iO0(Tgre%9-+s1w!GdvL5CXwvrr2jT6U?!Cz)|y!FOdkd{!BVOGRVXIcK_!0x5wJ$!}qrbdqpAej-lt
aJxC2xlFQ2?S<761DL!~5x<nYu2G;xOI{kawbnVn)=B`SEDc-82ZDRatg6^WG$=>{ED@poTBW{(kY#_|v*hM%-t?<2F&~;@<x^HUG;3-m?E@nAy8%A|?ucX>
!O*I}Qe+Yu{JWYem6W>YfxBY|t$1&{B`1T;FE@c--Ik<d?N^y2@{2d0Q}PybBqFVfSGvIuq-RU~qCX+5f#RaEM9o>RhYEyRFpt}d?w`cF^zlr!o=K!40(6Bn
c{_^-_cBY0{(K3oSUp^a&D~s;Z?5@j;o~W02U6H4SW`c;D?x!0(A}gNPQ?VCZsYGi+wx6T!aO3dJA1qK<$s7d9^mBD5(9u9oWX-F`G?n*U}Gw5TUmT6C@W4-
kb{XmAmUT2I9(45&$N}dlb;q2Q<}8zfix)8^<@{)MZR2p%kaBE_>mJ&j%Ho+8ropY<Jf-fwcV5a(W%XtPX1nc&B!dNLPRfes}U%@Az)s7Fi@AYl}a3ooB@5@
J}Qib?(KwrB?<ODsKz@kju*3iZ-`>s<nD*YT_CyZh}jF8v3QDd)>7=V^4RA8#Co;hC-IZ(7}yi&7GO;hd2)IZj1VW3E~fiWcC1fm25lZ5uIm6dKNl4Y!0y)g
)Kg19L$V!iRn-;tv+&VjLz4HVHRb@QH?!^<q@%-r-1TyS=N3FNTI1jga?Vz*8fgKiF4+;hQ@5=$T+AXCxCdG3RfrpS5R+ONq{mv(ZiuA?<t)rYattG(dr6c^
5*WsKG-LU|GpSr`jip}oqeqML`^a@71GrsEu?m5W*gt2|o2A7gZ2b-PT?4eN5GfY;&B{*I5ahO<=)Cbpo}08=>yWR*8S0c1;@b)FNLhi45Ua*SbFwBIW`LLD
Fs@Od3W$=1nF|u{*G)9RRzu1IH6O|hiswZkq<{a?tww^JE0$Db=Yagj|JE4$^FE+iKHCFHt9X(s8)j3v6%QE^P`-6@aD+6ZEkw8YkW{fW2rWRUx`vc(z~=G0
V`p%Z+Vr^1>ak0(Mmghy&?&j)dEWt+b^}%w@?4Sz2PCpVeD=$|p%@zW*J?5VCvRk%sZYV4tr7zSjjptTDPXnahaWFv+8a)#_u88OM<1=JEg%Nc+P5%R-hsNW
<~G)*yYV!^&&R-8RO?4f=msqrsn9znlikf_Ywyjg-Z6^6rJL*Lp&#CD{}+)prCU`8S|Oz9<?<C3`+A`QE78?>J7t6&IClu*m8<L6>sB`94p!VTP4Y}Ssv+`$
J2pGW_d%ORBibQ`;$APT`})Z?Dz&($dm$pr`}z$6N0)AEPPu^Ob5H6UM9`HBz0+@-(pIr6uSM_^bo{+S>wpJfGcD>FMuP9Vy8nPxJx){Vr(2Jjc-j}hpuXQm
94l>G!Rz6h_MltNU>)I$?UA&26Lm+tqZc5t-+89MkUKChWm!u$F`K;x4lYL1g;c!y31`)-&=VA>8L&(P==3j{XBdA+Ah#UNl<yu*1;Ik>Rb{E{DCw%K@o9cO
!W@4*%LoVsx)i%7>gbUCSAJBIn1eT>jepxL`aP|tRWb2rmk%3&xT6>|kms*E2A>i4w=cLYTwM^v>v#49Xf9$IRY0=w!e^w;S*vR54EsdLv**Q+&S`Ki8Doky
o-NolZ^R#IgM$VHS$KUSp2*l((d~Bhku5cXoT6QclbMZ_7<y|CtF>BwobN;lJ)2;lLD9vG1cP)FPa|TD0>S)trN0GKjctKZG6^4wDZe8}?;aZuBHuqS={_T-
G9G?BUp!OXPb*kvrLp}b-HJ-sR)W&<M~FN1g&M9BIMLnAK8Z&ka{IiCg4RWlQ<2CWvK}Wf9<AUlf$o<es$LMLUy&F6k3bNQvxcx#Y4eV&jgv7^r55NuLa9CB
s;LZw$3}S%J$k#lgBLgM{2+D|NrN)PJ@AX89qs{qE@HVaW*d>r@jyom^?iAJbljD(ZIn09s`;)LvR|eLU^{~IAaSY`pD{L}oP)LTt1HPSlSpmj?TQ}t<QS0`
f0Bi=QD7IM=fDgGMB5^RfcZoao%`Uc+@|ROLtAKpZWK!(z_O*wF7>i_0a@I$**SiFNV0HVZ{@oPmYpKBFBwOZ9XbGNRU1nrky8Y!6b4)VaC7w5Pr6f>On)10
N{&y_^KCRHed75{;Gx28M_yA>iV*#5BqgH;1{sk*OjM-XZ-9fV$~83&TGy=699EM*iftt^N+<ahy2vR>sS8a3q<v;{A_iomo)*#|unehSI+tJF7upmf!YQJh
06oq|*VHHWJ!L)1h{z9Q)HJl*#;?!;SSyzB9s0gR@y95PGY?_$V&v-DM<AQ6$lmz?!b2o}eUmB;(&R-8Q0ln_z;b3Fk3WqO?es?5X4)r*gRz;_b7Fc=$-WB?
B|(gTNDOKovsBDu&*+45)sYD&SNm17Iyi*mf`ts9FDIzw%YdFmtkW2gb-S#!29^heiGGP({>j2mlBvy~nv1&FI*7=>5XyG^PG;&ViFy7e=z<X`>K|0owm{ID
>?ek-%qK!@EiId$JaAVUeIn7&J@kwz`^N(<(&`Rz&&C^qRz*S2fNW&94v0-#&D)8$LIQJtkZI5X`XK%`F9hU5>;PngrfiS<(U-eI=Tk-;JX|>`1X{5UcLj@M
X>AEJoIeCPEx(Uwsq8VwtSXEKk_FkQR+iXo_ST*Gc`g;dZ@`j#+zQ{cU;3*lbt`V2)^-UvD^*WqWi3ztL0*a?w;_mEJ6lu)bEUJNpkLbD%(~+ip<`vPDm6!>
$w<_PNWYy@MOxwnt4S#vb2P>1G$zQH=J2E}d?^#Fh*J)&#t4MvsqsAH^_Yvp<jNeQDx4lOC$sg0&VbdNdVmB3rdVzbcfN8yMW+O8&2ygz7$}nIXJ=1UAW8uE
HZO&L0mtz0u$eb-nc0e{gXw&n-jKIc`j`&-B<|w|-Rroixg{TSv?CsjhsJqki<lxhF46b5qsYB?Brr01n3L<2i>8&M=$Ma7nGD++j`2EGmZ12eCT-v6xn6Gb
<ku1|H_%xK=(xP75Z(&pFCS4f=S{m1WIkaYUsn$0z%@K@gl4D$?#QlSJ-c5IQ+)mOWf->^0P6IXAYnW@C9@}+@rxA5&92k{8U_L=iZDd3^qa>>Cgzy)gFeOV
9za)zr6-~_ZpI;0k!1S^;fjhQB?beUo$wcbS>o5$qRKVMY8oF32ZGV;Al%4;)U4|#8cfF@rz0&eGHbcJZ0i)5rnNrcj?gUj%Hs@-@vrz_Tw{B_s=~`KjYyvr
A<fR=+(ZP8w&Qwh)*sTRMB5H*5)F9?tI#z)`|!`CLfrlvXii8P!96^5vO**K>i9hvDC1atIM;MP@prwiw;O>6Ij42S*5#O?av)W3Q74aBUO!HVn3C0R)m+Z{
bxEW}Kx<WY)(M8{K>B4h8P@AL@$AeYP=&aWHn@sf^h@GLM3Qf*77It>J{WoAh$@tM9cbZscRp~7%Wq0OsyrWQXc1l|c(#ggRUS&$$jE|m!XkQaxT~6cJMrpe
j2F5<nJwW8c&WX5GdnvaGxhQpGv~RE0-sChCu1Ub!@*F<o+<3|26+}ujD78SRe3cDvLlZM;_jEMR>)6MDNg`!0;a$$IT9<M2X2PQufmLC0tv?`ag5wqYGx|~
)3d?7`=$b4bWzAh)B*i0ZhHq$JwpwDo)^!y`uiYK_&wOyiTWt4y(I+j5n&;bn9TsB(0xJ@GYhTDOICYj*wZEQt`{7agP_aNp?9cR-pJ{}L%hzmY?=<vNZTeI
I1c7@B`^M%%~TjTz3YMQx^r;q=0NQ;8z1BgiWFh(ZjY68{=6RYt8qK+-bSAobno)hc6aYY<wD}Yzs#Lm{!WkJx}Kqtv{j_G?~0(7__5}KQ>k}-#AjJ?0@KJ2
JjA?J78_dx)4^7Hw?JrEXW+!7(UK0pzg>x`BsnUt`Z796)3erz1Syt0Aj!NYzE0F`c-RG$SV#%&_~Lytv~ik-Sl{<q^?|sR?&8Nx#@M74?kYmEzfL9Jze<s8
ewGCcTt};HO%r9aTIiX5a?Bln8-1(Nh)znJ{@TB*6OHVkj2W<lMM4>+vmFwegIc6G#RXO|cLrK;N>|WOY+>@$C5Kt%XYesSI7XR7Y%1>fj`<-qH;U}&0YE*;
W`oU1LR^68@zEh`UaN}09=NeM8b~;~w<4WAukA$wo_4(D2zA{eR4y`f&F~~ZDTq!6shZlpN!6@AP)<2q&@=%aeX0m5k%q^r-AiTrC<?bfSwu>Cxi~%>w-hAS
=?GreWk2P?+7Go^!f{#nVW28=E`_Q9&v+Zk6tX3X?-Gba#ZI?BZZMynx^Ufy`i8&MxKWx;Oc&5nkW>2eb^|cck5sve$>0xzzi&{?)dfwJj(nQS7mWM?bgYTm
^@nRp&wOdRUs_dO$Jg;y{UZSM`T78EdQ8qS4sOzQOAw1KgQIU+Y9xUIEai%VS%mCE?p>BV_6v&c&5ZWEyJ&(F5AC211%fVdjEBI3CNvCWuq<R!4E4^;|9Wl_
W*h5ec+a9u(Q}&FA4Gi!W*+(LC(8>wlAnEFCr=hRCZKru<UQ4IVp-=BGRZ4vJr9Z?(GymB5StjvBKlWHd9N%<{1GFO>>{`=$gA;NdaoU}(N^14noaM{esp80
o9kvINUSqk_H)=EQu4$P(Q?;aAlPzRsZ>F)nfy#2G>YdG&?MP)NRrcIB2Q%}Uy0JZ@ek2#38gmAsaHlv5zD@CD3%EJ^b}@lBp5qytJXRjK1{ZtfGT-5EhYp|
O~o3KwhJ|;R5C>#f~vMlEihLvYG@~r9~Jy920VvI9`R%PwE*@lq1h7x@d0#4YUG0IMw;p(0#PP_!(bc%1f!uxxnIpB(~TLrG%4*z?rGKw98155gL%Y-lv6s7
W?6{E05D0?mDqY5ZaySe(}h9DtP6ejbZeQle7+RX?}PHg3K}X@W?B45ky8E=BT{PlI`Pdz)^By;AaiYYF=<BFE(p~@J8s;pgv4xxG~IY@4n+UvTGUuzrGA2Y
x$}r$eujdKxo30nqVr<$eq@7j%X{o+Ai~RE_hAceUMLa(GoquQ)C~x=C7_0NkSztmMl{>Q)FrB9-@yWsp&Z@L1Y5|O=Yk3Xb2j#;F=F#?Gkblyx7Y|CFyvv=
R8+_VUDTsJZH0|jDMgHaAGx>Vtz1<@?9TUzVKjRaMBGbn8|Ju1EnCgK&Omx?dO@F{dqqa*`g8qc8kEx(3iCi{I|p`Ca)}+wCy$<CNOdgv{nR(TWoU-OwP9#!
*vThkytl=dE+mpb2+BIs*HE?F1)dPK?uhhLu_iU^d)^i@G*>5l1P_P5Wi$JbS&Ef1dq_<+q^5j5{5urf+%m=c>G(wXq01EfhC;gaP-^q!9yI}Ieb|ltI^CKt
J@Gs?DV&z8_yI<ggR`d`=`!UnxFp@#2i(0D0G<mwz)w#nKe?R6@Hh)CK&XOZXH3l>zW`GR@bP5{Y&HD8*Vk{f2gAu*ib_cWYU}$c72?H3s$!4*)K&!X=tsfu
jP}Sic64IkrY-TW)ZX$;o<3Lb{un_*P-0c?TP~J+9lQ=h$2|gt`cF-}Q;1PVEHJfbtT%A^l&)V3Nq@PRpgD7MD<<QG97w16q9ss)C|saQLrn6I?kdf(q;In$
b}x$!zqff{r}gM`Y|RBk4BEAP?8xI`?zA^CU{EJ_yxAmus@*s)ZfT$HF3PVMBHxC?`ots`g(xQ1nS_WI6EL#o=z@AS6yDN?XN9?rpWVDiR+BGqn&@Ahni%{2
u3)LDPUMO3r7>p%H=lyah&ftt6wVn#<9aHU(wic+-OkJMb)+<I)v8C8oT@x6ymvr*9)d~=aq*K>5@Fufs-=Zp*f@1zlH6Zh*Wn`1(3QR|>k{wsq|;@kJ1NAU
@_Ah0UUr3@-5ns2RN^Z|C8b7N*IxTNL*#e~h?HHGtgB$i`L^|$qeS!Levu2v*U5QYsRr-=CQ#nM>4S$I1P<x4FfH`Uj*seN(Y1J0hJk)giLD-}TFS>i$U*kU
Ntow(1*&KvV>S(v$4Td%LN61Gl$CUKB%QXv>TM1W_|)P~d(`n2XU0#v@|`<Nu=U=o=OG*UI$gBm_E#80<q@<RUR~}Qqm+L_cZsHL&M5m?9~71kQe)#hTUiLv
IyG)}nM74;m9A}uyE**TV636~v!qc+;olqi8WScdn5^Y5-l?j>F-0#e$&_Q3m#%6G;zKx6kLXsRQLE3~66I%eT*KDKe+wMC-6-q}@zU2jM-s6Zhlh*1-ES9Y
=Wa*Kq5(6^wV3hklrFzFJPW&H$qT&!kclmc?)d_f9Fu=iI5Q}e2QRBsL^F%hY;36IRz+Gq&E*yg%;B8y<tVnAN-r-Z^b2VZj$<9cm|e!M2V*);-q-;#eKOp+
M&L18@&`$XwgLzYcB?Zj{rbqnTN@MXd+`CE)$=EFja>Yk8_u%w_h$j)3PDO&5q(6#yqMm0EUZSqY<8!|=Ts0n&~EdDeWZn$aFCu^Lh?`YtBht>1srG{I=RvT
W`z$G@nfnaK`~yA+ok0aEZ$H%rG*^@w@z_%@skz@SN>W5XNxR23g}d1iVoIJ$8HNrfVEcRRRR?<(khi!%hNHLS_M;~T0-KZo0zb>oZ9Y}n;*-)M#Lz{eOZIT
5-f%OQj(Sj4{s@12OG(IkkxGcpjUngdY%i1%_zj?!)2H`=f%w8Y&Q#_*{n(q<zB9)dw?X@AviD%@3XZtag9kdLh5}NH^dXli?0Hub*GskFN)+VB+n`>hLNf+
C8*j&X@)wLo=QiGfgmI4z3dL|HwD*$Iu~R#C)0|khT*vOBDlb;F_Wb@Z`IN_pAg)Z9*3Y2+C6nInZdw7eNHN<+q=T$stAdhq-Q36ZnpVrWonguB9Wm{1N&yW
ZDgz?l>L3Ki^`m9P}f(pZD(+lKIpuxun7f9?cL-JE5`h$HP{!aGc$BjBCr<BTy+OZmBrq^Ygq)@JH1=Sr;RDPu(-ach`h-4Qa+py;rZNhD^Cs8qUKELehfT~
1{17r*wn#^UqNlYbHZlz3)noHz8L6pqhI^)*ftOR8TMG1dJ9yemjaMSRx3J7XhxIl{i+ptnq?o~Z4yznn2I23pdwZ8x{n$uH!!i_S`V*Lan8m4FY92N;gf-C
p7)#77Pq~q<CR{OV+^;jihrd@<^>ZEQk<CB28~<X%WY&L{tT_Z^Z162V2vO?4I)W{_(Hq=bI}EPz=!*G+)`+rprB~H7LNLgXT4={w4#eDOQ3O20$QKxB<{+F
{*&^B+IL)aAoc-p$m;j|o6w*BXWeOv-Hrr5Jyn=7PI5$}DOQmbt)iP}k5<EOe?y$woiYYwpuZse9gkj|SG}6tV_y43JTfrjnDhD|-*CNqN~52L1{GHfa7oEW
KhyHC!go@#IhaEQ%wLmuBRjzL!g8*-u*Q)FkBDiQjry%8L48q=7>|}DRd`Tl<28d_=`Sx^q+)M9J7_o???L+RCu9~pWFlGEnJVT#uk$Zu;@E-G_Xspp8UZA8
$(iro9ey%uKMS0S#W_x_hT`%&mf9H)rC_Jf8~G&7-9B?P=HH2g1KlV@D3Tn58TJ<ef-4xwR$roR@Y;S3>f~`JjV`|~BAV*%?sL=S*3M4a_PLhbc+fr=O^NkN
b!;g30|Z<;`k|Cp;$?^m<(d{vSTL?X3$_rJ9GnF6tk%>*7(5oE_Mbm7fGRU`K#7o%&Sd=bCRY;ByGD^)`cps3^c<6&lAtHRt-(SuU{Z+|#%XMl)RmU~1nm)F
xC@zLI8vvk_C}}kTV^h<hz7`-p!ZCvuz&TH^|FD3cP~(Di%Hq7K<dbOWhv(hd)z3zDZ}>FrsoAY|J)o=wMMT{TnNcl*`c3F>UqMq*ORJ-N-jf!a{D(GR$zU6
yr$1(2GiRWcfygzO@bXSTFR*~*{&zJrEX$`7#k=e1kOU8p<r?$YvoZ+7m=IrG#A@1XP~-y&&sl{>%Taf|4ab0m<7?LN>GXxgj+h74EB&NG#h!V5Swp>x-;YF
MH7(rL5<@(q~y)Qi@_MfDFCQfY5M27e1IeW9iL*Yh^En1La`cD52Cg`Psc@DnRDw~KY(Z0M~XVK2UR3f{<2-O;go%dG++Yn!%MqL`%Q41qbn~3LIgm15cMQt
CCQTsYLTrPk|<vg+BJdg7VU;h<=pxkNz{qf6VU+;ME3-iKe3vx)NwPJ@v{K~DpsS>n?A2So3nFcDq4`T;sutt7Txp5eS-v?n`8~yVVB^$CjYZuh&qSI?>m!v
B*{a!c^iW$%fxz0aorH<+>D5Y>Pz6S1e;J;Pr&cot6o}%7<M&i{6`9OmM-D6i2){oA-6<9)uIai(=vU?or`8Zg-ic-fhyfwgUZqvPX|*YrRaR%md^u{sI#Qr
nBnI=T0?|WVS|&fpyJs;z@AY+vle-!E9-PPY^b!x=ZL8=bcv|IYL9{Lyb6Rs)DgKz=VMVH0i@+Yv88vvO>x?@s|_X#RvsJexWk}xZNP-z8)ifuupcv)V4%AF
j=ryv7)Ab6I4Q}-v+0<clp2uokp8zUy=J#xzBJ0saXKC}Fu9aDBmorWFX%6B!80glEA#+|Bgr<ZU3|ptWlR^5L~4bQXDgRHHNO!wfcnmG@OZm}iP)phpF%jL
c-!U0wh}LpT0X&)S<kPusNd_5Ts2Trx(&xod-UO@`=Z0Tu_u~!7BLFu*$cm_LA*lTBbQ|+!+J9Uh75gK(r9*9lY&gzFB%0p;2t{LhqWBYd}LZ;`OZPAm?n5>
fY{^Vl#r8NhSerYwU9nT!uC$eouM60TEdq@RP1iWPvOpnKH+e>&`>9c0(|E;HpqId+MA}Ay}hz`3aAPc$T?oD)E$3)xjtR2-t!l0eULfl{kmo>4kMJ)6%q+v
_&xAEb3hpv8zZ(XOrx~J?jQJIS<DkEBM9m#pB*CLu2<R8@KI-;<@j>sI)y}LaPt;+pfeT~1y^X!7U9#?7om_GK(YxDw)f}!;84k?8NeZEjv2s=BA#y*pc4yL
HS>_R<$P@*hRc<w+{J}OBLr;@;i>e5$}t;+TmiH2q3+<FE|B_RB(c#T-d9q@5Pi8KXZ8LRq3ak9GWWeD)ofn4;_Jo?fXSCl0bt{Fzl6ic8Qu_0)MXF>;gR~S
*=62|gef{;Wfnyx4|A@xBb!xXYh5?2(8N6m(A-WyE5%{SFHGBrRPuXM_|wWuJRVDqN2O^rmIc=tSQKenhxfuiE;>M=pE<iD;P(;c1zdGvfAfIp!SmQ${p`jr
HT;b79}J#~M`sDfrT&nW0`S}0%L-~5DkN^?&j2m!dSd0u&wCc2d47m>K|ZZUUF+wjSs?G0q3;^)nv)^`iAIQiugu;_3R^;JQWu;SLbZYu>_F44m#W{bkZhdm
dv=ZCNUOOT3Rb#}$m^8S3yNdozt%929~ci^iBuHqQ`x2l{P|Y*tdE`IV}KWP$42sX(_SQsZa4eze+Ow4BI^pX5s)-Sj7bsUQJ&ejEMZaj<%69ux5|e{`-_?b
kAC9IX7s>*T5_N2C@F1Ui=*Rh#9L7l={UF36q|VZSW_`s0;Lx|o}3%KbE+^^d_YsvGh8Dn<z0VSaxqTC&~F7wg60>&v3Gt;G;4%EfOSTN{R!BLA}f=XdP6yF
;S%NF8E3c~6BDUJ)Z%LI=KCfSC#*;1<9*4tu7fVAVyOKBPV+D_orlGb;hk&rF5cqHSJvS|QRs=)sr&}2CIC18<#R(!KTT-dDE#VO-}?|~2*|c_OIXZkcWz^N
lo+r`ffH&tvecBime7h#H-k;PhymEKIF3(wNv0-U%1nDBz~hx8{pI4es6`rYfmlWj4NT(d)X-s=TW2^E&jyQj)<}Cm&PR)sfmM_(gKxQYMX?KlHPd?yI5iU+
_$T2})Hs4gb}MS^v?Hy_06!eq><l=-R*D5D=~2xNk%!OEe+X_j(Q+R^Xl~Zm#fvle6Z|D+Z(zTgX4k;nVn?uh*gOT+kSS02Dh((F4Nc?Qv_%Fmaf4ObGW*5!
p=ppbR7SU8oS;S$OnICD03r<zD<79&cCBefpOCcAS4KfGSlQ)+&A7XdjPH#@7e@~AmT|z#JiTgEPaWS`=^@0{(CxA6GC60A7`cT#5%DFJ8bei1ID5;Z1Q%^M
Rbj;=$^YV3o!+3yWt-A-ZDJl+be+xCbzZl5sm+}fHv_GXs@K~8lHXybDy$}mKyT4i_;cvp^h4rLQ=jl#PcwHw?7%p&=4{5ES0!Cjt!@=^_CSurUlJ8$QExY5
lHyx$OnTw>vrQ$H#BPpERpOwiU|yRJn1FyW`0@UgI?il)va&D=AO2}u#i%$<DMm(gJiC%EP~}3^Y-C0l=u)7}QhAy$&Ujlr+lNNZM}JhwDu!IHUmuK2=^Ge{
z8;eb8jyMg@|1SHs<wUn#(1(Q087QsNBBret@?*a%}dsLYn^-tOk-*ZN}yVCINcxwQ9(selH9ut{RVA(tBEYyHlx3B?rO4&AeGMTWOO>b=uVRrVR4gTRlQ#p
jm%}lVf_f~PI$T0l;Iji#ZCYP5a+NP@-U>&NLNa%q4$S;l~mN2OSH)m0Ja({s)^@#p3JcqF7yKJmEtx$g=b(V(&NFBagNDp>u7&JDkrm|JV<eRfoEd*ieM>@
jWcXzZtuf=Nx7^nWB@o-@E8F+?46mq8Sj18UIasVtpIWYQK^M<GecR7ynI4>r#40lZI45I9FwT{Lv$MtwoNJGz4vF|+uNq93A;3MK@!3|IQGr7yuzh+{IA@O
4)7a|o7}kB@chykgi3od(Kt1wy(_xotAE-d5Gip1AZq}#>l&_rVnoOqMxQTkBk*bhZnuys1SzICTllx2o>fAQd0*p>Iu424EgWmK^ZI1J1uxNe{TIPclXF=w
fl+t$%sbPfxlM$-1XXG4gMo={!iv7$h=DMM2ywY{-d@d?zju`I7Ap0KagXy}CiThy&g-Y%>oH4ma71b4-Fqp_^HI|1iNF+bJD}WdGz&d0s|z#$R9SiP`6!+3
@n=^|cj_(YBP<hKB?KU}UXo&8wpeZI@;fcJ5z`4J)NOBSxDx@Zavdh_(m!y!5I8?W0CAYO;`;P6s(h1S1=!|<ygjaH-=eTbbNuX^Jt~frQoTHW;?oKB^{F0u
{pnhmUoID**qj1KpB{gN&%Nv|Z|rArtAOX43>ik=ZMo_&*+nDs`IY8GFd)gJ21Wghj%`(as7JX8uSz*;Vqi|E9O8%7_Q3rL4>)X%YbRM_;d<>%p7H=ow<Els
gf>ukEQplH9C=^f(!?`bP%&H=f(!(H)u7{k%#vqe;zy3q@CjnXMpIC``^^oK$~09DoppKh4n}4hGzJ&x4i7`N$GL?ko{PY6;F!5dmXO^HvirT1&AydI0A+l4
#xy$}q8qs1@AMgl>$@PYZ*u(`$|M=Ax#7yz;YuC4Y={$%j^5yM@t5w=(#xbd4gOeJ(y%?5Fy4j)wOd1!tNROQX!ZzboHzCNDw1VEj5aD99J!=zfxqksQXZwG
*%haS;P$Z(kW$u{<mrRwI@=n4&|Y@*;O+6dH6>DNfz8^HJ>R>?Jgii4WJ*v6p5wt9|N5hss11n74E{k37b5Ekx!?B#Y$(V25aa#`Aq8Na+N5hOK1Pd-l>KSy
*bdUaTj&r9=w4iUtlave7jY(vu-he05)`qnoo%9ZB6T_KMa@G6dD2S)BIP{_ZQmc?CbH1p3yjoU1ta3Q+4@`3!w?4Z5wivgw-bb;f`(*kNo;?RW{>KIjyGXS
TpQCg7D1N8E$3XKZS$JQOIhqnJTLa}0Q3kG3*KR05ea8jw2EgU1b*<UNUQCrJv*PJX@oC*GFHhwX7<h$gb8|MIy!o=SKBkI2vk01YBPlz6^{nwz+T%yrNer$
48iPYc!quW3Gb#@ntEI9Q>LeA@zb<WNbm5D0{eFmNt7+HGYgx`{@Bw^QYkA1zMW6cf0i1Tv~O3R8s`JRHoRPz>`yaD&ZG-$rm8(BkT7XIV)aVY47hS26J^!)
+q{$v6im)qd75jpXOAkz($Z*5nm$VMRgYe~E*!+L1}kOTU!iHT0-6Q2Y)1)MjgaKCf++}zk98!JvkN-q6}JWg@+>cS85!K)z!LYm;cgoVV>&Err_|*IgEw})
0ljc$Kf2bx9AIZVC_0#9#0X`0Ho<95uF*6qt#{9o(QKukNAga9C_QxVkD;$MhpD8WLfh~ND9_iBNbvY<IHT@ZCa4mfc_k?JP+p~MQ>Ei3eZz7Vl6mThs5>iS
!i#d1keVXcmC7wa!-u7YZP{7?#y*fR?Dl}>gPOL#mI{B;C>*b6nv*Wm)cD%-wMic~Ng&RQ+TJ-0-TVb)$-q0OH2G92haTt;cf(WR<RI^~_Bp$@9>T=t(j)8Y
qXkJfXf9od*|#msFuaQQWVUxZA#M4CF^$-cp$WD#h+>ZHo)W7y*f^V8Ind}Y%bkj&YraYNv0#CzCYr(Ktx#}9kK{ng21U?InGJUmQ3Q+xu@<jW<r0T3`H)p3
F;W}`d*1{}I>7kN5TF@svv3%1#?ZX9+A<X7;lk_u*(vpGsAHz1IV7VD3qn-2(g$Ncz>mcuOs7Y{7KaX4OAnBr&%yEJj25X}4ubR$=lUI2l%N0R0M9P{u0K1N
p=wtuX0ISG+7nn*mnItlir=ke;04hL%+c8zpv^`@{;&`baju7?e?6D(ve2zRF`>1S0-3GB>td<|YU@N#zCdYCk+A%QY{^hU02lTDGc=bgK*gObjTWm*Si@1A
pvX2@0=dt`MB>SSD3NrC>6bLklG;jJ@7I53tQL_%<0`MrF$6IE5WI}#Y-iTL_ZWrvCu*-r=rf*L=%SRsz&Ue=VGtWtuHJr+P`I&%QOUAxl|#U%SSAP6o7c41
47%P#3fW>UbL^W2dD3~eS6&gvR<y3#YhYOBkm3rq7GD&kkE@2+N~~1ah1DFLga|jwrX=%dS|@2^2`MsOK|1(ux}|(Jn;UXhi;_!QN;RaLUl#649H(eyg8A1^
T!V8A;VNHh$Lpf`%@@1hmHcWrs@((@Ijtb29hD%A`c>z{#htn631LSQW<IO8f+O+oQz{}2fs!|^cwV70-D^a{0`S(z1N|8X^7DOs>465<qp6A|p8vX1&ezWm
_?Czrxqx~~OhWB`a7QP~9`H#F$6^$2NM(>LJrcOBD8&2s3zwUqN7ToM);46H9F(XJEg(G1xXt;u_Xnbmlh=UHmmVUBjq2t6F_BL0-DLq>g-15lDkoar#G4js
5SCknxPiw|^|t@bVMi?(teGE6XAmi#gwNDmp5wid?b{VqGR8x;myy(U%2d(p0WA|?VS?mO5;xoLil7-^_W8`R&1nU?|13`~D?8AMaF<0FqmHFrSMQOzrb;%a
KpKov#U*dLm=PnXqGL5ozUU|-%QyxY?B$t`43%`v88FqH0O%BmxY=a>g=t!x2@19`N+v*zqud0T2ucLB<F6{?PNJkH-1;`znEM*b^IqITFL3X++M4|3_D-4w
Bm)=+AS9#^=R$%P`!r$yHlivl&?3IK<wJ%Srvj+CBm(k0hxpJyXqMr0Of<fd%q!x?i&^>*)z&;}p<Bx@WK{FB0WWKd8A42|ID`Q`J&|I^6~UV-luI0wtOmxc
$s*|6U=;N8?Nn?n`NkJz$9`W@fy`ju;H(|U%c{B=(RVAF`&%EwJgQhnp1c}Gn9Gsv_5AF~!k98_2(Dsu_&lI7;nh5>2sWd2{tnW!2YTufWe9LE0<stQ!btKo
Qcfl!3D>E;?M@|>o+2fmFtHj#NKV8nNF=gNr=Rr{y*zz$s5Q-?=1B-nrl@pkuK2D3^rGPD4n>|K%ndiT_)T>q!=Pa=ylpe4K1-tlAoRyN`}JTm-~<P7kR(#y
&`_O3X2)J;CHH-jm$&Qm9UY(Wt7=~cGIY&Sd*K*6NMnb13~vLFO1I7cOfZFaKrmXAPBG;)WJ4~F3p)o)$v(>!20$9w>%3#ELvfqsyj`mTH!UFY>$Q8*P}T0A
`Zqn}A^b5RzzXT%&6+(I#NAvD`7t6N(4kWJGAPNWI?<x_fV5Lse>RFNveO8eTkzgW%m!j=eT9(8ZJN;VLyiNCHlH-`V5ZXVVf-4eD)2^7z6J?{Q#~=(^G^9l
K03U(mT<c4OIVODf1*8+PiLFg>bx7e$-LPp7qN$QG`1f+Wna~!DA2Q%VeHdi<ku{d0bm3et+!deWwrVugwatPd7G}8VkBVNn;X+(sETwJNN_?78IAA?-0zKP
;maYp8j<QQus%u=CwRyc9k0{~&1<L&^QAwM^3Lx95v4+Day%keqa@ssT;dO7Q)rB_=>E1al<CR=9nw;GuUXF^p;QAErJ(+{XS#iJ!H7#_GSKTvg*fq@mk~+#
ZEa_b>?BzWWP#l*%rrrpgzYCV^sVD%BtdOO^|5yFTGo&P<T-Z5Gs9MBHPKm+Q1djX7)y5+yuqZ(YVS2#L!elJW4H~YK_uV0rw*FadWRMzd18RkXbb16*q_DN
<~;L-7y+9xoBpTf5H^*Wtq(o#2BuqC?M`{-NU{W0R4e+*9|EGcjp28SV%Ux19LtO<cz*cF_UkL?wQ#jyhLbNDD3%}bH2iT>;E1!H7qgvARfCz%*h5Z8khl%P
B;6U^)?wKaG?1Of-V`G6FRja~8=kMHXS2~%wPQ8LHEt|+fF=EBgwgDEcU+LOHxmAu-fWQTlvpIs4p_d{_O~W#YRzjx1|oQ`?z0ZwB#|#zr-aJ#N97N_VZb4f
T(V;o5`9H(thf-n@&LH>S}$-w*E!On%N56(#?XSlW&M?$Q1;l3$qghe(e``?Tl9_K+N0U9`+jkLVwEg~gEj2~E!iph4)Ur-up%ALEE#fQo#W_+?j)cELG!7B
>=D`m>MqAfki)^^=Vqyr*?^Ugz_r#8(^d-Nq1QEDrdanWf@V4Qvzdh`I0s7>ZwJ*3MO+Z_uDQZgPgN_)mMmWL1>XJ`=QXjniu?n-oqyaTSXUDa(vLe8u}?jW
=t0D_d(-5o^wBSJn0gQ=i3K%W2Fn;0_!k?&w9ub;86J|2$2HUauZ%383HOmymi|Hm*KCoJ0c>v6nTm=Z?W=1g+?GHn6wYVPf#<K8w46=CzHapTP$s}zgDM?P
)AA)^LS*rn-P)pGLrp62$x>W|l#dWA=vv(9dL(V}pPylvq{>`XW-HQAys)P?CE>s8At*xk*m_ayun3(z7x<C{=$EYYsYfpY8=n8re~xQR=q>|#k$)CS?6G((
|3$0)){T~lv@wtGMvo*qbgxc;A^RR+0g@%rA-24Ol_owE-@z7gg%v*=J(s21B1_%1_^rT_X~0-w4*L=&GE1}L3q|7>8qCpYgh5K!72l(7$qC`|itqwxINEai
b(uH-Q7);Knl3U=^em06YSz70Gv=FUj&6jKU>vIW$S4*VS01YRa{_0V%B|g741HF-CykZNaSmU#cdqM^LIzrTCwZ~lh{&eU?W7O?en!wC(PRX;=?)TRMXgde
R(Kmzoh%goHeW^9Rs_T5Ck?uY+G{XNb&<{gIww9~))LXzjBKn5?~4I*AMDIAj25x_?uFj(S9-O2cdR2t!KX{waGY0MU$PWk4VDz$6e3m2M32~f6Eq)&=73v}
E%{6Tei%`xH+hnH;Z_t@H?uQYZ|Y74(a4E)WC+$cCyXA)SC^areR70C%5{BJ5a#PAp)R{SH&kkt3nYTtBjALQWC=HJQTPYW*BvAYmIq!k-W&>2>q~rWC*Ivd
IN=US$WbB<QT(?{dRc3M!pQB_N||*Z4AfMpB?np(aSA|6-IHo6TuF_f;KF#I&xC2M7oWif@|Si?S9j?p+4~4Rw5_5)B^)uxOqNYfsCSUse;_?NTwWqv!(s-)
_?cAhVB18rXm7pKny{oE8JTmdovC}7jRpfGB6HizB90IohlyS{_SL)x<`Y4xp&Sm{*Pw?uYm(SO3kFfvHj^hxk~m;(H3m=IKL@CeiP+;9m;sD=8_B9(_PMA$
L(_$Skk8p1VP&^`_x@==3E2avxEg{>Vy(Mu6`3?iw=Mxw`3|1@dFvwZd^$r*#JPX`tlJBgIoPN4Y~<WRi<lx}d+;7CC*e1V(}JPIWmqx_W0*kR_~{Aa!D3+f
CWnst1z7-u6?nMG$A}kl`Z`;8t|1LR4?B-#_#*(6PP2A0=WFVkoz`?p_G((iV}0-%sN8)(#p$rld)<~NWqbpK`BF}e@z`99))4WdTeA}Ul$!V?cg!F^<9d~K
@u+q5GsdhK@bB(L0SjwLYoO*kA|L=BVoM1sBgq2Z0#9l)KQ-Ix+^gJ)m_17ltt=qCjmyn}>KFLK$FA9|t}%TJq)cM~)UFF`cF!94m=@y*1mgJ_(yF{LB*stW
li=yZ39mQ<ow%}GQ2pbxvh+5b=HRtf_b^0<B1pD*l*^;Wi{?dfW|Tmvo)mdqVGGAZ8lk>uiPvhg6@4@ic}>AHnjIh8Mh|%<4(;O@9ubgUB#Owk4`Si&J*LXc
1zV7Nef|P^yYJlsoeHYDI0-|`pA#>}@7^ay@_g#3>5FxkojEZ4*vG%B)DL1UkH>ue)ZWy6v<Qv6U4NF4I&CFg?r~0$1Bv>j1u*UBF(jQ~2a=0h!1(O<XZCX)
<+D|5qn+4nrG_uK5gr+#(lNEPr7@JbmNA$cxC^=Hr_`F!S2x}}a~gJgLSLdeouxqDOv1Uf2T5sV)X5w7KBw~KQK&umMBHXpUGtcP&#FQmGMm)>A5k}VK&gg|
n1e_r)0UIQtf0>{o99=kogh0d2w%Jcmr-ts^GXL`msFH+6ZH;_mXMRNA%JfAGf-fxpWoav`FMCPsq~xM#rj);PIi)$h(H#DY^i6~Ek%X43!q>7f4%U}O<{PA
mesoG5jiM}5JNlK`*aKLxA<7rEv%$5M^Pp#&xJXnMdK+>RAzKPF95KbjlN0BJtgir0E2THTaD^CP#Ws}HLxTL2V%H((wTqW#BdkVU*hQyLJC5?Ze8?Is&Ly5
wJs%{LVIx7Q5bv!MThs+YAiR~RWet^r|$G9i}}?L2m~~FBJIvRu#vB;tb=}40z6|VD!>&eQZT&tYI3;4@d=I|O(89>n^VE6m~hK*gL*|h_hdxBD|_X9pS?oR
#Xc(4tBCTqb(*y;+#U&Oo}U0;9p5bR<}jFQm>A(rmDOn-jqh+7A8Z}>E3E-;@+LX5Y)Ozsh3Qj<ZXyvEK7f>*Wi1{is??btWl6X1i*5y9m48-ED~=l`-zpsf
iREbLIZsi-!AoNmNw!@uR&imF7K=(!X~RH&K+PkNg&=@S#I8XJ2|&f3Zyf!?i_s_q-@RHd?Fm^Q7hQJe!0kDuKwvH1?K|D>XpI!Quq`z~qlN_>!O8@ud3Sf3
OgzCVmxDqXwkp_s>^j}txSjPkbunaaK<o^f8~+CY13>)0M$IpSyM6c}Y++y9n^%S{<D(nhiCUlolga^h{`GBT!{bcDZu+4Dt1O|c6eV(uM>Z3HCCrzknt-d3
{mW`Kg|;cMn090DwpCd;l0aCiPY6zQ-ofmPSYbGDj&n?pMjhT0#&%Yr%bkDYh>V<KjRSLCoLsG^Y1MS#G?n2c<RJ5LBp>mufhST?7Csyng<1OM5*1_Y(x|pe
D!dBc{|0poR<Rc&rV=%}^laz-eT%$+eo)R$FSeY&RuD4>$_APxqoan7Ds-0pc;~z*(Fqx=`*uEhcM%v`feX%13UC++s0S}>$OHw+-PROom<-D7t;E47ckv$S
N3=rLF?qRE%~k^$En^JNO4yo%jJ0`@(}f_KUq@fy01Lqv=P5X#lPz)Y6)r)}|9_Sb2cGu6dq*hID%@ut3_=#r^Qk~3-UVp2np;xDG!n{g!iuePITcM??k>VF
5)e3vF9ZfM#EhkT0`SC^!@z$*W~!}R`AIX9kDD6>Bqe*#&L;&vfIb~O_JA^Ebftq|#1xoQwo9>24?m<Yqz$5Dytc1!0PtMWVEopqfgdV@omaO>oY6<o{khoU
4x&aH@X3+h$#$4*oue7m&$HN#U(GZ-qdcw0v{(O{`c;XWkgWM-)B)Cj|GCP6q!~VR@3`2iul+u7Q`=g)0-H$y{jT>$%JictX&mC$&w#J%(u!vq1ZV*8gyH50
H5`Dn#GnI!fjBl!P<_H?M75asdrc>?Y>L`PF06J;aUu!_IT!WgE-q+M6%5bgG~_Z6+5rn-=Dtv+jW8ms%660&Ezqp~&u5e?>R(i%f+MKa0hL*pD)d3U?!J!s
0_D{lBoQH7PidgrN{TvL+I)!gHp#|<k~*CA9YPyD0IFboT1jNg*t)2=gsZ#~z|Ld|%GrbdmK`0mhCY62swJr|Ov*h(Ne;d4V3W1!{)X8@_<zzr-aexast}1T
9E+kk&Sw5<7{6OU;h35&rCH89c?s|dYJx$WizWa~hO>!_bP_9Q1i-%oV^AeEXFh#PnXM2LeL=3=l`%#33A9a=Jpw-57HV6xPWj76hSLHGcV7wSayVCV9nQKM
F|fBG*JrPYPhL|uqMe+a_FS!*%(85$&}>JRtcgnlL%w*eQA&|p_rq(rIrsM|bJanp;P;dlvmc{bp^s10Vd=m`VJui9N6a8>Pm+>Ys_rrh0z)bWn22qqPOy&7
PAy;?Re}56q&RRY3UYy|k=%9I67e`QT2QRX1M8-VLioS1DXZU_smX!rlj4YrWeOshNhSqXWvt_TfXkhd)jeqCW0xPcTckS!L2*CHv(Uf41b|0Nx?ql=ljg%&
Y_(xfI2yWzJ4xD4%(iyZReqm8j#d{(3fMxaLiZCAqGR74i+3!BX@A@XQ+|X{ed!<;4E)CjMlg5;ooar^5WE$hhF+SZ#VY(W`OZETx>+(}0}^%Rx#u~0YEhSP
$x0m^T*0oQRYn`lQ0Jn3?}$3~bqwEKqH9;S8g8e1I7(0-U2_uw2y7>k=W=$aoQ;?gTHxk?8*9J`8EH)V(s95%obqZH!+9P?^)gCQJ({Gts_l~TN}KV8H}z9I
<sgwK{|OCGQmv2@8a{P>D#Uk}O|J_?GE2`Ange?&2`q$2Y4aAey|zY?nbly%khl3^2ubbmk<%6Lq3gnz<C9TyO|IlZ8ide?0PgO4pz~d5wrB<|Q>TIiQQ%z;
`d|R8$MN5&pRdU&^}yT^e^@N5%;Z#1s&-~CA=loyj$s5RsCs^MQ80{Mc6u8Fq;5~)%&36vV|h)B;qng6aIuKh+d@!rzpkN$T%iv%Bufc^O&%tR%k^L&u2fU|
tR)K<2E+ql9>3NEJhB3I9!)_c!wK^JbP^V+p$`;BHARNZBO=3{3I@=M%L``B|J+%`c(L_9!cF;@*pbOT36@L8B>l+_;QAj~@RD)sG~F-AY@%sO3s}+chUCM%
oU^H#{9iK}(!`W>IAZY<F?_MnkSQLh2+pf$3|A)BeHV*m6+FTOLA`Iy9m}@;A=a301h?krcB7uRvNzmQ!y4p^HgEtmUS=3#2b<(WC^JtJnN2DymB<|mlwYZ$
7$2A}iocuM44Ga{gV@=(Iz+0X>+$2Bb=Rn;F<tHtuvS*Dt+FhJtJRAHP5hbwW`R;9x_~6glK4nKvh=7LU^<;e*a+UJcT>u!H>Lsik$_}AORCp@h>}k~@!};M
#FvGR1epF%0d#U)$Dl!}&S)`{3=Yt1p8}*>ln$k-5NM-ZQqL^Bs=p_HaBg=^d+qte2uO=k^BP9Ee4H0q@c9FIn*~=ZHK|L3QBKE--*)k^1)-JK;K3=E=?U}N
sdpnQh#&G__=&rE6>`D@>9VAA%HewcEN%-*qN_oazbpLt(w$SKQ-ky$nm$H#Wx@uJ$8e3ujB*n7V*`Z<SVW&Lb8_N2u#F)d|36_4C5vjJ0}2Qxc;6O6MW@CR
n>Iim><f?7pKxJsdpUFHswg(YhnR^4zDN_3)3)iEj8?Ck|1aH?+<+g;tm?|l)%-?aWTCfjDHIYA`-VX2Hsu_Yj~Z>T5<A=r2Aj=VTuf84&UI)Ad=BtIN^49h
*^tiacM702&_MB3o{?rtrdL;&`pa+e0blE5YU__cBZEW3HdIn^R^z6)udpzQiW_?JH$$fB+d^<c?qif}8mWtDncd*+;SDxW)==FIRL6R}$mh!#2vc3vMc^P7
(YaVs$Jh{RPdA{k^$3y&PbWxwpE1YI@59{{2Y86>85PTGMQ4RU;`{{dVUw?uHA`s`8jo(<gN-fbEGOLA<~qCmxq-Unqs8y5IZMqB`lnbgOgCeXHOm&xRz`8T
<@JwCk0JV;FD6xHI4qkRWx3=Z`xdzTUQ^K$4!?}WBqs?wX^h!1v^;DT(|AX`y+UVv=mz0L4^K%$j{Bo_Rr=O3xzeS@soQiFCg8H~t$7>|<(&)`!Xx2EWqa@T
6dxGtc7T|%dNsV!rzuL--=UnC+WCh=2SRd$8=}1mHM~GGn2Bm>tm~V$85k)qd}qQrI?}V}KxhEtPp#*R@5AfZkVd%UT}9v3bg`fe0(gftOvs)DM33ZoJGhRU
oSR^auWLY4{g8I-%AUQ8Y)Tar78l27&i?*^e!XQ@GNq6B<-t*9&y~e%U{n{hu^kfg{^(j%*R78)-(neVd@7{3_FY%q{?>6mn@Xt0XBt`$-i6J#1HsYFT@HBm
mCy_wQ+!q+$L?;MLV`kWd>n4yQxf~O{&eigI<r9Hr;kce$nQw%K)r;|!}^i=%9eJu?$$2ndK8r)3~`G!+-xLfjPJQ59uRhfURsXXbxamnWCl#hnAX4U<pt%J
)Q+k7#%L)zo=E1Z`Wu_lzvAk0iHhf#c{3V8Y-9h9(@;<#oLi9TxEWDwRDb|Eq-fPJg68{xtSCLxa2MSF`VFF9EFdBXZjxo1uBGnPddM579UFrQe{&EJe3MfC
4i5i3XoA;%2bsQaTC4DJBWkRH!(UAapfM#D7k0b1)0MW0b6`;?wr;j@xd$ju5d$lNe*xK6^imN@o4k)uh)#L%*2D)kbMOYunzs!|k1pvMQPf4e-qD*i7-w$_
=~Xyt36fUgot?KWSyl3tsWM}A$FHUk+Y{2My3m3t6GrDiXYG`l%6#unk9Z;_V&hQl6i(SgD#cZ9t?KhUT1It7IPO`QZ*~TeJ*r;>4GQQ@wFI{1CCgB2CJSNg
nKI)?DkY#{8dHW7%pEinoR)BJ3|UcIQ=7FZqjPRO``ytd^?XcNI!?8+9!$-wld2a9%|=i;Wt_-oBWFJx1$b->WP)cZzeGK)@+asXerfYveXP)2E))U0A``Fc
DSAlhx%vmjSTPcBmdPV$_yrnD({0pY(yq}0WK)LEv0kD@(pt6DkL8}!YYduV6GrhaDnk$6-yeOY%%gv5CJgJ4QN%<DbZOPxCLUvRQ`w-BQyJFP{nSi-;3Zfy
29<RajMR|}7{bMfr`j=S8|*JIIH3)?hN?(YAO3x&L8h9+sNisddJRSm{e)-dwWvT8ZwkW02u)!cmAAEDlSN_A9=Ws@WEm<qUn2*ftCJoT=9FHsn;CXE&dvqQ
(m@PvqeZ_M8?1F)z^j29QRpCRsu*T1&Ylf07U;Ijb%wY1QY{JwhmJE4J<aKo3^Iw^574|o3x<WLaAf$-D&pJe7Y7P9yZTUq0+foLpx{3W>p5;!AAl(o8lbRm
yffo2W-<@%u_K$&jn3p}I%fP`0%`>|Md39KEEF`-ZgAFQJX_^)(_yI<RefVF=nfvd*=cBVWSzuBXLDn0%o1>ZD7heKwhr8}VFu9?lm*`QtvrtG|CQFga*eH<
u|5r`8%Ec%--93-Dc~@GTV_KIMo?#A75<;IhlFF|b{AT3Fb)^6Jy2?=*ky|f!LWb+g*(X)TdB~Al`u?k8}yMjUEY*FAEq+%m9+&?P7~2TlA+=k7&X`OdDl%H
xnX|E36K#2kLH$x0b-Cf@A-R<Ei~FiR_0G%Z^L5bXDP}(i_mjh8?o`4TfUPMGCHt=>5?H}()u`;^oFXuwzmh^)pbBIe<)Z(8!$l{H%7cX<28Fo>Fgz!@M5n!
U^DS*#%1&iDP(f`#BQj`jB3Z*>B7<#T+%nut9x)t+SnIY0%+QK%^ogx$>)=LW|hW2JI_Z=3^-`@7Vd}?SQ&l3UbM+nDoO<$8h4=cjQ=b8Se;ynpWImeY(UDQ
sIHKN`=@^*oh^}Yv9JI{N*!*`dI8`Jd&L<Tg~kvaC5Z^Prlq*}mw>5MD-B>COuO<kXBq^E(WVyDqft;`P&fme%OxKBxXFry$dZJ=Tb}LnJh}oi%$T^>hh5cV
BvZibb|5&;!L<oL#Rm~MKIX7?Y1&c(OEISNU-Uv{Jt!m6K1p{$oG7H`HF!mQnL%7=-XEY~jTjZg@NFIKPUR)d;I00>To?G>)%^vyfLG$giOokw1pYq8;}=dU
CYuDqPBVEQ_$%wPo;9eHFI*U6rM2i*t@Z5pI_TwGV_+W!x&UyT)wUU^c$y^-0xUvW<_4M`#qvUe%c=D}Hj5u;lO`ue5Wef@QAycd-FuI4`~jRE<u(g3NI@Ou
Z6iWd<JV6&;nI5&3NSO#Yi8k(S}7+h88OVP=5dZ0$RR~hBC1rWYOjPCim`@)A#$z9QryZX%W{pQUgWftr`LzOFRDFWa$ND3w0vf=4->CqI(LIa-`;Li6H)3h
SZum%_?}GtDB<afkA)@;mJ=&(HfnO675`wPeh7>Ubr|*)gfNI{PA!v2f&E;%YXVP@^O7WKw#NtTsv}TL+?(L`Dv08Wn7G7q3@TMDXsL?poB6Ku>%cHn9MJw7
RJCkpOLyls@LuRk?~yulw7{LV_h^hW)gNc3MUe|#r26s_euw->ied>Z>zRR8DntwSE&f2?lEN4$e?D!(%$5FI-0rzw+>Z)O{6NPWyg~ftS&K0KZ|~RJG?5fl
ux}yqWm`KQm0d*ydL)V<05U5gm={1#@QJHBo$XyIAey{o_6#d}W3X8o{DKiW6*LxikMDar>wA-rUx=~g9U4meyErM<VJM4_C<eiw6EG8MgIgJ%-%@E#FnJT>
m4iI8V}Mj*7uN*_>tuN+b66{suC64t1otI2G93HWtH{!9`9g=}d1<peHJy!Fn52n?9j~qc2<1#*dAVdzo?JX6WC0_}c~&cJfD7>r+=m)+4WlYYG~mZwHTy72
YeI=<BsfS&Qsv}!(EHj-^EUTVxTBeu86}xi5PgOe6?54NQ$r(x9dYVq(X^X{efzU(c_Tu{m5}2H<rEF91E%4Xtba&v;td7~4!NNg^YDxE#WN`tiYG9awM&{l
Tapk43?&af+xDUV{^b^V4kxfaFTU5*Y`iyaPkxh$USv@Yk5K3puWT0L$A$C%Er3f*UItoBE6Up+3&%*d)g2Z|DbZ$}s;9rCcM8B>oHT8US$3LlzlkYoF4mp(
>kqj&pw{TgL!_uBuLESthgE~w82(b_j*%H(U0R1@i$+c;PRF!Co(>(6A|p{Q?p4YM9WODjcErsR7p)V1i24&amR~(D<>x%z*(EwdyyraXx>t+1puPl_a;x?`
8g38(+BJkY!|bDupT*$`@ohR+VsP_8izUlZev>lo4>a*)wTKqC4_u_LQ_qO6?xV?H*Eyu<Nwy<E5Q+#L3&&xUB|2*F|FB@s>7e9a75Qnj><|F%%Fn6F-me@9
`$9yJUDzS(S5EY8@v3zI5Fj;pPaCXCjf<_1+ZWP=eHJ<pk@^}=2cR`-nE>8s!{kbnvUz}N|AVWuN3-;(5W`R(8~kDsm=~4tW4N;WTFVmT`=CU|V%A?X@1S*g
3I~bR1!K_0T1?aVv#FcN!Pf@hxD-xTVf}NGgpnnEBi|orxGWPcCs{rqYTKPVKuv@iSQM@(XhcH!xga(B8Y`HJ;YU&aq>D)J>^Q%jsRlzbRicz<c8{1F>iK!Z
H2r*&h-})3Sdi(09Wx8RpzJ(_1{59P!Y50nwmsUbee`lFulc=bQF(#9;?q#QF}`5jx}|hf*l@7Gf>vB#h&K<T^&E=Nw^b<WRZ&!&830}_^l0n;9tH;Oe4}!P
C>wOl^Ii!83=xnNcsHdKE$yDLQ%6d<#%>amvx(0l-hIPdLK1C$6|w%CeFdX=wx|?2{1;Tg#XzmfCgnmoctY6*368fm@(j)lr$>xHp=|yFJ>1DsQ|ch*a8|<A
Ne5O(w3I-5bDge}!x!ci_jOnVrSSciId5YAJ06Cr2e)h7Dm{$G*}K?ATrDI*Ho9Rtz)9x}LF6EM$^r-m9<T9y-jRLQ#i~wr|NY}XN4_@k#*FL=z-XYuimU)X
pI{qO_@pLtpqpfD0z8#%D`;>Th+rHB)L*!yARn=$3ipo{Wq9&b;62y(gWOx!f*0#k<*X-drn#B3lgWRD8!TH#cGM8N8L<qNmHGN<(7$8zD<zhoeB7#L#jO<e
`#L&w3JXH97O}LnacTg%N<8TIy5%438i%9#M**SU3{pR=q7<HfgEx}Pr;}n#Bb%Nx4uq35G)Zk`M)Y9$%8=~GRcUG(yEjB9>0$r8+Is(QrZkhLi$$TdMgBtG
iJMgmgTZRb3~p?-izX=!KH~q}dV9XIIz39RV8)FNE_XLdH7^!$V?|4zGI8Tv$mt~zoFJLR&o>zDWF)s4{god~b6Z6)WCdwiWUq5;6IIC~xO)>OqU<V!Zk2p7
A7{Zl=@s7!U7}nY!i^t!a|0X{MHpXF6nYyN<xAlWLOvD5OlsA`n2bPAT#+%B4NRsdUoI^6Im{yzZHI{sC9Wo3=Jssnvd}_X>|2_WsCakP&MN9QcX<)16>aE2
Z!?>E_$NiCb)rnAx<CGq;}0YEl+2>{zMS~ACReJ$og>a(SLZS?Tg<Dj43@$q!J;Z<PY=`G1PlR?#u(R8s}X+6mOt#2BeW|@h#4sE$6M#t+C114{5qXt#zXUD
hqV|*)+}SoJDmXBq!(i!`#|h>3s=zT76zZH+Nq?&QYoyqHF11+feo_c+$DMZ1$A$vOR!qMg`idm^qnvMZH&W05q^p7RhJR-af$k)RQj8phYKP3LTdrn)$w{#
^4cN+y2YHYa=|91+J1T|LSn>*VHP>mEqRvT_Og)BZeXk6`W*T~c(B#<e_|;hOY|2#MD}-7;jxt;PKDRPFm&7`bn+!$y!{VbNNWBT6|_LHMN5A)MoJ`c3{Y0W
5Go^5K~+T8RC0G&q?Z`lp+2gIK{ppHNrI@`st9VtN#b!mjA+nK0H!#-oYwi-!Gi1~)mW7Z1+iYo{ua#8SUy1Rp2V4x1xFn@YHjtta~PLD8ZjWb`s%bXa#31{
H!LOVvQZv_NfI_W(!lmEK6FpU9G5Vz;*2x9@*>A~zX#-#fIRxc_Srx7rQ{TeEuabI)ay6)lNlzY3^cxi#(?)0R!9d&NsfYoZpmQoLnB4CKp0p!Nf7jM#$918
t6PL2)TTl-KoGq%$2gev4VO#CR(sXaKnyMnno@H-rhq~#DU*(Y|5dBn+ck6@YtiK)(bo4pv-CdsB?I7>HDCB!j{$AJLmM=XwU})RS1beS;2}-Aus1LFI38&u
;S|GKJO2J9S>uMxU59Lb@;F{!<hh--B;75{zv)qnlUQi9RgG*dKV;s`zGkr_sb26f6vUAcLJLO~ENFI5XD4^~(sHP$#fylh9Fj1)L;c`l9hQA>Gxc=|I&I&i
1Za;;*_0avjiGM&A&J#oxt9)aTW1Bw*pdJTp$4k>O~nzmdu%HVU=c>K*A13Lo|Og_Okh!hUHz~c)^QDM=A~c4m;vu-2n#<))0ie4%3dq^IK#SGC#vC!`Ss>1
qJKwF<t>tV^llN8ly{gO8dW++3qNQ-#;g7%gG3k^NdgL~0@Zk0^R!ql3_0*KDcezN^uMs8YNs8SxZ#+j#7T!PO|5}b!)Qe;&x5p)CPjV3PX=BOQ-BpmZF1A{
{PWJ{Mf%vB!x}8Vc}?`w-gGN@>+2w^M11wP3SWlBdW3AhiC+|puV~+I@HH6QWKP`{^n`e=QaJ8oEd~%dUoLXlhw^0lpUw!1s}k(hH(xa~DnSm~A4Q8>;be@K
Sy9n)+wjEI==^O>C+itK<Ekqf5hth9Bad%38yRe8M#**wviNF74;H?w6#{tF!JqgFGcjqRtSECY0O)4-!a^){CX5aH=XTNP2Ga69s|8pd;ki4%C04khA5%jb
kW=c<y~(7?&x*56pe<HMvl<;?WkFFKhZGyHkTKYYvHfg3C@0_h!pWONA%2ZpnHS^y!;4+Mony&IfF(Ltj@m~xPKoPD%Gon(PCWrWGfHm`t!B7N&}$mOBQpbR
3&>T(sF?>WWbe_%@}M>D>TAu_WEw&VAG##faf7%K<kG<2>yoZ4l=E*vH9#8$FE5x^M7RWu^>_4)Xh^*FaInFPK48C@rpfq!@_Ot3sSke_-;)RI2GZ^}2P{i!
g-HzB4Tn7iW-rkAj%Z`zkh|J0IzCf*b_psoK*tYReL9ciMA2O9DXU$3_$p-swdc=Lo=c2TZ|o2Z$A)J({imd^RJJl2nSQRS7zvkpF;cuKqf*>_iC24_MboOO
tz^j8_ZPE7St**(Ux{11%i}2<K$933$s#d=NpyDWZUX!A1XD60-!SheI&J%T!z$D}6FA=<L-0$bq&2KbO#d@!`pmfD=PxXgJk~2nygY+H3j!PCoJ@cc0>4`x
9|655u)FLb{qiS-3JDK`x{W()yapHJkxn$K__PPzx86n|Enq!w8w`5(Ve^TiSc+y5V2<Ft#e9`!cwNbT%F9$h4KQTGoK`&Alp1^|*vyLxpl-?)%<{v9wg`B*
CIiNdn~PRZFjx>DR0#!GJ@ZpE0PQx^P{AZ%6m*UL;6cQ`Q2X$~5R}zywkC4tP?rt+MDs@nJj<=lWsu`0aKTtToA*UVDi9X%(hG&#S#i{vRyj2Pe3iK)r6%NL
@3u_MKWSOW@B7AQ5aW#doB83x^Ent2Lgjjzbu|oBTt4DM%u=pto$$%DbT4?r4Hj)um%qjoHiBaVkB5txZcnZ1{xpTr4tJFjX?#l>6u?5ddZ3MiPU?YBmP=8#
m|<oDg~1z!(~%R9r+1;awF;$__|5M@tu5!B*8zO`E6TeChDR)@{llEwbryxWW|jvzB4^1HYcMZ+W5qHL%$~^KchV3=Fl1Q#B&>B5|CagU16M>Zbpj1s{*X_+
r!Pz^s;U;v4FJwscV{z<ZC;8q7&=T7&rHsCM!kOTjIOt&j@tm`M`#3{9tIC&J7!TLm@eTwmvlEj)$wnr;}ZsGd}bo7REn5o3i9^OOB~Rcva=lzcU$g9RgO-2
e=;$auBs*NOV}tF3Nh35#mmddiGB=smSkSszl&Kj(*XU;lczZ>a#uW!)^({miW9GB>RS{8V@&TwZS2t7S}TVQJWwe{5C$=q2BH7?EjP!yG}&Vv@y<ylE~Y({
<tJHtmfB6tu%|T72p~4wCD-AbNK;EmCLQp^&9~^G@cElbmBm~2vi7{bm1&o<-}5-Obu?`c<7D8Rs*dnXA0XywuEj{3*Pq7>5o-1yU(*+qP8Dos0Ni(OL``}s
h$96DmB+_<+74LYW}P$pFsp$$8?#Avb(jQmv}R-IY|zXopD(@#Q29``gBMzQ_X1@A<?mXuEFoi~>Nn>1Q|g@7pb#B<9gi`Q55W(I1EO0SsRC=!HHaK4Wz)EE
L3O_>nyPSUY5=4(L12>+ygEv&RR;C8BeE00#<lUmuhpQ4>3)GP!?(ShuAi3OlOHCTj@jgH!7qK~2e>$V9vOTKIFm;stI7HL$2lkFR728y$_rW1pAhFy_po{M
*z@~tnDe{a1Pz7j_o>6`{x2SMJI+X%z}+pMf=~l`dvV@9LGDf7WMGX`CAVKt+tv)l94kqzy$6?Eha5d-c2|1K7bb2R1V^Rj8a9wCw_|VDM3k}s9{aXAj54oR
To|#JUrii46;5S}iJtGd`-i^cc@&+w81&LlJiZSG*h!t-TC}JhAogyat?^M+Q)w*E@CQ66^!LqD+P?zEoy_r20GCoRc~QC@x`tAJ5O_>I5r|Donhki>_NBf@
$WRYJh+=RinhcG2#8IS0@Mwa}!;N+OgXwvt)wHt<1Xn&JHaDT9mJ$fW!E|X>8?yh}^0fcYe3N44|HxT(_VPQ)mOBlKJE(!XtMP%f9fyQu!`R&%lD&xa1wIzE
^>v$UGsX~ma5M$;lSv3ayt@hz+YLzPZAcrlQa2Rz!LTMlDJN!wv<-neFJwqXme-k;dYW`V5DSa7IW+-WV2=i=Pr*GOuSlJ^gl{&rw56?uj=X?<@$N249bkUX
<Rl2lVLg4O5`TR1I}vK3onQX8#4?H9*y*(r+q*1~NqAwwf}~MupGI*Sv<)o#hhGt$w*V=qrS`(HUf0G{n%f{FLYAu)6d-^S_-d!EG0@)(l(u&{C=8ab^SYfN
W%W^n=0`>vJDc6eTd%U;;#*sJD!2dmR=Qxn7_3TvI!T1A`;GY+v)d$##@D)2PY;Pr*5*-6;DE)L0FvHE1RFJ$;)05)4`FXLO`B*e!Gte*tHg%JLoxB2&k!G&
rwwZ@)bh8zFuS?WjOw<h(G9Luv%16NDgZL$(Jca>H&T)5JV!2j=L}<p^2(5edQG9uLg#x3Tc93(?OKRST)-OM`|iN_LBzZ5liAPrC=z1<$*Ki?n+#5lQ6)K3
7t>r5(E!eZ{{Am*2u+Bq5jWu=q_3bUVC`yJH2NGa(BxU^kKy^>cC<ed)ASyfM+EamwtlvNZnD|Ogr@%9F1}yCGEP~yJ%_;=eu}Ve4W&;M88vN|x=rtO3T(dl
DWjQ8#>jOHLdO4Mneow2y-7ZrHV#34E+ju81x1N-D)RI*vnX!jHp5Wp8L)Azw*MWDl;^NNNsiUDbZ#mWSFoOHvutE42O&-`O~Ua=wn$vOysTXjzxg`Bp<za&
N0yV*B*%Mwfq+St7OWr}V~=Z^tqe2Vjlga=3*VXqrf!qhoCmdy4LB2zwH3-B2sY?=*UR)(T`wK?wawd~D{aUKKV?JEE|)HxY~yWr7tW|imX)rnU>;)ZYJkyo
II1Ke+1U4i@ih(A!?Q;AqU<n0F_zNCMV1|F<jKjZd={K;K(sWH#2wl97&4G}N(g9^IO>hXaTp5B&#P9%UgQM?(_xNDI&6cn;7udMziNO{yLmM{B>xdnN^Ovy
-1i+&+;E`ydbek6)iCi}Wqi{<88`PALaS(J2$ZP_IG)t$v46;(MJmw@rF2CW##ItR&RQZiTkLxagAR+_?}u==K9|ubWP`{EJv$FJj_(BoB<dTC8Gl*Fz{5}c
5d?=in)A<-*3iO<{-~}<D1V`IfBd;mT}oZfs`h<)iKg17Kj#f8)2%`28LNm~t}efrH9hu`O0?4)r8y}HxkZ#-<1n8P#=RWKK`$O{!Yrk4<(^@RyAde13FT%8
7{Lyd5zdVTOX>T`&{s)ja>3ZU&ht4bKz{7J`G;zlx?^6~h%-vKQHFNDUuTM*b+uJ;Q*mZ)EF&~Dht;?qoi1AnIRX=*^&*W&cb<Y?$)0-Rt{$D>UtX_#UG~X1
P}OB&>9z1{oPwKr<!v7{!(#IN87a5j0JxGoXZo;tm!TV_3QW2z_}lwsiTKCg>S)C#A0Z!^@9UyUFbqV!OgWx#XIO?IPNU4JDabn8{$I^;6>}2+b|h69=>TWp
GGAl@Dn{Z**u)@!3}M<G!^*!#m&?071|YOm!XY<{6H*b6Ptyu4=t`bmQNig*xM<mz?91wcTt{sVg}(u554b2HI>5i0f(@L@zErbruvAUxA9$8P)JSSq(?-z|
vgYQt&0`V8>BNR(=%_qK8=TX;PY0Bw*zS-W*+}H=aQ&oNV_2m#SXjm5mU5}hJB@_R*N&n*RLt8Agv0em7Z&waR~Lqa(9k!<X0)10PNSxN<WZ8q;YkzfT`iGY
KIGkOUH&ODqWmpppFeXQ9sNZc#Tbk1ihz($+P!kq2dA>yFquy5x996)P?Ay=@`=xBuOkm7Ct}DyLLP6+P54Gh3I$?zv|+GT>LTbHE>@n6XCW{OY{CK*OgL*6
cqs5BdC7az2pI9JAwO`@St&o(xlW_!(>b&nD%1XxK<huJ8z-*^4_7S$b$U8$Znd&KhUQgsziR<D(g@^7@xF``fh^n(wWyghuK5kfVw4;s7JLY1eT)C@W5l1<
w<N{v2R}zFBUJ}DdYC2gY5=ew>n<rgD6){kpm7bFuzBV_>^C)O5zA0~f6xBn#^C)nc8&9;ty+$9H55b=1MGXuI|h^ijmtic0?V$i6%T!XYrT5Z(uKhduBTq5
Z2>63nwvVJMUPS-zQ+3c8$@odC^w(dPGrIXj-LW~b=z%m7lx2UT=}$(yIW{1p}_~gQ(tl%N}o%T<e?7=DC#icL=GC>MFz=wAZ{x_L5GBTlZZzq%uaL+whWZF
j&4F>uRhF}iqsDUFme1R&cu*;C$bfRvdDl4j1O=HvXPE@!x92e?9ze(rnW}YllJ+iMru?;k5~h--4CVqVf=UwR4z$-a;a5HE?IAv7QCBgwH&oP)f!Y4GBmCU
7KyonJR~+bJ2p;~W1SsnA-gjT`ykgzHzs<B0MQJe{E%`NYOAKS!I9A!oPC2EJ6(##Cbb`ZDihZgn-<r&^tH^6eV-0r+k(rA)&ydVJkY=;F^I4Ad;gepXb2>a
%fk~5;@<_1uO(nya1@-)G1CYl*dlTgOyu`h-2?}<tLM0UE4m@R5vN_on+Nbn^~!E5LL1+VO;k>W>-@C#X<e7{7hR%O*Zgt)_eobNx}^A}$`jHqV#OB2cK~!1
pa`T-CaX0Qgd6z?F;eH_K|Gos!Pl3+;&P7DfM6N#V1aqcH)5Xkup*uV2vvYmY>FzH$;U^!_Rj?^2@Hq4{>LA%)_z7-{f9H1kSwsCeLqPn;;=O8LsztPxM<8E
K|^q5%2)jaUlYItw*zRGVG<}N=n=c$^!E;AHoouPPfP8`kYlGV&5}5-YQJmGa^L!d6!{4z_Kxc?`{38c7j!-=^Q3LQ=TK#q_V#c?{|!ZzeTNpK_hEDK;}J03
(=4^NCx^7HUJ#9yOgD|TCctMQ5W5A7x&k>ga)5IEWcZ)sl}IS5+P%{}YdG{=+iG;K<Pf{`Ck2H8iPVG_9jN3DcU5^GZBq#t9hDR5{II1&rJG-Qe(tq7S5*vD
7>{2V^$tinOwi~3MhS44N<9;vExVHjxl7?@fR>~GL;*sd!6hFLmHM2L%Y?2qEKcG5fZEbkN)8uyp6UYH%DYY`>qZ`EEF%j&1Xhc5bcn>Tjr%0$vjGMXtgguu
WCm6BRZk>G29id$gT|q&M_&&y)saj-!*$omT~^27EKf+Yftjdi^&vf*0}6kg?R76Wy9<}n7G}1^d#wXiuD+uVw4)?I5cWB?e(Bth#+N97P&S5J0&L72FXqXM
Fpo<+GV7rl5Qi{ve@twHZ+BvoDg6p<=AAGasR2&tdDD-wE}Wh4;q&LLGMsS@Fw?$cvpy;k5|9e~CVO@d31_&l&RUP~@k<)<I&%B_WDSIe33(SJt#_~wqm38a
p(QYSxbO$7KyPf5I^H={B7JJ9Dr>57yJoVE6gJO@A5Pe!D>!M@pDJUJwyxnWPY3}L2AJL!o%~rAEh}I;Re!_5rqiVgxa$kj<Y>p0hjx9^L~@vukVK<$ylve&
W`Kj{P63i)?RE{b4|@IJ_(cJOk}>afKzmyEaav%QxfDZ+d$Hq+_j&Pw7-69iVC|^?mc8&R5k(~axm)g!48q5yhigj}2uf|i*}~Uenv1+le2pf1^FS&K2WS31
Wy|5yGemgc2v<=1BIvjJo`?{X1!24=3FS*Kx;vufS&{lCd~iAv8y~$+{qe@APDVzywf|zFH-OyxH$^6@3Ixt9%oaxqZS`o*?dBH{gqY<MI16foZ4vwlHWW&|
oP7_{b!jt=D$neWVmlUDYfGg+;@2V`M~U|&E|hOewZf5wC9LjEpmng5hY~b%<bX&WN0eown46wF-P6JxSH012@)LyQg1K4kDczxs+>!NYcV*P6Jc0x`A*oYr
#S8KvzjwQQiINAMdYw#(FHYqUW9CR&@icyd+b=|F2|9}`lAl>m4{*>F-BB=u?(+A_!N1Zi%iRJwL=hcW2w5=LZRffN)qqNjHd9}Fq%AbN>4~VA3{S}+sxy9O
h{R-@NX2&c3^f2%^yNs?o@L25T5a4?#GU6i;aYejm)G8vinap4`_~4D#PLlcBC?hW!$UMlH`j%EUi)quYIEe#v`HuqF{PW3ga1mA*~s#D>6f=$BK|bDD8k1A
={Y7@qyoZ5Ywcs-x*8#y^oQ;&cWd=t<&+5@1Xr(~Y0?DK$<B~MsW_YxTJ^ADN8FcJq&&a62_W)S3fo;hjY2a=FCbmJ!O7Wv`-fbuu3soCZlM=OTrZ^At%JW?
rGA$4MHoY_okB=zt(>P;kEy~Wq+`9*fZ;K08p-4$9&icG#uSmOE<l}Hw}N4~goQ00hR$1vuM7LC%4cXKkTI{{!!9P*$~=GXp=-au2$-2IE1zb#h}b44aFPcA
+!17?rByM}@@+pr1bGy>QNxgv3yYLA<7l470DyJLBM4=A4RS+(6yRF}r*=&D27wcdJ~Me+i51niMy|BcuG1Tb15)M`)j+LG6G?VQb&+O}Hq_$HJmDL(fQ^B>
*fJ~v8Gpc0MH?*Ngo$}0MTPxjEmFqqqVdP*p;m!phoEAvI<qRkvRJKN<c^fhWx_ROH5^87ZtSs=F74YLvg?O;dt(5kA`t$1<uD+0a3`Lu4U<0<Y+~XDF#aV8
lEXsdE{HZ`;?W&D==jesy}9gimb?#IQ8yN*7O=5L)mWq9SS}_Al-PlczAdLvNLO^j5?~^=f@M;}$(O?@ccd%kPhH{>PYZpsqKowiV--?6^a86V7s#o!Trvak
tF;x*4Itvqc>#24vN$oSe5HH(5mbfPqj&z~b6TO+UF{(PuNUaTx$Iy3IqgRLEY4X4;VSKXw{Pa676}d*)0KK{;W=`o)_3nU+&z7d(N;(-el)8l2>9<ai>$*S
RREY4^v=|GC9kue)8;SxxyuxWR`#8|>}1z}VNHWIubPfQ+vj`nF?tp8MeSpEOpp83(6{2+ZJJTi0#n|wa{N<I?SS2gN`XtD0+Bkx4putfN~=Dy2}|g;x{#Yy
$p|pi<Iy2O@-8q9J=+AG!a3zu`7ym_IrQQ#7zi}zH$Skl=BBB;TUfN&A{?lSr&%vS<6Adt4I|ZNjY2!besll^|5(29g0OIY-&7EU#DHT3u%2)x6BM#Y2GwXq
Cs8qeyi=}#BZA3{U_G{H0)uRRtaRh0{VAO6XbEzC5Ozp+sK?P?d>*@<1h+#5%3AFhAdOE%)P-FxvrH=WD^W9o&Y3)K#M&(L!2bw6TSmTIi--P3&He#1vF{h*
YQ>XXW$x5Y0YFD?Z#-2?j~~UY$1$GWZqbwD<El1VEuG6sTtgVD94a?fYmhd55)6VmAjWSfAN}#N-qro0uW*0sn9qk!oJv1hE^lnVjL=C~42|9p{BtK-T6lRf
>(~^x9{53k9nXK`CYQLO80Ef&B>0~0LC;t}aA|MtHQA<l=y+!V{)7xnPbd314!Z6vRnaY0KD!P&vkAXYT+!~xNf{ivTZecz7Hv2Uk)W;XB~HYrB1BwH0aYSr
e0DH3&($n7<r%hug4!-{+D`LhwGsutYPod;6kbIYu3ovt``g$kZ({(1m)!eJ4Q!?z0?;HNnjt8lHms3AkcfNYsmkbh)&d8NxD}A&A!eHP3s9SCCn(hYQ;LQc
U+zMV9|KSoTyjAA*I4v<#NRYic_WE8b91Py%#9IA+<8=AT|hcM!Q-^p4c>=yDmaL`NWIW>?ILs(!4rKa9b-sxiFDG~TvA(|=;ka7rV@97s=23uP+LV4gqdA6
i}7Z<^0i>OfV<Wt+AHF>xaoK><_~!P=H*&oj=uh>2z#Qz4e^0JBm%Z}LlenQ>=x7_&^ud!mYLUR)?Ec9LHVzNvq?H17)(z#S<c_|J2VpBsZ)aEW;0Yv3cQb8
4Ab8L+c4az*KReNwb@9#G^{Vw&BJ`Vz6bxabd)}9oK7I&JB)OivKtm=;{Z39eLj0gsq?j}chlKQbWJ2<l?b-9rzSOPfh)%M%-tAM{%9)3OT?&y>2_ac2{k#?
;gHbpa|Z*7*NA{vX(%jSsv9m{e!1%$E{cIp*aNAIy2J|Sf^DLr+C*hEmI}liHDkmC#11(Vz%3c}XXdx;#WyG84{D2F2{ppjd(@n*hEfXF^9dR1N|FWG69yb2
TQ`<7ce>je-AGnB=XK{ny36__i7b6elb5Qknygy5%SPh;{C_B;BM_+42<00S!qPCF4-}>*1GcBcX8(6SBKKsb3Cw~bKoP%fz*=|+k4otFt7v-?%jNU1CBhO5
yJ7(w(p57O4q_BNW%bin2bnR&_6$&FG~8KAy2-_~_I6c8i1EkyUn1d1Bsrtqg@g178SNgZa-G3Sb^EZ0ljOraU2j5_WFd~y<hPhup)3OC!<Wr_1%c$HvjsIQ
0|rbz_AlZ+MavCmR#~$=n%DoSo_sjk(J{>BRUkhvaKJ{w8+|eQ3MwrMT~fAK!xa7%jU~r2;VdY<sI5r<e|F&j6;kR?tBwlUSN=8vXtG?joJ}t<23Hg95bGGG
CN|tniE)bsT=Wu<#WzV-yo*9-zj*mH&vZ-modxPS_u0JUbOk=xY@Pf%zwoF;C35HLz}`*NtgDvKA7v6WSP766Qp9+EJxt9f=h^n=*iw_O(?ApfMinkk<(Gx;
VG9%RhSgddvnczH`E`zBCPo)pm<*Z9B*a*N0yy#T*M=V}?p0(MDV=Q{dHJK6o1{AVB#`NZTxGQ;&fOwm_fS&P$OylYVcjP1nKP95Ey#PPY#5TAC+rbEeX6>N
B3_tVnzoR-dK}>AM<-(Z2$F6>=dEXR{}luQN2^6ZhqU)jcNt?hBDXkw2Ec?*$cy@<lw8cv{Y4pZ_;kK^Unw3@?$GP`3X>TME;o{7CMUdh#V6kU&SEvL+etPz
c<+7FZSAH*D_vXSUI(-Yxe^m9`_t!U!M0`?cB(@}J+&@@{|Uzpdr6S^4NMX-)nU9G>-ti1M6RZB_F=X_0^U@?CYudZcQ||C<|dmnk=9@LSOCS_2t5!DHv17#
<(}Ap6=<)QOBpnchP;oGmb>%=E-WIK@Rq7?5@r(zyb|LM`iEqaKxido#-l+Zwaea3>28zMifk(aG@@jXy{~h6vMC2vx>sgK73Ue%u;LgO_u4d>ecE=UVfGM@
u9(>dJalm2a^YT34!Cn@yY1XmDnYm$b>%SG4tU=HUi&CvXj}^wVnREZ-NB;sw^&`8%xZIc>a&5kJRBNu6=vH4*}z?Fz!DT*1sqe$-x3e(6|rWo=7F?I0AjgD
wo%(lIXXyLfCVkiNu=UPu}s?9&6CsyHzF%R=*fPwZS^X2c|-FPMWdPvv|%fSprDC^BEEHI#3J@h%LEVj^#>FAMJpmJ#gg&zWq&!I(Y55N9qa4@fcePud{3@g
Z5t&rI?(qOJ|_vo4iA=`D5NjoXpZRlzEI$?y3J4EbG^ZF?xdSGCZi^P>y;-^(1ozq{P++x1eZS-|E;cv2gNPq)azZ4TP1BJeViZ;2txvjv0E-(<BN{V6RnaN
(IjGIh<Kifa4smn|6zwr&<@{{m$Iwj&Q+HuN{rr85!Ii`Kkh^x0l3G_t~5eR7S3cCHqpN;SQDgA-nT?`s=Bx%nbOEb!sBX$cKs%yPk44;Ycn%Qnely>MN`~S
!<!6?OFEQV?lMATJ8FWz2u}~-L7EREij?r^T09VNQrLTUK?0pKW%l^Ou<WAQq|!-e5!v?4F0EKBP_&&<EjU$!FD}_CXbC^-Wc2jy<wN*zQPzThlGdEd2h|NP
!74lV2R{{1Jn_pdt(RdiT2}g$<1&uJK_{*XSF`B-&_7Va1swquU5Z}%CSXHWE{i<-K9o;dKsSYcJbvC2ezqsSiq$Wm{@CE?aB%e#kNx1h<CZ}eAOEu<YLwDJ
*9LZ)?*V>n2@_+b?rkv(W!Lz2AeQq~BIZVV*#eMi6>n=R7XcUzd+vSt&V3d-15?F~LD0V8r*0!&F=XEl#^7WNlc8|%6rOeH9~l}NHTN_P6&s;M^@LxWKbTH_
Ay|*qY>O*&$TxZN#`6LMPCkJ2S{)5xiQ_miEWAzP?-R;QNcRdo-T)J#^%wq4R8K`!Z@;XE%psvLH-Yigy2-j9bx}@a;u`PiHI6zI#)JU1$<X+aZQ7A;rPy9A
pj-c<<s?O|jXmB3Ke#bSO<+j>M3a-Z5wx_$-uO(5t(U4>V8TTjUUVsUP|EgMB4t!uXm|zekYoXC7#J?#$H_G4L_-1*(89yVgcVss<OUlR@x6e$BZ~q*Q*<GM
wN)mSou9e>kBC>jy41`9j?y3wehqO<B|lHp4lUpiM;y7iC{ppsU}hD9^<DvuOM#|7b@IZLn@t0}-#PVv3=8B|>@0oAPO6rjk}^EAB*{>9f&tJ&MMD0`gYxj(
xi(6~CzahPyMsutBl-7W-W6{Pu_X4#O?DHp6l=?Zk2Rjlw}aiasM+qCj}}u}zE}{PfQ*efIM0`Akch;R^~onPm6^?1txC3;vNV7~cftI`jwq*c3}96Z2(8LD
i-a)yI#~uG?M3tPUka<2IPgpFL{so*1t0ioD}`p%*$o*!kN)Y^v7^Tk8Ro6q_2CmD`triMw!XwkG)6a*Px(GBYnonlyJl`9IvvC$>oqv8_{Bn{U#15VeMCCm
Mf7O=dj$t9)(La%^uRbX6QQ(u#?au;TlU_HZ8L5gaG1sy#L6LXPc$^m$WkzNoI-zP_lFr{1-TkzA0Z!uDz_*x&>gR`r7Xe`8`{YGa&f*@GdKPSuyloOq*eqf
WHc42oh5{y7ZTB8oG^oUh@n<?B0VNtma+v#;w`j!%FO#<$PGAg=G7IX@pws~KTyrh%osJ*?6ql`=3R-f_a)kTY!EgZd(oyoXXtJn0BueLO|6Dy<cMncgx);^
Vs~uf-6d3HydNx^u~l(tOE`PER*kG2(f-y7uX-y?Ya*Oh_{<q7jFJs$K-2?+Q8e>*4D7RlS#^NzEQ?o(-(yD%9WOUhD`;+8*o3QE`g9*zbzA+5=7Q$L0G8{A
0wW14Km#5phB6E~G20pjSU6fdt7@;fM-+fHAyO@*%<Vs>?t`xI;tmeyzk>&x+|!2hFFnrh&yYZfA~zLFp%uwwFHfJX#|~IWmSb@FH|IpsR#_;ba~^UT0k^aH
;!I^c*D*P!Yk1%kI;M}g5f%Q8v^9>!ck}Ez^BV6dIsCN=8m}+99QFqF6$=0W@ZPPf4zukdx^u+Y#A!^J)23+02+4>1UPX5TR<2e=)h@lWL~|Fp&R{wKfjk{Q
ZQRcg0+j)Eg`XnX>W!!3ZfmS#F)dob4ah0;ma?4>An7~=7*48p4P1CB=Rs3^&NkCpQ~Mi?)cV8@zn8c@Mo!(S<rO>CR!vUkLTXN6By8DNVI}eSw++8*tRm;<
dnj-D1K@)vdE}qr&B(%`UBm7usU+-j&}h{xvj+YkNt`BU&LsV-CGWnc*$6!zTFU{rb{?fr=I&bGxFlG3=|&R$3SZBPwW%pbnp(yKoiiHXxo4rJ464h8peLO}
urMu=3ImF^Uc6PRFtoy)D!0mL^3hd*@j6)YcQrs1lNSXfaSYPHx7$Z@X{6pc*mD^u(QJ)POD9(+`1=bxpTGd|bQ5tSPy~n7_#A5-h06?h4^e{7X2FXv?Gc^t
86E#54~K3k`R6DzCg>;r<GYJ3)uCVt0V~TioN1CY&6C~gr@C1tBu=(4{2!I2&F8v(gQ>m2<5`*kB@m8DTW>(r%#V$fmo?z81R@(SzdOYHl%D2<se4N-mNvH{
{o=UN0hjBT3<BO{6lNsOhNvAwW91$cbQaP^?iQF2a(2pUaEgGQ7Q^2(L5=#Cjj*7<=1t$WMJGW=TPnHy6uHG$a5+2U9NcQc@Sn~a5ne;QwKEUUIg(oGKRTx1
bkZELzGy=^uV_}d(GPu@ys<sPV61o*k%U-B#ciW4f!#?~=ppO7ZwGQ$RtA~75jP~@`c9LP=U@66-g98Iq;3+R+@xW1j(Gwm9ee8}yEM99MgPd3eN_1%7hM7{
mKuu;v=qgE`6q#27*A3ROBF+IXmLH>+3iRc#c|^ET72^;mqms^-)>u?(tD{<ORRS&V?<{`YW!(OKsnIM^k*y_RM<3KN+FS1NK|KxN+^Z!8$*gn6qKd)eONS5
<6jH=x1E`Pd+zUlPd5vJC|raC87M6|%vcSmu52>icXb1qZAWSud8!3}m>!r5pO9nx)r29}&&Fmxtnnye7#0o42kal8*pM%w3A~A@=IUWLoJUhLU5skr(mvbk
vWi!OOAB915uia)+~9!*Fxv-m4+yWfO-&r0PvdER8&5n`?^J279*MAC8q#xSzT~PlR`UGzpG?S^DL2tgD+f0MP|Xh3Eq}S1?4IHvhhA}swXA^mnreNW-K)3-
eCKZ0ICJy9%QzR<KKt#WINN5>eHPD&N~hE=O!hPLM9UI;?f4dROPG~QFoIbt89S3pAc7m>9PzzYvsrvj@TXQ!Gl}k$)hRvrHhE@KVpKy~v%@wSVE}>J$Y5R_
P5Jav`bsmqP&H)bQIS4y3Iw2>Zp3_2<U_?TrekL|Wg<}$mj-Ge^Zq-;Hq<?#B5?_o`TFzB9`)*yrz?bfRo$H77ZDo(v*p$Rn}rHtnV<kJIj>OT1;$QN^w3{i
t2E#wm?nMz13>)0gSPTREpc~Y0s0FuIcGIHnO(N)3uW@(cqXG%ZHy|{`pn@H-vV3-QD6mGBTkE2EB=USt|c+6JT{2sT|`Z?^J2y^co*1{<~ftJ)jCIv6Hi>7
LeUsS6VKC)RjZfxPA72TX$Ahal3s(e@nZ3!Dlth^gBW!g+@(~_ZXu>4vWNAT5QyBi0u~tvG6X+26cJ=vOdf_mYXw50WiC$UX^~`vf8A?C+U-3j9iq_tri&&r
lPe7yT$uJLo>ej&iKV9-UTPrVspG?Ep&UiO33YPvOk=$=DZ+PgjY+&<A`R2T1rNwvpopE&F?z26vBjQcV)`RPKZP>;>2d6GZw#p{OeUabUmA{lrjjY$4-HRn
AQ5L>`q{j*Rn^)Jy=K!|doX6FlWR`N-S%r^cfw90?JzBdGF|#=$nREx?_YkIpk^N-ePc<IHY6TUb9-O48rwGwd^`udKd|*J(r|9EiCr@CkYoTL)Ayp<n83A;
D#&}=qzq#I_^rsESTEuhP($IlQo-lf1Trk+L@tM$+q|O8d^BAnuLy_eB7<Cw&E2B$AU2icz{JsK>mHYf-8*4e(Oe<O9LbK->637U87^GJ#d#d+Km+;WDr16n
u*iG4?QvvH{YI|AKAMQOhK{<L<`a4Z%0pin0t#+Rz?&yU8eB=r^K~Tmo}Dd_Se{)IF{2GwVmbkWIt!Q*6kr2{?C-0~zt>ne3A9Nm&q<Lm2c1Y+Q<^Y(Y@dkg
W@D}L>tM}PYNa*;Z%ByT1jr1VM2wd!2s=|nQQ#r=Ea4b$Egk<i&70^jT5{PpSjUNnUWv(vFWDU{pe46@1ESdUe}Bex2Lw|}9}3Bkc|8zrgXPVcMgksX@%b<Y
TZznN&{k2QDQy|B^HIxxqe0&D_o=}UlDD;0SwAC?`xHTI!^UMTX>oX_U7-DM#@^zLpprcq#BLc0|D@bgCU!~-d^3rtKJIFV)_#^2H2cQH9^MS~zE0i3g|6Ft
CiUQjGj(Mbz<1VP&%dWWDW$wzNJirbSI?x<%W|t{-z{XlZ}M7(zch585wE-J*K8_Dmb#WntJD}@TY2JIDJj7p9~7^n>srbKQVk7ADnO0rIPqvG!7>=`8wo-y
Sxm1|ZgD-}0bCQtptSXCRL4-om7mfex_3DrvKxv|Cc*Hb0t-?3y?L}2fW`f8w`og<>V#G9L-pgzT2;@DbOW?C0vUt#f!zw8Y*fUfDt!f}fyxu|Zs!HYyAxbN
AR~9+z}kEJ>Pu;P)sqPfPfs0J`+!(5Sn@E=$%nbWF~mDAOSZ3_@+B4}82oe_#h?Amm~co-#iGsu%Gbo0aa8WD27G^cXhJ|N8WGOiF9pQO0%O2@{qkeba#h4N
m`#0ZFd?sFJ*TrXKf{!`;F6vq@*^t0BHdBFrAa7zbtP$FcN>qDUQ?`Xf}W*FHYDDuqUIU~%ktUTI{<(A!72rN<^7T09+tR9J%(+FhQO?-oR$*nE#)bu_-dk*
M?zyAB9%F%OF<FW=gB=$yJNb$J(@9^)6DOLi9apkGTZUU7ud4bgEX=p54FG^qxzQKc;^*-WQB&`yddn_Di!*+rfEB>@T&pug^%$<E;ETnrewUduTIc1dC5$&
dlVJafQfQN-&&mnO*cP|2&ac+l!Yl7TX-&uEO(lC4)Nn_S_MKbqNNiKLP&Hvsdr&}(!oIt1@-}xq)jp<)c)zUZ$%Z7GZc9^$>U!zGj>uYPg-Ut7!CPG%K($S
Pn3g*Vo#hWnRr->7B2a~+;0TkOxqd)C6tI$ObQB!Z_hj7Tiks;AtzeVIbbbDl>k{xi_|g~!zj2#Gbr=~<6T>aAQHnyfMe$wXjA)8H=vkF%RKlwWm7oXq*Q3%
23jUkz(c*{o4i&-o*_aD3>+E_0xZE!O!{rPjl<q>#hrR#8DA@IKS2s$la&-gxpAkL7i?-l9YO9@Kcwe;cGMC>mqq>9Cf*EBhtfLgjV@(Cf9LQ#R7$D8z4KWk
8%qtmA*$pcYT=qj%?|67BnRb<A;JL_qTbd#^xysD3HF#;biWg0c_UCVI9sj9X8?&Ia0yyj0i72x;XcL5@<g2~Pk>g0dScp8G}p1iA>Xm_1oG_oI!s4Mvc^KV
HqQ*u9d$^i+X+-uIjMMI<LEFVi$j7u=hSK=zh|~xb@}cAYs)BEv*-RF1QU)-y6QX3s0Ql@{^#nSkH1C;V=X?Dhg=+s2pN<9SYml0gURp+hUQDJiHL6e6Y$gN
O7Tpob<H47HKU}6NfdKeTrr@KHPlcf;wfN&*6kKX&xJ60JAED+8CMkShkTu;(*7t5i`kJqHlNJG00)HV0?nzbJe1v6ED2=LaMbMPiDF-9+7Q#-ibEtK`A_7N
4ys2sciQ>mM4BQ~0~%Yu8odsX@;ed6lWzN}2#{<--O?^iueaeGOWVo86ykKAz+pV*J3dr7XZx}ETL7}vuvP$UQ3m}QiU^7=bdQxfG9fTzQ%weGX8SD3)Ob#w
3BIt*+gCGL!xY8fcwAW-E^>*JU!xIB(k4NBZ_%9yvO3x;h2mOmj^3q1g8zZ`{>#AeY>8=o9yY;W6o&a-<m?lNF%QawziZ#$8KSCB>(C%p&!U?m0^lb!C@ADg
pkZx=fb)~2R`+PVqDwi7*%$(8JO0Iils&7tU4%2N#Od0`7i0XnS_UTFHt#Yq<2dZZWn>l=F6r}^N+w?wf7RwvGV<sTOa1f(TLLVmr4!`bYuB<E=KRPs#Ccpy
*9AhHSj(T^yg(WLUk_1bg80KJuGE3x<qZPJ;UnE<Tukgoz>V;dBtl^gowYHB=4~$xYzBb6E)iX1F+g%435`8g7`N&rK`dZSnoph7pOTiV&{2_GSc#yEuCh{s
^*9UkC~Jy*_`igFcwr&QgT7mDThm$lw$`-t8Mq==<!lusluSG5;pb#2)eUZ)fm<KWcro1(xZ$Kh^J41u$!Vme@UbchL>~jMC%+>kugO_kBkPU$i~RsS>+L=_
9>c<@8iozSyh(efIn3SHM#n)~4~tG7NvHGC3=2yKi@I85s?Dj#udwrZbXQ&0*oFB7nh#IjHfMRZ-6kYWw0JUa(R%}YPTDnPOUXofMQG3jZ^C~F2@hs%(MD(X
d<PoPfSC;fD1Zb|p#sg%o&wVojb57;LIOksM~ouasfYi#LJZbzWVSWJ$2rPI<LTE)@OC|Yu1Xpcp^g!Kzv3D#KK*pXkSBTC80e55DSeHk>z)*btKHf%3Bn6L
2<m1#1!Kp#a0<0S^goaIijs@y2RWMhp7R=<)&PgIXy&5WAcs%7S3Z3r@L{elEjIPHT|^5`+KbI-^m#bv|F{SC-?5#Ek0+J>ZMr9b<a(UHh<HOb#fg?QNY(y!
yVPzj3u0iOHincwh+)*U4{aQ(OutGwhcSY~L;Je$ZB3~;ac9gdg(D+fD7-bC4PKNq8(d<9II^Q5K8Ffbs8rz+%cCaKIm!tX!Jgc#Xe2*FvzOx6{<?B&<jXpR
oymeN(!`Hmtq@hlquDJ;Wv)wKQMAnpG29rZOt*$c#gii&wTY?qXU3%mKKH))p%zt*84ge`ujptv;<ds@bftce6us|ee;RT1;dIoEMKAn%JsPfDjmGKwoj5A*
OA;9>4g}?T@u-r{b$#%=0EG3%AuL7VT_Q1jaj)t*>3M_gHAzc>&xE1;TBP518!6&-&1*aR_dNOm-_ji0RUgI8>%nc>3_MavQ7(Bx8MF(k=KNqyAmrJ7ah{g7
ok`ltxOt@=4n!6kav3qcP%Mc3R|TkbKA-a_z(LM12**ch5l){7lVtrXE}x10smZDWh#=_F>o|g#8SO}!=MtclO2z5fex7$i^I4KDew|C$3qk60`$^NF1UhO%
Y367oaz|$-QEfk|MWi9OR`$AP<!G#&&gY-D42@e>+v2r7C<4|KF&vM4WKdGricr;=mPyg#Nl`Rn)pbn^i+L`eO`k5_IiL<SP$o&n5vl-qwyh>vE-g+C+Razb
Z*DMaLUC`xJtn86zs_Z4h>OO<FA;)Dy%llQYHDa4Xlk=MF;YW8RpTDiv9f+gLt?^!<9K0;P32QohLr2nR4O^eeSbD3nxAMq2dlqJn{iqy2>gvMWidQF4Joh+
^qT$9OPxQ#fBvFK*GJ88bV*INhd4sT&KxTd=L!-O2U8>HcX!8jyz}$)bcQ-oB|k$)>$5vn!2(^=r|KBk21Tb`Jx%Uz01ER0tN0tLn;J%?Em!J;(tHuA2qXr#
1#&g`tZ%iMMMzjoEQrCuY2=ke0Lb<X_1@rumW){|7ZplS>hUY|*dVk+xwy9+$q-66PJK<0rzS^?$I}*-k^R4iF?FP={qF}M6r&PQuG9soJxIe!WrA+`bBv=W
sf8=4(^2SDs)!l7r_e4bH^%QC4oiKfJ9^qsC6e+Rw|>t{`qToEe&YyxhI+algyg(EmmEqBnIaqtNLvSfHY3r@qskp;Qw`MTdvR>M!f{cmbRph-fmmgsAu9{B
*p#BO8MA<WsS}sn+s68~Sr-%et^-2GBs88`{%9$yDn&H7QqbMZ2gh1PX|R7`6L|6+S(^Pb%mM2!sG3<R;<s;Udv$=Xx_R^s8bT_z`9R<~aBNcuhdLADb8-8v
Q3`iikLzr78l#C);lBnKbR9-!&T{i?>UL@eZQV1D7xyMmJ>0dLP5`#5I6vVhVWkcrI>?JG#p98(PTP}O-$`K39-1K7NfRjWyjnGWJ)>Uj5)C&xKkjjtkz5w*
8e5$W15m+6i$FMvrbg1e=i}mWt}2tMcr$gom0NBniU=pCB3-8TL&l{)f@79KC^K)wjJIcmR7^_q-2y;=H3?Hu{eoy8Eh}{YWbGCR#5!tCgcgkv$dX_UFZ!Ix
BlpF|=V8I|!|?^3vHdx#e1PyC9>S9GgT8(o;gO!~Ta|db?36~hAmL-gR~Xy1PrrgJvTK`nT4th|E^5o12!a63`R=cu++taNwaCdFDIx`m<veWt;Sru}e2Sdj
hUD}5d9~<&cKHEDhbC_zpl$W-;0Lhq&FiRW=ByNltxLRYWQrMn>X5RsCbW(HGAyO&gOo2wKvG}#ke*G}>R&j#7E|9q%x^NyaWKmMtxMXtj(4X_Y}X6p)J2Cz
{R#}^H!1DV+VPJbDz&T-XBdpdZ!C{&6+xCMY=V@vs_k#_L8@!YccoDlv(NS~r0{GcEN*o8+W5=k6KrSZbF~>xk|}Y6v?S@q9z_knQ^1SuyTB!1L@(Z``V}b$
{#0NYsS)AzJ4EV53zX(wHPHD$kf}2DHst^F+b>g{>U!KoanZ877WKz*&G&v7S4|l9ib}X~t}F*mlynBER6%&-<$O~&+<&~$;BgV=a^)Z}KfHGZ9bm43gf~3^
*vIy0eo@nU>rY_Ssjl~<zzX~LPg@WN!tae;hHVDK%HA#|{--b<Gy2RDI0jw*I)n;eRg=9R^I|+EHJ(I&x+wk&<w_kl;yO47Cm1^z3*{|RZR(?{-;SBVo}+8u
^L~2<=ItV-chYf3C6liz@AWvUo$4Mka1Q37O&A6>p+>nn3*l<QTbGuA=Oe#>gPGyaS(tQ%#abzLxXN42BDzQf%Uc(?#$V1~x`sp$oM)|#+M}6m5LAsiO-r+2
#_3EGeJ7j`bfn}LbaAGfj<*kKoFe!xew!y1qHgsV;K#i0!4P}&WYf~|P68MTYj%zTnLeN_5hJ<1*2cyzbfjs;%mEeKe^(1_K60m249|-O;Qn{uw+hZnR|-|f
t(_X`d;N15hNbmpNR8>2scR;WKtyRJBY*61kMx9Zv_VUbgpm?@?L}{Ag%z(bXqz4tLYI1dyYyz^KPYayKNzf<Mbtj>EcafPQ>~=`pjQxQ8B&_5*CbKNI@Jhh
=M~sK73C3II{8^}i#~)!kwu86`&Sm}ffNg4OGB9=lWHr1kd_w`6lF^Pu{M?@v1wxm5p2!nw4xW2%q1J_G3rThNt5qE$)k%fTVDw3_;7#U+6n}~aCb4-GX$e8
n3~El#eG*!3=6K^Y80ET0!kCGY^z&z3OwCW3AO}LbP$0G){1NG=GuZ3r%11Dt@vrQsmF<R1w?n%kY|@JQD`36$d!K_ef`?Z;S%EfxF6orqy3dgVtL@glQCiT
0eXe<K_hX>J34-O?jB9&c<|TO>D#B*D4vJC!LIMt?O3+Zbd?T^!p&&(KwE#Ho(<#MC0CokvA5DEKFnV&Cf5k-3W);gxC&c)A-ohYAQ^hZ8Q8x)=41ozU1w$%
dqrh9OtI7QrTyl1i(PK%(E#!dYA#=+f*Ci)!#eCtnj@^M%{Yuwae$D(PBm&`;48GU<h2~gmo9>v9S1?)hPyI1^-8Ts%#)hHeGSQ5)#vRfcv+l*p1Ei1j=9tM
YvK%GQ8^5#<z<j|hYJ+?g)03<T%O(j$rPjU90e-e-V?-{H~<P>4C5F6JNJ*Ghp6fXQp?o0$E&ZqS|HJRUOY`UL*pC1v%3t%pkzPqeME=%SCu0*$&FATW4%2>
odbbqwg(4bt8svu<;l|r68SZ?Xo+WZR5dX2em=ySS@VQu-E1<G38)tqJv$=&BA~kW4LA4W%!#4#{VCb=+Rl(k=JmrjB8?|7{o4_gecMo&#-T7bC9=_sotEfQ
5HDCJ)QZfwA{6n<Ntm#lS5q{W_)f3sS0u<487YDe(sV|R^5y@mPslS;Q$J9fo_!+gD3S;EXhNbx|JP09Nes{VFd+{T@NjJn83?UqiU4cnBZGQNj#b6%1tXQg
O)DLtGy7gpG9z%U#CHDR;Ft;o!%lHvsHzFt-&^n~9=i_~>@$wDv~)y?6jvR*2JvCxUC};Y2812BU?HOGFZL3R!7#<*>^D{^AXZG50|I=Jz+Y=Fc~F$kBqL?y
N7vc`F@AF8<Brw_l2T_{)J@U#4xVBHEt2jB5%Cj6D}PY<EdX#0!l~%R=33%2JleGdH>R~$9suYNYvAlPVI}9EN;r%`y95atx-X(d&9;8*kjQ!6ty|MbVpl3J
VV-|KBRDG_E-PA%5g4@`CeeJ6DIB#-;Ym3E7x+ka8l9h88Za6+*lS!(BY(2Nv7F%pDD+rxzyocb#jT8f0d=0<41^H%j|!?$Uwi*qj0{fu>xkYuRpCDgF+ye)
!N2dmo|&N?3drExgg`Xs7P}7CkBseJ3f3|2RZ5V;yOus09kvog)IEzh0ph5?Gt9g9&ZU`K%kc#^h&Aurln@A8sDU}mLT{Ov6E)eJTU38gQD}F@*=S9wqzR|3
5jM`E&(;Z*0RSt1mMbs<CYykn(j*#wpBvT?Cpu^oJnLB}srExq)MUAnqw&`Jb+92Aq~<L(!>|dhHJdvZ1Ra*ei`;j~Q_~U|Yo(o@O5lJfU0;a12m8m%X?vF%
zEu-i@qrG};XD~CWFfEiqJ5+RZ>wLR99Cdzm|Y2>_tZ+EL0I?{{v}K%G2$X>5~t>RhJ~GeHq%XVkLipv8SW}s0UZgW2?!2Rgaq1%nK<Hff@Q)ZUEhUc>4y+&
xO=zkZ#O3MY^=L|!k${{QAOQIs?R-Uqo;0&F#U9RE#8w5Qq8KiU>q#pkC*juCd7+EW3U+ezeM+@mh>F1NjwsMmXLw*xqGF;hfh-G))@}_ok%at<}*T8s*)fs
|3MO%`mV}$c|j9hNPkp_BV_&=Y8EKMlzLyQI`1t!O}upyO~V-f+9Fq#OrYrZK}8~PI%hP4*e(kzC)S9Dfp${>qU=`PlDrb`1@-ENdpq$`G|$HPP#zKIyIzM1
Dvp*18{6H^0>(fZ`NAY9TE4mVg=l;aDNLm_MebfZ>>6@6GvZdX(ywYBNAmonXkE{~)xrURoK!HU`<9(ax$t}jC1cn4BX%O)*~dI2NeXx$r(|r{f-)hXkb0*g
%rbc8@k2sjLC%X&kwaVy{!R?q(hl3ePVX+&zz45ax6<~5WCh@x9AgBU=znyR&{a_Xm^Ks>JxSW5oP_CMzTKAF7s_n7B-+<%$;!8(z)MYj5f_T(a+Uej#cpJp
0Zf_Tes#6M+H9e12`q-j1&=Mr<8n^q<<!LzL`lXp8X!~}2<pnwh$rbCWQ$W$QX;<74BOcp4eg5!;1~j1OdaBCTTU6|H>q7K`%rvk+T)?KRH@K&*19}dq(eSt
g6&FR(iuvIXh?13^mLKhuH+Y96~-^W!CY;w%PDb2vL2TNEvJ~WUAf0V{=JAQKH5AJ(}ttAcgF$)OIG3510>yzCTpdlfvXqCJ=c`_vIy`f$yBYlZ<&@sC+qsI
?+6s6x&@AUE04eZ;lEql5m1>fg@cv<zN~jtx8SC|C3Z;}EH@#)M$LSB3?4k6Ll+)K{po}bJkUuy25UBnE^uUA>*fMe`E!uCfA5Y?AHY3j*cNfs7~5?U0Ym+w
5sWEySZ-qOT9QXF+p(EaH?L+8i-Z&&%QI0%{#N!Ak4>TXZY`@2<gbV!qf~6we%0yn(>5*%Nz%cf%XVDHc~JRiE#xeeDd2ilYito?i~7kVO=Y&NF4I#at@r!6
1Yhnw1#_S`%&kzGugoM>Y9Wun9c+EevbbuyI@C`GrxLa6!Wz0j?!#R+$jS1K>=bktC<p$Bam#=#=(3SfP|rx2JK>K>fU3TkaZzPLT3jQ|`67Bmr7CGCWwuSs
>5F6dNfGwhPpVj}52~CVSLcFwKJ>#^23CX#p!68^<DV7dd7GLzgf5p?x-eeCd+5(lH}k5rL@72aAB>unzCi&qDlZ2qdc$bpnZZvdrU9+Uml64CS-6Te1Revf
z6jI6Bm`G`JF_ueEUg86LwD?-QY|rtINN@sk(>lLblF}xP?IcrkR6?KPU<ybok$J2wlpZ@I;tS$TYvv&Kap1|l@1xK<X2h>smw!0vixNItl)QY5?xDOehqOm
NJEg<7>}bcg^*n2@HK7c9`GzvTEt2m<x*^IBVm3#Re~eWi(_5hv2_nYuJomGydpG~Gd5T{47_svmKPbPV1z)HIfl8{B54W)EAbmRR7A0+j;1LgY4I_Yt6PKQ
flIffp<R<Pq0s*4%XL6cCgyj9(+vF#I1e4oH?1ry`^uh*hJc?2iHkZz?O4%H7E^GzUI{`T8yb7NMTU5QzGkbHVFPu9*TZpOZ;%#D%lg>hb;j|W#xQ6g!=6Kp
`Uzx&6vu6A!hqH-LB!U4>IC9D94)@L7r$euaf97|?C`{mBDjs{<QNRQpBk|DaPamazl2@iWDD}l;TwaTy$8$Xx?5<}JJtXhG0yip3iIYcbcY7irW?8sWU)7;
akEYf$5B85YwVhWQ|8<#)&yA@EHka4ih^cwR2`*wCwZgLIhO(i<GL5KB77u1%CS*X622)Y*OiSp3d-3Oj`h+_l;z8iBq$>BUO`upjS7w8jPHrrnBm4UO@AI}
Lpe7pFon*L`zYY<sSkWl`|G^=WYkH$ce)R6?-#&wp9b~gC1ZsH<0N1S&Z;_Jni2@G)KO$bDVL#J^tInDRcsc3o<*O|jm}47R7nF-#A2wRMW!GVG<R+ZUWyrg
L`(bi3Ic1xo>V;qdL6`reUN`s_&W6`71=o5Y~$Q|Z(x&DR~<QfRf?6xwJu9us9S$!-<y_sRa(ez?oWjI*N?7`&J&1y(w=bk5sii*k|AMZK`ThwOl`6;Gefu;
Rt!p<lg2uaR;3%ELkIs}d<i)xAJYMmIY0g@%}|~NTt`ip-O1CHK^Y0;=E9HGJe1lLB$%*ByQ<6IX^hhWV?GAauJN<Ph>$$r_PEk<rpafT>q2tFTkkhabE#>{
1H=ivqf9EeE97j7MPdCp1G)nZ+0`96eLjRooA}qyD2h0qX0&~yZZsW@1c0p|hI0mHWux7$7B;Vxm^{0{`8pS?3@oAhZR;{m==ni2z%d05fZ`iCsdx#V!D5Sd
@qW=42C)RCJcWUUfB}1rTN9>4N5>8#QuR$5boxSLzUOA4vwKs-F{Vf()g067I>=)E-i7FdOnD?;f2yhP?Cvz?AMBAKZje^L>Z+Y0XK#2HT$E|7duPFJAQ95f
&okq`3jb(}Dw6J5dhI&CQ_*1E(6Z>ie|qn@X6ta5Bo)~?#Vrk{Qx{DNcXmZ!<M@Puzb>Tp;<{aTvGGj=XkjVwq9d0+B%Gl<LO3ZgZwRShk}l_%Uh)m;SY6u>
F$6%q{#tjNFT_ME_7k^^|FLpU!loT5MLR^6CM)_Fid}!f?^rm3huPFEjE;{vtU6~;?MW%(8*B1L43kvFBtLc3i^&G@P9EbiQ>`y3%!v(`D-#(_-A0L!)%vuE
HUuP7YY9w$U);H)S}X|@X>M~f&-R>^WzP@q1bQ}2VU~>m@aj1o(r>Q;kSP#dk?o?O8;&_2;Ap>nJ!gfe2yetEZVK6iuZ)m+jgM~ScPs3emP&X?!>u!L>yA#4
WxUjue^ji!oY@{`7!Mt`tWa#3`J|EBuuDz>aw}U@kx?C@-n9Dzc@mF=P=^B+bm2(ltdSu@g1Uc7U)9QVvN>rZ04~RNz@X%2TvdAi_h(rxznCKggkzmGQ9AZv
OSj6LO&JO=p`K3QWWiwLLJm(@dYE=AnZp#DKE#|<iF(LUG-7*;wW}!)PxVqBeIB4GPyw9SC%ImOU+4BsZ5yqNka`9cM1SZ`o7U|bV(rawRb{Yt2Pk?&4n3Ib
CeWSio<bMMcoJBkM_Uy!0pump^I%-kcCsmZB2P7E#0MaXT5EDJKW10kbpI8Tdx$%IXD%<>=^d>nNh^;_3K8LnPZt-Np%U5mFSLZU4J0Qo5^%Ng#dD$t+1(4!
g3Gwg^vITI`7dLy^6GLnup7P;C`S?I|GgR#3Ms%dM9+>&%HSefmuI(k9x_5{$FlH_NC!G_$nng&V<pe&bTjt`y|D$W`XQ<S41m4fF1Lbg%uoO7Au5PdaZ{X=
=k(Cc=Cd4<fIPnbY+XApTxu)~kjpNG_TU|yO{KQbObY&jArQay8eCJS<=}qNMGY3gt2v`W+0lOQ^SdM%g{y52uUssGIp$ed=sS6gaa4ZrN!i1M%<3d+N)`xK
!WswBDZ3!B#S{vJ@_jrJn`w(mP`wkw^wZ{cbYg!<xUYi^y*{@`k!PMJ+g~J4f~t$q7#wP$HeJ6Bwx@a8dXSE6td8#a0qg4x(;KY0WWGX8tVA5T4e>oSY48>V
DV!qbPcFGYUOD3nP%<rSutO$3S+R3O{J*M2BwZn*CPp;V<b3VG=2bp7l^n~22RjqgxN_jJRf+E>2WRoN!7Mg-2ZI6)RGj+=VZaz5dv2xhcP68jYE&&3yh9Uh
TUCAnBCJiD;3l{lPOL%)ukb-OO)j_F6BY*cO+<XAB6TJK8&{43pU0(12lP>QnR2Ul$-vz<!WMfgyK%&HfpGsFQd+S}&QIZVdknnyceN!v{gs&uk(dMMjuz0u
0})~fQJ8;C*Z1WllI!FM6UC#8Fwi%3;c!H<nu-}J0~2O%;cGSYrz|Nbo|O_Fu_=s{dI#PhpivASYhaZlBt!(IjbJsD#CR57v6hG$j>djZvCZL1;4QDBYlYLm
Zl_+F;|1Y!`186vdNFS?3L*666^n$J6i*Rcz}-ihX`1{l!mAB}KjBdMWmU$&ywrb;uK+%dc_t7{n2Id1jx>8;7a(?x)?%+pC0y>##+}EXZx$9kx2XR;2uE)s
I7%g0e4y&)!m`DleeVgRqk<^`Jku~U2bNeYhS(89m~Q>mpL5e;77dJ9l1yaAJJUo3KDi|4wx~dDXdZfyrCcsboLN8I?cH|Zl5$^85r;4&xvYMA@16OWMk-M!
9OmegWd9?~)%dO`TX521(BF`P2$qWKL*h*qW%;(Df9InU?G$SHbzL7K(a_)wXEk;>KWpp)<4&cO9r#G;vj(!kB8#~6U;{YcFvdB~aN4b6uc^*p<U2pKcq0iI
B{4drC%lW%!yIMkKFZTWBu5?<!)uslHiz;i(P&zaEQFj126=LS|2Gi`;gZq5TGihy6?6wVd{SAU69ARtBe-C+=zl<I${`Oeup~`m63TX%$B28~*trg4Nerf8
f-2JjN!ognS>q&$44@BSkwE7&*OD3TF%r%~;Lx>FK@Bu@)&uHMqwRbP^nTH#UZw3987U+v6;y~n00``EoH#(r1h_VF-vU#Y(m~UBzo2sDUC$;T{S6&xlz96C
b>mLGC&7NcOiX@V6lxbpVR6i%Mw9g3CiX>xrzZKS1c`5nBiJJe<1=57LEhTLlb5eEBT2q?kCr-_wg`ULl?vjU$~jk$or5bDU^m!hCwRKtD7f1pxJSj9=!ny~
GwX?=_c)grXC;xX9uoP1897=3lMd>nX9_qrOW`^_6do>4aP3k4D+;2EF6Zg|-j((~yr5^5#YgyD=a+6_4CM0R7@ODQWYVyly_KPnprV8`6UV$6_=QmFqTN9i
6v@8nwI2=Y1Kk#5_dYf|$7iU(#dSCrHFCQOmbSm*k$69CLIJlU%bH2?^>?t0E>DvIG^do2o`<;opaG`S5+NRdyId*M082ywWU+DJmb+V68|OS0r{z?jjw?+J
I`AusnJy*N!_5w-K`Wt+LhEmQS~&u!hkvR;)n#OITrj_>&fv;8Mkl2t4NB)`29I9SV|wEV9$eVrCT37!Hl?^w0jU;9eO}1c7*tYUVrO!^4$xC@kjo3llWkO1
E8ZSw@H9`G5t)t&P1+sK)o~OwVK`gUU*BBHRO^PO7l$K$4Ulb1Xg=ejRVa6S9^uc6Y;5<~P;Hg7fBM3f=f5=uzJA3O%}?8zHG2uo4GJmgXdW*U>1B~EJryRM
Z39{tOOJeIAE?QY6~CQiTg;S*s+BpUkiM~oo+M(N)0Z8?-EIQ~{}H4+n8Ap;L7p|Z6iaV?=l)k`W^+I_PQ5t^0jr;PGE9kKkREH(j6cf$xuhEnBycMNL}Vn6
lo2w4UMo>CSwQc|77N-#J*jOP<>jF;TI#AsD$2L|<u{i%SYeA~lcM`*s;8W*mVE9EXFYkdr7Uc2DO!hZ^S2!Gwu+pQ?{N);5kAh?6qMw8c;l2#_Pq5TO)RR}
q~Y<xkkdG-VePat(Hyk=iX@c2TZSc+CTUze5P!akpiDoeFFo&@4%I2N(SHyGX_NY3;d~*MCNP!@r=k;a3sNciL(Hz-Y#@Byg!-<O&zs(6Cy|Ml&#Rl+OPRVV
BR?(*>!>uSv(m5Ttk8d&%lO^laXH@4tf^*dCpVM&ezHAzf)Nekv6Kl`IuVIBXm=ltsAi){NtuyzJbdpsZWtDF%t0!Z))N(APPKRgM?IHY3Dyz>pCo7#XJ8Wd
KS2h=d0wA)Md))Z466p%7luUj?K9b1?bW7o)YsQYyD!THHKVkIuz>6%+vAbR=W6<yw^(0ZZ+xKljT~J8k@?Revd9%)!%RAmO@(fZNeEhVJH9bu*US-YaObSX
uTa0z^kMo0kJ+g$Slhe9X^;F7tqu*4<d%O?S;?I|Xf;l9PwPtz6s_NiKm3LX2c5}iC6KJ!#1SYp+%yWmoS$)0eBuXRcN~M{E}(2FV$Ba_PZlR8V-cw}8g8hK
WnRlt4jcu%%@5o4c@S-I2ugYfRcYz#NR^27ZzIUA+K`2p8A)HovQ?D%vCV%KK?)slBhP{O^0-amR_Z}LMS1-?W|H=>IB@^W210cZ4}9x%)p3|ba7|1<bzcQE
L=8FQ_F)EfEX<9eD#STF6Gm0FOQKa$T>D<Owpn31Xjb|z^4eSr{99*r7Q6ck+Kk3x0N1z08U^<i+4V$cSwH{~Dn!EIV&pp?soJrUMvpX8Y3gD*Ntf#W)HX7>
xGyTJr%><gIh1kDxjEGZ0t0vWAFv%fh=O~Eyy6est75d8o7S@R$9R4xL8bKByUGWFhDnaPiQPKbM42>|D&-1<P`Id~M$6bz@dwrILBl{F@UCuw-tFN)?yrqA
Q*X>`YIbA0z)=77-&$2gC$GZf$(Lr1>5^H2cwW6t(qSzPog-ntr9um-tqQ%gG@Le}@3~iO7Y7|KwdlEv)=(yzck*#6Y0tz7%@=}B70f~Jp^fof7Tswd^%yO;
LB2krijava>GeUBxoO3Q2&Ua?Os5J3hLs7~&cQ)9P|~uJ?~W{pNw_*2Zg@<MK6N%)|0a!o`aM;ANsSiX&^4)OhL$|cn?4}n#1Mhhp8-TLgP#|0s%<SAg|0LM
Xg9#?cn=KjtU!j~u9=tO0s7?u$?O-#s4hji?S#ReA-vu^pgH5W<x9!)_sZzxUf=c=RD**3^>VX)ZN_|NNVFHhb5)sjPH9+vY=+=m*=jPkFWg7m*_}egjtYRm
f)S3OtHV|vzAO0jR1ydP)}Zw#P0^&&GXJakYziZ&4tC;R<YI--0CT-mDI->NF+rz1A+96UtfPZ$d_mY;SQHK;L0Yv;i9WUz9|>*P^uP#Tf@U2`389)7lPewy
Q7<0e0v!a-*cJ8z()gm<p&6kj&w~zU{MQ9a*3D&p1T6ED+t6SYBfL7RgJ||WpdE}<2DS1(73!kqphg=63yZJJ2F&Z_NO!2EjSE(O3Q$gK>|5-Lrc^?M@eTq2
BqADOeDzEOrnSzM{xvpdbUb`m7Rkwh+T{l;j+ly|l>L7R0vG1)v8PDP0$PZkHLF6I|1+t;bl{Pl4kO_(3<FXm2RKtN%C_`T)rqic3<CAJ`OH_9`P(EBsz8g4
iQr|W6;OxdEzuD*Wl{zhOH48~aD<g~QF9$WF~$+v-(J7gx|r8_?a0;)`bXbrC$3|IEzfn;JBArs%`|(Cwp1xv`FcG=2yieVUm4Mu&f(Jwwt0YX3R|$JBWMg~
%}0_L6@$`+V6)P*t1&l%au-WeR9T#pnIAxfc7P>3XKGmjT42kf=Ez85yzpGM0DkwH<dr4v9Y7*O7x<0Y5@vw}n(yfZwHp)P8=nuI5>0=`*CFO;t|-N^Cfy9V
j=ve>L;;(U7X>*-NTe+J#k!ybSL6rkGG8r14C5QW^*%FXZY=Hp<IzufLB`~0UHwVLQ#w6r<E<8pbE#4&Up3I0nXI@j{zt{F?X#Kv4ZVK6vZlw)AyfpqQ(U8@
wtTeZ2-&g9OrCqE#fAGiJsR??!K_9wJ3uA7*CB5Hm^8k!M?x0!6T9WNChT7W^P5jBoePY4Jm<nOjm*0mup@5hGpmC$8*@htLxpSHNdR^6Rj(o{J9cFm7_PuF
w<E0s4cM_Cf!MTWnxO4X5y@~HJ%>+o%ZAq{d})4ljud{OV(l9Bj+(cCBWum17m=lnTz;*YI-}?1n+hk1sCX6aY`%?2-h5pCEb&(KBqkr<p(5gyPb2Sy+VjFw
4CeS`1RbJSQq|0U-<e14rK5Uy2#KNC5ICfpnz6=61iOIsj?Z&R;)s>EOw)B+ba6MOC(%Ln0^TK+T0Mf<^V{$p@NJFr3a4>2TcSvq2#3b+5gJbQ%z+hwXc!~|
iM@GE-}r#?t0ED5@2iu77s#=fVW~Z&nA5k}cu~l2we3wMfEqKx0U(QsZ^zO}ibhbX@2wS1SR)DF6VQ%AIE9W5`i34MI=uGVO$L-*Ab_>(fxg~1`?F8vq)QJs
*#)N}?)0vKQrsHU?d)uk@DBpHf8_|0C0vKJ)H=G>kK0?BK)u}>$M9VwThY=f>2d&{phOeOir1sTP#W$A{}2!<tw-+}pU()I)KlqAP$o7DDtbq2YDC%Ub#ys3
I*QoD)P@wCt`zuOh<wIQn-Ad`IurS3EG6YC@AzSe7%kQz%FL3DTVVrw>!EU*e4VQLe=8WwHQrT7X3Kjh_JiUDTA=$O9CN;guYI1N)}FVv|40B6<;qBE^)zC$
Icq1jiAid~%z&3($RMf*S!<3u@p*;&7rJ563l%jKU;q`FcRUK2iss;5#HD50E*{8W2a;6FOOvls`yCV(5863LBY?;cHu=l$>o=9_%3g5D*}PP3*L-nHC8z5@
%_^B|V+!oKJKLAIBn7bJgt;z&NmoaUCMNY%(LS+OcO2j?grsD>*1J{~aMLwtwv2-A(*9zh_Sh@<4w1HDImkK{H`TbTrJVXC)&+e}UDy#4dRHQoY}`HOKsCT9
b^VY{(&<uwrrSYG#Qp?DI(koEC7S$?I!v1wc@RD|4cMtfF#IJTUsdscJJj1x1K=G!wERl5%YhIh(5uPzRhp9HYkQg7JVUtzJ{{bMPn`z+VcWQAO0;;1t4Nu+
ECtO9DS9K&+-?H1yUWaT-kG3gp$gCx`ZK-9g<YZECxJRn>gZW}oWo(Z15Mso`YYbQleo5WiGIKtHN5_WA1b{cR7u+v%>!HAExD;dRipGQ5XYJPl#wdQ?PyK#
TpvJ`Lc>|aqjO`_m!eTmW1$yAl>~JhUT5~ClrZoRK(V0tnvX7HJmfAQ!_*xR=ghEBDjaYK2Qj?VqNlK~o|u#VjSGa!6(5?{YQs(!UerTd9BUjU3|{mS$|fjE
j4BX%1>K=EM-2^H`k){R&6K`(_}uZ=Q*G$>yVz!pBz24Lw&y54P%{E;7cR#HfK^eNhO5|B83&?!T08LH%%Cty`3S&F%)I1n{ej<){Od+L{J+)|zD?O}E15=~
3J}l0{dkcKECH7e$_b*Rp-Q_zR=o>kF@&5%{=qU7I-a~<<SywW)4xoYN~6KL3Jlt&T7#uEBK`$+1Yhskm$_-4D9&01J*>L3IW3H9{HE%86NC#G`oC}h^d21s
1+Kijk%gRW9sGW*(6;Weg<SWo2rdForryn({T>S)1F?x^<po0IOTH0M-+02Wh4q%da-q!2EezaZHI?IM{SPG3o2XMgGw-#acVQ;(>v`B1?e^rrLTZW`L6lOh
V<9NWvIzyz;XwlUFeB6ma>#WDi%Ng6OsDvAKmrInwz7bxqTu~yjPyB%I=dilD30hP?r%nnU$1h*mu63oQ(Zk=lor=p50LLfJgYa_cBXNLu{#(z;mk`Rt!l=`
N%b6x6@jK@q$L(`_)`8A2iN)GZ$p$%HMAj-_494KM$X=HJhoMcj}{&}AWTub#wetR_8;ILpGA)ufgA>)6BxM~N(7iTU<T8ldZ-W{xRy33PD5rZpNy?TNq`EB
GkWKU{(V7X57iveD%&71ZlfUAP9z--|7qM+%9L>c=O)xFkv>j(5Z0C)O6&pl@Z49ZZIv7#pEHnu@4bXTCsjI=@S7qPbDewRdb<p-PatZx^IB{T^)>mHwqg$p
eQ5nM*jfIT_yCv)D#AKpAhcJj0>39#nX3v@n{1v-AX2EZib1fR^GDuy2k^(uHlTWBbJXXly-?)gxUXvl7!w%KNiZZsSFv`qk*VOLg$9aIj8@iLAJ)gH*R`T?
b*FuS4ZL8^dH1aeGN<h37+A=<c|+}bj8PEj9Sy25S!8aKt5lXpK+9OG-+ZU99qcL5>;R>_4#P+aLJ|<2=mtxDE|6uLchUp!kr7<Cu7CW;KYj&qgn#f91#`pJ
2PSStbrErauSv-tJY8=KZGAkv<}^E-h02^O0B;MwI<z0YOlm}NKHh;_1mGA!^eJ%bu}CrIu9~we+}9|XIp&+XPx`vseb4CVKm{5N>2|zg)^g&x(-qs(lm4id
0i#O6_sv`O-g*JX6&McY*JV<`J_~I_IUWcRNtw|uxNTMkJb(y341}bTVZ=d0Z^||N`}DSTl=Yd(ls;-3*MdYyEZS_ib%e5D10~)tJ_$R)41s28Jrf@X1|-Kb
UjO&nJX6a^gE|qGU8aKaSyPxqd1^Kunv^a!rn%_^03CG^!NWL#js`PLylq+;W`FT1zaLDA5DdVYQ!#y<Z)w@!D=rz1FQ=n+XZ6)Tw29X)nhHscs3`VzqxePj
+GTqLt8O`s7Jzvz6qLJ6@?3GZCpT_Ya5|=(%{98F=;EIXu6Uf}x;O9A7TX|B^A|-Yu%}rFY|@6J$Mbc5i!N#jXT33wb7Xr>R2mvg(mKU-f(FJQ+9C;-T)f!J
UBlUhC7M5G;O$`9lD6Q08^w^xYYpWzMhNr75}Zm)U`YQ;X?V@PKe&igqo^bWV^p{H*lV{M>xT954@KH`X7P@;YOUkHA*F08b)n$YHVpl!{|$pj$oB{9Ukk@=
c5ii&46pQ+n_xo-7pE7RH7_7o5PlSJRsEdajJ?~6>mYI)ZS`8bAQ1$A<)FP6t3~gt#yuP?#pZA|+@{1-tA3}TBu2?cL*+~ACDPe%snysU8~)Pj&c{XGp`A(9
&^0&J=d7^ghj-YVshAOD67gL(N9!pj`iV}`6a@tv3|2ul(PtkPI?7U2{~|XN*qLpMj`zRbUYU3xFhET9>1`Q*=MATjBY|gOF-7g0byV<wP7sK7pTz*+B60xw
ONErO9I*fHz4JW!ar#dLt~4cM<&Mf#&Uv84Sc2CF>z3};twzKmGYP_Kd)_iC-(}!Nlw&HZiWxwnsXC57C5uL((u(Qt<)@A`o{KX%j>2cxXwJ?FA}VGFKA3Qm
dH83ZGCp73Wu2}<;xojnE^ECd4l@`5d^O$Q8WPI<_>G^9GB-oGRQJF@NnR@+?rI*a;S;g|>43F5$$*s5j!yg6P<|yip@}CaZ2;&qLRpG?Dm2P3E@VGzP9p}r
z)^u`0Les|;Sd<>(TG`<cd*FJ6Uvw(%p1mKwxQzdqO!G;O7#Aou>Xl{3DFSNAeYkbb+nYILgn2;lHlh46rWnL;|v*O)T$$Me0<TGdQf3yXp_$ahg7t8P6fiK
VWY3pYd;00Wh4RakX_hj>sM~>eePG51HxhQxw}_SOzCQ{IaaC8*h%IAo}&bDXN@~}pYaC1OBUK5ThNA8@C!ib=1S-81@n-7Y0U~YtRxwE;Eh-X7J8b;G0^_X
`c|)t1p53f46`5F4CC(yM6qp!F`}vTX1mcW7uo{ZS3v)Fa+yPRH@7$Ix7IW9vp!l&XQJ3wub1L<UHT=R58#YwE;2UW5r3k{n-yfk|B6~pT!S#z4EZwpc=fIs
pATO7c+c}|H95oWVr$d!(0pG7$!gJVX^uffj7)!0MLIy(pa9Efk5gVJzvu}U2hmFjdljU|`n>gNmKs=q!Ke8{aF3CT2TwE!O=ur1+7e<!CTwFqc_@xofVZH)
vNuesw+Zy{HAp}`vH4YzBLM0Retb1$UP2+)th!L+{gLxn&CSS!p0FuM09Uz4suBDcn=Vq12E2&3_)qyaD=x8o*IX&hwi0<YypXX)46B-fr#DaAf@!0Gv5mLj
lg96iD`OJB<fnMGe0HbHiGH^i#R+W0v8dHolZ3yehLe`3!40*g>^IAE;+}qz0mEqz@?&mV#2hwJP@#ap8{kSoJtRZ)!Q@tY<CC^mLzZ`%*^I-5G1U29)MzOm
a?l<WKPu82lv%-zosfEDt*o+henR7F(GSH9Lw-xh{0%c_Gt>lXv~lT;$#F%U(F!vw)RvUFjvaHe)PWarc@so>bbG{_cTpb2dzkD5jqp9429sgRv0~RxdWnRC
i(v2uQAZuaY(79M^?~_=JDE7sCV;QIxehxY6t}aXyUB=NEaM%j|M_LMRNFdqpdc=>j;?s`IebpQM@@M5@yBJynUibfLVDyUPO=O3kB&`x&+k!}&NmUM?PcqB
Mzs9)mO4<lHYyYKF91=^r$ab+{lD|%<8k?`eR6J?!;gn^@y)L@`pe)=6MOuisO3h+fyDm|>N{Z<+1<L3UIC@@Wx(OOBjJdrR04-&5^JERDVd-}-vznW!|u9|
4_73{lsoK9=PZ!yzdk9pSMEsbxG$sL;X#oxI!pg}E}5xRggt!?Lr%LLx?;YWlg88kXR}t{bYzcpl5x_~QUnuXJ0@rV>HMP)MD#Z%&RjbrQ6{BUOj?~_f$Oag
#%h~$k&CfY3BS;x>_;ft2<Zw}YIm3mM&%<X8Hx#QAHaBv$FR3lfhpulGiRbhuOTXm&PWqjc8DYd)v7`S`cY^0vI5gIVSW#(XH5=lX^nYpl`7R6Yo~QSH%`VE
Iy0F65a)A#ufPqEC}P7zXj2f9%Vwgj?r_|Sdpofl@C$)c$}1x~Qy&PUS<BY*Mx}tTjHx#mj`T5qaJUlSp&WK$+jm*s7uIuyQ^aWgbCC!%PJU*s)2u@0a$BSt
pX889wgyVr#Qmi%80FpBMTPWp2BHA#C~)4!G}R~-P<F7BsqDx$D5t$ADXL5s$tQpH6F8?rn>&w|z@BE5wSScHb_wgZx6&T*p<#7gWboVdtd6;lB46u4_+nin
)Tv(L&GYg_`6IVcF271l+5cT)eStSss%<z@a+00aVLo;bg%p{F4H%min+#i<AxWP$Qp(6H-UD1uIhc>08Yv^uvy~?|><M6Skjjmff~%Q#1@u3r>jy+RJkO@9
&QG9C8wfTyk-2)hS#YhxeLsbr?_$5+_J7@!7ZCqhd)=5e2>_<)taw0~$@%%!`wh;q;8;Hw83(?OdMXfCNU7V-1-OD!ntXneZwy9^r!Vh1fLE({M0Jvb3(`x{
Q7gb0o)n=|F#3KiAOD`c1CoR}ymX)XgtR$3;^&}4CjI)-bWV2^U6>%@?gv+kUxTqulOIb{qW;@~Lb^1O$))FF%2Zf^e&>`5-Ym!H!LB--(Lxs7mniOfyF}tY
mbHGfBs?B}k`wbZ?$24MLJ%=d;K|~}(EAzQ>%G{9vUoU(C+jjy5=Jo&e6Of*uV;a-Q*ViHo{>;um{=Ho@*jlnchRb-?zz~vuRxcItzE=~f0eHf=PD{1m^?15
HhZ<&XiE!Ez9M%A41Uc`)sm<{$nN&{(SHI`M8W#}^iw-ztUBYBvj9zGnRqjDa)Pf1*zKW6tqwvd3=3q8OSJQ+hecxNneA12vAY5lT^vt5de#K?@%D2@yoZqD
B(Jzyu_oPa5EB%6WDmi6t0xD~H5(&CI)(;O>C&04u>a+v46OmnlT$?ZM6E}MOzn$r5<dY%=2zc4ErLZuEA728m6Gle7LH<x{Gstt`7WY`B><!Lf(SD%OJk+E
t%3n52n*5qMo(TYideL_h^|LFR!X5BY%~xO_Jo$AZ%vdn2~++~=S0fia0%T;82p<W!$K7R%ziTIpTKCQd>}_@YruJ$L(>4F+{~Q{&?$$mLm|KA6grmxj|^!N
Af9`Gpq%1O0K26b+egzs7?JtL<8S(t*>oPgZcZodCeqfJg#PQDyLj_HV;c^_FH@7zUtxT&kP1=;zlY!z>)=eZ^%){9zicebX=E>j$x;P30SVLQ|1q5UnhC|t
4XTgtwwMh7FZ`2(Q2eI}-JU`PUUT83ZAccSHYB1cI3NkTyk9JkE;x3ECo`?)oqYi|B@ERs!@Lu~Q@q>5Vyd#pz}8X`*ZB+JxsXncrzy*m8msZ7TQN%O-2bpW
u^8btcUQ6k0@8hb3>XB5s<OVVSqx8{ROg>+Vtu=m8F5f^K*9ptEk_;Z$R9KC6y3BvdzySK0gkg&^=gFX6$nFQQ++Pcdl1>8_Ag%m2SE70Y3PKIlFqXgq&B7~
&Tgjnqna$5q{Z}k_IZz^_D3?opg4K&b*!#IHM3;2o%xNdk435&cX9z-lZwg9`j`ecd<*{4qEjnmi8kpyRUAGBp3rj!ov@LH{Y-ew6pdkm_*e0lr7;Lo#T2b7
+=>nqxxd~Y-b9gFALQDKUR()SZ~=VzK>-io=cn*wso+baPa3|DE(h6gID~GILS(I6N^`xY_aN5aBpv#jYC8H9uGf5<pB)<en}M2R%mrnG*E4MmEwUrTol-!m
(ESjHolfhHHA89&U~EI=R}W4&oPJ5Lr!kQ{h14(MI~M5*S5H^Wpdh5H=(77nNXTv2+eIn_4&0DY!<;o!!91NqSA0LT6q68^1lGP`81M#iIs+R8+L++t5Xe86
LiJ-yk5~rL(j2X=^T~>_Spd}gF?85WyWg7V4Mck?eUhvjcPSgXwNXwLH!U;DzXcZ{l=|AUxeAD`Ts>@YBqsEyK~1qNqgAH0WI%;itQwj5GA?}{o#6u+e|$Nb
x=Gku*Og&v-|u?h&+S^m<a!_*hH`7-=Ppoa6B8-9QRV^xe958T2hYi*e;-J@B!1n15;mZY5DlKv%KeZWn@CG6mlTI?DR3HiG}}RUmNfEY*SBmp?|fkw@wRuH
UL>IAGfijGbaZ6tXjJRRB`cDrSDw>GWB_x&!C${!d?{GM;U#NnHu;d?oYoILi}HRA!}adiAf+2Q)zZCOl`M;)7R>}7@(cUJMFoUtR=29okrOB6Xz^9mvTxo{
%L+L@IutI&X2(Zx*+gUB4*%5FKx40TIh51^scw9p;$3SqTA=EV^R9btICpe+)}ieJ3B_hxa0+3Ke3I&=QUvMF9g@2VM4w%qd{V=x2oth5-%{ADL)c%6*|%Gn
1_Wh1_Q47_j4{UrJh5=n<c@j<E^-oiZZj@!!foP~wP=Q1c5iAr(sm)kR7BRDXh}!%G-%MIQ;`1j3FoIM$1@;LL!#ubUts4Pd*>4{PJb4rpyeP#U+91zuLJ9)
;SCH6(=^Jy>|u+I@g~_BjEp6iNw+Sed=t{x{(rh4X$ds?t1fgKD7PuDmen1f@)0Q;|Fs5g<_LxS`tu-GJdjW6=_2@bn4dDsdZKM>nhsbf#Hby_r?GEN0l!wW
#5X@;$U55py^-zK6SNz3vm`|SJEGge7prFAEOq)!rJ#ahX;V$cinUGiSL@)D;_)e4ZSo%Fbn`s)mkQu8^Q2@zk1Zw(=(+3RZD*=4<*KMk9T8Mm-L6OA3d^+c
hf;623Rp4h^E&sHek@gGThg6w*SzW$Sm$TSq}E~^mzUd~DI92^HS0_)uLPR62yBsg#S}OZe+RK~ZnACPfW<7uUEblG*{gbiwnXY2S`AS&QC@WS{_aXrP)%ir
1o=McVl+e`^y&a~V2Ny~(}juh_bP~Qd^=a+Hd@Y8;m~1GCLe!(6gU%Ov#O00h+rdXuLy}IIyF2ZxP2W+@;h`z8yi+~ny#=eHSS|=)#{qF!XJDn0DAuwgeQ{L
V$^YH_Km94(n6<$9s{&_1OPlGf$!1cy|~XCVW>Xc^hzE(6{CLOE0oFGyjEfy@*zc>B~<?)L48xU<$_HGYoPbyacfDePkVA1$>7`Q*hqT#Arb&(I?4f(h=|xT
=NjX|kS~HrRuv-zj4xW|Bc%|^&dzy-z^z9!vGcoFhnfMYTw|1?LK_oD0#x99o=XD}p}4-DE0f;0$;5Y4GQdC1#<$9E{8tb*;;$S?1~!P9IHe3#ZcFUJe1?qG
beV6gL7L{*qk&~n?>+j@{DLCplTx7Y+tCKck8G-_OZIIm2<-S!bCRBE{m-${V9tYv&T@u{gpA7X6g!#Vps+zt%g~=35=r8L+`4y3%1!DZI%AtCT|>n%KGybM
u2_+7273m)6xlJTStX{J!oP1+UhG<Rs(!mEQb(ak$B**1H&3pLh!Xovh@@`@ZOGf33fyFsB@lqs#j-!z0AxfX?mg7xt!6OR{;q=rOuD#S5BcUiwH6KdB5EEv
b_1nsj~ov$-bi*ON>6+TI|?DwJq7{TwkKi`Q0oRYWC{@n;U2Oj(wC~^J;Uq?@a;+awm8A#-XtPfYgWNPjN?7@c&qleIX^;h*}_zHK=c&r(b`z&$y2g*%4I?V
TS^fOr9m(AuAsx-3xD9TT|HN@kQ+~Wv<gR*I42r!m#2Gpl4&WlQ_*lkvkKnMd#O)Jb8{{vi2|dqw-xSsAEn2BgSp5dr!lkuX<pM13JCk4x<E+3wosGdO-XG`
+G=KOzX6m^o?^>662Ax`DKQHG8nUj{0DJFSzTfT5+L0<I)mT94j!h4Rp$l?+tDGgP8&_eKbJ98Q4^2Q4D6m1BY8(@2)Mumce+fB#*|Xw(>WS+ac`#}eGC;0f
h$+mu*$qrHW<wL15z4>#T|ZCMye97B@fcMW>54IO1on#aL1wq=vzV^`6cQjb{7L;%JYU;@ppqwQ2WDDGYwiY(*){5sGOdBWvzr>*k_k<sF{8a)+MX**S<8<r
(tB}@OT#o5&4N@+{8vcAC^w_h22vKMux4+ztpeI;)^bYd)0$Bny3pAHlMa+PQ*OZirf=xt;8t%0ujsYKQ#oxUF=?sBv<MG`<J-YTt>u<1ILgo9$udUYhY3@*
6ujLG)Gyib9?YT*ZX+L5OXQSt7%3R6pEz0Wspui2=^gkonpYA$rw|7p%&F=ZxlvR1!gSn%rSLreB-QNK5aJ(<IjE87mTi-(R|d5;9kikB&8U|ZT5E|ZD}T-=
l#yUtB+67g!rUWOeIf8gsCQWxH$4`~p<e`*7vg`pQ4cBvgoXN?c4=rP8v!cBUdb}L%bbwG5-762uh`yNQ;YD2t}Gu>JqA4V(Vcr@aiP?Ye2f5&Z7sqj<(!02
{AwhXs-$&E$dpx^(z|OL#>T<4$i)JQU<nomJs*b~Y#w9tRRsOqxk&2X#K7|gmNxT;Bo}<5tF#zWtUv_Yd>)?#FuZOr_2;n1e&7(Eym&}Aa5i_;ga?2wwo5kc
)*d!EvBsO>I+Yk6m=XbekGuB_DS&c4@3Ichh8z%1xDt0TUs;;O8TObiC2U%uD@z5#6&evJ40&OeZ+siMQw^qvneP#B0UJ*Yi3qq_L+Q%w;NymkpHp(Q6~lUt
qL2uu1sYH;XJ?X}2PZ?>`sJ4nLohH-Umz<uVKRx!`1^#sceo~nb7|AnF<2d|tDh0mlT%QSmn#$KqkMA1tosxpB=M##0%tQTUb+q3xIAt{MqIu64ggPeV+C&8
ty1QH86^4O><FHQ=4?`vkxXd;vr$LI>C?dFY>fa4sfRfn$vc&h90=V=J02PElIKSr=m^p7&zJfEf4S$B+R!O3ChCh}wjS3*?@F6TWdSWq&N47|@u<dzNe0y4
w6(m4$~|-4JAjw8?8{-7PpF+ph=Qur9jfMgk08oyvc$Q*Z3Sx2qelLGVP{0cDhAE|qg#jy`@^1A?;mr4*#Cs>xj!Y_YTs{!V_~OQ5nkS9()lsErzK1Xa*a~9
>?(Lat|z?PWfTh@bgn$ev{)R7&bV9M7SH750Q7d<+UbED$Og1USCn*A5ouDMKExpBU(RiBPb>d%wGj8>H$Xkj9<%JV<CyL>@}OlMt{y-(uUr_jkE>9|8sAcu
8_kFV7`F2<#V7t}Ot85=(`n6b9UDpCyW0?^AK79mC>+-q7-l_MMB$Y+-@C;Vx3$~aGAnw0Sgzy3gyNT%B7NTL;2g=^%QCR2msR(Nz*8&_HJZ#69TnoPIZ*G?
i6vWPopBiHLgj`2#6^OfWf&TgxddKbpVo2)ZZ3e4<hnQ!T%JW>h0mm-8u`+~P(?{wbo0Ge&@kC4zaKGDven1P86TL+F-OYhpWSBK4#cX|AhjuYYC_o~Ix;6N
&pU9B^~#Jzt28FeAp8W$@?b+4iqF^nK8KzIqyx?5=tkOfWyG_$yJ44!&Ca$YGCS4V|Jug!;U!*JEyjho4D(qx7(Qrq3o(HuK3AB^hH0{>>6iD%0jwrC&cMbs
WReQKr4bxRMFOC(rhsSfzvw)tb_)eJ`$CG*{C+CTvQkw^)IL_RnF~0?38LO<4MChlddJ9lq(*rbONs&ni1UWHPOl&n7V1?HTR7pn3ssc`*}k;asqk7g11852
=!MnUurvsc7oOTjtBR*t!aaVag$ev!U;7jwRz$evjXu{8y;F2;PQHdl98?}7n!dHh;}QY0l{e1^Xu=i$l+F{#w|y|6hJasGtwoJaV>!R~Lg&l86mT4#55i~;
72$kPLlDv~QU|ghP1%c|3t9+{w}!@P@ei4@mDC}o0K_^9>hPF>Pm!nHS}ZzZ$#!^vR1Tjn5J3QM9ocoC31B@cE_#LLUSczgCh}nOBZ*I49CLLG9~iC|P#4lC
exWL~FDN+H+TKd|2?MOF1-_!s4XJd>V@KQ0v`{}a<`TbTOaJ2n3f>=v&Y-T;{RARD%{37m{a0jmOEYW5qXtx1q#rE?$#5JT-jSL-sBp8%Mmm&U{hf`P1IHt;
0HvIi4z|Z;eZ)@*IcJp~>{~W35e!*vhlXgR$l30twWx+xcb>_w*SMe>^7MmcX6;dI?xg1ZGpUu<Q0ue}{xaqsWUXThxq?ed#*W7hF6ldY)x4#Y*tgVTNWDil
TE!-HcH?NmyW7MD+Txr1OP^D<fBpRo=8g37-X<D?6h+aZzusS7A0NJ6J+D|dZ#W`Dsn19n?ekuCC#^NJfpm$K-N^$ZOfvMQoYcU|YBe(2SBSZDpnsPr9?5c{
gRL9PXZ<;#0lBsSxjSe*3YlOD1dE`OUM&sHR^`6%EInvC28On*ya=iYq1`4n7{AgnNB_U1l`TsL-10|FlUw(T3ChY#D96uYK9IVt)VuvR&?>w+@-a8fvF(?K
#|-K5`8j_k7X~UqIR<_zF*TD19uuDXvUviR!J4EBg{8C2I19{+W&i{O{*O(M9N+CPDf-a`0k51UOf{WkOQ1-mjJOzFd=$AHvaC4bvh5A_Yc;vKXK;RZvTGo9
vzGalJQqO*OeRO0eN9!}K7+P@;HC9^#+^bFXh~rpB~vK<j{&9`PQNyaj6T%)*BTXe)>K29XPkhm3H8u&O++c>d%?UkCxuyw_C-B6%v#Qu3RHeC9Y}H3FnJg_
foe{e9O>{Nn@X{k)DZK47jb{K&B3bZK|FLIO^HzgDF|RIslnL|m==ZvV_jiQ?EG6#DH}suF?7GJfQ`6O&*@k~%z+xJxu?r6+i$b{{`Hg?xw%Mr`1(I>Ip>3R
3!PFT$2_hvq)ZI@A+MHP7tpp|iFM&70z+T=8-)_{`kvK6<jk-uxdMq{Sm&VvFg`GnwgZsH7#&Ya5BTJDx`?}d8-q&4y#{fW!cDO?YU@}@-JA5Y@=$%8=e}*a
pDaw~a~0-xKymuOhd5M9k}$4XQKsLNV{ozjox82Ic?oi#TCiJ;cr7YqNMz04P_)72jy@~GTR1RfUl2at*O7e4%GH#aV#Ndh;x21gB<uf>E51f_?DY=0_p6#M
NLBOtHaZ>>%)$Zw&;qT}J;DD{VU|A>9OuB0PHeRvIV5dSi&slR6rO0StM2ANCND9~6_NaQ5oEYd(#N=rEKX)DYe4CSF7?2;7B0S8;R&>gfkQ_xav}=o!9!oz
`gdp-F@&v%YyURxJv!6Q0)*f+0N+LRP$czpT;Mcn0;Ia?!M`%aV##+W=e5CuUmqW7*BeJdjD=pppUWu%nT{-prU1#mi*X%!a8=A^)Ffnd!>4R$hLP3bK7$Pa
=ieI2yD<#LQA>?TO<wD!;y!<Q4k>v$nHeZ41sGyqOl=2cXMdCNEs&|gZ27BRQ4oJg0Py6RN9mrNI_6314xlqN|2P{wn})}vyzWwo5-Wg`CoSq2&!vRd$`NbF
Qb*N}h$xsy#v<=lOkN-CWJZ(McPTF*XoatA>HM<Q!a)!y0<SN|U<Me06s7&4bKwOl=7;L)qq-lpV1M$A+z5e%%=g8Lg?}L0Vna&<9vw)kD$$)&{+87+Gs7tl
s2B%IIf<kQjOc(k`OQ#|!%i?V_v~iy@yY%fNRKnD9?0@eGQj($@S{jg?6s>RN^R{q9yxrF16c9GE+qB@0@hzwTzM;EuQ*+a5-f}xz`99Y8J%Qjh$L<{W<{R$
=6t{}r!X5_XEwse+geY~qdEZ}fYPbux7EF?zdQC7tCmwxUreQ-VicXjG-`8BRu=)c&R(Iaa@}5h_;tn_#G{;eSwc_pnvcAUVn_k@nMvBaHOJfqS6CN{KEqBu
`wTF8j~*$zC`+RjER|O07%p+#Fu(!trao&x0cQaPBC+sXwjO8jzfg$;oV=KtnzV~&Pl`I005DpbT9Wd+_VI(od@FkLg(={i%x)?`ufj4w?9DP?Jra~5`7I4i
GgzYLKYgaSGPTuIRx>HH4@!u>8L7+NzNxq`>g^Z>uSR%WNvVW&iA97V20D&~<B9%TuDjXJzHm8aPBocX{iz!y7eb+L*sT^45PWnO85+3-T!XG`E|`svO{i#5
uRqW+fkmZFl1=n-Za$ti)EK{ol&#qQarH<al3<krxu+Z{(t~k%AZ}<5Cn81+A)MAx=6+^FXpI5`Aa-OV<sAJ$X@F2n)a+g_zQ`gH(v0e=F`xKX$^rb<v8ohe
Qz)SUDMzYwwW{vy=-U*GTD;jl6~=vTaNhP+Cx3q)etVn18!8oF-W&itk(i_wakOPUlZ%eV@Vs3^wq9d%@~ibOT_0intp010JdDewr(%sUR5V!5EJT4q;Kw3Y
6BqL_a`oe9_x~Y%&lqIV02o%R0og@q`PE++uM%u!W~i12X<4H&G6($9c?N1c51EnQDDv|HkIfBI)GRw1Z&3F(3L#?ULMz0Aj{#jaB*Gj0plKAC0EV8F?(b}Z
nxV>ax;qpj3lxcS5q+JGe${)^0Db?zBCvSBI&+3DsY#u>(Np3du4f{jb;nOOUqb+bn-5)Mx_-8ZjM#gMMoH?LWHhOZztartbXEenEZN65($ue~Z1@7viXWIr
$<7+3sWd=%e$N(B^9YHNVNH%_SMqaa18aOQt>Oq7J<A9Nd3`VZ^&SgzaK+JpRDw^XUJ{QX!DDC{P8uABHDa=n3uqhV&Zb*N(5}E$t;x%{Ji{tLRn_57<PRSj
DEh=nDKcQBv<x;%fO9n)K$yWH^=K-rXdaxFF{ByAGJEE$18~e0JOemWq`o^5YHX0pF9~8LQvoxmpLU#7f+?E{c;J3CSiX_#gw#9+K@w7NMSg(O$X5F4sX9nv
vbK?=Y(lRRA$XWszP}eRu1>z$$-*N`+}xlHA_AC$Kys=sMs%CI10KxJ<Vj5$TOzFjz0bps(~e@Ru`E}NK4)169M*OmvNn*H*+4Gy?XuuSX&~Z3f-1jk+z<Mw
TO4?~Z9?KaD4&);S3NB=woE)Ws&o%XMZ8zMMsfOaOM4_PH+az?8+Z;pR;^~2o!+D94Eo0siW=GK!54)!wa}<yhF>fKdk725JSksi?^GC=NoyrsudxP8vm9;!
_Y<00w3o(wmFwIfP4!OL*f9go)f{F{*O|1^<}_e#KDEE4rZeFnsDZCZ@e2=4&#>smgVP)wFJB_$mjLgJc?ulvg<4U%RlcEQwGjx57OixN``$Xd{G7vFtNT=J
pn(zQxED}EDVq{Ml>RdKc+g+>C&?=?f~cTZ@BdXzp9CVF;0qCMELu8JwR{{U?PEP&4zm$e^6!*XgnQ6_>(LB-u^ICp|5Y<ci6yFk%F4>c5vmnkV_Pd%Ff}!U
GQMQP>PeAlz590wyDBPNCLbgRh*MCvH4f7MBr!FN9TlcO)oB#1ZyE+mEeRhrU7~x9o^hOx-_r13cA<^Qv0r74XjNH^zOb-lo<I;PSIHVes1aMO2FAoKsrhvz
q|ecI@&YN6Z{6v`x~%WLUQIj}j)hQ!^I5H5bH#GjG7@{vb6&-C`+<gc`l;`nJzvlhN|OT&>-^c<qY?=e8;K`)2t%Nwi1bP%mw*dq)<>*7ZlRQBYxKMstDtT?
n#(WyhDjo~Wv{;Zf<0t)&@e$nIbaNbW6~FhM-7lZHuBm)Hvc!C?&)~|5WHpR0U7qu&E~%vAqCEO82XB8UKAgzj*2GW+G5ta+5|Wua;O!ktNw%CvS@}W!+paC
U=8yDQq0zr$Q2dk=N_yMZ|1_4J=rV|A|w1V*mo23@vqGE18Ch+r@gAv76(f7QN!0w5uyt-j|3=u-G_l3IR|YXv~II59b}7*EMY#<Xe{61aOzwA9VemC4Cw0}
K$Lu%#iz2dut>>x66o&GAg39!)K;{HYZJ1bw}DsKu;?j?+KCq;-fyca=q@|wVGkW;=ivRCOy!+Y5t>goCMkcZX_p)?!!Ilx&OwsunBlk04hCrz)A?JA2<Mbn
Ow8$2U;1nC<W7trxR|%N&H2;SD6-c<ONc+{5VXZi)e{b7I0Zsgye}mN(0-8x=BfWy{xjVCuwypHCBguimzM<4m=8M~LyS%+%sYU7RZ33OVzcm-I_Z&0t5JcF
5+D@ks3O=j1jN}5X-b@#ls*Q;KmydW+y3!>Gfhz*--RgOxEBY$zCwR+xBNONb^{Dp@Ai_Sas6S$_H%h6f_;z1z?{Bqmn1f};oJwlJ3e)iiWOw6cRxZOP|;yD
HdYS`6O)^!_gzO|+>h!4NCr#F?gaOblwc$_O;?Hb%B<`v?0cux_F=kgdas62vXkLuPY|&L&uB8D&d(H49X$BO_BYR{a31z2!0zih<19bwSk@C~m>YyWv>HgF
v8f4|@b+0BhdRANiyj%FV~$rn$VE2<mrPrT8I9-tQE8JFFr}o=M3nXdJp5hwBT6{Zzdznp4E<5#gw#w31@_74<|Z}{ajb^H<(_jx*HLfZRF&Njme!M5i9smo
=IvT(Mp^s@^g1neqB-E(u8DkwcJc7>KckfdnmuqbX3Jx0bENvJwbN|8F@tjKf;lgGZvQf1Ej%}MknnC5Ok&s36AVg`eM8=B>OxYe|200i6`ibPjyy}sw*e*i
fzMq%d<1B5!8HuN+6u<AfIw%m8CP}5dhSVweF{iBptQaa<Zm!R<*npTDL55@rf10x8%!iBbBL|qg2Lq-*xguDHEkGA5w&UBV_RaVI=>d`A>JV8OMK3KW{?IU
3YPI}CBF&J45Xs3+HNehk?M}ki{guX#p{w|lHg20J<iw>v0aNPa#Z-KeaH<D&IkQJUj-gl`m`56!KvZZU{LXob1PZ5jN`Ux$Un#}!O;b24ecRug(Egi0y?2i
g*bT&`;4e->U-VxNc@Dp+cCCPZ27E;3>hk3ps@UX+H^9tZ*;)4LpaF+=9NC4Q5X|3MDrC&v*%f0L!4E)y0#Lh!o`_K^vQehVW?bv*@gx6Up7<Kf)NyPb|<q%
x<YVBC@t}1-@TuFrT+JTt9T_{2AW2L^PWePV#xv$%}UG|k1)@&`1iqJ1u6!!mY=gJbk&-PG%I;sf^z5nUZxTv@j^l^^&ro8LUvg<zx@O_qq~yve}jN2aElN5
O|pDlHu9h&yF}h)b+AYqWb^I5SMByPQwYBQ?F}L4i25}eIx~@^9lIj6F_k%;*;?awIiqr6a>#K5|GyI)5PnsmeL@l7LYb5dxkwYt4KRAGf+`mHQPJ%>znf$E
;($lhX5xR4(>s9;5+3C^Hrfuv<pgJ3HUrSiKjmKSbr2qQVsTes=#LRUer`@ijLUHs5?uEO8l9aO7r7GczfwRU4eURxnH6|d5>oCJEx5;|ox?<Lvz(SKCKOs;
eq!l617x_wD^N#!utPO+Y%M$gN83MO?$3g%EP#DYceN}=%X~q#AY*lsDBqVyB@z^qU9p~PK{s8l3nym`FV!F>^wT9#MiIz7Xi45tUminu7sM~{=?xRo_!DR$
W@f;R5a{+8ke2Ypx+$zJ&S$o4Sfv5_ze{_t*TDS4&_pa)*ql8YX^k}PR-)x#Q1#?0iGT?q(&H6`OU+jN9@17Cux)7<gmHLO+{6O`$atcjiC<LozgxcdDg`F1
)!!Mi!b}J|l$}vphC<NmAj;M^+i)VhxmkcsN$c<ZAzxc>kgLOWLcEqWb5A7Rvql5U-2$&xpZk4<KIoE=jfe8`<jUu{S9<tfirWDU=X3M$*I5w*I#O<8)~R$#
$UBQ+oQ7?{p6+WTM$UyFnIJK5!IUl@W$0X<TZV2YGKKf(;y1&4?x6<|>dM!aSPGIMa=Ivl5&WN|z=sljVCm8(PCzKyFC2|il?eYBgI*2lk(aoR44Eg%a`ntE
V%+$CyUFo4_RE4LZ}d#C-zF%?N<E_#R(vs;M*58!1_H^)mAIMi(MU5?=HN>^AN6Y#qGCOWHv<wFsBM9@eJWg+{w~sX0BE3lwSp?453dawH^=~WUcBE{E`t?i
Q&Ffbg63$e)_VHkT71TyST0&lwj!)RjQ4#xxBmFidxMNpK<!MqT*^=(;eiK`Tr1~npC%93(FFAbf}?-ledrd{X@VDE2{Ui6p0Kxx)I^?v<Bi@n*ehY}Q;4DY
!N#|4$6%~WisBv-5}VAVQiX$|he|l6zV%&cDhE<CKR9r4A^8VHA(%yCQFh0g`qDx7T2<CTfI@NS86F~3?X|nD@l#6u!P-qj*lz{4B*k+<=s?I{vsCw_@Lr}P
rrX7+omIr;!@Zk*KUP~;1d*huk3Y(r%Ek9obnOC-jUG}d%rrcFN>=_}%tu&cFTPW5PcD2@U?454RYr7q(VrX;dHeDh4nN|h|Ib|%2S~_c@0P2lf_i=BAC`&5
8znHb0}`I%X)!o$yS?lM>|dwBMj8#~n{UsWq_&tzR0#PJiK2tX1u;h7jPV;@vaYVxbF9}_O#3KlTwf|PW|TefJw$eu!un=EQ?Y&dk#pqaxWGn!jkzwsnMgge
>K&zw6LY9YVE;0mq>M#<ZOaTNEH}pOloXFZBZHcPOJPa+guqKRrD;@-hGg^B!U4<%%j*ZlX%aSCpc>e*JsJ3JkEc@0Tpbo_q-7_bewxV*xgzF%E(Q4QzY|31
r$`KRu{Rk|k%1!YSD0BvSyt6VbEe^uAH3N%s)Ep5<0{Qsaur_}x@H1Lhk4KT#i8khM4!*|MFg5@S-~!3eBJF{)k&}=F_UnF#~nLq3z;V(j7N8OQ-d6A;{l;B
dW6iZTlqi9*#rSuhx7D6ByLyW=nEXsg?gmN&_GVK4-A9#`KnIUf8kf7BpEsKRT>pqsS>t1vS`8+D{C0dQPW`NW5Gl$HI>Tvu57sO^grNW3yRIKzQy^StJ-wm
bc#M%{S*g9R0_JPiW>Q?I$q4jlv7#rM>j8Du!3?}eJ7kgYnS^O{)-yO?+$qOI~F<aFEFDncrd@PX&ghxK#GDDLn)s=_ZLEIx5;$yUoEXF#O|i_hzZ<c*q$JT
wO^Nq%vip+|6q>-l({ny<#-)s)jioLF2lMysHOU}+xhnNfFv;atDK^fP;Q8(ARY<O3=}$%+#-o^j{L)B6S(0=VCZLA+tOkeltW7Ql)UT|;PR~}C=YSuhol9T
Ro0ump{^Cv&xI!y_f0?h95+YSjztk8vdb}#*#hCg@^;7iTx?8SW+H*|%&YY2!bAl%>NWq%9dA%9pz;UT2`r8yj!<IJt0ZeZyI(4cmD&}IYQ{a++as7c?$CmL
8v?qaPEJiMiZg6IPwk(3)*&_Ii`vX}*4kjiJ>+`%tgJ|4+=N}Wr4KpfPr1i;VPHlD$ZNE$D~wdZE1%%*<5n=Ve3y$souvz}8k_thk|EF&#dw(ChtK)9Q;oq`
TrrG8Zc?#4koj@X+1cF2Lu1{MQf?4FZkm-|Vy7cy^Eo^Zb7M17;9S9^j;skO#cFms(Ab4OEe}O`_Y5nYQCopcK=kIsUnV0mKWKdoz<-9O7m-j3c~Z>MmWHB_
-AA7bgIJPqb_6QKns)~X+2GmiPJLT_*A=D!NFDf3+mmg&0s%QW#g@r<xBmz}IEc+mSf2@mW1k7sS-US@mY^M0)W2or$YqOukqME?O~n0Em6RJirP)8qQzPcC
FPQo=#k6&vb*(u$6FG{oNpd}E&-q^;)n8Ggkiwp!=VN6jF@k3!FgoGf<mJ@?S0qstx+o@cstBw>!@@oikbn(_e$myXT!5Nx{aqd)@H%LsvMPpp8)dF)v>Q3n
##`C`7Rk!#iUdp7)qz3`D-q=1+K*z~J|4h0x;!>uvW>MnOEoBaUE0zCExaQCH&n^H^Mn<tEo|_Yom1D>XcM)@y+2$nco;PnGt{!9@KS=lT<fF4c0ar#+Eu-~
FpA}<)b|c0=ayEnB)-E7`|CJKOm-~MDhb#2TsZ{E56P)d#06uGd(zYK?^_&r(g9{+IT*O|PW;M8dtWgCe-jl;PR%{`Gp1?H>|@gx0EM-UyX}2}Y6+MB3%8!Y
Q4Ol+ZIs}LeZA^%qn<MHQ<NHfp!`WVu;UJc!yD#(D35Y65GK$I8U?rL5$!<ZE_Ne&l?uVZ%l6G`Os22g99>nhH2A?1DVHH7B;Pv;rYO>C+-Q-;et2isheNeA
M@N<-(bv2NN*mdCmtb&QZ%wJ!*rv;hb%TY^qaPptONmzP5LRd)15!#)GcWN3f@-;Uk)9T?NUi48hMQqm=0r$DtGn6pH%t3^miOX~QZxlkby$u}GcGE-ptHl+
y?BknVW;W%&v@~E>z^%AECxoXBkAtE1ZzI_%>E^r4wyzD7v{SW>U~lJ#EXY@F9zjUP<(4L%+10BHvFCpaW%{yK>+GcA%Ulnb)MjnABqt%5MGp(wAQ^K6M0s`
sGAtVQ$hH;rC|^cU7O8?I?%zk=u0Uk+A-g0QBDg{r?mBmGd(h10y4o*5*ggQAd)@107ZcpetN<lX<irM1RZKENK1obOStW)g*^~P?nv7edIs($D6ehk__Dmg
imZ-b3)ewEFk|PBycJj+ZbUf$3(=}y8DR#-2)2R;9K?vN3UIP7!)m@F(7uQ2$Ebi^aje%e>Nv;Vy0a?rw(bPEoWDm(W}{Vk$>8<QxgkL_flpvxl#WSOqR|c;
y(JsHhcSdN<<O27_9(9{NtsxIDa-?n0mzdmznGTiREAlQ<RAykceG-9BniO)i4LCS8Mbe5+C6j<H~Okl@)!rDxov|C^9?4GVo4`L>|zCpKiqRr04Jh3+fw85
IT9awy!x_O&0c22<Qyfz<-!2{av#YBBr<3Kj=PuXggx5g3bkNebh$*p8FvnJ7moFToU?>+S>;%w;-NMW>II)R;&``d_*Y4f87BpuboSzgL&d?$Qa3roF+^lm
9LbQh`3#a6M9jgvO(g!)`kklU0wW)LyMn`&7e`N}Q4|SR)>ZfhHTT2#F74c3!K;1m@pzp;fC@?MvOdVN3AYR6al#6n<zc_==0U{{fp<M?Ss&$N86sZ?oGuQ`
XrHz-RQY!>y(ZRzhmia98XcWgLA3$M4ptzJ@ijW_O%+-ER`h!YB3$T(7jb2r@W-?TFEH6EK?x{nny`XSpOGANcm<1F*i@yPp*p6z@|eD{9G8F00Zvg?9tfM*
_%EK4(W&gL<3|+7`UMxIO3l}ZNGfw$>a*RFDQ1t1yn6@|ARGisA7Qj*WTJWC)1<caD3F#&&?zLkF)goN6l!H*77iS%0&Y?)=(>Z4o>y4~u7dg|NZGu$2^`mj
a3(An_Zb?wwAN?$0-%F#a+f$lsvjk{cT%8v8QjN)4V+<6-hK#XqBQZ8z(p?i3Ywj}DL5lib03q!{QLrrDQ*M`I7Y)VDgDI~BYajkM2#t+>nvMGxS&)Ho^8UB
7MI%xNp}VEi^N7_iQa4}ddBaQE;W8kYm2;UN=?e8E7b|sq@p;}lyt~0A0+<QLZ!<zf3*43S(MWlo`>||K?8EoC5h;<%CRN*rm3NB1CI)|q0``fCxGMGqmUH{
$1{b`$R7zoHD9oxFUik6eWhtpOBPS`rnoug_6ZR~De=lS!byvAZS4zr2|SksoU;DkL|ZbAz|dZiGzV+zCV$DfEmk*4^k@?c>FRE<D7y}LrSF0=>jO1x*{qKK
nh9EXHmtH+hSdTM{^$uBc~-c#Kby9sk;Dg8?uUmopP<1*9jAPRGgX_7(md$hXY;bESzhW8(m81CYE`f+<V(oQ%P_zJtj+R*{A1pZEdL3C-PhMrjkbaiGiE1k
PdTtn-`y93(}Ai+zt;!#*Bu&+P07L8-3g^wFy=j>OHB9{w7o4l6lDP0z!rTTQcs1#OX#a>Dn(nJDQJWo;g$h<VjpIyFqnz<+E9f~#0xfO0V%X3t^vcD`V_}1
dk%h{W8p9CA{trG=c=`~d6soO16nww5)2E6@)}O;WDQ!j1lqanTZ{<LJv~l#Ne6ln!tg^(XG4}nJzpQmE2e&TH!jWD2n?d}@n{2IaL}^qZ22Vrp;8z&{U5Tb
WkD&m3MyX~bYq_acbTT7%r9G=mRU~VpZ7mGpX`DKOwZ0MdvAq|?XpFMo!DpH*7Lq&vp03B^f~&f)7k_%s2@RQB*AJ-<|R1N>Wd8bQJ80K_h#aoe?5BX?fpQ=
fy~P{Qhow5bB!IS!D^tIyS+1nW=V9x-d)vmp#Sce_Fcb!g$gcwha^vaQwb|cqI9*0R6V<{Kgk&I!@pqPSh}g+*h&lo1Ho2J09-66t{(f0;aX0TZc!AgM2uCV
AX;uEj!UHoV@3tdDVZfTjn^jyTcuennzmBRjibW`R)}`Z7<|?E;A0jln=mKS`s%?e(e%>E8Ogz$Sn8QIr`A%C!vva}+A(NX@Z1+upO&P`W-Mn6m3HxyMzRDp
*AF3hxGyiSp5e=m4Fyl}WPxHS3n(8F_3p!RYZ9fiepD(-NIeuF-SyuzfA7W(Yun0HROB1v^8I0&-mZ!00xnZqrSD&QIb{sCpF<;*Ym`ptQ-x=MJ!?&9H3~Rt
fC8Ohl<-UQ^bo(5$uW_Hnu`=?hDWXUBQVUlAED8q*%R$<`i_*k8;NJ)g5M5p(P{EVF2)b0*qyn*W>>}X6a|bj3zQ~p0P;JbVPn8i!=>AE28TA1;45ddF+fbB
+h9LkZ>aHr-9S}$Y=#P2QJAc7{oBWtwwE$nc(XDodjb+c6U?Ygm>@H{P;3B{{6Cm~O`#X&^;ysPW*89PxT&_n>~0q>qP4v08BrJN9wk|%v14VFUp6#rsav;U
wOV;nP0~;ibOjSrOby-TsXpz~v*Y>dED9^e1rHI!Z<ieRg>qUV)p|+pv@N#GeI>@CzLta9GK~Os&eVT3`$MhvI<?)^0}Y;>cHL;O7#q~PqVFzB+tCn3ZXe$1
xL`9eg3O+V3s}xKSqh}9L7(ewIHkB^N63mEyEnEiVf!k5@SVYZlCx12AQHES`*6?ke|~;78kyRRZCY(?;7y_gY1anq^N2W4N6T~Ar<w%HboaU$khPf`#WXQ~
`-)xy>ySM0Xx~nLeH{c2T)r5eAV>$)c91;Q#&g7;{Ad4rH^|9%7{iqFu0=fL2!c1HMG_g<Y$|z}uz#tbn@<9v;BSbWj$2++zyo7b?W7w(IN_9m>jmA}%80<s
24*Iq-ME|IJpkrCbW`vUV;-z%wwsXbQYN(2vvu24Eh+zl&Xc)<(j0=icL<I*VISilOi@3ZzhQ`7i=#_-cr0414;zDD8paNvHlWBxvH43SB5QZ<Mzpr0ZFT+w
K}til*de2WFT1OF3}o{V@n1AIsr=4@bxw6_J1SxYc9)7=u}x3BvACz3^^tQ!SXrtPf(#A^b`4fNfF}1IR0SS^1PO%Yg>LF?05t8;0(}Mf^Cee3=U-+){~Fx~
HeKPmh$w47ee&AHmw|t=cXzIycl*$xo1Gd&kFLN)nOfw}?Y_}}XIzy3-|y~AXiK;<MCjQZT@pIiD-GD~7)RngOWm7+y>q=`R2DcrIiR<J(yM?c4Y@{O{`bY0
I`JcrK*^H=);7nigBR8KItCq&mf}|~=_$w*wzzImjvcZ9LA=AUgfzs6m@I_MaD(9|5u*guCh$ft)8HhZpW<g5wBVHzL|9TTI<@SUfHrbQ-zn>?Z5D@oGQ>%F
3;qH&OpA92dyHZpJHac27>AZufN*hTpwC*|_T_|;Uj`-<rt!`4aHN&+9H<?7Q9(|QshRHzEe;SWa7__CiBFf<wJQ(m_emYF_ww?_fYT;ktwg+aEy{8Thw&8q
z`GF3;#f)t=BF>B-ydR}GH{PZRlSst9)#AO%oK(sijX<*vP8Q4s|V6Ng`+<-S2J9@gKVueNy5IBMJ7;_u1Mi;@kfWy+fqSkUVtcpiZztr3%5thaGjc%lIgOa
AX_l@2X}IMYiD+tE6~_b>5L9CfP7)1QnRzS&iK3o2G#ZV&ZF0q-daWg1$5<)LdXS84u!v?ijyr3!v_73^eh~j1`e^Sss`->Flo0Sc!7%T@;9kh2lA#846Xr#
JnSyoY;?YY<pswgiPOK5Ldp)nYNJOPJe%Ztdj{7M{a3(TPR1gFI!gt8Q4l+5DtVqTI1YI@>H(65Y645CVc#j1Ng?{?RfgqaFZ|4L)~0KOLrn@3f5XA-LW9wz
jxr@iA(N&~F;NV6?0zl?Fw$TV#U5n<9sYF*9Sw1_;Y`DTA>Di*%ey=+&8Q*(xCMcM22Qert=<s+c|{Z>0CYOLD#%?24-c-TI@tngrZ)9ia9B3aZ+;9PIaF|$
Nl3P+<Py}~u5wCQvtir<>m-pKcK=y6%5$&@%MLg>@K*fGQ=QsmT-svD&oyL?Ip+2yJfi;2EDw7(+%A(6#0Q;kLkVJMZIhV-M=UE_WOyjfgyWBS3)Iw<^1Znd
C!t5%6QB)Q!M9r!U1!YzO{AS~qUM*BOU&h3b*wk>@T21QNqG%IHP2xb`qLLLP2<n(Z$IS}iCm_0Z~>eu;*t~2k!PBD<LoMMh>4IzH7T^+H!R5Bj<tG5TjL9n
y?4NU|NR`(7;{dbD)<r{_IP@u1qj%uyGChGoML-5<hfiFzI29|4a_DVW?2#N*AJ}=2*we^nYEDKhW5V~w!PP?&#{_YLFss-GdV?>=yi%HFBR_`b)iKg*vB|<
sHAfiA0M~fu3N^r56LJ~ln-2T;P{9kVi*hr&;bP*@4gscPT+WW3^nt=+5XMvEV@$>rc}}Von-SChnb%AN6-KP5vN#8%rqw-v+TO#31I(HJnJwzBPfe{)0r7U
!$R^yFdVTE6hE?OVhkGl2Q%N5?NkvMyWcv}%?~wU0R{e01hOeOFmj3xJuyf4XR>R7OWHI>(Y@3=jRpx9D(t=?l0kOa82ba|6pev@9KwSp3ak$Y6AbYy1Nb8y
FWBn29aXcQyFVsfn)7qY!kQwa8^T1vl=#Y>x0*bWNL&wl<gwg8RQ5{Dn`sJ<n}^zGL-@cGa`MCE9I2G+^9H}JRxB&iPvEh=sIy?<vaKnVa)qYPB{3@-_MCJq
9xZ$FNouu4=Xf+uXm9x{l|&A;vrLmr9Ro8xxOKm+JrSFk!h8!*Td1`{K9v7vmJ$d&#Wb6-$@LW^{+;ReT)u8j%1nWrUOcx=K;v{5Yc-KfW$})duy+|{1%{0z
h>q3$TLc)xn{^*WA!QCiZ`GET)l+}YW2qBgsM9Tzx<@Bxle?92O!Z82;?U;qf&=3mxL|n1X?DnZ3I!_T{nO=@)k1&HBeV$}-nx8e!+%Z({2F(;SXs<2>HyEd
ci7asfc1GDDh}VHyO&c^z<+33G8C=q3kMN@9nI%kPjBt${J?MHR+TM#vGRdtAXA^=@8S&^P5c#a<D|fvSiC~Lp8PG6Dw6F?0B<Clc&X1i3#nrj)2C&v!Ruvl
jfjB7anR*cPG#y`?mB?%WKJEMG|$e|=MuqFPqhG%KnYW4gqVhIy}h6MYRN}|MN)Jl8h_JZMoq2Jb0DL*s1%ZGj^yw_y)<XWF>tt_7yjI~L43vTUr}$#VZCr{
RDPKeF7Ew-JRZ5TJyTrM#kXl`7ItfMf(jH=?Qk&)5OkdWH(z)nD#80HNO;>OM{yEXaWM{*511VgI%-QF+q;9vBuD0et*xNRgAWrL(VkZLo21f@FqA;L!P0|e
OoXy$(5KZT=7E(Dcy|)O-q>27!limH&-*E<({Y@Z8O0zA%dz3}4-^%@7+UF}8LMZ?vVbK%VJh#O5|j!%-h};C00|a~WP*t74G&3Z*t{i^r<4YyTS4ssgt76@
sg8(){5Bsox;0+*R9H9ZY;5&9ltH+PWsh==OP5y+!eBf`oQs7)5@@7lQV3j><ycl6Ome!v$%==~H>dBqN^cn2SDYE=Jo|75V7~}y!Wxk`hM7e{<vgkrux9AG
Ncstyc)JuzVS>YT_jqi%OJneF7Jch&(O>X+P)P!P$9K<P329`&GLS*+U)RU_goi()j{rz$(@Me7b>R|Gu&L0BRyJ|Bs#R+`|J*iAW5ej;)mR_EMmL|;VKNju
Bl8dfQwF=91v*3m=_mhTGCfCsLs{*k=W?r@<LE<X+SbaL;;w4SJ6pPZ4Oj2x=V!cGrXdj77@;HNfeL7b-RG{c04RC5&mc`wUHlQ7G~lKIY7!~IwN#JhE^X)F
uAkc>XWrHZyg6A*cuO8}TFzWPwG#AjePxfgj3q?h17Wr*CJ`4^<U1LzFKdfgTn1tTYj*?dF>_t+!X41J8!Jn&I)Y2#G)UZzMWY0fg|7fUDs*WKBU~Qtfp{br
ZFoXuJ`TGQ%m=c0!;jv^ym;&#85vVOBQMn~-dB(<chuW{S;dk!-Yk*LOJoGj*V46>13BTgBcBD58$#Y{S^Z28wCB+K%C`kOsP8Hu)-5UvJ`iT!a{EpPAU)!E
YG0eK9VNP>JZjN}q@}9s!19ZNQKWYVdlxVyAVr;cJ3hQM?8{gI!6TOOMZ(F}`J4I_HO<)RuuEXjaG6~IL9@U}qL5C6cBCMG7y?Kk!<L<3S(wBIwG+o4SWqXH
z&-Y+8GwH)cRiyTk#tTRHpA89piP9e(8c@<&oem8d8X4L1}n*Rh-sNE{WM%sZJawdT#(CBqa-jBHaK52K)Hy|ho>6Wj2=Z<*49r#PK_tz&^RdEI%3O{{b;Tv
p*wl;7#M32t3p>Y;dG4B_v()>!ht@X)3rk_JIuQ~C`F<a&7TSWn_f?RN?2WiO&H0}pQC?5m^9(^0~QM&xn8g(wb6<n6a>NONGoB4GuN=+y&I4iWsRk^Xh-jI
lQ&9Wb>b)-NWXbL{t!C!S4fj|xLjDT@YYckk5}}Z1MWq^!;BVE;%BLm>P=CD_X9l{-h`yeNp*3WvEg^n`$qrRu0*Y8SO`)Gp-{IQt;jOp9pm5(-{)AtHuILW
sy;XWn?yQIefgkbNY$pS3ZUnal|+CcW}$p$B}bc}kl=?FCs>i-!+i0^o&dytz3c1GMCIC@3hA-Pw~w*eKkkOQMCcWnCBV)^MUnF8cYp!EQcoKq;_R@CpxW#^
-`WV}B|X^{v64fiU4*GDtqO?6A0xi3kZ#(_@`WBLSlZ}cC23rCJcER5TPVN|O{Xls5Y1+q)adE2cOz(#q=Jj~9qDE&ZS7Se4Qb&srqw{vDh!20+=(_C_o?7F
*Ts<VfSCJhpi>2-jx5;~d?k0~Ssj>vP8rI%oP68$aFYdnb$ksBRA*>?2{JS}FvVRuS%^{&A*_=<`81iyK@4cAKiOg&4UPBtt5_)xsFUD+apD7;ePO1t+~(`-
<KXXHP3e6{8zy|E?9qRCW1bumS7-1v*3Obzm}<WVfST_DU3NTRH^h}PaeU1WZr(4y;e`(tFXY6&UL-eP)39)kfT(aNBq1b%26Fmgql;3v>RSiXM_p;Js#~8{
fX%}2l!rx(>sO4LY*JaxT?YawTY^iGBH`Y2UyPyQnp|Qn%=ecLE>nvc4#frMg;EC=lk(E_M7&+`-eOO|u|(LCY8u<&Nj|&ajd!5hM8D}mIWebpRh@m93>RT$
i~{Y<BSX8Hwx^MoU{EP3@K4Z;Pc&F~*a3gzTNb;#+iPK5XTEPUWYQQGBM`gEGDHNE3rN?2=p_@T7Cgu*>?~8p=e13|lR`Hp=VWm|kd66uT*FkJuSL_Z;$fRJ
8$&oy=zmPk0&tvM5ZpAt@i6FAqT=&2Z}?O8{i7Hl#I(J|NS(>D{_OFD8Q_rtr2&bL!epfs3EnTGt+eJnb_CO^x+7SN^aF?seTf3-{&5Tl(J@RFCmVxWrs7D#
)iFkz<D6LNXl*4-cgO%|wjLebA6;5;%+XSCKsr!nWpj{6+UL!&capGfGy{*Av0YOc`RP|f_9+_gXZDSYTp&jEBlkF=JZ0Xx%rQGAZf3InIKEs6cJCaFS;~(b
?s@KjXt{e=do2TxR-7MF(Zs&2A})}yU;jgn561p$;&<aPxt?JIc_>XrYnj*uyd<7v++V*1y*HM5i(|D!7XlI!86wVFDaf`V)&$2{`LI9CASl<+rB;4kqOO@Y
x8J7R%u4glV5hV@tKRx{JH3`LpJ>0weJ?oTxFZ|^6pzDc%hF?kM}EarSh=&LYYmNq3xP%f1n+_R>5-NCfkiit^PE4DMPP*8iVst<@7C_JkxSV2i)SrO&ciyB
Mik;}H9rwebY6_IYI*R^0#Ge!J@F6Q`A3aoOVjj%;AJ8e7rGkp_!JPNNi^IJ<f}QM%W~8iC}}qXRtq6=tP8;D|4mu&P|<pT0WqD;Gu`|(1`s=HCv|*d2B+az
$5&vM<r=`*Wb4~gN%z1wHE?dK9L5=%ap6+J^qv?tu)oum28aK$7p;m7iRVbzbpX1*5dM1gMu;3yZlz>-c~-g@w=LHW5rj9m2$ya6Q(oDqk*>p+lV_3|cFl;V
Cd9x4)1<eBM7HYGT}@xM^7!<sAz*fiK6RAlCHPF`>1+iA8ocwC0(QW@<H6>vV}!Y50{dF5#7yB9FVv|@gG1)0|AEC#tiT|`P<^8aumi-dT4NO)iUQq;k2jTs
KIhQu6geVAt^emH@c37pl6D8?XQVyzd`@^VxUs|gRGQ?CBN=p3Du(t40`B)Pkh#^z@QP&<SI0gZ@bL}4dz=vz6_FArD4GJP;4K%c)PKAsJLVHJ{P7NUlxJcf
tNZN82$8s$EE%<<kF%{#7wScURGsb@&f7zNjjj%>QM*p_eRYfjGe2KzJ!y1J#5LPU=4gve+*xd@Hy>-HS{P7gJSkM_P`0a3-%z|h&DqZgaL543hZg$=5<bo{
VfpC1Z9o`kttZV_LVrh6P1X++bz*bg7;$IW_4-G3<Tje^dNi@W8z3iz8a)0rRJJ)5afWB<rX2uVJe;kudhYOkYHdqPPZMo&j<04}hiU$YGbu;2ZU3(&z4#2<
rn9|GNHB^p-Y)C-0?{-?&0$kJ5656t&!n;?_cH)LxvFm^BctGz0=jC4r_|+07uV-V-hYP<&Ie!s2|)J0PE?-o7hBDNITzDdGr3L?^4<(w@kb_3o_whXJf^X)
*mD=a1A%d5COB1QMY$E>KGmwx!}x`9?!XbVkKP5B6Ea(rc(_Mr^<|>_Zs5~>xAdsFgK3cJZkwN0h1usF<C?W&=vINgZeo{epz^&tAp6J^zd;eY;zgu3fEyb5
3D3S}ru5@{l}paXdn6iK@yLJ$M(``Etn04I4kNRK*vgS@S{8G*x)16c0?Z~g6mDQ3EvayX`@+POEC1WEN`>xZOZgHRrGP?i$RKWJjv#aarTlNO-A!P+SB^78
a8A(e$xXr@+$9D2Q!1t^=8A---LqKPVyN2&y-2sm{g0&S>@->qi!jN4Z(xUZYBH|ovfdD`#Kmghp!%2<+YaP67?$$>P$>^?I)Ndywi;f{Ot)j~H$>zG4=mBM
wthh*0%LAw<SM_c-{$k;6>+>tfLF-HitQ2NY{$o1BJj+$m_Cr}N&RZ6Ac~@ZAt*yMtN;IL$gdL>-tVp#0Fy@87ZG*ciV}w>dBE(0=I$rZaRTP~w?DR_*yo5k
4AHYWnKlX?zWvlzQVeAbBLAq%dkEbtSy%nmUAEV>hO;SAfOipL2dz%w)=d(NA&S?0ZM{<{t)n?Mei{7<^nxVOAL1ven%1|lnzuXSlV=C<Tw6Rv{&rO;IyxTr
QC_o3Egg&r=9gFHhQ~V2MYAGTUk~qA(VKM;$s0b{{RaV8K+9O4i8Y%K>r-Pb=h=0+`xQ0fD9IWg>)5_zLp^w%`$m~&e$q*#(P(j-k9_GHi$mcKUsN5hVN9#e
*g4@M4D<g0l;YwH3m|~3wM`iyb#+9`f8ZW#!2|>sVmO3^!3Wzv`c$!x%=2PEI({0cTfRxvF9(x*gCgT#Cj9<xV2HYNpaC>I-RPY)xnmxX5%RR!+)Id<PDYgV
*9>5_j%e|DD+st*NoS7~JA3<+pvg*RcTNGGuY7?k+6tMNeXVu!babN>hLqb==F>pos?n-jUFXk`s|t2VU!NRmC0v$8bal+S=lV}X*q8;9-B>w0901?hvER8Q
pXiSH9&@urd+g#L;5id74mYc$%n}+m0b_V)!rdk2F%O=wh2S1JcsHaE0<?zKoFMbEC*&stV}~6JOMi2DRP2E-{D>6w5c|ny1Bx6lmvjwNN^pMFgK0Y4;p=H;
qgOymH7bH@mntnh;yUY4jRWIfxo+nvxPe5>HC2K&-Yrb$5N5+mm@bLH5ufw_W5qf6DrXY#Am7}gCQ?!X6EI(X2q2JvE`=NOCE*9g;Uz@tWOuBF`e^^{gyp-D
m=X~Velrf4M|{r%)QSgXob2{<i+g4i_nOp;lCaJa^FWINd+8P^D+`G*yPuQd4S}EiI?oGFs`#ZfEHP}oP*M_4!MI-=t#X!T4#FJvvVtQ`kkdUABHf(U#0&;?
Xs3>(l+9QH7~f<ei-O46hs=n2d##+w1d+x7AA3a)E<2|53jjs(KP}GTlPwKF73UL~?^OJ3O|fo2CyvtH02um7|L+YJO>7|V-ONycvd94o08#hWhQYqa(MUeY
wedd^+Jeqy>i8pq{XJuVVUr)aRfFZMvVXT3AwR9J?~cHZLpi~hA#4bQMngz-$)!k2J{@tOP;qLQU^xofWq-JCtUXF~Q!zSw@h_DBcv%ukvZTXzH9)^PvLT1b
k@`v+hB;ly&MtuaAz>*g+Sx#kT#Z`z9tRCkon^_wtp8MSBy{gXG};Y%p{9pOk#}p6_0~m)a#Do<!G3ejLat2wp3L_tn=m%^=SzGn>w5BHHl~9D)mIbw**1bg
c!e`$S1euuO0Z#VCXrG*S1P^TNK^I5xMSj-!o`q%-mO(e2V^1vX!+~c1y1~7p_f9eh>p1*;yD@QEd`7un>N8!3Ti@x?CFo2*6hNx307!z1$SVWJ~XcwIe>U=
+w0Tn_`L{?5Adu$K{-pAEst(&$QF+w5y>a*qVal|77uK>sErM>3@M>3o7xRYN!gNygrKe%VvtS}xBzY(*2-ps92_l;t=KSMY_n`l7S?}v3<LIhB`x1vE_4KN
hAhcV8V^c&x1ku4@DK2r&D%`>)a1K0nH0)RP)9v!Qj?5-Xr}VaV#9w*CI;)QCN4E)hkIR#H!vc9C<6?x{i0h~sUS4VMZF_CB2$bReCpF+Q)Z5sTYVpf6pvcn
aN^_)eh!(k1Bk1I3W1P8Sr_D>KAL?WVho;d;>)$6+wkD9!`x!u8C>wvFC@zGerm?T`Nzn4MtFGO{T?hHdZipk(c`rH{M+Yving5U`U~kA;*&ok=l9$QeWw%C
&RVipS3@})@uq31HQ~jij(L{lqdZPAo9gcgZ7yM>u`e;uxB-v~@o|bZ<!j3A_usNaV@Xr20&k3xdtA9-wK@`lvf{RsgPx?qK?FzPGV)56c{ZhI#f78pVvU&C
tT2w)_|JE=g4T6=h-mIz&Y)i7WrI@^-=!*rRUo;8rP9F|pa7?Dn`O5h3KAo8@Jkmxw=i)wsd?L*(IJ3tqB0qie6jy!zB4SxBj17JquqHeUR8!eZ^j-flDI}{
Q5M*{YjN6GgG)&tRYmKGrhTTC!0?|xa2XSSjm6%^a3@1P`|Yg|f9xlqCiJadH}Mlp_-&xcU1>*lEG8u{+}TQk^IOM9e4RBPx*nEY_*pJo4jw=C8Kn-+-4`!<
@>sdMefA_@kz)HQwA`)#oh%aeo%wN=i>2U76?HoQkdGmAXO<gpUq@iCV)iaFTu)}I8C%FPYU1&!wIEiJQo$K42>TfwwK?N^N*9-%;~k%Oq15l1odG{sG|4^C
br|xeGd8L~hn@$NKZiD8x(O^l01QFdoA0OtnX~eW|5qyJ&<_TBJG2W6vj?CG40+2PB3+7n3#Mdl$0Tse$%VZ&<34<J<@MJR=3IvzAf!DXGW@_gjE$s@?Q3h2
rvX108>W(VUv|P;tRRE$i{0s;n`;56&JP+67EXq@(;XWp{Or^eOYpv8F*h>dsTdbY4rw&EQUr+nu+jd|Su1@<w=>}37?|LI-DqisyO?foI{u4%@(%{frKkjv
%B}yAVmjaHdWpekZ041=INa>3OOZ6hA||URb-a29pjZU0J!1cW*mJ3l9~?b$v#7%Kd>?%QjZI`Ri}pFkC)jj~+)M{x!joe(aEApcY$$rSib`Csf`X^oFIE*4
1?Yw5+<DN?6yixH%94sPD&Mbxp`oG`tmdtEF-%KcPc1L@kr$X$K8qkf|Cc}=%fD-btRP~n5?6}zFbss-MkL6A%9C|MASnS|%b1MRUt-REiRbb1GW0Z!{6KTl
b;VLg$eM18R>RnmDj0t5N%hXg2KO>iBi=O6@bwQ5IcIWxqe59}9Q2yp9zG~a7X}GeZvPVv@AbN2_oVzkgc0Fl$JP~jk(j=SU=0%N%i!=^gOg#QhvdyPlr5%G
felO|G_3#~H?}x*4-`tMoIv2eqJP&3bq_)wmg#iBFbA$FRb1?Nt+3Huu8>9dml{VMSm<C;s=ah(5QyQK){)rXj~4;vb@tbHZ(QAhSr%3aLJ;<Tozj}4nmO!X
2<5`az4{k2$xTV039fF<42e>vNKTI|I~QX~lKI~935lN@XUYEJ3dglW`zR@-h-p$1qdI0KC!8<PezF%(gYU+1K)n2jI1CGUU!aU8+A~-Occ)t6YDdRj*pW)z
0m8qyrm4-~)%#oEIfrT~W(I#hbppYxxYui;;&j{?0hfh1)GQd_H&ZIQGXV%;w9vnaCm)Y}eZS1?`yJ5>apfPVGT<D#N4gQ?-U5Hi=&>e&3I7K+7W|tw10On3
|M-_10<AA0Z#Q~ulDVg9WgUM{Jt@2SKmYIt3$7<!eN6d6A%bqWUtZ<*N}ePgqqA&~{HZ5UUtmj}-hnrLta8t8LG=2$g!GdCw;{gPZ$;d_-M-Iw+X&kOWg3M*
XR)W4V8;r>fW46-9PIv&o#kZw4gJp#Mzd636e@C1t}+-uX_&VhIVpsxgm;BA&nPx;b0bTkvv_wi>5f(=h_)~OHv!^aup5`%4;Qh1P=r#Rc|#Ox0uAOBvEe3&
GOle&I48onp&nlimi;iHO*e$O4#L&1k~Nc}d-Cs__z)*V2*WG>Wo9b*Z%v>YC|Z@_`&Yo2<xYL-hYmT|-$OtZ+Umja%yO${nHPSR<g!pQ%+e&tP)i2bq7<&E
$E{+n!*{QQtVV1yDO(f#nrhQVK7{;(L|j3Mn6F6ro}f1mnhJ31`-skBm1pK8O_zj`G#_%!x?P$b&<b&lTEY`C8WTgyPmk$=WP1(^{%<}(n7$A&IZB<B>Dmm#
LYqT32u}{4(uIJ^7<n%Msx)WN(_NJv9mi*m*0*M7VEGYgigV=fDc7%wWWw?5$nnD)sy`cgr8jz*2J}PQzXNzi@y!}%dxzhm%}YHA=~@gfGC)yi)U()pEhrz>
J9Qo&(f~X8*DrM}wH5yCm+d=Os;T{eJ{aI$zG<D8OEa08*19T7Y@x=L_=^rsTgDTsGQVD@B{Nc`iWJ*5z)?V_C=KKpCDXZU1ufCY9k%R3mRhkfOO~H{fQpg0
lnHnyx42MbPmMGIb({q+`UTbH-Bm0IdNd+*7{(wE^(ELRpf;Lj^LTooN%C@F+>do#9sJ`?eFaYQqxw%o{S&E!NWloXB5XbW5k%A4@G!zoHyXS?qt1qWEkz3~
ih9PSQAUE>qO$#3qU2ElXJ)q^M~&g&^%tsbH7D9yTRqd&jG0{5HldH8DLy>TYdD#RPBP$~XA`1NOhH)i?h1PExfDXywz@#TaDOK_Fey)q4I8#FNgk+!<fwFw
U7GKqf;|&vvREgQ)*5pMVPG?JiCYTI>!iT;8LHEN=4u|)DcAeVD&=46w~J`g;1OcKA7K*X!XlYhxIJSo;E_@2YAfCO87dakt0E0BGkiei8B+tW!{A&eiih;3
05Yw8<Z>p>zP#?fE-V2}tKvnyjdj)^!5}8b_u0+!^k$SV6iHMVg@J8>+OzO1FK1Tt_6!Hgb+=)>a0rc67<3eU!ir-SHetg_3E{ATtCUzcis%3qXomTFjs%zm
gjY(>G^90n(6J`kH>a~ep<EwS^deR#M=!-n89v@WW=<P?5)^DaSIiR0gbUO+PgPq;1p%{OaQzmj*t#i;ZE6Jv5~4fFMf!x)bza+b)~qvY)Nbw-tVOTOS>l+(
Esw+RM1?nGP`&5>BKH`!RXMR9v4nh|YY#2PZv<m_kdkgyHT0}LEo*t?HZR6?;vi*4koI{&?*ih>Bb^X8D=&*h+eK35HkXX78>7?S2I-BH)mJKZ-$Gjui#;II
V0d2ly7R`-7)YDzwxxWG$pCcOcW62^s{8^2hI2?Q^*63c;hW?ESUfk?+%W|X9q$`PQw@1u<snP6fLv2pgL~vGtKI;Qf~_mT?S2W1^xv?6F2ZVAq#hV0bNs^#
;GE|Zvidn1)nq$K6$389ZzHdD8{Yl&<yFkeV15w45SBe+b+k$ln-K<@jGY}AH)AR0cW(lDc=JG%>2<ryH!+<zq6CDDzo4Y)kS1wB_!%IuPp`oO{uav?6#|Lh
aceE>un`l;Ya&p{Fi!sk1BPa*T?AU?$HP*)YekQXUcQw!{@O1_JxZS`KfM8EOA4;9w(hy>#AHxVEhnta)7qbkwgvGvL(VucItGPJdclrs98tto2*`TIKq_j!
k?y^h(l9PZR`)#FgG-)`bmNXQP8Iox7rGWHqb*ODF!&*iV47NLfQuxop;I@n#?LZ<(S}C_Oiy`;feklz^zu6G@)Zf(%>1P+uB#<L3)F^{h2w(2HO~O7GwxO&
1n?1n*sgLINNVOPellB?m$mLGmbY6{o4}U2Vn0dDXDZW<ep%qqeI0iL<P;Ov9tQ|KqzVf4A`eh~l)(a^Ur#nL*xa=Jk0u`z%sLX7{ZF0F;f{hNUplOFLQ;mt
V9SQ#egG<V%Z@SD<bfSLy=oRd07z$J0UA_Gr{d)(wDdC$L;bQ`K6*LKpAy$@eys4N(7opLN)Fqm3P8(GH>pouRqgCtPPnhpK1Joql)&5yV9Q8byYMo$>Aod3
lW+M7viJyABvAcL-#H%H!da|$Y_5omzx53<CdegGIUF?5Z8$bXn%ViVTWs^~!Lv>Od!vXOV4YnvUS@gs%G?VrSmVCzjrV|Zg5g;D9NcR@U^}2$&(GVD=1}m^
ItMI8-whrx<+t2Fp>XIcjvhRD0;9>Em__{QE}4$n-YDly^oV?K?}LG2`mSV0XgUc6QpJ;$?PwkY(ZNaQE8qOg;P3H8Mt>Nf&;(Nut#h9DYEul<@0sLCyw?d_
R~ur2^4nT8TK2!9LxHR#X#!L}5hizmMncdw3>knU?Gw_85xPDy$Gs2yP~6BW!S)(kS4IfVZX}P+D?5~b>;`{Z-+A?k*MM~o$csR#+dpPCV!86%(O+Q*`eRlY
y(!{*mbI~W!*2@ff0uuG(QCWp7a+6_C!N!G0-V6b2-g)rXui&C=sH#!1+cUIr(Y0V)a!A)#!_=gsiNM(7%*sxz8Q}pNSa&!Q>KXwv?d77qd`5`j%vruI5(m7
`pljb%eys?vtGS0(+N&x+%%1n-ky#zpjjH80HFjoYm<B*88m?b9eWk`_{MHV`PG-JQM>*HPQoj(!I=xeD2c0-sW6aR;Lole4or{RFmg?M;87o@E%n7X+2gd|
e7bfx9|X8bH%=J#zJ08)j|6{)$|3J^b&yGRD#YdhwuhFi6-R3#@2Q+ip&Z5=3@KzbjU_IOPa!&b?>o!c%2J1<eTcDLqA@DSwM-T~{?)Jp#g0>>!+BcYx!j#4
5>!b+t|?#V2t{;Hihg_E2Dr;x8WH5q8;(EV;(1O%%+wiHpb3kKY`JV6If5(zVPpqDd-xMH$YxdJM^B>6O`a&^2H;mIr<2}GYNaLe11&)Z3c9gi0#Bif{&-g5
TYEK%2{~W)0u1nwusw}GWFSdbRqMwRG+EJbw1^}EV*uXQZiyR;@JK;f<V2l$+?!-G98%CL!0&p#oXkj8is~dJSbXS+8HEEzU5^wkkw;I)kqfwKw<Z~;R7w@L
dQJ@XX#$h3c2uf*^ay1xKvRDWBPRZ^L)G!#c2kCChEoLxm8>#4d+7_S-(W}pjr{6CP}IRxO|SlPT_?#{9J~szGJ<|pyBW)X*PFiR0$eKhenMtCxkRRn+SO_X
>eDbgudKOr_;G~n30sCU8q-OnUTae2=(h4LBoDa|Fd*U0vjVRo)u%VY>7Y#qm#upg_D8?R`8QB@nm3PSDu=guKdr#%Vz_!`_wGa@Ft7WR=Ub)^;ub=(I~(F=
olG{2c?SmqHOs^9!0R)fO4*to50ov#APDSGlR*J(=ty&spRTJF0K?5SjB)Dnkdl10d(w+=KO^<DVKPh9-bGwqMvn}8b#>95?G{-elCih#B`)lqaTZB>P94=5
Y!j;qq)O6TNQTZ7Rc1HY!+|8ew;GBGNmaflI{qBV**x=OeWPp8w>K^@09rbybtJ9}6bUA*vip(_kgFe<a$Js?=4@5)PKsGCw&_P>lDC=dVTbvpFG15O!J{x#
$23_l9E9Kg?;^oLrvvr6!8IHOu5{8X{c^IGummY6cbMAgs6Z9IDOjvNP-2ak7ul}Gh9si#m&|5Ip6*lO2oivhu#2rJ<+f98LSwUNI>f;YFqUiZ9q2SXX8b}o
sIxP&1yZ25qp~<+(f^ok432M@skE1CdD%CY=-iezSIo?Rdl~HLEp8UHBgq5899l#4#9e`IcT!7u6+?Vmt*D;)DMauXqg?S^NqZV{E`cZo@pSKiRoGA6USp2<
@sl6wDKYqv7eo!}ej34uE==a0?m=9Kc2^kFF8+7&?^fY*RU%;s1tmx^+ZLrnSo&f;F4J12gH-kg^#qB$G7KbWqc*bAyVUp=JOVcZIU46P*oXS{h+$&dwDzWK
IrPWb;OhWv)kL9QBhjnU%!&x%p3<G@8-EjOxkL|BF&kuv`!lc$nL8|)QlMrIkr}ME1Lw+to!R{gS=u*&->!{M6XilYPmzxwjeHe&Lh%V%-eA#c*CLJDf<NDq
76-SdT^!-wg`+Pn=tUbA#FDo2J{@sXqos--LRE?StVO&(pd7`!1!u!#WLM)vcas)hUbJzy6-*tOe2p79Q#NIpm)hjCAl2kH30Kmc{MrFFP1dG`s*m^4s&pk5
dv()BAqoSAl&XpzxZZ&DbDRi&XdTJgf4T}gtD@?|9}7Xmt|dSXY*Vcx`I=Uw_TE`G`>W0yn)SO9a%izIGhoAJ!IIfu)0@n(tIYNlgJK3q3x1T)H!nW0CJNYq
P~;4L(s`U8N;@q_-SUrXzp8`$7sgOHklh`wiL8|ZgPm_g&mBB=p<t9-o1Sr9cY^h35qiQE(5wwfQCD&347&YVb>hRnBIZ#oHb$DaJ|o(WV{^`eVGbT6{FOUj
!pMc!L|SepIbPC}#HUr}+5LAM)9vrk4(R6?DD?**!z`!Qz+jstt~}OHLb`yjrie0W+zoh@HuF0Dy{`j0vz1S6rx#>`4S<-l9Ga+3xZfw^%T5*oaCR+pj)B<E
rp0zc--j;bIfx2a;v;T1^sa8rf-i|gSx8ilb<!a}V;izP^7FqZCqe=opeX}OAKLNu2N>6_O+Ufv*2lJUdz-YM0(h+3&!+cRyd`2JMc8nb({^fJBZtO(U8j_&
3Dp<p-pUF1-&hQ=i_ECr)--&pZ2)UejfnbqWZx;SN7A!8q8{+Z30FUPW3e*7J#&K+xpObUPQ_+mqp%twwaHQ`+BpoIbyv}dlEa!9=OG+rB8wFmnZQZ*{P4`S
HBAsvKAHL)1h%xY-YUC*XTEi{S~$~{GDs%(A_PbSR(M!t85Op}u@B>C5NvwwjC9Ck)1`F?Cs*}PJkFe!m*?E{8P6Zg3c${z|F*_k2Jm?17k%oMBsa$9smd%!
sm5a4cx+}&jV0jFL)i--(%}9&IdM+;JEm3{YRAzpKn$j^DP$n=7%4at#aCQt%d%ExHkS6czEPSX1=+>~79@`mnq=9of%_B48Q7m|<sW@^Da^=9tf<M~Y`MFq
!!(Z)V%tK-1FP<^a3HEaA;M)yc{vet&jl626oD=WUGKStq9QVj60yJ~``CkL?gI-Kp`!S;BmrYs^C&aE1sdzzmB<uT1K35DosfZS&f2d~5xvpHARykO7ANt)
t8*{y+yg~+<vNnE6kSmsP)#@AXB;%Rp8<nc5ocl0DgpK^_@;G-Mkf(Wmk6d|SzBp=7u`f(A`7#Qezf?7^2M7WWHU{{4@L8m$ifwFbHz)um^2z^E!~11p}jn_
;(ufoAtHOdBzT6an$XCsyJ0GWN}n+&4Ywfyi-83S6LDP_K1%7d0Ma0ym6eby@UB+M{tgnMR<8oWSGGi0PQeu*srlgZG@o!8!%H^WDZOR|gagN&kprgSv%BY3
mw(em2r~k*&>OC%p~KFU@gLMDKKj)pBvXIvVjJjWSUWLv$=hP<xF#z$!c7!E76Z;=L2lryjD}|6H0}{1{#a8VK(P=#QYoOs%Q*wq@N!*KoJ!wJKsM0D-hOhz
=~LuxH%-JGH3b6*SNSK2_Za>K-pJywXs4}_vYSY0>{kXy#fW@+UuK0u&I2N|rZICclbFOY9(RvdBZCA#ZU>i{K75V;V>Df0OU-NvfY{=sUGMl5+eW4l$Av;h
e>;Kb#~e5r2UO~BW1OpJ-x#e<Ki?D&=}r-&swAzDE=e)0mSYDkp|;DTkLZyhLK4FB<7|~7+J<9DV@;jUCW`!)m8`2RF%u6q_iYTkff_e0C&67nqpB{Qo6pab
3iv9OA8>O)slsNcYbz<D%}0F-`YKg|z;vb8ADo~GDMWWSuG#x%K^YU@c5z?ET2~O1Y2C5%&?x<itJM?^PqzeZ%#(s=u?3Z%;bAF%k8b!EJh5D9^oGZKmaEL?
0}`J@ykHU_T<k-AkMvC``fV@~+hv*zmC(BMHfCQb?k&gvKp=x-9|8Z9JRT2wyg}w#o(ydgsz`02Iv_;(LqotJGJJ$E^1YNVTn}YC&un}ymV*U?9CLBhY`~v4
0xxiLdg(?AOEyD=eK-xXeTHcn4UJa*22UBmJhtZ)oXJXeE_wzLr=0f+r#+Z9sZB&jE8{B{N1aOt42A__A9)h>!Rljr7}?|G!JWvYj)e-}n3*sLP-ISOYbp77
Y};Q`LU{ZZaGS9HbV5eg(fb}iWwetwYkrwQP1^<I#SySDgIv#FR{%^GhqdLXy7iQwj87AM{W$AJB#^USnDKt<!!XfB_$HAMc9Ti`@thZZw8I`fw^`~U+4T83
ck=x{kbZkZo2p(Ueq0X!5PesiD)$Nw%My!ae@1VPjCb*$PP*d4H^zhMRk3(9)QuGU_2pEKtdI&(mFo@FLavF_1{BYIXmIpGZB9^93#2$E%UvH{|B)u|;kAa*
P8A_Tqg|gO7KS?DF<upZwYvh1%ly2^E6z^vdMtG%TEx!*ept4jXQ{iQ9;+}HrkL7<=+Q48DhDT_9yd~dcXdIHhdO?_>}B>ha&`2q)pB4wfvtGZXGPGo_ZCM3
z18fQchCU26EH~zRfZN^Fgzck5mz@;`g&QOJ5xYif|zESAs|@gE40&%VgxVf5d=R{@!3vrmd~lF9>c^Q({Rp8@3XT@Z4aKLUM^B#Sc2lmD?6Enk-zSmp-TcH
&*1{Rw8Tw}vMz3l(C$K29yCIa*nchLKFZ_3bXuNqtO?u%>)ZG%o-TZCT-b=|S<f){{yfrv&}V9L++tU5v)KD-#b6fz)%VvG4#mK&q(JUb5C%toY}ZO?<Nfq}
_S9}2^K=B$`u-eaM9e{b!5F+2coaa!Wt00amaI0i?50p+)s_6bdN(5oVn>n;5-%P<u4A61ec9kuccui4!^4}ly2YR;Evm|@&k(TpA|=#f=6dQxdk*HH3B$M@
As4bx%BnCx#JeF7^>^;Q!*DK@F>FEe4^pnehb0qQ$8#WstI&$=N0MmlEhqBcswLP<Y}U0|`MiWCj?`#T9jum5t=pWa0Q%{<6rhvw3W#b#9R5M+)K7O>0!0U6
Tav87r<yn_Knxe%uP@1Xs(7Y`hjg&)v=t@?Mim2SbIQJK)}jz7u{uGLSk(8Gn2$Mm169Sz%>miyav(aPuIJT$q;5)S6}vX3esvFm8^z%myBvx8eH_JW@J!?&
CV8Pn_Ef>zi_3HqI~JFKmqd;MgAJ#{Dxq0DGb6C2VV8vMi2?XZIcM4CD<{OPoox7^t=Kv9Ds^?V&+zJY+_lDM7ZO>w2^U8R+`=qFW+9)aTgY<Q$niY@=UC;0
JoMly9P8;_)HQPS1+a_1Xsea<Jd%zXOD|}GtC~3wU<FO40h{yzpbSZGz_wU1XP~hz*<|2hs>lmhYF=Uch=O<PelGtxWX^<1bULLK8-vM4z)7A2gMG<7dd3P;
9~ztp|NO}UVM)XWezOl}`KM$TPs9qMT%*G{75)Ve^Sa%MqZe@y_yIA7ikf#R%kD~lv#lMq@iwUN1L6eH(eChB*8!Kfvs(hVx)t)^Q+8|&Lwo<9R45$Qp!jlu
ZSWL16b&Xc+T;cvBRQT>Ylb=`8)|RFRdL{C*z^c%$~cA#2t|qIF$9O!F(YKLEd8pAe5<u!Qrs=3|3EhuoELCU>n+D7v{+lLGpDHTyjDaVOzR;4HUj*gFT5On
_qL^?ibYd0E@nE$H8P#e7#35=yG9b&TA150urN5J!Sifrh5-mc;2twC>^1+iR=*iH0wmPyZQ!K2nx!%^ghovM{TUT-BIG&$!D}?asz)@Xf(b<QY%oqE#uv3K
!7whB_A#33&8(Qn3!_rGGVTaDGEcTXF}}WM3lU|rbzOPgx~2%kkpcl6w#B+a1OtJ4Z^0a-&-+Qp{n-^aAtDZ!s2C2DI53K=l<|4SQr`<n1qNLJ9l)_#^}$6g
1=sZ*n7a=W4+Pvb2{1R8a4%HJ!|#xRTehyx9vqy{w<x~g0zADFthhY55b-tR&-&;vH95ns>GM$i`MASxGlu0K4maPpWYq+WjoVh)p9zsR2#W&DQvZxC7l`eD
b}!g}6!_8^nTHQ4K>?^n3uYD5tF+b1%rYP4tWU6k8|cjQ-IvYuW`PVeE{C#!?^{yCS#%1stb6^i|CX3hSk*>_^po&^IM4(6?Eq**f6;sYua`Wqcti%@RA32U
$5G;I3?Gx50U0p4R*={l-VVz<KexcfR@eH<G)oPtZe{8k(r6IR(T5jrZs;G!@}aul_t-lNMMk9PdI;46>l%T|wt~caD#!AB^qy@t<b=uFi$2>s)ki)F!>1C-
i1;c$qW~xorMQ*$6I3nW%c}j#8rk>BrFH_=am-C&AsI@0nC^YpmL|Ody&BW#%lxB=7`amUj^T+RM)_9w%Mz}anJ!v>_j)M!c704q!1sru!uDur3_K)Zu{iq8
;KoPk{1oF4G8m%<N?Q0(ARE`3<m)bo#sCfDyRDR6gLdOXbX6ur*3xG_1C=Oy18Ng4CcBFw+Y%paQ9TnTO$d@FuK=h3aV}meLm~>1$a$;Y_-rr(itt28@hMRB
2q5IV5A?}Lp#H>l=o4%SLWq!-8H1f1SsMzvN^5w)nHOi(#tr~5Tu2%nK1A@COXRX$+g+<&7uyz)Oj7<<KslCC04{^REH*5M`-oCmU|LCi;4+T_zCzQUDK$yh
VS;pcu!7TIVL)83R;VF+4`k~V|HD%)hosc)VLQKxRe_|47CNnA*!S@pUlZ9)5X-r@P(Q|0jh89!n0^%oM1RCIZ^f={NE|f$on{#nvU$GoJz+(afF9g)I_{SP
L}PeAH?}hassV+sQ}*zfRJhv31QpRD{H(<AzM4d--7T53CnE<Y8~^cBT+@;kz!4;MI{+Y&1`}q*B;bugT2AT;cYg8l>i7O#oNAKXXiOvugjjPLo`zOh{*jMQ
6`uq22+$EGQVzNu6yl>(#1s;qQ|Gv@)a=q(!j5x%*vDJ*k8FqyfJ9>~_3e>-Wv~hc|0*_m%Slmi!<uf0^$w)`<R)<I+<P}jNXm>@TyX{qp2I!^zZCFPi7|_N
l3DLf@Ig^qL$3EQkLU3{96_P#BNaXPlas|SnupJv7H@&&{so;-%A!vCAnbSf7JT<2YW3Nyq!0cPVo0t`R&=;f0&3~D14P2gJ5aya0;dcUDMk+kUUAJ~z>bNs
Q}sF_QT<_3vzjT`1|RRO5kUAxSgz=3Dl&6F&NAaEFp|W(=4q0l__{Y&#4nWtUA~h|rrx!pQRPSnF?dcAl^RaY(!tYc;@*-^ge(GGgO(leF_u}ze!k^%D!Opt
MJz{sN1b)i7Z8@+YA!D_<JnU!f4SP(AtKTj{INK5ImuayN;H+n@)Tr@pk_KOOfyI{XPF;EI}Z9hSMD(#7~*qze_*_J<k(1BfwWq*xZ^QL+M6Q|O;i^i0B~Mk
Y1z>RnGKIQj`s)qSz9U&_@;A-SIguz>U_ScaCn-e`pg5T5+0(OAruTBn#OQ4O$Yg_h{K)WL#CfIJH^X1uspMI>!dwx7}jJvM8N1F9!u5sMERU4dyMS7+qxWL
A7@n;w#BtgS4NnmvK^iYr~LOO15FJjY8P2g`C4wubloq7LTy<{V|M+C<apy@tP!GGi`i4XCu{BHMsX{ow#Z;8<L(8-6=o`*eU47*%&m>$Phqzg8@5WQn$d8O
$X8fF@N><6pFfoN8Bi!3FHJYSb@#J5vWKUTr45wA72YX3bs8O--x^c8;DDP3DktfcGe#kVk^w@Q4U%tUzIv@>Bi0)7HI{5J1ZsGD1k#7IA%(G_DHdWN4$+l<
d<&nHj?7#-3937gMIMG^TZ4Kw%kWmg;?`3=c!2a|n$#7$j%|L{KC@UKgs~nW^weNoOo$4OZ1iJ8JdG9s-piaqr_a-Yv3nX-g$~Y6F%x~U`|3sqwf?o_7-0_B
Kfg<e*S{z?0A*!!A{5b=@znT{W%F(}X+^{2%upbD7YKv9vY@H-a+kv(lJC6oZ5n1(H(3Ogg1mo3Yb7Bg=nj^V#&(M`YJ8mnJI!k9E&nvWy+HKRSHN>;88ex9
Rq_kjEUu9N$`*~09Fom|UPW%=eZ@JvK0tX~>RQ;r|I=k8ZlKNrX~sSji^o`3F#zgn3H&F)B?PC`c!?N-B4KlV-;o69pjRL<b4qXOYfPv+7CHFh5jnqoB?TGV
6xTeP&m!s_F{<3|I?Ox;fFavJTM>$@n@9J%*q+Z&GqZZidqzyS<AF2#m9u@<?}^_UrXxNNQc9{`+ZRcbO;rJ{!s06_UvVMQvB2R$>(2MXA)^LPd(!|h8tLgU
aK+|Z72*IV{W7G0DPkT3@qrNjIx2?VSnB!acuJ7Cksy{4QD@Ql2qNQid@MpOr}zlkh9j;_Zz%~D1m(5aWhG(feylw@dRb8OK}o)FC56ka;U|*;L-$cXKEUll
cA&m7{&rO0?W=njqZ;GD%d!-p()MdFQXDUdEfUq1SyG2K2yBKoHsMzMh$n|NF(DeggcdNWbL>0h0S}thq4F&<q3(91!MgJ`<v+weoh-1Y&0r@2*|dwgq-0*v
sWd4oA6vO02I`6wJT5AbD8ZD3!1z8uY8@z}ofgq%Xf*QzNj1?mB_RahV96WC4O(%gO48S}jvY}?)kZkOJjdz6G%q2Z&tgkw!h~DbEZ-E0r8mI>XNL~(h=m(C
$ZLe6Mevr9_lXq|nJoYC*P2`BSF^h@>ZRCd77YSDcXBY+ZZ`Pri%=DDn+T^-MVukefdOk2Z%QpXttYp{JXMpUPCSep5|dGy#}3$ll%vwW>5(K07W5Cr8+@!j
P?T~6CvG84y=o!bXQnZY9(=Qw{a6g)_mnG>^;(S|{Fz52y<9R$R%JxKI0fAzKsZ&_xc&G{2F(hK_d0hp*q6wfDIH6|Vxi{CHQjr5`JX=4FZD6|PBE|~lcOi(
@Wz86!Ra7zyao@)<&pVucE%-l#bfjmR2S?I6t4lb^8$r#0d+a4+p^y2$j6{9Rd@kN4+b+^3%qY$>kH(nvhxB8iXs4bfX7KY9*>{;{anr7PZGDJ@qvY8Q9%rA
KE}jijy({4h9P|XvboV6R#k?<lORI&{O_+4$7$;9%_Jq8uP|_|xMa(Uc)Sf@f!oIg-n5?GI;QwuMMnT{IFj@z?J5Zm&*#0Ji!7mSE3%U40paVxlBeAZ$>Rkh
XL*DksP?K~nTQWJA}<G?tUFOz)FemD!L&TGq~rGFxr|=4W%&qH=G_7}&+Q*gxO}0y4%9L5El^q^04}0)76TDsnXbA?hIgHqzWkXXSFTk@c@$TVi)St>s0CfL
lzDVX`9vEy%x-IW0rDt5vL9S3X&rnYStOB?1`W+5Ic|ZyYC`RQM4bzHPL4eo`%-X_I@H}T@_$s|Ba6FW)6zYJ=w?=MRI`T3Ca_PojpnIaIG~Wnp_{Z9I9av<
Q+ZQ7K(;auGXq{s7Vx!=C9?WdE~)Zwq=t&=7Lko%8*J@<IA*S9o<@j@3}$Ti-{NMiQ(K&LFsJ4S5B%E0Yg;580AU95#|7bhkMrWVVd1j#d3?1HZKzEg;tVzc
;ph0pX8oI(><thTK?N=I-z#g$bCq1T#<m}0wp+3bav+b;)O{m+#uW_8o7NmZ$ZqeIj@{BHwmz!$nK-l)4MLH!CB#Po8Us=()_6dJI0l2wJV~fM8?*#oaP?tM
zQ<kDcAXI9V--j#6=OPyMU-Jjku)tDe^dGb<}j*!hnX7}lblcB9>N3O3C^ndywHsw0vsC7-gQs3TC3TQQP6}ZTk;lbfo;tMbL3sA*+9vqivHM$PhXA!4SI9u
+s5PLi7Jk!GH@$j=milC5S9XmQ$HxZ+9?QEHMX#v<XVQh`<!c<2eaf4rXQ6hq+HsiDsx}mdl#l?V4=L|G+=iKIxdP_Jc@?CbG_n883yR;l~qMvg;#|>G_Gvt
b>+fXJ|lBkq`J$MWd;*8I>d%c1x~=25EW=_=0A9dbjChBFU0YYU&)C5tvVt3HP`|hXV3~zEq{$L=3I3*<W6a{n7o-|3m1yb3$%2p0*7OpDo4yuB@Gt|G`f;5
VWf%No&b38h>XMlv^2JSF9{brUZ9VFiKe?jhZRPYK?NTu7RWhL<ORMU79F@PUICYGl7%j>m<Q8P8O4S_B+5r1Gaax@9;2<7SeR-gxA?<Djt_aEZQQ15$>v_%
5jYfZCFX`e3L3#0^UAZ7m5s^?Od@$hHVVyDFwQBDF>c=q`3MOP9Jq~EhCvu<%^(?;4^&%46c&}+;*<X7z6bc?#oI~%n-ZXLN`c#YF>u9#l03hgS5p;VId^<N
4h$(Rawu3aM;92d;p~EJt`eV|-<~cl^2LFnR*K+$HSv-re?7m3*NRp7ej=Shn08Gza&>$veo5sg{dvc@DLZJ~CF8F}Eq@^No8Z7P)=h5O9|TaM4a5C!46Pe#
Qhja{qXjH#8NV4&4nAAT1wz3-#y`pv;Rj>n>yrn8UjITH1Naq9pwtK;1a+{)PaZQtYi6lSfVl|Y;;RdD#f=MFsCk?M$ah*isUcX{CjTj{x^kP4<^2E`dtv_J
OTSysM0;I^Cd7f(d8N3f`;$y807wf`?0A5^K?Li=r7h-VYm)*u=tf#dBe}%G62osT#VLRE*paLh+9<ZY?Y;SNb+PpR8IA>)M0S~oaP3xz0`^DxaF;w28EHfs
#kZhg6zYl{7rI_(k5VDg&7_fbTj~2wKSdD%ER&q)nr5n{sl6)<*xb3IpITU3S`!fgiR8;Or>9{1N0+I5CsMOSOy(eb%<V~8L_7ZOA1U04Z&&3TLAu%$`pTAk
Eo^1T>V0~gk2kT2%rMO~Tosg;dYhIRb1?$?qNL8eV`=O%lUNNY<b-TNau`=xRLedBGw8PnnvuRf@i3(Ysou%YasuTys}xsiLk>wL1eM)(1_kqtMV%{+kM6%y
EK?F4$x0u9lv;-k@Ot_P)F};;@KDX>w0=Pm>ywtBmg_j@z-u;*ylzm5`U0M8Y*9Bn(|r$-$@IhQei%V*tfd!Jo;B5eQlGn`!I?`8%SoD;`4x&GWn98F#7bhc
*8<u$s<8}Y0yxuYb8{303CPTQV-y;qhWApa7V0?ayVmQY&P`e`KRlXi6a+1ExH=tWK<F{j&SZ>T0yqG5zD#l&UP@^23M(fv3?&K6f5&GpN~n@OR>7*brn;S_
PIeo%7E-B*r`f#epLk}bDHn}VX!%dn*=L+sJU(H?MDRChzXBF5P`6*GuSX4SIqo>z8#eSS8qP?Zf$rpvS+-?;*y2;5j&51vqs2_aN{=jJEpG?a5b3+ZWr3mw
EaA+#<4XiwDFDi;zesK)(8g<IH&(^%dBE+@!4C^st}jgzZGs;QQ9OYEeB4e5h&V9?ZJ;<A_cl(bjQNkuTZl&7<D;YUN)<>dL%#=h0{W77#K?r5b?n)q=9W6=
*FDxu<X{#z@gyBk6y}L|Or}BD3EBZu>!uALEl9&geXA8Qq2akJ43fk+2=WCXh)BL8^BzLTmV2+AswJk5Fqz4;z)CYjxqAUkr<uGm$Jx>Vzdw40NkY0R3n9YV
jwcAq3V`@D@gb~{?h%AT+e=%gv1vX@7Z;2XlCj|vNS=Bg*9+d_$XQ$qHtWxzYn;J(8^^S0ooE;3r~!jz*|NfmIUj5Xjl^)F)TY_&v+Bz)eHo1fMNI~*xB#JP
Gq?fbgA+;TXi3IGh73+XHy*ZEOyCTD54tAc&NvC}l8MF*iiPNud$l8Sgbok@Mc5i46vVqanT;&^ALXRX_Q!)MxSCBz2(gNur+6CvSZZc0xYPoNgl^+VHQmk5
l)!`f92QvFweSVvSxG{PDX|6bQXwlVVQsn-9=S}&pE@lcg9z6G%_{CR;7uqn8^PAXBuNcU1S_=<i<B6O5342rDf&NFY2RQT50Gf05{ZrS-g<krIro1IbTgo8
8Q0`18@w|4^vCw?`^sdSM?RD>X1oJKO^9N`S8;~EpY6~XxIx~4CI=iafE?{9FRHY7AGdP4RGi_`r-f3C{Ldumi4oRo{IL7DG+P@Y_RJX&fz*R72VNoRgX#!k
WHBd3Yk5sQh4+hn*$;M@xkeWrWq#Yb0h3{wHHo1*_3=JYX4SlY{f$bA<(-{7Ylxbv2X92F7D%Wh0#P7oy!P?jIiqM9#dY$`5CT*fY1gFazz01pUTmRl+bdZG
f6@fb=FD4kDT4%ytu%_fET>}}ASw9^BDturxI${|oc@0DMe!XF=t!7^8}Z@!v)|^*>kqOIceSF};Z0Xd?-b6g`3qJ-+cmFt@52R+in|1nuRr!7MIr%s!u*gn
syA^-T`oHQQI-#+G{llM>-j0des@>Gx15)(9~puQzEm_Lt5TwIBT?)souv*hf<?{gX`F9rHd)}omC-_al7$jlg0rP!wX@Dk9l=|ae`hQJ7!R^hEtf)c4<}i@
R28Dd<KYewCF#t?`tBheYg^056O}W`YBv&Dt5O8+fAE$|LY9~x>IIQp+#dO_o%P<0GGrZ9610G-y<)>jk>_>Sxa#?jGuJkrw7=O4<9K?b7Sq=RrwItjKB-0O
H78?hWVZ0<^-)G{AnYi_a$$XtvM0W}1P~H9e-e=D3-HsQp|b}zRtr>%m;X%L9LN_iwFe&pBJ?dzh;Z`Rxic~`$>vX{tIji4x}0w?`1C&ZG04gU+V;>Bv{Wgt
ho9kBx@{E&kqA;++qkJ_Lkrf`FVu%G50Q6&o4fpEX-Tv^h*FV|oSqY+Lef}@kGz)drZ&JyJ6St5tW_T*@d8s~HiYlXp<&^%=}I+xP8gaRw=Eov{V_#+k%iZ&
#U7KJz=X9Wr`8&;4$ulnTWS~Xtl^NnsPQHCz>FR@xcBYDzKlJu7lnqkYzs@}WHD25rD^>wMK%4%l`2!TBDhygi+LGwB)NSyu|ff&mNcUH)hX*!y5MDU{kd6g
%2h`}Mpp0ATT~0UDV!FTHcS<D??$jK5fHZFe`y#%bix<2(w_DkF*h{NfIn=dKFQOO6ybqsuhiJ4Km#+J;q>^)4<A|Lw;!uCw^ol=<H}9M`YMaMUpS!uRYe0+
#mD|?eh6og4ID#=W!ZFn2zLCHZ4(hqQSsuMHAJcfp0q0f(MmK2HxZqnE8d58gIM$q(b4(=I7ShgZ$nl}o&mI#4Q_I%Qn}$Rn9gWb{JC*aD4Vr%Viq1~DBimi
41Jbk0CgKFLK9c7=$j+6rImoGhXuZ4qoaEw!JKjDSA*)0<yY}L4y|^Imb5yaBr=f3(I~-U)q<yDpIGRRyq966{{85=j?5|#x?@384QD=tIVh(u(qZxq{9Sc<
LXQ4Hi3uY~N=binzBAa#hYqF&=K|~SHEvn`LJ*}`!T`${7+<DqZj@2|7G|DR;I-~)(-8_Db=gN>+{!GZIiUqp`}+*Mwp6$8<^;k++OTduAR{%+a?``4Q0Fhu
T9^NZ<z?+ZFT>JXRuf>G4++e=1UF=@EGRKL9zyKI*0G#yTw`&X(tews*4;VGNt;eI>wCNSKY9ZqZWqHiJ5SkeoFQgmkNlM&ZCX@I7k55(M(^zq0`tzSy!-kE
Y7UUJ8)Uk#6PA-c^Ds&=WngPobkkYQMl0)#@5S;Pttuug7u<L;4J@w!>TZ`2t){}AMFSE~U*?e$IAEQ9d>t6Q{Q2`@1h(KQXAZPf8q|GxCJ<J&<_ioJ^o>rK
BXfnO6GoY1O3e)syCC5`4Z~0j@U(2p_ga5hSNS)+SfXlw4)jjEOi2V%uK=%Po~Ts66KADVCm;q;mPum!&Z<~$NAwJGz2Av+@nWL(Nl+M<e58}Zqb^qVeXBb;
&Y62eQS^Lf9CjAs6cb)wTD_&nnsfrU|Lvr{bE)nzZ9MNQ`_LVH3nsy={F;{zAjDC1`__%js4k-k<Jx$4@(Z2#!d(0ZIKZiSM538WJX=4rSr3IjJRcxZY4nHc
$L!`_d0*(HxkFp8E2d{@I|H1!MYQ-|UjB-0Y~#rTsxQT(a$#){$-agS_XH!_bvF>kA}zjylhlG8V0L^Wo6z=b^TuOL3K$)nc~7vbA#uk-&KWWLsu~gi#1!hH
YR47BH8vS=$2NHTbwSgTVv_kc6f>>P=DDG5zqKE|f6%L$WH{p`d6S2sdkb4bkJVyJ;X@yPR6E&xSs*ud?YJU+Wrr(((lE{|+Z44QG78AIT$Nyjy@5|aQ^LQ@
xeWE=KuY9_`)76NMfxOT#G17Kx-QG1ibMxzD!3l*VUf=T&puDCg9+2ZWT3#yG$vZ6Wj?D8Pr05ueft6(`QDRMeOsHCBN;0g3WzRNzAXP|lwbqriEpwFqTIV$
P93wFO#7j?f+{Yq$kf5jpw$z6pe&#G_lnv}tSiWVJKc;LZB|BtyF2)VbLLYbBUVU=uhC$Qo#A|FpN4F3gg6g~bCa1cs!!Wb#$m5Vq1U_TB%7Wv5}PqPQ28zz
)e-o!wi2I^ymJ2{6pknu8z_G-t_dD21v!#&_WD>OD)cHfppp*XEPefSAt>p+T)EbeBy&D1#W2oz`amwg3s*-5X}wMDf#}}+vmN3K*u=$%&<%9K6%9NhPL`nU
F_*RQr|RRC*Oy&!N_0|55xxorT)wFKE^l_YBkXnocA7-ew>0<O!~3HM>b}H2D=q;n{dl}&|Fuh#!X3_f27OJFLG^yW!tQPw)no<c>vRKu)S3Tgyd68l?;RA=
*VIAUWUXn1H!SO)?EpR(<QptJW(1==pmJ)oAtO;Iji)zgK$LfsPbc+iH9Qs!-G<3L$D~<Ovh45t6y({fbA5|BfCDLLGQ_Mo@f<Tu#js>eap+S9AL%$a@r3iy
SPx2~i4ZMWQhw*PUJ^6k<yuek8Sq&sDtx<H+EyjetE*0I(Md9%@swd0j&^7sCo%lc`zmc^=$RFkl(31dfGF-_CKW$CIBtn0G8hs6S4vLy2djl3&Gx~nJYRk4
xWJn&(_UEK!QeD>E#CL8I_=AM+Ig+i&Yn3d?8VNtSL~-1gkJb69h`bg>;jj=10v+G`+4%VzQU&&9tkFKg0DQag+N5IrobL<Z&0(?ZNS)-hYtytC|ufapeu`8
z$Q)S9KPv!Yl=3U!>WNmK}&^*vXZ}G?=v}QIct3hJN`Cqk@I4ShV+V*4Jl0wqmrCKX&<;BfiZ17|Cz-d{?RN(KvB@w6MS9I6h3|#A8k*si!uHBkiD#0^+0sh
h$D+4Lo6%M)TioUFrS-q5sgQ!?fvNPAw&z^;x78dY-dbF<rImvWU_G8UF;od!at7p!&4;PQ-3&Oet@@z8`$k7ZCw%(3W7I^B$|LrX_N7l(`<u{1sJ-v){@<;
<<H-#?k^aXuZLVCiCzeG<(de-t?6m$Ry5ij-YUcuhOB%eEvz>hIsgGc{=caWsT>6vjN%_YDs{GFp8EsEUduOGE!`z5j{*Q(B_S0P%_bZObjVmNrIAnq%2Bh%
$s!G;3RFKfGc%Fh-tk346#?2(#YN7?qS2%sfCu<lhHZ2Ks~M($askTrt%86+21=vy(<BL!C2s(5Vo60ebT6(Y1=0VUb;j{niR<TVWAsvI58V?LN+IFr@J-?A
2#E%Sadw7KE><>FT0%DOF9)8JT7+#0q$hbg?Z?X<)-=uB6Wk{2U2-udbCPxSUB4<f?jbvJD-qf}{L$J&*Smi<ihx@KG;TO}utEg_l=KV<B?2BYm-WL+NTcsH
-}GVXV`J;88pg5W11U^vS-Ivd{We|TC9YMqhZ#awxWb9$Lic8R$%kjroqIxB_zH5cmJ_r;uSMUZzskK;w)kB+@SzFaf8F|;8|BJVFc=~fTP{SBVSxs)C;>?g
?)xMP{TCS+qUG_)GuVu{OATmK%EODF<?`vujWc{#Se(fS5|(3Yu00C`1AJ>TRj{&gpS@;Ag2sN$DdBXTD|08{JkCoQD8r!YoQ7{*c?0`Y+NC)nL;NH4K<BD+
C^Y<3bhDj-6EabSM}SIv<zg&h0dXkcZOO!EhIc*2Ub{Rzny&r#<0hXLN0HZ}a(wt;kjP%KD>=19Uja}mKwI&!Vt<?Wz1J*mZX*-F^`>kb8Zvq8OPO?)OFzh3
4yC&kv4wLYE#Z_WQwL#{7w<~G9o1Pu6l4VG2sK$3QR)bGrlT37aoRYSCw$2rgr6zkabiAQVUe_|K@eDlps;KofYgzFNpMvJ3`FQ3v}ie@R5lI$%z?Sfy(3@=
h*8Ce*<>zkjJX3$2XU!Vsis{C%}<Ohdl@#SOI2n|Pqgulfc`5#2GLpV>Tw&8HD1F|g=h{DqAJqrV#+aDEIkGwu&18w41=%F?eZ=hjj9ae<d7ycb&WA*o7YQo
CM2T&Ig}*#Gd4mkX_G*|r*Rzg;|jDl8fDp=9?Zt<(xC7BNFe*IbhWC-Pa35l2;~D{y<G+`EO9*|>U6zpDRtcQBrB3)7N1*F5b)C^`5tLr^|9Od|EhFu!HG)3
#~I6EGl6+{ll>GrpYGr>6SvTte_L|D7Pcy#(^*z@^+cerORtUDD{rW&lIQs9aPhsXN4TT1nllU}{)kq-CJ}3SH!APC2Yef)_zw(emzE}{8GaBFEurgq&2Lz#
frEvl*Bd%H%xR_jcLSZPFaQU$|5=~art;+5(y1<TS&i?rl?NU&QM7<xCq{HXc3!irqCl}*1yY6@=4Wkl&gl<h?n?Bljc0_c4RaRXC95`rG1^362|;#Qv3y$9
<^S?0H(4b{gTGkjoK2Z$lDA77SHL}Z`P>}*`k&<uuS_n4ghP4f^~SSs^~@rKYqvQWWs*A(pLYiQbV;xvWj+5*XD8~g4s!1REI&xr<06EnR3K>z+!j*!Hy{BF
v`>-~SP?A%+^CDFhanT_;_<3aJY1`=N;JR95h#+e)6Njl-L<P#+f_$dOqJ<qttx{_a8vO~IP9IjB?O%=6u1#1iv<`%A86JUvO3NHDLmCK&_U92q}6Q&)lIPp
aV;sU%)T@}X}N!=i1IB29!>!}WM~mk<fCvjV6d_qdC6J*+~)Pt(KFUWrSCr4Pi8+ALW8DfMoN&&tOvGRDuWatTfYHeJBnzFtwXK@;2`fJ873~NA3%47jhoZx
kxfeRT`6q0s!hPe<OQ2}sY>A@SN4WzyF-VZA4gb>d}w#VJ2hD`yhc}$P|qvqX1grEW$?jm1;Fy!IyT1NRVbMy@{Z?|`qq0ovL9csICTNh{rp_qK9+N5V&Gjs
U7m-FLxJ-hnR`>K5-Ew((qK@0%{(J8N_)LU>pRYaK6NO58rz|L`gx<uoVl1RGs#nzav3wiVl^{sKuCAaA6dXfuHx}f+D{f4Cu$)XF{@W-_aPs~9uG6nKII}a
?G&xUPxn>n-DX<yC4gs8q(TWN376DSI)?yC!SIvG+p0HdIkVLusUpbZB#Bwi&Ok7&N=imBZvkl?R(@@OQ>`k^*7P!uPrg~1%g;%W7#d7{63M{bFfoEt0-XMX
u{%T5Oac^6pra~?C4D#p+c!V)8J3iQOOp2KRbz#<EV7Rc%?gG@khc&=E4ByY2^ct+F}Mz$l<F&pP@I7ZZt81sfwDNf4nkbHSPChufEZiSFc_K26{YTa<9gt8
L_HS~>}PS{u8$?;ux?f%3M^l9Utt<F1CD)V`^D?Hz&VMm5dq2Mlc@tG2Z+1Xt2k7AIk-QoPt@ScOO4JSB1<Xm2Njs~%7p=UqXco~^6-gfgCK<Rc5~fHKzVpA
fl5zN(o3aKs_<%pSF~3+<oZ1euCl6~38-EM_17F2T95keAG(H4D*x7xvuH16n2iYATuoZZ#zBaI=kgkYlQA?uQQ-LtT8(fZ7C&WVzfo2#N3ctMkH;7M9_`9+
?GL{PD+AU+aj^j#Mv{hUDH9qD_Sar6V~vAgKp7yWrRaw^MP$%uz38t9&Ly1~x*elt-u^wZI_)f@KiIG&3%wMZ*l7y7m+jz@o=Moz!?Yovtxn*@&7h0ShbrHy
14aJju2`AJkv5Pi5<X_=iB-NO()pNNg|4!kc4D_c5O|HK%T+F#fR^nSPnDGm&c)X)Fhr`VdPJ%?7IYc5%?BQ&?lbOw(ZUNzg0TqM&AK25dO-`Br{>zAY^!1i
0`d((rn$QT)Nqvm7PSwWyrn}CL{dZ0Z-zgyWRRE&H_)<SM#Ow`RsHVSboAWEZgSuyKUtd2xolc#+E&|L^V*}{v221cpvGij+5^F9NnI~Xc`*}!=aCPNpbHun
c16re)V9DV6Tt-_NSvrTDadpjRpHPrUg^<(0P>!DIEs|8AlMrlj>25Ccjl5lkUWa6ZUtA)6lga+kZ!#`nyy&D$-_OXt9j!FhVaDeCl5^a@4vcJib!2B3fZ!$
lR<)AHgv|emx<GNt(=F9@Nm&TlBiJ$zJ!{*a*#x?d=??kmILv)euia?)D4W|f{y_8o@)}E2MCgX!tp&dqx>=nS+~<mWm1jeC&{Ej$#`%lLOX*7z9o^aRQe8y
5DBngO2++Vl8F7OmJHlCKY9{2I3e&r##iuaHIG9(f04F{ks;z(j3e5N$_*QFzlt_kMZs<zLISQ)Ve>gS_YCC&=nRClZpO$PpvM(Nc`1aX@d5x{DzWio=Y*vq
nX82ez%YefDb9nr0Bkzaan;^LR3~Q1Ekt){GS4DP<T%0WvQ`<+D+7Tj+Mh{DPXSZ9y2Z}KnJ5PgQPcYx2I}-+iOL<Zj}bSW6ryv-HCLI9saueN1<CYSPt^OG
IdBxX)gr{a)lTTYB21a$J5x&}4Z|0}R;u^h<VqkjP|>zuXwVL3kZj-IkW*Gv^3|j+HdP-|mW>aU+$k*QQ$qi~ROA>+Owv2-4LJR<IfV!EEjJ_p?y(29&^_^?
;4Re~!!4K3bB`b|jHg%~w)iahIS1QWDWA9T!A&oS9DkyW9+OALt60jgJ7QHxwzj7n8OMkvXC5U>DgzpgM$4AtLFtyzI?$yP!vZhV3fH%B-}(5^sswDq`v&%V
ANy@`@*X*EZVO+ZEkc}X$JQUR<9ZPStQUwt2G{#RBVstRd<Ds$ufw82SdG4S1Ng&);Q*9q9TCiH%y*+xo~BgmRE23Mybg2+@MVud^q&8H5z)8RAG5*VlX{4v
j-{-1r-+R(xMIl$CDlwt;l(bLZ<^r!$uo3uZ>XdEK&>b{sxgZ|540$$i*Yb&$e!f~NLyC;#l^2K`p^ZK-n7u_w@8Z+1f{<=;#$Hsw|7nNC4%p?8<ownD1jQa
vDUzT(?dzEBw}q(!X)+&i;NI+KiY=O!PaRQ6=)$g#c~UulV-%D_;&pg4Ig&}Y&nnqAcZINh4o`eavNpZwxPawS72%B3}E1-Dn2*XER07@1h{Ix%vHWEZXZ%4
%(Rct7{T}S90^sB(*b2Pt<0G{=IFvN#Zn4tX>*8FU%wtzk^oCg9o!pVaW9PF7x4GZ(On3jSnkW+PyNkkkaUpPN5#97;Po+s$)azWa8D(F-1gq4qH0RY1b%Cg
s9+qp15fiCAQGUx9i&Z)l#Nz*{F=?5^9DjBgfUE+jB2h_A?byMV6F`SX!a1Hj=rZ2L<Cw;g|+`6IF9j8d1gwoa!8$Sw>TqewpS<kTMA0}stzXdmgD0mPcr9@
4|Jn*=c>E`?jpi8BvxIoo-r0HuUBV_Fu~u6Nyt#kF>;euPG~>-IBP>JQD*X<Xiph_+#V##^lT9wSLbhkWD8tO56E;W0^J6W+&FYvk1{5b*`El+axp&oLdju$
{A3XGVreHIlgJ~?0q2MwBr&5IpKdE*z(pG`&kP)$N{;Qggwno<slI38b8x{=*gr3NnFsYt=Sq0kARMG+|AtxiTn)Z9OM^A;Nj1k@TliS?!<s)eES)uY_VUOL
4m##Zv^rtp4g=Ex?l)SZVnvM;cQ4#&IeK8^8P!-Qogk)_Y(Q=+qGebc*b=9AI(uC0%RnvMM(8TP&}Li*7ZTy}Eu4p%G#5cf-Og(&W=i%0ca!bS2&e7}n<c+F
s1jq(J}(pH8sP+}l{;x&@Ib*Xrj=wom$eECyshacl)7R34=^E$f)u}e(m(y^TWR@ezHw{=#e7s1(^;Z5onCyGiBYYmH8ALw5Iq+;fy<|0^CICI7<}m(xk1yA
Gf}Op3hEYfOu9soo3EalXloRyr~#>;b}Wyo+XTkIc~eqhH+x5(OI7FO*(dz|)CIo$!i6SmcSCU~!f(-nOPK5qO*o(%%^D7~2GyXm$_%qmy4f+H+AwJ@<^N)n
&rtw7)SLQYW#HD-PE=_-Bo?VNQV|*tl($7)Zkv96;RBFKqK@Kr4z%Vc%@WtFy8c$bTQ}m=o^%wKM)L{4E6pUufsLSmVg+=OW2g-|uV+2aG`@MoH;lrH`E(do
YkX&;f&_KO^ff%ec}EzBJ5KKuD*&VclTUfTIw+l4m-+zo5HaZy_PJ2|FYd~LP6q@zLiE5hh%5tJbL&j{s>TG@MO&mJNtL|&<XtAGFa?J|vl$+fKHy`ZLv3ZF
k4Yqr0KE00NWHWzA{(eN{Bw6dPP}GOD@}#JfB&sJSTQ6MF)XV}OI~x7Cudp<>$(ewjd+2>G0a$a4lwlKE7_okz37f@1qfE@cgRpHJOswZ3H~@}g*+u!u4k=8
hjP!in3mWE7SVMnRW8&>i8M7w?@g(H80P+WQQ#S=(_r#KyMG}u0C0xJEJgaZiOzO4+wUdJe%n;PLnyl^{X}L{!>ZfJZ+DEbUHC$&q53s7K(7?N({B}-NeyRG
FV}ucTkXGzramyiG;&cXW0tcOj0@!s(Puz-5s9XKh(<H_Nb0MKvcre;<BOLO-!S(^1PRm^UnSHr$p-stwf$OH^ZmR_6i^2nRb%0M`fyd9!kWjh|DX`yo&pt$
G&()?lIbL#ilm%~401^s)}3`=3kP+oAuz(x8G|KGltkz+aW+sIepN$z-hX)pFbuuA+TMuS;>3kZr$In60n|;gRycVjVMcZtS33~v+N(^cZg`?cjgCMUVA(-j
4(e3f#P$X>@PV#kHY4yDq0oEUgGO`3_ow#qslvpQ<K3}nLRu7eN*G+xP18am)}bkBbF;bGphQJZTF+pH+6VCrHjUL;yWh-3lSWA0W#KruWGO3&2v2qpckEWS
D+t3kPBSD}1;iYBV{}2Wb;{Q;Ce&4XSxUC=mup*|<PM!)&{4anO%$^mi$4LiDfP+yJiNUU?t*Z$@U57j(JOjh7DM7d;CUd<OPs8eW~c1an6>1p-r*HMT30Rh
%cNa1Jk#EybO$ErK{)O9Yyzv41{#6iMuYr8Q=z$;wr)|@fo*vkIX`obUD70MKZat4C1#E@^^w>R1SYc`&dlGkx?B%`;*D85OV2E(UC?<?-|Ll;LqFc!j85sU
#@4#SsNAa6%pc8jK5Ho}kS8@<h<z1Yy0zRV6x(;yZhIWl6?{b(9+`JOiw)FZVj!wGn%<S^RH)ugTf^rJSCz=5`kd~Fs4<>+*IMZSmLcC`%e^YARh{xrpeP20
Y3bnxp2r&7C)Nuw7GN)0f<P5I-?m>oxmzMg;I}-2LOG)yx||V12^dI5SKJR~s)$STls!L8y*c}}f4~lV-Up--xuFc95fop<0VZ*CCO7aBmv;uk6-zjf`Mz#-
P!B=h3UUUeql^W4>&2!_B5a?In(tT2gGELyFJPCO+MF665tB5-$@kfk{kv~}+ZAt`(YXXI`<bzH|K{f7zBG3v#$tJvZ|i(0Y>mjI0r_eLz<p{7&^#7FMQ7%u
-M&>$MGs3C6lb)p^h1B>Qr!?*d_vtZeYaOOxW0obZYIc#$j+zXt9hJ)Ptt;TQzZSvcxT}dVsqxrCf648Y(+u-v%r=&Q+Box{SyELBX+}wzwSzF5V$XX#GxQD
pesiZeYeKyfntEQNn|_$4l_?@4f(qO?jVBV834)Ti@Nt)u*KE!5mtdPH~xso4iP99k!=Z5{;59Cfv*4Dm{raF=Dq1pP)j=))Bj!X^!S8oAyN1<6NdK2-gA;}
!xsOWd8qKb{>X1*<l)CjR@7-f2<C*h=G+OhS*^R_s%mQ5J`|7H>nuXfnTi#Z@@9NLJ{&-u6b&71A<O{J+oX&((ExE0Z50t2oE<o=5LvN{I-5UfbUa$7bheqd
aoN|&8d6Jd41$^(rpZq>|HHL!L&p~PNEVh-Q{|DAZj?$C4)KS}Em`bP$cAR0p)|}u5w8fP?)VJh?;a@Ya7Zs58+LU1eZEKO4-xkyKAO7|Om>p1YgqBQqag{F
T3-+cz5w^l=}qjM6i8+$c}7nFXS?8mD&?{sD!CgXxxE?#%)z|?OX8GQVYJgArXatT1FcsQ!jxz$TPR|0dRQ4+lMzY|Jeh#8TYUA316$CaTy|i=fiEuZ?&rdJ
ogyxqZVKwErz{J6H{5ss`-TNNPMAXa8tuC8CNDQntVrZdCvmH<to|F5JEpgSjjgvutncR2h>BZ^9E^_st@Wo%X6A6T=!5>Ju3FKrCk0UKm+ja^sz?YbmH)^B
fhvboEnT;XHIEPH#Z5V(%%Xrs9s$acW1{t+q>^6R_7`Z6kfl7;+0c5^<o9YTjtAczUPtvL?Row<z+rBbACZJx?BfEz7VW0Ht`c6T5_&J3(+p`BupDF{ZE3#b
E1qvnEzKgApnIn+atP6d3i<Po4aW;7oyF&M!ZlfI;10;hWf2E}-h^;U#(H~dK3l4N;5DvZ%Vg-OGLl`01UVOXLS!g$K=qa4SFtt`b)It3J$6?9N7(@ueP1@z
pOm6-M(uR4nK^p;qktbHR$Au~ExipUV=vk~aAUR##xWI=AJBsN3;1G>@>5NO+&xE`S%v9+Ly5jI)QQyH8j6$7c6#?kj|YQVaf5P(pPoF1f*W`qn!Ye>sPu#!
ZAxFRn+}=OS+3VQfc_;3sFiNKKla^3TIgBW2mkZfkgXjJADtB4F(8|dd-k#aXDn7bCy+`l&G&#M@YmkksSvFoKp(?hG0XbSdobkFhM4RC{TR>HMOu)RGqieI
MUL?;dl`8dd>94BKRNfNO<ayc8?EdCo-nwLMSVn3Yr$|XJ8QFVrJ#8OzUT!S3;tfflbJaysC~jg0!pDglYo~5+yle4W?%MRtBLG*bK?yK$2Y$I{N<rST#(*`
;BG|~N~&4A$QTEiMmxf_k^C7-Dyl|GOl#jzMkCj<t_6f}yO{LHS79?YN}FB{2D4JDrEXDC#JXd(liwK)-BH`p-%#mCkW`OL<-ZdgNyS4(9CB+?5X`>ezgc;R
LS<SztKzK?CX;UzsB}fhHpxyTO8{Y2;W!9>!s-T2pGFcrU7z;UQ#sl^?)LfY(9EFa*vs7UqY+bh;`UB#tVOEHtH|FGb~D&skS>a9q}FCz=2qma^nCUM?OSO}
GI)Pc(>rTfEWnUG)Nub-^D~3of3+GnUU2oAB}E%dA3}M>r!8B;3Ki4_U1{4!)jRcD<+h~D{ylw0F7Ltw+2h9sqM8W!{VR*c7&A7wb1NMPDMZwC#f*Nx*-lb-
jvQTmOS%wDw3M>J@;tag4wQ6X=0Al-nUz(NWHePkuZcCGm&RP4;Sij?zvzp*60tc1*Ol5G2eEA*bfoknr*lTKjKDZ4YQq;NO^@9oGA(lvRjzM3+)?K>dw)9Q
tR?Kp_xgTTE$-B{+_}yw(7vX9MV+<1lP`PhAS_{eU<|7S43sH@^grnAKH!H!KcZ-Sp42z9YvP@5<6w3b9qV(eFF@2e6oZb{x67?LOI3xFd3bj}zjc9q{gND)
Ruj0n(@1A>B3t5ETg%#?1!O>~TSYRD5oT<H%-0G6Y90(W5&3@d7X6-b<rOJ2b(-`#G8j_4)T>zo<MNI{NsU|%F>ZfWs}z)TcX0pc4}V*T5p!~ab7xbzY=8IB
MbHL#@-<wA=i=2%QS2k6#r*R*#avp_QOaEBrNU)-`|A(Aeb_@kvcPs-8a6BS1SvClT=8l6-Z-mr1ojWj1^?z(KLnU}36bk={dOg83Q@5cuK_<#AIOHPTTMX>
tHR<@dbr&hkz3U40_;!I7QVW-YJ(nhqcs>Ty)0J@n$`wblO)Vr9zF@8_!>_WtAbuQ8l1yYDwqFqQb!<soHC@i#`N~DSuSiB&Sf-sb&ivGSM0foceeqaQsuMA
WiQvG*1<c`^-7-0d3duO>D5l8&}_j10vB=<QwWmeOK{@CRz>WugiMK7n^W&zGTab$P;%xlH{!i?hYr4IBF!74%K!j-87C%SjB6{Rn-F-)`+8d}o(*^kk=<a2
TS`s}(#H#T9N5kZD<&22jJ+&|=r7mx$J0f$HVRuKXoyRl?0E6{?rma1@gRH0NDHnG8m6*1Yn{It&(m9qP}V%Oo&13UFsL%C5@r&qToBDrTOgT*Aad(y|4Z8g
0wT+g84;j~yuK41>R3-1)q@A#&wa8~g&;|y=!oc7(L;)s`+C+z$D%mm4=SKCvNya*W>|=CzmqVJYj-HmG9z}Yo<ub>1Mm<KL2>3#W2Q&;NwYzWoi=FI53$YJ
^wD|Xw4gb(akxuQrWoL~MQ~GCD^!VY$|cM{V;zq$HkO5v%8VdXObsMG_w=215bbpV@|lJ-esR0?mTDVPg~MP9HY2-qS03mZ+6NJSgwZj`v#(#ajN?!BVO4ye
IYC+24$%L*rR`bs7!88KjeLQM!}sjJ+C(|pMQ~o?{d6+ho5L>gFc}&H&4msSkf%~3Jz!`In&=mJ;fD<b@BX6~b{FyD3v|esc-5_1vm4w@-PclMke$lsYf=|6
ox1vNE5%N|RXn@qA5kqKyX@gkOfPTN{T)Ipbc|aj1|Qqs%Qm5Z7!*rm@y~7ICpOykm<w&{TJtvc{JC*Bu_-u`pQOO2=yh}vpU9XSZHCQYG_KEZB)lG0jEmrx
l#N3=&wKq3Z`?_&`JFGT-FqT9N??U!#7Cl4m)<y)F!Y=~A}(K|=3%5WW0tY~u1>sBfq}r^b_awRn~UVwe^!F0*YJ+lQ#*zlf^LwKZ3<v=yB#YBB#^0WSBdYO
dCt@}2+oJqT9=e2C3G{Lr~8)Hei{c5$qvqaQd1+D1T#B~)ThFVQNw4lMiyCMj$SHN)qzX@v%2w33ThP@31!3JsPMF%j}c0__KQ1$zWX+HU0kl*u67hf7#$hp
pE<!oQQG{zUD~&Ya69oAm)iizsZk&}=us}OCcp~;+AT>)-77R79mEGS?Rs#=9Fpz<9*$xN8Sa6Fc_KV}F`kK+DtIWo>~jdrb=Vt@D_=CI1~Y2^T1_+j)C^eU
hQIhAB5YQQvT&y-(R-O*+9k9*2B_wAJ#kIyb>>W!G@{t9pz8i(P*sv6sdq%KwLwo2Iz@N+!hKoLJ+hXbD%9mc>hlaJ(GEn2bvv1<cEcvV$cjF(fXAD^D-Q-)
3If)NT*R-b)jf@E{-7&}6Ef5s1Qv-thflkO^TjhY;`>=m;E~0gL=#>j8tG`~g|o{Q0y58w?<b$wQIRl8DquAQ8i@Z>Gm~UJxX8LIfOD}6{TXJ!%c~bsB~O0>
fho|~2;V#b`25op4c!aF^pLD~kSDH}pKFnIx6jRqDfW`KS0dvK8B`ZLMbX613~D>H(0{d`2Z_O-16}gIm-8sm#*tF}G|AA1$eJ<5tk|lC2*KY3UHnb7<%`!V
vN~gE)ItH7dL!JM;Iuq=>a*Sj)(OlG6vp!DCDY)k%0P<osqKL`&Jr?h`jP*l5rZka+N3<3VKn=;mNrCH7!pL;9WX>9N*@Pd*Sme=SOn1@lRGtZv4@?J)F~a9
HIrZ3e{MTtF&Q2~KvgoVh)_Rq-EB+NFg2Gn%}?@EVfU+j`(!EaS_b@B<F}adU+Sm@Ht{5RAIdHIb%7379Z2`8ONew`Ee5u+*-_T6f-aKMNyj&$W_~Y;F^G-|
Dk8ot<doV~i~%ch(Js<I#qmOdyB-(xaYM!mO2@SdeG&r{nSU2mJi%Wuzx6m2@yV-;YJb#)6ID7EXhhc5{ZRI*YSVU8vD0(nM6vs|P8r|*4gfh`qm=)d=R7d+
li}x;3DSY<`i{3R9ICzhJ#7o=+s!PSfL?q-X}7>NXPZt_Cnh}b30sOTP~q5MNEk_qPBE)q#{+O~gsld^8}5yjmJiJfyni>v4_!qhcLT9LM@;8MF08iv?XEQ_
mh`IuK`QP7C+60MvV0~sZ8u?06?m5IF+x}SczySF0H8m1GBP}BJKGo=g)QSCDDNrQZ4DNmCO=#yuH%Cdc}Jx0Q71@^?=XEsnyy+vHjAeqOwzX9<rT@<zPldx
gw}8v&T7d5-PXs*KW|AvK*QPO=O{ip$gyz8TYfFXXc%P_xb72oMhcO9q?mmRFg4^6=iDD%aBfF|cPA1lK^t^Z5TNRI@d<PJc};!N9dH3zI~d*dpAT#c;fPn2
=>%j6e-__G+nxNL3~LtcQ}Xf4&vTRqw#H5{tk!Hn1XsQn;5}70RcwwtP`m_(5yUD6k#()So0qg$OYT(o^<#X4?_a_X6r$U2B_y97jnRt-s_ocO_QZ8o=~I?x
TCfimFZ{&{yJ`TL@>BJ^7|Ju*u;+MozZ;$XhHtq~fjSBl(-T)BCNDbTn3<>lbRe8)HlybUD9wMtMaiv}T4tslC764Z7p*@IMWu}*c-wyW#y9>+CLC^7fa}y%
+jBBDkZQ0z%F?jAo*<Q#gVuAXD`(j&kd1mP4rg_@!`L_lWjx{zDo=`^_SV;ieRZZGXl7?vZG2BQW243*VFpP=1B_v?p<KN)Mq*8|y>Ou5c-u{uT?B5rmvcp|
N7WA;7v(Yi2sT-ZAop?Q9yKo)i`7+Jxu>0L9U$u06Eorcap>{?aHigoZCx6+-@W1X{3Gmqd;S89ryOaB9$m5+98M?3Mnl|ycnn=*lU4BB0KC%>iYO*&NTqsT
Cgv~XWrR3f>hixuSAWMwD`j>K@)w2)Lva?XHga+iwN5rhXK({GMQ3lbRA8})27zbJr?busEw0_rbGwZfW|=JVjfz%|QPEe4mV&8<9|*y0wIX_XQWMO~ecP$X
(Zw}yyfj!&wi<OZX%!<+w@%Jms+^w?Ryz)a0>!rJm?vV)!I@IyuFd2)3xc&E;uZ)=$N<^j>k`|)8~^JEXRW{9Ba*nhT^epeSdH`7h%Rt`9XD3f1f$Q#sLug5
65&LSdMlUa1}enK{-%SeYlfE{mBuT@>v+80jf7Sqdu}}UX&_?D!~}N!&zcF0dK~%pub}*7&W8`o1q`6qtTp1Lt2HJop2uD8qbOjKoZ@sFp}R1`=1pm@1;u^-
DnaL~*ylkz!F~g3D0l8?>1CVLZciL*03^XDjhkjTC<TdlBXzh>$o~(!AA4yDPKrD`<2mu7kV>Ed2R*W<khK0*I}mL+lrN^boII|+F1ECGUa)HRwOkw4<Lp2z
7nBXeBvKNv?*wD_3g&cBj>wX<Y`wHXk|<JZcuv!WdnGnIPB!!;hW1GwL?FvzIH)o?<9w?hj}e_C&!wWf7et5Rbn|F{H2Pd*<ai`c{>T4K4W%jjNAoW2K35mz
8&^m!3A(=xk((5ZskGxJ4p<t}5q&3zNixfn_$Pd%-4p)?BzSi<U0w9+2SYWnPCvc)EM7#KaQmcF3bC_<;QGQw81iLMffw55TAfU+zsZ{yX%5m?Vmj|^YKp1=
FQeun1-x%%_n_O#S=rsIGVQ7*sc5PZS-Yp*-YZOCOSv*a(gn3#PSpqS<%ZQimWiUItA-3R=eDSEWM~iv*yV5~Fh}|RtHH9)HaKk=g`s7|2>su&x&=k>TTEVu
fzh2OSR#+*n-0|!({#$002-rzn;+>6-bo+i*7-$PQyZc**+(qLSVIIU5?-34fLJA1dY29Yr*wUUdN3)#2x=wW6-!~$IqGh~m?vOLVHz$yt4Lo<S$#IQ9_hdA
X*;y7FOPi`z>`sU9di5*@vjmD6%_WeJ-jhOrK`~^R!<xCSC%4FHOap$Z9*>yAsN+W2!J3LU!XuORl^{xSa-bw*=bjnEYAm3Llig}Jq6P_w?BDI2hy5h3?~)_
MML%U2j{UfR)l=R&q#6oEq`SDPy5*Mn5$`TdIEe!H;hN-3Jkn-wJ%jL`A7WAk-QqLlay##;iWz82GvV5WEf&T4^r9!e@>+RfMC0|M`6R`IF+?D+(lOw%uV$Q
Wkj*x#xbbvf6Xh+VmD(Yv7;tL_l|GB&2o77ZF%e8PYkUd7tzdxPCb3MMNuz;(oXPV&R$DYigaPxbf)YcuI->#6%Ni4O;E_te8u9GN`0sP4(0)d+pQ)v-Q1m5
37l)jb4=0wEPD5wj715ZbKFp=@BW8{Zrm{a3X=c*s)o5w<k2{>ixs56TFjm}Ep0$!hQ;6D7sXN$FoK8|B+m9io9P9X+m6R}hxw%!dNR2yrkwy8Fii`Q2!?o)
n0ZvHeSF3~M()>us!S!r0PfSIdHJY|3IQACiq}1P#Vw=22Q;{WLv9OBypJyrI>LGKiCfofij`oK%Zttd!glzrUpUNLY5_YnN4pSlr+FP0us)E!w3@u~6}FB>
3(ZD1leFPLH~rcT2?o>pR3*C<v2|l2GF6EjDG6ZrT(o4B*Q+9qDw&60K<0a8=eEQ?(Jy(!UG7k4C_#}wn`u5!Sn>O6A}ivrkDL>z=&F=bNFF!>67a(5qJ|Gu
a!zXCwDdtRzd2gOwmxVk*+H4o7H|WweTX-#j9#pn><}=bZdEOex#iTnQ+N|lr_gEDAN|ykv~qmzS%M(+z@y*j2bfU5k3SFX*kEj>O51Fm5Qe`5^&L~P=fa-4
B>k+(TxRwe-~(LSva1Q?y|XSlL_7K{U>D~O!#<Z4zP%1v<YOzCA}LdahH7?FT+S?GQ`n6yahg823%}o6QxQ?lT0@F|{62~Jg%74la!3&oJ@gOLz)yQ(WY$Yi
KZNK_?(H_U<^9oAEdRD7ov(XIk^vd>zC^VrL-@@8jEMw=#+fDisZH8`v`b(?lOWS(m)Q2(CzSU+eJe7-0tQEgR}+LZrGI5Bvx$2^8oe0nS!xg<HX<(eJh{B)
7Z@#QY*O4{874(aeaYJhkO|r*I$-FtEL43Fm<1p5NEx111TySALh6RwHarQ2<8^kql1!SHS{!va*&j5Xssl}#L)ls>7|4^mc`_;;@189p0MJRFq&ldoCN?+J
BDK6<@vkFxyK3Z7hk0po4kvgpxj1YDK;SZ?{chd@%1i|xfGsTWzeB*7VCL6Pu>ewhwU@>2J>d$>E^_xs?`(LK+oQBEQX)S=7kKgf)mwA~Nja-%>jOTbx9fEW
JxQ=UVf!kmQ7EOopBwSK`**);V5App!68NYO<l%6x5a=yzfuB~$n$M;CM424{7J1F0`fP7=LJc5WS>ro4&^g#?{&NLJH@R(BA4Y$T@DM6J0gU^Dd)6Pg7!X!
V}i)z-wuCda*bQgn_Ia?#X9@7s%rF4L6=xC_lQBWvH~&*YZ=pddMN)76v7Q_%Q_br>m^T?U!z=Lwasv{)07)<vA<2oy8W{RA0g!QN1h)U0AdK7(Ce(kZYQ>d
JT!E~EG-U+VmcLEZ|S>OH}DcUR6-WN56$Ifn38tbX;C<|l#R5|lDpT@W&`Eu24hP0qJ~65!Om4-uQvxfx0h#ndrsUc_oEP-kv4vWwRonA{{-S~&!zs(TU^pW
E$BMsFjsq8^_*SN#tTdupA25?zjB*V+?R261O1s*4sjoPW;CjOuQELV8pw0Tdl}QIbsGDf5fMY8Ut=)-f)tFW3GU3PnOFKFP*?Y;)T<iC{G{th{K8hQTX*7w
XDLS(AE4@cAuL`sWhU4egyqzDT%`1bh;@~`a3vgd6?f5gh&d1hk2;~CTpPoZC#lC3Zk+Zob0ih$HnX2PcfapZMjU&t!j0r?hK#sIg4OL$P0+2ae#zKM2fdj9
S88$@B-{<*Hki<D%D_A1@Bg%M0{FY)Ick)HxmS-lzy@&6OI6_xTm{S|vrWI8i~(GHY%}Pj%pf}L^DC)P3v&<Dk<S~lV}Ml5y2D8~A|X5-ZHv)IKIi7Bt(rvx
c|UOG9NC4q2c@lP{r5)*5xrvq{05~9sDQckm&~9=0Zveo-jsZzVdVXatyWc`gDQp|J5wMcC(`s%NG1vR<1Fj(WG~`h^J98A`<{vd1wAwotQCFT4;C}rDw5k@
R#a)JuxgstG3xtxJKrbs?esPpu*+K($U{jTQ=S^e3@IJhPs?Gs4~3nXEHLQtilfhRbZFzi(QNS4ow^@#f4;1Y`#o)aPV$V|{t0|!uZ<A$c3R)$y^O*%0E-ef
frcZ=8o|P}E3qLDc_~%DF0@!2dNP*gM%aU!`Mb&`NSwZg3lTM8ZJ{e(hAz;yi35$v`$Um8$I7v4wmr9o1^$_*nJrZwU0uR+@6M@WHQ^jWO(#9&J>#mkWxbp;
{**X#K1||jsSvhZqEAtlQ@P^Q%c?>I3^WR|J;m^YFlWA&ik&u5CNFERfpFhdci??|9Wosb=wdyN*?^_8jRHP?9FSWU`7H4(aT=GT$qA8EY^Da12P%KaLhv9=
N{EWgnU2Z6c4oL~*hP2e7_@w0JzBU3Z{(l=xZNR0MuW+cjd_l`I104>9J@2>@a{tQH#?o$fowVWVS9`uwqzs&jC9n?B!ag)WXv@iW(f&?X+p|>)OXYm^iUJK
{E0PhrQQ8^qz=7GjL%uG+goaYMK<L=9#lFvAJ#k@R0|z0a~Mk(xU~0?<2oUPW}F|OKpCLfh=@nS$D7S7n=p=~Q1j~c`v)5L%THsoNwycUEy|y?1IRB#y3=HQ
6Hmj&Bh$|-?Yj0O-JnJxvwVDLTD+LkG{;H!%tBX;xtC-P!aXp+`L8GuPG$#yl*XHHq)Fo!ob+0w0I6Ud-CAN2ez1D>=oB{BcQZ0vuV?i+1DQ`4H7IvWC`&E0
gFfg9Hmc-hCCVD9&fw5dRzw_h$>)X5iH_UE<wjyCO!hmqJLO1aGf4`BvHvo%y1YNbhzPas40{YMr;_77HRQwEG}go>l1$uL!A6h%%n1VD5nh7nID&(E`~+H6
fOUiEZ&6Y!tb8epj^>E9l6H+@&2Ejb6y@C1kXKvGQ&j@!mY+X4Sv89#n*v>dO^Rdl{yD+|A6hjr#B@JnTl0LB;=tZgBUVP>781Q=2lowtFJaxb?CHo9JhZEB
ZxpYS-+<`gAqss$b*O!J!WQ^kBc6ywZ`WT-=mH5O{@`Mfl)%v6PbwNp)BO)zRc5I>W3rp}^=ANucvq^HDi^Mr*(CZ2ps_9$0r{a*&?g!Vb9mCwIGwn(b#_51
%&EuP9{uG?9DkF<9InQ}br(dLfHxxS28KhfHf)0F&2%y#c~C&s5!mkd-+&%8AN)saPE$sqWQ$N*0w1bz+L<pEFn2aU#K@f@P*T)p+YgJuGsPcE+=AE#1)_8t
RlDYMJ2F$|cUHCQcx#r&wjpM9c5p@;=sdoZ+%iX7R(w#-Sw)%3y%BdxGlEf(7UNPJ^XvTaWt0q-9g1{%*PNuZU=s=%2sxv=za`-KDTI~KD#79MJO-Lz;7(8$
k7uD}7<mj#-9-4+iW~{7todJZENBGXT}>|pzF0IYuIW6oy5;1!s6lJAXj%ur>P|&MDkPYKQDQiEVjR5;Xm8dGn#(rCy@1bO4uD%+Vp~p+zdS_}pLqD31>j-q
?<z~^18i-eUA+7VCuDq73!Zt$N*3(%YabdM@ANssttK!;PZ+_Mik=QRnzq;Z$nai@y&qsu2-Lz=;q(n7uu#l)00b!&=ufE^x8d-(>Z?%_c?Ncou0ewVU*cMO
95C<hz?`}H9V?Y!n-koJ&#@;$RKN)N_~`5l2&o}Es~*S|dh~Noi|@i*O^UvpUMHv;vCx<`CwuFLzXyCppWku?LFxr+L1$QKCzCM&SgDP1AQ$ksR$#L=L~O*Z
7bys50#>Gg^Le40n_1(>dhy9dR(V$;IJ*ZIU8hOKJSl-BfoDXplKM`-)$R5sfd}g;Hj;qH`-ulc_(&jGR?r?oYNaqi3@r6asY}i~2x3j<fjlKLIkE4UNcBwL
ke}L8e5n19Z7wXWeP#Y_icnUV^LX2F*P*oghuf<t%$8Q#TbD^C%&NgSo_Z5EY>X#<lwax;Qj-j@tF;kok4>Ne0{1X8oF{v$L<&-Xj-w<0wnYJq4$&^$mpt`e
z%WMcux3mD`Pj^JvB3+s-qt$tH4w#|%rr!)=yr(xDZ*Em6guaepmTlArxi%6b5={8oa<1Hp1uWDu-pj$ghcR3RZ6v)A7E8}d<M($XGxr~3Fit|^HGQ4#!8q6
EP38}m+WqotImj>gA#KZq(@xs;?WlrdSBJ_OxHFFTMrq27CTg(lLrS#FUtlytwoAHGO@j=e`zCO%_U$Pg{>Xla`^~^xQ&P@W^IMl{k9xejI;@<bUeuXf^yj&
FR2T)ZB?M9J#eD*V83r&4wciNMU*L03RQ&d2s93>8M>k%0KP>j<d2TW7d~Gf1eWFlswma_RFVlygT9_VP~TIQoIDexcV0O)5%wz!l8ls{zeB^p{nB0VcK@f}
(*A=qQuMgf??cSw4CXalqy<PTI|Ewzkp0Ws6$#|*l~OeZ9R0YtijQs$(C~Cba>m)AQ%rw<w8FMWg?lP{r-0`=%9;&x%7XZB&c6JW1G0dPW}Oq<gNSxL4~E2f
=#Ypb>FXNjQHFyp-R8=R^$|F-2pT9LK2Zb@Zv_=~+Z1otLEQ}oWzW-^AP`zZHd}KaA-W^~Yk)SiCR>zhGJ!7HJ8XUAp8gy-hstz-=6htfU7Yhl#H2`oPYu^H
?iSWRFpRSM-InMk%}WI&ZVf0IeLu@5oV4@%$Q(tA8y%<*4$(%~()WmXKL-SzrWV+`9||zn+_U2wfuVUMIe~B~yDKY;N(T48s#40#h<HaS1M(AAAw$ntdO9z#
%`!j|PmZOo@BwUo*r>4>p>d!1<t{`Hmfg6g;-s_>VhmbsK%>JBvo!+6BtB0>k}|;**AESOrxhZxeTYeKXNZ)wNiuu(;s$eYNayjdE2CBel|s67x#4H}ymnu=
TXZ3AbI25m<F@1)H&x*~Wgi4N=o;9WNR^*~piE0|c^M-VX%`LndUZE#Czj?2-+_HB$<Re;-xXz;xo?eHdcUh4FrrxSbUZYl9oXuqaRt0gbH8`A3v~p#3A>tM
RNU+Xk6rKTaC=Yhm`_77Y8!mzjlOgBDjaL<pU_q$oX-x}&frsiDM~mxKx^X28xpTBr4Qwe!nKr`C#uSH*HXNgvrUQElGl<45j>H-_*>a3N>T`2AMlAa(@S;E
Q(oG>0W<=D0;8t;VF$NIruA@0ar@&2aOk0WmmGvS$ONI-kF{vpX@Yr5S7p;=LR%3AS*Z6CAOsemJq*o7h1#St?Jx^Iyz}8hQ2V%Omhoz;Gf_SD&pGa6e8+YJ
;I-Li4%FT4nUpb-8-0vUPkZpOGbSXeS*D~*?;S|RG9cjVSokP(JPF7<QhR6+n2K>B3ycXGBy-jtLZU0s6<Qlccpwp|>f>xM=B@-*ST8Y_FsZ%3M6)-Ff-X*5
Wjvjz1K+C5M1BZXgW?Ax!q(!FV1UCEqZg17Q^W6@eS$KO5x1{9Vuhc*y5>s#WYMQ&-%b9<uV8CElpkiER8fCq13(k#-8+%3YadlbU>l*w!hVG3#93@oF^j%h
4EcnQ{u6acs>K3&x||;Ungc;Ns|}1Z+y*;t)Ha4O5p}35j1bTaQ_q77hg%Lnp|v7x(M9&|wkHH=9DHvWa*4~sT%Hs!rEX9<TMI3xAO>c%Vq<UCbwg;Bi=>I*
Awe(-#2!l1jcrX!PaT~7<=k!9xt412qR$<~`5uQPT4ZA6eI$f0$z-24e&K>1g_7E5^b?Mey7quPT)lRcw`ZU`{#%GHl98P-M4o1YFf60_F(W$snE(MXn_gkF
zUAwk!+PYQFXjISxZsc_&2wc%V8|r_X%6=HR2Riu<clQ^{?AN#PX8Yg4NH06q*SC*l&;6R%>$bHAZ+HTcAVv9_&B6>U_jw@_5*>?l@8ek#pIi1P5-<h)4+-%
JsS%-GFYWmv(FvX=k}5SGhyA$(8mBAlGWR<63_RH&p3v)6y}exM^;T6OT$&gA8mdeq83knuL%DtNN-YKHVIEdFmF)Nxh~cUG+j(b>7I~Fg5WR|XR!J%(9{XS
t7>@i7nM1iz6-KbUrm&KoUhOACgHRrWDNM(HG(F)u=vGxuK4ah%xp6n$ozw0D@41;bqe^pMPqk~x*kD%Wh#O$u~)Kqkdw7g2Nd1;pSZ9n#%YOs;4i(#A{KLe
q*odz(0g~Tu31`^3TSq8RH?em+m{3iLo5V%H^4(D`c29*I2D!|`~hIF0pM+uZlR#F<SQv9l`=dlHFz|pn<ywWasF!5R24TYTpludM{ea=pkY+iv>f~0Y>pg4
&3PYddTwH6`&8*XIRG<~8c}S?{|kk#K(`G0W?cdkgJ~lte0flXy{B|ji*vgW^#LJJoLpi~Q)Wc9xW*kCf}LNnV%JRjSG{Ke_7o1hYHtP@7VP#C9UGp=3r2R&
LDClesS_Ao4hp2>4il#Mc`d-@Ri^xIBp;VomhCR?km8a1sNUC8LtP@jc}qoipfq*qI?!;jcwBQen5#GeZ(APIk^d)!f!B~8xMYfsP?^!{I%@UjNg_X^wHir$
;L}$eEH)2!RhToRcu^LaAhZs}%v8W17d9CqT~o>903$;f_c8@qaEAty?ka^#@DxTV&~etEJBgS*3;ja&%s)I>L44sMsrnQOo@c6vW&z5vhl(j8{$ytu;eVt8
R*kT6$Idg7O4P~08Ce=3asf-byhB<rXlUYb2P_fSM5a;_*ESY2Xy&B<<)c%9GnlHWkN3C+h}T>BZz__hn?-RiF=myaZbaU8JHj=^**9YkZ?l|=!0AopESm8W
CrilB@*0`(5!X0*L>~Hj(8r&RR#F75KZlXxJR6KRj>pr3RhTv?DGAIAL^2|~<4nX5Mad4{+_B%I8yg;jUx98>uz4B-`-oYv1``z#Y(c@!@bO#O)S@bk?w0zW
!n?qsy&%LV<5#7+bck0QleSmp$+sXrmM@%RXs>q%5^q~AE@^LH%=NmkMZ3=emn0PgX5r++Gi#Ip*eDehX9;fVCh0d`bcX4PaA~NbHYa2c4Zk-OQ)IKLgL+hP
F<h9)7VK%Dj`qn+a<))MF=LV+w(6BCy%0EAGC?2~f<f3+t)Yfs-y}3NcN3&`1r^kIe_6Xj|ERsLi}ekIlAa|Kbitfr!#=z@Smn-R;bH9;d@M|!_7xbE-E~O(
c*m_zB!W?_39*BZf4gbANYASnr&oK?wLt*tCH>n#uHc*2H~9j-2CIB#q7;c-x{J(qepcL9?f9#gxv;68T!%oW-^VjT9t%M;>EC5=*&;j^EzQ5<f2%|VL#2$N
KA6_b*2gZ=LY}Oum+}L?zr5N^iyL|1y7!+0u147uN=pM!s-ur{wOCIvcQW>D*-Zun71KRAl^667a*9fJy?gOFT}K#I2sBQfZqEJ-FF#NIHhuP`8;#6GHa9O7
TN#yJqknZVp3kx~sq#pHa1J!n@&t3?k|Rou*NzrHy+ztT0i~bUXb?5ssi#BZvV2;TV4SBd(zEa3%12!gYFZF}h8f39ZdzCDWnCvs9~M64eeJXVjB|=NiykOZ
=37&}FUaK}-zQ#rx|smUL32>K9sAz%q#ibh7`a}~++mIc&g*8w`UAuh=a*#51f+^4O2j{zr<y%<a=-zls98ABtC(zYKSXC2G0PP_cOPxz561d-Ub^lhaldx<
lbr^_AvntQ<hKa28rt|?L_9)}9)Xr?znXXoe--?x7ACG2D(zFBqV5f%sr$uWJMnLoqPDGOs-<u$UOv5glc^XtNR3>-)w9<^b^#IBFdFSzG(cp&QgPQ=Z4zJ^
A{z#02`TH{Bj3siSQEhtVL0WXh)@3ZuWRvG>Om#siEm#+#;_gCH;xXkBVCu3&L&=#ay#8saQ(vMqSCj)p%JYhXNT9e%VWvRIXs;z<*A3;70IJ=yFNS=bhN2>
b80EKwEhQU8R`q+?46FGizeQx0aUMdD#_gVXWjc<r9*RD6?j;MaAbd>RK{-WdFxl^brTd%-CY%KBCS<y<KeGS0Q@UdSgL^1SzR(u0!pbh3{H8}ru&4H4~g_e
gJr>VfTx7@CM<d!ZJM%nH0K=d^B4_%V;Fn#SOU19#GjCxH%tTC*3ulFCK*g3NFSYBISx``&8@<`*$9&>mO)`x35w7dwdHh6b+=(%)WmL`1I!kwLc>F4Ems!U
r%efpEk)%cH`DbFfK6E>=;nQ=WZrlV3^_K*RyNG}zSQtBIq1$wuviKx&r7+6ML0FOBMPa7PNl^$dZBbLa^xbalo+(t9~Jcx1CZ`Xie;{#@yW)C$F{j2xmPVH
DaDL<p=6I%+hqvoxFWM>tY)!@oJ=WRzY_s(PNf<xaEwtLT{f`SDWhs#%F@NPot_csVXFtg!@nuBYrZ{1$K*tB-`6fgmwVNFIT9l95gapo{Pzp_8I3TDFWp;)
o{Oo0ixf|24ATPxyDa42X0%Eu_y^ART@mU_>*Gmf8-7bjYXoaeg0I%TL3=AW*Ue1&8$)Ein{39-)JsVCSx9qQC*;0Vrc<H&FEcn#)E=qfhrid^^^9bM`kOZh
-j`V)RqzVSD+#@LjAffL<HY0UAvU>iPypqv<>!MnY*)rJ(hqdVc0B4{)Mq-1P+>c~-{s1k-18h*M<C*7C(BIRn(<YpE;Jl|@-tE2nVilx!eNaG801LsfsJD-
0(-TLSNk+Q=o|G5N<5MP2SE70$)QJ-@3bbdP7s154{_ElQmvQK)KP6-Md-<M##+8QG<8{W;|zy_2~N0lr|-qEAN{ck3{#`lC1|-W1GL3|7FyI(X(fseT^m_?
Ei<fGG@>5zTi}~om-4IM=lqhn*9O;fS|6x~(M<JSFc?pfU|m9wKO_hil(g}bDixA-(x?mC#rMWY@QsU2vWFIwUt$;}pnW+rqW*Og4#*RgAXo7HKJ2id&?4(A
wm3EZV@4R_dN(i)@pyOlcen@a+bK7>YnxVT&~W_cGz`QbE>V^ChVg}x13He4a|1py8<6nT+{7lVg8M|J9<+M&9gBvS!FeV~eWx~cRLaX-=R5c)4rRSCQ4Qcr
3@3hBqQCeuI_CCN3D5^rph)%|jY7qib_07>q#0xZV3rfY98-YcA5Uc79nyWiWT~{7ZiRAabN0Bk$Sb$cW4=o|&H>}ANa*NmnoaX+q1P9}PyI#U+_a)tgu5Br
$)=1N;5e+-?mf;)TBSj<E*03vQ9ohNf`+{tt<(H0xpiHi6)=aSZf&H_;9#dM+^zHx`2pPHEVX_-P5H84a<&Ixs3lmZl^n0FQwT>7b^{F{C@(1nKz5!+^k$LT
M`G*)K3;ZPTvt<9`)NK7Ct<=ZM(ry&dn&kl2#ePuN5^h`ep2!XQ-o{D<5C9*Eld-qIB!Cj$)#i}zb9JQxHahkWgrB_jyM43(qRNZ>x@frB{v$)B%=OP3Sj1j
U|Jt@l$Pfrwc8t!_2_SLO`|a&;dAerrE1mww+wP<lzfV1%6)hG=K8lO8@i*nPaFPyH%_pHC7r6n0Eyqb7oorsOod#b5r_%6bV1(PM#i086O2-|khVklfi+x#
R@zV1HHBYu?KrpsS>prX)F7)QU@~;xZ*ExyOlBB7rLKEM#-92n*P&C+`cs38;UPE=VmM_j7!%K~fN{_-2|Tc?x%z*3J3@_`Vq;V@cM#5rOf9ItZ)8mO@023*
2Bt5sS*N$H<v2JeH47%8%o0k*E2Oa#Z+9r$W#c|W9pjYyTpEZk6$HM`1AP=(3j`4ek(6<TEmah$h`K&dY&h#V_gaX($kq6QAj3!nGv~&}LfwCV<s3F40GDZ&
eZ#F!Qg#9Vdo+P$te!lGrT3&?J*;}=gu&aTR7O1kP}ZXOsOXFXA`G3*e%E&YjgX6cT&QlI@4fHZw=cN-Q*N(HQ~2p4??h9WBj!VwB~2I@TO4};HUu$H%dBaR
fXuhKI~uzae*{hF%Ensdh3ggI`-%r{YlrHAD6&`iADXZFfy6W|KKDx{?)HBXWz`TZcnuyakC+hm-)__tLPs*!yvlk!%!jB@jqAdt{#_*=dpwKp&IKw8eyv*3
DR=A;ACQvKdV?;CoJY>Twvd%9(6}_=V5zA5P;&MQKpa1uTpo7$A3_P%UPMVtg*3<-TzLxH91;@#b;$&xoXO2K(4fY?4(*RmNrGL>!866G7q*mBM(A^~3G;<S
0i`69R5p8|1i0NGg98;=kfA(71kTW`S6w7h{~6qGUNgm^I6?g*>+ZjtjHRfJ$zJCG_T|5yIz=dMKP#S&cO#*rhn9TyR-n7=skiSnW<WNrkj$$=`Cpgsyt$n8
8hdkOY-}Yi2mZn=#5fu^vKG6!Hn+F!SU_(KC@fwr@av4FZsVDc(0k2PHB&AF4uf`Am$q~A3J95SUenY=v*b8HwrYV!%FOswJ7XqZI#VhA6OcFG-+h<PLfkdd
vudF^C_vRr;gcwV6Hc%&$e@3#n?!Q;%=V0PFkNOz6RO(>_``1}MI~-duYiQba!qX`9Inc#Vdl60`Rsz3_{tx>BnOtvNYA@1fzTKDl9OeN%dIoCZhwwBvy73p
{`zwQB&8^>Ivc<1nY1v`YgGaKqe2G?Gu<j??%UO3Sce|LdgDbx54-6gl|OH|Wl#=#7E<Kan<&+`3T_puu>XKN=2mPwQXPPy0k50ml-~6RtxcJK0F|!z;gf8x
j3pn^T_94NYaJR!N-M%F&j`gH(=$Cdss{;hqr5Or%^ZWnGvfoFf#FXgt_IZ8B#KRy^wXe}eaWdvO5*8st)U=7DJMKq2UBOH@GbMr<C4Xa%bw>3dHTY4ALyBM
4Ll|qax9vvqAR9_y31dqFi>mX3zCYe?uYubj#9e^Z3_)f{d#OqGJF0h0J_EbAkmZ9#L(5FaRQE>b67($2=M9sGM%~t3;1tt6_mSR*zAnPU`>VoYBdvapN1KO
C7nA`ph_f1LQ)8G!s&i%O+9kcQd3C}lT<X3iOPhZ5TduuR%UfV@Cab=&0iDZn4Sk{LkT1~=T+xEdI~JwS#lHmG5-pyqvsB}sTu8N7KcUU6Mzdt&>k=ia%dY3
tVT`&%VarB-!jG>uGp7Mk%F2c1L-*nq-$<hNh1P1x*!ZfU{E~apw;Ym<@>^FYD{My%z{4-b39MK5QZIDuo9X(JdEg_$MK`);bufLC3<kUcdz9A3~PHU44*D_
Bo!^blmJwyLMc74Wz<8ERrzB9BO!rK=LNg`n<IDV&d$7H`PSy*c^$m;a;SJn78#R#JMvaPR4t`SS)Zo$Xv1yY0swDeMdSZ9m1u=td3&>++qk9wsdx#DEEG5}
tV>ld7dfqbwO`dDoXw<A8!N)9r56K#ER{)6@M#n6x_sHYK~GT>QEu=*hzzv^G6)+-b9qwCg7K}&U($_U!T~+_yAUL%10-+?tpFt4e4d-vcdlPG!wFGTH9d7O
n1WqQapsN@otp@?6atNYAb4&*3{$v74}{h=$gNEa<>-6EJvw2CKya~a;MPZ21)DyYGbJmOui3*7|MUNG7Q%s{bonJacub<Qcbm*A<{u=Wlec;X^PpB8OENi>
?1J5^jkz&_aEkgyaaRE9HwmsJ{*>HViBV}eOcSpTOSyQ2|JYkoyc$HJ-N!-D)YHJ#*(7rfVwuLquArm?xagv~@jnmi^Vq8X#7+k1V$#Bm>8reXCvp5T559wX
nYQC+cJsaa;lTkjIz2V$4BMJcb8ua}YG}PU^zvn0>g9E=?KM&;{rR!Q*OhPChs`B5U+=*EWEKBI*X7ajgjJ6z4`f0co02(h{qa*3o2;bKT84CtX#6yTek?-c
x4BDBG^2spbG3>q;l}6#Cl(;8zmU&b2p8AQ2)KuDQuU$&nd}dp*c-psY{WC2zcMn=K9xq3I&az0O=xzix;YmN;yn+wsJCTIT4~+hDnLLK{DwYjT=cP>419|D
3?lrh(|}A+fRkGUYIL}&mdUts9$j{JvTVG5!eac|vnaQ!;aXSk$H>xgWphXaql!Tj<>WRrFe?ki*;p6D<BnMqpZOI!QomrF8)olAZj16IX#WS`RjhtvVEu%)
1~lDjvPpvL0K+G6!0a*1s{swb;E_8DxVpJ1#l#tIffN+fX4A(l2)9pJnU^Z)g)=q6Opi6tBG$Jph7Q!OsMPPL5+1%L8CuolrYrV7jA0q)xhcnr15cQT^v>Ve
0oGVKAyXIy^EoF{?!G=W*o+rWYbW3~MRX^kct8-Q1q|8TfPM__%8|h1D7jq1!Ai<5qll}#wLt`q5~Zw9CFKu2_8V*m&KQTG^AIyYU;*{lFwTaqTj4^o7q>}O
c3w;8^FfEr!>eADb!E=zmV(oC4%*a=<eAW-HHYYUJF_zpumw)~>3B|axct8dKKDuVy*+i5M~v8LX_(-<mcA#75W9M?&;3c!m`CVW5>fg>Qz$-Pa>e!6Yv4$B
Z9xvGKjegfF}5|vFHrCbR5VSu2leGHL5n{|OLdYH5U8m3mEtjzv`4K&5ko$s@<BIua40AoAdn)0dCmyjCRz^b%9*-?EcG#{3!(`PhJFa(mt@RDjfJ>|Tpr|q
o#w^tr~0Wdiu$_d-ZJn4(_~z1brUy6zq@aaNvUipSAM+lln9R#bLB}OP`w5KeUZAjl{HAs%AUEC4N1#-NCtUHQLV(n_#{AR;X7I{NE<|==)Jqc(60=s$~cYv
*N3qO`An#=PjZ3+#C8rI81WmW)W;d*Mx7N1Fg!GSDLqokeH~6Mc+wl7l{^44GUL!kCbya_gG4&P67?DuV8!`3rD_Ei%OGg|;+8SZX&i={nJ!{EFiXsfI{Dip
KQp3W7vOx<uu5a@#8c8_+xL|~GKrci!p#^4gEEdp;6=vBGecKTt*Gqa%^B4%>N6#8Fd2oUr$xVuV7{0KYfU&fO<a#wg$9aBFZF?oM-*j4KI##ULasq@sxDre
jl@=RHD4m^?(9@vAlKQk*x*Ty>NC+E4vLA^52VD7HOZ9bx3MQWqP={D<ygqu+>e0j8mw)zMo~-T5HHYsrFPGJXxK+PURDAW>-oojMaG^eWVDC$vYP8Oe~p;%
M#iLp*tCMtBa{Mp80;7&xyj>{Jv#z8sxH7bhpGZ^rsJFw|NZv<9%sLaWJjbc^K6R*r^=^I)R^)i_nrYyC>h$vF{1J&Rdd(|>zDz%8&nfmar0!siw{0EN46|{
4_KO?MiWqINq8&wo8u1$;?1j=;vgtdPIxJeB&|jXltZTI7#`P;d~9t1<74HELVdJ*bF7XI>fowkov2<qzeBc&=llM&>~|F_F!o%=x2ZZuzyW;DLhKKHNP)>u
KQ%>D#X@_T(8DTct+J=cCv~)3XmVUYp7Rrc_4*SNe_mlzjEP0JI}3Y7>vZAkm4OMTuvj^QWS!=T`hq?~FGdJ@1wO`*Keq^qc$bZSzxVd{Y$mC%4p}&dI<2St
G{f42nATh@*DvQY&7ZiQvm7gHyxmEB<~8o;*%`5~uc=5N6J?DS8zkEhl~E=hcC?42oj)@TZ7#OBj3}Ybw+`c}uKnWeIDssVz1|K_zVbBP#`;cZS{jB|BVIim
JQ+vJXd4MTRu2RT7R3@%!$1Uzd*j=fj0*=#aH80aH4w95YQ4Qj@gIO%GDk&1V<|j6B_Lf`+QYNF1zem?5sC{?sZIuxzz%#wKbogd5IEw}+I062E}ZpWpIWEP
8}e*Uk_eY8gi{wTYI^jU{F>bELyMKx7ZPmXgare>>s>b4_iKVQjZis<b7{U+Wt}-Ewh3+x%rBQBg3xxB6If<s2MaTiCO#P8wJ0<EJTtmB73!X(`pOP1w|c-R
wXcX(rSy$~Ic~B-zbV9xOjz70MrX8tUoV{-(#{L6pHaK3fpK0}pY1et&SG0GKF(m;5wBPtG9-c~@(nOX;|r1=@=KB$4ui8}`;eH-%b%JieMwaeF_jIo3JIX~
?I0!l+Gwji&z7Cp4P23TIAHFeKsS2E)Jg@&S8lb|Am^1v38F~sxr&8Ov`U=vzGd^E`E$YiC7|k7HVyHcW4(H+RRdIZX6K;IS<nk~GGWeJ<Mc!)f#eGL%#&mI
0XcHPar(?uWjR=p2j+2FRmWkmcsG+J*7XeLbOZ5To7fcfJe^mmncC_3v&6E{N~69wR&*J0I#rfOAi?R<ps5`}k_&%W8%@gfO5|*PGi@RY7RpCHlY^ozi3aPY
mf$Z3W}Y;;IXYM<f+Ib&?WZHw&z~ODBDZf)L~LKTI$7&8A+e-MDR;#;y0OG%-9RdbSFFCUL`nmsdN0~0lvX|P+FqM7BkXk?saD#8H8>2jWBUC2sKo&>MiuXC
R^QVfCcDJgq&c<n&h8LV-q#x?!q~-aQpF{ChdRU<T>UBKD@Ol8mA!|3jm(C~@w38>ydJw^U6Jpj4QJFmVXVFm!N+oFGbp$P$*Wg9%g|Ivi~ToEExgfX8LW6Z
5;5I=5A}wMmrsn{<0R|w)9qZ+Cm%@h3~nJ}1F52v3en8mz<vT{d>WDRf-J0h=F^Qh!i`RH%KmLl-PH9X(r<kB<+6&dj95#U@uCYWOxqsYjx@I<mXQ|$;igP(
>XxX&v+B=YA+iOwmG&-D3U_=p(+TGK^#kY`Zs|EpJ1@oGOePWKI!jone+zqD)6Q0~6eAAiCi6~DcJ+HrzbZYECw%;CG&cSgf6@belZYeJ69a+<oLPTwMX{Y!
8kc{FOsN11g)g`EJop{L!a6s4K)EZx_x{-rzPtR@OC9eS88BoK=LgNMrGv^YAj!~4!QQBsT(Nq^zgRj{{!oSLzL<Z9MianHA!0)qvy;|Z4mg@^jgv#$=!Wpl
NCdp^oCcft$XRdf05%MQxP@Jll#{wFhW<y-Dh(BV)&sr=CJGIG+jlOGNTZ2cYiwGUDA?4cHbg>)_+{OK>J~910}4oV&!~_k^n^1wQP<O4pg=a^qA7A_5o}>u
2275-eQP5jTX&RjQ6994l5w+@+i(J4X3Ml=lJx&>_?;#0cOOy_<H2V;l*I_;vg;jrc{_-9d>~6~vNm7-XEsB)zN08SN|~eCx4#fK<7u`PIEjs8gXeN{7~nZ<
1UCcTc3mO4g=?PrOf<dXG$@!c;b-(9YvE|6(_R09SSlbt34^#(Mn2>H`dP&kzPenGN=!04o&AdFf-N~jH2>><uq#y{nP1l^x87c-XyMK3!Ar^#JX4bHJ{n-Q
UVS+-sYZjM2~Dp)!7&)5i@d!hm-%O@Kb9o#y<4zY5wv>_#wzr?(em3%B>5Cz!fjO(4`mJg6c2jQxrq1rw0MsPWsy@JmmY*Y{^nk-t(j@#G=Iz*t|}WD#w$5+
?<}~0iOhkHoZRgH#zEy=r|emSqgo*KW|e#6bp$7TU7KH^H~3M%OshpPHynQr2N}vuf`lS_=H$<`;&Wuz6=!OrSo);>vfK7X#x!VO^r@p}e}8AA1uMa0Kw#;(
@sf7bYE&-AT>JQMlCv$aCE(tSV#*i^%(4g&U*(4PD@+EKj@x7rf*mk!J?DOs9GzKU%g=G?q0V<k6b*=%mgVK@s`_!8wGR(qy85A@s)ZyzoESxH0xORCeL90v
KPB=uU)F{WTu(j<0kUP(s#FEw8S-*1A;#H7ar*~=`V^6DYHdjM)k)m3B+&m_YDSog46~IL1y!}}vn%2hULt@6*&iogq|{;V3&Z2X1kk|(t|i_n0@w;Jof)V(
MrDJ1>Pp=0)s~%C>jgM=Ub&%WU{2@I172K`#ZymHd?F1@Nt?Zj==Db|VuSQL^Xt_M9dG(w&;aJCsPb{m3s-ww@$WS}0^{KGP(aDENm)NDzXw387{`tNLI~*`
vMXVoOE-!q)O)jP?nY}o0IYFX0h8vjTkft}(POlu+A0Pq7OKqDH4gZI1(&%`6l`wys@q&yy>>)uAp*C{i?{69(M{rLMJR-Lj;VnM^n3KBrREagXD|<_b7dE|
XV0lbgH?x)%%K|5j>T$MSIKK5-^N1}LQhBz30VWnf$;rEvmNgEdsc#=F5TeVA1yI<;&u>-?qr}Xpdze01eI}aLF?W*X2*40OFqe>EY)AEGjIeev$|Wc<?Is$
nZUO%qR?Mzyc&1FN<?%CU2?E}!brK9FYZnBVtqh80-o|jI+Adf4+JiRklOS<Mmk(;qnL1mR1(RbkHD5b2?-98LF5sCL}v?eWR*~a{Bm9J?j{l}CkLcwvL@e#
hPkPHtOa<@d$Q5!YVG=qXi%2M4C_ksd|gvQtomismI-H11d36OzBJfdeK3sn?`6_)LLXe;wgea<n)$b#%v`j%+Glj$ha@T~Y`AZ8Y2BW%w&zzywv15Z>lmf5
^rkf*XKWN$LC9_UrhY$HXTHc-0}r9W4HYel>mjQxjzKY?5DfR~K;P-vZ5AdM7=c&`vpTqd1&Rgu9&|_<?4hsbZDxQdCdiMSe-IC9qGqu!`1V?oELvS=(yyF_
SlU3$KX-n^=D*$C8Y&JLSYH;|(RN@(P*r8yx0lX6GA%AK0Vu_GTqFr5s|^$+FvRq#)`fjlpn=b2n@vcRA}BFp1OwsTT`<CIeG_I~;iFrU9y=x@tWU0^k?cD7
6?5rLsuE8#RM=P+BZG?d7_XY8LxZ{>(V>n&Rkgy=%zA>PXz*V|XCN(Bd%MUb^-9YhV4CM(zh*t*MgkHIu%C`l5`U>So-Rc!>26^wK>4ZD0C_k~7ci=8!e1>|
iMtaP#25C}3f5(m2B^s%6;bn@!Q%{I3qk`q`O8m`VFKKuft~6NA8L!GkR{lOo0ddnbYPy}`yF`We`H(G?X4Hh3WqEej-ko)J${z3m>o5xvU;IPUuGC!9&9Bj
1w3gEmUb39NtEWC=jbfjHH?{DyfjC|P*`XuM0G<@zp9baRs#wJ4V8dd7Igt!u|2&~=C($3isjR({XH?Q3|Du1rs>FDHZx@RC)s)zE!AF-;y&L~M{cPDz^J#U
T!PS!Xq#chs2|lndG{K@RYWZk5nR;4q)J3Xpbkm|6|NPY^WOaO6AM!zIc|Hbuv2$0W5BE*00|lSkysyuAMF$6gtnVZ{rPn~d4Iz{{FqkIq3baZqe>$x%UEuJ
v2G+xouE(!9@nnynoY(4s+lfp_F>q~jvoe9dGItqKZ+4!bV7rG(LlY6I7zH_R#Rmzbb>)V216CG$5?ktVv@a!;`{9yhUuQ_H@LPeaj-M@NNYtQG&9rl-_WQx
G<EWgMYwTJmY4Bwf9<P@nx7mfWjHxu{D`9ojJZS^gml)cAu>X8>E%^*zttf+lMzg#0RiuCmN(T{*H?;xZ&Jue9kzFzH*qgQ_v2tLuluJBhO35g|HhJ|mp1QX
APvS6nDO9q+PcI;w^j~KWS6K_(B<O7DC(d>0sjvXVhsF_j1P|93i+m9;2s|wMC8z<qjipYlcaJEm-?C*f8ERNM+1H{w~HqW3SH7-8XabLdFF#I3O5&U{LfX{
^ml~<F31{?&eb2LxThKS7hkSIVH;(?U_EYC&;~`QIu1b26fJ&ODUSDmkd(oJ>PPzEVFCnv@Z4)KN>C9iO^=RU+RWi;C5ej=a49Qq0Lcj)$@Aj*#!Ot4Hp#<_
O@bUubSBmS4r$`2xjt7HLTN&uy#5$6#ZZp=GxyL+5!)piWS9HSrh6w?=KPcni;t(jpv>Db0YF{KTq%&g@-+qY9+vOLfGP@t2(`*0Sb<PWw_q-MPxuZlJ_O|u
Bju2YyZ5*3(XS;5@b~VddREOxxD`%^<CSp7K{???#2`8U(BtJ7aF-P95rPlD5Y`y#PgGg2ysJYG-rwgg$ZrSqXyrcZ0Zat~mB4U01o=TfR_e&!|6?hj#wy=(
ELZ<-hCf%HKj~TG;H|2ghlXbI;6lsCDjVDc{>mFNG>GNU{gK|EHE5^ECr1i6W9-O#&%-5}vu%kaZu=d!;TWXEso+*%Yu!z3gor$%oxEnqbk)RAEjRE?dg$dc
*Nt`HwE=HxoFH}KBBk*g_Dlv^*`Jv2S>t#JI9NnD$Jy>(^wHB>@vOo-3OjpJ+uqi>c2zQJ%cGMD@aN&lxh0Cb3IQ5JAU6CS7?9(H1Bqdyh~yq{$%@x%bf>qu
xd<`kkrm<?@B2U#@XVfCVnC!@sG^hkaq^pw2Nr=gZS16DG2{}AZvfYgz-gJ1jZyjYT7OO}?vh`_r+gk4e83l;&VMT?8y|%u>705X0{lbBR0rby*hU+B3iYSU
jW#UM&yw@x?1_u7Iz5_54@oVTGtJCpSBDMV{&D|{-(Uv__$4PWD%ry#{hLXeSH%Fnc$bW@+L2coHVC+X7s?=+SxH8f?ODnV6+P^xn2k|VjaaL}XK`)$ypDdx
vZq|N)RO=Fo?c5Avq|OR$t*k2ErR;zo7DP^ltZjanK+IXO{-6U^^<PR0~AB)$j=O;zG{{2Xw^SH9>OlVm=7?M5|e3=GJGqlqH4BGFxz0_B9#eQLO|V||B~rX
u-GRqzVs?eUV~ZU1htJ<p&H}-QW(i&;FJl99&Spn4?`>EBE-qB&zKN*v0mGb<(@L^f~a15S?YtBP5<bqPO%~n{9s;Qa3BUzQDOPF?K77yFj3$pKh+gNsSGP8
i5&$zJH((|d@JEX&!RtUT4HF3ujJtbC6{R>6eq&L`UJ$^w&l0$QP+Ul4)thd5wYQFlS}V8LDx(JT3npF#A;!dU?gDD4?2$qz|_jw|G+{GUC>i7j-)TI^zrLh
HXT29ogL~k%QiQPh1i|o8ladEl04Zhp_L3$NNgnoU4AX7_|1n{<(BtU^UpD<(^%*v<l#J#av_Il4fF|?7L#H=!WrpRoJLff1XWarxMhE~d8+Rw#xQaayQhlT
(bI2w<6LV=@JR!PJ@B4WXt^?Cppkx(vcAIy3cPC2T20|PldYXzWL797Ybzx`Aang+%1PFf9A{3X{p(>ol^Vo-;SBf1^258<shhm>t8@w4|9Jig+*^AwR#V_&
h7@71YX&`Mu-Ikuhswv8($j)5qf#RAdjI`d?_l2<%T9SJt1VX3zn{@2C^Vj<vOH90d$^|?hLx{+ia3CA$10mrBG%#(#A0K4z&J4IeTD@mZ~_wixWp~A7l<yD
tS4(nn6_t5cTFqck=iMcIg-#$d6*JL<C!QwK)VJbk;#3fkamn!oBjpGIl<y9_TutlR)_i~Bt0GoYissk^<>lir=&Nw!{$p{xL+LL3LKD#oRAL70+5w84{T3C
di$aOV`Xvj1Ixl**IHj<kYD*X5zF~2U=KKtWN`>zUebl1g<fI1-Nog!dsbRNezjIqf;rdmW{|ODQkRQQ81--uI9B`rS^_yWEiZ5h;PwxnrHf{{(x)IYlullX
S~HA}^MWubiIFM%Ar&P?A!ry-z}$z$I2?Z^2eP8nxEOTy9m}}cl?ju+=Y_dDU*WNzHBcx?{a0Rw#Qo;q-NESGDETtA4BZJm{>iX~fdTzuyGaQnWbmipzUczO
rsP|oU>-iY3dD_gja98cTXE#`9OJ>;VRO+`#YNSVR*$Tg;R@Ty3URR$Kzzz<-hZ~MaBifn=~65sBAfXQ2-LH^z|^A*7N9L2p8|yD$sV^vxDZ)E^3_v2-j0-u
NjDXC0`%p%{$nE&TJg%=EQ?V$lap0a$Hh1`nBZ(tFlTG$cC94Iz%fi!PNk9~`K?bo#1C5=X9`3>W5j|G0n_pgai>Cy2qH%Y<YLQl8$ZF04kexpCgY&kS^vY^
-45^2{tO^pm)*tJy?IKp`yCeK<KHXHHM9Ft7mNH>=gF9)r0FAX%=512Y533ZhU>yD@z>X`jE()Icz*;G)=fy|dteyLLjF`Ah{BcO^mDy4G_omNA`pL-J`JX~
EBy{4E6AA)A?T=oY^b-*A-Y=(zuZ1ZO|4+dD?-rHIa38q>nop^vrTB{r!#kDP?#BabO3A!<R;S%<8}8hwk`uvM%dZUXiiKoyesNJeW%v`Dl%yg>eI#hPL^*%
4rZHug7t~CORvqR`8mw;LwWV*YE_q3GY&-Mc)@0gvFo7DvRtJ9N&O(gC@EcWEfSvVI0}-|qHE4qYCQ<;O`P;QJ{i>)ZGi4$D>2^{&{^TfQcd^J3=(&vMn3@8
^^p@A45n2dAP|NoV_$?CL63et>4MO4gzrNAx#lE7t?z!tU+6>w)nsGQpKQgvRJ%1=GD&?OOD74XX*R0U3}OK?l#sT&9vhfd!hQpVK?&K19)r@=cbko!X-Nm4
Xwi=<5K(Q2DXJ!iF2*T<qvgN|^0m!XUdL0Rwtm6y@IlVRh*Xv!u;&eq6fN%ZCT0(|Z07^@23!Kkj=_c8U@H!*xaA-_0wo|iOLeR@R>df!r%wmS(CY-uhX?d*
QX6ET2!D{dbo~UM#Qj>RbXw=BrdER0zTmA*)8N|UAAcs<3rQf$%66jQ4<WiQMcpqHmbomoDC<{>L1t@EX}}yJCUS-0WwF8^BbGu>Yo;Yrw!V$2<ESkrMbd3)
L5bg84uRt-|2d95i}D1G2seJ)RiQhhtoX%n!9=<oLvbnpqpW;a3t|pmL2{IE;c=>gI*x~j5z<vF63|pO$=5T)k<r$sh3{#_y@7Am`g4H0QQ3cnE7l`3;88HP
$0giPYVJU4ln>!iB?)U2R{HY|cP(FS4YhbL=gFc~hRR4i)ohoXGeN8+%_e<;w+`r4smpr=G9d6q-cAJm;?ygBp)P9z@h7(A@FwVYt(g==6J!+A4Gbu^#V|lG
*i->ENF*!Z--$fsbvM2FeV@({ahP^Hf=bAB<I0f|j&WHM#H^8rW2ZfYJg7O=K1vPIvc+4cCvYLIFOgE<wt4rGG{N}W8mwO;Fo}TQfvRhGjHS-JKQ8T-uY}m*
TJ%6au@?yHYlhR1#rD1+cFSlMf82R()t_+zKNZS{_9|nR;}hc;c6vS3lzP^M1^OC&nYPfF!&<?J!IF?bP^8FU;6%Xl$}bj1{{|2X2u4TwK2Y|H8tYVKuKAs5
S@ZA{RzN*9@FD<HKdJ+u%wG@f8XhZJtQ~&9kU~iso=702w!hm!ULfQa#)!n*>HyniS9FUQr2j%s_Y?@P>o6c*=U<ZnxN#d)hwCe#zPARIu0eb!6h8&dlpTCe
y!1;(&W#f&r6Yb?e!RRx_0No^?MjYVhjwBWiOt!}qDXh*kEW7GUunG&?h6z<vjl=!V(sdIjoCdCPabgn9Qbti;Wx|ucnFF~Zqi^_92oVlD8>b3QHdE(%*W<H
Kl0<i2<6cv#YVl{@UN=SV*cLs2%u-+xEO9qw4B$UVj!SqQ~5*iL3|uv9UI$Li-kL9ceDaE5?&TkNgv;+DQ_R&St&uYwkn^97;G5iTsDL>CPdz@j%<%T5RFu+
Q2*v1{$~82IK=P)0x>ysjc(~ssXac>gUTwhSa^nT46etBjJy`aBYTq{A0(lyJpyM`Wudht(sy%wbk?`sIv)|cs(PvX+YKr*fHK*iOcOkdPUG#tHMKoq)5wTX
N7T;03YbEk0^;^F!YQA)b7D>i=frP23hv?Q3d4bz!{oNB*X2zpCl%RSA}Yx!>6M@eP_{(eND`Y~>K=x)2uNYAPywpD>}497nG(KVD5qF9iN*SzUZU>45zm=F
c&hogpHnh@X@jCa@kRTta+)p<>uA(0{E13tbw$2ZX`UZ?Loh#l56L|2i#hCOSnK+NUN=g!*u3<2)`Ja;?Xmu2QCpj6_Z4}M^N#Xz@t%W3k-S}RL`t$fzgI@;
))1(+3{T|#T{b*437&6!(r_CR;;I<r{!(GfU{{Sjg5LU`Rrq9WU<_Yb6&dU7%OgJhSBQlfk8{5?(-}ttog___fH(dK?R&W}y4}=IJGiYOcC-IUyakZ#x9*-u
i);(8LQ~Ss=|g@JfonUj7%*m;Eai+&K^5t@L&0I~W%iPcBvW}(GHn$iGMm<Cg@75g%^9I}q^bd$Rjooa_X{up094&}t+4S!no=9y{he;%i<&9Q8p}BDue7cI
-#av2;l(g13kMnb(vlGBeDOvkuru9T0VYLh08EL&{v>8euY)e8r$<fML}`<CHRCrE2U2f0u>p)lh6O^R(Wn!ZN||9CeOgLY&3+Es-&&jfB|EdYPG6Mu2;Me-
3UTN-FYLVg1@*R!QLWi55CmJms&}2iyoe|1R<nFmz+uRXB;ePBE_vPn+m&KGE)R~-*tFWeM}3E#!~ocZnVkp&3z@Zm)PCnh6m4{=pC4&C`vG3daw8<<4xORD
VSmh;1rfRQ7(Hu|o#(B~s*XDXOo+7U*zb%g!(~DH+PZP00gnr=Y;H`nYc_*9An%BZ4)r2T*7Vp-aBCWkD4lYGbYDdC6@kNJ(S-j2WRf)s6(_c<$@5$q7OXUF
<c|7EH`dwI@mLAu^sEQL1XgZu7|F;Vj4^xI6InxNOP8$Y&ig<l5?LI>HpM0Y^N=dXhCXu6@p6vg8Xh}Fezm;;dpm({xw1L~E;6hp#0y_{PG&&W!~^XKZx*^3
tvO)bL6u^lzw-&+tZx&nT4da-Z(yO=hGEzso9z^V+k~*DCc{Kho6EP8IILKHbZYHha+ScwkBVkmE`q6G9u}%CXMxy=FV607pj(NvjsX7Va71IiONOQRmR_O1
)sL9xC2$S`PW4@eq=w|H9jWKh76{yprTGvGcdOqrQxx-=u-=*GQQ($|>b7amyM6Hv9nJP40Y4uuIEiPw2FUArihJCE^(A{hM!b#Tq(3<VztjRWonP*YycGQf
QS+&F;T9!~BtpWRsj+ImP0ze#QOO_^`Tv7X3yv0W9R7q#n;orTb0gNr4|5;Af_dW8(KY-nD5Y74*7>xs4zXh2&#n~Uea7$2fw%?FXGH<lrPr>fJJvgVXzbwD
Pf7kuO2haMes*`i(E?c4oR~)xB8OuWU0fdTdzQ!CXh$OIDGC@6sb9t5{mEc!JD(6P#`-#upo&Ms-DI-Y5v%$+5Hv*cacansmZD^XPlZ?K;R|=IAT)wKyS@F%
HmUTF1F;tE%UWwSVxx%$&*+f&i@O;qv#5o*=5)l<SMOoy(-N`#UhwrIn_MtlVgUvostbdPDY3@`qu_E~c0Jw*Q2gt6{dZ7AET>)zaz6|&-bN=^gOa<b7U~f}
kfIc!xpM9aS)9?&&rKJUT2UA^%G~f<HI|&Kiw>j#c1sPxI6X#N5qq>4)pu?!fz{9&w+r*O6;J?mBogsQXI0nM8+1tQTz$x|4L)3<#&=Zop=FOcL%8A#K18n-
tA@%w3dPEu9N*A)mhJ6o#G?mj?te)ncag&x-je)r<HMN$-8%d%_X(AB)2Ky^dYXj(D?S0fM(DiX!`y|6M-`HqI>kNDypQhVclPE0K5AzO=ZFW&jm6=^Jsfo)
i^>uFVZ*k?X668-wH}0?;pAX!_y|METH%6jYrh(z7Z9!V!>Q`L6ELw65xjCZLhs|RuM;}3v)nxoN4}8`?1x|b1{I5xY_tGkS|6SJDeiGN2fK#7jA60r1kZA&
1~qVGc9+N=Y)~2GoNC<PX}~<N+wHptzVVdwvl8H)-936lfy*!Rwqy8qkju7XY!&z<5tbbdpNfypnwYT3431Y6d$dUa-tjPF{iNSvFe~KXFRa`W?0Tz&f~n#W
oTpr4x)tjo2?ROZS~(0#$6*=>s@0j6-K&|E(EQ^>=t|eye%~hgZKZ(GmAAt{brPF-*c;c|^iIxBSCQuK93fZHwS`KhnMK$TMZ%+(!bvq9Chw^l2;*i4srOSI
3tA4O(+rH^3m#&t82;>D)DQ7Kv-;s`$0e}_I0af$yx><2tA+6)>0r}R5;(J_G5=TTwqSD%i#q`rn|v4<9+p#=C9(-LygrnWwn*Q3>`~|p3b}Ryhf{Qaxt7_%
GbL|{Z3xRGm17qd3LuD@H$4+ER9}6Fi8w3`vg1}Ro$V8_UFd^S^Pl<wUj*XQ8*rswtHT%#J6^#MG|1)~JZEqDBl$T|UN@8#matZ}BmU*M6PEH*Jl9<?sT@Tm
i}~5ZOJ!VMiw&nv_qal>SI4L^-d#GlNT>lOE2;wtvA%slfu!$g2RwtWA)T2{ow9QX(Dl<Mi^brG#_mfd7-YxK2i&^LmXHyx+W~QUK5QPrWt-i5-?^Nc`hNKZ
r6PMRyq%zrq*HF`461@hyVq2gK5Z@25SMge(ir@{u=6S-3Iv=-8+$ZzL1}sq3U_Fom%B=caX=TE#yGOW3TGfBu;#_X!I0Cr(c(gdb{L77&PsVVi6%Ue7)v+r
&$aA6Bq@gveLJ}UX^h-3iO1r}`~^jmEhw<{Q$anQo|%$e<Q=HNei(}JLhi_h19-~%{MgIl!!{rqdfRc@2tDxmzOuWF#$^N0x6!05U^yEcv%Qg_0P+qM$97d1
4%4gnhQ+H0u|9=RP#{IuX2RB*#Ymxh7ev|G6Z2pOtN-P71h`>=S4<)%NhdtF5BL)*85y*4YsTk1zWpie^pin7A^8Gt)ATYh?ha#AkruHEnS4dz*F@m|UTd+7
H`apLX`9YAQLV6<QM(!yq)e16*0GVLZ7&SaAZZQ-V=~`x%)Za~xBwPUoGP$55HqFpbMY03%*ui?VRI5q!S~fUBidvmz;^6le^4<>xa|Xa@+L;Ej(K}&c#@@|
P#zg4v;bN_zx*VorV@d9R7%H~26+WabNzjLgfflqD<taR*m`@A$A|PF#APRtNv2k^FdhIqts7Q1IFWQ;@op$Qn+yZ)*G_nbh}U5Cq;M^voE}TdE0+YOoj}kh
*OE~c>~P{4C_rDZ0U9I*+Q*~MJSJ<`Eqi&qu%F~agCwZQ>jiCFL%jaop72@`KUK)XlM#|z6}DG1s>-Bfj;TA_-U%Z>2OLYQlR|auKL>j+4q}~);HyC=dk6e5
e6zTN+MShzB93o0<Rp-wTR|Vg&<#Q^@Uc|RgJCF6uJOBO=itg|+lKk!M<MAX^jHok0VcyxL#cLJxv<<{(iT2BR=EKjGLyp`PZ<gGo!&sKtGZ#iQo++H!UQ6H
o-jhaWxsnk+dcEdzd?ijquCw=5XR9mcSM%A86Z@%Qt*bwXoog-G(yV7?}2Yvw4~xygQnH-XmYLv!3$&%VzDc9JiANE+2b3uzs0phvk7+zJ-zb~9l&5YE-hlJ
dv|_uMAsZ8zz0a7s&kt40x~zhblbVfN>5fQ`J;t?oGk9qm`IGlj^ea%M%l(JnS}?t5e?rKv|8B|Ph)5>iZ32ixhH!b<HpjF43J2jrjqh%!O?jP3J(=AAvQii
Ewv(5_KxUm&cCVqOc^ku73O{W5P_Ad28tEPNl;4m_?91W;TTlA89FPR-*idglX>wt_o~WJ{3si4c;ui?G;0aXl;WMh??vwt_Yb@?vO>Eln<`pmcTlZv9GzC|
F!2k7sSey(!}2XrPFYRM)AfQAT_!E?0(oPviv1*HJ@U$%@<g9CfV%#%)`+N@Nj#0x!|xUa+`6S?0ihTK6EX0fYr}#CPCR*h|5k~#x8FzR3{5^_`gYkycw0KJ
@J(T!AO~>D7Ld82=lz5gWCD4OyPCmfmVI)=f%mSL-WcsfgFA;a8FNN)Qvk7T^NlW`bEf*z%0GS5q&7M}0q7rdhI!IbL$EseI8+;d|DOfYf^Pfm6lkpgR<uUS
9GEDA(Dkl_px~|X>F;hChchoQ*Zu6|+3e5az{+?rEWVp3)QuLTU&xLs(om<I??~MPXU|4C7ta64;Em9k%#O%1o2&AlR|U72bD{+%T;OM3=n795SuCtPY5G<a
8BT<*o`vaeQmY}7)w$r`h7M-*^s^P&Ou32+b^aH&kSPMahQ2?lV$tOE(vHm1ucZsH7)?deg^x!ktxkNyPw+@weQo!vr=Tal7vqwMDB|Xb2lS$d1e_cphHk*D
3bEpy;v)ui&~$z~3*+rH7RwU8rNte7O|+GhB^{=*0scNzE}ui-SGbw-?fID^$1}6T@}!EvCodpLe2{4(xA1uGiI<RsI4V(#*rjJnMNZdln{jFexAYA@cope`
$~R~YFKl+kT|5IN;a?boueP9D!K<^<X*^MR>HxcOTxy~4Mo><-up2*KbUv0MKRpLBMq)-v>=_XlIbpc=agnww3X>0vjre@K#TX!8d;txSyyxS9z=V`&3{HYl
hd-wi;gI4-ZOfNE;}@rUR=bTaMIphe{TT;KL<tH&>IR2*uBhCV2yp^(Fa@`okzxTEnVQ6LZ?*7`<PQjsa1B?Q_m#ugKT5VO{t9vZj`%_0kI0mYk;RkTF^{Qh
RoE&2(w+E?v<Ezl=5v)i$?(6F`MC<exnrP`nhZ0)@o@5WSnKZq+PSivTb@8iT6>vikn&(*G3BdIOq{wyndTDFcubyk2sYh;CbY>02k)tegT{dJw3<uY4!ww$
>Bs=m8bn3s;WH;)VX{G}s-XbB=m$2mILmA>sqKTAohF?qG<}|Qc#Vms@yu~s_A7(m-8q<<BQ(#GSBU4x1juY&1;3HV7$tPKx^~nbUG3#@SR<3~%idJWDVFhF
la9$ZoP#Wql6O3rdEb&bn?b3RC`Y(K9$osjC7c)3YJAkGBLb3xtY;>48x7|mF8HvK-Z5)S#^_{KED=#Szd3X;R6FuL++){A>Z&!^O?JTi=G$Z@SpzF<+D>d7
dI1*pN!lI<B9-JXxnB-ShbG@#qM|Cx02$>`>fJ6szqxuyIAkf*;Pk;b7@;{>Fs-Z;j6D2h0vb#dklcusqmb0#UvwXrW~lDv;ujKRfBc@is04SGPXd+_;aI>e
01Bz8W;x3sG%^B^6_3L_Hf7%%+g4z5qwsrIvn9Dz(9nB?jT~1?(-?UlMHp21y^d?{<)(L}8W$kK!WK3`^r@aAaxp@mg^ZJ#Z26XbH4ri)3>rX~0MJe$!E1+(
j4Uo?Po`xxVGf>&te+>?G)hFOK%IMmb>PqP8cZm<AuDN83yo<#ud8$uiocVUZHXp4@;3Gf^xO*o#?XYF4`T`FeTH~OpqA8@CNYZ8@h)S36LG-q1BD1aEfyAY
x~_3#m;5d$V+WlD8BKLCyAjk;M6-2Xa`FtQn(8#i=!FS!?PVMtx`K&7okLeRd{IO;%0a@VN$d)W!h2p7WIs$!y1gVyaZK^nTHtg|zPhVsD^wKD`$ZVJhKCf8
$$vu9|A$Z@pQ=tfoU-X~N^N#K+X7Sdk;E(be2YWkHzM@P{OfyL5nFi8djj<mw<SjA2Hgs@Cc}6$K2b}QYsk@k+^-Skvf2VC&2Y0hSyMN-UoJ-+Vqq}MZzz+q
W%J?<{K*U<+U`X#>sKR72E$S*#>hnfEic!%<$`EpzgOd1>3*^_T}Hs0SrZ#UcG601Q>mC8<Gcw!=R4?(FVHlkaX~q2T2Ig0ma-w;iBY02=f1C|ft6|v(bpRq
I>r5%z~|99@_~#BS}%u2!wJ%r|AI7O!nANg2nCH(PFPZx6qw^Cl=K-Gp-P`xZ-WL@J6ugxd{N?>J2^cc63)~8)0ZvH)VL)bGfNLd!0)gx?8AuWRy8P@FLnfS
lxf{vuhQjTJmmxdVGD1QCM{$Gt5S5_qR53xz+Xja4a~!9E9cIZ?|OUCs5Oo#I*J%Pi-W9BDVHk=qt<Fvu*H9@U;$S$AG<9cEFnp|P?=DuK1{{q@s2V9ukl34
OHItz5ejyYhCY;XtC!&kl&!^N(~|@=tURZcf{LO*@ub<0i$3@dt}Oak))waG+~<t5OjQk#LbvFJs+Eh6UU&rv==|0mbpsi`dyZx%QmROoUBra8XKkh@BRfWY
+8ELcqGzH7Xqm?3zUNPEEl311Kr(`G%S=FQh+=L$l_^|60V;9+Hx+Xtd3_WN{XSp9nq_8&K0OJaA9sc$vkSVxfW%RDtb}wwDg&FpLC77pMnnlzr220hc~WOb
AhD$!wd<r7-*Q2Gw+cbkIK1yj$+8)?DFC8K3*}E%)IZ{*=TlOGs-{qVGzbg9`-1H|trLBICQ-#prk1a{b&>ONi6o?mcy|<Fll;fiB6;o4{MS%<Pa6e@YqUze
j!}Oy{Ie^ib9pVyXgm?RR|c|GXY1eTVZA>#29u!2EXC#TE3P8>BgS;2I(NVWG9d{(!Jr$=fT$TZ<72d^8QI=Sx6eIs4jDjJ@Lq0Wx;`Q8%1P3qjy>Z5Mezl&
<UtV$Dh;EnLW5rUip&QBvdT}%YTZeZ{~+ulvYUD}qDU&e9j4z+Rzg8+N~Xfy`1(y<DUy6n!FfxG0=!wgT{1C+m%`UxgIg(U>7lkGq!E;KGnQ+_T?Gx82pFxq
REOPZ`g9h9WGr6Tj?!CE9*&nPIeIRN8xsys;sm{OZ&k{FD6BB2I{NJ{vyN|v^rMz-k^w|`K(-m2x5x}1Cad9{P9QKi9vp4{e_{P4zXT>$Fk5EL|A3c`_WWWr
L7MLeoXw!*iK+jjr%D&U(WhFEw83VqgB;9e5T4=G&nV`fu7a`R-G=Gjjvv&DJ{9SMm0J<)<}TLGS6)A{&v?chJ}!Zpfu+5y<fE#ImTFM6nZLvPvFxx@1imG;
8KBZq9G>&^2Llq%;K3p6f8_0(Rn=fTb}LNg8|_+Sy6}V195V+X-h4mjTO&gTmGdenFG8;*<`JDlwX?;6Yy*6;ex6v5+uaClTMB>jag)Ltp---(3(_9Djf>U(
%*&pp<Xn8pD>3NW%f(<_m?`=+dmS{i&=Bi*bscSj<{Nu@!8WZgHh`5ex+n*BX?lh4`j-z$C1qH7oVuOmny-~RzY)DNkXEGZxN#j=6yMwrTKtio1ke)wQcnE{
0=Ge4Fc595*3e1N)1KFIl~jYR5gv3jeyKU*5tl^x`$E_#=b9WaLRYk!YB@^_Id}12`Qg?a7&8G?Ih=!}rDmC_*H?pI6rO_IRiNfs;Xgv`tbfaOYuzB~r+VX|
6e4=G+r>~!w8dV!h;TOm{wj&lP<D}BF!a#*`ur%h*<<T7j!p545@&wvE`<C*6-SI^>FUi-)HPEceM(-sFQ?IisAR&hybrYKyx4Q|qD*Gqjo<#thg|Z=lodK-
RI5Djag#gGV-n=9;Y62Du3u0&Y44@)pHd5~v#!Zz2+64`ZNc$lKlKMqatFmZoPe>1R-YpJ^rGtBRf=xzE_?{AtlEd1bw;Pl%4TorVcJ$fWmk4cPTrs5-Lz-8
l1Wu8=k;tQ8<K(FBPxNB7qc$mZxvbe86+#{XUWBzH<~?=V9G@MY(BM4Vf`NQ<#ys~0!Dn>Z4a@J@FGXAXqnjHc=(Qu=$&g)a01^Vl0Qiptb3yLz%~x6t+@K&
KBzJYElO7$VYD+IF=PiWv!8knx+;M}NSs7zbv)!3YUn_m`~d}YnenGON~XpHHZ7!(FdKY%<Q>Sk#3G3V*QH8AX8>TPvJmhrv5BI1WY6>l@u)4fYwaD*?6p+y
l}gu)Go5PGu@|A?QPBm;E}>j!po_I1(J2Ov7GDi-Z=B3U+p#{&66M-3DQA3B8zIk|S1t(}2A`(<Nql1csENS+c}7EfAbppINn5jBD|{3{#(={=0=#$1TBsp;
M`5{Hh&Ts?<yBdX{F=+C7>%2z(#$J8i7{sAN3kwC@|6Y#Fd6l+^x@4U!0j{nKc~xwAM0L~ds(vvG%}nuUp_{YB+454vnxt^j2kmF{pw%wEbPt4cEVFfxCu*e
|Kn+8Om5c|6dmY1+&a=$Cz^iB^=D=-(NRMe>@$vK#bbPo6(5k?f~m`um><?#t!RII1Ch}Aj?Eg-$*lwpJM$DzZ90E_ZrX6X!EdzypjVZa3I&T+H%BzZVmkMl
Sxn6x3q(t=FJrHq1Yz+`M3|C|Zwyfex*>j0y2G--bLDHkzD}xF{>&&8$q)#5#R+}qJ50Y-6p`aU&dx6maxzS?T4t^oHz)399L1wR5U?Ks{ePHBV|DAgXBmwW
!Jz!Re?u*AI0}oykaw##=ezQpMVxH}-tLz3mTs$-Xt+Nh=rgXbcwoD?{kJ7QdaR3rptx?{Jbrj=O>{RCW=P0q2}rMwy92@!m*lZ<`wr~PrOqDd@EQ<C3Ocm9
n7gfQZ+x<wXDbYOsTF~tOC9FeZ?r9HDJubu^N1@B5eVdE{2nwPvFuuxQUk!o(NGM)wSm&7?s0N=!!CfqYzJpNo0ve4em;(5FAqD87a3ZLp{@0zZS;Tu4M6h0
EG+1pa9i-&l1PzDayEs#o80U2aBTwWXEc2RWoiZiwJ8YjuRx6cN1!Bs$8ZmYB31S$gdFKFE-K3!@RE9!UkcdrW8?t7&}$@rh+}+B8&x6lZCnNqQ%R;Ik>8r)
32Vugv@Zbd7bGfgXDoe2Hn<weRyNp>D+dXC*rQCskLZ(&WsekB<TosKF=*py!^?5?sW5@8aD}vap3feUJJ>YRg@J{ej>P7S1!0zdt!lq&tI4(dT6K_{IY^IX
z(ix_P$IRi8h=&ismfX@!lqqWBpQ|gyvlF05&|ZF2mxK5a?lhJcPoe2zAw#g#xgYr#A^ji87NhbQaLg?HzYTyXSsN=$7mXrTa_1-o+OtPA;rEoaJqQO$!5I@
^j>ZFxcT_DBlYNjE5(k5283D+^;(sCemk)uA~ECOt&M>Y3Q?u7n87$~v>L)Ic9011q;OcDO5u!2Ipi92867b^ApwViF5;7(dzmTPmVBwSdqP)RWiR=)7>c&W
Q_rC*iu#V!GTK%05+l85+94-c#vGS{Qi((D2;ewM$pgc1)L1GRLv=2fCS823tYbIdV-)CVE;CT$_0C%1HxeNREK}G%+n(T|g7Es_6UrQk42_o__h=?GGE;-U
VY>`N`WJaDnKsf}R?Qn=AS2lm_bh_NSfAtpAN=63TVfm8y;|R0jpX8lh5<gO2f~?r^sJReQ+^ko+_X{;?VBqg>b|6gF0xVb=F_U3=sUuev$>&P?wG*J&fQOT
*{I@_ThGs8R~D(WAwN>`=|P66MJO@zS>0JXQ!k4rPjAy%3dDV^u+jnm4X|-_sBlXOM0WqpVn#U}OZ%Ba=&-VG->(Z4GZ*=R0}Gn^U=3hxl%g^BPsUJxHLio-
7sXp8dy8GQS{E>#p6~Ze8Qkf}sBR6}xiV|8x|z30j}h?*91#!nvc)UZduJSD-DLr{2?g`}B?Jt&Rt!AOvo<4+Z#phJ8N=RzGVuXWnpmPX9}FJf`0)6+<~(o7
FwZ;^uPY7;UNMT=Xj)T5O8&i!E3mst54si(osj_Drlhm*l2<rD9>Ru=K-|Z!_YhNCZ&%u>UmZ@<v0&#RjRa}1rixXucc1ks-f;qSE3cyP6W!9^I~SEZK1s^d
O|9<#d#SstnmLK$vsy_L0snQr4uz{V`7qdCgV6$Xrn2c;>iFC!R60c#lY=m@&1eZ6JssZFvw(3W=M8x0u#F?`FZ8j8GjkQYLzMR&@8~#`%_^~wC|bcakLBPr
X}$onUIrD|=HO7bs-T$<yQHRO0P@A#9LkPq-H0`H$)16-^sPUcV|rast}qgH&`W7oR#B8J<QWnj%`PvLo0yXe%MU@b0yzJ;?A%*;)_~d$I$GxmxK#yM#)09s
QhU2%G|ZlD!w+t0L_TsolJRY2gGt0yJRlzOAdm@aTv^g1H3ybU7W!=#e+nkByv_$qfkr34?SBkFZ5q^f{hG6fvc{)FgVWq#cn+XohV#)Y8A5)iF642Se)0u=
7x3Zn<lK`-;dxl6v_(GhD`N24L58Lgn)r_!Di8ogu8hz@?Xmb#;)}J!`pdT&x^SjjCp$nJP4cQMPe8jcb`)c1P(2U4{K90jA*JWH)r|%uvsq3X49oCPf9P)v
OeeGpoOML~b*_t0kyC7;)!+gpsu9Z!m;D6u7A#&+6=A~mAP=xylauOqSamxSv-a%_`YFR)CpQX#7qGwOHo3FSF+~j3zaaUyRKO!pq`5Q}G{(-~(+d>mLvcKx
p?DKW@t#NTU5Sa{GsJk1J&nL+`viUe1rl~*P<#_;myt)yx1D-bZ?HV>7qjS?#jx#(v2G=n!kV+Ev>}q&$^owDeE+l9LdNg$g0nBi6aq>F_*6CFCF{7<vrUqL
sLJYzSXJ&!wavExHpIFiM+Gm2g)g*eJAQI5tD<m4HYdzili2Xt^N^hMRy^=}Dv=&SRBnB21Y{~Sy)K6pVT>N6;DYs*Y$kMnDY6B33w>!ZCDrPz(#`Tv%Mu)~
w_zHeKaPvOau0Ku21Gr9eF(Fn<B(CTQaW(Ee2VZSTmX2?RP6Y3yi7d?lz|>h*uff*A*N|sUT8F|EdK@#O*p>uN_UK&D=7?tp>xq~70@;allcw%?+Cm?+ohMC
JuU_dtV_9-IRc;O*x7O4123#!oC_uTA%r8B6bMfw15u1=id}A3sN(&HlDAH7I@DPNS1hiuH9n6bzQrvCbdRP7vpYE`LF*XjZqjn=XryD=6Px@N{pHWY8`zs~
yv3~IVUK}dC<oQ`#(b5Pu6@kYrcyRZ@$gUhb5I`9y-4V2@|c3LO9;X8_C)E~w-#L}n@IZS3|%oG(Uiwj4(?uo=YN7uib_L_8np`!B8D1O?ozd_OW3;XGEb=r
KeZV}1s-IQ{R^4L2|3W|M=G`LH=p4VV_N;g?1W<dz)EXA`iQP)N+hBH>7_#;b|Y3xvAo;`w(0mRZaClp0^;b<;Rj}8w~fQ!&NIa7j_yopVk2>RcWw=b5qkIR
l-JSVXy4{6-JkUegZphty8+CVOHx>)YqTp=uKG2>U{2yylD!-X8`g7x8G4A)7BEcYi)T*3Mf9kSeLO{ee3k%!g56h}UL)d6noUO<C(O-Z_W06)1)`)J^+Mi+
rhkM7JbQRsP?O+7br4UmmR2(GMdL|BJ<U74=czN#uunUau@%0LME1<cqj3?KuD`v2+1pA%QvrZAD@s#ma=RhbHDo1~TtPO`QRRI|+EMhxg{z;xGU)SkCj;=~
u3am8&tO~OD+{D(BPZikfZHI!2f)y|0D*K<+O`jnXbyb-d<?%ie2&T3AU89{>Kl=#)hUhKEoOGBRF);*QCJ+jyg4Uh2*{K%7^pek0TSzAm+D0kdxy3m6|0{u
DNuj0YeL}ZZBC1?YRA|oPfpPF78wi$F_fC_3-95+GP|AWpmaj^pc6U*+He$V@gaw{nH^d-vqo9uZ}_BlOSr5UzwYNYQ^Vii(lf*mh<1^4Lfv(j$=D(#I#UuG
&TGc!KwmsH|8$~&=fvWdpn?7SaSStjY%@b}l*mjVM>Im-?TQuVi)^0L!*IXF7<^tw4VYem^4o$k_EamHT7XlR8Qiy3AiKrQHAUX$;ApR`KBNQWHIgS1QBVsS
B~7tIMoZEzKpL3O2B5(Z!e4Bgr#k<S;M%cE1cSo?UgqmpnRM5-(1*4dLseP4#Aw?GQf;s$iBQsU#ScpiaN~&z=S&XUO_h3CCQl+5wAiQrJxmU~w*P*f4a(Z}
h>d_~z~1c9HYj(NZd8>p2do;N&n<k=j)k)CKFSbEqMICw<Rn)3MdoBjV*5H!DpbJ9T?%~~6fuigO>eo8rcr9o0YhtRB9<i6Gy_I~6KEUMIH9@p0V1W(ccfGi
tW_iUQTe>J_m#Qgx@iL|5SUBtKAO+}t<L{6x~ldgBNuh5=!E*WIn>H;w-_C?bR1Yf%D)uFq~o9;og+Z~y8Xsfh?CtQZh%!w!b66JA;iAUZBYA#sn)s<|1`(7
7vV(+gZ=9Up)HshRrRyN5a{8~(ywTNC{9U~y(I*Z#}++q$diMEf+7r!1MlZs)c%lm$H!=vF*(b|pAj)+e{0u|1CJ^o$*HnapM_ZoW2QZF<ZFKJwx)^kh4E!A
{<AGoQs%?G3DT6FYHs^woL~0=MMC_N0V2G}z|1E7#RoEgawy2SlMq{0sTE%WzU$axXh$-FYl84wDdq)N$qE@8;<xk2E<MIRjM?zpGB-@L(I5i?XpI~*9)E4V
aF<P~6%-%QXvn>K0AS4GknARt{ylTv3lDkrRzHP|Q{<uq9rrZay)^k(*^(7QuOux==mHwb_J&?4#laDW-++TRECpNY-Y0a&3K|jlip~&^C8_DOk|9l89GYqH
ry!KnkiJcmuMX68vdCnNgQ6vdyk>eAZztV8N~tW<gXMB6d+|ve!tQWcG<04F_7BFP+Z9c$a*V7xT1(XZxiHFMr7izuvv;mtD>AV~MXR6$XoI?J4M7V-SpT-p
^@9p$%}@=$+wDh0s-sUZgCn60P+Sc&*hmt2T;Y1ZzHzZf;*y&&RZafN^7h4B&vUD)C>z|))3%^33fJI9AVzx*Soj<@35C$W#`B}_n=LCzC7abqHxEsW6etoG
F9Y6>k>0Fbj{(I3xREZ#XBQKBdX16*WqUBo0qNaVG$O=unca$6;QNr?4T+DC+bk3R%$u;(<LHZ-h5eW1QMgQ(S#U+KqI@#sIa1cd6WPM>PYLu5z8mEcPGF9z
bq<WiMAp@6;tKdL`q>uWSj0haVMGt)8u9yvJ@0YK?dulP1Q6vr?OktnU3I>PQeCTd*}gy+u=oc9R-O0QRt~Y)3<(Xtx0|A>gA666N}G|=@`Pfmwxv=#v0pi}
{ZPY*f4NMnH*A4mPhlGCG_j;ni>09(sUj>inFs(3Gcd|5VXu7){gvfrh+UGMuAx>F4ze2wb2KFOz+KIH4_r~HIqS1N;%l$=BZViNi#(`#4DTI(J*qAXD2SA2
#+DqD6Z1*9H1jMzt9Q;R)TZ6lt5>E8Msl0JN}M1(JkYD4uHfzmq=sHsXZW4IEIpWf5v2nYtJmA-%DcK%o>IxHN`9(6&u5;ZlbPBGTuz_ZB8^u<F)avx|HgKr
6ecr8AjF^12W{1&o?BWcmjs1lN~h@Ky=pUy*3S$}m3Y4ncml3|Led$_yAVYAN!Cvil5b>S@afLe4k97b{rIGy3^C;zI%!!!SNdoenGj~z<kD*+D)TQVkoSS^
z@-6X2*h>FvoMaFsl{(tn<{#Y#Wsweq6LTj(aC(-%>dNSA)xyzo95UvH})f_*-bXKJGgsKLjR58M79T$1;>N+z%@)Zn^`l59haC3#OdsXBS*{sX4IXZ=rS_j
o*OpMa~eT#^>zTgiP;{3!#xBH|JxBeSH=kA(h228`5*k^dDMJ=&Uq0GXv<|;2QRAc4eAh{l2vM62VVm0S?&;iZ{yyc^;W=#?vC2i3<udq13v?#9%Dbv>f3=2
@{>N&4k<k$N5SufIne?mwIHm$dEQkGVnKo<*TsI}&Ee<bVQKVll~;uxel2@$ZTbK#3w+^1oqYZnxA>%9ML7oMox)X8nBnCM<K88LLFi*QPEZ6&g>`;tG#L<-
XtKX0@9I5?YoR0RM8|8;74$u+A-5D<c|52Z$i_ULxNuu4xp_D-J5829AGjP+;=fNJgg`s!RR$(fA$c6UI_p<aMH;wWon#-TJeMbjzkzB`>O=dC&|`o_-v)$I
NxW$=Q^qG!@RbuH8htYql4@c$HkxqBn}7nJB{GzH95iW|l|iI3q5Y*diAY{1(YZ0+3}S&qZ|Tq$n-rB%HZ$zWTGwAXd?@nJfZiFQ)Ntc+mqgeP9MRM5orgQo
!Nq>irEpZN^(Rsg()EyJ+d8uh)u`Qc4}mNen!RBnPg?>pQ9HRhMNRLKUlVIwXF<R<i3I!sh%H;bhOQ&gka`E9u?#A$OhpB|m8#l!@|NQ0jrX%;4GXfSO|1(=
QTYU5W5APqLqu3cRbG?ASg8WSIh}Eoj*kBsu||PTL7mCEWh()jA$K{NgpfL&jPupg`<FDV%%?3^8ziLf`rg=w{k653=niNk+^ds`s(nVNnj&oIG*vkUni9h9
WSH%oe$v!QSc00cgJS~MlAD|^1}xzTcwn0Di>*V6Mhh>c0z!Fd;}kaREH@g9KWO85+LO`**M7pp*ldSg1VAjtr{NHtKGv|KIVG&}j9qrt4^M%!&_g;GQ+$aY
Yp7jJ5%FrYi6zWOxd`1Q*oR*cUp4(Md3-Tw{Qi`3d|O7kKm^}L0JItQOBi+u{n0o1zwFiPA+DgtL?M3mP4F+y!Em*Qh@gon;MOC-EIbIselXz`H7XD-ctcw|
l1Fm}5LRfpEgY4g*}|FV2y97B^wJECPo)$2E~eW_SiE}y@8A-4K)u*S8$9L1P;38;N-+OsXEu|)-WsBY7PQDZc0Ml6hNnp>17|f4|7`h%%3Ud<P7&)>-v?i$
6mk^mcrrYpntqG_3X)Rc5$9AY_p#X;(@{#b0o%}l1sD=*)-%^Sn0?-<YJtI+$&EHg2`0At<b$*@Fr0C9;#rgV$m!QCzv=>CLM#Tb+n*A6yom)v4RVLKK#7!x
N8}op5bq;Uy1=iiXGlIo-N3NtQR=X9Cs##vJ2E_g9aKgFUeKB&gF$tSz0EQSD_1xyH6jQ?2HODyDHW=~H>gqI4nIt(C1HnTKMP-52XW7C6V;ff?rU7YGS8Gj
iQ~oPTVMFu_{%`b0S~KD3&`#x_=(nFC|vX$qn!ne7-fYxAHv@wO35=aJ#sdEGkC#g8^cL)sBm!%A&7qxJfU+hCI=0GF}@Vo9p^Owez0i{Axgu?f1$TWiPUHW
W40Z3Dt!hz6U1|gYI-ABJ%0Skw?j^u_`x;?xqBI?9hDB!HLX}{-C3%ZN``0eSGNgG`)%D*H`G@d#Bl3b;<tlv-i!-fqB4MJ+NoZ<tFAl9xi4GQ8KKg)#6k^h
7vaSOJw8lF3DE%1)?VV(Pz!tzUVOOg{aXR&fX7pk-5-v4b`Jln+Tz6iZPW@El>Qv35x2y5CTlXp?FO%UbG)j|Y9?Dcy?90@AbGMrL4n?YT*sFiiA-UE6;lG>
NOT2BUrEi$H?tv2yjI5PEpZdf?jD9GloV8IMc{9T)9_prHXyhbZt1+}z8*gjJ!EL@&F@B<;9TzhSEt0F!6qeV-@M20&}SC3Myu{YuqhsUQqW^hqma^6<a*E*
E$g1!JM@Vvrzx#)u5mzyL{CQJ2Lot{EN6LZ=2>K26Oe}(KWa&AW_kgNQ5XR4u}-l#!_qG2fl6LdI}hhc8;r6Tf$w=xAC6Jf6^`JZ0y75<d1|j+G=)}#1gvGM
Hy<2N<0|<^UP3v140#8JpAKido2D_ukwU$uiA~ci^tnl~bXjUXcgoZ5B@O@{+axCr6%omCQH9H;5V6b^l$rzH;|k()J@`O6z|Nzmt^H?A{srl|YHu|`^@~O-
3<w;7FX2Yj>}FU$pmF8~5=?9zrnE<#IU{xY5}wRwfs~GEE!@Swj1~p9>9l3J4UFT$=p|hq@}o#~9Tp!s9V|%bd3BeDj><M4DyB$no*lVLyA~e}{9=A`B&2E>
W3h3TF%7dU6C3A%uJ-jI-G6zNn%|9R)$wE)Ta7rOJ^_=xH%1&{MXF**IeZHY=1*{lS#ebg`OoPPp=C5=lcLe|33hmsoO4VM<WDBuG1b0ffx}t5?_)#xeBEuu
5xQlZjT|ujL;DO845qwe6}Jz^zG3Wy2nN<mBW>hw2|{{O2Q|_D0pT8Vg1<1~+|p1D(`+#eb96rhnIWXHyO&F_O4p5QZi!1?C1m8cF;!8?A$({UFu@B|e+pt)
J<d`)DAb{&^583NnEcM78Tot+$%S;uO(qW}ABtOIdghZYBom_TEgV$8X90SV&xQP4T29b)g96z~G+ksg51Fw3qC~r|(nV2}a|z>O2_dM-comG3_TVG$jjb6P
xgp1a@T15_j%$fvItC6rLitdKb)0{JPx$67T**M@N-Oh-Eu)W(+7P*!S8tMd0B;N47AB=(VjXzHLyi|!zC*R|^2`A@@{_boOVEHql4#orP^RIWdQi(cIKvDS
-qAiBAfM&+S1-T}BHm=6k48_INEzcA@<vuJE$OY3sci})AkGGnyA1xM3sK;%*pnAJiNH=+YA3X?PC`8Rh^z`fI6?{JhcVHmBe@}ECAA5gpHz_N%bl+v^}7`|
;ENGEu!Po|Ad01s$oBp;p@%m>E1R}sQPJhcdOOsZl4o?AxAa(a(UhH=b!tIEGIS>@{_D2^<1FAMM9)$H&PLO^odsJ;$KRl-5u)*$ASkuhbSgjj4~*1{8C3PM
FBUqGE-uB=^1)-C1o?mKT_Z+a`RAuWfslxp)1U{O7Mt9oAo%L;6cOxH7z^W4kPY5!jImRAmw`Nf8Qfj`==oU%a)~gQKsD~!(!Q(Q+Nh%U<M+@z)v51*6N7C<
G+tl?&i{&7^*Gd4F%^egzag`a$^^mFn2uhp0;~kfQb-k38QPDI_3ohcBwke|62gDYIXMM5%ACnIyWJJMRouZTo>tMlQchhEeK$^J<tsbC4ID)fM0!RtS_Bmd
-}y3HsuKT|KA_xX4M#cwI4{k3)vxA=!p#E8q$&+c{;`v|MqsyFR#g*(%|dx=)hoicd~ypY<wAq7Nc$o%ixPwWcluWlnEDV~8@I)2d{hg7!Mdq|X*wNE?7bTa
w`p`Nav^>gO5gOhZnonEmEeLD?eVHB{!k4XfxH8h0KMLC)PTfPFF3k~Y8TQQt{(<62VFBU4<>cGtn?weM@#ad+GzwMO*mkbOaa5JUw8poCpjO`kIDj`mS(6w
lJMGH=@m>gpIG89YzY$R`x#udmGeTu#oHl?KK6-5<xMGLoVe78xDPNcs-a{!4g2Bix^_NlCCj7(>{8>~B>5*lrduuz)mK?!S5p|RE%^OqE@CMXo=k;_uYe@P
j&v^!Rqs0xX9`3sViM&?=%b+y0%DpZQJT~*G5sERJAWYAnd_{~PEQJuKN$d_8w-i5tZ)wflLz9^0bbbGE1WaC7la(<eUvbusQPOAvXuN95D##Y0$p<6YCbhz
$6SGw3ji?W;wvoViTo!o(;Aoz(I=gN=&!Znrf%Kfx3dpN7N)(lZN7~eFM8ME&4?ufq!At&CK%cT(SR`FItbhQ2$`d#RC473Zqj<!Y#vrtm%5J}H+&4XKN>Zf
ilfsNp`KHNVABDhmNx@JI7_*|=d*GcODaZy7bQ!3?brA&gN2(Y)P*Re0iJ&WA4a$iXIzu4xjY~ed{7Ts#FQVafR{&F&&f`YXK=N13oabEemJRLEnRIxsC$r8
;Q}3=$yqgUM;vUv)Gn8&t9wnVgh@#?#yDu3^^_unqkbhX<7f=@r)J=&Wpu9#nKED_Z})9CNHYhoS=8e@9nx2&h=~+C54X;hl26J;G)|pqDKdkn<yN&dcY;Pj
Stm++WxHVKg_C}OS!@B6{P)%heH!HIs&vTM5P-ZrM7<8Gi!{7_w0wwPgob33N*5RT{>x5N2P!j|!8LdI8E@nbt$7c(<4%Bqn^~DEN_OHge;ED4;(MQ>GU8oT
*PhL5Ed050XJ}=_x5!UXWrO0v-)(C*x&b?0uKNcjgOu;1{<y!QY9=Oxp4bz03%(i1-3eVP{H+$b@JJ9cz>$YUhI2N6a~K45v#^UWQT_T<qi*7DK3>N=h~;K-
1p=Kz>|-9SLKoROpTe<E_?_F}JpLA3bT-<)z|NSnWRR@jE%u@p9D!wl-KaZUGFFwqJt?18m`-Aj5$L0c6)*FuGHsT#Aw~-!y^b1v35NrUY>}fO%3z=upphon
_=-h(5XxJ}_&bQOj_voP9@wo^2f3>>%=C7)zwJ!i^iPm2LYfZe<^gVNqBWhf$C7cx5Miicr~5Zpat9Ucak6$yVVs^|vuwy{m0Eg;Z?8^H1&41lt|lVqLfn@y
{L;ITRqJlclo3#0;iq%b9a`Yjs;lY6gX;@4w2y4(6h!W83chhqR`rp#O8f-*vq>4UbbZr+RBjC~UR&<yITo-rZkh^QUPIZo`Zkx56=t&UI{#?i0>r{XuR3W>
L^0F=HQXselcaDY-h_GndVid@J{+XA1@&2U<S6sXdg#+hhs#Pxg}vVoE@ymqD|<r5b{!_`4KUnZ$)oM#z8O6B4H!m+R#wzr6XOY7V|48EwN%?QRXVriO!pXy
-)|&^7=@oH2DgQOCHE}RR;5zk<%f5xnEJ_1UpT$--^vCztIABZj&b6!+X54>z!&k66Aw+oBu_!#R03sA*>W`2)j2wIn`=9G|DZdy7eTOGjRZSQit;^U5oq!f
PcW*-TBbiM7N^Sa@JCR$O61=w$#LyflmM##k_Vz>bdnRi(Yzl4H)25{_H(Xym&@r$XdH80dd=oIh`vqnK_LH9%J}e3L4lQOHzmcVi8@QTYq${5*3TGF!?JWw
nsuH<N-K8VsSi(v1tZ$ABX2Qd6a<0G7AKnqJ+Y^odQ|G>1iL^Lt=QEfLX=eGV{aPX((@(Ur~7o<74kR6W51kX$8kYDy5uVy*nBWan4ObEFCy4t)u|O;7CuEa
Eb<ke_aW}9_PU3=c~?bsAPPzz-KtrjJc2=Jz^=7Yt{W4bqDotNN-0y#<IXrc0A9h~!sD24Z}4QopvYYG=LFinl`MRZJe*m|Jtz=j3XQ12;h^C)rrtoG!PxlU
UervX-3ctFSNUGG{qF~hB!8TXcIYU^dekPd3HQ1ty*r9?h6$e}eu(9^rB3k#&zjeh&GIqaG>7I8((>v8I8R2r=-CwDADG?R?Ltgr0G)z{BTXr*0bczLwe}&%
He1UY%0iJ|t8f<I+xO}Htt``6Wjd<h_<B`qsA52P!wCykg}Vz1p^Gb^WD9iRNN}<H0^>t%;rd0<dM!v<tn|0rFhs>poIzJacYwHZ?T>IoEVEa0LM?uw*@T~~
h8Em}Q4=s0=~?WT77>{-N|e*>xFg9)C|@<9q`>DZBMtrhcJunWLol)H{KqE-(R9rU3Ag$)ZgJ!89G?dZ29da3{zJX)Wz1xPc?8G&BoYrmVZ8!)54q)IE_KK!
Ip~M)R>o%>MEu3m)x&LTN6u0vaTx7j6$ZG5G-`Ee2VfN+umbU{awke*X6__BjQ>2U*W^^AF+^M2rW;XVRMj^;1JLTC$65<M8xkWnQ&G4q;8;?ad*5fhF&e?C
4#TGC7Pm0goNY&D8-wz@nkP(A<$o`+f$EzD%(OxQa=?}^LHp?_Dh(Y1OUc1w!fbDJagyDEr9UEV)fKq*Ts#~&1u5|bG{~Hcp=zEV#56dfCNmG9HWeM^9(lz&
z>8p=maS)>R#bqOg(%z^aSZxsdEHJ)o%N^y))%{;zt~OEClNQ|^bdZDHp!{#nEmS&x<}6j7~YbLY=c8Wo+;N)=ZZ0s?p&r3vGj;h-7!?oHx`qstQCKL`ZI6z
YWM#HNYD&h0k=v+5;C$kP5dYdaNss<AQ!GT6-X_*`Iu6e7aOTU5O|9A)UH1eU*k)wTd<PsQkicDMjL~LS_JL3KtObKCNMV|2oeMHZRrJ%venelW{xc8r9@si
Fg|TxdwhpF#xVTon<>IN5zB8pn#S!mktczE@s2u)y4-V8Mmz{s$wdb(1Ro6?eQE2r$Nf&0A%B@kcwIPSUq~kg+685)F85OD^WX2g`|j*0yP->8vm&zw&Lo!_
7bXG^%5H+=5sN3`MC;j`nO0}sQsQhID=v&<z3NVrUhJ^qFN)ZqT;I&!%$h?00);2mt7Bt^817umXoGe}$8K#ClrEczqH%y1M<9sJRyOnFG#dPQ8Q`!4TnaI(
&^t?|gnP@_-SQ*=&TtT$lT8$5bu_qFE_P>^yWMu`78ew4=>x$G>KSg35s=B45YOKuD677%O`qAIzy2Zyl7x4%=wNiCr4vpzjQnb2WT$@fq^7*)_e>02EQK0B
49^(9K^bc?1`4<TH^+%1wea`uP>C_j0vHUZ)4<4_3cz>GRBg1?0a>BoC@~2VI7fHm)WO$gki?9L4cX7fZ?JGs4+4F_bj!R9buCv|P+{0k?vnd6nag39<I^e3
Eqxk(CyNxII+hhgc(F)En1&&eEV=rhTu?^SOWI%Ha?4!T)OeRii(85O!`4b|+9xArZq>CzF4=LjBn0p*YT^Jt`g$e;5PN}@YEdJaaerK%MtM>g;r-h-I9?Bz
GSxinNCt<eR+SSKPU{kzK&lwM>Jqx)`#c*J^Wh?OVUq2_uK=i**o!kI_HiXxhzTp70E}xc&K7!{7mBOgI8YfDzA1^_fbV3R+dbB}g$F61@rXYgwFQX4ll`Q+
(N=67r^AWPT15GQ|MGycNzBqB3mWtdB?Bo0E~Kri85r81PTDwlF*RWPDt8P+OM5+{?s*FZQNghf%+8I-m44nrA(j+6Ehbs9Yc(NJmtv6q^4iiP5>K{56$2rl
cy1xMto!`jJI7FcI1+g`5U-Tcj0+xXYXHO^aThv=O2O}FIO{H;wmF<SWdSB=xK2F^Y$!QxgL1a&tYgraQc+dalrZW=T8^<sZ>#~AE`G9O?(KpsoXVUKW%%2H
7SKWK7jwyEvvk}12rhlbG%2=kTuna3N)+Ao&#Z5Q`t82&nkLf*$OBn8Q2YJo!!m_Eo0u+u+a3DoTfTV&(du0TXUI><ykKeXlE^^T?4bV89xL-7qy}C=M&qp!
GwMI!tsX`nlAMa(z;O<a0(l8yI`_P#@V6?guYgV-+xMRlfy>?1X`PoKcUS(;KC!Ude@`~hK*CTAiwSW+-pV{(iZp`{g>PU<d8P+AkLMVj;#rCftVXzCJXtr#
Pp2xna%O-x)9llG0<VCI#n=o=01`gTFnRsreM{F^I!GSoRt(EeQQ_>$U}~x58~Fm)sZ);+X);r3<|{Cnb%cWY130x*n%oh6z=ZRMQI(<)cg1_3YxT8SRSYS2
N8x*(zsn<(!372n2eccOOEfn*6+E2_2v$C=qNsMaN}sEKDF<jvR)_9$uY40E*)M$ceoJTJbiTxb8kWiv+3jdg9Xu~odg<IW1YUD|a7j1`c4feqxKN2BA&Rr9
s6YV+>YW)oav`)TLZb@{&>$DRs}5()4z;oVbY&A_;b91lV7n>M_kFR4|9Hm2jkrAS95vF}oopq2_G09*wn8sjT_@p7*6nn&krV_6Ynsb?#pN|T6k}0nY(!9V
f}Gqsa9`>Tvenn{AuYXK9p!+mBp(SR{3ygU9~ZO2mu^YJpu$*UJzRVM!N@3oZn=J?sX7P3o&mG`D&1xuSb?5jQg&gn6hA4u{Jt6yn9j-}24$sH+5WpKQ%QkC
l-=Ao)n7-K(LFsAbd!9>T%08<j+_@ecuQBf0t>+0H)^{G=oSD;31WwL>S1aZa>DX}Gpzo$>xMZ&ai-URW#n!;IPwa3-&#3>ty)ufN)xp@9M(~3gsM0qWdY&L
G9xYY`gil!5)<C#TQT%<QB#SxO;fRJo?t1iTp*6i_LKV~oX%=aX%QtS)s5ln+`|TEt|q7+k-+(r0=)@yC+-g?*aq(Io`y!C#@0B34NYwt`YgAygg@MTtC8GP
tu=pVTQD$;l5w_DE*#z6xo6i9u6j?Da0#Q66H*zzEwi#05t4I+>p&T_-UU5PQsP~Gy?oBID8ff=E(!_I60~d`ve^NAD@E;>a=yC0J`svK8-cAE!$$U<*=fSP
TW0(dn|m72%f)FEUV{5hP8;4ip%X&UdNYcndxy<O0nx6Kr)DZot0&bhgu%^fhV%~il<ZwPID95Gr-%B2FvDEYfg@tDASO)6S09*_mV-wTWt`yQ5QKSlZ+9#x
DW{=mUCkB2CI+i5{MFqBd}u2`++onO=RN`nT|Z6UTF6BLzX+A>W8%$i06hzLAB5%@{aP4{R9F!RPsn_xKm%+OdgGI^l4;yqFG8n=W+%Y(V7l1Mg(h6Zlbnrf
bWA08lO0sL$_X-6X3PyE{h~9K6l4}h!<7(5rgLZ)0nD=qcT68qS5h%5T@fz*t<qE!ZfUvW-x|8<UblW!OD2ZIx$q4(^PY3=Jzm9rO2VhOu^h3d1MRT#F(R~<
%Eod&ZxT@C-PLbO>gv7IgGf6A>Rco9c3f2IZ0X>-0?No%fIuu$N}b-RAUb;vwPpbqDj@hgwXLvYfujYuy=F%UunSGmaPGS2!puwh4O>d<j_ic=-uR6!?YB{*
e4ceD$Yj`03{9geTFD1@{_oQ8HF<{3oQ=?MBMz<b*^VWpUJp#K1jQED#V!biSSz95!Yn6M+E6w?$3E?Qo9Awg_`1K+NkK><bBz>DO)35JO9MZKX4<(s&<5QE
X`EHBZ9Co|?<6|sl4@b)RK5VJ-BCC=xJ%Bi3oM+0Z+|<+TEYRrR5CSh7TSwO$;UVwbe}dC<qvCfaB~6gPHu#i&kFJdFqEi0L<n`oGVoG;>kDeS>#1g6ZAXQ%
AA3kJ0!pW7A-AV9JB=)$3C_~8Od#W^B@Oy5kVLJRq))Cg6+;hXr{C4LCpA)RU0u8Z1v(s{)MxzJ#Q&pv0Wh9|U$K$f;d@N^wqWq`>(pd0Z6YUwyZ&{Ve)T3>
%}Gu#6_s<}Vi}XXN~Hi!X64VCq$raMUq5J3lQPKP87R#4>IP7U3*Y+Wu6n=65l3xTEbryJS@=h{;F=k4qY#>riWPc%ffd=M#=6s!^O#i^3&AJcWYp!iCf)k+
i+-1Ncl0guc{?7WWkzYDH14WwB|2W1DmDze@MdRpldl_2+*Ji8S7Z3xR`e;dA}Z+<EKUJFe=mN52#v#JTab1)0cK;vZ0aSNu{K+I(6m64xw#pu;TQ-8)d9XB
ZsbhsIG5Hu{owdo*At>o{~|zpGl7PylBoASpxIW}HfDsTeOF~I5S`eDsF~ZzIpVS-#FZhKThTZ>V;8NvI?WB=gR@B06(XOUuh~_>j7EEyr5b}7R3K1KSO=3K
do`bHRESs1BgET~dc&5bI3MF9nZrS8G6&HbOfkg5nM9Czy?W|*K|o3Ler+=kTmVHbxXgv5AvfStG3rl%Q9H}u|GD2cWTnu{0bS5%D<%AjokZ$iz_JtWXbWkc
D^K(Dtsn$jORj<e(KaJ|eQMd0LEAG_LeqEHna29xn4eT(TKBWfDeQur-X$V98*xD5#&#gI%`?8*1oODC&`0z}jU``Nc1E|6@VGH!PG>^43;+8^)kLE92La$H
nSa!O5}$7mlE?$bi5GVN*<YjkaagxR75Lg5IV^qy($lB0atlBP-(#@bBJz%T3TF*Ks$Y0H-D#=VSnMT^bQiGLLUFRS@vzP|!$H6SGAs6si#;rOo}(frNx!@R
RG8_A95f5R3k3}aeB~{1A8sK6Nx6C0mj6OE*_}mBgl3i7Dn@~x{GTo?`+BAR3vf$u8ZsEVFs@TJlYuN4kW1D<FrXkT>Gcr+69{59h(r1^FS<zY)gIU#16dw6
q=#pLg1rzvOz`WUO6DxhXPdA_9=B5&rFstDYHsvNQ()EBXb^1=^77`2dQ(+nPSb2$SO6WqJ>0va$1P|Gb>G4xp^BnILfxFFXLokx$tA5JXbfCLf6V?pOc~A=
_SNCPYujP9%5R>r&p~_9w!VCwMiIFQ-DBMcga`;g5D&&0X|iX&R(WSAt{N1-R2)qOIU#b}XLZa5Z0c0Z3h@W{Xx0=@II9#-F%?~r-^0c%xUsWH8H6nD-~}mn
hCt=@ohgzU8bYV!4JaMU`cOrtVEoyi=OmFrNTW{dK9((o;(Y?cA9fQ6mpZ5g%WZWu(>hT5$Z&=zLOnba$VMzey*v&y8Xp1AK_8{drlW@oA5+=}#X`$DuA(T&
Zl*6C9IOyOq&tpx>XglE{vfn1*6-6k{;x|h9uRqEr`$-|W^pOU>-S`>Zohv|X^UNyjS>LvWijMyGjHl>7H1`ZB9iBK9|Q23r97yN!uG#`eBlcfP@&DgMPb`n
8YI?`?5FV`@-*aMapJ*4M;|}@Q&ER^uo`n&ISp$S=u~|z=GUSSqdO)Uj|W|6;%HqvR!U1WkLG4jkA}+%IO_zk7a*W!>MdIn=MLhN41s^bFSj~aD4K@!QEp#0
iG_F;Q&Ibr_k5>{O0tmvcZn`2lffph=$tJ~g6XHX<>)XAy)mRtzI?l`HuUH&F_WY3C>(Op=rcBID|abIrIDe)-DromU{Gu6kWNpm2iNnF;@(afUcTvJLgpsH
N7jO`)?wUX-MtFGM*1-{HKkWeem%U2DYO>}EoO#P)EB;NVelJD6n6(hY+rL#N=t<Df#rlQaWsOaSLFaBwwNT-n)4ozrp$r6grmsa;K?>w{+GR_2A+iuM})7b
+i+TJD*NZ3{05Hu=nYOhb-_MAp8*DbB{y&=I9g|BIMX*=%c!dc=o8p=I3{~5I@f)5G4(xehI-s62f&={?0CG+&slbk4H&O$IQd*$a1^Q+xb9_fB#_#u<{)W`
ezIV&68M<p*$U|yKqd^YY{<+%=qIF#V(AWihb%7B{Ghn5TKU;b&$!>-e+%@5{aA>*z52caqCvygL$F33bUElIQar_pT6k@<O>?v$l7e$`zcMuuRjpO8$lJsR
QzJRm_%PCwV9qDe3MXBTm@>mhqI^_RBYE#9R!T!39cW~W8g{cov7$z7F+RbWnZ=&)1ErCXicsQePAibqTD@7WWl-xcjX(J#xMxO4&1H*X%reIF3U9y0M-Abu
8$=PT&p2D%Rhq{i9K>m(srM!r1pT*`6$CyT;3NdU((IZ~Qol^%CTh03AzI&raQGy7BI{^FG)YV#52|vp7jSTll#zvQe?z8w+1`f<--XAl96K#IS9}zs=u6o_
hjxmOdX^06@atE&$|fonGtu@X1HyZJ2XdjfJBEACsVr$rkkb0mhZ;8_=;)xu{DxTp?MDuYPE7=1(0jtnWx+=4w$)4a4<I!4L~7~E-zL6gILTxm4Iqn#(rMD1
Wj8jcm;Dl|d^D>DEecm}NqS%CN^X*t39qi)g6xE~SqnPKo3GK!r5T7<%m(Qy*unqf6C@YGdTU(~^V(!Iv<`E}7JxUU_?;=K@YRYntE_T?|DYB{{~#}&s6_z~
Mj$ujE#O4yH7%M89m3vO7&XTTp<~0EU+2k8%!7BDQO|zU`C6U|j|qJaO)r2fz<@$9O=4DxVN?N$pJeod_UO8^FgF5^!gt#S+l;^aEvaC4_6fzMW*~otN7U#=
^RXLiYzZ9FzS!|NWu=gcxlpI_&uC#0WuHaupf0(yy={k04`ov~w<uV3|CAYGKQ9IJw@kDXi<s&>e}>-s8ja6|vxPGoPlo-que_DsdIwP*|2VP_BN&kWE~C+H
T$~c{5Qyb7qkhyFCE!y;VGV5)PP4F7`m}BnQMszY{_M`y^9@`mu#AaDP3)nwW{$~z7oh?;W`>IbKxI@wzw}iO#(fxUw|{}mw0=8VUX%6wiWk7P)6L$KBydA~
QR2w++GR3-;V2JPqYU{z7v*e`lnY52Ob19}DXgyRP25@djTNoRI0GQVAok<*@H3)34#;QMsC))K2_#}+_B>e*zL9x}oFm2;_UiyPMN&}<JmZ`H;NNU^V>f(7
WDJ1HO*oa{XERV+>dH#|eS?unz^m9-g$4xP%eJ)-ffEsU;+<mp>58}Bnh*<mKN|^?h2kCGrw$SW&)!m^*qJull0wH*!VO(?YRY#4yQ}1}0`o9W4OkW_&}!ss
Zb<vjA+*w}*c)`ViEABEd?;jRXd}4#sqnXVdcQZ<l(h+q&*bx!X!l0licAA#y;Qj>Dx{MSi<fXYOCOFltK_6bT6;)vEoYCUh@#xr4f)65)8!q^-jTR3<h3p=
_MpX|eMK=r4<`1fl#*mnD}Fjr$NrAEy$y6)?YoP3M;WLmv<M;kJGZ#oN&c)=GtwS7p?-gI>o}+%L7kR<e)*k5`1|WrRWh+)BU!1AIuK5-yWG!MtJdB=0LF~2
)@_t@9w)DHlYe{?@p+iq&I@(xK6M|5;04Jf-CqVBQQ0;ZWAINkNTSQ!B0epcvI)5nZ;$tR82w>@Ot;sj&>q`BR+YTjB2ou{IWCRK<k1Q@@RQD-`CfrnHv+@#
RZO3|0WAF@8?qVr79%zg5BSiSaB$wqdSMK+3vX#Y&<1$L-Ml!Bf+b`87&Yh_kS6@psOcaZ=d;a~ZtJ2xPCzMFF2*tXQScM=#<1-SL#_%?o-|?2&QG8>Yiod2
1Kuw&Dwq4VeRc+l&IGZ21DFuVQF|)~ItL0CFiYuW*+3T{(YzE><Dz+cCpIX{aBpCEa<T2{oam<`I3nu-4Ez;3zs@Q2t~R0QjFh3w5eQBkW$r6L1dFj>vygtW
MrpClcho1S*ho(PPfq!G>cy4gWpXrp`^joI``mRo*iheyugn+}Kho0L%4TKYiNx-{IjK%mB77pM0nwS0MNsMo4G^#O_+%~6S`pKID51Ovq!H_%_t^-bS99eQ
g7<q`)U0W6X~$m<0N!E6>op{<`rmQaqsMZnkA8%??gRXSIG^0Ra0umX7h={yRg-1m`M}`TgjjbA2fLg>5*m#PXgbg{TrlTk8Hhkz_t6>s;{g;5*gogq@3hzi
4sdda)kq0!6TsTK`f`MX0I$i*23Gd>vkb_MeX0g%V47uoT=2s#T<Kg((oU{9rxo)L_%K5Y;I(h%j$=dz?pkaIFki(z*6dN@Eu!8I`^f_DwTP2QuJvlq@fY$=
4p?aH(t75cxCT@PJylWe^LGHp(6J%g1_l7DRYo}4omR!+atuip77ae^Kq^@;N^&)N7b1qgo52kRE9bFV=sbI85SN|-vJ)N%jb{8hwFu~?M4NReNv<=I$DCNK
?((MVAp>i;4B0ZU3^8&lD*lhf5L^8E`ZeGClpJ`X-+Dvi^z>HF()utV3*E5@s)R?^^Dyj{BVJK9q``Z=nU)194a~B2P8^WPa|VL*?fNa`F~L5DTm-<=%5uV{
eq*Ng4eql0`xQFWZ9wOuM%lrkDX3Wz=|AAPJ<@ABOupb<>DpaVVOGrz;|hONEhyTot4?cU5&M|6o}0&1-uf9bPNQ0VoDNh1>uCgb8yt;xA)*sGhwMdez;t8|
E}PWUp<HAG+E-+XuJ!I2ohMa-h!b)`Q-d>%wtMVdW+|2!RpZ;E$UKpPVmF~EGM_Qz&FgCa9Su^y-x*VF(?ThOcFIzc@`D)Aa`6eIcpC(^Kl@E)qJJM=(JTga
A#rcouGR#xoL?-J%wu1I170agnAfo$%vAo8<zSk^4fqtd4hMeN4AbTFby9OBV6Azq6GuN6)Lvmik50r}o_N=gnLREkJkUg!YI+?w{Y^{;B`8v|3aB>chBDIf
T-n;)3zHKRfjC+j#BvGu@_8ZnK7cMPMUbd7ACd=uiwUwsB#!g8D}l3>DF!TH9ANi}UxdtcGHU)kh#$h+V}*{6I=pW^duvjman_6Ldq;xIW-M}d9Y&6J4<-9v
vINTrga_qCZuKf4<NupokP1x87&VfzX21m`dQy@5=LLM0N|TGB_~!p_L11bk;;d)|%07=i^RSGQ?AF;jmu}ZSJ*d?jQFQDr0j{_x)}6kp1_v9k+e;a0=$$6_
&K}}X{G$!OW3JpVV>4hKNZi+^e%|D?$lJa3JRDb8#z2w5a6W@P4TiP3ZFe@)mPK8<p)tT275)X;PH-v_51R=u47dPv1hFaA!abVPv4Rq85gITcGXyps9%!Pv
5%FGUL#B<D<NuD}9F7%U4QU=->{J>eVjA%}u-Y4o)34Ko)7g?sAg7~_T>DhaS2A{Qwrd>-KTd}n;WMa^RbFsPpwfN10dqyHY_TF0F>-So<2Pf}yy@@|M>2tm
==12aRWQf8`5E-W^n;azVBvfyuUp%R<9}QetySC06|(Uz=I{ux{vxKBYNOz{;7{$~O?-&0d5r%5<2$jms1}kUym#(I-quvXa1k9Oa0*K_Bl=TI+w)_E)JvT!
%}_=irSBh7D;u=Ttd*kRn$!XSaKw9+TR>)huCkd&yO0za$sXgv-<2Wrj<jY2cZGNJ9+K=6+xiVO#Io>|c!y{G7cR6q8+;`hDr98PkI6+3GU|#D?gXsL9K(m`
KErOoMD?J1IvLqWL%ah3>bJ3=0gc@~G`V2CQz`-LGx`LlwkZ$n)qG|fq)HW2!>j|*6lE6ubz*KX=pf`ca3ngpJFJ^Bev+yQckQlHm0j1|GoSwzOn14hyt#Iw
1D1}zS?VQEyLP%0I>9e24nG`Z^=}XVS4We&3Wm<H)?YzPOQpE4OC*G4_Y34L!>tFg4$9@vV#)YSm?D+ki?Oem22=75Q(Lx3)mx09Qk5nli}V31VLmk(&|djs
q*Lf9=>kD*#>QDsoP>`5J?G2#As9IgY`rYK(HG6lidadE-JLPBI*(Ve)LeOuaq!Fc??bN|UN+64rCnRSjrk!WOPJJypujwaeOaAp-W9f2jh>Kd=WW_k&!*Rz
!t>kekpI;H^s%2D7A*<)q*4t<P0WPWCUsbs&6Xf2b)pdlfjHBkGsA2!o9JRs{CvR*b^T_?N^ao)gBzEs+P80KWFYrl#de3O9b=tvCEw~J6?4xcbRveQPHbaj
mT6ZlWasiTd=)w;Xpffe!I%+L&8>-7%hYzMT?3%0KMb2E{LmABosOv7egWo9pLRfEKXAT5z)YyZ3!Ag-h3eIVM+Yfff6xEPnj?|wu_JXW8-Gd-!OvtxIIM>{
%;Hj@jhlh<qg>vqs4YR=O5?`E<ShQQGdrC-`g?cv3KinbYI7!C(cNa(uKxGYjLM=c)VaJgvoV3G!xu=7r4uJPQ9PY^(EH#GA^GyS$p{>C7*NPc80YQHJ{)Ie
TlkDTfq2Xqan&j(Maw8sZEFrDMALzx5wNSLnR~TP$mC>N__w-pD{YCCVPPIq#pY;f*0o&CB{7N!r~FhE2Afx1&VSR4U!mmA@-1&VAV&z&Wx_?4Rf5l$mWPAv
AZ-ZwkVHEMWa$fiwKdO;_!pI+X6P*q<GEQTK$0)YjS2Dl_@jo`GG3-f_l9~K#piF!lK;C>kbS~eb=rzbTZkYYG>B4Ci?v1qXd!cEz~RdQ5n7QdoIeu*#eL@P
K=44B@~X?0FMI>KX1noSgj}-Qnb%5&uhf!72gGB%{yR9S-os%uQ6(5Kl(dPOgndMecDGvXf!Rc)pN5_h`@-uEV|kaByfnT6L{&In!eN=6KC$g$!9#q-6tY+$
hsPG@U{c4;Hc7r`v8w~jC?!w^ygdSA<vPct!Uu@PI3A8^5ub|r6AQW4kR&Mt=jcSa`X@vFbl+TBmY7YQWgOJ7i}r0u@bSU9G>ZhjtH?jB@%9534t7-NU+fm4
+xahvSd7ODAP-b5>*XaSi6P-wn2&%MGHqYHO_up7>k?uqF!sPICJ)bs9&H)-R4skY0x_u%{96ZBeAq{OZ1<@0VFUgce_R}crw^g{7SmO*l`6Yl(jP);WYML<
nZ|l%IP_uI@1Id|x#e+d3T)!(Ogh|>Hb_m#odf-5N+Jy^@b4gmC?3H}STyKQgd)dOPHaWT2)oZEuq8isDeda4|IXp_p*oZC-2NCeN@LF#R=*B%ZOcvw<g&;h
2`*#PUWH!%rHp;+vw;EDhU6xS906O2ueB?K0q)Fe5ndW`8qF*4S<-=dP>oZckOA<+;9F0^-`$ha7i5z~Hi?&{zIC)7NOMvA1qs>~b1Jiyou*?o)t)JglT=RT
bA~2iDP#cz2<>kLvhVBxx}pu7LcFqvc~EM<_u{V)AeO?Zv2t>>Z=@S`16NXz;&DtW*N4KHB&H|_i${%FFB`uZ3HNs-><F%?n*a+y^uGf&FvFRDJ~uS|Cu8Md
r1GljD=538Vgj~dBL?WGo~G|Mh<h*m<|yH8>&_PTM!3OmdBtvoSbRK4BVL$7o4;H-i?T4@3uvvaj-!$up^ZF(>R<STjYzm1rHUA&Fmk3A`0C*jI}$WaZB=LX
)9buMVES3>qrY^#0WMv3!2wg#@YZ^a;S?t+XBVev%|LhQ>48Z0&!+0m65Q7EK3YC(6=F7B+pW~SZ2zn`jWH`K>HS~Cx6<fO#!{T~DFzq26>KosV`|2=xp(P(
q994fupD5My;7DceE+5v^4sUmxuNjleDD1m#1Pdg%rqJQgbj^WED38Neo~vzo#e`<*m7>{*-wrytqLp8*~Y}jmyMooGn;h}iyt>EUmLl8v?Tts^@!F{p&5vr
Ue4sv0a2kkH%OXz+c2;FwEI*n94~l@%M0YNbiBIMF$^%RC221B!kJwg@DXB!Zqi-o#~VGzkZ8xUg>yIBnLL{vnR7K|28t<J?rRYg2o9s;z+%ngMTIA)e`&j%
S-8><BnC!9&4a}a=A7dhD8mA`L=!BFj?{_;x$^#3*N_B5M^ps+Vi6CS9+T!_KfQf<c@^nq2h0m8?N@>RFT;VY!;4qo13DMratKF)oDPLuY$8wizCNcfcvB^Z
yNSZ@|2XJN+6y+4+K&nG?=1sOlWnMGJb4eYW_tJRZntP<tf6Hji9wA+5ff&D=1=SL&E9dT`U=(UBdp{BURs1t9jvp|`ed1Blh5YF^sKt^RSFGTN5oPH1Z5s1
=&RONOH2s*OvYhe=B%7f-LjP3li_|~rB9tTpyxCs?l~N&9&)b4l?lPy$$L%;(IriLrvjlGB<TN#=+8R$m}@u~^5rn!5;j>em`ENL;9sbR4IaQ0-FvfC)3t_Q
gIuJMDQPLa^vsK2{Mn9>$Y+zex8<TMW=4NK0t5=ijEjMT>qf0NK~t&OFkb^ra%YzY&up>Nvl!h%QlIRZ>VS$;&!i!g=ZR#52s9@QPD+n-Qbn)Ka#O)%29VZO
BKn4f*%F3Hj~zJ)hP^t%QcxP1|1>v~gw6E>xO&4yT2aLWiwy2MRI1Z5Op{%P{k`0B22!S;LZiD&^9nLRwz~4!)0#gO75FBw<8+6BfN<wBZi1!Tr96}CH{ckn
(ba$7*`lhpB@b?Cvuv^9X|}rcpjyeTSZA*7`U*PN1`7Zz2*Zm)J})gxk<%{qXBBdC{rcQ>Spxv_sNzI-?tBqBX>1&)h*lq~7P4}$bDQOmf6p3ul`lV$OGSmv
$L<mk{E~%?-#Y0?Lh?K({EhbnWHUNHA|QB6l_CRMab6qNHR&4`EX!vsW&RyxOp@A-;+W^$=bZ?DTP6Jy2@>6$QIn|OnVYUomqcB~u}3a`fbe1>KK_jeq6`Af
yodq`Y(MyNw@_7i=0Oz;c}r@<2D0Xd-%j}|!z#dk7?4xUV^3O@r(~jY_D*ib<am%BS{(HVWCPa0qSGB(b8SBTzrT@s5hHn$18uIn|1q4DO0~_;hEkF&Bgqge
?)p_=FDNYWA(6F|O!T1a4-EcURb6-K-xn3faT8Te6nO>heZS;lY(Jr(d5vk?PB}Z@Q=a=gNtF!7b42+Q-8R=Z3m#yyBC@2?;8x0M2HaXMcD;v;52|^~O|vXT
%+3*qr1VmB`7g#fl~O;wnLLGaUblrPdMFhuRhfNDUxqy-_B8b<j;ZYOzaKw2aVF|1NumQ-zr&5OD06HiE1?I%WRECc9LlS3xoTVCWp&MoFXCQBs7N(&jcg{w
GGkX@9Ys*do0{tB)avF=A$+wKfm^_2S4~rkD-h>d+iRXGI=3HsDaP&qL-HpQGC`-=LVBMbeOs_WQLwzRe1Re2^Pryu87T{zsK%=h8V=QaUzQSbfFYaprrlT_
m7noR?J9#rW<4`wC~b1#ij2dyl+i#T(47KSV4pkxan6pCJZ$x?v0(1se;)KoVyaNkbM$O&Xjfy1r1>FY#VgL<&3c9T2px!CTSJy|5X)}gBlD=D7UA!HX{KF`
Aylgk^N|{V>jEjk)n9as=s0)m5N&je+!}gH_9iapVv72f=mp5&n#fgkVAD{hWsvh`0UD(?FzpjLL?x5D-@mIZL5z=SFbbP7Nq&>i9tCxY%rE7Wc`{u!4?z>)
L3MuaFCc~$sxUB&$abHa@yio>xP$JB!7`J-<Z#AQk=?BcRP@t@872y7cFt4?Xg1s_t9xVUml?2#(@`oKx}4%dBF_cp>pVk^T9l&D8|&`%)yQu`HibV1_36iC
t^XwjOP=0WVSEp1$ktI!{J<6jGg2}Wv?G-+OpgO?$im=Sr<3v}md`K7b-<HlQ}4Muts^pswB7U25abd8yUA)Kq#{*0b-Opv4e~i4K}C1wS3xP=W>=<tVzfV|
BUbc<^awb^<yYWIoO7JCa_Af-&*zz<EkHE_zLpMrRn2cyd`u4T0$AnPt?k^PW|Y3%iC#+*7$#iOeiUE0mvOhfo=(ge?^H$zmnRxA+;3UfE~e;A?Fo~r9PivT
5@xJCgJKlE&;r1IF{ORPzflnyw%(90-5-RT!w6%EVWJ2xCZAE}-Cgb7WCP9pQ%^*(J8yX@uEb~bmA@FPZc3>6uOk>+w$M~V_K4?@)3?{wrWU~8uh**9GEnFn
#E6v_P4;Xi8$Xl2AO)*`fXoo4nKk>JgwNd*KG%6^GCp3sA<9m5jwV`4X@nOzg$Oi?>pK@9mIfZqc0|id;DX{CftC8qi%9KY+ASt{ZoF-PYekVn$$8HI8^`Qh
Qp@T-y5A8Vl5VY4L|CWELnnIbn>QeT1Nv}ZFxYSCpL=1hx+Jf0C%fl6nK_;<>sd8m;>Hr!%mx(HG^8ulGqN0G)~KQ+P{O8sY?c4?+rpCs7dUL4tf;l>I3FwR
AKt~=%@6`>^biz?YnOT-NiE5p+~k%PUFzS9B;yC0lY@LtWuR_^*37Ask-K;@!M)g5ZDC2JY2>*SkB<bgtKb%KQAqY7@FBE`7~}k=75AhJ_#b{S9y+8XLb?VN
Te^8I)lM0xLa;_Yo5ou?vJlAv=sM3IKJE-bGvs=GUbjbo_k8)@-;5VLVLH^$)h`b;5(H?Zv2-HB36ATD9Do@=h9O*7{a}(VD+zw`WPPMQatBIs=4`U*k}?8A
5?GYe>PbsgIQM(O0j<NySuwYPU(nvy8>uF!HBsJW;-QO!kERQ0_vwefJTEj4-^FaC+t2?O{AciOAta(4;z{ByDq?QV@e<N6$OZ!v!CKkR#bHSXyv?Pxd7sa|
M8gzBQ${3I-Wn1dW3?MJ<|ZRG6(l~0^Srg9?A16xrofYB-!0+6JRY7_vrALdg(TY!e1cnn>ViPP2-rdw;Wp0E6kpTOI6@^mHVK!xg5I#HS*cUYP<t9XzRRVq
goMvzjh(Zdab{{z4j`NbI~5dtJ5+?ZZox<FweM_9v8gtx1GTNE?mQIMtOHM&W<*R$FU18~7d(Kc71ZOLJlOFNRQPTM7SU>pO3DFBUvfobZD5GVHG}>Me<U_A
?3u~{`tSr+;6aSEsqIRzLz3KdSk@tgz=|>EmwaGg0yuhfu}{syV?%W)(%z4?E8X!5Uf9zlAH;YrfNHnRM-P1sMC0}cS}JN4-(mXp_Ku6#VOCcaURZEg7alFP
t1Q2r&sTrn=9PrBRRqjbujvg{Gg=e-TPZTfwWgs1cy3N3Dja^^(qCWT+mWll)g9PW9@E1QM!C$N0h?GvHXRrBXJE0uvx*<B%rq*m@_RH}TXflXB4nqH3j^vu
d5_B-F%WOY<W5V}>EKvynzU8>m&$;g>xC#HuIN7=JsR+qdm5!&{E2LORE|G;TXMWRMnV)0_BgOgTv|j7!LlVF`1tH{K0ztvUr-6(rEI9NoDOFCC29-hj<$63
6-sIY-Ig-%ohob5WoRd1+-+aHoBF<PTGPrTe*wh>wjSk7C#)O%GYO9_VWJeWT~I(#a>dV$qfTp!WIJ*T9Ra9s3mO&l_sWyyHpEmX$`4sfgZ?vf&~LP;h9d!r
@SbEsu47BB2zXpg%R&+!=wF|WxEEHQ3Dg{9pz#zX`(|G_YF_SCt*<Rk9XCKesDlLhQS?%$eSj9qo1ho(?GRZQc845WI^Q7yOl9a=jSZnoJiN!GcW7_dEeRR8
S}#l$x7Nwa4~QvfQLEv$ra7PAJ)3pC<Dc+>55a9$Cvypj>jY)(h(pJO2@r*K{6YXorcSi_G})b9S<P-imz`}ssxgAM6Y}ncyF-rh5`Q>4-1!KI*GOkb?)jwv
r@zV`+FA{@;o`Dspe##3^NlYC2%&*jqVBX}eHRCTx;`oqT`M@2uYY#Vcm@_<7v|k)5s8!O+R{}zD1%qM)@3Gf6(;`H)u=zkgunN$n}gZLCw|sidM5$+Bi!J1
j9<0^YZ+fHX-@BHf{Q~$yJwQEiri+RFn9=Gtnt58blBN~xfV$nzaOrtWD24TZpH@E{~nOE&6I{Ej<Wry0}Ccm;454TNO!bj5lrbTQ+GRQf(*R8qEF|$7;^vX
7|+Y{)LutHeVWIyhZYQH9ZvqJ!fRFs)2RH*Hx=sLB(<$XmR(*>G;eQJlI4%jepebp9=z?tdP)N05gZVg+AdGxbT<fl&+G5$PpKidSp8zvIzjDX&lrMHf5Xq*
TAvK$MCk?3Nr#-V)+WvlkP#_#4`J5ofgWk?pODvMrcS*>4z7P=#Fp}ICL=7$Y`%IHm?K-;52L=X9_q_^W%nWWIk*L|m;t~o9^q_4iyp~3I&<3BPF(gxDvAfr
n^Y3G@|J~NYJVxT21yX5fk=5K^<PxG5hzx~?O?@=b+bSg2)^K`tN;mq0U1}X=5n9)OLUB^ru}D^5>BZg6Js(9)MHoQ@6+^guY0N)Yd6Z20Wr;_yjKm%E*ywP
E|!iAl|p6m$R$cZ@lQ`QL~C65>Cwv|qd$R$Ale33yoQ(yVRZTNy&?Glc7*SULB%xBRm&>rnG8g>ept3kRvqb-tfEc}ePi~;p4emS689Iol!=W%HYL#1OGo}9
3E}cBW>*$1Z8BkieUNtSaMH%T<h5*?N_pLo2aq=Yhy!NTctu_&KE;6ym6h)z&@6;BUyIeyb2@Vvh|l64dW`7O*EE9d1Oyk;3$sb=q;UrxKWHJr3BU@u$LH4#
^Q$UXL}iZTmo4dqb3I&S0n^<eeo84KC3Y~>g!{eRzCrNG2qUEBzHVa4CE$?PQAV45d@m3otFcr-m`u8TanG*C%PD8~+41v_*B`#1^jv_-1~yXmGfyw=UR5LR
AWiC&Sd0+p>Iz@E=!@HP42NeEkdx#7x*13?S4f(T1Kxb0H6v_9yoqmx((1^|jt2P(Nm(1JpbdIFtED5xt7vfY8%YNTpv+jxJoOiD0ZrNdfPKo=+SI=I>bz<I
JT6vpts}$?bJX`>!N^|4|IggPhrbi8NW7>w%a40YTxK>HXP!=x-;-T9dFrKHE-)#u4+N)!d?%b=Kn?E~Y~}8>MGRsJ?^#BH2-aaIy>IrBh~A2`{O`>X2kuPh
3ArI7)Wmyj{4=m$P}F{#8Z`~hJqWpQ-QN5JmUDfMda#Q?1t~gr^<nVItXq;$gyZ%n4NaW!s=vL^%O8Ikr(w45Sn5?Bniyi<_4Pnd#v-ZceGMqXp(9U8!!1-4
3`UH~CS`gVeCGu$s#o`Z%ZYdl*}r=EroXqk#TAkLU-}=-1C)^8PZ9>%<jzkQMq#UsF#O7AU_<F<$u<z7%wnFjN^XVjK?Qr}>gZWN2;!qmT?W{~C~XhK&zpt;
?H`#A>#RRyG`;mgGm@Th-N=znIPghI4dV@Odz_!T&m*}TtRCuVw_}fLq03V-8c^y02#6TNaP8Lvn>?Rt0upni!{Lw~hq|!lw*MAbn|~%SgJY2aS&t<wX+Wuv
poGo9?!*s5D3kB;Hd!H(z*!jQ-N23bq-3aNOh)T_JZVJdx#J!t{o$8IDTzxJ3(*)y1p~JqEo-nd6j?e0$`qLl-)dKF3hFVC60BUSh6aN#PM>o0k)ZWFBc!+Y
M$~e$hKpvxR03RAL?;yXdd8G{dstRwB12riP0Kxc+_4`z5OqU`uf;jLqNo+Mq@)LO45Jsp1p^>l;t_9U`m&CrHh8mSl)QqG9}x;Tx5dp>Ac=teDo!rgMKLM0
4|#|c^P#MenDZ{a38xJmCZ8F37B+?Dx!>Y+>2u2bTxc9o4}|hqP)ill7EV;nIoKd$+s)QH$I)tPw>It)@xe6Ye;WhZt@K0?%>y(8i_Ba45%ma$*4COIOHBT&
M!S<y`i?1;)xlMWdzW)jKs45~vtp+;5%Vk(dkalnf5<x;Vs7~<>u~NfduERTKaE_&RY09-0)gQ9Dw25yn5-a+xPZ!cy!Cf76|EYrQyo$USqCxqKM#kgI74%B
sV$^&*<5X2a+S2rzjV>XyuN7<URmK@)b`lJ{qkvZ$^;H^C`i7`*01xl_c528UH!iB7YvB;`wZo&;_bg|>Y3O6G_}7&p$+@}cFx)`evio`MJv8nS+{q~N8Vjm
*m$pCXZ-#bLU&a0L*dzJFyT*EyCfLT*iCIiYHT4_>5y8DezK2Z-vTiNjKyB;MeU*4kuXyyTenrk`#X>}FKy!lj2k40z+5}4%h5XY;Nv#=E|cB%Yy|6Lq@rD^
?|*V%&xVs_XrV8eZXWS9pV~wAfvJxhK+ImMy$d-ZwDpBfOaw|RHY7#X&lM7bYgDe&`QEzHZ+~feoSo#NfWo@@T}em5>*vt78uK_|kDU)q_+pfRdO`eM2}nI7
7ctC)3K!FKwOko40t$>1uOI&;V=O||&QT>fH0Y5ZQo6d#UJA0$qL|*=<W32oheB30FE;lduAcEzfTqSK+&WORRz?(%i`94z5b#A`h`bkzgeQ5)(FI#k+|k!_
G^)Pj*(5E2vDE^CLdZ27G4&Vxgdl)1l`SwyGMz$0pYTaIrW2$SNj>5js7;_Sc>uBYcLjJOz<@_F-sU8&|19Ep3t2dIfa$*{J?=HC<`CNhExq2>%-o-kqw8jl
aTw5f058RUqWno*Mx}W$z%{-Ycvx%`E>d(|OB19}P*tIQ7zaap)6p>L`$t^UohFPgB$XG(j_L=U?HaMiLll;;(~;L<1oYmYCOnO~dJ;qbt-}0{Xg8Bs+(r=q
9i<dG680wOc(9`iVpc5JGcDFt3kwV<6*`@Ia?_K>CJr$eJ5}dfoY9FZh0j*>PoLdky(W8ySj%RET6Va6#q4B?))##JurU=^-LoPg-eill?{c85b`osrHd;kh
g2Ox$j$H!Z1*c=Q{%^U#vk+n|OVzt(CKfhO8U^WG7V-bOy_ilV>fY}OV!JCtTgfU5=<$@)T~$vqM@R%bWP<!2%5Z}Pm863NPsu+#Kj(HGyNl&*Y6})LoVLHp
1tt_a5Ig8kGw|Z&Vn$p5fTjx6FUu1&W})9{-u~aAnc01Moit3L<x2=I6jR0s`}$(ZNPvXVt2@qs#;=y$K^JHzzic|dK|mt~71=Oh6uuAfAK-Tv%U6p%o<Y4!
@;;IORfJ=<h3vW{$MBp^g>fK%dRO+gDLdJ>TywGjnJp~98A&w$tsm<###tcSQi5IyQ}EFXdlW9hC4n>YFI%d_yQ;%tTSRLY`A9Nuwzlm5Do$9NB>m}Xg=HF3
x_1G;K@T%UNGWPEs^rOgiMlRpuaDp%ps^hbN@QD9Qn;_iY8}K9eRPvJn7Wi%a(2D=BC9#2tShYk16yh~?*E}=7A?T~5os~yAc>hLCkD!|4D%;b(^7@o{OdFc
8UkFDq)23oaQ>lP82DSz!?_ha{!i}hg|irPQxRjvH(kqQt^1u!Q<7=&aH>iqHs=K;kC%%yt@hwlqCp0klVgXe!TkmX>Mruu?cgr^Uj!JE^N@XyC=AhFM2$&}
oX*Ha&aLGjSXvAgqC_#eFe7Qf>O~HKPU1~;EeJlJ{MiI+G2fcbp4<+87z$%A1N;EduR1Urpu(mJg%-C@$03rshXX4beM4pGEaC1;XT}}Ul)iJq-Wm>=Bm%dt
cMGRSAT<Ag8nEA3q-CyugmOD;Ag&_MP2_UG*c@l8k1&KtP_nDPpLjT0RkfrL`%$OGNm&FCsO{ud@m%{{F$p2M_5@9eH~5v}NlSJ}6XZDqN)_eozfm*7R5~VN
6fhEq&lz<3(?7Gs&7$<^-H)WQt)IA4=u;yT;FOFXx-NCEPr4562MTR6XsRU272qTgM~Z-Wog!4oJDITKs~uPO?Jb;9D_3;IJeg0pOrU5CI+cDdJUPXvYs8#=
phq1WXf`_X{z68-yN+S37yrgxYt9T8?q+N&LrYLEGSSv24*BlDDkfNc-|QeW0Iq<HDC0LyxEZ_W{1VKG&-QpYKRiKvk@c)4y1$j1D4l4IEVr9`#M=zpQ-hFT
a0!>|ghq)yFKCBsq&yWSQ+Vnc5^Yj|3Q!G5$};BL=zcT`91JLj+KO4bDXtvidjETb4e^dzVs2oSu8;bxh}dG9bn)NMzt81j{&;>Puu`}q5Lb(8&)&8&$4>jd
7=sr}`U~-rylNTwfy|}hfMp#<Do#(SjrD?OOfDPIt~W0fGnKO>yeoOQ(a|{ZQMy;^Se1)TIZ#vtYVorXS54@q`D|uF3AxOa8ALr$KGWDP1Isi}b)FOx3TpXt
iwfy0wRxwM)*f}$1e}V=EIhYzJCnjBzBuqm^=P48zvD5HFt3DO4UH$!)%UJ`XaE=LUJNju@XZe2baw{{uhvI*v4ul!Ckknjs7*7M2@(l17CS+oP|*AlQ)aFa
FOpQ-Yj=kwHoeX<Zkb$c>e`nB%@s)vB9JUn8bD0RV3^Lmn0@#4b*PBHO%GLXMb*;)$K^752DY0<RVLf*cLYwR@<G6Nms`94u!?q?>W7P>3EqHp_zWK-*?k5V
bl%=3C5V?9Q?OQ(rI#bG!W+@t4M0;YGU-p}`n+Ee^&Doq>ma$|Q~hu;9&=<Wg2kafJp8$QNG{kZGNAYh3&8#0RSO&QMrZYJY5-0CW&vCvm~s}x^i#ppO~ENv
f5*hVYrw}2P=g=RiA0-f3x>_j>Gj+m`{z_u`FzUyrQ((?wxI;S?=!#WX~+t1{sUQ-5&vLR%T2Bkc-y2d^C3r_Q_6Y{?g4Ip`iAwF)-qH_&u9w3e=v$s3ZgZv
grX*oI=_$n<fr#r+tyxwY#2?oh*#oh_o(<)=69b?G?zhNfR_*<!N-jIySzgz!+Bq!`HrTV%8;I`jOxw#+Sfx9CaK+DX0NNCHfj&TijR~0jV&*Y=-d2dsttq-
i*rCy%TLQ0zj6*{!H_fk9qNXHsf}lm%~TvI1f0ds-b#Jqpcbj=qM)&_pyy5Z1@c-R%|J-bWtfts%QS1wZ^9-5fkYw5))NZX(u{g*xVw0Qa8oc>qq+gw7~1-8
*eBLH)E5RxD4fdblB-XrE2*f@D!IZ`aDW;qD!4D52+a!Xz=G9>^DA4V`%h&|S&`tzvFEp0x2L0eS4+S|E8saRD+mA}a<MD@p@9e(y$$J!O&Pq0e%O}%$D;-M
Q00>OR_>fw4sLt?!CRK<XdOS@pdI_G(52($;y8)aa_%H5JN_6Z*7#v}-lvi@sS4IkbD!+7O>keE(D)2vxjBNqCHNtTzuT5UhfBQ1t5-oe=&-^f{~AF0j97xa
^38x?`rDgxjplcH<|jf5Z3KWE#osw*9HKFb|I`Rl-$CLW`zf#t%o6amn)n21#5l1A%egqAo`ys}X|~r<jo&xA59a^()J(O-rFvch`(|~UYINEnIm;;BbUjY`
>)T|2WEX|@qbVS@5!+57LqsjFCy>+2&F=Hud>6Y4IS?bJ9_49Fn0d*!Rz-Ma;}`?-*f(AxM3A^_#I(v9eXHrSO`{+zm(*7zc>f3~E7w9C&q=-c%!|utu^KAA
<dwZfB9i$zt0=$~!Jd}1=BK@VB-Gx>t~bt#<9?ns_hbXd0IpYaCV5;dCBFdgkW?xDfDleIwbPCuO2KA+^<T-FX+yZy3nKWG9^#?Ap}uRfD<`@`ij2MT<)_)j
sC`NjM=}V7SYhq6N4e66D@TN-oK<;T4vQ5&pO)eGthG%o(2l`06LNi(sX#%h`KiCR=>yP|Qg)eCo+bvlstx|hoAQ;+O*LwaYy)e-og|1%Dw-qsy^IQoIJ7fg
R`?*7gX(e7R1hGCo!>5(L&RBj`WHuC*A{Oe6UhG1nn2|t+KONIQ%fG~-ERM5RIxQIsSl*e8~s_E`+|@jw!Kg~C`=HTH*0tVh19urnslFnFU!%vaj@`i)MB&4
*ND~ob#Pw4=DS<qPv4?`a03pvD%hi5i}~z#?F>;P`Q5lZ8L>9?!q6Lb7yfM)Y3u4jp1iQE(5zWRi%UsbHX0VvZv|vD*LSuT8Zw*9i2Yf{USvx?M2zaj@0*2<
8D_1wvAuq{eK!pA_(m8BYYI#~P4@ZzIySOV4VADnDcrimPSZm?4*!q-+8tg}XP&*$ohW!z8AcDkmX_L@H-+bI${-P`3nq9nSC5i<NGYUh_04xgPj{_&d&4E+
iycnHw%1nRR=vt_oQLH);M6#R-OaxT2b~@9T_;^-p4p}q-ozF)@r3jn<WCwNk%#Nv3Iw=jr9YX={Tx6r1yzQ?aHYZm-k^}i6Rh!YoL#wTI+O^t)PKG$LSQ13
rMNyS%MT?p*t~0arK24JC5c0He>9mwjgQsle4+R<Ck95+<!skX<?u9%@Pw{x8V}u6$}y6{;pr^8iv?gmXnhiRXdGc<^Cl>$Aeu|jknNuzWgiP{<Ex-s>QLx3
wa!*=F#2hXpYpE~L+}BBGdGZUO}YzrsUCL8w;qwNFQKXViJ+C@uIS16afSm1yZnvhU%T)5@w`y2J9v+SDanlR{JR85Mn%;TD@IeHdtCod5UlfIFw_y{)PKR*
&kpX7xqCDKW7dm9P|Led!|F@&rrRP#!9Ctn+v}pqknH2Q2(rD5(7%Ba?Xx@H+-;_1dkLeoTW<J+wK1%KfEuQsLck;lYu2gL0%2b&jRQ=39sihNWhd-xZZ{}j
IH!Nt0l}WhmvraYs3+r#6Q=?eSCZzQzsf%FxLX>|ofek+^Bi3fYi0>s)b2wtCi5yaG=aATLKluKMC}B{cFf=UJy6Kec&k4td`z0-k+lytM~8rWqeZU9zFQ#;
XtVmO56uj28ru+3x~zhUGe+-m8^6H-Nedq=sY*w(>)n*F26FFGF9jSQ5$q!fkA5CC570Z+y9MO(yni8r!raU-tTZOSD^Q~rZ2u=)L;(u@W*P8-<#j?HOt{>Q
+ZIkqaT~m@Uu@f8+HL+GL}T%_G*q|yobK?eQIKqw@35E=3fHnw5^ug$#;+3FTrZ_RQvE3R7b}v?efBsoVB}t@DkKvXzPf3j#$c{!(&lWIlqzI)^XB@%?TyJ;
lbn6bh4*CzUfpO<<U<|@T2Z^dA&37&DH^@&M>KjuQTMBuC3dtuAcc;(K!%=f*k_8#YNJLYOH;c5S@BfmAX9d?e|W!gVw9>4k9xXLh9(s-Kym+$i7B$5Y|8|C
T4O);qmiEUk{1}uN%cetEwht!h&T0{8zOL?^Nt?OIMIA~*`f`IXe(|27qVO1WW*Qe8XU!A&E-M09y|y?R(=m+K2|L)f)@tSrS^9q2`zvmxUopxuK|cMhVd-B
qpjp`!n59TzbHwo-X<o<=0-0BIS<XNM8rW5>xOZdW;`KIRaP&XOKQJt8m~nm{`n9tjYsq}9$ePRvCiBU-<U(ZE9by3>?fq$*WGc2SmEYB^pMq&#%G|Ej8<GJ
kr?baN%S+AB+`3jH_vB&1}UEs=%J+j9csWO_~Af1Eriw7*l_tFK)xa#IK6SpA*?R)hF^ak)-s4}JN_8xb7PP;(}Oz$NCG7swG<OiYWa4#**91urgGqxAHbmv
A~82%GH%*H_UO_~k9N`16H|(`>ku5&EXw7smP6#Mjb*>47yPQZG3{B#QQNJScH+EJH--fj1-UBzO(u>MF;MtGwU*5F11Re&dy@GpNW%EEi^=|+X%7zL*?<Xv
>#~JwEGNR<EWQ(27Gk;scT-3_H<$Z(=0O{fnaE^~Rb~aM-HwUl7AR5sH3}m(MJ!nPzQc2x>)E6dpF<?wIn@go=q)2iXhq*j7|V~@vwaCFSQB~{SxX^(3?dSU
c0Y5cu=A~}8il`bxAGG1eJXVvq^bZ^=eLqVHzvqOOthwG`olOu1>u|Ze~;gJs2WYO*+wcvLkyy$nbjWi%rM$l&lUKd!#lj#qIbc0vtu<cT9~Um78Ucmm*`uu
q(!m^wt%|P4I_HE4x2l126A>i)BIn+0Mg`-a@rRlM316<w{bjh5CAax8-59vpcR!sXV*ih%r1-wuV!95YU4{kZN_9G!t>>BsoN%MObJ60961w51N*sSqv`A8
KA^Xo>3M<Rnmh7JI6G>BKaoHdIqY%0S<SV{$SMtzxmVOz5o*K9)I<kylrK6Su6RjbCJQ+W5zQDCa*NOirfWBhKV=Xvp2GqCm#=8dgKD)|D)~c=C$+5BhS#^%
Iqk1wSuL&U(G^fx(s|BfTYH!{mZ;K%s7}weY>u+r&met6vqLcm8%4qI{tk@_j_w+qvR%G&NqFHRCI7mW<^&&!YljzUZVGAPZi+}m5$mxypLu>baTg%c&>&8h
Dn^TTZ<z~ySt6skKBTYwVi^x>W`uL;lmn;pR=|>fchpzEH{}Sj{$OyP4Sb*v12>g$XXnXkiY033nehLG5W<HZikdBY`J9}30aY2$eglGf{{_-v#{<E3sWs0+
8%*LWW)5%B6m9O!eD)cDX1nR^b;v`Rx}ny`xiW2m;wd+iJ?vS*&9cl_a=0``Mha5}LZnE&5bM%yes??B9ulJI^(t&(^t*ebH0dq22ow&*qx+#X63E>><A?h*
%rsvQr}jP-2flf*rN;u0!vaadz*bX!EEY&RV2UX~^xsl(vV?AqEpK;?Y6uTOUb(k`y4dg~Vo>w@PoflCOX?Y|B6@Uy-ZZdg#~B|%;K&jJh4AEN807yCufpFu
M?1dy@%F^VJ7be3I~5>#?spO?vrR;6U}iTnQj>cx?IKlm*OG*A-pFlnW}87^7eH|nP5$N8)Faffkfd|J<smz6qyR#UfK(uNG?*t3R4HY^+7g5E$)$(O3#hn{
v!7Vx@<S~4&|+S0bFdsbUP(mvSdJ&;^2_BC3PlwdJ5qMO)J+M?)s{RXt=#X3h9<oj!#|1YjecOVspU@9gpWTkar(FVdzG02=Z5KQ{WM>V9#|oAMY2tswTtbF
mFw5OPoe?7*0+-2*HrLKabVxSfhBsli54Lsg`EP&wO?yUd;~_?NAV&4djSi8I$uvZ@MUFOvqs%2^7KoWOqe3z>Eo-7v0JAjK`rTot2TM326SXp*HhIcP<NWE
hG^PC$TtLeCNbtJUhh)6pfzDJ3!#%W1Ku#$$O3kaQAOMEdXRka6(PwyIklJ7hEEF2V03CG{F45O>$aQs>{dY)?GLjeu5k<I6F~P|JH0U~;AJ@CG$)?me}ro-
i?gNxE2}1gwFu0aUd6i5e_I~XN2p>rB78TFuh3Q{xOV_wiuB)ETInUN5DpmSs-hO_b@QwRg&v*dk(zhSgbB%TMO3g6jFG_{)Kq2hIwB$eIQ?q-!y+ed=bNul
KSwY*PD_nLg)?{0&w&T2&Bl(DF~<;V17{Ap=3=$o`KFohR!qqwmM$C<fxZ*4udLWBKYSr!#e))LWydtI#6eSlt?{-eSs`oA;)obFZ;R}W0NEO&mpEwGrX+Ti
&{~DFxuiL7I8?3<eWbsEb6nS+6c8(rsGZ_drLS0Qhimx1nxIX-cZ{UY-rrGoajX`hBAmGu<18SU^NNvhQ&&l6ybFg-nTnJpBBy997M5!mj$F*O_TJgyp$y`a
@$Z(KO?tkzY7bLYQo-gE)$`=(RS-Y537|QlYIHg9YI<FHSxkI7$3JaV(ZjID6%%mRqxbw@rvV4!I(w3v#Y#Xm<92I*t_d&HxVosilh8=}OLI`W3%F>*NhC43
h6Xw1m!UH}WqsqsMj?*2b+kZ44GIzJyi+j?<c1bR8nG0)z<FEQZz?lON5CkYWq$vWOO#<}&-7<0Fmre0ko>2SPI@b+?^XYyYP_<cOg(pdp{FkQz-#cObuP6;
ctCn2HR;#(Wt5G{-ltRqiHMv?wzNQMhT0RO^PhjBygqQ%r4^XE0v&{KT$gixImR{v8=kpl?BAyji4)NeIt_+^m|kaa4-~>1Fw=2M-%TY4Xw?YOu;8FWLpu}~
ef0@sE7kuD4Mm`vXE5uX9@9Dzzz<l=*LO6UMCO0OgnZY5lpOQ?upS*)T2j>ji5X#uE^cj<HYNgEzAHW!daUy&%a?f;h1y)kyZ{X1W9}1Ryceg+d2l=|g*zQ!
hIwh89}E^f=+DryjsaS1s2m<uL6_3>`u<=sWE;$nlpuJDOz}$hr1Le#k1R!B-glseN`UTEFDH92*8LVNKR*GiR(&r!qC`8g%M&Y*q*UY<5Oo}!K}6EXSSf@8
3?E}Uq1@nD*k7RGzh^lFN@w0bbu)#%@rN4HZyd$KVOZ3saUl0>Bu8j^Yft8<i!F(<*cFqxAv^5+*zsK(LhOI?!_xpt>zvml)MUDbBlO<;KH=1)+LPF{ey>s>
P)&%nlfY4T_d}7#iq?cF+~|5j4BR~O4z}Lm*1<;j0rS}+Q!;E=48!E;Mda$CXG(I;$Z((Ine3C8`H$HawIfh8cS>YisD=Y>>r~hVzlHQ@Axb)E&b-nu?j&DO
{h>Z~gTp%-H!W45zb`xZbhV99*)d76{yC}0z0;KdQ(BVDI8wx%r@Wv*1v-_Q0_mxFDhHa#5GX+ebm@6&0cW`|pdHOjFR}--OsG~QM2|*{LoHEX6c<F-1rG4h
J%@wLV#dHRM5r-D-FPKdRqS$kV<zPpg3L_ZxEuTQ+Xk~tlpx6Q7}sF^N8U#v^<yn*42TpG+{C=leOuW)nr_f9QUfi>{wq`#Ov6QZXvO=Nrm1*4@Jl!uUWWO~
3EVsV!=MKEXOnLRIdj^A3|+-0XfPH&WTfa(5nfuNgry5vO%1Aah-n9}fk5x=HeZN1Pu1jZJjl}mz4CMciBue2!^%e5beIoZ5y1&yatjt0sE{p~IjT*@tr2c9
wASZQAp#gy5Z`BReJuH@VcKuI4GOf74-1lEIGj&1BOkz?D9g|fwKJTCyeObN!_r}dDcoG)V9=>%?4N|N*dg2ra{!QN^B41TEbDX2bH|I12XK?o1{MTozm=3C
;e_>cQp_R=eufzJ3QVH~H<JLY`e65NMM<8;lI4r%w*#2HV`GNWFODD#4Vrqbn{6Zd%9m2_yRmA9m_G{!z4SrIWj_Nvu0+fbBI7zNDpquu*dKT)m85y1M4bhq
>kqjUbYc04Lg~U_fQQ#Zt}uY7+IjA|t`__aiB<KjvJL|$y1~T-G}p7p_#e)@EnL5cWUv8{j`fvo4F;!Hj;`bF-%8e{S-%P)-t|$Ze`5`ZgiLKqlXbgHNdRDD
v9;VPQ%;C0R%wrSdh7*1C>g&7liUs(O7irmg0F5uE+^d%(S{e))oWiamoqkB?Ze1O4EYp<T;^D}TaGPWB?fw!Hod0;VQo{y@62*$xLs^GvYd#3&CM1Jntwfk
e<{)^ECrLW+C(QNB=OH~RvOf{Ca>+hpMc@~(dF}Jp~tFXS{0MT+S>U!dz3TFTIP2==J5L(+$~<FqQseV0OLt0Cp=X8fjDvcpFn(;v`<xOWvZqhM&Z4aEEtUS
91S5;MRtW$oyk>HwBV=-k+iZwA%VX&!E=%rQwxVTby~m{(#^M(F7#*LYhmJtw+UGm&t}_pKmqj8j4YeEx+v!^H_yffCX76s(Qx!2FA6P3y$Vm^yHP1otjolI
NQqB!bRBe|7KV(QygL{;w_;U7*UXE0ClDNX6cg(?SWIqn!qka|6PiS;Xql5sRBfxG2x|@w%sixbWn&g#m_*c)vsXP*b-}hBbP=Vbi$0Qq5Iv+x>x!0U9%&Wh
(&71QMa1JusSiX22h{?j0|bj3l0r-$liKm>QySU|E!21_PH9o~+^Ozdo`u}cLIG-oVtFwltqTa*faO-!E<aapBNs5Tvp{h)uPh27YrQ=ittrx|_D(l`rRJd*
$x0aq<+3$<rBdw(00`|Ax0jckx!XGE7RGWE)jL6ay%P(iFHAiyUTmq1%}$JqB)daNrvz?fwQvt#1vhS3By+m&IVII!@=Jt*b-5uei@0w3f$zti8*KG&OVE9=
TXr1@A1vt<g$S}UdXskz7w*tx^%|2s*k2eK1y5ocKP3wZk?JEY9Okb(L@CgKpmti}@E`;mB8E0-;)PqgYk{Sv9eCa0{C#a5RRI;>zuehcn(_|9!{NP?v}Q@D
c?p|k7Ph?ufchAka}FT(3A&Ywft!VSdC`$Px@P=XQ7iV`jZ2TkS%z6UPXby*1aXI0t2&I6^4~<b8#^2ijc2HNxerC8f0DygVTGYD6#jENKq*gzb4i_hLM6h(
f7?eVSROz=$5hcgW1KsYcb<elfhk%3hKe&wSz?_`B%(|vlk=znMa+z894tzg!{2*V8^9J1eoSp*rC|^F9oCr0cYI!~p{A!ZJ}fY5ifg|3q&Z3p|Gpfw#`U0m
-`5Oo#UJacRatfUx-<?fT6FRXcJoo*$901<=_1iGey(cjO0C@YQu3_QMOK?;itFNY>zl5Q5(1T}u<k(~X;BGHuJP_$FZ!x;68-zSI+Wi&`utGv7IS9bMsY3=
oCJA#?_PHtiT=LHA{5=?4?cZZ){sFG7t-ab1--vV;EtYL#&hY$LQmhUK?<CdK(@dE*;140TIxfm;^={58e<xSOaiLIID~yw>f19}ZS@2sCH}WeL~W7ic;Q6)
EM3Ow5G1c%9snTFN-a#!S%#GMx#I?~or$~|geC~ciwTM5PxDczw#d>l&yHo1rjWzsI4IdVhGr-{;1$2U_3mtvQD9KCC8@_cb8(?mPAH8~2Gh4*abUk^BIDw0
^|-=)YppErs7!XZVw*(X9^@d}km1`FRL=X6l-bG<+jTXWt%8vv4jNQL(IN~`0b3FZojlWc8&~7@^+_)^)-Nu-LTkzq&hH@S8p5{7*`DLbJpe*xzm=w{PC?2h
zvKaD#J~^}1>7oa=C6IRMt$|o9J)n98DlA)<oA-)Cb?9U{af@530__%9ez$+;1MQ|65a#4BXWwIC;Jfq2sY&HkxqwQW9Zv5Y6!g7j<fOJaaVR`8hPBvXGTuW
J}0xksx%LL|5s&4<)7iA()=+@-oc?I9z1cCW27#vfNxK9%NNHbCl6f}D`;STBfaFB>08fKEfTsd`jwUl8Pi)#J@(l#p+zSOuGIwpIw}k}GP@-@PKho4bv6l~
_NykKUEgvUwaNjvW<Ro08-KZcv74laZYr?nf8>^njVw`Ndh5k2K^9d3%m31)>7{qAjnpZA#R0iY(bS!L3bCN#MQLhQ0`F5cvG5rzfEODsE<VM+`D7DhmmrpU
D(NE<!<|KC18PnkL=1AZYm9Ey3p18=4dt641Xn_=U|g60rX%Q%dE+7(wLuIAWLHIh(vUk(1vSY}M4hs&8x5LHu2!Hc05FFscKB{O_RB;yAn>3?#hfP`E!i0?
q|8A|-i<b}IpEmGflWAb>;`8Aa`~*sIQgsdV-C9<FqTx{Xs?m=E2|55c+Ah=)4s2WarWWG5|=z%N711h?D)6b(h1U<f)HoksMw9Dzgp5?us|X6N}nhRv&eMO
>fY%b`bjZsMFk_flS75Xj~{Q*nL{2RvCRFZQ<$Hh98n#fCu%1Eo21~fect7TncCE2o;Bff5e%7G9!l9#Q@AAEl9NXAf}P^sHgrVLH&~T9d%Ikwi!JZO)H*ht
Pic7hEsqMRxcx&CGxZhajZ<lgE!6S*ZbehN{BZ;3>uHIb=SomEPwh)T<Pe^F2ZrUf@EMP8IlsgK-T3sxu$=?tHL9UMsA`(eh7uwgibOXxweF_k>E6h4H@eRT
3lLL&_ZnUQ#7h^CYu=TKJk%IJOd0Q2k3PRhjX`z=!#Py!ks#8L5~|`!O-dGYMN6TYPC(Hj3y<=nWE{7S3X<(Z;n8iiGOqUA5fb&FGN?-i9BiVKSEPYouftFS
6uJJc5uG^POrkIatVb)@J_j2@wRwR;9706dLX%>XC7<WwEK#hB95fNAZg2s^orQD?xjkYVfYC4LJTg@S6)UT0kBzxvc^Q9NQYsIzIh@=cZD##L*!B*g^?uzZ
ZR&pQw)i`c&##$@268z(BU|QhB-P*a5=R4@5fpJ=lG#*SVL~JhT3TORzN88w**9a#6(a;vG^<4y(tz@e$`O_&3LLkOhEf5caS~BZF^LT2x+_n}xP1#6WDuZp
IfO~Oj(A>&P2H`XF@Pfevo(na0Op;!3Y%<=*BdGWH`X7cAll790ANA2&0hEW)jFerI!M~Fpl~#kZf{!b_rqZ<a&q52>2O+A3(vIrZJ7l6rFaT_MSr*t$eGHs
f;({=BCSeuY>=!-9eF^)ra-ccSx-@zGzQzYdprN1l3!D~7E4kxkgOmJoCH1bI&M%?g9G7nzPq;Jp_?nUc_zJNL3=UHYV^jlH+;t(3k(}bB6}HdWzar?v&I{$
G#NV^j7zFthTt@QNTJ6p`Zg}SwHpnb23jFjgIphBae^1<zRamVkk$k{{;={iszVA9xHic$D{GQ1O8R1H18~ve`lyUThIQG8Kor{KXi{ah`>rN1?GCNB)w-Io
ax9EH$S;6n%$*(Y30)VU57>95M9H}JlJe2dNa7EUq{%K4`%@ltmVvXOkx$_SEu~tw5Bdh`2AgT!;X+NQ#KY`$voWoBvzvumByDs@mqhDU*WB#TQrQ8m3kfzc
=msBYM_4yCAm+h8(?@s+8WM@Y#;nQ~g~FTwMr=zf6(Vq{nL-)!4!{WGUdBvHUc(2DzHa$A>4|cIGsmFW2E#m?At~4Q2K6fOm6%e#x9nVaFtmt$1feE4@jKAu
v9k~cTuc`~8lrVqr1Jqdf;{`26SVNbib{X$3r)^tb3(zN;TPCa9(aGNAs{1GR|XU5ur&&mmja%GRjn@C7=rXcL~+m{Vj!G=ymc@`z9{`|6o%U~K%2H?uQFj|
DS0G2`9n*C{6j{)V<-86L<EUNYj&?+hbc{`aS0eVkD@8O_6Xt!IbVB=zgLi${33rZ7T}IP3V*&#O9%>&G(SqI^0p-hvYiT4o#Wo!NjqL1y05o}0yqv}eYLnz
N7FtDJNu*$E6C2quno>dJoL67ewUlNB_%(?p~2#|r%=-^=Q&#?m7kh0r!~2Q(5Q{V&7v6*EYyw(!vgH_0*$SIxI9KPD-8sX=9lMRr|qpoPFT#B`cKk`oQUpj
LJYJD6g|<dNClPRVe}t_?2tSRuCZls9#;47Bl45JBn$we{ajM)6G$#u<_fM27=M8n;6@avkl6ej&q*>*NUKZm8qKv8){MOi+%WS9u{50gs8ml;L7hR*^@UID
16h|U4EhPYuVN>=_<e|b$M;$QYWNhGCVe9Ay3g{y-lo*>Xjf<B`@UZ%<vZ3$Pla)j^(Y}=hz2tgTRhKa)-{}#QF^^XQT-$vv$R&n`rSN&Qv8nltmoGxVqJC?
g3mc*#W=a?p=b16ZT7WK9FhukqX-H%Y!!&^yb4cq#J#0}^DF1bQv1sL_rX9|rEA!~bn-3XOG8_XxlrOy0Kl?4e^ExS8{Wy<Qww!>>}(^K$WlWYR<^mi#zyLf
lb*gAqBPSw*o?>o9q@1{Z$*wLPo6kDCD0}tD?@*XqQ23#)^n5B-;oEn4*#SQ18=(${GhE7pZ64lWdNkzDtG$=6<gL;wEkT?)<H6S!`4n8#(XeB9vt#-f@Mg*
z9mbndLR>4FR*>$1#Xmc>!|6Et`Gmi<_Z*kO9W+MQ|w8!I;KXMZgM6WAcxNSo^SAS4(rr+9pxPieZ>Zlex5XcFhz}za|i=d(+f;Y7U+xFf2!5Fm-r2psnj~p
2s$Z<j+xU=1Sd{Uy~d-2_}f2lHUR{=RL*qpa``eTu@&29g|FGI11oiaf95_*MW2HuyVh!dr)L_Qh|5^lFpD|XjHkWRIV97>OqyhnXr<Yf5R0bh!47*W8QFwS
*7qLXRik;Mf)C00K+Ci6eQ*_P-jxMCay5dL7zn{~|Ce^#XTxO8X|%^+sFQTJ+ewU>?^u1--e@>-%=z_SFJ3$gnG%(%645^x0`@cjCM~P5tq*3$#=d`d3cfjX
ix=nZlq4va*1Y?6dqn3IWfhy9b={Sa3?dRBVwL*#N}W1*;goII_BsBV4+>63E5{2;HQw)8KkW}SH5?u+8z+M@>;bF-(JI~!eRfbuWgpwaVSXobX%N~qN&CeF
n;SbL4cMTC5{IT?FwjF3%YKU^x}x!%!uJEA_wONhi;u%b4I$h6d}@QbVigfI63p{PIL}a$FyYh7+2f5Er;^K?ge&_HEQ>AU?q!=2+b1+%kw-dsyQ!f{CBkB=
DTuSHg1N6PF*1^{o=HnAU1xEEOdnms;7K%Cghq7yIcqXJ&idVV#(tZ_w5uf#Wci{--r-Ke3=14lfVuAYjz0m1wEV_MOLH=;T{{aI5lWHItAes!e#hT@=g*lY
IhU{vCSD5j`h@3th9~WbEuLiKfO49-PNglbIeBbqCco3l+|1Wq_G+?Ef}Xo<_2S0%l-fv-J6JV|p>SCv^apQC_UOXNLF0D@KT0^(Bn{1&&EgE%ksxXbP$sUN
0n$hROrB~WjX|Bwi%&rf1ZR-|`vCOy4}~a}n*!u_1)kH@R8w>N7sGIs6~a7SD;JIhgc^BB3Aa|k!5+#%$x}4z!F|72B`?}J`I-CedlMFH5?qP{7Hsco1&028
wdLZk7dAU(j3s!y0rUyAyVtkfzWLr={_BS|)2ab89@>`q<S$6$1Q7;sWYNjPUG>cZwNny~&0X=I6QLVJ{Uve%udRVhsJ~Z&v{&L|NqAOV&INppDmZhQ=!n9U
>EPS|qRV5PY66C_;k3C^Vjwuiz!EWw!cEUWc8fym{e|Otbws4HUIgT;MeUMRs7EOT<v1$%=Byt*NvUO-uAkFn+IM5C`ls)Z6N)Y9O)Y3^uH!EqN~cu0N6!rE
qO8YvHhBxGi!VU5_Na+x!6+?*pd5gWZE4OSB>axT5qZKWmbJpH@iTa|kqvT$UB_-nB<LXrc$<6(dtH*-Ga3gs7PHLzYif*2QtKP`Mko;=bJx>oxqm@-aGqUA
+es5UQCU@FI()l4u{q*DSEY)oBSJ><WL>u1blll_3#}cD^(yeD+_ivo{=tf3B0n^Oj0xPBrWi{dJ^%wi{J+NOZfH}ZXD#TArA$~)XWU5l#*OBm_R)-L6bxFc
bShQulP)f!oau7jEQBEn?!tJ&_ti8|uV}TGUWIAfzB;9J7GU~CMChCGBOltGWY(>sQ{ZpkbMIIW9b$4J!j@UC1t<RE^XIrNJ=31kZ8y*Ewa^jP2P)CzDD2)a
W;jSo9b+QjPw7qI9RBnENMQ8DFgc~8B@zlBTeTHXd{$l){Q#A>G^4D}M;t{Ke`80YoRfx*v37bvQ&gsy6z5z^bOkvGt&5wD`;zO=$4v#)E#jT`V0u%l#cy5C
9P&IO(E#we8Lf?a6K6C+v#dHodEKmUP3->KdA8A9ol5OUbEb=PZT;a!0o_d_j#G!99Ts+~Ep<uIo-$NW@;DcD`U8AxegP-TR7h~!PBIfp!oU?>xX9D8((>=r
3U`GKZccj_G(C%0Sj+7vz0JZ%V4<jnGJg%(b_QlbA{}g6G)?xFMZj{7!{{)<LnRJAmSu7j>+2iZ+$|Wo2L+f4=P<kPUD+gE<cwSvZ@UWFfk#R16Eth969tk9
1hO&XqdlU@3}gP$)CVU0T4SU-cJ<aIe7p6nCuAN*O^`*JaNQ@kKYD>PnwVfkUU8#F^ZH?MhxyB|GHu>1G>1LrDACLQv@mDQ`-$mQ5*nNAEKLkyTA-l9%lk|Z
?&G8i_tZ)GoD?k~8@x5Jk3@qgn5ZzFcK9EaArcj!J?$MIGUW;&MbWdy)>7#qi!2<-^#^SX>2|4~Rlvd>s88PgMdPrVKp(L=A{52njKG#;ry>FkEhSMmRp2{)
PK<;YGqu0(Ff0iVk>dk8Ij*2<r2kV}8J3lEBf0DrRKkpbcu;MZN0T#2Nl>8QO5=#JAqbr3*hgTA93W;>fD_|oq+Q@lm57XSiQ$m(-)mZ6)goLqq)Bdd>h=P<
EzMGYwatJhB%2$)6IIgJVV?mnWqmW@IMOZqbsCfd`(c<{0mae^4GQLq)x<z1dzUvNMD8~NpCts{N5t+|aWHeq$xj1Ec6?m`xG}C@Xp86<FbooH+p;sCs;nV*
`Eo-1Em~%ubCBf|#}SpYs~|Y2tXVpmSJYOr6~`GA5FkzTTnpFd;0^w+qA~zKVYFB9Zyb`{^h_`?+3~vdv~I?)jC7g5TjKFz4g|7!Uu7)XeU5}Xk=iGXILYqk
ap#RZl@Z7RI$F-?`B}|sw%RsUX`R8o^2~~9FDic&Bl^U?*-yL4c<_?6PsCGxL&wCJI~^3h8%lr)Ad$)(Ul`jUUj^d&?m&~;T%WzHM|yF&_YoA<sSGsg-o-or
0xX#t@r*G}<=M5UnKLYi@C0wElCktTSZ`cCVWyV^3P`G<^=L(%z<+-HzAlCd)ZiaweFyiih;AH4sTv}O=N2PI2ri`I1h%^zRTHJc)qPz!tm0<ftX;N|mxWUi
Fe8xtlfU=RJcW2`HOu=ey)HNJhx3s*i!GU5oGuL&ma*!6b?dreo$?S%DEKD3x$ZRw@Z2k`EY%JE*(4)qOFRz20||<L!Mjk(BBWez&ND&ll`$KdhxtdQyx`Y@
EK&k@3Lpt6D~%kbUnlD$A!8i!t$5mgyie)?Nc*+<r8I%Et9!1s^uxHJK`L3nI;U8Jg<78<&JtW_Vd5R2_{!&79%X>0>ucH~JpA*+2OU^JLsD+>`J8T~*XLde
R|fx$3KS6vY|!L*^uv|(k_pg6S3H@kb0XxE^U!G)E*Yl4F0@wij3FsNxs4NLsAw0yAKS&;Oo2L2&?D+2fcn!IZ5!WPm>d7?{plVRJY`OW=Q}=|qQT&i`)<Od
cS3jwW&!&)yAK1ypxVjTxHubB9xPE7W|x^*1DZTh9DpP~j`3$zu1|Fd#_rVf6o$4m@B~XQ8i90CTXU_!ysth-UD&Rt`@8ZAxL}ynIgo)?!RX|$3^VxvBkSk;
==B!$07M<hhN+d1SMM!9N0?(Z*`<irLJ;w_ET|<}S;8t2cY3lv1jq)1E~HL?=@boMm6G_=A^9bXOT#(B@nu35Sae@WY~+d1I7HE{?8|T&!Un+!q~3|S$OcM&
T|-|d`06G)O)-&{i_ROy_RRw}t<KHwENDnkW`W~D0at=tz&?_rXgpZW3xa(Ss;y+>@F!7&^KWXlEv*nypJ*s`TIyTl3cdb7x>2UvVm*HL+HnfTN?j*dZw@)z
eP<(K)E+#(rzvtYLN|oCRB`JGY`wK2Tq*71KB!jpo+#(+g`TI|m|A6ipWV8bbQH~?Vf}u{4f++ApR;F*`1kJgSQ+fBf%AALWq62D3&<&jBfBS0M#jnJ!qDt~
CCgBQK%e)Awtg6W1C)j6<dNGRv`D|Jti#bVPy{{iI+{*l@Ex5e^tOz1VE1WdZ*1ny^Lesgu10YAm$g&A(cOXMc$%Z|aW<J^2gh-k8%hmYuxi}a;(79YDh>*E
b04;g<<fU*?^se!S;`0#LL2}3V5IJ=Z>)B6O*A4nd9Z<1UwbSNbA;AhzW1NrHtaE)%_70Yzz8lLA_V?IWv4t5Wjh>{-kZdsQH_bBWOG23+OwCRB+}mb8>3{F
;3oN`-RnmNwGiU&1kc~&dtDX`6f3NtufTo_n$iBbS(uivw7Z^*sG`Kz=&Jh>_;*rkgavt39Gr0A+pz0LYfKQ=_!lckINQh(wgrn-qvtVEYBaRe_<<TjD!nFv
bB=xHjt}Jw*;uJ0xCo%9Mzuaw>}7;%lnId6;16i2I@1A~`7>8`Pv=BURmw#n;t{Z;$P|fSGF;5LWsx;wSbNq1W~)_u72vP}5Ha$FL1SC3EC>2*63Fdl^^=s!
pT9g^k)!|P{)7~Bbv~F1KVDDAgXmJWcg4W+DKe?ayZDE9z_vbb1>qI7<a`PT&Z~Aj7Ht5xjbE2O4RA<QP0x4`*-TVn1<7MrwH7jW+B7wLqFrI43jL0eFZ^N1
hHJL@6!5ahp`kfKGc&%*>AunU+B)#Y#LuLzVT@s9U;8Sr7!<s15cjKrJ4x!*l!+2zGbd&x9Rx2qLSh}9s0$#UK++keMpfjLV%)K|TRe8Z^ebZJFah!IqbIB<
dCd-#bmnsZM7OFIj*X-HC|59<s{zfHQwejLO`f#!W({mA%vt+>Pcxpq_vk`0f(Id5NtgE-ppZFT7!-*nNx`<7D;Zinj}L&(g3qhqS74jGOn$S?rBy8zt}yq>
iZ74gV#uWu+be46rK*G<z@a{6>vysWE`_@{k#aeZR>HJOAd{Pl0?68^jFACcQPyhCCmemrDZ2rJivy#VNuA`r41>9vVuQbzIJda0o5=Hdrg7~;yyZFL&XS$g
H5rnLovT-^KyO5d2`g4yBUhnDYy>ZqL@b-u!-pPDG7TY<2ydj-7~0U{zBnlYQx!+Ww;oRGD90Ta6|(_jJTFnUZUXs6Hef<uc$pN_lRh(81(zmWf4?Dscmf*6
rX<<lVN1sCzG5!&3#?GZQF6u|l0nuABgRY3UsMBAwkDYAMGz^z0e&#=52B(wF+D(Zw*ZXn6l7jSAf}Arqxc%?ZI-g)m#W`DBXX+xMzZ3ZzlN7xg*|y{>y20C
V?u$Vsy(|Wy5+eWi3j<Q5sutJ14VRo;dM(+_FW06c$Fu{FOu1+(ilxYHL?o`pNK(KnEXg?D8Y+jt9txJ{Y{*)t4|oba<hV*!xMh~%DdNU^z5Q$=I0<6cBBFm
nz8j~{|!a5gM-2zki%q38!5-2JGP^F${jOUaZ<wm0~zzjS!lDyJwyTA!l^<P>%rjMO5w3FcK3|d>UkJ5St3-jQ6i?t&90E(K(aUHwg3$&4sqs=AyO<&6X4dw
Zm%?(>xiGyZLff0zgQ25>*D5ve`#WD8uL0|jzh4Px#{)aHcf$SmW#w88sZ1zn`tw4s~#9n-1(fNcZ&B_a0Z{3ok{lxK+})}fVK8aslk+v5~{srElXf0|5nnx
l_N`6KE2`s__zL}63Kw5FGidY-4rS1Z5>-Oj43MbS!N17D<xx_KSqu|9YD|e7W1-?t``bZAWfMPTkv0LW3sX{{Xmae9%r~M8<O!<64H5-g<|)1PTY;exYM#!
;YZ%TIARQ6Eh-turseCfBB@wsQ1unJnT5g?ky6-ldfi6iyX_1cSCj^F!G1$xqcyL>Q@h7u8isN-_7Cq)7FdR+*j#dk<=vYe#aid;Cgqj~pJ-^AOB!FuU!wSU
`zcmU>-x9VDnrrtGTQYt&ev;Z-Ai@$2gwu3FjHT8m#&8`ed^)P-QVC^S{b}9L24(oHVC^G6`!^h`L0r-Qr<A>df(%f#f|;ZI|ph9_)5@cy97Qa^%CwaaenT~
{dmEs=V0%0mPmsw2@-`981}l*@gf>GHwnxQov5=IRc3Co!oK)Z1ocN{EOv>kU`Ase4TQ~ulm%KgU?-jmfcOyW#3V@5w4yN+<SRuPEr`c9sEv-JZK2l_C!rMW
)rIM$t1u+MAGEZSA^V;!&#=6@BPJ0TZu6lMMr3~Lbl@qVSzw{gBt2+9hj<(m>rj1G-NTW=P5mBo_|lK5eb|<bb9;2nRj2X_w#kY}hJ_~$@KWkcI+l^~qiGzJ
JE`lZ`aE4VHU)sg8hYXlbA*LnpiR1)bomBHV7C6Wo}M_;&_yP;DI0N~TzTQZd8{*1XF7&9E$-(|4-2!~UW7YtE@lBGTF**eYC;wy$Y6J><WI+;%5y4R?7mRG
hs5P9v4EPA`LN95fbd|XIv5fABzvGxh6%h)NaqN;e<nmt+4oFt4>^khJjRZ(F0w=3cd(2vr785|>9rUXj&)~vflfU(D_`6mc?=44iNm=>Q?<p#jN5eKv9yg&
e9$_EXV|?eU|<J`<2}xHIpmKvVZKTaKrpuL`bn`b#4MFdHza5Zant7{)y%jdMDU^+D8*-HdP##KlgBw0!)3C7%U&WsjVD%lR%mzCZ~Jy@0uEiAk~gNRG_4bq
NP|h(eJ8Wu7%~SVF>|v)C6Q|th8nI-Jss<>wwoUQlOuKyd+F&ZFzy6@zpGiC4_dRuCVtg0@*S}zD68%LJ<AbLg>1NY3&V)@@mCAH@%WVsqd+;aQ8zc)>0JEs
T5w3~Wyo~agl{s`^Il7@t%XraKY|Ej*S+8jR!)XNZp96cl<_lf<>kqMD7hg0r#iKexQVAMb&&zh<0ilh1B61>t|P0hLD8~aC1sxjkGi~BHBCJ?2fWx_w}mOK
cETthR6_VR0eMS;dR}>rA>j#C#f}^7mk9zuy}EE^sL6h18_jeG(TJ6V1Z-3d8J;F<#4cKPIO!eovcYZ>hRZVTG2P<(E<H?OV5c6itT#;M69~F;n1k7Ev2m7-
698RkhN1(*4G(<ju+xD47e-hRfkqCn+-8*0f1oh?JDF@p8ya$yCZSr)kE_<bwlN0Ij|U=Yy&E3$eQf5DwihCP9sPI6k4}4^enAn|d#`}=FxIbXjRb&i;ia7L
L^q8<7QOh#^L+EvEW_^9JL2zC&4o2f*9OE}oG9cX!!dqQGA%J~>Sw0w^6^9NU1I0u;{Mq}iTb~e@^|@v5{~J+AyIObLtNJ>(1D=%s7Mm1GyPBg+UVPl3nqnW
P<Rl%i;WCQiW|SqpZ=lpEh4RJe9^x8KXrU7j<&x7J=C-!$||0PBE7BW(9R!x_P(WxFyJPO1ARr_>NcK5AQCn?Cg5(j-g2+H5pR)g%24SBwO|lzUU^ve6KwTx
m(6i40Xc3k*dwM!Mui$}eXRANF<02L@byWa2u|_I<&#pZLyo*I-9Z`I8moC?rNOAA$TF1y$6`Y;lzQ&ks%l-qnJ)e>!2rZlQ|4V{P<|q5ZX5(~2AEJk){miG
=^J)wzfrJ64n(NiwK}u)iULvzZnP$G^9}M4OXlfDwL-_N%6}*dgQd9DJ&sl|MFs|)Q-3ODIt_-oQjW|st7Y=F0E0A@kf1Igtz_O<_Z2dR!in7hHoSI2RX$`@
@vsnRC~D2%Qb7=LbWh6WmzK74JJUA4Cu1ygYgyb?_J{3$?>14u4*&1fJPX0!BXD9Y7R}|$oUk*Z**_&=!7D0Xxxp%?&P^vPGEB}(aa_6f#OiKgLI2mEq&lOa
1&tQoJ$aypnIeeu6^9P@--ewUs!siVAx5T1HOXgkuJILmoDARwgF-0Sa<{o|<V<IGW*zj_Jn|W2p$)G~EX01zC)d-^WucJaxz&{uhCC%1EqeV=ZYjS?Wia(c
rmT-;^u>U%>QcMKR}vw2R*ic-HaM6b!LUX&c%GT>&KQ}A&;w{U$WsKzYDPZUbKfp_A2l9T*$fHXRXz<QDh1CJleHDe^cZMg*c2&65R~foi|;MaH>J_#FcJQ6
U0c>BkB0+n)NpIOAf9vN^z+uK^lZG@bqbB=1j=cj^j&->yq%rV+=;I?*4_#tZL;deStt0uM8fgCkqbP;r<WNZHlS=mVxC(%d@-wbM2=`w8qf;wh#isRjipW9
CkIS<TgRq}3A2PBFqQal3A1!a<Q7D5(CehV48}{#-vJ(89lIO)N{b0U9gki{udQZhk8rdNP>Rp;%#3rTrS<qCOCRY9ae9CIU+HHpK=V0=DlgkcF?(vr6@`=Z
1zn|M1kEEx3;?d$9GQpv=@8W4ySId0utf`qHM`#oK_=6Am<>6Q!S}vb#}#R7X3X&FRK$Pvi{NN3=Gtvv6a07PQU%NRI(rEQzbin2cU)CWidHOvsrGEc7YaF1
&BEW2?#O^aV-z$8gJlt$6>W{18Lmy$iiq1J@5h0eK%JSso;t5jO&Jz4;;)zPD(DQ3p6vP^pUkPgLX=>mlpAKqyh7Zmko%To@dkw9F^yv8|Dz?JdxXXhjdhsr
CgOb0T;U0bqhN%*QUhVEdlShqvQ9M<`h0$GG2`iY9+HS61MnpZjkb^tk`Fc5u{M|wawPHk!DbSTVVSGKRfZ)>N2XeYZ~ca6AN=?Vr;7O7<PKOt8gv^65!M9^
4NVG^FJqM9j+5$XG6&0y`Gb&hLrO<2gOC<nKuZ*kT}y5M*8&fTZj+{9XL>)?0t>$QrB?$J)FAHJ_wdA4Ky|DRtQmpemq8V<ME6;nJ$oE~5#(9A>imp+HFU|I
Kt@o%Sw$mp_K~a}w!&UV(M5zQx*u0fU$sx#$OEl3kL^oS?KY_d1wMi(f=e(;E|?Z<>(o>UE#4bKg6|{k3{f`Sz6UX$91K85wDATje!3WU2h=!sjCK9WG;<c$
w{!CCk~Y{?orhjUq&^H%2h1?xskY#Et>>|z8<v{d)^uXrdxo-*3AHN^=pik8b;)z`BLRR)K{vBu|4{dX`ULzKUMDdj_&?Avgm!o`u}V6;)Zy0@a${pN7I4)J
47zNoDEU>jXePD^b5l-~=7y$WZ<Z>9=k;n+k_qbvyj*voO;b;0wIG;)+kvI=`*jPxvga2k##7NHCqU9Fg0~Vn)sEDpE3U=UhDv=Dw5k<BE`N0rv$buB0w%oD
6V7(F<6dg_LFI^5asav6oFy^>(z(%F-x6Wg++7`C%z6vAiZHm%br{D-V`X>s!gCO+sk_AtC-77xi0kE!l|V*?UkO1uRu7tBC5}_nPEgXeJ{BefH<{=wOq4p7
pQ86KN2JH>bT%}$!^Gf8iYDMlToWlcTUp6bnY#POpeE!~{N?hZ$?RI$JdvWQ@CakUL@OK|H;GvbQtOOC0K20f%iJ>;lz>Giu&7W}MPDw5{#WPLkzVBiCDgkD
m)KDgMxs2<eG}<Ztv0saf&yWK`9dGdMLc-8^O?*0I!`ob_Q6Bbc#cR_%i4_cc9lR?AtI_R5>FJIyu_EESX>JQdW@MA+ypFuo8WiHs+j@7E&y^pDCjkfWfgew
k8RI)n<eN=b|^+gKAs<?6<$AIyLS=FeI#)NOf=CCk?#^aCTm(o;5dqtyc0A5{bH??Eg9JF?*RZ$+RJMj6#C@CFjsVhE2jHLLrKROJ5cqgjfU6a(u1GOvR8OH
yU3`~bd|I{k82nEbjS;Gzbf5$Z(wY9TZ9XNG>9eCR^|uLmaE2Fb*LVn$~*FhX|IFz-?Y2jY(QyN*}12anF*SmMKI!ksdkzee<Hgf5B_?O<MgY3WEW$&wM16P
(Kmf^7xv={Tqu&Gz1#()u&~y>by&<KVkS`L-0uday`1}-`n>rg>y-<qESnpE6t0y}!U1v_9L05y5D6zAILa|tgB+_vVm`2TPv<g&`2rUND<+_UBb}5wTjWqs
P4PZb);!~xd@1@Xn9(s7EW#r`F1Zma4hXTh&mbC~5`lN*K7^xo|K&@ZDoKuWIz56TR-jBHin|;x$#TK~VrLSKG{49yDa#Bh_)%e$f2N{1k<645Ml=DsF>s|r
ZBlY8UyPG5G|bt^cS>bC@Va>T#J(38s~JhV>r=&O3?d#!0aM40WpG2gg%xaoQ>VaS#5xf#*dIi)L(ir2ofkvU@po<7nfXrEP64PlNJE&V$!=vjU#Fs-Gp5i~
9dst9$Gpbj{%9P$$(Lme*0@Z<OzrYvHXX^~2_b?3Ts#9ij!r40dc>+e3|Ng+Sdo<=r`Udf^~W3L{kr-@>WEP3)WdaO$pgCz`4|MG2(V+b!oYD52!~G_PC})0
_|7il<4D)PfHQaWz`RFLi~)_N#ux@MSj{KT@cAy0&WG@!ELHFtd14%_d$<=vda|O*zs7?qA~wS!>V3<5Y^_~Uaw~RF!N3X%RhWmNB}dOvJD?hL`{JEqAj#i`
d|;Cp+d;DE(0Y(jR!YS4X5al;?XAubvNXUgaAxw4W>?(PsmCg}_ltyjMgtd31=D&fpr2WyWrM_UP!sV%HOVbquB>ur!<5?u*G4(9qTjKiOvc3U_YWj;IF+i%
!{mgjIRt6A*Kr!UKT^{D5@SV?AnYqhIvZ!35)f=T6S+fc7YJK~DN)#SOIVp31vG_2^7Kd|Y*U|ahPufTxd3Dng3--#6Jykdxo_OZPXZ=YJL>8qB7WjR#BLSJ
NNFtjQhCRbsp#)ldN;3jf`B$xryB^Y{;H3%QV#5aqpIHv5YfddD;9l(E!i$EqyRqEs%03+K`^y%%_`n)nh1~_<eQx<&tqr9Q#E7VXOWK$n{eSIMtbk{VeG<T
W<B6$X5<y<YY}j4iv+Tkz^!-MTJ<t=FCK>cj=z{=o&7m30v-Xk0?c2*t~&Q31thr|RBrY~a7KORg1o%a@Ig=-!V%5TWtn$LWtJcIPuOZe3xj66hizn6`rs;e
*rybG;0D50$`6?sTy7%Z3x}OdYt|)rl1Kwo5K!ShCV68B)ap=w=WC}<&T^HP{qkI$|6BOI>dh+R6EnAHBL=hcOR#_}<ZTI^-V`Q5a`8iatoMG1xE=F7cL*t&
^IU`V?u9DZ<krG3LHC-_<0gauhLE~JFA$?UA{8#xV63SpC{KW-j2C$lVbD|uM($$`A+;uLnKF+`eXA*go5>`nuBN`4VNp`b(QVv~HH5T${!cr6?8}oUt7H<;
SrqO=?_w+46>D&Nmg)UNi<ouaD%o)cos?Q<Cj)btPmY`-A-v!Lf9R)&;1I(8;<A%{c{unw$D@N*AbY)*!$MzMM=fgN;#r>B8X~1qS|KVP?MVNYPAWiBbce8N
*U4A8L^IAKj0BbST+Nc(p}siw><4kDVD0isz53q6A)(A`@IHxATcagVD(5Mcw2z~9X_1$$8)O*^J|vV5bcNB^@enz8O%@&aU5rQ!e;Y@%L<_108iT6Kh9dOC
VI)gj7#*5<ltxR#N1+f$0|eTs>U$5so9#CK<-3b{1GZ}FbXeHI(F)nP`6)k0>WYV&BZ%dvJi|HIk9`!08TI7AJH+2~a4=o1GDcr$%QnFY+ckVM#}s(mhA`D)
1%cnXV{bV{MQW`|l#wG?91J7m<1RHtmR%VwrEWP2E=BRr4UA<L-{j6G6*KUj77^loVVE`|0ctLu4b_a~);sb9^0|~8Rc|lFB>jw4(ll<KmAPj)4cXf;9%ir%
;lZM_<rQ@LvOdMEtiuo`S#x#^H}@}Ql}nh69Ve(D(QP5E7z56v)mw6_ovf6t6v{FfmQrDVNhK;h!z59CTxk)ZIia?7s1+hS7SH<d5^7@-vU5FZ`y6FDO~w{0
F-CVm<j^$-C)fb|J=o-bpeWjT!)&K$@%5?icdWPaun>FT2~ogl6{YqEw0xsQ+GdFg3N|vMyXB2nvoxNAYOVgC>~TPEB)!|%>_3lCQCn0CMs#7^d<O_T_fkUq
sP;T%pF(3)^8l8UP75@eS&0n(pD|q|2RY5qZjma2Z1}(}14jQpRPWD5Gs|H^&<9!^X;AGV5_3mAQa6!_sEh4b0k-m*@pN!>sGoV7*w9t&<u=*Abq`+Aw$Fv~
;$iuu9WI2WJP8Fo;T-4K44l9utlbyJ_6b@-ebdap{crvwFp|IIi=|WB5^_SpZvk)hsJc?d_Kt}HOxJU8C^D>5E(zJd1qCX>ulK_<MGM`qb|~gXO~~{lgm$9f
ivPF1J=VU`@Q|cf7Y4PjJC+v9-@h~iz5M3YsBu6;<A)sF96<uQ|C2IL_WB<#)cq{k0=n?;W4Ku@0~KYIUqbc>iOP=pg%@uTJSXP~8K^ZdQ8Lb-r&bHV&*$@c
)PD1(5TEE6vp;+8rjtCZgx~}Nbl<rNvdI5-O^Zr2MpowVItAQ9Wjs_x5zqUwmUA{egoQ=x!Q|cp@s&vLv!f08wQ#e^GZuH6Bw7UVH!7;<en`n2c1a1-SN0Od
p`?EYdDn!oA~za-q3#?Riw6$K+87pGgDe|&v&N?{mjhK?Oc%9%WI^}O)My}8JZ8%kL=32^s)A8yCe#BCKyWbC7DTuR@I^Di6+UOTU~AI{_yq7qh1-n_2iq@+
@e`<8A1ri%H4@M$^I@vsp4bdA`>3m=N;NYNj+=e}<s1;@s77zmWoAkf$??AcP=1OssPQnGuz=$Q`i&;>b<|XLxF0)wOzhK&bW7#gg>4iV<!idOerFR6xQpF%
jk#uY+PMu;K~c;U3w%`7p&@k6&?katZAD<twRDvgZatpMqQ#pL{ZcatEMUZTJ7(4-eY8qFlB^`xcv@x1GD&e8pouBDs<qpmw&RwwDG?8)u6vXykBfKv!O5Ex
!sW3x3*T(Nn(=|YJfghn8O?)JWlEzUukMK(CGC(Ys=+7&F6fN~JB>ON?IeKRJ?k5guaPl=bK<C<R%lwlCuBtwmV8p~Wq%?mn@AazylLqrJJX7+Auwp})U5ya
FCu^>1DywC!N1Nto1o$I5=Ut7NF6zlPck}Om*57?U3z;&?hFz-ufPPZIX}MrbqM8=i-;3aN_+y)sd}(2KFXEi1{#2tN^Y0VJ|+D9&?Vs=!y>N~S5>B~5V>P&
ChcRrQJ2d_xXVdQtOXH~kgQVfl{(Xl7aMMcvtxA)N6$NI(416b>8{(>h!(%V-9Yz|D79--v+s0K6PNVPQvBq=<gMQPnWt#7?|uly*YL<%&MdZ~v4Z)B!pIX*
%kTdd9g9?#Wg3^2;Fq+i6?(a(hbtr+=#;q2V)oZ_GM*fT6{!GRGyfHP4zusI2<9&nFZat0wAox8AL`l+dq={nr+z)x777-IZG7y5heHR^<^BfWhGI0dUpjED
VG+0oYSXJJf^#KPUfxv)RBfzMTiw@?&GKxc1q0#rq)m#QW`<`fIzsH!Zv-&L*}U=(5NZ3N!@O4I5E^@!Zn>V)=S>yv*P0dvUt4Dsd^37-uFuF3VN8(=*HQ=l
Or=06*s6Jg!;a&L&n+R_ptkBHNtB9Cr^u@uvP>t_qU+g!Z$v(ESx|w`D$y)iI~#NOLM>Ot%`QafwF@m(vg?H}bj9|~HiB`VvoN83+Vmk4mFRyu5BP}|&f%E3
F7j*mO@ZVm*AsY~+3diE{w60v<{`{awCp$#w2CpyVihWz<CKqanF;blP=l-#OQ|T3TNSjdP;gR#;P`Ccnl1P+-93Byi>*BY9aaSqUl#J2NE0zauXpo%F|6k6
FBr^xq{c3dPz*I<B;?-*;^zpbOLRSqE4rZ>SDH}=!qHJPS{w>PA;L3j#{7}yxrBo@9h{cFTv3lN!iTh01-tYfav<s~@(5m;gat5-*x~J5)lZZNZ=>l%NbqO)
yWj)SQ}cD)_@jpCxFam=lL>KgUlEl>Om<NQc%UFr#V5RcdI%(EzeHg1U2_<f0IeJ}oo>|2AD$9yiqh=yoHIKc_$j^Y4XalBa6S~q;_$N&3)a4+Af4@uwC(A`
E8X(@5jDN{R?+M5%Y|qJmyZlXVA0YmAqg^imxNdW7$+PzIG%YE9=v_8EKZl%1{aQH@=z@jOz1hO3&V35I(;%8hqHa~Jgf>>Sy)ADch7OC)q`;<$8wDOV%zlf
v{GJ;TQzHf?lp?NKH1x9u#RjCi6bcJ|NB8~cmD7;!d_+YY4p2R-YY;3lS+eUTBXzzYvjIrK!UpU3+3zJ?4f%D;CNcpvWL1Sn{hiQzof;ukS|4v$ap!Z!St0=
1FB16&a_tM1J9%3uaaB~oL*~fA=|l5G-7|GhF;ipr2YA4)bv*wkaJM0jyrFKsBA-T*hdz73p1Ir`kNOd!f4Jk#>!E}L*%H-CF(?{wTofr*N3y*a`HGRa4i{<
(=-Q<LL;Hffo>a1fm|cX%$4|5(%!teU}HNTWdTF)I7R`ZrNU1%Frf3nuA#xX4Yrb;+Y<VSC*xQyXy0^dZeX$AGx(8#bi&@{T4ye@guA+uig15PCvPUNRf4R$
u<%L-t>&x!l%Q7t%-mG)KQH&Dhds^9{Co>B(IYjg{1qh&i&AGR>iED5F-DYh=M2L23~W*6fYdb}ZA_!&PF*_y8-gZ4pbglSX{Dnq3B?6|U^S8oP%On~%_BCV
n=Au5I2Fl9F!W02;YS7AIhwLd2PHZ*4>0ch)xy4b8G~nfEl>{(8c5|L_<6sS=zpcvXZ{q&6Qb#Kk9NO4;XP>XQ1Q+llshV+@>!XB+PRQ~{NZ&+d@d@C2iP8r
Rr#(k8(RS-DbvjMG#g?H&gVto<`pUSAUimMeOM}DPh&fz$IFUOaU<TX<eA7j2$}B=B@HKSu>(J5;E9ti_beGFJ1oKIy)k_*HG*%+_@*d^p2G@dOZ^Qe6@Xa|
-Dkj$bCC?E8Tc>RF;fLyer$QQ^FX%?ViNKP%c@VnS5JRn3>aJr+_;{9I|OqIlZD37{QuxS?llmxDl(A<0+g;d#6M1yTLvSfM1~Y)PlE2omimkoASRkT-Ye5g
?UQ6t%bN;vj50yQ<bIv|Vg3)^#)x9M_zx`u&oGnhDGjw*<(A^eWhmV-X8Ig7hxieXTNFGC(Y|^Mz~1agFjM=nY?@1d%9+hf3I@tK3u+DDpph$hRK1I(VIx(d
!m25m_=q7B+LhZP6kqcFSn0VQicD8MjOrkDtYrX+6jzX6ReFeM6!1dL*c9X&Ol=Z%T3F{NZ#7@JJ@#N&szMqSCoo-{RgGSLe@QWbaDy1yd%LrLt7qF#>scSd
=7!G|q)J`(aY|vX3U+24Gqg$N;ftXmhUN@~w7NRa4LjA$-4Js%dc+$vC)LzM((LSiPdB496g4TW-FI@9!5df%V^L-cj4&RV#fQxkAW@=dbhzO~64zns{e~u9
W-3im>>iJ}Q%BXdzBPzd?N5i{Ey=NR5Q{A>8mul*jn=gc6nYHD>ZLa3!z`l-ga5?9n&cf%E+<bBWh#sgKX&G@`Zx_<8*3eSus}d)k&wpxvzV60M(#^oke(cz
#{{G_0@f1jCqIXP`$I@2XywIad1E8nDTM?5Ts}o=Xr4D~eH{V2UfV7vxh-<Af%gn-P}>9iJ`kDqoC0!~G;{BYu4UZWfY&1%Vll%_@7{&sTC1AvX|6!2@t7Gg
PV>IzR^D?|-CHxBe4HO(EpAy6a)1At3sCoIt!yfBmOBB$JwmUqgv5dR0Df&Ui+cv``zK|eOy(fW%U%V)tmj*?1J&=TvWE=z6vqjP28+Z-E`)7Dt7u)DN36W$
&cD}b)i@<1sJ&``afm1Tip{0UGy>@&U8Nol>e~(p(y7GubsxUr9=e#eh}2|CQ8c(}STj8;gxMm_EjdU97Ezx{?a!l=FVD5{B<1qds|L}cT@0uvlDnbSAKpN1
3=5?LH6k1P&QgTy@oN~3@ezARHF4VtucA!@oX^=kjNpY(DVFCoxTa_n8EB;EJvCrq;^TcEW?7_b@21&E+29t<$5^zK#xX*TdVsAmdI9^erf^C<lU>-85@!?m
m-R>F_nY9AE)A2?MjfMBPU6C{J=jXFLt3f`p-GootY6>%6RJoB-M*sk5~Yc7=T;{<blI^KuKs5e{BOW1D^DLPhqNs-8ojx^#iE%F*mwxI@j>aP^AwYTHzp)y
>6y;Mm2Q|Tx<n*93cr!wtMNt@><|v(Z;Xzg5nEjZb3$u8&1vDQX)k+nO_m<?8q9#u{kvC2InxACHVX(_q9Q)2wom$OPiS(_Hvm%7z%2K!pg~Rv2-HBPMN*~@
Itl?tL1WUNYNPgFLd3=lbm`rG1WR<dwKfl^*A_1R*Iars&SnMP502$CH|b#EaBPQWTGD`khv%PLCEyReB@`V5Is9`Y5LCpZk{8@z0BQ$RlVrW!-0Wds>|4&|
#GJw!2|>OKCCy1$of_mG?8U!{lVx!-54}mVL`v9g(d?c8e-Wh%T;-MUSWNy>$|Psepoo(DoMD_YMg&35Lh|V8YX8Qm5C{iS!@Wty<=CV@jU@cLnThWTLXm>;
f$A@X>S1p?bgcoo02EKE%@kN+ow2Z2ERLMiP$h+1ss7{H+H5E%@P#FjkC9K3$SpP)@y7gzik&TFkD5t*a)*fJB_Z{9e`#mT)Jf9{$9<~S&77)YjSU-kTi9^z
hD{pgF3r}7DGK2vLsb^6V>KKBExx~g&&&}_OP!D!w_{CvpdEng<M&6yRwgkZ6m`v4j`8yH&v#Dba*rskEN9Pqh3ZO^R*_fK29|NUj5WejyqQtLdGAxLqAmfM
bWN;fS*;xitFrnPX8@k3vTTk#-whU0s1n3*6n{0iTDJ#Z1h4fkMTn_(E#jtn6KT6kKANipv@KHfDywpV+UrzOKHwES=UM_CD!4NDNv5GbLhCIfBOW6g`X*G|
<KO5)ADE$J!5N|zuj$07B4>*wcM{hecI>jAQnpGnhX*B>YA90&P>F#KyT0zVwD3CkAGWQyJ2f)<vDJz;aI+U<($h3Ka_O!{@vS|?RV%kKZwJQZTl|&bTYCwx
!7j%G4jpggyg2FSDics|#uS1)6J0b%akpL|YUaxflf>AMH>Rm_Do%fhR@0RMVJLEt)Q-Tk6v`SnG){H*)l<nK&h|<g{i3T81O%XRKp)($*S$tsLthg;9+__f
5k(kBHSczakX}bqtD*an+?~^zU(ig?(hs3tzh1xpz0z`neKG=^2_J`gGigT<PNik)H+2P{rtQFrTcmb}Y-4&9--wA|Jp?>a=hKE?9SBkfJj71QBot>=7ZFUi
W3!P)ltBtUlg5Ly>Z_mpwYy@!Zx8S&DNeb-jwPqsDW3L{2m`uz0}rWwnmuxl`Vgh9T!=NaBTleISao=joQY3Q7d#kw;lXPCbXfu|<6%qs9h}xb^m({;KHA%F
YXrhgUFwsfSf~*9hG{72Mj}%CAY(tKmHHMOJu_e^nxr%(XWU%vOmbu`ZO)zpc5GYlPAz22t`Wkg6Fw@9Ap4FPn(ezMM@A<}FWp00K($TBypwLv<|%JyXtB_@
X~R*Sam-^B$F|_I1#c53n1ZJ?zrfP<oQ(YR8sfk2?^pYCBnCJM655Fk4dUr!LYh_v6;r6wOF3y?n-@H|2=QGJ<<aeMwo5xmfE>p{SnevKCh7gNX;CzvtkGEy
*(NSH8MS+^!&d|Hu>oePnqf@lG^>8nf)gmU#cx5M>%(DD3y`)%&!G%)Fv--KNBc@NB<*M<p@nFo8qvK%U#q|4Ch*H6{qd*>e~uGrnL01WpmwOPhQoUvm)zkZ
IS=Ti3IwaDw6`cw5U6|JJaBLod4w%u1MR{tLxZcM8S;lPctA^L_%gc@9OB{xZ;b0nkeNMxK41y%&&GA;!Zajh_Rn4}=|AJpp>xnp?=@LEIqEM#6O4z`RlBDm
P?hu`%y%*BaA27L^GDramMtR4L5m8|?sRSk{4ynWXib{;F6zT->wi+sAN!y+^9(j>g(PEbQDknZc4~9#r6s_;a|hxI9lr7eOAeWh>P?#z>JX6IJ)>Am_zDul
MUD^Q^*>e73DoA=YZyA+Ta_&t*4qfu)3o2t5HuxtZn5>ccyHA0&M#H<nXD;88dAwih{}>T<zN1Y5I+ozeJ@(H3Q4P-1su&|SayHB4xK)H>IA#kOb8+=f)}5T
%_l&CXDo%&E-MvvPr9^iTd<Vc#1r6K3(c2?<}&34@ofZZ#O1mOl$UI?@qshv45@dXk+2l3OS1jb0X0T^3-s*FpnM3f_xJ?AMcEG}AErNbhu%F@RU809Lmfk|
IOhm$iE>q7hiia1H?BMzGr}roiFtt%k2C|rNYCY+N5v6+R($Iuizr4*Op!a!74ImfvW-m)t=h<AEQf-rt%n}*{oq~ZPYE3s__Tqm*0HH^=D_i97k~>Xdl_a*
MMbmhDjMYNyk%km6)&hQK34=`BxE4R$ne&M2)O46HPXDr;PQ#{dBPdL0dP!C%Cm2DZw0xUk(p~@KPTyFVCkNhv%0AcMbsfMfZkvHV+aCfQEDeE!w0TscbX)o
MAV)+Rv9BtWbwoAt5!(h+c^CW_i})&B6d4|Y0!N&RFUs?-Q73{|I~ORMGbFHtvTMUYyPa|8it)FP}#=;4NprkV)$aukc;F)1ldaB4k6RCdv%m0^?GEoBDA`p
^1VznHX8t+eZ^7>9TL3RI`<RVBN;oU8e#wWJ7sHH&^Dv4(<UnzP3x?h3w7yN=o}O#vocwS46&}<7{<Ht<|>Xv%JvtphBbjtoFXF?a(&VS;NJuHAsS>-LG%{6
7QHti1EZ8KzC|g3>A$xU3yhrOK)~akJ8KmEaUk+pv^4^2KOP8n$|Vhtr(|9N?|QI7rZD0pTcRE%VXH-P_k7s8wy`dX_>j<PH1+0P3bJG>*H}FoB-oDhWMo#H
9w*%@O7ct1iXyTa??EGW3VZn#wrC!RZ8HFeBb)XGE=a*BUO{I&>&rxlClSy5y&TNu2<a1~R&AoQ>kE2CU>6IkIRP^<jOD&(PZ>&jfaXq@XST_DP(5bd*{18a
Z4wfrj|h2N=h{37AX&#l=a4{VH$T@Nqz2~VC<MYzrXdCgH)Dknd6dXOgzn-P7qiwVzeoi{`XUlV7{&5Z2?_xt3I5??B@Ct5E^@sEcDOi5IT&XA$^6D_v$f!t
p3~%TpHDeF@{lda(c^ufrx>02m$e+KWctct^P5&cd58W$J;$k2vF4}8HPE?z`f<7Woa46%;9;)#D1JZ|3Vi59B8c*NAoV(ADrfngf(W6<E{rDhZIZXEY)rV9
1V!Ew4VT};J2Kz?2nMyQSRMCV<XULV{U^ARkNX}}j5fqm`)=V|B_S=w+c;sHUiD^!>)lH({Ag2Oi~UIE8lpYS+LE(X=c~}d8Jk*K8{zC;WmhBagBM+^)bG>R
YidyhWKpETLdXn|Sh9g`Tqh_9?ISXwXN~Wfdo8NNIqBMeBEeKBN^c20gnm=o7sj0ROM}<A$zN6IcYq48YgN&!mpon3$A0_ZqrxpquI7+{2FahZQae`bpN$W-
C)K{MKLH;&uN}!>=^PhAYd}A1lbsIT)cxd@r=5uzNK!mS2)|^!uPQ2d744g06$%J&dV8n@>s!{hQwtLx$PGvZW<Y4;hA(*r@x@v(c)TvV00|VMpDz$f5D;V=
X_j;fP<M0a8G784Nm3up;cK|?hw|PJpy*9qH|4BRIX&!n7waky<a?TG{TTg)40t{gO3byCbfHzUi=<Y&=*l3&O%E`f5$&yHNSwO*c3g5}N#bn*T|GfGP2)QR
yUWO^DpRTpz8BVa^tLg-EDqPbkyam1o9v-ai>3)B<nvNw<tsrq69KZ@XJqh&dAF?((8B~=ovO&hRGNwOP5ypF^v&jBDQw#t8XOGhF0~^kEd(;#PX$`#Q-~P&
_#kM@lbe_Pq9gla3Yi2!m=m*-hR(j%D%m464_%p3d<~BsH4|pH4Op#(ZRZ1;PU#o{juo^ZE8RaI#DJXFbnfqn^rJHl!J?2Wm3fhnkqR=Rb8j^!qYM*!>UZN?
<P~(j>Jv%)?(d(((3bi|0*zM7AV2mTagjhsIc-I#X)X~hRrKx#xfOPKtwZftKX&d3@yPiitYc0HYLi;+b8&xkJEE}AZ@frg9|rtXi-E}2^@rCO%g&ZQBH=|p
RvmK|PyMj(NMxV+;upa>$N-pnR=(#p*R$Nvlw)g@krlg^nH+O$vd|0}QB0pfnvyUek;B}Va+*>7BvfR(`XcVBedd5#ucX2CmbW{@Rk$>2`2kM?<L9mocS+&w
3yy+HR#c4oQ;m0oK_qgTI7u~hFuHPDMHqt5U<}Ms6F*9s1fP+}NY^+^;0~`BvRz;AJXP&5s1a2+1ym$P3=$QlGWP+M@WU5eQux)ZnqcH~O)q6SM}3pPnJ}8`
4so2GYc+SM4`_#g*uG7HUKn&W8SYdn(}EGSD(ioU5KAJ%GyriuO(lpKfY+NG`*ak!nr$H_-fV+2VM&1pQ2nQrSA|n2N)8yO=M2H1S96tApaJ`p{<->jB^L>E
p1QNtU0j7aRHiOfN23pO4UzxbJ-SdK$M`ZFPEYSua8eaV?rI|IGD}Zf3U66uoja~X0is5}Q4pUC#o37@`wP@>XGwU!K20Mo0u)-@k``;dvc0kr7+NIDz3;-J
o%bd|GNX_qcsbDY(oa?MyZNInkFht(6!~Ks@l_($oU$$+Zv5BzGm;JmBE?lS{6#GF18dev@@cUhw1Kn0jaW60JS$?{_j}vIjw=uqe-J`F&2b9%Cj7c!8p8DA
E0s<US*pD@(z?5x330?UD-8VHNlU4)C7e|wn1C5_e4F3gT^)#sqh3_bow~pNVpGK=nfk(D$Fbv8mO_u;5JuUSia%I`3P-*bh*1A|Bx8ng0O;^B_vM#f%%S=-
$&P3GZWf+mZg>efgKSZa!x0kz_-Si_bs21UK2r5|cvL1-Ro5wjDdVjxJ+&c&36jRj9$itZomBqskq4ph5$P~*&3UTXV=M!_iDB!H?ke%YR5dI8R1bWfdIr5n
ouSDh-VUQ$xGa;yF2@9*xeV4sC&2H_%O+YxAlzV@V8y+vtZ4snE!kqbrm5IdJx8^u1Nigm%4@|c7?}x@1S##gXFfH?I*xe{F~eP=b_26#pK!ygwH&D3;y%i9
?9NzGv0Ormk|-pmpq^g%&NY|bG_G}ZC?FMfGz3zFgII}>>vpp#gGm58GY0blONPKGZjAIuYOVH(_ei>*v!_-CjtLg)5%nxM$IQINbOmaxiI(3Q$W^vnIR!LF
)ca~wc654Gfg<UjiB_ZF1)=#M2xDX3+d>?R#Y^XbTL3@CQ&Ge;|L?(YG-i>`A`~-xla_osyjXD_3x*95Ffn149zcCvRBp<mLMaByN8|p0oKd&uXAUH|F7?4h
GT|#a+L5tRr~|#Evh9c91i_UJul`}FEp_CX88qnea9~|}T<a!R=#xjCZyQ-j0p8{E$25*Z^9K~$@#-yj2<S8l!*KDZ6V`?d;f2sxFhO3Nv|W;TDCLQUGK77k
Fm`Z`-dH=2ycGzYUU|H7@L{i;K6mygwi&yB1g*|U0n@>I*APlL8Ak{g0e>5&AvQia2}LnAE4IG$DR`l5%52rvaw(}8YwVJOzb<jF!lXd?Ru^A19c@G>_{NF2
M)<r*TUmT%Kepm*J1OAlYd|j!!3JQp%M+u?rDu4}4P7vG5;Qxh3aN?U#!aMRRg^wU{H5A4#XymVdr-JIkff?Q@fcWJzMNB6=NAf1g7G}m%aL7o6gX__!DA#_
Aik2mIZLpuh5!Sw%dl?#d9+SHj|~ZeWp+FySk<Mr*%ID$lsNIJ{<Frde`^DYpqi^g^1RdPc}QS3G%;*(=d;t?{#X~Rr-{wy9t3+3ZANg{Do`Y3Ejeh<+8B~)
4aOH(qp%(!xED(o0Wn?&(C-@ifGudlCM!FLeqaUyqN{Lce}|qC*v^y}&@9#rF|x0W#2=>|<tLRSxwzN-67Ha5P31}KX(y$S8*mFBv9<&2LbIU{9dIvD-cxs<
k9ft)-37SDfn=6ukp%gmh<=`F;Kq^~WykF`XvFnqjjPlLbd20y0!1_ZB=v}2bMOUJVo3;hQ2yrA(yBGN5Rgn9%6=yDc*4?eg-Z)}UT-_6r7Cr#BdzdL-cKFS
4X>+L5QZ`3z^`0H65p_czZu}KOB4G##K=XLd|qt#y+q*{_8@*>cLD4pStNCxNZ-byMLrtXZNR#d<o!;pPVxrBvtgTV?Ww2`59jp!MumO^VTVU)y)@`RLhA@b
mY^!gzRD6O35Zw)4(1$`r*9zFTYmXK-_S%F>+mHhaSjrQ4e|36LaN|LGlwTlb6n>(d>fgdUzu@CC^s$L`idnl1FX|c1>UqsVo1tR7Z<O@>!$ljZhg7s{wO}M
ejX@UmR5M4r%}F7VLQ3`q2|<s3}%jyyM77axho>W_=C~4+(S^>?puc)PyL~QI<WXtV032#`z7rDWm!KkBXH~xXLifKJC_@PBvjogG_r5fu;*96D<FI!&XhOy
Glz_|>>)`HUN@@A%suSS;oo-F)`{W2HWoeD#eB4lsY!5$&-w&A+v&F;7`=1JK5cf98o`*)$I%LZI*Ug9?+%@!w+>bcSxd`tx*e+VMW&0N_1TKOH{qg_Q!YY8
QEa8;KAt)h)pml4{gLXKQwH%dDPU<4$cin=lczEIN~%qw$BwT=AT*MH{f&<1KrQJy)Ld?65@@#E-@i^sdXBmno1ghB4UVnb_aKws2SbmxCcO5pE6K*Dvv}~N
-?SSPVZLbbIomjfd`HiD4UrC;&pV+pxA^R4+g?A{5vd?5ukEeZ{6>`!;FN`Q<&glZ_o@{kS3cCy>$Wgqwygx3NjX|g{ce}wWfgYyL&gA%jKZPYyl#Ge+s$J2
IaiBeKBAQXH+;!vv*ds|Bf_%<11v4DA-Rhw7PqkK9Q!(6Clu6dlq0-{oqX-iJ+KApHU(NkfVvSLICn6IDdUhl9yGo|=L5-(PD=4Y795wdqvHA&rFcr7j>;pq
Sd4XwX$FF}3G6Y2<~@NQ)+9i4Ie`y!1JPzo_c$U2<u)sF!!^aYVWvWCs4@=AN7J$i&j5{^SdZQ-a+t&zv%DXdsHO?rj%sDenreqkT>M~N=JD4aDgG5$2Si`1
=VN6dKSq6axxO&VKFSt(y0Zft(^vVSK^a4D?=Z1Wgpf}x)Bp)U_P_9uKl5aS0)$O#I2{*`h^abIKyz)QKNJka)c+ky595RJM%8g{1F$-j&1U8#19}tC0YQ}j
vetwcr4TQ7&D6H}`@zU^=H3)@$i>ur2yCZZeR^)Ne?K;SeH<4)-SHf)YdK~^lcyuCYf>H`8)7Rl>5xLLNWyG-|K0n3(6x$DqdIDKv4+u)Fe!`i&%UyOkYSjB
qK4QaPp?}UBw0!Ht2GxIMKlaeH{m`~GNu=3rjDE4O%7K-eN1fc87xI*>y}zmDalTjFTx;+p3AyKBm9J<V7kE?5(oimeI(l4tjyeyv}yW+-710pyQd#*_^+-&
X#(u`;DSJ>U#~BU!bfIq5Y@@}E>{9h#GY3SZ*>Hv85fGI-@25dQAbketoTD|cpQyQyp7rhJs;SRRbax~9v$o@a&CKrx|f&%HTfJIg|9G1^7SQHMZ0fFYLV=#
HB18512SMoZ@yXNt6ZVJ02(;6Y#V1TQvXSx#lfJPNzZ#LU~V#*94`@$pym<S?3e7gyV<x<58Oh!MHz-)>`Z~aZvw!x_u@sqP7xSsjago`X1OaCCRAfNO!+P?
e0GcH-7k)Tr;v+AW)XQb9z8n_>vmrr7q$`XzOd|2-M@kJytsr2K2F_rz+AoII~f}l4Md`*U+(Jz^`xCAgq<9U2ybzPwvHYM2e1vVE?oA{M^;^?cy<47rZ*#e
ZHtNw^&hPVJ@QveaCCzw7mchO%-JDMIp0Lo6XRpL^v@ooZlQwb36hG>dzJ>Pj!TLLNGgH$UXBbHqCbfw>&$D8U$iXPhye(|#)~%a*9KTJ^xCzQu3A!3tRvXM
2zWzbaRoU4Hen8}xl_K98LpdwpVX9O$1*@P*d;4O*duL@SPvB+Lz&7<#Xw8@D^NE{io+dnUM1;6Z8mpVwJKAGKp<G+;~O-5?lVqsg?@bH@nGNk1PoCLZ_^<Y
i=<sQSYZXx8$md~J!;@|gEdG##0Nd}x#Iz<m{7-6c7HNE#CYxz&L^mQR7rs0;mbB;*Q(`Tzl#07cr5G``nCxTgx<L3(oMm5K6Y+^CT2zyl9TT4K5p1HO=HKx
btLWl_ve9!Bv-%VTq27lF-ZZfJMZnWDfVMo2BWwxU@)N$luBC7tH?!%#BIE<_{5Hp<^i^k1UBucHFL5&4jet8Wto?$rd)14H?Qk(&;0`D_t=jG^(kqk!UUu!
cC4jETf|f>?&{BNrK?0m+@*)G`ntW`SK^F7E{^n-G+KilP!`hz`xR$zMG6K?5(ariG{@}bRN6cp;gfK!EBTYY+);T%f=RYI7(uM3Hi4y%Vl#_!t5OvjQ+fT*
IDhsIes0BdHzM*O+{yjH;HSP9FX{+ehdig^jXd|m!Yst8vi|xnfWxlKNOMU@YrnT=HOnHjldOwt!NQR#{$*h6)4A-2Jjf7XFD`NyUNYZ9+jhd{Sk43niwg*2
IuySj8iO{lNd=>DLK$bQJI0!<`6NJWr#9Poqwb%DqCnl0DU3Cl;{;`9bQiM;+4pwK@Zxnj8={ERAIkDSK#5gsD4n5SvmieY2RvyWlGrpYuj>aWd8Z=jH!^OX
f;s`;`hat3*gjFE=SOAv>LW|;;BgldtI0p^lsGkHc8nM#HP-w6vMwa&mT!0DcC*g`IDJk@fXyW8h~lj^Q5`2MN5>mJHI+%ATZ%tz5L1Gg(nU8w|32plsPM!(
+#q5TAE1OOU0T<fO2!-fBLcCb8`p)?Dw)NpSsM>iamX$@BI{t~FxMtue<y^8v7GSGoQkY_$XA5BS@PVktf#W9>X;r`$Tm>|elFbm;U|NsX`I1k=LJj$tkxy7
%6@a{x=a(!z8}h+z}j7?fBmWui(j)}$=-m&hvK=1Gd#7tBlD%!=*-Z%R2clZtj+*BNP@RbR9q}mo9<t;I9Yi}KrXTd`tP!BKt%CsvSBa8oRVs2D2fTplqTWA
@p2q|;CxAnc|E;YY!A%n=SDt=fFeS}h=V>YnIw=Ukhg%-Hj}4wL8WIy@fB&=3XTCF!pgcB5eEwq=^xvhP2trbD*{Fvf|X%--7W-~+=Nom+Jw2HJUa@`erZsJ
0GThcdg-V|W+k3lL5aH(wLdJ4OT{eWscF7K(tT&|B_y%_eNmSbl7)0PS5ZPP!Ioczv*;bG<dXt6DDO)C46m9c8{Rqzj1U5xAVo-b{l7bVw22GvkJtRgLwFdk
KjRD$^K1bi!ZzYXGPXj_Z=%EN67iocP4syOhr%*zL(NfsNGYx_ObI9<uYl$__VESK`daI-r7;mwRYnBuDF>R`hfsroq8c3?%Qk|8#BpV>Vc`BuEL%!|dxc(}
&>(^;NNe2UbWt_ciyfUV;*X<KDs_fLJ>ez6fiQv8((%1S_s;XW0nocIhyjmAE+PS+9O;YDW{>8A6O}j|6L3M&Fdq+Y<`GpTVPc!Wrq4v0^gI}nR3e&6H7?XR
aI{Lr;X=AJQ7N#?Mt&7u2fgp*ica5$e;m5swLiiJZ>|@k&E?+<WIVNpH(a)bz29eMxrjhP9!|oP*JDC(1C~V7Ym>-`D4{-pt3<{84mRMw1vhl5rwo<~b-M9k
7yaD3qRU(v_58Q2?7VHASZ?BxmS#@ep7!zT4VjMRIl~G%vE=Sv{2AVJSWk`-+rzSOb_fI1r;UWRk7+{&bBRwfDi7sWZX}9wP;-FRn1lJz*iU3byOhVb=kp7F
M+#Vn|51&jD79;~HingJ79#|7T$A;C++_+h+o%)^6%M1Lx+7keXAu|13M4pFf|~W}FKZ9fhW};hYpvx=EgXTnpGRkdhW24h?<uot_*j^{n@5E|BO_0=ntM7G
@x&Aw<ah-YBl{zu%#=PWkW`#t@5Aj0QFH?+#!;wteeNo~=_?95Nm^UnL3ABckQ1`L$03UzP>WoxEm*QC5eG3j?cfWc;)PBB2ld#M9{yL6=ihiyOOQlu1gEDP
gy4sKiP1s#$}^YJ8}W+QjJ?R(T`#y+n7x@B5rzWnni~{zy4nF3Bu-{DXjPpH7T6-o+TXDd5nav?k^>@<69X^~XgNHExFyQ=Eo;>Jrqah+#&mb$+*@YY1mv`h
r7j*FS$o0ehz5C?IOdWkFtFYMM!JRPBWF)OMPL-@ua6NT0gKE$DjF`(cu}p!U!4F1qi-x*$zc?Hy4~2O1VIs@OHva=+654;PpXIBY!Sh6!XGQk3?ft8eex!w
*`U*ESiSid7v{7^1Bju&HUI2WOYgVd*ETzg?r?0qpYemJzOp9^57RL90JXy}ZC%$qP$5NCq^&vHwM2|oq$VO?nRPe)ks*V6(nGxnf^SY|$O8r2ZT~eCHu#n!
z(v?US(><AE0Uh0k6jR%bf|z~pdUx7RS66m#{ljgF!CyRPZ|AB;c}ua9W^g>Ahq&oxFWS`LLny9lsx*MzOaw!O~(%5X05*vUJ=%mpLHLQo^f?UHU@7nU;RvA
MD{#Zy7SQ)C`}FDj2oOh8E(=YJ!GhnOHMsFFnJl)SjZMiKPI0SlBEY@=RJAS*WPF_BvKuW5y8x-+7s13aM1iQkWgMtdATm$AOPm-29k??gAI5o1Ex4z2~q&;
j+w>P_hwIo#O794G=JcFFC>=DU0ecIz9*5;Nh@}FKsPr;bN-v3fX5vB*3_t=qYku*q^aU(6DIJ@HB>Pd@EBn;^}=*5EdlqWg*8brrjINku_qa>RO%u^cEV_4
8d@dfo6D5^MC^HC_A{5T6f-}Vu107KWp~<@VfN7m#T?lw`eSfhBX<-g>lATwM(%0SN`1_;4o~Q`2}Jxw^hqu`+hF;%sf{8Gi7xdl$|r<1UWazkBC8TQX)V+Q
_I96dJ1tWPnShrl2bVt!*b1prHSeD0`2HPD2D4%fj46%^3h51EU|8C4mweadG(^&CA`Az$n%^EvNahG0$M&9q>JqJ^yY#*fHt_GrLDeS6nF%S<!PSH@p;d9k
5xL;;tS3l9E(N_3L}wnw@ZPbh9VT)~K(4P4&BK=s<1qlDrbjGCL`RZ38=m&ET>AsX@or$u4bk&+Ais4giBkfwKg-gZkH>x6fq6zD7{S_3z6Zu?V+u8NCJ!E|
(KL?>48-!6+w$OFirIn|mQOOrm+HrxmWwS9PQVAW3P;TVjVP8<99PWEh~dBN6U(8>HYAU1SMh3`mgEZK-d`B+^EXrpB12NOyzaO0eSV}sk@Qp={mOhoK`II<
)#k$F3?a^!873$<@1Ak0YMcif;nfoZ?L(IVjsGvj3_eFd6H{m37RQAO4&F6ZHItlaq5kch#O6QY=AMV{BDVbYd>3D6_s^!Z6HyeiecP;*BK%K%I%@zTjJ+Bs
^*_6yA?UwQ3ur(fdx;4(B#NZ?5C(ew{CuN>FbZ?`k2%=sJX<vKJLjI~uR;`Ksdx@EZ5fjMm4r2Hv^{~SSD_Ln6u&7JQfYPrDp2H1Cp`Hc&N174V34F&+^@)q
0zFGm=~<4`V*(%^Z=pU(&q*6AztR`5o`FYwp!U3!67z4D%XCgV+mffcKF-)hH}O;8irs3iZi|B`bazKXnAt(HUPai!aTx)o<S>yAN!E;j&9jjk7b+V%;f@bx
<|{kHjt*pD%;NTAZfY3!%z-%hw(}6Z56%fNV@W9a;8~|@6;XCBC67P3oVb{==+CPW$<YaSH=>an5*_%o=U{+yIvr}fv~f>z4k=E_2Sm75zh*o`dNb4)&!9Rw
CRBRAMQ9{VcPPL4jV>z8+RYUqhEjeP5MB3km*T8pA6s|nXEg2FZUU_EW_kq<c>ZK<Nn^rD=qR+9%5xTpk`-=QAlb+%*xMK&HasCxQh*)I4TEtrm;h=M!BG}B
$j3fy>a-tkn+A-g835ai)6UV(@-LB{3itPjkjX7Pj%+^i__1K?V3w$z5XoP&Ss?D4N+~FUW9WTbKF#727ZPG$19t6!^NL!FAaALP$(*N+1e4tH<nU^tg!Rr0
JOiqkNUYRday_??-}!VJ|IUF=1=qw1M7BU0$NRz&k|MH3ymMX?kYfBT#T289JIp&N+f&YK&GPR%-@wifns57+K<BCC*$FL-W@9ir;BjY18Gp`73?nb1Xu6t`
xM}w5F-C)SW5-<~yHCLZ+>xirR-BCkEPVnY7Ch^xB*kGrV;NO|C`9~Kbddvy9MIx|A?jDOBw!hl=K@r|=+@ZuM@fs$wnJGDE{M$9><FNLE(8Vjzp$|>wnQMV
P%)<IPA>tV4jKG?cc#HkRk3>Kev5k`0jt1)BucNdejcrJE<&W(+7DnX>-%$upTwG-IA27?ltQ~ky^IoRwoxSKyi{0<@Gi&cDq!?r%#|szdSA(+CNDA@gmcT_
{v0LmUf3k+L#-!8@NDnn1d7q2Ax0&?DqD{niK7FAFh4`c(aSX&)JPHy>Xqo~lh*d&_e?z;Y`=p#DUt<??)ErO-$#^PENQ|vEvCqt75bSH5*P~@#m-SD4FP}w
6lJ717ACL0S5R6YbJ{~rrz$WE(?WCEpB`e<#FfA?@A~LTg#udw3~K$EP4F4ekt9?<KV^OBW&)9Rs*A-7?6w#e+u@bVx}5k*HcWYug%nfqlQRu1FG|nAdPgSR
k8f{SsteBF8rJ0*0pq30G#HolI38ms`X_ufEDgigmomw8uXfku+ZHg)UL=Yu({oRuKZ=wXRt3R#)%WE1br`skJTcF{dKa)D&7(JUK;M2u0y6qoar2nCpFju?
;R6Wn#Lrl`Ebd^Un`{2OoLvZA4j~qy`{|C+zM-pvOkZ}knw;Y|BMXLDP2Pb@B{aB2O%xy}6I?N?cyR;v$)+O0+xZ8NFdicXHDHB(3^K}3B(Huq;)EHzL-%1d
$6*1THpH2n^&BuM)6oJ>I*Y8LU|tUw8rDRxK)ejL0gW4pgA>|Hqk-n`mGC0QACSTqGuK{*M<gy2$u%`Np<cV||3E^%G&l;62h7dVA_fg6{J(5ZxEj0+sW!ve
K!j7<>)0L-U#-O7PaWC<@>!qH3_v#3r}u&g;GBKRw?H)>UXFk5p7J5;86j=J7m-xt>VSX;D>RYzcNh|Qx>Co=A0;41EhONdgT#{BmIy|TNF~2A5(mlb7MzZ{
^5w7wo{}*ge=dA=P2%GiqreB8DoD<cVmHrU8Fq6n$eh`_5lllQbq-Uc<8!5tY%5b0RsZn2ew%M{t$0$mK?v@f;1epi-9g#y^M$)*c9wmYGot4=3R(OxyYWyN
Jj0mbrRx74Ec#{Ge*0=IHWS|hq_;d`wqRtP3=`uLRWke6bt4~hqs$JiARx`A%iXwTUD*W0QcUTL$zhC%=!3?}9{?o1uywS?*raARZ+##-WtJUG_*DPobQ-xT
?WYoX-y~Z+zk>xTML;&I)4D;!N!Y;?--NVnegjWX_U5_|_j4G-?>7D}^0AChNCmoiJ!A<X3Jy^_0aA`h(h-GD_Y)W+Q%;`E@IXm03fL9S-<V*o>}RW$(I|`P
293|m_uaHmH)`zMyLkMbW?Q6r$vPO8bDjDTXw|pN?Fr~dtH!11;u+3cJ1wCU^2viAN3X3Vy(_kUY@2YZ@VsH4pCpt;ws$az4t#PFb(<e~`P6>z3>7KD%>U7O
I@^~VYlmI70t_aX)pDR;D#y_(9|3Ld3(}Tp&V$?+xe^l0`P>+lQM5hFOHsLBo)rMeWZ4v80Y%-nbc(M?@0jgrP0Ml~mukYJ(Tkr_g%y7@T)8wqxcEZknGKK?
OM?yLRbi`E6$P9=%|5D+h5QIOPIC5lJaD?TAYk(POSyiZc1=Gwa{#VmAYO4GOU3i3S_Q;9{71bgx4@l0P;Mb^^-PTpFxnP6Ovj+^vX2iH#LWv@nDlCSf_TT?
@CBZdO$&rmepeRhG{FAS48DRffX`126}Zeuznrv~fxgA;iB{mmeNBHCVYQJHIq@?^44FnTP*_lBg^6|hwVbNB>e@V%70E0^tME>`@Ok>5<a5nRtNo+LU_%vu
TUyL{p+<*X?bII}b{k(9X4g+rw*eB7Ua!RYl~BC3tEjn)qzQWlh|w!uM}0usC1W5^5b~@LIBN^P$Q%aEP^$Y)dOgN%X~Xou&M9m3Op(HqhI#X44euWK=!6dr
zq6aYW?ZpSMpqo-zCQBqJSfsrJICH;=8#-bN6v|2L%kX>KCvJ9m9Tn99$J5m6)EbS`*F7=1xg5={SPoG@E&Lnz;G&+%iq&|s}tYbZ{HJa4Lt_}y;$pIKW2`m
2IG9+RXzArli&naE*lLEP%_mhkO5*lqs)*qqR2b%^PUe)n_&ixG0ReQm`ZBqNjHaD6zTw5#Y_~Y-}P@nM(k7n-|L!M;e4M3uJZ*DaM2oALO2WC_#bAL6-6P)
iSbheaX;q^BSnKL(C`dcj#rGL!}^_#_D=XuF|sqtOruD0XtA#)9G!ZWSIa9!d9>+S9LAQm&~<2C7!(w@ROoaOAQa7_z0+n~6n$Uyei8k86w6u0Yu0?%m0i=9
3?=Pl1Vy=ZW~2jkr0MyhXFDB{>HOlyJDW-##<*mjS*OehN3fCty;O~kJd%Ob&f)45sCAoi$uoF%9Z<$^z#}l-q=r?VLNX`2kDC(A%F^@C_tVLK1MnfY(ov)B
ARa6iA`E-YD#L^ymTa(eB$sq-x9Mc%E07sYgaCa~#%>Vmx=rp!G_nx<bB=#>-6O4aO~C|lY+pMmHHiO&i4bxoOZcrz<0yF6hh_<LL^c;8-=fiziLu(j5zwj^
1~PQzzM|v?q_S<42%2LaK^!?V$)sk~wT{ASRyk_jPj1~Al~;cORP(gp@vup8M8t@Tx9}CAUm;^Fx(%NNg;e=rDWH`CD(Uk*-SiIh9Q^~6#Is0+v-q1ERvT(U
fsnfk)$KxNZ>Rjz=fF}NYJ7nb-3<Vii8dtC*0GbU>enbVl4H>lLXSJjcmK8Q{V8@_tupx}00ZTZOA`YEUevtkz85=@cDRyRQwcn%2GjhQW)jBxiUF7gCsOca
`qHwqbnR$}mD*Os<7F~^G?5x-B;kuVQwN_NF%hYMc9jE?wH=^P?z>L$3X@_8IWOE+q4m}cSw#Ju>?b75I7?#zFx-SjS~qoCK55#hJeLBPB8eFz9t573%LD_T
hwS89>F(QkiWk7du+*^}jxZaOtj@WH_AW>U;8EbY=e0UVYhEpyeV7$T)Crx3g3bV%3~9+8`XPW8;8cF}`r(Ayb+=Z|nA-E}RrC*MbN@JI8S?Nq1yqEAZN)R=
NcRud3>a@&?05txVWY@+-vwAYA+|zl8(WV>X&fEwl1Q2)iXj)&u7a>BV?-#<H*y8s_%}P`_?ilwBPGCHe)ul2feh`1q+p~ShU?gCbWgW(cR~KPYVC?uP&$y*
q?-re&Kl5ocu94Vk#i%huxMRJ#vh}~?p-HnrEoS<hFcAg${nEf);ktgb)fZ4t?zB$h~h(Zcd3Uhu0}dWV%Ua;;!j*zVG&kAA_x1-I;`&?#m>#PU2Pj!5hy(*
&}aexHUxZJc%m`7R7I5vuX|q*w7_#<%BfgkF<U8J4HpjJL409_LVc|XpjB(YS25W>@Ctz6Dmix5o`ZK?>pP*YK2H>%i*&vsOanH6eUC}dowE91lS3Mhrtx6Q
LKqv0+x81cg6GnqB{6*%t-5+LnJh}&V*uX7(_{^9#V>lmOjfW5{E{&BMmZ{OHvD=XZP@yJ7Qc(M+r<C>A)f4K4BJgxZFt*glF&jC!p)&X5b~zb(Mm3n$HE#+
PF=Z5Y2gLN;x`n2Y(PNIv6i6W6&Xgdhs!hEJi_98t;b#@Wx|{<bc-=2+6_y0F=mX^<t&1SOnSl1pFH!N+aALfc0u6OY*59Uf8GbzR&$|1!ag%L*&X5roazad
(K(lmyak*st}>qK;xqJMKzCVoc)fM3^#Rha<sm7}V12G{xha%v<g(~T26rd=F-AxOFNM;y+gi|(FQy6V@0^EH4dDYE`$tz?Oj@r<MLPK*+FeqU0b58iinwI0
7y=+7s>eH<C@X`0LO#IOrZ`K-tUZ0Rm~Oa+2OEny4IdUQA;0FDg#}`c0rjA4vZbX%4`|A*tJAw%y2?Ccbt5$@ASz_g66Y)>h(~TOo2QW$C|d>`WHuFXMA`z2
;T(p&!^85LlM;rr*i15087_ir-TrT*&v|0KaV-NTvdBY)=F5kFBbc+ojI%Z$guhYrfej2KB!3==_7J0(VplNP7#jkpc=u*RGC7YGQag>NsS1M7pP_h}4xH$@
RfJ&Hz$?2AGCa(mU$`Xjp~!_<Mh#r&K~8A=KF?oll6-`E{OD6fO?RitOT+^*?27fpx}at1;6(f2QQ3SzC8CSS8^g&43Of2Upm{I!Mj*KZ$^9S0v3VWz2i2@V
L2X}A5`Lab-vV^gj<dU~($=A~2uLG7p1oIj4lv6SXUNT*y`a!eY~@m>-UG+I%*U82a%I>;fz%Rz){A<H^g*a&JzM=+?uiemlbNDLX<R>|W_Wq8QXHKc07R~1
W|I+qjfY!#f<vj+zt-~Z;2n9k1g`*?q5;UmAKDOYE0O{-*g%d9Rw}lMzF+;W`#tGY9mcFwR>gX9RV8oA`JPrR2?J_%ep;(vUpM%~kCaW@NqM&`YJwkR#1IG)
8)rqf@${>i^J3pe-E%sGdHleB|9Cx9=O*R&46RL*$k_z&n16TyB^C88el*3wD%dhj`0_wkY<=U=MqW2T`$)q<hF4_grSEC{(JHkK$TVe07t1~01z(20Zy;QF
@!W2=DVtc4-xvVWeH~GMX{#~PX30(mQmQDEw30PD@3Q~c@r%Z1hEgXAY}k4hh#;nQwrlMLQ!~GZ@iqWA>pLNu&sz_05vFptIi=Ul+1+aO^?#mf$~dtyH+Gfl
xH=dTd1iVObe1NEPQ6gE%JEQ`pe_5{R|k60@d8;vR?$-DedNv_;C@$UB9*6A#^~hixm`^^3s=zCv-Ilb43EIq_IAO}d9}gYpLKrhP-*cc-Je?Q79DvEY}=UL
xrp$9|FZ-aSPL#CWfScT`L4bwRT(ZGAkZ&NBG??s3_2HhbT0;>BoMM=CAbD#j$+jbWqXna78+;d0f{aVH+_HEY^;dk7|WrvTs=36RawX+nil!HoeU~gCFxxe
d?_mpMwj5PIc0yT`yfqyK1rw}{ol_$?`DyUa_&>8=*Dbs#*cb*(KakJhie$@EHe>3i_!7%Jhc1bD=ICrdKyYSIxdCuC<i*O!~^y*7~y)CYx@||K^VDj7#)su
DTk2P?dFsrzv#OKMBU{*PRZ6)<?`G7&s@)I$Y95xhX?NE?kz99xs?Fac^2$tl|p|6m4?kGO1(OcK<Ru89RqG!8b#$IISk{wTvV}~F<h-?i-ooinsTcW-=#HO
M6}z*4dF$wIeE>K(wZHF3>PsJvw8G0Fw%y|QnfbhsY+?YoRaC*%<OSkG0akGS%Wa+p@=K{6)Y{mM-w>qzG9A?3Y9T9SnT0lQkrZyK%O3W;1_EX%7}#aN=~P?
O;iktVTea-34XrYzhnMc0ahG^&*TqXei!q9aIo+AW*<>xCln;bR@h?1a2V{k?bZvPvIWI7h?`!)<<S9@C8*Q)NmlvpnKeRr>I`p^`o{K}IGn=2|J5-$-gvk6
`De+y_-1qgx}clJMU9@)`FKCoiej~Bv1GVb$+L>40isA{u7Jja-p{XbqqIWwt&Q=QmaII?^US9oHQ&AtEaciHT`wjcHKZM1T;e%q+<D;zN<HFdyzb1er=9Le
2AHKzB1t%-Z^P&)D{SgUJ5;KYXM~QjyuMfJ>%I66wC_q!xa%j9OcfPX_Maowlmuf-bnmD*1?I9~BuXeowX24K7W>MCKV?<CK=(?g2{XhZXMtNRX7r0960X@!
bO3QQ()!++S=JJ`fns>dt^3*Z&Qi3pWb~y6jE=;K_S-FbmlW9=Lr@v(T0XBux9k=4GZ7##m>1q>M2f_W@$0G94MMaol7OL__M}N@qAE66mzQ)C7O#Q^nF|aH
`?zhYWs?w^7g*an2wcbpDA%+zuND5$Y=+I&(B6wB3<(h;J6zu@szZ#%`=$x2HMqR1PNHqT6d;s5dhZGL)%k}dmP)o>*L>mSE#Oi%c;i?D#?SRg*m*c2WTnwh
2MwFKi3Ca}a4aLU6=;2g200F5(><l|p+G|AAVfu5%f;l6dbc|y789YUK$SQKU-+kmv5ZX8n6o<Lt(2&Vjy5a;2@~%i_Ife4=8uwc@5GLK&gFbKW?<~Td8J#!
8V&GAOs%2rvnTMg9m{viBk0{Foy;mBPLNk@5qeWFLeFL@1YXfbjX$j%^-4n#A(9of5af-s_!I>gV#yG)&mVDEotNa)z`R*sIKKl;ib%{0-A`vC37dCx&lkFM
sk3C{L|gEVg&jUsBx7issx^RBlnb7oL$7-fW<u&_KtloJtYa@z925;Gqj|Bk`S^DZbOAL|7?zYag@Y`Eia~T$qhk0Gjl5ZJk8=ySe5ftJ(=dAc*GzP9g7=l6
G>#`oE;mTs<31OpPaRr!aFWRvyGByJx>-|4XHiGGMUm@zE3II*a7KBYlI0}OqgrMrWQr)Yvx>GA(3q}L@tWrn$4yTrhHel!ERmTlWT$wWaebgubVZ06*Kpuk
-ZM!(Xq0OjhrU)BoNiH1GtWl<zLB6A+=>xq!ugUfd+7~=*1lXS)+P<4T{jlHPrW6EP0qh!C>>>i62F5Hk*2MC-vzXDAJp_Y6ai~hnhbL>3HZxB^Sh_$b)6jA
CX5zo8yFR|7nW?xM-9aLS^8)wCh-}T5=I*=cQz&){H%sH9Bv%V5T&ZL|03`ee!SX)=BJ+5_X7#4>;fK!o<6nXvn8PV4VFuQxc!_KGfHVc4Ll4JJ9+DSc|fH5
M(wfXdk`~!?(#^}ao`S`())HRC1W>tX4Wo=y<=y_b1CxjsuFvWbL7eZP9oSdmEgfbZ<(0*7?KYlgof2(5ya1PWF8uG&G@Rz0c+flta2^@srphmKSap^5a9m=
V;_sHuIjGQl|{{e`3S5XM=r+^0R~R;b!Jaw(-TDRu$h&0#H~7HEru2cl4M;*QjaWLcwh`FkI^Gp614g0h(?~&aIIDsPQxpyz{>}w8U_~Yxt9g@#UuTVsd3wG
(GEz5AW#oUEG=48wTy-0g?jf1B<orPFl-f|h;J!{!?hJ>{0EoI!11+TRo1Q!ClyZ~Ksx*ClU*XlgiK75N)30g<c@)7<HkHmDS^LD+Q$>+i0-2qGaxcnxHTt{
rGv;5N|a78;<-ls@SE9tj4jqqxF10-7v_`G?|u@};1399_%<=K=C6I;LPvW0Y_Pzc_E-{V>s5wh$zGyqaU(z8M9Z|u<?ed`${pw$%0V|pRM3J4X|(oHa6E&_
8InLYSe@RRG#2HkSx*>AzL?B&Reo;D^Yz1V)i{Wvj88(g{9mhftBmTKq=>a+VL70;)ov>JP|(8Rw3GZicA46=r69Pu>K0r8v3QCFtr0A|4s6lNV7M8PAXJY)
WA*Fs{Ippi!=8n)13(lR=R^^_3@~^TSfgU`gBY9zFGH6;L4=E6hQ6jjOdLf}uH{WOAvn3ykQ!-G@8|8~nquNstiJ=voh&OMCYw`-l)_+;kq7R~LvmDkaYOtk
<l~ahUL>Fb&v|O6eK2>(d)c~F`2Z2bTzesCki?S?NQW?|@2&f7G~}oTri5iH>G(7qVzz<;b9Nf_f^SwG3x9fre2a2B)f(L64ppz)S-644n+m8u1jiP0S(enl
TRAC;uOl1%mH@GgnekL<o9M)UXTf*pXJcYTnyuY2Ex`Ua8b=N8`t*`QoH5mI*{JyQUkFEvzaTAv8G@I#vU%X1Hr_3}d>9sS(LA3}3N_XyX#I0jAEB|7y+tWI
yilh%+WVz9jZZr|k7Oy@=tT>Krn-)EZ?WN6tDkGr&Y)I(7@*yQX*)lYKDuEmF}+QNHM^HNZ9JC^8B)We4M~y<Bx&q32Dt?p2BWIb(In^i<%FABV5=$fHJMCL
MuY6WjdL{+$bbI_wSH9*j(q!1%z50&tw)P=xg#Jn$@;2}W(8Zi%Zk#nnXGt}Am|av=h&a?fM3-&a5SlyB{(F7HAxfAHn0`$cE@~e0V}1NsyE2`0)R|pQi2sJ
0Lx$vi{iY#cLZi#w-X%kc1AoDnrcYm&Ak<<PfdXcSCII>dorXSu0H-9IBbodW%lYJ%TYmzasIk;rgM2WqE4}FAQ<WPT5MK!iX;d7<)yGBkL){kP<FT4EuPm&
)2bEzRtX3>Wj-Hst(55?4jHr!Js<e-@%LQ@QYX4H=_V-g;DsW`((t)+lh*h1-7>-S%2Re(S6O$1x~F2i4g%8y=0cYYaabWFyY_q?`5|63>HR--C`E92+Y1|c
Zo7+$nH>)BE$*qJ+JMXX71*mL4{p~ax7E10KV3(DFHtC$OVMw5G9z3(ege?kLDmuI{k~TfmAaiPnozENdeSXX3}2UaQQFwAcMvsX)(su)B3|C0esV+p$xpKc
P<yc0bV8klV9Vp66Zh@Ra+D#!WE9lfvqs5jlOCieH1PbvT(^Qi1XdP(YczuK`HmC3*aBCEWZah^)`p((_lbA6LpRm34~mtp#ACTd1VMM7G$8poCAAIiU>>oy
><t(oY*j@uP`k&31NBohn%b7%c_el2JdKrDfBvXtF&-(DPr&j?8)uy`%rrbMm~F_KT-Q@64G2M6<5+iHfhejt4F83@1h-P13m!0#i|_B7S30LUNhQM{>%Kx0
(*1JA!7@J5Pd0}{#REYA3(64L$D_DC#Jd|pX7a^;P1quJC$cXz_pFaWd2lmU%9a|g<t*l|@WdH@<m=@d7EG#kP9b@d+p2ow#V=PVeAH1WZF`s8*Ge_BKVZ7{
&}gUeb{ByB5<a0KbWF>4gK$Vvs;(c$Urft)rJ-rjUG`GuUmh(Ox4_#1tp}l9!QwZK9fNC@N(Rj6c>~qHhK&(<N@D`PULi_UytSX})FuYDI22M(?#L{NJdCNs
C^s<DGb={m;FnCMzB*2Lq>$lS|AG{m*2QhB`Gy+lA>84HvrCknm{^!|kdae?NqCxb9AKfh74N~8VwpR%9BZz@tqdo^BWjG+W;vh$&;||#9UcpW!(HHziwg#b
EdZn(GS<SuICy9qo%rPL5)zCix3C|7BuQ-^mSNkh>JFH0;=FW6<?_gNk{_-S621%M4_YMsG>)*Rs3MKbs!S=xVsF32V>{5J8R8GNEW5z;@;@~Z1?f^Tp9*}}
9B#(d=)dDmve<>%dtfMFp1u%5;pwt-y&@Gj7E`DD(Ee{r{yFZxl6VujTT@Y8u00_%U8W|I4T>h-K63<nh&y%<GNE|nK%1ou9`g)E%Xb{T7uAB&m^}`)qt{#Z
>cjRtTl!`pB>q$wHpq>TI40oUPqOAc;1{0^VY3bK4fWb&>j3Tyb_c_9=I=7RWEnQgm-9q3l`pyZqwZ)s)SKTZ*){gti%$B3amfs*5z?ofXguMiG6RGwcfco+
QO1+w&Cz#JH}MJE1zujA1JlV*HWwwv-u_Fyk`sY^u{k3{XzAo&B%6&b-c%KYGzU_HD@(a$<^7s-&m-tN7_REW%C@f!<&mAjqu9tX@mG$8W(T;0nB+kVK0z=-
Y%6P*R@30<JXw5(SLQh=GOzfuVT}DB^A$0U<>HEi*_}FA1QH8x-xZEbAa1lY_R{#V3N7)H=S(hS8~x8VLE~ZG$Dr~Hs-L2cOWjISZ9M#ZbGZY)(DtU%;tTQ#
NO?R@-i6n3BOK`>+9c()colgj0m~AnYCV<7YbCy*GGvFEYg@t$>-D-HUb-XLHYEnQIB5ZlO{o;LM2^H-%}I#U{#);B$nM7}V2<m+=O=lh2~VD+?C~VRAYnQp
9zQuecfnh}t^KjY#muUZCTFRlk#%tObDAop**M?d$;lp|Q0p=?=@bOy#rq^~KvJ!dnWSd|^@t(<=^p7HffUdTkAH_CY*X$mfs9#J6!7tYU|}(mjhW+|v~*WK
04!(t3RC<XuYga)sg54!-<Rm6Wo;hOjLr+cmykHlQ8Bl>y3cvWYC%0%2#hE)falizBTK3k`WA5s%Z&}rZUW{iF&R*yAL-b&lv^IOzW~6nbs?waj&G60Yg<GE
NNC<!WGF~L$FV%WhgtuT`bIgiyZnq~WP&5f#D*jHV{|^q%Q3_@YYhhBC~<Q4n)3C%AL}sW_i8F2?AQ`ICcIr1hICKsB;8><f}2QNpf!fN+jzODDO<n1e}onl
+yKbL1QkTu3p<pEvc*mg8)jTdM>*IJcHfqeXwLDDqR#!s)q4UL3F0M<REm!c9A+;%St#Sxb_SU~{N0p0n2G0XQ(Oeto-1rDdjTURn4)_3o%M`N@8{5jh?8y<
VwhmHHQy1_b2fW0Xa^O&m&WM_0=3)}Nm%<@26PG_;J;8A4|D3DOBH8vpRqdpX#ou<E1V^cf=3dA-J0qlte~YEVcW(jfqeG_WXAtwmg=r}d@mwA+?LhB>EESg
Dp@XswBb%BWp`NLW*wrjAwW5O;zq$Q77(fmDjjRRs8GWuC0&!%0k4QpRM``^Q4z?kddMTSQ4cBve=>%FNiB_0mRAdZb-hTt+y6?DxfC74Ge`dQlR_{Dwa#*r
;-{+87e4ceTVQ)mFxg2Z^mRCI@K5raCVac<;53n8-CoeU3uPFm*>w>U0;;a`GYR+D94DTccB((!^+h5n&pxl0u{#CsjnEUnB_F6$+ikMPM++uKrc-C#^+<vM
Irjud{R$fL4mS87n2#ni!Zjn9;6bBnGSFL-#iB18Sh=a?M~`xr^)OgbXk1z!32cP>rLen?lnHWD4lUab$UX>eXC)$Q+)XPm(+6Te8-)zWic-KYn3MPCc{FQ%
*_Sh)C==~{L9)9YM|HZOLynxSxBY@ts}OMF25R=HKBVH;K%&&#uX()xJP7F9EK8kQN9-X2I>L77l7XgT$ZG^EB)eJ6LQEhJq-cZ^lz!I2-R1@;loyKOM-~Rm
hJEPKbei4*8`mB=q@3KL#2O29fi-S;dDF$pgy$N$5e9COHkX(8OV6O!<h#GHF5=(y5A0|@m%y^hvb5P8w!5Q@N+SC_M@a{E$=6yv0+4!$YM6H*(=ef7mN|7F
$SmB(ok_-B8^lkPP;<DUr%}(~4kbXuzPnuDSREi^eGr)|i8ZE>I%^(mo_V`RJ8GK<0T&HkMOsY*YXTGdVLfX{O21{4$?TdqkA^yf3oLY-E2r`JElcfD2j-l)
CPj6iIgo${7`Pd=Jw5`dXIl{>P|{sYwCZSWMb5KEx!o0K@kUC~0zleGN4%|xPr1vqNA@(3n>@Qz>5XKJR4}JdFkcKbG+KH?4OORddHO=>x*!tWhttGKrLR#<
8?mKF$y+kLA`073evw$rbOC=_r$YA9lnWjEIZq4>C<?&EhBP%u%+gQl<ZUNO!Xf-aw@7L>+U#fLf@%(~<wj$dW**uQWJ3-dS}&jM2FLPvG3oRs7I*BooJMKH
=Q##C52%`opuGXjfw0?jSD#r2?bfY~>N~4g5{Mc#0zOfMYd>a}gdc!0O>fP{!Z5$3F|rp(O?UN1zMJCJ^((!5%sUv>4bPpS=R=zkJlTGBJ63uUKJRL#8FttL
iZiyJYf-VWjf5k;;Y!xUR#$JTg%)W*Ndo`DEw~M5?7#W)&jyD`L{x<|&ExC3Ao@br>Caj-gs%A^sl@_em?GHO9E9;M#gczM5dHTOZ{ux(m8R&Dl}A@!*PosN
Qbyjajhf-OCcNWez$Bk~mMS1XnJHP+WguzHyL2RFByRnH!6w(D#^1p@{HfcnSk!korO8o#95NNCMp88Eyk!fz`W@<<A<Ce49JA7qOpx8}5>3HRqTGcJ2kL+c
tMIlZwYt*1bc5GkGMSK2hQy*W)4oL9p0gxVA(u&GJnOY*stb*H^d%|&Jd<Gi!dRe8QF9G((F-jNTrF{|gU7d|JJKxGR+Jsp3P(^e;?wlpO3$q-18*6JOxAXn
#C|p=ok%|C9(Sr?w~5jB9ZP6ZHO#k#jb~k`__04&5{<WcN{Bcd3og2MSAW=73pm=>B-c11xXc?ESti@$4lRAZG6WZ}1P&6F!)L}=Ou|`i-zb)L$GYiU5M+Fn
(c!<?r)k|Cz{{DRp_m!d6sVHW6_jmAFdAXn<5>Gb0wNl*GyF!+p+tfdg@|?Rn+eR8HmZP)2)Yxv*SMVtb+DHDaR^b&u-dgs*6Pr6#rVqXanns?-@9;=@8Eo?
*eEnX<koEY=TZchSgQM;sS>JSV*4pn)OVMw&nYWv>?ilKjtbLx6>;6NX&G<A#JWUdQ1j-Sh9gh$`{~0mnJZSUtZ5W}ar$(Uv07@}1_cRkC*YdHxrarVMd7dv
oTTNj)e4XHg80%`Zxcytc0bf`rTkVr*YIo?I$~3JVq61(p0V>c&q8g&z3lM-C;!5;>_*8c$UnbcQo4YHwu~vn1t{-#i?6>)Eljez#7-5m>|gp4bpu-m<a)yf
iN2aLtlwHQK1%7Pm<>K!J-fV0Y`8p%NekaLzEedl&x#-)Qz!PEIT2OXujI>KETC{MbPPD5tTVsd6r8MVNqGc;nA9$|G6y!e6*fzObi0rQ;@(3v5RptH2OFx9
Q)inZr!U|vveD;uj@mb9SL+LW1eai%r8X5+KaiUu4&GFL)hmR_^5qKRwlRlU{JM(5;mGs9RkAlfx9^%%?>Lm@1w;}a?v!NK@GB*M@*?|Yo=azu%MzAXyi)70
Dl}$Xlkxr=LiILrw{tE(MZkD3v8DFT2<YEH4``6v-~D&~P~Y%#GW5M5P{7*bcieAD<b{pjU^b$_qs>t@CVp05M(XZZGg25L{5}wT_phuYZ50@2bNrTCB;cmp
1J|WY*9e2(vOvoz1*(oTZf%`W+66gYx(t(HfNa8~X4*`+izzLU23qn~N}-|EJDH!#A?w2V9{gUtmq%v8V<HG+^Tphl9Tuf~5Pk7m>mAT2;)U|PK~o|!!}e)T
fd%7JVOLOLO1eG0ec%dI^{;|Y0tVsuZLxOIZgaU?nQBOhpH&dJejfm5F5?j$Wl00trM_o6Y^u^_9DFeE@-&!tI=#S<LG;8+Je!B6XkE&^y{5nR4Y?d$SJR0q
BfLp-Npkfi*sEklL-MP}x??!8HE;MQ!`->F#~YUq<!BnNB)~{4y9G5B?q!r25)Jb~1;AwBm_^kh3s7aGK}FDPrgAX%D8_L{Q9z2v;F!<3r|F%N8oeLCEL@Wb
^hc;M@-*RJws*63vUB5f!^T(MTi!Np807)V$9G0q@!VbpA5*xm6<0E3RqRz^{xA8m^a*b2(@E}rZiw^+15NH_cn1Pia*^;@r|8u6bHC$*SjH=LSJ#^Vdn^<e
6OI<!6(WOY)VE*UX8S6oGI79TrV1yJiqT#54wrtyg1tNOs!js@p^w$o>g(iO5ylV<XZ*x~yX?lvj3`jCk7c17o`pr9pL~X~hgyy>S<}f*U}z%J2x)cP#;bu(
HHVdV4N75CSFDi85zhfCiUB!u6y>VpjGIF#GTzA6GND4x_2!=d{a+r{A$u;W;q3}(;1jJ`oa(C}%}AZPA{O`>HR&AlS&jd>tS>f2wH?sIKntJu6Wt!fABsy3
WjiozLbVnV8&M8jF)l!2OPI;UcA+B8tHL!XY(oAQYx<ONhqX6PfxwA2Gb6gSTqbjRwYBg0Mb(E~3uMBNC#D1#P+YYMGxi=_T^vvibf)aQ1Qll7nx!*M>aKVQ
59bashxlWOTQe$sd$O@m&(Dt$9vs!rpTW9Dn34j)eG9(UwliuZnH3LB0PHuzh{=%88FgpUpX#fwY?NkxuN#oSS|lUGexB|KOPmSu&!@n%(>94T;y4Y6<Ix5F
uSQEAfIVn%^YlF-?&A*tk&hPkbRpzn5h{q0-Y68<rfHGvuu;}snD43ZLPUiFS46h_JqyX*HTIrrpAo6-6ho7}nfIg4d4CuOY*A<gkay)GqK#AC2dqIgEuTqV
49c<eG1)vUTQ6BDy;own5~7^1kUt9P@jrGk@lZp|%A5~8F4yP%G(u5aeZvehl6{5C{emtr0U7VI6F#SSx1p}c`l~6jzp>F>EutC;HyEM8j+lX_{XUSxw)>;h
QCt>K!fc4ko8>2nm8$hrHJ(C5=HoYor;@}14YG~xDvE!PyxHa=t9}M~eNuOeQ*T1!gfn>^m@N`9y&vRSSug(82e-R)!g?<8G^$H6JZ0Ua*Q@~6(ta8M@bRvz
KY%gM?3__>o>wxfJt4THs3|E*${t&FH$r9yX~;!e_AbHc5+^k6LexYh+A;Y(_Kn*yK3pfQk@Cd1L{eAIQ{jp;(Gk|W(e0&z=$si01h#tdqHz-kl}P`C<nsp5
3i0s3sz5dxx`4StBiqKR-I`MUh<`G5Rdc_z3J5lc5U_^=O5}FDu8ZPxG1GBO7yA(nbcR*WQxYwgsZr*-z<T)%2G|)}I)iu<Vj5Bdv)S6RSm<veS3`aq-c2kL
J>YFt0c=`XXazoB_`CYB9NY`i6wQfhgZ?5i15=DY_c1lvt8<_i3M&-aP`0vyI9FwpP38E|AvVl)D~H)fWH>h(Jn)<?;!w32fU8iRfSD(%KPcIV@u&BxOt)E3
2s*qvq+ebjq1B5$RUX+FUgCpkO=;sjF(ln4%Swj#T&}&f%mQeuEB{=P+(Fn{g*fV=X!A)V%bTGQ^DPQJzqCWK)VvLN!<9lw*xf{W+<Fz|S)=Vw4-sBY>Mu47
n{D(JJp9+AV}P{k<reU71^SyLABCXQbob)yWv9n!xFsQ-N>2kvX3%~6o}h2<(7|8vXARS>%CY)aW&sH84iKsASIE}1$45GrSk9VC;!toCJI%ub9;>H@)9wOG
EA-UXJ?X8OXsgu|Fe4=ohS>OT)(aA7Z*m?<INc5>={5opO}=O#e>oXY@qQ^XD`rELZZU2LN#9FD3*o_}JqL_pZ74e7&_(vk7MQ(`y@vr}VRrmPFu7q}0Ga;_
tnXQx>pTpiI7b@*_&$cG9R(CUa@s%nlU0r(%801gkj#afB^-UX@_MYx;)Sq$O>Nvv*PbS={xV?!A1R%Y`waE?576rmlP3*7Q00ipjCQOp(g%NP54l{PH(-Hn
^*KESTg>FNTcPmJ4%7~*xP)TobaDL%s0qla&&VJYc7d1xP5hfp`PDc8>attC+1PqD(O#;GqCRXnOchIcRu@^RX>n(D>ay#EzQZGq91d+chdmfOs#SIK(WZ+l
wzzk1E(YxHouH58lvL4j&FliXY6%y;sUhgPtF~C2&wz|dRdK^W^JPtY?uc5>?(Yh6;*y!HK!x?n&n<ANsfG>k{Zyu=7(L&Rrovdv#}&bZk^2@m@-*hmB0Uht
fQofx<Tf)~I3e0e;-WTTE(}nry2>6{<+gRAm^cHR_85!T+cObsRJ_l8QDNbunK6k46Xvq4N(w|+6FN6cedRlg84L0lR|oV65I=L;;RL+2o!qpVnjBo-d^NsX
I?Z~S<zi>0+5tL>;$@#khT}PiUt~{?fEXVNKqa&9r_9UvQc@b*E)sZ&>V9xX)EsuU#|lYU(UY{Ar?&zT4um>*6MlxXNUJ2MANchnmq>gn_MI*=t(ME+?ge>4
IW{Yk&o9g`pq%#wFmMf&*S8fz>*k66)sF2MFc#wm#pFY~WU@Cv;vijjkFz$d>IT|n;^hE=^KWp>!loVJH9K*PQuvH74J(_CWFQ0&*Y^LQTPuI@S*6MYg&v4y
-twjI+kCqx+2m&|s6A^+fVHToRf)h-Na<Gdo|G+)d_yaw!G<~qIYRt638X9lA4mp(1A?u*r4ZwS2`VJG(>2B;2umb4-HJ6fZ#zBz51i&pR)dW{>=cvGT+q4r
MHO6#){0YSI5gdIx}aDK(?5EvoV{$^j;sxQUmV46BorhQqp7SubCp$#U}tZdGWL4zHLz0Y4PcZzj_PdlLz;0HZg1F1!I*q!r4$+&yPQ1*VVN6^@n*-@Xa?dt
&?S4CkDn)mJSNa{Mp{Bl1a=Gw@Qi|YV?&)`dQ7UY!cUtPylAcc%n=@38Q3rds~t{qXA*9+{vIu$u?#JXaj<B`>AOZp1XHZz=!2Y@r+HDNAWvG`0n7U1sbhC{
fQzFOAF1}I_XKdW$pcA$^@&;6t*sY2)S8B6neFG11H#eKiy-Rku;$$UuJNvah1xLu>e8}${{ef<ob0Z|q4Qg?DLO03n}wn#3RjvI-9#N>+jd?g-3{Xlgkf|@
qgO?t5!b}VcQ<WxnJA4x{v8-Fuu=(p2H<S==veWZx8YW?VsodAKoy)vk5CTLeRbh}A-#>Wu)Tp(gl(HUF7%Qm5J_;FL=A~+-9}v|?*Fa=sg+1fa-XU>-}<YN
4Xz>tIiS&ophymCfIe4cd5anV13>)0glrN2%81%dA5CwHptZ>Wb*JKnzS1iSIO{MJW(^`F%_eAVqVZnNoOmgw-mqCPQ%3jJ*EbGngu8aaF$u+Ui>EAPG!$v9
o!z=Gfe8pV9a22!Hnjt3#Adz8a-v^~tS|2YN}(@sg6bxiof$^i0yNOUCu?mSwxlV8ZWrA_xVH46WMukgTLevbbo`(?v+h8TSkxTMHf6n`=8HX84OMhwm`$4N
#QRy`>;Qbb7f}#$*KP#NLqcaxI%kBL1Y${=PPT<eUX<^j@1l_E-7cqsOJkH<t;NxMwHw_`saKSc?Gou3|5f5ALga2sX!7LuVIu#Pwp^*&1i`#!@SQ1HX!bvM
Hndo?M{hSY1qj)!>c9iT#4Ke%;ZBBnPVn))<1cd2H){q#r_-lJjI8ilfkTs_YapFNKE+-*C4S&T@@49_`NtgCjHFIs8I-R~P26`MBNndxn8}F?S#`6>u#Ed4
z{=1Qwn|!jCZa-pQkfr6=}?cT|I#GdgJVD(*$7GMWmN)BM4i2_474>9wkR}~)+rdg@JFgY5p^g`-^Uj&=4p$5RFM09e_y>gnC^3VDfVk<MRg#H+AQDXF<fRa
Tu;+Ff-{R>N+gGv@O_b@#k9sB@pR$(Lj4F{f;=;YwhD^m*}aRY*^D)1`zs55h&;dlcB`5~Rpu)E|A!w#j@YOWw}N!efu=x64)l+#Ltvxo>f;wO&6z8`NHH@d
22!ONPPgiUAa)qfnnNxnR|w;fT!9iXWv?p(@!pmC3cy60@>_vuzT5{(mQK2~;JHXO__=V{$#2N45HB4>V2V7+2LDia3xu5ZP>}lX6EXt3qfNXKOcVh4lMd9M
vodru`enEb*DKZdlQAvVy-2nlI^AWEL~eX#0UC^7SxcoJbPA4$yev?i{;N=T0qu{bg}O6Kaj$yI3Txh>+4I|Gua01(%8Z^Dz=e&00r{V*G*@mVmnL!(8Vq(g
_qR`F-{)jG+=6MocWuR3<-=sP_%K1{(oDq><SYe6vwpH^8pg?D1XzkU{rZfKc9FFGIwwAP$|yawPv?Xrdrk#uT01qc8|!wMg2|f!d;idRl*+~<aooHzY1vu0
Yj(}JIeMQfyJN#5<XMsxP(mad48ac{`Qwf289<*W)%{0q=xeqa639m7Q72=RjL);3q6<0!CC>Pt0;FcD%8tAUf=qZZHJ`-kZ(}Fvjxvf9SGDk&Pa4G3_uL9<
b2oH38c!|O^k9+{jAOgk8RfPrkconSB%gLuEa67aAHv5S&Hde4*#>E*muM%_iRSAy&r_=Y<{>hLcQi~%+O)PhWHfIq`FpkvoI_28gRo-A7pt=0D3Y%QoZMp=
by8A+4Z1&)U@LddTJYmhRx|EVX}klHzm727`FdrBYc^Lk#W4nVwlWW{1x}UX&HY+*5l&wkp9TVkhj=5X5Br#3+ecR*hcC5mpaQKy@*(iz4Fcct5OGn-YLPS&
J=}vNKGF~sVXkKNDb=bZF|LodF5VoUV5tWI;&4C2oa-F+-VloBX6u;2J~@_{Hf<~w-OaQG{81$~E~q8sU@2yL=k?831YJZZe2XH{9+i;T4>~4yT2}ZJ2a+VP
LHiJ|C79e22NaiQ5X#~OzFNc{nZX3P0Zc5GVT0)Q&&4%E-k}I`p9nAsqWoQKsq{<zJmodqG5ABxqGxqi8r?f!f0C-71wzq1jGVlFZ(el5m(AdqV8BVq=*viR
+8H>eB~*wlk66=_gtO@_sfxVlh`M@#pkA=f&_enGV_)tMQAb#}1pdtm<u9oa5tj&4L@`t)i@&Orn5zeS#KETI6wR>KwQ^;M*gm$5LIRFr{KX;CE&=6ymq>nm
EM-3s0=yMR9$?NK<91vpGd8lcu_!0YVh8&*E^Ci7eR-!1gH1C>`0&!KCv+H+OV{Us1WEmy-jitHPd<iYzC0WITj;69s=3C-X(8|v%lOog7k`I#|HTxovMX{K
-+X6G79R-i@!@3C8NR_$CiV;)x~nfFEB+5Y?G}({tS*3}L>8_wwR?d_!!Kj|z4np5V8BEStWr5&PI&>=I&VRpr`1&Hps>*DtO-e@Lrj_O78VJguNQOnQUS_a
^?w5;htZ0F=s{8WMkitVKJ+t|NmguX4gF7U$Rup;L}vFnQ=_Bt5daNC>4jVi0r0cr2!X($^^5Z4AEn0;J0=IFNxk5%^wLyF7hS?x04^sNg@oc^U)LV^DFrp0
7m%{S8kqCQXJEezW46&myyrI;Hi&lKJnfN~D0(p9ig>5-zt+-s5fg;_&aXqD&WcUYdAiJQ8n9<UA7(hn7Pn!OxlpC|Vd-KlMeSRxz?N|!MNI4mc2j27D>2mP
jZs`}5e(ske50J~nUWSSTMYv(4nTuNiM;50hBW3G2*6S7Bk{q)#LB+|_Z~pGX@0gM$vlA4UI>{*yj<w6X^_HMS!ic6CuJ-Io>wdiD<IiHo5CMYewG;P%B&h<
7Rzsoh*rjCiZ4cBot=;8CLF@%Grj4yF<HF~-_E|-Q~@1oX0*chUp30v8a_N`38NvO&(S>7LfH7)x73mo3`uZ<AJ}hX4Ite&hE9P+2TINgack>?qv!n-o!R+6
_QT&0*5X_uOqM=6q0^L$<G$kYu>u5Mj}o|mpQgJB{Pmaip%Cq3Wvjusm{CXuf+%PE5K9g{>(6A_C%l4XHx@M6;BIaaOH-_s-2R_`_1(!tz$R-ZmRKWui@Ky(
o)*IU)Y8?FI5hGM@l<09gTr;!biKj1Itb>dnnY4i;xHdnS2No?ENxeIcx%62*dBz@vU7k#HOTzs{zHrn;O!0Y5I1@7n&Gz|scHR!?zyF8MH7zX?<d<~?Dj?4
LqjiixG@nnEp`STfE?L+T8i?~Ek1-i@az=$Nb;W_qvVD|jUi-rP1WG5G2h$J*oj#2hD)E4$%rdMfOjMp1I%I}5_yd&b+w@MtiGY6l;0lOhPtjtU2_y-r4Xc9
)PP$wbW1WmG8{*go$vH>#@{*>5DPcdnn3nOpZVTrs+`ssro@qi@`s<pwK>ie{m3WG%pyMjAgx3*M^{9Q8A59Zqb13Ggh=-+`o@eb3YGS=*FM;hwkQk@`D&7N
zOGQbysv|O;jtgz&&EH1%@amL5ekEPKO#CBOt|aLC&Q5R<yn{&im<yQLFhLep<+vYn)Zp{yhTdb-DSc@|0*vWS1lT)E%`%y8B1fvwhxL*o1HK&GYJl_gNVJt
vbF?72!@pRd~jaw!J)euttVM-Flv2Ge>E5(1#~4xwF=aGL>uphD+4g6pg@=Po~4}2nwbTHc6yl0AOyidpP_&No{-khsG@U-eKXx6?36?#qG3S%U%IVv9Bej8
<R|)BVei#OYGF%|z|DJz0R5Su&DveYuDUM8D_S1kQy|u~cYJTME{R(L+eevAC6OYt=c1lAGKRcf;ZSnh`iufJEfSGSKF6H~2u7J3+8--NZN1YET@lT3fjjeu
)ZpgpAxak=^-u#%zZn?l3ILGS+>^3{`pFIKopyX-Lek%O(Ht>{t!4kZbo*I{L-Q7Gckkl~L~707?!^%rclbq#=Bt(rX-D{RhM7_p9*{gTqJ;fylA*W?{2&;<
VVhZk5Z`^tSGHuBh_DbR5Ia4u%LQAuIu2KHNszGwaF>@RpsvtENM>xnMl%W?bJhU-SWDkS<;6QhRx8!@G#+N!(2j?5X<P_g(UOHTJAAst|JsN<f=y7EA5m+g
u&z@P6p>C*xrKY=i7c{gS53h+DelTfbvlGEuJRnWVK}EBfq(f_qCVH2UxB|u5Sc*Q_DT;2zQgEoJ|Vk3(I$PsDpyoZA162c5DkMwgpcYsrs{xwOTT`Ot<^ao
rFXMD{>PzfeH+)s1elNVG=<!RT^x>lWM1|iyCKXLV{XR?HDijMOrkq={!Q(M&w-6<J3<MowSy-$K8c%@EL)KtS8;w?U*#a(De!tSmj~$J$rv{fZ5nyB`b3n0
zxnV8H+9Zp5>V!GgTVWWVA2bAi(o=(vUIqUrF4=lu!6X7I)<%A>lJ#Tg+-X1axFAh%cVOBdl72l6gdH%c|S_3779ADCnvifZQ}!SdHF~-xfW=CZ3;PyDskC#
I6_awj^{ZMBttVO#kO+00@mC9`8@(WDO~X_q<@RGy*m>n#-k2&>tRF!b`Ns9^RRO|ogG9p7Ct`8y3k1a$2P+U9}MpdDZ(9q53$cj&y087psYLMR=v9qb*4g-
IL|U8vkWG5S&E<KJ7p{G3muRT575)PmlgPmgan($bms;+QG;V6Ew3=L#xd=+r@RF5A8aFJ0M`>fj;IPQ;w#WHc6(*mFY%bZfBH3~YGF~~CR5B^$mg-Jp`;lt
>48w>y<a<k%rZU!iUPn}TCitugmvt%v&+P|DWnn{&<z2>!Sa#rA-vB-7ZD!}>nRXd_;<Y+>lr6Ku{$)FGC3ouqdz0U%oEG7q4uv+SPzUbRO0Q62jE+~VrcMC
iHB>s){x)TQeFw;?w3n&^<nU-l+PJ|ijo%J7&!?2WqS=4#wMW@la2@3YCTU6;}Xo;8j3fYJDLk=%*U@skm=Btvyhw}b?h>MCu}u+57G%9Tn46dmsfMzs%<Gl
<D52aU6}o3{vZj<(*^S#H8&d?%i|3xO=wFyj?CfTD@D?p9OSOTtKZHtl#o}T{BDqm^5X3x8)Eb!9)VP2JTa%C$(7Q?%SkxGcW;a<2Nno8;7l%P@q45h%#H*M
(K<X%Q#kcwYpDg60I++N^D>?dPjk|p;is29RGJN&8Lgxri!KfiGD#aYfr*cKtus3=^WQ@>>ad(+Eqg^m<SE}R8)bMFrE>t_^(Q#iplGAq0Q!1aRM@?-Eg}i+
1^kj#wDr&~B1qE$eDql3+Vc-Iam#$kN*SniD^<DQ=Ib;zbbW`jX&((d@CdadoSK?42-J!Qe4d~|9$MrL$Bb+w^&yC2H6JM&-aD;zxhH1Zl)Y}cjwB%$mJW>;
@h}7Zk?)=FYxpfT?$AMD^`cG9pbv&3N~N<)a7{FqFNQ8KX_2;QEAxG%&OD{a-moV9vxqR37icn%N-u=YIK*N0K(670P5=-Z_ud_Z9_h;K3Vik4ad~ac!5lr`
Z<l*7Q^URqy27hKrO1>Q$mI)Qn~XUc@IiB3DWj!DlDGP%@zy!{d`&(ppH_mi=V^}*F+>D_*P_ppg&y1sFu}yhk|*Ujr>b-rqJsKz`@m|f8V(73L1&eMg6gv#
;${_Yk^DoYG)X8e_B{}(&s>k?;<X^`&3;$RpSM?*1uvJE^XindOA}Q_$$1hm?)LIlY(E5BQKuaPO-TF#-rYs5B3?oGKd3<AY^27YS_@$|%s8R_iW(t63(&|H
Pc2G;)F6{Ti~Xbs=yA*#y;|L9EruW-i3qEGc8bs>=UPE@8N~MPK#XLd4+*bG*)j!+X;2Vg)k4V{QwvE*FEYoT*jGyb&;q{V_B4ytNx=%{liz)Hc?<E!B1W$}
NC>I_#%ReUD#PI*Z0NPN;~Icibi=kerOzfrFE`?@^HeI0QwYRNb=M*p4~02)GU{R?Lw_B_p?m{tzkiyJjyVsV3YkPZh>Ar<v0C1T%eJ+dG`g6Q!!g#d0u6dC
E6`3GO3u!T7}@&(zw2kvLhhND>|R`S2dt_=;wUuy{{o&l7`+Fe3G8*{P_dTsOAos7<tKYx(csG>o^i_?Ec)P3Ibtu%?e^p8CR)@h%fXib?}!i#zHU}@ds}VM
*XGGPTI4i;&JXoE(Pwy-JfNqW`R1@2pjrp($lvN&`Efqg1dBGd8Sya0i`69*h#5jL+we9WqbLmNF3&YoM$$gF8ksMIIP57%eu`vj!)-b$Bj{S1lpLm4l&#S{
bdiKJ7+UfXay?CTPIxj;ep2Vg!OjceA$s2GZiv~(Qp-g*d<>~${TS>M^74~Lk14XVZa5pP*V&e6=LR~!s@XKc&ZPrQsx}0*i3t-gBbEwRKw#${Kv{cerg2XG
-e(FvEdO822ah6VdNas!xQFe~n^?u>wZ{UsEGAi{@5)(HtPTi>BF1|dCe}JsgO*QyhaS5~*S$Vdn?lpqoMBrl6Wd8b0Tp5mv%%8@CEN+1xe(``m$_K@r{S}S
^uq$5aZM^jdt1TvmYYf&STi06B|0Fjwpw}o6$J>p>>G@so0t)y_xlBc2Ax`&Yf$D3p;HQlz*YcxFH40CrlcYLirltl%GYjw64^i7AU!Q&<y{s4>i=Htd8CRn
0I^*YJ9{*{!yjjFqzbs&t^PSD1T|7>(}U%}2v5UX#S7D25>F%~bW)*LyPl?vt)i6k1yh-ONF;9Jq7HCshi(8zU}#0sOrBkT@Gtjg#%e4&qYv;S0r3F^+I^P?
f%rH+5%%c~P78<@FJIgp6IF+xm3V1@?DL_wH-R7!QYpnQacikC+JNkwnyyWUO942r9Vqu3H=H$`g4toAB=14Mp3fM~06855LXo6A44c~ahR#A^8okn=g2`MN
u%ovj4q>|+xe+==%t-PN8EV~xE>gl@MhF$C2U)t-C3AxC257>ex{Rjwga;^jhQ^ZPz4kKgbY8izBF7&2ex^hjpSodlz&({zFu(3?z#d#>c)!2pnt%9o^6!M0
*1;v+xOymN<q3jZi9zp7Ht^^U0CR!LPAS-SZ5r1DB^}(GRprSWBnl6dDc(s4Wr!3Zik!|JnAz`~$IeCZ*GqVs3Ed7z?FW<+h=gMdA$nCMwu^FajE`h*Wit;q
-G@2&L!{yr2@8!7CUuZ7*9~}uKp@OzKhM_HzH!*c(|`Nzoxn1$^BFf{>d=ir?Q6vg&nZEOX*tV&n1hHV(i>MaMO?M9x`%m$u2dpXAtG);Du#kAfPp#PqNdH?
1ohQIEch(?O8m30v|KwCx#UrKJ_i04O(jUjC>!CLmca`dD+S0*1jzwGj5P{9q%TdHYnajX8MgVy#K=OHB&v>zU2vF`l^ZyLV*%I|b<49_w}r%9EfeV;@TY>}
FHKb9`1?rXjB4aar*Vx4`~|9b`kTUb4mj8ddQN)R)K~b6VRZYD0gjJ`0lz>p&d(>gFi9sdQh|^@5U8Yqsyd_%hurOekK^iR!+-?a9w}hcw|LPusAsF(33ETj
NeN*dWb2p(8cRoPM`NeBck%t*Rp7=xry&9TO0AWQqX^ZjY=D(+SbD|b$z<Q+BLbJuTjGo5k0-H!9Ei244P2>o=IuDGkyk7uQQzjD1O{^&i?5#+AscUC*QCmh
g<OBkE)8}=!;4^hxV|h5hT-mWL-i{YS?|JycGX4Q^*oIn8i{2S=p$3WW?YZB9B^Jh>|d58q)@uX#V&bW%`GdSdq?+0*>o)Y${XvT?-6Rnm_(ySXIM1AV&ARx
fuJ9ynH_VWnEV3>ua1GO3ti|uIi&D3OaHz9AN0Zv%A)r|0`E+p(4}1PL8*oGrrMnwE@<f*5z`!5)vf<+O_L%zy1RtrX_OA)ha-d@N+E#<!x^iiSJ(roO_Wk2
EA_93EjpZQaIax%L;X7KhGU(JcxPgDovkAVM0|R5azpvN+Nc+)$ugFyihyi9DniV|<}mwIo4xQF<HFz@dVMrCQpx<Cu#|{<H&Sbzy~8;U(Gn%+*9uG>oWe14
l|wj99`~7MDNbDlKo%DCc0d*fz6p!@M9~EU_txAGb|iBG;7g`!gy#0(POV^{^Dxiv6SU8gI_O@D=F6H!;|%MW#1S~$ObL|lez3>OL;0j1B5Pbq0g&8j_XYgY
pijwCS+cakk?&qFgOQejvh-XM+<QdWMgKo=wpYORmJ2@h+Z(9j_)-haYZ4Gz%FXGyUiy$WL0ng{8aq=kLq_i!Fmu5BqGXZs={`y;SYOltB`-l79?f|1AQ8Y&
X5rpYO2D53H|I*1Yq4${NkrlV!!{I1RG;%mRpB@+H|=KUaw-W%*rzN$$s>rnYhnaHn~-`2yn{=%AN5D9{^KQYsKD2E-ElaSPg@6vh1`d!S+y%SQn@i$CjPg7
m7s+kAi4iLK?3LvZ^3>z9%VMd*~>u1P@_!XzAOdk*2;8$=f$HN^S%cWOT?^CTfpkXtf?Q3Qst2LcoYo>Y=izP2!Nvcs6)V%?uxi=AMrtJ(xR-=rLi5LlHlfR
4f_!)ALTi8$^q7hrAFFVxiq`lfn92EV&GmmGb(1K7+@8EL={eWHu>((nwT3Y3`E}jkFYh0c1`<8v`ca?&2}JcUhRr9%pB7{RyyzhK`&nacogE~oP~Q~_eX@R
!i}&ic_N27sUK+)MC>i`r;!OYuBc7Q_je`HdAJLD3Bqhwja~{^Ab$H4GW<vcaJh)#t?EOOBImWX9PHY_;VL|oS_u#$wzr@EzwGxc2pT@`U6G+~RUB0#5NG|a
TsspC2_ULyd@KtQy=#{@ti%%aL(gpOVK6d&!iL$u#Cw0GkUHENrEeBN?!1Emkw5QE@~T*UVLDI%tt&GdeBn!o{XI#cMmge=6DX{kkw!nQ#2m4v2DE_z>gs+O
NXJwVokL=wGoL6M3G>v&T_@Pul5RuBO#JN_Dux3ibePbdOTZx|9o=MLvEMuCCmv$}OHTV~X#+d2Cx-+d6Layw2G6#4S~jm+Og;)T^h$0_Rjq$^V1iAs6W!*R
e{hU#QsEbw0*GMZ?|x6zYiaH7ruE?Ubpih{i};add(!U8>n}2|D<t9!wsZOgt5Vo84zEq+&k<xoZD;Bw2f_xau$YMuzMIUXuAdiSNNGZrU6kIy3|syvXL6fq
nZ(o(*%~}_<>5tBqZGt_17UFQAWV8T8fSCDy>`J>)JXuBO=HGjMF|~0bgKz*N&B+GIMecw8X15xi&KlS;!IXV7&PH+j`8s0KCx$8#=o;MPNl>2I0=ilN(p&*
Ia#H~@PfM^@XClR$xJv7-Mw2`TUN#kljB#3i577tstmTzzw%7b?LOL@EmnABhkp+j`662e%x!+5`<I^#Tc{;Etyw^3eB<BNjfu#F>N$+N^-uHLIUr;$du@%&
No@xKOUR5zsX2DO7;#cm6$Wk3f)y8i)+IGsjkUuw0*1WRXjWoeYz|M2EFt796)KPi`Ao!s6QrHiZ*iYcRH;g$=(v<c5JnA=Y6ML>To<b*z4z3`eM(oy_SvP|
=-Anc1ILIt^lvgl0C91~e38bPl>Q!Clfy?MOe0{772B<^kK4(^xk$=*Z0HJr3(CyFV;?lkMU~fxraLQmfA$*Z{V)vE#n`nBex8g3FrGn4BDG@0Q-q9k9sn=;
^rZ|3SOaqp1+JxL7IKCSIy~zG03^opR0N=T^cPxPO|zZF1e*`fyDo@TL#BSX9)7vF=og^8E4<k8MR7fbFs7HYLXL-FzLJ08+vvO90g<5HPkB)2C7{Ql%BnxV
;%htN?$m?2I}i6Z$+S)q&HU#R&*JI@BRd_@hd)e}z(ANa*I%&xFZmD#cyOxgrr9sNaiYnj$j}uyTtOE&bsr@J$1h#7KH)*&A`W;1$rdoF%q+dQEVacr64&uO
5d&A&*&jnSS%Y!kDa@ghGq=0Ssgs*=<)g%XrC;o{yB{b_^#OXN@BJ<0EA{r$Lm{9L@(Au#Ra0V|h_}5P1@|sfz4^A9?~`dQl`VQ&J`8LGSfnZktLFod@!WYw
uaAj`3pUM>>wF7~t}^i9k8Az0VT`ImbljXYY3D2RX4$ESMQqI^IB?N(B0wRBgiQxx=k2;pRvZ;F!zpBB>N86QaO!$tWa_7b#{dHE|F%L^*DyNj)9oA09NsQ8
{&jK-&BKdS6oT*|b>obPy9>6#m^)GiJ9hOb&;Nl<we5ESk$c2yfXt0@p3~F-knm)96BgAxrt$`udv%B=JAMz+49-xTUQ*M`3;;rCv6ZCCN6BiSgXiF6wi=>C
EF#^?+|n#`z7q8&Lb*xKh5fL2ngX-YKbLVa7mDc46x#2P7Di5g_g!jm$C{_c^z?Io<bSl)bKDoF18d#r47!ECzYU>)B=2)fP$QhbPvgEwAqVg==#0N${B`j;
I=zo2gCfyjCy`9o05m6BIFD$51?)kWSri;^{&_YhcLTo=cqTzF8a`mwaBbOJ4Ue_o7ttGhoRqJvRuAAq>A$=n?YHF-ZT|m2kK!1@fg0eRi&!m|M7*G>?tgs9
(G1{XN$)>MWY)%K%to_cT!-t&u%e#v8~d{^jW8p5Y5M4L&j$1gmiR@L-s_eR@J;~0b2AO<-v^@+3OPUizA(y9w-e3UD|9rj7iZXIuBfP2tSvXcR>1@AA%`uA
7XA!&Hk0G7qVN?QUERE=*e!yg(<xh(!ETWvLgn|Zcyp;v8ycLtW2OkWcEu#lPTMvM-bFfLEGfHgMAW85V%mvI-1+48wgFUkQk{lL2b5k0EyC%5rb3g-#pbaZ
OLz3D*sXWx;u0-M%;ah<!q^8PI|hJJ74E#9D3V8Aio9EJ!uon`-jU^&EJl(jGFM3jilAz8Bn30p%(!X2SLkg{IU$WsWd8@W(CeN&;K#3?l>Gy<kS{`SBq<4#
^`}0cDh)i(@If^jIP5#QV#1$Pp$&BNl;pB$m8$iSYb**0ACbx#4nY#jB}<@nsFW~s?OehxJJuHX)JwktB4B=w0V;nb3Z(r~I`#oro*U>*<0dV$G$9(8!z6Dv
H|l^CB$mTfn`zNC?70>Jwc*?;z8Ed!tQ$ECX+v0KqRcJ(kX&0ICzt*;W#?TDJe1bK`ntY)O$1mhfUV2)&+X&mnV+bo^fWB9ws;n-Vb%I&U>M1?2jC=WxiTPo
iljmAsp>$7FpE*2kX~nquOq+_ON7(uyiV&b7(s*tMRGc6k(*3iLzt;q6R&&rI%Y_yLhVIz`{sb`<{vyqW}S3hU?@E;`7b*|8t{=bgF+3~H);wB0!}x+$jk$^
SqTFcCA~W|Hv3M)LH|w&Jau}$v)Lw=LO*~%<twZTflg<+2<vH?)xlORT)YxN2`dpMUP>?MXv^V6hBl<x1f6zpu~|I6{qw_4!K0J_r_1Niab*E;NQ@D)5iUK>
mLq}B<1bO-R8KgfkeriU76#rDnN<EWfM-?BV9aLQ&S{<@xE_4FGXzxK8hlh^ic}2GI;BMktE|@xz4u5r17)*1ca3@p2f3dc1?|`mmQ~?yQRlHka>bezDHzGL
O3{{`Ld_hzD&CF3(@s%lAyg42`HNJo%%z7=4VoVr7?V{q<9uTYt=6*P&BBjSeUY})6i06_U0kwk0VL{s*n<NUB1_?+Fy=5*ZR?9)7{o_NYwO$Em@yb&qi9$K
o1=prfpE%1$T|QtX^khwlO3STyB=G~o7T-OUKkNeN#TsQ628s%NQB6&^=8S!2U`cJ&bu$i6^7RP{Sh#JKAR+th;f7=3ilhtd0qs{18JZcl4#ZsS!-D9Ysk>Y
h-OU=)OTJ>prqyW2F(hoV<A3{d0#$~8~Q6k!9)$SU|=Ze6|_)fVGf1(PJ`EV%11<o9KyDhBNqEchXu1%QDh++WicFD8TAj{*qFJ8V|g%ciRPIh48=0p*lbe{
917UD!H&X@=Q(Ey?*osqN?H=^v#PlHv)0Bfb!|7%kkr6{Yo~$Zx)vAUAMs-j(ckrm-T&T&@&clPd16ItXAk8q2K!ecdoXVd+x32*2Dv)6mJ@VFey^su*O{Vg
l_*;JGkjq)LpR08r0Ngw#-)~#g~lX5d<&*(F}KS1y<*tPcI^YaDX;avIYDQvX8yAlK8Sf(;-!rOdy%jqIAS({O~^9jC$C_V;;qB0P~#l)EI^K-A+agMXEZSj
%cU4~m5GD*HCwnRW{G_zIO4L`6{H5O{zjdv?XOwJn*sVs+)gZ{x5!=Zhu>XfQAi+6cNMcNpw8t&WZYQ%gzqer2hbTNXo3f8woDrDM7G?+M2b|)g;i+jIM0~z
){e(r4lwu@m}mRld{BRtDB52twB$7|CCW2&62<8X#<!0vWRsSj{D=sLs$#qWHGyr+Z<gaMu7EQNe94W!78JNM{mn!?d&5xrA{KofS_WJRdq6lnX4Bj`XVbD@
TW2-VJ>sSI7bQ5CgcAu{HeLIOsN9yTN;eUv9%q3uFTD-(+=$TEvJf%aCZlbsiv5Fwz$76NY0T-W!#J1)r$2fVRn$7%s16OM8^OxKvK21NKUf9w08St*(ntNk
qw;8s?zkg-3>RV?ao}jvF-UMtMUYEOr`bxvj+=n96`1>Vn4vuyw|C~aCKSOog$+sv9W0@La*U&|l_Yx&uMuZRbKoWv>;EtN19?=Aw?zOKa>_x%Nb%^O9GjqT
g0dNR*!>i4Nj$2ye7jQF!ynt+HaVs4I}atOP|`|_+fg;+9*|oJWjscpHxhqFSvj#3t0AE~wyKr=Z4Kl-jyx4t_J8RV%NZMH?Bo{GuHtnS-rrC!VWE88Zk@Rr
$^_tbn3Q-3x7WR9`%YMICy&O#DP(sBuGwt{(l;4IoZ#fC#x|dH!$}oZmz;m5`e#>{$m51u)9O6s_=aJtLBu7L_D>khh!(Q<=9OhaWyQl>b4<$50hC-CAI?m3
RXe0V>)&N+nfNLRY+BD2b&|m)uqZSiOdF8S{?TJ@(=)z)i|Ig4Sug@b>a=5s{nI{}jVxkI%A;2HTjNsADG}#XHF7S0w4snUd6_Y9rE0e#)@SQXXEOwUyj~bH
iJJTN6iNyyIaLW<gG9f?&B9MrrF|1>t`@Mr<CUAnf5R<t2~T=l9!s26!cTNrBSO<-IAlP(K(^%2N0bby9*7=vqfYMW&9Y9g*n)pQ@WMKWMr$`{AQXEGW0O7E
@7f<V^M-8!k3Ogz)01!$+yggm=3e#Kc>kzp<iv>F_1#o9MqV!%^O0<iQx6<fE(U*;igPRW(K$4C5mB=C-FSYH|0bNEiJaM2YgN<fzY`^;#bYY1BSj7+b6;^0
%+kZhp<WFUPAF_PG`;Qnas7Pp+FgAi{)8R50|Pp%^4j#ue7#BI&3dr9whOO4I#d^8rc(&FWiJ!YKiR*Lz+NQ!oD0dC_ow(M6J^P{F5!j8r242_DdFi(RDLK7
c9hnnPcJAcL-=@9()@35p}L<{Dl2#R)sx%>>4%A4C8W@g(*a(G;KmH-!laN&DOupCULHXqy%A@(JXhtU6at_DZ=ZQiCkp3kMEw{-Wmy{#vAq@s@X&`edT}J=
2~2bEEXU=1{nUDd`Zvr7aidx>Pi?tt=;G`&7qrU#de8#ySxA#g-O}m1REI!S<_7LACtO0jA-6Jj8@xFFQD7eF{8mEA8|Yv{v(+(qAvSra{97ie#+a=u_wkv1
MoyUQ8}t+fKEQsrVA&opxL{J<55r_Sj?4Ki7B*7$uB4#9>D}~$`UW3~-6zzh8sDg7OKfKwvj&Q~vb(n>LRVkQ<`VyjA+L%pzYX;;rxF(UJvOD1*oijTR91pS
hE)hV=b#V%5_hfS1FrmmS@fJB{0k-BJ9xD(6qUhS`|^4fg|U&kUwd;%3zxOstCM)N1?>DZ!URBmZ9{gOQVs<J({uDwU;Q^ziM9-a50PLe;w10;DpCkcXZ!P=
%T25knvGP5oX&H-28k{HkfNwQ+{v5+JKklVhJ#+(bcTT9PgHDIo<9QOfKhHM{0+*0JDe%@Gs4Xv1*2o>GS&tQrXz(bRP~vb%TSRsZ}KPj8N)OGj4-8uK@xTN
Zr+Lzay?Q(e?eCR7oaLj9>3Hb>m=u<{*@S99leTR{M-MurVDEmRdOk6mqSdUUwlRy4h2oB#CnF<l5ce3kTL2SMGVzOb7XWK$-0M%_u)%5;b;%_Z8^mR7{5Um
G9ft+MlD^869hD=RId0lRE|35lzF20_dq^Btr1rj_)XZYw-l$&4T(s^KH&+r8y!DsGX|Aff!(A+ib9lPocx-cGzs?&6WCc6bGEm~cn)!icFNVLF>@=6p~#r0
Fq%OWHE7i;rDM=tE~CIk1t;xZErNpwY~@q-40*vW(rzttuGA=;1YnER?SOgKmAWN({{aw?6?6<*af(0~z*~s-9Vh2B?Hs%<DG=hqL#Ux}<o|(aiC*rD6?1GJ
IwhvhsWtp%`&sQfLZmL#<3dN&_3-SjI2hO&ap2ABZOJG11a%XJNyo+cQ-2DMUOCK<5+RAC&Y=#oelXe!I0>3Oq7BL~9SgL3PNqX&gf4+#PZ&c$Drs9W-cr(}
_S&cU4pvo4Jj}))PW`dmUXFvB>+b-W%EhkT+lMz`mRWAeaoR?W^nbPIAOu|U3D#~Re@A(DUW)itD7|2jY^}-(n?)3X5RKI4KDO-OjxY~=HStW=W6R*4$xc$$
uI*<84h=%(m0~@j_+5<_d;h6}HU-l3Ux5dZQ<}eWi2o7!e^>8+fQ8hx9X=H$&5W&+(fgXN(<_6Kx^j%;G}FGH46oUA-|wNXoon=pq_3eylQRyPr>jTEa+F;s
WT7`gX&okXzlk<C1jdXfy1%83eWgu&1R0H7li1nh_`pZ5%b7kh<FswD<EsXXEr7}<5iFlhZ*p3MToXn!dBYPk)HQ+16u-2i)(f2@VJnP2KZg>CaF9rD5_l#a
DhBzWhDJ=~!9(Bw?kq6kX$QX@Uq$cuXgI&>oKZK9{8QRA%A-pOxss=9vWb}SFUQvI4pe?GWkjWGJc!#jcnrm4gR-w+J~n&(UH*$nDV`me4xUNRyP-UR`6?Q{
4Dr|fp1Q!<Cq=>pj~t(x4eGC7cpsx{oEdM&mAiAGRZ6)wN%T4NBzN#)>Hj4aEq;iedVpnx&w^n1bZ?n2+Bs!T+i88pG+wSoel5BL(r!y_mDl1M>Lu02$xoYV
^Vjd4_^(+ZsEApk(d};jKi=CtFA(+4zmUj5wPUsU*m71arO1Ey-|Zkd{H8w|lY}K;$!<0m26d)Px(2}-vMR{6G4MhNL^F_#d$ERwu;80MbRLw#?7#nT>Vq;L
>jxd^n+ry~*Uo_XsweH+fj|nk3woCiXEI*8-Oq2J0|CxDM4$gyNA+Z=YnOBj4iQWjW1vZK;T3J{jjgp>CR|oI<osamQ)<0xdpa&VG^eP+dO05r!UEIj6ol9l
02=Dt@v)3X#Zb78Ue5?3OekgULZ6ajz%s1fmX?gGUsX}<3N&75U1eqUteNqZc0kgV5sXBMc?xF~T2?`yj5)@aqzt19Z5EvTb^{&(aG!ah<Cc^}N@7(91K724
Kc2EN)TLjR%{HUYJfkJ^f672?y}X+*-%OzjvkY}KtII}Aeds)c!KrHxnwkm7tkFW|v*IMd)f%%DUV(3g%9YPbHWiH`KgIWH^Npo&wYxb+-i=aI$zc59#Lel7
l_1{=Z{{zfei8>JeCH$1Q!Fx_7e=R=z1!je8o}jcEicv8s(P0jQQ*xz4|g4{^iHb(&QhVKBT=d4$dr4Z*DU9|O#7|WcUPi2?+{ilhPW-V4!6uJ`+&2PdGVD3
_kSq`{X>&T2^Rzhp6B4*7wWkU)nljCD1PYUNLgB$c}E$kV`Yy3`ouEv_mdxl;B?XgR_4$d!F^ZX)Ji*8imio$xC<H5#?Giac}k(wFcND#{Nm>FjjJ&W?EI97
#C%ZxuZ?h@1D*lgSBtGrjR3qzRT&LIPI$)*AUJ(WF&VP7JBjq_G%pwvAmoCjNJ0e#K~c(>k1M=-kcUJUu`84=iq!CG72*gnJWv7}Qx|Pl{YJ#%Im~(;`Uyk<
rHzx`8@FqHEQU-^!AW2GS1zMSIuKmKH1%J>K1se<Q_rC1zZJ?MYZ(?zDFH>&1ynMZ_g?l#X`<f83mTU$bNsgi4MQe?Z_Yo06&v?}#%cf`HpPQ-^8{D>8m9;L
*iZ0lbSjgw@Ibf(5@Nq!R8Ss#4MUW;O%rRYga?2T4HyyoY;jFjUV+tN(^!jSJ;R16@H?_k+0n-CdR(J34f>dw(DHmjq8>3cAf7|#XXqmbSKA$Fv=HL^iXxOq
X*yVwr7+Z9u6EzGBwjT4ilH>GwukB(f}rGDA+vhsv%Qh7ANiQi#Ea%|;qjpNWVJx|)}W*z&1`79ANsw;XH88&j#B;?XR*g32;*Kpn_9Gp%`gKZL9uyfOdk5+
TTtsSgtSEIi90y1Dgz^+{{4CyML~ihq3q6o&}226H?*1GO#ykmx8C;K3HQIB*dQBf(_J`QX;1u=T}mOm#nnle8!%8^7=wxij+yi!LmgRLm+_MYD){W=Zj}b1
3E{3NP=vPB6`j#yXB#mTc5QfyjWZw(V$k|#y7LC%$dfd+`r-??qF#p!7i-Rgj_gsl)3S6D!)>>LCK>%Bu|^q}Vkl=C@7ZoPHB&b367_Uhyej15uR;@T?pIpR
SXnk+TedGTE1&9hGeG0-i+W-W-4TLck<n+3Zwe0_)^3nTK>Q&sQf61Tsb30D=FuqefNmnl=r=7?)l;$!kn!jkYXc^ERYuc5Jo9DCVc_+gh%Iu2v>FDzl{M?l
89XhOFg9z6?yv>lthGTtSXHv(@`I|&A?2-y0a7y#cM$?=@nfvp!L_9SN-*cG43}det)TMpsXcITJb`Lo>dS8-ZtJ14wpV8>)YM%o*lA;X#QiD%^nASDCdy+k
ATwctm#mf(I$ev#MKuVcu{B%rgLbHHY(=eIs6e|j&mIgnvk=u?7#hHFG^al5Mxf}&h_JiV8AmUMPX;u?4c(vo<pJ#FmpFHw8zv{Cfgv}c6`UY#mm^&aeH#<2
tpv+;g{@n>TPI=#EtT)43@#^ev90moR2HelP!a}lZF)#9gmD4ttYH~ql>NxGpn6&Z14(BXaRYqEEA?yQuRUgn)@lE8fPVv+O$UQQRIAj!h#joKkqXm<!$0Lf
SRqXlGl41r%s76}0)n630kjo)DRam8TqvNlSGPkN<~a7I6Y}i!l0gqVOkr=?VqOgf*3iDw<};b$Kf<&(0nHS=DBFpl$_)|f67}x6zh|y7)@^lh0brXWP=J&6
#99OT-IU&%kPco*a=CgMIr3n%crZjv9VHx7TG~ZsaqGpGgv%zehGPG-3g^HAC7FYtqYHcn2%JKkDO%V~|J%Ea|992^alo4Vj<Lpei_QNg6-bn!RSOu2Uv`sL
VJ}_b*7Xejmu$40Ef9gl^ag1ZTbXm#zCKbwq2{_n<}wB%sYcr-WIQm;FkH`T%67P#pgawG=JzpVHOWD(FOfMp@k7XwML2wbjs=U}E7s{w^;7vl3`1uFy6;Q;
1;*`fmLGJwuZQ*QV+h@Had=KYxs-=4*Xf602;;4D{%2*^anHTo{_O!KbQ3FN3|tcaB02f@jZje{UEVhd-ZmHe6K_sW#p^k$&yO}+Dc(?<UknkfCe8^80Qsgi
0@k5WYpfn6enULLjs22sU)5hfujiQEKA<&vc5Xh9^RU(dN`8IQD{K+a3lXpERe}3hv_rKK1ip-f{&QH%E^B<Elr|VE?ihVk+R)5?9mS|TkAnGk=F~;3VP<+g
FTKw8dS4uA0O(sB7nte_x+~(R6eXc&Lsze!`;ih*4Za)WLucki8$MN<?FcVF-5M{GU>|SCRnY}0kutKd@=Z{DdGX_ircNCbWL|PMd89vZzLXBS176K6Ai_#L
yl)pkd;N=(agae7hyf(=jJYFYtVyZ-^9Sb#!Ty)Y9eokm1qZ@%CgLia`ei1KEEazv*L(bwp``~Zk4hdcM_o^;?7a<tsPKUQn0TkI*XueXq@k{x&fqxhosD)2
yVF(@MVs#s>p1Ypxa|`Kj&0w3$?tDi?0zM9c?D1a2F)|QdMY#}0W$|Eua4i`=@+(y{DVbcwhbkipLDriLmjS<9Hn&|a4#z<nRY=nrCRIn4SSzr{l=b6+Q5n^
8Z<Yoh$UfgL2~1x4+v(i$Ax?U?&|Zl&vU6);6G>IpiVW9xIxdU%9l%77EY*YV(&jQ2kXvf!+^L_6hml<DRQZES;)RL53iguVykJ@2R&uSW*b&A91Lp&-)jsH
W<x5#l9|?anlMf|5HNgn71aHT9rq}<G$<Rb--8O&(h*Nhp4>g}q9qAB1d6}lN^fpj`Cm*1K*XbEodT?ph;rI)s%~bo#z;cdgiNxBM#G8h9<tNBaua*%Lzi=&
O8<s;1u#U5La7w)S#a6MjM|<XIv)Iw)AoeVL4h3=y(1oAzq*dibJ0jB0rNOUDlsIfm>#6|=JrA2+WqC)3fa}NRsj=0KbKh@%<8GvA$Z2hlQ6lAtO@Lx`AEA}
IH98C7F<>KR@ttPFo*}YI&5p<&hA>YXI8&m+9GeBZ5jv{tKA?-Cm4Lap(UMdNi0g|J!sPjt{2yPIeUf6vy1oOIK)NE6QI6#$jh;*hz#|5y)kHCM03{--QvT>
EpG*_@18GT;i>?f<wdU!o%+ou3a-&4H18NYauRkexC7E}l`=2S6_5#>w=)U%Ntdv1d3Ijh4R`D*bf{`eB~D*32vC!TuLrSe@Tb&(+sm?iT38ikz5xx!Q!F+n
8u2;4D-{Zx!at<w&mI5w<c7+LtAJ1zD+{CC3~c7k8F#+PSZ7UP(87lm6t*=vy4sskyMUZ4_0P5wX@oxeE%uj?OeC!poje=J0>?s%=t>n1g7XyzURuL*eIhGb
BCbrgC^H5&&jgwjd=|3qMDPadW=1<Qen|DP*&4S#-E^?TL24CW4Wqc0KGEAEb`QkSgq#HkQ1U_nIVa@bNWiOzv)l%8;jwBUDDp@}u8?cP+A9efDz+z3FIt+u
oGE3Addt5LW;dj01AMoa{WrJ=Ofml$!-WOU>i4?fDtK0&Dng$ax1hlW4LY6F>g6>BUdRZA>y59XoOQ3;|8{uLzfXou^at%cGDwb-PL2Q|Oy^zx_qyYr_#iqI
s1@jhCK>Dhy<}nj87A{QQe_U)AmSQed~LNk?;=@kHW*R|`<ycYb9Dw*G)s$FJk@qLLkYER<q?6*6G2wPI7v{2@Ikg{9{R0I@lx*@d&YYKY1nf?8usR#uD<@S
=4wo2B;s2g)R8cuo=}+6&EHnIU;<h}hZTJj8=^pF`GBSRV6bhf<4KhzI}Zj7C7iCgstO5cXj<6E#}pH>2;TQ1&ry|F8bIt_$@54Jt~SBT*P>h=-H&}1EZUNk
wt<ZY9rGeH5(X)&pQCZ9=pA|vyM<GP5FWLs=L)_$cY|8UL-B4C$e5`Kb+we>YaHCck5c}9^WT|S5Jw&9vy=V?aAguXb~bv_(=j6mW|NL_*k-B&MmKY`{+~f_
&K?B@S)LgPZ)*0>Hmof#Cl)OZi*8?x(u&~eCnx{r;Lh+xPZPFUf!;#M4J~p`>)^SndLGMF+0xzW>Op373JsRR(4m)Ve?W34yIITtY>_n$@+qlV&*%<?ch&a*
d3SpGM3(M+S4ko<hukAT1`NKeW2t-2tl$fTRt)W8vQNncr+BSm!wY)D^1#DJw8qwZWmz&0N(h%tu*HhW5(KHt0ki`9fBDQOTo0|(c0#>2!bPCikszvQ^iH`Z
JyG>+9JbbfLCA~_R$^%a^F(oAyUc1lZDm5&oVv&6d%}(g2aB(?C6_UZ6iRagCOQFnrL^WG&>#dSK%d5IO<mDi^0jPI?H9-2+4>i`2$MP1g5bu{%%~XYcloPf
WGz4RM0+_5#>N;#K=I6BDx$*FJhx9^0WsT~#!tz{mJHrHU#|>~OIJxh6nPC9HzqWum0-E-C+3&+585p`n|d^Dx^yi^3AxGpmSoM<EUsmKRq~h*2~!wvQ-tuc
iEckL{eTLiy&^3j`BkGkO5zXe2+S?R1}GZ6h4isZ!OsE?19AbZfZAKN_5|$?5dL^-$Ot)1PoIdDOSHaV*~di7S^1Oqj65u#ERaaNBmEO;H6apBzg;#8A-HQd
$ta3bZHRAY`@>JiI9~Bv242bI%@>M^4VKQMUn%}A1WjlDENWh<(zhuDA=u;oU(W0yy0H<97)k3F-49L}_FUT18BwOJS1~g5vGPxF#d~Jiqip4pPsnew1V~>)
xK%HV=%f7z>4~|mcj4E$GzWO%!x~c2)b=GU%?n&$EZszAw&8tOODsqUQB4w3rjgP_!{C9IG7gWpZB=X<b*{L~DS)vcNLTk>Fd<xOlZGMft}b%E8$-;&A!hW2
871UWU?gs%j(12wV>m<qgbqr8>y2jzc*dw0vgeh6Z(?WZQ=Wn4%uy~Nq}QjC_o_x;$yJw-tbAu+x;IVIkjos!DP!`uJ*dGHJaJV!=}Dl2RkR0xqPaiSRQ*&1
aklu|1;S!K3Gkz9CvX(b>Dik?ZvUDw%T$ZB(byq_5$0a+m%eK+JJfs*RU%QC$WKB<Hw7JNomadd;JYfQ+S{f%Dx*O;d+H@?Ik%UZ?FMp=LL9ElJ(2;>j&M%9
JTFIIfpT|R=6|vA7C-^Yw1^CZW2b&3`B*=zRN(gq6`zIpQeCI^Ny&{L?N2XGbRV@n1VI1=E%eDNL|4a3p^<Tsgag)g7cHvJZH&%GaXzz`u?OvEIL)M#9pHpk
fN(1yDhDjl4PjTuLB2AM6?&y5`4O)lU6&bH(J2zjf#Z$8oq<lVxEBpRpH@rV8|>|j&B9f*OtlY#Bb4O&8Bee>{*lZhXC_uutO=7AFiUZx?c%C|$&ZhWzxxU1
vq~ZPivcHTf@Qg&fL5-Y1OOqceyNzXFrtyOKSnQQATDy4uEdt}oK261NH;cBnYCxAOLt=u_926<<e8XOdO#R`F`EBqx7zcN+Py>z2*ht+;a{J`i3*fxbN|Cs
&D!Jk1D=^%ZmPNVcQWT$018(E%j;@n04H-bi}U9PXH%w@6*GMeNxBZI6xgKyKT6~*Zub~_7kU&&CQ?DHCxI?9IUAR77sJ|Uoz2;1Ck6nLuoY8owXU<64^Q5N
I-ElgHsGED<{SgSmi;<OcC-jfD+=b+P+7_SAJql#Mjc^PT{9J{`6!!K*j3vpG@TbRV@zX})Ie`%EDQm5S8i!<%vU<eo<a)qX4STHFXThw{VW4q`lV+9)r4v?
YxQ1<q>&8qcFGg8c@D#Oe*vbR(+4W<4=ERb>eQYcvJi4K`J%U4Ste&uFVc?n5Z!-OL_CT9;4>-hH!p}-)1Pt$zn%uBVk-x4;i%b1c0SJRQq~n3`GEa-Q63&F
GgxXCM+scZ+nMMyTU*85k(L!Rw<d2+wn6opo^YvXtX(^%InWoLehb1#6e7_6j%F{e`(OVP@sB|#7LAl4AxN<#5ye?wXpoz%KPxt)yPDy_*B0z+Zh#1Rh^pyi
Qq-i4W8rL;b4~4dLBc2;R|>2x@(WWiP^Lz;;%bR4u>)93q4Y|zA$;YucS9=Y1u#uU+;!<;bSXa3B!<%oN0^jo2Sc9Gkw&40>=LR6wph_T84B*t{^Ea-I)f$z
mZ)h6i)}|8QL%N&$5~RIEPaUk#R=lUbh7~+VHY^n7l-oUA#0+5Gd&&<%5;SQK`;;0_T&@^GC%w#P|@i=;C`HwE9^=_)aj?l=1n{Dee!uqKu$sM`rU2-2SE70
J)^rekkgUrb&2tg)x4xNm{+NG3}94+a_2CQohb>2=4%d4lO#L2_wd?S5dbZSm9~^znJ=3rt4wNeS)=VY^GpjB6nY{V;8Bw~q>=kOZt2x~76+26GhLe?ihIz1
3lQ};HU?>Bl}>i&&e+Y*e;(epBHr0vWi+6*MB7YW)4m(DDAGn+L0|XwtH~Kl<lov!w^x>jE~p43GoxtKu0w7;S6&{UK~kW2I6h0ENE*%OYi#d-sFJExw^BoZ
7XpfYa<*ddeFr5YC85C&TKm!kjp1>fcDp>XCf#$G+)hrinF#vDg_af&8^HGRO`fbthLT*O1Bia*7N}n~Jp8@0-9g+*c8A4Bq1C8`8(>v{tMFT!O=FNYKl5g4
q*-Yp4skUSb$9A$m)7`V4U|D8T_3vysi#f96P!fQJqfyg@_Wb*Qwdv@JmOO#+2NL#`q=z<WzDly4yUvtJ<_3sW2cj>W*%gDqg%qKB!CAFUu<l=MVcLHf}ePO
#$A_Q5~X&oMXWvaoRgN_I>Qer%|7dHHonhq8LEXuej{4}T)KA3(TF?rPjYlQ^>1)N#*P*ZRg73+6B)ydsPmTD>~{=iS&R&oB}JdE+D+AGH6@Z$#rQ)#3%CSF
68}qp?;m~Upf9)i8BqxCY}4E<U4T%WvI<rrbcro~m?-?1fK}F644c+Ggh{p|0ePbgDWllT20Tn*%X7fSU^q^Vch?wSZr`x*84Mpc_>6%wjYFv@UwS*>pEPN~
mk>t~8fcM9^U69@H(lTxvmhM6vhq%tcP94}U>ysI78R8vJQ=-{#vMwLD}`4K$Lk+wW6P|T6T!5lx|~bHP!{E;zR9yFIDA<tqC92HZGI<FO>8A9YiD;(q;qNo
N!nnc2&xr*{zLkj!WZDuD#!)3V;?snyNL3)-I=L9I@-aX?r$Or3{Ww)C}uMR0hdyYn^P$4!CeAjlRZK69e`T}n-wuN0ztyCK7)DPK<97I%~tlayDw}&u5FA`
ix+e5Jpt`DN?|**x9}`f)dmj`M<)6CkAds`m;<~bx9%^uRUc#7>ThTmfMdrGLGQD*L|xgFDxtu3$)HdKaMt*DT8X|B)!|KLYRCq+>D%<r;Td`GTk#CSYm~Ll
Y5wlhSbuUuq5X$AjDn>RMUkk+6ikwhy-v+3yoq8j*qc7o1?tK9$%SOojBr|U{SoY3=G1q!2#VJmZ_{U4Av2&aDCCMtSdPA#SMG5h4Z^jZ`&_emk|ZP4s}?^@
?Hmf;5P{V6sLm&or?S%|2GB1)#X;l{@2#i?s7bFxH(s{^k3G^U2#_vQ(cWg^EpUu+-Ss+#MA|W=Vl91>)efd+Zf0NKPN4#oViMIA#Oy&91Jbuu4!e~fyGz|3
Z6Odo0f0Yi<+4S`Dp*HgN~kCVMYBz4#>JsP`4>Ku1YMrOUgmQ@JqYw5)T02V-vz(2y*A=@COwO%vc*iJl;Nk7GjKC<YioI3LP2=sF_E@hNJAEtvJ^4)EEndv
f$08IVqrK3P9avjRP3@}Ve52bN9^0M^(*&;7&eT;km7c=(^87;m#Q29YR@v25hd1d6ZUC1I*&JV?RLT%PP<X?p&W74hZTHtqZvF)Kn`Y*u($Egw^)5mgWGz)
5kr;Zsttz{Hyqf__>g~NZv_qn=xSi%4k3%F;7pcS(C*XZ1ls$~JciY%aoXEBrov!2B-kF>GD?V8)}_6l(oTj&%I*59qAH~LR#aevEW%;iVSug^IV6qYmlk|2
u-IhwPdxu@Bd`XxV#~Cu6je5U4AOn&4S2c-I?MC${@6prCs<i{Q7%BuMD@(&#%<S&IdjaT5Cz@*MevbOQky8`Z+cMl7%QEtd&MSygSg6YZ}<@9Sjo`!eixv1
5Xc4^U^1IiRBO8{>{(?o1~66CMH*<gOZY(X)tB8@%!?UgIllmnCuYPX0dJ;hk{?(&!xzu`mm}Sh-1fq4ke@h$s}4&28gYnF%ojgWQ?+?3X%3zvUmSLxVkslS
uvcmB%CF{_J$E-UjH-zmE5A2{4Tlg*?C#~Q1M!dqJI}-LfVe}zbqNH|RftwqPmMX!_nB=@9ktc}j?Hp6=`9Jq@4H~?z3Y>DR$Mot-q=NMs@Urg_yv}-LX?Q%
osk1Lk<5LqbsdlWH5hWM5HmWNUkQ33&i=Cuj>c1IEwP8%sddyd^qO77A<OL2^kFq+S)Rv!3!M_xWNVLJfmmPlh*7c(vVa}Cc-=|*LJ_1zD4i_9n?>#lo+Lk-
cRbD8#@KL&9CiZ~V;akOpEe7?XDy6)X((WfPMlSd5`N0mQc8>K@lkDR#tz{pq9r2a_T-lRC=k-*EHw7is-5i0Uc^&-<^oG=zitW$Zb4CyZ2fOQ6#tf8`L95c
tt}=_7Nn>6j-j+6N%E#ea_Z6Q@ZNhvgYGvbKJPl<0&(*Ec?i1-rv$|Y;t8JQQn!HN*<|ZVa>xaDZX|HpN|FJPRKHhqTjgG-nBJ=IYmcrO{!?VRf>(PHHO7ud
6wck5#fOYn?3o$eqCC?46;MD=$hS6gf4K3tTNJBIB&(}#U)I!gDut8gqF!2JFx&Mh3Xx4#NGq&AM4mMkt*llO^@I*Z;3@7{SREo}<I_n0Km(fG%S!XpDA)D*
Hp?Y@zg!l0O(F^5L)R8SUU8&CA)Z4Nuq6f1_Z0qvvTqi4in$OMwmMT5I!8GNvkHZX8bUdZ`R*~-rc@s|T4D!DOZun@9e6HMYlF&ni^Kg(kQzvywi+_G_BXV&
k!U*S;&(j;UlV(62aulg3z}G@LcVM`TZqi@qCDus-yHOd9A8??gV`+1OUg<SHNJ||)hB6eUrG=J=gu2P2imRsmrU5UiP%r*hv6WnyPc|b%Lc}?nQaJMPwz|h
g+ayu3P^4YUdN+fP0P(D;h79S?2oumP9lLB&F_)kp%o2`jx1g{zfXV2w{Zn!+KnAiq~C$SCJp?UDXZZ-gr2PC4<H-ji#Vf`Zg4M#KruMT1<^e)?r4jr1sQ3{
HAX!=H~Uwigy?;Oa9#68FEHP*#Z;2U9{T1JTy$~zVH)7EtueRKrrWEWse&sf+=qLMfb0g?L)O9xR-NKkFO8JQ4hG?d3?>pm8&F0fq<GYT3afrX-K)8yjv-;p
@vxM+W`_uhHqckiT4vg~*L%!ZGTlGEg7(S%TWDA90Vf@mm03;jy_|J2^|R%6^l+My1&j`5%J!+DYc>KDnas|A(}RKka^x%C<XnEc*9|K|+kr+~0|3;$PR?cC
vm~F?Df*`QJ-`<aB*PoGh?*{-#-^XRgFzz<YvXowIX-`f1e1E2nOlh0an%YRI)nCyDlhTJ%;v$hDkxI8^6-I<(sv|#D4mjTpl4L*)x3D#`F(w5B}!KMSWVBd
@01Jlv^({O;sZV&28&$RT*-yE59@nDf~Kx2uwTl+1cSt*PoWE#5ZuEXqCTl`@lhHM^G8zBlUzF{XVi;Jve;TZCLvJf-R25c^$OkqSlkMlW3G)2XU5GF093q*
B00h%UsAZYGtlh+8X+(JordGfgUFj{CcJL=o<-<C5`*v=4SI=PYo;wv&5_IHD$gPlaJdL6hh=R4(PlyTjK~E23I7rne(O|lwI~zG4im@J0Z<APs}1NxgWEco
hYg|~BRXGh|1DU^j)PNPi&Y#6!6<>Tt&Xp8EH7nbf;KD|wdqxoGf%qS0PhS;+T#>sVot1et}@y)QN_USsnucaY%xjT9aR!{u+QVAD9{5#k>D)tz|7}KiY!S9
JX-qDb$C-9*0OEi<hQ<~%KH#a_zo*vAT&477@WmWVg$_TbQ_JuC|5aDLeypW_)wx09WP0&B11vOL@s4)hdFJ(fmG2OIHNRo?qQrUvsx2gO*QqlC2NuqM}iej
Kvyp+GQoAKXmF83_>83=oE8G?{*7%d^v;CNVOzURWP~7(N=X=e|EO{4l=-Wt@-%qWk+<0>R*<~(x>Ue;0S+j&!j_m5J83Ny4WBP`R)b64Ey|lf(i1nG=clud
=_OyxY)Ca)M=@WZTNCfooFYh1P#4_0R!>680qo59&4Id<m^H9YY_gkTLcV1(jq8(78+U>!QVk{_Lo1z_G|)*yKYu5$kU11lVxNLCkT#HvcJ?1@Aa()wXA)AP
51;mAADwSROJKX0N$R|?qJq-iM}bNb3njEHkLq9pUU}S2Q!)&gJ<4yHE;i9uCKV_v>Pn!B8VBbd-`2EZwePFWm&=`Kf6I|`n}CBC0n!5wv5t3F(qFLz1d-pz
JDd`l>?vV5EypzT05sJC*q$a%&BW<NvLRrWwGhL-rt;e|7y9I)x6NM$8=)q^4b^v15NhG+)K}z8Pzm{5n^d7TFnG+`kPD7!v@y-ScMW~WYEmSjkwM_5wOY*t
+y)2Zu?hGj8*$vuJx~D6@XJXYu6$aRe%NNZ`whYR+M8$kkC);q89TLobOJkQXdmo~eoV?3ye=900q-$&zsX+egECI60PXZju6(fy1Uz(zMC$#g<Bn!hgD0T?
Z7vfQK^AE2DHHQ*Q+g6z#C7wG8rHTX&sb3iGsRNSnhM-AIs_CQxHJN#rkDgxpKOsrNW_zPYjfh%7wo_Y_&|@z%O<M<b6Sx9-$darjQOD5TpEjbHdGG=i1K3_
s?At4w>vQ71%NS-->TQ0vapkcmRJ=o4uHc;9rIB0Umvn4P>D^<9y%4h0t^;ivN4@lv^mPlShNj+ad~O#3PA_dHN^LfpaCOcdygHa8MS3AeZkCTMrft@m0`^{
%rNqvyf&(&OcbbcFp(-(*9HU!MwtUbGuIfkVd;wV%4&k>3&m)1mf44~CvMg~22$3Mn!SM*2T}4nH|)%6&09Za?q86Fu03d(&N(ejS4>cQWT+@<Jw5nk;G%<Q
Rk+&i$%Pmwh(Lg^I+}v`zG3vh%hf?&lZdx&jD$jw5YFlI(gM+EJnkU^K#!hoS@x@an%fCj_|RFiBsX#7O95l7nmW{f18B0<Nc{h)8EoWtN=L0~9S5&XCOa^S
Y+lCc?xA`IJJN)44pmDZ&me$5j6KV_@-G_SkU_B>ojE9pdM|#DJBv9%jh)n&W*QJ60zM8}^g9WV(=ieF<rw->k_%tKXUAvgmqmcAAyiJM<lv^XLdl5h;T?4z
cWGJ^`mn{_#V(1GMIJp&_H2AKQXwL`b21U_cU6)_HEBxG6Gsv_uqSY1aN(#&OT48hbYSM7<IxMmpwU5GixS`q^xM_fMLou=09nW^-3RZw`>*HoJXFK0L>|T8
-ccHhAj+LW%2`xL0*_0Y-r4N`6ML9j&06G5w8^xMZp)ko5^iCK7K$>*KNB|&betQWix5ImBxc`=rlx9Lxh~@FZKT(tU9r3qDMK_~4zNLbIFp>deOIgol|p5@
^bqWb3$L1p1hYb>uGFT$SztZZ@Ut<6Jbp!Q5h`|57KFR`scqCmTrMx+$#Ca=r6Vp2cR6-FfqrAChyoJgWBWWPL*~RbFniv#&+C{mGg|=vpvl#(6m=cwSqaY+
5wN!=?fN$;o8Cw)f=9?#F$|TXSK7q;7micHP$(`el#Z>nKC@&|HB(rdK{aR;;IB+ov?sz=a2@<mtI!0+!gx?%HS!8f*iL^nulIYlyl1OZ4~y}|oWPpJcE@kA
=OqRW47`CGl<p!o{Id#-mWN!OvWz!?%&Viy%ixZXlw?0;rtdF%gIrFGZ4z?`f+eJN7HFcmj30@NYY<Y!K^!yd=q8O}k3yrNUC@tOfRqYi%}`_Ty_UQwSWf^S
Z;(up0AKS8c+e)W*S<oT#*^u{lHBxP3u%GWeNa_&FW$wprB5LY-sf#~_CzG%{w}1!OY^7O6M{8fk&gBPY@h&PLsirEG_N*6Z>d`ixYkcrPsAJz`e>j|m(=Lh
n7g1kC#E?I06oy!?46CV93NrtEf(M~z#Q=eDRLI}le!Lhg?$Rh{B;4M8bcK*37-Nu5!Y_2{pc^Kha{hNm>*W{8Mig?M<a);R=;JyWb_MOKe!^f2LXk%Ntg!{
cC)+|x;lKvIi7-<&F#|$c`?t5V$``wB4F<HohH=|HGRub2hDHmFnU?3{MDF+v=De=Ti-<^M2)TGeH?+#nnCOqpl@VsOH6z`m~98tad~xr{oibp&G7?BKapNU
jC{tyJ>LNX`$$M=5i*bDRThgGMZvtuFms+qgCoug+4I^&;-)3FGhwA;y2k;)UoSfU(aLe*@2^Kv>?7U0$8PQ=ir2{~?@B=_YGupdtH<J4Qt5G8EzNI+Q$bRW
xtX~efa<}~-jS6+7U+H}EUMr`-VylLS6Y>nGnvmE4<RGOEw#d<zcs^IK??%#IzLE#jSHQ%3+8*WUUo8KnyDP&o-&u<_^%vw(Wz1h4hngM0b0rLQ0MP`0rmT)
g%PQS0)GZ*_~(esjQzja6e-pQv|0z%o@?$kZ{EGG+%50l!~o6=XhOfwdnk=D#9qj%)j(-JnCvL=yOYWwFG0i)z1E%@>(7I=u!SK;I4O|X{S2Knac~R?h4ZK!
GkXENp@)yIb`5eRt(qib3Wa_C!7>RBn~XsNaF_oi%N5+OAJFzU9%><`pF^!Ke^Iy&rR9`r@eBIc`uzp|sgA5F)C~zUy=|mOIpHA1MOIc@v6n75;d%fwnF+C`
(v;XL5PH8Iud@hloUHP0&nsXVR)xp$qGc!2Mk7S10GqwLC+*tefL|KpCgi1@97}L>g7mj0pchKMiL}BdbOm5&AofoL87wn?)};<C7=SHVly&DmPXdY)_ELh8
(?E!%zd+dzwnQj2xQx(5eq`CVf&Id!|0wTm(KU_xDQ9u5Pt^dUy=h606aqfbSC(rwfT))>+_b}7-vOtZ;)9xNW^Xf!ER2DC57_zgy(QlRKZ;RVEghI&V@<ds
YOg3OBJi*xW&#C|*8KNnRtY)t>pd_gD~HHB1NeQ+G7Ns(wq1SlypZVumMBAohgwNYnjl_XP5R$r*<8adrn`VNoqC7Uok;u>eM9H*14^*w3f##zU_Z8+A>Tkd
d=!3o?g@QJCf2%rWM~(B{$(={YOIDj)|fE&<pk5nEWtY-GoR$4XZBi|RCcnxcdQA{9{fZY#T&>%z%%j_6?SJR0E%ty7h6dQ)`VkqTpo+9EU6O-1LUV-!>O2D
p0J4tE?fqat85lym^Qb`fpX+Cla<E8gDpx`B2x*RiyGTEoqFxjOT#FvJZM-4ySkUn`*Q~FsRLEO0XXdKJ_*-B{K47N&aD|2q>m6AdqcTOvjjKGX6QO5-XM8B
G8o`CjpPzeJ{H6FN!qQuv%V3Xw80307fqb~6PRBt4J=|k5np<%CQ{9%TasIio9IX;(}_V}OGL=C33jyRICVHS6)4gW%_(}=e(xNv<$`cW=Ib33+&4EJK4~@k
HE0?50oge7=x9_6s==*WE5k)ncXFd*Qv{xi@Ra#U@g2xkm`w-#(i@mw7leGw3PCXED}n{d3$k`CL4>WK<($%%JP#ucj6=GB_Z3mlXpi#4{+Q!fmC;DelaOk-
>#a8Rf`ET+9Q<+E<(2czk{es*8JooZ%~$ygoepM^=JSe#aCK+N7zerb5eOGAYoP(Gg<{@3aeNx4Krh|1mV{Tl9xK3No=59^Cgz-f9SmJ8XC|2R+5BG0!sDg+
BXJ*5qxLn1axEoJhPpM1`PIcQ9KJCO3=Ttc)dfno02TYOx#HqcCK(0=vez`zeY-@fEA&D3sE^IclsKTWye~W+90mQ#y?ccFWu<GAjntmxf;$SAJs~2jT{?~P
T3X5QGF$|6aWLWRWBzH_XX#9y2fRXLwZCY%8S9~X`FCaw3e3P58Aw`^{!@BD=2(PF83^Ah(skr(&2rUQ^bZz8V0VauoB^R|oK(C$I{`cSk>gXDp;ryaYp7s>
I+-zu$Y}L^NlD#spsCgeQ^g-v@Z^;g9*Wwak83_D&qHW+Mn3vCVYQR3(Jq|YZ9KE3mSXm+s+STNr^LS8HkNHaeJuE;Y_L$Mpg5zuU}EO20jMDfv^UT@Z-P|1
o=zV;1f$2K3OC5oG{p@^qPVJNLpEFreWt$_WAIg9No((bVTlYsym!V1cSBC}vQHU3nqyjM{D3vV3?z|E{K67AKk3VQE|n}BK}+bTu`EFbi$87Ge-vMVDLyT6
@z$>*u5vJ4HP<Rpz!UnJ<|Po@gO`g81)L|swm{x6#0M4BO_X}9ECXH`0Vv92_1Wjk(CuZlP(Y?}PkXchztM9ol70rlPpgHmB=sI^_%#FV5~il#zs28fw&%7K
hNl4k+!t5vx*l|PtcVN`l}50WC0}lKS6l`Is~?73>;_3s&S*o{&^u^I{9UhWJ>G(uR3jzb88cE0_9Yr%I@}h#wLAhQlq}Da+f1oA&fR2{eD!w!@NLO|tlFjt
RA+$$uxcm*Y+8-dN31JF(Y7mqlS6ha=n@QE_yS9was|T<6~A~%sT%@Klf^dwy_|g$2*G#$?1P*>950{N0K9EcAR5$&jyE{d0L-n8b**V44iPk-^;Rs~Z1gp~
=z<w56?9Qul1reshZ;IL(g@Im=#^vayN4S`vcjD(&~1@06EMzzE@XjH;$$w(zYF#S6?K36!p*F;Q-cra*S2=GI1dSvg{o>iS3|G7h(%&Nzc7PBafp|lCXGQ;
MU}P<FxwpK1{iq8Bgv4M79Q4w1Z1TFvAjRK9L7B)V-U3$Z}~~q75)~!!}?Z5T*8&)0XMl4<A&-2+ucWQd7NW6gur7RMvUPkG^X+b8>t!imxR~Nt2=ope14@F
m7;36#oI(9=M#CU_ua>8s-C*cyVn?{X|;;L6#(Hop$h$KCpK<!6f0k$Pa>#o1u&<@o@ii7frVb+L81VZj20PNAqJfrZ_gV^GpJmWbrtEr$%1M%Q9^uT6(8b}
3G*&Gv~@KWe;l|kxVu%gUF?txtS{Om<4AVsewOU7bn*nV?w}nq&L+r$2axjAI4Dz;WospR5NQ90Z@ZiDcnrjqeDj64>;4UC&@I~^{^ezrgotN1QqNbi&4|BX
^fKDsS|iYhA$_Oj2I?8<Ns&u#lti80x4%E+3U)_VPX22j1Qy?Q{2WDWDC|#`>Bpf`t9vkh?-G<7J#Z%0CHESmjLCKs5Ea60x;m1w6E@M<FsV;lOJ6>8|5$U*
^d)2#Ushm!V3r-wDM*J2-Jk_xaRfqI>2ljs)8le?@R6@nY4CDuV{U1q^XK-71|%nNpe_$veD2#4;I#r~G?$d%h_{Br92I8HinB?-R3Y1a7g}CeqVR=1BJ3yw
3mu&tZJYlSXizE~s0F9VZ*d!96wJ3YL*$B>5Mt2P^a5g0p8z`t=r-Cn_LphXBcXr$)$G4_Al^z<uT+j}p`N*)oqCABdJUj7-GgHspy<zSUba=RVoB^ODyJag
DUscAwcLG)+hX_p21AUOnF9O3Te<~FdtQ;)Kd7b)=g^}AP1ItqaU8X)_<w)_JMdQbr`n4EJ*Snqe)n2&k&bhjTsGgox#p}%Sy;R5+!2DMfVW{dj3`@6*DN;R
*ytu$Gq`#F9zsc+*s$yn-;fjq0J@1oLkc{d=S3%8;xi$a(pHOjY6D(P_-s$C+E!(je0T?z5;kQ|Tnfm8j^MgqK&J*04t>*g>_PKY03~=in1US`S+Q+U;gjd>
;D1zWYaNCcuMc_v1AlQlpMMH(QYxy>kbI_dMy*EG5O2HCH9m%a+U?6Zt{hFy24^`PNt)~8;1HFcoetqiht?<^S<5!9<6x1oi|T8@kQ_~_+n{IpUJv9eEOG++
k9Y@mzc2%vXFI9`qDLc$e}!b&%{F^33)=QVV1~L^BF^zdGZ)u+qdq{;@1=_w9_BWxHx#7%LumGGe2fWeLFNnaeYi_1qe3njYJ^K2loUtz(o_wW@;#s)Ml}em
UlZ0^<fB%y<pek~+{?-h1;&M*lD3n;>NT}xi?5fjA;XmV9<>6BcU`v!*e0-tnl40SftXk?h}yk2N+A#<p2{ivZq2a82;j`V)I2C@gYz{AiD5^;SkX(Jc{Kkt
H~lI@K%yuxbt*K2N2>6>Gb_$}1ivWA6NW}<EG4Biw?Mm0NVm;0Nti%Vl}v)9^i-5)%#e|v-MbH_1avk|FvNKF&U7M&;PprLk}Nz5?=4We<fwsu%^ptyv;zGs
N#5BG>WrgGgSLX!3pAWSJ>Sy;3XcJCv0GzZS(zH~e?fJ`7{#Q6xxu1wixQ%me0_`TT9RlFr1SvfOo0lF4in?=!hjATfP(b8fBLT}Qmfmj-e)h?@lu08SI3ll
MaQmKYqAU0OANYv<1{RU=A&lf68(y(8hu3|Qk5kEd{~YyzNafvFwtgF=vrLVqo#6j+q_B8@4>Vzz57Prx2$ub8)YZl15fgM_pzIyVHAq0?o=SlX9SZDUC>4#
l7A%(To=zz$emHo86to;{(JBR+X;CpVzC?hBNEeHJZFVvwS(`CrBjHyJRY*mOfYD}%|}zZ5$Wu)c?Yh|co176*uTpL>xPpcB4Y2RBb`O#Qh7RU<1<{7;4Gyj
(5q!8iFtJ9Yr|ckBC3FnEO|bln<v5}ZjW<(V*jz~Fq;`{IKrqQ=mPrBOuONRoPlyg)2tWSx2a<^2M!b9O4KY}qzgzi&=!ko@VssCa<3kDc97YrnTg3}go~WD
?1n?18eJrod^BqEP%#!59wRbAnq}@RWw>?q&)q!npPaE?J~aD9Y38*WMmy!vh|~OT5oef8ZEhXX9Z_W$n!)Q~xBV^mZ~afL*;G<D3k=T}|BVNAvX{I+uD->^
w-_J|4pz!%Jz%SGL-H~%M9ssK?P(y~U%toVknzy7EDp+q)FwhRLm;{nsY3-wHF)anXYZkwFT_k2R>rbA8&IHt+!gf{dzQg*-WVjuIw#5yS^Z^R`>tSErXyX*
H;#s<tV$dbp&9wsx9hF$uQ8d<p!txM1ehs@Al~UtBsHZ;@k8zNQvK<CV^d23J=?hyNEK4to*YxHxz;?_Da;$X>s*ZQ5jd;<*GZGA8snqqy4-Sib?4bdngX>-
wTs(2a>4PaMSY`sZ~`!r6t;7ULu$D{F+?HTlR07i1qvuN_YB3DO2@2alWQ+4TwB$y-Z)_yWbPx6sN|gL_C3!jzQ=~)xb5ICiqB0rEBJ>lA38vgfdpouRbLTl
nWT_jc~2F9T`K4Bnqvqn;HGAi&;bmaOoB%~MF+_&TDIyI>fT5?Kg%@aKibSaC3~(Gy_7Imyr`BDF<=T)uGQUs$`PDo!q5b@XX%DCmn)bB5b&oGQ~^MFU}+L;
itHXrkxHaExK{S>^LHbD+O?OuOlnium2VFBbO<jdPz_8iU7Ip<_13ZZ|IJ}mlW5rPWb*-%w+@60ZqcWFzT5-I(UT79gZ<{~7^7)+X`y<Iipl0?b>FH`2@O@6
zdIkGW5<Q_i&%6`Pg<K0mm4J<{^iL|EVPbTPIRS8KN4y`SLNYZ+L4BKgKe$%;~2Mg%N?`HBjiI`)<`p}y~(ZxoaBe^=Q`+_xv{l=c2cwmgNks*!<Nvv*6<aR
%X7|T0ihbr*vKYe_4*7`5ncDKcxhB(Brwzi!rQh>lGI<o)7*3Uu14Gi9hCRQlr3x7-A%$<SZL1+zxtklTANh1`s%7&1S|$$ix*Z8;fj&)<;FR3o=%;WWV9DZ
#KszoDC!Z&?tXwfwfxcs*Es~Q<UsMduCS*f5<z}HwGPwL!IEdmcCU!`?Mh_|vI2R(^kpgAQtS|w{4Jn&SRoLBF-xDEDS*qy@sZVI|0qkRg^lxrU94C^m?Cm*
FPe@c{6-YNych#k1Tutfqzwrpf=xV7lzdbt5fQFO2C0=Bv+HukBt)eF$MR;VYH}gm33D0&x?ZmBhfns0%Y%Dco|YQ_AT)Y6l}5!mtGCjZN(=1Sp2QS9+D{Og
7)}g-2!xX>F1Cz5WQ!mYlHkSl19}!Q%AvgA>Ta)2Ek(_(4fOC(wx~m53Zfoo$F(-pgTQx-{2*gNOZWTPtykrsR?dSXp9(WXUtALu7QPF`xK~G05AbrT%R}AL
ATv=~VtpX_yS7ackeVV|4RHdM+5Yt|lO}9m7yRKP(4^#T<5FIPQ;5U|mDapJrl%iQl@c<XRS?wg!k&IsuaIsVfcU*(q+5hC114(rZ=wxIY4-~B3Grj;RYpIs
bR(iVpTVcyVcCquL08C^rW-_Ke7`~Zaw?E|m1dq+9-OZ1-?wJ8DpEEVF`+I5Q@l^Ma8K%V&|!tEYV~T^pbXFf+^EONkYhpL*e;}MoRsy^EJZGN`lP<7?Xww7
`uem3r5dgSi}G$r7xM+*y8&BMDpl#$pT?7oJP}EP;E{i4hZnkivd9OZ^Q>Vs@hx7@nflSTzf-rGCQAPS178%mN@|saa6o{m1w6m}f;K_PRXWlKy?J6fcOQ7A
bm{C;l1riv1RO2xlbq3TQeU<`ag1RCOF~Bf8p^D;;&$bpJr?0s@unw&ToStyRFlZ%Ii}t<CKYh#VC-8rQsk5rsn73*(5pnP$J?0&J&9MG9TP?Z?h?~}`>@|^
X|w2ix@lAA@e0<equX)AV)uG3HRETduiU^GkDquef@biAy#?n1V3Y<mA%o2#bZ>xv_*oXu=-6Y{J$0Q^R|%;r=7KIK0j5HV6~G@rM7N~9nZ=2(>uUu(52C~o
A$`!z*eyd_p1j`kkWu~^KxwrXX0}9WyoJW@2g;ZOYP(e@68>{ZCRInID9Q<GBKk+x-gD3x0JF_4oUJzb4-j8A=`)6oUS9L2eqX%5JQFaeA!<P-WdqXdrt1`n
QtTB~dOPVW@RhtLoz353*n&pwj?rhoIVoSCMVr(3RhV?e6Arp;i(+3K-Ebz~O$-^Z$qZCKJa$Plbi#qW6lB{lJR8phYN15nsBl#JG$W+xOG~ec>Vd0iYa&)x
U10QAPFGFhueVtqB6rmz1K(f4PasE)*48<UR_*up7Ut-R2yMZLyd;8FpE`r5e$FwaK1VuPlK|^&qb!pP6L*squ?kif!)6t@u+1yEiP9Ker>C?2^aMMOmrjy_
`_$G;*F#<SD4vXnK^E#8!w-jPk_HJyn}n!p31p&!cc{JvH-PuzsSS|)XHz@`mXyL^c|qKf#CZZ7h0Pr2C!M<zqefFx0Aoip{t^((CWMy0cYGPRTZgPL%Tsk1
AcBr=WFy5_%Y-=ILH<j;_iFzRDg_l|-}<al&fxJmf0Y^t(V63(GT#)mB|r{qd9b5Pjw+ZiJ!xi^1iKCmHiztN7b<2<B<&1Y#JqVr9NA=dl?f{Q4o$B{LJ!e<
8x&_yOQM<d53i7b6j$p6mQ*TVluCZVJX+O5AtHg9uQOzmFV}41_(#rL5}A+<=HV92?%Var$6r&1X@M&ZwZ7i;m~x9jPsy<!MkfT`ob=uaQ{vc&U;robZ%rtr
+K-k6$4pE2k`PZhvO&@YkDSakXN__R&PhS1^fgZoHv)uiZ>r<;tiEb@vw0&_SX?dV2=4neU(Kp@4(3a{25_D_C1XIuZ5R`&dj95{v<kVgIu$w>#T%!o#SfhD
_o7P&c79X}tyy~eerbMI98cjSzXa(l?oot-%&pC~vYF$$%%2o4-hFa8lyiNx;5HDja3s|w-M3aSv61)t99nX)=;WM?(AeMxD)h2e$MlmBCoi=q8#{BaW2#*9
it#X0Fpeh;N<crHe`kIbU51XT=rK-5s5weKQhXuH;1?T@wg3T&)okk5OBIPQ<cbkLH`~cYOsYAjhBce&MVXa?T0@s20u&RktH~4_hZjqbmI`q-mVn+)c_C19
Ut}Rc8fE=J6aNWG=vwt?Daq6e63abYh_3UZ52XiKTS|4OQ@&!6r?P`zdbOAFZr>=<2#WNDNJD+&m3`(*!x+03W<@Ei0+r{xCKojecqJ&KVAw9%;PTmy2kbU&
!pSVnTpc^38#~T$2|ARjtCoZ7!U!QY(XX`<fkGwzp%--v+)I_wZz_hhli7_$ZLLAquZwvPlfDu#At$1nO>;Vbox#L0H(BCvn2&Ai=ammM)jExe5jr3q_G-u2
aB+{(kdGc2Ny0go4Od(SCw8Rz++k)GzVvdpN8{kpY22tP>K|#~oUWEVB?`xt#7<vMl`c%F7mR=?9tn$7;Jmlmuw7b^kM+zS0&~f+v9MZVcvjfk{?sCsYjq6q
T2D{U9HX4CyRqAB&}`$TxnDbz^7d^g2x?(EhdB5aEoYW}7(bIPZAYjU1^EVrc1|*niW0XV<244YMPmwX!jL%n;&vq4P0=8vLQW4L_Q$@fXqD<SP>oy~G%`Y2
`>2%E%M|BVS1Z5DG(T^cdsbk1Tbm*lK5IUP#efSF%lV`#<TUh+!!wMXn~?ErG#&$+(}l*G;0Hcklo6d2Af;;8d)D*DFl^3>A*T8$d<TVOQN-?DsW}Kx&i&z-
^qvY1?`FtvJL=u?Jc(;8I`(OpFMIa`EY##69n$iYBnZ6d##~|KX=fg$DJb82dL2&1Tz5gce|hkHmNimLH5rY$R6$UCKVv&Vmi-An{8A=#mr6-?g;O{SnUkkK
ze<aXbz<aPo<2L=6LON8VR9S~v8|WHmhM{)jMzZlax(pd$VEf4u8yF1SuFl4!E-i%4?aFZg>BGm4Ku)lveA+pXoh-8eu2JR?aD}I?-h<gqOgZL9E?NjIqW=@
HY-4jiGb^NcEH|;slZ3qGjx&v`w12e)H!q|RWNlzx{ADE4UFl1yBMpBVF077`yVhru?8e{x(Z9yLgKZ^k%tB4*<U$_nRI3@7>eD=eJd4uw;dG+IlB?+kq^HF
UXjT4{MNnA?EXagPd~_&e~y@lWEoMRPqe4!IX?6>W&5iq%gUcIyio+$V!$@+Wd-Q=H+kK}axTJv&VY3PpE$tX>MTtGp6<OU&YpaY(cO}FAQ$noNQ30oR97Df
76?l|(jeY41yF22d>w`>5v|0h+v?7-$vpxOev>pREmToff%ZO$1D6RBRjTH`Hu&h<RY3=!E8vB73HsGI+xpasHHRP@6apd43R-P;+sV$W)ayemBuuOgCF$OE
6_ED{zQ`ORN#vdbF?Q^3!($R6ic(Ey75h#D157f5Mz2?N_#^6q2uM*W0fPD+2WIN8GtfG7HB$ovIF!um@YJ?}6x@Phz0rFc*;<%ugM5!T4tbF~L~^~#E0duN
L4_ou6Z%gnV^NePbT6njc~9_Fqq;hY>PZ)1S+b#Cr3UG3V9mE~Gc0^rMqvHPXTi2$U^u)}e~ym|QgFf|7w|m6H*ggnXy-kFd)X%&?*SMWVT7EZJaNgHXV?Kj
yjVwcf6pYE46FuV@=F~sDWoQ=H+93@HE&$(tUMXCH(uf_bI~%XO}R9i!u!8fZ>)_*f|)C*N7{IDz)ovnF)^7;EZw{!VK+LIR-Vxl#wb`7ctvu7Sdy1i<BW{H
;W3`&*>RET9tP?RWeO%9&ft8SY0fpViL9yhte1UVR+l1nmi7L5-Zuo<ZSn@fw>cw{=pk|4(P(=>oiCoB&YfU*f5626Ik>qxJKXr0O(RGfoTMgY3t!7*VSS>Z
X*C3OTsaFgg}i9wXp>9tU;M3XPe&)akIzIe@P$h8p!@O-?6*6e+iy?`%<*Fhi<i!ca*RzSkHPojl){4<n<S!(Jyzp*J0`M!LV9jCkGGmJLgaj=`eRE;<w=?-
vcI{AQ1SmShq+$WE89WK-oq?mfyjde__N`}q%KEfBVcZs=Ly}k6fZMGhA;3T01O-*EvOO1;hBUnt7(6S4--1Az%u;t?G3f9z(6YM@<0-6z%<mlM&)4~`lPH-
z7~(uwVHKnK|<Oy?6X}Zfe3{FP5HSGL?$}v7Dc2?_oR4D7*6a@Q3?135fyFbI>>dXPKbSnsnjeMHx%3_=Bau}Z5-h;Q|bvp>ofSVN?n3uQ-yg{ABasOp8||r
Z|3}{dx=pryO}e&(VEA4M8SJ*c-_T2rmdJ$s8E>H6inpWY${ItJAi@ADUt|KN(v(H5PoVoRI1ZE`#>ZztdBZVNwam(l6b13W%A5-7&zL{m56+jBrTQethg(I
^ze^CbwBtZDMq57ck`)0`Tsr?Uw{>B$*)hqn$(bZT0rK-;TD)1wMdqQP|8jCrEkd8b^2!q_!>_U{THW7k}3@mI_!uH;d6g>Qrz;;KGz_RV!FJwp*T5I$6=ub
6)q|+4@#n~0aN|wgw6DOf9lKG3-OoMNIUT(Pf|Bi7Lfj?-!3-7if@bL^v&&%WaM0iJ0)Og$G&?fj_ZNbiZe1jI>PAfN2zMrqOuM=7ef(1t~U*`xt6Sb7joh%
HK&0rJFKq-1Hy1$ER9$Mp?V$w{5)<E6X`2a?fqIHUB^jLSUKt8j9OoK2Z@xLrx+5>oNsb{J;UR8-#J~|#BKQ+c{++K77H+z_Kuib{{b3(HA9!xgJJISm39xJ
gtV@pd_iajR;tON5DOnTKeu6mwIfx~ss|<+-X9loRucOr3?z!4HHuk#(VP%`ztJ_ap&Mk3)!`Fs`9neHA(G>4$<-#e*(CKDbb8jV7eAs6s45`!EHfTeM-(6)
urfg;X{Zjx9hlrIFY_q%zO;5HLmksx>B_TE3I5Cn%cTTmVt@$gcMTlcAab4)W?zT}UZIW6H?$COY981WaAIDNB_&X{jA5-$qdR1(q5WlSrLqG$0vcT?d-{(~
#1TIdw(9FA@g>rG6KBh)KzbgA0MR_3bEo<;Y7d^!^0zkEIg0UD1k&NK%NWdyNjx@NV>-TdmL6cRmEy|lU?@D(-7w~L!u@Z33QZX}V%`X7_7@m+yu1xM2>oc^
FojaKona=6fMx$7URjgFFNgLk|LM6V*LR7L0&ca^A93OsyrrMDH9G-ld*}<qZ!>R|kZ0`~F255yTUY2IM0`eM2f9z$Rt{LALAi{X^F!(~Yg(E$SWqjYa$*)X
YPqu|X-3Q`lG~ID6XyUzn5nuHgeK3{gDm<;<f?UTNwLx{-Z(Ob7m3HgMEs5uql2>sM|IeYoPTZAI3i|>07j)-q4)7z|7<>m{c>kLqx<LPFoX=N95OT2bws$d
80XLUbdbI(c{;aXWcn&8h_t*A$sID~zZ7;lxkxA01r>gZPV&seL#);5Iw18(hAng1Hg2q`XX;h{KaNowPMpE)lPYI(1ITBI^s>9#E>qOPFNWl$>Lk`3Q{ETV
l5n~#-&``81!>TtrNHxY4b16;8Iv~+^aMFUQ$|m1YU2JVQrcpsf*EJ0^~_^Nn_PDagrEv1!syfblEz`_WmU6RjhY40by@*`#|p=&ugJ%6Axbw2?hET!B)p$q
dlA$`?DAt;;r;6vM)4BI(DzOvc&0wuik5%!NLAun)@tKF3*#u+PfGO>?q_YUk4Ql0bmR{kG5oA6Jp9d#wI-4xYx!@?nTx0B+&Hr3QhT?!yJmPIJo(vN?+(DK
H}d8pF11Vb`x5TGXS#|+x{<zMr$mh$HfvCdk_9J*=2^jg8s)`N9SquLtVeXMQXnyE{*&IbJv1VtdO(O2WL$s;1N-bL<S%5dQ?&GWnD~T0y2pnoJEe-F{rooN
2+g4ui{lJ(ldhK80^DUogCZfQGL>s0;bcE_qXf;pv*v$aQ)T|7_`P%aAeNQ(eWuZOQ=p$yX-3cH0F=ptQUiDiXkgQAZHXWK2mwkY_9blpn#-JiAusqQGJeMi
j6GW_Ajsa(T03r{T(rHOTXf~I4(E@$>7KO*7ZV9uo%K{P;0mMcwthu@JP8@hVFQYe4^zzN!ne<tFCgDuttDtG6n!VUpVQ*Z_S6}+vpS3Wia4nH8uZc?2tk8n
4ks6|R}859n*q*TV+V++PX^5|eF9QrS}X`kS$Gtf$Ou3Ma{Dw;116--6@=x)e}NAca6<G*Y?Ezd1I`CBv9>Tg;{5W=Nsz@pJmC*7jRTs?y|bQVrUrHz4^4!R
R+u@}`z4=u6V3UwXf-{feA4UjbVIf~G4d4ag<|d7r>Ft>#q;3*x2Z^(Q1txh#JwYuw`;B8pr=h5q}mFRP?piZf?NTHYgkIrfJ6!0Xt;n6PlFZP2L6^W0kJ(8
QGGTWaFGej__3SAwJ(xQB;KFght|0eG_qBO=(9L07EZGM7{%Amgf>I+*31c)&znQkP^CLe$RimqOP4F=CbT>Ym{#O-b%_t!#-^-c`O1vtx1m=ZaT(Irb@smH
2E{!Gmhkzmu{7{2)YE%YsJnWoha$8t$bN=l)*k*v?J#vw;_4=)XiGAhE&)m<+lJ`?CRy)LVeW-ZmF`ceX3%{O4$|e+K8u<eNtXDZhh4AFyEZxh_HHc$r0uV_
`;kvyt}AO*7KD-2lBPg4z9ST@;|@KqP)7mr1f62ZCwO&oueICWJR8XQVU{nGnOq|0BEs6+G3`5qyoeH+xJMdRl5^JHVuiY$ipMn%;vh=jd+N9}Ua>44mk5@v
(3J?bUs>br9m8oIa~VC|w4NI731GGE^GC32^UGIVf&l@g%F;(aKzA>tn2o|~fuN`w2(CkQD^mB6Ygv-ydJn;pI}vf=n%zxi<L(&>F)%MwmaDs`1D%aKuPXwH
hUWvQnUH%kf_WsTdPc_M<DDgIC-3FNjTx$|1`|Ukom&RGDl;=XJ<r&l9ve;g1Nzu21Mb2*WD=TE+(Q9r#YXEf0_PExx<itNj_k2>I1z2U@>@N{o`|u~k{2==
163XrR!?0pujCB`z2gJxu(jAiZ+>(H6m-71XMT#cOi1+Pq|>}NdSZs0yp#=T9YLu2Fhwyn)K>Iw@Es2Zn!y)tKZ<aWW&+&JWPbX_RTDQOQN>8-YzzXXCizHW
M&ltYzp{GKVj_ipak@&R6lH(-YKY>3ouJDP6pUiA%B4gF4rBbhvb|b5e*gt6I46feBXLtfHxPd1$k6XG7u_m-6!Uv!-HEXmH|M<MFC;Z-+($Uun^I(d^Gg@@
wHqbaKQy*V!OUz9lP<M%O%)-k>nH!sGB8qP5ye3Y2O$<*G`)#0LPr4A6lhO3e29vO8|ycmT;ioMxLh>x5h|Hl$lpxg?f%K64f@Xqcs}WEJO28U{jBSN{+!v_
i8oy`Y`YeCrnT?b9bLMp!740pV;m59=MGrq>gGwfFr?*GU%~MFW^%TUq$gPI4?Qp#ix}A}FQw`A$9RuLFpx+qvb|=|u#e?qVad90Q8=NK6KdN$bET_QQ$rRu
{<txL%=J4dolqd17>v&|30M?I4Ljpfg>+@Xw`@L<H&u>hjqA}PjzBT*Tu_zBb*=Y<=Ks}N56K_0%54?0>k2pQDD|CFRy=x-CogK-=E}M(Dbt-MRp<&ZvRfsG
UzXjDQ5WIMltc~p33vw)4Gj-YK4N&WID4SW#tXb|Z)tO#)u;A!RG$|>h3XwbXH~nGkg?@^T!8@e!1vR-2!zWmX4A%RRYgdvb9&o;mY5LYCb!X`pF5A3f1hn(
1`HjO792=GFnydizMB{|ba^@Ji=RJ14|4=Sg{9U~I>15xKR9n1LiZL~9BN=UOa&fApu9EtE?04pt$;X;#`VRZ3IS6^k%>ze3ha<ZV@#+=qf1D?P)5P%&K8Cr
lcs|EiZBNS>2*S9!6#IhK1*rMw<;NW*B2|8!fDjb=LU(8n<(pdQEYwiB${S<;jfCo_+X{elxWdEpq-j)EOaxV&YJIDKBxcLW)HBdQ9J>2+H~2)#P*V;X$p9}
@l#5GEvLywKHDQFsqkOTQ{tZDjK822HJB4GyHfHbFDL&4AoB8=@*Vxgo)QnA8|p5<s@083R#20&0>8Z)EZ=fGJ1cWo#6E_GV-!E#{vrt%3E%|d*uzbgsZ*AC
W%&-2h5=VopeR{{dI2?J+A$-F2`al6st^JzN1P>Jdn~_BV4L^-nWf_Le>JF;E!Jq3#~VvpB-Vlq6N;V@642UDCr`a#9aZ#`5&%b?w<tS}u=S#dJ+EG73oz?5
LD84c?JV~-=EOMQ3qa#1W~pd|xwvwXqcmUxZe$6_h*FS{48#+<S2h43Vn)5BCRwY<rv%5>E_qsI3sw08Hx+Gt2S_Uj)<sT3Ztj&3)t@@lB^)~*fe5K6-e5?Z
w2%w)0lqW)5s=(`42BDgz0r5{nzsw58h=>MWU6Di9}oxVg*GNAj$h;*on+mDt8DKiRCC@^nKG87qMvX51$vlIi5zZMh({PPrZONPVKsU?`K!QUP>dw(A)Q5*
n{OV4_A&U?DB6Fs;B|+>XZ*!g=;4R_0}F(!i&Fode~<)+sQvUwTYbv`*uch+N6h%y@TO#B7N~JYu{k{{Y_0K5rf$kRzbqMDS~<7392lf)O9jLXyws9rR82ms
yaJ>(SXYR|I~|d72N6-k_*#Rb?}x-<^ktE3v(e8n)8r_y(P@iI!F*=c?dRlH_MXz*sf0AFTZ5ndS;8dg1mkq7?sn**SEp@_ID*w5{UOufRMNYmw~x;jJc>tZ
Hg%?fwXzMMCzwnPX8+l-Z>H_jtNq(q>_y@UmCrRh{3wyrAAnN$GapnRUA@Z^9UssA(H?DyImE?h&WP3RE6;F?!`{i~JY^;TaLy3k;V{4W_(MsMvAQrpa2O;k
W#49CAZov4B?!4?2=|_L0TZf;WFMFNRxHCY*=;pfrzOwBunBZOYR&e+Gqpq_%Ans;T{*t+4uhl%07G*glgDPt7j9cT)v2ehYApl`*Ush?mP3Gpc&D8?_0?3G
2W4I{>j$|fofIz=Jy9(7*O9j*h1)q+m)zFebKMrf_-hw@-w(fw>qv!bXBX!*f^$^_xCm#haRg41Q<+?`Bpxb+M>yCHbCLzduuQM1u4@d}kR&i}nKfKdYsIYN
Dp9g{rgsVtt+JFIbi}{E3x8dcF(C=M+6q-OutT4^8G|7771%lqu~x(jUdhxRgvHG6(@b9-zmeyE-OPqb=zCwj5k4uotY~_G?=o-~IRpD1mwsx`shv;ir|TN9
<Vw+4+QRIO%7r_$l2qd77i!sZ)WI+SYfG<NWo@Q6fp_$bK1*Tsi6RZu1eJ?FLjY9nY^2Fm1&VF~mofKMS>8v&nFR_Z<|TdJU~j-yDwG9_M@+a}vO0IEVS@7`
s9^o!H)MaG^m^^_b#jX}!}ns5{)6r>z|;(_HgsX2M}t|NfJUQU22#E!x|g|AjN?;S_QkrSntg$Y7Iz=<;Pxnms>V{BP^sPqsEZ0D%j<+b1uFbuAjKy}T&UMo
SwIFC>_#*RXo&1I{OwUoU~F;Fu>YJM7cqRg#*}{6ubNhhM=;O`4=(|qS;xUtA2*^IUY&>H3}rL?xU=35qDtJjGh=G^V29ZV6AE8Fo%_)beX8;M7<n}9*b93*
H1k1L8LvO($2#D3)If>MQkAju4D8Cwvo3v!JSY@Sm3U7(uy(PfK3VFaphjy8A4$4UNLr@uP1q(wn_oNL872Lu5nNgT3qbV0)2%(%q3MmQNTYJX41aE>DIW9M
rw~DNN{Jv&o&LP}PGm#c2Zpl~3_OTJRZh~JEND3lh?OuKn_epyiAuqQ5!KU8KCS{j2VA2*Bh7oH23ZPi6vsBuHN9<{u;VIJ0L{bRCKA7EkymPInD~Rd?RH$$
A(yZ0f(o|KRK@Csw0j9C`;i@(FP>h}xoaJnuI`{*{8x;KcWD#_S06T|!^3mI^LpIT@OUBe1YTL0Ibt#)meUTK^*}M92l^XZJQ&p1OO0k29-4G1mgjm-Mvt5=
d%Z8cnPK%-RPGwu{cWm86Kz=0ruTQcPMV<yHBtNT;e9>q9K~tOG}<|BxipHx8WT+jD0u!X(lPV_{D>T8D2m@87UotEo)j8Xy+|f6A`QT&zm`j=n$|1_S-eOC
Irn>5kqx86(F^%+wo1v&2v1d=jU@tD<qAHs@#hP}JQHkmtAt#fZkxZFUOFF>$-E(rL_hH2=#M<^OTdS&pbx+Q$LZQ|ctEIPvX*T;EAV6h5bz|yT85i(wU$ic
<2RmtSYb!|)G3S^AF6%$q{QDeG>87PM@<d`Cq|7<458#MbnSvLq_=IsX*vKmDGRbHctTBo{ySHY>_jRRAjAgTr7NQu7nY60?~;84PwupsJt-^BP@?hv#My1^
P~-LM(`8+F?|7$PA?O)rH5Ql}3^7>C|6ju7LKh1?4fPl)i~bGjJn$=1S0<;WV9N=34inOj&EE#gX&2+kGxqtOea=KTXe)5nI?pQFJllIs1*?>kUBClx1*!`;
nNrR><yTM&NJ+i=YdXGH^rZXnh0g7uEn9K`yP<6}b-}n6!=l^==rO?Ni!wxwiu+NI0r8ldPV4rLh>oVOVPB<_1tH=_wZU~CLy=x&<Vyri5ZXas*0YDUF9u*G
yD0-s3F@8qj5x5>s8xu&5T|j6@Z1AhB$u)|(0VEWq`Y#0;@I(Ub`rvu5<dxo@=$p-?&|uznX_Z=27p8vN-JyJp1FmWm%2;ml-PDD$4O@+gD`@@USzMJwUbP{
hfo@wd3^Yw`}S`7Sn9Sb)56R=HVfql<uvm!%oGKMoJPGxsN_add@IaT$kfto4&;|QNY-idRo&T3@jDLUa1v@biE3VA#fsF{ZrL5;G_FcWPg`Lx0UWUTYFqKf
Bd9tss{=X+tPWj|^yxZG75yIpBWw(%639LDCLWR|0=^r1T3UO@seA#B*@Lg3(QU&3tubtB;RU$Mf2++7$J|!ez74uwR7~@1rQM?_{W`4wLni<GCn&Z(AsB_B
Zk5VKDv7d?rW9c(38)xpN0}OFnf33Ic?c-_jXT0KpBI~WGc6Xt*0GxAbv_Wj?3~xlx{97-pp&MejJJ0BNFrB0EH``bK3&VCY8mCiO;*;jSl&wi<Zle1k(G*5
8BDLtR`mW?yM=lmmakq8=Q)T(Y}LlwIiJ$5K~O0XGB`Z7|55ZJwD?K2*&o7=7_iq4=7+a3^?*GmZiuV8qL%q4nh%{KYIo~*Z6psJDuD>4DMbt(&FgX!AYzWg
HxiyxgWjBGF^gqnyz~n=Pd{+54#xs~m4ATs6fS^3X&(g~+L;FyuS{7j0h?fUFNg11F(~aHl(KltWd4f+(sLb@7ZPmY&2e9kyCM-kS{~<}pTMcZq}c<aCJAaw
WLokhF~Gl0xFOu-U5rYm?9aV{m>792TUd|Rwg|hubv~kTs^nX!;b<WIg8@Nw<F99gp$0t_nkgP@<Ww7^u>lWrR6SCN5LnLmT9!dNcB(C89mNl%KTvS7m)?MU
q@h}9(p{MuYu}fLB|G3ub)M}Y5nJ^mY<1uri=G2<zYWaMwvaD>oU3hl*)%?^`b$4_LUH@;@;ZSn#Fst=)IK?Hgox3L&kEw13lF!aLQwLvdIh&ZMD7E2dw-S}
#Sqn{njY|5Ps^M*3|YjxC-H7Q(1@7tPE*lFbXJjy;xy*x*I*h$!lFo*1csZ58_f?`tKl`-S)Q^e=3=;h30Qs|I=|2@U(l}c#Rc49)U0Z?P_BLE34k5N-^0xc
bPoa3<DN`LGx9Hru?u8k+r`?N)5;qxPl)TF$Q=;zjL1<p=qFvQ<;pV8o4NvW@V|$4PivXXE4^doPFQQO3<GN5%<rbQvQjz```Kn^e+P-k6IJ;x^@dT)e0pNB
Os0#_4M#(=EAlp~9qSr<0`u555Mej66P$W(Qwth6PMBz655a85gdBKqa3w-4L-{PBvk_Neun-3V4?>(@C^{2R>`On%b{Vs!G{-eI@k25$><>$$Ko2y^RF8Vw
#O4IW0w=VZ6Fn-~TNApF#=73Vm<cuej<W_$$nAazQ*0{;w;=Tw@qC>5LC;2V*yE#(C>&uX9yGO9;_s|B5K<-mnj>`(aTsd36TyDgD-H)6>MnbG_Ng<shR(Zc
rBD?n4!zD&y)v`qo$xRzg}oo&(wMQxMo}uI#{Zgd7)%wtRe^0T9XVYMCSEAS1l|kN86eLI+Ww-Sscf6F)sjJo75zcr^lW<23yLEZ1GPe5&9%_mnLlCps<T>Q
3fL7k*ZbNDV2+XbCkwcZYucZ1^NDMm?{nHa1GS)@iHP?4;*e-x60&-&pM<CUFeAiGX4|lF^aU{h5hx(%E<3yHbKyspNIhB7ITa`@5CjcdHS=6~h3a5`#>HEy
U|3zVP%D=Pez?4KrP*h|H}`x$7--Lp$-MkjL>9pL`8uOZ6{(?t4HTugm7NKVdg^IwxL&xgmUnif`|x8($)ik<d^-c4l1lg#xuV>^5(7~?C{cY|3LFRHmU4Vj
AeDeI%#zy+(F^xHuz=#?8j_psj{E6=%6#sSb2xJ?nnVnl;4K&a6&T*&Sr_)vS?w$tl~vtG&IM`_#mKZut_4l8P)LC-LKo1~uid7t3j62wji+&`NpO&%V)ur7
=Wo~vtT68V?a3GU|3e^fqP**B7CdjrBtlGBf&#cg)L;=>6mx0#OugsTwHomFeT8>Gb5dh~Ft@%>?<nD>aF3!ruI^Dqb;IU7&}L?xKCPi{EVq4hp5~b=y1Y}-
koG_iDbICuYALECO*dh_J$lA*#Wy|G7uzj2zk@bw+eO2ts<R|A#F`z%T?DHzYn*|mA|F<|Adzj7<{;gg#HMJr%5nteN3>!GrTSq$Q&sB7#C7|Ke1t4EL&bX%
QOPhCdnLeA0`oRC9m>^a5n*;VHDQha47^~I8TAb2KGi2SYgELTplqP-yJ8=sZ&J<#PNuIpRU<E=T6%0L(+7l=?WWaJgS^~qC)(+&^0f!8Ug+Go*M4-^1@|m{
^8gQr){E+j)S)OEsQFXtE^Z-`#!B6foRN2?mvlHy^Gd}536}}(tq;0h2q0-pk--HL+JKEHp*9gCm@xJ5iY1>a{5)^7f=wS*xziC6R=zdXePpx)2}-G~$Vm{l
LLFXWf*%*nol|%|)E{&bl%MgJy3eVB5zmi{1P2T>vd8lkt}cDqANYo8><x?^$R_SL_qbL4BoH>FCHZ<0lx%h&0W*nkcPy)$&)hwU(WRCn$v31@9+~Q4+aY?Z
2h$NRbe30}s(miq3P)pK<(Wuu`+lFOY|vk{{$mm#RZZ*YT<bqZ>egb$Avm4_FtSbp_~GDyI+4!!s^jmr%!KiN3ff{dZy2pDiXf8r4cLP`M8o(Wov$nu$;T_d
-=SgXH)E`MD8`>DgW&-BSh55uJiN;){}eAEUoHlj6SD5|xD>OP_0()M4mq^(8twyPSI0Jd*8<-(32AXpzhHQ?>JSjTat$vrwvL<`gyQZzZU}G5ll@g}#`dIP
C#4@}K^3%J&G{N5sYRe2UCiCe!<^2#GGlWzZp6+LdR{`42fgn9D_?LFQ5bFM`%~BVu%=n>NiT@wa{&<qaEh$gr#Z^;H<H9ze_J_;q(NXIT<iX~92_7V&mRyk
Kf>F~To90IxlvPpefxL{^v8^9T(0>POih9<mn(A&4pM<0Oh`7k%e(3#uQ?3g12%t+t#5x$x&@i3Fd-hCmu^0*5ApF3z-Gj(afTO!lq8Va0QM}WaWFze!zbq9
h?K2Az;XmU4q!LRCA9YE+HajhS6{a~4$Pnw==rL1b$`-LB&Sf^6~K+gVM3luS^M%NZDl7w94pGQ5XE<uGvv_~;_=D>I9F8xvBKb0X!B!=U|4mIu^bD04EP`_
G2kuzP`H-?C#2)PSUYEi((AjbPxHxNL~DZ5nWvlU>87#eB=GO_7wIT;LzCSO;UXCsHxBo05>op8BF`l0^$SrGlzy&SO}LF55L2$&7@2u_7qkph7!EdLO0>n_
69MMy@*Wa^C1+~I1bqc;LMIS+sEcuNPl-s&sH0S#wF*g4=}6lH)_p!_kwLQ)c<za;lU+~(16f8QjQcy$P0;~5HNfWkJ3kcs_YV8VpXM+&pfG-4I}njls+*>o
Hh)oXNEq^<4H~^NT0HvEl1L64)AJdZ_Mim$HBfKO5^Jg^7&gD9O$*&a0@3NH(X}1{U6<ig2co5<Cri?T3%_TaWb)Ei525H2cj9KANr7{0O_E_{aibO!kKV`P
mdR_$)g!D3^wAzX#%H0+FK)Bvzx%ZVb|UZW8&Doqvni%=+O6M!U3}_@7j|krtXih>!N%FNbgHSxCax2n`R3+MKDaB_bHl8-KUdrFwbGxXVu2Ll^h?2dB~6`V
&EO&bi5o}-rw2dW1AUE{d^SyZJQLHmq=D}x{!@8%&mc**ny?6c*N#IxugnXgJV)|v)E4U@fA_wpZY|kw$fS5`5C~-|LgX8+An=dxfMhrRDxkBRs7|}+IudzR
tfmQiXo-?tK9CzHmqcD)61ns~Z!>RQ#Q#Tg_8W*s6;$Y6Q3z2M6Ir@9TA+K?nH*$Oknb)Q;_?#`hxe&He{FDd?5m~FCthBWlq6hOnfZ+B8YLauij8g`9%9k<
d$my0&kK)i>uhte6!xT+g-!an<f~o3p^71ZQo<ki7}1Wp7}>peC3)oEIL0}#NSXlp-PXs@?Ke(C0Qwu1zyV#aNSZupQO#35u>R&#$o{31n`ci!%bek&AzVZO
cR?`RX!;nH{I*C~#X)kRBQ>SIy1vUw{tBo!C_kzmTzpmk)~Jt#tPl}Cd#V)oVtDXykhFEGZUL=k=HYuK#!P5wk^!~3<H=y&hz830{AB8CETN{JA0toOKcuAM
0zVqVo#``g%G+A&h1W^qq8OR3pNASru5yr$<U&qoQksBm0~OHHljD!{-`^Au9CHV7CE`0(v~{Tz_GHYA!ucV6rNHKD;});bLO75NFVNU*ZNW5m9!HO2g>G5p
m#ObOxRVzCXs9(!ijYyGu2CqW?ms&?-RGV>Lfe0o)bK{mm18_Yke~lUmWw&1MQFWq^WTNEk7#X&(5iY)MY;i`oQ{WnyjN$Xo{)ztZdW;sdfkVy%S<*-iTY?E
SQhx3jZ40iCX{j+Xk-e2pm_;p+~|6r;2d5O6CN69<BhAE)$9p2Tl9?~1<oh0_dK3Ft-H=Er0kv%mmYIPHr@Jg2%d5=+v5rdgZi&<j*Q_SQg!{7G8YDQrGUyY
O<Xy&=?Vh98Qo24fZ(yn6JN@H%)i+u0+&*|Bu^h_<~p83(m*x*{I?>oNn(GA_!m~96--Oqm?#i5FImJTHC_8}aorWa`=%*~SdX*UDJNLy!(UqrP++Al2Zk;v
{-iG!JafEC0ET%?F!5+W15SB;G=2@a7H<?jRRC~?lR*y)7AzkI-6zuF&Ab*t5&0^lcpVRPa0Ha6V`WZc8-<0M_%(}pjU3`nO>~1M%>m>6DWz|LE3n?3{k;u_
Dx!EYYFT)Yi3GalfM2223a64OfNx4W$V0=U`S{~MF+2#ULsg-X+OIlgDO)goVi&{sOV+`*WM_(IWHP+Om&gvjD4P@zR=9lHL#S(&#Yn=S|1`<VVY3vS$#}mj
;wa1CBh_5-JYe8KcPOe7CssG0nX;j{S^yD5U3{sfC#!j2+I<D*&BIWXABa6pWti`y59#JGN-tmjKF~|Z8$?qYvhnsgcay6hGCNfq&2fki9}iif{{6mgx;gck
%bu<RY=}0VN#W7iz<Mq-2795qRn%Hl$#d4PGL;;Fhxyx<bW*S6ntC`SLB3X|p%SiM2g9QfDKaw4l`ss7SU%pN157OSosn?ZBzfZ}BK*iMJdu1pO+KGx^b_CA
XBZ|Sk=;hHhO!Gn`*zW~Ih&pWE%efsMOe?hNl=Fw{rxFBg$e$&;xjc7%Y?DVH)0iVeTD@^Lm8_3T?MC99jTgxwO$W77U@%-!Q5hEW3=U*IGJAi7!=3UD{W<x
VRZ+N5y2;SE&#Zz-mCMEpo2{XP{~gwUH#KnKkw&;;}0HphDBeIz)mr6|4MFlX}|;nx<Kf2vh$f;V1Y=wlvucf94Tx?RwHU$u81uQD-^QVBK~gj99fc{d^-c;
9@Jc|deb)<Xo*y>3#X@rN=s-x*Ood8J10RZlWpdNI&3x>0*sJWPy4(?Z`k^;aaR+z7Psq1QJdr~PGk0Kv)!24ze&4gDo7zNT_P`h*7p+xC+h3&x<P$pdJ$!E
s5Vz4?oDyKL3wV7tuno%zpX!$PX#jPGotD<60@JWSL6Vblg<B}YQ2pL6HqY026td$pqCXho+%kEmYV;?s{s~#ipywUXL%gtX``t6Zi~b%Yje>XS%-l5mwOh!
F)JaNKx#Bok#6qxW3Yl(!BrKYgu%~TSQ35*SLOaCU6@v9V%M?H;OpvkAoyR$r#YAh3qs;vGIluRfy;2?0E6s@PD#r=bLZI;qS{c-aW691Rt!+BRV;2p7}t54
_xzSbupdxfkhor@OPW<`Qr;gTmMQhPhdwivi~UNdhjA++Q1Ltt?^;zzAX<Y76FNl2c^wTKiB8~q2B+4$<|Srf3L=P%1YT<~1*M~Pk&0-{-lBGbgwy^0N>;D3
zo$%O@_`B2Ln<NE8-{ZrtT-rdI7f+T!7E}OZ8q+QTOj<#qAyj?zz>NQyGGd+*5z5mac$6~lIrL>Zqs?)Y}!@ju7u=na8Rf6+@PfpmDEH%GgD=Qf)ZLygM|Oi
8-#!_85rycMGhrcf!th&%G^P60mc!8M3ldDc_@}H2-DxAe$#bO&NsAaM_y}Xsa-nAmZS&#xE#o^y9;+M9HhkQ%!#{IuRG=1!wm4wX*TW&KWkNgTL~Z=OEl+}
n*ee~^s&JOXp1;Fc!%@0jdQp9hy94xi{-y_DkUa7`M#QbA+t^Ms)7i|<~rJF81#%ME!<(T`3`X_X>GKft&s<M)6iJ6Gmt)}$L%Z9o#pDa+v?<)vZ4iKCe+;!
NX}r~PT>UjhIT~%rU%^p=NpdsG0y$U0(=c0YG>xPHe8AJ`f)U0hPb`%h?zeZkEeWME?j{9PzL7|+@#f>jb`@QCPs0_Hmj53CpY2=`zma`THkgGRXCJbEKM7q
4{@9+PTY#~iaLthd3m9oL3q8|k_Q2zU$}5{pE$CtN_up06hvS$uC0T3VFK;>z>t$JSJPsEzJiS)I#D`KH=Q`DnFvLf1_mkqG+ln~MWXCr83#z03bJC;Iyl?N
wRUG|`S$?=5aXFo8iYG}<es6zwI*fpDmU%{m;@>11W5@HI$8s>_h**sL&H}mSA_WvYPm`H4XrDg4@~92=<RvCt~tRbELgJ+wi2$#_YbFd8wG}t4{&OBxXE|E
f@~qY?HeMST4%h8KNHJ~z!EpH(0x6725*M;2jFrsNpgfoQ<@e1y1!o#`~WZSlfCGk5tEb9Un8+qN2%8szWsCIdp+Ys?`ljqpkai244ndZ9pH<n1C&Rla}(7c
1o=BwE^cugL^+~cf^x!?q;0w^BR`>J*DxQ_&p}?6xA1n>mOmMDKW8|ad<vpEQhbbHs3cVLyrn38qcSwF7H3^M;)EJrs2`z>P02XxIyq-zl6d!)>{n{?7lV^1
p7;nZbHHDq?C?s`&QO0H&nY#HBF-w7NG8ug?^@l)5o*jcRT)0CbQOC63Mmw$?vTmQE<Ni${yGgAK4lk}Jsc(`cN5D2HNc>p*kW(P{wIw#zvn2sMJCZ}b_FcX
^mz7~jx)$#sykx{ZIw%7s2Nn{F(`b`I?f^HJ|N5~r%$#<@Dc${9cb{sv(E6e8s!ZiVx|b)oa-&!NOORqr}$<1NWgu|vzv4lWg22s!ZKL{js(2)2<niS%CiQi
D9@t&hJiZeHWKncApnY$G&mmyE!;LK4tk!Y;<VNMIou{`ve^bPB)1r$mKftsm31JRa)gUC_KZB7uxD`znOH=qKK>Xo3+(ZOfB*=&#2GpfV)+QG+<j(r0nti5
-w5*IbD8Pt^9GiyLnb^)Y8IL!w#d>zn)uMb?U@D@`ShK8V@c2{K|-{-=p~)xO=`I<;=%*vFp>vH*#SD%2%Gywcc8JInETvI{vO4ua?EDc<|Dcv2wC;V#$=0&
utlE&b<7<h6lRbkDR8{G6&jb@FZGB`d_I{F?pCS`{(wcOusWU;7c9QT&;;q;LCEcwBKT^DUpXESF#$r`^?l*xBkabp*jZ`19KtXcRqRJWb49UZ+X_P1$WT=w
57Nhx994U)bC*knGEryFVgo4d7Vcd(>ZUHRtW1??3y)tgTK{np%|3%YuL%_A=ASVM!#W1zPdgujCRV&F+L!4R4uKG4<PUSs-3C&h(`nIK>9;LS!UeQ#41kYq
i935=rSR>z41AL@ABRnEfUJs=wM?V-@ts~rSG4bK<F_(b=EpD5MRKQ_pQN5$1ck7{q!pd&z?fbBLY3MMH(u+Z7a#uPQxU7fLminK%WpfOt<l1o!{{#H2x9r#
cTj{Xj<f!6^<7R3rO2sMqV)_2ASD)F2y*80h7gP_LQ~PHz?Qlz&mA1<sp<;UVYKq41|b^`KK5sf%DDy*CmF`O8@WD4m7{nH&gc?(&If{=4*;5vUm!u9*f>>S
fzm$aR+%>`b$k)1tRH<%0-oW72Xil8mTfXo6Ba{lBUTo`JZr(>NVM4~vF;H=8mSY(c>(0JpSDw$%t$<e%zcQLg20Uh0P#;!ES&u#sIAbH>o)Upq7<@Wk${?O
+U7HdXHp?AsfV^GX#((Lt$JLhq3g9{ljHjOQ(sioz6TtYlPlO+J77l80gTgKVeCQB*z?M+g%QbrmyA?a-_pl}VUcyz0dRIf*MlWrVenfk8TkCr2z@+I$(1*j
SqsYEf}!}eYtpP!ve#HOipRn-mu_P|JS~7MG=&tB7O<Ydu11LmRQh10CUEjTi(N*4ef$86BHdE~<~E%17Ym2~xn$R%*N*#LOWS#$#-G5*Ky<?hI1~)%k}G5U
9<o&NhxiZRR2{gKR(nKX>@FrL7-pF`IVcZRN#;Vf<ro4{_g7FI1KVHobjCXjbu+#a5kz$_fgH-^9e*`d_FGGGMEh3F%vPNG-!IFFdU3}H6ck?+y6>~{4QQjw
$jdbFErYp?r<$4c=a3?{DzGmGS$u*iv#p0FwlQv#Loak^EU!~-sO-4xI+3qCuzjr$MgMxhtT@UDU_Z*-{LLx-G`p1lWlFDbOk_Vb)>wxO8xYoyqX}u{di4(-
`Z4|MP2Px=c(1E0>_TBt>+5gBAOxgcBI7AIS~$r#7+VKGy(6P+=w&ibI-g#xhzB0^j}q0r4ARVBdSythSlo6{X_lT*Xn!r$QWqAt-%d(xT*Gi>bgO^`DXM!_
uf5?F{QsKFOe;$L`ujd(2Ot<2>81n}5VFG9@Q*TPsRtMx165D&9;{lK<sh5JohPPnEH*0J@bGhth_dJ5joo*tL03O@i|%(@@LDQ3A6fE~&$4F9m~B3xPhcK9
n%p>+4FupD@uuiSN3MnG6Ya-Uw?EGA*BN`yTW4X52E+h%4D8NEh6TTfqbacWbqBwz(CKh<G#L&kSqEVEX7i`k8Ea-Mblf$B_r?XqqK|LjK(Fn<{MQ;<>?Jn(
UiGuStuhxtQw9POkER!qxYe6I?z)58fQb2dkGi4|83UPf-sJt?Gi&G*>&23JRruvC|3nOY2Zq{N6S(a3vJrc5W!Aprx0yeHob*?3jkUu6TzY<|n?CeUM5LL2
H9V9^=h}WAKxb*3EQ}pToXJ*Vv?0DqNf4sG{S%uc8vzCj2CQ-M(kub6=7@)5$HHc3X7qQryMk7x$_(dGm0c~f6x%(8Og*1+)3>4=?BZsJg|Jc|U7GfNogNN5
8T$jn0H*Mnj24o3{VZt!b*e^RVdgbb+m=%3oQaG@PHra+*1#;4wOm=7Za!m$?5L$X=hVIVdyrkHR2C2RFC&=ip*&k}IU+JvdTN!^)UWv3rfiM0o*NYnMZ@6@
KV3JIw8gmU+|4+RD|mShUy*uSG7Zo0svic$YUID^^gt4tyRzEkC_EFud;mn<&Dy8dM#_Qf@aFOq9gl8gqMV2=tD+%2IvOU8u33`dGk#EugoLEz80{j=;NAA$
ZHUTB&3(v53NjV5%GudeizCoqDMJO-TOqlj_CG4<ppdx?{wZ#=%V8WRD|+Yg61UuoBKjxTc({{riW}IL#s*OHU>KxL`5;$XzsDFjvuwKsbl_jn%bGuHaGh39
BS$3d(#PvT5|sqSmYKdIE~|-tu-=GyS!+^(x+E98UlIi^JAC9}$v3QHZk$vH>}q69I!=8A1ma2>IYycIb;jkQ%}=UbmKrCT{P7s1I-^yT<_HQDKba2cT~ROC
x&`hc;?|B=qNMtA!>11R5ucgOKD#1bmQY@nTXaYh);utzEYffPtAK%#Cyna*nhkG?E*LkSq2gh=yKLSN72eGgM4!WD8bWrSt(Z68iV#UPo-I-6fuhraNwedJ
w9Clp{et=yZAVqCa1-~RlpX4XLBE~+yZ?BA3b*y8P}av&)4#TwG`aq|MepyR`-vIRaJpN$L_kWk6>%7}Mxa15?^eB{!;k%VD&L4eQ6eu2iO`FBRV#XwWO$7d
Cpr)@;EJ<t7J&rjM786z*~gNsZOQzLp!FCR4G#CkGAN5s9TgM;dy~*VvN2xJeA{3TUjAeRa(1@wGA&Wa+C?Ql7V5Jmj}!d;3m}H+u5Fx22Bzgbx9y-l%uBNe
3fu#{e+xutZr}toL~`zIROl=`TBG=Xr6X(hlEtg}En^~qCq8nu8%}ZU)))v-*8b9(v_oaj2z}0XSD-BRqHa_!%hGn%`V)!`e=aX;(b1aJc$UZvyHGNTU%U{f
;7r9P5Zo3_WE)ztCYNwE*==6&Eh@q1@}&@{p}!V<X1F1gyU_}R>PLQbHf!^}*+-wOzxz%Y$D+OGnbj<nE~~-?5Q6D{x|T|QDNW-0lQ4uO^30%!u=WPQyQrNF
!)qxOar&^D$yD5=5X#|sbZ&+O#DD8++08iEq7ic7o(&1-SraHmn85g`y1Cl^N$E}$+|dFiq@Ye^R3#}E4%p!cPQS9NivQ;KF>l`cH2_%=UUFpS4yTaKy;*0D
P?I7O_wk#)1o6S3XsMJ0xBcDU0H;~V$?{cjH*zL3R{MP{dXh49ztkn@7?yo`pDA!NA_F3Q7*wT3@6n!18KH+IQ7!k?+j{?L302r7X$^4ujpd-Bc_IxHk4LzA
wBzg~_Ovs>U1ycro>S@(`A1iorjkG=F4+V@HiDa4-v2>osMeEp&ks<QKk+Nztyeeby>EAa$$md8ed`qy^|K!r3t%MJ*gZ|(0!lH?c(v=`Q#}C*E1zqPtD?LT
#>xA0X@Rd`vbSYNA$u#aE02{GA2jhr{K!pw`_kF>Li8ZY70d7xna}LMiV^PT7~7P&bEtq0_xK8ps9G8hq+)q%Ck$R5ztZt0TSfznwlpkSQ0L^gdQ;FJjgK16
x;|A7SJ(NekE|39rS(BsJ?cuPUCEYd9-kGZnh1(25@*%4D0WdFBkOib*%h-J7_@aUWP$3rL;)Ee+Xp&)S8$mOY*=&loxjX`c?3VhV%!nQbQ~-uK*tD?dtVDY
ky!c81Cq&Jb7bdQM=9@S=erPM*fZBgx0I@-%ZuKbUQ2d<T}mz89!u9K(&{R&FUgK?PzaUe7lY5W2iXq@P(L44kYZJHct5fXtESXg*fgA5)M&)I<oYmsbauc*
O*;_x_<Hx_uC5`WMk`_bTW68eKQhqEE0vmWjlfXG4vIlY{^=fZo^v_D!Uqq^0;4&uG#p!|0|{X<(&Q4HI@hsm0f>8g7*q@>JxR+Oy6R>?IZk_l{KTw2N>!I?
bPz*rMQ#NUBz6RhA<cJ!CG%Al3GF<H_jI_7aGafFg-jXD&l-39)d@DSsR5bG5zzhN?k8Di5TYAKh$aKvzhij}QsL<z2_A4V`h+!^yqg>_3$*yC06{*S;#SP>
JABskXRds6OnRgoLI&!GnL>K~`fKaYsQ+w7{_-utXMTa7_|exzoobv^KGG7yjtX__+Y)*pjk*-{EXTZxdfIf}KVMN;z+schVw`Qbm+$cKnb)_EWQ*QagX>3R
Hc_c|ub49d2jhP!w=H#`X!6|z8@()ZRgf&F*u)!Q1E8g~;f}^uN^e&m5sdSx#8U5Z9Cg0?aTjyLWXdH+etJZPB3x8G|HW-eW3xLy2>hE}Exs%=2yBiY&UJ&7
v+MuO>oe2+B3T+RgI2s>p9^1}UCmD<1-c;SXliU-zxkO-2#h2MDj8rwbo(wI9=cdJ6CbY<7sWI~;cVj~CR8s+;WXyl8`VPWfS~2hI8u*p4frF~mul{%Nn|=p
roMC1eBHu!k&T6scq5%d@feKlKo=P(!ZG9VuFI6J)OgP6@_H_QcqRBO#PDmKY>z@Gp_`YDy`(qQ&>WYFY5Y<Yhm)RSLK<?WZZsZzkZ@US{st0ygtgPbW-yV=
MG~7<x4>NmrGl@pAlc;)1{3V*x2rGx<nBgC5<3hy+M2`=XE;bO!l6xe9bq{=2%!xkeN{O)htnH6Lk~)NSp6fFWWeQN2YV;U1SvBz0lfq46x?Y>mA2_TK9iPf
VjBB%!<0cdr-&ds&a2ZZ5!||^|D1)8S(ocqvY%5r%0UZ6R_e?4l>&c!Lfj6>9vvLfklz($p$<_fxY4B;;kiZA&HBfM?<ByeSdt{2)`yb=8vr{^WtIu>gvq#5
`sc&h(9s{fyw+Ku@Gmzf2oeWb=dSVePF=-XSU8YhDW*65Zf|s{Gl(EW(=M6I)dSnJCtfO*pxYEV;0j%jBe67{_Fme814AoPt8CtJHMnqbZsjC;f`G{pd1tUG
8KzW1gt>ZDDxMeznlS2Iru>{4MI6`@Y?=EiEhz+>P8FCwK|X2c)a{#9@!9}xbgKy^!Az+gYED5E3y01XO&qQH5ScA6v_~aE7r_o?{c{W)N)bz^l~g!Y;lBx{
#`H*AB6>lFQa%i^OF=F_zg@25etQ4|vGa(u3HFAhD~^DeYv|~jGFtLb`DQ3`t~{Jf@hFuJ5nXyG%rXj8ZsU~|M17V9d2~Eo*Y727Q#fVu4|AW(JVl(YWSl{F
Ft0i6j%Pa<O-o>*lx{XyCV+f&SH0Kr$Ps1RL^KF@1RcOHM`bRN_<o-s6Wpm470?Gmq(Mzvr_O7&Z+)c0*i^7_SmBZK2{9*|XQBe?3a4Zpy9r8x<oDKbU(o1T
M!J$OcsNiDq~xd^&ZWM4+;_=A%EH*_RPwm%U24F_fAa$m8UG{Qw?}w8+lq!0Og^)m_|Aad-01_=w{kml?lz8J`5by6Ay7{38<obtN~LeI8q}VSRvK;TN_@pq
?@ZSI0zfA;7a??<rENp5Itk)T9xctSgLsNwqM}PxeT$mnUBj0Y&Zc8@5McaRgar}AhDT<x;b`41rU5GrOw4ozk`jtimah*jXP@9XD{I?cV-nMRX!)E6OZ1;G
d+kVyji`<q{KEM3HuVxs9`U|p_llsCWrW0p-C`09AO$k(vcfC)rPRhwHO(1N3!q0SHdGpd)5zx_J}l{Aa)0m|YUJ40a`dg&xdn%8xG&36V1HgQg2whkwNK+|
Q<KkjQPCzTjdkv}99rf@9<PIiZ3EaDFX}CN4dwF%lY&~9qVv0n*Zy-Ea3Y0}Aw33VDk1B=p(<L?FD;ZNe_dlwL{~u~jp>sqoT%bqo2WiA6hsW)pNYH5RTr|w
Q%j^xndD)+`<Z}ANN;w8>dQOg@E>bI;L^W=93N_s+b!uvcBkSr-f9puX1R{4-g!KDK;+dQL!{#nm)MeC6>r7*v%Ox1bup1Qd}1q)LeN-eK}IMT5QAY~IVLA+
_0*{3SKm=dK$RX8NbhkzM$Ig4vl6^+(QWhHYgOIY@>u~KO!d+3N`^;^UUdi1rz7oFnSHzYllAq%e)nm_Oyk+oY6u)V!38nX+CLToj%OnV#ufLwIfcpdsECL(
Q<2l)EV%~?n1poAF*W%6A-fE9479ExNv}m55F+^>6veZI)sXxuhUt^OeYXm?4V9ApyO78kF-+@&XHa6@BggFvOU&rD#g6CYQGpa}b|2d^H3Wvnl(mDCC}CS%
{ZC`-VSI{}e(BBBG2;Rl1mp1QBKV??!t?{viSJn&)L_RL!Z35AGv*{%sEtnf;vev#P~DsM>Yj0{k{3@@6i&qiV20fTVjC9Z23=3RpE%ZdqjcRS?t`@WGE9Xt
YtBbso17t<4I07e4rmNQE4qPn!;hnWDO06a+~81I8dyh&j%0E={E)66T;dCk=QJO>9J<9%T-#tl-5+9(6Xfk|H3G=zgW?fzeEQ7gmwn=eU#=SDM{OBJt!nf7
a*O|SuyJ^?sS4xioqnU7uD;g$nJjX2aCWY!B0P2F3nMG7m3GJCA7Efzf3jioB-MzD39QIc86bCc#(IZU#;}RYU(G~?XT6}1031`Jv~d<xncguZ8JILWe?QGn
a*gvRX%;}Zi5|~p5B(|e<uj<fM!2JQXh1gd4&sv85nA9g_0;sGaR>hy{{!l#JLxJ~8qNnfQX;Nmet9$94yo9v(5JGfm4xSy9teryuj_}jgsV3m+FEDXf8812
?y65i>Ay$EPPs0cqLothN0fQylvzLVWf~r<UtZ#~b2e@4RNbH-?*gKvDfIQj-Hm@pREZBg0|^~80b&lMo@*ZS+Cr%mlC89t_ZfPEwUR-VRji<!Xck@Uy_eeM
F(6!fJ18FcG(4)8UQN^hU|$~x4<tbSSG*YpE#Sz|1#Oa3aF5pGO)^LP$j0E<7h~g1&~Sea&tpyCk7f88u}U8$iIE&(XM8*QyK99zV7g+5QGHR+r|AcP-$Oz_
-r`*@Bvz9|k%c})XD=8ATNb5l062WSrvv6obP{F;%@RZlTNaqXO`hd3lMkGRyvw?XtAF-cK%@!*Q|Hc-UIA=;kht9ZEJ{R=$k?ZBs2aM2eqcdlZXaa=_%M#H
CHqxZS3J~>kP^vJMG_ow$;yqxQfEKxJO~uVszEtHR}#5&?v<zuvB0WBe}g&D66O=XA2?(GuODjoy5W}juXQf-75Xl0&{aehNevSpTOal+Hhn+C^E@n+it;Eo
qnz@#VGz4c@q_X|JyJeUKl?dY%)h~k10R7u0gM)WFlVyawjg}XL>Lm4Xc1|B3pf#XC7wjPFGS)Np5Tqz!=7f$%F^Pu?v#P_m9kZH69JP~BqwlNze~`VgB(?w
oEE>8H_3c1WDtgTx7Jq3M{rl7|Hy4c5wXt0%UaSvxQte;FdN$(a-(d5JogOu;R=}@oeThMv*qw#nF}+s>AfO5jG{tXFK#^wEN<O-Nj`)L`k!ml!6<u(tj#;M
xJ)SW|1mT!94h*ZnuQ3YswxkbVp$0XO2(z{GD}anf5L~WAehplV;zcTQX9<({jzXl5m{501gc^Rk(dbxNrM_M?q?x-pk*ajv1W#T=B!UWqH6BSsQ8u`#V@i#
M{R4GggX@bIV1zh1-|}G5LI1yss|?~R%iuu2$2-NmzKCzDoe4{d67h#Gdyjmz!`>hbai6xQKH5HvmPz_lrYPNsSY4_h8wD@e<^@R3;44<#16;+k^?Lv6Uz_a
i}Ip)30@OIp9n5#A+Ij06soE|o|Ix%dj~J`=>Z!*VW9wkJ2J#louVct9R@k7Z^wP?R1+m8#ZG=4AG^=|`Ge=bbig!MI!MLx`MPuY!H<0mrWzH!F&1_+ARl^~
Q!QO=RB0N%{s*(?p%-vPM;%8qW!vokXSeYm=qV**-F;|$aHruV`Q?pla#pR|V&QIlt=+F*`NELu5i*oK%kHF;+BtY{CBLNBj2bx|&)ZBUT3=@ZBCeN-#=sDe
gC2)UW)KGPjd<AT7?JnIee|z991KOwlj~PQB6w_cJrW~pKguMNq!T&>Mj%0vD?eT<Agw_n;x3kmH>4SGbQxL8H5E-z4hSxBOb3ZIU^W$OB%N!LJuCbkhPHl>
vYZ19!Kl?L^w<wPtz9A{ERys<c6%C)k%i_HN9v?rnzyQIH^m1Z{BX}tmw!4cPIB1sC4;k87+5&<tX8=N2dEgTEKWH)r=MNwgOKuQ@em|O4Us%;k8jtY#3Du)
0HaU?{XQ6D>_xKw(a3$B+4==jc2<K8D10Lf2~LUwOyo|tjy7nfWOIhO7LB&tn^V`=BrcdA@~zu3`c5(ci~$9{KrrzH=rlmMeMQ_*bB#vP{tR~xbwkTP&Q#>3
EsS>V2Rs?uip2Tj5a~;**763Ako!9Wb7V`k-{3oyyT@^1K5-IU%e^}+iq5Wd2_}q@<jFB4SZoDDYz5!2X(uBlvcp6UGY3o@bs!gX+QGjEe8SKp%_C+_7Mc?@
FFN|}^sv8PB{EcH9crJd2o;$lA1~8oI_{l!-8sID2OCS@*U{iVxff<{>7<BGm!E5H(?kiqzhQ(OcBjKZ>C-qSESL^<NmI2<0xU@?e-ZzV_$wo%8%H(CnCCBQ
l06K#T1GuL`Va7_y5jw3#nML6ey_B4+@gSvQfd;3qQPNx(G7AQ0Pj4+8uIe{*18N2&vkZ9=7qmAF%I3ZUvr=Gc2$eCBup`bBG|y1HN(5{S*ra&m9G4b26cDo
g+yKpJrdv8QqngQ99cXtH$|&<jw5WU>yTpI;0z*BsB~aeL+I8sFjR_2E07ce5n%m0p{xylE&#ze;$tmLNUwpOeRC#*Epek8+~K>>_e_44QL&;rp$Bo0V50=s
5PhV2t5_76xbOOB@3BuE`;+x97lGRz^Kt;`XPhLyS2}Z(T)Lf`@WHTUWZqCyyAa3mQzRcG9F?1Yp}+?!F39Hn97?CJCnL!Oyw0c3tv$b29iAngL<VPrqiXA{
dsAv^aBB-Yq6u$kka8z1)+h47-VegQzSqg51D$~@S-dfsL@On^zVY$`2oIF-7%)+6SispxCLs7X4rE}WbXY*sasbm5OGJy`4M!E5Q;&;xujr<~=z~>8R{$7n
F{%mQH;CMi%GDttL^d&R<-ui6;k!!@gCiEcUBc1Km<^MHP#?dxyOsC1U8Dzqc3fe!_sagP!Bw1#pnsGX66Q<B1dC!Ja)@TDxVXHmLyijlE589YOz>9I@(yAd
cgT~T?Igw@6WG_g6)mY|aJ4^cg-1saHk1DJQq81y10;(vo_rMs0z)4~uunrPX-9!9wA?YKa|vNCTfuiS3q=o@f9XUh(M5eWh2S>&mftZek85Pj+aeC?ErFNq
1p9<oVnLe&oKW9W%}ovxvh>fE4&|rj?hNgy09^2rY3|OCQCEvOZk;x85aoVBNn8Ef$bF!zLE^)~UCCQD8uIAgC--x;LP<P>I?uM@BgkLju~>kudzD`K664a*
N`?!}dt95W)dv)!kgkx5c8@gLd|jvsi(aIhard)E^)7f66{?VZ_XV{?SQB`f9?U$1_o5aoV0KA^7x1HqmVWy^+<Gg5+))hP3~I`Qq5>8AP2cy8ALoM@N!Pdi
EEvEh=<V|{Z#tI(woDDUU)P!Q*h^6y?;$-@P)3cuHz+U^&nzNKg4lJS<jRHzE|oM*a!4)@74<mwX&t<5i14)q4{it!+u+ip3kX>uai$qG(H$<MDsGc0fl-mV
mjY2@iz#|@&ogYzCEIV{Sf7Zoqzg2dC42oSv1bE9yqy0Z{5+R-roYsyQBXS2by*z7UvcAq9(zJ2Feek+LNFHjvY7W|JgN0$@|2K3YF}Tz#41>{?PQV-d^YL@
)Z^Av-U1{l<XyVz+H?&SwLNs<bm;s5v5GhNOE96qRg8+US0=ly;&h_@b|Jt7P&GLC%M}5@9uUGPnkcRfA>{Qzd}g3lrasl9B^?V*7m!xU-&Jp7Us}{Oauc2s
cufl`>*2oC38TekH$TQ^RDTlw49V>J6nXKhvOuj5NgGtmjw@7LLYC@bv5*I#C))-Zgsdm*Q(fryOfMyOnvC({*Fj_D2BgyjiRxH&*$m3VIIAMXZL+5RVZM<d
5kUxQ_KlreSXU}bDiDY#<%(TZJ*Zi8Sf-(TLCnCy+?J95=dh-tAWyQh9O1y3wHeLLjOCNDmgq-f`nW84e88_L2IJtT(2+;wc_rA#ygX4bh`d}f%ET33X3jQi
BN4G&FiDGmU!PbuXoqj5Mn~u~p;QDl6}8*sFcCr(;c2*c5XP~BaRC@*T*W66al~!_3N}5fh3rGwkVmaPxT;zc<2<SwcMN04jm&6Y-JloFL7$SD2%BWj4d~o(
EZvSgmO-L~qqL{)`n)o92F@A**4v8BeYY!2K(~H^clqExe-uTAD&no_Y4?4elm>uWq*>HXhh3=b)C`}V1}REHB=dena|`xGf>gq`9uRRIQIr88Q(8D~Hy%ry
95kDsp9z!b?Jt_o@<qUXV5%;*wm*D00Pxu;Cw@E5F2y1^`9<aseNxkHo3!<Smf)JqMkb)r*N~ub;5LJki`u0`)<nT#9UO$Qa}3`Dz}<B_UtnQdqNoVY1gpr&
u8o$wINUasbadUrTGF++Y?2Y><*infqZTFl$C4()ajNQF;}If`su!P`Yvxu1vE2j%bl3Nw=i|^4_I6<Bbg*_|5kGeEZ8p(!8+R0F5sSy8>#*K{1KKv8$flt7
&Ix(qkiZrm0O*o69@8`VGZHsI<3DiTlJeglYoGYS8?ezKcMgi?`v{8>8QEh07HsG${myhF9mv~yt2!VJqJCjm7%L7@o6UvN`}az6X)E4}NE1F1jSMUPII3a(
9_W$DpOC|*k<X1)Rl<0nFtUhbm;Pk8>>YLsDS+`|@0fns%oq6|kILcylrTs+zGXg2lAhxSGgSlf^ZK0excZ`DmzIE;)CX+Osy;_aF$8!pku}0DT3BrCu_KqY
18Ff;K7!P|zFS*1_$X5WBO6&P%j3GzEuj8MKG+K#sGebnLZrfA*Rhu}(M*G>H9XFByr3Z~kt0s3$NY*BsEIgp`L)HIqe};V#CgN_Ln+JQg@h$mZKwb*#(Z7u
1sQrvw3S~~u{qEx)!vgeX4{Pzd}vDo8MwCH>ADex+{qUda8~Y?r1o7MN;IgZ1&=Gt$y@oxH*F{0P^L4|zv5KWW!oEXR)RjK-6-MBwg5;^qE$ceW{RgR)0m{J
eTFp1UaU1fX1gCI9)GR2BLx-fp&&wme*p2AeXqO)SW1wlhzzW*V^0%(?2hpZ&7JE(HUYBLt@)wfi+bRId}g4~1(k2OsSF`OwpfzPQ3wh)T9S!qC8m(g&Ik%B
(|oheg1g-Ct<)X{-Uk44nmrl2WbI}(0CH~7w}>ZeN0f>g0rV=XN@Ioj@@OhSp!stY=3Q?#gpmA79ZC-nQkKcs%TF)dF+{ZG-!WG9^y|pqQ6zI35;zm-I75)K
&r_LPV*OBBr}hQ$tu?CGT$K1+A_!bc*0ryHlGEMk1xD*gSExv*k@UE0E)LSL#_Jovp_~(d%MMNq6kM7%@KAZ{bJ0wH=`pSav?oq)Ekij>xhu143TfslShZRe
yGRg4jT7z1R;yNB*#K;eqh4yr$7Yl5mGdZb#n*a#GE1PQAH#m&cd`ww338>?`==NhY+0}#C*&EQqftJG3_Mf;W-B3h%hBg8hq3hXL0j_3C|xpgQ&B}xphX@!
bXamX0}IrgSVhX*shLRrk)CV2Qf^QY<T%=DXxE@T*F%)}3hjj~uL_+eRhH<;vW@w0tS<milxp4C#&kG4a=mHi3w4~euA^~!4B&40@@=n)CuE54_*gEZP03FM
W=vi#fqa62l&U?-eE2U$58*Qy4hOM#%H+a4#LtWy92m^}&tgiAkMwO;*K-`VuNU~L2a`L@;JI*IH3yP03p3mmQax!VkUj|wmp0RGqqXua0U}qC3EP{}E4LwZ
^~mwf`#qU<gF~-wSL7B@4i9^vMBe=4@eyp7J)o&5ja^B0+SOrX?!vBt_Y1{3OrT@t%VC1=?Cf7+o?utE0Yx)gu^8-&UQFPSdoflU9o&oV2MzoH8PSg+awhr`
Z$3uSvUk>qsC-(I$u_nHne+Eta68(Ubf6{ziZWI$PX|!aXCmOu@GTt3YER4499MxzrsJ6=H^cUKbi8veNra&yqoZ{H1^cj*d_J0lxZWrv_6a-5GTkRS1xNFh
V_ds^^0(UtRqW;kyey21f&E;K@PeL?PaN1ba6w`4%ZFBI=;%#j3rjAGJ_mz^ln4*Z%S#PDASi%9E{S9`lhEe8|9}HwvD|=5c@p6o6}<CjMLlkhgY&?h6eIK@
B<+(w%!uMA1At4aO=^Q(msvM;+rK|XlB#AE_lZ#T6~~Z<b>Wq2WW)@wqAGm@7tuutA(bj~qjI`kL#t4`F-q`Gd0b$dUZNN{7wIkVbFz8!)cOx|cZV@PDPcGU
>wYiQMno@bRe7pR`zYzh`~G{n7`=Pz8K*g0i4+9JN1R8o>|h`fj1|=tjd_oNHX&x7?uzlsigR;OI5<>ciUgiP?*_Let{rftKIrj>yn<ZpN{*|PlbYbuulSh=
W`IMfQHKIt2jHd7;#|GLQv)^^YnWvfKL2a?IE^5U@SA)7bJT6xS%?lX`%pa-;M@<buT)wPv;U*r76v|zxv%V*ld>Yd6qAUJt^**X$Ga8==%yYt)mZtDp}Ky6
J^<noqpcx~Sd$HtBBnsAAOs~!HDymfwp(^;s3*KHO7urRQmmgSr?D-Jjb8y>?7j>TpVpcSfGre_smzQ7enBkR&`=9~Z;Byg$U*~?A|0ZX5PHRX{Q}@s1_EhD
MROrvj*M1oFH=|GskxinI!PtuXg7akn@4VbFY|Ik4$QP$5mOr+agkVxTV?nki)OV9>4W1Q^G&LF;sEyb{;;}#ZS+D;St1>V0=4>oeI&Go0vWQTV`vU|YI{$)
+Zlg<xt%?ge8L|eg9>XkCLG=)gIM#st*HhS;U!dl+CH$rr{`1?X4IVv_?{K5&ex})uTiDcwNq7{@-(qN<d`Y^3CuTfW3j}+tZN`+Ya&aYj(a%<nm6e+Xla-x
7O)2m)hJn-&sCi3s(Vjxfjh%ZJ;{n7@wbN%M<hjWFJ>8bU#apsreI07CO@21Wl>$<%8_*d2|)J0FU%kfTeEA3y9wHEz#*4)K%gdnrGcF$vTvxdLOMPS>DbP!
;z#iuB<?oa^(>PkWOA)H@5^y-8W=v{ivY5Suyt@m{P87s)%@%MEo_5c@>O|vILAaUBQfbJ?5B!H0pk{OcDCyD#V2JP%k)xu7;<bh%O&eH*7CpdtsVGO@Rph$
lYIBNov<*5in%J66C{G@2J(i_yL`UD1D|uWielu|CM*Smp?qD`^F_>rhd&Sx#^w6=#Z4ZeD0#k~V0d+$qX6iLek2cwvJa6m=fgo6Unqe)^2vw_S)6zcAEq9v
TmVa>yw+16N+@`FpG@;!|7G$bt%^))Y_GK){d$4%>1xsr7>6oEy>B%4hO$5d9DanwdkxRVD?uF;YVyQ6t#wn;7=z|U@J#8ACPl(SjzjJSz|jHRd>b)j430|b
U;;dMv`*(R;(^K$etAU8Hn$SS1C@G(_p4Ym$S5huS$N)v7A8CFZqAK<FwWx@qpukb8vzSFNd%)2^|?(#6c`j6-8Qef^_4IdJBaY;Reh+w<9cG|1J6WpAv|qF
1iMvT{|Bst#2I~NhP0F!o})caPy5S*&JnfNnm!KEjsc9?s5^FVFiVt1X4}oPLQDj}=GQQq&_=dQ{HBQ--E8cds|5d+cUTmZnH-F`=A(@$7!mmVf~AX|5nHGk
7ZDGm`#DPc6(CTL&aPO<XlIuU9kgKW==&vlrXwiVbR$=AQ(Ig?bir4}u+^A>ObE+LgQ4LEZFjWD_h;Ki5R)<}_m^CXf3&94b9^2cwO1y}HJHTYXA3N(sw}V{
NkxqT<z1?HI;g%n%4xNwZJFg=8gOO@`z;mN`vBx)IRDamEECAUj<>@8oJsJ5>YzkQBYo$AV{POb+)z$8$cFa4FCtc|cOf)lf+azZ1mrar8%AgpSApJ@)9dOX
`avZec0lpED`x`LXR4h(b_+J-q~-Ee{-~N5Fef4UJ(xoyfgx<_TWE3t%t;KwWD>FtD)^j2s9$|(23XpQ6IqE^Mw^3;rk)DxL`F*3VLZUHF*<f}euE^`5w+>`
5v-Gom#AO(ayAPQc)0v~Bm=m<b3MME!3Bin7wDC^|DK3$G06&W#-{U(#j#2&SmKQX$W0jsk0iqjUqU<ZS$yWHG4d2uHeSWEy`@7P?raiY5q}<?`@s!ekgQW=
_ZE=(MjPUL!U54+|6aAVp}Ykfj`=u3Fd;9!OxicDKOYTgZ=dTfqc!xnHlkl^xd&6+p}h|0%t3(w14h^`WILGyW7p6*(t5)?BN8am%i^3Nx;@ElLsDS9IvY$*
MOsmzh#B}T7&h!e#~zC_hqnD{gcee(4E<uh=<V%thn@|FnFG9p4D}j8ie^ZcR|sSIdTqTh^{&{9EJjic52#GxHW%2Z^Qu*?-!Xd9MTw!L8}dzbGw|vSS^Av0
jctS%@G`Jd)iNP2k4PgsFpc*Jn8(%CH{I@MJvOeYmo>`-AQ@xokUcy6it3pII3ft&iC|KPfis}BSqIQ`+Zl#-%T&JJCT$#0aytTm(o$YSkam3TAtC|wYGog1
rv6L|sH7YpXz56SOO8BAqBMk!zI7ZJPPGXSZ>lF#2$__J!?DmIm@$L-TxBB}cIni;cYL_)mO7n?Agrv40v$69P?Wq}LEhxlxOyyeL$w#~zy2^Yd6)Pv3)MtF
4b530Y;KC!6!o@6K8{EJ8||dTy-{fFok4HoyuKEGrSqkbnITao&X=WLdTB;gn>(<#f@7RdHXY#E2opPo;VH{)EsQVss!QZ&A@(XhxQV0F^tE~x!&MEw9lLvs
<m%I}I0oMV1e%Xu{9C8)L#6iqq$(e?4~jm?mfst<5m^TwPJE2RE$p&cD3|s+n&kf%PmuZ7tQOM&Dmn-C7mA;?)FZPSm2wXrDHu?P&<GO<K|o%8LPWYh&f8FO
Z6APXR0V;K{u4FX1ssbi_?!EkRmfe&ueX6)*CKi!`AvG6KH}s(Ckrz_*B{9~7aqOe2RwluOk(N`OHeWCko$X;5F{_MN8G2bD))hQ!k<F{M$|7qh0}-V(=1YQ
xZ9no*l(g4?>aVc|Kh@Ws+SK5tbj5qBXeZ*y*uExpm`4#kT+LkqPlc?ni0-5GK6@o{zQA`QXMs#kKxFi<5wycUD)I5hi10Td!<CtNAPN6e*T3T2NZ%QhAzgR
;{>M~@rSx<T6p_vdQL8{;a`+LX?%bwZT?P;U=1v!>)D3kge*4-MS}T$gEmw$qYTDNubx_9C!2vHDiG_W!Y^})J%}cr$XDIB>%AWJib4A4q~i}|f7Sx{=dUzl
<iptB{&@TUO~T<g*Db(6Hu1Z~3gWucXcrN~obib(Tqid*)~b4UM>lB)5@cq%@^4gtxhqb-^_LEpMi}%5epL7BtUTNn?JwIw2iQ78b-X`G=TY%$guz~ixbshr
$q`s{n1`{DrJJ13#%*h=GF99lJ{e!szG{jLK}0LLaY@YC_rd~*@|djLJuB4+xxj%BYrmezCewyBLUZa+m%Ny3cny@rXn|hFm#@upf=XuWVbr}2;15>|hk<{<
Qxt1DKUA3<0qOy%*-*075loIP0n8}!w`;?5@LKOOkk3-iC%&Ea?(TpUlUWU%N!D*sQMJrZ5Md{>PXA<L;u{)z?qN*oi8S4YvbUCrgSx$uAZyhqtN}3s8+AR7
L1i?A@K`G9B^8pKTXBW*%<ihe#aA^tv({_0gTMDwa<xuV{(`?TMnNQajXkxvlo#YQ#spGjoQi~B@YXCT!J2QAfbX)cJ}XdC|AH*WBS4|6>#Gl;dw?A#w@GP#
6j_>bplcU<En>A{OjG_F9|`j4!96e-{eMHTbLrp868)d9O-bj>Tyw_*0GmvBr#~H8m_4-h!pS59GcKcWX2rQtbJ5Ukzak<DQ_8hYS3=a%3|NF3<(G;S_EMHC
$M&d<_;4I?WH6TAZ?QK2O2>a_zQJq}4<{Bw5bxo@3$*AlJN1tqiMwfKxo&FQT?RD20#zHs8_+aC$awvf_%`QeXR<tcIbfu*(dmkf^fCm>yl2gm+Lv+G(N}$b
p;5Vev);r?gsA|>qdR6X_M}6#S+1=ClXfIHK!$qc6wNKaVQk}Jfzo{KMb{i8xJ^7HBe6%_>h}0fe(kos6~d)pztFNn>Px*las<IuYPbuwBdwsCQ3t9C0@0(L
ISD-VKaXS;%OtYDbi>Moj0Z42Z!QR8B(wt0e2h@fRJmm1UeOx2M@B4etS&FdDERbiV#cy&q|@oSt?f?K-UsFrAeiYM+m`uSPF+QIwIStc_Cn5}aWY&v4dy=J
>5GGr#%O%74V|l`bYs+bK(2u~D)(@Hr=x-i7D8tMLH3e|Ph$;B9<*c(9yf#v{2g3zyHH$5EJ3H;GWk6cn7hKT)poh*%PKzRCzlmlEnbKR!q17dkkjAbl1pTA
jDjFEaquaTXR%o5X3!+I#`3Qx;EE|^6^BKyzt}`;DVRe|8{^B)!sb54DGKR(Bk%DQnB+RJbZSRR2v9aUE*Vc=lxrdrG?|IuWa_loJf3!CRM#1rQ6qnFJlLsl
1}^!X)hWM9aH|+9);i1-oL<6t5)&U4>J>+2d^D6Q=1Ly1hKGfK`=$Y+0X$Z)qjVtZfCGy}cxM^7!tYKF`gJWoHTKe&L!Or0f3SI&x}Zz4_<5;wxyidJTGN8-
E7lfy)@<`PaU*HXCe`Jmc2Yra{tO32Mbbm92ELC(N=J#I&4(9%*^q=F74r1m>h8FzlTt<`uKE@e(X11*kyqj4fZf8I=|ssKk6YUZgFP3MyAbO5kt!#=DMY3C
ukj3sJ1e+jzsHAZis#?Q_8z(oQ+qIT!{c4@zHn0lP-Et`kO~f^6+*5a;nSHtz#6rxjYY-w0RJ&}m-O6|217?_-Q1p;TM>P4Ho6duBh3wJ7Xfk!Ss`>H;4??b
aaHl)y-50Lrm&ZiLSpsQ1{i{;&doV92M9F*&lAAYQqR~2Xr+o+;k_UNp^%J~&BRNRLTC4elC^|9CJJnx!a`Ley;RX+e#spJyIaPox-93Ei8vpthfl~iLI4l_
87z;#j^e#-BOior(Y@<`PJtQk6o-6qusk}u231=PEuc3Gv>$~MB_&l!W&4x^D1wnlP8vDX!SXlgOD4aV?ge}fD#T?{u1TAOdjTX+QA?I|@!o%8?)9@LB4W7K
uKJ{*o*&rIuq*kab8Cotd5ak4NT{p_IFoG{cQWS?T{Tx*X5b+1oS4MBjI}i)NV6g*fPXEiuI2|byeX}ZwgK;1|1^%zH|qi+1Vldx9v<9kC$KS6(r(;mJqqP`
?C}kAxyIQEqRjbRnv-h>fwW(+nBLmVZxoSFZP#gg@*dR}#B@ecIRnx-`sIWURg!%0rd9u9mgq`HsY5yAAX~_{T@FH-4!!W!BXYF^&X9H|k1|Zwdo@_>Kr#Zy
Dj3f|SSdq0rpd6n-TfNl#QVWynl}W;YFd#sjv=p2_!LfNk1WQopI$f_5hWw)D<n@~p@BVe@E?D+{Fo{eSa0Eca6oc~ZczgG5|`eYw7MIYMH`zEs%rrm0#=7r
kKT5RHF8@J{o%(TD^{qp!SzWbkwgI$l9IEMwi2!RJK$EQ1Yq+_Qd(Pcxt7H-aOp2Qmf(JjaD+yaG!rmAy?!C;)I4i@Rv2hizs7}HRY<zrJTojHl;H_l4jB?=
Wh<2zq}*0gK_==l;WYOAfYM@vMb(Qs`nK0L>*Lfm(-0t#U5;VPTUy-rG51#1o8hvK$0;HN_n<P}Av<#Q(2-UMf)hSR)d;%qkfd;q(c~wO0ueeJ2LW0?&;_>e
LE&h1He%Zg94lEZ;iHF?R<SE}h*J+Ktwg?|a<Rmuf~rj2P)JeU*EN~|0J*+;IL!o+5R;2v?(h5AHWL@%WSE5%L3pcS>r%W12v^T@aH|lnmXl_jVT`K`3b`U2
*wr{eP8Oo9HB(j~v^zInTPgcQV_L$vfQw0_AHQ{Hvxo(kvFcu4e6CJVOK9-b3K^~^)d(26Wg|km#5OFOOP^Gyi9fcj97nv`JbZ{*=@@plD_08DXWUJaeJ(mj
6&w_-RT9gX3r?r*F$^KAi=t$N_#)Gw78rhFA_Aa4cOONUATIUH;QxR4Xgdas47hfC1}Y=%>nwdkpjT68=8zcMO4FDFhIxL*zOVm=YjwGrE{pzia|vdYdn=0!
m}?D_p<y$#-#&LS-0>ZEgi|-%e08skH023aI8h<@?EViIbORh|XFW)KSr(;N^=$u5Hq#?1-9=<CjuVOpI+2TdsDU{+0A+{UVZ#@CIC7Xjwmz`r&j(co?92n4
W<}yIrqz8@mv(<M*=7;GfKEjzO{Ym-xlD6ZeLRN#@Ea9X<g*Xr4tl?e_bPx}Oz#Krd`NA1-{RqMqi1o2YiP_Wp?^WEBvOK?Ts1}a!}s1AB<z=XypPek3ewNr
WLltCvJUd}?hpNhQywLeua|v`M{TEJsN8x5;NqYUqBa~;6A8Qyp531e3|Fp=zRH{nBfhk5R6jAe&%T-Fm-O<jMkpne*z{iYm6L#+#_BS~><mM4s2_ruClbi(
A#z%KUr-91-pCqNRWYiezkenqG818Os|)xNyd|-NQ~kQewvmWg#jN)K)XueB3AKZF@~HSM(LjQfYg?PU$k)kRGd+FyE=I3O2grV)dYz>|zjhQ}7vGl;mLZ6x
7^RXMekbTpFC1Tzgv={g5-_`4P_?K4kkrE;h4)(xz}ur+ME~nQGm=McbDRV#_?v)yvaC&NP@hTO3q$GueunJX1iNw|^E{^|gmCqI!0100AN|rOJyE1|eFINj
9|MoxvO;nMmox`OaY5%w#04Xby3r^>Bzj5d69PqxMG(e2VO^3>0fD<W<mlcH4RP6~6O##GT;8v9l|`W)h~h<YJ=DJl&GTQ92OgpxHA<!r+R28)7~G0UZ55|*
@<@=dcw{b0PDS?JSF|20<S9Y2EJ4}574zU6SE9v({D-*{?UdVr+s9l5r?G{ja2%Vrf62^$%?Ch9d{mXvKoMo&3sCEP=R^2Q6<)AH(=Z-|)c%wbFQU;3f`e%6
LSx}96$D~aE=AgTXQ60pSc5fAy2>^m*MG#cMbN7=P$9Ag($Fh6KwQ?Rcb5F2z@SX$U2RF8XcEPT=-esiD0ju1Q!-=Q!+X^-n5cQeJj}7Zg2)!~3#WImlx``o
nz^`0n8ykaGB!;747_r<lyG!9eld_5*7bpJ88_A(p(#Wqh07xJBOm~N2~OH5u-La&%YKJl{C0-L0}gC;h3R^}h|&8qKA}RHA=S7_?_tsJt)FrNE9yG#8`TQ>
u9xo<-2_VM4TK-Ptlk=%XQlrZ^UMRlHi)|}S9c!luM9*IZk*(zJ^P3#IG_UWKz`Zf6@&}>0pmdx9p%9+<bV-w9;WW~UTGzq?M!AtFBd!Oa)JuaUSp`SJ_$4*
p9v?d@VKlUnkCpZC<E_t)@2IvIrPbz`B4FlR;5NiyKX_RcyTpaYNwAhn|GO`KTckdpJr63jKtKrxE(qQ#JY9`KM_n4=l8)x`I-bzU)Mb8O6kvMgLW-O^9V8t
S?jOgh*|w1qandhq-Iv>vzz#sJjDXZzO`aDbdYF~w{s{n?EF|dMFVvDmYmY6)-A6T^mwUUEO~_nnMfR-pw`gUk6fY8T_l%1fL}Ah32S%8HytaA#x9PE;$cws
HB5Dgj9c5Zujd3YGTAk^1^H!+N_9DUca&&b?>5TDisltNeqzfFhC;Sujsez?NKmSeZ|ZStdCID@Fy|xl;x3@6NAG@-r&(XitOIRcdg{J5-S#;4X(W~m8Uu~R
vTQ*!8+y340gsu9#JN;?IJ4r#MHmk*8_BeebY4fU*WuS|b`_Q^L=Oa2U`ly&tGG+ukb=W~<CjPOrQIm6DHo;EXsBDvl@hE}n;g&LkIQq3*&U!!rNmHNp$z`r
|0xbq|E<XYv(T|i*4$gYI*PXqRZLn0rf(l^GjjA#k1Pecx||9#r)abu*{vImE|nN?oZsxX!;mtkj2AE*{(;%GO5hN*cW*DP4j>keUiL%NCQe$e!%THea)AF<
sk-=SgKMo!^_(B|5I*!09pukNRxHLG&LiIu1-(0;FQy}^P9~zlj)C|cU^n!qL|Fn^kXGFNa{OS)x6lr&s*9ByU=keVg`n&P9i(kP+&AE0MRtHeF+^hP)yHl>
e4KN1kZdzMzLTeTAqo`<ZMjCs%dOy!5Uo8%JI&}>OgaTHdR*<6M;X7#<ungeHv6+YrJQ=eU}%(--9a5vB2|(C4*GX<SdhdYkBIZUX;W?iC`9-k41+<tg3mqI
;${Rbl-d!-Kt(|>CIEtS7SW#BCgVHeUAcSCcD{lGiW>_{zA?3(!m!XN<_YW)GF3sYkOH0Gc3{IfMH8()DU%0BjNi=ps6cd`s9V=a&%6yW9<QTJ{D;9z|NTgt
h$=*F7CRGqBnroA>+(7wIK=8L;?1-9njXcmjbGM~P@gf|b#KxkTx8X-kX7cBt~_s?;T*Nw@-VW?nI>hOOy5I9)ppNGPaI>`Nsto)ylPM<h^qfg%&w?n2Gb+d
7F*ZGXpM3%DS#(L3pJK<jPE!C^7>yPLLn*H09$|#4hn-5>ENcX3UFNpC)Az>6}=2H1d^I48E}vUY3ew!xU`NGv@)HOTC*>I8$655=e5hFQZ3^o86lNqlJXhL
%%j8h6<Pe`;=!M65~jwLEpf}IOn}VPQU>u9z4KvIPJ|{!U`l#*-HEZuE`Ubn)2|8(@iVJnd!g8m%p)I_F4+wLX1$GF0=L+u^kOj!B{qjB#fwox?jN-f0haAq
9;~Hfy7Idi6dNBwKugj(fuWEuokqZUC&}M~mpt-$wh*XqgG<D=0K8><1ZYOMg=~F0z1ph}hkF!hV0IalO-We*iB$r9^s4{39VK=5RH7H?(R$b^GX>KyUaE4(
X05Qy44Obu{$vhhq?|&CtD2()?*~0?=8&^X{KB+3%?*DvVYRuEJW2BnlFD2X=LOCN#nQJU8fbiFjN(R^y`p9y31o>1%)fwJ&?FSrR0z*Q1$(oShTS|%l#1N5
1|Z@G`>)V1&+$uz0c@mZ>ljR`(#JSuXLt$H-4f@|(E@H@tq%A~C54MBZzM1}tq=n0j}|_7hkmH>Q~g-*Lgam@_ikSt0l>;d`@#nFd2|tmMwB(D7n<Ea;>oCa
&%SK%3BAO03t%HI`X|{9=?v)NpQ|>Xx3>eXGV+8ppb`cFv{5RDJcBpAK%#`-6>aykJ1&<n)%!>@s2d7awraAF8q{xVV8RtX%-hj&=$uSfry=>J-WnJR#br=2
*7N=e!$++G_D-k2wIO;MIf>!Jy1Y#i0~zm|U!xWz%%D+VMVICKmC)=M)WB|l%}IInI)SAJ4vyA!0o>3Z$?pDgGeR1V>&^{=JGdy_>BY`u)iE0^cE|d?2PYWK
m+azr`FgUTH=i%bJ?YpHbzMaYn0z$GqK=lShYVI+XgvaX4Ba{xTLz=k-z;uSAQv1gDl%i7XeG4YZY=voCQR)Dpf;|Te9<o7fWH6EIAc^aboV`R8>LW>q|Odq
)0vhzT1NN(RsQeF&!9I{SK)8r;cYNps_&|7sFO!{x5hGhDv8Rg)%TK4ws;z&&F5PvAi6IMzLQ*Y!+oL@LrJ0A@BGb{Yk*N%@uR_A)QC(QHq^Xxa2RI31hu5t
?@#3Eo|?l>TW0rM?UXx!i@|<tao_%&0$Dt5+givY0kz<-&)O|dW}{3P2s~bgv{zz1#$R~D>EE;M=)6A(QsHt}#y1HvKo0Zy$w5<G<~S1$<<>qnaa#M)L|+GX
+8bmc(t-JC2qF#)l8efoN7svV-dPzR1yw*^&OTv|Hp{SDuhg<SDx=;O$>UhCeB_?6f#On&R}i6c(ss@qB>s?~$)T&}@cpd23))C^p{hbHoYl2h0<BRJ@!EGa
Ca}GRH$nM$yhq5j+ySX1>AVI-;<FIl3SE&l1GCH_oJ|R&3e$9_EPk6g04WXyylG<4sjaR3og9|UdUYZ0P(cC<L!bP5=OK`N+gn?wuN%Q$azw|7z!+6WVnO|l
BE)SpX{3jw01-P*HHMOuZpNaTAm$K=kj1*qOqh2akddYfUvSMB*^CE(tq0s`e<BYgNf-8R%XHdIB2BKRCAVj3{{K+dT6Gduj4OWnM-!S`a1Dw|zWI@<vSX2B
H9E<&+v3I>KYwh0NN8{f!Mui-6P@@xzYrU26X=WkHK`)teH{r&mgC7CepKb1a!trkru@a02e2@?`yh#xs;0CfcUArr%ChWjAn{W7VTzZ~r1AVa*QPHLWp&0}
h5|U@*ScV3k-Iy`1)foWRA)T>W=WFdQ7Lz{+*N_--u0vz8veNu&T3j3)!ea@%%!!}(lIxFZxBu^#B)NC?`4$`Qc5Rha_f_b!vVABtr6w6=e5<iE!><!YF?W%
(LP{wD4~WMuV%scODk?w1`ZZZ`))Z!AZ~7!=5tnh7L)Pj6bH~)bs<1HUyF~eizZXt%a{)8L7o?o3p>LEC+vm5;FNO@6=uBGzHOd;0H@4ioIr5z2qnZ<Oe60r
*dZR+V;oh>C7AUOlJHScnzSB$NGkw<xFLE_8=>^j7o0pQfS!Y1W0Cc_FSBQ&)X%hqPp3bik3=@;P*-alxS)$YBYMOheTP(Mm4-z<b|jc{Dl9n(rL~8vj)|H^
g}?GCshfrj0k|44YS~{f69HMRyD_p1jpBuS_rsKTdVDYcoM!DG6}9d@C=&Hs1B^K_w?|U*(zIm7a}qS5FXnW^2w%i!4pC8iVEcrN*2aA%iL-IFU@9N7H5^p6
e`b|#KR$gd)N+}MxLH8CTOkuXP;qnd`40Z=LoqJ2>z1+eT%K4S%%m^-{uYH@TjO<8WIFgv;JqHQdsssPWeLOCP!Adlul`Mx1ssr-{y=tDOkHT8NTVYp;#f$c
7<or$hswUQaNLHIr}JbA2DMb&#m{RIB}3F?d$t6lu7gy)`oD(hI{%Xh&VHqvy;ToN64A@$2RXaQUje6}nP|3eO1Wd<aiF;_)?rX^OyLdc?c~#EcIo7|Qf4*f
_8NN&d(BBp`(3OU%VmFG;Yn-=ZeZzPAc#alYPeu!U)y3kM<=-I2SPJC?4z`ue2ETfleB6k7v$q{@FfV)MIJUg0iEoGS%h&w(TSePIY_9KWyF;$FW9=@_w3GW
BPnr%O(k)TfcnHKBWg6=ykQS&LgDytR#6!UYEl}BnFws9@t{rhEP2K<i={)c+woEOIw?M_3rf`r^}bRDIat!F=Y#WO4k;v-*qum^>Lj9UwPh+x5ete$aTr@m
K<wro0eNUv%05sRMu@XK@|uwu;F{qjyGuX8KnzD_O&B&FhkxNqIZ-ZDUc1}<VUHx0y4S118MRHW%g9g+O95@TyQU3|Bb!EiKbiNkn&Pd2<Y+p{xB}}t20{}|
Mlb`$`p)q{64?r*v6_Hjn7ssZ9wLzgyxmaMLwxd{UG)HDbZCdV4DDo?fp|<r(Er78&ApMuVJ4+}Z8<xFdQ}Nq8|7h6JKdXBgYwe-btrH{w<Vm}F>nfoxD=(t
7ZQvPGy1?K=C+0i9{L<9G{ONC)(TDEKUIov=N@qXSh~ZOO@TObvywFu((>3?f=7;%%Uj=+f|~KDXJ=_wTrj1f>Wug*1J!dIF~x#B5PkBshDg(`LY+rE&M?};
zy5Km#L&zgC+MWmAy0E<P#_z~_?!?Alm?L0wHY|>1c-D?yL+)q{sd)e1?-?4j`Xi}1qb0#6%DM2bO9#xEOdg!FLKTerep-#P(A{6*3{jO(f*ITW}PzL_s|ty
vxh$>Ppho>(b)F8>{BU%-6bgwy%Y;;%JXVd8x&i2H8htzF5|`t)vo0-Ok<xgi*Sx(@6n-Uq;<L}4_+T(s#4yb{DE#xB)PDp4*WRcFxa$Ga!*?n;mynIkDwSI
xxs$4A$I`wDWGXy_U><Q!j~7S{xr4M@u-HjI8~^0aLaXI85e&(r$`1y<rja!Zrj-dxdb}Gara4*bluNq5;AlnT&o324o@)ez(f{5)`4`VkH=CCvr7YmTRDtB
-FN5%ceZSDd0F-z!U-R~-wtz3q(C+H85S)??+hkIh3f`p<*Q=Bwpc266;b#YXwrE*Co9n%jAd~_(UY+pNgrIuqyZLUnJwk;lpCR00_4^%*2f^}n0I}yk24>-
dL$vk56%45V7G_5r57xrTLCten|d7d_KI$amxiF#D}H^2(~rcE7KjfBI}H0ron9cQ)s1s=gZZP)KqhyLRFu?mnsIN|T2tKBpOubAWH?%6%{)YcFT*7n^-c<1
7hfkDE{hPoPkAx7F@<~4E?P;`{N;f&7wHf-TXxMg+>gJR-U_iY;!Z3a*nw5kexv7*!{Shtd4|1J+8YtvTcih&zXn)ZH)-|O0a_wPR5kOh%7AnIjx!av-QFOV
%dRLa4AKa+ecr%{uv@n0!9hb|>2R1-(9WH>v|B~Y$v|1R7@j~CAGWeLHtmlElO}+2!*&B=BOW*sk(xYJyA5@r1vpy|$#}~EibkFl?q{iI`(kh%D6KM#RSvYX
eIE|8ltHZQG9C8}_-Wc=f;2P}p=lQOTrV)sH4y?kc5$|4$UqS-NUR*tYJrt`R&BC?CzGSqwGKoKHt<PKlhO~Ted`D;6@k{gsyhmlET%<cA6?7Ji$a{=fH0%y
4-p4l7gb%dh984}$*Kr{05Y0I;SYlrC~|9Y>~-*8d88u==_J-u{H@tfZ7P>)e;yqb!aOzNS3#o47@D9Rq#osvVpfHi0}-IfLn<c?UY!R&^{k3j?b}dL9E{Fn
eL`@8ZfoJ9#3%>*n|o`dnIByHzk=X;qun@KSkux6SCf8x59lJ0Erc{nfwp(-VqauMr^;)Dz`84~NmL*nysexKoAS+W9Aq-1DWwe}z;)5;6f-voF5qmHb$V&J
tu452QfJ9?77JfljrMKr<}#y%BI!7O2^4YQ;*q8Whh-_#sDmY#=;HzUATuOoi(b-6z~#ov83f2|);$HwH#pFOV6aY}`rG|and{+Xe8Eay7BzL|SNN}m0(w*p
syYU+dWo|(F6Li5Wcq!`pQIbdE5>9d8|;I6z7t8Xl{hq(FCcOtub=^rpz1)g6g3O3XZ)Uh%p=0CPfG$&6t<?45-cT3eA7@#he*!c;#NZE5Fh64JtJCZJ`rYM
<%7C$U|@mAOcT>i^*Q=-AQrFx*2eLLzh&`lJROJT2Qir@)R@r%JT;YDECCE}(4>O%D!=GtV!%$p!jp~>V`(Xb>2UBJtxdEWUU&9K+%7{NZ4OMe5)#td15g&I
Jp%WxB|$SrPb&x8P6bp$!S+zWv5KdoNE=F$#>STm4IoNMdl4)&-gz}2{tAyIIcs+z;U!<Mz)jUZu!)=@<lt=4sUwB!_=+>+^K;z-sc?gk?1PM`(b(J{-J$TO
9R8xC1TmDoUn1FAA;=ri-o^gxJH`Tr%_S^*^bKdBSBqm15R6DOpninYinD0XvH+&MQ-XNJ!{pim<Z2+WYMxE@Iv7Z@<eM$`07`B~de6VL2SOM|g(Am&`z}Z_
w{TJCV?!^({hq4*caWI^!1SIcb|J$E{)8Uu(w5+$wTq)T=S^_Rx$EB7n`-mDB0N-&XE*hhQy~I9Kx6brHGVb}7@|Vm{TPXvtWCZNQz1k%_+?o?P9PM&8((C-
@kXmHZ#69J2!CXH<9G@=t$sqgi5CmGxeLf(L%6|;5Nj%(j51InFH(M`*gmF^9VMf-PYH@@xZXJ^#4$~w+O0+hw2Z9*+=QlqKOP(j_mBkG_8A(L+aQ3OL#ji`
HLCq`%NK)_4F>Xnjn4y^o33SvcfR;$0*auGIn4ZE|Fn=!J`IiYSP#{(%22AYsR1_%P1u5Mgu#`{VSRlNvk!o;cRX}85C_$<x$f<(X%l+lDg*UdolkaNdPn2o
E84UqwWTJ=ZPRWlxw;bCLKQUHIL@EVwU?r>V;939-kaCx{C>j-gk!U==SVD=yffXfvxtCn_udULIW^FFnul5rTv8w~v&-bdwjNQQZ5#oMF(!5xlu}h0ucQh|
g`QpF^iTSwa!8rIlGqatt}qIfNjQf^Pk=6h58Kj325XfSz<A_k*MG%Uq3&CX{xBMqah&SO2g&$T2^@Cdwqh!#DOvT-enaCDXNYj~#m7;(tpcN^LAr*R@f=eB
(dA-;8va}`5qcqOgdE_||DCH%P=i3S%pE8Qux<zuR=Y<`d&AF+S5`aFOc^nmPTk&l7q%HbJCcM{h^fb_!a)$*_uT(yjYma(@Q+r%QKa;<by=~raE(pxScL|w
7<X^Ra2gcGQ-w*of3?OA$1CyrJkQPYfKU~YL16+Xao20wuh6@XWIe~2$+N)6pYUt~Se*ds)0WcU$i<W2D7vfq0j1dBv{}|$aDn5F>QovKQ0ks{q+kdNfVe<J
gEsX~13JW93-NXhm>dn-{!ntQ!+)_oYNqzn(~rZTu>u{F78*=aABi@O^v)o@CH;KK{h1_r`y9x6b$SKzibl-{qJ$-Xxy#l&Zt}MjqwoL8+_pnWGflT5%HGDn
s#OlJU77Hur!QO#BT`;!4rIWF?R&?SIR-I&Q;WMbg_dl5zEigdQhj!MWkeI8a=Qd98!jN~BBzJB%`uZ}-huOmEpHpqq)0wp?wEp=Lq&ckKFOaO^oW}g;;GR6
Bi={(43qBH!Sso!5QSK8Z(j|#o$Cf4`m-ZWU$>^A7`&(elg7^fwTHZ-5LRN;gwF{Pk#2Hw*GM=5s@W^D|3(3B7EK(AMu2YD6<B-J;14-ltZ3<{s`<8MmCa}M
A0ZS2zoblDpp~t!Hug;M)ENjST;YhY@RqP&y}bF%#8ptsq7uVv+ii!nl4@(jq1d29;N<@#hr8@nww^)5q}aA->LR_eA@0#8AtonCJ2;z;mh%c7UX0E^q%1^>
;Q4kJaZY6{ZwJ?hSSK1ditGq#3fd`NLu|3gIasuQN1krgsN1DuD}h$JD1_Wl(%0k?wYn%<xPjJ13uc6xhm33+82;iZY#wRafaMGZiq`}5c)9^hg7h6ZHI6=i
VC%}S6-rAeIMxmu&~h1RgM9-x)CFg_4B3iBujmP&El!n;i!mrLO~PcTW@KaS$1|jED8^-TBShZ8lk_-)-lEvuD~i#lCWAki<T_M)&T-Afy+UlLLL+vp=Z`ab
_zd6VHiVUid}$GvQh?aqF#63C+V3f-5CTKKe<pYM=i>Vlz!H(;OCeHul(>Y=PQ+y@zs%x5+~8_H+j8J^t@fw^st$aS(QAK8@EvQ?Nuyb<W=4<YiUUL$RkspW
3eqPGZ7rAc0J_yyht+|O2gNU9t)VF(Jk@pX3}OI6k`Wy<W0b?o=l)r41x1iZiWRP`ZE+`AdSA(dLw7fwL!Y@}!|FR*5oUDAvXKN16>xUKNmH!68Rm)mM=M?{
Hyth8^k?4);C?Ob3CIMs3n@k;uF1q{SXeqVp~%!6O=Qz8`~$DqvMkBK0XhZ1ccEOx12;5+1;@y;i_~~GsC&<{TssQ^cda|Tkr6sta4k8K%BtNBJPCCTl%V`_
6nFhRO2oAz>#y=h*hBX0xH3_4&-$Vghp-NbbrnGmPcHtgJ2BQxl&r7;z5#y^u``0qnr5GDLIQ>>esZ%p+;r>{XYP#|zZ@{|c)Cwl$&{>NZX#JLIXgHgmlb!S
>JxlynBHzX>yTT+MN6Bl<>L-7(I7EWnim8$zKrRQDk@rOu>U(rV@v4~AfD!##mLEwI0l3$Y#-xTi&W%NJJd|RBlfT>L0;$IdDcBYAGhaRWzTmWzXhxM?}{Ma
a!~OAHy=+Zr2cP=BfFC~U|LNavdP$qe;9?v*+#Yb9(y%7^VqH#f#37gMnOs=T^*%U`Rcw=K9)^$I`T?aTKb|!Fp{hBkMhezCo$C3mU>9TS$Cn*(mJ`1r1;OO
P55%C4MgoYg5tgSJ?7h82=TkE!JmpQ!l||@qv|cnd(6jU=FZ?-siB_S`gVVR*RW<v_pLRu(c~*E^oJ~&!i#Fvmcc@e`@eeWJ!PQxNn{`66r8!EaN=-Q{vn4h
Wqri;_v{U?4qiTwE~`|BvRsz^d>mN~geuRw43&N8L5jsaKTh`+5`qyID_T+OXJrs5b=lH@Dg$ng54Z9rBskR6HN}%}=3>Bxu1UZXrg2)!od2A4iE)`Lisl=T
Atf|MsbP{7MVbGZ!l4EEIQ}%7+1cIr1!Zg7cxT;yciMC<LwES|ib2f&rB49sm)v`9eddOO1goAs%g)K`g(DK)na-Qn>*It%4}k4&Oj1ED51?VkE@Ug((TmIn
{jigUMg)tuz^IdxqiI3Rd4Ew9t)~G?wX&!Tuof<24ImFD0`TNHQD);7)*+vcEJa~yPxsG>A_6!}CDRzdtS`Zf3*&6w?v~hNnXLsPna)GPr6?)P>{u$`Y~7)F
fQWH5@lYd>@*jy!E|vrkQi_?HB<LOYTt>&dCRx{72fzU^rg^AhlrE~*ysZL=O;pw%DyC~%oDr!uXkR<x%6}JWc7FR;8htF^b!<HF%qRQ&ydZ{jT^RFdoF#$C
**)c=RGk|ECyNyRx|*#x=*=5Tf;4{1&<UZ!IDa#EN^FybYAVDB9>H^|$sjZ_UZP$3PD5cLG2|=Bb_+8#R_})pbMaqV7EH=~F@)QCB@Ux9T$_C1WAhf&68+aL
^K;FN6)mU8?qNqqpbt3l>B)~1*Mp-%aL<?wruP%~XE4;2KD{|bH!B5v%X;cjvpagY7~DsidhAPMyH%g?%r`h<GL(>c7QPUR8E$^y&&3=7OvplfpFmLgYhdT|
F&#=(fQX@ZRbAB~@*-?%^S&KRdl#1oL|eVJQie{eJG%3@A3KBY$HgtePfR6q&LOP_)w7j>(|57zz}44KC@6VP;1HQa;KD*`)OKaAPx=QlXsg3QoKtVL$u3NN
4NR%;cjIfha-xT62>I?{jk3aE_{jFo(YZ`K?oZzt5DDelcWL^OY%QrR`Ve<g=2ZaeYZN|H90E-N<n%iLs?!=1aF`4f&R2`np-bPbHl=q=8kR5HW#g~S!%YEU
CIdlLm@oDAUVGXohBPK{IQSV<MBXRh+HWHHd`gbg<>$?}*0n05*yW#D+eK^u=1HqI{W|Vq8X;u`0b=(0zO&L8@&maLp|M=}rZy)6YJh|2#3LN-C!%5fhpV_}
{E`5K0OD4w$uAsK%q_pngFluY*CKqg0=Q#>UDpfBM~=l=Z7jK<E0J{!y<y6)=i=)3HR-W9%Nq?S5$T1F<J)~&NHhVjKxNBHAAWGIG=H6SC~>=vvSF;F@)n)r
gV5qSt1=gWRSW~M0`5eOT~S1z3n44;uR_NBUYE{qxG5n<8@<<-6gpbycAM!v>W|!kj09>%{E@(DAtyA%_HbN_8(NE=j7)l1u0%Vk!Gr<rh^vl-V^oU{t2~wT
y!@1iLXU8ff_Fp-jl2b#^3OQ6$n?zZBwTZab#6VwCslb=isR3iJJ@OVcP@gbn90O;?cSP>JtsF%9W7Cp@KP7ai}ql$0h0;K;o$f)OjngB8xC=*CWZLYeD--9
q?GZ(z%&j=9_+Qer_y*Bb6ssVP!o^9eiMQ}na^^(nyJxe7*~k|mm8bDcdY7#)JUv=3F2`pAhz{b>>n;{pDSEnQiFiROJIfhMvwqcUn%6o2El-H7b*u>zOx|t
b}U_4-;#zG`HF9`9VC`NY;pwjCe<9Jd%@1`G)q8*-7WtEkrO5hFczNZKInrCC0gQXANP6<{SApgoW63{AcWcL?(eN+IR`v7fjvuT>pif=O8X5uPz)bjvUwvv
&gmXC-HgTa>M}R@+d4OMG%7QoVsdyVB*9?@`3k?RO<YtWh*h(e-MkdeU&zF%wK~ZX7-_h1sJxd)%Rt)~N{b=(=oVtJdR|arIy!8W>e<u;4$U2J>yr@7r$E@n
bvHD(fmGj*pdA*jAS-&Nogd-$vVAFZ$TSeV!qYMvz3g@(>ihP0-9iTC>w~}I<U{4d3!e3lcaT+Kmhe5kI12*E4{b8jn{xxKbN%D&*4=<$;~_n-3ITT^8cM&6
Dzv8Rv0|SOC|T4<14zW`nVDU14OG;!+x3!RLExq`kM*qw6VpI5f(&;{F(tKbs5jU|rcA0tanz}ZN5cW%fVT?GD_=$M{4iSgCH5nOo2@)OdX+^$Lq8VE4f!XL
>L-EgqlM$l2nY1MeVB{}hT;@HfGXFQWxvW~zXWwVJ6fgVE<{&Bj>p4=_nTID+|3moB@>}G`$htJ17HsTe#RUv|40n#38QwMxR*`#*r`o3b>{h+K^L8fR|f}X
xo(>DGz|ie9l0kJ>B{t7i=urq!`AjAl}CEpMb-{EnzNhGV^O)Xzl+H`R1><*OgW52S4HK9@EWQcQ7<tM!UHi9R+*=K1_MZ#-}oUXB%sw0JXDVy-5RySLYy)?
L4D3Sf(>V;2wGA^r|KyqnI>3`c!9p%Y#7kdCT40{s&?+$jChWiox$8u+Zr|kJQoS{*EV!cmhGYuE-7PN*Il20ne5F#ZoRx3qi_WFhFSlB)&Z{*%3U*)BLRQA
7^4Y*-gZN^AoH`vp%>9B+eiH3lE5Eh+`X+c$<L_rJ*f7(0fGrRK0)21T3vB*usFtCQVF*RP(orRF72+}fcw*Z7uSZYmN-Q@%1%O>`Eo2fhcbzT(L+bu`ZO1%
<b24cOHTpX|H835F{<(CExXxo?iwukW9Cp?X0MT0DFg?vWsm_!XSX&qP2wN?dZe&yF+f+oV%D)b&A!HoAA6}Fxwjju{OITf0?~k+gkCI*|GBLu$xc?=w&_{?
Ti6+Mpg_+<FRLP|QOU$;sDHR!6-RM7lty%K+4z>B=5)KZ5uR5@rL*W^1dXtHN^bVoS4$l|53biQIipijrG3;@@gawjB!jFH@(d|@Stq;H)+=CY3CbxC#z=TQ
kdPD@JxP1^9c8pOxV{qzZdriaICG7FN4C5{E;=W_7Z|%Fw+cvCPY1~LGzdMaenz}GaRZhcJ|6h4?I2%8xn_oPbB^i(pdw?1@N>%x!aA9r_6i)tjAspnx_9Yi
EbEsd{;D8*2<j55O5hA%4dhHR)JQgDEKFswnwp~rYPMGb6gWeoSj8z_bOtP3^P+H8$a+A+$SI9>zvWJq$D8bdA{YbO7vJA4E<Y$+(tj#?y5VbpPh)vrT;9$K
-JTGdvK~x+2LFaznD!V0_Kdf42;?b(^PiW3@29uiPWf3pt5_6A$2UIJk|YGo(XUc^ogU@rNHAiNgMGl4t@C&fTUAiV7G{n5Wf(>e!0q2@2H~Q&=w~{M*$Dz;
#OC^EW%Q8k1~Td~PY1(mR09X=^nb#U-33)PZS-twO9k47$hRHpK5RcYb{8r1Q_mhNH=ZTWid6#2<bg+qn(<hX!I?iEnu^#VL34B()ympje#~_Zl`OHmG_kMu
$czeor|2RGv;x9(WnyW>+;w$4#lbTUM7cE~qKC!?7$c~G(T4v>CWa|I8wkvXu8-~DPIzu^UHs0(iE)0wg+g5eT1&%PLjKF7J9iRdimpfvphiM;Tuti_T~?&7
!3L#mlVytE+5q2Kuyr9Q9}i4xa(7)1__rAp%b@2w`HHB|yEpOMEEA_HHbP)y{QoDdTM)7{Fm+T0Re})#J(Z5gJwx|FK5S_=U`g~if-HXzsIAN?TBicW6qa4E
l`ScX!aJ5fK(y+r6fp0r<;|eV#!Ffz5^PsiK6N)I9Du$0qa4$@Mr*MaQfMwDaZqkZur=xG#?iQtM3T39DXjwfV$Yk>U#>~x>iyPm1-9<qNw}dIgxr+6`h`3;
XuuXtu^faSKGf32C{-{bSEjEc7LIr&#~2|?v29X&Q!;OOuzQUF784T$7PBl2v$+m67k1<Zjy0CA^$R{r=>O=C!&khyi)U=}K>~lEcNU&JaBR4hIz@z?eu_?X
Uf7;ON!}TQ+%3&^((;uS^`8^fvQy&B+!vjE36Jy#Zi#nIT3TWxeGElgpkypn1nuHKw*L<@M9a2FMjL8<w|H(<yb6&c^|#Hw#`ct*`x~%WebJVwEt#TS(H^92
<ryye?vIRCVy_yhUIH`fy!R&%(6^rG49FDp-s+g`#%-Z{?-ZS5po!GPD`;M{%n*<*-*RSW@`ln7Al{*w0#iENOm-UFACF9FK8Z3sH1wi56?_p=izE6vDuDAk
Jv-E&P^Dz|+Uc^QO3jTg4|XTng7+A1st6X`M~3DUaHiO6nP%xZpf%hEVh9$piGicZQT_<sLQAD4Zxct^9Kk;ahkO}Z>m<Z?7IZ_2`edDOYgwT8Di*lrgZfem
A%-eN8SoP`QvEP`gO3r5Hg4M8$Td&a&vhg2t%dOGd|CQfc{LNBnAjmDQmhcY*vG6#y6@>fAR4%J@_q`45CJei0cLKx@ZcD4zVR>OIPGSIE4qS+N#EExZb=hQ
J=P4%lCl`%_}*M5UnIbu-g1jKWGEDL)dc(3(S`v6{ruIyIo}W^E-29`jGi4bLV&>B-P|v2TH-$KwPheu^eo<02xU|bSSd6eG!fY(D)s|G9-x_gRl%hB=ZV2w
kk7d+I&-cyi2a<me<CYvX45{hZj!5{VsZVL)IEWVSHW+>vd}Uc=Ql>%j^+i-VcVID{319HZZ?S-%Zy5oO@FkxIf}qOSh>a|%p?oH9M@{{ltu`s6><ob$+So1
WZ|KRY|ud|u)Drlzr?-=$-J<L&mY}ZaDN6=%h>a~4RY44|D}?Os5jj0|IN@JK<nFG@qs95^_cd3G@3}%$A%843VA^&R#ZXV;z9y0eM1InB42nYAcoXe;lQiU
?!`U@L~HX2#AX>EP51pO6}T^j66Vw-E(4@uA5=M=FIR#3Mb|H3jHKvE2*n|edP|Ft#GI&uOr-teL&KH;Nc#gQI^r?GPI7aXMj;>d03*)0Q-zN)5<`=87Dcc=
So9GK9Sf6f_((2026B&|oLNFDyF$I?8cw1Ee`AjBN6-gAk^u!-ZvjXTE&~$M=uXSbRA{U#8$(UH&~(BK&Dj1S((~UCb#y#fJ<MUQa03TEm&i_MH|KkhWhSEu
vnd{<shr{Vna#vxEaK+F;5wM@1ZV^@{YwJ^o+I+D$S&#l<Cb{wY|hNo>9NuV4dyga{v2gx4YOF%lCX+}fln#hFKe&Fn?rFf#2|H273`c2!)gXV+8X>#QW9V&
yL^L|U#Rl7&bLh^2_Sr5mZ1zA=`x@(?gNUBG7Rg|jRVE`l?-QPy3X=hEGeI{)bU?so%~puly4#_W*R&rAUqcdSn}$U-uz1mq2j%Z{#LK|ZiLMoBjIB-S)0d!
MG0$gEvHHzG1j4N@sj>T7yM{g?LU^gqQ6S=h)gkDp{*8d3IX^z1s@YtRl!C#<7JmhyALZDJP%iW#tuqD;kY_aXnn^PP%~ch1#x5>wS9NX^W$GGAtaF)wUS_1
87qw%(Nd1W&W$%6ix(+KHt~8_-tXJK`-O3yBL->FC>L;MA*#OQLA<El4Qqai+`t%PUbJIYsB?eyiM<$Wf!}Fg8H5)(ZL_x;w~?>{t-ZaZcnfgh7QTiF6;Jt7
mt@@wMR7L^FZBf1lZ3@spFeu`JFo|`3H<k}^<>CPld!c?BzB|C@p#_F5&BZG;zB~eZOkTEZ{VOQOc&G8qZNs%TG2_?`QtI@vs<piS#HyL36?QXK=-@Tdt6Ur
#ZRDD|4g-dlL6brTZppo$p}kgjPMZfUn%(oBnkhB-@;-}w!!x-47*<Eu&?Gd{WE;8Wo+D_DUO<MAOY9ndW0jlcB!0`c|W+n`uF8w5-6lic&vjq9Zo>lntT%Y
$Qk5viE8~FnE`Z~F&zf|t=FdR(>7RX2<qJhIv|JQF6k^4Q9cHcuu)K2k9RyZ&eSrYWBbbYx`W8PINH}g_Bph0jSWX!xjT?#xFeu`))dR@EM=wLi`ftpr(-XG
slLGR7$zQh)iMr62<_n@V>WFz*k}Bv@o8{@l(p%ysjD`@A1K;20v{P9Nu){X5GLajMz|N64F)C5!C#%+?hI9g<#;u^l!I;8ogte6imdC!Z;w1rh3`IEiu?f|
=CjB`;$3{f3#XfSXbC3-#|w=nh!O!iDBW81AVWFzwJu^%Ot0QAqL^jlmfS<e2KSU_0X=>Su<{g5RU@fD48e3c&$JlpEegd`DnR0n{Dj2KDQGX*lUM`d{B&(N
9M>C_K3QBKHO=9P3qCHxMBteU7Q!>p=MoH;=&)HQ4Xc3yfD#lkNs3p1UaJe9Pg`DH-^A}xm%`Y$(%;kE*bO>QyQVr{O#_3(w!VcoxiEy9P?BqM?+64XzEsbL
B%KElO_##!RfzH@bzZ7>a=5><gD5WB_JzCaZN^6VE_pXM%^bRSoFqm4|Bpn;@#3Zl9jdx3bx+UU5kv$OR1`3Qd;rN{B&wh&Ac|x-;O_SBHcaT;)!o%$cJ~kz
5L8f66cZ?-D2NIoeiabZU-A3r_Hnb*-BtB|zhAHCYi9rXgFR1v^0ujeUNH0G;aju|c3n08^|Nl<XVbU7clW*TyW$<+e*DP4kALN+|9*4fS8u!fBkNxo?fZrA
-T1`K%HsR}yHWf8+h5#spKTvK{is{{ST_cDtvU6m^LKb~?Kj>0>^)vS^MT*|{d3Q5{Oj~F7yk0bccgRo*rR{H^3SP5k9l!zJpbH<@3`}!2R47@sKsl4_l2=7
=b2}-yHDHoZ9f>EyVG%}PW*3I?`q$C?|Db>Ey!i$!Iy8^@7diiID4_A*F8OP(&1m+GI8!HkM22r!SyG?BaZylinA}h6}Ari>rMaKv;6B`_t(3=-@W<qE6)4p
@_8>D{q&jd-u~YspMLS*;}7g{@5}f7^<OvqaO}t71Ba^*J$k^-GxpBEc=hQu-*X>&D|_x;&#(W*(e{fj9PWJesRthOqr>+7^5V8}{GP+MqYaP${)*#&^vHKV
wsQT_IpT(0Ke^xA-uw8Ta09*b{&PAf9Cl{*+fjJeu}|%N@z}5KyLZ*ko;_r@C#S#mq;^wyR`Zv?Jbw2Ze>kh%xB0Edf9!;Hm%n|Fn|FEQ(Y+2Gt=ebr<iL#&
A2$21V<tO)y6(*P-*V*<cV2hxr;pw7EBrsV#jid5?0eb|o|j!V`?EbhVVr#VeslMo`Tf7I`SXSy7<=aBLpSVw`>RL&{FdEsbzdH^rT_l%zX#rW^M`kT{fIce
=D8!j^5y?q@n7SBi%z`ajo{t~E`8*uk9@LP`P=0e?tSb0cd~YUP4k%>e*3_G?)qul`|XK$9rsoB;_Bl^-T%xT;EA72J_mmP#(U7QyA8)L-Q}9&KG^>8(I>xl
)l1FxXD&R*JL8tGot*6d&{+6~$HubHoTr`o^w@dNJbdAi@4KnDi}lEf-@psEy)kjg3!i!A2yo()pFDHh`}ceK*~f1<_rybPuiv<}sqFd6N1xq0FCIGQ6mZC|
e}}<qyX}x!ryMAZnWr8`S8X~U9@%~R^<OqVaQy1%f+G*x@deHL^K-veo}YGiI`i!Blz;Kpu8g)n-n%gU$a$YQeD$^8eIWSv;a|TZKl|C+gfY6H`opS~f4d?1
*hlX@dTe&>gJ(UgY`@Doaksg>e{}WCg!7B|raP8apK|x%O7ip-Z`)`0pWJ&@y7!JhTsr)qf1L8CZ=CXlldYA%J0pI_e@}k-(2pFt*G<=c<V<U&_t{I1{q%pn
e&t_3zsCu`d+{$16SVIiFMG`%xcP?Pz12PQZ3ngCPA|RV@t0nC-#foKnAqil*Y`Me%WcuvbKtJ;eD<Yd&b{H3Gk*TYcfa^#_^&NH&b{l8MbR4Dbk480#+UuN
Sbf#W$G`lRxBv99@9jLdYTsWtC;soB_rCb!FWySud(_m555N4GL$YtZ^|n9kKK1Fhf6Du$dZ9Rb&6gJc`uVexZ@Pz#&O57n=)d>ue(Q@zeeI@;4*vEf#~ix)
EjP_Sbe!_X2lhDd>=SoA?V|oQr{CQySAOkX=b!%i{ull5Q0<9h%}d@tR=Z!h=ixopY}tR)E1x@dx1IleZ28oqPkj4p@7i(ZjW509{?jfSo^j40r(Cq^=rdk?
_}t^}{N=^ZXy1JOv?reZ)A@XK>5F&ZpFD694)>f~cgrtc+4bNjUVdq(3y%N9{{Q{s>ZLn3{qyc)PCE2#<6F-ka1Peq`P$nq`b+0S4?VT_u_x_u&ed1G@W3%I
jD7s-<wx7ke5*L^FZ*WyIOCDu+>YP<*lD*PaO;l$IPHtOy!y5i$lJeh?GMlTa{cRdpZnaq&VKD>^Jj1W>A5F=Y3qGw?sef|ucrE)KY!^X|M=L<mCEJm-#)W&
%pUOAC+?%cUoW`ujAwrQy)!?v``eaJIqGvCz3}D(clpeho`3p~Umfx4rMIts;E_w;bN@v<zWB3)PyP3^ryS~?@760{`1BvIA1nX&{JXC?_QT&CUUKSA>v(YF
=)=F*WmoIfi{G>54==4>x!Z@nzXSMmQ-A!_2mkuq1JD0{w|{;4`m0ZVuX^u^@7-&|B|+=Yul)F{SH0(;bNJ(zU2@E)78b5L>+eTDa@k&oUb_3%R}Ne4Wb4nl
;g#xi`!DTt-q$*!nf#qReb$!6Tb_d?>i_)Ib&uR}(?j|PE^GdC>yE#B|9MA0wX%1e_s)HWtz+1w)4%=ijVD&;^UK#=^!!EirB|14Kl{p$&Q!|d);{A8%=pR5
PrW>S&fA<f{;=h(`#=2nfonc<)~_D@<x7wLAGq<p>zc}kuK)N|Fkjg3r`uoM_rb%TJ?*x=24DK*-2I=w7!=@BzuR&1Z{|81-#_u&J;{CVyZ*?+x#Yh0?77D`
9!mdl{@9(rJ!599@oA~*uit*$P@8=Bf3JA?h?g$kf0unPf9fBXf9#B3-*OQ=>WZI5_8u=^zt~>+Y_j%+o0hL$arWc)Jo?{_?><b~wBo`aec%&^!jGK!gS$qj
zklqOGcSH+?<bx=A((r|ecwoLbG7M1Pf6D3o4`58h4U}o{jnqe@T0Fjx8<1|K09~Z=JOAK`Gx<yXYk_<f41*zeDl>LcyxIG%b$AZF1J4az^ONW^6pRWzs}O}
9UuPcqdyc6KM1~b($;sKe8<!DM}PY6nGyNp&d(ls|0$a;-tC@e9y{bc@4wLh_Ja@HV1NDoKeK<x`TxHM4}JFYGe@u7?U(aQm+i4><u`Z!`isZ>{MjeV+j^&r
o!&bB6SqAEpFZiD)6aH;!IS5Xe}X@L=;GY#;}_N!{_e&@-}0CD{^lRn2mbn(_jWH^zGJ83w(b!9=c#k*U-pmx*s~YB^04-u5B@9o#YLUp^?&uH6`y_b_m|%A
y^kFKfv1LNe&<&oo4oawLms_q`b#HX@tCcC@R94rzs|n@v70X*@11_~BA?s&t?xYMvBeX1`^U5IZvXteU+!wYGCKC@EmQ4}9kb78JpYu*uN-;n&!71_escNP
s~+i1pYz&_&vm|i_i0DpcH&Oj9gkk~x^l&bjU8`$;Lo4G|FjQozW%&destsI6Z*uC_x$|WFT(YIzWj5iWcPmctNZWt{BY}A_U``Vd++?~NxSf8ep``CFZDiq
_B|U%J2qGSSPkgy4{W*ku<Nh7a}7G`V0!tZU%u!3YaTn}qx;g;Pw&5T=a1KHd)r;BzOcjF{=u$anEl+}(HpDWlh2v?*|#q_bL<}ve7zhy@+tAdt6uxcB^Pge
1?S=Z?`okP_McIv9{tQt#Tn_<AKdr$6*EVyJN(tdo`2)-Rm(s9!E@Ix^?vZ(-iooK9{y=O^}&Wy{A8z5@s~@lx&4jd?#J$W<VVyEcTIo!JFDONEp_eAUwF?W
haR!-$-DeJe%N~OrX2@ueZ#-c|1doC?87ej!p+~i`^H~(zV_*d4%&ZorFF?6*B;fq@Z76c41auo`|3UBzxVDRKDPDb4G%o{XpC=+wtjKnmwx)c^KaSpBj<hj
@CAGnzo<Ck%oE>wV((72pWZzB!MzU2es=Wdz|XI~`d=^n>B>Exdt`^}e{%5XD_8z{$5Rgo)a}F9H^2DY=bj0_ej?qx@b)i_?fHQ_w*2Dp^S=A8yT3DW*oKSG
Ib;5qZLfXh1#k63zue^=m;GwhjXS)0YkKeNH{N2ri$A<^`^W$GtySID|9kAXKmF(QkAL>^kAsCjT-V$AD-ZwT^)pY5*I)VnKJ@<{KXS#+@Ss<B-go0+!zZ?V
bB}fJ-1%SHmBx1;IsGl0PdI6}lU9Bv>woOHuYGIf%^yAgn4ji{oc7b7?DF_!`lx$Y^J?ec4CFui{X=J6dCK5~)(h)j8hh-%M|k*-<Em?yz{%@A-9OqKT=CE7
i#u;Q;}@U%G&|aTX7}uk-yZ(bb9bzHdh=Z;y>|Pxr=E7gY0i(Ap8MVK_umGWz3b@V$*DRp!B-Bv>HN1$|Ll<~9*uTg|Dw6@C;W+ft!&c^*B^4<9ZGTH3t#-%
ZSdv~-aY?>vEv^fdhoV)f3owwH7D%5_wSF&MpxdUedwh1o4<6$LAPG;f0w-P!aLvc?r$COy;trFo_b;Z?klRDuT#gu?>zjI#~$*#Kfml7uZBM`pFVbG%c;-Y
7p}PJfQ`Go`}&&?Sz3A9iYEsT{_BSJrfYw(X~m~*xc2WyoPNY!fB)XO|J>`W?4BF{d;N0{90#v@@3lX<`VU_^?a6blKmRN=TkZCZg}wf^V*C^4SC8-Azx}!F
>`yEnx5M~n|Ml?`_(7k39-jE2!M7LAbRU1uD^EPJ_nj+Vzw2Ol<=@}gzxZ9R{q6g2|3LlK$<9$*u6phVKRWAW<zV;vQ$O*--(LLnA^&@H*Ot@!(dT>bE55$r
+%LYr`KOnb9(v&4;H&$7cI^6dj{L-TcDnbmw{CBJ_VQCc*#7Mq$G;fu?eF=Q#=W~AzVx4e@sA!mcIB$Q*?YhL(21`-@$be4a`TUSyZq_NgUaAH|NPqC)#>}Z
vBQ<yuDkxS_g|=-`G5C4eg3`Y)>r>A`pq9(&wup8@X{yOopN`7$E_!9`p9oq9R0h;e%|~^@3Fm3xaah{-+9sGUw623?+-7$``DiS+&Qh6TG!M&xqI&RtG7Q@
xySzRhQn`oYR791*m)0S|F?YkM~53f?OuD+*FSCFLzh>M{piRk_lOUl^vKiZe%Y~u^B;TeKl9go>hxE4xa<S}F<;zvOmd8U_=!6o546wSzmu@)P%sMzG#rU6
#)O5-UBFojOpoex5s6W}m_bI(vRbICF7jB)bWUp;kII>ja7{kMc2F0#Y1vC<o{umREKCYd5X~scim@t%tl%}T^Au-HP+U~$oTcSuw@y8EsuF->hRi%*7O<l-
a%jC+FA7$Uh)~O_tc)}$aFt`hz{shKWTYvO263JX)j*|I73F>zKS=&2rLNUs+>K(+M*;JM4Nc*T>2{jZ(y|J*)KlW+3KEuxtg>TAYFWqIi_8ilA`*)Uk;k``
0@Yb9>bg@mt3g9l#O`TJtVV8yfR;{=)}oZxz?e0X1Qm_Ah!DeFrKpyskx&)pcXEpXi()Kb$)W<rTi1W1k=@$|QJ?a{Nv1PV2nVpXHl*v3MeH<khiS%#reDg-
3LBLS_t%H1QRF-h6|0#y5h@aq!UD0?|NoD&EVH$Y3&#sOm8He%@UBrL>y`CzDnw!qEzZh%rU=WjW(7rP9e48`TwIST+gXIZO*7ojvr(r`05jDkv5(QM>ntUN
JGd@Ixmb(g$Zd;`VPVb+foMj3Wd;=H))=lQg^4K2M-?6AWSzcTaFBsThWedvur@Xmi&m+uE5L=|dC9s6K<aG3n8_xPXD`=*Lk!1K!IqJ=ZW)cNLWzV`$y2aP
l*UX1R^p^&xhM?TJpk%*2|_h<4#(zG)mpRM%~r=)FYOdz%Iej;TI?iI1=meO+QCsr_KuK;WZKy%5oHQ1g;|+X6lK?v>#9u186z`#NGhR}Osp%(Xj;C{Pnp<S
7RH26K^`sEDeK1eVr3aw)63#P5hn$XJ)AW~RxS(Fa72lG(BrW{FjRF8td!-`d5so9VV5?(D`II}6^2^WgJ9mOmj~J6qMl|Y8##P^&N32nc@-l|j%udgh*St%
l4upqKw4n52nAc3uIn`&EC;8U0$lHlJWFNgiBV^Lk)uU2->rgbfqNFstgMc)QHPo%Qk-NkkyRVZx;0vw%m>A64LgZbPhmNFqo}JDjKqt~uSYD2H`d5Boc=x3
T7*VoRhU#(Pgs^ne5WH8?K`dQrIA{S(SeJ0TC^;=wnku2kBY1afv^ja*TTvdsMRvcT9q2ITvVgEJWbOif!t`7WLa1UqYU7K1DwFfD(rl%Tz?6zytKnqwou(2
@v4kXyF#)Q9YLq$oXSaL9T9uu)XKYpikvuQUR7*OU1ca8El#sI97PA&CCNFJqr+2Epa9qPh}L<5Qm2HTmL?RBbW;1K-1xxiI;z&lin5bpx3mj}dB8*|PtDps
DvFU*JsTPhR+pg_@Dh;an#;|_d`U5fyz)~r%wk%`B!!%+Ww$_BwG2DNTeDtnGJ$-I%1Y$cvgWpkt_j3TdG|amNkJh1)j@SPG4sV%DMijHi?np)fJ$LA@?udm
(Rd>J6y!XsyRxavBy+7?l(cJE;O?SsWgLWAuU`|Xw2Ix~dA&Vi4I2vXSjD2Pvk=M6b6c&*D6_EHRSWsz;z+h?+^lVjm&6`*mvU6IDE02@=*$tK8=F)VBd$-2
x|h_;Bdg4ET^6Y(MMzUQs2Nyihofcv*3ozz@Xn}9tI9Q{ilfk^-6Rv*Tw$g;Nvkei6tP7an{CJein0*~>k3m;wW}8_sdGhO9BKluj?22oqrz-^TUui1a+H->
xlk6F5Pq(zQINUqDW&3@$|y^PEBt=nD>Bzd3tE9i#6wTd88jK5)=Z2C{U|EP07D*gpTdmUIUia%6=<90F(YA{0|K-GDhbOw842?&&l5yd$WRv$MA9VkGUNg`
8m^5Ic8TpLK22$E4oQf5sjW7#5@}ctM`njq>b{%zA%-&yIvO?&KkCmWcna&@g0BJ+VLQr(#K%Iz(ofZ(6PsFtuVwOjZWm-yc(I6essW~U`_v-+JPH#63}49&
-|YFU(;6yPOnD1qmx8DRBST5Yr4g~vDu^^WkwymA5iz?lW^e(yNkSFs^^uzrG{L&5sk4X`P+wzM#<0`mq^)gX6=7+I!v;^|)SJf!px8+WV?3Xmbg52cQv{L*
VnSE*1(uKuDJW$dyw1==iU)8-acZSR%|s+3ATXh(JiWT@7IdBL+p^}1SwWT%VO!RNCPB+f^lqcFZwK2)3r1_v4k`j^C656{vV+BlQ=%fHt|?~3tygR%+^8|{
U<<B6n*nRpm=!F{B44RmsHl~QGbkP0SnH2Mw$u`FqpgNe<VkL-corBz4?!pDrP6!~WV&byWb>)0QCoUdrh%l4CSoPu+!uZ#u$4;PW>Ek{FBL}9My^%jh)o-4
FhCWDFkpZS#zaL8vRFv+5p}LBM(&AP_*(!g+}t<oQ1K#OweDg-r*#Y2j@NF6IODhhVeG~<sTSE*bCeqbR*PZ~42wxVDno<Wk#tETL@<whc_B4Di|N>MbkKl$
6`IIHJB5M}2}9T~a<!?ImFmYzHJGgHRWayf+6rBZ2BefE;wgsgrp#o7AYb1`puiI;8aAWI%t{C9A{kF6gm5FR7la{_)kCakMEgcFu~Ft(0k>pP%xa35*7r2i
2@Iqr23H1p#7oPSH8P?>nDW?E^l{;O2lbehj|A^e#ZeW9Wl$7#KMXZQsc=+SLvfIVp3XW^)M=Ua*BY&P;Vehi0ikzKynY$ji&>?2ty#aC3^TW6?Xo2TZb+41
GPMN`vm)yU5T($_`IbVYX6(mZjPsc^LX%<axOKR~lom<*DcGX9<78pN(D=k8k10x#$@qS&j6R)&K@g0GTqlCk7-*3R4dP<2$Ak_Wc#X=iF@ZOso@ayx&_mqf
F@nX|&<c4Uk5MfQ+*WMl3>OT>Y8WG=;uwkqZOqV+8X2XV613Lb>Z863)I?FE1d!}NlZKhH%0#H$G*b^|6laElpvqgMjdYyGScGtrnRgHx#|D5(gt?}}$n6a{
qnVEFtgQin44|5KMM*5jj+tvw;2RX+o{^8sTNrH}c#O3}1dPTOc@tw*IMH@Ffk_W^LJu?=IPs^p477fVCo&}2;%mtqburZPpcO_4*+`O+8yX3M2y2QGMQNDk
h~%bWbFLbgsB#Tnh;qsbgob!F#bgbU6PPtKf!h9<fi=@0%eh~`dZ~^$H(6?g0_y%62Tdi?{BR9QtEnv;u&q>fE0wz!ta0%4-M$1P!KJEAf~vq6S#F`GxXg>L
Gy}3=rl!W4wWMrtYgxCGI#RQGKQ%M@sFK6It>)TNgj{CDLh5uVbtNQo!X~$Jb8~K52@e@w)seN}X~LylYRqbzlp2V#T-tPJoD-5*39}-XaIDrWW+1E_EfxTc
fQ8cu3&kCd@+=DrY#V&c$#m-9NgOMsMY{th2@T1RGLJI@Ow=rkjkTg<frx_2KxWFR8FmnsqcssC%Q6w0owT)aYSR|Wa*`#KdNjb6FRjmzVIg*LzmR?)07(H;
vK}*18z3%(k;|EeYgn?8O(AMgPNj>Bq1+T3P^%x(%{W=4Vc!f37spDtP-={AgUk%=2=Od?^C;MmbbL+UYGO(}CLrTI+zH7z?F>_?@}Q;)#8C<8Sc2QaBqSSS
r0)PUjPkh|osmH6NXbGbv1yD7)lqVc*LM=i;wd`9&4PJ#>B&rD%Rnc?!1@Wuh$2ypEz{CT)iN?5t-DoeO|YeozJC4P4lVg&&%$Dkbb3fe!#<aAAVkw?<jnG=
%TtC%oQX-R5N>!NB;}%TQ+txg;DSdI4f86-8$#kX=LG92dY%9n5JQ`Ubdq->Wr(06vYcBbL1?Ma=XyTRqpix!tlR`hs)&>x0qPvTlWw-VTTJc)&;|r>6>Dh+
%aQOwk*8ext;H4#fJ5C&Lu0Ksj|``gmJ_51I*oW?eh%k$H&lusHs_&<w1hT78$`%ZL79oHQ&WOQ<w~Lq!*mORz9!oN<z+xB)zagzA5p*Kc!mf(!!!VBjhjkn
(@8-3p~&-$R1D*#0_YPUO;TNJghb|^T(Wl=J6l5(#USrE16F!c!mz}vRm4keG%(Fxv*3A#OZoi8Y!cko%ftYgYTqCZh=c^?c?-C_9~q(T#EpuFD8xov1#BX7
(D)E$QNcy_CN!X>vWeZvJm=W=<#IY^Ry5JFWMT!*4$UzY>C?;Agi>@ZM;MN;R%pSPyi?b!q|)nJ%x^DLRpH&)WH>%nMiMQ%&|jR6h1#^{x9XzRjjTTQnL)d;
qg#3_8nWKJ-fL&PmR)B7+XP#1Wn&iiqySH^b1(sgOKml)fM&6dY%knu7u?BIKxu-UYzz!@R~Uo=54oDrX3Upio%T_d#u=_ctgyuHC?ZZ&n_6A$p~MrJm2OEe
0>DxbPJ<}Zuz@34NY`YBALf=k`n2cC4Bh~tm0`;i#a!E=1ncnj2o{OW*&L!!Vwwjz=R!qnJ~R+l<@1ZphQ&;hO1G52P7^6P2>5Aua|g0E#q(U6Jc~8KaDt{W
w1xrCw3Lk}?F2|ipz?N1_st}Y3M)$`R|?ueyx?uev~80ZX<uYrZun$A1eV^X!&D?XqZ@gn7xX;J!WL$Dww-xX0@R#_R>%m7@)$^Y=*qqa!y;pm6%pDponceL
pe~S$wtB=+B54*}`VbvRMezkLqP1<p2MHWg8*6YlECVZAoNDTF;!)%TL8rY8TMDR1l4pxycdsf3VT%ba@wSyK*0QMMtvO>^f1?ceU8}U!+{b!0tQ=;ql09nN
su;l4l3Fuk><AiLs-`fRv*1j-<0sR@+SCcrQ3hL4Bu|6`$P%AGWh%w3Oyg#xt-QmCk(PUuN*`v@Ws{Z2*7`=mp#q1sg=?c>WB{bIJlCV3ZzihI&q;}WF~yY>
&o_q)sF6i7x!Q;YaGYxtC9%R245(kpnY2un8RID@N>g}4+#8x|yI1L|nB++))BL<*2FZXDDmgjwhQkJ<aL!0MzKiLFsY;l}8SJHrOi@PU(R5N~WOGFPY-?<W
nzEoKG|K03n^Ht#IsZ*!>k5pw0h9DA8TK);e8r37G$v$iG>G<=d;}^al_)ft#zfHGf_od=*hGc|NM--I1}1YMjxtlhyhcWeJQ8XF=gAZ@6>g^{v(u(bRcSc%
dQguST5O+02b5S?Nl|M-wzcNtIEP+Ssi|2H7r?A4=0T|_qpj85*}xbqb~3Ob>kZ1`v=+E(U2p4}zI66#%WTWbF^VExr*pFKW)co$pc!~I2!yNiDGtSameysf
6OPc9IS^_3S{PJDZY)?!#3~U4i68kb?VxqTJgx=aoa5^h=ynhg?YK-hMr$DJH3Ut}R35a!B}W0uwcG*<rIv_&t)*caIZAj#C=C{Mj1_pWpKT5bBM`g^aX_5d
;z*i4>xPD$1?d5i86qw*3k#2j5qa}7G81lN#LRTYh9-m#l(GS9?jkyen95Sd+rqNKNFaeB8!V(O4W&Sc9L4Pb8)XO0L2OCgvM`EK$U>v&a~{Wix>dE29$0xh
CEX<Gqm&}dL2C1gTFqjPi^R}yYLi$;)<j|0C_tv(G0b8<D7=udmaLD-jSz6Vlk$QJsL^e}v)z<+NXY#-G_WE%G?Y}ARj@;(x`lQeSE(l?l9G6wCNQ<Q$>~Dq
a>g|k<!FJdmS?-U<iltsMn>8(Cs2fwtYJkaGZ(aZShOcQz}`|!n3+{Yf-HM&Ct3&9hQunr*pSd%wH&QKZdz^IPzHuZb7woz3sDqs+=6WxT-m(tWiBvd8<U>Q
c;l-X()ZU4%Y}w*iZv;Qp;&Z$$=U`{nN`$8sWN~xRVHIeZni=T+)g56!1~xQbtKb}eh|pv2A!w`2X!!nn!#r_>!F&e#OlQ5{QgDHG?axLurPEQOia0<8_(IY
u!@gC0|OOi2Pg?qsiBHkg$4!_Lv#n=lgzM<Vj|9lNa8G?!k+2$nIN#CP7bKq*5NoC?t><KpqxZg?ZiTAovoZOu$x?`Z8c@Gw(Y)%Jc(<joPUo2xdjPj!5WNr
=*W!GY$7d^J3wU%xe^miwT?W5i4UimDhd@syRAG7Qq!GN&2$Ay64quVG$acKG*V3f?M)F5x1dUogP9@I=W2bf4d8;BLLZ26%W{;ml@x}dPN})x4?U*oC2EDu
5Mb^b{RV1B&=1T~jrzkr^2bZp)0(8$@*5G5?n1gz5oFuv_Ja{$;j?7LJX~LgJ*8rHH`e9A#oM}m2;HLCyr`yk+hBXPra#CXKSQq1n}u83nleIp1w#f6Q&6N+
HIfrPV7v>h0F9e61beM|W1M@k5P*s(3<Vu}Gtejyk?_dOk_*z$Q|4x=V-c$9eVHJcS|ElLW74M$JSRX}aSQOmre$g-HiJp1>S>EhERao9P|Pzq9)nKTAo;do
EEyM-vl#U{bW8%mcnM$`TZ&pRTjVgatvKfGjXsj$*D`S>5J+>jx+pr1Mnl!hLm!$6!LpvbVMJD3s)LcRY%jOeBEhj`r81l8DIS-}4qJ6S2I4*%q$+bDNWm}-
LrBXIYM6&D7}8s+m1;d_scJ<!qXPIcmPCnxxzScwfJq_PAc-9=xb2K#e$BXGND2*}QieV-dj^{mre1{>(j~%{8QE&1a4KC%Q^Xj>hLzU`u1w|m)e&9SqY?uJ
P6??D!$26$;U@D%*scqU4J$?}uE?|m-9#msMio;G;X2(85SVwT*N4+edhojD2y~o7bLZeNF71PP$m7(OoY*~hTD7fk!E~Gshyz#fjw7=}WRFk3dHhK_=hTib
G0f;-jkBCoX%yj(w4%9EDujc;`a12FE7!*y>xn<CxU=Zkj^9<sr7AEtNVlW~Z*g-@O=Uw^`-K^{u{RG)JzvoE$tH?nA@X#Pfqb>(geo5JoV!vQgH984JQ+KJ
G!JGM483Br-0njWb#MR-C|MDyIRtyk#Fhy^8gl7dq}T{2rZP?gSLw9EP8%gg%yWes1Fa;GcVLtT77TR*n_S<fg}xiost|gEOH5JjB*nHHQ!R~%Mh4cDYC#gF
WJ?}KO<(p|qi}Fiw3v)DhQ`t+_j5IM^)fAnJXM6|8e|lsk{1gmh=DZ)Y;1U@B>t(Wt%ZvnO;{kz8@5v924xFMWJq>QaZ;v8CfRcBW`&9VY@P~f#);n<hMhU-
F-e{Kq2|sAI+1pCR5UCcK!{1^O3FiHtK~stsoZ}ulxJQk1Bs#uYT!OgRNS7-;GEFxMLGe*w3DYw0-8&MMUZ&=bW`8K70jbi9ZskNg56-;UyM7YW2wWXdR_ss
7PX}MWz7_FL+HH_^C0!rC<I9i`p5|NG%I|s&J0adJmW45z+Q!)b}GNqk^fEOH35}U2%{`k5#fd*T8!hAI%?8L*03-@vr{Z~2ug8ZgoLXp=9H__Jxwdkk~oo1
*=rvPv(y9TlxLz!?g|OhZe*%V&e0HVRB`4|H^H-M1l_ifw=af@Wl}4RCFtpq;`iIFH1)Q=iF<|^SSc!rqhzgslh|L|b6F<yWCB%@$XvjUgr**3ifUy^!uxW|
!0&^UhoPa3W12}nLYdK-;gXgZj}#El*g-I&MxNjZ2o{qx!B&G=QVlo{0yKzXBgy;_1+igN2J0gMJ26LoL^F5ZO=#Sa-b0{BWi=(BuxyPXO-ZH*nNiFHD{g2e
Vs60<d5ab+S%M20_xUi6SQa!Dd0viTgoZp1BRMEnW11V7nZV|eK56UYsZc$w#+C{?WvB2`iT+D!H<<OLG9V|hrx%q&*G>5$9c2zMz&Zm>7gnmRZ(wVnA-!$&
7!Nx=YalD**nPeZ2H0g91kju|9MtpI^#aQsBB$cCIpx;Pu0xz|Z@PdCiNunQCCv|z+%>ZpP)l+bm`oG0jTx1z6#cr2JgXK^r<G83RjO3zkJw$rN)1aZghj?<
mP<KK6`1Cej5V_HDI<}n#x$V@Wn9#}O-lg)DaBAh{l)n(U9^x%vlUFQQkxn+4f~U_arKNF64qlwi?hts*p$##m87Z*&Z>NyLCb7vts5*FX={<lK*)zwD|3eA
Ra`S9Ch8)Xu&^{~9faHj*b|Y=Om!{Oa9Kcw)cJ4=@)jX4M?lv|?lC3L3G*UU17t=$N%3)q;hdtOY;~O)qCtdNR&k4!vR0%_7Fq+n(s{K=dvgC%(w0h#(F_$W
sS>~t^KE8rEldSvfuu6EmbB0+N*>CkE0Bm%zZn{fD(53)KvpZYJM0C6>8e$aFBQYc$f{CCVrMFHWy0KcOTe5a;w7c4M;VCrmmUfx$D7Ojb=yZty0+<bQ0V(E
ugNfJW-6SBO&I5+l&d}q;;7-xPtSm~un`dsnA2lKKs297Vy;SC>XjU-d=52{p`z3>vJA!xcHoP`NT*^0H^%xh_XWb>tS2BrXfoz+60;_Wl3Ut{q?t{Gf<UaQ
bD0ebzA7**Ile;U@@=Zx_kDw@LbK>pjnN7;j$$SWupcmO%JN5gEG(4!6s|?6om*xuCe>}kSMo|pNsyq3Ly7-9Y!lWlAT_YerHq8I-!~1<hPB}rjARJ{Pysx)
VOnfekR9MW2i#~34L=BhA?qj;Jm#i_2-I2xX;Lv6gq@(mUdGgg9%?U)M}E{nMWF_f6X~LAXXKzZQPVd+;uvI8a&0x@5smf;DRq%LOJL}zmAkdHXvUF|j195?
n}uv}!=A-erE(lvy6?~XfPw;H1_h)LD{bGBYmI!<K-LX4i$zyWre*}_wOcaIE{}LP3m2y&8Z1tzEX+d%4MruE+qRchIspiSN{REqX35TC{b+GAAT+fmhJ!#^
EIX!YK^~iFNlGbi?f_{9473JeGWOYpP&(xnbu1RG04jRj>JX!5Xi=z5XzH@<TXe&M3{Vg@<xp9Q%)9AkL&Z=h`XtI@+az)%d;w*AkyAZS0y5s0f+kfI8QFq4
=VIZu;;ez&2xr<{=t0`o0Bovlh$6p4jHa;}WDCQY2qUFo1++JB8guSEqR@<HW=v8v2YK8#JVZ1rf*S10tV5*&7=$Dlp%P!og#YGu2QvI2Iu1Y-5<f*0OMzDd
A{}=E3xo6!P8Ebr)0u5b?-@{lWS`0sNMw`vLM)C032(eLF3?=cH>{BXt^wPa<-J~!x%fbgfu?KFu;yTkeN_ojdpu1|)y{QaOI#V@2mlLcBk)|L8|4BaYA(CY
FmZ1pD_m98K!(<Y8n(B=7V#RB(puIAP0PwaTjBk!Mo1J*qdEZGNB+_zHd<g7G?60ALzb#7ptkw#1t~FzVGT@z7i%N$kE*5q@~Gj063MqV$##tI&JM=<_Oz@3
N_3scm`9X5<F7%Yb_UbIgb7S&!*Q@y@{WL|WM(HZ%%E1<2q?OOIvvn(Ozs!E>QHEX)754F2*ayX-NzysVkL!{b{7GOi*j{pZZb~vV0B9X-0p`!GCb2sfh^8b
O>*pf%mKO$$^2H@QD7Ad5H&IhMYj<noU^zxm90&<AI3`3z*8_aMU&fxU4l3N+GY+E03?BeO}k)WX_yd~ZJokGk5kRsU-wx?6!-SIDBLPdA!6y~u#pXOYrra~
hLUcvFn!1=hIVGm*M*$!a&Vxo2vo*8MUY!L)47agQG2EK=2x>Y?D05ep;Zk{kw+RXbk*c?M&*Ols=5`TicerI2YGl9HWF^jZB2n7yenRaQrWEgCq|~EETM&L
R57DKflcIhn86AoDl;QwRUjL%QpMbAW^4|T=zu8VdLwQ?F$JY|O{75#T~YvRd0PgCsu~h&g3Q!i2c{{6>k7Iqa9P-y?5A#426^IC>j!mb*f3aEa!IotZ7r*;
YpA4JC$vGf(X)bjom<1iwTzst<;KPZzcHw!bC`m2huL))aTag1ryVk7D!#2MWyM^$ZlMSpIV!xw(O`n-byJA3CNO-$<5Aj7{a#=77z%X1gLp>~kf#hav#AiI
c8Jr|)}uI0^5LWhBCt9$W?`myQD#OWX#|<#g4M*vR*$D4C)97w$><`9-YRm=HG4vzU<ZvEX~vSZ&~Ytgj=5e$T{V^HplhQdG@3<*_Qnl?xC9A@#h~zQ7^fiA
bgXN<?cipE%kUcI!z`KQB%RM>v|7pHus<QhPO;a(*q|`wW?+E4uSl9~$$Mo5e=~?iGC-(PS&rgn=;R_iz|hr<kNF&W@w{6WS)XSL>oY5pVGI<G#U)KxhAh$e
z$2cY>kdx6pe=(#q3dZgLSE!TJ}YLp5aU_eioJ1wfdyd%eE@x9i_b~J%V?Or`A37}{nQdVY9pSgmJK^Qj6|eZA?`vGb<~4)-;bGXqQEkowlq09BjJ17WZaH=
1GhWrEO)l&3lSM9cSfc=MR;v_v^lSH3<S@bhU9==J*S6$QO5Ob?35WuvIegZ6H{#zwk;?3YfvyOhd7BSutT4&jm>S`lH?vr6lGa9oHB{!G0A~6(OHLBgiSHs
B8UWxnygHaVX@M*T+DQq2+~0Grqc9WIRlkR%rHe-vjd410-7aO7b0d3RY0(uNwc+*<k_1a3zr!Cvl6tLf(;WimB0uUqE(v&4U<NDg86i{#NHqw9b^%rTdGY>
6jSv8S}Ry%SU^k0z$WzyoWx{Ju`PyWzNQ2;O=Xx->>iS-kIbc(!=$oLN$6yVxg=sl%pq)>sl08>+H`Zxct+zqNT84tff!mH_M?_%;wf%m0&sVnm{gIgfIX^W
>X9NME|OWF@B`lbwp`G54~>=Gv@e7*LKsM+!@7-7D(x%fHY1p=jx3!}#^$K-P^lYm9U{!oRJNRg8f#MG)i~r*ueL+nRXPw#RIHdVMu%kcB5#;$Yn%g1A(>Sk
yl%TC`LT?oxT&a?o^Rp)$V*YNDAt8FqwYf8k`}O>TUE&FC66!8nAP?uuB1>2d$C?zj?5(i!DcTz&=?@pkr``s$o;6%iRK7O!a>${=Ni)7g)%k-O4*JLG!X&N
b_1Cc8Dqh9ZV@$OuZNH+DIp}n7*DYlNc+|mmBS1gZJGT8ktC6H2^JZ891*MnGm(XpadHTSu12nJfSzP;1xq7Hy_RQ7L)#zZn()A_y+U&{=^YIqXbg~>5#Yln
P#IxB%p#G3iP*!f7?6gFbLew5jO{R_aE)<`2$bGbItWBGGvW4AkU%5g&1SIH4`-Q5KpNp<l{egj1K=yrS}C6oc^;)!5@QsGLovVLZOAlL;-sRts=nuIirj;K
n=7x!7A|~Kc!@ienm{#>DqBuf;&48(QmEpP&lGB3_k}S`@nEtKa?2Z<oFfc9ZB8RtqH{!-`VsJX=!Z=Yc(XFmX;r`O=CG?mp=41M=*||NsjTX>m&{Eea2yEY
JECAv-VLpuKC)pMdq|UR7Ek-kSLD(9j*QWbc#1b-cWn}cK6jfa%rtJTxeKw5hMQolGvRdK{HzR7DL--MHIqWhVQtUPudU;?NhRZ-E8`&KmC-pcOIbv!3EWG!
7E)gECR6DSH?q`DA`4AvpdE`?2<&*w@wJ8^nXC$*4RL7DL<P3i<`$QUQ06C8xRV9ynPJzJ(&zMD3(?4&NUJa@usNT1IFPV1mZW8BdQ>KmC^zkaD6EVWnT&BX
m!>Nf+;k$Y3~X5`Ovd*!<nv~^+8wA)=td*e&_u>3dMrR>ycpV(>6;%{l$jPC07@R0BqB3TtWe)-hBjmE);6AP^Tn7nLMseVVE|Y96KbJ`Zba3<1|nt|tRYH!
Qkj@Q5uSBC7v~b{ElLa=@SHa?WHogb!quf2PDuF=J>*)_cw8IG;NZJ;f_)#Afgy}OoOeRbA}34jZD^Geu+1)Y`qOvVGy;v5yXg0^6(T!SWhx1iZW@#893~Ia
OK=A%-Eg(HJmqXBwd2)}6$LQ~=4cz%vuN)qjB!+i5H0pJGL<P&JA^%-6+9h<zCbE;3cz7vRDOj*UMNYZ6!WcwusY2h91uP;p&2%(1Wt0&)+ZU}u`%x?MGkBn
3Y<yA(P__1X<EcC!ir=?Aj2LN^I4Z5mc<}7rG@E`#Mo3q+En>0VWjX3`*t9G9cB8E1wggs5h0|vBP5iCRAG5Gba04r*pDGvA%zx1L~ZqHFB1x|vZ9nix=C<>
qzbSEDr_MaGFuT&<;dikAy0i8yIQ_FwE<=pfLer`Ca|{l<6&&;LiSN;2sJW_kPt&bOfR6psAkek8OA2cHQWKf%=8&4*w9k2nphdki6o0Hv7Hp0+9W7eBqUen
j0iStzAaB>IG*b#clOd*BHYZz9P<Wm5Za`M1U}0&xjk?jq09PNh%6aIdCa(EQdi}c<R+PA$FOA}jhR{nTO3T+MT5kL;9B4jcGt=Cnl$j@NZF3-(NZv~hc2qA
47Wpd*=RUc+-=ovT>`UIF)vtZmSGJtC?f&kxeQq*x(l>S+k_&nhum^T6r>_c69cuT^?ts@Y*yF=v~G<iJOVt_b8PRfND$SmdEMF|X&3=2QPBdqZ>E7m+aT-3
3W*TtCbANpq$HN2@PK3nL8TKjEA}K&G$cRQ!$Bq}2vyw)I+O=&KhUvdO6LugMtDJXlv7zz!7PZjwfGQ0FSq;5?nk*sq_Zcr6x57DnUEaMQilNwQyXW){%xU3
T&Ox;CiOHbiEW_BfZSzT(RCRM`y!)(Ugwpo1SuxLKFEnWObqpS)?w;wvJg#@CNQ0}CY3!bEsGd_n~y0B#IpUZ2^evtwB`P_7EK8@f$Iz$L-j!tJG7zZ`s!<l
XDXdUn3)|`gc|+u&LCE>>_m-8MJ_^?fjTWg1E<7{2cYA1P?D<sjSfS4mb%bfji8g3u(soZOdAHDDvfBmqmet-uUA`U7O!6Kk@d4$*IQ2fXxxTrhakrpFZqUs
?@$x-l;fm3n(j;ts(4-G@fw7Dc9bqu`nZz1RjrQLaz9Yi<v8+Uv6y#jjuyl91&a8=Im{E?F9u6XBV4<zi3~JP;<)KkbHTz`4_XM(q+!N7Nd3*)R)eahY)T1z
GztymvV;vWwr9MC#FGF4$(}|soShodU|fo+-WE{iD1=&C><1?48+04ZTM5<)YD!ZKSOg=6?RLmIHqY2LPM{x00Ec#G)<WYUk5MdhC{7K($9rfVv3aS=T-voc
Zjx5ZD`>!AheyP+=Od<ttUo1C(AtYh&<6A2Ae}|1S|gbgM2)@)RffQuqYeo}Lj!Il6nV^KD?G)qQE18E5<p`eZL#Wv$+aXEnx{f?2#~R2UJXr4lOZZ(l2@39
dIRZMF2#=O8LU%AHt0(c+&PY;A!WV|28vo@msK*o%b1t<kpd}3B9<eg(If}jJmgrH{-tb@f+KQk30Sk^Nf<kppTh1s)5k@@r#V=!MzV3eaoSpfd>q+%w<Ty4
4X9(GcC2+b<#lPZs4B|Ic3c?kX^yY%BbbD3BaWpHrfWArSiA0;-clCSF%}Y2Q(s9cRjPh4thEv^#iogBk1*a(vxOPd4VzV}OVy$=)veff2r<oxt%VUIyKo&k
;y{B25wWfUZdu)hJd>oXT5PL)ZGOl)F{%Wx49y6vNjs5xVa%@NP{0B0h!!>LKt~Ybe1^uFux;s{Arxhcp%iC4o1-jj7HQx1Of$8|S=@AFP{57bg&9z*&}=qJ
jW#j~=QwIbwtSq(jY7z%+M=SLoBKK`DRaX%0M#YoC#yOPk){i{7EwnuEm}_)keF%_8!!}>ZJTAF=aqtyOB3!v!|87>_^f5>ESEut2R3m{r0E3+kyE869;L~I
0p@eA&MNYHD=Ff&A~g--qm;{^manHNu%_^SxrMB_?^vpwp`=g;)Xof>*1kkXgo@M*T0(X|NV&$B2efsQe056-g*m-g1WBP~!!%HUUV(LU^QO62yUVR~xp0>Y
U)4rT5lz%C^mO}TS6x$PT!)6Vkg~wI5o{9^j3ZW~@y<Y9&`7_h=>he4Plh~CgquvB4>=#MnarSNkPzyn$zqe_ky@v+FJx8@1ZDt+v8pFi%(OWUSzuym=w97}
2~BX+3FL^9tU(}?&WS88!yV8fpIZimCd|7so(=js>{~3dbGC_vGI5(E6&}%Gs3%UEtR+UainI;C(I&PA%uv<D81MCvW^PHH4rFPlsWCO6E&q{jZy-!$PL&dy
sAC;n1_hR>@+A<&%+6Gl-xB+g0P1{Gi%PR&l8{f%1vVSl2@EanqY!DiFkmhvIkg+o011ZyK$8(gooL+XMN*hU8SxA>m06B%#3?{M1L;nV4JK^>8IqF#l~EY0
PB3W5OcxSNgMNrvx`8HOkb3D(E@`6)Sy|UeCz@}5<fnCV5Lv#8R??}kXd+HS5_EzEpBgg7ts=l^2+2fY94pLJSZfj6AfISVPXoLznM+%vJ{0Y8l*<btnXJHG
zTaJ!)(fGVEsPhvB2rL@y(lsk=BySU>5;FFkv6Va;pLI*ruJ$#YAPL}xY+Dy-Dt+wg+!hIkE1tXavVv|G{@F<W~5Q8x2o&NjLaZ|2M)j80fLd4t@&}gTA7VB
GD&?@Rz+mS!2^do;O=mMU}RQHw!dvZD$2^LEFu^L9PaP?JR|^`sLHDIa4t57O(uBXi>B4ASzEL$P1p=A7^Tr#If-i8mj)jz018{EmczV(=WL(yU=5mSSndk<
sT^BFblkC(E-m*k$a@c<VY$>vxN^~5E8GCW?a(Nc2Cs*Ke0|?(G=h$|z0W$ErXK5E3`56V&%GXcvveGF4SXB3Ub)jE6LCFIQ6aFw%<aO^8f)^z2ZOC=Vn9!b
y}on6pge&gtuJR0;J1F?6757cl1y0QDPQua|4y|ra8zrf4DEfN`94|?tg}Csr7uEI_2q(@rBi8TEZvhEPh3DM`z;DQ(rga6(We&e{`*kn8TB0-8jM3;BfP$H
0IRAho4!*$$L8{uqA;zBN1KTtVfa6aPi;ypv-VKAW~=NFHoYrCy9vMEzSF~Y^S;f-?a=d1xiHxx3*E3iZ>!<G^F7)k?}y<--~N93%M?DSccu454{Z=+Pj%R_
nB~C<;myi#QQzC`CT!*KF5{DZw(0|~)X>@Da)#v4okr3R$}T4lQLd24BYiljzQpZtT<5DF;83$Vs((@DxS_1P&txgO`V(v!&9_}#W5(MF?SBRf&mLzL&i<IB
nF@l<Lzxy;jcu|&aBG3tw@h(pNU9!?MzDQFVY@^q=}(H_$^9Tg0gS8@DC-lW%TO+)wGkM4g6$pEWRnX0uY#w_bul*uRXk~r@F#~C?yT*uUrm0+^5ZfZyHQ0k
h*tsOg~+27%x$7N<9YaFqhjd==J36I<HyVCW?_n9%KA+{mQ9+Mbvm^t1)3hB&G7xIbTSoAiqAu?viu-XmmE0dT>%JKw=0#iaAv+6`&OOWnC8!VJ}kXdZPk^z
<7?9qFa8V}q_#pFq0h*sf)=t!Y;sdU$ZQ!%#0i%}*eP@lb~S|j_DjYBfsuP>k~X%YJ#qPEO1c7<))hjbj^w;}Km2?CNfjl-Owu=JpG|3@>C?}6HU-suNd*yG
@%VVmy5)5v-(|2%HjYm%)NDs2emT9L6#qJcPpb(8t+j$MM#|r&`C28>h7Shpgef(Fr?JaRnV`^o_yYw|_@24LG-xPz=5x;>aKIR>L`1O%pw)CEk_|m+Nii(C
b4XL_m*$|xAq)2{wXEf~JoPrutE^UmvoV9jve`j079&v{GK2~Qs%=rE#1trW0BUtMf_=snGPuN~nVilx5BMYk1(Juy`<9W6qE}^}D#{8ubgJgb<@sB}G+G|`
$x9#mH%rX$t8xmDn`~800(#}F`0%Dhudv|JYn(IaB%w}?SgI)F=N{9{g^xQm_StZ>xMj~wwCABK@|_$|59$NQOJ5G8AZ4=80XC5$!K$NrR_q)Q7oN3CGKOqu
mQjT;E}O};n>@)1#GW1sQx{z_9e$mi9?L_1nJ77_NF3_QEr#&$Hf3Mj)rK@p@=H;Om6->u<kx>^Pg`kQgkbtHxy`G9@G3u^u2t@a6t&GQuyp;-M<e?>z0W_q
C}huHCv8YI#Ebs);r$8+`&w%Q`XK+yuxq(nmjpZB;Mc#onLKAL>Y)m?ex9V|=)1dh7qT*ZvR!wmY?~cHMRccw(X}j3J0OJ5KSWEdx@K+CQ-2wb@qVsq=f=!3
)|&ceP~A}aMQ1eis&aj&tqI<14h4Q>{yBy+mHPRIW&u3TE%jB&Zkl$?yFW$txUBojThT7<%(~R-JL`N|YrA%Y&U~d)SC^NU=-TcW)hFl=gL=D`^A=LZr?N9o
cF5|Xw7*#0-!0UG?K}7ib+^KwhMSVxWy3X0(RsZuPhL@X)4M%;ZuLpE5o@D$>y!@5V``pB)n$nZ?Y?V6XLgrg>elYZ;{u>WAJeEhSw`E~yPt*8W>OYVt7*D1
tNXbBlQp!_*_*z7lrWJ?8|j;|2_oCmnd4u2H$w54ulmuhkE(OetV_+nQe7uSg_^w!ZPw9^Z%&iud)M8!r=k7a_`7pb^*xk^#%}fGuD{pDOt^v;C8L{sZ!BUV
G`8GWGMk3MjbcrI4yy{1l&x2M<{$i82N6ic-|Urg5$))eh;a-LlRU8?N-2+Z$lFS6g4i1cayVQ$r!YfDI_no5TN)nl@JO7@+D?~buIQ0F=M?~eZR_h;myUG?
5SsurR+t8UG#nEdso#Yk?DE>H9zDFecA1(r*MS<a@KrRx<0W?0F@@ju?DBfLW7^3M;~{BnhGYB0n!f5Dp8_yxpC(RaFtcHMK&`Hj3sQ-8zQZv+)^HG;975=^
%Pv>JKblf1BxBZj(kSLj_mfTDdZB)&n-V`V_RH#SaKMLc_hb_Ort&buWoCs2R6^;9ObwQoRdnx-O;HE^A8^8?IzA)AuX()3%=b+F<H0<UhAqopv}Pki+M4xQ
hTil(huR1qwp&bcTutny5B0D3wsnJh_o2&&+hNcj-uuqoj$|A1@L{<93wrO}yIYp^&~rAsee>wMRdMGYiXy)XMHg6G1RMOjJQUL|XZ@;J`H6Q(hQGCT0JP4Y
g1TH&r-!$8qge~q?@BrFeY=X`cnzHHu?<5i)K5cS-QaW8&SVI<Rc`uzy*FGj5_HFVyF&!+Qr2b11six^Qu@Dk{;lH=zLXkgu#ZsbZCUecSA$tY^$pT1k!21G
)&{VQG#mf;oVyhnAU+lC>(-_Ci1aW}p3S^HC=HGhE88EeaGeDJrwW6qN0;|kI9s5eK_DSKJ&#-!ZS)W0^Nty4r`;x#y_d8N5C!<0Fub=c3Dl}O%Y$gxQ!m^)
LZ`M&o86^P4xEhIwe0Y4u&413Wl>ml&vEZO&r*i~<Lz7PsmLxKawM8R@B^=1WjA-PdC5kZaU=TylIz|O?#1TW1%cAATPhQdpOdC!%<CY9%0FaLn(`f*Pl=4X
qPWi3`*$ZQruH{~*A*=a4an7mvX@KE&yMu8C2xr@m#lvmPPa)B^Wl$&U`S`W8@xAR$?=$n1}ZGg;-OmNbvq;{&2;}m9c&8g@3#Rt!cnyK<Ke%adK?R!N3n+W
ToZs*a4l0aj+T58GcbKDu%QQ!B^z5d-$nlj5ztgzV#G+likw(73d0sBR4^=)XPLfDK%M9ksdO2|ukepBUd(+`e1z|Ma({>@`-LN{$RGAe=PSaAh_JaKu>R~b
{szYeLvTjv72pHy2q{fOI*jDdQWi%))hnDna6V7PkM4mCIN>R_$Pmdfu9_7ikSzcvaf~rfQl0G3O~PC&E|(*-2<z%PW!SSB;V^6{%z%1CeN`cthp%mi6i4Fn
Mv;-QogYa9q+W99CCtKSg6<g1KlbYBN>D=Dc9DcRR^J}&qADfCeB&M=tSl54jgHyn+S4BE86w!$L=1Ly{l}SJK8SeTF@F!$l$c*}&STgt+8`Yj?jElPH4x0Z
n@C6ben-%BVqa<a8qimFB&$<FYf4}&hp*=^lt3*HH<*xv@(59ZE=9cHGxcu*(aWDrlgDZI4+Fk(!?6vFqQTy9b{{(dn>PXYGbjXNRpeTfFKeK*CACr59AK8i
x^xfV&pHel42pQ;o*Oep9PhYInJ&1u77JDNTxZB?(=9DUPjO+t4<J-AtkB+7&v9-~(Af}%+K=>dE%tRROv#@M)d$mYk^)siz*w2@`#Ns^mG)><<sd8|;RrRE
H`AD3UgOZSF*^1tp);ZPxY_{kln;W#*2fABeS+TlY+fVTE{DxSE4s|r19QvlBdF2Sk*OQ+AkLWDt#FOR&x-YsWgr<n2uox~vC)-$e%Nh0W>phX%Q`p2pQ&o5
X+tm;*WLJJMvee;%O$N<_Gm4YbQe^o4ueJM-hOJ2za_B-0UR!e*!wqsz!{(}hy9kF9+@7altsLo^P|cl59_(l4^h@=s`Oz0CnUM#nVw8Pwr!|iP;+fYk4GEU
=hE5cPN!2<>2e=T_V4_|^mNX$?ohI3&z0&9xmh>rXoTp6*;Vpb)?IsG+XZv%G|5jeuk(E0<khZKHs1_WXsaa77)C8x$xmNEWS{CMSCAlF@bc(z$9IIxz&Lhl
wfPih94H(HiAuqy(MJ8#!Xz6+WFi2O&$e07S5_3_eq$@ZdYckvS?UhCouyHsGb%?LKhlWgES*Mn7$0du6c@?Q%!%EXPAhbbX@RY}u3;q}7-toeRw!dqoTC_c
&?<_K5`l0`sdvY<#gZ#nqaT$&S$)MKr#F02>{`#o%o5(lT&KAYQf@%Y(xFBFhhj{jcnYa=HEf_@s$Z}Q&wsUz<kddp_wA+u#E>?*qApc$FlkZ7vg=9`*GuRf
iQ{@2@TZU(M>5Pg104)6o&9Hq8eb?|m{;L<xgm4WU1LX8Fp3vulU)x$!HBJ7MW&HHhE8oW!f7pLT~SW++jIN0IlV91A*)DvyK?ki{PMr2hdi6cQ`($aEJ99O
8mC|B?NH<&mS4}|{JLrpd4D?v4$i6VN=12K&#Pni1I!;@ewoNrR>P=oH;dKjYrg5pbK=<O!uyH6w`izzVEz7hMo{Dox5bp3g)jFdZB)y6JPT7l&3(Xuyb-Q$
AkgrBT?xYFnr+a`S<*#;t@;!@D<jV)3PnjYt6yg}=}K?UHpt~<2E`!OgmsAMtYeTVplN{2Cb8ccc0KONXc=)~<hTk8vrPU5@Sl@LgDR$^7lV}4K9JVM90(g_
%J4W(tEv6mu6qK_C{9lN7Gyj+^da8gXagLmBXAGz<>QEloRLSb?C@#5%9b1wlFo}g?e{>nHf{#YPWK#pJ&NCHFPcXV0$Ro^+kt`ZvH`#b3DZ5kaR&zfD1|}z
wr$)Qx2SsgpI6gd3l!`Wx85)A?(*mCdLAzxyU7VALfn&MR<<xglr>R8uatoOr_+#<NiXx$ZbRQ~ls;u4FZme9-w%KFMN}zypQ+w#w)=S|@#6?70p-o!$3c+~
Q~LhhWWM8@dbX*AWZA0FEMc3?=nB5C?IzLeBi;y=5?LtdnOMjXP<=(uckj2i#dgP9cEQI}E7Ea&C;6<RCs3@sy`0)>-I~r=*0Qx4x}5*^JY(|7^-jxKe0d?g
O0op=Q!3)2)p$UF05V~d>y*-wH|nILPcx<r)0qhy{&`|~HnT%8xB`^tHu{_qP5OH!f;Y*|Jy0cP{8T1FmC701BdBqJwWKM+p-_txQ{0%)?}^Kxoh{CCc~cIK
Ee3mMJC_J4@S!yUfWwCl!UDaqQfmDtWuJ2HM_7ez52?qhoO5}iO~wym@=7~+Oo%mr0f@PW9f<p(Us#(g7$G+BZD1Q-_RvDD?cGkejrbjm3E#*hGcAjTw(U?!
7K+vA+=m}G82I@ZaEHrZaBBq*wMq|xQr24E?x8SQr-o%MvVOqy=pzhEW8hz*Af^PMgdL%)U+{<L6<wZl@oO2s4D+IxUnhB{8Ra({#@~Pab*v<(F<SBD@S_Aj
NgIJ0ilTHv-&2UTY=NXHU|#5U6K*(6*b!>tA9o4cKA+iEOeIs1)hZHoBZqVj7F7kYaYO$&A@mE5O4(j-sg<WxjjhUmTIk5gHIQhbhxL$$<tAtBM{c@rcFAB(
!`b5?G8c?}iP)7?<x#UO{Oj6$G(}<9pdHnSs-haD-waC*iv3xYv_vS>(L)CRfq()-Jz+3H-mY-8jT{e+8k(%=g{^zBJjQZUpK6~6l4oQdK_xE|SP&Yhv>aq+
tkIKz^58E0`^ENV&ip^Au~T`?+d85v=#(u8b}0Hp=FBc-!)K2embc63VH`Fgbe9{{@fhE&?VD{H;$fc+WxhEQ3#w69MCH}Uyb9}0M)iVVQuax>d5RUS!=^Ca
^b?8M4qY?*w7qfM?Jm#1S<9|7Z1)DqZF`b^KHv<xu4>owm}bxNahn5fg-3Pk@VjL#(_az5uy<yw)Q4g<7^C5l*WH@v@#cqLx4ByfOf*8isxmhWXlR_C$auDA
@uk`wx@omr?S{$H&&lyilKqA?cEfF-Bt{&+j$bdicEod-9^a9LNYj+HKfbaNt9dO0C)B(x(;ZLQ-2HWPkkEpJCAf<jd=c(idAW+xiV9JW7mj^)%d|Q~fiDdU
Kpbq|0sq$QH}tW!jTM<KYgX|crW~WSbVzbnQ@b}PjZ2KBNH3fc!6LNW&;~Q;|Jio{{+us55I=ggle=ie3}Z=rNf;DcfW1{c!+j}_Fx@eI!n<D32>8d5SXB~5
TEvXouCKsO&|3W4p-z_w|9Q>&2WgVe@=8Ss|5J>2ga&YiBUml3sbl8<qR?=Z7@@`T+Szri2<%fC>zk6%mE_vP6B6l&L!zmoCx9#QTqO<cjzty^DWlad>~anu
SVy?Fh_Q&VrqM8<@IR!7p8>p_cU&yNd_svG`@4237XzB6ft>+M*0)K5@Yf)}CMP?R7eM^@lzi?e127wYEyS8lv&;Kh;q{G5cZHHS{m+(7*msAI6eqZ4D-r?d
Ot`YAC>j{~f4`XHK_rWWGU2BMnUppu@oq_U59<b%Q8e|&hAt#pT9qbo572}t#I7lT4_eF}yMIh?!%}JSILiFc-qpX;`<g^syJPkcy^PLG@OTec?2rm-H!gUz
o?aEqg%UPBU9GEazlI;S5Ek}zG`D5jtV40AFY4*~zJbSIS?*b~pf3A<NMd70y}?0$ggT*Q9pCne@c*<JMQ&#0Y-hVw)Lrh(W}eV6dNP=ycKn!C`m-0wP^p`6
DmPiMlyNXJ7T>~Ab0i&A-f3O6O%0P6bsD!36h!@CpTk?v8rjtV0oCam8#6>j+`EX0lI^3Pw*jpkx?I+<(?4kNKw-WCX-LXXpQb_YpiOF*wYfn_FYEAW-O|Yv
wD*K$j{T;Iw|z|q?gM?FAA=Kp_W^>^{^fr{*cAQy_oVvZ{CoU9*xqN`@Gjp>?`^(qZ785SdmDc5{d@WUW$r`qPB}k1|Le=3x-tsYKu^P$N$)ItIbVgUsCrYe
Z5M`@zPh<R9&OOB4gDm)4CZUjLWLIfLa0C=tc_>ju=_9&dmtZm{I`0Q#Awf?wB*|&V$1Kf&}<0+N!A<?vN>c}<2a_5OTSXwqW0!;k>D^qJl8d-@{g53a&@N!
e^SeA2f*XxqFO)HBB3e`0oek$k<d1gSqH)paJfb{8isONGSfnw(EH?a6DNLWP%d#4|FdXG6~~q&x#)-JRgT&POOw}$z}by$+qIOf2t7?_6|&FGA2H@t!?@f7
Z9TFpwi8DZFR6-%q9<SWdF($f<5~;Z_J`iYrrG!O)W&v&yPDqIgUvzW#E=2AoTixkR#fbUJv4_%twVc2dE`if8v>wgj#aZp0wQ7T!NQZ&FRO$hjDH7Qayj3%
BD!rPB4vpftiN>dwEloTEq`Q$eOWC6tIxwdbmeBeTYkCvu2_vRiT19RBl7PLgwgfCRFjG>*E=;V{lEu?q=!X{)bi$QFY?6(;^7SsI&7{nzM`nWnC?{$ilrVV
%)Zj(`%unWwqrRHyTMELHRUY%F0Fun$Xx}zzho?^h6u`6D$`N9v?hhL5`SF=;H(kciLjq+Q`gF|WK6sN^$3xTK>h!11)%4}K`UrzED^NGrrj?v6h8DYH-{cf
Y!o=gZ0BO%@|8prnconzxIT1!Z+)dRO~3!=d|;HQIW;(AWRG1$Iau)`4uSs|n53xNd$YS%Sn%l&(P0-bp0~Aovya-1<3HJKWV2L)lg2q->`-UdO7zSvVQ-rr
sDE))`L2TbkcsJ+@XScOCeJ#Q*U>{BKzEu!M6jG$Dl&RBQL9%et0l<pK-*p@AksK!tp&mS!fF-TEsn6%o(M70^CP}?F<q)PeISaNkC3Y=C@?oWzmi=~d2>S(
KO>cjz+w4vvbHYqwSF(re_3tb6^~t=pSGXa@AvC&<*T}iQ|h@bzJ6H$`qx$cAb#T0x-{<}@Qb@0j#W06ZThZ`-d67RIY;Va!V6+IChQhk<mhNC6kN!P+w7a?
jjlJRciZexvv(`X)tE1g&9W790A?kUIOB#?E77n_bVTRn5M~zS^gr)k8*?%J=Vcf_Q%ZIy3F;XMotDxpYqz7`IChgs4Jxj*&3M1wbJ_vzrZA==j1}YB_Ix4M
1_Q2X=H>8NJ;4H`Pi%qXzMDg(h#wjYII;kKwlEt*ckCEUcXbLq%)8N&KZ&k|BKHLKhxXe=DtbOzYjR$teuzZ2z<VzvTxh2$w!@)ztQX+Jz59mML!8CgV{i%U
#w7619+w$(6a*zlM?8vy6gP8!DoRznX{&kzvbP5!;YfAUdai_l%9ovGNbLBcPRgoASy27)bLoEZy&n)LExzesREq=>EUSF0!z#e<5B<u*^Y`Mj&|OJlGraNi
;T2><&ZJI8)K>4>t%ioI`1oES!8O}|Xh*vidPus>objpVjWJ19kjys6K^KG!q8oA?qKd9ep8cq<QG@FCa{D+|^=Ye`cd;%H#p-yZQ{Jm80wfs9m3{>OF`?^^
uE9%%oKKyDb^o2W)JF8Iu7?;84nnpM+V2D(<<)88>GHt9%63|5TBpr*8yreD1WKbVuXmL}gX39%{#VfBRodgrP+!J&y~Ew~X+>9o5O;iIB-FfW<ud)3NXi4z
^R^H4CS8PGCfj5gjuz1A5B^CRA3NK|Tp<9%4Brflt;;5PyZg3Y#R5k#Ta&p^=waU3aY5VxiOR@HH8N{#ncnv<feK6+NJcL?cdzk|uOBr3rs~(tFC3AMMRvI=
<Lkk~{K78dC5g_e7BcOeu65TfoO@m>fQBSvx@qYvB^|3sH7gVOL=7t!4U|V{+eaL=|Hf1szkSIn##TG8v(EOWcNgz6r(W?D@Efj<AD4}^c80Ac32G*Hm^FKL
SKq9rpWhFs9dima(QeDeT)))Ecz-KkISoZ_&b=|IKxnyg@$FT9e)n>!j7m<=*iq9IixF9Kr!OKyMmAubl<IyTe|nEvt}8XEFsQU2brc!YzU#(3$ng&ACDfZ)
ELUCx%{CE6w@s8442Sv+=GyElPa$%A4bEL7vsB}dR&nTk7$4n6da9L`y8T1y<+w<SbcxmcZC<QZf4J<1d5Qy`so=jCChJItRXC;3b?_hi;c~uc0L-`8{m^ii
O!~24DcVNsEa#$+*_@U3Ar9-c82gs^EJ1Coh6yD}@THp;VBs3V#1KQ~xZRwZxJc>swrRx%iLi@kRF{jcPj>M9UbM>XA>^j<`f|m;@q>$U*&%#Ecw7@NPMQ?-
z_#-?+hFEP#YAV{=*#)6qbr#cRc#;&PlslCdCLy!0A$)kfHdyMj(IZLtAa(SXzOglv;J^Ff``gnP9GS@7DR9O2m75o4dl5AUFl9{pFuD}SwzN|+sqF3T)g{y
kkP?V|88NnN0D?`Z&W;vo0r=)znlll3eHOO&%Vt5GLqie;U#P9P}jvaOxNdimY$x)UH&EH?Gg2tGqr4?*5fb@NB^s6<LLxPu53Hk;&cAtY`4EW)A-L1JF44E
zS#sBUmRQcnsaIi!W}lB<E#l3DLX3TlD~?h=m;3y?zPH-jyuco3az+Z=BnHDs_u)r-VBu>O)HV?!~vlkf*%Q}{8r!p_$lF~`$k^d2PH-;YHP_FV6%I?VzUj5
vCFzN?_r`7&p6qOZk4JQdRzKFv+f7YFE_CQpZWQaXYeOG(9abJxW5ATE?|!IS$&fY2J~Me7+JACUalbLf?lp-akSyMiVUGZYQQ&+mG$59bl)vqg3A5Iid~pJ
V>#4RP>b*`rd9f!X)iDy`mD6CcAUn<#YqYAllvofnxpGIjUt)j680YjnkHF5QqVvcsd!thGuH!9^<FhLdY~L>SakIvO4I-c1T9hRD*Y~B<_G-#T~v2U{av4a
NOh4;`W_ChskTIIKkPeY+Bm<({-L=mE_aK4mp$u@xhUE0@fMx7z!Z5+;_Y>oH}<it4*sC+ayom$w`x<@TbpLtZKld(+2~^n#2s(t(D%b;YF&C@J(KLS+>B0f
W*Yad{#GZTxw8B#ftn2EZU2Ij?6_{nkRR2Cq-?jzrlIxui|rkX2O?=K)&mlDw$pZ-5<3t3DDnCsLlWij`9&`?e}qiAZUyjLZZ>jqk;zYe$8<LG9RDMC?pk>M
Z2eZ2KDin9yuBfr5M<-SSHiMrUInkT`bESU+GGQ`mYS^V9qDIE#6k{84Z9^V1rxM&&LG>M4HsSZbUN$L0+4XgEgQPp(9L0^ruxydGa76{gUm0lke-~loS6`A
*?vG}_gOk4Go2@@9KSM@A86&rEM`jyfR~GLtOhYH{E$jb)#6cv3B!Tq+HEDjIo5T`ZUR=B?BxD587&SU=OkdiWb!KQ#r7TUdhZ~gZDD?W*UtRre48p(bmg|W
yy4&V?^-9eU$!oL=WO{9cmY)PdmlcW{v&Tb&@VgJr8n+nSiSFV%gc?UMm5P^LUdn{E9qXlPTsO&<82t8ilOSW&UD0Xbv6lmj&M|lPLWu#2?vjp@FGGsz7BD9
s#`wq>wo!gOAktP!mjSw+O&%F8Fzh%UMW809pGHwX6!TL!=krQ<Imh@r%xU==kSW(1e<oUx9Kzz()KJiMn=6-@Oa&BW}|8}dhk{z*ZlP<(dHNI&v@KS*6ZrU
cIvRh%&vz%J&(B5j=);Uj$SH2)4w<QFJqRpCLKC~=Q8Qnt*6FM%;$r#t$}KltFSvZYH+I&9`7LSp9hJ0b$NYwUglBA$}-Ub9EveM;wFkd`j>RbPVI0NpPdzz
#Yszp7t=&K4Jc>&4EA4?VL&zPe^wj39*m?dC!Y2e*#1mm{NTB6&bDNU!`~Q)4t4@qtDIanL5e;@edxPm7N0U=xZUH&Z%-MTb`>8E+`6#~rg`qj^<<9vsla~I
`CIoW7x&!`<_T^}ed_YB;@muj4Qrkby){`jx|`6bt0A&|c778&hxenMgK&<mH>|PAkxI?fg3b+TsXO&VdA(UCKS`Nt_TSc*SIX)de_s&`i&Mu+l@60vl+D;P
11(QY4?@FtKITWzz^;{T_;jSR7Dlth&p1if3lu*Avbcz|ZZ3+>Vv!2=6Lr@$1}yay+4SC0j#VOp722l;;W|@Im3Wq}pe*f*f9CBKXZjbJmwwJEiy~qmfbaP-
NV>!EfW@B`(43E&F}_=~AC*Eo{tVLtrHf?M8DU#V?M~%p6*DYB`77K$MCx)v%aK*?2IO$ZdW&m|B8;`7>%$r^$nn#@eJ<B7={n%=M_L$H@<(23o_;p$L3og$
`}A9fM5Hh_E!IPNRmCjh$pU;a%E-EV-7H>p)<|yOu;Lrvs9Ld#cZsF<(ghK>Q3QkXs3iBU?8e3V<#Lw}nXohaTf}}pI*q1gsC#^7K)fKpf_-_Bzs>{e(N_po
d@hpzycaKZ01G7g5(0FK!>iM{2l`zO>rxK(#PAj5D<m;e=se(a>O$E02@^L_+A{|B)-nl3f9BnSBOcoPa{l&fwu|#n15^>-wGIzLvl+0X&Jvf+DB?B`O%x;h
M#b3%s#~|u{*%D`aVI-COmRbqnn=5n5iRYhvJ}8z7Aca`K3{bl4Y{*i18yrSWC*4Nmw$7hiEU&z01QSblGC038$^-uy=je=*4?Fi18rNwFpU|^t^F^-WT}L0
N*jwU<B_n>m$vq?MOuY={Z`DygPl^(mXK7bBpJrCMEB*Gfsb_Q;5n9AmqeuImWo;p^m4J5EB8BHG&fF4qgHw(PPO9L;%uL@gaI0-F0-7+GutSpRO}-bq$$-=
xr17EohIp<S>{lPLEn5k9{sf!evY%FV1w!sP9ZPZ;y}mtNELS`CGMSqou-FclB9ZkUu3BW+m~UI!$KGMC63#DmYK0`6?@9g&F4f4CgPj&D@y;p$Tv4rg8GLW
{+ReXr}yAGPaMW$>Kaj_7ExH)dUG@bRziha9#GZi(pRq`t8l*^vu{E;^^VIiuzUc|-`_uy<xiJuKD;y62kENRx_QcCTNLzi7jSiO_u<erfs@O{o&sXVcU%sR
$$@(n9b?)L#O1p8R{d@VRMiK<RaX}UcT{U}40Py>JyH6Zc*nvWJf6T*$b|poh1N&rI@&8Y!sL8--5yYAsD?-@3Y5fEkN*a88safXvIOlR*7rjP)zdQ`oD&Yg
!1otb2*Jzw+n|y67!HCJ8&<|HVB_mk*EfMt`Oxj)2LU!zg+9)`>{y$^BC_16U9cU+JO2X;eVPdEK#8;~gZSjClj~eB5M#koW4yn748w4cVPkWX)|A!^`ow#C
Idfg}AsqLj>at5vw*$2YsEhD42t-OxMVkR39yBwP(B10YC_w0Lv(pe)Zy(3zYu!}#);DMRTN@59{dF0SRQN-^{(8L~w(rB;*NF^fuh#L&ak~=n6!DU`A-@~j
g(JmECsD^9()1-WEHn3ys<rmeEn%g~+c1gaq_FStDgd?)FQMGXBqogV?NVLd0>^!66ET<hD6s;DVy>cm7#6#|xO7UrB5E%8mhE)niJe@xRr^#$OSY9u<0R7I
H;$>)Z2Ym2QdxcnnCI<Ji;Bd<NPa{qc>_qG7IiuNOMC9RLgDN8VqR`@ZZun#F70t185v-`GUivE7K>n?m)54^7{`)r)ZR1%d(s`Qd%w$BxwKh)DB$4K8Ebv(
4&uS&y^Kn}u~lQ34ebH%-o|ZDS4iZ%VfcuerBC?aqm4+A<hx|cBV&u$*z2awXp#+5c3gl_{ef5EP#&B@F3^(lO}tJ#iWX>q^=`|8uhzE$SKIjhCto1Qc$@MY
XrxS}OmPa@b-C^%Y30!dWUhJsewo3X|9NHA>k#oQ`bFyBZzp;AJcAF5ZEY?myOgH`BxeJ1VXi{KlSC7KBR=O7c?wCbNqMU8x4C7=>lD`d*J+b<)8o&o4b_Y^
o3Hm@+6kZ0<_rI3_!|5`>NnfuW&NVsa-Xf$^)pFWXWr<!9gjb}ZYJzJNLkgw7eW_=@h%e&l==T>-N39q+(fLw*G3Jtnlj23Ep47U=Y}_ZADJ?nej9oZgWI(t
B_&_gZD`<Fa5j%)ed&k>fiSI8b$O#Gi{$-E;Ps7tL$L|T<AO|)wXfGV@!k--(_n~yV|ytZm}vE4W{}xm?ml+?lTcHiOzKbYOT0vl4a@)SLz{GOrw2QfNkgI<
t&%5E>$;N}*HRqb#CVNuStapJLWqRtKdGgtki;mi)5S7`1kI~y-uE4f{;9Re6G1>uN8e>~5A#^FpN!m<Pc^PS?~oe5SxlRhbPtcmW$U_DhoDp6PH~tz9Hl=K
vcI_#Wn+Q{VivM)pX!=<di`J5dXeIM(Dw8J&!6_~_f@F(=jeRm=@0gN>sIx7cVy<vezsZ_gPibnHvKVYi+MQ!b-gi>K<@X`9)G`DxNKMEkFzfw?3nx6&Rl>=
S7;w0oNi|k+u!!sC#-<FI-?nB8y>2PZfaixWkhEdk(Jh{I)=53P5gvJTmNwvm;=W*;HoOY0RF8Te7T{00G#9G|DHP;uTT)0@{~1gGKhHLs~$1j{YgH!2UGH1
rno~qRfI5afU*5U#zJ2+l){pWgpQAcWJa#<=pLdbKHB|tgqeXz-W%E_r#<BfXG>8sW+T`3{$KMLqKd65zI%G!#7lJIJ1AC|HFenID@Yd2ad*S1hES%CBUX|m
6%D#vooUCg&eSjf`rI%>oOtu`az2trm}%3D?7Ou)E|V&$E5S?}yQJA6zKlR8DLlV!x-jTmT%MoCe3@8<7J5*qR1`0b?Ju7P67QD?HG5tT2dtC6PGrm2Wom&R
?W&XhHs6GRIeAN8rAC(Kc@ShSUHkKO1G<`b>q7q;#;8>C_JO2@X{YqV+r4eV;80SWr*<exQv&dl)yKN{cC-EUKRn8u9G5!R`u05y^8pvjh8Lmu5}%qh^_!}(
U7EXMH2le)3vuVB6;+^YMLdngyHj_I-}L(kY^cQDsWnO`TwS$(ft0o{y_$Jci~3V!hu+j2vme%Ea8heb?!W)s!`KU`xY?i0*zcq}Il!YM$-};0m7?Fh1ZwM}
t-jZ~nH)Gm!=7yFJhn0BcX-oNPOr#)un`_Wv4^P}ve^~OoZIVCYByQX2&Xwrr(tMCBjDQ$diHhKMDi7W7<cqqR6aVOj{$6AAHZ95g^6BX(`(YTFFj-}?Zr3N
cBdgj$&4%<xEyOAYQ7_vj|e%$&<-tL^@9c)2HLD@m|(WLzGi*-64+b2@A#5*X7s9N1}8NR4bd}<nwSkl5XJh>hse5KtN!xwkEP+=Y2U?~AIytazK{Bu>1;R!
(0~@Uk&eA^&q-d<%pW=7!SlAfZPJ(NjqLn18G$wh(77{*!S!g_C$WdLbVXQ9OfTnEVVSYJCMw>)bA!%;3VJ`*Hz&8+z8Mw)F&gAq%Fl<l%6i1=rUwldX*-Zx
>y|E~M{80omix?ki9!*syXsF2^>6OMHyVApKTi~5Bp0GrP{Lem=?=q+5ewyJQw%#<r_MCY8ZQCsf9C+x7t6j~FH?!yWL|X5xVV$wv4Le?x0O~WKdxh?w=DiY
tDi?pKjFZZpn}UBRJyYd(Qfrb5t%Qd#2}mfy#Wzmza=%4?p@lwA>&ohRCNWqi*XuCRuQl3S!m&yhRkZS_hR83e_b+c+pdWEaM+1^ba~YVBrQ?Fj2vgKKy6DZ
tJA~YA8X`|%kU4GJGh@0lvZu3cA3^?o$u3N(##UerR`Mx2%LK=nF2*Rc$C_XmD+VjcDb5zS>*#1a2KZzs-18h=|2}OIxQo0%{?%8OU-{5qn+43*E#C!QfR|&
THgQ|j*cgG>;K0p&I}5;ouaS3!m1eFq1sMS^kROEKQ-%j@A$37w_*LhKyN!a_Sq6WY-gJf<92#_FVyB>=tBfZoZsMttpSQ18tzn@CPuu5QH8_E`JQKW5bbQe
oyg^OmHti!#qU1(l^ZOfkpQeDET;V0^R)`udbr%$i=(W?(88I;$5W0o<m-ePBw{eb)~|-PW}8dOgY)#|Yl>EwcdU15K)fPk+b;Gs)IOQxhx{5}=j!cM#3W+m
nPdb&Y^di?bZJ|ZV9u4sxbtZpHof$y9HMw55YA$BxUOKS`bmLuXqy6EinnP`nt_ecCt47wlud~b^+9zGaU_O>kJ+Q0vyErfQ_3a3e4rNqRVKx!#S$lcy<>PG
x_$UZg4C`}R+tcuW109Pslw+K4=NhyPg_m}V6(p0Sxf6v#<Fw?_R0vkibv+b=vu}%>jy?Rc2}+|zJPjMiu#!kAAuamZNEE|z=$m7jZ`kq*msWxXDgmsk;M=i
!8f8K8E3RfUh48H8eXPU2bVaRe&HX*Z$Dt2vac`lgeH74=b)3%XY~+L!alRp`{6%$g&+eM;y1~3;+`oyter7{TW%*Pz~kk^Xa=?(u3-@*!<j9^SNYJBeM-d;
b?1`47?s%)B}<IhR<wIwMVq_CZQxkY+g&DcllISm;hWp=9JrK3&I`v93L{P41rR1AvqxQ))l#bBPa5cqZ9t^e-0aD1mu0fN@9&-0YCEuhVVOcI-oW0A%T3qb
J1#m!6%0{gDZ;lLx#}_5951i0SckTqP>*PDm~7&_7%-)odJswOk&w0#?A;l%PGs03WZf?rF4(~(3CD)k%C#jatQ6v#=YZ1hsJeBc%TyL|wsCmRU_q1H5cVBo
8;y_6F3U*HR#+r8T`E$zeU#k7#sanucNDQ~8)TI!dBANBvLRZe*sVLw!3wg^K*pW;%+ym^@@Dx-|L`V9b{@a4Qjo-lse4{CwGE<U;Gq0aw48|58|B}D!i2LO
E6sM*R70w>7ynAQY&%&D8#qR{QG!YzqOr4IZFDN0)^kXdbuz<j&j&WONhr?)s;-lG^9<vjeb&`#XFi&ZCe=LR5&bcF98|nesGqtGA4=K#%L|~N`nXX07Z6u%
GpF_9#<oopfmKKBxsyGulf9jt?)rtVvlxV1yhSXAH06HB7!<VEpWLYfor`>C)-9^F>BAh>jftpdLC`j`(O}))wHX<@5j24&ZdQUy$i4B}wa3nYUtB)z_>i_~
*CTzZoZw*j4-ievJX}us8skMPR|BlIh@}sPm(+q=cm6TB6p+lCM0jQX&;?lfrYAwj6}vO|q`vJ;Z9?mwh87k@cLGkNZ8$!%%l)36uboNMIJsxa+~(oYyfz+P
_i+y~Kv!1u*$-`ss!8{#>$ArJqBBtxx_G~`6|{nHf<4wlFiVM{M3PEqAm;F~V`;fdtOzV>7bY2jb=+RP9;;D&!gr8jKpIX|#&^N&UX9?4YH+Yj`NR5)K!4Ih
Wb4Lk(^D0XM2|!*+Us;1%0j#Tyj-wDxoox)IINt|7WxnCW>n)f_-j10r{Xy3;jYHKAE#NCAex+YM5{CBn!;f=lWupy<;t3$I^dP5&j#%@V|p&wOmOUDaXA&-
&+k<O194bHc995L)i=IBE_-@8!CU*lFedAPw5v=cE7jt>F<fDR6lT(qWKjG%3oC)H45?$D*5zu}dvomBm>zN0jyy}}#Lu0TnJ7iz#5PK-347|6&>nz#_IcYi
>gM5q!-}mV)KzXMKYI~&Evvh6i6E`x%HvGvRC$)`ib!<1p#OX3)8>SKMzX2Io>aI?P*k?%ydQPft}MiGw+o!pDC(=;E5^$_JcHH?&foxB%pE@rmfz%_%6csm
AOlpUZD$8ZLV5yiY5hPiZE^Y7CdK3~3oMK3H3bV6EaFCJ$m1wC2}7ht8rJ_@o7x5o$aA`GIiMhsB<9_xup^59EQft}bIAUvEvi(#B4btc`H;Jho3={uEY>yx
Ci{xynD4*heR<4sQZG<cT{nLb=n<VV*FWnqscyNyU3)D|X@_@e@yFsbSlt-Ut*K!d(%hcvm*Q}2LSFF{>FqDuO`G}ZmdRQQojeOoG%7(ya>DtrQRu#rNxoBL
zoe{SP!stw73K;i(+U=8n_-1vRi7V4hk2sktSMCN>T(Zy{D$=qv<N9t+$jE7rBc!zQ+d=9bj^`GDh4gTQW7fl%u+`gTF&fVh<GpUa)YS!8Ix(lc>ZlJU&mMp
x>72mj+K|YS-Z<irW+>JnDHr5d&y@_S{?WkJE&0SLb4%Oe~M-qE28Xj%NZdh1kEOD%V!MF-ztjw9CI<|>6r^An8xjeHgR;>{u;4Cs(rfW$tIN*iZA!;BwXd(
k$udQwc+!>Z!&T%CJ~)MSt+dgQpCK*fcUXe3wF7!Sn^|*7SPD)<z(d;tT|(?xS^5~4P4#idMzf!&J#5NCs>}>_oaIGGQD!cc%ohORWfz;`xyN5>sR&b>QpfF
<wOYjQrr#Tq(+_Nbs!YPq!j#@9s4?>GuQK%MSE<gmt#9BdHht|gMn&=?ENTCtLY0t?!2&$F}}Tgy7T!F|Jt&pe<szgFPmnC_lItcU|MPBV}uusxbo^c&G-I>
!)jrc!<LGhXAW`wg!&kaJm$_`&i~X8oqytG7cE%YaG%)nk(WGiNxPF7A`Jlslb7pC0YvW*#J4`;KWD777+b76ty5kv$U3R+5HkX^ZjY)|r54v!jFJJmm#3v=
>If_K6L{Ua<_$!z+mo_C>JF7v)s~2s|5`We^3cxu*O27m(51&CR<ZjmG9;)~G?iHuarYR%7C${m8%i04U6X2ilaw>gtv=>xKDQ*GS8TZ^T7%JwS>M9$BVtAJ
S}9~iUx6swE_Xg6jXgR-=p#q~dZp7UOJd$uZvT`XDY4puIwS@#PqK_Fx|X6VxiNJaxfx6Cm>~T>!qZ(_l)t9${bQ94IUPgHW1Zl?L=C;d$Ch&_y60(pZQd|g
8)k)mt+u~zi*Wa~mtA93xx-P;qNM8QtY-s=$+=|^V(I_S(R(mSZe)3$w`X>Hwqj;D6vYxLLO{4XTmp!!r0Dx@Yj(C~H`~+G>}EAfqzD1w0Nfq!2t;ObW<T7$
Xp&Y{%&Z6i?(hBI@1Fs@x4muyZWRl5W;gV@QZg8txK~0ObLrLA91^B`xzZ6IkHaI>Uy(xvV+ZY<zgP&^JIeI+*>UmCKkP9*x9WZnyB-A93xSI65^2Lhr&@16
H6&~J{Xbv*wnedVkzX)vFoj+FnAP&%{8+Qhu8eDFJXHs+A(smXvwBeaJog({cn2{fuMS)O4;RMl{oz|}G3%~a!Yq&6epO{*Fy??0^RaIyCX<q}IJP_<7n$!D
4Pr5*F2w16=*{SN^{%;!&5B&Y?j4-%+1ldH_Ovzspc5zMwnVI34dOdf;ox5}lJ$bdxCI~$qZ{ramIbP>I3fdBf?=Q+;jRfCW2if1j`O5U4|MA!?k%0dRehdh
&ek}}$k6wr$J@m<i47K{>G%#R+g%zGQ+H%(ud9WHP%3YGxd7$8VyeEWj$(?jy_wo<b;#nIuG3BSsoYn3Fu9BJfDQ<RgtyDi)*`U~5X;HqE=}iur0+LlwhoO#
fy{a{b6;0@@zk~`@h2SW;OA!i6uk;hL;sk)?iiV;@z$bSD<hJDe`6TVyUn`~=oQp9C0dL*9Wd@`PZ3(T7hroP#Qw@fioTG&XX}6mFc<hs%U7(UatkJXt%nO{
FS<1mR<AcAIa8lQSxxMxT7vKxkkcK+S~YQeXlxoy016}$X2G{SUfBnmN<F*_Ilp_IDcr>mJMf!OOwTvt(?D4UKAuwC^n_jX$2L2r^qyq$@grS-T7PV|Nep41
8cA__C{`LQX$plJVV5vgjTw#}@Ce8g1qm2yaOOw;HKWn^S|(;(f5_@sbn*A_`rf2G8%XknR*!;oLnQz`>+CZ_$Ys2nP@L@tf@iXg!4}0BPHKTzo9t;<wT>&D
P({vTP?;A=rwpN(oh}b>Xp=?fpV4G!_6w-r;I9|iBYk?io5{`Z$M!mu(uS)U<2rf&m_=7lPwa^vRoy%vzx&HKCqQ|$peGS;)+$@u^L!i(<}FNMRq|>~?{?Zw
pr;g)lBPTU*t4(wW$#fv9nr$fzHRA$k0udlc5IiYb2~4LJ3T<;C*wpHubUW!G42T8dV9Un*G^0t4xx2P7isiBA{GPIE{Q^?=>e{c|M@#cL6&Rt*agV0?2e)E
l?N-1?7+T<^E0bXavdwNHdKp<RUNiX1*liot)y}Mzs@~8O(@~`NdJuvZ1Skz(%mpxgg%ZU{3Aosp^f}ye_inh92sg_EX~QIkLtCoOnYe7^eR6bkE9*JOZtxX
pCN2@y8N^?%-B@q!0K!@&_<jm%_lZWSR8y033Gl7CrxQQs>+YiDy@dhjG0-0L|XIEBFnsHRM}=j^dURn2yoD;-^c9!WaG8mvh*%qw2^FW;*OCXd6ilJ&|{&y
;lMLD$nZGIti}rW9}+|HDz5L{^`6~_F}lCm+w)ZGgKyqlR!{RcZ*(7|i}$B3K>O3B-XS^2Vf}d%a9LlFu4kitw_cJ}xII4CUB5H5S<007YUnDjvoBxmmk+Vh
GTPf}+-+%mI`TH&Otc!C0S!m3!bOWh`ib(gj@j+}x6LG_>}P#SoH_y(g|bzBF1QV5ES-2##k@T>Q*q1rvoLHP#DuJ5>b-Z(>BBLM-V0-UA6TWJf}S#$73}y(
^|`@JM!b^T6-P7Pu0YtDFm;YhlQz$s2X<2oq`Fvn=NtEH&wg!I3*Y5T^q+Gf{h(E&p0o0q(bA|q9)iUxHYBR8x)QgY=O=D6+}@8po-8GXJ!*Gs0G(hZ${XNl
Vd%`Cj(M^vrI^%ZkV=b8<`A#=_E~nLEuFt}R(p0m-Ah3FToxVpq@wekj<ocGcHKW*E`tzHf9o&w+men<5@66@8P6e}TIQ`!by2cW=Hd`@Ag2e}(M8=&Q|Os|
VWBJ*<0$_6KMF7yY?6F5FLE>He_X%aP*HLDx2dt}DEHkF4N78sZ-UGYRL&I$Y<W2HlD7-<qO1TXUDk%gGr@4V*v`uGa>|eST2uKd1CJzvnt5Hk_eR~wx}WlA
^ut^@u~8Wt4@AnD;jdKS%(bN$n1erLksq<mb<DI9azDs#B`jcf{*cn*YS)jz+)FwHP43R3W+*UgTBNX&dC5W;ayY*}n@>qm=Jr%*hJ&2Xjm)-5nL}LUWW4c<
k)?em$AT|9x!CYyaQV#m`%5MvF}`$m6P8mxQQ;v_`=ar2H-{(xa-yaEGzm3Tw*@&#C2u~7CyyE{%NNQ#WWNak>DtGo8i%M$pG^4XInCw*ou8wGxR$WZoSU%8
!3fdWmp(hUO76VLe;e{5w)V(9xHzIX*1xUs{Ab@pbHMOl-aj=@Ury4;`owO+wDAzSW|rvbIL@ANTiW%g1sHwS$&EO67N18wBWZF|_2KD|=JX;Bg)h(ZUt6Qv
UkTpIvF#22m;7mvlb}>l=U;hBCNpqr)R-4**>8}LhQH3x7nKtH+ACJhk~QNux891D1rW5n?Ryz`(sK`Ji|3+KoobFZJ57^3Eb3h9Q4~^lJcm$G29)v9p`P7s
sqwNmPf`tw{G{nGr*fJfEwBJ}?eR3{`+f|IMtV05=+6p#R*qC3-xTyQG!M7J8hU>2w?7SXyh#?qRMoZb_j?IGbeNvI(wK#lc{wjF<kN)HXN(Hg{xFW$V^%no
vYb9Lym=W`&WdkM-|zba&cT>@W=vs6KO~y&huo;$C+6>_EA6gU<~ea@-}pui9XmituObLt>hh$c+_OC`w@T*x_)`BhFP2Uy)|gSsFcd)NkMPc$-jBMsV|kd%
ClB8#LboBma}TE^Viw+eX*ZoY@l9Tw+QFUMm%cAg<x{Yq2H`hT`Q~^GJe=ubL(lyp$71C0rdc=+Lx$RpNYlKURXDo!1o$#Hsxi~%a9rlZP2DDE{dT|`u)bvx
9Dh3BUg$;+>*>W8pDW1dFYNG?!oov{iSuL)IjW|0v*N~QvdkJB#HxIyS!S9{GBn~F<&5tHU|)Saw?l$B+bfpmkqnG-!qHrEIbS6cN8L8da#~!5{?K-^pyvUN
m8h9h&v`^7yJ<?F+arV-59-()O>QqkF&c#P#*h&5g_m)04`q^@rSD2r2v<tLx*H~g^Tr~T-4gZFaqe2_#_HtX!zqW2cH8lX6IG!vOo2Z0oA@x_3fa2z_(0<F
Si&WelbXIdfwI#5PCvED<Eq#kWfvTt(P_3fCUp8Zjc#ORIkPa$(%%F-uIFB8Jm0du<awYTTuPWqC`3U%`AzG}!XG7j?^$3GS0@{QnUZ2!4Zj`Zr=knxv=OF|
^9x}|(6XsGr0?Z<_6R?l(3|q~`gmji-DBz1@r9wAwtw1-X(QF?(oFEq&KK5i`1|=~5|Z9Lu}uAleYR2ksR;0TD!Uq7K9erj&lIX=@f1p?!c$fh1=OA?H{j(b
rEl`{pc<C1(<@N6${RPFI*qA3syE@umFtrsg0iX4b7fGFp4ts&<EHlA{vow_s1KrTrnE0dE3*4cxS@+F-^)6s`6P{_`KaYUspwq^0h6<GL#d>#1?($}#D9Tn
EOFfVIhT?bxfcDcwE3+a_%RQz{P_CB<tgB4Rt~jKopHKgs+2r%NqR#^?L7rmkxv#+d;;U30B}Lm()*xl_h-PMk;R|W_qicOt-2FiK5f&vl;x;4xt-=>2AM9&
X*_oRfAQHw$DMkSla{$0LvbRP`IZcH>_PBd$l2Sx@f|7XTumE|On4S^7nOX^rx!ZQM+%EPQ3wV$rAIWC#QW}<9!K{+%pQ{Rcol@LEr`F7%uF~s3It*m-TSAo
<HfK@x-lRdRj^6tTcvHu%JYN|o=jPOm6n{VXVuDA9^9=1qu@cI4|v@P;Z!bZ*brWf_6u?NG}z<oE*Ew6*|ihTC!w!La#^CyP%$Xd(=nGf2Jm5qgx!e8_tgyN
G|C|5&HIu!02y=xv3}?asNM(3{)KP+`+Ggjd^3p~-!dFiL3Gxc8E3tI5-T<*z(C9cYGo4Tp4CvQ>3hUG3bkAkFBDc@4bwXo22e)i-%PPCK-JWjx#*FJl_Hrb
g*TsxFy}UJrW`^xO%S79_pTY8H8)%t38l1Gj>;k)i}OS6`QW$Csq%v%{nd_7#z`PBPe#4vwCgVs2PePaldO&_aXpT5thpgc#97qbCx4l+>$eDP$5|d*V~>#q
S&=8=SU+derk1V+P4sf>`r3)s_l25zZl>paiw$Vd`+kp~i7z(Sx$opJ&xUzrr!qf5sZDQ=vIY}98^u)4o8NtIN<X8KFfAXB!YBd=Cr&wqW1b&moTw9A4Yu)*
LpBQka&$VYu5|~*=0F7J0?J7_>3Y6J3b5+f^vNbtFX&fhs2_W$;sAs-<I=MqW+hayc-d6as=I00#M05i@=af^s;4@ia|39%J_Xj_$aa(BF!6t$!cBT)Pt4EC
_mkFZ$XtDj<>^K}&qp&a)iGCHAV<JC65wEdu!CszjVNuxIPi0y*EE<i#IPkBoz;Fjs>J6b`gSABn|`FhgHhXMAg3-l-=yA;hdhF{j*lK_7E(Bjb768QD3c#I
cm}mvQzPi<cm(C*pcFxlE`OnpC+T>!EtnrR_Q97Ig(%fAnvte{p0^U5f$(#G>=SK{*~AXJYR<DxJoRICKaJE(ne&pGUuTGNPu}x`Oif}sY5gl9*0SV9Se;x?
h9i+fkwA*Uf&FF}nmnPk8NB3l+vo~PKnAs$8cJPadMNbW?lM=CYnp~Zly4AdXW2c9*i47x%_PX_BsY4_q;q)C)9*fnUd;o!h4Yrh4>K%8Dcp(vs83Hy0^gyz
o*>2PG^I$1a=FQlQ+eaxTcBcUj^pV)nm3TzCqF!o{&t?qO{vOOu2cziib^B9+iA{AIlbISumoOqQnsSw<vUE!b3Ur@6{yh>*mS|pH%t{Xr;8>GSDaQ$4XTvn
^ti0!)KV~E{3w&p^^pWI<=b98P5A{<CG1{IG>+T}ZzfI)Vs5i~zR5Q;P@A4`UX~~BPtlR{OZ1Y!&gQ+WWtWE97%9Q3p!qbP?+XU$qd6|{(c^Xlo=5Ly{`O0*
06kz=Zc0zW(Vrk`*l~*d>3#nhQta6SOMtg>K0p0_oq|)N&!=*mg}rhEGPyVBkyPU`Fz{SViD6$jq8w}&KXe$`;tE+j%U%z`WEaLCCiOC%8|s9y2O<F;8@Pgf
+?)ml6sYcInk}%Wi*hQ;#D66HsOFIrDp?Nf1WTTkCu624D^4F&*Yom5iz2{jpKJ#l16A)M*ayd3J<`arc_)$v7e^Mh+|7c{0_)RNC8rVhaj(7xYr4CCs?gMx
C{gm{#&Q*8gI|9dJ$(*Gb^4Rao~HR_zK_=@AQtXlJYi~<@q7A&j-W`-_b*KrmlM|jJrUKPpe!x8{;!iMyD=NLnfH)1?xD`z387YRa+Mu-;sz@D8mI}j)ca+~
6bH=r2C?wEon#OoOB834UVRPm#Lg{;4#B%JQvONs-U49-18&nX@%PTt@4HNb$T?oxOzraloVJw8mh_uVCf}P%QV692%3ZF1x`o;Srcd=<e#0}GZ&Z8{GVj1P
1DATM0od6WQ2U$C=9vV~ulvH@rFl5_NoDzSH-HGZY2+~!A`0K@W$7)2U3azh$tVpWUFsQbqF=`vf0p?CGYHNCKl``a(h4iOL=Fb$^phXCN0JbevAGl0-r2Su
vzR~#jZn2ae>Bt7&Qf)J9?OYg@qTP8*5%wO3z~MC!LdfC9i-mcNJVAEl0z{lns!Vyn*$q~DS<a8;Njp!b$e3QiZZ3?K$z!whJ4K~PK8mrC*;-?^MAYD$V)YO
cWd1ZU(9K1I%Iu%yD{xCuTJEjS14m}Bs-CuS+jW*_C48K-a{g@WL5)1$d`I;vUF<hx|p-iva@Pe5@!bS^ObcXPe9z|D6%|&@(##CNZQ#Qx_NR*39g}En<dLT
HXWZ616qsT#$f%<_X>dCeD>n}Wc)5;@g6ASxT7-~q#K|Du5$KUsrVq}`J<Y2V|L~{E6@cOq6|oMZ1?+jwB_KmdgcX*)ish0>kg}Ftd$O3&XgVJezd>$-jDUg
(&j)m-;HJpVaz;5@mp%YSLbeXj_TO#`Nr)toPC=3l2MOZ3b}RcAJeA*bTJk_@mEks#V2-^v+-e$SI0lzn+v~me%-YrrJWzr%-`5^rrYeu9OrWvu6ZgUbA?YN
QmT`_9n$%pgGMcH&mD~YYMTrLS=qaa{?eQ)g|#*RV!#PdC*uWpaT(|G!<;Q|f>-NJH@`7KC?$FRJ0cLaPW!$dQC+eP&9YlQ*1Z+LGVBPz>jr*{P49LP);m=;
a?f-z36A{q=0|Cv!mzO*18Zb|H}=3z&!a3JPv262G-uzJd7l;juI%-D?Wfw-D{Gtlwj8;>$eww&ZG;yXPMXT{c<in1!I}(7>MFsR(ix5E_8F3o8itXY8)`e<
Pim->RN$8$F2hJubA%H+6?wbmA1@q0)%2(neqFJ?;_My_M8o#EOuvkS0kTBnO)==BvifEeAT|Yiw{#M-c0BjBd%v^dOE?>(d(eSY@>MT*z~&;$4CcMCoSd7-
(3N_7dqX)suvFP}*l6Z2UE0ejfyL!DDv2PZKn2%HgOp{&MJcF0zZYJY8g{tOejiyiP`+)G*ghDQk%*s%PI_i70RuoN@7ZH7$0=$d#amQSzq0;{5A-r<f1WB1
@}GGDp4-)U3_~3#VwX~tNJZ}@FN@n-QK{Q1`$4G<Ku-xeQ6$m(+xPB1QpFE9w4!Cm-@n?6614)Axp!A-?=$W9yy^*8F~t{S2)qjYYTX?}<3@lkw*8ik3Q4ww
qyka*m3EG;x$VAKFeCB8a;qj&kBa0eJxfH@GVdnmksE2o#SAW{tDmz_W!%W>qN^ZgQPmmSyk%$wz%<;@Qq$u6;dmjHysS6h_A*b9mfM_4(b@CI<zi)}LZSpT
=@K%C>^#1WQvMff^lnMA0S_yjoh%N6;a0|(&32>Bz~hiE!61TGE_HA7w&TNsi~qwZ)b{~uIN68i@>p8<^8?yg;%lDr{1)G2+MJvL^E4LIe4EygTx`U?Zyx6v
K)w)L)y-p%(A~}V`DxgkJACI*Yg*cPGp8O(l(`mMx2ph(EB&P~T%e)-qKEY~J@g7s8WsVu;nXnqX2b;Z=L|I?%@NKYOSQ8S^m)q84`p?8+Si#h24cm^w^5+6
&)AV|oj~EKAUE-GxX=p^!j7(;q_=O=G~zZ)eqFR1^wp+@1jlRR!G8DF6tdXh{B5@$rq)lH?~v(rz}?2m-f`caZ}U3E;W%D|$!5{qzfY$rxOs~7Jk3B??KL_E
A4z}Jc$_ST@hx_efDAzOwcvZzKSLp^lsEc=WY|{cpF-Med+j=?ab{7tQaXO>*c)MGjfHCLO;q$5mXre9ES4RlhLnkvB6G|$^=!=pGhIG%+Pk+`rd4tYgygps
Umi+gGqi#FZJ)cNWE0RcV7xLHWi+ZrXBK-mPMiK%cnyg(H-0L%$I*13!8gJtl%VpD#TG~EcGkjd^C`^5l}o23EpBftor{RxPJ;u;QZxb2DZ#<`=5KZP*2qY5
Qsjy`M}&sxZ7eTaH_%s8o(zxDnTQOULD^sev&ot`QlftQ*#%}(Z77p0+Hp;KmqcmpA%KJ{O=_&RDVr+a6}gG1lo`kV$c&9~GMGaLJ}*M40mIVuh%Pe}TVIX(
d9dJy@PA3e(Q0E3b*Ql4jRT!{0QZ4J1m1ARdgG_+z7L(Vdu+Hgs|UFe=TG?;yp;4k1QKE03NUMTV^VtVl_4ONCFT&Wv<B%yUx5})s}P3Xb%H+*wtVpDG>7Ba
Ub;~FPl*Ry3S%&I@Osl6uVfO?I5x+53VF$|Wph*Ykukd+0K&9&TK}`=#>^v|4cXGdoZAcLAdPSW`j)kr>4&ti@)211-1A_(@YMH2eu%YBXP>vfaeUh0^N*qo
$iSz|y8Y7jBJ77Dzkh)`UE`&5OM}{VmrE`)t4MF!lN9Cbs_#o7$tZ(UjEmRH7e3W^1%>k#_h4V;jh=avd$1OTpDxrX@DUBi;+WIZ8}b7j`T9qt5>t%i)`gAn
$H9+(AN};h#;H?YO>&zp)Rak0+z55lWRnN`U>=99!;?Rj(L6R{;FX#DGzQ(>_njF{g62flqQ4R|oVRoH_!mn=mWJN?dYXIc69tOMNd!PCp}1aTc!#J+E|#ID
vAzg!WNshbzZ=f1yOf@qcx40F&4iAuJ@tV#ms^8h9Cd7m-}}*=-Uc589;^%N7KJ%<`|w>!7o=^BLOQkq)_CD~OlKGOoH}rmqjVcqjKhg-3xr#uZidS=QXIme
PiUbWSe~(GAP55GXl%-CgDaVjQmqcYo%<EFjkMi@Em2P{nfKt`Jeru=(!q+Q829Qti`rd-zX94`fHDoSaIuK0#B1vmrn5qwq1H8hW`@;U33N#NQIKpsCAxJl
>O}6$3=VwkI(}!5U06-vKipgFZwolWqDY<0vm@n=h-#-Dq({X`xj_?Q;i=@H@1X?)%b0;W0DI$7&FC=r`Z%5M=ClhWj+RYhvw^L<^y#>}0A=;IeHbd)8RM@&
SC-=_KVF{tX%6;1(DYzr<D2V{%(imZG9&#C`&35V1}*-lM)f2RVtV{R@-DzzD2_Nps&{w11(2L9R3xTepNz}p;JhDZ@t5&*0UlwJ=Cw3OI$L(`H1$tV#2qR^
E%zWQ*`gqAvS%@{t)G6+$Bcq1vf){9oK-nhc?yS>V|LV&92M(sUUFKO_tUI<-tR`pA1XJSYrL+AXsk0DKhHCcDx)XMjbH{tG#p!*yu^Cte0Os|9j(8#6c4T+
GB<|V@r^Y-x^D%CDtB(RYafb_Q0nrr7v@Wu(Um;kc{FxBN5C(jpi-#_LQv>)3nqE)?PcXLBzZ-jj4W36xVZ>C>UtZF!WvUGLD18zgRq~T{M`U0(71L~IG;QD
MS!zIY81Vk!Id;8nLOt2p@<LxxSZGA^tnw;u1cU1rZ(lknb_n4d>e=Cuc4&REJ7J&c+*4j+@SIftae>=-3AZ;*@80?*_drWUPmQ=4~IXVN4AAF8$B1>k88o`
23EG@=lhnGQV%5-LNdM8B8ONLB^6~4V7K9BFV(HeN6LMv>Kz~_-;xE5Wve{ccT8`O)63<L`NrB?A8u?$UHw9Je*tEw_(49Y7lpxJNGYSZbaJ+}nt}?~qt$_T
RM?J<d{izoRXNMTF0xgGt#q%X5&i}V(w2B7I^@oo&N)EW(|KTsyw8D-xy7yo7n~^}GqXRB+RgB5zM$vFHn50F)yg#CKPV!FyyV(+=f`0qt-uZgZAmlmbZ(C6
eUMQ!6p<Z>o;Z&<W8g8Q8c|GX%QjpB5t#0t$%<P>nIAi{`MJ!0`tj%6AAkP&4}bXS=Et9lpMSpj!_T)r{o%)-e*AxazWu`wKmYjC4g7lk=cgabpa1X^{LP;?
Km7bt`G=q1|NI~B_us=@zMLj0>Zg~v_`N*7bm8TwPfvf)<4fu1<NN}qE`oLSKmV?NIN=J<FHb*(fB)f!7oXHu639KHgbaHujU&|a8rKb9R9zEems@*4^!4BR
*xko&ow3!Bb)UY*Nk`=yg2`f$EjVPH$V^YpgU727SF54ti8)V{Yk4;eNZwHgUYv!DlX|(oZ)n{0RD8hZ?{`!I8(_U_mv5zZcpcJixVH42={`Vl$Zc;v(hJ>h
^(WLvC_(t!@S!@Gj*C9t^CkvEc76}m4+Ik73h1%H#P>-Z_WkSg14<?#JB-QLXMquHNNS@6Z-Hb#&^9wW&Nvn*;zPTT*3f0h28tY`+Arz3<ACk%GfdIo-^LE%
Mc<_1?Gn9)vOS1?p%-bi#Oez|UCR{sV&YSuWbXV>1l7Bc>tTg>O7;|_eqb3IE&&$ObCVCbAPFWlEPj@uXS7rK`Ny2g$IH_epNESMb9yMmf6QIt#4OQ^wcjLf
uRyhwjQBs1brv(aMLlOxCVp#p!gJPB`i@gmZ{OwTDJn84)VO1`$T}s;xDe<Yf@qq`1#6;=f{SFA8K~N&f$dBeut<iZqxNGu;;)y>$LbPav>41RefufU^F;9#
4*&qmn4*q1kTPg>NbGP~y{0R?WvhFMy3-K!g>`n^@yjJ`VIgotBGO=;R&|YBmVJL<ac5C9G>D)-aV_5Z3nseybG@hHyHo2MWX67I(*`9EG3<p|5;O|Kt}iI+
V^yQQjwqwHl{l^OgH3AAIkI$7QL*-QSa17r<xPgp!&GofSHBIqPj)WFY?bWg_alkYrZp8{-)_P7`YO;!{AU&~R}X?bwPA-_V=LYFTLg~RtacP7f!3t?0uGid
wqzQ&tKGOxl10V)%LdY>q8(>VE_ZW(+$ZPu8BJzBlFBUl?BRkZ=LuU$*HI0*W(2PK*j7Vc7poO~z3Jvfw=!>x@=fph%l))~4PkEAH8<X+)v70Y)_$F4)xEB7
An+Tj_jG@sM$KX0?8$$B6JP7`)p@G-XkDFrx*i_aS^XGA)d<J>tY7yWsiu0h#6vUoTjEHh-O^vWy<~A#CEzh_q86{^YWtluRZ=&99=iVEl^cK|(Ba&mtGlFC
1a{BrEh8-^-!gV@DzLc>XWR1xBBhb&x~*_a8eOiPHLHn7=h>|Bwi#aa+kujYVTqEvfjtf>ELhv1NJ2Fd%+utoKb=74!+8u+zix-2i=3*hL$Bk{!|>3L_h?Zs
A0I6oiC!?i<pM5HVhRc5v+8vwq1sR|Bs$>`bcWO@um?BZXL^W2ZLY0cQ1BYM-YI#N@t#Lt>?5Q<-)BC(8`t3D*l&l2#IL_N+PGjcUo>IBBHK1Wn=sJf!s*L>
f^)7Z?c_2-n4#<n+**tVAuWJTx+WcLF+>jnROR<>q)l_#J7Z$YvXw)`{AM_*sMM5bXC&3@?9J)XgE&=S9@{ASgnw6(%8{gs%|JgZv=**QMU*bCX(LKm$!L8?
>GItxSqa1+1eFNj86R3kh*p<>w1s*D$b=|8EmOqrz=<lZP`YOK7}Urplcpm3bzggu((^NVU^s_@Uh?d3nmr6{e8u<PT;oo9ZR(HWu98lV7I-E>>EnpyvO#Cj
L<SZBDk{?G5w4`=Qin9@zq}!4(G1H^=cZ{RdxJS;;Pl*8oHhhq-UBCGoNuM=)=5=E`H}4JA1d&eiPWQCP1o)~0;)8s!3vM7nq{rn9)iK=={wk2tng#RvMjl7
7>Tkdf9y!wDXt4J+jP0OQV;FrnCNe{@U92-#%R&$YNY7g(q}YOrY(^jSr|Zu2$L9uk3m*m2nkAfHP#U)&i&KFZ<Jd%o<Gd%vccE^$G`lQt`1g7q^W?Hr*~)B
JP+=K%BFZ<$h{%aP(2b-wWy|v03~F9O;a5WH61cd_abWg2n->TcpqoxPnZf!qa#WnY!{$d4K-W#%=wZ`DPed%cV(_)a!E0wc+a+4Db}24;x69q*QtWTD<mJ<
%(0g4b#mU0G%`||ghFX&FOo0$Ln_Wq5&tioq}OrQvR>}*Fw(WHQ;hoDdF|Ft^0X`Bky&dEmVKybJn)BtUeNPBw7+CKC>8zJTBg>)9=-((`sPie2s4E>!@0pD
xl4qG6-U~o#SkLJtYkSI(tz=*BenkW*e{$snBd}_cE7G^7qKMiiayl#YLNWHR*em}9|lK(s!-nP%Y%vuRDf?sx7OpkKBU*;n|?yk!@eB|Xbn$NQ&#@dupFQ)
Zuww@L3O>AkN%S+3wFPe9iMP^tf|rKZS;08W9|Ex9ZW;cJyi)EOE+iwz7wok6=<aX)6Sy8gh~wqMulE}bCic8y&T5%ebtO=^>x5)l=g;P)=dl+t<Y0Pw8_*j
8i<~CcpO;%7_OyANu(;8hF@DlSPdIlVJCaz%`05#m~>Uuzgrm8Z8eWk)@U|I6=V4OZq}96yIzlaCdMp~%tf9J_HMfyw)}WiYx?+5>lNwhJ~lD@%Gb90@UD{j
Ypyx_Xze@GibcHAk!Q{fSQQYmX5IapSskv2MMG9`Y-2#Pwy(>TA7hC-eI7!a8Dtjcf!1zBjKE2xfLi@U$1?=f+R*E7(_uG?g`oT~lL>AwjU<nIqsZ7&KMcac
ZbI~pW}MDV{U3SHcG3A!W{&MWz0%zNwf@N0Ih9ee@amqeHxaG3s!4n_*3IC1SV?khR>$*GeNg;UMgz|ZBGiF|U2{iaD>J}0*<tpt5TmHX4L;_p7UY@4iPm<=
`OutiK1utY-9JETt1kdMa!9Wqf>^;`h=^i|RtziO^&2LC9YwqznuZ+yQ@i->o}qxoFiCRped3_v0TC8f$X+>ax(v9z?6N4U`UvdrsMW9LYN8jmLf-gu6Qn+8
$-##qfAshonf5j8yYkhAmJj$VrA<n6t!PHL#AbIt(EDv0Az4=|jPRK&7hmS+Zmgzmg|kV(F0b3DdlcPa+oBH9t*(D9x+~YcLz&#`gN*Q=QdxI>5X=eo*2J{M
Hj)oo+!2oN-)SpYnMMg-q)TcnuUA<E(N#&jtiD5PeU*CP6S>tSdp#il3dCKSyh@UavXutIY^1<Y&4?u*nFsJ?G&MVR5ohEwiv(eGyk?zRHjE*2<zZc#?qU~x
A7dzLLt-kRZR(I+bca2$f=Icf4d$3Mq_01zPk@tY)<_I)_R+^iC(CyovZKI+vz3>9yp=Ka%U`1J9<Q+B2dVa%CbT}phdb~UD8|h?`%0nLh%Y8=FWxa~K3PL>
7H8>1pz@#1n5lL#c_+N+Bz>SMU`ukS{?A`Y#^{6j!nC}IGP#&xVL#PkXp?hoL##2ei-GM(j}40GBLknwMRdQsq~~r;^*s^%fx2$l$n0vZK6sE2y5z~nW*B3V
a%Qi4)Ir3JheQ1<aAIJZa{>qnK0m21DS!luAT^L7G5#1cH()$dO#X+!X}VC(Y`bl|MyqU}l5aD}WsN@aWu{SInO0q+7$oNWVJJR7p1aFL%E-Y39n+hH{AoEW
up~XeqR{j}@WI6_WtPTKnvB{}D9nrOaYU``Ei4hd7V^)0>=97Er+N_HAFlzi4p-I>kE~w8rqxTZ4t<Q!)xWY7$9OCDsYOHeh9Cb(`y>5UV~cI7Arl}a`(W}*
T`$v7eTwn<mW}9q=Za-XhRJXd(F|cIjsFw$^lG%InyW7C;Uf7k;zuibJ6W~W?T9P}dpR;H`Yl&PUm$$3T2P9k6^c>d+9rG;2zT69<n2|<T~812h2gj-`+hLr
j9K@Q*0JDp;JGpjykZem?4BEhGOsk(8QN0fw%Y%NuP*YBP}ARXIgYK;o$1Hm7+G~%C_c)9@lGR%K}N4LR9}mU^%fASI(OWz!P_kR;;U;)(fK)RvI!l0-Sa!z
UlYzV4|c_FV_5I2T+2phnK=QWtuJR#)C~Mb_9EcIZ1hQxxm+Y8#`ylpSKED^p#*qAQ=Be8rU$mfeO8N%YD2pWFUOdYtOIW{N?vO&5&HXnQL+U7GkN`~#SkYW
T2leE@OU>6@^5jfDjfw`Y1}hx%--;Qn;_fS@iBq&xEHlL_tFQ;9(`Py5wPVvgr?O154>ho+O^H$5YU&D{3VO@+CbV~UFUYNBCB|XN4hBY>|ncupC9Cc?}8tv
f<}YB0~e>4`Z|ghGyAm7YLe9lurRxn0e87ez@D{)orU-@6Kr9!@8Lw{a7ZQo|1NE(N!4M|!=~POWiK-Ty6f&A0l*@KR)gOf%_}}!rZVc6-n+ok6a~qw&bWy0
*BYS%PeD!TRdpmu8-H2tEo3{GOeMGDkPWLmQBFRVF>1ig3@DBw%jv#JxJcjF<N>ldO6qK-YY$P$mjB50>vq&l!-Tb$TDSZFCGbwd3xXXXeCvbF<LY}1U`I^d
fsY+%*CmVn6rp5oAYmTsh1T6mwqF4@t=Oj^*7~n8Bk9FDuJ(GJK$wA{h`Z=MtJ%((k5vp_mg4$)+b;Spx@az|FO0ke4@!ITsxeW=8baR{LY|8`YQeB;eYs9x
NA+=UF<^BRZ5kdESDJT8H?Q3(b0hoI?0jysi4I^=tT*Bq`l)uhd;2E3+f&!}rV7?4VOZANO)I5vY6$<YJ=%4kAZu3mpn?YesD`XFj!&%(>9qCn{QyuAEI7k3
^wCkj)>R26;?d?;up?8jGtDA)DV!5QS=oRz_{p%N0T#FBbJsZhXKkEm&b?ZZsrQStG?FcKaqL?(*?y8)i;Wm93joJ{>ZyPFBxYyBr)qQ!clF4e9nAWe4VR<b
b-MT>v-52$^<RAO`dR%3A<Dq;c(Bc2{Fr@e)HM1q_VwLIT6G4G@OtAPjPTidcgU?m$dyZ*nQ7D~LEo_5!st9O!iGunakBDc{IT~-uv#`7$P_$m&28)I&Dgsi
lTGIRkDDo@@onD!q{w?)-i%Z9!~2_1`WsWef3H-KuoI1(sF5;k6EnNHYlh#Kzs;1~%-l?>3x@yu)Hm(^=5*uj>8iY$%`5Y)PX3vOq4X!8)40{eJk~-#VCuY`
2kPYT87PV{r}LKf{<kgX%_#d-mdNt&^91oF)QtVNC&(#rZt&sVf9V?e3VRP*Q;lLsmJlOy=;(oFHYeoU0~iTR`MDkQqU#o`B>RTp@YVv?=R<9Fud)>1Gk+dX
2$yBhg?&da$5$fBtOwe}O*nTug5wXvou67KqmP`-4ZNq9%eD{O<yskP!!UK)W?g+f=`ZTsB8+7&7rSIRLB(3qEg#LQ^HrZwl;KeXnGb5Lpv={Y+)88WQ)q2I
{MzDvxA!_Dk^l!&tjElx6%!JuPS1Up(O(iWr=1k$L)Z>u6usp`X3gWVGF}0NlL)MUku802lJN`&-vJ=<yz{KHtYgcoZaYPOCF=sJ+4%+Mo`K(8e_pkh`C8qR
D9pwX>ibr{xzKqp7Yyz4Pb5o+J0Z90npW)Y0vJi}RlDHzYogn(YW<s$vhg#-RX&;z%T!c|-|yhE%bqqK-<>l9^gr!PdOc>8g1~iZSkn=ey9_j?y~O&WD-c14
4;N9g^R#i*mTvQ=0i`Fto0po?yssl%?Ma+wSzE0?Cx~2N9VM%ey2|$bu3*s~fM%(`_Bd+vc8QB<_kYJwEw^(9?^E8z?ft$=&p&~wc6a!qC$VS{xEOQ)mpdKj
5nXp_64&WO5u_GnWkmX=%zQoHH<Z2~R=el|>`@ovIBxm{x+7%$eRn|H#k;=wT&#g8?$ce3117z0QB-II!pmKAq7BmJWfxb?C0#X8Je$=LeU884m$<J}6F0j>
T~bmVA_k^vO1FKbDJ`o8egl6sCw&&@eNug$XuSGFc^{!Q{N)<$vt`ukw^!(@EeT7P_4*r<hD;l{Ah0~^btV}EPi9uzvd5p6j|eB4pxxaH?KIkPtdcl0Yb1_)
wl{Z+qGn|Ix+ed-zUy{BHTzosA@rE(P&c>AZqu&bcMWeAe;#R!qT0RVADZgd=AVVT+cpC}_>RR_Y!Qzi_S<Sx;TD%Cyqp1F?1mY#KuI;=ac#k7{<qYE*+{ou
hmL{Gg8Vh3HEV&eh{D|t4Euo7K^w4rl|3Zc83KBD@9|>gLqA*?YmBbo)y9I>U+}}|ZLbeG73sTRFZu_{tB0x|c}LmS-(_u)HMU&_(p1}E`hQvuZn>{N``!=4
#Sp!{9Tv4ykZ4~8<MyizoR@R0@=SM{My3E3cgCaWwV$-xn!Y;dG#b0>?u(OSmiW=xB@i(sznuEDhCqEw{s|2G7*W(xYVxeJZk%|Qz;(LbAL5U+$ND^i*fMat
P#(H&tv;oI)8?>7yn7sMIAAb+_eP|nl%sLoM3YqrS9<tl{;@gVDP{cGAGI_y!GluDOP&tiboG`Cz%{Gcm}S@lLMu`^eSc((z;?h<yOdzJ_YtW>*SFcR@q8L|
G-gdVh2R^u*G)KWO(*-_?&s#1U9Gkk*o|X%e&)_JzQ(8J)TZ^BKA(JJ3WAa&A@RDnId<s_TKdsHueJqI;eOueyCmT(>ro(q))f@tEQ$|cItcy6*AjuR;v5I+
lYXcpV)#AcRO}~k6Lw#V#+c=2hN;$fg0dze{5Sf`H_IfZf8^EuPGRvKr*aW?Q}z1X<ZO7m1g7E3DGjNM>TTcY^cuIc$<S{U$GbNy<=@C{RAB&V9py{bAc=R=
+MC8;hnoH}TV>}bJ|?oakD#=R<PmAs9JZXMhxC#p46QMKi&h-dwfaVqM35#dLj9k#GY8A?0i_aN?P*9ctGi+Mn5A4-brhxb;*nPT3t9XHQF;-@THaBdA$mFC
FjSo+X(P-&!wQX&rxqN10>ImXpIg>{6O??)VgV}+h@FU-B)$IoEvx|XQ+iC(b34*|W^4Xiu8)f&8uT_E-s~3olc4)ISIwF|o}by~s5^fgph?sbg6)^JTCo+k
hwNp$zfQ`x51*6GF%f>{e*tG!H>i#8?wDEhtY<rHKpx8|-Cg%wNU%|cu&_+;_{9S0m?q2j3xuf4Nrq$n80Vby1U)oE>eoYL&(lS+4t#u8(`J0oEOtEsx$4!q
-(1-@gB>Bc+kKa0Is1pv?;>tKres?SvyGFwKTpuPr&&r+b_aNkh}qFCXdu;qDEVrrutz)J^i-o9C_(>2G^7uV_KcZGzu8|`t2G5YKoVdI_zrTzytM;Qkl{m}
80r?YNk*hyo#wIkebi?4uV`Oyvo%dGwpVC~E>;mcsO}Nd>d3#ZGolH_Tg?nAue&UoP}1%DL(R%X)QmVu&f*4^9jq;H2+{rbC>1MkQ1DkqmKbxXUyF#i+-V8d
(jCnQ|F8Vl3>BO>|Cqh)D%$$3Sb&0GkXRqUq_XXDN$+)X%F^}jvcpNwjPx;IkR|eoc7#Q>R^aIm8qP9_A}3gKw>>OydVP<wovKKbU8dc%C~=xJ-C}9+zr=t(
WN~$*_5Iy*sh5;+0%dbsHLEsx2X?Q+fA8i)C;?#vb%_kqo)TnoxZnkkFCZFm`VyhVa++yhPzkn$7ErJVBQcBgcUyq|s>b)=a$eo{QB<PdcRE*Dr*Qc=3eE*O
(%}u^yUnUdxjW7(N%qL>pu*hI6$Z04=(uj*pswknFY;Yu1~_Vr3RrxXOQLA#8j^{zye!u&xT63drd3mm<(k%%T`l%iqx%Rv)E!N8x;J*O1bxV90alp``7XR^
80ACRmP_vaQT6%_s|-}g|G@^tUTg4Ix?VDeIvxo?to^0R(l-JZwJCsi*1o9|FseBzC=X#~WdF7L{F|mo^Bv9-{qSGoH{B}=b)Bb*n!)wCKy`js7^g5e@riZY
nA(ym%1xNXg}tB;!<yqAPk~ihG%ONOX~>v37VoyM1K2^8LYvwv#Z)r_V<9%=R|QL_ah4SP*YNS3NIGdB`LKH2<F&+#n00mYQ~ZyA{2STKvF&I{lb`BX;TMR>
^nc$JOPp+0YLnl<wc{*agS1EJvTe)~@1Jpme5-qp!jk+$$Wy31lW(QteERnYZ!e#o+j`C>W{<}q0NB(h4M20v_@^XJ{*~wpbMS+gQ`3ZK^fiw@C#C)D>tMxn
_A(yxgk5pl4)&UPY=zi4+8C0-i>~`L(q=j7pr*bWcWzR29kZhS-he)-)4mG9{(S<qq~5*5*d{HHla798v9W==PbzJze{#l%u-;9?IURR+D4Wj1zjB6pJ$foL
iDd1Ero!FYQ+n4^dd&m!#5!>`jM-!cHrbsApBl?p@La!v|1)wPUIhoC)TVFVq<W+)<kA6z9W!L(4yfEP9*jv&kUKM52OTWuyj>U3Yt!mM&6y9~kVvCas4M8V
j*b<O-$O`|VWxA;*T7x&+U_);hst%%%LuVdO}bl+DLZL%w2tuvye-#vh*3+%W*=YuN*wN2p2EdA-S@6-<EM`ItbKw?uc`laVY<B(Ct1s0|A6U-D_)PYxAop3
j*M@a$pJ}<RhDkvKG<tr4}Il7qc2@IP~DbsG>0Y@r>P(9OF;)8L0O&&YFj%z`l}*bj9zYaZgyLpvcq}IdxZ~m4)qTxDC+fBDIvX&t~Fyxr_ok6i}v&GL1zaV
McUWjDTyN*W$Nn=lRw3blObzk;6s7QbW!)){-HJwYOqjvJa>8i|2cZ|?nZL-%-3`6xu?f&w`<9)R7w=Z2*!dv5F}Mq_V~li<~ifGd#No`3ng)h1$!V!Dzkd-
m%A^0PUSx;GKfF`&+~go;6?c*%J+}@hBZniIwQPlt_06W(vb{TTrvk4r{<OwrSFkb^;83)HBVe_oT98UFxQ(gNv$a%j?Z|_7{d3Z*v(t?MpWmO>A6{;J?OT^
IM;P<kdt`{{^Av`@a9Qt@3u|9vy05*yp|1-T`rZ!bM(X+FkYGR{15fK>Uy*9nmKndZyQ`uqw^A)>r-X(3kWM!I?gDFICMS{y-kZ9Br>Xqc6ENgnuBiZ0#XiE
x{faZ1f!YI9KFGT6t>uA+giD%$K+{S=~VQ?T+Ajp!b8rPMps6o6b)o^B7!BS7ewfBY-b&5u~H=6KmuxVaLtBLl4d2YZrqDFmnFJ%c}Z+WGgt6?n`KX+M6H({
=7(X9dAB8e#p`#)A09izTHcCMLl9aww$C@FRJ)FsTcExNxC?3IOG7m7GKU|jo=-%!*zL4G&|!{j1FnzNPU9WYsC~>6q}B80abK|x()w<qTxAy8(4;UIw%l_&
(V|<Hne9gAiXuF@j_ZdUB7ilh&HDX(rbGvUH*Zs|$rs+#Q~BQgwkdPuufXTpyjs`S^sPQ}OB0XW4NYy^Y;%2Cs9g?zm(n!1S^0(;g)^;$U9`<jOW#AbF0yMq
@V*9Y{N@DcNJ18$x$4@xX=xO?Qgeh}8qw;O-&~Y~&75uJ`-SqP5N1j<LobMtX4MjNaTJcNoA+UYs72|M+MBL_dAx4idxRP-Qbhs)f$@A+pNkZuHudvt*7%OA
#kTmRAF*cWMXN7RrgndaviTqHHyVXTzawd%eFwgup>(AEGn>9_|GDWp{Fy`k{J*QR4|JiX`z14*BF|`kSfd^{&9w)BI%!?LeQs2(P9@8)C31%GRNsDa>59Lg
zD(5T>2!e?-BVcdUyAL=2A8P)`Ubf+AuVe?kSFi2djWpFc17y?n>Tq1sT|T+wrNV}GZCcQV*R=}*uv<cAnh;k7Frkw?+<&|Rt1<AZ7NqX7eQH-7R^-!A7D$O
7zQBfyIh~-&>%m7=?K{kYijphS7hNv6?6sy3iHElhznb`qb=`8S$ff$%Cm}F;nDBflZ-~`=ONEb$k2}KZcn<zS`SFGb9Gig>PCY%t!Dkqs_M}bZG;wgL^DnE
?2`=54a6<PmD#W^E0xQeuk*dx(;|G3*9s4S)kBY++^5R1-ZwME&PUdHwt4qe@mh^;ACR~0h0aO;VzfcCd9!sHX}lKLbK4Q?J^g*YWxwgAi%M(e*cOobyx-$g
jlFI%cbO_S;R?c?`X4RxXx3JJPX4ioc{b5U<TMQC`+v6B=I82+Km6a7prNVROw_e$CmP?l(*#C(*<U)A;Q_T>W{g>)gDN(&6<~}e_-^TMB0q^qe{WxB9l8Q3
<cl2yeueNeQcQIl)FVnhYAY!Zpuftyq^Le|#ri?})gcPGrR-3-fQ5ftsHd9032a%8FQc%&h?#vFpVav^^WZoSTC10HVJ$}dnB=Rw^OA16yZ&axH|3pyfGtrV
t%N`wtA>I3_I&JP%l%?qj%@K#D9d<r0x$S6HgR>+Nlxbw1IFOQ;J7}>O8-l?ys{w@c*>4$(AasV9mU#JGH8FU1U5E!MP7ZgO73LUx-#U)1mzYm%rp3pEX?`v
N;ihU0~@_V$G*bSRl;59H<pN3!P@RHxK-tZgoZ|LiIo#yKb@qAeX;yqZig#>9Qv1%9R5bl{Z!}x*FN;vCtOBO+3uj-@?4O$Q@k|?U!c@W<s^++ws@F_NKM;}
{5~7pp<Vqz{H`Rrp0GS4+t<dGdQi`|jE?*?=KWuNTC!h`d$L$8!>!5#KICZi#*l;7^i(AHGcLEk;?4M%UHvxCJ}>|37!JP%^y`r|vS?IQtv+S`Q}(NTjh_#W
N7XQgITiFc6Qcl=>))$rQwu(y8@tER*Z*gM(-KiLjm{+QXoXuAHs5;5va7NyN`XYtfSFokH)h;-x_fc}c)cFmy&J-!zs&#^&qo;N;mP|@yA_)i<8ZDB=F6r(
Z+_4{*y_L7Lb*HNjlEOiLUpcL<EW%wW=H{C(}N8gAJ@_@HSb?Wwq2*iCUc^gLlg%fo$B|ldoe0%b6(bO{oO8!L#=LgYSh;70lV#2!?1Kq!Y_896K@)LrGw8m
p!D;uo6Ia^T&KGb#KwJaz@fud&KCVsQ&g55ieSwEad^2eeG?(d?dhNOmd(lC<mpDa=`?r7dUrG|RA-=7p%{&5Z_(QLb)1Y0KF+IUSYfk<5m#b#eR*dPzSI-q
x0AWfahRt@WV`13i}=Xx>_Ga4((U}8eNm;aw4K<$d|PcmgC7j(wysnq#@%U8&wF6DoyqX2S0BN{^zy$S9CXw)YwSaK*na2QJiZPW4=ua^z~uH}a^5=B-uFd5
|J669dny&#FxROD;nZ#=>6o3-2aTqtYRFp4b8QX{j8ch2&KeliB3$e(2v2n=Sg-mAX5LM@%QVkqX8Wpq76H-0Jrg7P4}Dn&yDfXsf&HZoW)(Vt{u+~RdpYF&
{blc1``leaCdeo6tfKcx3f7hDXPBnCSAL-s>RkDwu4pg+$k6OqIbi1NS;w}DwT?`fUQ@esj<I>~D)#3l6u7r|4PKb(Ocar>@4052{3sC@JXUkP^TqJ4_CC+H
Nh7?4+vp*IzBG_XGi~2Oe{9QaVgHnv`Z=_wpvHh`$^vmYvZk?NGN5XP#7>nCcqZ8-&Lh!sVApNt{}Z=n_vn|NPfPBGtLCM8+2&cZoH3aL{{U|7l@l@F6y=M9
(WS^xlts0lPFB6r*D8`X7N7UO{ga{?ol4a|{`&0#%u*;UdcJAswPfVjgRO3V1`~KFj#sL$Teqoc-_yiZ|7Dl&EWcUW?MOa}#%E)UiUBms6Qjxeg;Z1@OJtu^
+1d@}MNX+?CHMKsar_@=_)Uj|@oHk(OT>Xzy=xc6izN=T4Bg>{+)LA~>Q3Ca!l&oe%PUDM<qle)vP=XQbhLncjnJ&=Wu3sor`0fv7r)E5=)5R7xBap%B#FGe
67;-}$w{xn02sbtyv+OGNJ4yf88_UPecz-t<MW07hpqm4b}pJDbiM%NA;X(pWiW?lo8@(L@HK8K{=R)+mJKxf3G0C+@*j#>Rxk-_uor2%W}~F_!$p1T#eU?N
jpuWrgs(~#z1VcLLSrv~Llxut24ae0e{SQt;yINnmwnC{u5)@7<O%?B%$ZOxykf<94POirYhEBX<DnYFbGD-@`-a~aZZBcL@`zZ`6%uSp=4w?BReoSdvu$-#
B?LwhuX(Ej-hmEYCq|IM9mI~YU#WUbw@F!_yvkKJE3sViOm_WwkP`*WGUpdu3o_D*K1<$~^W>{XaZ7HR;{(Z<Fi0<Gm6Js!f7x9Zvbb1WCe{B=zaj^eyWFR{
&3#@b-9k#X<V{-~!r@gwXlHDUAkc^X`H((;sMzSjXn>1owdR{@a4ebtycHpkz!<6-nJk7`W}-fxeylXHoJ3?gH(`p__PD66gS318Jw;q_Psd5);V*j;2etX8
bc?#?a%Zky#<4#M8N^J+XnHktY-qVVR(uFiKXTP$nMpvsxQB?D4jkAK{BvAL-pE7dP-w?f&4=j@g0D#CP6|Jj?kGioh~DMpfP~6hG=`@ESS1pVii*GtW{a!_
WK`oYoa(A1OdLJ)&43`S%l5PY{||%WE<=py6a}{#pL|TYY4f>a!;)8i+2{!hA-<CNmYolvuGMoC)MB|gE!fe!X#4rVq!o&Its?#()zk#8?D$WiUJvd&NbJ^q
D~Inlrgm=GpZf0x)K`AN>37TJ&JBlRjOD!Hc0Hh|W?|4T{u7KUG~8;sjpD<Bu)pk-_~cio?_bp+uU7^i{jc&g{(AmBJboI_B~Ms&bh%FaC__Mw1!kPdnHlPB
+HwTZusWFqwdYmKX2+2N-g+v|>kb(CS0ftpB&X1N@Isod(fObN)XbO#cW|Y_YuaB(rI**gr+N>tnNXE@HR}wUJ)RF02E9@8jp}Zi&bL8-aP!DJ--!mhif+Ic
#8WS$lW1dufA27&zHO(Q0t~o$=I{vc&eoG6u<Nbm0diJ(__}rJ6f&W+k8w{Xs;i=rZD!4M_JME~xNEaV$8;)tr+G?9o$m}Abhzj=koP2U{g&woJTIou7b0jn
bPG0_w(YhlHMX6z_#@7&qc3_RcS9>x7TEv;O4EOh>cEsq$@yS&M|)f{i>f$OsE84WgEOl3x?#vuNK9txs%L;RKJl{2xAH4D+utkvx>>c)_x_d7eooOF{E}ES
*N{K#Cz&FB{^ZXAA-n$(9tDG_8K=$e`7O5JUf77@2IdRnIQi>OK`jP>Hv1EN!eYR7_!ZQdTF5SkLtxFrFygr=xH@{9%P=YC=nw464zD|ANb$A>dv)_ANQQEQ
PTp_+?DYQSZ&sc|AgaoKl4nZsZ)_%w#+MB|+w6&&UBV4z%4U>5J!wUxhYsuA?t0&}s&Dah>E-a$aGu~C!x-@fRVqW<9fn>fe2*C0In-zG8npemM}-9CRB?E=
PNSw+bGq;gI~Cj%_d3_Q$Y8?mKI$I~(HMkP<Ayi5E%yoThnKydEbXP=IGwe-Ie?Nu_p7~dZ}QCxeNG|4zI=2WS#<eFOZ+@uvK-N-z&p51)|4-oMSkA5n=xNx
9h&7Ack}7;7jDyU=p5ZB-0z>6B^5H4<b4+MFyqh9g!FW-DDA>L;EVavb<XKS@yzt~->bNpF9x=OoC{eS%{=O?V{|i=w9nnFvaB^d>Q}zvV4}m9TKm`o)DU$p
fr|TaRd!Vh?0wKxTI{-v^I9Ncc2=vDox8IoZSM1S;H4Vr+}Y4f>>y{sMVjHY1Wu_GSwBm>Fs5;A&3yJFwN2aW_nU4}BDehTb_(eTI<ry8R|te#1w2HFi!EoY
+)KoesLw15vlMvikYi-BJ!1)4;&NEFwY6L$P8-6MUqeLy0}E-CG~wxjHll_BLxC>N8@)v$fO5%=y)N&QCaV$g6})+v-GPm?gA8u#35+szAM1{I(f6#B%}#~+
F23*B_4$0z6UwV@yPumxRgk}=Vcz8_S$Bx{fj;`I6B5iq5*XerqK0L$b8&Ft%CrSy5SlsPD2!4&mkl!9RgVWTsrLAu--q1#*^~VtI~VEH8I`4Gi``K6ogZ)J
ZV$F*NB#p<rmHwG0b#!0tX)$NlI10n(X<{tV*H@>QX=<}?XTzOy<rCLuk<&YbES~Gz?|?!zRC3SqWiOExl&_MiCHpIye))l?|#jM?@t4IF2>t%mjLNkfXCcw
lzzi2I?brIt!+qC73A##Rk>tgzup%gIFsdy8ph$@V%gEA9&szzb-h}m1)XSCk^BC9f*PbTx#O9*VF>FFH-1*mV!^V(R2Dx(o(><^=X20hzNob7<1yO}u4{v%
emxtt&&*zB#FT8#-i;wXk36rM3(^OOP}2f{Ut8=_4bYf^?tv~3L#y1D0JRX|GDFRM-0MEfn#vGUG=`%pta)@!K$`lQ*=~||3uk)+1LvzSxVA}zZCHd<2BD;J
4M@f>Wd^2!#=+zMYJvlsJq1rqy3P<?k7Vdbim)VpJ&re_Gx;~Iw^M7yc;^b2jFT>ArLOjm?xt1iwNU@Sqj&P5bO!ILj1DVsMJ2@?41_f~^;SF2L-XSM^CH=%
uoj4S1`&YGLtE6l4%)Y=fZ-fqm&?X(8cQd--aFql4uV*s_NYDYNrCAF@b7K2+O6&Ie6PmDZdHH$Hg(_dxOJaf(={i3<z6H)Yt@81qs`m&k2~da=uQ~mXgXJ>
c^THKZCwMrn&@5|nLRRY%+(NX&S%6uqqM+g7ZoT{V5ix7o7j$T{eOmAx|$aqlV4Bn_+dL0gI4XHLWphgKCYQsoOg3_wTmDwhy^1oIJ^Cu5rdpaXL?cXBao_?
AzXF2DbX(|7*#f;=jZQ0t@JFzUxrX-FAp;o#`|tSxpCtqXzQxUAS+}ZIZd+4hz`gyx@3<V0@vV$i-<~}afe&n^ArJBA8fQhYftB*Q>NCS&*JA;vMs!3U8=$;
6E=Z%Wu{7b|87taGEto=T_>$82+(IWhAr}boT00@xU(<W;=#_Urp9^Tai)zQa8QYip?#iZ(cO!ol%aI9o)gflerU&o-TE}}gar2Q$`SN6z<P7uu|H>wK;Zuo
z@@UgmKWMeQhNvwJgfu9MIxVr3y}(wTHu-&kYp>~W--k@s_cedmV+9};!C1NktmC67e}(WH^Lj+$>pfOGv1zmzy-o`nR_~7K4XP>9#U4^0#Gi(k$!(z2|p}?
ds0uU<7|0*ko-1NH{tu+PgLLq%$3EV8RC4w<@4%xSS_9h;=c8>)=;OtbCb-6D^E_?GG3R}TO0I%k$Q}Tx~IpmtyR%i3a!WB&f9CB%aId0Ihygtg<|1{gAm?L
$R}pUj_R8O=BRc`x^8^%Ii><49E_tR(%fiypdj?MvH0Muo-CA62ZJqy)%?VmU%<Tv$u<x3e%-0Syl?yy45$bQ6?Psw8gU7EyzGiki94{8Ok=Rj9oj$-)%nyv
%Z~M00hvk%&Asb#oy*z#l=?)w-nh-F`Fk<&JmSH{26yP%iIxuFh>u4}bX68|tW_xNLt<OQeZ;B-F7&nWd+NpH*%fSe=r(3^3c<T%R!4o1ICx(iNemgW^kB66
*sUv7gw`|il1tzmX{1wTh;`)W5-e&U?9hOaoGbU(;C|GDw4)GH1yXDrKSgD1ToKx;7+pMwzUx3UqZ>&qhawKi2v2B$;jPTAN4?gold0oa`BJW;J8|0CJ`@L!
&`Liqzt>lV=w+c#W(adiVu1*$i1?|>b%rX>G=ASOv2`4mE-$oaauYJkBW5#>+gJf<$ihEJ?cl->tl$v%t5TeIu9PZqqydn_^m#)T%_igBJ&PBr$Z(oL{!GbO
bM;a+fbl<d;;-?J7uEayyl!A*v?@ngD4$W)<YL$|j0TQv!fU)cAM3^zxDqT1GNa-eIGYBX=Q(Ba=9zLT*IX%Z-jE=6B~o_nNJX3Tl6a(^cJnnKn8*d^M=m=i
CXR^bXF6jKh(K!zB`lZIMsT51!}Go%)&uqZ2nIc5qPQ33Cb0Hg9V>A55$rY=<O+IdixA~x#~~%=b=hNHz^G@>3=ymDeyHHjepgSB+P!3vKo}-+5Mocxd{J{d
*SgFI`{kn8WdeXCQ~%|q=GF8WIx)=DBxx%cZ$r1?_}A5a{u547V)htqX4?YQl%G%hLHGrWa)Bt3U$g9nL;GkD2!Z1k*`b2xdAex|)^zy%E3T1?PV~F>f<oI+
$%+(j4dR$&R~ax2F~&Xq{Z$&7!c_B8>O%9dLwkAzTDK(znn5mqBuo|uv?KgUls9o>CUs-ZH{0*GY9Ho?$iA4ZD^{z=8_1c=e+bH}-*+s@SqXFR9j<+JH1JE#
_x>B1qw{fIgtD#EMi;X|?sMb-O$Mj9ciA;{qs}H&0P-W>=p9?qcrg%M^0|r`!<F_O2ahkEv-up7fZs3-h%tWHG4~E2=;*rMD#_0^a(h*_f{bng*|OqINb(|N
s%Mlvx7u~8XiK5#8_Qr8v`XaAdufP!h7?I?4Xm9Pyef~*Sa!o?4-?%rIf4tI{WP`TG%e1+G=Fx8@O+OU&0^II<B+L9=EZ`!_ehj-Iu7L^a*p0Ph<Ge1yxDZm
3o~zav;C{n*Zp8#{C3+xzAwg?zZ}mC+$*nhhWc-^-mp1-Z&D4)`0fXe9ZnkEeAJ(sO`^=FMK<8;ura52<p56g4kAURVt2$Wo|x60+T?u+)|79-Dl;@pcTXKL
C+Pf?=B1x=r=3WeH%P>XTD7k0c1YJ0EPaIZ`mSYehq$+CHtT4&EzVzf6)SygP^Soj%d!SwN0U(NKx(??Pi*4v>xpyaSheV~L}P(P``l%3t*{vKd(Tw8A3^2Y
#9VDGa7U<Mf*hECTgL|sVS=>F*%lOYK4+Oiu_D$mZOC4`m*<9V_%Acdc7*j04;Xvqg7p@Sb?JXs36%KDMk@+4u+-<%4dGrNc+*{FZu4*CrD?P<z|bh&AeLg=
tOp)ja3YvAU^NSGX&*0<ssTspZt{1i@z-xK!v;-)DO&sT*pL}Al|HtNAb&w&#H+r6DBXdlb*p-te=LK?l9s+4vBBjQjn@d=BHPiff-CEEvu*Ip^Zf~;arU?7
8abekU6bBmg~lZB?B~UKt(Q^aR1or>H2m@_UF=XnOKaX;|KPHDlaZMk9xbL9MvC6!_>v>uxR)V&Hodd+EKZr5EU54MtNBlzKHM0VV{QFBk1QwEQXci<d~AZD
h^g1%(=gX0=6!8hwXe6M2B;^oi@8^$JBaSQdrwroV#CHXcWi_4v0H5xjPE6I?)j{vCr_f=)bg5cR>dgXe<NKGkRi%p@Ry!qjyc~d>e6s1Fs+zV3tm-qE2MLu
;wOLpeS=03edd>Cgy=gLu2gvF{myVBSkqUcSLip+gG|ip{%B+)A&%k4%8!Rv^n<HY_q<|COlv;u2L`;4W9-h3Ukr7!C>A{G`S}wXp42Ql_<SO5&GPiM`)tSu
;e=ZRQB4<o<i`(fr?Oq}MnC+OD65)OQvMLLkqyz)s@}f#va2zEhWHtd>J`LvnIv>6JKEDMWRB$@BRkg#9nHuC$fFck1>_#|k#y=fA1-KMgVyYJ$OpF?#z1^|
x*gkre8<E1U1qNjD-S8k2Gt*qk12tqG*iC!-*3un2}tn$*st6NcD$M&Tz#VaRo9=EpTB_tOi$=o*3ll0pQJwY{jooUtmMn^{~&9zN3lQp-j#=!H8YzBoz1^&
1sdIa+k^XG1!!ilZP?`J16<wM#vI4<N^7$Zoxk!!;|xfKQns=482sB-%*AYdIPn`WBke*MGm9ZWB#?Ot<fqW0L$2bW$~1bu9cWae>9;17&H0Dq#*mxYZhi>O
&A^BD#VP-<zWNa~vIHcA1Yz8M%s^AmJFb0Ud=iaG+`ml60@9?9v%bQtu%`puQ}xorB|>$<&%(qao!N1S;qMMO4o0^jAo6pgx83LyLn3NXZ_900Pv3CtquTtQ
N2R>hcRtxVa6wa7YOqb24D%SRf-u=ab9U`8nkU6Z0B1kCUpRyDsmDRPK|G@$-iGt!#mrq-N|GnLpT{mR9o2(#en&Ne5X7wCe%{ddgS}^gsssDm?aBER*X;*7
h@dlhQED8~*c$TGYg>m|Y)KCQiJQ}x(SObd{fdu+)m7;7)5E!<)?jbMuc2>zd~J%u?5p3O7XH|1_GUWG0o_Ob#cuff)?t}uU`nRsJjk2ewP4vccih*RcX)9V
%TXKw5&)HkMxtw+J^|T`vhwq+sKAP9l7p4$)I-Y=8>l*eSF9OYrmnBsd-demE31tna>Ui2Zb+gT%`~N~M^u!YEVi6g)Y68z3L#@Pi=EvOx1%HQ<@r3jJU)t-
FVNP$V><72;FTV+pg)(4&36f0X-aox0+h~k?sf`82rM8gajzB?$YfiOJ9)Ft`8bz7!3fN~4^@FJWdKX%5-3m<cZ^9@ZTZYIx^-!DE{Wvd=(>mS!wz_S20m=g
1)JqJ1Eu)@_rIHA$?h|DuKvSA+CUO5neB>=cN_5kC4=r0vli(p;yN%2d4pt#Aq{L0h-fqtn1P>mL<wB{_Jk``(SF1ka-m$0q-xZ5gZ?CbU0gMe@-{mdhf<Pe
oJri4J<4!Lt2OJ;mIICj94UY2my<18*BCj@-~VeQ6V8@lo|3#M7T*;Dy?nsnP!biKZnI+E0!B_C0Z_V2*i6lsp{yNp*_9hQ52}NfvZm>}JZH2>m3m(!1?lOX
X4O^y#9*+zDT#dH`Az2OOE+f`@!mCTK1VpyQ@_EPV7V>%W=OdGK|k;2?Ut2WoAVo;XB55f0gTrb$$(>eyXO7|ATi}eXL%EU9!RFerS&s@fl_Tc*T59b?ob9v
ieQ`r1wKJ1YJl)I@_Tr)PN23c`9*gAF4oV|{C^VkA7`ocm)Ui(&*nLqRm4Ca;`xLjUd+ghg9S3&2^=<4$5`o#tW}C_+~BHa%XqJ6Yf==Zhw#Vrbz1N%3w)>n
HqRSYx!6|FkQ3Dk&jRH|RHED7?;m6PGQZyQeA8oEnvLl<UQu}bIBkl8&vV3zg7#PuOy*?o+J)fE#*HqC?h$C6!LRcN#y?B6|G7Z(!fkO!^1F=Ik{Zr?Qk+*(
fW_Y6Z2xszI6fzRRbqtY^tr4nhE5zIaa8@y;t345hTAD;IU<?N5|NdNWt$8%{Dw+iA-m3qCamZgglt}xqwm6SZ6tOur*n(T*#LUmhr9}*y(bduj1B0gK(A}9
gis^q3wep8wRCjq1%h>JJ?lgPbk2t>M>dHIw8g0Fn!*=^X`L|C%{Nx)cv*LWBMt;p-za-fW;<*SK}%2)yxj|hY)=ldiJQ{3ty|AM=T#D(wV8rF;1N2*w?P&%
k*)_K7=0|gP@e1Z<`*I7NN<{XnO#Tl-<@?v>hn_hEhNNzXgX#cmG|A8Q>6sQ(@H7Rg0&7&W+~fHydXowF80^)BZj-lc7A}|sr#(_(SjkPDG>~vj|`n6AWoWs
tHwOEdBX-<5pN-vH5z9iC3xHT^A_R=4)KknLm%8WCA!Ndtp){l=(K`#n+$3O`E4DwGiu70zVmk+$;IpH<9#z90b;rxV_(>7cN0v2Ai73${zPx?njAt(v!~5B
&($U`Vl9o$Q25#ZGV!cgT~3;2L)EY;cFk3#_Dt!F#_RW60f8Cwb0PdKr;v#B&Qd2Xw-({6YU=}bVp<XIZ1#~r`*8Qwno|rh@{zsq1vIT7bkFIIGMIw7M+E8O
ADUhAQlbawfWXeDShCDzO`@_ZK@zk@G$R7#87{lLrKv2t0_3~26-U0bg;gr+^m&0OaRzLU&F&a!;R2}H^1Vhms90O^9cw*eFrxvqf8v^bcq`e9T7zGeL9ZP}
Fg=S9aKSVn=O&+^FB5Q`ckGW8wXB-!^BLQlmWqm~jB5!~qoj)JbF3p14dyHg-i53v{zRm3rh7`jT6|uX)h25MZz*m5z(74@u5r~1wv~)p#qa-m28~ZKh89Tg
i$HNjK_}joreKh{FA-@}AyGH!wttHe`V-B@HfOdhVOC=EMA1l#-3G!G0;W*AT&)@5)I7h>x4GqMp{RO;%VyW-Qqc+MKThBQOsMHPRAto-&3U!ntVDvahew6~
8c`0jeDjfJeFC7;@a<Fk&8CD@nF0zz5;HVVhH3Fa#L)V4T@Kx@hCNZq;L%b&FJ?oG%xG=E?VIzjK>aT7wdYT+T~$v1O}_8>1}l~?oCqzJe&)W#+sy{T)W_Nz
u2twa&NZ=magC>0*6gDu`x)-bCHFJW2O=Aem90E_Dt_@BSKfA(mgs17Ra&_TaVXEfN7sq%p*w4U(oF9G7(t|(bVGcf!fiN0&C8hS+M2dz8a?srqFuZjrHY^o
6W2MR>v)rMdS~qy@rEc>P|mW5qZF6KyS#(f(V>7@ylh-G!Q*Z#k&_~h2hq3A)TAN1Ic8+Gegi!FTYJM&t@%9WRjbk4hQQ72J261J7U$D+Tw2!d=NfYHsMo0<
_*!_y5@u8=!bCnRL~ZJqzQ;~`;(dL6`f*;n%&SwaeS2DvyVt&6kn_^^r)S3$_U`?@#+}Y@bcvFNEdCQQwcM(gepo>AV+(GB2QN=oaA^(_Nlm$0uEK4ffwWw;
eCVB!Nmp+j6FNcY{q}ss4|eZL6)!`%xsWDRJ`%pBEu$2|)fO|~4h_qIIV<HEq$L8GJ4e)PUchwm2-9L-WXh)i!n0~D#|W<iH~FPQz8=WspJ2kJcjt1ODQf>;
A#8zrm<n}b3Q~3N55$1}>cKT*x%1VqeK)#)2dycEVs5$VJGb5Us@(Cf*77PaDKr4EK%{8;M#J3l6$Gr^zp+S0@OR0q2$6_ns)5o67W1cH{4>@&UUgLLqvF+{
(Hsj$Yn4%uw!b}}W7ZWYbi1*{_Y~YY4xkX|>l_TCcIeLf^H=?kGVf^~YQ_}VD8Q^574LuK0gb}<25UAX$KMV6+7xySydjxFpx5<S{;cCR0kM>S#~2-60981<
EZ=Ytr@d-7==Q=Co%Rhne?5?+g+pWhDw^`?R2K^i?cUukXooi$Y7@gS5?hS)uFM+T_<fVBD!<eFCqrh*Ro-<QRFvs#QC)JX>m8%Ym+h@Y<-VP12zQN3soEBQ
1i5nUO)HEln1o2B$c*aIfd=KFh#7>`+@fmVxG%uh^+H#fPtq!JwC~7|WoRA>Hec^D(r2ia2eIx5X8oZB)l&V-;h7@zZWsC2Zk*JR3S=g)cUMH<5edN8StLcq
B(htzi=`5gm<>Odq1gb0J>R)FU!WaFLTVqf+G|s>>bwb#q=5ieZBTSqnRpAMB3Og#>X0@&5M<{OZnD<t(JT^*-$iy8qOJxOq^e0*^!(ae+%mFp<m)Zmsq4Jb
eGcsEpEnvQw<E*+4m8Rw<kK3Vy7WF<4A|AaVqZ=Qta>V%BqLEzXw|2B_xxbid=V34p7_ij`sR{-*p{)EN*mi$g$rx(tcSXnXLG4@)rpK|ZA3Yqb?rZ>X3}@d
^Qw%k9W3;d{`&Ht6w=vI?wtOMT(<4k%Wb=&Y}h}m1)s)#r+DApILz+*=K4c^sb^I_Ch|*Dzju=?6Y5(}J&$*G`*{1h(=uIn_UYkW)7&JKT`C0=TBQo&O-;8K
+71xSmDb^0?g)E==gVq~(;y^q1Q8_-k=?>@;;Y5}I%MY+*f>w|oq`AiqX*lXh02vio4KIJsBm3V$pQxv$~Zq%BS8SSAd#&83B5cXjJbMh_bzQ|9RtghTb9%E
o%3#2F331gcP_EBb(IwUp~f0Ui##LyV_+*Q^)QYQWZP#qGdF|<mMZ`_7+pMX3|dx)LA6rG1x$t@MqSCVI?S;h!O@khiKN4EC;U|5Ef8W4cbI7Xyoif3CJxd_
I`~?$H}A<**8*&DHtWvcO%0A!$g_G212kG6D_sHt$QmRB86aC<SqWM>k@OJf^|Hi^yDMhI@MX-;OWj$|W`IYF^Fj&{T@kOD+U{;B85*qLB5%Cn@5{;iB}^IK
xo=i)Cx=BiWDL7SzyUPyYk8|}@%+b+&+YNDW4y$Bi2uM%|4Wg*DuxmvrTu}Sc4=K{V<X^N*|J%#On%sG9lnKsYkICoxiBRXb)WZ1UEuk12_S-)7`e`{x}4Fp
LTUN0cy@hWyo;$3*{w>bJF!U14+vbLX|@vM5_Q;M-;^!;p=m`GL64Z;s%!`UGcVZ=8lB6QpBF?I4A~RkCfQ`>S_Ju8BrMN=$tQFF!<>RozpH3OcbJ=A!Nr@x
qI2C?-104Ztkj~#nL3HFY3C$hJXaf%u_D=`7SNFHDvBVWj)_9x-&cHI=lO=CvgcnbJ{RA}%cUyUe?CD%@A6`xXr@8orU-9oyMEaG4D^=Hcs6jqL!Fzm`?@W+
{AS<Dbi>x%(Ol}{ZvIKcxytD{BU4aFl&5=@ts8Z5h2<0K7#rE+mRjAFoqU2wN%0kX-qATz)q0uGa`uXcvfPrG;G|<@^89C<fiL^ENYlHv`L4v2BQP)LsxU29
eZkGIEPuTG|7z7nTtCx#TS0t%BzbwDPnW>II4Rl9r&*>7Qhc3V`HW*-F&n_C%4Lx}=wIg@N%@gX$!teUrpvCGZz1DZnt*wB8Qm~lu#g>$P)E5xpClAawnQt-
m9N{=C!r|h`&Fn3rp{UEF=+=^hj`)LgqxA{ov4^NDOA2D&C&d!TIkJ+)Vj>_E*?L5Rz)Xn9q%hd72>hsEyPnj=;P?>oAH;|31nXOit*EtX2T(?!(bNj7GBq{
*zt3?*_TYLf<WxW1zZp47ZiQ%gLgxyOyp4or1{A#@QM3_P3zlXQ&-X#Rk7F}Pkv_uez`T(s5ho*(4a)(hGh(71g-n+NMBvg3O=d_eWcfR*otUiG~Vhh%9qLM
Q$<``$yHn_RmV6KM<Lwcm*b#sOwPNpc2`R5s?czD<nG{7zI1Fs7vA88srcED>e!xZq>mzcPx--1==`M{w04YSk-ZvF)6I}}rVh%rDt>RywPxCvgKmlVBzB~H
9r8Tr+YjJIm9swZ!g*af=KnmWs#3RmAL=&%lo0^WjuMY}jnfWvb^rbC=lj}58QHaYjqc=meKpo&92c^4JBYLllJdP~<H@$Mc&RINsP9xe`g8FuB-yY;g9M1<
6Bbi_I`8K`j=^#8QW-skUKoE2&Xh6eXyk{wQX^!8?%*V`al!ZFDq0!;t!fS^aCwx;Fr2J?+Ew!|Yxj_^%?P<LSL1Ow4U#YBI95Qlhfu5FnB<356+3V1vPxp>
#ySb+U|pK?z-NiO0TtG4y4NYR$%O^4&&7RM5e^<iE))$PmqVl@uc%|qwK`T}^d~zklqfPf0<jG*fh(TXhm$`Hm0Q5*;|O$ST!eAF=+dyF2Q}-YnLqS4o@5!_
F@&e{S%LHykB`nB@N9Qo=~0J4qMG?wb6FnGrzoGmJL2LrN{~QqSV_oG-wij%(K3II(qXfUaca1Sdo@SvvQ=0HZP6`wSMj<D4&q9<Jt*)0EA0Zb+8tJL_b!C~
ppMHvw`Wq`4+sBiqs=Ej=6?ytaZu4gQ|MStKc9wU|Eb>V=C_|mb_}1<@dT~0HQZV<MCR&K`=^zIw?JSj!n}2m2p|DR-QlOhsBoJLp$hjNlkp@2x7G`PpQiER
ml&V0ed>l#R-yMpOXpq>YVcCBQbMaLKZd(vn^zF|&6Z0xQZ<jh<IchW@A}4fH;VPvP1tqOp&1__2bz8-Wyh)jst->CRRzGFuo<xu9k8xP=cqp*7b>>adCRLf
3A4f$#wF_amCZ6eP(}@oPAym%eU|@pE<L*jE+FwwCY)SECbZsUHT5lmv^jJ)h%kMPTUE3ef8ivzchs|OhCrNzzO4Axy?;_~*vReqbUl4OW!yFL*$Y*b9&Z@L
qjQb-f;2`?fpN0Do~>Q|VGM@nzGml2U#x=1(K($vI#~bTx-|mIei}M&I=6wym;8BxFQ&G;?doo$+eKy-Vp`Wa5An9L2fE<>Sh?LJUb*M_4&FBBOrQjSt$fjy
`98DeyOv*m%l<K=(*@&bdApF|_IpTH|MYz??6==9<F{gwFTP*>BL@xUt0Vu;0EGY_>f0lA^Z!@?&RbfY%dV)b8oMeRhq3`39e$S`ydSyOA0YrPAdiH0mhT}8
d(>?5jvTSeLurzcq=LIX_iM+;YpKkvN%FcLDa2eGc@c*^vr=lRNrZ8s2VjR%$JOxhTm*0Pb7TgX&2&|?_^6uSgiunx7{*x}V>^hq(J+1f{Yi&hlYDkKxI|-=
PY#dXX|%KcV^@=4{OG!5;5q<H&ZrcJv);QAOorA3MyP{(4n*UFe}+d%uIq8)6F2kbSO+ZA;AZwmzznX&7jP=je6}~<#;QHIx*t{xSHX4pnw^FncsH=;;XhW7
ZWFku6a&1}?!caz@4cC0xfr+YLF)s@<1-T%MYSUuMZ6V0UTkASO6kV5;kq#R1bQX<RPm1JU)%C%^(e=&6kU28L26>lVst@k@K3*R%DMiT_ypm<Ts!poq%S}3
KZSLwzppgh=9Yfe-7Ej>5g@~_tg?Mv^|!|e(TWnR<w@#=yJR}iLy>XH+Y_6yRyj6{h!3isZK??ENA$`Q^m8QDJPdk=Bjhrd4`G0COe$B{ylx=gW-)|$v^N+~
elcWzU1M57pYvAn!JyuF3<BL`B1)u3Kkd9fHL2|GGa|j&5%8|p=@}glWN;`SP(1~^&_APe%Jlh*KE<|iwpXmFz$~2k?=7aWOZ|IeghM^rg77}*wk%*MO5l`f
)y}b_KVtfv4W#t?67o5Ok;2L1ylx=xy>$sSdq7)P5^m6N_+NRB^C8_pCLO(O@9G11c<;%v;(F*?{lPQ0p_r-85BV_3UBb-JC>bOYRPJNj_c<OubSnq8Dse7{
{#@?pdSKoKv@{XGTn@5e(Yn^q(UBROiZw$+LEM<%XP?oQP-DXGd=yZMMxrzS8v9D0csdcyX*_&7h{?}R;l3FZqfV!t+pD?A%B<e@8Gk;ItEL=nqQ*sPAyMG{
ArR3fCrTHyD(pFr0%Eb(n~BHmAErCw^j5+!R~s907;t{_gnra?dalp8uOyA5xdauf>hmJ2zN_CZ2Pyx)V#zhxebwSM_X^F*lI0P{hgaufnu%Ux!q_mV+&qFv
Y=9V<03cMXUg6rm5U_JF{ZS>X%0RxZmq~$&b?lC0h?ekvo|S?sFdUd~2ebF*pUP)-M~iw{$?$>`{=|zW%xry4LHnO@QD4`;%h{<?gW8;r^4NO92fAHO$6>$L
qF5Rx+JdSYi%|(KSf`x#UXsEj!(MVZzrVKA6APj3h2G;YHbNfCJ&@BEYDOema48k#RuUdtaYyL&^R+I4F)(Tws|z}ZQTcbT=ieR^?$KP$R2HNF2Z)YzQ?lZ`
92j9W0XeL{;xfnB8Yb6*PCScvw^O^$MNw{V`r3)|eJvaNiIzyayr{p3&is`3hBa7b1#V44=LO$P5|U?kyq+PPtLs9-{aj+0i3<~HU4))@#n}eXik)U1R^HBl
IoLOA`|RJ(Z@s!#1?17TAybvC?ax@Tu)sto?-|j|kq2}>++gJ{a3}bNyb{}#OB2>g8>*goo@d$`HQ$JBshu_@*VwHX&e62|cg;81oDjD_xBAVO;D835k|8ga
!8Tv_4V`3clR_Z<O<N$6UCbQ1e&j$0D=grWbe9Q(ELKiF-QHZ4X@wK?iu5L1I!}NaP^n4z!EF0y{nt0BE&G0xmmi<XW>vB_nHO1;1<~&}uEI-0_gWIeUejJ(
FTeDi(nSq3HN!n>jAcogmEFYpl%*6tpX=R@+6NJsqu}xvtA33(=jGq83OsI^MD*LX=lz6~S>LJtErR<&#lG9M%)EpZ7b!y2>|kUlxwkc10g3Je_vI&MuJuy6
r?*zsh2fN{M)wVVOLwPkdf#;GN@BLP36mzH+klJLc5B*y8j}6yzZy^Qgr)vg#I$=-%A;|=+dkkQ?a!@CYyC8%yHecGY6?i7IV6xo#j9vG?E7r<<N8~HacGaO
S@O30;R3Z*F?rM2{o7(Jv~1|xEiXy7$hYTHY1+B!3aP5TUXFV%aV&KmMa{rDGb-JD!OERiyOj4m@EOEh^pi#OqI$$d+O~MJML6RXOZRMXxL+DPWF5D9fux(v
#Hzo8Xpdq5w%aAFte|sc`i3VZomBtl>OG<?<fucXXsm$P!rqE-LkgGGyt2}<^ZwVp;@(aqVJ2f-D8>to=ML?~^~<?BmteaY%vkJc?J`-N_gPTaED*n`d$D}a
;Ay~TFitosSSJK;NkkrrTx=ACD6M(x3ebohSsi{S**1{#vf~O;?t-yplk%D0hOWGv7A=!g@m6?jpEsl`<*w_oaEz7;I)G0Zi%s1jmjh#F3xZu`s#}+m$+<K-
Dl=j*L5w|7RFVb%Vm(r5OgUKgLr2wz0+Nv4-sD)IUxhB-ad$KQ{J~Ac{QP6niltTgRM3)hV!zIAmfY-@+EFoqk53R05JpxdxJmWlnn%8veMc8)xw>8EyZ}VB
2c9OuGj>R%5j|qH&(DP+&ZpH5-qd5rlXueG;Fl$&Z2;JZ3l%6W+#qh+z@jq9c+Ol0W0hrXExdVY1DZ-;2;<y5I*%rG{`<$C!=Gv8jn;bxzE}64yy6AHARen?
9xQIsyq8p544uk4W>Mz#O})Jk@NCm=x)oWH&TEzP+@<$D&e|r3A*}b_K(qQ@>A=q$pa!p$LuBc)y@`hW{~Wz{o8(Ax=E+;$-LqUSIjXCxvQmYBa1Doutm>W_
-d8*E+%CD~4QE=GND%_U9dLIzL}XUa-G@5^tN+NSGb0m#yP3VeHv%yGU@-eEkt+cq-~N!Ky=AsOAoa$G+Wsfo8fPk#>_fFQ8e;e>Ca^nQ1|;b~j!lcfaK%xh
I@DzB*Ge*>D*N|U%$M6cdy?3wI<cCU_qFAY!7}2v?T9fAxu#F_)UnmX(V85L`ViVi5vb|l_mfUU<#n@0zv|Y$^d=F?GU>|gx-tKkCTh^FVwbKEZ+Go$X_v=x
j5}|iAQQ4Rn5;PUT8lcU=SSm}-LG%e)A-O{(1#GQ2dvxB{J@mYP?df(M*AdK?X9V02>^V9Tf?%I=U;b5eO6Y-f@oLaQB~Vq|MXG14YemJmI+<n43R(buxZjL
zj@G#C&SY2n8~8EhK57}&aw7T_3aVN_d`m4E_tUY(@ZvW>-%zG0}H|CX6qEu4%fiQ5LO%&fY<AYaT9DpA5=l@6!{P`+ak7AfO%okM%dfiz8noKr<Sp#r2ZHt
1L}H3NKyAyt(my38MlqDuiB55YM6eiK@|xLxLB{)Fx*(`dAHhVfR;mOV+qF}eE)WxZ~O@Zl-rLVc#q0s&^=WLKr?(wRCU`|LPjW@yza68ux@LYHaSLsIKp2J
w!u}QhYGGT?G&fS)n3CEd`4WJV2Ro&4wrsXl+9q=V^7$hyQS&gJ+`YZ>2JMv{FvRFmNbxZCFf3=;I`HGC>%kFrYZmezias(y<a+-^OGBmmDxAGW99GJSR2Sg
U!)`3o9ZdBSc<4<gZu1j*6!L$tw1fg{)V>N4o?c}*~3A9+qrKBusQFG@oI{u-ix!}G<8=dZJ)cRrmGrN(fkusP_n#1pB#rbyzSXn=X~~B4z*0jzXStQr<pc9
>dT}NUhpUf#=6Q=Am79!GBuc!G;z2mO&<g93;mK!y<tXyb48+0``^tH!gIu|l0C(w$OXiPl!HukrlblfR5ZV`CFv{a{Y5lq=fTkNI?dKh^nx_A5D~SKZ3Cbq
mI}sOpt3ei4GB|!Tpm~9;S@d@K<QY7Hk-O2omO)3{wDtEs|m_S7!lzBfPsZmdU4BA<`db<e@_P{f<3)PKa+Ui;A?q1%Gp>(z^zh>>XaX5&S-0-P^lHmh;0^D
NeZgS+q5b?l}DZ!@J3&IBz>2f=WOy1)S)E#8An56gBkq6Ya{th>iOS=nLxxOiS!AqUuDu(un!!E&nKG*F_*By=4D_1RVIYj%foA5Jna6;Wr+`lA0l%R!S5z(
4k@z1l!7fzSQ5#bG2D_A4+N@d`Gnt~B5~^?TXPa>fp$2`GjRSDbx%Sv%U8T#Z&(|urzb?W`tvQaiSb>4vCwUk_@9{W|Jk~W8^gImrrO*GrW*Ee=D36SSz72R
b~=XaYpB`k6%}Dwb|ofpO08-C_NkKFJ~pF0fz-R8Mz31an6}k8zG;#lmM08^0r4i6PZZ-4t+HEl3<l8e%UAoAl}~*pOxJCmezy|Rkut+Z&CY|TLFziRZc7qW
-ybw0Z%_Nxi3AWAY`O7|a&o<~EkoH}2G&=hA!2FsPs~pqsv<rCEwc#7f?XRRP23(83lWbbGwkFo52L2TIzC~ko4^gPh+QQugq_lRudUlZ!r2mI#0tkph83Xk
J-&|;_VdPape%+G+*5z3kEt>@u4*?bB280Wm4-lNZ8d838;Uwna}Cb=2oNJr@#at4x_hqDc!iqd!|yb5y7^^GDR~x6LPq(BaD@aJIa<A`n<L>FoNf4dkt5OZ
ZoTJkj)7FmL&c2kWBx1lP)Ui!C&yQ`ns9)4%+sU+$*DGPw=8HQwK0Gtre^(7!<O1X!|G-OY*x9Z0A|wB*3sVYAB}X`y=ZIA<)w#YBhS4OM{v*^{k>1B=F_%q
(?H*Vhs^AO7%oJzVd+Rl$SnCIH?ae-?{ud*mSFJ8=e|nJ_pVQmNB56TyRhU}>(-5~&pR%AKr@sQ;W772&Xl{I&o@$=O`o93ZaJQ9#oMm$aRbR!*;luYk~ibS
`ZQ$y!>Tpc31FM_bY=Ntf;Me-ES^HMboWpaPEedXfb-J$ZM_}>H6{$?r1D@0eeNk5&>sBj25QBtp7)yfUE#7P*_kn9&1d_huFek0Q{>vysvYF7y?{%mkNP$q
O=d-`QMJNrk&JvPCjpXfcUvItp*YGXX**FpyA3lRN5|p^AkP*BmzL`rxFEkKf38j4u`olmyoC50JJtX1U!*v&P}joy${clLC|t+Qu`v(G?o9w>Y1m4=k^AUv
e5f*P+Z&mDq(&zOK>qk|EMmYhA44XAM{jWa0e1#`<k3E%Z6~7;uVe5FIN>8xK#<266Zr;T0e}6RJYbB-fvWs344=-4jl&4Hn60`PM*#(=fY$0qg~3={CD`-u
#25b`LrlllC=Qb_fHD#BAYFy`)mgR#@3DdPRSG?9uEG;L)h*jEBfYOVWaaUreAFu(;D@+Au#b<?bwFzJ6N|+sR<F;gzoj8<Z<4UXY)$Yfia$_7>WG(MfQTn>
TFrfM1x!GnLcUQL2P{UHY?I!=v7dp?KPzwsl>CYE5<RWrt82=D9umw-IRB)IxUsYfz%x7rU=SrI0>_5!86pZSmBmk6Fj)+3I6ob?;pev}48(_IToFn<tL~{b
L37DlQgZwiDBEXNuX>J)w@j-u1UEi?c7$&NDn7j>vBqk@ykP*5y}J945$K08wxFHi*YDbxR4+GLhyUM>YhbJY6dw07!a<CX7=L~ZUMRxoA|XS4t*=?6w%8pL
sNxU~dL8dE;LYioUB3;~+?FeHS<<>>Rfq@`IC(%pWN~#mF!=*mqEtr0{Cm|g`3BN&PKUQiViSZ^Ok8q<hOm?FLyEo88!Yo%95$eTy_Cy<xthudGA<lwT!Lp4
i5l~vX4`>33b4SfT=U^tqv48Qxu+UvEEPW?%~MF0gvvzlTf%Q7<v!eKAzPL<v-FzbY6b32BnQz#U}&LzhMk50<(b$VjLg%|U_SxB1OeHUAm<EUrHSE^LLI1N
IuJ@%lC}S_F{<frB^w?z;XF^!321oHa=hI7yeC*LE%4~N;nJn@^^o}}p)D54k&As2ABW^EZgs(JrMFz<R0%871b(0JP@bxUrV^nBhv42V&6Ll_`y?FL34V@0
Gp4-&?P+t>W6fw%us0PPNf^G&6IKj_Dh&jlLYa}|>Y9m-o9KR$$rjzS|A(?K<7(9)$$5yjs9c_x%iwrvi&rRQ$2TOD9Nh4=J?NBCkUC2DGQ>cOKQ6a<1oYWP
Bqb)3Su10F^F5pbW3{xKhTX8T`5ausX*%O|8HB)%)w0diRm->zT57DqZ+vV2*AB$xsxHf;ZMo`7OaDIXo3(u)$>UdOzX9M|gZx`Gn2XjyWWnogIbl;Z%N(vU
;BpxRwrY>9$K~lSV1W6s$BMQh{<Icx?S^KLg3fU84-O4{z;X+6Z|~zO?98DHkvLU0SX<r6y;e4L+%*D~EWEwFAseMFdlh08DYf?w+bsm*{b3!teRHaNw=}HB
1R(i`_NE6yR7?U2eK>WdyZ(pH1i_{sqb4jtxqCeJtfM-~eyp#+q*wieb-rIgjF*RpN3*f4QE+*NeY9L{7&BY#K6Q#EhuE9jgK4}bmbo<B?{(}>wvUvC)Z!t&
Y8r6HgIsRsNIGt|*RDN=`)z+~x|^P5K~<?KijI4-4aQf;+xB{|yczG>szlU-A6)B?><M=Ve~VA+4}pzt=qA5;y_O|HU652CO6N-kNKUjKs~Rt#K{{JpGhOoy
P&ug(Dle2-DGatoEe$K<$Ns`ze^gK9232DO_}XVa^*+@tNnv%-1=y&e0}HDxMEzwyN~2@cK}D#wY*2gYJMDXCOnqSk-^ig)ed5PFj!?Q{z2{t@{upyGM#dM!
dSWf6@+vW4rS~ggZP`tm&QwQy=$y)0g`9v_mU^E;G<cdaxdD9Y;W$Zt?OifP#~Wk0aXRr_0fFeTF=nwGkFL_dZy(|KI}{$J*$x)-o8-S*LHn+|P=(Z9I=8yd
dI{A;HmX+r>UC>Q-o=Mo4bG|=q)YHzbmmO~PRy$8aEaemXz4wbWylSAPXnq|0+A>N&byOzQwQ7BZjAxs+&0oN?{mVNOeby>f?^xd%zN{}7R*6)QVq`R@~%jt
%5eVC#F&Nam--0xpN*DcI(<65*d{Q;4`K3f9xQ8>Xg(~n91dlvSoMtdt$VXi>b(e5@E?;9Q{p@!pVK$-#;c?RKyP2r;Pj1k#tO5|eJ+Jt@BLfpK00gbGXB>~
%zO&fH%39JRC%loQCC=n`QZ@X-%_ZqYr&DB+Xoi=L57Xz=%0xkc;aKWwjvO(egkZ2T3(;Jx9;=9GWJaxpF$jH<Ud;SnqA`4mD#RZ2=w67)7KDn%O^uNSz{CZ
iY$ZJuv^*)fq&KJ!=Y#Lzv+z8M}+o~VT$osGZYFaJ5mOp#3EZgVU|4@joyggTEW@su<z)yMym?>NJJ1r^rF3?<uZGP?t!iVpB>P#lj3i#en)^%oT!N<M>r9h
1U{^q;25-<WrP9Z`a<#pDn(QqmXxTe1wG(p=6n39<*YW^2Ey|S)`cxil%Y<ZSSdku>o;-eIH&7;{e9GjRrrwXV@7cqS5-9V<fh>lXd5JexHiS1C+fJhm5S@*
(#pCy<xdLn-=X-pLM!Zu+Q4d_WH1W!XR(Py#X|n4KQ{;g!?I0OuEVHO>NlpWOQ+kY(V}?@A`>b_1Q^HcSD7|E!g%VzbAxbn#l2+B&Gyyuwr9Bh;8aaNgiqpO
@w(}z0x^o}d~|$lrft|N9l64HJPOcc+Mluy*acR94DE1_M1|{{?<@5f1(-a6gFmnh0u_v4_Zu;9W~i9XeBVl49)Cp9Y{nRJ@hYS@mp8|;OcMkk%NrBKuaRgB
q6a~EAo+#nzGu_z&{zx3w$7}&x$G_`?Qeyt!tJ$wVBJ)U^rHfVHJ{qx5(=4Ft7cWEnUrWN`Xipn+_^D`dz056_XZtjGjzh4__X;m?Bl!v$}r%%t9={o>G74N
TH^>@l{{%QI^@|@E7%>t<~|CJm%*e=BR_pNBC8bh<6B@&Q1Yg3`elM)8QrG!@%1%NQxv8^r(VqZezHh6Y5fzn<m#*rwRG$D0G2P(bIck2(3TS0J=t$E9byyL
^|P?Q0wUfqhK>bNvx1l3b%^74{=6y7^m$0hlrnW#N-cv5`eR$=YMDI{g)3{S^g~v48{!_R2}e^xeQvLJ?d{j-u0UT;;7#mZGOAJs!l7A~Ku=q!_fG6{86s22
Su8if^xz<iR-S<S*G=G=$kWO<ybvJz6XJcErnZ7w(xw^C&`|JolMO~3YqcKDk(4q&iaw|JROY&BY$7AnXP5~i;}nz+)FTz1B^*T=ME(7%q&YlFb@f@aBWoSw
JjoB-r9h<5ktFkInEX7+5hIgK=|RF8^Lb!t&axa(EL`QMUS$>)eK_AHK8*J=^Sn#{j$Mr@m-EK4+>Scvc_+5ck1+#{XGn&k$i}R&5*<MW(jvKU=Pu;JdUo>O
_Z=`<XXHB?I*J^b0vBGPUd>X-{b(PVPM@-w*PPxB`bl4uOJm)h6@(lU3jT%`2Ea4U^UhhYehk(;e_W=ZNfgiHW;o5rr{b8UgCu23_n_#t^-F_@pv_|MTHe}N
;_gfp51ilgm-c%gU<X_+KptVw<(8>7MVtXEN~zg4DhJ(zRH|I_<C7iet;$j~IjX<RxhTBk_N|*H0<ZAb5#TGVGPVhUGFBG@54sW6K>KV6o`{uL;9<yU=-XxR
T{hgU0Au@pl9sd4^hz3$IOz<Qph+iQyPe_ZEaRTum`8v1HcN_U)b6%n`eNr)r=u)ik~iaFm?x+({=;p??C2l7m!ipEI4|4$#?3F&BL6-a`u%z8=Xt)I=X5m2
EW^OfuI`3(7-U{>6EObU(Dd=lGZ4Sc`fwz?knO&fLX^lI9O5=S7Cp#(wm0l0B1mzQDAm!#EW92jz?xlC<^==~Fixz6&CjM!Zc_fx@)^l|gzzwo_wNkoxsSGH
-LTQ!yVS|E8mhZtCHiv+6cZY3UFeyY+f5pD9^~yb@`voHcFDR|2Tr@Cfsh#n1-J-q#&W7)50gtJYt5F?Qwg1AW<E1Kq*FF*3486f68)rH*p4Pxnq|u>wd`as
jP*&ECSEpDF_oiBleE*2Zc|sd$p&1TES7rC2>2HzS}vP0or+qfH7Gbfv^E<OEyKYPV_tRIel?!uYBgu#sed7LXe?xdJgB^r(fG@;GPWRRd9h;^Z+3U%bk0jr
h=es`ketshVq+MrUHTMyM{b}vWYngKlu0s5`J_Q{Q>a%}32RoRUAs{iZ+k-$DKfwS$+#F)I0AdE0EmGP9aj2Q0J-&Vsw~-#!lY%C9ApYmaWftGp*6LCYr!xJ
f4$sqWId#Xh_6Oo^dhA$AuFiO$A|r39>BU+npJ=9q%HcI^W{luYp^PZ5S<{c%I;WIPFY_}e$Mh2`GpxdKBMza_@pl8EV#QXm`|Rq&nVrsMV_r;oAH_Zcm_Zw
Ls0CD{LVEAu4(x@uzBQ%&9KT$%FR8``_-8b)<zP%B{xSlrCEn9;PKK=)SA>1qubsElvz9=BXBnHUrY8FE6Kg#Sxlv0A-}!h>^*;TCC7BOB22V~03g_lP%Tfy
!<j=J!~7ZHMA2cU5p@NU^-Qn!yRn;>)(*|zIz7m<BN^_*vmQC%Z_0l=P+O!m1a8tX<!xR7h51CD$Bw6spH9OawXt>&9;`7P&P;ydn#{8bk3*j9`EX9(OtWiV
x`Esd>3s5pDOl`u7YAc{M~7ba!DwFHPDmGZjpvk%hY1Sz%t!2|0~YE4<pVXHOZLBc@|2F!Rn`{U1J+Z&Op>&xuAhlpCRp^#EvIn+#m@T&3CUwa1m@CO!jpqI
Zen=?&$u_O(=yfB$p^CC_55(?Cml+szM^WLslZD+=@Z`xNVwF}wO=0VpzE4RhDF-Q1&RF#MJ5?iv1?r%ut`?$t%;#*NiE3;HGQX&t{GA<mY%gH9X-k&C(K;3
+cfsYb1c{}P&u-}4@sBsJ}UU(LOdELY^qR-lLRixj8SgC4E@}bD{s(n5-x(M;YF1u=R#Cj7N%w>TATaA0yNM6P~>Ph7tQ%@9NWdHsF(8xP{SBxTA%r`i=gVs
*0@tHvH#hz6jD8zZ(^07qWXHkgGKwgZ;0V(hI}jsnU1+-X{#syDWO*q;mXrTHneP%RV>mhPj3o2F%0{Zgh?eUl8l|4k|7C8dVnAMSu&O`ErJFiJ@@xe;rc?P
tp%|z!UxwAD$`wJle9UE2uFPMW43~T=^EJyF;6R3q`oL#Anl~$r&tz4kwMPPsMuW`b8GkSSE)`~J)oC#O8QxR`8ep#4JzgLfPE?J6W^nZnqs1xr>=Nq^3IZt
V44NArPpHEkDOdvSbICP!IYtgXFt##FrYPVrbVnJx*xr74L^-t(_6^eMtA?+>@-c(G)kJ*B-Nh>P=uKG@$v}_fpknU2ML78v77X_^M_+!ryWaGe+4$7oGkwE
fZ?ULP67v!jL8W?90<aj<?-ceOek)6yTt3Lad-xa28GJaFws4if686K5nG-&o(i7%QaloKZWlv+4gMH&=@wTjAa#@DDF@%}uONu~G^<T=)z%?|T{2^G%(M&4
j9c8rv(Zw9el0|j%CCE#Sr7u$he8=69^NJiMD!y_>}dX6j#Hb!$s%Fa-sxg~tr9Ts(NGQN3OqQt+0{+`X^q^h6Ith}O+P7lI&z!+oP4B3A%{s`lhH{3JQwNR
(0=a6eHRkn_0|XMqZAM&UZi{gr0E7&`ZR3^7ge6?=34IODVa$jYuRVHCp($;!7L6WV!=wbb#_mysP1F5+>>z!E0-IUMgqba($&6*0fKLym=NfEkR2B(+A;s$
<xP=kKBg?mav(!_U;XU&6)8U)R03{Sv_E2S<&rGT#@Z-xMaxfWV_+-1FWTp))&O8kWq0+-AeSU2V(~mQvr1mx{nvEfB~W4K))wb%C*@1OE6$duKtsEy_s>$c
FWGC;l8}Cx?QWJmN9)<|hH^UZymO+McxlRa-W20N5S@PSOZKgI{p40R=9@z@oVBcG19HVp_Bg)uxAX8ku7QPWGz}{~H>t>Di;MDQm}fnVGxoa?EPH3dq#ork
q-|eoF?gO5KWHc^L-ON^iJF5ngaGy=|1#X?=iGT#w-3A6v$U9mW;yHo0kx}P9b_V&r|?NW&(Enid(r=*z43WEo)cTM6m-Qk{0^L$kh{4{i>y44AA5QKKB=k{
Xi<^AOQ+{dLIG*vnmw766x#ZCZW#FdM$G-k;q&z2we6nyu;Ga2!ONJEZy<*1{h(9vQ55HS4e_6X4EHxFoRCl|kseR-#E)f-ySW{|$6YeqIN8VGL1oE6*^%Cv
X98qgY=&&=+;Ue>i~L<00GsHPkGp|G*|Qm>eu@|@^IQ#UG^aId*lZGSQ$*|Vt7=Sl#^6Gb4E$50^KSV(P60J-+BEu&kNce-$OZ_HvrMdR2LW#2?kgrcv(8cG
-TLIS?qFfVtPtFb!{ZRxzE9mQYx^V9dekhb<Fu#wJAyHLhpTMWfr~1J8S=sA!mD%$*c!0k$UC3yQm}7kCLKiJ<aYji(|akqu`q7Jy%tEayf26T;8va=ImyJy
7k9;&b<e3G9@s>;;>LSwBVjMFA-#CJ-#l|j8GZCU$hgW%?mj2lSAD{Dz%L3WL997!bHB^#mZuy+5i8_|JUehTc*wq-{TDgxl{LvQwD0{fF+1`um3)+UW4>{X
%*8?6=MGqdeb(f2E-siBgu6cDF_gmF6wuQgKGb0&#ST2lo0;pXyJxjQR+e&wkhC%?2zr<K!uMwx3=oL;ot=P<6rZ=pYV1>+K!S*82>*LI4Ze)24+{6NSfV0h
g>w@~+ZCC7>+4BOiEmd<^zkr?Z7p&&5IxO}X+6;LB*r7-D)J6ClQ$zx<U$P~7w$|8k#FQnmD3(V2A|z~v9sY2>mQ50FzTfY$Jyq)-MI71Eo<Jr?92<x$qZMy
b0TBCQfl!16bRorhcfe}QQ91q=QMCQQ9nU`nI|M5GNF|CP$p@fgw5m{<^_w*pVy<zG4M8pDvGlql&VZq=54p@GPWyQ;%98c!4J;>4&>M+nnPLRyiFJ|F3Eu-
K;&dY#rQwjI1BqNwIEngn%HN9DyT*dNQn_KNnOe^ms`z;<1Q<~48-M-eyQH`^ug<mIj>&&)Hq(S9skMpdH)MA=!jT0la<tFs86X3`@jfGaN%FN2Rg@rc<zg)
5JM(e=fD;|KeJh-Ga&w5@TG4vo%ZZpj1__?Z{StCY@mTp->GMH+YSujFZ$hShkI5n-5xBP$L=LcN5I3P_ZMUKAuoo>mXdF#q8}Lua?ny>t=_4nb*^cP&*utA
A~y*c<P#Cz41OG&>d^KH9b67RVCRM_VwYC6vwqY_d0zGYC1N{?-riaE;)A>Z3URQoc{Rktd9JXwkk$Idr&j*5%RyZ9mt^n|3$9pN?d@q+8Gae1YO?P+U*2OL
9^TA~*;@3M->mvf-_em8IwxdzHckiTMiM1ivTvbui|llEJxvD#PGkmbE+!=c?@Y1-(d=IMJ$R~d?&dHf{&^=iB0G+ozL~)+V{MESPF4G?lBo#0F%^}LoK*3d
UG;O~{ELIL2a911m!SbSw_$ucN^||MYe`;3q>*66uzNlX-UpW{*FGJ4-I!j@X=3iuo$T?tSv!|~@a>cjbKz%pJ;zzc?MNq|jOYJR?EU1y+PpWuA8&{-{oTzS
neLJUOIPX8%D#Mu-UCB*GE1lnc`-z3yH-MUy6OA%E|JF`Mez&0%W|L~G?-|D;$6!}^G#y8E}+`a#l-C0v)J$psf67Z2X^vNeT$_BP?}iXPcv>>C$oVo*=@qI
*hA4e<HVQ!o1CBL0rnG52=~F`Jc?)H_RC$P%`;qo^I8C0&bW}0DwW|`pFNt1!T6gH-SWG`SqwQuays8HLul%ZFa7X8_D6d|u^PEeYwV><Mn!1{djd2(Fb~|t
f2oPQ^xcJA?qBsUy|TjCIV8y}SlWa`nOrB&{f$$}Ta`D@CS;K<nMA3Iv=m46i);Z5s`Nv?v?G3@B|;$|<2{>$63PFgOM+JBa@{#H=-G^p@#kGKzw6(de5Mc2
5U8AiN58}11DU6DSD4=CWEAA7%g=zdCE@3;O`#kWUsT5L*jU)w^P#zYnX{M8-MkWf7km*=X+SdOve(L-3+Z>&E+14fvO6|ASIIbLcg?f2R7OLR`&}MpAuan~
+Ee^`_IG60OUBRnI)a3217_xJXa8d|oF(9~MXy);yZy^kbt{t-WKa&0{{5Q}{et?7et5m}ncr#qd<W4*y&;!=0Mr%^p*04L^}~StJf^)^cjwG1!8jfhk=4Z@
-zYO$O5QOv_wUD4vd>kDvx4P^v;`Wx8ux?0=BXNkcj3!$ghGns%H`7Ky=dFN_JI@g^^QhmM(mfnMhA_s(ExnvS<8J(MmKUJ892Ci=DDZ-4#Gq?#m?s~a&KR3
fb=91o%KbUo!@PezVm}`hoQP%rCVHr?HPlV3V<j~muK5iC@M({B=QVQ;Mp}}d)~-ICcJj^KNl>Lrk9c*waA=2^`hX#aU2N?&R+y@n>u58CgJ$(pPx3KzC%#q
up(^7zUZ^~;!}sft`#zeA~#<eFdYA9YLfH#U-<K#3tc~?{4^J`*q@73!zl|q`j?MDKouLOJShgi=VBrp6f&LtdcZjBg@qzXvz?m(R8#Pa+_3bv@)3&vddqq;
l`JR}ILLXItyWx4{A=nXs%2si_7gTNOI|a|cbmCq?T+FdZ@kLi`Hs8M2>5dvv6^Q(doHqyW%a<T%J+cwtHfWc6&XI(^SByw<hr>>)5vf#wd0mq(naxKO7)PL
A(`Kdvn;sxA9Xs`*%0?D0kv#6-%tP~XD??kQ;`dhVP=ctvFG_%kdlT&<2SO(Mss#uk9uzvJ3!s|&C<lBkI4uWco|lx?=$npu_+(z${Qe%94yH4EEfE;wr9Lg
vY<fvXhuJ<5pq>Avs!$^oG6k=!*<E@77P&hiccKu9UCM4_=Pbkrq-7eK-TG;fKFUlEts7|#u4UKnTWxibn?*BUGO{}2r7_c5BaL$W$5LsWy6L(hd(MQ8?(JQ
;GpfTn0mccos2*XznHDbwaKJ;woXE!mJabO$+eCAONp<=5q+$lJp|>;J3yC5J`eX8tXYNOWO?8ePl~Y3<SYsyT027kcE5Dly`#C?$?je^$zQ`WxNgsTZCxve
bTt#4y-MwGttRO3y2Y?U_Lm<DaJ+6{?IdO^M$eX(6^XXo%=>c)&MBBlAG*#H_xQSTok>K;9^=-^CnyHNdp2--%(Vl{o(d-`YWpwCv(D$OaM|Yq5^G1;U+8cI
QgcVDPrzN>a!-8J#9NXTW^nwIu#S5qQmLnCY@fXdf2;bcA4w*&sYr1mOqAkjstO~?6QXHE_O@wk&WA*=fh?%$M05^Eep?oUOVj~R+`1spwoK7~OjKvL%9JYg
m!uk@@=YHiJ^ap^7pT7S)xiG-S#GQJ{48hx-ne6%R%bP3V<z*VZNSj$v~daL(i|VGEjo^GJh-Q)cR*|wSk!0fw#Z!ZXpPSXHu&cx8Mv33sNQYd!28A~Q#rE<
YV5Wd!?Py&7!@fvkPrhUv?sUzGDOU2;$D99_Yb8Yv-UIxWlM95n6SC+2b{^WulHTv^_HmLc5POizLc1y(g~_jCb_Z0um8#~IcXKpv3;l7U*5er$}aF|!)FfY
*c#ZU2cjy8f;Ky^>@v-fUEiFyXP>`}X7*VqmPSP{^vwM7mZ&$75EdUCUhEi@Z3a>O6Ba<!>HBm7%z>~)A(ALg!*tvJ^;Ljc^LFRpKh=K8Ln)A&L`tV5jVPcv
bJuqPty-s^&$HC<MS#rsM0Z0ujA_~$;D)Q*yo<q<?&c<RdcLzINX*E5sa33634G>9^Sp!bfWL8G=8O;LDcL>b>8_ZSo9GZ^#t##ZW;p~yd&U{Ara2s3<L4%U
nk7v#Ph$mZrkt8&%bP<Uk&H))NX502>~WY?jNF`$F5%xj$i9Qv@|9Hm0hn_ntvEx$v@c|#NGVu8f0I?;vUAp>a^Am-lUdtqlW}IhyUNdI*W;mftsnH+jr%-3
5DkCrc@9L#l4ZbJ$f3NW(f3s;<)G~sCad%%?_H=>ho^Zlo0&_Mz_K8Q0FK+a1*owz4?Q#eAiB<oL8)NVgqfkFhF_55(#&k1iQj={u>a<$5qKqcMk&vFKh^I8
?w1GdU4NbvzvUzQ)_~sKZT;yC{I|Y)9<lW}J+8YVirtmjEOX3fnI;}wvJ8i{3$wP)lBAGp!KCcZ7-0iTFLU7Eu)PDE?OeOp?NEgRW2AsUTGBdg!U046%pEvC
gVo#*CJ$4v8>6pHKet|^ah?VCC5OFkI@c?<yb-2>_KfHdGiK)7%%M@|c1lJEYGS>Uea(BpCplX^`V<ztG=f)=u9uRxJ}tMiA^DSb%!;2M3yMV60~bkZ&90E&
ypx3+L95Q|yY!@#B=1w2r)xmIyi6fVxXm-wCtmb7nzhP1Onlm3gI-1qwr@_JtNp;D(fK@04@M6uUFIQjAyERllC*tSbhC7JNRpta=LrS!=$B7r`bidpcgyrO
*qTg?t~&eq&LH1oreV2FY80LZg?^g(K3yKI+L>oR9165FE!;^dOP-m(Dxptvy+c`dN65=vA}Kf14M$#9U@_V97}X4-_f`loiuX!nV2c@;iKNmb%X!Wu1{?YX
nQW}VYjO}E(6SU2rbuL$`ncFDg<IO(-+$ZB)QmFgQ#su2h87*|DEOn*9u?KDzsnKdSwu@K_kl6A8(C>n=lKZqGItP4`rJ?5SKM%KEys4$s+gbfC?}|%<L9CW
@XEMIHhN#BgY2?Nsw&yKsLMH#3ZIjmj5#=4;{~o=8L?69PO^!!VOlHXev+v&8wEcNd`~)dSx4G**>=YR<ap+W&qaneCzIJ3ia|06fU5T?(>6!v|6zp!$(S;2
8zK+gb{R!WI>5+d@%v);&9~p|zWw7Lzy0?8x8MBn?%Qwv@P}{j{`gO;_rL$cAKv}p_ka9m_wJj!Kfrh2|I;7;@W(&E*KhuizyIT1@rQr<{U83?e)(m7o?a%s
yZhh1%+LSy<^8)azn_26-~RD=^51+Zrs<#H6<>z4@XrV2^J3n;%;PU}{`~)b^KCnk^-T~ufl7N(v$siyXn=5dac^*Bw2~N8vsFJ>TzjP-m<urLS0|?<bc$Gl
xIs%FVoO8zs7$=PsevBaOU~Lu5|mB#unJgv>;i*MMs;LqQ5@Q4a}3L{xelO)cTIUu>LXucL)v{zRB#M}6K`5eE7Qescw+YL>DSeM(=YSD+;vR-wscjiO~rZ4
EV{y2wTyhe`l%)-@S8Y(cwmQv;z3ugS5y;-;rc{MgW87s0OJA0=2jC8z`mt6H24&L<Qxd>zI?*)UB*I=%Qk_ys_DMr{Xah9F4#L_PJqhWp#K4Wa1&SHy#ng4
qloDvc)nw+V~s4so7F96+9ii$tLhl^AzDQp24AQYcNFuX{LY%gGX0q;I39izaY2qh|H4{^F&0#SY~bLRgyW|#3FG7?3Be!Sux#c^laL%fe}d$NjUWQb;gisa
CVc6Exrqo9Nx-r+S%c>g8!XXAP{KINkl-okCdhxtDN@VC2)Ix<Ty$7QkhY1a9Qg}-Gb&;qmQKcf6;i--lBo3Un~R>e{KSmc>Vyuf#_TtIZ`LcbW(OUjFgXOU
WmM7ASh7xITk)|Ca8zGilQrp@AN#Tn1k~l`qhgG<z1Sjs3f3)SmEQB~=<+CR!@JF|td^){2C$&TtI~MFg}~<EX&nHlO<h^Xbldi5|F6CdQ5`d^5M0&v2C|A(
?6GgzE2yGe47L)bhdn~uryJs_BLVBiwdn}mJanX{C4GIU5v2N0jFg`>tS$SsK)n%agI$6Kt(hK&uX&4+#s+Qh&)AIjZOmVtjK4)&4F_(~T3wvLg=;E1i>yF?
ouH5op`5~+8Mr1Mu$xur!|rP?o8e^3NCn#PkaVZpvK2hAf3cs+6++|5#1>ai4+-6@_jtnB_sesI|E6|r@LF^iia8SMx~fWBMYm5lWEyg(3)bZcuRAPM2x^LO
sW>6X+;GK^7JGcS{;k;_tFQ`4$~vC3!OzWApM2PKa1Q&r?vj{=D2O-ZzsqgvM|<T0F|?ZRvApQNYB#W*BeMyTzD1_=U3cV5JN5r$+UD9=6qD<CgIW>BRw6kL
+JG94x0}qzk|DDHXem?;a=`+(l|D94RV?;B=D&OVO&uCoZPE}|uC{`sq~Sw9pt?=GHF;M;68%}Z;3}}>6Sx{r@UT_w|9rDC{#x=rGRLkbaSZ1QAjtbV(W3XQ
t`+r_NKRXM)t9%Q4GP><f6cpY!-p$#zYL~1axQL9OKV&CnIGSrj%a{VLJ4usB&bSVf>W-t6=%Oju5ZUD&6g+Rm|K0Q{=B+sG?BbsG3u4LhmHSVPEEK4KXX`A
=dG%x{|io6aT3RR%d|ivQ%wZ+6zh81Vi6F~=>s)?VeTOGg9gyIA)ZG^{m;Ga?un{RrCZjy-0LoAbg=I2<bu|;Xna(l8Wn2l{-4d`RNGKrSe6<N(ra1&FLvD!
EDyfQ7?&>NZ){U^<nNG0%Wz+UIWwx_n{`|sar3ykK)5YK74v^AC)_If!EP=Qm`-zYPsc?2<iryH$%jfoP3%|hWZl;SHKh&7THUZv^>mMkK`gkRPu(gu?q(Bt
Kzu{iF|CKFqN4q%E}Yir$!v$Va~BETx_D3D1~F~-eiN^L8xXEHqr3<YRYx$Y<YQOy$C!Z3*PQF-7y=(MDz?3;EzaTpG>5>^;dbL6Pl(_I^Xs!}YS`+C;+oe{
j89h_>eYs=gX0PH?PXfC$bjoKxv-{z#Jfdn68BYmh#)Uc!QALuQhFZzZN*OQB}M`HS;>GRfJ6*Z6ezVvF7`ozjICi2H2Ih2KWl_h*(71ooa;@y{TH*p*H1jC
G>!tUeRD&gJgT6*Y4FL1hqiCKB)l3r76&({H?-_ll`fI)?w>3M9gVNlCy{=@r`0p$=k<hfqjn!ugs-AV)R(<mlhw*L?v`$s>50ogV$?kl)N;IEy80^j*a>OY
RX89PLkSJKhE=yw_u;!6I^Jtj^F!%YAm7B$6Y73i$MFRsM{$EpbQ85Si~_;00BY@q!QXqp$!bqmk@&1uWM+@mcbE((94vPVhBTnjfKiBP#f}8_E(TQsCcn2U
mKY|DD&2-6j4S;40Q)jxVj=xORoDM9peLpzYJU?)h)1kub`P1#D^f*~WufS<q<cjCmLs^3Pau0+G6@81U;8ZukHTUcZh7Eoa2;boHf4Wb5%s2_*Bo|<(w-(k
Z5*aCLjWEn3J~}kjiLB{4ygh4WN6KhC9lFm(4c+Lv6gJNB`+y%aLFUcc(wiRAn-j40$W#aLXW9iHKnhqvPi@fmjr`AeZ6K)jJQsgho(bT69nP{;mK{Knyo;b
#6cOoqGC*H0}Jmr1ZhfBfi^UB6<?F<fJLY)C1W2fSW=CfHcr7Vc4z&B>0jm7d&|0$(pCJcxA$60Hvg9fDHOobR~Lf7A%i_Ed=BfNZuq)-_-><y8}$7#SmBrf
rYrss#XnwGq-jpuy*Mo+^&a83T8vw_xsQ00HXeob>Frfb>-zpR|B3g9L$6TNGXKD}5#e6&O`&n$mDi~!-K_(58o;$QD}~UXr0tpdp;zF-TGl5=!H4703{AIB
o>2{i%{h<K7PV1uosL^@AgJTRgICeL3btjop6uhQCkS_jHt{luG{S9vtX5{)rXV>`;co7;<JO#_P?#GN*vp!GqCg<JkB^jhw)}Mo)Q(yen{dCe9W~yc)?XdW
E!#K_l`qtV!Y;ZDlaXCE-Dxd+X;|A5wI!)BAu<~Ab+@?*Z%Iss589Zz>i&J)FnuyC;7sLBsH^%nVkW)O?6~qow|m7KO0%Au>)J<;r&!Y}U_l6LWRKl?zjc)B
6G>2z9kceKZ@?2z%MED%rdZ!WCiDGuyKPkpu02MKVyn3R0SGNnA2&D3)G2G$TXMT?4cnu*Ttn2NKW$dqho;tR8Kf*GtLp3OeJ57c@tvfvS+|Yq_uB*5tm*+h
CW$uW;ZC#5g5Agmvc>or!4Ifv;#fJ}w<hh&ZD#hB8}0{44exX*OePU;hF6u0ZVc*EJ04GCHI>7S8TB$5Ksm7H?GW}|o4F39F4UdB8Jjp#J~a7#Dzv~u+~t+F
+_Jh?dNQ-|+iLpJB%SR#a~zsJa$QIJn;`3cQi~;TKUS_^Y*a#Rruz?88q-sMX$PuiHz~6W%QBG1jWeAm{g2+5)UK8E`q+Cl>Ja#H8O@T*fh|1>b89^r*n>BA
_Oo)S9zj@4{oOJfXY0w>sT<eFNw2<deKSzNc-`~`T)*e7Uk8#@0H7f4w-ua!ZR2{33}}Fc^5!G=FxW2b{HLr{$8Ko-=MPkaWTZM{up<7T<v+L{_42Jd*xADI
BQx4g7zi$FhikvpZp5a>xslBD=MhxP4_E!~y*QtXX)xh#U3$>1m3ud>>1@Z6<6lI3veve*hXY7zyIfWIi(4NW`!a0IU<TLEo;CBV1|6JXThHc;u;;n=v-O*+
<&9-)UEhh`F}D%yXdO7g6_h}oAw#onRyo~rDZ8t%=B1ATk7I)T^xu<?rvWY2v|0DTkm>>II$CG&*Urp&`lCupP{?M)NzjA8N;jNEs_VwU)g|wH6!b~bdBoF_
jsNV^<0$LBAOaND*A`IeDxn@{$1x~)D^ninE59<T9*^pAAo~d+LsB&q5(A93gY3;RMnbwCLLur)5-Le*lpp*>iZm-;iGw(`rVsuUb$;T5L77U^_L#D~hc9(<
8swftu~FX5sCQ&*GTKKun?gxTa7>-zUG0aO(8q41$}51ZY&n2%tiNz+J9GD);30(K%sVgYgGen;(QKAc2D#6{As?(_3dnh2-rt8EmQR>;(k5=>gc(%#sVSe@
t}8;jg3?eL&R48C$%k+caPg_B0o^043d;ULoX|R0H6628$Ir()SU&}=k{`-LTHmY4FfdSOpvidBt(oeR&v&e%>K&@8Nu4`}eViURsVbk{b)mA|cHL%G`yB-X
(8WFe2=1W+4Ti&XDC$-et&_%l2KQ4lnmRqiI)1y}L~TR+Bs!w22dMTz69dmSSPcp?r|CXCY&F?Lp;V9h;&#1!!XEnSW-A-pG7IZ)71!#@Af(Gp71nKc6Fddc
<<py~+J^gMd$r<K7&|I8Ubh-)w~T%#q6E|NRn;qHFa^l#=&hpho1eR5iS{uS9Sdg-=wRJFSaclhD<GPUUa?;r;9=J#EnuX@&X#}Eif!BWoL=kOM}%yLm*(%0
CEnr~LM6T~DLIv4QifNiT?12^t@^)NvkWkUz5HYe|7m$feBIKzy47zV4r+z+x2JlrzpcsgsaaI1QnxaS^xpi&Yy;MsZFnvIk@=>(>7Pt|=<fRf<M1+s&{oG<
!+8Z}yi#G?z>2Vx@8hRgvE@yYwhpA)2FUylC2y`jDXZE;8#~yckm>_zHK2)Y0Njof1tqM8O&7`d@o7J*By8NZQkCg&Ff_hSht&gUNOQ9Kvjyg_HV1mDqY&X$
&k=E~*^syBd)BqLD^n)-x(rS9ogv_ugP0}O+56@Zt!!I&YqJW$ke|@K#$fU=09(+n536tmAhh3aAHr5@#j565tyhY+R1r8;S6#Od$tnf`N8o|ptSNF799*Cy
_H(_=7A%$C93D7icT$yA)IvaUK(ar#RG7ZTaP0Ebfhc#J)ipg341R%M1@#(Hw>|D@9de=`ai_yfx50x^pR{Vh9lH=!@XfLeZ*=r;mYawL<<sdVwDg`Xe3W2A
5&XNRd|k#Tb4pwA_szfkd)M^*P2Ao;T36mz4X=;tvh5m78-4n~SsUW3hgHA63Oo+0i|`7Q#V)9oY)irR_ZuCT?Bfr895uQQHZ7*@{f{~-_w@hg=smO~N7C#}
&hBz|ID%awMF<yAW-tZek=e}|k`K4bnO)8_YkI1yQiN~;VFs84;1N;PP4eaTch)&|PGzMFQ~$m9g9BzwFV{tE!PpamrO<!QF&|r#F$9@jcdznaz=aHiykEus
X+=Hlr5U8kNs}fP!pajO45AJ%a<;#J^K|1xy}ttSq&h5;fbkNd<b9t#5WXfe_2YM!+Yb|xwakq0c1({M<aMcS2$wxWc4tg8Ar|{Bc^*ZWiS$>36Kg+=^`xhE
Kb{S<Xy;!vC&M!cuNp2t;^PSzHSDK4lm#cFPVjhcx^On}v%efSXX~5#`s$#qoV}D~HJ%5_zZ0Ij={V?$Aa{9|RLv_d)>32>M4*t$^Yo=#Xi?pGvZEh*NDuc$
&(T)w?$231$6?8A@I|O|we5rQ#tY3#h>!kpBNtP^_si#;n<4Z&v;%4J?(D;q(ptb=>;T5}IBPc7QR3M=%!^H<VzVv%!bo#IqUCu#o)faO!QRn3=H|0n<_X97
PCus<-V4s}P$|VoRqO99Ki@5)!lm`yku38me;zOA%7J;=yOHUr^xwNh%hJ~DYzW5?-SyO0P4(4*#8gR}ew;iE3~@b0g~l#qIzp_lV)NohNRT!kjL6M6DB)IP
D}P2H4d9NsX<HQ0j{GtN`!j|jb>X8o*|Re&xOP=ZNOZ6oo`w40qik@tT-hM<UYJomyqhiWtL5Vw;{q}nnf*BvpQf|R(7gBLw_)lxb;wReS0CTh#_BS>Qrho!
&Y$YRKRdoe*Sq-xo@>4AM&!@)$j$Q{2A^%t|KCRqCi_vl^_-Ld01s!#-^=06QdKs*E1Z2ki<#)U{~h=&eZKR#KQF$f^K(~flbz{rgN(vQmrcRxJIwMDBI;b=
P~15rs(3!n)g(3_(2n?`^1IK{hlQ89_Z<yhznTx;X}22^XN~w^bpN{T<0<Y#T?U9f$U!iign_6AHuFL6G=ro<%J_W7PAzT`AN@3o(&uYG-F;ZGVQB?$#bApH
(4_F@JQs3E%JAW6E}I=m?1x1Z5}G@WkkH}}7zpUDJA~QnXw;Zzz(XiAuj)DY`tqBSFpSLRv(@U)g|y@6T{V_F`QA#Oy%FN?0jTtUc9VR5ABg%7yejH*<rnc`
7tzXS^IP-LFGY~WWXbD%4)agXp)bViVff}eiSVZh)}Q-0ned|j2&>&rzfSr&ytrQ`q+fyWQ#a}5lbPnFcI9tM+g>({WJH=$Ej<uesU$M&xdOyla=tQmc3lUh
3eBhUdwqHGb?E$fyO@dVyC=xB3OkL<5h&)><mZP<JdNE57EWS2fx7R|KXjb}{UBjREGVNBGY{(}4%8R60`%hyGg$tR@tIs;=&k8uTk0AIlb@Ckjm*Lbpd-{G
eE3m2>y4$0mF@BYV&G+8!zWXysz9%gKn=y^uv|S?zUF@OLp|-NY=aDfWz(F<3DQTNEU<?Ey{(1<icRy9s^an^#`TLFCSDn+e+-mY8-Kted~ADS!0lSl31s1u
4E!@*lmXOl0~3hpQz$ViN(GU8dQ;|uU1v+ZDo6;ZP`hiUkka%qbDn%>8q?=a_Y2A0D*qh;knvS&0QuT=Q>Bx@HF+?XgGIG4VrY2sxE3@OA^u1^o%t<L*fBf#
ph;+>iJ!wX?wonZ@5I;jZa+oFw^1wS={Q!V+&oofER04p7>|;WJK2bbWiFR)t{0!|Ca=R8pPi1v9OBa4?M`(7Xu3;X5L4YhUkzvXV$Rw8lDN`_adzSPc8(#!
-Yo(6aSIEHEYK&rV7qHSRCB#LAN<`gEn=p_IU8TbS3gDJ`AZOCGSlRj>m{AlR7_32^F6U=U`y1SxgB>Nxc5UcKls|}xmeoqxxL(34%!u7f~W5mJz00g3z?nU
1$F!|UB}@JL<uH(R(|L1s=07y?RVBK`I08jnSTkdX4zdtrVK&PU<kKMalUf>5)Sn=WPXw7oPy^W_rZR+15rEou6pp{dI9*%pmJVZ;PZJutUv(fV9$^9W)5LD
g}>RE)J{u(Zmh7&wXeEexm5N{0)LpN@>~NHn%D6)%*Aw`L;coEZ}mBUp)(ARQ=9*=2r*r5SAbqD^7%iX>z7}DdwvNP#BB*7`R@7ee(~%=uq^zUdHbxF!2<7k
pvYG@ssA2sahU%EiZX@g<@_=i>h%}>638z{|NM*nbM^e|>v?{e&+Txoe*s~eftSt`FVMcvt^j3=A=gN_Ot02Zjk~ppiKnUFP|&DDx;Uqs+P9oexa!{{LmK5O
u~b9uj}Q{Et2OOJbr^aDXdyo8e@($wDL6o*MTHi~{%AMp>M;FKsUgkjh;>P){1eEYBle&x00>?JmyF3tv%5hZ=xnLdQ>rtfeP}EZv#rIXDq}7i&k9|NsdDd4
4&ai%6t2{qiwTrw%(ovePpB^*kK>qutf2EkB-+iO1Y^$BA6O@cH>O}7pQ!(y?^`@o2{Wu&J*{l61Kyn+iJTNim+(Eac=9A<V1*EAPQ_#djkK@={JFzZeh|si
b9qx}R_DlC>Rh=qR-kD?y(M%IATt=#^y9oLg&ioUK&M99R8Y$blQzzgS{Q(jCc|b5O{Dete&W&BL=k-+XlC*f>o<Eo6gSBTxG5tGf%Q7W9nU!cqU?u{b8U;Z
UUwlWvJ8J{!iP!#*~K+($cOKCv9gKasNCoR5T2569%+|QI*P5$=|-9JUQ<|$tu}~K)s;2}?O%D9lYSc4F}TcBELV+G`$HF-f;KrB{YLiua=a)mAD$7>c(5Fg
P4W1yE9n&s6-HY{uh0Khn@anK?Cg>KR%2b5ip2QKpozcEv400W;4f4vW<a#AWkD>jeX_mTW9@AQ_HAWxZEdoQe!QpDLN+h-ZJNQzjG_x;sZ0Glm<(2&2uYI)
x)RwJ$T_10i6_&$;CFoR<;#o>;&hM`6U?D(BnALK9$4c+JxQ*$;Wu(6IFq|~FdyOfhlA8&q0-daL9%I@fny7?OML4yXrTO*qkBD;1|R1WHJ5$0)~77Wa9-yS
zk|Uj$jr&f)+p=JV7;Z7nlRNogGg+?KJ+d?_ng}QX*H=Z1~RC;Br^Y1;bFM*sqw!<T5=WCs2{jvO}d|^XTVSV|GI#a%^%HZB~j#N{(t6d_LtM5#n54Twsf%X
P}<3GkA8yxE&0M6ywnZzmAPyNNPRC(>QpjTSH-LshjcY9K>IZ7mpbq#p|)J&VP4P2`TjW2)SkD_BuX#iwBtgrxu>BplI$)AQJj}_!uENL)jM#<!W1ik!F;Ko
92gs-g$|dq!OpB4`odGer!{Z3y%3t$sDK7Si^}jKg*<|;aV%^ZMG4Hv6oCohHk)U04%_7b_@&Q+5Z9qVXTwrb2eGJSNj!;W+XjgB6Oc<%zn^1m{B^c`^^p;N
p+_I)Tj+obYm)a|0Ei}}G4-6E_4BtjOYzyR#sW}c=dwi1qZO$N>3Q<GtdTGE(9E%#)Mal{-2S{>m@idI?@D$atv2}~EJkXUdskhyk<r#W;mql|TL6QGb3W6_
3LX4n1O`>8yl`mUyRVQErxy(`rx{6-fj2g__A1w3GGpC;Ff!^j_!YXqdb`n(X$9E~gZ8(Bh)p!=F(muk%vvb|0!|e#+Ql>Ub!N#F$vkn@L>!)kXy%qa8PHVb
i+lTxlV;1m2WTQZ3aCmrH2(J8s{HY<*hJ&44pbcpMi`$(7{8j}#}SW#>OQ|5*eeNF4C5Bj2A61R%dUbE$%!cjoP646CBbZ9q^637%s!5bo;MUdEFhXykqafb
q$nm7fCQoJC8_oh>n{75R7af6SlyCXUM`2cS3mzPA1AHAR@&Rf7GuE+da(Qf4Lc+<5cXVLSyod)CPCV$Pz*vIuXD+JLrQ+ditgw~;~ddE4aJuNaxT^#kIdbM
rM$gqvL>*K7P%{k%t}quwfF==!L`ywp5_d^-ON5E3Ts<$cvkTtOLHxE82&C^N0oHGYQ(`2(5%9dWPRCsPm&%iVdyu0GkN1YT4^I~W{Q#vVo)Q~f(%wiqFH5s
`kN{DB*ELN0*%6dMsZ@6oNn`T(^IzE>$=O1IV>)4TRvi*7HmH@UN=f-MfN$pBd$1Q;*=K^XiZc=2=)1vta1IY66N)fSJkE08B9ixYZx`!lU#1soiRU=@fHMX
xo=6WL;Bu=KVg#@h1kmCfEX&jn9DCMRm7P#gV1IpDTsX{y&j#`f1RCl-7cgb3+s;@`fbrwmcB_(*_F20w%cKEp{Og97Z3x4lVg_2{XpG}K4nvi+hqOWI*>r?
_dZ8HB26hrX(dz1xJbUPt^6roU??N<){nIFl2B}t%Z(0JIfX_P@AQO2R{?lRLn-c|T^(k|*u}JmDjv<#SyTfl?3``Y=$a&t$U24u|78Y~-M`<lh4{Yi93*S}
tu1uY=J|Hx?SdLrM@OB{NHn?FhD~-mIQ`{t-4PkAM!vIB>kr%~A*t0gfM_)^M%tn@kA`mcd9usxF<wM%G7e=b2A8ZO7(lt6DCGiN{fqgJV|^%5ZRx!118M($
oI0o`Yt{c~k`c#jZzG%MGSB1Utv6eJ9N1ot9po6)^sKcXT|M&0nnX+BgYN#WcP%VA9rrU@+mC6Txwc1^HrZGr6LhM~xc)Bg-*4I$5Nb2tAq9d}8kZkDex$YK
)<HHioiE;XHCERUqmHmBqMYU?sMPA=@?%~+Iyr<$`%0My^Q9);8fnCz3WAiOQJ3mP#Av5~Z`?q(PY#Xx%@3Ee3#>FINxwyhK_~i(x;y-c_PPWtp%TRnN7M|B
+P7pzDlXQAP7NAk1Fi|BueEe|^~X2V=(Y`Mj0U|kmqUyS;+j!^k$GW=CnN>a3ZF<{k7Pg-?KY2gzz1}10G<bzxqR$~pA8vEWa>t5eO8SFX_73V#RIjGHY7P-
_K62KcZnrK9=Bbdv{Ku>8`pmv)EG6N;j<3d*Il&jWqog%1$~fIbHB=C86Pb<sH$TmnZ*XW4I0$hq{FLA`k<OJ;B9xb+20v#-~|JpX6m#4KV^q$Xk9;auf%8R
Pe~G}gW-Shoq#2Tx^4KYi=DGv6ngy4wGml0P^eEdF1`Pw`hbJ`!M5wa$Y%PDNrCIVRL<uX(w^j@F|YtI1hBD`LX5g46Y=1sWqk}R5sSU6HM)ysbM}VQf9}NY
bUAWe3Qq<){?3<sLdo>8Up@)OagygcmtgRjpmd7*Zt)*3yXlzf-=6_$i~p-6yUV7(iy!oZ7~(sB1B(Z_JH34UN@My<QZ`b1Lj~oLPxHfjc>g5sN+g%F1+!d`
z~@>no@aeIs^10hf6eq=9`efuW5Mvu!9pr%S$l&aKZcKYE+weW76A3iO)(V{7cY{2JD<qI2bBk|X}HtR>pQ9GQBpg|PfjpeP@gJ2+mDz1DL+l@93;#>B7AM`
^4G42WO+k=r%Ej?@zrp-!K^Q)mBCUwhZHKfVYhl&J`^smY1PcvG^1~IzWaO@r}I#lmJ#&9jlO`qc=s4sE+NS$!&mr_eA{b{U?5_3!=vLe+K%3W6O20R!LbL!
l+02?2X*!KD|lvieuM!Ta=@v~{9;=S!3|y8<ryUT7n4IbnqErBw0dp=a9apU$7CGM5|RwBah_6t%5U3|shH0jWQnoKo?jTJqiVH<S4!W{^Z}E62jk7%a0I~{
Mi?@38ox!ru%bkHLpr;9wy4vmnb=K)0u;MZEupo_Mi}`gLzwOySzz_3A+wF8{Mw_;4tfxY9v;%~$-H76aXJ}RW8>VV(HR~e_U_h=t|yqNVf=B9`jF|Z{uBsy
^2ZINxHKZGxH$563#RR$)J06Ugp5M5r;A_f%{q63ZOd#3>$xL1!MS`F^!uy@0plU+qKNclCd)+E?=E+jb3@up?f?hIFeLtV$|pU1sUC9qG<PU9C)Tet^fB7A
aTsFq^Z)slH;7CgHB3Wbzi3tB*|4s?XKLM85$Jloqbg_apb&{JC*(Gx?=7NOVi?0*`OMTu(5Ni~5rAw(=x$`fcsb&12ToFXpU_kkksq_Xvo8P-S10674++Vg
jfbzTN=FOnV;&&OWoFF1MoJF@As};UHYcBdDBcyh&8Tgyncj|ZlsQ-;6F^g<D>0}A3oQdAmtxCFAP``M_G0o6@;IjvuFTW|C0tG%((`dDM8;Z_Kq6!<qoo?i
0@y74goMaSfAYH+tv>r=Y(SMgX1ZQao{dgfWq4Oyju88F`{wXggUzrn<$Iqkqe#gR6f8mxt86#!AM~+u4mvYF@qHOC_mu`6TKcejnNk*kIzMPgg=jqP2y2#+
D&hiic+B5kU#><#;}0_UHig9E)&LmM6uj$zazkLaTgQgMO3!25#KhTPiWd9%AIYWx5cGGKJGjO#wgtrwgk^LZWkYP_NcG0ixnkjR3{7IZ%E8{qm9mBz5qu7F
m*^*V=O~~9b|<F{gbh`+nUC}lT5$QDYhiIDvR*X)HXcSGicBwbWX^!I3Q_hWTE;a6`-w0}?%|#`vc231<%hM+e79`&dnwv+8(NiF*UHP@o_tXbKMyvmh*9PR
B}`)SI9TJd!3_(l<_D!!X`t$E{8}c7*TQ*jGprpe*f5e2pb8*>rIcs$p`6tajfg80{jn169twA7k|-YyTVP#*f|q07MQy%O39T{eGGek*m5YdF1)id6GG926
>~g-_j{l{}MZS}Qu;FbbI&_`N4O?ly?*t+?lljC__nl~JAoGE<c;clW6R^4aiKw)G;5w({os59~3Gp7^W-Ed<@xTzIcch40wGG3Kxoe6@L-<%4p<_hY5fMt$
9Sl>kQM=1EkcZ(2ScAEdr2$iL8DSn1Akc)5%+{2NP@kYV<+LgO+x7JucRAb^QZgr`mWuMr3A;BLIQRP$Ay~d0Ofaeuu-PFO=8h1En>XeeSAKlDIf29wl%T=l
Do*Qdma!FrLhCTZ5Rml1$YXZJ+gSXWd0~2?X_34s^Yl*{$@f0q<m?wtz!xnkp~HXcvy7Uoj<!!Uxg4V8+d;Qc7ICr^Q%>Nex0LOods^HoISh(1;o{`4GbwXH
OWH;Jnty{v)vbD&Uga!!e{=kqaM9b;3nZ>fLb6G`5BcRBD#dNf%93uKf?|4!8P=^m0|(3mQ%u=iI|EE-5crIlW#BNqIYEA=my@h}TKTZQ=5=w!%mWnSizG=(
paOFqwwXvrUjMtZy;7g(ZnYU;nG}ya$<%!s7$_Gnj5u?j7F6_qJ+UarXU+kTrYYtbFhP^c^$yJxq6-o2<s3IBdayS_?JQUj1)qe0&{mM@OSVY|tDbS$Y33zR
mqjg*1=;03&LQrX5j)IjpmA>s7~hcj5anX7gKlt43ziK8L2Do{3BD{tb6ObQH>tQ2^A?$uanAN<Vc7|T+3zRML9Por)z-t8l$CxAKO&#Lh`5RJu&AN*mrd4j
vHSg$7f6gTI-s)_s-m+XVba?3B}a?=?^6~Z|7X$s^SqsM_NPx}#<q>G_Rrbs@JS{4D~|JuibfZRJ{P;Z%Fgfy=b;c^i%jy13(|8z=_?y$$APN~A}*(QNGe#z
l2qK@#J8Jk%6LBG6e6=9qt8Nsq}F{O>*b9f+AF$xvJIQOW7A%H%Le17ip5Oj#9CmGaZ{tx%nwXqc#V#>{2e~rDTRzLEk$X3+1mC_g;03#iw+7V)dEFG>+z(~
Q66~_8SYSy^M9JuNfauwq}~wgha%iWk<-L>u$BUupb?{to%N)2h_uK_Ek6@c-$Fb*!0>yQ99bUGqpk?PH{QOVEbopQGN@@5HV2*kRgNYXgdh}x@aG9=AzB?!
pi4lVbaSWEB2g^c4aIiwM>I4pv&Lhth6$TT69%0RZYguEY(~`0y>3lj;jEjIBNWL*5A^Y*8(ZHVflTNr0~dB#>)9v106S}<36>ipA`pQD@)iKhWSoorDbw9-
fA5{BMe3ZjTnFiFf7K10HtsiV2H5Q^9>%4aJDf#{&KK|H0Wg_p?j{NqXwF_XI|7`uycfNv+_xv;yV0l+72dQ*oq@^wx4s)l>#4QCIGYZCz}CMA!`5T3kaE<J
*;tIBn`k=h1~blC4s#@aIciM*3YlrVKWZwINmVI?LVD+ed_lMv*)*gCHxLCDo&0=QDn!w)uwuy}DP#2NNww?s)w4Cmz?ftX50Az`;JhZUWq<(cZy1KSD~8P2
pG+f^M^7;(;la@EQ}k*ODsZZ2GfLZ;e9VNx%A(ys`)6ff0-M}2ato+QhwUcVnt>Nu+g*;!;yQUX+VQ&Y&KhN~%5VK>$4X06*!k)#eK9!cLF2&L>}q~5tR=}B
ClVsB?y+cAi!zLUvHrYgxuTt#PVfbJPwzS{pFaf~>`2i1=8%*}7vyl+qB)O5>?ttH6WizKrn90vSf{)3M7qn3sxk$09-Ql}+V=+tr#JdEj+7PMp!RfQwEt-6
ZT1^?yidpoQNmzYT@hQ6@p0-^OAmv&JgIcJ8$En~)jL`_ycHj(9+*m9`8i}axoqz+oqq4<-1j%(l676*4DQBi%1g>>UW)}~Z+QiIQDb1Ben+!i6My|?As*uB
!tSa~J#=FcR05sSRo&%}{mFsN@?j;8cl$Z2368sx4YHgTyGz66**9^%JczRKU+OV{w0Z^-T@>PqWmClZT2J|bTn@9T^KONn)?j}w*Si}Rc3knsRmXGT$=l0C
ZGEo0MsArdnYbNkJ+Acj?%Lfn3_MPJWI@L7?$Z=>OV+J-A0k7XyA#i_tV^z0QB3GlIv_U+4u4i67{HTpO3OmUwb&uwc1Yx+@~w;$zpWWBZEoojodruj;R*%5
o-)4jcU(YnDrci$NjWYG8vk!}mxLr569ysuM^_9pz-A~GUS{XwnU<@w+*Rjluv6*7ohX+}IE`~I$Z{zDMP!20^`CiFih~0KgR-^kPb)Ur|1poK_@A6Tm=x0O
f7dtLJs*}rEIWx$9G45LS1VDqXU6R>SyeJf0hwBS=aOG|uF_%+%RCa|;Wb^Jr`h-WcRV?W;~J{tEf^<aJjDaYRg^eiV3SV{SsJN)l2s6!339Q)O%6C&>~57H
R!X0!tTh1=e=}^2+w%N@QlYNx#30Ch_H;~S-5pTPJCL1~<cDZ5mOs?aeM9EpGvN)8Sy3Z-{Hn+il}T<gh}er}Ch@b~q-LAB`zp&obsLv&Kz(()7ye1H8R9d$
@jA?9`Im(2lh!81JSkQ}EFr`6a~Mtb$23>{?jCYPcDo6KS0h$lgkjh$K)}-mEx~XQLX*B%X5VOrvWEp^tm^;OdPjc%Ye1&9^ij)I3V=o(fkgZn65qFw_pc2I
sMXy>qTG98wdVZeiO4XB4#36LVyg*TcADplEv!~8v%S?E4`)*N2Cx=F7l1E7zXBh-H$#Xn5A^&R!tW>TS}Tf@BJ^s+@Q2bu<35`9Wc9+t#?jafAdlBR`}F3x
w<ZSARBIUXhGkZ046tq{QZPBl<#H8-uO#i#6Z%I;6bYL5{CyC*_fF^WKwEtjClg>k<mG^c67lsIrr^Affz$(<2YN8r=`#i$l>ititBQdxeq5J$aXz0?sI46B
323#ocbd|@eOw-lq+!GLeipqs&iUYxwbdatBgt#(dAMBW3H<`<shBUX)aX8)f8&?R9|}KVUFZc(zqeXWJkfOZ#?QkOI1-MhEGg@(1d%IK46WK)ge_q<O2V^U
!mePQ>-B7hFw8_!Jq^Lh37D~8B!Es~IID!O+dhB}kp;<VBB8XVNv+lPeD{!350>aBH~9O>o3owMa)@l31N0h^En+B%x$Z<PH~c)8uq@dKk<MLq6<PdlJjf~N
<s5?1Vp7A|(_{<l#M1y$r#G7Axp0LYQ(XO*{Q}%?qRW#-6a1H-qBWa(Yx~kgjP!Q=6<y722MnX{CYuX;_fNyjc=BZEm2E!I30T*;65eTCa1Zv`{M~U{jQ>D<
bbBY%Y1X5^%S-LMJLJvZg?dM(5{vdZ!<PT9_A_{v1JUydh86<4FV$z;O=ct0h?{1ZoUBx<vDL}2=urt+_iVm8*zRE3b_UU9+2g9UNZdw}$6UM&`EdEMem(d?
XNew7uBYFd+!yywVp~-tFV0r?c_zO+dJz*fcneVq$zenpt6o`my++n3u1h;*tQ%@0Zq@8a=dK31Yh6_=`r!%#W=@U>i*3@-26ANELY<%&njc^tVoL}7P3jYq
b4TQ8gIGJOeMvn&ox{45cUwIz*G~if2S^QrCTcv6eiE-pSk*h5{Z%6nnl9%i<s-{&>+vk5L@tY%hlRlF#%2r6rUt5P6ypZa?4u;*9IcvIb(zUb>F7i?s+B1u
3{d3Xn0Z&<1U7946X-z)NazAxf5yY-%#JSZ!hhAj$ax4Fyggy6>FsMr@@ywz41YV)w`1U#nT|@&o3r+3hjYKT{!KO~E#Rj-p=QcJ>Z}`mGs4G=lU-*IyiYFo
4v{f@oAT^=V_eG;<vK|5sZsrEYG<DF!&u9%C^Ap`$FfZ8%2wiVa|4N7)zk_IL+Jr%@cwf0NLOs;&1snUIxmitpv&`m;&Y)afwtY_n}WxcXp0)wP&#uINljcE
-ie|ZE~k$l`x~hb2+%KiEHLFqqv(jY^#M`fH8mvFzd01d<s`lQ*iG^Z@>qscl!`hQ=klG#f=nt6OTrA%nEmJyL^K1v<Rmss_W(F`sR=|DTx=PQM=N-4S1c}2
elFq>6E-<rO#hBj!rv9_Z?e@$cmd$dg++`ZP+yYeU*L0!(E6No86YE3@7T9|s{aO}5qdt*W@7XxD6j4<PkMUX#X<<M4yNh?mDq~^^&C0yb9S^<K`5?~Al1um
r<IH+pMd$JoISFFj+Y0VN9Z4VWz{>5cmXmVEA;vGJrAHT<d*$OJoVp0c*iPDKmFAyi%_<fTck8&r%grcqEei!Qc7!jp;Tg^@Gwyzvgt+-8T%(OTz)Ut9T@Z#
5fD37$0Qx{gulzmtX58a#glp2{0lYhIk^Az7=)se{op3kwA(ogW{iB8D(eklfpc@-iAkKnx#9)wlxY|6lh^PxD6_NzD$Y;VIklTl%fI<c>$M%O@9}A>Cj;Ym
Irza8Be6^4ZnH_%KQn(ag8xE{Z%mku>nWLMs1;i;K0nMVoYseLz*gPPhnW84MM>Y})1cMAu|7DxOFbkpMqdBodqD0PpcB3vT-oO(oeT|Tc#}}#>KWI;d`opl
s^eJA>T1r+a6PGahh&&~)6WO6*Y)D4ZN=pXY;W$CpxC1gn6C^Bl)v*uv}-R<NenQ#UUhRTpv>NeE)+I(#ZyxF#WSm;4r0pC@BHNZ+y?fK*Is8v4i*rDLVh*5
$UyYd3_x0|2e<LVfEMg+w-UMj5kB0g^H1-EEZ>Z-`KWa#+VSR5f(_(7B3p>A2@GncvW^>{kJ{=HO~(*CnC+EbITwXR6EudQ@u@~Sgl58Q2BZH=aT*4HYk_pK
6oX#!0Sy__kj<N66&iU&M;x`q?JUQ^v7QQ?%E9}lB)hwdik4fEh(PoVk)UidC_jh*6w;|iD~LI*E|c9)MR9fRH8f^{Bz0yTF?+y>j~hW7K_Gu?apn02>X#CA
GL9tU<u?1{Czt_0FxKVu@f?lL0-KTJVmHx}Q3chbw@knX{lioZ6l#Q`tolK&0M2b6T-gum_j}d%<@+a+zZ@Go@`Iw~>^d0cO6~aJEO1uNy>wrvP~b7=pR>42
0zpFsfvM>h7^$Iok~S63gjlGB78uo;MjzPl0m+5UB8QLxvv#TnLyA3X2%TdXV(M;vu1q%Cmh9JpFAv&}+TAB5wJOO-y4>XosP?kkYoP7r%)qO(xT!GGD9&|6
?)Z1wVX<ieT-xKn4=FnG@(0q~HTkKO@xby-Kone)BmThClxrmG%fZY9$pU?=K6Xu`<CtJ3)MGY&eA^l)Mo_?aT?{r?`%>3LbNik*<d-&o3VpBNw#^B|3e|;?
GZR-LUZ}{j!CkJKo~EHrS|E88#9S0b89hx)IkB0kj8cBOLRe+ZZ7RfVS&_GAC7MEd(gLbW8@cg&P0<}D`Cd(*UQ-1!*i10?f)}GTd7dSlwsd^@_e5OPRYYDg
{)5n==$jE*{;vVtVRTv2;#a&-7Y%9bn;~Rg%yECYbtxg6%dPe*G+fjy6K7jALi%beVh0KQ37H`OpS#?PMJf&i&X`Yv9j5$pnH792w`^m98Yj*-A4uFRK`6GF
3(wf~Wv7Ef?gqqvJmI>V@SHKRW6C+8y1*}+r_tLO)IBwa={E#@EacIc(sR(hI0pA^5FyZ({YT1^%M-1>ASH~m9fcN}s}kirxlXI&ZO0J$s`yV#{vr(pVZOGU
85o2!S))u9r#3wfl$O_9QfcrPmg5W1(k3Cf)HprzRO@Wz#a?7Hf|8>_ls*F?TYnuJ`c<*4kj)!E(0}Hn;Qo`y&~!O(XP-4jXX{A>h{|5)CX%bbnS=1@nicP#
Bkdnb%OQ=;L}zNc91<+FZ4?@$9OhtUC*QphVPwZCABiL*>$0|gWJcZ>EPcteK9&*Rioy$ZWRpJC6B&qq5Zk`F{IrE6YOHvi*~7$L9`;Q!<~j%JzRHVgcws6I
rBm&8Ct=WVkX$&?E9t0?tuUHug|++S{6AA`$Gt0B>JQ+#x&BO9ZC=*4AFC1H&{{)~EKL4XIKfm{2dm;Tv>J+1yK=iAVyG*0H)2ThBc*s?q!?bQjbyb_@AMtC
KjVI6#22yYQ7%8{rT4=MsnB*Omt9~;=v&MEkL>|7ek#{h^GZzAl#FI2(W{{?CcP?vRyKYd#}lPiJ9|ACQz<X?n425&%co^M=Pd6<Y1klN=zW^sQLO*<KL(6T
X<FzTj`Gh6^kydszHf7xtTl?91qqGie0Y)JyK;ggMhmH{c7T}oZ?TOgN6FA_wET!drNR|k<Qa(l@!Gn$@mmyQa~C@S4%Hgp6@MV*R54uOObTD23EzpF7}@0I
nHiVMXp|%1t*P|kSZd1z73^a=9%sOHY8o~c)UiSX{{wPWupDbPec9xk(X()GZ~ldu8(+^Q7cq`%s#?MNZuh^o3|_K)3p7WV=IC}b|0Szz9hsscB%f6w{&psl
{W<dt!pWJat1OrGFeUudh~1SGapZC)uh@Mhp33%zJ6NwpduSG2i$E<S>1DUE88w>b2EqVTAte=__B1X&)!!!gTDds0TiV<J#}_wsa)7KOo|cYxHa!D%(7C`v
rb&P7FMCJPY@2=PWt{JO^Z`=8$0HS}Ed~F-9jB@mtQC^$b9V;`(hg#UUc}|{-Nt@-TQ3|Fh=g_PQ$%oLB%v<}#$q)8yJ3l=1OMfr0ob65v0tAcs;=aT0HHvv
Wf_k$%GLk`EmH-8KczJ1@p2;&1t5{gYyItJN%2-Uxqi==QR0A2Acg5E6RhKp5@zjk^PSzE9t|gr<c(VB10&r7Lf>1&<00!Ik9hITAOg?XfX5O0vBZ#$lw|sz
!F-;m__}0cAx<rm+0>bi!6*>wDQ0*_ZVV;t4_LgrhQ!$nKw@90zJX2wfj;2!=i?Sa^Q2Q+A}j=1@W>)&zK~%QmrbA!#E^I|dto>KNA&L~9`&#lJuJmz+5slz
Ig-$ABjX}Ph=|qnvn|#{mNXu6Jla}OY;*N!GsP|WE>3X1?+UX=+6y+=f!dA~<zdzy-+w^`djP`X4-}Fq#51O}$RpQ(#qb{nN@TcPNeQ>bb<u1s)$@NnK~p#@
#SALOna#0*6p&}^8Zk0t;=dWvL9POKG^uM^8E7{M|G6|Bq(H=d+;V}EGD#<xex9|8^uP3we59mTl#bOYewI*nnv+Pp()|_87B2Gy7T>AUQWpBZjBLZGrIthe
t^YvtVIwMzo4I@o3spSq=RE2$rAaR^&gl1?-4s`xjhR@FoKTef@tAQev(`r=n<4EFABGxz)|VT*yz;=qi>)jf)afN?*Ic%7BsHme63v(w%jKkd;u!yqOu%EF
BOC1?*eN;AUWIvO!yF(W69_vHl(F4s1uyPoS@?gQ8c{e9IQJJmHLjKg%k)2wTXwf9vzw<CPr~BuFoqDRL1G`DLC{7{ML`Qzqkg3;ayh$Gn@_`9r=J(nqcDLs
RkChTlFlN8d2j3ze8@Nn&UVNSOyr33dvS}sSBNjwq@iUEM0GF$?)PNzcX5exGhEqmIs0)l&46FHG}3D8ea4Eq;JnNLsUQkiP&WBw)M!6VfPKKwFPRXPZhQ#w
JT3qFxf_<CrP;|eoKsL$#wisW{%HT3<hX$FjNz}9{-@$%1e(jtJS#tqo?RKwbdY1|hu=ddVX{5wf29`Xo73K2?x4W`)(r7DwlbNl&(AmNof)wGlljH#CPWV5
3f}l@h%<B6U*z`ezgTb2xr&I>;j??V?AtIv|NZ;x^i}J&7ImE#(_F8)w(l6-5bbT%)53)6i1-JfK?A92941B9cASMNYE`y$X!uQe42P1%EGy5;j+A=p#TJ|d
`5J(nQEu+Z$NU~@$fETGU;DFe=W-Gvf;!3bA}yPttyZNdyYur7*0sGCW9a=d*O!Bm7oo=Zqi~I9i&4$;0%ZoC9g4bxECX|QDis2qFL}A0&lP9dt`M_nxU##3
I)MsL=*PmfKmEfpCV;R_=Pb~-*u5c#doaosAG8(}CRc=Wy+PL45<@cvxw|}x7HT!b9~l`(5cr$MBda`0xV;=e_;d>f^0m4#P!Dynds<KBHQ4m$f=6NqULcm_
mX8Df$QS^!;w+uAfs8t24?^teEk~r#j3kd&grtJ}8HC9^&feCwD7yYnx0N!l2lh!6T*$dy4q_>#^#m9@26|Zcbi_dcyQG?YxMlnf1}qcLkD3%I-|!u)mHZ$w
MgE?q`Eq&4c6YfwkaZ(?&Tk7a5{mKxOC&VDqkg}XGvL`&4@ZqESlXgpigq&w!LdOZ(<5C}x~8Tahet8tzXnZ&nB~98Gga=^4SUW*MIkd>A(T`d_*Sk9$)d|C
%N$)E?YNzsAsWCT6?n??G9k1klPn;Y-mOyhQiZC3_mICJ_oe#{Ys4%#`z{<=L|1>yS88-_4m?WzKqz#ZWsL0ZJ*h8D$20O=h9eP&8YOn9ht*w~1b%JWhob5@
hPVw#ZsA|OevfPB$=BjDDJy`9Qrs3*>Dy;M<$~D{naiKb0imLsxgFxEZ1!vHIJSlU*}SPXQfpoWfoU7F9cZ8x34@fZpBta#QMRLByQ$v$ia_X3(rgh0bb81V
<zcqQ?LpgbxrG|yQk2C%`76dS5d`C3u1WDgNsij6!gT%0H(v(O{|^5ucuN2<OG&yk2dCuXO3^V!Z+ON<!a05TvY}29ULfRnf3RC7`<DWLhW-#vJJL2YZLx^H
uy2UCY@3>i{BjgAdCQp22QA#q__yc6utvJ8?2vLb)`@#4RiwXZN7HH5A<2$<W64%)?DUjk36&%7-+KW3ytDh&)xv=0v}d49B&_k%1FZGf=j;J$hKw$K{9()j
vC?Vt*1pLQ+otl9c3l>$*bT$@T=)ZN7cXt*fJ~gZY*sJFqx2XgJdce<C(yOWF+*T3+3{e=$;3wKjm!0Lxqr%=Z~Q#iM`$4+*N{mFFt*$Hr$>9#tyBrRY`U_~
rMX;8Yev8=67G}SVa<YljwSg9E$##YZ#zMU&k0%GE8JS<t{>Wi_MEx|6uHa1k+68x{mp=MOYsjYpB~7}LyAB9^4OXzTr*~+amHA-AKQ@j2hMXE`CDlK(c^G>
gBkgpyVyLO6PJ^lz5CA!>e~EHyNZ4wl>bM~fBVjm)Tv(;!-t=WOl2Rhzh5EOXWNBpU{m{4x}e&uAI49D>}vhSn7X>T7J?)CQ58GkvC4CQt2V_k!^Q|Q+H`Lm
ZH;Nkd!z~Wm#5uC)Mlhk7H6`GqYO_!mYi~t`EcD5dTdz|w!4+wiHRC@lbT`<48kfD-gry@KmyPhQ+4jgKt&_=z)GSx6enuk->}REa4NehL|%vn;fVN-SeJ{R
SR%3ZO_YCPA+v>`x;6Wp;xuz@StFGXDg;=+F+Qn`mbfHrpFd=U8(Ek#oI_nfmTLLsrev2Sbv{4FgzHDmuQl+ViKA&TJvTuPo4HLD)zBar31m{eeC2}kEM$Ht
m0>-ZSV25%k!n}(FZEHoL%y*fdISaH?GiUFUAQj37-6rv3G|1O?6YNsDDqg?>}OgdH);-wI?{Q|MY!P`{{q2bn^P-&p5r0UB_#(MM&hRy%mY6q1R)f$^oQ-J
|DKdo5Y)tGDhwgNLw_K@f0nwze}-`HI3L1qgEgwl(mHzO*X-I5wL5&@Pzp+#p6GAK%k5hQedD3Za`L+`5WnZixadsV?jz)n@EkF{GNUZVvtsF}^3TBI4hV}F
q24Ya4LJ#K7{T;W>jF&Pg%C2jJo$V<WfXjK*$O`hNGx-82yP{mn*NbWu{K(WXNL^7@IuQUow?qP`Q@Tm(Aa1I!J&>GznW>X^WX-1`0_6WX&$#qhffD|%7OUm
SCc~CJX=T0#(2F`d)-md{mVvg1}I1}3|=mfuLQlE^PSd{*k?e!V>0HV9$B#j7D=;^gjZ@96!`xDAY#IaAQ^$HQZrpo{^#id*#K5s`rb$#IZ&&Nf+7@4Be2<c
TM$ML@%MMOB+Ej+C3;CF6xO8IR`|;W=g*sI3gs!Z*^n6-N<alh_rsYM5S&6@lNGuA-gL`1P^X6UzJJEkgxQ6F++@ccF#!^1)}?P+7b2`+sRoID#bNE%Q!r&k
W1aoUiqzc)hmi;Jk$zGIWSub#LvtZzqc9pwxV}6f?{yZoBqWoZ^-E;vjvf_yjtUY;gCIG(^sV1dp?W^N)6iTq|50glm9Zb!)VcNuA5{>V-xXjIQT>A#z`x)~
5y7MXxdBxd6)ICE@UwvYw<(r^rwgIvazE<Y$$Trblt6^Sa~6v#U*)1D9E_&|$vNGZX`Nku_ytyb6&hs;T`m{9yMh#n$h$<f#tWXENCgUtvkG61Xk{X?34?Bt
QN$3auIpyx>@^8Ahhq2UG^a%oeT^d0jx2sl@|e7-&CE5WZw8WivAJBvWBcAUz#W+DYKs%{i<mn7NN1mAi@f~EPgw58Yje3QG>Tn23B$zbio)<i-sF_oiJ}6)
9fBIhl)RFkS&oWnB<!-)l#o~eNV4V|VBur>F`kLr2r$a37o@n1j}0{8sK`iP$wXwYTqgiY&MEqgS<EALO)L|F8UeETpH>ADop43F@FX*T-*yoRPgvpqfzs6o
>L`Ef3IDl;*}^Z6U%9%#d~zTnsq&2&*hf@J-m<o^q1hAtv6p(7$%d_e5oj#%k9oHZ-><G#Yq2xd>O5-rXTb}wsoq}X)hmb<v+)6z?=TK=U{E3uxkjHENI7NU
O15<2NoTDCh-xMX1ryW*(2*-FUcF8NgeMc$ta1B3q^kF~cUj~wH@Nd~D5&70(t3Dfw=<0=4_~FN4MuFS23Jj9-eC08mDwiR2QfeveoD9S@nH(g8Gye*flguH
B5ytueHx7#f&?;q0$?Ip>0W%9fx*kgn94VY?a5YNf&fh6t53i#g(%Z;nY5wBWs8d>n0{^8FuVm60=#Hni0G*g$UKbKht5SagO%ofG}9SR){q94Yh$f~Pyqw9
oQAf89<Ftyt-B?V-+U)*ZfwRHmYObD2k<Mg8z%o>&uY0mi&O!8nzfxUnA6tC{CLxO-+4Qa=WXu(G)`gC57E@sd5cc}b0`$s&BJ~3+kkF}-a}T6#9o~ezv$Vo
py_5@YrmO>sXYQJ|Ed=`W1o5ri*+1dKXVsPB33GRFakZ$;x#6ciH!=X40O+Qf|LF9vY*xbG6wr$Uun>97mS;lW_x}UTwN7*HIK(+5tG%EE~~c?y(!gM6`o!1
Cy92?@ns{2bXo3-OT;~cxXv$-kQN0QOlTeakn_bs#SNs~?s)wS+?SK-Y~(NqeHXmH9bWrs*=ei+{Uv0#Y5bA~9WXD;X>XD5mhbe7j>LhMj2ZDatSOg8DK}+i
H=9NK^YIzJza01QUb)Q6>9R9Km_-Q_jv?1gH~&9L@7~?Gk*0ah?)029TeIDDvD2xPL<$6Pi8}%$l`gxy^Vw$S%-QXoo~p84na-4w5=ju3h(JUj08;6!p0nR=
U-tgxw9}#h#QQ$a^CRN21@kxTa^kT)Ko~7f4(>z~QwHLYANs*dBOtAlV}Chu$m;!mu+XhN)ZXQ+$xQKKW@@ZRFqjfCY6PNQ4`Q?yd?Gum4J*Kov<XI!6-4C5
jg%a%YK}uXimO}ud#GNLAQfo^S_gj-EKW)f9Imx$#7iA~Y6I#k>b5rhf($E()}*<I6qNKKjTCUigTFI+xHt9~_uxle>L%}QCSBFPvX|br6X~9_`mntDd^rUm
=pAc6Tlc%OotoB0gD0ljhRUCNZS3V0=nHPyf^>wXKDn&CxP?Z|9(lU=;D*{=(c^7}I%;OE%k&+xpK@lNjE{M(Vi0Qjf3YSevn6TbKCvm35aJ9RWYOiAy6#<{
K_cT0Il8#aycWO%U^98wvV(3pi?AgPVEhd6JTSXQT<3MJJ_#^7!hEt_;D#vCkcKQ;b(0etFL+3`?IPOGGqw{NXY86(Ld+nWM+!b~2jQ395=}+&%AuwDs71ZF
16j&@2nmcLztG19(=O-S3zw_t{~?$$?mx_)Dq=amZ0F9>2TJT?pTG}kktYtT{a!2KS<L+w^_uYp6ve_PptNf`B0-y=q4J9H-(P)==~7X)|Jga((FM-12k94W
$NUu)ph}@(bcdKQ%>9MdJi#o#`+_bnAUIDiM}Fn({}lj^0a7#jT%ey3(+4>Sn=G$*7WEs~qJ_v%k4?jFpDAUCtr&+iN--h=$c_{Rq{7wnHeqXyX~|HY9c4Dd
WVgH=Q4XcOB>1vz`Eegz5(EYt)Cj-}{Qhz#eNZH?Ib;LVbjv%YZMrwNvBGy1iP4b_@J9=rwN!hM>ckY_PYCe7Wf9^eOVtRfbENQ*O|DVQjDwH~Mt`%c<M<cM
eBCJpNgr$b@c5vQb2JP>r>R~rMt)XR7CdfHT6I5lrb+hf$|bSw<rV-$9GaeA=FC1n==?|5fqz}yrmrr`KdEl>ge279^rRQOKB#1GzKW7VQ74B_X~Rs{dW!O)
gKD<=2_olTwaWh4WDtu3?tV5)rgEO!Opk^v799kh_7(y=O$-K_6L;MQZJ(ZAHSTo^vHHp6gYK~Lf61D}L2NhseT7MO%+g@e{1IqagN9_9UK`#)Gxn8QX5<rG
KiovGs|5kQJUq_(?D^F6Tc^{;Fu~2f9&K6~d4z!eZBygKrGRp2gN|sHThddK=J-yrzqPl|y~3}$`N5;mT1_ov7-3rNkJ+D{!FbV6u4|T--c<<e+eFmMkcF>M
v|RQz|9$B1z?GBVyX8n4jJ0D203$>@WIndl6N2a5R$IXTL#H+E@lv%-l4gcw^`|V46oi9Z{{r@2h3E~+jcrxlafSK?QXi{peu)1N>$b%WCkI7T1l2>xyAMr<
X66@Cw{EMl?AV~TnNUT^t>0!xg3@C`c2D^e5x;9P``YYg4cqrB>zckv)V{s72oy)%q`GhMO%=b=shQLssmt_yl%gz87W?Xg%HNpVY*rr{gP+x9h7>>wA^;+c
p`=EMGV?d>O>Jwv9D4K(bVi~NpU~mY3sPt8bB(JEIgl=z^KNI6!u3}*WC810Q|<LEfi~<T)MTI3!m3$KE5{O&CTUZX!@RkJy!YF?PjB?UxGr04Lv4&rb&bsc
Rd8n>3A(jPcjj@~RK4x{T4#}|AByH3)YP6qb~<#IWu~gBn}1Jl(30j2K4x`V$FH{gKkM1H2_MwrsIP4n+kI#HfAJrqPq<eIqF=mlU(@>2HLf0vI@AXitE+Yy
rE!0EyajSk`UrnBA`s|Tjo4q#8p8lPEQ5Gn+w`E85}n9ZNuQYKE~zdXB#+8>7KzYPiDQ7=i`plM$ZH0U_^P;O&A^nsD=mE^a3-5Du;RVvmO0{vE{e~_k~>z|
%TGb%Hwql2PM;zUYC1w`viSrp>V?&HS!ZQBh+GPHGf1O|MshjLqZtJSHG-9HLB*06z##P1CX?*ki=1?mJT}o1bel4<LBp6z0tTLe-Hi-4lSK#0SJo6vw7Z1$
I6eaRXACnr?F!D1C$h9ZgEpj}uq>#hNx6XQNBZG#PF!?u_WNa!exR~^_mO2Pr<^Bui$jrTr&{JL3;bB)&MHQ>oDw(UvS~z58Wa?;Mo4T&2dVqZcGNSRRC!u2
(l@{a5uF-BEZ*xQFN-wYe%_aScu8V5k4UP}%<^Jly{%L;xVmi!I<Taha`gbcy#U1G8wv&U+v6fD<nNLO|28XSwvK0c{;lZd>qOY%OodCLZg<C|=s=9~=Ua71
lSr6~CXBLdnYbsN)bDuc<4w(Y-Es&FHF8}AzBuN{F09vUdYK7(S+*N50f*gx5IE<Fbm%Tckhams9=n~Acu{+GumsxjmJ&ngXkPi=5A8Z~q$>(d-nY*Bs>^d|
!$(#o%Omo>J0M&deY?S#@LISBq!-Qh<^i+8aBnJGNi<{!A)7SC#{RdsJJwoSmR4D9Zuet<cUds@xL<9bS+Lnrp$0{`btwu}-T}Zvtn{Pe1^sYnEW2q<#+ct(
nr8U;+NqYOT6mL`eI}es9Q@_HYW8kv!=QT|oE5|lK9xE$nM+jM&lV(SwOWzqX5pZ4)m{djtQAYbkPkbhYY&iwSy0B-lk+9Et>Zk#>bbKH7;CHg_qGezr60{C
fMx7H90p*N2uSU3^&c}2E;A@<or=;P0aq<}yL=`(#nJK?ebjSujP6F&C*F+y$mQ;6`qPoCaGBA(TtMOt#yb|$y4O@U!=dk9CExt!kY`#M)FMLelBa>^F?S}V
7|(0v_#N0m4AuPTnx5=y?wVufXk{^9+N8fSZ!}7p%RD#Tq?y{KQ=A_}JER%QX?y2*1AgB{<^crTD~9Rq5z@--4Hye*xyr5}Sna#kElj7#bEa^ByuvI1R{jYs
Py_DYE`4&rflohY<Rhc?A-%kl%XvEB0pkx@T}8*oL#y)-s7JjW(hhF7b_c2*+LzJs^%972q1DdB;z91LJ^aOZ^^qwjd|cU9AM$_uia5v1H+>%vt}uLvS{xvB
wQ`1W->27mb1?@1tlqj@+oeet-BCGu-QjDcU;jhW*D)!cIvWUtA8jLg*QuWC(sZfO3BV<o5~^Nt{xBfj^yZnRy;bB!XNN^(l0F4-Hm<Gnz6bU|O~1$NYPl<*
L^&Y~)UWqir;w(=mY;3)CMSJnpD#N$R4)C)Q`gv`0e$_qov-vhU|kiUsdadRl3O&d(JVGPcFj=nE+Xx#SUu`y55E-c+K4>2bykb2el#_N9JF|YUdIaLuPgd4
4+&*$uM(oH$aJfq<5<G?)l*6ut7Cl?P?V%k^Y_}i20gGm{qra7_J-u|pm!oZvRnIg0(TFdY#{9)&>kypzXE@Dy(hH_<be8TtMK+!!vtdo-qHE-j<x<Mol%#`
j_Fpl*R|noYV#{YNf$4%f;@icuGPDtsV-mLvrnV-lncnYho$8oa{Wn3^+wqxRkm#miW*TDfy5aY4FYfbDY6#eZtGFatbllC=k!PtoTcei1}&X7x)}P)DMI*7
w4dLCP9LxQ-DTSLHCMeNxariD|LFJdD2YWTbp7_4q_nP&eYYj?o69<aI8g2?tNWYmlO%1ed)(qTkTjc=|2`UMszQP<C86Q*(Ck-bYx|Tblh8~>_+-*=$lGJf
`tRx-RnV&jRT|-cQH^6gtJz+gn%|i^J-Te@>O0Xo6`pyku$b~RlRZUv9U2~^Izg@3L!Wj&$s=G)oHd3hqgD5j;G!<nddmvc2}HdgTXmr#`sB=N#4VRkGKH+E
xR4t+3D>8<!oFy(oXzz)D+SQYPwVzNEesHNA431+R^uN&is2{74XR+a#KWR#!E;J=ralMQNo?8S0j@lJSp8St2))*Z5hp2D<LHbn#{@;gl?>vw5PtPK>>I}=
U7Ly7*NXzTwm?<ze>;xdIv39vuaa6YEAK8RHW{VMf$(BDNXJ{rt&Drs_ZahyI~UM?C5NBi{sug*KObc*kW?#Gb8ky>*`LgIgY*bDgJp^$Ms3OFb*@Xq*X<ek
I@_TC<%4*=4DV5Yu2(`P60K`ZtD#`L9h|bR95YB2hC^)uU==7;x*=u0)>CTkSeZw>H2d(JN9SER+vk<;b8J2{)}Vu?jo=M~)OR35@kgKUvLEcBk<F=lvk{Wx
F#_?q-+ah~*7^EjW3RiOfioqE-_OndWuMOXFWq#-HM9{_-yXkRn0DNq2K91u6ADA!Jwu>rplst-b4bgNmu>X2@JMU@O&{YOK}oi6=Uv)Zz%}wAuM>BStZrlN
Xq|6o$677&9e}&3`fK$S!?z>{z~za`<_*r%VxKiKdCl`KCpbqxHvel(_U%l4Z2eu9UuKoC#lETkmNz^7j~xYQKD2bonA%bJ#B@Gy+NQ!aLNm5}lUP;friM^!
k3rQ*YvFRzC0$03NP#JIgy0mTh5st~<_Wn-*Sq;6QO9~;-)ffV`Ml0ZU)82NF1^ds1gBMclOvkeNG1JJ&yW9U7uV?kc=NyG9@7@Tp2H{qg3)$H+K;z&l+4_7
(_dEZdY+==RxKW`kH7-h96GA-A;uX$j=HX6)+}+oY}4q_MaRY*T9l(E0fx%k<hW3&%RythW~lAMJewWbuFF7S^9<onW7c*M6x)Uib@OKw8j&MVOmrANwoklk
E;}xo1H|B?&P?rhv-}l40+D<LKcB!T!c)3>{&<z9NwFs|sDL3*y$@tBmoOxaV%Z}((3~cf-ffw|F@QeK>+C?A9HSZqrW>>X{_Bsd4iRFV7DfQy@UG?VCpun1
l_Bncy&7U!w||0^xo98A!7>BVtDhUS+&-~aSt}G<Y|tWR{bdh}t7e(kO%|AIET}q95~EU*u{Oy#@lC$RdG`36+Cr-&YIScuutyKP_mB|FcMw$hCwc@0G>x^r
X_jecih=*6&B2h1#KiVplH%84t~#UpSjUzRwkyBJMP}Y)^L>Oo>A`pQX=b-Qo*C?c<cR&6;N-ooR60MTi-^(Wve%4t1nzRAX47o3>-Xu=iUWj`ofw`zRp5&d
!e|Jel2=a6ibYo64w?FtP=tm~?RaDB7y|k*)CEI2TbdiUtXuWoEg<v_?JOsY261rgEXylIo*)DMPIt?l${TmoME~1MGX_eK6t_Pf^ZkO()ER~a$5}7u&l<<y
+<{HDTmJ!rVO>_!lDclOnRgKs?qyS@Hn}WQN&;G3HtECZWn1ewsF`JZRox{w2yj?oTYn%bp*y1H5T3NrH!ilvefNx7LZ3_yiH~YqnWVkW_o^j7CI|eu4RPv|
gt^Q2UmZw`ZGl-;Gv6zk`L4+$+a%3m#%)hk{_Y*{A;wy%ekZo%5bK}%MCXWPOAM6`FyDH;`=oKRwYwkjWWk-Z)^m2J)E^%7Wp{xa{FojVO?Q`ShIb5yD$-Zt
YipZh?&tevSa9^|P)F$lUyR1oclO!sNYr<z?p0>Gyhe4J+$2fUGiyK6so$%H<dqrXnaWMn;1o5_7Prrk1807ln<lacO`>C;b$eo-(s`3Ai17F$)(f9`{9bo+
{6^PIncd~22afVZr`cm>hTf#<hrRBXpW42Qn=Rd6-m+)E&(eLa4xH~BIyBD<Rp9+d@sr&xvu>HAp3DsW28JLbNGFd;cR2>3i8ikrtw`5Y?N||&!FUebnyg3H
2r;-)tZo-|(cC3w_hUOV3#GP;fBMkb^!RUq;$h6QTWfT>H>yTmJL~7lLzeEKA$3=)<ff^T7Dcqmp&HU-oUgH3en92NDCd`h5Wtp?#A?Dxm*nrc&L8NDSmGo*
xE_5772`Z_)Eu7hgWXzO=PR_I_oPVdBFBU$g5m=qhy1e7LXJd>F?%Vj&h+bG_VW>6rCEDW*T;RNb<+X_t}D2^S7oaNKM=I1zvnjy7#*mDqPwD{KcjPjYWxfG
PmqI2p7ZOax{Z%`J20aN+n|3!rYoox=<6M(1Pd^*>cCPIqlWiIht4c*a*_=_0)oxvtX1veuK5^gWG)Nl)ehA+tLl156kII172Q)GVXpk;D7YAP;*5|*IJOo)
2KGeQZ&DR4_797m81;#6NWa%_F30DP8Oews;(;_OVJM{}6HAfgXNKx3Pr_Y7M)X%uU#xJG0UA|%aHa2WL|ViIglfPldH6rRqCI+1dxicdZ9n!8v};$N_MO(d
Rwk#auT4EmZ6+2RqYv+Sg}zmCSL`JfHi-W2>AU9znuVrL+s{aMYqYAL4raf+OQC9@{S;k-Qy)_J|MPSa#4;TbFLwK2Y2->{L`@|Z)@7Ur+BQQwjthNRHH7mX
u8>j=Aco=5#&}8dz*%zUl3_L}@sC0FH3S&JW($Dp;<5t&ve`C>cW@|MYM$E5JK06bB7qrC3G@I~FGLgx3Uf-dyaLom0_9lWO72LHT&4Y?*NMdx<h>b4LDe!M
94L{dA~J|YFKNLs9uhV;D^uUrOiFlWZwLh#!<7!EGQA&wU>adH<^_0Z`UVP}#ZfvST7Qltu36BWxK+|apkNVkwl0trIJ3$*5_w%i*o0i@5>9P?&6YId3yPjR
<NK+V8BV7fQu@mNj5R4<XKImgR)fKAV-I=UKOg=Kf+!kO3UIsq<xBahfT)l%%>SoC3<%i>MqSdWms)Cju0EpTMdpXN^$E8#yYRm>&DZqgxAAS>vas~J*dD1M
Ol&ey#0V_~+&50}CNDWFAz0A2MV_pmlbHYsFAzcK4JkJt^NgZ=e#}*tD#}#ym5NlGm`4Y({4y(+n0fp>-(%EyoG$@pF9)S`DDA68`SgIU(p%LmkG4ao&KJO^
u8AAcBDFNyc?^;3=OoL~@)@~Xb)6`_s290Ie}N>I`E(X1%@bhlwbT5#OA-B8o4ry|tNN=9c=ZY8+PJ%)A-e9Z>gwnysA<V_ez0Vr97`xff<yr@e7wv9Pco9(
zH72$dOSqcpm3Mk&MyxYWR0PRaoOctLsHN^_?M<@dQ1>QZM^K#r}`s%KwIdGuOEryJw6`%9szg#q*DCnr&;5(F6*MAZJz!C{&1Ba)qp#~W^t{P?Y70&dI?a|
7#*qEFN=1$IJPmt^v9!3QF4eYU#r`nj{KW`$=xzLnnP}hNg=YRE=w%Y?H?}Fvf}C4BfH(&Lkb~ww{-UD|86l@0jPOBuiE3){;`d_#nad1pOo4!sy18nPy-k&
I;*SQV`6Y_cVVfjr?LH5jqfp79iGRE$CnfFkVc(Obwc-bU7;J=UEB+QZTLQMJn<<F^@Jwe9bbKwm_?-f9^n5;2`I;2{g){kTv5<bU`OEc+yU8~ZJ+JONgndR
%F)_A3f;KdaSaUtx)5~wZaz}6WxlrN>_*3Kvmw8$c5JYwGXcqb%a>_MQD6TOJU+K0a!F6EZ2`-PSE(N6<E-WfYu(BEti;S>7TqkT)*IvmuB)Rt6$Ns36GD1g
4tQ{T_Bf+g#M?m3)_=4yWe$0BPJIB>J4x#KQvD%PeG8tYu$uCsaJKY8c@(nouWxQUjnp5S#&^Wn!T-6-huS=zA9N@a77BgYbieHwjGy>hM}7&=QDc#MUyjAZ
r`9dM>96ro)MG~r=Yh&0MY{atZ4I&RL}lApU#ZGCyx6rLQ%jC*UDLU-Ymj8EO0T}!^?CNy+r5o1vk|=c5=Ay{0S-7Dluh%byR)9Prn{VZGd$BYt=1{AZ%4_A
9)?8KfS~$Y>jGa5>E0Jnp7BE)Jft=Ws%oRJ|3|^1;i+?nOkx0oCO&HG1!tCAPT)`k)gMntc`KWF`=7`jI$Q_Wlor1>yul`l0O7VRYD9)#s|>-_G!|4y6522_
w=6R-zLn9X&LS9R2;0j0R@k(m9K}B=&iNC>2*sQ1_m0$!NS_A67|nB&07Nsc?ZormuT!=o5*<Kgon~><UAFEr`i*-t@2O^W4wM3^t54fjIhjKu9&tX`0#I_=
qtS0P08}||cMeV5kO4U@a^0%|Ww-4ueLO5@uRMN8o;2;O;JhMW@ZV6*V=}UQ(Dw*0W1dG%^3MT5>}CfnQhL~7ymy_&J77E1q^x7LP*$WY1*>|UZZUdP<Ij1}
>tSx_`s-Wd-cM~Ow6qJpJhnZ`d9Gs`lQwG(H$5&|7M+(vt@hVyhh+yi_44j1Qxk(MRkoB+JfrfA_IsQGk;MEJ!QkGw&tPnxVIUH$-WnkKPXYwBC~%tJ_cf0<
En?fvu3D6cwdo4=<?*)dhKOw<AQjxbQAoe9pKhhzL(^(g+k?HVHVn2}sR!<X3Hjkzd-HW)lpk>vlJlt6|2()9b4U|J*^uJq+OBE^KbqO)5ZvwTSU6Ozp^d}1
??q?#_UB}v<+jk?zYNU^ds8Xt^b)&zP`^>w$*nsQaQDkuR93;?sdjDWbQt*|OKoFK-=G2uH`<rUtN<Ibi)vJW&%wND)2?jNdO5}*E7n?)lmn?ZE~n!p{wkCQ
2T-n9<<tgyo~kmN97DW|W|^bGQz#FbD$%;g9DN_^rjgKkWzSd$%*#c47;0VNm6h!unrS+$$>g9|?bqqt+zbYpI4>*9^uq;)yt*X(P$eY@<mI?JPA}j8)<&!@
yEi10RjUX-7qd^FQtS_d>6f~hj{Wn<O^kLy9Qfr740PVJ&aRzJZ@>RE_QCw3vS9wUYwC6w*os3~b;fGVTN6RTZ|~Ho!9Ud5R$J+M_(dk44Fn!Yl>$?Z_T<@R
KLL+i-S7G*ZF<yX`q?VBk^@1h{j43tG5{uT?5?hCIUqSA8I|J-cfK5+OgF6Tx}LG3u$L*~M6;iZk*!snn9_+bmA)t{$w%Le>}R?1*(^}@O;_SUo=e{5{4k&v
Z5~KhXx36B>WYw1HhODS+<}lf;)K8l21Q)omle0+ZeduEZ<Zt3v?oY5J2aJRBA7*`v2ryyVV@k+<BvoIQ+P>7kh5Np#e$Vf$rbcyauiOCL;TyYbOrdFu7r`V
gjCl!&q_O_p0Yt)4L+I5m=Rp6vRM@6DJfkaY`+$kaVia4^RXilXORv3f1H598nU`w@VR5{IJLvgd86fUFg_FH<nwVlTMncZ2lKKz^Dp(8Ia;n9E`J#$VJEl;
e`J^WXzuJp4+ghBnWON<iT<@zmtDc-N}j*1Cwoa#-+X(PD~RR#6vng8C*PDT3M7m}zdnh#_b<z5dH!6o<er8N=)Rw7s>lWvBX`W3srmb_t6#qqA(dFV&-$}3
RggrF%kUQLoG&NAdd-<B`@UnUkCy{oNt^J{&uKWd4g<j{%P0?_H*zsTCceGU<bZEYUr2pgF<-hjF6L@Uu;YM8cct4CE*q;=>n$oSn|xjOPF`N_4h1We!i994
Z#FudgaG&15-&~z<ZCac@$_QR^1SEG;;^UZFm1%N%BUIS{&$?+4_^6_r4g`$l3@_V@JqP~>t;WO^I+@6)UU#6Sg-4mvFTg&Pn`>G*&<O&AD!0aXx@S}jAJ}b
E60n>b_YHfWwUYYZJ&@AR``>1XJmoiIKpOeLZ@P-+8v`ys4^g(Q?SP=*aZ;H$@gAOi}m?v7b8R@DlYGmu6wpVed|Xw8copsl=GoT`Y=s^L&HmUSyt~yKW#H#
^w_Sjovg2&C<C=<GkQ{8^V4=*ZA0)W++XnqO=6Nd1T2@w(zc;{5;XAsje|Tg${H2XWfC(dOBD*{InaatcVMb@7!nuQ9Y?=-qo;sdNJOlUrRxf|b=)`5&u3|a
Jolln=EMRjx^r1!=m^w%HwG|8z0N;|6P64vfCnA+xU?r!YS~k%7<MK0<H$tgN6G4@t$s|^!peCNaMz`f$yDdkNIwSSdnjy@Gf3W&Tb6%4q5*;F5BI2J%yHv#
C<YT%s#T-!)lr;7aWrvVux4>|Akf3|GMOlK{VVN~S?&joJtJ)G-<goys_A;644Ap?2Gm%>(Fsx`q>h$3!?D&MCH&LJDF+SDy&Wq4JT6G<?~B{K;Ka&>mr3yV
pgZd!n_KVPv`QXWG4QfqO<0f8TU87+lj%KJWdIEdvzBxJ44K3y%!ZnP@M(|TbO^-tgXXTT0k0lPmMcbvdL9>?V^>^e@C|4%o<N)!R$M<?<OLya5}O%cu@T?Q
Z68=rX>km+XAZ_=Wya@0J|<w;gC!*>7E8ruIfV?XeB@E>Po#Jli{ezEvY_}pUvy=wW;i^qE-TJUc6Zs&A<&XtUNa9x7(AB0^abMa?q71C_d>YIL6xWDs?dp)
H(oNk$xkk3lH7_UV@tz^*sWG<qNI1l*`|Qb*vq)?mFY`1_)Uomt2vq_fe#{pzfSL{P;MS@KC)X{rg`_@2daA$pLswhH}J$bqdi5IGE7&iL1+!0e>-_;xN}Zq
vn!0JpH|cs!!j1eF1=$w^Bd4gFXb9x$yu=~hl13@MxcA^@1V2@<*Q!FG6)G^U-V~o7^Psbuzq7dsln+2baWv@9@f@3(iKZFmaDCazjlgaZoDBn^uQ&2(}MT|
14#HRG~E!J$zNG8Ah<KX5zu^xl|S=)55fG9hVy0vHw4|&-fr~072{g36nQCz7ZHZB+4W&Hxmq8p#?Bi1u9gJE*SW;YY@!9Ec{VT~27D+D%LUf<9aFzQ)TKA;
(BZ;!5r`H&%begV6U;5t)A|<Qr35`Yd+Y{2NpdF-gbyc>+9(uJsKDeIqTUr;7+P}$?RD4;8Nf<6IJK0$Plo$Eh@%)~7vvLn!5z=_z=vrNn~|MbL#H51kxa4<
gc`w6kWnwsJVN7fOtRjb+b;d=+2l{$7yNVpFdD*7#4%CYJ6XaL&qvS1WiyppoMDtLSJ3QO7sKKZAe_k=F4E9(E8#gb*<HXHlKnZ<yx<68!G8qV!t;HJ<YI*(
rWCBZbx*5c(YY*J4>HQmEj8fxvd@LB`B+^B&bea1X^`fr2ov2*3R|Q1tVG2};RdU;M1&O(7E^1b&{KKlcw|S6)e8t}Sb3YLeqR6=9Sbethh597ltGp%`Ky4s
T`Nq&>A<Y5ChmP7J=hHAe5X!@<->=t!csL_dJxVsO^V~2KM>1C293DRH@(npB7dHoIE%$<VQR5n+i~QKm$xhM$3oKZk6|Tp=SqG)ud*`)O^8h`19B64=hmXJ
y`3SpROxHD2Bgn$5$XM%3}<%ESsBIy4gJ`G1`q||#uqKMeL?mED(!^W2UiYED=(x$o)@Z=T%1aO#57PLZne40d;cp7zF3lnGBA1BaO}jbgNvl=fr`d$5KHSA
BeqHgM2g(?tcSSEMp>@9auf40EExIgWfo?ayISeIx7<e~_E>m?upP#@gB%G?){Z0uv}Y&eaPjZuczF|BRH}rg0^eX1@<{CvWH$o5GB#|0d?Y5mp68N<?Yi_(
DBw+Ibe$S!CO*~i+MtjY;YR0|{X`A6jU&9rY%kfIr4tvBv0AaRyln5x%JidHDyw7SS;AN1EPwd}I}+m-W>#xi+Y;`aYR<0)*5wVfW0RMd+t<wPqD|FPd)^~D
K$B!yGQb_B1weCGdPzoM*GDwgCOSC<k@hUqy)5bk^y_6@@&7)RBYnSFmk0t%^C~aiE~KqQ`Lgo&<kZVeaUS;J^Jz6bb5D=Uuu}YUlSqaTpXbZ)Y%xIItvCtw
2t5$pjl?L!SvjpjzxQlBY-D?zel@kc|I~N+)gylA^X`}z2n$xkjzE?3Z+wA*#=Qp`zkJ_H7e@@q0jE)*XK%Z^nk{y_C)?H#AvGodYQp<r*y+m}ErW!pg(D#c
@cymi+EjHBE|U+;olN^j?@~c|R64+T5X5lWtUm22U-Qnd+zZ4aKfSzgp!X4e>PzXNT3_=sexYpzG|Po{E76KmfG$Uqoyygr(ARz#m5$3%0qhQ|!RyeCF+L2J
?}t2lCJLR5aR0c-EnQ?w=^ZeAk+=zu!7|_`F<3?n9h{MTVUK4l$T-n?fZPjR7jN=PrCSTwc*z%#Bl^F=ZKwkn=AsyhC$!V)fk!umBB=PXp^khOcwd$!`>-lb
(fMFkT<*uW!ReBUwuGXPfnX%Y_N~7c#a@N}bXxm~2tTgGTLt%jnVeAZu5@re>7ilrO)&Sm8qe`?mK(BU5rJ$|g#Pj_2#hHRmDai9J>|A^19X!Ig@$3ENft_y
paF0Y<&8TecP2r;1)rC)_Lwn!IX%%f7_6Yi*&><}U=^2f6;w+MJ3<!j(|Kx>Hl=jBTKPA$fz;UzB0<a7GZ+&WatQN9>P1v+FD;rDm)D_}LlAm~;>-?A$g!rx
TjLkEm$Url2>8m|d#f{hz4?We1xrhjbt`Kfv9`X<i{V@<^a4qR2XLJ#n<RLN5~IDWw4#uIdHXArcb)oN5-9RB2{M!C>9VpL!przs8_a7R2Ey5*&1;8O9+kdZ
o#Bdmh_H^yhUo$l&Pdav@5jWq24XbfzEjy?oW2~A5c$ERx(-rg5^{l4MFx>|^BF;ENY|;$`H003CiUC!)|BIE7*A{Ii_a{C_Osjt(5_Wr>!M$mbX-I7t-rl|
OV6&+aTr!58=e162Z6B`Z2U_IhTRraN-<@_FgUjQBu)~g(?=ZOs@YM9K__;l<X$CXkcG6x(e=hn-Q>%aT$XN<bN+u?u{Uuj1#tXk9Fu4xdf7tjfaZ@)laylZ
{ff^1mHbg`<XN)wnY*)?iZ|h%$-EG7(K2jKI;_u&ZOsqtz6@`R!j7c`#wj*MQLN-pezq%9gmbc)rs90ICuj^ySjzf!HZlMVX?^#r;aZHvf!-tTP$?6!ariwN
m=yk3w&7xULF>t-{b_Mhaea5Mz|h|Ip}ow195?4N7l|s0&fY_c4fuD9_Ffm1g<E45FN|NlHUxwjeMjr_!}Xvyz8AJ&Lue8tQ8}PDJ+rK?Y};0Yd6YJ%rp2D~
lJU3Fb0_aJn$w}=eNpdKKNaXGr?TYt14tDIacWo5ElK3WGg%Y{m(!qV^5YwtK%xxDsx?5g^l!_;A~|J6tt|`xZUs`bkx8*$<=Ji2POh0opt@Ys<UC!U!UP34
yro>WrxgT~BMFhYC(rBCW;W^UL8b276L{J>Xc&U&17k`)*#XLgA^<>9_Hfg$UkaeJ@mK05tM-%sT;d?_g=+0<A?+D)$cQ6HgvyNxB2|-r8Vn_qGY1Jk{&;)=
u*}3~kN^NZL`SU8<UTYwY(S(0W7OXd8ypA(U74>?avS!g0@WxOJaI;DMv$O^(NZ^0T2kHdXb{+54t*yY8hj`a39Bp3t+#gr_z`^MYu8U07jo2Ko#WkoD@O>K
){^u2p;DnNT5B0w^E1_7kIKKCKBpy`j~i!8F3R64ZNl4VULjC<jt46%?I%igRt*42)++lg<oZblYq6svfHpsg!5d-Xa)6jd?8tch;0*#RW-oOfLRFuVo-IKz
(*Qo)7(fG20pN{ipk8+(nFvR}h%D)T%DMKwK6TR=iZlt|u2nJm_4u*LSEnMp#bt4N+fARw@!+RFp0swG(Ltj0VrAwVHU?~iu>1Vfjtfsjvo1$5t?p%z6~0H&
N+QO*@DX{T_r=>IFg+{o?QAt9*U+Qr$NA7GDnB~_IKWNr&%PYg<0-Ws2-V{87xrRl9yEwj@G66hE*A_D8w%pm6tej8-zJKHz9+M(TrMFrw{`q-SOKV5RJix(
62pctK!k+`&E-29zAYI5?gq1pzh92v-EfhT&BCG_+ApVjULMYiqVC7OBEK?!qQBHk46?UhoyyaX4#;?$4XlwsQnD-*Yk&^i<RRHHw0sLscl7t2ldDj!5kF=F
3YL@Rg&|Prghk_~e1E|gg9-E>m#+4E2(fVxw3qHaIwu3Ur?cvi1GcV}7?R~1o}}Kc*hXYdL5623B&>i3$n!;iG4P-udD?Mq$)MlZzA2;`2cniGhyEyr8Bxao
v{vA9{Etx^E6WNR6lxn&dgOEAC}MX*ZPaM}iY2r2??^bDizJ-={%p(MdoBEvDtTm>I#FN{m1C1bF8(HTFn-2Dy}v>=^Ph)%FVL@|(A&WVH_*e&Kmxi`DL!aQ
jS?cj2xnnix@`xjd#V{qFDDSMYgfAL3)%>1(t>3JA2Zz9US;Fu`;;kjEQoXOw*mSKtb7GZ)tIof8UKs*hz7eU8u>Pyt!HohaSb>1EiMPC^NTPYKfA0b`I>;d
%U*%TnreKBz+RI^k<-wyL^Wb~e#tg|h0e^9a1PE)M4kM`w15PrV^WQ;o$S|_w>6?ffmchfyvZ!NY>6oT|0TZxQVcr;VFrca!Eg^@LiOC#eKPDW5?R!L&{*Zc
=f*EB1%x!=uIkNghnbziotNm$RdRfR$PJWpuBCS4Ww$)f=zjqI9q!d&eXSSSWSjN)KrU-Hi=our+}anr(ogkgxE4Cj13!0t;Ca|LW~01Tx+jc>72G__V+g@W
`o-T?h+r3P0G~oVZidz6jnQeLtQ=8TCDYqN9>?G_Z^oq?PiLFCnYifzwO8dZ9>E)wEeMOE-pR=SDp6bQ1_A%)2m>_wYU%(mnn60h^~{8vPYim+@zR5CA^O`S
Hx6Q+^DsO_f;#PKH<XUsbF@G|3w|bscyLw@6{)e{RTd9gQ(LF_T+A0WTN-o@_Gvf=2u&{=0prqhAHuYm+_@SCQX4<{iIsSR^*D+%6CSLOKn5*NY80Ya_P}0m
R^^DKBWKp5wJg@_z+s4OVi}OQE+H|vGlB}5$_c5g^ykT({qjz5;;et4%}e?t$N7sX2^l_j%(`=ax;Zg@&P!Jpn){(YbCeW#M2rr@LEupt+>Q_ib@KJ<j@bg9
(igk2YyF}?Sr_Ntyi7Ja1b5T58wzR09-!I$*{Hf4%M5KQ@7gRq>h-WN#+3ZlL2Lj9uyQH$P;8xt;a;5J-g~eLH1?NunQfVm@0bY5Ffk{j7n#wEfvPGkU-=<8
;<YX`lo*ESZ6R(hF)HfQJXa^<S!wGs441uYiu}|gfj=?ETx#;jj)EnH>jL6XCMUa^v|Z-M^-Ya>YhHq0j7{M2dh*RqjfmH9=QNC?JVB3gwzcm|+WtM<b8LR)
WICOvbNRxH7w3br{B7zMFJfE{<>(#Ow@P+ljSqgH5QfTw%LAusV8ffy_ZF?i(Euf^Qe$<{#DcVm%cA;^vz2%2<NKiw2N^zJR!7N{;8E|DCX@*WR_(>&?1<oF
-Gc7yLf1S&_TX+j9^{jhNr0~QHKCXh4&G$j6rSqX*XvSoxn8{>B?=DQ=p<7pqaz#TmP9!`VfIi8^kq}<da2wwDSox!;TP|j_JUJSdHnb*TZ3V~NQQS4nam*7
MAsHF9e-k86+tuTJMC`(OD*(>pzb|^-{wC!Brz}8x8{7w^2nD(QLp40=$@PuzSY)>-$=Y!u3t9P#&P2uMlTpyq7!l1Du=NeDgs1Lcsc;x>(OmJ2}>E6&lhdb
rsML6hK~D{$3zX;FQO0j<96r|MhtM5FQ0S%nHQs)B%aP6s{7q}yl1C%`E?k#?tCf(AExtJy7M5-u+9bvyoArDXSWks6&O9Q)BX#QQCtME8Yb?rJ*8nOT1%+&
%XbCG5IpdShf%y^OfZzZs&|4GvZ}JY1jJ+Lg|lNB&PMk1vT*#AB%bRVK(I2nD7dL*<$&)7JGf=1SKww>Swb?|`i0C#IvY-*tQ~(TTo!yqhM>#@wy6>=pn`C3
aaN2gut^R~ra2NtjunEghFbF~E_Q$4L9i@NJidS}#4lUZnFH=RZr1%QlxK<VM{Wlp@v7l(lh&R@!Y*?FxPgN8-C38cyu5YmhhZ`zgyZN|RH4^zGhMHe7*xW;
FIHo=`NiB9ES@4)1>x!eGuPMp#TF2VKf87`kbsjByP*^@FxZMuCR(VwLIu|P%lk44(Ibb{>HVJ}AsG?^cnFNIeOl~nLK!nUsG`U3L2Jn%=@K$SDbiJT?QNcy
b`Dl3z!DJ^vM+5h6Xwak*!z67IB9u04KJts#Mm&~RFI$k*p2<K`5Ae6K0$K3-UF~~GKCQa0Jtxdh@B_3|AJPaqGR3k`y+<V9#B^v8qhKJ=9o=TmO(ue>y=E)
MxtQ{TyANhSua#Q6(M|1aD441R2b(Nqz2MVOHhH93NTG%7KD{<^BA}-=m%i@qi7Rm6rBa-{+4VHjt7Tb>oukjKztK03q*R%eHJ<heW}*ynfqKdm#qvN(o?~U
xTzO|=}FP(@{cCi*4zUOg0HMr8(!Y<7nN~!j#)wYI@<gy?XtcrC*Rr6MF)k`_0}I)z4~MTi9eGKmE6Y_5GOVJvPkZ^iQ9#zv;p^lnwA4H-A1gSxmTckflFB&
Zt}EmdpfXteoFxq9XyazsZC$;(L{%Afb>Ivv<Ja*RnYWJ?z(zv0tz&}vqP@2vFpv~k0<u>&Dk_kNepC+&aaB|QOd=GM7Of|Jlz+YvQ$SKV*A;?8F#_rG;8`%
8d;D-ztAr|2pSqV*!TKm-AN5J^+x|UanFZl+zotjA5Q6j#ik_czP>=48uS{kAr&r^YtGHLb`w5#a<qHU`Lm5q@gJYO_1_kg-z20QR^u-@3^ZHQ=53O_iJVXE
x9dNB_ucx3_4nW1|LF&E|NZyhfBW6}?VrB8-+ce4`|p1E{{DyWzy0Ccw?Ev!{o%Vm!hcwYKW+Z>{pq_ue*33&`NI$2egF6S^ZE1P@1KV+-(CIZzq@Jkuit<7
cX#^NFH`yDRE%HJ)2~1L{qL(UU-aqx<s`rSFnt-v|NQ0iOZfbEcR!x_KK|4>%89r3xBwDpsp8@$<&rlI#m6UxuoC?Od31$RM-aZnkFG!FT`kIlv`+@BIxZxQ
8+AZJ%Zgequ0M%_eyXWvh-G<&n>=a1x=C<PpRvQg>zkD51D6%MLzH#xKd_>*9}S7P;jb8^$z_ZL*SlgtI-VA7(PUWT$W#v3cpl9l0)K=WE*etvhT-h8waL--
ODbX@BC{;E3cNkX3-j!XiYea3+9Vw~0C^&F4k;+5_JGTtX}Gj+Qcc)hd(_a6jwS5lN2w5(Il|b`M%0X4BYNjji{_R;Gkq}XxJ8*pvLQIhE}L}-`RJ8?$_p#-
p}7;9U`BU(siM7fobVgcTBH!|=@oI$k#3qa-cxaiGq5i{uX&QV8!!gQcR7y{*L)>ss2?>VVl2|jk_5wAuAha&oY5w^%xPv)Uv?v05`JlnCON#~lncR#6qJ?a
6EkznP_c!dmO?Z|EnsjhN;u@!oJEoW#I?4`(6Wpb^SJKX`Ox<`q3xc=86bUgV;J4DL0cBv@W1JIy+1C%@9RtmwMeLnYlB#lNb&xuL)$$|Tz*V)(!a0RB0+YW
T8x`C)VKZeM`tqf=rSZ@|CsFfZkE%e`LtcqM<!`QUGzXuZtcg6^XQ0|m`I?#NKl;ms%z3lv#kc&)FcTyM|n;oQR}?c5#*3G;Q_S@*d*N(!c3RMSP<uPu-+W?
mG%h~xmI?(izFRX@|e)HOY+XSTDS88Ido;KPSt=K$?~$F9)`=X0mvY4K83^{+M{oy%gF;uq`@pX`JKW^pIl}nr=+AhcNJ<;-M@;Tm)X<t18^2wTHQ*v0FOVs
&kr6$Yx$;;`LN$3PQF>(?GDz`h;{@$^_B{;RKY}ZVGhp*hQN52y4!r@rt_^$+-1w$5Z}<`F+H|PopsIav9)oY@5*_qEhIvmgr>#JRP!b<*0=JqAqeOC=OXTh
MA#&?QAb%Xd0SPa+h>hhT;5sON+1hmayxT1T44Iv5sWw^Lxi(~#0zYa+$wXheFmeNTM8zl`a389fl-bRhCHQ?0~Dcfhc0U$Tg>TYN57_C;tYR{vi8Ye^)}RL
4viEgEdAZ(EM$!SZ69p>6u+N=t#kHhHGW7rJV*@Th94Zd%^L`#`mhZ8IUVy_BzkKpN_X=XF|pt|OP86d`4O%^qwn=qji8I06cbb=RhBaRp6m2?N!r#=W=QYo
Yb-iOzT$0)mUoIrbO$Ys5DSkiO}93RAt0lLS|$`7onPD`$I`@72t+;!*#aHRR?P^(|E0?~%K0~RyT~gLLdPHoDo?8>BlarEA>}O|dyJO{+G3BgIntlnhmKV}
{)M6Jllm_i$@U~s#{>KSIC>8**>NpPZ`7KRy4BB=xh72*8UTbNgORsdOFvI$jr#RGSLT{DVQ2sljtoZL`$m6Hhf}Lot;&oH1__?C_qT&2Q1e@^-@U8+30g=#
81Y9@ZFUHII}mP#CP@n@KNTRR!<|NSyQLCW%Y@_UiFu43$br;M2!ARV+wHdkE!Spm>4PFt)Wz?QcSXW>E-Cj#!B1Qk|HdIRfJPd=tl-T(K)YiPN6Dwp9A^bO
utApDZCZ$8nejB|LbGALnMzWvpf(8OM9@`<@|r=VKvqz6B|q@u=|ai-`_x*hiyQ`3C{*rCD`@#&=n%W9{7ed4uS9i%A%+2$4}{-HlE`83<pZtEwJ&^zd7t^D
)CD~hgjKN5yv$&u*+me}PdmqUf+KJa$!bm!XI84@ENfa&5H@Ah)^dYI$Any#M=B*r3zn!BSh$d&lC<E2XN^2@Q4>xNcp%%GL_Re9G^TQBb8a4eNqbHb3`JHN
7)989pN}O;dVuGiK9YtZiTZk(Ng0Qdwz1rkN-V4J8N<!Z3d^COElP@7zD>AfP4p`*HvDgYk!wn`9{5qVxAhi3pTxjEoiHd{h5;+_A>*=>l8bxLVvVDe$4m(&
Q@Q!vG0JIrAdTcW5$kp+5_-c1LA#7ZrDOqWeB>}R0<lC!_z>zi#x<i2{8C|!Q%YMwIj7|>v^d<PYOp`=+gHe90X6zVM6#TA51_|Sbh()<NX_q;=Tw`0+%MOg
jWiv%HQ<qTUQKq@D<<PtvGd_~4f^oKZTM6_cp7g@G7IItP%W?oH<9x$u>*ZE(<oQR)JilwT5sP(M`{nL8blUl9}xK4Tvtjv!JZ?4>6R-FWxQ+avC>y(OFlOL
b>^Q9-e#FP4>(4;b6-X6hZ7(-0)Lz9eaJoL0Sgq!t~-<EIbztXz5KP8V!FtIIt?S8yLe*JKysM*p0{t9-A7uM*ZM=?lVH=epwpjRDpf8~x9e*+C8{Uh9%G_R
VNs%eT%DPz$1C|j{&K>b2ZSLwln*12@GgtR))kVj85|5NFMB@fWtyZQ?U~IqbEmVpdE~viYsvr3O!bN8|2wzd=T2f_*-^yg(H<t0y5knv$NvK%y-{wr;-<oX
Xh@#&b-TrBrhVax*P=FeX8vn2jVkCCGLyUaZo53rzENK{_N%%HT@)@Yw=W0OF|Vv`_3baDy;(KqT(!H)Z$sZGyYZV-yuo0}F?ge>%?Ltr6DNtB^Um|F8o20O
kJ*5xf4zSs_T0LTh-e2r4$LWKolf1lV)>~{cq|5UM@Z*sraO~s&TU6Avq!rE#2LIuD0DwCSagMOp9xif0bR8^*KHV%LPURZTG4xZUZ==eoZGQYAG_h)0ZdvQ
(}9Ao5ubZcm2+r7D&CVkK9{5SS-b6;9Qu$RR<3b=+gXzJt!*1@GUeLK^N-w;yogAz0!n%x7nhCaEgJ`UaxE}mPoKdBZEREWo&+5so9L`Cu0cbiDbr0@d%&R2
Oxx|fS6DUOvQVct^49tFQ0Sruwge9={`p?pCS>%`-hanzfCFW=;1mzg_tw*fV_SMn^S`92dSfv&mRLLZ4FYK}n_+N|4g3lUFBw`#{AukrciSA4E!>J<K^a7z
6%^}1IdH5O(oyN|yG&YiVsPl}xAs5^@Je$7C+Y5AKIhJ;)|RX$6)?kSOM=OqN+M0}^|G2qrZQiWI<rHAe9g;_e>@am9E$DNDD};nvoguqu8|coPL;e`%`M4g
AEUmroU0<arF~V{!BW3pm64u$SCqSvSEB3xPU-vQAv`M2H4^JU!9VGx*jiyse0p<|8+wEn(Y}PU%-oJkfI7VGX$5~eBu@RxB;T>bNLo{xcH0_0e=<e3Jnx@@
L1m|iAsv*wyV)jB^<T=M(;PmJyS~!&Px{D3v7@5pUnJd<_UDpTpXT)ER35DDO;K_a*l#7;l~4U!*#TFt5zS!)%K&OdwtuHR5|VaU0C3~Y#qB5`ra>AC1;m<x
r~TTem8$uwpk=7VP9=yQe^-IsO8j`Y1&0#*gZ5*&Zwq-M?iXNi>EsSXo0fntcnFeZ3^A%bg!hz@lY)q<1>(1mFMhZwi;?!<!~4lrdVCQVfxxo&w33vwT34(=
MD#1Rib~97T%K!AX^iqF(!8jw*wL7{K5DZpxegiDwR14T#}m<D_rgF#)>e%wF?7{IZ`poLT?ZT3cK>7QF#=fHN1MTZ>H<S!6y9RxZm70J9aJowCZrix!Vt~C
vNSd+!fQ1)+l?JE<ob8c09rzQyepcOjaVtCC{BpVq|3~gTbw~8v0=~wn_fVEN-V4HMsq5hL2GznvLUsMB*(}9h~6hJ7lxXbRFNzRj2yv9i*4|jo~I0f=ZPi*
J#O!cHfwrYxUrv5TsxyrN27<)4>qdjp?e33RUBD)hkriP+en7CKX9D@NVqkCsa=zv{c#9B+bC7s8cz|6Dh%;N&E*BJjUgR`u4P_h29#nF!muH>7;L7WtYvwx
Wj`ED3)r;|{YgU&<wltjAj*rzuwoeQ3skmL6C=zQ@=r(Hrg=d!)+zv5UEGnv|N0%YZ^AMUnxY5i@f&tR#mGFl?b08e%2U?~k)Y$&foS&mG82RyHhRtP-G&ay
vZ}Cd8@t*WAzNO>X0Xf};EmrPhu9rtOSUdEe2VWz3zRh3+Q=ZhtD4c()L92z>L;H{hU#Z=9!-JCK^tmU?4w1s&dQ2cCUNhN{<Cx`f@sW~Bv}oPTU#~!ZLmG+
G?savuEctt{APU~GyK^|XUN_I(}_G#AGzJ0+TN48v4gb9UOOze-fdEkHgRQ`I9HG{X4^Quy)x`vKaQG=j7utmwvNSZ7382EAjg#G@Dq!@!1*}PPr*h@3rrzn
isi|zbC`G*bEc<HdrSGR9)f0=ppY@dLsdf=i!rN<R_%r`D1U!a2{v3EYr3`<og?~2eMHg!-HgvQK<aK=X${Jsp;8a|xpK$~_wrNKk^1b8fq=J0)tMtCn<3p6
;*Bz^o57QVH5R2{WPi!L`(b1+O`(HarZd_q{JYB9bxb;~&!7sy6)wrR#mObfPT5v1^W!*o_STg{7y2xuzO}#3Y8Wk5#&-V^s*~-f-)`YlhZ{OmLKE;$%AxsE
I`Beya)%sxQZyiofW@Qu1*jW=Md{?3g~8?84g#kGYDO4k>IpEVNo;YzP-4sCnbgw`5y#nZZcyU?9ekPcA5sv;ms}Tyb%?f^i9_L8I4RuYkH#4Petd5Q2BsvU
i)-D2FRJCq&iH+M3r<-e#C!|AU6^ps5<%iKeDo1nAmFpf<%p(jLGxvGh4PRwpwqH%2YMQonmnj9Y3{hWU3K_JJ>{7J1ncb9PB;{2hfkUV4D<l@t$Vzc<X4In
t-Q<gCo>fTvJK55mVm2KLGn%T6Ym2>hi1jk)KYe8(smV1|D8a`RtZ2l3Gi92&A`Mag}(Pq9+m#iThu^!2*W+QdrP_}-$Usw^b;Q;B!R?cz6-~IGrtRBOTyF5
@bda)HT*BuYwUlEF4!Iu^jV!KaVhrbydx!9`7f&xSCGYtTM)=}#(`MoImC|vhGg)jA)Y-pWDv*@{`NRH*KKZc(;DR=m^gPq<%K_K@WwwB-9_*ypWHY!snFxz
FbDNW+G4zwXSs%GU3SrJJLS659>v~mu#aAj<uY~q7C+J%J3EK+n=Qg}_1|)}qNrv0_ylxMb9&nSmnY<wr6!;1p6UM0FkL?`U+5|T$VZ-!M60={ul_{%nC}yE
Y~9HEuw3aXWcY&7%DQ~8j=J*DhVzNR$A~%YD(HP--0WHZbzoN{Bc9q1mfvVOB-(v^wr_JW4Sm()#E{dw&R1{NU%IHhwdE)oUDHm;zs_Z*rUYGEDcsn7Ak>mm
CgW&jsdrG?@0PWvDFsh+ls$EQM3WBH%u1}{a4PKO3szSxucLH_aoP_Jn5Mzh1y!{bAMskMv~@nBkF-V}X}&HtjC?~bX)DUorg14<J3EvzO<n#KNV`PMlSQ7<
;`k?mn+&UW>-6z6?@WRd%{a$t_4*!}rnc#wWlj4mxr5Y^gSdDMF;Na8$bTvjO}Z7k)4PpI|10uc!XmKm?Moh>^o@Jo_&7#qnfeUiDN=9rlVHoT#`l`4Y?)@k
Wk94LB{}(GwTWg7J_YZ3R-omdmBn^hpYO%E&}jB+hb$!ueA!Xpd*oL6!Uy@$S`tB~KHA}F9DJsM!F0N1CiVX@o}0pOP#$tF%i+}If63!A$*CJ|OtAsPpc?rL
{Oqu8-O9y$v2=AXzxFP8u&VB!koOjENGq4`42tvZpvIxIDgZl-+gMof`w{x_q<gDS7hH(zEeD4*HvaQ5zW`U;+aVx)&r9or<H$laXTRaND&D&9qkV?jet{mu
_RZ~h=OcW6!;<j5w_W@4Kf5jQKk|^oWgakNjb}O>?K=j+*)6L{>6@-^fuF*vu*Z;O@dVHmff$Fs2u?uvZ@)u>{|?*Xmr6BE4N*s9kTtG7W@cG)+d2gQ@m}X4
p4;{C<>Yk&q6EtK7}C+EEjcChNVe7RETFLIE(=51poZMEkTLR1C4r}1Y+9!huhHe0j!JLGYO3b3qKARrh?O+sn>8hcK}xF&`yL>bE9Ca0>wG%o(T$CJT;?>}
`gwvJ6jwoj&rZkU-5@dBv3!n&2m}W|#90upqA9qoA{&}@M7D?CH51Kk;x6M&%x~f-JRhUnFjvw|CCqgQ(Ft>gbT`o+(ifH*&_jFw1LW~^xX5NAokL-U=mrcs
mA$wO6_-vFKLTH0L+>|7a`W=!XQqLG-<ERNgXx^Ip*rUp-s;YF{MpXyVFcWb(v@@EiR4hxH$>PG9S1E5vv_?Wj;PS((tJo_MChH=Y_!GSFIY{VER4kLr)okY
9h*`VwiL1|T}&f>ln3@N=y;_Xe-55YTlpT6Xyn7Ps+qq)Ugn43C;RKhTW+p%bmaFzBdwU*ejm}YXk+Ju9})_TyS7BHhxAjg8rxYA<>>l*{NiJ9zr-6`@@qWY
?axhfC`pHEG&&D#!lpRq?pJ-kJlHw_zL7W~KV)FW*@*)hTKbYpHYTIM-}&?9@ph#kDPutaq2s7ab>#8?jSUJWU~M*Dm+KJC3hBFZ6AB2+2;)Nd18jLPYy?!o
|EG6rG@NkpN1K*8G4mS|K12IKb~fPz=^(tLTND!rS<@fK_RxUL;_*+;6?gMH$KA_dw(@Oq9;TEEY5Tx}8-_HYlQ{>=^(EK?oW12cjPWjH0@FW*G&~j^@>fuZ
Ekr<dR1IB2wqWGR#rpu^dBwPepzbRS@^Vj+`$Tm=TL(n4wR3t-&Fbi0jZF+sniPDF#Cgi<E*7yHDTr9F+&PRnh`;w4h2T*<9p5b)qsrr$2E;o|ugvv1g`TBn
ynG{vE4-|M-C3XLWTmr4#T`4UEts&$ZgYs`zK~CLtM3dgJJVdzIm;X}qd1iiy`pu+wSgiFgV9hj%i|gisQ9qGY4u$a)^IE|S+n82?^&h7>T*9Y1!C>eO&L=O
yZuyAgv6sAR(T%IHeg6@8H$jaetS%Nv?h~HPP{&pT%(TFfUC{<v)<J`l5I${!krn;h9Zx{n;t@HNt9lg?+l-7>gBFF7sUNXluH`(X}8z#`Pow<_Q-NH+P|UY
>3AVs^3jY^+RaXeWsP*POzIPNV7i%Qhq&577M;|@9x_Nxr4rRonU!=dm<X{O#75zv8RgC_6Z^sY=XJr*-3E%hq~nk@MO6S8P+C2()|x|;vg*C9$~g!=T#P0u
#0bsGI_o*Nh!J2+RNXk4!~YEtXlE}4ykD2~=fv2i*P>3gRe$j;Ri;xYb~Y@R9ey~0c5TYev3I4YHYG56s<1rba=GQ`G4O|m+CLYLRC|_7`8qZ74V*YZzw;2}
`CcWZaJr(lWR!`amLrz33{aC;5Q$j28}30m*ipMrBlrPlhwf`;-iorX;u#n1mMoV*OoASnO=LWkxh%^(a%LY~ZFlqoeQTaec26H@sB2So)Yb{x{u`@y(9Am_
HK8Rdtq@G#%VjN&-W-TLe3pA26(8yyq#?K8HS8Juh!OpxEFY_UM?^ut$xd{Ig_vHw%9hD>C}Ep70UxVPtoEPdj||tGu_{y*5=CA}8;L9`EZ)~i(~8#;NQh81
_3R2~A5^?NSoH+KQ+kv<;7iDTT|-KDRcR2BSel#LM@W+8Z%|8^zm^tF>=An}zwWr81ugyDf+Xh@>#CMlu+IlMR3$E}yrz=Ncz;)H%ZwC409t;PBe7_`i%P!o
3<CNORh%~Prbfh7`Jk>vYCn{PDA^8<bSp}c;4I&4zbh&HarbeSQ9@Q{F^VgFkvpqJ@BNQf<+Z=B_GBV5d#ISGOjY03=^YXDl%usAV1xKwA+9X1y4=F~UDiP7
@?%?C5ZK~Ld)~QfS%iQkh)=^^p^Iy)t&)8(_?6*8Lbgw(<^jf}Dk<!Zwd2jl_=Wz+m9%3Av2Cb&uGKRI%!sZSHA|zv{GcIax?z;QjLX+GHu+LA#X|vcqToX-
W_NM+!*#Bj|0%@y>b^x^h1c;iPGuEaKGX4E<LflfNWaGMb^I2`a{BM9<uOxx9pU$1!}X{i=C7rRqr1%G*PwUPKZ>iGOM3Bml4CYsU#D07IJ*chtFiX~pl*h?
THfwo$9cNj&vU)D^ZhWzt8dEr+hH89vIvTu>dWSOo#B)D<m2qW!TYEGFZg+&dW^5vX&z_a?yoaLdh(aAGwgr8+(|o)wTKsPmpdxIy<Wdwl8X=5`5TV=_>Xj)
LS^UiGF`sLXxIDs%E~bH_Vx1Zaxcbj-DKyoe!V7RJ&@}^;`JKeTw}cIuhY1T|FC9$H0I*wYlQtr(@)n~u)`(7z<pCwefj1mH%l@$;R-Esd4)ZVbiR)B_|07^
_!~3@9ODGP`U)m9mh;u-(l*oe!-Qfvzn-qwS2a%c?yH>T3_rYH<#qQp(68mC%%+{Z&J+Aw&zG<6^|H)}Zii~;$FJAf&vN=UzW!rWSN~958`y&@Y~xj3>9?u=
R?VfD_aBzOyT<AQ{<`CQ?BesVt5xOZX>(vjc-a7yyTyCa{l2`%vV?ej32|qkuj@=!PvWndWr{rzflCS{c=J@%wq9s#^e__mi&+-MAW$az!sb+L?>qH4gS!08
Yc2PbLsV!Yen7OWn9gIScYC}WUOkJ?XzH>{^WGJ^$=Wx25Q99u--c9;RdS%Knp8EGy*6pze&AJE@{g@evvN;sHQPr`H>1zTXNjmRhu-dp@jDip2`C%-I+bNn
?+T=1n)LJo7(q#*{F$1vCiUquW*JRJ{A5*OmhT&>{!q5hwOl<<F{)jpNR(&?oM~6N{4@Q)IO0Xfk#O`u)bSeD_HppHcK(<<_#}NS9>k;GH%+i{+*UwtedWp;
;xHgwz#o9XDBHeOIAA6SIh2M}Sf;dh)rMC;tcdux)yDp9n=s*2r;|;V4_(<1Lemo}9eFwopVE(;qE~>bcf_d!D?v$IX?9x=B4DT@Mmv0Rj}#*s&R-5ID+yn3
1u^NyO=#7}{l!(DPf(DTZ}wM&zd~G!S$V<cN?kv^o?inGvjrjeile;z<L8klqYoAu>NTINdAM9CsE(R_{1$$ohi|7iSjy*5zl^qF7wD3!+>Y>i_=-J_-)s`M
qxK<Q!gaKlVK+^c2^W6}?i;A+@b$~`)P23&yT9#Mm#e+ZeKFhdHGa)}asBV=WpooBSK~BZg0gBq2cYWN&hzCTz9{t9VTiHf^T;kqQiG~puL;zDxK7_B*?|aH
gV1Ig7WD|B4RySfIL-zH=^xRQ$yXkyk(bwtjWXBqYxp+dc!|T;`0bF&=^sgxG(Gk`H1rI1Fn*XrjmT*2C4BR~bl--tJ(cCfj5Bxb<<(#3Tlc!$qWm>q?hjY%
`=>Sz5w!2xM|b(xNw;%tpsU4e*0AyQzd+Bg!(4B#F#Ik?II!Z|{(8aRswq8RCA@KNFH;HnE2rRgqeZr^@pzf9z&iG8Grf+WK|k$Yb=>`X4D|(6V){Cj-|Fd{
y;cvfK^S^A0dueozcY?cGU&m+dSmacjGX#PLi5<Rgn`YHWv<@4kBKFRmgwj3D=mf*XTGzIlFRo-QFIWZQ#8@mpZWQnsfpO0Q_6I?-Nb(?($#?NiYbQ(Yuo_#
f7%XRkU$d!rE-YWuY>b{0}m%!8|O=1FzZdr%AvR<RB6kwbdc8l+hMd5UsgiqjZ!!>>ZwTK{3z(pVYZ&-nTwV+xybZ!1;9u~!~O#YvJs&R7EA1{wdu`(NX#xc
W&;MrL4F%vJibOv&@YW^MRQkzA-0^yA~=E$4xOn^AwjI|Xk7BIAs+KP)D?{NYtH5}FpnI)<_BlqDtlb!R4m7MPKyz1VC23h#fI6z_60%K7F-??a?j&ILfa1z
r9#C;^Ef{q32W)#c0nXz-kL}D4|(ex?bZgg)E1;UIb6g<c>5bxY8W`B!y0t9sbnz#s3LPrDR$)VRf?q6ZByXF)y^4|QJOUt;^pt~?Q)Iqti4WY#yQCGPe8wK
fYTrLB1OE6=HWrhe_MZHHZ`(pXSu&CKj40~!jw|{VW<khjQ>E?@&psA%l+>u|8E`R_5KEg9~fr8JVwQ9IvQG(Y-Tmpb>9!jyxFCv2Upp2OT|8n3i!91#IB{M
zzbRK5dwZ2l7~Ibf2t(B{~~wjs}`+!I0tmD#J(GTGP_cuw0&s3VKT`?Q;YlHKo<9V>dIvA@WX?QAIg0?o4Jzd*ozwN%DG|{t52JUsl-Jt`VYm$ls^l(_YccD
N7TxC*QlJ9CVi+2^iySU)K|G@^kyeP>%&fxes9G-@~rPDudP2XlY`aWURVYiS?>0%*b(M+UERqK^h1B4URHk!YA5Z7XG4jk`^T#GtS9ZikiDI8@l=|UTT#)P
ReZneI!YKLP#`IvC2rq;r34*MG2wH^fyvvoY*@Zl%S}3KDFI|l`jw-@e5!z4ueBi&OeP7u95(aJ-iolX^tJW#Y8;p4f$6O{rE?~zW#zr>s8Wuc6k-m6l0tnT
RnUeu=$(ZAobnW3h7*j;I*>X4F}8^pM=v{qEye4(Q7dR*W;;mjEb6|6Xm`iXkkEoaJbXW5{O)3D%Yy!A0z@<T<4VSsULw_7tjEJ=??_m$4-rtK2jXS!hE|V|
q|Y1D0#Y);ulOFj^wE)-jj{i%$(qSa$|(IUTW;xd5&Rt*!xz5GRGu~KO7}E%^g!d#^McKqw?(|MYQkY6B)e;iQd{1TH1mzO=YuyNoskNGxT%wSUUTzKNk}h`
%6cuy1;05;hc1V2hY8qPr~b3NSZ+GHo|HZ$%h&s@$`lz3ZHK{8VFyeDx&@w#H!Zv7KT_J!$Mcm<3K3Uf#D+Y(9e~T3LE<fUQ;~7hm6WfA-87?_-WJi=_0TZa
xBQcD54Uhy=Mhe<Fm;J{A<v_GQDXuK1MdMDr=@)0RR_rdv~NrY4Tn=b>=gDN(&ksFzU5)`>fuqOb?NF4O!OlQk?+Z8mm;DZ7idf{FAs`}_Scd#{;mw86P56M
xyOqk82^@G&?Y0EBIl2Qj(QUcWeGhUU51aL=%Ky(k_xeV2jP)vzf6r9H+&_95a_F1ZUreeUKV~uZc0u`a^lwcBkdJsNn9zuOM$vXQ5puPE_jHVSj*xjSHgXF
<q<LZQuvIHM38DD#qAk)j`HJD%q?UTRw^WT276W>mb*ze+Z`$B?~dPbq4_n7k}!pPVj@?jQiW6@`FvJsc6LSe-PptX*?lR&kZ9SZFyfYT01L(4+Z%MA7~+km
y*FT2sjXBh3ph$oIXh#<w{sfA-XhM|NH%3E1&ml<Hj!_0LDu)5t`g(#IY1>T#ul`WWgW>7M=<7$p9HC)z2#koeZx{3AHmWk8wOTL2R+Vc_isb_4kNX%i?(3~
za=l3EFq=~ZHrH;7CS1zjD>;LBh=kT2*8hh*Hwbj9Z&hlz{LN`bKv~+E>ZcAoxlvYy0f0rb=N!je9VB}w@R`yX-CPuT;>Gi#Ima8%gVeDOiQS55~`J+0?S-V
by&5iQvYK%1|CT(w;RXrbP-UlKR?J7w##xFADT1qqNpiog#-~RiG6Y@S33WlYhU!ac&kmvlH}a+6XB#{XWdqZ?4jt3TLEOdf9fLi)sEYiPB7FIi)ooyZY$k*
AFXuv>x&W$P>?HuhU(6bhFH3L@Gad_LU)K#RCf;;h(jQDsBIo%Q-VltfE#jgXW<Aqe@ky4Lr<L)@5^VZ#2Nz3TGBt>?Whf;%;572J>=q7d7n<88T#?Cu_ALD
uy~M`=l|tKbIR6^ZoZ2>MZVhGU??vTEpTJ^FZI~79!sXHMmh^+aNocnDjSXm0wUTXVr{NnqP7;Gz3|95^4v7E{b-A*Ob=b?2647(Q05um2I$2b^}T^&A!O`k
?-a!1?Z}eCT=U@76`j}Sn=)*0+XzL$^Ua?)8z0lF1RSG=oL&>#fDt>gp{%oja4oXSq!1|!_dM~-n$iHljxn(;Ef$=M!`?y+5j4jgyEKvD)D0bL$}S+!RA&xn
T6r`8an#L}tL6I7k2ht9^H}4ibAFI?Xm{@X)(tpoJ&itUv8-7U5sZ=Znsv+fr==5+D+Lt(JF{H5#vgmhN1LVvCo1JkWOV39XY5BC7^9KJzbb9?*qUBgdsr6s
634^ao_6-xqGi36@8zjiD>#iE8aP6d9l^R{s@o_G8(+LR491U*i&|wdtD<}cw5L+C%{hmyjfp!KXJv)~2PcT+cYHN&!6%K+%fp3-O?#6KlT&$rj_AEGsA#=A
i<{G6Y&p2#=t?9;-Gg`fifwuT#G!~=gwcUE-6skX!p+7OwoI%wV6q!$@X2=*oT@*%jl|N9PSdyIz_;6Aj+BtlP_1uy@i}46Fs@dGd&CIRpKT(A{JG1%?;lf$
W>7arkJCe`X<I=HOQbj3KhhQ;Vwv_evf#rVr>kY+<+dGSIfOZk+(nwP=#;5Nr^cM_s+Ef+B3*uJH*^z6%ZD_PtFal67w^`e9GJ**!GhTcH2&P6TLarLo&4+u
-QtS*M_0CKD+db$-~&m}`xJp+d*a&A35!R8Xv{EMRyKx6nf2_}H_QFC%Njj<!I;_oK-+|-h<0)E7Gs9YWM-%=jDgfIY&BS*(rJnZ*wSB?iK#W(HK!F4c~yP!
k*^0PDB)H?vE8BO{T&H@&VP-aE?hG;1CFCN^VCI%%SPsK>TLlhPN%=FXyQ%s1|qctnATzR+9p<Lk46_5MZeiJawzi0CUXwlI{ucPTvVMag+BI_GE;b0aXjRR
wWMz+_cpmj9!{_UnGRhM`*CAZt@z3}-=ES-*f2(qk+(yUp&tDII~1FP*hGi2A(&6x!9LFKTm-=0bKLu}y(oGre<!~Ji$TOH#t)D>syJM->tU8xNcqZDKdtmI
hVk9FzYBR}{%x_fRpaqMbpOQxi)r^g1(yuyd03l3kI(J>kmZBX%EOBRq@+pRStWvSTH4b2H<S2X2EO%Int@cZUbzH1+hLbnC@AI8jsyLLt5ZUDl*SPOLZXBD
acw#CDL4v>rG@0G{3dZ@5!7W__U;01T*hM50oaU;TME!K$dLKVA@`(1%Z1Y@Qp(X3OfkkJ$=!wl6W;u%>#UCRJgy6Vv7mJEW4y_laan)v{SlALLI~~VIO(q@
ZpUFN+85}ph)s+M2$u-sX9r+9HyuZCN|%X`RdgOwX41iFaDSo0C%+;5^F{+pj+cJ)Eo33ct!}W*@ynO<_iuX9O(tQ@9GuE}Gl)7er`8+!GW=n$i*3Lym>QA?
9kszBD?w>~q;X^4XT5VM4>pVck9WV!gBtD`NgQ(aWOy1kB=^g8;c!a$05)@6bbE@W{Md&sJ6cd?@}pWg-{%THZ3~OZmfA5;Z*C*UmUr|GcG2r?lL0m+j_>ib
8TX{7bS{U;2pS=C)Df_Cxe`*1{e{F>x?=(X3GijV8!6w74DG5MB3h1ql4HE=aV@J*!&ujB!XvFO^T_b~lGP&_pQj_5O*NIWy08y&mb?UHqx`a~smvbkqI=!N
nut)1jxz2_L*etm3%pc2N8-m&mVfhRnPSkAU41QO4ZN{qp%Q?nKQSN2UH2f%skUHtvXQXg&d$q{p`z5~1zE65Lv2~nuGqt-%i0ymzV@P~f0hq2{BYTAKQMBw
-3^2>RC&1%(7IC8rjF?9RoKm)jmy&vysl<hKfICYevhjf5xKA8`T76>lg=BI5ok?0mbHJH6$RRnwpivhWnoNnx#z6fQ#e_BD|gjSnX)VgM8`w8Tk_wG@Bt;?
<#s1!(Ozs(k*~XAuw~v1U;nVBhW8(&l#0vs=FBgAkM>fuC3_m`?T2z#)UqgeCM&x<Wc={q;kUY|%Z>R-%4%1(4;B0b5x?FmUbeKN>R}Kg9VZlLdIDgNs!(yV
7e}W#UWbZ<Z+T)TK3?~{(kbH!kAh7xUg4!>R!K}jl&(0Nw?s)C8xLJS4A0~>#Ce^c-TD$hAJ;V0B#Ya!OV**?S$~|~55vWN?}y!0fgDhX=3upBnz0LPJ&zYS
qwD1f%-LYMe2f0jvx^j%ya^q+(>RZ@xHw5LTauCOpgy?Fr`GW}xnN-z$7_c9B}B#Th4)WoQI2X?@?thS8;_H-7Id8~>(4<N&E~iC%<>3Q>_?F9W{%-X%hId3
q3u{2UsDme1cLIcO3XM7#*AL1pZP4@C62F*@xn$sn#=e%17Qh<s4UsV%xBui#$2j^V_%gPLJ)uyw4?r=_v~E6&{z?q2K0&Jb~3KV|IHZi;Ao@1Xk_+r({b;*
WwDM`G8TRc^O$U3PG3;%Xmj~=Yr&(p!ixUUjBB%U{|F8YA_<p=D{ZFQSTm39xA+eiBAZ9z`B!oS$Cw4LxrSubH%Y7Fk(~f{#@L8*(-%CJzZ-jHHq6=(25$rH
WJs2~8ErH>++dO=vyCht?EiJNCFF&uK^EG3N`6)mb((^xJ4wad9(p~85X#SP!;kC$$4o=<4!Ut}XRworVcon;U}cWq=%#oaN;vk0!iP;bt!L1<usFTVuGlUs
@&=9F-Lklm#&bdPd4oL)fqU%9v9oj_MMBv|mH-aNq6F{g<tWB`CFfu4NJ47^h|kkM7ma5l2mUWMPOCYa{8)Yo@hO#b%z~;m;2b=!;-6q|;%b=%VLChqoq&t5
M|8@0ufo{ler}%B_&7=B0;Ji{b(=>G2@xu(p<*LLT-jm<C)UJ)i|B1X_+7-g?!hlc4A=nSSyKlI?`DuL@7~_)7sNm9jJsFLEelKx4Jyo#yQ~cogZuLBn)byy
9162yDD~WvjoKkglLwd6BOs8fxm;HI8!&n-QdN@`R!6D^BO5qu`rfGoUg~M)O-tzm_BEI<D8V>6%$ak4XN9QXB#fopt|E?I9mir@02u+l!vIuC8=Y8B9xM(Q
m7FVssM{W$aYX@<*@C}Q_n1uxx_Z6=Q;CiK>z~8rT<q{T6ihy*_lS(+5dB+OLHnB&GMk&{uzr8;m#1}iSVsw@oTX4^XqnnwjK80cRE$>-iO)mpw?W4-2Q9nx
Yb)I7$2mlMHX5B2F8AZeCrm38@i@^T{>wU=E4r`9wQwwy0hcVqankF4CoW~?{J3$Gr$<`q(?a<BINgn9iqu71T?u4r>;^Ix98XKjwb!Nuve6^KvAWf@QQfo}
Aubz;RmFC<;rs2lEGMInvAfu1j)VSoxU9!r9s^{+4k$^CaY~I09UD=sYxYLJb_n9`A)dzpAOvuwc%Hcnvl-K7J-T$Fv0x$@;)IWCfPdlv;$2DoQSEo+bDW#j
NP5uYT=Hcu)XC+$^Np`T5)-z}=)f`Gxf;94{qfKi4V6W9EcR5>WzuSY`yg>ChJ6KLQSxf28dp^!D=N+#JXeu}$3f4_O9AH9hzF?=y<L@i7y?{G=~lJ8lT}|;
e3vuD-ct4`YqTxvWXIUG{B*cuzZ)WEBLVQpH#H=AM&w<c9A(9>B;j?*%UbO?xHm6(DhrzcmC#%Zxy;5J?;-1j`{IJcjcm}44FKY@C~+#;a;`;Ppjs~1@0TqX
hVzwxO{RsGw7J%{+ECGWBgX<))dufS++xCu2eTyHD0;9*7zk4Bn6#J)%X0K0xyY&wtKjug3i{c_=VJr$cgORZHdvtzsT0fOm%!2HVFw4I>xzjRx;&#v{a-~P
@a_rT`^tCF8_2iNN0Q2#KS@3iR#ok-EC#bo@|G`iN_A8)Ir7`0^MiT1g{0c3ibVq%K!BcBaHu&=2a?^IQf3@Bq<E1AQp0#!NxGPSdi%pgDBGaMa5#^e+v+^&
8a6E0ZMCC~2iRPmF+nANBO~is$&c|>`)z$f!?0QZZ#%&p>49CQYIeN%dfcOYzn|mw!p~#OWG!V$w-dkKYdO(PQZ?n}I!3W4+JN8!nUQD4kt)NVTPxBlR41zI
S#vN&A68<Q*OI=B<&05nkxSs9=2xd#jX@5fs3dqS1PdZ#Ia!Lo(H*rP#MK-wY&VSfrevj%{(@h@2I3#z$Q{M=b#zIcDccPe$(zpIk(iKKf4#%&ucO@QT3%f~
vFd!GwV<WoW)`#V-IO*aw|bhLSG73}DjGPx+%E=DdI7!5=R1(n2mb1I7g5>^fe)8m^*o7LH0UDYrYwkmoi?&A42Hl7KX$PM9h4)Pyv)DFeW{jdxfB0u6^1pO
mEGsE80A+%g^c3>Do@Ln|M~z%d^!0S*Ajcuk)~Gwp!@tR-o?<K+ivAuOY<_Ga~H_yF$bmlW1RYJBV={FQ#(;yV(kl-cCnWKy(05L{Ix4SP>3e9FH74C2%}|$
y$4cSDWPy-IfbZwbmGf$2hby-etBxjqZWeEq0vA(u_DTqvacOUSPiccH!yj=qXy8_j5`@F%~tW`!uYD~L}Z611WH>)dy%)N)_{t~s>BaRiz-S=lKFwtff)!f
#)o8g8GDq;<r@o+I2{W}I|BjN9T`xB=6KgBThf=><G+_V21PNEU<~A^%sNEM=E2^vvb`JuEg^&e=jYS1f)%J}K0-XI86Ini_QG;Gqspl%nj*5hc4}ky!>Urs
@?-fCPHey(Fxr#cD*8iY&sNhkq{D|BCid&iha3_C#=K+R@Fpfcn%>{f$;sJ&&moMBrz%AJ);<*ur+iuKUMqb5cdo>JGRu(fO>gn|Q51LX9Y)Tae(ehh#-|Gd
44((+?xct|Z)sEO4L!H)cyznloFG6;jT{-CT`t)G%rI;_rs*IG+;kA-oW%M1@qkL?#uJ7}xa&i|2{OZIu(!CT_6-=Z;*g_iNOke|;5v}9awGyOTERUHh7F1I
@<f-F=V{)mpXDI+x|~bc3@|}bu+qp|Oay}l=Pw|6mIT>w-fyxK^=lb48%tr+<?H*3T0t;B5D~W>;GPEN)zv5=tb<&GrV%TpLsQYQwh*bNk?jtHoFs@5+BuqN
E{LVwP+g%#d`Y}zJ>*As01>mloJ)p~Jg2cdXNM!BY!xyQQZnu=f-{-J2vJG(QJ8W<9H*GMADJpGUfp6whR1|+mli-2A||L2;B3G&M~dc(6T`)X0mw6IrtV#J
T@MI<Ohy=<edLCu76&W1@F*QRPt~?-R?<IBs`5P>Yg)9dvb|a!!tOQ6*v!wp70WzcP@!^w!-i;ob1&0G(%(in(2XSd+PZd4y$GU!<Nn-ZEWg8g9wctAlHEVv
sitzJKVwCWru1`i4_QbC+{!k8X62L6n{+%`>UN87Li*j1!u)0>X60p5$by!thB!m1qi|OF^;5cmXbLr`FIx>j|2W`LPD2~o^ha6hD%h9yFFEwZHc0!)rD%}n
+JmYNzIjK)TB`va$-%PD1vYqB#(qoO&&+)U9D8EYMV3)lzsILL625<S$Qx8)Ik-`0HxaFWL{>Sy8aTECGS;3P8l`!ITk_OOCh0I8Q*x@N0{<+1HjswI_xqOT
r?B2+<OPtJJo_h5?cjglC=l$B7K2S4=g(=GRWzvo^*@E3eF2~I+^i5~ydHRO^<dqdtz4cLnVnkbm;8IH9T^$qGhMjjK(P>jmp3oO*5ev)Kuujv@bM$ygV8;-
;%y=!u?}Y%)~55!*oez9Kb6+f|6EX>mj%U>>5*D4_3<rq(f5x-)U_?V*Ons0kU#3q4#r^<&srcoB%jdiE-G5Ptqs*_x-Ik*n7#|UQ8d<ImR%cFkb5;<-0<F!
P7WD&8bby_MJUXso9&o#pH#Id=xHCoHm5s5&?RUMiRpv*NqQ2FPjSX7`mUjek8(AhM57Iah9W@%(p6p*_cyw9h_eg`!oEA5ZBERgJlMz`TO)@Da)jWJsFthE
HWpM7f@n^|Gb<2}>GAhL6T(ZN%>m!0NCt5P#!JYd$saeC<AxR~ODV!k*=#J>fw4{tHSo1n`La;-vB6Np7Gr1g;auJ!zg_Mmv!Bp8dt}*QzZ*i*Qlm1A+hX-7
=qcl7=$A{ch!Ez)3s6NOV1KNIK*)>3@+gD0(!!q<s0pj#M3g-yPU;ua727WzB_Guq_S5<e%{g**Z@1iN_l9x53c0!~kkQ@kK%vDx>xA5ah$!B$l>OW)OVE*7
EUda|2TVNZ-5}W}OCfo8zeS<hCuO}OkL>KJHSN*SM+#!BItrDONp-7Q>wsuXk9E%uP!<Q7mtfhJ+TwDDSeg{RA;>ziB`8~K%~CvQ^ByltO*6n_X?~Vx0DsjX
wt7C%ESy*ZW8D<;ws54tE#jFrFRDM<)6E8f3IiG{NS%lYs29ltB~K`!djf&7>e-GST6wJ+EYFqT-<JZ?8Ln@jN&puu9G*JM?L&cHR<b}uLX|h}Z-2=6o{6-q
5B#Bm6P*7Inh7tnQ55-3hj)V0TR_rMKXQR}x!Qy8a4w&4Q8Oo%{&9JfJGHD%ni`x!Ol51qlK8C>{MM}6l0elBRe6fbt4Z-de{95G=t=B$P2_%=CTX8bEyW8^
HI~)oKMMmsld*_J=Nioky6GTX03Ql=PBssj$$!fVX?fYcVcoLy^FHrDp;2D%@;}h)nunDs#D88PAx*(KT9%CE&6AhyD*GsQPgv6AdpL>;iuvbd%A9@1Y`J>`
LN;%qeThA$WyxPSPnEsf{T;I=qfOYNZC{AhKDUhWvbbZ6yKH$l%+Wij-wMf7xi0?c3O*|%1y9J?$gh~8WzrVT!{VZO33gJJ@8#}>5NtXmf2>*HSrc!oCW`>i
8EDZ;LLd<i6|<yWRg~^OWJwZTV4(l<Mbf{%356)s>;goq=<EwVFldsE_SN5qv;igaLtJ4S99fYA+WvV+n)0#eg$6=%=OMcI-ZtS6nFbTy+TqDM4IZiIxPyWT
xFD-PCf?pRo?`izFFGZrFC6Mj!tie!$AKib)Mp-@?O8+}P@(}Za2}NW#k)8pJpI{u_jgJVwB0FJ9c!dh!4T@wTbI6BK~O^(=%xm>C6s*9Pj|UzqgyUYcm4Wo
9fn=qK10nDzj{oNrykw^wI%8$zjqY8sqk)I#YkIA+z(ww2By;E7dcsDbdiHESgcheHhgoq@7r_`Mh%H07}~Q9Zu_zOEvVZt0OL@1YThVcK$?if=s{O+7&zs+
&)nwV%EqVO-E<sy&on$Ef5u6r_UU)2xBak_T0_NY{rf>XUx!^vGU6Nyq(A3(=g=YVLEe6D+<W9UZ|}iJz|N{zH)zwc#MfWXgTAx}XFxhlqsuv29`P<;-O)Q0
QA1S-89;N>=@E&QJ)9dfS@5$B-I_cgtPGt}-z+n9Fy7x3x%Nbq({`k`@2#Ti`^a+J7j2P(;3G}P<@;#MR)@hM)vn$8Q%p2?$3T&ETrN+(CwZh}hTPdBcQOtP
Mm8DNDOUH1vPs*jyBEHOQ{E+SsZAj}2`AbUV;<8xUl?Fcp&HBo2@@l-cc9`84vl+zRM_%!I{aYS6El?3;QX;;GdrIE^f0GAFAtvz5XZneH8g|v%XRJZ6a8|C
AlNtTS*!Lb3`v5K?i6c%(`7XJm-Z}^ykHve6q0QB{<85#vA0H1micsaR{KG*p@DJw4xy~r+$8oCHW8udKxn|#0slYB-_Zi}oT_KYZB*r&tiNM?`7X5~gYTYG
d<z2HsFEeg@c)za-c6Dt>6z!+-jZAnN3<xBA_O#C1BlG(;hEis<KEiNjgiyCp6(JULO{bMfQZa$+xvF+Vy><KsLINSaJawzJiiCwa1YzIml-?N&$g+cnd$yY
q(8~l8u{>}B}3mf(Z}fM#Ywg7cD3mfb<{B+2)g3SF}jgYJS}SWF_rP@kaS2Tg7{#EZ*hVSK^p}y1>&ad(zf)J)>Sf)pjR++zIphTv?oaWty7w|pU=ylpk927
W)j4%%zhVjeHwq`K9(B~Nzft<`u$*UJin5qFrHOj8?9*;E7Qq{`{$uV@mfcCfR2Ed_7vF810KOChWcPJbZxR)%M`{eCLzE>msrMG)Vp?SU=-7TrpYY<-+N0S
q_Iyt9M%dlAS0LzVJBfIYULcMgJUJW57bJL)BBtSo%6>A|Na7rs}6gW+O|x=rW8`EEAWt^g!!kOlsX_)(`$-?3UiA_Ky<Y%kE)u$qOMaEOd66WRzvj3t{Eor
U;F0C9&khIp}(pefLA|SfD7qS=&IuoMq4hrn@HKKO*^8Y>`(IfOP_XInecE6)%>t5$Z3&0$++zfn4CsMSu&t}U@*06@Mx*`$|v#L!ys$xL-fE+S(@sx>Ek%0
Fmmm-1+a+;jy=%-f%Fv=?k#GGtT#TUTZGbvV;uj4gA>B_jqf6?{=!iW28`pDr=E}S(0xQ7Khbr6eJ!Ini3rTTei&A`Z3iAQ2RWn=U5cFGL7YO+wQoRh7#D4}
Y6m<DzBQ?80~tEH>O_P1R=45U$y4W8$Ryh0f~<ndQI4{WkXV0dP{-*OfY<A|6)}Z@2|9molT(Z~UKWQNWKFfdg0Kk4KIj7Cw>NSjMa8a}+ICTzCyc&9?KPX(
J5o`TRQ|g$1^jq|0O~>s!YyxqgV@$6r3)5wG$t5Wh|y%URqXSWc;91SAjv_o(l*j9#7>6!yCzd3TuavjPt)iZm>7CjH6(E;+vXZV<J?L}V<>F5=yyl#vTM&F
n|O2T{P!hMNwn<A;B2B$DFR=4C@fgYiOpD)0e*Ya9>sAUqfo5d6$9GzE4G~E5<B^+0~*ac9b<ApedJNj1WD-+3GSfQf&K`gm@@Rp#<vm5FnwA<_a0!NMcBm2
X}xa&KJil`SS-VKLvx;yH{{N1hKAs_&x4kc?_k)-rfi4ZP2;s@#f~u)3Q8dRcjy-kIwk{1C&>up;&@`8W5_24b8WB+@LfEg>Nv7D5cjLSbXk1W50G)vx=9F#
PYBc19f!Q#FJEAfv{gSZm8owEt0Rbdd2dC_6Wo7kX{fZVZ~o;egkT7-ZL9auCzSNEi>v$=kbGdaiyP2S+ztO!Xd9)j-X$8XNFrCJrJc2o?IF9hmK<C4d7YXb
T5sx&B}u3{5{{to|0{8UT>0#`Q=P^-?_KslDucAft+KA(xKzvVrZj1i4vkD@sWou7^b|o)bHwb>jh_#u&6)kB!)>vou{0Tn8>G?3SymBK$v%seia3=6`ks^9
K>pJ93xO!QJcc(#gHZyn%Ne-&O81In>R5+p9qBpui0hq$u#g_2C)uV7a&8>*>n2Ln_3)X6M8&JbA5a^E+oS*qaV48Gn1*~_`QYYF8aKKtA^CNx>b6?PWfEqz
UDc3&qBc#DIV78H50X9ql^pO8=`|W5dc**RU_wLlfKk)oWbAR9w57&>W0ck`V~iR$(wf9E6dz10!HXS!Fi^eBV_&is@k(C?YAKKgOR^;A1T&5WA^68-)6w|5
w$<DdF$Y6}AnfH?CjM07INPvAgdy)8&Jf~70xiLrpJ%w_8JM4l__AjyBQCR1%fPQmnx`YlcR39v#xn9#j>LeIu$gJ)7{eWaYn<nZ#PF{XCzNG5&66!2(>iY$
$=FV>ynI(ITY)_DC3|v^Ql8Eo9vg<y9%U8bkWn-ELlUFqWN_ef?08M8BU|%jcb8(9@dt-fxX=t>=0T-oM16m=XOMl^V?nr&;QF!P>rOBf2uns*Gtd>5Cdo79
d7d0qikY8e`{<TpU(6~S2^VvjWh$q%WdcEAWvswiF4@cr=oFWUEZcAu_|OaS+5T5iyg;P-Ueu1eHlYaG%7jQU_ZWuiW;Z$Bp<RxX9sgrq@PTvCyC7i_K0o_o
9_Gb|{BQJ*b`u}lyB}g0>U+xnm7qA_c}9Pz;&fkUDN0@JVu@y{wyD>S4aAA$y2f2ZmW^|-K)oXdpq_R|o?3Kd8x5ppfK(A`${<1Bgk%6Ey+NK5KieQe|IP-T
ZXmH>E2A*b?{EmN5_P#RYt{Sh?;)LFDJ=uCM2JkPjeTmpj~hS`lL$pgWNVQ9ci!@>I@6zTmK)`eTef4>w=DWC!e6uj)RxNuUeUO$d&iTCo5#?%;K7X7fC<1{
!!ZaHvod_H>npv@BLnke-+>V!HLX<?Fcv4w*27`l&%yUF|F8xMVr)NkKB(d+S+$rNL&&nTUB%<E?$-o_BeG?k;1mpWIe(|=ZCs5Vxq_BElRRObj@{>y>&Q#v
^`Ww&Kd6)P1*>Ix!|M89y62OPLRLKn3Dhb$Zo7>j3A9?7c-f4tbKg`IzIdkuWLG7<_5t{lCc;m#har<ZL#{#lO^PuJlq3vSu~ctDXy)TVGrmcABcnD%O~W7K
E}%E<aw8(aCF)I3KO91Z-$#e2jFMh4ErTBSgX#v*ZrKsLj<!OUq?=ULi}%oiw6C?4O>jM&w)^r~`w#XXwx6p=rflm+@X@K1G8%fk*KzQ8jliN$SMA68bBxO1
7xT+=(8Ul``AWSH+t|BGWBI033b>0!)|009*t5|oLCMXsti-SV%<t1R@IkW&aEfR=w!U8RbkbHml->GA+Yi4n>uX75_x78zu|YYSDCpOE`|VTnC#0~4fIOPk
+xKtB0V8Mh38>AM(5+D%5wF+rF@liOnj}7ThJ~$6b)CxR4$5PQ;xVD$#;V;DEM3YTj5A(OpH5YEjZh7sBpdZ9T#{c;R0Z4~Sv(AzRjLm}J*oD;oG^Pg3@OBb
Nc*hSc4H+!uDg)@0soBs4icN6f^Gw=CPy<=N;W7>Y6Sr_#E(nr?n|Tp2JqO)M89)Ly$#T^2ya>CGxW(y$*pYmS-X#HKeuMtIxJ#=2|^R#Z<1I>_|Y~=QXbSu
ZhQlTmy&m1La;p<sjyCZpJHRr<jhULB6fL6`Lvw2r_Q6CF&T|J3r}?{OEWGIfa-oZ2{X(qA;C&*nolgD<0vjBB|_nsi$#~qES+6muS9OuX`i||#;OLpz|C=Z
0R?*GHtfeMzYB^~Q0#0p<BTD(nO_1jp6y)sXKOF`4$x{&iF27`H$R4a$iKyBmS!DV(Tun!14@x+Z2l@-ObEB@vz(cmt4Yc8sHdK>`ZBUW+AJe1%NSjD`pi)#
`Gm9?e!N8aJ}c;Op-OjP34A^yexB!Pbn|#JtGugbsbeTgjta`#9#ZXy!S(njs+I*haydFF`({dCOBlr@o?a!ryu2o3dv<nqqNvCD99-s3grM7ziI(*^j7#8t
XPrCaB9O7t`x-gA*L}0)ErOr-{$Qo<Qi{FWweUfGy<Q%EQ_8cICO6v3huGQ9daYMhTGyv;Jom4CCC@s73)jKJWrWgs?Q3;<b(MTIlTnr0y8|?P8r)Za66J1P
aOUW9ga5u0V7IL8NFtD8#+p-#!3gB-k@6!rmB9c<*28mL(GImbK{S$32N-WVBBKK%3D)%x&_--%AcFFD8T_GodZ2rMOFOP`+|Y?K$=?c?!zG6-Ek*v3Se8Z+
gE<M&(gPuh#6!AIS=aI`j^dt0H!zFAT$99>-6^u~Notv^dVDK;k^L1d&)|0DF@@>4G3}nkIbzS8re8Qp(EFOO6c5X(Tc>0dtvqfwA?>k3m|>anOmU5UiEtx$
e!OZl63dZ!eiksiEKaP{wnU+V2xD2Pk}C8xI`9D7u;gCYLrP%>Dp^YgpYl;#4_uWUZ)ghAvS-L=R|;cB0pFd6mR;?{2y&k=)m~x7dYl7{ZCEGB7CodL{57Ma
c!vmFdzy(ZU^66u<P1O+5op&OQJO60ASF=-nTQ}HDG5+RNG>9hwouqnmiZh20kJ&mU`9aOmi_I>UCc6`h@5&V%GeeNmn^&U`8=1VL+|OqFrAwHzcqGf8_%39
hM?_gJE1C>8=JOXKbjZ<wQ?nfvNx1<=|D|8#U)B)vUjL!aT<S_$9UOTuv%8EZK<a5zhMzT*$2s(2rg5VKpu?O9H)(x!_cmkZI$=Cz;UY*ircaM64s<ij_FV$
lHrzPW+I)*bU6_-@w8;QLVkWaCNL|NWeS|JeC!%>UiRus&T0MM+tad!TsEiHGDseD6DcylhtX$s+eQ1_hj<Y^3crUyXq)Kvsy}w_&q_|7RucxUXL#K{-hfxR
2^E9YP;ND`Udm?$!p^lD+Z4qKj;`YeBooyp$C26f_%J>i4p%XtPx6YEJ$-hGptjXl+5t~&xoxc8<jUzOiRf}q9@3;5q{h!l*)+$kt-1>89lALYhketkN~)+1
)Hf;uq(;#w58w1@Cxd-D=ob3DkM(}5OH$n)r00=wt-{{V{-D$02t~-UIMDuL6j(h@3Gdr4y_XQ%u+_5rTK&k{0Rhx0t;T4d3UHZAI=EztYdTvtg}ND*Q`$O-
QNOl5M2`Snk<_qd2Vc`hvK@nWvRD0nzSV?RJha%KkbB#cxeMj4UIzG+3ad;iNPq{nvdI^QRbe_zbZLA#L|)KIl#F;;z_qNG#3~%&TAlVSPfLlq#rnVxiS3VG
jW&HkRi?fn%x-kM1{d#2?>3m9{;|z1^)-lW>Qs5WI8}>~VD&V1Xn51@(YS1A(11EDyD@(bWBooxc-=J+-w3wgm1&QIF1RhRx~>s+{)#(GYywuLqJ+JHL^q{2
b(mD5i%<th6%81?(Veg!1r&)DkJ|gWC6iRp{@CO?O1rf0228`@%IS7_+;3bq!nOg4n_%Fv)$O2u#=~E9%sO9fbmxWSAgk`Cm%XpI(6=)%uWL7fy|wn#0Zzvx
Umm|y-4-YMgnae1zER7X4eG_yfKH<N5vy4~{Py=5_9VDLqnzqmNsWh>gtd<Ns;?#P!sEjR&=)ZYnZs;I!^9{EHV8ka-=&(r8-<q>$w8dsg!`hS7Ql`1{ufAj
@2;7MKwKM0f?<wtEb3Fr97KsRgJhdE22#qA3*I3^LjS-Npp$}l^e)4S9~kW!1V6c9gr<HbR*ry(^DzmR4bS~$hjP*xu`IhHQ8=Io@>&`77`+1yaqPQvuZa-I
f|I0v13_?%>Xb86uy#uDa@(e7WOk>ba~X6|QkgQSC?*ljimER_QlneWm#5JHho6P;2gRX3XU@72Dg+4>VKifuBg;A-VFD^TWNp-QRtz0wCFwE22}vnUOUngx
vnb*7GXg>*-cU+<g2y>3ApOGov4Q)`a}xMloac*FGp?7jo;9dAf_6}ZHt;{w|G)os%LABIIF}T<6U=JmQNdmW4%7c&ro<;C7&rr}3G$mXWss0j!iKV=;H(gl
vy{YOJltkz1Jap92}*H3<r!L5{TMbFc>f$e2Fu!{xM^E%V^ln&X6^>_xAZqot_aXLN0pRRM#dz7|Aq9z8>LX(oWycJC)l@;ar9gE?m*FPGUU~Rnvys5ktj1H
GD3b<pXxRnbTg8u3-UywkL~cy-`Y?4$2c)9dcgT<6O*{bt4=RiC#Q~>gmnF%yQpXHgs;7Ca#SB2OTVZh(pXnA#u69p^%3TO9gClT-y_*Z_#N_!>z_L}M4+9q
j*>12yR6fLgd81?<QNBeY5<w9_DJ>x(CZKl`eR1Yl$$l75<lez`{ob$R0?I%cZpvQOzQR^`o5Ix_J8QCN&9DreN+uODo=g#P9Zu-#C-k0T8Vat&D!eqT8jSE
VZi#H=@#PuZT;v_->STkhp4MTlbT|ie5wc3;0*g<e8^%zlnLBN`wsj)Jt3Zu+a4knP=qC&v_p-ac&GMS&GR||?GD9bgh02ohKXR)Ek+Y|CDV?BK@v#WDF(SF
xN+;a?!dAEe@(Y()9DQTXdqbM{skGs_a&`;mioBUUK$Ok<Z&PnWXF{kpzJB33@3o!sfis+x-EY;@vS5T|J+h8C<id{d?G4<+7nw^op6cMjxMF$b5lY&L-mtm
(toUgqAB4$TNbOK1Bx<o8?9KnWgYFXI&>$fUDCnC5lOXyW^j>2w=5+jN!Zmp?3QInDYYQic$EY{E?d8_G}yG{Ad)v!T`ylVbB{%korC3^B7x;*n>1w0suXQE
5@s1@sO9XMrYw#y`|IC#2S@Zh^LXN^(?Ajy$G@inCUpj;6A6ZBpERgR(Bn}BB2FkZ%f7-vl}0h6AaN|HtAXJs_#lQ6L(K!gEKE-3!{kiiC!z4tB*6eIjK^yj
1Rup=5T!8B2}dHOIb0dS1E@g`dK9Dnfna(7wcSo(%-P7(h_KU;8ZJ^1Z~(bs@KY9W_9o5=NaTrRM^NSBd6$ZeKUzkibA^GSOCDIZ%W#x0x8-oO>@J$}0?PtL
6y#HreCQ|bj7!Gv_dM$U3KQO*C(WGJ7e_dT97M;pOxzet>;e)AIsYwl%{)KYc^2M^b)Ki(NM#zc_|ax=**YpVRsZ8WFRRwfSsL8LO5uJp529zIMQB#`46$Zn
GCmA;Kh7?j2^A2IvQ}F7>+Kvt0wup-$dSPq0sc&TtIjM>N^8>0YIp9YY0j1{ZS22I%kwJG-S5^tSoV0HpS3~HFY^^w){TQy1Nr3kJ#vCDtj`L&(O$HiXKaM3
6`DuQ&wj#){~2Q^&y!tlH_tC5<K;XyT@4LwW%q98<eEu)!yq2J!J0Yq<LI|e^`r7!j!3GOj)PYY+adbPWhR+3<HU^L=YwrKfD9($=nR0;*%vg7GvD(@pGF%x
PqF!Bd4PAlcT;)5nyL}qN|*4_&ixb8&v7>+`&do5w&Uv*s?MmjwZ}iX>se1DSmF%9)h1exv$dua<8t%#d<_&g?whFt)VQc=(~hQe^7WgeTkc|~V=B!}^M8Oy
q?UYVeW1dst;!83y~<f~jl&2#Y&Pa3-C=*#50E^GwOw3cCD*F#o!$;Z?<*IpcS`rtKB~6GQYG&rmU?v*r^pcyFK?}6`E#{ae~DRLC0!dL^;QqzRb*PFx<FR)
8dNT@Rt@O5-L!0ralb}?Bk0GWeFO>y18O?sS3T=TAl4M-0Ez||8P%&m>fh^=RyLN>LLfROpz)kP44!6*`eJUEhdv&Y#x#|d!gnZbFi~I|z4DCJt5iy+jp?`5
SnIY<+b~|%v1@C(#5Zkk+6|<Yi0Hbmn=d|yZj5{zYkg&xaTwMSBys2wd2N&_Q`8&domdk0tzm1^mQqPym2b+RE?Y%B*98jihcsG&0|m=gU_f3a$6t=I;Pt+2
wCp9$fHZ6nq95w{LG@lx)rxgh=cm==lTU%_ZxyYR)3W(SH)v4*CVUJ`Ys0{8SNc(B%JxGj1Lj!|h}g;)nx#AV4U5!Kb)Vk<yzG*$Q~PF+CLWpgOgq+c+i>J?
Zz&&~4O!|uhsPfGgu=^=au`M{@(1@<tlKB$m$FOa8fGay4t9M(LFY$$=+xne5gxZq+>;R<rD<c&1UlCNJ9J85BM)8N{Kr+fPPIsH%C%ee=={Uk^?IOsq#MIB
0{%)X5><av`>P{^2^Z;Be{WomnG%~sp=Rt2)+ipHdJ|f^Jhmlew;vAJYLr+t6I9B^VL75c_**#-wQ{5#HNz3ULT?Qo-<jTSbv-v7?*r+bwUXW&sG@5l_-XEa
($4YNnSJ_BwB$TM9H~+=d`IhX-Kl>8%x*mZHyqMw<EA(s@qe!p7=W(t-p1P(js5kxl%)jP&ZEAAin{eyVA=7;b|@|r66}{H&c}CHqHIWO2VfE(>7fCvIT6>!
VL1D$AL1v<!sxoZO7+k2ux*s~u7|jlhvoDE0>KTN7z1%A3h1MQsMU!`NE>6L0R|A3Q7XbUaP9Ud9G$RDbu#=`qp(A1JtWC61>}2~AXCdu#a=Z=)zfk|6tlLn
y*wQE$X3guJS?437D6s~P*`c@l2Co@9y_)1O5!?<uC(27ph8|tPKmjys;ZSb3G_Jt#3HtKpQ8FIE<03H9pfSGP}o|Deg>pc@rf;4Kk;GNX$@Rfy@{}#VjV0e
cJ~M|SN5ZbV5+UcQk@(Df!w#;gQ9<%5??i|)filD!(cvUk^o<TO2?3Wn$1v7_WIl7J~jqR!<hU}*<u|I=1Y(0)@WM?)xl5O%^Y@#=!WfTP@-(L!i`?H8bI6X
Kl^Bw#$f~%7Mtk_vL7hjp{h?}BPmKwGL$`}#h8pvl1`<>q*s4I{a+$wqQ){EZrrJbG>GFNt{&b+<y^Zo{s*YZu<s#q)F8?IZI5N=KT^vYJo}QUm*Et2wzuqm
Ku!lmA!;2vt=9dweGmElHcX*JgLVeGh~z8rty5BWF9<j&<?@$zo<{Y{zuR-d+$!=R=O-h3P^ENLX}@>RBqfw655#V6k@_fat1a3;AlAhkO=jR^tQ1Dk##SUA
<$^f9UT1HP@Jd<f(Wg&M&~<ouWDl=S*+7GsO$9#42n(30;;6lV{q4yg|Cz?9dh5rTwLy-sdDB+ot$pIno0jh}*wH!o98*2?LGBXI*Qwx;R`b$5K1OnbEw-o~
Nx;?E`hw^l#r@DbZ`pi;ya%9Bu8(nkOE#%coQMt=nQ>io2$tiNKKrv=Zy{4aBYKZyv^98bx_VFv*<k5&@b#%-354G=5}?P4P4j1)baABXs%AABQ-bX#YKN*0
0j#W}*qXIP_!RhT!wGVuN3N0%HBX`<Bv)a^Cpj>t8^eeqBZnk)RUt3B);I^-Aw%22r!2=6+Q?6Xl($LWYg#!J<7M^CXK5RSI#sqQK&tHb>-Y&6nR6eNE$%y-
_5({HfDVb*^s_Hk!aw(kne_Wx?*hMYK*>*#E=jbRnVP#qAA^(c3EWVQ2Ll{dA$oIEX^HD9B8aui_WY)2n3kY>jCqGQ5SZQiQ0GzGAuD+BR1N+B!8%-)3;QKC
xBH<#AncBm|8sPWS@(<dYZkACB+HR4Uc<%%X^Zmodt?cSZ~}5plW83gzax6(9zOaJZsXd^5<=TG2Oc;sOCLmnfh&_Eiy?%6%#VP;6Ha7BQ`x3$3epI*eG|K7
0ebSibpM`VN|((nd>Ne%Ddv8X{FA~d_*WG58IzJMkHpCba;zAc-lBMqd-*hM65W&EC9ca4w2cw(I{#_SDf+o3By`xL^&FDxEJ}uOX0g5fgd&O22$AGBp43DK
SbLbfdjkXQffHf8Mb#CGVtU{lWL~EG8Acz<izE}N*61T{A8wdy+q5M^`bk0dXImc~S?*_RME<YV@8zJF;>i)SD~zwA|BY@GG-zLmed{mJWWa!;0F^drWgsC0
VNfY3B~CFO?uOV7jnTuq<PfFpa`M0#ev*+M+n<{@C}B=f%4Bz&s%_ncN3UD9ve3iEo{-lh^XPR7wa$ysGl^7pip2c0+}rDS+Udy1RwY$nm-TgCjfhN_!>Gde
Df$D7RviGKoqXd<w+^0ka4q^SSqmUP@R9o6Cg@BLb=$O3F$741)<JBE4Bun+{ed1)h$OP3y1E^}DRbH8e*q1NMH5cFd5^s|dbT&uxHT4_BUyuHlUTaQovLOq
gebSI+tj@ENrKW~K+A@n`Uyb<(tUK&UzAE>6L}=wtC=GVG@@_e^`~!uU&2sP8LIdFYE&HnKx9t<FZ^d~+xLC%85#dY4z>n6K=Qhd9wNJsaQ`2m#_F*;m1z{|
l|*S0fyx9%0wn7MroIoVJ`hPviNm)47H}oDN&k<m9iA|ZSQ!Ovf^q5ju|(1`@?1rB(74_orDoUb@T0!MQ8S-PbUF@!=Xbuhm+|+@%_!X`C_eg8&0(4xmi-c1
{vTW=yiL;+I)NRh1mGz`B_%_YlJ3x@r4N{Z;rBOa*)8qxz0^$#w2TQd`nc?xxarySMLqysZ?Azvy2wC)9krH&{8O|^=sTTsvbmj`rx-`Ef2F|<yYEUoNF6sn
MrHgRb07V1*((CcvOzi}%TW!(O)N?29wcg`gP})Dv@g5=I`pbu_JT~3s0_&vDC32d>4IR=1U@?Y^xihUAJ{PNjuQD*OSjm{;Jd+{J|~~9s8;*X-2Oh^u&dQ6
T{d-8Lux;(1l)Js*?-&z0Zvzmf;>Z&7s(hIxd-9t4AqA;4p!yEupG&-^-5iZwXgQ%fsE<18mlj8<+?5fKaOG-0g54irASh*bkM)s%(n_3{~clVKXn_nYLi~I
kTO4S;^DepR*M=#`pOI{^8bELxj}DwAO(O<DnA0<9v#{wX$J@s)Sd2|x<u_ZWC3uPR~gm#?@f=++O#HWg9kNREm!d~X&^fICDLA*#$U8-n@Zx%wF=j7yLJFV
y3JJAIurd3M&<1=gZ?IrcE9xOm}q;g%z$NrKLaFgbeurB#;w|>zXZ#w4>H<g<j$%MwN2d3^8GDVbv+If>m#NPvfZ~MRlgr&e4e6t?#EHx#LM=lfL;Ooiak3v
y(ptTyL9yD%DG|LiDo)(9R_?&taKU&;Y&TZiJxaXIqL%Djic*_q?dAhjZf2g{{*2N89b?H<qqR_^RoF3VXBeCEnsKTpAXkg7vtD!*9T2yAn_`nboO~NhjcvG
V5HjsP${uf**ZH<vK`pymVGJQTzAP??az~E*Qa)r<1m_OzK)K(>DcTlG@n5@6L@tvL*tc_3UalU5Wr8hD%A)m>V%#rHo<_X=BhIA?+LP@Rq;3uko3C=u9I0g
S~JFz))({GNIEMywB;~|Cb_t19QimerzNzVlNU%PeY%mr>m#taYLzfb^(S}Rxz;_}{d?_9t!nc*iH;-4?I(GVc>8~=ZqqE=*3Wg1tY4a=0$R05l7ZTxvvx?q
c2zfH+bV<G5c21mxzrov>8fQR<ht*E+sdQ83{U8L3PwlPiS#oZv5`>#hb;lsqLRkg_bIzs;joL<&|sl}R?6<(mUxs@d*-F=lcX5Eeb-Q_1P!o?Kw6U~+C0Y*
`W#gxpaiG!38(k~+5=e!wc&c%48KidvI+5*)sd$ZmysWU$r0;g)*fQQFepuuQS=R6d<`5jjBrO27H=Lfmu!WbIDLW)5&!)lRrt5h|1&3;Iu!YR%>AqH`0{Db
sBJPD1OzRo#M}gMIgm1#=BM;{+Nan@_<h9uls8xf3@%P>qf;2-=ywSrt0sMjA*02ID8{!zTvx1RDVR*>uOV`=Pn4n*t1w0_Nl_@X?PqKQ^0Z&2$z#ux(+a{X
UBy)!17pQ}>j|3h3it*DY4a8n4(LrAV8i%*$`E8*cu%xt5Z8h@PnP{}kH3jYgDI#GF0+Btj(G?_fd(u)p&<C=m@W;cDe;<U><Rl8QBF9$O)~D0q=`d<>(*zu
B8UW8NZ<UHZ8cTumPN6*tmn9a7xzijMidvfRGrnQfJQ$@%c%~f#O-r3EC)kmpJh7e(y=4Km<>F~Q7bW-u{a@?R@CcOPs_c?&zJu^uGp#rS<tM~;+uUUa~^F`
D>qT!$S6W-BvQ_Z7bWc%C#g>{!;JQah8C3d=lIxDu<PC+T&@L<Dw$KW=WNeA(gmbBB?O|~F7l6kA5A{@Vx0UVd{lfB6(tTXEtbn(DiV^1EVCG1lwlR45aR^*
4nG4ACkhowiZn*k7Y>PlwKzSdN46u>&e6w;Zr)!b{S(_H?8h5i7p(7Ct(Y&=AXI`OXQ8}-F-7V44Ilhg;DijdPj`$B^J1vUvV1%is^zE)ngSS|e{OGmzqEOK
iwLWE9!tL;kd&+sx@Mb20bjE=bx3YHo>wVu=}|<RoPgKw%3hhDlZ3L6N00oIgC@hzmqV&W)c3x&I1A%wNYwwMKPl>GdB;dhy}Xqk0^&SJIGI=5NWi?A5CSCz
T<;$b;>(_1Pj@hwjm6^MUvpHje5SHJpE=?$mKpt89p=c2o=-KKr^w&!*|bjce2QYBp%cBN=0HDY6xlqjAFV~_zRU6*z*3&md&i#L?RXY8rRUmxS@Aon&6JOm
dms5`&a3lwvoG3edg1LneJJ=&%^7@<c|Mo(E-#u_CqPE;G@XpJ(7a+j6nUQIS;-BHxh=%H$ct=%c%NSKdsd7SL>o%%l%G+SlG!SO(tPV${N8fh2mvY!L98`}
a3_8uDj!)oIyA4*9hz4KyJvlIKjt5XJmk5V?6N|<qadrIxZ~{ZzkxmFtkLJp)w^sQ<8j%#1SuhnV{;z2A33%jb`g)W;EoHO<>>{xX_CSrCyPk>mJQypE;NHU
HB4tCj)f`w(Yg#`@6_=zEUk5eftdVYK_Rj%9J33ag-F;%Ok=!DvN+2(nxhzcRy&(U9Q?WoM)4hmkr1L_(egMEH`@J^a2Eo7Vk;jYw-Da{;_N8%N%hAmPG_Ya
Sw}KU@5BgBCrvJFHF6rk;AJ23mBKfAPB_ol?!^^2w<bDg%a<ryXbJS_1bv4~JBnm{98x;8m^L$G{J>MLmv4vqbONuR2;Vk9_=QgEDTP5`@i@;R0uaE=?6f}4
Jei=c$B8@O3&5#MJiPpxkDPTvpOJ)m-2HR-GAYDmB+j$vbv26)xjO!-De;62=@`D9S1b@w7U=Ud=DNTW<3;~spg$?JF2+TCoEdj>rktC`W?asKnQ1=e*P6{|
InVaG2N-&#kOs~bns}xx6YY?k`Phs6`63vb=c9FQ>~P+)xlUK+++{CDfsW0Zd9vvCW5F+jiD;olI)bF_*$ml{Dh^Txoxv3gNCxm^oFhQ}HcmAQ>LRno%f+${
nn*=nh%`~|uJ`06EtymQ>Ea#7eXp-RYFp0`HwRI}cqul61h2TcQ)eD_ySq8t$>=lX#h4c#3m66Piexw6YJYb+Q=2XGFCPW*a-=h3b@h75XCUS~rw85hc{UyN
Nw(X~#dL4*-MKi^%l)sWeVt@vUSN*vUngv5GR^kaSKM)t$1}>=B<{y_zD)Tv3ntK6;(S(oAmYB|d%m+!WRZqRFL*(#`<$hF=#BP1n$Nv_eXBWs1tzr3E6k$1
N#(_dCLfDYyP1u{Hhaz67cq(P6<_rEb&GN}p=q9n5eCi<5YR{hy@ZZ4cI;cWK_X@D4#ixE`4t#{RJlZ1aW|$@7NO3hRVT*W{yDpugg24QBzL>rvRsDdoQ2z6
ukLr%-A@|ohdDjP#c4>;T|w{U2Lb?PO`h>w&3~LNOYu1yVK`9!oJ$z<<y(WiB}_o+%od`~E1ejc^E?T8q08lb8Y!m|F4fv;<j9F6b;O~+q!;IOp6%hC^O%9i
A!~C=yVw3b7@4{Id@gvwDTrL|_S#A1v}S8OO}rn?z0sH7i~w?sjChs>H>$#x+)>6xRE!zrdzaIHb)(JhSg1#6Ziwx9Qq1r<f7NIE(b_}FuQdmOb1Oa)y_#L&
^Z4S4X`)UGq;syj@Xk#;BG<@@{9@deJI<NA9SR5NXl?4-o}wt_Snsk7lAPU*?RbaQd56;J&QQ~@FGR(do?>`iCJ|)1Z>_{*%PI~YC8$_#w&o1&1RbV&N+2HG
3w*3ik}*~>an>+#8$5Gp7h+62jBY3NOEzXKzg%!-80g!~idUOowiBXvbY9eIaBc_UW$?1@UIltAa#EPN&g=2c&O5k_@aa6wV+V;V*EcWIula|weHGbRUs(UL
bFVL#oH%IxIhp#)odu~9F~p1WdYoR}yg&03PdKx6&v4zxltV+smuZNMB?uea$sYc79L2mm-;@cNp$XF0Y_gX=y=?8+N10y3?Ah7L@(&NY3rJOAM>d#Z=J{Nh
`}5hJ?`u*|;DWYw@uIawlot={F5zQ(rG$w2t`G&((8tr}ta25NhNsTv9xq@z0shQ#_uKQ8Orb`O%W~Kh?=E)0dF~ANcJs^B7rCfBE7}V$?&JUbRoWYR&L?mL
5uV8|manhY#>UVHvY#cnP41)DeKY<G;=3tjxtMa~m}ut19K>yL;Sqk}mfgQnep0rW&mo`sXVsluzP-@$OVMAlE`oQDL5eeI1@6bpQ=%}FkY0N>MqG><hn@N`
11Bplr?YKy*%nAoByr+AI?!tb-8sHiZ%%yf4Mt4ojxs0myK%-Z5M1(nHX|>g+#JmTmYYdK673$BFW<S>`>Eq#x;$<f7`9L{D;OXTcdztYKL43o=2*TYw1IMH
YCdf~@-+$YSc;$ol-?&@j5qlm0c|M878lg&uK~)W{3~@-)Jv`fkz^&#bWV#5CK|@Eb8OpZc(Uti7;=1#7@)>sxm^in?OR*g;9{mB6CSw5E{mc()-5ZhkzylI
X(s~?OwO5}n?#P2Fw6-5BR_{OOA8e1i~$Sz%#m@9W1DjhI7cQnCNZyYRyB6&mSxJq>gEy&Ltjn3vz%HoLWMEGvSI+0L3+-YQn{<99OAK|D%q!k78S&EJYKk&
rrZOaHsrprIOlmWFB?v>C&t!Y%!@$SU2&J+i9f`sDmGPqp(rd|eP=HMi>v7s#%5GW9-BbzOP9G>Y#Ay<SWaSoakb`r99G4FQy?uhnoY|E&s(FCf%cK2;oVh#
aeiSk&Rv@p8r{=-Jj#J(%yH~aJ-?YppzXOPZgO6a^OWHNrc~yf;J{?~oB|Kb2?zvlcIq`R*6glY?plmfHZgBmNt<W8Y03Z|mEnVoZ3+4Xb<U>!OUtJ&XhjF^
5%cm8LHT7j%MN@to+qs)Ny9Vz>Yddih4caW2j%H_t;X|t-q2#a+>5)8wBzOC#>@I5^6ce|>|L(+gSF2Y`agMLla!BqeP=BN`M_WE{OgO=yFx=T_XRVTa0IuT
Do^Y;w0pRm-0UXS4z3lWn{yLYyM1xa&K<n?tnc$!P%}RR+1u&)1tPj-8)ZGl$B5<j;+450K21+-Ja=Gd_zSmvL~ZZ6yLp6}iZdd?Th4wz-}13@7za6HSr$V?
7k?Y0xwhuMojGwpPi&gGjCovGGdLDsOl`y5xA~5ARAFLEn!DG%f+G2ctvG$2=yfxS(c)j3m*!JL)2~^k#UJsV%|ZF@<yfGdm02|l&LAM!O_IxbQ*bqR5s&7K
TRye@`;o`|Ce6_pTyh5Gt7kM{{c_SEh2E;0p}ewm=W%7vEKObocr>3_?qH^yyiP|7#+}^IPhG=i5e4mC2A|$$7#HWfmqC^%S0aC%?OYe-OoX%~4x-E1>6a>h
HRsF!ruX#n|4sz7a|e3$^g8}pxcIE)*)Hd%*^%;wXlS_t6ugQ_Cg#Zn^gQjvi}iDnWhkM<onzNHqDh_GoNd_5<Up3}VLFI4@h>yOs^MaJIGfl&6>cQCdeB8-
_>SbPb1#42wSsn&Eb}O3VS-R*ij>YWt8p~!r>&b>ch0};Y@B6$WNk6IJhyh2l|mxxeFq%%GX#_x_;t=<x@Wk`m$Q(?vNmWES<CoUc;23^<^>di%tL{CY>T^j
m+U4t^C*X*h4(8ot_hp6>@I7jOr%!n_z#Z9r?E8*r<TZF&T{xKvLKKkU)_qjmz<hA5R*Ibb*DgFST0jlfoO4!W;9L4ULybe_havJlxO|^E*VCH;{p<*?Z?*@
@6DqS-*GAcoIVMfsE9E$XD#iZE*a4-`wV4Gw5jrJ4xs)67-WqcWc`ZFVsOhhf<Enb{cMHhQp}i9P!r}Xxy-vudZEpSVh|T+m^#ImokF`QDL|SpclWQHNP>2k
?3@+(xrp4Xi`QQ0;>F!gxL{?$7d)O_Zm>As#Dfn7flN_qY9&kAM4>JV2IQa%vT^2kvlFgf0Q5>_F%}VcE5<HMKDeCBhE04}gn|}1qFj&JF3<ZS>O^-A8x73|
aX#h>WtMdlB0vR2cDXwTzwYkhUH0-}cfnFm`>O&pUtc6JSvF{znK$kS{Ndi*?TZ3u**(7-Arg0-ls?34J$iEt(1Gxs!$k>(11Y`RQG3oi(=&FzEURMVK66c0
P<97hjOWp?Ds_}YBrq^3%nxE`RR)n4UB<-7j=+$E=>CvR(&o387b}>dL_kh1ekf?q@>G+8Kgz;8Ls;HtA4opF8bpK|*-26yx_X@j`MS6Yr(R9Vee}-aEZ;eE
mx&DJxo>tu3<`^ewQ$o{K05G(eP;4I%P8XH6*}3zOfa#a66n_gx|wFK=jB(@=p7#meSx++WBnPmd7IaCAj(<mSqt=^w02yS=%ZpSicsWG?qo+((PVR^#-BP&
f$LjS7+qxag7OHr0BiP8%#fUVmdPU5-h3~Xdmq%dKRgj`Rynzo;)h^APZB&3DB}if2%v#?SPHVNF?P`XqHmpn_~lL8bBP^ZKSA7?bLS8jY)?GYVxABuWLn95
eU7~8f=4t8FAdFdD%s4j;H8Q81AhhT&yhOE!re3aWGe+3iijMsX)tfL>|``BQ4@f4IL$2tlKS8{$pQrld64bAWKKD@frTk61jrPGH;M-gbeFp}%Rw^89ny+O
BP+KYF!I&02K;Y2{}((m5K()XFPCu^uWfIN%XF58qj*Ii#b62P9)fp8bMde|n;Q`%h)wte#Rx#e0T<}ZJJ-M`hfGkNCOG-cCnZ2Y=Lb-fZ$Tx%>fCV*QeBQC
u$V77o1=5?eyp6)Rtih?Nl#}5-NI%*s#w+Y6tLd{e<KEC+&KtiIX@ZH<y!Nm_U4T&M()_yi5EAGn=#F3ZiV)eQqVYy5(pYD6l^vxXEnc@yK|nOGsW)NK7lDo
K<8YRpK>(wucu<4&D>|B{IG&|9mgyEnz>w{EVr-q)8&A(NJe@7l8@dl`F=Oh6j(lo-nBR?Aimg6#87l!>Cj~g`f{KzMq^UNz>%+`eSH-#yX23#$j@hXPIIsy
bp~kPvHJ|J-OaD|{spA0I(xhJzAbXze^AGAn!6nDLY7A^_I7NUzjv4U6Q42vb&Ad~AdLZ>=zmD&fq{N0e>^LPI*7{XK7GrV=S9dLU$YBL{qtS@!+o)vs{*nY
^h8k?8NRn4b}xZVs5{@gx7RNP_|sJIBs5uOL@h7Voy@a}MH3yK69sZib5?*Y%{vUX>hm3>`MRI`jbPkrI^`_230%;7Zb#)?kw7T=xA)ViG6-t3aBA!`nE82k
XC*%+nqSfZ05&Jty-+jRnL7w(inC(t(oon?=6*F2j(DLau@h(F_+82=I(t+k5CQ;U)b~aM>REi7zx$O(9Mr~Hp1(5m0EXQ%(;J=ALY{HF!~-SRPohXs&N#fo
)`^yD6J<Zi5sc^+C(7FF*)sW+BrT>o&vj=18z_!5ggnM#W}LmT84vO(Ck9(ubllkoCmgN-s|C=Qbs4}tbv}l$KD#k9@iaPG+q^_w@8EM`)WC^G=b@c(BHlxO
OOWTT-PjkT$+98N2UD-PKe<e~@%s$V=Sh-`Q7XFF_yjRuvd9vQV9F9TSqwxWCdsElvYzIs&hbyqjJH5|ca&KjyA%=*I#;vY=CfE0g&rJ=+9ab8n1`$t8ST9Z
tVp#M^*-YeKo6iF<`Fv4s5~2|_FsF_aP!CUVfRCE|H1yzW9$`5nI|(i-5(VfAMStn0Z@$YSaFuqaQ<N+FR>K5pFNYA<1=&x@|QKV%hvBw_vd!=LH;zJ!HR%o
T!HS-THxtiuzCIvRWo$o8OjYy5E)<vMvQ{L&xu!}2-5<l&tT+Q2|W}b8IFSh@DVh*ol-nUqsZixi*#<2akkS%x%)e7Y`msSZgD8x@*D`fw=kE!o<Fd$y<{)D
;&~@|F@UnkJ1rw><U%~8l=G+a{FR%0wZH_08P*-LmH9d|kxZbl6lIFPMwLZ8v1gh6D!}A~d(?v>FJ~UJ*XitjW%EQc#_?AU-0(BK<Unc{cHxwOz=CZGxody~
UYvMk5NF0Q!!Qu;9VGR%$ni@s7Jtleai4v-&xKm&Lj{>41`}*;inAZS-j5mIir25m{|YJLgCpepwa|ICHhN}XMb^;#>wP}qGoHeW$XqdN{s;k$tx3jR#N2&8
R)5%mmN?Of(JK#P%UQmpikzSA9ox+pMPDX%vDvwd(7rueGZpIF@MVY~c#JCOr;eOvexF%7i#g@R_o-vF1fC~m*1hsGO6*8LUciV`=n$Ow?2#=uJ3^?B4ye_c
Yjc51o3!BBd2m73Ns%m%4TBm%UjzQ;xe+->$Ma<0Dq8^33a*wdR)864zGcv;9&`@E{&}QgG7h=V48RQn`Y?hk+z4U#U4>?5ynM8|jU^l7BPK*z+xA%s6K)zY
UsZ<MIjeqe1Gt!+PT5#6ClNc0I!}$BWHx5gtu-~XF0UCB59eXdkJb;yeniOMil63rydUTM!*tV4^M^?kyW6)P{(g(N=Wy|MbfdjTWS0Xp4HzSM%Q;KN)6N#J
AZGP2MhZVc&^}X_?xfD?nBNmhA$;^OUiM{(#sA0Ad$&oBTxY)0y{pwqqR5$Hn=)x&!W(2}b!#M%+}*Es?;|~0QKZN*ZOWv9i3mgl0?4eIp(Nf<cMmv!Om|l$
T*Nu=d4EVC&T73K-(T(`i%d^Rupg7#-d(mV{diKsJWKRjx$R>0v<Y+!Y0TjI(bk92bASIM`1Y-f7rx~?$+l-x6zT_Nbr0_Q4TiE?jbgX^VfUWjZJ{;|n7?~>
3E+CkJHFlS$Yr<d-Y;7{{v83jxKrEryK2UiOEuh88@-tl0~X6tn<X9;+b{q#JnYQd%@?ETHG2_p+F5Z%efw_vw5#fE9G-QvIR`8?Qb&_6Wt&DTc2+qoydLqE
>p_Yjb^!qOhjE>Dm7N$!MYwD=Pbwecc)UnwwCBIaV|r1$7ahk7`2EZDWBKlKj+&*40p_vsNB`VBb6LH-`(e0LFF`NIxQk#wxO_3l-F4e~y1Jfz-0T+M2OxpT
h!}(v)Q*ai<R4Aq)!jCkue;sd*2?!3;B5yk8tMlV<#3q_N5+d7=H=D14g7HtZoS#i&HK5*I~orhQl&rV<gzug0*Io2{Tv2#-=w>*E?%7Nq$y0=#_4kN<92hd
p2vQ7M%qJl(x9r<bzegz;l73hslqtu-P{V0(zIg$+pqPgw=dQ6t7_ug%ij$E1Hk#uP%iGG0Utf7gT8EszS`OM+Q!AZ%|zdJJ8|9;%r1edoeUbCp6NS_(u?LV
W^?)B=D8w(lNVL$_hXXd_8B$Xr01{7s?|}wOB#ypc^o&bQv+yTs$L`zhK*aCg4#YpjZR3vTynnsVZ-r=5-KaJm6sYf8w_w2@?BRAlmB7v>isPHv+pm@$^SUk
KWv}b59#Gc9nWij`N97Hy1eq^3qaBIGG6%08CY<7ex903OlRTF<1-9?Y|W5FHL7AbR~H<PXt$d#a-VLQ))YTu*@J#aVVjBxo{ftMxCL^l;p*I}?K8+sHxawN
Ac^<R>&))%2DTQoZ<*VHbp-=iQL>!?1OUv$!h`+af`{(GpXwBhWkdi__0?4Qac=Dhc6~gz{&K-!9OV4m&-=lvk}oTQ!6)=!sN-Uj&X>n9RWgx3*yp)T9aN<4
u=S4Jk>`|l`V10w8Ky{*zNE>i?_M_YhiWJ^p8zoH>g+hou6loW(P!YV^Y;FB_ilVw-EDljTYk|^^Sw6kSoB#}v0~c>65~03sa>Zx;YEM8P#fg48r4Rf@r&OK
L&u$**1D@$AP|8vKl`wBxY}+KWFe`fH&rF20tpL>(~HnyNITHbNdtzP4O8wYw54vd86yWrP;ACjVb70g3}9gk&PGo#7kmuzIX<)Ma;f&0|HL)t72a-syn`sx
<j1t6+bk66oqYZg`*&Jjs_-oQAJF0t;f<)us;z&hQ@S(A+TjJ{P;GyxbUKbz-16ys^utAL=u&UCL{)CS@qtDaBh;Y{X*J|m+5#hQGy&h5-0ttvJNJhpkMn|o
+E@VC_vDhA_xz&4DDE!rqSk0z$-8^?_j)x=Wh>b3-9LW)^)G(;{+GY{<u86oe(|fXfBE$<fARhgfB%oa_|-4o|Kl%z@%2Ca^6U5i__g}wKYsm-cfa`Mum0{A
=<E9Lw!i!b*ybO9_5Anm|Ley;{(t|`|L5~?{`&b>7y4h#AIIlE{?GsX!^`&lfBmlyKmPHT=l}fGAO841FaPmh&wqSQ@Bi!azyIqW{`kMne|Wk4_~Z6}{_#H;
M=}!%L@S5CLe+_eRVx3==_1>r!@RDuE~+D1IIcVgFCbP5(C&zz7?NMghWEs*ORd+%w}O%FSW&dEROr->@r}CvjTJqUDrnwQVdwV%b3#N#ZTm#^R;zpV@#>>x
T=z+>YNP>>Zmq6duQyC@sL8(s_LuUJcP*`u@&ad6tBr}itl5Su0lCOB#Z_Ee%(#fVFBsi!YRtD(Zw}YAlYa9c8vW@?gFu3c5CPk-zIkMQzCCHijAwtzHo{KW
(ymHdYNeLupf+##7LTX;0FfuMDg!PV<WwyPDXZ=8S^Lygo4HL^!6_>?l{sThB{+!Aip~5wyQbNOJ8^q6C<EsW#(5JJ<Wcdtt~S>naOgP@WV=yRso%%~2f@KW
zlg_*iVYTEvIN*xwbsvEGpQFKews4ritjj#@3qdiM64KW+!qRrNs*WlM_sGe^Nq_AKm-ok3#~WfhAMf*hpM`(OJ$KhNqz6CtId3Wycb8(a#5=<TB^JyQ%7sZ
_iWjHM&JI1TBN8rII|B;OsY|R4pSl!LAX}sKS_m5KQO$qCAU4H)XU^N*kbX>eBaR%DYJ!@7P+hteSX5?7WGf)P@~HD&QnGM;l~zJ?$9cLtFFuNXb9h%4#LGb
m`-kO+44`3ijW<9ZvUc@0xg8<L%Hy%*?aS3l!Zw(_Sbj~0<k8cC0WO8Eo<(E!@OJy!Ys>iIHhJ@=7-fC7Yi<rhATqb(V_jZE?GRV{z(jfE?Nk5=Ba!V93?74
?k%nDwa*(XLUgLla-nQf2ftwT;3H-AzjE9LPdyi7+x!nIjBmn6u5vz*d*q2M%P)!V@h7(Y)6$YBqCNmEu?(5^COF3VztWzPLmP>g3|CysKd)N);9FlFRw=At
J7n`l5N7Ic2QQnRn^HCpl267V$Noo9PRkxIn09?NH>;If%+%X@A&HH7hJ<HC5do~sUqOO9=I5{#I=7;mCzN0RTS!7QC^mU(Hq9}R%$L*{%Bg`Ii%&FJ9@ihU
+}zy%ZO7L0Qk_ar{`%A)mkWXWT4ZQBiuUxjcy(nqHB7sV982$lD6oS#3HBpz`)lTJnas%ot)lo-uUwO1Vn)ja<LMqDUgGeH3g*abiWuyL<B*FXQ(-g<e$PKV
!iXILX4gO%YvXI&2sXdNr+n)k7<|Umc7ud1-ehf!tRzjz4v}O>SI(KT+84T|j)<lx>SJbDP3W413<B|(j*nR@Um>?WO5r})<JJ99WP1o^w<vn=RSne~*Ynck
^I{UL5il1*iCp+72qB^5HB-!#{P$3vOoABhSETSq?s%~pQcG&=e5S-coS0+_&!3#f1Pg|;z%A|wWVDj3(?a3J&j}K8a*`>`xvpVIj+6xR#@KF=$v-1EJem3$
s{=b=Kez2$*NhVh6V0{;V%xS{Kcx<F)pIYUyt-l3LdHHQ_Sk~XSpS_>9NAVCuWG#oL7E$bFZnPx>{9pHr=Vg{R`IaGx05I3xoSE0O7P7A(eSt8hHg1i_ms1i
JMe+Zk5R+}_-vePbrSD53w*2SZ@?6L2*MFWUA9|<cQ$8e^;a3&VmK}HFJ#ZH+Np}AAixRrLdFM;Se9^GZgl_iO5uw?+)t8Jq|{DpxkLqJGcC+(D`fS9jn$4R
ng;3_vKRwAs#2*nR3Rz&_THukW~b@_hEo4TSCS!re^ej0R2E#F2qVMhPAQ-tf*bwh0F){i83q%(g-OtrID6Neci&XJ*kZM9WmjU#$gUL`M}kS*>pLawkYv4N
!LHI$mQv;*%39t2-&-ywGS~!{D|&6%mRxbqa6xv6!-PrlRxGbl?Rm?X+Hu88MJi^JISK`qFBct372>yyEGQH#?dL~cR}YMhb8B-2a-<Bus3bW<dZRVpt9gZ@
%e=7SSuDyew=f>q2oPPHtV*jDLtQQAsF~ZOz%=OtQ<>U`s}BIv{E?Lk=c8U#7^;NWu;zMusL&e$wV_e^3_BOsxs<UHT~O-J`u#=)o<R(iOVLTd-1P=?M~T2v
F{sQMZP=z`2e>vQ)%cKcsSnkhK&Zsq#y)BS)5#SJs>nA`^4?S&oIcDAR5G^_H*wqO^`QpM{;1T5S=GH^>XRpIO$dMNEdwDfv{nP3zXpaK!B|kuN_>)~snkA-
Bkag1)qamE*nY!=6%?Yfhdef3X>m<!p*Cfq>Ww<;RyjFVrDDMBY%5qU%m!!n1|Ry8pJ5)QU~kCqf%i|WvLmgQ9x}Lsk)Ky=;R0)zCa4q~6Wsy0@lB`a#Wicb
;`kZ77EBxj!(KI?%9UIi3KuVmtt$NW+bm=j?9OJ~6Uw~GyjHlMi&dctm|rIPKbOd>6;`}1g=Akz@5jAZi7e@2__7AMPh_^7a0DB4bo!||E7p}Ac$CeilLNlT
hcD}YK?*?-JGa{1070ibt<PEXEYP7J!sgTD{C7h)-sb)xJ)Elr^{3RzV|vo;W)UMBhT^Y=8{=&Pxi7Pjr1s$v%Xm!p!>~mI`|$JchUovoId*C^+dr<lMimbj
M2~gX;Q^&Ty)$xZoURKubiHaZGrV{ka6c#!o5n+7$Z2Sy`qY?`hIg#kN48H%_5O$*9iZO4X~gT_Mn8U)6e<52x2+#{DQ%H8rtm28q6b@ITBRT3GV&4I!Unud
izc`_kahA=dp~veG?%s+YW0d*-zQmyWjIWtM<Eq`xRkYA&r4sslbJiu$sEpJll%Eq9>SXl7Q*?3`?;T&YmZq7%%!Hw((B-E+Sef^T3C~Z^v0BR)wpOoDu)$E
waX$IQ4<FL^LR?ANiO<W-MFR<;fpwUYxW+Ue205O>iYq&@zAVrW5Vfig+JvXEPRB>^Xc*J@$10}OE&lSe}8Frg7^~+moW68PI@`0Jh9j<UI~|Q`UID}^gl=9
7F#I%_KdesXGg3avvu(KzR%swX}uKq9SNATs5|-C^F^)Z)#M~2($z&H=69PN7KfJh2y`o4S~T2;^_MLk7(>V})?}xAPgP#+u@7WbGXwCuVL!bmC(qw-BK-bF
KnaVtJFNXBE{E<h7L0fDW6ORPG=1L@Ect$uVJL2MJ3$phWjkxBEqi{HzF4SCnxB#_;={Qi>z{oBoK*wD*-3DfZReKnEU#+PH}l(jI3GHBOCCJw-|~$Y)@H2Z
yl+8Z;*hO|`lf)9^GX(rx>s!bw)CQV)Z*kp5*v;9laNcy{Ppd94JMj8rfYO_#&@3Pmmmf=UU_8`eZb29mU3|{nJ^!==Ap3~EHcwQ(=c#XxL9{G^u7?4YxV}8
MG%>NR9nJOtNU$fyl({=d4Y9pxg__sYi^hyZZmAqsfsN?FI#z|cO6yn<|4uqqBYz3DhCs=W&P`HO~ueNMn`|vy=r1a$|cUGgKah))&1pY8Tb!+&q8NCZNjRP
=9Bt>X#3{6uwqFIZaK?covX$1k$b<AwL_LShFV5_tZzI9{}f$*k6(jfg_4PgIQIGj4=e{_@d7HwlE5|P7T;bo(zoBrqC+AA@nkL>J?FJwI~HynC*!~4;wXS5
pf2W6IBpLH^_-ED>0FWFUWV`1#r}Fl_u#d9`E(!*_l{Yd?fGM1xD++zId%{VEbF}Cp1U5-ld-~|>S2LN_wAB3B!p`R2j;$P!N{3)-y<wOtx(2q#C0Pqn7VfE
YQQ0nEl19{9OyxDxISgcb;GSdy{XZ4@P9fAoTcsI$W9bXIxN;TU7Aq*HRWJ{`$g-_n?04aAcELm2P^T_o?rL#ci)e$Wu)y-H#yB>7fw7hZFXqCt&xxZRY{x=
2=!UJL?ABY-|NsES^E|}KDOWNZGUKThZgk*R=1&slP|yz97^-K=ZW8kH#lQ1!~SGgzheBiE!#JYS(b54yT86~=T~og5*9@@42z%I!FamOj8<T**0z=4(WC=q
gACu`R;x#480iGZMH|89ioQGM^CBLMR?cYgA(_ZFC0a?Ub&fb9mN2GEiIG#KQ+%NqfI1>^59R6rWMX9NP>!L-hIj%owDl{!ETkZm-!vH5elLG28?k1K%FkV5
6uz2`W?bgeJ_uE?U!Nk*Euk_W%KgW)G$2e-LZAb1SSgHKfww}K=9PUy;E3EBwzv6FP7Iv{Se&Q6Z##3NY^GEfvVf{vKx(9adP8!|uU2zABQP%yvOpxCdl!8x
(CrMPbCYb3j}Sle(mEsq;6|ejY}@o?e(Y|=YTYe}pw|$Ptf*?cRyo)-!N6&<I(ohk>=iRPmcM2YZ7$Y(7#<tuHzz}XtS9`h^?q?xu!2eiUKD`ZH5Bx$RaJO}
8HtI{@1zv_PPRn$i2JR8>ML&t??``40y2+&IS@)pM7GpqX|ZtS4KLIdV@*oeFS4xNs=!VUs}Ig!ss8o}TZr@S$cE-iifn+$0XE44YK8NW1(|>!r0i;LrAzZW
U7c$^i+~J(R_%V}m#_MO{~tcwu2KYLwcajH>{Ql^)_b3cLq{M#hk0=_un!QLP>`-k{-&k49>OBx!J!_~IDyFdqQUpCEw6b_eUDHujwT2|w*Z6En*0qb{t{Ud
Xy~H}HJmM!SNl~T%FvQl{Wh|n_i=%)DEn-E=3P(vGSC!D+^U?o5N#M1Junc9!Sx|RY?46c#d93{?yp$ivAr#w!&-&fiMj7e=T@fmob=#feQdz!*HYeq93D8i
j`BbyP!J`(qoJ6KHit0j@uOOr$D_rm{0(<&UN)yc;oM^i6dA==Jur94T=5aW1-A|}^buqFe*!l=I5^E>?tbHJW*J*|=CEH!rX08+-^ad#IbPBTB53Ui<f<nz
FoWK-zm1(^8Dl>|L6XHS|1G(~4z#2!aZ{844kz+YM{2k@^&a9cg>tlX-9P#He%L|9p(X~zY;{wxK#rN}-Ml2yLm5xb^n05Hzk+NJE|7!i!C?-ki^EH|zL1Xr
<vcqUh;@T7D-MC<e*(1t<Z<rn0bYYH@>T6)zM9F`hfjWm`r_NmL4>yPxi97}dHb0i+PlX;D|&hLwgF-1z2-cWgJ|=wfDw%OVkmK8d*A!0vJZ!pqb136sG)Oj
D_ds=jubu>ZR7B3MbM&G2JpNwHoQSq^eew&FjQtueiuo9!zM50-nPsab6YMTF|t^R&O!o22wbu#1M%PXN4w9z$U*S>^0xlUfIodg*3J>~TnpQ=0meMXw?m#=
1_p20v*O{A4&n$dL0D<qj33!j@HN5Km%zZy&%O;_cw%a@xH({$4k|vf2hV%oWkUjeJ@+Lo>C@>r_uGcg#uPXP$5)!Z1?!pBxyLOTQaM4*OKbWd4E;%&s5rj*
LGapyCd+{*#-?|l#ECRb4EsQvIxLOH>AM!V_I3)8h#c~FSh=6iZJ5R`VSE6b27mr|hP-^8ydTgwMw0nNSsYV34WMIBqe~Io4nzT1)c|8<TqyDAQ!W>cTv{BH
xe?)UL@9+S<&Y76J;Xygjg5~(*@Cxt<A-saueE=6;bbvFaFIGs-qkhtrwOby?0UF4C)<!y8vS(_N1L@{io@Qz*Gppu-@_idvG;fg<%5ffDELe;Bqfu`aMQk7
)(MinEQcPV#1Hq!#k_*Fy;+6V!zB$(ALf^WaQf@|seT>9QjV+1^_HTsXK9)G5ZZPOAS5ZEA=+;TV(V*D&v%IZ<P-P@?x!?24Kn3<ObBeYj~xtK3~D(S_XhIS
fQ*e^!?})r^ikvxaf5}8SYG=fF%POh4}F83K8}*a(GPwwYA}I!y?1SUTTF1$_rIfyF&5v({&)(*bxLbLulg8_Nu?COTMfz}8vi18)-{9cbXq40w*Jc`?Q09E
eoW@$m_!^0JEaHh@9lQfZB$q5R9B#cV?BHl<wg$L)FAsR&O&?KmL01Zj0}qd#sg>m*!N=`R8+Bc8xxnI9Xm-h1g{~ot+t7D$JBRK^57k!LQRP&SO^__M5&Rv
m>0iIGMbpi9Yfjp7^A=xk7F&b+?}s+XwxcfPJV7-y2}sCMw51_0J7|ed>aNg?IApeX&CkV_(o_t-DxqNqjfji&7giJUEwx+LwKFGq>TlF$WZQd$VL`YA7gk^
v&G_wV-?e??)&AoRB{LdKb6}USMfBgGrs7ca@U*2bB{Ajs>^i3Y0=H=0*zOJk7|57Y_kAEJV+Jh8x$#Hjjp~UI80CTLnxk0uhRgy+aD;K=EaBx2RS)d-z{Rm
_H%E>7y(IjluN+M?A1;9iZLMZ+>g_}LIwWjzFf#=_=cv2-I$PcO!YpR#*RH$xgW#D&I>JTu@9X=wQxU{<#Bi(ujpj(yPCEJBdqq9;_!!}2Rfz7{6JvyqPXwx
p&T~^4}bm%+XWl^^~xNt!vfjEK)bqxQr3%F#<=WB8K4{jz8IdNXecPVUDnR6>8m%WkJpDsw(tZ1iQTSnjZGlP_l3Ewm%sl|K=?P|aR8JDScbBWgQdZtBPrwk
lEFk8^V-Y{pVYXOP@$i`JV0@{L5;N|PZ=p6_@0=72hxBOs2Bc7pkVsU<=)qjUXO_Gd)D~b@e&)lA?zs}fdS?Ro(_vO_mJmVMcq^AGY;@`>q6c<+I1Eg`6`5C
Lp!=3-Yg@+vB3EF?bQD!7hNbktxMo18u)_fPa!J;?z<9PN+5*Nrl+<4n_`-854+BW$0H-mQ;-Y456+PLJ_5*)<eoqmR#jLbR2QG2ctLcY(6a7hX!~aF2-IS5
UU*H>Is<DRK)kv@ZO9r7N3xH3?4eE`4R-Ma_yt$L@cE%%?!S7h2Z}sGh%(w2E4%mq9jZAbREw73#v=B;HIaYc?g5Qi@4s{y$`PbvoefTn+n({E+oq<+CN*Ri
o&0oWWgRxn)lJ~sbe`xF(b%!l>#J8{<&u<@KHf&o4w~&w3pen)|951)SSWgTEF`*Q>owhmPG&X32QN2`<sK}rxV=WdAu?_;SHJye!ai1hclAWh>iue3O7N)N
yLI5=EcvUnk3XYFAkM)E-S;3e*Hxarpe18TD|6GoZuUdJb(@@-Qr_Xw0x!Yo<WY1N3dWd`dTIL3iJHu};ZW18tSDtvG-$3ljjPgMZOPVNdC%_xcvjLfde>Ou
o+G2*Z@wTvxSzVrN^O=)?|`+Jr9QDwR`U(%+WzyAsjw{_%+Gdy3|^&NZCR4$IiPH{IriDLpptSqzo2##OTZpAFAC60P3B(meJH+2+DbAj1V5j{BQgaVYQC>%
+a^p}Aa$7nBMMv}+B%Ln`H%!n-|zO#PYr%XeS7CO<#xK$xjT!`tJ9rLinFS?H@oH2?~s=7#<AV*YVX_XB+7XSRUzAQx26;L$@8>%zZ$@mZ*7#S+=!_nxXHGh
=3GWf)rl?U4nd;z%{U#@3qpl3fO6?Kc3f$ip0{_@AD@{1>XTMowe#B?2uUn5@Ki_im7wgk9=BsZVsZ%yU%0A8k@L67LmCN`hRu7LdWI{(tBPZtDkDF0dEF^m
bw1bN%{FQ4KnzKj9DC8SRJYkp0vj@RycsX*J%hi;UEXV1&r6&qDwRG+CX_`KINXVG*RO3neVCV`;vEo7O}-yZ7=kL(sNRX^6V2}u*=&_kX=?@$d@f!o6Ec4)
7=q)UKd1hX#%6x*IBdY(1FO+7R&s*l7vPvqJ1Z)&*E;Pwq4mx(MOE&Da$>(3x6gRK%Q|)H1?a50Vid|`X6WGA>h>bH3zbdZ9Kja(flXJ%UcZbEas%AqwFoh}
acPQ@GtGn`DE4&?M(`j6HqV@|yC<=bC;V27qXhS~4Y|@kOc5kUu2AAhCkHMkJ4&X&mhsS!Er$?5kAW`0qoGKDjaVBdW|Eaf@0SA_o}W1tDLvsL0+SVe{5^;p
D!cMk!wc&HDhES+|9KxrH9sw8`q@CIReq1g<l>)A*6mpquIKeVbC+W=H$iLK55GGE55&e$^!|zL-C>pT;kP3|&5%}hjH@2(<^zi_<C<}@4(x28h73=7Iywo(
J|N$)5?pAk+h93=6YzWo+?@7fyn-P{7+ogM#+QV9d)09~9>mEnyqx05^vx0^JUf9ke0rz>$!NQ85)L?kSN1SUDP=wzylB(Qv>*HPye6wKc3S2Tz5y!^DD1es
E*r)&?-_14;Z{H-`T2!F(q8&#AxjLmmyzQR&K0UC3xo33^%G}p?NrED?S9Ss(y%LJM*nKn?OW7mKFTKWu!qbFuI=lh??hwgp02(7tLq2eh^AaS6QX1BCN_tY
E#a@E-($9~vUyd(H*?b(ak96JtNGi6<@Uty&kec69%8eo_%*2g9bGxc7OEkKT-WRKYUCf-wpL>rvnd0ZP>!Hb@npvd^ZkR;Wg7Z++Cc6l;i^hdGp8=uQLPsy
whQd#&MC0w3OsrA*arc?3UJ$Rg(+a>;aBLqK`XXKjBo2tfP{UzsVJ3?aIHaET^T)|Cp46C$a!K}FPA>dk8jpQXdr?C4^>Wu*A#EqvHc7#KHqxK(7AgN6`P$=
2~sWbA-&<u>L8TneYlehRl>&eV8_bykA=cw$3z=KzOXyTwQwUE^cNN6?l?T&jJJ&N{OrYXyRUgl@7Yg-(#1I0e%yIQjNobm7?xi<ci4eIHf{j3JqWn|FnJt1
ocFh#6sW2?J~cZ9@ixZ~Fv1<mgkzX*xq5OBzWMylg#4$17ns403DkR4V%1~X+g4#NITH_C+AtNv-|Aec;&s8ArsM2)?f##m;QO&44*89z_nV<oZ*H%BkQ>Rx
VdM4c0Y82(p}sK34t}dZ5H~|!3_!=b9ur)wVTep-A6?Aj>GM_c?FaEM(c9MMU0Hiv_l0Hq5JUiG15!6Kgn-$VKThCSG6RKjB*b55AseFX(_i$x4uwM}<GWyS
0cjs1_V{h^-hYLmD#rZa9@3S+B*sfWzYk;&0Fkjsv@HNa8%1Z|^3zrH^>O9)_`X2rc}X~y8}P=|+MnC@lef=%M*=eD6i(f7)y^xrn&a@NTeSdyt<QVcU-!UO
)UxxDEG>%`95_c1U471q3GWR$bbx1T;E(TvO&%}L^OE>>2_d&H;g}(^#M`|M3m&M6^kzV<Z|U%<_v`V>kQ3b(Yyux=JB(5ASs=bqSJ?+PBKpA}L+ekZ2mW1|
RTJn54~%A<HNt1*W%+>T12is3T*h>Lh<uR0(}p1)FD@E)J_K9_^y|iV6dWJ8x-@{;f?{yFhtX)!+`E3MNiQBefR$MoeXRm|VktcYd`h=du>_@xNwShq2BLz-
`g@Qop?tmU107g5knLbnm;)FKC`SFS?~+wOb86t}FRR`^<VJBL7KAs54fE5V10ZwF$2BfBSqy{wH-F!Js+0Rxcgdo|-Fb$0r2n=$=d6o!7Zl%=M-*ymJ`4Xi
KuV|4O!eAxOo2WVP6ry|IJZuWi?ErDT9_5Mvk84~2eV{KyDnx3HTT2DksiTRq-;7hOxE-fwA%PrtQ^mxx&pL9+li^N!RVw%LB1!9Gt62OYXd^-H&c@$24Kp^
T;wveUtNJr<?P9&%ba4t_nQ%4%SiYrA}hier6~dwwLH>r{U9!T>xh8}yI4vf8K%MfWjUCeFTy0z(9+!Ol4mk71yX_mY#2kLFZ}%zXrXA7wQ2Ye{d5?^ypU>Z
EM?&S4$QAXqV6FC{$UjJ_rSvJ7~2AX8}_raCxN*<Q&M5CFyJ+L2*33uj`*gKU~Js)@6olIALlsI_xKdJ?i>5g*eynxcW7ciE1Fk*h06Bi$<fSTVGPC@RCt2h
T#!tFtLMXQPeXy{RvSit{ypK?ZQ$cV2BP_j@rKKz<Rv35mQ^8*g#W6ifr9|>O|@=*im7A;$k_bV=o?pT*qh2!H`j6ncB;8?rrg*n&$Jf;e9wlnQnG5%*X+B)
H$pbNv{t>*wE`|AD<`O?T(2?1w-e8#I6}fzy;PEWO9Y7=&pkRcN<!Zs*@o$TAFpHyKR&XB6tDNBl2)Z7qI#%=?DwXnRgEPU{pwcWxZ$dq9}!6Z%t_0)L;`48
<+ao;YZszN$BMks`^K2tPmEKQt!*x(gllw}5VwUatT-A?;Y3&Hr&6Np*p1p}r|MHjiN4}y1F_d{?CRUC5>OmhIjO#x8_KqdD4jN$T+>|9BPW8-Ev4!&78|8i
j|46OSxOK~uY+Y82F$(Qtd@4Iu|&*=<5smt2!)<6Ccaf#QYaqTqsw<%Er$&OFjVw!E>ixiO70P<eRU#Obfc_1n_DXi&BeUToZvFy%2Dw7lx89-0+^;ShTo8f
k`u);+_LLhGUqCCxaX8J@=v8WDozU2w&1Eg)FK)^Ti60@=AeobFH7O1>RoK+TM>bqH{z=HDlqK0w0$5d9=Vj39%;*Nga`E;`u*Wm19&f*8`*kPx7EV*2Sg6O
d#&KqN}}KTZp9?E>$&SzzEIt9U9cRK<L9^z_yL3Z77hDvIqO@>YIS_|@lY07pJDFz0uvD-Zq!E>b56RCNah_n5^{}1ilXcfrdhFr%E=MKMHi5O4aU9Bj^+WN
eqbo*K)z@}y{W%Z#^hI}A-y;3o*^sjY3~ETZpO^~1Q}eMlfh$(hjIX-<g$i2$ISD8<(LPR7wulDdm6kw^u*fr?GtiyixW&(PhQ)yECAP^#$LGj+co0_+r!>M
{>|LO;J~@fZPxbJAr^*lNF4CV=nHSw5;CR^M;nnH!eXNPctB5YYE$t62tCeS!>~8kVy|p@7jHapKC1~ZoUQOe01r+qquYHCQOGD2N1@zEa;dDca=Tw?cC%qE
p|=O0o1|Vr(y198C}l+M=T!p7n-w_D-^q$GO*d9@Ie?VOp?t-)U&(TQP!n<WP*NWG8@8$CC;6a?&t3J2DJE>nbGenb68sgn+Q|(G_baaRyoCv|5S~>(KM#0g
Xnr}eD~=fmr;)Fyl05{opTHVIvMHfY<ixM4$`A8nupL_x4K|a|DlgEYUG=0hpvIdgOz15CypZgq)$8-=mTy}R=grmJo<oBkgV~#wk4m<LSD6+I$`OXsEB<|T
ta5FRj2$rJ8PSm0o(Hj=*Hf2Li2_7}_tlXI@K~y<nb1<Gk|}lkB-m1shMQH6*jg461Jtw~+EOVXtI>4TcYS=*GqB^x3&fg!Gy57S0)#`lZwb0l>X0~ZvI_jS
@JU*e$*s`6vTWhmtI>GnsJ13FW+N^5<tLNcTmnwD*INhhjNLw8I<>1kqQ2sVH<%%<UMY_duUs1y2#<^$`Jo0?w``ExTxCod4En{|hcP&?kKc0-alECgRAVKe
Chl4#%x1KoN*&Z@YaiMHVxZ!*KwI}tAgB*&t2vK(LHR*GAe=Y8gn~Eiw@ed!7Z>WVNzut|+TQ7h;JMIbYuccz@D46NXVqpa>Em_Sa|r?9QlC_Y{pc$rHM{Fh
tlBoc6OuqQ_@?fdIBakDVzEWLTKuWs)<%P$LjV$rzOA94%qu(&Myrm*?FqtZ1CH)ip=y({>o|cZN?>bQncXN2{x>zh--k%+dDJxy`OkADz9})$NV9$y8SKBu
@CWRu%3OZVq^b})u$|wGYk_)Rk*cYU`vxG($R1QhbJJfKVI3RPY6am%#Ep1^_{%uI9)Uo=P&sNLSB=OiUTXkXX4N4JVyQe4N^uk~=5n=Cu|jIoiF!5h60;vz
k+UDHVA68%h!rj7&c%_k9|iiJGuEk#*j~A613BaLg4Zy!R!OQ)s^k@xtjUz#R*U&InfmI4R;2)@St0czC5586!vn1p7hA0~SZs}z6!7y}os_5)Vx2bmYAZ1p
b}66!{I{lUbOkc3o<Su=g)4DOH&p1V+Jb<1D9DVhdnk}zLrr8D_zljCf0o2sVRA6FRzMO_{j4^mp&iu!qPj+^$}6bbgU(-ROg~7Y90L){D#RG)8An-DJ0^Od
?uCLqQg+c&E>wP}hyAALs;W?%H8;8h-U?C(nIOhD8b_$mS*5IDMWaf>y_;9d{Ia2w7DdL`PM)v1db8bVrgI%2IJ9yG{?Wp)DW!V`&I-%Nn^#^{tbVZREv1^B
iVId1oQIYJ$TQ@h;6$>W791Q3l8ydbl`uz|vy5=acM4bY!01A`1E1SwE3sC^HRJz8wxv@0T54cnS^+RR4P_K-dvnnnQC+kxAz!SkM9&))b%*tz+Q&Y_OdV$s
hQKUZw_2v}4p6oJdkiZ0hxTB6GYD_v+=uxPKzhI==^|eq!?&bt2h0zLj|QbN{&!4^zTl}Zns3O+Y6B$nxG4b|C;l@($&Y*y+_l$xSDQR?AVnyG!#$V84nR5J
XNDMH=*YiME$aTYx%o{UkTdYBD8vH-Gu*5^eIQ-y3D1<ty5E9R3`>}(V)%xBb67M*AM1#lv!SW~H~@Mwl=sGa2dEWDj{S}G{1C}wZr6-F5#rnvL@Tr3qJ4>h
kltjcGKFcyMpKSOj6aW0s7$Y*=JF}>?%qFnO}qz75XR1QWod7T^%1#4cW~Gv?5#gS8D-AG|D&f16Ar2M;RCpywvYQK7(q*<ui?z+B}GzJj&=6A{P$Sg05l!~
vsZwl00&>iHgwnmP4-d5t070Ll!njYAzmx)hMqvhcp7~Bc=I7!*{jz2&}MK%w_KP*@+0=sB7E*)`1+_~m-ar^#ejVM6wbL{0L1(L@pvGwVg!lrOnGYnKzcgl
KDuv2bQ53I;*^EaA0TOO3&8Q@=chQ7>#L{%*->taULx)f9;b8yYf<)_l`B)UV0hD2hIqqV^lqt8_=%PDs~EtTxRWh<Rp0>SHruOU(VOhCbZ8i<ZOVmTUvOWq
`;npy5!pMRz_piio1ut8Lzwdxn~(8B<j$Y=K$Xd#4la30mLG8i)hn&SI){oMzN5K*J@+CKb_L4Ght*RgtQ{hA!?)q>x5#9c)cz`qsA<M}JX$biH`y2rV&Tlg
HJCQs#zbLf$6Nf!;=t706dbLjU&J|ZJs1v${QdCefU&P3bL!g^@bGrt9y}-F<yYxJ`qVlWj*Yj+2K?1#kTDq~ao<#(Jk`H8)<(Dj=NJ&@5+*%H9}QY8{0H25
W%<7ZpLrW@EDJ_FdG~>}ph5AbOZ@{oCeP~>7j1*-3D@WOi8JeS;<alZvXOxCnH+tpQ`@x#>;-H*Vuk2D>PhtBiUrHv-&nKA+-q4%T+bcTB=6$ujD()71<%fW
73%4z=xeOoL3@>$4MH<@pWFGn=E7LOgrh4g1Mj0H12a>H6)zA>GX+bguss+91&!yo1NEw5-zNz?Xx6{$x#LY~teb(CF5U>(Bu6SYpW5=P;;2D7>3~=-I<RRZ
heE49YJZaPV=Hi=`Q9Kwofo|2a>4IA0_6;2P5tpB5{r7v@2N1^LxKEyBVGB4S*|)P;=D8+l*}%C3BF7uc3eE+PB2pV-#;;dFgyAT6`4kDrq3hEmeFyskqp?o
Ch@IvIk0cgGBR7Qkt2jY*dp&3$Sy}UQZ9F<0W$$0AVzxFle0qEi1;vR^s_zVH^8VAtsEqY{b+h|VoSW`+3^mvnEqe-Xr%wwYs`dLk>z$vL0z!roUHCZT5}?r
zY)?3ZOn-aS%}x_6AW(RKAq<m#@LJcBE})4(}gy@nmF6T$4mzD{F3m|f`3-m+^e_(nU=zI`N)cFy71w06ukKTC2<z!{^R~~o_<IL`+QEmzds*_XF%X{SAmdT
%qfAqqv5|LuNinD=U-a>T%Jmy$2j)>JWa^HjOiH+@yFr(alP#Q{=!{&Hd<y85<Y}s#EDIVxIgNiHs?ZJB$Aw5eB$Fcjd^_b=jU<l(s*`zF~R4zHa(+Fv5NkQ
hhsm*k(^`6W7ewld=h7&sA9=X@_aeNNl)(i*=d$8mvvrGkH%F^ysYF#jc4$(aTsrokEu3#s5&uDHG0P4gmetONayKts9)0g#Z}s$&&*`wGWd$L=ZAR#oAbXZ
H`HV8>+}d(rdpY%oLwZ(MLDJ^%<H~EAsNmuQ&kW1V=W{hI&H>u8DLu5(XP&I7|qRXT)bvYN+!UJLS>jjGC+)FcS=u;eiiOt2;|#BO%7j1cB13yPz=M6F5Ppq
5O~Ad$MfrH=sfnzPNcU}e~hi)FE7ztXXEH!w$IE@+bONjUOlG4r?DHSA<<{CiXbOGG;!_gNVzdXx*pk~&(eSnW)yor^~)<ZK6y~XY3^x-7ISA)6F76sA{T24
yD*-tS^3>D>_H3~?%(c5Zy)i<*kv51xi@PWIusH(tBeu8=73kE2EvV@$rmZyV{y}E&A>+(OwXFYCd2yCv+UBtz@Rf}+($l*%Kx(|fORVj(S}r<TTOtM7+aq?
Z2Hq4Xylk~ZszZ=(quEwE)yNC;gM!IJC9Jf!pHgTZT29B`73`rFMT#Y2~8fw(=eKG9N{e2nM>emdY8lnVlKEdh^GJDdHQ0oMyMr~T?ZaU9UtQ&+1L-Oco4^6
h8sIS=5|O;pZwC}XxOE()AzZ=#lsZ3poWjHIR8sfo~Vu~i!22H<r>PWYdtl~c)(M`<LB!=PY?u92ZlI)+MD~xV+h6574o4DW31OhjY}Z1*Wfdp2^oMQ@P5+|
52<IHRnb>NUq?3j@gXILv|}BVz4A~saG(@E;Pi?b(35Q}_EQR7%Uv>McbRg^2A1Nhs^71@x{+bH?bk|;OeQoqvMYjJen#Wn;K!^T&DG>o6Abs8WE~~e+|f-u
fL!WJ9~tR;rv}Gf<som2Y5=1@%uVl5yG^c_J=C_z^F{6IX`80({^}*MVLKN6u+&Lh;T(LE?m9D6KW4J;lSMrEfdc?nWbkm+qv}(&NieCEJNqs_4}7?bI3%~7
@}ktK3=%ANFGs#Tyqfq?yEy1l4;$S2!;_oxh-;m0RC<+--p`2{G$@LL^G6?b<z>D&xMj2H84KgEOgl?oLA_${MjO>|9`yOdR9k~u_0xgGOWL8`aG28XO=9^?
%%v|ZTxMlNRu+k!wr<S2sLDHG!j$63dPk4x$#=BDp%_zsT^1H*3~HpkTza_3v5s&N$)vMM4uAeP;l>CX1n{+8xlG@u#jy0rsFhb;xr<4D?FN_d`>ESd$y2-A
_`<)}?cB9;a<bTcy`Gn)-+0Ok8J|1TH0weAn!(`q-)*C-N3R01@f^H;GI0QJzIF5Z3OBePji}jlnLE6kz2(I@2VRAYd2^f=mooLu?&RrksIu0@@uS7!u{__y
==v=mkE|bJR99;3zl5xN?(u7NCKYAp!H9nRJlX4UtlUJ-kmNX?&q0_fB#=X;<5Ha2l|o|xQgIiVp2GB&X>y4beT>H_Oe!I5W8C7d9N`oq3~n$z2l@98GhCUo
q;UNSjaSXcK$0%K<n?o>N}xx>VZ=i}FC7*}J|*G(I9`JDG}aeS$i_8spxCr8-N8Ig6G{E_lGelZ^H|mE`v49-`YD1?-Gz9%yxy$9F^!1s_sLvxbXz4dj6jU5
%g`s1#&m|C+vfJ)FOm1mOdXH#LzYHL{bM#!5S{&HKvLJaovekxxxfKV&&!yqe(rQ0$GM>*)R>}6zFbUEozt^4F=;cH=R)vlxJ;*d<4_pWevuN4s?3rHWlQnG
PARHqs-D9I?-JPc(W6UGF8i@xETMK@o-YGYi}3S^lWdipAm==p+8@q1zPx5Ua&`FzKM!b1&TJfTZFs&)=G=_)d$ECErpw^AZL$+R3&KB7>Mg*|xqpryPA|iT
d9-;!^kw=8MDvklm@Ka@<#+?o*vF5G)91_RyWLH~14%?^NbG#-)fxYgn7JI}XSChE)b=I8tR*Y5b<6k9>CEDF06(%BikIoUh`R?DhV^CHK~^_k#(!ZW|1oj%
a*?k+)qlwI3+PaAEu|`_;ZnaGLHmt|f>fWMFSy=iJ|%w<;QB}IFU#WWo+o3U&88Tt%@2vZj4<D6g>3)v#$MuuPiQ<w#C{^D=gY}&mjjfbGbvbm7K;&+b9X-9
_?NKRM_s+RpMbX+rV;5LGZinzS*I{e)4{gl;^Qg21D9~Qx!n5n^t=?<_m?0?Lq>jTVjLsQr*UxC;B#s-lHqxw$)j7R(XsS!Noj3%rMq18#je58`1X0}p8Ymm
`JucH=P=!%9>gI2ZSMHne@kSVY6ex#I#w{As6xa-dGD5O(e<os^A08g<o5skj4Sp~C$dC;`nLcS>rv(xjcbl|LAcMFXgyQmOEjR~&5tS1UCbVOj!oW{fvp8*
Kz^q>d<->V=2|~wONVJ+0za>sP~A7RFNr@D7Lnzip<6fsY58^QTyFr81;?ZXI$1cgH1`Y+_15OzapG$ekduh9bQ1mXP~!sSO^<t8?(051%+Jv8S+DjBj8?ve
iMF!M`NlWJgS+)@7tm86x(`M78t{NcYyG<BT}~-M6iTrO!((Rd=`klCXknV~%JNu$p}ui>`Fde-i=(eQO2H7D`El|`YKtZF46whomepAUqWNks4=zU8QsCN0
CT|OYC^daUTX1f)zmoU82Wkd5=QRUy6a^C$aCFG2UrvCfGQ(azVp?Pz<_Lz0+Ld939kT$L1hM4(irgC8L}N-R+8W%E@*l=FJkYU+-*;K!t{+rp@a*A=M@Q!N
Z|sW#<~Elq+3prT$1h*a?{b&mw-K+YF?cv!7!(A0<aNP7mb{dOJB$LwH>R3Ml;T4P<bh;-6b`D9?wF8dV6j|Nv0;Y(|0KN!m*hHjCOAjZN*bxV^-P&GVQ2ut
lZ>p_nmPOHcC@22(iwF>S1z-{(10WW0wg1|o_2rUUiMbKQ}rq%f&p{yXGq{;kJC;JOsakTCF>>0E5>ds#!<~84lYVY=T7Dn#2`KjI$LU!L2vgRmk?-bXxMsk
wp0S?Vr)iiG9h%fo<`<h=i`QPTA#rxO6dl>!P&?XkXGU~kLx&<Z~5yO<?9CIjGLj-rDv8FU_S(aK}4jCd`)zd(R_ciF?P&X8<A9ux_XB><-H|iy|fhXfg25t
@j@*XyTGdx9$GHKsk>w+^!tIoK`sF{?kA?ZTiK53v=*pwEsf<QHaJPRx%3XrNe`*OSitwhrb>%Bg~^~hder88p>bn}Rw@d=c$XuH)E&@QcE{KecX79U)SR8L
sq2Jbs$wmAx3lR9CZ696@mf9$L_NuwWIP>|NZKs>uVj8D!Rf_&CV9N06@POQ1S~a1Rfcy{ZH*s8mOFQNnkO*$mERxg5axsXfrQ#ifFid2Jo=9v2O?NTUkY&0
`K!IxU2Z3MCk_)8Q&6m1%a4N6JIKL23SX)@_w;VFkNKCI?jJ%F#3HwWt4p4<xB?R7WXh&sfxuicgl@Log6hyc=w{nXbJ)%rQhdDww6%+VZo)8aX3t573h-YR
4Kz$Zs&&3}#$6YX7kt58?H_yx9>_clSDqA=_T#BG(>R-}nLr;DB2dL0c&p76T}N-bzYYzwKhV*lr8~Ld2R(MA(C=>M?te-QepL74HGr)>J9wMq9w|PC2}^FK
pTUZJoXMeH;9pt3<n5?`pl`Jo_CdJ4=lNJW0yY*z-z-8HLh&u7cXv9SPGh<AX6M?3S~u3sXvY6*GFm3~m}0fAt9FScZq`|E?G3^)A}F)XIA*rf1KMjoo`M<w
+?{DZ%$n9u>FJ7$B!)qD_ig0TKI_o3#h|Rcjqw|d_At=nPW$){W{UO5H!?wXbidC7u!pxZ+ql=62yr$^@skNvHqOlTWvBdDHaW#zT5L91Sver#erl~vB}mgs
M~jD4G=Vo0#OCni#*Zc|fW5l&+1dkm9L;)Ba2l2JOILb_W8zGt2Fj8OOf#PyA_-n1K8}={3e**kB+HogQ6CpF0n#C${W=bS<!HB^1~5X=mx$wiFL4_CK2Le)
ff7<3n^yoYxlop7LH;TF-Men@kLmkwF(*vOUi|<vShuumB{=fdIY6K=Ca!~NL!A}keN=(2?x2;*t_R;r1}3(6VqQ((<wQ1x)X~;#&&b3|x1(pD;bW%`f)}Cj
73o{^D#%iUx|7EcQ7Z7AkIIZrz*Pn1?Smo2KYou$oDA+{?=ilZw{$@3X4H<>jc&nOjcE4S(Je>z26yO-Ac-dk?eD5Hghqz>?<?TO<CmdJhT%1t=;_{kH)!Hm
*N$hW)xc>N`S;7Eqi;Y1w%@-UcY-2-&<YRk^=G3YI5-<R(Q%5XKqp27ACe4bn3kDL7_jRWr%56-BJ0h)?_(DKQ>B>bQr7qD3Wx@G9mz688JKM<ajXWJ3c;cr
eeQ2~$2hyi-MYqsMsf1$jYNGT)<Q3Ge<K*mK5{bDc*i=hLf_H<fT_t4mbv9Q!(28!%_wkPl4aQwP3fcAfou|4X6{L*(@fIgz7sMzi_eVVw4yM(d|ki7NkQB1
W%Pb6Z=rBAR7_*c*?Ksg<braVq5TF#XBMB5Glp+@MbKv5+oCej0Aa8~$Vjz}A7d}O|8<NyV9A<Q;!(GX)}RlXEUhoBIj0rd^B7ouiy9$d0P7@5-!$+g8P*kV
X`5&7FN9?u(<A*9>5Oxk?afAW&M~|nL{}@0v}T<o>dwfdrW?{kDO)!jB)ukH?in=r5qkTPii}aUldot^bxm&>ZzPg6<Mz(N!0gb-O_inh)!js1f2W!usg%S=
mheqaSSpy%TPD)ur{w&WwNcN{jW<<Sc(5Gn5((Ge`Zf~^eT-R}J2Hpl9%+vFIdYS-s-L`JA1#;>$aLfC0H)cFP3|<RJGCLz=gbOTkSMUU&wY$1j=|DnalyuC
|F|0`UuWWqb7riv;OVygh@wXc`e3rujR@pd%_$it#(3!p;{XXgLv&E%68m4qetP0ywz9;Gq|wN0>&z)>wP_az9so`M<ZKF@ISvhFjRHPPq=BUTyn9;2M5e_L
(q5BN8`^i32Dt56l%{&5%dUt(kx#6PEDB!i{w8wW639941Etw8Eql8K!`R$(lP)mVN8?5Z(ANVpzL}Zt3nNjtMGzD>qnCo@LviDqoa+e$G4*phjN>xKjs?ps
<D0gB99<Y3w4py`Abi@T2mcLO^u2ymovb_GhaFvf_m<zCnYlRdR#_H;v*y?}7dz76K*DOofv={1d76&_hEbu%w6AaOwYf_3l+1Nzl@4>1Y(4TvI_gRLvmcKZ
IcEvl;Y`bW>)##(=Rt6C5)6_Q%S4v(<-*FpERdkG$FXJ&VGQ)e0qsujDNcKU2_i{L*3%Q;NqIL)@eSv{{FBg9{a5*J^F?<D6`ce|@d%@n_Zj*k8}^P5=tw2)
bC_q`Uywvwbf9@`2)bcAx-QgGsd(UVMhnSX#!d`G>_zT7wwD=xpy&-K(WooVlCgDF#m><Ota!L<dXZ7YWF~m_?$pah3BXFpA#YrV87R{HBRPogG)1@7idhvg
-vOL!{P444gOEoFG7?7_c_IhAO<B1<mR5Zh$s<$4-Fv~(=#V{T<V58^=6(G$xfms#PTtWx12h7p#2D`)QKRxmg)Yf})>=dngZ_gn;rvVv9D1ag)Qa6j=1%p;
Gax^6{{doD9a#RMlgHw3u}^uL_JY*%yn{HErn=24>(e3YSSp(e#Q|ULtt=afN9nm0ZAR1q!j%`0h5ZarDMp5>b#+}1*a%E??=D!&ER)h`ey?{4yxVkp`1H80
JS;nGSUzSd%hyF2pqD*5okzmQCz;SwsV(K}lTi-FY^RuddZKX>kr7S67MbV)92tXms-A<v^^k>z9Pu~E3}kz&Law!F`^03#4Lu)NL)|Y4;4<9?Hg)U*Nj!kW
9)C1kx?<Vm<6t(~<Dc8hDA}N0kx>{r)*%{y*0jsC=zy+LmhoVxL5s2MY8|0eg92{o6;y6aD-e;{+4hR4xmc^pW$W{Dll0841>T03(O%RI{FbsR&wn0de#0QF
L8v-N(?2vY|C$&?8|e!JQ+B3%nKO&Or}8YHwAgX5Kz^;7RiT5SUsP#3DdS#_9cAdY;S%D`pV$+?J=J+eNIw*b7ime!ui!QsBaGfvEdodt%nXLt*+Ab%41Ri(
ByZ0>iaJfnT1sFO#TieGKAT;9vwh4qV#DvpsNb6lj(BsFbgW^_Kboc{qGx^Et@z)H(~Mw91PH2Z+oS)@IXx2rR^*HA?w+_?GH&hu{%=bEL88FGNjOSUYcrVW
<W%jmBa?9{D+8145wShNvNOMU>yfe9)?X_enf*W>ss;^#sIi=M(%)BUs_4ns3W3Lpg>m;iNo$ih*Y8x-4E3%a-5oPw*#d#=uzAn}2r{1g+}Eiz4HhyVY!-pz
Q&AzD?ql2CCS#fyj#|>z12`{a{58E_wQ_f;8^TSl{3;<f-Zg89M{{2H*$GqX5!6*?Et~MBR|)jb?~RKRGX$oZ5#j8i1!d+qOtjnZ#2QEmy=x8bBQ1^k)p%QP
`hJ)Us&Z|d4G!#hCY-0r+!#Y1M&R^@^Nk9b#GTO>)z!AkXxFT_Qy;6&>I;OrZV>~G=^c$g4DoGO-DlC>{M-NOX~Fl3)IXTMSQqzh$yZXHdBp_7vX76K4NM{X
nb<*H&LWEdME|#awc|S3_a9L5$Fn<{DC<qxyydb-%p^YjT`DfkTIs2~@9&4RO*A^~JCinF3|bcd?CEv+by>`MD$akdr{ekWJT7y&$S{ZSWqE$~%Q3t>&(F)(
#Z2>WQ+=JT(>z~a=9d6JmCs+r^$JGmIsE5jM!WczaGg(cuIF(&FJG_zrCXk_aG|eDb%l%AIlN5I{`q-&UY6$>UZnoHf&X1UAI4|6`pcMIbM@?JJb!)mS1@?b
^VgTJb2~4;EpnN!{yHts{ssP+#PiiH%XFQW>wg9y+2`Tw@)D~TH!a~Ru3xY2#g8w~)7R(U=H4&A1^xfO`5789Eicf15C_j;S+3J>6L`eMe+^e(JcFvRQ@<8V
h3mt2zg&NNPL}0ACp?G6!biXQuh6Thc)5Z;G4uNQ&(1@$zCw%n4C6XY=KA${e(_=XZGMLDck}eyc!p0c&|P=|J_H?JJalmU`Yd0zVZP22yl&0%uKc<zdRb4M
TZ-qGmu30t#+UhdnyxSF73ej*B=hp@uE8%(jbC4`U+J>^<;u_Ag))6vo+Fqi4g-H(UasP+Nnc=c{&<C7&&$8OoFMuT1Ad~dz{biP;&GQ#yFS_F>CZ`*)@yCa
HkQD|KS~QqHv$^eoDP($kJ%_G1s0W6U1u#aK(aAeE4Sc$-C=mIe;K<Whj-JberSr^B8+c9lP3}*4UUyZoW0)bI#aJY8UNK@GPxFml0%0JFlsofEf_(u?v80p
CPhuR!&@p<_xJUhnwaVeSr*$bC4e7hYejIw*9s|*x!f!I(Wbb+QJ)gGq4rmrQ++%9V@4IVJTqh~F%Pfmnx&YOr#^e!P%cT50k7X!i2!<T?dEptbHVD0kt5gw
`wHIzF6A2GifkC+P6BzL43|42s&CgDBcNUss0F2Hu1=#EUB;4V<jk&Bc0KQ#pMR&6Ic9i&rbA+i9HY-b`lwU?_ZhJa<HVq!yYEB{?&z|UPB}I(LO?MBWKc$M
cG@$Iaul<tUS<mP54Tv=9)Yh&T3P?T-IIn5(ec~dVR_7r*d8^IS0u$|kn8T-XgzX$pMBtuNw>T7W6iPK$&Ca5bZ8vk8<>EaDA^Gt80o&L6W#%EKC#iXNRS~G
)3I91(k0YW<5Sve(@Wl;H`|9ZlDOW0L#HBo)BSraIYD*GY=iNc8i)JrT%EH4@nk)U9B*j{7p2Zu=rrD%-9y#$^&B13G(x@aMMH=FAHSnH*;3gG|I1dRXwT)8
MQ3SyzI}}&Ky6(6L}nB8u>^7l9|d-nXL-Ui{G~;hkzyd308VKP<v;cKzUy!mMZ@N)x5n<;jyTMk@dERB*I{84x3nb^4c~Oh2?7%pIuh8){$F=sB+Zt)AL)*>
tb6k@8;%_xbo-se=Pc_UE+B1;WSc!G&=zDM6@(AHtU6A*e7wgo``l^~;yn>-Ns#P5hk^S`SwI9Mu74oxjnnOZ0J^6vOS76#>2LUPU@iNO+}u-E<-J7BaWw0~
<3eU=hZ3Ukk30v$kv;HuxAi@(_m&M9xh&7^r~Gkfd_CH%mMxPFxKQCk--ApG){jnli|ppkcisk|Tsnk6w)r8T*ppo!ma4R3&=>EIK5Qy9S#VgPbGBcG`4Yk>
HB2#(tjUbmS)9tTowB)6fxew{m~`KZW$@tNf}enY#pKIjaD8{u%evSjfb{gn_{zBVe)5Chy&cmg%R888dHbW8oeaj#bn@=%F8uP`%UfuSiJ%o=hTJjN)BDko
9_e|oe1C#Y-Bdz`u?xye=S<#P4-jwM?9VZp4cD2oBLh3SmJsR7^U~27JmENxmqaRGdtQsu);cJXj<b=5b(8T=(Ar)0{%WXsgrV)tGFq!cTudYU#RmFm(MAj6
_7n50^gSDMS%;uyXr^fl9y<K`$QQ51c=VP>A<PzHKlR=jga<P%X1^X{HH3AqqV|{BCfBhy#oX&3O=#+Cg67uu$W1>|@6y>W1T3|1qnR4jj~2Lu02q(p9CPdK
r|DDX&Q&O3kT-Gg*;TdyEnVruqZ!SxxYTxl?3jwy+r$<=8fBBjj%P<OQOs}-=?Helt}FCGZ(y@;O(5vlNeIs)TlX4!w#z~s(!U>H-FbGBNS4RTFw&~ot)*i7
&wmFv0e)PzG%}EJgYno^qeZ&=JW2P>Xih`gPlIj7dlz3K9YgGI^o43<b*5ZwvF>Sryxur$^<#g6aDg7$K4UQ6*k*6-G&<Z27A&|uLi$qOr=pAbQF`&W9<bB2
PIK1l7)JfZ-<iSo##;P1GlM$A{D?TrTma)YQWNp<Z5qqmXFf|ozHVY3N9QC1LsW$b<Y|ps)-VX!E)wtu1Br*U>4GJJ{Y0@s23^>Y2f$$^+><jMprMRKI_^RF
b$d-lnsi7nH`6^DjWy%>uHSck)rH<AkB!+!`yiXs`1+%<-t>l>$Y<UABTAz#nZ88Ts0r1!?R;C=L0iw$F0;*DKe=N^EP*fd2;0u^zFT@~jDzw0#$Mt+-T9DU
>P@W2*MplB15<xe@>?b&6oFg*`4i1^@ubR}lo=TRohWw_uxK*5pyMZnRW3>)KLPPGj*#SCy4F_&g)Z_otBO}>F9-+<RWhY8-D*-|mQ!x3T&PE|oigVN{BWve
t`r38M-UlG;+-J!CNl~YK_0D3^mBZmlBXYa@z<0h;(wBzWS}c_sdB{<PytG=r#<y=c4n<v$CMP}oTEEdNWJcT=EYhuy}K0%f|#{^(U1y+4$fI#G6Ag@O48l^
S!@xIXfIis;P+DO*X<`vm8C5Iq}JV7>p6Zo|MW;}m44z(sIDk*Oh2-GUH8q`UAj_<^fhDze<~%(6!5gji>xH(Hp8SK8@VoGFFN(q3kU-S9jDnV3E2S}NAI8)
LW~(Fse*=!JXJ?oD#h|8ek^la$oO!d7J0#OCeuAv2tF>p6LQ_(yvzBXKXCT+NB+m0@ti&uWiCYgM^@nSpILg4@8G+BQ1V@=WPTtO$e>L8cPg8FtttI(1iHFV
-*)3Mb*T5mm^x!Nb8buPIvKEW8oW2UY=2R9qv@z)YzFkY`fR{Q4jR~}i?|tw-hKJR2H>1pU~TLEQguYIU(c7d)G2O~`js^JiCP>{I*J==?OohKL>klmW9{k_
<kDJ*EVGq3u_V)PBRW(x;qRl5|KTJgEBL95VfTgnX^%xmnpj8J`Els9C7baN_KxBWc3Bn^5+$)2!K;2xT5wJ8!J#>m?o_g_Qt44*I*6Y-y3=TEO=C$Snqjbs
a09^Uu-me;KH8)ByCxf>T94y!d$gqY_fdo|{XM41K%QtFp{7r^_($t{Wq)m4eZIu;65|iLwl2N90Y%#Hz^nNo-Y1P&AI@QXslG56ZPjn7%LvAOt2ZV|_v5Hf
J#n`2K+-S=E$d#{)NaPe%@)UKIPT1leFEM>yBkC7TJX@)JL7*L^;^`ndxM$pkH(|g9Qztu??2mZo29r49$Vt0AqLy0{Wh^x-HGFnP#D9{&ieb?7W<Ae&}L0M
RehHYl)m)|vu}y)S4D4`+?WQuepaE{CQ<jx!37<4?Ci`if*ba=4SV40ChMg0+VgnR57aUCrLva0BkEZE+0*y#77yFg1z8!jxErf`kN)t%4Ex7!I;F#|@9a!6
^U34;pvUUQ^L0BDeGM|yB}2#dj)Ld*W`B82JB~mp^nF`X<QWZv$hc1b$GEEpH(pG*!6w=bx<merx9_v=>AT~5klExBB%>AO;IKPw{_K2g>PM!V&SpCcQUO)?
d*{&DiQek-dRm1Slg$zcvT=Wsjn?at1Qy_xG7ltgF3zU@KKtpEy~<4NCo~Ml1T<AZ)a-{Xwe(N!?5S>i*LmEdIc=x|7coGt+yFyk3p7^!3EWY4sd4Izb!<!5
+itA&+cdic$<Z0y;V99%8a}#g3#P`AOJ+xClivkUu#cVH{2xu|<9+w@keYRUez4WKiH|W2lWQ$;AR~jM9kbt?04>Re`iqO=A#l3SSbm9!(Im#)tL?xPLWcG|
1qE4g2A+i}p4D%aqa7UwoO7J_38*i$wPpZe`-!frp+W8@9}PoC{0cNfhc}ury1(#n1gr*W=!%o{Sxu#&XPKGKG@UkxBg*bzoC%muEqkBc=!}xSCkz}!s+a_^
fEtoPNJ{gmrZ`TN{$Ke`V}IYsf#CZDWfl3hZl)&=0OIl}<3Ki=8`|~%hQYaIb!|}1I{LO2b+iH0Lz_dA?p)S;x;x)e7W0ewHS8#svAJQFjz8Yx&kbVOp0b};
UHX=sb$!GpLk$27dv(hm2cpy0Ul7UaI5D#7e+md1t7mT58D(|WIb2`bxTAyHcQlRSe&9c|j|8}q3|($^(T_+(^@h`UXsV4i1I=pJ11JDh-P07C?~>iPJ5y?C
jflnQqJ`tTJ6y#B@UFcj-$DlO277Kfi|(lZ7k$EMORy+`$|3n;+D(FQ%(9P(T8lS`Oyglqbi&5Z@xO}weLIY)`+eMr4ZH7kIabs@^<cmB&(<KO#yoQzpyX%E
*&DRbCiQgO0CtXLgY*$x&B>XwAA+J=wzzzo)=Nwn*nJ$#Xocaq2UC6upT9S1wDM%fv9~8-cex&{MNB71_rn;N=<XIPtEQVs)^;=jNeCQ<Xbv+>e3Q}WAKQ?R
bTW20L)J;u(*8?9*ZMyYgLxYE%c%f(aJ<>Eh`ky>E5I0tk=?`*Bw?RDO=udX@KX<X5h*$lFbwpAeG_W8qnRJPD<T{R@QD!v{}0+AJ8~XqJDrHhY?q9(lA{j}
tI-4h*EZ(*(O1Bj9;AA=*pdhuBq0M3d&t-ECc<T(NoQ-6+&T|d#2C9)W$*{>;^8e%20J+8hXHV9WPwg62V5lwIwlyDxt({G+u)ApoxwSRR`$9dLp#{Yo%%Ya
2ErzD9x>Z9PhIEXYB(#{t{-+<)Zr>DN`h(6$v2Hx8VzE~y4eQPx#))W+;0ipC6Q2&h4F5XgJLb^mEgQea|GN~o@vZfuZU1R1ub3+nW7q02B(Q+B?b9)!)2<}
k<m{dKmh5S=SdL@sR|kiX_;atPVy8-eZ~dm8I_-v<XoWdSXN+)Vh}M9YHUq@Y4ezWpaK-)vCU<l%N#Bg^PeOrJE{@|N=q?75cv=5eG-+gN|MOz!xp?aWv@V(
X?4dj$f<bU6v^-|;oqj~u_svuT?7<k674yo1lmNzfwE-X^8&&Mv?%M<y5}9xgDd_B^64|Dg<y%vrL-!&2*&yNPilMoQ1BRMNJgblYTYtJ_aI9pis}0BrvmkN
O7=3RCmtIiWhPN>B^$^tQT+z|x&j6LMaZ2h!LqL+R)Bup#^M2fuy&~bo<Z{F28$_Hs7ROuF?)|0*@DcB5?&H1QuxB0^`exNz(s)kWc<Jn0ObUO{$&x*|5_Hg
fMGbuOg(V59=HVqAbDOQRbq83Np5LjjuoBe0ES!gUlRX8ewzF=j+<$ou8yOAnNqib_=H4T45wf<r$;*1lclX+<bcpktj#iQ-u55W6Ar^N`ue)AbUOR%(D@sG
z0}osJ~|pr6Ox8_w>$cAUD6*G3QXHuWV{wbK?}MaV_f;LnC^41(=xMTH!s{8?@rTtY&(Kbo9CF?bqS~+t~sQH-C%un35p@%b;TT5{HZZ=8kfZ=9i~}~qot=e
lbt<<FtT&FS(iLH=V!7W;B*&3`=!@Z@Wdnd`fweboTue^DDimptm=l|`%q7d<eNN9<F11aWV6504O>g_4cBQ+LKQnFfRdZA?gcwdfM`B;{??BdqysdihoF#S
&=_zKw1ZnD&XYN*|BiX#8~1F2rDOO49TEd`cDPDUdG|PBcMZgXGG6bG*nV-(!3=mfkF~vSdStr6v~4jx``K{sd^e7a6yVaA!?U1Wvm9X-xdgG%0-8+znO%E2
GVfj1^+;EJ)b@TDP1BohF=jo-s!D9zs~)T($Fn`A=@(=_Yyg>z&yaT{`oMsz-rkvD{??_44B?esZ~t%rX!1ex+c=qs#70+N)}kjF=%4Y1|C||6Q6Dabx30QD
`jbiA5Ku-p=V{~P#O-+Kfaxj*(%1b#qI5mw3!ArfGrrOnuGM(*F!;lEFl4O*q^*4lwkPxt?k^AHo%Zq2w??%f{%>UsbVJzj2q5N>zY#s|bz|-tbl)YBbq)p@
hCn|)R{atUKqRJ{M}r#5Q=6EYpRJ3@m#G`g*{}*s&~SSb>Om(>YbY9A)ENhGgekrq)9`fh)o>j@wCuG2qSXU|G1P;sYPj%@xLy-x##76TrL0Bv<DK1Uw^u{k
TXvux$WkTY;Wf=}X)qDH!Np-Kxc~3nbTm&bqGCKa^<`cAE6P}`wR`~o2p?)PqTA6L`L}kwLagq4oqea8yR~jU5B-6>B}aeuP7Jr{iKboJiQHDZ6gg)2M@qXi
7xfp9M9ukHa6o0C-&B(C1twZzdyKzdSNYPM^WCQF!P+a8(YoUqzQt_#%$p+B(bQ2oaFY+10=pt`(Lex*vC{>-1DFd#@&p`^AwpC6O<MI5Xk{&WO9?$izdr^;
_Z0x`C}@FyH~0uweB+1$v*`G*X_jz_eRK1LG$P+cJO)5jCTiY*O&rRdh^C$#jarI|fjk|no|Ry@I;zqJT=SD{8d=z#C+Y8>hWrRhnWt^iHQ+3FRx`b8LYwiQ
Z|1UN>tT2uVdxFEH;~k4(ZRph;~5G2EILd#IL0KoCul7l#%~<8a;;!5c%`M2{XL7xs{w3!OpzTVy9fK0{7MazoiKFRLT>ViajSuc80fLhqol_n(lrG!=<}X)
D|-sBMJ!~4RAEyQNwqFHxLJA6B>e6(vTo}GvS)jk$~|`YlUz&mOq^1hsmEW55EcX<5S|eoFxSo~ih)3e7NX)Y!v?bE&Crp{>8)K4a;S&V8IyqCX@n3)XA$Li
KQWm!-|bn~Z#x5wWzRMhQE&OvC)<6=yq*Vxz}A8h@HWuX&K8kwQZf>k@))!nu*!^Sk9Bru*$NOz#|BSSZIYW!8V`PBhT|>FEOEhtni*T0{iJJ$K;!9?n|>1C
ETC6EZ?n&o4E?w@Oi+mR-r8+t25od7W&ZKD??>&8yLjbHOZUkLqsl>19TE8NNN1g)Z!^oL+X++ZqYuXRPjQv*VfL%4FG%0DKE%e%u4_1|VJs{o(KKgDjCAN-
_r7<$2D@l6xBp~^SN)g(h}tRZHTcHXZ0b;TZ;0=b^|%e=*_1(GnvWTCfEE4>!cBE{O8aDgvhLpX!NdSxw%he+i2B4?yyqzM>En=_&lD5PiS(Paw}F6SZ{B`Z
J^O5W%GoyMFz9v|V@;!~b`d?|)J!qLX;ru2Z^-&UyOJFqza;|z>^k&d>yMp#^=p;IP0j54{)Rd9^U)7|*YD+Mi8wd=njRjF{FQYqQP|2M6z5KX((2fH2pf~i
|E_K!*Vo#54%F3P`rh<^uJTtGEd5kfRCz`!R+V+GGd?D~p@@!jU82J%hYL1#;6H7LkDqv(WAr~yr&Y3}GOhRy?DTzKd`=4~6E!HWArJCQY=fy0?df_v+4fwW
_d<i2`zbacP@~@cZarV`q4(#~2202R)SrU?jCx}v0BCZ;%D7`5QBcc*IX<$?)8wREBaKZ-521GA55~*=X|lXNjEN*MQl~UvK-&D*_RbF#{wV_!g}A!ij;Y4o
zcLExka36UFxG5S+72MIuh9oFp7NSBx!eB(L*~91Y<|WzWB9*#Ua@1+c-(=>=Pt6~O}zPCuW^49gmLK8dQ6|mo_<-^_x@rbH86U@oe_Aq!h!9!?<vVpx;vx9
Y15nfTbP!tuBu(edpjGpr6-UfU5FvyX2{5a^0wQG#`Kb%mf=+b1HisSKSfck-|Y04dM)<hQ1^)XcJL={qh<lM1j!$Kn;bFShRO{S^=nPF-*?Qj9(P}4X34s!
!V+dHUEO1_H}~^<tzTE&-Ao~)E})9~#};SlpzqIT`f*5)gS)H`3x^#R7*uih_`0s6lRaXHq@+86WW)Tg2w#-BSgOLwV1#))7;|Gtl2SoEKqLAQW3cxzif#6(
_3g>p^&b5D3#dxdXYaqS7ly&@A!~pyIluhu$Yo49KrgO0g{=lx{rdosE&6u!20%NYt~ba+j<#l95j>~gx0E1@(65bRU(DE>sY=1zP-_JEzt%+f>~3P@d_SDG
!$34>JzD!s-<+K2CP}IaV0^qcOo_kWJ!;`AaN-^E9rlqU-wu+REo9fa)1+AoBWe@X2B#VkYMx;H1iAbOX?}xRlr;ZC?-$a8GqWAZNa(XVt?Z`h3~`Cud@|mE
4!qj{j{KQ@I@*4s26r_2a_k1=_~2r8|J>i-XTOX+>o_O^sxS3MMx@2a(Z+%&tTEO@#XeQaY-0D+nEwLoaO4?}TNw`(uj>?aKg24({YDS$Pbc1H2r)x<Ozta_
(Vj#Z{bIiGZL=<0>L|R31gj<6#SFz!U$g24W~le6$>QDn&L&c`-Y{PGRdvp2%sa@VM$s0Tsvj(4LlP63X(W%CFzD5-$E^7b(KB@)7;E5@$u5cv=Lx!8)``ZP
L8hIyAb)Wai`xpP38is{p%DOQ6tnK%-Ip5pJi}>f0UP_;Hv5d#n$`I7g`JRZM9+!+p2bG}XgVCR`jw3C)5>ASM@L4zy9I%Fj-n{riI$x(Yd^Cndym0F@G~1t
(aN;dM@rQI+JM8fvr|uavpEeG>G8x6u_^5a0r-h)4Qg9vK!XNLO0kZk$(T=|P>)KaAT4@+yc-d_5d+K`k2f;uM0L}!51j{|V!w7|xP!50yHEI*nDvQ+<G#Cq
xKpgkkQiX(Hk@QY(oxJ_MPTY-pd-zik3%oPz((88!uazYPcRq!YzC^^WnIrzUwx0{s7KRt=C>fvpWH4Julh@;koShIN5K+Dld!xOZ31!7A`M8&^)cWn>AGv^
GMI1MZEE^AG&IpL{`pqL8-{YAJX#N)H)z=6c?OY;5ydcOH99tgPe9quEt8jW(soCSEnvpw*c<Tty2tH$cNs)ZU|{g-%K1GWjza2$Z8aVVmVtQHqpNM?dTVIN
Y3G^mo}$1-q%j&Z5wt{r)R=Zp*|c!_#AWt}p&l=($5Fq~h4*0!E@#tCZ9vIFd-w+X^I6u6hCQ3c4eKXOcwgO(3mX2VW&n<$PQ~bHGokQttO8InUDjGDXyal4
*2Y!v;VsiiKR?|A0NIqg-PSMcz5)em_+WViBA~O!;WEYWrTcKIgyq?;8rhv~T~}|N^?P>vYts1!Z#Nyad}djK{r#OacF*-^Zv8NQV{PIu?7S?FJJdwBRn6`C
eAAyhU+Hf((I*_Ak6B{L#E!i0E`!gp8y2Jz2ExU1@K)mlK_`9kYWfMVEDRjLf8y(YR)<?PV>!TlciYTW>j4+~Kx`jy&YJb?B3@Av*(So=mt?IcVXVu?c$~36
hM+kh;s;3+WBe;Ic0&ig^gupT&t8d&fpr!Ym>%C6UNkjO25@IEyi<ObmUhcu6rGbq>lSd{_Ym^#bTH=MuE%xd<UB?<Z(-Jl)4+1ahFN#K{W1#M`UMB?rW&AY
%GRyMl@{q(uiKAYc{1S3X}4MTc8dBtHcryfGQ1w=?^4iGBXh&N(7$+ZHXN6oGGyI$xS7E14?Y}jM|yPyNb7m52ujY@Gy?@cM<;{FG1L?Yd!{oP=1x!%Os46&
&Q(ut8l1o9k=-n5xGWI*Mi%~Dhx!Y3KVAEoMT>J*n31m!w33-5Vf3j5^InJSm6?Jbr@Az;yUI?^<8{%fpsedcD$sf(<ReJD^OG8<xv7K23sv*pXNR9b!+T9!
h2HQ4%tYFDk;o(jsrY%Vp()lwZ1a+Fy;G72!`DNoG;IWa%%~IxK#cWX(pFs7(}O8d?Ydxyu|9_^$22By)&oT;6`Oxc5I8Eb)|=cTNplS1LFT7Sv^7J?df080
Ft+V1D%dKv#UDCGA#o_tgkEU!#qVF^?hpFH<S!zIZ@q)>7T;A8->RM5Qv4Y{PL6+GA2~;8V7HqplVCekuEqM09DHcT`E7*LoaKC<X9m8rfanAu*)fO)D#5@r
GA4rGiH@e|B(uBEVqME!z>q{jNzsxfdCYrtN0S;!#S6r4c?K7z->rwpMJgdq6-vmEL*oE8M55vZ5`v1XB#hK3JF*-cGAr=F)+f~&<q3yx2QSyF<h=m8vXt<n
)Ixw-`v~rZK@2jHIrN@MzMh<hZ>j7qU8mL}X7IK&jV-ztSawmZ8rnnVuIC2tZWKC#=B8|9uaKMsg*UH@o{NT|`;6^A9M>W|0x3>Bfmb>z`mUoTQ8$6hR$@@B
69RXhZ`+1Q=?GU~*Ds@&_eZ%a2Xqi105v&g3J5M6zzA<!Rmyx^I2m5Uh-{t780ZEKW)z`b?GW$5iogIUF7~2qo`4M-ja8)BO{NrDPcfvjT~IM#aneKBQ2duT
S<CVrixli2-*n;$prb(e0ld(-KRH%(jGT$&#0h#p@*GgUo_20*NOPLy;w0JO9`B_DEzCa|UV{&iMjl9=j3n7nRl_VW!8$jH2Uenhh*q>~><B7K<?1c(50WrJ
TG_PYSOB%|MWr4PAC4>=V)YG-?!dCh#r&Xzy)yDhB>Pi0F=b+@aKdtN(ZH|NuyHICq;%QG2S(ccJso+0$Mc02c6V$Aiv6dUYkJ@k-Ak<AxA{LX1u=TZ)=jfY
sJ}`0KGXihbNz(iXA;kL7)Ghmh<Oz#;6yhT1<dJ%4<!McD9O{*sUAOJt^~SFO_HKHW!9Ypk4%35Leo;wA{h7VMBFtaL~xkZoG+!hE2Wi1X2?{G6fI_-KP+W|
iY`~`Aj_=4;ULQ5uHamjkY_3fO^uXX&VSk1o=dmQr-BnKiUHgiQYkQpJ}^DzxufS$bglGMsWDfH1W+Iv0H|<E*+sBh10lX}&)8D-boOdJm;keqy8KYu@=#7H
C4~z{vkVY%3fJPGsItDafaUr4d~WRNh1@769^9nH;KO?NHDkpp&mMdX3GOTLj?}@GlOSc$gC#G2AToLA52-8)TJSlz@#F^^-a#1A{#_pAgg&BBE{`SX2+NsL
?L0YUCb|U0xR(cmbtv2t=kpKr)a7<5WA8awTFM^|KAG0#9b(M)xKIo8i#?aT<fzLRdGLq)c^P0hoC)7fc|QlqFY$vYQObE)`sg~3vIvJVMgh{DmdeRTIn!V$
BeQ>$?aXzUabE8IOpDJ-<ul}$DOI%m=&+cTLp93p<oa-Aa9|elX&xyL>jEexf;B<GWR`Owlo?#fFS*RxK<`E}4M$+U%mciHoQG@P<~~uz%(;s|t`*{>ytf6L
iXmH6km>Yb9tsFOUti(sdSmj%ivv^3dJq4V>Cu8+5zt|xa(2wTmCK^0Nz4aIt3&qdxLSXZk&xg^zT_WOH=8Mckc;r90JQ<F#WIG`Sj)D+45@)Vhg{Bto)=-V
&3eS3^f%o|V^h$j6uw`=Qm`w4T;BO4ziy=W((4(TG%0fMi<0xRoJ+6O)Hy!RoNpf<uKt|9cH@^GG_7;GoXvPm59y15);#}MUl-ZS+2?a9CX?qm|5N#yH~HQy
5GgW**#ro$yd6aBh{Vn}zegV?lPY=sqAtw@0w@oY9+jGZ(2HOE4={UCqM8MbKXPczbX~^$;O8Qu^#MN!f4At-Gh5_S{#SvOPF{W8PlF);>})MviLQr-C=@}_
r1W;8#K@(X3aQLPdE{kS#==<IsvIZ`1n|O-5QTP+FY^9&MulA5ZC8rTNa17c1d0-{Le5`ri_Ffxq;w2rVd#@|)7;Z552-{${Bl6E%;ivo=K@4A-GxaGPF8A>
)AUYipBMY2EpmG(LSB|#@<SrRbZ>(DBcMe7X`TZ3);T0mSwK?Ba*{qQgM~R!Ji0HJVv#~w8*=9B+1>nQtv*P67K1E<=q>0~k}yFa9SUB8EIHhhP(Fl5PD{Vm
hA+dzL;epx9Gty~T%vx0%sMny1|_TMmSga2v>YGug68QrGKlbSC?fteLPNq_vRnppi)~M3S;#5;p@fEgQ>x~nbQ?%l&B8H?sJFfE-{im%eBozVUSJf)R}9Py
Wy?O{1s?`^WLU7W09wdp9OhgVL+1dON^hQX>p9S)@{uY=NVQfLNl{*_r@&cRsXcVA;69ME8I@;cC<;KA2#tW&XY?{DX*cd&5K5FT3U=#;GFBV^0*v#{XXkvJ
e;CR#KMY38!W@D(!2Wsd>#{6WwT+kjFdh&e54r5`Kp;S0#X+g%!i$G2e<fNPK9(duj)Qn9&k$n6Lm4KK)p!~~Uyow3Jg6L{6=ZC1^uQ8O1Rxrgi9|WOgAjpG
LgxY!CePPeKQSL>H`w7K=H<(^41>BVgl*wL+~nbG-2xo6MDxPKe7&qk{>{bBRE~l`+HTWPt1Ou*Z@?Xfhv@?5kCznmuc!K5SxPnm9xX4vt4afMTY;r2WLB>c
Xi>#C?8f`&lAT4dSe;*RP|shk49~xLrJL*aKl9>ZpSwexS-m_zT)$4w2miUa$`|eZx;y6D=0Fr#2tYvdbpk}l@@W7doWV&KZYsHg^t)`9rATGxZX2hjvRBNJ
DLO+g)}O^RU!y#Jxso9)YxO*CWa_TtksgZv_59CrSF9UATp1oS083wRN$FL%>oQL_Gs+uawriLsbMPU^(cc*SI}WUzbp1R0Zf?R<(q(v_$d1lN+8-9(i)RJx
DdMYJ{@fdVeat4gJimZkd8zx4C4HG5>jGWN`TFvbj5gE%k6Jv$Fm(4I*m45ST7IMBJo_<;#B)9lCU<=Y@@5Dbpy)JaV4FaV_Xks<sVJ^syLR(XBvx66sqm^D
aW{Q0=F#QUKyrczfUF7G#M4ofYpN$PQG5O%jH>xHf9q(R(`gG#fT*+$uu>7mrBwH-w-k@|MIU-SwXw{fxmg!v&)}%%{|2D`mP1HRhlwwpeDEWCXas%m=%LtO
wI4a?2A_isobwPcnnLal3-tc5EHeeizBKX?eDwJd;FHb|?1v&O=3R;1yXs2SIfjpGzV}WE>QDEj^2JgnDzG|yCiDh?2s#+Lb-gF<3qMZahkdY;=gcV<qLK#Z
CJmV+4t`&i0TfS>ViSw2@KV2HrJ3FtU(mS>`4BvMr<TzH82Wc(t@^87dAQ-F3wYh=`9nAmga5K_e6cW!fPE;~@KfQZ{P6j^N!_w$R?SrAn|CqK81km&hUVP5
skdnxNtv%SJyDp9xhzU{oCVI<sEsJ^yW**P02v*)I<DvK6m%M8r@)v#B@+0UfPvTyKUk0_?uV^<5N|)%Ku29a=cPTwr7PUw2f&M0xzsEL(v~eSwC|SR=J^`*
v;3|3C11#kUxzb1*YBqCd0C8k?w946eNFsVi2Cc-MZbiv)4SlmUa!+{FT^n%q{u;Qlr+zf%o&{$<;&OS>Cmy++w{55{f}e(%N}p|axXQA*8`z@+1RM;78e2g
%2~2fiGnsiB!IZ|urUDo4-?b!uwOJ-4^^rMDYa(mn59zB<<?u7h8g_&b75zGSdvL*LZ0`d2@eDb!gv1-WXfF5p}daoYBo)vo~M_vr=RtIJWQU>p?`h>;)8e~
>#-Iy16oJ<%*Smhizi&hz=h+G&+B>GoLtQ+2knBd`DCxQGurxDX<3%$l|6Ut>m6`J=nnY^%pjh|gHSu`Ps2|o_vGt?b+5}Te->n9@5*=YAnPgu^CCT-&!A#o
Ef-sy#JJcn74M1w3KiN?N^jWQ0ilfRQ%9ed`m@mW0;-YQ!Xh`448moe=@fUj57f_D@czW=Suj79mU&VDy7<Ygbv>O_tPdkvH6UL`zYQP~bpD0kcV5|N|DF_O
ba1>pRJ?d3J@jv&l3%^=55-C?v#@-gWVui$b!aMZX>(bP<#o2eDdWTB>~(XcW0^lsKR4zum*7A4Uxk_bIh&W^DmoQ>QFaapePJz(EiZ0A9KzU{@+<GDI(VBa
BqmYHL!b4(O;(hah~&An(jIpCvmu5SMZq5AO?g1nRiIS1QLC<Ow%=ZpnVT@7>s5jSxc<NLAx!@{l+z(EuhGLazkKa-H(fnnkGsviTgs8shtBs}rEQt1&0H)6
=#|o4&AVP5Z1FU!+jlgPGYniWio=194H&o6KZkCfhv}4qBp?AMZc_yRsf27)qm7tb4zlLvK-h%Y<^W_0CaIKxsRIb*T&Kc>Y%Fr%?B3-icr`N5lcJ_<^NBQv
c)2V^Sx)0Jax?jHo+t%vlI2_(AyWu+fFv#_5D=r|p``0te#a!}$C@-{emOKhtflM6n>-i5YlSa4DJ(F;qE%T;EPz5COz9RjTtN16JkBIA;Hc}tPyq1f#fsvG
aVH_37d9%MXA5G(p*#D`o1B1wIkytfe`YYpMw(s)=)4RQ&*mHG@C3ancc2YvxLQSr!jtRG7Q(m<{B4<YpQEB!*9R_Fl7I!BM3U%U8u#Lo$I+@8?b)^2l*5o5
otbVk$tUDpf>@x-@+E&6eJ)9!XXChTYMMCl%RAfUb3WJZU5>mg^FK01Df;!<Uzc(zpRXhOAzYzldV)-Fvo=yanY>hdnp@f}ItOAP4kSTZjOjfpa}nmj6hn39
`B>=xkE1tXlH9nnJlEF7Y-W1ZYEj}*M;>wD@EbrxWQnA-Ghc1D&BnUhrqvQD7FkCgao}(Oej*}^Y}+rl4<soQjTM;zxc~p}{T|?O0CEIvsuW#__*){Qb-+SO
*U76wAuEh`qXh4;ARer}b&IjWur-OQzV}uYULt+0KlE28z8#7?!uD1@p%*qK9j`(afj~1I#&Uf0p^t^8TJETXMaV5?R-|#}BVD3ZNeNKC>awcjn{75f8YD^K
R;IG>E6~kICjwo&PU_>TaL4T;r;7Leg8{OSg%t0cDPj0&&jpNBm4j|EKjD5iZ0^rp24@X<qSXz?JyVF8MWI9m$tzv9T<9|07Uu5dHTCROskiuYQ;s0^RdvTw
7K5q#a_W&(#I5|$myB(6x~@ul1=sZz9h(yQ{Z6&?g)FOH7_a!>ssVFJKFXxpb)?*8DlbX7zLt>z91(kp(!k;i!S1DMxmy*N!d2yGQV6fw<)Mo?tvfOVF5`C|
-7f}D($!eP`NgtL^T0ChY{wGeTR_avEawf@Pu;*ro5+kev+NfeqQU_#vRZrJn<P;Ng<Q&_495(~C5)YAK#J4NVYyS5h+(v%N>nRX8Eui?r5O-t*|GR?UYJQe
6(80G8BP6xP@!Lw)=0my8M{JzK+iqW4(mCb_+BQ={F@BA728t)wN_~<Qt?2HRB{Y#1PYjA6)JgR;^@Sah!~OVI94|FPCDOtkWl$xL{U08rRvHT$4nGsvmaN$
LE5`q=qq1+9I4hY;PM|7YCxGZ$q=;_5*(GWXRa<|pSB=CDNK`&$wl|}OLH~O87itE#z7mhxNZt--SKfTmgD{reqvQBhnf_KG8lzSUvt59nvd<;!<!HeLy?9Y
=*xVNg|P8q=-NIq@(vDl1(NP;;c}onbJoMsD|!-QA7p1ro3PUol`AtzrMHb?btvXikc3(2uk2i&n^#1PG@Y;h18cZd?-6vad?^lA08|&jC?{7^+n~^reJ6_p
F^xqoQ&NET$=g8vhChpQao2}!RrN!Z>t#dcou3ylyiuKW@8@_l4ABJQ&QOg?8P#8)poS|0HkapSezDa2>_}PG4SMX#Gxwt+I7lYbX6via4@AB5M4WS7-FqV(
yk=N)h}xqsEb;7g(~!y5PwEO&yEq5glN;lWCRw1a1+V&1K7k6-Q>qtAIZ-rK(Kz#!(Ccbdb(mJ|>bPivY+Vg4Q~r)~#acf_`~wz|32Nc)MCcOCU2HU@6FE($
l??J}+}i!BlyVT-O8d6AqUUE>tjyq3)<O^=k$&vQ3knWMpJ5PN7bHO1np<Cv8WD4`zTxHi@u574)yDFjp$*{0sBM%5AIk%KE!714-uHwxXJVBoMV;?=;8It<
X~D1QrXr=<mQ^9p0kPiP5>YHRn=QIciqlbYT{^y<Uq%c&;|OiN8gzm5LjdZ1pYXmb5au2R(wW7OVxpUOLDjFV`4VuV(~4?U6ffmkJJh}}wx?NR;y(w(J|!vT
Na^GIve{R+Wf=@<7K2h%uTtS;nk*OU)BpLBWB%J=X`qgB%$T}}a_}V)77cj&-_;;b0L#*pA1}9^&J2P%1|uZiu`W}mt~ZBqF{Z>hH<T4Xt~AprEH|ax?S9y8
>{bDU;OZN6V~KdN7n|E^vwp}@nD?PYF;`*){CP{pAY~D(Ej!aq*I?qKH2+T|!(aksVX+p#hr#;PInU*=7+&8Ofam_uy22QFTuIv7gY{sFQH^C7ZL3D^-O|YL
Qkom7jPUc5xy+6Pn&kq`qU%Q_9ORBQcb_q6oqk!aji|OVDd(-DB>tyVf_gMzH53Y8aWj?)09%&xu1)t`7%;B$!3^uk8yom|KQ+^3fF35H(c#s32)kJhN;sD(
`xa5kPrqvppai?~>it9!5{(`Z{oBsiF>f3y&6{aDc*>(Dh$iMO4`TsQD#D1*7c1Jx5p&-Po1&ro5x{vcXkXt|tBE~G8SeXWfE>MZN~AhKGK}3jU=tLu2x3?d
qZ8}rAVuZ*uwFMOtAjXpI+Sn5dNlZ0)9bW5A%+m5j2Wf6CZ!J3$Q<qWAH`uuiXBu61j@!u3r12<NKsGc-=E`#_@ln?Hu)SBo1H{%?AaEuElJC`nTjln;8%xc
9t!UVcmDTUI)hWszEl~^E-RgJflz9SuFs~lKmg!k)zl(F96>O$a4kjrEsA#qOE?tZgvh=1`XbfCw*R!*Oz!+@k`r&jOD^6&_T|RzjU4weKgd_A5dE$hibHA7
<;*PNW9_{<=6OK0_Vl^5-({mTwka~?xxZ+{?W6O38p5%gLb<FU7F4;?qFJTVe!d<N?2wU3xL3`5*(wPiY_t<Sf{J{7bkfXs%c#F@uEMGCqU5~1{)<p?3`P)k
PfR)BGgJWJnxb6YW+nb=kfF8wUX@%QF%PZ1y=BNoNOmp!ukkIusDnEYX*xR`i~KxnjLN5z50T(h>h1)~j|iWAYDY1KY09RXeeCRww4$`uPM$LhMUzjx=?nF*
W=Gi3nzeMR4zRzjtlBM|>Z?kQhnH3m6Uz5?PtnqLBMUVYZBuN$8w#W5O)ag_;hGh0Psv{qf%;Tb!3vC#pzyA8=zpMONC=Y1jl3A?+&Xzpqk$nD-XgOb@7jK^
3X~JCgj%7MB>+imI_L<qd#HHzUVNB+^TaO8!W^ZP-d!5gxxEK?_B-_-XZ=ap$j>3#=(f|zU7|0{<rzpiT`qA{q42SedNYNyK9B0-?kj3WHD3aVMRV<ht|0Zz
rZjnlT4TbRF(~^3DRL#A04+`_^_{LmnI6i9j{2WWeMB|cL5|B{{HfA;RUL{VEqDcwMY!(gi&KN8<0cAY4?=__D=%qZNDZorQH?84d#Z+NS15ZHfE|-A7BO(N
0-uWE|ENR5_ntc88hO4S*`_r)1=2KLouuJlJxJ<%#Gu@o3!gXP{x3)6x^XzUHJZv$srEjMpNGbek@5LG9|1HuUW<`OkdhedVkpk#U9HT4XpZ4@#Wg%k!t6%)
nOzk?H&ejs3fYTILGO@YX{B_5dQ@VMjOI^GAt{oAYOIne3*30_I;qs+M`Yz?s6)2gTd!{Mt(2(w&QYIAM*zLnP<IS&zSVqz7Yd)&G%Q%KZ0VM4G%#D71T&cF
j_h6M+Qp(SjTz>*ArZ$V2W?J9h~Ai<-nvZ48~vf+#o%A>;i(8}g&VZ^JNg2s-+TB?UAi@9_jBu7+x!Q7I@CM2W}$G9pQZQncJ`T3^;5s1j<+qkikxrW6BPEq
<_FV8-Rh$7ZMl4`FbuS3kA1;p`MvF%UL2~D+?28HC4c>eEH~BCtCAvik?T_MqTk9go6~gDM;gKuyrZED<A-pL##H{l4#7HmNf?6k7>E3fj2yIfXL1_}I-C)1
+jtwyc*TZX055_8I=AMcxM{-vJP#fs*d#;pkK=Mw>SIpo#-d9L?=nof6DSvyduOBu)WQ7cU?$z(5M7CdEK8_XtyE`TBg2<k2=xl>=rp56&aSK;i{)C;@<dZ<
YhqX<4kc!@%J9k8ymO?IxhDn8>y#Cg1gdF3ZWZ5?!ebaRNJ9z)b|Ec3PqJIUTqpw5(%iZg<g#sy&d-glAFWg5C+0N{*?2$t`=$uqtVqsZktNj+1%DgBdXeiP
)8Rm^cb(S(KvLFU-F6N?|Nfz{!F~njfdES_6=VukP%DzW%p79PE1E>ReO;#WcLXTi2+ps2nd$-3<y+gCA<1GdlE;E%g`s7yFyc(=)6;3*8-5CMST_FUR){}T
Ux5fWLSKgxa{}im8U6nE@F}HA<_F}yxVduE5ZGi%2gs+sWT4Q^PqI717Lk)i9$YF=0w&y!r3V6l+ljk1u^4)$!E#yQ4cccET8RPmEWRr%any=3(E^J~#c1C>
4h11nUdvOF%Dj>TjHNBBT-{ZrN&yZ`((ZsWS<zR;!y8kDXGC^!XyYOXs;f#PFBX}l5(>r<pg4ZPe)m|tQHp)xY^!&>Z@>BD-Jiet_K)BG>D&0{KYjD(Z>Dc|
n>Tm6KmY0LH-G-~pLc)y_RrsZ{pY){zxmUfyFdMD_oqL9^UdA)Pk;R8Pv3s~{Oup_emVd0pTGR@>G={|_iep-e)H-7KL7GRe*Wc`fqnWPyRUD*4bS27i}~f#
^YNGG&i$v|e!BeU|MWjk@pAc}m;d}EuG`V6Hc1=Ft@&|Y#Sr3X?t?|Jf$PqTR6gweKu`x-&LFv3Th_E6Gp|5ft2Y?XsE|ehqPs!*m)EEi_u+4sDvPJxjm>4h
xztVXTd_P=*NHizi&?pkH2Dsb1gFY;mvQ!8)btcWyr$xCFd=gxrj{f;c$>9*peYK37<68m^|j9=Y0?yvKfh6rLT#L<s^ChP`}%}}j3yh0kQX)y41qsB92e1!
l;x+ihs(ev4SK=szc}q4v@%x*xsGPFTVxXzH~7k$1tw2&N8|g-F8$;WurYui{xY%L2v0++Q=k>Ub9RS$-ClI@`8JfF*oJgJ_lZ7B_RPLcy}aL5+@!;V$o?#E
N{Pg>A^mm&aaytU@<nU*{`c^6(fuTJXl<0aXmem38-5DrNsu)LR9eUTzTVFpSqF@UgIpj?Q|EG%MKH4-2Fe;Yc7c<W<@ZKhb##8GgoC!ke*A$Cg0#`Op3lz&
hX7s+U7Vjs6Lx;2jG$scH4ao9&2r=>*fG@B=e|y-6hn-PaKk$v!*@d$W=?BKAAJz&N`xD+l1IO`Av!`$aLgua&G>v9`4l8~gA_g{eC8y9Skkvf-3!+`FKW!R
9lmt&0g%F1!N{5qS@guim4p0&@;bO%3I2r{xE!EYpR^8AIV+Cqjx4nI9+m6G(2wtAcrO;*Np!ajUKYL6;+2I~6}_<iQ?2GFk%PdPh@}jsH!oU?V8KY=<tAUq
q+@JZivzTr1SNTfXmzN=^?d0z0iQ6*Rr*&g1{kb3a4P*93mBrI(&spCLy-{J@wr55(;F}DzVP}EDeI?1#85=ORwd+#@MfqZawZF9=#S0}hH5PtlH2gXXx5kq
-rp*3g?c%_lf7SgL6&ad=+mSFPa&IlMs3Rx$Pwuk{piHRq0ICw7G1c+t4A;U*l(9hdQ{~(S^>{Hs1m^!6aQ4!AA@^b<rl5i&^hlrV4d6tyTYi}(H?vr9lu&6
=A9eyo0it25?sjl7?3d+hNRuzFz}2!g?@puwZuzk>7MZ838L$q4(TgDyqAE@5t`UQ?4Za7VJRH$2aG#4^E->38?#fF>tO8FDG1b9;{^-io!~wbn8ce$H{wu;
M(Wky8+&iZPWHaBW>EgYU>H9*8w`Y8#N&@+07GblFW^uv$!?z%4#mSZ4<?dsexYgNf>;=@v^({KRrY8(WA5oi1jUE>ny~$GME4`$f@Tf531K{;`Hwe*SR5PS
;LEO+0$phG`T21>{<Tj)hJ98KgqHB&9tBC5A;TQJ)qpmQpi38!aYG)0({Xh2F@>E+AN2|6@Z|bkZZ2Z1j6bMNdM&ovt<9%~6nhpnnbGBZePDkK+8Z=dDCIqn
VfQ-jY`AVXu@A9tcYkF;Hp9%^{8D~Nm!%rAO5PeIN`HQ$Qfe+yV5DmJWCt(9aUY!VMBwl^1ZUaLM+p#C`2YFE)uRbwj1M&2QdcK-H3XN%`CVNu{PSypAf76J
B7d_fhZt!J6!Ss@HHcU?1mQVNe{goyx{wUxAY3vu=|MCMV+dhKHnuGlB9SVD^{{du3^_oA`a>e-SLd{$pr?cD!(hD^M{2I^?^+bsyyA+l?5p{9T&CMGki+S3
2>ynnM3_w9W=&(g;RBaFS07p^n}E|Zoi9wH9(_MP80XO4s<zUCvWz{BJrOwEF?D<hZKDErqY*zYUOn(DAG{vg5%Fvg8B$6q>IKP0t`aM3R<dljl9!E2b-Nk(
nbvF<rc6!A=4AF;b8gwB_6059-64^rG47Nbs{;A4#8gywOl~LL?UGAc?ZRjlr3}vtxwZHjwRr-blp8}mja|9{dyribin{_Jbbs19E6W`>xs&C#+G@Ey(-61W
<CzzC8(rO%mvbz3zpzm*)u;Uyj4JGAeGyAVI#X`ur>r*d39{h?Tjh}lG3Nv-4`yxgOZkeknV}LBhFba_`LbW-?>!4NA_LbUthful^?d<9hC|b?5e56{32o-6
wvXY*ROHCEoz}7Bdk`o$<G$n&=^H7@m2o~KZbbeHgI`!~6OPUk9=TwC9{g3ImXy6-DI^z(-wA>vP9tFWu-8ZiKb^!$Y)YosV1KX|A~&_{OtO@|7|7I%xZY96
`as_fbclX1-HB8u{OVF@H;o|X3j|D<CB@mcQz|+q$4=ynE9q|!;;G+AIV1=NA1G-=U1%i_fo0>Zyh6z&FG31iemNFqxSC(MH?Pph+F{-Z)tDlzvOW_A@Udb~
MLlpJHJDu!aMEK4RTvoWG+bVWl^~%tpeu?{@2^H{9>fAQ%K5z?;U_*NoVfgSRWq+#eWNw%&W(j=YcXXSh#mSItY*UE$sJ7^{Ai0X20+x?1mBamMtO{@X@nZ?
wHxLq--UU!wZX_<Gt<G_AsUF8w3mdA4yo2<kZPnLh=e6#6@JLd)*xNnP?m;NN#t0|i?L?{?EbcV_F%U%hUcVA!<kQ&y9?E3<9E*xLL|P)mEk$J>rfIGUhFPA
#(vsWK<B|_i88kNm@YEU&18P-YOv&o=@2mA;t=2)jrXz}zw`5sKWXd6F@cxr*53Ms11kP@`RnUw9!)|!H;5a^y=QK;ILj`}4jNu0=l5jGx7^xf6d=QS9i@6~
<X#_B51nrQ03o29dSn|r<dzSqW1@D&(!LUIsEv>fz^tQIDxc5q6I-`j@L^%@2D{<%uqnn?Y``y4it$nuo6ylAD}!&=w94!G8dvosiVffPmmIKUM#dKJf~xK|
fD%3G^0Iifu_DjdSX_(})8V^Rd@V+T-nKRyAKsUlRHo$HLF}rbJa3Q|Cs7!plyqy~y8F?T4?|G`l78Exsus~Dp(uVb=B10|@r)RP=s&-{+Abb{%IBv7x+{x9
_`Gz(RsZXXX^8ST3L+iMi^304zH)xEn8AOCGh{EtD1fUu9hOA-_Yj8HP<*HX9A|#|2A<{!81w;F=Ug1M1AM!V<fa{IBKDpg-@^_#((F6JmIOMT0BO4eWSx$N
aTVJjiv?*J4SEn%22ROnCW@Ml;~^&p^Ak8pka??vF=Trfi0s-uciVt)N0GN&<U}UInJQj9BVKza2U@I}nbV849y|4p7d<ot2ZeMuyec}cEMI4cv|hU8_kZ^m
`n(ReoHV~a5Jkfa{{YAs(kp8gl3tBHf=G^H0e9M*@xu3(DC@7JWfU2yI3XkX07TRI%U56*1C((rfJbdjB|&5sh=83M?rOm_Ed_m!H&rX4O@{WiAr~k`aYwEy
)s^w(gdkPH(7MxVY08v*$>Lu6eH@Nq9F)t6f<DX0TklR|W5e;##{u7En7noKm03k#r+#H2y3&sw4}IU$1=!{n<}T&ZekgW)crKoH^ztZ5CDry1Q+fNGZ(Q<V
HuoyrZ5pr*GL!8ugL7nC#9g)(Z7}y%_Q++WcDKyM@UZURfgTpL%bI8<*)vUKKn-<AZ+Qs$p&zHwuYE%z?9;kR_B%K3R2g04=F9z;qlw^&`>$L-mEq{(N5mLi
7n0sSD~kf(J9(_CK+DM`a6jG4!70k$D%ab+Z<%|~7oNK{1L{G6bLvINzPGu5&w1L`@HrRshwHkwIT$2=>{^p@8IrcYb@oHJ%`*EXsmZc?c+qAuI*C7C%vUy)
XhwXc+po;&ceYMl7+qb5EQ^42pEJ9#)OeIPm=jH18w;K384H1>%Q4CpZDex|F^)IdH7&^1UunHO%_g26t?!L>*<hV}vdX*OC~FGkyj?ITP}kMgGO25+mrmed
zF=wpPV9d?+TlTnwClq=t9wV4czul%-$QhkCjWO(bw@^b?OqU{1#qidYt1b}*?br8)X)!wk|3~J&f5mTl0aKM`pDPtadC2?AI+@5plC;beZ*Xp8L}Bf^qmox
r5SeQDyvHB?p%NXXXlqnRWu#i%O_Yu>Ny4VYCHK-u${Wd?tIx@?}{uG<{4Ah04O=KG)(LeN+C1AH>w;7aoY}U>1#-gx$$-o1J@mA5Kn5*hfBo7$L&HbSM7N6
L6;lJVp9p(;};{IP3>J{pt=1yTn_Upni4;#d<K-JWeY!+(~O2`E7}C=KWyyy8pCG@H^1Hz`T?P2WwfR@(Jw7GAJuS(jI#oe8Za8>F@tT7<N=oI>`T~_n0L7~
F?hxLD9;X&!4(p*Az!u(m~A!9^Dfj=$Uv=9;%m^IZ2aHX$J%geM{|&wA{FMKm6?2cVr*b?veD>qR!FySk#%-5HhiYQt{4tVMF55f?^qLhzXv!`@sT@EqBJ70
9m4dJPxq%J>&KABdtn#Uqd|2aYz(&-908BlDc?;o4n;9px4JWOS3Za8axPM^_q2f#Y>Qzd$BVF$_--ssy41UQLoG;g-$@(#X2=mEhK{yvG=}xV$&N*C)V^mp
JPQuVRZZu|;x*1WBc3e1B)lH<d>O*5(L%Yok0|;`#zUaq_sD-K>|-wz#Hn#1^HpmjBnWbY=uOS5Fc5~6ESBg7)H>#E9eRA*0aG;&J<=U4<zLL4kQHKl3qPT~
F{|9G1z#P#5dk4(4PGNPS}}gP4`$Ir<+@}Hi2>6x6w;j54q;yKK7=98+r!5?MvUIl0JdB=_AAUmgtIR9f#%K?RykV(n~nlZd(LnmZn&PG6@d9ri%Op2#`r=_
%53Jl@&z5IPc`GR`qY&Jjq68$*|4;@LvC~sFDvUy(bVA8-6VHOu^V=}ysy=>;&3Nr`#Hyqu3*DWYaQ3t9cdVWX4C>j#cTJf&sux^PqKIz?Yu@#llQPiHS_qd
8*j<SA}GNDtn6jM`6wRqeelU^DobS+$iUKA5m)v;NfuV#r_(AdQ$bznGL;?)T2$yK+YIXAcI6S<6d75@mwV?Ktf#ha{|~c5VsxxCkqVvNkMB<`Bwi-jtXT-V
G)MNn|A8h65^3ItF10Pjap3lrh0!M|^7g`Y){?{%<g-vCVfwF0Bb}E;J&9Er>GQm{>=Oj+TrKO>uEIw)<<B9ToUYt?=XdLJTU1+6ZOKdKHt;h(U&|MLxc6GW
=;=Dn`}gaG4;EHAzr7d95`En^zDNH*h6uJ~s*hch3_%MkU~06Gs1&LAegJeCR-+s#hE22iN>z3fY=fTlZs_N?6dbzViG34J>-N~=SDE}ehjk&H0o?;2WIWKe
|2>25fi?9pw0ZF1QC`iL$n0FQ2O(NAU*qr_?hiq!EvWtd_VMO?(BbvDm(|!k^8Ah|ZeNh=z>sQ-eo^!V<6&8C2Taj_Eoe~k&iLU#%T4yI_2yF6WF$H+knpP8
BKbzKQ(09PUC`t>RESZ#c|Fv6L#r%H%f`<OOr*EQGV=vs5V7&r`(<vdeX=P@alDp$PbehZ=55+udDa60$^5K5{uv>w%z@yDDe^x|FmcyGk)cj%Uh=*y$w*^4
7iu_-VV!QISO*dzAn3yY`_cmp+zF*~v*}%YL2UtweD^YKxi`gY-;T-9ISM%{Yvqh>57Er)VQ)EVz8h?KNtX2!*eP@@>_>J25d~Re7K45qQPzkbtLW`=eiv1?
7wG5NdR-1#7(O_jIb?9r>m(C_Nujy<+?Ht<=UtXZqf{4*>ZI&3EQT$|9I@YELgp334Jl+Xzp^*;g<mWR<q=ERvCGVZN9^fEkWc2}W3#8-kPoVJmW|BK7iU~v
v=F3m;7?lGr60{QCm(H+&r4^6&1aYX0rk@NR(yPNL*hf@QqHMEAb+4b^hcpjV^8Nb_c>~fyr66mJWG!qk|a<|*cV|Gj5>^Ua^m&Jz}etS-Pk0EwCNDcVvj24
Rygtr(z6j+V&3>TnX=>_fn}w`ZaB;IlS05g#Db4xx0;{ynxaYZwZ4W;|FkJLz4>oJ9(W>poJYZ3e&zf__F~`?<7)2*(Lkem5J*423O)1QiFsc&zgqPys9D{}
*uE`906Dkfi(qlKL=Z?xbZC)f6fX=SHVoP?6LlN<AdzS-^C6MFc8d<(C>vE2r8z3qBM3^_%I-u$MaXIhV{z3pjpR(>uw$NF$K252+C983kTg(#^hK=2y=6j_
H$A-5>Xk5{1dwOb#E?7Gsef=8@<NcWpfgf|giyNDK!x91cW**m{sYe*knLMTQlv0O_c$oXPez5ik?5-wDFYG0`F_b)8iQ3mLYKy5OnU9@ab@RwE(#?Gn|+~P
y$xMAuL~U0y1i~#H+U<}{2l{d@2}|1ZK@0Jua3wr#5BS^hQ=Smd{xKMfBfFMU{gEl1fAd_)K@n>nY--Tt({24+WZvA>9hU_)pHKaXzhDJjzfVU<b?Z9dY|zW
)2R&l4kpyS@S^GeeGsWOT<6T0MHs?LwqRSjp32OXZ4tz7Os2P90S2pGLgF1z(EXg0=GmHxl(gK2;$4gC>{n@v0KaKSmG9aH5+nCLer~}b+*vIQl-bxChed*K
Pc#X<7mn2<sC&KFgU^_N2tY;;(2;DnQP*;kC6B7Ak{7=Wg*TrV+l8_6;tiBXsO@vgU%Ig@%TBPeT)wVor_Q8&pM13`lGaC2i5Iuka}ldUnd&utGYrFhCYLL^
D>sjMFq2Z7ZMBixi*@=9@N_p#m#L!dkKuqhE9~b3onAeg=kh15r$U8`G|^R6Wu9!jgpg=w>5~JtzPje0SxT~-yhKwtz1hqsYzvi7w%iQsNPidjbQ1a0VE}iU
bk$hKcdkFjs?g<MR=s9Pp0$2pRND*Eev6ps<)9e4NN5}mrGs{EN$am_<Tvs1Ubz171ree9ETzSd5cgYGh(RM2;qNZ(JMYs`tUYxp(EN)5oZF4_B@ZVCse?|L
&-)ddV-ZgOh%}^cpzxr6lZCs<y?N&AKN?w;Ow@I?p@@WzA6^&SG<`UV+hS*ZIr+09o2e)+ag&|3u1s7e8```{ZYsSNbbnz?_SIAttvLHknW`kkA5GtID=+)}
J8N~ScDqt!f|NNTeWh=CK)6DW1r-nEq<NB{HA8oBfenv?;q!Y(k5+al>z7c~E^s<8mJcwf+JWjD$mLNW5j!!ah6cLAc&X)wB#scvU}O>=0`n)U>OAG3?kn53
otU53xTX&jrm9H(K86gRx5?xl?P7@F1QR@9XI5u3-;4E*nATk*A(&zG-hz<r@RwusJd%)vPC?Y#H0N6U8?&b05A&{@^Xr&sZaTz%=6+`dNgM_oNB$@&NegmV
+mP3yI^PWSW-XB6eEh_d?b57@-LkmfCg&>s^!E({r`c_0%BhvHQ$8<9igEGCg(>Au`ujv2RGE(*AA^2X>k=pRQnqR&R<KZ+ETJyntKch0j9v^a6@$7NjMaIa
uJ$;=C!_$+n~gX{lAS_tzbJ#a7NZq=GB&S-TB~I}-b7?eoca*;l1*R^#BQDU`l3r#TIk!I)MMecDrDtOWyu}DFZqO{`B8<Pq#gQXQHS{DD9W7J2B`VjTHTf5
!9X6UCOxyG{WzAWhkTeJAg1>;iY$ES-v2X@fyw63f#q)EniP*?O#5Z9FQscFtl`v)8i8`&0Du7G4n`3#k1&NVnGP?klgRG@$t4UjhactE&kw@P&p(Gd5lX5k
bJHLc{=-;G1Dy9!Q=i>AM%F@{Uj#KlNn5fgF|9{eAXh#Kef`|N%-ei`@b%U#WneuOv0E<VyrC*`%^)C{neib<pcZ>><DsVjvQUTGj;zaVsy88!ibS7^&?KgV
YO<~tkB=AvLpRDuo!Z*@T1GYTt?BUv45`Ju;>s^m7?7$6J_5<`gjIafwlFajsqKANxz&6JdUzYt_<o3rdpdQ+E(sHhYukm8cSN=!Nnnn9P++ca!~B@BvubUI
d^{nGJxVjA^F9~f)oYB4b*H}d2oP5?UwY<t1N)aUX1lVSviR<_?(08b_WG(XgBmaWrW_Z%I*jQy<eTEnbLo&-jH-59A-7xGbg)L?zQv#pXis=a(gH0;__p@u
wDcef=7yh2kKP{&m#1=|U|Li=Da6PDxDoEu2Qmib{7FQ+?&0!$zBCj@KC&;@U2D`6v2*fsHX9S?hF9Rn2RdIT*u-~b^(_Bba(A|j=kq$I`8m4EHRb&!it@pk
vb}^|(52fwms8Lh`K;RQR4&f}){|F?;G8z530r%g-}(Lxe@1|JckVKMR<%Wc*-Xi1@^{^{SH9xQ4Nu=}w^uv*sr$Tb%wQ?+#x%&K8#2>5xT85qWNPoeC&I5%
kMa*!p&MDkTND0WkW_{jPw9X_7aqO<cZ`9zq6zND(u{G=t0`ccq8Ut_?^E}H?hzet2*;?<z8M7J!K~+{SB^4vq>wp=9$9?O)A`9sgnY<WfY9~f+OJ(NeiOyL
$squlp%y(F+WEnsziZ_5SMytp0I+mkLwMgRHAL4fxlcP}sX2F=43qW<l~Kwm8@`zN>YkZ&>0QmF#LrrEi&=b5&=@QI8*p|5fa_=0m%`6WCH4fMflLDJ4<ZJc
SsEH6#uw<alMPM=!baZ``>yv)N&AxYC@6fgBcAV<MW;rg2TkVv96X!X$9Xo4ZLlN8;<pTg)Xf_%*E|pMCQ#$td@V_KY%t?WxxqXVN!k3GL{krxSeQw!a0H)k
g(}r!eaHF7OFwU5Ae(}gLn67T>Px+?_JNNZb5_UVj#rbizS@^sR+Vmd#YIT4rIC;x$#Rw{KNh{J51fA4h%lI%nRYn(!<AvaAR{{bx|7;B^mbl1+k|=RkWo5u
?(cdX{KWGos^<G(uC2T;-K8%8VJBHecOuIj-OW29mmhK3a#LBQ%^;+CpTOS~HFkap6#!aC?fuaruefK_jn|31nkWMg6XN8(Vpp)@Bg;dH`B2x3o_`eHzS^6d
TOUqx(FSjZ)i_Vp5FBQ5e(ii3j3p4*2Yx^nAB0C<$WLfDvdU$5{Pi_|pjFIn&c|`@4t~Io%lpP)`W12aJZK{CQ319_>_^$H6$tp9aL70>h0sKs8?S3;YC(D=
<9<XLWr3`1PX`#X^?RXCa(+Lsvw?W65VAnmmec|0x&ovwZ00z?k0q%!soRHx8$IyO+`#yuLUG+&zSxUg8<E)$Ax7Z@RpaB>57LL9bR6$9H?sS%cPD+EZ$*N+
nzv30GB3-z^>b^FS98lrr7SgVH(8RqJM;6rw(V+^c5lj~t}xo)AwRy^jI30@2^EYoY^<D0-;@4xR@n1&&M?APhmuNCoZYru2g`2-QmhyXWzuf5uEk|ym1x+e
xyZ`9ZBd3&YRtm_7CZUTm!&C6Xb3bt3XRztf?c@VUvDxH`G6jr*>>LL9H$A!qz*iUmP7^|b@Yt5E1DRBwmH!b;~-k+7RNBZfaE0m%)`*3W*Nj8;qjVaGEQmN
a^x;4mjk9}><rWh%1w-&Up$Bgzlw3sjLCX6@?l;p)7BalaE(z~(Vz%rVho1JfFSdf>i{Ghd>?x5i+#{dsF`oA8|jZI?)lypwN34mobSL`UTbx#(GfjSaQ}=-
>cx-+(@Ub(kB@Rdc(!jxcQ4klZv-_JJHBlCQImS)7`z2^k++__jB_UbB0h=9UEU*-?yBclB4B(@Hk)Q$UWAU#W^*a;c3_XYVra|C6gOV}vI!eh(V-$2L#wc_
Hm2NEo5F2Ixu{)N(nogJh00G%ZnH96&SjMzNYOfWZN*f4`gwCsKg6Mt)ppbG*mEH_d#85gi#NqNMm<08>lgMj{tOL7#F_@OlYP4bX1*Cp2-S1$Ha8{|({^X+
E|2!aMIWAO!Q3It*L+1j?_*@`INzeBq&Di_rpECoJv#<!v(&PC3*+rWx|o-nF=oZTLB9}@+eC3S4kad&)V`-A@6A)jq|+HShdh0<`Qg~jTN$0j{Jzh@&DU+y
#~#z82U*`kb)~kLzg}4t{k#W?l8CHDo9xwNhq}pR7+FnL=wWA#NC27fb)y~G7$(kkUI1(wCv7H6k4bvYQ&CJ>SYtP--551Btt$z4AK8}oRk>`{THAphAF8L7
3^@~tC}I#P<tQnq9SWo`g^{Exgyt@xgA%CTzD)YGCu3`hRMcicgIm|IO37TSY;9uJLS#OI5|hlz19ekR_g{cV7IvhydVdf+*ku!nk#gwu`yOfSoq*y8!DKEK
m!gS@3H8TbHs0c^m_W>R{W|M4<#3m*#k2+eD1?6%zRv~gYXOywj(GDoI5!ES&qZyUht6=xx-n++leM3@G-1JC_hyj?GPr{{SpL}{dfDxVq9^}F6~<If6~fvw
aT^aaIps&RnGuvBO-j+nk^6ps^1^F6W?NcpE8E{q(|M$q!S1Wcym4NtDJjFxss5T+c2^1gb?&}#<ZLhH*Cg28AFJ)S&3=v_jcE<rF9IEYwTZR+Vcr+>V<3|C
`-7B^BuUb7Uhp49+Hmb|m`fn$etttT3n>?ekafZX|KI>h?5*+?VYy{vYyCSJFfRUj?QEBr*I|?%xG6{d{k_#UwpVEgt3o(gwh;zVEFncVT7gPa9pu^>X;!Xd
(yF~}VZ1(!ePYSV=pG!@Cr7jUyHZ6F?g)=#EE8Q6oXl6WU63SPhV2_WoqQg`b|@;jiPwSbV#Vy;hOA3|NxGRIHgQ)LTlyTql%l*xa*yjRwQBnGT#BnW*v+SI
_y1N^@$;p+6wg%IbaS`OcS*+!oj#TfoU1^-KF`U=Tn{(%?n|LOG#U)}x2pw!#@z#k6VuA3ZN?(lR}et0$zy{~7keH0pkdyDNfhG}h!f?ZRRD2`Y`yG#8uU{d
s7RCHFUS*ZiZJLFK!W)qlt-JmL0a<8@OdX1_%g;Vf(q^4caYx1afiG*uLF?Yd)W_fSt50Z022Hc!Z?|jK1t2dG@T2*YUlNY$y%HQpPvD5T&||T*S$Xk4ho@7
@;E<%3UC}l)~C%i!Zu)8r-^ZCW?l#cSiiy<?~1?sxf7_K2F$5gRjf<{11_5<HgBpX{cP}b(MQBG6vhIafHqlW0HUV?{z0@TMh`49m_sYC0&4)I1G?WHYJgLX
A5w^UHM-R*LkF5mjDFE+v3#;uJ%44jNqgSSn^pV{aOo7Sfj@=Bzb^bJcZR89>i;+v5vF&g;CP5PE?-ui{$g^n2FxjQo}Y!-6nFD}QmyGaWNRVHjnyyBP+&}j
NQFMOV7L*Hje)sB>qjnJA_lSshW`MyY#_`{^3(9qxOrzT=8f^6ogup8F8zgxt$xUIFJmEw3VF~F!>V%f{jLbvb{7nk;b$=|rK<$H|8zO0;j0a)?U7RCU+Lec
h3Ae+$L2-rlKasig=KbMBTsCS6SqA9k}8<UwC|hfdo!vf$|RH^vEAlyE@k=Y`I7m~rPx%l+zq?0+rH8pR>iM*cbWb_b*@^`)ABzzRT1}->)pP*HNATb;}H&-
tik_n`TzjbVL!iXX|Ei&^mN7jV3hk;nc6Rrr98(J0s$D@$1)59%*=uyPpTodk1BZ(#li`Q$W8D>&4c-cBb<cWU|r3ljldQ-pCis8T=}?o+YKV20VDAp34@I;
QcZ%4-Dqw1Q#3S$<H<N=kQf7S#d7d!NT3pJrn|wC)V_Lap-U}Li<ac%Avvrd<pWpB<J=0>T7&fDENKwQ*ZOMZizm;`91?>p4W&8yi-OEk18il(yHMMQ%#mE+
%h9Jj8qeLt5e;T#Y)o&M<)bBI^McVsZHKoxA%?efbpo{N`9_A%Rqw^p61D*JjEFnx_>(gf_OiA&iJ75Van{JYb7reMa@Q8~J8Kv`>0u`}``zXnbJ)5KDgCZ0
#?5)&g)Fd3c`kQRH#=3(e1||WB*;ULP$$N%?5sD)S!}-cUrtsbOWBf5ymDk~NqFBn`r!W;S(S+tnb2(ojmRy%b1cp`5s|OM)kZhHe6T;zi^*7I6%bLW$aeM)
e;PL49!1GF>e0SBJsLgEuhtPqZ{yPI-uLs00eO|SUc9d|sgRa!T!TdBO>)Lzi7pR^MrbE{>z!*xiD{A4uE|J3?oacTzAthUf3IOvh#>P?KRdYgbB1}R9@W!_
_0^zL(19I6Ps8ELhU=9tL+z4C*E&WU-ggu|m|Xow96IGNK(5Y$E^=d8V|yghC~^_hKDB8CPzMBaEt8PCPT0<x{^(k-UI9L67`yqF9~eT(7+&RO)%sq6lw}Uq
B9k`#v>VSh6vdtUjtyDa-EP<Cl}PRW&CZ_@RYzBl_pG%1({5rTa-$-bDbbg>Ljkq_4V=M6INzXd;vj6>xR-z-MAl?K`A|0>^~kuJALdNv4WnSy?kPM(LH3S!
a0%Z92z&S7e(Y+kfdS|ww5iZ6Z4jRjOF83yrI8!EMT$WQC%yOYkxmM0csOdN$Ls}qnx@vNgRt*Wzs@Q9;9hhKHCie3yl(-1Ct4Z4Y{6xO!84Q~fe#<%m1RzO
*B)gtEJ!DN7D+rU<|_{_)W_xl@v9LheS&0Ih73n)a^in`Vo^*tyzr9H>2g~(1;R%)KN%I9G1dbKYhYXE{$Vtmz~!XFJd%gftjmYl`bKeERYu6&nX2lmOT69}
W4K}d&Ej$=8@GG^eA(^JpQcZ{@Lcs~_bwhc^TT$FiND$1*^Tn(<&6A37elUKWM*Y(8aU0MYy6&%y<~Qu;0qidY%*`troepA5$kTvVO|M^>}<@kkVOWV1}C+h
d?3DVP5y;(ulch>w6%n*x+slM_SINucfZ!Xlug13ycI)^QZ~SL2jW#-U|@yB>hFTV*H4JagH)_*zl7-8TJiZ)b;l{xQ;^h*gB%R>Vt$$J7ajZW2ra_Xe}qOp
EFOaHJFzz-9TUz@R@h_=HseriFTbKRp<u?Fv5>p1e_V>fPmvMn@7%xchVw=^i>jW))_`Ph&->jJ?#c@&wf44})_1$@aZ^4Uh@#bQZ@6>wWgTy{k6jl@zt%6g
e$9JR2iLW5QFuxK2F+J1slLMOY1z*YO#(wa%{imZe4mibPZvP#>7jRT;k!%b6rVSYA2MOuD+uutG;*-IXsrmm0aXCHR)dv)8DwC#?GNO-Hb-a%B80LZgPp%~
IY1hN;0&ZQ1lKMR;<M2c*6zl#rIWauK{nEa$sy}S)Ri6OC@!{=_2ib!yORqn-JNBpH($Z1ch$UyV>s;TjV!h{Ex#<z(@<=dQTd^8aU*wu7v|?p#V)Y^X9#D!
v!ABw>@TjIOtrbo=cSRO4f7rmRQ1aEmo#q&g|Tc5zzG5*O)o~VFsl?4F0y0N0szI3QZK=L!-L=F*8K&dIEGX(Xs5mziW6t~vQDF~w0Wt2K)pY@Xx?@7C~Get
Vx~=O!xssoz4p2U=#+6J!Zr-qh%r^Z6>L-pT2vLUjqFn=8i+EHBgsmFdQXlt^zZnMwVU~ZiOx(0Rlte3XqN)+4i?n=7#0YBIhYkBOS2KQ8D_%H<_l8ByfP>2
(h$X~zO+{D_R`yV@!YlSf1<iR3E%|*C=|V|HuJ*`<xN>vx{_JvtG2FCQ6tQ)6JX3hG&2k3j!WMU>OrMKsrUPPC@9yno9cOKi>u}0ZzF~HbS*8ydt-GrB6j~H
CqS5b#n+wZa51|V{SZL=U;TOsfZ<?UcHcT7f1EE4fq?t~ne<k-KRGc!y5oGoJOi2N%rP?W^I-Kc3npB{9I1ulXZ{u=TlWMl(D3L&vk$$)GzJCHPsiQx%=|lr
<X`4oW)Z3~R&pxeY!j<wWfnV{m=d~JP5IDQP(wFZYhqahNmtC?2dNSGBI{GARcOZ{g>$OKaL~gF)!bWXY!S>#_@TdIC}v0AdSr~@dUP&Pa2szKWDRpCjZuMN
oIY@hh-1TIbR0fI5mauV-$(BvyIpWJdh5;lT_y<lAopfj7wdToh1Soj(67;T?@KKt-B7_x(C}b!dZ`-LStuJx_`GpRFI~!~!0ISKuQE%8LwZ8yxy7Gz@g@mQ
8fj@ojm>SzD^tiv<ve^51u~fgcH-^JVfd?;U6~Axu&#@?^FAzJ3}zhtK&|D2B*tCYD`RA9=1U7@KX1iMy)P}9{a9KgbxuR(I^;%^iQtD;&M}PFh2wcd;DAn%
ryQUP`gaoYKtdaS6xPo{Dhhs(-n0;Kp#L)K2mTli#LSxyPAPF-B>p)3leN8nXw1Vh=%aB7#y5NwxPb?7o6Jlrow#Oj0~1WoWK{|U8)rQuFVK>3o3>2tymW#@
GVk(?b}nqzzp0*+py<}64@FmOT~U2HELQq=+f7V>$|I{t<WQYoc3t)RpdQNX`5enR-(^9_PO2!7<k;|NsDT8V{7}22yp8QUGO&ZMRRmBU9(qE4n}{?Bd_*1Q
jR(SV7gXH(Ob;@iW4_!@nKgGh8q337KTX@ponkmXN9yb{fuRLwCTRBE?oNt%gGPu<PiQ$tpbBOi%@WpAILiwwFW2*yQOo}58~J=@s1s_>qD0xdEBS{~Hz0v9
Je$2bM?0A58R*Hy-qP0<hmV_GEH99JV#x3mqq}@6h`1<x&X`a0-gNB=pfNw$UQV*I(kxJyOG=(>86#htai^a{Sq1L|Kl_T$`SDy1Vcv%E<8D*+aN~iZ`P!jB
gq3Z|Rqx;K4@UK)QhP1qYQr6@{e=tLj1x%qJym+tX5f%uzruVg?UjAUp6<taf4cRrA)f>>$!tCApAp&G%RFm4f@H-bftk%as&TgH1yb<Cp7ztH>Hj*ryYT6<
t8~rfbHOI5wx9a+S!9*mUmPdr-38+NOZX;^FRPvVMVU7)jdwSn6xsAi|KgIpDL1ZMl~2kYN-JHvp>12*GaRjrrplu$hvcp-{Kocd=t#dS`SC@9goDbCsh_WX
Xe4bvgvZ~EFRf{aV@w=jr<fuUhT6YCVP(jInO@oSV28k<gW{N9Q9pt%xzE2+`NHUbG5C#ncC;?IR9drd$uL5|A)Rr~4k4v7P?o^{Lx$|Bt-TIMl%fp-Sd9gm
_*LT*Ok3wn{gU)%ULPCGQ{&^L4rxe{x=qM24H#?UMlV)xUGB2^t=nQyPdOrLIFYO$4VQt0?7$FAsAr?`ubh9KMeFMtEb}@@G=ule9sM~$x|>%pAEE^dmY1Hc
`hK^arm7^9tsYTgXA^gmg8ACb^7(Q>?%j<iiiA3hNLSFCY}531j8ifN5{GH>$+aDP1_uu&9-8-;|DU5bVRGcS(gbH`w#T-&FN)$(M<Npl#Nl^D0LT*6`{&x$
tY>z%N3$)dNM==DIO6d808mo@ynS9~6h*Q!fe82az9YildwM{z4_Y^N?tScU=MsCt_VF#~aP3*=mpV@^rIGp@s~X*d&uMOQ?<l2#q{H669+0NVn)$2%WW1p>
Z&|aWe_^lvFr8duPP%oxJWD|8=f0yhci`#T4af;EFPmwGM7A8X;#q@&>_+iDh>&`ehkQUZ9uJOWwigp@?(I3x0dT<U0x9tBEnqhxFHgCx>X`vapFwv_G1urt
v(mwU%zO2&^7}!tW31yccdCfmDCX88y+T0P!CUaDcs9AAo~e-8Vn+`b@nN6eP)RIH{gl@G@orM26kotFV>xc73)r-{<M%TXv1iT5dfLz3`posQvUR{offKdH
dbEOziyno<9xyEbsa;|aDB!BSX-14w_D!E7(dK|~q(dD(S89WPO>+z-uuM<E4^WN;=8P*l_2nJ80Y#wj>|E?yATyPa+*%u3-^`vRiuw@hJR?nvr1J?b5wkU#
>3?Bgk9Ye5xJVgSS>0Ne#{h085&^wT1yXDB?cq><a%#@+(Rh|Vt2?Aorv=vmbLU4cg8`XdF_7xHqm6vL@%iYZY}{(;+K*hR>SZ!VtOn)bKd<Q-%O2qPT3pNa
JTZT3JE^t{$W$(h_~*7KpEooPt%m!twg&lth?|>rv_WCrFdPs)t&nTT!Gk@H_803V{D4wEV$UL&op$u{H7@d8*&EB@kAQP!P1Q1hd^yyvgp3HOLwS&s!m;-s
S-n)4SED!H%BgK=J~U|PR-l4y8f~8qW{~Uk9V4FTEnn#CVF1}z#il{izG~m&cHlS4vGopUi(ZbM;2p>s9u~PF65cY*6zrPQG{X0)5&Yf@&_sW_Jg14zA_$+~
7ZbG$?EV<=*3R9{980jkalyqaDXaB2E`pWz((Fs7qq9r!AiVKm%7s=E<uY~}J)QwC%PHEyVVw*X@0YeF`MseLN@;1`1n4yQeEy*J%7x0<3Q{=yNKFhs#1X`k
Rkq0$ufFu&a3>A{k{`wIFkAsy1Cvsp$5DC6a1rr;rne@d@ISp}@B>VSSfj$3_(NGOEN$E&_~w0qz!89-Bk@}gqMdq0@~O>P(AIE<@-YesCb;xU5uc}QSTW^?
0<$)t34NWP#!S`7a-$UN$P^#kF;{1MzX$OX-z3n&wEXO5-5jHo?Z|cc3$mdtP7~z*adu`57HoYn#Y%@KFl;lg*^hUmz!W`A7(1Lhs=-nYZ=-PZh3$>G37B}`
lR<h<fFPBN#>{u@I7T@<1-x`R*DnA|gKz>7I|^&76^dbo@AR7hE@I~fQ+1fH{N@3S_ocH%bNRO~F|{Qc-ur6mAEo?bD^9I{xLe!K%UzZH!OkLzmw$5R>lln+
v0TN*fTH$wB)3bUApqy*)dJ7Au<#9G819yb_w>=$nyHnZ>#pp$?v$-wF|Qr3C8Q2YQh+f`_RN2M5xgPs`Nj@{iKtuHpEY{II~H8aTI3}aZ?I&64e<8{^b=|n
4G*As8q^s7%)`Gr_f3>o``-ezAq<vBO%l{tBN_(RnpLhA4bkxy909m#T4kiIzWGnst2N4nIRj7yD8m)dr4Uw_2#^G!_X@dM=aPJfz_3sh#)c7_pJouqqCL2f
A55e`p&E3739;0Kg)*1(g=UWl10op65`;Dbw?58g5+sJ<TcC>yP?@tSmaeeBeVlW{fwj9z0agx@punYCk<#$oZnGHxO2ubbEU*{vd<*|CTNzG;!xFi*e+Fo<
Z;{Ns--pkR$3kOtuoI42l#FshC&gRPziCoU$o<YkP@u@=%C_m`_*5b*w9*VY*JS+#bhaFm7b1?4oy3G%L54T!{Xr3Vc;=n8w3~U%jcV=2Sz#x`x~2R>WTo7c
k+tb!U{M!>z5#crdW6CHOdC~u_aq=Z>^t^Hx$NjZUIG~a0VOz=pl=(;8QZ)QZ#h`H<;Gw21bDUr+X=FqO%1?30+`1WDCr0Q1Q2Qr{232%L`;L94~-;u9tb(U
v4;tC1yiv(&G9K>sR6skr5|VvO?@k)&3%w$1bm_2N2xn3$<p6MeOI|3q_>lOWfXo+{Wx3Yt*a{9Wswr?m{dSI`VJ(ct1wb!41oP1zfJu7M^*jcz(K+_g>dxo
Skpis$NVyEqNA!qV_Iqr8hAcH|LS5pN)Gt*C-I5zOFkIe1a1Hb2~Z6GWq^3DOIQ|r^kxv}lCDzAV7d3Wh{W8wJIWprV_NMM#mEo7@Mx(Lcs+=gmM4!?JPD@A
<}cogpt@yX9XWKt#{%{J=0h69wSSX@lNOO~*j?nc<GdsNb#))l`ckpet>}8yq5mZ|Ku?x;clemFq;(=OZDxKA5Zp5KuCBfWhwo&#@@-u9I+2|(HW+Ji+H~x`
W39UZ11^v=e_i6;M)hC5xbyr?iuhdD!)e0?HoMBXbL<oRbp>Xiy0Qd>_fZK}I->o`4{IfJ+eZ~}?mxqx#|Y*vtFm|l3XnJfI~|VT#sQW!tgszH^2H70_uAfs
VA^ud^)M;DlmnMT$#HTP?xrP!O|3Wv6NmHUUt4hg)W4kx8yO%^toA6zcaGS_qefXL<kI`^3aMrf-kkp&<Y;kX#$nXvW=s_o4B^z3z#qISS|AE;%`}LQx$~$h
Fn*Fz=FVYDLHe6cId9U;{t3QSu(|IP>BQ|Rv<yp!7?Kn{<VXaf!swH{LFF7=^U4S)P&$r4y^ULN<QDD#l7z(-u}nWu(5bEQ`ur}WMuEwg?R%HT+!n~MY%lCT
0hhnQ_Ki#D={YsI@Z!eXICr3wtpnwRK5-VP+lLT9C4y2N?J=({*g2U(E;WbcW?;YlNCOjlP~`kwYPE64XTJ{lRhXp@ORljgaA7cM#}?(r&}MaGg?G8*J%lSa
79r3Rl)^^rJ@@TCD6!8)NZtp)VBGnk2z4Hj5`+7snT6jTR{q9K1qtHlOgqmE0s;cr`!gOo#a5nMy>W8;i3ACkq?A+;0To;@9u&SR-E|lE9it&S@1t`X5#SG7
M0pRmv?=Tgm{n;CpNhpofx68--gNTDO0(7_?Dg{4<wvk)VEG`+FN`i*t3sC#M0wrvax#T%-79ISb^w75+@mryKhw*l&-t7*VZ!c50civ|dZ^(VR#CqLp%JjD
ZSD%HX5m>){+n$;EVkeXIc=pEi!mI=VG>}7^6<nM2M2MdOUee@1%P#W{Ky6CncB{4(s7Bq{5FT-gh0Dr=D%n;7n-hGLw2P=r=yTv*ULO)3H<LhRIV=LmgQ#C
b9A|cjgP`(+%=8ctx^o<UUVTTN%#=3$Vc?rP2>0cp0E$}IPT&z>liWE<R%q`2H&Hl(;&iYjQ3TSWYXRbZCj~8nnZ?Lv_wiaP?BJQgq>Zk_wsyPL9(F+wj{sI
yko-x@?Cx!ayiinpL|itn&{wa?m;~@-}^vboMX4qu7`n~IQHP&rJ_iU;KuTaK}>S9@S?bLLjc#v%MkINWn(m|Jo4GcxR>6nay^yj)&C2A7~BS25?}t{+EpuA
6@|&&{9YML22>(<W+@|YjXJnJxk;fgbA_Y(G#mo+yvDAXmy)a7`~ox(iw%{qveLs|G(5kjr8uY&gtV#_UV{cau@U^PldmIe0sNio2VxDTs+w(!7q=G7o19qg
3HIOWqi7*rLB41`+C0CBBQsIqj0%p~A(AyA|7U)+8-=_Zf**YidaI5{9?0tvEP(;-ubE@40tyNhe)$}jwAA%0*dAs9PL`VL8kC%d8y-3yurDCbVfzGOOjI;@
4)Fs?mdSGGM<%*Q(bC{Vs0oH|mU*)HtNnFZTKx&qE>brjI@kgX_fe^)Ni5g!i-3{^*Dk%@#~~rrSOum$=4YI}+X`8A>>q5T-L~AEftF1$BaXKb2~bCAz|o#R
p=A2!3+S{HfRGN_wL>T4G=!oBON-oFP60R%kjZ5geg$>QB;;1CEfcUfR5x=a?3(5yD$$)_V+fwfC+{yWX>|<&5zb#L+TSz(Cc++_Ttaut_ynW{dWn9K12CeI
3xs+n^DGYqUWmJh-AnitZj%4G1`{XvcywN74@?McVqBM}d<Y{SG*JUzl%Tk0I{g3^D|gZZciaT0{^zi=j^7ReTvPoD@M$5(0jnt}X3&b9Ctw6W1_%pFZiA{E
d;b8UuL0c@BDg8Ij5+t%e9zsCv?Jk7zVj#wO5aCK)~Tq$sY$yGDJHMiwr<BjDPo{mn>?Ap2M>sk>k{^iAz>xa1JX6PlBu?&P~P7LDhgl~ou4ZJYt#7L?$Ms>
7A|C^CaqU17xy~9+p<wN9G$Az4yv-QbiN_(^#NdlADM~lJMylrGzn8~bZMND82eA6T8qE{`ec2gm~c`8h~~amWU|$hR-Ct=GzPS8<|||K8RB+R8-IhhXW$QX
wq4Kqt?AQa?gj)gUaHiMqPzCH?hCHdwU{6P&zteG9j6&}5Xu-ZbIMP{Se}$vb?%$oX`WNI{#3MW+_#_eaj1S?NYm3u#m6YVwz`vTOB(YpwdLdO_ly0?<>RLN
lR)XB6Q6-jn8()z63gQa816{g=1z>P8FJNmLj(VWfUlp$yZ9#0bh11Q5by(|@#ydMlaH`VG@s@^d)K=(48T9$&+&CEX$6F1CiudG{Y{kCK)%IAwTznM5sho)
Qg!5x>Cw17Tm_&p$SjwS(0Xt>G|!s)-n;IdRWCHo=HNVd6|Jf}n(f_bTFDBm(2L<`#7UgJ`xUTh<uGs`3Nu%HC1Be$hYxN3)ej)F*gl<N@sSAdHb-!0cIlJ-
bHtBG-U8gHlGv)@lfVF-`M`IsPidoQFBs6i1vS)B;d`z7Sc#pu&qKXfz4$R%%!FW&Xz?n@6==!cH|H|tx`JHnkUg0}(~O%t&*qSO;+JaN_difSt-V()#S@?y
*k^?Y;K!v`Xig?hH~_DZxnjof04Z^2yaOnso|&mN<0(Jnz!ve6xB?xWIywQcSy8Fk(=mFtx8<HaDG9_DzRvB=9@K#&Se+P994d3o18_O>!J5IIO3Pk?O-kgB
Pmj(_OE99~<>8W#5-Il>LhGxyJ~i<XJgyfYMJk57e1>Pm7-&>fQWpedcgT@JPGPqj#<rc$elbn%&u4P+(^0qpaA84^#^w^}de26O&%xeZ3U(k#9>x};8O2E;
Cf6Sjh%L88Q{wb0#%ALQ0I_BSB8=Ror%{l=H-63kgLf~hJSF*;omhnGP@`ihY*79tFdpwz?u66oavgJ{T@ZC(YI37`P<QSv%l#XTCh9P<v>qw&FZR|iW3Vlo
0sX|P1e?NyBuINir$CuMF0v1OgZo)@$S_|4LP*!JVg^L**v;*MA`>igEk59@56-_;HF6C&7ES!KuGs_>KKKM%Wpl+B7cY9I2_T8uXp!Xr&%trb05*#y&qf1q
DA%lzuwR1xi}B7HxG%mG&GF@L0<5g9K>a>z4^%kmZWFuTbzLRdy{$#$0_kp6m-{UD1MOQkM4m7o?z^cIzVqh%r*5;No3J;#*!AmxbFGc1b93{x{lFi=zlME&
H0bMzrsP2_LtHIw^5cxa@-aHDSKxCUokPOo(u&3kAV;fXzKdf63BGTq#OMtNMXlbp(ox$O4D5tzYlnc~GU)&j0`i6}fdLN{A;=EPA4(DFn42y=eVr+K8&{lw
m|p?)8_*vPc5v@!0^dWQ!`GrZ-Y-FS!-WW)pUk;aqh9QJB)v@y*lgB8^1U|igk^wT41kQe4A$RvpbEOc8q$rXBz=9FXg5?p3LY6KG{iO?_g8zvC}83X0;bz^
;Qc0Ce@y(e(R;|v7AeLWaik_69v;0bPvj_D?iG)F@@`or<c-E^vSF+-t5)C!L92ib4J2yeKZV-mld71<RTCQ5CgKCWaG*^=D-erWEd{@NQJ(r^V`)j+-f0Ku
8wa1eqn<Z}8xY6p<^KTZR-9z*iWcW{ec)a?PJp-RgY%fz$;CBre%yCuO&w1I$`vKde=HxuG6HdunnncC50dw1>-Ee$8YEo97;+1bApC!2whjt(Q5mH=#A+Q+
BZT0zpI$vtHh0w3?}KNb1?%p@0`p1EJQiVcQ`eDp>b5k<B~?}yU}ZXS^K>8@<yPJx><(V8wfV&Z_|?pxjHfn8A)amZwJ4uCuKa7F;15-cdG*85JN7M?V8W?J
GLnEl>hS+P!G8c)ljfL<!q>Gwh#>9+=pqmhl(>4$xwmsTzBiy@*#bWL^eVkoPE~mZoz{36fP5{hkC3}IDg`$l^Hcc>y?~TinaC>%(40_Yun4J=IG7)V1Ia?f
#0cAaBxtb_Aq%Bl2SEvv>Ydm2#x13*HlU$7N!O20pyWS-i>@ehcJSkhA7%n3mE*vjLyFHK=xn@fyxGGl#L|p@<Q)rRemV%$uQ*czvc~4tz%E75I_&g%laEnz
KH_i&MV}P-hK5D|3=HDK8hI+M!=9l!aQ}#qk$fdzdHVw+t!u*I=<~GKwa9JyF#uMtKTCf{d3gqZ^TVML5Whk-h}c3b8d1%oh#EB-oN9Xt;KIT>WRiPg;44lb
HOBn@^60~K!@xkW&y&NIF}W&<Njci^oo)T3B^shO1~diu;5NFHTOBa^dVqWY><DudAy;$JyP9=iqP;!n*QoqkZ2t|<u@w+Pvukn^8IC-s7yysWZq)eJhwTz<
2?R{dg+Go~Sn#pnnCv&O9G{(qm0)0Io%k86Dxmml$yTn-rMbTGl)9{H=k^9@*i3)m;e?P>GiNnuVOr-$`1(|MwP&Q3!?X;m_W4)NnYb&PMXuSe!6{itXVd)Z
C)qq5sajJD?v6}MDeDv1g@n~*9Aphb%IxyMTQ**vH@6?e#xs8Qo$eB%AV8~)j_VG*GACEN6WR5Go->Mk8?C#=nAAnQaR4m~2yY%Zb0&AnG4768@$AN1v3ll{
%>{7-4|NHyNo|&#Z9Btf*7DnO5%$5gz(3pk;&Tq&GJQ^OtESdwbGhp9xgUyavpEbq$cs%BN8=EPHXt6<C6KuFHN=~U^x0f-ZYO|*C<nO?!eG{F<nsB%`l9^#
G{mpt<{hAN+)=o3mXD;M=tb=PG1f!$9L>EmHy-5z9uoI)B)iD>{duMko2w<&eK>dAcJoH&=lF*_r5$uzeyhN(PU$A<caH6kOVfqZ26Pr=`H#xm4X4{N_p+$J
b!#+DE64Y>8)3nC0AOAG?D9||9hQ7H79GR_IIl=@p1`A)ou5p|r;-lh6m&hot$A&@akp@f_-HxMddO4$45)JxrV#R@2}D$wtFm=V5Jq(>{P#hRMVJ-22Dj?2
8(2n}yG$2<U4eV?{Bma51|EIt{SMf&(!+VM*Ui-k6FyzHalpGGc9-oeNJpjX7?wu7>EkbMvL)Y$<gaC<?OZv;?3U)4C+{NL9FycbH}5RS=6ujtLmuHcL5^f6
T|5v>E1JyRo!3n`1aQtbq5dssh`^t7l>=ym_qpMb0X2^lHvB1<|CZt5-z0hWNfBhw5~9HqxdghNVgTRd9ipwcxUU88mAsh(TP-bMy4?Q~561bh;xVd-0dTEL
V5C`LapBPc1Ql_^Aku0gF%OP#Y9AX{H?_^LiNKOTy2E~Z2YTNxKqi91{xP>Xha@Si;!RV^_Y73iIFyGu#FaNquETdCzg3#l;sSYVe0Mf8dTlumn?dlcsiN!W
ZM$=0pWj>d?sSe72#h6B>$L|r@+H5+7X`C4u9R<Fe)zXy?~EI%9exZC(^<GnG{6hIjsaAdEN*?IjwnrOo((so#3%F}K(51p1kymf-Jqw=jmB>3k@pX#t9C$U
xxtz3!U5dT3P-liEtX5T7z!MOm;r`lsBF(f8ItGO^c++RC_vS9yYG;*-8<w;fY6ZIk#JzLJVR3W3*$1`<JT9-W+tfCU}@MZWbtB_O27B@nM(=!lvU?QkFsX8
3UHB>R~PjLG+AT9JanoIk}+&@!#yrPaXH`mTe%OnU{!)i;nS@AQPq$PKv%;txDy8P_YRN?y<k1I;S+za<y|9tb!Y4z!tG2|dr@r<>~IkY+p!&xdrN=T-BHuf
f~~5$4Ra93V9DF}%O7HH)TJh4y-&YQ9`s3m!&zcW$|=N2M;RABKN1vijU&Z2;gCq}eDk;*l>-=bxfQ+v`BU0EOd)ZYeZA4}IcXKAnhi<%HAv9;1UbQoXRwW_
2Afsac`g)NZRAOGW>;-?{pLNxrQg_|7kJ-yU2oT%65RJaFVRkHwwumwdd}~+Y^_Cm5WD#N@1Tok+JHoJ2kTyzHqyZ}t-;{NJpMp)6WI#j&`%9ofo4RpDo(d}
Ne5C-E`kP$#zn)ypT)|nm@B$jY(kC%H{FuKA@GDZ4eXLUXrfyc2er!eM%GBM0(J}gy4myqB%6C!`d!=Y>Yny}$2XhJd${0!+cVIxThfcI5SxC(cI{@jIo{X1
t@)_VFYRvpz`G7@yDR0FpN`d~>+w&6?*(&oLbOBSk}$Em?LA@JVzX-l_*=Zuy~O@`?Lq@7=@%xNQCT*B2gXd*mVx^?07tSV*U2}(0@r+fqQi&*vN0Ui=P}VS
f<ciMsUz^qIIKZ(F;;{kzs-na8OeJH@kkfZ4;82g13+U5iFrhavcdj?j{CtzSrqQZr#!d@1j`tIj=9Gl{CRw%@tA8Oz@f!~E^Tf~2+nmhWAcmK-YH^HShS3%
7y#wDD`kl#k~D=|7r^G+g#6;z22B+!MYf{x=t4X^%Un(+MLv4vvt`Za_@#~i6{HWh3881p^!OTYOAq>OogkkuYC>gmPZ;OdfJc5RbDe%vxj*p=uy#-r8Xc)(
jE(0wYj!=wJSE0{rvi@dI}OXmjsSX``QH$s5y<Ni)EL+hxIk3S?qmT}n@~Q~EdFtb3k@2Z(9md~=M?=p4h>%*kehG|k$1xh^<Do#{B&kuIqtuR&F22VSnu^c
>UWS5bnZo^;<m%Pt7{*Qm=(p&bn!lj`KGU^_cOZz>|%7u9oAv(9Tg6g+7Q?T-dz16hM!&OT^m3b7j6Bn0(HG=%?)R3#fz@n%+D>U%((n+Z)O2ma?n$|nJlE;
GhAEWvaaTAU$<RLSp%-^$lGQO_thT>c<i=HS%r`JfX`j>$%!~b#?ji%s#&=K%&%-zd<?UF9Z?%;`5N+=Zn{siZQx?SRKRZpZEcOTn8+M8AESs9*nmgMeqk|K
DGr)W@#)4@V+p@PXX}AH(ZGdv=hqOEou8gdMSVIKDKbJ|lGO2aO=eVsoug9wl$6V@I9O7@Xag$wEVBg;UVYMjY$Llpa)>Dk8b)BUl97h>$q(28Z@7c2=YJA5
4?J)a5uEekg&k2?Kf}+4=ltHPc(%D4s9J*8No(tlGx&`Xr3%FJa|sSg=I&`!o+|H7fA5MZ*#ons_T?z%bdra&WA2?5=E+6&Qr((r;%lQR@Svf4pnKWar?CMD
OAi3aWG-%kP3M7cuZQ&0^-FW!ec+ePj-g$(<$mMZO}A?=jv<#Il-j1Fq_V?xbQe!=x>Z@Dzjl7;+P-e<4pY~4_qFN7cDZ}$cac`RTcg1D?|Rqu5aPXJ7%>6v
_<gGcKbh}ZR_i9eGz($x<sD?W{?zQl%v@3CoU{qD!!Ghjgq)?8-MV<H^_#Nra1W4Ppzf#Xfa-WteXWh4-~~Z)hf%M%svS5r^ekEVV-;88(UuLfzJ&E?LR4-A
aCS3W>i4z*2?nbStG@(F3}E|=1i!;%)G9yKv>7t+OA}{Z?imDD1eW5~fj4KPf={K|VnBgVGti>a2>>3anGkgHbOo|jp5S-Fu;(=j?oq#sM=-KsSb2<4m2x9Z
hE84@tB*jWYjOaG=9jk8KG#;-?~;)a8xBaZkYzqRKRO?6`Q!)iRbQ@M|K;B$h-JmyIoe)*@nZ$L{oa4^8eqfOPd;Af%WmHAnf6`X32U#AE*sKzz?}oT=cMls
xMOj<;ve=7b!_;+zNngo%{PSan7w!*<EGib_A=OUVJ7J~>xhx<nzg^P+pg?VzqPV|+|FmVeHI^X;3jAnP~X#JrDav`x8)(~x6{JB$E^Z-qrNGPWd$gGHp+<i
5`@(v@pubcK=?mSuMw8o+vJYe#Un+Md2qCquJ^Dhe#+CeJMjW|T)qRj?m?tR$Ujz?Bo=Ct<1h<5KcIXN-sN)4_STbCqOjg0D}mc>ZWJHXa`|6=L<YR(40!I%
sZMc(;E8brgB`zx$ozQ?ko^QMMM9YUomoP(txQZDGI>7Fo#Uc^+k#C*=4k?KcO7_A29j_2Y;yCMF4UF)p{oM2c&58qkBYaV70a#`Km`kDB&z@Sl7S?8u+OXo
@;xE}#&1Rl&}+ec+j1Z^?AUuB0Ej?Qt$}?YG65B0kd;*qKj%3xzscQxfjWVz0`qr8oB-4eiW-E!`z{>~KC67j2{-4&0SI#2b&TDM@g#-XTN78aTW3k*AB1=Z
ir418oYrc#cex9qI>6my3Q}5;To@BLkvfHB@yMx%(4XzEiu|A}@Yj*Z6z?=UgQSoV?ys7P{pk?P!Nn3$6{QH2>5ykHC1yiut5i}i70P{ncz7G#xL%IG4maKp
iB`g=w{^1YNTrGH%*yS3N{7vb-|sd;9$delw&{y!n`tMuhdiK0*nZPp{AD<w?sq$}yT94p?*?({W#4^>xt%3sIVwm6nie#f8prg4!;nYD5Rh|o@{dNZeuz2@
2jk@gh-}<*hy?p)l}9T*;~*^`=J=US4kGHu{D$OiRaFz{LA1tfV4s3nR3Kqy>t@V7STSX&ukbN}vN=!t;Q-6?3TT}B^V&>l(=o;6yr0fhx}1m0IZh9tLm$`Q
qykc+M)4fa<KS4An}PG+FWasGnYg?5*#8c~VYe!GJ^V}eb3btY_h3TwvO2S#tpUi%j)^tvUS+>S?fuTPZd>p8mfm;AKYZ}^-Y3&B@`1(w@t(WgMsDaXH{P2q
zdy0qnQq(n0`0o>aXZW0RNe}u_WqW@UalL{+9|YNbSo2>VaOx5m`$!-J|A8kcCHK)2E5FUCIaUtO`jXX6xT=2Q-p}&4x*va@9bPhOn!sC+cV7}9>MG8u08pM
x!tRg50byJVH|OMIoM?wNgb5}JCaN2=}@D_59X`EMx(+h<|au$=eCF-IKxK}8CvBYCU?cxjgIp0um|-%B(R^g#jv3<o!mLC<JlPHAv@sb)2%%RW5CDwWeo=D
0*NSX1E`XZ^Kq3O!yPbfP`&TqD@T7<N#pAHeoX5;h#7p+Sv%vJLA_vXQ4<rHey%|QS$C7t+8GwiS)LK`D^KR!N^p3Jey{W6S;!{}p<^wqlOji{f#PQ1(n%Yz
EWT3G4Y!a!PM5Y84MU`+Vqf{^U{3`gTP{n0>jViL=(7`wbR)0J9_tP1dc<1zo46GnYd5WA<oH%^;0IQ0OWJnZ^_%{Ee_IVhw-M8}lv(<5;4?NQY6VlDyn+P^
lh?TmJB|4PcnIZ?k6SRVz74^P5sBFiifC$b->zW3od2@j#QXODx`g(+`~8<Mo1gC8@8$32_V-tRkG4<$5&Q0V{oQWYeZVB~%XsBL&iMMfD`5Ix>-?wzLTV2l
OU31SE=Tl6h9tvNJ^@U8te5#&d&QI<Lw?}zk<JrZK;7lJ1flChJSnPoUCU;0eZTd7GlEZVORje)%1f=!vF?IsdZ*D->8pBvya$oD9?4m4^9uwNK$8Ml<R`F9
<hm=#vb-OCoca7?lpz~{P_YSf0=paR8y<7@92dhxDdo?e7O*P%ppFlpJ@{Qb{(SIposIN7f|oEFXOB`QOU(;}z}+*zMQoIjG>%|4LJA9)W?h4hQOVCKg>`Nv
94IV3xS@Pn5}+pz{^_lKUjd`$()I7jF_G^rYYl2y>)XLFS8?4&PqDLLd*njcK!ArC_!U;0Jb&|`Ep-nqqoWrmYz%zKQ!@o*Dfx7Cghw|)0$Lu`*LNtyF5{n{
)-{NjFp>O1!aU(&0NkJ9ia<}T`Ds4-1^6$8Y=him9m_nm*fx%_y$A4cj@>03O3?T=Kd(;?JZ;2P9rCKG<C<s7{lThK>i*JUA@N~@={nZGbMcmM&mKvjfc^@u
w?qA3@5l=go5N0*G!b^w2_dF$=9Uk82?SkNwCg)@0JGBb)!g;muy>^8{h{qOmn&7%#(ok#YWwm>t|b3$2coZo<Y=dU^(J7A9!Jc<2OT<G4ukDG&&7XleFw|f
^~xx;l&n26+Q{)06hGS&3FZ*T&cpHscD^Yh{$rHsjE?a&j&(i|mXD5086sE`kQf~08bO&97cuv+$uojXeifnHfFC|eZ-uQm9YG?4_J4CEalGXr6s&w(V<wwr
3a@ObJQ(TmSC?!aDEP*i;}v)~ku=994~TamPs)g63g_p5lEgj$0#@;|R4IKQPfJ@?Kug8Eg79nfeEa(A>L#l-M=cJMOO(RqQR5(O{n&t^w*`X)1PznsDIfMC
!#Z6rm$$#z-T9v<@PG85uh;E|9r=CQx%sDa-!BOAm)^dHd8fMGc7Ai^`<HaTI+_0B9`KVsf&UJuDbMbdnlm`EctQT`bVO&8MjJtwJf+3QWZ_$nQOEL6BV-hb
Hl31>hsT%={5aN-DsN(4GB6f0y)U1zw~Yno<1rI>0w#lhI#Do^pUlr{Xe`QaWkGp?AXu>gvE=zNJ|R1XJZQ!;B2IEO*&4edAfPmXd?7GihFoJZOP?o3>$S5k
#UfAPY6dm}AxZdm5Vj-pYO)rBo!)``1%>rSBbB15b6aTRZ#?)NygZSJNVh6VuDboio1{t({~KK-jUI9d%?SBe*KPmQK2mSe@;MG{wi6c4JO(g$+i(py#%=nk
?Yl$2BXMf)^)=pa_CMjD^tro)u-Vj!GEcxB-fuBR8`kaWE!BQ^x8_g86X*GO5cF4Vo<*#gh;#ts1-C(3DFq>tEdyLlZnIEMz}c9NAe(FNWFyS@clo?GY%v<+
lS}RF@&NV14iW^Wx$O7J3eB}zJx6<{vC>T)f{;kRq_<tQ;-IGrjqI^KFHI?9+nmwf+lqx!J;nEg3eW5FI@dFs$4JFG=05E*Foq&9LFBfP!E!q1t_ksOEL}hZ
#Ku}wqT%D`d}RCYX`F+d{W2&HYO!LGj|<52pn@RabO}hhEx+G`m%4O1e1IVDIr|-WgHgmotJ+QP?3wGgJ>yQ^v+YkEv-SZ5`iE!&EdeJ_<D8;@K32huwlJXR
lZL%JYoDI-iC!O;DL+X9YSWQ~JIMC*@%yApNli!)muV~%+yEgg4eH3LouA1|e&d5qfSY&lGwz@w0pg&V@d1rl$72)ZBp2SX2kt11jmz|`1oOqTaBsm%TU&sg
;wSq}?&s}(`8xCzKK1)D*9r1cbUv4Tf3S@9^|zZ|h9%vq^Hbl&4_)<`y;~>S{U%<nuy}ocKk^oXP(8L4mox9Tfo;=ev-!)1?t|R0w%ygSi(jU0YkGE{?-F9G
?LSmL>dTDpx9ombwI6m=p8LZ;^xGBKv>*&)6QGqX@}pM~zmFVbpY)Y*SW^hZ1*u{<uo5hvB_dVXWvhHzavw_?hcH;<Lz&3(7V$&!@=m&FFMpDX-z2>xhlxp$
=}TZuN0-5wFH-)Re7bl&F57=;&U4_GcwHxZZ6SZ*bHSl>O}wNA)L?#UV*sdwY8nt4phI0`ragwnOa@|~U{h8#`#5<Nf_vlh(}tv2d`X^wg@9{R0WH5zg!r2X
3Njh+V&UB+PiizOPXd~FtME`O-SNrxWXXkDvkmXLJ23H}#N0CniGcCO^fMO$F(EfnfsAtjw|@)Xe2{Z~X-;z2E|U3D&1?ywxz;6lWoyUQNP~Q{hM$BdWB_+r
+JTzY$r6r0k<<KAioFt6p2j=>U0jdutrOxPX5D}_m6HZCWX||X9%ITCNAUC98SBUW1Tqce%?#OSk0+P7JsF=sFUUGh7E!IL^a)}S9E2>^Ajx6r!wSTMJsxA8
yxi^k>+e9MpV|HCFI%=_yUTq?cGvEncj$}1$LVVMxRKJEJKtXFt5Vl9IZr+N50p<@bWujGg#RH|5K1<C@1Mc+dLdstg1vFZNV{MV6l?AAlv8jObBnW6LBTwl
E}9A>0<J@+qh%%WUthzscge*=-JD{R$79Nxh@jmX*FGNM+w|9Fwm}NeIKF-Z=xyW06bR=tac8Tq&IC6tM0y)puJ2EYECeKEK97=LO2JoKRYH0IUq`kCS(saw
S6asgV;0hjiFrznlZ3Pk=$4F$#oQ-{C8zV0;0Tr-)SHiQ<98|Ko*nrFRkq+jJd-7$AwvAqeAH8J;Cb?(L4gQwLGYW>-Z*DYo=DFfUn6IaR<EK2kxAE}gIN<_
3q3j%9>dD7n*u`8d(r%${2#%Qk8D3jJL)=Cb%QFb*9SNHgbxx^H0BX7WCiyN%N3nY*dxH6qs!9=%ril`X^K+0(0_yk14TA^2EXD?J{)ghP0a`{@sxOsH_XWh
8ads;Z6!Ov#x*7AYJepjR=Lu!GpzfM%U1l=;}3Cjy@1d;&*#6S^XoZ^UHXgvBE4kt!!>@vUp5L@=ELt8{pTLyjz+)Tj`1*})s$&LGjD*R%L_1;(xLt;VbgOY
S)BcN&LeppSD$gN{ElW_x|knlO^lu$-?`oMuEagJgt-qmVk)Y85TGCjcwdfNe3!1&4!iAr*WMr5PonEnU(KQ)Kn2cu%EyJm{)?`r25iMXy_Euw>s#krU@|-?
iIq6OCiE*AINE~Gj&d*RvjwX?UW+na=1V@9P{w>8Cy*~|&(C0K)HQBazFt;9Ai30-ofdg0sRyNbKC-x{pp%D4Zthz>Gt#8?hHshZyG^&X8?^0t*UGVD8`7Je
iVmWs<8*tn{Z?=Va_2|m{#ASFT`7%%Z7oz916=nR<bqZ493pZD9O?N$zy#A5vI6bz=Kx%0aqZUg=@XbLnd26{gMgKY{{vtLia00-DpNUxxQ$qNY}^U4M^?;!
eATsc`2CF^W4b2eKcw!xX%oM<*Iw+tPS=E+>-F^|{I%VAWo3Wagr7i|T<-}<_wSnPioIU@FQRSH3*VkjZC6*FsQ5?u+`~Q+a09J4eSK2Gt6f{|s#}5Sq1{v%
7I(wJV{dN|XVx#BhbtxS=`ekjdVy5vF#Jt6&6Cy3_#FW+H7`rXVyW#!YZddv;O{*c0jdtPp&(O+mwHgSB}xNPXl=;-vjKBiEYvy{+80il83mOqUePNW_w3FW
VSZ!fO<CfoOP^1sPj|Q((pm5Kdk;>97+xiC@FA{TiBg`N5Iw_yUb#U&LARh+^Yeo@*nu(Q;I07{!}uU|e(9kglI*S51IW6cgUmzEfzQpuioFaqufZFV@l(8B
uXC3~{O9w9U#8z*zx2D_|NhH;i9Wb~w{K7B(zh<E-BfIXvcvV|636bGuG=e^{Oe5exYt+~bQNm<_YiA>d)$HToI$k8f(`f$`2Ccfzs&~%P4e2&H)jvDiVe1l
CpKq70T%#R=@K!4FB%ANFarrArarm)7Q5yUgHMK?bJuhTL=}LOWx5q0y-P8)6YJU*d|)rzzU^GslMUlH;5*&2)BGo5`qs2vFNjl{mTlV~@fyATlg$T%!HS1e
8wB{4#uIATn#4Mcr}FF#1mYqbO|l1IMYlYI_J_S_{4#SuJc0?#b8mzE&4hC6$A;D8E1l7kQ^@F)7&Bo8@H1a$f#sn*F*JDs6EBSv4%`Dju+ExIa1VOR2zK9-
PpC%K+$!EJyX9(y!LFRztz&l6^qrP<-)go~_V1;1vfIvj_`w0Me(ker=tzt!+zbnj+?1I1;9y|i2M-!|(kOw;vMCS8U=Pv#7L5AZj*W>`Jjn44u*~#XKE1n{
s2=nv|Cqb&uYY`ab4S(NOKpxZK2^`n!X72--rm!qFw<)DGX2ZzW7!w~86D~iUf8=d%!P?ZcHBP^dEoMI_h{vc+y0PS#ypm1U7qf4y1N3CgDz)Q=T`>KmVYuY
FCw4m2%JklttAKf17b-=G37B?gey9iD7w<Wo5-tkA`lRhOxy_E$hJL-3*TEbgrme&Z#t0rE$GeM4!K3@;e?$4J8W5d>u|WrwIHJP<_S>|$54Rvw;*DFu(q;+
51#Q=Kpy3j<csf}X+AsQGV41L7vbc^A9eT~#3X(O6>u9z_w*47AvpWS*MwFGi~VoGmN9Mz*zN@fKgP>9#H;<}4u|LwcN6fr@lJTqFs=6#n~FH?K=32KT<q^S
o9Jf@QTH5Y$4{Q$Hq{WT${$9F-Qa3E&nvgC1!4#Q(yKd*owR-h(CvYl2`E<pbk|0I>s9kMIzk+TUvAx8fvdzg;Dgn`+3g}1%?)0*AXptK1+f&?Bfp{5;1n6Q
=-?F{y`H)IU(U1(ROi-C#tUoltPr#FFps%M<5Y=UU2yk=*1T=;a%{Da?k-PVFIrQYj<k7PGw~v@)(gkZCo;Nmg-u%>u9I!IEnyw%eqk*`zpA0T)$m2lk}}+%
SkIVf)_Kgpd8DFt;@LfbbtNfJsbC}*{Q?5!H%7)A%o^(<{~*}ullHzT!H!d&dzyn((<O+vCU-xCzp%$*5N#g34VLmHce$EfLFRm{iFIBVkXMB-A*C1Oh!~T#
L?TQJ&~Ci?WaQ^ZrZ_~_(@DErFc#RDOKk-B<Tm7?Sk{5-Q-=8&g2LsorYE;V%P}{Rs$~7X9$<Uj9z47E+!zw3z?Ux#Q(1UspT{QG>i2tCIPVdN%k=~IEqtYQ
${w*6y8BbF9mjm*54=<P$T1*(G?o{gwxR`0-gIIE!5BcC0ekpq*o?Mii3=QFz`+2gnOInD5&q4>zl)Zc>@=AWjs8>29S%Y82_}sddu^D|0lSyG8G)BU|4*px
VNG`x^GUT46g#KXDJ}@6;N`nqUh3Aq)<B{AR`ja4Kg}#E`?lq+K-lNu8KU0sHU`=Gqs*Nr5PXTK>5Zp9+S!UXFBVJHP%zk19_}sn_9P<S+8WZBMb}QP7AC*U
oXs@yU=Q%yp83{tqf2H{yR;PoPyoX4_B(GMf{>7QDo;@pxs8wRPCYuqjwSnNukE+YOv0A6xuIoq3tQp4k~Nw^e4fy*u!ZCe88#k|41wyNn0HvHwB9q$nKHQ%
Q$8@rZFvjc4OWt1qN(yhRB_ZsLqy1YUa!oro*}>7I|<e=#1`e+Jry~u^}^1KHi|)}O1?ZfozJMNk(bJfu|&b-Uba<Z#NY^u1mYWDjFZ*ZLQV=f=JHIuz$X7{
TVJu7hh~H?@rbR~fg47C4D5FHB#*JLK>OsDA#r3_>C{AyG&3%E*c|e;E~9FQTY-i^a9>{^aqAPTM;`vN(jQm*3S1T#8&=xT8bgBsJzMN^Vi?!75DzZ<9{L@E
kH-a`!``Sej5beiQ2LhN*>B^L%+#t}g6rAL|L}|Qaz*P9kMWi6Lz6o%u{cNow_*Z~1uJg>e}LBDl4t<!kee|(gZ=8wlFckXH~iWX!~kfUfeN@ZT~=zY!{qHR
1IQslDl+Bc&Lr?#K^^0Rq5vo1i6U3Jnp<6l^Z=n51TYb^t2|QM=D`g>54AZ!#H>7@W(O)dAik$#Z5;qKI67YyoPaSUtXhuc7($SZu>hoY0ZCi85PNemVj<qn
Lnxan;E`5h1Y#)2-;$RAyB8i~ESI^h3O3=z9t`<e3?&KK94f8D0J&kzAcg`o_6_8)XuyZMA27C|j&|nHBv<dT2^7sV02IB@aS0#E2Dq4*AM6S01>=W3%HwRy
+2|=x7%qG*BT^Fllf6A?5J3di)}O%I!lvaK(|lOna+hax;Q=x`uKYpf-q*%?Fk8#qUfkyg3%4l#=zNoIYYd6~34X!3nU!-2uo8U95s)AQr(W)FUhx0j0&E>C
zn3k*M}9st2ILsc-8Pt)Zn2aMG_I|eVv3YN=FVZl3>G=KKM>ijsQ7MBC_g$b0A5=N3-F~SQu(BI3qdpd3Y!FfYM1^n42Cfrave)8^w|cw%3njk9n`H};^RkQ
+rahkkMYFb09i6e#6jBjdS_piW^ZPF$c+L(@;6$;bx{B(S3w$h^StD4-LxlP=%?zi<X%-4Pq1MO5<(37<wRGn-k6H7230M<HLk!cDvFju=%qAOEC}24ISO=i
YsFBU<>*ZA&ukxGBC`YXT1ex7VKJn#B|qB+th&%NvLgsE*hMyq$oU_{FYM14J0EUJYeymnT*E5P%#O?8J^~r}S+}q?$c^?y03QIa!eC#cB%HY-WaTtG8lms7
_`LivTD+WvP#~BbX!muQbaFN{ktH4Mu{zppim?K%#-a?T5KP%TYiX1A6W~Uz9r$#R-2}|?FAyv~htC|o6(hv2yKO{~ivYa^0`QPuU}0<!qnsA721K0Rzz4rU
d>JrkiBAqxEpo)Y4Y`WCkv?~d1p9dNCXR{DAe6veq*2?5;QRdJQv?NU(zJ3WVW+0i0H#`wY$*K=NP~!)5y*+=IjI)JOKQNqAkgkBwg7rsA?af{=oDqjlzAI$
m-cC`bExB7J?30RKoc@d9B?}<OaelP>6G3Cg5+a7r`&ADq=7hlj=AXu)_<c`A@|gB^*^v%qE>CCK_1zVTcm?1$U{<SMq=%TV;t2qaiQx<wA8`!RaVBEQis~)
7*wymEIDt(!!*f7Yk`0Tu9Y(fGupT`tj)tD@Yj(tM+)*Wer=avC&|FRI7;{aA1S9Ggx@=|=lK*4sJsZi4vmqOpTiMNa}A#{=~51yiJA+*BU%EwRkBs=BLx|I
SbNu+cR&LA-Jx~h`3n2TTzzb^%nA-yaKAGeanO`^9Ui;FUa))Zu@PNk>soT&Fs5$cjw+mKt!v#NSRrQNh7Q6%7ez57^I$#>f6eQ5`}{os7_dxkLpA~hx|UdJ
UfF!B+gt{YfzHdLX&t|hwkTd%{01#LU12t!C||UDk>cyC=k4Ht0*&EiT#lz5tzs)?Cf<W2YU$~TN4@(@qVjJd?#g^-e`co%te4ig8`28h&PRz1jjw?Fc~HHe
9MS`UMKAbEJy6I2fW_P>)@N(e2Gq?5qx)`CT;LxgS-lbY46|9syDH=wUy)nM;uJbA9TJ@En6>sTxXlf#tW~*b7p?>lCkw0ceHa#yto(bRV#-;wI`|t&a2uk{
FBx7O4Sx?GtGv^BS}qyec4fI(T(W#Wh>dty^`e8!7)!x(hw2W!@IMib+R9J-Yw`Nk+S@L4mZyfRPd<P|b=**GVKFA0B`|F(AViVdb^sj%I(xt^_Ia9S*&3hE
0|(q#mFKLv283!P6m~O}&w-3Z3L5M<b6{~tZhXA6WGZuO=a5^7gN}~#5zH-ccH%`8{Q=-xaQ|DXHo^8iw;2yh<~(Ob|2U2G*~5QEo4aRMo^Vo+i7>jM)jFJq
U=UjjK!-I5ZR^8JP;3okLJsL*b464gMpwh#$C8}Z_6U+As+=om5j8|F`}YCV(f{aH^x~S&J>C}xwY~pG&cO?H4EvKXc5tp278yJrz(+nkeSzyhf`XNp-aWb>
Om3j^xAEB>HVOoP)YJdw{Y&oPN%-HDp`1@rcW-6K7$HFsL9WL`Cj{h*YsAR}1%^Iy4`xmR<x2s&mN*AeEKl%|fFb#-h+P+q%N5TZqwk0eum@{8+A#blLfZoZ
y^b(QoACd4bY{zOB*_((=0OiKNi(Ktk^oVtHJ8{k0fMa`9N8?gQMcI5CP5a!T5^d!qB#6O-QXJxTUJH5Uq3f1!#$L?@Ohh1;LVlYuJZ8fl$$oSP(R>e&A{=W
K@zgSXe#rm5M`YeT832)O5K*zye`uCz5kLbC!yggrcp)M`L@U!z(V*$Z#X$6G1PkB8~%6k2JD|H#5a~c>SPd6l>l_J2_r~B5m}EyTq*d`w?fI2IOlV>h)$hm
Q0rD?rVMcbp|6j%J7x>t9VGyG^SPLN2<3C0rBU6ou67Em`~yT4Nm=E|I<^n@gM4|Z<TO>?UrB5q&G3J6t<|__73~R&y%WIz!0vhcu`})>dq41I=};w=G#CBj
c-J+(ipQrI*w}=)Go>BDEEe4w8XR;+fn$u_OYtMs>{2-Z$rz;7B7D4EJ3R>t+0o^bX+*OftrC0A`1$cVsxj|Kxt(-WmZp+uqi07sO1y*$2q)ITPZDlBdVl1=
Dm{gN0-y%v;<2T-iKsuMSo(yQ`%ie+={+0-EPy1lc|;|uK^L%EVAUi0EObp`wbNLBpw+hAZA?`1ENPxgi5B7!Y+48cu-}R`$QXM3U@P_fi=R?Y^~ldcG<TV#
z264r2Q%hcGp1!HfE)Ki_D;gA4O^d~Xze7rt=^SJ?R=Zou%n;LF=8vtpJRe&Lh$~a5lB=<8E49(o*TM!`Fz_2<tLuq{G6I(<G+C#E}}9#PueE&j5;Sm<p&6J
VFTS@Yu=|dJk8$aFMplq4=!q59>K)Lw05alXH&YNN>f}NDWkEfDT~rpw<K9AZK=G#tA@QsjUQ2RBWa)E!f$)u5ocvQDRpkWV!nAZtBn0T{Yi>fENeox=P@7d
+WngpUv#6t?0VJtW`KfEyo++C9nspz`D{|;6dK*>q?#iD?3R~#Zc#$_t!yc*hAP9~yIFg-$9Ha>e;{+^YsN1S9ht=q0u+ibdd83yOT7u!`R{{{d49_?QUWfb
8zGmJH{qj(lK0L8jy+={TnN1G+cf3jP71g-Rh3EeVg?=FpQbm^;xeISdRt4P&kl+1*~7FQBI~A0U1lFw<x^K<q(g8HL{0@f0%MMpM;Y#;En{jz;6XB0PCI+k
?9*Z4<RiJs;6d-2*WiAc2bfTqpLjWjk7!(U<m0k&?WY<9`AZVC19U~vX`iGK4$Rg$4*g~hLN*MegFR|^ni%q8GNFZ&iu9d!ie_q*E6?MVX*qu8VaVMgm8M~Q
WS#<f8!QEJyQ37R@SA>VAV>^_!MdERD^@^le%BT6Qtf;-`_S<+s6EgQ4twX~w2dx4x2O^2&>3aW)7b2e$ZmlY|Ng{KmGJ)YRRvA`iM!E^$0dj^i5Ycwu7k$U
5p;3^#BG5DK_(TvqE{;64YYj9i?&-QKm96IdD_m&K%U$-5L{4L<2ll{4i&0$F)s%uhQKwhW+LB|yAY4g>;HB2d{QlVj3N^(>Z8~~l*&z)q9#w1kD{g%Q7+{<
0&}pgq-iLzQ#tFOi<vARHq7&SI_H6IX83;3o&iP{`_PuY3Z=1o_7;xia?Te|f2xs|=^zpSj;0H|Ysj|vLKx@lr-P&L6fDFGJ6({u1LKGT|L!J7Qzp!F)8k*I
I>q;>#<-eGOB-GX(r9)zGUQRaQ|XKrtbb{%rsnY!tBjD@EWZ34iIltYT!X}K4g);U$W$7i;o{`?KCRR07#}0t$GG$9Hl+$H@5Ob^$i5z3s#j*j+NR@h7CH>}
Su38>rVP?b8;0dZRYZKGwJhDC9@koeaX*^{6W6#v*X5I_u*Vz4A`LR6R*q@aGkM{WyupgglbndHyn4srzdpT0^fYq*r7N8P<!*#$5#NX>eOHP0>xY-j!3~rK
2Ltq!HHw9~%<19DW{L2I^;c0FKZzg=!d#^=natLx(IMAcFrR*Pvl7t+uLG>G9PK``*XQMJ<4eC)7}Obw&nET!m)M#E_tG3<M}hZ;Pc@7hNoDR!+M}YkX<Ip@
6FgFYjvI?5p=$SzRi#<vkYs7@Yv>0Dbs)irO&+|z$Sb&(71kvZ`q1P%)cii~TE$A=I5y9NaCj>ZWa!<+U7GR;?zhbBn~T&YuG>nN-Z5W-y^y@nDaq|pT*Y(|
MKB?y3Q{+VA&1+YIfZg7eIdW?6w)^{lJeEYz_RPAH~-Lae^0XN>Q(<b!b|T6^@sl7-6-sT?C%9A+?eb3dD@A8KoIXE;MTv8Cv#BYaOHh9>hpB+{-z9Yu6Cu?
qg;4(&C2j&iR~Ls<;l;E!#k^VGh87)(vjsIB3-eKb&jE~_y+ifP{4+$3|SiE7O1x2p%V&-psWdNx4xYQS`MlS_PNY5;kl6y{Jx5;pX`_<KSS($a-R8F_fq*j
g3m+hWZKSs@^45^lU^ou$4cv-u?oWjy)gKj%J+BB{M>1m54_p<xi@wEAKKls3;ycb4sb8$($MA2wUkrzW)s(G-Z^HbC2dL%y}=qG=VU-{Zgv1TdtjaUL4fsS
sulM!{#pixgt|sWW1G^Zu5OxBuz6D^-p0%?+Rjtyy#$P1Ui8E-8y5^V>TtrwrZP+X(q3$HqPSeZq5+6r2NZn#1?TOwUzE>trtmKb>RSe^0wz#Ei11JnQ#wz?
l&&BN$$tpIeNtvrf{_CMt%ci_aNMpKco%2&DJo86yRlhU>oQM*Ouq4^B|IkC`C++oFLK<PIJCh^#%*|&DBT_;jd(4dAkve5!C{Z8a{S6QFp9#D*i%N`dk)C9
eHFsj?(LaXn(3z$_pp&|J@0$^6wh|8{s18l;h-bw-f>~n@X+aeIm@x_;+aWna$a&2IdCJA+WBy*g8%0Ln2JzA7opkZ`Kwn_0%$&+Y2m*tS1wD7tcSac4JUxB
pcdf}8^D}0S{-yUK77n)*kOdwze+1fX$7lIPz|(h$e&QD%3VXh@!T42j!#&g_OeafG*;)7U+26}FmUBSd;Ps~<np9OG<yRy*$vsfqQt`vD9~Mtq|ICCfxeV+
F!^hnN#waa5Y#NZt414xafA9(bD0=`rWvB}TGHu|R0j}#g5{XQ=mwTm2%_oY!mr{o=q{Q(jXr1?7sZ@Xv5r;rHEH*J$3v(g{D(XBHSE}%qwH1aeeP#ZOI!J6
FX9a0<fwl@c!;R1#rUm_zW1D}FNa(+J;>@dujCBDbi_MvzT~888MEB$(fc_e6cbl#?{n7gg*s5d!@`##nw|LK%XFHqQ;Odu@_6s@zde7=;b$HI1EH7FTl~Zp
_8jJps%-zudzh?{>5mfTk5>(X>F`J!Zns$oAiV-}ncT%^RKo%Crh?q5)R3pt3A_j>#83_j_(?r28s8uaYL*faBQoM5l$r9b9O9IT#6#D8Hs0!X#&`5Aq}|?x
m4JYrr=?8)`6b$qrIjIhZbGt6dFVa@w53#f!T!dg*%Ws60i;X~OlfJ8Cp3X(@AXQMu7OY=`X-VGeP=^GN40&O73*i+p~w=_D@%U27t!?~^wF#NJf-_7IN$XL
RI^4QZkLIDNOGjZG06zue9W+yWvY}zg)YN`V1mU)9;9_oU|b;O3dJTX&z6C&fpXXUo+s^FrSd)RdrE<P0Mi|3&A<e`174{YeIL8HCQ15lAn#6(F8ZgfPCtRg
l`4bQT_;RA<|$ITu4{T8W-8Ql>ISh*Cy*?FX<0{D??y$4|5dw!TY!j%(u^znb&FDJQW~X=ss)G3txEYuZ6(W6K<%|?y*-I-Io%*@?%KmSY7QubKA2NJT|5Ar
CGm5a=C|8OB$ic98!Sng4G3wScaZxFT_Uk+-h!!5!cQP!nULPoZ*eyAA|-5=hM;2;tpvz^0VKb})^QJ`mlEB5HR<oAjbcn)xe48o#HIY`tE2(5VvU!W!l_O=
S!-oAg3n)oPAQW#Y}oEScq;C;btKbkH&UJs3EmS5*D3721*FDAEd!@k5zcNXRbW*<e}Y5=(zgP{0s9d*s%$doNtL!$6W({26{1w}=W}UnPlkA68|dZ7(D@p6
+nbmtPHOcM2GXl>T-`p}^Y5D<5GBOCXSpCDyMDgWkmyCFJw%PU`91wuZyL7nwODznn*NZhF+W-VW#`1Yv_@-4C8}Q2P7OcM_3!7pQD^!T#?yaaPR<{?<Zu4y
;e4*lD3iV8`=g@qNo;E?{vU@mnn3
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
