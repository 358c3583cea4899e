# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, generation 156; float16 weights in 606,193 bytes, SHA-256
# de911c7713cfe51393b025c767104b17f051317f43e7b59591ee06ed3bb625a4.
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

SETTINGS = {'game': 'connectx',
 'module': 'connectx',
 'options': {'rows': 6, 'columns': 7, 'inarow': 4, 'planes': 'mine,theirs'},
 'search': {'simulations': 128,
            'selection': 'puct',
            'c_puct': 1.25,
            'fpu_reduction': 0.25,
            'noise_epsilon': 0.0,
            'noise_alpha': 0.3,
            'target_scale': 0.0,
            'considered': 16,
            'reuse': True,
            'prove': True,
            'prove_nodes': 300,
            'leaves': 8},
 'player': {'reserve': 30.0, 'compile': True, 'solve': False, 'simulations': None},
 'sha256': 'de911c7713cfe51393b025c767104b17f051317f43e7b59591ee06ed3bb625a4'}
PACKAGE = 'azkit_0e33e403d01a313b'
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
'azkit/games/connectx/__init__.py': r'''"""ConnectX: its rules, and exact play for boards that fit into 63 bits. Read `rules.py` first, then `bitboard.py`."""

from .rules import make as make
''',
'azkit/games/connectx/bitboard.py': r'''"""Boards of ConnectX as bits: one bit a cell, so that lines and threats are found with a few shifts.

A position is two integers, the stones of the side to move (`mine`) and all stones (`mask`):

     5 12 19 ..     bit = column * (rows + 1) + row, row 0 at the bottom. The bit above each column stays 0, so that
     4 11 18 ..     no line runs from one column into the next. 63 bits at most: products and shifts then mean the
     0  7 14 ..     same in compiled code and on Python's own integers.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...compiled import njit, part, register_jitable
from ...errors import AzkitError


def fits(rows: int, columns: int) -> bool:
    """Whether a board of this size has a bitboard."""
    return (rows + 1) * columns <= 63


class Shape(NamedTuple):
    """A size of board: three numbers, and three sets of cells as bits."""

    height: int  # bits a column, one more than rows
    columns: int
    inarow: int
    bottom: int  # the lowest cell of each column
    cells: int  # all of them
    area: int  # how many they are
    lower: int  # the lower cells of the pairs in which a column is filled from an even number of empty cells


Stones = tuple[int, int]  # of the side to move, and all


def board_shape(rows: int, columns: int, inarow: int) -> Shape:
    """The shape of a board; AzkitError if it has no bitboard."""
    if not fits(rows, columns):
        raise AzkitError(f"{rows} x {columns} cells do not fit 63 bits: choose a smaller board")
    bottom = sum(1 << column * (rows + 1) for column in range(columns))
    lower = bottom * sum(1 << row for row in range(rows % 2, rows, 2))
    return Shape(rows + 1, columns, inarow, bottom, bottom * ((1 << rows) - 1), rows * columns, lower)


def bits(shape: Shape, board: Sequence[int], mark: int) -> Stones:
    """A flat board as the stones of `mark` and all stones."""
    height, columns = shape.height, shape.columns
    places = [1 << cell % columns * height + height - 2 - cell // columns for cell in range(shape.area)]
    mine = sum(bit for bit, value in zip(places, board, strict=True) if value == mark)
    return mine, sum(bit for bit, value in zip(places, board, strict=True) if value != 0)


def children(shape: Shape, mine: int, mask: int) -> Iterator[tuple[int, Stones]]:
    """Each legal column, the centre first, and the position after it, for the other side to move."""
    for column in sorted(range(shape.columns), key=lambda column: abs(2 * column - shape.columns + 1)):
        move = (mask + shape.bottom) & shape.cells & (1 << shape.height) - 1 << column * shape.height
        if move:
            yield column, (mine ^ mask, mask | move)


@register_jitable
def count(bits: int) -> int:
    """Bits that are set; LLVM knows this loop and emits one instruction."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


@register_jitable
def _fours(mine: int, step: int) -> int:
    """Cells that complete four in a row along one direction."""
    up, down = mine << step, mine >> step
    return up & mine << 2 * step & (mine << 3 * step | down) | down & mine >> 2 * step & (mine >> 3 * step | up)


@part
@njit
def winning_cells(shape: Shape, mine: int) -> int:
    """Cells, stones on them or not, where one more of `mine` makes a line."""
    height, inarow, cells = shape.height, shape.inarow, shape.cells
    if inarow == 4:  # nearly always; a third of the work
        above = mine << 1 & mine << 2 & mine << 3
        return (above | _fours(mine, height) | _fours(mine, height - 1) | _fours(mine, height + 1)) & cells
    winning = 0
    for step in (1, height, height - 1, height + 1):
        for gap in range(inarow):
            line = cells
            for i in range(inarow):
                if i != gap:
                    line &= mine << (gap - i) * step if i < gap else mine >> (i - gap) * step
            winning |= line
    return winning


@register_jitable
def lines(cells: int, inarow: int, step: int) -> int:
    """The first cells of all lines within `cells` along one direction."""
    starts = cells
    for i in range(1, inarow):
        starts &= cells >> i * step
    return starts


@register_jitable
def has_line(shape: Shape, stones: int) -> bool:
    """Whether these stones have a line of `inarow` in any direction."""
    height, inarow = shape.height, shape.inarow
    straight = lines(stones, inarow, 1) | lines(stones, inarow, height)
    return (straight | lines(stones, inarow, height - 1) | lines(stones, inarow, height + 1)) != 0


@register_jitable
def wins(shape: Shape, mine: int, mask: int) -> bool:
    """Whether the side to move can win at once."""
    return (winning_cells(shape, mine) & (mask + shape.bottom) & shape.cells) != 0
''',
'azkit/games/connectx/book.py': r'''"""A book of openings of ConnectX: which moves keep win, draw or loss where no agent could search that far in time."""

import io
from dataclasses import dataclass

import numpy as np

from .bitboard import Shape, Stones

UNKNOWN = -2  # where a sign of a value may stand: 1 won, 0 drawn, -1 lost for the side to move


@dataclass(frozen=True)
class Book:
    """Positions up to mirror images. One in which the side to move can win at once is in no book: that move is good."""

    keys: np.ndarray  # int64 [n], ascending
    signs: np.ndarray  # int8 [n]
    good: np.ndarray  # uint8 (or wider) [n], bit c is set if column c keeps the value; 0 where that is unknown

    def columns(self, shape: Shape, mine: int, mask: int) -> list[int]:
        """The columns that are known to keep the value of a position; none where the book does not know."""
        key, _, flipped = canonical(shape, mine, mask)
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return []
        good = [column for column in range(shape.columns) if self.good[place] >> column & 1]
        return [shape.columns - 1 - column for column in good] if flipped else good

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
    height, columns = shape.height, shape.columns
    column_bits = [bits >> column * height & (1 << height) - 1 for column in range(columns)]
    return sum(own << (columns - 1 - column) * height for column, own in enumerate(column_bits))
''',
'azkit/games/connectx/endings.py': r'''"""Win, draw or loss of many positions, each by a bounded search on bitboards: see azkit.games.exact.Endings."""

import numpy as np

from ...compiled import njit, part
from ..exact import Endings
from .bitboard import winning_cells
from .solver import BUDGET, Solver, search


def make_endings(rows: int, columns: int, inarow: int) -> Endings:
    """One hash table for all calls, so that what comes after a position is known when it comes."""
    solver = Solver(rows, columns, inarow)

    def prove(states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
        values, good = np.full((len(states), 2), np.nan, np.float32), np.ones(moves.shape, bool)
        _prove(solver.shape, states, moves, nodes, solver.memory, values, good)
        return values, good

    return prove


@part
@njit
def _prove(shape, states, moves, nodes, memory, values, good) -> None:
    height, columns, area = shape.height, shape.columns, shape.area
    for row in range(len(states)):
        ply, mine, mask, first = 0, 0, 0, 0  # `first`: the stones of seat 0
        for cell in range(area):
            stone = states[row, cell]
            if stone != 0:
                bit = 1 << cell % columns * height + height - 2 - cell // columns
                ply, mask, first = ply + 1, mask | bit, first | (bit if stone == 1 else 0)
        mine = first if ply % 2 == 0 else first ^ mask
        memory[BUDGET] = nodes
        value = max(-1, min(1, search(shape, mine, mask, ply, -1, 1, memory)))
        if memory[BUDGET] < 0:
            continue
        values[row, ply % 2], values[row, 1 - ply % 2] = value, -value
        winning = winning_cells(shape, mine)
        for place in range(moves.shape[1]):
            if moves[row, place] < 0 or value < 0 or ply + 1 == area:
                break
            column = int(moves[row, place]) * height
            move = (mask + (1 << column)) & ((1 << height) - 1) << column
            if not move & winning:
                reply = search(shape, mine ^ mask, mask | move, ply + 1, -value, 1 - value, memory)
                good[row, place] = memory[BUDGET] < 0 or reply <= -value  # what is not known may be good
''',
'azkit/games/connectx/prover.py': r'''"""Exact play of ConnectX, as far as it is within reach: by the solver and by a book of openings, under a clock too."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from ...errors import AzkitError
from ..base import State
from .bitboard import Stones, bits, board_shape
from .book import unpack
from .solver import Solver

CONNECT_FOUR = 6, 7, 4  # rows, columns, in a row: the board that bitbully and azkit's own book know
SOLVED_CELLS = 30  # boards up to this size are solved from the first move in seconds
SOLVABLE = 35  # empty cells from which on exact play may be within reach of a move's time
SOLVING = 0.9  # share of the time for a move that exact play may take
SOONER = 10  # times as many nodes as for win, draw or loss are allowed for exact scores
FIRST_RATE = 5e5  # nodes a second, until it is known; a slow core's
TELLING = 0.1  # seconds of nodes that tell the rate; less says more of a pause of this process than of its speed


class ConnectXProver:
    """See azkit.games.exact.Prover. One hash table for all calls: not for two threads at once."""

    def __init__(self, rows: int, columns: int, inarow: int, book: bytes = b"") -> None:
        """`book` as Book.pack made it, of this board. AzkitError if the board does not fit 63 bits."""
        self.board, self.shape = (rows, columns, inarow), board_shape(rows, columns, inarow)
        self.book = unpack(book) if book else None
        self.solver: Solver | None = None
        self.rate = FIRST_RATE

    def scorer(self) -> Callable[[State], Mapping[int, float]]:
        """Scores are Pons's: n for a win with the n-th stone from the last that a full board would hold."""
        if self.board == CONNECT_FOUR:
            return _bitbully()
        if self.shape.area > SOLVED_CELLS:
            size = "{} x {}".format(*self.board)
            raise AzkitError(f"connectx on {size} cells is too large for exact play: choose a smaller board")
        solver = Solver(*self.board)

        def scores(state: State) -> dict[int, float]:
            by_column = solver.scores(*self._stones(state))
            return {column: score for column, score in by_column.items() if score is not None}

        return scores

    def compile(self) -> None:
        self.solver = Solver(*self.board)
        self.solver.scores(0, 0, nodes=1)

    def probe(self, state: State) -> list[int]:
        in_reach = self.solver is not None and self.shape.area - self._stones(state)[1].bit_count() <= SOLVABLE
        return self._looked_up(state) or (state.legal_moves() if in_reach else [])

    def choose(self, state: State, order: Sequence[int], deadline: float, bank: float = 0.0) -> int | None:
        """A move that the book has, else one that wins, else one that draws if no earlier one may win."""
        if good := self._looked_up(state):
            return next(move for move in order if move in good)
        return None if self.solver is None else self._solve(self.solver, state, order, deadline, bank)

    def _stones(self, state: State) -> Stones:
        """The stones of the side to move, and all."""
        return bits(self.shape, state.array[: self.shape.area].tolist(), state.to_play + 1)

    def _looked_up(self, state: State) -> list[int]:
        """The columns that the book knows to keep the value; none if it has no such position."""
        return [] if self.book is None else self.book.columns(self.shape, *self._stones(state))

    def _solve(self, solver: Solver, state: State, order: Sequence[int], deadline: float, bank: float) -> int | None:
        stones, own, before = self._stones(state), self._nodes_until(deadline), solver.nodes
        signs: dict[int, int] = {}
        for latest in (deadline, deadline + bank):  # the bank pays once the rate is known, for what then is not
            signs |= self._signs(solver, stones, order, latest)
            best = max(signs.values(), default=-1)
            if best == 1 or len(signs) == len(order):
                break
        else:  # what is known to draw is taken, what loses is not
            return next((move for move in order if signs.get(move) == 0), None if not signs else order[len(signs)])
        nodes = solver.nodes - before
        if nodes < own // SOONER:  # so cheap that the soonest win or the latest loss can be found, too
            scores = solver.scores(*stones, nodes=own - nodes)
            if None not in scores.values():
                return max(order, key=lambda move: scores[move] or 0)
        return next(move for move in order if signs.get(move) == best)

    def _signs(self, solver: Solver, stones: Stones, order: Sequence[int], latest: float) -> dict[int, int]:
        """See Solver.signs, as far as it comes in time; tells the rate."""
        began, before = perf_counter(), solver.nodes
        signs = solver.signs(*stones, order, self._nodes_until(latest))
        seconds, nodes = perf_counter() - began, solver.nodes - before
        if nodes > TELLING * self.rate:
            self.rate = nodes / max(seconds, 1e-6)
        return signs

    def _nodes_until(self, latest: float) -> int:
        return int(self.rate * SOLVING * max(latest - perf_counter(), 0.0))


def _bitbully() -> Callable[[State], Mapping[int, float]]:
    """Connect Four by bitbully and its book of openings (AGPL: for grading only, agents play without it)."""
    try:
        bitbully: Any = importlib.import_module("bitbully")
        solver = bitbully.BitBully()
    except ImportError as error:
        raise AzkitError(
            f"exact play of Connect Four needs bitbully (extra perfect; {error}): pip install bitbully"
        ) from error

    def scores(state: State) -> dict[int, float]:  # a position's own moves need not lead to it from the empty board
        rows, columns, _ = CONNECT_FOUR
        cells = state.array[: rows * columns].reshape(rows, columns)
        return dict(solver.score_all_moves(bitbully.Board(cells.tolist())))

    return scores
''',
'azkit/games/connectx/rules.py': r'''"""ConnectX: drop discs into columns; `inarow` in a line wins (Kaggle's rules and option names)."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from ...errors import AzkitError
from .. import grid
from ..base import Extras, Game, State
from ..draw import DISCS
from ..exact import Endings, Prover
from ..view import View
from .bitboard import fits
from .endings import make_endings
from .prover import CONNECT_FOUR, ConnectXProver

DRAWING = replace(DISCS, column=str, row_names=False)


def make(rows: int = 6, columns: int = 7, inarow: int = 4, planes: str = "mine,theirs") -> Game:
    """ConnectX on any board; a move is a column, 0 on the left."""
    grid.check_board(rows, columns, inarow, 64)
    p = grid.parameters(rows, columns, 2, planes, inarow)
    options = {"rows": rows, "columns": columns, "inarow": inarow, "planes": planes}
    return replace(
        grid.game("connectx", options, p, play),
        max_moves=columns,
        actions=columns,
        legal=legal,
        move_symmetry=np.array([range(columns), range(columns - 1, -1, -1)], np.int32),
        move_text=lambda state, move: str(move),
        parse_move=parse_move,
        text=DRAWING.text,
        svg=DRAWING.svg,
        heuristic=grid.open_lines,
        extras=Extras(
            view=View(kind="drop", rows=rows, columns=columns),
            kaggle=replace(grid.KAGGLE, built_in=True, opponent="negamax"),
            opponents=("alphabeta:4", "negamax", "alphabeta:8"),
            prover=prover,
            endings=endings,
            prove_nodes=300,
            opening_plies=10,
            book=lambda game: _of_connect_four(game, "book.npz"),
            positions=lambda game: _of_connect_four(game, "positions.jsonl.gz"),
        ),
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
    grid.end_by_line(p, state, cell, p[grid.INAROW])


def parse_move(state: State, text: str) -> int:
    """The column that text names."""
    if not (text.isascii() and text.isdigit()):
        raise AzkitError(f"{text!r} is not a column: write a number from 0 to {state.game.max_moves - 1}")
    return int(text)


def _board(game: Game) -> tuple[int, int, int] | None:
    """Rows, columns, in a row of a board that fits into 63 bits, else None."""
    if game.name != "connectx":  # another game that took over these extras: its rules may be others
        return None
    rows, columns, inarow = map(int, game.parameters[[grid.ROWS, grid.COLUMNS, grid.INAROW]])
    return (rows, columns, inarow) if fits(rows, columns) else None


def prover(game: Game, book: bytes) -> Prover | None:
    """Exact play."""
    board = _board(game)
    return ConnectXProver(*board, book) if board else None


def endings(game: Game) -> Endings | None:
    """Exact values near the end."""
    board = _board(game)
    return make_endings(*board) if board else None


def _of_connect_four(game: Game, name: str) -> Path | None:
    """A file beside this one that is about Connect Four only."""
    return Path(__file__).with_name(name) if _board(game) == CONNECT_FOUR else None
''',
'azkit/games/connectx/solver.py': r'''"""Exact play of ConnectX by alpha-beta search on bitboards.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from collections.abc import Sequence

import numpy as np

from ...compiled import njit, part, register_jitable
from .bitboard import Shape, board_shape, children, count, has_line, winning_cells, wins

AREA = 63  # cells of a board at most
ALL = 1 << 62  # nodes, more than any search visits

# The search's memory is one int64 array, for each array costs a recursive call: two numbers, then room to sort the
# moves of each ply (a row of `columns` words a ply), then the hash table.
BUDGET, SHIFT, STACK = 0, 1, 2  # nodes left; by how much a key is shifted to give its slot; where the room begins
SLOT_BITS = 22  # the hash table has 2^22 words, or more: so many bits of a key its slot tells
# Keys are mixed by an odd number, which is a permutation of 63 bits: no two positions share one.
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1
# A word of the table, low bits first: whether there is one (1 bit), whether the bound is a lower one (1), the bound +
# BIAS (7), and what the slot does not tell of the key (41).
FILLED, IS_LOWER, BOUND_SHIFT, REST_SHIFT = 1, 2, 2, 9
BIAS, BOUND, REST = 1 << 6, (1 << 7) - 1, (1 << 63 - SLOT_BITS) - 1
TAG = REST << REST_SHIFT | FILLED  # what says that a word is of this position


class Solver:
    """Searches positions of one board size; its hash table lasts from call to call. Not for two threads at once.

    A running position is the stones of the side to move and all stones (see bitboard.py). Exact scores: 0 a draw, n > 0
    a win for the side to move with its n-th stone from the last that a full board would hold, -n such a loss. So higher
    is a sooner win or a later loss.
    """

    def __init__(self, rows: int, columns: int, inarow: int, slot_bits: int = SLOT_BITS) -> None:
        """The hash table takes 8 bytes for each of its 2^slot_bits places."""
        self.shape = board_shape(rows, columns, inarow)
        self.memory = np.zeros(STACK + (rows * columns + 1) * columns + (1 << slot_bits), np.int64)
        self.memory[SHIFT] = 63 - slot_bits
        self.nodes = 0  # visited so far, over all calls

    def reaches(self, mine: int, mask: int, score: int) -> bool:
        """Whether the side to move can get at least this score."""
        self.memory[BUDGET] = ALL
        bound = self._search(mine, mask, score - 1, score)
        assert bound is not None, "there were nodes enough"
        return bound >= score

    def signs(self, mine: int, mask: int, order: Sequence[int], nodes: int) -> dict[int, int]:
        """1 for columns that win for the side to move, 0 for draws, -1 for losses, as far as the nodes for all go.

        Looks at the columns in this order and stops at the first that wins: far fewer nodes than exact scores take.
        Once a draw is known, another column is only asked whether it wins: -1 may then stand for a draw, too.
        """
        winning, replies = winning_cells(self.shape, mine), dict(children(self.shape, mine, mask))
        best, signs, self.memory[BUDGET] = -1, {}, nodes
        for column in order:
            if (replies[column][1] ^ mask) & winning:
                return {column: 1}
            reply = self._search(*replies[column], -1, -best)
            if reply is None:
                break
            signs[column] = -1 if -reply <= best else min(-reply, 1)
            best = max(best, signs[column])
            if best == 1:
                break
        return signs

    def scores(self, mine: int, mask: int, nodes: int = ALL) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out."""
        winning, scores = winning_cells(self.shape, mine), dict[int, int | None]()
        self.memory[BUDGET] = nodes
        for column, stones in children(self.shape, mine, mask):
            if (stones[1] ^ mask) & winning:
                scores[column] = (self.shape.area + 1 - mask.bit_count()) // 2
            else:
                reply = self._search(*stones)
                scores[column] = None if reply is None else -reply
        return scores

    def _search(self, mine: int, mask: int, low: int = -AREA, high: int = AREA) -> int | None:
        """See `search`; None if memory[BUDGET] runs out, of which it leaves what it did not need."""
        nodes = int(self.memory[BUDGET])
        score = int(search(self.shape, mine, mask, mask.bit_count(), low, high, self.memory))
        out_of_nodes, left = self.memory[BUDGET] < 0, max(int(self.memory[BUDGET]), 0)
        self.memory[BUDGET], self.nodes = left, self.nodes + nodes - left
        return None if out_of_nodes else score


@register_jitable
def follow_up(shape: Shape, mine: int, mask: int, threats: int) -> int:
    """What the side to move can score at most, for the other one, who threatens `threats`, may just follow up.

    -1 if that wins, 0 if it does not lose, AREA if it promises nothing. Each stone is answered right above it. Then in
    columns with an even number of empty cells the side to move gets but the lower cells of the pairs (Allis:
    claimeven). Of those with an odd number, one where a cell above an odd number of empty ones is threatened is left
    to the side to move, who must fill it up to there in the end (zugzwang control); the rest are taken in twos, a
    stone in one answered by one in the other.
    """
    free = shape.cells & ~mask
    odd = (mask + shape.bottom) & free & ~shape.lower  # the first empty cells of columns with an odd number of them
    its = free & shape.lower  # all that the side to move gets of the others
    decisive, won = threats & its, False
    for column in range(shape.columns if odd and decisive else 0):
        here = (1 << shape.height) - 1 << column * shape.height
        threat = decisive & here
        if threat and odd & here:
            below = (threat & -threat) - 1  # the cells up to the lowest threat
            its = its & ~here | free & ~shape.lower & here & below
            odd, won = odd & ~here, True
    if count(odd) & 1 or has_line(shape, mine | its | odd):
        return AREA
    return -1 if won or has_line(shape, mine ^ mask | free & ~shape.lower & ~odd) else 0


@part
@njit
def negamax(shape: Shape, mine, mask, ply, alpha, beta, memory) -> int:
    """Score of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative.
    """
    height, columns, area = shape.height, shape.columns, shape.area
    memory[BUDGET] -= 1
    threats = winning_cells(shape, mine ^ mask)
    moves = (mask + shape.bottom) & shape.cells
    forced = moves & threats
    if forced:
        moves = 0 if forced & (forced - 1) else forced
    moves &= ~(threats >> 1)  # a stone right below a threat gives it away
    if moves == 0:
        return -((area - ply) // 2)
    if ply >= area - 2 or memory[BUDGET] < 0:
        return 0
    # Neither side can win with its next stone, which bounds the score.
    alpha, beta = max(alpha, -((area - 2 - ply) // 2)), min(beta, (area - 1 - ply) // 2)
    if alpha >= beta:
        return alpha
    key = (mine + mask) * MIXER & KEY
    slot, tag = STACK + (area + 1) * columns + (key >> memory[SHIFT]), (key & REST) << REST_SHIFT | FILLED
    word = int(memory[slot])
    if word & TAG == tag:
        bound = (word >> BOUND_SHIFT & BOUND) - BIAS
        alpha, beta = (max(alpha, bound), beta) if word & IS_LOWER else (alpha, min(beta, bound))
        if alpha >= beta:
            return bound
    # Insertion sort: most new threats first, the centre first among equals. A word is threats * 256 + column.
    first = last = STACK + ply * columns
    for i in range(columns):
        column = columns // 2 + (1 - 2 * (i & 1)) * ((i + 1) // 2)
        move = moves & ((1 << height) - 1) << column * height
        if move:
            threatened = winning_cells(shape, mine | move) & ~mask
            if beta <= 1:
                score = -follow_up(shape, mine ^ mask, mask | move, threatened)
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
        score = -negamax(shape, mine ^ mask, mask | move, ply + 1, -beta, -alpha, memory)
        if memory[BUDGET] < 0:
            return 0
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    memory[slot] = tag | (alpha + BIAS) << BOUND_SHIFT | (IS_LOWER if alpha >= beta else 0)
    return alpha


@part
@njit
def search(shape: Shape, mine, mask, ply, low, high, memory) -> int:
    """Score of a running position for the side to move.

    Only whether it is below `low` or above `high` matters outside of these.
    """
    area = shape.area
    low, high = max(low, -((area - ply) // 2)), min(high, (area + 1 - ply) // 2)
    if wins(shape, mine, mask):
        return high
    while low < high and memory[BUDGET] >= 0:
        # Null windows, halving; the far half of the wider side first, where most is refuted with little work.
        middle = (low + high) // 2
        if middle <= 0:
            middle = min(middle, -(-low // 2))
        if middle >= 0:
            middle = max(middle, high // 2)
        score = negamax(shape, mine, mask, ply, middle, middle + 1, memory)
        if score <= middle:
            high = score
        else:
            low = score
    return low
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
        first, wide, x, y, z = self.buffers[count]
        x[:] = self._convolve(0, planes.transpose(2, 0, 3, 1), first, y, z)
        np.maximum(x, 0.0, out=x)
        for block, pool in enumerate(self.pools):
            np.maximum(self._convolve(2 * block + 1, x, wide, y, z), 0.0, out=y)
            if pool is not None:
                x += (y.mean((0, 2)) @ pool.T)[:, None]
            x += self._convolve(2 * block + 2, y, wide, y, z)
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
c-rjzJ?u6)cjk#PS`ZsCaKMn5h{0e$y%J^!Y{HP(z+gyVAei%^H3iSEh}C#aXAB%La6khN7&0+XAwz}?8CJ-!0tXc`EG&$L&tIB;B+XzY4JKGD(CqHF`+e?@
Iz^syo!?bAtN!J`{3n0;@Bi$-|7ZWVKl}6lv;X)1<e##C`Op94pRzyvQ})O3_n-bL{Qtjx{a^q2zxvC+e)X^a@L&JCzxX%*m%sdH;-CF@fBrxI<-h-rKK}F1
-+cZ*dh7q{H~r<G{hPn|AO7t>?yLU8d;eFzEBwV@{Ja0;oBqyw{^%bc`5*oLk^j+uM&y6=4@CY)|A@%{@Q;uD4}X8;fB4Uc{15*?<bU`_ME=MB_{jhG?~nYC
|1%>0<9{IXKmJEV{wM$V$p7T;kNi*mGa~<!e<1Qd`THUdfAR1B{NMcF|4;Dw|LJeN<B$INUmxp_;P3zReZL*&kN)}Je(i64{9nMQ|HU8v&Wpc&=3o5vpZ-t(
>file|Lh+=>fd_Xe|*rte#!s&zx}s=_CNgX@A!lKTL=F;Z~FBOe~^Fc)xZ5&IPTwl?bk>C^iTivzgGQT)~dJFB`|IwzADC;&S{d>wp-ye-A?DOn2bZ~uYcv5
vQwX)qV?nMF1DJNTn|CYUj+W*w@va3nzc=xnCw1Zj)Lc#o2>aPQu4JoVnn@G4*cB4+uVqVIE^|S+A9t^d!(&X@x@2f?&g-p&DvBM6#XZ|e(K#ym)bvS8S!CG
D%qSZICO7<*A=j(*2*{~;ldu1FLxS!)`=L8WEk#GWkH6qx3mEz_EnRnY5ab5+r;}PBI3>pxP3%z=f8~KR>E2I3fEG@Ua!pcopV^~X}(oD&k@E}Or-5g$WERu
x9acPaQukT+Z`|WOSI`vTU&9)KDYbPx=oS}o6)c7=~+msU`f5jl^$Ki=n2v1y9pNP&gFzlC0aO~mbi{HZ+lD6RFp{X6C_8}=>K%aR=+q#Tnp1N%jFHQdYYiq
@*dj7mpzz_X714YxQZk#zEs+F+9zzh(T1h;pBm~8?~zle_V(yt0$6bwck;n3@2hlCUMrAO*dZp$eQnIuV_?N~F}h{;CEG$82xdY}(>)%_Wu)yK<UKjKYe{V0
(7#H$@&XTu-gG?+V`&O2<VD^#0_pfx*;f{15i7rz;M>W`Ra>@j<-3*_a{CGTO5tYhJX9A^o=(=6_#GD$otF1`7w<}v(kRuT-@$&92HLBSm0=a<YbToc{=%*z
8~we43%=<}9`SdcQC?>Vy{%lcTtmRxBYm-k_p2$d_I{TSL)lToB`<DcyNp(QGo@=sd~;cf;VtWMZEA|uVyM7*JK0x+KNn6LmN@em)BBt@_stkPb97vXl;*V+
-B7}ex~Fb7s(@49qDoUa%xqlG1BVpkKGC*EW1>uXH=G;fYKBBd`#vpgzJx~l=}WdHNB&@Dp9@N`^#|r9-Hb1;dcO5LZt3dba}612u>A7KUE#e5%15pm&#2EV
JK@68;U;v>oI)?ueYI)ZhD?a_#DKNMMGH>v?jN`5<L7V+YUA`f@}qH}_gvvHp(9Gp*su8@C|lt(Ouca!?Nf6fB*c2C!#97?($?F_GXyOvl9%P^B4od)Y|)df
8;bL|{0WdI{OXeB?wjix5h7j?x%6*i*6}4)tm~0rM@I0$ya(e7CnubI6!KmhIL|$Xd$LULmy-#fVuDJU+aAKDxxa3h*Ghk|#&@XeLd_K?Z*5z#!l@}JI@kA+
S57~z*H*bf5<#2tj0n#l3WF$=eg&q_e)b%<>Sfvx&quFvVP?Gtsc5BQ$Hqior9O7nUNobaS8}n;@ilkfG3)cWVNF}}%B8jYYDy2y;O*0hfc@8=ourJZ4CTu_
SP3$siPlwd$Xn7gSoOxfAR?_{ImrsI#aifcR32!g`h`~*b!flV&64%aDIVA(OstoZ`Uc6FCQFGP0!ras2d#&NG}ErREKOaf2xlVVW3>24zU8!ng(#cMIiBt;
)o8h+&e6ouqp68o(<g3HKURmPclOcyic?&uWssL{4xx@s3g7;`ir63$jnYU*K>+F=Fgg93*>21#tcC&A3&uH;((_p()<!QKAy-1u+u3L1OQ?qxuj+yCbE)0g
(*NUc1IioU@_wm0A@S9jK^Sj`!+bSKr9;C@a4L>vfsXrp*S4c$K#2IN%4*^%{?;OVKd(ez*$31VCQgj8xaoO2_&9Oobx=Hdm~A0W=U^rXG`+sUbJ>+Iahl74
4*4rEpS7ajW6nYLF1)<$I&=4VyImj3HhwP|ej4*Npvy^U2#n;0?lSXvuWx-XeeNRh+V{9<zFx)UO-&{7Ft3nV_&ht$Ms@=26W@61#gO8{?EMj9KQ^pZa84ZJ
O0NmIU*qNh6uw?heWa~j>$2v1?&wdSsI-h?^Hb;nBI+hX#O|l^&%Z8UsNDTF0S5}>7(d>^SWbG5GGwLOK339(--L*ArOnCXbx&Lg#gYjePjIQe1(Y_XwxKCm
JV#1df{GUF7wFLk_1oq(9pz4%Bu98NM<6=^eIJxy)wjPBt+(0f<=J0+D&|5(=z@kl4~wvvcPSb$MOvgP4mMdla>k2Ns0x|*fU-VTob=mR_$o6&#v~F-d!Si8
CS6kc$1)4r;P18e)bMfX?enOjJ#+YCOWwsU7eic~>)XKpDA_?>8R}&~wTm6wUf$9w?z$=lczH-zD^UBa;VblKDC_hrn01ej?$5o1A-@944}lW^scIBAiG+Bw
c5E9c{f<}cN<m8^c#MuT&a0;6bXwL^|M-3&kU*o>o_+;Ba6{V<jjL!MK&(*hGtDxW__pNv08cp7YCEFEn;-tT*wW-nhFeekLi>Y6q*9aeWUE`hKFSDH7Oisi
dGb+2^o+?$4Nxuh&;RuJJS#Tb5m!KdZVYX+Sy_P}ZtEVhfv@UeCD=NNlWCDREA|TP-x8NE1v?uEZ)y%^KX<|B^}WxRW)LCN`PIP6`_*scv;+w8^>ru{T%ZTH
9UzOXJLvcE`}i*y9voAM&mPolvFdm|I4#6y7N7g%5T*_i5zS1eePbVd%6Gd9u^=|k>uxY|?bhIicFXe-1beOPrH#MqZ{v)9VWi9=%!$?*+n?_AxJVIgz;Zn7
?**q|$|YZXmk{_O^tJnn*7FXn(8s$iafBl4C`C$Q?WW+zUi=Ln!Gwj!soP5^-8(qY4|nkpl#KBiz%KXcOH06F%qTwiS72la=?5i|1tLxuiwJp{lMa-8)bo2o
0tE(6^g8^{l&`B}Y|gA++!+wN4!fb<fe?5=X8jGabSf&`<aGT^P_c&6yAYy<kN|ytDfJ*8pg}2<z&UMvlfc_;=Cyr$Ufuz&(feI<nKf9Z*Q=|ckMVw3-grP$
0{Bac3%Z#fS!J-uw{kww>%K<`_l2N~Gcj__4tgen-T`L}#HcByMQ<tC#r%~bcX#X6421?XK(y%O8rsCA-P;56t9x2xs}I{E-5h-SyYtfov`f#;wa1l=mW~`P
`JiCU=zUGCvcT}&(5F}`g=hJc@4CpQS-z=(xhYhF%ZWACXK8M8b)&C+feTCT{`SiIk=QRx5Cr(!xF3wXntTL)GL{_@V3=$!5NJ^BEY^|3u%Qhs;h|u+5Ucrn
fPR%h4_XOF`OGWK!cm5$i|8gXpBfq3<&}qz)A|-#rH$9UzeLPiAC18G6Tu;uM&(y-Pstxjd!Ao`>Fsyw2g~y+kt@7QnHx=0BL*)TI1*t0fC~JZzaQu{txe!E
mROZ@WmeXL6#1&rYej0CCF~{TgBpCGP%5b;G<JmJvKg9GgO;HAb=?`9`q;jv__fbdy8G(ycr|dl^4|w$d$>5k6l$`7b9Z*PP%1{r8CZ`^R0+b`0R3)Gz5FmU
lRP1<Qd>+7sGOH=c9WaT$k<n^mAF|TBNoxsmAHI=?Nc#U<Pvg@Rv4vrOeXEu$urY2Qd6rzN0_&1((@#)g}hxstpU{Y+DYpB2~ZEekKf1d<M;8u(J0^vV|b2|
k0>XT2{!be_EBIr`1cWa2j&1?o;HV!FV%~*kL~5IxW$&wN3;L&DXCkmv?*IsLU&BMzQ2ucumiG-<wolCn2yq1SN0(+Jx@>Sf<X@>on5!gRlM(g#FDR&AKsa*
{t+)2yOH{yq2-eFGhe+u+Te!U^5kj|wqXS~Qi@X>RpMBIzL7A|-_yULrrDRSC|z#@asO>Robxhvy9YtLee(MFGvotZbY4`3ngwBN%MD$jjs5k6v4=*s`4e<b
H~m%x%MBoBizg|YJ6__V-*y*W7(dhl$=P~7_w*6rl*gcv;%Ccx9I#_=FcT#iTs}0#Ctq@#dV<D0N#H22aa#{DlvJ_S4S*MwVc@P|c56|+fv1kFvec#aMe7Uf
xZa#yIul*(>NmNFQj4DHEs5$QC47P@BNsQ^m$~z+ntRRnJYQWCUDt!}yjYS~g2j@$QgGOC{0Ho&Q;tsBt=#vuUdqZ;nb&Q8ub|(@f61V4MVAY&gDgcjH2>aB
+*41l(ApKqv9Do6Et4$d7M{aC?3U}X76tN#d><RQWTNH^4Y`Q7mOR|{dH*&5#4uIjX5fh|RLcmhkVDs5pZCvfUSNsA#<fSw?^>J*s$F`@5+>I-J$T!p_0mte
F%;5LVR~}H1qi2fczt14QR*UIGtogD+7y$#o*+lsR^AZ5l(Bv1^-&A1>Q`VIP7PluJnZ{c(+-2R0xfD~GO|^n$-FH6)S`UI`xuQC$iZG#dy-#n!EBy^WC6#B
Z+%s1D-uui4G(EAeE7skuu!k|dWXkaZj%8Payks|L9O=0^YtGFzD%DvZo>!TIQ7d$6n!o}jd<f&$F%laduxGoa@pZz_e)mMB;yv(+e;;-Gt}HCzLaJIu6KN|
@WeOTfxy(=b%GV@`P&}mLS1PxBwS1PeuYDMTVj#es$Za)(L8I&^W`AlR|Tz&T3ikS_SXz?a`^;6c+*9+@BY1lejooOqqi7K#Jo|Q*BOM4tgfYRpKM3C;>~D)
j(wBOk9~T`cqt{V8s+l$x+3JehuQ~w+y@B<{O<QS!inR5^W*xZ=|oRH+0qKmHGdM|>alT;QHObw@;JLwRqDy#cSHKr4t@EuTI-Iv`|hMptoOOXZTM%HyqcM^
KPtU%H;2<fF3+U$^ilL;vIqbfWKLTmuxpgL7&2ac!mzuxUx5WB1NqjiLP%!uWZTdMY&OiqE}M3et2~ol*Jf(Rr!t0+x_>5$1TCrC?j+e*;}T~njO80J(5<ym
?9Q$WR3YLF;22I$QXR0;WphKpnX`0?Dq<JXiw!y%|NdY{4(jV}_Jf{yKj|D$JwB*cU7eLKLTJv?6ma#DPGF~|eDAka;Z0F~0F9sHExrMZ`4pHceFr_bO2VFY
c>uXCGAF@p8rBWHKsz<i$l~1ldy!mD<=d?2sjzh2rc3|BN-w+U`+Puy`WO=hx?SD!qJA(~kg(@_XR++%O#5h;%-Zl_=D4v!HLe!HiYl2c=&_v~sVU7U%d#W+
wQYMG&6uWL#b>Ird5D`TzS?iYLt@Tx_;W+<WYx$u)sP<_^HOBWI8A^v!Vg+9I#`WR6!!b<M3*$zJx-yQ!GY+^XZ*7L$cEEUm7W%a&r`B)VyM36`fUY3PiSgX
UrETvlUw?qpYYQiZ)(!#gZvd(d9BO!81*zniUERsy>+i7P9B6Ic@$mrek7TS9fIl&ow;ARe@N7gt}y$q=+qKY1V3>deH{u!{`~yh$fks7cHI>cdn5MD%iWpQ
azFIbDY|~7YC{&Ny{m1J1n11r-t-YAjyJexheBVbtMCb$(_4t#ELB1Lbo*c*VEUkcFuEdqpTM>CNKld-lYN<;?@uy3p-)*YUHRtRQXs{rz@oW`iiSq~^V>&-
bcqc-3V=n;?!KX19J9t3j3K#=VQ=!uKS`4V3n<GW1U=Ud>|J2LejmS&|AG;q;(T9PTa3?>-x#(xmt#nQNgI_s^kMPI;s3oTOG8TXTIu}ilH9h8(qHae7HE)q
FL<kz`F*A6)t&X*_%>Mjf*Ri!Z^nRqHM+4Ni(+04!am<UWIOAd=D}=!1ka_4OT$ZYo_9uq#p=z;5hths8bK0&3<oK`dw6Q_ZzGYE1=znD**Hb*3T@Qrab9;%
qk4?u;aTnx$*;f^!R;II@%US6a+5Y~0=xjUFx@9~8(~0YD*M1%488?XkJJ(6Ai(lYQF(l2emrz2z}GK{aijHJXK=m=-nT(r@{tnd@n41Uu6VJW@5x(m;P+2t
Kk^wq<X@R4cyunx!}xVunD}uwpmX$B8;25YRw6P{+=YSYjRB?t-E)7y`;%$w(6p+p2}o=E1@@sPtiSGGUW#?J2*%yuqC$sPyw<Dq*@kzbT{m$EZ!Xnks|d=1
j}g%4J$j#@B3G)m+TtS*PT+as&PKY8asigHGNAIA_mu3&PcOc=&}9=R-Xm^aFO{R>2=ILd^C0^%mrj7wk`YJ4CA3L_!6aPyd;6zePfr{ahXXv*5$Ci2HZCEF
p7Y3HFAJ^N1T^lb*?bxX+vdT<+~`TJp>18n<@Fowdh=L%<3D@#7JJM+T3Af-xHPL2?Fgd$HU74dkX2sk;)lpbKa#yUO^NTfb)q$BugYNSB5;mqkfV^NzYW#z
r`34j>yB<-%R%nDPDq-wI4#W6zs+k)PU_{OXvj6dJ}8D6u4w5nZ=UAG;PW7j<h>N6!RkS`Y$75&q)FYHi%92wGKmZ0ue@tI?76(fv)!n0^+esSygWk*TWcTA
KI(6xV74u_kfV87NrORb*2Hn<?cUS!`)B7`gHysIz?bA$Y2X_VU(H~LyWlA`PC+SM6C3-p3F)m8$QGt>j+xg*>1bKuy_4`jxfHcKn6Xh1k}b7AqZ1B+0WU?Q
$j%>m4D`7foy6LqlP08v`rhY$v2I86gLG@Q)35irZ_M*K;gJq<`nLWg&fgm3T|?TyKE#Sk+|YK@y__GLo(KG|tqdEOt8fGA{D%=mx&t)^_=Cjn$qtI|!I)gE
rWu7d0sQlUS|-$23g6JMdqt=(tBa}UQPUk-z=PkH`PoLbBlXvphEf{X*TPJ&JhcN&GKRFkr}xW$ZD5x6`wZD$zMMNzDNnAj)UUwm7o^|tY4eQg+Jlk+jKe5$
n*FvxAm+$9xJc`p1;hNanXJ9$0KS_F63GY28&t1?s`4_4dDL>K7m5eF1+RC2gj)$?p2%GEAg3%uBoHWr4iIU%C!mdrO@(H`Q_#v+Uur;w^khJRel85C`xSmn
kl=TtBhDKL{+eJ{XPbYEQBlSC7|d89YK?U5xQT~Fem|f(^5`cC1*HBtb3fKs%-{2FE8&DLOk4=9_w->5rQCjY>K-^L`|@i<)nGC6Uv0d4FaF`%rG0nZ3rLvn
Hj<b8-obw#zmMO?@8kFJzsG^gt$>FwPb`}}27v(<w65XqCd=pcQO~T;C>rUD>@OZpUZ8&s9k`Xm?yGFy?_R{a&2zFkY@MI&@CN@j5(>cMjF3;?)wE!y)Z(IN
Zl2XAmOO<5LnW3KyMHd0AhtwI79jjnMAn;p)&wg(c!RIpe!N|e%Un-i`GozQ^trCT<aEL2DeMCJU>5=32y`u65AOYj)d1?;eG?e}w;_DS!6`@jwcUK9d=$s4
dA>~tRI8u6;!WiD0Ua%(?&rBtjy9ucJh&47el&&x_<0dm-b8aOm)9`{a=FVTYTZmGzeoyjPd_)fG|4HuLzOtZ)H`Q6x<i~a9)c$dAJ`zO@+H%DisudpZ*D?x
SH<9NYeS2C!KxcG4h|@;hvCA|)5`i#QWSGP44Ypz;e#o|kJsJ3s+Rk7p-sEVX~=-Hp-y@%@%6)|HmnJFn-;CaE^Tcc$lj)-Wi=Q*h0V<NUBy{v;(HB2?u=||
{w|+o89%5$$P`NTIR#&u0jj%3NG0g=ufm!L8HpDk{e%m6u~xDgfX&Ybej0!>N`1hNY$>1bu=Ba1T5iJpx=d%{)D|yNw+`u}2!r1>H?wwJ?q+ls^axL{v@RJK
eA83Uvt_|v#>ged_PWOvm}Y>7;*{?QSSy@58<}>y%QTjKfSwh+Vnt_0&-IUk*FeB-)}AdVYwOV{IP=?`UxD4|LZ>OOHKX<%X8|fTxK~&RlHM%z=MqmBc(J%5
)1=k^SN4X=95#v(ubyw1PSoGa#{w|k?vla!$YSi0mR$}JL7hLO>bh*KhJ1c?(RSvNyj=}2!IDiSu6gf~KRQHTk0`zPkRK=u7B@%vmMUQ97h{T!`g7+IMfKxV
lRVi1?(SJ+q|u(YFhn7mS9xN|gXgM;JwYfTq%^lVA1fk<CdkL6Q8V@Lh9rh#4~4GULml5BYSwezvxr*oIg;Wkz*q2~Uo)J4jDs&}<?90@eUBB^{j#sZ>BtQW
gNXOLp`3#LXn8X0VfaM`RW|7iCULy3?x4w8J|VDL-*VA{T+BY;W%AP5OWPA1`+pe1^Awc)p8bGJ{K})<>5LT`JQ_dOZCD@o8sG+67tFQhPFY8)-phyhD^^W|
79-B3R4ai7Hm>zD_A>dxvQ_qBu!T9mmt=8|$QTIfWA<S*gM+8l6LynO63j*}D*OseiFN`m7VHH9w<(LmbYPvC<mc4y9>{Z0l%sDnU72C;TYMm<Ll0G?Oq0y<
ya&Hrp|^c~l0(Jr2>idYi}WOxb!(lE>I%;5ntgxW*)QuPhx`AeB^ZWunKxBN*=`Bd?v_pq30Y)PU=lMBxU39hZG_Z!N~(|Y-JR;~8M~;MemcezRnHYvn;~zA
TfJbt<PtX%{{EsDLFxdCL>LZ9d%>2uhE|;`FK2bfWH7J<YVL!?3~Hb2eD_p?L$31q^vGv>3O%1>Jc2-c3A9Y-kfrpe--Zcd3Y+&B;f&irjm)Q1VzxFKwO|n>
(UJ1)KDlYJ123pvkM-lo2d;fwJgtt-?fLCwnEfU{ZSJ>W92rml#G9#D4bto4w)OjQfi3^@<NE!xzZ!ax0|`-=fc&-!foZ-zDvuCqmM7JiKnRy%L7%VX(1lUB
bo}7d-YX|Z>iS;$VCV}%<6ZTAP~i(%BBgGl6J&cOA8q<qU|^beOqXpr8DYg9TB>Va2Il$FIt>$y_)be>z#1oLW@AHD;APvLJtB=Okn446QV>$(Ozs>mpb`3w
?+qW(aZb=xSZkS9iTz%a8v5?*>tsi(RV4NrcvF!L&J@~2V%;qx`ZPfhT+aP-jiZ*w*qQ98NjeJcHa3TZve6l)pRkmo8I6u2IBqMhpR?FR?Z7B~t<O!mT8yVK
pB+PACRxrcGa?J~xQtJCx^R6a=(~NQ<k5akZYAvHM>qGi^KcS7N`7vHiLzUEPMkezSol{S^yrnDd69=UenC2xelZ~t2$6AC{G85$%x$hQO8mR25BO2#<e%-@
5vdn3eLy&`(TuscfjZznEujA@^NHD3@?FcQYd^!Wl@_kH%=9)`D%VZV5!F?TswAOgK$viz;=D<+_kyrzyb82SK{K_!@We>yncUNcOYVD2Adf_r8*2^uh}veU
2IVh5KX>&?R_`l5q0#R6{k8X3T=J8))?iPE$@~!Fjc5Ok`3CD}&?;Q_ZgK#>ENZTBWpg+-_zu(~s~a>M0hJTS0Q$1nSEPUL9mh62w{8hejDPiL3=;in8XTy*
Sv+dvhIN8+-eah3Ka+q|1~oG^T=13K0}KLO1V}S5v=3+=3-Hv)CbYZ?5E6gF7}@%V3UM8lvs-F~ed*PVg2^*#VOjugJP9EQdEW-_i#dmu+bZc=FZbS<l!dcs
I9yQN;`&<m&@Y{bb`BD3zMm_bl1TWMCAeLwk&zbj#9bj0m{GJpAWZh$>Nqc|e%_8F55pD*YX>Rl4`c;LEMz2oY7}*lb=K^?@tdq<K*nzdO}l7ZyN7rQztj5=
-5$h#ZL@hSI!mFS?Jdp~-gj21qq~$*aNdZ$KX*S5l0+t#0z~_45kONd15dRUM}sbwfcictkx%yLg)Dn;<p5kDy-hqaF*BLKXc$%1&FQ|5*kM<C5U{Xd5{TDb
9E9!r-t{;8f7%z9?;gQaz7;cJG@lCUr~cfgsYZ*y*ayBNx7S|;%R3fQ?l(i1xq^JDRAr5G!aT;7m$%rmI~e%Feembr$x}Bf`}?`<ral#H+vfvut&kMMzu*S;
`xWM8erLSDTPzd0AE9vf(968O9CAJII_L}$pidhFI-6eUgZ;w=dBvarLtJOW`~%SP8Ct^NDi%n-D4>k}xKK|=eQw3H97Yp5@7+>vK4^}#yB>(50Fd!w#(E(C
%|(YR&{71(WJ861Sljota`!Q-V#;qaSc8NM04^E=&1V?RuH3W<bS+0Am7RR7LF1EhLch6p#rBZh=yg#}=^dc}QnfMm5>}`A@nnYstyxY$(pQ`P+h~)Yl<E^K
cX7Osp%cIUP4{THJrFKf5-9fP-cgq;0~i(D+XCzl99YEU2ZjSAz)%Y^P`9KuHh_100iEY5!0}9PlYwBbpW9Md>KYTu{ifF^jo-+3R2s$~v}&J!1!kX2m#jnf
QSU8cmt}|R{g6@6Y7={8On!LBz=hT&J|2I5@qaDMllrhhm;zy;+1;R|%$Mv}dvaC810Z61IdqDLw-*eH)d+urf8*yK(g^CxpuHLQbE9VOvfrR<u!gUESj!Wd
#>qN>vrQ)P$kbE0fI2D$h;weRFj^4qUSYVxK!IVBxK*>E0d)<~2#`!$)uSUU&l^*(KYIwims+a3Ep-+3bpE)#(RG{ld^zyW`XaXSJIc=kpi-}Vk!D!1O<Uo&
fp7UhT#l%ac4l^7A{ad@LFL7#q3K!oU=A*vg^PlV2Jv@uQRY(Si(3YQ#kd$@eFqvVGo>T_Tqh(sUm<d#(EP5QfNVq1<16X=b(<$-r&h?aH`{yhmnl3UmjmCf
h|eQ|Cvj}fINuEg?01gOO~E^-l0Ptbu?UVLr2x0x)C)kUV!wiW%FoSU{Sgi<(L3t^5OCcCqFFGLZ>|Z7l3vkhXd797;GbF7FLJ*E0|+ZRB_KWz&2_7&-f<oT
u#dZ-lRv3A0ZGy}c40tyaiFIFjrn>mdRbCmdz!ALf?<^Po(5z^9_TjFTM)PWEbJuMUf-^w{d*B0Br5S*@5@NpyDF9BN1mTe%e_NB?6di*KMVq(_=xYZADHzB
^`NXbVt{?#6BrtS=rU@+LQ`m2&!sFzDYp1f1Iq{n7suJ3IUOvm-^v*)%%e2rfAv&@%9A|DK0<pb{uhe)P#zrs_I+HVElki*4fqL-bAc<mm{(fqxfRE$&T+0D
=brQXYOOv!St<Ur8F8Lv013?p<|!Hk4w+ow-s77ax&ke9pGYM`7%@CE86XzTHiZQ_z@lpxu$Psx8;;#pb}jriilFy0pnTA+3a^4e<9Y#z>3p-A9AAdEIq3TN
8S>or#Xt~0S9Dr{I$^BwtGrWT_c-BEdSAz<xS;o9<t?t4_dGv8n^?dTjow5}-vnc9b8p@U1BIqaeofg0@374AzXE$cogK=O*x~AI@3`NfpC>iOkk*j&5vGnC
C`}VH{&`SI!rJN1VrJhshPgLLnhddBjQ!mF1w1~`PFe*MLB1pL7XaHT%z=VQ?=b5laFE<btao_Q{-0}CBLsfz^x6(ZT3fefch%l*0=^97l{^R_E$P@l<R+kQ
{csHxbdpe;t${ov9-2R}MqJ2$6P(}89XKSnpp335#Cx{`z|9}w4LFNlhz5{rNbJX42pwI6vFzuDx{G?D%TF#NusMue#`-?-x4{_KrSs_+x+}~aQz(aR@e?2O
rV_=lA$k8sFzQ+h9*!kJS396dr{t&u3c2|J9qTl00P@Z#zCeWI{Z^mrjr`9RW7$C*U*8B<{I`+1Z<UY&#907qgBiT6+31Q2oH(Gcw?5Td`WQOnJ25b=%?J+m
VB4OxFVn>X^cvI`@d0tzndi6;uV7_6mGuqLh6O;)A>FByx9jf3`yhWkl#926&jq6o?5O<ozXH<$n&g2GTwSSqZBp#|w0Q_sqiXfE6<-Cth|!71%AS6#bkMAM
#{4#*><47B(!&dKSy-yXLL_VhMh1FuXRt~S%~|sVFvejS=d-oQJa)lB6N(_fDqreJy{mw@e^(d!)32xI(f+eb*!SlKc_~jr5-B+E1IWm#fx}0a&;(=to&s=r
wKISAHLHlB-T75Shm=3k`fZ~5Sy6}#DCj9SBM6{CFf5~jKZFTWu_55ym!{5N4D}Pqy}^^1=-kZsr?>JzhJ@ZO%+EDB5@)_qxwcRHQ{2a7rZ?S7Om4pOJye~p
HE6g^{@l?^?|fZ39B?L=o<Py72XwPa+V?t?fCj*b6b-5$zptO6T_}HZXZ`m=p=^7xCt=wmfH%1vj@=RdfOCK*I6Oe%M^ybT#Gh%w-gGe=6bm_~&?y6sU>FKl
huX;f{K!1%k@CCF9u1ia-aMTsp>cq58n1TznrAb4%lNac2Ih!iesn0A|IL;;aVJW}#`)r7uYQXv0>!tR;3nFv6NfpTUOxIlWru023%+D6g#cAq7Us3s{vH(l
h2=@pXozq$Z`a)*(nxhh=lh^1ym!5qMPq4Lnade{H`(<)!oF9I!$Mi!Ctj9fX=HQ-b#CsULaI#Vx6N15E%A@~cU6Dxd648H+<!b_SWv_}(7wl*&M=O0w|Zn5
etT&5kX0MbNsn7$lh_zy8-Q3V@9lY7sEx~VzSK}1A9qj8FK9|lML#Bb>=nuGubOKh_WkgYaonQo9PpE>c+hOH>2K`yg=SoSHu65uLVva;N_Gh_BIH074t=x5
&AafunF0s#fki$Ke%EzZ1?Cf2HPh*H__=t4%x&uXH`_#GR-JfFaj@X{pU)F^DVmvQcYltDI>F+r7=Ym$sD4pNXn*eBU^jrgI`2s%f9B6)QqHL;7NCoHy_d`}
bJ<8<>;B5DMDjj??Q&HXz$!k9f{E2MJ?Sey3Y&C_r@p@eBjBng-jFF^kS<sl{t~c>Z)3i^Fvp$#JhlSB9QW6mQ}oktcj~cg#V{!}wWh{JRYHctyxyBE4`pbA
2%M`lEl>HrZS_w5x4cxRfWqUQ6Cw}er6to7R@WxiyLnPisLP+HA3+hjjERX((8Qn3!HPM1*4s4CGyq8*`6_5>K#?FF_>QCt{{}>Gy5hs|TT03RQGo#Rno7Yt
JMjFC3)@(BF$?qs0>=$mWKcVlN4#05xB_7M1VvyaKpE-z#rFWa2yI5G@tHEs4F;rAAZmj_%#YdAvI7{_<!82rHVxvId%SCM<;S-28NkMb$cj$~m+&wd!4TnU
)Qt?`ZvkxjG`SKOh0YrBuN6Of8vo|{Gspp5;o#Xb=pB`Mjq4US0TJPQD=+SMeHC?^$67U@X(d>&3q$jw^bsPqo!TlGrXx>J9VGJ?sJNE%N3RLyX#k{EZIWDw
iCEYcKmgCF<$7gD)(#6^Qf_uYyx6b6G-8ov{#FLU>tL~ip2K+j5_^0u@Azm`gsJyphooCEsEy0&^s^ZUk0v0YBR3bP`ThB!g7t5QsDUvY!cWf%;L%_}a8Y`O
GZpN7g8{_oQNguDoct$f|G5nyG<wTI#IfKeOxQJw_-MtXT=?_VODGqk4J4umOEh~Q7Tve<+6;w(zU5zC>*eq0A;b#`b*;Hc|G7B&?P81(otm3GDdgc^XP;2O
2MTOor-TODF4C#=^;gsNV~Z3)kev4c*NBz<Y3q+1lreZS)sbSSKfn*E1^fLM<lo2d<M;9V_<j8Eakz=o3k+~``s@$838qk!_E>xR2OK3s5f@gwf?4JDB|~Q$
H~V>t0(g>Ur*e3Pp9gQ=BB^jls9CZ8kn8zv9B?P}so%>1Ukljvb?CSmP~99}UFZe+P(%BLa>w4H_@o7PN_j%_6zj9y_v<a~POeXmr~tn@Cm$UCQK>$|-~dLN
pY3Vq8Rz^7f%sXA=bw(9KX4?1u>O*7Omcn&Hbv^P<9mV8OPY)09yKKv@phrA?`Xl_-rzte^s<`T*E7lo`0}yaj@9ao>iCwZ+tyI0O<(KbdBhuJ{Yd=GtKzl3
qSgAe&)1<Wx5eir)%$&5qd&7eHd`g~UD+Ww^y^&QmY7GXzq*9ef1b>U??R=?$FA_C=fm^_Q!oO1sdC0~*>Np;^OHZY?)c;OdGwWXOkg2MXkqKmsmw&Gp?%NA
^k`QFL?2z=6-b)vnB`yHUl8*tdA3giU%vb2$)`G{yfD_}mBFQ-$C;AEP5JQ%F2nTmiS8_~wk)e9-LQh>21m`;&l66MecH1|OxfN)zilzW({V+#W4-H-3uF!X
b5F{Q;{MqV@|4%8Ey+2S{<_SYknipq*f{V_GMEbt^EBhGPY-gWzF4}6!RC&!p*=Sr=G9fBbY5E=#){rEDE3lj3<}vzM$YB0p9i&q^R(unV1S!NY8UKGh$hG#
`9-{ezkc=#gdl<3H51;|2#)GkTxmbAqMjUdkXd*1Pm-M`e|f&~&!fsd48C=JjofnxY$lGd(*2QCs=&kx4B85kk0BK2pJ&hxg;E|b;orA*9%k};9x#e$P!r07
em1MLd~(-UzO5ljJSB{5A2`@F&sPm!$DL#Y<mcMT&iCi(RhPJr=OnD89eSUgtOHDjn$YVEC}KGpp^-F#OBrwqd@>ey0J~Vp>RoZX<w=L$ND9T%T`h9`J(aO(
u$9O`Y$?7r=^FTmsO89AWcQj8yv!$Ij$(P4V<*4W<+9A$60GFtGhi9O^F*&-`+~{hsH)|wle8B4amY>!rmw9hv!Js}_BPqydB5Es1ip&6nL4n36ObIe=GR_#
9?jwV*ER`v)>NKTx|M8U=-Y4jenSEBVI?j>tTu~PyeZh4pGTch{6XOb@Bvjxo}}T=dEpo@WG2R~`}}k3(fgi<y8`~2AuiY*zbDQMX`%<`poO=39Gs}8=C$Tc
t=sW}E$ix6U{7CAOrgDz=P`~k^bY4u1uX8o#Cy2jC^ZUy+QGP8^izj4XJk^~{rk@$lgzai&4TiGtol_QoOEU#J)Kwb-ibSkU)D5IeJW9|(kv(rt7?azUuJxl
zJA|l@eLZ*+Smajd37CGLp8k#bSrd*C0KIJ@!CIkb{NwGtkbN>LY-z|K2J8%?d=O((X+}@uTn?IgiHFlg@p6#b?^JN53};z;8q{z@`tBtkS=-`4c@o=?TI?+
5+7*`Y~3p!Do=AP<10}7P-><NdsmHZhK51r|6%asq?lDUzSUFW&()LZzOBfUd613Ngvp*rWz0Z78OT8YntEsLBY8UuX{e)*+OS(k+aflxR;SfKcKv0O2jt+9
Au|2dA9H`LGezvFz`AEaj>`s?_-K{~p^%&Qx#E<nd;~IC;A^cbvV90gV<<|0ZjezZpm<3a_1n3%s>{o5Suw3g6ON12nDYE_Oh)|lO~c`#@U9z7b^DwBW6;jd
uFbOCzwiISVd6Fm(FJ;aA~qvml|SUY-Q9Ya_MhjDc*>+b11x#v|6d#0L`Jo5<vvCmXer}$M~z95D+>#peWVwWYAknO2`?+M+a`QaHW|1fb<*L8AbjAhH-A<J
0ijnD{$-@=O-p;u8L0f+c@~(N*Psv|r<K;9y#f5^Q6!sV;n7ZRxMqkJb@ouwi`lBpp>V&2oiCxT{ZFx1L(5e`n|>aup_wUbyvHDN-TIqRe!^fya)3N-$+H_M
;`aA=*iPj|0uB15{dubyL>EcU=Mg#{r_)2<q+69*XZ3T5=Jwo}Txnj}l4<p`DEHUg<=Uq&6*9du6@g`M)9bx)G=>_a`fAqx?(NrOnyz>}5qen?<K4BY;xdYU
z)q$_jvP%A56s`{zna|n`XTY49$_B*T)A=6k1R=(54ZPuxTgtPYn|0uCNBBYc3ek5R?nN9?d7^k`D)$myW54%i_?d<xI~584zJd~0`qmdaYfU<Mh6=NOaEjF
|J}YMPCI-zc*n!AA<z3%%kJ`XQ>R}+hBxHu>&$GD;;c%IeO3Paj(cR5JjB4OKc1O;SgO^tU@glHRJ98-=-%0Ekye^-t^YrBS{}aNa2mshCn%}JJANLk-%5qG
@o->J@rAt`_)Yh^vd2$vwxI$&*50hTCRc{c;++xOzpnerq3hg1s1qa6FY01eFUM}I5iSwy&y(g;^E9rX2ewB(vs6HckPUa6Hyh~fM~_?Vy)OJ&k_)eaO;Dvc
0dZ@b^P&&>dF1cU=K1sO?3~o|{jabsfoSOJw7#8Xc^uLH*zL#T1ZByAj3>z@-9?5b33tzb<6sI7JzP4Gu|u#NRs1%f2y3uam6lpkPM}M&QqGqrU__MtLhCgt
ZQ;cL1u}3rhW$jN#r~kr(xooTsBE&RnwBJUtD)ZKmX%>{>*H7Q4UmF;u+~!}GTuvd@>J<B2StIaE6|IoCq%pN{0gkqg9)1e9{~B#l5hs_1T?-)#7u4*0$bcl
-q<BJeJEKPFMrcM0$2tbF4fj|Ueox|rBlfF^p1;44i;fvL~PB~^!%C$nh|7TiK|a}Si;wRJw5(Bs${Z&x?!*A0I$sc{Gd24@)=xwVmHuNd8)c8oEMO{f*P#@
sHn8JKwMF5zurI!r6gwEwunKv3d&WvXZATi=xYsV-BG042;AA;_OeOGTlEAis*m(?T-GDM=}{?0p(IuN=YsHeqcq-kJ`sT^Z#0T<3w`Us1nqd&7%d>-4K?U4
?lH{YBe#IhSmqk-rT})J3ACQjTJr7+)Ng0XUd4yC^tFhCb|$|Xmmpr`4&y1$sm^#6%cp)D8$q)+Kw}$VpfE_ymw<(1KO0)76Z`@$cr1Rgg9R)AYTEzoc7aZ(
7(>Zxr-I4Kv@#akpPblb_VFM@e0Rv-g07J(7uYet1E>mfgFub^gp{RzV~tlPc0;y9O)yBU-^NoAgY_AX8qMv-R|dy4)-?Zr_TCU?o0jeKLn2lnDo8~`YKkPQ
5EY0DL<OP(iD(++hzjJ03PjV8^xOT&_7jK|hzjH+H6xLv`2<ZWNVD0DXc|PDjO;OQ_qpybdG@(Y?UMHu&z$#l4kvT)KmNZN=77Uh@{kpsX!fYH&=-6NSL1so
eJr?u-?zdrf_*M5@WU<6u|-E+CJ<Nr(HA?9=VD5Apc!y%wj_|dgkcixF(GTB)wLa<^sAyguBnD}d(m&N3h5pMz7REqG?QT5V+Vmh5zoVcE<PD4CO!-7-!1n8
2w+IL#Bov$bLS@Iu`)5Ip3(6!Ozy;}I*=tTSJ!o0fP1<r_+H4omIyg8T^HRCdCICF(mk$t58RZm39poG`M`(3jAF_ii}ticRkmJLNguQ2gPWN*{|eq)4{<CO
uX%EYIsnNiwlBDh!@Bl**)`j!w-b14l6KbdRYteAc1F7{AoYBi<3T_|Kh1629`LC_IGYjK**^yh!Y~WrNUxZ0=29hRxBw7_o`5iOCxzQmFZvcHQiZ-6=$bV8
V)z0Rz;%LA5DQz55X|SM076ijgc3e&zh>0etaQ2oytwsUEvAp&tm;?(^ou<++!Oc!z=C{l5J0y6Dixk5rr@Azx=lzo4@x({^LiAZhw*5<18Op8F7Z6Q&^r0B
WxjFA-{WA8o>*Qw_H-WRyzHa`vF9OJoNGBq`B}Yb&XE>)fO#t-^`?_nEQD<5l>Q9hJP@<(Z<Vy`S+8mKRqF*90?5aGcyBB#J_Ua63j>$pQ*qD_u&W*`mfsr4
I4dPSf<O;nk%L(!NTe@Y*DgksXQ$^iDr=xYY;j$C5V^i5n0eSZMwk*(q>MI+Ty)#9F2n#x!52fowAL#Fgu;M5?>fkuMlX?`j78{&2I>oDFmNG&=pK4N!E#sQ
!3TXKv^==@EKt<INY%aPxpxOMyw$P2UYo7c2KBSdMk6hgy)#b1-DKirhCh$#wVd~fO<5eD?gfAhj1a!-p6{xeFj9st>3)HGq8?SxDw~8botG@s3c_rXOA_#@
pqFYRe5S?iUCXyD9X@INP~oyLRU>X%%(_Te`E9>C#;&sh``9vVD0lZ?Sx;pTVXj>Nwl?Cr?qQci-vVL&K9>&WndZDbOQ-cMHKPGwRnYm>!8&X*XuCRY^Riv9
_wlJcx!eR(Lpy~acuKyH1V0I|66XAc@xvz&fo$S!54x0~6Bwrkmr{NP5~CeJ(m}57Sip#yijG{`S)4DO)vqF-d)|j#`SFu*Bk|k0gL(R`dpyCi9<#k*!QH?S
!vC~chH{)Y7+C5U4meHd^hwVLh-I%q!CiB=J&uDqaJHcK;{lT;_B_NL_Bj;phoJYmLnJa4qJj32fVis=8_&ae;oi3P?FprWev`n2q;<c5O;#GX#G!&IZ&mxV
bFk!qyq0v(<0=IB76TquhOfHEA1%M}LXMa*oPsnNy15T?n)faU0bT284H%$~l$0rgekeCYvRPkOYTQ*;BPMt^n4>VP_Ipv$r_I<H&8ejAa^OPbIQO`~AeD28
_$)ljmS;<=wFgA^^`i0i1{fauYyHMWcCBb=#Ip9yQiu_(C(MyU^+yHXSuvbSeAr}8&5ci4C~~zZt-wV@+Ptr1A4S}k0kOZ{V;Ke3&P&#O@~=G?z^i^Qt>*By
S7mgEv<&tLtU=Vln+F^n<Z|3j=t9SRuV-!#mufzwxGcWX8=9XxomI2@{-39^)L)KqK2p4e#5pZgF-&BDGu6WhFq`=nRD!X8Ut(-v&0V=*0ayA4X%je8hf|p#
eXF(r7TMxR>(#M3l1=PZPbgrdrd8A2XUqdo*}}k#P-<Jw55)ucj)pIf|HB>l|Iq&bG(u%KHG`x%+yz2aSnQc3@Q(bGQ9ZUsabtyL`8GDQxx=&-4hT$NZK`!Y
SV)tJ0Pc+&CR;_uB7aNq^Oyk4spjq>n!e(|=AA>u6*PEwRT({z2FbIxPR@g*x+xCuBi~yy^%JvB)1@C2S3j=j?)b{A$T7D4)-_Ecj~9arjLCvg{WQ-Y3XG2j
XF7Ba4!MKF45EacdIKm}p8s^rqOIjw8)#<~A}el41m|$bFRc$qZ*_+X+MAt&ti}54;U{>PT_4hS!*ho;N$0ovw^2Xd=7$&;S!iQijm2}W1WrZ*b%}2yh0*%K
FO}BRlIxbYU|G54SOzngggBEtcX@;h*LB5C!THIwxd=cb_>f_A2AyK#F^sNnXG26<^zkMu0f;>`rN)G+=+$|8NBg+FeREM@iHsuF@R3vDLYDX5aG8WD7Bt3Z
Fo*i#qykk!X2L^lbKU3m_o3DU`6~|K&V<aNl7c>7vZ+wvpFFQR3KDSjHaEbx=!SG{4hWp<*wm!#Rmy8MObJHPBKW~X+sEij_wHgCl_p?Cy}`<7x%cY=&sW<V
T&Q?{9uwfOfXkjn!rS%u7RrcT%^7>Unhi^W$lnbt@x>;FR0VL;f~z{k!X*95Aw@P3B`>mI5*6<mB(%*@=Obx*0B8VaH;}3H{(E<A_3*v#u%YYLDJ~xwH$Q9U
POAHRMD)`!aH59Duoc^H7IC(MRPk{1@*1MTyK_mG)QG(vi4{mo5DMdg{00$ILHA9`V^d33o%WFdlY)8Bx4;9ZuZSokK2hZMC|eCM&GdTVbN`IS(U`T~&+TeP
sKh6|#8Pl31X~!{3nPel5$Mx27tD6}nb&Ljv{8k*Au{zX0SIP~w0}ErAaPoBGASLfQxh<<O<Q&%kBY_(KLoLd3r=6SSc?KJsrb0{;2VA*@LX}g?&tZw#eHw1
?)!dh6f60BcMSmG)?o);on7&Wm-N@xgBWV0HH{)5cgVZ6sM2;2A-iif*6>Zhpvo)f!SCDN)BuSK2ZsGlTrXKQ(4D5Ug*T**)4{7nX42ajR4ZuCAFcBD22WrK
_^M(9W-Z@|2`1gEZcJwe3%li^6*6#bb#-6Kx#oow<{cS4Q8(em)^7Vc2-rt__id}e6eb{^oKJMf%^@5CIT+R#4%cEh1F6dIX8Ur@7($5FXDQ-Z>!)K$T`TZn
>S3wM8RmxAC9o$5EfmKjwkDl5U~3-ss_Ux#)^<LKtZn@3adt`oJY6pP+v>rqiy2>TqZcGP)3XV8+jB4{!7cz-HVuC3Tj#hkhszun%pNf_&ILW=gef7bnao?Q
3R`-$eC85hE;@Wh3Gnkk@42$5prg|xC=wm0+A@xoP8~wrWMk3*kjek`=?2Ft+q63b?F(U4KCyiZM=2f0KcCp8&e6V34Z)@Op#d`Q4Tyk9ZjgpvGp+Xed*XpC
YU{RdDf#%!l${xTDvV!nF!7iso62iP7#$GWD0B%~VgtrL4-EgoICx3d;O_<1vh#K^qz03NA7W#{$f3ZWf?b#D9C<RkhN$}m$^QRZZa`IrTHsBw^E{qH4EvUQ
T4n}Jd~lAVAkqPvAP0KZPEhX^%3kwkm8f;;^8lCoT>NSX*T`;WA3lgD*A`1MOQb!`2*P<fE`{K_K3Mg{&si=2hD?^;hcQ^p!=nsc5`X)DzzPyxr{BYlmd*B|
*$NZXapZ8enoS8B1sS5LN7e|xQf`)K(sk;JtMm`hU5#e#_5y`so?{|Qj;BE0E0Hn^iCo;=4LiaxkYQGZXs=%^gVG?vkkFN(jlL>%95Qo1Gyfg}!{H=qlEoBK
CGa`FY_dUSmZ_YBvVCEHSk|RkE$K7z1U)rYgwncsz!YrmeRK0E-%~+6QfJ>i6Batermh+oNCPNjm*1NaRHmX7LvZkk&uZAVIRr>b1_(6ReW_k`Ki$FtJ%Yd6
qlnLAlMvtYIL_YU!Tj+2D9y|Z!nxv2G<X%Pd@wqR*MXi@ZRRSO#*;W7?yHXDUc}W4{sa+#DGpy$I{<n+kKq4kolxFWsPTC8<LkG-WAFoG^@9E$b}=97FfbDF
MHs}9gnT{;M8(qxPQx{S?l8(^*R$@Lcl+j>;-WfXzWdXilm7Vr3N(5|0Z}Djh7-th^MuaVdXC}q=)J5iQ;<I$qchSw%YlQ}VP5Bf3qK!sjx>?Mz;R4XcRYZH
w{YF-doFsW9*kM)$e`n2iC_x=xTT$U(Y$hdtM5t5#r4a@R3lyZ+nlOGV6)0M?sp8W#l1r_Zcjj}p=Jt$6$ofxIjZCU8wD1?NB!7x?8w5i2TjLDH$vaNo&%=j
_l_=1k~Q7ZK)2R`6MHPD?tDkw?)XZ14C_v2O+oXxVNOn*-;E9*17{oLiv~Blx=m8SRQd3I5C&<B)I`D8dWhM_)$gw7F+C%i9H;d+jqMrxd)G~pYT~!Euh1!_
h<P01okpmQ<E6>Nweh)J>w<vgT$#nn(eeTM))l}u7(n!m*_{r@lwshxZBgUfuf)~RdXzt9P7z7b;(FOwWklF;?1jM>7_9!$;d}Sj6flkVn$@rO4UwOyN4#MA
A`y;`JY%`+c0RJ*146%&JD=|9_;L6v33)!>`ixDSbI7Z1mR16kEZ>p3m$+l+%~ihlB^|@;r(@!f2&1Y2;A^~gKfEm8B8^pFFxrEkU(HsSI&Miz&{txp#`--{
Q<ugPg1jj3XOM#84A$ds)f9KU)FqFuPRRC$lA9uP8~fzS7|pSLMOW}Xma>rQUy#?1kGJF(oy$Eh|B4FU1te)X<A&1?GF%Hfq3CwwHQf{A*I4Buci4sce!+?3
-OJ05=e26Q<|-J>kdqv&QFq4~J($!D6V>$2jS6YqkqPl+lm-FY`K?2dW$6j3GPHH}GCh57lEauhYnq00+cy^)Ih{`=F1?OtARTg=ES^%N=@<{H=qkY@Vtqed
$;Cmz$!klvj)fUjrG~3)$(Ua<XZTN_3@8giF-HWc`l9|i!G1(iPxb98`bWbF{Mk6t3E4oK9+;}&l)(J4q0alfUo6>0PMPq1oYFMtI|=vpd>$~1))MdAF*{a7
Z!h^IU^}PFNzo8mp<t@2=m$&gCh3N(U*(Oj5L~gxw<|pN%4CQ;Rp{lxS&H$~F@h3Y1knHMz2lM#-5B4N!*S4hNaF2=v`Z*VbS4Za5iX1CNtpLBL+nyCW%71=
;j&5xW&?-~O#Oi_$Yf6-ZCih)3G>teaVX|>>-l>TAAq*S&oS3#le@Zzt(MakISCe6Hmra}Fk~sP;WzIq8#~XUtxvVF01h@kJ-Vq0+e7#%Xc+#!5**)+1}(ro
ZE$0rT_%CafN>pUIyl1&A+HFjN?#DYz%<{zol?H?0Na6J2>6AE#!qo1+t`@%JZbtUb=|fx-Zd}-FA@dIAvF_5fr-)8(t%_=-1WaPIAwsWBvD;J07t(@1>LSA
c;a8{MI`?JI5TQIp#}tXyswW_Twj^290Tf}lM}<gDj;NkGzsdrzJ2MvBUBwQWMB?#mqLBK(wly+h}`#_EX90&OI%hjAS!v@qKHGhd>|E~q{MvB@ByVEVDE|{
1lPmwz3{geZs6zD=Y4|(z4}wu(HlPQF8$$P=)TJEB0nnve*SdKlYE>&=(;B&-<uYx-CN%9ZO0HvKpec1rIMht-~FlgIe|@VHwBmi^4U%zU7cUTe*1CPAoaZb
6TIV$ouJhY?7q*>4XAmqeTx_Jd=NlR^F4?}&jwv~S?~tPvxij+oX0`*C4ttu-V8$yWiXM(spab@u)<~@Tvc^!!SEXz@It5Ue^--@OePEd-!IUdF39`7AQ#tM
_r}Bt@ZaN*R+2}W+kr^c@UVPO{Q#D}THiO2q%pIwSf}d6e0$iCCtZY`%oA(rogx`m2M`2!dHiBuZp*axL%J>c&LF?>l{}mJ0t1b<omdWHOM<r}0%_p;3U0@9
aQWBK4gvs>n9Y_0jomEDcM}-qgws|IGyc>++S12(%YJe=H#xY5^z+pMj({9-sdiEpAR!ug+z+{B1iC$$$fDj5C|puOVOAYiqDvWn98NPxf>S<N;usYkmyt*u
z?COh50D4Et)Q=jELt<1+BEP=?@jo(*Hu(VjGvDAy3eBzlKYWO0hiAbTdVh$o^<nP^bA(S7<%EUAx7+b9XG9MxTBrTTy*5rXc__rJc6}gD!%65Olks1)pLV(
fEb*ECvr1m&-aX|Ly8q(@F8Hfgq*P;;X{Y-+g);j@zM&I-;HVn8O>=TgnMXj4!@B6g@SxpTZYuM&x<+pUU>k~Iwx~yreX?+PpLfUc<E~&_j)iox7iIL(p<ma
2Zw@yH{W3Ic~F%+-q4YC=V_GUjeqd~UhBHi{dmyY6kdQOh+cwE&DT@QI&bV#l!B@O_OXH={2s?#6p{r68<OYye7k&vqdK6!eB4Rn1Sp{pNL9bifP11>n*~A#
geb{VgNwub9tVEabDe3l1%F+C<*$mxnbL;rvb(#xHu)g_E0ZS`)z_xoXI&gUIOLquI*n}UWRLx}!+Zj1&BALm%424C(+d9S^{$bZ{0xqP$zES7&POedI|1L>
JQIlO_TsR=J5yy(Fx%D=m)6?9ItKRc44*suUP%X!XKgj=D@t%P9hdlSR=Qa*oKl5j_KkCG9lZ>!IVG2WRl1zIl^bcLLJCz;bv_`!W^WlxYM+g_RHT#ObSB|T
@uy>@geqY?QG^Kg-^rin=wPVZOixS6j6;ACRu||Eh8Y{5Z{?o3DVr)9ZQRQYdnp^2IQUnr<#HZjFZo%#n+il5p|f_xZ7+|%<xA<ny~CNH=l?A@x$l){ibb7#
T!&^ZJi`YH{426yke;!+89L8uhotP%!vNL|K>8ztw7_QqF;<TkESYesyIl<M^;v^B?1{5v0Y#R?`4$Kp_vZ9~_K6Da6_Od)SSR12GKW7y>kY#dTKC<eG(Zpm
-33BqoZkM}RJiB@v;iM}Sb-OKUI_7UPA9}Vy}o*S>bHC%aVdh1q`hrjH)q-4$SwO+f;P)9<`r<%d+A3Q2Ehj3yUVCjfIP<mxhKdM(<31*PlVZxoA?$e)~wqD
juKdniSvSi`lC5g#^w1SGT;1Ls0f!0RrWH-pB>IqCgHm41JS)9f4gDkEJLY|IZW2&lFwq<*RZ16fc(ndcX%K)mrfi|d(x7Vn+P#S9%qr%o%Q1?8JAf!CYN1a
B*vTwU7U0jwScvs*3(%kLB~53)}3Y@42w@WQ|KkcZ!P_tFe9I!U|@7N20!Tt6A&NFzYMx=i6PDB^ExuVU~Y@iIr!ucT5$wCjy4m+owdrkW<qu;K0G6IKu&T+
R=s&V_s-GWFb79IeH=VOvKG{j90~7?DDbL|ns2`_sa3@jWj0~5hr{}f#cS@NA@c<PUN46Mn_J1qflg(Q<}4Ql<VSxibya<MLRhg|V8Zcj9I=Z{n*A!X^W6j4
#)=sp8l9Xh_{E3G4fEaF%z&l^to2%LDRRQKH<}y3Jdc2C+^rczg-$lLC;+9u5^ja|J&ZRBi27D0ur=pZ7^uJPSS0$C_UQe9#;DMztKW*Uh5MO~&dN{6nox{R
e%@6FbVbaHM+{$j&W#d!%q5R@eFafC#SgaSMXy(U_SSDLfPc=NCnOD^l2X-M%eQ{&uHc#$zq1Kb`yieXl}h3mg7!m&%~R%?akO8s<9A1ukM;WdT?8L0E>f=T
c$Wh+QDlQbkSSjg#yopM0kRwX6o@S?`-ZESHADZAF_s%o6_u)<0s&K7R4kE7%aqnAW1ttmkf;w|gr?jfFaWAU23o31dz_|1kIM2^)5zf`EDf$4jNAIwk+RDX
N3<IwPWioZOBi4->s$~w?YD4qDT=h~<c86?D^mIyS4rxK<HbmnyPoY_C6-gP7$sV#X<lc}Z++;E{f>%!%Z$&oTDWiXMMh!fSN#^O6a98OAmIY6<<dqCiN0FM
q7RVzDPicdJpi!H5TcJBzBP17KQMKR=7dY|rtiYsB=Eu~WCDHqN3bMs?oTl&Z=gNm5!Xct;F<VtG~WxX;n>RxsU;3xfZ@KAxa9oRF;xb*gDZmzh6M1ik|(k>
<Ly$A3=;NJ9U0H9`zVp|wR?Myda!<JKmwl}7@5NdcODO1wv&Ii?aKklQh!f0V4&pvSP_^t>05W&p6K~kjPY*f^W{!12I1ftmz@Z3RP>tQYdz$`P+@2XS+r_^
vAE&dVP)idZXj4hMFR-IXYiS65f89QOg|AU7VZVJuPnjR6hI`B+uiRD_z^^5d+gUXq>p)%$)<afe5$g00vVGwS##f6C6!H{iY!Qm3AhJ*U!^Abs+53fRNgEY
Iq3nTU4`@VZ~LvK?-2y0O|b63wXPW2#O?O+0y<_E+$0Lx%?2RQ$=WO(k>m@e5_-8T$oM?Qz6QM^%Mw;WZ{D9O%aHoPyF!LP2c-Vy<A&%29+(1Veh*(A$?eXQ
J}($wH<2e1>%g@&B^^mOVTe8Jy}!~b^ym+rpw5m?cYf*J=vD1kbJM&3GUtJ8eY25!!}L`QQXAV(I19+@V}lHsCpmvQrr(EtwQL=+$|c!xbYBgY(5N|hFhWNJ
9&*||)N$wGUTGwEx+q}6haGf+h|mt#*d%LqxPW>BByPU-t`p0G^$e!q05AhF0mg;&rN81q5dSvrP8$+jgqOd9SLEr7)B7yD`#GNoppU|U*xC<VH$F>3FQ7gJ
$8XS%;NnMER%0=p6sUo*AYXYgpaW~K^$L6h8RZQ)M-V03NfH8{yj^;gK(Y6mpubhM-g?v*m~}jm;Su-hWSpN2Aj+y#;{BT8ynSat6E%r0b8IOJC{_n2aBc%y
=V1z=XI+=Pn(C?typI!aVvj`Fqc9cjuwbd2Iu@dsjdh5%^3_6bF-4$@Bke#B2s%dOcqrpU{cLmN@2fp5-38DU69@#D;RNIpq{{@wyS}MAPGs&$$XxaxuQ$u&
h&QLnnpAWpevsNUN&C403Geg7ml}fvKytit3Fxbf!sP;g9DIxIj6hBbix#$#g>RL?ejmVc&#l6*{dbT#&Wz!D0I~$<j+!B#xbm{gJ^**e#SF!S*e6{3y$aC7
de3`2_KHu(?X2|zlZsg<TA8<d?CWtk$khtnZwC4@8aD~4`ON+mmYpg~>8}RHsTm(kj1L&~Zx!FzC>GTlq9Hb5ULnFMZuS+ce%Xm$u*1SzLFN&-gR8sloA?p#
mqZ{535GZD`{T}pTL%V!)bQjh1D55hUZ7#Ga>n)R#`7r}z76an3JZ%zha$@>Akx&U_ss}+SPstFxTdz%XDih79Fz0l`;x2g2)5jcfVv=T|C_JclEIFX%Acgg
eLOozePK&sX4VBP4m@-4T1TGKf$430gz!2c`E`X#{DIv#!gXSV!^~35KK)m;%+i1Pul`m3hkx-8|I^>!UYC(7XRd{%rKK<r#W;>{+o`_QurJsY(Ep6UG4QqC
<9&Fq`*l-{4S7sypo+OFq3%`>dH_X}l7LjL!%x-&g|A8-yRbjUYl_nzsPUY)FYQtrxlpk*>Fyao`z7}8{yzVY|MKtu;a~lWnzF5FZI}t*h_RF4r9lf00_pd)
02)PU7lXQ!CD?tHeN#y;7kN%F@<vRC^E!Zxhj(aWL(mIzk>oni^gyXi1PYE9{1LX8pVxX;_!bM#9<;!OMTJ*!;`*wF$xy*m@8Ja@-#T#gEjXJOqy@Dmw$Di~
_|<OwXD^Q1%$ChbzxNUGB_Hst2{3$|nK(20^Z4&22PeUGgj`NQ2_}^1>{||S=m>rnCexDV0Y2Rw<4hBB^*H9GBjksUz<%4eZt8pNNKtk^hBpbacC8^Tm;Ax%
g83TSWlm*J8O>*I2o|mYdW6DmqVj3ZD7Z%8*S!MRwFSOt^ga}LkMC*WJHT5`F5aLOz8j4=Z47J;Hi=&0d4A@38sAKmGf<h4dSd$}0Y6Q){1lY?uOsuTnQm@3
evWWU9u0HIlkfIYXXw}WSl;ibW_LZhhBzS*Z2fM9vE2T;*%#~`Ih;4QpIyJ>e*ibl<UhNL<Wr)KC`?G&$nioj=jXIH6<_hKSAThgN_->ANy3ytkeN*reUD>J
8^ILE^zZ{Pkd9a1kY2u39OsATzv++v?tN?_kx}^kcFg;BP@>P1@T{F*b*Bdf2-EH?#kDZ23CQHI99f8YJf=Rf%$^guUdD`^Uy-fvE!AIx!2I?WggT~r-zbXH
`#xBl#)6c6K>N=e61O#t8DU(l=5Be3p8Zp4Unj(Ac)J47!RzLk0Nr=|QhW`yL)tIs_nL`M7~04p8Sq6I)ZpL{#OZtY1wj6dg-0V1mi=fD;%DYesd>fw@GN93
fR`}%-~C5BfW1cWkgg$)EXc6me`=wwcR;RmKS${71#B;gKSx|Y-F*?70pMffVEBGM5`k|i5qMM-89E5@fL6P)oY(&A29jVs`$vnvqB)Q7PVD#nF5k5HDw+aY
u70Eon};0Z$n0?-{QO3uDhLP1<JG`&pQC;+3rZu(`+jdlPRIuC1mAfEUgA;waq`}TFYDX2^{*RoE+We$wqFI^laFZjnnbqdP@0o)Prq76fhtW-9xEs{sq%Gz
*v}_($J4S4p*l=7zjiax4N~@3i1}xn(L1N<-(IZyk!r_nuZQ!)kIS?d$R$#g00-^&hz}ibnGvr&_o<(^b$h+9OOW#Kc;VwI?!U?@n!0l;$NRt1KEWTpVY2@P
iOeqZm0y%k#KdVxIpNuuc!a<%4!`EP8L5>*94+ZWGS<jGURl)zns#?G=^xFse73$S{5ZFsa<)YO)DVv&H=69vk^OpZ;`_a#@$Z_|-{QIR$WJEV+-@*Ve>C~8
i#YVt-uy(3!BRDGeR$F@`kMxG8<lzz>kU|Z@omb2zC!k3iGfJxXs_vk8*`F3zIVf-?659OzQt8da$*s%(S_no`uA+A>KJOd54+Xm7@!mMyVc1Er)Z~!HXy^J
e$yWTejUJF3cX1gh(Iz1H-z4&JSdx99J>N@{NK2=)RVEce3}9dc8K`os#744>}l5*6YFM&jYa^z^A~*8A5G64vO4_HdG~<!01Re6jpJax5(<ny{Q;uIe!z?$
`>BAO!3hQ_gevkk#$L^5SJ}OG2pU|qCq0$=Uf^Yhx#+A<RF7@oHol^K;O+Phoxe2GM@ZZ*e5xBiQf4B+0~o5+nIT;mth0JL<DOhVh~oT-`GGmQ$v$3~8>>1>
$DgO(GRRRq-u6p>l=9=-()j1d16jaKoU-f!Rm=a$R5supz|R#^dD}+^R5~y_?KQOd&3vEWvXm?rfEuX-Sax177B~HeEqc8z&WAf&w)&y^v;_>Bjk6R|k2e8m
Yoe|tWQZ?|#y#v3nLp?EWEmZqQ*mo#-ToeF2URis9=n6p{GI;jR!jHa8ybMzyyc?xv3jR-X?>ZifJmAb#j{~rhAlbnsyY3Z2>Su1`~Qj%78rC&W{9dc=G-_$
^0?`*QH6wck-#LuzVxrsNZH8tE4{@u;1S=00%C=bd08#3DTF4!bj@T0F-ZQu^Q6xqEiUV#EH6_=7`CU~zPq#7F}H2`DxW*`9K>}Y)fp3qlYBOcEXvf;5xc<d
Ht-fM$l0(%9V37PVq?AyV1}W9iTme0;oDhUPoRL=eS%#5;O9?mJBl@X&95U^b(s_VzMms#Kx#T;ByWP`mMr{~KibTSvv+@W-GQ1-lEHr4S%yB!^Ve<Fm%9sJ
kLe5$+cM&W*0QbhtK4^@<1hf?l|0oS;Xk(DW+dc^q!|eYG1Pk-fFw!*{*e)G_4m8wbaxaD79zI0E|=KU>O&eeZ&e;e#&7z=*@kO%Fw?I`?_ywfvw0OBgg@hg
JVd@NQrxl(ray`_rqhXcukh_qMT~QsvPm@U<sR_QSvW6s`mcofuTw+~<NtleC?q#3D}U#k_xo*jq$~oaQT*ifwT9mXto@>MBK&9$N#iTq`%W-D6X_OtZqeP?
9Fb~vfJCjcA5oX<EE*`)&;#U02k5E|x(Jj6TpwOnUwbZ=rEW0fcUKy@S<oHQnnms102Mu$kM;AOUV1hKT*_hO(#j)CGk<FE+qt8Wjh`d6sQclke}9f(!ArN0
qbMoY@@&PQk6zc8HRY?%eH>o84QJyvL+*UdUpHZ~VG<?7pLY$IB?XjC+UC)&0W?*6w-N{4_}-vCpXBBD6b#I*G2b0-^~guJeo6rH1I#kRZ~Jx|Sgok<rgkgV
4B)H_0QT7rVS;e1e$$_n2rAcejd*;;5RI<lx}WcP;8+=K1lM2)qX*2wV3(DBRIvHIEQc#WzkRM^Nykl?jQLvC<NJA}M(?*0@Q-$1(4(`1Ij<wgK*f29Go4(E
MSPe}2N17#OqqqY7mr<cdCAj3{*pAR^MS02^I*~hayz;1V;K5G#E?S9Y17qvHb`w5fz>Y9d~YT2>#I3&3l_kW>}-hz9WJ9tbTvmx;tzYMH&T6T;C$7Ojy6m5
>pfu$MiqaoBLaxpltlfhA=kt8?YaGP<f_8#X2Y)+p+|u$PQ2rg8Wym`?SDQ3yUvOj>!|&-jm{TCupVCxd!hci8Ss5#-nd@cOpVi-pKmSSw-X6CJftTW7GH-s
?*u=a&-*T{#_vu&xDbd=KO+WPoXsoYf5}G}?DYtam^<aX{~3ie1kpUMqOQZVBT+uuZ~9Zp8irLWmIL<lf|A(^$>3P9#A_6A2xxFJpMlKV1c**|fLzxi@s+fK
>rRR12NKJb8*r!(C)f%X(64L3A;H>Lu5UMKu4JWQ1-&p?x&$C)YD0>6nSG!LDZ$laIEQg(1kyTYOI-nG`G0;d4m0Tu2H(&xp2`gw(vL^Nh~fmfx7-h&XK^`G
T++Ro0f@r|0md_MD)mbBb>6q)zvUxE;Yl+&ANmdhIiJ@AZ1nS-Tk_RqJPapm(FDIQ`ad=EAOPma)1M=CDhO6Z(a(`g;|CLkOn1X5pU3^{QTl!oOA<B04P$EY
b}Q*TDgNJcuAg>r>ch7<y{SSgu<#JJ;_EGlkE<8H`J4N0WAg94ke<)?V)aqer=a(jLJF!UK)I4F_?{s--Hs1PdE#5iF2%LGW_rVM2h>w7ON@=*^ydj+9v&|2
w~1ex>{}u1Oo}X_XY~|DL`i`bmUP|gdunKR6W9w8Dv*_c3s-$j2OBK+><%hm?6oS|ub)$V5A8RBSt-9Q#r*leby94XV-E@lEzcQ167;H-gHGT&2Hzue3c}c*
Gkgy-=kp%UPeP9G#&G;kv6QpWgG0tXB>5H@T=HSN?ug%|Eltr^E^&}w3gk21(w^+nE3UB4nUugV#8Sj`qp#APee|2bbmhPMqvdPrYnVV8CL#Azy?^(o=519T
9c=#`L0_dFb5QhiB!YBL98;M?+zKCP{d`pM-6jqv^g>j~S^+)uB83#;|L(7wKgo>54&Mw#tWnXx57%$UvTxP(Bnk<PI2%?%#_WLm&T2gxBEx{T#kJyKJoQKN
tvtQFhQvb#uX;X^ULlcyNqy&W-IrTbR8Xoi$#43@>{6hFCIm<<<Y=d7HB`VvcHH!QcYPsg&-QJ@@iw>AFn)IkhDks5`xa*0{PmZWUplrEjJ={S*d;rDPSJsM
^RgIn44}{z@63Y2aN%FOwor&q&~a5jy@+zV<u~0dkAMA8zyzWjfc^RE><x(9$r=Aj$7u0AnSP&xH@<Z8hNuJh9!We-Fy`0)o=(HMJ}hupo9TN>MYq)?w)Ndb
dl6)?bfvQnx54fAiumLFvF#s?mVjL9R4*-{OJD)*pBmwB)Zty^=Lq(zeg&4x&k@t|jPrza%c5GQn*2|`0Ns$QWX2fpzI?y_d-GBpyP)>3+n&kEZwHQAl}b-?
VRSswiLibJfONc40b|%28Dc%Rz1GFr`2yJlqrN?Tj)t&*DVR$if$xoBAVCwtZ=^SpgO+mwL-PAzposHcv5nt!$DX@V5GX3sHI!;0&*vOCBuU!#>uvs@uftDa
o_^={ehauaQp19$;?Hq``Qgnr7rO%l1jGGer&IavJN`N==CqAwkLx(1JkF_Vy4<{-yVH4HG(#u>4FKx-7Y`g&5+>Xap_^X1@dG?IkdWLbe*T~DZq)Z0QF`Ra
s82olee36YHw1w6Gy*XT67`^{_<tvOhyRLCxU;->+81dDBZb|mp1|rvC2X|l;*D}05!-zNDE+%uC`Unnmnij$0FFKWxpDJ=Pa^r(k+nzR!)oz!gwVI0x}fjI
F@&g*`{yH=F7uGZ3)A9J4*xtpK$iJR?Zm%s6ui|O>B!?^IVx&w+w`>(9O~KmzzbiOO(FhU&>$d;)t?(t?HNqVCv)TASMKKSb@k)CfvsUmJ?YyD;R+qN-Mv8q
;|dm+)qmS=!w^4y(;v6*1gU;67JVWMMnoroq5kw{!cblfk+tIm=CI0-jLYNoEw5m{O^pC1>BW*Q%W2gyA+lC+=w&ZkeopbYwVvwsk<%scyq<QSgt2gqqFFwl
uy$jB(*qo}<OQF8Y%A}%fw91`e;dhAlORggn`E6*$lii>_gTrkI^z?_ZiIXVN&>?9aS)0tnbB6y<?d(X-abZL-`)(Tlc!z61y7gFG3?oINR|6`2n>+?>GOy<
bwI*(8we9gkN3|*w<S}0Imv#G;HvHtvv<GZ=R$xmHZM1Y)EwyNpZq!K;B}}YD~4;+2BYtGc&_#R&Gl*;xF75?^%yvJ;wCAe!6Qfk8+R0o<Eheh-kO?k9c!xJ
(_~3ZuvG4yzE@g7k`IuI9OY%TO0FH(yPtg+t@L>!ZlvpDkpeb@$!YjPzv<7n^R%k|m<M1O3|3V#0Bo#v#|?yAK=aSf1`e+m!PK3cNOg?sALpRQ(Q%-jF@UD^
l`)}uDsAh5Zzg}u<zX3)#a!lYV(YCTaq|J;5DvNZx1%2CVsaBoHZHDH)1EGGy$W|Z)`Y9KYJMkVv9FX<cx1vaieDL%u9dCvio-K|<;SYma1f=8(3zMA3;n&k
o^A{{=Ew`3M1DWFLFK%ps9-1UYEymo-_u^z6Wvc+qY1s3&FAgM4HPHbpPJ+_SrlvL=LjVIxgOc?pCjBLE37Q&5wA!OmgVQ8Y<Pq`eG-ap%#7m|)G<5ohll&?
#{C;wXScW+%&*2CAOY`uSl8Cqqx^aG+qw&q$;vt{D>ts)SK`VkQ+Cr(Fx!0$7@n4s-~p0@Y05<il>F2QkU?W)v!7-9xdBmVXus)ChPlZ2_tH+7PpQZAEq&WK
C~F&VWuoEy-m?N;G>4_2c2xA^4mM>K+zMcJXVfQ=nz9=roF94<+M?9vpNunL`1i=A`$L-h0mD`!C|r826)p5S`T+Uj42AG*%9_5)Jb-)E(h-nh-x2~0o{{14
Sc3qVX?As+B+jIG<Tu2CcuqU*MDZCDLJwCe#|yHxPfPZAz$n+8#<d|#&m)+80r`8d5%)vElQBpp-<C1=&pN;V;wwiayq0Gs69D&p=bzdF6CSC%`_GYByE?%7
(Vrvli!7Mh5Ya{ID9Wavk3v3mKUB%mJ_r%gG<(33d9UsK>t-Jq2R1Z$`Lar0`<57_AH*0ysGJt`+4GN1`N`G-79twh6et1s0iTEfaNoNhAR8<AkuXU2#bvpH
NKSvE_=2*#2MtpU)%YL+$!{0uzig1h`@#j1!;ThCQQA&DgRC9Lv=ryO4$XbuAI^tZ_#-$s1HH`clL7v<#I8*z1R!KG&X2<0q1yM3?9VB5%`zs-g={ieZ`Tzh
zB>>ewR{|t$Tzqq%WIVtX9m%%k=j`IB+=|_(z}#$Lk8Tq+xfxIXqfk}yn<f?#_X%p1{4Al>LA8f2@`=SqPhLHoM~&3Zp%Rx#molpEqT7>u9vuMU5wn@O-0_8
_uYO?G<4QH6rs#L%Q__1zej&oU{ZNe`OlGv=iMAW*3S`3LK=`3b@~?R`|oZ1KU#nuzjuoB0;Q`s5rI!&@Jrw4Z|1uJc%Xn<POpQ+N`sOZtisLArQYkfCf!D7
Fzsi&Z|=Y|oT2Au289~fKnGsrPK0qY$$&f$(RId6YFec*e9rH&HaJv1MR~?zFoyzs@o)O0zvZo9wJuN`bhd^7IIai7Ck;0tz)#R?bpo_g`(iYha)T|q?%KRy
Lav45<3Vraq4srtyFs3V=bFl|lQN?Rll!rdcH)iAyN@FqNC}`M^En2R&fYU<;x%`G|K&!^d+<Xo`UT$C$w-5a{R}MKbQ;FmD(ICBKIm?f2*27)H!WZ1d+q|J
$jj(8pvPP0iU-G7lxZVi7vAN)85c*(VBKLz@8jgjoWYU9z5Lg0UZ+r@HKfy-GWcff&$nK|&doX?nfx5#2kB+ugZ><u=hpMu9)`rAN8R9-|7eGXoQyS@#lK8!
;M@oNuEW`l-`wxLX8vlKM)VZ#ca9L*Fey&;J@)r(TxS_kAjk*!KMAMe<fSUk0U!?E9;9hbulxoZLSX0%{IX`3^v#eSHa=9ck0Rx)a#s`kzPg2>%)jf;(|e~b
MH`PPCL~v%uJ`{Gvd}POausH@80=Jgg1>X%RYT<Jh{T^0gy06rqk@7=oKAEpgj>iGU}PVzpHoEq>gI@8vOG!<lf`)<UgZ0I1z4<=>3K?;m;Nf4Kihl@0i3#f
$dvW;=qm&Lrl9KxBy${kYY8-L(mC8!QF^X}>+<x2ff)F&QXPRz<$#zAr0-M;8L>7q%|d0__1*^_tSn$RpNA8%Lz<CCnK}Nv=Mdj9ZXu}wX!9Sv=l-WAFLz;t
X8k#WLF4$h7s1bwqZNQaFlDLe-MXIgpL_xK<$KU~+}}g-CMx^xqVpHE{?`rlVIUdiE2o#BLG|{M)MwBvF>fci*drUr%MRE^B=DQT=#cR?+IC>a>(C2wb(K{x
bV!dakGojmmGG$`vbeOgmjVOoze2$;pO;_1=}(>#c-d}6-)knER)SoU_Yr`B-NNRo?7qGo@mRRmIp;OYW#MuH0RU&>BYm}^Tb}Mw;AWxYASgV)Bk-S7ywF(<
KhfOT0;43$7TsZUs?kxZX4m-J;<S5Wq#Kw?b0_$jSqR{Wo`yfMUuds{N*`qjZG20qZA0LKtZuKb=A)7iy`_RUwM-y;eQ%k|F4)2BWSXv{eXB}OkFT5Vh$2A`
J8uWtl)*R)YHzmUl0S7)I{2@9T<&h?7~c+NMgOVwuX1g@u=+Woj<sItAOCX%E}{KyS``O=AY=&TpN}3g5I-G}qaTmVwEz))5>My9=UhLnAug8^{7mA$l*N>A
l<9H8JQR<2-%_GEAF{70un8V4&m_;u9te^Cy^QG1eVu93Ej!4*dec&do>6_}!pj4rurc6xJ7wvlO-L8g%l4c8fE02}?vaDjJwpb;aXh+<a%gYMuFqbg^tXa#
a2LCw`;KAApJxHU>#{1;Q@IReJkT&nP7-~+nY%Cda|*-UNvprbS1JSk8R$5eDh8=TjIhj7nIEYgudIV)%P0bk&vS{s#zwC{V8D9oB!N2I&q`k<hPAIJIfVIq
z@?d%VQL)@etAQt0G71dTOG<#OBYIuK4l{prj<ovRErF-Lm%UeM;b1XI>C8#L|_8_(TFD35zctBAZhDOzv)lyD-AWS*nfRQ9pS=P^Xo{q=OHZa;4&D00SxS~
zrW&RpLd&1^Lf0t{FbN#HyUNrUpE?Gd4Jo%9P%p~d+=8awPn&5#b6@)RCL(Ek0H%y6-*x~HHH$WdylL(5ftL#-aZ&-j?)wTTy;3U58N<%zb*RiThyao9eoR2
;%y(WaKC9`fd&*k@?ecIx>`J85?F=&cjwU@tC->?I32L^g0tKJ$zHh~<;LSQ@3YnUmD>jI$Q1|nd@Q=ZEmwby^YB<fjy7mG4CursR?7Ngr0RxkM|LEhi4&&B
-)^%{!bj}{Q|m>J=}|Rw#=(urJO|LZ*o>h2smy%))jl_PEfhD189}&%6RuOSwB1K0$-VZt4NZLCz?lS+?Y7_I&i8^zoKXuwFkrvH4aUX%T3q_JtCGmCuPjTE
`WDxpmu|u&hF;tA*Q(cUF*repxt}BJ+jp7e5BXjQXr#~fPu9Y(9NzvsuhVb=5g>*;N7Mc{%S9UpAk_QJ5E<RykKs!#Kz4OpQtv|?=1`TtZ{@cDH5n&ZQO&^u
m%IdtDtmy<V=s&kUIBWFpbCVm%7s@+iJz|qxsG8QdrP0rJlbsIH~n$vi)Db5SX(VfM<gz*TgppbSs-zKmGs&7Yz!Z@*0Z9WUy9FRA7+%12uL`Bcx=r$!TRXm
3*iMoO8y#!*uY%#4nAsHz2`+w)l~ERu)}ll6_CRPEYJ6{H3*M74&qldmhi1@0{UD{3I$LDP6=F>Qpe)~_Kp5tLbFv%n!YMh>U)MAlPN(USAi(VK|RD{irB$)
tmD3oU0qzY$){K?pX2EM`QFsNxc?SDdVl3V8aq75)v>cjxLgm{G5@JO;k}jkfBE`DSnpcyZ4e{P2vma@LDOb}YN#rv$rcre5r~Q{Mj%Fz`3$Nd&0ipq$Ssjb
B;repq{#@x2r>#$u`?O5)nrT3q)FF)+vl7&dEWOXd6MVmch1@TV6Ams*9O+QVU7N3MqZD{BGjKAq>;Vd<)s~hbj=a}`ABWq(IHXj5Gte#*<Y$Z*WnvZ|Goj~
$_dC!r{R(wKjjoVh$`<Q_U7JY3iNk;rx#Aoh9v%ZTzDtCa?Kd|VzxEq_)0A2ZqeP}JqeSS0h+sZ#X)~>Xv<!YO!V3ZA*<>?jVBZ8zFh+V6nUHk#npk}PXN9i
IW53sMvmeX-%DzU<{d=5A+Y{rbwDJofSx`hkKzJwjkF5g7hC)J5{CWNFaa?9ZV}MM6KKg?5XXz!Am{_i4P<jpF=q}EH%o5-fVadgKxEahMz6&$u%8e?VRAJ}
IQ`LQyl7a_Y8SgLni-mH1Z-*&0RhbvUl8VBPTp|Ba~qyB<eU*Dz}4U7ZKC2qzEK;&IffVCDFquW`lYrW43;xTyr~-S@)3Whj^Ozjv^%jsJxUJJ5FPJNPuUK8
e<gHY@?+8Vmxlwzuh@_^up9N1Uqy<rcAF-zKk(I1ayT}fd^3XI#Ckya%Y&tM1OKohXKF8Mt3c(NjuopV0j)9f0)>hM0Gvtf_Ci&NO4muB!3<l0NWdYQ0O)jg
@&L<gz&O|*TpXZe{(ZA6HU2_0gz%rFcm_<tXdb`C*XR4-y0;^+ocwB{2k~93`qF;s6r@My!}ip?y6_PqIKtxe7Si6|$<&`Y)Fp#PP0r*`p=qW_Km{kNj>gGj
)CrLt<Qp&;&Rdi~fNdUh9`oDi;`As~<#&H~L}-7Ue85LGp*-jlJOuEl$L~0!zZgyz=#d2Qi_^V;9Vm3)9(a?;W?^-bavo;_ewXP4GBwIT-!HWL#H(1QuK8Ef
RX(RUfQjFA!IvUx{=Ic=zl=Torvu#3HDyrw=^3b(g8Tv!&(v2n?)M{}s;$op%Ce8|*8dA1J$xms-}&#`ag|2y%Nc=Eip?!`CgZnH*ZCT<HO`h}P!0E4FT}3%
a0j|KbqB;3`LeUW^xMS-!#%DZdx`x7_ERLTsjhBBI57NVmMf3*dku5rucXZ%#<MA}T0V)SYTk#vW4Fdt#W!fNoxwr_o5qS~9&%{lUnlSg+}~<WY2`j4E?c&M
T1$6bU;t&PuY3ug_s=5$<rA(3{$r&R9DxcPJWqGDsG{gDd3-ag?hgFg%ni?y`xU7pxn3CDmiC#6G)q03NQ#eiP5QrcX+^-b_LY@OeVQmDn%}LS{;;{JzlVRB
L_*x)`zPL$-=8VU0@|gi+XBsKM(Z4eG;i|WD}>w6m<7p<p7VW~YY=^{zyCgU^?DwCOHY1!*d)dG6T-t^EfoO--WeZ2(Yye@@%IrAh;71vfW+au83sL_n<ip7
|FmAwfn}V8P6U(>Rbyb`F$!ttqZrZ*O+W%|dolbO(4;K;vfvwohCqO;%4P^h#g04!_5mCqP7-@Zb(U@JdAarM>dz8G1Aq|U%?76bFrN4_(4d~9{oRLlpxn*&
KAaUI8%QYngzUV0I@#C(EzFqT!xp)Yoe>a=H>Y<3gB2Sc)4{^BH+31rL4GG3{;-YD*5n?l^^_+a;RPeuRfD#)S;G1tT*>@LJ$b-e@m<oQ<33JWS@c)DAa<C$
)<zLVavTekMfJ4t3XBXGEIAXaPdu_aiy8;>xgr)*hjqNMcF*8-T>ZB5=`D8zMB#Q{mN$j1OeCrWBi3lE@RMi9fm2W?B_LQ0Afm3{+(19=d1Ae<Z1GPIpSekT
CH~VBNCK5X6nKflUA&b1e59on>_FhLE8Rn*t3EZkYE{VP-?xXrvh;1AL+cr*OUL7_9d*9v+b<dEbr+qaZ3vkRakPO(xFd2W$RL1<i5UPID+%=PXg0IG$=%~K
NHEz3zIDD>eeZr@ISI^=4D)b*7?128E0za@fN`B%d7pIk!f%l#e5=UKkW&?1pU?(A6xgN+QGp%@CBL7cAv90*ES{rpES>hMwLFuT_Vb80oul3A+HcAy=XS4t
J(RpU)AKF6pe3_~?|@@M-;1FWz&Cg5$XAL!#{1x{oaTFzz$w7(eYf|^I+UzJ6oFyzBRyXp{&)@iE?vLm3*Ui1Am9u8{$5s+hZBL8e)5h%g`<$vG~kKo>l!KO
^a{jdMn84hR(^v8WCa>|OB!OQ{cmk_A72EI`ss<qA5Oc3|LO0zD%Fc2SUlGY_TPR!`ttYqefk-x1QU8Pdnm{UdP&s(eFHD0^|641i2may5~2#rz`0gL$X#6(
AXmC;K&6Kr)-}+Mcc*#T3vDu<@^%eWzLvJ$d?5I4M4KsDAIFv{GX2y|*OAb2bJ4F>UDkgXj{qKT0qL<8EZfgC2fIh-n9%;_t2+xZ;Qn%St=#4RoWD0brGVm+
2gLPLL?HCf84+voP!!M?2qoU}oX5{2=<DVHP$OniGF*vAb6YNZ=!c{}8m&6rfq+er+nABQyPsJFo)04r4Mq}seOA4jo<6+Etv9s*x-Fm7%lF{(KxgCT+P;79
kUzVwS79TSCNL0%`>_>-U9*Hr2)5<G_`OS;MNqwsEEa>F*+A)E{<CLC!n#!vZhYxQ=vLhPi>*V@to(fWZ+4Zw_z6+}^1nN(FUono5gk}$$2<DnY%NU4ZzH^c
8*RZr{`xdgm+Lft*spw}{7(JA*8o0%TA9zYUZ2r;dXn3%LQbcpJBju5y(#d?^S^RqL3o>)z!KjTru;&WwmaYDl8P6j598kO9{vtzvA~&$LZ0&=3-2c(#~+5X
9DHXpZ}etI#PO=cLD5$`lK={tz@WsXNUQm}to~eDcKbB7FBL*tlx@QJ5rIi#bR6<NcmK94wjbzsEiPS8oqM#m4>8*&0H+A(#dKc!TJJ?rsc*^h;QBw~xTI4H
n3($t)W$&ddjH2;yd<kG9_DqqHto4B<*8L%a7!*+ma{+-)rIP==x%5DiU5HcM*LF)>@Huar7yGSWe(ttwqc^tmt-Gi9hA@^9f%*V+s~O38BikU=iMo&6DL66
zcmNiy;*+B-_t%4DXiu7PiI%GI~ijB092~y;OhK63D*5Zu;k(5!1r0zwl9%xQvYcfe{V?}h#1ZKv<==SD2r9;nh{;zc-I}c5NdPzlmp=Hi29|%0wXfO_@cu3
=zg)|%I9~leMQOh)xHD=-lUgZPl&6W?ItEz^?qr-MSc38&i{;)h!p)p^a044FURBTb4Uj<h$8#EYP^yvfUCvt5|uj+(et%Cm}#-gE+-Ses7#1Y*<m?zlIXcc
aKB#}7?cY2O7OLe4*oG;;%TS8jWug8CU20rQkmoW(p=FCI6)93CVS_3Q*dU5{Z|*Y-tRrtJQmQeck%iiBZrXx{%?kcNG6_u?y}hT-kl4Ob1zf6Cdqk;pTasp
_U<GJ1seiFzrT#JC(HPLXuGN+n4F6Io{bME6#W7vdAn&^9^>yv$LlD?4@}ul4_}^Y8pdzF=I?G(FiR<R^Zvl%|2_hv`HrIzbQ0s8<4S+2>K5>}_J{N8C!N`a
hq?S5R91GL8J2rfru_ewFm<*k&!NHGNA)eHt-2m>0L)8xH*kJQ%o8YRXXn<XMy=;|+34p;)bR&aGNLba<ahSY1_mq$5cf~#=S`N4MNC6~!31MDj9F*@-enfe
fuh_aa&2d>Z&MFp)fa6xrTjlQ^Y3#RyJi+qJz1y!f_B3UyR++uC%+RO=Je)-IF-N4S;1Q$3j^f)>NZ`zmi71qG(vqRVlF-Kas^1Figx2iM{{rWzSmJe?VNbX
D#D$$iNw0FT1vpd?1N{Hs0?Y{F=7ww;PloQ%dd=uY|l%$J&SAYyT`ongW|bjrk0-ZydfZta5M0k`Fm~<z2v(V_UJi6qYOOg@2+P-4S0v&-&2dqA0<#Cf8&o4
InCBHA?3{1`(4HSt95FQ3>c`a{j_pg_T~*1Sij>B{(iuy6|nz<BMU^Oh0EZyzhu1v70?58Q2xDxN0Q0<ZUW)t)C4CidOeSIe3xPQyK|9#tA~my2du$-!-*jt
CczoDh5|o4fy=`hI+gnR!+3CcpKsd{n5n&4LG?L-Q=Ep;8<bSdZ(1N>K@55G7|?RKT`(#Et1E2P`{}ivHBk#@4FE$&Gr**866^1&&O`-(m?MM@YTLtCLkm^}
!^&QR>im3(kjM#!biA?>H0NnigAn@vAczDc(l}!h^lcw>V#x?m?`byB9sqf9zQ9zBxyOxw>Tl&F1U!D8__L=7@TP#*JeR2BA7=m(mMuI^obY(cEqpH;*mp)H
A4%Y!cUG5vkN`(sxHpa`(3*eo?(BOr_}`b_|LJ8KZNMh%^V2g+C4+<g*mbQm&mMkXi$Pc{_>5o9Brd`u)|b~M#h1H3yszus2`RaWSqNA?MWX<Deo2V3k-D2)
O@41wvi)kBen)nVZKFIC$*ThHftX1IJDpR;wyW&d*z#R3n6gsNf3K22Mg}Uw0g+Gxw^nS5Ka2+`d_b3&Jr$rgW;1;gvI!-gGgWhNYJe6R7N-c}Pk;3(BEMXr
1NHd7Z-n%g4)fyUsaH+MSx&OnO};uSf3=)Lq~{Iadj-bZ8c1fWtrfvZabbar`4Zi3;<9|rdraROppOT$Y2F9oG(zgj3Jy_ns95Hmz)AW2l@r{10^J0S9y)2j
DkmTv5cIo_Fu3I#;^OAq7dAnnuy?j_f4S8!&`sUMAjI6bka#g%!M0ZWtNG;J^SzCq@1c#q6K{WOK(6{%#i#%Dq>I9DeU##_R;$?r@IHlepRF8d{(NMaz_X3j
dXy66{chC>eF`s9`}a+ZXK#1xO9ldqWx&1xvahe8WK{s*A_s;*QI7ja#!?b0oxP_9ix&wyf)9;cJG$tKk~&V>fgGG@#S`Wr`-U+N?=rA_nW^2#?N;P}7!OZZ
!5Saz{9dNtjedv4{#UMmTnd~N(hEpT`~E+>tw{mR=nwXxc!~$Tfx5}u$pc~KemyqsW+SUeG8OM_ekV%Zw12f)@|P#zVpY0%x5H~icgODH^ZU!^b-(oFUyXJy
N2oxyX6NNOo+llE?$;YTSP*Z4$Tzx$p2uXMOzcX4u<;+6v<XE=7JLD$u<&j^4h&!JB<VvURPOSMbd4$uht7HlrGlXG(z6Cc)-dZQ&mgkL9xx~S|5x}~zux_=
<tDw3FX=x$)l8)RiwyqtS3BMUh(J#}Pb?15mf`miqC5a2PV8PgD%{UQ1Vzgf+Wq@xpD%C!1@d@{!*Q6jS#*0V+i!b-dt2WBKNb|jo7rm;;6{%QFB)h4lHvdu
xYc*NZ8G=*<c@RY`s8Y{!3*%~WztV@L$yxkGyMJnf;s*$9yv#Y(U+&l9C|pf71TTQo1bv#1giWyPm94gkqtrL@*)qxR)c7i@1tl1z)3Lf0YGB=SE~~uD_|J&
zY{)Bp>7Y916ao5-Q=a}CRKddi_>erWM&;{Klyi_Tn|6@{@$;?79#Hx&Rf-R0<#;L<NOR5ru)jCGQtXR>7*iP^+=iAGdi9iYx&Mz5_D<w9W?|A+O>e#s`GVA
@QG<22zm@y!nS@mhHj9<6?Db|QS-C!xj%Gbz!1Q^I<xd&Y#mzvf8`*#{O^{i2b0jN%in$2(IIGGG~jtfgK^{HcU#a15L;YvHr_}ZkqiRDOY@BU5BrrBb1_%6
_)EK9SJC@B@!(s2*b|=#t~TbX5_68`3BvdG<-3pE^@m$L%&=U_x!0RhtUP9bG9TL}oihHq<BFgcz5g;!^mx(lOclE9AI3vBj@{h89vS9n#)EX3I{(sTEk?ge
Klxbr7$2`4e7sc0$QAi&n^M;h+UEk(ey-<57Z|XUU#$a*|1VMfJ|n99<-ZUYD?6{{f!w0)o53e>{H|DL;@FpTlEwn0ilvd;bIAf`0tyN6c;r}Lr0>zQpW^_*
Yqt@_v57co5YZ@z48g(M=2xrgvNN#9<vaE3yE%mL2@pch1O5aifvJ@t(%QxeQm!<V)U~pN=#+kJo_$$c1O*!($cpxzPx@P{XJtG;Fpj^PwxIdP`A@OxU`IYG
NB9Ah&Nb%WAAbH%y?BU*u9J!7Q&}yuM1lHi|KRTt85^0mY?G;%(-Vb|tO0g)Blkc6z}Z}HN#*_I*UG8BPuzq6wG0SDs1pZ9SKU5-<<+s!<9Sd^AVr<9mKwlP
%{M=;3mqh8L@$k>Ka9t9;BA0`C}KV00sMbBn{}=7cn}YF32A(X3#b8}^Ht(2Ulr)yHqzVha$npr=f4wl#pC-T1-T)L*Nyx<!7mr=L#Z1M9|1oR0Z0M_=4A|h
B8lZ4m}L;k=QEl>IB-gtu!mh`*mD3eVV<^O5D<0kA^sec4T!L}!wtk7Y2YNKG`*L~45uT|ivvcUr?c|L>bS$XniA=~9Yq{;E2y|&jVbsl5Cg@5sFg2;5c|8i
@X+rq&bk4-LYt}RzrVU4z!u|>{&&0KB7?~^F8b3$8-VRiznXS<pCP;J=OYh;BMqD#L_xONA1y42oUM%fVZQ(bY5~Eq9Ki~K2{kZTZ@2bTgC&J@Mmh02ZEEFY
z+xT3Wsi_;*WcyMn)!ZfV3qIjm5g6^xzaQ+tsdes(POs^!DB#3DSo~R8`H}8!+2sC$SI@6Q<dL>Z_qOUQo)NX{1R8fk39rV4EIBWI4Wizy<a{YhX9-(8u;3I
zF+-i@^Kg|%9wct`#TA(nt*N5z<^T%vBtV<Upe^Kt_K7_cC^RWQrd(uvYHzt>Q|+m5mk<Q`rcm^83kDO+L^CpdN@uJlzCT+l~)(X{th<+>Lygnm!u!@ClI!4
76i`(Gn_|%Mx1zcru8I1Xlfq<LN8vHd~oOb9)<JY+=l(jyM+}{97KZ@d;R_Bl)LlQRT#%lj|4aYR_EP6C35W-D!tvPDKh<+*5T)f8sCP^+pklY#_0kbK97eV
*`q(4*D4TS-jmqEe7rq!UtI+>kUq|SxO(Y^Oj!`^lJrRgHscg#noc^u%po$!>~R}e9t2TN0=#c&Jv)$nHsBqB(e^k|ITeKDhh+#X3<B{V#)D#!)(H?n=M*Zp
)xnDd7Y7AGht#Q`3dXY_9$->e)u2dxA7u&cRh>j`tc8r>C`w<3pFjfpdlbaPKOI_QP8Rp2Xb|_N{44~(?p4xz0WQ4TIO2H(^?(Vv@5-qq=v{zNC=X}8>u&}B
-_0@yu$GYKmj^qpzG(MBIKbO@-HRKL9;{r{qDP<#vD9{qYT%x#g#g38`sTh`3vxsNG4|W)(*ojumsgfNLp_de{BPzs*}iup_y&A5Hd}|--&40~2egsp#eaGV
Lsg>p{moxj#p}=l(*+WsK~sWo{YiFb*!hw;`h6y__I!PJPg}R=&Hs=ut^frzVE<@7Yj`(^$6{;t*zfqp6=z7Bv--WtJmO*Nw$;7BvujM;jGNuwfzbBZ35dti
nsyLpk|dt61{AnuaSib6c75AJfsdkcZr2~i16;4%K)?osJ`dUuK}T2@d-R5|Mk9V+?)+SG@x!J)C_9-_H$+3xrNj;3sF#VAVClf@`A&@zEG#YO?=#*<4hUjE
Lc8g7!Dq@I4R?KA-7$Q)Vu#^wQy?v12Mqu+k<c@dnq)A>@Ev9A4@h`7JjeuyP~0Ug?)A;Ps)9ukL1Wx{H3)AHD=FWPE&DnwMB`aAGSvv1!7Yy?F96b~;B$|>
ic9#`{40}tJ^FXgZn2vts#=u*?gLmu{rlD-Zf><<ng8hlE6GED6=eQuq<H3z^ReP3>T!eq{%}!70$=GNih4(OA2~JR3&iUBhyBW~pKOePSavWVz_z)DA>w6W
)9d#0wh9XubN5m;9J)eOey?-Soq!dEt7N5KW^R2pzu#oJ;~S`+wQ&HA05O_?M=475TaW8?T?sVHpN0bqcgC}t_4+YsYTC5xy7toFD`?M{E>|98@?k3tRI(oQ
ls7W?flzYL3zp`27{HqV#b$~KhLA_02Hf>$o&h^FPXR1yq6xC+KwICa3(+BL+q)32sOA`77ddLIwI`gMhG4)LFmA0QSb{w@@E^UK96W(~wT8-5Ece>GD#hG>
(a<MfPjfrt9SJgmoAX%pds|6Y@RI?<<7EcK*L8gP&6EdGP>hGK2D5L7Jpa>Qtwn33fIvn{=H{Tr|EIq-e2Sav8tG3DGS~GG^yr_S)eHmn50W5i^l%WJzaQab
zhVyuKIm6ffaK?F5Z#-f|LNbi`{<aJ<K8C&v{%Qn<-fFR$J2%XMy@pP_mj(}hSA*7L^(TOvdN~wicj#MtCOvJ1KPcepJXQ4>{9@6Y@0Yp5R13LOw_O3R+Y2}
aw+qN@of3!&#8rVtRx-53JQ1=4hv3wf+YY=<GJL2obJDdeL&3@VVsDkto8*Aj^jKL!YKkw7>mD3dpMwX|I=E$PkH8e*c9OQb|i`!i-B8gfRJylT}F+GHYn1<
Z~qnnBrYkT-b1PreOa`eskZ>l@eUx2nH~a2y;*DmMb?*CgbRA+a+^kg;qY0tpvlcl>t{abE8Hp|Li;H6Ms!S39eWSd9&kH%g{58r6Fc9ZJC9C{2c7uwiS5L%
9sk80a0L?JZh?`Xp7}<5pWOW3KRuR?uMv5V2%O-Ipu&Fdzn@dlNp9Ef%_iV2IMDkHAT@uu@A>3ctZ<<@^*vohSyZHaCDBdcbB4Gb9!<tReDIktK+@`(D?6_5
I76Nk^vPufXBW_1d{q_0HI~&<K<r!SrAfS0>T>4)TE}gy>@Vkk7*9+M6qFCTe&-ZuipQe*ecKBp<SS>>lU!d7nbY7~b`lQ!qH<Gyn{fsJuJ^(lmQ+wjOy<vf
?)B6;>-oDDxCVUM6zaDf#enjFOMro_!ObohKre=g_I4`w$+!oiwYZWw3h^A0eKo{^_^M0Y6ru_S9Bh#(5W}~g=D_wMrzm-Lqm~-&e9Aq^lQ0JG_nf@xM4y0<
ST^9bAO!_KV#v>&QQQyrn)=8DDK+Q%d*=}w5RPSLJY3@0SobgPV8SYy65_i4=`yBY^}zkN#~xBBtY;B&dd{>XKOafvY-wMCbgM^3!aOKkci4Qsf66y#13GQ=
0Q&8HE4!HWSm7mv<jeOrc=wfieXz7t;g|Q4u&U|-=3RTc&H?z~JxCRWZZ1v`k%vAm3h`;1(+!rMadw>yWr5J*$+K}j{xBXO#NNznr`AE3=u6%aSlNvAyu>CC
@MO^RH!e60t4dfEqEb8i(*;m;96bc5lT1oGb91kp!||fT2s(ZzihQ+ab-H;1bsFX_cckx^2_Hr&iFh#lBCtJT8)_}&{TBFUcdy6j0v+rhCv(VmrLlmUp4WFM
?7fIj*TtiFzEiWK4kd)X9LC_~4(KFBmO+eEEdwVIM-uIE4}u8z75YmvnAgixhJ1ni2<!9VZsvsBe>LTnlg~2_R<DaHdzSsT_JYC7Jh1-hL4n^&tvG*rc!B2}
Pu*^p-6xpa@2^*Z>7h1+OHh}ibk;DkN5c8u|Gp7s3KxQhyUjRme`+@l;3$g+>c45sr@3#BgD7_*T-B)gDO@v}=?Luja9$iNfxxP-->^&$B-sQ|IjLrrL}1?f
qbu~htM2^U6+`F`<MBI(-gvptX^zLnib36_s00KSr)YRq+7mqUb|9nu2CZG#c`;uvyY7|VqdoIsJr+_PbB8teB~QCfr+yw$pCC-s`T(dnuL}rE?H7d~nMPT%
zVt0BNAlI$a)c%gl5{^>gM`PK0B^zly(CEA)4Ve1kRZN<gQ&^-X3sox0-WaQ82A0<Oknod*MBzwWmza!_sO1Vv1cI_?c*-^U)uO2t*gFIB)$yxUF3jG@Wk=I
+9iUcrhj)mTis0!!vEF)ByLpCuh#SbzbPvg1&JendY<<s08fra2fis&H9sFgR2<;wXYV(+{m}ZIc9jwr+5F!(v8k{i=2ZMjvXkR0LlGc;(&N4HE3hO(Q~l);
D|1AJcaITPxORH_2h=C!@*(^yEHd(0?|Z)erJK3PUPH-N(t`O?Ozz5GT-zGt#QhKB(Q;|9=<krzWn+`KS|HaUwtaWafGC6jKO`Rw3;I040Ux6OgKHo=z9RLX
#=gXf?jFJ-PuGrJNZXRxy35ZaPVpAf#)9>{FBrHWw$IzC@}0h4(QP5lZJ+!w;?KUGj|!;;Kt}-)E++@tV_$wT^4tq|woXsLb4qJD0$&Cue$aNcW9=c7nfgH2
mklO7GqW@g6fh0$eeC0B<#Y)2nyxO&vyBg6{teDAh@rbI@sqQ<tI`%mP7HpZFf(KSJ#}_&0S)uo->L^3e0Du){N}zs-s2QNpqyYHLcr;NOB)QLkL)A(F4dYW
Tk)g^{!W(KKjiC1^i+ctu+a2!=KKMY3Pdlv9O>!FSX72i(E-O>o2Ts=VKT?qG!Nymmcg3Zj!7iP_nW>;=r0At)BHvW-Ile!D^`RMh?QTOyJ=?nQ$F)jkUQ_^
u9;<W-~BeKS921Ch9^tNQSp0!`8|}L$A#>z9UxbInyAUn7nU^TlF%6^Fm>i5l5CQfp>g~^f|dY^8ho03u_zz>nUXvQmX2tLn|>h3Uwp#ayJfS8y$c8jW6zfg
f?G!sgIPUOfxan?Z(#Th_%;0MX}v!F7hA?nukT<?y;pOfiee~R)b(H!FHmR#1eOu6I3K2f&MIJ@+T=?wlScXSbjt4lY4-Woet0nUy{UGyQ;;a;U(}>{8Zjvc
B!7!jfL6WGa=$-p0Tqw?kf109@JxIC{%{sE_X6ZaM9$7w9(Cp`X`{mXr+O0`CJ-z#&U=5kM-A4f8vVGoYTf~Sn%Jc7FPToU7y=Fpvz2Gho#h$c)Ev1f2F|ix
Y;ZgrZ=}`>pgXrSgFJCE_-_!TbQR3ex|zox#)Cr#>VeG)M9&zj0P4bO8oPe^A&&wg;p_$V9Zk-S0p9A>w|BN3;!TxTpmErUi+k2hGq<qeg>R7O??l~_^zTx=
#n$R$J)mq_IF|-hkDil(iUwg4TxuHBBgis(lZSq#9LU|-rcu>@WI0SvdLPw?t3b`!w!%I-rki1_?)MDrh6vUH@aIPNni77OqQmxeg3oQch&pkr;GI3xmT0oi
3FzHlSPTW+gmi8$^dEn<gP!<2xA<-@6*Iyl|M9nWJnw^E5Dz~+o!9>}2|Ki(p0g#52gzT)q57TgE<YbVQ#c_j|F(qNdC>!wF8l8|_3<D7zKwqr`95Ek0YF;?
XN(c(uXPuDzOsiZiX%cm=u++D>TgNY@v5I2l=!ET7_t6CeGO8X`feM1b+9|I<hQqw<|FgwZ#gwOfk#qLdradG<H1|#?|oiR3gBwP!r}LSS_=kHXU!I{HDn!J
C$TmE-ie{e?A`UgH?SmSd^#BDP;hVd{!b@Ref?hpQhB$|pGPqH-*V5R`s!mllNpBLK|E;g+w?oX;}m-m-`Xk1e>P2g`7dSBc=CMD#~#$NWa2TEd(m#~%esnZ
eFY(xj72K2>c`Gt%W2|%^_9ZKuKyRvM|qnEF!jRE==K#=+~;cV1|i?`*7(KCU3=Z&Zo#<1M8Sys)m#Cyuj=@YVu2e8ev!X5STazFc#NN(=5F_{cl}e3*VtG3
)&imc_zGn|AE|sXO7N=8JbX#?6@N^HgqSn=_w61;`l&6r-^w6DFIcbQW+CqrjK5+6b=xOC(b)kQflx#E_vL^n;6S>5w+e%`?{rRpL)#Z%M%9a7M~P8?34dif
Sc@f%{-y{@h>P;{Ka9u5JKcx&BBd{L^I5V&u1fQq1DjSrFVZxwCvf$EG^o!`5H8*XKxx2VM+4FtwzxrgOmD7Z8cgIv6PfGh5%hZ@U4TWT9EW8XgnkcJ!6TH=
!@HO{*;q`19}EFcf?fpigTDe-SD2!Cs*WxEgW2nx(RHb<*o4T}#|!@gnvW^I9&f%x(mjsxI++CawmJi|8vz$P@K}4?PTu!(+9_iS{FLdu%775?6}@brwDWKN
x?;ZkCO3z1f}^ZQ#(#D7!0WFD$NSSGxjyVDEBy2XA6=LUDb<h-4oK$DN9|b$pqetLdgxdEh)#1Z7Oy=2aNpr8-kS!8AdB5g+^rvzFvMB?)qZSfaw+OOtO^1L
dS;8F@5kNG_Xa5+a0;Na2k(K@{=}P_x3CDpxISaE-k9m=BK1KQZ%l7sm4K;y{9!!z8DO<hM`L)utHH-?_joZ)AmQ1KjTsD!Z&%^1eJ6`40q4&LV5%*Fz1g$%
WyhU~Q(*2li5OVd3$gg;5f;D6tBA5XPb2Cv6PUoETQ8hd5Yy6E)kZ~(11??heE>8sqr1gGEynzgw-;$HM%<U<u8Jg_5mUtc%ojO?5o==cI#(u|=T7`SN4ACl
i#vI44UC5mpfoNOm>HPUik@P%#!`&a9pao!etB%}{QKfX-D)Sg$E6cFG^zYw<R5z=435KJ;Wwq&SL^8bvS$9|C?laN{%vFPg0&;pZ*7ZmjVAyxykKfTyn0w?
AoOWy(*N+j1#9x)T9f~Dte8rdDdr4^n^nlzXkWLvzSpStV?lh&T$XZ$bdU=X2%uBL%MC0;UL=t;`(Z%6HG58ackG^Us2C1el$_w%q@x<o_^0|8lM{MVRF6vr
AzXz&4ZaM_pdKO6HID*fI*yM6&aZMem~i|Oal3otOMy^KEd*SM%XYX&yCQ+L*e>qhS&hwJIktl1)Ii-bNOXTpe$pZ-Y3VLwm=&+cpDU~ff^N);``50}F5vJ)
>}DiBV)hUxgfUfUwfP!Ogyqn4C>#<E8yWMAG+&jGLDxNDvdqC;#p@v}P%1&A65%Z7#cSOr9d5ZTZKnyFCza4W|IGx&vNX7~coL=-!j%6#b<!g-&N34E+jXU~
^5nlggaS{$=2(vgKA}3S%wNrTI^s39$?G}*pliO#&h&9W75{z137C?^YL?^KxTf>I3()8JNoN~T_X2`ina}z%3cd9}he7fD57D354o@uSt*1`gmx7{y`7Rm?
*^sz%h8c&i!?n-;+e=<zb1MWokNBtYSk#W<E19f9kUtJzz^v;#vBX{NeVY`JlkPxm2nSSyUZ*nB6Y}D-0;D|$%$O#3%*lrun3VNg>7O5wO}O6kIlF}DVnx^N
@DKP*xz?aT#fP6kE#K+!=>6SOKRFFS4IPTQB81Ob`gSbf^@?4Rr!K_%+@>2NKDK#C`CU7B7U}}{G*b2$!6e{-w|Ju#!`8%dp#s6QsF1nS`%8VQdg$cl{Ms!2
Ba6WOTXR8e|N3vg?EtxxuR;ICotmS!D82%gKRu|DSB8bvPft@6gt0d{rJG#(slUZCrgrUysC~lZbK#B(!r)Aw%HMyuFQd*Q<FQrH;!-08ayeE?VF&w?+k)sO
z@x&Gyl)+J`3nqBAv7;1B>=JmZom?-G6|mcRd@yRj=d@=wpcg7%p)l1uJ65b+S=XzzrAk>WaHnrkgXU4ffROi$%3YSB4r2Bt>LmnVuPF~^|N(8PAs3E{fG(Z
Qk~??2?ce5vUc>^k@B(tSoX1QegggYt4X>*2~V;n-5&VzOQwZ5C!Yhpdj<*qvWe|m7P$IzI8rF+$rST=d_0RfpC@s_u-Xv1VK|h&i+!8ak9`B<b1}Tib;4g<
=_o_72lV-O<?|eERuFJ(f6jQ_Z$Vev#W|n!yE_s&X8l#%#gY2^1N!}QWb!<$TnTqr;$s8jcmLu5t7xvF>z{w?#$R<QJ^F9Do`~<U(!}D+{F)B_dn|K{m(Vl8
B)(2Hk1LUdf_y?I{^`7^>a2%Ni&4{v8w_t!x2b%u+vg-V!0lE7yJ}R_aT+$hk}bh$6C|ecT6Ail7?@)UG~IqD_Nd;3+BiSHh>ktJ4V{u>ZHsLO{@%tP#$!->
&%?d;)!!Aj3aoqxa~fbU7~+Z+j(t_S*4#A~+HWbMm0sz`cgCPUgl7PV9nzqgPAuMvcK|Nz@84&rMon<I$-}kvyrU5v?*kv|#jbs~Qw8w<!oykUom7qrI3K7X
avE51PcF_gwh=Jj05YT@9vcUs3ie0%vIo&LP3U7r%RtQEL?D-fO-9Id^$yV-W}B1moLIW$Mq9#gnchvmom}6&L?UW@d%*?$VlD{Cmlh8s{x)dX>tAqy>A*0j
_^16Z$)iVX<X`^dL(dqAArT878EWIVd>8``<{3-yQ}lHw6_??>*qeU*NBz@-{`vpQ+MXfsy*a|kNTXlQ<$X*2nE)kbr)(dPUz33S*K~kLR4BMh+-{S>&Yj?U
|KExT!}L~n`OeqzZ4&FFEp9+;=nmdh@ju>5RjkhbT_OA1IR0u>_BRw^H_aek-rJ}od+inJ=UwV1Cnf2+@xWV6bq@{U#Dls5wXY4ez=kiN!aAET_X!1e<H_(`
o+*Df-L5UYC<Ow-0rZf~>%v2`akLSuS0vAtf;yTAHNtv54|!@)Xw^<9kd~5e?yvkt9}cu3G&{Hbl|ZrrjLpq1wck-S5EcZkj&CfqF|?M0n){9$(8Q9}?6-BG
I%vmZZCMlFecZs>QSd+>UCM}mxki3!-bJdyjPYVaWuRwhjlY-Pi>GEF7rFnfT3Ge_@<jMg4}Eq6rN-3V#k1;F_s>U?TltJTj3oR!ZM!(L?{{#?kw4Y@t5MH;
U-`sMeW`^B#3VFuU0?d5lXha!LjwZ@V<M_hSRlb(qmBr%Qs05b^Ip-tW1rwNJ(zwO1z(m|w&Y!k^YQLZ#Opq<n{>vB{8RnG>E7i$2-XVGM2m?`zcGr|uvIOv
TmCo<{L!?4jxYClbU1kkHV?spP>48j&BCvF#lz+8Wu7Q#&HT}RCyF%&QQ=50ScQ5c)#<A?=n_7z34AMKp77bsY|&UvNPip!8qaDZR*lth;HwmZw{H)C_*b9g
PQjPNzG?-s>PhA{XQGP|3tXbT;BD0#Ya&+f&Wv>v*ADvL#ySA_k<80Qm$!gr(3(;ZBrN+)ehbCkZ;Q{VOB`<oMtM8`_oH|1nuHE=|JKhvy|lcU^-st1ItK6n
-*3$y=eW`Q`6vKv;5*OL^7ZXYFhH=)F)(5Ahx2}BJmpA)N&Hx@4mT*@CnAXf?^a^+uZ%osm{)#fsp9FaL0<(%;C%k$-l@FfIn8wrg=A#x^lw~>*nVWP9(u3m
gx(%s-t%Yz?7K4jr}KyPN~S{8YjpGLjQIV|SqC5Y3ocx~V@LZ1FW>tGapU;gm!qC;4eaV#4opdL*5Hq{C=t*Z{^WbMtnXES9+AN#>(Q!A8f4tu`$61Ja-C@x
2q|Dg!R%s=9?thw@e->5u?Tg2nIJ$*d3T-egvj{aopedTh)}$}su)7pwdPlP8-fQ=(S)yRFAHcV?4-zD4uI-QWoxwX^2M>8M6V3%2ts+q!GU6b#H>n2E)Zw)
H!aCH^_DukO~wB_<nZF}NAL0zD0<)f_tc_$&f8m>f0MMJ&eeAWy&Z-=_c`C++${At93K``K%L(Ko~rC=!*?a*Pv;MrAFTmuKwNw(3FGDOBS!qkot4WLfDn5D
VPQu)w;no0!>W7fae`!f^;IO|&wL148A(??d(fAvqo}W%YQSDfx8zlkd(v||I{E{mNd4(J<W)rVjT;GcW45KkX}<%oZG3q(`+zwKr9bjI?Fp1U!txxT0z0ze
D?q$Cp9umAIQp^XJ#i^V9mQYf`Tfee`%7rqi;>%Z<q(rsonHaPfqj=C(7%F;kCzv<z`b+!KxaK&C;5tb*{?EVG4;7w_Z6ZmXs%u8iT9Tw+(bine}&*z39hE7
{!!~BVh}o<6ZKUThXC0nWxWHvy3aEW1j6o&1PrhCq5=fRZgc|X_CwjOuckCoAb!P(T2$}+J9U&2IO9=aUjAy~W&6_8xnCas7=Z^jhvrPLVx|1~XlYResz<0q
do$9Au0rGxsq{bPtE_;f!XH_k`+EoHzWrzjWdG|lI1p(W^GQzB%bttGLnBq^QgIw$)vwOkIDaFf4$yDwJTA;M+NVINL0HRGRCWr=(4|$L6HT>|Vt{gg%IEoI
@*-&-_b#3T>|bm(e>SwpaS0QrLe1Qm7<0Vo|4_sAWyS>woq>BHesvDS$-)AXOMG<<&et!blfV4$BrI?7@id^kvuy+Oor}T_0%TNYeOP@wgc)=cuFfLg@bm~l
UtIw(r7OKGlV~qm;NK~X_*}$^ZG)cTJ!ruC*cIf&jTx9faPp0B7-iN)MA71;xECNgFI@|aS{w>6V=j#MgD>($y)Um_^Z<OPMD*v*?6^6TvK`w_XE<q%{{8AM
&gvi=NYGD@F7^oPcHyUoDva4!W;t7q`?aU~`3U>~9by7EN3^82xej@Yn<b?Fa9`Nsq|eJ=Gm0$h3JL)cDv^ony~1F@%D}TH)p~FaIq}jvN!LLQNj}Ue2?ndL
FSti-RqF<Fh`rk#Ty{kj3m#1UtD)Rk;!>Uz-P^K1jHjfoDL$+BL}&f&np-1G8(A0xLt~17Xd#v@_8!cw47`KcUM@lJ>}-fO;oK8X3f6%Xc041>W1BaXpGPpz
jIFM+wYf%$n;$$_v%izCmL9DOq=1Z!_v&?72+jB_<h2z93;PswWKFLeQ2+%UeWOK&cb~_2&<fi+Q1r9JilV%$q1pn&ypKrsov|SOBpwq`$;eR(0#55E%*|Qq
jnX%FHj>2w!V@dNl+O`=_FQ^3OxnvpIKbKBYm~ol{gj#u-8JFgF0<Zsn=F4i=7j)Yu9t9q^)z*>KOcd411C@kW=~!qxgH_2`d$pP^oRYXEKUuimjhsQ1J5_}
Hv92!Y8X)d;0XbCWD&UK^~NAZG%XuXA5L^?oLAhl`i=yw1DnBm|I){`6PbHga0LP~^wEQ7XRhP&xNs0hf7*}B_>Py!2@e6BigT7V=Hvpg^d(8Tr1FljjSv8Z
+XwtL%2<BqZ9CAhzMrria07p{GwBBgy)tmQM!Wc(gk8q}TQM^X4hVwD<K)RPO<@g-s~ehp*{ZS|##g*RWc6eb9l$Q$#2oHTy~=^H01!VwihSt`y)1&-1;6`}
F51V1uX4!_!I1>el*Bt55tdw=^y8xm_i!Kt#xc%v-We8HJS8ZB6M%10kFxRFi=*;;Z)@o!=(YWQ7>7r>$ltF%%>v_s`15;fY?*Y1pzHYUIYa<`Ku3E{dW>p+
Q<Rqia^>Oa!b_Fu@|QP-zEgfH{O_B{9C%5~2k0$`Mzw48<SPo5*#pwVK3`dKcYY_~8*dGWp**oWzZV>JolO#;t{|Jm!tN~`qJ#_HDmHey4`-7vXNHeW?9PBZ
Y&5c^|1_S9C}nSXr{_u-Eq{jTIbx;v7u#yUB<-MQou&cQstz)`gS?tSBbTn#dpRxfhM;HdNaaxuR%y7ZKJ@RcI(weviTX?A=s&EcYIHTX3g_`w0eo&O?&S55
{eZIO;($n2>XYmhZu%lu5AvOfZ!=98ETw&%?EEhC#8W+TrT5Vw6@d%hF><c_B41L$2@}OR9<DYqzgj=U;7fabeqQz6KdaA!+{wQR3QwW#?r#x)wYo-e;9B`$
D1fZEn)q8=!T3qj{r>cP*Jd;ezkf#9@3544Mg=myVc7BaBY^Fd@#&AR<bb0|0xRizZDhnB+P?O?b$1J7b%G&K^gsZnZD4md1ivqZZdZ^a`vh(ZK%EbJ;BlR#
D8qc8@)FsU)j|vBx%fgLkbxmHv$`nXp<)PLDBtibSDaQaebpbvBW+v9RS*SU;O<j|6zo;I;FHQaKwyC?x3DaMN?$yozSplRA`5pt>V5f{%(bap<XW+#><=4l
<hDBe^N1@y9tU}VzxZc{-3SPCa`AlkEMpxLm~XV2D>q(4qr8r<L_C1+OU|OLjX=G5W$)U@5oSGC20<-%9I}`TAc-3OK+uGl6A&|^2O4{u)7Nb&0x>s`Y3d37
(ARYwNq==u$6MQ%-<5;t`x5k_zRmzT=x5LO%c7>AT+(`WdG4e9i#_O?txga$&`*yj?F5zS(r^Alp(YU47ip#r`-S?Sk3dI}{B|Pi%ZlI(NTe2RUioN$svjo;
-5AKANAd(gLiwxKEj&<Pab3@g;SXW(T?65ou#;gB(k*N;<{Pwi{HDpFuDHOLQ|CohH_pu<g*<>Mx8o=ppHnq_D@NMP!)HtXFdin!I{cLMD_64BEr`+W6d?TY
6oudG0Nk9<3wjoib+fm?jNS$Xg>UU+u(wFEepv~|t`-mvkoLfLaKCF|H8TyMj=F^ssOT#K$csXhlaebM!dpnT*93cLZQ+M3;_P4v{yaFadMu{C-k>;a@W~l{
N}9eGjfV|+;jbD?p3ZOnP#?JNU~BOo4;_|*(}Uk(z3PHV(l<KdzTl&%U}7n#MdYS=NmCF?8h(zSnjQB`zDQpWPH8|eNd7PCrx-!pM-P5_dN^*7o8-3#JTg6Y
h<OX3tYDG9wNaE2wgL#j0;B)qJ&~OZ$Ykmyq(77^=>#yc#_E_F^XbgWWqok%9f$xcPQWG+<J%ksJITh&g!2b^Op?0U1A>oDc~JE~MqrvC!t4wD#4bXUxl09(
aC;Dd+Un;R4ShS-6=KYv%BRqxK5f*j7Z5fscTV;WKnsX+AWjc%ddJ`qw{#!%CCsHcqXq|;paiQ4iFEm;#VjmyX%IvwV7`_}_VWm>&va=KG4S&%9%mdahNhM3
phE#9?n*BREBBX%{J5i{TwM#>Y0+431Nig4fWG5V?wr$$jdZeI2f*wr)dKww0cn9@tnvS4?`yd(XSp<yNF<^K643&QL?V$$BoY}hs~4gLq6K0^WW)%}tc64(
BO@abBO+QL5iNRi|Ac<UE9Ru0RaMVjC+85@`}#Nudna%&;+Y78nn0O4+>DK7QD?@HX69>NFER)Bvq6+e#54$@jB!8$z_Fs!gTzOsceI4l@nL*|&0-};UtYUq
`|fXj7lYJ?5G*+&5`j}j2$jRBSbJm4fYugkRK63*(cO!fMTQR6Kr&`C>9D{V1tE?o;ti!n;e2MTs%O`?M9pBjKsH_V)&1Nz$br$~^^ti#Bgk=)7r7Im7i9z)
P<O-E-FD~%J23X+BR;+UefNe;QHM1_C#-dViA(3LL%Y|7+6^CxG!hVQXn%ftAK&7&+eVgqd<4a>*_#dUSGB8i_l`av6M&~&XW(5tLJNUPrl_>C&%ZBteKUUP
<0I+mT8#GPhPC;~1)2suc-r%em}d4Mtr2|sf#iwmbHMr2Sl{WFFYsj)#Euv-WogWs1<V@<&jmPu%^N{G^@6O}=L^(e=B0x3Z}gpl^(WyM1rYIkqBD3QMdJu4
PAoV0>ied6qZ}b`5zJoM=cT<CkiGSos*nK?R`=H#U;;8}W!$@%Inv?FF`jn?iU0;i%pgQy24MXhOb0?^kbrsADp1Vuu7I^b*aE?Q6^q)G{P<;M*n8W9lSsnn
_g#J(ti?<A_|ITIfck_%zVVh}q7sA24reU&#g7dymqqc_vhe~{Sn~<vFF>7XpWh&Or;t>CXyT_Rb78;&Ibls?%h+prRiRJmaLTcwX7~6d*e0asK0hLxud{q1
%XnU|Xtntq*u?9h15fngdOI&eV>80Y_kSLKRd7ag&tC+VRri6;uY~5>_4ZOSJ%+de*3nAuX;-H%@sL?uDDWM23*iU7dhGm3Zhy;^?r6jKc1J8#DI>R0nudLs
W4$2sCm#t!TSScP_&*U&$W{mf1RAJdlkqHC+?-sWMbuyq?$B<b_Oa1ZIm@mr*@Z(8j|g6Yo*PNHAP9zn0Vmm2?#r|I%yvH0gtqkDU3v}wcrucP;)|je&?k&P
!K8!c+F=aiugoU_VGOFAKCBimp1lFCsS!P3kr3`dnS@SH>TdLxGcbDs;s_`jp^vylK`QrrYB>(4^QR<a9@e|@-P`#7D#R8CIuX_u3?PE&7wC>?!5qM1S~|<2
Rs1XL-Sd^BS3nAXondB^q28pH@L=$pyWvUP>wj+iQdijc^Kb*9LGWw>m!n+ItIv3`_YwKF;Wp<hJ}{7M*J`pzjD0@nJBD__I!H!`-{+mz0N1m>u?SQP+P(<l
d`$Uxz-C-P*Bw#3nj^L69L{He$NO(c!Sn}n9N?LD^xcx-bQkaz(q74$MjUe7EO0w8toS$oyS(wukW>$x&%sOrPL=s_4j5^>*-xONr2NU>c?aQ60CB)~kg@tj
d~Ez3fO6=fc&|T*{X0E0-}lZ_L2k~DZ|`EgI^#)02#}9$o5QX4NWnFO`$4eeV!s!{*E6I>Uxlm?x%!6G5$r{x4=WrQbQx+uJl?SRm4pc0>j&>+5g2JWe?Pry
PI-X+AT*u3oB-BGbW`dPCFt6snPghWaNfZpjW_=|q%$Jd=AU>S9fN)%xX%U@3`u`9vz|NZf|xtRQ$7fsF*G@0!Va<H-#`q*RM;JVaJ35q#0UfGjxRFO<nT!V
yBRDBc%`%om>?iuK2HR13ef}WpwZ3u=ZDxO@>F)4(bw7)0m7ApY$$q=+y|s82s~mse0(JPsW5=v2N91F+wt@6CfweVIy!jxTkNI~7R1*3bV~zyLc@;(m2n^p
f)c%ZS0Jo^gCJO&!)iM(m5H%K_4LjRD&Uw`0bV?tjhR6p=xWvlSVTdvJ!D58;HW|0ra#m{N!iz|&w>X$YCq2BWrTD$y#x(Q#)pBS@vUjHvcZ+YlEVzfj(phT
cXi*epkU1HR5y837Q5uP0Y}uhbdZK1vcV{xk#L((`pbU+-GQ#Zzk`Xs<0sE~ks|?_Rq*N(qj2-&`^9K8yR&@*&zyIWt`qoEq6;DzmT==oNWKLy3-thZXc%3u
2*UEcdqVg44%UGdPko%at81W~(T*OJEV>`J`Gcq1Xu^g8kOoqSm%%!laNq+@Y;Pg<%@6n^T%~;w&pUo!L?@zQ<A(;%8ov)2kq<`CDf|n9%`2_2+r6NK=@k#(
Yz@;!v~v!!5BUp)zQ?~G{a3bp?VO+=jh`>1O1<05E|Eto#?m70(-7&^uD}&G|D6azF}OYcW9;sa;kmUL;xf<3OA*;iUSQtms#(i3f{x>M4n{%7?EC>~pwXCo
um8#T(XS~6@DvtW?Z@3I4*7f)g12}jvtv9y-w=B{a(Dil9mJR0_<OP9@S|T^#epxFSSNyV^msssNC{H!dN{o1-Nn?;gg(FVEBx_C0u6w6UnU&B)aoG-SU(||
;1wicyuX<3c{rRM<>Dw2PymUx&vz)a-MVVy*PS8)ZLu9MNaK^`$I~@u2WGkf#5}}(Aui36WZ98bJNha*C@}WEm~rv(os)q62qNwcLZ#IRVBzB~v-naFm{nbD
0G0rLZq5&&APp?Vx%C&tAnPh%WlI&u29A66?_<|#)GmP)^n9%+NjUR<ARc|#5+b2d01EWZe-a-EHPQSRG-im4zPoBsBm>gijgNz>sJuaB=MfQH0`Lz;8m>>y
o&TTz(g*U2$lwrvMWVt5@PXHP-d7jofh*0NF_pl7puTqEoJbl#p8fev`kD1;<Kdkw-tTExCqO?pjiDqgK^7mBJwChvu3gZLe-2JV$KUz>307h=?Jg>}^{lNd
=Hjk~z)4-<;Z639VJ4Rn(E8KQpuZ^k(&isfg`cExBd^}^RA&YuX?AOctmc3~E)2}^yvN(&_4M4KCs95TTbn@{V6m{nz~qMge&C7F0!aq~@i_rNK(<ow!Os=a
1Ss)+s}BgCh3MWzg5Gw#GuB(@*#E}wqk)*S)1sW5;Um1_cpz=^+Tb(cH5VWN8^~-gfPg3VwjV`z|JD8f53F7X7&wt3RbN)8gVax5`g&o4XxjJ#gNMvrfA|CH
`=<AIT$61;zP?lY{pd?TGkQo#3(Dtu8!_U#KQ!L0|1$zB^Ozm~=~?EzGYm@aw?ife^nim-TdU#^s7wKev*^#4U%Oz*=0ApjiU#`QPrR)D4snAL-Fl9{O^QmY
tmp%)3*rh#;fk$ZIIqyonFSHZ;1W7`DReHc8KbrYlK20!Qf|1O6cbX^G|I{`*9u@=X`~K<X5$A&yK)8p`#h0ezJ&i~U?8f|Q}q<<P1qu$s+TeL!#PZ;d_z>I
s2zV3*@>RM^Y?;xDkXl8%G+B2DiC7Ql<;Pd73bb@9h{9HTguvkD4e6<mwC{wcK+5!e70#2gOAzqBS0yh68IADjV9Nt$(t8kg}`Su;E&xNKSSk1r`!B%j|kEY
#JOnO8zB$;MU2{S-V0$ONEhy^W>dQg8d7;%7SLf3lxctdVSG1Ii{~tV>oJ3T0Byijqa!d&4ju4<^zvO)yt@?c>p#)TD3Lwh7FYzKBQpfRp8w;Gm(Z!fKLU6M
e3C)0mFH@hFTh>B<BuTM5rL?I@uyS(6wU?~>)P=I86UiI_(lr&Gj~WEa46sRRrEW4$M5(Z|D*%75T52eroET-8fRjy%%p>7!Mj(4A@;y;ryl^}>?vXV+@E>&
7vZfd;uV{WEpCpYz=<0zN%BO#26RRNpzJQ|Ebf-DUaf@Ku1hwByg3xu<&c|t+6}r`6a9w#W!HkT!;w{=6VdmJ-yC@q=cVEPR(YI{dXr6adF$DF+kJ%3UUGSV
JxuEN)5RSq)fDON9yreyt?69uNPU+H02v7mum;;CRi#pd`w)!_49qZ|Vq`g<!wj;lvCW@f#_VaTy<j|UHVsl^Jx8Kc-}y2hlidMzA@yK(8L>Lq&%Oa)`(lV{
9$XEbw|A!)&FL0F;#|HDy>5Ahis@TuVe@VEt}!c<{injNTDx1yJ&s`YQfab0Z&xQM7<b~hzafp-I8a2_0$0u*9^iUcZ`R(P>it;C=f$bajlXN12R*KHzF$fc
^8j+}sr)m}GrQcI53qQFtVPTT%nYCEd;@jM`^7D|kpS1cxWW`fQqSiC<#jtt<M~1)Tv3<O)9rlxgnEy$JIlryIWA#7rGoUVm!bQ6MLw{syB>*k@h;$45v>o{
VFPB+r3HH5U3}IuGq`&)EnULhm4mRX_^R?f8TznNX9}d?=be2P0)Fs8FqdJDg=;uOjNZoNUr@$qHljas300yQ?2(ET@X8t#kg$l$^5kQk6OWT%FzB~bv6|Sk
4A<my)+cEaN1PD$0@vig3g7(jMmk14>*s6Pr6;BI8K`saETO&fnqw>}?S4t&7BbsA9j+bgc<u*1v4etDBNJm1HJabo{pKbQW@HB?VK6SIAgplqsX=#JyyELa
(*Ew=YSo%f6$NtD^B&28cf16>R9La*wQI3VhHp?fbpQK!Icm3$E!qeC0=?Jav)17F?eQJ;x>c9YLBK=J3WF^Cv>p#*p7TS8^JA)Sd=!=8rEn0#mG=N9+*G2O
S+u4BM&W250U2LlICgwaIzm9WL-5&r#A4pC??seeaI@-ipMDNd-kuYf_S+M1uKlX+_241<t0T4ah*#ppq+KTF++sD|_fZvnzPCjGlJUaS7J0I5z<YaBkZ%Gt
p0K&TFU?Hcc)sP$!iD}j{QSmGisU1xUrE~4TJJSV-z%ECK>+ySgZo567L;ECC3|>8<phfw1HTWB!+xTX?S3w!fFzgcx~%}YN3tf#h64f{gmnif0zW9hgC%pX
*XskluN3AYIfk)%I_ul4Y(1gZ_RM+a$2=BbC`&B2%mqD}W3A4>rK0S8JO)#CHr~LIz>p+Ew-4Z;Z3YkRK(v4T6j%xr99WQ8>!~2L>w3cp(1V=5u-e5Nr_$=M
6Td9h9wWF79mMq<nm?CGY|6K8H4F~7m`U$(1%rk6AY5T~3}T$nL(n7Xv#zAS#_qY!{j?XjpviFqXG@+7RIHYCI0Qle5cUK%j!PVF6%e~4c#f@N)~BR!)4MD+
fz#3$6K4fz-S3wJH`D;ev*okM#$^t#ysUk_GC1bc4$e)WFc}^!&4Y$1B&mw}{%!$cDPrbxyi*-lKh2BexH3NNI->2xcA64EX9lp;<hjcMeB~6b8m)F1#gO%G
KW)Rmk5rh2$&4Cz!<P8ODZ?b=>QOT#!pL3lV(sU!(>0eq2u<r-0LIteZPh>0*P3E)`{drxWnU%jeuTarHy-MfygPk<kJa*0lb{0}%A`zNv5d9>Y%FAA)Zhid
52>X_rKePe_blE{oV_9Ezo+_kil-_JBih~Lkf~I?H}i8`8X~ZSGj)HS(*l@J+h0@-L>PsSu9ua2>)Y|(Mx#$uK!fS5Wa_RrU>U?W0VeN9H*Z1d|3IkChQB(C
0R+Hu-^H+{>2o)dAou6Wl8g!fA0CJlgp1wCyQp)#hXubqsJ!$_1=7ZlHC`}lM9l-Ra(vxgl-NcWmcTL0e&sxp`rDlzL+_tuO#+YG9%W*r$ezB3?k(z!ZYUPu
GOzSn@$T}eATD06hk{XfAkU~dlS+6IAWxD~q^|SS;Rg7RDiNm7q@p^13h;OQL;86!$ojjTJ(}lQKnUHj$nITn`jV0!_o+cL<nJEun38=A2nuO(!~<DTfVr?&
swi(QZEpcFHQou>kSHj&ijKEdCXaXA>hoGEB`8iEq!u!F2C{hD>6GYl7mIm$SkjUNia<Sl4wlYkj8}APyP(K{?|m0Mx|h||zDWEcyR|XPm{O3c`+Fn~udsG~
B2seQ-He*sG(f_hzXN-J>(sn=RElHeqx02!pjcE40L0FlIU*kG=*`6dsWzgG=*06{OiGtPxXTFF{s<+pFEs~M@7d|aZm<wVaMvFY!G&Pn!6kGw6*~n3)%r+s
eMgh<*U$~OT<x!l%^EX<_PXt22#b{(IW;huma8nDDWTjE`NTxtf|bB-cu;I}UD3Do@N5fq7nV0yU^+r20KAcc1_fL5l22eRES(3p$ICxisB(tF)il#A!AxID
=(yX(;ta|`tM5Eq$!IWsYk%m`JzS2y-f%fTKS5ME$vd&}vwcH=@|qy1j;VSrF3iTC2WIK1;67Rv)aUtdM+-<CUDTa%N#Ee=yICX;=!QB$jkj|(|D6Vdg-H>&
ZkWI43j{8+l5=Q15==%*+=sV14`T4Cr0~FpNZsM!LHi)%bGQ&m^;(11_%@ilc@%cKdlZfNi|_#)E{%EPI$uJ=A&={0ZHMTnPHD=TINP!XIItlgGgJ?oKUk2N
$kS2=^SA`e`hEhK<HY1w9Bxz%UiMCzwZLOxTC(;aIymv2(A6pP4Sb>S`__9<<@y>o&+aM*5<p=>28c_&@2SY=#vZ6aA$Q5Lw+exw=^ul6xxq*^eBjB~t`rfH
W<Gfk+?eACYp_m_MkNXSWfilr>pcUw33`p0%)>i>&o7{+MSS~K>r^ER{&jC^JV<{UcY<7y$EP~-<sG|0>u9uV36DCbbn<M`->Yc`B1U}G_7ih8f=dz|T_cgf
jUG2}CEFV|U;c&|*K`Fu=6Nf$4$J$lE4+6gfWN&1ha?AkeFyWbU6Fp@su!8zm&>QP7AsuplRt1n2y0NskYXW#xy#`(!JHssW;i?*NL;n=LIMv%nFe_T9qM(t
G!-_-+Zxa7BR-ULo65><4Ye8L<`%+VlP`n@SxS2GeqJ_fS}>-xgJDCC6tuWbaN<ja0AWP+n=KV@_$!XOCV+`H+@J%aTDnflByykEt|d5C+GVXwqzz%n3=lYZ
ut5<SAY6%X>T}m_>$7jSi@li>i{$MrHod28uEM&ImaVGo{N(o@iCqDY-7jvyHJCiU^Lh8fsajJo-2g$keuxHj0*b;kMTj@F=y4wAuT6$P&udD$zR6y2(1mC_
Bo+V*v`BNXu<z+ezwiT=bjI)Wtskg%W7VP0CTdXNKv6nXDEF=oqmw}&=-H#K_ez5cm9!<|;@P}6PWd`HTp!5lVvY|B#9#>siM@WJG2YAMc4d6*I>cYv%?b5!
PCrmiU_71{sRy)MfRUUeq;3g+fQhXBM4%w|W6~Wg63zX-!7vM9XI+5v@E(L5z7K;h{M?5iAk9KS?6D9K-|n9*92i5X)^}9{dOhI23$fXe@VF8HkfzE;M%w(q
Mw13O@E~VwiwSF|cRfNd6e=EyeV;iOfT`fmpgflHz&fIi`(EVH_eP30?*3~P2MF@V`ZE)F&DvXcnSU<}Q{VI*k9^y!0Fb$`5tq3|#(4g7saxNg>RiE#W2)V<
tzGl}EPsm#-&r1cES%{8J9>aLKHTYjjKJ3pZ1Ffjk;gI(SiSFs+{n6t!LtvD`zM?cd~X0OHXkw;OaN_Jkojca0gwnpWh7*8h8Sy%p)A@v=-I{0=RoSq>($w`
1Kf~nALQ!|0FZStFv&A{Q@SZSJquMBt!P)Y>9QQW;|uvgVl?`Gs`N|}7CrCP8r{6JPb%#>%Ke#lnFt6z_D<H^EOV1Ta?Deu@?=7Qqy6zEa|t;t?JyoN{6SI}
I1!K%l!OE6Q>4&t;J|>sbu#QgQpj9df5tBUhaQ;3u)^QdI=|z0{ErW;$Ynr=UF!LUwzCcAtO0}liF}8-+FN@s0Ud2W4g!i4Q@}s$_{Whd`Rtt;+{d(ODdjYO
+;Rt6*x_3o$g}SdGIm>@bhPAUC1yV`H-!i0QkHRRJIMyM7gYA+_F$9+_X!4F*b%PExLmfEn#jo)X(U@|(PPUUXz1SRLg!ZznIiK_XY}WdAiL$E!9kn&@aC^r
@X<p4WDWiX>?763<|L1w?oRv1KXF_@*6UU09FI)+WT0{%;TZ+-b#kk9RPJ$81Rb$`umL#^_P3llPEA22oTvv9?cAFiDx<G9?Bn6-Y1jZJ8n9n{;QEWICtQ?>
V%exWC&w@|Q1aG`d|zIpq+r@N&nK(#-R=e*mRcR}E}0?&dO<%(1K?(5chxIDszD_5@|^f)-~wKEmQ|%@R4SXr1D}id^??vSIn~k?%<l*2{`h*6moVZ3mKz8I
0N%Ep)*E27=T3O4a1)<lM!zq_n+<(-E71`Bp?27%x|TUu?tU5cJN}X5mIxdlZRA}~x%RCouIJT{OM<Kg<qFC<F$NNWfUjaw6<Z8mHQWG1;DevQi{?aXGxJvl
ArBdc5qt9_7-ver7)LNM91mZX5Tg&UNBpKvfT8~K?#wel>9ySxpvFUjd==KI8rQxT7eTo^e%A#x_7%>Zq%*&I%u%h-<-T*mBjgPYpByGuQs+l3(+q>vsZs5U
IK3yjW-R19rkFAK1Suu?Rk@KE(kN6U*-<6hT@GJC<8GR2M2;EItrpon5{9P23mAw<4kSD}&_#m}N~D{$oW==n+mulyOu#V4`l;+NscUwD1mjZA<?gU6d_zKO
3x=Gt$d}583GGr8<Bf~l^b6#Y1hWk~H5*|l*u*#0yD|n>y!;}Z5R2bOtn$uM>2cEt>J*tEv;ye+`XpKkBR|28y*a?jCGQSClqlwL^%LJF4B36jkLiK#2gOMc
EGW{xPpbeHRnRL_n9}1Ott)ibkFC7B(|87$7qt$wfqhu;6Oeb&YLl_{NZ3OrqEFD%;7|n}H=`uI-)#jf>Lw(8;}A_Z3&P<RVuF&UFUp(~gk3bZvd0*=3Qyu|
*D1&u-Z94UNftm6;@v3J32}jYk#^f6b&}@+HA-T|Vt|Tco<B!E3OGz_IbiY&CQf`{-uQf<=BJ$T#CwAr0mDJ{-lhPqI#o9F2@5UGXknhD-%rn;3H(0;xoEG7
v?1>N5*UQjO9lo|<0|T@f#ryP(V_Fj!pEZ<Aa;X2OXf}q;_Dst;)aJ?7NC!IlLev_=yNb07*C1csUL7g5cM<nD}Xl-OJdrtDQ(yOz7hOhXOTe!6aqG=!(ygO
5Bb^(V<z!3;30vZx@}L-Q5X5$x9LE!s~!7h>2(OaAD6BbU!{SCmjtOvV(IRiI*iHa=ZU%>Fmw`Cj&)Chz5U3$f`Qw$K2^pB=Tky7pzAfMp@?p30y%fZ+T_<m
_#JKE-!tVm$I~M5%JUe<-eg_>SHKJW&T+ZDPYObN7U42sUA>-`Ni0Vp9QNo0=GrGP6D9I*--ijR2F@#j%z7L#AZPZSGK;9=4`1EJJKr!Yb!FLkS5ZiF7H}iZ
lRYVm;TrpXq#J^0v`ZF!?JBvU_KW3+`a^K3=N*oEE!QUmmb-7cyI);k$}VSmZmZUCoe}5Gl2z6!A2e=w$#l#<ch!028dGM`HxYP!eCi$K1vw^{9_!)s$h=53
#nsYFoVlK*&okD&T@WQRm8qdt4#u>45F^xM(JP$X1x8>&Y-wV$lpTbx<cZZsC3)Y0=a28(Ji7#DOSZ>0vJI;mO-sccN%*Ux?v)~7a-4+{!{_QVfQU-?1z&fl
+D57`U7|iT9uC8Lv0e3gS9rj?*2L;;YIi<tSIpPXw;Qm=qs-%8o}IiPiHiZ03fHy2-#wep<8kPyL4#e^V2+LLKK0S>{Kzt0CA8}6o!Xo{D}@!-)${TR6mK5v
z4v&zL}*0StRl(rf-Stlt@4dM)7YYwbdR(qTz(AxJATLS_#MCFcl?h3-wvu}7W}>zUq^oExf?w1e&t_LAa{|Yt;N^coLZQgpM@Wa6pB<pmbrEMo6JX)-MuL{
dF}2gm(7ndA)lQY{psOs=mKRuqgdb3P|2F~_tpbFgOl{6bcdddO6Q>vUjohz`)Q~C-R&SkW3kYf1eD&}zD$hbd|i(gHfCAnt&hLWg&<zd(!zH^S33RR)J!?f
gpNpK@=ibgy4<bBuI>b870Y;gDb+fS$9)&O-(3;U8Kb{HXJr0J93U-8vU!X-91qj2K{9jov2T8L5~R@zc2%Sy{VwYSL(W;Z`?5VPsVy;gI+#C%pouQYy<nEz
B%XDNH=vtwAFil*Wq29zY~W?yT?PE9_yj+yuE)RhdXzX4C}89F^8|!*D#U&2^HDUQMAK@u(bHY+o$#YvY!q)4*}kn9*72ZY7k_Q`>~oz=;OO2_HE8t5tejlr
m0aMNn_#%G@7fP2GY?U*^h_q5(H#qe2ROiaIxrc*@y|@rz?^=E9ls3v9skI|JYFLT_BuNnL>(mGI2EOrl80sb;*w=@B^{ciH4Gt0dhtyAPOv`79Z>hI%i@D<
HQ&pm>A=^!h#oyA67uXzt5;!&=+z(DN@WEz>5XE$G!m1cQE6GDEKfa!{H`TgSpX7z9=k4l<n+`QaA~)iL3H@`e;?l~KbQKfM)IS+z)KC){agpRUgcQ43VH1)
B0cC7cM9Yq&&sl$Li2nbuY1dRwRm*Q)LX|z0f3{UZc)~!G=?}#Y@7LQko7GiJ5|j7^#3(;cd>k<Mt0IDPcg^}+)}C}J_8<gqayM7PPX*Z$H=uw3jp;SACmdf
6!0o*V@sosm~O7q^z5+6DY&3SP^$Rui<)ZCy&beYv@Ma3jPv>G@kD#<+q90O`kX{&cHfT;$Bn4aPD@*(yaAtf^S$(@f;k3iN!Xyb=}QNG(GK=Jg`^ZJ<4KN<
gh>lJs`-8AP2HSKVTKdB+G!ToazBp}-1XoA_*6bRxIgNp5li<me;M>Ue#h_lr|D;g_EYcT;Ykip0<PkAS+iM~qZ6moeL{nj-IZ9_c+~Dm?g0s_&cX9}2E(F^
z=7Q`@v*@5*lj2-21?a&#;oMM+2)_ut_#P<w8F?N=Q=<ABxH<>fVRiIYW1RFZ(@j=i5SE^Zh}X%dUr|uzRyNXL8j`Zv3{l9rOq1h!LBDLKd;@1jVH@6BTP0*
hAOw`h;n(`D9b&3DzEQpqC0(-D8Y^=7+rueK#cxL(^t~#uo+dkOH=8ho#+#0r}GTlm@z0xvhTyVb+L!I>e+)C-Nj%YTc&2$(>`sZO7^5ZoJ_lOQgRkyq`9v5
>?N_w7eY{Gjmyu!={y&Y0;^AduF!N*`8>@Sc11hg_sMzZ6Ug*-2~F#0GVQzd$6nRMf%e|2UAMdQSGZ;R{gN|ZF};+7A7Gpgxv+_EN)9}P_S(IRPkD~C()A4B
x9-?=xcGhd&_?3>iT#Zl7U`C@J?{~6?~^|MBZ!9~ch%Xe=Op_sxLTJrvgn(BReZe_W$?R;c*hey)2D}^V46Hz?yc^xvsp+ygkIg}9w*YhP!M*BN2BXb=0cq5
M~;E!eIqNsDP~Guv)A0ao<uzF_ghA%P`v6lAKy1ZJ@2D%2}}H%=xG4AC3WH5)r7=zJV{b@8#fripj<$e*-95fl3(5_TW<8EH9csQD`%r`#L9ay`}GHOhGH(X
1?!;oZi?fNXKISgc57Z-PI-)V*$?erS5p2nSIczQ2uL^hG5_8n*KvgVii0OM8L=>;RbPBJ;dU8J`*_(2I5kL|bQ$x7e%H>ztrJ5lMF_z)h5e3{sgV>0+x&PK
snMECfe|H{SIqrzSqPA0k08@n&JoTaHs8wzP0IL|fK<IfjzY|#3$lYSPw?^C`alrE66q^HG0NkuOvx5H$H#)P+EJyINAj@9N3jgWe(XJuLsCuBVJ1Dv+2i4c
Y>x?$I=CMyj%489o~PE^`0wPORX1UAHkE2KxrP-enA8WZy0w>pu?;T;aVNm14+-e=KH7~$-KR{Uy)=w{P6y@aeRw;SC6I_nde<beAg!$^v1t=J)fX7;$BQ_O
iZ?b+AV&0C!MN-1AkRl|Gsm+&ykc<UDPK0`zQ$Kh=WRTqAb8p=x&$r0UKu^ihcnI=Uf%*1{F2A|I#aV`kjvx2NBEkh<Zh5X8Z<aa<*}>s=B5h$_=ESh(${I;
4nZ*jXz9%}SAs2B0G5VT1b`-l=sbsZANsmStSjG63F_FE>ll#r1K-DW0Ony?7}Z`Ze#^760q&rr_teXE3Ui4oFEkd23^U$0e?0?2(1oU=W9j$l3BwBkC7Y+Z
>`pil--exP9PYl}$v!~rJ5~VXvUi}`ev8<7njmY%djSjuiIqQl(szyB3l6T@k0RCQ(JLz9w3DK^o#y3Om`D19S8wh&P}#t**sDoYbj_8hS>HqnDzfVIo%9`z
%@+$2A^)|b_zDb@$xbZgdtg{rB0a2<Dbnl`z~B8${GOO5fDM218~|o<)XInJCgnueD+Xg@NkC1hl7l#U-p8qrocaaL&%>-$)wZ`&HeJv#Z#*DAu)N7|`+?8h
MyRP?3d}Y*m2kim6K-KmsvP{g_tUlFq{r9dH}JW>*SEfmpORCcOMf|iKQ!PV{@-~e=cK@s-kQ|DYuD~Oo#o0{U(-n=0OO2JsRQ1ExoLtTyJ5mz=+hMwA=n3R
WLT0bz2uTo;p8%%?Y&+MI8rr0vky8v@;-2jQ)9>h8jxRuKRxPDr3VaW@9xPnO2~lC=T-2B{7t(43`FORPXGsVB}3+tu{d-G$!``^BYaU(ffkX^FzEwO>dQ4H
c0}FXq)0yWo+7z#n$mn55vgxo?XT9y9LRV3xKY~KcunEB_OqnU0Uw_eVt8*u3$33aYt9aj)^72HMDn{_a#t<bl#fu!ePi&H;T|(hwfA#*B%;i)?)+KH)Kw_O
9^Pxzp!lnASM9uO^XF@94K7=Ja|Nq;Kw5(<vtgIp>t&>|8bhb?y3yi&Ht+d7pDe8#%A)^14;R;N;8eH1b|YcJA@B|4*?^vFq~Y1crJQFxGP1knB8nfv(Bzy{
xq?JWoC>9Osf4p%%RdrC!Mq|B(mjfK@Yk7g&UdN3FZtRvt`miDJxR&k+@wE&A%G}8-$M~Fp6a-0CgbYr1MG?W5g*W5V!`ZuxXf{#t2cb&y7amvejsg~Ot*is
4BxrWgc-?t1kC9?N)T!=UdFqCS<0Chwh0KwNXR2d%_!*jm-IXa+qQ1k10U%Q&iM6Y7`;4u|EBljMK^bf*-EbaYE`v#UcxrM9K4dUE7$||dJ-e>@d!pBmqg1x
YRjK9*a|Y~u7Fl4y3c};6M&&W>4GeIHy3IpL!hA0s}CS$ByM|%Ybh?(#TG3PL@#~cwOiFs4y*J;8e3Gse*k$Jgh(3~J0C;pBXSTl;(S?Fb@-|kM+oD)bBR9l
?2~5#yUPTQ)U`-G#)17qIiPc-{slzZl`DV8@A#h|iyh{6bg0Jf?+KRI#w`N29QL(nf^f$e_=dfDKbOaz1ePoMw<29-B&*EIr_1DD52ZTk2Lkne>EWWKcR2{o
;yX|9cIPQoHzm<yH~JvA1mbX54;I0CymkCX1N%azlBM)^A)6&VbGtH`h)sQ8rR{AoH@X0sov8JFuY6ET0I@^Y;~@pqy+1X}PrpDI^A3{b3iX|DM^%w<OrqPd
_ah7Q4kR>)($l%2L&><kTp_pEm&olw=Z&#j0k@_7g?R)7OzDlt56knS+}>rfe60|ze=Zc{ndH>`r8Js4%Hd-J#Sr;<4|ZsYL%UyR_LrDQFHBxgpP>B>x}Oqn
H#w-zMZP{v2%ok7JabH-3=L61+VJshksiK_Y@=@|9CNG2kpmA<CZajaK;>r3VD!8cP>44>Zuvb7hvGbFyyPe0KFRC3A9Jp~OJiN}KA!5{Aw^RSljmL$Q2hzZ
Q?OPz-}ga?n`*d2kf9S+%J_pVP`~klpHY`8GWL8DKfe8Kal|?RtG584$U)k_+d5TiC@{YhHYRWjB!k`19(1YeHoo8)IfRy+b_P@6(q6xsU5!4a7LIP=z;B-S
YAux&uY7fq!4aeiK8OVI6@;BbGpPuAt-6~B&xk^1>Mx}4pvW}#xfBD{Slj`e+f0i?d`nryztvlqd9BED4EdqRZLS675i?L&0JW&7TSED)J4}6{7tBKjUHTDw
J>gP$*K=>z)4|JAA{cT&rPxKe-dP`a+5Yt4eOdgRo44}R*FyX?W8VCJPOSw=MY(H2?o9Hum{m-j+uc})CJ-}x#Sy|m<pimV&RR@!`T@B=u~A?jU`+FPuu5$A
j<$WZ(WDB~W34WreMvh8OMEU0wy)x)mPg9GnLnW3Bp5#N*ypVL@U1Mr3z<}R-L&TKL<}pSUUW*Dn;eHF@;l9)CpjX~t_;VFIEkbVMCx4R$UdmqKzdy%$pStM
{@t`L&Id^rHSKj&4h{_o3ThlzTStoE5`GB$JATLS_~(89?CkfH;C5XVG+(fEW|VXTvdZJopTM?EqnoM~tZ|9NIYmy<v@P$r-|S?O*swt<X@H+vfTtUF%($l1
D3*iYXPf%`T))<%j+_tRJw$Jd0=X}95<TMD4Vs(JR2E#p;eoYE*@KHegF6gZrKuwUTX}w9Iu$sR5=`<h*Y=dQp;VIWqTV;qZ8E}(^M;ScO*TWpZtfnf2xVo?
<axmIw&ySzWZy+r*FsY2>v&15tfSJDRnNrsRPl6IFER1ipR7-G9O(L1Iy$hHFhW1;1;2hMpN>kH9r`@(-NzQZ(lhwy&Fd(oQ^Z;$;5~NhltX}U8dA!~#xXk3
;mse63V0bZA7xOP$dO?f0cN^B_vk0q^O32VP<soqf;IK|k`W`WJohSA|G0@^@VmAQy(51RSj5P|u9KO4@r}kz9$Kf3ULN|OUWpb%xmF$(7+;74jy{HkK^(-w
KXMb#V=hNt;O?<NukgU4_Ji>ppzy|e)rg-9N--1hm2sDn+>Xb&`;W#017oM278pVHD$MHrj?&#&WwA2@?=4t4VL%hqV}kAN0sP@dGgo}{LpW_;MGUOY39h^O
(CKt25}5yWo<jPdpYM>ewBueAO^8+Fzg_VCK=16bf9*OYS622)WTcD?%E$LI_3yWH_*3ok%Hq#|QI;HP0|6vg<IEj4$!x-W)~xEom_wMaM`nU(?CFr2=<~H5
JTiz`7;XwoAzaR4(+$F#;8g++Ragwa+a?-m;OmKJ9U?`-N3LQS?(rM3N>kX2k4bxGJ?2iiWX0}!1`l3YKGf^clnz8&3R!n0@)Xema_wa>pX<nREhPtJm;Bhr
>=L|(LP3?*ejblTPu@EPMpvT0@S7mvMOO6B@BIov8D)?BG0lnuS%S=awDE5FeYzZcCoqY-q!5KXbXOA;#L!jbb9@~%IezC~NkFa@@^O*a5~tmM$7diG$G6*%
vx2|Q3W(gdWP>mt0?Cs!?c;YmNG0@|2g?Q@(zHBhw+Bs!#r@mg&R0j&;sW!e6HHCV5R1Zc2N67kyJ<>+vfXoSLZpc4N<X|<QyAsWp5OBIE;Ai_=g+af65_kX
){u<2?>)|`2cX^O$~k(hS@>tV%GR!%?ao;wEPPG%rUE2sXhiKIiIsm>JRIbV^bAW++zR(3H`kCGPV=HiVc5<sxz&K#7ww?tkgRfQ`=FtzTRK?u2qAEh_C3fR
taDu|vQIyb+a~XXKMwBDeIoe4mn`&|2V|_YM>;eDW$!b)5`vkzNTwytk;oL!CBk(;&c<T<4dWdva7>aNyPVV`wn0hdVUUj>=u&=w#cE_%q(bh94}8%3!W{SM
7`ZSAXiFGjoQP~(kAf5Jrw<cy>hdDq^mrGihj^5f8;rmE5-_3p%DbvMpa9VtlBeA^2o#s%nV*-%2;Iek^TcJ1IIoK?Ev~p{G@OaVH%rv&BeZ1gsICWb^{J*e
=iS867vs<C5x7p&7(<p3677${f5$&^BsEu|H{$wec#3{1`ugGbKF#N%!o3RIC%Fji@)@bFWVCa+VtN}Jk~Rk$Z3SvQr<0}@A|*Vtg9=bF*Hka!bE;*}kgvn{
6o--N3emXZ_NitUz*3&`v8e3Iae0^9J5CYmr$3}Lxvnw4R6amMV6xQG63EY%o_(907!giTF!aT=b=;!H^zqaOntS%643JNQ*;nIvx%>oajzvehXBs-vGd^#7
tO`Z%yQXS@aC;!j6}|KlAYPu#L}VxWD)&@AQJzUXO#tSVyYv*4U`5Q&g40J~@{pga@d}#b{jO8w_W*aiH(*&w<y+N$K+B}b<e;C0OVih5Ee&3kxr>0NnJqJt
daoZ)Pyf4no(V|6C00}AJSdDN46VL4!OLgj{U?TbP{k=l4=@4TJ*&KQ-Tly=LZa64+S4d1qckk!qpxRynO7MmNFjt7#p>d4t(<re2L5PeRdD%0tZ8>DNy|8{
b1{)D;mE^#U#BI`c%c7QBB(LNFMzm<pr9&<yz<iGfTs1#<@|uZP<7eMdZ4!V`19vDB}ga)ucu@AY1`GQB%0(|K&-4&a7EtGy?j%R3bcmoR><AnTAuF)ZqO_8
MmKv{jntp>4PRU230=61S?kCT4l(TS{5`7p47$tCcD+TuIVILcujmEwB1*ZG?liBf!Ae94vFCOnnW-s@Xzsd)*I?9M<zh8FqdRq$MJy23u1Y*mRKT^LM04LJ
z4v}sJq5o;J*B&ki#CRiiq|)uwcZDhIv_~Jd>_Q<<NEjB-^bqFRZ$2rGrzH<{h|tV!TnX5igN>i-s1|qjl!wIeimbX^_9GS(If#Q1+5U1gm55*Kbjua`18nY
T&VeZ*NEIj_O5C#6FNj0Z`NTF!4o=74%Ud&Mi}4v4sCY1dV}t8`U^Du)cO`6IQXk4P`YGFU%9_o`63i^nJ*YB1Aha;-R0}fm!7*+?%f~G5K=Ae)(0Qno7jQ=
YzBFh@nZYYOy^tZuK>?LBpy0Z%%0v8f8_D)hNf46G=K=FBrCaic(oqk+0BT((g#GsdvST7yA~ca0m1&n4BEkm_hF|Vz^g1<f^xnS4-8c484mU3uy4pN3uf+l
STMV}3Er%K8!crza%#vz4uvs?Coj$i;J~_0LnQ~=W}O}Csm;m*i{neniFCeC_6W4EdKnVl9OISF-qtYSYVNqp4WcCu;VUL(;oXtqRWFEQtk(4~&&`_d)hDa^
Kw^6RqMHoXg5S-=4=;xo-Cwvy4e%CU!FFRkcZQA+ixdfhrq{5dGvT;^xzsN~%rd$Al$G99?-v*(ehIF5%7AG-YO~}6>Vv=qTTzzhFJA9xjmcfZw?Ldz_LNB>
qFH;}WRyNNzC$dEVC3nv9Cxsg9UJG!rOT<MrFR-u-PB(tNU)=XsH$^v0i7O}7m=DWF&vDUJ#-J@V9BO4y*h>KcB#?oFa7AZfMf;F@Pc~*xPehaD!E2+3LxrP
GKd`jwE&Cn7e<%P`zyhpblz6p!~r9LcZqS|%s?&Q?ny<7^-K`qe0?E^QCuB&%a3msY^GQQV(t#DjeYyIADlB7F^Y@<$_Xya`rr~|_TYEv$4;Cn0cE-y-tF24
u3aIVO{NaeS;iM3?%nWrd2bxrxG)$DDgaGm#eTUFWsbXBCYEWQqeUSZpxyJ9?eYC+^&kLddZ9z72W5HBi*!#Jy#y$8?hVS|Y$_LB4^|aOR8YCpiR1OwNiM*|
X3h?LLQ)uJKT&|$;%OkwV_qOJFZMVy^sC<rfC=_(M1VpW+`iWsvNn~g8Uk<GshqC5)`=e^AS-*M2SI9O#Lhbh2}n|Q(`Y=$cbC|9S14fU6R4em;W=U4pS;{B
HsAB;;}fs)c+C(qcBJ&?eA!`CO}8dpRnv9;Jk_58Mu&tOV7ecI1ToIINzIqPxPT9^LqPk0<4zVbCrbx?VyxF)C<yB?82TDG(3_=V>-GH=!4`M#5Wu3YfM+^0
AI7~Ir2eU`eX#+j^1@oId?a?beWRR76o*{mL)Y;f&#n%9`VMv?rmarWcLUl0a`5v^6wUBOPoGO?pU)PiJD%}|`$+D;*?WJO4|4O)kCLSowbDxT+S1XoEK#y7
(XwpQ`s3s2boQLji3!Ir7{f@2JHz2QhQT{H7Z$;RI2ZweAOH`zf<*$bNWpTDYD$&_(oBLYrb)me#S{TDg^MX!q{uVM>3t7=_ZHiwF@crdo#o7LhUD{oKHvF6
hOutXw3GqNOH!AbhJw86sJs%w!q7aEf8J^GLiq{f%uuDS_J0<dwRDQGtHsW{xY!CAh4MH}-lbB3-CHR$A%hwBU@TjT90K4phz1H~D-#m~-wu9Dh@W}7w66?=
5m09l7;PIk5eohT7-~~uYcX$gp+x(-X3oP5XuBz-53l>e*+!*58w(P~b4RPu(L*|gv`)N}ySY8Ef-Os(`pA)lJ=}x1DBE2b<ku3z-ENUVqBFpPGUrGI)V~wH
L854ALLg8$-XWZ2j9nV&@P0nN@tmL2Ox|PgJ7f!wmg+FZ!G>$U<nDT#>57?4&~B{KNp7}V&ITCe>-m}~of;>dkKI$f9-WSZ0$C-9pT0EWfIjQ8pX+_zq<3{o
U0S2#I_~w-^;qf&3{yKXq;-g7p5?lGu=Cj-a^dOF4ku6$kM%QU=BB6G?yGGz-H5DhK0OX<zvh`YHJdNeB&+WsYYRNC_dNRoKb&Nq?tlmtce<Np#Zwo^y^<N~
b;`)kJA1o<^K4-JVN6B#JUKa_mu`9?^Gsy|L>=jVZ1mQ&qvcZN5W89f)a+&>{h;`&B!RYuTKv2XSxWKC%GVfHMNv6XnOkVj6z&h1B58KdeOyS<&(mMUtn}*I
8d)!}{qhC{OshB)w1A|^%p;iQhczk<P>eM}^9pvfjCenm1{OjB8SJ~40WjOxxRw*Nz<JBu4UrnpizD*f>vDqUQ_97Z(vD{?n;SAw0#Mw9D4bH$)_x;M>7`2%
NVXS0pP4yeSZ>d1t9qXu1A&IaQ{n_LUP>@L;!t+GB*74K8x3k3=>UaxK=U#ZebmdjRLVVjB{&_s!yMfH38~c!IR-vC<_|q+St|2=<DJihc?AAhPP0#q51?ad
R(eZR7ohN<kOtdiHk8#$dls{J_bkNewk^yv(EhjIU;J(P+w!;N|F`n-fBdaq{@pMBtDpKK@tLpx&L{Qf*gHS`)Vn`Rzwj@}XMX3akoo`oFWz}if9I3G^B(`=
mwxag_Iu<L-wymg(_i{#{QX}MfA{0x_(z}rlh6L_Kl{S_pZ|M5{JTH>ufO^QLcby3|Lmu~`khby%5Q#-aj8H1iTB^Z|KK0|;b%Va?Js`q{dfMmKl$cA|L4E>
C%^xt&wcLi{KA($^>^?O|Kh#x{ML7VkH7O(@lW6T^vBG{#FzicFNgQVXFl_@@8a)#`P=^~M}PXQKmDD*dS8C)XTI@S{?lJ)=-p5L(vQCOG4bxtf8}HE{rQ)E
`{Td${%`%uAMw8+AA9%x_rCtgFA?#_U-^^Izr%j}&&VJD%0J@Y`>+1&SO4HY`4_+StKSem_n!Tk-~IW|e3yOYE5GvxpTnR2+V}tHFaP2X|NDRVbMN5qkzXU9
|LzyaPks9H-~Ikq-}|X|zC%7oe(MMS@~1xWGoN{vz4P(UedGIIw%;c5pYm_oAO7h#e&+KZ|Iw$u_oHwA#(Tf|?N9!~fBXCFXFkuq@~!WD=}X^I|K<C?`NyC8
v;X+lKmOTo{^9q<r#}1cCx7mzKJ%4te(%5e!4LoHH^22c_D??ci{Ja==f3xaU*<pasUQ5pw?6jnr~cm8-~B57^1osq`|ihn`qw$&&#%At_uv2R&;RC6{lhQ5
|3|;hzWHDL$q&glfB5Y`{Nx|~<$wO^Z~y(TN%Z@_@$;Yk&2RnQ$LJ4#5yMaXNPO*^6utl6x4!%vU;FwOe(hWKoxlGFpL+L;^4+ih@u$D`jW7PncRv61cYpQw
e)ki<@EgDTOF#D+{FNX4<IjHVlVAJFJMa7g`NMbV^4`yWj=%r2-~YjX^!-oRFaO4WO@8@D<m12aiEn%tefHPB{`D{a+V}nfvroVC-LHT5i{Je0=YMher9b}I
JLdhLChvWmzem89@P2b_sV#HqWW5J?MFzGrMb+!`(3CE<(0JV#?1<}{ZrAgQ4mt5E&aGW)18NMA$H$^jE!)CU+2yg#c#oinu3$1yIjUcVMQQ@@4W9sV+_kPk
N>L7cZ5K0(jcG_NQ0wg0W+YrMzIuyx&G+TxQTJ%)AYF_-=!>9L>n#D_FJ$Q#2GUpn%Q8}AaD0TjXYjU}+{E#PsYLlC^)%A!JynEV@Dso|f}u=4#Ee%r1i*&?
wu@kHkRBUCp~#kwc8~LNQ!21MPR9j!m-D!6S&C7yNKI#S;{D=$<En{V_juKHTPj`gJpsj}#{1okW~UH!ZRU`QU85R$V1T0@w;0Z9q>PK#_{0mKZw2eH5RM#U
YCQoYq1lJOpT(PYL#bSatG8Q9EF9&@G*Dr&hiV~g-I%?uE-qEcVVefq(c<bI+g0drz0!Lia@!iQTpj(n-=`&X^1b=?ylF)jC6)vvS2Md$d#w{Ev0r;m#NuMM
OvQ-1+>x7C)d9};xDK{pOC~vKo7#~*-e*(`*r@9S#$tozwh`<*FVY%t8W*M&7qa1GoubbAo$|5e2mHVwOLIMw3L|YY(CiS40r0=}aDZ!(?L3xc43WaY#M<Bp
YAvX*=<WfZx!*9RI)JMRIJYS?<E33v$JUb*%QEradR;`@MmhZRkgf@~z<?!p7E8ogstw$UyU(Pz>OyX$<Ym$wMqXaM6l)m1%5z6>8JkoXObHCxYzCVPA|4uX
hyb3b3!?PBL<x4UH%TmI;x^~Cg@A=)X|vwhBPq#L+>0FXSrL<E3Z74ooC?AC!mVHTt$Cr~FR*ALZkny&EHZF!<PbYs8hDcsV0F3>&9pKtL1c^b!uIFgKf^bK
3of-C&pH6$t*r>OY8nRH^S&xi&pL8*r92;Zh*Dy^j=WxmKNHQ9S%>LdX)e&|sNHrEN2H^{KinYCp9Qu+C-!BJ>@v@KyL=O41jN8SdvaPdW}vZn;^vH-gN|~@
qOi(27*)3ProhR8Kjc00Cdxh(Azf$6=rPEZ#&dgJdvNq4o@x)$1P?yi&nEVgLX#K13;15)hhUx_j5b+Sy}&jc-7R;V{V+C5>^3lv@?JbAybKbX7&C%np&dl3
TZik|Mhpvtn>hGb<yKqUb3Ed8(IvBI!DJXo_{ckI&vNNH<UL(N&or*S8{Xx<ViD(cPk(utlamt60uMT_cye{J;5s%iI9t+~+A$DoU|ZdcV8OuQpCa&Udp?O6
^!ZM*crdxT@kNhCvi!`(`OKMpx(dyPi+}DGsR5Q#uW`GDT?9Klk6tC{V+Cf1iz8ruxM~E|Ol=(GBsPBRVqGdI?81Du$(=fFa@)>$)aQFRXm-pNl`n$~E@#l-
oZFE=#h!->{aOm+8Cn_N`kC}(+T1xPI%Q7ki+OuYf4i=(rXZ+#@_FA^8ik?qS*UM6r-T1}1Vh4g6|XuNEh3j&AD&GId-RsN9I`~IR}eBaR&y@rOm*=)V~#M{
*X5+=8SxpzzS=NOG!}n=Ty$mgmYJ#NYAX{t66M!)guT?8Cm7nkX?hY0zOhnwUmHKR$jhChYSMJXo|h)vmE9I>n((jbnedRyQ{O9#hriop0;mTJ6f7-l^1by~
2aEYuh*O^KTQ1;nK}4D4XdgE3*ev&XiGx0i6A-Smtg|&KET&}gP3dH_zHV+5O&whN4oX3Wgr8G0($LR@Fbp-8hZP*7vwN-`Uie=9K|-jYCs}2651+%T@f8^)
Vt}`N(2%dTuXTNX7edrPzQ=XBx{|R%i#}6ng2zWhy0j{R{E@B!CY|50q^+wpZ+l|)h$x5U5GT>9>$~b5Mt@z(nIY2kMxifnqchL>lJFPVp9!3YFt;yZ8oH~~
VY^dC2)?1$c~~r76_eL4Do-4I_VKLkaoBp6&K+nSR`*?7AGqj~4RL5IA+9JWXg|%}(YB7`wr1(m?Yj9A{m5i7`K&T?1_%HrP@f4bY~$p<+Ot+8C+Fnyz|131
06Qr3`e;X1UP6wzeYkeV_w`!NXQ7kZZJLNhKvaUxODyw#Tes~BAFXbwG<AwgYld>uo6nI!yr;BBK$v19v8WxbxC!YBa>eFhP=L}sO=K0ZrV9!QLxa3fo&_!w
DCTe~b~<n~so0hQ0@{`7m10DfYuAd>np^jfa{1}|=zbvL5<ZK$3(u(GjCy)Lbj>V43Qo%^S$S5-2})cAXXm<XcZ=!53)Zqs6#bRkQDtarWj<jnAU`cxLh7rK
<a@uE#Ke|Cfk5m+(k2|*?NRz->E);>;b<4cvVei#D~_~PPS(F>!Gq?b?cWaW<h}_HN$OcEGr>rC=F7~e#`F1zs?>gk6|Dd@Qm&gB*<kT}(K-~i3Zh%m?En?K
g<!+f7FcAb=^akK-Gm%GE&B%J!>@T42(J228)0y!+9ZQ6rXgo27?aptOhf{}hSqU0mI6<NY)a&gCm!d`ZfSv%MANC^`&m|kF2k4MR-#w}`AUQA<fi$V@HtVC
`ZA2XXF!I}R-YI;w$6Kv<iP%PpyOy0`+cH{j$oH@#x<K2jV$i<%!HwRZ&Vu`GH75BMJa9x8i(}IB#BW&HbQmelWs(ccr<g*?UJJ{^b{(UWA{Md_wvlp6pxfB
2quN3zqRGCc+lE`fiOsZb-Y1pu(v3E-}e;m|0|5=C7F}dfP<2C4O)e?%d9q&3zixcVHD)~DXt2t!VRIv^EKdU*Ll(PknW;<->i7<F-GUMHod?3Nqx+OFMG@E
nZ}xVK?myc`LG-YLg`^7Jx*cy0(e4~unvcOWy^r@1-~Gj<7_@(2m@U>BwFrzHY4z|GYCY?fa&@30)KaeTTjcm_i}|Gx-VvWsC~KKizIqihWJour}2PJa%r5a
jD=*er`Q-IDB({DU>SbAOx?5a$h3XTi8ydUz9)LVxZeR0pJ$~zZO_{Z4I`m!?BEB$5OhfWc7TEiT%DV&SjJ#DHsBU2u&KukAhQSZ)Q0A4j5kyJ<yUKLml_zv
0|F4YL2x~S4`;EQ<9VIz`PdD>%(sI%?-#3@$zYLUS7;uMtrNV%wrqw}-AI%-S?Y=Qj(b{sIb8-2HQO`E82F0CL<!kfkA{m3>?#Jv>6Vt6JxvMPz%wz??qKZ6
#K(O^cU7=WnaR~Ih5+M7AQA513YwbW0MNCBL=O!f$&3?ZUOmqv147_+4nP2RW0x)o(EuaGC7RBo-(a{x(znI694K#yRf@>srjZD^6Zg46woAcr!_ELH^WfJl
+j8$PVyFOsNAaB7(Ra6z$ZM@yw$=<!KnLS8;5{owAYS4)=1s0!)rimy!$dFFygaJFMH0H5BMPQs+k;TECkb44-_LTuU^#b+c8EEhR|6`_({6RkNeL%Cf-Q2c
hl?PuO9UY)Cs;|WPqEsGIZrHcN2ClYKMTX$%RH<FFMC11AW<(k>C#uFASK!Zye`|@b|>l1aGkS2^s5t3!K8L{({A3+N`w{&VfWRhQ^;F_`abgzX`fIRC-|ee
(?N`>+^JSX&71%<C7|GQFF6xYZKitkw8L4>4Yy<8-1F9}w3o$4;m>37ni9*x?EtmQssn>~t@FHQi58?ku2Cb8WU~>(o$p!L$t{?>3%u$E$`RK<z`x)g8&T+j
o(3XM`hqZ3o>7j?ZCnBY1QMxo^)*s;uNr(1qjd!-HAR7Foiwdm7VvL8t{b>qRiA|?ZpBHy&$>I*0snWpRy*?A7e61p0e`vx3VC}sIH9rb7_l?fI_bKe4Cm8E
^{mEKHW1$0Lz3ne9Wn}qQL)KBS8_UtM8AmO`Mp)kEr<rhZWrQlb=y>2@0BuRAypEA<|XcamFXJZIoQC$l@w0hdKKXY*94@f+`1u<(>i4;^?>MAF=$BPl06gT
nN_#2mN`iqYlfsfS=?H&YA*nMcR?Y68H1md6El^zxv%mHn(LFGvIesw+ZTZKi=Q!XD&J*_6*0@4&Ff%gpy`W1<QTEkqWE&0<Q&=$&2qIe1Rm?2P9B2s_~h=u
d)5+TbYy1|kNH`=*}6LMeBOx=F*{GBKWOIN-_J7FZ3PWoR!G4JQ1-rPNZ0>v9+GW4gjlNSxLQM@DqQZc^lOs<XS<gg8ZBT9_L&2Ixv}R8(y?v8@wwgzti3)I
ijdNnS2-VN0*iw>zzHB6Wt`&nymW0<T=<AU*>NfVciK+NIQKwY9>Uf2G%bk?OvQEW*RdG@*MTd;gc3p+xbn>-L2d#h_pFzFgmtdc(karjz}A_!)pZ6f;YtDs
?}r5aasC=|JKQO&p<Mlc@0J?qK=&-Q5G`4QZGc7_DN8;bWc<<Wv<{@6j&jpV@v<~z##}b%A@{4a^Jg{+drk<Q7~qOQ0}$D5C>O&QSrS_kKopp7(sIclphO3R
hqI9P*mY85DH!8*JPWP$ht8$gIljiSJ*(!%y|M_G3>eC~0a`pdTc63>`0n<yU4m1CiF_twU(GWOPLszCAVh|n7A-&vaQ*QD5(h=?@E?>?JBL)@TbRqUY78n8
G!6c4kUpR9Fdg-7&?~R?@LN0!+n>eshLgxF&@J9rayg-e*)zRCce<K1_mTFd?Ab2miGVa5*)>VR491Cnp2TYb31LhUy*q)gBT@#iedqn&9zEl8xj3I>1rA#k
pnWtRTw8LsNRw|AxjOjzOeYdI2aaen?)Indo@oEf7*qYKf?l8R=$mHM`1E|&0N6kmx#Maf<xq&+5jZ<3FJeBg9P#axgR(ZIbfb|>X!7^7I7eK84#~y<-4@^4
xRxBG5Ybl$CTjs#vuvpzshg{etXqU=S*_d>^ja#QM%d1SkLmIT;dP$l-UVcnKuAvtaL*Tzc(tB8BLEYg<xbCAo$ET!B@pG#YsWs=E)3v?xH`Cs;UZ8s#Aam6
Ubh*{KmhlHBfmaR+nZSU>egrZ9@XX{t+Q${u!qgLF{(puwWS7$S3cMc;l!bD*+Dp<C=5*?_@WVNj>Y@D@f|>8G8l|1&+RTCPLLuE?}i?o4{QE>_UD7vUAWUw
d{c1<V36mf@OkbI+8&N??xDkULm)9+jor@Fsaua#ItoesN=H3strSK%UFrq-;8yv-SJy@^IG)e_l1nf~HdD%2raA7-fx8+(VBBdo#pTYU;dck+yTMp;ux`Zw
mpkaUdAB{xQm2?lpsBb5>6oxiupJIan_p-ncnHNnJsLQ)=LvSz8`#eaXD#X^J8-T6!?|y=C>Zvox<wVg>L|Nd7A65Mw=$p!k9;nW3gaA2Iis}#Qk&sgH=NcR
jKA8R+X?o-)rZ}!BS(DgW95)UA`pI3dD{v-TN=k9324RT#Y*P^$B9>@`)Y*)8yR8?YDeXSe7hHoEezym`DOXQq_(2~DME}wHaozB6tFx5cp3vdXkNhjn=}zb
#$p3mMIR=`1?aAyV?6KsG+<9cZe_Ld+bx+nGoaVCaGBg(8cp|+NM6Pga1xJ0G))v;X6$+`IgKlW-=sHJjM*BW$(1yCjq3m`R`Q}dXrpVUj>NR)D|8nOq-b=^
7-+FB`bYtw3GxFZKho^x@YIm|b-C0%Bk3o(=wNm|G7r;E&|YvsU{)JbRKRh=L2N*|XRk$K13K1g(7St=&nHOx(S(#6&m_0FB@`eVa*VND2*|mFKOvQGzOCBx
h2IW<<bc6@0a6FF%C?De=i=*nUPp&0plBiI0j<#=i`Bem_o-16w(V;G^7j!gCt%3&&)PO%lm&&x+@f#dPN;1valzXC%*atFxfiv<aPg)3eT{&X=O!l32)Lsq
RiTd-Z=<=AnhiG(|J;gbQn!N_D*$1JcKFa1AWRJqwh;Bfq@<)q!O>k;3Z|<R$6z$~i-1rkjL%gczGJYa>w5Wu*hN`x*J0$ei+VnT#$e4Z4kRm8b_7cUUbI7Z
ES>?>@LOT7;=D~r&q8USJ#7(QDrVYqJ9%W=ZFtrZg)C*Dv!6)_r1b4ZOhOwVA+F;D4V}Qu-fpXWKJN|%NVBAVv}NQiWPcFNrmXjNApno-)CU~KjjiqtrGBGr
hmo--x&=J8)Gfz+XHWsvdak{%pvX<DUDPv=3({0g`8bR{`dY^|g}w>L$a21{l==xAUVQ^oTg}{7zg%m)5}#lPEVZ{^6gX0O9(h*4?zZ3eMq9RV=mV0DIM;j5
)CyeizSl)u3;3+<d7CuvY(K$)D9DFkZ@7sA>($*8K$DSrXbfS2L5j(~2<f*DT)otTjD+2VXRjw@acMfU;9da^L7WDJFGy1m_k0$+xisz0^!tL0ry*y{+4Tmk
c#688rzs7>g_oOv8OQUEe%F3W)XY(}Gi}|+GhZyg|M5(^R5Rv-l;{2~!2YrCkkPq!7x<$4s%VYb!e{_q09x0K_l(lsB{9myU2l{NA!>m-8y6m&ny`4=)Ykee
L>#JC#pNLP4H?N^;&1}wADmMPMh*oyY8HIpru_*mPWV}w@g*71@`Wx_t`S2R>aZFR=rc6ZRA`{Q)Id(v08y8<1g~_-G`VwI?AqH5ImrMx4@1kq4!26}5VLKP
_8q93ANzVCFgw6^=aNJ#re&imk>p_MV7p-uOIdQ_m_KX*g><#hakYGR1S#d>_`cn-;gij|4md?eLO8=%Pq6R=1!ynFC`7BZJq4SO7=)~DoovlV)uHOyq78fL
cD?asPnn$xG9xN=*{lR*A_w>^xjZjbN=#1!{p%rNX%D(*PZkAcgKYDe2AJvqVDpTA0jX3eA8D8{(&>I-OrO`qW3^|zZ-OfLXG1S4pQ(N?&E)e6RX<bL+}?SF
DruaQUC^Bs`g+srfCMP%Ovmky>hx*%AFoDpV|vRBE)!XopRZE=9_UuZ?e-bH89h#?!vK&PB5x&j3jB2-I6%~oW%ta3`L}4GgN;Q7kifCh2%`X^9)JW64Iv7c
+pQcZ(=Fc9lPTz88W==`w==2$)(1kuo7*-X&J}P`Mi3ppqzU!UjPOb7B>+^%K|y%Ht$7~{FeG?#G;3~o-NMiS4tCz)L}xw`-wJrp5G~rPmS8!s+^%PVVJ0(#
m8DYkUEcA6_&tVNr<R$<!p_UvQ~_Q~Pp#)mKhwAs<W*64ofmXhZU7_ok~fyr5WsZ0M_bo}%#GtLz?u2Bz>tHiGt-&l^vWFxtPeD?UBLnz9D`{-kt|8az91tO
k~bg?aT6bjTT20f3l+1pRB`SZRLx(zdY0PC(<QxagT%cE?g6y#dmW2g@&?XScHjrq)vkHtz=ESukK0!1N^0ZN>!cx0-NABNm*x@$aNWWs(E^F#S*v<)x4jiy
4-=NCs&<Gf#W%w9#a0CT0k8+~v;!>ktIb9mxP5;PXnuv3l_!vm#xDa5%EEXijRU}|)GNCTK#T<#^kO?eEOP`Aw?%88l|unY_-Zl)nVkb%-F`?2#N7_*uTCPx
!r<rA-8)8l_C1CxHKTSIC$ns2fzyVZcX%2Ou-(kXOG!7m&IA`4p~==Y+17ajgxE-$J7^M^+^Qg^U1lD0(9C;7%SFKq-pXBz#gp#IAqbHhNPvPGVSd7RVt#9o
cH2=_B&9Nk7J((;B{;tuOu5ggn0W^7#X&1rH8vjR2QGG%5?KhFQC<z7c*M@$6ur0g@L)aS9{*=N(SEfe6Pxs=_*tO&X34x%{$B>fzSzn$Etw@$K;~Y-Q*ZPN
kb(I;om^fjms>!(F30w=g$52t4MR}E_|ejd=cbo7Gsc5`gaTt09hBGC14{F}N3Q_z-W0%s6Yr$~G2hSo>;jS$e?CeY5|d>PvRcp*DSO;KdfCftqB7|rupQcp
7G-~X<P52+LCCH2X5!ZP*g>yaeHKN1sl(AponkhpWcDt$zNd?4tDe~kuAb=u$^jq+J$rBuBOQS5nL6)3Tz0)bw>E%dZ4wK#bK>8B);$oQGkQLO=xK|@UZwVR
9W3AHJb~gE*wA$swA8W2ao-uzkD34$!q5Rxqxd57X;?gOIl@Rw;%HytSF~f`2nb;)tYp6)??*Qp-jru1yVZs@7`l2s$9?G%)m$I&2Bhz?M)p$qcKvh;I$Q!>
0#H&hy9+chfJqWTEA}~GDua{4pm9vSY&oB`8t!c1k^naF#t`zcA&BG_K1!L5dAXwFWdq{s(i%MX2UOk<kbAqXabMdWhXXgBKpir^o`nWExMNx7C}_Dof4#s&
Y~K%H$c5}|-Xng%k#%1gAJTO>TV1YYL;FTtNyqh4#mNC0`Fs!UiA)xT&hwDID)zYEb1nQjCiv&(gJ&-1Yo*@u^dXmiFegt2LYsHj1rQ#B&KC|<NCqoQ4g2Hy
&8s+|w7Y}OgLByAmMnUv&lf((3IYkL9w>Jz0^NfZLt2kgSl*&z@-%i(z3*q5B;2u=(>_l&vHmyO$@}@f>e02oS+wy8kR!G-PR@5n3->spLH+JCjAFr#*UC2C
A|6L%hz!U_qyRVdCYtqkN>bKmBBhtgOUmV3ihbSxIG$C}eTe|$?Rig#E^Y#k_<qrkP@rouNd0{M3F&y*eA?C9%4_zLk7qf?97thQZ#LhT)o7`p<0vD$N5uQH
s7bUhdsU&OTnhuv=KoWio6v8MylA!srNBT~bS@mc2B6c8)|A}qiAmn)-P}xl=IvY-T={ZV03}|5qS61c4A0`-EpBMbUY$T&EPlwf`(oL}6iF9|0?iQGIfy3p
x^a0YaGf?*9^G*PjCZn+V;rH!LFKhek)#lt9X5yNHC{=Az_J#ge9UUbX0P691aEz3Y_^Oy2=j8RSzj?Bx-X1iL?8$6mssDF!c#rGZbQyv@UD{Z<`R(|B-&^7
gqzR(rSf))=eFNkdFK}J3e)url@Pg!=T9DlsV|j>06v$wjF&Ch8l_iuaNtV{P9fPf@|=k4`}z?|xqHdi+}X<(iZA`V;&8vMEVZras2gU_7d&F|hIWfMj`m-h
sEOMPGwxOjkY-t4_UdExQP@gAA^)E>8l>JH`NWM6qkU$r6(XHMI4gi5mi<eeWfcZ>T;qP{=b7e#1DeOmPnHs0nr%*jBl|0%QHAy<lIGRw4{HP=qTni>>qcbf
igXXrWZH<yTs3vKYW;lW+qqtPUwp^{TbgfS;6(4WGk5sPpNZE?X7>2EA?wam8x?^oivx(Kw#98%3~Q<a1iDbQ$sDpl_i8r#tm5kzVU{-~Y@q%y@?}F3nrn!1
03Gn-gaBPUQ%6+$OXYk3iMuNefM%`O5f<W)c`nkkv~Tm77&yLE9(&kXpfbH|Q6+@h#k~pZRMG1lSOu)x36sl5C@G3dM~v9Z76@?So_iK=D?7-oIWf9Y3L4iN
IkpIi^E@~SncF(<y&wwK_(~kV>~$TRSZ$Jo#}kl7)(<%HX-Ud@R|{sBMq+EAg07r%#Mi3;5(WY;7g%==Lxd8*Vz6uwoXtGvfI%}(=;MBC2yyjH8<;oyA=l0}
mnSv`r5`^sz<MooclHLJV}+<VO_1BjXwhYvhewcO!)dO;K=E8V>mkZEQQLRX5$3wzk1%?4Dz%|>ULEmCVnMscY@_G4Z2=_w2rhfqO4&q;aI8M|H^sZhHi7$W
-kgq}?K&~J0wPMacFJWt&}(ICuQ)9^&#7ukVOOH!A;txffW!T;G`e0Y3nq`zl6?J9NDE*ivrE_y@Ms|JF~O1WnLpsf-WJ^G<8%jq*@D0tjo}vcwz6HdXY1o?
PTkAwUKxMWvD-yHpUlT3o2Y4Ib#BjRV*jpGoW_2SycxvwCVDV$kG#b*Z#zAto{}Ke_IB`*Oh1}^JuwRYF7)G^kYL=_ykB@Js;tw`^I3Kc`VWIa4NcR9U!H&j
0-pSbi@8Xg5}X1OU8Zgd&aHGbcCS3$pHHHRUyV9c2I|^8<ZC}6UV3O1j5rY3E}yBML?cr+BadEr5lkEDmS`G;*tSL|>Y@8{(*(Cbwkh#&0@Sk~!{H>@UF7+u
bdB+zNDe@PZL>#MX=Mu%&#K$(OzG4{y;MeIF3T*mZ7|3&7aLP)acLR~Ey@p``?<eV4w&BBSK?o`7_r?=Pm$m-l?ej*76E|dQ^xZnl!1)%1&sXbCT;C{sHJ_t
b*+4PUK*w<0>ZJq?*s*bS!FST2q3VTp@my96WIE)7qojgpD8Qa8P?|$a{dA5v26%1!Unw@lge;l3;+mDd!pAXJ%!Vk6<F!&qj@~E&_<|`oCgRiIc^M0(aGC+
rJ$~0(uvj&xpoiSnRc?1Lm=?AVF_$!VjtkJhueZIz{Pvou}cu5cj=H9ZfDz86g~{STx24aDksVNmfCXhMXvY|csW|wvTn<akjjNolE#3pc_ehmZV%9fuv}t~
QaZQN5AwMO_%6U=Q3GTfHt>F{6YP-@QYpqZhV@J3l%-ee9!amvg8rFpI#RL@H2Rf;^8=syQuzoFd_Yq2^~WGl>s#MsdZ+fAO;Qr!4N&g>NdEnKrczJzdKUug
DCn`9^=)N}uBZWkpBIS%(Af1XKrpJ6vLKR{h;4t~{$%}*JAXar$b~u9+Z(XK90K<PTI}%8%3zi0r00TwUiKxB#Y%<!tH&3U?%N&XUAOg~?76+i1A!g|OGjtl
c-ATRICbk_RAL%xbsu&UW4Ls;4&*QBr5VWNMyoM?7OqCU7ZJTHGI)<S`b^J<&?!Lt^tex@bKnu&8L@Y($Zw0?S6sKq_2mF5?+ppa3$fR*@pFoRbBr3&5CFD4
_vd~k6IBnD*8$GwZx#^$sDRdMr!59Hak4iNlc+^64O;R7Eqke)uGPA0Chda4E#1I3MsraNP1x=em;j>fCxw-}j<c=i^~ZA8?Er}zEo;AV98Nz_#;d0BBNPe_
6JKLbugBB%EZbqux0Myd&Ak%1b{IPsg8+e8ag10O=5-HNw}28^HM?1EFMHisbh<!9jETV_gDv`i^XTAP4g>xHkJYTa)@yS!cQe<QD&{<vydTg?_+)?<g9&w9
q@Xg*vq&8T4j2#dEHPr+MK^Iz6^{?O_Oq<)naR;T?`mebSk!?wSnpMdxPezPtWRP{&!U6i-aLxV;Fzf+|EwRwk8r~v_Z+*nuDcN|pwokgTd=1_))<eqK@yG?
Q(?W?v%AP)FQgV90sG_50AvsGwlvdGCml5`wg`@5qOena?>nbkq<2iLywnX|Q|Ic<sl)`IH2|zXFV15*SDxVjcGj25>R=0a?OnfY>22k4IY-scXI5zc@tY|%
;>B#@BNP<DRaeC3%a(J=v8T?_+sX?0APH!tKj(6UsE~VHW|ZgNC~9^~{_5@mD>b0SUe3_bYpjaM#ZZr-y+7bI)_u+_!#!hB!eel*je3qu1{C~B8Pufco)?O2
J34<BNPvvBVS86ePkxfi77E#|t8n;rQQ!^c)js6fw;s1nqAp%FTkIjZbF42F(FOgF(O_<kxDr?kc`xAtq5++EvhIsjg_1N3Xa@@Imeq%6B1EEsqkLBfSZTGd
qds@O^#E!)foFn4Jz;TD<~AeaW>&c$=rZmD${0(8GxKvh&Xrub9|3%Jm`WbpS?e@@-Hjg#&g8hxRd9ALM0+tMmrE!J_|1vu3%Zxe>nXQ%>`Q;$eY+Qm7PYoR
O->VE&S|Hv3UBVC6ugB+s}sL$xb(Jz1qKy;Q`S4{V&rmFb8zsm&s49#Vk{qX+)^y#nbh#^GV`I)%U%^Dxz1;n%CeldJ;i)`<Px8m+Jx|#*tm#`+~-*B^YZfR
iTP(<)av3~pBMW~oG34sgA8hF(|Ea4sT0D+N-%KV5zJT9dH#?~_a336w|H-kuQ&4m?z3Znoy#aHcb`hG!;xVDpcio;SEN26$Zpn(z{>?31778Z+!e%F`_u&J
BP<{ZD?TrJmRWIg_m=Phsn*G}qFuFIX8>Qcpb@SLg2&36vaCxcO_&>n4(a|Bm)rW$_d~SHSqHwJ<d@11g1V|Vq@mAfM_?{a$YOdwv+IJZU0vv<vNBLc`uBd6
(Ty!NEaREiRIIdUcFjF!DpL6fg+8mn>0`GqTXt~7Yysf^fa|K)n%vP?v2~YEzG0zngLlIYyP14|c`x@o>oweX*{fw}f?zIjwgi?NU-s>h&9&})MZt+ElWw(J
8`RLxBfi%<nX;`5W^t|g4)Frk!Up#|2sr2tdd<`RyrW+h8|Th;WgHV9a_!f|@<hYME~J^$FSTg2i+T0VH4F$rx6xLNZwZX2s;tN!Ivsg=mWcBh49e{URi#OA
R9>nZMS`zHRINJz%DR`74SHU8l}1Bs-(}nmkI3=ecU}+alf;a?1$+IhPl35M`burb`SyU?Y2EuqpI0H|p8KmW2)1S$!T34{e-+QdDEz>qA&_M5Oat9}sSL@W
)7i?aw_4(csnco6M_eJ9mrM`pB^@Dr6#pfb>=xP0>-msLYVrGIZ!0T18K}px_`PXI8$C~+qIGPnl-H~IL&G?BNgX-4m%S!e+cv-;c6|dD`tt*hTpiZ=B7xtx
?epH)k&kkaG~=ti#pBMbU&j@msT9|Ol-QrUl4BaQSU3fBz*v=Dw0tM-`I2h0=tHjEFv@0-d$)BK)}F;2jRS5-%cab~tJ$yXZg@#&dp@k<8o{*zl_WxdVb`s)
4kFb}(DyU9(qj_>Gtcz7hXtYOODbmHtTHfK3V@kXcYy&O4r%yx40K+?p!fmzY40b6!C=YjS**5@oN-j@SVIqzWqFsh;g`zhx}jUR!n-7)p@JQ@dI3X4YX$5+
^>)zLJHS4h##{XNZhGf-#bDiBTMrF_hH-Be#x5K`%Kc~OkE+Fal-JwEwgQ92effavLKXX!mCFRXB%#w-#<YB_!GLTq4*!2W^kK*|JNHjYsManIZCAPPz{TPN
j=aM-96SNIRZfD35kxmx)*ai|<7`W=ms=yl9y1zkE5^-kj){bd;GOSVKdWYKf-lo0A+?oM>kqm1Z60O2$X3%j5hpBe7qX&huss$(&wu$*Pkh_$nJdVVt%c;3
%?o-KxjuR%i4ud{?Z9$+fY6(kb)js(#neVDSD?O<q1VYs3)ZZc##p1s@@@cjr#&y^2+#aYiFIkpvW>*C5IE13{djiec<;rm^&)iH$xCIzxNUW>n%kn+>>^OS
VFYl?ZhPJKzLx${*}Ie2XYH?-E#{dC(9!gKmOHGek9Rv1o@w9sM<`px>XZf``X?m=Gg6?7<85U}BtH0YiAMJ`4s7ha(q;Sb&ot93x^LvtVpp2mCSUeC+p(<H
KTLK^3bAb89yx(WULJIPmfYLT$?)PQjF4l#HWUZ{Ul0byQ;cvLeR1J=y<OL>YZ2G(6l7RO!Lw?1@GEVgmGeWcy*ORY>J2@%8wSobFzK~$1Yk9CfUN%GoAUbp
U-vO$#;sPvaA6Bum6y*FE=UieQ^ep40u0=V)w-YhnUS+R3%}{<SY5U#+cD&sq^+u@wJ!VG&du^wSv4yDfOfWSNC=fVPf)pA;tbadn5k;-M;<V&^WI*2kjG;W
)pTl1o8tC(L!vHz+1mmtICr}H*LHp;Vpzm3UbavTeR5rA1jsssw@a-3SkqOI{wU)IZ0vUK>#bh5NWVBEy?k4liS;OPDI^4A1++)q=fY0jqXd%x`rr(;WMd5?
dU-uV!LdE|XQ@*yl>x{2_Q<PzG@1jxnzaavLVcdeC%WJCrA`IMgTsL~2cdFV7(Q@VfjOoW!1`)xdsaj0z%_2+_azqZTq_@P?LaaC5-`O^5{3<!wW!W~p0^$b
@TGzg<n=*_eN{K+pm*fV`P#UeQs%O6WP(Z42Mp5KGF$!G_Cuovj!9t6Y_E8~aT9Q6>O7uTyiTJ64P;djS6T9YFms&tP1(9qMw4yw+hQWSoP#12wvLX4h{1Nk
UMoLu6wT}2K!<_0&3e;qIi8O_?6Z6)&D62^QW>#cl|R?l{ecsLU6<-Rz_ovF&3STD97o^nM<`>0j@;n-UpKX)sS_X*ZwfS|-cmmWNo5Fh$NN~^zTElZtGFkG
vmngZHTV_Pm%UDIIu0}984QdffB3gYUd4>7#OUJpabJh+Jedi*afV*%$P?>JY925orURV38&(KP24#Banh``by7^8q2Sy7e+MSO2A=h3YOPlW1nu#n2$aT9=
?5#e_9?zo9b*-$QG}XkXfs>0mBU{0H51Qx7-6jYPN1aqHu(O@^S(Yo2#Dp&}27@ZkTcFsE+)lM`$SR9(WR~-JZVEQudMfmM)&lt(1wj*aE=LBt#LlY6bCc#-
#dnLR*-{DRnfK@4l~ucS_>~?xjDaC`Q5g7SIn1O9jNd?Ac&U7bXYtAv&zCKFp$pJle7>fGEW00TUo7ZclOJ$mZ%eMB)#a}%f7!CxE6Gyg{kHOP0cV#Co>?8o
1m_G4q_&(H>v0>*+u)g;iAkEv_Oe%NGL87m1k7--@qX@C|IKn`QQVqX>*L^~5_BnNi{CgiFLfYu#nsc=ce-u&PFw|V4R!=yd6ySAa0cxHlcV~wAtr`hk9K_6
wVP{q>w;&qxAUijP!!tt9O*fQ$<;3)sWM%@o>i<00P}F#b2G$xI(s55fJGgLp<XY2%&ekD)~RQK4}TzSO~mbnL@zp%c_nxWd)A>yAn-c928Ws)T0-$}3TtLr
sz9iU4(XLSLjo=2Al(Vm?*p6AUn&dWhyVbP(GcWBfciMe!Cal4nN=<2vh=00@)52e&gEsxLJ9bw`^-sWFs<iIfltMc&OYG8-j=TG4R#Q;`X}X#@{VKM(A&y_
5NNx#w~Nn*n`(JJpMMsf6MiuclO6YUj>Fw3#FxFAx!B70kad!aUz^z99(f=(=LCrNsW|8e5Sj9PWux}_QYVE&M2vAJS!lqAriEe8v=^OJIO~yS-p5r>UN?Vr
LtTzA3_s-BL8*_Rd4WERY!VxJw#E9M7C04wc!;u>7B3wa7#IsC<Qa6&bXL;~U_a7_X^VLlmAm1TKpxJ1R{Okr=@o>ETCUxQ<f+NnhPu@gAUg1q0@Yl`sB-hQ
XY`kE3QLB2JbV_$>*d(B!K$;2c@B|wo*{vSm&&)X7+@WZzEJwt|K<W|GKljfGg&1_Ft5G79{FTMXrf=YAP165j5Y-v2iJFo6T=|<l5Kza5sCxsv<7<aWs4~+
>pi#qZRKr?mb$|CHT5Bd+9t%W>#ZB3A;IHbXv3YMGE~todrjlPO?zq=gxuw|#~*NH@_Yy!_8UAHxn+#kq^)(i(%0jldxdU593jXh76b5AdM|2m&!jc9p>QsT
%YbO|m!4O|0ajozh!44TA;6@bBIzLi2fFxMjg>dx79R))n2wj@B+Cwr2lC`v+TlObwBLt>gcUc>Q6r^*Ssej7;fiQyT9DapfILXChz`rHcx@*x!x0@iiA(UV
JLsIeiQ4(q_Gf;(zga8>F<T`9G)pl45ag7cjy1Dui2>(R23=k%o8_5OTReVn-{iP*T;{&nwd;HCu3&LD|5BMAf#V}Tv+Mn2cT7*9a<}bUPy;ow?0jYXw4(Hn
P}XO43cgA6vgOq4a`iCh+saLLFzu+U#~Fc69ONXcg@vpRZXc}Dj>SMe;|=1Nz3k<{(+Ehj|C`A$h}QG?fD=0bDKwvLY;89;k6tTDw{>3o^-_mBti+ybp&Ifv
J?;rKy~OjGeF>U5EX}nUOGZ39UA5JNw`M-%+G{!omtJ3{o*>$jf(Qrho{weNRg?sXdcOTW6L6GTyCsSM4fRfb{8H>cyPi8ZS{AuiOw<@gfe9&Oq0dVv9jspu
VuNff5{gMmM%OJW2omc7gn~jqH|3mbRBsB0u)I&U&p=1C6~|t%z0+C_+1ti1gx2;_8Ik~Y3mnD6fSZhNJ6Yo`lH>MXoin(R^m=4Ec)r;-U$&sw-dD4^x-9~D
?J_bw%ZQNsV(KH51>XlEaxAY0+-%vBYVK`ioC~ho*lHe<i&?DFh99*`=z*Or(&UX<;5p{{m0$LfQ8a*b>J^x}17m)@J+js%%5ij{^5>4TfZjCWa*Y%EQU@|d
gamnti`H_jbHN2jz~yi=j^M;v#cQ&<_=`Qc+ogTLp!<+(Pne*lJ*!y_&<qX-tJbeeVaKu>h+t&bF^4}dl$RCKSZ4I9VST3T4_pU5)P@5CobQY?9#goFvf!Mq
dtb>jm;9~{B3nGU2*T0Q%ghnqj56`3;@IjSl%x+pG&SRL-YO92Q#Op7a6}z96!CcqRJF4F6)&0N7?`+#q9waR+z2pE5fVK@=jH|jp<Z4O-I(1=%&%J@sj@=Z
bdVbyUxq0}-N>(aIX((Mi`0b)&#O>BDU{&g8bRr8<=gAPCNCyI*3&v*b<B2&y{i^*+e+pM#0O#$QvZ1U3621#iUE7nPK~npfYX3@L7-W{E;@n^oFWi<ArH~;
3fo?|LpR7JCG2Q1^var?GYI6tlsL{hq4wG>n2ow25~@`^aq}V9&K5`~AzWbHwG%hqw5ZN!&A<y9Y<GY{>Y8yE#zI-(<wG(cYnNhkB(kN}n`DhQ@S|G^=g_!3
_x21<L&=k?UAyI$mYBq)gGSqSf8R}?TDi*ZC6>iw70cTjn>bRv=786u?8mJ^9DKSc-mHVMuv-7DAn;NdmD`MozzRM0m6-|-+F46B?t0CF40;yIe7OU>-VV~$
ie9#GIeAb=f2Js!RwYSta*oLA%tyKZ3>g-fb<Ecr+I!S=3CNspD=!6La)qqyCyKI~0gh)z7W`Rvf<cjuJMR=mVY_|Z%c!MtwGsrjOf4aE`S!?&s;(Tn%>T>S
8^Z3=dSPOS3M3MVsK9kZ1)|xE98rNpq8cQUY*rvvU^X4G$)Xx05=p99N0X)@sX>nEX5@&9k$brJ|NY*Z{oTE}i0|GzAHxiAIM4IU3+I$^!SsQ$I{95PEGhm~
M;>@!ca623OXdRw9@rt@cAdNTr{3{3Ha&KE`9NO}SQqdOzWl#mSOwb8y)X>q=ki3m*u$QH`wp=S1Ee_v)#}GI`+JaaAeW4h?$sAZLy{&}IK-*{3m~>OV$MwV
&AclU13D}q=#J8OOMCb<Ft1?k$BB(@SyJX-qQEb=J4mFy6{e!Tc9q-9%s7DX`h!2wO$O2>zw#pPNMDsj9R51Mw#A{VamwuaZeT#Vb*L5Hiw^x&*`O6`lC3@5
|0+jog%>&<?baQ7ool~$eETgo^%o_lbk>xt`MMG}0%ma;^Sv^xI1W7U09ud>1~$uEJzv`_NXmoD4cjuw)(Lk4zh8G1OY$MO2?X@)6%8W4d5wJOba<NCQ}b!v
B{#{@34|ek)zNZK9+u)B!7UfrP&p-Hr*1D0tdzo2fN}78s{!2i*w+tD;~9VGyAzZfLJ>*#d<v@9eXd>3frIS<tpHlR!U*6^?AIpaUTe=q8GzqSnlOTY+uhAo
0k(2_Q%^qA>qs4V^iDxy%-0BhKNi5DrU%_3%|`}?jMK0L9_Jbu+Qv%yRtl^+P_wvjm=1Xce-dEyG#?=E&TDQBc=}i63DW7J+C*5|6ulX|bRy)v2MsU;Yd`!E
zA8Vo!MKu_eXg_<-ty+9=R;mJ3%7xL<-?{k{Y5!S+0}J5@ypwTGwg+s@0Ix#56MiSNJ;Q}xEFBj?>OJbc{SdKqqC&z@Z56CUw2tiQf_gj3>L1*f$8^_X;$*=
&U)v|b_RN$I9wofaZ+D(ZZ`ERVG$~yawfVlq2;KZ^KA6IGj{l8qOD_;2v~J;qUJIG(09fsjAsQxJaXT!Lg^qXugqH2m_9l_{ULz&p!dW$NV^X7Ir)@RD4ZTc
T(Ess<&oiQvuREfqxZ0!1>iV1RDYZ^_`!zT9CHWV#Ji$t9_C(oUCfDA;yDrPw;~m=NouHHKj5w`WuXyxY6PuVoa8|ndwf-<smuP*1BlJJPaLyu^xa<9cAp6k
IMA%WDw_?EROonpT^R{j!2vwYt|K4sOx!*iTtWov{)=+^@a)_3hOa9zm4|2`)ZZ)b8YD~FG|V)A)=79xRS##u3b3gP=Ea-P32+KZ@-r-A?WH}XZ2*!HQ&GhC
mg9Da20r?KtA{*uxcL$5R8C=OKchN(YAj#a2U6d9jSgCEb5x<YyIo{48VipAg6SFXX{X5}s{BLW-wRxg4nUEJe8>F1Cj#Nd<OGTXlz5gESTA-EQ6Nh|bH)F0
6fkYV(@K?Han>$cSf`Ru52|w=z4s`_e5cxu6-**WWgesx@Yj;7=v%*Bw{=Hd_?s|EpS8{CH~CZf=}2bah2{=|6ZZ&RllT&6p;n^(S*NJJDx2t@xbnT|@iHbQ
n)E4jL@s7mu94@xudm9kivPuh0+jThavoxkk{<tmgph!AlY3F&w{HIatLzQgg$gv7eO)+|#~Unk`n_&ifzaQT{kxCj;yT_pT(JPrYOO>`NTm9G<hIg(eciQj
Q_#us%eP0*aC`l|Wi~dTi&$z8Jn#kWzfDsV?V6@fJ1d81u^>bm@7K#tGp{?$f3u^_PoU@fN|HM!vGTlu!}JK6@Qi=xx@BD68dP1<&DUe^^TK7F?gdg%U(@es
paKl4PqEzXrT26D$*9A7-Xc1<-T<QJ|K5lMx#hgk)r|{F-#y*;E1;w5lG^63TIBQ~EbvNfNm56O*-Up6D%b4!R{G=CewI>%?gmdyMg*OP^cjs{6jTMUtFOu-
ZuBUfHn-(<#3j2dfK5xKojuVC9TPs4(TW@?e!Y^(N}zWgM)I}CT114O?Q!$k>hl+c9cx#_iV*ov;rjL@WbjMhisSLL%;mM8=Wu5Nw%Rr$Ls#Td<G>lnV)4(d
Zg#g%gLpiLRj}YpzgT7I{>^(xkSF=}yn_+k*`*s~Lq%MwUwVpRA#EI<(E8HUQ@xi6rX4F6<Dx%#Cw}Gt;02amBz+Ip(jWS+i}$av{N$qp@9FVCZ(~+TH7`D6
b)5~l9USCjG0!O7c*+cRU3>2Gi8dg1R{0EIbidoP9lk*S?iFt7_AIVw>+xk4yjm)IR6>@14<^(j@4TJsfD0fS%ij&VuCGKRlwwXxX;_hRfY@LArtbUT01$-L
&!X-IP|ogl2M&Dqip2^5_jIQ4m|G$%RpVz30?En8I6qErfB@X;i3i%rYiOtLDbLY>P>a8DKT{t*m_wS+%b#0udJg%$vM0Nw&XpAiwQ^hz1?1kU8CN=nJZm<-
2UY1c&h{A=OPio}yVJPx!Cn%6;}}opZ!`B8y13(6SBiDL?d}0a{qgFl7io!F8blLn1X;@ce*O92>s}$%LDq+xZJAVL1)?ki$o`@4TotnEEuOrXm50{Vn-I-9
7c#v5HLN9Y8j2vNH>|)axXIO-8U9ato3VT9>K31TQcTS;l)el`&2t741|$|J1?3-_J@&;<;@q=WPBY9CYv6l89Dw#c{ayd_xAJC?ZW5GwT_1m5;ji=p(H>i+
H#5FDz{#)59+;Z+_D77f`_d7>B<9z^a5S{FFn6w>ugbZX!H@IYzphk+vIhzd^T{p{Kle+C-p8Hy{Gb1#kkh|@VE^gGb7|1wXWqY8UOW6k#hNjIdu(B}U^;=&
K8z8CrhHFB#*VIMck^@mDP>2uT_=wYH9L@w?=4H9t*~Is_C9_kjj0A4mR}+of1Z9>+Y)%V1k$`Iu=!~~twzAclHRO+F)ZS~g-THwAhR1Lp8uimn<zztxJHfi
bASXeX9F~WE>#S==kRVNlJA!RCT?Ls-nd&ZjgIDQ(ED($44LwN?>KmpsIrOlj^Dl8boUi=y{Q|$*ClWcLughG;)OQzO!<lAac48nz4z}M`(3|o3GA6uKDR@2
l7S$Cco0mX3tXJkLVZ;RNCRoNZ}_<A%q*6QR^-{C)^EVm^@%h89F9N%q2B#3hX@3$`vb5PI5;uS15@}`BX(8$-<-c#KP4r7;?JQ7ANjG5Yir*tQ>9JTNL#Pa
)4@NIn;dOLN0iTaNB@6;IdpUZ>EGq&^aplUiu<@K&oCEzJ<Ru(&$Ksi{Ra#$2@wc@Eu|TjFf56$LoGq7=QSX{{MwdK`pHpw88~VK3VNpO&J9SJ&E>X(1OJ+o
weW|&zkD3;c1#|^et5dsxLub$?w6~!SKR>!%zURX*t7;iq;_(9H!U`29cAwJeplQd4D$!rnf$C9t}Mzfz!ex<4tpBV66|7|IFen*K%Z%t3kWxlIA6I~R7Kwp
7WFHx%qp_Y3&aL^(Ke!E*)TJ%z8%<aK>7YDI~51myE+uRs!C+Wo9+c*e1;4#loBrV*W+48%RaKti7>*cbqL1X<qP~=a`d8mWcKZUbN=g?GZFsUPi6hMC{!80
IX*U;Hxxg%nHqwDe?KQ67=3Th9~}fohd1MlU2cx_IsawW5miCMq4!{UKlAgwW$~bLK7!XbUI+j+0iyI4qBftiZ`*AsZ<Z=E*HIunCM=U%Sc7B?<C*8p`CNGq
KwpQfZK`E3{D;1y#YwK+hW}r@WoNbOLsUld5s&gxw+S_jjP#hLspni-9p3f-^nUSUtVGN3@F9I&F~FRFRb`xui193vAW>I6GJc+Rdx=4^Yq|wQ)(-|{l<fiG
M5N<X=-(X16@gY)uVetPNdO(H&pSsqMPx_i;=OYE)CT0eR#a3@1h~r+Wotl$c&(JYVQm$dny<Q``wj!X)&Ft`xB5$-Ctb0A>Dbop27QiQ)Al#}=Z8OCau5DA
*pYFGqVqR9&mXZeJEJ3R=G?*qoXOp-1KW_JK4^FMd0?ER6Z@q;``&>-kdS74y{puc_jh~R55DtJIA}S{n!ZvMvbW7s&bQAVdzxcog&wwyV^=G<OFzu6#FO%U
uE>pB#yc@&Id_eY4IzE$KlEMK_6B@vkNZu|BS=cur&)U>(B&hqL=Bf2PnPcm8qDFVHKkIBFhE54=;-9L&wW1EzFYg==L=}T*^2ZuO!Lo5jMc0t*m~h)F4swS
>oOnp;+LQj#T$fk{2o}w<kVNzo@!`1+)770R8Saj0$vB!sT}bW9!DW{cxm0lNQGDDdqcTfy|%eXL^cZWV!tXMB?$eRUv9_T?i7@-daOIA5{kVD`1aGM`J4DZ
7q!RREdIpFxo0*~f=v2e`FR1o@0pl^#jT9xwSx#!swh}c#aM|Sa7F`&;eCGY0)=;RdNI5WO!|+IqTeG69lSKH+-~1-TLVmHAjNlPkobfux}pZISVK#_0jC-!
KmER?-0vYH7C|dkL41mg^-ANy3F*M1|N8~!kraoO8v{EzXtlh4@;V-|0p~p*Jqd2cfH&K*o2}GxX&%rWHFjoe8l(%5wD;m`%lhq8s-S?S#b-)eR9WHueS{t-
av-_qrhrldDOevr&tB?zZOFTG{k;FJfb$umC$w@J?Z8ilB)KtvTS|a4iDLbBepMzZ?Nw%m_o{%T8GFL?Gy2xBwRwnVKR5AJSq3%BlpFiH0!)2N8c6STAP{Q)
V4x3?+(nY%FN$TrQ?I&zDzBeV^PP?RURg37oYZ*hClExz-NWvhE7bry&x3DQrGrV+V`IsG-8J%6b|Ah8U;r6$aq+$7E{+qRKo`Iz@Q8!$<ry)q^w3{**fYC^
VM%oN11K}F7ebJ9-fXbIP<S}?+m)D@qH!kO)fg7rANt<+;G8}C8Ew#bR!~VVekS;v*IpsI!_g{--uxEn|Mcop-<$BDxFrWO-UB|K0fu*(5-TO%rl4+#uDMyi
Qj4#A0nP;gK%vB#``Spoy+_TVXC=s)tOALcU`>51J%OogF6{TDSg_s|%brL+8U-JAis!EBtMYDm+qZ*_onA6965pE8PO+q01wYjZFt$(A759Q}UB50MrZ!qw
$aa$gmJz?%q{lX=vE(m`SMyNxYM(1N2u9ErN`9}5o(NhwvA2tBvti}2OU+5Un*l@>oo7?w07{_&ez&i?@H+za*K@+El&`$#_}(&Q_Bt5X;7ow+omjy-3#Sl3
AiwHdp1T45h=Kg1+iU11nJ+?k*+G7Ra+l!|E43MR1Qi*j=HkYG=sVw1cNgL9)`!m=KlR=p8$rE?dY{31B+ao_*LjiWcE|O;&R6liV6k%U*Ywa+bh_(-_a0>S
n4`c`yDNAA4keq34jKo~ShuH}{Xo|^w0J5887T<G=CUhJ`+r+9G12Ei>`Ln=!4pdR=GqlNS1VEhq~g!!oPNknL^Lmue8?dMq)asbT3cSAO?w%deKxV&2k4Fb
sOReniAMKwv`yXy(6yEd)IWEyCHgn}fAEQ4ne|(~u59bW?nC=;cIg05IbmYJXJ)ujTu4PAwCXImGLaLFjmr`*Y;Y@|cb4`x!)_$2IV$T`&hIVLu-*A>!@nSs
Ul>1tv@A`>zq|$?&l?!Z^VI7*2)#7IVLq>Y<}KuWz2Y+EqlLc7B}n+g-TVBZ@8^x5!#YydE-m0Ouw;}xX!gS@U8n>K!tRJeT_{I*@v3fu2w>{86`I)74AAZa
bL3X!RiEMS)<*&&5NKKONf#tkdaAguiXB%0>m9VhN;X3V5ZMf_KJo9uu$LC@NDjL2^ltuk$wb<pJM&Vnh+?lF{SFw-oZXe>r-+WkvU}}z><_|ck;dKgaGw|g
Bv`^I5norv%oMt@kGVGX!D1@6&n8uKhQHD8rcHpyWB+^+z<9SuxF-Hh{DjuB6z{E!9LEE-B;Vx<`;!IY&9%YOuDI@(B`tqsvU;5Fonh@_2ivydd&^qTF7~ZU
eu3u(4Fdve#R{(G6F(urA~(!y$>v?l4l5pf*|u+NMY>q>KUyVnr<zW?*CTbw_L~3D_i#TM1o=6<ws$D(1g^>pGn)95-$*11<b;l6<^4eHKY^Cl*OHYAD6&Mi
IKa(0(EHhz_yQ(a`OZ^419xpU=)x?SJ^{2MGa$j!kXy`eDV7wF_UptXXkEU8@A_|xj`wqkJ<<B$sM>Th*VH)%G2!gRcD$0CeO1o4@BpXBiO=i7fp66IR@yl8
b>r)P%d>q|M!X+9J&Am7_jyN;5URI9#=pOti_hKze;Sg1QO=F)B&O$|E3ry-NbkN^w&lcRUdi7v`6f!cg|bwDBJ6XLjPMIUbnTe{*ZsVq01eTVq(T&VQyM4!
-tyxoI8jwO;=xuLB)}-&&ZPJIs}AVmhQN;pgG#6;u$v@H#z36Mz?Y;uEKLXg83hTnr<h7oo#!9=zPtV$Z@fJSLsk92DD2N}^DYo^>}~*!2@lXOX!nJi>y;Rw
Vj=8~CyGaC%68>IPX->qZvvkoj*^*Y5rBO*+!~9Kz`4I6MT7DMYN?;>_9Z5f&wxEL5C6@J-E=&f<%__WfFTNcZ?@uQZEAQWZ1nasx!rJvJ7IyZ_-?TXNs?^w
Bp$0h=x~})zbap+6U@>YK37)i*>LvlvU`{~W9T74hy(xm8~eGZZS_Jxz5XfG@Qx`k`R|p%HTnLa2iK(~Kr%f#)s6IiUXq<p2&Q7m^#B0)#d-x;O`n$`#Rftp
u*dH$JNr6d;KIkS>$L;Ufg=J>u<{&y^%OkZ@dm**kJ<!}HZ{BCwK6u#h)Ao?@o!}~`JS;k#05*W?}GfH?<I;RS#!Cz#K;Kp<^ejUbA49Ay{(@9y<t%(kb??)
5TsX07?TR~%0a?lv>!Vqhs5V=VG36iLXg781{h$rOJif!>C%{>-*3)TUi+z(_mlyDRqTj5G@5@CjTQ!g1Ic6g)Yk?`Fph3;I!}Ebr#DeD=J8i$wxj|hY!f@T
YNnpb4PxZlkzU_7*n5dzqWz{pp%MNGuFGAw`+o>npf|xXfo0yplmCY;;ruuHeZ@q1cauMAz0_@sn#$kACEl!gx0wJYfovIEH4qe&_X=vI?QwhfD*&l(5R=>e
`5+MDR$`;DCLKA=rKA1catfnu*AdWT$;d#lj&i@7y{_;HER3Hf!z`3vSK<142cC1~PPM6O=IZQn!_|QiY(Bn&Gc<?q?GJr-27IXrE`rZkC)I}~cX+9j;K_GZ
VHQahM_FljE`I#4MPs%pmSzsMoKHs}*hZYdsF5a3Jy%fMpnxQ;+Pi>XIgu?Z6m$le0%W4Z&Gi?RLOW1k%zK4#0&zdSmGenQbt@G7jke-Mb+%l9ez(JgD!ii2
m9NU+(HZrlS9tg|zGConPh-34G?C-IPag4C<)*9HclFAzD<B-MNL#Ms4#1(6U=P|dU?3WQQ?9qU<Cef({weAS=Ud-kzgPC?CeC?a&6*XI!gZ*W&3#Sbnwa}3
%6Tw5t_Dgrf8EuOxn0lO2-IekHeP=78iD13I_XL%@VeUz<m%m5a&Plh2N|Fr)+=#veS)-lVsgla(zlo2p*?#!>*ntDp(VbO?3jhq?|<mKT`8k!xJ-AOr866L
G)X~skyqIJ1zn2u&Gw6WVfM#`n~!sC&Z#vJxf8s$!-4G%g*lOctO6y3)BS{4%#b)g^`RH8a%6Pn1cC^-xa|DS;&Cova?iri#=ZxJMb~7lIBuKrFUY}t<sW&&
+|qbR8#mCZPh8m^@(H9xf_uk>-6!%@dTR2E=tB#65<TrF<m@S9I^}M@uB?QHu_ux*u@%7K3TrqfvM(g~i}HfPH7CyZ=jAgvL{secy>c-QiSEV#xybGZ#D$UT
Q%~__(>eqEcLbC$hl1|o6QFpzYNTgx^EzjVG2`DvJeGEQ=9u0e7@!GU2xa`aV>ah!pbCpv*Md7N@&kmzsIk)h<?5K(0!MeD()TpCH42gRa+d<df9QKO%3*$j
asu|dVk3)l5CT*~$$JAFMf;Zcv(rfgn%y62(Cu#d$4;?*4#kM9yfHS1IT8@iz4<LgG;XbZyI8?0&pwBYv87k#t*^MIQx<z~)tdtVko&hD_qWnPvx6f!oZH@H
&d5a(cc)k+aVaJYD2DT^a)7oRD8QjE?eXPKa;3f}bscfbT;f@n_^PbhIge|`@pWY<o4F9C`Nh;e1zA0Yc-`>`bpJ(J+d#=)Rr)+)9V33<i+-=HuHK%bqjKZ4
Z?0i>t2^N~DxfnU8|c<b5W8wN`{(H~&v*w8JiP^=2N8wuEdw_80^DkVIiF#whtX4tF8GQK@vmazi2fEE@=r4A7>%C9vP%WlIpZyZzaYfyKu@ycnAT1iwe}Bv
m!loFWl9p(zPOG|ru;EBP?_8-5S=}~7&M%|z2siMBH8PtHTUokLaWEe&8h+=|Ds)9B)HZk?Kg1ecJ7Eh=cE;Q{BvY2^JNhyN?_p93Iv*CV6Z9C*L@FcrSG*W
%q8Cwc)-p)0x=9ylK~_iz^_2fo3F~DM~AAL>F8ElWcYbSP>+rA7pS)l=ZZ@FPvP4{?F7F2b>(F*OPkL7yk7=$<2>7n439tc-^3r=r{A5A_a{yll578vwZ92p
mXBxKWIu@SxF6~YdLG+5&iw$8K7ku1qA_;CW-Q7lZrGM(j{X6$B$^Upf4{f9k%0)G2fWVWqk?MnUVKte&!13f=bZ6iGuV3?;K^v(Ic^E7N7Z8<zzjhI;CzZk
B9FU4`trg3q3`|0_j%s#Idk87>S3_Dn}_he!9=j9WvtVl509caEEt3{9=|-O^P2PA7&RlE5&J1li^I^Gv14VM>l!c)YkB)j9u^&U&kL-j9edj`E}cYe9tFdA
gV)9O`^J8`&QL3I9b8ou+eO?8CwD4g1ITKzmqX9bDS&~o1slk0UwNQ%^@rZ3g7J43h%G?}sLOu}C!riZ)cflScy%BzPGKcUGzm|-(zEZ1`uaELF914u2^$Vy
S3IonmEl%@udJmxAM)d9W?z{I>+NCqj-cdGw}OUUPHSxHa$}0m*$NdMK-xVW3-n+-U*B8arnMj|n~;54sULe%UW*nEe-2P2ekhZD2<Ui$wpCbJ_AUF{y$NjN
SlyJX6x@3i)h!Qvy4>Awd;PO-*I;lDd1L^JK*V(3Plp-a{%yHWP_Z=dBq}!v*|Tsi>Ju_2NPCISgQsE8<`Bsu4)8bNarxe#hwO8u9zGrhS5QgdnssMEX#YO(
B7pFB>X=#VoqyB(pL_UCoTVQ50cbZ#Q1k!}CYWrZ0z|FdBB+tFe_|+I+igWmfL-UxK_wBGms8;+I^Hv=^dkRD1fB<=76DKAy3&Knx{jA_oV?J4xxGR7DfF>_
6aPnRv4ix#@+Tfq<QdeD|4m#Y>a)Cil80Mgg64K+1JYd}Zj0cfa*!;-TEj(PaPgmlxxh8qdUQc(w!?1UTb5M;=e}Wayy|ch48z9vVsU>y0ep(Y_(|3P<)IWb
$l5}&qO71>ZlQnzs+y;h{MfIT?^vyBLp*=z`_)o()m-rvV#D$jl+$vYt-Z>4J~dU$-xylvibhp$2M7{j@{4P#JzIX%2`tm><)&JC#nXytRvALTRrUkW=VEW)
LcG`J4>Po(d9q11&7`<5O3`^Wj*suezQobM*BEnhhvsu{2^5Y4!Z+(18Mv36>R08ON!%o>a|3Xv;GXGYDELC^mEPa#$#s7uUS?y9&S&*eWc5+=e9z4zbX`Od
RW^xN9;EAU^jE$`rcSv}FJ2TktFL%}uT1^1>G06Ce*}cmJD&9uX14|(AhfS}14X>ibEcc3kMIEuzxio0$dWge=ViZnjm<eHj+D<5Da*`7ST)lX^&Y<nRrwyK
$v(DAX+(W1uaU_-JJ6tUz%Z_iry>UN&ZFth`$*~jlL`$LWI_`UfR#oWSU&iYgag`!1Q)`<7Qy!YW)qNOn?~6?&=7pb9#(9?7lW%A{V7K9>;#uQtL+)Y#iJj>
N5x^hOrN(Rc$#OnlXSVCCSH|+yS8$s3xwT#zW*>MM-L_K#|^mT+9UXts2=*R#{pU!JZ_Hc^ZO~$6X;BkK>J0Sk-OJ)0amo@el>Hb<2}DB$DOOrfGvK0?o>}K
X9l@)vq%QM4L0&zXHWXy{C=8b@H;@{=XXXYM<gm<^Lu48wvI?a@d@wCwFoEEMiKDbkEl9R?Dr(;*fHW7ecjdUap=G=&#gJ{O?UIX<pLzo!_bH*qRA*2jLNv*
+v`tHK{}v<|6Nk2x-WR=fu}g$;oEym0MQN84oFGayMql`0<es6oqy;%12O>AQx#CO`3~-Mw>iMkNa38`c-xz~U8H#Cc&LVfQRk={6=2{Il#>r_W>Be`ZsQ#9
=D3NhC%e<ow-=a85eP(6MTdT$I>=T*P}UdExV^Jc2^JbN;pzQWY6$#@AvK3MJ}0p6W8iQGV5xO9W-XEAt1^D~dp@Hro%QZb*)Vo=fRZP6eS*%w2J}~D5b9CW
bN@U`(G#Q^2~`NqX?ll^k5w*XuHL^W9lw=}20GxMa!f?17_)t^d=Gpbxm)lI_u1lR>~mhPyc5S>X8Vd^D)`Rvx_dXD+l=kEq22qlcPuw^d~f*y#WfTR5(h^D
3QlS;N#HSu|8(_kH?v!Lkl9)jth)y&P>wPM;gcA080Eplc?!hXxjwrU+Up<sp6#CTYvzP?Abj=h=7ZZ2rg^of)$rXn`IZBp{+^T5YElNm94D-8AZlp$8Jrcz
SO>ksU|h(!$4dsBg3gtKTy+i@ocOdWHlk_CfVu#@3w^)Fwa9Zb?3v$6ztoD>c~X-Ie!+<}c7^mx;&sQh+2FbUs{GCu1{F~9v>@5*OH4aPxBUejlv?Kkyzp1$
3Zxa6`)XfTWP4H4mCil2^=Vf;5=8m_Bb?1&6a~=TwwT@56$=xId*bzb<<P|oW4DW}!R^kY!`eF}MJwQ6HkIENwHJi#4#FvY-NlLxAV#JDO7ePtwf%d`c767B
#R45GXzx*Bxd#!CNXl28OiPn08LFItdLGZWJhDo#8Y_UB3EfL%@pY_&ob_ORQz7$*zTc77AXW}86w?g?YW*UN`<q{IugtOX%=-dgAHuOk&5Lz6{{M6cc}T4<
8TYiGmIcs$jvg)b?4CoN)^9{B5W*tvagfYpm&D);Ybw_vUE|S|xcRNzbwz00eiNtbHIKRIQ@TKjjeP>D(zC~vr2~ZQX{@-vD)Zw<PO-8UE&^?zR#2Pd(+tI)
FIgvkK93-HTX~A@`E>=Y_-dofZ3QU6U^Z&(2d}45_us@H+wbdr0!#Aq2zRcW_eOrN?8@2MN$QE($r2zL+hEO)_35ES0t`ar9%|*~S(%;wDZs~1BLX0tlymn0
65m^v=zZ)fg?gS2@~-Yzbif8>Y@gU`bNJl0^U@Rkt8+M8u|U(VyGoXKF2DgLueOk$f$RYGL00shKlELQ#)g=WvjXg1)}(d8x4a@Aw=A^+qMZVUvEalrP*g0`
)_~rfh3xH6D{}aGowWil0nxI*yt@}=8L`^>1F&(9IxOm2oG_>QAUslX9LiltkCilBvHQ5nZ%%W2vL@cfBR`~4(w_44duoeS95A+*S;3J1DTL*dnbO^HX$xdd
#Or=gv-CoD0~scB!(Wy61Mr=1$MZQ|zMZht0h2Ruv}0J?ob%Y=;<vv!|Gv^cA5zQDVfhop)GcfI&B^i3u6TyH=qoI8p*Jh^5ll+!>+{&C;s;9eMUC~>e;$!7
1;Ln<EvUb`vip0>W*nh|5e#&4HJ*3n718Pe5*$BA_2=`fUuM81@2A>q)9@m;=YFgdPW$mnWh$F@Msw3bw__c=D}U%ax+y!K%y>zpn3l&O$x!lbg?J<sj=>cM
cGwt>Kw0~B#sir4(~*V|xHs$UluRDR#q2>Z=8BO$KpX;Bqeh(plyZVel`A0JVERD&wl&XDjUW{xxi+$6PrrX&C}e9vwgwC&paN^kN!`LlwuzJKH+23vKHnm&
SlhA=2RaYbjW!oZ;xsA8CMoXeMAzpLv+VPY$Nu@O0bJlm-c2d8*V@tIc-YQp@O}Kv_aEKTW?a^v4@%_Nx5{9(eXmS*>IqgsY}VZ6+@n$^UkGlY*YQ++qI=#B
u}mfZgeBPqN8X!<?B(!PVV1tPoK~37H*P1Yp2aNj1x-jP8~Ua1DQlx8eclzo<0&U_+i>NM!bV>s-lIltPmp<*OJGKhzVqVf4}GVH$gg1Q;OH4po2j@*gV4^L
gp7@Guq1X|4PdTnj<Ichq>!zTXFl}Z?YzmkWhakQUo8NS0npm^qerXHhaS~AyaN(&24G9~`A9K|r8@2i#oe4j0&(j8H;$14)go7UutxAiGxc>)wR?1K8zBJ+
5-#_N;wa!{89s=OPTYOOa%e))cr$r+zBa0H_6c`c_mr>lOIS#w@0NHIdEcAuM+GjhNf5BZ_`kug0|-9AQsE!CIqbk@^55W>iEc`xN?~-6+Q~dCs#${i03Mlv
x6Ji1fWDVERearbW&qv$Mccj-B0c<?ziC<Mibpml<s}nO{l3{tfbWg`7xYwfC39a9-+M$HG)Q^JMKG|YR$ROaE{COi=Esk~$8GrfxIgqA>C*Vt-bVt(ktpk^
!>e6y{G6lR`&BaEo>!lTBY6TFVerWCoO)9vM^F=?QvksGN&)Ze-bmsgNN#${vhNg>EjS(SG}?jNC-&&uJ_&&71;O?P=nCnZ7nq;l%5B6-#9;zEtZzac<Qz&H
v;$=Nr%ND^pS$*>Npumj4@KKf9}f8MXVtUM7_yC2ME_OUaCFeqp6%<3j^ha^2{9F5%4wp#I3DZs)^A?ydkNfnI({U){#Ow@CG^%x{ia`)ztVz^Tyf1weNS=5
4Lsz9x}WHV^)=av#HLJ7$Jbp7pmch@Ya$zsMuXb@R%+toq_RF@jx}6GhFjT8gt|U2c2Q0`Ncg_vV&wA>{&H73F$IP@lZ!SV=1!{zE=~7=Jx=@khrXNaE25LC
9;IHnwms0aGwesWUU31z<%r+4%2dN^-m*RMS^yVh6d-!6HXS5qqpZEkzF~N#Iw;ek=uC907#KCis)<N}7S%_AkVBxNuEK!CT#rJ>BU8!oH~UvX{aw%<kgO(-
o!s)Jz_z!Y7$#;K*5~t+fs3=Elr>1_Q?gRUy`pt#r16XAxL<4U&;C`!nvv`}Kc_OSRdO%mGKQ$wT6nW!704Rs_rKY{8YN7V>6m>Ev~I2Ua^CcNWo{^nZ`fUM
&zpO#+jXs+v!0%QpF}-*e+oMN6eiuDJ+~*h{RvEiuLR1HZ@<~`%Y-!aUdKMg1zxJt*Rms%llISMS6OsbZUdM`=O9su3Z8du*nVN9RJT=IsGD{NrL8>&0@pS&
jz9F>DGL-z8o*BQBCUeootc|4Td-RYfQ#EcX77QZM7$TyM6bzyktVkbpXx~-kGh@K)mu8!4{`(#PBt(rNkRaqH|Vg@dwszbTJYI>^FZzf%E}$!A(A24kMD`4
1X&JBt~?>IHl15}yn>F0?jaG5GEm4*a;_R-F`tJabYI~!cp4)MqytFn<ooXBn?Fgc@EvxQ+`D~U@z25_QD3h{mQMn@MNU7C^KyTa{)<b{DC5qbE1mK@Q%C)K
<(DNw8E|3M(V+$LC%#Te(?-WOR}R-Fo3ws~2FTh!kC^gd_C3ud*VYH)$@iAS+Pm8}V4>oTs0hnmr5p;yefmDZMZ5}Q4IbS!FOsAb;|mze&SQ;_x)5+TW~A<$
qh3{Dx844s?<a_;s94zAsYwU@$cyBmowz&S!%HHrI8$8|7DqP%6lrVzZNTD-mHg=i&HLdA$aOU9BW$BRKbVko!t~!F3g^1Hfy6uq^Wr{ZDgbMt#w7Ppl69<@
SF`Vd_0Ii8<^};dfYt3rhQj;>jt>LyO{rF5&-PV$cu_*;7(g6!MFPC1d`J{JJaa3V1)z#wm9?b_*wiyV*=;<y-QY)HFxnMI?lI6H+3HsRCjQ~Dx(l4$CnwI5
rwtsyZ=w{EP4#Pk#X4Mw^28j47hX;h=;Ae_uhQWWLNbWwPu?5}J_kCCkK)En4?Ej$A}dONu{<(9kIQV$J(TbrdLQs7iepDRtopSh%yIAh-pdv!r@#QRA^=8Q
QA}8uo7|g9MPf#Q*ZraINn>!S74LFh`l*heKx)f$K(9DX;<?TCwAi-$*dLuAy|-*eFZcp5f=AVKpZO`8#0xMgy;y^nRkcfYgA1zBz&Ktq)JwmTc?1j`7Um-_
eF-`IiU9T;W$28*717?&a2)MF>cqC!uQQ(8RN%Zb&Kpq4M%!0qO;12U5-_kn?m+vM0rvg4JrV$eES~-PRA%ud+FpfxUD?LLpV?Gh>?cc+0;5N%CD?%fqLiX(
7!!|Qu66qKOS$irnKFXvuEZg>4jux-AhE=C^xSpv7`tgILajwKqCRgZ_nT~nSrTB{v!m&I%Y#K6b|9OBgRUcn>%P1gtMmBOQSp@R+A3`gCh*BG5morM6$5qv
9G)Tqc;M50TNr?|i1kD8ANn4z?4L7&5Py@NdL7b_U^=J3IJ~zaWaV2(duY?Am10BKiU?Aa?tzw`utJ$9Pz-nnk$faN@F`&|aB16N5G*J_Vx;_h6@Y@>A^}2+
E{FEo0mCG4!h61n{3bFHdKt#9ISF1Wr$&K{?-OrtK3aJbP!9aL>z-Ed^8zP)&K+!B-6ih=Kh$6Abg_{;xb}aFN(r+w-})1si5gyXkN;0H7iypdfaqV<x@g4T
#E;^@<5()gd|d(dtAJH2_nU5UAj9QU`*=i0w{OIq_nZ;EyXgvT>HvgOr(<{CKDQfb_&W|&oB@kiDZIY7JiEp-+}D1VaVKH3kCd&Wa^;ukRji3Y!1*e4??3~!
IL2P014)rRKHTu}q0iVgI6JaE7YJQ!k3aOifzWyGKvHi*%_doJBiqv8f9OL~Qq1nGuosq~u!y=yQa29ZU_2qmt@jGP#3Cd-2!4Cz;=MKNNc|>#ij6sxK}7jb
U%qw__Ecq@10R-)e35(opbo>qe-l_wuo>|i_Z;>+*L=@*=3p#dKcg`KPLSN6;Di*A3dCY%=JJ6#Lgv=?-T7*?XAHzhndPf;7evS=PxpxmSoec(@d0zE?Xl;P
!X04sR*(RHQDzZH?Wg=yzS@lG0qOF+@}<SCVN!9lH4$JnG~XkQ$J9}uyWh1(_n=dB&D^JhAm}ub0CM9v_Ij?=?%xV})=q{fw+4i=Bn1MJ9|m~m{pslna+<uz
XkI|Vw(K}N-flUyV@iw0a$GOa+2dv#@a`4V`yAsBeYXxd|3EK-XgAm-$=1q)u=}!arF@gmE!qS88e!@-sfsY*U|rGDAeDT6kI2Y&4j}t?Iu=WwW0}nMf|!^4
h+Ibe6!01eouKL7a=zjzqqIbKD;$-NQvNsRzm)Fx1IV?rBORhj3b>kHvX@59JJ?AY{hTWy0;TuCVml~E4^OdkMxA^T8rW?D3Uq!Bi(zChd1U)J0#h~_{L^SS
&aH1axXM^9MC*O~oAWz7s#2};pGU}wk7u27`pqdVee8UU`!H#mOsbj)U<BmUjJp}^W}p)iEZGhI_RG1OoVp>{?(y25T}$tOa}2Fs3J0QJB^hsn7P%SXcRb4c
s$(K%M?Gtfq3JlOC(%ys3n|s}3x<n$>A+clj}Iq1p4RR-{&fE9LJXt_qjcMCc6j1_GkiDuZS?(auK`-dN+B^n(5uDP+hbZro8Cs)hrQcMJ;cj)LzmohyZ7B9
EcXkH$N6nAn3+v62h433Rx2x}8;&xZXuPhJb}XxWJ4Q_EJqWV<3&=6XiSIb-YTgo7I66=)gH=zr9^?wtOd}vT-kxLMuPP39A>{0-k;(1?k9X7dBT(iF6lL`>
Z!`(u?8E$ifjq|KH6}NGVPeCPPU%jBj+;xQbY_U7{`z%)K?<SRj0Y}TF6=PxE2*Js;JhZD0_>~p>zr8B2%RbJh_Lh^K&5N{dA~r2)^~EWc5BkpZY!S_qnCS+
E9D3JAurI}5uOi2_n<v_j#dV*ACWT|YU}-h&?8}5yI_fkaVBq9z(nq9@I7&I`8?r%&CiB_Ic?}cIsJ&cXQ2fIYMBxA(hDOQ9_5Mzy<MJd<@y?~(DfsKjtEJ?
Fi>{c(S};pKi~faWZC^X3%J)!IDzKrC4KI<!Q_l3r@(AN-QYbdn-l5NHMlL%ALGZ@_$v^R6XEc<?Oq!Z1*xsxW#D=$phL$?urCsxa|vjkbqC`oIr$NgZv{aC
C*x1#^R+TNIdC@R0ZyiN;wn{#aiG?Ca0r3B9MJXH;Qd|s8PyQ}jl=|IhBQgcZeoQP9P$W)v)(opu3N&J?0VTr1EMACtKj*s3hRD}p!zndfNL*%6jN`6hMs&F
c|~Uf_esFq92)vhVOY@{j7JpN`s4i#GzH@~sRS3n&%=VI2_Ofw)!c;y2Dc@LWLL+8ewHzje8damcjWqW{^$yygF)7%%@jxT1B#lC+yTmgzxAuzqoMd>n5T1#
5^>H1^nb-mUSVCA{V;>UyP}fls}3uct9<ZYQ)=9<Jhc5x^MUa@W5qCW+Y8+Wr}K0Ez<&05tBx2mH=zduYWr$f`PX1BCFkrxR+?0>9~^+MN-@ED(RR&szgY8k
fRkYeG%Bg#AZ?uD74&#PBQ@&wS?xjD4(~Z!zfqy=hDkd)|2cjz4BL%{g%&YTH_M3(iq>_?=xGeq3Lf~Jw7+ZL9=`xY*baks!7BL2{>y23L*$7O$Ed)>`#eoW
DhJ{Gd3gadIN&)4v33RZzM$LK#Gn2HmSH4I%U(XNC`0xT4m9?PCy-xJ(tE|Bm<Q}f>VW>*NeS{Oh#&L!f(0XgzH}fn9Mf()t_f@HCM_7i`RCqTBOv5Y@L#VP
1A%f~!^ZlLXum-8VP5VV3^S**U^*`F^|8rj9@d{h_=E2qwX%9kPg)VX0{}hhKmA{Z6@Xaw*M+1q8m^ykhaKb8zHIn;87u8JoKEPccA3MY;azW(;*aMa>-|>*
j0o$;52<|}ab{OXe|wCl-t|d)dugX@omzwNJ(tmV`@?_1ZP4!PbV1WaaJ3I+<UZ$%4LSe^Z3^?og}ny+Y>xH?Hxm+?Xf*{zulZx<IA3Jto&j-GkBY$L>i-Kg
J*5|*5()JT;BM3YP83C5L6t9h{2YJyhk;p)s0R)7<%a$_lhaXdAoqj;0TOOo$85p=Vx}ux(GHKj9s4={@JE!(BPEax3W#Pni@nbcSbkPEio}A{Pcq9-NZ?<O
0T9>`!$0hIU;eWzPdETWq$>*Ad*bnqhh~uL$%f<sskdxloHtJ-ER&+vOJ6_yM}?(~-mQ;-R-hRC1b&96b->)mMvL!YfYg(8+%V7irfda4A2949=%4ey+!%Nd
cnub<d|H9|-`R73z|8UVJ98zqwp&=IogEZCa-HBqGj3o0tD^jNWVg(`e^!R6#!pc2E9Um802~Yw@__E<L$5e8i9@%aH~qvf7?&Kj6;2n=$;P(n3;rQ0wHNY-
1D1enK2EbH%}sE;oG<(t?gxH!w7?a=O@jZOW`y3IcnIyMqS9^#7E!05n9jTc9iD-swFes3f1&*6`h`EZlwN=rwh1_H+#HMrc3xQQ!LG;cyO?i>;ld4EM>_#|
*LhFz)BmM~i&!s2;}PT(&0@q;0RBJWXiU0W!g4}mr3rM_qvHX~1K$S%{fGa#5n$;>G}_socy~9_{;KyhG=>Kdd@qWu8C+3yfo=j!hZ81kv;P`DunSR74~Q^8
ebu$uBL<rkP)RwQ(RR=_UcTawgRrfr1%P>n+Vdm4EnTKGEC~;yES~InH#vnX1|K=&$At6UQllsET$tzMwn()6g8y~wNB=RnGWa{j%cn!*pzuQ*+SA>q>s0T`
Lv~+RZpY$3+`@YCio&!#jQzBqu_EtoBZ7AwS|ojXl3%v+%x`Z2U9qubwd5G?-|Bs!JF)}r_kI41j*FLH0GL6$97+-5OL+jDcH4jzRbWF;PHbKn+!X_=jLz)h
GP<As!>_-xoO}Rux-_#2k7MOsB&j?~2(KUT{a`D7xqGtm%2i9yI!fGs1UiPLgzD~&3(*Y}+I2m+d;2yYhtYHeDKn#H0jm(^*-HW)hm{wQtN5q?A}debJrfE|
9AzEwc-|j#@5-YeD)`ZCq;G-oCn;6*$_T3$Z7lw@KQPvPquRj2aJ1>eW0nhel!j_}?K$}&;+wBk8vq_aC{zZdmDC^jGZz0$)`MfrC-wlkhDX5p^JVj#BLbOr
K!0Xq%l@C((XKZR_9M{z$)6T3QN7ObJK}G4t~iMXXhyy_4AanJ;`eh0T2}wH0A#~sk(P#kJ|Fm3JYRDoPNVC@nKG~PO!a~<08kX(93l4tmIF@&6v~u@)oJs?
|J}>}SrlF&NyP(_+$%C=l)UoMdty|Hq0d?tf7AOE>m$sH4jZn2Sr7eb1{1-uLQVnf=;{|aumDN0bVXD7;eM^w#|@5@gpmUew*RnywbrjbgFBFcm*U`N4ljyd
tYGG=^xejNCEE@#0l9;UiCa?O|2BF496zu>Z+Qh`03A9e5cHkM2mWV^Tb{1U=!V)EgW--C19V&&ECJL8`{_TxuC8IJK`S1dgCP?_W}v7D{BWPx6TIK5l11>s
4a>w{Dgl3N=K9Isf8Zh*8Zc^T?hK%VW@fM|kK8G>2Z}y5%%1i9l~f+45R4e+694ocFn^@o^#oxA&20((1j)0+O}*X3x9&|0@vzmq=LPDdw#B~)p+EgMjMSaL
&d_2Ak}rW|S1@a2q)%*ZfxD;Us=(;BGM4`=9VWe%{Bz>KuI9Ui2EYO%{B+c~tOeTY9?Kh~cVDhYhGi~eEj>Ok3_6w1kGSH%V9@9WIK=^f6I?A0Ac0W=$K8*O
&OmLQYFlrs8Vv8eK)-<Xi|yz5LCu|3+tx&&+#0%sQU^F^M>pkpkwUwbU>4|B(qJRT?F`H=tK+BrLd}+9^av;n+F*g}p__ruO`uCBkl~IA;I4%G`FM5|^hoe5
aIin|8(u6Ov;z<wi^;%*!XmZ{U<@?(R>ox%jT>-R?+Wk(Ov<fAvz4Frv-saI=0R!onXTavVtL!E2s(!a1PG>}2P~o?fX0mibBAfb`RDWDE)2rrMh)g%fLEe-
Sl$P{?F}oiN+8W{Ou!=zvpWKQw6b+=B>Y@|@CV<wxBa;Pzq0qe&ep70do3c6NJIn@i9{liR1^}4M0^5?Y?VSHNmT^0RjMTtiTVoJ5{X2mvi8lNFk&i|!_2Ms
&Ybi1?uNCVAG=|#Ac5N=mKN5s-2({0TR{D7uKNc!7}6u%`u%;ZG5=RT!n$hJ<G5Z}kniWLaR&~BTO;T`GFAW!Oab$7x;vZhj^|=xWjt@3aclE>16}wF>>i=W
JIMR_9gB|H^;X<g;$~o@D`?UTVD@(OfIueC%oP(+nXBHm0`d7YFs2)e!R}=I<$9SfnCS*AW*}`<T|I?>e}`q)@15;U?{m`C#aCZHZl(ACHXeLhuQDE3?=Ko#
Cs(ek`&F4dW8_d}XYv7ZL1=$jd#u68aY4&>4|P;Ra_8~k`8#XidN{fR<pGH>41SY^j8#QU$KLG%Mbd=#Xe>YuwE=9H4M&DR(yx^-cMa@PMMIOJ2Yl%7&3LMr
8V4!Ko*_ckV?<^h?c_m7Xh`bk3=Fs{v-kE5_gf?qbh~=j$J+Qiw}}1dQHS>y>46+yW)X2d5s(FCs6$o)bNOQqbXQs}BY=hax9Oh1vMBU@-Hl)W7fgwM;-ojs
w8$*wY=7Sg16sXvisw7<iMJH<@n)~FL~{xBjGw0Ja!9CtsZl-J3AYoxtWsoxSo~btzp9#_0{i<|?g@^hP>NE(lYj%mdJ)$lt#PA9@C}5q=sMi6M=}yM*c~gj
Tm_~^8}=?T@O2+#*6B@4NPhMWsl@M#Lr}j*|Gu8Lh*KBP?W{47OSDDr4mDC|1j@b#O6U`T+>i3Mr$v7|CrT_5l$ZNv`6hL+v=`VdmgWWyeoq_^RVfu($}Jy>
-TU)?ylP9xDr{<mKuni?gXd86B3Q;&TDTb~+3@o>N;3JY0kfagm=|cCrhffGHaR98c7Q_~=K&0tV{UD=-{-@ryw4o={`nTLpB!?54F9&=e}$*&ud2PjKmOr+
4I(T^%@Z}qAKD@C0P;uyr4Bk_`HFKS_ow6j3Gmvco|4f^q&R=4J{Un{YX%Qb0XoxDE;Q!L<p-F}ja!ZsGwSA>Blk`LPV@s?huLpqqwcJQ=V<{lpB61)p+Dpc
sBJb}qoF*W$h>qk13v@@qb12OVPGx*42q%?NN5g0ar^DM1zG>99e$PhK2Qin6zqK;^Sl*>j?S;J=0+^RS`i`CKpPen1E>4BA?z!G|8o5RZLupW@(z3uZ7%|g
LC%6mH!bP)bzN`QBq*UbfTCAxDo>vm40;j{rP^mfVz#A3!b1Yl3;40AtPHBKAbFfH+)yCjaJ)fQfK?ZU+?oc%S|ni$FhMv0+QJRz>zR_;_jleV>91Dl90+p&
Q+<8unyNDfI+ZVGd##E6+MI&k1_S=}czq{e$-dVTuSeVk#FFT_?^8Lpx6`QI#pyC-=jdzQNd#%IhQ_RujOJ6rgn(Z^88$Hgd{4R{4ZeL^!B4eocKdlsK%M_;
x@7xEi1!#+(sUqmgIW_<Ccgy}T^#^Tu#;flq_|!Dne>cDafFT62A5m&Zzk1m2q<1YPN=IoZ@6^>RtLX;pr*!m^Sr}hIevbWWAXw~(}4q6v3Q{~M3j9r2T=h3
UXKnD<{3eVUm|mm<(!aTvBAlM0fWVGcmR4jDw8o_z~2`JVObA?fLHY`WChT&#&d)VpAVaH{f)ozH~z-IX~cK*RX~0`AK6a5vxD@j&iDIlW^zR;Q}-=5P%;KH
c{@hG+ZWKCIZ^sLjt#g`4*s2$uSA(a>r4Eq3Zlr!vQaOi2UK6wbganb`#t`>nW2Ul+~@3PTK^qEkXQ>Gi_>$j-|kWP;X&#O;d66wWkYTU$7#Gl4R<g?b2>9A
BkwCd76fRn=bW+7Rqzoy7y}@0@K);RjcR{?B}pGW!Tz0tx!3LYI{F)|4IrhY-IDgRz4JFF(2jTM?OEy*zd~6X%RJJproM0S>%UvjzN;3g?}hf|rw*4P-&5am
Z-l-|LD&wTS0mt?#yyU6oYf+Mpp_tTO2JKe*g^w+zjD98aOw=7o)p>DIt#~=mI$rUK6Y7lHfZilWO{M+fd|z3%&=PCX<aB5uixzx`xv1jA;^cwlPU8{B>`b&
@Y({*3YgGelb>Y=T)sXx>FM{y&Le#1p9QkC$qx7HVs$+o{#52(&O5N%{3Zq*`z71=D~EP%{U%>G`OBcc@i+d)ziZqbt*muVf|34og!n=)*0#t5)U=nV9_+zO
UQ(X5W)bSqToRpyX%)~6NuaJLshw7K7wYCkhH+Xrt!8I$KlhRQmNS~f-See);$PQvMv|rASsRuli96mm_(%}<<cfSh%)96o`A`BcViQgaUmx6ut)l=BHuEd#
b={VksDkXjIwld@mE@T0VJPua=IhPe*Kdoyr20u<$@>kIds^B_fVWem;@b>czB`3yl63a+I+fVk{VRZ!*?qg}{hrB;O`jsD7r>Sn&#$Yt5}0vnt$R&IKTF4W
c4o)$_?V|3FH-D)XG7Anu^YJiYrTpGhH$t2;Vxd*5xVqK`nPUpllG1_&;qIx_h@}P#ap1)+mmU8>iDSJiYwn`a0Kpp270id6Xrd8X^mD@KaWBtVe9+hS2KP4
_J+JFfra~E%8c1l9VbsHvi*8i50&_EYPHJ@4R%`PiP9Q|!@6Yn=zY-pdp(*EVk2gEs<<U{R~Oy^%X_!}GU#vojlc2l8m_JR<{YkX5SE&ATJDE>X2Rr%ml$~0
zaH;z)zwWqE_u?@+f<+gK-5fsEr^F3v|Fy|r|hh_Y-_SC^m!xrGv%Ix(M8D^W*sc;+j+?#`>*=BU*XezKgNc%o>!L;)Dt?DxWq%27<wY9ew+5>v%R^8ylvWS
lS1>v>=bO3NH+6#nD8z0k!D!+h}N#{O|r$duH$>Lsa!QZo$GG{g_QS9h2DDu12@;gcQa)rwW8~XAhRSZ^0lc^dZBVIy-RvG7Hc{@Yz5Lkl=+)-VU}PIng*_Z
*9k5rZ`(P07b6_6For}Z>r#*&QvF(ruE%lj>Q&MHE}dT!5wXR4>47{P0T<f;Ij+j2F!0RxF#VlQfYo{sC;~3AMc*#3{D6j<7T-zVt)v5nU$e@6U+3+Iv0;ub
@01JVhMM^LZC`^G=zWo_i95aHJ5BREK7f1mycH(j@uW*qLEPQ)uNTu<II68L&wrcg_!U1rUy>;><K0rXudaU?^f&&MAw(IM5`=FPA>vl(s^aI@*+RZM)H|wQ
$GXVgesPv=+4?)O;6rqJGP*8rl&`mH@zD`|z3ATwbmkzPJkDE+dizU^4nj6^ZKF||IuO~;2G;q<`=T5@+x5g6xgniCx{Uh0B|x9TF`r*gihY6F{*@N%l2!MK
nyuL1M>>;o8FBxFW&L$^%)hs%msL-h=HAl0fMI^*3Zh$;sn=~nbEvZM>29Tp%NkoBXUaB|{kHYgcLupd`IV5i@5%teyWS6Wv3^h3jHV)_%V#(vKHG01#uqOJ
x$j@E!Y%HlTn<Ez`+je=j9X&ui<XVdCl^Y44PGAe+rw~6VwW}xp?xC>k2D8qzq%P8=4D88)J@KBCuL@8>?~E4>>L(ayPn^MUeN8#Zt7B-+bO?po=R@r=j$TV
5o3R^=(V~Gel|EFomrr%!_6*hi&cQ37CV?PIj$rk+1L9X!D)z0D4GFWhxU>8Zr!ieUc_Kg$mVE<sNt$zA!fFG|1#)r{3`=#6qRe7D7=nh`N@D1SY@#2%oM+$
_34)|;io5>a*KYov8TWI{cAk`+wtnxY5P}_R-x3=vn&2>Ck!gR>JiJ$%TeAI`+deBXpk$k<tWzIbKm!Q-qL){MA2>cQw+bHAwkDq8$`r}iICag@EZsXj<2l@
ey@inHkIh5I&up;3?uE_@Aol!b3OFSWU@<g{36s{9EipWdcx`KuQZIN_LN4pWS@>7lD3zzXE_KQeigf4>T)lw@7w7Q19hR}xvHP@mNlZApRkM-TG%tAm{^DC
%{N1an_9nvbG!6?wWcaR#CJ23_anWx6E6?=S*}Za=&ygLNAF0)#kkpeW>BMDnYSrqUFtE<ht(jY6Qfr6R3s~o^_`w|`f~5hZ1y|kuLrX90ykgmwzv9z^@-K5
K8@mW8+=K#Jb|CQfnHC+-5<UR@$XKrRwFv1Pi5^wyxUDIM{he>JTR3XFGe11FOP*!()~J`UG+Mi{rcwk&sg^QPu!DH`w?siANGC9&4i^yr}}$4J>TS8Y!~s3
0p9AXMI%WWX{h}5MrI=RSD(|)Xv@3sBQDU7{)&zn_WR}rqNpt-B*Iux>7IHKr$WK$dw@6!n+epbzT7{B&FSrPNexeo5BeYY^mko@(Pfp5^5gvb#7n(#>^{9c
k2{QtxIr2w%`$#Pnh#9={Sv)=c}4+t(H;@!c)uGtU1wZ%Gw{)&uMHrdRxhxCNdb;0g@H14efF1P)?CD=Ax9rrqL$x)^2)!mj&haM*;^oiUeL~HDXWyTtphWO
HZJX8hDM6Psz^zvp+Erd-r!?|i~i}-)bPT>I*dZ#*Bb+v0sHQpo4g>bHEwAiNu86as6`GLBHOnNoroWFsv7YJPUpANuf6v}F6U*(`dlZXiHVb33e}FgAo*{n
<Ko>^Mgn6%X<vRIEhr{KAvz6@UN2HAuKlaOZVs)i7dga$OFMJK%MG+28ifAA{K~0NN8g9A)4J(4-u@4P|Hj|=8-L?({J%J=GV-aSzf52=#;h3#@CBy)ZTu%q
luS6c6eNN7dWN@(hvSVN9FAP)WmePk>ol=1??Ap%3x@QG@2{ac_|^dedfZ2N;AnrzPlTH)$EuuW4~~WV?<*PWz<N7!nLwX52L?}y&3U9(9Cvcjdgu7@=b<9_
{283+7b>G~or8Hh?|^@$+4EZo5{$ir5?t|O%T!4t4lh&H5cJf(G|hRS!tTd2+46VKR1b?nH1Fi)dceXc>Zx46&a{2^7w!!+f(uqNZV=%0;q2j59#HM(9X_>}
eKt!JocTH{g=ve9DMz+dRY{D(b=&XV8J<~ixO*Z{*p~=2@Op=rl#F_h+UoBkpnjji0+uW85XrIjSIyt8&U+Z~k!XXr`2@>-aq*rh5h>?t741il<XJ-Ip6xqo
UEgYUT_}8@;W5acx!Rs`{x`YrE}L<`bIJ8Cs+3t1!7s?2^JMBgHMI)8YeDw4AC-417Nt_^<#f=mmiJ)QgE{H&YzOr6?d+W3t6nZ$R_^K{a}a;z%U(Y!U9lT?
D#}@tF7BIMFa8QjqT@GB2(dz`UMx2;*{#g1QVw^;;z^|;VW;7l6|Bnw)ulNOJId`;74NuTL4+Wh{6b~Krn=^mO2Xo6i)*0zb66XE6&S1w9t6Btdf-OY9CS>L
&bw{+f}vn>GL>6<@#@)(Qu^D32JAt}8z&>b&NU<Jhuyrn@Yr{)*xhaW41}MPpBv4R4C?bR`^Ka^iOkbla-Hrq)nmAh7N37ct}RfcX01GvaAnrg{Oyf$@2?6n
fA8*JBe%MdmNe50QDxm7*Zunz`+(vOL4`zhkqgY3<^xi+1kJR#bd{iwIXnEzv?d4y9_q#roiF(vU@9Lrym{duH(%-B2NIsBhC>GvHqrH~#d6^chO|_;_5F?W
cKBSIZZL(HJU3^lBYG8<mA<2DR+^22Yr;MIIV1YFqc<q|>lWg{6(z7VRDE6ruEvW|S30qyTLY;Lo)>1p{2}n)_#1!Y-!-%riC^jrdjPD^d+A&4ez~9Kupj)e
gj8zO6yKT>m4L>^e)6+1mA^g?dh#&4KpE3;GG}iT8;j?qyW#rg^OpT=)Xu%+`?_?iUWp)syji5B9~Pv*(q^QpG^o&EFD(^Zs{<cl4!j$lUk|k8SQu;V*O7L#
dQjZlGmPL9NBGcCp8GJr`cA3nCl*musLuU!HJ$@@w!h;8&SZ;h2mdM0%;*ZV6&X7&-I<!-ol)+T@B6kDNc%<}k%<|`su0UBP%Jzipd*@ZNgp-t_|%)F6ZS*Z
3koq2kaM>c`}LaJvcozsw=;?$BFiSstL9e4DD9HJKJAW)4jQJny8ut;jDLre#P7Uyq_)l#3is&t^<MGb7Js@oAH<9IjV}v)_3{v6z1tq~{a_&;zqgW)Y)QKi
6%P`mrAcfx6y*M%X>Bj`-B06Hq|hx$qW(K;14?9mVgT>PTU?a<cHRE|nWrW!zTs$kO*p@!G@wDrD(56om16g$;g>f?Xq^2!t#`Qnbs>Kgdn_a5iLh)N-#yT^
z4$a;-}>}4s*HKD69~wh`bD<pPQT)i-|I>~WHOM)AYQ)a$gozKjOKU;iS6Cdk03ZYAX?sb-rqi~`l0zc#|Kw$?l@xzP=@&^r=|ENCLUQq6yD>I1~T;Jcp?$x
cqy*(i@$zY=c^Qx6X+#zeV$I#vdJYiYIf8(l6s`S3N}OAROWD?t1)QWikuL-X!>cN^Tx1hcJAkqiOFC0G~a0*>3mpRQM1lkQ?CBXK?&UgyQeZ%eO-c^@CA*M
73rU#m=<}!P<%BE#;@z`Q7M18ir;Tb)-HGaejRNu|K2y%8{*|nRs~=8tFU<<<lZ9RdT?gqavQ^}JBWj>@A7L9@nCufS%_5TRx{YU{o3??>1a$=EZAioo4#1Q
!4RQ*cKO1q)NeE3*2I%wnubNklp2(SRK!EX@tbr0wkC4xNe78QkahGpL;NoAVNXh6qNvtidfxUC_7J515cqHWE5puy>92Si+h9>%Y8@#O#N;y_%j;KX%;68B
x2o<eYQOX26RlOX<c^zPW3wrq-=T=l^A7BjZssf@rbIy0F+{p@`yE{k<4EvxDkm=6h1$3>{H^z5x;*NYh~b)L3GD^W+2Qy0YjN$Qv{b~W>ropz7@UuI!8xFS
31u>P$}n&O&RxhWW)y%?Pe3vOLWi;4^=+-`Q)}<J$1eoAMnGj8aKPe=Va7%XUE=KhRK9;j^66Ke-h(m}qjm9e+pBDzz+4FlmZc46Iw9J~aJy?hfRa=B-iwD>
n4L^?gPX-Ftm=P7Y{a}8S{ml+2`5IgtO(%!PJIhaD6Hl;-Du@treW$Gak%$t0vE02^w^K*qxKs}22cj5a9}0k0T9syK$`vz0g04aZ=Zi{<9AqN`TG;#p{^~#
e?I2|Th538?sb)Vl<NBx1Ed7Lxa6J{m`3yPfNu#4Y}ay1z}*11{K}5a>3EGq1N%#G%@W_|dB#k{a9qeqe;M>Q{*@6EqL&zq3jV#PeC(KO>wJTZ(2JKH2i4}$
?fJb%zJQ>kZ&Ez@#A*a-^5Nw<zn<^n637s)K)nn(X`5>Bhsk<9?o~*=)O^f1=C&Q;6S<zRkdF_-DfZbM-!)@);1m}?+Tzc=RQ#2R=#*vy`uKsAf0l{-Y?`^s
?^S8*_q;|XgV&zq{FnvRD1P;}z2ra6$848Fh9BQ`v|qOtidAG9y|R4w6;k4pZICbtXQ4hUgXZs^<X6g|Mn+h9xpxUOnPG-zzSvA3S@fB|aulupPk0nAb0z%^
k?GoSepA^6`4=GET=yl%_dB(I+-b&l6G_1|kD;r*uzq|9%{qW?-^oJk9k}W#9PJ~I$<w(Q&Pkm|BZ2?vVNZ#$h}<O^cWqH{pmc6uWuj7ow)ybu5elqYUpcL(
x<m2d--8rr^I07G^=UVRhU@BIr>?9w*ER7*^*!iGK_O$N!)%cBt4c`B5j2h@+^Uy!w5oQm3Ts`&Ls4PqFN6NZ-}oDU<8S<pzw!UukVx_`i>vuKsvLafb$=HD
LD}DI4VXDs+ISI3S3=eWUD20u^sI-9tYNp+PTbhEdpB400IfUKo8K)vzBAA1Vx5f{mtN|6-(P2Bod|fsDPG!hir}x0D16TmH~xJE>6i}^J%h|XTE{OATKT{m
c-uRxj2NgxK{z*jBs$sbLJ=N*&DGBDq>hgu)Az&wX<+=Ct1j`X=aD5{#)sERS~A-RBVC1W+u?Vx7axp|NdD?=zxuv&+Coy>LMj1leRR*jt-3qzb+ElIYLwRY
i)IRP^yl2&Vj&!Uadp$b3Wnr*1AepVa8FI*XCm+7S&WgOuf!F~zXLhQBA%M&!U|KTmq=gelcu&$bXjr#wIXDa%_sR{%#xYnRfvlPl<zAY7x7RQHm_lTs7B8d
jC-Oy5lm0Jv;TG1>IBy3G2e$~d7?`!fwOnNFRSZb*JJRC=*r`HuON0LbCtjz8fObm1?&_$yiAs?lkltNUd?}neQvp=a3b`%*|)HH1jzZUz-Fbh=sB09>#giv
KIzV8?jdM9SGcEbYL+G0RWfLIo-XtV(iQiQaQBs-oM|;`rx&b5OK)K8{eBI}gOQX|1$TQcgN={NRpZA~TI`FHJ|SAw@6EDnkE8z-+cvBA2dn9W8VKg%Vtk8t
Y<gdPfFp~KQ9}>ZBX4*!eMaj3Gt_VcOQ!s<l2r&wzfIQHv{HRIRaTCTK{{d)6qqRPX_g}z2C@F-&xJGGBM{LTCXcWKwrZGDW63!1U-?~Dc2a>!s$nJHm)QO5
mVv^>zVJC>4IxS?3ckj8aUs4^-Yq}!+kSEqt4q^Bq?o!BrsWa1Vup;M)MVpEDy6LpUFkjc#!A~8V)%lO-_o0f>^g6v-B|h1tjK)|daut)WNz8Qeen2|4deGy
rG!{ZIn87u+iG2~E{i86xVVEK<G3nw|9;I8s2du~m`ioRpTZl13Hf#MwCOW9yPu@x)g<`d51vf;c}q^v^wd0FC*E@DDqaMZ%8`~tcA_5I1`4)Um9sBnB?nm0
X9PR@D=*7mgP#?mk$XCS_6Q*iDOLE@u569pW$s(>W|d`AV5No%;#>%EZ?C+QW5c4A!f<>D*HM_-mTpIWzk7#ydzm)B7)dSSi(aqjW<rLeG!@-Br$t~M5*z4@
!k-V~l}O`#Wwv7q@aNq;eVCX5Dd(<$6|4QcY@k;DS^<*xX&&ol*RUCUYy6sbgPMsMT@o;GPWB`t7X65rQoc)yvjqIFp3n6i>qWCV-TFQf7T!1nH$@(Dzo*zT
^-Z)n<$RdEu|K~mX&cb=;-1|r=x6lQh%k<r`9`j9btN{n2@CQb^U}w$zk=<VGECKeLSiA^wYjmc=&w2D;~(q`!Dl=4ocEH~cMH$hJoVG$b#G(48QcIZ%D9N!
xz*ok0F^tw*8cs&Bg7=%2K!&pPrrDc;&#CZ^gRhlr+hj=m}r*%f_AT;Bv9#Z(=iKz2!F}te;Fh;mzVD<Ujh>W(0$$S{8C;1&bG})b{*|gdW_KH+k(#0T<3}H
8sf67{(75Aq{f*qCZj>9PW3y00g02s_bs|-wHGOO-jwLB_C<U1CjN@&;Z@D6#ehGrmS(i#_w6!9J_L(nvG~1!GRQW;B%g?Aq`_@JaDDyjl!MRvJHNmmoq?#b
ijQo?emZ4)Zno|SkGR!2Hma$LP3IkHwkMMD(i_2yL*8La^5Bh9;_=I{aq?Psw-W*f`_z9uE22A)?F-^%HGt22z9h|V*2?Q0e!oM0zh<ho+X%^w@WY4yRf&(c
`TRZK22f`%kAM&&3pk`P_k=j-2Y&OssxZR<7)*`fdio@9+5kDrzRz6Qe!x=oSmgRgd_;0rk3Y!S0=e<P%$nAHxECOAn%*&jg}MNJ?cMJ;f0=8JOQ`jujA?)d
eQ*Dg!Fc2HQQw7_T~;2#n!CS=5?_MBB$?k^*8Dp>QA53PR?5+5n0Y-FB*c3GvhT$H&Y%8`e`zfC>8C-WyoLrKy-pATIywd<^B%5)R0!JhKKZSpA5LUy-6ziN
Beum)13-8M8Kob}xJcTb*Nf&DGf?B$6_scR$O5oJ-Djr5bA1%PHfS*$dx`ioLLePJ_thYld5emmnLo1m0XPviO0~8N$=`3?$~I;uEyX^$q=_Fd=u5QV{kIuI
`Z~?k`aM2mstGrwBHnO63;}CDlVAQC2*g^aO>3Nf@6?ac0<tq=;>!n|u}UpviYH^6s~gg5AZ0_@JIy?|jPC_7_P~^^hUx_Dx^9W=z%ND5Co0Njl}8$7e_K0m
fk2IXOswndqa9E*`gOMw<)bp9hs#e!_N&-?BOp@Eb$vSpWmRRm^9QW3DEih923>aiYTsPM+U_;cMe<vwbDQHVzCQyp9)UCpY`F>Gz_0^t5nM`G`H#7mF6Fr7
zVhsMd%yQH#N_i3d8h*n#C)BCuW&5Ig6kL<2x9AEZjVeIID_WXKl<M1*6zU{DAnez#BjTpDk8jVS$c!?coYyxoJjzk7DnpnG@T3+^N_kbm>c}-WaULqan<{|
Z<!sEXv{Nt|Lm`JE?fv95&B&npeI-g(IV&sjX8Ef#SLN)Rz}*5ULHz(r~@7FA{F^iAS2%bHt4Wa8yzg6kA@XQdumG!XcpTDD}%u0%wH|;h|~A!My@u)?*+*{
;dXV5yRmZ!zdg>~J$|yQtHW-SZGJC0Ui|Bsci<{*U|fXxKt1vh1-kQTCNxkp%&YzDr56e)&j^cpx_lzA0Wr}^h#Q{sfc2h{$`AOifMU~$?o`mVK#3`FW$a-o
ASs+Tzc;OqM!SNfZYn_B$6^S&^tl@>nqQHzEOzeu{v~BW$>@R^UKjzt$NoM{%nPhga<|4&k%S836qK28x;3C(4OSwu!o~|M{Jzz@U@c!ZKx9JFSOzjV00o|o
l=(!<=e_L{lY3d#5Sq=RqgRwD#Fq~F95(95pWQQr>KxXjkJu)@j0}QBxPD&rZ~TqF@i+cGBUg_Est!BDe(jK7v2YcX|6X=835ePrd$DGU#>4+Mp;C@kWs&b`
#kV{B$@8J&Np-G*kxrX1x*Z))ta28sODyT`1FOY=7I7<Q^M`Qef;;Unnjep%_eH1ngmc=jrBQ4JeZP(rFZ^1Jz?0mO>~jXEsY^nFpQ|vS`UVVGgZ#93XG2d1
zh{klPS4;M_cQ_3E(>0_0G}!?EB*K+iW1~yQ9J!;-7wh3j}ZK!HZS#L6xqGSRp8;3H)N?q4P2Xm=6b8TEDaa9d}*=LqQ}7*p+u%9WyPa#_~M3h3n~bn!i$%I
OJ(a>@#?=L^AV#iCT`9w?B9jp)9J9hZlQz*p6LQq<-0~H<jVwMpu>E&FP%H)_XZor;-xh(%|hU{nSApW?wev4#cg2~1Rv5jy($G8<sN?4o``F5qoyhU?bo?$
Gc@;NEiUX+0;?v{hA9d?XQBt%^0b9xCSdLE>ADNK=~_B!hKU@G_<a)~<!!I`Z~x)n_?HIQFAY*stF4K|xwxC$^8Ov~e~S;`Jl^+7vwL*F05v+V0*ch@J$3EV
G4cAae(m@2uNj*9C#Dxb2BOB4eSs$AgwVS^?{g?-kYrX8kjafB|NeSHEQak^k^goOrI68m)Wph)(k`Cto(Gco-Rp8lOoQXsv%QZ@reeAb*PE%S_lly=@q{bJ
W@QtucP4@W%kf6>zLBJEy3BY9S41v2NcL+$&&?Zr=I`7}ec-1;ScW`Q9BssAX}d?9g1q#}S5lr}lJ1F_e&3rK%g2^8jbBGlYkK4PGX{~1-nP7jp3+$r@#g+<
3u$vYXW2g@)!s*Pm2^)&m_uh8*@l1pO^*`*GH}UHvi&>%cWCn<x!3cnYXtHifftEecmNF*pXpEhNR}J9nosf<S~-Rq2tzAc0xk!SR}qE2#0|Ir0NnjV32Sw*
E_YHATuayd?y&ws*RNAjWSsRja&cz|s;XpsNN?>XUu@X)^MZ{UTfKuBr_N^OFN6NZ-}oE<uCbH4U(ttVFIqfcIW4}fr}8S@Mb~OqA*3>6mRb4rq(nO8X7eWR
n=vIbOJP0{y!O`a>!o?w;hE7f01LRXTl*3vPwzryFY}u@SJOSYPSk$~)uXy(44&BGe4|f^o0tKp{+jV|OHg5xkrz~R;h@DkIh%~HdmWy0aBblxYhAmo`)mGs
UO}zmuhRmwG`-mD=5vq2MYBDB6{tE*=|Rurzg9iVI)GsFIOn@(jyLth@6vT$t@H8O>nTz(oU!_ti>LZ^kX)||<ODS?wXv8Isn+XzC$JP*N+PGiHyI0mCy%z+
{q*Z|y62I-xK2WLF}*~oh_iuj5a6F_=31dMA5jwvxPlgZC*c3@UI}D(-WOM4M4S2TO7z$&CRl8)HBMW2DtR34>G<!UZ&REQzeKEMRy+*)ZO6a0@&$<bsR5xW
FR&xR=^8@JPkO%4d&d{nbc=8`D)WZbVDyRe-agllXY=OYccbv!;dd)SgB*|Nxx#n<S|_Xe;;*Y{<a>eEF?6JX4ojs29W(8J&B_sm1$!BM&ag7+d+vNK6KFt%
^6#qZrnxfR8dfN-EG?M>eg&u3j$D!LXBPwkN+pCO%Y}7VF*{>czYVru+c9am?%$Da*;T{*28opNLyl<ojfJ`NM@pyHK*dUzFkdUhF7|(!rco!sAq^wGU)AsD
p07w&WdtIEa8O06JS&faC`?bo^^tEnVW?k2=-|UHpL?CeJH|O`sM`(5o5ZZ_i(nFtUWn>;(ii_}Y&;7SlEPK|D{@-Yjlk|(YKRq<BazQB$z3%lRrF(W%-VId
!*e~j@iCpOaO?b1oDM|=2p~@0l#tJl%4!oUq#Cy18kNF)8fHVeugPD3RT-Lg**pq)Vlt(l6q2`sy=GvYV*R}OE~gBqbv-lZ@IKR|sUS2#(1H3hZ$tEZ^2Oh0
fQ?f7GT%9#HF@3qxw)c*L%PQ+ATX!M3g0}10P{8Y{b9%j{%x}$QA2|qV35)|>o)f9B%g@b8;O^D+`N{O;tPzn;-{t5A&_#n17Vs)e=he+5sf1@xA-0HGntP^
x1OrWis|sl>r47~2GhY5L)4%tZhs3+Ss9IDyQ9IOToG`qU*soVmH9qU-&Z)C>`FxOgYz0#{%!Zz+6i)q{<VNJ{d-<#KoQ?jib^IzynIdGS+(?VK`!YUh)h?E
`F*=P1WK1y<*u$%&xKCyrZDfpj=%-FB4qXeINd%DffwQ65}r|xD1x?kTrlw(WHh%)+Zwunr+I^|JsA8woX{~GSG%`6bdFySk0;*~x;_y!@wyiB&%PMIgiFRh
#qtlNsbBFypqtBZyJ@iwZVA+~yn_ENv#gNY%>+n?CL;6XAq1t&G{CUpgC!cWt<7uTgP7W5(z{)bzt<Mc5SVQ$<E_zW;y5rlm&*<wbNk?u6fm2JWb6+Cm$QRf
0C*acofoHFOr<LRnq8VD$#Tm~n3qcZ@Q_@Krg=3mgd@iuH>t|jD+8en%n$#hFK!x8=(IRPO(Fw=EC%||mmyr<S87w>9+LO2R}!Da;&C^Ui0i?uk_CS_nRf*p
+V5TW=D)WaR>e92nSW&nF#st6Q9t!-jrG`jN#>jkm@RyHl0a$`Kw!>Y*!e?s?10T<()}IAvVLzMTfg$upPF9zOS!Jod4^?ZbQ`%28wVuAs_KQQZ5V;E%52|r
$eKw*JFBawyGm&riV&lA&gy}g#07*Be}7S3w;(2Z0M--J%V;^*$j$@6T>!A**L||q4{+nx!RY0H6kq(PThX76x%Q8(kcduEAR#useEsURI1fPb05kdK#79$e
Di#Z_H-v3(VjQ(He!;o@0(6x2)H9|1HT&^FSzethl4Mo{&~W<|kPek_N5)YKA^@H=&2`t(-K6(xggx()t^gn|a@%`#w(8y`Q~scUcrcTvz4Qm6p$U*M<@7#e
kT${SIZpMr8|46z7bjC>^~&&Q0D`n%|D;VqBQSdw$NO1Lu=KI(zUvwKIpx=;`quCZU<HwDp;<+Hj{KgHjp(}-2mB#C5{L}H`*8@fB#17kIdI+KQ^yJi2*HED
n+*V#QO+aY#$JPsdpSY*tgAqzydZ5BAnLqf7SL_IBjMLhGs&uUuJ_~o8UR$ks@;8=Z%RA?yuZ&SMgRyT?!=SZN3k8a>T9vzcY^h|En;K*zQ0!UcN6vIz^9bZ
*AVyBH}?M61L9}mmurj~M-cj`h_}bR<Q;oZf++oaqgWpB{Sn-7y)SYjhtjv_T~f{&gcFD?PM_vI+#&#}Cbns=(AFArcN#fYs*<kwYuTEPP!Y3TL9>tw%1^y+
#8Tm2eCll4U<P{S?KuB6&s|vHI5=py0kN3~ikB(g*=((boHE+E5G$$oJ$QqU@&cm4R3KY(AXsngrR<+C?-L7a@BURnC)lws$uZQH2&7w`9u@=?YgCr7(7zec
T@=c`wS%{T42kMLh7v-7#IvEs9Cz1>P^^IPmc(cRHie*2qU>lwSdW!`cn1<Jdb^Ic*_`YnEPX!Qo<pv>`uUv$g^S!buq;|Lp+_ZlR9W1utfL2+>ng)I(D_M5
$Rcmdw)Io8pm)_Zo^mzvZkvJR5Bw;1CekH`A;SD#8Il8w{H}c2!o0i%tjevfNXSv1w2Olt|5b;EzY3J`d`o;XJ>t4R38dfmS!tbC$9p>yaF3oao$a}HTyNjr
0f?YR$n$K-=xGGHKPEc5U85IPpoSS{PiX9kuZt-~&|X^E_azQUH@M;-vOXt0(98WsdP3!cZoC+e7c6!-z{!#-fSvZMEdcW7p6;N6Nu}Kw3L)<=;J=QvmGcgY
)c%QKzlaR`6+GJ0z88H<SHMD2Bgm;I+?-AkNn)>Bjghu`n&H@oy`nXr-f%jl)U>X|g1dhbEZvzM{L9T6Zp$l^63sfyA8HcNzyY+!^=o*)eyz|2DV}f$;#09i
Gqp4>a67L8uz-98>64xZnSbg%3|Np=DMVCDYXG<Fr&|R&v!A@iuQg8^kjU}^K}@uCZzAMf<FNu;Km%5pty_L(lNA8JMiUm{B0c~OlvlO!f{1C#u>P=L15v>v
AeCPAUK}*ueRsnR8XFZ9kH?ri^CHi<0yw*Fdg<U_C=1z1J24X*U&K=bgw4W`M}I{a!9fOr={h&}-z7xWzZ1;hzBt4RwGb+W(;bDemxZU%Q$GLosW?34`wzJP
T@N@g@OT7?TW-;be!F#Wr}yCsL_QcP5~l){tsi@PKqS6l!Y&M^>DLxE>2*`^L}kSc8rGyxU@os_Vb)Gjb##!q=(#~UCIPDTy3)8il^;h}_WQ!}1%k!ZT})p-
%I`Upfm8uORCgllUBVQAAow(5P%`)UHH(f)H@&6){HT;L+nRH2TZLVJlxp(<33BPj4XwcP#W2M?ce_LeWz>b#!e91dUdugwg23_{E*0*;<H?DGiNFHs=wwh}
qELt6Cb-M`D+&hM=`sxr`@xf-%1e%{g81L!*<ky6zq1x%#kI|i``yz+bfljG|ES5D2c`<>M^1#pxj{@vms-6UN29g^rp56IaGF>*4NPJCHE#yDNLFrIA4s!Q
*oE}q7lO-}>f3oyrzR#aUfQjZC>UDqn=ZWEKXn8uA8xibeuQvFfp}1<;(LK@Ae|+6ibr|9SCveY^9V3Z^*ve?vfvW~$k9#8sUOk4V^2D_@he0P6aW<ONb^9N
gS=$6eA@aqE0?nXi0=`xZDlaGPBMg#>Q3#T-cymlG$}L<F$t3+Utzy1Yp)|P4?S5dLE7OD6`vZA;Gt7^Sb_1!EEte3Anp^J)AVf^&@UM7WjD24hRjJe+48X5
bOTJD92d~3*``5EgAz(~>wRCVVA>eS2^rOBU$}1z+40-Hj^EQ9ME?s`pgkXf<=?Z$0+x|WAw1KFgZkQ2tZBvLPh$4~2=W2PP?Uu<-e-=s?}bmdU`4Nl6A$1^
1@&gW^Q3t_;$!rx?gOn+&5kb?fgwS;`j#gn*mECso<{?siYh+1ES6ZP>GB8il)i}K{d~Yu7YI=>a+tlD=S7qU*Jd#)tNRw<ff=A3<>j5XJ!z4uz<Q7<sl!Br
ARiR*_mJ&q0c|tDcnH)F&pt*Prm>n_U>?-TYCyPQGbsw=B9XP*R!YHO3W!dx2=LYCdMG5z_O-kDGZu)T3luwt$xP$dXDfTTe*41ULG;nXUWlZsz%0~bP<Z66
YC=jso-FotRocS4`X_(g(vX_1K!vsPS=?aGGFY<(uI#878OOUTGw1aykl34!#f$Q;%CBFiOs6Bc_mxNfz!(Zp26Vjg`R$Mf6B2ZGkHlo;2cG_G0zZR*Rx7ht
TTu!8KamZ2-5Z?nH8mPCNc6v|D*&?$u=3Z$B~J#BGElu;a+H59O9PI$?q7Y2)z{kYm7r!t@CKLxCJ(N-<Z)^RQ)~CIQr^SAe7H(8OZ{w*g3V=#s9#o#b9^S~
bXVO2=?yl6La<un@X-|?aVPF!n${~aKTft11K@4^RUcfgze9(UYH!`Y8m!Nz{(0}qciuj9;iP^&OJDTB9KipzlJB)U5T<u|09`!dyx`|i1=4kf4GSOf?cg5m
Blm!~OXS!)pq~6TuCC8+Ft+GdZ<0(d&u)2^QiA;zq|CooJHL}a@RLYrEeE-I@=K6A{<8(|vq7}&llmOGJU6HZl>;aW9?BZWQGY-fg36p$0W+`*mtvK_J!o%z
cY6&Z;I@DuxmgKW0c7>ba{!2T1e>j3sWJt5Hg#e5#;x65p^LB#9xB9R_h$CjYaXWm#&T>Etfg%N>pig0!^2O2^8mMhrTyveEC#?N-QxQgsZ44x3<^P10KE9Z
SleToTz+lon)$?mzXg8TS&4qdNDc!Gs^#9V=vmWe=Qy=zm+hm=ahtO95t11Th~q67MPcYiiM<*EXD&oDno&U&aPt>45?7_{i;@$nK=F4F-qi-KnZ+Qw`AVjs
BVl>Zg!Q#DCslP?ndV~i0ZlU2I>2U^`<BkVfI|zZBJda%e?^fi{l2GjV{B$ne+@kHbmV#fB*2D#H-Z%YdAg^ki^o^?eO5sr@H#^d*y)yldrxBy?A=3+0pp`t
RE6qkDgz^PWuR`DVTs*ky5IB);3;{}^)nA^1%ACU0X9MNf}9ecPQI0=9h13JtrK<LJ%Dyb$@+N!P5Ona-l;Dzv3CN4c~9m>9c3PeKa7<V9oOI$m}IxM&#$`d
4c8|RIK%}(g9n#}SXF&$7tI&uDT827!>s?q*xSTzvs?FJlr71$^+ntIpk>LX9ZR8P*`*!ZVHL$@5?5i0AYoO-U<21BQYU2#*BumvO9Vl{0&X!tjg}|^lt9~*
3olrpXlFSnQec8+!Q}wWVi0682!djkTy(+idPa)=&$XWCUcBdhadBTBK0^+NJm>f0$DwyCJ_Dh18D=pIDo?j&W!L+x!7ZAtLVJNBJrgi5@Pot54mbc9Jk&HG
E;-aPMS;OH?STP&<_(aC%O~fBqz*6_`Gn5mfwA$72S8)T1l4v@eAJ{6IGT~jBJbe$-R-wwzIYocNj0^^tloBH!H0Qb%Srb*E(5mO(7@(wXCBGo4((K3{fPT6
Jn&|4Da1iHcMQ-iY7ARp#I%bfx5<?WnYhL4jC(@b&YOp3H;Kr9I?va-7CK9|(+iqsn2n!M#{Z>5+I?3aPb-)U0vww*a2)?ouuE)5wbs}_vdOyAj&Lo<_4f@w
DGUej)c{uIl<tUFI+s7fqHg~u`Y*UNP+jHI01C|QUXOB}>qM<;ACA53X7vAi5O5n^`@$t*bjQQpmsuDI9zvIuUFe?B)9#Y%?c1xG@Yz1?=KWu4hfecHe4pZR
IBu5UZ2>Ed4*Jh&%tuh^&{h4nyT4ld7PT4g$A8zrTS+O$|1dcnyVx`Gp9UZ8wrERH8{kP<5LnImpUk@=<SOzH=;9eowl88+a{N2HKT-Xo^Q-8e-3ZYEx$1rO
(75o;0P6->eMWKr7d!h|@nxjw|6T;3*s#X1{-cr1J^&+w1wHvcvul&vngp;8*P%}W!}z^Yk(yZNr|L}pVIa=tXzSnoJL{Rk?!c6D`w#wbo{2vhz{Cmss{QhP
>GcHT2m^g(|I7YA9vWE{fX1wCXs|ge%fE8{KC%M_|4ftb06yV$XPG&`J9hrB{~y8M2CIa_X|}NcZX?(A$2j<t`1~*SfAACJ?@T}Q+28!p4}S!I;;TQxzxI)D
d>Va){J>WP|DnJ7(a-#aKm6O%-}}^`|37}<oAf7t?&JTO{plb0%^&{S=l|R%u>Gq){JCHG;@|%C4}SLJANwr+FMj%Czy8TD{PzFzZ++qq{*wFnmp}7~uaowd
zWtxDkN%sV`{{4}#xH*LQ{+>T{p2_Qv!D9VZ~xA(efHBo^^;%!$nUa`x=(-hzxnp>fBt8G>BqkEbKm~#fBIkl_BTH!{^PHH=tKU`eCkJj`3L{PXXn5CIs6y#
U;EIvfA4So+800nZ~xFI=+A%k7e3C_N9eD9?mzs*7r#mV%5TsQ{moD6&;1zwpa0&ce&nzG%^&>M@Bi@6{@90pfc(Z6KK$3e^r27w$d~>$`Ne<lcmA~ht)KYh
=YIXezxu6T{^n=p-~a6Y^wZzKKl$@N^p}6>AAjKwKKfsN@hAV_>mT{>M?d$qU$NwCpZwA<edz1*>wk;?4*J4xe&wt3OB4V1e^&o!{2~8e{UiE!KKpY&`g_0k
2fxA57wN~o@%djSANy(Xt*?ITTfhJH&-^a_^Pl{1_yPItZ~g=NTlynk|MAa%<ZIvhDfV}N;j4fBGynR}|MHi9PyX&N{L-KL;a~ja4}a<xKlF*;`{u`g;3FUZ
<fp&(jo<nBhkoVLU;orE{O;Gk{bN7zp`ZDf_}G8{@h^V%+w!MB{+VC<8U7Rh^xyccFMi_Be)WgH@;UxzfAgbX=YRIo_NRaL%b)-Jm%sU;U;f1({u_Vhb6@!F
FZ|6<eC22V+(*CqxvziXKmY6}*q{E>UlBj@#gF~mZ|X1n>PJ7T<R^c~{Oad_?ce=#f9k_u_{`US{5L=QjgQiw|I$z3ul=bn=+FE|U-{C9zws+S{x`n(OFzy&
_MzYS=(oQ7!$0u#FMjbSzw|R7`^L}w$d7;No8S6tU;D_P|JbK~^ykoT{ot>E{^!2@(O>#?YJTwxp9^0``Un5w58@B~*r$INk#)M*<kn2*khf(E|M<4#As!4s
dn*Vq{ScG`G$I!V7!E}0n3S~<1_Rp=pjsNFn6h_Zx@?=*#@1R|Cej(OdcBMD3=>;{mT@8b0ifOkBPhTk-L=?G4&;`)fU`9#z|_pS1|;81Ib)z&iP_d`W9MSQ
bZG};LK>#<z9`xw&Arm&60WEPr&*fB!NP#=nXh_@5{Mx)IGc^8QOUi*vEV(xGi&j<#3PtP@U#ykiQhYn=6V_wyhNTW*{v-(ZF+!v6OJB^P#jab4+2lcTcDOc
R&XeM0EeM*LIh0k8qR!`Fe$BDx<mSyvm#F}Fogsv>w}u)YN0r+ByhGJd4$h?f+H{Rd|zz<-&*V*lU?>C03~Pugs7zL9IJPkVLjKO4?x%x7opel^4B%Z;4$kc
Tno{)ik(8ScT~f$orN4#a6O+ybI)u+yWtx<fd1H1P_f@rU#pVquCXG5Hzx`M{2>qU(|yJ0kUkvVi`3T(M@f-TOE9F>Evkm&;tSi@D$5-{n{)w<eV#|&WM0TQ
E#|<RTEO0)eFYaZ@#(k^zqAAhY(k=6Ru@1uGqWh2=)PD;dew^90P@BA9{X7U7_<(c^mfn80ryxMs%RIB=j7bNC4jkAslgj5#|Ut<lc|IWcgiI+p^4jt3{6D6
GMME1G(lhn0j6k@Wq=#$<aJZ$3azMAGu2Vi9AS6{r$3YXRCD)!<d(Eyc-_yH^~Ldm@(Ck`<7?q;E>6T@E=rCS_aL`w5N#D-hKoqI#ZIUPW#TcV0<;4lK=22^
Cq3QKEJJ3&bFre%w^XOr8}D-yGjy7vID8a#nVLO#OyTg1y(H5L{2J=rjcp!PGcw)#2o|erkYHw==}NfOn28n$!ej=L<G5%fFn<7a1%Mz!K`zVdRGM^kfY(oz
_EwkEr!36ckJ)#ogqZ1|G8`vqvk5x66(AFDxB(Jp)L=*Ng-EwuK)wBJvYD({mUbnwQt0C3TJ8Y$z(Oyx!jqSbC|HjX0!tQnah$_wzzlJWcVyFMFt19@_s+Nj
V=3!gCIUFYlU|N#KJ%>mJRhFu;TNC{ytmPc?^o&)1NS)(;JJ}GU{@)fKv<Mr>Zz0wH=<sEm>fg^Cy#5H5fW^xO^e7_-g^en#X69eM$CO*sUToVjN3$?D;TSI
Uo!-4w2$qMCEE@GmAuE7bq5R_!{#F)7*rGi?sPzIbu&xuc%gO^WnBiqCo>RPx+VQ^S?xLF>ponT6z&FPep`>-da2?BJ*m5N9m&TS(1y&q2^At>@`T6M*6ZMx
UBOz#!|f5c&xT;s81F7^`Aj2?yE!r239$e|fG+Hp@__-3z*j-c0CwFh@oi>GjR`{sWR<9UilbGz6X*a0TK9^Tx!9b}WJ5u@E6(mXWK_W3&03&J#YVO0V=%z8
H4;BFs05g8D{8`vNc;a5^i1NZlO)$xPQ5a;ZhYLNd&K)>8^#&|6q;ml^J!=Ve75C^HyJerX5-v`!Vuhm9<SXEYr467Rh+8kfFQ`Ydcx{e93U`0VoPzH&_5@8
vUQnD1{7>)MOi8p@p{r=!K`yi^Ay46Ep;N*&dPCQHfQ2x^u1EQXBt#)jz5Xco93JM;aNpE^EOxCo>e$+`?dA{cwmdjY9C^GOG(QyGjv~ov6w;@V+ntMS-HbX
^ogp-kyw;b&v~G00Y_fV38cBg7hKLa)sZ!s<%a&{TgsxmGW(1Qe+P*c=&Q{D#|2-J?i`5a1l`R|Nd)Q)mLa}nW(Fr<xlmJ`&skI^o*!s~9rC)TGu~RmA`_T)
{W)_;V0oL#N-Y)Gz3H?FruM$MvgS{&wB|TZy5n)is|=C0?b6dm0XOi(`kMI!SQ^HZ8%BtYW*2$zJ9HPBRNn$W-2$ahN;rKKY8WC$GFH(N*b&IO({|NzZ`Io8
%c;9P5U^w?*|Jip)#NU8tWP4>IM~kW{H#hWouq)NeOAHO!?qc)px=|_*!BfJ?D>`wmZc;>4eW>+&(2PIeScY6;(&A})e(}Bpg29}nM}PSk0(+F6+~M~-&7ce
+NJ;izNNskv^3|@)_0J}YH$UVo(!lv8K<Msi;(!y>D1Px7;unpnais7ja<4AYqnEGI-VaG7kY09NZTXjq@(xw-uwOiB6!uB?GhmCXlOwU@Rz0}&k^~1DeSth
!d^WXhXmk~<E1$lop$&LV7HcRjsw*I=9!PMklY2XV_L=mfWWSNy8?zU_??<Os<YyI$lhmn8p0#pCocOg!yKlV)H;maHY}jWuyA0s%eox^N0ReTa@eUTb2;{`
f-Z|=<LCaY0{Ecn<V<@@nem`bqx-t?e<h=IqeyIP9pIP{x-S3z(#9bGnm}LoA`9=MdCs$2HhLO|8*?P_Xtutom?kg`$SmGcE(dIT+6?vYAY^9ysZIwN`<zBu
0b3tzJ`bC}z`e{~?09<1?4Wlo)LbKwX!<qMiy~IvL(!{vG@S_H0H2cbbLJ_mx^L6MRq4=u0jRC>(ga%gwr>(%YSZ|T&6P}{Iqi35G|L?qXmxqQTNt~Z*2qh(
4zF(bGvr)|=w8a*pDFeBoyK(D!k@PWcXkKwt7~9Qfdy;V9qb;%2=+y?3qW$=GBCio79e!alS@-_%aah*rUmTV`K<EU?I^5GJ*yVLp*`L^LBA*Kq5$-)slKHM
jxIKD*$y^_f)RZ!?=RB{Lxx~X>okuHW^sScBk5e4OUeVgYaKp0ew5YmdFI7FiYQTamQ*6kJIGx08Pd7LbA|r7CU@lv;Z7FElnJ~^ux*cOTo%|trC~pgfr`QT
`GICHY}z=G=eNd$CSLOrUu3TA3iKilAS68u+vy)KSGJY5!=GUIwn&%#0#<T~);9RO<>C_-Xd(bisJi2P6~M0A?5DxeY?T1v^!tQ1YnzDEjOe&asb#6_<GYtl
X9kE85bxFJE`irb;G=C<+!M7qpBY$Lz?iEUXWoXgUaaX!x^Wyx{^XxkBxVNuTF%cZAlv|T?5^KZSQBHjI-YMSqC_!!seRG)umQkIdVdjtZ+MmLWV2uLdWW5Q
E;L`*u`XN&j$EC1Pn{R00WmHHy`^01p2j@vp58&`dt$kgd0Lw=3()pOTeJ>a7q7yx&lFYqmbr5913rq$5qZ=GzU=vdXxDtfCm?|D2~g2N;*?&rGoJ3<EtOO*
02FL>8;M7mu8ji(&=&ip@0zNBQVyF3SWQU2=(L8pBUL-Qc-q{$xUBE3V+DEx@LjRZ(^b!@B;zI=rYVw%iTYM(CV>9S%8hFt*eAeWEL~vO?K=S8%y)h$c?fGV
kpB+vt2Ug<`6LCpHgGx?&lhrU7vBPTRvhyXdr*CTOVOq>;1%!5+;2|Ds?xsg?!Y~_^8<vc1G~|;RUBH>`(~0S;R|JEJ=~U}q~PtCeN%;9-xt*NM-h~3!w*sA
`3@3~qaSwW3*z-s%UT+6zl^-Tbnig$mK>)?Zp~@Gz%T)eTd(^l?TdzUkv0GT%i~8D81NR>@SHgvm$>Y?+@VrdUUXW(8u+EmYUSNVDK*V86T;Jd6k-H?On^&=
#zXbkPkZq5j#Cddth$v^s2p~|O+Cd{PJ;I%i0>A3y{AyUQz(GUSKGR8sY=V3>uZ$EUJdY9L<K&c*v>`T=5hgV>W}&Pu*VKKbX7X-&#J{FWCW`(0#XCT9f(u*
_|?jQ3!e&T*!Lvaq-VdAD0kbqu1S2*ne8UyaR=6}ec28`t1qJP3$>7KPw>LaR1PGAf4s#Wfr5la9}f(Lg8lXUT~55Tvd4kO5n3)q;UEH_w%sqsvf~u|cBTD2
??nTO;9zLsE7(2Tw--;81c>~;KAH}md&n{O7q=tV*ohf-vkb-40YIO~(#LrL>;+Ovmr-`W1sizR1&s|!MQ8y(3p@i6@OHqzWuMDN7@(P>p{r%L=8a?UD|neg
it4+~G6)`zR}L<&XxZu2L_O)WkFy+Id2@swpcSM)jPd(nU@YIeP$<-GquY~2bk>=Ji+Wb6MOb$ZQJ+=7{<t)2EpI7J&Xl4};I|Y_h38hYdkRzq7=CPff6259
=xIE}iimDLzo-wprj!bql00Y0D94Y|aZolfYusDP!KV8fsY!0{AXKkx(yn2ui=uQw#BB`qRWBi<v$f#>$bC;dO2C(lbKqwdsqYZ?PlAArpHivEuezTRjO+WR
!0(qiT_`V^_)8H2Xe&z}Cb?1||0~%ASv0y1x&x@5`n)wtE*6puo$Pe0t8ufG+mRzZaS`sYhVD*NOYWnyhY)wn&};iw^y^V*1Fr}8eoU2^lhI=@sSLLXZI5#X
2C*ZCGG5J13x`NlWqldwM^7T>V-mX)&zh^(Z3<_!&#GY>1rCkOTME{ATERE-w-nO%3mQ@1f9LyXfuG-Bh!^-sf=MvXtDeM`pYu>IS>2kqkvPse668(At>C6r
bG)T&-E10Y5}DsY_$-UZelm++QO~mkIAqo<5+WCl&jzr;y=4|)BCeR`ppXc1lJdoS$yR1xaC!X7`om%BGk(rI4X}N_y3KF2k4%OLMV$c{k_M~Fw%zO5Dhf2l
@r&GB$HyEv4%Dug^?*xF2)eoseV;|nYR*+5oWZiR#RN>I)y;99y-og6pP_c?xzlxxt6b5stPv~AOoP!W!{Sa;=B>&cJ7b;ei)^S))3ftsDf4^*ZGBb=N4TD2
@XxB&{2CoT_qUWC6J=1J#9PYhu^s2CCM(5$ZZe<`Kp=%!*|v7a2|mNNNb>@Z$#2|i1Iq5}qOW6U{y;lqF_ht>JW8kJ-aAD2{4V&Xj`>9F@&p{cW}L3zxAxUL
;9j+yxmR_$M_EwAtM?u{iafMQ+80$l>FEQT)Z<r#=M;DIqA`z^uVR#YXY&7RPI_TzSHr}vfDRt;<*mdG$Pk@k#z($S{~v8V69p1Bk>eE0dKzC9fO@n57Cu%%
PNHQX-S_TSKo;Y<Q0LQ5*8wD{Cb?Qe<mpn2(ln(`PX_}_G))`98{H>N?n{>TW4WHh$^jTZ$>~`I)E|>;4EC(zsBdRZDZHg@9T9;!7jG#p3`;aN<#Mt1PBwbI
zu@eQ0T`LZVgBI^>^D5;F)aEmtpfq~kit<pzo|$n(ctd+BXi)pj3wvm9fZ$D8HS-5A|}KpBUuUyZe|&Ts*1^~9+^q0>uRyZ4QXMZ<z7@3rM^;^LwgkA`+e6H
#?P6T>%?YGV5{$4$89IqG^g3(j5I(z>m*PlGjSNpU{sX!TaDz7y{i|SrSnk=vmGs?6xVs*)`BZAJ$3JXu_3l&`p((N@0a4X2<`%a`s&ra-R{&#@yK|P1B@Q)
C1tQjSE6(`SZ3U2rnmh`61rrZPe6!I!kC{W3F5`C9J3Vs2^DWC0N(-XGqt>>jAO!AXA;9Fh<*oHy1&0<Y~&Veb`IqOD44a+dA#DK1MAWUnUJ2@RNhp_l7_$$
wYL<o$W{z6p!+)rM~BfT(~Yi-T-&a_Mb+@c89fm&Tg{f^@$N_?wseQhB6v80RnHHkrzr3$^n6P>sg=wv^ZcAyk%atwU%Xv9OR`+F&farAV~PP>(4mr9*y*5A
#vSnpP28!4@)DbnWXIskD_M#}r^K`_x}8%pK-m<#gDH+-Dt#^#tPU`13b-DzSzy$Q%_m?;KpFQ!vpAxxlSAOv#?sD+8Ozhc+>@|1rUaxXJ*)7fhoZ%-&nms_
l1)+9w-oNSJHX~<9+{dD(8_jcs|O!m#fu`|#JjjJDPC?_d>uC#d(Lx5t1+G_Kyl+BKs)^7Ed*fB-G@i%C|6;+8Nt1a5VY=CZSyF!EVUT4aTC0U(&kg(GF^VW
<qdm2vYh8a<R&@NchKPPmjZ)p^8O%iDLMCTkN&LBnK{0U+VfiBf2wdn=nXnP0vveg#Q*|3TfYtfIwOJ4Ij4v_K2%6vW1ORA+V98<dZsK!1XR|PB+#kP6sFiP
(8s9Xn($FWU!~p_UKH4#ZnU3mU1eQ|oiBnK?Fi%b+%#Wc$R-#FV%Fsa0;ve^uBo*@t9st7yhzY5rYy1mK6S*$uQrwM3U~9sKeT4D=WB&NJ_DaNAB2D8N$!I*
b4&Bu-9_>K0*?V@W%@pkj}tcz2<e;3s12;$p&zAZ446f&%k?h!M-hKqW=s17Kn(0!sy60u6?U4VX-p65AM;470vpAgfftL{?nZhsuf;MZ2$1l5=C@XoI~O56
XAW9!t@xAVjRpazGt6r^&bBW`umRM`RwTJQD?a-=jYy~s*a51^du^zyN-hK((cDL8sKawqgD+{bceH6?G7?jL0lF$cE_`WCiMImJ14cU6P15_aw`e9g+$zj8
?XirQ^1^tWz@I(Ij;RE;xaemUAZ{y|;N@90Q>z#7O6@Hr$|kloJ`&hL<E;G>_ad=2re?%GK<+II{R~9gelJEN^_<0z%}em8fK}XDn#7Mh2cIaZOe}9Hlc!Ag
`*hno2*CWU7dEZ-WI_S!H2~iTMuBrwh@PMc_eYCmwUsKM4+C3cG`sovfs@nXz7{yYrBopUHOKZMGw}oaPS7Z20a&}01qPC>BkXHgmO~!_x(%6q9Nuo=;3zyJ
Dyfd^yd0`qP&5ib+mg(d>A<3<85lW_nK)@l66^G$P`4k@EwC(1mdTE>-&0vb)H4-I(8a*IZGf(eJlX76IAFN=qMn4V(AUEX6?&2g{%<VS9?z;op=%JvueX$T
6flU^_qUY2&LlPz!9O-@JDFcR=S}XD6gy9~=v~*EpjSWV5tAiC%ZLK_o2g0P-c-znB`~`^N^j>r@N}O-cn1mRj=p0r)_yO+?GnY-XQ!`ak^h`_KY=%W%RFMG
zG28LP8gF(yeI;Um(Buw|D%QoI>MFwi$=gKmQAp7VM+6na?&fH#fa0XPf;)2>P}W63ec*ad$0yg(5od)=Jb06h}1YG*Ku!<PI&CX$+>J}<v`8)y6yZrRw#uF
swICbRJv40+^`m;j8042FK@IR>w49+U|!&B1VbGH01Q;%?B{(s#dAM&ETw7A;e~0^7dW=)kMOK2_s&71@x$C~0LYMyGk#>^R~{QNaz+LEgjezdEC8U^EY!J>
NrLenWXdn>A=&TKllr))1=?cO<8{Cgcv0;1D4mSF`l+twUF=Uj7-e>mV9?~Erpx)t93V=*oq+xwN|x2P%n6{Yu|<Q+J?;~B%l4wGSdT3y`>^Ur`3W4Q_RpCC
q;#xHx>r1mB5mrGw}6-lbBHb>Jf-_wJPa+$Law{VMzwyds~qdRmMGlLcY)VZtdJ&Cy;9&S<79VSP&3PAf6<sTQ#-~*pWAAj8tOiP%mO+m175iSVAm)RwuLp3
9KbPl^v4O`5jDO~QgcE^@I=q5b5iHT3=Pk!!{lndjvaYRXyCz$R3yHo>}^EaI>XxpZ)s^L$NLLS;6s-a2=|7=(h7Nzhet}}xM?2J+G%7Sbrx-&)4lEbEhPZ$
P_v=pcn9GZIdCLP3U%|Y0_?kEy|3G}QQIlzr%UHs=6L`{&}$lX$|jOL&KJ$28v;ky_~QlRxpUjVPCN;8mzqwQm67_u>$J8I<ym!vA32~|SRqES_xm!rqtZzh
Fs!^E2zc|%9RLsowo3RFu-hS)f!6ty(UcH?pE&`P<a^U%?<v%m%#gbZFQwUyj)3fW<xKjRh{ty*%N!X2>tot=aj*>xUCRqntdy^Kfct$`mAS^voW~1(x~+6f
F3r<hO0+3-!q|gBcbY^Mec{M0Yv$k{K7c_Bc=5oy$6K3N6ZCqKIqVU!HT68%vfQCd+?%R(@Z^oM$LxXBDSKgid>8%>j>1}VDZ{jz&l)_M!A`7R@i7jj)_W@L
E%S0}eRf@N0|Y8s?$-<co-#WQ)gHw8+V+F2WqUD+0pq;lrDEV<^@^SDc(SJF5GRd&+_v)wODDhq+W|NP(Lm36?{Q+K&r^3EY(NV5RJ-$YMl@f0pdk<dG13sQ
LZ#Zaw_`u|<MDO8){&eRQSMsVVMNe$@H!tC;0$I?8su&$e7O=X6*WI5x=WtPvj|t)6r_9BxI=dU;cb0Z!Jt7N#%*{@*+#PxJP&?L0mcQG*aG!xbo17WO5R`8
E{rG?t&=?W4x?^<&eQG##?DD_Qv5zZ-Iq7jif92oHl?=|;0?Pn&3{m#k2hsvmD4!H7J#+h2P(s=r5Ws^VA{;pt|`7{UYgn)k~%ZR)U3DmqN-;kmEW;J9!b|e
0Va~-IWt3ui!>ko-YhjW99M<JX4tiBv$qYiy$Wl6+a$)GcegibMZZp6OEN&+%^ePChL7DdUmf?x#cc+71I%k*w^ceh2*LMX{P;S^0l4N#O!I+LsmUUNkD=D6
HAdC~C5uaI>(It8K!Sz`G_s**@V0Db?~52OK;Yr=O<?!+Sp`;Uu5<Q}lshyTbi`2~7}9Jrmhn^zze8ygmp=%>`Veqi_uBP^FSQ>p3iSXak4Xl%vw2&^njdAI
K=KH*<pZy_c7*7A+};I0i+<vydIH)y*LoCpRg=;|(bnq)&VWRAzGd!<Vr@>kvcr&I!S_5ru!U0u)~a~m=fz@nEO~m-&c-B1HkP|P4^e7W@}T>PPjDCVGK;yx
w8=_w+OWDz-04tG@1m+Olr$^#y6pQ3!137U4#2H5yR!+8bkq%PRI%&1&^okN_p>f_)vTIr_i0_!(j7!86P8_W(+v29asVdPI@!JN&zqMx3DpLwU+k)y#@20V
;&@gWjE7-&MCP~sV@vI^tV%w1DB0}YjOp4_?a<ULf4~l|6XULcLo3~UIiN4T$b83Yu93&?k86%0zDFg&vWj!<*JDGPiZtA-$?vj%?AZ62&4gYH-x5v0l=srF
$kqsOSugzBrbm4O_KHqE7h`M1hgx6kuWJj=Rt@slO^5wL;vncnL-WgDdR|u5t0s+|G2I({k}Ah^Tv>XutYz3$5f0RR&2gDebB5C}e?jdam-o4?eT!&?UktZg
Ud`Q*tl51Z<=OzS)s$yHzo%7+v|*m8&;aUrtJ>T*)XZ7OHY@?3hp&DguK`C%b!mA|X$~!#Ct23Ivu^bMtSaTc6;J<^dRA?lfDTbYeoOHKFu1wU@s@J!Xn4)&
Qsm;TqAZ#Bmo!~HNP`M@T*{7Ac+S(O89`6W=??J+IDyDFl`Nt4u*{FrQRGsudcx)%q=u7jvzED>goj8NR}NgFxgvMR-T@@ekNS|YEsFuJh6BqP@aOvcKq0Ep
%joWrLTm2EPvki>r_e!5sN#<B(!<;{ve12u<-6@hN;OSk`(rQ+fi7Oq1L>K}SH?kI9PGO8cG>wn<~2rEhw(MW#qINQb#+4;Gi~2(7Ha_HeNSw}K@i*5)ouvb
aT&>R;BH9nXV^^isj7{|G{RhXr52X}z_31v)cT6s34Q-bi1qlsa{@i9&WlxWi2LJLXz?AOFK%xsZHG>kCQ^jxO<zDVK0qis<d`}z1Wbe#z+GPyDpp>BD<pN!
)+||xH&v(2t>&JK{hkDBmVGUZ)OV13Y)<Qb$I(pX8W({#Gh<shZ-TFZEqQsomtjc)vxS$co%9u<<N1MVpI1NHnBP(^M#hplpPw`LCWjgOrHCS>ITV50nL$jQ
_H`YSOBfkDFgjwk6k{M<%u<)alqe|_tWjZFO(f7tb4zzL({0_vB(`qm6<i{j?Yh;oF83MW?+HExiF`GYpZOTt3h;vWnkJjdk#e#n&v7}bpZF}z<)Z-KMkf3u
ieKxxWlf${!3~?;tkJV-Mdi>l?$=w&EUg*59gjSv#q&BZF6eKwv}0EA2Z(o@A#^&HI4wL6>dxmpTjVs)WAvM359D)rR8<JMxTwZkO6R^w#o2-1K@@z1YZkk+
0GKyakX%_P_q6aCl%&G2bAHPlZQs%id^|Ho4m7jy{J@Knx|!99x0JRYTiuKEFN&Y^l(tT+$>GR(0}5Tz5NTQgzf6{&NEhU%{cH&5J;xgJd5UPuu>p_CD*4^7
d}qL~c}FD?sxG`;l8*&AE5OA3y=uJYBTpB2=dyC2Yc~NHfl1U#B@j~+M_aQO_Qw>!6Z;Lx;qyvM81hM6UN88i7tbm`Z4$aS&CjZ31#dgejlZRol@+>ctKL!u
uq6_s8A<n})P+|0{sL{0@OEx{Lf~kVTGVr%aETZ;O5!9V%JF26iUG>g2eIK%AB_0Yqp4QDgB(-ijH>ZN3kAS7A%$SXnKtq^DVy%4ZGc$c6LYv#LcdWc)2>Dz
>#IjDp&X;1Z~s=j#F`29&smM{B-Tkxs2}%Eah^;X`|4;Osp5Nsu|9y&2iuSDTzxwQv1o>|;J6)?o{V?K-0<B9Yyr(4tGT0CPK)R0LXNS`-NlGM@rgSSjCP-w
q`kD^#<7FJC30b96d-u5c@<>tb!I#C#{2MHnJ=TCWJY~XnT_$R(nN=aEYtErL(-7$pyyl4Uo6w%=T09*s09G6T421~f#2@gD*gUqv1AJk4ow-DPoC}ZoTuv4
NSy7Mz+b~pF8QYN9+(p;<x$mBUNCz29P~Q~sRUr@)*TjJ>SVm9JcmKgf6`bz+~B@$j}`+QI~{a%abG9d*~y<D$aUM7DWm-@1wK``6{Yx`*-Hz2dQt@6n|{uA
u?09$JfL5S`Ete06s&2VP?9T+I!NGx5y21Lg6hIn&A0o~`AmyCJMLg6@`By244r{P?E)ywcfQA;Y)rK??sb|0Elubo#i=`pG4}S{gf}!Unj8XpGRb1e^a6x{
w((-?lu$bjS-5A_?!5B2GV!bmlVV{G+`OfvuoS-KV|(nga^#o+gaZ8b2ue7|2khWdrh~->*s)(#ZpEB0Hmykj12Iym?kkxcO6y}goEBp<-Ll79=myA^4x`>>
{}{gGGUpR83qDxhcR*Q!UDLJf(YrGmyq}MKXgmA^0~A^2p(6$k!(VK@>v5B&F61qxSq}CCY4hUU@f}=#&;C2prj!VB-&V~WqGP`J7@It-Ks_5;h9`LMoHarm
Ury~Wt536Et8*qur_@2$u#J^bd$3{99dCQS&*@+1`F&py=p13!aUVX2=s2j3wK^kE9BCESpTh#e)%03LFv|&mp$8M5<t#Zz1H|oFRmdc+x*hykWyN&PvznH-
l$|IHNK!oV94Sutusk%3Tu8a7@cuIE<n9x#D~y`x2VL-sOrnIeX>hq6C%2619x4rlYuBp3=Yix<(VsZHgQyhoP?u{hTjKyrVh=!CF7Wk=w6PWqj^XXe*S@Xc
I8J%uRadjWXx1wdTXh}fEoEwT6B5k9bLM6!D>~D(&sG9zjfnzqXbWrDfuSAz90i6`xbO68tj$u!?a=F@+M?FEOvwO%Z3?{H%5cY5FxD;g4}lBUd|dM#XcS7h
FNK)qN2y)yVC}fP8oc6#?CJn_!!JCN3m?HE)hyj9fUQuYDt#<UuxICsojSMLlzCQxH9>Wzmc9TCyKD^j%JuN4IkdO|8hcA2Fl2iz*Os9Bvxdt00SE+q#9-l)
s$F-C+e4l&@K}u5sEV{`zMo*oA8>B;tmmVk2O<KJyKyky$GhMkEr~sMg843ttH8&bZYMzgD(%+7w$9`|7?7L&R4!^T?kC`}lfGzG7+{h}c0BOdI5xd^VP3Q|
V;$`6p|QTh5C*>*xftWN#IiEW0W9kT0#=u5^c`aD2Fn`lEktoFH7@w_2WL883|ZCn1+>)k1YmTzVl1;auD<|X_mXAtdlZKBTntIqq~gAv#~A>@Z+zB9&gVAt
Wh|gmIRlqR%k$xpzNab7N$k(6eL;smi44ywYaNSBn#YkGnXz8SiXSIvGI+i?78=#=wxw8fe!vMDU;YE2aMG2f_gQT-I-c`jb`BQ^8`rFv;+*Bj5ty#W9)Y<$
GB3)FHBIGR&hO|`U|_gTA&<*CwJ8g7<go)73wT<T*XyGZ4o)yo_WQsw7|aQH$@2pbvRnaC^f-mY&jQ2O>lcT8hKon4`BWX=V<#T^K5Blybj2~*;ga^ki!@6*
J1^QX+(t@;4%Eh!cT#Ico!v3_?M-&Th~5_tTv<a$BTybd$-ZsvKD+at^E*67j<G?EEL#wy0>K14t|(Oo*q*y1x&l2DJgY9?{WC(9ll(k+<)*e}b(-y21-=^0
!Zf)TQ+d&d6BreJ%qY_RzJfbGrYO~#10c~8ypBi$Omg^u89ZedD~|4Gmh&+KsdzDIX(t;*7YuVS5l6gwd6dq*9BJc^`NJJZ=yg(YzRUa}I;~mgWe<R-iEQ+q
LI^qTOK8N{!CH0g@nlrl1=L-JL`*}-yqJ0&Xfp##^q4Iq%X%^}BjUx}DcdD0S(~UyL?w_ej(}Uc^ff0OC<1=y$Ar8DKbOgOc3Nn^^qJP{j6zE;@)n_jfK}M!
H>faP%shEFFM6G3O8a-er~VT&oXL;b0!ABp#S>jf_SNRK-jO+(B=8|P^g$(dd2W;2qOrStu^7$8n$8Jm$BRXF=?%D&{9<eU4BU8bjy(3y8^4T|h-18^K%xD-
Z$;ARoT(J4f4~a3*5jmW6wB`0Au19t_L-kOSY}Vj@QlkWj`~>3UZcMOJAZ62FjdS>ZYI6U`n#Zp%k_!{A)C~i4rO<G?aN-adjbq#<i;QGC1s(W+RJ)`!@Q*z
O-FrlxrFlAKkx1!*)yMC>?@Ed=?lR-X=@JacYZN*+P&$7;1g%yR?(iC-vM#;v}{b>*y?gP_p|Mz-JIzT2nsmlkhn-k6Jil-O{wW80Iv;wXY;_(+V(gK5x1)<
0^I{KX_w~fxVFR5Eunts)7QP;YjVKiL^w8co!TX!68TA5F@W%kJ)TwiK$AXm)z7LS4m9R8$G4OPocETF^vJ^#T^mO-AyllL$;cld&2QN*ml{M~=H4FRpYvD|
kO_SQz{l2krCh$LQdE4W>OD0TSL?)46Z1PrMHuWpQh;5_-i8JPC<IIQveSOuo05kVZ<*CKPfZx8%7O1KO<{k2AgaljW7qvHWrI#(FwX2b^I7AD30gFB{#toj
tsV+*6rLgxC45$c={T?ZVzt;=z1(7G+E&(evUnIOXfGo!KxY7c-w3IPvm0>fQ|reuIriP}Udnq4b>QAnbsP1-*RCX{sS&x<&0h+kj&V(w*{cF*!#5Aen<3Xv
`W*a9$=)fcQ+-yAD=M_D`g{?vYv2{YTkwx~Uni#wT=)K#QUEC+c?MFjnw2DYd{6|idf(wg@0(=6o{ynl#0>*Z+UQo!3r6)c0Ar_z4qa@ZE+3)5<jNPv<ucwS
{@5XU>3r>?XXr0to;r+9v4L%tJ{U6Y-8hffYxm*AT{$2*#4W<E>G^?dsLp0T)<?>H-cLI7qV#qV1wE$Rn@;Gwo}r}}>_wJyR1Q=D{_Bqp|3+=b3<DcFTPzoY
(P{zWrV|4dwJX@8e9^h|y<UlnOWa{C0}*I&dm@elP_0K)H+tNs1oFf*3X$(uPJNxtg(;)6*Ws8snKpbL!2jxERxW+I!Qhj)rPX<s<;8jd*t7(_a=Bjost{;D
kGHoJ;<tsOEk71JBB7nCmeK?$evM1rKVSuc`gtd45a0?ZIIrr9bqBC!d|J$|xMNNtaMo`sO|fO1=H*fOv3g#x4)3ylffvA1FiZ`*fWB%K(J}70qPx0-?}-x~
%j3z(pv|LAH`b{b#_1Q&D+k+H?5BFHXgK9N;pD~o#c?Haaa-%ywU{+M>a_!+pqaP095G8@0=!5zz)E+K9QCIqD^n^ak%-NtD-k6DW2smSr$h<x91Q&n%-=Gh
wb%Ups~6B>A~ALiQ6xp(g>z#ip4gqm92su__FbgwQuCBft><xMpaZ@<A3j?8KflAU*B6JF(s_AxH99@34!zu$R&((<Pjp8w^fP&!z?u(Di?j7Yq7S??r$68T
RwDBfR$yODP1|(YwZAx2Mf807X#$?%ib3GD-c*(mg{IYBk5gK)FUP$#{aucKttOrXox{5ds82E8QukbL>!j|>DutiW<LF$?hsA!5fcSw1(|Vxi2i7TIa*)d3
QY2dG#H)XG&d$~Wczl;G3*XK}_Zc9C51N1jDRJ%Fy&c!>>`WIysh7~CKTj|*Yo<=#u|PK}OkVh0Y-4o}h9Q&BAowta)}X)Jn0E-WM}01&oN*QnTFk7)8S_=f
8iT@iT8(d-o#3YvPf)w5n{X)=+Kb>J;6qa`n|~3%C7`(+_SJ>r7X0`=P3fT;T{1dB+drO6mc_0$XVUJ=44l0_AcD#?Z9sP>l|8L?FFwBr_5$ff<)zr|+-EM>
wmhopwgazeJn9oL*z{?K27d=}R0RvYe`5bKP03TzJPych@Dy#pkSz5*jWFN0n4Q4LrV$x{=NI8^(C+8l)WILoW6oYQj3WFZE{)u-=8qKl5vMhr0FlQ$iM2A7
H%_~}r`5-W&wccS6WRT-6+Q&GIl7a}?JEY&m5lXM)4XYW9~|q}*wV}-kUi6Q5rGFfV88E{koF))Kl3EH*8IYugVQ?7eZibpNVNGx&6UZK^>{Ub*D5M#y#dOT
P|G(_?hw^4mIocMsdMX(c}T7g&zi)K8O0a?+1)o|qI*wWJU?juu;y~!(b<S+K!a>5FXq|q%SpEjn7Zkmkg;L=o>|aD*ofw_%1P1G4@T2?m-$10<YwOE9d~IZ
x&YuIgF(`DoNbzAM&muxncT|z#3(cH)p==%mlv<oOqbcB<&mNrmXn%aG(w-9ZA);w8>FP2qPeY8r2u+7StdCa8xTqpzd~|*Tf==Wa<aAA&FR#vIHIN^(!waG
*TENcI(^a<@7?d=zS|4mn=tPMRQ34E_xWth_E6*EW`2BU%?nzvn@eDpiA))r9L-LbvyKKluxq`(cvFP@Zk0kWItk`5?po2yv+By?G&<_Xv@E^mBl{K~lhr2y
`aqV%Cng=jMdc5gfA;G<)^_jW^xGXbV0zKj4UR}uwVdSei(>2JfdJHTYmq(XduOyz2dr*=r}g&*0LQUKDv}q{-&~arq&JrdBNIKjyH^eVm8>W5m2;Oy?3EAI
t``ry;6-lI8y>UqY1e2r<waxS8W`YK+`zU@=3b;&o%L$fmCjPZn^ea!uL)qSajI10_1-s4P&=5$=el1PWi4+K1Ns+9oD9fI7w41+pS;Lp{_YI<pICo)TZX}b
<gzZq5+O-2Sgn>sbZWJ>eD5wI6h0qAqy=>EXNV#{Pd?zbttX7I`XaPK7Zhyb`eN3IE$(usjE||0>5eatd3l_PKyjP`5X5~sSXg|yuY`PGDR}Z%fo`<$A)Uqf
MWMy-u5V6V>)yi67}<MfGdxn&zjuO5=(&)l>ATGT41O#?bh*O!x+8(n3m?#+zK$05y*Y7A@0o@YK8fAxKwBDWo8^ls9Tr!;H*FqK7mf>^QKwhuFBXC;Cc_>a
pp?!?ELCso)n<ZwohM-EiOvD~Pn>r&1i*>}#_FE(KX+(aCMm9YU9aRi5r7k*al9+H{i+*c`V{o8VY~l4&R<MJ5xSj=mxNCDQoSnJ-J1zo^uv?5=NkQW)WJ6_
*p4Sn!1}i*(UU~jx|u$!$aG&h1djKGDop_6-1c~&E_+z8tMgk5C2Js47~Nn|fq44Z-e1mXj_hEOcz2R`W}cq&0Jz-wy2N=ccYNEb*_&!jjBlrskCZ$1DY$bZ
+B*olZx)MTl#8(S5c=#B!s&>GS!|{fanq0bXp$|})GQsS%~^XRFWM(e>nd`&-coimj{7*=i}xx>(xB`$S7Pus)zZXBvR30|b!w9JzC=WJYyn^9kh~i*P0nYt
B%}w6(3={=>ug~VNKWs)W^uR2AzOC$ZkNrQy8_42-t+yH^mQrw*p>qj9wld0WGHpT(^Ga7@H)rgowZX}yRvi^M(-)TikwSNJ>;aHHPr550?*8!Ro9y464G)!
lJMO9au)drOFIW(ffuIoP>#k!j1P#Q>)3P}vxLQ3UN4=wf6jxo<nsYt*Kw*w>+%sD7h!Yp8c2Vn0N2za+UcF*_bRjB8_G|y2P~mSB=A=>*~!d@0*0K|_XHm%
-Jm1bTvEl0Uk>sj)NlfvFV%a(8!wBDs-(P$7sco7^1y-sK$^gBi_Fea7w@-_hM;*C^Lj6eU6ZLx#{9V2Qs%C%IgRP0ayrhmsA;~#H5qLSl{40P>^v}N6qQw;
*6)T`ULWy$D^iLdW9)O26VqVUek{kcALE|?iD|Y;vTj$J*C~l6&)I_0HqVm}y(5hXu#9I_baX5EzLE4v?vP!6Uh-qVsObv|c7u2Lo{Wufq5A4hjTqgow0yt>
%x2Je(D{J2V|aK$UQ9Z1>cm8$Yuu4qm6zr5Iz)>5-fl|YQsgD9A9|ecGX3Kt#zFbHZ9y#K%0ooYN0nLK7eOEy58oeE&AriS2ijU`yEomum}0V>mE}Ia{n)>H
k(f!6FE#@wrd<Pqo};&<<|(sjx#Q8Kbj;UTah{PmGeDtIdChIvQ>NEw?nXdDy7izNT{)VLV>LOH6-&m(aO>Px6{{vY8{cg{@}9z@%**7<?8HigCM7^G+p*jo
c!>?%6^uOZlT&l!cm>Eu!C0jB4BiHw$%NvoO&VA&&_ZW_wdG(oySUGUKM0wbY>>%5@S!+^Gz1&eVsLkmit+&nmizARD=mQ!O!qY`CwakBz?JwifN91-Bn2Dw
o-LsC>f2TysGG$-5ppc?UGQ^_PO6!3C;A-%-Avmh_buwB-xt!DJ?!+sD=&LQPkY#<285i(t1YrOo3bbHkN2c_c{S4a7mayGxCHA{wk;9o4|h0T#^5R<TDFU3
TSZ4<-mhJ;7Pz`Hjy>LU`f@(?g=+VAFnY300E>x5y|tx_3vjgcjFtrKLQ19n1jPp9xVmxCFq8BCQ3CsT5jskwz&`1{;bxf0AVLz7>Ih>caeLu>Yt=G=(Pl3&
3DQ}G3pm)5fJGGI1b_UN(&v_wF6aSr7A^0adB$EDSyzpZ{s9Pt+<`^_7YgGMojcXnbDn9e-2_qq*frlH)eqot3VC3a@uNP0!(fBqm)`~d=opJMZrLuhoB2Mw
%eMRQDOH!l2}mjo?YGPb=U^(`%rI;52cXsG2TH@`BIxmWi;+xV2l&0`%t2k&Ucq0~RXUv-&lI1>1=t6`agKls+$yAP;IB`Mjsg8rEXTf}>%M{@M18uQYkGpW
ns>6o2PM1j1Ow;a)0$U(pCtXRJOB`d)?AX6cutxLWHRH1&2!#nlmQ4x5nM6*(Zsyx=<33w$LYoScXP;rB)`gw_4l;wS<qMO%TigEcw68594hY%E*>k+ed0u4
8gFW|m(OTEK7avL1{I&`41;mo??3@B>f?JAo+8rk6Wi&IANpXCHL|mh^hkkGbZrBr@=pBAET-62W?(@$18@t=Y-^u@<ZufH#?kcHR}fk5!SBbti*#r@9p=S?
{<MG(K9>ipjh>+c7~%{5b*%SVUOAfbyGoS<x~m#G^d5==_%H9d!tKg+;9WR$I<S`tDhb}`%2RU`ek9Dv78(IM2A_8Zv>vZy;AJfEt=2Ig$G!f3{Qr#oFYqs^
@-_$}Mj(-_LySO-Kq84%NF=ceiA0P*5~DC1fmneoS#A&`N+MPuYhzzg5-~A>ELmz|l5gK%pF45Rd!s-1^y%C67m~~;pQnmS{%r(Qk7?wmUW0<j@+WN%u%2Rj
zpoSRCAh#RuNVBfTp$5S2&G;0_sJ)WyQGhi{xFG!?@uj>ihr0jRP15B-ycH$Jy~d71iRUO&2K5@J;G4sLt4kwQaJv@44k)E)%JQs4fKXk0kX#LA1$7OGfP(?
ho|P{>DL9dVy$34*xy^i(6OVY+&`KBBS**Wz-y(dZ}8wy@bY*n9ZpHvTCM!sH-dc}lTm?ZeRcl|2$|n6n64zf{>rZzH_t7h#eUj9-2Q5Ko!6n!Nf(07%>isD
9dpQN30$PBODa$LI%7SjqwE;@0y$*4=Z=Y}_s3iPAWhG8xKq8<MOL18LNNG)nfvb#Eq~qp_;fZ}U;Q0ZjawXb^LHM2cjragO^6fjd?hnZ$csF^vBS1M1a(5!
l5_syd5gc2rY8~e4^=xb$_(}S3(zPs8YS$0J#P^&D4EP@oMQnuWl8)81hDVRkcx3+%9(zq`%_cfN)IY4X2I+*G5soh@y(;V#=c*(hT>Y{&L<`R1b?z;b8=)I
-%Hu~Y?kDTB=)_jL+${TF@E8gx^`WkG~;_8n2p!};Sp2SV=rKA@vnzh@_2o<_aEjpX$5iKrSM2646a#_HJ<6?zv+h&9*(RpMD9<YBL?KYSZ&A*_(JLcAiy!#
3$ZRivjKmy4_7XXf?i+(4+e@R=!(zJ)1UtQ-yZHcbzc`ALS-&Aby%GB9-uAbagvLm+g+1C<x-qo5SH%a^!md~t`!0|8no~4yPjITI(BvH-`}1P?a>+A^XrYz
NpU1Z&tI>!4B{NvTuO{hm6rTZucAirA8TpuS6`RG-&B8iRVRu%k=yfc*!dXWf4w6cw61#H==!yuLM{M3AN@z`7q}s=>txdu2Js@05Eqcv-XH}>$t)9h|MiwD
M<4k!^kZlI#PPj<cmZa`eiVKp`S+GoJ$_4%e^^37d~CW>ZMw2<oSSagL_#5F=YfI5mU<j(Nq190k=IF4@}y7=XYZFn#^+~&-D<6ktY3fM3u#bjh?H3N8ZO~J
^`6qRFnxc$f&{{PCO%Hgi-S?akZ}(plL4dRs-P7F<iF^e6l@(L?4-xb{!mA;M}V(*(m(9_4z#O#v_F)**7#hi(C1gx@!Jw57uEb%h3aAUB9^SgTiq*O{Q3_S
EaMAd<37+n@5F$GlmDTfClW@PyrK4+-tqaXJmq1Kx}rGnuf_xIcQI)6PwHp#(HdoFeWHJ$T_1ZHS}@ibGMK+#fW&`WhXr6yAbQOOGOY++tNDZJR05AUSN(en
1nT}Oc(^~*PB$-bV16-aX);fy&3tE^L2xURSQ1#}dBJVueVApyV_A4YmsiFy><4Qy*t0-DJ;83#oCc#FH^cjjawR~x#XX<D%18aWDfZ`b?i&0f_v$T*%FDyT
$6w&wGo0MBCmTC~8YfWbxr(#QcKr5>0%+9BZu0xCE-<=W?f37y%2J2pjz52IVIPW;I55$F{VXDlT<y(1yT^96{&4rdf9cgm#fMb#QKu%G>Gxx>(TpmEqG-{o
4xs<{u5niEq9E7bTRvHyUHhLN|KL~jQm5hwGR#1}oM|K;fmE>a(QcJ$seFGQe0?X#ht#i+G9_k`f9ThjvB+hGUsfFg=eaIve?K_8!>&`L?lpdi+KZv>Zxi>L
vNeTtuz1a=+0%n7^e&FCtLH#oLHR?HN5>kFL!7LDA8$~i;(P2Ws{X`u1Z*`5`!@C1QxN}d4~&SbWkg%8<h<vn1cCRe3jrT;+2kME#@nU_%xiV%$`9P_Z@<7|
Fc$%8_1kZh6NwX;+V8vW{S@m8@B8<bcXa}QJH@Xp@?y>9g!+?^vf2{+-~Vyp6bCf{Y2?bW9)Oy^{ro%vq9&PPjy#%m=ij>u<?1!W^S`%%l+t<Po7#WyL#SCY
=;}HuOg?|lJAMQP!UtN<a6=rnzYo470$p|?3_QUt3*zPvrejMvwFCI?_Ux|>YkI%m57v<a*&yN*n9%n#c`Ej_2(;s#%H9ldl@1RP&M)~kE5^Zyq{Qqm4giS!
M22T)pMxnH>00OWu?O<Ju1^hi2s6~ajrrF<fBncM7-9+X1EwX$PD?sj1+F#z2lO%!5|H{s!W2K>SNCF0Z9mWao%`d?bWxrCK^#qqABN5%|DZ1<m4Foem%7Q+
XzB_5B~;wJvA_+zQ>+vCh#mjw3y8PAS>;c)wK4)x`Tju<hW;*mwC7gD11#LX3c}n4f7X%s>n!xmx6u7@-aq&~z~1kvlLi@U7Ec^Bg)cRD%^?eq8xnE;r7Oj$
r)l^3Zji)FuHP@1qYI>J`%8@q6Dea({lS=yxa)gqJciaB21=V@q3t;Xuw1|i+IS$5MjD9g#@W%;5Ni@G&g9sLj(^@^_0VK}0v-&B!`v94$0ULdSMRGi^PB7g
E814Qr>u4lMAaokpLb8NeTAoPQQir+G&19dd{cmIt`GNzmjdkt!r$i~-d`ADAE(9hhbfo$8y6@y^Xrua7tit+V)E}T$RnBhnqHf^!GY2L^a|l7p9H;P@Vx9H
@BD|R0?J_Er1fXL!G5~=>m7$t@7YNFxB44rq<qOB^*?!k!7h+3^rT$}a;|)rECXX#LTkSQpEO?U*LxYy+Md|r3%XUW>(<{NOm~zaSzP}<`IhzY`TmFY6gz2H
CuN<Qt8^+(GM#@CX!FiEY^7BdrlVo>apEb$E0V)ZU{lC$7&&SQ%^im&Ta3UK0tt#K(5S)<y@<wpP!Pi3zqJ%iX2|kwm)d^NIJ`sIy?5tV4j~W=iRZhmu)*A)
%Z{GNk|zF8x-G656Po4^yL1m3d@KH;+#J{=2W5X%nFGc+g7)s$Ejo|0t?<p$Yrwar)_<rV*W+iA2W_l(%>cRBAC6(5qPrLDi`azMkNf+3mrkpL0*=3`)qS!a
S4b-Vllpb;1SE-^ADe*YfcY216UgK|(&L7Bhr#?+@y~eW-ikU9yi>(;{-IR0V?ZqLgW+ElvjGFz5QYDK@U#_Maor?+kB^qB@;-T0Mu4zj2CyT<03hPK+<iD7
7?nHLP&65_?stKZ!&qq*>GLFjN99%Nxw@*s)MLonK6fhlGoVucGG?~y46nthtMlz7Ip654JFzYDIfmz2e1AsyNfjATbT<h5!xNZwnTd^ye|Y}miWZ$}^M~iF
_(EXXQ_z2Vfcz4~^Yw4fpU;qtGZE3fc;`JH_aC0XC<!^_A}81eUCdAQhlk!zPB?KpAIt3tz>t4UXCl6FV5i5g_GB`q)P(qd^8Dwv<pwrIfTYQVD<$f{Jmqkn
Bh)}MAo#Dwf9dYjH*zO#XkX`_p8q`QJpmK+ujfCt0c&CTPtT*Id4R*(ic;z`*oWxX>>1B9JzN62{tn$#8Q)_N$6`kJ7z#`zhgW3!;M)xTBwCxwfpJk@82)!)
_1!>}bOWZ(f2RHX+vK00$y5OtKF26rm)f&s>opWPiI2U3Z~Ei*z`Wy83-L0v;JL5SeZT#Hodi;(=fCe70H9oawf?@#cLktEDE+ks*pOG*>A$zA#m`|!D7hWg
+gsc3zyFhC<+08)>$=YD3$WPVo0_?QAEeCPX!vjd&huYCL$pL4*x=t=0wF1plAiA${OoF7@mFgFeBdCd2^<2qa37#K?hench4J^5_Zp?o`GI%|lv>mNaKUc;
hnq$6R|`)mn0Fw}e)~~luM!l!u%=7UqdPFe|KWiC2Kb{_<<}9T;JY>?G-)we^cmz%=Ndoe{6Kx7O4^C;%aEkynzcM<h*$B`s+7h2*PRgh)n)VK7udXM(>k$N
H>4;@_XY@G3JFZU=HOzSuaIqA&oLh*fwuhitGv?w!kvEKrIt7qdBpgA*BI1ph_-)k(cmNpvLE_;%aJrHw9+iQIYc^0c>nu9jl)gu#>TYgapD%u@5h{3=#No0
bU!S*&Nu$L7naxLCfC2WtQcYk^nd@!uU*MDFV|E1D7$2Cem~8{OWp@_Bd3#;{e7@p$h>G)ptLuhkiFI)>;t}@+*ib}Tby@M!BzYF!N9HZC&(A5Bm9_1y>!Zf
y5`-4t32zS6{lU(PoT<}FQUKPd7U{ps5wkK=}Z;);~MI`2l}3i1qq7op`+f%n>E@^T;GBi{I8z{eKEz6zlq^!uVR{VakSdgK|tWpHMxvt{L<83A31Wk1D(Gw
UN2(;u*=8w`!4?_%O>>t_dOluWAbvPzqf!YsS;>t`+Ey+_)g7!z=ySeE$77l_kRFqy@U5i_U%#vx3s?><B|rodVO61`pLU>{r9d5Rjr6^-><uW+Nhi4)Bl4X
$CpaBBdcpJko5g^r-|vLbs6Sg)7(7%KKPKw{)%s+yMjI;E&SmYkJXL63jMMMql6ZR|8%haY(KK;O+O`{S`L5`ea;x<5+$A@jaT380MQ_MPG0KgSr-itF~d27
VpQQn=YH(!TRuhsNuAis@_m4%=GA<?0fpNC$3Ry4`=)gq_b}ACbWuLUtF2b2rjT~WcdbYCru4aXiLg1jx8*&QsqOdT)u2bC0D7N(-$fPB;l9`(N{c_~3-7r8
?IiEdwdbMzs*f$hpe1xA(|k<aWg`AV1@CYLpZsW`U;$r_H;mtpNyFXK@Kz#Ochd|K@831O+bWAz{r#%oZD+2RapRxV4`0Z3VNe44h9TW+N{6~mqM!FZ(WNmt
F8iz0IfQd%TGDLaF?ZRKKNTcz^NXnb+QsR9;Y#%U{a{?9zk9wjJ!bJm8y}uBkNf?;3y-!dIZW5i@2;n<=STdJvt%e|fQl+JHQxx>eRrIf2NfECn}t~4NWKNb
vg>>7n^H>uZ{uDewfE9HfLRweDKv@3U3Wgb^Xu(>00qef=^6>(RK469|7j-tIKGP1_x^$0%9jT0L;l11gROFMK9#C}n}h(tkb&j=nrFV4xsQwXdiOij1OKO`
0I};dUpzeNJQ}x|{efo=p#LY3zLt1VTeSY->fC%RiPe9x?xl`~E5hL)(Pu=4mUe28<Op*PE`j5j6KldVY^qQ67x{!{QqyyM;$s;%XZpje7`*b$LG%223+z6o
42%5_MhML+Pdt%6f2h*d4wL1q^wI81>$*}y_bDZzMCLEZ5eaA)5G!n8y`0nM?Icj#_oN&QEgdQ3r6<<V0TqEY55V*B7lHn_^%<wS69(QKJs{Y+dO5RHMi%L$
8kVV{Lc1152eET3oo~Zj{8ObY3|vE)^oJs2r@q`dp6mBr^#M$^#Qdu6MHo14zx=NXSGUyN%)M!^TU}_$|DgidZJr|?!1<n4QV~WSe<+pKS8NK`+I%En6#A<s
7%2=xzKy@m0>Xz54uJMg>W_`M99%)oGnh{&Nc~mLL?+0n7bMPkyy#b9HBTK&mM+hGmS@e+ANnOEVy=qy%Rc>M_xPgde;9)G0%3pa6$K~<kR~tLrBf<rX?SfF
`)~#&9DkNmc`gs6`YX;M|CF1p`MF%%<SX_Q<<axwfhf0?d8Qx>Fqxgyf88nl8f9Ahiw~2Qi~|TmeQ2f_)7Y;fJH;K})$1rPAmQnN40#3u{Qmck_uoYxGGM^|
@L~V*ICVS!P|9F|Bvb-`@$W4a_<KE6`c<!>Ok{@O4|`myr+Fm)4;2i$;JGu@9ntu^loo$zD%o>IwM;DGDJ$bn{9CPuy>t%O|8|Sd-?esR{z?6WQ}9^S1uAr&
?{RTldg#qOgF^m5?jt3jzYm@oQhpQJu0smmKTvAF{U&CnGShzbqBPFJWcdC4VDozUlB%Q-DdGDt_q#GHkF$_8huseqo}bq%fol*K)&jHSuT^r)yjSGDmbY!n
$levw(Og3{?pfy~Nu>>bS9P4T{fGTqg@<}ht=RxNKtRV=d_ITp_|21o!t4ZwZJ4AcndA0*4aWUN3=I%3<bDY@n*?(j?(;f;YCo->cqGc{VEJ1ep@h&t$RmS(
W=VkPK)S%z{lTHj=*}YK^MK2v`bfpZTU*Zq5Iq*3;p7J)j?jfZ^fMJ>7qG$?B71wg-uo`VmYzgvPHC@#037c5+yfT6abawqi8MkWNfBfhIQNC~zQ0;?vSmhx
D+$~xsZ((TSFk6;h}yt|aB!yk`BUK{H?#)58MJFb6hULGJwG`N#GQ5&xJR$*dTvN`C505m`~ck%98VEC5Z=X?5sJ{H8sU;B?0Tbc<N%28WF|M&aU{0CpwtEk
w@9Tx&%uNZp|zK#b9+Ju^v9iOZlehBeO`oQkgsZ4!Y(I;&mfr0CqhzRnh4I@rq<~F849%9@G-CkMrdZt%fkM=azP<y(s2Zpb((8nkdf;o$G?mZU07g)J>do#
^UQ5cxb!)bB;;7sZR6s`&g;?q(K^rb2`#?I&;8+02LHSEy#?5vS8xe%3fmbFwG>d=CGn#s%!ZUbW^K>GEp}nLM{eK$gb|zPZvQT=q>$a?_uV#;2JT&VkujId
yB_^yrTjw$Pn8|wXYh{Qe~I{>B=mqWt_Y)Iz#a(=&8K`31C^aMBN-EVeEWm$M+5*{Fh1Bx>`@>n?EBk2?i2oNPa?uF1oLRRP?DS>md9lWoY{2yAGPIqr5~fi
`DTB4zGpr404BL09$-7SPtBGFBM$zJ(~C#HOMca*67ur--k*!VKjVMG2psz}`~9WAm2f>Us+((nNYoT-M{cYSc2lh{jGG1krcQrwhWhdU9Y1!D|2lr!eeLsY
P*{=o_7ufC2!bEJ>HFI*5}%`YAk_bLe;7R!cGUvfemZla0{4&jK`mPYgwHZ({Ve6|Cp`r*GH7r}Fw*zqLIcJj?kQOk?D=4@|NG+<bnex|EPEIvB?$liQQ!@r
HRZB<#unQ5p}YM9{Ztv)F@XPNmn2{J44Xh08n0D3fw<jOp{!DWD-33sKPSWCJL0ZA>8QXUTo`Q+LY^H-;UaI&(?Kgr5J+@QC625mM;)Jk4Sw8LkqGbecSz_2
F6H;9`yWY>xkk#^OJzlG^H67{<&ZQEtZevk-k-pEQTmw_2G;|RFWV{U$4`j=Q=Hwc)|gT}whBXd$f?!H0aEGi=ehsxJM7_dFbL`Xu?OmGD-V$tJHBVXwie$Z
FI-P@i>9wDwzZACU3J0vecOM*U>q1Ox!)tj>TTZ-6@w(U-GpN60sV}__(}VT{qf^JKY#X;WqbT!0Py$=e-FMZARrUIZ|=EgpLO;cLNPCt^#eO<e)_96ibKro
_yg=mABO*eeu?}UAmjVPtyi;8PUY?uJ__2!4+Zjq=^y-`+kY&o`~C|CGi)@0i!O29Kqk!n>G=8sc(_})TIv2sO?<=}(2w))p#~?k+ky7Hz|NunfXk4eW}@E%
)F}W799qBVy$vYAa-$OrZst$?v+Y6@;hn%TToVL(+UJjWKUMWhHri42Z@R`&T=t`e?}Z~5;Xm;&x7*$*Y~Q`0G1jA98WON*T-1+UP84L*M^3+29uQRmm81eA
F6<9@l6`(a{s%v{Jsxl==>Lyscn%l5e_8m_>q?OZkE@dZc~J9|jh{cx3-*HywD0dXByKc=e;*W`&7%{-onz=_a(rRa{A<{8MwRa8ujJcz7doo%?myTAVgt|+
Y$@ZXahsr0deb5u4{ce^<@Xwx9(;5cGm$^}Kf?(8Oq0~G$?TQm;nJg0zq+X7>!4A*4<|i#K_%#nX%Bi{_LKQ`;Ai-E+xVrSKV(5~;Qsc#|DOjvfiXmW9M6>H
y~PbY8<;*MrVEh#2mImu03*IrCnDP=H9#2H-}EolEF_ipUerbD>js(ra1Z!;=R-=qevG%a6(qX1I|aC2fn4-se|DGR&QuJB!6o36h0S^$?XHyL2k6N8ui%HH
De9ZQ3>eS)z^K-phep<Vjt5vg+Y4k~AGxOUifTx66^2v(I6vE6@W}7@2kwKe4kqn87k1|vh#nUqH=32P@3EaY5*X=p(bI>Y&XbKFAIg2_uMMdj>{0h(Yl$T6
_%7!n#Z&gQuX3i(2=VY%A%NM>{eSS|LTo3okbh#R??!35*e=D*f#@aRkhVQ;d>^y20P9wgj`-t$ara-NxhJ7UXcEAJ`iZNW#~Z(+swDVqQ(d2)d-3d+ukwYG
wzK^e|G-ZW-l;1?WBP*8jJvQ64>VEz)sI97y5{+DXD5BK$YWQ|)_(l=*-dERPkVYWG(u*u2DHDwM>&tunLVr!2hx`LG9Wd+*gcHtpRzjY2f{CCuhP4~4V)j3
zuFI8izUAj?jjc^7NjpD9B>H%*zYeFDEi@l&&Chnx7+_Kv>&$bwLy?;vwy9rJX2wrvw4>%bIFhEF$3^?jrU*V5ylT9U{8(i{U?9Qoz&#(O$TM`L#u(wZ%|bZ
AHLx)FI^(S<n8(BhlPKC<xkE2bw2EprtdnW1UX(P!yMrhR#R4!X#j0-ar3|UyM=bN?_d1AS+FNGs;e?u@#zGraN`SjBPhK24q#MF<tw>uEd28)K>y3;4;n7=
>_i&=sy1{Npb>xR1JuH}?PosdjtBmJ-O#k1|MMP&g0Ag93dSRSaQ07cmh=V@x?N=REVF7@H%d`Zap=#p{*yfC{yQPHZ@DRvcwtC>>InG(q-?X4&2Ny2@w$`m
liE-3@)zZ=&i_z2hQ`(pyAwD<dw%9~0~0X7fOZ%0uG6GwN!wwB^uPk@2D`udPoM>B&tI=UBo^>I{oMaa8fCk))b5WUSw+A@ht_rOkEQ=gK6GaRu)w|fD>ze-
(4L=CLLUd8B4OVGE|M9<5K;L}isL-JW8aUR<-SBkvi*yH*a+6NKlTTuj&_UNjwh1*5u<t0veQFCjzAQ){pXIK?}x+w1p?{6`hPeU5IgqxLBIT23pZcswnP--
WflIh|FO?Fk=*{fDIM_NwzuyNTe0CBuC|>+Eewi?v8A}P`g?a_sb^mtT7MwBq4a04w*UTg=H<+xZG*B~r|wl1y&x=I>PBL@<L~@e2!n##x2RiE66n(2hv)%#
X4;NVFj6~O(7WbgAiO4*NfbXf=i3Ap{d~1hxBub4^beRtUlduh^D~T79)(NA-=x!}+WCxqljrBpj-Ye5pTb3SfO!7N3z&eGobSGc-q((xwq>|(QjSKXIQ~i=
e2<?&<A?v-pZtIS=nu4%JkaQW>7&h80tW0}m-$9*V$$*h-ukcj`_W$wi~vIVML!=?m`E@h-=_3z+i6#G-QKg`R}9&~xZ5r}Rl)weySyb;-`?`0=JWS(^!-GM
-i;LQ?W0E5p0nv){p7g<zeyL2KeW1)<k#>75%2*y8tb^v4Ef?>xhh#AN7YAM+5J6;8-Y~_#T^n-3DDnSmaktu(kVfh&q{(>_i*~+H&2KTC%bU8VSw`-l7Gvm
puKln+=)jB=$7HQ^SGC`<7&~6&p;o4DczSn{Cf3iK}+p=VWm7jg;ZYtN%_2yXXE;FIbRM<J8)(g_QGpl>(s~0ER?8bJFUdVf3NH+5+PbLjt<~N#ZjFWkTc3;
Rr6wdas^N<YuE?{x?O<`4v@say~v0fNAICqeV|zm5EtMD^Jz{;T;36GBa|yTxB6;ZFjwFG&JPICRaLz_V|$?vp5_1zVZsprmcNIb2I$r3w+xXG<IDT7Y(B`@
WSz&J)c=hb0ByA!S3LMgm=*bbd(B*l*#&vJXoF=!<+>pawhrW=`C~7TDJs9_UPP7B3&cm*Z*t^8PP#wgf;2#C{+M3R$_?&~174IpF$4*eTDIJ-BOuB4w0!pg
L%<SrT1%(q;Mtbrz@2t7jB*K8CjSnm-$wz%LWu$anf3$E8q0uwbdH_ayg1(V-l;!=*X0wdgf0G#HLn|gACV?AgrUp%W$WX0t=W}$5`Gn6b|*3N!u4X`qQ+C8
x?YO-24NmwdzGN^xn>|GUx^0CW(n{%PX50@SJ-F8^$9W81T$DhF}Kv7APDhc$Bfm|L%`5gV6tFL;|1i7@iE5EhI+O9>^x;Iij%6_MysGT@YjzQJo{-`K7-tW
XL9Ci)kjn7X3q*_yTJ`~@ICBokfgJmQ9O`6IpvU3_1R@1RJiXt(sPoJ`s2H-)KV1j-XT8Y;JJY8)Kr;=>zVsazcP=@0+h5bfw`rXLX*AXxN6tT=P04~boh_H
k;TQIaNFsaP+xQDF6T?`s}>la>T0Zgc6O^{p!XC;ZvJ4BY~%<qpzl!Q{w|<hgJkH>Y3@Q;CHCSG5rGArKr-I_Hg1k-1E#Ie$^-Coiw;tDg|?or;S7Y-$KI!n
xLN=)s^wlFSOyT|X=YXJJSCnl2>esg9t-e0p52`H%GZ8svUIA=EsR?XI3*g4QdNvoKgCSXH+M`v#FKW${hgTzr{xa6FdEldxd3zl7uV4jFz$On^Z*BK<~3_i
KppQGO2C)`d<UH)dH@e6>k>aB_S9UrmKLo#^`g~dEu`B5cf<S91fL_%61)h3^8L0*`3!NXC7GIj0oz@&7$~c8=S`j@20!*90$ae_TbhWp0ZR1$zgCAF{Pfhn
lK>b~T*C8Aj!L<MVN9uu7}krw1%9*ucc-A$Kvp+G75f;F^Z8sgJiR}<KIs|31MrRx$$f?Q!97DerF|#Z?gSXx!+U+x^n><sVunn4Uv#Kp*GkkeP&g1~&1*_e
lUfgDO@cK|+<h@Vz|VaPSKBzg>qf+J^uR)P$HGE}@><ZKI(}><HZ>^5U8qdJNFO^iK8w%S+%|~s1oo)EgMh|)kbul^r9vZnKYq#OQix(dR~Q`ln_q(MDyx23
*FK<>`=J=SVdKe72i<%~b8|&zwjvy6-j7g^QkH;%2_gYnJpg5CVu*LP^mpc6Uv1AxIU}9ylE9LWqxml6Tt+n~22l*(`yEd15rg`o>Be4N<Au<P;M^6EgdeAb
A&b%qqW`C^mpzLn*C<D_u>-P+p1)$jSF38@I=TS{=t>5s3dgx$%g@0<qULC>_nI7&gf<Nk06J=U^?~~~UrnS(dhgEW+{JT30o*Z^6FM#_0Aw$q7+xuP5<6a;
`bqg~WeoqnfIxIAe6$LPdNQ)O&Seau9eSA_feuf_km9=ZlD7rFJAt$0bz26BAAJ6i&{iLoBY{G<jEffr`#f>7Qk3vEr<jk$WqvduPR#ZFS(v2w=lD|8Y5IE?
D&Mt^@8<{*I+eV{?#Y}2%=bv=DR{6c`SupH`*Pq-=BO8mUdyxZkLG#Ax5<~lMmn8O60gO^ky;>i6{66>iVsL`FUTC44y;J0l}Xg`ryzHK%9O$=TyQ`56^W($
F%+_2?*I%7L=x#oNm^P9PKs~H79Mn2ZfMk5W`51P3un`i1_1LJI&~ZpPk3!i@?JFW$)W)95EH;I-wHa$>E!&oZlf3QHu{JzXLBd6X7;WaPgdR1xmx0-NA?%U
OYCl%`$a!@aJ;AA($2*hPi+w9k5fQuTzvE@@+Ccmw>CI0XWL_<@B4LNzv3<bD@hFc2q8HGpd_#tts$MF1Zv3Rr13oN4xW4n{ElbOXwQ7wy|NDh`2(qHp^++m
)M)FmlH3t;UyvlWGRNz$Xn1W8;|4N5kg9c0x0l$F&AVJZJNfhM8A-<DdmM+)>Ha#<-zC~KuAcGf=yD05A}@3>*t1^?eEK3>bC-w97&32)wsSyN#2=tkT5N}z
uU5t-<n1F42)TZ^k#7<X;WH#FfJP^rEYoodcz0t)vb^b=K9XwYq<zz2ISbIqi}7OVi^=HiNiZB|)?L&+#SaKJq<~XZ%{?IRHxF`|t5ciLIzVhtI?MaP0gza%
@1!toEdS2ur1u*u&<J1+v+Y6e50Ix$c!Qv8#y2LJKEVJT?***S=|!{*pcnFzlH?qf(eNw)V)W@Li_~Or5Z>#3ye$tzw%l{tfLY4{VS7otXCHtxvE1rHuM<!`
)a&Yd$$OVY#Nw4OR>jz*@YP?5`{oP)Kyv2gwRI&LODj?q6s;kjs}=KumG7l<(ds23clBoh0tkT1`hKICW%OgrH&Asl)GlNP*7==wQE!{{9>E>Y_q5~VZx(M)
<A6Bf;I1F^lY%SUcXfc~!1^7U*NJzDgx2@M-8yQ1o!6|f589sV@{O>xmNeg4-_tycrQ^aXKj9kjCB`^=NP^eFn`EkYDUqktvIgKVnC&ay>KW(q!05GP!5#j*
j8!1dL9GM<lHj#Nwr4NGNAC`dRK4Am5PHGii|_}Oi-U7=Ch-E*iCZHecX<pvL{~l0#h<!EuoRVQ)fQ-t3|S$gy$d5Y7@L+PU*y50F}l}Jx=vQ-eIB8irgm*d
%KiCyR<L;B0${j?=uLoVh4iLpKGxZy0*-7~H3kbQa0|(S%Bb`*fmnK$s3sV25wElW7!ofSo!6%W!?0N$krD@L%pSmNzCnOp9v0C`yu$||8f6FC%a!fP(GW&z
&BMPk9-pZ11n$Qv0uQCf8{7bf6yiFC)3?yn*BfNc$zK=~_AEc124G;$8*<DNHxas%_j@qJ5(I~ckO*&8WixlOUo_zXsHBjJrv&fgg%|``^(t<GKx;Tl2&r<<
o1Sgn5YD8kJOffyad)HBeyBgY03&Q_TaKob0jrjZq08rJrk(=+FJ}D8H9$}VysO$Zq(a26B}!l7dyj*^9q-vY%SlGg3vfoA=U$-^fSPG0frJZt`k8lfs_)o!
msiC^kAs0sH{(!uR^js>UoTJwbDntCkL-dn<FT#qqd;CSVm3*M2gSo*pp=-$%L0E0%L2fIHZE@b6o@P6(DsQEi&d=GPX-wd61o9my~lh-69Q6(b``jEy6)f&
aI)Djs6`m@skk8~mM`wft?sLz!RQrim;e22Jl~N~1d;|ezLn#^(7#Mr6!gld2ncwfEDN~E*?$TS*bK2V3ybz`)E%Af6&;>-oERiW61tM30@*hE73HB1+|!)4
l4nH^^ubjF;yBQ^jCsWbSy^TM`U61FAE1o)dT%v`ocsGt=!_TY@W!0vh;O#+?r2<Yy;ZWOH3u5d9HqAL?!`D|H>N<SrzV=b3pcSvpiO{m-@33ob4ifJJHPfE
_GGzN@jjE_FVMh(oqQnK3wA)mZg5O)r4O8D*C*~p-;iA>0KuCI@U#fBN`tHtAoSYT6JHT%t?Bi>w+<z|h&-TY0LzQjgTT#VSJz$NL|mZsYXAWH01@xdbJM6|
l_L11c$*y+NVTid){CJaK`aFA{Slt#lA7WfnSFQ-DRTT4Yj%82?K&2tq%<qQi`Q?CEEV;*nSwpv?{yjafEs{*QFpA@!(VpZ&t)6_g1jIM=99)nZosEZpu5=4
xa<A;Q&>=UItFs?2W<!M;~QaK>3el-;JZ`2+WArTi}2?KelW?K=T!3pAW8fLDRq271385&{qGK7D}fZI9jN%TKpG_7KWY^M{{V&7uo4M;qmWa!KA1W{{%uOI
U+hv~c9nx@s6%4N<X=`NX=7p%Q9^vlA_5L#$H1u}zn3DfTQvZqBEI9nNGlHXJiaF%uL1DVjuB5Iu~t+Bgqb$S0U{y!awIZ4zcn7Y2&%VveYB5)9F&@V?eW|I
LJr0cMie0V37F@`-*Q^$u6z*J?WxBt9v}_?_Q3rLV%cb1PA2D(dJgi2M7kg=9tsJ*%YlFXt-Ca+t#sLo=x%6)Y@#Kgpj0MY{yxX~K{kw_pG>?j+0SGR*<g!b
d;us65nO)IT@wp;ttP)*y{`y2VBW#p5a8E9*@I6aql!I1h!0G1pyvn>vP})TE=EPL^LE~oT8*Q+8NPr_9nev6Brs^BAQC`Frbtwa8o+ihnhroBFx|zeq&dgu
!mB>;@_1XSPZL<aE|E3oo<s(4*J{VFYK(QT5g7a$jg*I`;3gn7aK{8RJ*d;)0QaDY)I;tffSu;Y2oI2`%Q{sDiWWdo^V@Ys++oWL6rd`9#B&`H{>J$E7~p(&
>4Pk`h^!tc<O}vpUnpv!GjL!93HYZL^0_Vc_pXU~miLUTfyQ}B_?`hA48Ot;^MT)I;Ev}7%_%u$b-94|YEVEUft>K;nEiZT%@@Ppv)aAX2kL6+JW0E_I_Qg}
YIQv?NDjwz&r7P05x`jdAU{j5Vy=Fp3M`I0P<)_MfEXqRJm%%dwG1sfuThD9Sgki$9q{*#=K}~j4{&aEUVMK?OW)2iRzR7eFbOhU;6T@opE(N$2FMXWI*o_C
3sn57>L$l7PTE?C-4B|QyE_Eb>OjnA0@7L;`0}{W;>^9utycL1156Lse!i-P+zltVz}@kU(ogif;*P97!y^o~|EAD--ci-KUQj%te!){hsL$mZKdZwzkbw%2
ag8>q`d+1G4d{d<`H}cGpui={p*>)POqQvMvo$J1P)z5PbJ#d>Sd|`k1j5L%3riTtTb>clfWR40Y_wE^R^g~-2b_=2BcI=EN_`eJ`trIiS7c4#iQo+rn{>VF
T?tHCIaat*`vR7On1wheOsaxG8u)Qe=t3@m?DvJBnyWl=QE005oEnu|KyHA0{=b=vCuo9N-2ZmAe%WDpFd#k+qO#npZ!{y0Syb7)luF8WP~+5}kA49M4^`Ry
jv^E)^_nr}{T1<ruRERmb2O`*6iW6@3X{@ld?W$vFio6C<VbSx#-3g;K#5Cdv_sx6P{T*E#DqBLQ!Hd&j&1G06?LbCVe4y)fC?ZD`Yy5v93Z{gzBZeSzJs{W
ojiC)d|#_2Eik0w5BDIWsWW7M&<wf>Pjo&0<t*2kfHMXP-D$o8>BX^93J^UWlTP3OsM(Z{n&0CCkrIFa1aQ;&#A8Gr-z)AZ1?SU*LAQt4{tmYwG-SJ_Fs&5&
vU#(e=^;sLV>r1_qWvx8&ECd|&tD7+r<Abnz-xhpzw;YFSGil^4P9L8COU+8W0_wd*&tG;T%93f56o6IaXen#qa#ZSKybcqgQr8clDfU*q^Z2Q-FSWs#F6)J
x9Grcs{yoo!qHwbx%^_OlQ}@+_2Y1GKkrQANfz$~<q>E%FxW$!t3dkiibwIRAin$K<mCnpLG3KDniJyh_`pK>hyx%x4)2cALIvrR_9F(3WVyok?O8`BNgc=n
5L>CpmCU5>HHsezJv`^r2XJr-I=ovhI0iyzAE21doH~%c(&xk@3veBzPH_X!1O28#?&9j^YwHBS4a1iL5kEnZ9eC%t8^ZAe*>y522tY6-s{~wo#2Igm1_mMm
M7d@CDCinhkWhR$oDB=qx?hx@5oD$n;{LS!26(-1v(0>Iun8hS@_+>8X(2|480I;i{Sw7q^;+z+<e-6IB|VO#ASXWd+A|)YpPH(tLNxFc4Stj~^VxH7Nw`GV
%YWN9gBFPNkQ1EB0uo$-_ZuhnjV}xU?X~uYR%sprq*TOfMshCb?E+qV2U8*=I-&{4_|UWRw9q;<BX8%P279w-7O8GYLs%c?TGtbYB-7~)@E?J^yV?S#sLZ+F
keQ=mhW8RDwQC#R;uRND(9`y?XJ}c-+mxaYdN-<heqMlo4|=)x5rH>4;I+_Tkd5>X%Ka430wi=(Tjjf+22wd~p-&**_8Ooiou&0?@_jB-Y**IO!*jwYfv$7j
`*S_ZC1c-Hw;{OPp!ND-eHN4Yo2)=cOBS>dRt*wfJUDw3Vqh}!_~zU<Gk@-Y{nrog@`?1+21g3)#bf-ni$R{tg`abS`l+PjteilpfB{9@r>ec@OkKU11HpKO
r9G&w`s{h)uhAUz+48**Ki1-3U6*4_KsNU|1ordj3$hbakesOeK8S(A7q=rKd=eZK-RlJ}OtlF>+@$`_s^$6u$mILzFE}~AOw9M}?m1RAMMqi=@VNT?pI4Z6
LT@=h0FZ%IUtRhkZdYh6oliK?fPT+zS%swn4){$8Z2D{1uUj0i;}r6|))9J=fo-DwV12)<_38p;jHahwK(oSO<`r&#8iUzh0leOsEb}foRH7)J(t2|%%mRT(
C0QT)-K!T`z8j-Twja(_@EcT9tsj3|V3gkDel#-ClaFHO(*9%|ceZEv*a!3$(*#ALf686}8xj>Dmvw>;gV_KpX{0^#4mo=Dp}-M9?h#zN0zb@O)@*sXYl%as
3;J~_V7PPxoLEA;g3isu0u0I_AceV;7|udls3;Iq%;EE$jzStZKwE<nie#3_Bx9+1K*Gn%j1Q;6F2xmqbRV}$z2S17jDna1^%t!kWjw?tLd#$_xAXR(0M04Z
EJTLmNcT}ky&xjFpf_v@z$1Y20l&@uIr=1f1;{H=L7x4F<{ZSxgB~DxW}cwVu8tj$w&hyuE1V$FAkRm!KP%$t=j%PsK=Eaki?L3p)4?V*kfc|8=$F_XI;1zr
dEg+Qb=~!C3MibC(HGAH`Sh79IY^$OQ%VIuEiH*pv}uG-3j;9mtB{r0Q`@6_9cxc28XqJO2oK%@5uf(jwc%t~yJ8Vy4?E2L9XQ!}!QH#d#+S~3n-~?9w<lfK
4b5{J@)<VXfL6P)KiXb^qh3hP`4R~^UWK8LGK{(_<_3}&X8Ek)73=WdF`k<ggUmN?CmI#r_VEhd>2Sfn8JP?i)ee1@Zl31>B@m}{SC8(HK*>1SbACY4$~=Jc
k8_i=SF+O{?qeCY?yuctElL4@&toiSBqkw2!izX*vM$bZI_WN;s7;Pfg$((I0K^yZW4{j<2nOeTA06HDkHE4?i!zW-7ngh3?N9*Ue0O?FkjO4`7DbX<Z1x7M
=Gbt53PZpnu8Gbj&~S~-$Acxxv}x^XSABmsNv|wb1r+7ev*Iq)<@fZa4QuDa@GH-@m)Q{47eps2<p9ZJW+NHGCYyKGT`+`_T8v8A;M#^^-G34it8S+#d(yrn
Zh;UoGro@mId@u5K@4E%NNb5e;7}?rBBa}MT8IFGXOI7v5}8BihtTE#RK94+{GzUZIu?st;s@}3p1yIP*^}9ddvtmtn{^@x4{C$h4~;ZrR~h!RNlc$(T#(#=
3zj{D(uJwr;qv5zU2>^=#&hxtSG>7=t*PrixOl|(DL=V6PsTH*d~!(lIm{+Ng~iu9kbY>dbl4&&Wc+~4#O8hswCbY63@ab+KM{2NJil@QK_Y-4p5}Rb?e#os
_WFAYyX$1*1_%lFS6G#F*HUIpi_uiN#&9=V6mU3z7ETy4@J3Ma<VFa9;jQ_t*8MTiIXBP;Tp+b2+|?=f8hk%;+nsU0c2)b~@(h=3Hs?0WK{xG9I+OA8Pq0e(
`S_H5+Dl?j3aOoy`rigvzFh14+<xCp@(nNuS;}^hs@+3;zW5^p5;p;l6~N~9%9$@@{Z7KM9~t<-e7^S!3?L8Q_4!?Zp!kS}-`&~=`nk~kmOFKG-U`x?14Vo-
5<~!~3X>-O;IZ+7e(1$84wTS%04U%1fMib>{i+DI4O}+sN~XuY`d%igD#k^&Bsa>e0Vx5>8nlQ+{^ai+C&2FJ)&0=lurNqK8MF`|ZruzSffJA51XrNkqNw;{
fOY9Qy9WGvDX1lVUBe&1<zG;GPrEl~D{e0|WP7djR9C{{y%&IF4DK!U^XOG|R|P*n%H)s9Np5;4kR+&|hI?5W!Sylm8o<%}sHtGx0tjA8F%^*W<3T8l>Y*F5
iFzRO-#7uy-GbmHGVUedb@re#IPFh*UKLmGrZ8Z<r^C?U6GPs`{|nc<62tJC1wVxUE_9p+iK}_koum#LXwPTd?{go|_+*)Q(VLv;1oov?8?6A5uKF$UXmkic
f$@1hju4k2>oHAb9{_6sg&+z+%HH^~_&BDUz^Xe3x#VqCrqlhHh<|Z<2}nXwp(oAYi5}qU`25Z9!#CvG<);A7@X<t)r5dulLEu-HC^^u@8wQ#Au;47@n`QvH
JupS~JsITa);KO>T-E!%2nA5k*pzwMOTTbEu@@*g(v(1P4_<(AEei?Qa78a*)j?mi?60J((jdt!Ch<+IhWj{!Ngyhwg^sH?-1i|MUpC)#1!-#hAXG=?@`c!X
$jv4bwm3URHh1r+KI<5R;ugF196uf?#U(GGUg_%~qwEkwy?ToLa5_f0bUYd03^3p8OZ>it3A})bvb*Kzt$}Y;jqnO{qyYQ|PmhO4JOF3s<4%WH>Z6`^>)zBv
Rv}ZsWRD%Wmo^dTo(m-LSR}rsKa{vD$cXs9$nF(E-`D!VZX(4JCw@)}jtHs1I`RJiFnesl7)O_$8wa4qF@ZBf6GH@(`{7I-yM_j!EPxOz@?ft7oNf0#<dcEH
o`q`5=Y6Ki6{9!D6|!KDJBRN&9!JJg0(YBwbc{j%Oe~G=FXV_P^9n35fB?c?02pg|8{iXb88x{w<UA(iPJP}+f{2&)-L=;Y^Opw^bby)0DF9V8u!DzRNMSqM
b2S5yA37j<b6P`?^smOv2&mqbN5ujxN;He(lrw$nIzZ??>asM=Dkm2}{}m*sK0)Q&o{+%30m|o^9v3-*`DISU`vLKW6!b9h0Z}^h0&(zi0V#G@K0E;oJSGoN
>cfo__=&c+>t0j@I#dIx2Nk$Vg)9|~V)99)>+?y%4&Zw$-wQ)C`q1*o2Y{J}Q8M)b8k6mSp8F$s;ed-Tv4A(9a-1bf;i3{U+3YIQJ;a06D~6VK1x%E#Cj+N3
kZ8fPkZhBrdl!y-m(k}5cV^xINoB4a;fU_57#$&eXtrJcLA<m;Y8x!vI6uZwlj(6g5D^Pvata*GIU%dR(cb)-wym#RpYDCW=W{_w?yCIh1QoQ_m%-0JIxj?9
EeM8dUVx+bEH`BRJ+YuX!DR}N(?Sb-MYkx3#bXleN@aJ4BTiZN1V97GSJ$}OcPX6L<*lY?%)s0YJ-hqN92PtK3dtitL~l+=FKv0m**r6oO-n#q`y+u4@X2RW
uf3>)?CM}<yn#OwL_~Q!)AQ}_zUpc#Ac7QRUAUL{_Iv6wK~;hpN>X3y74HP6h?mzW$GP@I*c*$z612vSsbrT;mC9wRU7+g@%Ri7?A5#9H5;c}wqR-MGycNH&
yN`>J1fEiLd9Sip4_}~*Rf`Z|D&1798^6_oNEdr)#&Qv__IJ6ow}e46r$)@wKn~Tnmz0TsZNiiEQA?f{mki(k#nBmp+pZ#67|{ZWL?V%h5r`2;L<=Mm8Hs3t
M56jbMn)o$$Vk3ck&zKCwipo^Ig6v-efOTTcLG(l)}KIO>ZM&EPJqw6yGn&nh9rIr^0yv>)Ng#`*igh%3FOJs#{Hp_!jg`)Ocplt&<^H}NO`2oS_wb(TRV8a
)*IQ(19r2oe;#)o)WTY%w>T&{ISgD@1~w{vGi@v-hLM{c%}C1)e8;vmq(7O1!<-E>Rk#qCY8BOIAA<g1p7YZwXpr0MG<xjq(;Fuy0?q7$Na;W)W5po#yZYrT
^k5JB!A{OT(C14JdQU>>HjZdId;3w~f9KwiYl0zTd@4j&KPUla0hp`Pdpm!L*wEf?MfYd@&Zu3t06w>snsV?qKF?vUVNeRb@%ZaE-c96xw<~d2EvwC?c3+=8
k3wz=_}zhq+xFwV(D4D|)3<E#FGv<0gEy=_jsy$aOaVKF=u{d}%<a-?^T5Ni{s1)egbRD>%}**ldBs!TeM|2sT<>zU!|a?)1Q-4nv>DnjSF^ZUbikr7*&itT
U9k4zN-pjllD_>`i%Z!{6D;1w=+AdhUxJ$;i9&+f@rm2d&(mvj`8{Ww;Wg@fwT&RAZPRzZm8t3XcuVQoUCCD7>P+Ny$ea^1di`d&`#wby$K52v#P^rH+s|Id
tMQYM>6Fweok(i_I@vS04BE&nk@vo{yR~1x_0SxZ8|C3fJR+jq;LBB3+EiTqX;ZQ>w%aMj^RMMMu2qYVu+4tm|G2yKj=_Wp3{N9~aY?$4b6XF>wS9?X-k%ug
!b4)nMhq$Y{ooV%+9i2fq#SY19Mi3{@g6-F3K=b!I<H+d)Z@XvdmLM=-%oIuo}W+G<Nez}KD|~&;yiBzx^>S<U!;DYoIur|V9&LrTK)D+_B}Y-P5~Q~kIr_U
Pil&amp&RxN8sT-FA{i01Z;r2@}1}30)YemYKZUDS+^@Z{tm6L-5Z&IA(5eFjF){7NAiRFrxv>3H(n7w{!{FxNqm|AC%I9>9{m2G9CDptRLwxV&gu6XPWtC~
JWTR-08=q{&}d6zCug<~#@E(ggnbmCRM8ckKY+~1f3ci!o2s)B-8#4sm5=a^sl(0V-M)JxeWW{IL_X_`yR-bBJ=s03WwA{3E8gl={;uw?r9@*HvT~dwaohA}
-CA<-<I1j=`S2dX;Nte({>;q^Q`hkUu>rnuC{!v@`#Lt>Gb#WD@>G4Trx>z*J3eWn&Xmssb`FRckts!G#8t~Wo*Q=#Q$L24o7m~+XMITprt)TgRWLbKp_BRM
#2W|)bnK2B5Fg(+6RBd=ZIG^Ob*n%@Ers^_2?7RA8vqmzkRt)ae(d)R#}aAAWhTDC_H5)rx=Pm1AP=41i=OqFHk=$m0>8!s?N>!`KrxQ19V%ZNXyfoFW$b?H
kD?k>q1-*}A<c6s`rUFJI2*P8)wbSa4`PShg<5_7pm#D;vJdmqoVSwMGcLwSfNOxAuybdJMmmT36&n-mF@4S|AYBiMJ1O?d`)`T5Yca*wgsorO`?`lBdSP+K
zdArqyh#&#oEZizi<i|0BAw(3yV^f4Aq(f)8Ob<Cx3>r343+{xnj?qb<PVg5ZGATSg}M`w^}fzeC+jD+5~0DDiI@OPinrFY2W7fKr%)(=FbSl~dL1yJ{{x41
5Qfpz{bxl!@{QSC=eH00osP}z_t@vb$Ww8yuGk8)a_uDLF_?z~U3y8ToW{!dc?d%&f`%NPoow3h85L7Pfj1eY{{Be*rLR8-k9C@wk&s;2E3@8e*EcRe!9_=r
O_YI*ykGRPM4>R5oPoOoIS#||$q{D>mR!H^x}E%dw|91y{I&`a`knjSOBlj(mXYSA#{;gOf8#AC_)VQb6$$y-tGW;=t6&nP{Z1t^t+=e<*{+1_BI^k^nQ1)i
c`Y(z9n^KDb(|ZSUj{+k)qL(ejRzh;@Pl0kyLs3+Bl5Wp0Gr1_vb}*5ujI#&_xOp%q@UYnz$J62oI+7oVgNE^E*D4nacwkRhu*(ji$v)_po}g6dq$s6$N*HD
x0pjAzsRpXjA7B*I}FBv2Kk48l)-KHons;Lv*yZnS8R7hAtt*eTQBjr$j`_~5fArgF97~=jRX&lYnwXlA7nlWq}^vY*-^x50aUMCQrD}@eD!MOoTAtgl4o>z
sJZVc4Ntk|g1nxSJN<&C4cPZyU75=e&0bjCldji>zuQX_FQERuk(X|?Y!kM9`l43%4}3zsMUyWB*}ner*J}SO_G00NJ|NADOc;nx`2ac3J}^rYxAfB2mmAiQ
V!{>ar`FlbDSrpVQ<6xpzR9a0;y&K!6@+yHLd=cWs6jCo+YV-f=kk%O$}+Jf$FG9NeQMcqFVp;(qO^zg=<MgVXPFOBdJ&-g9q3*6%3IuazX@^k@bgXIzgaQA
+u)l<dDWVYGqfB+?OoE%{?bEl0pPPIiVV+s9lZWH5VS1jEi%1pFQ~`3oLX|S`EMgAqpr{ApwC<BM_N!<2B>MkC_-mSHaxya@p->GpSv*9os%O~YUm>7mO&`L
tr_rhOOVtZu9<~-m2O6Y^`z}yZ?wlJS~(IBkzBicxa1Dj4U>8`lfc$U5-7`?R3-VTdaP|&-`&@uoI{Kqj%ibmPz1)jIhnk|*X$(2Mk5mAC*<{GU7GS7DrH-*
%F~v`Su-kuro-=XNL06a&j*$ipTR-20zWVh@eAYdQ^s<s5`K4L=48{ovV=rMEU#@bur27%@#{*4gC|Nqez3%b`v^WaCq0NcsF#(!m~OgDiyP1S1~spPjkvU`
W`I)yTzh2P4_0!!!9-`X@jmJq-(bgQuKi~76e3bRa>?4b6Xt_m8Ys2jS2nyWk)C0LhtE9`+zF1`*!~>h)jp&v*dGkvRX^a!%M<`j!g<oj4^wHnSt8)P{m2mP
N=yIVTh;S>4wtV1)`)|+gi_9T6zYm<3O_3Aa4`BcOlG#ay;eJS&)LguobeTU9O3on1lzox#J4?=m>K5O{3Y(!yMxV5Tf4WafC=%sDFahMeqYP=_jvk!NHXp(
#Qd|t1nN;4E8+dgdWiG`slMalYm@HJ!t`QdZrm`$f$2wl-XC20b5|-le|LV|D+!U=n|cNK(RO<gmddA|b}C&<I%I3t+I;?s^0YmgE1pEGx1z1EefwTe{_N&{
`p*RSvq!hFl+=4JF?{qSionW=^Ct{5Nwa%gN*a~<4!{j?s~0Y%zF%j-uyX%G>5%ZX1r6df?vJ)3;3DtU26Fq!?aG8JgCgbzEHjGn=>d>G7DAlgYPJLO^7}Ia
yFAtt;)lF4+tF^|$m-0z882dednlC<ogmwgq6YO?k5&9gt-pIJSI~Z<1o+EJ6JYI~J4*rh-`y8WvoB@6w?S^H+lnYs<Lhxp`$@#pj%$sejI{9~%}xbO+FG<T
)A?DbE<oGPuVG+v|B=?fx37jCpU=bRVYnW$3on}`%OlE7s^_Be?O*x*_%6Q3ZSnXiu_xs2?>e&y@G|N-KDck#aa2v)+w`lq!F7-GoA0Y7GBgh)C>(sZ=99ac
PM^m*kQ01e5@#*J=FZOG*9?phN7S2x+@cf`W`Ebt1hLkrd-;Pw@mshA`F2L2o&YYfzq9$@;pKsk4$|L)KF|Ks8^|?Q-QXoWcZs>3!NkE4t~2R>Kb6%mnq{x#
=jK`sChqM;8A|@0U|3qOmxQY|3@qwyBo7K9CKF!X?7bbj&x3>gjw`3?&F<#V`+I(pnWM&^O*zZ`nfn`)8N6CDOea6-Om8$0_)q}ZYLBYJ4a0U76&k92eSA0G
k*{uMBgd1oMF~#|33mjmf4^B|=H(^jwi~mX%IC==OeA0xKJxLRv)ZhJyJ*s*c(E?lo|kK;!yjN{z?vlA^`Y7v3^ntsz)Cl-C|TGKe$8N>{ct5Ju$oSNJnF9R
&lA-2n5VNa!?48l5)CSz4n)#hgWZ8buaSd~dJo0)OCDC)goEPsDA#n2?9#n2oTT;-h^>p>&3hM~zB?q-F5gwPCnj(1O^~{KW{f!e)#HAVNfPV&d15|}Xi;kA
=GZo>uWko+pg6qsski=EGqXH0Jfx_?p7~oxihl!k<8%T=na$=15UG@NR<$-R+>BPg$@!V?t`_gil*P5HeUlFxJ8ZV0PY6u1!(FtjUgyUq#qt@jBxe_aMyNP&
9P{+E{tG?!u&*+X1f-{Jjs~RR54df9pWesFDat|C8+ug~a~;Y^+-|<djGnFp!wqBBVNG<rwUxJa1;Z<=;W@#&nD-chK5VW|=^LYfSNIWR2sQi&(n@--Q#pex
DD*F}x7hqG^QfC19>4sck`YTcb^Jv7gc}_w@oSG1$fU3}K8fFXn`b!b`K&E)w$1Fq?K5@f?~WwHcZGMm>UOVfIWJ$2nRokecNZ=4gJ?AS$>?bgU28R(<f2-R
=P@<R)bKo#6#hEV93*_w3S3jW(i5XxYqvJ&m_%s4=W)FPMrh_o=)48G&BUW`O?FxiIGvKTcyC)dC+xzE;xCO%Lsrc{pe-z(`#CsNN+lxVx_%%QazRAqCyQ*)
Y7}&CKdLFX;%WVU_z#uv9Og=~i`BAk<WWM2j(6KhbcV}*9k@CKyIM{C?$w}?-zxj>GQZ)yt^VcZdgnp*B;t#hQ7-Vc%%*}ckbmQ*y05dwtR5GkzvefB(0uM(
5LsV?ac!EfMJ<_=W4s!oSI0|FSi)UhvX-0lqo#FA#{PXRqi6`Y_PT$BrZBplXY}O)PoZpzCPG;SpSVkY2Wwh%O75tN8$RX?yKciyRHkz^&wL2%?Frg0Gyh7^
_q7R+;C!VYN1<URl-Sd~E+!|!UH2=qO657{+Rr3_7ZOI_9WO<J+fKC(8Sr(3$5#HC#{FQ~?vE>bAxSflkM=B7Fzed<1O<ci*tZVv_Fkx4+s_}Q<lbp`>h=@w
_Ry_V<KOQ{WdkR)lz&hlCCI(O6n*)or{fJ7_pFyln~h-|B?xVb_+S`q{IdkFnqvb*Tqm3y<luRm%W>B)>-X<0HRRvZq=DNDL8R3*>ZkgR{0nXW)^q8Q-ruoW
U-RFOUXHCd^f}K=Tfh*X^t+#STu6Fx)e!Toy&wla^Xli*iT=X&3o;+&(en1us*7`I1A}qxYe&y&k`YG!P)ae7J?qxsMh1xZxW${r{K=RXsNV<iW;J4@M*-ZM
?vDh!MPKRGvdk=2D@~(1-1jCT=ty<ztwd>sZB?=EL#U{p$$s0VEQPjY6_jur<YBCbvpeWMw_+c=i$e$sVb9(ahIw{hXfbz~HMoCDGjgF$^?vbQ8}e|^V{3<b
ZskRADQv<2ST)(X&7|q)xi!oY`0kc(g!)3r!UGz7JBwTrdtQ)%C!j{-27!jju+_A~-dmwZcR5{~(Z%-5z)vyP=qw*l^*$IpD7@?pwgvuGap-8)yL(rk5@gD7
i-{LhEkm4v8a=vRBZevj|JE5WZs`;P)KdNIfhH{<5!dGQ{oVR)LmY$H5MIDml@>MO?$>t#kA6DgR_X!CtPY$pE@5Xo%J3_2+%M+A&xvw<Zf=6cAx?i=aQJ<+
TZVJ0F6-RS$l<p9(V1!A$f7%S0<bsdzc2c}(<q5z7;=cPh&%Zn31$%0-9|nahx;H@{5Y^mp3xp|gSl5)W%>H>1D8>_BYa3(4W;-Gtd%}^EdDiknyc;INbvJ&
Peh_V)+sGDY^x;@<TRiFNMOln9+=K&+us-R_Yl2KfHaDgBe385*iH1zdRH&s_<I8srw`=UB)q{(C*$I{gl=_Ax%<iFvv#zT*akaZ(?F6psKd}s>8zJa2h6VW
G9r%j8$p5)TYnJFs^Bj_#J9VhKi|B@mQSb&i0->h+x@xhnT_zyn=4O<cROfWYmCUn1m+c9-Ib5&GHLmli=h;nk@wRN@w^y6l?ii2%$IHWi}m8)-qZAGU0dgu
8AqOyVY(-Rv<>(fcr;+*jhXlo?)~lFA|^v^aeB_diBv=RE%H~}XO_l*dKkl7I8F33#)@qZ@jB8^csRxeI=Gw)RSKH{mGU{D6YNuF-`iJUh%uLGp4LB~Zv)WA
uD&x)%vVjaV>?WM*9#csqKrYzUm~Fxh_w>Pv7YvF*U@tqa>`$#d1^;*%>qBm>yN6bf^*I<DyO5?tA0M=hw+{uCb$i9y!%||6+GMI_-<`>i2>)5>n1Qfo{2*F
2w;aFx%&q{*yJh2wR*yB2(``c!)xb#x(e^>P-V@D&FqDw{EEG<L9da2N`Y@qyT5y6J!DkYgBqdT8!j0K8~m|si_bcH>R^C_6Jv0&_dfUiD)D_X8vzc0a@(FE
zA<NxsX$)o-D0&p)}Y~uMJ{vSL=fk5pPT;l1+btS%D_gar^2{<JshB3h@TI0ZE%1ub$Q#VOO$i>P7APD>*3s5s_$3dsZ&R5$qNbp@_M>*m}y=QP!9PS7-Sxu
td5%AHw>0@VMno*Wpgin?~pI!SFKwa0*3#4;L$bY1Z->8V~+AD#pC(KldI$IvFV$=*IC47jg=&6RGOVr&-Ro>DnA&GDbK?0_gW`Os)#BEBPP<We$U!M@8O`+
F5~T(7V)zPLoW&KO2Gxv(`&JoSvt-0YnJJ1wp4$q<6C?0w=mf!&O*iWC|yi>pBs0LNTr;_>*vamf@9^}z)4^se!xTH8qA&*jNE!YKgXuk=P8Ks(X9GV+^<~r
rSYX-+Y^4ys06+}f06sOfXP9sry1&X&uaw%(69HmoXRmfA2h`ywx|2o{eG`AGi&hKrs|E*5Jy?(N^-h3wKL25JfGhS{80B((%P$zQ8ZzG?rq^T2_+i9F3H_K
ZTIKo`*oQ%pqpd3^QDThJ#Oh|VuS(k=bly*+Oqw&`5tewg8I)F(xYpPKHsjny<;m1J{v>Iinu}mbgN4GJH@^S-z`6WtvqlIP|)W@8BDeM{N!tXL>|L&Hncw0
lS6h(CSQABS;MHZmqk?AoeG!WT|7MVdE=HvW!CBxc^f}<d-A)*vs=d5v-7y4*hOw&`w^xNrdelZqPJ1>-;Y;@yCxz?>4Pu6iH-p0MsgV=IdSVHKah#Xlrwz;
wYn0Kn*7RBoBBcmRApZM;P*PN`S|%GWMf_s>+$=suRgFp5r74#ay2C8$FKbNGGktbk;0ukVBp7fX8%)z_Ly!UQ&0$pv&}hK1oS9swz5%k`U$M_&$iHmH>k_Q
)BLtubwsd$fJ7dPJl|N(R=JLwRFkg*L4!cG(BcOdnn9DalPr{atEicvHf{$T#5Rt4pv?ceamlUy{`P|nRQ%aUKUw<L$<n-*3tC9(yFBlmUV8jSYB~Z|<Du4j
2$YqFIs--z<b`X*m$`H9(H%NXYU%Onoc*>6_&#eo$rsEO<Jy9-slLt;e_H~6?uTHi!?TO|AlMlYvJgWhU@iaN?@D!~z7Am0`ln5&Y`-Ig2_|>Qay#hHULUu#
@wY!gndgTv$qM=(p*j9ml0QFaX9GF>{C*7Fojryr#f&q-$8789+_3fxwuk30tR^f3?hZBUsm8EzT}jFBuNm_>ii2S^Wqi&&=C?&v{qcD6gom>7<4nm2+vT=1
6pGQ%`|o!k075A8P~xUn@nnbJ37u<F-hK>rJ!bZ`i_(o<W$yJ053{zNQzT%FNuYpEa&p?*I>W4L_siJ^fPOH)<As`SS?=#m6WsCP9!%lcdp=co9SD`JUUu$!
$3EM1zilgQJI1Jci{#d2xPz0jRa+ip043nfI|s6tZQl!I;a;cRKKgSxGd9}A5=vq<E}sW7)xy$spPBxRxt*5+-rN3KHQv2w1^Q+!S@+%_EH24$xxsKG>hlPF
fBkG8s(z5{Hhbo1p7o}6w?AhRna30M!J!O^K>1A72!bE#HM?lrywCZm5c=ZW?I|H!1Ybfy$P4GiyoBEp{5Ykn_kD9FCcu_jFbdbm2;uiO<PHCh@!vgaE`N75
EvM9J6~=QLkI$RG^Zu1snbQUc&SA6>U*=(Zu$lJxoA;<1b>M4s*9I89^M7P;iSNMvt&gp=x|W3_h|j#bfD6%n)yD&|cX#dhiAhNBr@~$2-AJI^w7%yH`U8#q
S#!A;Ai7#m<w4d)cxTCzhI@Bw>mfL%a8nBIP1CQ!IjU}cno9B>za;ao^1jYVDMkFQWrFNpTVrZQqfWBc*7<0<s+j^{1meWYs^f326|`w&Y1>P0Upn&f11F+7
%5}u5Qm*g1G#I5H3cGfnPuWi9KUUwQHvh!Ps6v%3$?);`_|4;ZTD=uQ_B?byhn`?;FbFO^drBj`T2a@58X@uP3~bi}oJ8&q#&8RI%Jrz&Z$t`~2fTwzwTbi7
_;lOD^BIR?{#~D8r#<vrwbJ98QhEBz<J{kRtXiF)1kX0idrM@(Z586=&82P-qMPu~zu6w%DK7FU@4Y~DulPm6&062`Sz#UNF#CLJRnC_g=Gp8<XLIZ%6b+by
wzr-3N=2FQK3pD?b?-FbV7*Phcq#X;LPydPBew5b8xHg*!?*e9?vr%;h;4wh?0uUDicUob=2}n8d})Hh3y1GN@5qs*FDa-u-O~y*d5yGs@U&JpK#1+W@A*Jt
IX&!7e;*L*40C*{y&=>vU?W(i<lWbHYYPuv?%!Dlj7IuEVYj-0#xY;W5R~2R!7wv_t%s{=txwrkH?gKnxo)n%GUBsNGVeOlTKbd3K@$G)_N?StpL>fWQoGu_
N9GP-;#$i{U7TiG&DtZ=xqp-V5;Jg~8*B0n`0`VhBr2(v$-rM=Qqe)IgUn(6m1FbA9^W(-`=Nau>o5!d6gs0{Cy_lsjaRd%*deuVkLx-V$VqD*>hjQB2Ai<3
Ye6xa_v<kV&gIWk`3~-9W#0*b2YbdNgfrhPfxQu68y~pluy5u()|oMyZh*OG>>~lf;QG#Ovw)ELQ959#<z|I{Cxgd`A4$j6JZHw_n`(pNtPX=ouJnO>Z?~zn
7<#NVhvR4PE%ca}aSKRrWV5{<16oPv_4fVhvHOxOi2ovdN{q$3-Qy?UgqXVxRYwJAhb@NlG{o0;?Z9@Uog9wxxK%r{c~mVr4JrWh+1{uJ>bdl4GE)>#=@6?&
iBdnLI!xP_`dv{9bViUy8@HD3OKkf_(`l#drH<R{b9Oq~Z3!$@@N^v@zSXbs^?YP72&AOuxzjIh^r2tmgvm2Y`mRGsiV;S`F;5ddgk<0W7bCL*&oi6d>L_n_
uS=f@KzhkLS^6ovK6ilQ{72TiCJn=w+Qx|JpjdN(u5)80{B~_aGN}&`wb>-D--CexrqAtfSY07-+wb?z3;w14)=oPynaj1I;$FW|_HNHT+aGbNn3wZ<Qi9PY
xb=4HJkM39K2`q@m1Yy_M^4?{ZDkZy3|d50_^kwR<?Hy)9l1Hno&(g0>&<=$Vtfs|;D8SelU-Q$yCXwJ-wLt8$`tPBi@gx9LxcKB_LmE#4G0j1Qlv<^JW+76
Pd{&z%=J+4CL~NS-By#hj{4%h*kCy-RM%*r;2&68!sM>KpT?mkIl>wweTMHhR_9Bp-+Y@_j%UBuiAUG()a~4z0|uql2>ALnV&h2pCKmCodWHnY_^ZemD#5CO
Hu!jbE=S}-FTd$fGXpt2Rk~&U^Q#LBEKa;zKwi<RT7@1f``9}m#*Xc$+P=E_`?o-Sw${LgVAPRbGQ5?F*=o}^CVPbm?E}*h!}G2;c}B5??f0!cS2yj_f9-dF
Cy?{J3_jrGzFjH9X3S28BhO(NYG8i;)@ZscuX6mlJ9X%l_+30^pyoi3Us|76e}@+;zCsXH-s^xVT0DI2WA~6mDBSLjDD@RoX-dN%YRDukB8pRg?`uw~L}%v^
I>|@;^Vb}8AeeWs)Qr5wxru(TZ#|-X>c`G2Ppjk^fIrueyr@m(;;v|Nx{hOuw=5*BjotHbQ^C-juy|K4+xghle_<WJm97&gm|Gw9lFwDxtCtV4{JLx#bg%mU
7!*yM?45_r;OgE58RE7(=1{1E=UPtGhx4Gx!S~d4ZfRu+kZ4yBqqJ?myO@SZIChYqgA@VUQrOv3@bynS^jbc!_F{Nl?d_!5-{;q5wwLCdcqpiWZa@|=uJ@_0
4<o~VzglPlJ}_x|)-$@_b5!r|l1^u+O`Mv<@+IwYc2GPqM?bWH5pLvh*H?A|n6XzpOKu^H%BvAKQs#TkC<6_mIztZC0c870^AFZNz4ke^#wUuwm8>C_y`8sg
`-KqPr-Zd@vY|jp3lW>@Q=2{RV?F+Jv8_ku_LAze`d4n;$;kYQQ1BOcx5;tp{h8ih`<9tFpIBvw9c;hLCA~R~%n;zIpJbZwK&PGibDW>6@rj*&^2U$YJyM9H
r4{v1BTFxKbb68RD2>P-AI1V41l=06kP@Rn{*QnLj^hP^Z>(<y<P`FZ5*ZKcPvB#FQ$oSBJ}rt7N_L+OA3%1~7MV55+THWcycS>KstklxjHH4L+r><w`&r_%
o_$*JV-pwobI%QKPv6=VxHATsJ$$vuh#>FsUDPzq%^d~*{#W&z6kj&f`uaW+5&zSY$9Tic|73S$t$Tp8Bd_H7NM*G`cs<>}H#FPiKA*J_L^4!oX$^@weZ*G!
DsQ<AsN}%c$HNMXIv9<dZoH{qQ*YtfgNV{=&a%M;dfHpe_tf0cN1;UR6hC<(&@$hIysR~G^;=HRIQ1y@C65A^ZWi}9YH0lrm<mhPs}SDod(B;JFdvkSL;A6G
nlzB_yo6lm{JC{Xsgh%tkkae^MX=v?U8+(yM}B|l_pU9=lkm%}V+`KHzH5}kpW)a84>`a2pmxBrt#|gF+Fze3&~o}YyC-Ul15v1tpj~ka2$Cy*343riF!6D^
^h?{ZRw}m!KdN2jG$jv#?y#D@hr@`J**(ioZ0`-gf{q_3uTrRclIb;<>_)j{I^;{Q7jIY0xz)=UT%Y&+C%k3knx@XH{3w54q{0ZzCn3LXRtKXrf`h)7^3GOy
obf<>td6J2Zd{Q}-?h1IJ6f4YUDr+}r2?}6R(-xgHx7*A58=+VjuRr<=O>ns%E8Q*?mGxbBq@jgnV-GrH{U1s3Hx>cGwZVyS3wot>mu?>G`px@as1vQo!!}b
WL6$|JW0;L$LfGAZz&-k0MCuv@v`?(4_IoWukG9BN8TRs3!7FG2I|n%eo@QFIcAQ|dj2^5kkyI6JF4Gr2DnBI<v(rpEFMDg8(=ncgbgS7djB3f2>w9IOxq=8
l#_erZAj))-jCgo?V^IOEjofcYS-~pm{0jIx!STHwC+EvzP=uik13KiKVGkF+BvC49P_p8?ml{=;@iSRdNDTwfm7LB;~`GDGkRtVr%F*qn=U^U-d)V`z-7VU
6aKH;9BL!f(rpURcI!mZa}4@)s3VG$Jxkc$qK3BSV>fTVAFI>;2J~MPGkunGIx3rhxaD(t7t2Z`Q_Zl4W%`84MdSczU)fcY;-~K;eP<&S=AYX`es_t&AlR&2
n?!p%sl=xpM@Ar5*rC$I_l=F`Lgo##^a?1IDNpC>mcP9AQ`UHbgJG*v-$goH+)v>?aj3mebLlN_`y?CuEC2C$`~=3Q5O!|P??kU|q>=AJTqv8&pwK||PqCH+
UT*`rDN*>nTcy9R-|FPJ592+P3fSbO;_IzVOR#;b9TA+$zCVm)5`Q-ccdM5(Z^Cq+LFHln{r8S?|D1n2bwBoj2`;!Kn!)p$*S=j<2OxBm`FCx8uJ$%NPro_+
8DWc)<;8rP<?P<@JE87toXoj)sX-$24)Tp$;qIE*XXxMk{leWV{xBg>2Mn|Ss;3NI-~!EVxB%+j%=A<(pt4<}Z=cC^IJIxraVA9%i1q6a&PMpwbA-Nnl#L1R
Meo-reG!!Y?|4=dYJ|<{P+VV+GO6j<UX3b=bVH2cIw!eegui;nXg{JSZ4s2#@9kaoz7qyBk;`-N03wdQpXvxGT&UAm^k)E8eXX!X3Ez#uZtSC<eKxsTk4CpW
?-{H4zMK~@Z}(4X(0ICH_|fUM?JU-563i*@(NV215nUgkuXGd5ZTD%gfZw!SsP#nWLGBm(axnHyeyw?@B6}|?>F3O8(h!wh&%1gT3`o`|;Seb;1Xbks`rlnY
Z;&9X^^Qd`q;R{oasF1+X*EPtDSsS;V^Hn+`_pF_Sq?$3{nW?W3~|k4oyNI6iSc?cR9c3Sfaqq<&ED+yjKn^7<Cbw3g}!ocsMsGwq^?~uv;IoC%C<*H6;tN)
@A>olN6P3jB>?ilel|8HR4103@yw_A{+igq8$S&4>sd3u>J5U%Z=~nrtTcqRX#4iN^%+0dS$pswdLHZGTUh>QH~r3Uxx%mT8p`GTZ_?izPbUTW5c08XH!h2a
Fk(B{gDQK!?doN9p6Zic^yaeGwd7aYJQ|%1tbg&Xceh=8JehcY@$GKHH)k7P)b#IGuh=_e;U>VeR`+cq?LO8M&VY<i<Tu2$5>>ukcO)Hi0f=QE@~JQ5&<gFy
#%;aA(toeRt7-gD7fs}w<`AbTfbt`hTgBS#v0LHjM(#_ooHBU8lze~1{=TmrJ{f0J-#NW6E8gr_Lfx?bi)oKDSiX*Xw=c5=x02uo=kr_`%Q82pX3F8ad^yPp
QefL5=4F80n}>lVN4pE<P`dNdFim^V`jPtl%;v=5zn@_nMYxK5Tw(7E<djH3zPDk&7n}q3pua1v1}3neAn^vc()P!ON1F888ucpK!mVMhY^Fl4%1U5TKfg7|
(CW9Muai^=FdWpZQHV3Yx;S~L`h|4NI(}Pq5$@-p2dG-<N=IBPhPR%SqpuemYT>&MmVW7{Ry*IrUHbRV?OsQ^g&QO>?<-Unj#&Br@Oy~ktvzLkpO*4>Uu}x~
r2R8*2*-CdKK)|NlWTfzs11>~XAZg3;RJn9rb3XIk_T1FB=4=Y0p?9@7^NgA`>ea$+J31X+~)7c1%E!eyS=p*h=L)V^;m0W#<kPks1T1cw)f43r0>3dl{K;6
9<h3Ae(LiX__%m(_Wb3S23lPo`{S&o*CFj^%?3x7CMxKDL?)5A^(5tr>gu;yy(5p!yYut=%M&1`BwbG$lT1D!d|GlX$xB$oi85s91TXW`+t=>L#CmkTe>-9K
Gq{8Ysq$J~r8B<)r<XkV;lAhhbR@@bZNzv?b=BhI;aN6>p<Hhvm7vOxKE9WPvFVK1(yKSxLu&n@BzXOnku;3L&G+hm#l?@cd<Os}D<>owjOFTl)K!(tgTIE{
+qZc@V(f?m1Fl9boJDTs7kO9@x8zSB&sN{>lTc#N%??PR5`dd`{GjnQoD>$Cxa^w7oR*#c)Niw|<y*Xfc-u=Js_13STQK~C3TE;9zWy>d(m^-~u6YVfAb#{B
TjS07a8T!BD4(uywZbD!fcuqm@L(AwyzY0-L$?H9eDl>HU~R6({d1-T*bR_-L|hhcQ(oWEa!TU#@&r+hs0Lfjhuw{k6MjPiy=!qJ8!|N)l7W(|yFhCKEJ_t{
DIz@fD;KxXDd7sR3v74_h`lJ^+L_200IS8{j3hkkFhc#Adz1Wxc!-Y5<OEZ8I!yWf1`kgy091E1m-@ZjZf}O%4)rp53|2vs9G8JoTAi;jLR?5>s*u06|A7J3
-8{`<P9{(JfcPHuCE#hAzimf4T&Xs@{ExT7QqABF?n~q#XWOXn5C64FO{g~;KY88TZTcxk{ajLZtRpE1oZVgut!F<y?)aD6rnxw1SbGQQcC6l-K~z4OAxN_q
&Y%pwcIBPz=i8gW7HZmH=zga$KST660Z~3l!9>|k!3hdM*Ql50sR@Hy7tCwA13CGNq#*O>q%j@So4%<t%4{9D8(Q=oX~Ya3B0y!&eA>p2oKP^_JNTo;@3^-y
gUO21Dp8m6b;0`@lAWSoS8&U}<R~{BNo>Zbn;5stG8t+cl=b1#?e!}OseC+KXm$XUE!0cOVLm8JA(j2qvCrfl{08|-sU#hkX6DbEU>@ggLUL(6R&(4$ko^I}
-`eWH7wT$E;T}M@`Eqb0ug!GO(u?elvgfviZq?T7`J&=-yKY-YdK~QLILKYRlPD4AQFNBOs@pezbnk!#0J|DMZEmlU`4!@2`~)!R{e#{4wrT79oG#`R102|=
?pn6>XiA@=AIgh9OvvYX5yaht0vf)Z6Oo*H9*%pSOq27i^R)E)e*NrvZ=v{7=fU=0A-FKOgRTA2v~G7Olity}9t>J)AM>f6&*2`?&TX3?19}~-+}FhqxSyEp
{t#wf4xk@3!nlAhcr|=j>h^MhKm(5&{MQLAn{d;fF63uR+t{pZHIf<ob3-D=`2#1Fen0HD5uUgNtlkO6{>3PTY@n1wqIM{wN4yrp-_q;|$qDfTlmYYasD2&k
TD5@BIvs-yW5hs8Y85m0<+elI4N{7=>Etv5F%e%%y7bcnYOAE8?Ge@le6h|9nuFXidCi(l@H0*)D4t9ja^L3<6shgqAy>Z=TxkY6_w%dqp19L`^U5WGmhyR6
Dnu{iZOp0bGx~XcdyHw^-`3bEC^QZZ9p<f>N8Ro-^gb?rdXE})?1-z6JVJk49_3MR;pyTxUGEMQY|UO9P^3^AH%Q_A%ePJ<z<K$p3dvnjj6_<GXY3X>lK8PH
l<e$LJ$%2eaCLRJbx_!OtrKS01NQUviWiqf!suPfKF9S7T<Qn76B|{1RP84waXVgn?p2)M`NjF(H`_20?c9%m>Ip<{#{H~6JI0QSP*Q{A;8c~jpZCEaP@zQV
2xC4Vw9?u}@Bk*eJR0haFhUZfgG~?%StTcM9bhSU20#m4`%DiO`0AuLe>tmlm_<%>uvjaE({Kalv(8uZ71mDBG^70Bj<)wx<(_BkJ?Ef~bQ=IV0WSaOdA7bD
?R$1@El8cO-?djTm6*TX!~d?s!e+UDvtP7=K-cz#kgitnW2>LtY<6uM2^)BDxBB^>i@y>q>yLWXVAuH}Q~bmWe?%d`WcQ<~kDP}QhfdG-i-ql%WWUnS!~TF9
X84WCSx8_p#s;Y7vBRaZVN*!_q4M}JBPPP4?h+p8m-N_n_dJ~jcxITlvwgn#^)8ThnArDco4u}m#Ged7Jz%)e+b~|}9NUa)+muBmKd$va2G!tI_nu+!Uv&|F
piViXe_p^Tw(Z%z_~g~K9vWj-Cr0b6$27hMf1I!on54nKv?*sxGV3ISj1W1-HZIwYBmCg^a?8)9#z~^mNU!xiVxu8@3+X#yB*1Iw_j^=}H+kdl1t_HJ*S#Zj
tu{b%>So~<1Z3FW>oBK8CT16zb5-*;v2U&ma#5W=9e2C^U`yy$HroO$)Wuvb6^8G`q^H&1aIGi4Pb7Pic0O{-5!fWFW6I;!@vSE+^fAE~ly{7`1rr!ro4Vw1
!D&vfH-#e9&Zv7R$|>)Pu_1`DCPA+^FXbEp{(5a%&?*}}d&oc3430^7OZIO9%bKw;p?3dl^Z6mY>A|L}qwV|rID7}-@j(gVF~KNlrHy#WEcjod@4N2Ei4VVP
9)AqZCvg_@3_o@9X&isqDeY~RdG6+<Cugv_s0$KO<wl_h`9tFhy&0t6;g56}&+>Uom;8Aj_$Hd0>_zEhYK~jE#On0938pX0{g=70-`E|A8;eK2J|d;HB3QNS
Auv&d!rpZXyQQ5Vs5T?N1hc*0Leo0o^VT6sJZC3jv|!CqRx(`Mdg=_Z9{1>9Z(#^kVk8QdZxn9UDoYJUs587@SbfT1g0B`tkmX|){&FW!i=Qw4BdK$^^5hNi
GB=c1H`Zbd($%Nn#m-|s7b@(PHpd?G0s!r;r8)g2e#O6Y9osIvyO2iimeJqfh<nFq0a~{kuKJe&Zf;!X4``LTU{~Z21`xgf0*9Hmhg|Pc<wonzZ33Pi_tDOa
?aA9`HTNgtY)7+xwU(b@`#bNcRn)?oO;SMc@|K7JQR;V+jV1LaF`jEJse@65fPWZ@_0;%`QKGhX0x5n1d%f~Bbp3kI%5F<m3>Ux2)52Nyl4bCYG1dtENqhZ#
mmO++K8Q2@wlFn_u1wh9rVo310&^)ZRo7U)`0lH~yF?>M(BO}U0X04u6*K)l;>kyeK7`~`@ABdC)q!5C$!q_e8R}s)%EdHujuR%WB}nI)UAYD9KFSh#RpYkb
>OHT$r@6xtD8J5-EAR@(fIWzy@Lc@wcRzs`uTWFx77Tp1c#?nDL39?GWF`FuE@zki-nw`Kg`S{l;cg!!d!*7t<fFQ)dh$cFfuNLLe;bIfszqcfKOXMk<HiLB
8~9Xdc{4AD$(;<*OI5_pwdb=e`I`)7vsO*25<XaP{^=+G`r2<BII5aEf+$nFkJPm+MTuR)0mt2+`#ge@1X?ZE*-DxJ>IORuvmM6AZy(KS2NVx|n4Q2dZGirv
w*<sst79j9I((wn#vXUJDzcOSYw7wDLTYEs9(lNg`IP-yYl?tS+R$K*y<H)2QIT%~UPaqRoe<aa?hzoTu0x2j_F{_Nsm=cKHn+2db>?c7$MyAO`#7EsdAc=`
2TWj@GmrF1cDja83g8RsxvlWkzh>n=Zl&uB-<(buzT+LvZD09(*I?`)VdVD|k{+q9$EN*K(T2#@TT?dUaYaw5khFe`smL>`IrMHf<uvdB(y~$OXN{PN@m-2k
!J_21e;mOp=~*5LGg14dMj-_N4@gkO6nYbL{*AHu-jJrhTgYzGPn^FS_3^5xaxbgpGgZKf5~-pW?MLY@7$v{3Uda@-f3=n8`nZ0Epp>Bw-n17Y#U@wBrk{Lt
`DDt~5VzY?z2i8LaMthU7f{f0{b*_`t!;1P_m30V{6Z;`J6=>X+?Ah5fB1IQ_vcIa8yJXf9SvtqJS6{h-UxKAW*87J&b1T`Wds`YY;NE0Om4MKo&sm}3cJ=$
>l@tQez>3PO^Od`3S5cDD0i^r?`8k{y;mLYbgNUdzVHdmICtu^QqaYIw4qIkMX<9aAH-o{@`FdB`CrYT_9^|-_qXvkJQ#_bj3)fFy2>yzc}@idjUa=ZzQF{$
@xd;9P?X<I)?3TG+Ct0h^8u2K_1a?9ldnhk?&fQOr98kgQ7F~psqAKsDk}>^BIl0HbY%{x;IN<nfbf6qes{(h{m9X;_8oi5R(`mO$v2cqv#3lz?`q+`uYGWs
kkiTc7uSM)hLXni=s<(@w|Cm}U1yuKQ?VV@)z*ITVE4CLQCP}_r)inoV@%}Q$l`dSx@TQ`X}2#FRqgxRIDixJ{vrz2yWimR7xks98};{Fi<L#)McZ`baxL{4
1ArpF<D>d6_d0h{mp$K~xM9Z>Uo9vBM%|#^j1x}43PPoolDqxW=l4a4_{sKM4TU53{n%;i@QgnQ?P^-%!5tO!k@VRH{Cyv&7S@Shmgco!k+=I;)~R7n{LGZ~
lt6$gr2XW5{kSgdL^#aQR`1idTiso_C?s&_FA9-=cXHk5+%ISkJ1<n#w7uc$D7EP~ih#SPPy0PrU$2%>Ye_%T&%Q>&@qsXZ{1)Ok{38TH=XY<!TK`$A6$M+Y
W<CI{n%@9r>F;BBk&kn%c$n#nB7uD_gC+;A2PuCKWZbR29eSr+8fV1gxB@mZSIz@Cy=8iQ+44vqAXczpR}2ZDy4tc}Pa8J|1a&cAV|6eS_Z)QI2o<LKPtlZ~
(5-QG3+Wz*fxzD;x^J~)AH!}Fl|gXH4og@)?JvyU0Oet48)l@^Tx_)ZeEkuqY|Vc=iOH#^j&K15+uCyslgZ)NNPOr-rBSpJdJ=Oe67qz=3zWrSzM<fJY{LMn
pFj<3MwB0eb1TdphN-o?B_xN)nEV3qN%#ZAIU_3P6LPKEE29Zol;N2D3fmq6ElPKjVeSdFer`L)`yuyn%gs|KpQL~8d+7EP@{L<n={m1+tNJsje{Cdi`&!8R
B<T9l<Wy__4W`w#-E@Ri{)z6dwasoLrx(xlY&@xafrL$jWzkSIVvD}pM_GTALJ2ug_FfBeJGrvQYJ1~syrB{9tAuNx-gW-Era#iz5g>0!L^a)t9G!lelScWz
8n;(R<yxkR^3%+|`att>xIxz6{D{bqxi1#r7KhIlZhU$Cu3!g)AVjziigGOJlaFA5c&mReyU+DV+rI5pKDn4yw{r7#=L#-eHU~-Xr{p@w{k!ce+>X*a+D5n4
*@QB()>`b{@K@}p8K{2{=!B4I&1J~IweQ+dwq5YmChRwf=SaJ>$ZR6oEzYBOe!7Dk>iJlpU{tS<_p|E$-sV9M@I*vas#-TMEXUXKfGDUib7O8E(YpG!@jUl4
sdATf{CW5gd)%W(l1tR$b0XRUWZ}2@!23GYE<SAaeBUPK)ZO9UF`jD=E8O1Mw@LVZexdI4exG3FMlQd#?4{^?73PEK2z2&6Q&}-Hst05^_v+D<J|6zn4R71G
&YCJnk@uK@6pY4Lht9XJ>pS}?-Ymf>>z(!Op<g68^~leC1{v<<xHf)lS@DAy^7fqxven^8Mn3K5YD0LDd5cU2?|pD<YJGIj=GxNzoS>8cC+YoT|Lyhqu1h#O
spAM8A*3S129C2i!>y4c=}sm#1hIdRSjpK^@q~1ELK-A`1&^lDlcg@pRu?3f#x2dlScNmZbZ4_JY^eliL-?cOF{$pvTx^6~afDpz932pIEhFfwU;nx9JD>aW
<GOma&*$U$zS`HT9+MyNE2%Je`YqwLsmNbMJud18Z$X4C)<L`N-c0Vk94xf=hIPgzd64+<YA6{~k5v-od}56E1>rp+mGbV3;Cf$OSzH#U8;T3SU3nGZ65FP<
7Qlry1E3U1+z$eiI{;aVqr)1GSICl7UJl3{9+-gk(?yj<2gKTD^C`UHoc;FheGj<qFiZk~J_fzk4t2!DCC_{TE&z;`wmufFQyduG!$5Qc*>Jad47p|y;sI2^
dba$oqRzgVL!EmmH_}?RTLn(zK$}{7+21E35-pX-!X0T&5Kn@5hy?A=oghOsNI5~fZ6EPD-u4_%#}eQHc|>fdPXhWioOsAcCcTV1d#gfc0*V3K_2M+ZeF{A^
6`h`NfDBn>9&x+v2@~Udwe?pYUbLc#Cy5$fXG|d{dD#*=PUY(soDM(__2IW?NP8b|dee)y^i<NWCRmLoU6$-2?n8$60KyKyxcFpeOc1$S9fO_`VKfTJEpcaV
7pyiTHVT*l!XJn~AeYk2qE1HMfM-t8%rW*8c--mcR!<&#4Tycxmc4r*-Ve1svv&>x;)!A9-w%%4J!@HAY`p}*qTnzmgvYi0JQxo6ZZ1ff;l-K4#Nsbi080-n
<g>rJoo7R7leEq49AqyE@}fle*=BF&B&J_-23h>*_=UB$I>Dm%t`eAQ11{To@j)mBzXBvyLqhA=bO6z9-rbyUKS~z(CG|OF*H3b|X3%s<<{EH*o`c~)iGpkq
r`@%I`?dl}cgS>v>p3<MRJ3|gJuntMlB1IQO(PP0^0e~<DD_%HH09;Nr@=ap@fv&a3>t+bI#LCExekHz(?hhF6d)K6Lqh~vwWr}u5qD@#T?kzMyPsnZI4Nt-
!E4zfhPAj6eD{cbjB|C6O2q=6-63pfm%c-G^d8V201eQ}mg*_m;(gvNAH>Gzyg<sLwpjunl-zmRgf4qJhJnH3&Ed6?&w~uVw5ZDmNZx^6vu!h}d-T}Jxf*V5
2~kd!qu!b$D9i5yXIK=+jz5$T$5&O@c&^ztrmgyX{HlKn-`nG^60lDfl@A`KfO~*2wqNV@HY7@v3&ey9457eJ)LURZCLM)1`3o4xGOo|FTVZidO#-gp{JLtn
dTTVE>UiH<P+JjE^|+6-tiBxqocIayzVt13x<U^~QJXp+n}^#EAkr{H*M{Nx0#KYUYxaOY?frEfJF|AboD?vkxvIk*eZMXN_X?=oqrKSG_Pg$@!7n-{ZHE~^
1<@PO1{57u1Dp>gIfuz8lLh2^?&qObo4n@c`wY$yO8eWvk12%f0*}H$&QejDfmX3RsR4ipb<J>bm307+i&LP+x6Pgf!zw9-17#XJ@z&2823NqjC+S)9wG(yY
3?9>c%Zvkvk5JcyU&z@G04>hbLC676btib22h?|M7#Z$NkVUZrxl`XE%uxmEu7SACgSrAq0@JZ!RiuE)_v{`YHqPqap&+bxt|x%suAMs}lGF}&0)P%HU^BcX
|C}xQ%j5v76gUpzkTYQ$XKJh{Lu4ppM$1RnogAtOeIKieB8^I%;4gcp)buV_kGvyDB{tWmIv{oc?`(7x!LuA&(Gz_y2&RzR2B)s1KHa&2Uf!#Fvp&H0VoAt1
e2ThC7nTjgPwxGc;qnLF;T}c+fDq!yfQW^<`?VP8GM%be{a77!VA}4@f(B1;Z`oc`A6-eEik%*zJzt49pcMD&ULPCaq1E-O7+~uWbqA;$-gQVfDxo?9hXiO!
l*ekjeZuM_mPpcU4un}upY{GwLfq4HIPqRM8-m@Q@;Y@sf$gn=F*z@I&a%of0hoP`;r-AIIpI>=hHVz>v!4>S)sGDk`CMX7FURFOttr6YzUTvnVV{0W20;vi
e@d8M4szLiFTbOK(>jiw_c6Vr*LFvsn<S=uW^S4S?mVY!JNPADFD7A8dY*2KF0c#%-{v;9KFW+wcu))j+;@9?711=a!$W{9!~)DkM;?7c&e9$(SO9IeAuC~%
N%2yYG-kJe`0;pv|3Q*ihZl!1EYJsnF~(!3Q|47_hKSXgqZal0XKkYkoW%rd^Ywib8%XQ}F}=dyS;Yph^*3D5x%+--fi`V<$E<YKW~4BKCE|(@_o3M#H&5dn
z&z!~-@3_au-)%?L+X9s69Yf=R2VzFN}43h_^RB%&kaP-fcA@LnDdbEOd}EX+L2tZR(pm-7Ak8p8ecv5>#EpYKp)m;Jm=Ko$>9J5yboBtj81Fb<La=`V3A#F
aJ?Y`{9_*oHYrvZn1N0q<0|VVm(XiS8&;>93$uAQF{QqjI?J(lhVL1x1a?gBtQ4>su`OH<XsK-(7T1ZrNS=}nx645o4`J6xQMk#tS=n6&xxQh|iPJO4^iNS1
?8!_+yLJFp;A!~U+ji*-Rmh1K2L>4+VAdv`+r1hg0fpY=vU^1wZGD|{fDzGoba}JlBjwiKDaHK?^}v96*L>@X0=i==eN$Lpi4!FIT%l75HbK_(xs?kNraH5o
5TnJm`2&K&CV4pp#V~_UA`?QfKxmyCJPf9{Iag3s&){HnrS)@5Am6Z<)_(E{+OI2QAQ=dLo}2OfzzmGC?D#0V*+?%SDZo^$Bo}*&C+AbvYn&A1P?G{HeP>L2
#i-yg5<<<vIw3%d;2y@Miz@M|<0`F9hCqq1TNQnny#vjt4M+z@JWUIGp9nZ!0wrcpLB6a<o)Ee3R$B*(B`9KgCQ4cx{DiQ(4)iu)SQdzeXD2v0dK#qoqdJ)5
14a(AlmpO^LXF0ILi1qcJ=^LAfQUK4#Z4=!AJVpp4}7t3z|XvHT#=a7{+S0NTeHA!L12zNBygMwdv||u<F-oo7n1Aj`>OADAly+=r-fyTP!lg;h05f)C1}6h
V9Hc4m9h>nA7J!3O9Zw$AS(*i+WzGBst^Q^v-@X+CyKloJ$7EJy5OJge)bnE>74?i<na;FAnRQKRYzQ<teSa;We+@Wa@7b%rMxRN2tq-;@g04>lYcE>!@~|`
#skhy>^z^NURnaSG`g32wb*<sR@^0s;D)c4i;l93M86W)Ly`i8TNPps+{?|d88O=fgdOAt7&GGP($S;GR6&GEYdfFNPcyf-fku21TvQ3ZwM|}hz6Kk9(tf@A
zShw?zjG}B)_^ZF=rD*AXzw;b9{O?0J8o#2%JX?|Jf^krK?a3zh5W#nfN`aHeW37WatEbtg#q%R%QY+QoL9}(S$%_asR@oc>p5YiWS9b?j3n?b8jK($00=h_
gUJo4OK?7x8%XIZp#%X?fUV39l)S+h&wV!iP#D2jY|AtD3)EyL*49}eCXUo^kp4cVdzI5@z3^RCF{wE*(BA$$JnLgq^Y&3q5G6|Qy$gFqAWr<6+yrsVz6EB5
%2x1tt5~8NV}NR$!>qDrz8IPzX1+wh3Mle4lHxGYo5S#^7xG^HNyKkE_T_#}nR?!OC%`WFEXGexS<%L?Pem2n8$4mbWO6f<1KjeM(LaRR8>Kg|Jz-q=jU0i5
>DJDK7MRS_VZzrkiNM2ZCx)W7>D5L`gQ=<PxPWJ6bpcl5BV>afv9Aq1B|J8r@5Ui!Jv^Kpr0D3gDT_`VT!&<|RW32iLxYJKst|6x4|!t1nhyotg#lZHT;&L_
7`*G+se?Gb-KMPCuU6jreH(T`fM1joA*(yOG6cT%!o#|>&Ziz#KiN5zS~yOhQk{_`%H>NX9e^k%?DHjAblj7Z!Lj#^bHul2_6X9r0Y9v(x;zHQV=oMo1ZF$z
B?LjFbO&Ly-}Im_<aUx*X>%7j4D1LyJqqUsf8BE;3z=`<w);%S=BiDBmc7jP0H3>1TR0U?E!n$j0o|IxIBMSN5hV$-K>(Gt69s%w-_5;i$2FsTqoZ%$Gg#&i
(jh(@ALj8*0sCGBO*_WQ{1f$;pUIx{e$fLIl6nWR*)<p_;a$lIIS73?lH*5=G||-_c=rN~op-*AF;|txeVrb8bZ{C|{v}f=TAMwOrb!ihlsoYd^Dn!q61=(^
Sm*=TlEXFWMECFE`hCisj~4p<RwYG-o4ijO)vAa3rla`N8_fIBF8CoIw&t$)H%+~^)t11{JvED-emH(kMZuS!zP;|&7G-MR2)SOvUAppU*Q6`>dVoFXHM}>U
=N!zNJ>}@yoG8K6Bwjsi-xI#ndsI=%lZ<4U6o?EwsJCtB3NI$YVjji{$;acs$tr{!cyKVV5Eut5qV;Zp<(ZKn(h&A+c<D^{5%pf*GwhwX6V!_Vs-~m))e=zp
y?Y)9pPChd^@>&OKGJF>ttoll#8%a28)Z@^r`ZGWk2oYOt<@xSZT(*-Ly};J$b+@6ic?CSooKEmFDUE}i3J0DkTF*8DTr7Q=5KfE%NBcvx5$m6jPQzPWS%Wm
E&>czrh=x#eAOlf2#}riGMD*Vy^irZGj~EbQ1k9~rqHUTu$tAL^&!*lLY@aL{DrCD`Rbhhzrtu)4o@d<IBm!PendaCx*M2z-axJtXOdnCF)<-d!R%1mSbO)M
uFjBR>o0YZGov;Qo?11U<O%f5Qh~^HbhB{Vbw=&Z5tOQ0bDqMy;9<9XHTcru_3DeUI;PB43o$qR*S)z1UsWhh<31>aj<t<Lo{;j$!Ry+yal<S+cMh^8Q}KXQ
;C8;!N%iZ>YQ_r&fmUe&bJ;N3sqbE2a>GJGpm(eh2fuC=Z<_Qy1x!r_Io*s<!rTGH@f+T?&Fo}0v2l@fLr?>eL}zV!9lYWfnYYB*B|1<^o2Bk?FScbJm(IxF
1FYaGV^s~m%)8fePa?p^kG$D(tQKWDt+tYxR>z2j%Lc&WymZjPb=WqKHd@;0eRq8~-Q`QVS>**FUhnxZ>H!7^k|06#OaN)nwb#{M0f{u>;$R&LoNp6!0ULuk
GV^X>zUtEf2G9MqwylE6CA(rEmPYvIfC1<*xx9al!)_9-(;VPkV;SPkdF5Lq44)LZpJbYI+SD#50%CYFpd&Dc%=_Jhx%7wAoMgLb04+f73|pKLZ7dlbZgJd0
;9JO5Npj>`DyTK`z}0EK@p^AQ5kQ%2>xGm;0UQcq{(})S<x=9#R9|bSU<KF|s(?c10!xBdQ;@HGl>}gsj|+lk+IIxw{W?n%>F_8aEYIVX3g73fPrIK(d8VH!
Qr<SZeaI;2B!>a7<&xRL_`42t)vN0FwqVsk1&?6CpCv181}GU=?#aat0gP-h#xozU*!_90M9WfG<wKpd$j|s<+FY+gyOhtvPy29iuKO|Vg1f=+hx$tX<P4xb
83M)QARft5+c-Sw7Eu6WX<dCm200KPfk?Ug=fo*!(m+I>-XOAIIX#OWa2G;18c7egK~5YGe~*%34UN{L+}H`zjINz|eZKs%*W0ngFD0w(XuH^LkM&Wx*RQ$f
B*yv^y(I=)4_0;raWiZZmJ-0!58?Y>N0jm^aAMvQt?IrOEB~Lv7ilT}Q>B9v(YDcNX&;>%ERzj9Jcm0XyLvC(WA&Upb5#&VGvFVXJ$Lc|&FS>OPv@jw#!#Y|
>!e>iMuF%!w=EiRt&){bB#52!Nf{#RYS#8L)*&>8wFeC*LjcBlKnA>{U{?*O>&ZQo(<6@q-kP}0W{H0D*uj~lIl{Tl(Xv}9RpklauO*SVT=ljvv#xpQqgQxP
B}VJmaW>tKWcSmqwmA^B9=S>&ZDG6Q0aJZ1dZV<r3@`%=XuHws1r#|9I3oLcxdRdD;6N%Hw-SjLMSY#i998k!#tZKdlOb}kk$aY_pF?CGh4)PP0EZEE-eUD7
G9ickM00Zgg$rgOt4}%m_Elw-e$6I~<3U0+13W3qi`FahM*v?7ll6O6BDcp5hUq(0tRHJm_(Ox(ACU2wKo4>x9(Rf$gdRWZoX&Y)H%=UW30!N(p!&8;dykIy
cAZA!{uXV?(e{?@d#^5TFm<A^5auF+{M4S<A@PfA95U>ntE-X{!>iJ5Ee8L(CkfJBtzfK;$_HW;JPALlJV?a};O*SycwZ?YFx>@$`o8s72fL?S^4}MdXt?oR
9^mhf&w3T-qp2ZC!I77i3}}J$G=eE<2k76TK}t|EKo;VL!Ik7Xk3x#<hLo9d%R@nM863Wn4hhT(8JE;C@2l+dLKXuhk0vDq6%F%5`vdG%gR#Jq=bV9Q8r$6l
+5;1%Aa)NAk8)Mfp^&}<#M^Ld0^CbV&Kghl3YbvGsuBl@6jB|m(=z<#oY)|y9MnTRCSBxyqRc&gx}z_+2|R$rU&U@nyKU7(hxxLrJ;F2v(UdROW+HS81Cwc6
H9UyG)cJ9pr6+~c6qg~SAL{P~4=yeZOq;6fG4p%1!|b*L9D?J-3}4+P*v9VnBdv|WPF+1cD|FiJ0j{t&!TCdv;N2^rw^B=2&iL+pd?nft$-O~#MgWx83u(ec
!03C(Lr+iYQ}zBTV~X0UE3kGA>PI~pIB5Zs%{z!`?8dnETF_~^y+ovQKmCS2KVfOBZBNtO7?3qw8$#vO^C_!OI4qU%NY=vybxhCGQX55bbwmeAGi>=?9TmJ=
ua39Xb<5`B=GZ&prz<Xw%ig)d(`ncTkbeJIEFrl;Qa{jnUHfKV6JJ=S>7d-0b8E29%=?br=l8*d5)9C~nxgusOK?Cn^NHgnOjed8C-9^U&}b9NvGwwr)_t$5
TAzyqV9Z(wY5P!E?ahe0cDNBA1F#eX_AJ^uJCB2aAA@ib%1dY)VXPh5B1t>$6FYiR586lk`OvxnLlcVeu8iBe!M065@=U736HG;3cpyf>QJw5{PrKOmcJsqy
EXiTd$CA=O9+?5m3b7-#qeE>JJMW7CZS+%Yyu7Q4KsdK4^f2cQDaZ6p9P7~t@N|vL@#vc82B|1%2m|1)q&9-C%C_DgSh-Z60p(T0<H6$<?A=n6jX)miNWdR>
ri1hcdVUdkkt-1%A;WT1TNb;~*ReJORba9+MJ`Vt<2vGc>%#_emg@Jl!#}C`Fk0m^gx<X4uZWmicU)T7=^`C>?k`0520_HW{t!Dm$a~`}z&ys|$yR{0H>V0D
LFF|=_2C;k2Ib+MZ#asBNMQ6fF{C}J!oeal>kOi4CRuwVa_y@Y4qR!&pwnl|JipfH=iM;?+o}Os!B7U+MV0P^iFM1&NSpar-I<2~Dg^%z4@8~#2Fr*Ca7%8(
q|x|#!vOUte+*U_t(Gg1V=k`uIvD~>UY$X+m(?8uAB+Vpi@%s&?Y_+xWJuQ@K~r8>jobi&y6e`6;(CegEEkwwnOnIaS?&V00}L&pU{g7<v<x!KyAe=i!1xh6
EbYJmx+R2Kh>P4e57Zh=j~N}6;uzYa55zb*4#j*XeY<uIbS170a+_z_@2lbQFnvE{-)QQHv<y!PF6VYh9QI`o_~_wZ#AO&<l6WF~aQOfLkqffEF1Q|-!C*Fk
4zGlj2uYlG@Cc0$cf1HP8M(vGx&VFwRW*>dUNU5n@$~O`Iot0()?N~7FJbrbLOkda#~Y}Pd3|!kT;48{fr;FT7b@kKwM_$A!~Y|N*x}V=l(Lg5r(bZ&)!88E
!!edKMkF9t0ohHkFNP#7e4N`EDq{^?x?0vEy<o<@We@c@Gy*=#Q~^-qhlL3dKLWwqULiw_d~GbMrhPggG3tk68umcq^X$^?m95rQ;8p;$yjVU{!4R`1%*ENV
*#%r|hA4f8F4tkBST?>km675ug3+<<$7<4kvgSbRAg&jHovf+)T8OX|uqJ{~%WQ<FRNN}&x76+B_ZYJh@AI>5hfeB+xga;UI?UcSQGKN3V1z3y+jW*v-`;vZ
hae$HcKebJ?gUyr6YjUty^`=8Z#;Z$YjXz!5biX}M=BK8hveEz8raTu2s-jE?}lN{qk9ii`?30f9>eB##B^t6QIr5I>;QFqa6e$dCi*HFy7rNqc(%E#`(hze
W0f*@9FV8};eedrC~_do^E=80+AAD*WRQ3q6>aYm6caVH`i}WF8xV3ZLT1<AS{NeVSJ5gLm_uj5ZN@`F8uIFSE{dK)`@OagfPOKUemOO>Lk4E07zo-YlF3%=
fdjyCw=~f9taPc&JJDcySJ$410qd2+0_s6jh}Q*v+sM<VdjJABgsUpnv6s9FcawW}?I9hO1*8$SMF^>rNnH03lc)E5>HETn?VX0^a}c^&BjC=^sQU>pR^i9j
VTKID%TyFMq|JxM3^VR#3f73tRt2Wp*eSiJd~K!SRD>A+;~%uuWri@>kJZkhVz&#vZ3yU0dRdTzIe8S8!)Y$Cg1%mZx2+;gulk`Ra<A8G?;iUqycQorHi!tG
s25BN#t5#P*V#-Y=L=TnFL_>CI?)Z94+io>u?2`e=Ps;h);Hx9n$ap`1b!XTOoLy)c5kQC9N1<GQn~NfYLP~?^tUX8)mR~dW7a610v-s=FMtrvT$;GwKq&sX
X**WGyo<i}a2HHQr(}X;L2T+Tz+kMo#3M@MR889K4e7DvN5lidfzZw`%(wo@XPx^kTs#_3RjKF-qAW^0>0Z>dtUN>|sY={d1+>+-i;N>_?rrTkf*OHDUne0x
tZnVCu5ud#Xz`lxdzf0E^b?c=z__|Yy<-fIEAZs@r1)9Ou>IPbGPq=jrq^RMWz{#kwU(K*PYO~u&=I%ZYI6{da75L^-bh@#DbC)HRYJ<j0r4X3Sb=TBuM%h2
v#~n@aeGSWc$=KGQ(_osQDHUQndvcu*|L5h9`Jcdv<gF>gg(tG!Oes6iykjc0|N;VMY(e1_M1&e_1(lv*J>VyymK1v7z619uIkzSOCPpppvi`*Kv4yb1)3WG
x*uJy)5hmPOd^N&G|Ne_ISk&|#rF)UA&H%5zbfBE$=EuAEyH12?D2%)`)G1_i}LA-1-=G{Zta}@?BekJ$dum=9!l2fWb2GW1QO%mh1GX;RS=`gmin0Wn)PVu
yqzc<2jYfaha~Jc_|+6Rh1$%xcSy%~)Loo9gK5E7g&PljvfNF;`qbnF6(VOF3|QeH9ijj~g@0H}%nxA62e*vRRYPj;o4)m{??5s=>*dI@l|%34$zpYpr3AtM
;<iaxyO<!*EXJt|_INYNTTK+^9;7BBwa5>%XIhX~-pXJR9{fPN5#~)Go?fiop!Gr#!ab~4w?2jkn{w6d%KB^lRfs=(y5QG?bd^__Q-_D&;KIRzH)L-ptsy)J
jSbY_gRY$-g6W(yUe(et|0V_KRZ>Opv}`c&9YE+nVtcl@PDH%n8F5u5C3ia9>M2FL1-#@!+`T>f+H4+a4)7>yEF%}PpZ$p3U49@Ao-OHpA*C^7fdrWB3Cs#W
V~i8E1qc9QuTFXT#EE&rLC-V)(SPkH-FN&S-+g}USETq0KdQsu`%gb^+vk4cqwf2D<@oYH_}nl4(;xfHr@rOO-}t#7{i#p?BlO8X|Lvdn*<b!P`^is!`RBg%
qyJX_cmB-J%a8ujZ<~+&mk=`k8%MwMAOFN>{@Fi(-B<kJ5B>As{v)6L@%<~l{vZA`<5T0C|I)YrvUtQ#|9Af?J3d}N_RHV>asA65`SE|{_wV2TlWhK<0{!j&
P2cw$fBehe@WtQxH_Km*|HW_rjen|bzto)lwLka?_4)t({K}91(WpQA9qhNi<<sBuxj&KrpO04g(=`0xm(Fk0_4B{-O&|ZCzVScK|I%Ok(eL`pzvs)Ji9h`O
3;*K3F(Uc)&;G<`KmN(!zMlQ5ula~HKW*^0{qE2GzhC#AfBRE^?W=$KH$MA6Y#;pv{fW<h^EZ6$r@#Nl{^dXMt^fLG{?NbokA41oem?)&_kH&Bf8^(W_8Y$H
D}Ltp{E^@L2fzQ@f9CsDy*~DT|7YJ<$@il9cmCTS{Qc-_zw~3D`n`YbXYpVD{*TT1!{7Fm>f^ugmH*c-6Zfb8)R*nYKKYqncOU<*Km5(ggRgxJ`<TVQ{e7^K
zV|QwFMszZ!q@%vul?<>`|9xLoVdRCul(6B;ZJ<W&;5np^<y6m^oO3~H-G9o8~Z1I<hcLAAOAS|4}b9UA2;t${qC>-@A;oOzVP`kk$>{~>wn<mzwyKN@BF#%
`eQ%v5&m=k!OwjC&;F_xzw&<b-}<^g`MCpq?rVMk|62Oaf9{(;gDv^3zxzFZ>rZ~+6XZu}RG<2aFZ_i3!nYtx`(LTw`5%4$`N9|fEd7zM`d#1rTaJC<XMU@R
Z*52ai<kb|-}(2y`<FiR)xY^af8)RFH2F#Qk*~Y>-~amm>i7NhAA0}opZS5G9sl*Oiof}veDZtBFJ7N4_RsHs`g7#Fe*PEeg#-@lS<R2>XxUzzCLVAW6Ga^<
gD4=J2t4%1(p86*n77IxU8p$KaKOxsZbuOKXA-P{v~_FS;i^`ZOhRvF!;U9ab;upE(w-cXxwbf;?L`5Ay`)+%Gax^!%EK|)KI|&H4Q84)nEGT~c`s2k%#A`N
j|6Ic1r3x>=g>!e3j-B^1)&S7$EtkVym7p?H{mN5F?O)d`#FyXgl&V+q%La3u;>g5GK72Xad+_svEIe6cB(k}^_rg@^zncNW|hRX-VtR5@8#YPA-f%5Um`MO
)<^FZH?9Bw+K1X2N31xai=AOa@8InQS*RZb%_2D$;1m9fYiEC^s~*etz*l2>k7r{LyENl#XY=K7@JzMqer|JZAO>Iz2i<xAJ=c;yvDN5#3>_?Vy}u_&KdTPj
W^P2L{36n;*APhb=Ci;i%7A1{4@O%{H)H-vI!m~_c@Kmv#8gVbyE`NoWOan-^6ss}kV>X!G}QYufYDZbk&OszNv(<&aB5X=b%TTzYv=s}HTZ)nfzsyvHul%9
GsTq!j^=(zA4F@E$IQWd(7UR~OnyJDE4Z8fWL@3^xL&xi8!L@xlK{^Vu1jeKd!OVhhPXe?5^B6%U<KwpwZp)LJzHufW$+i}?jPRMj*eV5_2!3i)7(r39vQkU
;kP~|eCLB5e`f8Q(?T9=6O0|F4Z(M3(Tc6BwsT8kzY!$vwJC`jaOt3TLPWsHNJUaHQWSsI-2u-!1a?)etblBFq;2STrnUoYVO#oPB0l97?N#`e%J4gGY85hI
#X~&sZDiZGUS_|%+F8`-9x`hswp9?h5*Nm?3K*+<2NEqZ4=U^aYD}&Yvfs?p^Il>8V%kwSYrXkuqdR-o_EA`L0UnFjw*B70OeD-)Cai=cUPij%E@9#Xh<-J-
n}P_mJTQPw=y2U;rgy}$^Ye^cF@TBf$j5y>)x9Dyde_5{Q2g5SQSc}gCU?&Fs%VRx4nAXguD7Jes#dBy>-W_Vzb_eZ=@4Nst!Qr=U>xB9NeBy#n}r~MSwP(l
Fc4zc5ZeG+5(u*PCG~x5=Q|nzpr#bNk7JmcPBkUSyLvx@fGCPs#o`mf56cg6OSlBcKOPqaKP|m$ZRf{6yID<B3ncs#!T$}Bs(2p{wTF*4eA_x+_`>ysabc?n
8#t8$*pDDfTE~ELN`GOv=O%}u3-1OCkmVoHq5?}x>ro6~;{M8EfVW1Po{5okr9^Uge!wZ!hlB{$?7og|xGo^Gk0&Cmo^S!2r3$fX?@46H<AxsWWfQ_iBzLp;
E+nL~`5j<ZQ5`@5?v6kVA)0NYIw2<G)dF;H7Up{QtDZ}mo8hVt;ZCuqq0?}y<j7`O(|v7>rm>F>(}k*HonJd|VrD+=jKh~#ahBK9>z-1=1Vf;lkMb#YUAFoJ
Iw8R)iE-sOPH5b9Dg&e5XKcXwTwdmch}REpz-L`bO$fL+n2ppi`1a?}UmyJDxPv(2ZH$^UJxd1};~uk(srL#;u|Ve#V7!r#jvxQ-2j^_}sv)Em@f-n#XF(3-
X1_xo+kp>YC|D}TTa&^LRwOz+Nrn@4rcgJ^&K@ht<NEo>tLsq0mgf>+B;>L65(S~7!cvttn9l_<>V}nkY_q(O1QO7DW0v?U4)KC3!OBqUq;WbGr-W!S5JBU!
)kA(eNIA85H+SYVlQb&EhqiOu4I|RFr$3uoEk~TWMb_pG$y9C2)~|j-?ieA)dI~X^#itK-FRNsmH2p#BO5|Y%BJyS8sr5QGyPLKTu*4H?5u#1%8-Bj`C?1XW
theL(_!~&uli2Ip)erBR!%3|2??#XtXAl|~p;VgQ?hl6#Mt(6cGbqcZr-i`cW5H;`G_f`h$cP4f?FE1yNvXBosh5wNSg>|ownET|E|9ifze){B(d@FS=b+Zz
(|0CC<m-r|8JZOalV~#tvXi^UP7(qTzcYe4O4-r%JP_CI!Vsq~)4QV8+Q;NwA$+B`QL-LLoG&a(U4rUf6;&wi5Y$ETS65wx#G^Y-OLdM0JIH?`+aga1-gQSl
=}Y!}$tci;An&x@Xr6j8cOM9FL%e|PC4Ok^t*%i*mG|sBhvD>qKGYqeueWdJpx{lxV>O34_xN~mgQ=j?Ubr#l0E}P_9G-ejASU#l+lNYZJZYNG^{L+0j23YU
z#~i`3?bV%tossoeI1nSJCgeqXyDI!F*;W5;z+br{c?%#p&zZWV>_7GqCo=SY4G-<Gy1n{Z_d|V>)n(9;;LMr%FrD{5Ol<+)~uXI{%+^B$E~N_-sV9rCt7Du
ZfYMwXVL=nN3HrR60UZx{^UE!ir`?44El6WBO|A@jF;~anQ(8L3E-UU!g)>@idNEJ!rawEWdMi%=A-snq<C+u$4kMP9f&T9h($^K&a{PTI$k%n%btj)XH~cs
H-=vsY+vWIAPM?=yKS`2-cC9BoHT7zTgZtggk*Zf6SNvdGmth}5}4!Qji#Mu>PxI6j*ln&T^nO{ViIX=KAibmuQ|5uQEYXIeYT?n5Zp@ubX_1&*n<L(3m{JD
`|W@kuCnyrPfAp_08U#8ebsUDfZVE_KgKy9R*g^~cn0qFJ{XpJT`hq`vO6r~bKZC}*XwO?hL3!e=^O@&@!Qsvyy4P<(#nz%;c0-yS|{MwKH0LnOGkvi*MS$9
nyEKfS+5jltF&K&TJz@6zyaE^1#w!lwzUa)Vg6o8F|FjzDODOKg3X;7gbb{?>yhZ@2o_LZRdcuU!i`Zv5eL^g-evcy<QH)7-b)bo>0G_zh)Q3qKPD)Sc?EXh
O;VVndRWSuIwscvyJY?3k1`OO&qx5`NPnNRaPu$?qR&OA0n|Q+*nrMs+lklh^zS3h1#HmQE6`gTAaJ=|<{?jF^F3&A8T?&rnlbY3L?W1}pb?&Kg?I3S4qilX
CRz>D5yr%lbV{LoB;*-o+Jgcjfk<23T861HdsEjb&FUrtScUw&WAw=(?POd%3pt4SeG(nf6fxyu+(}H-s|WCoKpRBU_kF0Udn!T~h2Qn5eTJXBVcl|uy}$xJ
w@=DA>Z`6E+~PW&e(bra4=;%CbHic><$QEmyJ6LN(VSt(wv@FD_Nliec=fP-Yq|CVZXKLsHWSd=^~1tuspSK0TREfjDgmP4a*{gEOE<R>kOE#@05THJpAuVE
9P#0qm_hiHZ0!p2hXO%_>3B3p4SR)T7e6(@roIk+dJ^z7Ziz?`DYEoeU^Nv)BAC*yCnTD!9W~^DtHvVYwGZ53=LXYgtmb>&SYC$)m4Z7jig^fWIWRCVu4b>x
m|&?iikk5N8iLUsvL%qy7EkGbt`&?PIcvD@v=K1h9TM>4`YMjOgMBxB41I%R9ep<@-9Fr_0$te}7{d;i4`Id=07=&IQC3lXF*^lX1suzpIAuK4LDpg10wkoR
i!AYn&LivwvJe<WGd)iF>~9=n)z|>{f}m7^3$jLSOJfz=itF6v%aUBLTP+%4tew)CHfkZl_FLLZ_5y#~?Q2`g4AfR$qMdF7S#iLl>!4O_R?+hbH9~s7SM@f~
C>|kEI*QVfP*OILX-ro(G{{FOMl8hcNrsTnq67(bOVhB$0ua?`5A*VIA>{hvxaB=wS(Q-ikg)DH>ycGc6}<zEOggxgW2*+^ZUdq2$uLf~ylh<8#AzxHKbt|R
FFz?V>-^7w^&J5L4yw<z738yV9~!Tn&lh(X{3(TBtsE2(EgzFleJVz7h4cZB|G9bluxnB(2cgvE16}NPnI1$)>~lWtaqNSl94}%A(EQN{iF7qV+)%n|2va&w
(`^8h8i|m@)qpU6yjQj$DH|k9TOt)16v|-*qu)S`<z#-cZK_SwxeYY0@E(0LU8w9|1k*0<;=+`x#j&EE`b|fGb(m;#&l~;r)^(<JRg7N;-|rVD)c~|dx>N+x
$R#)D!`3Si5L+NwkbeKxJ@MDL<HbCPXOp%!|7MRuenL1m2P%jU=Fr;?F(l&dMl#x75B$KlP-!5=Dg-zk7*;~bhIIw`!vX%dCpS9}h|%}+OjxeSncl3^?RHVY
;G`WqV*uK|jR5RFr-yI{+;r#xYm;KnxM5xyO7v0DS?>7;lu3~=S`ht$0CKXKm<#0hB-v|0SN#vjB8V{>AvJdauCoe#kh~g0u0o1~-2bR4J!npATP7RuOG1Q6
Q_>Ts24uV-DN71~@o;4gmK$OOSg^hLlVsnD1!K#7KN<^h{M8AQHJ^8o>-{ezSA77m#h9YJrWNnw5^C}CcWG0yIk*$6cul_j>x|(TCfVzPEq1qHu^3Vv0$3I2
4SB+jvjEK;ZuPpg`|bmyZEyR%i-V|?k=|A<nVzHUr_f7&O6?J^Hb|qHmX#C_Oiz^Ft9NE^POyVVG`G6l<iRhhNvd(j*H9Oe-xWVr7n#+I)*ZL2>qQs~wA*#!
M5`b+euXoxkMd|u)*Y}iC4B!5Dg7bU)7|CGDDau%rDE!O9>^bjZO1=aud>Ds<MnQfWKiW?m>g|xrE!>jKsJiKBR}f6;4iYm;Y&LLACAXKO__jCV|V+)9FT%;
DnWY{+8tovFALK$TCt`6=_TVm0od^!X5#8eTr;5{2$56}#w$n2AC%@t)BxHA!BRs842(y=>SbG+4_KF%7rlt?P8#z?Z@EL3LU3b!Uc#Ak=|W(#iVela8<@E$
-KyNT!xg`;-8GqlYdXqlW25Th-Tiy&r#-9qN<Y@_yQ;{}{TVKP16voz`u^CY0W(w@;3MFPZ+xe1BJKSH(W%I#1=d#}Pn-a2-y6hubY&dPO*jzjt&hh;`oMV`
8@oy#8lwy5MCU?Z+I8MCzc!MdK7GB>#=Rggh|+TAZhIOTeN3>9V%R!8ZqmS`)3rZn!w}q_H3?eZ(C=Js%i@WsH|dX6ivw5_v}deB*EyAByUY9b6j+2G`d&3a
02z8Yk&sGqVflSBR7wJxAVORqp`G(XW7ejhh7CEhJL7tddqSG&6v7^a;A7u)p$`I?5q_ZRipkq*4jTwEGWF{z`ni>PdrS{NbK3DM{Hz?O%uoB4h%t;Sq))jz
)oW$=Y$YO)GZ5v&CmfQCtA=H(c@_2^g&c0J=5uQhd++@OhKl!n!36CW{%`^v-~hyx96l;Y>AYuPbPy5lSMAD`|DI5aPb&}rhDe(ga!*>@lfh!h>Yipss5cJo
e(53aXWVSg7hJ^Z$l{pse&44yBA$ema;M5~5Rj5yyw^*cJ);ZUK!eDE48}4uMm10xbuke@fF4`Nf)p}=RNygyA|evD@o>J?Dh&b>W>z~Vb7Mp^U1xH3RiRDh
^257zxPfd0A@%#XghYhpbev-CmGZ*2_q?wDnvsIqO1+;$Lf(4>0FJnUjLXwIXjDHS+dm2{L}?LxJ0Jjo3Fy6T8{Ge@ESWcl0pu=sz8h)q#9{r@wze1K_&q^h
nlnU(Z@2R2&SSk&g=ISDV^JDTVTEaZ=6S->k{jfV63-1Tldj_r=Q=({rMQe?w%(2WqLUh!2x!_L8&NN;CI(n@9m25#-vO;!$?N!83GbZ;1Rrp-8yKy=c9^t2
D{awwLoGZVCSh^MLT|M1>zv&SA=3+IN#7wJ9w3^aY_4zOvTx=)wp*s?ToqR`Bp*fjob<NyT>WJuT=<qV-i{r{)DkmxP(OU&UGl6!W^uCh=%t>RUIY?@qB2~}
4eZYIY8yL>SS`7MMIz=G<8p)8F%)EDde#Ygn`Gc@-cIgm36p^pI`o(-!qtu$UOE(OIRO}zK$Fe@=l~+;s?qnMw#HWZQ`gBr#}uJo1k)_Sy%VTF<4QW*3lN^V
Ma2cRN$xS9x8#bLuj9kV#TBP+fX?ViNC<$3C-`)ZtR8$@ecxdgI0GCr-Ep1D05Ge)@OLW#j}h^?u}XY}7`7LPPXaXLF{j*s26k2%T`fK@ul$hDmb4A=G^#57
dY1vh;4yoi_lFwMz*R^?xqDAS-Bd6XZc^TZJZ0ZRILo`OetyJ=T*!IZ23Q7D0rFDJT+B8gXPi7*EuSeV2&77ByfeV+Srx5rV$aU_0r{V*pgad_0FcE3bfzB;
fD4=hyj4~k?+X+fY=u{xV*x6ZWdw?La>P9z&n9?k7hqVVo3}H1>tvg%>Ho0|0n_<q(N)44eswlmdb|g>fmkHc<iv6?)X|bzn-UJN{#bn9CB&&PAAZhx22hlk
*-!<h8LVAvBdTrQ7xopc0%Cg|uNdgvIPmGtt-1z*WO!Qxcl3k?oWyfH%6gFiE{~|V&Urzuesy74SMJrd>Ew%gJV5wK{gIv;$a#9BB(Oc@Hl!H~ntPqAz=3?9
N3XLq=%^zwz2gi~<iMP*Pr?k0m)9kV)s_`OGM^Qw^EvN0;h{z?Pk7n^8+(QwUDsL3Hs4i)P28GCwdp>`p!fRx6_C#2sqFF4;4jd?@=RAi{{{H7U_DFJceZx4
^b=3p(d*R>*%!np9`Rn=yUU<j^#ED%==4;*weSG)b!2dvM|TPM!J%h$boUkCIx%nNb)|^l=QQ8LB>~GJR*f+!uI|uw=cBGlTX(%H2L1^9!9iBoKF9S&cGA1t
l?e)Yy_3NwD}>CjuL@DR`;+a@3!Xe%SK35~itRGh0tMUIyt%?E8qlA8wH)8m>zbL>I4xUt>rB9X3NEPu%mvVO;(py#Tha}z>|F)Vp0~+l;g;Q{xb!Z?e%TmQ
ia?Z%(j6j9gAo7xdb?cEqO(Mv8-m$+(J)ps7qjn|2Ru*s-Uq4os)FkhOuKH%@B%>=Z7vh%!qK?!NX|$l5MV~xPG<2~#p~`eVdk`4GdB`2R2sPt;LX$MeWTlv
Yj_x08zq}Hb9WWOB{~>PCJLef>ZDeKP?~qmjMQY@B=)7pF9&$iW0>IlwoisA#E2Yfc{7IJai7;N_B3l*ht&CVx>$ttZ+YVuT*dOZ$OX3E<=VspU*;no*O1H|
5tjn@vO4NKx~~4)&*}i($_{8oG}d}TcBRP^Kp?$Yc+#BhRpy}O)fF%_MIa;*9)f>tW^HF4IP22j{qV%MKwx_AMetHK3;}k%F50bpQ5G@aRT&Fr43)s3>Rt65
4=M8<E8B3cHz3ze<LNG|dz?Y7Mx)B0_Z}*~Jp6C`j-#%Py+fNsA^o}2taG}WTrNivN0w)}BRB<k$}_GC#IoJSk^|k<uhI)-^Rlf({ip#KX?eJdC4!xa9sxu`
%R_68%_@yXUl%PqeFuk~H(W?l?y%~9`HN|iG*}d8-$8r}gABI;bR~B^uzX2XPPz*q2Ox88pK+j74G$$&3ud1cTmZzNU8jD-;sKu_3*HCeeWD^+6<BlZa5jQi
mwrZ{*G=OqDa_9X$&IagcEEH5af9y;F~F{k^gzlyJ9ma`aA(IO*+stbi50@>8CLheG0!w?e&Y5ZiDZ8GD&hiGBZamxozs{jg8+<OJQRzom#%ZGhjPvvZ#J=o
Q=`X%Z;uAK*{mx3+dKinjPEU>!Ee+qu3o);dON3#&mM^%BKy^UN0N0WISgap8T(sxoX2X3(nxIRloTSaW6z;C8329h%JPu43?8RA@ql%~K<W(NSwP@Ox7oo5
P_5z^m`I>mZY94H_>|dZBEo|f3%)|2?P+7NulK%}OVgp@7cGjHlVJbw-0*X6mncp=U7o<KFmHft9IMn)h{pEB%tH#}3BBsD_FhV4IHcQ&5T%g$cWUarUQ~d6
%{^_K6EO88_k|zVBQ&hJ15$Gpr#hEtw^!fHZf0VTUsUC_>iz)@`hB(Ol23w+{$iP6i2~#Hjr9os+{-BsbyYOFZ4SmEUPQNb5cIZ1SO~79w40je0;boNA5$;w
S(UHf9T0JvQ%DF;Fs-jf=NVJZ4V7andwBG?=9>^uU#wa^1SX#cCj`Hf3@iv{MA)_n4gl$1gEgjox5$LH@h~-G%`ni`R9NC;H7zTT=a{UQ-$6Fo`2I1V_wwl2
Yn->vFj;r`CA5tp{jdaV6p{hvVW3;x8WMo9SG44Q71F|5J66HPekT}t0dVg6CHDQdIXtla1kN!Rmr;Kx`%Wo|x=PtrKL`tRq9?8#WO$G>m>3%khuJ(}lz-*p
aHvSj`-N1t`jg2-^5b_3x91B$-sK-fJV2=cyY3DG)2smB^8%elKr~Z6ess@t+Vxv3tbC>lOhQB~7`xzGLtZj!=bkx{vNA}`oskkLb=ow5tCMjn#H2z~=Xc8u
(lE1NeNI^=8o+P#%tD9BVTK@cK}LIDF<%WszQ@Z_fQPLr3tHmyv(Fd9<*W{cV#WiYrvcRgu0m`Ga62_;!UsN39PqD=?;ZFrOa%YfrnOU1c8g{Y(*YJ>q@3Vc
(g;&wbjTrA?GXC#>aHu0;>B%jTII<}(4HJ5z3>pZKF+-&Ok{uq^Y~kVkpPQTBrGIQ$hwh8Q3D{$fT$nGj@`@h+qQb#G88w``q1?mqtgbd?*g&A8&HSeuXA^J
`smj|dgcP;VtPNTPk4vxcn)%dVc)lUTO<$I5L`D&CxI|ox2pg^(3$*wgPD4yF1vOl!hca-P$$p!h_Mw&6rseoTT(cLmb2Z0&ixu<A{Y#W8lc)H)RX+K=im?8
-n00)XQN||Ug@|&zyreTWV`qOkEAn%`ChlqxY1-#V6aJ6k)>W>Fknz%P!LrE1_g!&1qK7IG!RV%hK2?Ofq`Z<ngRn20|tVsK*OjS2sD_qK7MyEx%d0t_y14q
<LCUI#6Bn5Vj;VI9j}lCvKriKG&ARVxIeGA-4)T>M$CIyi~+J%Z4!3NKL;ao+tC4|>is?je|gmVr81;TfaLbT#<xIX?p5KhZz+(p29Iy0*8*j80ensmtUF{e
NE!kHW-^iyze}8-2bY+eU+?*Jd)<ekE?=8UvtHPSByZ2w@={<475;gos})~7vv`!VzA{{kv2rzCt}0;2G2!V2{~eHOSm@!S;&0oY<om)qy<F&?)BEMzq$O(e
eSBr`-3@N40#^@$g<aeO%8k`mNaA{%?U&QyRun%k_bjZ90*|leS=4NlkgV$f)Q8f@SjPt9q{VFDP$Hlw&^~s;?eQ{OV1nDC^8f+Cj+Z|BfUlI7zRw8l+=uB3
i;-#erOLLgfU{MGzVrZt$1E}x@CP7$&sNsWUV6tE!LkKzR~udhz~Qi}Iva5?`2Ct;Fz;`7JYaR^bB7f_o$7J6TgjjPj`Q^2*18u*nWyMhAd#P?+#^31$*+@a
T$op?wiF4@0*6R{$yvecBOklZM|jt<FnBippWl~++1vCbkDE2TTcnqQhFacV&6VhST4j-n`raEEb-!1L(;B$jpv6g)HY;f7xFZzrMHpD*{Fu!`q3B+(QIgtv
=Vo^0Yj;(rdkFGjgMZNWTsr{b`5p@OAuq2$N{rHYzjr5fM~X~e^$s)3LVc;!8|-Ur^U3zUt3zz?I7NVAudknrS{N<d?+%MFjT~rsRJ|9IKZ$%^$G-HU{wP4v
x8Aud_1geUNsW)pK5;swOCsXm8(xO%#hF-NOKu5B+h-T^UEy*znq1@5_?vi*(C1+Kvg;$~bbCLKygTM&-qQ9wAXTTtHUHQyVSf%o8<|Jxsh_=zAR7~1UES9Y
s+o|WRhU&^1TIG&d(64YqE^G-d06N$S`#f~yxv2t)kJ0!og1lIHrs|k&6`zWyBxWX5-G(eoEV&wzwcEDuuFu3G}Jfpo%o(R$huzarfFQesokWqI(>|l^!cLK
+HfyndHYI|4(nyZvM$W026M9QmFcerrZndF+S?g=xivA1KkPI2{A(6x<GybT6^<&EE9e$i^(7}IH!+&S>Ms&y?qaMF_W?>i06Rh4vc4~Wyv(qE^t3cz$fh}*
&%QO?*m?UHHg#O>vEa2Q99dmpi!B%<HpL+h<=S6F2E5fWJAJIu+2ZfZ?WTO}R1~NQt0Bw%!k+Ipz<VRqm2@YAEPh_lRHU0IRR;<BPtb^OIR%##d3)Q#>B#}~
JxqKT5jU_diE6e+JxOIxa4g3V)(xrUVyy!7UU#gUIIZSL&%M=oI(4^l!Jn*9N<V-ChwfWLKs;x};=aqhyFK}NXy>!pBhkeBm@V)eB_%*WAu%<UYG$)-Lt#zo
oprj;m((N7Z2}*!cAJf2o%;Mix#bnhFUgZGBJ?ZC@F7*z`JN0gTefFk@hRe5oEM7KoH1cAIZw6f-aJd}>H_3yfU|U43}@nd^s|`zrY2=fiChXf=T_;B$wuAL
#GaOPb)C;f{dHJ)KVr6%Za~m$?&c`(rYz!>9$0g?JD>pxA|{#Za}QW^&nyC+QbA5UPu7uNAc4wOwdvWrhO#r3Z`BL!g#cCVq7M%Y?S{F9)^Hz=F0<2Ong<Y$
_rWStA4`B%zNd;LDKEeHFf=^UcXW2JykGDiAHvfuTF+{mLO^#Aji9)V$Meb0QLl3?WhwPE6+WqYi2G|a@(?uAq`phGK72K-vfO|hX45@}sM(AYjfDHaT|1gj
62HOk;bs{Hnt8!ssO-ZvE4HX>RYr|fK0428X-+Mn-SMGp;b{ZKJkh(_l``(-g&`_}U?NCT@;LeuVtVV~yIST2rDqr@!Oj_yV$w7{{E%-yN)_KMX=a*OlIw(G
N)Hm5N7ic}eh(G{*`DaJxdx-ZT^Mt&=<2l{6v=(b<0+Xrv(8dOtuTIX@OwKFX;`f|gHd4OaoMwI+Fn7P00|t{%<eburOW~CHE%qRbnAC0Tj)Eu+D|%ct$;lf
H5d9(2}=GV#sW{(gtXBy>iudg?j5--MWpQa@N|6lTRuJru|b{h3q(Vb|5(!?i=8%>p`0EAo2E;rnyk^oaj)wlF2D<-GIj7M+chB@dA5^1ZHF7$oidX$2wM{`
&(dxH3V-<JV}~nfuBs=g{X(VzKsj&fc_5R(Oo?(?a?OVFUll{d8uoRR6L!Ua-;V5?3=n;P01;%!Su>!wC>O?^_MHG-AZja_MN8=JA!H9}_F1?3X4miSN=GZ9
kn)~sFYtu#Jjq#VtOhAvFShLF11Jv~i(DJfKy~lh1=k*sT(%0kiHj$v`{@2r=zU(iBv`FL79g%_fw;{pK8v-7rNGea@B^1x<a?Yqm-C=$JeHcC+(PDb2_%2<
Ip@1ceavEAkmN_t*%5QOd^flO>O%>e1*vB@HVi1;ALJUpGjCz({oYDM7)R>faocDn&MxyHWe{&ZEC5~@PGb*tT>OzB<PBarhIbWwhr5^xcjy~Bc|VRrr($ih
l3~jkHfiU7f_wMHLG_lDwWYR=sNthcGCLUhYy9r1U9%95IQyF4?Lso&-aEP5GY7^_c5>G{YqjWIo8?-b-E2|LM^5{8yyr0n?Fuq)3zLO?+L=Wvj`e?^GM$(f
M&NhL*!S7RFVumNyVp%>cC2!fA$QO{=46ntDA?H2<M)7=k!5-=)-CISpowu!hDGZw3E`Cj?Ch^JH_?57TqBshSXjA^-#qU8>aJDdqzqFPobqx%$FdMR8Um$Y
I#v0!Q639xTjatwyMq}L7GXd3a@V*l@SvVl0S;SK-{yIjg2CSMIIj*Sr+farV!lB3?F(W>(hlm7#@7xk+#!!ga;I_z{4+Lr2G?F#<fX^wtA(+r=a0W~4L7%g
2hnAK>)etBWq7P&h=`=`Nf|$EKEn%AwqV=O<y8`DXq?5rkBKu;ywZ&|-OshCN4X6`w7-!&#>3o!<%F2~IK>@8*?T9CI<?v^tUy+Gwesk|BdUw{(E0((WN1r;
Z+W6#3c`H8QPx5{Z#Z0T{c{A7@h;_RVBoK~0FT=Q@OpWQfmMUFohv*+)7#3#1{#6cHgW5lB(=v9(`~bvzM#7EfpKE>vkxobWv7thT;J7`wKO%2d_3{}kzn~8
v7CuD`)PfgZdUhwq1nf^#ZJF>y}eq<e1i3VFk)?la~3^k;9{|=0+fhrm1m_YFBFX9+g9e2W4_VIVEXeBzQ|ab?cdII@Ts~<kXhd6DmvV=56QTmx*?6!MQrhm
#_J^{PsIZRjYP~#fA{60-QCwqm*@B-k}J*329t<#m)N$it=f2~HjCb_v+MX>hW-?RxOO|ck@)+TFZsYw2W*Q2jdWhC22DL8?>pp6#yet+rMcKS_bl4s^*4`+
BbL16v|o$BL{&hbT<nuYs%;DWjbFIC%$qVXF};{89RCE3@=r-}gE0u3CCD;YBsWzqKn2ej)*Ebl=g_)9x_f3jq0K18$*cg!z5u0Xx0T2iH7ikjOPhXAeis4f
ymU3j-r=_oC6@e(TCGshZKhnwuhoTT^!esN-%qXkMhg_MYbG4BT+k$(_7A&yjQnWy+d!gO^JSNo24?yQ{)z3Sj3SIA$dQ+K_Ika=t}u48zv7tUmCGUbu!Qe`
<!9k8t04O!`*8;hl>rj3h%{L`83cy8Fsj&nl{4=x{LbkY89_kBuID~LO4RiL^+0O7)89g`t24Lrm^V%5*@Dm-O`RMo92w6-CCe%E0#GO0-2DQeLAa!|7D?>t
9+qB<u}~n%VqnsHc|Y$Sy|OirR_8u=FX7_gO}N>d8(D6bK+v~v(`t_IvP|fU-aA>!hXoknB-(O`G-lG-v|Dea0xXTN+(IJt#s@6l5fHuf4=ZIg?z^b}RRzdw
d-lIH$rQY$@JpIIS9-x$#&6FEHu8Bz&#}E9iN4KKM=x^<<3*rtdy944<jrYcJd$AjlwpfI9p&qu+^iAJTN#N}BbN9PTIe=>fq~A7e&V9142P9p7v#FHKFtrD
hM;e4%W-IV>h|b+r6+VQas@(d+iZ}e&UAEoC4Q~@Xo|hVz-x(FEVzwtdj%ZedBEqtOXRRwLwLHAbYCCxCb)37vo=#G4>PhJK(n9zMrz?KEUnIpD(9VQTI^2A
eQFMoa&Myh$?NM{2)j!2<df<OQHy+>zI};=ti)jL?U{fAPORPl|AY`t+N+BmE&3agDcr$aeif}z(YG59=%I<>-j=q@jlP6<JKL=Ry~`P$2(hng2WP~6yMjn|
Zo>t{$mhd4gjrp9IFPPXRPJ`Vugi5khYBsy$L`TT5=k<`rfDPv6}KFaotCuClhLnQ$$kN@FQ0*w{xXb>`W}v?y4G1Nd`<0r>j{es&%)9*|J7GJK>zP-c$?}h
9`H1gmn8JZf^_eEGzGUoo<&_6$hG9#R=T)k+?{MJi@QNTc9!ltC}LEBpiX1UAod;-0^jm24?n34#xYg04VodsW8DoTE81fg_Ie3>&*y&A#Gd`!vaJu4qo1@b
pl^4iSr`{);6k8*C^9kbEN5>HuKER|!nMp6xDaFq8KG8ghqr3LnY@=3Wj`?~-?02-pnsUQNQcTVxp`2XLg23E<!!xRw7p8liUf=$Ed1}K!RT)v1{!q}4S=%i
ehhppJ$0XjS%8MHDc!<>AM0B2w{i9^L!dpG!5dLAtAL&BW^KTP5aAfP-q|bOhd4@rZSU2roj`^axyh_hIS)jwmt6LXj5JExH}yWQpW{@akEmE6@!B*e3bqlM
!C2phqTmIY?{hykFb~*FoBDlgT4sYh4duB#$JiXVJ+qbfz+}<-QTu(%;y`FNKVAo>);rEu8ee}?_opo?4$&7-cCPpA55RR}mgU(EyC)($ezVl3FgV2WcKo`>
EICp`f6iq$ztf=Zc(J0WE09K57<h`yAN^)$koBTMDTlF1&jN#=UWlsL{mYI7Cth~H`F5XMo3*Y$3wy^ezHzoY=m?6}>|)XEArY7lU^V=YiqFytFKHX2#|jv`
fC6m$m}JF5@Se~E45LM&x?<k|-7p;d%liQ4x|eW%5Rd|deZ*4PAdIn#ba6B!zGr9Gem_{X_)+2H?bF;#m{#uQ%Xxs(RXB7Hu*6^3u0DLe1T_2At^{02`QVY$
+CQ?NCd24r?Vg^g^WG_igWO1yuC}VUg%&>-Zraa&tnx{D74zW(Z7DDBtf0wFDOI+)MN$*BM>tOf;uhZLPehUK&iD()hBOtX$Z<Z6lO^~gE!URWFw1Sl1qRjD
D|Y6x!&>go_c^D0jB>U*uPqOEhlg*oh-}wl6<`5mgrSPiJ9lEs>h%&!Tp+1PyDq)@09A7yBNJ+b4^PY9v^&%-xQyqlX58#%n-qhzH0!TFvv|UCnt3e6X^7>q
KqGZ*dtfoMPgN>dcUr-|lol=}rVWTeuWh(JDUx4UQGWVtp0Mh2a{HLRJiZn(3w!{)y2@uWDcvdWrX3q3Wj>8E^Wja?*Z$dbz!Yrfi0$$%A?{U3)a$|C_%b;S
vTwMIi!Y1W_$EjW-}=#4!ILF7%WBdtk2IS_#YZ6T@jc3D6U!09Mp&{>jhiNi-PTNHx%m0*5cDHoSXLKV;G}3@7!mOxTgrAPk;i#L7h(n6$+FZ_I4WB8`rS`L
A7Mf1_d7z`>|uX){S{>54R(Ynx*b%lNJtr;iy}4x;<@u+7kz4h9N!NRt$r3>&-ZKxnD}db5LG0*%LlWS{Bl}yU@;wm$`n{x9&)~;F6_7w{%1Bf<hQeV)HAYv
RhCTF`^zi4i4yp{TFTc9=*NG$WkR#t7`y3b?+l~ei+j9!#EozkdpsUeHfF63vy*f2{^A|lv<W&SNyq=V9^tRoHEv<o7QwW#FY>V$Y95y9Y&uJ=67xKW_3k>7
>{J~~pwzO}@G=jPY*D)a2tLynbCW&`T}fVn%2w2+#7|@G`W)XCpa`6lbT!^dq5T<lR~%D=<xupwBGlzZU`_EC|1Dge?Y}7B>UwpTf!c&Baj)+z%$~pR%T#~G
cYV8!d~|YNR3ogjB;#8t>pE{s=ZTM@3mdJ-_71)qK6_q`^ELA%VY7p2c_{7Oy&p$?v-)JU@RlX$g!Jnch@Si3N<n3(o9XRcK3ml?j-A4PxT~M12x7i8fAuw6
+%1K#-UnPK66yUVYdF*2S>CY?uIyQLg(eexQby`jLSd=d_RNP%!BKi4r9GS?wlud10T|+Qax(ljn;G{RJ5IE@XXS-3w9j8`%lO&2o(F+d1CAh194Bt%+gHH)
A$H@SxHJWh>?qlBCd7qZ2LAIpzl6a-{_!j=l$l1p3%|UUEx%^Wz36?tjeYwm6u5TDej}PKL%$@5qmVos%}4jDwwi|m?M*T#-Ry?(<e>7)@Lsm()+?~vybbDR
8F}psg8-2@#}59vaGk$p>xb`+ELJb7+Vuv*EAf}%yv({?9kjRi3WivWkXN~`tB{(~d=*TxKDx+68N0BB;uDUzRK7ipJns|2u>Ih9%%SKiUF*z~Yg|UoJKKSM
3n+iUi4mO;x8RcY+!?rj9r+w@V^=;BArV&g)T-^2^UP=O6lk}Hi6@5)7kNw-b$8x?rvy!h{~jb~){=W3gn(IN%=>XW<*GJ)9(w?ihx(pQ@vy$|)Yr@bAg4Tw
)t`e=nujf)Nf;J>(E?%~&H5bxR^2kU0<GbA;%1)!cLA2;#+vWL?3|m@`*=W{l3}<~byz+~2(ic-cSUbj##Qe;WK+gjCE<X?Fm1zaEV~7mf+Ux=%<gvcI9oYY
EvX=Qyg*({EI!NGyEtc0xr@QK^d#OQm=QWZ^Kebup$#j1a=^sv_gG<f5t|#$55?VXi`+qOHj%wv3AU;M7u_Q7HG!lOlDuF0Ls}!gg0#$D1d{Kgp`p>wO^$qP
E<O2<d}-Sr^*l(16n1*^obxHfReL>|9~zn0U>33X^O;U_%ghQ~lpnBDHonQvmM2;QZx6M7izl6cuA42H`_JnA*=9NReU>cyUOvl?KJSrki{Ij_w4g26L=e=h
m49;QkkBPPy>>hiFpgdbsf%fkU<wk;o{kivkm)@b?2faBGg2uWF;eqHT@x_FcU~3q(7QFaH?zklS5LK7xz6q@BLKx-UFvE=p!_jk&Vkqqv(~=bICXq-S;Hqg
(9(ULTv(O#%I|mF%T3JAB9{l<rp{XK-$z6@U+OGhus7}#Anq7641x#2e_glGq?2}G<ZRKos2`TYh>>RvT-<z1ui^V%pK+KW&6W=q!h5dWE_u9LYmibb!0UbC
wrGaLOR_)h+|QPEc^x?C!JmIYUlRG1iX%Nm6IK{|^9R_fbYnv7L4O;xjz@|3ZMg1nA$=p3h&qZ(@aAehSxc)8hJzv(X4kHXGvYhlKC1*?V%f&CL2Tg%m1tmc
c}b)=S(o+((1~tmy2Oxo?mI!A^B*7_M&^m%HEyXaks*DL&y6fBuRbpGi2+O~@!<h^))KGWD1N$QtmL}y5<jNCe)7h9yLWT3%MJNB=O1=zxiGdi<gOeOu%4GJ
qX{SP^Tn5o6{71)^lBK=CB<?(ExfTma%ZGmi9W97xdqth4YNG=ntA>e;861xi*0rfJR0XiH<&Ov4t~HLTs(TJ;{Cby=WiWP+A&kqoLjxG*F62Rdqbjw$sn`q
(FLctFe7zY?BhiWS3%~QM^VEy&l%b=E1u}~i4o<j47&heY{(<;uYp}>?Fz|Z*89!(v_)le^w&xb9qs{(4%@n|761*0^3uD0^Cc|1kN5i0-z)r=-k~NkZ6J(o
xi7lLdGO+@kKM96Dj&1p3*ob|@kZW0%zUX|>gShu3a_@r``&i@jp@C*d^SYQ^Mb8UZD`D=f+LJ|K3|X)Np+={@Zvs@dp+##V2WS$6%vNF1Nt3x$fQJmtnK`%
nlZjZ=F@Sr-QE12XWkTm_zR@evhZYH`HUCBaPf3~hb)d<8#kdAxxjjG^^m-jxgzRT%;D8_#gXIp$R^4?TLY1>pV0UL*<E>-0|WfqE18e1U>dWzOP=JON65&D
2!FHzgN#)?8viE|*E<~ceQ+xy_cFe3*q#G6L9Tb&+xqdNoq>@5+Kzhc^YxVMl`#uxNyhldR#or&_^vAe;cqRSS48i~C39<54exWBqpwlTLgbGG3RnrKwCA~{
U4ZW%`2TfwF?z}CFKv&(Yp71|vYQuFs~Us{Q-Q3@S&(BR5&osZ-51XZw6l=kunJ^5;822Ep0B;<4kWvJJOlF1hns<+x)}o(smn2a-n!fhqk6gdGWs#+w_eCj
W*KeOqP=C^JfNomld=BIj!0R;BjXWkM;^M@Gcpq$;fbxiRcZV<Dyb2-yS2yV1iZ<+x95E=FxZx^ds#0#pf)GIF2DK)--~*3)=j&KRfvPFk73u6#Cja&)iBG4
c!JXlW-{Hw90y%JA@>RTuIu|fab<|Vp2Nznt@b0fyTbX4>kHqaXVt1;J>@19gZzDdHRJlTUHVG5c#ILOTA3}nVKUd7x&1&$zi<kxoVDbaZ-uF$)>!L=DnD;5
#z&=t7Mxi5C5LfA+qi9Z?kgEThbD(Q(#Pe1fRTaZb$`#c3|0<|mLv%52A|6xR`!zbBa(!eqvuuLb8Z+09{}^a^px#1oge6<-~DTnS7KiFWwtDI=Z(dED^`y~
LOB^e<rolOU<n=L3cFgCmo(VPwFU8N616uC^U;CP_qX0h6D;$yYae7`M&)P`v1M*bV1(VvxBya&`pc(&!_c|>mlMwREAkLwIgjWW*6GX2thDnkyEA6z6n9H&
t+x<)zYlSd^E-@UtL}HcXQkTr-ox47{dxD%Gt9ciH@dixBa;U%{Mr$fPA(=Kn>~w@@8ZjM(le{&Qcsk8DRz~46X{9O#cfZsN+>UN9Pqeq?Y^9pImCaIge+dd
FnvgEdAPcbW7{ia8Q@6GVKTv}OBb?MBwWYrb$P6YWCM#NlWnlJ7kJIzac?7$d+%pu=YWq7oSQH4axe2y&7%xcgzW{naI0a|>JcKTIDEoeISd^FcCm6%BFgnJ
r`<wv(QV=NgA3k%3O?=|1@oPwyHemkEmO-@X9K=1_SlclgHZ;#$uXXR;gLH7b7=nERqoD>B``t|frCYfc{F6X!g{_BrlG!3J=yT5V;N9&?ly=0jzKpGcSB-J
!L(8Q*A{QOIg8dI%swggt@efM_QHj}Dy*t&dv><0?pvf8pIZ>pL)hJq?>ux5$ot9&4=jDYTMfne13|CbLRV-4qw0DgQT2OB+FWE>Y){?vh&$Q!r<eC>y*#t}
lxl_6tEoqF4zXXw2G^ir(<1elah>=FLxYc5=6MPCrX(`YiQfAyr1vmh`vDFZgvzx8nP*3W6*_)_Z4D2;Japj>LH-FCqS@PgoWd@<f5-z3JBfV@6C8&4+!=!2
iiav-*(X$^k6J&`lBy@PQ>}ZxqO%uL%6-GZf}QK*F?ZHN>xu=+#QL_n#N&a5{z48S=@VJFDC^9VKhTZ!K-?3leFSb}5Zfh3Z_aTsA1Y&1=XT}G>yPZOMwWy!
$2~~7!KVO;zCz^O=vZ(59Msd%3r{hncx3kS4!2ds;^8gcJFfRUcOoAxZ92#Z$T?oGS}*(Q?L*X}pW}Kyb=pkdb%-S$pX*0Gv*Q{$2Pr}Oy$_pPyIqAtC+Tes
Uq!g;*$~fm@hYRv8;Jwar&p^#5Y~usGn;yZJfM&ghA?a(=hRNik90YXdk%0C@Z-pzPx9jR{8}CiqOAKNI+y#k#&gzuU(0d2>B+_Ewin!Z_B|Z%tFv`e^5&!K
4TIjed>&fKU?SO9@7oz4)4z%zIoY-$eViZS?7Zz@!zFblj+sn*cePLs**M0Xo@dpwt!)z_G`KI^mOb6&7kb2~UR5g~(rUh@SG>;cElR&AjUT~c46N_*$xIVN
z0$K&$_u>CHb0WyaxfR}S@9QBIyZ?z{=)gQ2~U5uMK~dbMSaO5%%&=sRUzK_Lf0SklLTbLe53ZE@FY+@oeT4^h|@3gyf+!=;I`&;UWoraCA9%9;wZbG&A~Nu
vo0gRVfHazK?w1(AbriWcIEI}=q}Zr6jkl#$_4TzV!azJ*3JEVAQdxT_P}gy8)2`bvZ{y8f*CJn_#(4#!KT6sk7Wp%M><H-EUGr`JJ5&ceW{vCpE333@eZKr
#N%GMug1i+&PTH9Tdu;mSuA5?mE%0gzMpO$QP^5I0$XO;jqrVO#tD`v_w=)=e3f0o=4(s|d|G7t#cHm$-F#N{JZ544fC*4*&xiit;o4|YR(7ArUFvyYh4rZw
LWv~8dW4na7-3AqNa}sTI`<m4)a=JC&BqOjWrM95w&*=0h*ZNjvjxiG67sxyx6}2@Z{I=cCF@7;CDCh;UJ)f!&o-pi=<7W3O<CCMjU2{I%j!B)uFY+F%^u`Q
{k?N@B8s&?YXW7yAXX+;#LTtg2EQ&>c%i<`R+X^*I_lTnWz$;#l@On63FFbpeOdaA@-+K@eak%?<~Fje&|qG*c+vr*UReB3pBe=yzM}EFo~J3SHFHRB+(Z0!
Qb;1B$9?zKWt+PN!6VoHEFCGR$^NlRN}w%QZN7~;&S<TEvqXlT4}#uf|JjzoY(8fJoLkM7$Oo;CR*_%Ayw$f@A&t8b$G6|h9@kkQVSBz_+#UcB^{NLHmxO$;
L*r6fPv0!@gJe1sp)hQI2?jP=RV>C_^}V}8M<Qs)$bK?#N*1a670kwAeAs%PFd%C6$g(GYDIJ!tS*En+Z1&|7^x3h1w+8_jSPh`b@bv-nx!9MDFQq};4Uf!L
A!p0L0(Do1t1`;C<@+{B_ZOzou2qxr5`^c2AUmIME=3h`hz0R=JSw!@%(K2lOC93vUuV^KCVy=ye}``od6koH-(9Wa48B`(cK?LI>YX|lGyt+zgrSHu|ND1l
k;aRJg6Zp@L^@L9RDI7?Sobsx?>wNPn3>O?)ZQ^_@?iCfw9#;lOWa^;BtLfp3m)l@gn$LZ3@`NQ?>;}%i5&9)X-oBV9?6p%!qk_eh~sYOxl?jb0U~ABIxYm$
vz;KIKrhSsdbF_3V!_B|_lvwFH^=wck^FwFEEE@XL&q(CX(45AUzyd#$p?&QP4%%Y@haN}e>QZtX^HKU2y(ZIZ>xs+k+E7w1R_-TlzM?BO~P#-<(-8=m*+_j
HF=b<ou=0PitQ|5NRKcO0XYOQmG|cn&%W!S^I>m)1{Q7=n`E7P&F!A*cC>YsABOGl$GMH4j%BtE7msR%-u$_Qyltzaks!xgE|nA8*SXs_|K@QvO~iJ8jvek^
MSxQ@&;W?-a;+|0%sFruVny?IM+W|OXMPTkJ01sF-kjQA3EfwXxNy<nGFVySzIQBL38<9!wm_SoDpjT>bAmsw$A?v(+I$KK8_MPm4$KPH{@xn$wEj-_o&8%{
TsWt}S-6ydrCSoWuS=)NCtX~o-pH$jW0pSI?Ur=BW2f#s`q?iPF)!hK1+wf5+P}Dg8<*E{5Cmr_fI|JfB-j)FtYRn+!YoE3;L~JKZ65~XzuZvrr3=B2Sm0jT
M^nA~bvPUQzVFwexBQXsRno$NBW6|T3%|2=&)ipV26G7{fdFz$G$#*l6>2*6>jOdypXiREhn-8{NO?kl`X%32j9stvTZ#6M@pWNHc&EZdetWv-#;ti6!Lzv!
Yg2-Rx~zWRvfAvTuRYF#F1O^fT;9c7>a*;$zwFUJ+dGS1RXE|G6GZA|A|5R-@-!N`X}Pf0G#B@>CAZ9`9g`>$i#6(&Acy8#1J=h0UqZq%ZgscM^J*vz4cn*=
>P^o)-bDAk1a$xlDE%Nl%X{2x1PJI7hk4*{_xs#tgF<KDOvllSSl3s;wlIpp+y~-!JT8!W>`JWMk74GnJ}lpRuqX2QfauG}G_Bsd&NEOBv&v_;EL|+$<aSGW
R^{HjC`ccF-j2_25Hc2*g7sp!Dyjt&l$K|PDj3skH76$VEW&Yl#nlpz5s^gfJF?&X`laz%Pnlg5C`x<S8x|jOOzv1nTU&RQMOOLqnC5pkuSeE_1?S84AdbHW
<|l5zumaV~z06X{psRh!mNuoX+5YpgoBm);`PcjHAooGJ$Lyk*6Dj3}KPvBQqI^EC=PpW@LxWw;>ssgAiL)~UTHib@0}V`l490AI<4m>8{zqT^+D2u2k7e5h
(q>fK(`KXJwcj_1B~(~~+0_zw19TB!kU`5`Bz;!c5n9x8(;ngVNUM#^rXRw5bNkr&T&$&8{D4(fr5$PIS90a?;Rfm;6N--H6`nSRJL7B*vcp{6=~Oiz2y>XO
?&G<KAlj3@QtJJ<mEOf2*IUjK-Yyya4yBV?&XoD9N-*5P7L`=Oaxch-qJ7~YkWmHCgrWP6v~2l-2pqHd+^id3=TqdspHZ#e9dFJ8kNQ^FyGVz{m>+e1m$}&5
O`l16>B+%H)R5NBXN9VO0LwbgUfvJ&(o3-$ePCU0Wkg4p?qzG6n0@NlS&rGt!^D%Du*ejjK|+Gv&RdaT`Lykr#*@K_j;7AIF!?kG03yXLw{zlUT%7sc`r2pb
^ms2TP>c6RHIabU?PbeyXr*?5f%NbV%^kSPxvvT<6flTP`+jpb_jkK5>@VS9fwX)~x)J+Rs53`9qDy22W98k5S=mq-XGX@NE(@uz4EE;hy{_7S-;rlS`a#Fq
+rEr-J1o^7t8>pyJ|Bbly{KkO+qRnno@n{h9pA&R`&m7?>I!v*q#?}%$lCj4(pLt9g9)Ls01=}LlpV3&M{;?MMjdlwCk!fYpL@f>(+dB)JXO57-Xs7LyE@@&
(>M5XUSEDNFoh{dRWOXbvLG<@Cu1=4NqdFm0pEWvd$wHNh4tPKu;6T#Vr$!-ss`pAP(M-bM3jf!hB)}K%#&V7`(4G|lZ?z3`v?C_%wYU`9{nJ?>}%d-NoCpd
TNk5Szd#^*vyWcIpl7-L@^<e|cdnd2=Dzaa9yj$8EPiShQRe}xcs+w_0g()FuMaNUvRMzLn1=a~BvNCNo2MUcZj@meYVcg@yWySp(0F`%SbDfhKjurL?NQr+
zO;*V_`)$;dDq~Qcn=fkaTNcpC+*oiiYvA~%zn!{k9=t-F`91VYn>Cj({1*~((k6mQfuzFjz%7-*!^DL&n;nu=V74_4!?8G_qui&fq{DTnG*BxLW9H1#<^Kg
$9&GNRcW4jg_&O5+hOZKBF_^xm0A4ib+_$hsR9t6SvN>7U*8`<fvT@o;AMBUkBdWBUHSdUHEZujZDvyz^0f(YCqHD;=e@ZN_FYz**t2Bcpz7aVylS6?R%~E5
=*yzqeyOm{f^CRDyU@-ULGoCZm+5=MymQ;X(S|Vi@7=8g!;E2tUtxn*n0)aB{eYEwJD+jT#T@<7y&SWDfragm^K1hc3g#}H5VeIJ-*pSf<SjtjAzEE1CT>kz
lV@LM)w%7hNv4yK#n|rtf1`x$oca+AND$)C?l8=9*6L3~Eba{d<t>#E40Y*q9q>GBE^eC#h{#H5gUY{>ulrZ9P%xC)_XU2NlPAc|3N!v4{rapKcU4G1W62RH
HM=C=Sl1&YtGXAvo99MkADzs%cpnw&a(7-Rdp@jxcB|SU-fhfMmCM3*;#=NQTtPv0O>TH;%gW>dpvkOX?%_x$0nS?V*y~<1TL%GY-r<4JWu<OR1l70mcO?8I
u!e66TDWZkqjXqGWU>MUerg;e?>z7Ea^Xn#>?EJ*T4b89@5gP`c`dAT1A5H&MQ{0Kc0lSIvif*tSE?&W6;@6_-KuPXG2FE)xHxkF{O-?ml_ShJo5xB!C+>W8
uU^3T>|+lKtDAg{i<I|jGAUfrJ;c6=^HVf_Wj><qfwu~xWyA%U@4m(z!tdk>?{Hv6$Bdll?zG-%HoM!!aOwWi@m$<-0z)U?5#s`KT*RI}C6;cbikn(Wh8)Ef
B~9NWmk{L6$9VlLXKo3T;V{)4tMPKDIXn204;hL8hIrRYngtHzd?<ZyFq<n7+eS}stcjr12#pB2$oS@XoG>Q-&a6cs%ZO&cI|7X@tIslz<pD`jO<RadpqB9{
NNd``QCtYcW|3}TlcJvQT*KPQy|xE=P55@5dtN@D3J6`*#PvH1>Am4?_LnmROFxT6E6N);u^<`L2d+Np#qRnJ=lIT$r5=L!CEeB5?L8QyCRD|%!c+`$l6)_o
tP!^Lz#^{K$M{m(Lu|X2yaiDAN9Hb!r+1<H+?8*URo;slaUpy88&|p#UMj$9tt3N%twiQz-*(5ebhE8{SB=Ez1?D;{kQ`Mi_jA|cvodE0^SaKuO+>Ezjryy0
T((@#>biPTTkNblEpJm(8~dV?EVGQ%LjZwVmd)Q|Gd=^iWksTXm&eb7m>YF|w!0X&gH_wSt^u=h5g02>luID(tIJaxouBgMoY`67uR(@}HY}22Mzm~QR#~%4
Y2O3;Is7Q4-+URM*!{Ne804s6>l(N|fQh|+VOvR@ePsnR@TU314`4{{l5<S&$`i=>-S12+dHZ~t%hwA|chEd!_Em?Yr?L1+de<4c?;CW|LQ9n3u_-oohE-{>
5QXBqHUmV;OT4h2?n7RL9rx}R9?Q+r<lN-*Y_t0!erFrndFma|KLmNWtsi3Jq@0Iw6@TX0lPr`suMfnsFF{+Ax$A`$;TMuyC}Wq>QH7~~)pH6_k<^XiI(_>y
K3o{Q$+*@z$)!R;&S#!O(e?%e9u+9GZ8X8A?KR|CV3wc!96NDxsoG|LV*PD(OMAF(7|!>-<D!#+V5Jd!Z~-!XiH9A*u5dWWaI?A|-RNnSsMhN$oE7*RQQ;%?
HjhA=LLQk{*qdx`1dG;T$%zTV;pz_+iavCv5Ex&`{egAbRRh^B=%}<_&b6|t$E4Lf@pb1uGU#Y6B9-s0YZ&zi8^n}%nq^<I1b-O69DSTv;4!s6>%?wh){7nw
U3+w}FSfcAXN|?u;9=|zqjF*4a|zAH_wEYd%#f|+W{uvNcGm{dO-^5ka*<meEIm5z_&mMZGK6IxGt{PLp6-h$=ju3*=RD;3rSlW8x_&;T4=+#~kxG$J5g$Ul
?@8mK(tVvs>j^1EAGQXDY*CdTGI5dp#@Z`yus%rZqL)-fj@i;jQh4^(GEnci=H?T~GE=}Zl}ev)(+;vPPSEwISH&LQRA!+lJF9w&fY=lLe(uf?@wmoIfy+<&
DjP%3#yqRo;H4PS9s`TKMtN@Ay#9+B{k<LocD4)t|0M>7Ui->xdA-B>lZ`2>^f)g$Kos&J-xnba4PL#z`#v^J>3gjopYJ^EBM-W6!yNarA>;Gh62c8OC`skt
kdX%#)3}wmYp0<R@LB$DUVQg%6DTEs#GW02-H3x*1b4wzU3%%zjal!@UQdX0Glp9g8dj(}D4?W2pZfTC+Bc6IuGeV*)|~!JX~(PEdA51@avk{1tu|^DNijrI
z0<C4qF;fy&$R;9!b$~+f)X}&hQZ9N^n;*@nmZ)+tzB!JZ`HznVu|$RFNo&?i+PYQNB0?yVI3gIOc&W8y*$$LE@WByOTTJ7Z4aH@29`nMjj*(!q+Vv7*30>v
+iSYc=C2aoRv-J#dSh}uVWZAK&3G?(ig|t;cJZj|AvQz;g7)a0b~kH{+1Hx5l)b#T_66cKn1Ee6@Gaq;8<RpjsGsc@^LD4)T<VTr+Pa8vt^KC{+dp3Aw%l`1
YD|S2Z;1km9ZG<RiC@nJvnprP8PMUf_?M=$u#?QT<gjq>#lKUQ^ucHY_u8=}i=h$_q*?b>$Yv|43&j)ycUMsT&#4OmwxLToh>vc2iZ~7(3KIUeaI^F^<&VN3
&0XD1^tBmy`F$lr&QfI_iIabbR7AdIHz{KCWV~$GTYc80pKZRUTgbR_-`~Cf-R2(Np?9oH+0(h^6=5-m*`)xgAMl;}c*@oE{#>DEaS4(M)tFD~+{-yrYopTa
TyGSrXxMXfd6#v;Y95X3Uz;~f!H4wwRNt&`a@>@!t!EInj`N%keEC?&y5BNN-JeL$b9&aT7HY`pv%C?w`2Bqtd;`;F3w3sDF3$+(qFa5yQe~dXzx?`<uxu$*
f>r&T<7DIB>9v`${wqOF>x7Ya2&nw`CC=ym7UKqGw|gHqi!j#8$f+azd^f%sR!jFGZxN=p`Lh^Vuma76H2W2j%Lf=awu9uefb_}H?!0TdL+4L<EQ`7GXT|Yt
-e(Sju0>%B#2(4_ZW+9tuESp(OX<S3&xgDW25jup#D;4uvvd5H3~#XIJkV6`hTDz^laC#c(T*|OMvudVJ&Ci_**VTKr24zW^?mXUzF+}_QlQt7>e&;tmCkn(
QwFY&lX|z-eqcdB6=zN%VjRssc_)%y7!{F?rONCHOmc6C2z!raoC9pW)LFRK6*u%;?Gg4_d9{z)K{p-J<CfVJ(7#B@4?j<)?W%QI-Im*-A9jXCUC+_#J|8S8
(HmL4WPdp?76f!2Zf^|Hi~Z`5XS-#-xKLTQZFoY6QZKHXq$La6$6PB_@<$10%qGe9eCJm`(A)(MC(xFYul1J1pFrk!+ezmiARj(YCO9;sz}4Np-Q66sWzG3o
wbQiLMet)OKh49QuOMdyIt+oO0pyYO)OV+cS{X+M7o6k&={$-<fY8ag3dX66)rgvPq+yhMsL<xV&t<sjHTb_3aS8~%e{TwkS|AMuHXvo^^a7>aHu2)GEx*hq
?ks>ITSSyIuuUQ2A!N1gr?u!vvH4rVIwohn(VI<rh5CHg#u?o0yFJoM@;!HP>bg1bynY5i%aDi`%~|W6KY^@V1y&N$C54{~@WylZ6A^xLByl2b0@f|emmdta
0=E6^+u)R#htxK@knampQm?S<X6CLY1=lm0<QuF^8ftr}9=U*_jWH@Ak&?}}ss#vPLpmhfX7eoCX`v!N9DC$?-_Q2mYwq?q)VP3Y{DDp{vB)e9U3p8heqJA8
8<GU`De?t<uS0mGs$5>J-h@m=vEEmr;vwqAJ{jzm5W1trpxpP6Qg3?Bh63a|2fY8Z+N{|{o_+Ry2=sZCqL28p7<0>yurMASYlZs}UH`_5b>i|G)UK#H)N?0s
u?@e1PuW*Z&D@Cid9?x{trKk%yNBq;a@1#^#V{;OM4S(x`Ia}ZAG5n8O1_h)Fk7=ozQ95)=`gpsg&23JP0RRPr%o^-oVopev!8u3hkt}f7c2KEM{tW0x7wVq
)6grJA~R<BwI+dE#TEZOa6*b+_X}s)FKEU(wtTLMT_418Q&N*xd=;rL%43#{nf)UH^*0IYw!Q!*DrtCEh7|Q(pX6nqH5(mUN<H|R>vKCcd!B4aEp4?6A8M(v
oF=we*V^`%)bqMN+Z5s)6AmRsu2T0}3>!!?$J@1vfy1!FF+ZjyE0EI4@ko&0!JnFTeXVoj!}F#gV}-;8Cjm0IzZiKCE(n;=`(pE0;l=NHh>vEnE^*yy{PvB$
XICjbwh)MS)bdGsJJ*|!qP<6EH1u5svX@ZHz>Lj;TrU!%Qq#7@gemvWSgz|jxxYQEvXN4BteM${B*HG-Uc1i%Qp2I?{T)|6hPeAhRUn5C%+k;v<BW9cJ)*1^
etVvjyu{c}wujokSKH?9cCdGWk3`<s26^6N?o+upEKs)Cxh1lfXNTkC+QaVcpI$U0ChaN23;DZ~6z&%1KJnvAv&Z7TZ?b_5q^d8uag*LB;N0hCjSaZCeFX&~
C=SXVa+6sbTyLNpUMp0c(!NlNbi0mFDb2kmwGmPC(&x3n!K$r4N@pv}=M3?~kpLQffP^2tpS5m%*~PFJDmIJjfn2E#a6Pjkv72u~fK*oO8UOl2v)xN$iFoJ9
)o>WS!MjSy?HLo{I<n~!G}Z8crz6M_X11C1gU6^wt9O!X$QP7tjZ5S^j2bYNzgb|B>(<sS@UQqCWGWIV+gLa6B3Vi9;bCs}i}|eo<Yi(4o90cMt2FmTcR+B5
vWR8*A+dN%^DZPC2N&AMeVxbE+EL&2qx#bhz@sn2E_b|aLoO{Rg}d_hE#3LD1z?dg6dVGBs{(S=u3udlf^(te2|@V<DNx=J$f1+Rsv>2lue2P}A~2G1jpV@p
c2NEXW=ryr`6+e763(;yZrYAw^{oEuVU?vU2Ueit9{3@?{n~*2ENE#iTkd1|@DHzXF~MHk+17T0FL?U7uF~$y1&<40Tlf8}Fk>1{s7eD)kp<|X!z#t*)~g*m
r9)7d=rP#yM35%ABnHFC5ByGex>cXm=~$li*)|)N*=<S@76#lY^{d?0GtGmT&ufQJ3PNcQc9`xc2s~Yd+UOqDzEv#Yns$`3^4c{=zNwBSc@T@(<6|EGNZ>n{
_BP;L?l--8<ZeJELMO)0ii`Ff{&xH3iSh6a;!3}5UedY&>&ng~G-&SXRS8KJ6!@+BsQv7aM2f4*Rg75;y=F;Ba}l!JQc}p4_*wSdMSuA{s~RWnsLa|+i&Wh{
^r8LGaL45M<}onV#31B0vU5({u8xYpn|malw2CiQwGTP<P0ZF)V4Gc)q~R)VrK<V-fu*z9RlsQ8aUAzS`Fre0W;YA7Vt8uIz1zo2GjZB!<oS8dwz4z(1H2R%
+#gXNxvxvWrmxVr8e2ZJr_#A~4Bn^+KL3NHGX%O_wW2VlGl(aUNF>v#V5*SFNF)-~K_V(5Dv*&86-Xpgg^Z{`Mn*<FfsBld?BaB$;`QGD{^x}3z4o^f*jqrV
?4@p0(SuVC$w$?5S-&fE9H4$5%Tq4T^iUNm_wvoY$I=+EeC202ket(BT>ENe_B*i~Hx|-J@8h`FZr0apLOd;nFq6|;gOPVLbU`&A4uZ~U%IiJ!`B<YHP^4Qm
rSMGf=jE0X<-dTk#&_0;HGChA;QDI$fc6T6*~(p%c=ptvHLvEm)&2nL<(6#P!?6K-P(ugw?O;usJzsoZ7m-7=U*wzUu%C+`2MD3BW0$5NSx$c(yDE3*={J<1
K?wPKhu10MWOLL%URSbiBxRq*cz1cB$jOX4mkwz^&9nBKGx1H=92q3+n*x@~k&|EI?mKL?u-x+5g=y}{u+T63iZvEPFMfGXUOJ>o?>qZfo*Cxm>2n`<OzFGi
d@7Z)!Ob-IB}y_ATF31wzrBqHdb&%1?)$AitJ-$aBPg6jyW#>W*QuodW@yoi`D7w~_P8H^&PmQ&&LIAW9~+0V?KU2w!GxdVGXT$>)*jb7_$F~{Pt&xm>&n07
v#)*?D^#bFjVFM(a3Zu(2#(mi==U+h|9f9%;o9qY4j7Cm;TKKvt0eA;<vZXbP<22k=9v8eG?)F^)LCsrDrgC6eFqH3PDy}f9c`b37doyHrvDL!b)CYi#m;hF
xK@dNE$YYZ^E4uYz}@c5r7RGPjNm=#SMkpvguHm7+Ocx_x#hYC^Ay;li=uF(HurXt<B0U*s;j>HwUu>K+FHm<{FHaxwA}gItEfS)S7w!FDC4uttzS!~rHXOb
N_CfE(`+nnS&z1`v4`F2?@mjL!K{c;P4~hJa%Au1S-&F<A@22<Z(ME%MqeWof7!|V2Bh~U8HWiaAs~!40u|dgHHm;cvu*$NIE(apVW&%kWxeEbeM2w#jB_%=
*qU-|&SVCvh@=z12mS_i7aS+u-R60{<8pcz@M;lu>s6=RZ?WAM6xyR|34-s^op=-s*z;^l%)P%Bb=nvt<Q(R=dB}$;{WA2JTbNZuc8_(x)|WDeU?$YR_P$}6
2z2gN51a@ibI%*Nl6=<^XNx4*U>^kCdR-rS@5`f?5gFXDWaS(4f!^z3z(rPL%g?xr<IM`hbCdJ%VQg<+0de1%JY%@_GdTG8Z_YKkAlrFIxtpgufxixgSIZ5m
`o2h4#5b+>N($doB0x(QPu)(x9fIrV9FzmVgiGIG-=k1e#B)w8fDV1s_$A!#)->9e3Yf}bhp1X+t}Ms$T)lpNZj*t>pNGb^%BinL!$(}pfPRx|6S!TQ+o*tF
`mA%Caza2!tW+*2gI;D6=Kcpm)7*dlMW!lOD>T0k6g@-$>ZjF4EMw`<eCrRL8PA)H+P8gA4c^L$J#tMv4C%IAR4oLsj+L90CP2?9SU|0IdFYeZ*`Dj!+TJ!R
jvaR6!+mh`1fuv1n8i8x3h%CU+4lFsDjct0^i|q9`vN>`zt)_qaitQJ*ZSL@JNHe^-pkgl0htXuNmth1o4;2AQA#$)-TBtx$nydLP4!xNT<(z%aQf@zDET^#
4!PdA!i8XI?={wF?Y`{EXW_yeUWce)QY*9UJ<^g~Cij*CJyBJpKSX|#aLj+P2tnM(g$M$f@Vr(s1%1^(QAMDKkid865=Ht{b>m;4;6#c$+;h<0Ev&)@K61ki
NaxM}vXgsxd@9t}2=?b5=Bu&J<IC3Bj^4pVkNIwHo|eu1+R{7HE!~*gX61N=_172XNo{+gXn~4PeMqDUf-pF8Xzt&K!fmo8<jaI1ZX*IduNQM(=dsqk!)$In
+xyTrq9rXCq-{AH1aFhx-*G{0)+lf437>Mn%y}&5AgU*F{_Bizg!8Rfy8-bJKGP-jNd`JLUx!b)1QNCp={n!icYbpyOhh`NzR&3x^thL~&(AXeQt5kt(|Umx
(-Y_3+&zq%V~>@YE5)Ue`{s_YH}RZ_cl+6|NOgcGEc-=|1Hb=S1Z=0J%d+yVwa?<NnrMvNPoQ1>=vbRxjH|xR7au#Ki}@~DgiMG@Sb>#M>$~l>v2Euhf&cH!
2yd_(<^%|D4=S>7FUoHMx*m#&bj_9o&MqpibeW^Un?rHwy1cmrcbw|pwP7}+$Y{Q?6L)RCmJr>X&j%y6Z;`*XEMkEtNpa37yLo-%oMtedr}=bob{d2*WhA|1
eHq}*0ccp58w&g0j-_1R{pDr3mQUSXeP$!?O<`?hWzTHnaC#jMDpUlBqV!xa5357+da^MeDidnEHmMZ59=npy2>yNXVNQ_Cj}$D6x3O<8HRLn%B?Y;|53O<d
8v)^P4~QM<JeTmCES0gD<qelfY}|=l>`tj7?QD~ps8ZuvUU)WtBfPadcqueNXZo1|kmXx?$Ya$XT;m1r-!Fd8SAgkgX3kkL_h#L;_r=%!RA<yIUheT53nCL~
9d7c~ap&uSq`H>6fV1kN!GDl|qWpV>M;Zh*O7viEX)u2m5Hiwp8<%-?v1Q99nW1Rn%Y09uFTSjhjmjG|M<cQQ)~@B+S=fqav*$`)PD%3+v&D}!W}coQYnjkJ
!gPwWHNBJp>ur#}?Jb93*YU>T)|-<J&XT)3@cyn8<zjQuord&xR32NuyKkP}WWZjEC8+)XoqG3*FEh$Klu%7}wC^b7Y>qKmD*WG(7RMJo077maD!v)~#}2+%
+d`oz$43mY$APdq&pc@P;t?<WLbu6N`zuO+uWi@tU?pz*3B92CIH?~i7vVOeNKyk<zrW@?prfenn=Hs>z)JzTT4DAwsA;#SBZOP93RAps!X!a4#QKn6*LB!c
`c)*5LkZ#FU7d@k0f{F2<zKcT%cKEXEz-WgjrEv=V1J!Jzycm>QuWhI1J+ol64dHu%epeDB6O^Fa}%Hv934uQ4fU<FB}{JPN}qgevo8pyGZ~=X@K?HTTiovR
LM2Dx;n`QXQ#LGVo4#1G&ZA;($l^gx_P{>W-5$%nSID2t^RnB=$;COF893-B-sTxc6{dNfo_^AS<#_>A*ZN#o8heYmmzZ2t3;Y)#WWOL*ZPd3fIXtr))Mvvn
=D~m$m00DI^AsLJ%0CazUIc`B@M|_^kAWrP+SNvOMc(K2CSL&{dE3Ja?L0BdCOPdJKiuNsgT{T6DI7b5(+k;ber6Ma=Mj8Wm)x(-DeE;qp=DiK81uqL-Wv=C
n?0?S`5qFK=>+BPCOo>a94-&mR(-5j^j)0gP`kp9A<BbIb1TWM7y9_vS2A?j5iF1wusYW4hIwbekUsCux|Me5HZn&jzM4qkuBXn2?+Z}AXlCRC(m#~)^6Ckx
@obd7w5i2#k<GpXWoI)FF$U^dfMpOd9Xqn&Tm~0$w&)Fcy9bOz!@^t_S+o*LUXDRJa*4;>BS+RXXm%k3^K*vp(f8R&*miiejj^y^a~?XX68F~wImw74LBg8l
rXyEGAr{~3cVJoQd87|!?l}542lzk~4c})r?D)@YpZbvPdWA?r(m^YdrOe~9UoNx%(RHAlN?p$RhEh1sNH-gV66;HL*omb=lFeBc!`vQ$1vdhboo7pJBWgB;
j-Pkg2H)hK(<uOMu!OVKaoa~?7u?TP2D|537sns(kl`Nwv9Jfu3uf=8bnN@W@GahLqfgimq{2$-lHfVNj6x?C>El<w*%nPo_?B$Rjsm-qp10M$;$$Al+B<cp
`~0`<l*X^y?}Z(uMy1@u4xkh5hP1O4o&`5v*x3_A?!Z%~BXc9Ack^+5A<JFe5cK_Id?EPpWMkkVE>`9gSl@RyyCwM#v_Xt<^Xb5Le&j9Ov*fAV>>!T_t+XER
L)@q0)a!n^;sLYAX93YyJ)C(sZU8ulf%F7NX1LuI^$FQg&fbJ?p6oN<{4DOR>qj>Ikw-V(s9T#aYIoUhv!_molj{4<;1{GR?>M(4AGm?@f|5Q?ukyhsCAU;{
>;(ooNF^x0<o4+RNr(j{l8ZS-VK!qy#GPu>cba`<%$yF3+V`TaRY}cS^(6@9W7!dcZ9SGA$t}-ojPpLXZnFZBvBj(aZow$Yl&pS#EzRb8@71rg6!Gk^u`1jE
s6khlzji6xRyQ9Kz$Ekdy#mPC<+nmAZ(&3|#pwy^6dfmTN4}5Kx;c-v0V}wmE(1wm|L*>@8kP~@E1v!=QLVQ(c9|Qw!3XcN60Ge)^T%9GYn&ZrWCKKqufW#b
^R~jZY%S><>Mb+t^oEN#K8VE`ws_EI6`4~PROW`;*9U1&ln@f?mnqaUrxos0g4Q{y&*<_-@u2U5x;*B=5QJm@Ks2sDV2^j-;o(HB2Ihbl;w^PbfeMAx$0$cg
*D0Y*fyASXr$pmgh@*&R-g2>~zSX$<GKC1-cDd0dl$G6JIhErET=t?dXGI)xd#)FvedvPB1D^p3cK-|-nSR5EVztHQ_Rc94fqwTX%bJNo!Akg?XyBCAr!8v?
>s=cbVb^+1AR>;x3g&FIT`1yOC05yxt5Ht#X4Z!k-#xV9+F%v$+k*D;eI0G<?uPcD3Sv0~-$Qf$;t38@@bS$J5+7FA?e$8xqJ~tUu-b?%_$}99*XobV(|j>f
da_|Y7S2cxQg#CY2T?t4DXJ=-><!NIdy4jk*aG@b;v?}VunG2l9D_^Yt^1y9_nN$6=OynS420Uw&Ng=Qn|`YKT6I?Rt@q(U-_O2`8wPt(C;$Ma{t)+4h1I?G
qd(dgQR(}%pzcq=l~EL?)7J+uvwT|HIf#^k4h=koHO|g`(GOY9bj8<$rRmO*OwsR!B~qNHd$_rJvX=en2=EF#Oj2lh`O`sklZLS5?OUWM8@b||1kb3sx~&<3
M`J}w)RpQ+m{OVqb3Ex5TRULi(kfra!|?ccgWv*3-Or;=cv*VRm#grjS8ufQ=KFKl6ZcBb84Zsb{#aS8Sz5s5^_co~Q?vU1akP^@h-z^TQlXmrdMH?n9Z1lI
jow20E@X0*s0wEe<UB*8kc0VN;1LGN@=-0;XZO2nalK{(=|JI$HvO8{8Ty<#E%rt!IN;LmxK>m?6qeH0rTC9SY|89J$<kdo56~aQ*%5K^vY>b$0Ck=ruYGn-
tBHXh9=b}dmLloJqn>?6ptBc?p$)B`n?}@AxI})W4Zh%k!<8Ixaed%8Gxo8iX8FB>h3*0iP4pK9z1!TSHrs!mt`hoLz&jW~tv%eRLYW<h)4Qac)kc$xN{K`)
%9`2zdiEC-b=Yj+Nt?e>#Bpuvvd<ho2NM$v-Oki*{XKM^oa0p3Z5`iyiYnNr+cwO`UC@O#j*wt+QNq;OuW6Yh0^`a*62)B}x3ZU#YtAHe20CKDBN6Qnz3|*p
4uRrd_@+dOz0Xvz8ScUm6ZM1Q4Y4{bv$u!j_KT_4!kc(dMY>0(T0=SVRmpg`{B|I_+;aa0&7PXTvr+jglo;GvTmoIIvB1AezKb=ztLd(41wnl)V%ItDw%Kzf
6bZw2LaEKB>Ycy-)`L1!^5tvW@oref2xEnHwY5sPTq0(vEVBb;_SrOY@?_e!Ra}Wf&@ohvcJ2+1C*(cD4cGSp2@Ht-JK~kpwmq-q;bbuKAs({{>%NVBnOG@Y
C_3nu!gq;#Io1=DZl2>lZf7G^Lk`dHc)nrjP2OX`p5(`g=sGX5E$6ekg~-FVjR&zIKVNR1b9vr;>Fkyyd_2FE^{39UEbroOy@sP3MztBZ7hsJOiWYfG)~u*(
&;q+Or`am);`MM_XTfZhA?Dtv_}en-P2CT2*p`pDKV!c@IIvMZoy+3r>q%Q}KUbj4OIK~7@k9ib>>AcNPE*4Gbown~nfqez%=-plvw-t$<t9zDar1rLgMZ*5
5N<YFU7Hm$QP+tuVO-?%wLMT<iMkBrKFgajlKj&-a;AH+pL3}8hP{7V9^3>TDT!Xagf)tbN=53ro`-)sd4iIUyw5`U;lsriT8)b=(j1_KiWn8eqIib6LP8Js
gvAXbsplVEs$NGk4Mo`Ujr0i7EXdw(U+;oUgs8TosFNJ#EOj$!4mIp^7zl+cifVL++e5-Dcef864ssrJwsS#pZfhvtYhcF=3@k|~q;o4(1q?QTA509}BgGeq
vy+x~1NF-4Yqu9dhB$tMb85SQtHa$4#9txb+1%e&1*!}|3_(PXDl+I(+hb0jIk=bys`=_HO7y$af;@(e27LAMh-X3Yfc}7A^?k+0eOF`uAT#C!Dt*bf;MbuM
CXbpUFx&RDYnyY%wRf9}OIgGm^hHOBtZogW#8=$rq0c^SKgMN`EA}IZ>)Y0>8>0vn+WjKnXSwBhRHc^tT;@q+3bp^DPtO5*XYWgF3oHD()~C9mUA$CNNu%?%
(6Z#^bMcJU!+Qr_*&Gekmrysb*TJs3NG9a1`-4D*8A?x7W$yY8TWzL5^8qn*;RpEL!N<Fd-|qW4&!wk*`@(TXI7;x$P6z7Y#}L>O_x9+yd(MC{iCQk7GIyfc
x%UU38*e|B{G{NYbLY>!oR+Nlc(Pn`mD1m^#Xv{I@p~|KMfsiQ=G8dsbrM9d78mWJ67F6^hm5+?Gu_DeYP43&)|0bR*E_9<%Py{H7i!qER=Kc49qo>f6qMBk
P}j)OzP+8o30K^ME395TszBCdY-=!B31=2oDU^nW{q(by02on<{kohEszFrhv)m}~{CwDRqr9CNWtXmV%JFSzkThMwx4uKO?(7a$#CfdzIL~Mh)9jEMi5v~m
`3dP>N}dCBm;8-_$U8aANtX0pstJ4R{PrinuJNb9VxX>^Y{1ePH>bMOLF~?TMls)J8<Qt5eC%pO<~J}Gu2sT#bVRyeZgr=WE+o;{GTG+fC<(Li&aQTQqT=AE
*_ZbyP=#1GuFv*<D2;wjWN~9Ja3!ZapLZvx5;1u8f;a&41lQR3YqrLZtioV>Lxo#&xW2d2h3@*j`{`MIb_etr5}s=I`#JnRqy#g3SmIY@9p?e0LTe->MWc^>
kx%Llx6f0ycv2P*g(&hop8*HeLIHh5b_J9k^=;9F&vqF<d0JB_xV@oboLx>`fIf|FpEuiXZNI&hao-c~=~%e4&u1@0@-7dZ;H|=X&90>nkjI?r?22i9k*&_Q
*zB6U<@C7pbNEulDg;G7Pq4xVxdIB@pCg>k+~soXwFF|h!40r{0Vh>XA9k}`JAd=C`eyjeJJ}84^N@k144NO7<hP+>u}3K;L-{nRmAX;RC}%T;n=fW=gzIk8
fR!<u4ikvs&gmZ81NV?i5+r|SSp@j%_>f`CC;WmeU5}iQ*qrMyhohJrc6DT2o0u)o#vI9ah&FrkdSTkSHpX)QorOGF{oYkT;Gv&yhOJKrL~S<8^>adjD$Jdp
9!XhLvCk5*%)a625!T1|bmhClYrH$l)}>Qh@#d;NsD8Z0fnNLzsvt<;V}CEOd8AC9-@WYmUdR%bnqJxM`aO#@8aF33Xf9SC#X8Q><Y6pfQx<A9T=X!10@ZDI
9&Z1BY`Q3f&9==|XHzv}`bK|HwXN4FYVSQo*_t@gQ6L|mLN2>qX7B-io3h__?IEd5%RyT`6IFzkt&Zh7^0&ry_iv<&%b=U2<v7=}LC8-7BR}8Q!Oqn;4toDR
fR^0*l`ZcQHA;p3GV{^4A&#C`Z9oNjh){S_6*pk^QEi_TV?_FxCFE@g>ABk8N6g}&HeevAbZ%1vV9_zhfs(sjEk!q{Y2jbBb&;!NC}Y<ig<OsX6WlutYm4vx
*>)BMCpr#D9_8tp4H5KqE=F8Fa==1sg!44jIKuDa((Lmtv$LT+PZ#=<BW>x>P|l|e)8yNEzJ$HqyAe6&zQWXJE1~APu=!o$d7ShkT8;O7QL%~}X@ys`XC%tC
^OLx}MaojHLi;fvkL8pigO5}!&-o=M=i3!LRvqDDQ8sQMIeryfgm|{uiEhsPJzl`@=a-ADwb?`*v_n<7*_+MbBk9&m*YC{u!?2CeYS}$%#;Rm;tE7TkTxoUf
0|zb7?cBbvuY3;mb^nU73HKi7wLd(`HOT&Mx7A?NYHsZ-NbKvkh1;+14>Rj}wU2IVT%sQQVNgt}<9FaQwq7oA+V5m{Ic<65zHXbA1f<xnz#mRD`4%whbqR?Q
Ro3(FH}Zu&Iqe^BR-=e79Cx`zf;w&(sip^Zw{~H%e3M{N9}d7Xr0J`r?`4i3x(YmYhEdOR)WTCK)$8m#6Cae?yN>VM-`(urcD@f;TMA~-`M4|N8zvIgl!3<A
!gd3r1gC=vF6wfb=nH;982zO2b4e`Fs&mBmnvCMC=EW*%v7oWU`9|$=a*jfRYdIEz&@Z>gGCxzhncG6i>0J=ikH3zT4`}!tL*h49xLEtMRcbFbzOG>Ow-asx
w)6~}C_8)@AgRqG$S)s&{)-Og*AQn{)%%WefvJy|x>V&7E>AwsIr~hRWZ<6SfS_*&!2IiCAEn4n+;(8?{W(4XWrF2w?Y++Kv)XcswO0Pr7PNu{eP`$OBxx(3
avw;yiTz+28KkVY&uP`czTMxE-a+y)kGqnw+5ppB5br3WZ@p$;!{?UgJjVa}cAHelD>oNW8s<i?>kOwo;0^743j{07rnyF$O$xtqI`>o$h?`x9{mnNW=75y?
COU4hNOgBVM={GeCT#nw`{rBoEy+!<BI|d^e5~O{(u$4%EyfH)Zn#Qg$2#Yqn#g4;w(<?u$iAaJ2+M}L3m7GwEP~XS&N(AdehhLs3_SkrDcsxkz>TjSm?0s%
GUF#w`KTvPf#rKI_&_5s|G@DMx!asA>IS3vJahw@#C5BA3ksItrShpvsl3taf;#PRL-QS@j;D+lFfvnN4;WnjNF^TXX4fx@ayq=eIu#Of=C60$C`vTV2Hkzm
TPh$VD8@ZsnejO*qtvr}5yiV6k3kucnsvTJf=V_m$93JktRHF2D{{!)q+3FGJ`~sG&TI{H=qs`sdVaTk&hoU}77ZnNtC1zOC`h<<5a5Jy&W>{fFd1CpqkU1l
`8oT1-%47@jERvp-@ey1MxOLO@dPqbh!(k^Owhzq+2-?w3+&g&>Nr*N&vyH=oiKstuXW?DH-Ey`xSgmG(lOgc&i(q5ett><E%#2_-1YrddoXLow(fhoH@7Wt
&`iGi2?fGrA>h=)BdfVBPb2lHy=NmlzwVr<wE`-m+@ARQ5Y)S#>alIk%=vsmn3Vk#QUp2sq-(%;kIv-782Ns(3=0#wj9RbccwC8fnKdF*d>ebOvD400{-K0M
NT(H7BXcJ%iCM--9yL!};LAzk->_=^a?gWyy>WK&<>Gu{xB7epKKNG|BX;oX;v7sbs;<g?UGG7{saU_yq<^-EZ2+z(l_heA`m~l^*!7b6wfLBCHvdZM7RE9N
9?_?JsM2S0<8cb+Pd(?{5Q4IJ-Ed&e)AAlswMXs8w`urm%I48MzII&0ORKM4Q2({>T;<_8KIXa^%zUS~1z3C7mo?zO*aIj*U1VGg_OYgjj#w!$(<m<-CoEVP
pKC=sW;d#ieZIwQD##~W+%ofix=4G4+264q-+HuQK4#`=vtyUn0EKAiE~OVapCFM13%5?drNb4?W1&(a&=@%Wer1dLqRCp;Zi2wky^wWwi6DBBm2=58>T=$&
q6>V4yeS-B00_^sQPqkR*S2oE(mOB$ALOUOcE!99Jw4}oQefW=#N+DA8(>dDPqxjCL#t!C{5u9|a3<Gzt|GK2X~0GV%x~*Tk98Xa%LaPW&Yj<`Wd%3sWD$FF
Ob(0Hom>W?9_UE32GqTNTA8&5#6D-Nuy1>Y<et1LZWoc-ie-`gF5)KsKA|8(lbdex-A{xjA)8e13z8ZUgcmzaUq|WkPN~nmuocgGlsR1HRDG}2!m@?|>(G=R
eG@^SedVdI2jVn#VmB07`g{R45-B&Q7+!I|4Zi(0AFJ(f%F6?)SwCC&wV*C8JX{;Yow#W&FJh0<IlQPH4EDFJgDDbpR`W@SvPvG#aJqSXR#^jT@yg%AU;1g>
;O2I*u6;+j$^Bgx1$-T9U9YRYvwqs0*n~`jY$^z9Gm2~9MN?lw<ucad^CdgW(Ou(<ILsPm(<T#y=w5&UNFHRd3q<m1$=lEO6Cu8-NmIkep^UIJJ}3Fq*Tihu
0ArZw^=b!Hk9{d_dCxIUBLm9CK1V5hHECEtxt2MS&80E|l&2xMOM(W?7Z=w!7_TY_`9_UYS)K%ggmUS;s1lIi=xSGuYNGoBePt-0xdF2UO4yV0;UC*+p8NS1
?*MVebgfTZiezuH`reQe^&sB`3ks@T1Gk#-EuQ-bq8~LVpYwGnPw-D!gUD`99HX6k!Yz^@!`aMZCC#5Iw}l>ZnTKk(u`JBD$F2?wpyPe?k7lmuD#KN+q17x(
NL~wHkVe#{$80S4>sKkDCw-%lZ=OTni9Pz&n(y|BfI{KFokLqtRir12`?A}O;KzJ41G{iaX~ue_!cJm^Fd^XsMQn4Uh<Oe04Oi`7SNiJUV;+B?WG@43vt@=_
R&VjPBNyE>WpOuLb;8b9R`{3HVEJLpqRQp9L#R`(E`U3pVlM8#6O0ID0)aZRR~~vJO6fxav{z&{qLcLxw);l>wF{gD6l>@9z?%mt+jn_rK{)1&iH&R62HbEI
yJt2$R?Hp`(;jtWowJh6xgTxlPiBL<Lz38=UB#%&x$G0M*^#*m8$9tD<ZMHxP{ZEq4&usJAN<@x2&6cTe9HTKlJe_-FhKk=uaWaEN{q&k<5Od$G`<Ivg!6Uo
Yt3BTEDB)E!rmTNxsDr{jLYffSf7Z9Bcts6i-<|F>W!t@8bYlOE^HOY4F>?)FrQ^%kEU^XEhtP46g6kDAH{6)L3jwm#QBbMDa_b>>~LQ7y>TI0oxCGrAj?nm
0QpAd^vt^C)5>J7V;?Xz=GmnqbTKY<c#8O#2RTVi`_^^ID|P$RuKwg>S(XNe-&G^yvvhlCjN=uat-I^@vSOu-@)0iT+0^J}yz1KX=~uDJ@08m$n}qjP`jH;H
+Y{>f+3%%=pvasN9=0tjXCAp63H>;SHG{~Hm-cjxZx0|^hkSM6?9Gr%ziZg2K3e6;=^;rci+<8<L6!`Hxu3{w?QAse4*QrJ5EqRiC39?<z2{@Ul)YFUK0@5{
c4&Dtx;)v8v}}(^iF_;+B&hp1eJm1@`_#`4izH9#=hg(koQ`}Sg1*mu?kQQh-Xl0FyP0RjtKru*w-leRc}{kwlGj?8eR}XJUMSm+4S%%_T)(sV50oi_c)dkh
Ut90^g=^t`N72kkM6&O?ZIIM0@T9*I8u`T4W7A4!sr57Urgh4VgEprqkS3^m(JZI=NN98($Pi%%qaGV;TgwM*R~xywa8$=m3IILKL%0<y>fu$^aqvJlr(}>t
*zgU0iO1ZXdVlQ+4)k$#;5W9Hj!xTt#)UTX42B=Z_j+1c%@euLovWQa*PM|3&KG-p$-bT_gdj7&pf*KR)g=^;oCxb4@3_&T!pi0=+Mvf)=0-5FE4uCBwRZ1^
7>=kY*t2^`gY(`xxcD1Ts#$5Ds%kzi^mZW)1rj-W|BetJzKAu5uVh063T;%JtWOARq&=fbaTIx0PZwX=V--(0qKKl<VX4~Rjp_0w6LlE~e9D}wye{AVy@o18
Oj^eZ42?dLuUVLa*h4!tPtd4=^+~117USa)>*gKK^m#IBzjhKiB>H*30m<pY8%S#Hxv)An-D53iN3qb*{&p_?g9Y9=@Z`?fIj*iQ#oMcbH6fdDEob2o43N}B
QkLNm%aP6YHv37scpcT8<3}wDTFg2vxUa9&u(9OK`_l))krXBbH8IHK<x6%O0+$}{JQ@3_v?V)Vhs0x1I)=7|d#uP*@7444vH*t~NY8(=;!buDU;=FPW$Vba
+s<c86p<`k*C@2t<qY)IRuR^=fc4j!+*Ii8S+Be0e#~Lk@Y>hS6M{>rRy$IsxEEmWfsC6EVzKecj^lr~d661-F`3$2f2YnyQ^zMVZFLE2q$vK3S;%FF&Q+F!
{cf{Wit;Xclk^c_@Tx=r?O_eBd_Z97Jb3a+zw2;uw!jvB+b%ar>qCqGEZK()Rqo^qqO#ecWULS!zzkhDw~<ELJ+yA$D4Z|+^bS5-2QdULkcNksxu=@N<9;*?
L?Fe$rDWaY`d!w1hdAbb>=pW5De&~Zx8`zt2R%Tb$el0ob2ZBy8WQBA#N_o^&wIO<fRt&UHGwyQ8+0f|XJ7ja5!!F5IO^_-D8IfEAyFt+sFHGs=dL@jhuik`
gGRtLZV2^DdsiaP;PofO(zdd!Id5|>AN*j9Kyz2Wg!TU*m#;Co({F`UR_$!hA!=3NEWRZ(E(0oCYMXQFs(}C^h~<6e<E3u;j{DqngEjrY3x)<Bij23{^<WL6
`=UaHi+v6$yt91eRJ-z6s&zSDA)eP~u;&hVt|OKGwjhE_Z3zq=LA*97(lk;wvcP$K^HEpg%up@i?!8g<)2E0?-V-4JGO@CCdq2mBn94d_9x2@yb+(;7AzPe@
%_bB>e}w0Fp1bV;;pmqt8mJV%>V7|DUP-lrD9$^-FVFs=TS5W1ygR_bwHM;p4oHWowB%&@JgrN+P<~ktbtj`YdQkV>gZ8r!8j$;8o(`u5$WiKLd4zW(guf<{
0&p7Fl|hEWlXF-Uwj09y5~O}8Y@8SA>a`m&FgP&Pses<{tD3BEG21O~@5q7#xYs#dk}b`)Cw%469Cc9-)MU1cFrVjM{&{xB%`3L;tyFQ7CpaVn$E6SIN#}Ms
g;tUP-4_NbWIjj~XY+)2%SrCmoo#_ths)LE+*j>SUrutTEuWRWU$n<P+<w-^9jeVkM#}3ck_Q*v%VXUXfs|kKhVxqI1ivVso@XaSdx`YX2V8T<x@~7eT?f7b
0ri>tN0wf`9pOXy>tQFFtC#rhqHnQl_1H(~`wMCX3iKN~7|OL=(SqEaJM7^B`P=RyEC-;bm8OP@;aCi6$?Yv1!$z-%eyzd#_o6P;<pqSMhg<h|-=%ag1?zg#
^0sB}hgEIQ-4}AZ9J=9sR;uM#j+nk9bR|9gax_Qt`ACaxdeZ>EU5-W6yPS;e^MF8Z{V`|bo6$SlmJ2TF%7BWo@3FlW=DhE--BdkZCzrX|;K9AGZP<OdmtP3c
6PE#;5~JMA*SfOeCPFMLoBhz)Ybg<=Y^g<1oDqs3yPQ~uT3o#s(UlE8Sp4)$*7n??%X4S9XHtH}X2?|%sr7d@tlWI2z@;0`=bq<^L8+kh>$1h$!K|DEfoAKR
0(#V6dR|CYYISSR<&O)NI&JHGxXC4Z;xoLS<BRTkLteLos*^}ma!>4QCA57t980w<X6=RcJs5)6u`2Os1G^=eBQ6IFPrhmbTHeg$gE8@;X2q87kWtbYzf>B$
>rM_@dkJf(fok|T2T3+zyA=N9wK`@JC@Zi<c~5EOc|m9wov1N<cgMj8><k2bQL@`3pR9@aDM{1LHOKD`xtybiImiv#36XiRT;wS`C}cfHeO6KIN=*6)Ia=H~
duPiqb0=i1I>5Lm0<kRebj?a!a#f4gJth<A8_z^H6>rrypJ0=XTNPhi7~WhVJmn7GI+9X*DU$QWyw=stkvS3GBu!qFWB%p)5^os~$qW|GKLhn&9J&u+^v9Qy
hCYSq#T(BYuwyy&S+bsUp)Y&hrC%AyW;751i1A&jC>Xw^!ffzO4blgWRJ65rNX(cI<=K7REG;^XQPUOo<uE~SjaYsb$g&S?PJ&#>=R<a2F0tZUcoV<f)wUNf
QXK}Y(fjcgns>eiebc@LCX@O$Q5TKUHrpU>>E#9s=EfO@I*9Pgc6S|5GB;|vZJ~jg`x!T+lgu57F^GedF7xKLdk&9K)oQcx<ST-xubnMR-5>+v*?=YXdaqVN
=+|?7tE+VZ7QZl(y{~0`xTaSy?zyliTJP({HtoN0Bm0y`@EJH>(C+rlEo6GOqw4}To2dIYj5Aq1P-8?G){*VVB)4J4y>k@^GY7a4#0(u>#Rha$6&H!3Heu*g
WDI+s*Y@h-F118xecE)0z%x~o=TB6#o23rGaNyAD_SwSE*Lxf!^>10;$6=|DbSFScN*_wjoDK+Z{f_0%&!X7??*f;Rd~j2MiiN@$?kK-dzI>(^vd!w-1oK$1
cI@gcv{*6U&40$#1fSpovMg>NN0x>KP+|Xsj2~*@ltrF3!p^yr=XR54ORzj=Z0r$mHH&(eeH(rB$A<eBx*%ao&$oZS3KRrsKX!pr=X6bqLtyX5OOk!R7T_pg
DcNUzB_DnS`0j_;Wm{I`W2Ubijx8_iUwkwjXIVQn%F^6h-_$J&irw*G#RUpo8tU|-{W0A*h$2vNFYhX@YNcO}kel6hQs?exOXkDO^vcb~RFN(V^oGhg8ub27
$6N`IRpjdf9x!TlWTsXD?N;I3kCgZqws}|@go%5;)3Sb#L1j1UxOq%0s(JYCSaMzl%KY~&hTH970uJ$7?>5#CviU#{aSt7!NDZh#Pq*e$8mBFNDp|$Y{mE1@
^&(Zbv-Xq_RgaLU4&PNGH@7rqJIb{hCE$qoekWAdYYAdoO`E+SC@<z170!z7vTV;b&mqu3tyT9<sXX5TGS@}$3Zrs^!NQT{3#W4LWBbl5=19k<d{S;VT;auD
(7VgW$q%*~LlC>CU+}da7jG`$sa2(*Qhh~~u!;y14^8yJjl0%F@&$Wbyb6zuo8^yoktIDq3RJ)1o*jLTmvINtWT~!DZYkthuO7|~PL3QOKZx@&ns}8rxP{>o
<PJ0b6bjo9=PLLM8I|^(2fP_mRD^o0Y9rzZo2S~(t{eM<ugvEulOEn7w2p2XkK^#OmGXRZhL}iEZ;N6F{RpVj&v`YlD!3JAq}<(9_igQK($swEfS&O2h5R-+
s+J&1&vN?rBy;fgeky*E^?hsc1Hj0k_u-}i<uTYfFP;}vG~i}0nyG7JW~a?9Pu!}t`4scKfXDJyrtWzThjJfpeV>t0iQ6|$_3aE5`#M}>AKkid*2E;*1Iw~)
_x9_&Gh4zlTb=G4_vj?3eM20~z#J}yz-H+^xZcC!-x`_fE(PZ9IrDZi@2f@6D2`u)`<LphAoP^=_g;?b)s#IOM3ps`!37-K$^$?Rh_>!zc6VkU%&ubvkyD*}
-6hLmP3LPG>wCjA$vwd*o(tFU237)A=Xu#(M7@(l3w3R_6hnnbM<MxR)g8M&ZK`}fo=sQBI1GB7=bEnz|1WAi8=+g~9-zdAWoxs`+ZmsrJ0P{SlFm%;r9_7s
M?PwY^?9!cJf(Wa7Pk9%HGjKJIhc7wj1sSRQ8IbYBW`6oQXMRgG!8kRd_-7J2Yoi}R0gKS*L1A?ab=muVC^MO+MjfZ(Du7ouglX>Xiv7~SI4UYJoooI)VTax
o?ZIJ=t$a7T-HE!s>HmM&-v6>J!Fv#g)5@Y$dX`-=U)1CB{zu`E3I4+iI{MR7wBf{*jqin7o>>*4mAf#7tqt}D9F#3B=;G4_HL0@)_NFLU`=j^I7dmumfkOE
j{Y9BnN5iHv9^Q58FXXz2>tYYSbA@ox?%2Pc$h?8D+5_=0K0Zm1%5UsK73om`jX>PbD;JO6%bJHo*-To*9$X#toU#+bOOrlmK+EEX<TGpseR$wB+swdq2IZL
cS)w_mU*ZaDao|(^CV_2@KE-qCkSVeF}L$;>bWB=XVQ9(qCMQ9bcL(vIgJf<39J7KmEU<d>h4tvZBip)Hv`p+CaYw*={3jG$Oo0n4JQ_}>=*9hl_7A)y9vVi
E8|1GIboxpOw>Rjs!Hq|$n41{z(m{kkQt7U?MwY8O5lEizQc9O2-rOzS{PgPyFo~vIs&ZI>PrkTrq^x`RPrd{?%9oR2dhr!QE+irNj_3?)d9xGL4F?S?@|_8
1U~g^qGrju5a-L5qWBu&Cz*R+#y(a~lNnF#9jgqq>~dE{Y=w)@?$^g<_$<q=q&F50mIgtAXpWWeQ@j_9Q>O&cE?PZ$Q}R2y$JhG4xxpZ1dsvYWrWJW~Aq?K-
YsjN3>%8?4=&B{rA_-^g%R*nc6rlE(-7pCkM6Ifg-q~$5^J1MC_g3|1Rxi)Vw;M2oB-Rh0MtVG@?K@AUywjw8ba?~5{UvJ&`yKCm9EcdR&kg0D#4qMPc@@P0
C(=liER4N+vL0nNcC}8rpfuaF6Oqjxx>jbW&q_B}PJKb|uizZy<s^#i`y5@Z-}idnhU^1<9c1@DA{bpPCsIP%So>GLvGXlo@+d3mV1<5FUiPH}nD=j4SBMxl
xV$kNMp(zvy^I=EFon(;lH2<3ryc}90|c&>hHHgV+XOIOlu>8*IwFxyvyGhz80;+J_em7+ob8#dp0o9J_Bx*Z(L&z$(}&M|+cvin2CpSuP`aCS4IWn^%3$3-
<Tt5f?qTp9Xa!qL&2u`qCDGflsbkYD_c0tj5upBfRC&Z{=HZ{6ll9Ip3-6U#d5M4cZD?Z8L6`OF#`=z`uFdg$r&p)7Qt~O0cGFR;<<=(G_5H8E=HSmPH=)6_
3q4HcD2<m`U=BdCYj+!Q><tGfuq?}b%CD3pn`!$|&p`+(iHNqt32d);U_l<DA+c|Ysc`)&XsqJ&-F>NN+6bMxq@|>nJr>w_{cl#m2MeU&Tv9Bu>v3!zoPUXx
UPpKN3zEJMlItyIn{UVrF93_QNWn#Ls>7uqa}UB1Bpue*_E6Sj$+g47d;#ALgqYygKZIQ0+dg;p=DFqRt~EWO^e=aO7l7HhL@(}QH%0k#;O|EFPG07OA9Q<+
H~x5ooy^|t`F>YKFuC&>=f*-M9T|Nya1Utw83z`e>rmjsiH_exUvbpi-6?^(<PyljzG`A~+n2?s_hA>-zIS!!O&DJRN`~ILoK`gB$UKCp^*mO+h<IgM7YohK
;-vy=q7BT7VdC9(zBk~~r=byGwKs3jqU(IG?Mypz6>Fll=(DZjlpU#`B5(7I?tVU}XV-Vt3iZ84SoZX6<=N(=T71d-h{t}+7@mZ`Z?9>H7P>M4vg$mzJU7&B
ryPM*=}lPO1J<YUJyS3nXaLK<cZp&Z$^Oi@QB5L|JVltXalJ*262IBI?3gDij9+K-_r{NVKQ4Hv&V(m9h<@qvQpiB^T@rb%eqG~2){1Xm`RRQ6WQ$!Utg_-?
+qhzLP%n(nQ@j4O!d(Nx!GdqATsuf*{eWNvKLACLvR-#t6-y~sCvOq=`ta8g(qSF7$mv-hcX@a#N9<m1098~1PWHp~`Xz>=+RTWlT#cK`y9IWnHSW3Idw6#s
k=*M-WHThTu<|mL(&o(~myIM*U`&oIBI@SQb&ibarw!Fx|2&nQtKXvLKDgC>URbgYZq$m8gJd2r;6ck_Dy(?B*m9TIcU6la)_l)S{nojPOu2d=ms+Rx!`T$K
eCN>)gv*>LzC|*?6J6eSzn?)zHYGHQza=Eob8IwXr9)qJe#YAFZ+{jnd-ikt-22&xuR9-A^75^rv(D|V$OG3UX{HWVhKt9d;5lXLZHivupDzaI@vv*pOFJmB
`V0-9<SU0+ar!a-3Cld;wW6f);T~R*73;lJxh7c+f3B5m?Y-h*=cY?sQGxFWE<kr@3#HqcoQ_P6xecgZ1stY!<4m_SbykB|tEt%?RL%X!tGmDNPIf+0QwTx%
K(gIAEX;QD^1C=bf;z?C<x#4!WZH7V-xv1s-HJX*ZogORzLh*@auT50ciG=peKt#f?`)YdFQApn3qe$m-5uztbC$*B$r~>>-R~U7!>pqNwV=uEqFOHj>pS}j
2J#AzQq-Xu2YtqQ-1zPZtjuqxN;Svgwu9f-!WU7rzUMBEd2}uZE8lmCd2!}Y@p;R&aX^vv$n&7J3d{4DRF)eOE7Ug+Ebrc|qP{MiFppB8F2bI-eKn{Bnm~Ox
z;a6@7*hA^b_W+8au{U>7_sx+%=Y+w@OP_(hI@SR{0QnnF)tQEWq8TCT~doHyw{>v_-Yn6b>-_6$C+C34^s@J*VSw|HIIj-wHyG*<5cY`${oQz-%^(d!Ie6>
QHCIKcW1714+P22mqe@tf6S4ktJZrQqjBfHu@)%8y*vGRy9QL4=)w9hfv_8|KIZtK5VY*0!+r_p$sI1swtWZNGNOsK@g1?7+FhM<uC{Ccj<+Lb(mZmsF5{R_
CWk%*zta0YvqA7NRP=kA9atZ%GDSMa&*Tqg589&KCOwpT4^2!wJA<efGo@|cz9USO8a^yi$FQ!)IW&(W1ce$~t{X@SL0RY1O@xK$(9w^2zQ7syrNb1i58aov
mAtX1-I{lgfIDQ<_!)tWJD#<CpK)bw@*?&y?*>G`E!u2^(}LR;hq&N|zi;+}3AwXjn10BY77hQHI8t41?-`GSg>SIJm+buGzuB0-&r{j3<sRSlJ*i%*R_pt@
Hv)3!&d~tOAMyDQ(l##cn{E4y)VDapw_G9I_ton-@MW(AI9<p^<L=-6piUo_wp|werbFKke9K96{nmK!Hz!L!U=y?J(=SUZu9M3A_QB-R<a<QELeSZ`FGn8e
iq2k>{ktoHxAh8~T|C5l?bABVNuxQ&9Y9)7(qDIW!<`Aw$Ua1E+aetRB6a%G!P@^gIzyoAS!)X;Di9S&Boc825{X1qAQ2VFNF)*&QGtx8KvYB`BcnQ)&O}@h
QNdhsC!P64WMmh|{QvjO`+nynuvz<A3GBVEPlf-WWgfu^!bFw~aB=tfis5@M5}KcFTQ#BmTM{O8nN`d>Z&1cv-%Q>GLCq{Xv%TAJ+`#g!2L9Oe{rxm8YW?1g
y#<Mo+t{Eb9eT0ZrM<I?)Ydm<9p*y-rJ^E|DCk{Z`4ijI<^pbVcWp0p*BiOa!Q^~+g)coe=oMgM7i=SB$-%0+!142|XdlMxMix#VeXah3byVxVo9_v?kF#CY
n{_l(7uX)Lltzy)@I6r|t)iakw9lelfbv!ILQbT;ww+*w^}*kc<6fO5hidc5yunKLm6$>X4@5iUSoILX#;2|*Ptw1Yeaqd1IY6#aEMigK=UPR?7d{#Q=C8-C
%&T6r!~{Eby*xE*-0Ih$eG`Z`o2(%^ugbs9uvi3tNnO(3g*Xi)x4sDjeWe=Li(BtzOO)iw($BsFGUwJHWUw0+9Im;tmXovPkO*;8>!UCn)i)j29x@}cK4hGa
G|gSN@C84I<qmY4m7EC{THO)T5bO1oI&FM6Zop=FoAQfTyY7@aRa?1-RH~kOK6~(3_T;)3dcsehVRWaSs%HD-YaAaNxRZ5jaf6F_7PnnX`lQ<SQsYJMRp0G8
MSo1|tN-g2%F7!9c?~Ds{Sn;0`{(7EtTM$`c;@>oRSz3;BI7ty*w$8(-~a;yO5&e|0b#!M^DWmb33O0=Z_Msgb-iWuNdzk_!r*ms?_6IY0Qj-sOVQ$x{<U6*
{&Ff|jra)Dcvx@mtxK-V<GLGPDuht}X}v<zSGyB3cem`YESPTYkPXiMTtn=qtL}dCCZ+7;Rw6#OAJE$cK1E#qb9-NKhus%#^DUtN7o;2OdokBS*7G^xD=&B%
GK3}x)?#cQu^!-m?RGZA>s|VRI7<(K);>kzA9OF4C9M+#l`L4nd1FQaTAlO_dj7Jln5P`GewG(3@gRXOuxTUuXTI$BY(#rz@YQwc^c)3hLY6RFJi-K92g4D?
^>MbY$H?%4wN;92oAlTXT^HffP~jmvly~i{_!aj1I4-ixa}Lit?pcFd9yuQYYMX(}ulCjpvzX+Z&qnZPd(D+Cl=gWO_z9~n3p!{=a1+tM4o}iGH+8&PB2OJ+
a9OhMtvGfgNc*p;*+V}{$o0;)5XyJB%U!tVXwPDt#2n6dY=Q7*w|l9}^&N%vrv@&Wp-QTk!=?(j`+Ipiv+G70EPC-{#>{)0xXi6Q@RUI88g*j)Jvo>>`A;OE
oV9`9+EcQ~LoIhy^U1@u$`V>i1x6ba8sH1Uu>>Bg_GTD@NFv1Od+Z4_MrT3D*zG*4JpiPkg`zj9tR3Qh4LA$l*F^g{8MQu};(-xy3w1wWfTs-QtFzIH+#H<k
Vz_A+ZSp(U7xL?A+sLdLoXy-c<;~n}@r_>2jVh#CGny~$p2zf$D&EGVTgk7YBog=;PHRFI3G;vJ`>iM6w{Hc12Kvb&7ClS+`*Z`ab=-FQ#xVQv!Qx+MD@AH7
pX%PHv?#Ql#XNQ;SyTNkxLz5mFe@lD5|bf^t-kOLW>pMAr`^RX0zB07l6IW7WtJ(%5#&H!ppN(&!`wrD-(~~NogGZyl!4`TPkwepYk=UU^&G2gtnmG8O)H8Y
?fzQo)JeAO>*alvvm}-$c{cYAr;^ZDs?xaAJYM5L+uQ6w+|SU%a%_i!RsZ^Z94<*+<91xJtm_Mza@YRZCzl<jk=~#sPrn`Lzuhd50g{Cus|>^{^8gbowS|74
M#Bx+%evX`t2b3<!xTn&bGvhz&UW6M!rdH=H-$J@j*+lz)Vn7vY&F}i2?xU3)V<z18HDgBmNlz0M$v0L%r~~kTu;N+D{+u8z{Jqm{r%bY?R+?K^Huw7r956J
;mYW8losyqHOQOx(IUsbu2;^>a=e(fckY^~Sk%i(;djo$JwV}Qhbf5IGK?Kmh<>Z1u@^Jq+j8aSJY>cQ!z;T-R6d)c443%cuWhUHR%ISrN{c?Zp?eD-9K^#A
Mx}wm6s3MV_iKv}oFD5mAGC%>4%!5r+db5w={!4Xs-y=`YNO+j7Nc^LLYNX*nh%#!iO*IK%SOL5LDt{iWM2-%F8MZmpSp*adSPKjYI#@W#=9qFv-5HFdVN;X
A=&}!19;)b5OTXI6>=0KBvt#B4i@;KPeuvVyR-<2ey(nvyVVKY3rDB{w4W1RFDB9Acy<>K#ZvwPTf@^iEAS%;lb*nT%w29{9)3Hgl9u*?AjKZw__B+~y6MT<
6n^T1TDAD$y53oIZOFdCo7{&8)k?X0M0doJf(a7~Qd4;!mZ+$J?z4$yvp{|-RNmz}3oho<loMcM@>N&=E?r+w!^f>DI{Vy2)sVsHHP!T{6uO^nQ<9%ek3UZl
O82EhIQOIPSp@Ue<#zR20tA^0E={Ib0Dw_O9zEp8g|$e8>nOL98L9eoX=|GG&%sZp4>Bj;`sNVJGb@|l@+ln4;hJ3$wtLhy%tzC}Ah2B=@D%xw^Y+Jw7-3~o
6l>vX7N|93J<qU(4-WhM)@^?-b=7D)|G<Ic()+6T)vkSRk64fAs8`fQ?*|s+qLGt8nfI!Y=#j0b-{kw<=W8YFqJE$q7}sP8$bP<XkP`;@2VL7dMNTi8_>{-X
4Iu>-!)jrsNgh`FdN_hxudM`J?tDyP6}R;cXY-e(OJeN=1Y=w-I$OgCMYdeD*~mP01Z0#LRd8L9&cNRHHv4h5dpQ-<ia*}$+<bfE&pZ1^^0S{GOqF>_=#J@S
na$s17qY%&-Qt}$N@ctP?|lJ~mj(A{AZx9M`+jM(u4JTs*H`M()rPraT_PiSVPc#?5UtL<FT<otRZzmgDZu)g<O?Z*S)O&kjM+QKrN2lpRDOlX#kKG4Rq5@$
$rzsat&T@6I!Ob;gWU!zkZ~;$UTAK;iL>nfwy+wuPuoX@0d;u+z8v=au}i+sUvtkJlm1CztUyMU${@oeq{DUYhxQ!VGt}Ondsa+8Ubt_p`_Ud2$@=fvd<i*n
*_NjlEVXh={f=f+FOLH(Irb@JdO`~;I~f6qzz=G;PPf3oh7OigxbtM*xexW&z_MQ-9E#ca2EUWlvr&(wa5|s9tHbkKS>&b<B>fxmvt<u(P?vc3wfE$_d^g-H
Y&$7;py%<X<yK$Sf<=RbG!MbovtRfCKFi}8@z$2R13Yp?dbeRS=3<XHbi(JY@0xW^WCdI9e6)5F!A@FEiqxUZI-6kVYyg(MW$~@^<lUhUbM8L9rvks$gPpp>
^N2v>w;&PXN=|sRBmIitK1h-aAXL8o9+%vC30LQj*e`v$+}}%ZjNm55#px&F>}NPD+XB++ue`|H65Y3|9TGflg8DDNx%62@^rnQt<{uc5wJWRHF&jsDyZLz_
=suTt;WN(r;!klYy>fi;8ORB?11od|_}+5Q0Jl@~e3)xz(m0sD6aG-yJ<A{o;H2{*$&2+M=E38&b+{C{AR(;)aIn}C3});C7}%zoiE#b2x@;iJx3uwN@VfhI
5;@0vn0~TnGh%xwM_`5irR<kgDBEA8g{ALc%4L;`*)8K5=E0BWnuXj!)Z1dyX2Pl8-NGZX$O;?~TT<rFxgk?M_{!VmP3P@CcK$JOewLAUbPV9)X}N;q=dEfy
O}O{vjOoglh8>#pUcB>-_I8lltdjFftJs&%r1QB?EteJim-hWx;AJd^#`m$clWJqHb2+@{m;5T&K#-JJJ|AZ<uaYuCY@H}YH=(}cRlR)}Ar7RHb4z}B%-K65
=0O^KoznAU;g_HAazD=*J~kM$tsGI1Y@%j3co$eFx{FOUIrPqxsP`Jx+LuoE&-D=v^Yk93+<f#yF5gKPQ5U=KlrOxW+jo}7eBh#AyR%KK?%=Z>aPiDP>+b!Q
z&)_p>w7@Jyn%i4ELrs=CaNd3nNH@Ld4hyR^z1dp&3dMOdy6IR%=tWY3ETd1b-+axwN~KARzHR)M~<6nbGK+InI+xn0Sln7#R>7;EpP?5GtxBIyA=uszmaul
J73s-V9qkWdG8U^dacV5JXS2E-P^i;{4xg^l5j!|)SU3Q(gT)nbiZ2&a=c#SK8Ivn#PK{y^g)ZHdnrB=H%h-3?IqvGCgf@p2=F?Ntpak}O8fCBU}K<mJd0-E
+&Z#s4p9qZl&|kZ>_qO1kzv-y)ix%z#JJSn+D7Ypffwl9HCGxW4H5tZtFRZ)9L&W)?pXv~_Lb~MI`&8;%o<zbgU{7Q+%S5EbG8h)$||S5GO?+9r<DR}3dpQ#
?yvVdF-0z|Bp}$3f>zL7*Ob;(I>d5f{s7aTaR7-W(iiPvi|s{-VJvlhp|?*gdmi=J)l1*>`fV(!SA<+L<=alD#K8s!cLiLT8IiK@Y2>lB9Vbj1ouvrxvcP}`
r&ft1ya`=`qx-D10&wcS;ND7I^Ku=KH+@4FgJk>ZKhSG2Hzwx{u1fOESJp(qmYH|`%<RYco*KFTq5J3wAi6D7B4%byJauud<#y(IB7z*p;HGDJ@lE&JUgh4d
%D8<T%>u6M`Qny7F0<+~WKEyrh7ud6+RCqGcd?2OZV;?4`ei~2K0ON^V!;>_cAQs;dGyzUB$v2veiyUx%U-v0RXb8*$8t<$Uk<ieB<I<!bls2p$<irj4J_j|
ywGpF%Pc?!UE1Czt{MWYwK$HetaDXd<*=e2-=n#K_aM;9>e|JW<Gz72j%RxzobF~9Bw`<w8@PuG9Ts=vunYbQ5_XyT3>SZwOy=fX2#Xv81J`<?@u9q&ml&>|
Z^@mM1~czg-1MpJ3q`umS*7y?h<K?$KqIdwR&IjG9fi5?0vWdG<5Rw`D?s16Hg|zA9dQNBe7f)Vo{(b5?A5El1tEm|8HUfpY_JHtlkM;rp=^Xjj`EC3ZL1Uv
u{%$Yn0c@X$wIqhC>MOLvOd0^YjqTQv5i@+Sfye|*u0ebf`N7EWT&v-JmkuEU)g#)$)vv^=ky~d(B^$-2Ld=bHX5r+QgiPnf`N{+vG)12e;cenJR#9{6i^?C
idpB|fv-LSYBG<P`}JC{%joYpX)`MO1}p51<$9hbf9ESB{0{tjPFh$)mrGP<aBt!pCw~hVQ(lIBAft`X&7;jW$to{wWvW{EL{VipS8d8Q_U|}yPLKy@sWj<*
U`fJtU-4Y>2DN+3!5;Xl7>tfjI)X~jPx*`+3l3>}8MfzFHNLO0pJ_O0gD}ZlHFL-=^y4lUlH<}EMP^<3KDS(QO4mCReaHuxc=57ru9TVy1#?Hb7^POS(Xzm&
3kUX0NRnBtxR?aA$rxO${$~LDAZh@)hdrLplUeJxjC3piTn94{!lT$zBGH+Ylg~jvHo~cyhxM&Lub2fR-{sR`FY8B3jd43GSYo~xWVOF!m`8YAUtGc}huU{J
IHqJx$C`vr8-5ToFHp*21=jskT`c^?EZsos0HR-8GV=SvO9TocGj|}6v+aPDWMO|P*=(L&b}^H2){sJCx#k690cbb}ICh}?toW0gG3`=>S<{!Xg#97-0Ii8h
Tb8z*_iggJSC3UAe0(=g<U!p=_iOMDRzX_eTQqQ4RR@g=`C6r|laX5X);jualz*5Qm)9CVN6!biTPoFbfu}$wIJgPNYKxYa)c)9!z^;;nFIi|P*r!OrGF?6V
_MzZ6#Ep^AuqzPn<vE6I<H+oFQnx$xEv!3z7i!wpwvAB@GML?#`gc5hwrQK&?1_G0uZGUeesn3DU`JjSXNEo5MHU0^ApmniALqtXP)hmEO@m!+y!1$@bAm1M
hV7sG_e^w6N*Y701cvxyaHLH8*&x#4;*PU&^=8}MXO`g)P3~j%f%gN>s=S})@*CCG0N1^HiR8O}Dr=Wm7&5MkEal*Hcc5+blfj2KmZN@mA@fMswin<?-)}+8
VvfNa3{h^Zkc-;8s+iB=uJDLwT&cOd%#&N$fw{On7x+U{NKDyMy63Q7-xig;$zeZnNcq80r$}$}Y$@nSts5kXG|xR*w<Xz^Ql6mu1|u56KFdA{E}M_bS?TAs
kcU&gzF~lJJ5%RLK6A-!#m~O3)l&9G=MDrQB8HCAB{~qi#0aXsuJwVj?KgZ4pd+tu8Oxo{eY-51ofog|4cmF~8u@nd7ZG?r8*63DBl{uJ^Q9$No-lfaV)ljf
bVXpUSn{AT>li=h9{X34&)Q2?E%i6|LfGS6U<zNT_&)sY*d9}y`>{C<><SxsZ~f%hZe6hIX4lBWJG=AFS{<Zr=~bJ8{)u7(H(Ogga$Nnqx<ASTLP*eJLX4iK
vYTxyC(jT!&|N$WriIEA5h8&fuV%CEpEK{Q*g6y9=#QBv{>ROpn-hH<eF2H9Ah<r>0opn?dwB8b_YJJ*+r6uJg#z!3uw7W<1{&$uwcQQkIqopwL4NOGBJQy2
ht84hO@SUGEE-%t@4&DVVhc~Bqr->8ckM(nLi58VZjLVmE>O9`x_A$ZrFEHB{d@qlkZO@jd2Z{O#Y5DrM66|=73$xb!!gVbhj$*~R%>ICzp$UP5ulU|-f;(H
zjrqc5v#=s6@8ZCAhfyNnbQ~pY%mgOs|4U@c~EluGPh26ah!9juVkDVX_X3jBsK!%?yC!(-;>r9yF0;K(7Wdobfue&t~!3Wb#uNk+qT7&U=DX*Cg#<3WEd~+
8!oIIaBQE{D-Ux2Xh5{PTEdF7W)KKh_!3B&)8z}RzGrtPV`kGLxYqBB+Osl>x49fXF;(`Rv1vsIHM`omgK3BVctpr;r>FdOSPiT{ZjObU?^T+|N{CacdbL11
EF!z)=M0vuxLXDv1?zInqrCB4ohweOJYeI}G1kqiA*tT)3!*P^<3~Gh&?6+1uHnNPbynZ(G=`Z&Lt^(gZ3TF)xMdx~YsWjwbV2cS*|}T}moqG|d}hzHbJ4Kt
HP^N?V|W|{G<i3#N4vxERAy9}LSox36eDX`qDXSVt=sMBUuKs-*y$K>f1X>}u;i{GYTW%>#W=9aV4w5sQE|F(REgNQ!LeU8A0Jh>G`)y=&#12lFe)4L{Mn)9
*H)bLVmX;z9$i;|AN=ByXN>n+vGzlMJNdpNzQ{k&`5@<x6@Rq*hy#vxb6-E_?z8P4K9S)6-%DuCZWW1|kuaONf8Uqgm^-6F_IHuPh<Cj9oh3fl+&U6y_fKQ0
F|A|S&hv>(_zg~0EvGYl<;`GqZBGH7pL-u`rrMq1uv<M<Jq!R|j6qL#&n;4Ge?@^dfbWK}ee(!vPA?S=QFlK4P?q~wC*F|!A0VGJMV*`F+f%<qAf4{lv!BMF
t4PQ}A)51abvJ7l_sjF_a~-j+8dq1l+{c`q#ZTg{d>Zz?E*bCR-EntjXNP{ZY&4u@mtl5i2d?^8`FM!))i=Fu41~&!s-O>KE2A^#`#v1=GM)#>?moT<)2P(3
EpFCJ$0fTEYCmX&0aEx3a_7)EL9DN9j+=EP`n;wO7!q&KHZMq_?o6fI{Tmq9=khutyXlrM_RhyR_P)bsU!q>!jSKHQ^YCo5OmXM459_$JhptIDv$3_Fsk85u
TR7qESrH1uHb_^XNJH;h9ucuh)}u9&Ez<WaAN|h0(fzXk!t`RAIbd8h#hAI4+c)QGJr+22Gpc}bkn<rB=Hd888Y4;S@BO>@aasAYFKB{wKi|MXtggonvGFhL
7rSHHF65DJZl)FU=Q$5PE^QVPdHOtQ<CT5HCtEEIEPd_s$bsO(C^!7{h4Vy|=6lrl$ANOB<xysBwe{=kvvtHHvWuE8MR!;F1sx%c&gQCiFV^kfO7G<}?>so9
ukVmxMODAyryU<HVobmy9?1ivmoPEeruOF4yGkE3G}M-!horiH3!)chPAFKe?tFBY0jduK7)xbQd;kELmhKRICH|~$+hI;ad&_AbWu+qSdQVSG_*&n#Pm&OW
C*eUhUNNi1-U>!NkrcfX^U&_xFy)`TJXm>5s8^AVzb-urdfNPV!5WtqAEBQ*cNTruw$7x}giq@{JXVkszVE*GtPRFNAT6im69vR${&<Q%_ovRXybK&f6d)li
T+x>;6kMAryLV?yf6D!tdzGahrunA9l^ep3kW$SJJDvEt<#dyZOAkRFzHaQfzPiREZhXz~{xE^Z(K^`aSRP2|CFvlnx;w;eeGW;C9bKMfjX&TCWho&HzHR!b
@f;5e<{8<Y-&o$e@B$@ZH~-2TKA+!xWynq<gk?!Pt5mt|N(L_7ffM9%trANzZH%ysNd%^N!Nc~7>-x<;r@pg1BA@NZ)^FFm!PX4MeE#0q9{%<F-Ctw_5yU!c
#CO3>4#K@uagD%?E;3KID4$o|{j_Vy>lV&4>m3XkPx0_WAq$>rsI;s1dyGi?p!yo7BLr#ImwF^T-?f<Fs$IpZ+Fj|*;P->NFJ&^@cM{(06mlM}%<Lx*CsX{s
F<=f>9;i^021Fz4`LgNsMtkmQeW?+5iHD+G!K*LnUR!h`zjak+*2bUpt88(x@j8y(;{QqsuZj2Nb9TAS-Id~|RJJ6$XLeA=m{Ujd$NTWKIJ#T0&HbpY+i*{I
UV2|oqLuzwK&ob4B9)}aH(=ZTj+31)$Zq%4<@mnG=xrW!K}N2IOr1BU+n?6ocYR%8sh-q-aQg=xr7e=|xZhzn4U<w<?pk0c`;1YuMPHmP(cr}NLe_OR2+u=<
6vNGx59S+Db7T$qZG}i6;v#qdNV=@A<Zlb0Mc;9wEXCXahG&i^!E*ZEHNJ?Y<jIjl+11!6EXNMOCv!95iOiHRWuTR)mH1rN@>}Y@_|Jw$*1nF<X3vbK2D5O^
9odgD&Lmu@-sF4;{?N<4dIzuh*zAE1wci8rRc^k->EMV1Alf&IWI`e)Yt+Zzb;Etb8X*i}32nW1@awbZLnqiZOm?b4LnQA-?T297ZN*-sUwC{5P)Jq_0k-<w
7rta8YB@8pTR2o$XUUIUVwCAe-Ep5#D}7S>B_yl+6#!8U`}Mt6Fu(6-Um^Mf=3bI1Oz`ht^Va`sc4Xln!B0aOr>J{@#pQ6q&ijRJSQ*bvQ_jX}ePR4rK$`YM
L0E&`gl>eeM420r?xT!~a6Q!nf=R@}IFss+%M>PKI4&?cCQSQI2`5{GdxdX?JWP(C)z18&i|jy8&t8iacR+g_xjOZ)O!Qiboo`M9kVNkyZ=12NSwb<lc(jzD
;Gr};Dg`f!JFc3o?|$TAcM$uNNOdemdBl|q_6DkQlW7}o1-6TRMOI+LkZFri-+9L&%7=7rH<(R!-t%DOJd6l4GW7Tyhbf7rFGm(*U$>*K_IWcsReuLxoY#6e
SEDw1A{>?qDg@U{;b6tLptjitFAHQBm?$bP<8T=_1@|**9zqqPSuuOH+Tm?>z0fOu#7IMNhZ9XRd<h(K`EzwZacDT(3b>va_DR3J-$o$#^6k2<poh#C?O5x3
cj{d?{Z*de>|l!Dj-0;p%|=<v7OR<+mei<76EAZ4slDu?oqVmQkt#nIAoHvTsc;<n-C|Ayem;tF+j?231{JScXbr0KyV38q&H?}U(RC=#{qAr>pdZ8^mQ_69
24;7wr#)lXc_e&f&93wv?V62B79QSsYmM+08>RC_|Hvzs?mfbD%R?TbU`S_w67jAu%^4!{bp0-cUZ8$?y$Bd&c(I2A;T0Z$k%6Tc2YK{$zMr^u+*SZEoNf!_
pu(m~_qC;jrM%gu_R5#L8COosrn?;`N9DPjzTSbnENuJ`D|;~?istq3$k=bWv|a6S3yJ*c(uBoXi0o+ZY=z~IC7lex%4EJQO#R)vy|^vcMJrV9y7ciK_pC_u
_J!WZ%_1Fpeet{DS&;SicpOx(K+<b&LagJaTT7kqwaRx^nBrW)yLrc*$-?FviN)NHr8b)?I)fh(^xYQ-;pwPBcxy_fh_@*5!}`1A((<>mo3KtcxBA&9NNZp}
8$C^p?MtrygeYxOgz9se9$cCyc%|R7W1EJw@zmU<2eGgKOgu1l^N1?X^%S$Z__FUn;cic=m$~De1pSJ|A}kO=6r`qSL&|q-7oDx)Gz)?AmUGfOMxn6zj&~L`
`!r#357lhC+FVn=g7|iUR9!YTpD%ae%5vPPe;3?&6Z^?v<PLJcfx7x^h^^W8mvPNt2Q(;j7YE<&zSr+fZp+WQgjw0>BNu+A*MM|iDLkPFL(Ywsezx2GfaS~D
<GY@;XWP<o2oU8at~*8d(2iN4d0*0ixbI2XTT)V=`I^V6eR=IA#I7#E0dF^z2b9s-OD|i1#T@U=ED{ltQ28`3JGpBH27F`B>-o9TO3{8c>j1XYn(t2|>3t8T
ECEJAc!GgC5+VZ_WR5fFxxePf#;+uZBdr!u`jVY5@Mk{0r8n<rPa-%|pBk5h5VoNE=Xva-AtPWnzMmp(YSxRwf*xRpWe`n9e^p;f>?E$kcDFV%Lh`@D2Yn;7
93gc3aHk(rt-08>zU>t2Ud_Szxg5uRz5GI`U}fz$UzSb~2G=6i(xgxw#+qHj-Fm2X@H4{9Xo+QxRJBpaHXBkwlkovg4`h_Mf-uJeSs()6lQ}z`1z+6ku1ifa
ECf@1?S<31VVz~nAuyd=Qp6hPBZW=NH|}lU+Q&Z24ouf9D!!DR;f_vtCJTgIkV2Y@B_udS<ON4||Hf4AE3aUA7^Uszb?(sS_$r;PpjNE(IL0#jDBKY6+wO~W
&T=yNYkCV$<?HvdSiWMUpS`Nu3Zwc}WybQ!!ox*Uv-Y{PUI}&6AbBDOK-!n*l30ma0z#KCOLLxW<6)>*+$4U_eB+qXd{dm(_S(s3$kSM;V(*zav3=QtYkk|?
YfWOw<`^DsV?7sUt$%L^a@0&kkk`=kBo}~d8DJ+mlimOcs^Odz(7t<a#ToFqdp*vgbwBQGp9JYW?hnfsFmJfck47rl!fg@;tQ?Av{d|ttV6PYq_V((Rof#xf
8Mt3bLU=m}{kC>oUFL1Ujg&_tldr7YBCar=1{qqGB)Xtemnl6he~IYC`a|#Q#0N0lapPZM47UfCZhY60Pmr^*rzqw7g!nf8L@_?Pn!_&pjp5_xZOliMR3B!o
^xbUXi|e6sFK4F<_vyjZ+_bJC{a!HN#hXl12=SPkJj2>b+p#vrD=V2bLn?eg8#&vYJ7`<y`S|BH@?J9lsi}EHz&yn=xGBS0P~KGaB5hTm@B3Xhy=S{N$o+#w
Jc7DR<tIQ;#zI4xn^d;9ZpC%ku9IW!&CMU{4ZR4mnZs<)f^{g=^ZBDOJKI-0Z_`jF6Z!Em@xH117PEYAllNQgjp*|Nq`v+^Sd?Y05)`#NdNKUsHS6`jKa53y
id%XG{KS1Es*a!mq1y(gmbo2|7GoYNx+n)M`O)AU%<Qq*pkO>jC=7y0tMKJndFbHCqj0QNUisWVjyo<w9IltcOb0;ttSsQ9(c>)JvIDv2W8ceDYrb4_M*e>n
xRUqM{H**L@HRK=RGkoNu{>Pg@@z=QK`pUgni8xuAWnKK#6udtp9;xX)5S;b>b=}a2{jwH9zC+C&xTZFKXE1)QvcH6<ae{z$GC<_DLEgn@5Z2{K|Z;}bUa<P
!(Kq6i||#bLiQ_~BCMMppNg<$4JTs!tw!FChsSRxE=u4@<-t@K@(-kJ>dUr=XF+c$7o_$RRGcvLHaR%gmy6_>Imq?3QwjEAn1vB9Gv~842!B>-KI{^1*XaQm
U!=Xyelfe<v#Bta58dbziItj5!ApPkG<NNgzPIh_id^sSJg+kGUE&4C4R>*OszZ4Uuy*UtR~IC!dV$=_BQLY&+1(>#ID$FPv&d_SE?YB?F)%yie2>+eL*Qn+
8ya`sKzF;-d6`|Tkr6VF-W$HVFttq=7xEQKvn8eU6-3(kim=AV_%n~)?N0i)7$TRWE{6*w?q=1l&a<vvBEwZha6P+m>%C<*3%6_MRgc21ceGq&Pel`5u3@&}
`fB{T&4?bkJ_E`^RZq|gzev5)Tf%JCTBv(c!}uBBv98nL+W|b-(!=Po87gXklDrCrD%=4hD`$Z>n&Ys~zUzUtWVKmcrdE^h3XePFcWluXJNwlx`VGxsS}M=M
=c9TbR$^e)PB0+6I1DX74Tu7p6&K`QzDBqZb#R!)5@U<&7F~HyOFwZxz>V+B<^FnnR<lHN`$x>}1zBe2t1I*b<SUB=DKG%@u*#kNl~%S{WQ?U>#GO~^UL&|4
-pZ<T?8)TttqneBVD;5)q`T;`n24LjC^-yd>SMqRvN*1J#K-Oqw|(eCeaBL*x=$X$sRJBkte!;m-AN-;E$>SFBAzXG%rmZ0C#`pb!~x@bj?QA$is`;Q>GOf!
DkO2ikWuYG3k5bMLj&4+^ioMHr(2fIxmix5=vi<NS@ghS7{`XB&B>#X&lmZak6+6x-6G=gE}wnYXSsBCE2|}Rsh_5vjR+vbP8+U4x%Q48>NWS6GZUZVofRno
ZY6DHzQnpkvv*hrj9fko)<pE{xu~|`wmaM|A6&hf-`ZMtMMMU?la0Yd_7Iu&dxyKaOh7V%=lMK0kz^gn71e<4z2eOr(D0F^zh4I|S#`<ywxJ`8(YIW%1RBe3
>y4K8Am>*uGkCu`7xp7Eu5~or(!o~abYuGx@Ae}0+!_WD;aRC=!O|{o*fd`@pX*2Ze4q-q_mO#g&gF8#><+)J>ywY9=lPG>u^q@N!B$Su<vMuco$a$1V0v+b
*R_W$00p56WWDOFT2>wjPRJjK-ayY9oQ-%c68kbM8JKNl#!)T1G8bj0rQKSMzrKlTGLQG!GsTdtPp2)~U0aT@2}=>|RpZXrb#=>&o@KQ5bKmNw-0CL%ZXbZU
m^8BQ>q>_2!w!W73A+7|km_<T%)J8K6TpaU<yb-T+6jH+l8I_g8M?(MdzY^9#yrYAq+{U=9NW+PCT>1hL4Z=;VU6jomM|c=>cs59f`EGRE<t_A?m>kQ>4qG~
ia9ohSM#WpEDc6hgjLwib2D#-ntvgMWuBioclB+8m|+(839a^%JZVHhTMBM{6RC@9L4NUL<>Rtk{=^^5!>1@RHEkAIWg(=rXU0&smKLa6KONQsRAtG#(jlAA
YJNz-`(>7$$t7iA?3>hld7+IqJA0719@hX0QBp64p1s=xKe}}g3~D|N$QIX|mjvJPWO?)cF2}bR(O_cX?Xg0hM4@=mwg>jzB67%UXo>hL{4^cQ3hJ3VZ&|oR
1@|o={`D9b7@Hfbj}9=s`<*hqLOgfs+`fuO;I|;(CE`xRE@y>7xv`CrZS~KgPs%TlAVfdR1_DSiDRfPn5IpC+-Vdpu{@D-ne)iU>&~0pEc==rb5#|<Szk07m
x>;rCm>Y5>yRyVDw8xbV0<4U><?Bkgzk6S^gjmrBD!I5j=q)^E36_a5H?ELO4qY*E^Hnr+u6^$H!^{VjN9nWi=P<tA>!6(?0yl(gnl(9OLdI^}we)2K&tx3r
CYL4rDYLLMttWto_4bg>(=Dm}CSAcqZ?h_gcDuNInN40Vghd&Ya09zBcb`4{ip%zX@|z`~8|-q=KI_%C*z7XTP{HuOGVWHM^}1+W*BhDjdOmY_d8LY|wdI_p
8hZFu?3iWtdRtk;kfvDeM(=ZZ$g@R8n!0u`V%#nWz@j@4Gc=(EVK&0R1k=c|txbG%m~=(B+iv*bzAnl^BZ5vnIlg+3j9Wk~`vqphcVQQdc-)#WyJmZ<>tY~|
5SMD<o{+0#@87Jpz{vO%EbDo1NNj?!a|btJFu!)SJ@eT{f(3r=2PjCawkvu88#V4?k)b~l8O@z**@n#hxEdUDQy}&uyM7m&nRYSrdL;N#L+AbMYy03=7Cp^p
HPrx}ZcU<AmfV(z%4bz89|S(%o%>1_evFsZ!`f>5dmXf!C}8!&UEQ`XpV&9pfUrx9K(NShbW_9=C=@xbxrMub_7w!8@f>v^HR$b`B}&q#?T&Ec$L((RunUV}
p6S(QoXNgG-~b5fE~I($hYX50WObKJ5-(w+I(cel)Q9BL><*c3E8KimrLwS|_e<4Mv)RAm6;S(pQpNJlvvrKg-+K4Cc?YYd<>FqGbpaWvO)Wbiecf3}(dzff
&)CZ;huOeD)U+{lhrxN~(I9ou1({~yqN)(eH5V21xbGCC5$@ONQVcRunU$<=>F&KMv2b&yP?6p^F>p{<+7vw;0I#Vevw%s6+<SVLRN?xM7pY?z6tiUZxtkX3
eoL_~LLMbhXT?|N!{x2JEd>cxP$x<De8whrpFY5o4@D6P_stKVF3kuM{mU0H`y*oA)rJN1x^pZGAs(82!8jVvJs`rqy{Con&lL>KXIN&}qw9OwB|Z14y5?`%
LP@-VeBtpyXny;SI2(*I$ZpX4?4o)^<eQ-qM+~lOc`Ph3O&6>jf<C?K2|LX4D&%`4SOUfyM+Ohv271|3olj0Dmn40b#7AV#8ZTn@F_O_Or6?>(WXSCuTL~}|
KGRnv1uEXtlRx%iDTzAfY0blfcjAZqb;Gg?nBmPlZ&a%2<TfrJmMuweEB2V(g^F2#FSZ@9!H>!cXjG7p*j2yTD)srw+Ed<EHTwYcT`nA{ss`~`fE3(sR3(E}
+h@(o9Ys2p1k}7QBA+I^%O8=YN4|r2W6E*I)Lpu>h(Z^v&qH^Ew5Xi-cV*^E8c|$Nrb*$ILxJ}b=1~)C2HpKW0@2UeY`>pN+tO2&>+SZ^0=wl+eCxQ)JSv+t
ee!!-D?MqLct1OF*;Q&~tb+r3=~~(BnOrg;^D+gZ2(=z*3FU>ghKv!$V|{sA>&^C1Es`J!gx(qm?4@1n@-R6DVZQiXaFtDwp#AvVZgH|h`QrYZXCvRL()PL*
#VA(VY^a&-tlHye7+f37$Pl{?4hCyi4QT@&qQB&t?HG)EV|?tndKeS}Bkm4*WO-d-78N0D^dPsc>b3E&Bdv+c&UZ@+R#o@!CA_9_14&`%HgU(Wd>_58*DY7O
))f4*T>QDHa^aX28Z7C{tPzU5mG9ibQ^Ey9yc~rt{5hB55U8Nnz()VLKF@x%n7<ZxZAgyW2A`eG?L=S5ZpXoA9j51-g&1H9K<4#a;mc}+h8=w6_I{tXV7afn
!@%?W^$tmfahMNW3Q}vEHB^slRGQ3zum*R8R)M~HC2Ao0t@neh`=!P1wg7FL2P9cK=&APX#5@Js4OYPlGgA+VYy)dP8gQ%bJs7NzWNa+6kQgDXhTH%d5BR0r
M}~6*s_?le3m1NIS{ChhSh-bSxsEdS^<dG`8njvi5BT(&FbaFym|4H?tg!|dS>_QY)t?A|=rCYP$_c-SJvP3&tX7;Zu7Mz%8FBWoWBrH5ZgVeM0qKsF(Vf=a
EpmV7-o`|Co9^w(n>gE>jM~Yb4BfxkTcQ+Zn{K6<5PU!8&6l;%HN5Oni!j$^>Rlvw^qbAz^!Sot(q1c~|2^6bS9{+pR(=D(esa$hdE96VrCzZ7YV!EO7a17j
rL>%n`<kxnNyrn8Iv!gt#M$zG7UojDjn0SFvu$l5%Jn^CZn;;Bi?<kXljd&ES+^YWa)!6gw%_i8&0>-reau2<Yu%O`QIHQRy!6U_FRz7mz6pa^s2g(uY-Na^
<*jQY<?SX9kht*+%nCGp3!k1DVKm3U;tMtKrlhg2IP3Yk$VClrIpMyJG)}FTwZE#GRA)0e<ykCiO|R$Q>bcvlmd<V;e|5&(p4A4Ee2@3w9d<OYBhGF=9B$=?
YMgZN0NmZl=GuJW(`A0z`P}=G*F?rE#2UFchI77>puL0Ly%-S(T-Kge?ak$w`PNUaq8HIJm-mv*6$yT*&L&lj@w`LMUwED#PB^D>5G?%U)C#MmynN$Gs?T1v
f5|x#Q!r{?bz2Zk@~K7cq}}FK{}7SAIV)keRv{*7zAZxjnw=1?W4q6T%H|huM}YaDgzi$`V1?0MprZ1mLU8pO8}$g2^)NEu^PJzAgHSmgaoEd^F6zNX?qaX_
3m70(VWGiyflG)L)Wyt$yK^H8+!WC>IeZ^-ue*->UC2w9rbsKufpc$)tPrT#8|4yhcTZhlUY>Uz-n;kM&TL*62*%1CFWVn+91M7}oslNxpY|(mV~m(5{S21#
e)?b2`v)Z7kU7#nxBb(v-S%NxT=jP@H+{}8>8ACy%hk_)%q1W(+&v<B&`pH7@nt}j=?&(V(RK+ohP_CT3M7WD8h4zKOqczaj%4pJMt^QN`+eyA3ZD?qei@d3
Z&4qoFP)Fp2#Mt*a1;>(D~Obz*VG*<@4|VBwRRUiD~`m=f*rod)mULvtfX1E%W<{zgKPL9pyuDt0ULWiev=Qi-`%04PkSFkb$@mG%C-0No;!Kl+(@M~OZmR`
oXT>>)qRI4LmY`N={*g*_|~(%@UONZEE%k}ZSMSZ<WDE0jebYN0NjM>Fy3&rZPW|cV_)0p3TB>-uw9kcbKG=sSm2Fb?>NFN;QJv_QJ5A_FMd!kYgSia$m!X!
5W@T59${v8@~m3UUL89K4td84F>42t{q^OWhTz<TD?Gsz65eEwiwb`ull1jIE@GXN2QbN0>1==**shx^2w$9k-}&_{d2tuy2M$di8VLQa4}#fmw{39JSu^#_
M#V61@?+;L{M0TRrci9KZ)|HV+Lh$DO382W>rv<qAEiQiNwV8Zr*_rNwDOweUC-}<H26^UX`g=CXfC9v8cu4j*Jl2#j&XZr0EM8KF@$a^#KH$@3QPG3E7*K~
1naj_he%JwuMT{BKxTKN6QJ^NRFppYCdQ-XJz!7r!<QD$*M3Ke35ovw#%AAR?lhf;h#H)Fv3syUNG6psOFlCq!-EL#F^@m5R0giU(PU_gm9uYxwpf&EzMv3J
0eg1382s@WkS4e)`1yUo6(HLjLX-z|trV;baJbJV#r~uj265}aFJ@qDsfZYt>R=`1-y9ppP)WArFZZ1Gn`(p$YRh^r77}ziMeTEdN!xscgy6VMtu)$F%XZEu
*5J*2RraiOFmG~^vHG0XOYwI&b{cuo<6XN>eN#q)>jWZ_F2|B?<PIOBrdpR(y}EFxUihaE231QNfxp|=sDr1cq!zMP()0ln%5W#|eU|26e;bB5_;KEHKQrJV
#`$WAF59wi+gg<s&a@YwdcT0p_2Sx|=?rz&7gK2lq~BaUbo0kv&-$N5xbeJxxkW!*z<*{}vyYSKi_IXxr}G6*)<F9SeiAiJIO<=(%?UG7q{nPRgMpy)S^X*!
@~^s_t9vuA@tV#0bZ2{xF1^#tg7H%m1}K}ePWX_Uwy4%*996*W@@VALrO9JY8^fn<ZDwRp2yuJ}#f}5m@>ZZDmHXByT%uiD7zUHdO)@dQck;-tJ0l)uzr$q|
Q(zs+DcH$}r&69D(kgzpz10M|oS$heg<~lARu(|#tTZiPDVO~0&^`qGwG3F(8!*`5;@uwn{~o}dUchkge5$^+Wji?w4|1#qCR)D*TCSl+BNuzI)^}zPWhmdu
|B$7F*Xxi7q~up?uO--fheI$4A-UkbhBgay>sC%j!5hQ3onGHQ-kV+yoA&|_e)MbQ`Rq}|1+I6V*te~uY_gz?;s;n$w>pFM^8fgEuogD=ykNDD2bGW0S!WLK
`nRY1v+{K**kcRQ%tuiBzW22rFqV?9lF4>>$uXhuj@#~7q_dpBwwg2Qn|;@IgEQACH#N9#pBxcWe&rV&)hmlzujM92vaP~yv8N)51sA_cPU79E*W)z%^DF@q
ehZN!mDR8CmrReG$9MVC!`vBW0T=9;{Q(U-Ui0CK^`32mFA;G6igu#cjdK;N)MAOB)x+a^5BsgV(8$3=*AAGYVz~pe??ufl+PC_1Rz>&eVA-W;^wM?<3G0yi
*OQ&X;R8KJcKas?QGu@)?ggpLK?n#;+sAAN#Jd89C12&A=G}ATi^ni~g`u|ah^j^`o4xM=GyCYodF>y7Z`Ins+X*r{#B0_sb-?lcB^6(Cr)cx{sNs$%vUNvV
n)OQjfyrUy0-Ccc1jUwhIZQ%=9M5t-`@+vHV~k~`W+w!UCP(3C%#xqn>@U7f-q4;|@p(SQ`3BUJ9;f9ny7LJnXD?(8Is8Ee5RiOipQDXEF}K0Q0WD67TP$Z4
k-wbu6jieW1b5vcA>%AQad91``gY>0H12pd`ED=*wnG8FXS;w8j=>J`MrT>b7!3mF>@JMcTvD#fBAM1gMK~rz*ec09l1d|KYg#Sqn|+q~{;2XSL0`R@Ap@mc
lYt;OWy2^_t7YW=Cd1t#1b&_a6IuKCKBRo2+sQX5hhqYyG02zsLM}SDhL!6&w{YBjyYurd^R)N_+FTzs`!uM6w00rXcwKc*&+-AjFC|HUp=83S)9@1Gb&;|}
2#~@ZAGh1vNarK{2HM=u%d8mFQsF}D27B`f&s6X)Mi$|+x$~Z_q#wO~@hQ4fX40|4u<M7N@c^O>e0|TQyZfVvN1<a6v+)4`;@HEWo7t@i@T#9)bd@;-fZX~l
z3n=(@L!JJ0QSFLukY#z!>U&-aK$nSsc^#@y<r`@vNOVN>U^>_gv<grreRmC?1q%(W~oYMMa1JUvm$6C$SN+ZnK$!fVWcSH$++7ZLPDbuj=Icdne%9tQMY9|
GKWW9jGsQqP5#gG+~5EAJ*Vf>_xtre-?pCz2zsm*WN<N9*`1@*pSy*0?H<CDS)H}bc!;8rym+t+gBF+PLJl}|ZP{4O<6aN==)l)ELiSX)U4!bKXthN)Xtk1r
B<o-<glU&u$<CarHtmpU_JT*f@`IpYq3$Z;=ycQS)xYJkBEn5=Rmch!d%Pyy0QkP0be(tvzYIcz%k!hysvIu0gLA^q?D}Trh#InnJG!w>`fHawBw*8yz06kx
O1pQQW_<<g6^h?mP!qA)UeTc2x%V>{=kZo?0dI;5G890Wx5zwiWD@Vse%=o9bE!dw6z*%%eXPR|pP}xuHUQ?7ua_7$UuoAyl?O(_o(<3%6YsN>{1$8&km}b<
T6RYiv+lNf;G_nPd$F0N!0r<=FL?N1K+~W*M%en`hqHGF4TmV3S7W(?6y#k3#rjT2E<6Z87BL^<Si%64ex2Ocbd>Bx0&{Ve9YWEAWkb^SLz(I)xEbB-db2kv
!V@kL@)m?)I|C%5(Az!W6Q8+j2Mp4w8k>hG(e1F;wn5CvTa++^#*V=Ggy2_x_f*#wD`hsCQWI?lgmDnE0k6+U#2IRf6_N#{0B2~H6rp;M0x6xIfC<>@=1UVZ
-EIFf1`DC_W@Za{lJ`{hepA3TvaOt)svx#YY&@+mPaiO`_f8Fx9*uH;uYH|%?r_Y{A<)Lg@iyL^cOD`TMcbJbTgtr_M8gbr5Q&e%7y*B7ao-!eSL;pC*CP>c
fXfe<;Q*ly%ouo$iRjDSKr&r-s9o8vseiy-aVQw5i{rfQyN>kRG=o{bw%Er#4z(In!y^tTPibFBwh2-kmFW;tCB4UvI<ff)VRZ?ePvi!sH~}3B@B=nq5-3JI
!|(_ZCT$Ye4v!Bm#SgTOdYuSB1~LLX<}G;$F{{ZZU<oKH+<#dIa02f_@h6WfshlwI*8S#TzX^!6xgn12;%K8BMme6@aANL#oD%*AUc9AkoAuNnygu#EOtae#
-b38X71$GE#pBO8R?Y{Iy~u#XZEZym{B{_Axc$z$IL{3{`#7Oq+UoPPQ3zd}tp(u}fYt5raKM4arLV@7%sVm9#~-cD96Cd=1)_>j4mg;T1OVNsH{r=kQZBDF
J=>zWlT?95GTq4zqXNT=`?If((#gJxMYV@BhucLkewhf~o&g$gl?q-6DvNPqBQYkJlJ~ox1sp@Ad|;7*tAl*|Jfd&1Z-Dlk7g1q$v;^!3ZfGQHZM6$M*4Nz(
(&R#Ix&;ed2O+8%Z^eC9;w^szgbH(C^;M616P8f4{DJ=>^#ixRInx7V;Rb5L+B){_9O{DH{H}9jFVxR?o0pp4$lKq6<C~()?j^;WBfm-M3j%t&p0%e~KMxw~
q&*(-6^z}rU0=O|+~ovF+yEs5mceg{J&9h}Lb#LoQF?XmxxnXC*NB+8TG`$Th#wrLg2Z-m3`k_$#3<EUCt>eF_dD<Bc3B9vYsK%$8-s`)c0&&E$9P}>5_v+A
$WpaRLq4ZlP2t>g<`imv)vYx}3=mYWL;A0WPAb<1s3ua-S!{$|33$j1ctC6O75pej+8!_@<Fu2WboIB(aeK2Aop5Sr#%ObQzfDQpc~dbx%5fcmwXq)(;HYCR
2gvf%!P-DN`a_|@M5hlU9&%RWd!0}6B+E;%=Hc2_zl?iq<hUx`AG4l3+?QJGPc7nlt_2aHu2orEe|_&s3Dgb(I*EpAFRGPgQ_uS~rA7mF&k^XE+R)JO9C}Q4
)8>HL@`TO16z4innMMEZTY0!j*lFt$16T!ynoxWXvTCEkMi35wrl*tw9Ls{*usXer`ha+K>Ao|wr-q7yr#(+q6n9$sdkz3kS7Iw0V8Z9_wS-jTDP%H;-uGS4
)A@_hYgz<z;2?rbe6Zbe0Z(^4Qc_*??3*zV7z(%R1q6FrF8oY{k+%$PA7a5|H|+J;r2*+qyxUwZAM<#w#FS+M^czKor2ve0)}bdZO~GhEoS|r-Oh7=!-SArn
SpS|BEvtRmwns<;F4O}6qj6gt3}5FYp8dm(ubH=us~LVR^z8A7{K*|5POc4W4A%^a@wyAy)OLa4ssoAahJf72Dc#}v$GoK-9OBw#l!P%M8z#Ir^#<naFQ;vW
b;3#RUL9;T+kuFX-gTZO-Y!-hfti(np`|-V0#BDPm?tB3xI14o9d42fOmVDkY<|!e&&{|FAJ0F1Yp`3T_DPS3o0{f~?nP;E@>&B>4Op8eY5+G%1G?C(@O7uP
=t=H3#P)~m|K&kJKjO0%mavy_WGY=peE>@6uCCHDDrhyexTLt$6U4y|UFAAcD&L$r4ZPLtaSrJc+~c)6ZM3Na80&PSTT%&{EdufEmnwk^{(ji=8Vajd4}$WD
y?Idj8ePt@5y;p+8CE_kVW!nst_{XHBl!ZZBB-S!kCVi8UJ$_k<pa7Ur#wFf451-HPK-sv^F^|N_tdwZ{-u}V#a|$JfU7u<+vg}i_w2*xT_F0|3HiYyXT!19
MqikrInA8c-HsbRI_xa;jQw^V&BNbtYu7f+plz!s%$q3i6GI|##{{*JgV>eW!U@O@e!3r7GSCO0XKbN*A};*H!+AC^%naGWkSPmb+iI#EpI1SwWqQ+(-P^ID
GvNg2uh;oDo}*khUO*34K7G4Xfmc=>R9%9)YO)=4X%z*z+I!p|$Jn!}QCks-<&)y<CS85T#W9k(Z5JIYC+@ez^Yr?TX(F6~W|CCfYGU?6ac-qmZRo2by)^|R
*eyIg2GVd2pjr=}bVBKYG_76b;dFH)RbTW4s=tbVR}+r|0}-NN^T*iGbsjq*k@U5>dB2Ld%J%bL^_~Ct@BQ5UXa4#3`1CjZRR7s8`&<9}&;5I5`-%TU@bLNn
@yovGGv8zXv;RSS#W(-N5C1OyBmd;L{>`uWg^$jk`Q!&q{_;0|)qmT+`&*uW=kI*}r_vAnwEwNYkNr>9{+`d!|Ng%+-}>{v^7-fazR!uDb)Wi_{>6Xh@BPZB
zkvRf`O<&)H~!Qwe)s#;-}M9E`?>ya{fGbbXa41X=s!<i`Gx2!e;kYd^dmpDeckirf8a0t2RHrRZ~Xkf|GD4(HJ|*Zd;j%c|KLykKfm$C|3v(^_Yc1AYu>;4
wSQE7^S}BFKllCQZ+zQl?H~WtPyfUxfBLtPU;N3+zxbEF`5*aA|AsI9<R(A(7ryrY{=UEQ_y3Z}f9Q97{l~uAe$mH=`Su_Dt;2l7XTRka{_FHzU-1PWvG%Wg
&qvu0{jmHA_J5(D{nQt^-|}bGrN<{AMzw!Q{Nx8e#{W(BEr0#@eexIG$N$ei|5g9%=YE-dHvI4(`}?2z&GsMeKlX?I#7E3O`dxqJlRx@{_M_kM$shaPZ~XM%
`t;xZ)?fM6PX_Yizgzve-~W+M#sB0ZU;p2H&2Rg@pZL^Q{E^Rn`kTbJrO%=7|D%8Q6J0)E_G{luXEh&`PyhTs_$AlpfAG8Q|MGQz{d+$D!T<KFU-JI?XTA=}
_*ZxFYajo{PyFo1{_qcd^3(i}eDZ_+3qJFSU-&iqd(j{K%1?jkcYfn1|K!KTfAsr5@l(I!6F>LQ{m9S!wU3dn{mnlTzw+zdM}FvM@{hXD{^?)*LiBh4&TskP
v%l*vx-a?kfBYlg;r`ig_`-kXm;N#R(SPwPzx3PV-~Z<C_)Wk1JO7;c|9*-8ci;3=f8po;=RfeL{bxVVzwg_AfKBto@@oS6dq4TrfB4tgcmMehtO~y=<{uS5
{{Q}-Fa1vP?SJw9li}a^r+%ZVpZu<0{q5!JzT@Nn#rG)s5l(TL31ky$D!M10H!s1RE;%j@7}kcb1A)Fm$V6%}AM?Y5glrbahHgdA;WO&J9p|;3EH-ulQ^~DD
#-h0@aLpLBgjj<gdVo326u0oUy<UJAeKl1ht5G;r65@l-EzqcYA(-2JhgA4>CaUCX-3{T`ngF(buN5BnRcKmTcpso)S1;K!zCYOUZJ!D455?D+^CJt%`j|#Q
tUFe>x@IzV3K+VKu0cM{>49>$LGoJZxz50S)7$#F^A}Q^lW~G{?iBzx20>|q5Iz7^feml1dI@BE0RHc73lFd=LHu+9vi$pGw%YGt+{r6czd8hMqb2H=>Y>%S
XUf?`<JyStHWo$j-5~)%KJWCpc5--@<|MX(*QIPTg%|}wSkLDX$W<>v`6S=KbEvBOQLZ{pNYTE`x#_)YdNd?n`X0VGfO5((vG3Ly1K_xi6fJ1`&iLFFhM#y1
bEbeFBks53G<Jg^oA$fCK#VFdDvtps0;$7ZI@KCG)jeJT1($E%4}t-!-hv-?11Rm+VfTkX44PCl{k(1)aoocevQrUxuB)dn)JI3P;2ku!E5AJxr#qe=F3ueG
xMUYu`}W=fau$rPS*ur^k`4HNYQK8|g$d?WL4MVA7GF<N{7U;d^(lOKRoTL4F_6pb1Ah7ubq8Yb55x&2mObn9>Y;g6cszqVXxgsw^a(kRa>$!y8w2kM0Z7hM
zpr_K)=!s5NkQ0vc=mQOIi)_`4!*LjV}0Ip^fKuE;T!g;5%t{Q47m?7K&+61jrwX|8SR1G+>NlhO|{uXncK_&F7}@HcpwB)_-$u4p12H|0pFzoO9r!EjPdkB
Rf$Ip_MWncqlc&w1iKnGw$9UhZyok^s@zVeFps*(2~QuNakygLyB5zgAJoYp^6Ew~ZU`Bb;=tQ_IUMsLK~TdHJb$JD_k!{<IQjL(3QU+0IbhhE*DBxgUS6A5
%!&X$&Q~*_l5^q$COXiaAfjw0ADfNyJR*!ur7&GAARDLUX^JJuS=q=%c^i?L%EJD1FLDAb_Vw{&N}enWcS|+YpoKou+QA2L*&9D_)8sUF%hcib*^YX(_MA{J
ei&oqU^&1P8bm+%yx|_)rHxNRuS0twp7>(O)sJ&)w!SddleZUU8Nl>3P?%y;()^Km6=l8liie~SNVW5F^VHGxqOo1Mm*@x2x(~WKR9*1`)o7Ocz7=_wbqK|N
iBhtIaJ#k#v$fHcT3{o_SZ!<wouz*$^VcW^5VoOhuL)9L64A?=i8)^vojj^zkkjBN*3v0k7ppVMZOfeKpn%(z8#P>}!6XvfVXrOTD4tA_wsteqS|AMXP%GjT
ke6VZ*^`_h*78g#oxYQKWj68h=iXm3DTSJl5KB1}Ss%Hy%?snPd*-+|b<a$m3?H>$Q34QFIqvI)XVLQjN#O2<A?+xq8q-=Ezf*oZj9MLD9FNuSPk9b0Fs`pC
0KC+8Y7R1Dx&oB~K!4VI<DKlpIT!J96OpD#vdsbM2x=P={QO{#x}>vjXFk$s@Ab+{o?6y=Lu#&<hacbhO$GzV+zV(O1V)Bu-viaL8=0)%#k2aS2(*)D%fj_5
lxwxW!1Y@USXzgO#6Zs-Q(S^#yDQ0EjqFOQ?6|r<KbyF^$8}JcGHO;l_EF+!9b!ha9_B4W$BRRV0r%fc%p`9<8Yly#2S*+^)wu8dtS}%GG8+JId!vOy0^Luh
&@-;%|DSiAjy?uzz>E<luL1Ji4=3jB41~Q>!O+WE$$3GFZfAnXji}sD`#h(Tk5ShPBKBT)j7i+x;5APqg=f7(%(rV_ct|q0D;_mr^isH;7mUqkLJw`w{fO|f
3f9@hQ5j(_4qw{4$t6>4?@kaBE=hBlXSNuoTYF!qbBH%Jo#1dHQL=H<U+nBnh$Ruy_a<0#j#BTk$bzq(t`{#7V+wi}(Q|F(BAYd0+RHqw3;MigxsJ86C%_z&
S$TI*4r2S9pnSj!Yx6xiPv#0t-{O^73x9GenCyW3y*dzFe1@Yd2&0TxPeUYQQYI@roQt^=Vl#{9JRmX?Fm)$(b6gYS(|4k8K93Nxpr?XKvv<r9MD@Z%&h31l
kijR5Tr*`0ac$h~L@I>ad~-H6>B6xrK>izH?_<U4u=IwteNqw)Q$yqD=#eI(Q6{dRk&tZ5N$CBCt*3;fv>Sy9<<x3C?;y*ewR+)wg?4Dm`r2`LhJEN5;+m0c
<v1xZ_JWJc;yA_FMGy}V$%)2|b~L?;^tmzA<yLn=vpYo;lTWy60VxG+)$~xFkb!RwLiE-sh&%=Y*dDje&v?m+LU@idvN03ATYSShzQ_ik2p+ruDec$3eOw}e
Ac8@Ls*FRmT%`ajDX=&I#n<O2tOd@H#Z<Tsay?gpjBGOq9%S3ABZdNijH5AIe+>6NjyLn-hFfJ4!PF^;mntp@w5aZdm>ozW4KwZ?TrZ20IN%Q+bG?UTt84Lk
?UQe)$9m$o?_3^$3g^Xd9I2@9Ugp7`^{P!gfSti^`UK-6;wh4riRW|Ft&3_Xfh0G{MUn$|!hEfdvT)V(!gb7*qCuB830EQ~Ta94x2@&)%a&n=~4u-k<<zz#F
H=WI8pxD5*!%kQ(gazsbIgd;ui<>3j`-T_Y0JYA?0Ln_ZUi8cZzs*?#Q`LYpGzFIkYDxl9;++0+JfbVQcE79X#e0<fL5Cm{z1!tfpz1jI&e!?38y=kLa*Vmq
&EzYo3%h2i_;AG`78%dY0qZb(Zq<?<9Skn$fyu)O%13@CXm7_sxJSN03{%!=hj9I1q<$?LAlF%esCT(r2<RXIP=x1Bw#pkKi9xhDIn0BT8MOO7zy!?ML*CyS
YwOEacsTH@T`jF}U&MLsAANK~iPGB(jt==!8>0nEL^>{Pxb4M-flnO?jYsl)yl{PoIa=Lf&g=W1?r)n$6}R(je`VSpCIO^7nIM7|JXo~zdMyU*JtMZlNxZ&c
wubpAg)JEkh9>wVI;FP&E&wbI=FgQaBq8vW;D(fYTfqa|o3~=|{q8^nQxlNX^%dd`FuVI2=9bgB>q{7MVhtjZD)MZT*boZ=iS6(wTHB)#zuu<H>m#W*7}T|~
tx%&4ejW{+?C&x4fhIg)AUL99O1A<=6Rw$YJm)Dn2i{#rI~m>AP8jF8;Kp5Y9YtlCQU^-Pfsj0zgA_vC2{zUdxCv)@*6231@y5;w^;_PY1isLqY34nExK`0r
Jo#$M=8yG7tJRSlN53~HgYBB3&O;rFI+$O`oi8B-zZ6Odg@-uAU$Pkh3g9m=WiX*m*O^tmT&|%GfWtA*c^GZgscuLw>s|fm)LX7^MER_>LwUW=t1D&qo^+;j
_OlNR4ynfF9d6@g?m3JEqP@9Zqw6G;NWQ~mTQH*mU1GW^sNJf(4BB+CmYwj!h^-w4+li6BX5O|P#s+Uoqu#&)%dlJnX>7NpiC|(eLM9Ny<TnLD@S29!XRGCu
Ne470NMH-?f;@J&2GdD!>hH6iicBmMYHdq|cHHPrl(;ll=BCHJ-mIDWGX0e6C5J4){5gUS)Nsr@i9+hpXbcj3OZE*HV-;mA>YYP^j6f*zNCIv|zU0{hVG@{v
TxNpu-|k#nJW*thU*<UEItF7;1pM@v7lza+E2T=r$HlN8^aUNL<8#?H*<HUq%42WOeWf5Dar@0m$P3~eLmAF0+xdB0x6tH*Xlqq?*EzR(M+rt{gI`NA1h?TI
as#%?mjUja8(Q6l!GBSDj|LOhwfG=2>&T$};(n}g;e^{MYrSh6$yLq&Hj~Z!?Og8^0^YzD3FiJ8460Zk?E!qR>Re0YRkF5j<ei(Ze%o2lK7a++19DcL)wq(&
yK%BHZycjn^DyPC0=ut{AEaa@3ZLuUfLKi(z|e-6K$-4}kOQ<y6F(|J8Luu#d2NvHV462PsOb)Uc4sRoWI{H%Co7&qtPEf&9-ah_shM7G1C@2+w5gXgEV1Q~
vQq=0GqoVB#Yg;5Fsbywom%<E2ASnCj~#BPZXu*<;}A;%#=}IAe(TrD?MZStqF@k$<a3UQPdh5*>>48MAEdQ64CL74#$C9EwkNwJ7z~HORPB+g1ES4r2c?>B
_o)G*9vUoOsGDz&nGpoUw*7Qz-Z0{{z)%wv8hiE!5(&pQ&nft!1;`G07_jM`(*`mc8ikx723`JQB7+Qt(CSDmkj<y94ajx#l7q|b^W11e4CsX#3Y1S!BJ0(!
t_6&ei6rlbm3thV*nT`3x#QJ^GLXY=_J<wE!}SK!R@dxqcxa_A+bGBsc8fOY2$DL0c84MLy|iZ#T|kaIFd%>Q4;*z~wUY*M?`0%{eD=%oEz$9;7N`o}>p0!D
jc2@qmVj*_L*0GSE1NgoA%dKY#oiU>lz9r50PR&+Bnrrl>}7vZ)rwbLwbr?t(fwu))Gzfu32AwIxc?4P0G2oaCl5aXcev$LC<fHk^Kqt3JrG8%YsWl5^0R^W
7u|CojKC!|<=0+QckI#gBf~R|=W|V<BWv&C&|HTNWZ+MauzG=9CL>7SH*4WRcX#(x-GgGfbz&-*Ua`uqZgcMg#vA8TF{I7K<~p6^a`>LQMxY4Dml3;@g^}^Q
XBAYdr;Q-qal<egYq33G+B9)rJw6>=ae^=ew|=^UDh5xx=&_ZQCKA2*&2QW4p205&&_q4^elU6-281B5opSt9)8N(AH=H-C+av^LEqc505eolS&jwHUrb|lV
#Zy@eE4RM6r`-U1_gc2GzcA&*4OqS@D6kbS_Zyx^dCi_f%cUnktO?n=6hRYEg3MhhJA<}~Twq6fv(%_s`Xu#XVw+t>`$BvMYrWR)L!bqyoP*oh2~0|@0H&qc
L?dSc-vz^;MUAw-m*>@yvNNq)kZ+x>-5m0j3R|o7T)itGk-s3~t4nXI2SjXh+z@Qmp&lo)eMe9>0Wviq1@c)sHkdq+^jIYw09MwJqQsK1NlVfxB7B^;$cmGG
RM4dRNiU4++Rojkh9|af-!B>#%nz{5h(ZnPB;GJPB*-JV^qyI68Ula6IOE{XV25LECDaH(B6$u%<8znih8qa`+Jm0Mu6y+Hk;%iOyE?mGBl+Ob!BZU)uE#|!
h1c8UcVqE7>6p8?@c|JK-G`m~>Vx3AHxN$?>(K!CcEe~C;MPM5DD3Oa#lz4iWlq4LBj4uk!;3T72y@Ozr=L+;D-WQ@)h48<R5Zvjdxhk1m!SoRqX>2tVBQ~W
dVbmiV_vbt1n}(@2ilBSyHOM5t$n;8e<eyaFU64akKZsPrfq}haVS0GrZ$+Llqs5P=KDAT%qa$!wLb*neC196P`^?d0T0%O)wOItwZa#LdVX2~`?yEaQoh5$
ZCn`vH}3M>AX|Xo-ptas>%kJ&7i|IOOPLqA5pV`Xc1U|qp5J-^=1#)`!E2wvj$Xdi)mRVy`-{A=EzPxou6%gnjiAa_uDJ~G$j)e^wzr=-z_Vhecz|*BUUq1j
#vGF1EFfka4ny**Ah8{RO`j0d-}fr^g4wFh{9GX%%!Uju3ei6xjb4AUWC0#75OtqG4|cOEz>Q;w&%#fJ-9>*~PaRz!5EEYu@YLlx5AsS{gZs4so*57C;*N8G
OF8E=Fq*?X^y+uo8ix<9`g?01kmX}ti_<My=N6A==YBO_-QVq=h!!$d9}#aDhFk;J^;UfbMbDDgk#h`Z21#kt47IgV+*~LI1w~Q%u<3X##P?IZyeB-8m6+dA
AuBZ>hk+-2J3Nl|uG6UvfvD{KR$||8_g+Q}^!RXI;jJ4)I%d5b*xmtZ&_nWiuU_{&EjaMJr!z@=T*1^k_~F?gB$fVP@z%?~+0OG0=#kB=FIu;(+tnahKLJDn
UnKaz890<(JrS>YNkHy9^EO6BEc+LV1iZ0!gK4pDJ0VIAeBX2}_G)uvM=E&hAs8+|Iv2lu1>JHl=W5@YuY-YkNyq}DK@NyO0<-RHFT=k|%JxLY?n6!mx2D1N
x}IvnliQ<79!wfVj2a}~3SjK-{@9(!Q&yCd>m<Vk=c?IG1L1R?O+F=PH?R3Neo=a2xWb)XI}9FFfoAg&{&XF}52PF1uK8@?P6zK3pC?q8ddK_JR{id81M?+m
hG%qi+s8E$P^k(K0@k9h0`oOV$u2VLi}CaFlcoX^9TJ7KE284|en=iJ=Pgh`DssG&A6P<x)yn90u_$%%hpScq<e%lDp`EABPL?Zx^hb71-V%LG0R6n0s=708
ACu&}6L3Nl1=pE7<0^U|&r8_=A+NK;T?+;A=jLVKD29KkQC+mw3zD)49Lz<X$>Dy|69o*i(}0CuDE>ousGPS!L3a=ERQ448=obVfAW*#JzT>;*v6j-Twy8!c
NMj^Hz<GhRiliCP?(`R-1VrHs_VI28s$!QQbOQ<}sJZsiq5?xb%(XWq-OdTm{lK@`o1q)zUGFp1;HzMMnxdATtrT2KyQ4)kQW_y)oNr)w_0063&eYFqtt#Hh
S_f3E1I26|g{J2en6boE1lsy=Tj>q;w<Q1%XBsjAv^x2<Nu0b@p7p(AE9Y8c4D$MvZDLEdbfoj_2MfL{_N*8C#%<4g&3a}J^Dv`&op>Otfsd0j8wrk3O3}St
@wfwrnejksfd}($aRm_rtoD?N<AsX`ssonWntdq+JFb|r{V2dBK0Wq?L>@yL0%pTBAR^~_+k0zuAu=!s#5zs`!)R~sBXxcse)4Cn1X)XH#kST0iQeyvYYK3p
_Q%~aJ;O&$<BbD4PA7qMU6nmr*_iQ-@rvtBD0T^mCEPbW7v)!9Ee`~&HIqf!nCtm&>p;nuPJnN5H!m_hJhdQEyrbKj4Q6RSj?*8UoqJG$iR)<)SG&H+d7Bpf
I)R|THBi9I4#m8=3ZWys56Y8zvEx)E4tce3*9_9FbHkpA2tNHl^z{^`UA0keK5h@U+a|$y`_9~IZ&UInWVn&xl!mvb4ss_zfA_z{(CL+t0-u1wCc*?Zb)5P!
DE5H6Y4o5vi$3DD+7+Hx)QTPP<T~(bliTrz?|2>k0{eh8Wa<OXUfx!<<Y-j(%K2_g+?E>&Ni1>yo+MzoDadgyK#iXAhPkz^mv<RdE0erlo;#TIZJYCM4^Wv`
k0kTOCT|Y}%lp~!E6;i9)pADk!fgaimdZuk*VflUZ_QT+Q<WkAgo}=*VtAei9=<zvJ;kL;6M)nSB}PRP%F~SlyZ2&~C@G99Z2~8Gr5J)GAP?!n@JPE1VWy{g
xSvQS$`%q+h-V{qea{1wMGU?yMC+Y(n0%mNsjl|nvVi?YFv!}EJjZ!S5Xtprv<D;RFi4_eu+}L!#3>13{7P*^C^QgVF#p$hfZky7AsV7>P)m2vXjC||RFGuy
A<qo(wVIHbbC;Zq(E_qzC%1!(2_qd@Pk{5|WD1dsz32@URUn&_uHq!oVi0U)$<gf8`gdY(!0EL)CT%fRa#{q*_6pL!oec)M2f-BVfx}fazRpNW9(XIeD+g7h
u#~~jXV>8$O52cR9LjE_o=3+XP+gz2`d$w^)N3gLG=y{ks_cP_ZnX~6wa>*XKqz;w(yP_U4!>{*pBKZd(<^qXYqe^`K?q=NpV<Sr&T&xmDG*W#k#-#vyC>n!
{z5Q2(0z9^k-M;{{I%%S5^WuQ`9%(Yg`?3~Fehrmc)hjWF_zDL4A3I-02tMyfaRoHd*318f{+T;Anrjndsg2Qk!k`ul@N&zPY!IzU0_1Ixvkf(jINkYLVUJE
Na7x#G3s``=|A?a!&af<sWHb|ClUgJ=YOta^LMiyE((_n;ou~3FM4&5A;hvf-~HHW-63oh(B}w)-`I6MN39|NUiEdL@eMw)nvT9oh3D#sfWYiw<!|qCfY?{4
q!1Y^u)-XTht-W$6pP{*g~S$Ma<Ai=;r2L$KF&lqwmY0Nu~rEr3a~l`CeRa=qN9%qufh&_EN%XbG<bEa{(E<Cnx7KsUZF-FO2kbGZ#6OxF?1aV4_Hv+MXx+n
Hg*yOp~?a?UvBR8R-$?YUT()Rx2+pa;*(egYc`iK*bFvyg0MgGd-8qrn$L3WctCyv2g`17P$lmDDRxG<gs1~^-+RBQ`2>qLdRKT9M3mbCz=WGRb3>vulBLBp
QJ<=zf-?AGJ0K9BTGK-qBn%|z4>zRc5@fUZi!cbo<R|7}$LA~NCSI|ThJe~PQjM-i>KE-HM_>o=ix@7iNYUtNhQXiv>f++=eLIOCDb;c}k=qRRQcXhKd(_53
d^F%yxHvzpdWcPh#|q}Y!w5le12Cr{0Q{((U&oFCtLy5NV#R%IAYN~IMSIUvt_|3#LK627<L2!-d0RX$4e2{4d!LU&yhW?i!$5Q2aC4K=MJ_#`W=|Ii=-~@f
FA|79VgjPe=ZzurN1a1MP!uiZ2|~)w`|S$n_`Koh0v!F7i&LV?7rO;y&X)zjE($hfI_To79;FlB9EJfkyjBC%k>J<Z4fu#4rt~3>l#f4n9PKD1tA|&0)6K<J
AAR3)46J16WRR;IkjZnW@+u}7(B@u{$AI?$8(HAG?^_1Y++Uk}LO>J9;RlJ!fS9c?l*QdW3KpKk-Cck}n}jiExmNsya><a}5!mEi=Y@CVs<{m9?Lv^85BkLM
+1<9w5F7!39w;(+p1Xvrriq@04We5H*SJqmpTrTJvXF;dfL!a<=6gWAQmbq1Ix6lkUnILlQtg<4Gk^t@bifmR5cfbg0Xf&#(I{Smi_4oe1PL5yKX)-h+4J>;
wSH-`TumJN8ERdpV=D~zg2Cp-t$UMErF9O=&LT`lyB~XWFi34r6Y-ena^3pwFnb}@_j%n|q4PM^ZC(*i%k4e@ut!w^%86V?8@i5Q2V9}+Y}gi>k&nTnbx5t$
0Vc6vi#bH<Fx;%|wg;dWz3r6@zO}V6+O6Zi@CN?}*gk`yVFj{`ZYj*bG`?QD-<c{W)Lu2JD;_Wn(^+W&`M%)}1ha3znoL;4SpaOVs{41f0_Rzj7~{YW+;zN{
6DY*i4h+^}ReYGg#}-b}+??hGtLZYkKo1NfdD}y4fAXVac7#xRBUFGZ$Jy@;9>M!<))qN|ifZkikRZk*aOllI;Td?|JH!I}P>B&rht<#O&vDiRiF>tNzVx+u
m@GWDQ6MRvNj=!s4f!3ci@o4E1_t9k?jr;1ypg#B!%YAq#$sDN9{`}KHmkRb*v242u4b#{E(z!W^w)!Y`C*311F`^oGUIBU*6woHK@#qVMF-rqQN7+U7UL`)
db@Z1ssUVmVgaUx(ivAZ9@Y=Mr%b^B08DO91SSF$Q@i@)rU0B*v)J7Nh1gKkE-WzNI&o+RY@#EF>OiF-d9h|g-W!0zDDcU^_dVT6K^6^#>n-B2mU#A{9v6Mx
j$6U>dxAn><<Hgdsl7W(h1xj&wXOJ$E)eb~&#mLs&IBo)B=`-IRt4-YV?MMzV63@(0=f2yqOmd;fgp;lZ`C%fpPZn~?uS!rpBC0GegJFgjgy(+9Rvl6EZ#5`
qr=Q2;HU|#2DYByBOxc{eclix*=ljG_iChLx48-=+->b;gt=_j(FE{hXSL)8QK%@Pvk84)3}cAIVlAF|6Udl%tO6<Q;8Q>VxV;rZH#fGgL*SHXYYjXDJdbdd
ChUlu;d!MJsM8=aDIMl?BNZ||Mg6(*wh^CL)Ip5RzAX#Qnq*E}eK354bzI#=+__sXv|QVX0Zm06lO6*Q2hue1^#Y2@P-Wd88!)Qb<q59Sb0BV`An68eW4B};
{&+c9lGzxRFS_F<Xufnmx1FrBIG%F9%|P}RGP7$htJh8A?|9C87q7mWdlQT$dEF5<F%&=KP*7`QdG(Qt+xF+~yHn9JNKqF?l$VpkkZH9Ro37zK9|9KyFe&dx
5D5ek$cD=R6SiSCJY>04Aeuv6iw(D1-sU{-V;|vWC*VZo=-uk918g6XHvs&JkHqPEv74$Z^X0?bkf4;f1C*XRnz}93{^or5q+HUvd?2mYj_7Rw63Y!r(;bRK
fytPFjm-pOVjYyPAat#zhN%gDUgXg=R5}|x0l6BtM9M+M-h{Lv<=wYeNvssanV2=E5K_DtHJyR$hfS~y@KlDT=sboEIJ0*5XcmA_Fi3Xj>T>J2i^H`bT47RH
_y^xE%fe~xz8^K)_r4EHL%Z9(cHct4@r$^DLQwW(%Q_sCo$H;)GRSKV?RB{iGDN*@D#qTQ+SUsX3>h??Yh4hIE<jMGWN4k!THSF!&&h008z1?JFX)1Yp<<Um
2|riY;fKMr<XgV)u$=&p_gRh07e4n1?7B-2<G>nt6l7awK!MW4y*u0AErIRRlkQh7GQ6A+a!<!4-$T0GKyEw7Km$N2SNk3}_&6CERW3}v#2#j)2x|NS&JX3e
{7h!712@j2k{vM$xET!aD~Ablz_St3UST@@c)Hpa-j4*e+(ziMKz>QvT<yVO=FRsoo3b3~dje%KsThHp!t1C=4wV=Kz)R0>cyD!`AcJw8jf`GV&e5v%75EWo
#OXeIp}H9}fX!j5E1xcb5zlu<eG4=0RHaeIO5UI?j}T?8L0adgHnpjPOWh*}RNS5nsATv98qrl*4~hrXk%RJiJrA)0vmr^wmMaW`Li(?o0QptHUDYbjjv>%N
Vk0{sfPThtzsc_OeI?|R<b09UGMu;OFWVlFk&wa0pYX<0zk9ekUTss<^=>o_(ogH-cF{iWi_RCAQ(@lRwzeQ2YYZ+6HpQoHDkwl-%im~MFBtiXw`szksMI>z
MHs#LyT;wW`nk2Ns)1*yLZdy6tp}D6$|Ap<$rU*k{bbEkQV*Ef_tp*yK3>iH03zP$NoPsUt<6J3T8Ozo93CX~qQP|ecF^JqrA4krG#!qEl1ktna0oI{2yDcR
;?|R~*Kr%6svZ;oUm6McT|wm8qYJvGtnh&#KcYQ*_n68E|H|j;l|c~F6GO~u4#=ZDj#{BYjI1E1V^9I6Y(Iv8d8o8WTX=Tx_Vid~f-D+{24l1iC3%!#fE18m
jHZ=eu?W`G{`N7|i{x$~ZlaQ}0Qr6>F%_*6rK_IPy8~iu<c=8oT2iDjw~Ra7SzC)nROJ#ioct7*K*DMAlD(fgbc|l4SL@sm*E;4~!K{Ze$oxj^2IV+CfF;g&
OD*g>6cOz#6c4oxh)}|dOA<+JNrK=WgB&_BY|(=#mIL9m3(B^Ly11^hQsUWoTD&(<APco=+&j$;iI(5oLc)iTX!j!fTEr<i=D_q!?#I^dtulM;;7#EP_{_*3
h2I$x6cqZwX)`U-xf+1O#Fyu$`8w|xs*}w@YG(zA4quLDjgrx;86FTj1iuUJxHfX{FLQJl2Lm{U06z(EgHV>>otw3+UC$0T?ZFOHU0*=qqGKbh%bG*p%-;DV
L30UVnB2sX4QkBM=OL>(AVB|JeaY1?IBdn1hr;~<x*G)Hk~oUNv1eOnu3T_SrCxjTTyzJVI@W3QS#BskSkc3mK~h7p<s%%XqfHeS-%~&;U<j&$7QX}O&~3~s
&5gPfW^dJOE3aWjk5?qy(Bog9dwaTgQ-4Zp=aJph+=p+w+pQaU)@oU@6I*)fG0J_jkmMW_lh6ko8|vr@Xtkl#SfJY?sCMubv7C>MX5JJO2870Hw~u}1{mfze
I=IB32jZe@XUXj*7gJGQradPq`+#YYk8b1HO%S007BeulY0fReq#OET)6n(p5e*N2?~zX62q(?zP^d=mQL+PmcL#b#{7~CvpUs+$4Btxk_FsR`>nw~ZXVhyT
M1gNX=EOjkfG^Gm92H9s+Mmc2)Eoi<0mahjC{(__&+hIh+!R8UX9H81R1|Z;s1j41f~jx{?O5o@jJ1?a^b_(*)MlsUJ)B!79UmqiiiP^V(>iZap69*RtUUW#
f%-lmYcGsWvZ6!wuw<hKrk__%8-8hyE-3|0(VwQ`h!~iQ%--E(o*n`CLeyR7@_=ZaCuoW}uYE@;;6eBLRyi?P<|GZkdF~?pWg7TjMxZjhzz2|8CcPS<#NGq&
_oX1Ax8oGflJ1g}VbDz>TP2V@x&_WW7{a^C+Dv_c(@z6wY&#wJyqaKC6tkvLk6Es_wN6n^GVd7JRKP%q82#Qjpz+-SW0+E2kXhe&Of3*38v_sCXrRxw*?7Zs
YkL?F0@4c%(mKKyruvx3iFNivK4As`CX?%a)fE2n1l&SAaU&@BicAtp8U%v2jsUg~Lfr6M?CLm<hupDkNbv_~hePfwGKzEU**=b4!-VvABl)=t2fPf)oa~eu
;ECfyftw0bSQZdnw)dHu-*v>=d4TYT0Y%~|-+RBiND<1#hwED5wIdmNI58&uZ5$Fonv4oZdVks@-uN^>vsOx~7w^YW1!!K&AD-1II~4vnk1%aHU9*6}GzoY-
+m;hJ2vj|N0!*+7?o||(peL*kz+D#Oyts4Y2@of^if0j)0Y07y$GVM#R|C8NvmKm)kV_d9aZ4V;<6GaOO_SoW8bu)1y(&RghQ03D2qOd(j&IZZR~Dz$W#V<J
NYt(OOGUWr0Q%^TQ+F2WjW7P}wv(qA=9!a3UUyTYx|`D0!3?svsurba8*09NVMf#rxeNm~GZw+&I?ijgVOwoMD1}lctHEs6o0FS*H{harJO{=vl)~0UUZ<hx
%{Zz+;M&VTemvw+h=A4+V7YVkK7PSN(pcLRb4=TX_V=8Xp=w$$B<5Z&i2lz}@{tis%AVF~ZW;*;a~m%7yytDPZyQL^pqG5*UF^ETNTxTuP#%ZE-d$F%#(X(4
5$Zwxfl4@d+txP=+ud))3TV3mE!ZJ>jh=Wk)7N;eHMm<`d!&H))&YO1*WsDBy_t33M&_zl{mxcj(zQ8&a1+rL=!8MV_R?Uusd^iU9MVD;@C%A6w%3SYS}>Sq
VGL5-P9eg!+m!0WwVgm(bTb3ebkFzZ&^ng_VsFbe(nJH34_I4!0u=|)WKmqLm$4E8W`>Lm<`GZj9E1^$jj9&J%_Em!Zt<7XGCKE(f_WXi<fKSz5&-PVh!}P?
q&6Qt+Q&`AJ^=n7klU6hK3=x<>1Kpb;?|y^oi-@XxZWurJIFwr&#|RiaV~{%uo9=Y`|SKcTcsIll<y*_(!>TI76eafKLivDinnWM+#a9xg3My6wDSf;Koa@L
wuzf8_$cg+$wGvsR#5^H)+5@RX16}3XHrHx{K-2=ddhgA8HK+F61&!ym*Z6$a;B9D0+I$<MW-P3{IIuTa+$`V(FqX~sxtgFNWtU~*wc(C!_nG%y|iO5qSJ~S
<{SjzI%iC5h`yR&Ymr85)srA*GibaQ35cz;;*%1OG2kSXj07>aLSS02+R7CQJg)b+`sd}r-UMm*1d(N+^&^~H&r%f^<CgL8I7{z3UTr>FzxHbr#;v_NoUKL?
>x2mlJUK;?OrUkfPugY4pddCeZ9ShjNPrS@D#^ja&u!jxb%EJ;Mh_AD<97&>8tN`$cRV*USX!jH2gEq%Jz~)!RsiXFzNJt|<ATEVtrMe;f^noKbY|atV8g5S
9!LlZY!<eO%L6p(-m0_b%*+o9i7bWv7FT%&nhG@Wg`%7Z&u#1%g#3q7r}i{=oDme>zTJ$hDkOgMuR1zZe1tSA+ukg=y$jpX^=gzJ0m4x>ZY9c0T^SIVDTyoX
z@OV)-;hW#VpA19+OLyY4tyGtwuI{w3kAE#Tb8R2)ksLG_e$qTfMc4{)n_`d-UU$du3ryiMr<l5&rO~aEWyb2hH7(qJo@cz+yTOO1z1<<%pnZTtr{C~+p$-(
*?FzSf+tz$YqZsP(stfftK+@Yo{~|I*P{TFV7Y6058#d5H~BCX(5{(z1dzzYFp6%gwhpBT-?q&sbVBH1!rFlafb~AjHE*32yMb<Wm}$>2(Fa<4L^>kiSA4h^
z0aQVNRTf`q7ZJ5I}#3boYrYvPiS<tXogXqln<=$9X>Q4d&Gn(4pWuU^|H1JcCqcMLN&LRP&lZ_SMK<HuPj-}>fY<Knhb~e0=m7Aw3iGNJ5WnvC4bBlbr|Um
JKg#{t;bRCFQlL%3{>hdBdhN=U2W@pkVodNW)ZR}4Zmf3%Bup-jTW`5^==w225<w0LOi|~1+ngetc?Ln53!MQ%I6Sy+YR2I(;^miJzt{5-_C-a;h;xCM3BJG
zI6@Cep(`5(|rSXuP;h@vwaNeu5@X^`;Bld=-~un#8fDrvEvTh??TTyg_jPsbaDITpWWO!HD0S?^1(#0ZFVp-p@28{or<)QF$6yB*@Ldw$==X0D6l+B{+Q3H
&L|Q&YMb*87ua<k9dM+#i6F-(n)ad&;EUq~V+zN8uY<Q>;y4RtU1d6}bT3SK-=FuY*`7PlZRip1%g2(ZM4jA>4Tx69E}V&j;YRFGhtY*id0*y2&N6XH3dm*C
?F3v75A^|TL;}3Ytxm<p_j^F9i~E5D1w;{WvxMTDA(tMaUu1d6sXWEEr1?Hq*L4WjQZ>+Fsvc`jsbaxdAK8Md0BsDh^p`*`hrgCD_iIX5+}5_$(820e&40p5
x|1-yDD2vgyfYYhd+%quA2cOE8%ztxgTU(Hj;ujcFBpV0So7tHr3P91gz*>k?Xt{dUWjIX9Acf*3_lElA_)Q(ad0m$^Nx|=4#L=nUuqo^L;To|5FvvYKqElt
Brcqw{!hIhf#i8qrm>B}yj7v%OuMZF@WsP5KGR7Hzl`0U>B-ZnIu*%ggwa5$AuYEZYbvaJ{R6)u$ngRm%5}7-T+K0o^3;v<E+I#}BhQDtPkI@Lhn-(4j{_<o
`(xZ`;v=WWMdgU)C!vu3^$j-B*q#kcB-y5p$eI}RV3*BM|AJ3#KU`OobEq4EIJozD;js=dGXUi;klM{*8fg~=jH26OAoy%87y(9`k7wtkiCg(63%RIo?To;s
LUe|Kn&c7~?pcQpl*Wk!!*#8q_HrTnTe?y^ZaT-CL&%j!S{sNw1FhGaU^WhWGT>^ca~6s<45okzRC{E7-95w9)5j`3J2jAwtR{oV2(fePLp8vb{S`oMF*Du)
g-&*m2kX2xtgLoCFizRVX8iqhNHp*a!D}2Ue7QNpui>Vke9w7a;yw<%D{MiJ391yER@faTI#dA<K-&%oghMd@KWS&^Y(Z+JaU>GiwK1qIL<ABMfk>qg5lGx3
TWoD1A`lTRB3eWsR<wvfM6~RxHOLk#kVqtAM9Y?4sfc{M{0TE+#LRo|-V5iP@Aut?bIjU(&%O{HuI?EBd~cgJTh(xn6-)`v9&vx|x}e;sl;U;A-SW0p-dP&U
JjP}?U&33!#1Aam`wBQDr}zG8wK2q-Ve}pTxoFr&OzZwL3J(J77soA#@c;{%8)4qJcoV(Qk_}s)WuP)1^REe~BzWQHj`BRBx*TUOm$`#{jw8Uj*iXEB`Jxub
o0lDCBKC^ET}<s9WT*XhzF|SmZ`-PozweNx)$QJVhbN&WJU;GFZbS*mhyF^V?`);FnU>&@^A+B=yoz^k^Zio5?J+L<Fil^4Qc})f9`Nreu2UC;2cy_!>-c?C
R=3zV_AW<xK<E3rdXH=Yg05`IiJQ~j0nU3p)p=As<N5=qLh__o`{5RZf2AmF%eOcY+}1^hhF@P=K07RPcQ0^Y?aOnN0eO_YPM3;?S4V7?z(+{h``I^}Eh$ax
>2n>C>YKRWShfoPemSkTvR=U*{5cO{-7Tp?D7?)f*<5(i%d$i;sUpbQBYAGG)w{YhP-|Z5NG=H9(8szy_~kLDy^r2kPWx#CUFX1K9?y9(z+0*g|7rVQt)=-j
)~9cYn0q&7<JWsZlm~x8SQQw1>){6BEG<iG4hClnJUWx7?`5y9-jr5)xooxK7ym||Cs7I+`Na#gd*6foWU4N?*7EWlM|nJ<&%Q(?iN~^f9V~)C9Eyj~p@E~P
?S)RmcN{k$mN77x<k4zBTM{huT1O@(tz~u#Y{0>5p5k?<F%9Nzea&nQe_hylDE=iD69n`OFf=>h!*<HzzyOew$5eA4D<ZHEQDx5zwaM@osxKeCzDx{MPio}n
n*9FK7i8+K4<DF)j11*m=b$>9>$>rWb46Xvwe4mMysMSe5v)jMh4njld-+ytPD{`Fu`lxhg!}BIsYo{>t*6rIZ@|cP_&GU82wZ!!dpHG?C1m7LDwNur>&?i4
-S0HQ9kFLkYFqo3&*Qkg-}YRro<pNhMZ?X)cdw<s>wS_t9=0uGnd1=5($x9MjJJPvv2)MART{Hwhfx$pu9o?PpTWE>myGOMG~8@<-E9(DHdJ{RPXyf!G04no
4EQ)Qw#ePYR(RySly5(_yLAKoctwxM&L}H`n3}x~W~yk33ql#-E~-JF%d{It;EEr9Qvg}EBUpSSW^5!zqf&BSgNx}a`}e;7+ZL1CQ0LxP7q~aP-X|P}Jw4wm
A7{oNad-462Zp9&7QIoQ`r;>!HDqV?lg>!#`v5MmqY7m`4F+Orm0?2<cbh+s?$_D!Bkq3qvd@WZ5`fb+OVz|&c^C+trNm?F#h7@Tg+pV>vEK5!p6ljOL>3Rw
nI~owAsCTb4op5<O!}^fEwCcO+3$o6`1XP#8>0d&obHnIK8)I^k4pmmnFN0ev!h;Ol`Rgh9^JUz-O}-<2TD*sa_k{*e9mDw#&#At2TY*)cB#q37x-POTpsW4
q~+WF1#bKKHATia`4N{O$maBH5}W4~qII6i%(`REb<_jUx+tvzD=b{+tLU~}ps~jlcD;7LSNFQi-*a8|5@8~@`OR5dR>tnYIYCm{V9o?$%4ex}giaCK`{?@Y
l97EZOE35nv->iQgdBOgx9z>}o0A(t&=t8|OBZS^>T2JQdVqQ7NRje6{J(Lnf<7@k{pi+;cGIXNC_s@9UbU6&-7HuFZ;xG{4H>2o;+IhR^<hkY6B}iGRBolZ
odaE0f9qWXEV8QW+2Ci@KF5~Z-nn3gRpFDpqWG>bzq8mpfd^1hkwcI1sRLf|LmhCp-E)Z0A^V(-H=^C@#hJbZ=z7C(26Ar4y|RA1UGElkqDrz{WZah^L7j5;
ehw?%<toH%uC(Q*dyo8Hx1Fpsv_qiI&fY=IL4E-F1o-fccOIWz^CO>h0FClf)kv3is_)>+_MS&(rW;|E=w5y(1|Xb4=hs4ZxwkV*(|3E{kIIs=W4Y_i;y7SX
EDG1SY8adtia)Rl;GrctsT?0+1`MRXFTU&=#Zs&nR~a#i&A+N$gK2fW2i6fBc7SzNy1)AYsnM755^D0<!J+A4N5K24oe-U67K>0<($DZ+t*oxI*Gb1pzOz9L
SA{3b+5or~0nmdRSKU&rguov5kRSKReSN@-YyUP;uH}08IcG&*Zxlp~T|U_Lt+DQ&*~JndFcuIR+nx0c!gAr2vqWLH(8L#z!-II155<<xd0ZN%hwvV{ZmB*U
ZtzdEB5#x|<m)F?XnO^WiGIhoKw<hE=JFZJZGeOV+niKxj-VAT&}HTB$ooAfaG1*5zD>}A@})(kV2d~iodcflZFQcD5l=$goYs}YW*w{v(xM7!266?t4O8N+
0F?A~`v%P|2zp%42HYq}BSOA;`NLFaiUrlG`E>_TyZ6}KL&XE`-Cxj94SN`GHz(UL7$5jw?8I`pCr7)GRm~w&%B}m;%mUtkv*=HE_9$4Me(Z2s^7AXun740x
xluCa%Qe)mC39CrT=#hK;%a4kz^}7X0jd}E*VmW2iuBnAP)uq+n5!4mbh9id9~A*UedD_Y&#BfYkYx#hh*t$0?>Sbn>Z7Q(eQmuFG{Q0kHp9P<;l-MyIeF;)
$f+f)G?Zf7<eVn4(dCh;JWSo7_J}&+;&XV)1K()Py9TP9Nn7@o9Og~ib6;k+m*f3>WV7q>A|!!Kq^4F~nwiH2g|K`i1+O@uoYua90h`=x_72i|N})wE8Um`k
hQSa_5dl6p?~D`^^8r)TQS?LmgM1Lrh#*wPT<R9vQDW71ey8$3bB;{CpdK*~K0Gk??%hA69?*zy94!}={V#9eQwhl6duZT2b5dKCkcn+t<M+AlOE9Z~yM+8)
`fP3Ut9Tw@r`#7n4inFQC32rI3JXV?J^L8DhNt1PgE})C*$rT>Nn-CB&K!f0>vu0&$nP6BuPd7t=U)8mv)9%{w%uI7^Se$H>6)-#qd>Cn-EYelREBEiMDWnC
x#etqUf>*|UUx2#JB7G8+%v|aKT0^KWu6L1U~M8<%3m+;YZ`cvoQr2-P_Q>~2al@k`g0bDksx(^g6YfaPQD3jIfS>#6ZsAjmcg5aNO8L{?|Nd3b2Rjni57Nz
$v5$N3GUhgmNK4OUQ9gT6b{4s>B;DfC?jZhu#2&bW46RL#-YM5qV1x8o;SF|!_3tY^Au*(06GN8(N^p&OkSNcpZP~TJ$I7Fy)%al!3%cboDYgwS?6s{u?FIj
*LUZqW<lP*EmsfojPlWisE<_kdy06;r1yp>VedIkH2|a=fh~6-FLzevnbdBd<C7=7>}VIVx5V}w;ntUBW+@}b^Eo$^v2JL+<!<uLobjlY>!ZrE5wYMepAS4%
kfyRoIgN7gP0{h~^H#GHd(mqN>fRz7N|c2^3I$=?a<ZzLjTx1i4`n|twdc`lLtO@{!|1uIS&vlNxj-6xFr`X<g2T1QvJ3yZ<9lnJjllxJyVIkss1Gj5l8)8#
QwDguB(8x~4(X`pp;aW{`sLsPG}ThRp;<LQZ@f3LohOWE8{w{JNog<SfqxS>yWMlMv0s2jbHatq=`du4lO(E&u-u|Mady`)5?~^S3n*M8k*JG9MV&(@R>N<3
u5LcMY{Wjh;ME}mX<gNMe<eoYzc4(Om~Xl*t(@h9byV)k1ES#&5k<4}YAo)|?|`vHs_1)s3bS<dRsY|E5Q#5pA<yC}zQPSIw>81d2gdiE)^#tiFWQG?+2&b;
GG`wyp4}I<XV?IL;1h(}b_MkuPmkA`9)!ofB`pNJanTP?B!_F#xfGco#_eFoPZP#2?}q^32Wzts3^`UUzTLsbeNKCn%^fD+iLUPTstugLp1roPJO?(+onGEw
_54VE@Iu=>3Xr!oXe4Om_BaiS(RG+4IAe#SC*t9vb&>JX{KfkK7SLsuRka!ycF;@y;8KpsH^+Wea(Cd$x%OMi+Aa2%`Eizu`DE1o3HKnc&U9x-$_nv3Iw|~t
dX}d)(l5a1_b}LJ?&rO!zUKn~Wsl3uubUtXSGO>^ZPDO)&D$IuKnuC^20e`6jpa%w(XVna9Ee4|pZgjKYS4c!L{nI*<Gdx)@1cR-;y98q2Z;9!Us0s?IT7n~
E@{rWHC%oCb<6WMPM>6)q<DApLETgF4`3o){b|>Jt)bcYjzUh;$X3k!N`AY{k{~#zJ~zGk>wE;^ON*cQGN=3LHC^Nrvgq3zD=+?8uq81*a=@`1km17F>K)l&
ZH|Jxr9(d(8%<nc4n_T_dyXa&OA9%On;ixSqgNBJSYfS-(R0{!AnOB>fFy4E64zT%r#`3{9{{xFs4AhlGuXk+I~X^y!iyRrovpAh2x_KbD$cVU_|XN`=y0o9
mzMTyW;02cxn^2{i(a>IoRCs=T2h=EH!J|)W`2#hIl*;{*P(6`;eprWmvC%O(YArKz_1O$d54v{%Wsric|R@Je2Xs>Nq_Sk_~Yh%ID5G5>r{=ewd}#CKrg!g
Q@Az8OCV0UMS<NO()DkjB>Zl#L*L)i1!I(PtwoL;)r9mfWHWR|jhM~Pe7x8`j~DGWA?@a*1K0{4FQZhEDu1g&BGOm&d0Ku?XQfa0)|Mbb*O%3KJlEx4FWGHB
&a-X%WmmFg88(<9Ys+VhLRBFWj)=bd3pzG_j=T>;vi->NyvJ9T$UZ949`B55U6xOT>xDKio=W(jXw3e2ZRM?hsis8PB6;m|)4SFKbltT=D%m#V+vU&M8`%Cc
U0{!#^9r5}0wrAr=H{>y1&df3mboEaglnA{80CY{7AfTcKKj{07!*b_1pc6z{BGH1m!_)cSBNHxv^IJpOeKsL>YHH~C>_obX0OFavd7<pHNS*sYvgMSK^%5r
JO6T69jCY6-qIp_uy>;L)iBh7PRs>*`i}X8ZQ0@LBy`TsS%?EX+GwHMx$<<bb{AEq_gF5zZF2y@&@a}lK@e0pKF3z>Z*rG1=)pj%drxiI@)m0mRkaLnRkj6&
xx%#8ZAk@IS1M^`sw*w3qX<iF^8PIvD$QEA1Ajf2QIFE*)zoY0{4qCmVf{X4`SRzZ;J@(Zzbnsf%g=Ta_EvFlZI)h9(gXukg%##o6Oy)-X$!<P%2=LTN$btu
bcXQEqgC3(HfQ~aLQjjz(}K6#v3fH*_MU3F8l^$w<04N*<#A4k$hGF?=X0hb(W;d+9|uV)ES6g1y1B*Qdvh>*ab8T*+|LFq(Le(C?|R(2&X)4r-0!(`{oMwU
@$M8DaBRqvZ;$gk^f|>rpCBb(Kv@0i<e8m&Ync5$hvMqV-yAsVuNCV^*Vkj&gt@ucSC~ndOadGzr&NNv4);-yypnxg9GefiRkK|rYatt#(dit^zEmn2SJ#|x
LKO;Tb)bI0IOD(<=bQ8@nlIwBt}$IgMzYU|kR{#p+1wn#AUy~fq$?;&Ol*zZjnDfe!NfJ-!*clYsG=%$n_t4eVF%m|q|`8+ae!1tt#}~ws_z%7ah@lD!U}7*
7rOfe#*(MU0Qb7fp%)rZNc;;9<8IIWdf&E51~Y!GbUytWyQQQFCPIW!-i#%iKjeeeW3oNsYOgqRP!{S#-Yd=9!y@+bDZ9<deYu@i+UBUie!s^&v=!R!_q4*{
AMMr)*KWa^D5Q>*=Hyji!L5V2mN(Ldj|Fry>~;Jyo?iUC_V%#QVBDePsUr{%b0%584Qu3HbqJK(kVf9v?vbhYPQV=Fn{8p>$uvGhMUaQ@hRp*Z+>C4p5T+aW
by*QZp-UffEDE%sxzy)pFDkhpz}g`BD(4e>M=tMout}S0?uH5{V8oVwsFY7E!kjBP{61R}xr)HN8(Y)&5<2KfNpuS|5UW^@@S+$?Na=OO8o%{hgL8L>;eOR~
AN@}HOuQ->g`JAfO>(fWrYgzA>bIT2R9=pn(*HdwV%^Di`AAd!<nl9-d2`<&{30=Rb$sfhtFzHux_<Z&pLtIRx?b!7!;I4T?yOxK^Cx@v{)ub>pEoN2fp&vb
zk^0jfH|GbJ1%uw6ZppH_t{NS=|CRqL&i~{U`-(-(zlT0c|GSB_028Vo>m2eMFBAS3zkAtHA#gp(?#6zg;VT_9&4_!U-+X7h&rl!4uSmqV0g9Yi~JM;JIL8Y
>+njP+kcbQ08aI#AP$}1Cpdd{epmHl4z}V=@AzPC7!~x@>%L=UxnEIj0#)9@Q0y`bGMig(``Xl<<}5X)s+)&y8AXyo74L4gwdSke4~(}g5a@f~8(nG%{X+ef
ed{!1QTH9e@)>)%W%U&N`Sj;7Wmzsn#$CQlL8}5E+uavgg&VLz!6Qk;lkIujT%juZ%t?Mk7@JJjL0%afJ@kh4fnRzbf5)7B^zX`#Z`o9Wktgg<f&tYJYagJn
90nr8@s~5bcNd3yEdJ_Bj?+6Aj`jWg%V^dbIl@IAD}VR#D&<13#TJrDSS9<UD%9ZZ_TztDT}IX85FmTv=H(j`F4C@x9p{_Ayna<4Bfuz)a-{Vk^?4$@-$Iel
&--drFWAQgxrxN1M7<Q8(R|dKuA!JJ#+Q!sfz>-~fg4H#E)9N=J;z<ITYMXwEqEtv)rPfN4i11%oOgfmiavk$Y~9yWR((U1>6J9zKDu#ko`t^TdTwvI4XiEX
iT8rQ%w@Tel9g2}=ABK;9+TwRrF^yOhfy-fll$KM&s;fxeX{z|qfXcDnvfkzK3ln*nm>M7P7mwMz>o6|1{DCf`fl=Y#npC=YlTN3={}1Z>Q#c3taiJkRagAo
CEVM+;f>K%1W-gb;5h3mlxa4E0>54Bff_Ct){B5}Z+7GeQ_|ql^J~j!aP;4?Eei^@O>mVnv@%=RU%T}Wb8_3an)v-SZNecP{EsAyrh_EZ*A`B5vGOh7Y&eOJ
X3UFXLg!<oCe;@7;O*QV<7IhAi1^GwGhgl14nADs3mb?KA-B%p$D8{4hykIp<aMoU+X)1q5qU1z`S)Ax5nup%Ny<M%8F)Il<WEcakmLF`tDLKASs`2QGt@B)
t6#fn%1FGk#txQv;G;XhFRak>4rxoUXGH|~b<kTeY<Bv#mI_&hYm|rC7Cr51(fe(mK^)<mNGaTDiESxYczSJg&pwCq6bXz1acV^cY}(%QnU3%1S}t?$9;*BR
tDG%WySy-=kfcT3vrAC}W77LSu3{gCYDr*Po}DZZ2b9<YzPIxd6S%NP(OJzE5kGsyo^gAwr{DIB>E|*V(-k7&w1hQ}9u(thQTGe|1jR@j8Qj!tq(IZQS9q62
z?>PF?(JDmnL#IBE!+>T?~*DJVIAu|dx|&Msd=s_*;`jlU=p4MatKE&`U)S0!tJxwM?^UnyA<&7!z*WE*$kNbhR-5v%yK`@6>Aik$wz>bU%uO#>!o3H&-W$7
Vb>e~JbUyGk!K~&ul@ju7fX5ZpcUTvr^y`0>|MU(yyVv}R@2=+M)Ifj#wy&fV=2Px*!_Jk@~BP1!4~E&JMV%mZOqZEgY5S*^z1f9POa52yFXOk4mb*%DKcVx
ZRb=cREtz^S{AYDJO{M%SKo_NrbdgZH(sL3*>q$3kkoy0z2u6|#)<^QUGpd~oy~d2{qCwPsQ2WKE)*2SbAzjr+yVGd;?KY(UgM02<YgX!2d%-OnC2S{fc(hw
SwLc{Ltw2=F=}G$D619sy^yW<Fgsy(1w{*ok9nt@R?4>i&B5~X(Xa`NMV3f<3E;pyT#-1_q4BFfy}YGDY0vR;qDaV>KEBNS6^`q<&RyOnVIKwfm>;Klpf2NN
ho|2eAofm`g7^MB%G|SKtY|W>$9+-@D=y00txH?V`xvpw)14#Ux7$#jb%S{-eKx<<KqR`+E4{T-`#qq>yRAZiv!slOUnDr6U8|F6c{{C@>Ro(8nSe~SIFOz7
jnW?{t(~1z+|4DO>n_eWxE*X2BmYM3VVuu>H9-}*y?-(fiXAK0$IjD|5ysq;t9g4QjU*nY6h}Vo0|T+@r#yB+nyq)f5a7H(qc^dY2hRDu<}j3Xp`E3z%r8kD
Aom$|M7?gl><g_*JS#{3-Im5!=XF=II~I8CMBM5gp531;@Gw;T(QOj!mx!fXo(Dxv7P^vxeZqb^0>_AY=C@a4qw8%Ri4x*wr{%N&;%mmo{^=j(be#7*FLl!Q
yBTu;XBOcO2k0S<Fu#9p%Fh1MG)OWJl_wBH-dsv^)Cxp(_Eq`HwUEn#Ks94AcKVcE7GuH}^6dAC7}Ou{)f;>BTGJ@c)1zPdpjT5xwaN!T`6Q>bU1J}=eRx#m
tTxRNfI`vzTs(&WP&J-ALlEY{fBkNt=kI<PB?~?vLou{;X+&({1l&IR;~*TCk=IJM&z3Mf@{z=WO+UmFhjsIA(FOy$o&n^(g+T;j{V{zZif?qpmnCH$d!F{f
N`2JGhcEl~`|(=wP<iiIZ$PQOPT|K<?#H)aq&rUzv`P<qxwHbWcr-I~PgWU~<o(TYJ)V6iVQYU;n&$Czk*oJ&RT2g(IA9d4Uj6Ji_j$x?etr6NW3f%aGj@GZ
*z0|U&t^|)-Z8XpiF>{6y@BT3DkkZQ<^0OIS^klm_Y$t}TGM#8ReT{FFJJhUpm4QbFR?pw_vh-@h5Mc!P!H;x!uFb7R_$lAQ`FAt?TH1h)GM>VnW`9NoOf+5
yYCN_c7>BTNyINSxTH5$7wG}13Zv!Y6fqq8vcs>(`=dOA3}NMh(a3npeLQ<Na_ljle%>c1<E7gjp}v+X1hw4TO;|_~<=BY_P`yxd+7^&Li!lYeh1V%!`Ra$I
2OG^9F-m>@a;TMbY-*fpi+<e%D*lHOJ_K-;VYiu(^w~FE=t`DyzzP}$HKeQEzt6VxSc@!kz_9dL)EZ)cIcj?2>l{~Nbx0#qt~<LUcU1_N<KipN2-fWh>cy(Z
HFC?A6qnNiLxCBai`avFz`)(haV<)1U;5g6Y|qC@ty@XDud}<@1_MZ*F)X4lo=f3Jiq#J!S{YI`D=NFOgP}A_K99udk%(~zb>D%|$8dEV<a#}O)&CD{G(X|b
F6?HwHskV*$SOwMD=&9poA+7-mIRp>i@$cAC|*mYE3-+$1&WTmf&+w~8`9iG2C}taNf6HNO0L{2^G4L^VcjXRj1=U97*w|XCdYn;4-(1su4T-$75wnww)HCH
Y~x^eO-F=z3-M8)f{n&C!@A8fP{-=bLpRXVySr_dp|_#kGjF^5)$-z4tv;k{XBB%#_G<dGhdI__uRC}$m+r)REV38%G~$|vlbmCW8HpDsA2?#3UC3MIR}G2D
D(`dkahJ%3k-WExJj?ozA_1@ij7US(bqs?FEY@$RIcqsdGAHk9Q3jV<r`7GWrBk@r@-6XtFx0i0aQCW0HEsb%wKd)JJO}6OIJP6wMc*`+gRLV%n;|l&<e%74
OxA1Ulrjp=_MTbHfgS{CzdbK+mU7vQgEs5&YI)5bB>U+WBL$EL>#+1*N2iN=cD*3X#LqpWZL>}n0m~iQ-}cLOaVPZ%)jnIdn!_bf9}p9d(&Q{uCKCi4zg~~`
DzLdu%s!Fv;hQRWX9IMExP8Q&+d4<>o_!Nb6Lx<NcHF2Nyp)yYxWJoG1Ae*dozqcfceVVqTf8u;`9=bLdob~O5C8gx>LgS?HWVCHpRz>wM;_y=yQg%gfcb(d
Vk>;^&nUG(6L^%c?UwvK0ApvOm)EH3XMQQ9kiPSd5)7Ly=kV{fjrW|rPGFkZ`;=q1k2LdCC~WG|*n*1sJWU8J-PiGBKZmu*{8oQAf8n|9&M=hvS{RWv&0DkE
#y4a`jWoH&R7gO!YJ8B|0(jt&;2GY>#7D=n-mtvy1)4R&f0VKFLsTt0kGVLkFytcbqWC#+eZ5et989=WeT_BG`}Onj=m|$z?ffDvZh2KOYFy3sDT2qLca;G(
i9~;`fxL`ya&qgcJ3f7;J-+-o!g6OAq<K`y!=5mrz)<d1akY+jdco?KSGL8}mxFVVFt55EcQjoWwU~8*U8NDaH}u<9_hwx*NTAw&`q8{Wlrfm(uSxgLv(sZ|
d3i6h-Tjgf*!MgyhE-O;gB;pGVYwPC6_3~1t`9x|FzK(9Y<=l_Z|yWhef!70%YHKF0NBfR_CDMv;cxL;nMm8UzTnxak~;5gr=?V=Z1#&km<KQ}LE45KJ&L=p
+PDOF)PYdiANpLcHu_5YJujk4q4CM(y(FGWLRDOKlSbsnvXiY|(o<cvR3vbTMn=L!BNsi3<%-(I_v7Q%6RPad(tyv`$ARtYp6p04ln5ne)0yq%ifQCj!po#9
?yp3MzkvIc=lnYmTs~iZ^y_?=gGx<*Df8=9HNRX*4^@wvw`Jb>jgK-=%+JnaJKusp*>*cyrU(_mF3^;PvePNv(t21^FTXAjE(+h`^R>EXY|jJx%v_ZKd-Ywi
+05>EJ>jhz!RudI+}qfC%!hY%8hd4qJD8_EG`xZ_r2Z0f0M_EY5PJf(`#>((Ic6zdeq^_-^m+sHZ$Pc#e^{VpyR*+VYkZnxUdKvB>JY?l{VKRZsZ!-xA^WqX
PMS?Z?iW(Ku`}Mgd}%WW|2Ej)BR*g!+D;Tb2Q8@cdO^*7ZEoEjLp0m63Umq2S(kiWnygh7y@+Ps7twWY>*olWGaKcZrpc2>!GfOg%bUJ7sQ=yH8wD~dFG9LI
5X`du8oO@eQ(Oep{NFs=T>)e3s9YSiH?anO?<`&t<>NE!29iLczAfEf&lepCj7(mG7ks@b>3Zg6#@!=2v+*_PbAJd32PLxVrK^i_{91YbeKKVYspQc>WV_xF
15ZWTEtje5kb1MhAO_5Rewvr`t{?4<{dUzUTt?Q5ChZ#hp`bvP_JELP2aHSc1NQJ3e*c_?yZ5^tyDgipj;^27*Z0N0?=x4|!vE*#{>94PUuo_4;A%R@R$?oC
1@_FLKZgTbMk`o`vTw~O4hq93-aN_k+2AXTKME|DHGNx#mw7qTv5rA*%0U;vhLdU8=z^L9b$~s*7MEYP=5@bCLV-nfhbHYOmERh*I^iST+gRy3?hE`%p<r(3
lQqkgV5WxCAr3Vz0+-y1>R)#-WfTFl$SZxzkF(`FryyasG<Ph=vwO&t14nTr7CR&pkOYs7{hX9?X^K7vaAK6@Rxj|W=-r4HpJGDe1IJz%-!9aSJ7iG$=coh|
tZM+H(ULy)APUoJveWatDs9&&nJDYuNIEb=A8RXHaWUgvBe7q(?`&Rhn+I7ajMH{qD^NL{%)+Ut%ERlL@YKsWDqV&z&o-pTJotTY^9&Sl!oPa8Y0RNrr*cUh
1*rvu(R$7*x)D=e=Swp1|0<##;&QD}aZXaAX@PdOrw;6?C+w5{=1Un=^ga#K4klX=STZVT;ec~pRx9+8@6bf1SB)<Sb#I@0eVF&sQ!uUTtAF#XgA0d_%pQZJ
i3{IBzAGlAK`|$c+;X0zUrMM^JSh(db2O#6gvUy1cDbj%&MyfeR9N2nB=3lV^XT(Piw0D(ug_lgBFfjmZzH%K5}2^oqI^0FDmP(24J>qiLkFkoVS_#JV`aSi
DZle-J#@yi?U&8#_Ngmk*H_SlyxOvDpUEj4#WrHGW{dhz(6JPEX9lQ~K`s%pzg?Y)B5${E`)8N?gOQE=xKmG`Ufg%natC_AZfRBr?}$yO%$Y%ffXA$}q4!z9
F>sv5bCo=Q-DDFa*0}ZOp81@SBFO_WByY#7IuVb)Z8t`Dov!m!uhCzJ4lQY?M5+w)7701K<XKkYXaDxgn$7BSw&+^848`>JsouR_*_qmGtGGWqbaGB|ziWp{
U@(Z?M-r0W4+MdYa^CH-VLiNQMx>P~Vqc_y0OLMoGmk)Yt|&O%DQKTR^E}tKuyQRc3aqmf;#}gqj=qp!LNFA%|Harv_pB<G9cpyRNKglx4<n)%BM!>c4HWV9
?hhO&-lc)}NMdvTdV!$gS+8W5L);f7UFt6nrOxCaA5XGJjv|M?zLKBgh5;{<ZI5<IaEdohzxjBfLF-D?8`j=z#89~5Yjl_ZZb4-GLSB(>Sr-&0eF)iBPc3*Q
r2WZAR(t9Q*cj1T<8LY#h}&&rCGdDBoXkbT5zT9!n_3d<IA+h$-Xd5$9OqbVq+zZhbc(@ME*TQNF_gaJ5_u2h?1qZZx1*i#$q35a(}AM9@*4aZYDxI<7sY=h
GZMJuQS(&c?MT6ECJFPqGgjf`ecRUK^h^OJd@m)G5!OqsO)F-f^D&g(OR1;XBHT5lkK29A+V<^crwu}|;{{m(>abC(yv((`18IGIH+L(o;^GJ08noYPw(A`h
ySNHQxrxhrXM^KEpfq4<Q25$9$4Y9SZWg^J0{>y&;ywn<_9NgYZ})_D8)_f6LNGF8rnH0_6D+&>;m2~i&pwBt%U--}@1hN}ZiA5s2vY7|NH;;y(N5EY#nG*v
_Of2E{h-gLP>mN+eKnh0PbL>r9R6Pb%(k_5qH?Wg+UB_un&&~AC4<5l4gNvaVo6t|d*M&MNL=(sB*G}{>UoMwWnD`y*1d3eQ#nRK5`#%li2U1^mhe*U${(*c
V(tX8LO;*F+wPY6ozYuM7ldAx%6Pt2F2{iQJcx6xOM|O%n@ePPvm&U}a(qMH2Wqj(l6+6!TSXE}C%me7IiyPR%M4m`74eD&ymhL?x8QU1hhPa7L>)bCd(Lm|
cu~MoeB^dE`Ebpcr*6HD&LE;bz;hEu&AuDd;Os0@vk^R^F0lgJVRPs8JO%f3J^I}#h<^^LwPhUat=-wgy!7$vNjZHD=f|j5i=ETxU+^4z_GVW_@WOnl$oDpu
OrFoJXREWpp(So!4+6YZWvNTGs1}S0HxdwdXs=IS>k<ZK8@cKg6l5k=zQArA?|!h(`|O^ceVkvee1#Gw;R{r^i08b`lRDqM22)LkBdk@$k4L{%Ha5MZ2yCXD
z#`V~a6=b2o`(8PrB6B-Jq(JHuU8(W*5`5USa>D&+UagDv#7S!BU_Iu1zR>ea_wPYrF<@Sd)U5S-R2{|<WMY}4?WqtYUo7XzK?JEY|mH0BU$z3-Ve)Bd6y2E
d>$@N;TfF$U6A=|@xn{ZowtKh+u5$*J}K+5mJO&rdwb1WXfJ|eZ7*`%G=1pwE*4e;sq&f?Xj<R1a+p^3hR57_O>ffr6Mc@(t?tr*r)3dy@E6M6K;}Fei`$=i
kp2P|RY5YZz&fk1<6PPU598&2M!Xbfx6(#D>^=;<m?=OYlBAf|=l1e#;eHxuF+viTv<6LsKGM2x@|4{hyexmOTiytg<ppFvme9rO4F(sveLNAO>6Gf~aGLe~
8x9y_?j6Xkh2X$5^+lxV%k8=pYzO&4xjBD4^hH<~)JC=i6@MY%BV}&Ruf)BBN^)4hcO<u65}xO|BAo5K00bAS!yI^x9Z%Wr3;xpLws#>L@asC{$V#ViT}35L
w%Lo%)eS%M)krLVPpjD8zan)gH%z(NUUimrho~R!%=x7&5^uEis^VR%G{dUE5yEDX)t}O$M#(6f+l=?(TJ${9#)7Ym-mcbazqD#>D{zgkM6SwTYjkX!uemn3
t8B(Nr>qFe(g{J=9Hr!JWL{NI`}#0=siGe&Y0T==bcVPp^HC95dtbO}rt&YV>xmE%4-@6@RX}R+Vzno35dCND_sa-)$10c~Y~L`<Gcowd@hMQJqhOmka-Ci4
Hj>--ZHuQOob>@#lV<~KoL4f3nnRiA69pSLd*wN-13x>jdbp7Vs)skvdA>?-sdB_VfrllO<;}i5kt3f%=#yPZurZ$!iV%WsoOU-jWM}MDB8DEi9Va#|J&nGN
_c^Fq`4rP_$I9eO`e2BosCO3Jd5cxE7ZvRlqzO46gv=q;JkuCv=Qs0dJ$w3IpzXd<iN8Bw^4!Uhu91A_lfn1wYc-#PYhiXufwRZRq(K4=S=QC@&7TH#IX72s
aYP;gh4*Y752eCN*>C_%p#k>^N4ZgBld*^WPO)y(^Y5y#Kcr<DyZ}tQiLUWWKbL{cywFd%zS(L6il4YXpkZEgkc%CfiS42_RHzNRK91m{lFt@Dt6t=7nA=EN
JJ-+C+qqR))dz?%4i-j|tdl9IIg9lyY1*^~Wa+R=WnjKqUE3DF<tyi*+R_D*S0{PB<C<JaAFBhcM8vE^hRV({kS9@(9WU&N*7NRzH(}XME4OVUkNHY0EVVUv
O)ePDqc9_~jo;w6%iv`&%IcRjKM1k{?PDJ_i00YV4dP~u`F#KOox)5DNJ|{^(gc=M-(_TW>+=!pk(D+8)Oe$d=OWb2O#5DHSaVA$ax}A>pQr9yx3fCyu|oz@
`OM(gGTL^+O_GmZFgB*9m$5|ST@u@Rx))dW5y8ZGb=6;gH~TZl?EA!CMYy~}T&nW<Wb(OgNsZlgdfaBe_WO|PPGJKrkxt9DA~r}*q3>s!L)42qmk*J*xOpmv
8S1vZpYKD*2imP9JU4+8%~0De9eKQb`4X2XmpRI$^ygjrn5ou}PD6X13!nn4M$U8w$Q#@fQLiU<oOT4oho2AHjXe7Cz4MkFn1zKj$gli|S#4_9FNY;P0+*4L
FVDMEYz5sjSm<>2+?aFAw|yJayY27s!Yl9<(13#1&DhxnB~;HXUP5+%o<I;r&#|%Vu$@?WTusgyZVqtyggr8rZTdvI#vC=?qCa$hHu#)zeGTf%XX~=>+`f>k
p&tWMrbsUO=;KQH&KHGjA}}TFXAo@FaC=cE@$%Ubs(7GvW*R=~OfQl^#HAttrS@ar5()ua|2cDc%fEL0Gy=a<g_;6)dzYm)79S!?S#M}F;69XhEdZ+;J)5E2
OrehmF9K#hqy4q7zaIy0tdR<Al81%^Y3ChZ8#+&j;L#VjGI6Ie%zeu9ZGC%9{}hszOTL|OlD5GquY1&m-SLo6PPu#urPG^xHsd8XEWQa6rsla!^z+2_SwFcg
WhsZwjO-TZ;7ALsZo?QCJIT*@T=(+^`>C25{S#Ms7bjB8@To_i-)g|1=zH7iw|cgCBc)u;oVD{=-vqykxndKoINN`omRJe*emT^DT|9e|?|R^O^3l)p+7YMF
)?!kB;%ordNT_c>>N49<ImI3ny$L&yYqa6-gYcuF7>PitMf`f*>=272e*f71K@u%{T3@P+k9{D}-@9{ps#Wdw1SuT3%YAdm=kUogpI~g+1=9&{<)Uk2aDNQk
b;{tfztks8%<DM(bzSrF=y1pn`2E&BXyRJyHg7>~2WPe%uC^R0`1lrP1$VuAm4b|GHpv@{*YSI^Yaf&ITAUXlyV+3XF^vqp0RfkF^L5d63tm6$HEenNNWc^&
ROJtRh79U6>q^wezjX9DAkbBL)9<``-i15sUDKYnCqj*fw={2{VT)fLEG`h2zK-iw@_R1;+pu5LEm%r*KJf8XW(a*(({s|5c|;R<5Jg%@Hy=p6@tQ{yFUfSW
?B3U9$9Baqd&9mZMv71Wel^V@Ky`1kBfh=+xxvZP^?SKsY7-ic6Lxl2*pe<YT>&g2ZhbqN#y$~2pL+>{7Ma%N@w<`HQZ3#MH94^;1rM{U@^*g`(VF+Q1u%gB
=J4|O^LGNrZI$oew_51eH*X6nJMib;Tm!)Mu+7|KZ?U-vl@~?U09z9SU8B$tIa^1h1OL`e&dJ)cTZm^S$v=hh>pd30hrK%E5@j|!_UU#X4}$XJ4w!WLPt?1e
gnPcg-jafik8rwTMchdSBTC27)>NCF;|UHxT>@#uc^&zi5Au%)crghX1@#kBA7`F5cZ;W#Fv3`3V5I~Uf1!~Sc54BP`?sp=Gnp`QR&n34%tfjYb`=`?{1^CE
mwiP6IJJYfQK!#%D@)G^5(P&$wj;2^UjDrOW_EAuUS7!gcI!tB1d{$a(lou$RZglj<%nEiMFCfCZoglu%?VaX@2+<3cZZmFK$KzUw<P184#k~xO5uC><Ibmi
-?bOTjvHy@=Qm7OEBlg56Kv7sVB<Lh1X;U#1H!cs80_NUtR>w9HLl&=$Mxlf43~mfSof%gv<|#a8~4Y>S5sCrUXnbmsf83I0{~(<mf<ww1%lpS6PPt=14!wx
U>}5G=jht4g}$(#bVDE>T`f?Ak(cf3&*Bf-t)@a94~_k5k1tlpqa8$Rqpnp9>8?v)i{_CA)Fiq?On6^N4#_tyvQ%&%D!K<Yc|DiY2$<C}8`naS=7fs~Yl57A
qYO`b3fC85kv*Uq*q_oO^@F!~&9+YcTu~n)73Mk}uk)C_(6xYJ_T6IPGq&I{yY#O<W&<zyoJMp%foh^BAvf$wTy$Dy&&CXvzT6y)?0ev(2v}rE`)qGls-5kv
!Y8r-eci}odJo9h>7+)nW31_O74C7DvTlz1gh5vgC6s_CEJ?!C+aLI-<4J+a%iXj0<;ME8%HHSULfV%7daAM9`^cC5eV(|7`_6kMMn^yyV8>CU+^&ubr7-3~
i97o}&nJA#=1}og0<M6@J=!sVi00qyu5af<*%;(l@6*CuZ0uY38)Fs`CEkC2*Yg@Tz&@sM0XEw^$GVe(s^=e8xj)qP5||Va?0ES#!r;f6GD6_BN7~+Rk@T2%
^A5kMbPCG-kS+9=ReKvnpSH1hMoY>rxC-5Dy?ZyGz#xaA=y!3P`Pqg1P(zmB^gZXNy3*8HFW95^niD!7E%$RXU|_n$d@Ym-@PfYq+FwfBLL6{v_d9vFiN0o4
TPIf&f^K1_`;?+9E<{>EVEi)wir|DDyPa)ycv$*clkx^~1*n^2=r`>0{l#y8Q6U})tk&VQvnjHqOkaFYt(3g2?)sKGI88{m=ao_z&>_9XvG$!jR0^OcmvFOp
VZLC~KXquKqLCjl`^{5XW{V<&U-icWFZ`za%Wtsj`DHejeoka$+kT^#@w+Olqh8)8HUQnOhSFva%M;m_&$ut1Uuq3X1u}=N&gijcrE7w)%6F^&1p@g*^7eRs
&x>8p;j=Q*9w@jfttaeiI&wHg{iw})Q2M;P$g{J#axy)SCn&~`*}i=c{Q1znzRq*gdEN3WN?1j*=lsHojZ>WBhSPG7wmsGItbSh+x2@#lmTi1HR(xTzg>7b4
H34JfSG>=s@!9M0QfK5GNnSpCvy)#M*5Z8U@uNc^6W0L0%RrPVIwe{|{?9LQYHSAfT=(dsv{C^pO)+1L>8%0(gIv2_P>tHMJ#IaO&Vzfk&lx9+G;B+r#rraA
vVAl8Q10RBRX{r=N1ZKBu}_|@K7bCtvB7HvxhFQyWY@$!@xH+a_=S!Ria&y#ElW4}dFY4UR#4V=7)bL9S#&B>OXl%8y1ZIt-cA^PCe2|UR}r9tKR5Lnsh&|>
tySA|oSa|0z$Nx;A9G}R2vqerPmGJYE+9DA>79{r<o)m}&CLTQ8;0~El+O0L%9(w|&%#0qvlR{-AD`@w_Q*iU@xrSlcMw!p@U3a6hiRmwGCoV)Z&M+w6k6EV
&Y@ynUE5<z)`+=*RM?0_5!{4vpOY<e6zEndNT3~~1>n(L5aCPw?6<j+IbB`dD2FXQbw<$C{Fe1tuNL*<@oVgg-j86eOinS%5kjO9Z&AGn&mcZnuJ_PBQXQCZ
Oy&BPd`E!R%0xh6jbPKE*ZK~%?-`y-L0J3!g*eanY5XBwMOBp`IfF456L7vxy!YEY)$hKp0rqkTRU*fV69%Mo5b&*Yy-=RzgG5^(b%y5^)wj+EJy@+UBy^&-
M&5(pO@#yGEbu<DaZlFQ?55J-)Q>pkR}_5CrH2W;PzFm|yRq-b4baGKS!~eU!yU{j4(;sMd!FX88Py03@rYXp|Gf9876rR{*Z|cZ3pEVO{`nZoCCzywN59eW
#&)rCMKX59e7VXY23g<bw7gvqL(xI#^2{q<AV^9fVia-<h@J=JI(OYAB;3VONkFrcC%Kk9hq#{aE2_boSw1hNW|%agmYvEi?-un724g2;IWt+0SvmI%d~owY
H;lkK9#HdGWeB|h^%AyUHudRq$s#O1f6FPCMSK(xn6LK>cFw)VlKAxO=bD97uyV!q6!9?`C3gri?X+R<-i;kg^XpjjUZDO*&L2Q#xmxmz2i6N##v|S_TZ^Z9
JNI?l>9&?z7B4Tj0GfA@&as{rS^I9VeC$K`v1Q)Ax!q)tJ%Gp!fd%dRr;q9b--Q@Vrk4HPr*`m?pL5drw@1!k+P3oIlfHu3YI28}T(_PVwV&|8_&nH(HWoG;
w~(8kL*#E?_l-Zbl5`*YydkuPEwu}Fd6dm)wOm!4NAj<U>VQDcS$N^dTE69#0G|kS-i`mBvBQQ7n(tS~7{k8Lhaz%cZHI}?;xg<OmnKFO!}d9VaEFsNv*m<I
a9nzChetWaPsm(n^FJ8P+0%8LydF2S!D%DA_Ny`_LGLx$HtYpshxqnVx8|~#(;79bcPsCow>@r`uYJ2<JtL>>o4pJ^=M0yk0a8y<4wQkV8u$lj_Ye(MTzNPG
FS6c*AkBZ~lVTGR)eY|`I&+gV$=Tcf6QuK1eW&kll|{f#_`y_gG?JHy>cY+j1muPv5h!X`4~7pgv+Cw6r(2%YmDG-9F-`4}ur4k!Z$Q$$7A5GHcdQs$VQ)Y{
4{(;$LElkUM)=)z%$(nwlv>5pmtvPe16b)Q<zJ+oq0jCp7RJda)CP$ptH>&{3W-E*kf;q}1rmuQqbe&&)>KxEKq8w}l@*gsWhJs|Q@Ib{{0WoX$;^EB-uG?c
aGu}O!a4Gj*>To6gV4kMq@u3ks6CHaO6}Xp^_peNSMUNCdF|zSNtV)ub7kiq{NiE3)po_hBf~tzmyYE3E}TCVBD(G(G1FgqHx(Cc>QX+YL&C2Lr@&@!6T5D{
$!!+A%X>Zc=ksw^?gx0i)$$A2Zp1;Z*(`N^FSkc=na5Vc=lT6vL?6}xLN<^(yoH(?cdSK(v9P<maNZtS{K^kc$Mzh7@R;^=f+?@^KIPo^Fsn51^Qc#W+0<R{
FkK|r-hKLvJcE&|&e6_}QwhB6QoC<8JK8_{mkgZeFw9}NfYEJx=c@+H6N1^M<*nb5PL?(8;Rb!?$G*-c*lo|%2b4J=nCw)s5*l09OYQI?+I<_0iUXJSf|=Hf
@3yT-MmHI|F0j<kUd0>J*TLBfTN8&VXv_~eIOoiM-wo(AcP-u5AZHnY8r@}HikS6@L9}FJB5Z4}U^$R`jcnX+zwezHh!YT(aERC)R_)TE+SnP_FA%67$uBB3
4bs2pcSa*SR@p=Kv4xt8CB6dy`r$S!%>fs(K6kL6-eD$Y4<75czTKxe5mL=+=0BKLP0~_kv9jZYfGrUWdM#Vn&v&(zg%o3S&wa|itWlcuWxz`d?I;M#<j4UU
Xbz}uQ(egkqR_|@k2IYi;EXRE_VF!F)(U%2$ZK~p>v%rHLk?2{1B2F9NE)YYi=d{M+PfWv37dEREd9EbAQblNYLCCGRpbuDQ@=g4$^=uDv9#9|=(#`c0_erK
?_iU=9Nz&$ubY3fS#k5rOX6CEeXed-&5ny}hd-INV&3_xV!7O?{jy(N@^N>J6K7vNTFuAY_FS!*4p!bA=sL@wkz)5*Ryrfrm)anky5PtAS=f4rHa51tqhJE#
)LFX}cL=spUnv4nwOHu8d{uHJS$n4^XkL9Hx7+viyM&$3*%51oJ!dj7QtK>W@U36Qtce)8>+iQIp#z5L3guaKnjOC6iy1SuEAzltR^r8~04D1xzLW4>^xUe+
CmEO;I4u6;+1V>dX&x{Kvp>66AZSMdZp8h0`VIlTX>D$v{`h94A`h+aw+4{g*$Nuw-0;NU)#p=5_BFFDNLGU1i<5M(8;CpE?_47{+g+|>Bex&ltRs0jdu}(P
pq3=ktb!wu_xcbOF<|+I?0aC2=P@p5H~sj0oAq)4*}=vmq9fH3MnSw~%*Qsq$6dlx=m(7DPnh>d%iE4_Q*yKXGT{&Cb1cufxA>k15sOc}+?190XCHfCux+?F
k0iVh+9g#;Oxz+Kw*kHFPjc!7zMK1!W^lQd>}eZeWC~A+VK)bzA_+@R0chQ60)M$xyNB5|xqscBNa^o;hq_(2IkRvpX-_|qXFjAiL_gbzuU)?!6GNYTaPsl4
)IATNbSs~Oe=jBgyx2Et%xo}3?)t^Av&{{XG9uKiQiPi5i(GX*$1#q17zrE<5!a`^;rs6<uo~bQ=d(al+lv)-{@L;K+ooWTDF?|T?hE@!)MMp5s(Tpvwq+HE
KO5M}!pcj`=^LxtXP4#YJI--1@h&?hmck;24QQzh;P!pjwvGPDuGp6kBkc0da(GoAQ9w%BVy|rbe$Vs|H#8f{P%H@~#J3)aB!L{H^<gMN834JGd~Si;Y|?8Q
CT3TJm?(eWa$l(?^BEo17s!Jqw<rX41uh97F)JQ6`|Eo8zAf+3UlqpqIbm}$UD5^RA$IGhlb=SCJG=@FpNa*!^Dly=gIRZ6NNBxreZPb)FwQrSC{}@pPFw%<
<u&Hf@wC<<YxfeY(hJ*qf`C!A%)V|7x+UF8Me^&R*CTBCz9V#2m6*DHHn+VyOEBD^)SBH}XV=bo_;T6U<vPVUXK3exM7E{54Orj1oTYKEYO!LK+c<J4*%Dcf
zQ*eJNHi?VkO6?*Z4?P>6hPmYenKxNMBwBf|B^k7hT<%^d2l1MmewZ>J720ETih!$W23P%zw)Ao8DwxF%2<Lt*!6fAYIn)UQY(lH%pF%{Rj9#d<HZ-ztub`(
7WFX*#h=~glhu+B3kPu>?r`)|%b@n!oaG|kiM)Q<9y6me#l^a#@e%y#4I(S%f?4_42l3Cds)pQ7_Kh#=cax#F#lk3852KT}1s+c$K<DmcZ+o7lBrJv>J_mke
qkv}^PkX~c7f2*rlUfzO&-&eAUr4B(Mn1-DT~{x&Iry<#*#|xi0fET)R%CWF`??r<CvEoT-C5MmnZI>`fXbuNa(;_ExQ8qIa(+EA7nW9}%(5}|bSakjx>Yf_
vd69J9lJlH4ZE7B<mbLFQ0{UVCuUE<1Om}coO6@6ibdSVtMX_=@kZ{^j~Je&?gOc7&EHZLGqW$|Ja`t!3X-_tRL#oA86g&%avx@~3PH*)+<-juml20l#)rM>
cQv-ZHX<W_UwNLRr7O5)7LTZ{QxjJ4y15M(l7883^OzZ#i!l<8p2tJ-I4Ir6HBWCY&vF_qO$|r?GT~R34lsO*(1AS?M*nQt@3X)eRf@c?(eaU92{X4^<#TRv
qC7WE_@>Sz;2RmP0`7^)P>|Ty$HwMA|E&+rcBOmZl%2+nC5?!+zRJq|{+gi__;1`7^v}Xk+pt#eA9*~8#Nk^$1V{W4B;c!q{?hq|8<3A^c}HgHzA~%dFniJ8
6|$nH)bpo+7Z<7Q+orAVF(p#5atgeoxe?>UaQ#8mkw4&pBXC<IL9GqW(9@vqO_Sge!ew2Rri`n6u-O{~zY(C+^Qk>J=LE!Vr<pa67m+S2G9M1(Ijg9YqVlp0
)4#*CfINK1dRHZyqqnQQsdBuJI7L4Dm9xl5y~@nS6N}mKIk1#$)k`7IX|F>1qP0W*e8)QgWf*4v>_ft~pEOtx{{wfhl5#zX#p9U`!Vc==7h%W5DOK}gV{RUB
lYCb3SP-7!0%bbAc~Ou>?NeP?aLd#JYE|8RCa{<1TDhG~<pLnd9&1$33Ged?G0)&0@Fr?OqTBe9s$RHwWp86aG^*zySfd#<uyXisgm{Jb*gKoAhip1OTii$v
U$HCxz+AW0&n>mq95-v$XRiB=^g}6<kbx#UbuCdH@ya)GaTD+QT%6GMXm-6HVX5+tC2)M@P@XlNt;3~>b=11wi#|o8fhf_%$2C3ezKlm&N8KAvvTPQ4*1I(v
E~qUoa&E+0o>B(9blu*%N_+X+10b2m(!hD$#87c+C;%l_#C&GmgFBrKw-?9;oZs<XyT}G<KgJc>dp)MXcV%EE)Ki`YIIQ{Ju5rm#Bn5wdH+cLNc?($l1#Lp*
i?Wn?!V!0Jghx1Qq<hMBJzZXsO0u0=aA5`A*Q-3?wKg4JHNjh_;hW#tF(Z)=F&6>)r?}@CXuCdz`Kx{KS-Q?votK^`4OuLj8}SqqN)G&mXRosyVd?Xn?EN4B
!d}XoX4#?iA_Okyj92g;QMiR-0<L*r@adh(ih#KfB&f5mKwiG^+&A3+p<sZ<hTMA~XS8!!WOfT=xEpPU7q)fd@UMJ%@)nBm<R-Sd!?AiDAz^%$>(j_+vmmez
>xVU9=T@+AL>l1Z(r9vdQ*imAQez3Gpf3D=QTKdGsh-EtMRJ3D|44pFL7Keh!?TRMN3Pe0b>urAN7FICJyWy2hhg@Z9k@;<mi#68Jo<#t+{j{*BhUa$$9Err
vFHoz-?F>C%i`G3TFk?Mg{Zl4&pA#`rBy#(dA<E<GIx-CqMI3cExRjJhwV6#a)#3n-AX|~vO9D0oLhNo`5KS5A*cqp>J{s;6?bWh?7Wah@9_0q9N#J6ON}RO
O_VjR+yl>9?*iJWpF6aAoA)XCqx$Kcn7)<CJkf{4%Uo`@fl`buJ;?3ml+fhMV(jd-Og3@ar(G1V<6lD^4Xm%rXT`zq<7)E}<2?@xnAwYyJlrXV93U$b$ehCo
;2BKM&<jQu#(FstJg#!pSI*r6zy;R#YGeEw;Y8fu>=Enq+@}QiU$YJ=+4=O3c0Ro<%x!h-L-zV^FSn&W5spZm4Z$TyE}WQW-Cw9eiN~sd6bPwu4O-7fd%;ri
_v|ElFbKj});kjz_~9$q(I4VT)IQ%`9+zg=880Z40`U!3!u9+5i>$&xu{5_5>UhJt@(U?Knehn+nOQ6D3eK^1PB6Io7U9zAgG0e(Bz{WikWb*(f+2U;z~}J|
7$j3kcJi7~xun|~;qR)+eZS>Y*F>#NXrt>GHu}2+#hx7)JP(B3FjKe4PHFJ~B#ttR@ui~#y=~__T+hv~W^V3JarWw2B%JK?oLnJ`W*B8ya**mBKg$<#RwPYK
>%GS#^2=|#)%0lx7G8u8I*ctc_<Ij`&t-M7UH4tn@{nV}Uxu%RE<}0xlO1=;d#BBXA{%#OeGmyRWn?0+V6T(ATxngim_1@IjRlX8na8Hjc_Pq{xnti(dnLIs
UIybNsY<r*uuO8h%?&)SeG^===1<x!cm06=Hf>KUiF&2lH0XJqW-uzc3g<0cWzKFt^Cq9L@7L;MB@*VlDYeVY4-9~(JX~^X*TD;>D&PFQ>g_Rty$HY6ote>9
ml0`u#B_i!Z?{B=1+vdx_d%|5S<iK6x*`GGf`P#I!p^c)s_tc;MmZqyTb9;f-K`-nIWbf0IqPt2iId%CL>keD=bAjj?bpq}dk*V7P#-!|v)*yMn=eS`_X{n<
+Su6KYh?%~KhG`wpQM%V^C8&-E))6C*E3I4Yv+78Kn%y35Gj&nxHAQ?^U1Nks6y-~?%DAc%6LCrA9DD;pW!|Kx!q8*RhNqwYF@i(ICYEJp!$27(K)Xte-+Yh
v|`<J{%-TNvkXD}@>ca&$R*|MA`qryf1+>hq0u!^v(w?+S9*CY{KCx*$T=N_lX4@&7;zEO?837=PA>KizOd$BDc>Vo1C3up^4ICIgbli&92dNp&3VW8f4=ii
$i3LG1y2_dW4159?Xt!^TQL^n4I)-<@*pO#D{SDU@rbz#Z!wI)@3FS`&%u-vk2~U93n$;Yvynmpd7Cx&yyBzXO0Kh@crC%p*b09ZxB7Rr4_hKsVtc;lGJSP@
vnLz$p0yd>cGmY5Zm$oMlMmT!K_$7^)%OB_It&x#RTZ|cJLiLb6%4~?<E#L@4?YLO_O8`1X|_CEF8GTFi(E;Sl#D{?Gn$=0_dWOF!<Ry=uy&MrSI8wDZmUyV
%f8=iq1&M<v$~~sue0Hd!b%fo8!R0H;woRYynGAgwwvhju~qO@%$J2{RD6GAzN~W&c@#ow^5Mr`=W&<ofwZi7Wx@14BzVTheSNh{<_ldIhDHEg@(%YPH}l>5
Hqo7~`O)#E{9819L??%C-+TE{p62R3%Mre2W99nv+5#f#dlz13xp74cedf#S(_FXB{H2z}#?nS)VOmeic^ryUx!{w&1@5)>g&)?t`{X?d@=4FXO^i$?w>Ji(
PcY>xj5$}jArI$WZL1OU$@kF)484n{vLskLkA2JK*4ml`5I(dGi<DBYVNs;1lfu=guzwxdP%_pEbDK*<Unc6<PN$aDxb{-1cvpLH1Qr*cEa6q<HTSLe!@k!z
R&Kg!n_IaeWY!wWv*Yc`po9nK)9i4a&ujX8v9e=xUmB1C3o5kxd8PYCpxKR|7SdnW-A_z0XK!JMW(Og@!Hn)?)dAn72HCsssjyXw0j8_xo3R8Q*bPwk+!XlT
de^Ipi!(64n_cdmu4?lyV!F>tVUUYuE0GMi5FYMJDU&d?@rnAa$GSi3dmv963&D!drVC|QU1`n`B5Q8^4?FR396e~y-gJvd_w#;_rLqMUrUW^gkMsziI3SkJ
Q9;*OOxq2mCoG-~Pz*ay;cUKCj9san%nq%+AkJQRxmhQTa#>nA$pbjtw)nQP*8|jNm+r=sLVlx#z&m#H2;zAb@BYQ#2<cin<b9p}B8DaFvR^)id+`9Sc<x^m
h>v;!R)DFXA6*6&TJHXx#Pxib8$-T~x&JnI!@-Us>T~zfU)RS%zfKV^{L1ouuWx6!g(^R_WoWRRtvebV;d3rhoveanF5tpK0RHrf%?#M=7j6x@!0t-(CGwT>
fIhOlZTZIHzmW<}N%@Fw-;XF}MWOlfwRfV-R%}`3p4sQ8QEVXRVZv+#M}S{-mK2{S5Cv3Q3k1vX2lzVDL)ii8y+H!%?qazaAwmEmo(0CIlzFJcKzt2M(4Dga
se|Wk8$oBciLq?6+R%bjS7Qb6&%K(0eqYBrp09vE`e<mnUV+d1ClSmWf*v5=orA5>wq>qFtvYh$KM9jvqS4GGETV9~9R%N&wwyVnXU!XCxukJE?fLe2hyJoX
0no%7Vp?>66BB@VzZ22EelyqUY~#m++y{H}6>CNcKbSCI)_#Qd+KRv2qiU^Ns>P~1xkQ~zq%P04!bN9fIX-~DuY;=9p~||z<l&lSSJ&Hi8?I#=uxxy81(-d(
5yE9pNIv#DF(*OPI}qvJxV7C^3D`e(zdVoUH!C)2>(7jI1!MS$@fiShSm=FaeF(EY%FafvAr|}2mtT7ua>xMBleh9Ig-q6;!B%}Tg%n6%B233b^Yf4^x9|P}
3hbRhQuyS;Mj5VJfcr&Y;a9euFI!bnK`u)>zp#s4(qs8PtPo_>HAE4f^eK8`k}mMd5#bK5eVqkcfZ^|0&h;pUv^tgohGOTE-dk@^-B=7~dSpB3qGsbVkE!UJ
kSpvbdm7tFRbgHI&kPlzu3X#Ldn7y`P5L!oNPN3{8GSa9pR)UJ0}GbXv{(JoayIV7qB_jB=3WN}sx{A5JNQaNP0^nBIo~$G!O?DKonmr4JF&hUR^@HhV0zwN
mklGl@M}K52E*xDQ8SlQ%(6A_YQ|z;fN{)x9>cjl1jznwuq27)@7ym&iOR~DuE%oCJ{fA*^cIMf*-uWvOiYV)JF`0<+A}Po1Y$9lSF?CAo?^H80xv(}+qw|X
&TM(&VLl_CTYg0C3y34=@WA8G$26_a1Kn#oV}TuV<?FK6e9E?rFv4+u7&U~dI6HgXdK|F1M#Vg;Grq(83<#ch?-m=DE}-M^X1*U2mSr)U6Rd0E(m!3*;AYME
hyd%iF9Fmcl+cNBbM<#2!i_!R)>kScl8i&fyqb%Vh08V`#3>*tVxeAyv+O3Oy=X_m@j9?<6yrehgE~eyF#pIY;uwolJmPwow@thsE~#{PU$Av-jhZ+Y5a|P|
dAhr^P04FXk>~r`Mi<C1<t8=3E%kNtPt5D^`5=o0ST-PuO4;vwl)%C7W1h{L80|kBz|2}r-caquKu2t;=1n;UE*S8(uT{T-(9+2ZL--ljA0x@D*(`D(uW~$z
?77y+mUcs=PrwsB=ToNa^qaqK@bB5_X70@>?EWd^uu;I|myUO>ieiN<@w@OpU-)d#i#gW8SZtKdW6go2gYn~I<*B<B4_(N&m=I2+u>gprN8ZJECf@m}8{%oh
rGEF3@8MOpm%e5fvb=l@DE@LFnUu$^E;tC}Y>e>@$b<ooqc3$BSFTM3tM;d^_T*%nCw}=Wd_%mKU3i#X4Eg!G<yITve$U&bVT)8$vlef@;CMGt*92@C-({AT
gnA<BC-=rsyTUxt_3;5_e4aTgFYoM2_fGcxdD3j7$<t=w<4IYqxRx+VdsHjmdGY1guv}LQ_?h+h&qTu8->w{;o5bb>?%rA$<-XVtscSwcI-2;bQhEsCV22tY
`uOs`DnZ_5K3!2!n?3j0lX_^UF;wvE*JQ;YDbcmNqeYj`F1E&YQy1`gwDod%Ai=4z?Suxpv+a;{DVD}>?*~+HT*7h>FRv?>Y%j;Y6LKP>?aC~c@cH2InN4rV
W;kK@(VQ%5`#K@9rrOvEM&+k3#(=0H?viH0SIqoz-?H%C*Z{|QZ%GnNZLqla?Yv#q765O|Ba%N|X*aS^hB0T7f)&!`y42sv`9l@k|B8Tq^KL6WIH1oiaUGkW
U=Den&H7H5ESm{1ipz0rHl6f6V4?T(C9~&~-Iub=^3oE1aj_4W1J<r|%o@1;!hodv#qiCSfwA#3KX9w;t&8JbULq}rA^cGfWr-{P)IuE4dC8+eU?GRqNgCHa
<Kl!r8m~E=q8-UvKH1iB_3Ln%=<;?5!zvDy;v2ZXJI&1`ae_Vu0}Sn-y#+}tZeN?CSrD*iN6m`4FwYIcrj~m+)v9I31&T6@0FtMt5pnwM1?5?f+_%g|H5UgO
@Xc$*XA$C(1^n}StF{Rq^my$IW3`jnzdluw-zNxxh5vk9_kEw+EondfcM!5li2Z8kw%B*UE$XUtSy_h*n~xp8bV9IhwI+(>eqpfmDcrM|mY@)sU27>s)Yr>9
el3416gU{zo)kFq@suzzV)Jcn@3D`^#0C!*<;EY#wViOjd<!)xLfamqw)T-(j|_5oo995z5;unUZTuk*K~Tg!d_C!9_A!{4{<<WJ>4IZT@_K#b2x7;CQ${pw
;jI-}6Wq!7oloiNm?c9Ul2S_Hr`zWHx98K>J#PC#aK(bWcZD{2{?+w`W>_L8A|Crv(`?pO@EZrE)EgIx)^ZV_f#;y>cK{Z@#>{L>5Kn%r*?QQ=_)3^C+=BJ<
Vd*&_S!x!pjZ&ZB5g=XPmVFkU9vs{U!#9fLcc>TuN(JBMOEd|lk4iG{w|E`|F-g_j1W8QvQ+`dr5Ukt1VnFaiKpjyYvW)~~1_a$XBx3y)A=!1TepUs-y3~A?
-rw4B^U6~X@Dc6&xTJCQ&5xNc7mR!8QQp@ZPnYd1Tlf2{IAjbWXFbHWf0#nVg_bLfz<MYhItE>RFfq)P<PQTL=IV_}$we;VJ65<UzSc{BTaD*gJH*=rdt&nI
#gSdoc^Ramh6H%#ao}g~rD=5<#-ELw(fc+EK{`7;!SNfo)$7W$SaZ|sXH#|~J7<=ISZCeJY#ZFRPF2CDij&FV9o??U9sK8D*IflGAFtKk)UZ>WRS2~*q^;a2
ctM_Z??^5Ki$jg;%W~V_*%2|>ui3|WKv3@blO%FTBAqFL>=f26Z#+FNTje9HD*5)Lb-1wl-ABzn$VNctu(?PSHH~97&w*P#i8hE{au<Fth#I6@$0<Dba&;~(
nB0FEOk3r;)rZGR=Wjb7Fp_T<Sr%=+MdiRACF^Zk6)9AyU@s#V2f4|q+S<v^qf&qz8Kd2|>yg54o?7`3@?iLo`kKCarJnFWJIpH<rFFx3wZF#|ygLp(A65cC
GYK12CK9(Dmdq^*TlhjF$vxpNd3muia*jGHF+750c9+u9!|Ts7P45mK=$Vx2<(~DvJoeQ$KI-%cB<WL{6<@S(<g)Lxv^=nYFPb%z0Zu&uwh#T7m2YxAHl2B1
k91=d(Tw!x?|j=ukutX+oHg?u9`5r@JvY>JT@JY4%n(QE8gmQhJCsEJl{^GLh<-a(_k4%4!9omiyz{h!E;lIeamFI3n<2r9^{CH<SsL{Lol4VZ9c5YO2})Rx
DtFy;dU-+WxUilpQkit~K%hjZg-9WVOs`Sykoicen>BDOW8KwRk0T3}9&X~YImgE?sIxB!U%pz;R}EMF0zTzb@{8Y=J~$AptK?dhZ=~`VN%#&$+Q@SXz1Ve;
Imz8IKU;2J2!C&=hCA!5&2z^7KwyjHR#NSHwY&0nP1#^@_ioHmvlSi7F`N0I>KpF4AvIC6+XupGAWdx!j2e{B0xI2ao7$0PFX--PZVy1*brX@^?~#{lwJ~Mg
==Ia)o&w^xb(f$Bb=r^Ro*sjrVzP(i_0AwwT^-v`wg3pCUwCr@V6l{IH><pH|HUAib@t8!0q!V=eu;ADw%^D0g_Y$T+!Bw2u+rMg^#wD}h_TN$d)nUtW<Vyp
z(xGqFgdFqrgxHhy`Q}WyXueWSMFAQuF^UXRNWgf_L9;tVpj5eD8(nY{%8!j444DBuKAu`#*m*k(dJ%%hu|_IJb8v7zhQP(gu6P801t%3XPY`f1f9KupCs0P
@y`!rZ#WEcu=;5lW=Wo31Cr4R!vJq}S}6f&#d%Cmp0#q`q;kWGUdj6T1^CG|H{pDIGPk69Z0lNre;8vat5l<Y&kr=KpYJ4Woll5vD8GB2oQnMHf;@zzajwmk
^}a*T&t;+_&jDgoTkNl&r<&E?%5mYt`<FLpa)9@1)xVdt2ChKBNAxuWwFK(G^_0L9eTZsndeK$f)Vdo?dx^sd&Si*W0cNrhz;2U|d$@q$)gQuVwN$=e$3a`V
)opdV=<IWPsFqS{!i!rYam}KTE(&U-bVpWnM?TUpc84(XUij?U?(4X>d}e;b-;DQ$N9?*H@F{ZA$e3{=Jblh@M~*$`eqH%y-;s$P?sBwpd)?e+6e?!%)nZlv
-Rj&eO7970Wu7m;=TnYeQq2Bk$R{j4dY_fEwCG1dK7hi0#Wy+Yg_6U-^m<VH!=-}39Ur;2D@QVGTlR~ta$DXbunSS8z<KcB?vOg~3ry%jm@a*6c1unJ%_tCB
tMg;)VPT>$yb6Z0nK#c@Kd%+A14E=)5d@TgmGjHPpkn9Y!93Nc1)19{<NF{EvZY4s1M6r{S-<_ENVcxuX9ne8=jc&!S)*FEz_c^xXgk3~$ct7?DWdqk_4K>P
lh@TCY395zKWbcOw_G>uqXqQL9gk^WKOYt!>s7PSjY_yu=TRwxKVV#*yIk|I!c@LR(-qR4Kxn{}NZFTb6Uz2g*1ZCNFAKe=WVtcA3+%_;cSF@{@Kt7?4fT!)
Q14G))_F*K>(;_dgt%!pH%PTyL~edF;tVTSHDP)H&K#)L!*?P6Kex4|GQv16b^r1b^1adT=>zGj-DDPMdEm8r831&sl4<t5w>~!}EQu%#i@vX#E{Oj@q48Y$
La)6J|E&YT*N}zyI1UEeVG0QG*+1FyZ6Xc&sV0l}Z2G>Ts5<rKlzV?SFwK*mrN;eBZ#y=o`i?-9uP^FOz|!SRG^g*-du`v=l59S6zN{yO`+nz(&eD&iXqjN?
-F`=v<LU;zFJmyJ{hH6~p(+hI;W*<L7A9?8nMw$5YDsubBd^B%ETnxuQI2KAKo+ATJPjFqq<t2YCwBv4fx#Dhr0uKUwV8!YGq-(jJ!#4{*hP@iPqD<TX^QbW
`mlbMM4DU8mp#uj#+g@*tGQM=-;#*MKlnJ?if&8T-p~=S5VR!yy~Zb!J?6pOG9CXy$zb2jb-HG+)fdXBPf#VrGH-qDrma<c32I5!vy|hG&-baYK@Nu0kCi&Q
+hkHJ5nnC0+Rl}>Xv6B`c0h)g55D3!OL+IZ!A8GAeEfRJdT$^=J4;54lZh*u@;LrA>dd?uQ{v&*kf0AS)5b10{9chrozZZ&BBy&BdPEr!X_x)#SoW|i{Cx9A
kdaK1+VBUF7~?;D)9eL;ys$qA>b@uXzD2!lT;!uRoS~2dA)Qz%k@OEaV`)n4h_Zv9#$q)pzC+pkN~oT_yoZ$}2_#~R$;?tgFPF>r9tymkvHlz>vST=z9YaRX
t7<niM~QdKM_2%1+~&mUwdHw;IX~_$X-~bsd6Oq-vv2h~#CX4Dbg4|=l-sUgKvd=>v4J?ht)F*F_<#FFH5~krU#%WuWyZmsXS&^;&&w138g!P%?;^nwz0S^;
&-s#^@a{e`LZ{!dUKhfaJj#FHYry16Ea%zoG#dv;4=4p4>Xc(+oB5tllx5m}+yG88NW?ID7WZv|9!sbfy&pmO0-2&?v{=Zx#k!MM7MN;WoYGYrSz8$Jt5&uX
2+%N3hQF!2%Ze0w39NszRV;;#4?WwZ-Evd>+xIveg|T1kMsiy><>7Er4|?u*SbHw8F@4Z>@UdRDB7+-d&g&cdkcQ4q>=j|Q>^nZp=Lac2ff-D%*PdY^38HE_
M?B+Q;C0{R1R|!f$ilz{UY5bt9w+{k1PI8(XmXa-ngvU-B7^!mtF(Wc8f(6kUn|IfF*=?A_bXe#Du3O20~vV>Z_{ZWeTXlX@zl8PQ`5L{5<cRC8%zWFv3yL`
{8mMiw{HRPHv&mx=jJo}EFPmue8(_~`wP>TU^JZGU7rmbuN~gd&Sw|O(~m4znV6xSMIFx5>2rsEb*_y&72^o-VsasI$?RMG4hlZ<>~W;XCC5BHayz!|#mm1}
PS&!2O?~vKfc2tw5C=Q1n<+8tDZ>FoD65dX0|zQ3+OW?93HJgVYFCmR&WkN99kEp`=~wWFKIvsHvQAs)qI`W@_>RBkk6R8M)|~=Dm5yPb`!JLrYV-Sbdb>&e
>dTAg-7FxDwJU5bfG9Ugk3BNcmfJD|7q$2AK43i07hZI3mb3MEwy5V5_ikcY<s9RB#KDgp#>f2BzlTxdz-r+NS0i5mX`ZmTcbeCI-&5V+utlF~qQ|ULaJ;cn
Qno>`2KIKJpPvtQ()#SzUHhXRlUpz63;OfSgbaB#n>p6q+U>C%oInC79&F_gP`ia>Lg=yfK$vkoL}?$E>xX;RAu+dkLDto&XhG)uq(~<B7OuQL>zSE5-#|aZ
ORs>G6IWt3w%c5*6zkahwkMf)I|lt=r+Z8WY498V^+qX4`?Hw){^Buf_Jgg3X`Fy+ABXi3u3c^h@ioYip4bmv*f71VvccDWjt3Tb$=`=i<a-md?i*>f-ODI!
ZXDw8(Vr@!))*33<1-&j^%NS$p#`}_Xmk7YYP^3DRRP*UG~4Oz!9ek9{?%s?Yvo35w}*8v=B9qPsZ^SMU3OYuo{eiOUEeQ|(cO*N*+2tf;4i>6wI!QPw|*c>
T7h7`uI=<4eC2nR-!}KQWoS4?jJ`p;vRn$obvu{!0q=!H*srm2SRtE83uleT*Y4R<w4{)&5qg%tJ6=)Z+<<3y-kDr4=jBbxW6!4^C5-HmhcO@zP&o`JXb7iB
>{?`*yK1?NdF$&fJeapfW~}R;-Me_jA+w}hM@IL|PSHy}z65vhl0w*N9~s#Vz%}=@M8~mz$I%>LLs=OQ7j(Al^KsAGR`o2Kx|Shnpb4|=E4e`>Sn5zPy{rd#
QZWG0nV0Idisi$AoGd@q)MJeB>H0V|+i|Q~d|=($8NwH-wz^0-rqbFsJ@3<yYU{O>d2-GpK_*~DZi^-oB%P^T&x_YWHa4B(r3U3&Hm!FeXQvaoMl+7K-LXGx
FEG#SU?gpT`;O%&D-xN7oe#VwvAc)f@gT3CFR!;fSj*_QE*)uhZ;nN=!zFGWDGOSNpEt4>lF$7kJ$O!nN<ObgosVT~T;?u=Gav7{MkI_+*uYgx`{voR?U$^h
=VoD!v|k@Djh%fwXGx%YI~hQ6XXUDj+F9Xu!8LR4Iivk8>42S$gUV>@EI0;_6TbphPqYXa(fQbi&R0h!NFQ#q^}T11!v_Nf;l73Sp7obm0>>la2GlFoq>SO`
c;?%-y6X1k+e1;V_rUaT2)gzZxG=>*7i)1Aav<HfkK<lgOH4&7yn?W)C!Oj1Hd=s(><C_lJHMEIsLtB;$T}Z12w6@z%8mGRtlj1JGGLwzk5%>Z=BUJF`I?eQ
OFGD{4!!^_o+}J{JY90O@vnsah~H5&Y|AkZX3R<+68Dro<Eefa1j)Mh@VlqD<+-U?<3?uV<}4&r`nt~Vtn$SC?Ru@!mP^L|oja0wiAjI!3BDEaW9KV?ck-5Y
8|^Rf7U9XI&a-bpZx7!^3HGUh=IcY|lT_WY7I#0FB8b0kK+yg<*Xuhtb+V5!YrU0ZV5u%HTUJ%=Ip$(jQx6+9bH?~yrTH$v>7<gqZq^*th)#&u(@VY{LOQaY
74Cpn1#V&?m=Xbt_kH?axx+2*Qn1b`SJ!y9BPk-_KXCt-Sa-JQ_sC`Cql}RNHr#G)TX2&h-OqQH{jl;_c6&}P$I|$Qc|hCyPqR7>5Tp8-S7vaDJERf|dOLU=
B`Eo=x;yCAdkq@`&&XYJ?3a7qx!vVHy~_AHp5>w+65eEpTL=xWM3#cU-h0g#u;?4-eJYqSNAn_dB(sU(CXO<$_Rc35Vp|r_*nI%0W!xW<f(x9Tj$fBEuAj3;
tAfJyH3s|E{i9^QKH%emrWIG6Hy1Z;e_<Kk<R3GOx`i@h{7Q88yZjExA#ofNeSoQh&|>y3avRsDg3ChgTnkIHZfJkt6Ej~P|Ai7(8e#RftJk#6*Yo=`4AJut
Lu=Leu&VCwhYY9I2au(WI^lFjj!S_Lk7u4cN$IIu-rf`oi1*ZxV6!!VULW)1vS?i$1ctX%xQ^;sU7e$M4{vablKs{FzB+`Sb!lFh+p7A#BOknk0-c`6=MyF-
oK0~U!LfnT56Gh{<CGyk&&irKK|tQ>%6=YKMPPkx+Pn;^l09>9tL!@91IkNh=i`kUEfz<2$F3%3hhzBdT3>Sz_*g`|^!<ZR85$QE^ydN8_qjGkD|an<y03)1
S<J@}H{^QbrN~rQbH=gMHEovrG;#%<*aVQ)J6#&=r_l2tvbHIQu^&|cc;bx<r0wO_kpq;=&;2py>V*4X+hH`{MIF~_#(n!6niw+q3g7XkXQyVOpCIMTK8Ety
oeJwC!E|9YG=!cVvg69I=Jht9FW)=_3lw?))e)}Yl*t7_lArx6ufn8{b2EHjmqA_LA16c)h~*TY<7szs!ZJWOz60iC5Bs^34Dg@bX7##;6*>Ucn(s=?SB7Jn
0?0H&LX3*nvl00TB;&di2=EQ3q+7UpVIEN|$9#58xUWxf(&UHG*$l-aK|0+1D~5y*EkITqoWIwNsPQ=)9eLw5s(<#jk#`Y0{y7<>bEHeiptAIe$;VnO*Jufo
xUrQX1uRm|7l{>mW&%JOvmtEUggoB)2H<L~c?2~7cvI`?AK$qZ+N|rg0WD=J2N$V*&<63H+cjUIN7&JT)Je4jir=%WRA*Bk$|>aTpgp=_j4LbITz)Bgqv8D2
1sv}NP$!l1$vh-4ftdzXC}S_G>ioznJ@8ewe028b-nAR0)O)%&L%+}M_0uK7Iw*Z;wthB_5BIRt*+)Y{1{(oOUDt8c_in0G2=%Ogt`!#tuX2m0N)w$AMy)1@
u6QMTFXX<85+`Yt`_|~w8w>IpVTZK^daOJwee|ZwEw2-ceN}9*u$VoyAv&y0h$60yo^$6AMaV6pc!Dsx#3$;e`&yS5Oc|N;-|Vhu&tts(i^+Zk&Zn%oAaOo$
Z(W&_s@BdSHU$0f@D{zcB$xUz`SlX6OBi=_T+9P9UqD86GsW%VlABknqPjCHc-|=60iYxjOC3J1V@{a>gnK32HJjqxo87_GVwTQAKJy6Q;g7B3+n$u}_QLxU
nI2fkwYOcs=iYz<n8Q;QfAY70R>rbdoe)?|Tq`?hWfbdD8^3{7zeo_kZefcHpGmM=0+Okvm<%A)B``0?da@+m&E5O`#}ghfyZjQlu&7NTA1{s8d^UdZ_K4v2
+3@79pBQG7$#8pqlI3z9^BnOfcjP@{u1rQ8$F;2-G`+y}0e=R4`^~*sVMtjb;w;$$+bx>~h6Yhd9AJGK(>LJ9P6i7f-6>Dz>^E8pm#40LZM*QjC#iJF+sQR6
MI%KL0*gU;i4VCu5*DUK`MIMLc13+lG%DWP?AKV^OHw*ZtBbr~+7;W*S=p5F2z^utpUpdQmpwm4fAngfdoq;kVGE#Y$zRwLY(&sZV6<M|@8?jPoQ+1)+ygOR
r?{tQegpJ2n1!JG@FBBiI)DSXA#_spJN@-vzFEKcgDy*!g>LHh$CCgL%Z|LOrprj{Iv$0kTlnCD&}~*L4C_;88mCDc^8xg0-#CDXr^6Y8#Xe2KLgyy>bDl2<
5r9AgdsB}k!T_gPk@A9TOxkOk>40Y?pLut{0k{eofGuOL&a|tA>>tC>Sl;WUf$XWkonV<ex7-a&Mmh^?eM{EMd)oE^c;>4dYVF}>yR9@Xe~-PF0j%TnJZCdh
RWYM{)Ndcl=vQ=G<eZn+Aai3$CT*=7diLX^R)k{ZbG6&Pna)u*R^uM5Fx-5&W-NWgl_Ss1pRe3P8Gj|&uM0ti#V0PYpYdF8XOBM03f+K1xEE`%z~e$otX=qv
gS@~n$Z63(<Z~hb>Grf?I5oZJ+dW!Vt*-1Tx9i^L$;33aS-!)-oV2i!x?`!e(-$%O;q1|9TB{%RtWK{z90zj5$IW0%x#26X0n;gg^66_HVgl42`hbi)Thl!r
mXF7u%_P?i<R6^);oI~%e@jPLzb!H3!)<)}gt5Pm$d4B|ww|>kxm<hPk7Bm>)iTht9P0sh6-ez}VlCh7A!Tr+s~+Rc+pM*xSxqVW{MAy&z68X|Y|R^DXZg~y
xD#mgfcK)l{BB^M<{A73tDYQ<Hsih@AbJ9XS<2?|^t5|7{n*CvpR=77eRGoU+fS=_K2FYis!@&Y8=For0ghtqW_<%>&P~Gk%X4RBTjQbkBdy;zzp4r1;3+OO
9|y%t46nzv@D7Y~uFiT(__#U<GUGP4Ox_#hmtTh)rk)Xo0CI3Gq0K^6=g#R<XML$%3?aq$Zf2RUyI-U)9z0!3S@JvHz-A*cq)C%W6!vkePagov&h|9&*4qgw
IX*QDBzA>d0fGBo_W*iq5Q2iZk5(~>Y(A5hE0w$pwQdKJ70VF5x(@{pLx->78OP21ZcXz0tj&Q1xs$77&=&U&>QCs3J24HMGWLe%6fPrtY;Fp}YFXAMV_R2t
8#snQk^MsW>?OpVsv>2#$t<18d-lh8z~rs&mw)#~`=l?LzXkgFaK7RLbFFY(F)Rhq_tIfoZ|`-nt1SNB_EjJ=ZNn<UcRE*pZvsNoX7vp5((j4}ZUR9N=X)`r
7eAgON+y_offKi1ROMGweIW-j*jqoi#<4zQ<EhEnVVMbJ2S?W0iayxczjV+`-u%+U!zDdC$I_1ELY7RJ^=qeY){|Y9nb}0W4hhCf1mjuYP21ZoXO+0aFK6f`
)yHZo)uO1F6;<K1ve;&W#kL4x`E15=^YbHlSbg6!8&a?+k_djTF)CcxLoR-)4UU4b)`YcvxzB?NL;^1tJr<*{%8PLivEq6<>5%7nMvkZk3;4du)beI~9pU0z
diE}YsW7+(D8s9ZZ9er;FI!&$O*0EgPs^;>cWJa?6+Mz%n|R;%+ShO%ZoN;l!uZH%urh9O+66kDBwQAIaDAC@OOs*cVREQ%x5w<-RCg7#ldIoKVB$tfvPESh
XCtD1H}BT(X)0^$*1{9usQC?|zN=N_+2=;K7OmgDdLdX9J_9R%Q%xR^Qbh_ZVo-Lbvvq)bkxr>SIfL;THO^-C1-5baVwG$DIZgU#KN~_Lw2^t<wj5)gO9UMD
{r%DxI#9nVb#Q|f@b*yy3>@Sxoz~tvc^heGwe`)Rx=b4MN#?b6-^H@8Mz;Av$9Y=VcVB{%mJV|Ev$>Mwww|$#Pldfx%>H7o%U6Ap9_ZZ07K_65Vwj^@AiOYJ
$f3?7p;Xv~#qv*t8uTWQfkc=iGqafcBG&7jC5y$S265+G0O6#**UiZXgL&@tFdeR`&l>Q{`$$!bec($YG8C@2wx!*PtM6G{{*IE;YtlteIKz5H&fJot+{Q3Q
2C%ldBfcemihirOuI@5hHH&2Mx^4G{Z++VZ&Uc(-rx*D}YLFQ|<KmLm**Uz8S<Ps9o<T#OyBi(h()c~^gCiBYP1v`j)x;|R6WnuDe14C(8;fYK>U@k@XZ1XT
`&|&?))p98@)qT-Ub2XkrwCPrXh=ar+1BfU>BcqP4Su1k;EP_q_l9f<OP~k|FaYy+Vi{(6lF>Mj8JXr2+XlnZ>U<AS=~MW(V{*D^bK@?kv-@QL-mlM=-(Xtz
KsLBwa(|W*U*-B%pRlr0!MAqtAf;VUssHWow$U}gE(G6S{yi&}aM<{H!|m!n&SaX`-a%+y_??lUi!sW+fFRcQ1KfIuHEiEDkQ7p<d3&GO;&aU=Z!B@G2eKyo
A8+uAC9{#0<+HHkU7bOQgC<l@Ij`jf)yfQOwcY1@$`|YI0|x-X>MeQcvb4Dm9QKt0ryPD+WL`S^g9EYTH@H0SG~{AVdoH}aD+Ii(=h7cvA-GmWL)=Z+0wY#K
6<e|72F#7Yr04?cCR;H>7rsck@6&F%j_WL=h*f`neN{aYMT9Q^u?D2ycluuI^9`WT_mQ2$YB4_m@1@G#F(P1_u$OS&L(=^MU%RCMWX3uRv-y5%y~GvLFt-jY
)Em)qr>aK31ajJq_BD*6$7*_7YI@lHLf<^~mt9tnk>{^}?$Krfz^KCE%#O{DxMCJ8;<@`T|DO2%SfsRktmc3VX;~eseEiyNY6VW-U0x~>8$a?l#dZS*KI|it
WK-v~k!67&am38pNEgw!*+OO6V?n?JEyB)HRn>;&J?!eg@vYoS^;}7<?wnmf2g3B8Y;arMai?V4*pg@0F=+Cs?G>{WXO3oTkuA3L5NNuH0#)1*>s`W}ZD+E3
-;CSuZ);b6NzLPe=VvX_t@2pi3SZT8iMD{;0S>h<i9I#Fnu~hBzy=6tEE?<UDZP`ZVpFa9rO)z^F(Qm!*&{9AD)%>w@GifoBR_OqmX<?@xyeVbL%Cv?Efz3-
5rM#-=T*96Th%_~tdfhY%low$fW!Li)<2LX>h5?#AyRvT*TuE<KmtZU(#!xxgRG3k{Iqu_>~QT{_m3TjTlw%d`#BUz??fIAm*w}}2EV_NSNdYSu7%Eh@Srk*
Twt&58ecJ`SNH-1Bf$W|=l-9gGX%P3HPSE=lPcth6^Ip76e0qN3u48H2viEO0ug~kte|QQA_7T8A*m=t1ad?K5;;|CMvg>|+~!22?tlO9erJa1e*1aPKsUdZ
0=WeHah({j3)mDTH1ys|qx5xv=T*<{S}O}R;4Z<l$Y<8JGPoFU?Qi+R3%1PXD|tfVBlB57(BU3or8y|CT+UH|+~-~pbWI%QqoP<cv+BBSf~IqTRcf^|a4!hl
(?@%uUVOdzl-wL(nz{zz!+KG248zO*?tJJp%k}F}{T|mqXqC(7cABx^H?N$|RmQq0(|h*<fi$%}fkl-Xr9FS_u$P6}Rk%M87~svzk4g2ea~UierJSavk$Ig|
U$D{!hXPdpQqQs*Qr$N>;sYfF%vLE+_&~+(j!8lsOmpP)?zV$cMlin=R07IIBTw|Rz3LcPK4K3J4t*a!tNf{)1KJtCy5(M1H>m~+1+oz!i&88FI7H!Z4zSd`
#w&2J;Z@etLhY?~b^uNq2YnbM07e5if?7X_#_H0O2rKAqCQ<X=M>1w%ic^17_{B|oh4SzOxaT0(p7R_J#rI(mhYoSoAm98HtUmCt)WY)82Y56@mhQL*2#!~h
OQgD@4|{tIAwqzifZV;sXCFSG(n3DH)vs@9FtX}A46MZNK(%h43|7%S_(tn$HMDY&*eQ;2zZMpdI%EKA?dj03hbz_8aCg(gORLP;1s@7G0NJe1T3+oK6NP@~
2*<UX$vaS3xC#FFvCq3P7fQ(w-0XRFrC*R&ySrEbTaTwaw`S^5RzT=Nsj6vUKlj-yI$x-h6XEej$)2;t15hD=iZlLEe}_-JRIbLzszU=KNDoC^dPjBr5D6=u
PvPGRFHbio6{sS1zHVNdN03{maYjIZ@6KysPe69A`@!yh>jWPCcEPmX-=-}vxb1sv5ys)<S1o2YBB<rIwTs}im#C;R+LJ&o+ysnKg+PR7*~T7x<MKK3Cu%+N
v8R!g2_9dgj&DU5r&sM=vUJ_;zSV650@q01^Wy>SK0Hv`XGJgPd>JsQEkOl{^waAt@3o>sf<q~Pogm}oj*!|l2;jN5?*JX5fE!edM+ll<FhX~036(pn6a3Vz
{Tb-=BD7QIAhj5gJzzHC*KxUHwcgMB@eXqL9djO5p2tm#-i5v@aXg?5aX>tMJvE|{=<%B|24@Rs<H6uh7kIBhm)wXbiGGF*c5*r<REPn~kh2{uS=<tSzBm~%
v$+9kO~AQ02hj1^H#A^K0Qg7TAs>TkU-J`>Q(&@Z!ne7b%3i(CFb?l8f5HkLyYpUn$JL*O!*w}g?IT|^I>uRkVoGf(zg_!k!iV67bAT}=P<c@w4+K7Fz%1h(
9|#7z_&x!@<`@_jJU{mX`8Hof_81V?%`1RJ{oErN)9%O}4BS2}=xq(h4C0a;&)o{B@wa>g$>isSPvQX1Aekf~59UG-@4h4}dlZxnk&95R)$z$E50a|5jO}N$
<vU-<w=luAtgd%+c;rrdL)fg6+5;(%lA7ynB$-%2LaDgov0^n$LzbOq`*bW4gFWbbe)_mRFDeLr!~&MEhx?%5&rhue247H<oqGWNr*Rx9dz`>K%=(Cr6!kR(
q3XW}8`D10(F=7ipRRIq5`b<_xhRUf+JH}wxWQj`ua15=mEn#K4QMZ<mWc1&5GcF%tRY|ku;SjQF21`PN-TtQL4&>*ttpVL_^PuY*X~Fi{yrbCtm%BT?(Nz^
rJ?A2Y;P!G58UBwnKQTsx$cy!J1@Ud;k4ldl;$CKgFR2aPvkDtg5^aE#m0n-++zkyWi)*U07Q8p&LoCfD7E=IcVG(LafPfPu)z!*C6*(vfjm4YiAEJ2T#*3+
Q4os;49MR23ePV*2MX0-kLDM4CzJd1hXrocc<uKy*1PjK5V7CD#|=Mx=A#|d>i$Gn%3u-iWp5fQ6R`FW$FC!7GemKS9&rIrAwC+1s*&-i8Yl@z+2Bqd{Xy+d
3c~&2V1)`sKHV5>iV*H>V)rFt{_PJ`cDkUJ3>n203~h>V53U_*(Psep6~Dijm8EyoHyFaSpvb9&B1eR~ODecD+k*wJAQUue`qP2U2VA+X34v**S8AP7>yw<D
;cPo)<s_C@2;Lw=y7%sdI~u-+41U7dvtMJllC4mX{LAU|9K;?Lyn1IRJ|hLkPI=Uj@W>ClyMnse?TP}d!Hfr9SKp)m+_Mg_PrI>5w4hz99)^0*MJ5<46x6vr
z3rY@PwetO(QA(Po{F!h_f>xQhE}RLNZ&@F^#nwC0x%LFPpBuxfG8gd83bq_*3K_HdS^8cf@F1m@;hcV0CXdczV?$%f5(>ZcQ5+bFS=;KyB9Gq%Y0U)>dPNk
p8LbX_u-~JxqJqT!w&>0TOp<03I<{a3aMw`6cpA*R?O!Cg+L#2b-~^T$0-ph(raNNpM#<QV7pf*k|$=tUh`bKlCgLBAeWCL%yQ5}NdeW6bGX7x&T!{vyhiBT
Q91Cm4lE2f&^Dg0lZdSNeW5)Qn9LyL_i$a9KF4m5ql7uZ-miY%jztu~@LZ3Y^&qcpV3e3FU-dN8sV$Oy!t)$xEOcLzru*Pu+uMHDXt?~5D?rAZ!7BL`!qaU;
kiia|QlY17YR+;W8nc5Y28dq44;lMGX!RFttV~wy=}EbpiOWkNjvbp(KfqY3JowOgF4_7+=qg8hpTfXWJ^MtG-QQB42ShOc%BKeWF4-Vf7l%8^P?1f&(D4wK
cgxr5p%k!>lWCK5U;id&mlcOS*dB#g-3YpAPA<qp3jeHCCX{}B*lW+L>-$CDDv|j-vAUT{J@Q8;FoOU~Lu7lyjYFa}b&dDD(mvWPy+@;g6Jy}x3&hvnllM^R
PVDwKDf_#!2=uqoYZvf)+a2M6r13Uo*GoWIp1_w1=kPH;#r6yB*XvG#ij!GgSNQ!#&lNIs%DXQto;$<+|L8pK-eGL-_G$?}OWi<TAfY3+yX=8A^*2<tVxZ*x
RqslVKEykid~J{EgHnOHtuYzx)_r6T)-pOkJ98#<DTgZ7CNJa4irqRN3J|jg>aorZ_U<;`ZT^mqI(k2kh)q7ILF~L@S-P$Z!wnk5Rs}&Req8Eh*E&C;<Gh3?
$UoO{wmlzb0A8~NrQ3QA|G)}6RHdE`fV*2dU=^ltIwr6g0qFq4@!_F|xR<o|byImM`GTOIhR6i2)bHM3;d7Y10!?cY_Yu9j|CsWZ+V4iGaWa`M1HjwM&Wh1f
%*&vVRDh8a_xG!?fI}kC{Fi%c!5&7Gm=t&oN_d47N*L-Sd!Dae7!3QZB8?yzD5opw7KFVnuyMO(B_Q&cf=>u4a?FDUZ_Z_-(?ZV%X?N0#AmI!wsLBcoDE51U
pFl(w6n}dlftoZ%5VpX7dpMp<2U5<bm&F(9H#WRNinmEo>(m(N0+{&R3t;sC%cs>VdvF*+y+{4xTb6)N+g-N<)?n|?VG0%uyFIg^=Ia}KC$xZSg23FmbMI{|
Mm$B$!9T0vO5<U%H@ov8(4y$D;ytH=`B_NLz}&XtOP*;7WR6)Jpw~X8spzOYIjJKAQubx;uZju$GDa%+#N&lk_->HN#$^-N2d*f7_YrrNS>lEm-;x)HJ0P(&
jt6*WVi7X%pvaPR;7<XURe*_T!0`izE(|_yqIZujC7Mv5Q-W|fdP;zY)whM_qzrCKO+B^asNJDk!HgQz-KRtnlu4?IKyxTm)gws6UJ9=D+6~5UX*E<{8I@m3
gI{KWHh8{ihI6*a+hMNC!YEMZc=hMqkVGcG21gC09W3dY_BNv9iSjg)h6sqTCym$KbVS!`7jopn6{@Ovdc0-5ngHVgN~{NE<-Wg9f_2B?nAq1@;hOMmE>4vX
WDJO0l$n^-M(*D%&r7xmG-uke4pIDEL$6DF@G*ia(AIgzNW;XG20ADX4`{fEd#ltF!1ed*wM-MRt2r!bo)8c_(VcH2pcr}W-t<!7J)X{V#<ghPt>Pe%zmHko
{jcY{|Mbf+wj&Y0M%iz<ZZJ6t{0aEs-7iXMeY5!-bPce`Aeehga@!Xt9x@{MV4LqxNc<F!P89l8(XdU>6U`b2p!G8+lV1e<n7es*|Mq)LStpn~duOQ89e7KY
-uQzQHf;6}Os=)I--iS3v=gT^1=vp@?23=XQ#cQI3|w)>a372BEo!fXRU4GDi2#mQfx8^n;Es_!pRzQlmWg+$0VYqs=Y&c*AKZt~s%KH$D7$?UXLn#)WP;$X
z)9CjZ&$Z``y@GY<VOOBKn#0pdyfR>U(i%-fRg1SD9YWyw8cDjx3vAre!a&Y6*BjC$z|xzSbBhsPeAp2C4)i#LE^~Qr=+*ZP@I93En=R87CPh}{)!p9*LmA}
k@i1XK`OZlt6xBeA$rF0nF96PTVwY$@cBrk8~DvvJO(L71HXlFkEA+8I+X;ZgMYQ##bx<UZ*QYI&%vR^$9h+4eidGi4~kdeuio89#Iq-f**3vK>{IJ3Rr9ER
n0>J2-ABRMV*o~%2}KsAT*jx7*GD+SD&_@C`ia1thXg;<cLl(=u)g<#nphvRZWs7*2n?tPK-j>w!UJt$?9Fvgy?L`;@yw>icd&r;7c)s6XJEWtP!Yg~Py)|o
@m#Q#A;uvlh?~EMOa9oqV8gTLfJ$AD0Zbh3CwKmr1Q8G=2D!MPObWl=ytJZsSI1r7Wxf=^eQGrK*17AmfONf`;HOVLB|LQu*KR8K2z;sN{oGE#fDaUwkQ-R%
5|hG31m$@#X&k4Qi96m!0aOb6Jfq-%q3J#MZnqB}?t+-6g1@4+&vy}@3z#<RFW5cN<`}|M33b5YNJi%n0Pe=oq;P*j@mRo=g<dg~pf?Guz)E>TN4A|}Hc3*}
D3L)wU-9DaGDbM^t=J&ljUjIv*7tq<fYZ?+0u4QBcZU=R%9+_axWochvt_B>_IYyo-u-~bTn45$+s6)Q0?ovSY-DN@E)Y@f;Z`a$*B%PgYUJI?gSUw2^Ee};
7o_b&uZB9>RpcM|K`)#J31F8grRd$l`!x^Pi@J*>ESv&b48?U>H3L0!fkgX4@RtG?mjpU=$D|QFu&^edZ#p<OFFC{oS%yGK))TtEg}N>(H6yD}#Fb>_LSM$m
TT#H_`i^Vwtfp)^uK6HO8Bq4=+B<XBaW3!-R#X>a%l!)lOc{8<evp*{;RIJEbfNhL28MF$5;_EwF0ps{iP>MUw5Fw#-4Iz&?=)y7e$-KrKd|iCK}}iUV=I3G
m}YqLc1_6*VCYHbZqTMFYK^{olrR=t4I+iSK-zMrL%$qMRFD|8JxUv|nx#k~`D<7xZKaTFxGdz&&VvV~!*JE%R~6vUsjq=zVD-uG^B~)(?+LxtGLjcLP*jYY
47Bw={Iv;NR02CasAOzH<@4SO25Vx>?g%l?_XHgA!QR#ML)<dPrFSoa2IX>E^Z}THq8>MS7H82-hT1+2&33b*+WHMPJijMn0$oU@oY&WK^N_Cw0X>2{toveH
;bQkVCIi+d8*uGQi!YY_^(w(WFR=QEe&+*$O3AedEDIPMG_edJcLxAzsvhY`Q$4jxS}v>F%nGgX5};W(6e!?bFEHZ#7-vc=ftiSVv%?GJLV@Qn>K|V3d6NJp
ywZpB4xHR>2*M+e_zkmAjyYuq@dXd>LXZ~6!BQsVy-rX~li&`IOFXjz@z9!2RQsqbiu5+$tT`G<WdRE_k)Ql5cnH`h0-Q@Kh2QQF7*Bgfi}mwrx#T_#$_}74
3+}EnY2Pru-HL?0>K+q;3JrR&s!Lsuda$K?453yrQy}k&vH;aU;7@yf+wOwh8In9cyo7=&*jowMP$}voh3`JkkAQ^ohH#k$gH<pluAl|wPhJqPzJA0l#w~D7
!cFci7#%adE{p0Ci8|EZ3t6oo)V>_fir4{wkFN+^F*+N4iMDce@7}9T3Y5h8)Tj%3^-z;Ydk`^hKF+RsQEShk_sS{<(Q0&QCoG}@q=NOC5re*Gy52vVk-WSS
CJ!_A<{(fF??y6upIG=_UB<a?YAdYN4PGj>yI&Z8{PGd3w>DV#Qxy3;S*w=IV<W8AGHSa1^fz4-TpuX>+!G?sz0vr6-)$m5iiwXhV~EVpe6zhqu*l7D#--h{
!N#$7jby;gJ=^Y_4}W6MSqTzB{T1~k=#&x|ZmNL>_n4J*?d>e&uHa4`GiSc;oCnm@jGQ>lWrX1kAeKBB9@zTgKD>KKyIW)&@IV>3HlI7>23<Fp%5^?X6X4x*
Q3L3gbyqZ>W6qqX@~E9C(Fi86)AG&%BqH(H-$0z_h@NwLh~ub@&;Ykdj}ebOAPi+yORmyh{2*~U@b$!pw;lrg4ncJ`;b@r$e!=ttZ<5!8Y^rCZJEqJRDm^t?
h6(K`bY=;RnP<PDu;tx~Q^KdR7oJ_Z6<cR&;hFd0`#J+W8Jmv}^-C+v`@C$yLS)7P+@=mD(gmSz8^+m+mIG+wyKY14!P(oNq|(tJ2EhD5`hBTWQ4d+s*}G*0
Di8BE8(FAoU}m2r$t~cSL;>sp@%wzj<7ejW_8;teme)~qU6B3ZYH;B^;p#MDh_1;(7anvFBA_-NxH~9^^6-@R#&|HG{f~_qr}1S8gDg1#%gXvVIj@)S`*w#i
m*QjZGW=@MV7WQ?2{0t%ysCfD)UiOto-;K4JRzyi8u-{jAQ0YmNtsjNRG<G0-xvc;;qPwtw2@~Zo~88TfzkpP1lGQ5l!5+}n7dw$Gn>kgot<|GrISjFRX|I>
X_otw5JKhjR~v7>U$@}t8Zeu<kUot3;PS8aB*+eRzN6W|0$|X)E`{NyuTZ64ah?ZAL&mB!1day<8_PQP<k|6}edNxJ{Vs>r0)U2vc@INXD7gSRT83AiuT$}K
@~at8rGeOo?~Ux(dy(PEIXRO=X_N<qYf5tnaH8qvS~T%We@7?{@SL!Ey36GJ_VEbNZ{P2DB@Gt+wC#wOy#e$<a4yvYSS}FJr9TDXMWN7~5ND55cCD;A(mtKv
&BMK9_^>qd{#Fpz=o+}}+tVH5C*YY5dXge)yv=7hq%-YMc>{g$2W8dV7rq*ENgJW}Yd?gz!%Ck$w>}U!H*kR1`0f>mXXvf~uiH<12CE!^m(K)+?GX+;bX7N3
LeJ}NcnE-bV9WP++N5?s4T$hFI4V74Q8zZ}`1+^r@A4EBIc(wy)DE#u=7}{8=cv@<UULwv<qKTm8IOIGBb}umea~aL_N+>oWJzo4bwXB|TR+l%Uqnh1F9vBv
;#+fYKn<ZY$yy$!_Dq;D2MY^SSAV>e;0sp@5hx|ehgB}f90D{^SjetKAT<7U53wk4#~}f&Ug1&kU4DY>xB-E*+h+~>zGtf9bo>bPdgKXtroMI#%3GFTHG$*h
f!hKra_0zE5%1P$U>~v?$~^x4pF88{sHsg(in;;qxt)UqO}&6Dw+}wgqPb<}V;_*An+d32fQW$4ye-v7xFJepPenD?M^<}=(tD{8XZ=Kax;ex7mh^aaEs(Fl
8KcpZCtO(cauC`&y@csAVL%NL=L^E+y7L^twFm|{*9a4hm$^ZVT5vI!;Mb$nMP2jka?NVc+GaceTpE^qBC5e|_<`t^MjsS45Zb%z*<7s8IH0aQ-wT)9Ia2^I
duK^9Cr!@UP=f$7{4BHDgWkoYs*r8tL+U2q?uJRM?PolxDL09^4x!u?&Y7GBI={h9v<Rk(eDIk7RV>Mdk>l|lh6Qb$FV0lp+f}+I=`<Q*erm*xxH9PBvqQxY
_UH?ArI`g4u!0KgP89+qUed-%S}L8HWYv|_SDQ~yH;C60!BWHkF$)$;0l0xXQk;io(T+FNZGA&m!bG$~mvP55SB}6UKX?AT_&)qOc?bGp$fwD<YmkhDu-$6%
Pb{Olx0bZa<@5Bd0VUrb4@@jJ+Wx+h$$ji>;*xC5eUmF$B@u9A>2ek95?a}^3b=BAcJ8e=VEwHdKw=$O`+C1RmVjb18Nf(<sL@0veL^{F-&?_~hWsMxo+1z|
!WyNb22wf&G9uo7mDNY&mwvs4c*#eERD%e)EeO0(;Nuz_Ts81D8H{@?eK%OIAnec4aI$%Ka~uG?0e(>#i(aj`Q<E2#`YsqFj>X)~+S3fX1=D#dHS7y)Z{FRB
TbUAbiAZP#bPMSdY%4}8C2ki}VGPjiDGbBv|K9gH2m`<@u^SD}#lt(wD>`sc=hL_)jk+H2P`3Ghd1fzR4@XecQHL)r`f*4onfeVWy+@t}_oVN^Z6pRuw_ll?
RJ;oL0vDiIvxyfAqH$lZhe9#mc}&PqeBuxDx#xi`5ykZuDBfAMy3f7z+B=WovxmM^{t(%7!JmBqCCge1IL2jm?@xYMK*Y)*har%H9zeo3@QB!Z3$UTUw(LUZ
o_v5JhyX$}JmVu7x1iv6gJHe(Rf1ET=uVINYR3KR0BDsY@swgWY0ekJoUh>F8jnjoqOpg8;DxVT4|#6TXO7f$uX7q@mNR>JXJRbu(F)X~)lryGE2)tLJTBi~
mPXtG!fkpl4z=J?BuW<X1CI~`>pu=mOFI4M`hM^7UF^2pe6M<e8$T$2Cpn;`Uj@KilB!aDOZcvGTzhh&K4d2MbE^trXxw*$pwiLix+MyyI@Wirz#o5;%Ks|}
1)#R5EKWF(Xt33(@{>9+Q2cDqHNVd@9B+7X<F*d$`#axuu<*2O0Tr@$FJFK!4*1f3QkU!c4y5;V=k{5)CvJ5G04_87gucNaQgNa^hL)}{nn@Sf?js?6o*C+f
IO9XKct0Jk^E6;2zoNCXyY~cC0*Dk<plE$VpZq>Ariq*vL&H@2$}b}TTb5cAkS?$U3Z%-MCA?7R`~<q&XU-mK30R-^Ilh;jYTUua9LTX-Y*4^03I4Qy=W?x*
?gKx)J73Pgimo8xCyN(C6?ytsKjiNA>f5Qp|8%h-I($1wdvF!**+XBxdmk*B3cLp)-!*j6^4qPgdJf<WyW1_EB|Q7O+wGnCJ-~hLS@Jik#GMT;Hi%D23Ag}I
psfHfubFz{?F*()d>vUq)`P1AzkPThj0b9iy7C;s0mw0it>GX&)2I4r@<Dn%_B&F$1ZEl3USAzD9BM^^9K%P66PX2`2d@|#1^8ylzg+r@Be&Mxs2<}J_It#u
rB(3t0m-7{Dqw#=NCb$Da`;;hPoAA%bwASto?b839s-qd?5+MI03JyPbd1fF1M;3Q3#IYoqcpucW}oN=72j>8pv?RYqs5MK;OjOh%_moa86_fvcckA#OWiNV
UEh<!^bH(E1-<-v4=F$E=kA(?!1~EF6aWO7S6%orcw$#mjv7ft5<m1l^!PA;SSb7)hdst=X+OM00L>aW6KbsuV9$z7H1X!GhDg$y6IdT6`^yj@I@CeMa%*eR
!9OX^q>p`&TVB*W!VIBXWc|RDOyFgZtyh2SB@`V`1OIWo_4Fnq4(p_z2-pxa7!Xnp)1m{+dw{=7=mfn7RLuzC;Ktp|9+JKf1T&<WC#Uet(Vln+VGRhuNDf&2
#^C9GRukuwtL2nkB7eFM!{gtx!pQ65h5L(H?au|&_Pk(yGT5pEEO*71r|jW{!Sk#h=kWNMF*um&-}^yeL%gVyU+t*}8nGbH8Mt}2RhuuI*>8fKSphs_BzQ8&
zO#_aNbpEH8mMAWL<u}VV0IbF?aB9rz4K@V@<8n<rSWv<ZZQBf7(O)o(viNP<5htP%V|%5L~Ybp7?8H_l{r5bhI;`MRXX8u^y{$h*e93X{SDvl6M6tFjXH2V
&ug-e+5?^zkd8dlemgre$l`>m6vJx_{MUB@XEwlAgAW+p^Gwj~m2yfYK!$`dr><T=z2%NVf>qTZ#GxA<$rP04&ezf2WB2lE^t?YPLdOLh2O%&^EudBKW2?e{
zxK;ASXLh7^>B+B`>eyQkb=H^0>d!^q7OH0!E3%p1RF0Wq^-G~OEJ2B2C%fdWu$%;1{#IW1<qm*N~NuB@95q0yh996r?Yio+3k8dAY?SZ>(ITvb&p78$BCWA
I<;U{p{?P00?MC7OyoLAsoXRk-`oQl$zgP3OKA9eLX7KH+r32(oTN>Jg{GwKNaHraEuZ7@@@4i6sldOwu_6Q43+n2eK)h#9RF&y-&ey%gII)svBbefF;}k21
1(el*$Ji%I1lZgdCfGGspLV0v-V4D3i*@^W4g_T?)F$N|J%8XMA``hXT<@$Uk@uw(wHJH#$QIgO!S6&A6JV^s3cXLv=GtAv6MkV;4VcbxSV`&Ds!(2Muo>pD
Txof#(z~)xlbSr3`9`5es}o0Cydl>S^l>$=s5;%=^0y~tyWOLn<Fn~NDy%5!P&UDae+umhMr+~D!92P1!R8#!{accI+&Mw@^~n+!M#O^{1TX;sQoA10dsvB_
Q%K+<pvE2RAP%%8)G?C2=yh4o$N0u>9epoIh3Vh)wf@yRn#rhmfncieCBo`~9!G`leV!4ZJ}PPQc|2^G8-PITfJm$9yBn-0TW}?wp3jT@9?o2*jJqM?#Nbij
fh-45m#n$Ky;E8;c<}O`D*0m7?c~v{S+b5C2Z6E=n)0CY44B(T-}$!p^w;1<X+<xTZc)BKX?-jpKZu8_08O|!59}Y!O2N`O;o`1lt?y4>>62h<9(V}j`Hr|d
u!@`n3PN93Mv%AfDN|;tXLExIlZ<gt_{$|37&zeF_!5Y^-x`d+3~`U0^Sr?V?AG78+-jd<%b*w>v(xPf%inlSAZ@<E`hh2R7htsEzSPDIT;;`qYAg>(K!(>g
k8nPF_kw)rguqj-sZjunUvnC)zvBS{)sW_jyLTLyu2w?2jHg6cPDo@zno8ka$9u7~<i`iV=p%6>gmgnxNKhv{Brjh`M{xO2GxN*|4A1f8{PHN`lL0h=R0?T*
q*Xy4z%;#iUF+BrsWQbPEF}CsWN`RBB9~5fN4fm9r}@U=a!b@iNXCAVL0$C5i})@juj58u>$`OZzFToc>I3E;u6G^@DD|BDeGgRxh}dqmMZn!9Fmd6Q<C0Dt
hinkE^r}V49uESFY+uwk6d<PIA;GHO;;iR64}0@S{39~<7f9N^Xq>?N`ByTJ-4pG3YRk`+9|U01_5qhVK@q^C8+v8;(h9EDfVU=977lPrF|3dUr@HhFKPJmH
6NCu(g^v*hP$q=WD%6t-GxGpX!EK!Ixzt(kE6+7TPj&B{yP#YbMGH654v$CSBo|2u=b%I`f)_7P7LN#~8%mB;uFj5~0-zsInGT8B@@9AF{-8$XH@{P7i2nx`
eARu<(3|%(`?X+yxdxs0*NR^o;4YpaJK&7IZiFhN^n357G2^$jqJd{_h_OpZn!yWd5G44pm-k-v+7{XX{PJW0QS$o%`_f83LZ>#nJv~PD(+Pr0?%q8Z)KT~V
74d?&g<DcH2-F^zxVI25;`#Qe4g_8ZgwNKo&w}CyjDQD54LFtPOdh=NZ@5>QcX<d89S{sSFHqgUPkJzydwkvTLScIb77`Q+&>Q$#7IdlGT*J8cv9d8^kcnU!
&bGgLeos&b5koze-=T`i8QI8Ye|f>~I<XeQ>Y!8vUWD8Pwk_p$;=v0M0ko&;Kq@G`5AmnR-YXR8!U17r^>F9z1d|T>*?=rKmU|%3!pRnh@ApFGdCZW2Io;fl
W2{`##s(I9k4aFx=_{cDOXASGN0?`}6u=IED!7O2mZ@uI@mw^EPS{6uJNMbUH!!o?S>E#raFYk*wBkCqKIaM+_?a}b2V9kDPk{9bpE!hjWi3FP5G2pahJ8GI
jFAr%o21?C`{b@PXP}h1VJM}LN-wb%V$65u2wD=Bs2!I9@bh^v69(rWSc&uEH)pDxnD6s#%lXc0DKD&!1GD{MK(+6?L6?rDt)0>+zqeHlbNPrsfiz>{69{M`
*tO(AIND?N!npl0z`7biZDqQC`5l&xu4UdeBj2vxh1sV^BSCu9Hx&S*1>_hG%pu%kbm;)HQBbQ;-faxd41sN5J#gA>K>M^U8FYP6726)|q#8+`_JSLYYNnDk
*r-s&ejNvkI3O>s3_{?Es!)?y{ve=~d7ioWWGGbc_b?TR6{p8vGe8^Ur1LM>&`DI&x9+69@62_u@!muL2H)+&cvX7I3zX}AohapN<W51^67P&$Gg13Yo<VbY
0qd@DWMatyvAG|uFvq(RMvh_CF~^|4=4AbIqCuFo9X8gUbEx+U^h@)*<$=Io0nwxk%C^7*jmtd9=Z0kcc&+;|>BKUY?}Z1-j{tNYi#orXNaH3y6%nYuh9IP8
AcBj%ukX=S+IHVX*zmGF6iR~c6-<XC<Ohpr#MqvJH;`cP>yCaJCl7h8yb^vl=}RL$Vx0){<9V4rW{&%aqi^AP?S0$BMNB%PVDj&<XYuXXzxReT@j-b7VlT|;
!)vIn7U5f3J}!7#-;wPrydW6)y*Y!15cg06A|dv<p<t|iZ2N_UkXZch2jG$09t3&xp!IJgEG#_SiwPV77reVA83jcc5WyjP$A!1zr5~bue2}!Z-hkI4sYGt_
NOA-KF+(4#6ka*J2V}|-FTa3|m9OY_Q{oeRKV~;R&uGB0pE2kOE*#9&X;Q%gmgG8dIKME~J3tN>gm%1r0M&XTI%CZdM9SK$Hqk)(2pJ45!{)tUNkN1C=ZwbZ
{+2y9aQe4(XLx8RW)|<h5aHU}r%z(2zye{gaA1y#ze7HC^Y4S8a-rSv`#hP%_uhcZ-`U~~iI!E$Vb7koy?v?BJwWu@4ORk}W_74@v{OE1WZrF#ICCv|A&wYO
rZ~YbO8`x9HpgK&pssqGeZ5>HO#~iKfRC~QOALDV4rR&i7E=S^N{mVyXZaNudJMU{QgE>^&Fa4uPz6|4^z`P9WE_fLK~y6`-5@A_5PJ4GQggb)0-dfOPzAwH
oxP2F8^1>P86IAqYmyESPR^j#%VuURK?a(=*HSNYn|okq#s%P8I}px8K}Xaf_V9}n)oG~L!I=VqGa0yO&UTY+@~tOq(BLHPdAf!1-F8Vb5T&;tT-n5jn(jRN
di}hmIuBq(3E@7p6pYod)IgQIfcs;&;-IQ;lib<ay&3=#&zkSYXdG}4@PXpmBcz>!x_pCma~I(i1W<$3Jg%5=E<!@R``p~;*K6BH9d9TK<$zMNW?}b{5zTGC
GkDw!RAOx1qcX*q5>gsz4Yd<w<@j*VHzRd#dlVQ8u<)M<>Tdf;W>$we)UjW`rhE!w&a)IH?s?7NzZ>wieM%c3Uwn19&OsD5FWS4iX#C*uLuI!o;QfXAbJ$X_
nzsiu$+WcHc7`+pU=Y4foylEuk;}cex}|sLL~5?$<;9@bG;H(tJ|A$9`Y1m~JsWy%(RK@1L#Mnl83p1Rmb$>o;%_Sw-b2VD`~(Cnht>R&R!~xL-RDM4^YSx`
@AD+U-B1cuyxr*!w-Un^&2r;C-GZFY-Q#zdOPOxPIdB2a!|vAh#gXM2<>60Q@fSJ%?umeVyD*p6+Kd>xB<_QfB=%Is3+RX;!0k^L?g8cV3rlh;&G!*X;+0Wv
mkhMze)(86k=GqdMQ}LCALJeIticS4YZ;&Sn4HxJ?RVG{*mQj_C}QA;r@s7m4n{D;dCCl216j-C=f2!BQ78Bw@9*)_8|75&iZ7yf#J4J;=0{E;L6C_AyINn0
5SFN1FSqq5=_CH@hgmJzT*+4<U?}OqTy9TSgWtCHG`Z^6mF}_f=|Xj6Oswh~+xY?kC&=bH2?M`{J=A*+oQG*6S+K0khaRv+`~z{3-7fOnC<=1FFF(=uA=UHY
)4<d;dBqdGti8fr=kEU9?8)ckeNVHcnn3)#110~u3f}XQdc<%B>S%z^#H$09gV{gqVxFl76zqyF>@h^QutOViNY33rZ|V#|DSch5^mX1=v`5ycr3_!m5qs{F
w9RU~=M`FT!P*UsKb-SHE=AdBlk6AToybQRitIusFvwFrfDw@2gJ-Z!DgN4|FCWy{FKs)3t_i-lJ$1SUgq-ZhDepa2Y@ZP&!3lLkmh)!a;}w%P_$*-(;Rgm{
X-_NI$V&GMW<|boLmj$5{`Jy>9BjWy7uvfa%YEKpL(dP4zb4juy$3B0B@{5<H;TW03+B?Ei^xD)*<$zo91#@0f;0FY4mV$}vh4MO+YT!k@px@Y?NdMy#1iAH
b*3kN!LJgA8KCiDhsZkG@Ch<Qm$)Cg@0)74v0iuU74e9>?k}eH*hY~7Gll9lf-`{flGiC2B~NW+W}Ch=PCyHC!J@UQ1SPWo=;VihqVE>D{Q;4OxW^(r+w9Tg
M9=uH;v+nPqh%55to{-et(pm%nMemaeLVNW-0}pXFbd#2xE-<fK4U#=51o`f>;$6aM8+Hf6i0le07JZ}M+&TRm0+D`QeDRc=|BCQz>)|kF}vT(-Y|S7lYne=
U^j`WgDl~R#iH^E1EIP0_Xi{OQox1#aqV}%Mm>iy=C+jbFJjv{IZN&qlK)f<NK4{`q`nM))t<(<&(;`9oSD6y1AHOAzoYWDxAK7H1>cwU5m`eP_-bHj{J_Is
&uP<@dS4iB13T8w3aN3w45XXA$dBicP6<F#&*=7W6~p>S$Z^T3JZryWv%d}y=RNziF1foHvz*Zd!0=fFDG%!UNGE8SdlvX8jU6tT>wHJL^yk?d%H1K$)^|aj
iS6Joxhs%$`%X~fJ=ofH{X`FT-YHD?4%*2k8b*Pde+{s?RpH`A34!RIneJgbAbGX$_w^?}v^%tyk*`MS|3%H{Q_o4R423Zm0X*knfwF{JZK2>VNs_4t?FpUa
gqnFudNC@;>QMA;H^Uz4LgbdKeAg!*WqnwE@d}k*0_8o)v8Zyoj8ldHx#t)hX6F;I*Xad7c{Rjv%zza@(Cy9k{PLI&nUm=>a=ocZU?C*r1eH46^2Xmms&N?@
lU=q(1t?SnkbTYufPh-W!u8Pd$<MXnL3ocb-Zyu;Uk)G4*F;f3_dNM}MBn4l&57frMjaK^@`y5LT2HaNv8}F-Yf7trZ>n?O^JYlBt@$$i5&i=*P7?@-5)jUE
18g$&`%6K5-EYXbzc1wdakdjU3wV0;uBhn;W5v}7hX2)SsC#d0c%KVjmRC^mBe=&r8JuO1?`k29K)I(MN4Nkxj<B2h3y<7B^y@I#w2uu5(n5C2rBCNu;0zy3
9>gGnPr7?QWlayoK<~1M?0g|R@KNuY)*WFT>etkF@nbp=t_~Sq=is0Spucxxn#NN0p`h#0Q7xWyZ(wJ^)l2C?%K4Hvh{u_-jV^PUEM)$)5e)m@fMmh#<#a&B
^-vC-=En3eU#O~aBf%*cIW=UA*Eb~hWmr*ccW-d3y{J7zNJ`zs8*m~Xdz|Kqo;g3KY__&6gk(y7mxU5+rJ&WE?g0?hC#IgKlL0@2)!s{8r|sx%t?_(b=lz%?
FY+nrc76OHQ9OC2fb3r;*|Sn1GbGcKpx#CJwdRG|>J5<i`U0dhEdM^`u9b_QkYlj=9iOsGPp%}_h(nopTn4vXUh?Sq{kBKpZ_hLUuYGs`#sX_&{fG~M*;oSC
_-MPwJ*?Z?J=3+TZ_$(=ea@R-7HGCY6`w^bI>>R<=#s+(?5<?+03H2(M|OuRGN9&ke)LhEwDO$!dAvW9k1693^eW<d@;>?jT(GCyS5oReQ2L0&K;YUd9U|YP
Km8NWin~=4$xZxTmn85m)?(6jjHsbMutFK0eABffmT9Wv*y9j%{LJb1ImO_t+ry)EG`9IHI6}U5ss&X}`q!Qv=oPisPzfRX5ch^UzR!n#^hxn*5x=6;8a$N6
X+zb1?{it4_y+b=Eqa5dba6j(eWlV99$DhL*I?oQ3Vd4OHepIYnK|h2erbNxg)BI^n2)zNg*jaBD0>2;oj2q^7}JY`f{fXkX#mn;pKtc)eb@O#NG9828Rf8o
F4G)WdzfDzuUdsux5kre<#?RWrMeFF0oC>6Bd3YaaqZVWNyG=%eh3jR16Uy|2xAoQ#1w;TK2<!zMe^kId>3&l&MVe+?r&DER^^TM=|J9Q02_&>H&8PH)fdhu
o6|k2v^{$s=~7uWV4bMm{of43{sA|are|V6tk~xUBIXAe&>9X*bwic+$K5BC9)HNh`Q0wt)#)<e2Ds$!lphrGdO&0c`7}jqHW1;Jph0=)Hz?|qnj&#gnd(<-
b1#|FTr@bQ+GF@tTDy(i%_#P<m??#Bk3{%j5{Q)Bn1#(sobkSa$iQH~T=3L5Nbv5L`>^G%Iv}W?@zEQc-0d20s&uVG*<wI5>o$FME@RTgf%S)4m28R6EFl9S
_<7|?C*fQ!N+kDa)D|5(_};~CM!yW|?2hoz<62o_0rn=Ssd$*5(3=eQ+pgJVh#u8fA(_^9NFj7D`&AV(B|Oh5lLV;&oPU{bE`XP`?w*ij6M_Pg{RU~kH}Jvz
9_3;sP38OhM5IL@mkY-4_tl;BeIV^Q)O-m#al6TTVXXk!n7*A@z(Y=?!pPw!(8{zBrP8`kaHi2M`tsea(0L79x%VK#uO$X}8R}5y@yN!0BZ~gfGmO1)7G38!
nRk`V2V8W@+;nd#J0c^~kckN*AJmwht?(B!D|IKSY^3qHd)yuLje1XY3i|k%y<<7xj~H-T>|>k)Du<?h<PSS2Yd(7j*9EZ1@M~W80WLw!*@x);iEt<cg32|_
w?b}%gjhuBVWa0BQ3n5dzY!`3i4B(OFngQ*Qm2m(+~D(d_~3mG-5YU-`vi)WH8);~g<37AKIQ-e2`owypCCU#m)f>qPeux&>{1J&5w-1Vr-bSw<t-!B@T9(z
$h+YFfCo_rHvR<Z;uIV&>N?p6Ecq?YQz{H}_1hqH0TN`L@db_xUHTj&E)GwF8_8MC_ijQd{bZn7jw(Maz;=}y<CQ8<CDe7v5{o0hO1p$zVg1Ts4Cf_p{_z1Z
b+rk~@W|_>D<!RPIlg#!&Yz3J$6of?Z-(ypwr5pk(s9uA+#w@`$^sXyIQVn9&qOzxPIqT~9GJsXE~ob~UYTh5zJxGs_7ROYAwNHK@B^r>9tgOVM$Szk;HgzK
0LB7fU9=-PQz_3lG=TYOMur5m0KLKJ-}&2eV<9yZk}02OyvJeFUHiDp4m6G4<9jDr762E-)sYm(EMT+Fk2pclVnzgdDG>w&A|nRSb<cE@y4+};al(R_93}@-
JFuGu6qF#0_@(#D^mRhv!Re`kBYU|Xw3Bep_gQwwuH~VKazOwXAlI`QWhwT3VctTi4;}=LfK0iBa&BD?;qb#5ofeok_sJ<d?q_qWkTblA?jc|Sn-hNZcNg{C
k*)sFDZfvw{z7Sor4iZYTLWPf1uG3Og!)I6$s$2*Cn1Ly>tr4%*Xo21Dxw;K#g)_jQ4D^zm#bY*cqNNVtO+$JGztDh=>@l<oonJoM=~T_AHMqO@f4!X1M&o?
bbF`)b`M9&9;~p9duO9&iYemUbJu6LZ08UC);cv1S&HZTzGpDUy7BAf5cVRT=mfL@mfSrFjF`sffev<sans#dt|>BKcb-7sLHfhBa-LM~tqteE6l_6;PXP&}
j$Ry5{{i!N!#`}@1?cMW9niOiXHB;tiPNRjI5}8n_;WQ@K^Rza-@%OMjSE3^9I>w+A#wKJ&PexGQB=W#v{I&Uw$9Qr{JP`49RG3xB)_0cizisQ`0UA%^8yjq
3nhQ<rZY)iH2Dd>mwNNI7khb}pm=X~wR8AfxLQ<QX5=}_NR{x(<cQd<V|07mZZv)Gx6JqX*@oc9Dn#%NE{bK6$l1DS_@VK-?^{>M_dws3*&!pY7{u*c<%IeU
=9G%-vLl1u-v0f_x4#kr{XqM57uXLKKP??2>bj1*`rWA2@It8xK8BO-?&<AH>dwBGpb<M5J_?PEqeFi50JjTtHb^Dk6ZW;0>vjmqs~zzmSC7oD7mt~2fI_$e
IE)bS?!`ce{~V`aRGF=swgBL3m<1;`EV)id_3r~pAci8G`!`;o*LC3QGm!3r(_@l&EP^o=sUMJs`H%pZ^z18q{*oy#=SzLpLCrX-N>l6;9=q)_$W7yr9T({x
bCuMP?W|bc@rp<Um*C_5T_!FBkQc=!zh@yZw<U=p!=BWJ>KSqS{u5vt)h<CmiJYJ1LAC@IB%Z5#*S|SmsL2E<W<W}O#(nRd@H%r_bT{sKX#$eqRfvu$mEI2W
jYH`4HO>O-sof|?0Z<AgI5EoL7X0PAPx~aGhFESi1U{k8>`8nPDPXhw^bqT5`GEYtGuZzx?>*3NnbBAvgdboPQU-kn14MvcjdqX{7x1LK0b|u5;$VW<y9s-m
2Vybs$4-O*dgX1XwF?Ys6!7G5ImNV$y{N=I*S)~saGiA3ald2st*$1N5w-$vyO3|LC{ZbZ@Ao4wk1UhEshbiKp~5$Z^lVxk!$<nQn0-aY-JeMA8DrDk(HZ<!
WSUs#1kPCiCWgIj0<59vgfD%@K6Xcz#+Z6s{ci9!fk3?Q8{9co&z_vyL4cXqZ!-2|3~}&}C*CC^_z*HNs$_t*eG-Zo-Rsa56zyJ5Yx|705Kvmdw9SryTwk;1
K_ZmiV}$GKLL;<WX1&J%?0!2zV40uQp+bUl0bCtikK;oD3OU(dF<8|ZxzuP-R>5ocqeAXo;>gsv6p|R?G-mH?wqTv%68D#Fc>X_0X9#pZYDMvg3M3MVsEFzy
kw_$xsX}#-Os66;s)LM-L?V$<9c07`BoeVAQxzH6!|S%Q?f&=s-b>(e&+jB~@4=C=%NDKIRUUV>4}Q)wsqHqtwwow(9#XHX6Ks7*4DbnhjTHJ-RyT|My+K^>
F;C&`(X8R_x7yu)oU?KWAJEg~$|kL5+Gw^jk<JCyPe1fCeN*NF-R881rqc#8lNchf>#^@rK9}3F9BNDJr|TzOd)HpxVm7BcnAT*311HKf4chHzlX<K0;!8bO
i;yGhMRRy(li%Fltlrfw>dVXB5!Ic~=vdsIR!fl(vdPhJ;q~6#UsuZu9A{)1^y-_~%w;j626?o6hWi8dMy&o$S1qp~tjXDPYCQW`n*WZpFK--3;y@5g$<y^E
4(W%qZ+nlf;kLEgM93jBApDZN20v0pNQzf<xWfW-bOT}MlRD&+>tgny+CWCm2ZGA36^7cy+0a5g4!R$|RXq7w^ttF|tcR9yRdpFyP^-BWGSM|@S^IP`@2Ppe
1BPp*X6{9tC!}SdzJ0T0!W;Iw9#?%<LcjMgRO<P*#`DllE4zE@UYVF%Z5I;d_bB$BH9f$yd3@pem{{8VYEezN6zgYx&$1!Olj&rXulD||Ntg6Zg=n%O<~gxu
oD)8ITFS@2O_8XUb!(57w-`l~&myzJ9Qu`u0ee1A-e<qUx-D$Ecm4*uGTKGSfg=$x=Nl%*eYrmYNcOaAh5CnCvc7D@4d;$7;}R6`e6_gbE<3CxC!2AHcrV%D
oe$~G`b12X_A)&88ux2?0Tb<gWo27FF4(ZyywpHCz&DsTVQU9Sj=3Qr6pz#;t=K(2&j=sHy9F7J<P6;cp~SD-UFpHM?00UfN8HaMcBfMBDS}F{(@1HAhDQ96
L_~_Y4dSja0&gWA`9iODvI{7y-T0aGW?B;NoZZxf^a-H6Uc*RzJZpI`HLGm4YR_A})xu~$^eSt*ZzX9`CoVXe5D(*}wbEkpz?$LNHnG#M&c`+|;heNQ57>lr
dCydbJgshgD=wI|dZH|#rHz<pwN7AVCL0&az3yNb=G^symNhYE=SQeZ7$24bjrXp_wSLF4F7<ank;7pmSPWp5R?4k8l<Hi%F1f*11*di>W^Cp=#jxph&(*yi
Ljl|D_VIEitKhrxH<EMX6q?3sKGL}o8<0F;&~B5wpW}4Ir1P=29F8=$b{m)H%*44_vgd~CHwS_aUal_>l^_{HxYoK{7YIkDBe&L)60y<EBw!kZ?XG9t`?Z;E
UDQ~u-i0i?5d+F#>AHvcX75{(sAT~o2YeHsRWW5rtV4Bq-p&q_*37v8PES+s&I+>IV<f$nKHl|xx{K`s9T+wuIp!;NHJ|d7dN=t>0`ugy*VRwKdJj$V19J$u
J_0d*@cpLvXjoSGzhhR{=qELrz*F|`sj%KzDliw;{=n?9AZFwD<wUe^#CpiZ2lx7b3i>*r7wWu64c`@`@Ao#h9+k*n-!`4ZJ#*-|B^~so9;RVIY8gW+a3b=a
+x8mC3A^V<{2ofu)88+eJI|tdu`l!uoI3Sgn|xH*KD*T&*yasAfQ6gjWubd~VBr__Bv;z3XXj^I&!m|Ma_<E`#oC%2bRe~V*7R->bD)X3_*=WQFoADCNHRal
1&jhJw-W&xZxwE~YJB@NP8|Sn-4PO-x4zs*7%ILn{)<1EFeF;wfBiOluhSQpmyBiBV*s3P-t0zpAf~6{8C9`O-tNdT$!8W3<@LVeXd$K8_V{TD-B<=|R&NiR
2UQ+&b-n_g$?LNT!o7!F#|f7=t4c!B*OyStHxkSPlC;eSP~Q#j#`wi3$=PZ#61n$%JzE<a6lr~ie8K(Q?7?X1-+gT-@D%H`ACD=bFNm~#vyiU?n0fJ=CM1h?
TpITb%UQ4B%xnuhFj<9A4B+o{o9p#jZ|3g1YKFx7#WQ-w;VPOuzjo-t?6O6VbXB2fT;DBbhq+Ba7uVXU-Wv;-G;iW}bG9{g%--5Cdg~hx&JP(Nl*8NG`MrZe
5{4N*!abw&Cn4ArHAuM+Y2|Qim)<FuCmXJ#_q(qz6xOz_%G#IfjA8cUx&W@3DVy_#+(yP1Fl67jyYS@V-yzOpEwDPCi-VJ{XFIm{c3<ieDBiYoZ0|B(gM+ku
j*17EdL)XqEzy#-?G+Qg@n|gD_I4%9vpBY{3Mhz+8@5^?)#kX5FGA0sqw#M!PjlgyY9YwvtMkL<IXM-c=#k9vcj0na@rpYl-r>huS_(NW*>m{rUJ5;vv}1fw
h$oJb5f56fe2uOo&3EuNmEz5>*F4BLIE69TfNAWFJ1?b37jv`1sOPy-bhBBk!~i~@-0zE@<4%&ipRFr9n&nqG-kV?g<@Pwf1s0k;ZIg4`%6Y=5unndWVnnou
0hQl-%C)-}83y#qq@%?n5!MaP8OtYYxUY}Q`Xxio63cQ{T7l#L5`Ezx5sZ?LmE0Ul7=WI4z-HYxEr(yPcA7oE#NCff0q8kfMM`<fE@vgSl-p=Xw7`h2VAbl$
KeEdzI2qcT`~LPgpV0b2?Y5n#7730`QQ6j@u+nxaNLUr{rY{Y+R|%&u?-?)}x7-OkKCqK5Cl@c=cRI|byc3<AJ#otYzJF^=;X8+%ojMMJ7^{4JZ)B-aUUi+b
)>D<3sU})m=b28zuxt!a@y-O^Yqf_*bip2WWN%yaPW&UV4E)&F9Pj&hSC1Tf%JfK=JF?jNnkyRDchzB;?pTkV!(ISgUiHjc5+pkjOpxZJje)1WTf7TYh_Yu{
V}b91UC%pIRsjijPj{pIC8dIQPs27_X}girZi4*5*$ZdM0?4{~x728pKOY}eTDL49!RkuKta+6`fP6jE;zmpdO@$uF8|kC#@*V*WBeCxj9##OqdoGkYLd2lu
E5}lm62H<qTMnr#CxOknyBXnwbRUuhZ?D-mY}R03qB`O>B4VfmkG1|ZTO_qiezojtG)cKxfC?&5tOZ%#Jnjo$iE2^Txv9q{p>p!j+__aAVi9IpBM_*u@tcm}
ou&2#HJ9^6F$p);3qQBe!uHk*k2E{MyjT!1JwB%_$t9QB9Zz5E0K_MrYg=&Lm$;o;WbjDN0%1i@8&WPiU;C2E)BK(g18>pB*Ug^rhBt(A@UyFsWgVSr=9Uhx
k_?fnNg0{$Z2R|OwLGk>mK-J@;YFlsXG%$%YAkg4QolH%WFtr7YS~KEEIhGv{~S_kQ0Y<UNmxXQeGoj-EV75N-`baRzkFKb%-0OA9v)DflnVKAr&WoqQV<7=
$fbN?yI;#K7?Qwkl$DaJ3%?%L?P`6@r~9+O_6wW;t4N2eq#01C=C8erWA~&SbuGD!y|^3HMsK*Z6PJ@d@%keo<{<tlchD#z`ugUY>-sPQV#UL)ummt}J&JsI
*laIO{F_xcX*snc$yKZZ16j7rXL+Jb#%tzVL=aHZgsb|7xlcrI>mN3cjo)&%qKkoSJ11h6iC9*Pb+zP-De)KVhmtz?EZx@Wa#X7Ld`P~<OTMa_i)lYkLra)%
Q)oMK?K{SD&f4?joI<*nXFh$h?NA|Yeql<Sg60gsy}nZsvbYt7i@8-9_9BWJLhsD1D$F-s&s8lE>9_frQcfOab+j44H<fA0%tyM9Td~qi<1Kr~yV-y%<6GhA
E^*GHs~5SVo$a^J^*o#vE|kl^N*&?akh9D&C_gr6=K?5Mt|MQ^_0ataYnbQUH_GkGJBR=Hq}FZt?6R-;@*-A7sFK@h+5M*LDL^l}&?f;~pV!=DR#koV{$>vK
qnrcKlIq{ib$BjaJ#A!rTCeQ%P(`dPzkP8pe502tN76c11zVfByX+nNcI;N;y1_9Irq^~lx0B9d*mFP7w(N036hN(ldW%o(2^B6a+foh)HE!xQE~(k}X+Qk-
Ed1GVhltlA$q=bviAH2gIu91x_=x?*A26DKuL$Ze=NDTv9Td0j9v2fdB%COD(vwr*6kWF={bD{Fh^qT&cA;^hAK!T=HBi-I<|`mIPRFtzG10>$5Bu~%WAvx!
6Slbxh)OpG$n6XJ1UG3K0lmZ88_!O?zAzwGbL*;c*(_&~VZeQCRT%1=+2VJsH-9e%(&ge@G0f(1MlNYbk|lb}x1M_~%9qksQaxjy9iH5njSyDhjXgE2G66P@
?a=v(uEOatPlSKRIJfV)(`6#GNuH~p<)SbgXO-8%JI%l`L!p+XyzvTO)IIP8E*FePwyk}7+M+z(Gjcc2>{<f=0>WsUc5@y`{%1ZJGBVQs=Vz0E;3$>fXP4ED
Dw*8r!7^<Z+{gJeT5$(Q=z}13{rj?8fj4R^>4b4Ta3{<6WOfrT0!%<J_F3LAs>$xld#hCeKUKzsH=#C<AZ87+-C6%;&B*vkCwmtfwzFLeVEkDWxSp-RBI12}
%-73}yg2Z8hp+42<z)aDiHW!7`3^wQW@_62)v8)%aev_D*-KI?5_hb6SdR0^Jg>6@w_WA+aK0>Y$Gudthj;PtgycL1T;||w$okm0{kkV?B6+&J?QXVJ3g%no
dmj&<-5Ox!*A-bWe`izr8q%HbroWcX<hE0OQVC@gMhT1h+)H0=v=C8H%$8>Pt(nZ{aX=8~!74cyOg1CgSR)4=vMhTQjnft@MrBiPOP6YQ{q)i;HTF_N<(=H+
Q8BLZxj-N*jO%hs-*I8=0vg+|sNHgV9Z^Dmbhj!Q_K*-HV7S~EPk<zA7@`HU-G|urMe~IOx<)$|6USPHp&`sO?m$b3hH%5a?%9gvFD^@w9f;Bw!@$Q0f;hKg
oLb8i<6&ximn8@ogO9L%bTSgg#F%$rDFVygeOhj`?ra_RtipG0w+qU|Lvwbrl6<H4dU=Hr!GM!N7;XrE%g%;OFH5dPWU$43_%qB$`no5iT|p}yx_-7vwVvHH
{6IUBQmx#pKh-+hjIs;58^xJEjsFQdBFQR<Y1|;e_Fe3=ix6AiiaApgdVEKwSjM<SvBgs`mfpTUJbKm6rlXqY&zAhbHXfo}gsr_R!4J2O<zs#!O~CXkcyuh;
USpgUPJum`Y~R~0n#i0=o9%r4aa|iv8-Ma`Z@w9PN!t|wNWlp8vcq}ZP8ToKN9xkk`r0U80d<0E>9a|Tym50SbK}<;GBn7jYY;6gxxZOY_}La_*@5hEB6GJs
j~opMmR+ixg#;ctdqeI|7M9~n_tn2nUzhd5%T0k?u5*~-FSXp42(&(fhF#G^#Rq?1q_@J`cc0C_)OH-~sgO+l&V!GMLxcvzW=(STtRk}=^=t-knDfMHzg&eX
^+w-EUMBCb>|{QjnvVo{-w=vR@LlqpqBeA=%9W1zpIv!AFN)ZTrpYg&)Ff7YZE6?gxO*1S#(2I$^Lf;@60gr}^gP@TDWp9nC>go#aDM}SdI`9=qu#^Bk~`*V
3w23v(=M}REn6vbyK<!eFa3VT6N9~D$?FBKt@hD-JmP(}jxYSK)1Trn<<6d-kP5cCMM?ZcQ|OELNh%Y3qLrV{x>?Zlg7VV&Y#z%s!#2?x0}{MIjNkY|>Y3YT
gR<Ku?slx5Z8l63a|;Ijc1`6egjhVn-`gXXS)3$9IasPR-1mTwrm9pC!nTNt<r@iyB7k_eJq)sZNno(Aa|0=?ZcpUVf#24@2FSCmCSMwi0Iv+UpIAOVUgN%x
i1`IIA~cp2RD8{cke{<y*mDCLS7RT{P~fI=EX<}9pyNmKo9wf~PhB~uH+@xDaHk@fyoDD-L`{jt!W?}-%B3@V(X{Kv!Bk7Of8Tr>ZUwTJ^Mxnk&6bb*+LhfN
8aXUrMT(U%?0lKW*R_Ika3IHx=V0OXSzC6J*Kjs+?QA=Z-FGDW<yfFw21yN=VHv&Sw|?KO91ZI`t}olwaW5$?XZ_Z7=S`$oifxcPIf544+mBy&GE^Klz5B8U
VdoadgoQTj(XNjSKyV_izm=|;_iAbO$iH8`@N21!yCs4j*WUMcc2hwD0f91nVt!V~@&+ex=ZC_?VcFlTh{xMP5t8>2PmR!N9n2BvRs1(7v$Jz^?z0VZZ6vzJ
@)K{~K>@9sP_i+%+XP&qVPY1_GGC@|LC_6p$5s|_CfwQjZOx`99FJ4**EQAwzxre)#aNN^Mn^gm@Z|w<Tdmcb=0vH_J&zk^EBt{?RllO_p9X-gyK`9OK@lg(
4e5XI1xJjRHF>$4ojsaYcO$tmPpK8NG*UhA)ei>d3t?R>73Wzs5{Fj;+(y(<Bch4H(c@FhC;3j!4er@5b#t2&`N<0nh%Q)yMSrOxN2D)t7#cF`DX>{6uAFHv
)My8JwE>hC)3-kP<wO5BPz*m%ML<#ewJUazF)o^qwg5)$xoqx0ie)h&skkosu@DL#tXC=ed_7kWn5o_S^1ye@Xnw>suKHbu?{Zz~?vsjcm5YmwsQYmUu+{Zh
&ini5?uIvTbnZy0LcTgJdTbte<GfMd-U_MDd3(A=BIc9Yhuk&o%8`U9_KwNhhSOZn0BpS%0zPkaBGL26koThB0Ghmn*Y?}C<+za?RRF%NcP(+glN7JXcS&GO
8Q%7tkP~6ff;179iwGCx{qB{0hzfG)=a}(zU<uH-uXL8fgfzPoWNF#!){6lbR%DSu%Aw&Bw_LecW}$(bc`T$^^93@dMTBVF_mhs2W-qX+V+9jF-cffIE>DO(
4>mHOT8a-$7}A6kl?d>fy}{E6X^-zet3n>d9rQcY+bm^Om&@^-4Uu)1<6E|U-Hm?R`Bb|C4pXnQ|H!6G`j97NEZg?j3zxpdQ~=Ld$B{4b+unn}wbY$%dmQTh
w)J~8$q|1)YlXU+LKL$i8dLDWb*#-8wIJos3O>b-*&Mj>c&;Cp>b?1VXFU#v01Edqn~KMRNCbw9T-2Lp^=csEwad`L)eSqMb^4p{_7{Km6BBw$+_<T`6`K)_
(pG$+ypePdWHPx)3(N4`dpe%Tc4zUq@Q0*aW)_=Ow!+F;qz_syKDT`GEoX}#>Bs~R(+4t8!Ji61<J`3iuRrE{iMQl&&oN-SQ6Kst?*~8|+7iYrHCk&8rkj&?
_ra3aUV#G6_Fc$I=hNVLZk+h?T0Tk`hU`d?P9N%G6f!~JGL4et7<zp`+^4=c$f=349esy7UCP7FazUSG2<vt#w?^-bEF6$i3GXeN1~<A#1rC-Uyhudykokth
26AKWD$(b4FUxt{Iw33q@b1$4v1~=ygp^%DBP6|X?6)IQKc*mD=Ii>mu2S7Efu!=<0g1e6>E$5{5i8+m!p(ZUYn3sa)R-7(98TGAlpr%9X5lw8?YYZPUxBsO
!K%CWK;CASWf}K~l<%7F(=5RcX4%Jkz+e@T$;-?^_B!USH|HT<tPl%n+F(`V$3CBI5d4JFM3VWj-0>*Bxv#tVS`Uy?1jlS@Srrs%_9en)>U&Lfrut#^$|JWK
gWlL)TyAoYH8950BKO&}osI?~QK0O@y}i#9gO66BaQJ(=U%-TZP=3}&M&U1F-79^lUFQXeG;3h3+w-nFGBd(5z;}mYDb<oMK#V7v;`2q8VAJAFTiHiqe}quY
Jak)d_si1}cz$E*U3hDoBL~?I42sysVLQa4GLZfz7<I?B!E#^gths)vb$nJ`%3+oHlIA&Oco4IG_Vt-ucGhDqYilqvYgOV{|9ycxYB)Y>AiMmE-Kj{uy>|RR
-Tl3dExk)t#dStl&!LW)zP39)+m4BEP-z7`Q#C9+T>9M@2ni?xJjV~vpe!_8Dk!_EM^H#G>|UOG=i3(FQC(a&-dSP-a6r%Z&Sn$`veM&$wRrocsoS5GBQ)T4
*&0S++4^`LZ_56YeZf3^^O35gaRHnr|7^MuD_T3wTg*~@MC(h|+du5;z|oMNGP_K{yHmDbS13!XTQaY-m%k1Bu*9y-%q>vc$jDLWLM?zG`WOv8ANtA)zcI$@
8Rr|kJ5c0~J8U6rYpMyE2KlXf4CuBzZ`jWOh9+#eg{pdUO23P|kv~ga-@H4FW4(0_4DMEL-amUK@Z37>5F%~9likNiBH2fpPoG$>x_^gvmj+dVPG1G7KJYDc
F}Z67VAg$Z?vHMEAK&_J78lxeP<71y%I6!krQ<F&cI3W3>am+7#2MAuDyG+Wvyh5hyss}$rt8}r>=qgsd2bUh+)F!>5Tc@k_m2hHQNwA2?6rD8vt~gCtNXdR
)rRu;)6xB#FGu1E5FII-<Kl`u#U3Dmvk0Zsab|dJIHGX1*WW(NwRQTyoY2!MHtjzQluXX2a&yubdmdP0MJ8aCf=|Gmzn+x`cE>)!w$E%TKoAa)2Ml+3SurEk
*|F1iIPF}_^I%0^oWJ{dNc?;j8@Klx!#%{<zHMn2-Rk#%uX`hF$!lBhsD}XU#fR-jE3DmLBI`wn`fip_o9-(iWE2I3k_big5r&s;jvL3{8&?THkWWAa@WX8Q
*cV1$KhceIKi25)1`ev7JXz*9F$+5+PTV2fPxf>7w&@prU}ASk*V&DNhSfP&dm%>?umcTw&0h0u3Xx)8+tUKLX||Qz?tp-6^O*XP7qLF+T#Cx4BiC{DcV$+~
l*ERcG_y%Cv-!^S`{0qD5s8f_&r-1Y+MN++Bkbc<-=4DF^hXhRcVUpgFS}J0td-eQ=&tkW!xo4<Xv4xrS|JZ;7}1~Tdq0>UtkSD{>nx`3ZRN@qvJ3`$;M>Uy
y|9-=*5qz8`%?(Sh?Tl*CzH1Ng_+&WvLEsIyqq=7ty3rR@Fn<AzY}vb62(*64cxSD=NfJ;kRJ%i0Q(w5c_GoWW~Dt=&1rj-O6wqe^_v3i`{zGlN%O^oLgv7d
feg6=agL07(GX5@2Cd2sAG#h|XoQO*Hy!oe3Ubof&(TU!k6Iy(ep%-JwPZ;C;!c3TGAzG+mn{eLEw34@R+tE&DLajtweR-+_QO@0`?nSSJR4T{szhA9x!30=
nA3hqpIndBa-q0m^x1VL`1ioFd<P@0*F3@9=kuh9wLrPkBEdy{G5a>!c6#6w*35|jKrY~&!UV$Lu3J=_DuiD}$g`BsJa!(9eBxqX9U=0j)#IKd&^ws>Ojz<}
sMrs2Rj(4|o-C=p>-CCrnXTptxYvn8<k}8H&ixhH)U?*7t_PL@d9uw%l|z4I-9c@(SH{JCUy+)epU&Um1qcIQU_uN(lHV5hx!_>kK6%0L)p}~KxxWb=bN4X9
IK2#i&LxZ0O5~4nfAc8l$C`%-@cdd5AG@}z_XYfVA>~jpUyg^!#LKQ{{W^aR0XuQ;teJaUzGr`u#7>^b4R20q9|r!H`}Pu3K4i};AQYE!L6wcT^=dBjoU<St
n4U!bn<0LBRm#d0W2Zj#bBgAXvWnsBb{+O^k;Uh+WVoE{`tEM;X%;BmjXdwUBkVlLa=@tZR5pgFqU*}N=I+Dq;rou2@&lX#gx2^u6|d{9*M7p-GET3vUbL|<
YZi`0ADKpdEyP@(2eGqs$k;D?oiNAaO!V8k!AkJikneH%5p(6QWD5@;jF+o(4kt1j7-SY&nLEbd!`k-2jj!kIRCIL*v4$Q4qt2EWKZyP{aLTSF?q^58$9yqu
ZZYv(KDB;;$p!}tu9whMay{Zyp;_LX*|be{UHW}x*MW;Wt0A?^G=6dUU7xH%wvn|^9dWJZlfKZje%iNdZ|Yq+{&9efh_5}pngVXZLb*(vJ-)B{cGWwRAmK3U
wzd0a$Sa<O@2T-!)jLZpyie2QOBXfrS<<>^R*u<)HzxhQ%d=0Dv2?nnXvx)Ab#H9R4w6&*An!5zNCQ$>>FoP3JtyD2r?C1SD+rl+Mcz$80gjxga+XR|xPqt4
#lw`4(ZY#wkDzaNO(P}M^{(BnhfPeI*_oTprpGdzhkm>Du54lq$klSpK1ccL^iBv~V;n+$dD|`W$@G{_D9j_C?S1U*wgngO*hS~7DKa`$4}3R&mrWRq#6==9
IVN!UFDgF9CU@(+TjyikFNPgPc3V~{A1R@&eWRMs^Y-wM`h!gwun3MnUum@#v#rsF4B^9CecAh{I}I4|{Y=fYxZPNNX}&y6<n;T-%f9z6EP)#=sq{6t?QC1*
I}fvFl}gtxj2H3pQi_|>v7bAA*VBiOpZwa_t+Y{LzmvAwFOi7g7yCKB#j4+fe)L|E>SL+Ll?ASHQ*L8&5pbq&-R!rDFU%9bmplzOH&GiLKwzhgUYGAaX$4Z1
S(MVL2eP&8&vtxDuW(C#TLQgRu&3;2Si~Fdw)OyGc)~a-9Q3;DJ;&#z*Lo9naKEUOVm{R#jrev`jJ)6Ofjfm^9;tf(hqP2hGt={^D|}rZEBPJP0W38h;-?l*
KI^`s_q394-w)7GIgqNBgV!8)W>fSpe?aX5ZiH*-4%Ov$;$|hVV>JmXU?nncR@AgvYU3^BnPtAqSc*QNCG=Wges&5Y&a40Q9mS!t`l89<qcvN3vR2@l@ZXc}
A!^gD5ORG&o-dcX#y@?G2r*xV&U)5Nl;+-D1^7WbbT{v<y21Kz=7WYFw#Xq9TopG|h?>>;tRgB9k{*s(gjC&jMfJG?jobS{y%1lPP|1C){No4BJm|SqAJ_FM
xj-7$r?}%=)IF+SSv}^}#Cu4yYsY7$N(zIRN}M2sQGXW3uLsUbnF<3c$u8<K9+Q`O!j_a`YMV7sAc+P6IM4a;Qjv}JE1q>J<u+%4cHdZsP6p1;dD3#U+TyJ8
Ad!ZS&Si*P$q1;2&$-_ByI9SD8|Z@Aw=<fSDaQLm5Hm1W*8;SQ<#Uxo?bGar&CKm0(vK7zu<crra^^ua#^;H!*}KlY>+`ww`byF3cf$aYvmM9Chd%;FwGF4Y
(RL&x*xDY~BYl9XH>qgjDy(Fd&YHDW*;n{{KZ`~pUVPu;&7X7M?EWlc_d$QN(9E_-5Uf-7cC%#A)(RG?tlj8qb?1|+A$RC4?Vr0MSopjpX5l7lW4YlISXFAa
OMck-LGby9817A9e8kti+WPw_b-?d36Kw6r17ZC1_Rj3JZL`amiQ9D&^Q}Q}X#JBhU0b%SF>~+BzQjKFurBJWlGp=lcm0G5emfv7SfC45g*+a|;m%d%;H{hJ
_$;fx<Eq<A_BW+&ydntkk{-fzp|E||@@(??Ob<_<r4z$=_4&FYM0}AtG+gT3K#F`LpX*h0Dc>TOUiI-^F64dNzRqS(4YQd=MPptl{oZvIH0`5=I!_!KO-h)L
2*gXWJawPPLO9Ql#YYm0+1)R%PXvs;^RCJOoUUJU>qpn&I=diS9JFX0+_0d}eDc|z<0zrSRv+N*BVLxI*#=A;@d>cp0SOWDkN?DX+r~@3@aQjA7#?`l?@O~2
78#u10D1)6a)0fCrFeve9{VZ%&*|7nxykZ#>C$8okIq<`4cQI(clIu1=X$^IRfzE6`q<jqosPaDkXGj}aaZchG0f$GS@z9iISZ6b`0K8t&_??+7?|xUyStD|
s`O!}%;-UC?F+}8CXCma{o7!?W@EWy8Ipgq9I4QPv-5a+g@b%@(!k}iuG1tO_hFYCIkk?!!BO+DH*WZY^K7%FZbIm7?Ra@V)=S@-WU(aW!#u`oHsIwu+(x!o
=-ltqeXFJ2%R1h7zDpDGTm4Z*f2a0>RN>T$)X6N_if`Myx^5PBzQ)ZZYoxN_p69u}JBT>nHJexIo!7Urw@IYb#Kcgwiti)r@oV{-flKA)tdNMvE=hS^k)I?d
mxf#|qR09o63kncwdpfqW>?s5Z%pirz2mYlsN(H(l@y=lkq=a;6y9;ZoR;_Qwztu990>HVYjz^_OS2#VIx;@y`^j5wO3$XF?mX$5Noz4d6Hc>-!%Fb2;IH}4
h1+ox*ox=e8ZgBkqPE$a;=;lva9Yj}?uCxS0yb4gvfDF!KIvqfvWzn;P}fss!=%!*!llVsl9SjCvC0{TKIubi_EZCjh~+!>Lh_v;ho2bDlW|*T$U%TbyQhlX
hjhCp4EaJ^evk7`2*@o#&Pzxvag|K<9!g{3iT92%py2&OAXC9sU+yT}k>g$Oaa>&JEn%p~Lev_n*jy8U*yn-{;-)g&p$KxnN0(cdp6}7AMs?WcqYXc{1<r^1
io~<@bg-iwh?Vwj^39JVH+THLAgBY-snf|mTUE}z?_`8WZhIB}HLoPe^wZSkIUG5$>R=?6ugLWye&f+wD%l6E<9>fv66!uSr<Qb%5N0Fm-8RFAtwAs8Qb!&0
hz^kn{&M%`&~Vef9F*t*YMT8p-%kQYqeGgt+l{<4Yk-tl?jL^oUCzAp6Ao>0qQt~}eVlO0gk?A969fKP5TgK4t4|9Z=Fzh;8N>B>Lu1UJwORUhuc^OP$$VV5
m*n%f_qtSp6d41Xn~1K&dhsXg2LuT}bLiPOQy$5>&F6}Hj0VZJmR;W*SDfj(kvsE@&wz6xd)V1|+8YSc#!6fDJJazkX}zymB5-@5C!%5H>dpaY)zZe<#h>~1
w?qixtYHB}gE6p$l6W4g!U86hyKo(sLCP-(Msd;G>_QZ_9$D69>jojXiC^n!@nza@AsTB!?>a1qslv%ER#!fn8ZruOrW~ZW0dyBI5VOD<BS_TWtLCzqTY%>F
r6m`|Ac<tKAnaPAxh+M)T%D_-MEM*M;Xn%zt0^_!1B49??%KeVF+>iz9c2$U<9x#XZt1+Z!oZFXv_f*1Un5xiVt@TNR^;Y!D45cEf{X)ADOh$xHlM7WSEIbu
9;Y$5rF|egy9FUB);Sxehw;|F+B!acn$>UmZK`x~j^{D_J;f+qt%<d;aCI*dhScwAR#86Iw1Z8J-4^6}AoW)@%+hmnR<SNu@b!Bdkm#*nA^TIL8wlhp%^tyV
%iEBcM7x2zsXn6mphzL4<%L_?-&w(>jO@NEPUGVAH<<Qo&O9M?3@mxjQvg5rN>}(j$TIbmTw+a`tv9!@Nl2mYS+80Bvr1?EtfR*v)ES?0_w#yI*<X6I_O0uE
=8Y5g#6F(}z{rXDWyh@gq&^9eKy*CzzC!npLed&a>exxW15e95o#x8$&r!(q_zEr&fE<`^M`yFxg90Qr{^}V=)*A#x7UN+nt~X$GXAjU)tV?6_W=ooIQ?36B
ujU0j1!3+=^nN&9cm0vgmj)v}UwoZlZLU^sVY&8uxwUB!EteKWj=AgVfjEn^!Z>!*Z~RKQ9eKYy5REKp94UQ1bc*_>2~IKdqw-Cj>%KHZ`&Vk5LmnKGCExOM
(39SemutX>_<q%RUYjA&@b>KVdH3tLsikSvG;+P<v;L;IHalyMHlXC%mRT#&`HiJVr9geYv;puTXiMQIEe{j!aL8e+VHOy)cD*nKet;1WxL(kZgzJ&K(?(Wc
aEbrAkXRSp7DtxlNYKtF4+w&F>Hx~zXHkzp_EbUch>uItxz%b>{3PKBT#inJF@5e8J?{PScj6DhP~Kbqw$*-n#Bxawg{B1cz`@g)x9(gIesb~o)cOH*VN~vL
73B>qSdO&|t`%ARN@ibOudbt9fHh)Vk-e?9kPXZ%2$H9T|M`M+Zt1FMA##!SwRhjO_u<sYaq>Hyod;eV7vit%P<CmjH78~|IhfT$G8d4f#4L=wV%BEufatz`
Q^$Da*oX_%+;W_zSfetm{P7+z_BVoIo|=2hVVP(yzsa;}fIB|@>J4m_?bp_oj#wY+@zid!^%O6S7;4Is4=9fEoCq~oHI*)%f-!}ll^Y0+hQ}Ai1`&7zjjjE}
Z$ov8F;;7&L;j_Cps0loyOdd!@jJ0rXEEffCJ#U5Zm)l@LZ2rRLE!AKp%dJl!HvmCYEFF?r(Cx0+wR>S7m}o47pV?6l=o}weZi<e{UZSX?1K>UZh^(}ARn>=
S$_DI^@ghl<qV9alcm7aeDC+Hvq|`79Smcb54qsiJ*Nx+{wc(Fza8^mP))IS6EMt-U9gK{dyIRZt>dBvmWsH+mqdDTfx#pspHP@!k~~{9bmMi>u8P3#EVpF|
)@7leq<dD=4Ot07=vUa=BC~<}8~dFJeP?qv^>uq3;9jJj0i8vzZ(AEA@>!rapW~*Pe8T#S(CU6E&O`T`M&6$dC>n^6sqr}59)$c@DBz`AFqHfJ!HYQd)`)<m
ykj+hf|G&MP9#3)#dt`X-RP@b<N*oi8;yVoqd&C|xZ8lwB69=Odd>25^Oe6(Lauyi2Lm18Y7O7Bz+yIRvy>q`=^N%ToUtF0R?vzTaR*M#CTCOD4yfDgPDvmC
T%OT_fOsF~+*3~lm*z2Nn@Ct&5df25F<QqOm}Lq$3t$8CYH>QjHu>GSaFR(jeHQM0?EVo8FkQr(`T0-@p}D==WTkJv<(d|;?fEU6kRCaIUCPEk_zeLQ%++vt
A^Kbuzsci6-@f^>mQ~;mgg1YA#9BAzq*<FhG63foqH|Klp!Ne21Uf4yc8oUQ8iP$&bs6pkE;%FJE$M!YpuonOckUr4OuU0-!FF}uY?k0GW^Vw!8>SCyY@HRS
FRM3qi36A2H9y%aA)zA1Kw93Ccq@Dum;13FE8CKqdkh)(_v^9HpM4mrFTs}(Sjt$Wn{)gVD)n)Q=s@P`fuG%=ow)y+9NUS~<T&M1v_-Bu8L(oTx5F00SnQjG
D!2DS*#09tgFeKY8fWQ}Pp*D8;frINwMakT2Ix<nkzAj<VaXvioaTTa*gA(RSRUW!(}e4jZSb$?HJ*<(bxT8qau?7=2Q~DAw3p4}rVIP@5a}4UT#=X%VGO|M
wkD}n$E2u>0gQn?&w3KgVP#(~UpA_}QZcXNU?9+M9KFG9ilpx(>J~z0DyR5@owo-+beeSSSnZyPbqA?MSyB~M(J0Bn@PSKaS(26PANMV=#WsRSKTef#Q#aYd
+1{#=X0MmJ>$#WjB)h%m`R32ewnMOdLND+aNtmW+K$u;5yXJwB1Pj?e6CjXQU06p>%{Lcgz}cUcm3`UILqB9xm%<tEvcMso{m48%FTDByA6DMMIoIk>?*TpA
Y>!|Km+e`uu@=B}BxC{L`lEeNU8vmG+B=STjqpA4dZdhxP{?_YW6Ib>S~8cqI{(0Eab;z3-Ou`HuRFg1a$B`{2)T^`i5Ub7zgC9dm@0C3H{0XcQ92ZT9{DwK
U38tN`i?EcrNZ4FJK_76+Dl8bWznppcgsMZ4fwHa1=^%wapV<gqT_{;95qTmGI=01%q}(2NCtc@uHw88(=q#OlwBAQJc})#bL93WUm_(T)Eym5${a8~i-wyg
Z<j5C9a`Hi<1SN2VcSP3C02UnM{tjQ`C{O9>$8|`v77rET=mOV$lIgCY&rvjcN2iB*-onFmKTk=w>}=?cEYTOAkBU!G^N_lJlQECcEtC#D|G=5mB)`f5?Li3
^Hps{#yyYlz!@HL@wKSC1aZ0f@LU<big3P*+YDmyHk=M_yglV-V2|ON#;lT7_D#0D_rdkY^9Y;b26V||9LxK{(X=hk6X_rv_w04+7pv4sHoi?UXd1=@m{{bM
vDo|Ni51Jcs<|U(jjRD98h$5g=j;*>cpws#JGM9S1Ge$H9TLyuR^hvX{Q2o6BfzAEyNfc6kssLoB1ko=7J7eUQt1H-319&F&W=(sVi^Z;drAskv#e(f8hK4D
q?q|U^(fDCJV(_!nuR?y3fL67Q!56AHDnee7WWfZNx$^@aetwFWufOhrKe_R-ZBfkcNJf=k=Y)75g)wB_l{z?r6Q!g!1pS(E~h*!jC0u?mfwqom`64oSc3Jk
f57oAB10WvujO<Ew7q|<yJK<QHsPDs=dIZpR=&!!6CWDy*N#k`@8qv}It$ial}l1tr&AH@D_HpY^}%<h8&Q7K&EJo3%I+|ryUi<`TbP+O!&G=SW-&}ApN8vr
`ITkO%n_GGk4(YPN&N|14lh5?){)lsHynwtPoc}f7r6n^=ySaI{RE5V#lvWS6s{oKeCFBiN9=V{^&JiQN{~=8P|6p=p}U+Ff`-_iZ;|z#MUQE?72*E)epU33
*78S)@aoP-Z{N{oL#HZiJH#<|o<HsMEV7()XnFm{0ke_zbYSh)0Gn#oA@vIhCNwVLGHe+p@KqDq#sf<e3jP%j=30@DW@l}`%Ez|wE6Eb`=PI)RS!op+hzq`4
#eVJO8LR2#S~^<4?6<i+(Y|e{r<~!@_gZL4A}CR!hLJ1CGwQgluu<-BUoR-uaQobL%2!7Bh0T}T-*xEKBlxhOgy#ln+%8W#WeK#lo}MS=RcJTLdf4?-Y@6pi
*B$bI4i0rzFRfkAvu%!vulOYM1)n+l&Fr_%I$wsAJ$aZ<EmX|#5}zbT-Ye<)YZ&9jFL&yvhp(!tzc=s%c04QSnmn{oAP4bUID>Lg(8PUlEOZuwdi!&q7lpz>
N8`OO**;QmU@CO}^4q{DZmz>gu>vRE(gHaSP{Z*;!Ph?PN{Jg+W$OVVbmDHp9`}9JZ{c!1c{ng#+3BeHQmTi-eKFlDML3;Xd6or+C2TpIM3lP2f7A^GCV4#A
s<&BDrOGY9viJTmi$s=as}zENA7PUjj<*=qC2x@bbgib8^X@ELkarv&p75+7!<h9t&e^T_{zzQuCZgAmB<I%1LqCVL*kqg~y2fQj3s_^)zuSjD<1rst#d%4-
Z1cqv0}be3BTG5hRU2sOxVX$#jeJUi;8J?*L9ef6!;|;EuXkv*3z_F3k?km$SjEa?9|xIxVGZtLt0)Er>N+CA#C1}a)Co8H*2`MNc?))KvwJ1-bYyPfw;?C6
rW<ev4dUqUemn;J%P+9b4qm*z<(tn%bcAboK}1Eu<blRb%3iLneNbZI%-(OZ8o;ra&@weofV)Lhw#-M@zCMAqtC4WM^Ch;gaqG8!L7WgF%~IOd4Gb`uaCffx
^tAojx7Ht82uXn<i5?;GMqXh)<FDCGZLyZ_ons^%-^;aqm-6qu_t4TcJ9(YowO_Kb98bSJnLQhzvCcPuaG>Xru44yAa{JJeD@ok!(asJkzyuT&-~hTi#_~Ip
xmPjBd`Gw!in-nQH&??SmXXR&l57kq?ECGqVYST`ZDTL*P}b3NKWaAf+?AN)o45DWZ%8l5iMEoA5)#py7K%Lj=3L!E&XSrHFK*j^1Xp~+o9jJgqs^UQu+zeR
FX`DO6`z%Kt*C*h145Ekfz*IC`|isbuk+2Sy1Y7-;|_ip%|!_A;!DG_*mo=@d3sA1#`FiVFfzy`CJmVfx&p7q<>Kq_W4K<&R(5I<c}^*=!_Ss@XFHz~8pC&s
#6NIL(Y>%)0=noxukdPIXb7O9x*|s&XGl~wUZZZ*t!2CPUbZb|c`w8m?jvt!EBNa#jnicK=~V1|w|*nfHfCq}Yw!6W3#P|o9%=6;tZz!wE8z07cwkDgwp?Gn
eYFeO&CTt8`2~oip_BP}aiJU2Pbo4oPhipb=ODmGH7o)Fm^Kb0r7oC}Xz#X+TrcOB9Yn5<J>-08j^$KnxDdocj-mO33ClLQwM(#}>Lahp3MtZAhut^3tXgMc
kgHamikkb8`%+g08-%3-do8Gi^PbgHt6kq*TKHUn8BaIgqI%owhB&ZV5XNv#VnJxU_hQT}Km3`cBO5l*{OU#*8E&0bFq%$}*?oXVc1cnwfOluI{FcdSV=mDm
=4Q$JvDq7ZK=kDgXj?^&0WcgkmHXtl8+ypJ!p0*QEmp=KJa7BMLnr17JCm+x(C%9pTiU0#Et38XVs{A(_ANTGcY$X$5M1M(6!TPbg|m9(C`Vp_UH7|)n9QlD
e^ofW=*!I%PpWeDJ}IPwNMC1FMgNi~J&6+vgLN7$cLV#%c%4VCzV2#I%Psfzo%-s38d#loC$oRjnbc~TYx&6OSb=@BK5rW&i8jK$T@BN|dlm@2H*i_q*|}B-
Em&+PW8VpQL<?&xGQeuoHop7A9|}k6eL+&<JkWMSsr^flmcuR_oa!o7ER;QpZgtg4e3UgEA(qRtK9NcJ%}uqL!6%N5+Dwf;&l_&RHe{yTZY;QQ)NAc928BeZ
*Kx7VU8)C9rDQYrrgK<2V-8#Z;c_`<sY$WH5u^s@ivZFF2wI_XO`mHLZ2$hoIN0=CmTNv8#f{VReL8pocIqh{A|Am~ckoPo`wQz`-qu)&Pt^IF51G!hxp!o*
8y1uAU+iu+VWd~TkWsX?S6DMLF#>pDdkI)<Ascygvc4BkbzQxE>Qu4596f%ayCjlvoXS2<JGZ-BYf{G(NK($7LO`)Ue3F8mtp$0^=B0f1xVI=F@D6$RmYi}5
hx$?Y&3RDrJLj=mdfZ#O^GoleG@)y)NMoZ@@*Ti^s@^EgvCf*1e19cokNFH6!1WHd<E7YN+``^Ld1{s!eHgj;y*;2odO?C$1nlD2d)PN^ZXL{I#Y8a6S!tu(
mVyjx#C|A?KU>!qi7F>Ukdokx7C*O1ZN``iBhp>LU8f=HYfeM#P{zb~g=fF}vz;y9l@c!^by-+*$CY@nj%PwMuwLXzkB8d>mVusU3dAec0k5S?4E&DqK^}(o
teKYQTnc<2Btx&s&8o<|x|J_H+Z|A2ZuOn>@zzfLJ&SV8^CpMm2b@5HZvrkjerk2zY#pUE0Mv7m+Tl=pl&5+>!AB~{t$@UEvc#GhAK=rw<=)kFUdg~YuQzZ1
<LG>0wr8<4jzl6>R92EzNHPkEtVB%^BaleMCn`o%tRSlpE0C3l5tyA+RyJ9KM2x7cnvh8**^4`q%=_j2b3eV|oOAuIwwxnszAo<UzA^4m2@qd=Q7>T#NjB)R
Qh+|6qZb=kVWSTKB8~>z$Fi)2!wJ;E*P(Qcbj7m1uO(q$i(u`_Z-FegD=?zTc}TeF5R!U`8j;4TMPzx0M)rB;w<41+KM%v3CrJC@1NfEUXSRFxlcH~Z*!hL|
;No4Db7veZ#?=<T@O|X6be;z<7oz0*madAQU4bc?UhcX#eDlN63~TtTSTG7;4o#>z{&zKLj%xyBU8_)<mRrEHV~uii`^s;AzTjkowHK|#<5+qemxw03;r8`*
F|mr|mL9QdDZeiLJZX`eAq?DiX4kIBl<nHfB_*0hsG`;+j@#Nnu6Gw~buK_S4=QyF?+cLYP491?oo1iyp)7Tkub#+ZNq0xNbPs!%XE%UKidA3qW8V8qvC2a^
L*uafoRe;18FTKVH>=Ntz%@$*6ibin{@OG-E;8E)UmFe2x`6cY@8%#%dzv-L4e|KgWU=%1^|3@?7OFqsr@-WCidEKGt`Sve*;66+eZ%`WGOPfzZ3PC=Ahcqn
8;~!J>mB%N<mB)ntMvo$u-)MM5d*2NktBAhUPzJV@ViC8yy?>={#@If9&cv<q-`F7+b$^hafjaNdFZlya6!M%8!Ux1TY#j6ZST%u00WUIDOP;%Gqy7>jeN^h
YFQ1J@-Z+?z{POv43d(+I}*|?=gF~hZHMDMVpUF2Op2)NH|i{Q%}ATLos&nX*Gg?)NhNA<wm*;xVIM_n!qkpBXyH=@b3_Z<y^&6wG$^>(GkxEGkhr|qtePTr
dp^Ocwu5Mn%^Ul?uk$8eDF0UElUSJAF@iZQueXlhoAl$}u@k%dJI;5j^E?bUzUx@&NlkEO-m6};%xzzP&1K1z)Ook&!gjprS$~bt0J;Y>h^)_d(syh{Liygf
e9Koix4mN98J(bR=eWPM!+fHKBM?X)SGeiyLdBP|V{2}ssR}R~4bgf&)IwC}JOesPkIg$^-RfTpnvglc2<-<f6rmyZzCZI#u)D0SaRB1M?+2R<Bnlx~g&$z-
-C|}Yd%oR6?P~eh8uY$b?N`)#pjDKCkAAx#i`f?^-ovcwam(#v0GNM0g<FPsT8GqvD($-tBFDoM-sdYKYJU!?=UedGDmvM|bPvA>9#vC?9j1)W+++E+FJF9n
D**)BBX}t!-LPK7rQ<|>6#~~9%2#Gb+c}&vd@^J`@9(S-wq%gdFtqJKM7;YJn(IqCJBn=$(M7ks93DLl)oRU<lkaGy?vcy`>cY777&#=wV@X$VO56~Y++f25
V;!#MaW{bC6Qoq$KbL}xVXK-v`3x;f55L{|?2!0D*-=o(JeI^qD))xUhR-BJC<RNv-}h*9AnmiPYu!8N%V%w6z&&Y4x=+8?0bsbc@2DsN28_h#Xw5ls^Jo`*
EDAL^dk*;XdhK*@WN;6oKkp6Hh0Qy)Xtn#gYiZlZdpG1I*&x#Yej1RNx#!Cl{ytw31)}vz$mU+u96ff=hF9@^YUquWvbckr=3aXqoil@EEL#+Cmh+ZGHRpo>
b1C()&-uY8<brK%w6oh)nRHkm#lRktlg*ZZC%N-gQSo7b^%B=boC{V^As@<OLg)2Ci8EGonUHf{!{2T1)$|+1x3ZwhY{Kv!E5F>DNne<)DnCisM3?LO7I3I5
?~NQfR}OpZ`cHQsiC{ZNux_?}x8b$)5a6}rRf-j*%@VOZhd9|0!4uoNscYP+`0G$|8V9+*slUfS+CT0QtIlW7-(&4Nr16e6Xj35jqR2ypzf1~bvpWr}COKRF
6YF8Pt~a_96kdy+Ps>d*!5ozIirP%b2bc2JJg1j(d9Z8QvwXK{vj@MPqt8Q6SqB5v9H;9j?lqIKykUsa+Tr<_5Ai;7N6<Qla3%k3eXlVt2TVPS#5Y-6)P24*
h_W#5lT)&rrkDv-y{att83Qa4f6Qzm38xh9m)DISv0+6O6eYC8zk{epy(kwu7$-7jP<o_rE6NrC@7x}efu)>A*=M`1$K;P%uDJhHzUznL6PsF@jeCHR;kp98
K=~Zz)QF`Qn2*{n=rh$_^d8qa{u(9trY)HhYK*Two>iphdR`DFt?tMx^7+c`Jqd@&`rs8HDOgE}lh8Fg2_dVuW$c2ffa0#<IW8YbuD&1fBWV%+RQCzUS{UVX
TIVv51PNbOud;Tz-<ts%Rl7YOd%2I#eUv(eCS6-6o0KQe?B;&Scd3i@qMg{-QyWI*dky0lOc8f))5LzYh?k47o<Iq4&iCLyn$-S#<H?GYq`A})w!yI*u;g!A
YyDnInA@-Kc~M)pt5v#-fjDVryqAX;D~EjwG(L*m10!1SD|HEFdthrv+ex+dTv1J)ZY-PqQQjLAb3IM+W8b!$jU}Wqho+#4eSoTzECF<t`ns)&*Cd@D=WlbP
=%N(5hmV5@=}Foy7hdhp<0@x_=e^H$-BOQPx4hmbt(qrhT<%*>kWY6W>(SVEtK*i8t?%$C%Oy50O3bvFW&2wCIzI`bdbM3{^h4M^P%z3D|ILx|1ncvb>s=F2
kD~A&^;ti7K4r%;o0~IJg@~#^sp!Ld5L$=zzHThwZ1hV^j8IR0?b0q?gDA&PAY=kDI0?PFoKFNl<F;iH`4ZXL4Hjxq^0K!wazC%8d{~xMcybUT?$@2|Cdd9N
OIcNNu+F**@r%fbXJ4Y(OHEAd52~ckoZK)*>2oNs`<yCXs~FebVAS-n|L5-K?5$mK30wPW;Zh@uyh_^k3vTty2bLy>Z3WVy2GPUI`5Y`gQ2>_9Dp54cA|G;g
PN+t%jhCH(N<>o5Zwhr6{E*o^bn#?PI}~Zlr|zGrPs&<Sx}O{PrzPzIr5_yPc|j&sW%w`a^33^BjDP6<8QHd%&gPy}>rchcuaXXB-CEwGZ?Emnhw{$DBz{$=
-uP95^2gKy<U(A$A|njFU?sQFp?b&0+YZ$Cs;B*kl^>)2?ufW*jJ>>=Gbz|Sy774RF<ANPC@q&#USO*)lxbvymG%9<h+;oG`Dl>x9XGv+*=OLvve63{dm+3!
jObERcU&rYqSoT8@AW2gY#00`F8^#B{OI=U-VB)4{X}kU;|^c3#IHO2#Zy+uM(3z*>kTbWvgAHkd;p5WeuE#MF4b1xbAFj7+G!pk4{+6&Gz&@TQp5s=%MiY!
CYfB6YMQm?&HIQX!hr&dECJ6^Bzmx&?JJ#)Pq0cS^T3B{7_a29p(hypsD^)+o6Pq)5-u|O!}!9)8qFyxDD%*xad7=O>v@QROn8DvwjL~3Lw5fPFT%A!A;0e4
U9W=n1l4{8l8~?8xzd%%2dny+hre@PRKExQqm^(;0z@)Riu>FVsOx<ntn44$!6OQ&TD7oj8}N}q+{#)M$txcpG-`*NhPBTx_4NDHGU9O;N6$SvYC(G93fb;r
qZbe3e$S;4i8Zf&fm@*dM6R%~@!i~Stvfrtx$@&ax+Zn#3_0F946H0esS}LRj63leY|eBUQ6FZ=giIhJ-FvteNq}`$u#dc-T_~ktBl>e<`=mWK_N)W7zu(^+
iDwPX>lt}jutt&e06o|UBQ`yznqAYG1dG`8%f31r@fkt-ylZ~L5b=w7h&)OpxppAxv)=FHFR(rH?m3?Zl&r_Pn;qUVIVkPyz_3xj3)B=8oi^W%4i11UV_9G-
vVMU2JZ5(*D|ghfJ>3rkmKLJ;vM+RlERNOBmtF8dK`17TT2|seRH@CwdyUh`4|Nl4DO;DX8?_#{qsX_9uoj*hOK{x?r5Cu7E3opsMF|p&a=0Nx<$CdLp+iHC
#26zcfrusG`7wJ;-x0MY?e=1Eg6DgAAUS12e8&r~W9hnauK7wg7dz$Yp0BI439~N<z$`<ns^0;^AQv4Q@4$eIkmL^an$~Ik1}<)F_wlro0Z-Piz2Pk`eL64C
UOzZ_)D-NWaK{<mgB<mP`FuB4%;oNV0gCp-NN7EJ`^<jzpQF*5Bk1|&JXrwl^Yu{_A#pe1-*ntZ3VSv>o&Z%nTc*J2%_EHTVC=vm)$@d$@_7tE2ZmyBc{5wN
mXgjyHx*d^xF;dg%Ee}%^n}gKIRIjivx+rurGxDDPc8(Gq8yG{neygxV*709TPxdQU$w$UkS3GeB+z8Gu-N7?-V^_un&eh!_D}@W1K;!RG`$OAj8r8IJm4wQ
!p}HIS#8$tMQt!}TJjh{8jz0&w{-9QNW14iVaKSI7n^+zTYRn~hXZ;$2PwETmbR-hU*Nx%We3`6Fzawxtciy?N8<xEIP2GE1=>JVp;dnEO3WGKpS@}|Hp9a~
jc-zR&g>JHaKc`~pb`8_;<-BZhnQ8${NSpDr*f1h^eD`tmWRbImQ_P)iQ&8Zvi%leo)oSK?*3ASgn{iDB{GgTO1jPy*f&howTdSLaJRU!gz5{dh2y4A;(Pow
Z%q1aE9J9uu!mSqgUSKTK(^;+Q8_x~>%DJ&PCwsvXgYv^^{b*x=e~|E%0mr|c8CBF+6o<YEXN%<km-CiwubxLeo4wh>2(Z9V3vtik6Mbldxjk-OV{gix^GlN
@;26=?F2MMx%vdH;^Te$8@}jY6q=)d_jCIte)Gw^88A#i-ujMJq|Elw-O}f18LC}tCu|EW{k$D>Zt!H!IPQAR$+5NLFG80}hS!FGvQ@ZGPOj5p?ETB%*Ua_Y
LtNQENFw@#)2~sv&7AKYHO-@(>AJ73o~YBI&XYghRXJbH=FZN6Xtyvd)9XyZY;@1>rsu0?7o4Ne6qs#FqrpI(Y!XYjV;miN4%4=lBS)_|AM-`$`Lbnu6FY@6
z`f-n;W!7m?XDy$PL;O$n?N2MJiuknl8}&Ei|0z|IF9aahvl-$`|t*V0w|I_ui4`|e}=HTJzr(0(l7pKAfosw`ZY&Yl+ZuEq`vUJN!iUiVz^0rb?gh0aNRaD
d);E?!T~h8R@xVRq$(U7i$h&_<<U@V+;=v1BwJJ2y30qPYoGI(*46L(?|JV^4;|pDKV6Rx-t<;b$=+ai_Pl2>?3&Z<dc4V8VLk7W=iGt~&f9{O#nopJN1#3i
k352UuJKSpVv*Oy#}xS+ebpXu3rQHR)W_ipeU-Qr0-1UC`v4WZ=`|(~N<EzFdfe|(o*vWdV{7*CTb?Hz;|^C2Bw0e-x^IEm3l}zrWO7K{I~!n8fD3!!!-Tq*
bOFY&L%1Y;E^W~qDtftuJs!|4e|+i*b9O~ox}mgQ+r77~i@<eKA=yI<uch6XZM~ut=++>$H1fsxYb7egmPjWIfi1zo{JtD)E??+;VLeN^mRPP9Js@PD-1ZV$
+qwJ{r5A&LI}dIE(K|#&99%TYzM!wK1_4vf^g5d(=4Iy(f5NItD)Yqhwyv<X5kGjW*CK*I25Ud(IE@y&NkBZ`P!zAW-w{}YDERzo&uE}nh<bql2&uLAvA~%Q
C;fc4c*~;h+LZ}|1ef;goLV8skE-y<DH5<9aFs69NFp<9xc(igzu;0CJua}du1PKK(Jnvu@k2ZUs4W(<+0-TKd`2nb-^*cypDn!Lup8^>5iNAT3p*WSgDR8a
Z9vm4pL2|a48g_yl3&b$KRYGJ6o8f~aqZ*fsOY^|t&Xm@$RTz56o$aHu)!{6b_dh>dyc#Scc?qKl4|WtU55pb5xqOBnX91d6O1u?@$7y1SY{Sx4jW9mQEYig
9Pj|MGu*u>N8W5kc6xTv<RhgGd{TkveS0$1g^gkGfpu@`AgQhkSuLU958di37Mn<6=B?tqBLUpKU#oHnYMV0F4s5zJ{ywp8Ybnff`$~DXNtt7Z)*m&|3@)3!
%`Uf$XTAb{vyShDbhIJle&3medAhnW4ciV=k-2pRc^%LD6HLuM_8$z=0t0j2$eGJf-V|gB&Qe1KZHoql8K&Z8N`La44>I>ov)@>B2)Z3m*Cn_5EC?_nH;>=~
Ke-gw;P&D8+TXW6mx@=j&Fb$|eV$r6-5#;mV&2G%`7-?~UR`U)N|O0i=kS63ZO9tqGJWURr@h;_C+a%A7r>`Y8(HEr1{(yM<nwtuw|h~S@N5!jd#gRFe8R7p
yJ~HKsR*(IzMZX0$gP-U8q7tQy?5%q>EUgDj|hx<6}?b~6cx;Lm^1vi&Obc|qCa!&wV7wn65KKzYe0P?Wp?6Pf%sojSd44SY#!D~WYKNDk1RT~EJT>VGh3DN
d9f96E>Wyd>-0Ad&m5cH6VRrXHb5WVG{z)qOZk+%ck*1^zkLL$7TK-J$7rHyx3Hn*qi2WA+L%fs-rOPVEKU5*hF%2G-d%g@38wtM6Lj*fBfiAEAN?OaE(+SM
vPophd#<A`ZOd2J3!i659iZ`PNAP#v<NL97jq`|;{r34-t|tHJ&Atg2J~R#K<6Lz|Gtb2L3aeu2W!cv4ym>uP47=$>E&KNP!|Ns$xlXbWwU_)4=yaW+x6B8-
Z+i?p&b=;=;P7Vfq<1k<gnNliP|cW^8_Ykv`AXIGz(*h8#G_Rd!0fJVkt>KG?$EoG+(~#!Jn|j8Kl=w#+5|bfI#(ijjrDlN6GDffT;b5xv##!W<^YjFI#&%I
qz<vWV}BpDEqi~n6nnnz0@J<N@Xc=H-nrai(0-gt;P#){-zv&G&<JOOWvekQ5w<qmReknZ;a{H5&Ktq2z2#eZm#L2Rq$ErWZgg)o;*yl%fQN$8ug&cDFi?|y
%^v02cDY!Eszl<FLjpPr_Cyjygn5A}CnrAGEHQ!Fvw_21ABg4IUKn`_Hcq^LyLwFX#~MZlxRp7whCFw__jS6j`}xeR8}a}&vhY7ixTM)@W!*{BKJ=UMbzSuW
4(rRJWu-YQ?C2J24HrmSC?5_v;AUQ6g!&eGypkm7&{+&Th3q?lB853xGR`}9<B;Z2i@n}=;Cm5gnd5eSfkxSmK;SgBfLLA^fH};^Qt_I@%0b{mQHzRfo@bba
p~!Eef@VH?#_Qp;HwCgX$4U^uPcNAgAk<eEW>R%_^EY%%B_J1DYw0?;p38UZUVAG@MT^*C`?^#w9-b}ND@=EO^_*5m5Aw)xM9~h|{pa-EUaGgXz3Xi`IZUnC
tQQzAHs67ylzXb<wz7BxcCAnR$ToHTOG`-ZVf|#1m$1=mUusaoZQo;N^CAA0ehCx#JkWX^NQ>pnYy;fKtvPe7HbTTy@pK{A3L_NN`);kz7o+<DYIW|zavB3p
HfD>%4tU+!V*MrUO#S=vPzVER0U!b%y6SNhzT-2ch-<q-+ki<tvyY1F^{Y$iT9w0ws1dw>+e^zq$ga*C+S+YN@1>XLNZ*q|z{h?nS=RJX>4P0jnG;sfz4t9^
MJzs<WSA&#P|c%wm3`L*IGlU=wmHn!%Y(C=GRPX*0e3I`xxD7$wI0`+*ean^MeidN!+a76wl*RhLEQIKTu>)G_PN4uM7b|w84Xy<sP<2py$#?ago~6dl#%^V
RkJvEkug2zlvgL+^?_CV=T4XFvp!EwA4I^+w@G!=A|{k^xIIgE4ksrHM})299tW$dsb}B5**Qblr<pm7(VwE(jG~cMPuYd<z4-%m`9O`p$FV$m{o3Kwt(hh*
7pm<%e>haIX^mT1t=?|0vn|K9`Tgt0+b6s|hlh=2zIElkH9^I%<2`72ZB_g_0b@m7F*#e0`-btGgE3xwx_!;LrGeGXD6;P(CcdqFh1X@rq8|m%0(XBBfQfYT
CCx0-y~gb6HKPD^#F@u@?6qOxc6+eYcLk4LaKRdi6D=!ustMQy+zAMzbIC_S-KgQa4GjP)sq9w$)^sfPMsXHlwxrd|DY+mkjVr&Tforjkywl59z?)o&liS6j
t@eZ2dmHyDZ1qb|94JmQnm#<GD+PO5rBlBzl$)|fzZWE@AQYCFUF{B%3XAMe&mAF%d{`xx7KSmdxVE4w65t9U`2S?d`Wfby%^qxL`CZ-p?|$AR$K{FFfEXD3
5N!2}*g@^B4y<9A1f1+&0+7RrgW9s*!*|R^$`MZKOZ7PC!G)fWdc)^|yBYklcpm1zD~0<v!n@C*7z<lYR;YYhq?$(HNjqRcWZYzXA>A){$w_-HpN-P3N53G)
EvP;0m%o_W8M1s~U#2I$j{(^_HIWd)O#`AHeVh*h1(rk%Z~!Q4F(pGbl8JR?PlEoFkYj{lbnw^nexQl-S?+0KM+R}KJZk9wf<%z-P2Cr`m%&<js^0y-w+}*o
*%!9EtNhX{NC(ET=7tWt;TDL*UGh!e{k}rHuT!MYSJ=*=uCzmX+4;!>a1t&))JmHxg1Md`qgd2`js-h?tUcY~OC&5~1uWmkqR9T;fX8>W4e4=jccfdHt>BJa
JUiyI4Aq9d3#U2k#Eq93xQ(6X<2)$0*>v-z*86Md?6h-~ZH|4p9a~Ly$GpXQzgGJ)ySU{Zsf^zXk9LO_P|dAG>Y|{%1i4JlG~aN87~R*^XAenH4qDIE7rW1Q
>7TBTeU&c^=^V)!cEhsHZKvNIgN$v-$_ps4`OeaS2|gLJK}H1p$NjMFY)=Vr?IO-Ov8Bc<2BK+cs?OKCvwMiyEsapfzFCc=&}nyGQ3m|m=m$oty-TLPud`|`
e=6cvt)eT&>T)NU3&i_bk(=LEi5_Bn>jt7WFRzHGviCd>AIn?OyhwNx_~iV|s<y1(etiv89TDy(z>)c_p15@Pn8=>PhRhOb2|>I`f4oj*Y2kPL*O%C<SjCt{
fyhsP<ia0Z-GAb%?AV`5LdsRnDd;1F^WFC};BRkNqU@d!CJ7jJ=kBl?*}cL?MW-wcL%-$8!fg0SG_TDf1s5RSN^^@fqNX8(ni{n2M$g9#2nlz16mXK%fjYk@
Hw1O<*2^tHF=Gz@NYpI)lyIbZU7CoqL!Lx1E}1XR$l{NBQK(dOhUf5pR;}0&pPlMs84T-K-Ey9KDJ~v|sJWP418f=NOq}}DV{{ak&9f)(H~Zog-nE)5iZmY~
<Yw3bg)~<>HsT`C^4CIL-6YN_%i`UD0|)B0Vo5yn9nXY+N(1ASTOTxvx0ODo`Ebdera$amibi4C8tK9=cf3FF+4t?y>x;;!iCe1k>_*KfD+734{uuA=tc5EI
0SGb2(m2s*;OpUbZqEb+<=s;3(j$&&Tc7>UHWZ#~x4XQCUB|thV5+{Iyh?E!#{@6=ZTq(Wi{+C`-HOH6I<|vd{tdfqg*JbyFBG`Qr!&x_EXJh~`0Y3V*ZDbg
MuK`T*UC}OZ+lyE<&)3rB-nR0HfLulN@S>0XK_1zhiU7e*DGtc!9f7GHM(kvhWF?Z6?-1{s3Nqx9u0pHl7u3G05kL*{(z*>y&%<W9<8`*sHo>Wo#$;bcKH{p
_e<SRlh)*ieCH{}3P{n=p)%jQh4o7$&8Y?~Nhx`<_~F6Aoa8kgU!!?8ir!o*hvnJLr|*Q&P<!2?j-Nd$aw}&~V(FI5(}Ps3ef|=6rhhYYPrAOAJ>J38x!kTa
+#K~s@;E#Z+Y$zG@73>N((!Q<ER_G`ZUJZNe6efxX`EeLFYP4QZqC6B<=fv+gI`c`#xC|#%l<X%$Or6J?{&Y&2aN<UNOse0yD8jqJ{k|!uknWSGf%%~Bj=^U
D+@$}=vPIw<g4lftFZ;A#bVOe+>LF5X6E&JvohgeXPd*QP_|j{pe>@H8x`*5_Vr3wfI<)%U_5*SR8&MgFmrp(IcOkmyF@}*lo3sj6&MMBD|?Mcb34g*I!7|u
n5MX(fy}P$Wv5RDP9_D`Lsh%6M++EteFwik`;PV|f404SCae}qT1Pl@r}t3KD7%!`*B)m>r8XPkHO@~O7WK08n!}V)#h33!Jdz3@BE3G|Qb`L5fK-5EXDBDx
whB@i=WGZJBWbJtdgD3Q7hWhrLT6*!6TF_jmuwDHn`yrR2~Z$2^8V`hKq<+gu%xiGhJ5d(d?Kya68cIX9%0T{m~XGQ$jP-K)44dr%&Dc`r?LPd<rscg7niX|
D?JhAx<m<l_a<zAzeg_qJbEAxrNx7@7zIeUH#{zHU{KG}8<>6aJiT7u@3PCBz_1h>VI=cfoTL)wrh4X{g_K~C#NMooyfBRCb24*!Ch=tyxR8t?wrNlJqG~xe
cs2oJyS3WR^As09C@6c*7gqahnhR)YuQ{~%e0;C^%0zhB)o8zo36zwxJ{j^{Io2ku)wu_&X+g0aL9{8MFPXuf=Wk$1x$k|Bgt^QXsMOfs@bD`aU~9~sqi(@`
Mh>S3^9SFyE%F<^y3^AyDh{xGIW>qXb==WpnHq$x-20us>b^%M)J$a8dQpIr=h2m|Z+kmV0QwOu7tG&bdtwRk0nwRl-FI3q0VCEyh_2Y9w;!_2F4k#UD%UsY
eMZ`9qb*qmU%3S(ZT4d8u%}knbMTsxUogvNJ%c+)M@|4p$J5TkmC`fZFDhR>oAZz32M@RA<+zb?M}hrGD$lMe`5SaOJQ!M?yDyhR4$&r2O*UTHGWIm5KLs`p
nzneZ_q)*dxHC1HZpuH$xW2&+s!4Zq_;F<v8<Q&QrfH<DCYSz_Tm1I;^%KD<8pp?+dhuI@-RprE?N@xhY*AgM9@~0*{JM=SPF2ojK5lTTDe4|~!(*unn&<zk
anrWf<4dn5Y;p;5{pvlR^#Xi4{TxsG%yo!l6wt*7i@97U-_G5@C6;-9pM4ha9Z(CxHt=`e4SD?(4iXFOCLPPj!}6WYz!@$dyGOY01(3+2giZhEn0n>T6e%F~
%Br=+Zv3pP4d-#!@Ve}aJcN%_p?c@I5x(u=O@9z==Y7VcmLSBE#k2DK5qy!BUZ45?7@}|U)ZQ{&#~kXSW_!#~Mjz?o-@NO*g>sX_9-=?5U)2&3)Y8!+LITW!
iwbttcleQk3m?S5Sle!UZEB;?j&mt;V7DD-M_m?c*KnfrZiHRu%ii^tc7?G9*qm6<PU(lt+{B^*gn%YdYjfOa2OtygcNi@d+~_mrXiE`WfcM;L6C}*ZGa9_F
PG1{Q+hsmAd%g+wjxyLM@8dh)?G17D;kZY7Za5&hJXV3g$DAW-f{2#j1DG;xt+df~9=CCzN9Yf(dNiFk8@5=tai05u((fyI!He>AUC0gmWt8$69KafkL(?BD
aoYxd@qAz5%un7LIAT>RYnOz$y+HGrV>-XM7y$gR+g+MqCwTz9^fWpG+<82cJD;T%e@ViT7i}NO_p!N4%KP*h-}KDuMyiNUmem(`7U=1Dc~=V&F}GWh(Z$$4
6}A^Ok;*q6r;RUlxptyDuXNcM7>j9o%@Ox=<XRQvYq{Q0ZEQAr-Ooyy>>2Ud*tf!biM3GrQ0Y~p4@>6QJU&$}B3-(&6jxvth?!?a(-o?1wp^wxva(wVYsV8g
NN~}6bV(sA`VOZ|`H9*W&bAS0-^0@v1_i!*so3Kq9mUT#-l}Xs&;W{oTE24}`RP19?rqNoqUzIfcGUPi_^XHe?2jHSvL<R<iJRjUzg;>%?r+@k0=#JQ(ekoU
wX*7i0{A1Zux$H0Z+|T^0+CFEwLR6-?0y+21<cp4o9eQ+b)_br9MMTW5J|2B9s@bhJ<Q7HSH0bf-8HK+9PbeixpkB2N2(Kff7HGC4<UPh^U-z{`%}nx*6hCK
*(P4`@%zPw?p0DQK~m=&SQKyN@z>c4AFb!DMy;~R<-%fNm513N(pt)Hm$)%+j!S{GVKl+?H=}(xD$G8IbG)~z#vMC8mL4a9#;ro3K#AvU<2q;msV+odc|?`M
x2r|9^7LhAiV!|reI6UhvOF+dLC&KG#u1-~429WM=9~Raup+z!2<#(EJBGMPy=+X-mO^0z9~O@&TO=NCu}fH46H<JYJ7zo`^}E_x*gCt15ESQU)a~0%dhZQ}
g?5?!9In;YbSzl1K3gFK4=>f672Nyk=CkO~p*u~RxTy63hn((_`kODG-%mAOmWN_}ti8qu%We)a9(K7S@E0HsSl4nMnK8JEu1jnWfp9eGkmUs^feS`9#0!x8
s<Kw3aptz2W_E(wL6$XduNizBa%c9Ir<jMliqRmUGu2>QSzPxFWFj24?KG@X_wD$o6LcKs<WlSm^4_wlCA?NI@x}E%D4Xq=-QBBOBR&1js0@2mF$L75O}b7=
4*=1?9C_9u*mpA(M7Cfl{t#Bjldb#g4Y%ySESjBD4|YC?bZmF^ySMx6HtP<)L^+4ueWyUgw|f|UIyyNDSLzIBSR6zO1U}zZg(E>Gp34feY2?kq9LvQGTUm`Z
+tBTN_8ag$6|)p}j;?@Pq_)4`$N6`c!2uGVZ%#mCX`b~HYuLiJsV+>~=5ZzxY)!D%eS!V70vsP0>Or}#sGOax#0AK6EwD`f5uYZ@kvENyaZbKeGA5obP9TV_
bafn{K`(M_a}b0;<%Gkph7Jy7?PRv%I$?-cy0kB-8)aG6{1uhIGkwdKV4iOoa)Eui3Ea$alReM(q(yUzFZYqkduxbNxqTaV5t2Q}hsrGH30^RTF0Z0<OvH80
dGpI<_yT((%kltQ1#5)FMOs4CB_!Xv+Y|~`yLm>$v!vzNFR~r)3yKpP4YXWyI1JBq<Aks47}ze(j2<N}StXdlbK6?$GU;nJGCeF=P0D&UXi-`mg-McuD0+?g
(nG`Olf+53%fXg(vm;iL<}0D+HfObT9d3tG32E76=yA8_Jiq25^9eTjLiPPVp}fPtuc#Ac2uS9fOj)nH#3yvpse(4xIY}3cb5&1QMQEHAaXmf@_0ms-`Rl|f
wfA&9w_8y9{mK{#JRowmFY;28Inx$qD~Wr(;jhTk8X{6{nqM0$&ju5}s-2fBrrF*+SH6%&kyq_SMY!HU5vP8f-XDn)^Kw61$8$>bSK23`#o&ldxZ#0Yw=Y%Q
sTcl{0$BNA^6!ws$>9uQh&;W_F_s|;<7<)Wg$en1`&KUw@?OBz2%OshD$DNNB9q{>*7qC@(LdkmHJiDCtVPv+?ttJjh;^tEBEG2kulj77;juk@%YeD^UY?e{
xLf<S$j0R^qCZA}k-zP8sw$6C>DUbLmLm?|r-&EOx<an!v^iKUXx90qQ$I4F<Qi9h>j0JBWPP9KQELa46Vf$p^Q8F+S0RDzE3CtQ?lzx&33T>7dI4--3lAy%
R`>euoMk~0h;CYVa&8v~+jQO3)#5WBlzetXY)3+vgKNTq1eW}G*V*V0zkTeP(nSSOY_i9q=2Z0zHH8qv1Ai9v^(i{<^_F>~#KY=RV$V(Sd6*Y$_wc?tQ1iRA
{KyYp`HGImUGwMT$N5%W@Uc#Z3n|o4U|oOCIU_wm<>o;zkeg%2m?uiTSRpm2WK<3TE1RAKRMH6Z%au9iA<#3%O|&Iw$%eruohVgVL`^Cr(4X(A{90pNPq{q-
g<}p{R|}_?Ak>0jwq4c;D~An#VtQe)N9@5Y!#VP$$~za&d(8u-TRiZmG3Np|=&5)+HCr9B)9YacxhZn*&vESEXKD{jUAA!i9`f5!byxDa!iraO^mGT799KQZ
BN{-m%d3B@FoYj%Vrn(Y_!1D8U_-0%*QBTH)8$n8xvKEUahH-%N4uK2Oho1w5sZZBv(?X0+bghNsC~WCy68O5^QnC+Ylx_#`~V54FDXBpP^X=?O4Dh$3;`K@
#O;W?IuQB2Y}FRXU*E<$uIIjC7(iUiR4J}5X1m%mjSo65KFJlUTP|6->p}3`u_X~}_^>5FjUsGe{!*^pJKv=#-+i$?p8I#GO(6N{@gS-oq;3Uv(et)`Gu;4r
=&|#6ym6sG-0_3~VW?$a_rt@eRHf8w?j&Xdd6XM?sVXJk8E|Hibl)F%_&IR<Q|3a7!&JC$910h@En*&%HZtDwJ@fVOlk$C^PXLylU61EjuGzZzyB22_IDDRr
X6#h!_t<$>`^py_mbRLfW6ntfg<K!Sm5b+IIHLG#w4{~ahBL)`cj4u8<~c_xhnhmOuggHOpLE^unDTfw-3?4(-&B#Y!;Hzg?AJcderJ2|l^+&hndX?7`DR*&
Kd3u@=#FZ9?Xc$ctgW7RI@UQUUCg&~{5S1j)oIX1+TsIzk~yC(Jj+|mx1eGY?oni~i{Ei^x{6j<-PNkjsH$Zy(Vb@F`3)|<VcWUgN+K(d3($R$dPu~y&WWFp
1biR5op!z$1KL`ak`IZCFPka1`FxLeA_=aXwLV%jTfWz`Pb#g|!!9n_RP~&zQLz7O{7wZK+e5u~)La6yWp|=9^JC4k^%UysxnJx=Qn$3um%+cmIgq+sXG6T|
*~akM;ZdJw?RCjlQ18B$R^urOyC3hL6R9j<53<@1uEMd^t9X`^N%*L?vfKDB&2j*)z7tX$hN5*odcF3L+ipIt54s=^eMLDebzOVY)ggS$aj;ZSAhwG!y2OLb
anb^Cd!MNFR2l^ulKmd%x5^SO5!Opvo8>o0p7RiuYD~N3H0L=0fs`eeS_+U^_H6|rfyhg&USeI&)8#|462|kj_jNlJdLv7}-Yf6AUQMm=)?#bQ@|HGT_65Q#
R#Z?xt&`F~?Alqk_RJ=UM?t9W-ZD5%zxeq|IxJe}*ZN+h%YJSAlt8JSz~YyM#s&U<os>B5u(W4(?SSBmJ==uRi}GibUOl3S+HI-p15Z2HM{jOZf4GVB{Xjn7
LHw=<g+2SX;fkWRkPxt0V(W3!{?r@MI$wHY5AAOpl|8B~;II7cRHZlCx#=UgL`Ldi6V#$i->i}#$~<NZT{d3`Wr6D)Vop*z;#go-Q&(K2Nm*bW$m+@)gw^8%
&29@g{W`%{28L#iGnpf&Gj?Ff&S)CtBYI=_JYGMYXc#>|u{7t7wJq>%o3rW2j4`N@aL=+Q8y)i$pS7*)>Pv@tid5|k1u3$a?8(-3R}gbrKDWG(!`8NqFLu4p
WA;69*}ccj8S{@?KxbPbi(LG&6J+cKVG(nvk8T0Wy_?E-*Id2A!))xR>fa8-8iB0q?u54ZKD&ETQsL6Id?A*VWpb8z{*XV1u{+&7@k*|aJ>zwUi%JM!ntVM9
1-?rZ30iDMq*l5s?quUxge=Uj_rkNGkY7tC+v^9){!m!VxcLjBjw<)!)AVw$B^0L*5Su$RQPiJ^zHKKu2brNFm!@lk-9;%?sFnqGS{YSyyJUi<K%T<}U85B)
jqH@}<O{ly;kL(d<->|}Ln7>}zO=mTa<1KOGFg3B0W&*a$wQsYT&qj6*;C~WJ@?DHnjSt|T|MvvZ6@flLEpU+-nIVK5T4z-PIkwtJXdP+t{zLCJneF6eLGRD
YzcHAj!Ys#z6X2#X~5zBp_f}xOdex(JcFX<Q}NUVid4z=;6fMpSwm-=aI?U=ush;o`_uQLmie+B_y~^ry$p*xynLH8mHj0>gK4gCtx5MmiXL9&fGX{oT2ODl
kX)7%y})#`9$NN;9(6W5iVEiWv;vxb89*(+0QqW^p3Ut)W<&}1oMg!L>$l~gsi3AGwcF%^-$0R^+CyjW<@)Sr2oh#+6Sf&X`xmGKv0hTFWsV<vP9u?NA1K<o
ziHE6%{t?eRwe3nzOfGE&bC;n14-xCh!lvI8leYcND)WMGS357InQAjvqK-%TPAJw^d$Y}*Q?L8W1YD@-5}cYQN+GzC;ASXjy((Fx)?YT<fSeI+w0Ctlohq0
Iq13EUkVS2i?*B9-FeB0fzDkG<qYABE66a~IuNcNBB6_brUKyi_LB!yB=5)|me&mzlfD%e^Bi_vRO!V&z_av`Boa70Qdr|t0e6njkV4C`T!()uIp^~+0oe=j
c-c2-Pv-`YO`yT{49Bakr40oeyBu&bkzcNbvG}an*)P4eP=w#KE^A-*x&`?9%h8Nw*!!M8(H^s}s|iib`53du$`)TAQduI(JTBIGeTU~W;=C*cJ~S`;HV---
j}3E>xYn+BEe|dQQ-M0UB)au7iAbGv-Z_yr_G{mE_gZZE5}PJR1)&od2uEcOjm1MerbRpaJlst7nuk9K;^sbW$$AWv?yJ)pkhky3=h+`=E2uzx`k9xI?MT|$
Tp1k64!=b<xEt<!I}+b-JHA(m;~-}HG#kzWu8EE7ch_aU8oV{PK(uP>zxRs2mHIT+?=)E1`vKD?kD~gCOtak6Et6kpI?DTSKZg$_<U)jjffkjOzjuG_`Byn-
w5}FpHm4Sec7748VqQ(?@`|Kk;wUU0)$Kw;G(#Wv@!{@yOvW015XZMvx&Q+ai7QJj-d>&owwICoN=bM+pmQ2VX-*+najlZ|Gnbtu^3)nF?=7z8$wyi0pV#|c
wZNYMVF9KhQVQ>>ZFL*n<i0d;+MQ9y9>Di*ZgRf)K-tB&;NLes2Q$wJ>^417$_PQhErZWyw=~=Bb`To*^}HgYD}39&#)Pe5I%|zWGY55zvdgO_e47ha{zmn_
{s{0t5Hr``HR)!Ey!X$o`MU+1Z)WR3AI0CWs?D&cH++>RRig4u#M8%aq@3ezaZM}bmBV$3zCB;R?i;SF5giA-+Uq2I`*Gb#!J|ak;K?E7Fy@giaJ@?VqJ4^3
<fInSw$mI8Me{)DWCB746ykzNZm<f=z0{BKZ|iMUG}e47vIfQ4euxaPUm5C^r&StCKiG`{p>3YHa3WvNmp$7W<|(6fk;Imjyzc@VW|R5?tTbS4d3JJ*qf$l|
y{0n4`h_}<Bi|L6C2J~5$pHuHpE&Mt)2A;D3s}e%ATHq~dES%|ejX*owJsGu3~^2_7up#-cdHEbLL?ur=}Zi}jpb=^e-<a572hK9t@I@t&#>BC;gqcESp7}s
U`(fKd!A?wsTwY=26m|^mKGK51kl`GN!W36%KMIhHrpW>JJ!eWG+VZlG%4&_>5!%Rg6p&(!1-FbIc1T`ZSdoibV6W>LcFl$^IQj+f)V`e<;oS;D0s_!%AM=8
92+&ulDAibgz4MtIv)!@2%|nU<H(U^Z+sifkogYmE^smH`B|Pcb&I}X{j}iLU%>Dl<xuRDtKO)#<wi6;Ucao}sOC2aN(Gbw{o$&tAAp1>JakzQzx#G=1QZy!
B@I7PmU(}xNJ!ZH^@2@(-<$!{%QleP#-@}udnJ8XvLF3rvn$DNFB05P^PV_UhyT{K)nGP#zdo~V<&QT}%_g}$6S0|PgVjGS54>1J_t#Sm1^aoJ7)VGv8~Ee&
Z&y`|04jKm$fBF-=FsQ1x!D(WoC3@_z7<wz=mG0V+1sn-J2pkahIy#&vq046kP?U3Pv`G+p5ttnB%1TRMD$$3eS>E#AfNKMK0$sys>7~Rlb>}*FuF|4I2>)B
TGsND_TlH7w#KlwA~fA1_gvs-2!q{1P0m|h-x%G#`99mM8YWFWObj%z*`tMeKox1nNlrm;)BN%~Drv?&n~}nKwOZ$RV$^5)29*y3SLEl=HF#p-?3;Tn#xD0I
ZUhar&3|I6To!+azAJZ2Smma#bY~Ra6Ed<FR8ZecZUr<&IMVM?_i@gV;4o`4?ThlAFg@T|^L~Ek3pyY`2`)rz8{rPjy&&vYM!F$$GLH1(#^&p$T`C*=O-e6A
HR$GEzS4QUU$(lXmHpiilRFrlq>Rw64<qL?JSg%(#8F)R^T4Ra)yWj#C3yMR2A)f~%#I1j-)p{isJ8;2e9k_nhvU?7IPe7;GC;}uX7}XX`|*6_m>91t=M_;r
8&_|Vt99K_$a{kSl{e8RRC$jc?(F7bfh$?YmR?iBev}UT?3SK50m16H?WNvs2u7bvz{V>WdB(OP_ggdP<WrgX%#J_GcO0-F7N|%pm0@@yrwaSc&l~j%s!U*E
Q`<%6I0Je3gYg#%3!ypfYjr~j`@a1k$L_ZfBA+KY#iWNeM$IlFOXDYkb?VwG?F|lkS`G7FWx!*a0-)bFa@-rIDX*lLt$2mNdG`z_x54r`7K<YM{+@$ci+$>B
&QnsRf)pb*B1tp5dp-lIM|VqCO<6%&`*HTwkFAooIRh@<tnsT`gGKmmuJV1(z(XO!pTD<xiMdx#V0mFrp?-%l+u%2|h1}{=uTCY#LoaJu_n;6t`BJO!%W~`8
GAGxAmvQy+9>OMKPWVG!X5&kqLY5+gd;X<zCrHt<a8Z&iO@>4N?l!M9>}&1qd|q~u0t)`>%eeb|Xg4lehd96d32&nrLtQZ^IJ(avE7DstAcCjvY`bATAALnA
WmxK>&#;!W3$oozYV|A+jqT%2vfU1CP5svIsX=uwK*~$`ETy!X!@hSkt(1(CLhb8ob%e-uJac+ge#S*0f&fqLP*rFDVwx#xEeiV`i(E9_%J1}enRTPB`Yp^o
bOgO9ULsZn3$ES=RjW0)%Psd)0<De9A7B`}*p>=d5q!+<yE_lql3q<!X={Oh6<^>mc}eZmOICLP<VkqjV*v;)iXMZXpU*xLSi0HQ6!uVXy+#-F;V&UT%!JGB
WbmL&<UXG`7$eR19`1as*P!@U+~r-o82Os-7|#b-`9l5epIV{WY_tQL=jDaZ*;GO?xR&7V=LDUz^P>Xm)~u3tE5x3ByKZf=Y=MdErEN6UpS;pDe&Ln_mgng5
Nr+Qf&%{9d$#!}nFZb7p<y%w&4qz2XnU4YPcwIN)b8cB*>ULEM@kzTe#|VJ$FM4b=K`qhcu7$#1<4QeG${dm|_VQoz!^ER`Em8cjJ-c4nb?;rOW2}$XUP2~W
WacgA|Ji$Y=(uq_Z?wMi?YHZl>FHLx{U}NG-~%8560Bm$vRgf~dyYbf4izeN=ulzZdw2Hu%uM&l-F}p$dhh{|00^=u*>Y=k=DWwCLWd5W+;bEvRCuA8u`Idg
?%r^NfnOz8kpzK1eh=Ue7SbWZPa0><1*7@!?bf^Ptw*Q#&-nevjiDYLI>t}dH?(m+&w0`M>tSQ_KG)rLc491Ci;mtrcsF`Ge9(OV;K2sh0_I)w+M5TXcjsy8
>s#AggWK@kX}G3M+Sc2!-gx_N{lQW5J#RdEsG<F>cF&JT;YKsOzj3y{eG+XxH2A|%W8=BnJv#p~0d%@BJk>gE__h&hi_?7f;0-!@Xgt<+Z)n!PcDnUO_xs}$
V_oa2QMh&-p|#C-XZ+!jCh`Xl(2>TAP-_qEC*R$Fe?C_*TtC%hJ*wY6di3~QplolQ8R15_{q~*i>XQdY8;=$qo-AmQdtXb&jnQUvo3A&ooiw*LnubQi&By4i
cCFi*@HUN&P#dND4~~w)YwtF~GrqNk?r$D%o<9S_IMEv7@jE?O`GYt2A748Ox0?DM_~xcQ=0t1XYxVj_8})GE@xzmI;XYbB8?L|Cjz2otI6b~LdUL#So~`h3
bK}iv{c!v3_VD=O!>v<v`et+U@q^Rzr*9o^uk*L>PqjBX(h+d<xVdqrg~|P`NISXpV=YS`U(?Y)tT)cL-i4d%>nGbMZ{Ba8r`DXUAJyycAD_OxueH?hEk8A)
8tGxY_Tc^L+S*VP1lM}w_zl;F^_aii;E_g_<NIsq{ptM^WJJft{l-E=-{Yh6?{lv=ns1ugYOfpXS}DKZdQ+pLXrcN4AZ@amo1+KEjpq91gST%U4I3xgpX;#G
Ry8_nMxzJs*Wc+8ryKXdx(>8Q3)k+ydGxTcrs4Dc*}}Vbp(fH}{`k?x(YB_Adj0J9@zKT`JxUvA3#ac+-kc5}Ebt*e)_s2T;Ndm28KP^$ciPIYpN*n$;dr#Y
z0o{5I|=ItkB1MBwuidv4ehwrA0I7jHQv@}dwuIIKZ_b`x?3J@z1cjwwxF?b<Iy9u`Sv_HYU?~V^6c%x@!8|iI|E(Y&=Taq!-dmmTeIx?wTBzW4~FYU{Or9(
^pmsm#ip|pw7ykuom_iA+<5#x)D&Sv8`mE3_gfq1&+8iAf6VKJ<~8ji&cC^KbN%gF*x=f~uGbB|sV$I3(XDImn`_#TYl_;^0_M@#3D<)0=>GjTC(UDxk;d7Z
V?Cyh-o9yQB7VH7N&W5CrnZ6a9%z5?`2BG+Y>XZ*jGFIGhi|p3N1MZ=t+!hmitE#jwUdXB)}nKt`9P1&hode2_WtPMwb3wIAH8|R8-}(_@A&Y+(aC67Yvfxv
Yd+q3|L{$7ZT<M|c@p2ksqxMjp41u&PiuY4C#Ua1ZD)-~+xH)>uibAnj~`vryl;%&oM`Sj+1fbY1a_pw0Y6U=d3gW6X3zC-{Y|rOgvM#D$M*e)8oR?ti?HqO
)6soyJV5U^Pu@hv!}FBgqxDC}NAH`bkJh(OhmGjbk#?6_|82cLI$eLP`T6a-)=W(uf5+#UttSuH(c5|$X~}xFef;Lp^*Vg?{y}(p|6TL6u`$}#ru1E?hjT*<
HFUInGSanOINH4Sc6(!Ub4>@ugU83$-VM1nw`=;4`dCBumNtYM*U_fZ<k2wRyhrzsw%?zfZ8Xul;ql4w>0=a~Mr)(94KzGEJ=wk%ozI5W+TUsmvA$`Hw$a-C
;nr~Tm}^a4pYProo{ToP&%bv4{4wIk==>p5Tjwj_r{_=Odw*tZZSf5~YEBz#O&)HYovl5H!t*EVYTt7|YM}dCKRwnX>*4Xj+5PR)$7^riZf;y#+h{Co9B)5<
dvs*HdtYl661_cI4;PI0=ew02Y`i&NgVxZ!b@CP&_2}J6^Zxp^w~rs{=G@-guD6Gek51p8)7G2EXD1uS^`nKijnl{PHt$DU+b0hfj^8v-N18L6j~?nl{7{dT
lklja#qrt0@criS&Dr}ie*SfJM-SgF97Usdnud?pwI+LWwEf0tK7P3NP6O9yee?0C`FNq$4*qoe;pSW8{dP3kUcav$+?l3H9iNdAy?eB&9pwGZ^A(u;*EY`Q
XCFS$_BYf-aCC0N8*jIeX83Cyovww^#=`xRlZB&4>sq8Oyxo3)HndSWJ_{dijLy!q`8a*_uGWhE(WA}NW~4{=#_`7JeN*@2P!qWE*f`rh-{$=Op(do0;|Fh#
H@F_dkM2hgv_4qZr+?6FZlU$Y$T)g)tTp-iqmB2cjrG%!zO@tM_^fWA4RropKdABe^x?zdo9)J9<H7rlcc%}G=Jxx?+rx+N*4{qY-rBnVz~I+TxnZ0%-#psb
I)1mlwbqExLUZ9vix}QqI7X+}9@XgG)@D>cc(ArHY-%U*PKUqt%-S!kz1uu}V?0`Tb8UP5(VO#S;rD9~blhn5|ERIWH@CI3h!$!cF-NCc+N)`8s3R;oJG(#J
=DJgw5x@3seYkeI_Li?}-TC&t2EgsN*9>Fp9lv(0JAZVvg+_N5)!KgjtGawS&5ufPm<PRJ5DfaOA+FFoD1SWoQHhu3AHqM(`t$N%_xruoz$lb@{o~=Q`XvtA
_tw4+2jS>oI{#N$9+aJ>GJnl&$LaNnMe2KZ|2Xgiqko`ZkOAqx>JO?r(oxH=qHhme68_2k6a2&AE+%);z5G{X#r2R~dw_J@pbZY;?SQEtIX~plVe<4YRBLnf
%Xwq?=U;y=!=ZjT4B)<7AC$$>e(&z!)@tG1`y(EBe=1jlKmN+&?pirO|B@3@+`0G7%DvT<|6Bg)-XHI*3H+P|K07)B{dvC*e~G4thcEkU_|B`9!^4B%8*}B=
pzAm9-U0UpYyUeO-20=ocIS_Ndr$4F)gSNlgCJI7^=Q=$R_k!^hn2wqzsz2C?%<dF6?pZleg4h-&YxDQS72p-pyujdzWLSU6|b}T(T_*dSKrt2U-rMjzpU%3
JUlo8M`hwIJN0TA9)@UfI=?dy4uf8gtgf!EsMQ`u|8evmE6FN8#ByKt{y<b-9IPMUqs4x&H+k*l0q^;}=<qfQ0P*47wR?A0RuAff*GI3bYX7{I{?cm0Ket(9
*t4@W^EG!EG|Hp!4hQMKg1Wa>?^nM%^lI|QmwE3$5`gNU{KFq!7yWEypzHBVuSe#-ZoIGiWKj2jevtug&eLK*^<}e?NzVzL)xo`$AAdYr4bNY^{_*v`|0jFZ
yZ7~qpzh#D{`%e^nAZg|a269{e!cn!rAUp-{jdrLhj(-F>eVj?{U48B9loqVQCDHVzjkN!E&(-LtIFhHbg%Lbt-w93?$%FBxAMY%cqm^Y*AM-$%F=#;*Q!G(
ZV{$K`*pFeilfZ=1~I|uYmUDmW0$-ZU*E-tqHqt3ukYB0n2;uLzppcHi5}?}b?H_1A71~*N_~eF<=QuE!9n<kT~@9BroZybuu9dd12lNq46VC=y8G&vufAHD
-u>gMeh~zNd-(3_=<pTSF%;_f!<1C=pz?pb6WI4w54`?MNnYFwUe(^6u#fouQN6r^R)VkN`c+vS+;K@M4suZH)~HwSqVf;DlB~Sy4OZ`Y@?ao?U|&I11!5py
_R0ddvh3a6FIU~N?p6Eus=KS?&Z~ir-I~1g>izjD@twO|)_t$c1voe;$|HDi@80Vi+<Wb=3<yUG9pIP#ok2e;?-c&atn7=jSH27n@S$2Go)@kLM`iHK`Tnby
^=cT@>fn{HR=ezOxmw-DW&KKaSE>O%C|~#L!Rj}wFINwXm-(RVy*hk#x7c4<EhRmCeSmhJ`K$fKUU_eD=jFZC{e8NRUmm;)>x1A`pAS}F-!11~AN{DV9S*+!
@yFM9i(lU*`}dASs8A-oLFo#=A_w6h@#iRaJfxIQ_Cm)-ZIr6=U@xzCF~EYWG#2s)FO8&PV!03qt%P$Wg`j-DesvQWgK%I6p|eaJ9wJ@O*^H<@Dm&dgn28=`
Js#&g_OSAe4@DMO^eZ|>rKvD3of4LOT!3`)T&T=l8+dWCpYm3~tUMP^Rt74teVex3o<H#O-t7|l^{S|laxte0i5j#)fQoQMWt^8#<TDxb{;eb|L~j?NzIVg7
q$qMOWKny~j5stvI|DSKf(M8f7ZqEkfn}4|r36f-RnKBgVU{a{L&@uUOb+|rE0?|iw{Gor?Ra-;SQOnP(cG&<t>%TAccXZ>P+@z(zc0K*R(Rhtu<vUOhUxb_
ceo-di~kw3Z0sP8P#7Q^dFl9RR%HInPoH-^W@Lc@7r}0VNQZJ@2xi}1IW!Yr)&0EmY&Ooh+YbhI2{9=ZaJzYg5m^D@cP{qmB$+Un+8(w$J5ovkS&c;q+>GEX
Bc?G%xeTad;~aBm4pR%8qnQm`iOdy2MI{oUkV#sm)yf12a!M2c^mfj1<YVM48aaZyQtYLUVoH>y*rS7hPibj8XdWS#yW>2TM$UOA1aEcqc|{Y(=tX<V+t|lJ
NW8#D5CIM>FcvANBKi$uJeOSe4;O6|Cnm&ZJN+`HH0Crn1G9shE_DBo55?8Pi1;=_c4uNiFn;Q02}t85XgS8zG|hC$MT?VLi>{H+CNX6{aQda&rYz5HWa9~S
;nNqOxnv2z%<0ZJ>%MU5Q!aAbTpk;?6+db3B-8FBa=*|Outy6S{e|&+yMvd&03irwEgDZE7SlA>h36e{QL!0_V*3T-%#53RUoz8hEgNAUVuV;G@{E6H8=a-r
FP2(Qo9*Y#CvC^M)s3m+#&l6Y(6UV1F_#mwI~q9_a=;SuJTD-~1G6k??ai95c{7QoyD>|iCvi@5I=;b7(3(Wg+SG18o$Y?N%~%{o(UQ@M#)*|i7IOFSvek{Z
>3HIZMRN>dn<v?f#ZB57(<yD;295)_f8H^krg1z;<4${=?2MafY@jp&GtdO_cyAoXPiK=GF`bB6sxL8G?0oUX?P+(m_kBE#XGz-rf`L?@f}1bwJc`&PWB>D3
$1>8$9!(;evfpfv=(pq9lm8WGY@!=+Ms<HbGwgrT*JwZI278gvc+8xeIfFrxVE|dUlI2o^jTSIv?iL8P6eEaN+$^P>i!307tn`Bvkf|V{1^pcCI>vq>k*IR+
yAuyb{n!Lb?nkg*{!ny?vx8M$_Qy$;?T54_gu%QjhouvA`WoHYE{UZga$I!NLKV|z1?ImnV$ugaqY7oQ_gYpZ485*uEt4MLT(I~S`PzTUZb6dha1V0n<G82v
u*)aEv*_JB^|BJXIp5!Z%{XcC0GmP4h7o3W!udtTN|jUvSS{|xvV^hJplo?62*{ilbKZPS77t3*F=k&)?P)hLlQ#08&*uf*>!le}eAXHV9be74Ornvi%Ka5m
0LT~f0u{|naaCB73g*mcI*x%$Rs-L06A_I$mj>FF9o>#bL8uYUa2GJPLr}6p^k^$AKH<SZM+PSBw40!hP-1!=TlO;U5rD9+sWLzW6Z1~ca}1NyR$oA=Y;Rsx
T2MgKb9|6s9zzc2)Q$exMqJuG3}#U$u^CF9u-qx)G86+leHs8A_P&u}73^yi=^(Q=_40z-Q^WzBDnV~#h<ZJF<Ap{%p~4yDjy)h=Uj@UzXtF=++2LQr?4Mu$
<@aA-UsAh&`91urmix=QA6_;ty*2#n5q~}IuYZ4dZ}^uF{Pk1A4}U(M@!|>}t~dOswlB{1@#MoxC%ydE$CLl{1{+t(rOIB^>*6;4a^c3`%YRyw!BFPKu~N2^
gMHthFYz9=DTh%D7gdUu*c~Ku9rBRlDPml`6!ZP10*sb<Vn|-yZsWw$f+ud9F*VzuAJZ(>qDr(slvc&Z&+iClkgX}V{MzGfk8&lPpyfpnQeqTOi_9t=;G(#r
#DqXZHB?N@WC;~dbDy=bD0;c?IuQY#(y=+#azgp`K1D{n?2{P*-1+iFgyY=Bs7Uf#sw52LlJ#umwB3ZEHf+VYzK2SQ;-X?+Ugj@Yn}?2@dDM?MSGSa$lIJ-w
91@mM$d%b#Zhvb->wh2wSgu_P)WbJudtCISRu6?wy_X(=K&S}cL7^hh7AD361eBMj8c4K+^w_!P?#!&33)Qz3TE>3<WSLm0W4i{PHo=5`rdtuFz;KH;>n9@f
+WR>&VOJzM3y44G!o|<s7s5sQ9Ez3F>oShaooLMR9S7}3*EPZC&s3;Uq*>**O5EnyC>$3~Ddz23x0pBcaO>6=Ee)rRnr8^1pF!8vm8TO0ucvM`^&-wNBZmNE
QF%*#8BJA8B(aN(F-rCVb|6vA6qTstE`BO>-%{nJCVqxuI-=fa?icyBkdPZ?vnM0rgTQ~`#w;qC7Nc@t@_vyIKA)SJ1!9QC(A_083<erH^S1e012nt2^!)6H
vZ{7I6wwR=o~v>YVl}!G%RJ0==TJrlEW~B$IlWvn{B1|eZi;$7<5+z*@ME7R7$fLGRf=(-c`luCT@4}}E`)E9qNf-Z61hDu`=Xr~3=pO@pW$eg?2^pp%XMzf
m6P8BCUp0lR_=9{^dEFlF_M?6JU8*uPM}wme$PRn;bwyM=wjF|2M0J@`pW7yXGV8%_f{+v<E2s=vPyk_F5?`fsW!ciS(K5j8O+04G3SAacSnj_1LRedSuFn?
b)A6Pz5+Tf$I>+94K89Mj^pPuhr2J9r*6l&Nf|d;*zfHG>9hFRT;Q<aZgI;(%UR3}EsY^p71zQzkkU)4?I~~~8e}GjEEaP<(~Jp7sqN}O*ooKC!8MC%!72Lr
56`&EkwjSm({{77M@{a!(N12ao|Gi-iYN-`%#~>=dbm??tI!4{a~Okh>S+H}7E1-ny<FIW<}uH2=SnKj2cTr-@G5~dE>Y44!2f{h7c}va3O=&TM~-MTenMZ3
kL>o5!Y)4bfg2ltJ>~G@)jyES1>t?9(htWB8<!a8lgnOu`+~17AAgmKFSF$Ef;|6T{)=*1T{JHG=|j|fY{QRIVR)tahmA|Ya4AOqKdy8ogg%Iu%j)aH&sX)*
rD|OHcX$!7mnPS)e(+MX53khgLibz>v5TAepzHo#{?n3aObT|ZHGyaw8qaahky`dJyM&yVKX78^JY5oFS50t+Fy{rYD8@;@DLR>U!~Y0m?ITANpyx_A&r+>y
VkdAg3A!Ij5@4=bS@_b~YoodnJY!zx83!TZj)cWxLix|i&oOfmK`7@<v<UlD^tmYV(kTE2h$-!gRBK$^QR8nw!6i>KBoZo2O&7Z?)r1|DS(&S7hxa-@MHC+p
T%&JEej^0R7fQ;Mby~RF3c<&USv|qdXC{y~jV{k)EWAuepxsTZ#v&64TQ}ji&&{U&!f@a}cg9A&KS$^(_hH`m{7JFRatN*~;^kHe%smsar9}89;F6}Ui9EZ*
+DN+_4@rw9246rBYWp4HR%IuEP)rNWmewRTZqB6U#=<nRR^bwoA~y^C5(P+w9Pb-$dwC~~i>IZNX>TT{#xhK<=l+NRX<Mz&GiM^WHcQeDmIP|=ez`c!XDw+G
ttMt)`aB{Ijkxlv-$XYeIJ+T%AGv%7=K(Wl$8dRpMXSqs<U3tyqnm!Jjl4(<$|J@~(WYGqqWNkitenl3x(L#ilR?5!|KlLL!cD`=R_g<?G%ih`Um3)WE4Jmr
!TrR4T};A%iYmj8RC9^1E_3E3n*0=k8lU>Fzh$#7D75h@eGRYJx(kf@c+lU=e^NjOpyB6?!t9CfyE7cK>8!)3Nbp!RspM>l`(A(|k97R9Ff=wz#wpjIaHmf@
-!4Lq;+Q5cQah&Y>C9^Tt`_#d-Lc~jW!K=8(#+|!TN*J?JZ)2dnY#%D&78OFC>pt13Zhi#t7@Z%ZaA5d2C7h!%S0dQ0@%>Q1sYRueS*Z!_XPT07SF;7zky;n
MLhp9>ZY9^fB^~e+p>i`m*61iVF%B+%`+onV2nP~qH+)WA1mg84C9|qAqqNKg0wj9MOi*#5zBI?EI}o-u1@15N@q0DC5i+ec@{z#WfsS#VJstyKo=YK`81^g
FlW3YC^fjYg^}S!v)H`-ym@}}Y$WJZCT*6nE{pYzNgl;JG+{K0cAL+qo$<5D$Y1iKXf{Dp8~W|kO;I9DkrjEtB(wf0+nFZrGaAR7wl&N-<DKX!$YXXRNvy?a
&s?%yFo~JlG_wwvq>~9-blL`tx-@YT){J=4ag4n*YMYCbDa1SOG}D+ka~E;^+b;~eMQ<a6wrJu)>t}fH=T7csU8C9Ea{x?eM>`Co`y?76Kz}!j$2|E;-@l#H
3l)4JK|X5bOPDnLC=D(l(WRp<#O<*0sq*|}a;EV&#l`Sbsnuv)($g1e>9P*Gyr_7oI*m(nRv#<&QS4vE&P)2|LYZAs)qgMlMTvBHb2(A%X*?rYZ(11aMT_oC
jV2kJ+oe>66jV%7o&t()Y)5RV*T;SU37HZPdMX_is^rx5+dhtbVh|+SN(dnF#WIrzpcXI)!wymfS6GNtOQ(b}msg`=Pn*x~m}V1g&)JOoNmiuU%o~B(2xVrA
AYufu3=!<X#3%%}OurS!-E=wCvdfq{(b%TaYX#oOM<_U7V9D|j4_?GJNYPx?zU`rz7XSihwyZ>u2NxA1zz-A6;%$?SQ-|{Bp5*hAmo$?cAl#wPS#PP;hHYri
fC+)s@md%%?Y$G#;*go19;>AmOd#dS@4ZY#AQIDww)idDMegqtn|7K{qd3dQDFgpbVNCp|%NggA`NC}*ySGgTOa*Ks2YBE+2UA$MT6V>Z`G7~5BR7s2kAecV
C-l2%G?r?HJ&p;72B5k9JVkr~v@MiOvyr=JewRhicgEK4EMgPnKr;sswCKM9gD1b6F;NPQl3gBA>RIt*5oBo^8|j$Qgt(YqhXf{^b0-DD<jP$14A&6^LDbct
DkrpHN!kTWBpqR<Ov65rE=L~T1H3e529<G2tQ)^bdcSKa3t7Cb(9=<66q1LESE^`v{lI}9t{jN{C1m!!8G)(k+MEQ~4UGu+iPKW7#9SC3Wh%e9VpLy(5-G1l
BCmXIpgFz+*XGRqTzZ1e5ov)rCjg_M@LZ$>*@OBuIj5s%tsUvf;z)u~)~ck<CmGWn0sR7YU~wqN=GV(Fw9qxj|BP&>&}3p>kC$!JdaX(^&yffFkRdC!tEA_E
_P~@E6$=#Mf|S7TI_!4&xei~}gdEHdIFe>u!Stwhtz~Ow8Et6VHfm-<sRH|VB}@C%Bc!qm-5D~d14vzul!W7~no`H({FU2JrKWT&pS3C00vbC$Fat?23i%V_
(E!EY0SET&tP|yJ!|G5rtE;XjAkPER6WtbBk_d!Cp)May&0K5xih(7hnG^G-z!pR|vdEIA-AXf6FgnAf5W;Ud!Zp0{;xt1`KA@#;_^4pT-VT>Lbk_iJjGAC(
;t5xI)NH$sr{xCA95|IM=W0iAR}VKndqU{Q&nhmGh|kefbZDY@m*CvDTu;jv?R{32+qkrfaG9+>aMV@8xNP@_AOG_b-&|hWxGYpJ);=zn;<C`anC!W_bkVph
rY{NmkE(t6amwoQtkNZ3x-<>(=@ilM@(C_+;711gyMF$!3UA|tnLY9<rmo3sHLohr1!+-oMHob7Ap>8?qHN4m<@hil9`5ysm-?TvpjGvu1xNyYA<&qN3;#Pw
n9yMCcx?5n4`ssp6;I@<KD)m*mf~K}D+=s#hB^b(3EaRSfyeZ)qk8<T`phP%E_;J!&$oMl8x~_SpAVdayyytuCN!b@wnL`OAaStk*><KRbVN_3UZQ&YfSp@n
n^oe^WVv7B<p3)mc1azhWa795zNpyC?}%3gQ7K_NCz)XqgT_4L#X%3eLcMv`o3}~pb{jpJK20JP{bPXW%X;1$wb@j7%P>@y_dJu-n?*hvb5*H3H@!iG3$LG~
+sgGz=;Pg4)pg6^mp$qQ|A>4-JP+(?qdlRy@l2U*{#}HoW@iSta{6C!jUwJW@GYmz-0HBOdl=Qvi?YsLbC&SJC<z5UJI?}}v%=zwPLT-PhSV=7oRsl_(yi*7
DH4ybTV_T;i)(bzrk_IPB~z!2ZE8XHCWNrdmCNf=({Y9~AMe<z<tq%51Ki8;zKp`U`@KZk&m<z!Qa*RwyeKhpW$d7_Hvdta+lkWVMD&~}@OU0a!pRFe_h?Dl
D?D%*op%#Yiz5NJP&6DRp4{i@eqQmh>UlKvM8xIwfK;=fH&wVz<8W$eTHGhNRNjTmsMG=C07IAgPGDHyAvd4hL-*=e#XcU)R1L!<-!W^OS5$ZT9)e}zAnCE3
I0oT`r&eal|9X${s^!T5vzgTKOHhhMH2Y<HFQ`lu^NJLL<op(9t?$s%*iMqllI5WhwadPhxuLDaQiQx_<*18_8T-5_=T5+-HRn|E+!BZ<T!wkx3-QVT1W2{O
UYtPNu?*WOt2)d;&i@#xDYx?7bD<a8x^vTzan#EU%3q2^`E!Q5YyH7WVEA^2qoi`CaZC#2t6YIZ7K(|$73K@X80xtg&|u8;7<8x~p<XgC_cEmr>HFS1o%hO^
_YLjx?kHb|6H5;jtwXv}?OF=v@w1y8u-`9Q+=YnfZt}eNx87I0@R`&;52Xq!Y#@=n=(F21;-aS!+tXw`2Go+hRJfB20Liih*g(@UM1|uE)-4=bYpS*qFPDig
`(qhoaomrH1#865Q%oZ<*z=2u8@I&-Cu5X*GX}Drh%rsDWR75je-2`;huMOTR9cB5%4y^}$m=<rAPYH$R!)A7b1hD^qeKiL=REfkQK!iDwH5eK{3J!$3K3dV
lzHLV-IhoTnF?7(r5W|(s#N&f9A+8S;;m#^+Tpy&e}D*aj}*bQKr3TTBELPRf#=Iu0%7}JZ|>Dxz`_SW*NS2i5fTOY9-rNC>p^{<@m7lcdf#oiKJWv_HxX*T
0MC2H$BNO8mwR<*C6W{vITjgp6Nv+<D%b`+kAza#T^m5#He<L1QyYmr?KTP}r61AfoJFxct*kPQl&<oe<a^6nlLCge9UV9}r&A-^)AyCdztM_!4-v!>jgx$q
`^4_J_V{|+3&tRF90#}^#Gr10+uTouQ2BNR3=G>gb5i6n!$ZZ*7cwmX{2c~RdyuG;In+>u`p}wmY=+udnF+Z^BWgL8{aNQpipCK7T}7SAEv;r%WcgaJgGmJ4
e?UnmUf32(8II`^nz@DBS#*p5Yb%5pR>_Q;N@5#>@m|LQO#`H2x=Y&-?>*BpJT^UURTyHIeDvFw))uZ<=bzf*PX)>qGyc<6sLNLTk{`d2I#(93E-ytihFARm
)ze%RSf9)|UP&6cdY(^b9Y49>#>Zv6;osHI|G)LGkFoGEm>Qqv#9Yy!S7v7#m*<5qLgXg_G`u|VbD?n?!%ya7E}!5^y3kKnsV=XA4KFQO4X;d7|75=E%KGUg
4Ss1>{9=s!Jv#o&==n+KUFp%Q^J~K^E7O-P)RpD?VdHON(B+lR#+7-=D@Qi20MXxopHJ2=hF2#Uho3I8Ut0eEWY%(c$yGK!UhL|+?cd9PS~P_nNM3S+omRW4
6<AHdTr(@IPy(8Wt9H1WO3wdnd^oSQ%0~VxVD4il?=dSBxOVJ)hbW=EloCeCG;z7>Bj&+9_d`KyVddtED?)~|cxk|Er6lqzSRmp4v-%NXiX#S=sO)QbBr_pK
`{j5C6WZ^EJ&HXxm+pQl85ut}jN6))1)-4_h#pbn@4c+W%PdHEkRU=;gn9PA!VDrU#pg_URpE_u(gI-zOB)%A)6Do-v66d|-<t=5$Av{pB-ktp25b9~Y2EVg
geyV6fR1Y!05}Li6Z^PONbo|<X?c4zjz1HHRdilDqRU<77Jb}Ch3iP<2qcI@T!OOCO|IqQ)a0En7-T6?O^S+~!pX>WB2FFO3tZI3qfY7uDH#hjKOlG8`3qI=
FTpCBI&Mq!QJ{}Vd!b4U-=NHyQ)mCClY3L&atV!{j)NdKcosp`pYGNUXlrx9&BA$VNSf~WlRXP7$Hb0fd1DjWDL|5Y*9ET)34!Q%k#M`NYcZMi@|5$aLL37|
e4u+li6v+f0n=JZ#zc*>ER!4pH`@c*R4S3@GDGdI0V46Ugo$=W<IIiC8bh?ZQj!R(Sk>iRXlqFMKbWEJ7W{=5P;5<&d8Um+y=-tCBkz`HC#K9}EtPrDx{#>|
%pDi^vz#+6kM$2ID6K^uV@2nHNDlJ2Bsq!~EyMRvF8a+Vaw=lWHbhTT)TxUe7B=8sPPsPy8OgEh7ri2#r5^vP03u5RVrXY+n-ky)E9#H3TApV(G0LA?D6z<5
VC06+5m{nUK`$!C8NAD@oO_*4@Dxa*(lXqi<f^UA1cDw$L<SI^f6{bJ9YZ!9?v~UmRSVLkRzZ1Q(2xW#C=&)K6BaRRNd(PU-;@I<NXjDQ#)1a`c}|eQ63?fp
!+3N)FRG34&%ShhGDcKer?EQ*=!PE4FYg{?a;(ZhmP9WwWibuRzN0|pRWpUBOF13wC_lIr5jTUl)#M<`n>KEyQ&X#QrBsg;*twD4a7{O}C<_uN^E#2xt%N%_
nR1dP$5?hKC<LO@O#0B{PGZB-;gc-rxI){-jH;Odk<8s4qq{vJBGq@w=mZv2Ip<4vfEtJkZ4dNq>kiw;i(+oho&Z&dUKIrVm%QIcE=q0B+L3-A0ay~jU!pya
XzVzMRpqCWNPECxF26DF)~|r{vm9|sY}bnu-%bc)%?~A{9#@l<_A`qAr<y{F%)qn8j>-aOOr;T5^&Vq9PNV=yoU{?NTpoMD$O&#b_-9j`z0ywXpoKidxI_tR
b-6WbXS}o^hX~`i2hpucn`7c6EZ&xomW9a6Qtivt%q2NQ3GCY#!9vJLC~;9S0_VNSy!Q%b9Ju_p<NOc9^)PlSklO(v8D8ni>F>~!ylt7S=X<Cs=Dodu?aXjp
`Omd+LWY?79%%3Bp`@Pw<J5`=nO|h2Glqv)1+GJO^RhYR6J=yQIg5mmsct@DAohT0nA5BiVeFe7-j&StTE?_z7t+H#kMh9q{+)2Y@JhjZX1_a`D+y}MzrR)T
yqXa1m{Ej&XXPAPisl(*obPF9c3ZpBpsndM$y3f~xPxt~klmS=+Q|9beLm$D$}N{c$HoK%888W8?fe{(?zlF+lZnVq-7od2phY>8iX&(XRckzVQ7e+3U22c)
cN{s1ZG+B>Qh3@t`>y4GuN<Bwdj(P>+S@OxJAQc2_k)V6<w}*J61`qw2c--1qRUM$cg+GhX*oN<t`HzvM$6hWlb+A-<&>20LwOYr;uUR*<*Y0#$%{%AR0KWg
#g%deM9K+XaKUh>tY<bVXB_7<in76Xh`g}#dG7CXXFo+{HMPsA>tM(U=eQd?ZFOCUzVLBXknG7yOw&0>HSxySq6OItzOhQLQkdTK3}aU6&?AHdOU6aTYR8?2
B+pbiQQYs2ad$riLCE&3ydH#AfNJ|3tSrk~+%+8RmO(yO6>0^3F;=xSAr1Paa7vZ*D&6Zc<9!+4DT?_)ITnl4IPUYpJO^#Z>uPW}<KjDm=i1r-z`1qKh%rRy
1~A;&l-zdlSEVBt?|5!l`nedXVz;a_ft(;P6E@Fy2NcA?IE3VmioMG75+JA{()<^+WNivixfchdh$4VpdkJJve|mOJn%`$Hgwn2?7X+hkT|lXHOdFZroa<(?
T)$+H-q0Kb84iLcsSX%)(-A-KYvw?6FUdSZ!KJ#a%m^qRP|bXfr>e*hEw4$R2;WC>ujmx<wpa;eE(+K0`6%cFz$QH<=R2STNnOl|EJ>UD<Td~N0P7BPLlkSU
L%oB~Do|*pM2uNDM&6=#z~k~6wLTOiORQe@XyO#Nbrj6UIzW>p=D8)2!VCaDmp#d}BmEuM^^(us$K<whG;#Pi=&3x)=J#s9-_`Wup^OOGW2)_!<fV5{GN`mv
Q(D}p-oy#w!p&L*cj`NL<vfZQI^5sa*w>@1|CKk<DlW@aIJl@7QOcv;SGNvFWXI)w1LZ&W`g7ZZg(Lw9dxH=a)0?(Cf(y@0%XAD!-^x>GlGdmiRC`+W(LDk7
`4bC)7f_W4ypV3rdu8hBrW+3g)I+W9Wr6)7Mom-VDho<8%F~p2sltogz#aj;<}(u*ww-qzY-FuLp<}$0wb804r5^dej?<t;lE|!X?Tz>#kBeTuuhk7r+#NHh
dlmX>M|^p^go-P>%=Y&tI!t0GmDdqt)aZki@zQs;32#f`I-!ZobkRc{5hoCLLdz@dS;msFz~uSv0_m;RBA;pvS-3^1EXbyAiG`VUZeyb$%7d9E3ZwRlf{5C$
u&kN5NsA!zyq~p~OU<c)(js_{V@6o9O*!~I${Zy`sWBraMjr=ZzYO{TN7fj-)aUKgg8=}!E1h<t6>6y49y_%|4;DWZRN(3ShfIAfv_fzY_KUU|>FQN6b*!RF
d$XcvbmINY%F^*Yn$;_QRUB$OBrxd6pq?wvy#RT)%Tb`5X2&E>QJS~L-cHix^GrGkEOW?IV77au9fN|AAKZPdq4=UTe(e<w$!re{nypM~edY6uiV4k&GV}}l
jZyR*+bL@vMAxh8Iq$!W$iC+J`QqaC491aVcWCPFm$Kg?nG_b!ROa=SzW;0oIR_}6OUv9(4_H=Pd^SbgEyUPLRVLDSpP5+^BZM8e!l?$Vj$E9p=yuiIPVo{$
+8}hJIPxeWB5C5>sLIz$Y05y02Skgwxb6r2o=D2B=(u4tjTsvGAYncT;+;P6`({+p3Aah+iUS2r<qZ}met@xtE}jWzYT4DG$TMySSs$m<o2_Ra(7cz|lZhx$
(Sm;ABMUBBdHEaRNOiY}0)4oy4|5F~^*j<}kr1DGIJm>Pi%foNFla;1LtYY`Pl<8^mRj;X&0A_A^$7HQZ#&PUN^w(*8X*Ik6g;&xGJ(vF%c=U&Ls~ig`_$~0
x+}|g3{~hLd;EhlM&rWL%3r&li&cV*=??cjdf0yM<fKQ=ZAw#!Wuy>BtTcoxYPAc1uO&DsnHt@34E42-eb4omBX0#tAxysvjWi;n5PDE~V|2c`MVRdySbez|
pCj!gHSDQt5q<Ht+>2j3j+S%Z$7LTNhXG9yR#IH|qss1IRLl%bSyH6H>xmv?Vmw{rIpBM`J!+5K?qN*k%rvZ){ljv%qq`$zOR`Xe5rbbZFp?E1H4Kch5cwsy
4b8(PPRf#K#xe`Z0t`V)Y#V*)`RF>#mHW){=OKn9%6)nrXx#Tx;C?^pG)-$M&w;9=(sZQ=?xx6QiNRLGj)7FV1QQWkMZ0ZlkEl8*mq6~jm|0mg$x#aF49)fg
Q#Q~d2M|@JImULADa1_Z!!cVai-cQUm{i<YUfQL`O~=C;%eiX|dfL$`jwv-<7{Q3}{sHe=#POMZW8s#I_)}V2YTDHT!s1mX86Fj#eaTep?qo@6qnnv0bBM>t
{VMWF!k5}L&pe?RD5gfnwc_<$Vg>FJ>=5l??X0_3W+33PFPUX$yPyDjY*$2>0<+4ZsW1rFehy7O6yY*1x`pOl;Og#*<YcO`=)ms#pykkIpVA6u;`tbRld;8x
_)-t)=V@|lr)(k4A=jufz^_Wf6gjgsXc*ezGh{dgjFwlTvXrS1hW023%CY7Fj-klhHkOtmcg;nyY-T2$i`4D(mrbBK=b~b}6U3H0R`Bl~AY5v-p_6guZfAW@
lbc<S^2IcX;%Tx&qv;FhDK|-$R7Qpf#3cB&KsLlOL9)$^sPC#761n;^Hx#zjG#Dw1OBUs1iF!1TY-{9l=}olG*nv7IWU@VNX%oy9j~4;$F6WCey2YI=@_fui
FGIRw2IE#Ay9Z4{8E*QZaBbiit*p&kLi>y<2L{}B>}Hp?;1YeI74aArMF&CJfg0(T#}h_{7quuP-tz#++_YxS=+{Q4MI&Q^>?c`1jCXYSnXt?FIK3{H+&DLa
nGLW9Q`ZI1ad{%ygr@<j3>)}4wx=-t(y<9}iyb$)owgoJzQdK_rsG*EpRwNtLA;bp%opMb<ILeROFR+n+!bx#MphdYYyw#3=!-gVsxh9%VNsaz6d7G@qKP0o
dE~Q2^Fxs_a=-||AW02WawF{lT$laH{=dhOo3ku+CtjwdiSA|x3vbWOxV&DS??d;S*1v(SP~P=y;HF5@ZAnq5Ezk{^-C(URO<Hr5l{|H_ub>@!UBp1@oO^d}
aGEQg3)F6>*li<ZicF<>t|{fBVw%0o#6mt|zt$FUq9n^~p0{F8*rxtpNBb*g0LyGzz-U{R{eQ(gage5Vo<j*igw3dZJ=KP7m$4=ETw6hmrT}2D_?0Llqua6&
70jd{zHO%vQRMO)(T$ro&r|3THmNoKKc_D6?DW}k8o9F=D?iq*sbDzQ@nBBAt!BmqLqrHLb16_xatnKw8-vMsjBdK0HTODQO@2$G>C_onS<Zg18*mZDovsr<
Tg=7?PLh=ESWBZs6gc<OwDWAq=yclDc$#A`9#74&4!L$>?%2DIvFEa659*jeD4oy*q33i=J6gajCsG#7|16Et8J~{LX<I8#wwJ3e?HI}KO={(VShi%gJnJf<
vC2yk5NVXb{5dE(5#P~n@LBBddK2y=-4V$yF|`4(XY&ztC8kaUchFu8?WPB#MY$vmOMJ{9quRQl=J;L!IKyg}@vrcrELFA><g>Vx&%WGo$n^~I=(gkL*K_|~
o;`Wp@o@&6H2*EkVkvACDK6kw)V-;t$_-&DSQrRJxyvwViJ9qY%ybOINjKq`L#JMxrJ9QDecJR|5n8f>b~~cJC!&w}W6Z~qbV)&8Ly1G$Q7;8(-qMCy3>+gs
%5&%OElqQ6<ExuXaH%CVCu!Et9h*}FXsp7;<mUMnP84&~LG!97=;Ce;W9C`SRC>vn`y=LB5i&K>qS3V1rP5D7bF^{>0oE{Km;~F2(cSBUHeEXRY{oQIa&>1?
c6rM>z%ejqsp<B30Wy@CR*ye(CeaJKBf8j{#N7A%_N`>PG(je&9apPRDExZ10EkT?r^`-^7@bseic4o^C1DXq-{KS{U~n$ESX<je0J*pgpLL4~<ut=B^)kmT
;&1}z8H`*AV4i7D9E-h}%yT32utL2o(}V_ea|?}58Z}Kj=;5Urad@r=0zNL?&s&m)Awiif62WunCq(kFI`oTq?J1I{&FZPtSP>PRFtIFw$34}RY^p=E<78y^
p)jgUO^CXlk|Bi!^<5W1G@~<z1^rwW$niBFJl7IRz%RKEcM<R@DM_v7l@L$VJm6X;*~oKtO4|h;-9Ia<1E~kMLOyQqIi*)%;qo^3mbHPoJJ=NnLb~Kf;WWIV
_OL*emImU75Qls&W*-Zk6qACCeW&ocx(VnYglb<AFBpJ%=diB#`E0S<oh^?$vz^IeN2Nu?6fH>;Jm*|Z#^pRv$a<#C@k<?cOK^foFPPHE(bQAqytoCYc89p1
3CN?cILKpO%4QLGgl0Fs&u(kcj#X-8*lzuT8j(G7@7%kiQQfHu$2MsR1xZ)%U|!4}AM|jK_l1bjv~bgcw>suih-XrhW6r5By_p7L^pxclpwX`2ohSyqTtNRj
0HG)(vV4iNohF5uHQ|UvmeVn{DacZ?Y$1lSP;m4FOXnY?(nD1(w{t$7b=1s^vRy4lO4rb;9eE1inPV$P#@yS6x(6yZurLO-R<6F0JBBcwvN`UsgpLidpSjQj
I1TQFk(XlumWX7A+^<Zv<2p$uqh|>DaH_OPlJK8EleZQ<E=K9ZyqM-)-pfDJBOfUncV~NuC0>=xx{<cx*a2f|Q-lgdZ;?S@6yr+!MU5Ysswm3xDQSyWovi9p
hm?!12m+E>xT~p`j55>Xkt_r9r8Sw0$%G)!<b{S(9~soBa*vhhwhQLEzf}gHsLSt*6|dM?xTsi79T)XTtThP2F=lYF&BX0xLyy!sDQ*Nd)Ry?B1|ZA0X#(xf
+@M0FtW$pwNc|>@MC95qmF~0^OdZD(oaY4ur6`?TS+1eo0gsU9;!eZJOigUL9++jp^f(vUII@{*rk<00VbU&m0^LIH*kxzAn;*`#FZ8-4)fS+NU5*WCPhyWG
x}U#7w`ALSVl8(}xC0CaxUMxtJpf>lo50dPLQ|u(*R?%fD^EC{n^5T55(m5|wS;j99=o=pmZ!l%Ce0;?12>z(TDFUB2c=AwF69XIsB0R$?+8D=iNtK+YvqXm
a0Y!hs58zNwGZm#zhPD!n9i<C<*#oMUpJ>}Zi@~s5lmQwzjY>M2Dt`7EqJgV8k(*}k?sL#cJM?an61UPC%H;*?``WYX+go6@^Zn`i$T5|1Dr6FPom`+p70ry
i`rDrcfaCUYnh8^!i#0V?Pq3MbVqU#X{_dxm~sbLzLqPVL{J+nhfHP@>T=Hb#Id!mcU-JZu{4*uzP6bToY+&c>_|w9Si2-!rB>?HL@^joZKu-$&Quc(o_ZhA
2Sot5#PtPDp$Q6N1Q`dArmD<;&?xG&T&g6dzwNw8rYycO&V=X>20T$N1_dwEwidgBKjZuh#609PE{n3r916$`m=Odt=Qp_<^Ut5r+t0PDbD0#S&=%529fq~H
*FlB7&Vpf5V+lB*jSYRpiDMOvrPwOFQX4Jd?Df392es0cj_0%NOZIapi>AYPO5xM<<&P%KT8``9&YwbqWmeuvVb|>}(N?mQ?Jc9&iNSe3enx_xMx62at|f<w
lqP`vKB2Q|`&OR+z>_SCkVXh`6KEMLqRjJ0fMI|G;yMdSupIP4X#8%+Y|mzn?t87_ryg!x-dX<1cJ?dT!IzVR8;vWQ3$HwL<<b`DPuB52Nm#zLNPl(Ny>a>3
EsdY<Y`?NQ=yE#9@bY%&%bV_pS8I6r*hb@0a`jIVS3cQdG`ze!`lpYI`N_j-8dtU&{d61D@ROa`pC*?yF7Mg?@421va>~Tj=j?o%u<>c0)<qW3@N)XlClBfQ
Tgf@YpYA_xTzO<d<I*1ZpB#Q=<NNUP{`X<ylkBv{Pj;4mnm>Q_2}B?B?uU&l&v*EA<JwPmzz(nEIeof4_R`zK;gyhTTuONRn5uUvW3TZyPV(O|goalh)bz<i
Eryq#!*nSP@bU)W#^v38!%x$+uJ-TMoqLy43Wvj=W`O<V`3Zju6dR3CW3<t@vg!Jh7;pUK%$Ku&E<MoUGTIG)+OfmG6)laciA{~GTeXLm<LKjE46hEFPf+&b
Grj)1JwJi-+w=1UdIvZZCYXwI^Gl#`NUa^<pf3Zh+r9ie*`$q&=Qv2upPM5)Jl=J3$uh>jr!=<aMXn|g+FH{HKb-XX>_Vm<R`shssfe?0T0BZ}rmEa+<pCsl
QYh$B&*>;Fxk3*ccnU`WLB`ChxGe#7nzUBg%<PSK0ZS9e+nIyo#7ZP+X(g0t$vOd0&a-JAAZ$NZ981+iQ-hM!|9_c#(<aGrD_v79wbW{<mRw@-g$qamAV7ld
9#!f)e^1?NwYFL^D`WA68%TfzNYLFQtE8S8)BSIQxMmeql3Myau&}T+(j$3@<-E`9BoF@=dUsQtEzK5qhq_vMdTRPfKL_?WnDd$(iH0~Jj9IVpei+WgT2yr2
7`4ICTv{6t;TT3RAn`F>9}{-eV#FY%-i#oerYT9LCYYkgQr}4=;U>#6sADPP&TEY66k-7uPtROIV!<Ok9?d^LJyF@0MI*?pCI}$7O%eh8F-*cWQgLt3B5Y-5
8S6AzXjiO}L#=l-r}trvXp#{|ybnnX?BBK+M%wz8y)sQ7t{Mj07y}x<4KQg+5+O+1ByK&eXcxH_U_lr-IaW9jA%Z;Negx~!5Ph)25T+p+^lyYlpy(~!(p#RO
ffC5u%HXOE%2Dq*?-oteilH$<JVvk*ve!oq1*}1V6bOIwnn1nAk)^$iCUJ^}H>MQakZDmuwIak|)pxfR&-j5(AS2TVjnEv-eVk)IsCxP)GV|xll-*JPdz?Mh
;k5rn%Z5~UU9WgB4x%2UmRtQW_8+V5VcU^`S5Zz{R~R8nqL_qw9DAnw#Z}uRO8QPCFFNZ+*=#anNr$Ou+b(&kl_AJ-EgbjI5?$C447$B==o;0d6I@1QONOCu
<QrA0=fKc3gt6_(wGpo&ni9q9VYIzJf?+%mJ4TTLFo=A220*lLUH^9f$tO2n*Wg?lGZJaNr?nY-YUfth#dwWIVSAoET}|?I#Oj}p;%RLG3*HZxq)C%jt6G!_
E2Z>hg!`^!8F}Hig_qNmz(_LlMyb(9P1Wrzj>D%XXqrr}2dCFjr<-f+gE|EyWdyazuKA4Cefttv&(DOU_a8V~&D*{vWEswydS6r2dGnArycJPEqpz;4>9Jm|
M)5^J?sX$kSVctv+8t;fP_1dSl4X~Cl#fF%>d!(Hu~l4dt60Ue=wj$KC!m#jE{dv4t>4tvSo_UdHMO<NeK*9N=m_zqqoG5qblycnj~cJ`1d07!LSJiycm_if
`Vn{=6pVUKGQySjCav3ljawLrmNR{U;>&N_Jg`1--^+f&!(JqvH;Cl1{5SUB9d59ikMz@os!}S6oCp@IKN__P?8;$DcNe`Zwi*H+e{x7ru;)dc_G(h|au{VS
z2poN{7tQ2hsaR}ISY?r99)iRtRix{+<_ipa+!k8OB*=Fbcp#Nmd}CFp)7j5B>f_#Vi=4h-BXF#krBgT&e8FkX$%7JaP{`h)`QESSMoS0f;W=Y(!;A@%U+;Z
LuQf~2OCIL_d%^F2~whtVd@?8wl9=H4}`d`8&SwZoV8!jK8iA!@(a-hHH#qfM8#{RUf9{C0_*JqZx-!YL_vFynN1Xl0d}RCP!gti>|Kgkto;I!7=OHPb#1+|
lzI=+Kx4Tj?V2PV)L1x0h2!lg%kA7|vjFtU4<!g9==T@PBIp3p@j)zR)GIl*6VTh$Dj1XsX`JLDO;QL{)e&PY^&zywqq{zVHR_U#Ln$OgKRo_8x(juX3l2Z|
vgjir_xl(#DwRM6^ey!QZ}i=I;h=%1qN`()qy>Jz5f@0I#WwlKO3kP>P2n~qJr^!aJ4gVNAzL-yHcUyUzoJFFVi{h;H{ZaA@jlUjMSd>zQ$azY&|cf@Qim#|
bGG?NK9X4)wTx&sMK(WgBNvdd>ixX7j#v0$T1Q&8S)}6u3yN}xlmwC-{kF!_KvU5~ha`GSGSxyl<lG@lI<)ix1(WB%rkSJn0SyG>q|g2%)h^nhLN~fItjJ8v
lrg-$-&L(0Bk^`QnckcxMA9zqRx~odswdcRVtsgV0di&LQhAJo4-_g7R|9jZ64p&3UBZQSiNbgoAE@AYKTx<Kpl+3n9lP^wU-M3Nv0YelYGqqPIx~!CY2OB&
GPL_-!01u{IMkfC#Gb@R`&ta0v`6ow2Z367)#Ic>XdXL9*Av5?eyh?L;Hqk8G*mDexUjapt>$g*xmvy@Ayr|?-{{30SoIgR81Jj0udO~1IfW|1G`UkMmd%8N
MbEdU@9F-~8F^@ZmLQ;<0`(NTF|`NAjbt3+nvU-BqH7Z|4(k_^Mhw+M!#hpU{2s})q8Da`ud^ku5Gm?N60R*-2>Sa&U!+R}+gshJvKESe?=rzai0F;RYKRov
W`9uqR*FG}p^0(Z3wTFmE_yG3HZAj^@3j_(c8P80$1o^XgQ3JSf(Bs@d(Nt~Z1VRvUsLTVzo3Ik>!a66io@KUT}0ja7iST`j`!1XB8KkdK6&8<U1K9&+;lnL
JqK3z`n~rFk)~F9_L82p11Jc%w#hzqQ98-2h5pP3#a(pe975Q*RjQgXmsxH_l1Zy>L$8hrSK3TBiFQ<1r-C72g|Dz84dFOzWrIYG+v|!#9fb_au1X-LmLZBu
M*2Yi3YP)mpx$;|b}kcbEJSYhG0Tp1r-c<NW~cztfvTg*?-$7CxRJ~Q$7FGI;oUAP1@T0peh{?nPjQ0E#olg-7$(MzWlw0X9h#;`VeYmdigDj=txl+Dofi?P
!!EUn#UsS3Z36uy_(2zNb!Lv`Buh_xjH(7kNzx`7?SOWO{#n)wx}@nK3|RrPA|5)RfTSx%*wqhI*`lKFA1c(S$_z%=P*RqJb?Au$PJoNw1y-w5w2xb9Wl8O4
KfsoqB8o)WH9a4c9*io#ZOziuxg5-~0DV+;*yj<HUK$H1^S-TTns?&WLO{!UzN=sku}!DF^sP2`U0&v3{}jCG1md5?;;D9br@<<5=T037NMk=xjSY_BylXh$
woJYW?VnmU(p;$`FRH*-olY5DePS^TKL^Ic>ML3aWu-nWydH|7(oc6Wzf|gNSBVtV!JT-j(bL%f<moHD6+;o)gR)3lpU!Fr*tFDjsznWt3<0I-q)iKlz=i0?
;frq9G_!dF0M9K2?JXDBWCg=sY`2TrdkaAsI(6OTh2t+Q)$n%dZ~K0*D^2-;Gn<%aP=q$)chM+@w%#JeNAae}dAF0DsBfzXErarhm9S8JRjVtwulK5xBU~=$
p?jF~rH?qOp%0PcSnRHGU;oYt3H;ZqMxf3oP7G?nn_Egm{*!yLlc5HVAR@3sb6M#_Q^A;s@EwW{bWQE&(Y3N*V$~8MA5nZDGWI%uH#EZuWPypJF;SYm3HvNd
$I-@U%~BUDC^Q2Rwfsx^WFu&LB>rPcPcG_Ztm84$$8$m+*X)#_Zul>vRe99Un0n4uU#II+V*h?ZDT}j_CV0l!FskOENAH-O`GYG)QsInElPuDo$4z3c)DhS<
Tzr%EfBYnS@2+a``A2f1c9qH6$yPp#VTmGYMnxVo@_wD2R%yNMRgO_v_oQvdGf?uB#E+}&OoCeIsbhowj-O8~p2(-?G?9jViL5DtfmV9*)Omkg2d7PHKaYS9
Ekg(3MFdPhtp9T8=R@n-lcBjY)*6RTmlc>;X_9J8Pt-`}MPAquBn9j1M#Z$`DZ)4;EJ=_OL7gRSv*2Is<t^nD_Bc@VjYg5yIth=%k{;P$`?F1K_rnuQj!X2;
peaTAgbGjgp4`WjlG<iLukc{NZPEx;qNp-)M%AjR0S1>S=SsrEmn_(^g`N#%Dh3)f^BTk8I*`IznDjbjfbb!v9t%*q67|Z`++IIDRZUbfxWuIOka6CWW0MX9
TIhMYm!Yl15-u9~pyX(Rqi)eeNCL#ZAArsQD+X?0j?GzwQ(`Ae-m^7JvgBfQCN~D9M=w0}^<x)KTBYMtWfqEx$6Na7v7_nELxL4dpKmixr}u1qB-v>+V~-z7
<5)FIHYU-b@NG~A4Sh!4^?HNaI}E2fCC3gbImz3zK1>q47uh%a%^9DrwC<?TvFWT9DyB28Xe!rYPsoX8Cx@9~QkgM2j+dK?etJXJ%GZw}c#qjxk53i&$3Ua+
B0I(FBg-sc7-Ewwu%|5oddCLPsahr}*>v_(ID!zsr}9NfPvqH{W4t0_Wm!<s4AFG77KkP$qa-8eG@BB65?*)(35&A$s$y&UB_=o-86L8k?99nds0wTsf$gIZ
Vo2h~Puk!xSS7VHPQIy4HO0&bI~R_RLY?CJWEbiT`|V(|Y)Ds~l{C#Og(1b@ht_Dn4e8AG)Rb;A!KiMkC2LEHvnWEY7?L;fz)=&is4hS#IQ|3XcK)Sojlx7Z
JwYQ(`j}knRU}ruo-Ee%7RP3By-%zzm@W?oCq))Sx}IdI09cjUv?P_*TaUnv!DURla<&_^O{CW_4iW%=0qsC#H-(u5a*ne1z0s+TL_d9@0;ObM5!ltoRwhdQ
T-afeWDepAnO-LY!aMSOn+?;cuNdR&UJ}ajsXwVcaWL}X<JU5X6X!Vg7l1U|%$_Z@5$RHPlp>h$+A@ZjOc=rSogOtE-{6>JI9{DL<Dw6&&j^ede2v?Jave$;
-m+#h-tQXOwwXCbrkxKK%mUO}Pj(qnqXzRFSTmKsm^Qr}thumelQoXYZpKL(EH+`bPG)QAx<Le9I6)BEi8S96V0^a}6=jwz!BQRFN78q~8B+DBuml`N9Ihu4
*B_@b{p=t|RR$QdxHkc9{bZOzo8bHi5~%9xz)2J<%wFAt93=QBLdpER`ZOIoJ#>rt>ZK(IQzN{}hNxq>MFi8KxoxL%LPCdD-^fy;t^JAHsPNk$_plwBh6$_=
T!mIyVXdI;$*kv`CKTae`DIXf9_bqQr7_J4ft3$J&g#*nUQwm5H>3yF2VD<EvVBb#Dnd_Ro(L%xf?y|}+%Bk<uatEN6gh(!73Oi@eX8W^pj1u3qAs8l@0~+C
xk}7XD{70fu+}0}0E^7OIE3TSdYCViN@|;s?V1_C@jZ+W%PtN8kvXkpK=5;!!CRu?M>-%1DH=C00X*oQZp8%#OCW@DaK|k&w+f38byL%JDD1<YXlqTUL<LC_
%W*vr6%FxKxsJy!?4$5)%1!EEy;`itg-?8^dSPfY-1o7-g0Zj}qyJNwBqaMopkn9Zt@xk|0A$^F^$$fd?5)l4^TBFYVi~du;b{A2$GuQDU2}5|4x)Zp*N$k)
Qfi@=gS`AKZ6|7tW=<O1Im+ef2XS{%BkL%-z6ptNiH#Z2V|+lJAmtW|18SfPTTygvB`r02tFUY8`A&0?dR1P3b)k4?ryI6iJeD-2WFA@!PeE1pFNTf5d5d~v
-OUe$M8(TpFNPYCx^|NawiW7>UA$e%CGHO%13R>Z!tXmGJatt-(RYaC5-;pH?0EUEDQCQX{Yo`Do~w}i??l<|`TVvR(ejE5CKI~Yvl#DdU({QT%~c<FsyVC&
-6h?wYeuK*qbx@%@zF2;@=N%?xS0Ak7ps2o{mVn&e<b*qfBWtIFaPK227h%a>8~$m{_-y`4*f+H=pTH)AoX87bo@8ftp4g+*bn}yF!^6skosOhtM3;~|6U>1
zxe0(ublnhFX~2r?@b%uuNUzBi(3CfWvcIATmI!=U$^;QMfd+dUi_Mg5?QTv=|~yx07wQst%WtAWRgl*-0c-k=W$nWEq|+tj>k<;S5K8j^6^*h*u5uaz#xG|
U3NBi!8VnTrBxmcpKnuFlNI(!QPyu^W*x-p?Q~A3Ea{pOSTR+KbV5z087-cu<T2i?&54<5W{&-|6_RG1phb#DO^$IVn?7<4!yAE`hjjW7SuCfZ#!dH?WX{Z-
1jy8)-?JOvYA`<Fj{LR{pX$pTEsl%0bJcTTFuPU<K@%ZQDP-vBX;DhX)2~?q(#d>!8WB`84#Ii(VdTKX8D*Jnf@6`!<zx(s9E6&f;h3#skF1$G{Xq|7*T|8s
H!l!q5u~J1gVqn%ZD?dNM6lc64&$H)4+`j&T8Whi!}+^~6J1-QR4TH@#z=)so{vdAS>N4Z-jyQBh&Fv6HOjZ-i`yo%woo=z=ph1WvpbY&;6X=E2^Jl1;|Roi
6nGp{W({V}Rv^`uRD1b_9XS}%lnfH_T1e|<`*&dgSwWj9$z4TtO=?aM`^r3(Ulcw`;5D&!BpDJ*fGcg?HMU->9<6OimeZuT96F97P^7wa#?fpnx-nhqjICbM
Fl1nwW{<~{wYID5WG$p`cawCTt&}k>7}RKvdPowSS)o2o!-QzdSvEdXDqbU+k?DM1h1dwVJzB#1KQCcAcckijYo8fQ=-O)7w$aCS4r+MFtVhWb;16wIrF4~L
r{jPU>z&7#EbXjDy32&_6wyHNqe^KKrSGO`dV1Qfu%lQ_$6<UtPVvOjhxKZ0A&O+{Jd9yoJO>7LYLlkN<CIw&=UF--9knz!uytasoB-m(dV~>nL-h0nbAsM}
BhJGK_hvz0q;%SjG@d=|mVo!D1ybAdur}i`j8mg3p2iGS!9$XUB>1Xcr%FeXU{_jq9@(Wb`P*f@%9K=g@+ltLQCN|U61|jWkSR<EO*O^MX1zI|kFguYcL}hz
-r~A6>TpOfWb|!^eL$Sl)DIyv1|$qO%A}-Q!p^S#AWLWr#O>2fsA3=nETOf5C>Nj+QQBF_#wvY1SGtCM*M_U?jb9Ih@gaR>2h|A|S4U0F{0tgzn8vX;>28d9
*Cv$es)>N=r4mP;kZkHz(@+ga*0k8^#R+DQsvig?gR(gGRFEAF;}|^7`UxbCKO`t(<SpBsVjQQV(Nq<QbmRK-Ne>gq0`*<~A=@pCOgcWA^NLN`hUs~+TC*F)
kOj5$Vd(d&O05e@*Z`m2U(>CQh>$5s6#sRY#N(Y6?&NqA*vNf2TC&MDttWSCRSr5qDLyl&cPk`Qg(miiT|%uf?_Z14yV@~PGH|9Mubxl4tV8PoRNoaw3(sC{
sDhg)o>Y9&kH4jO(l@l7WIEj#ZoS|x+(mx<w)zRYlj)AYFtvlN#`o3-vZ2;wvJ_x;Unkv)c5G!cXfH9e{Sl-2jXQjzNNODmQ>dcTHdYHFJCsBYe~FcLX2`DS
f{?du4x{U*QJH>A8*QnnNi01f!Q%46l_D0U7_%w-Cd8i+zfOYTQuHm2Q=5*o{D^mNy0|QIWBaVn(pP8)<&TI>vtjuqQ=rt4(AVQMt%8Z*YteW-4F0`M^`z3o
(vFHUE!|gR7$uSHO--YrF_|gS9-BTSV}_VTQ9NZtHvV-aST|ahHobcKwzoa6dhCSOC5Ai9XeUN@)2B+EqRk+SsTr(c31OnxLl5m(kYgmYIiKUv>JJfmy@{>Z
Iq4=W+A~Y7;xXLU@L~me_TBS4!+XlklA8(Io?lNG_NU`G#M)*!0&jy-r)b&wXiy+}x|SiW;meYA9JpN6y`b@N#qe~>rc@YV84;7T%$Qg(MyHXbYa=$axABN^
BrxV#momdPuQPO_gNMG<r<84nj?sL#nkC8f-GfEpbYiP-!YQkmLF5&I&2VI@Osx+}R>!F~qgnk+d1x=&Vp{>&t><RwBxI-6G(8N46(Z|$O{~u!ly7<$Uo&eZ
mmTV{^(}Za)St+{hgBk@IAdc(TCRF+j+j@CdU|%=B0&lDTSp<-@FDJ3=jN_5M6A;;O{_lMnEt$~j2c&gI?$hE-KV@U`>0mtI<Dps8`9=oC>oHM!ilLdX|bUl
S-fhf@bW<>JbBSZzFmwu&KAj}lhBbAzj{!O<3R9q<3U2aw{$(em0i{*V*@1FT=gBBceNA3PG<NWH?Ge33JG&0Q1YjTqkNotIx`0uQ41e-ML{{t>hzAK$L2gz
MDgxK&KytPDxSQQTT5P#8U*?{jW+3-44J1##;i?0L%R+`cV(jK>5X0*(o88QO=_Gye@&;(kA`KBY?UR$xawTfuI<#n7u}Ye*^rHQnLe6f+F12xV93;`PAkm7
^J8t-%GRIsWW+k_lfjOa9MXuuUxO2D!|stxZWgc4N!SiYNn=B>s`N;Dlm^71LDn@LgTr9(s)Ixs(WikbkI#X@>HMC7GhM}-nlR6(%SntpN$SSXNuA~J9@{A$
0tAEjK7uykCaa8Q!@$(hl)mOT%ZK=Qfjny!n+)0>K7EqVfF-Gucp>Nw?9~Ubj&O>#9+?VOq6x;|>WBdgI&&Y@i4z0-%E2+oA&E9UuWA(tseYWQ0UDVaBI^yV
S;FIg8Ff!>%GSw$70Ix&Q*M_oV*2{<6>fqE!K?IiYX?AeD-}6SQs(5cr*}yVthTfXB;098jC{~J00vZ0z21$*Fyxm)#){3QQ(<Q@oHB7t;=ma+m6xG)%!zgq
Lo_2K^okQMeZV6-A<ZnH?1adm4e4I8REXZ1@n#(5`iRVpF{fmcZH`K!2>D%ShEjEMAQ|>E0+YJs2$EW=3=h&DZscLkgM_9_{ZdT-8RjVu<L9qg%6xS~*(BG~
i)oF3$wD<bWO_W3*^mfTt50Q8mbK0OR1Pszw$IpTh7a+T`2!f0AHHVoYID@BMfnFWMWC|khaLzWSP!<Hj}s}8jXk~IiZ;!HY@{m-shK)bZM@HF%+dr7p$PF{
rtWTf4(w~ZPNo$+0y`lHJ&so=>kFp%SP@G<PY+3-+Xz%X_O6j#!%qeuPfvwuJ!~C8KCJfu6qkXW8Gyq$#mix{?{Ua7Ze&I&KM88NrU_qG2=-4UVx_!Eo*oQ9
3JZ16%O+)%v;&EQkCzsp@|$&5g<Z%B>&lz`NX{mhx+GqWr><|uL4ae9Rxl%kD&vL_tq6FXc7VXZ&j%mrzCYO+%OaT+1H?!Y#;OsONo&UV-4yhFF#!Mb$eF7T
YqVT;o$`-^#fwbfG!E}s+&leP+gTrJX*mk!5KVv$(>sZU7{j6JrYt%~RbrD)vp6HW$k^bL#Q1%Np_kC)m8w(as{|$I<SM<KHout2+OE^1`T9JiP!kMS)3MdD
O~au%LpJiSDP5Vs+>2>^aXg_!Cs}#}%`YPQZQF=bygr=>TcuZ$UNe@mIGK{&U<sJK*BTzILqmF4^^y^ko>OWj`yor^#L_Amj(<AKKb}=V!{BPj*^6i}RfJ++
Y>5?*M8sBJ`{O{4k1U;^tn6iHMY}vA|27?Oq%Tind^$F<-`{6(Y<<#mU^egisdr9EMpY6gCxR{IL&_2B*g1)B5Z)q6ES69!QE5VMim$Evhz(cjDVGx_Pn)lK
day*mls8%OiQnJed~;ZBX$ME?d-}5k3|(AtkkCls)|F51ZS0E;R<eu2Hz^@5d72M6u%;%~AR?dC$0QpqBB<j@T4a!EcJ7;asGo`uIF_l?9)9vzlU6Mg%3>*k
C{CEAe-GuJR!ke-5#?JLQLp@{8k_Xi&H<=v`eOr{rw134fJB7wuo~r4KeyXk)H@mmOR<(4Pd#0(-IZ28&no3~RgFh`<_fL!N!vs$hZi`(q>;)B+SmoOY+0r*
c7}1W2fs89iZ;_GRboW<iaouRl61Wb2C4fv9lCR7%r6ZwS{>)OYq(^coqih?0;5bpgLW@2gM>8#rla$18!c2ey&5`X51RL6(RTaxbY#S2stHrUZP&uP4wx}Z
SM%7$+dJSBp(lP<OWho;>FMksMlnXjh?;h<LQCw!inEC?tpheTJB}K5M9OQW4b~#E6B1;pO}c`P!?<OE7J~~x(3v%jo&(c^nFmzkKCqOSf>Ga?%1&W{n9}FL
m^dNR(t%(4pU;E5J_Ix^RzZ-I%`qFT1xyTRhdG3+X0%#aD^W;5Us?HzxdG!+FbK9!ul=(IJ4{NGHY(|)X!q9P5bN{&`7)AJ*q@k##&@r|H562PsfqHz^l`Ug
biCK)s_n)ps>)($DAC)AI9f7jyuNmOOoyTRL4?XOKn_~Stf{q%omO**^v?k~v|)-ANp=ANSo+W)R5q5zZV}^`iSuEmQcuPXueQ!p^|8n*2=|?CU}XJZ%>&d@
`UU9AhFW)L<+}{I#UUBT2fLURQk6_PE@rVqyF(*?3YTM~XC$tUY{l|4S*0drVHzt<`k&a$A}|}eOl>B)7YZufG=_z7nSM&xt_Yg#q4pbg_xlsl)G_(D?I07P
lYUrlhUom54)jxH*>h-f&e&j+N0$Y0Ur+jWFOALqtDl|*GbVrNC9g@i-$W|-8Ps+PWOhqTI;(Gqsr!hrr~^r=#!ztOH~a(M^=a(aOF705VH4StGgE1<3yZ7u
47Vw5D;0EZ@ElkI(j)oxg%YY<eR=+!K4yd;(x=kq@pz=|N$Ddje#f1cb>+6Z8aS%a{ZJqieR*f+ZO|4SjjzJMT9~?{m>f||e`HskX4>{nZ-TKGve1sSF4yIO
*Ujuii6t0R3%q0J6jBD;))iZ@-S^6C-6YEl?h&sq6<i~)8L_hNP(|t4Dm4!HPO8>RLKRD@9R&S(J}89Tr(0~ht{Yop<#zz1yDt-$M#<AHjX=4uzgk%r@^qP1
-L`GbMUCQww%8-y^fCU=rt6|@<d9zGKO4r%+DpJLv7l+tyl8wZ$ei7)-bp>EXsFUShH?0DZNa1WGQ}If`wFg;K8Pnc5Ub?-d*yC2MN_nX(<Kd&Kuvh?^r&}R
NYj6f8R?U^GP33yDSj^cC)DH^m+<ys@%f<Kwx(?JU6t;(-1Nb^uO{n(v~w$`sa-Ob)mUe>88Vn_I3!Tw9tPGD)IWhw<)O$x^ATD{N@F+nj7=*_!yJkDb3zhq
msw}~aW>Qex4dKKH0(=?tpatUni_L7iLpR4192-++M&FGZERJ$P?yK<Ik1srI)NuSrp@Yv@q_>x*2f>Aqw0=RcJ4Oa&3h+!Xufc_b`FAAbaYK;Mm)V+j@+E9
?oIn@yQ1R4-v_wBQ7oC>Je70AJIz9^-LAI-3yT(2tM;qf8h5*nX@?!#`JZg<+L$-NLS@&u0-~v<V}1VoWK%oWGb`qHbz>->s<P-$HPqJb0<2}E4sm~-5l`Z_
*GNmG03zZZhl=V+tAO1`)>q|8GvR0_ssjQrs*yrvO9!Ff{3`4bl5yS@&04Yxlh!uh27PQ6V`rygnpkiiZ-@BW?P(Q4(}b2$rCW9*S{u@vCfSQ4m7ul?m9q{F
7J$e0@$=zrQKxM5v&WtqhV5kR2RT?N@>$gnBOXRq4Q!yB!Df8}LCjJOq0a3YBw|emm`b)f)9g6La62h{Zk{nUTupTIUb8dQ;qero&FXmUr>P?))??gtPi5ZK
5Mq$<J~>U+Ddp)SY)cwxWO21VoL2NPV@FO(u&`9hFBDyELiLH2?V3TpzK<iSv-OE&$9zm*_nT7|PlFnc_QWR4M4BCGW)Cr2rHrTIIWWN#-F%a=Z+g~bJPQ&W
kA*$4*57p6uwmGoW+;e)D-RVe3@;)nHVkzm*&PS;D8qi1Xr(3;Et{wEahBM<u_woZT2vu{vWDzNDiU9yos+Cga#Ns82X;d^7giZ&7I6hm=4o(ohp6%}hl+#|
93F`3iz!GNeY8rKR%Vk}Aa1Nkh5aThc|7FO%+tuOF2q&@w(v53$Xubu^i>;7$JONvyy8(HYI$Wb$Yz>)7%kUw0<*%OBY24c82BrL_W3Mf7$z3I)4p#Q(&>uU
F^&_1Q`weQUy})?W<sOqo7e|tprL_&dDzWh#-46chj8y3wG3;k9mp%iB1BV8ro`w~XN6*>qL%@|gPvmW7(X7RN|J6fjVB%4^!=uQB?*r`qqR8?^-bH|bZyf2
lctOB{MYo}z)!*BCn~GE^GHJGKdl5~Hhq$~=@{6!jXlLkKkSPJU!b8Yvy3&z0j~Q|8T;qv(_Y``6jEdtk!%LHvh-@#<<mQDWV6x2Jeux?_h}bPbsmo7rPdvC
&Ptz-<GFkJN!NcOBi;yWy^r5b?Bk>HZszSqSpXf=RQ9WNO5#!J!TP@=qxs{_I<PiB2wb$kXc4s}2|#^4ZFOtDIO-vwNDf7fs-;6Sti<u8_p^=>P3=@nyB=kH
UbmtaY;n{HW;k8VWQ=Ov&`+6%;~++s;@hT*XebcxI%%_~QByzW#au4PLYE}X0Q$FJK_f7hva{&{js$;ZyY0}-?q5`K`cDC%s2K2UjE&P3Bc(77N)XYwAX+rY
eIo)8FJX%*qCO0&t}9$3LRmr7SZ>x_lg_;y7uqJ5pbyuSq+C7SciX5&l`rtD@2e)M9fYd@p;)|S@~+SO_zi(^)1_;Xh*P$*vK_F~$Zj@D$0A)>=K)7xQWIyX
8q^y1+A_qH4%2XC$a_2_<B4XUSQia%GLz8Y?4-ub(vc^T85CsSy(Xai#ziM@zme+1QafnUSjEfI$1zP*IEi@Fv>m3S^#;}`Wc2YoLfga3Q_sker5iJeoAY~;
nxAJ=r$hX7=_ZXw$jE%0Rzo_qG86CN%2<m>@Dwvx0~HlV`QE&rT<V<t*m}k!vEC&6jY`+gf#K?L^v{*rtRS2=9XW0W+1lKB9GXv$LS(fS2m%7=FEMcA6mHOa
b77s>NoP8nZfv3?l4~x#L50;Y353Flx0i;}W@ux|&P+=(suJ-8Z1K?@o?iCF(E&!3;Od8E&&p&+oTsPFfmJ(->eID}O`l}ucv_Lu%Ihd(&LqQ3MkGoHt1U?&
SG_VCCU~yW8rE$SI9+^#IUD=4f?*LQB*lp5YFw>JImGvVgcePbtd2IJCU8#HFrbtH)vZVnpg!!|K%*4gEE;D&)zaF{Qn6S~nH|D7KK4D6zgfY}xrsJeX^+Y(
X-Rfk5ZZPd&ZpdrliAlXv3`*%wK<n&&lLAq*R2+og$H82)4)xUB<R?&-dNi{W5tftqTWn;qHL`*6`(hBvV9#?)^m?SkLbm>ZFss}B&y4vv`@DHS4}4@Ij7O5
cw94MD6FmL=cud69=k-E<3w6&Wi=DcUco(v@zG9;EG1e2>$Ob8!zuA_B#ldwx>xJr2DQn(`$J{Zld$XW4Mn$c*T_<ldQ$I*n9~o6dDN(oPZpM*13UTdx#-qo
JlFC*(d9m4QtziJ(RAX&0Gq`z`qF*)&<Vh6M>qwk6Wp@FkW|z9Xhoe+haTc~2NEm!+$Nr|T?5OP<7*m!M#VrxK|hC_bm#$7OJmN!6A7KTj)8!<h@s~e>DA?|
hMuKFvTEdJr7Uy1{ie4NC`S|LQf8zN0OPyP=0@V$MMl-`cL5YFpqg9--M#^^Cv{M#0^hSKv@96rzUm-hD()_z0*)jK@1Y*j1IM1D?xkhe$R8jMhPLaxpFz9i
@TDkIJC~<?i1Wzgc+C5vSn#G>)qKRgO^#VydqZroW~pr`wZUClC4~Nh#G9n+PL>ngOqi#4@5wOYv5Q%sIVr7^M*Uy?^hq(<;oi8024wrb{jc-Xnj>9J2xZ9;
_NR(XCf^>yky*2!9q_k}j_0xe`cc^YKO`wN*;5S*i;U-CAYJluplV`tH_q2Xy^%5fVV@<Ehzy^LcI>udrB>=w|CnWDvm9?K(gl~bMmN1)pHp~ba2V4N<Fi^>
<=?@^$dzN_aXy{JH<R_jv_HL4$4TZOIkR7wXmxxJte(C(u|J9I?0kl!l=j}hY<!YTdO1utPMS?5jRC?jMhKB8&d6C1H9dT7Zp_ooNllNmBAi~SW4AJWtNLTx
2a3^*Edw0HLyVGKDZgmbr2t1@O4tu@lAp8akO{Qwt+Ri6A74`1#UL-C1<qznv_XSDnNM{y0DM%bKlL$5qjZIj#+v;WJ^-k2fWrk@RTu?f9qbloZ%MM-DYCjt
p~u36c^7zQLZz5E#Nwgx)~m<H#Wh7_jp8io(MZ_HD1t<H84{^F$wru=o_uW`Zaxj(6eYl>h6gLs30nQapv`|xtXAtYm6C%KT%YwnbrbGb^fqA`8i?P+@iOe;
r^z-*m`!$T`SC;;2sHdiS+gv^m}x<+4}T2ED7vS+8ME<5sPn(^?4HP`Qhh#@Y{-CRI`Vw`4Mt>?rIVAj>bRmw^lw>w<IqPqrA1FRR#8r?NYjf!v%%)Tr>Z`y
Q^&j|Gu<a<MdIVckA@wmbkf#VZu8zxo$wg5Fpje(K5kA=l~G(vEq(NMhlvaz0eGubH}qzFpi1mIF0`dbt1pPXc@7MgqVKge<@e3;L_CY@OjlMh(0OIp?YJ(_
{|n`XUxnazfx!O0A8TXI@fc_4<q_^wa>Rum!@Am4#IoloGq6rn&7=)%Hj+rKn5!_*UDOlhbWz%GvQgJch4QF1Xd5i|o>AAR)JyF<dPUcI&}+ujj@pkO-!vmd
UE-e2sS}M~+Vcm$jLl&#F&+=0Ru<^(sDR6^mue{;ae}08>=BDD5FMe`q{ek$?CiK;f(<HkQq3TARYS09mX;rt{5%FW7n-MQ3I2Mg&@rhSK71@SkUHPjgX(>2
2WaDzqqFjK2eo;7+p;!DVl~WT@n`<$KmGat{`!x9{>J?2Pk;V@{`}`Zp8xdCpa1)R|L;HBe-8is|Gxi|IvpP$|NBqh3|}Ar`;UM6=KRg$`){VN|M<t_c>0t1
nuo8Q;II#?YX3#O;H7`LEW(d@{o>*Nqi>tzTb*vUd{JHnfdl4q|D(TY)@SCTeOT_Ex71+U#%?aIp10rz6;16HPF=dOc;_|fdDr$(E*JCaRSq7C(tWr8kh?JO
LF;)JAN~F2yXEV}zD0}L*_ZCyUHwZ4-j(;iS~~u_kDXWB<<9l^jPnxmV!o{MSKL2*zL*DX{V@y<o+Cnd_hG%v-&J=tcO2l=-aO1}x4GckvdHZ(E>yX1c9)kI
AJ5%+`-eJc|3N(0^J*UX;PU0wot>1RuCIbcEq;IR)E;j<uPpAb3%9lTXXi)D*?yUWeChAz`77|@M|tqOS>ZSycoo3Xc~>0j+uhZ>xy!epdR06hqIBm6@WHaV
o6q;IJ1h8Cz`ZNBzEfX1+wFpfKfG@)=X^2W&lfwttbupu2IYO>&c6aL^7-w&$}huNzPxvf{Ce(x=D%C)>Psu`vwa!t^LqOqyW3#<@^$sui_e1XUER#zIedTj
VP5C%S3j(TTR$v+>@>hxUPjl^TR(6@Aich=qaXy!Ao@cXUH0um9nGDKZ`<8<z?&J*qpR@uwH<rDy!e~87e$mW54-Sr%V*IGr@nJufA+k^jUGhRe2HoSy;t6=
z*#)+x-CNR8Z_k<5WfL|aH{(z=P$aT&HsmEJ-1>8fBVk)kJ-C>M@THZdHu#N1mKj5&;wu=EWxGEq2C2f4M4#U+$#^@!I@QXUx&q)cKP?koFC+E<#5lr4BA3m
`{M21sa@ds70;V}d+F4X>+r3tZ6`M<fd3$#Fb+fNgK%b%HvqtgU|zmyy+grY)R()h=QveU$o7jSU#L6Y91i?S4EKKkI}l!B=VG~d<q&v{aFFM&7j27q;T(`x
+coigh@89N-CN)|?){-{+QPj)>}ua}cnIo!z3}H3xd0cA^T02g!cJhZ58+q28^FuOcISj0=M^}3We)G|^8Nhde{#Wc(eP$_`@nzDEI?T|w+*j;3G1)EvUu#g
%P+U{8So3>`jywTZGGDu9)#<-hl^Q*>Jp730rBr+{w8AiY}XPvED!d)h3h}RC$guix3g=Ee5WU)J4y2TZ(1<t7vck}-OpPb_lgwOx`^j3isZ5n1X%VQP%!@z
m(RNnKaid1N>j=vr(twk8D|J&4Mg3){`)QUbt-?G3{{|&ko-CfB-&J)_|t1O^X@)IT-em3(xj;QmU1B5Yb-&GSPxX1DvKrEKx+s(NAeHjO2_!=39p5rnAKkj
p#h$U$ZKYnqP>fPmuMH0-u#1jZtse{l1}INb1QRQ<_1rt*c#knG=H#XPn6Q{g#Hm<K9$|P=zK0{tDtaHHy0N?TvYA7e-#iU8EQMC$_`xVfV2<ab;4J<PiAz<
ReO2p__7qQ5)stC2m-R~awz6is~cWE#C{-Szqb@#kxMEBeCzK4a_blOO?ge*&qN&uhj#cp%whA;{G7Jj+kJVcJXzqf1>)gw*VNtN4@KFFQewxE2aD*vO>hsd
yTi^ANF`U=d@<m1k9O6U1<A$dmt9%rya}tG7f}B8-M7sR3U48P7+I@Xb_Y=f`MbYqPVGa9yt)6pB`Bba<KS)Zyd@7Wg=}V*PEj=O-Ms^%=Uw;CeGqlGAEV%n
3tArDx{fy^ecZamyT9M&1+LwBINNtisXR6BoF$w$p7>!CFRH!JZO(Te20*-44G*uDu=?$N^g3J~>e@y(yAWIXYG<=V89KNQ;GR@L@$=xakAQnk+$+9=HaX9O
I0)KcTZqF;+immUAH>r(S7q@M-u*g=?($Z?awDgxFLL+}1-JPeTwFPh&AqMj&joB?6o4T2iYsU4{mikU+~5CT#{*}+{Yf}Kh=(1zr~?<w`)%25Up^m#7xmBT
ZC>#G7nO%BY}SQS1rL7!*Na6{IS|a8(pxUProJexR$OrR0dfZv`L1sAGWeleRG(jk_3WysX8A0?EoVO1g3#SxR=dORTYj5YyKQ8LAou|Mi@$Kfu)Zrl_kRK$
;2*dXxK7}_yJ|uZ0u=EV^PXD*3TJn)gtZ&bm$Mw!=xwttYw@dZ+o8SO?|8UHQ63^`r_sw_{Y^t{-27AqzYCtX1kgnUM$z^2maFi;++FV8K@jHAPQ+#Wyz6q|
d-imfunc_ori$i;EJU>R^E&+1-*5F-7EQLX;}`QEVPS=;_KPN{xj@DJa^~Qi+o|Y;e-N!`cK=>ivoFHBN2Me0gSj0+7~)pQ)|q>N=Q$AGJ5j&e*IOQKLwuNp
e&ZDYL;tf6fpgomB0q!>?*BnN0=frKw)sEvcK6k_@I9Cx?1Ef6P3bRO2emF=EFvHdysm?y6IRO>7P9=S@b1?<o_VO+MT`5`3MKa2VlTEkkh|P_Q-9Zo!WX*(
cnhxU>#E_R_Wh{k^}Yx=2<v<<IB38uzs#LChk59@z-t!`e7*DY%c|Uo*C@Ze^DK(ZzjBH%g9X3)g6H0>zIXFQy=yLJffJRD=Hit*+d0lQpVd`f`R-e1=XpU?
0=Le~+|I8p*e(24RJ^0eu%|btmmfuTmU_YEA;p|3_;b1Yws8eUd*mRqo?wTaL6p0{X|o@fKjtBp-Sd`|$FOLu;d<VZ<2VYQicL@$j_R%t*z+zzh*`8r+X|~$
JU9>-{;oxBBK5!S{z1bu1fBKgP%eU5--NE~0@y>8edX}CxxThGNT5I@G3Ktah9)bes6|q1x*tQ>SB1dK-kmK&NYoX2xMzz>m^{FJT$EIKj7nego#(*(R#rs~
n~;)!5RRC8eH1FR9on7*LO0>P&TDIzczfS}mE&YlL=kMtIw#gb-`Dn|t_&+O8{*uHi@iz0iBv}=;;_N7l*B8nx<=jMyI#fbB&a%9NO)cQ?eLq7-H|KasxrQE
@(%)h2NA`hg7^IAz6at^h#WzT)Z$uip~j)$QNx4Fu!5C%CuCHRX2fvsJ9yhKUdN#)Wv-nd&=whG13JGZf`y{%V&uiGd{Ni^A{vE?A}*vmv|I~;Ze@w)a?Z^)
kLz_tk%%w}-hSJJdhofX0diLtO{!F;-~LU*-K<VT9{bN*YE|~f9SqrbpGhJC$CmxBfuzf-Pf_^1i(G^th6)BMyzy?(3ioOdxQ(R}Z~uPdJ-y^A<UiF$R>UtZ
+p_S(ul}<Ps{E%C2#da9vSNOLQB;4j)o?v?Nk*@mU@cJiY4kgZbZsixlxjPXspzI{<eXH{pF7@#>PL#}T1)5m!Mt|<C7y+2Xa({g!~^zGyT66%qjEV{GZkQj
J{*;4k4^hQR|?dtS<sOFI2nEI%;7TXiEve$_`C{bx8El^0P~L&=ped$usKsjbq+q42VOoO!ck)A#X}o9P*_i=SuW}l26-U7EtUb~wO@BIc3R2npzdKSU<a3-
rOvvodBo*ge)yLk$OLt>rgRDBa#unC0_{NRMzJSjoj1*)tzbw>(gsSX0^+(4WOR!@ldcG*=y+Ko7qwvrw-I%$j)AU@0B9j%#4eV%2Mpdt;<?U_-}5Erak#|9
FatD^mw(f0*XIxLcQAk6vXEmhu4DZB=PgMMQ1G*mb8D7Ge_9-0KJRi3ZXL@{4ey|;r^65ir8p!t@5$xgZ(a-|*4W=okdhfFlOW`e?i!s4-50##m)rtHY%`8*
Oo>B^Zo7x3uA2l$JyHZMo1zZ~7Lo%jEwW}v#C0G^8!v0sE`0wkK>Z-K>-7CQD{rV-tcm^y@iaqUjSU%Z|3ALoyvc1G*%v*xXY0jn*P?|x0TLuZiYj}0mOC%r
`*72<_q3OCl@?Os0+0X*QdHSJXHLBHzTJavM5}IuZ&!x@a3o4X3QOkiM*^9ZAn)%_7hOQ4c50#{ukyJ7m9up+8KS<B5_P%Dugg7f?0y~5i$b{VVW8b1W5UNn
2w<Hs@UBg1BfR9?1>`KS#{gkH5N%*C788$m7uXjt)C+FSY=5J`Nib;`f+|2J0yI(8G_clMibVI7+3so_qu|;<Wk<oQ-S9_{ViEemd`>)zIfx^|F|;rVtQU^$
fMC~JnIljOBD)df>h`sxcO`q!M`|=;1uW6(dri??&zzgk0v??LvS}gu>_^#F;2E@Sv#40%qGm6_XP-#M?!N|=UX!zi(1tgxWaU}IjFQxsZM~w|gtgbwn?HWs
n_p~a`)W^fGq*Z5tjcp<TK<)_{_Lj((qOY<g<tROnOzrwH=9-kXr3v`yVDHs7Vhd2Y+u*Za;rN0CvDowYN7MKdDF1@iyjo!x}k2NQ@_>k9J{g^@mydkC{M|3
1%U>f8MKh=<i(W@c9V*Q8GgbZ8dwS?_}<LVeBW~N>bi8cq=2uz4d2@oP~*yZp;IzfYukD6DXvZ4D*)#F(lTZhxuY)m1%%nI*ku~9P}R^4Wfy+4uIh6alYCE{
S+?I5_S}V#dYai3RJUe^VkbM`-Itc42E}?-%=LYPc3=fFU;i_J4$Q87ugq5OJo_$h(cUKi$jQ{Xv$iiHgJ|>ZteTq0spfERq300LDhD+*@AID_t+qCXH7{Mq
tN;ZHUA^7-rdHccMQLsCE7#s{5Gaa?3AQiF92(c8g!3PTwtl1Ac8&_YB)dy!UClp{(<2)l(u|!oCE67})aK4vV`dZGxnJ++CB3wFrv%IArZ0AtS#sSX-VW^F
e`jg=pFQL6_qTRn&wpA-(dzkK`%A;Aa$5n(z^ZO}(|8<}+Skymi1BywtSJo3&F`txxa+(mMXl9swzH}3?kk(pQsEmlX8_&l6p?>M{yy+$^xm=EO|~&Jdii!v
Hefx=w|2$KKY{xv>}dths?vkAioNzI+Ik8W6o%`yWzksRbv60cHWBoUg5K%tyeQeOsf$9a)<ApbU#+M@MmCuE&iiX9s=b@-bu)uoljP{!g>ncE{pvNb{$hD~
Wxgj&v99%GdfDzua|U<S+A`HzEsHC21<-b-b_LMB%NeX0D^dByo#xtkW;Yu6Bd~6Z=1#2*H7N5-J-6Dak=goP1xdA^ZGL4HyV<SUfsSiifBtrE+4I|dv6~w9
v#*MRo5U#G)^dX=Xt3zvlE&R4>KCcP3@XGe_U*eLg}FVF?cw+MxpH;MFeD$|eIne23!B3@I%@(DcV2*&kAEyNCtgowi=(jd4w!rACiqby=>K^yWz9mS0!zY9
r31Y|Io@|aEk{pAG_F&t^n0oPjVKN3?xtS~PBh+0sZbyy4g4cqct_z4@w-?I3fjpy<l&JvG!B{uS&oCZI8;tqw7~P21nCFZxKbRNMbkyGD+Yxz@>?Nh(hA2X
>{)ggNXcmin{E&Xf0?kxGiRZwjG!e+JK8YPWo-JzrRRy!utd|khhtm&tTMY72=6%=Gkhr7>_E8JH_$&-f?zMRa~DmZP$6kZuu>6@pPn2Alw;uop12$v%9$ZQ
AyOzHgqCgJo-S{-gSBG=kR1_LV6}~X+0=pBy^4o{!<TlLRXlFD?-itPOy_w&s-MtG53z~Of=aQVRsqwf4f-bJE_Ddk5RLJ|$wVw38k|pphxC=a;o#<_e6{$2
MqwYXWgi(oN`I9)iw8X3Bnh}VE|0h{J`qwLd}yi}J8LlX!SZ-m;>W*9;mv^MQ6x(dB;R-cPR~vD63c!p81JGMLFoOkOyZzZ;bJ)$KP?|#`+bG`+2Z3XyigIh
KaA1GoB#LC|DDRJNyTuy5Fb)CdWQoWUqv^|&trU$irwIYckB+SbYF%2;?TW3;I9ABe>~hgyc!c8I;h7Tilf6ZNe6O6jI4FdAd(6*{bw3KVGlekkG=d*DpG#)
AdbIzg&3B+d+3k^eYyz8W^qi!atUOxh&$=7m-qptWBuo2Lms&9r;40Nt3Sj^!rQh<!_$Svfzb~)=PtsVk?=!%T*NWJ4_+@@^lEpi<~v5V7vVn4hNU8WMsLMo
C%h;ERX+>>E!B2H;$Pv*9`$?_3A;h#%XX9tT^oi$9@tWJ$Hnp3osynD^pQs(N=gc%Wdype*B4<pDN{efRdzG8@aYofvHzDmv?0ucErUJ=C;-(igu(r@zV>wX
_{<#n*^PA@jO7?2G~#k5KYet6X;9AL#C?2!p$H%?wKl+KP0+f#!YfPw0(R$k&JdiNfB?C-a4EvXzu!*pIB_y&YgNdaC*Bu`iN}af;eEs}0*V^kvcigZElF!x
K7m<V?iv)%eXyE&!Hid}-gL!EYD3{0J@8Q;YSU)UJRiMlHH=H*?lAMcxzB`axn=}lC1qhwXLm+X?g}krQSyX6`Y9D|NBQLarWS1lhPZIPuZ<umA~Flzg>8X5
SNL20ok?fZZi`!b<-e7}5v@@(v+Zp$)SpYsIpxEnmF3L*#><18?$2H9NmlLy>|T|?dcMy78X!~<4m>eEVIctBO8A8CNW~|Bw=Qf;E%1Y2!U+G&9D+5nN_`)$
P!AN$R<M`ypRc$Z0UlieS62plYVe?SX}U#_ZA#sAbQUzI(pI+a@Yf2q8v8x<TFQk}-NVjOq{tu0YuX=vXa@06^+76PhF8hx{3!pya33`7UWj3_Fvs)(JD&)N
k}y172Rm!xUioqYj{K~-Vd+wBt$3i;5&xF{7k>O6%nw*%FOUpBTl_ozElA>J5-epB?VX>NzKWaJ-#{Fp&W<s))fQ~yhUWdo*>=G60V|z(=%V6gEaV~*GW4v@
H@ozZ9AMWd_I_Oae<F-=Vnh7RaT%8~e8q$4rk7H1L1Yk{+VR7OgJqeRjh%cI)KAz$2>s9>$5!ju@Gw5G%Nx!Q!@rYnqJMTOdM|<@p#u)Pz>AU+hbrJBxgS4r
=c9CfkWM(J@?#l3r2o={3g@Yh4^$s+?B6XPyBJ%xh(^&aibXQSsrnW1z?ag?7A$eR>IFvP;H4Lo9m}r4DNRPsVnxF{!&f|;;2`A^Lz%=rv8agpwOj<LOghjk
c+gcbangbu@+#7U1&$SznUjFFJUJ{B@Ai0Ww<8lmv3nLgz{PRI8V-N>{m9}zIu#H9fU)1d4DG%+{P5yOQJh~SJMKUa@)&S1uos`mbFgrCZW`;4pDH5nvZwuc
)|_%JsnGH9<G>|anjlEeO@3;$2fPZ0P{rl;26vdHv|E07z~8+1Y1!2w8UC<E=`rGw7kvEqU#M@2E{*z|eO&<G*#gz$%~teu@t+bbGM=&(Za)U&f-I1lpN<_p
?3X-wh?a@dC2A!GAOsQPbt604C^yc=9!16BlHOf)LqNxyC+vA2jS@!*_ZuPeXvxNdiVdd(17mYw$LN&L<5lDjL*>ag4+JkF#Y>p%QYe7uM}^rwl<33z$w$&O
?)WTEf1g+d$0uBO?!q=+*Mmqgm6g}^-a;<*ZV_TU9A65C*NYMf+&D6mZHXpJ1pOFvf_82j%dqvv@5$yMPeqSwbT!B#iN>(PkqT&O-oziIkgZS3hXH|RU^~?G
IxnKGrwm6JbG34NHW!}4*F=G-;E=?7cd9!V+rMS?q<-h<_8REuqPV`io9WqiKZ=>}&D9rwb)VVgoqhke;(~nliR|*sysO<}^7tv;CfAzcF=x#`z;tSSIlZ$y
r}QjX%&K!!UOfN$nQ7@+Y3gQPnA_rO?W@04n@L`N_tTPDM)6uJigH>_rX`u~{;4>pwXQDq#kSa9=kChh6o!-Q#vgUVHs9~Ei`{fRFAz8#(@-=w*QaIq)tB|G
D9f_a%F-tKwy><?FMHd9PBAM~#D&?`{Q5iXYin~?|7Ev%!k)J@pBtO%;+N}OvFc1GuZvy%S$SO&qx>pwo%dRyPbSqHLgwY%nrjo?fYU<1{Z;wZ)!uk(7TcL3
Md13&xvo7k$;Qf`-&$H`yR*lEx_WnSk=&`*<*Wu~xu4ExrseNfwsBFt&#m?K+S<Brbnv&U?`E6(y+*FLhE<S!1?HzgSXt}x%Fds?)4td|-&|QQwA|1OE59iJ
s;@Wt^wQd0Uv9JgF2BtGZs@n)n%CQl>)oAY&F1>tHSBlq=eL$V(aKG=Qrw?JnBX{d(7!ojM@fPQ3!)Z>L$I`elo-KEEKWHWLix~!-MFwnkyHUi6nkBK*5C&^
d>HBnbk-!{QvY?@CpTjZ;xX+}ac&w!H~%=oSc;{9eK>$UUL;+-2*peLr=?9zu4qmlhaunH+^c9n#e%g}!caNun(Gq0Cw*e!)7_uN2Q=h=xQ(md%J8=PeJJDq
igw4KDLj@g;DW~SH=XygZ@_;a!}j;%ILg6k7|*5k@Nqm<b@CPbJL2rs6ZUuqs)AjAa63niA3omrgV&kEG7eQVei-BBM=$+dv>dr7tc1Np4a!vnXkU(&_QAS&
Fxdm{e|Xp(f0z~vt?yMhm8XRGVO)GTcfp`D_AsTGF7^`EBBDG?Kzb*}L(D)eSx{hpv6xGq3Lg85_|V7XD$b=Rr8D3q?m}ktzG8}<>z=aXD8E7m>@5#OI6==i
i^lj=%wVa!WnlEXawlJf&7tqRx>m$PWDg_kMzWy6QKmn5p1;j5jlI?6jAn!yT-RXTOxs2;&S#crr6ZSYT$&eUg;;)>eR^~X(z#psHqjo>j}-;080pwq<AjqP
Ag=DXzyUU)jsN&@(=qLNjfe#`;_=Jsb^>e&ptC1WoY%5^pS-baNV1DeVLRV9vo$0hahzgh-QA)5l=XkIYpVJVct9`iy=_@##v1NjYhTv1ENg?ghC<Dz?%Vbp
*hPWv8qdks->+$#8Dw1;U}jY_?TSvwnh?K%PuR2bv&Jp}&~i|m9yYR|-PfD}@}2ftxwh-wYx8y8G;jCD8kFU<SbMvbcMF0`H_UWU%zU$cTg=P1<rdnem+7Tb
y#aIP7WV&k(C&3b$gVD~cdMq^fzTwN&W&fqJt(Sdc75f**SmJ7Pw$J(-u3iSv!MFz7w_$rX+CqS%Amz;Ul5(teo@ZXd(s#??#_+EvcWTC0cd44ncDW3Z{F0m
ce_1U`@pib=Z?8^=3lz&Tz3oL)TPx-_50kpR3Kx)Szi^?<slAP9$?wM#55Z3&Sy^YmKQp+O_tW6%n#|9etPt!0Y^nXrmZ|{>~WDCaX6B*rY}$$j0x^+^~c||
zxE!^O;}N8MHaPGdLM${1<S>aFGSyd6Gyuz&f9cxywu()SW;Wz#`yq(S_BD@hh*R@yq<!b^qiQ-<;#z)jN`PIVq}D2pb$sW&n00;rhLnRM}15me7UR?t7wJB
uC2c3Hm**k&lRDXRj0>gK^s2|{C_*n^r^_21aUC5cMARo3c7k&aSH9BdkZ)g&9ZJKzUfal%1Qqr28AQpvp^mfe2SWa6>Dk<449iR0U4_ni2YjdmylB=l5-bg
64wJ!h$uAi5PN;+j3K|nUZ+Nops6RLFo=pMjG+V6RBjY!h&zSoz#26r6$(=)9m+eabG(R<n9HcQ$2F8K3RnYdk+Q~+vh#zBQ{fal<kua-4r9G!3}el^R|6q&
zan9{5U0BFcI2CWz(CS_7DK=eQmE+3sha2co`ZY39-s*SON9Ut!NT`0K9M&|Oa1|n7MwM(nSYV=ugd7GIr_)i8A%KtaQv#oy?AWOPSqL?it`>4xL))gY$TQk
T~Ej5#ZOD*2@ieM)Bjbvfwg|z_Pk9A_1nR8{a<;c^&Gd$WG@#8r>M<w)JgyrN5_q~;K0W9p$!oon3ok|*ZPZtOmL5G4v|e1-4Om@S6#y}s(L%KQD=z|r%%{3
NI6^rX>3Cq{=@M)#7WmwJP%ittF==sa+{YP9U=c<(xPY^?D;Y6m>$R}9Zf1^F@!J1!2>YdIUAYrPRIdEG@QHewU$|2fn+Q2JIAl}OyMWf1%HDP<h8&~WcVRu
x6qsJ4+{385rP7UN(6STd9>p4d(K%#1Y#UU+O3a9ohgVtXNbqSkNrCCA6UEN0TSG0KB}u4f95oaS_F=B8&MQeGl}Z7J(Ub<gU$unQSJ*Ghs!}&Y3R$}EePTn
6KBld#y1VL7M|ZdWD>iInSM$=!YJ&2DGT=etXazCa<NPo%d@6$!<neObu&nIbO)B>b5n_G*C(zAhrvGrs<_$Vhv9U6t1q75J8QS;M>oz;8l#T0E>VBqqK$bX
AeE7Qi=@k6{qDMxhVo^Q^<_WYc1#@l17)z4HZ9F6#-#!iZD<M>F#LCyP#yvp$awipx)=1|@C&}|n(wVZ4gko&d%~V_m-Nzr-d75arOQN3RQ|f4!y7g<)1ikL
Mnc2Ey#FuQ3()uSCV8bD__!}diM%aT_%Z8youb8Z0JL4qO`}Udd>xeV+(p%6#G_vrzG6h2+cMNEw(>4(w3JcXS>6Cb$ubtT{>p7Fl=CP?p&Pl#fYOEU;st7(
dv4yNQ!c6RAr6L!NnJXShQf(L*__HHABT=XSndk97h_1dAFIvBeS#I*f=Oh{J_LR(RpT{3^b4K3D2QMBr6SEFK0d_q0kuP9{wPZ%d&&<(BR-_jL@Y+j{6x}(
jRc|0J!=wt!++g>Bki+BsyX(caN>RN^6&@aNWI6VF^LW-=aRY~$Nvkx;@BHl6tHX(m_IEIL*pW_Wzzz7JhF8sf`v$pK0I36nP!9LF3@<1hfyDVHB1j7DhhG@
J|3&Rl;T15%>NJ`8qpjE_OTf<<?y|98N(<!q%^(h)f5K+kE8IJEx5#KvOJ_u*ppm(tthxq(*k&xKG>-jvT&3mW#V~oh!+Y@LrD=UWqiD#hi;@X>EXdDdbj6H
#XK&hCc?Jt)f&g4q<t2?WWQO;a~E-fxu!y~U~GKXd)^S(4T~XPN=9t57dXrsF)Um$goq_34Ek2ZZpNF<wDTRF-XA2p_F_PnS9{-U{a-=4aPsadV3K=#_S&40
fdZV}36Jt<@Y?;zJG(%h45i)~U{T4)<_$l{Q-L^;eC>eepwd>lsXN4|?)R@@26jN(Z6Dvc?2X-}nK^S?_uR^}jGguAs~@6p*{(3bU(TAjvD!K%wB57DDjll;
tI4z4{OhjT-0p7AO&4$HroR5(rDb7F;6%TKPV<>&%*t%~#QUbTUDB_%h5oGZo2lvT{Cb~do6O1W-TZ21!Ou4nUDtH=i&mHR<+P$2Fbgm>tNra~g<5_@*B!-P
b*Cbhk?T9hc#%!lv#ScOcEs{#^?g;=#LX|X_50OEq1i91ud65QvA)!F$C_z>*Ro89uB{dMc3RE$Wj-sb!m(;nX0@?*O1GS?_g`0aQ~b@LCAnMK?;7+EbN1e~
!Dn8sJ9;+HNm=bJtGqHM<Z+<ZKhI`&R&h~OrbSun1YoCUZ%+?OT+7=3wX~<!JLik-)*`Rp>9fs0Y&GU!R~YVIx8{l%d{2t?7thzuyxL~=*Zci5d-wVC&x#qj
U6n+CM&6sGDCv6p&&!=*?6>P`THJ0XuU~7I+M8b$cW+%whx^y{te9AK?Oy5$As_xVvak;Z@$th^ap&=Or;5L_!;j?p2yb_!O<3AY6CVBW@bD>hWzn|~8Gg*p
n($-L4P!b>&YB|*upbT!A&Aj%%{z#5Q^{iG-RZ+_0T>P=XXO6BZhQwj>HG=4+!zu2*HOV=+`~=`_?tlYdW=WRVqydC3QrR9`y&fnb}9yvh|nj+gezp#C#AH5
4?H$85)oWGX`0p}ZtEJk0tcNu@SFG>Nn+;tDiCu3s+*<WUj#gO!X6%a{wTZSnq>|bQn{^THAoP`#tU&Gf9A;^6Jfpj?^j300tJqX8<~;AM<0KT(b0=W9E?5~
n-Gr!y(xwfbAPBjD&gZJ0!Vxr^9Zk*3{srLW`M;ZPSRJ!24Ip5XrLnKQc);Bbim3(q>Em7TolY~s*u83`T77mO;k~r$Fft1MeA=QR363+Ye;3BM#={-#(<zO
3<ZmTA}AzAy_7Rd$@0Ld3^*DPS7@Oc6xMHsUVX$-Aqc^nl!|&_9~vspHd{udDQJ28*Yf!4*p93ZKOH&}cA?E)O8WS4MvUW!L)_h*HBw3Pp${cLL`yKa<B!jg
oQGw2d=sa2%AX~82-4_Fd%EoVpe0YtSNLk|-^62N8sFgHxLm=O9bZ|8hb2e82jzz`THZ_?|0u*m+&bRPQINq7R6wdvSv}n_`p^}obrbg$isUPK7}-(25`1|a
8Wj(I9bCWad)z*}sD2Q7JgOL<Rg2XV_JHHt<fFLZF8^4bvVpNzT}KN!@FH!jNtgawbit7v%OJSxj>ks9yU0(p>A1&EyM$jq>j3YGxlfn>`hen7j<Z3{qFM~d
e0-{Q<HKl?#1|vy@o*HsA(l(=$Z>4<On8xC3d1)c5*KR0%CW<|yTQoXjpfl2G!;Yt(vE-4ZrYD!IG(B~agiuun&K^Dk>HETUS0y2Ah-6a8u>fkxy?ZPg?}6r
LA60I?tk#QLmUO&p}`0%E(lI{z>12IQe3trHE&7d)##tv`OJy&m7O)3FQJ#|f9v5IPCq^RQcw%DS#3_v8b$cHRDoBVHNZ34qG}1W1BHXOJNNSO<I?gcVz%}x
z%C6sZ@|n$?&t8u#DC(vO=EP>_1_UP1Ff11#@i~CGiLOTZtu0SnXHgiT{6=vVC{*lbsgoXEf!iH)a(t}?3f4Y-JW}zYZTwLptcR>fQGy->Y6%g%6E3rnua^E
nps{MroLL0^r`bmWHomSLN&->Nv93BNS&><%F1+7<$F|UbyX;2yv<PHuYP7tE#FtLG|VSgD_C3=h-JXki{QDB7?AHEA{ND^*^0-rSnY1#R)m6l0(>uWw_d3s
$8zDd1+BG1ptfb^&Z?Cu-*5K0tpkfH*Rv|OTi2Sjm-Ww~33NZ3-h+nP_50o2@$;}Kiy8s!?{xrBSppgsVGV5Hdg#{CiwoPbh;3Hxdq7>+T7kl!TFkpNT2EH?
T!04f#>w@P<jxgz8??16O*en_qx{KJzoW`Ms|Fkt<SnAV`b28&^6SQ{n(bM$FShw*<-o7b8cyE2uDxbW<!K^Yfv7n*5xXQ=ovr9!fa!Yf>*qFUx3=4qtoqeY
i{{kgmrd2`rBA=AE35+5bwhytzJ{0iOwA^;=N|Fx4cxez=U9&Ie(U+(X8#L^Gyr&;%5*%yDDkTu+1nPfYF(=fcTGyK+=bNLxq=rqB`#fot;N<P0KpUX_~i~6
ZsEW6P4`O}Y%N36<`YIL>J;_10iKI$VwIi7CdTTY?M|mzO-<ciTj*`6U6EaBd-FAPJRgwybdk!p9UCx0Cg(0}xPclhSx$5}@Pd*Rj&6Ky=b(alzOsyYv9HO`
_l3Q)|406wUU>Uk)6(A;sv|JDV(u^gL*L(S<`?C?v)x@Z)4yK6*zK(93-^T$LDqPMRab$fHTkKySw-`*c-FX^JJ<EB>MLi}I<I*#Z+-JCtB#C})<VRu*aMRl
hoRSD*{I0BsL^WRIQvo59_kV8`d88)+QUr5tLzi;6r=d&DE^<vrUNQuKX`p})_fd(SSr>jNbL3L13xCixv5vgK?uPTVvtlqKac_=DA5hO$$nbmQ!=bH=)mbZ
-6_E;#_Klp79*yCxg%75k+~^4K1)a-A6m)MhgL*sp7_DI9Gs64kQ$IN?FRhTOE6QoOfo%{_`?F{7<%B8(~%$7E%7gQ*NQ_8hao&XVULsaaqES{cYY;B*H)bj
9U)<{Jdz+BmqDUJCEbXdDA2%&%NVsGeYK1d5>wK2SFRD@z(u4BVTvRBAWrpsAxvfb&AAJi^PZ#PU@}-0%QzN8dW1}|Cr@`q$=eJo6AOtG(ezN-BtnbhlH*o!
t#@@0M(cwNUPpM0s2317JkTV>JrbR(+lyrUUj9+Vyo7}>@!$*Tc6slnk%NmSse(f>@bL|QfDB+fQPJM+lkU|wO|E!%*ZYznZ)_tV8lR;H<>SwoAG`bjFq#q>
SBqhcBls!xh-e2S?j$;E;+h?#8{qEod*Wr^MXbk?#i!DF9zHi!EG+m%lE&g-535Q!Mjl4?7}MN(>bxKRPZTZ=>7fjS{NcAX7|cd^C_&xvkA#u*@2q8b5s6b#
D&H5%(Gc9n@_;Dw(ib%C`LfTgV(fdK_luF$GjTxiaZE!I`3fpFi$uYa_!z~~?grEbZ%`aOVGoEp@v5&^jLmo-Gl#c~z70Z(kb=^Mdl6{<p_e&Rj&ev&soR){
!&EFk<2TjeruO)Nija6O=$qhAH~;RCq$U5B$JL9+LyyWw#08VO6YbR=Tax531l;o%h%axeepRH3XY+&%2`*%!hk*msZp97g^q5guSo-$HcfCDi-vvyq2h1J<
^AO90?Cm>J&gwQ(_$eM^(6vEYRjbH)_Z5HJQN-e|LLsiE9y6mtPe!<G4oK#Mtp6&^HS+_^>)4v4?@0q6MBG2(=LL%P%OLRN%Tw;DKJNLa&~bbzL(%*A@onih
g!aF|eE7{Hen!I%DP+(eu`EwDo~m<GuSLyAOENhsn2+$`5Fe_fm#9a>Q~axM8EZvY99ke{-}&Zy#%gJ`ov_VI3zpJj3N7PP;uQM9=ffXj=%>F{p!g5GR*rT)
lZ#<_-3szH^6+v*WRcSUX4)XCo5Q$V9)&zrnHziTX?-J(*b3xR?@wi)Fed8S7J?^z5RBkdsXRg<sXQJZ@zRyCBh^6rW9*N8u;;!SbKLpk>Ea%DM8^*Yy$xQD
SxCoXXt>;ZL4v3KxeGmv?bK~K&P&Aj8%OT?zNUwmdvCGyIsk!!$ZQ!$5k|_tZ7RvA81lycW9vAx1g9x_$-ixpw}?BeeQ34aF_itN_I=G$(WaOjXx&RMqSmR%
AxKK>z2Y?pfs?;Qwir)rq#sXjOUf>_5m(&ncdwedQ+^D$7dUKWzX)j5j^p{xNCc-lMQsG6tm~OKivQF7oxaqjf5MS-)}(11*(ql9tWm!-QovqKU&!&1aw9%B
anKSXWjo@7jPpvSikxV&ZNoTy;=asq=*4fbbWZiOUDU-7g9c5mDDpFW37@N}Twt*%x$jrUQP94G)Nf-cBN)hOr>He&i$x-*)`&pU7ii4l8##nSu|s|sMphbn
GV&!>Y+|JqZN6>n&U@-UkzyyJ?+#<xRVHVBGlVi(4#h!=Fy6Pv$_p@Cg0xI9nK7UG8t<&AYZ9kmv*Wju2)hddU3TNF=+){8zDX8wq+)XwhUYF$G=a$lO~I)u
bEraA-1NRBn>e%+M*6@~1L0R;%K(R`3uHtEg$}l5Rh_Q>J1wRx*o&$_b=c7ghRMXDYL|K!En3)Q2S~(OHXf|bGg;j#L<O8E2<ly132cRA@T;MO4eOf7GMnN<
8ZxpY2tHTb(eB&M`(ub|&0-{XH$RHsHpK1{UqO-<SVq_On@^-*1oB)?@L3bmi11XOu(JkfA==lx=sa64!gg>TzXt*~E;3$N_98$L;=C)IQ`rZ={ttbfC5Z;M
=#zcRA}lQwgxaYR1|nn2C+v+a3YiBu>=_OSSA2m-RdcB<iWn9h^!<Q$G4;dTZVcv8n!sq+S*J9W442;l+AS40FllW`+ZnHlu9aXPWB7zUr~|0?o1=z!cd6o5
!Ci9wt&OmwqBV_AUsg1M`yaqJ_ndfj#bwkX{E$TtS#vN!AYsD4R(`~8lTa9FC<H>Xbh7H)1us~pn6PcxO?XftW_h~pway5P8Z`s0TU>QEENF0Fu58oeO${iH
yccC*1_0^Vmad^oVgyO0+(GAeOb}=VL13D|-xdKhd;p0e7i5ZTiYh(@3I{31<@l&Xo%W9Dj3XJarC|SPX(0;jD%aNT><(In<yz&|%4}~(Ov?iQ{8288wPu*s
+<jI}_H>g?{`}8R#5Rq}DX*-}qsFqX^*=R5^{CM%_qA@%=0IN~?+v)f&Q0rIz+5xI<)t;x4C~A3Zg)XQzFj{j#Xo;qE;qNjd0~OMqHl0xTWf2t5xsc(-nrDL
nl+u-;6L<Y_pZ<!OW$aIVHu8Q>@{}{%~j!%s`{eR%0jVhRuMwCwN@$GL)T^LIIwKD*5#K#w=axrLe^8g%!+%@wVtrYvYmQm)%l+dYofUqmsYX6yn9~c<ThIu
MRvE^)um<rc}CS&Z42%7UVCOZFfYE_W~;1uZ`~U9HlJ0M<v9C|Zdvv^&z}FRruq8Z#piD(#V_(|m*u;?Who3zzjN-PVcYZ9yX-E@{<d9x3A8LXjhUw1UX`<5
k!QuN{*`sP{p^aY4M*S4zIvVgLpMI3-QT@8irx0z#VMQitk#SDYFp_0sb1M-Sy#566_aN>vV&^C<`vL^eW_=<k=2H4YSSyN)b(h~@G!!VoT_&Y?Rr4nmmWqy
!HP%B-vHMp!jDEsLW&QFe@Z>@@a-va0hDJAsbrNmu@*g&ETio#KE{37?G%b)eSU6Y&UMstw~78PK%P3Xr!;K4P%5nd1mCHQa5#jTLXzRY(vFHhE0RF9&T7rJ
3RRd|OOZ4I^bFa+s*l{b1r0j1{g90NA@aRL%i#LW6vgj_$PbxvAKZd=VD%x;_1Kw<Fb$Uql?Cxi3dRXb7Ty!~EK=;D!u4_)avHu*)-kjNEV%lqsO4SN4ZZXg
QuBET9VvQNb|J#)!itwuxUi!%u9m?*2?PyxeAUrRaSZD2e>Th?DIRnEz)MBK2jyvz#A6@w&QaW_jAJzOCmc14uyl+0t|2|{EYd1>j(ws6UmebIfHqCbxcFIt
fCf&teEMSDkb?1ixp$J}SqReKEVv4JvWQ||(waeESZ(2bX@o^MTa<QSIJVPruL&2{LeVuJLu!Zk23O65cUhXSeuQa<RzC{J7ic`(#0c99ilu_Jt53uq6sC!b
CO&KMA?~{NhVRdsG`)#~C{05jMb2-7e<%FhB>s3<1hE{=MoY&3IX&JQ$%0Y|XDC?xwDiXcw>aO${URGClVR|RSgn!$?YNLy*+8$Y_<+^-Rw}&llp~8A(@6ZI
I}U!ljFi7-vio6>33{3QfL|(l*e1tzB;o)sg^r=MXySndJidtm7e0~r`Y4{Tr*^AW_SNBQJ(0uEHcg6Qi2hT&T*kAw$E6ns21KYq4^c8)yN(~7k}HHYSu^bz
`#40j#kCkjOvWLue8mwLia7qZY0h1!#oUjL-}HHe)PH*^Uf%>g5lFG_8q^^cZN_-p$+2ZM?3qAgB-+4-Ki7h~k_*-`8;hokMBlU_)p-fpLm88hh=L)YHjbz0
sPGn&3RaiWypl=dX8{O<3fsg%LP6xM7%N$){)dO)V9H}cSO1hPz8a<5*Ud)`JmxBr{l$+GFl&arF4PX2L1BWSAHMiRXe<<B!|eX75sHtcQ6Gu3W*nvM)oqZo
Nn1!;QLS?mb8iJe*OG)?=QV}Tx>x^t*>B{P1HbrbX~7`y*r3<pa_9ylRm%wVrA=Xna{$XuL%J8!j~juzx#F2Fj84^$3^55BXY7ZO>j+!W3qwqkTE=~-0LWKc
5c62Fw(OIT`Ep_Tp(0ROn@qox81C^C_5?mnAr2fHAFwIot7O)N34Y7aCPksigV1Y3-dL|bzLedLqp$FsiAavi)p(<K3t;;cq__5h`*+=qnzp8bDN>&ZvgmPC
7w^Vh8KcE)Zj*=<SRqL#gp_lJaRrlM2b){Vi9NFsj$k`<sw8H)CU0wJ4TDXUxu``JuXm@6uV$v0|C-=;Y*)d>L8iwJNpH!Ndt*^&0WJgDGTW&l!P*0iNyFYJ
f{N<^1a0CMOvE5s^n<Smt~V+;KX&pX_Tzj!7{|vmZ_%YISnn;=_QVPk!<U~Py~8t%l5Ni(k0uV~_+cCd@|dtIx=FDw+eL5_)lw0;<>O&Rs+M?$W8R|<dc%Ub
!_B4jt5+$H{U^@*Rh6(fAp=DyhcO?zMLVEV9l??opldVG7erqs#c_e##jjHy;*yIoUJ@@21M!0=NXG&-Q%pz(mvxjL<#2k~g<c8d-H_oR6pQMx3Jnl+hxQmt
F7XrghyeFo%ELS6^*$c52Sr;&ss?#n_y@tz;Ht=@82yl_Sem-HX&2!%7NIr-SMV3k%Ig#-C&+Tu6f)Tk3icnC+*hFf@l>ZE?tuj}5kz5#q~fQD@G2hqWDvmR
qGmPs>ozLApidBpmqid!W>>s!M%oS)Tesi-uOtsC(@7&wY3rX6ZXrvt(w>7jRQwta9v4!D&<cTPx-ZIxsyN;-sQ4%kx;_{^?45d#B5rk-r9KhhBJYBRrDYx<
7#v&03bh}F#$ZUkvMoX5W7jrL!?jPub3n#y4ui7>;4TjO6b@%iPMtq1&ZKBzkn9ka2|YInIx2K=BNFfnfKgusyalh^__D>e_S3>g(AR4u1@BT1K-vb(=X=|&
sOvJfZ4(%D&Hd2T`(7RoZcvgautS26eFx$;1hQ!kU3^G-p<HYdsGm8Hv(Qh6@RTawTjCxEO{Y_OaO|?C=IEBxd%_-Ni0=cmno3Keh(|H>Zlhumq!|TWEULPX
JFf$>TjrSP4We!!-^MY#657@Z3Y#C{M)Ba{Z(eWO9j-S4aj{f}J`Pl?06t^B+t$<10Ua`@XI;#?)2*kn@^)XgP(xjaT^W0Z9pIp>m)~P*X|ulbraTJRu;b!c
R2H~ziVV*JN*m6b#=$o0reE(s^R@})=Y(co2Cm`S6HaIkFLB!kT{L$C{$11U#b8DIucNLzmDQ`m#n?rMy_|U}PU1ZAy77ob__%%|Gq1RERFT4hz2r%H^XbsV
YC_i1oIOtW<~WAEhsN-%3Bu+0a7dFym+H+3lX(9)@@Q9!f}~WB1AGkI<j@0fczL8Dd1AhL<t`&6x%Q##<6t?&Y=5vM7oOGaZTkhqT`77Mj*exodtMUa5p^g$
)ge-QMtJ~my07RB$K;eJa8u70vQ5UtfC1El4(%ebbQ;GyD2#B>!l4?Mr|N=F*uzMaqUbQ1bW}LcXG`Tl<QQ-ahE_zGBI}EInY4#%>4XwQ1N*z0YK1NL*CV@m
*kL~iMWFM5;1q@rbO}<sSLPBYKX-v3$2bUz5Qh4$9b0^}a4AI{RoE$GR0hv@#EPKcsMhPau=;pFebXSs6!jrPP8v@~3M~hb#~m40y(AfCogMnJh`V7~_BUb}
Ql7>}Y|t7tE()x8TfW8$i+h}o7C8`_wpz;^haM~%s;yAEdeMrV?_I9AwE?xiVHWAmd6sMH0tj}Y9af<7bJC+fej+;XnuzAx?O8LYtkjr?!m}oVNGqml1MyA3
Llzm$xrxQT0&wjrSFTrhMNpL%2WS`8{^XB8E%%l02%Xb1a6zy^OgWfu1Aw%U+MmrVVDB;~^pMwnPrCwmJK7*YD}-x`63K~cZ%rsX(<dG*Kmjh1(bjfgLtu&$
R2yW{aFtzxJ+%N>)r3?rgLwCZJppu#Hrw#8q3t=utNi-iia7*!2-(d_!4={I-_?TsJ-w`(9pQqxD%8<!FP=NxQv9{x^s=k3q5BnRjL_r6X0Y+**0~D}k|}k+
w+Tdl|GAjd*r|d7RY-%zR8dvx%u4pUC?^Um7nb!!?vWFRat-K~j$T(g^K?qWQt@3QJA2+fbLx5i3_`srftF`YV=<E#S;gjbLN`T0cDa!odgg3QufD8b&ni+<
=N|gdA|)psZ-$^d^ihcwQ&8*yGZtc?$gGO0=Xbsqjmk>5%n1%Ew`l=tK7I9E(K_Dv^R_)}I>=6yA!6&SX=;W3r7-ZNid-?~(tdpZeo-rT&jb8cuwt-1-|y>;
vWu=nPrUDLB7_1?0;?0aA<8piBoY@X6x7~*X*m9M)G`_}LgKvwnKr+C`+3jT4s|N9jlwxoq^xEkK<|vjybxgKHc607gSQBk&Mw)vmdU*k+LyKb)1~K;ux4)-
$rJXl_8y7uefg{`E$SCj7E(!hF#Phnx@CI>9|NM?<^2>HO(7$Gs`>-#I}5A=Fz@d-Go4qr)s|RL@okjm2H;KG2FPk22b`^_FSjf}6|kC&2^?tBCI#|~>XJg;
tL|kOG?$ZrU7}6vqn63bw?y1Q%?F={hH>XqY!((4=uRadQEXbwvV)c3_r&H@aJ!dk4LVVmQOYmw@7^lMG9fkM?`lUB&eXN5y?&9mFe!;5YYh2LK>>8CJ;|mv
cs<z>0Cv=WXO*A-DC@GYb7DE7*)bDkGpG9e6DhN*u?pLI_V}q{nz`D}0B4PNjVNpC8QJe`VZ-<O?A)Xy=Pwt|yW-9)32O__E%zI3TJCf||NN)r%J;3RWE!*_
i?(#D6Se6Ico&q__E}NbrM|s(9DBOkkz%u7=d>b~>Hh~YAY@y6>a0t+A+2VS+g(9OK(8*1%Cs~~|H3fWUJG4klWz+nt8FqTy9#h{0lt629@8oGdS<&n*D^iZ
?K5KUXXYDQxgCelYGP3kz|7Njw}y-IY~47vYftZ?@^QP>?DFFCcdi4iE6cUNZz^Nv)K2l@xjuK1KYtvk)s<}<MnwxUyRRyC$z1LI9U=BgGk5bm)8{WT%`w??
du>?iuQH-v=+)jJr~kcM8@FFOpnR@7>gU(yi|Tc8HTeRNwX^zDp~A)M^8Pb-ry`$4?cHr@J7_&KFSJ_Mi*oIj^QqxlnFdOGHLG->6J5i^ZOg{Y6m;LzHDIT!
VBtI9`B#tct;(t`P7lwBEH9BfT}t`%)lY?X@I~NTS7(jvX)9|E#ACX-vTU+ukAhucezp2~+qjSU>v{$&R%S@Yz^kc7D?nR**RPuJiT6!xUvCZDBwi385<}B#
wSCdG`BXH{yh12aegrVWvyFS<xs<R;SPD>Y$llRBHf>`M)zv#i8}h<vAaQR4*oDw*pq({}Qs6?=tz=Uc1pW*?-+>mfN<3i?m!)?_BHvX@h8N(JfuS%dRKed;
ECnew10;N-oD(Z$C0-MDDd3eYtpYiAY7x%;5L!v()*7(U&T@TP6?GA`?c-cb7^>ZdyuJW_tT>P#QT?qGGE`YDg;pqv?F+$c+Y}i*4WXlm4bo^)`QggwKy#55
nRj7X%x%2vmWcONse6`ZgmV?@v)K6ucKdNa>6b9^98nkQoBxOX{A;ImvpbCxoB^i=fns=#?b%&O4@QZZDSKGyt{1J|f;(Ydmo*B!`kZr^H?ta%GH6PO2G%Da
{517(Qx?ELVKI43h71~564LOqX1cnT+$tGYVg36?!I9wH#A@vROf9x+(%fUuLq4l&abg-1_C&trKClB1&_Z;B4CI7$GB_n(@z=26WLo$z@UJtV!j<3nMqQTd
Dj-1++H1QCeX=V(1WW%JF~P<biudX(52$bJoUgoz1377s?^c|16aCWF)Y>7X6N2Cgdq5nuMB$#DQ$FLBh*RvB_Taf{nz(XBQx5l#p_K>ApY17*!&wY|ruZ7t
TI=5Pr(1*!1WEuLgG+SxJx8rUW(ZnuoO2g@#{||}5Bp8=4kro&)UagAt+x#+;MDV-fHXDn#jbG*u%*n0_>z+XSak@M=bw4P*36*J75aOhKclN=f=HD&q$C!C
`|v&RtWXPy(Ymyq0K4#Q&@k)k>++XHaOIZ;x93bV2n)%5Osa;DuhI)Y^gGd(n;@t>fLglZJ>xz-=ZqDo%LBF4Ns^>;JfPtJkiVDhI4c_Hy*+FCJElNMf+uH9
BfN3w)o*VhtWQZVA3tv6VEEqiV}0$gKXR@0{9?>d%-(VOM84eg<{0kWuD9lXw)oFf)C}=3^fx~0on6-|*y@34Wy!-kTfFaYL0C1Oh325~^G<CWs72lkS`wfn
=s4v)4Nwbg+V+;{`}pNT*m45nUQ8hSPJ)3)hy?8u_O$lG8x}~GIM$RKQtr6<B7jJFA_}yv79v(E7VA+?667HoG0L2tHpf+*sRggchcZ!=sL7%h+`Lj0?k+Dy
OhVTy&Ru|3q5#<nJ1L+VCSF=cZIkniF&*1h&O<UsR;#-U1^uuev4DhQ5`?s048*Q?`}#G`!K}4P^9$$ecZTG?w3CYT%3YQb$m;*dcmT2Bg&+*&mfACV2cA_H
4}cYfPD848%S2SaKX?qvQIWy1V_n?Y*)rL5wzqG?!<BdFk^A_d9w(_!fehK9=Lfo3H2tTK?(q-`WCt#Me4~-<@ynwqmuJng=;L07icq&v&<8Jz;ql|vtCohK
93Bj`=;DNMw8N1=Sx%pLUob`tu!ICyvXvpcgdb$OiQou!cAyJlZ+(wso*nfVaGrN^{6>V0k7E#iGpwRx<JF<S_I|{OiLQiL`5<inu;_y{91aV$W%ls@XYV~1
<VLbHQS3_EF=|6oCbKFHOau@C1hTS<WOr*<KklPZ((Y<z)P|-^`h*FO0Mb+z$<f{WZa1=Lx{9ry;k^%_V3S=1AQ0}H?|dH+h?r(Uya>mw<Dk`{3PvpXM14FQ
<ndCY@8~6P`$jby!+cU?CG2LUxSB#1g*fDu9$;8{lmewVV3pgc=tNEn7iR!=XS6U_E0FjouA>h2!*KcV!YER_qsj#j_S<hBx<a?3Kom@nHupT{fdk5BkgF~w
tb7WzHJlj0>64|fJUs6Liy0zZ$QGFcakDI+kPHP~RqAdZ-*lq5W7&!9@tnV%opz6{$G8&+iU{?X6#|@%eI9{8o@8ak3sq*i^FP1rj88wiIUGN^zIr;DkKcA)
bskM_4iCn!9~N3ax_oqW`SxVqY0nS7zv>*$PJX%c`t|5l=dg2q@Z|o;_-gdekH0wRv>xu$J8m6z-oAPBcjM#s;iz*pyFc~an>V8`{;mJRqqmoj4{y4kk3WBX
G-}N*zkmGQC)RtPwBEcvIeB|<_4+rnQTyh}&B4{^?W^w(e{(bc?$z<(_&2Rt>-y;E@zwG8@N#s0-Ce%=+c#HNlgn3!o!@<X*gg5~`_@T&`n%)9r(d{Vy#4NI
GQGNaeEHerW_&Ym&yL<aI{3}6ZaOF3CyW2~<U30uudYV3Pt@n=s6D-Y_3M-09UXlC=BhQC9gV*Ir`MPN<?ZbC>(<S|Y;^Oh*>4XfH?7fcM+Z;7ygVJZTF2kM
?fmw$!@nCX-n1XLZ$`iS{`&F{?e56=?Az-fzW<wlySY4hI=;Ct;_cCYebT!8;mhmm@tXs${n?|@<7w;i_lHleAGcl~v^$4STTc(3{I+}g<jVQ>(dSQFtyit9
-ydHc|8x83^%tjK9)9<2>x)-6qc^V)F26f?G8(t8pH61~_M5k_+MRK$J-M1*J(*t59)0=r-~RXG%Y&oC|M~XhZ;pO-_4wxMi?`#0?@tc@{`dzgjjo^my%ppK
SHE5mQ9~6ikrz#poMw5~q^2Gk`LOP{zRqQ6^7P0=YRP(fo&R#_Y}sNR#x140Ke89oDT;&T{gJ?phr^*;cYxZz1;I4FKUH9Q%~V<S>3+Y>Xu#qakn3STMC23e
bra1=Rhh$RCUhNF{kYYUc?INB$P@3_BRD`EQt>mRV^v{=E0o44RccId&2l1Oq$*%B*aa>&L3Q5m!Rn+EII4k6kcO#yE_H?DK@P@`rZ51yOctN0kI_2r#zlQl
#Is)FmxJj0bRqR%bvX#5Fq+Ufhk=NKQWj@AA%9!A>hT%cRR3+I+cmqs;j5lo<;r028kqTh1pug|u!P}Z(Q+?H+h~aunY%GUF4~~DwMhHR8M>STOQ80jwyTJL
kuA$|skHG(1WYYXDez@kQE}}`lu;ZOZbb4xN>sUeuEH_{Sgta;$}K@LYUv7CLT;tI6fDd;;pds>i^LP0!H{O3tE3JPNyd7y8j?83h4kS8rIiN+3}`lJdX@)%
_fsm$o>+uOdWf)yj5|nI-~A$mr;8AIET;EI@a2f<8JP3?BdB1t#tC+_TmT4T)ZCx4G3SjN(pHdN202Vg+*ESBxxfd|`|htN)uYR4EGA{DI~UDpzwRhqC`)IK
aum!mEsG)xJlbE4D+~rf6}r|`2Ig%WcW~;(ebe>5>O>u)m_0%$&J!)8Mw^pGr#GYNVV5Zp<t&ma3r<A2#0A4~^ojb&%EQF1;AB*F=XgRV9L>85NqG~-r2*6w
eic|lpM0?yz-bYBxtz9;?p*<TS<DyAs+gL%8ZLEMoFN&!k`g4AOjY2%2-*qDXx5dPOXV^cqepm_1BIW^T(YQtl!vq{bnFQP`#EFS+5t3Y1Yaqr#7x9qHjkI?
Yaby<$FfuO=BQBqsS*_RqkJjjWsxij&Xc4IfM*q3KGr87JI#1+A?5<oXhHY$TY129DXlPd1#2Yacv8#mYSo}9+zo2WCqP-We@c0n7uogkE8n#`p^KJ^wSSS^
8yZjqf+zP!6p$O!XP5H+$oV-(6D5l;6D}jKGM4lGlqBtYpkL}9MlrQ8h{w;*E6EG1Fxr1T^)e{gI0{l}d7~=`u{2ovridtNbwmIpl_$f^{)<-Ng{do9-Q!9w
z#K2(QqeV_vX#yU3O7VsPGW^?TpRrwqfjX@Oy@8((q96U9{<532{SpFN6{zh6D9$h_C@xlW>!}#rUSp~2mw8a7SPB-2YH8b{R}G)n(p`US<prhtjf;jv$A19
T&wXaebcz;hON#sUwHN`F0HVh+!x_}9$5SOy{(^QGDn~BxMbg_5)L@^W+POmEXyN?(>k7iF>z1Bda7arTRiV^bEA4lI(@6Uv5RR|dc_R7&<e#ko+migAe9()
aflNS$7n=(nUxA=xXbXYZQX$Qa;l(?=e^7#NmgVz&ZBu@JBuE}81&FgM*H0f!u0f*UUweW%qPk%`#9Ia-hZY;SpD+R2aJ4tSTbKfJpU=8R`0RwFYk|7kURxS
%S$HN;z`FKcz-J4H&!n_si=OPPFh4-Wc^miu6iB!KJmOIVEJVUbcUBbHeGgWYd(Sv$0ERZQWPxbYMi4yA{y)$r-@TjAsMTG;qfCCNl17oGF-WlZxIH^47Xfa
a=EBtbGlyufiuw6c~?$)y+b|*d7qmFj`1hzQ+tcwAW-0Ip{h!065=RxyT~P7$ueF}r#B!2KFye0*-rPDnF~B-*nyiRqa``*tKwHBpN0b*=2Z#9r@TAsiKN40
|Go$ixSot6vWTu||2IjjyN5WMS#xl`xjRRHEAzaYPp2Jlk|WlStZuegAy1bD#pV=_MD`T*_ItZzbUNiTBxg~HWDZXfTuR^V*a}6`hSD_d!oa=kgYN85akmfo
0%7JwdC`%433;Sxq+KMkD(OO6$%JH->FaEc&1F&v<Yt;Zta~Xxht@htf(xlcoZ!E(ex_Qm9sp8C_eZ`nC1l(?RS)+maKz%AS{sF}DD-7=e+v43%(EPXG9c)c
FZJ0JxCvm0!B4H15~lKRDjSF^IZREdNL(U~WFoPgcb2WiICD9jQvq0Rg9z_N5iL~8qeF>-3Tey$^NLQp^yjBY#MjtG-8}9EZ^GQFZWrr=0_K5V(z$7U?~2Yp
F@?YLK2e`Ch#2iBi;kpRBBQ%(p-LG;2J&3MFfhf0;MQ{9TDIVE?w<(8t1>%wFGucD#n=7olB%pDT4A{2gqT>dp4IO*20av-72e6HM5XK5cx%NRQd|s9b!kn#
2toe|Kb=r^nrD`NEi;KnHjd9(mi2j`dQ%D`nq^%)k#509WfoFjd5kY7ms3loB)6=^Ez1QhS#-p_%xllB`*b?8g#B!~Sc=}%m)W(v-me}sUPu`qRS^%un9r#P
0J5=ip|C`er}=U0-P^pc1CM0b`Xni>!*ZGbg-;LqOk<|_$-~2875J)ybaa0NlLB-(nzA6kb@gQIJ$&MEx`ZUqOUkMcq9%58akcbXsq(<5zIPxlMmZ1T7Gzfq
2>_?FFvGtu_#v83=8yY%m$t#BPNYEbBjk(1#DZxXyQ;0MI~}cY#wj`eU%0a@Qbf+uI!wr*PCczJg&VeM=3xwI-izF)bjAbW;%fGZ`iNG>XO;uDf1sdhWI7~g
T~!Ss%TSj|h~w&t&ZUu{(n)FiKVuzZs<1q@aV_O<ri#v_*QwGN+c6=%FjlfZ&wSZ>z;H1=6ru!mibAyCYi8a}bK!A_1R@JcbKrY9?b%RvECkKs$}(G~==iaU
#_D9Iy&l7qmhvE0pi?QYxI`RcA9-9AHmZfJD|xb?K`$O1ezyOF1CFdgPnIF~=yG&(InR3(2Ko=kD>BRKUh7=aA0L0HmaFE-YL5Ntz%z-(p?kmP-W-EMWon3!
#V95sdH&0#|J+_quOXEW%LC4qvczrKmG?(rvHu3mpOr~2dyLj9y+8GvL4*`87CN%}#8@CtX)l~Z4#NBs>kZOzrb9CC$tCxAhwdlBd8wBr5{Cb~%*U+^Qf8Yr
kueXug!K|7n^8*n9Dqfg4iAN|c>GV3&ke=6)X3Fg0)t4BYf+4?sCbGyRnZrmpFq|-V#SE%31Xk959d1Smr?J)wH;Nm1ch}NMyHT;>BNpPbi-1emb#!z3Fr-Y
lc{3TEdlDf(|<h#{SdGy(W6w)M3wQ7_6XF4nk$SRKNJC>XX)EK4}R#Q_*h8YV;;{F$$627BOkgygn3U!g>MBh0t=MS&|?>bBFK6$dWDKkFqwlOEJY8Z$c83&
5rIF5$thn%vn8%>LPmABR3UJ4THaV=>AdpdMLDN*|E8G+9kHOrcm@rHJUpgUu>?<l|6faq4wh+)N2PkL-h}#W*q{ECW;tI5*tK#l5|xcG12Fw%@>xGfdd9my
0Ej=w%I!q=M*>vF5GM&~E1AuBIuQ4#Qh2T6&~3*vW&;a~QyMDZCs3^P^sgtuXf$hcR1VBw;UQD8h@nZ~Wko&@+jA7~vY=hr9iil6pimbOD@hntv?VN0O4)U6
eK%*W9J}12ixhI!9dpo86g>F@l{c*TPFrW4&>6mz3(KWVI1fKjpX#`hB>Mwe<h6X7ou2ajWF25>mH_lhjnSzM7UMdmO4^^75LA@=7)Y<HEZs;)%oC%CJxVO`
Su16oF{Er31&r~BK3sCK3^hYM3zx-}==B3~kOy6#ow{D+<#V<mRF{4n%^;%wuc`Dwlr6uD@-h@(vQZ|Xf?#ZeF)srEi)b!`2|U$wBn}EX1FwTbOug!|-#JL!
arQU-Z4OaZaGw?&d-K-fhuq^9nX{sVSd;_H6gZEu?EjmM1s>Y3H=T8m_1VJ6`#DP|d2iT_EKcEB$jDL+%`c};l^J7M<xU=^du3Ko8gx2+I1<1(qqAb>0zNjx
Cjvaoym}!q(S3H}FXtSKzSWF@&ypNV@rn6bzX1tYzOn(eifvTTQBEUh^!a6uI&^ZmIK9Rb3-LhYndTM<1xq?^Wt|(yksmcF9`9%O>5kB9mbi%-lr;nci4b9M
+~bkbw!Q#P=&8vL`rY|ko);wkM15*ip(GCHOR0HCN?1oWdLTHy3Pm9yL-7zxSU`)CAr~m>xk`;0Tga@h4rkr@VI`80)on1qm&QjWo-gG5c<y%O>|qWb#Zzjn
0(LAwEv6CfszP{PhmFNa$Sl95zUJ*b2ViCu!vM|uVW<qJ3fdYJu{T!m@(_)dGM83;6eve7A05IeSHf13gB)Oso!tx;hx~B4Xu(lm%Kek;(Y({|Pk#skTFkU<
r(4K~Kb_Gdc?wW5hPH<$zyc^PlJ1gHF(2Q@-1c~B3(9WfG+6x0nDWT`W$6Eo!J=OV{fAxWN?}d(RS!PAKrdYy0Qbbw<Yh!%@V_GPAm6%1^xfZ;9l{G&<k86-
bFViKX4L)E_nyaDA4HR5E3bk@pD&j}7S_;p#^uf2?_Kr$0P$-t^ty61Px^Dp{H!P_@BDL8KxXL4>+rB}v&Y;&@@6wS8f)wHly^JO1*aHV>J3Uti#HQgwmJd#
-lBf%Q~bwe)OAlI*n%bNV4!6&L(y-`<1EYbz-xnW+?IKXFlWA{D2rbENynXo9G=SPIPASH{o_%um_iQa-@89#foj9t_E=VSg9lcb(H<OUHb71KvnR7ez}%aB
D@WbWy=8~DM0o|+qMQ_2WRasc<!p9TxUf&bsKj092A5+_MHd!b>c0-G9`1GX{A6Y$dS?#U)#JsYH@0N0Te$5vZ~4iS)@d;HFX{31A!y0YtG;E*Wp)KQU3A%!
&JhFBjm$}6Y4^x?)zxF(<-+Pi8nE)sPw9{%4xp-CK4C6`Gu3(Xi<G%Cu0mRP_eTN}c&g|I5BDjamT8Ro_|4&)#eM@98Qh=h&4B795FZMHeCe@n=!rCpGSmv+
{Pn~S59WrrFz_N=w%I(UKZI5;cO9!AU7F=q;(4%dbx<$o7SH`Qs-k>ageAW8si>^3I8vEBrdF|jIhvw@$7L2;1=0OH$8$!5D)41tM?I3g_LzoJHgPilM16pj
L;F2B-UPD_Iz1r~2^7R`;hip+4LJ&+{(k90Aj3=u$BUFKE9T)UgH@l1$AHFjolUD4Ub)mnmkQ7fBwEPnLnpXV=5_jhUQyc$-=77A=lVWUl<0*AI%O7cn+ZkI
S_JR)vpJWskFwBPxbseqEaS=+mw@~ID8HIKIVww99C}@fPC9OxUAv27iF0~@bH9@x{qI-Dv}i8^(CY?s%aMcbt9j6c3TU^DgSfP^L@FDyPN-1=x^zKNIh8UO
1W+~bkA6z08F2-N!yFz5GSP`9N54p?K$U{QoZTM@LeaLwy9W11PIL~1MltfyzRd!)?@wV8hoeCs>zH|U`?NcF^aW9_jq|_9M}IwmB=!ebGA8J_FkGV+@z>sf
4MeY#dw6oVR64^_mSqP}qS{49%c>|X;YqO)qe;=0D5R<`D1<q})#GLKceKJ*%jbMxgWlpO7G<dPuQPC&Sjnn#^%i}iJ~`#$lm_rRjD4YuItwj1#a(K7b&i>h
BV%t+iZt2-P@A^=h-Y}-)S{zDErlnbYG=IcT3t-$%6e4Lp1vy8#2Uv#p`9`*h2|t?V2V@M=Cyb(m(*Ig4oeV3lqCgN+W5qaBEx;pk7Xpf)Ln+km0!*?$-Sat
ubCxS2%eUT2mNwh@m3tqV?n*l+Qbd&7nUTl)67FK7^`^hS*u+53vd}yH^T096ch{$eplc07dk7x2nDB6wCu;@d3YEq8Ax`6j-LFK1nv`$^#*b%Emw^@SNh2>
lI5RXt8@{+KXTw^QMY3~^8Scz!$PzJ2xXcPRBFlYPr(#T(1^`_8l!l2H4ao5ATSFc4WIn=6a})2kX+EIiD8#PS7v<P5fa3sNoVww)83I~6DL4lE{ptC0xh#S
g}p4#+TgG}b0u76EffYm;^Ir{m++>sv0rzNUU_pLF9Oznn!DcoaknFBTe7)}syCc|qCVdKE7OvGcCuto#9Pex$grgns0)eDOTu*kB6#gVHt#HtEd!<V&u|Xd
?1Zydv^WX1H`Xe%z?YT0l}9<W#I!T@D0%3p5RLxHMnlleGygPVS?T8#dO%J9n^SQ!mNU9Muws}|3c~p6$s7TMkZ<J;E9Rx&r!#7`;4ET6A$vh<PBo1{+4(l`
yYs4_RZHqyV&npG()IJsm$OAak&Ddrm%v^AI?GS!azCd<K6%RoTDm<7aAAj3#Avo(ZI1T%-!q8jsh9AFNg8vPAM{frh=;H|1M$=Jms1ybl7Y$=*1A7({Dtfl
l-Ak(k%T0Jco-!({QN4x%#ergPenle7;-}ApYPWtF)>4FH|2!+pZeZ&0#hN(-^ThTDq7bFq>20tsv=SdEjw9RfVcC4;zFgbxCm82vN#3_3nP@p2_rP}%Zy4Q
Jxkcb>~)F~D|oXp&)MKNk(7m=3YGaG+Yjj_hbnLpll3R+qm^DR`jmcuB#$~h+lm@W{)NorTEY3T^#!h%9Iz#_;tH3YvJhRj1B~icvTam<s$|PlhsGf5VvtBg
E<uOdc&a{{=n^Pv2~b>(qgm+tJZ7IE(O;r}1&j)6vDHhwai7Iv<bncO34{E^53MasVR+g*?F&oY!RT^!a&<bJlqWeGDfYuP%Tc*hHSlBxuBk<G3+fT?9qre_
w*>2?)s?6u5$w)DU-iCK9UDj#S4;>LkTB;shRk*z5wpaSfq1YKQ}M8HWuAKZX=bG8D|Fr;Xz>@;&*bZ48{YY&?4#9I`L(tj<6*HN-?$`BmwcWq7dTIF?cbkT
XhOLOE0RP7C=PARH*uJ^03*>S*4s%{nP&{*%Ym1M9NJ+jBUELj@ed}mqj9(86+CH7#m^+2W8iXNEUCf5hN{8gBDI1Yh$>uSd1!Ewd>i+wWJ!P`aRpSDSg|fV
mRXF0Kpl9o%{6Jrr`97ff@v4Cyp>qB4Ej}Ci6iT$h@T|>%%gb>|3ww_BqS-!3sV_!I92OlC66lsd~wjdX*$gG_m8V3VFX$F!{>9~ty<!tpK0hZuA&^7KB@v4
Et7Gbm;2{1Vc-SfF}e<Q6k1g7dA7xfGhEqtsdR_hI|E<x@CF}^em(1*_&0n$&ax0&ng}Y9U2<?DLl9RzO*ne>cC3BS^39{M&rc$^D3=&zE^}GkQ_#R`%W^aV
@^qO>=6#V#AY0g#)q2*;SRwjF^6)0B-HHTOxMgMF4VFv1`U}z{&*&jd!2JHmq(hhRwExk|vO&_GdRXZRvl38VarUq+wLT4OL_ZRSj(rOin3Kq}H5!cK_!D|3
LNi3u`JtBmI0V=wMkKjPfuzRmF2T|}P!v|ZYQa<)hD?^8j_?_x`b(M;b7sk33=bD!5R^EM0+`hG3>0FjttS4wTwdA%5c?^1^cqHQJQ<>EtA+AU&Bsn+G$2xp
EbZ@DWKp_@+#{5C&MbKj!-){F2a3WD66bTouY{ar2nuvfEwLT+X`Vx09ZM)t-L@3NI}@P1PKs>)uxYqOroyvgCCrX^*Q=v>91x9)6w1^5#1ANE2f{7qy&&M$
H}Zr_%Z%x(n-V3AS@pnr(g&dry!N*oQnw!h$zLNxIrQ?7qRQ$D=6Y@@KMP^E4A61G4*BBC_VKYN^8;-tQ1VGeyR61kskWp-mIH|T4DO$ZTX4h3TFNX*KicHI
Ldi8m99scKm;wXuFRbZw8iu@B3iTk#DUJ85#leTk_UO?;Pi9FsPIX<^i2Rp__ZQ5<V-A_kPkpC9$IN1dHisfb2cH<P65!Yx%h<xTtaySO#-hH}&Y2|Fv#IZP
<RbD9Lhoomc^W;w5+jqeNJdjd8@13Cl9rGd^-q-h3Wae0M%Bg^pbznDLEj=pCRon<SG|B0y&nLd6*6U?dVh*m1!QjQAJgR#ZOQJ%EW($GMYsJ5Cax!NV02}u
D4B|-(LMD~<3g3FXh&>(IUU;$q|;Fg2pWzxq97Tlz{XKG{%9?)zUcB`|9}<rPZVcME|`f}1p^l@Za8<d!b0XeX=T-7hL&FvDljjOIvtOJH+dK5Jc?Q+fLfMf
MsF-v>1J;k?sQu-+d1D0_4p<%a?|TWuV4(!z7KCGE9fIe-Cui==VKU!qxK2q)QACR@Q}jya<Xf-!|L|mZ$GSVKhz)o&maGfy8Yuh-oF38|9Cr~TfEv1Qy7y$
eY?G=C@|bppz?A~N5W*g#?en5r*_Vqh&Wt&j^iXINY_bf+RgfW^{Xsj*G(Oztgi7%b?So1uYu7qs<`S5KBUe$a2(=1ceHkhDsBE@ootd)56ysnJ?wO{yG??~
SA*3_JVQAiT>0Bqy@G_p<#Vtb4IQl<XKiax4;*Or<)7<e%;PjvXuBna6<|i8&0u~OoOSw^MIy^7#~MmTIt0C_o#J$#f9I?+C&`)3AIEWG>V>g`d@J1<x*#3Z
+%;fqtT?iqXg;`6sQRIn8@?SR4ow}0JB<@9ol3ek|N3mDEf5tEUK`+#*m+jYdfNuoL`EyI^y48UV%_LGD;t~t?7iav+XI8KGr+bj&PLOLsm{G-H7svi7F^f2
)g~R%wW`TF4%Hf;MW^~i!RmCIoH^3wKXXzCzi{$rt9|*K6~4H5zBbL*`#5^Ca__|LP_He>a0bdU&lAg5LgZV{TD@?XaGYCb>yXB&>wWz}_cq#XcU79+$y&)A
)FswQD%UqEr@)U0#2uda8E**KZJZPB*xu8QZ@X|e*yq3LHn+RGbQ0g5D{&}y&3O%<rK_6SZcCw9uh{|1etVW)EVt*z0k;2)EnnphDfj)~#BNWmE0gN=ZrStU
<v_OAJ5!&ofyva^DqC4Mvp~6xJXx<Ch8#!Q@!t?<`)q6T-|fixs@|lV_}%_3VTCriTpbg(mQ9VXgjs-tvPb1YH|9gLaj5OHmF<DswavM+`QdgOlm2bJsn@$Z
n#*U+y4l>VE}CI2X~DweTxcm(eb`JX-#AHSt86VOTsybhh0SjWUB9T=*)ZMBr?c?8a|5hlh75Kd35-!+$y6(Bu}Q;ov~#x2-u`TU+kYSMzW(8dyJEc^JSTT|
&y}aP&o}3*i|0GAw&c~|^z0DQf{@gTgw(xtE{1#mxwFIWte&6m?SB?Ot6!Yn`X{?*yRtTBJ=|%vTi;r+G?y(tw?bGL4J=i>c>dh6F5nEDbEm#=&M)@;H`rXP
&*SHKwR*lX5yj_?QDlRkU4@8kO+DzGg|VrS9_z*X2st~OXKU-P?GW6?HvdJkez&{3t)JcA)x)`v<YJrbE@}%S#wR$fE>{}xGkQh?7oRoG(E9v^lQ>E`XJ~If
Vl^;ZXhc2RZkil`;d#BrF;C7Vc84hD!?U<Z`ckGV6l{%?Y#is>)_<5e=flmu{>^h)=Xb<S)p^wga*H?H=7o{6F>i>mv6w62N|WLte?gu*()Qms&d?!&(;MFI
@kiHRJrD5sof+)5{X{({A>(0#h;>`M=xTz@39cKIL|}-9PI|ldpTxNvIvexHegEHOL~pD0k9O!)bA5}}>)SP{>LzZqX@@}(d&<xpfvDL!&DsvRGk4y-aHhj|
d;i}eal6{+58Lx+^(l|eZtsk@tL5sJ%UV+qWB)9v)bc3v@||(g-QItQ(+r$tI=A@`v+FxcefDGgP3o3>9g;@8NLK@pL@dGcdK*c%>tCoBy=~e!n`e9f**S9O
fDN?yx8UjBc5}OXar)t1Jrg>;U=~Q3-mN!aT3Il)$UM{BG=jd{-Z}3q{$QKGx^w>hoo$Qre)sO{5AU`+v-|MjE=$Ygz4fd0yY0J8WaCaF*XPT+YV@YQQ`J`&
j*0j9xprpKx%Kz>Ezh^ZXPTOd?A~uZrk(}y62IS7Ys5V58F%>{4^U0l<PMwnq2p!y{AW&SyCB`$pDMKemJn#ht6{J>VY`Y=;)}4+C^9Axo?Kfmj$*_TKC>OZ
w)KDEL{5Vov$DS6r047B?^Y=r-kiT%&%J8bpk}vTTR?2Wdc-jqy8?tRfCG9y{K`4E<NwSefI4@=TJQ01qqbiUFV@1}?m{amViuWdv#n8rg&ltqrWA|XRK2l#
Tdf`OqyI<FduAh-t&5|ZaK7DqBR+f}U!Bi&6x~K!wrkRD<;QiH6+EVro7E|sv%i^O2l@N@ZyZUS+rjon{Mw0&=SbeoZb3y&eX%)f>XcUX`8Bq8LuC}jp01-f
V5`BMGrqGfXYI!fon1V(`D>P{+g;<=+w)q3D5NV}9M;3;c0g+Kh%_MW8#G5K=x+bdv2**}aVqC)=b80?w8x)yy?GB!cCi_3|N9G*gMWW-Rxkd?^UaQYF&qvr
IK4|ta86#3Z}9r-TgO=YJ9nV7Q%(lS-u_aPy@Ljyz+Zi+RGokI6{%MrHYQoG)3b>}<VAtzwZ84|EZzIytUox89YyEvy|a69_oMyYZC4-OZSKUnUMp?ZtGnB^
`OJ>trpmN99GuO~wDy?`v%%ne-)?KYYv+9D?DBp2aIn&6n@y6^4|nsjGQ@K=-`yH*DmHNQBYc)emCV+3!_MW_*)0Er-<z#-vD@2EyrM%}x~;Bxw&GQgBC}c7
c(>lJSri>8h>g;-YX9l|a926C+1syiZ0xD3J$`Ms@7C`ZyS4S1`mQp@a*tcFrp<1(*#vTxpoG?m8|Uj?xcjhk?k@KDiyZXcx!wHOe~Zn#-D;Ph^21lpWwH9O
=FP>|X0uzLoe$7iJ=@j19LY3&E>@>^j;jCEe>>^i-JRL|-f(-ndbd`C(fj9~5tX|(w?-PX-6HHsUrTh_W3q~iA%3@l&iZa2|8`Dr=WIUg{qK+FkNl6`ZY$WG
d~b|7ujo5@7jL%PIy&Ffa`-&Avay&a5xL#nI-Av=|G17yoNAKn?MF0cyWHZuTEBm;%lv&&Cp)@*w~8bR=Vn+NOb?PF!z+N_51osPJ^p;<;Ef&1ef)?M@<$t3
&+GHsub)X3zTaM;=ifX_V3^?eY*?u~SlK}G%zxqP|MA`-w#^^xA8S9iYr41p=k<%-?)~~)efake#>jvC`o((n|Lk6zt94>S`(XGD8N};w7r!Uf-IcT6?(Jvm
q$?W=(|!EE+W@rPtk-I_`e4@EW^3-&NmFgqI#;N~@@zhtsw@p>S33)s8?zrjZ9C8Mr#=5T-)+{-TRZx9+cRUTdberTYkapW@3x>pu&SxYYu!k*sO7WD0dQab
3um`*PLjR-*W%2wp5x(rIC>F8DEzuk2hTUpzVSnp${CSI3A4;}Yv@q^`+Ms&&3^pfIcn#;tA>03N&k5Fj^FK`@jvdEcv62@-v+yL^zK8w-mGyYx2~2v@hr2b
>UHCwmg7*100uZ`7tMbBs%o_xHnxtNAMuzqk&&vmZW>3LEK{md%1TICuU2MJ{m6fS<!_lCzpdQIzj_<5t@BVr%>I5MTdlRA&8^Mf-!zS!o3OG{%;Kcw+0NS9
jI#K}xdY6eKMT~HUsU`=ic=Nt?Lmc`WUipMcKjg;RC+P+!P~0vy@*@FTgUtOxpM4}hTE}ls<l3gk1WSrnRc}wPvgT%u8geh1-V%%pH?evwB?U=T{#<@-%>AU
Qah_=pTFTv1k~2z#ci|4gQ6)ndR4R4)^d$ADJe1aCRZD^n%BH=3TuC!wP30o+}XE3bd$=s$W^(eO#9zyY6igpwvLLUvzQVPMH~vSCL}zR4*9YEv9l_jVYKJ}
o&?N_mtG@n6tKSsv$XbP8Ch{LNC~0C6m?~_7U>ymRO2*f`}%W77^hkAef$|fSh2a44jZ%AV~Lm_cQr$qarQIpbTvThYIbB}sj^1s;9x&~m6bitI^MTe*6qQ5
3boOJ%=Z0Pm9Yiky2_nO|4_S|xG8`>S)+BZ?%RBN-+o(p<E+gdzZ#*R73+1)>a5<kCx-R<Z7e(6l>>)bDm|R3tCcZScURIXKeZo!?V!wQ0<e$&eV7Vsn^V^8
&pFK0l3C_d*A5>LY^ow}=9pV#0b3jJrP}vj<1D4qxc=UMwCfs>8Lrl5Kc3rq&8p74SzD|Qk(DnS#OP9m0!Ed!DZbs~pACM}xxU?Bzh2Mvb`#evxxU@oZy>Dj
SXaW@zjcWwuA=>JLjASg))TYY^ETW6TSsVTRbB1*gE6s1kH)LmX5XJRS}U{Fb${cmnYJ8dWsMO7-K?s5<vH7GAAcGLtR34>dp#Cwjqq7jhj-0hPk9ZfLuN_5
9qTd`m0v9tL*|k-L01vyCbE>rGQjQHIauxa?>=0`%|Nc|h1}c!N|Q=hAWAn5VHOXGbahj%WI5co)_M7-|9(u)%Rl|P|LLa#&QCwTyuZ@9|K-m|?k{rwbmHYt
r+)hTr(1sX&!02@xybul{`uOEGW_YLf4cnV>7(j=T-!ev{--PMtNPKu4>$O!u!kFdoayCXDDywl&xhb)z+XOe?#ugebN<|o9}VNnmp>cqkB0E4%l<qjFaKjP
AC2qFp9bpT%7+1au(6K{d--4yfByeRcl%lOKeC8>+kUXtpV{BX4)N1n@7wvG_VfRp0+aU}AL{~DLG9~+S275im;)8@9AE;ajzR{_E`u_=SZ{6Q#cI=y($zOg
QCgb=MpR@H<yJGyw6F0PwT$v;TSkn6KohI6H437kmn92{Qgy&NM+&dec^`{7l)rmZG2?n%>3j&!Lgc~*rYNnRsU}^?fm&DRStE8d)dHSS*UNsTg#7CKYhLw2
`PKDv`VS&*??0<!u9Bc9&j-(XBywj0jZ~=vNP3S4q#{-5QBkPQcPC8Gf=OyBI+i%ZM&tTxi|)_sdHD}0h&hcFvvKQut%kR>Pql34>_`+W4D<K|3USok9Nh62
bUf#}T7{8|8U<6sOkVyT=Mg9Xl#{tO-X$b5TOO&7jfN$aGnGrGa!)cO+<AVQg*wAHC%RwA+z8VxU^B)nR+6p@@a;zV>>D5{Oe3opss=DbWyNhz2JJ;nxNJ*o
nktFQ@D+sntrC$|6P(0AHI*J|GXjX`fj-Xxr3`Xbxg6=ioViHGlW@hBq^bW+4n<gd8o@|48LobCb<gs<1;8-`rc-l8Lt3qu+?qwHPYe;P;%dh0Xg_tpgdvhL
tVJC25MRHl;wn&DvwujQr%k40pH^O0_7rF=4e-|L=3lL)iDs4sDkcbQZkj~)zA{7ed=(-%o4-!6_x3nyM9l%SH_o7T*M!OB8F~RKf!B*RRr?jzW<n?Vu2ykz
>6$XeLS`Z9?O*t!ASf_3*hPs?2cC-asyz_RR8818@Or0c5yV-3Sh@<$dr}us71>xEN15$WT`cnKP2bc5N<=p@E=aYsN(p!*JGT}ahCb4jXINKI68fiy($-1$
Tyxq=l_)zi+1E_sfY#Kkk|cVL<=~jfQ^s@2byCz;0VZ`Qjz*pjv#XPsd#5wyx+J8K76W5_4UxVpXY=$?vW-@tj!y*V8D9i`%+c&EE@Cg}AW1DbCIzqjeys+H
JV*>cY1na*jxrPQIPS!f^+T9uMvJvn0}`RdASew78cWnu6=QLj>&y;uE|MNHdO!_YS!34t<aav4VHrH41Xp!u@CFR}p3tGH4WuYeR_!w#cfBW!M3T-La=bXx
GzmFAW%y)>4MaqB;JixuVkko+Zdin6B;HuINE1^@>8m7i#juH$HaV7|pGjTEHO7{VYgP0lG&<f~Luss6E}B8w9TGWCLo&R*O{(qlt+{A6YfxD~CFi3vRLkl#
>S|pyBGV?VAxkv|(Z84hmT^>p0W>oLDwAM6Y%{Bb7Q9L(iJ=3~%o;O{V?tBrrT&Tv5L9e<c7YU-tA?!W=VCF48Q88-3`m@glctEXg*KKZl5f8L<|Y$}4jOkI
Doz_hsS?Z}eYXATMZ^I1P9yEFrC1@XR2rq^0J!HWBOT#VvP@h=P9!l})!)c!@DJ7phf4Gy39XM<&)#lKuTe8p^r7;-X_V9^bYW~z(!;eVJfZw~MU)kVEh?1B
8l*KMj}?sa>-MxF`V}Ei&%?x{R14JU0>laz|4Jfh&7H483ECk1!qwi7+x3WcmjVkFeGJiV6rq)yoYZU1rBxpFGiCd9wJx~gq+dXe(i2@pb^!IWTY-%F9tz^|
%Bn9L9{AE#1&eH{p%kRXbwvE(K+rDasoTuaAW4xlUQ9M|=2plJVTfrLH)U1Vb0*_D+&{TiG_cO(;%dpLv|tp0SQ&_w8QPK1`iz3K(qm~+|1Fr8lG#udpJE(i
UJx}vLp*}<ejhoUX6bMkpQUgRZPsMHF0JqtO7(TZuPr3UZXBmcVGWa6+|SEMUIPw7GeU7q&p8C7Bm;cD7|_K4cq)-$GO&>b30YmrZph;*b9Hb=hKova>*1I3
N|uyJD*<$E@M++?o`|6>eF8lX1_x6Q;5iIjJPKW2pDcT5!C=v0Q8z|N;6ek#ua;6<PZ7n5)%sTFSJGX2GdqB8f<xAqI3wUX#7J}@31W}U<PuW(y9l8&4kM-V
)T}4FrZ)02D?7za!ItwB?6(j<Lkq-7yx$;BRCK>-4B2l*3hk{!$(3<!C-*tVv#_m~T+){k2)WGjOoB_vAKM5j_|n*JU(Eeb*-)x@f4aO5+92|<z&3hEneWA}
c4L-75$Sj}tK`Y7P`t{S?Ad_A%Kbz|CP6EiFS_7hk%SAnblWYA5wgX{R3(CYj0?a#94aN}MXKH)&eNhWG~O=?fa1_^xpr{4WJQ#~V20y@O6<|a;yXWv0XPJa
e#+^A@e_WNEj=j^mb#08_E^q+FPR~PA$6ROWYfnK)Oipy_gd`b&&1KopOf#OD6sPvl+wNQ`G}gnd?49B(Q?Q6SSmeG_m7zF0|~wtgC7&<k44|Zt?z5}@}s8R
x8h?J`O_cgKLyzTzqB&j<$f!!LT%(|g<})$U+Z@*A3{K)=NHek$SvUB-M&L|EC&fxWoH>0?ZY@+*PB6i<Wo0pNfMH{li(R)#=_$n=_d$5NtNf(C?b99b@NcO
jxI*j#Rc#f_F%Ypu`cH1SmVAs9eFY!79nQ)<)|XmP6$Z{i62D@Uz0D#3n@DN;&BIhuOh91+v}h-SVmw;ElKoznhtVexj}kLVijz6t2v*NC>f+~Ivb{gp{{NC
QR}+7CKAI0)A%V~v@7#rwTcTQJ6H(|1VF2*AdJ%aFfD#NL*;%ay#1Q6acHARKUtHo>ea01SfUjXW299XXTt<hun!_~hTLgNZ=R?7{T0v8!)g`GI=@1L4&+f7
LR>_XV=N0n;(<#zH_1Q`1Bpg8u@yC|(_Vq`1yHq8n$dicB{pJMf^?2FiK8M6JK7>kh3IpC9I9j(V-+rL4RUeTm}NI#EsPOJhd>&6CXtbR*{H<!Iq#a9;R^0{
UYg>RpQ@#AuVGRT$XO~uQ`cvMZY5_Nhp${}iOIKQv8hFx#H+e5OkBpt>#9lcTQW#Ter+hMj9}&T$Os{oMrQ_D;xE3)CHyrN@CAGCy+G1d$0H~{l71z;YQ3WI
8Lq;*Dyg4LZ3eBjOhILv@efuT%;MB{At5eW5tq?41_9><%2TYx1u2U=H4#?ixidBqK@!>!TuRQ%xRvm@t|+PxQ3}v!BJ_YJrbCZu9FaFMN(!&+VT}x<$J67R
0!9E=E$=47H#5$=!jcFY?|07#SO8B*B`pD(g|zhpFAGUT=ywO%c+c(lrIePr%w*<bD^?hf6IrQ_3D;gC#ws;Zp-6RsQMzG)Nh3m^*#HV*$Pr||W?>!Z%BT#u
LEp?QH_r*Lmb^E&L0-ZDme7l5ot~U!u2dx*R815>WW)RT2J%0I(v5RsnR8?mJJI{S88Ah-1aRh8%JAw`^6Dg#J&xj~>(e~AOl$chmA`)yPRl5+tTFXwCm7g9
N@DW?pgIJ!R?wUH%cNa_siaa^QdEKX2jP_r^9IaNJy^2RiWq9LzV;raB_~}X#6rRw1!u@03IPJi)H{%*yOJv@eC`!Q4njkSCN`Lp0M7nCBNe-Bi!zDgfJknw
%&R9&YAFWlgoe6gaVl$36Sc{+<+TA_cb-NnlO1h_@9P+EC6QZ!D~ZA=f04c+8_?k!eAV@=1g_y4BxxGONy5(_X;NF?%y$KF(>PK)o>9y!_lLLjTwi3K{_i1;
+-`uRm+JkrRJ5Nom|5}{6DWo~sAKhBG7>KamhmAEfVfw=zVckF{I2^4hcg{yC^SV!y1B9K&2wSROkqE+8x3S^nXMJ8)dYDJym(GfXc5Oh+pJ^3d}_^mEbE|0
1C(sY<-#li8Pth@iItRGVo`-jtphZWDe@)4Rxg8$v1pLmURay$ZA}(jlWuI8P95z(`7WE7<HrbmVcWoa!@A4PQZYm<&eJs^OGxNokh1tj#`5!woJR_QgOtNT
a%v?7k}w588@HRRJ5UKf?8a3eC_OU-2j?Lopl(-|VULpGem>5UDJu+6b#~)Foy#lR=QAA^jXYEr&jw|a8DJ$<vs~!J9}IF=sd^EC-JoX6wdhs`o26J+()+4d
-1KG;q^l-MJu;P5I`2nC9mlIXa8MPubCRrq4FOG*xmh3~N+Z241C8oZrUEP(>(6VHR(zG<9%fHCPJv=GOSWJFSVpX(5K!o*uCy|%22`+=)tqPuJ2T`H%cW=)
C!K<`N(G$~h4S|UIP6hqwaZ=}E%p-%Q3tVP9NAuGQE=SzOCGU4pb#!ufl#+dLM!TxXIe$6ys}c(J#Wf(3W@sMA7v4mCE46t$1*8m$(y4vD0SY=Z_xjYtf44q
I74I{>5AbVAvbYQfK(2==fQt9h;=Qe4#xA~l!GA|T8URNbCF(v48?KGVlzjs@mSKA!`esO?Q6v9Dhdu~ODg0nLfjm8fhCFUa6AS=Q*97o36ZhxGAjnds-e~E
yW35tQt4q{+uvgi{HVIgnB~+4*)Ze|BLE{8ghO<WYz#vOOWP1DY^;>rN2GKBlPQh6(pq8xeR$aPMxm-!q89?Z2qi-{vJjY(D8*%K{{{xGhE=qzRV53k^5(@*
>BB%LDmxUJ5OcATS(@|_r#z%QGG`(-5)U#HaV|8^bBdSjhXkWk9(6r7%_Z_Jq>@3t(iP4z?%*0R(Kn|Hcd*>AJz}+4QPUnT24@i>p)sYq-%b+Z+)(Kk7(Bd9
c=;b5!+!KQ`Qf4L$G?5ds$V)k`|&?M<8>aMF+W`O6Dxjr`t95k=>Pb5*?FMG_fMQZei(gUzVndpBPDSEX5;77`hh9`j7I;gqW_sbnJyrd-_+zE2fU}{3c$5$
=G=IL#_|Y!CM_XDXW)<UVu#UtUtvXv9GaoDZeYSF&fSz$Nv&}C1&Ox1O(W{=g)YAl>i=3cJYJD}>C?-)&}TSV>irDn`2r>qRuGf)TgyTW)_#31*5NvhU!0l7
QU<RH<$sgWpc$_5#$&5=GXQ6%Yo6y3TK*$CZw3}5e|!Q|nNi7L@+~y!E@@_)X1gL$2eTxKgaBjMrGtx!`;}bpZkwBWwORQL>BrLj2VAbop@w8|OKL`_ktWiC
XsThdAb62@gCK4cr9|eCK+G3l(X@sa=eo&ucXybev$6s8+BBhB)s?8Ll<O(X>$0aJwD1&p&UCfQrLr(IoUUSiWK<Yn@7mzL8Gd#C`4;lO4*_|$S*<a_$k^L8
t8K%GvSHH@1^ReFNn<JNKc?)?gegt-t4|T3EmlW>Z7?4Ycq$Huhzw~}3yDa5cGRWYxlvfCj!t;<mbfO4JWt-{$EYid^;*z*50>?2os#_&RCWY6VqNRiAgBhj
+H&EB42@U~h67w}MQtL}0X-sQQW3LEs(N7DJ-NSCs>yk$;TJL;I4>XGU4ATqU;a#Kzx=rm|Lj%QM{mA9dcX7^Fz6%H_y~Sp{_-X0y-xp0M}Ktv&);x59|6$M
-+w)T%uhJ>F*Ln=`SF|EpWpJK**`1vKhs}LI6@86Y1m6+n2rW1vFa#fX&mM#i|ZFJUYN=E=X4OJH34M(>~19zX=QBIcV$(ws*_HCd~<-B_5aJ>dv?i@rRRZI
t+YENr#0;Wlt~lj#`O`IRX`6(>Ccr!on4ZenQnB$lt~ljdJ~z2?xFbe_NLC+L1uN6I{L;B6CZ$sLS<ycHP8Dzue*sQ?L`v6vNGY^jfvLi2zFFA1MOtuB^|#&
7-OHdSCw`~ueJ17&ikUuj9fDM`s&qBA9vMyup`IrW!%Bh$}7hBRB-&TY)v8(1HoNY6j!Fi-}y)<G+{w#W#ht-cp4LW#9PV&{E_9iS-^vWa2#XW=Ggnj7)ou8
@GZ@@_<_hk0RHEX9~t?&=H>meY?2uN>!m&@-|$aKS(q53&Zj`iM0g<C!9);imA;Sz=TSvSruV~M-TRVNIqoSUf)v-325!dPzFW3+RWo~z7_8zHskd2WVI`;0
e;hw11U1GyU_LR<#!32%6_*Tv*Z=wToyXZE!4fz)?}s9=F-a3p4LWGbpfT}r@zHm&+$McQ7c?m=_8;62-JL06WugjWt`hROB#@Jo+$F}mH+0aBjk$}v*<KHQ
X;cMhwZ!)0dsh3z)~Z)qsEs5beSsaoY?G9<0m!V_ceBC(gMYXjZI|p5pub1e`xWJzO;^pJ+{&c+;Xcu<q*A?)ZfqPrmr2tTADrG{|G?FL4_!#G{l~fqV%f}x
*NmDlg~j1)FMnt5MN5nvDp0l+(w@5U3I_QNKc76#*Q<K$U2VB3?ce4z@j7<>KUoHC*<r&<RXtBa5At0Fn4wB76S@CUCG@vnW3Fe^V9Z7|?;QDnK?QQ$0Rmh<
^KMOz%q~DF6B&d-r6*)<xz>I`l--p>6#1e8TDVH_0z*(<hyLH^Lt?KHY>Xu>u3D<sZ(AEVuVQ$PZEe7MNNPc{Uc&n<A$tq~>om`**X{c;DY$@SBOqY?>g$E&
B3A+|Vp|i%DaN2&hGdWtK*6_IhC1o6j~Ntc(_pe35N=pf4l%7f*i|e^qdI7ENg9N}G|r2hO<kdfVCGeJp-8p<78W>kgpM_Vk`#$fPocP8fB{?7S5xD&thX?@
aM9H;E$u&6g@?S3x0`z4^FU?VB6S}*OhcGnvrDR&{zx7D?GJ<78)C*4Cq!PmO;dl4H^DMHdjzh%{)yf%y?LN{AT)F@7DiNUdt(ASq_1BD@*RTNfC%4;Lr*uy
e6TP5Au?|9;Bb}9dJp8^ufsYS!q@eJa~<O{UJ>5m=4x;MY4kf@gJPky*%DWVSuqZsPs^A#;o)mi*EY<Bs7%X5V4}-9V!qhj10Lr)Gghn7Tk)__P4M}AU++;p
8ZTjO7FSC!f;v=inIx@KWEmpR-gX^9S>^H9AeTwcw3D*poL`O0k{8WoNd)aK)g4&2%TAeDXs*uZ)lk5;XeLlg@tI^r$#=m9Azr_3VzdVE4_UG8aSWr~<H>Hp
8^P}#t&(mxj8Mvp*LD2opB{H=XY`<C+iyggr??wuyc|beUptl9h2Q=3lLxy2{@@cI3mBVq6_<Hy-Id|fuZ#hArqYSknAN$%a8<e0i^~`fsL+awou6G@k3a6r
UuEg_5c|U+es=ZSh7;)1qHdZ5x11xrKzpadH{QI~HvZq1$b3cN#_ExXt5*QSFm7<&UuEutD2m%UY3>VyE{xNvsDsb;tA1GcI4AF@LPRNpXcFb4RQI4+S`&e>
HJ>B8ecne~FUJSi6b_De#N$Ph+4#&@?{{r@J#GaFx+Xsa?}AFJWlhL*IEoxR`;<TS>`(IM=93@)Y0A&3fceCMPL$0jN_6x8M;xBr9LFI3L{N^@-m_C?@<|>2
EPd=$ecjv~-R&eb=x3DX)AxL0Qa69%WY7MkjI}>sKZ{Hq=Zu}q<4MBUaf;T>>1-e8C7yTzj#j`Ya{4Kw>u5zCsqf>IvZHLWKh68i6JGm-KR?Y|J7&c<H%IP(
n@@WFh+7|j>CMx0vp-+IxPp%M-_1#U^5#S;oq)^DCx6lL8ajzUp3dTv?8RrNTJC7EewxuENIS-jlkC)!@a`#4-JImOeoAtDy1-6k+OwM{!tl@6{|bLj@&DN;
AKWjTF#7Ctu1-wIlSuy4B-3Zdmg`S8@!4@^>CK6;J9P%!{LA^zM_B^To+bc%@(w)vlegh1$UJ+JGkx@ce_lZUi>uh8Afn_++?t&$;L6J7-JTE;M`6fr9(auv
#<NBCM~0LM<HyI3t{PX_g4YXbi)dGsCCz?rO&@$6CP60=V8jC*%^Q9>G(V^*ibTqKPdS`^6p5spnq!Xg-!^^JY@4wu-_bJNo4YVJV^(YS8lq*;ugCFvXAdPl
-^iaZxt~Z)ITh5lE8)j){`PNn=C9@7RDZi;_vQgQX;#))%we~9wJS^#`edCnvNJ4+_j${anXEs=4h^so8(y~r+q)<l(C)&2;hMt#<P8^&Z!=HoJ%}H#9{1OK
akd$<_w;a@*E(n}GOOS}t^Y`W;sYDkCUP8IQOs2c&O|g=nHOf0?=u(6eryPkdah`l#Cq1=SNCH50Sj%)cF0Wcs#|a`NQEh4D6a=k2%<dW561jvDMtL0KvU(t
c2}*%rHp3-G(`;ho?Fk7guotH8?7tka>8OS`0RrY<9hCAMK;eTF~>_YkLQFr=}<<Ub_PDUTr&Q?|9n31`*FSVzLa2f=p4=h!?p|X%x2$(psOod<LQOfMQ)r4
?!f8Y!Yb_`cCwU;zHfq+=9qKdoH*@IIPsG}#wQ#0i9DQg=bM`+l=SA9v>xNcpLo}&@{1#Cer)`H34o5HA4mM`gnZo`#VAgzEq(#mZjN~O6a2Y3wunzWl|MtO
n^OaNl!A1U+<(N~Z~j$|@$5;d$iI<`ReKFhSKoWDJPBR`H~SkG!ry#LEE~cDGNFfy|6$&S-L@Nf={E$ZiH)*RKT5L6*GqBL|1BmUkR;ACjk+p?DrQ_ss|eRK
M4|l#UsvqHqug+36ig^VBy;#t3*>g(rJs>6#-4GZ*E$exttW=<mL$?et9|81gNL2VfQ4rU<Tn~tbDU#`OHMdil{-R00KL-Kd85*AndiR-q`fVu^4+k%4j&Z=
0EA$K8C_NpDJuIHQ^k>p;a#(5r3${-;YKuUu+A3ul?ET(a{OnUe_5guqx%ZiFSrSR7k7wXVOa9)5l{_nz<a?p<XA|m$jZ(>2N+-Ug+_QkzrUhQix1)QO?Fl_
6@dkykfj&4FV?X54L7^k{4Qr}%DrI->~@jF=VP>>9&E9}G`oGd439MmIm^qu79=}2k7a4aOD0r^^miM9RM*fg*#sP!yNDeDSW1{-DzYp0wnv=9Me%iQ>y2GN
Q`<vFQNJAcr1lJu%mteU1#GOHa_eF}?lGR!jrc=d{Q>^a*GlBVn=iq`pj7#0&$b~ADL<cJ-)gsD@cWzNaN<c8-)W84CtY=Oq|1-6>)COc*0IVuEfad8>5nky
v_j|;iGKF8vaOT5K6^sRo)F}d2RaIpK0CsuUm#|G7VrOC1z;zH_2xKf^i+Bug@;buJ2%fxMA(u2IH?D_IkAh+PX6mtP1#YB?6Z?Q+&pFBCxNw7N`Le0v<mXX
qTD=*@IR@We0Jgy`t$X#T_d4ouM$=RVSHx4l+jsi{)%E55p*4ti97w&z+Gmg*zXh`ug0zXqZ)@td4(t_jEzxTVw}gf>o{NmU86(cyDRsN%In|CNE=ByH*ba|
|C>BFL{jjdZ`sNuE7Q0QTtzpI1CEs4GldVw*Rn3Z@ISKUNcq?p^~#JTE^44~0fu~Dkc{>73d65y#BP8ik$EGXBgRr)l@^B1oYOS`fa8Fmao77>{L%7pVGpmU
a}#p2H3FK7H9uC-LaGPE3@N!DH_3)ph$s7M`OcdF@pGQtLhu4YocLuh;m~94?~1mnvNycm&hb7Bb_z&b5V9phMxZCFmI35<gL7z!6F(mo3Ou->|DlwqD8EnI
AxcxXVOLhtNBbL4<HouyN5F5#LU9#GL>NakI`0<N@!beQhARu`&RzV&=URTiM#4yfffi@)fz`x?#wxYPysr)1>^o4~Bn7T$CkXeFYjJ448t@7OErGv=^DX~j
<@b716IJ^dE>&&L8e)R+FML?u4g8VL{2IfJ#{SS{hXTvxsJ)7$)xltJtJ9Z}LIN_z(7BvVfB@FpeaP?i|H!W0bs8+1%zC?QUGesx?ML!a&^i9>i$=L!i>EcE
AL++l8`IX|KMk0&Ei%lYB2-K6>Y#!MiiOP`FmU+D>fy)!(!k2fY{WLJ-y(<HKZ*K<W=XQdEPeKeqS2fZdyBM07H{}u!f?i`@5-t*9#T`@uJ00+z=UipF3wH*
r7)jP^gDwvQpCR4)AD;A1dt9~>NA{M_KF0KU#H1m2vm)G;=3?(&Lp!QN#D}C>66ac7v)BXA*i*T$~fraSMh5N<#`6a!8J*%7Ufmj2HtpCJw8Ufvc0?*49$XB
6SkAy^Dm0(tl=5a0<WZEaw>3|_n1UxP0erKZWwzw+xQmSyaM<&I7cXB@6f`7CYl<SWWL*k8pqqt^s=AMHZ-GMnZ#yZE$wr@2^B>3o|B!WR}oumB^`*aW@zOG
WL6>=8J1-e-(4yauvuraW~Qni=60BgrZG$JmtlYA{rOw|B5~Ji7iKWbp~tG{?Y>4}5dvNqPl}OBT&!80*rkv)rb(4Kc;8osGaC=wbZ8_8x4_#XfJev%<K}73
&Wdi9OQYgTJLrR84^Y3%^2BUQ#Lga7_;J)tyX?%P0MU}XY>N_1oqDOX67TM|n=LWox*LBS!8o|NY~OoE=b*@OhUWkqQh|bfWezb{(dDi9Qe%l$8;nicLw1WH
t>_*uudZ@&n>eBA>1F|t`_}H|Q1bgU?9QS@KW){5iwpxN44&}}PYvi?;<s4vpI8_}>jY^IQEIlr8A1~(4AH}@_5P3hX>SUX%_YR=^OY=T`FUpMoi6|sFDW3z
;KFKD&Z``uQlN%@v9Fxlbid2NsyAYWrS-bEbFslMK}L}(v8YVgz9$+FKFe^4NVUy6i7Ep6Ux8dJrQd=6vl(bAiUF9Er~vps&ct0)NM+BFDA;lcLBe~SRi=MO
%o=I}MA`i#A`o^35ut1U`t9?_dy+Tsy9`K5S4r{r768#bXZZ6@SpA^D%G>ITzCRp<U976J{AJtzI?w$|1;pN1)#mdrolV<nTMk*CT?q0}eb6))LRWYFr882e
OQO1Rv$M&%)nyJcd`}Cq(s#4fe}@^;ofF`;%A|ZgslFF5gKGibm(&EAmK+0?u$~)pW*N$h3&W{+RpKVQ-I2nrsT6p0PRoatEb#KLX=CeM5-U^W;-mp3Z2s{U
Vt41wE%Mc6vLxD!%YpSvF1FVJLXLVv7O!R(@wSwH$&F=Lmq`$@^H<kb(T)^6eC3DIp8ZBp9}+mCV!E8!<y-k%i~n8Pqom%w6WhP&?gmu~J5BJ0sUI*GhRPTb
Wu3wKc9|x$*##0eWz}DTwehB^YWoN3X=H1iWF4;~A4}2l!8{MZ@Tfli^i$eRGKN4(o7-x+Y#%_LM%(B|59j%V1YH8HOC}t!gNx`kt7<hExi?*c-%;Vt=rH$c
w4z0-eSZk&TRgrT>%3{LO(KmNo>>71BuglzSijJ@-tmfV#*qvYS{K6uBR&wg6a?}*2`W>mxtkRM>y8>+KGJO@d>pMMs?j~oUV{n*mW{mi`utKFlB}i6!#?<Z
^Egi%|3S-GMH=F3Nl_;q%)=EnIbNfIESCHl=Fi)*a-u^dRLTCdxwPGg^4*?6Hx5xS5NeVh@^Ff|b1FE4>LeU<u~%6@I-i@Ry<K?Wx?6QIIP?WkdM=D|W{zzI
tjlGUiLKbWA>Xa+-VR})!n66rtpa9AglmA-coG^pHTkxy)kR&YGg-w_xHgX@ZLir2oP~7``#YJe88L6co1Ck`4{YD;@Q<}9OkK&g{eryg3J}(avq#>cJ>T-5
Ce6?`t0bhe?Y>k+M-oy@sw_$ONiM2gA_=o<i*|in+36p$`n+Gs&&(y~^*%l#PKzQZXT0l;BEx1eZ0iqNd@IReU6C2h!{!3P=kM*5`U30Sx%?u0g@muN=@jYG
mKN0#Hl`nP_<RQDciD%*n&*Evmz_`pB%AdiS&%7n8BA~Mv(~2(DK+5$ZAy;Ji~IDlkOI_l@TJ0l!3JkV+p+{aJ{hThPfD02_Sn$B2eYE>5B^2CMz?f3k#d%|
|DoJ|4d{iOj}v>P`$ZqpoG|2|Zz?AX{du+JupNhXf?Hm#z<eqdKUdZFnziMs?aIXOXh&U<9`YTeEFq*;HbI+#qEZN)&A!K5AT9*j6b_ciW-GP2#RAQ4JAr<;
DT#sL)(8s`o~_HuP!8c=768p#05<qd-;1gpEau&bhwjM9_B3qqGoRtjag_W|KR%9veF{CDrY#@ExQ;{p&rb3WZ=M}Tt8Sk71W&zmKleO5aWUSU#P6P+W@JA*
&FTKR@8Zwbzj6((Ea%&#7@9?mYes5}FA+X7ehms=8sj>zk||$zw=R<jmnhKh5XT+v-r4g?t<2Zr>@BGNjxTDuU@cr}q1J78KT{xsx=lOqZP$M2`dPYLp-O`;
&c8}@^z!)^$aaZ;#;In*ZTNTRdD1)G`L>f)Rjs>8?E36&cBXpw{r&G}s$ch1iD5e=02rjmSGfD!p2OMi&0wXh>Z=-aa&Y6hnHGjw*!90&*%>M?qYd8qF+_y0
d2c3p{@$*vm7VH0<N{Fhk_8N)$<6F{_#UmcB5w;x^`$Hi$-l2&Ute8c@tXOdHh2>TpOg+>4fe7U^Oz6VJ~(50)DC)Gz3f|Q5{a4+OsfY-=J-&YR1{NCCNikf
cCN~M{h{o70`tZ7g4aBw?Z=OgV*<_nV;+;%sS^9kGouZtN^^F0saMIG62-p5YwFkGzDjpAQUUBlNGeM@OA+dZF!Qs{Bp7NR@R^ir0=}=_4Oq?!n0QKo^3BkF
PZfruH7^a;`7}4}G@B$el<;6~WLL$cLtNq#C|TMp=~@eiLEg5NnB;SRsSD$Lc8*G`J0md4pWm6Gm?EJrm7BHEB^oluB<8BmGFeG0e?u`(hOt3;e~BqbLjkhy
x)P(IAQOz+#3AXsZEHYpZxc69m$S|v4n4?TD3$lae3i8c@9z5S%OpG22by>eW=5LHR++UaD^c}0S@0ayImtNX=nbBU>Clxj*8u+49OX2TMNqz2-vZfQK#Xv?
+7z3+_G0^gY$4oEKR+w+WnP8g4__a{7Cs0w5R%Ajwnb;pix=rb%d5p=*@WUy*a@;EVZVg$@t4!jd{U;61})@l3SsrKgrb|maxOOjT(o>Ol{R~P-2e2`k3atS
u~{xm@O9Gw@B-kO!D&by-gE-9YM2U&aa99Rp$dY$Mb7v++zKGx3Tfn-R0fgrbtkIyI$I?!@PNf`zv~X(kJzvU%E9Z`ud4#)t68^7g9Zx%aHfqjm_tQ?T$Qu8
s#wt~4UW$4$ZCKL6qR&x>VkZ6Nf{sHo&JLuI#c1?MZ@^#_H0n+wlCpkbylRc+xvTIlIf8`{{BssPYR^gw1Qu2nFJpy&T%Wznq2fV`|EQ%hzm5Q2;cTIC1hrX
7Nn>DoxKBA^cS1&^jfZ`_{bxCT%>dJGq3J(^!>Qa(kFNHi39kwl;$`^|D+oJI3MT8GCq6a+J2hNb)3xcB!l4Dv(q+F$0qnmRnAE+(#_AJU#AuIr=Pfa8Wj7b
xY*5cn%Z%a)wAP{YB&E{rpR&f|G(M%v8Q3n<6dGnznH}FgcUt|GJ!WIDPt#*zhj<pbCT0@ykL&1LT-MZGIqjUo-&}Lc6TS4X(wUSXE#qu%bs|%kF)8H8l&C(
Y{49*x7|F=7&-oqe<2upLb;y&#&KZa_;dfZE-|ozbAgjglb-n!vWRK3HZ2@q@g-mA&l<54a=s6g*$A(^trK}bl+$h^AXo;}#H;_7ELRqc)8L&JmEG_f83vUf
z(!6m8M#ZAdTz|HRf}q$^tR<P_M^?)YILN;DqAEoK(>F;)CA55b7QQ?TUS?wz}1A>d#^X!RzoBvw`<rh84o5nw>A;mx(;6To!e}6hw<yW31Qdbc|)BAYwJlg
9>c0;F9~_)mR-9*1P^~;^1BDQcU)IBCma%l=a)gD(T;tRP)aO@(Q4&_=*5TU>&X|xL(Khd49%iK`$O-XmIzPwvzk|e2D?4fY~c97sw+rTq6dW!J`y;gPI~Kv
oW3oE(htLSErEz@f$=+20C|7+uAy->qucf1H`mKo&D8b2^o>BAXD?}7_hTTme2Ao-B21v2UE#>p+MtH&@jm1;FeXuFh6N*g=SCF#r2l|*wQW0EVeYwOcbJWZ
9)%TPjihhb#2V6z6~WMlhr1v*&K5M0T$fmgvCSe`&6c5C7%ZP0iZArTp_;-bxkZd~f|aPr0Go=|9$IQCkM@K0aSXUmH|&PJQD&P~gsPM5g=4)7cuWt{9Gs7I
A>}#UnceSpm4|_bs+AQt|E*q`R<rkzWJ%($4yWj{)_=!$NiEhJs(6Ui`la{i0mVv0%0ReU*!QTNe&IBxl$+LGFRtm=^|@#kSABUILKG3{pbU0;E!I9`KXm^m
2ok0#eXh+k3sunayZhf)_V9Hc$f|VnOt<*sGVpFos_P33V%?2lN7B0iV}p%^IQ+GDMp~zo@`4;ZvtK3pL_3XSi_HbeZ~^9c@O!v?T*~e5Iw9njxA*%rSmI61
aoAc>Ti;c-mYDO!Id?#iiyr_lAls_Ok#oi@Ew*}C;<Dz8<%0K1Li4oN2B>OD4M7BKbqsV-uTW#Oz6eI=1SnfNVF59jgY8Qn!MNX*OYk<)@REnpm5J}q(?o>l
ZF={Prstj=BIvx&3zvWZFEf^O&}3!jxDvGvaffrxT9!lvlDXO$KVr{~;vRIiDHeQE1FN*<t{tsSvrS;hc~UUpj+!tdg{X$lV^^2#T_(>4#Ax~jgIWPV(pkSh
bVHL+0vQ)Um|ICCB6O|z%%n|aWUzi0vjM)F*>EWC{Ah8tkCpjI4j!>RTaNq#gf1j>z-hk00?NgzFVxl>upkg(@DG4vjR^<qH0-pZRZy{=2f)`l(>urK<PR#Y
CF1wl+UuPuLRWPoU4z!9vB_D@1);M!j604Kia<;WF5m=Y+pSz}MnSO0v)i=$L!b?W+RNUI+nuisObiqy?5oDd$gf#_-2^j?qqDMMa}fXNn5}14`+k)M3-fG4
BF_O#5Lf1&ph~RGe(d+V#NkC{ym1?g>3+={w&qBDLB`JG@NT~`p$P=!pighufh6$&JnO0-UU0di%exxDG6|FNOjJ0rT{t%rLZIsc{)W4qCRezvQAqeDR|PgL
>c1;kC_KT4fiq?z7>c^a&8x*UJ%Q<!yg&wl-r?L*A{?2HylO{NH#N<1qR^oj5*p{2Fk~7`^I?1|*qmPx&1*xK8)&J~3Ty8vAj6O#(TMCNrv|J@w#i9so&LUN
<y!uVd>O$HzDl3#a#9w*ClEAn&7gdtDIrtU(Oz<rKReB3KF;v^CCYQ0!Frq|c3S3ebCM8s>?Ar#qdrbxJxNykS&QGB6R!01uD?LNo>aWvJgLt(PD(juAUCIZ
y-yP4j(flUyh`IFJK%`=9lNuhof5vAUm$hIPxJG3T>s|yPad`n2-(7Vw%M5HVms)pEU4h`#iOG(;q2EON0VU3ny7sVM4~TOcqF!?U@s67$!>aw>ZJJ*Lru5K
=`iqm)8+u=5dX*SkNKgMktWDP49%`?(ciEO4Gk66SjN^yVCcrea9V&6SvE;3xsAGd>k!H7H7<m)CXi*=&UK<GC7kC;bbhB-khF?B4yN57{InE+po?-9G&WG+
&FWT~AMTT^ZYoJh4?(TyhFfP7LF2P`2@mYxxJ6`tZ%ox6PEsPeEN5W2Ct(zEi;;iV<1WW&`zzG`&sr>Pq8oSTwQI!-OxF;sJ7el?)+*IynahjXVrjQoi3cqp
ue0>R=we1;ZUz3!3uekq0Uq=)O$@SfCDn+$(`=E$djS(!aayx4j9k~NoXr1g4m{s7@8nA=9@<|uTp4DJ#I3`$nsp1ZrR!Rt(Wxz0&wweRnXPuL5mAYGAD3R)
xy27EZ~TXk)}yuy_Dorr#xMcf;uaHdI8924;&7TpqxlZ%+AbpbX&1ZL8>;q0Q@NTk9Da95*sBJ<Nu2LI$M}Uq7gLe2elgxLuid#mzgAh!^Bu(Dj5k9a(+8!9
B?z}}-&H)mU-#Z?8!e8HoT1W0zuUuR=<pt}rrB|JD7ht&#+S+$D*ZcyU9kd|oQnZhFiJ=2znsQ_BIf<8+B%lrlmxR|P`+C#dFDuqoVqID6@_&o1($hf<A|-<
_}J@2nfm81H5}GpM+WtW2{w~%J_n3oaE>Pxv&kTDoXK71W9`S5;4TrysckqQ0DnJVnAdGJ<6CDI)PMHdL<Qi0oJssaCWGa}B-v^>A=ThN7#HWDn5;RjD~ik6
2Tai6ydtHgGSixbMTlXDNQ_V&f>P<t9kBP;gDTU_MAcna1sub+x^le@Di63(W#`-Nx+F%Jg)>X|s(62A^68+$!5+z3)uzdf#;C=IeszystB_xA%znYc?Ct#H
RrAQ3aNP(8&JtUbTu!P-4niG5S9ryBudJA8Q;Nw*lwd2l3pF-<X(sj>rQy>I4nJTBxRsN(j8t!?PE*92ugk=N8Z(aU%)AR<G(2%kiJT3~kM-4#Tzx@emq}NZ
*6Uz_Vcb6?V?3QCSV)YT>Xpgf3SiN22+7!@N_3RhtqFX&aA_<|Sn080rhiwD*V*1vBbo7c$SpL~_<IA}Tjj>_LyG|VFqmX#O#r&cf2&6OP2;LRHi^tEP+}zC
M2f#Lu6}JT2|d+#8#!?9V*8<9CSn`PgfmMRYYL-ic5#!aRcm@eYz0^aeVP5bQe@u3O^c`YZN_V$HUt*ait->h4B#a(+JX=2-B$*o9BJvX`sq#{j<565I|vvr
WY@<UR9m6S@ICLoElFv5*Kj+vHP@g+s!~CQJtj8v#;wk~?+BVzz!VFhL)fC**jj`7AZ$jGvKYReD#1tjUz1qKX<ZMjv`GUBqOrH20fik&AIyYSd4<+p5eTw^
4KKwkWZnVL`6P@IZ;~s$T(YFhqD{-=1;?%a)$NZ9=969w5&8CP;BDG_O=AE5*VNRlzr$UtF8qM(MS(4diQ0rmz}-Ia)|XnW-W?b$Uy{tkIh^w;f-|=qaa{gJ
;{`_#3!JH)7B$s`b9`H;ea8(1&Nhj9H9#3CUF>XiMh~5)WnzX2>`ZZn^z<QZ)TnxRi>x<)Fl|-qgLYfY3xa7u?yXEZrQ7+)T}a<F-WOMk{7O|O!o*ljr@mC3
lPs!w;`uZI;wFZ8I5(Ekbe}vu&Y<4YZI%>;#<K}@3|uJtwgU6StSwK=xaDpV!wl(fDK50^y<NV(b}nSr`$~&(5<pm6eg2^|dJu{4gLMH)!YYLEN&+al+-)UD
Hq&T_y^fYiN%PNnxyejn<`~X9Q0CQY9LM=?-ppzhw6B~gES%*;;pL=}YPe!sdl50Ow(xBh(7ekAfkiIT+XPmf!Ac&EP_8PBJMUP-^bCIoz}Lm9y+=vA2GB%~
r_Z5S&(PUWWn~WV@Lu&lY(k;P;g~AZ)a+ZRi&9;Dj<Q+dqbz*?S3PpOI9<T^;BG43x0k<86QPDK0pexfR(H==n4-21j~+j&x6W=qT%h^8yuSd+n&T0oc8>G5
Tvdgbe`dSs98zVhawM^R4c3Rm7J{@n{A~FiFcgG7_&>gdldP%{)E^{BAHk?>S8y$-ma~NhFF&u6d7Yp2zRe_mxPViU%w3hs^Hp9E192v_C4^A*#cY)TeG35p
jkEcKKZH?K^;z1l1>w6|_ma^o&#St=jzx?w&%GIa1xR;A#-D81@-_h>V$;CzSeho$0_#A6()F;_$XmXZjx&7~KQwvkfOoqEuh^mW;C?|84I#!=U7G3o^^g0~
c@Ggyc*d4fjsazoRB`-w+`izpYuy^X>8X@iRJUKXm+-QHn)&E4c45}~x8^(n0Rg(RG`DtRdLJlM0nhU^#r0OOi4~2FwGqBI0^$OdHIj*Ji1eIhjNk05#&y;u
c^qoHyh2}bk>&H<LWWn8vb}s~MQ=8`=RTUDQV||f6G)pOZpqG<`}^HeWLOiKOp00k`u1I2%z3dzrmoorm6!E%M!`&VU|N<wpQ$Ostzv}Cwp#ZDY`7HqA_=Z}
A697^zxnORzrQzem=)%JqR8{B@6;j*OTEBk^ulGeuzp{3frk8U`!e!46N|MbV+*<lhh2D6uhagSMJ5o<qO02K4Rg<1YR6E7M-G$Z&a71v7cNcaCrjUP1Bj)y
7EEK6APWvvl44Uh#RzYQsq%RBWhpmN3vAbQYa^y@+1RuqXU=7OTM4-4_Dz#p7B9$)08MYw{9so+yjbSJD!#z7n#g8G7P-Ho2D@2xULRC$H}ATcqY-V?VC>Ki
dbOr=TU$tgB85=cBkf9strb%lE>>CTwq%qG+d3Yv3gRe4iqw4~VJ5^exVWq?G=~X_`g0r)Em16i->s3M)<`LUn&I9k$q|yHht<RbE*h<?cjx`BPAnjobV-AE
b8Rp?G+s>P-rV-kU^_|XE=X_SFki7A4Wiy|$OjN;9EhU7e;9z6l4OGDy}qYh^5tlV$#Hhi%Ncoz*nx2;KrS`JgPlW>n7SzvA=GcB4G_P4c~%f>{*jvLmR9R(
Bdrr4!*ib*>AyJZ6_iD5Rq(bA>1{o*1FR0IL_~}(0J65f0fgk7%vxKD`|@oN!d`@lnQ!y-QWh79jupz>)u_zTn^I`nXqAM#KCe6{=>J`Td%Z~zt2I$dmVq0k
K;;WeJ|qReiOYIWg?S<cZFsBhsLalt0umeIHWc=WYQFFSzl9st)n}?SRUp}VT{6G+Gth!$kqD7RRrPo^D~0KGh2hEhG$%o*lTxqaPR~zjB%UOIoapV-J_aXY
u#<v_lO|P9`prH2dG*)LQ^ET*#pD<IC!7?w-TYFJ>Q4u)+&oFhzj^kwDE8)G)Y3OkB3d^mm2Agxz0<(R&mZjAKk=j$#lN-ki__-ar{Tk&hrXUY?bUs{(2fu7
Ic<^gX#$>fSvU$|Jv(W7c2fKEv*mN-tvYF-c=I&n=*dnvil3hJ`}kBP@+2Jl?6fZANxbywAE)*CC&fxn9auO2T2$-ixPIl|YCZl*?DJFi%bU}J_7j)j&53*L
7aVj)#qBr0yheW3hx53L<*8fmxK+oqlY-Kp1>c{Y7ODL_lzwyCj^^2Ey!EKa==2DuPyHgEoi<oFsnWl>`B}q=U#@UH&K&qzsQ4)F?!@EzFGl)rPHS9`ItV;_
(kbV70pA=SwDsvpf58oUbeo%BD4@0d2&lKhRqtVdeWqtQZCn$sP|GFICKkZ>ex4=i#+)ScVW<6v2%6fgmJhyxZqbdLA)?~o!d`~Z4K~t^_{;QZIce)Fy`Yfw
uQgQ>*EAc8Bu^FOwtV&WmFPTZrCo$g;dQ&2X>{9ocy8eD_pnxdqs?nI{~_|{+HHP|0qOHfY@f?7MDym>b<h_dYLJhUKPm{bsa1_enfYxgio^NP15!X-a+D{6
>1I~ZcQ*6bdRJANPQ)V}6j$Td?8Eq-X#|;DKO43z+5e*A+IE{+A1HZUP9gaEMZYdEr``QV*A+LLwPFf>V<xEE#sAsuoC+nU1dpo;%-1h-k&z{~!Ih7lne{q$
BDw(tkXiJtJ`e0odpO5t-g^^fh1%xY7$1piL4RxFSQ`t@lbqp66<zKtV7Q!Da_9zb!9c~8nNKAlMmX0pV{2sZQK-IbYRaEy>B*y}>>dUg2<e&3>JJfmIz61B
QaSA%4z&O^*0W!^LsN8Tgeec&c>rsWljVD%i?2<67JyZzLwHTL0mH8{X9my1g4zjNTM|)+D@CGp-q3W@JiLU})S61^HKw13FVdUUV-g&J(}3$Ja8J-a?C&SE
06bt$Mo!UcWVl{zo~v+WudKQdz^=M5UUtT$7qb~?AR3*m3ug$wAJf8%p>lifE4F~b&``zlx4#{o@mGsPN`WA))iC<2F@)VRY5lh)Yy_+8dAr284g$?{u=?*W
AeeJ-TRZVwREE3nEv^d+&EX6iV)(}^`&#%%Ws2u?$%ndZW>^Ta)H{3W;K&X=L^rx30;Ff$^C-Fnr%C-XXLp?0+-fth+I$!p+V=%lO2`2?lf?S?WgYyuPxMjI
fLP<Xa7c9Bs9SF{!Ww&TbAqv4;F;Jw_#KI?f?WmQDAhrM>J@m9Z2CD-!8+vICJ#QAJeIvytnx8xTeYTf!CdOhS9xYC*RYLH6<rkdG^y@j0PSOr>j~Gh(zL*8
%qKXy?`IM3a~qjS%R3M|^tCpXz<BAdJgr08qDf)x0>_H;NoLyROPdsnB{L><tOL2NMt4!>Lq00~kcc{-T@AHKj6Vb`8>^F=^Kc?sT&<xS`T05#eGK(m!Fp?Z
jECyh6eBk>#9%!v-1ibz^gS9{AKc^AG~>Q=jN?9m699V}(tT;`CPX{B|FuWPGs*@H@9Wwkf*yY(#w9PvwG=q=f!PEG&iu7m$sG#v%DD4Z8%^yln#gRh-=$}r
M@PY!!}}k>7Dul!$pn{4jvU0gWM}sUJfuAWR*)L$0DRrM1tj;%F{l-m0n4pHO?a3)2`_U~w7kq$nj=OaZ$B&xFbg`y{7k|x1oH%+;b>?QcEMK{%G18uP&+g3
zBO#XziSUCpskf`*DI}Le;Xj*rTJ4v%gNAx8yv|2wLo&-ZpzhSMoGPGjH1M-uHh2CBxJYUrBzvjfT^tV=>sRS;R0$~2L?>j;{FnRkX^n&objNwNXtQeTLzmy
6qX>0ftXk=cYa{}o|b83SGMLj)55sQOzv=y10&3zmH$9g+F{S%gx=MTRU9|#Hc#l48%!}VUWLt6P2|^`pQ-}5q_<ynl7%hi@S=&bBzXyzkC5IbIaus}Y~VU%
J@a-+s~ALW_<1GlZRD`y#V&LV8;#oL(9KS;b##}U_hH^1!WFEV5xV^9jE`F$@y1N@5$WwJyEZNX`qVC9IJ}rIa?KUA1BQ$3-aZ&925kkmN%h|u2XIskZsdkT
UKx<Bz|i807o#7QsO#XiI#eF4f2i{W{tXKd5G&C4?IsO^i67Otk-Pg)I`Z5wK6ERt>tI+1E1%ImtNc1Fnd+hautSk}T)Al93|09hF4C3_fm<2Dq-X)M4+O+E
RLitn6oI&UtJ_vyHWs_Ld~1B>ug6Jrn{JIftAfqsP$r9#$(LffG3-M3(&*vs?CrNNX}4|9(MXq;fZ2TNoTztk6PT+h1dHppTU=%<u`>O+lVC@}OfI=V7JwB}
^_h82_$<S1WoqL6mJU&y&RR?@Y}%F878^TizR6`Plrngbs8gjvYQOV^3oe=Y!PIGU;?T3ashLr+jzJCD2#^Lr{3F2&&S^#XGVSaH5;>YvT$zsEMi1xb#?)Me
{ar^iT~gCj{?2ec&G^L5?rE}9v^eK38uwyu^0ueETO_=9;XTt|)>h28syAT|-IOg{!YE*pm0uh@Oe(D+wo4!h?~Ute=<daWvE^b~UxnAB51+X>lE{P6xUY*b
11~R~wSo9yPp+RAZaDy-L(eo2y_U8ZE7#t;{i}HIWT9#mK|(hfM;mB8n(#2=Wx3F48SZAJ+MC1iZBXs`gj*QpXNW#FBWoLKn^pZL&4l2~IGfyCM$Fme4-Z*F
%ID9Q3j%U8({;==;B6$6x87L4K?J`x`jH0ZSI7vD2CR+qJRY(anr>;NHC9#`j3mNEx!;t_NH`b{8T4jC>7#wSO#s60`w{Wb$pz0aKscXd@8?Uuko$2}yM-fB
RSD#G-JZK<$7>}+6Df;^0lPH0V$W6>A41IR@6t3RDuZ~(bG!WtONg?p7e5R=h3_zN-)G92MIFt|@}}Xh7W<1tM|U6if`#<3+JvzVbt{5!$^MeQ4)j$rQby1c
H|5&w#tVaa8djKg{W=dH8ATPTg@H!&CC<j$2hL}DA7XrTEP!VIbuebeSSKg~jSS*q+Huv@mMIp;;&3Vmum_9xechV_F&4GBup2Y4Rv;o=S?=W->w(=!v%YJf
JwNNiyPa&uB5m;((A&@Ce*Vf(lU>z(2Ajy2^W9>HxJ>M1#>^^LwMo1!4bNK9y+~^-a{Ltp9(G+1gyK~*?6V^A!6k+dXKACvE4R=)p4pJLBtT)<zXDf$0raX#
h;hfEp|gQ0Bq=tt{Rs7A{pd^A`Ifhq?Kz-ngd4m1weHPY=lB0bC7Zix5{nw=5p>BsW{!>&P`3&OK3waCC`GtdSHAu}5u4bWc^cxv<ph-GcboBhgOIoYXVt=)
4On^(Jjv3_s4rQfnbS=baLa7-V@TUd-08vS{><qP?Wnf@$Q)nWw~NB!uC7e8fu?lWibU3L>$)p2vSc```)!lWp@B6c96OR_5c~kQa)o8aH_JiT66j2sW#1ap
ODyTCRhEbK8wZ|~?ekHE&cgCGEOso2y&Z!glm1&ul_Q6cO%5tt?PpZWKJN^|y5N!zlvI|DT9z-WiXoHdG>Bbec4Bb12@vUBQaO$$cwP@l)7Z4~3{!VFyN8Ci
v_~yl9g0=5=%e*TA{a@qBwPp&WwBoMTC<|HuC)`qQR^&o1Ou1{?8(X|X#3C_onO$u-?hd@Qfclrtm-l(s#8e3!7)hKEc6m{9+ujtSLx=hN@QBQ<{~DJfeHu-
*d$(2+aP4WbXm*JA<3+Ai@_e^pC$_+JZ?>$J-Q|BM*p}_<cgYC1eZd1mw+4DGVKzys4t#ZQ)tYsP=pCE=vKS?S^tGGoj^<QUYKO1kf{bK>!2B_2-5-*+^l%o
jgf4>%r~vL5IS+5TQ_^S*H<X}_Hzkylh%_J_Aj;_NOw|+cM&<PW@lBwFQs)+N)`1UhaagMBSjQt1kds0UYJ6SjM^mb1aFHD?B|M16sb+sFi&ksZ8*<fo{@@g
?Hy+m@85HP(PC3%hLa`4{Bu$qa_DB+!E0QTz)F)0SCDa-O}lM~V!97wBGn6gp@*Vi;^EMpg1#$##30e~(&Q*9NpVFzU0%okCqnM2c@y}`G{GjKKr1jCY$E$B
Cq*!2QA6%*2o(+)vQ4b0b7{Qp#s$KpcN(nv<~FUE^bl?5$Y{PN|I>b6E#`;wyXazjI7y5+Sh)?aLzb|wK12crtp)=&S=Rnqe%1wwaj;#nsYq|7uU(_aLSNU`
iooK<*0}mty9stx<6Wml0eGGCBri>rJRX{;!R?UHVx0>@sI`p`=Vr1n?)Rw8&rw~RyF_2UjI`U!x~rE-XprXaRWeNK+FU!Gr42SD`!iYZXHuJ2h}3(BkePFX
r~Eb-YnedPtLGPDl_r3rL>$_8bSpE1EZvv;!6qX!>p>!wA#8cg<^H<O)vbB(^Y^e+JK@20D4mF&su#Po+0@j`XP#JY?CzW{jSU4gvXtf=cB;?yoEW!c?#mjL
?}RcEtP?eJ7Vo@yOdl#hd6mV;{36Q2n6wL<!9jIB6_e#Wjc~zfX{6gzRtm;7(P<S;OV*vEd+KEW0foC#Pwg9r;3o5!Yy~5J+h=C9F|=Wy_2b4s^0l_f;9}kM
b$iDhY11Sz@~eC+>D#c8#h0;OO)M?97YjePIeu{S5)aFXOFF+^Rke?ZcCi@gykW~sdAmzDy;zQRyIegS0{j|%UqAGtgGJ*YZu+KHVPr(sy3Ge_ouae1Y0kma
e6H&%@A_q0(@@J{m;+On+t~EJ7k)D&ja2HjFBAYhv&rz$Ny0-+W3d90ukFR5MDB4FeE4ps52f(U!cf+{4yNsHB2wANeH0<;(DpWg(kkw-0Tr<`#C$8`=R0ba
<lNy<_S-Vl4Z9}G{gvH{s{rwea^`N;p;LTlX;SQ0-L-+OnQ{YPXPiu2xU$);1k$X~OVN?}_ns~2voSyodvNDXoNOd9W@$lMozQ02SNn;T6Fn_532tGnXU=t{
&5SrBD;@?Q*fP;SFu-IDyhXIKxc`qmyO45^+74IT@O~Hc?lsjq?HQ+462|Pk)>9|jP*aWv-n8R+77{>|ihG4glrha=m9Y!((ogApUqEDJhP@>$X`J;&Y)sZ?
+T~KVkMbQ@8Ky(#<`{4Wd6qxqxQtHIRY283io%0h=Tu#~A2AC((0wnx9g59fFBY)Gmq|bOy#A)Wb+k1V@G?@RtO^OW?KYr?^fW4xuH?E}muWBw>&JMAEpHcN
PRq7+hjWhS69JNWBEgv%@rzxe(nA&Q%_^BXr72V{H^#k1a9$d{vW|*>X#4VT48S=TTQ)VNS3^QJ-<z4KcV={p-NHoxY@={k<9apg4+l<_oHSih)#laQG>vv+
OW2#)V3I~KujEqOwaGS#cZkT1@}J$QxpnUsS!w&Qbi6*4Vv|l=H8|g+5n#&_iu%JDte)3bJaJH94ho_pv1#J&N>+*HO#;Zh;+Ad2TP%P8aQ4Ih$Jm=N$B|oE
qn;U$?QW|jku0*d+!H_oxfDrB_RK_lKh7SHJ#BZZMRBVw_XLnYE>%Uf+V<G<BHmAXs4wCbCm#Fh)9na_`sx6g7YW>ZP8BLa#*F#pdQXlT4R>A_c4k`-3yZdP
;P1qay%NQ_&4nO^7j*1dMRC6NeKlN?*E4^Zg{2}O>K`8fAd6zARE-dA(e+Z@79>z4sMX}dLk&K5!TzA1w%zn<T5elv>7A1NitJxBB5Fg$5}UwgQpwEwSEvk0
sGm2UVy2`K9oTG3K}-=()NG4>!v;AD-B60s*dNR;y{=p<DX+@5S8_%Ct+0EY?DP-^J|!iy8*$V3pyU_;c&Ua4N+VLs0G&&fF#KRA+q&Oe9s@CtsnWYN%$QP?
%U|LE`=VBbAB0=x!A(Rrtinp)sI>1E&AdW&AnS_|sAVC;hPnktm}~}4x88r$qv9O;dG0Jxh*0-y$cZQ~Llm^X)3s2EM8C(vHzPqK|1=9h1{>^+jVi13u3M|g
>o&fi{R}gP&(TG<6R?fnS69*V84I^0Bwk451$SFFB7}J}_MGe}y=Y#mD%<jwmWp3(a6j804}$7dqebF1?wg*{S6w7+s2=*OV~1>###h-j94Y=)HmX4_NS8>x
%FmhIUu>MHoKvAH=7k7meSV_^lF9?QqNhd4^SGjKTm6EC$br^r2lpp;*Xz8r#Zth_VPl==mp%zpGT0j3j(33S+omhjD(+YWBu24<3Mcnwc@u#ir00ama~wP{
aAlE6zUk%qm68eF>8spYSK3is&C@uH`kkzsqU<^w*9&I*iYw%{_-fOHlL%nSG79{#ImZp#WKG8ezwD#nyk(Mz;5P6T0}&uP9`jqSDru)!Do~3`@E}4Z{-clZ
#VZgPy<#sCFtm1~F7I6j*I*}lBAw9bQH{xEV=*Ccw{1x%+RIsho2^fL6+txBh0-E3m4C=k)|*+EG<_RQ&%H{pF51YjXI<9>N?&I|Ls?MGj8Jx(UPdA8F0PLE
hsbsfVmvIghI>%vc;n$A7YG$H=$4jM(1P~?G*wO4d)1b7%ZOS;Y1#n7s<qo-$bbX3sU5}VwInJ|Vi-kHw^c2|h$K8}6@!;Sl!vNpGpDSBwq=pLD|sSvnlhIr
O}*i=OMQ9Hjp`Dg<GSpQMc7*->NV|tN9y!~hJACX3Is@dLeJC;dTY01;i&A^fkwA3n-)uJzi+XsRUHj6u0-Js3UpSfl66UH#r;a9!fu;cy%Bx3UvO>fU5j5u
O((hvKX<<pN(^=#uQi4=Ru&#bQA4}jV*a^bD<b6yZNkCA-M`MNAetiM|5(z-B}2s8{T5f;b<wM?WI_!Vy;tlt+HQB3Ghb{6gPknHy!#WDHMXLVGFXL*?|8Z4
kQ6Ht_pZg~#EqzjQ`bXYTH`Xg$}5mfrUe0{G^9w{rh&L3RED0H_j^77gCW!b-Y~%y!byqk2+X3<?M^AI4tk!Uh7LhlVT`1z3$(4762#tq?_ohm&^1H`s*L*f
cc2y=-zecnEc?2gApqBY&qFZV-sUY3fw;A)FP3TzsMX~4b#>k_yq{%tj*Rhr8o>}2u=y%cC0120O=WYt1ssPl@d7WEryb?3p#%lq|6bowIoWzHyQXsyr(?Ay
x}?sVS<{8<+THActJp$aLS#P|l+J3>rJD>_D(I=2OG*&Vrnn~7*JV@uCpWx0EZkJigx?_9%e~B~#U|g)(3W<a@Izm0jah#wJXPiy4v>fK&4%QS)umhp+fA-g
mz3C46)b28VkOEi6HY^t@;i%IF<8QxBLBW-xF^hd=t8B=Xt)1NsuL`Vw)bVxijD8?&%L>e5_aCjUK^zwBcYKs5*w?)I#wdrNjCwNa@29zP`?T*K}l8cxXHXz
rJ+)LCN9n;161+BI+d3foVJ@vZsGoDU4JdWeb}tR?%|cwrb_KAnbOI7N0H|mASN1BwJ-cGC=y)yDis!Hq-0J9N8B&FoZv~@Hw|!$em_DiB^*cfz)Z5DkGD4D
WlvQM1V;6KTiS&PeS8@efrX2-1>L!ldrH#Hn8CV=x2kf7`~q4LZQX5f?u4jO1o4$WL9Ot{9iC-MwZdc}MvKM*v(`d{QbwxIC1)Bq4?@C18)HRX!?L}=4pMc<
b1+V6=##YV`#yBrP}fSqT^~!N8$s*!FO|H3Om0FR_9`VamXuN@xTp_j$Z4jayCyYj90bQ~!^zH4>91`1RRCnTf|pV$IcNV93Km|}ZdKQc-sVMJSRIXfwQiJV
^zeBj&O4$A2I=5==0$xcBfly88E-C|hxyJc3GA<AJ=thpq38z-nkKKeineay`8u3+(fOuM0jO><A&}bGa}gq@XGFkaaV90i3}vR6TWU@Bl=a;!r6P7w(QS1?
%8Nk8Off7q`Yn%Stkz~%d!^4{5vqX=oJkL79WG{ySVzT<G-NVG8%YCS@n_ygHoDk=*vOx~OsIW+5%yap*UBQ~$rWf?0g<XA<MY`$F`Lkz`CS8D&Raq>r5_ZD
I`^V(sJU(@2-H2N2UxgM_{^!9(!im=-F8ed>pmb+xZvZBbS_m}bN?ZW4JSegtLH%Q&HgtAQPk+U?)8v}1vO~3;j{DeLe`FqcAZqrCS<h}V3u05{C7gA`X)|u
epz&3<y-rAHj=8Xx)#dOJH_G7!w0abFtcuZ9OO<BG3#DUZrS-E_hzVF`Ju)-BkD<yZ+cYPs=E1sno`p3A*MJ8Uxt>5%T7IJD%IMRz2B&u!T}V1Y0-6{DnQ&w
g0-0pdbv#+!R5H#cKrpYS(dR45rjUdK?rbpRBrP==tR*vI$7%o!n%j@qQ98fCPcpX%?BUCpdueg{;G6+r`g_#Fz8_2elM*Zyr@&mN_Rn0GbmPq+a%od7b5%q
d9B2GORBn6gscUcUkAkVRQEqXA72y*dL@7*49&X-f0+wSL=tpn2m<YVM-(^lFu`H%5!s7cN)Cid9<6A2y>YhZ@PF0#`x?WX`2s4^=j2Mu!)OaI&^#rlE!3=A
!A62qj8_#qvuGZK*q>f7JqpPM+dg>I-XF_V7lbyRy`w-qfP!OZg>Ybne&BDqqjSlZ&Z#1*uDH&8ZX$FQeN9f%GV^Bs`<f3hnGkhruu-(5<PpE9RLVj*#=c=;
i)?7ig00UlK!F8rA-M2osjrH%U#L>n?W(UsATZu<02p8d^2w(25$jiex}M6=ar>QPY}N!?B~|kPo`<spD0xN+7JA2(%2qYWshHt4$qu3vjxpxnwb_2BViN{x
qIaz!X+2xgGS-?x?oazBzzhP-Ak;|AD4hM}<KO@Gf9*c}*I)ns*N6Xm_xHd5?Qgq}fBo;j{r8{$^51`d^EdQg4?EWV<>SZi|MFk|_3-yy*VTXi;fIeu{Q1x7
j~~=ue|Y)C^zyVwa&2K+=JY2p882_+yc%io;!jSdXWxNktWOW%pBUhePNnI_{UV=Mxt&st7RA{7*1lQjFPvLzl~f0C0p5*VQ#)E5JV)u^m+zMM<Fl*8i2r^1
V&P=h(`jniC)Uf)Fq-7mbaJhwkC&LNk~=$I(WhVyR`X(APOYjuUCr-fjV5Uk-&<u~4ncWrEQX`WYB<f~>s#aK&}ts*x?`kYO^dv;9CLEFdfIay-z;7GEd6Q`
Uk&1+J=exxO~1XFfA>EkJ)I<ZJ}uIblWX&pu^g|a<JDw+U5-}w*?M80Tz_?9yfl7#_hNbfhfxua^zprBek%BUeWrh#-Yvl(xufMkzdie%eKOLIZ;bJ6e1BrD
hwd<5o-VXWGP$`Q&+lK3Vk5pA*>{sWeKI<kj^@X=<LA~~E8ky_&tjVE*0Z0*$Jw<WYwL+U8k{bc=F!p1VtP8cJ;}db<=NGXQ^PnhP8QQ-9)FQq3;p(qP0lh1
oNW3Q<yqoPTwoq^w>abZ*@(ZWGnyFg=>eQi?tqQ1)Pn@JVU~tzYe`;|7Syd$WUjlcPKyIrgVqg5W9{);dBWyAhsZNmPL|%l@yXpUlPsxJ)wul(^DIk<l~eMA
$F}uU)2)~2DOh*!3&TMpo8LH$XO;;kpwJ-%r(=<MWoZ|Ba)O3x904YWR-AIBh6`Gkw2+Og82gc)A(*aJ6xc9a$8}bJQXYf8FVieNVB)1kO>E^>T9*0}=7v4i
?@cW~E31i>1Kl}_Pp9M5U9KEws#6MFxDfFtVh48oEMBFlwkXS6;=Z)MdRq;bKfRkC!Mqw~)3db+b1OEEi=~pycABIU_2f)FH?k7`^6oq5AK<ZR<&NXfnij5=
=D>6&&iktPnO&$bfjgg$ofzrE)BC%T>ftUOufI8&W>tFsTdkDzuDqsyszy&N+;B%p<qxWQAbHXJK(#PLw{#ebP0{^J`KI%segG>~V7T6-e+BVh{lAcpHSVG5
_6?uq!DhBmoR}w%J#WL-DSc@lJm*R~w9wcrJ5^CPZo}Fo1#n)vS~vO(>u8HFcH)CLcnsvv{!Mz^eF~Pc*J=ZXEX`gAze=|4LX;mv^PyJ^b3N<I5F?fNH_ZRg
hmUs%fJC*#j!&ZVe`2Yk4^Ml}6?;Zl6`VROPg5YgKc*&TI9;vb0du+OQm22#YKhc>lVFNEaoL|Q+EHtZO}6^Uk%wkZ?~la!_Z2vYdFUu=^oiJ`pz)OW?PjFr
0S-V!N*WP}LsI0Z>3y%Q3$_zs7lN*1`s)I(Nk#LT=@!O03PLZy+hWt2eXu<*pa4nRbs<qo4oyol{AJks@IuPm`S~VtsPIba^$k%hErb_U!GM|#o&{e1^oix#
OR6qp=1Ec{U&Okp>(@8>4I5kQaUMIxWU*Ktz+YOflf~nSzRZ(Y&(hd1^KuOqN2BWKcoEyn%BT)t`(~{<!#G<XJTE307u7Vk<K<#8ojR6zcB-d(wlcJzeuf!W
qhcH{*Y3fyDm1m!$~*8QU~N>K8n(g9(mZk(iS`oc3l{)w`IGU`ILS>jQ)MNY*!s#G9a?4UOm_#%oK|W4kNebGJngw!kDX`Z)zD6|f1ljgFGue0&2^k4$Inj>
m{bj>R>etbXxB?)y!fM*S<ZZ*4VJ~r+pBlx-HXBVQT)5IT#xThw9(02TeC_2iP$aO8BX-%#n4!toq*|Jw7$R9#+fnF<M)G8E7x!1G`?Ls->9ppXQ)P0o1A{5
TZ{GWa+#bgPlluP>{)7zj?Aex|EFC4)-sJ#JI!NP6_NFF{CsNs;x^5P*2I2Rz0<!s(_(!+ygj`enTEZfM|Xzx){LJ{>@neY9mGnU3;easQsFjkR>a70RR+(?
?sx<rTPYSO8C7c6!aTDTWqc0HMz?#wbB_|6FYw|qS(TJR+vc0{;1ScBBEXlW!*Vc{R?Z8<s(_x~fBQN4M<79d>DVYecv8h6Ng|8jDcGF=6V{m4jAH>|DKVo=
pPk}!NRbrSKmtlq;)^-!>0@q5R-J4#0;uQi&r!ngNAizR6=e=_4w;RHAXk!-DAtR<v(}FT_4b$MFqcqD&6l|@1U*@?R<ksdxfLAgMUsqdYH>VJgx(p@T;v$}
pNO4iR7+f+z)6k00ss`htiCX@$1^Fo_@iCr3t&)cmR@37zpZp7=uD|CZ99Mf#Grzl>IE#mO-F)JY#AuQ_nA`kpst}nbixY@x*Dqyb~3yEk3S(H;2Kx3)^o}n
5_nWjPc`r6i6KYRkJNBUjrq(C%ES)qN>GPx$@!HrD+`CV2e1qSRjGZzy%zV!oH{5#p|}W{I8!=U2_(Yh0nCKe*ee(32hS#oEMfs$|8Rk(#G1<_Ar=m_S0%jp
46BEY?IZt}k5MqIti7U4mQTUb=H446R!g~DpfoHn?0w$s->Ve@%0=IRj-noQN<D{<ci2ebRUWW&+r3*$r$}y}_H3bbVALW2T*gun#@f7g-7?ef29N#h1X>1!
l@?lAc5W&z5n-nxcEdXXL0L}TA1yd>#sw3+48oPuIxQW4B6cv&y><>MxWhHGyt0-}i1PCjo@^!!&of3OE?7==+o&?zVoL3%4!tLK`P?6ofEG%}xwLk=t5nSz
EOJO$D?-+L1!IhU37SgFaZ-#C&|AUjGv6<a7BGVi3tv%0`*bcSYp$Qz&{v`+b^=z|b$;XL1&!D^0Bm6kCQV&h1G+wdxy$Rg%mB<wuh6G4no`DL!%$JCejf51
0pkF+SN2Lc+I@cTEU19YvaD3HlI2-EI`fK?2tli^u0O;6DG#_8^5U^WZ{k{*A`3qS8{C#K0UG9|W{fpDbO0lUcj_$F3ed93o?1UezKcG1^z`xSEPtQmX`zWF
*X(Ms%IVXd0nKgO9(xXhRi#gz?01|}o34!e?0^}~)t%XzSDTcWl^L_rNZuP3U8D?^NIl-gI$zqNj4e8+0F+oWUDx?U>?s-(J99ArYFZ#r3M$vkFACQa3{c3l
it@3jN;7vBsGKT}V7)U+Kw~$fL~#yeRfW3*tP@e(n3LS|szH-;>ZTftK@7iQ36C*=KD$R1h1z{KJQ~rMFKtR0b)kzrlsNRo6SG^;cOSbVbXBt5ksqjV9?XF?
Gdt3{pnuc-tGGRYXWMPR64>vs_>29@X&5g34Y3lrY=z!nN48ad03W->#`HOj4xaA&2F%35#wp!}2zR(PNX>{MviQYk7+^H-z!F;rk0(Bme|1g;cna2i*j&_z
#2XsOUv*j#27!06l{??H{8>A^s3bOz#J%husCQ_kST(Ui+s~bZxL?V(VNZL;AgK{k^xvbRl?Cq@&$$E5QTBKnjTy96qt+G{lmM&D=20kJ(naOGkaay;t$*nX
poL>FDuKWksKXl(eIj<-V|d{Ns=lQDCiM3Q&_iL(1Pa>3Wfd5stf#`S={Wk<v1B-m=qnTH{;Z2K%4}>fDN{2KoSw5?IYlm<P8uJ>*_q@)jWygdufZbLX->nY
lzFyft#8(zUx{?)GQKRvtn!9WEW*hC>l)0A2DJ&r=8f|MgRpS>0$13fzU+uRfS0b*wUum|^VUrS^DC{Xr(W08)dV^f0kbd-4`3IMogKoFbMW|gL11GF?2hVq
4Lu8uD}l<evGMRT?3VvPn40JP!GqP!1x)~+Jq2qGk;E-BESY4@jFyg)JKhCZUQPm|C=J{cUEI<2h3K}A0iuPHR-Q_|9;e?W5O(>~p65+f)v6eYE8)bU>7=x+
ODlA6vpis+l4!z3d5oovMh-`10KRKM<FTsX1(ZQ{bEQ~<g<Q{SLKcXU6}R0dVyDc%$m^zLFjwO6-Xf5x|EQ`|_GTgl0lwuGYiRpG<<tU@3BIP7K#3}lcCAkh
l|ghba>IUI+4y|&fCE>C_EHwa3-Jx|o&C?diTx*M(1Aun70Zd2*PMh^?$!J6*>|G3?Ve8TZ1wEaIE#(UTIAD0PbSl4Vhyxp5Py@}x0(6Q0HXu=H2(QAbrSn1
F0YsII$s&qyLV3db1)x#H5`4xzRk160i1v&Uc9(prU%d4?Dp*HEKXKcJRY3H!%_Lw?L<|VB)<Bb{BxQQ660!JXa`SaWmn(E%d_=UaH=@Wq`EpDfZWg)XV2!~
bgiXvuIumb)5W_oU*w}jGQ3W1jnQL5(-vcWWLnl(KQr!DS9inJkKD#&n46=;?b;eI2bONA;W6G%4D00hF^ZES&N5x`r}vBRzFSV;9}n`;)hZcHN7nIrrM(|t
z5CN-lG*8EJpGe-c9O>nt(<%!_Iw=2>G7%@FO$VIKhwU}7enKEe5DUf{U@iVDz0TR(v5YzP#2yr$KM%xI<c2`X>x1bzMV|s|1__4GuD%Qd>WgJ+o>~Ex=c%x
)3+~-@kx^8x(fbye3Kq66L)nyxzk5Clc_b($6EYFe!Hk{s1jp?C)V~|JCpn`oJYTE-t2dTG=hI$w5=`WhIk)6d%HM*r6VuGXfkDS^O0=Yf5E|P5Q~exh5y#N
CGG4A^8+}`aeJ|;zmE?dEYsKcRnD|u5u^Dv-k@{DY?6oWS8(tdHW98KevI4h;5qHi`3L!0u&3ZzpVJ?@#=Zc~>;6~8uW{pl;P6c%g64J8hufeBy9D{$*E{dE
b!bJxU<0LSp^TcQ?r$UVv}d|%NslhIu(g}8#`#P(Lg`8##Q1=DXh8oE1@^B6z<uirL@s?6eQ+c25pDgjN9!2&ENtbQwfK^6S-z9o-R={yH$C3$&K3D4x*G{y
UH7%03&qCU4^6cNw6kP`Wz;wQto0gsT<+gMdJeeT;f7K!xgNKH&qbi(4myAn%?-A`_bQaQ0`5jyTLdMr8o?ULvbx>4N=2F2|3Y@5J-fE8Y0;=DG<jmd>wk$h
GjS2^ge!WGKfKyRF53#pw4La8yYC-5b^yZ-+<pIj9}z%8Azq7D52e<6zUlEdyMKG#Y#v0!58$rP=!{+jmj}<Xs3jCVeGpw(H*|LqVLw7vE4%IFGYm)Vc0_jD
=HRJhOLpYy^5QAD+puXzyf?2mdDnH`=v5bhhcJBIbel!B5!?P>fBli{KD@ek6RH*Q|626Y?Y68IA*uTr0le*=_I&A3ETAi}+-`)?HQjz6Ylv|}9&ha8!ZV@x
;9WW%Z5FMjMyszcTQXb87Iif)w2|=L843jLF4E{Be1*gF%_m~->>Z=jT`F88fgrqdHX9NuI{d-y<wYHJon`w?co`}_t2x+}c^?*z!%DP~4!UeF5pIJJ+5BQ7
FGGso^xIBS?*p+Pwy&h+Hi001zrl1c+g%HxvWVP-U9{Wv&Gy5lxO*_fs!`ed|7#6C|FH3cuIZ!hBDz4%{w+pb)Jj^vn$X?rrt04uz=lS`=FZ+$<e!5sl)^cu
KA`_{!Fy6#q~>*4%L6z_>K=5MbqCK*#8R#NuGrKb|JTUlm&^bb*1{0zpJB;Ia~5=7+Z;TZUyBR0={8TnAJuI8*O##Cq3;j~g6rUeA2w~&h7UVKbi41%K5DzV
hV>%c9a@Rg2;y4qPl&2r5mO<a_N)Z|{-DD3IZ{KG@x_9Bi-}ogne!O?UpE(ED|;>=l=l;0mf%-~{I1*f+h0j_0Y+EAslUhJck&9J&))EIHjdEl6S0$`iNw;D
7}vqp`J-3R9!m2e%fr8RRkGtlSrVmAr5M*m#3YU|t0}|wSRl#?%9U_!y$p0JorF#kwPm}O$%2a}0w`!g6jGa?*ZZ%$OLQOj55^i;lU)T}0(7eLr4!E-2P&UV
Y#=xKrtCp%c|)xzUuNs(7HLzb;;`b3mJ`bK1DN3U2>QZPl9Npvzhu@6#pbF`qi{U2si$)0<0TR+D@>S@|B=2*>N<+^6~xUwTHK0ZxxTyB_+4CoPX0kvhyM4T
j>n9|TrU~n?(I{sRf|(b>t*T57|EJ`SUU!hBAgn~Y$wUcMm_QyufFIAeeBTkoKqWP$HXz0R$AHC)1DasVr`R3z<b>C`w{@|W11{9+jxu=Xy}M8oXR&&YeN;2
`F(ED1l4xwSw+E=!bZ7MRFgFatm)de@br#+BKD>k)k>(h&$wmDu|5g(Wbv(S2N@HIStAWfR#c%uDrTY5b4S4Lb%94$P(7JAhZ)s<0&NJxk%**dd=4i=8b_=(
+<O)($}1vREIe=)dfcJ~vm&EZ`8P!%_mb}{!ScdYdg&>#w{x=s7#ek+=R#A7AOV4&Q8P!^cz^6#E|55YJFgaAL+~X>I^#&w_1br&U9etydCFs%GkyRYDRi(Z
|Bu=#D-B|BwfODA=9ExjW?#RsunlI`=jg9)p@$Qd`^$qzAf0NExIZG_G-f4vVf)t6!YR4e3dVvzgx!h6lmy;wv*9dt6L(>2Jb3J|o{Eeh##<`|Rv2IapZ1)j
UnD?xftk}&o9TuLzof$R^YQPB$9`&6V(O$!XlV6bNCj4Fr_8BCsHT-p>>b_yq5>;8sY#(cc3FT*rk{wtjP0CB_@aYW;V2%nt#1m83p2fgk~4Qe1cPx-+~2sT
6$9lGz)UZ46^CQEyaQuP)J~19f-(=Vn`I!cLo8uibtPe>0-S<cTVTU0xK3B|ph@?~{Lsu66k<eGLO~YB3@)A+F*J`NQ&yUVlT7{9NWm)ixX*|)3&aKNtnLx4
;i@$0IOP_Db_b|>7-SU_B7s)`?2{k|2XOr7x;qz6`sk?;iZEi>l)$vTz*cL|jD0(*ie&K_MyUfVMLWpBgZ^WjLlR*56dV%A3p48bx(=}Lop!w2^!<O8$=}#N
&h@AufW5~Xhg#~<PY$g_CumsT?cW^WXr2$zkBnFpSd!{UBC_$B;0>Wo)83Mb;_QF{8T5gjW76D{hI3DFi6QX5>iBm76}@cL)0HE)a6P9E?a+yEqzL#YVz;kw
7(|93`B>G@N$PTHc0LfeZ9F!ErD&cv7IWCz9_VU9gtn~r=NC$Nr=ueDEXqRUejTYv-{gFMUN7o9NHNPL@b?>-sB|qatX4h@mlpV%Q2gAwdVXIH8`yFl?BDsP
_}Y(D^9Sg}TPP+Q8!*zTIqo(wrk$@>O;;-NA}p^yfbBAXN*BXM5Ma6C+67IkN#V<nV*eQj4Jy4jfT5ue>=Oy%gJ)RfY3|ZBb**(y)3{k<bwM9Eu=pJQ1L4Ll
Iph4`k#bRp7@;4DYl$@>fVTl!2C4;00GP>_GsX$=QFsrmh>AjTbUWiD3lFXS!=D4<+c(xeV|Xb5?$e&D{4SiJVd0i7Q3cz#Qa-7*;aRFZf~)<v*<7*apy2eb
)+{=$Jb#{`Momb+mejd-B#-H>$I7zkR|2_k>wF^iTplB*HVRC<F&V(OLMw@v3GfA6snn+XB8I@Wq^cHBrFA}EYP_gp+$?jD6{S(LGcXqW6E5r>tbgG&JzTPy
_ogk%5Q>3f|FxBrngv1aDq_l8HdYlH{fBt3qa50LCMSLYj-4k~X-eYt)n8=SM5^+|6b}UdbBoS7+c3q!+wF(l0nEmk6}qhyvDTmz{*!3t6*kU0vr|Mm3qtJq
{sAnVTGkcMi${+Tc=3CsBVa4k0`?OaSmEsURB=7$Gpv#zlz;yBj2t{@EM=2hsCf!bYazJa<#SAYMR+e*WA#q=L$4G{*WQFt*fj#-20ysbzj%*#7$`2HQqU6h
ux%T24W9OV$7$OMOmUqpb6oQ{YgZKkKA1n=ShuQ)$fSUi$gieO4sj-{lv5gX3sD!N%+Snf21Qd!mAG0FSkv0*J`p=J1V*`6h{jcA1X%aMtQ7lWbJH5T$Z~7B
Fi`|#R+46n-$|NJxhf`=k1&XWvhY)c$~uyLcOLD@vg?lNX5|#<EfEn0<~wf$y|8e7(T@QsswVU|fC%qcLWwz1b0ez558y|>*=?oYIAXI?LbKvs&>N+c1*>Sl
tgd6=9Q}_CJT;Scd)fP8?-f!6O#tV;dv5u)+edyYHTe3%I)GVK?|&79`N4y&P{g|?YoZYD4~=z*1&rqa(D7&O{|RRz<QV*qeKKvc!UQ+H`6J(w(;#0&tw^Qa
bWPjKP=vEqB;R-Eu$l=^w(TUN=h1f8MXw$^ROKklMmYRdi-D+-oBzmH;XJ2q)lxyqQ%AxE(5UaeEg(mavDb?Fq4Svb;G)_eQU^@SGfH2!rOJASN7(58ZtVwj
CAgQ=o34MaNu&Nm>|my7aUB*$4L}HeI+18Rlg$8A4FE8PuAiw}x!^_&>&wZ4O%wPM7KpQA|AH@U0fe0ML6gI}4PN!prjsr6T8SmN>O#gkPZ1ru-{qedN*=Me
ooTL`-ip1TRP4WY6bLw5|LGg?zH|8`hN~}^U&mT*jONL=nFZq*4pu))-;Z@Wvy0OM_@+u0#qD4*tn5+zlYbfwlb4HPrJIwJ<SbSRefUN3)d3vGMR}RNI~p83
r*S;FIa|KCj<wPIuhPZHcz(8U;$m`5KkM*@SX*ncmESxbXEpdkHW}aDte=8M%WQG8j2ENi?df!No!rhBMPle?F)GITd^JyBeElC<1+KKYZA=fX^6}cZ(&Bh^
TO>o>Sgy*aJ<s3Y-4=JQo4+;QzdT;9Z=b!_me<!;gRdTMZ18qI9O&_~wAW|1$!WS;#H(+MWHr|oj&82<^~urO!P)e7y#CD}^f7z8nigZj`b6wk`B6R@&cS@F
{Z32LqoeUnzAy&wR+D)8hr4f=U)cH4GM%rcy1q#4<4o5E@qC<27I$Z<vAT<`)%&B<tGnym8d}NkZ^w&dv^=Fw9LKJ8w!EEQU*EgWV$JwH(CBJ$7Z<DeYB?XA
#qUoBx8@K{+;4vIe6@T^?7gknZ995eTdSI?p}hl}%?@S)x{j(-z7-gL@CdfmXq!-YN^U@Fd`h`Uh|9Ic=9(bu3p|-Te%nQYEULmdeH2G_iC)+SSJfY9!_)?&
JGlHAi$W7jKTChLP3z@oX&yW&6wo@M1Nsy!PgAn8kL<ckYFgDL>Lt9*CGw?{<r>Wy!Z0^oKFEr@$1k~PMYBR1Pk(b;S#h27`bT;uhIAd*q8S8kS}!J+U6?nE
Rbs49AHOJsO1im#!cmn?llA!iRAd}v*GeIyVrpS{m6wyEgvkQrbZiwd%bnW$MC`Hk7TK1YqIjB_%d+(B6qyECdUr>u>o}`#6$!F5)6rIxDFfO#w(o(Pjr6ge
hd+5w?@ZHjvRLUXxqx1==93%%-2#@P)_1w?Dro|bZR!-XJhK<MW>aAq$(^kkIa5r4S>yc7njSqdi*=y;W#?A8P*)e4n2-0b=O0?kK)4KD5|HZyxG6xf-#<0*
a3S(U_cMLr1bOU8r39?$+&^RW0qmA`&4YY3K6u#5_y>0H#s51LJ6w-hICYbdG>{#AhDp*@(2}+FcnPqU2^~xN6g-!9twwYj_cR}-e0a-b65@tA6hW2?0G^dr
k!N5j7FBs@RRJ5MbYy4~y%@W&%FL%dS9!^kjA9e$b_z!KtHPdWQ*C)>4G$PCG4UV8=supr^k?bN_7)kY)hb=oNkG!raTcdG<m37HcwO2o%-1a7^izZIUd<kp
+NX?{71f7U6&Lq6MI4SLn}9R4N~ij1Ra&`ijiyM;%|JyF7x_KRft9`_Cn-GjY#Xdm1;z$tRAXyCKn~4DrwFxwh;_q_wHm~0ULpAVMM^o1t?X>1m2&l)xin#7
+Is9HPb@7sgDiD2sx$+#!Tz`$J2-PX!9XvnuJNnz0B)@|h(ZG2qGOOIahMCALg16y@vV;I&~HR>0D}hy^w6x`gD0ep#+hftL}^*1^j_+eISjG9`F-*kW*KbB
Bf!#w=R0U>Qp0fa6kHitx19`wEJaDEk%APF-TtLpzbW>j>5JI66Ft=I)+X3Lw3>Q0X${AV(>$;8Tcu8(_G}kfT3C2x*r-yPm$kQ0RJhC;M+eNPx@Czsf9q4F
Z{C*_J`eJW3B$V+OvX4wi*aVGycl7d6&g7O7}H?ziP(Ef5JFmdL{~6(ea3}*j47h`*8z~z5l;QWF$wdq>!K6GB)U|BA+LyC2+N&c#TH`JAw^a}$?T0&H1Ym(
Tnukr3NnB^W&mk%{Js&e(AEX<w2H8z1~ru#);GMz=U%>}<0qD5d)M!jyaiTa`bY;x-|<_})stjk)ntjoZ^8q3CR5eDL{iA3RM^JPL!a=hcIp7wrRak4WxP0m
?JK4)zQh(hc$6si_rLeiB)}(l7=yxAOX%ViEbZ}U*tcyXk-6rZgQqTYaXl{4=qb3;G6Jpqy(1+d?$YucN%EiyP3bnCt0w!Twe+rzBHZ=ep;duO?1va(%2J4Z
(aIm`*(=<8YN3F-yvV-;f{UhA6E$DQ2aNRE{VU)AP$DC?N;hyaCs7rmPB~DbAvZ_7FabWYKw?N=?0?4$W%!BMS6m4?$CrLDCJ>S}T1#9{CrFhU*Gd}GMPQl}
C4B%xwO#RXuJo;BSxkhL`Ho1#21rN#7H_vsRqWsSA@4Q|Vtf2fjbVcYJTlXUuC!x|BD<<Y16u6lOQ_89fq@vl!4=G(*e=|PSM5e_nzpX-o8SWZ&3VY{*QBeZ
n{SKmLw5l8ME3{@&o8<H*v*awP15s=S~i#Wa3(IvB_Q+w);EllwdksYXI#5};l1fEIwme~Azw9aD#$3KeVc!VU6{TEq~~uAp6*m&8IcG26pY<GvL@sqWIH7A
tDjw*M?1g%uy7yBx&UvsT_~Z$D*TY+H;-3`L5D1=D*8so9`ST`|Fq|-C_5>=dJBYK2#8Xq2%TgwPyff&i}r(njibXEARqwkXb45Lw6tmfDZUb-q^cCB`6vLp
Um<}m+VfYN%TL7K1NDrttro8262YP`xf;Jod@h`#*1)V?kt4J2!Ul&c#Y#o#Cd5>d%5@~h0(1r-vrcxKZu7e7&bQlN1(wl)(!@+lk`8&_$Z)EYT+CWkkAk?8
!9R9^+@IVTH5*)kGMt6IU&1FQrXs<W^%vBV@7bo__%*=V!=zE8yxZ)$5BuL!AHc*9Ixh|*l=kN}>c1EM)|1|YNBtcSs;=Kc@8toU;5802{O91{0UiDG$B+0v
c!;FvLk_+VU7x;$*8a?#|Ff}g$QS5?%^$&jxH)gV4`<`2;Ce{NCg8<K89v|--iL4;et`Cyb$8Kqc@nnp<I7pNJKwzN#jol^tB?{NIza*(Ph+?X$&cKa9~7=)
R|9b$bBIYC+BiUY<Xhg|0TXSE9(pAE$YyvWf{8^w<U!DDowxHhMnDPD@qmTU`{37B(zSkX@~-_v?5*OLii)xx^J^DJATBpv33QcPD`{!9yRm{@7*MMzbC&>6
eT~D)hD!5e1W1Uhy8vQQ;)u~8wK~sTaQ+SQ4K2jBgOM22VLMo38-!~m-?>jtEh(6fiCYWrD<kS*+SD*`|M`h&)06S(m+Rk+e{nTBTfIn*&*o{eSX}?<WUyF_
CdcEGoBIQJ@j}-pHw*ntspj{$^ZD8IM2}ZPMK^~hgS$8zEhc|FfN%bE^nQFY8crUYpJ+E%_p4PlUyb9Nli_dQ-ww|1hA(cl(LaBNt=C73WpcV+96a~BcD?w|
`=iBE@N&8M=6*3>&*Lvoe|8eTzde1K9xa!5lYC+>&qj-Mv0N<fmXp!oi^=;#tI_!7csQKjCuiE^e*O0Oc>1*G>1cfR{5Br{!|J=`XmWowxmmB5clp=H@4h}@
u2#$Vdiw7AY&E!>YooXKH{-$SbT}F>UoIB+r{8>W_w(<x$>_yu`R)8{bT(RP@8g%xJ`wx<*Q2AsIKDki=C|{s#qZMFyOXP%-;M_Q>UQ*2J(2j^!R<F+f3+G;
<H7OC**_kgoGk_?w|DC=kF=3BU*3$rJBsh;^LV^^Zp6uWq_1B-GhVzqovyyp#)I2raWZ;-Gny<%%hB~0r>ncKCU<wIXYWSSc$8=-`WN@wK-1nnF$!W&V5m`3
FG_=fV#x-T0p*Z3XnpI9jVu200QTxUg*k2M_~Z_&Y|n3paryPsUvlP_`T{vM93Q}ov;2372`|ZG^Te*jBL6b|$!d`^Ru=dd@kydtUjp*>GtAUhuFWmaJa~?i
IL*#V@FQ`#NoDEw(7aEq)W$K-*M&8ihw-XOrZ1{-txq_nIxRe_0Q}HuIyueg&EQtg*2iN2mRb6=XXnmJk2TF%>%}6YZ{J!;%BW!(^Woz_8P8)@IXUMzUkdBK
1bI=s$h6<Ug=1F(n%0hIE@JnlV7GPrKGAgS>d^i~>~yVxt9ue>Vlo~l$wG6~W1d@ClIw*PSJv2BIM4Knm%kjx<Le}?w9$1{7W&;dF_MLq=(c;8fay<cVf+46
r_<!;vFqH#I4|EXv!Zm0<?8-!K5|&TT2~{bJ6HJIcsXE@o6Zyktm?;N{3ASb%hqmXd~i#!i#ic%Kqcr7SYd~$(}y>~#nJYW*8w0es%&W2(tC!jK5tMjwp&;m
yBcaGHY~qc9l*?&sHnPla`1$#d-LYkxKn(?*+hOM&I1>AXRmD5ehz<bLP2^hj_QMlaB&~q3+_J!Pb8^&L3h*gzTAeb&a5m9UwwR-(TApXd%xea<PTBwU|*v0
kw5pHFJY0d8mJM2&?<Y{v+1{@zw5hT5`^bs|6Y70b6l--jYp**+DdVU-~lD>oK~hwC#Lg9smkLnSA}KgN4XWtHh*~4)Kr|k(^|LLA6EMRZ(+v;5wxc#&;_^~
$3RmLwN%Bn(|G5cXXXBl)06jQ?RNy?7(|NTQEghI{b5j*?P&f~se)puYcr?xLLo>pHAf>q!+8I?v!-R7Gl_jA8(hHMMvZKtHAIM*jS72#3z1k*J9}d7%Eb?g
t27zq#Gs{n++gVqE8C?tas2%YJgozGYWJmdiAot^$w#a5Xr5P_JVl^0mAY}yLRQlQxJeA!8SK73cv9VUnkwVS$Z1_sy~#`Ac!(%PefAmVgB^)kRKtTO7pSqj
7F18cOK5E<aCa8gN|<`0VG$^J3tdXJhEtEzgaG1k$H2wv(8`Hxs#I}pTBecN7Nq*qo?~tUM-;NMM_!)Jxm5vetsfV<etN)|jtJK-j?Mg5w{=T9vI0pVd->BK
m>(mH6;l(|>bZ_8J~(4)Au(t-@)NOxR8WxHio6@o%B=hH&WlBmuUSo!Gku!H+1oU?EobbHqGK)p{doCaJ2MhY@o%kWKJ;td8tQuC4m||iW{sFNvCWcFX?u1!
#<u&%F}05z#w~b-aS5&&S*Gq<sq$NQ0!C;de4rQJ=r>OcMI$L^r5MKKD1a#zxsG`aPrBS96uDIzrQQL|>Z%q7zJzC>3ZbYd39$VROygcHI1|^LEt>=Q>$EBz
CytAQ2j@i^OEKHv1uJIq+l+{c+uU|U{F~3P-X8iKBlvg;mIc0Go^YRn!-=T!5S3vU1W?J<-kdauY(T}mo|Unhz8=9%VZlH+<j~6I^R*52qC!xu;`f&2J?)tT
TqtcSR2@&>y|0Qm*90%;_ApNln9j46<h3a+?~&)~+UVp`{a<9b`?FOS056R{IJB(lx)i)_)v$uvsPQLahoaMM;b#m8CQB#W9|2P|4vtCy;|UX_KAF2=NwPZK
zoJ1WPWFNmn;O)+wJSTO>8O^gC60&Mx;O?#o;G8QJ;=v3QxD<m_clyNR!Lixd$9(Diyf!9g&wm?QQNS}U4MZHeE!5dqL*^8DWE-*+*|j(5Ccnz^mXc&?yN4)
t5zJqSEL2OMB0I#_9Qw7@g%^UfKI}WoB?}LJCYp0Dr;L@7yukR`-5{eXzLyZW~6c}PEAuwm@C_h=bvFq!~7X`?D*NiljE#@O@Pxp1t%z56-{c(ERr~HTHZ~V
?3?@5JvKb<;-6G<f$LlZqX<6+=tJnK#6ww<(}F{z;!k_NLzR)Z6ven^L?n5sL*$$cvSN@NFu~Gq8)p2rt{2!CS;fjgS%E>aoY1qoo3pGMjSC$w3Y!@{$#YIy
2eketVqf=#sN+z0n2n8%pt;H;7APkPXDA2!`9f&VEp6d=Ww}3)vY=ch6$gdwa;6sgS}O}N1}3z|1(hHx^~BCZ<up8*phX@!u^9i+%YYAQ@?F{abLwD0P6I{>
l>weMnGmV`GG9J1)L<e4k3#U$A#qoF1`aUeMyTW-#7r{Yl?SlrLmr}f$$d2%n4ineCoDKu3GUphEFbu!3lCs%tr+Za+WC*yI->>Nzs(bRsS{)BdBBYu*_N<a
eunkPW2N4s$4gkYusX6m_n(5*0QhaXKaI%u@r65^PAbLxC1tF@o{QDsN5@F>q9Ekw)uGkL?>}CKufG5I;p4}TmzS5{fB*f{p7(D|m34!<FbZ3vqC%pctbM;+
JoY0}0-+;hh^KPyOMSs4Bs|vLgcM}|@<&G%BhAn6{KAexdm`-I3xiL@eqo~!pa{qRzG(bp$M^;}qJ<v0Q<XGax-n%1jikZPAdr({P*>9DR;<Lqez%72ask^;
#Pco+i62N9`5rqbWreX=Xe%2FJT3#L2WTBAKy*`pjcmG=lKN%OYTM(mgJa+Ok&XTPqbTmKTF>kH#y{TNG|!MCIC<y!auaJk2%F#l=1#{6jc}OTGPES!_=L0?
iDnZj1z&fCE#YI&T}x;{>g$8Y!5m}cP~2=GkF-W~mTgTcG_0G?+5eo>(xetbyT|>{*v>B@zOJ5v4Q_#pnHYsF0TJQ*7xr~c=wA+cORbDqAwn?&kr#TNy;wZn
b0b4yHA3{;zG_UvWlwun&mmMo0{S-bidfc$9U|Xp2TB1wZdZ2N5%yhSsk**GtP!ZnCG0yPn-B!~pQw!>C1K@Y+2W={O_R));U{8W*-<NX-^55}B-C2gwxV2y
mL4=XK-FNR7-bDR`?8WYQ6;H~tK4Cgi)xRJa*>r9SwaCOD%VTk1K_nwH71Bdj1U$e9=(l5HL8WQY;<Jcu*t2)Au^LQNDJC_ee8p!$FwIVyobmSo2n6>*?C1F
ojKy9!fL6)3G3_427v>(^JLdeQy;t0i%<)!O*(0gna>#sG3jhZ$|gC0!Q5POI3mu$L#)!%sc4yKbBpK10zgL~_Qh?XeTH?|4(h@q^}&OnN@o4wqkIZxvNgL@
M`kAoW7)K6J+8D;1RLhG6o?h*9l}!O(dFf#m9NxM-Qdu%_2B<u?@hSl#<4U}c2C!t>Z;1Bw5?r?2rd8#kYFsb?9A$UKdyRSzn<!<T<o-EDRwT{2}Uqv$#!N{
&u@E(bY>{~$;Zz>U|>6RjJN=CFD~x=K9K}y#9)%#?|F*4Jc+KB0XQ_O5ei2l<Hs>@!`@Ctq;s1dmNV+Z{|1Tm@<>u>SY5;{ILNsy+~7hc?&o!Is$oSAGoUf5
Kcc%h^ISMC#5}DkC6`sSTqsX}GXje=to_ccOY1|KO&dljk!1l=AWw`4VinOm&Y=eNv57GYC{QJ%+oLCn5C@~=bS?$Vih1b?k+WjXSIh5^)!Q54Ccy>E5a6mn
M)5g9`RV-!BVz=08%$W0a8TK(4vtk-A$Z)$IKn7NCK2&>!lu--G2lZ~@1e02hlZuk8Viu7%6Lb~_4RA$?eBzX$D?k+^Sg&jc|}n`MKqRP02asIZ}NgyxQ7Cl
e#-N!rZUq!o|C)RWRlz_K?%_D2c9zZfkHh1VGYpdtYcu|!b8!KhOOk5R`Pr)4rVILkV>1ocXLi_oM!cEZDFmY=e*MQdsh24s8lHS{ItTDcvsK`MV>qa;Og#i
)0sxI@lw6eb?wjQB?6w0sD}`F<(Jcl7G1ArF-kNQ5^IzZUDL}x`H1d|ij8Sr&e4q80far)sd$f{A{=mmI)08)ZQw<BZV>@>L>YEE$YLS?xy13aYWpB4*d890
2dlPBW}$*5U*yfoPJUpKR7BB_#{hN07?%4qkU2yb7BHdMl@&m!$812cp`hcQ-YY%pk=#F-Qy<WI97Qtp6km8>&yH*qwBfdp`En;bXrgW^2B*g}Kk*mPj63y_
mS6y+O{8=aSRBQ6!m?Y20Ol3l)vP3{io_3+rGI!@MAm-v>cYa2!l=_vD3o>!z>Su>8U#9NGIJ%pFWkj(AFaBS^t>paFtdo6H4G4tK}|z!d92^B8OgSHg+{wp
Whreq0jHj-wMA)4e_&uf?Dl#XLjWLB%J23Rn-d?YYEkTDg83h~CB5A90FNF`K_$oF0dVsriCG-_`Qd@zJplwB9S2>_xo`{0o}rKE{+#EzD`ah9RaaXI9?upy
!WNyT5CiPxDzwJ*K_agzRoc}_pTncr&kKsbE100}i(fBA=rc`4W5JGM4ZbLh_BCx#S)jtg=A4x;B8+Tsl3~vm7U~{hIl;41OZTMETA!A)ue$dNMqtynhg@q*
50J6gL=<CR9iN&?YL*C;y&^kdIfn&4%F?t~L5Y%FZ%+;CLG`eK0;-$aR>f*390Om`-=C^zSCd-qZIS0(kHc@OsAFB5Ng7$s^Lf(!lwz73CP3?51=BA*m6AEW
FI%fAuJcG|aTzT-KCEkDETXeKfh7|!P@XWBHnD7o4vM=DYsqmOv$}Ht#XJxo{y@($PGS(pUgV_<fXj}>fdPnR7%OilgCc*~wNO#TuS!z-$g?>w0)ZciL?tQ!
xX73Ih)O@+4?iEktZ6uz#UD{!jEMz}B!)`SCP2}J_QD1rU)BitM>3W%K_L|J_)tB}d;A!LT$%4=m|$*!LJTKxe#sAmR2g2#P&75;<*FDnE-Op^sYo#Zs3G$b
1RN2}u?OY1;aHMwlnkSOB>GaiA9#N-u2)l*t)ms2F&xHeKY5;(pZj4nOjT?%W~$^JIz<CwQ9qRpM8%4knj|W#Ebh*XWQfHBT(x&E{C4#3xJvW&-Rp-MNP+mI
WD6ur?Q@iLN~XRpQ;9zXKR2SbXfsXwcdzMbR;^$&&+iKtt0=v)=#<uJz1@Gz^kb8)WG&=?48aTG_O@G1kEE7EaK3A$;-l5tQl&u#d>eiHY50Nn2N^$_R7_8P
Cj^jb6^CZkpiYt`clg-`dyyF+8iH-AI4zcmerSbh;?KAzlPMfm2PN)t@aq$?R7;eV*rJt>DX*}Lh!lHJRDx4lq9!gU&(i3?h*Aj)dzN_n5SF((>F1sUfQ^Pe
s;+F47@RU2S9ETzP=JBp28Ec|wAtN0XJ7+OvE3&6PzmA5Kue@?U~RS1z~5q@W8ioHlB0sAsE)+_jfrN>Mb{v`D$4J0=xfY`#zH~sm2u52h2kDAcEVCyw%NZ@
CohB40zTY$gGw$&^jCUV%^~V0zAEoFn}WIDVQhW3t5WB9x!JV6e*_7iEBHUz?8q;>+e|P?K4t$Xy6|nZ2N&#aJW2AMie>wOeX;f}<y2v_mUWV8!Unn*HbpT)
$ru~(-zyEZ!C^DAOSmHZZilM{SmcWcOB*U7I;8mrHnuu+{h(B3B88Ct94<RH&VF9d!1er{OhS7Bu9r3HSLF$CkAb(+9Vk0KxJnqA9dZ7b?*bW-?WX^dO9|&d
^2JAVPaB@~_{)Oj-b5{9HwgQRk?k)C2d8xV1QtClPEZUDWgT2R?<_U?=N>8}AD&F(Js8lSLn0NiK*H|Qj-4SWyd=`pLR`p7DqWjwamn}Nc_&aR?xF<FF^#*}
hJ5<<Q)O@y0C0J)SOyzKv7bgEBHa*|7q*>@k!46PUDcJ`B934u%pySI!C!eNK8jBRzb;reiIE14WD$w|kfns}gco8_Sa1~1b~Wkt8B5`I4lP`Bp8?4jfMcl@
l=AWuijG`P5jo(yniBQXC{E$>zAz5N{AJ8(>id2${!EnPr9{F8V>U%S8)3Qxr@#(=&&#TG*J`z14To9V+LXTT_lIrU-tRd=ff0sr3Q!Cz^8;93=?W?fQg<>m
f-bhvQHlyf6bmuK1+}=f^6b1-`9){h{ReD`Eu}>%>>SMzU&Pf%bYCuWeH6hi`}d+=1j<N*K@i(`)}2u?U-V!kyH`B1l!wn5L@1~%I>={Xj1oW@l!cTrJ~;^0
3951IgDR!L*X)FV<H{1lRLTg6g3t&l>)dfD5nxp42S)%TqA9v%FV~c#^4oi*BaWi@v(rbN!+GezPV9P-A9_`AJfD9(>z1AJfX;Tp;_!1AgjH|GPlS|3-m3z3
5?57l06s5rA50c}e<y60i(BL;@#U`OvV8RtIH&uEVd3osMd#b_(mgGl(hL1>KcW2QISdwH`E9VPx$w4UGschd`@(MIo*c7a2CRZ&2BV2zZW#qFpYtmlk`G=k
X)ueceL9}WgIz1=J^T0BBlqE6XdPg2RCf37_q<r<w6~m>-RL9;E<jksy|S!8nNRM9A@><)BJWKtG-Vy{)LWcBpR=&2fbTwd<%UN`UMD!9i&x!{9s}U|c1!?#
MECK2hrRGlCq;*KCkLl{FHZel=kwTq0lJ=7EDqSrds!YGEiDj!ezEwUSNq_FS9-to^7+C1_*pQW%zi`ZzBRPVMA@~zT;{WrGKc>3p<m8BG*}+EkE+6b_K+T4
0S17DjJ*e+bwR%TkIpI83!wc6Uf|s;7Wk;O1YlA9K?mA8;e>!F)P4bHU~Ll^DB^M_yq2rPCsn(Gi@sJ|!sw;agO$fXBTkyyn2wHi!Y5^9c_0&bS3{34rB~tK
qu<h3ps_$!lpv4Ntgxx~6G|7F<8tYXW>;g;J&I7q)P3QhtQutFv}FKFTY%;&y|Q^Zs@AlDC5kD8N6i2*Qi|c-n8)aF+?WKVRH~QAt4)2sXXGWOni~byW*x(?
{2*IzWcCn5=&m0;rL<m8mo*>&&msvDTB`aPWk|R63VGO@cMDj*^qPcOI<%;^JHpbB=)Ojc(MUrqZ16C6o~7NT%|E9|VpAfIZ;z!(2wJg*_GCAoSG{>&!X&ca
qu`Xw#dx_u^TOBcvX7Yr9qm_AVQE3fFiHWjD+@Dh6$g;T_A^DXrj{!L4)(o03sB=>B9E<~{C`WuEpD#XtLx+e?ezt%qnvrBjb3dx6hF!mR1&olhP8h4!w;bV
Wa7p+n<>^ezi%QgS{W5Az&PpiyRLmVj?<<!y9%5DkKid#qDnmyD4tk4Hs}+(4!|cA-HFo4UgX`?tlr!rf!^GHK(9BqHRQnDyg@Q!SaTHzX^LY!K}d>~OvO#h
iDiTXHXM+<A*XqP1sP&d(8e6Qu)N>19rO_*8f88cAoKPbDodeoQ`mI&b0L)UsS=i>CgkN2&Qla%3N6baY1sD?JNwx3!ptZg#k~Ov2-tGNkLZ2^YFS20wy>~H
>wb{UxapUvMk?<|FdaQA4`9<;64bLvnXxLtLFOwUzM`rh?Y}xmLz4sq8jDCe%0tGF5KuB6TZB<-h)7LYn1Ea?V{WNnzl32wgOv)TG(O@b>Jo(F<O7eXhu~on
qSeaGP#U{`%@s#8Np++xQ<8cS7ucWQJs#u9)i8kox>7;oX`#S8#7il__(<yQLANxzdxm^rA{Fz?yT^5)AJ|C6tjzZP(<Be0g*&!%NKfaV^863Lfm?IjW4oH8
(1OxQ;D6w~fI`C0q*b8`QW$Gwxisrha++3^sg-0P*Q!8t+>r=(?;anD{6&5=j^KD&(A-BDeBjBVs)vfW5;R=)j{Vf11CDy`Ra_NE2fuj!hb1-Dh4K-q0xtyP
tE6PhrF0R7IEuip1Gm$|l$#vW#o~0r$Gqkr(Vf#%HFhIm7W~jvaTVsrQDo^-ME4R8$no|VPgV(_aK$WO|5a54fSPF#P_+oX+46{<g5%sT`4xoYPPOlQu<F&@
oo6haobpI|=E3-+LuZ|^Sd>ZmjOXEVMa!NNQIJIa@ns$O7*Fq&f0GRoZ2+Sfri&>toy3w{eUWOjuF`mEm#Wq~;Z{De3#rjVlEh|^CYZ?43VOqa0wQSt-><of
cEUCGLsj#Wa#s@>1(~R9ARRD5N6X+h#k{Iz#AGr3gkp$Cd>ARStI3EqY2Tv$`@(4xukZjw0cc3wPm3HV6s)&L_SO{!I<dGVkyM-vmc-2O#!P8qgE|*ezD(0W
UDx+}#_rst<8hr(9LeK!aiCZgT~R)p+zmsRBZbEpA&4Gk%M!+m^tUkSs>pKP_(E23+5I{b+atMF^Wh&9#-=f0=OelYHrWUbqC`%B)CVcqS771dVKcdai@Y~K
Mhhb62}=j%Lksyjq^hchr@BCLju4xLk&vHLn;bGjH0yV2p^nO?n(f;q=6QLDIX}eT#?gei!Gp8{xDXws3c!}6%Db>+O1cc4{M)_qnYXu$=DeD{m_Hj&d#^fU
zx;=*qW6cr;}@O(d;Zsaa#ZYuFK0!kmtTRPx|rvOU3XrcUge=nm;2G;pO*lJQ}1dg+@mKizZy@Y{awvGUqY{&Q`%WB{pnZ7{^{v_Rxam94`=`O3589L{XF;G
i(O6lO>ug$=g-Rf!V@p(eRpJ``Q*W2;RoQ`)1oRs8gNd%(`ObJmh)qaYdgRB{3zeswVFQ5d-;Cn_-gXoDJ}EyIKSWXe7;;<y>gdV!BtqCPOm2AuU_u|3I^XC
-D&!=DF1v_O!Cgsy?WU>J#w#RFOLrP_UF_6lf#+M4qkS@nJuQpe)xd?`{c?WcNVYw@kex@p1wToO=kW<I6s{2J?tG{eYSt;R~NH?bw78H{l)B`dSP(-b^d5^
F+SKkK0SW8bf+f|XZiBbb!X3}bJzVQpTC;<VRh<V98Z@2el(%Qm3MU7edr&6Bhc-hgr6Vv{(AL~vxDQ)qwdT3*xhsU%hQYLKhAqWP%bC`SiJb%y^@gmaW^gE
IaXL_(o4ql1+~y>j(kxlq)3d(P8dagRWxGM*Ru#=E%5AIHu-kzX`@Lkt15@lPB;o;n~CFTysIgyxgREGWfGUTggr`wa({d4HOS!aKB2q_)GI|*V0JajD)Lh0
spWlPJf;|bi{|rnJyMtH8cUoaR!PLj+>hqQh=A8df3un?em6p&1750RkyMN#jCt_Y{hrG(DoPNb<dRp5f-7Gu8$)4-mAyMdneDr3WkjolQv7X%e1n#fck}01
G9E|s+3a`YViBQ3)T!e5Kh&gGt`0w<`)54_DTaSQJqijw^CJ>(A4BCd&uzLubeYQ%Ad9Sx>-xv82i&>;tfRfj!>leWYGQ&4c=7wLU?r6Mb8(`UqH}OsyZH-Q
5zD!~^lOV(f5!_OX?Rgo?kg#5riIPa*L)wx(1xkdzkg$81LcC7rfieUWD!&ePOCWJD#^><rowDNs&Xd`^K@;lVPdI(Kx<}bZO$2prXn(W*`&0;T$7z}ty6`5
1AlQ>2h$uR(|8#r!-nw&uey^c(v?Uf{weprj*e9xA9dAiS94PPDqF0~2ksobgk#?VTiqiMsI0TKZxN6@Ya%Qf(*jG#R3Xo+Fsl==9_(7B$2Rm2Nqw0wkZKyr
v->?`(3@v0@)7Yxf0cN_-l@%mzQ}{4oeUY){b}7;I?7Ev7xC=0n;<0A=aBzSAzZU?KZwCmS*O^}eOn_zClr4~cNEZ=x~wjfY2sBz&6g?zUELuD*CeV!!;F?A
EkVHw-pgT<n$&V1#4Pg55|uLGTbvYnO=IU7T*;)+`?<&&?&$OJ_SvB0Z&c6U{;J3VCmgAKEH1Pj&FVn98M{U@5nULW`vY6%5eu76r;KR<A{7By)nGiWp0lp3
{Vj`)?#yB*dwVF!ifB-rY&~AGQhaMwipx_0o8@-9$h$kUms2+kzbeB!_XCNCpw|ob7gcn!2cpRREFbh&Ae5itKW6UlpUkzq^JluStBHac{D8sp0_IA<il#X#
lWuCR1Op;H)=3Wbd+zoa-MZP{u!-{K?*3_PDcWZ}Zw^q$^*cPT?)MB>&U-!#7!x88VLioK@(9lY_ih-80%j69yeMIi%-Jjl%S$-6OFI@cSmp<b|L0kc{&{hH
MHkWysS(HvijU|%wGK3&S+IX8J&6IQ5mpb7>q~iLT^;AuQ1ODZ$XyDK*=2|MIqc4vCoMYX{q92)$HES{w^^&J1=GFwasf(9_~i2WOF)1x%jE;P481^KRdwYj
zsbF@fR-5LIiemFN0EoT9=N};!&d)5<&qLi2Ei0u)T$^h=xm?Qk6y}kvkDWj6HenAyY(pBsMh#k1$pcXI>M_?V;Y(fbp?O1VFg1Wh5qF)cI4=~6uk-!Ez;w7
C@Ewz2QipWJ2?52{Wp^ArO#?s-|feUs(MswuUFg`w!CLJrHJ!s<_@9G)@4Cg=<B3ZE9TpUY%wdb8C!b^NwZz6z(xs|ECn+Ls+83E2lm83Q&%yOqWShwdu~o?
Jg!BYfcflh|BW<LB-6<&zSQ1tOMRJ7BlfV(6JyF{{Cl6y4(+_;-3T+K09Unu+9w~|gg<%dHZ)=}<5E1RKpd6+qeUO_X0?>6ypprovLvd4f?ZuC6reERFC%2;
GwK)ks=MT;Wui|ILNw@qRV($fL?QtyMgTBCMOwyjP$T7<<D8D`>H=<e#2}ST4;FYA&tgm7C5Qa}eL1O8A1n@%FqyBX*1J=Qd_O`$6RDPsY>eS|w?sz+x$fgc
U15Q-ACtt#j7N;<)h4QQAZytHJK<0;qUfC7-R@Mz8cRqfz0&+T!)c>EmvZRuUF4r~|FkeZ?g8x<cegTSY=d@4KG2*cnTG|nv<3Qlj<f!{mLyhgUdO=bmC}i|
@hqtkNe0c`7Oz4X1bn5I5M7074`=s#=20F>8E5QB#aI`9?sb#u*vk)nbf>8%@Jhroq8^Knz!h{Q;@0<z12IO{0<%Zun0peP<Vzw8S+G~Nf*-qy+yg)WZZLhJ
dxH*&<e1N|R1zNHW|C0_ZC9FE_X%YaHYJS%!s<WOew;uAIzGy6xJ6O|ilxA`WC18}__7rAsB0vZsNp99ZSkuBxTC5N&2(YYLKJa~vf>obC=BN|>)!`v$Y59r
87=oREKOo{<NP2hkk6zqQr<*yFWCuGR_F7>uIPUD|9~_vQX#t}Pf{)WFfL()fDn8q?CnJz?^kquhm9?p%>xgW7vzfesfaAVbip)#Cgv|c1wSXb1QzZT><*CA
py?Dgczyuoszg_a&MGz(!!pi9ZT*%hc&a3#DVO<nU*y{DXJUk3?OI9o91&;@?MYyXEv)4Ip8W{;6<{6Aj}J~huQ2bR%J(Wi@ZFt^&|M284zq(tY|paz2YGkN
A_d5Jfw6eR!p>}ZykN;`?4hWVfi%7KtnPh8_r_r6UBYsV{7b$FmlY4FH#nYYX(_rd=~$i~cBEo(Di_ssen89UA)8)KI`PbdURi1`OAFaxlnBF*q1Cfz`9)RQ
EF7z8UNEUps&Y@x`Ldj;P8>X(6dE4Q@YvU<MJJG6$13&cUJ)Q&NNp3kmy_zE^m%~ftekTpB*ioo6iBcWmLNKgJ=u?DxL_PIT4W}wk7%4&<d&R7CQ*7P90q^J
mt|x*<<I3sci}?VJ&YJ65PvSVJp_nN_7r~f35A{nxypI>*{&vk_Cm<iV#NExk&L4xUZO%J%Q89=%|0}KB}K18IQM3N_;`tAz9Ly-f?ccFV~g-Kdg(6cvIDkY
^nTA*;S@$;EIQN0+$$(QjRf;(87^71li8CMv=>b@?4f<hriY-y5x40)Mr_K_Nip#*J7LkYX2!6PLMnQqjz6M%DK9ifmhQ>uB_%9i%C<zTYoY3rseKYL(G6sX
MCT%aetA6ab@C8;aK>^Ls&2I3;R;f+e30b0Bl*h-<J&Zo=aUnwNaZtLz;6mhp(=|Pi@BQwuJ8kfpbwxqaNRk~#}fM&_lg@zF^PTPTR*`8<$jb$9b}OqicS{L
V-ZKePMA|IxJ0ovY%MM@#h=Sb5Yay;$-J1_{BQtY-CaUl^*{j+y?j>_h6`hTE_d@HiXZ`A4v&Lg#{=EZE<T~?rDgAy`X;*?;AvW*5LNeur3{1G`nv@}Nbux2
N>PQF390vzgZ)L6okmrpw_7RGYI>*OD@9^bQvHBxx8uW;4_J)v$Azxw<WX3t1x)CFR0t#3J>av0oeYz-Jg#vMrt?yAHai0Fm@=OG@UPqbmX=_DITJ#aOD^|k
QIMk8cSZaW-D5=oCiTlax-5|Lx{}gy@HNd6HY+Fy{EAB!hlJuDqe5Q90TsyF--jSqCFiANd7#iiuB#V`>;2&>WJTHK2;>-+5wB=bGQZ<@%i!|md<J+NAXp-p
988L8u4W;|T!J3svwMa5QHVgzBSQ?C%SFj8wX^83;!5jTNi<BFop4>B3=$%R>&JC-u#n?4mi<nj>($U;R5Wx&@LkV2q}^}3U)8%BK84Ac^Q0TaO4r`=Ea>#2
MNvl2>Fg8AAVMp}GhOX!$kJHwmnn2#xTY%Llz<+AiCW={x}dQUMrq#gNM?#c5fjD@#R*P!t+dvSuC+EW0wnd41mEu&^+K^$X(Uy%u=t=C*+nH`Ra}+co$f3#
^>-QjP1qAsyj+x(?BrL*vlJC$JGrj6C`c5<+6&Y_$z?(?luPmv-5Ycq02rqcLuC{Bk~B@ujYTzkgkA0H7*v-j2_?(2e&JtSma6Ea?6f|ZA+$&>qb?J$Kv6Ty
wh&%q!+MZ}M3_;M4bZ`y4Embv0p1|%ku_S-Q&=S5=<OjVB(^}Zt96R0^sD;^Lr=GlF)izCPymg2Mh%E7PL6|91^nOn&?=kWosJ#z4q2NTcqNr5RSk!N*#DKb
9pKnRZYCD_-D%z38P$8xOYRP#wj=nO%_mi;n?zr2xfjnn;{|u)PdUGvFwroA{&IJwHqnb@FF`Bs1HyQ2-6wTlQ40qp_tT0DN%vK%2w114@vxtwwV$r)m59x*
Rb6)`OfWx6GQ8bw5s>>m!{}tY!Hz7JGXj-h9H3mXs_?_fPG-yB=dvM*r+PNl0`CuNMdPZd7Zjm!ULK97emR4lMP#fgc~plQ4YQBv9$A{iqIk(f<OzRr;)iID
pFC%nK^_!jCVyvRPq(sAyszA2oa62!Kb<RCRElqZ_2YHXUqor)Dj+L4kCY5}NmZewrJqeqX&~HiQZj~898*t}oaKn6Or~_vvp*Q^1F)EV;50N0qE)p$ZbPb>
A#pFPK<5GFXtJzwV?&C>;Eq==dOET+4mXzFTrwpqUH9@v<0f&70Elc>qC0Z!FG2=n>E4}a5G-G+JoYp$WgS2lEP{Lqg`XiW_!R!WGz>#J^X`rtn353a9*)Ha
_5}sCF(4s!MJWpwyuOs|V5(GgWP+Y$U^rTOsU+!y5Onw3gR4ae!^(<79L*;X1n`49a~{$opJz*7plCKOat_0;hZf*Y3*v)<8tz-HzCEwdS}G8>Nuii)DNZP#
{j<AdQp^}wSWY0o;?OL@=|^<WW;vxIe$d-n1Psz%KI0Xp^A1F~7C=~c3gt5LIV!wT1gGAWnG_K#(-`(R4S7;8d!^@FZ?a(%GENs{63bO}JmHy40pcCjDG>%&
3{*YsVM|ZvM;3i_f9D<gEJ1p^)wFQgZ|{{kYt~(?Y3VByXEvmntC;^<$|^<z%ZR)D!0d#l23*fbRL4VKB)%D0C^~qS{x1NdGGnUA9%T4VScToB5v&S#HL?^@
Kx42UZuiN`$eJ>Eq=Y|5^WT0#F_IkGRXsqvnwqZSR5YXS?hEUo2~9v78{<bZsYk@nlhDgnh8LVFkoat36s@vn!b_98R?EIHZGh4wBdlqT(*FIP3zt=O!E^qA
`x$hRB0OzqE{mdfr~CG4`I^-_*88D!0}ym_g*}EkO_7h|qbl#ctg;2HP*?agH%3PWsE_C#6(-dP#mu4#oB=_%r!q8D5NP5g=^k4Ohl!tQNO_hNFsHrHm<0q&
`M>6rVYjqA(Pl~Ha}oqilR_Ey6CC48=sI=1*t$nIqBB4jSb|jGdRC*lQ~^tirC(rGfs|fm{QkiT$n*r|$<fNA#{xtt_yfP3E`7jWaXCRL$=t)_?obKTONXru
-j$XM`l7-Gp5*Hob>gZ!?nzE1U^`*81c(*%<Y-qj=o4j8-mJnHQ%X6E!P17U9+u&!oPS}%s0R>~cL!?3a_Sa3odx%W!F&<p8J0ayl|F?rFHtN(jFThFb{@%4
!CF&%<!fCqv1=7Z2^Ei~Rw}%(WJFk0bFX-^s%TgOavW6_g8F%}0P#_7!O!P+=V%0Ti8~#Jqat+kIqP+!%W_Xn>K;Z5&z<MK=ZPRhHQ<3oHEbp6!q*?sU1p%W
_l)YCM|4q^-oe2UaJ2yAD@s`ph1+M^#8s3hS_oPe6JdSLrk0`tFrD$)1V$o1;$=ss6Me*<#j27iLKXY2Q=lT09p1Bm|Jzwq1`Ey?5q7r^nH7`L^TGvzIaUek
edU75z0zT+vYCF({x#Db6{<MHJl6^(Ft>h%^PqYzcfzTO(MHzV)RhIF6}2H8qysewhed&L2dQC7cEVSubgohveZH&FN@cahrPxmtu5mvqJy6op_Vs~*-7nFM
)~b%so$x#>))?iazAv28xd@F+a=UO+lO_FxZ(rw<He@VLDgX7nUL>+gR0jHWa(4-aMQ!>F1t8+JN+NW>=U3n4zS1BO)r3FfpC#e~r77JL9)oxND6CzJNMzIF
GsQBb#i^#tf(5-=n*X?v^P}QmF%@&nD^}QG7PASw{D|&$SaUq{{7y2vtc!<IU}0I3mOWxQpx<#dk-mRYTf#7@&7(j2oy(HBv$DvGlpd5oMAk`b%ZWgCw3J35
Vx4U85RqrIS;sVyMwJI+L?iMQ+P)^o+`#2Dg5z0!3ed4lMLoj`(z{O#1GSH`T-iTJ1p+h@3N5<I=Df0}7AVAfjeEx;d+Dz~Lya;P2@kVH?^PEjnSxm^=S(Z_
6{;lJ2^XNNY=B<CT@49*YN=rI4>SaFkwn5UFcWceRdqgvzlR?86hrv#5`GjP3T2bUePKhXqHd-Rx35-{S}A-OSFu4F)kOI?wyivVVRGY6`|uaP5D1L6<ow8*
Qf%KePww|zp<gjeE_||Fs4xt$Dsvtt0XnR{yW{v;?UO#lo`fpzj{S<xqYh>OKf|F{<<Yb67UQT(<fT+G%6p&T@T8z0GXht=x@+O&_6>?MLQ#Cos0BXVigqC?
s@R)m58?JHRFq0DlnaA8$4vS0!VmpYX&EPR<T9Ts{g5E@!1nVM>M_YvEK^e?vOYcqpgg5}K+~~bY6uF<O`<JRxO!HBNd5P?H;>W%2m6Bs8NvitflLs#c#@c0
s1PWB!SUR#4He5`CoJVEZBQcog$BrSs8HsWl4koD9XiZ_;x+B;g!8;y;KC-6T@5@g1vUbpSCsW3NYWScM+bZ8mE`JE-oHR4@I8}Yv#S9ylB?fE!3W+eNh+_B
E|OB`mtV;fLsdVSDY^ziUWLMwnNcgGEQUY{zI*#)Uezf{?07h5z$&Uf@M1_Wg+<(@iwJemMAWd{-;<GA@-X*yGXGZBJ`REytGJVff)+f8VUWaHMFB&!sEU_W
;YoyC<#JQ@U<&eR`muLU3QL3Hg^H?9Pkl}e8pB?JN)Ly*U67DuSM!o154&#2d>0qvMWLRT$Sc{=izx()czbU>mx(wDpkF`&E4h7b6~>qVTqX+5uozd9g{vyV
%HSDEI)ok1y`Zf8s_yYQ4lVxr08cUK74rV0G8XC)Ym74z4#b|&0aZ4T8@bZ8#&^e}p|z$>Y9cil$+KhwL6dl(39JusRoKZ1_}wLFv?O+wS9hmlcLAYYZh=9a
V4-D&RN;aAN>qq`3jgZSD}16db2lCUE%&qFlYd~te-VocC&erotcovLJK&6tf`BO#wW5Dj^VQr#?U}*@mE7GV#h1l0OyZY;Hh$qp2!7y>Ge#Eu>GmpN)RnXe
QX*>=EIWJMyHgnKvXTD{q_JY2!4Sq$)_YeGTXZk8o+@%VD=DN)WMOQCJYHjja@*n~x<lhFrLgoWM6R~YsJAkG#iGC@1dg<ZhvD`hB(Dln7PwH*25DY<y+m#I
@0C7GCANerO&;p)dAb5K4;kp|sFU>(H$fR4eMaKQ1~?1L6j8d=+=w{!bcaM(>nQNKzfEm_pOIVq_s8z$?cdwYc^%*U=gsY)eM6(~-`>8x?ME$=LqtYsHd0AG
klfQM^czFFIn$nWoW~ZnJG$M}PT$!Wvpw5m;Mn@rs+6xBao7!TJ-phq)adpkI3b3ZCTmm%L!wsDaS+OSPS#|{&W$tZXWRC~89B~qC_><nza9IkB}Z*v>mfS{
gQ)WQ-u5y6mJa&K+Hr>0<&AUu!`mC@+S$B&w{8E}Id`15e{65B9d#|k8@w{@_02}LqVu2+*Jgp6l`#QQNno!(2#B-YHNjas{dBc$Upg0#qZ2ZWoHuHInG|K0
G)vP*uYOx#!p2nCc+{tMxm$Hd>*m&Jj@TE@JEz_JIR3RAiqo#u%s72@!r67J@YCBq*mUwPS%DR%u^tiGUuCZx$B@y+Ilp=G*bW;<Pv4LKtu>;!x!E|cjh75x
e?i(O>@~T;aAKOaWvl*rvyL;pwwGJoDCFD@ZohO|XMOWz+rD-}$BAykpmw5RRgP|Pe)bfvg47>hlB!+z5kxCs5@W3R`pwO2=lk#9_3ilIeE*~UT051_+sALd
|K7R24lY)=KQz`At~YjxzcPc(D($Cz5-S<W#&H1I2<L2de&c-aoS*%$ZQnRU$2mVA3?Dgo<So(Q%-wu{lbxL@0kT2BaQ4hS4@X1|-Z)Nwn8c2CiPlLSF}mKi
kDMdNVWa6La8lZN)GlkkSyPKN%Hpq$=nn&9o;44nbp%_-IUBthI_LFy;|S;Ruz7EPY>n_#-e@O&9HZeT8>*YL;eebLV;;@R7cu(0uOMl)ZQtG$z<G0<Kedg%
R6qLf>#hB7ve%o}PX8T9-@Lm~Z_bBjgJBeYYY|-%Bw{d-8rD~-<2-#gym8*$oS$3$Z=bx`wjWtnw!XN!zI9fr8)vWI*6;XQYz9jGQ(C-k9we&-uA|U!Zm<6~
3mx>NY3xOBZhy4@t+Vy3H+|E0jADOjZ<}U#&0gPbP}Gr<%f1|6n3~7yJ!|LhH}Bp!k8hv8bExyT^B?`^2S?j=(LcL6bNsh#`Q(SkOuxB#_inAcNl+z&xL#wr
3eSd9Yp!$F=gzt4pF98Q3`ale|HOKrwdK>*nKLB7U!Ol2Rk!&lZIiS+I;rG2$oeH2jyhyxjrI1HIc@f~asKYyykCFDu3$%O_KkLKT3WsRzBZ5Fym^zn-q$mW
spL$Xm8>OMQ7bnp@E6Xxc|6?u5Bafuy7k}WOrE!n9(Hin@5idY`Qq#gchRXE%^QZ$D|UTQv{wHOXhNrVjaqB;*Js7H{ms^Yn?ZKncb>dHEN|Nt-?T+?-4-?x
ge|WDiso$tr`vFKeS3E8{O$Iwa$M)#n{?Ygajag~H}Bqj?`&?n>?V2F+`N4~czeU;KNGCz0QrSp4KsOa<J=RY2hKHGed+vP&e`KH-^Z`mezb4ew@!VQrca+V
XL|JI7YQQSyrDr-H?n!%xUFcFwcoWFIisgFw)3Yl|NZ>mTK|82_9Sxnip%rI=O<{Cv>Ta{xm@)tVwm;a3u9Ku&fn|v)M+-aA6xs&P5=G;MUJD|%|tr-aTGr}
8xF6verkqkd_2flXV?&=4IW88aGZCE4U>bL+qZW8Z@t)-ja@+wz8&Io=X#{;^YbU|_3h?${hBf->XniZ*EB;zeR*IP+rJFXoqqdtU<dujKaSq7pD(Qc{L9Vx
wG9jq-M()7Z~o<vkN-IG)44Dv$%koLtccJ<>u00>Z_k~#gVz)5|LdFE_x7{bS2yfQ>s;5e8VpzF%pkzKC7&`0DL~&u6{&f@w&Tx&GI3VASvkmAulTk-vVWYU
4UZD1x$(kAky41vAaUw?sYG62$N$2zF05?)e0ui9&=E$b&Qs@)-5=M_)2;ue9r(0%%#&_2OmETVU7SBXSMpzzG*257kU_SVX}paeo5;rhH{aVJ;C$I`-rLW%
-+$BA#95*LY0lp8Rcp=n?scjDYN~pzgLp+=b(^+p<!*;>p_8Pn@2nhho4%j_m)40_*?Q%ecB#+T0Uch;&6B#6M{z0!K%+p_8NzA1jXyWn&f_!kN1JpWzcIV{
kJh7xI**@#&dugA8vT#9Se+^MIbDHEqufOwud}(GIcNCxY37`ruCcwo-#&TY-rDs>-<-A1rU|0{XhdEIWPP(v(wX-5mdiHL*I1j@SpR=LoPTMB>szaKc)NK&
ej7jEZc;pO&VMM@e}6hkR_}&Qzt76q=FMnyyUsSZ=DK~nv2ps1X&*bAwfi^Q?7F?#w(oEKe-qQDwpOq_`bm@wvi@q=hRV%0L)`eIML#-@2Yu^qZ@)J-UKZ`G
4STO&zj<$eYnSBRZDWCf(tQ0+wyQU*)tj4R_7zmh^o=A9&XoezT%0D-xy84w9kf}Wy~i)Mn>V+^_0Tz6yj0l}DzocskZnkKU_*Dk>eb8P16MI(+Yi5Zy>z}9
e6iWWjxUGr<Da$b*_Tn8SacFrPjCAD-@YMrHlk(dlB8dB%D!wYI?t@S*AR_t{L9{2rR(AC`|I0fj7BXZ&e_>#bNTcp$XA=E@vzAE$sifjmMtq&rP(mI#=hCy
IOZ|?!7iG=z5X$NzTM`J^tNxWzj{Z_54YECOl<<VmGU9f8N4=9-n7jPu?jlrbsIXH^V=Vs|83{&-TVA$<5&L%4<0)jtE&Hw_s@U0dDA{=#BA6fWZ7$!*x0S=
;cI)bH=8HU-_`d&So>dF#9+%C8_J#U-#vbtICZM{&C}6@_RqV6wOkc9Z)5-VwRwHBzI}6cZQ~z4K3_Rc#%GDuUuHk9zca_K%l_FPy~mE))cNS$mxt=L`p^Dt
O+7T|NBtRVIO-<^+v}f?z8p9eIyZLxJw9je*RQqz`Iql({AosqWZnNBnoaX$cm|4Tm1&%XgZ{yO@9Yt=ae_Q)`_7xQ^^G-KlKtpEt8M&mZ`voBqqCe1N5G8U
4IZ}x7UY->B9k>`Oc+E1yIkkzn{(&p+Jb<AjTS$yAG}>Z@sroDTRVRcTHhF!@1C63IG1}sW+Or*QW3Bq%1-y_Y-pUawXt^Spvb(BfA+^_H6Rw)Tvxr(?e$@E
yS~YY`m8%hO-hc%a%C0+w6bvN{OtURbC!=1=a0_t@sIKMe0%-j@IN1a@8~mtI)D5dL7U`%oc$5`&oVKP*ubTY|M4`ndS<Pi^f&7E-1(dHH}m~_|Fz5D{5EdS
ob&C?uJ3O)!`pW^w@<3zRi6yO<JaBIs5^p*HJU}JuZ`0h)jDIRdB1+mkM?Wz$^x-%CY9Gt!dtnn9A|=f!@;KU+7_%ga+`lu-8g2`w$Ap))qDJE?Q(Oy3YfF9
p3u(sEkIOlVA0BAW7o5{$eNqbtWi_iJlVIPMK;mU+OHX?ZTq1EtY6dasBkO<vB@cNR!Q4v+t+f`TQu0<*$9*20o=}0ZNuF7Mb+BNuKDo&`m<NcEL+wNvuz?{
<FGt2+V(ZS4x`3)6}PP{RwEl{G#U1-vg^dc20~uHAOFneFWqEo`-L@!{cf`%a%orfjD&k=C0PnjO}F*!{P7`{PTF2?EbNJ!>-YF0u}-)yap;`bYq~9QELNbI
WlIZ^R6w_$ZX;eA&&K)dQJY%F8R9K$&wj$c)Z(ABlcaJQYvC24PTWdwV6)A1yLU>wGO;0;poJaXiWz0Y{6;y-dDLFN$N!cFT^qe_oxfR6FpVX6fnNJodO@*j
EC8{=Jht&4Y<ZfEf-5py*lEv(>3jRx@efC#b?jTK^Qf(DHa6?3x4nM<>};4TseaEvo9b<z9#qct`u5irHnSVK^Z)i*y4u+S8e|vf_3FA^32Xmm-8N0@UKj0a
9T=-FS#M6A)^bGKXt4fq{A!DTO<mCWkM@7Pvbi;r_58%P@0(e^Ue(LSm<@Ps+Xwwo?KHApTeIb{eD6PY8FeC(l@74&2M>l$eG_erMJ4l|I@z>QMkCaq>!JO&
I5k5@S^u)rK2UGo^A{_*5^HRn8*3q9t+IM8v#qvcnd(~oHa893J}iB+#XpI~%l*h^f9KrO@8h3^fhSpD1LOA=A)RkF&Pasy<E{VaXUTBbZ_kp!NC0f(^ss4`
PHo3xmG)28@A<2p>24cq>J05nj_f#^70K6jEHjw4O<zWINRk8tyE;L7ymDlUj15~TZ@2B`mcQ!Z+A7@IE0}}VPSI{(Yqjf#qlFx{EpGGxHJjGBWnAMS81=+I
8o@<ek(|7m$<ETi(}_xY2^yv<DcdO5_0UhySJ<+iBqxl}+9)|jlAa8Ud0iRVuA?*V>&{X}g2>2(>YS+t6piep5sq{s4WF&9s(#brm33bcq_HGPIL-+krg$@t
H?wTDs*1L(hv=Hbk3)Qe{&mGLmLBeZJs)3<7k@Z91Uya?0+x)`8Dz50s$_`bVY<AA3ynwM@g~qLVup%W#vr#4H!2xMOvg(gI1qpaapvXFV>9`U8nG@<|57$V
C`E=tIAOH6^a)K0Gbn=fl1h|et7^}?WX$(dPcziy49C5ricxJO(ks80Q6nVbF;!&)Fqdk*Y8EC$7OgIQh*N6D)_;a(R$awa!&REHno6eV+VfEXf82gp+Wsxc
l?xj83-gUOBGaWvC27x_J{p~_y0|!K@-Q*bY7My_hRDQSO@Ime@`Z$wWIngNB2Fh&4Ke)=<&q{T1oa~AEEcC%w%IHKq?Tqz$(1y!mW<ngLJ{^l(|#sxD3RSN
TryqHV0OfC=?af9HmkdxpfW55o$evR()Z$i6Bz;xV@;gq5Vw4Cki76MCl<ZV^SP>lf4s=5q$UJ4=0ug(bwu5MjM5|=+Wcw9u!uwo7vt@Nc64H94MLd>DLiXn
!)F;;$u9@P*Cy^~byKDQ?%`5uTxdL544W*gWxZ;2yTXX@I`QDaHwBQhmLw+0lKybL;Ex;Y&cPEBrJkvi0Ci5?({9J@b|Ljbzw$(t06ZoKno%Q1O$X<89Z29#
3J!<8V69H{Of(5uH)<Fq2*VQvhN#OHLMug17gEzlIJ3)QKb|3AXz$1dJYJTN;40L*n+fy>O_DPpn^V-U^m=0=BD+KtJbPBkqzKz!tUzq~2=ktW73I`)SH&PU
D`pMU!lECi3iIgNMr)nqE47g$B4fspwls)gBX!9xX;rsPBx#;oM3w92TRC6)YGhGnvs%%ni%z+<Y#rgO4Qgm00ipF~mHh=4bwuz2=>-l3rqwk;<8?>P5<YHf
G%|)}2HJcDq9TdbXgN+{M$#e5V=fn0J&9;-ohONvs$?Mp%hHI=MJqc4IW#7hG9I+r#u+R!DFG6Q$!LZ7(zrpq-KUb{!ct+)k*tZq12yFQdD8d!vFaRN2W^8(
3z&ks7D1b4w^`O&pkM|@wBdTyw_pGVkHu7}n1dj-YcwVQJHy8`ZAWP>B9va}j;v|WMv7ysd+lbs+r^C;$=5|Vsc~1HrE~w%Ky(>pY38HpYd3n6@eb%qPxOcA
?@6;(t9}g{+-&fgY&_2k3vlS4!Z01uv(#kFqP9Wj3F)J!1jKO$W0c?lA6N&sjq10B?E2V#o}1MdYZFH5x&|oe<)H=tC;^L^4F#+Z+VgQ0Wr%d16j`~cS$}2e
?D=waX3cp3qJ9e3b({8x%ygP-U>c%_!zAfX#n{3wX~@7|BRrghHR&|BHxV=qFd*?vOX4-gn{t@+*Q-^Tsdm*4ah9CJaW>cemm$iQL(s-bM_2JMLiOC_W}YRn
=Qq4~{^~3tqItS%&yA)sB;<G?2p+`@*;I(S9aNbFMVj=c1m!3Zg$;C90uL)aNU`x$T&LDUBu{O!vq{19EFd%BELWvD-84nEVn7XD2GU6)5G5g7VG<AO1WD9K
RHgB{8D=X>Ix;*oas`JO%KXO8N<c@8Dufce<bV3ppB!iV*ZzF}Z+AlVPgUE`AOGk4>FyinPd|P9T)7kesllJ#Oa0XO?(d)eOF!FoyAFQ-@~+jNern~sAKK5u
{KdfDU-;*acQx-@{WQE?hrbx>FV%E@>hh<?&M&0@>rnqs`B3?JK7N{|KmA;}o133qVkh+TH~-byexAr*&dyJMw{x)F&tHE3lhiM~b@%bhkvPBn?=O7dZa6<R
`N_F|;d9R2@PFymzZkjW{8#V!*@OO%`~3eEOi>0$*hj<uQ1V(dU6{^e9)n|4gH^k^PC~R^wIenvjOrqy(q|^E5hSbUtD?S&K-fFF#8Ju{c@7^R*)Z2^YHfPx
8zE$mc#T>sN!b)!-)?MjLDM2hLfY$egG3Ub09l!1KZQ+M>sJ1@jyvfBL?tGyPvFYbDT&%nQRRV}{dnFcjO^!jBkrK8bp^r%&#*hu{U~d?hBYecg25M*OaGNV
y<WGRh|WAr5;BCtR~0)yJ1_oU_TIZmawNMGOq%U+m*n(JixMd!A|V`rO8}8s)iXox-Dk^P-rbT*&ag#^6d@qo0ha(GtGZ`MGu~%A&)H>HL{?M$Ie#?Fx~eTA
3V{Hg|HOOG-EEt}07VZA_`d2-HY<^UfTj_h-6?#XCh7C~x^4ljQ=B#tRNM%U+QV)Vqks*9+q0Q8fkKP5BLIE>yYKqpnKC4B(~#P2HA{9@T24&qVLs2x0LD%G
_XR7J?#qIWqis}0Awd#Tg()Q!lhl%H7?ov70Rvo!9wfKt<Db#V!i~}-^IU{uLLt;$sWW@p)Cy4&DPv#0Y{RF-W@%ewYinz1`%2Fw4rEu4F--9p(yGSSR%z{}
atc5zdKLl;Z*@e-!`=mNE3;w=v3l?X+1)%HaMNx(@VPD?cJ&29bd@|$`V&$R+ezz;vwe|yMMmM9G=uO1z#IV2{~CH9z~^58ejlK&_Gs(qYX6h_+_aApM<0md
Y9B(b_C9g7H}XG#&j+0P0Tqv~_AY!Me~$LA_y=q`B;P$u{NK3x1AP9=M?a$4pN@ZxzxEmF>VS~;BV%8B9DN{!$NFb4DE8FQz7{(A;h`U1$<+@}?ol-DtE8g?
hTUhgJ^gdFuZs?Y_GnLA9a7l-`}>Uh)A4T{G=cP&O#kITOQDc0idi(-v;3{A`IsACs-9iIe=34D$BrP5-7=*SEy+dcMf#GlPvP&2%H;XU%Qx?T|K3_jF4WDh
(E9&c>wi=QgG-R}#hBkQy+E8darAqT!cwVsUePa-ZcG>6EU`KHZqzRw`{yXiSw`QtPJL76Vzh4gv~y`HujRR11jh^W=GA;5GY_Pbc7h6PqO7+9zNgFG=j(r5
j?+VPtnk1}TRW^RH_Lx2R6cCWVenS|O-8+A`K1mTf<Xq8_nc9ha&gTvGeD~$$8ku%ZSsCXw%kxi(QZ`<?HzV`acK#C_kLGGCGn@$yxBpQ=Xt!WO_sZ8XiU%Y
<rH|DUNTV*_ZDWb^bTf<M(@!K(#}Ta8vlwlcO9qn0(UAKaxyDnN%d|?m*3M}IwrQH7R&zL!ER!IRqSeu?<unRsLj@~Az)_qX>W7Y+eNapJRv1jdB;ehM+%(N
7*EZ1FhlHswgtpivJ)q*W|JUN>PSWsScDcTv#^6hqn!7zDm)*D%xI?N=2e=d?j31I9BJu*ayiMPaI%8fx9Q}mSn0nlGQG@G<&vWVO?h>oZm&KN$JOI8`UCbq
=9C}M=3kuKBhU5089jRS2m1K%eIJv`9trNL<pce^&u2%6u5jPb9ew!CKVZ$?TSq^cum2c*?Hi^aCx!k0{UCCV4kgoGynJ}+kd;1!#?=Ss{^9KV34sq9W-s7A
MD&5--V3#>y$|jM!qt9=JaUI0iLa}x{Sf>qK>nS>EvM<rY4|@U$vZoB_C*mpagTexj?3RB8b~(|JN+(w@l8It^fM2J^?K@vEB&j9081#>Y6MQZ%Xio+%tB&U
(3R#Ls!ZWV2Ovzk*W-(DYIZH8qZNu70?F8pFD^iwYEHy##OOY~E|Tr<DFBxfD&=&M?*{%0T;esoXlUIxsBLdI+wZS8ZG&?7UH86!zdN2cdKoQChQG7SJk5XC
mzQuP?|071zgZSYSzf~TaA&hq&o!jXUM%f0alhV<o~mv`D+9x~q87(3Lrd4w{Od5*eP->ri&3c(<UlhS2D2uPEeihzPwz&30`Th)$rM&@pqI3|<o$*2ut;cC
_{-s?I}PQHOZjz)Xhz5Oe&d`qF+pqz!bn~qbuY6%hwb@p?#_~xrKjcP3-2l~%J~3Y@A~{07bvH*3B6=)H_8c`W=Fe{yFMV3ae!%&7rFclQ2e9^a)hcbEkw3k
Q+GT<yG<mdVb-x8Ey|&k-VRcbKP+_ZNCxxl6ouOAvKR{|Gk;48Q7Xm+4mWQ$JC}R2sd^qK)=+&n-{IObT;VA=t?j3i);8>}6Xmpxen$6Gbsy}~2L=6@8}`uV
hcx1zk=bXheZV*XhYxS;@!MX4=L79s9XO>A*K@R=)j1UT`_OrqTs%<hj}doYxnCVU_G~{L|Jngj!l4woO{|E)?2UdEtoY)as_THA8Hr~}i8bN=Gk+VO<B&u0
7QC{ZedwNS*~+~NsMHb~OBK7%dDhY~S#m^lI=$E>c7ujY<bk3JbS8jWXwcCP26;~~(yYrDsc5rrxODvaB~>LTj2FPBFm4*{c<JK%h_4yJ&1j30le5omPXA`{
x;hp~C7V=sE4J=`t5oHzj+fdTLutUZ5?wD=(ue{im#r~Gpssia6S$yNMUwOI7~C$yGk}jJv)5Zm*YGCjTT%7Tk^}>g5QMd)cNM8z=zkod#2M={F4fGVLsxwz
<Q%C}Vid9d7I=+GXrg5FMi(e1L>I5G!L#eAb$Hv|LV3om7xE3yRLlFDr`%-jDNx#uHYv{&_0Z3N(iu>{D7Jhd=BdRA>Vou^=Km=rIFB+`Al<(yIDJ^o`#kx)
PeL_>CmjBdEu-gV(8xn%Ci9JiU75Q9uH=cC^-N<pD32?fTFF$+v_qgqz2aJ&Td0UcB25~lS83JL&(i*xUVBf`=Ok_v%I(99m#T+rXk^1{OaPX$PgNhB&1R<e
9zym03GO9B_7v^a4<dN4u&@tMdy@Ge{c?4XUD?;SkCHh@ALQ)SzTVxFJXia5m4j36BjVvpKbU|$V7od{J69h;%hf?b;p#`g>8ImgJ!0G8S=%auX?LU6B#6aX
8pyTC#HLQHkH_ajr2(sCOW`&T;Ad;xh<g53GQDkeN87hm+_gwFbfxGzIhCO2^+HR{6P%FIgAI`O^WaYKFp<*qJo`+%4x11Sx8qk<xphy|GP+3}p+H%e_pZoU
nH&ceQ<`Kw8F=e8iG<PF`N{eGbT&JS-r}T&>vKr6dR?!T&XN@bXq0g25uj%@LXn}nPeIfusFkzs%Pbg!8%^P=+6?oRU5j?rgmJba8}Pc87+mKOjBo0@F8hLW
EQ3w7Nlm3Q56g{lgR=e=53_5ME_uAo&^52qPyL(g?iaQ~&03n{B++u{{BJM-Hl_<~re#Gf4YX5wt2<54y8c@W;7JxRo^*WU+6<F97$)JbjGKWZY*fO3kEt`L
;d2CN$9wu>n@U!N`rNfTQ+1KRz6eDcXEW9}9#(0aP>%+mB@}1QLu9uJR5a_L<mak>4QNFpiMF4sG5?(21aZP@3GFMDZrXHETV3EbjAaxx`FY|I3b6B9=T#4$
xt7*R9Wa9CVRyXkV$LM3(ZhCWfz;+<J-l<II_!f&)JZ6vUV$~LqU#Mk&)%pS>z?aQtVl4vaAdl$T@{A$wOqxj^Vco1XKpb1xQlIQbUiOjDvBN++h#)I4Gwq)
P&dh;N8H8&OHGrcx~`$AXe?hof7y&F@7lLAKr57zMR%f`^G<7Ux^Y-#<cNq&1y1U|jy!TFIJ&)Ey;-mBZr|2*3jYptsHKrz*v+<0fm*!fu-?j4qFQ5=wpp@E
CplSbp2Q$7(wvJp*IouDa?@|x+qwz2L{?4H*&ICq3kX;9SaxEz1vB-QpFy=|QQ<MX%M$&Y*;z$p7VGiW3M7M*WhApLHL3}<oYGVzVueW7&nnV`(}vIMf!LX1
im%e*m7q@&h=9#H`mm2#rk;bYK{w7cSkRgTg5Ncq76OFL7ef0`YY2*C@N`4#5YXV&jjCfu3Y%rBOL<jcA)n0Ns%p*ej2Gy-8<8K}sd=6>a=4Z?=;I8Yq-@a@
p??(I%^8QeSnFPs)mbGM-K|V|)k%dc76GrGdfqF}N$N$5(Ed#8VV=Yy^Q4+TXmL~bL6`Qp>+)PCmY?${QZ)s{tGurtiQWUp`ayDjV22Ox{c7K<e<W*v$Ps;1
HGM49_gwgalipLyS9{FzgC73i{r8jK9~uKb@YfGC_=7$^aPUV5G`g4b{)xi=gDIe^y^P7#(W3&;es*QAEcB>IzNb?59@BmW{OGVia&=fBI1o-B0_=lt`w(G|
qUG?VgY3;g`^J8h?hTE@+~lLc`sw(Om%%=^=^qM^dl}>prKQ8d=U(s6ej@s6KSQ`L%@4KoK@$9+-ns{Vd#S`nczBrb-n09AiO-{}k1~Q+hhcN|DE<9Y5dHf{
)+doY{;l0^L{No^=&Co0ZXTw|>r~)VDdCW|*4o{PySF*mGV$4kR~<PTp<Abbw=h{%7lBgJMN{Xn<4P&pgF!gw)C+;$pJv@UZ8rUMO%kQ!NN+A^L=$W-vwZO<
2{(%iDCj9lUa0!A$^9EtFuMfry6sZYUos(?<kyhHum9$&zc_yVv#;MQaCoL@`)AuX5J{bdMgRwE(j+gyn$~%?bfa5cydH>zBW~)R+~?UP3}v$ELG-uj>M0le
S?`6yagxc4{s~W`H0b<`l+d|}l{=1Nm}`mM`Esrig6n=<EvQE7LC=yW6pQn+ZfLz~Z6ngb*0Rz@s84RFh!!S6%vtN|Zxmu^3@x$xUI7YzVFO6xhvggxE+%bV
y2-1U@up4IiLg?3C}f{d7g(OuR#Fkj*esYs_<NF7Ya60m;*&&>7SPr|n3g`-s!!eEG{KU1!ImOo<4J5KQOB~NapWC$r(uOo8_}A1Y~t=uz#2ysb3_-okvve|
$6M5s8U{Z%LBe}yqF6xe0%Yi_UWlkky$9it-$IG~cgk}Vmb9fhweF6&m7C-!t=m~_Iao^PEtf6uMGo?$Sl$Fn6KAwMDcSGJp-^AmkMFW_B0GLzreE4|u=yg3
LtPe5M=tpP=x{$4@IuccyBo)MQ-LhY=<`V?-LPxk(^O>)kBsI~4M+2$pwaaWS?Ma1`giQ&cZK{?bO4!O3|&^l|NK?|-7nluc4ybapx!A+5u^c&vlEaPzkd1a
Ppmh1zp9q>*Leef$>=|(`2}QM`GUQanKDISzIVek(cg3OlDgjw&c0jX<(LQfeL3MNrKec}=ZTJB@vE*VkuJ(#&*X`}!PjJ*hF==;UWay=M%Yl-s8Q`0Wmy(j
IO)-q%N*hf4(A(hK^_)-rcVaTUu4t!cjRKEIa35uDf6AgJNk~jL*RVDC6Hs>v5U*gcJTHtvnPcNtTtQ!<;xul%8uoiQo&sp-`tNqdodX4{u0aY9`+Y7R@+*H
P&QfeNdS#3%ezP;BBY#!$PA4)S|yVOLQE{2jBsk>qNC+#*W+d>&%K$HW+{mjk%4wv4wr7Xi^_cF{Z*d&5n%iCvLTY=T`^Z^a|Y$ky&6=?m7zm!igKVAI?(Gu
xpAYYR@oT9gPg|)HrT6??x#(zK1xmRy}Or#`9bg;J#L=(@QMA-zaQm_y?WJt0_bYLGh<I>UmdnM9@exT6<0rQ-PrFtyxP}ZKOO&3{d3T;xu5<&I!wXsE8Kne
bF|kkz2CrfwV$B-sQvjMTX?kJfcChH^+QDNr5le9O6+@r|L9Sp*^fm2UMIjotn69Lp91LLIclVaGHn#d$QkWRZKn46ulTRpcQG2BL5@`RRq~$R7@j!$rJdM!
J+uGh3dfciDxm63s@DG%18rqikm1Xb-+xZ;qhGvF9KK(ENmoQDw<d*<O8+HD`(F+&{ja#`HZ{UG(_l&6S<bz_ip$^S^xYiNs?DGixw{zT%k5C>hSI#;GWx%E
ZGC8B?QKkmM0rB*@ChP%wDHB~%lA|k8Pchu+*H6zlL-y>_jebpg#S!(S$H7<3uf}3VVq|_N0PQ!y!-C27)>jgq_%49_E#^KUK%KFckTteNB<~tId7lY&7Ck}
X^X;tG=qUoB6<U^p;aZSh2gQJT$<{=T}c00Sg=5Cq@^;W`F%P5?)&d)!C65oo3JHmCSI}Fdfh<CnlR0jlWzC@eW1A#$(L+Nv1fhWohXNgX>k0-=-Au$!+p0S
4qKOnmpfHUnrreFu@cE=rtjG*G5npVbytsahdLB<o@)A3HigpDdL05`VO!U;N#Q&~UeZ;}z8^!+v$7egX+#;L-&)%hHnR79r^jiTUcmJhzsQn_^i-vEF~27)
uce6BjSb}>A9gE7c2EsZK1s@UEwc>p&Tc<LqD{9e%pk>$6$s3`ZX3Vj6m$fpMoX!=*zxmRd9H*l2VA8&t1eHYvezBwqf`RQFSRWD^fGbsSZ9$;Gfr`W>o#l|
K9-rWh*@rNLf%pwvDMi-7Tp^GEsJr2i2n-Bgx&$DRo58!oN)Q)pFa8Re?I;6&rdR0cRWf-&AeK3=QA&v(K1Nhd;ZS1j-hjY)~U~Iulp#4{{Er-Js>-~wO>J@
kf>0`d&uJkxeleKXN_6(p=@OX`yl>@1XBvoHxLD@267=2kmW0Wy|(7YWXbTbeu`}!YHXrmpDKSL%0TEkRV|Du2%OJ=WP=O@!X54OjBB{2NQ>k7IX;C?(o|L1
QugY<g#$o$0C2RB!n{MYm;s8AWIn(%<QNv+Gp(J9Xjc!5vLvg@`k-%8oy~Ly$VO;3>!GriM}~G%`fyR+>xk$ah^L54&JZ$4P|!cT8&T^Lbxx2FD6ZFuj3hR~
Rwzsf)S7Oq7z5e&1Im;&CdKN;Buqlk@>jBrpE+LZ9EpT<ywd)Z5)+-#Y(K$w*iL+?iuSvU_c-UUQ}si`&Epvy`<{KDOdd6)ULB@`u6{gGwcqly&s~STN{{CF
?B}%}*S`)3?J!gE6GQ#mhY1G<#g@2`^)r}dAq&J@#!Xe4sPB>%rp(GSp@V5>2QyPZo7sgd#DxrHX_i$N`QdZBQ^*hX&t2jw=dkW<C(R71$?bS(W29_mUgd@x
3t?DI>G;*l{)LEt!*bk*2oPhoXD-1Yqp0))>V>9tv5c3!UA%xVj2}RkW=OVotDDv4=Js|aK_g^pX#W+GxDD)AwAG30T>(o~+BZ^-6rSK&+OrGu0?E2q=UefX
H3V#-M^#4$BAVF^Ou{7PQ?#<L1PH4|Um5jAc4TqPn6=tXI=@V_LB7s`T-(jA!%Au`lW5ppb~eLy+C|=Y8a@^-eg^f0(^3QG@o5P8!_*0Ok!2Cgdz|OJ8Hc<i
-wdYeY{+Vhr3G5P?WIhbTY}-!aTw<cM2lLg&Uqdjv(ry|oeWIn8}j6wOUqr?i^#P-Fxhb_C=Cc%mE>+Cp|;QrlIv0~#uRp<KTkk0dFGz5pw6>1jEoM<Gir^;
({^+ybCA_-Gi5mQMhm88*Uu0neaPI#b1{Y7olv&Gq;uGqUNi0;sLfTY`w^aVY~IW{JqwSo4qHg~6Uv7(84fDfSC2dOKGYQU{M+Nk`-9rW)z$ulvya8<2i?7w
VBBvF+MhReIRD~MRPX=eqsP<89#0QBdffQ<)A4T~$0CRmz-d~azN&f!)4N2KHz2KUZtJ>g;-;5Tzw6c1^TpE~3X5X7@In;9JW$3wUG-BP6}{4pOlf2$dp+Hd
iH0a;@AB>?<f_|5{5Y*ru%#-4=aV0oa3~TGUV6DuP9f}YZN+yo_@3ZpmfPg)j%&39DFok{PPBt6Go{6B{p!`HPpUt=+uUX?Bq-;VdXq#V<$1~}g}1*?_**Wu
`n1m^>Yo=%sE3U$pXY1(9o~EwgkhT29u<NFhmuOL4!983mPx8&9)82k+Mv8%(HY3#M#iWnJMyr>%X1(_io&EP2}<vthctL&N5U#V1o&(25a>0zOHgl92E5{+
4Y$Z}+kvM~g0$0oMR2SUyir*{&%94*1CZeUp4Ur5$};F=3Yi_ps*bI-FTv%jQxVlfi5SWpO}FSvO7BU5mkvn0rfzLfGQ2kOR$oJQ(t(+Th8AP^Oj-f*hMU>>
9GXluL{yAB>$N1$db$Wxre5o`2T{;%x|Sq@$)MUuxsfQo{Vn1;W%Ne(8{z>RK^YT-Z5F~LJ11c`lTT0u8`+Mn*S5Gz(sOs6byn<EARmjIM{}x<_Il9w@#5ga
hsBLYRm-Eje&<7#bG4r`IxLl4?M>r3+AE?SPOtf~`LIWa`KY~iqy22s(MMBmj~<s<e>(oX>gnFxi>pI)f1EejZzetHD*MoF_Biu)b&xYUIw-U5PYZnf<&Vna
d*#%tj}tzJRkA&uee`j{=ip-pv%>b<+J2h<^&ia~9#qgjpvuwJVQ0tH)uRci``yEP^LGwlYOj^~qjCONPCc4%{-`zb>gaK9^XQTN`?$^Iu*2hUdeX;Z<e+=t
5RDIi@_zI8L8s<nNq9fKdbI!g)qc@=fAH)#hF=}@cmL7a!9yo}IQQ}+hrE{tek4Zsf9*$idVhlSK@I)U6rKa6dv$<SKhkh|(7AEg|8v+9@X_4Z$D#6QBt6pO
2RZG%){e*Pb{v-Uj}9k!AJFdA;mq#+_Lf6*+++MdQantU0&;uY-YSXVt)^dme)|ioBAL!0M_y1HjuT?1oO)|&*^nkIMQp5qVaWn_=~5z9$!S8^42r5juwHi=
gN(oa)y{&;cc}l8(00Q>rL!oLZZ|tKy)g^W4=$s<B_=_Y8#qt0A#0VegN7!B)=-`>NsF-X7E?X{dxC#6pU-FKv*3K5wXHZk2X(t$i5U!jMhPJ{k(kaBR=d{>
WoJc9CkjzY!97jT`_g3ZQb<71p>_>*#M(?moRn5cx<FNm=Hx81_~tAa45@i^?LD|MU-vjBksKByplxhA0CigrK)%Lzy0?wxc?fjzZI4X1ax1F1n%vA{I0&f>
B?f!_JDeDc94-(uL)&I$9vh{>U=t#8?@AKerI~z&u;xxru^SD1s|>L;ZzYm7vJFXkC~2y4OQiod&(LjDp}tHlN1~TKkroX@xD*Sl2ZWg#%B9X%ceJ21bW*|s
x1BRB-9Q!{$Aw1tAIhP{cCm$#Td^Q+Tw)>71sp|NtVfhh*%_ABc8x=k_xn9fqBP;m+Fm<WC9;DJ16`i0MoO-PBvAs=_PN3wX5Ig6yjAFWiev#Ki!Ch-Gui0e
ps}tRh+yAa+35^melqV7zb!YSlxhFeB9vM?wCvVq!JzEJMh>#|-=C6>&!DwWa2gRn>565?B4)P9o1Q<rv`tjcVS}A=y%TnYELL|^6-B8AxtuRA%qJQAqBO5S
41oVHjvylsU+<r1BFGI^N#!pq77++<c&@tXTyg(!g&eI7oMxadJ65o@5lZPhJO>Gdb=-TOq_V^yKw*$(8AcFwiH;!*1CiDc_7qrSr`^Qz^8S7YxA`V%U{0jt
JX+{ZfphVTGU+yQuvsVbw5u^CE1I-}6{NDG{G`Zy2&qw_6#5%jE=xOEo7y25dZ34MN&G!VTk(%O2?Wk)jZ)$^+r+kX@uGOI7dl~gOyoA>B4KW!c)g&@qN%Hn
!iUKZ!^mZOSN+AVU*0b0-QT)*0i<ZEQ2WLxjMJ_Hi9BY?(c~%FK?m#@C6xKcN55?gopnQlEB3I08Z|KYNMdwS#J_n?wW_{>oHN3mk57Oh9fuvl1g2TN%j@n~
SFFX{z@QwLoHt@e-K}*?@6N8zK)N|aoOGYU?Zd>AMC4y38Ic)9l(ZS@V~)nb(hYES060bot;4VSZl<+>w@QS`fCgIlQxi81c~M@gPEL8E08*SK8So*9`1COC
{9!|f5YBK%XPL}^u+H^=+N`BRHdW-m%sTX(qB?8F$eZry;fO>3M`caYrU49H6|WN2^sxlojnl&p)%SC@Mt9b_vG2|8&^5!P=>;2<t8xtqcGZ+YzOH!?ZnKoo
6a;JdNz`xKE(_(8vzvzvFe*q%<VWfWVxkb^G?mL`(1WZLjFvhD%@8Chxfm{|N|$)ajEZHt`Y&Us;E*W>VLrj>LZiCyP@=5H0<zr0#KbN<<O*bIHAYYq_O0$i
4_d>;%gfHaKDpsZ+L+N<A^F-l=MhRMp<mr8k*$mr&&({htns5a$#rDnhNNHsNYn_G+!np8aK2OzJ?%De*azPAMx@l%b39Q)lgt#tBM0AxpQ^-<?&I^MCmof~
^>$Vm?(vQrry6RDHb+*lXPkLZgmv<y!^hnxm04^g*HS^+qLYp5hHT|eC<F`i8*7=Gtul;}N@1FuMYBF~>ENVk>>G)9$xgeZ=T^eOBWD)Sj>U10&k|se>;TSh
)8=bQzJg{DgPLT&k?-3S*6=Ho`Nuler${Cz+XSkVsyVpem!woMDJl#fb`MM~-ZUP{@x|@z>}AAoo(h=rf`NRIfsw+A$v*^86h<K=$1n}L4lJuM1DpX;;d3)u
I2ZatZs<+Vp0E9w{ZD!t#w`C?334@6B`RUEWvk*hbVI8Qf0HD*2KCceE<V}ht-51fLi{!ULu7iTVP~ZSvB&><H{IhL=bs`ENBsb3@8S#1Q0>7)pj3`}hnVX$
5fhu%x{phX+CP+@ovzuK0>`nUd2#NB9bM8vo0udu3$2#tAakPfSQk`C%G)#8FBYMRJJ&HWMN_mC)#42aWh_r@ma1DUq2hzmW}3O#5)!o9!VaHKFi@o)Y|65J
RqCh4KM=W+P%Py=8NjG6DJo1Vs{!MY2Ot40E&+AMJgg}MZ;1>)S$4yjR7h9S3CA-U%2!E$4d}8zpA9IF>5y9JqYNS;Z7P3WD+A@AtNr;|A3V|3e&guXen;rh
qjkIv7XaI{M*GdD2i?_&9oBm}ox}F!!>;9zQqu>9<xvgnpatn@Z*jFp{UcW&b&)(?{pVng+tJmdD%l6=yPwS1o56qB_Hxj^e|6vj4wq#+dSp}&(+z)Ihiyl=
2AZApt(mo7n}rQtRnjh6S0hasA!q|+7f#)-=GM-CTN`IGxv1`>*Oo~nb%&n_s6jkv+1J^I8;OkSc+y?U7iQO8$ffGw|LoUbo)|TgAVgBcgnSWPG^ONE2Bz>}
WN`fFT+P*r3qqElas*xA5;htAYPpP^Of$&R&H7>A?Dcvzhk&0oB3X5d+YM?stclmyamOkck_6g^`h3fyLKnSj2jGRr@*UdsQq*(FaVCTyJcM_%fP3}X-FYMy
oqt_!q4eS~X`Se9z5ErQg{3M<GE75Rq(ILRfq<o5pJdOY0C&OUKZgcCdON8qZTf_158w|=S9TJj1fu#sA=V?uDXNy`Qn{(T$SYtK(5Lk#vq?9&3N>C@!244#
L__~2UN-gGL-Zw`1a=viyWS?@EbeK#pvQKL5ojxn>fl-`7BXd&1Z+2yUMb*QIno0!l=_8$w#tN8c06dWxeJ;Aw%S?4qV6_mvS%x`h59V=bh2*!&0~4O64I~P
c9_4Jc{cE(=S)gZjmQ&I*W*emYZvl3&R;ngJr7NUbs)ic&qM|k3OZ}$ia!(xJ0NHp4;xwh-+<m-zwNS2lG?tvJZkXU1XdK(Hd<<aslezoiChL16c$M9xW=GD
oo9Bc!|iw2n=^QyXC^>}8l7C9N&g!<TTyyJFUFU<DZ(xnn<986sa{XmcIF~kj^+8g@#VwXX)lfu%QU=@cIRT5Jse)?X4KOODfs;76fpo-S^F6rw_e`s_oipt
i=6DHDf5&vAxGsY;2vl7uTqpQkhmuL*55CpQcn+2;N^u)u<`<|sl)7f>YsKKzJkd-Rkrui=NjT(d+}Tr1zXZ~$G!Y0?=TE`xfwb(??>&mrF6ur4#y~HIfZTe
Hksz2EDK8TyrK|CC-7<Ruj<`>dBKt>bfe-MWHN<eE-g02`R@Ln7;dNF6tDRpN0aVcDf)+{jf_rhv6VDzvximaypjCETgy&S+%9uANq0T$%2JkUwAhtH*x2+=
YGn|TD$wbaU{b9&`DY78l*=!b7{{)pbc?y5T?~6M&kKS_+G~lHnPb;EBNA3FJr~5A-`#NR(%`AJllrs459^4XVtqc@Ua28sHrtzvb6Ar&dfW=J-(I+f=2ut$
TDI|{IT3rAkb|`JJ`EimF4J>Rw>Y4i$LnkE*D8+o&vY>V;-mb`(T}%~Tz%Akd3AKS(9PB1{J5jN3h&j?VP^G5CaD~L-Qh*;3xR{lRDYBOmHkD1jvlSwyO-$N
PY-_7UUQgAJ?OtV&;yU+;%aZQ`J<b5v_E(Kapv`Ezh-yzX#U_qF7wgCK#$sI_tM{o-K_fovey=Ub@j14*>4p1R|Lv_$#B2Ee{@*cJ9?CuJd|92tj$O)V_uCL
P|+9kTq9oT)bN0Utm8KeAcj8vh4diUy_B<|PiRumq&o-m--y*H0_@$~^CbB~Na%o8nYFr&weY-oI|hbURmstmH*u?*6DOhmP0(Q!i%xZ_k<`ojKLs#%AY)jS
#y&L9v<?NM`x#A#P5F14NnGl)f^V$^X&-|>WPkwRYW=L*q9Cx<i8g1eo;UQ=LAy-_?Pt9<nFUpV=<tv<aQDOF{uA?36P_^7dm6zS&Ep<baIK0Uq~_FY(;n2E
q~SJ#!55qYnuJA)mJmW7h)Q~IXM29EYl&IZdxqKo9WT<PQr}o@P5xYIR#}$GH^S?YFigCYsh?{}HcG2Tz{;vyn1+mptIRp0T^~*mz682<c!?iUEUx24t;TAu
DbG|8X?bUlvuswVrs#lIg6kQtD%z8xAJ!+mK#DYVWz$W%dX|Trs}w{L_gvQ-CZ%WNH2AZ%r!wY=F7?WeZmde!DM{MM*#&J$Vr^?d+pBqmA*63!eG{ei-`DD{
Gqks8#jC*DtaqQLZX;VOYT2IK-$1-tC+m_R)V<|YGRPlQpZ00s=%7Y$xFF?Y!*U2qkDA(#9<NOKXr+%IX&^k9bGToZJ1AltJ>t%*qenHjqetrl{kX}wdNj5A
=+XSh{aW5(YvR>m{o-)-zk{a9gL2r>fsH+wpZT~m=}~#-j}C$y012YMO;mTQ+~^u;&Slrk=OoSOhJde<MB$Ciw&!XUdX1b2yqbk0eM2iPz=#?368#1={mn^l
^P$foC{Q$|WETwYEggwhzBCC?L_&h*gjI7t4hooa^iZMLA_UZsv0|m%>)utp+dy(WSPE<U&?UGex-@2s`rt;+LGp*ipC20NamolxNU*-sH<CyUl{DM~ml(v#
O5*{}Qq7QiSgso8$3rn>FQGIwC7gLL!&2DeSjGIh`y3`UsU^U4jWYZeqd7v*LqMldf>SA0@7}$0!}h!P-xc}N%W_oG5>YN32;jPbNzv4OiUG?aulG}yGiiq^
&8nNE^GLl;GbL!APt(vD10ZqJ824}sLoc4)G-Tx)T;3%^rZaW<VyV2twaR5fMo*L(Z#N7R{+7)`dcDdLcfLz?^02ED>txT#t8+C-944Z6Nv8lxV}hs1JZy@B
C0(S977{_eNN*9;M!_z~&uMGFPEwLaRRd3&`OQ|7K5185<Z&F%6?Jh}Xv|Z>yeUwX)MyoT0dFt|X@K84;{9<wi@LeZp3n*jVXlroE>i9_OI#hU?Q?ao(&pnP
jjNAV2s>EE`Jjd8upeXpjQe`xpvL}@fIhl<G{t$pn0<BiXw}B6$Jelj4Obsa^hYZjJrY=l(0P#Ld8C7n9<6h9(DZn)-1On1p9d4gj~=g9@yAtuKj4ZzgS5XQ
(?Rm=AVGKZ@r3lF$LnqGP2JjS``ItWABgyaWZcL3!^1~$K$Ux&UF`GKLGAnK$C^a04$u5J>3QI*9@pQm4vXZEIsWMC(5W4^+CH{yS4WR$_Wv>Wv8AC=IN_q+
%tBmJ6P`ZwT5r;2s+tINGIt*P+6OuUmeNH81ntPO=LI!`lM}9BL<&`F<i;_n%k)L5bQN06ok+D)yL<Z*0cNvLJ#mOYgl8vCCl5OaWp@|4F+eIH5%%1q;<PO2
s9a}H&5#vSH5IZ1tW2pai<~kS`vb&L9Cybl!U6AQuUM97l%k^d((^caotNg-1qQD2mm<>E?aY(=KqV$G2zrmRtV1i?$tt>mV%vJ1A5fAoluC7c+DS<6Fyv7p
Qt|T$eIaY;28^v8Lm1dWQL-akQx)<%E4_&TOmakelUgQAE3K0%k4k-;E0`ApR59V3hXt1~%U08<X_GwlL=vf9E~Iveb+pG{ckyQeLF?50JEnJ=XlWN=Ixsys
jk6ay%w?Xi3GZ}Hsgcwx1eogdVJ`y+k=Dwl=vGnb4TE(Anud?oeckcr>P%IgUb7KEw>GaS4Q|@-tQ)w><N#gE!khk23}UGsQZMnp?r@FsG{=L@tNgju39LJz
kkqh8>3m7kH;uzaN_LD0R<_4)P?xQ!Ji#60vjR#QSrK<mYl^6}a1fx25C~M)ZzhLBup39>=;s}<C6v(;e5;)E8lylI${of-jKa^fm-Lf0;BHDsTkx)&CcC>w
?=+7P+J#t&e#`D>p%qnLu^0AOqI(EMZYO3{^jyBS8VoaF-IqoFsa!?{>ml}1D%EC7Y=+bHK>(#`n!)qH|COKysPqK>_mn^a{Y6(6t}iH5p*M=7>czYDd-{%V
;S2aeY$$$)1{Y+5teOyGl)&rlz%{@nDt!#Y2$#<`Cv~RS&&1RO-nuZ<QsabHx*5jdMRDOD<ft+%LbP4D*x5-5BUx9Pw71JrF}K|KSQw{L^)W*`DUqwP86gp5
T#qW{-2WrXy9(C+S?s3w7v&Ok%vps-9}Aeer|B-8&`^Sa(Q!PTYhnC(hr-}ANWQhXVw9Y2Y<k>X=QPb9Hj=J}hrK*=mbjdx)@@!)NJi2>9mY!4Ix<2l!>)O#
{Ldw_rBTJC@}cZ5RC)))vJmuCyumMq(yLC3S&5(NPR_$fWvui9s?2BfBxNS4V8E0gtQ1M&C8mK1XGMAa4OdBeyiyw}bDBZjZP(0S%&MXNSmPS>^mXAQC96|c
vYUrB7Swx`lk(Hc3{EsoYutVYxoXDI$sNH3)7YAhl*EIFGb0$j#xXhrdNfJkQWr3J-ajQddXcpA4P!h}vP=4ff+$xs!ApwfFI$1Yj=baIcq-lxNwH46U`&sn
FXr?4>G5k?Jf!9kJD)?Z^)U{Z?OW!D0G?Rs!`#p%RN9JnwAa?T!5KbX=)#Xe8h@J=8&{>?jiacGHmf_aiEbVEN}lv6>E*nOx&$Y0w8~qu97l!W*99t1mDTdJ
eS)0jQebS-+f&s|_7%ih4nrr9&4kLft$P->=8GQf7Uv*KD&~#0&edY_HeWs|i5M(|h1s2h1q(x@p#_BtY-G3`5NPVH5gC*%rK+=jkTpq4rxyFCUiP_b2Wxd^
8@2|qNkWj?O7xH+Ci6jlJs1yBBW-yuD<_G5tDPySA8%CKr@2f3jIxA4;eCd7PO|?udsuCur(9KUZ1S*D8|_VVvuVnOY_4&o^AvI^y=mguv<l4-?}wQc!9&+f
Kos3{J<$Hv=YzLgiFspC=5B60HYJ`>PAG{{N6#lmWB|~ed!JfpXuCoG55g@sw|FYfi=Km;ba<5`)eMlSMYv=QG1eH7&(!;o48Sah0&57L*GjIX8b9rU|Hbx&
{iS{Bnan>c!}1}nkCRo>Xl3$_?p|moU-+>uU-;)fAxoL@#KAmdKfpGE0Va4u47$#-Bs^Qq*)-S_swN`V_D=gzW`Vb1ix-R93~(vB5}l3`(XANVU|v`94i%VW
u;#Bbkdcl6nx`V6ahtSp8mF^=2s9=((!%9ZCVFZos9{0I_rn{=Nu<W*?h>Sazz#{MS))XWlOc4Z$l{snEky&X^M@@B2Q+1N(b(J)oJ`|D^T>J<{|7{gY^I7W
F}tB1Af7|?I-Q7;R=VbR1@m^&-V7&x{K;M{od^A$)kfp(c~>zgsF_<4@&U*0?)^~Mj*`)&*WSM20*I`ArDL<Wfxu~W7NA-Vsek+#Axx69B<ZX~Gcx3yMSr1{
MBC5@x|8V_MwNz9A2vl@K2Y!^2br7VbMnxka(WK2iUJGZurXXonObkr{clrd;6~MA!YHTUbzG%->#XQ9D$h@By2SdGEW`VqOJ!m~DnAuEXKW^N%2SrPEh$E$
H53`1Ce<?ps6)$|jni;>U3(JSXtpdO5B2sL4rC*#MqRY@$|0w9KTPt%7S#|XP_HTM?0n~;7&+aG5xqI@x+(O|-Xiim41*9vQ5-3w6Z*5ac+&~J=@6sLYUK*4
|8yuXl6Dwpy=I+eM6s9UoKSba<1d!Spab%Y-nm<nob?0F@CHeg+Z4k$%AnMq@&<H}oNG`n3B5^i@pEPqEVP?SxXR<D+uiGY>6O)-nzS2a(n0;OB_@|j(bSRU
Frx{Tby0eiplPDXZwG1nYsGiwKWnqtD%gw)dadGGBByuLt7R$PmX1*|-ZSJ`&hSv6_+bmcp;vj9sB!Gw1lj9r`aiIJekYAGL>_<ZgBIg+A$Y3hx6+>smpR4P
oovwPpMf9}c8j_kr%$Qncttn%>#``y5;WFID9ZGj1zMdYuU&%?i=pB`3dnQbN#41d8{A1RmZT0+tm8gWP5ssU+rP#TmQOp!U_Pk?WHi$k&J`>|xWK0K8qs;4
B*?0+rd+gE_V%F|Y<mBDE^@fLWh#++(CdM6YTYnBw4|8}l~-=1PA#03Y!XgOJmhide^H)KMqAR!&67G6ZA838q7B#AK6uB6dx0V@Y)%p+{bLNfSlMLo_p9+Y
_;zv1@(BX9!a%$9gq43-KH=eySq8Tdp6h^m7_T)%$|)7AfhL<}^h$W>VaTj3(Q7-kI}_6Y+q4ZxonXmcO?NPceZ6`P=C5eTGEeA8KpOT2d9@M{>=hL6F(Pp$
>1s{sG`>S6D`Ii2)4Or^u<!eEZ_&JhDJDe-2<~&ZHIC-boS<G~GtH>JOs6WQ)oE7K={6-5y>V)K&?LjR!(w>5z>Ys*>G?^%UgB!!MGlw})%HSjkfi9Ox3icU
h_c>9(1av()C*HAVr7<M^bAB8SnD2oc47<&<L|nm=in^y!Y9NF|2!k21XHwUPz~yw5Xiff7IyqU2<ugmA{2-`84T==1Zk`*0~ArE!#9IU7bDlqsWI)#9MU@@
Sb@8*L%xcFUU{`L0e<d*6|6Xsz{jOwW?XQmtZK5aba)rFTBjBDjHL~9IR{wWVpAfVC2dwZ#j_ic3*oR!lOp0#8hiT%l;@Yu<u>?|WJ^0ry)-}<I(2_fh4V;~
oO)eX8v7JJ3>SH$VXlGTilvFMw$3tv+oF%sQYIX`$;riReBlaBw%B_Qd3^fx>1_7d$#XxtrS~yPrE?<A*xxZxxdeo*N-e%lb1xMxCXb!2w1RJj;2|l8REpW4
9Sqid{jB|s`0HT(Cg8IBZ(QYHrE%p6W$=NKbyeHNbIjAU^|)-7_q!dR-1pyq@A1J0W_h`!H6t5Ldym!3`^-(syJniklJ&zE(vOQ=dG_Q=Jx~_Txt{NkE~isO
S8bqMEtlE3OB$EyQO{P59mV~0UwcHqgplQ)!lN}a9AQ3;5BmZuTE*D^7_KdMm=YD2sZ+GPmGJYfF9jww_5xgJy7hw)5KV#n%yU6inGkwZECeK=zd=0Ai`28{
r^{vJI$1b%oz@=Q2%AT|rbYcZqmy}%&ml|l0m)W-U&odrXSd}#>2L-_e3No@8`$29>$9+N!>Vk+NVr_uf^yi~Jdp$4={7-}vFhH<A6n*$-FN=m+zZxEz~x}N
OyBOPvx6RmglW1ZutCH-R1?^xkq)rwBw$mXN92C!%CE!(ytZ{cV%ZKlHnI*3Y<PCh=#rT{6Yxeq$NBxk&QCtNWPNEewDXc<xr?;*#36+P5EvBjhwO8j`maRZ
0iYD0(ud9i<mEEkjkGeldrD9qc`Ku7ac)nCKziHo%lmk$hGpaV9Ya~@9cF=jn*o1P@H2xaK*a#Y7I~uzDs^oAlUmd5q+@R;(u(*n-mZOkI13vwyrF{K3;_mk
k)z3s<!aY@;w<Q;y%*}<?es;`QNtN6?XE-@4oh3+N!p%SXL6{elOPm}XGID!Br`NCFuu8qm;Ujy;+&dlNC2jovir7$D1K5ZyD<^Y;h*nl*4TjiP%0<M0BTEj
F|?jp3aZX-Stj}Yh4pbYeF0MX4lD~AEC3sJpu>e(tal^S@eA=YQPGYC(oze(=H>7$!>&x1(;(?Zv5U31_>6|sJGEhSs80<`>7_dNMu{SCpX?Z;_$kE?ULIjZ
37UqEh;$l>4!m1c*|9&b*I{#<%yF#mM(v|&dT$vYhRD8?@)vd(imtlcS$DC^f=fIC_Iwjh_+9CV9j>K@rjPspjEyb4Jk(V_*j1rt9tK;O^fba`839YY+Cc*#
QLImIb!Lpq-4OWu`)ldMuXPAzX&K&HMqgT3SRy#3e~6z43-8J1e4EbWgsP^Zr}QSVxVIJ~<Bcm_4fbhlF7$+o&g!!DBRvgd4{ykY4}wA`nOBG*Ss;iOx7nL{
5=xnQJgbX9Z&w+71qtkwm!}MQlYYMTz7;YloyKjS?M_WO5Ie1yO(*3|OPlX@@0u3-fJq8fTke&bvZ)Sm6%A#+9d(X}d5QJl@u**Z-Sj3_Q01vt`9u~i4`wT_
^ymedK2u(UK;mJK^!3PMni!Mh>%lbC<F>!JEAOw*wH@Ai*=h2`D@ofOHOQYEXenqq$gs)1i4RTX5xUM9(N2dIqC>K#-V|fe4R>WmD#9-<LYfW`gXi+C*G?NG
JW3${T)bZ4pc|}7ruM(%A`da(esB>w8jGYT<li{_cl4QN){e$YO!|g-vI4rBtHi2EUpJ{&QO8b@J`UrDWp2ELxt9Gje@zp4i?{ehLe!s1$;LR!=4h4U-nb`8
;hl2Az|45&oUD8&(Yvwu9y9B#>(+dcK%B@KU|xg5vVdd1V5aA;><hT@p(FcMCw#zITCjAIg&g2(^in?cU&=2k-7J#iVfiR8f#52J^Op7z6?H^-jHsh_2ze=Q
pvjH)tgk&lPMx;%wCs0D*}NpC@075O56K2~VUVt6oY)xNMz`0CZ2jzHC1n?7K3FOWKu&B((rvd?)&;NUW*ASshs=gnXI(12CewG!n?jfmVOMz@UMEE%X>cqJ
E(RawMr~~H7M7xFtHDPaAyR7w^&mEhw;F>N3aj+l@NLmU&F{pV5h?n#1Dzio`Iy-#?;0j(8(~?}*lyY;U!*$E6P~Z;q4sjOQ+;l)6{3aV|372z+U2&5tqtbV
ownn$UAF6@3rX<;kN^ovD#z*5vu1u=lJ0ck#CO+4Qjrud011$wq_Ukp=e%pp{I)@znO91hl`QY&<qv!B0zeSl`+0;7vOw-t(_XWifTF2NG!VEY)LNDb2H7MS
V}Gh*gn$(Snil(NxscE2xOQE?;DyLdzzDkjoj6RVC@i_J(1cX+fV5~bLDGj|jSsz$wRR{J6jdoCQ)^Yq&Dv>K0x7hv5CWk9Wj>Kp;+70ayR6HaR?NHtS2`wA
*8G6^OmLH&tiRekY1PFx5<wM+vwAZ;ftyOj1?h^nw&yk~AGcZ1fDdvNmjtPGi!+l@YPPM45*x_*lar8|ina-q1y3*{WPJU$kq=iBV``%(o2w~o>FQvG9$N&S
g<MSJv1yq9BNirviA<+}rFhJtV+LSVV^O-H!m(q5yosFFG&N(%HkpdKQkLo|LZI?i;|)`T5ggfb-|deKi7VY&Tek=)P6#d3UE~dSkb*w6(DTW?uS2W1x@v;M
uo|g{;>xYqMB>M_oW8>DW-=;H`DD{>q7y+ke%RLSj4MtD+A3{vsAststN~X~B}TcgZpyfP{AU~S)qKuDdr-x;Y@Fsah+!xz>}61Ulqd)QYcO$}DN>$9-Bv5u
#PBsKRFK?|OVV=8L_PH=i38-d?S@~!Bcbu2A5>2RKZXo7rEui5orzQXolPe8#-9d?!*2lB3ANYU9TN1I%!HXCX4aKR>nVSN7D(YDq4G4BeB_U-RhXTG@+(vq
0tIizE5!XMP~5{FuB7EjQpFyX`_Jy|{rUdS-#`7~>Fw9g_g?+@;MwPQAAI-8%Rk+{d;aRy>D!-gJ%4oX<-ON0KfU$I!Gni?x_j^5r*~hRy}tG3U+&!h{^#5K
uReY8)Bc}dy?JwbdUosYd#~QSJiT@A*57aMz4-Rct-DV@fAHcTw_kmE@77=TZvFkA|M=<AKVSX*PkZ-Yee>Xx=X<YTJbHBJ^E+SOIsNkGtGB1mU;gu_`v))o
{@t_BzWwsWXJ0(K_syNV4{rZ-=jZ$1{^icyJ9~GO?A^Kj=ZDX3z5L|I+xH%P@%^*gx1N3R^7X4Xuio5wzW?L?51-xr?#sL1e)jB#=XYOx`=@WdJ%9G%^zNO9
_g?>W|1Zy;{rIQbpWONKv)f<peR=2kkN3X$%b#A~zV+!}K7YD*=Z8<8-v9CLk3T-x`(%Ib?VEq>-~00Zm*2hKd-3{*m(Ol}dGG$~)0bcT>EW&Yr+c6Nbm!LX
<J+&^eERgk%Uk=8UcPws<<tA$-T!9q#hq7oK7aA;+fQzN@!-M!m*=m3y8H9q!~NSYUVOLz^W8i5?>>L|>ebtCp1$~Y|JxVez4}JY-P3=5e|G-t?&o)(zj*Na
)!wJK_V*rs^XZ>|y!Y~_hyQ%=mwVrT@$BaxpMCN0i@*PQ|L&{TKke`D-`#t#|LOP7_P>4l&$}-_`SkmrUflim*~`!NpFRBS^QU+BKfibH!SyirUw!fI{o8l%
yn6c6^QZgIK7abj^Ur_&^Y{O}^Tn<EKYX_L@cz%wKYMyd-SAKU^wX`==lAcPJ%6_M<HPU%^zzGFKfh8l`_I?+KmX*;!QUU=`||CbFaNyv-LubcJ=^=?^S!;-
Ki_?J|J%LKe_f8#c~97{cb`A`O)cDS-^_Du`1ZGzexGy>WPI|;C%@fW{q0fsfB*FRuit?7+pXts{_TT_zb?T2)!P(4`OVq%U%$NU-(M{I>(_<+W>52*-xkY$
bHm2yC;#^HiQRtjzwN94+Yya_+xPv|3(LRxO*zAFuHd(O@xQ6Y{P%AS{rl_OepQv(sl)o_-%fY@_O<T6J)HjAH?)28$)bl_S-X~sg!KB?BfR{?R;hP27Agyb
ZBvHBant~oSNS`AtYDaMu>vU@P&JJ<g^%Cd8y}%2hFmd?ki)!AXJ#ve=&ctiUOka)U5q_nUk0-E0Gc+H7uHSE%&*e352;-7R6;Oz(dznBxDDruH(PuDW|LpR
Yc}DJPnc6)pGkFO@&Et+104fgmX&~Y-(Z=GQrC%Vm9eLl%92B#3$h8vc!)Vz8*ECNlRCI^<=1PwjwD_2vG)pcf_yag2ts@uD#9zEH{;h^r-A?Kl#N`dAfWKY
RB?{Yx=P3K`l@uEOx|tU)7m0Opbg0igg(R~K|z?V%(0);V+`hqWrZ5cN-p@JtWH!amBw04SsQNFin#ilt98?+mn$H3x&F|MC$_C-v+=KYd_$72=Vax}_HsN<
8IbKFE}gzgw9tm`2t-^A`$4eZ5JIXJ0oSMAm`v@B^h@M=CzkvNaj##|V+-Hln3~fuQB<@H`Iz*KY$k+Hn8I;#JlgP9tPplhQA0(l9}9WCk2#pOjkzLYzX-?U
3M+_)a5Hhqx}FTPWmShhnY@bA5U*-iuTwHT9s6~#B5fJLkfwFjX0on`2P;<q>0h)UD9h3xw{Gx$`hN0m5vbHUvK_vZC0?%@q41CADzwUlVhytu5q>qj{>nTy
Yj11;ylQz{`t`k%^NXcp@`1Yh6F{L#tqG8;(e<wz^=e7N(!dIK<d=;bm|DEXP=Ci_53VQcHk25mi&}vz6Z~(1#?o^}OL1E<%*y5dkRykK3N=`S*wx5Nf$yf2
998kV97#YfYSh|b5c7;)QMCp=-%8L3_}`s1jpEUv89Qc$Q&+K0Xln`|**H<`D^y%mk(BjjeS%3O)DxmOx1!`#_(sBO&?s?BhGd27gqt2Sm$fWldR<MHPjbS)
lB<TZ>z}5%NJ4ZX6^RNkuW0R53T%Xa4FEa|12I#y2W+ff028`W=+3P@Bmzj*xf!H(%?Cnweq{zV3Z+7QghpkC1#}S)gPv*@#;^$qs!FIZpkhE3BFsgBYfw%$
RX`N9uS8X_lCXQ^xRT_tXfl#tf2z55?zVVFDkO`6B)$(sds!(x2LRLXdbiFUG;QEQDMQOEHTqO4RPD;fdQ83w6{eI|zFe_-eT5~V@0u|=p^wKU)yvT7RrSeN
A(T1vtHl-ZIjY;gVg6sNSx*^W%K(j8UQ-mFgt@HWd0>70QguR3%xP5zN{y=bE#bjt8U|iyZ8m7iAHPM{2V>q}LtH`lyYb2&*Cchr;|6mQyz7I_<BbY7<HLYz
xk7VXZ)zepSo7HR*>`jufEr;HU)NJH^>cMMzA{3vk{{s2mm9XJ+P_Y}o=SAGBEf1LJuct9Z+-O)pvJwDV=|VEETMpr1zit~mx|mY6jsb%G;$QwO>;$Xfj#;+
x%sbYxoRY-{jrS{!xEDw*m&znEql|3k9AjE;mv!r3EqLYbp`q$+-gF}>Ll{lQ$;bZ$cJjRp1$+_>B*|d>ng;)bZy+e=kP<eh6+GCCu*RfuekEN&3e_g=<({w
<G+TNG?CXon)8hy&GcQnkuE#=>*K4FclfcXn0_eQBVwC!bv6E5fYbPWq;ou(REoel$GobEWswTDt`~UUhGOl9<J@1lE-%L|S*@*kvlJ@Aw{%0vSAM;sJ_=X$
$=KfD>Est%tzL)W%~$0{lz!lw6%Sy$Zr?rGV6cY4R8|dI<16Z`NtoEqfBmm_zkK+wU;gX={_kJ@pI<)w=P&>I@XLRG_+S6}&;RwW_y7Gb`rq&C_P>>e{_B^L
UGb}S^WnpXt9MtM5AWZ9*yQi8{-vd(I7{pcE6tsP#(jMb7NeJRW-ax-jwr_D#*XG#T@%ytfq6NnY1ed^4wu?I>JPUX?QL>sK3E)QTTNPI11&N}=55W5oIJgo
?ft&=4C?@nVo0Oc(L9d_gTHruDm%LLikb63i!a?H=Ys7nN3%>G&4-7dZZ*!^8Fk7mpYMHy^at_%x6$Eq7|*rBG__*U*9QYfhtJGB>77@@Q}1l+eCaal??#$t
@Xp=%GNCExHfUPb=^&b!yIK7iztBzd4BRjY=2E*jKaLj4Y|}VqQ5qqKWlQSh3H|0U$xbud=w(?NB{|Ef%EyK^EHuM7KQc8d=_hBVS;lzZD*DSumKsp5r-O8q
#MaD;wTE^*jJlmJsb!|-(6t<Alo^&84U0GPd#R?Hi|^<;UG4+;(m~X|z0~p9GF4e%XdXZBNWqf*(ICB(bxj%^9l}SJWp_;%^M#%t_jG-$ak63B(~5|0HHU|J
OtoZgy@;)gG&wNn^WT@eDCVH|L!b3DGk=?1+`sJl0AOV_)v2v54kN9yXt5iQtuJ`h2XL#&+|)BoV1VZzA<!H=jT1X{tSr^NB~QydFT6wGn!vM`5L$G&o4Qy#
diCtV<ptDU8Mf`w!RZb2lV9`~uQl`0R+DDpM>>0x_PWlC2WKF0^sHwkMw*l_AH;_$7-#Tw-?5Kfs5=nuTTz^vEbT9POZRACTBli-m1V_gs;O0?+ZT4$i?Vdz
d}tbdt;jOhew5FLY{Y0v8S8dR?JUaQQZv;ZW006xd7wSJ-!mWRBl96<o2$CP6#7j=YBCk!i37&0Y0<-uOv8}lX8Qg~*VItqr#Qo5*HkN*myM#FZ#AN|h$ODR
)3{W=JE<t2!anosiJY_#e_#Bs+_1>R-<l~#czp@Sxa)H@<)S4Y{#LTWml!*h+?og&7n4=(?Rv+^3Y(M7FZsidkX7dVQjc4iB}l5gkQVZ;%H3CjM1RLm;>q*L
$;R3_6T$LLjBEdK-Ck`@{sVLy6e<}Cax&Go8d-6~^V+y!JdL6Yv-3?|t#LCh8-b`pz(mSm>SM{FpNGF(71PBGN%B<;07s<ca^=zBe2Ufrvg4I3t<WMo3Vhyr
*SnOocCVNMUtkq3{KysEPSN|ce76cVZhgi>8S`2ykm!0iB-qx?*AGX%k)e3kpl=O(c08D+aeijLdfE|ZFhA9LnHF_Tqvg5bXuUUwUDJMa{ODCbPA|8bi)ES_
MVu_QnqH)yr=F#oqvCCLY4npDy4Z?+VQTa9Sc{JjAD!v5({CPjeNvT7=E*3Em$YZ}v*^CI>nmMermxLWywzw&v*qzwFEyWjg#5HHm%2IB4wgpLUk-j8Eu)92
Y3SO8J{u*Lri0{o*VpoJU};gZNKPL*_pDw4yA95kZ?wVO0LE5hfeV$PiX`beFOEl}AB-fQrGtF1zeuBR<2btP8?(7Ku+LKaxQGW?9uLp=&(qmKU)QqbJl-$j
T;1X0f#LMbzIjR0G(H%Z2aa>`x))zKv+Q9p*Ug^3Toi*vw^PHgwagmLhnbnp<A3zc#l3^4mq(|Xsa?M+Kzb147ubd*%kngv+Etz5Df*!!qozvHC=C6ssp7oI
^0!UaHCYsZk(YvUt5Gz_LxYU(oN2=p!Oa0mVQV@wIk=(st)wBc8j3?dFLM>jQ?qx24?@|7mKjUMYqQECCblN~v~Y^Pi}7weg_j4gwB!#TAwC(sL7sUiz66X@
5hg*zbb6=@uoRYxwO;bj+d4xBARj{CVUy9a)bg?DHkk9dWupTx+D+!90yIO8*L4=+z~R`a6!Oa7A_^78;SVv!mIcnjB5kTyQ&tDd(m5z?+ifDo78yMhGOBaI
YgU)Y=SE_R62(Z-?y`Jw?lTS1$T-Wzmv!a%?sYdm{-#qstxB(SWLedHu9`42mJgUKq)4gaFOX`rfD{#v2AN_iQsh<U*664sxyr7Pr2uzLIy<8AsfpaKDamau
(q`t)RB=WGvFGVlll5+)7knuw8`%!XqpUjmeTl8Ici~dR%)8o<0j(c(ecEK-cbN&_z>)3p9AWKOeE}|55BIkkf_>)X#Pg3nLaf4F=BZawHZMIb5Td4K?df)+
k79L4K#v+?H&kZO3yG<3n_gBm2f6Gv=$WqIDaO0rQ?xA7R8rA(hPl&wT8scRQmR0m=7Q{HW?7{|C8$+5(Ks`lgmX~oke1wV?6Y~w^-H$rm{37AWC3VH%^+2l
*)(&!C_S${&sLzC&jdi8&Tp8^yaDG?1^Y%?aeI*F7-bLg%p7Dcwt&tOd00U!cSe5d+X&RSddvqQ=(eNv?I+78*-i88RHjZXw`5(DtyOU@D>K__d=Z>-b8)$I
#<+3|=3OuXrijpKvHXKOsOiH}x0zs7A^1stnPpv{6|E^U_y>r51duVRPPZn8B$RZWw!53c@8TM|1^Jluv#@;XafE!SqK|r})3w3_));e{otdsVV&l=S9kjG;
;P}XO1b-u{6<>85^lQc91DEfv!ZH`(5pMh&7F%n%6?A-i=GRdvMR@M|IF9{CYCNf;@_xSZW$AfylgcthqJb+KsW5^5RF7CSD+PsN**4N`{XxzL72>TVYVFh^
Mjprm6uticMtJx?|NeKUQd+Hby@OUee(tIuMX8DhK99s3kb`jyOmi?0Ik#cr_63`HS+BAN9jVK@uBxVLx~BB0!yG4eF1n^@k<Wij77q`%8mmI?BLe_utGP%E
NCA47#XwS?aGMT(Uzq!l3vSX_MQGDGHndUK$12;jcbeKW5yPU&UA}8@na7!mNj<*RIHqk&i}nW}Bh+L|Ks7f*#Yk(ICyX8gKww)85?wE^bF;B^wwu|D(OIvA
y}HQBn~1vI24OHX?Wf*6-D$8|%jM`MXLEEJC)vEzE1q7KiJ`))Vww?W`ZHAbE&n)%mnQB5#HzSt`;Nu4G;{X(fg_NLGQGr1B8JOezNlCp&(9Zm|1~ryPk~u3
XGNbK^BXQ1iyCp;v~-;&g%`0NI0lZZ<?s@;LD5o7Y+NTPRuoh~h#2Pew7J(22MaT)O`mj4hv;}7L$7qZCUt@Ev{#gLt5H$j6cps<PD8CSuquWbvX_;w*vGx!
7dIG15M+%|hzp!9!2_e~1E7`$0Bt~tPz!DU^>S;HmGo<oSkYD^%GU26TbXw6BZQC6JziO+3jwL)CeZOCvjP~}0Yy#Fug_zNb~6T<OH_o=6!Fcjdi+g&!%&yn
+tM0Pu+`+pVj@wgdpGp%steN2qMmyRX`T6LD1Bk!I$N-GUB}Y8=M|Kfpc3=kp^9aJlDbH1dn!4Zx?X_t$SVYJER}|<v@%c-H^s0V!;)4<mqFp6s@tighKm<S
u`cNq&@Y0taE1vLRmB!Ur=zUQho%Ce`h1XNQSazHKFqXqzau?6OOt4s++f<HM$FE%_y*H_o@M88ZpB+o(l2NIVLmFinhXqXA8QAH&W=Wgd2YtW-u~~)k;;^r
J+zG5_TgoGaX7fw^>O~*o4wI9U2~R2rh(LATT_}x8cppX*m=*iSMxM6=>A8@v1Z!Yi$}3Vq3K%gkNSNr8acVc^2jL;6y@vpdt2vAZ~?e^8O`j%goX0}+|Wg#
rFWxjem2}{EX~OlImoT9b3UZ%hV`{COz*QZo=2cijAw2;8hm?NP)!4ttG{uKQDhB%I!jXEnWH=_%(<hd#mg)i+R;269`Z!LKYM$T_RsXU+A`DiGpP4Qm+8x8
ROH=Gm%XD$gQXeuJw??{Ef8hP%NNEy=Xq>K?hF+VM2jLMgVtQvf(zl4)>4*cM`|~B8&pWvHQ~y`B*JUdH33_<L6N!oR%0WJ(gs}dt>$S`N>o5;LMziRSWPqY
_r)<F4=%U^G-!QW#)migSd2No*Z3_)^~k;l!n0lPBbpHA6S8xLNTJm<K;}otm6kNEA0{7W`z&=J;Ka3HUFWi2aBrDi2(GZ+cE*q-Ja`XUSYrkqTnF6-gLQzE
x^HbYY^|3Y4$uvgP^T`H0m7NC&|M+!$%55YUMT`ur(UMzo`PnA2M9V`WDp1!)Z9d=CoJw~ewNJ3f-A5d@k>Z}qG%F#*DZB}w0xt0$tCn)d_$+LwB%spwj2b^
ODA<TNE8M_C`gjv`W<MMS-q@m&LUlu#GAm|buG}WBb9=zVMFt@YsyYh?focMv}>Y8I*SSgv9=nIJNmrI#K~48QmblsC6BW*Y6!y#p8dYKB_N}(ng(UgeXuyz
PNS|*J*`Bu%4kDvFXZm!-e_x5bL4%MwUcBwcvRK0hFLlL2#L)eE@5_J8wv6isNlGyn45*lXXu3K&62TZ>x`PDE*9QIFx&!d!b;I?P)6k_^Y^petRC{~9n;fX
cAdu-Ix-mu8MbX!MrH~nZy+Oubzu0MDoF1=$(BHjC#B_b?cC*-Vs?#R7h>vG-m_=>CJH=fV3{eZ8OOak9L{q}^<%AV|K~{H4Ktq(u8*lFl%{D(GwD*-8R)Ug
14f(Njor8^c%0F}vTr(49*`WA`H~-Wgb~|bfN}=ACiv<?JuQ}XgXu`SyqFI!X4+Ph_9AqUrhRj(DK!XHz;k3Rjq93x(>nNl5y@-;?Cg<vlvxXpntHG6L*~S4
9AmcjGmkGlOWR#eUyEw`qX&++8aj4#&Qe`F_y}3hEV7Dd6axiNBI*~?JcrkZ`e{B8W^VJLcDZ#f9&wnNMM4{hZ9OykwA-LRi!bg*vwXQ5k3oSAsfN1F51G-}
%S(EPQpd2;+&(pi!nr^u^&df3^)%B`&+eat+*{~Pis123J1{SNR#>K&@j3m0rObUka)gR2Nu*+4QdUEI;9ks1!qODzdAHMmVbKSf6Qv4G1+F)MZ(sg}nwz|M
WravcPBvVjqtbmHtVtO*<chS8?8dQ`)7U1zTa&KI*4WS@_t6ch4KZIqV{f!G!A&iLTtW7&ruw;6@zmk8ZN|~p=GQg*gACG!DMD4VsXZE26@6r+H-ua{BmULt
hVyzY$0GQm*_uKi(FgxO;dGY}i4-|73Hg}(1t41r7g|6}#YBwW1d6bZ-LMQ&&Rym`ww~0x>k>SCw?zI%5d1IPy6?uDZiC`rZ5ws(Q2YuF5Xq--eA0C;B*{bD
_iLY*G&DyJuicPO+!M48<6q<l{K4mbJ8m|zt`(El+guVAHtI$()~o9y${s|bZc|zl)-<s3NKjMaT}^@Ek5|W-pYd*|u+B?wJzb4+Tx#ujMC^rO-oZdE8gi1e
g2ZSYd!VY-;x5FDh~>x$FZ&(w{b~EO=1tu-*%>lJH$Yz3bi0@XhYwS*)mZjJD)S69yFYh5BFeb%qlq4hLg#V+_eJ7XfvvO=xyX_#J&m)jj~2GU%*x$X(!7#V
E5+875I+}8`s3Yo1uXL$b?yC+kftV@5WHAC1OCYzqiN96R&3TwDPMZiB>+_zY@HGCR_!Ke%Q|dBZ@Pwhw?V^6<5P`0$6Jj@Jy}wd@~$)I3@{O5%+Gybh0<y9
+@z4(b5AbwO2q=vXQU0?a2~2@QY*UPWt&b&A(Ijl;0G0^(86vJ7aTVn)Q#{(^Ezy5+Hh1S_vYPBy$lr~pP7+d4RGnMJnD;4ZrWk6oUxHzC$6QCbP7kOcCkoD
rsIIqi?g3P!c*!cAhT)L)X(CCCC8@LHJ!dao4L7V_jk^x2B21&7F*3|WRG%#juyt*S(H9>m&H%NFK6IP$0}66eU-(R*>Z3ecYPubpa~Qk(xa?N`&F^rnd}*3
#eTZGKs*15*6gy(fBFcasRj4m(2FcL9UJ@%Q}Z%Qt)8)PljY}$0sDzH-#Qy_sGY}jSw>Zwi(ZNs-3CWAi|xK`!>xw76sAxQmR;vZ`RmBDZO!zK+&o_{4ISEG
>GlTh^Q<ghmCnL~;1U>-b2RT+uXMP`-1F#7Kf5UREb{;yEqjOa>@B-U2WDF6j&Y{gnQo5Eg_*%~_iSm6x}6sEvT$b>vW`;S&>1ikLDp!N9X~%tA(E({HdGg>
EvOB>RelC*uLy3)U$PVmB@p6tO`{n?_XpCv!4yBkf<Zp=e-*O*s;WmS8E%sTCYVZ#`qFLuGOf|z4>HKh^TXO_LRN^HYVtwqc76O(t{uHvjSwmtyYkyz{z@}E
yFzIBVK*F<V$8yuF1agnh9nD?>$#jNb~P3~50&Conn>)4Kn5r0rFgt`=Bbb3mEV&0G5+zE-@=>n7p_cWsTI4#K~*g00tK+^JRa7b8)%I~fe%UB1KtT@{ITHW
SMRxgypqye@z!k{K9seKa8R$jMmCy4W`)Vxk|moN@SZS+!suTX$bRukv;w(+#Hs|jEc;=v+v)Psm5fAk>i(F%!7^~tEG=!6HeNQAUbB{?m7W-2{Dz7$wLQOn
{F%17A%jq4hv$BF+ICGbE3#6rz`d?Xq%d<oErz>jY+W)ce**Gi7w4CJ*>HcU4XpsD!Ya)_$RI>RmLH-MU~0~?)-Ivd^%>OHr_8hsWf^9~kbSf@m5}B<SfO1O
#;&dA7_Q8Z$zRE=;K1`>lSwNHa)?x}sd&?tCG&ggwl{~r8hlmKnU$4X{!bmORo|3qOV^Az?fGQ)S1orJe(Km=XGDdjVw3l}hg?lymwN)wDfVhbi$G>Jk#l+v
m7Y#<(b_;?WSN$s970@xDls{?Y=gLlS}#1u4u!ZuloMarh(h1+;aM-dVKU3ss#f$>8fB%X;Gc^OYh-)#>kN`&<`q7PuYblUIrrT@31B&Vjor%!9SQw8BB3RV
t|^C?m1Pta>zbBFw-tB;F5hZcjo4qP{8c-BKnW<)+%F4uj+dl>4}M?#;6d#-g3_hPtT;ZPan~o{uwY_YJ9@yIDzdztPh0cVrkLS+tMLH(wg&hmc<>RTlL{)j
wul<P@hVeF;J?vo2wWtFh9DkN$#UzQl}+t0LO<nEBg@uB_qq*&K;6ZXdZVp|j3>NG`7NvKoaHtd!RnD&R}DzeQ8f!8_KL_ih#a?Sk?=S`=+GIzDN9YkX2vR!
u#jN2Vj5>P6Dg$!0WSFnmL+lfUOB9tDnn&`{W&b0pzmq7(;so*rPk2TlPZxaOCfiu7c4PYeB{a^_W>{&gegBPUmMG^$s-ysd3M?n7yZM*IPz~WSz7-tK6Fm3
uF3f+i!_!WFSi=TInQYd*iJJ_6PQ}rftR~hkwZH@{e7w9Ay{ja{9v4dNX8?3*!4kGL8r{ZjsR7_3tQhc=p2JQy5RoNR#WmaAD43>PCr6Wd<M+o$b(U-tF&BU
CLVDzaC4_z@E+ifXMvqFg?WT82fad}2QP(%*=?|>%F_iutLbh$k;wbN6gN!f=mJ*RS(GUj1*$$I)Qew@X6gdGG^$2SPZWNAYpW1px?oV5$)A(c66X1WnY66N
SvGP{a};<8W|f^(c7=iq$Kd$XRKX)3)#oEq>vrn-F7UmDIVcwyJUudJvuN3eI!G*Q<aq4Ae4P{`Y~BaH-?r_^syT_g>PxL7wY&$VAFTbZsX+UUTOLf}t_h4R
2Dlirtwy{fuBeQDw$<>=h+DcTGgOCSs0R>hzc29>tN)h!SA_Xoel3Vex<1wi5s&fko#I|1Xo-}&2E{7EB$4{zR<qj3_OD#NZ?umPUT1k6Vp^ZC0U@E{RouOp
&=GPWpj_fIq06oFg@dOmJ?Q#y3enp0Jg3{BlVWHwc=~dyNmaZiOxl~Sv&)@vB1>kHW{h*@8@9JX448N|h6b8@fR9%>fzWmnG%yG+Gj=sbf>$}sgAkXHc%pcO
q#<h@4mmcx5vuFJVfzJ^cv7^??sgiq4;XQ!0#_tav?LAJvZx4IkLn6dP)<wqSI$~|!sR|CLTt*vxkq2iZXIJq{0$K`zoEEPazLgeYpbrw%Bm>!Fxu6NPGGS<
X?+fNHJlErd`W<@4k=vC*Npr@1*!dY&QI*)E0B#D6U?e^sPmNnM=izm5pU>+JRFn--HitVu~NKxS8B@(39p32^keE*p-j1h6lQ9D>5)sisOr5+hP+)>5gn&C
s<YiBT=RkTs>E6NE|?<^g*Vi%T8bws<}$Ij8cJ)D`^x>MI$>CeI7Y$ha<%ztRfCq6rG;RqIQz!0uV!k|1(T*AVdL4lTv@1^dW-|XR$)VGp0p6OO_?v&W!)s#
ud+jJg4Hbbz{+V+oky_SDL7%Yw)3w;cLk(fE4CF6_rVpMIEiB!6`rNSw&|eK-Hi7}RC5-f@RJ)hDL4hlEySH0Ov!u{nZ>s^Y;6=ax1vRs@3uAoD<I91ve@lt
I5xvQ=6Z03Qk0GX{DU0?F0`nuGNZp7QBaI>e8av2{QC8oTPUt&W(tifuE4jZ@@2j_whYR4I|#BVS0#IGe$4(wQkIJ{7owaM)-uY-k6vsg6uLn7Eb}e{1?Ic0
ADX7;xTKk5H$$j08@geCXV|E40blpCt)?eqFoK@xbe)gf#4-`U*(Jyo$^3Kn@*G&t17P04{iSjFJYjZ4zhh9LDVBK!bZ>#u_GpAlH!)A~arqD}k$URR7O@39
>L8lcS(fRu@(`ZpMG5c?lK{+YHcl5g@JhF|sbdy-yubm3y7}U9y}C;MDJd<*M&(ABL<VT%r#|lf4ghg$KWPboU6Ws7ttHvlylc{t$#69<-L1xj2pgatzu9Vf
q-n>YY*gnFfaxmyqu+ms;H$b>ZPr#9)SDG6*bP5bja~BBu$_uA=uPFjlI#WsH|4rr_uua{p-L`~$#i`3F~9$Ktl@8HlMBB9@iJ-G>zZ1mB9khd%CSYqMX;N?
%~aO19YljM!XK_a1X%Aj$OtDjiJC{d3w%t@X_nf4*SW33JS7B=C9T|*tawGhA`7W8Zd<f$#_br9=K90Qb#_JMswJsZPdwrw1}WWG^-F&maNd?!a-&*G8Ll^F
V{0DwaTRRVrAlkp-8_Bz>rS1O^d+bxQC$UIHbQvf==ky1PZo7euisf#+GBg-B8lJ$uN<6-|7gEBN#`92LlTuTw-#Mf`PUeuT(7jQsh(Ry$MkZ4t3ew}<kep8
Z8b9U6+{s-^gji77V>2~|9t^!jwbG~%|W)zS~_=b7!RB@Dt~3~^Dv|Wg>EIcrp?(Z%#m$1TaD|ZW@Gv9$^0WkxPw5=THQ==sQI-X*LXw2z*YES>`tb18f5Wq
#z><m7!F8<t<gI_e*(G<^0sXlU7VLYjg`sf`SH5yI#UOR9>^qz3tK0?#H|$;&EsWx#keWeqft)y>OD{(!wbic5VIB%g%h#rmygZmyG1f%mi@DzG7Hu5WSMfn
Nb8|ZNozEv{Bg<g4V{h}p;u?1)m<{g3Q2|8g9@2CT~VH=hbF~V2`Hd0s5S?VY<Vcdw0^30BnphCt<$XRniR3Lfa0%3*YtK6!ye<dxz#|Sz}oe@xVIXxq?JR-
_3su9Dyp_3`tOT$>P!V*Ke2#m)t2teyFOyVk2eM#<t3a?)HJ5fuCL-kn1ZX-{=daqqdd$3$@PzrB!{Ih5dB8*S~1yN!JXOib@_lc&Yr6wjxNx0>x^R+EV&iy
?%Ks6;O-6c!*PBbrRO2oY23G_Z8os#I#b<rYLS8gr<OdIP&zIad;m(yaOs=6Y08IYr66&Q>9GS;kP3!%EeHpE{!i(6cBx`E_mBo%cvm2kC#<O8@u@Y!&@BCW
elO{E3OO>k%frU!T&)zI0tX<WOZ3uY88gj&3yw^;=jgylmzJw3*kB)nZXKG|&y$oc2RGFFrO~YmeQ}y3T~jalac&rkXm6|eG^O@%_$E8tYSb9_lDqmnE3t-!
etGfM{G<BAp>dBsEco#Dz5TbZ9`x^i-t~!>%P1Z&BY$qkdCu5icR7|lG91cIcO{M>f9OQuAa_2d{xF+AV45+C7x|+kKC})VM3yngM%mftIneESWYJgY)_Iu5
)H${@g)9e2l}59u+u*^Xr)Rbq@2Vfo7|yGQCa`a~1@k+nv-m7cjH9BUkr{)xv{(#MV`ziaVe>pS{;|+6BIhWhbhb3}Lnn{2?9_1jy6qWn(<O+Ki&-xkCG*SC
Mek8|WJl~gP42MefobJt?}nLw5HB^9=-TlpIv&N;HF9&LnHNT!CT>{QQ4?Qz(1YA#L}u8B<#g5lM}0$)Mp1ezybf1g6G{w668zQVhTVUvb7AfOpSx;}X4*{N
O>MF(_Gqyw+T_WK(2*@!B82>d3JUdT@pZGhTDdKnTqT?T>xS{niP7-VB`yp(lEE6k-I^3xmxwDOxz$L!sK<VQ_{Y?51Oh-F&`OlBoFoTTLw}5Hi{(wdbRF!w
xaGmFR>Z_U_l#Agrhrbk|ABNHG$9yG42pNNK^@_RT8^U|>Qb_X9u5KO$y{NWvpx^=ehP!jRj=Zv5Lc3{no(N&ToEn~Aw(5zdC6-JOX^*TTQLxlOK;8Xvi8Sx
<q6rk*PrDEz;jIq4aT~iDm*1=ZMsE&h}?z|#DWxiUfHZ`)la+RFhZ<U)CVl?Kwge2Zd=^x)-jrofQy_FMO{-Ar-nX9!DZJpx@#WAiU;iqBcV1*s}Ys<u6{Mo
-C3^D*^pu4Ert~SK?NyVIIfm1^<kD|r^#iW-B2`(iWHeZV>bLt3@D;v*C0xLQRjnEv8yuWmk0s>rt9hoFKF(~ih8Kq2>G0qBu%A2#Z$jdPfcdhKHF8sKCecO
V@DaveUmq%J}PdQRrCh*L19N*O>7#nerw{h8%jy-MCFg!z**|Coxx;rN?>q(rXj9MpgD!3Sq?3;YJ_^3X&%#FZW;E1$2G{@KzQ6uA)O@zxltmLv`iL9prYUZ
eNHP1hp}N@W=6MDNco5zosE!2P^!}hPSVSk1yACr<RjhwPfJA=1xHvBY-Dw%7V8rxr#IAr-0?HA(u2UiVgFQk!3n{CyP-bQVaIv<x|!^DFq68muYa@HwbQB~
k*wRMX%Vl~qf={tu!FfC3H)IMud0De&|j|sTh}L4^!95Z38#Xcz+9xe>KcTWxmc89Hy#h&%brO1AJxa~pKeB?uKNJd999iH*wkw=8D4rohJpvSwQ`xgtN+2=
1W2xB3)g-C$F6lli4hGd(Q@x<H+A_2xGOB+4JE{zr7sFa325Iz1v;Cgu!Wqo!*RK4)-$Z=4J5Q-B_|>fh9&!9z|bq-3%$l&O*S}Kb0hX?srU<)it<Pkj@P(i
JZniQaoNmo=yX+<UW=+lYgsEm!;(XKOOs;F9+b<{D4;p=9bVa>T5^raNexe6avUCZ<bizYL*N%~*W~yPMV6v@T@x6XIk0QQwwj_cokHPwYpY?;qS&l5%7Zd$
%Xq=~;qQy!-z4>=VnCIj(kH@-P}e7{yi1>#)rz)AmqpC8t%(2++m^K3t%h5(HZOI0_%Xs10xhi`lq9HeUHQ`q6i8&OsxROnYdK@)qpfp`3v`KSBhuDolhSIM
ZiDs<0MP4-mRn6}ryd_YDsb0%A?_iZD>B4k#{67f4<jNjIDjPxDn|@G$3LS!^Q&}diykycL=J!mTV_+lyvP%cH#l|p+{NDY_W)Q_NU!8BTvESc75}*`Z@A<d
k-#)Uy{;u4yO(TF1q_dw8V3q#IHB#mODZ55PV!@gwS)EJ)#e>DI)XMK;p50|x~4fteB~mDZZPF#sF1$rZ#A;5nv;ejyw&)J$8AmkYVd(8)``Wi@%wU2PSA-5
CS!MfM1*xQvb#Rvd%T%$)*t*(t!YfasN9<B)e4ts-OhHJfQP>r>xpK3jJS$Dh8Xa$_E59*o2e91T)ie&5P8BJ^9k^_zT6UHG-+kEA*`N;WD|DV8)8ETS>TVi
8nLO>ViTmjVKPe|LmpPM^Snv9tXFCgx$axkkaoq^E4R!m-qwLJ4iqb^)WFEq^+F#B(<Q#2NkKh0FQf1c^_v!7ze;uksv1b}l?_biBwS6F-A<eJYD|6N!+bbn
V~T)85NDIrB`pndf(X|c49OHAXBLwy&mUua*X`n{a55SDV~EPGsmL-;O;6lVvRl!dGS-WnUBxfLlCz5Jpc=kDKj|%t0CP|9sMN?GAXs2&Jf%e)0T1RZ&0b_(
pLB#k>Q%ui;dhyMTc`f6eA?x1_5jNrIz_%&Zv+?h$KYp#0+Y|ovS~!SxlT=ME~HAl1rR6ANvM&jH{CkBPRN;hR--AKAX4zv4ZHxt+{&y2Yd0GzSciVtHtVjl
+=F~*=APf=s@p`anoH4Jg-uznO`X?t5vcWxJasK~P-}&(6Iz$ks#S}3I#V}7Z-|?EGeZGpvvCO%`;?Ma1=4g7)(Toz{tb5!pn`ea^X<C!S1lbAbxn-Y8p@Gb
vwFbqrKazO=2{Ya>96zls>IV9&cDls$yFVn-EjWBV8taPfpNq6_iJdD@}6n$&I^+w;${?DyYtHy8zC=S2)|t5u*LF^juIPFqZZJt+%lp*M&;m!!}1N0YfxLM
Ow+!!LyUv1Nil{I5m@X_VYgQ+L_*Axk2$|Q=X2z{UJ%kF9h~rbh1#|)_bN8coAst{q<CNNX6*VyGRtu@3CE<6&8&CBtojIO<U6GAM!0G>7*thQ-f(tXTGyX=
X0n!bJ7tw+0fgefBtsvC%~(B!L|>p0H;|8fGWJxQO&qVSB_ScJ*V0j;(-ENL$Ss>eF9;fDnSoz5H8-$^Y;bnN2yqBpZz@*J*un1Vz>r>{$a};c!1Na7kL%T#
1+EOL<y$Jtwgn-|rq=fzQF%vfn#@>qO|j<5vi81Cx+d<P^M!`9V5=#7FOtNaqOGPZ)Ab4@_o=o(jG+LV-~YatsBJb&{0;y-;N>k~=Ut!1huL4x&&Sr(3y7~+
C)k>@7ce_Z47b>7pgWp8nXc;S`;U;yv3g$IR1$^Wh-JWkIj=6)qE+`%968N29+hO*a?MN}UmlUmY(pdxxau~T*W%Ivl)<e=G?<)tWX-zHZkF@FZ@4}>sY_1<
8HzI?fc2&c{H*pk6GR1(6r<~xf`Ezz%QocjyG>F1S#>B>3TvLN8JEZ`n3h1h91U00k-}4dTbiLLh53)`e*W=~f9yIXE4P6RZ-65bmP6s=yQA~!r<pJW3Nw9m
8S-2N7X(9&fjfimuijl?-s_0z+E*VG;YhottX{BMsFd0@i4oHMqI_9xHQ{K2CnOBuRuf@HLuz01VO-m&DR1a~E11Aq%E>gKMoBG;anSW4_Er0CFr6YHmdKY4
L|aqtm7|)4q}*yyU~wtwT=YId{E-zPtRjDfB*sQP;VQI;b!zw%an)KpU)Sx{x$zn`!(M10cN{eJbUf`g2oydO;{xoa4xu~@JbxA5FquP-XL&7)HLG>x@~RC8
+8~*e$N~wR3s1+Me~djaosO4%5jM?+3l`5ClrbDr?CGsW8<!Iw*#3ZhH;Q>M8LtICZPXkrL0NS>wGLRrkXcpNpNGEwqT~FMB>;}96rt;nq-JLFz^k;28M0`K
k_$S-@eFoxxNdz~Ak8WK8z6dAq@$dIq-%<4Mx%cgG~F>W=JpK^=FV1Q7K6NGX0Dm6cwJtItoQ>4l&YtuvR)#*I82fvKkFTJeNeB|u<hoau$RJ`vFvhds<Ch_
ko)ykLyOeJ^TL%M!@m$t5k)^(c5a$L19?o{LCP~7=`6Cv(uS_5ZJi;?Y#joP!RHz+kauX`a5))E87t`99l>Oco<iQgf#=5jc^;oZFamgJf+}+(iy8Kj!D84K
hJq!zn~9}Uq-DP6WI}`e3MU6#5%w4rrn(cld3_QiAA0QY*l<R*X+hxh88WIea%RRqv>Rr=IxQHZmFId6ia{2k(zHzI47Gw%=$cg-SC@pS$CS!YB~7wfUs-eC
=?D&jfBoxUD73q#W~7iWe47|u6OD~35XB+gYDCNVy0q83c9?i0Ynr;13csmM>cDk=Ur04(U?%HD$s4_}k%PNF?HUu`U4H;|SkHz0%pPq`<tEJX*H>5TopZ^@
^;jbAe1u5k#aU*tf&5G|>8>{$IjPbI=zQw5qMo?^yQ}wG=gO>BSB+n~C-L-Z(|Ty!ZBX-u;gmSn?=SiPWi;l&$+Vuxt}|<V-{W=Bg!)^R37FovVHg4g@IGo@
igi0CW6-F~l}a8G=9;C?WwUB)54#)QV2;W#3e|t@IINp~y5i~@d`LAFr=%CSt+=7nns62E`$0vd;d?F7NrD3C;|mr|>l1+yrU6lrDf0=b#nlygJgukVtRq+Y
6)A(djJl?`)TXP0XRBV<MD{`N>Gi8<wwh4OQE=j#!OjQ5Ou_6C&BNFXtV-~+-<MV01TMj;>ta3Mti)HW>%&$gd@@@~p0JuvmjT`R_@Qsh)NjL`=CR+ttK}p=
`v~b*!e>K!p0tX$ucbd(@CTw)RQUN?hQZoeOHgl}rQ|Tgvebo?({e0NSKS5y0VoVEop`HpiMqGEhP3O<Y07QSyv#V}(|qD?bY`ntX(|F+`4YNPrB=5XD$G}l
RckfY#+tObdnpUL$fkK3x>z(c6o{?@!MxHBS{}5pM&7v-=C&+J*6s9M`gE!yURcYFhyrcKW&pWp@)pr`O3UoX)q$wfOd)g7Tc@0enZs^4I@iicF;*Duh7$dV
QC_O#c*D^`W@$-uPIpHSQ0e*N9D2JWimdc>O*bPUEW{Bb$?y+OKt!pXrVupwJ?+BTJR99~PNAfu@&lcL85NZ93}-tZAe|9jrs=^}lXK`#AtKqwoWCdox5{nc
nJ(TF@gVFGnwp-Sfzp8>%k9PG-tM~6>yLyF^HkbZnu)TqmNy&;q<nuA!E$#(B&i=z6%30T4r4-{FFB^^rH9-l&J6)8MWm}39MmSi{=Ayu>UrYPUbZv~l4!4r
f@NN^_Ow@ro?2xToWe5cXNbYl5IyXQ64>UbD4ADVu|uKlbUS4h_r0JT)+&6ZU|)gMV_^9Z7fd}D42^tQ#fsm3c!yCCjLVZ|l^Qwf*1?X=F*snPy`lcuYZ@ur
#tXV8Uj%;MHyPa(Cl~z4CnDVy0}E^gfhETFh0VP5`de#%P=UNztr4~c3M7cA<ZQ2~Zt(f=?j2%R>XNKR)?yr{TT{M%#s_s<!>y)7P*BrDtB<LFev@&RPJL2N
A5X=*cVs$g*VpfuA2e>|w01*0gYWvPk5AfgWp9ELMC&&6!)}A;V;@fxj~eU-FRzFjwmj`Ri(%tuGaR;YiB7UfJ{|fYu1h}SmQCQ%5g_3-FH1i+BrpEwhYPu4
KJ$a%F<Gx@PZu@E5SLL}@zI>COOec;fIEr{^t1@K5Z^Guwr$2Ck{ekvb$!dap&7Uw<4F|>tFrnEwlB|3&1Oe^Ywl>Jeas9eH=lK+JYZ2aa|T-1^ftR(o+n=d
y=zJjwO7yIrt!<I2HN)Qp^@A6Rs(E3x4=R@2?-mRh6ST%zb^;<k!2p_fcDPcKC*hx^jX)(%wAjQC<d3*K6km!GP*U{R%A1+rsY<1XE_(QtD?Mo_7QTKn9g^`
Af1oQgPyJk$0Y^MJa!U#0L6n0zUmF*U0+~W<b_qnY3Vr21&xYsgSp#3bIkvju{Yt8+(^y@V`pZioo$KDVqJN}fgA1)cL0%@MY4PJ-u|`GNUQ1TX{vctW#thE
ZukixBD0D`vZdYqXKTpTR`$M3@ewQ*3BTRU-0b@h4u`im{+O~x_1E7$dt1GDSlBuLbn54u&n~9p!8qF~@cyrgY;C`>1M9Q;U_0}kIoW*iX5r6g-s;+S*3XK$
SGfOJyXDkdzj)?&)zrDDvXztD`N}G<*4azv&1z~-oy>o}cIJ<0(37)#l}*>HukyFqJeyDFhv!GxESp(R(i7UMw-L)pGpNhAvNF*=A3F2LI(qmVdr-T>lVE5c
d9Kb&WH}My>xWq@zpCAeAKgC~zZv$vDM>^>rc|7<U{Tmopwljs3DZCG1A=%j>x2hO!q=5QJ~PiA`KiULD`P4t!f4y%D6Q_NBPcS6so8xOyTA-V&$0JQe!dWT
(H>nO3HaRZbiX8L&n(HMMk-%=%N-vA9{q*HbdoT+t$W>H##328(gjaVK7cpi_rDk1YVY(ypFHwA(b5rFcszvXrw-FMUA9Cs8gU2MY_z-a#EIAfsPBi6U<n+(
r@%AV6x>Re>nW9{BQmYL)U#=%R_oNKN&^2+B9*4mreq@Gf%~vi-Jz0M$YRBe0&TWT|G)TNBe=@c^sjs)1jS5i8;A67vMpgjjYOI(pFX&X_;N)mnm&7&^)^#M
-87m%%(`BbLDj50_hSkvsnNWtuRf;ydOeL|I>U`|*O&HluaZyy{p+)U3aM#Ci%pR?_4#J@unc{J2Gf%kqd5??0txXk>l=il=Yg2r57l8l1YeH4r@!FhT>YxZ
EntvcU1avI@4C)h95;>Pr9blvD=+W+()wuI<=pUQC4+A-fc-pd5c_$qFAnj2?|*1eZK~k0!YdTW%tj&EG`y+~_)2E(*T}QiO(l;Syk%`x3QN-9iBIj^1~%OU
!7=gX9;?%oBE+6Jr4H$MM(d{H;T5uF0T{75a;TLvzX=}EU=VwCy?vWim{(zhYrvnYuisQb{`!KEm>cz<j<UwLnya<ZZ>oilt}tMkhvz8HkUVAwTT4I8GS>!s
epPNCW(9?7iSL?e@i7Ir-lB0Nzi;Q|H>+9A^<vx3V6lXn6hCu<C3)*hWrXvz5<Cb|(L8e4CPP?-BJeAt+-d4>+WJ1rr{iaJDsz7>sNqWJ1NH4MIX|<}NB?VG
W-Zbp!+@B5aDoMQwE$CYD_j;uEANjL)glZ%vDd{GZKL4o;E~fQd0n}lg(7sHVsuyu52MHCKJ&t&tn!O$=6IgB%6PL4VAYc#Czg8@LTk9NUwE8Gj&=B^=V`VM
w=3VFc1jb^eS2KY5a)U2za@vZ)70hh)N8;bwz22Uvoi1>c8Wa&ydKXfcEgn~_&3*Cwn@`;_AC^kM`{mCFY)I4&IschMMXc<RrhcoZ1QOia4b>gVOGQAYTU|}
J<PJ(4VP9ytNWC))s=CD^D!j^5+RArw3I<;*Irxy-2Ug<s%yKU9d9d7%%7v{M>Z9QU?#2~dCN#i*TFdam_@qqX%>-g_c6uvhGx9u)i2rqY=#os-AFvHoE<D_
f?3z+*yrW+x}v^YBcnbRc389=-VbzHB8Zwr$I^!lTB#k?@gcGAcTEeyO2mctuy9PkV2Y_5HG;<N{3KYnp1UDf)O9m+l+8<;3{oGzY4T^fBmUMf(|TMNl*Y#-
RH$rBgg2YE@gszgTEwkqj_ZWkVk`PpLl*ACPK!<jM9I*X(sFH{G9!+x2wA+H&BbMY^&&6lSBoR(?Pcctm6r$hZ2tNp`}KpXwkrs%!QsWjtZDvy`uh5~vL0qV
dzsG`UthoZ-#?~YZVN|P-_(a6Q(!?YR@<VOyHBsPgSk^a(#6N?ML732c0H{Q&tGQXxfX98mMQG&!ndr-dyyS`)3<fD`IvQOKXEVI^J@Ds1pxae;b%=<{rVSN
n@#q+^(<dx?)+-ym)@~AUpUouzA4tnt@qY>Id_jg7M^Y1*6S)?m%i}N*Dkp5hYhX*$Jx#f&j0W+1p<$?wL`~yWM1>>vo}FzXV>%dY*l2?>rqy$e`f&_JoL8q
_W9*>V}DYWo9o49y19I|y|8@Gwr2I~&FpYfZMRP|koD$bv3~Q7U(UAEqw25(1fCrnev_SFPxJZ1PQC14(K@U7JU{T86?okIX#PoERL4i(SYVBQE^*Z#*Qk{>
bEAYZ6f4;sKe&df_YeRI@-Qp#W+dX<i|}Dq&X2snTUFM5;cPmueNW<#DTjQX)4)|L3rE@WTzTu`fB)heNtw%eaqa!CUa88e9+vSbc-&kUy2*oMw2GtrW0t6;
^rdfB_YLCbUbo0oef$e9?bHj^DvSazY9R)TT5yiHq?M>p6?hHq-1pTm&AN3<#g%f}YAVt2ut8Xqer2!gd(j!&N<3U~^RRFoeuI#2qo(CqE2mktc4-*8k*Rk9
a=v9-z(&p6+|AJQd<v+(UK6JQtm~0Ju)``11b((fjnWWhf<TA9->SS>plV|S0HhevN0b{K2gG(Y(#IONk)LazYT55BU)W_v8_oQJcrA}RtgpJp1hN)aoqpt`
^v<gQJ8)w^%&KuA5PgXbA7&l-was}|-|w;zFQf`wr|j?dIS`6m#6nS0i<BPs#Lw)Yh;Zobkgt8KwQC|5rS-6k`1RA>(#599Kn<~sgXI3}3DqL%F(Cc>^WL`^
H4WXRzhwW0H-z=3FD}b8#X6v+WkL}PUo$JnV`&9J82a}o{~O6So!{r0DXm=-tA`D?Op46e(EI%xV46>LpJMi~utbDXWUY8lja3s)3cNv;v;7a+?i4+wGa2@N
v+$iwDtSb6mn^{G{p&=9+Es{GNR#Ps)&^DG^c5P<{=gAI;%$LFh0_-WedI8IB_*x2ZIT)*)x-ihIP`V>EkRYw^=qf9gd-bkitV-(Y3dI?kMr;$4p&$b+?Cus
%mTJhN}mY)Fw4vU3WlY)2llFAA>Pgfy5}G@(rg3ruM%LM=uqgNVL&L2r0rgzP9*la{fD*u{Ua<%Y(rqOV(8?|(@rxR?m5xGTaJXe??S{p79EYzFX3NB+miE)
*f>Xd;iv8I!<^%`^hnb36V*|}@V$KOI5vX`-7sybM7xBi4;$Q+o*;<`i+jG4IfO>Dt4Da{0V<+^Rkr`EiE0X<){D4C3QsH5l+Cy;U`+>2iy%@SCC0R^4zL+G
k9Z3a2jx||<R$7ewGCUZBv_N@R8YRXOhfkVeAD_c_|M><r=NXxudiH@j(JkxNY??Xc;t_Js#W^}IIDKzv?~STly_OzvaFtES)c@a#CHeClTY#vKg?NUfU=d{
%pP&ME_cJw%Cmc~-fU#sO4<BHyh;8>NI|KVp>zTo`acsvLRrV&!k3#x_|;*1v6^NN%g|1P&s}mW64RE4KE96yIO>!de<=Km7Oj$3t~~rD@e9A0OWjoCaf3}l
4VH7Qc&B9fPtnyn5v5j5a^LVaYWRi%<p>y~rB5Fb-NmyvuXz#C<}W6Q4Nx$VJS;54UzI+#qDp!u@ghYkUQ|UKg9%51)NviHQKOr#<G{76Dyo&yI7ziZU$@2&
o;nQ&j6!t?VMNbd=QFLPU{mG!I(##i)gP=!M(CQ2u9LOaIfJF9y~rt7xz%paWfi<sQn~S^`NR%t@ZoPSRy_6_EA+Py_ksA@jp)lidiKLCd8MnyRK$6hwVfk7
3mSaCOJ}7ZfMaIp$CT<nM2^PQl_K~$sty}G|Ct>)waKn|X^=$U=567<w)kUvgl>0K*U?Z?#GhjPQvOAjD;P-izV~nwHCkM1^-K2um^T=yCU4iBRa5%*Dr!j*
l1gbFqL!8d<~6(Dt^>{*VWlfQprFeEcs;Va2Ga=f=-U05^29wJ>?uRV!@>+*Ws34EPwH_SRMnE;-2MY2+Y(_`u%Hl-qQkZ+8mBJ(5>?Sb=({>XfK_r-lQI)v
XFTD&CRe1THTT=DZbFD<p4}W8v3l5P%xfU0<+cZ32FRG8YunEouV9O;4qCK9E4oI$6F_(@Bf<fFfKPmcL5G_7q6}*MFza~Hgl=0okG%a_T~3=V|61O^)yq{b
HP=yo|GM$q!npcc@pi5PaHop@41)&fM>s{@F@_Ppp3S$xBc%B0Ok`U5*I{c%rK+?0GTZam8D`gq&+qxN{7yBC$Pa%Be=lClBo)uP;u&woPo%TKSQV@sU4~mQ
AyMdW@A-Q?q+OU39qUM>y{^b3k3QP}!3pJ9-#<Mt!m3Kw_8yTl7uC#)0KMl*N4heq;zaO5gM(!vatFIWEisaA3MDPytv!@ZiAgk=%=P~%NR=T<)p|Ve-f5&p
7^9&%KEQ-jNadcumjB4h>4K>)BuO7fF-jygTo(TL4729{aQ(c>1{tVx-mFW-94Q0lR=Sk@kvC{;5+$s<*7YO1s$4qfZx)gLFv}{wDWzzO``2Syp~_O@^8URW
fm?%u;At39-K%OAiJ#fQrJoT*kt#Jh{Ek1bU;Ej^GBPqyLN$Mt$5g~IQ}=zDwqnMZ?0%P5dT43gY|!SH>>qP;zw`r~zfBNXg<+f07X~Px(St<*{HSbT$;ZM;
E=11Is+MiUY3$-hUda*bNMFT)Degz84Ina~(nnr~(t!m*%SCqTIta_etOS?I8{ktF!S&!K5MOkOc$k#~nAgh7C}9Ji#n{yDhF3+3nrm%_)^m6$XH~l_1Ije@
stXk9Z+yIc*eO;#muj7Px^T17p#cfAx0MHGgbMk5a~Zte@aSR=h>HbL8_Kmt5&q`kK9B|h8tWpAA7)kcW)oTA@grIJtnrZ3db5uy%2dy<g21`{m=e+KsnZf4
6U>osk-+(x9XNR}h$a<i+}`*(cHHg5GH%9eZ(DkQi@dytp!(Fk-$G-WfF%dz{doSE<us#J(EgJBKLxL@o(29}Si)hym35}WbSu58&TDT41_B`Ue(RL*E+g&=
S~@lVj5qD!BU_aMJAfP@pntJ>sSnD?in2$#Ut~dD7493vSyhCU2zieEKr<JjDbJ9!_(mw{ZGrK6(ihmqNJoFDLWiPCJi`tN>yQhfs@z(<MDjqk(=x<D2U&z=
who%`&;7i9ec$Iy<UrlHSJJ2w^{?BEmHDc0otK2*5W^Vk?;t`)<DQ0#0B3XQ0jtvw-(#hV%$TXHAIY-IKtyfk)ep1g-T^u)ucp(FDdE-hAdQ;#{+;67LfoAi
QM@>u9X}65{&TMqOT*`awp#>lK3{xt@Fag&1{N>~FAp72GrDe2eE(YRb6+3I*ckpXrCO@G9%ixlMei^3O`$IVL^(V{0V$mq*eSWxt5n!=S@DC#clf?^6=_wb
ocKG3aX&=#k?-%gmDgToZ`Hjpb%S>$gvN)3TP(sCqV{a=R)2_%!iJ7}2eY_B?0TC!3HNw4Mf1857D>HBB%X)%EaqOP=OPxuD>>ppqXS1c(fX46JhVMPZDAEZ
e<7N7dc1kqX-^AZv#132jSjC1<>SKRzK@;DbM9@9a4=oChQ-6%P(To+MN6wBVGqxNA#toMP01st;;2GO=^!$Hm^CeHYy2LJ{V@eYAf_9kzq?Nf@htK(&m{rS
_s|cHf93=p<Evoh;EL0y@pWCcEq_?1@BO5Ti5nHXWjwIz``+7tS0Z>O<o)SGQ#n*S!Lwg-{*QZ5*$Zb~60YJVE@_Nuh)tJcrOdh=gF@NgA46nXM+f@q*EFRO
-6E7fY|s(%EwQz8KMNk`i*c`B|FCcvdKHlIJa>6se-<C_1lbVXB8HL$eR32|eH`G(3cP@b3>~eHkk=HIOG9g_8D`eYU>$@u@K0HXMdJdTU91{_liI5ryTR_a
TlKKhjsTHEuHasgsVr|*bF{8s2QI#d{uW0IgAS|nSl}lsf^!nKq@HhPZyzC9jU#raCsIBF(LHZgBUQAIyqd8<ZiT91aZf!kkO85m`2Kx|(%V>7synnw&s)98
SoSjvi0Lc8Uh8(%Y~*)ui!!Somf`J?Bec`|7B{?AsejLI=xvKq?Crbzw<P|)>xk~R=9loV?Cm+(`rOZ=OA-~peKFZvwg59BU38r4T>AHX&}U_|6J-Rzpiu)r
5&FohBDfhpeWdjL;E%i+rnrwD7G5p{KazgX_Df}WS1(aTiodVILb8f?B~N0zYI4?I00q*$;S@ZhJo!50GESw?9t$;wNIRF31)<{sUa*yUGdrXg_$YF+P_F(z
r5qmKv&gka+EjnqucQ~r5dJ^RLP2~lLty6wO?8{1(!xm)3TglCPTI>{_m7<8s(~2AhY@<1<vZ9p*tpRn=hIFXws*c+=jF!~<3E!)hG_ROWv!WokfS+FuIJ3u
?B`C<MUqo`pa#c#;@O+L@*X)f*pjG;fm25;N9D0A?*|qH9?lHI_vhv2<HKy((&Cq#-`gT|ATpPF`d1c20^dh-t&ergc-iWU@o7r(7wrhoxA11r>Y6jo`mB7|
peDp877gb2C;BSgZhMO2hlT5{bnV#6YK&)v=XHMQ`7A?G4Wu04sa#j7aGGyWenc`VaVxyQmyKHIiaXypvfhl0->VK*KK`@;v-lNxT_b?+m@jDM)hpEShn)gz
bRe2`2*^N&OOd_3^rnBCSN?0Cv<%k^uKA3x&v<8=`LV}bPD1qdA0J#{e6r<H(RUBC@VP^>q7d!FtpDj{Mc8^G{Fq`B9r(gi`NtF=F<#Vd<O&N^j#-HR@!!8V
nsV^d7_i|*Sk#+?;9;4Cu&*RX9f5!h3=GloeyA+2`kl1s{k({4IjW@mAAiAh===G0d}?>V^9<ErMP}XxvU9tb>-NAz4a>ccg^fTFCA)Di`;g*;*Rp<OI_|Vx
@KtaxpIXRG8G-|OSokXs`_pJ%Rqa;CF<7n^niH2QOX&;;K~!H0bYKpzdChC5;hIF@aa7ajoF3#ncbs-pVjKBeZ-u!MGnI*gKP`RA8s-C?54}-?|L_n0zfN7R
u~jK4I53>~EKq)sWk^%^W#Jout>?^%iC^e%J(~TBwvpNCJbff6i0D`Zco`%Qvx;?vOcc22ky@(?s8;<KFQ)NOwZ4Q9{xRj^d1by6Pve68b?G+|YTKWQATp7j
Q|GwMg=bld-yc2ls1v2kM5gNNMsioFMBN9D);2shv3s9Vv+JG>72W=l_yyqYYhN_VI_9YMIY(8rAdB7xND;ghYDat)ek>exfk%Cx3t;znaJoi6Y|zOa5|G2_
Uf?!RaNhXp5n*b~r6;Cu>RQVvq@iwBdSnOV?*}F>1<%=qyz(748cCfA7ta{|y+|dS*1}(h7Pk>XmHw)2TY6m47j@rXtkH4h;9{M*QB{yfIt^HT$bvvdtv1YO
UF!$l`C<`@qVcB%XZ6+#S@XmvCU+{Q3&tNZ-#l^-6=~L_4rhow%$oWCed}rPZjT(TaPB?-s;a!j{SgGb-eB-~?fv-)ZLN-+xfj+|WOHy<(a)S<u;4E??4oH=
U1T-id}n))yz(D#-}5V`orRWbEa&&fL6|mZDkU%PQ^fc!_d3_>Uvhpz!850M(QX7TFsi6hIrV26w4Yo{@JJkO%X`r+#7iA<-sX!I0j16TtA`EF!=R069^Oy+
V#NU+Q{p@<%<Bj}srW{&1wa)Xa{riFnLP69>ur#<T$I;dZkj^37^4NAiXaUL_dK%Yf{L(irLKT}H@;P^^Uwt!r(Z{OVI4T1_Sv@CJXen#MiDcNnkHb87`GM|
H5LHLpH%g_JgBq;0+HK(kaV1zt*aY=S`lmLBTw49u1_jb@0v&Os(9u_JV4gNtob(}jYD7r_lU6yBU*Dx?tN5HY2wJt;0im((ih>+cmRcDBwgL|?S*d_c6O9M
_Nuk!R!t=8%dAxpZSEI7>I151%(}mLe|hD_L@WJE{0{_o&!Jq%fhoPS_j?nBFK~+OxJ}czlM;#h_l{p$nWzojL`ooJuC#dMrxrmd?<yRBeGigpf}e})<PosV
uSn~*(?cx#un={l3t`tjI_NHnjBH!ND;l^$iA8(em_PuddZ8o4!|GFgt*+EmBkvOXDY}pgDPL#&5cANX8c{ba5G-m>yAL~^u{QE4rZZ17=DqQsWY6ov`q!Q(
JzUnGD6g3rS$lG44>dCzn?^&S^vegA;yR>uFU`ZOjqQ7ZnTqydmi0gUM${#*KBfd()E>kT=VMBXa)m-#1;-~EA`55q<-dP5Dw5aA=49Ts+sL=Kvxj8}Q=}7y
)#ju=)x3)N$1GbH)KJ#lr=0su;MSZ)FMq-1W{ak2Kwjny7!Z%kj$WCX4<^RXP6N*;nu?Ewh47*-+()$EGr9?J(>!c2&#3kx^4yPSt~+8Z>amA~Q!1Hmox&5m
8<BAoBvC|Om$-;!Vo2SE$_q-xB$sn9k@{~r=``0%MfIC04%FMg(mcj+yP=5GJg633e1JS0F@m%mMxuP!sZVZkANN=*af(ihS3(0&*#HK_cI5pqO_@yJp{IZP
mtE?Jkfr!fYIke=Kc(F=HnqlOa>~*u<w|#3R1Xo(sui(dWogt5!Odi%CzJP+$uOalZa0}svL7ZBluq`OW-_Uc+_OD8Q1sc8gG)NA8`|}+o;Ar9omA5_9`a=}
nLrb}vA&o**+cybZk8R~9ZV**N4w>)Xp?83rP<B();9^!<oh0?pP1@q`7WW8$rqDJKbfSHc#=R<lXrhNnVfupdl*Nf-~I66%l5;`W&L^cUPR@)WWe^YA8t>Y
bB!3u`D7v|6EzOOp3t#AyPZs84&#A&dFNhd;;TfzJlNUG>?t0aatKdm$ixR1nWUydlgZg+@?kQ$g}-iKHj~qTnM}U_FzF`Hw3fr!hk@_Ut2Nc{O~p;wM^%*C
4fl_DKl{7pw@?AfkK<1#l0p63A19OUd*~n9@lYQxU*+lNS9XpX!YUR?ooQJM&%IV{s!mT}uy^uLCW}b~cM}ifvD@9ra}szbXS?3+xHYGLY&JOqLQ1`O;ni1o
wb-H`_b|!j-JkiypYXB%4g8h<c48*~1?tb^TlMNNd1w7kd~`!1T_mLMN~yt?E_Zl|#NEs%uSPBGCpYh)eh>Y}6lMc@%mg{vCsX=)kw=zZ_&PQ6q#i_s%KAH<
ycaM~s5gm5{o~2iXg}t|UHx`KCKGFe`&z7q-{t>PK2w)L$qnJ_I%lMtzEMbjemmS55A=^=63g4M{-5Cf4El$`Yy;U_y{FG!o<}%paoupXFSpX~>GpR$ZEkMg
-3bp&<!jLQeyo23{fpsFpOeOPj{IKUz87LAZcIljAIDx5k;wb*Ka%U<Pd|Nsr#z_lZt~OQCunE#1L*Hh?<YTw{qy0+pMLtD|MZi%{9gRnD^ZJ1OCTer{^q|c
WA<l%R^I#33X+Kgl}%ERhyEUB<-<B!tY3Av|J&Z=*J;)(SDK6vE+M9P;iotlevtnPolPd6k19MH%^u_rjV)ins6da^!ESi<<81fNI)CMPxyHQ!Y*Ej%O!`;b
E&9;y@9gKtKd;{~9qYqlx>>?K=utL<CDN~>oinq&oo?&I5f+47$~NTf6rBwxr+16*!?=X{$$GTk1cY$&Jy<{JWo0Gl&2GD+8>=g{?MRiW*r@K-5$GE2cJ+-I
dmfAW@Q>_9`-k}~Zy*(hhAQ)JFpgZ>PlIZ}N&Rl{_zHKZC;oNs?#=$soyTJ<Y!Z+9t6|-I{tE0DhK8oY5Z^eoL+dkpK>3?CWwEAd)TZU(_@&n&y7OQEGRiNR
obgfraI^mr?m;L_vRgffYRT&po?3Pv<#npUBmr0QQj+DX{eQVz|3CbB{o--`NN^%Q+=4Vf|GppJoU%*aTV8s7f&>4=UxbZAR6v`HwB|pK76*U+bsYb@$%oPZ
eSrFV23iHVwC(%dhhZx}9Ik(welG@t(tUE<4xJvRul<|k3kp4+-1VPK(1fm_{{Bml$4@Z-pI}j_bbqQBOLSD7{F-sZQk92J<R#j)2QH#N?abZ!yEB1$(vJPJ
{|6>>1LKFr5MR90@9OWrf3tokqiG)vygS?Xj&G&GYjKl&xc%~O{3oORzn^?R+E4m_feil+v;v~R<o){(Rq*~p81Cbp;PYFyQ);*G_sQz(T_4d`P`|pf{~Kr|
25nAa(Eqy+;1XbH?WZU5i+CHIW(WIXiJR~SdrJV#Rm9p^D)$v({}w#p?|!02{bg`7n8_ME$fUO1%Is!+^7eVM=9jsk*PQydL^fz^du{QrAAU2Ad>rcE!6Mq8
j`8FF0Ac<X<PTW^KK-CS5B7h;UWZSa$NQ5Tc7trG)9?QC^rkvXVEhn*x^WhKay!-^hC3gSjP_&K^KE+84zIG$K3u-SRKMC&hTg^aEI$4pOY!|H^=JS8<!FDW
lkRM^f4Dh0f!Tv!LHOd8IrDFS6IdNBBRMP+iajL$W_j}W|Geq+`{9eb%Fty!2`75AzuR$2qxXYg<gdKl@!5L+{rb9V0m7+{b=f>_^}hBly@;l#!`<LPiUdY*
GK}^E`uws2`9uF@;GMO5fA^(pouE!!p<OqA&W%TEjnAtvNcQQS|6`*S#S=05e-8Jr8qg-lWm}#7^x}srzI*d5b-%Rnez$W^_qS*L@<zN)zrXq6^B?Z~*X=lk
bdrqv-$9ehJ={V4wqk#8ewq!pp3nc=`2FO)ppmyCaco|GMwK4)m*dDs2yr{c|Iz-?{|zD?y${R_<J8-q=0oVM)A>m_B1dyFkc3C4=sf6`OY`|%{U63v+)ak%
SRV%S!wy=5&@TP>;)ZS0p_;y{PdV|^TC$;8CQFqc;&yra{`OA)za9I3KY2IKpTT_2egoD3LyOSOyB&Aw2h<qM4j_8%$gYic4UXyq5wS1nhdbxH|MUEpWBnWO
N3U++4$}FYy&67{-51C?p~Ka@!yau{2*uH!|N5wL{&n}KJLmDkIEybQuQI6r9*p^4JeUm_la#;t*WdohUjAwGkIDLTG9)MHL`S<IS-uZ065RcEjF|YYiC3Vp
SFjEz7=&>416Ttj#^&=cBUJ28#j`J~T?j0#tDDH|`eC0vGhzP)`R$$k{Pbu0O-K8C1w;Dj9YhakSJ!7B;uGEt2bsiQK8ry3{A4HNc<DC>(H_6c-~XHQ0D1j5
d2dhdu-hcnAP<mVOZQ*yUh$!>`A+o~t%)I+m`3yE8|Q-F{^pCDf2(|FFQ+4ZyM>VQ+Yc}v@Z+suU$F0M^qWob%6k7<NN+;tCc)r^_V%-#fAxjGyfdD6<DY24
M*sH?#-9$LeHcfZe{uV2SHBuoZ;t9)T%Dbs#<vU&H0zz0J928?pWOK$SaJeJeCL09XpDUUqXGGsq5b2lSF@YFm&NE+8`l^Sg^cd(tL)P%PHx_Paku_|Gp?dx
GBhLpg++M!B_u&s<>4RCzF58c!QbxfS4i+mY<5C-9Z;hehIe0{g2jh-E+8J`zZ~%gjQckTT7!A;$a}?FkP}0n(;GAk-r1gSC6P|JUut?CSNprl%{cz=Cv@~*
UoId9{Rr{|)i_+HKfJ1MBYxP4&mE+f`}TyJ*iTRDucPimn(XctFCVP{O%gEOi3NH;(SRq5$%qCBEb7P`^%H<U9MCe1sAshD-dY;(>Hg060qW$C-;e&sK$G2w
U)5N@Nz?a}JsqtS^g8Rt(^FNqlj`Xu-rdA0M6UAA|A6!+;b{M#fd8Q!Mq|eMalZ#H0ZZIWuEyA`kIcRu!d}cSbbov{T5Nkag$N|LbfE^F0)FV>Zk)`-r|~~e
B0AdlZnVpj^f_y9eXZ*&y^KY4d)N8d=zsNOG2+)12!je(k9YMWdA6G%(96L%|6td}!%}y>*8IEcmpew?JNr2q<-ebNHP%NUgp-jyjKY|ZJ>ZF&jO%+b#`C$J
XZ3zRbm2uO_sJ=}^IyY=zxX5_@uLs(21AfzT!q1@&cEX|9*hvUO{o-NxxV4fTW(Ue8tyu0BmUQuc&zWjAfC6--k-;Bmf*>&(aS+0{1mZ)ViWY_@|%W?Z<pUy
emBZjO-@IV??y_cA@#04NdS~}V$|Qr>-OmE-K%uyceiiP`#5FTyIX(hxC(;FvvK`)(3svq(%t;0OaI+u2X=Wq>Pbc&T57sS;s(7H!#*AHPje^#CCs=T`&ZCU
K1QQan3MT%0=5M02P4npyCB8EZl|_Y^P1~jPj`2N|EE#^fFH*CDfqMF9;7$_^Z4cM#5)^J98_Hn?ex`fb2B~zKHu;9d})m{A4PBuBPL^)3?{McC);seV1F#W
nb2gMKTK8L4rEFB;m|E#zOL2x%ad1k%7gJu;lB|qok{R#{#j3)u|7H(b`yce^##GvbUgkK;6zf|KRc&dh%sW}e~X{VgpTnmg`1#<QH@}HGTi7_lW*$LOF*U{
CpxjclVW)qyh)~AKirI#37tdhWKxeRGw4o+{kSfn{tg!PxFppme>L>MKp^b)UU4Dwn?mO;pqf~?J_=QXH{+*@w@qREO#Qx0>e^u5AtlMa0*h}oCT>HoYS#>l
v>~fCX|LoiQwqDMWMGU7+2nSv7(1n?clGC5(DvowTRWVs>hr5N$8X*qUr)ozG%8L`JJHr6sRMagt@mzvYl6~WNz<jB8In{T$s3P*U5tI9sj4bZGkbYhlX(*u
eVQsWvrXT!;HAcreTzRtz>S-Qi6|HGJZsC`8$Y?+q|&W8+ZELzeJN3MGi}4lXP$rI$n%08tYfAeip*)}eA3i?Luh}Qy=*~GJ&_p6L1kwF4UdS01MOGsxf-N7
xe}t+)f^8mhCZ%x67gIKQKj;`;R+`d;3a>{=MwY5oV=0-N8R`k+F5!5&b3&s>X%7$O9%_CuA^_NUZn)}ohE7I$=QjIcloenR2EXDpVK(#(%@>i7}zQmk!C$s
47K`@4wNSzKe3cxe2F>~#Z+s8htouGgO^c6-P*U1#m$`NywhFdP~7I8#=P86QJ&j|ioICsh(l*{LTdRIVI~~G(>QGwuL7fV#I{m+d_IT->4tROV4j=a>6+!`
l2v-M%ME2XBDh_PWxABLj<e)%v}k3kr9|kuGgYohf3zRZtj$G`kXI+K625X%y7&VYf~&e^9(lXPP<|LpDP*>J;`nWcy4Fx$*wwMm7u!7BT(7p-Dl1Lou|~xB
wfbiX^6WaNlg1dDE|#3qME6ORx=hf9rYYES>4&wK{6{;;g(!8d^H04tS5((wQ*seFwlD>#U>o6=tq2;P3Kpo;p=P~AChuk{{Q3n3?iLatVD{CwAW>=i00xzE
blJ$)c|=Nw<(9_?uV&ix;ic=5z)tYV@}v@TdXlQH={kLcIcoE`M48)rRxJm!>juqMZ#=qgeBGPS4}2Yfl?=+rV}v7&0<B}m)K=Fhg=S5}F_|3_pR3-RyCgjk
Bs)7ft2p=Pln6o<>bg}x{+dut==dUF*RI;T&0`8iP&J^0@mo6z%g|3UbjefDOO}$3a_J~_85%95T$^=$LJv(KU(e^16%ENNnT5*7DhSZFp&(H#eVwv3W2%%$
TNk2N7f~o**0JARhhU3QNcr=P@@icaO-nVc$Z=E9)YVZFtz}eE;RO_p+lF~B@@ef*f;3=M({FobXagWe7Oaj3W9Hu|uL}^}grOMHjxNcm&wk&8O+!VC0^@h%
$7iSn4V1cyw54VkV=mj~)5WvKF0=4r^LBN4ah+Wb_=JC1otZiiD9wiS3gZqtgp@2?vaa}28-1qYx*BR}yda?Fbl|1=#P(@-5lENl#!#6Hx2-hFqoS$SI2T%^
gnTDs98-GA^vjOaq2zCawlHpvQqK!WpMFLII^8ZRfB*##gdRL3J-?PZLsc;gboyUC<O{^EGo!0FdpaDQbS%OQFY6v{bz}xHqg^qRBaCJ=Nvi$rzQwH2Rpk#3
_OX|ms_Gh(nq{~vn)Fkz*R5(ofxCLAP@}0ZRI6S$+R%Qhx~#r1sxK&A*MM$?<$DdY(zH?$6DT~0V_%t8Q5y*lf%vP;u%T-Zu5{iQa;iB|u}%{XQH8~Zuo_)}
B@HqS&64*`rF*%I;{<`rF;Rro5Vbzmp}Y);2~lcL(H8CQ)rM)=*($8!FlbQ86<0}+UI9@UKe9-Sj2d|r329q~0)FvJ5)Ej<TYO-6Q!BmV$66~~nFYj;fwKy%
xQKcmgrx19;Xw*ud{d1D;Yv}}S3>xrIneXt4(Mc4t{W897|YF?U-ATTb0XvP6-$$;6(Hm}A$DDFyew~l-e~S5ba#rw=!|0#Bj>7&sk9OkKH2uMwuk?gqM!nP
{?|SMBO;r6x~=D>8c*uj5LjSw>hd==FEguBH#*XnlKOGe_8abAT7hj@!TQ2$hzoRIbUQOM#4o5o>$dvl+7FN)qNzAu7+80mXu3R;0)cyQ7578$)1<LGvxqZ3
4C;zrrHA8>um837weOwO?Qzf!O&5Da)Rm6<{gOrIG)?hI#$q1CsX(zz=}{Yk+!IPmgO;dKyT*ir-htK80I^H2@K_C6L6xScu+<Q#sqm~T(p9yo#Xrr1gfgdY
XTrxd#de+RAwYsc?5BNYaF{ECm}P4&s9%Gpg1B4rK=nJxR4japFvhTH?YueJcz#&XfI&D2sVtESW;Qs2wdUIl*D63^-#V5t9e4;YUbGDW0hJL54E&8^>4~le
Ipl3D85llSbm+CM&45l%*?%J%&G6ZH>?7TETBB%Mi`Am@Bm-B(xp8$%XHt7@oU~c(1r@?pYK8$=phLT-7C2RV2%Dwv4i{n_?LDrepy<YDROycCGrisZs#twf
f8vNN+ic<AO|~Bp&r@xL6{D$1aK1CL+kFF3$ONtQr-077QV{L!HeKk{JBam~*BNgVeVNEe_xT}3XEpcZJPkXg7JL<-(A6F@o(Ndnsci8E?EJs}XInF&%_22N
r?I}YV%A~3<Y8FaQ6)F^Y#JgF^QutbWX4U{k&{w)sW#?y*IIzO=H!{xkre}fqMJOCeH$+twd!WeNbh3}_}c&=h*r#ysP7?G(_P$&NDe2gKcVSTb=GMSeaVnE
ZXBI*w>*+{92F=0n0Hhk8cO1ra^wyD_%Scv(3z^J*D*kV{8+>`_*BMR8mEIi!BxCN<EBO>dRY84GiO7U^t~TOC#f&2Bx$3e2IQlnq-ZRS2>FD$p!zOt9Y91%
W}@a{C-hoWCQy0}+Kj>Sh7-HO7{LMx7ILGn4oIs3VYAdUdm_mN^C@6kEz`l&aj{%QrXnmwNMn0CB8M>Yg3=}t0OAzk7UiZw(!ogtVWOFer`pl|pv6w$S*Q46
z&-5fjo_l=09tJHTt!j9#!rA!4mt!|Ojrs~D)myW**|^d9ecCm`O~B0!-LtUFQ>;LfDZ7BO75GK&;-H*I6z2QaavC+ZDO$_;(47wB=X~;R30prCZ84;Vc{P=
Z>u)qvJU-Cn^h}NOcN}G6(UT4nWqrsVsKCV(hpWbm~P+g8CkA%?A4JJMtW*-NpNT*XF=?ms||99(Cwhj#<914pMrm&7d%#{5Vp2BDdRAr%wMV94*4ubG&cp$
w2J!9Y+u(U1<#!igff6O<7W+qoTe<`GELG2{ua{^Fs-NUw~-Hkui}J<hB}O<cswpV@k5G>%U<0MoI?mC;Io{a5Cvm2q$tX(DOyvTib3mv8qRl~Y)AkQI97;<
t>{G)dU8vX<`d**Zr9;h5|T0S3h6r08X#)Z5kIR0Z>TZ?9F%?n&cbjE<NowJe_OL&D(tf%Vh4>zYRe?538+O)L5*8flwmVBF7IWmoEfeO#KZlLBoU&1BXbWO
G`PAfvA=0>Bm4l?Buq?2`PYnMrM$Ls!=|lU2;W_ODXT-(ytWsTo1tor$dQKsY{3{^+PFljBh&TQsPPOYVVWipBQdh`s>#}>%C?);>dpFK?MBV<^moDn4wh0D
(su5pBRj~HtZ)hVNvHx$R5W!S$Z>xQAv9{e$n)A}KCP~`)}1mPz$9(v9bCW+c_;uXBufB;s1mxI18_nFZHI0LP_|dYc%l_|kH2ao8aXpJvsOlgZ5;|NQM8al
r6eEE_G&ExqmGzeQOvyxyCk<NaV&61=ybDaD22sB3mV~Is#OOj&Amu~`qwD)AWXPH8gdN_%OD>o%M>$GU@9PGXNC^=Oa-|cy@`-tsICC(@Ehl%Gh81<)(lY>
1$IyXEy1CGc6NGlvIN2puDRs?`2~t-h9c%2NA%ZWwq4ZqbFPXthiJjMqd11(r~PJjXw^pm-v1Uw4onJ16bVeqN*V|xWaeTr9;GLgKFZy;R{Rq*<N9^W>qda*
MmhMT$oG#K^RIE^i?7{<tWg`(N^w|%jRfyjMLC#S2$0k#@f<+Cvqh?@+_ey{0E!A&U#zRXKPiVZ(7{re;iT!ls^gsqmn1S}v)^go0KG5)KnaM9xh*A2fHWM`
`-FI!M&CWHqsAsRJGAVL9~{r-pB^8~r!#cj%iB($cZi{D*Q)uHZ!v0TT3-FO`y=`<bzLVttO*BPYR(d+DM<fYjy9{3b6z%$*pe^=*Y|A|3NItZNZa#j6L4Bt
>uCD68bK;E+Q@#sL%^MfBu@E2m%4v_GJBHyerX*YQmhq$z=+zWyb8qP(9Q!*nvgY8`=sxdQwj^RY6318HDcMW^?`nZX>48!TYFiDhcHTZeMeVfi)0?`juOfl
gbg$P%q=KC)uvjSH3Y@c7EP}`Q7OtasXU@d(DqqGv=ou|rn}T`+jXYZjT8Xs8^1eH$io8S5am-E=~zJ2XkS(1v5Jx{A;f_XG87>yn5v1}rv|579g)rlC@6Yc
#b?6I&k*uYFhqG{rv}0hWtCLMX-!^1q}WHW+K`M7aK|JSY2SzwhULI*3{j!woPqOCvm@X(4cOc1xdAk!6q8Ra+8%i>;?H0eD*y?NuQs(t7o@HZ=5<x^Qq~8i
(7L{El+l0!1A>AXYe;R8K9bsQ;=~}J#N^X)lVNzc)K>aLl|%_3I#PF-?yEjwLA_niH?C(F|I3r#o&Wy%chA4;#96%T(jW*lX1gdr*e2?oEca0oB$8|IRO3uf
^8<DZ*wAl0T9yZ$TUM(T@%VfvDrqeQFf0Dn@YULPVs2Q7K5RT9H%$X-ZE89lH?;bqbV|9R8W+NFUrLvT|0&F+^EcdT5X?GZ2Pp8Q<5g$?QWIlEf}r%IkpW5V
w#A0}3ZD*ED*!iWu3{ePZU$JkWm-o=0?-HnKJ^U&wZ{Nvs%GF+SoSteJRssMh|uym!b9YHl$BughkZ!CL=2Y)W=q;K?s`qz4Y&q*9?-6-Qzi%o+!+s0gSfFG
r1n#eAg(I1h*nDE5l^s{EUAz5Qbb~F(njf^Lvi`v3B#VD3(hpBL(wGVGm_Q3ACz}q2oj86i)s=rwH1_k&&W0eIMyW$_gHiU2q0NlguB2E+c;yp(`e8(0Xn&<
A_PF6zL20Y18(e9Pb;e2AVlCW6=y(4af<n@24;crnuj@A$5R|d3^%*N?+CzMhFXKgxyloYY^wE|7efxHF)$U4%N_7aUv63lC6WJ%#-D%cd^u&j&C1pKD7yms
v|9a*{bY6U1VTkuMb4sj!||O0E%DoZDVw|^u~e4?NQ$~bgLDTh!57yH!$lqF3Ig6z7DnhZLr)f!D7<Sl-@$5s0TXI&RNr?B0tM5xUSH|2Q25Oh04+<M9gh2i
Z-@x^b2qOk`1aLhvym^U|0Z(lR-B>yYzh;Ez-^(-aHDqsJcItKD*|J{mzr6aTw#9Rbh=JM@2sH>&}Uypo)N<uq67NMH>pJ~o_Asj3t86;fN$i#A+<UM^uO-4
S_$Vc^+~`~>Vdrrb1^;gd4~{kEDw1!N`qOd5=8Oh<vPbt9k!GJVW_FPAuljWl{KiGHwg+xXT*{0+=e(INiSl`lC@SXt#GK~EVL_8Z`KL{9>+G1n2VxNP{)7L
he|JXOtI`F--5R@;G({(r78x|(17Zp`&G(H->VE_Eo~*$wlb))j}Y)E*|JW@vIZg=(dCIIs&0K}>Qf&~9Sj<=XnPsl%7a}}f-_O+KW8xz_7g(*0My<|TNCGg
=3pOOE1PNotYcl*2#HK<LDpzcU5c2GeOVLQ;^4~wKy*x)6ZtM-2w@bWFbcNy5Dd96N3miigH=^jrXc%6xK&kWc2xjQEP*l=FtaR!IJ4%a{5I#)B^JvvRsooh
rYr_<wJgGSzDZiS*Fc+L4eGN_v&znF9JFQ-^f0@4@5Q$<Yl$49TG9nNiuy_Q*NsqY-o@-cnxp-d{?ffTNg_=H?6;}6SyAsMo%Wg`4xl;G9<XnN2SBlcweoW&
&$2Q`fHga$IDnJ5q}?0Ai>A*On?a`p?`s46GgJKCQ0PX<mZ!4raLaO;azY{<R@e+-5?A0mhE<iR+^_t8JdQ;J^s0ge7Q&9N&o+bUJDzty3ySgNsMl@ZM16Fv
n-J%(?TGDp<8i0j*j5y{yTyx`i`<dH_(iL@UVh6xaRrVvC}|*winM9Wl0{ji(wfSSq=f?P_cl<qNL0uJ0SG*&Zp@_;;JAHkA6Q~>?Wfz2I1LAm3DI23(?JAr
44x;Hrm2^__G+Nb(#smb{gTcH4(-Gc&)vfS)8<wMOG<%;GH_EQ?1Cf&dtj2h=A1NA>Rgw+ep7jTJkr?I-tPg*cIF^i(MvCIJc|6l_dU<^gTPllM5#WJnX*2m
23MN!E6H04oR!X7r8=^h#^6*V8Y_<m<VyM^3boT5wMAQ0-VP1z?vHKFB@d2|=VS#OeYI_hLb-peUpqdamTZN*@#9>9+4TOIt#i}W4Z!WSxICYF!LjE~=Pe0k
HqvyCbTda6?P1Bu*1-T>&<?@{yCA6~9B6{+WwcD`Zd3b6MF`?N_+d3@7ByH&`Fn{Z0>o_3wb_c3vs4TUz;drUcjk)NNa7BA37ngrLf{vh_B!AEYIrxW)8(>@
Do2Ol(3ioqsX~<vyop)&tY?+!D)gCVWg9owj?rBuq+)S0PhueA63w|A9u%m13(K!xZoxlLf+P=JFRFqVr%A&tkzy^66Tq{0nc%pUCotQ_F1MJVt{1>?#pdcw
Eoy(uFHjZ5;OBrugn3XWo=Vzic@R4h_dJIsHi`x6mI=VOKEA{;5~}mjmbw*f2Ut2jkeWdnaedS@o<f?$wAI3%qIzdc->b;+EJJfdJ44gfV`zWTsaAIbM@|g1
_a&p^I4m?!L)^uNpCw-06t#a@Y|fkfuqcb7$n)&^HXj*vWd=-aQFki&e@S`|F3FMXN^@s8y+iJ_D3O&J%H5%162c?0*uCPvk=&U>vX|9eB1H%n5C*_B;1N;9
o}K-1`@AQz;+)J1;c&C}?)@%cFce=E&aRzbj9HGgT|||Ts=ZYV6<CjVN2^p?EHoi9DOff!>-VbyU}k3pHM5NxYHR&&w)#g@)D^A7$34SUmXJVRcgyU#D&BB~
P*2O$%4HNn;Kx?9oLor8Tq42nEa)>RVXOCl-5J|temkgL$k}!PP4}r35b|#4<(&KcFgsjgF4&SR7BuU(Z~C&19k(ZKGsB?#%fil9{Wy}ECra{~SKCbcZIB-m
Fb%nbxkGiC#<`n8edfqmUK6NTAf_ae!=T@nC(!l7sOkHX%&FpoKtaJa5A06choUYvs#KF@0~^ohva1zB=Z&k1oGfUTyv439JG`CfWEL!Q$a2mIGhH%icRmSS
X0<jzIVq~E!E0JE#N&SStw=A?$T$cKG-WHQoz61^Nd)2y;*cI4m3f)2){l?Xd{gE)cBW~icc8DNEL%oGnj8G*UWv#g@_|Y7Ap3vx%VJF^xy;Og6>T#)ZH;?y
#EWqsDM0J-e33-5a*bnLZsa|#?wn*V$oMR6gJv`C*H0fF9uLQlPmcj8DJRp`RkbR1KblWN&cLN%A`RtQ+>9R;_@gW7M?$l?A9+g7ds5#JtQ$f}of6rpB#lJU
>ebZ*{J>cW`GJhZW;kERlOcl~tA#s(s3tSL9WNsYrL)%Ks6Pcm6MeG|_ET$dk(Y`~n=$4sJrHQ$;+`SQg#N^akcAN*PPR394RvB8R+Hs11>13lxc~X2aa(|*
TT6OAe?4<IFhRww2<N>ob7-Lor25R{)4nqCi&;ZFrP-8^sAJt3(OC-ko)jPc@^kDEB`Bz?S?cM|NAiQYQxnk3gCfy7D-nX&)2EmY%QZ#kyGbBNDa9Y*<x2<*
`5U)X@dV`)FuqQ!6apy0C4o>jc#<Dz-j=V=kl3J6s($4vaNcp;*?>2o85Q}E+CkMsv<03rm<DH{9U%CBVG&*<f|;7Av$(&!nFr{S5=pO3z6=x*6Db8p9ofbi
c@;d3!&CIJN9ZY?hB8ywG#sU^2q145D>D1F)UhWr?2v_t?SmVY;1sM@_L~TIfR{Ho$({po5+eidR_pX;b@+0B)$bp6kH@Fq?RJca8D!!eW=P%=M#EuuH55Y;
Xk>n!@@&rYC((U!>n>S_1oKD4uCup~YBgok1-T#EZ-N+Dk$+v#E=sSV4ni-ZKSmbdIa#?LGpu@qk7;3w?sjkWoD6D=Rl?s~UL@mgY}-)^nWa07J`~f@X!YA&
s8;(7P>zo5$REPP&Y+9Gs#34Lm+E6hA({KVMR{niiB9rWhVsPlJ#w)=pVv`C$!i=ZGKK{H704vr;$>0mX%#(cRw!+okm_spd8pxAADBBy+JpT`Z>N$ci@F~G
33^^~pOj*>A=XzV9_={rz)tGgJg{lauU7bwWf$HBD(jDZJ{AxjOt6X%Q#fWy|M99PPOt3KaIM;@q4|_-WF8(-1_Y5|89;-s$kjAX5N#R8ep(P=tMm0-2X-IG
j&42?h=AM_^vG1GkQ)X$STUO^7ah+a)By7N7SX+|Bps!!$ciRul{6}<O1%Hk=?6CtBE>|*A=!#PKesh88O{(*eivP3PT{HpU7w~ydf3p8@bn;0_7e#QV5D*=
AiqPuT4B+Cv;J@p(am>X#t+~B!|uz6`%l+W5n42hXGTE)VH*cfjpKAJ&&V&b!Cv6Zq7Drn)W1Q!1*oRMu2&GMQ}<x)ATwIw*(MJ`YoGebCIiQNR<e18p&#6V
K6b|6K(=$a;ssu$Y|5jJ2;z(nSIrp8bst_H_L<;Tf88to@vuoEX5>IFITm>&49<)%kx1F%CX&6a-kfG~Q?TV<zgryOSo=}!=OI|Snf=I1kSK9Iax>a%S2MNX
xy;a-qB$>lHg-jYW?%yXG%^Xjw1XLyU*kG+Az}!|0SeSfT0kTZ_%5S%R1kctF;|JbnZoJtU)-q1Y+f^HiJM)N=ea7f4~8{<uOO9^@SO)eVAq8*z+&T9^f4_Z
-A^h(ythZmV$cizfh9xCJ9+cDWaKBvP?-J=qN4?wkeDh9C?$p3i=1)fvh#T?=k4Ea#$Z2+V?*h8{O_1JK%8{DU6I)-Cg+>>dYy;>J&yQVO-lQ$AXR-kno$y+
g_4bHn=i|7C1&DmlmQK5<Q6YkC#}5vA`}_RtkTX7QN|aN*)^oe!H}|s05^?y8b#glDt#IgF#vfC@R1*mk%rzrU*uqS6sPVQC5cxHbRG`-0EzSIzpUjM+eW1L
;A89aT{6ZP5K&z#AvgI13QIT{{;i*#sj8x)87mlJqgtfWLt|o8FvxmrM#vHQf{&5JJ4q4RBttqKqcKJ}m$-3A3)Nxcia(_c4COI~U{~>>EtaXWFE7tUS-rkK
&#px!H_5y_pEzRks|*KV>x7%s|EG)>W`=CPXik(=5`+klyX>lXaQo42cxcVT^UtRl+t{L1cauw^k*22G*G&IBfv@?O^W9^q?6|Qv#@^ojqn_O`1$J<#qW*7m
DzRt%lnTk*w&G2fM)PSzRAyvhxhrG4fLIK<`T$4Y6_jOFk*1w{NR*z>`_e*&Dax!G^fIy<ZyAkoRWUgO?#0GWyeib-n#gc~29-b@sCYHcw#v8Xosv&8z`i~?
|NI<C4m>uTx7@m&`K-l)l$_%87QUkBQZuF+gWGPh&o=E=DUd{OUo5|2){w@s6}P*^*XUNOe58_dI<Y1>Urmj^z~1`E+{R*Zg1kkgr$BE{IEiC91m}zI5W(UE
rRSeBm1-d`7m~-7oMwtow(I^IsT9VfdU9@vBGX8JO`A65#oJ_>G?rsKUAY?6)rpu<3B1t)4C#6DonyVobMwzdqyjx*C~4<sdnF(zm-A1v?zR538D?KVD1mf!
J}s?tmNi$JPOC`_jb!a`4EWlFWA)gEDL<c-Eb#N|GiO6JF%#LSDEFUAx18Ly9yv;!>#IOLdBkT#HPjts?P^tX%W77Sl}&WJ=##Zm^}cj&tnTg_X2&}Bwfs~*
*hPYTWNfuC_ok>;b_4AVIAz12g%M2Aa2ObLj#u1;(LZF+kTHakxqe3OYE08oa9X(RIvWu$a<_+Ea6RRYhh-$U9W$rX!#p>b&6xhi+s&sHA*SUmiY*)YyTyDD
bu_=c)TK>N5XsSsSwsVHI^S6+tO{=z@$@E%Aqv!@Aet$+)aOG|mLOK@#V5m2X31{QlAu)J{a~e1dTRFJH*%alBZkK=L0i!Mgl{1bWNkh|06(AMK_1*XA>v0I
P}+g0Me+(~BIQxM+DHrL3oabmRK%ANMp+t@>zmc;=KLo}a1eyu23sLT1cdWVT4OJrG@9jqdXpml`4C9=h{bSzW~{gbR1V^3^*A*fc_|^N2)3Gz;W&1xZM#H&
q<Q@L>bD$WaQOHhU25yCx!#9^vMD5?c}x>A$$kVsPFH>V5I%~&i%BLneT*?a;A8k8@-Cy~3g?JzB$`anC;MTi6=o3R#xYAqE8y)bs{j~!G3a7!7=%_Oa;biU
z8^cSXAJ4n=p@GbL^Mc^M$ISae#d#n%ST4@d70g82W`)5FoCXV-WSM98{j{KfQ~9T#t^2bfB97=#B_IiSKr>2b-5>49=n{7{G3=_cA@3)otA36Hy0vD$<z-?
gfPK3(l#t&4|u@QC`c@Al#ItV2*$D<MR@fvNjHj7yVSZ&9gngzy|%!AqfHMAZBlRxFjx34H=yRb9Qc^iDEzZo4^5W=FAd`;7#<RpC^77VUO*yC7P&y6$^uO`
M}K9)R<#G=(mi%gxgIj=^Bc6>7dxY;ma=2vSy~<bZVro`MVb23801^PJ?pkdp#br-ocsN;vXj-{2zN-IR{a?4#E-vw^V6q)y}$o(6cfTg;~XXxlXNIe)hiX}
C+#J!@rlf5B>V9W$dMvn#ornG*gJ^^F*bSf<^;aY0@SBeY7<S<Y5?M>ky!9UqcdCCRu!{E%;w*#>?0pejPo16*frCvv^Lv>{l0BF(tya13C+`9LVpkpUZ6kx
8%J$~mWoX^6w*zyWc9Li6JzrJT22;8$tE|(VB%}TMyq<!jXH6Zg}1&U{>s^km<HnR^j#e8RqnQpym^?xScaeY%M}uUP-Ruzuhlg4nOlglI}!~u8xMo)nVx1l
k;1`rf`Zz;lQ{B>-L4Cq@G4_hP>D$}Ubk-W6)LRs#dMn}6Fii;L;*-LmD@~eg&=_rBeOM-!dY3JBh}caHm3@L`>;F-2Sy6BkL!K)<|3;(!-*}gDNhsaICUlD
TmxSXU6t^qOi+LG&PHi7&Vv^-_LR+ZnK~IuF%XjoBzyXaOkJGgE7foB>J6r`fpJPukzZj{7gfn6o@~gBUW|~BCrA(&OQMvQRAY^9E@@J5W|?7zE~k0ky5-sa
hm5drvq3mblk+*mG^LNqtbu}=5MOF-afLBg_iGIyPN@mBgIoaBoc2ZM-0TQmTM*Xk@EvONDaR08X7X!b5D?7hCWsiV>|*v0%B_J;!TtE&;bv&h`*GpjMC{^D
Eme3tCgdZyEktMvfEWTF-TOr5{7pXYSWyrq!ofhw$}T7D?%i$W{K8B&a6MZR*7%K`!m=`p^6oG^{%_@7Nesoe1rYJt&VN1mu#Sr~t3$sQMVodWEhk$QJX28&
bXPnN&c)DX$}_E=|NSK21MUp8Xyu$F+e`&en#u+rk)FK8H0yURW9Tu6fa(4vDH@Px(DcDHs+9tc`5W3BIcn3FX3L_+sxODhj#Zm8v*WzhU;_s8bU?{T@_})~
snv0h=zkIvKoTMXqgv~t>j8tMzT!+~MgU_L<ef}_g0S`&;>;p7{UbhKG8vC{Q$6&?Es_|*8qVXK@T}tXfw6hC=dCV<>;X<rC-E?;PVtLciUcXVSeJrzAReT+
xg2L>Q(~{jg9!$0jA@m#oDnzTQBc?Tg+n;67Hg}k1o%A*Cw+CjUfo>0yFOC=<YnPb!%z_m!OJTrSl>>p<gQylBJlsA5rntKFbH2}*%$P@-n>CN+^j_lEvjNJ
6NlO#NfxsxCaL~2uGhl?>{5`jXwDCZZW@yU9cmcJs2Kkdfnt@FDv%k5`&904`bLTkAz2YXtkXj}#uNJZG=(ZU0(>glc0^V-t$cxX*%u&wUvJiH%k_=5R7sl{
89u+1_$pF+$uvb6*(Y*(nV8le%N25Tojy`xrsjTT+9>p~*30nJ=gL}t0s;h;IyQMv^t1Rn);r##I<?sk=5g9XGNm)ne4J#*4vk~Lm?;o4Db>UEoM)Aq0*=j{
p23zbFuf|6wh6O>4Uso6|2EtVOZIN5v*(H~4nj^M)qsYTjYax=k%j*&4s@PHdiCptR2iNyEpCS!x2~UCC5dnnbO3mFGI`<Y$ddb{?m19FsXZY;!g(|pm<WVE
`Y|e~ly4F{<zFSuYF4bHEsxc%y|KdpX1<tqPA*;|ioU3Xk<j?mtsOv}Y9zt>B3NOZg5`9qNZ##BrXVLuy1h9vY`x48*<p(4`FU68OJE2BD-0ofQA4N1ve@y&
+$~cI$(QlDcePAx@l2~kY>6&x%Y4dh&OA<tq}>w=aKSQf1{IF}Em85BCMj$5d-k=~^bPNesjLxt){#rgnHh3k_Y-|fbue28y_#m|5t0-fM#}#4l$Wds5;jKY
n|_X0nP~sRN(OIMBT}a=QJF2IwCl{bBDadUudJU=(&oH*mMOT#$=_tAWqF@IfLA=y4`##i?YQ{RJ$oR~gh}sR78m<VFzDI)ksMM;=hy6=zH6sfarK^f5G2j{
9S|wf0Bjk!M#gHZ%#VNbt5rD5<`zqBS(*6tRB6_!hizXawy{?}Cn-k~5@d9&N^EuV(V%f>8M#EoT)-UKJYmKrv>W76+VM)J-p@KGXQ+QR?&KAI$g2(#Mc`EO
&685!{54M-(a>uLVpb&0Siszoz&d+V#Sk<&aMtdoQno;RYDd>w2+Gq4#x5zV4oX4P10Cfzpm6f$yuuQxiWH^KFsmwR<Vv09B3&-+ds!tqIamIc$<qP}@HtVu
*cf|ZtCCHNO&t~S8<{2_dhz!9$NzkD6+B!fDPnaQFPxWdLi=MBZVV0+@ZTkst}dfWy`M!<v&H6jnv6E`xMW$jXZhQwtjdWhE5Ab1J|J9<{p$P#lpK11$!hA*
!c+98#X*{X8BMV)Y@Im)k#DANwdG|BHAHqX+MicjXhsRuq+J!5Vv(#++Qrj_LW_DESK@hs)~{-Yx)tkvI{5{veH)Ea%{|akF{{&b>h<&(VaTE@N%-2yGAQPb
E<7_H$Q(LVyTzTKDW~1=RPLHYrP{g~eThzs8AMtvZ;{E=zC^psp!O+-!X9DNoN-=XDc_h)Zl=CLQ-X;U6g?PFYchFYSjTI*Sm=)cIH{2EB{cF!HvILmR^hsY
(92-Pi#Y>Ss*8K0#~hBvUTYGV>8E)RvmZ_F0E02Ha^s8|-tt1*PID~F%_lDgn^}8hNoiyp3m>O-=`l#*ICl)M0YQLnfMq{KLOo(6`DVnYgOn)JkQnNsRG_4Y
8*Dk^b;&gsR*rxUjNZofnv5&kW^oC=J!I((x`uiXU()lc>=9lvyX(|86a6?`3W1ug>lz@}M!B1DWXA+mRgj7aKzfWiR3$lk*j`M$JgQ@EIM{%avCpMRGb{HF
!paEm`+5h3f~(>vuZ%WwH@~CL;TXw1Xc8UtV_k2DFHp6ql5uRn-LWN6@BKoPCZ5LTngEs#8Hnoyo-(9OkQNy;)5#_c{}d2{L;^XZ%I#PfXkX0X+q|?-k~^D~
5jvz?nu4aqyc}EWBJG3BWXBPO-?jTlFK(Y`6cdGQce1>dc{+4G3ds3n%Nx96$@#_u6xh(&-*P$I6;!2vJ&n#Em4E;3ok=aaZ!?N<C{VH+hmuZJ=Wss4G}%F(
HwEk=+qea1A9e(2-$soHAvm}}Ycyg!_QNp5Vvm3KWq*E3#Rt-!pU-2Jdji{KOOFJ|Z;@NV3zI(aDlI?aIRSQ69R<WX?@Dx)2Y8k)bcwuA<K217^QpBAIRU8;
s6^>=;S#D4mxZL%Fv)e<k&?!*=;;?6&&GjOj+S4U={dm%dLw%RfC8DZo%e%rpoXW^#=-4oER{~@ycHrlXu69EUc|`Ex96?ZELS;7^E}84pl6gKKxizjGZy+0
y(`$M#0kKw(B<iTCQaa^eWYBHtD<aYk-VIPa%RUE^3fgZzt!<wmRJ4stv|xsw(anjJo#l~PB+8dLV8ZW<@!BZ-#S!uNRp?rAg}+5UyJnTxp8E2c}{}ib<i(|
gbS`JQ(X^LmHj?3zqj=FA{EH5K+CLqUb~+s|Kj$TQJW@TCRsT$oEBWLzfaj8Z2G>eIk<iRSwSc4K_<S$zgtY{J$@Y6E5H9`m`=^|ixsah>Pchg<+RMR{(%|H
Aa6^1MbtuUCS6vEbeV+tG|%`nrL(IkyqwjGT79ebsWn+TRwB=AzGv2ZpbuUuCQFDe#S^v>XbA~^dsKG*Ie&gVKR&8hZ1G=H4mJ5?R=^pPo6fhcq!xO^C2y+V
Vt^2n%wuLdK?d|VQCu{lE&#t%uGXmoxoL>mMKxK|f;9CcMkI4b>0CjIRccr*Fy~-WAx~6zC42kq0_aSgt)r|+QJRwcp!W_6nuZ|r*>On5mC-jKm0FXkWxN_6
WIu=v0<~xr(Vbfig&aO?V&YnN-d~YWCr!A)X{QK^gCN+PKf{1G<-9GoS{Ue=>FuBq!~-VV9$B)fNofmCs$3mI!u!#ig4KGK5lRD;{3%BReWPgJ$+MwN-zZ!p
Z}$19q{df)uga>P(n&JFm2{mAz5WDMUsvVTTSJDMz}e)B>~P;jH+jki2oEEsQZ*0;jlAjH>MPLUGOG$8g>JI4y5n}9S(Tnn%cGO}p=mOm>4cE{`5BPSU0<%K
qj+}E63bs+qL`a!h)enPGTKQsE}!k9wcPS;#Mm~j^a)fGP)IBYu*XPmS;qpLIUQq^Do;8Msz(J{qsSSW#a0Y6DN-tp)o+ju7YvZBT<z*JPD*mVoe)Iwe2a&L
ZvDx&XcjK>5s+_%Y@d|@0m?gAhd7bmlz^`)9~YQL$T|;ORdGi5K2`Q%q&Fi(<!N#@<(KNb&r+B_;go5xsIkP?1&7~MQ(l&Pc0?jloJ}~!Vu2(q^aQM_)=$|g
kh#6r)a-Mo*3s2X7qt+pbKFDCw?vYm6v&pU4tar5N23%GpAHbKjm_I}9ykM?ET>P1gq0<SFOzSQb=VGX-d+9O+v~3{9@^8TE8gDvdStq`6G2h_Aus!yTSC9n
N#$<|VvstE@jXUHF}+=9?2>)GQ=i{{FZ=T&XCodF(v7r|PYhWG9)v8tq(0<IHZY7_Bi1Ih-OuzADf6=P5^|wIvA7+wHf1!u!HnY(@Xbxo%)3ousZEkeJjs&L
Edibcg;66YVmXy^X+mDwRW7@97ziE*unUEyIC+AcmKzxV(b~uGCiT$5dA1C>5R;z+2B1p16wr8fRqg!nltzSuC2lo-(M|D5NVnGcNeMyHK!27xALo&c^1OH=
I53gK7V<m;W8?=ppwEL;^1O;&K8)5Ka465$AS*r~4_MFHBCW4vBGFuZ1g5k1xD*NkuBGSuQe^QfPbWW~ur<zfAM`wcm_W*?4`7Zqz7-rW2-~W+3Gp;geh4e6
m7aZ)jDL-ID$b(wNf2*0gvl$LeR56gEOLyEcnxA^+yi*Dd=hfqi6jidEE~;hV_!$$k*6ey`S8_@<+pm6CL)pu5UA5bu@}xqDDQMmPXqofaz9&DFXmO_Bpj}z
X`O~)6hvVZh9xAH!oK&ORo&d7q8y_0BMyT3B=}VKl~~Msrje=#dI!$GE$ACa^C`F$`#{Hz8!=Pi`IPs`M#>><sE_vrW<HS4@(Q%ig(t`k-^gCLTgOf-_8!v2
z$Lpu^hm`I6jIqyk6?2t$48{KsUC;{Cs#fFWLA<HKHYmwotep8>SW<Nox?b_Mnb)L7(}2}2+Do4OwWdub@tZs+O)<LngE3?6{$A<6b{egQ*EI#dg?5L8fJ$#
=c|W`_#ouLU85F}SKP6Nnbo8wnqvaGQKPR4Lu(8!zZ$afmeMub3?a$bI4>nHDNqlEY$PX+ib|=2rRRrZep6&X^eYp0_@oKnS9t0P;x{W&mkDl+(6-pnB+6Lo
ltHeu89>Szb3JL7DMgWQtXmP5gDUnMZ_C`$2-&^I=6RzpWD4f$P7C)--(>Mf+Fd1~%x=mWRD}??r=w7(Tt7RkD_$}Okqwo8X~gS&`C2~DAQ{qOFHS7jg8TMZ
&8nXvpfv?UZ7%wd=#=_C`#*>C@416qmEjLloJYH^d;H@?fA|=raaB6V-&-eA=ohpsfPBuXR~If7j9O`5x;39DRf_}hS6l362h7>n#MC=;dq2?#zaPbWgLEgu
^y-D;+svJ;uI5Tr_FJb*Z*34LTfbK1y@xD6{Ol<n1q|2oGJoraKO|SBQ)NaLYX1`}6vzMjRsMUra++)*KxXUW3;)un(-K2;OIqbdQ8E(t*7}=Mp#I+8ytim!
>9Tf%XPl+XXsPLmnRKXBZJ`}cpjVXzFn>Lng@|$l?1WI?`9f~NGD-d#4Sr0Pg*HI9$@y+NJHuqqTbvba-Wkjln@7Pc%fe+b&r=9MsZv#`;=rZfR#fZwM!1<e
Crnx`1RvD%Nh}AI*Xftp1!CLX;c0<GALUXlAQ^GVE7Yump=AUS;7VN_hGpxw0ZOgk=eRrb1N64?93`4NRfxFC$Gz+Fi@tc_M(RPsL6*YRERZJ%==5Ehj8>(P
#Bc+t4ZW5n=k0T2O|&Yq1nJmJ^tB9|FsE%6vP^<T#xNQf1Nz`;LbnpzlMp8}6xqK{y2`m(9z#%qzZZm7Nrv-egE+(Jf1UwKSPWrKjf!=OLFzo+O2f_DQ&R3Y
H{}vzHuHo#^S)b_(;E^d<yu|lqR?I4prL#-dk1a)N~t|$eJcOoYrp_fAV>?A%tJmwPn<V5y|En|1BSA{)MKqlmW2i3Jc&D+SP`f&%{!6a!qDkrnSQh|hcnGH
Y+{mpwYZ?#`sb2n<?hs01@%sIL)7h|0@whkh6$K${cM-FbfPUY>O|w}_26J^>f+g-_IK4V{M-4-W3Q*c(ed=Bg}pw%(tmwG<7McdKY+|aU@XhHWQG6bIW3rs
zpJ;~8}H<nO`fxQ7E<PH6!p9Rc%t%UVdjQnb*o+qF0T%5ia~F()cc+tRD-o8ssH(xln?gW&}zsHzQ4I%gw2jIvbK}}H02vs=n6q|){?~)cHTECyJ}IvM+5&V
Drg2a6s(}#%smJ*9NnAt{NN5sPgBoj!p!q*(>yS!tIdPmu<xDpljRr%WhW3F@?-n+aK4|*iZD9PRnjzaKB?(hH`b<$nZ{OwP5ho1o}#A%R5YtOKw<vM4`(7p
KW+Bp1XS|D&o;}70Obu5CTY)$pW#20_<u6LdH$(N>hm@Lg)Qt?`})dO$MTnEQiz;37jCSVWcu%T*2+LGy+Pi`;5l}QQqx0@<iD?0|4xOB@^4wRT>C}wty-g>
#tv1l;0ML|R>)$Uo)tRxU5N_Ezajl9(9nv1Sib$kw}pTIj^SL-0wCTy^#{AX+X6#m-wwsy9=VA8QknA-asCCk&CJ|{iF?}7pKRlNc4Bq~SU)dd<Y*XzOn{dc
2d!N<FNwd0zuwv9rActk99pgo>m)7|(j-_P7}Q4lUs3gEo=*Y<eS%=574zdoyxrYNg@KL}K{8MQqEy|??fG8GdG@4A4n*lNZdGxFwj9QxddA|s{JcwdHnTfX
-VXdzA7J0}q;PFwmB>Ia<T1(*;5#zD85((^mSqlH>{$VgfFe@aD?h>1T}(6YL#YZ3LRHzt<MUo)4kDHNFsmiS9U6JYkh1%XH}+xh8c852#t1R7?j_k*dv;-|
`dcQ-Y?IQq?u#@y;g@uleUrEXB|-5dhamF5gQH^TxBJQ7=Lvzyy0?Sdq|t`EcFGbq7pO>1R$ZXaeYAV{V%R<HK78Ii9-elSh%$R+WmiSS64rc7{qfUI?h7r!
AGLVWJs3MP!G=y`3jL5b{v!&}^yf{MBW+EbGkZU(tT{i1HZ_R2jqOwZCVLv!bFR#j2Dt(mnyszQ3rwr?+W)J`>1<~%y35_C$D7?|T2a!z{V7Ke)0MKKMeLK2
<RQcdru2qz(v!8B-ko=BhqvmuXYNu9*?A#4>uoqu>%@eZa^lde1PQn~?uem5$^)+l_TU6>ad2B6x97)@5n5`<Kq0?olJztZPP@U$L#Q-{rulhcNQm*ix~-l_
UC~qU4@yKG%FwO}j$X<t;!r&g3w0YA5Of%W)eq}@A_`{l78l{7lH~)jrBPJix8#2NO=S6w@|sMUw8(#G{|iA!PR?5x#KcBvkNu<*FY&tqy1;aN#~?`>!w|Nr
$I(!;+~FD7&ML#kUBz5L<a}UzKeyka_irfinWUz&9fa5_BQYig!J0jyNr(Dk)p@HU5R^BJ(X85234xD8Tp3g}fnKS=<vBlO&A@0NzPlmq?|yTU%O7kFk<upP
L|Gn|**Z@@-F$PEO<}Nsk7ymL$b+Ejq8PrxcDJ)wLq52n!WaOJCNV#mWInHAhjc{7oP0e#W;|PkVt4qbSY*A-`dq*HJGsdPm`=|6tWnZ8vt$F=2Z?1HXi<gm
dZgjkEqy1Je3Y#eIV)*WujA~S9<7rs5ySpE#cJx3DP<`-kY4Ru)Ip%b?!3ieZpj!Wsh=Dv$wwp<8LOIO^>FPW6d;fh-Rh9zHDvdM2Wk{9krX{;vGmf?`NMgi
U^`?vAzVw=eHg)wqGLLVDG%Uvmk4uQj8zE*i;8fXy$39`X0evGvmYPj|IIH6UwbH4>o#%bokN(}M{7WOR5F?&>Y5Vux_N^c5yw!b@GhYZN&iMFlG+q!%ziI0
j*3J%>Ud(-Ppc*z#=g0}F!JcHL>6^L_OR<@hY?IfNPkR564)HCS<KK)8d;g?8$AsxLk))UlI|;=vwXTau=JA$U-#Ph!K|Oz2BF7t@rN}ZC`O}5>bhhNq(CyC
vZ_L5U25@zd-c+J0tWi=@JMAY)}3420=5r|r{sY+9~)1%nBNj9=Q+I@@OcdPz!n7fC&T#23aCIEZR;&(+3|;LIjzz4kd;cLUwq&|7<;ma*IDXN^6rOcX(6x1
&`M=gp+b(;_O@g(nM?-W``pnA8p!c2TCA7f{{2>**Vhog6#4@`nV09WhTm{a^$`!|B+Pp(D@)VOJj{!?RqDJj-~Is=o_g&nJ`vI!8U6Y6Jf3<?x%Ys^g8`hB
@V8`{)!iKo6CainyjyActQdx9KDXl+?0m8P|1tgs$loqt0C_SmYDnx}chAqKH*N=GiCvZ_t>9G|@*DYda?9(_r=>5PJN*5(-#Xu?n?X(0xOg${YJT!_?+=iP
_8cKv@nyMUA_PAZ1*HrZ?6xQss;vfcF(-SXsJc+;m#8-x66gCx_?gyHR)B$Whn^cl*<7v~Hx}9+-=aFZNcqErp6udQDDGgM_f@Sw($n)Id3C<oP$|Hm(<zty
8s)=VDn3<9^rwLdrr^&5O@1mm(dG;@-Y)=GLR!1Yl6=t_n~WXzuSJF~$vCcAiQRK$y<ai}CM6#c8*EB)Ke!5ve7Oj?{5Nm`2%%2g<tMJ9G&}5mNO7DcS(-rG
U!_=to<U6XpHq?RF^kPW$j>PETyo?Odfk7yPF0dCFyH}QT(LqpH_!y%Nd%>6bC^hds+@zPPT7AaNT;r%EA%~B^%pXu;Tut;$xLI1BG84G5ZucoW=x_BPLNzB
`kuBTBWnCqq@BIQ8u*&C5u;Vg-T1#uM1n>e`HYX}<;z)K|Cr1s&v*p(l}72eD4%ROG6~VK6e!qXl#UPwUKz{ThS~z6#@jT}2G{TWv!nquR!Hh+_Oi?aAZb*}
sjWzMN^!;KGRaT2^D+Jv$T%9Wi>Sl}rq9egh*Sc(-$FRW3x)!=NF;-x9=Uo5iq-D(yAoV=R(dPqOqB|B(`rbI;1<k%znAtmX3of?8-^Z=8ANbQWyCJFiePif
YvU%e)1FAaHhvvRkH(7>-bxYRpA2JJ9TXpyVKc)!aaZ~Yb(p1zBmuyrD586L-mT*|N8RrBHO6TJ%t`!J_d+d}gWBYOB;qO+C#)g_O%vxwMha^O+e=%ytgaYX
KfRDytg{R+tC>m5+VtK2yh4}RY)PxJ_;ir#FwF8c#whupA8FzZnd9V^LV*8xvtaMM+y?sPayZdjJq|7q?7edHNCvKXgzHgg0Jrpp-s?Q2<5=5iNgwW%WUYh<
yNC)T3n$`rbb+kPJ2#wf_N;tHr>mltP<)<`V}Y{a^Fa@3+rK5jwLPYINe7!SIwYoN(9rfOl|eN^a5k@HGppqDWc@k8TbopjOiv1_Mjb2rvZT)F&b^apyq`jo
9#yN1d{=MgC0gY|^s1NBM(u@4%`N}P`r^P=8{Aa6elSL#f>F}yjjl&vajBC=ZIa{%;Ivhh@6D7JDY|Y7!oIiwV^;R}^8tJdlJ1kfqNpS>I+4jLrlm47D(CZ>
Ycu8p<31Ok=%fWCC8lD*2z#`Wr4KxTNo6v_0VQ&rw2dm6+-L+wmW}(Ov^aBiEePh5;J6)+W7U7ADpVtAWwjV{but?WgEjb)Z|5{nLA(O-lzgIm6lGEj;(XCI
kTf$tl+Q%kBkq&bggS9KQsvCpNo0*Jz9JXe3@>`MIQKqKn-9Y39k~Rd;GFjahgd?7?JRp3-Jbo9{XAr8nyqkf^Kia+ab_TZKZZ}$sSa40fj%D47Nk=agEJe}
s5{xmwX@4&0q1`IYrp|?0i<EW)zInbeC5us001EB{q2yl;G1h;fn^FUxu8gMmkgQ^(Fn77`9h(1=B|8fmO7P?IaMKpK4FJ_IP@v9ERY4n7q<qwwa28$KYbNX
pfqNa&lR8&+t$@>u~?_nvaJfTG_zZvY2MHjpLg6+vw(PRT@or|Qg4f?mORkUjamkkxhYvExt#cyv`Vv)7ggXthkBUU`Ko;O{FhU|<<%YQ`(^YT=UMQ8qJo{&
N#=ktmxDuXM8LT2<u1^ZOEfN<>m*|y1FH_J?wUwU%2Tk*Zilj5WOz)NUB*(<Ur*a(J{wLKH$jAy@gA&sh7M9I4dUB}jpDI8G%v-8^qPc>uGk3NTmxzqzs^ya
;7R$O#bM(M#MzK#P=yt-qdM=QiWf4590ts?TB`N+LtZIo<~~gZlTPLs0Y+(o28!Z}a+@l$)z5Q?&10ORFb!R(+%V48pAOk{rmkJ0zar&wvY<nmzADF?iLV$v
S$=$q{%MGliwp(BdbM7y*5S?iLWYi*RJZ9X<(0_t{V~uoW5<!C*Wu0d`0$M~xC2KQNpYPv+9?VtAnVcrU1mU`p6%U2%k=Yp#LkSZq-<miGVf>^Fe`lOk=4-9
QP0)fP*$mF;^&p*o}hJ_1e^6bYGD$jQe5Vvu?oz%HxK9o!<#Y%9|&V&CS>3k-!3-u&3zd>+DuA3-mof_Ml$j+mj=-fQ;C4M#c<hP?72dm;0wExBxA;c0ANuC
yByCep1IRh*Q<}&q~`9y%`uY2Bsq6PxaZSs1-~(<d{2w`Go)Bb6ZxBLh?3b|sP*WW3kl_mL~W@D2p4+8^WQkI&CBZ;4VnEHnE4Opw3)c$!+FEn0cGWRuVAQF
oDh;?BgW-1W5lyMc2R=Vcf<M04=M}UCIfp6(|$cWgszCP6c2R3Vuuc9g;XTJvCX~0$85iYAkXaS$ey~4*15rP3E3M=)FS9I!&BM1QF-MDKPlIG8rYe(mC*wd
bZQ?X`kOq9g~WhLQf?%YlIR}0^MyQ6RD>t*4tj&Z!5JdvNA))@7`s3;>&xWw^5Xj9^Uc>^SapZDXb3<gj`VCivS9qYxx$j%sx{wMZ~OM>JuRv2ByA?hI^d!i
N^PgpFWwFV6o@5jO7Il~rbc2TRY&qkn|xcK^FE9@BJZYeMm#0Jg2H7fC|+5ra6n3{#&nxwbPaXFVTP#^+R0<2P;ei0HwW+?saj$=FYO;A$_vX!bd;mjHjA(~
YrhI|Eky30XQWt$>C*ezi}N$TUtg}JDtR4UmD&#M8GvQ@!f`teKofc@&bzIZmGUFO%vrsWp}w-`U4Eb>AjLzhKb@~xEarUwo*NKibT3hpClJr|MMv|Z9Wl8%
c7b!?s2^okX4*NL2L<ttsVr)g$*uG2`JPNI=PyJn+m>viavEvVsL2^)iw)<5F4jo7upU)IUA%?q^xmogWX{M6H*fWLI5ogRfO>cmqoy`A)q+)D>Ka0r=D<MH
P46d8j#O$f=Dm!DBy)paD?7qlfLV$-$v{ip3+|zH-MzCo;#GPYf|{(46V?;;q=Wo_ryJ~Z4Kj$biwWNfuDbmllrxp#yC%Z%VT|{?{c(5L91oW7DevSWW2q+%
<*|QB(j{k9D`_rrnOR<`e*#6;D5p6c*3x4BtDAl*+Te|n!-S*Bf7YqR2O25c>}zLU!=O{(v`{86txjH<Lx)lr38iPedS(%XD4E8y^n()ntM1r+y#Zn_awbFQ
w%dtyf08b+Z|rCv^jv+|_ap!3Z1VIjc}htBAES4{ghv?RfAIw78jyYd3KSZIfN~nj$2pzQVT}9(VJ`VpDZSAy^B&!DH5n5>LGY|lgBHo^Z<N&u7$L{n8!7{8
k2WiK3IK#ZR8WYC!?R{I)49Dp??=UW2^b_<Ch=!|Q58izK<6H!>T8`BLxp-f$dZVSEa{Qk`n)`*;Cif<w$*XYH^RhjqUhi<ov;&wb|1YQqtL<(cBNoecUjK-
IQ|{6Nhfp!0U4=pk(nY|Ta!p1wyM&L8984Dl&3a(s_2Lt$NGj2**L%#Dm{#OcC@ogH)dR1A6P@Pj;~o;KvN7frV)WDiUmUNFWzl}Om8}iX9H?E!nmM>!My48
D^zTdOQ*H7)y$@5*9AkI5>li9Lg(f4DN75CrTiYEC|l)_gXQ^g_mFtUPc(e1aK*0HYtA64V~NFOeqR?y9iM+rMxCGXnhi(D8M5c%M!3PXeHjarf4Q7v=EIKU
a(`K)Ba^A_#a<F;MT+7iyppR(%5;1LH$AWB4^WQq;|N2WTh;PB(Vg)9ewj~cLy|g6=)c|GR{nItn4BMj<(8_h*@02&u{6uij!E=x3el{mDVEl}{_^S)SKU<!
GoV(BHyZkX)=tNOQVeW@5DNl-=^S>GpIeudtOV(j901sf#=bR9*_E5o>^A@;Rm{PNgc3NGWnB#)<?5J677`6Es;W8X<)nu2XWVUle4g(|@328{5@St18J+lb
zqbUWKtX4#2C<Km=|quT0Id!uZ$ANv!c^c7hw^+;=HzEgs^r58;E$%j&QRPexl~Ve)-K{K#g(lwy@(-e<_J(QcY2Lk1OKnE&W^xX&wiVB*(M96L`bB4SlZdk
@Cna<z1`T})B(tuEY$+kiN-jcq)1pgX?ZM}SR4<Hi_Y6>5|GuB+ZX$Otr8Lbb`^+!`2NHF<5y4Ne`5*QAK30FmSQq?3(EG{q&a6Y7z&0Q+UARG70yx7EFW;*
fJ<txgD$@egJ|W0siHHcs$yWC0)C9ywxGBu3?CsFMMIAJDZ|&%?AN7)w^_Zf7pO7~EuSUrh*k%X)oGbxgs}O9r!->GEmHAU39|cK>pbtlaco}9r^T_wJiqEf
+QyxeY3kEkVXcSXuu7LJ<xUD=Dt^^OnO*!H;}z7xr>V$z06_=xRW_KZT$XLh<Vn!RI&kgTPAB6?)mmsx#_6crVhqJWBEp%7(8%!lL7YgOm#?k!PmcE!XDLkE
6jl7hO*8(4V$3^&IHgp1>fTOOtVBNF!4X<-(%&F!=HfuS`CO{+B>*c3a6QJ;QuR$b7d@&KFF@h8v7ZX_-Z7Ld*{NVOnOMT3(3K@}nCTSS=eH8lU1dV9JoJ3^
5ddr-!bHUqEtCTgP5S1%4K{>cl*A&-5;7)~$s4(h^G&6ySLzk$ZNzH2t%JjBQf+hXtvn6$t9y2yv10kw%1owvzA4hD=OOvaDyuW9z<`SLj+B@ZLe8Iz@>lfw
9v5UR`9PPvxAdf+?f-c2mEXS5ib15g8-Fq8-*v6>MNEf9V>42P`E5xVH>^S1mdNNhWeDJPX8yUk{r`$V?oa%sI`5~Re9m|UP{3nWA#vx&pJg7~d>N<IlDiwu
k~PbUb;0T?<D}?Ads_rt$vG4M+*dse2yxGqsTg{V?X8tG$~%q5AB1hF<fkeUfINe9i#CkDGK`GNs<<pF0pEFm>iQ0w?&N*@@3#6qv~BE=;Kh#01oL!vOM*F)
|KlWnzkQnX&VO#0gDn2yPZcXcr{(Zq=AnRBUzq&AjQE*s%R3;XtK09jFqx?myG&fw+IGc+D=wlyB<8v1JDzG@(yal`QI&}!IC9ap$^4>oIuEB{sT#ZtdYUzt
Fw8(E^D?J*l`O?+sp#NI8VSi=`&`yDeqVWTlr5$om@>*2ERXm&C@U7_wW4)h+KU2NZjZTK=EeS5O*g1uB*;IW_px~@$WVIklPVY1Ih9~0@V!*vPReC*W1wHU
pR!FkA2*3w&I_olEmmcR;?!>3w)WfXB5)#us=;{@pY1D4vLuCg2cZD|1#(ao;5n$7qhg6ZXlZ=_itey#SuLComPwkw0Z7U|$3c>|1O-{NEEDq@p{<ld_RC_u
MHN@!<$1#<?HwsLNwwx*W71F7P5=%IL{kLO9|o1MJOQag$9#p=J;PS#1Bk?hD2g1ET$GX*D$(+>s_1faGj|8QcpGp;5gIPwsQH(*bY&E@ib=?KpVUc7c`%GI
ew^fos>szW3+@;j{5S*IbHw9d%$Ll1Rq*QBEX(Nxq#sLP)c9C^s6e;oQ<ZKo%iJhkdfusRLRbZYZA<kY(qo~i9L`bdSe489EIcnHNu}VLwaogb>0Vnrf?+H=
O|HuSpQSTllher7v?O=mw%f8)rOM38g(ZLhf;F>b^__X<nI9*4>-HjBQstiP1Q0+#X32JU-}!ZO@V%wwsjMO)A~@$e@0UQtYUO(`RW&eyseQ%gOm{rcjrxN9
+jGy&1{|cFbMc{TV7zoL0*-rguToZVdairqRM>8BEYpHiwe#9JGhCi~<5IIu)f*-5!?v-o?`2*zOk2%sqKC~+yIX##Grd*oVV(#$jO)Hyz3Q6Q3*6rxeh0~N
W6v{Y)!a;6$E+7;GCaeB1k0@yYiX4i#Z0h=;9NO(t5pDb`fvd|s}oVtPDZF{nyQGZs;RZ_IHo>#(pRB#GqpG&{Gp><t9a`MEy)XMWvBwxnN??v)$49=utL?X
NY!ap1(ErJ+Kt)*0ah%4c&@#J*B8tncJ|RqvfHzCVM`|GS)@Wmv+kS~RNj*EzPq@#ZGeHCnTi4ded1gI<D*-I$%PN6T_=17js;A;Tg=S3{dooCdcL@+Q@6CW
GRs*;+=e>OUJx+dOGC1qMTEVsudTi|I>j08lV8HdP{$siSH2)GKdczK^IwAWue_JW%C!wEi3zTcO`|^zrcSRt{MSFp2z+4s>eVYWZJO>9Dbp|S&MbyBaY>y3
cPVF^UDuUkx4mQ8wQKnXBKB|_r0Xt4GKVl{mI*R;&79W7%c?GaY<R_3?Y&&GRnw^5uMb2u-AQE8;d$EgId%jY)vK;KzeIP%h&y&gTV5xYgojlV(w-}4!a2)_
O6q+Cg>zTu%R@J;hthFdW3pZD3xGE>1-fDglgiS-4}y%SeU~}{)+#{VV0eu2f~jOV#2r41=dQn8c`NJXmj$+e7R(Zd55GN}dk_GOc@>we#^7GId`ZNfzt5ob
mO1#Q|M{Y5HDri&w>;KGYd4E|Ok_VZxV3bacY?cG`o3R)-175p|NNa3SKj)b>PS|Sn<-&bU6rgK+{=J%JgZjLO7R^J;;HMibmiNxUIJ_w=M&@ZiFlP&WBzcl
O3ib8FkDV&<~_(MPa%sACmS`c=Mip(oD<D;kPF-enc?&D^6?`n2AMQF;ixOURd;#kEr)48RL>QA^6YZmJv5fdm0<$29`vX`gD+=(d0U+swWz&QA@ONKvsv2}
fNFxXYGSVFENQ@+x{c~us^M!ZLXZc>P|>L+d8JKk*V<G!VDi9{O1*jR7{HIq?Iy~m*pYd9XiCR+acz32XHu>BDX@`Y8^jx~F10}P#okk{IK`U8*vf6WZ5Ye4
CW#<Gf;iynY`?SR>O6CEaLb`?*9!AED4-#A>x><pYrX2yy2iMK|4N`iJ+td1ah4D!iHo(&oMdI)NJZ0=msJUdm6=V}eTNIf4jG6!k7)%|0Cs@ot!-WkMqM)5
v~7$zsABA|6lay1is4eTQ7!5*-Rnk-YYwhot;nUi<EFjbPt_l{&r?yF+`bqeN7MIH?u0AO6XRtA2LEE|qEvE5y5AgjL0!AM<EeEAfbT6^RQ#5L)31`!cw4s$
3agSLM?YhaKd?&4s_M{iO$IPFDsNf;v!e<=Yc=VKO|4*<Y*}~iD&3~}#j4Gk{%|4<R^vjd#6!`R28mvzkZ&ov6@91aj-G2-$o1XYsLZ;Bd|G9#YXFGeDQ(>*
J-KiJ%v!_2e$#4rj-=p1d3L-`zx2k+vTDZ%q+ncmS(-3ftNsFJtup^+RsLO9v?Hi<7zoI7|M%I#cRhC-O7y4{o$m6hlOHgbmLBuDb9ZqcR)wkAbfpn>m8@2f
Zcc%rEUa>JA&K6aH$`?fJ5Mt;eOMQ<)U2$r5%YCIo!(tJ+&Pzk%?@)em2MP1rOYL)I4!~5`yi)rUX$9zcXl6pk$s^Ms>HRDTAbE>Q2qp<WN`OOs~j%>dmV6(
ml1N;Nb=dxx?u%9@MHnE#%bM`f*~+4w63bQi}FKw^uSRWU1qY_#C7;eX#3$a*ZmcDsFlEX4u#wYb#*BS@fT`Sr+0qWWfreWCv|WF%u`%0UEB6pm>rLLAq%=B
KnzK9MG^J?W4~10n(MtZOv!9jHcNFe=&8}$zNuiI)0DE>${i=6%RA;#%+wD!87CXU)VwioTzn}!AWhp^CUn6TcBQ+CU185in@^ZZh8vYF)FMiFwj?GbrBxfl
4H>*FT0aU6K_rEsTN!s;Be74o^L<b>qtY1$*_yl4vktDET8-r+y>6Q1d?;IB{cgJYGCbL?PDoICeFtU2YMr!RQjT1MDJU^_%;{RYy!ftSKD=P91=xvBjXf+C
K*~N>8JWY8fncoSqNffpMB#Z#(H<a)YtaP>-+O)CR}f4J0o%as;aPFZI!iWlHn!Vi+}XG<jkYi<w<TC~@<c6TFhiv2jO@H{Sp+9(sR0Ynnm8TkYVFFM#fHnP
!-cbCSfmBwpUJb3H_Os!bhE)4Yk2=Nn?^7wod-kecWkoO6va-4M--0^D;wSIsvD;{)9xwJ?4;q2M-8inLTQ51@kU2U+p`SF9qfyXt8-OzyQs>ntCxl1>@F*<
07J$Ms0vmp)OOh!1a@jRW&>4Dq6QIM_0szPsrt0Ut13owtRGZuxP4w!q2g+mP+CyF!yHb`15|yk`=)CHkKH)6vUKyZw6?l`PFWqVYU~xv+Rns_y_Ms@v=R~(
2K#t`Q5aEO_)W$DTz9>1nTFf6E8d#V9qcNEMaQZvIR4G+UY=FEy&9g1Ie;?dm5@{MFOul8)s1|;RIz$yZEHGErp(4rz8I#E1+Y7>dSmGqOI_hPIER-7nB<Pc
mIsE-jk<F7(AMXgdNVC&tm|-IG)s&6ZOQoAo>h<^wC5k0>7om3xdTSuEta_<JGIVflUWbi8J&$Ym^HnwJ18_J;JMZKwY!9(=5f20pvn}hs_u$T0kF9pZnY^d
jdNLEmYtm#FGypSvtr4~Qj#!sgx<E8b~?k*^p@Q_)T}*^?Ls>-J$HwJS#;kJQpLvDKnS%KrzAUEYG3S7L6W-g49Cno>XrrrLehbRmlm|W@Q6L~y+(&PW2mWs
W_0V$bDFmCAaHD=bR@X`Dfa2!D7&gMWu|~Sw=6ZzO%$hzr(5SUu!cj54ieJgZqCnO+Rd_}eEm?06lBUQJ$tx9&^5H^JW^H5lx6vFqnoDwRaMQS0x^UUM3K_`
FXL~lcfHIP4W~QUUGF(8wX?S4y-hC~lzj@_XtUy+@9386U`>>T$~TFs>uVw7c4|N|HHd~;Q{I#{UMW`H5VK31YolD+aYK2=XhAt}P(rcKR0&EoNoY#YEQ`_i
NY$uvN@Qq5Yy6aA+bydqj||nyZmn^1RG9%D73a;W?YrLS?zqu-4Qdc+UH+=T248k(um~+T!jf#Pa$*N>VZd!yh7(Cy)BCJ8`!kNXXWCNsetCwHp*i95fx7jB
Tyd}Q9)e*td7Im$)0Ji0R<qXA7Vpu@ua;evz{wFng<;5D{X$$ul?MAR5OKe<0E+>%DhsqSEezi(x~|hJ$FS|3$Tsgx;_F}7eyJzzoOdhH0q0P*5EZQk)rjU2
GmRDytz&+c^nTB~4JV3T>C4)&+A<p^j5h$3wzjJ|M$;5g4V>iSgw&NqYWx4_&a!?PWd$RqUwWu)n6pxcD;TDda+8A<B0kZoU6J(pxdPl?t?U><^L)=cb|tZj
zI!0u4XcW#p+H{bLH0b?H9>mk;moisiKYyBRv`oedYT3s0luV#C=So%U%1XY+Nke#Smcn_!$c)En5G=%MR!KVN9$sM0mP)K&w4*h?O|rTK*Pig!pWGMeN*{0
Gv8Sdp)kmKo;)<Suf{sKk%{mB4cC=<>)_Jp>kIe5mvnn(6ea^B^U|~zWI;%#65VhVDuk7if9EadpN<M@j^DbpHYs$lw{6EWs?KTQ;67ub1g9(R!RNI#%S#yl
j#Mtc{Qi-+i6N<V)f-kYxV+y#@)KRP%Z7FcIho_0)4tAI-dQVuWta=evy@AcHn+a+XRN(j+ETA`$kE|BzdP20dqQ=hCe@E5C5HW1hpSx!!%<pGUw>f_2FI@>
-K!5dUA{_{BqQEEb0HELb}zgJe~<=%+k`2mpJ`_u;xp~^E`Mg5j+IfH^la&8H!oZre6-PYZN0LRvb=apKU5mi@ta{4$7a{&AM=lZ$qpgQmmWcsTSjx{T8kYC
>Z%!1!SPtp&QA+s*(-AeJA_VDH8}sdRVM5_FKOqv%gUCR>l@&Cbdk7AyJxiyZs5XsQ|e+F7MelZGYu@_a)1|i!kvzIepe5WQniiplU5rcNT#Z2@CN{1B7Wrn
qq3%Dc4xGWSsnRIuHCzKS=wMwP1dhLUT_Vm)z_6*OdBJqzABBa0z*aBwu6Aboi}#kL#<XJ!W;)u&qhlyDJH{ZvdldzF&({c!R6YaYZ)K;fP(6sVTuPDCZ$7Y
!G|lilHL^s*#Cw%MOPsdS+4InM<1jCbjG>sTmJCy;8m{4FGI>V!S$3{mB~=KvRu`w&#VwzwleIGZMPuyufvSl!X@bTydMP>$J7gio<DewXVEfk$y&$mE5GT7
8G)0!)%504_XR}8PUsObG&rGVQ}8*(KqsA3=nUdw?SY7R?9Q$2Pcux*rEZC}TQTpY`Q^F2^w$ol`=0emiNWfDFqi)7?^birHQTN1^2GgfV@gej>_Yd!<X4SD
OtbHYiJhBf;~Gvt(lpHXc8d+0dTQ2`1Q^MJk=OK^_i1l(IC>BLQAp@#JWq#G)K877c5M67v?_6uqH+TBuJTujouyvub*sjsjmw$)P@gGqo26HZ)zx`Ns7kQq
e%-KwgEuKQm1}V*g-wM(P0tU?#UP5dbMjQp-xX{&eS154D@;de@wdAc{K(P=Q%4G34of}Roc`Ra|5@_7_D}AsaJU<72T=lqo|KTD26x)5Jrq`<bKh_+%}CiZ
m)STdFsM`Svi>7$R$OlyyYAe^s%-*#z)IuRCd6NsP0d?})go3XiWm95(vlGHc;zT<Fd|gPMxgSFQrjt$YU<drZ`94|uIT%^t-&bdR<j&F$2)rvL7o|3YB24@
0$;|zaQh|HbziYorrR2J$y_%nwA*S$>Q#?(J0lt`^@6t#7uH=!P@O=}`$8Ab>BIU$Z9CRqg5}Elwlxggl!?+`c>9u{&wbZ8venJq`pe8NS6>bj<}iGzSH_Hx
9&ol@_I293#Jeod?9u{@IK!PPz2hiGRkWtEYTL3d?PaMj!?BKbR$7^1G2_5|je&=fD0HN{Mcv1ar}a;Mi|ghRWaF5#9yi0Z)SY<|SytHf-(2sK+1LSqax2|p
jSAeEcpS=v9;6`Oo=~ie8g_WbmO-KU)*0V*oe#zKC2y=P0VO21t+ZnX-m8IFk#pKZ1q1Q!N^8~hz<sQ)Na3z*o~vF@?-Z5ZYK9RSqAW?`R6ZzKd)MFTuR1;O
JLkc0YtX$U3EMfrXHGtR#2(>ZJWNd9K!a=W4)1fYxfv1c+e+KQamS>!8N<Ys8{wYT0NJ(MmfT%-MPup1tawdf)UKaYkY2oZ?PXVknbe$B)#|!p3gcS=VNec}
hfKF9uV$>8uUXYsI?aoO;{p)6Hf2+H+Lh~h*xAprs<%89cX!Im;bL`DFlXGkwZAs2j5x#H0v=QNl9`1itSGyfR_NMQ-eis84+~29t8>%7Y%To^G0-~?eLXO>
mtwz0soS-LPr<;jdMS73mZ$ycMJIK*(^Qq!XJ_U5R;w+B`6(}c-{In<*+fX|a>b*&vxVFi)%e(_@o~5Z3WsL81XNNkS|KRbZn*c*F$q9zM`S2*R@K=#(&1>t
q4uh9I9M&-sDAhhS=#dgGv{RwvPd#FDFp|%uR69oM<mFW%Ya`TdUsycs^-?j>zC>!DXaE!=8Z-X<0Yf*!dWdnYna9s0Hv?8o}9&=LpYSFSX6fu#)@~fV|-Sl
9BNa3sf-3vu^?W_Av2w7{z_j?J#W0yFe16HYr^mWG!!sZyK{~9!aTK5O6x3}o|mZ%IjwfGG^Ts(p~H&LUe%sGEI{L0I%~X@Ls~K=OH(Jx#k|xVHZ<KtQKJ-c
&57??t!tqI_^|@FUTgK2%(aMI0UZ~+{&I577Rsp9aHUH{RaO&y_%z&Z(x%Q?TE^F1&q}Ma>O%shby=$lC5@oH<E5ln{+YLM=*#7DK6mzmZPpuqL5fTA@aw}}
XAz;*JQtMjOzX>UXJV)ov+5eCA(4IM0_Ls*{kSZh6}-dN&C3}EDEoMRc+N4aS+HcT<K2C^dU>~OK+cW9g=i@*OO_B45GB9(nX3-7$SQm|C4aq0K36U41S(em
dRl#2c+QVP-+ydDcrInXqIaR1`%Ob$dTj(~S#>My=&t7jffPWg!@MZi;=Fh;+vWgHy27?M?^KanfY>#dpvyz&w=1h~mw|6zw595tTd=e4q-*XhkGQLX6-%Qf
z1=v#R{C%e7y~2UY1D=Nvx2%k;B#S7r{pbta67MDT82@ZcdOMycPT938kX?2>n!6IpZ6D9lQX}RZrR;IP}_HRtJW$Va2zAkQdHA`ui*liY3L3w6wrnCLt9H8
?X;q(HLdGFzjeKVLJQ>Nt*lk#Pgkz%vZaTJUf4Y0Ae^kKK_APmb7a6Vg%9;o@C*w(u?^W?wEA$rgHb>RwY$7DhvyIcrHeen_sWvT#8frBfapWO(*|U7PdS&N
E48d2lR703gW9&jgz19qtIpl9EUoXZdfHGZ@XR1QQftZ|8UiJg<uKM6XE4+dTBO0wu+E6U`%6!PoOxzqK-#%nO%(UseY9r0kn##-uXjE^d|cMgMZz!r#a=2G
)Vb`v*=SAGEpTUeo(WEb1Ny>wclsHw3Aj@PDuketzjDI*t-($$uLC!Qel2ysuHEgV@g2i=$i-^BFTq6c6ii^*f=y?YX#1{6)2hX7TVOadoqY=xs;f>7c$rp8
{hI1dxzfbK{Ns7j5Wl$8*1meil$v4Q8{Amp&<j;LupCJJj<`NCTjJ^pP8d{9y#PVk<yMQZm1X&GTd<v1ZdaZP!QgvhpJpnHfl3);o}t$rdY||+moiQ;gf|>v
mf;5MvgJ2;$r0-sTb*MP7A7gc>wtBa<$E0pNB@7Fs_*Q|%iIUM5NO`Eu8G64oSy@h^qE<?1+XneOTRIS6;mw3)T*tOOVW`t#LJ4+hNWiM%pAb6p>#w!XnKvi
W>#T`>3mbe?yB6p>vEs^Wn(4vQW=)biCBRpU}RlZxaD$`YZd;G7uePr7%8OMp)FJmyZE-tro6p&Yu1{qO$(Qm=YEAR?%yhUsX8sR^{#nfOSg`?L*N7!B`am^
+7y%yAV=>5({6R!U|!Z>LK|Z65;;Yq;mjf%#*N-dx$V?A0#?TRhFG*~^)sl3n@Kok>e3!b4sug!c%PU2?D?p^Fk%4X15YpxS-(`d%Upw-Inxh{=L(J62AQSQ
v5_{BcLr8$lvQo|+A?EYv$)QdeWf`2(r&CnBX#;B=)r;C#npv+nDTT<yr-7Txzd}B1<t99ZBS^$EgM|LFmF_6ru+gNBMkQ-a-Z1PFA2|V*#LaEJ7(>w77-p4
O>4EP71);BIEO|nmM!enuL&t@K5qi%qx`{@Uo=u->2^WNpi^9R!i?5*3&-X4IV&4p)XILg$g3d2@?^SrKb!8~-{|u2m`F=NHSjCj_VdPovTTH1WPHiXx_jZc
Mx$FN?tQ)v3eD!-5lm8Ti^CL(YS}Z#q=4By0meQBT42UmnRu=XGS8e&)g{1Iix+y?X`gYw^{N#HT_J{RNVCry`Sx9MV1lUBuHn-R2T;P2!Y*;u>7|9Lnz3qW
c0c39i!3b6pF$tV$Tr=}FsT5@XEUr1Dez8JJG=a7OB#vTFdKeZ^iu9t{rPCp;>+f2M&&E;Y`jQoC*y5jD9iHcgWELf-tOAOD7?<<+y}i*65Cq}3Lw(5Oo{98
W+s!PqnQvK?eHXl*OhL#TAC~V${DYC5;1LMmA7%-uI852CN<ZstcTX?*4e<$pIfLuj5#FWFr3`eI{*?Nq>MRge@+v13Y;biwu>Q8?UuLhkSlxvhIv?Pp4l7L
z}u<DFT?zkn2R8g>`*DS<K8l{vUP%zlG8R??k=mM?xu_`h(WB<qZzHWj5SGHJIjta_5<>N2Qz!|UH3P$BHl}MbZukVf?8YWOXVtwOGNV>BLuL{WoOURr2VQ{
g)6T&owi>)hK^O+Cea_Of2n`WK%d$a+%jrQN9;+X*h>U@$+|i|)*PJO>O;qjqANm|TU>D*OS3#4bJ+!FKrDW787VB+J}*V1Yy7P4nX8hs($@?Xi++BbSuR8Q
?ETB>4cOWAZ02Qs*DD0`(j~n`%&CDTtacQ8ym7qyq%BOVR|Ip>B*ZpwX_sTQ!@k*^SEOpYx+^X#Dz)>Ebz^b7)LC5ym;PK-4=U;Um#!i=RC?g6iwJSdxev_m
)i#K?Bb~{Yoy0A#vNY*D+%0RNGuXfaT~=qiG}KmYq05&2vVUmU#A88bkh%l6a^|npl~u)wVR5x-8vZ51<}1yzUcsRM?d&)6&g)FsZ_Oi@U($j-1i5GGtMWqb
00~!>SFvs-xXr5U((gl`H|I(Figwrydi_7=-f%I)VS>xj;lqRT-K9C{J-C6q?^N6GmR`qKj>)6C1jC(J>}+(rFP(nSY>v#2&Sj;6q6#fJ8)=q#p`|R{0|Z^G
IHlpTux|UNq)o-o`@WW-jI#(EzD1TRzFK_=JnEkak&EjxZz_@%7`G?4tZKc>%z~MC2j1{Mebpsd7Un6zGa}1KLJIr^iFrjHdR|vuQ<h5zs9de<Mcp;f#Qxk}
^pyMho&6F7+3qYiofJ;NbVn6EFz$Av8x3mCEd#r)>uej<bxg`->bT}Gp9Mr|YmY2ndd?66&M(b}&eSf;7Np<W&Kr~`P+}!jYf9!6<pFO|VI48k(poQ!v1uE*
6^9k%QmgZ&yMpX>h_`K94$5)oPK_BmpOdb9csP5pP}H8u*f4#U-QmimEwf5XYsD3JYM+^w1?ME|roQK&tIqRC8@CnD@>a-gYnbd=CkA$b?Lp_^xWimnAQnY`
p2GOnlu@hrmUH6VIgRI-7nU>PIKBb6>$4Nz?ft%X<1K5JH6RRyf{fj!wuajl>y<_y?r;y<*Kt3?HOkJzbdF<iyICdF4b+JRCVss{U~_A?s?}jxrrIf#D{{T0
tcR^PcaA;G=q>ll!sA*CG<vB?{b1Bqrz@h<4|kH_PVc>vj^*vjwxv0AV!*@;G@EuX1YjndvBKK+<-!Bv4@zD?v=?w<O$!X(>NRs&qn2OB-mh+b$7&BXt#f8>
U_Wq|>pX}8AxSf(2u@*i3X-3oj#f?O)hEyA*QBk5Egi}cfU&-smpb}S*K4z??ZL|y_L*^z;#_Z>FT|WFWO%aOCd!J3?P@pNuYeV)=+wfpbZ3JlC-9VQ?GMX#
O1_~q>fFBQrAdU|t_+j$G+NQx0r1Ze22+)}Hpz@CIB1DAOeKL+P1#`5HJhnHiEzxU5>mjg6Q2U8dWG9SQoEYn0JNsIySzNqv-YgD>Z)c*qZ8Yy#75$T^!*Zp
dO1p_nqKQ*u(s|IVvUvRvf2<20lxqoUdlylseR+BS&<24JwFx1GN`e_w@~^aQ2<Pvx~aQf|K417OWuSxAXomy$*HaL^^S9oG_#<5X=^-NSrN*aQw@{PC&P57
P3f>E^&ALGBWa4(sSWU5^Cs4v8IU$6eH9GXo6g27jvE6)g#=4C;n?YA{nC}BEp$Zhz-SZdw!~kwX01S#a=9z>cFCRLBfP3NMa%X)uP9n@c=QaOvMqd1<V4jK
*Y;3f4lCeX{#ZiY8=lhX{#S2elUo`X1eP{d*BZZRNv`edJZ8YCv%czIUhaC*B^O}pNH=2j$V5p%il_*pTHX0AFYkJvcRoKGp6EDkTjXT8+HE)DOMVAB=D3ct
;>)E+a@SarpfsSgGF!1F$E$%v1OkFnbj_P4mpPbdCx5uCCLkBC$QXUe$<pN_M6m4@-s<kokh~0>5^Kwq{#7m}!}4PRDJ@%c3wVQ%6owm}Rcg=bYXGC>6+lL(
`t>SZ&NzgO$$4|zu`9qpre50i>~rs8x+}}S41?)5t?t_F+}daI%wmI%TAXUrJ+^644v^tiP1D6f<1rf5{9|=?&bGtd6ogGEZhET}$kWnIR$0e9sQw*E=`tT?
A%tC5UB_JRC`I4Y=9%ARW(Px~OSPZ$tg)G2`xq>*^U%9QZ+Js^ZC?-_9`v_cD|3%YY9vrkQn$V6#67pm{;a!cO?VF|u*&<DLGsSlD#k#BeUc11)(Zx}3}=Q1
22C&1AFK*fvjqRx&AV|`bJgW-d&zsQ0j?}PdszyK4>mjIE*AVH?qq(pnva(Y{=6Y&navz1fXY(0(xUctOHLg@Gh6DyLC%&+h9v;~m0LR8ceBgK-T^GD?GH(8
R7a#f6&BK5m`!F2kJdnn{NbXyNmpB*bGH0FV62-Ol}hR*YaT!qT@qu3gHK3?>*3iA=2P*g5V45beiEVBYDHTLNR{vq4E8WP6(f1;Wur>@j95iOifO#4eIM$!
2&8=G5TWj&G1OvHU9m%gE)<xzjTtsK2KohX(zPvClE|TiI2|-yRg2-O6(N{-9X6K6@O)-<t}Qj?^+y+snQ?}&sx@s`*+Ez_UK`8h+OYmc{#JHi@9#>zvCqB*
wXf}a8C-uy&Q&!$t9mgwPjp*5D8K&eHw*ICcc-2&MlPjr2Cb!cMhlOGcGETHs!ktL*;f{2<!Y~-TF-nn#GnFw)eVyed5W_jcS@Xqg}1bZw@MNiXD5rO**n$B
X%pT+%XPzpbEujUPfkR#JWs8<#E=NFR((~crR=*gcd)y>BL;=I%Jjvs7Nc((jc6$GxCg=Rpz<)iTyrZ?9knR_-@ktU?f?Du@bBOM{qNuY`Oog-@4x@{uV4T9
`@jDE@8AFR>wo?JUmyE_|NCG6{P^pC{qx`d{Pkb|`uDFNKmPXH!^dBL{r%xL_<9J052x^6J>5K$zkeYGdv$k`gvm)#BjGli&Eq6Hq#q)rZiQpGU4-E}yV{}q
jWC{t;j>_ka6)G}+KShbv6kN-PVb*DzL)POF^aF`FxdX(g))uy;o|!FUO2{kIeHhy)ATQYp57n-GCIvqvqLH;!gTQ$H9`B+c$18GSLrrBrTdW-z;9x7yhbQZ
?uEU8<XjE%P+p*L6zvz2__$D}C|ukgPKSe#{(V1}M}j!Y;v_`l(>@Tl-@iHRV<CB}1ev&=MlXb9tl+7v39>j>!hIwPD2?KMG*XgL^gNX3$&)O`zszRB;S^4i
le81$NQm-hNs){aG~0|1>Fwh7#Wp)0gSC{7gZK0K_;!7K9VPclAkD)4aX;Ja<K(bj$DazBvJa&B6wMQPg8m!|w+rDWhz_@h<1<mbjc;zn`9hq=Y(L9n1xa7u
-oJmpd-iNEPSCJYXpqd3kUk4{Xp7g$AyluT<Rs2c-v=U^sDhYC$+bEY(NC&&xR;PHet%kA1zCt<O^80+gyBrz>?c|hOeYc!mBmQiPQ>TxRyoMwaTg*{U4*ky
Hv1t)L2!&@;iNA%>Fq>}_Ve&Kzl~2qfM_HJZ|A2}JSEZ`05}bIax@pijU<Fm1$7=AX3`#d^rxfn_IC6EiNXHr3lz+fzb0v(q{sAhjAqG?VGvF~|2q<rXuAL9
5FCzi6da;x{XSZRc_53CeDjZ+Abb~oP)3p@JfGiQ3G?my>E!#*c1d*D&wh#ifzaZc#rjHKPXsktFQQ=c9Bsq<6Ov%`=FuXO<Zrh}0S<WlE=;raNt!=<A%7no
gr`SgE-JhGNf^XIJpSR+A7{}tI7~OA?P4+g^i3c~aT?9x{7jzBZi6o-=%;Wd&ZPU9FhRm%F72cJyLdOg3fE!0K#3r1$M?e100}p<`S|cooPKscy?!3N6TVNc
4$!aN@xx&r-`@v&gpOjgRi#mcrt|H3I-dT=LL5DxY>v@-u{a#25F#Te>gankmVS9YIUFV%Njz$cbqWm(kDKENh3^(&gd$}T{IvdLdM`|*J-S`L6T);mJp>E%
EKtz#{eF9T8=ivWX|GF4EG6-0;pudmUQMUcKG~g4QV@IwDZF1V#Ovuyo=&1<f7r!0!ch?S;xDr#Nq6YS!}=i1e}SC6-3y<ugJ>3n!T1L4VJxSRjPv)m@!>fB
M)*PbVmn2mJU=X+e;)7GlhZrt3uy<5y${vnT)4d!Z-ek!{ICv^30jLtIDPXW5QJn05jH|d5QFfi;8=nyHq^#oEQkvY<%KRBIjQZVUabmQUt!<bn~7Sg6*{D8
rs|fH>oz!fWa)vl>n%LosIx4!GA~Ij*A=daQDelTQI#bzJv50}Rz~N{v7O{9Q)-GS!Nm&@U599>((6=>%6-P`Qf7HIEMw-yn&F_dHMF>>D6vq<7%r7^YSXZ6
3$G%e<_#sx0{l1Zh{{q|H4dk#J}<`J9{3aI#_>gt$W$Hfwr6X_h(xNi1uaC?&S+iSSvu>M3|z;>zmTJ@s>nzd$}3zKP5rk<h%<qX)^wOt-KG{l=liv;^Q1=a
5Gz!Z5Z)kdu2+RdNzGFh7o}Am;ZRDOQ$)+7snslZN_owawAQXQT<DbUNx9&HMLemov_k7u3j;^hH7X3M3E?8O%+GK*OA)Ra@|Z^pNoA1%5FC@*Dmle6W-2o@
oqyZL*&T7nF4X{vEvcM0MH3v#BH5XhZf+FGuo0^=C~tXUB~`gM=bn@}fR{K1uBL%!xp{-9>06Z+*3>C!K_V-$*XFP;nBB%FHo&`H_$rUIy7|ck3@o%J=g{)G
W!jER0zv-M^q1hU-#+_rIK*N2(?0n8Ac7o8@gkV)PS<l`aeZ~1|FXDROX5aSK*~OxChOCXC#OUB90~9Kx_=vsvA9UY!#xsiXPbj^gk2qOPvM8-=;{0@Yy?H!
k7iH553XkW@f7|1*TtvF^y%S7+M)EcR%BVY6=tWy%`O&S%R3mz(R*PktdECu5saT-iNf|qc)XRQ@5BA(%?TxIdHQo2Zl&4%JP_kkcsrek2WZpj)9H6V?hmuc
@x_a$GeMk*!stUBj)Lj-r(hq>uEOXxlx`vK=Htz1C(p#`{MlO+LXv(6wv&An?5FdmlJLvT)$GO1_5JjV2&%+X64Y(H3Eu7E({8_gdlPOCVerMf`C>W|u7vA-
c%1AelbNvjakia`NpKq9%1U&fO|L^x>G<%=Z2R4A7ER{C{`f)IPobvW2+>Irh2VA}ipslbq#lxVG@fs#>!%-n77+Syb)0<oj~}mg(5cP(Cuy48Pq#>s(SE)-
2-AIdy*W+Sq7ZL|#c?rRPv(>T{<xkd*TLy<yVz_epkv$F?sfwzF^%I*czQP5?w-Ei{jxrN0I3T;+k<@1X2EzA9G-<R{Ij>>{1#N|APM{9DgEoaKspHG=i?V6
(A4#D@->{j+xdFCJ6r{?kK08sN8wRj$HtllX+jlgs-hsxl0$TqwMCj`Nv0+TN=u{{Cpt9}>6272O+A_iNlH&i5~*ooKrkAi^z$elm-B<Lk+oP6%yFdT;b9R0
5^mGefhs#yeU{JPi?hY&BO2uU6h|ptAW_>Z&t}EC%nMaZ7df4!d5)-XkE7vkwG&0t(;-QaCeE;+=b;#7kI*<Nlw&DrGrEPEhBX}<M=_bBt0ailafnYCZKC7&
5K5yY32(P38EsCR^c1A{^xDwPM1hJaz7=Ij(>8gs)&LozY!N4F_WekRBPwi@wAc!TI-gC0e4Ak^$vDl@C_4%3#pyIUyf}fhMrp8(0yLh9SWn-@x~_)Faj%z3
vPcgJkXII@3UHkuVl0TMvPm%tC->@3MrxL%k)Tdz*)+bPW_-XA)Sz%4Op-WD5*VQ*ok!Q%F%1+|T?A06rmFcqQkC)a9>p<|QLqRx6xW}GFcTAbEnLSV-GC8&
ca=o*f~rv}?<Z=U$c3^;(S9c=8QQ&*=Ty*7B0T_I9`;la)OV*tj^v+2AlX<(G@tHuIhB!;9FV$KWJR5Zi5f`B_(O1;3;Gt>!kZf*izAsHk+j3v+>+%%HVRdh
Rhn*SRs``j6~nU5iln0H4Z5XhCyH|Rd6nuvV+}<~S)@g%9QTbR$7NLHnWDw20&R%4=yt9zejcIEAidJX39|PrD>~Vi@i6sNp+&kPrWrjZ!AJ?}!yfO5iHia%
NfD}09Eu6O0)hStDWzUuOHZ;gGiFdfGaRGI8-1G>T^`{H&5LUx3>S@VM2eRya!~-xpMYuf3?-trQ57M`r-CXeL{)WJGEhl_vPp<aO*}Oe0}3EC!=TResHlb{
E@Um!azoGzOPbt|>%A~WnXt*GXskz2pM_$Ca(%5~QBY<GA0gcmMGusTqTy0a%gMC9&(b_ia#5_Nk|K{z2}*_C3!2SlnK}}%vcMsZqN^e)<s{#VhKWpEskC}o
LHG$M#=;axJuS*(98jp9CHo*yA=ha*$Fs#TMM+dZO3!8pC0BZ;=1P)i;-)MYYL;ookvS~c3B_ZRYNshKEEbovLIs4sk){PrR6~Sd0{1fy5mrT2*J+kjaQ4_Z
pCw|ZQ1z%NMwzD~mW)am85C_aNfu&B)W$*_PbJNe!*pE!14Z-Melraxs(8v1#Tr)k#+=rsV#QWYkRzsPlpvW(R{CuYUJOcRLxoT=1foR?J;k&Pd{jJ_l<4G7
6<N=UEWva(MpTUJy>t`c^u3bfE0#c#5X*`R9H&9KEp;Qgic0m*37l+NBn4w)R@b?Ng*q(?x=p3+x}<4dFsfvxL`Klp#9$bPV^>Es4FnkBqR3S$D`cr)1y9r@
545B(6(vne<2FAk;OVs@{S3X|=v&QT5JCiE1|qjKa*!S-O)E>Ow$I``UZ_+=Qov-Yrqmjq_R7;T^AZ|oC1P07DvcR)jHvOMDn%4U##k-1x=4?at^za0DgF5x
6~c(UzYnRN|6Jy}E`xAO2(ayj64OwMufkBoz!>EOe3L0#2{O`acD*PnvC;#C*k0Cl0l2q=C=gT>S(G2=GaY9}LKbLZE)qjkq6Ryqqp%P`pJS_>7Vvg;EUGs^
rKO$ML7b&(t{MvrLa679AKd(F4Z=$gOu?v-fuoV6jDrHJLab)PUG3FI4cW}swUXX%^)F~#H!0exV^ZzQV)o*A%0)W27+9ymz2&&5Vp^5Or?p5mC_{pxGb*eP
*P)b7@=QfKrr`fFB}QrXOj81^>&3J}N31FF;)qUCswg*-ew@iW5V5Mr#$XM@B(B<Ns>@lbYidAmo{F<6x|%7A`~57^3o%iGX>!tUX_;SXSM@&m`h@hz0Ps>2
<tJTB1d!HrR=vp9AfEbE)P)=&`R^$W&;}2w{QMtTH7r{}(-|^%vaV=ToGn-~E`-SpQCy7kY@Fc80>7+aobCVoWQ|gqCh{r#<*@sCffbdOnP5ohFwu}YR^KJ1
GAk58KkjDVPqQEA!W>mdmaqf~2YFT<RcUgHY5D@_V<zS4Oi>UMr@ze5495lZG|hD7y@Ij|f%qz+GBdN0a;=O*9fTpz6)K&moE`UB4M!Jel*vgXA|t}%g*v7Q
qCd#+IvB+zNW-V)Tt|!XS`%)MX_*A!U+z(UqPng~@}bQXd;&kL$Z?+EBPASk^2DY9e$t`EkCms%bYzydSezPQ85EQrr(e)2j}1k~f;39Q8G@QAjoGdAPD#pj
Ns3%6-;V=yI>v0eF1EFfM<XpP4>VA;Z}OaG>bv#T{G`Mh*=ZOms3Ptq^=Ky9@u*-TT+#ASPN_PNqi~^JAGGwiyNb~+SC03=y^!qlv9b`N`1bHlP>)d>;}KNK
&0M+J2Wc3lVGIqDb2WLFP8XqYP3d>^ogCgKaggoOVE%2e55&>_Y8nUfT0!7ErBs4IqQJ<1l^3CeR3Hrbjg;-;y^w!{<I^;_5~1|R>az?@1vy1i={`u)4*)jL
w%fHS$d#%^hwGms>C<hRK9>Y^75+F-h9YkxBq=o2j!}}&v_C(ak5990D9i;U9FZ78LaawyNfcFdr1@^DN9#<TDHJGyiqM!L34{s#W3%yS|M%#06HStZnjW*+
3EDiBldU*IVC!cu=27}6O%&xynFqJh8bR*m={?SYWCA@!(MgW}L4~QR=aF)VP9H=?LW?hsd%E7u72!6L(^MCuFwZvWQBL=3{6sw>1s%YTXY(MuNx)>_-S!`w
P`N#>CjyrDzX+Rswpi!E0&4eL6=mb~To9zko5L@o5#35E5RsnU&~KwdfD$1R_WNXy3?alaWK(#XZ?!~C0<0?UV<gPQ8$nVfHC$Zf(k$3WfwDQCqzQ(>+NWre
q-iWmLL>&DD*J^zOOsD$ad><uz5`Ya<Q(l!?*lcFu4nJU$*u5Vu@$ba4%hjAd^(;ce_o*J%^@6*p9gQJ;#DM$ccbleyOVd}T$08MVZ9x#Ki>t@_b=AM`;+i2
6{bJ!1*lR|vYv&vK|H$O&kxaV|Kj`I)BAUCkEiW%7X)u-!Yoq`zwAWN=&PGK3SPXQOlPO?IGufQTnL{B+kZ%c@Is32gToi=aExx(>2!4acK_iQQJ4w)VD|ht
jSmXaZqt2qfBJ5`JBh(u5`yUoT9|B<{m(xKK>|Mv-_Ksm_CH*WPT?t>ZAZe-*R!cO2}e6&x88t-IDXhaOFj)3;%Ofp_rd)ve7Alw3ejvXfI+w#Zzh{R-@N}U
2&JjK{$;UVgR@$Qlb@&i<CS<64)0#fPy6eq^XSvj=O-{gyYbEDLnu$b_~Geo5WHW962$81mlxZ^<d}YdAo*O}9*@rsqBLKu=YjM>JkEl2a(^?9mG#d`B7QfS
tVjFJhtue!-k^9EDDr%CSdWhD(R?Q#x6>C_&jeYUMceU41xFc9r^g7IElQ(EoL@zWAWomJ_lMwcwO>fm?d)DWjl*y+NV{36$a`r4>GndLy*-BeC_DiI{j^w%
_xJHJM#=oeIGp@^c>C8Ew|_ZC;^q{Hx8vvGMmS7PL7;~BvtaV>FIV3v)59@Y#HSClWOlWWg`=#h8PSl2PbAYLmC?K{tGJ+T(mG5lNzLl%;(fC_RJCf>c~P^9
EFhu<!^Dc97Shv_?8<LzTeE4M11{hx(K^#=Oen*ja?qkkt1_!5b(I)7F5qSD(y6jcH6z#XFjccgOcLKJ_PpgA9m8fUPU?gh23C%aM9L}+3k_AGSSQU-#B2^_
Lf;qnKUsju#ipqXN=XSo5iioK8WIfXs-{{Hn#QnN2Y3LwWz*uVQfUHPGe(I`$zH1Uq-+d>1#+6>G~CpIW}1-|B%V^&WhfpfsKhUUg;r#d`lgoxhyoSyG8XTx
a;Hd!QAeU_k^(G74y0t%c{oi=l!4aiP^-eFoAMfG>^5Pns)$DHJk!l8L@En6jMi!nz^0f?G&PK$&SKC$!!bxi<{7W<l)FUKY1M#FDJrH4gcgtVvY8&sLXect
LMydYYhO88LYxH1rVQdlPjr-v?+h#^4UkO{Xf>lrHDbIlbuBOC9$b!NA&FlHqhcIw^_cuUqbH`4F2_P~jq8ftuKrq5@&(QA9M>S7`CbQC*PzNQ^4g+t0|6ka
SS&Y|?jrBe>&IWeel+~~>XS!LK6&!y^_$_}o3CC!e*NgtSC3!6`TFte;q{~8|2J<QKYsH1@mEhCKZ3uo#jp|l{PkC_pFA4g@fbE6e){_H8~DYe$A7$rO^4ro
3%~i~$yaaS`>$Ys@S9Iwzj^&+*!J7Uu>B{GU;p=pU%z?u-QQn-_3e{Kj~;*Z=F#wDI4(5o5&V4&?|<_6%|E_>^Z2Vr-@F+P0lWGJwt^-;fo8pd<9-8&gk3#)
^z|SALwg=Qfp$X=;q}m{;kcjt8IBAGh8IJlhju@KH$WdBeFfbb`Z8?zc<9!X;hV4ir@ycN7_irWd^>FU`uk5{zhA%p4vz8-v|(sAH1x@zzJnHh_4Vr~Z{Ga*
zZ(RNdHnd3H^cj%46lbC!Vcbi_4WVkZy2v(_=lZ5`tI@2uwj56|IwCVc;7sN*1j3~`T7mK9fkyc0)zPp?CHsyVc?&<`3?r~kD-H}Jo)y`@ZLAC|McYB$HPf_
^yfc11Uvg0-u>0<Z@+r<DIDYPFcSaWIr!<<fBFv?<FCK@`j4JM6b$EV*gfp_Pj7yJP7jU#8XEb@sVKc|sYT<WDr9iEnXG`A>VK6BO)}(Ur;M+}DMjy-^j)BQ
zMis@Vx(@fllFz0;G64I&xAOUj6?3Q7@0t_Y4*WMV(Y~M%c&c0vq);RHBQ1s@;;8iUWsK|B&ZZ|mW*}9ObY33{ys-)hB7@))AXp4yjZZ=EI{HW)uW=O5#%qW
2ZI%-OpMBe#c7hzGLg!8f`}9*NDD<dk$`Dgkr#p>6h$%$=`_o(6Ek{hN2wJ@J0WHCy*AGy9gjC@yur*kRssvl+zK-*$g=Rh$`44TMH%a1ZiLBc4~C+e7kc(I
0gs?2`&2yz`O(5(<e9S1K8OCsd7^2$x|NKR7^l~V(IgL!Mf7*0NHm#N_md(bf*EDc%FNveknvF#1Yg@a3QGKwJ}wf~#5su+2fX=*g`#TrA~++<l}=G8Y3jBp
Gxg;DARTFeFu~Io$~K_VET7Y~m`&3>ir(Q!qB$}$C<`c-r~!L?ortEWsk&6@;?~sTKzSY!X;B(1N77mwjj4c5qewv#rPQF*`k>_-njx@_azYcM-0v-_A96$w
H&Z3mF}Q0anYv2tLd0n#%A!1Nibn6I0*(O=^(-P8iizF?yTmbHn(c_)Vm%a5SxahGmIT>CT4PLqC`=U}(uG{an=|aQPZ_z;+oLO>UOx$FG&)4!hC&23Kh4mB
WX-J#3ftt9!Y=A+Gx@3r>p}~Lwd^cUFIlV<tWHn=Fxte*)G0fl#+$atum~*`R?t*P8ul(1ExktfndeYiH`XO{%uG>5?rfB~Oa4Dc@4@Z3aiwe9mS?Qc;RFVR
0#H?`LLk{~-}(Na?U}LF(&_FK7?4pBfjlkGy}$6=9IYj-){zbgp!VMH^N<Jy_db$jn5e|(znEM#k@L804C!#HVipjQAvU(g@+3=#-K!O0mS_L7Gtuj2S7^F1
Cz|1(rto;S6CJ(;LGlgKz~pSqhV>buj_r1c@5ZSM^3_RlyAQ(=kIZBp-~3O$=;o0z7OMUAW<-gJcYHH#&NrKExSpCcJY?t_e}SZa_rH&T*!6q{8f199FhsV&
Io_m`>1D*%tVSOi&zJ!`%|HroZ$1Ry#(8{6WHz(G#>bp}iw=X4EmN7qo1@3a@S=N}%%7XAPHao<{JPbGpEpum^jU_d`J^}Tf26JH@^c3IolJverOjBXV`ZX$
t^X38^|%=~$v9z=VLlC6kg8%f{PM(X$>^N2>wV23|LN;&hIyaAPC_5$+V5GbpTP}F*|dX@Lt|L4K&Wr)P<TiwyWE49V=q8^^o6wxjnuwu%mAHkXhAe4>S$Hj
{=q!aAco>qr$WoVIfl>fkM9GC&F?{}|J^>uvW^-5Vy&zKP+^!3xTC!+3ucHh0S!U79X)lZ<DoI8ZMx7!A>%1f1_h7hM1)_tl#D0&^`s0|w`)|HMWmtCFfC#q
-k%2r=8Nm6#Z}<!YY>TJOHkN1i}=KFBz|@&U(*$dW72m)3v;d-nx*5i3dOzcjHErb&swQo_wUgSWy=Qm2>Dkdj1lcaskFqk|D<I@-A=V}iz6Hw5)=3Ps!Scm
a3KrZb_Xje&I>PW)ly&wOY~1Tn%$}kQ8n5DR3uE+84a8iACm5PxNU$I#j=GVn;^`2!mQCso34|l0#U?468hwD{BKW&ho{&o(pN&av{6adb`*JePyNbyKAG#c
%(qS0L_wf>iTwq^`o6JP^x;a$c-RM6b{f{f&i1iYt4x9m*4NXMc@!VJv~jAWd29X_RzY%WY{v*AWD%0b!_q~}1u#?wHmeB9r*&0zsPaS7JMB+CI<?MSgiw9L
7Vo3b>2dg{GCEEXjvk{1#jd(*3a{}USAyoq_Mct&5cZ3%sr@%?qxTi^+M}=6J-Cwo+ml(pgs#^v7wzr86~61qNRcpn)2sp~*n=OP(E7&^El}8;9+nOm>Ef9@
RJi#^g!=Y&b?lxrtla+IanPy4w@?cX=%wiY{*T2HtxrzreqMfQmwrHlU;W@AzH7c0ej5dCSh;tiSRg2!A-L(C{c0t|-J7R1#-uC6v2>i~crS~fd-@*V-z#r9
E}FL(N(m(TF8ryYr*i%;*F<%TWVl%3ASB_<k2vVrb5K=QI{|Lrn%|)^3<#2q(;QapuYS1yHM|AiYrgAL9WM9&N_fVTH+NC()qZRvSh@I@rK&=D+oP^@7I!aC
%5NPM{uuq#oXSeA%O>cM>iw!+K$g;l>pA-)`P%eV?L7r*eT(p_DZQVLkAbS4&u#e6U>Suqcr@}u<9cC_mguhbTBm*K%2WR!La+gFXmC>eCsr44fAyUQn9D&J
JRFwQx;fMeL5)Yn!fiay37*SkD_8VLg2S)m-z!|SH~4lLgvA|nr>CO3Wr6FkeCl8?;^j#=q9ayWI>{`4gwB{ULdImrQamKB)Y&nfV~9v7#h|y%SfuiCvAW(t
1R6-Y@jy+wn>GRx#1(ajt9aRdtyk3RRZ~WNZ)_fT|A2q)|2Wzc<FPR#gKj88gEb!MMhTtvqiLz;Dl=41;1jws0ApmCtwu<~__40dq!K0+ciYZ<PME=JP6VxD
XFyqOZ3i0Vq^}dpWyl7dG6s|3$){m$#7SdV6FYUdePW7f#m0cz-EW(1IwXW&J?KbJ*jGc+SQcAwxX6i>4&SzxO!otBtJV5F{I``NBnAeN0?F>A#I0g56DLK+
%g@Qe>H&i_hB<Ijfap1Hhip5D=y}%kzIl-Otc2WbSe?A+6*f*z=@4}|hFMs3Q;b)rX&d<tcOv?orYv@a)}si*)n}fp2cAVZ=PP<vlh?sm90ya$C0B(rsX=RL
=2SZmu+)`D8dqf3Y)Zy*tZ<id1}0s{Z$|$9rv!#*L>icKWJQPDDTa6=*+_IB)bb=frtBE!W1Z{{Dpoy?j57w|_l5=W&YE^`I(=46Xtg%vVD@FY3Tw!a##<Aw
jLp&qW=zSl#0ez9(La3^QHvefmP+@=FA&Bay(RRIuoXNEf5qkZqGwM$=!=zE2j;11pf-;S`GlJT4^*RANF}0hK%=ykvco4N93BVkP^}|z=oB=fjuS=$9k*7z
sVXevHFwnFrGXTyAMTsgI#R#1<{{7vL=l!&4#R-8z%;Nue`qCvG0BkFlTbh&67$%^!IN%{vQXc+PJ|AX6TaX$=#vnweuZNZHY%J%1mO#1eheVArLo@i31<h-
^i~To;~R}}NA^|sDclRPxKo1uC#x2v>5&=KDGZk|n>u+n?ic*7Di?w2i#X^^9IdK42;%~FJ3O{NK`dJP?E3H!%>vUxc*n!4v)pJmM5fV@Q$jc|VTqXEbfvmw
bZEgC2-}y{bKn!j6X_9yab2?YZ8-#9o46unPnGcmcMG>oZ>8#+@{3vM>h4|{e5mVqg`6P$8hkAp-u|A+m11>s?~9NS>%ofpqPztV|G803di+)Rw_PjN#`BUv
b=Cxq-+Lr@JRlVC0`;}TLHrQ#UU5+sh%^m(5(($CcY}F0QEuN&oh?|B80ge#n$4K8&LBI)6JxXFBm)emd6$V{P<#9nI1$Syp7L}Wc{-4tq;#8+*h^(btDc5$
`JqsbGMSu|{X~=+SWJI*`tV0dUG91J+y-1LThD_P13tILodLK7m{?}F6V6Iw%Qg#5NPAWY;KhUtm%)e(I(dj<d3`WF(cBD!Ni#NWm>GddYBEjUf!RogjeEUB
BWWaaM9>e}-@VaHro&JPlOQ`K`Dm|~mbobDRaV>f#_mpNnux*-V;=`NRNd&Zm;3BS_$u`=t6@I8YpHAT+aI5UEJ*+WX=a%KO33?WTo|B!wO_;o%k&k2(+Gc;
V9*J?f7}SzP?2h}lq5}jGL3|fG6Y4*4U0%3WXwEvQcWJ4B(1V-mZunxrOV1;X}3sqv8mpmd7A9SIA<X?feBJ`5c@`up_%P%4Cv7bo(CkpPYS`r9LSeIs3hEv
CbX%T^LYqnSKOb@Lk`XAF+$}S4H<wmsWQ*L&*!mYfw!EpVcyJ2nll!zjY>5*Pj+<n4Yq3q^{uwqM%JyBqh1Z1c)gX9*o1LB_(%?1_z1K2GBPrQvEe*2!f_|}
ye47nwPwV|klt;qDn?~(j!%7<0-O}pC=R4;kM$}38KzO}_iEIfR&*%6j1nZmYT&<E<;t!pK|pcOjsmb1N~lT>>6e(p+F>M?3-+gXPHP0WxDRB&@~k?DjN3Q>
LKLUZ2>P~RJdl<<(n-7XeLBoNApP~LW|{F!*`h|3vssqA&-Hg0Q|VWf_U)pxAZRQlv=^$mlf2pIx{{}Nlc>UI&)ulP^jqv6a6lBr<Tj8MUdK;Czo-2Zh+itC
beRgp28S_6{F8+P_Swx$aubWGmDCPL+A`~SBEcC9@bW<nqMynqGO=RzVpE!^4Fu!h5!Rzgyb5G3JPEKuq#h1&7l2lT7-&39x?i|Fi$pvpd!gv3T8jo(KbPGc
T5Frql|&o0+y)yBf4Ckj9Fz-GJz8kLWRJSG;N;N?!(80OWXkE%nLz*XSisDZ$J8j68OHrS(ZZK$G>bSB_;Y7PTo?CvEdf>}irVmpIer<4Ifos&N7pk)RMV7e
DI+0$XrO>~$^>hI*XuPvKE`lp9EQCms)|Sy9*v!qaJm&7GQJ=r`ie;`i&)DVIS)~%tg6wXhE@|*Q2nv{5#i^CH}{G*FbCrx^x7BIL-`$l?J$WDzIXblAHJdz
YjYF@`S~G6K_!T2c({^ZR98JR7jc@<_+I+>vw1`4UxPK|Xjj@}b0@waA!*yYG+{`7_Od5Z+XkViF>l<1g!(iZhW@ds4srQ6r$Ge&#4FW@`1DI>ir*JHMt1^<
C)+eww)DREx|EZA+G`ogGE`oHTjADgjXJgtUkc`4&-HDETo$%3m8>hduWDBuS8m*SaT~BBsh(EV-A@gmf6Is}%SU(JVjO^vikcPmU60;ePaI-WR*mRZq&Q+(
n6(mx=)3!Z_b3b;^~(ycdPjg&G7vi)-^H;sivr0O5m`|gM*esk82rvOP3N>dZdD%{BFw{H2=7byB)k5gNV5V<a(nOJ9U!tp6dlVGDDR7KADtR0Yf$Y--MBsw
lVYX7MmH}Y7@;G*RuHnT3LMh-X!p!V@1&wG2&^z=OB{h2anpc&uH&XeBE91}FjAM3Y~U61l^HuF%xDYKlkO2q`SgV1>mBwsF!aqb69-_nG+^OROVfofURug2
?o#CX!ifSK5+L-}q^jw@8l%Ujb(fE%l<BV3_G*6_VaDy`0Q;{lml>Kr(@k$St&JkB<L-LS>TuC7XC4?gCehSRCfu24K-7j^se4N3rnB0f#Ckz&lP0G)B*$SG
KgnKCyldWdc7Q?Ka-}xfY_tvsKE@li$=Ys_$M0s6&sm(r40R$dOm0fe_SCZpbkYKT6lP%^0uT%&?qL3!uo{O+ib*)N&5~f>bZgHnSo>mn;YfJ1-1>vI=}c=n
%Xs8CaWb}s#Fg9h17l9~%q!L{1`w2qrm2n5_0A+=tmFh$0&wh;7Y{fxCO*JeE)9bOj7`7ipwEqWT$zSvaXVV`*X&Euy;M{$1NuPxvBqn_l2%O8a50oYeKM2n
(w2loVrlv$;Bl%spn^QvWW&fLbU(2@Q4PRXiEAiS*e?_lL0ASAa%2t5@2F&hu}!ZIpCeB+NvL?v(k@x#k+#YRwaIsdDru?iWfMhVA1hz9MMIU5i%`lH!7l*J
buBX`;`{Dcbrp6#haz-HAf5xI4f4R;{lzI<w@l#gLcXqt$``()OPFl8<*D5_)zBhyELP#N=^NdC0vvp{H1gi`ZI`t85DC*pV!!YlCwc(X4uo4NCEB)oexWXT
#!o+nm0owjap-Y~-O^Cyt&Z@*D7-<Z+I>^?{pvpOpL&V)`1vjfAk-sw&=U;<G)BwT^R@dHGSDNC$qT@=s8!8A796vMBt5oq*L7|9g7RX|7JwgxZ4TdB#b9i_
K*I2@^n-^67ja)P>5t>cIk`V3`1zeY9E&y}9GW+j$pH=*5goAZwIrM(5QxT0c7UE=%I5b?=XGw|>UH78p;s8;)3%IgD1|E1&@;GM-nVfTDiSka*i*nBERp?5
B#?DTy$xW9;eA+B^v1Icb5sEMm!w++CCo}4H+ZdNcUTc$i}uTDA=DSN_XCRl6D!stTr{|hkXKW>4!y<!a0~yvXhlo0h(aPT3H)VD_Xcqud(`WYYQ*W(m;mAM
?Ll|3`-7F{`V^+WM!l>la5L7Mv{zpm0i40wWPtb#S(^@eY)urSY!c#NN0N53)lGa<L$MxPaWJL_Uzun&L94XeU(zh;HXYsOk0fMSwxHa@;A4%xo^u})rVd~b
$?$Mt0tKweXwt0Jw31;rw4g!xG-m;eQP}lQgSAc}1{HH-&ynF-hDn&g20*w@D235;5zsDHOO}m@zrupr<Qzl}O(BAj4wD|Z=usvlJb1V}LKz5~S^t?#cDh7k
XX@w*wlIHKnt3{5)#_xnpg@mO#yG`VA*tm4HSC&O%cm^YBx6I+5gqfKbj!}nv3OUT@vNTMcZWWDr6w8g3u5!J)wEzEL4KcxL+0`>x0IQU8ED}0yunkJAv8so
>!r=VKxPS6B^jlvHitUoN8oiKn@z^|c?RelV13MbI6!<W$p((Z(~OhHbUUE|M${F2Ef!y9CS$`_=hJJlVE>qXQ;asgwAUx%?*I3e1=Dbpc{UspnBik@Ny+*l
vJZ?km8oPr6o^|pbBRdOV18Ng7kEV$$E7p_Q&R*S1vN|JD9aK)<)O|h9ofP5FprC3Z_$DZ)-2E?>2PJlL}u09QzN6y7jaADc))8Dl_pKNj`UzOkhF%Ck|L8}
Zl+UF0>@5f^-B*$_(Tdul3Eo01dRB1-PpQVKUTf8ZH*$=jhnz{6lj*Y(_b;G{DgPndm?4ue{MN$gSf^RrhL%UiD4_Zp679}^XksTAiq`;b;J9p{o*UXXzIZU
8McePErTc;XwgW~iPeKR>BGz0c2S~-(;ObA8^U8o;I{<;ABZW98gS-7$5;T(1l1I*Z%C4{`b}S9<<_-xs%~p<gEFHu_xe`Bup}@9+yf$G*seoZ8T_uTy4ns}
PM#kze7(0`Afn)X9Gaf;2HY_loPQK|Hw6e6SU-SLLynd`b`^@_$L9LEIB(fq=4&Jx2bPQlZU9TbvwW}gG|zfrTZ1496E(Ir5KC^MA7bMvOzqG1ZK+J&8{T};
dq@C<W0t<xIHCn!(%b^dwp}CKJJzaaBqG8vM7-SBiSh{cZ~>h$nhxOEU=?OPzkbsLCTOe=GnHf1ATY}w(@ywYCphi{(<|>0xIcc^MgMklCh0t7vkgJ(LGog=
eJy@VU+K&TCjYK7k;fTJ(k%s}>CuYuh_|Z=Em$pr%_IN6smWib9sQq==Hurv8%jRzZ_faT38f4=JJFfKSx;Z9;uWllW*cbEn=B{)8c%s<wv3J+dq`x?&a3$H
nw&XHb`N>Tvvc+e2`;X;1ezp5@^u>14@dl(KBx>l`BlV0j^>;UzmaT{tQxbsT<d;*r8)6na^V=N?ss+6fv&;MZsJU5q8!K9A?GZ2WSUQx;23VZ!Lru+)Bm(E
Pr18|w*d3QVL+M`7UNfXeInO<yckZhU6PzLb|TzfA3`1SV3VXbETEer3wv+F+Ns#gIgDeyd6Q+|ely2;10I(A)?LVU-i3&~YxN|ueEYh1?Z``?2ewuAV)>S&
D3b%tuGdD<B-#Ay{I5J`Np9`8*E|b99ygQE6RYgzx65VoO=ft~Fi+)$WcmM%M|K%D-(G)9KIpv3-e=BkvthFQZFkwWK;P{){Y}7{vR%8Y!TdHKHw}yZENBh!
uS3P^e`T*E$vJS){6C7DWb+~WO%lG@8cX>_?uIbi<=r%m`)_<sCKwvzm0zaU1K853E0=_^06_o6^XmHURzCIbe0+*3Qgu&FaR>uX-gV^f$58dPP{Gnc)$_tz
BPj-#wV)mt-MHvB3?sMj0^lP=oc+J8o8W5@y5R{*^T)pd4Y-weA_eFOf$o;F4k?N};Px`U5pC0*gpsXN_}=wjil``>uvHMx`=TtuHL7lG6<7N&ZX>Z9wD$ri
>~y1V+ON-29LsRszxXj;U>P8<@`Gm8oSLW3GzaI)692<3N)$(3x2#B`acG3gqg9~&+s<tkCy<ES$oH{RKDc6CHK>4}F7MoC<%xasNsAZa^uQnyL3j-_XW0ah
cWCt@$~)AdUKXnew^8}B0!CSp>&ahAzpa#K{@?`SabLyG!Y=}l&PSinV+XEKJbnM<%g%Q@A^QV~gVW+o)3(05u7k#@<pQby?2F*Bdfy+5$m>G9@ay(b-h`cl
kkduwQHTaa$Z1@Oa2qlemVMv;Xqx>$dxc4XA}WGz6?-ajI$SQl(4O|5{DM6n+8Zr#)4^CRJ6XWAZ5ciNEZXBgSAE?5F7(1xhw)0@+=UB%BLHOgI8aEqxWdJs
nxKor@J7I~`GamB+s=JUU`97|MQGRDgss;=zy!e`3GpIPwzv~@-zaPM)sOyvfkuh~7Dm+IP;Jt@7r^<D^L5jQ9jt5s2wyvu=ScJhfdGasKjHvWw0=UzIB*=Y
R5xz;SAx3lz?yLE`p2e}KLCj{j+JVo^&8I*_5P-}i<`i0&{GgJvXtJwBuBJf_kbvfg5UaXANuI@nd1mii3JM1AL{VUgM?t-2jy~&{tNvQz^?dY-5m-_%wBoo
*te~_s<D2fo<;a`c{KlxoIeWEd)8YL65v~DzMe!Vh%w0W9tUj~2=I0RHhnlaU^pNxwM$xedE>v0+$!)()Cfx8z;#Zym&e!@j%j+k20M09y#g&&rM<1XV=v0O
YCn<cP)Inc5bNFvAVG@yy{!Bta$OH6do^@EisIlG5~AvQ)u*~;1pB3|yzcO|)#X|jVHL&=3QGG(T<jLC32;ydDT9~WwqIG%Ya<ToP$IYbgWQKp0P%f9QAnDg
X#CUP{hvK2=%VLE@dK10Ij(`QOT|1VM*cez*jR)i75nOYK|Z%Z&^^DY+5&3f1;Twrygw}BklCqC0I;Ts?^4U`z+Yz$Jk|ij@+8}(T)}JDk9y9m>88PCJhRg*
bTcb8&hv&%3C;>Y1iO0@m#uBB#&pZ#ol&Hf+n)hoRV%GnDjiq>Fvh7dK)*>&+$rL_*mYSmjy2~ZG1VO-<MfPj7{Z0r>ds{6Gy$gg&cU6D*%TH!%~(bmS9eUV
@zne%C$kdKXpGcZ&Sr)vV|Uz4O_Od(!<fNRZA6uIRgd0Xl5LV>Gy3S4_gJMi>uw%WoQ;XWS?JxB<qw$5yhlwZ#p$(wE7tI4@#a~+j9%2>Jf-d^Mc-uCYw~|x
9|!PA;^?#O#&+36f%!#}SbND#hduK{GbJOGHM5%;Ts1Pm6_kPjY|2>i414062!K>K`&7i2SlIqNOQ9EdWXWcmDmKi9CUL3dPN0i$>^XPNax6q&<F7;ij!WB*
VQg-3Zjy<!E!hN9H%!W+6(4Zfib1FSL{)Uy;*<}`MB)Up8ZynMksgg?rkZ(}Np)dR1}qTjYd>XY+Ij;+kk+o~UDAWLQ{&TPxd+1&ju7GPRbH|{zikW~QINHz
Xx~RPGBAmnQ#3|hG&FR{D+I(?+wo+$c<(sa8f_`@t+oM7P(ut)Gi@lHBT>mQ<GjPM`DxKLk?S?0*&@Zos8(hi04>ArU{K$}?jG15tPV|tEREAh_Ur$uGv2^Z
XJBCW6nkZ$rFD{^B7MXm$Ox>O?q^g_*9&ywW_TK_p<6-njmlZ%8DjW)SLkv4CF^^r?#Q-nbk7(8ZfwLxi;XnV#5ZY+aa4qRnsmA`nK5&x2YtPCF;Rkv!%S{>
vTYA-)Z5p_SVvwuJaTgV{)9Do55l|t`4jMu>Elohi~#r?%+^4sW1qvZ>b%|#inBrW8Srd^iIOAVQj8E&gVec*=RR+}j5DgeP*cD!;YQadaFM>GcKRh$zFFJT
{GFp&l4PQaGxg5kn@ugkuZ)GOUZz@qdZZ?vL7+R&1$~Jl6XPJ2CDT^?j1ETV=Zdvhw8cNg;e=bynjQpi6?IG0;v`EJgjLKfx`rxiroLgh?UKSYEW}_hq$h+K
Zrrx><X6ca4@)af(=l&r4mLIr%3_jQun_6O?+2714XKM-V1Fef>IVhF6??93q*`h(@OgxtC)+T}LslL7PSwICu#NOiNT-*jg1B^ZLfbpPnNBWg+JpPnJYJDe
`a<EOXc25x$m%<BC_=Z5NaHyB)8G7}Q`aj#*}6{}Vjd6A#$z(Y^^L5f&t<iI-@vPe*m?MB4ktrbUtkdfj0^G7zVA-Q+vp#G4jc5xJvcWy8cBufl)Gr|TJc4M
o<|zFLip4+Azl_ukMz1m<&U0w<3*Tyn5)3V(jtvt!tkzF<g?M*!cTUcI{jp{yMh{Db3`g83Hss3s$2K*5&#GMW%Z|hS>O8#W3U}ePOZQvCICd#@`jN0l9n8L
?4O~aV58;{augTebvP0c)RTG>u1WjTSD>nr`-G69c{w^y4?*ec_3c!3CP)b7h7R4JJGbsDUu@ild76B_4^Z#NrWawc(6k9t-PPoUE_%NLerlZFv^RZ23$lk*
>R}3`y$Yd2eAf%bzf0V^pCF0e-nOl2PQ5<5>N&z1a7Rd0VQk_WK{;UX>{uN2L(wDm`gyQPt;FrBUss5lRx;U#wwuuy&z+ZZoin~k_(An}%Es*Vz`0F^Twb(l
)rTzSgKg85AdMa1FFW+pxC^uE8TIGuoeUuIkU#VI$w2$%A_5CiC7vsAxhzXrn#XzlW(G4Q=V{z#*+{1D`ebk}=6*YxmRJTLuqB+CShtR0v(t>{*?`2(<32GY
9>k1Xb3T7Ni+*!Hzsg}G`3H*5W5)C(VX<}wGM46GnUZLXhjtb;+1n&C#r*4-M){Ovk#(X3(Q#A!W{ZzW?(e3U+EGN>iy+C)nVK(Bm0msdLUNJKZnsr@L@HuP
r(I7>n!Lc?=1E6sET0Dc+bR1vH)l%o^gK=^&o09?5qEi$PU$dDTlN7))^!rE!>8S*yjYxX_-T^d7(SXII{m+RO%rLFV)C&GruKE0@2q&OWcWi|h|6W1U-+!S
lEIJ&2)Nxry=C7v2Es7g;NB!E-A!4OO-~pNLWRv)CY3W`S}2X<jJi0hxf;)G*nHg0n;GWcZO1^kHk)dgIsN#CjvmOec2s&|Lo_wnhd9ywKr$@OuqK@uZJy?N
ra9~sge6#evfatt*c?V}dbwW6;F!rI=eQRGx|rems62Cz+Y$VF`dG7S%7+W<&*ur`1MD(OHoGpG=<ly*LUKtYCu~SbmSr%bu;0CDK-<!<T}#`cFLyZKa`D0N
jEl2*#f^a#O9hD*-ESg2&s4?R=@ItpReT#lviU8&jFWf`2zSPbr<P|^5a)fAID8ylzn%Sw>&?6zaUTuYht_FkpH}I38qvVa$b-_v&@A?F?};)H%m11m&-QZO
*bV7OXzkZ4mt=$!Y+$jofvYH|ma1f;=NN3|S+{-LqiL59TbWos?W%GffCvK===&bDN9r!)s*Gamu3|SBI%o|@#A;5?@{-u&YX+1TXEKsk5=)?>iLQp->-O_x
GrP;5uHSFBZXrgf+8-k}oDMy_K*orkhs#gjn#(lpeRCKqI{xn$7gg`4jkjU=e7f`-00(I9HdEv;S;!J%^4DVK<G6$9F!ZqNjkC+r$&8EHJWoszs7&L|HqY|d
X8j=KeEo{VsS7;?oR=RaJH&e0WPgd-J4#}2w-IABSqwVA+q%=3Xk6@q_?3=C#z|!J`TFq`Pm<)%d%D@5E$O&$*5ruCtqJ?io*_%0%=3`hA(NF5;yk?>m<-0$
=S5--=Qlf@&&37Xgzt7)Gp-8}9|L{v(2su5trcuBZ1ULz>3oiL1O%LguygRjS!-v@SjN^^XJq3cR;yn>kUfOy{0dW4<|;}1!`97tqSGXKfHsAKm8X$T^EXA)
Vffb*mUA%ib~5Q^J4}s|=cf?KJR055F8%5J3jMN1xRFwFd6{PL_t(qW3=@l|t1MjP>f0zRi&ZG+Nsj(yI|*BkriMNm<^c;2Q)Xj_H)E*lY>~_d+bUw_3o?A~
eIP@=6>a#+r;Di@8RJA3X=Ka?zGE^msY)b+4cqR3HQC3_$DHWaUrJ}_%urLh?bF2NbJBnK@F6_|9N>u!0ruaHf^PCncD*Ot1twahH@lr5XR!E8XVCIw*}A(1
ju8oq=+#V_H;u51WF7|-5Up+p3DZ92CQP8Bp)Cx%-s#Jn4MLkr9qi)y6s39iG)x+b*lf^NZ_d<>JDx+ZsGoUAU-`qUzaF0(t4*IQGix{bYS)erc9Y2l23tJ^
Q>apbOp+KC^{dXYTC~H#7}n$Oxb2Ly2;^rEP+iw(>Qzj#eulN{6eTv18;9{f^s<nC%(Esn_2lb{cSK~NNcBoB)K<zvEt$}|jG}=7<|S)Fc)0%SaJB90<)37^
4ow4KkfgB};|O{hC(3Bd;(TD^Y>6CkL4g=p$fua`8*%;SgPaB4huHyZE+b8**f8nO*(7@9nmrZbuBTFkf%j~e&DPVKl^SgqXx%qraB%5K)k0-($^t1Gm{Zw{
a<x@`^p`3&v;~pKp8z3Twh{TXf%!vvEW&9V12=k^3`#2NJi7Z2Teo#blnim31sJ479zvCf7If=VqCLXBj`itC3D>;1J9)y4>R^b?&i0llGqZp~0Z-QlN@+Vh
{WoTKyWl1gF{#pb*KY{4P4k_KH(kGv+U2c_BtDKn_Jh&Fh|Q_)<1xWzZ!YCbR9tiO`#7K+$MBM)GTh#K#t@1#18K7SMQ2uUg%!e6Xgx-wL6Be$UWzjf8_IC2
bVn<Xj`BmP5<MLSvg%G50!%<99hPWWZ@y4fMQa5sHBL#AIthqLAZr~jhN-P+lTW@}tFc}XlVE=|vvaZ-hMimy5gTQC-B@d-F`KN*;7zKnNYiFARTMds-b;-&
>-^42uc6vDP!b}|^6e>J2q>?y&!Uw(Hr2hIteuQkS~r6xQk2m&9dMRyvzHi}vH8Xr>wDB5*mxcV%Z;?EXoh^5%h+6>%VEdEogoo_(zw0e$aRxw6^x-Bm?*HL
XtS5yX*dW48ZZo`oJKBs&RN1BDxPeNh0KC*9_=K;DAw6FEEwl`W8J>FehiXK_Ut?+rQzqlrg}0limbA|jES~oye$4<S`48N2xpT7j5fmqdR&^}1mOAWVF)HA
LhPoTfw{8nwpqnB7&^3C23e;8q~dvo_WH2RXqpq;#J7@R5kWKxIJN?I*UqE1QzmD-Cxv!kvq7`KRIz{tTE}-x#cDt4SD(I{#)9=?owNhqkW9=fYq>{g3aYb7
ezwyxMUJdklEs`f+An7jPZ2xkUpn_Cn1NR&8mWXqi;U7JDTcX*{9yQo@(wUfM|Cz4gN#U60;t?hiYpRiJf$EA1usJOefOt2XuIE&xAZ_s%Mktv3#NP-4&n!C
f*>l}+V~P*PYZ$d@<TEb(#D1NC}WBp`YU%>;L_*~5&O?w*foXkVqW1UjA>Me)uC<cCZq=xwfasM-7|4;BLb>TY3kkq@VgI}!+S@aB0&VGwbARgL2o^T+iMev
st3)s?e8k97ViGE4^HkPuC?gaZb21s9t)?8PVhREP(sYIRLV3f-AY)L((%`rtlBUL_x|xdfR|)_3_7F&jo*o`3Z(_m?4^kJPUSTIGrGAinsSPo#ss0iu2<dr
9(m|HBqdm?RR2xF;HC*4yQ+U~*6&iMs@}wZJ9%YQOp#IzE__&KO0VYwtb8}dtKjP`xt<=tvg5D1g#Y8aNZX&vg2k~HA+JJ@VfgRPr|gEH{(4hC0ZnR*E@<=a
$jE~b1@T+FY>(K-p&(fLzw7(5#q}ChQT5`w!jLBT8im022i!XLdK)J#yC05{)}?t%Bqp)z_##ww8(ePyiN4a|dQHo-Yn~gBZz4*+QjjphVDWd`3JFKZ`>yHA
kUg%CE9>}m82sFo7WI3>Ou?uL-`K>W>&J5T+mN3#wjCc{k4eJY+gla?9H+yz+(4T1QGU<)yH38Pbiot$O{0%<G~5j4EcqCd9E`<^Qy))UwM`dw<&vdrYeD@0
8!UiF&eLsFra*s;xtwHDb>UDPwn*?}mRyLRlbLVOX0Wr7J{0;mLN8P{`r`mP2n0Tc=^>YNyq^tg)6&{TrH0w=W4@#PEA5!>&0rfIL5oN+f&L2Ct4OTXfmqR*
w&gZ=`hFNeKQglwFw`>D=KyB0nmL;%b!IX%envZosEyBNq&5?5w;V{iX?y-&)8j1*6QhxPuSlFlxeudfd#pD894}-$ZPJA2ajCCo0W*@lzJ6mSoTt`0d^(>a
yt$w$-R%2RlbDzxu%a>9==aJB^xPOs421RdyJ-R(L<4uh_T{hOPWAC}dnVKNTD%z>MEIs}fcNpVb139b4tXf$Sxt`(!7U9zl4X=$Pyc!TWOZg%re~3Ar?VZp
#w1xLz;i$fZqC!WO|{SfCCq;v+6h`KhnRb<ta;|~2!lVX3`FxqgWy=MMJ2A+6HY9QwH&Ya2Kgk1616aG>JT9|3hBD7@$MSn1HA^7NX<>mG)89N4AQT5_%fy3
@)izP+hy<jxKwpmmk1-bRlVxHfr#B;v#v=N^<d#WXcavZ(GMCgv78Fpt7=+d_+xtq^TP-WHjAqFR53u}7g=mrszzu7WXvGjgNfgpsM33DfQQqztyov;w~`20
ZHT0-H(~@?SlqH-P}!|d0&0#W@f4qSwMxfj$D%f9IC|H{Z$;7e!P-KKovvp{%}w!_?y@^u8;v`wk<HIL{^!l>=3)TyE&pjv8{0j%Ca}0FnNCK#IaR7(E<ON6
lw%*Zl(2^O0UJA{O2`2rlMIInV`2Nk6oTWbFAKxlr*|tE+{U75!i@kcTScsuhoRU~-1LUh7xt8qv>gq}U`auof)C-QlHhw_RYoEh8G!zE*Zyz1F)Q}qnQzTR
m4=j-idP4NLyXzuix8!4TxkXQUJ!Y`$nGFpty>~so!79!RN&NWx|Lw9Xcj9H^c7RelH@5o(hPSm1deWP)FNIG{`)<a*>`qPf~{6*^4*>rfS5jcCCW<hm?tDX
)A7`#4e_(H$JvR+Zi!sBo|8rHdOr<3<|FaP##DNerjROG0#Ue<<zkV0?0igU+Gc3Nrjwy^Jwp`g2V|nGssEr?9O6PHEz(%z&yiWmYBP?yL7QSut*VB&Nn|Wg
|Ai#f#?5e?nqiPp#Zysvtl>I-+a%bVx@qV-Jk^sJdb62i7p4-Yq+~3JrU~%Fw#*^ug*RqZk7adkjuV1F5Pa~=6x4u-PUj8ksa*XHrCt_KP4^q_0tG>XE=jyz
djosoWq86|r~WU1TK!EcBdWa6kAi1530?O%h?qZJ3nyumAF&T7IrxH+)Sw1UlZfE0c+UPP1j)059<bFcl492>Hh`^@4p8$sv}zmxFsC?VC3lUMc97lBGecTl
eE7J-vy*N4^@Plfw;8{rSr}3&fx4B;SPG==CSf+Y>2iD7^?Yc07-(b6^YVu|?3lPdm=P8&tFRi~7PKrT{6VYET9Fipe-VPA7eTKVE2mR7j-JiJb}A<=67C8@
SlQq+vG#f`3u`v2L%2)h>aCWhW(<b<yV2YW>PEIq0G3x9BSoGhoo3d~{S*$7hQE`+e2yL4zE_iIV(wBJrw)p4$4n$T4h;ZOw{d>86H*`(rvD^Zx$i_DH&t|*
E{r|Py(R;BkSY#>D{Rui49JRKIEzlS-zWVx#s+OfCSS8w@So;!0s$N+J)5aN^usg)4Dsy_^M4p3I5{YKO!+1=R&Nt_z1)jMAI6x{$1LM7x)#wV4YSU~3C!B-
Y2}z511)lvr`3pr-QL=BGRG99>Gpclvw@r83l!d#=8#jW_|X_EelU2_<6KPw_;H*DssC*<z*2WH>0!fEmyNQtP%#7XDt_C4Z$G3vci>rg`8iE?O~*G)5~T5&
HBbF;cK9lcm`j4VIk);=<Qtu9`zLxwCQGSYM|U?#M-#=@fDrl6(QX8i1!#sYLU*J3z3s%G5Ki)RcuDd^D3jsBs;hc<0R7FFu|u}u+lWw3ab$>BDsHw}K9XnJ
8{C;U!;sle=4{Pq^6RHnc8He2cj?rF)yNcPPG;Rk@)@MZ-0&#~LdNZ=)SAQFkwkDbPG;yg*9)IPQeTj0%F~UEp2W+oEsG`i#Nhz%EVU4QAYHY8Y0&q;%JOu*
AMj^QdPt`qu(zx$A;7Rg`m2bd=-AWdDaQV7P_65<uaWOWj_d9J`r?FrNLJpeB2j=kS*>hzy^&;DN}s%RU0b&Yp?x=OUl#v(A&<y^smp`kArJTNaUJxb_u`@Z
rU012R4@9j!Nhl7-c_fT$n^r<6^{g_?k}V-3A$@tEbvp~ymJb)_S)mE`{_s5cNe8|-Npa(BJRZv4umh79w<&u@+T7A#6d}#PkkUv^(N}jsVs`}U`~%G2lu#L
K6DYx73z>Mgcq;&Kn=}{?=9rrqg!}>-FwgFG7e7;Iz~Yl6;w1@9vg@C0QQw=0d<itJo8<M9*8Misr|+~`S5GNu;KFAA3$rEyZrimy9f^Lon4KX1*QWBQfAeu
LBtM>!>%TN-@Z7jJ_?%?iyB>%C@xD}R}rAPKoXVlO0@-U0@BpD6srPoqKTbVU4{)K#DnO%Pdef@0<DGWMCfQ5b|ER+dimfSV5vSqabK?qF)JSh-j}e$MeIJX
W)XDe9;pakE;#r|EK%U%_iC8=2XWYO8P4Kze$BGoclJ1L&SSO}fNs{gB;{`Vf8t~tS@X^QmTk6ud&ao$K!mcze+;j7J8AxB1|GltFtOROuK)~k8+$}k22;EH
@{!?hgB*hi!t`QaUj-2HE{xOs<ozG&%yu(pO7A}oY97D!n4QOtV!+i+`fc;uc>;T_92D3HSZ<oTGtSswHts8T8303~F%M?+?R8e+VE?79?<Q=}VLZurUe9@+
g|c;!s8aiC54p|96E|H5gMT=jE`Mg<hUt|}6)C>V!$d6iHyiH5XcjR#jg@OqKK(iVn7#IpGUv^=1bqvCDPVZzX}--emUMucI{tXn-=?YS*kH_LLz>S=Je=9T
CYD^1M?8!dlU~NXWYfF>WE}ZeGuf*6^-jRxxg5X!_If^l=#0&?-5>^Yp^AUxyBt-=YM#c9?cohSX25+@!vBId*<h>^bI!6XIi0`#f8s-IE<6qYwSD#F*<_ok
@0;`G<v*g$$B!E)I85_jzNP7o)vvH!W)@qG?(i6aqcrEUS&TsZ;eSkr?T4Tp{QnT=)ppkN>-^0?T*A1)<2TqdUd9#6^fcoS<KU&k>-2H==l+sqAAopCBF*Le
ZLm`-iTNh8B>jEHtQ^f@;42ta8x8n%zD)Bp3`X1L#TXH&$ucp4-%KfmL4L{cR?#tGTxWvp!@%BJ2A&nY73Kxe`Sq0@wtSaZnaycn{UO<9!#PbiJSKnso+XU!
#57!nvyIi8$xOR5qVZ)OBeOV9D%<W(>E=8OF=_IF%^*-rmRUR|oA~VIW2SbQ#au+ZZf$l7J=W&|u!bTN9mejr@f+RczrB7NXqwI0MW>8H9wtMkXcyx7e^Xvu
pLEv82B#4cN2fX@+gQEY0Fqu#!w+j+PAi_IH+!1#j0M!Q;wGLhIN?Mjp8T+y<9xhr@?l*4AB%kfV$<zxXyWtCvMuW_cV;%{Y&>5d9X^wEo1NHec1f>KxHya9
XSPV<^fpRDy7`uIph;5dMq4#)lj(BaBrN)R0l>9m%3h=NZOU^lsmb*@?>5kL;p_~P9j^BnJzF}<Z?O37X3aObJ*KopWs+y-*J%iCw&Tg0e7A$JA0*atlb<&m
69!otllF`ff5S1nqyA7zMt8A#p6UL2Wp)y@G6S4Bw`R$*4<mu4L}DP0Hf*vnWe|bnk5nZ&k8B_RaQ)ajVp9gq1;d@Gujznv@F%g1x;vUOg30FkFfJ3AIfMQ>
i6iLrg`feiyIzv0b-OfcjL^n(_{cJ!@I4)-Sa;mRzK@Kedyz<4Wk#8C05des9pFiyb?nZ5ZEsqE49JM^IN_qb2U4*a1#xkSpouOycAr<klg?<g*IqwR1j+>j
EZ+v8PRoKAS%~1V&7!W6`P_E}O@w9mOB|bC_AGQQX#}yu@62fH1aB#T6yt`2+>8+QwwaED8XOf6%UT`p`4Tpf&};WlSd#3pNPT5=U}J;844df*SqvVYp*ic0
qq6rR<_{#*6xS1zYMLrGadmz}dZOyA`pTvu&=`8t@m%lv{b*dNOD*jyj{y~LQ!uw44f1c)t;~9YiRbb}_so}j%E@};Q^veCX$*RyejFXDcfiJskt9s~S|-k|
F?z^wkN|QTng@O-QF1-?9_iJ4qDn>4K!!d+_?9q5B`+TnkK6d~4*{=I81h8Nav3(NPf6A#S54NE;yAe?RH{7MCI{A4=4DAMZ_yn<oPI)hRotH7jg=|u;N;18
xo=;7Y3229+8PeKP(>|z*&;zv(sW)3F!9SNM6z#C9QbJ|#F4RgJq6N$R3>;`9|5P@)sra>pPQz`ZXv2dBjVEU7<wvd+u*lhxBve+dJ{IsZS-6_%OqctvBz$^
t4h1L03^UoR4wiHocVD%CpnqKW6yNEYm<tSxBw&og49x~t-I}<oa;LO>wA^U?M<y_k-+;t&;3Xsc%9x2^FpNkVVVqo?k}%1<K+5knI9!da(Q|35C1s0yqOs@
V=*6_hGq7DV-Nqe+cS*+@BOP)|MvAs4hS+B|Ifw3Lc`(v9+d1C&d6|%=B06Tl*|Uh;o$GH-tpjDBQZwHFBZq0qo0TNyw7vj=oEu-H9zTD<0EU8rAgYm`SM%y
`lo>f*Kql#&h0m|WpaE1^>;He=gIGeM)&LG^$@Ill#O~{&r)MyoE-Pzk_NNo=m=$B&&?adw9LcDd)J29Nv+Z4;;%X*+g>EA;crLX%e(Z%nD_r={5BcQZq4Lt
WB!G4vpVkB{A7@<(z$J0hBfM*bnmj;&igF;kRK23jsb9wZcoyYl^e^V`}6SM0BnYA{5qKx*PTBn*SG!A?e(H_+*!OD+zzh*-i%ktuyc9y$H8ID=C|4LO_p~4
lq~^r?{f2QRhXmB)z=?x=9lT~e_9>Adi5WR;nKS5zt65m*Q@U3V3d4FGV^57y|w0$N4l#l8T~oWRv#`$BQIGj7T*q70?7-0)*@NV0mxwHyQV!D{BAa%56y4C
7#N+7F}4?@!OR%0;QDVb)86b0(;SVLv(DAK4m!&Ic`^LUkI7*9zIXY0emv~-I^CP&pA2M=me$BI(@}PL(pxTGr)hz@hfV$m#_+>YH)r{Yu`u)1sFOkhw>#a=
kKh=FJwT(rIqsubapPj=YP1+xtAX(j&zy92XD{popm1a*&immdf}$Mu6V|)@!ot`}uevwIKY#n1tL5>ab3FTPckpvMTAAa+7T&;sU1Km?y<c)O%?I-pe{WuP
)6Q-0?uea?FD($l-lB8!cmJ4l@8(&$vTnawUCw?p>~)4mm;KlC_Y2eR4g0esxqE+`LOhpNQXKc~Y_ROy@v&hJ%Pg((6&vKM!PoyVy6d3PZ~(_3C(E?F;+?#2
a`Sq1n<vGBtt_h#DSH42n*cE%->v?Ib&B7m*3A65NRyk+>@{21H>>2fv%FiGDa?7tOpcOHFD>%^ax`3}v)6;0;h^^y)V(gu<8KR)`ca>y%M-L%{+y2I%cEs)
b$dHLzImNokFD<QCD_MdajlX3G&4^Ib99-0GrwIJ$@0rN4C?jprdSR-%jNtw{U#kJi?1>COkoZ3dDi9W3iB@Hfx#=V?PSm$S2^zVEPF979LIDFW|V)))8f{0
ao+DZ#Ln+hW?YUf6E6-xY?ii^IfwWPc!{eD@?Diw1!UpgYl|+Rd5Yre6oOx#Ifu1wR$w7GYWHq+`D$=IN~+ZK(DIUu&B7RuZRFy^;^x=5msW#!wmr^&!%1ot
qM8}Kd6N8OC4gA@<$G4;S@(AZN+5XNp{k4TcvkXc!Se#G?1GJ!sJDQOZO>@m`O{)GD>8dvbjkG{F$SLVyXyff1px&&DgG)O8YDFsUzDsYI^z}Vj&2PnaWV%Z
^A3%>|Ggys=$H@jGQVR0Xn1U62t`FY15UCmhtAM={73rd(MqJOSQbBKW~JocQk+^@#j^nu6_E2P7eC~X>pJ7vYE||iex{ko56KEfsr=f?m!qOrbk#xX2WBr9
B~Rf12m=h7*y>-sPCCpq3pQAFF?Gg#R4@pTd3N-{G;9REvplR(<Lr9OL^3DyasP{3As{?gVD+mTx96M;EHE^In0-0!WQn=7M++;-7UL1hzDhHery?<X>=Ln|
Gq%kf&=1)^o(wMUhF3SB<JT$Val304SBGu4@O$831A%K=uMW>o?)~W}k7Xqu=h#MvZy303cnAcdFe}7H0bkygq9Rhk7^T7_#$vU!GAoC$h6`h4@KM50D7f$7
TWJl8qq09|gAq?N$<qAlglEd;%erKi<n|Z?>(K=GI*|(h4tQXN7r0pPgac+9BI{>D)~?E=5<|O}vFw_2IJQT-JYz1UytxzD0n+nJK@-TXeXl4J$4&aBFP$yx
q;oH;jDdl2HeT|Sx=gXIx=pL`5vv{Be<yU-^B4&Wc`MNhlf{vrUCJE()2b5D6KLA|fOTff{v$u!NT!W(7ouEmP&r%(i_OdIj>)X_Y_ozhGpD@~Hzc;UscX_(
?i!-ILP=iHMe6v-#@;(1b4wJ%(Pa{*cFsKFUY$^yXQcKj;yM{F-O~8&PpgrfFNU*8nTD&r8fGY^ws+Wlp+a9BZiY(7IlO2JKBjXD+1ICpN$Cc-%!!vRO50nw
Y+S;N6(JR&v|k!zMX^kg{;ga6n+sAZ#!f|ye7>xO?R(I^#CM9DzGbkCqnRNLuE<zb7FNOrl0?2xY&JaXh2K-o*Cq5~NH~_{DjQKMeg59hi^epEW{^TQ(jq)5
CF9{=dtBCB24bWkjb^M^g~-x*MVPjzN1%{X07yLaa7yxeNu4`6t|=}})qLqyc?n2v`lT_*bH@L@NQH(t$>V5ZY6m%U*+6a%MHG9y(i$#B7>%;n`quQ|>XLa`
H$piTZ9LgJ23!GW#Nwk;6kg!cU4>EBKs~+ElJix>2IQSxvi6uxCPC$5ZIZGQVnuV)rx8jGQAynI%}R#Rl9;5;m}(6O)HP=`rsZ0A2zSJa$#0#Y<A*N6&9{Qp
6N%DJo_EmUN#bFtnW=?BWgp3-0MVgoS(k}?PaT-8VJICLXh@MUnE<`3LT}qBl0|_9h;--#haPAKqA7bgXgCW(NG_h42ghS7`Z5h`-OhOHEh>@EukC6)CGlk9
dJ~ERWH=C|8I>G5VJymEHJ5Zi4)^TQFbweF;i?I<Ja>LYPUF&%cM>o@Wy=+DSit2Xxu!Dk6ro75Va>H=;gd#GhnQ9~17Fojk;v6~o|&OUX3BL{mr_UR->PFT
A|WkT;)6e~q%YEBRaL>+c!_PPRFH;(2Cl00vMk*hoP2^NQujHce8n3{hKGQg>)}FGijZ+$5anvG6fQ{*+vm^4H<0dWCWx4e0Caa*gOXx*WMaX;%;tv4^M!MG
>XjKF1W5@6w2V4cWsB%kvctzk*$i8G9*88(GeM*BuLI(cMtU0IQpzfH1ocY7snn(II;z!XH9R~;S=F0{G3n(Kt*I#nvJG@xR#woczP1$64WpF|3<Y-VxR8Z%
VPRxotjc=j`Wopf(@Kh>M}<Y45ZJ9uQBF-dnKi8HV9JP@lz;wnvRKm~j@Flv&oN%FwMH4Ug~6PxsGP0~a_t-wX_UTlu8}l6us|fVBBdmy=LgLK2bW$Oh<JjT
L=_f^GtZl9HZRhe@P*KBk|`za+EAd5G;@O9U67ui?!?HO_*+Lv$Eg^MhFOrY7QxcM$j-q0Sm2Q$F4^r};ZnKae_2Y6!v?Z2F39D8tWdyMIG3gQt%1D~FEtac
Wd4$+D<>FABJ4N{^~&T~<<9(y-B!bIbUhMoFi_>`;VHSkzp9BAOXr<KD$^*y=Ng7URO`~nLmX2x^9)-sq3&>rX*MPUCtgLh95Slwzu^O+LyrB0y<(NfNNO^{
5sZ46LRUasx9DNL|L;_OC9s!;qO3e^Ph=^Jo?XLexej*HAxSxQ49v?bD<w!k4SLSd_A8-EIxLkILRAfS$+&!F5h$f~34%<JTq=}mhgKdh3*Cs}_;|ED`a6dx
ldD#yJK1WTI4j+J=@u-USXG4LsVB;%7*|bR`O76OhS|bOhbiQ2bdse~amiE3nBEG#cB<x!HDd`b#*otcH#`CD&-?+I+zIkcnp<<A-`m?&t-0?a;*oq*mSTc}
g-OTGh!f0-?+&F4F&Fd&d_;^bJ0BZHT4aoSl<1%gWz8x%Up68YnfPth)$p=;xE){mx~^!q1$(u5CQ7Et*{f^e`eKn5VMv>%wC)^CEiZ~Fu?~v`JnDo03F(J|
&1`(?2qc`TVJ!+}Yma&|H4sj90tkS0eMtz-*cHovcFByxH1l$pE{x@Z3zyY6uqOkbp1P-Kjy%Cgw-E2WF|~6CY?-D2HepmMFTm7fq2kc4l@2;Ly|Avt1cVQL
MN5+`sFC-LqVp##GP7`9+pT6Gh$B2Ipj4C+$CqW5c~wm+Z&6S~GGQ`9LRGoK&Ddx(uVgOz+#tdzCh3Vp=!2bMn+=3B9RAi2IL+rj57-arm5K4nS%7Q*D{*KF
sJZa1fA}H6%Mykm4cyAA{HVt?W2s^y7bEkAmaZw&F&$qI>E)Q!U_Y+|brVVe72s<voT@1Op(QKH8E$+u;AT!7AXk1V@47Z5XDND%_r@wYQirF-8-QUZHY<t^
a`@8TMF9_j2(Ml-TM?FamCW?v8?^;52l+oi92z5XOQcPM3L@1w8i+bi`$jM(qT(#4CC~DdWS)s_+qrWJTn>Gs+Xui5DO7!*j71fsJq}p6GE3vI4WT2)6z1A+
z_`s$RgSNzYq*VI7Eiqbk_gLkymSotb*|B2x3qVw-;k3LDHf$~<3WOFX=YeHGm*)3o~Ag>Kt!EEC0(~5qq$vFXhfWXRZGhe<BXthMnju8Ro|dDa#W1|g{+Rb
C-h-W_1qm*R>^bq!8V{vX0zjhXV|wFEL@O+R}^a17G!=0Br*_xtiXbXIR**>`|}gi8rTIm^5LV;0Q`-vyaOW=OX#``?zFP>%0UZ<)m{=d<>-zFHR3w=gk=zu
y?2K0$m#o9qKJ=x4k8bKk=UH3B`P{!U(ZnLjyl4wRpx+O=>8=1Y|#(FaRf#aL-Bms_srC@!2tfARDt-qJBWyMz{Ehc&0sXdH37RUJO>l&M-I|Q1B!}2zVg>g
DWow0yzsJ<eAp9t9ee2TMCDsnaTv@Z8*-p>UG_?YU1uFKQo3$bU4sR+$8C0HHMaQLkE0l;cG)$6e37vHj%;y?F`7eN-2OISn3Gid(M?@qaKNjw_PlTaWd1jK
-hlZJ{^S}Qk4XCGFbsueXMY{Tz(#cxxiu1DL_8SV!`32dOp`x@($apm(k+Ovmj<4V^k5QT(x`0RHjZN78h<HkK3Wjz6%mCvRUwNyCx%gSNV`O`E||89ixC!J
vJM2CTj>`o8b}^eC-bP0N#Uoc;58FYCWbOgeIB?hC>>8xR&qx+E#>)IuV1?XDsobVR^>LpQr!TJ>t2<OZc*|>dAqDt5IBq|WM)2tcO+I9v=2P32C<S<2?ME7
)81I!sz_Yn{F|y6Ax5ogWDkb&i`%?{ieBcBH9?t&QZ2}B7umg<D^|<Gy1n)65nEp6PT&RhkR-FRAi^K$EdQgs09`-I>0psv%|G<VB1P2fdBjU0%np*k`Ny&x
GI?WzZoxGdrsWR@*fgXRc@+ZkGyXv?z8&}>O^RVIkbB7g1bg}lPM(938U!%t@C7{u5t$1*@C6*@OW|OHp+qstnE3jxFwGGvz$Hml_7_X9f-_0w)p6G^tE#jp
%*j<;Ik>#@6w_jmvg@4T5hJu?Tvsbz{%kW+S$vsNHWY#rny^%)Ze9wJ+sW%|XTD&S^V4v&FvF^JN{9x^WsAi!ar+tr$TPP*tTq103ZRu?0`vTE<I=HS^ugb0
;ba!3D<20DnK;@{QakgA<z8x8H|0iPopZy5OEiJuoRSC$e|iN}N^kqO_>Q71Df~Z?CC@D2Q!yS|6nwOJZQYb`{Bo2#Af*gK5cF$e5K_LcvWS50SrJ}12^Rfp
W)2qED#x$ATTYygy8^6cm?DpPjFv1T0}A0_<^zBqapN)}j0}#;Bpng(Z5x6amA0siapqWc!5vYpDnaxIRH}t4OJhi&j!SoVn;W)~Te$kO9M6F&#@E)^K&42f
X*A4B-IlY)$z{2KQdzhZB}IwI;45}>lNDqVaHXn_&DbAJMuky2rm8`&Kn}T&%hlltwZ8d{7b5)gvOFxB!r=8QT1%O}Dh~#ifBVg-T+tbvGR!VqK7~Bt*>vDQ
cm{D&wP{2>P$UH*AN7ex^ACL3x8AQ-j<p!!-bk#F^J71?aETD%-%#@_&mumilK7rGB%{2#P5Ba|6ik~82)mO#bF^ZG{=l&?jLRd+_~MBB0ZB-4oM&8?tJi@s
U;V^?H-a!Ux;Y6Fci5+0nhuPz074KP{A>V(jgOfcBoqpsSgeQdhJ!)EWNN#EpX(8(i;#l@ki)J`#t&IfcCuIF8$~J!O+Ge`4>!Rw$%lpMkIAC!i9}?Qz0Me0
j*4`^ph{73SVIKqkgskHR1~+C6++HR2*HLNtw8;j)CC5&k%L@YzGqck=TKEjjMxkjOhl^9v|={pqmd<ml~^R5x-%TF5HgTaqOr3eHgwugRqfnTkYj3E9dAyJ
CHQ-dSKL?$YzaCfx@2G-+?_|6s&3)Dpzd!8`B{{&v4?~A@(RWrY<ZDhl{gKUoCkNxJcT*}G!}&CHjGSpVxt`KOPAUlc{R!4s0wmjaJYrD4CJxX8JdSZ=0j6(
npn&-L9+@Iyh?J7lz|#9Y?~tdMO8V4MU0BeqZ4JMx=dEo322jZrg4yyRdiF>o%FTpiQpzI6F52FVC-%%UpQ%2bW0?DNQhOqqx7}}_11`>rdJ~gXd5261!jJk
&2LBAJBCCL1JzKwK|{zmH!R5#Uk8V;VnhJQAr@sYBoNw?u?5X#U@=C#95*H9O*k9}Ni{WbFk<12igfBj+7w?pwDh=Mf_SAT>;!76bm}=S0rTvj>j$rep*=|o
0iw>+yVRMLLXFiD=Qh@5Jpla&1;v57b8jm=12@-MMoV&4I1QoWxzBqLG*cpPJX&cDLWZqTEhM*ikt<xGtJPAHh9)!9s3H(<!P7$Up*R|dRYnsRr3aS^aR})=
?OYMhlzt+y=N%Rj0Hg%sE{79LmcV*x{LXVF1cxw1-zH^xn<z+RYIGYAZ>-ua5>#z>D!|HF)TPQBS}DQR0OV9>)X#M83!eKtWCAR#hdBK9G{_~)d5_%+()8S1
a_|NUaM!uMJ?vBGnig~XCFE>BEMxVT_7+A}7z=4mN5uGDRf?iA%!-h;RMhiSnT*`Z^EGG*%(P;loakrh;gl|+^q0Dv*x#Z}t=4V1-jJm7W9(oPQR%sKX_KaH
JSYsEvb^@AupE`wFj`A1tp=UBc7YOz>Tfor9DDK>rmU?u*ap;4LHRf25DUl`IfQ&&NkLqKho+tePAhfl<&4+>Gc>pZZ=`-6cqVhX<5r?V$m3w+0Qb|09(yAv
qq+%#G;CxW=Qz_>aggbzU^O%&3n3SY<<$3_?1!}DGD=3Y-)t)<@7mP}avGUIK3bnns%8M`t1^kMsyYh~OJ4-)O=?H|JT^r&@v9RI6(3C3NZJj~=vfSklX5*z
<QKM=SO%NM{)ke#@IvKk-Brj5oeFhiD$_;&4Tm^0@no1nx%DFP-gmzY+*x0n6Z=-b@&yphcrY}H5hza|Nkwj)3ALmsy@6Gme#3(}WQ$_uxrJA#5%S7Z$VEXC
HuK!F$y?)tn=&CBug207GT|wWk!~nW`Ro3o;#H=m;D1MDU0R1_60Y*D%GDTJAT7Kr!@WV~_yin6-U@j{eMvlzBTOLy)lDR@!pRLm3w4xt7F7w{%*Pd{V_Bz`
Es;@)TI5U)sdZQyO{f>}DkszrelVF5o8pM@G@YoCBJVVcJ!h>Q0|%U^teaM&JQd#E&_-!OZqaBsL`u{Qb&pI9)CfRFMLnfEsbhyDe(Uwk^0LdTfzIEH<uGN7
5@p^3diKuXLByh)fe74GWncI=R>w{WRA#kY-3swq*+xN98FXyIP{b@IJ3I?uy6*0xtRfj-SQtko(4=%+E!4Fc=5;_lZ2AhVsKEwqxd~&*GtR*+mImY6Szo6E
IYFryP%;F`Fe74z)T)h46xa*Rg@MOth{S7hxOcyF{hHaKub3pV_6us}C1_92vP}>Bn%hg|0$!H`?bJ$@>YIENAb5iXD&yq2pDC32MVPx1cabBb#=$sg%9gy2
AcSK_)sCb&?Wm>y)A+E02O?vdE?2=)xV+<(ONXbx<`q{ZO=#t-kO$J!oWWotif>X5{e29RSlN9TjA~?$uIGF)%n+g>$EyNIyz2=ht87sk*%Bx_l?!yo_$w=f
7+9nM>E_1YWu>EMN8YM%QHArlJutiM--cE(IIx;hVRR+2kpjN0gd$nb3^G<Oc*Y96%&a`auN`2>zAQNm{NYgsmj?N^4EZ7#fo;~-*HrotIhF)7KDHJH>A<@>
S!dyn49Cc-xduyC5YTO_LPcV6*&yf3j=D{geA%&IMHLWj@S2#U0J^x;Sr>umaX>i)ol+oIT!EV{k;xfLJ*&iIfsdBR=@}gp<>m4x#L8tRjd#4@IIv}T<zwRA
GT#m`V@^*}YiWLquEf8Wy^stMzIu)Nee1SvY28Z(wDaHFQ!Jc53%=$@xGZXX*Xyxt5G-HMVb+UVF`vPeTxLXKEPal7pn_!=RaRx0LsNPZs5PHMg%wO0#bKS9
|G&vnXEt&9!XdrGQ?rGVwuc3<rPJfVw<PDH3{sbrIlC)l%2)|;&ljbOSKfGu!4)hB8z{}(+_$6Q549;Go)tDmSxKlM_)f?%6s+J?t5O$3%rKeBe$FAsmmHPD
Dpj}DUv&~Il&U12Ye>tsve9ANjw6T*fotc*qLv=RCI9xlT{?wp+R3Y911-guM->t?1(lNKs`}GAMpBp&IP@Z|LN7nu5iblO04D4aM3lrZQ$N?HVr|I*3Kls8
@JfE=jz6$j>xNcMb!My%@l=i&r-rDqY&_^?ndpTJHo}KkRkJ)_fpFrH2>|(5hJ7d90kc_R15uzaN;+VwUV>3zMC`_ta5#of#K6D~i-*b8LJEnvGkBlQ7e8W>
AQI3I*dXR|fgR!<uZDwkiA^#nJP-A7Ax-W0l{*A&t++>ks4S#<K64It0U;NrxWehHR8$fb=r1e<tecU{l8TK7`S=J6$F9IIXJTID2`SC5O93q}Y(EUl9x+U3
#tl}gj3DZ9(=#h0L<5qdvX07yTjiEB>bm}rxc%Y_obx{#UWUCKTZnXPQ2Qab{vEu%q?iw6P+5+~fK-WHs)DT+_CIOQDX;TleEStM+|-et2WBEYQZ1!+XowDX
nDWuEq@}bupcf-Q3C`Vm`EFP&hsZ9)9kL-jV>z$VoK-%wKy^D3_?2t@{mG4Ch($GK)nPwqd-aYvCLePbIMa2myTGEE>=)o}=_@tMGs<%Z&{HrgG2Y<<RsXhJ
EnP)&Gq)EW8;Nl>QV^Rx`>0xsF0E0OCFAOqQyQ4{p^t{Qhjl;Vzjr=9>_H6zbp`#BfSC12UYd+Yd39BDm4C=^p5~>q;)5P29Z9p*9Sd1Bm<=Rk>kMBZ|H?*e
V00lQC)t;COM-&^O^KL2L<=G8k;DzEs8sS0`;TRsEV+>xHWlN1Ft760)$y|P^{}v$G2j==kStas2X_nu4P-H!ElpIMAS?NLct^6M5F-~FQ{=sBWkRUOv^p$B
?)fvbcAVu&PHg;+rO+q+E?A;*+_A>Rw`K<U{#8Lxj5#`<*(0MY%@c!y8kAMR^1va7-G}%{rq++F&%`U?1&Liqv6@Ho)E=j#dVgo7D`+a_3CK|udhNQ`Mp`70
wV7x2T|0$i8-f)DGEq9ThJG<Oi`@C5Bz$H-{>wOqUpY4B?8ove(HWt`%@B9FQKoZi!3r*m1J@6h$H*Mqc*Erng5hK7-na$hmQkM6AR$`#Kr*TOih$as!u6qp
ZI5HzONCf5j>6YGzZEW;11}E7gFm`1Hs=}B36hXLBj6Y|ac_v7FU%a$#{aSnYK-`d_fH%R1#HgqpE62}1snSGE5?A3aUGh*VLvD#8`oBL_L}5<BXt^CFH6kQ
3M;@)Yz0)5V6390s)^tGwi@>!R1xF?1=Xn;Rfst@F$*vYCtV2&k(mT(=O4)jv$|Vg&;Y`hBy}BIEQ_JUP`)70&T+15<p`$~b8f1cEuq0xZms-UQ<;g`O~yOK
`TJW9y)0{7Ssg+bEtQUOeG73qT>#o9ed1T(+pE7K;s({)QvoSc5P?dtwnqycROX_h5%ap&3H^rfA>i($E(8@>EkDRyEpqG!k+^lcn!}7SX7-&*@+Ms`Q9y?a
Rzjq%aL};8SkXYJ^4&Ox@T^D@NI<LE7_Pv`SGUYf;5B;f7-V2uOD)V%S&rtJleraf7#IIx4rpsKiI3GVaHUubT?g3KKqY%6Z>JJ3bF%^_BUNQt^3FNzu40b+
CuEXT%0vvw+-*XkQn83_u&EUj?!vQiL1Qhz4i|zK#(OC{XyqFgM3Td2>B%U|g>qCmlcfU21z|Tt!v}PjTHx&zplBwQ5&Aj~6<~;O65Djh@^zLl_QeRlXLkvq
1~w8dU1T`i)vC-SGyKrI%8H722284&1MnPn!Z~u3QD*(@u+aoytz<HAi>j>CVcr?(f9YE0&%tYO1*!0@VBZ+l(jhEsJjYk1Fd_Bc++{V?mJlZv%v)&;bBTsL
zqYK*#7tgQ!uw`{`NSz|t(HpP(aN>#GCwAiq_!oBv>MOd0L_d+iEWnVa-{Q`*iL@Je4)gj-8|*v%Q0S<@4vFa5;!$azDi1V*pV+A2ky__Uk;BFtiM_Wqz{D^
l_SFhR%M=Bg)sW7<e!^tC{2X2u#^UJ;TIWt@8gQ`C7v;}y!&P`BEjW^*5v}s-*%FmmCmUaskBLW<T2#jQCyN9o7uu8BS4)-VomFsluDu55-ONmC;sZccd-x%
P|r27n*|Hf|4|9YCFz`1qpD<v^G|#vn2;pI%2$Ui&{GF{T2cah6uEQFN=62(Yb?w0_{Jqg-?v5Lj@S@)0fxLV^hWcovt5d)I`Ma>y8!Zh6>m=E>8ZAwDJE^$
I7<1?0kcm%W8Z9Ax7{rCLJ8kdOJK|M{%#4;RYcQhEh1+V?!!7;drdfPA~g*jL+VBAR%GXS7SidHuf4DdL+WVhgk$R6hGIMLX}xWNFmryEu?&KIQvc(GOxDvf
a2pM!S?~3Rw<^#x)hMn<o?>fnOL-IgX83g8PCmE0?Nf6BIed4zf6)*AsdIL5b{cFS$fxZ^@OJ+kJjUlQPrKItJcue|!aZ}Um$BvPn65V%HL7igWa?Fus@h>P
X$fW3bc(3IM-PRAwqYwFx?9aoNZ*Op10HYHok)AdR-8*3ZUDr>b3a<|%Gquc>X5?!o)5_R^r9tibU<_v$Tgj8@7usv4joc9@v)ft@#MdnoobwO|MB7Z?0auL
4ZSG~qi3;yq5F%E7axP^$F~<})9q)n{(tA^4^K`!owvTnV|F&344m-d(X%eXCSK@=VjG5=^K+MF@b8EHZr6mtcY(ittcAB0+w*7xmrJ~533*ADk<ir)```U;
GHlIH==bff@h&F#!ryFns@^^Q*ZpSqi;m8{UmiDgGkt^Vx6kL_ec!T1xh-^Dsa;yz`Se}euE~9SadFY|($r=1OgCHkKrXgva4y_1h|kyOTEAIO;&r?~ZCX|z
7FoEp9}14hv<8%2wZQO@uj@RQ_dbnU8L07@pyB$V9e8~s%r-#)6{Yt!(Zh1+mSN3|rW8&2ba8*bZ|^r-sP(fAk00-wlA3jJ7M^cU@Ascou{#e>b%ZaTUpDM{
s|~Nrh?qnhbm}>}_P5)I$Ibr!;r{u4bKmanAK1Qa?l;fRyT|6~p5L#ZcWS+PXy|^wPn*4gT?rgO41!2Lu<c*M^YwGko<4s1w7=L)o2MsA;_3ck_vs?K_;vTo
J^y8M{+&Gg{QL9I@*#bUODjJ0qZpsDb{YnLyWM;HkUu;=znnfc(eBND{V?4((Z`QZ<l$wy3%!?TeZP6wZvB{S^rQA$HP+P0>l%tokEf3>;Zx~7m#60!n^X7f
;*{;8{rQ7Fe`xmP?DOf_=nZ;4eY*Jk_+4=Rj5dLz_gEY4Llm#emG`!<=(!f&+1o$(I8-DMArsqHpZ}q0n(wDC;ppwzMh4CsvGIe`?S&w$p#}%PF=6Ule9>;&
T^Vfdn|mGWX>+y@Hs|Zdv(4tTJ>5*6E3w`CZzj#=&GaI8czOszQ4-<Bb=a&!f=#H;`)#wGH0N)3P3^r}TQIYFC&KTGEjbVNjGv#ip%=N+V6q-<c9cNvc+^|7
t~V5cH$6q|lib|X>6C8bBnWou!P&@Z7*EXYCjaEZX~@jqyghrqXyS9ZA&m||CY_BHNFwR;B#vJ$ewjUe`sKdeo)=g#y*(xD`PXege|`9L8T|5e{#J({&%e9)
^>O;>xAHXXg`ziglphjNH{qm)whhnX7$hfz65qw){pR#MnCz!-j5wQKJUvG7RPXQ4r)NS>{jgDZ8oOzR%M@*Po0sR07Y~o0etFt`dh_=Get+>i-Q4S!Uq0`j
{`2$ahv~2P`~CUL^ULIH{|kPQXC?$UT%Dm{yLX7zk)t+^;XS<h19cl1Bp<h$Y}eoY!Pk@T&+b|H`-|W-Q_${@BWyl|8gM5-xmb}vd-(QwLfV&m-Kx*O?$?hO
@x%G_$q{QfotItnpO2r`r~mm(CUX7h=`?<MSn4pSCxXdckkb2|^0Lo#C!V~|yN@3~Pfo=ojz(MP>5aGl1seZX{mbt3^M~&|r~NcNfBLw8`WTjY4Ce@g5bdHM
3sn@xY_k^^yL!7{(`*y9Dh}3kqjkLBk@W^@;o*f7v%NTf+IZ*KU9&Sy9AjK=z0CC|Xj4wzQjh$)1%@+)Rx%c7qAl*(9N#ygYIqG=C&~!Zy&!VY1PSQLaV|;V
2j{zBayEI`emAwhf4nf%_v@E+y1v+M>u0+E?z{5~98JTI;p6GU%Ug1B`gThjciq<hWIgdCx1GW@eR_QOWlmqVkB?7}^~Z}}-t3?3hwa1D%Xa(m<K|QK@Iv-y
AD`=|Px}|c6%)KaOJWi*5eH}FW%uUI!}&JeK7Tq7znjqSpB{Hmc}?_Lw5OlWzk3tCL>Fgg^|si5W^cY%V#2#k?h*r$*cuz*+5Kr7HTrZq+3ffJR(rB)_c49g
?e~ul=k1%?KYe(7*iNTSez6nZg{%dLtz21_Ec8U?Z1?;7cEdZ*rx!cuUg(Z^Gu`e2{avs*4eO^?b2%j;l;G4PkLzd8_tVB9LEFg-IwzNKiQAVqpSLg1zwDET
3$?%Sb{9MS^zoPHht225kIMh$!E>UA=jS)!ubWTLx0L}NijBt>RS(>A-$trw_RRx>VR&9wd)2aiynV8p?;h*@IoDdB`%h1U&6|hG_gmMSYz8|SL2az>OR?32
yu3;2%k-tWhx*0qH^qjq{Z485^6TE+{-3AM@%lga7w0<ubP>P(<-TdwcALeU+CQtLoDQ)$IsJ}aINS3#XKx;MvDj^6k$gPcPrp0gPW9>jEZ%<y9>4wW>|(mv
hZk?A%0E2|r|$X`pHAaZ^Hza+g`@5H+c(=6=<<^9_nXajfBxOxf4I2+cp99Y-nV4^{p0=H{l)Y7#%vtk;_0R?rghM+pEnQTML2nS*i5VGhJ@`IjXP?k?$4f$
DDw9T%d^uF-9J7CpQC27S&s}-R$BD;VY@9*8<5B6`1!4T`TqB<|NOw8#pXioUN)28KLy+W5xjYP{QaAk{l1R(_Q&sD9zTh|i8*o#>2HE)>8(F)^x5a>^Y-QA
e+fDT&l2aFM1tD?ciY(i6+e5Y|GAD?{P402pPyy?*^dHmt;;-67zxV2?8K+@=g8c+-gEmA$G`5wGK?Qi_jLQ9rk`J)o8T!vC+qEL96x^Ew?SUSaZpijI@pIK
AkSy}{b&3_H_sopd=t@KvgbkD=uaQ3F#7!PITXJ<K8PlI2B3P{eB76MLOS8Z^Fl(-yovv!A0MBm!hiYn^zgiY2wpB;&UTL%FWaa4_0!AqX8*8%c-U^vUVd52
kMKfe1o+-e;*j4=aYfdrPamHzo}>L^EMO4gxBq8)zV`NGwsAhctj&*~AM`fz!;6>w$G7U?<<moLXuW3|K*n$O0^3j+8~EvQa!MYb%5(hjG}_hE<(ZAQll|!n
)R1*wO?7a7;r)-#cNda0-sF^qr=g$Hz^h+hoKGK{mzM0l|HH%cQ@eXUpX{H=%e(LY(60Ajy$_GSf4e)~L~mp7OuS4VR9KlF0Yz4~q2UGVU&piccD4?lUUs|F
Mt$*oe*xO`>216@)926okK4g!KYc6KpWo2`Y9G`?+(2NIIKUIRsY1iQ-#=eGR@41HYTjPF(bM0*toP^emm5ukeEa*C^XbFe;Pb_E{qm&G&Y`Ez!gl{!$L{?k
p7iiEh_~_P=g0fKdLlvXpbb$we^ZL`$=Rw$XkT}~3^u{u*Fn7Bl3g3L_hi$ca9>HbCUgtkvN!o!?>BmrZTxa+6cbd`V!hpM9wvJoZ-eb-z2566)K}Ye>u-tI
Hg&Xt7@Ns(dl5eDc2e&eZDebp&xb<lNfQFv{|DKi?MAPI+G^tU`8H^vRhQwh3~q3I9_e<{SZR9^Y#y|1_V;W5uh!eqZg1AosZPgj^Ru@B3kvUt!$5D_(_K_<
r;psK5mkCKRr6Y@I<4c){ibqvTMd~|wv&gp#j=^U8&oyALL0$!+_Y2y?@W{iX$qU5yX>q^x2E~J;ox)oz246D4<y*id)hqYPUEcG?RxT{8>;Wuy8z;{zrWv~
ujT%Jx4DCBYTG8>sP*~)=0Npr13%GUYvZ5A%^p)ARNG@s?5%fXr`jFb-fM3<*+#7+rz$4(y81H4T1>*s=l7iMbwh#&_=#|VE^D??6_Ie)(l}}`+sa)t39EP?
NiW>(_F>`WVMMTjeBpUEq=ozau0?PzZBXufF9?2Yr|ZH0-ZpUlTd}7aqSH3tZ}!od^{{Ss3kktQ*JMKq&FXfu->vtay1#D$y>zJGEUVy5C6LM<J>CZQ6>3`<
c>v#Mr+D|c-wG9wMYGm&w%wI=^9W+w)Tp_C*rt=64m?%|6La9Kw@nl5<!&AAAUkB@(IGp0zuzX1d@8)z(hb^NLHz_fui6&gEikX#vJG4@TgO!GID1g{TX(lP
P2KJNM#}Bl#9U}0cGTPOE#u`zZG5ux#@l;ZR`>g+O;xkr?rCotNnE!c&KkLfHf%(=k^3`=wlIN1y@}8Itv`~$P*Qs9jkA3iMego?OSB>4^Kjaph7T9v=ExKe
;qzv?zi+s$cR_IuG;<#@92Q!|4QX0U+o-MqzJs_jbq&qdczdUzJ2G9%at~fn2hz(KAbPW|w?EL*^I9>Alvr%eHTA@M65q#qyS+b$&S;?m+xdfV1AAQu4=RuW
NZ1bV&Q$#RfVt{)zpWeSMiQ*!Go?1Mc723X<yZC}a=#>-wHAKY7BrKYa7TPo2xocQAV-J4C6IxIvenfZ8|5;Lr`<3QRqRY++1MV+&7CmUYu9x&QRUVN_Cou=
4cbW^p_9WsptfZ=N~E^VbXsXIs_wK`8S%TNL`q2&wXxn<%uR7o>wH6{XwLyr%D}U$2>H~fp-43*z1tRMCZ$3w-Hbr~>T6D2*E_eiyH;vJCxiwQQpx#R4K@n}
e7(WzbymaBDn}Q}IV0gDGVbuCBC6tE94s*D`-|3U!Iim>N=tN#51=TruH7m@!%#{~@tTqlrIgST&Y<366$p}3GiI1b&s=Li13Ors>YA0F6e3!7YvgOXZFlRp
2MD(Pf-CNL7FR~F_G@Y##riCa(YyD3$dN`Jz=R$?^~qi3(_3?aR*3rK)VFrWCPi)&yGm5G4WWnF>)x=0oTJ+`Y}|QkA;$c&iNjhTtJa58H7CMGG>D1qrOt{_
Ixhn*&V~Y1R~+lD3?_MLI2B|L(Wtr{N*K>ZBHguR)gjs!<CcUv>UKq1R$jwog^EphlM}gyGQ64%&88TKbsYOJoI(*!56Ws~weXkO3gAqRE0?ueGnC7wp_n+H
BDTtOW>EKJ5;%q+UR)@q8fbYO1TKjT>MS?o4Ze2#$WEhL$V&gXLXPVq8-JZuiR7(jsiq)cTI1Bme5}`%%X7E(S#2-UpHn(iB5>u1P6sRI`r49r*kAdF`+{6a
(_s?&PC%uaA9e}1%jsmo<y`0{4RVjih+07q#sA9}wDcPhVIyC!qA0}27XKzcolI|qNy7l@z;LNYkyOh~tplGB&zH?>$$-rX6bNP{^5<b-vK#LfiB@d59&3=N
Jl92u%3Os58!dJZTSG9P1>Dk_S883~-|xhAW2S+TzRqlW;Mt<lB#2~dM%lD&wh*N#@dnW#avj;Qo*(#rQ1UP1=+qZjZW^rxA&2d@5i>#LgCI1H-o;)7N%gl2
C!uA{XAZJ_autUcy<HZV>)5WVwhg1Nnli9-g<DU$WGrjF7P#>)g;9o0tx8v*zGxf?x(B}>iEg`CnswoxO{aQJWQ{RxjfOGBRjngB=4+Ux93>&q4zMB~6SkIo
&b*tDDNR5j*4STP78wkd!IeX3>RY}5C9E<m7%8GSo(93B^y*?yQ?=x18Fq;@LGsrU>lT6>GzAE0tJ*+uC_^{&eJ;;`fJ_*CccMX)!;y(Bb7&ad@wXEhCVpce
6gZSO+$lv{fwJ-_tZH{$Dji5g7}1yN2rg0kkh)_;R6zMgPs*jIj7jn5zL5{5Ce7F%7=B-PX5i7>FX&gP^byh-OMR%1kfx#ZsdeQwL8CWO6IIK)ZdAWTr4S(X
wHC6Smp#L%SJ_73Of}uQXe6x%ppmr3jwDM}tfNijL-=o$g}f$R4;sfGNUWI0+z*}%MJ<YYO`RG^kp{6H4NTVO1#%PW6fTY@|JwLY6-vqjo;R(p$A+}%Fw5we
*hzq68m&}P@S3~^1*+p9PJP#dj6ys-^7&aNHnaDh(Cam8zmPk35`=Xt7#ovD281eV^2Q4$O+*GxU}GGu0xs9ug6?j^urm>(a2f|5ysxO%XN}iXGAM<T4WEDr
(t(cTbd#<9H3@}S=S|cjfi&2}cWZMkYZ^LX8F6_R%5JlfKJgUKVDx;B?6AqBylM_xOm5<h8JPVrVI;8`shbT!d^zNfurUv4eYsYL&mxe|z0-~dMH;mQQ?=AI
pn*#PaTXg)$*e2FyFipsz-mN;pfJTGImL!?Jv4j6?kMb<6Jm$6YN45*zmigHHbvB!?%JQwL>u31bZIO&3B0C6;WA+HqzzY*0uuszkQCPlTNUN*y5WkbJku2o
k;#NOo*b-ROtBw?q0`Z%n3P$_2BB1cDPn5&LQytCj+bBXATI?f$IxOZxH1UBIj%Waj8>%}{%?Z+elp2Mt96*CN*s|g<Z&d3M!LydqM0U@4GQ9yJFY`u{f)#W
m}pQ<#HN9{W1!TCm8d}6SpfX7h^3p!>DCB{7sj*zt~lI7#dw%#@;78-(e;vTxeVx+VGIf1S;w9^LI``^f~9v39p2=Eq;Xvn9u$VJd^mF|BEPiG&l)g)h**K#
Ag>l_bh(II6m2GIA_LR&n^x(1;5s7MtT*chvRo;=tuQLaRw*dmq=-U4_DCCh^j(eRBnik#>MUGO$`VbTvmlDdQ4nR5AaMS^k=oGhEZu<TY1aCY^yQ|84ywa{
8-Z%Y4%Z7{&6Of#23J`hEGF#-wQBsW^s|OQ{Q+!vwzGDlCfD>m^&*H!(!r-yn5NM*gu1Aqjhzsb<&1@4(dfZwWB~sROizgJ8v0(P%<<xP)jAey-PVHbv<kvf
8D3S2S~j3d7nT%Zr8CIcwt_$+2Td6UrIESxKbkM~X2PUkDmm=3r1}OooC#<R{G%c(E7V?73^)=svz9!FY69d{iCW2Q?o9oOtZb52l)7OE9ukp!;f<j>JB{!9
L6mrYctrY2+gPue35crE?~a|zNNU+#HMRC^LwjCL(==Pt5SVd|smqU5<^wSuq^(t@Q5jYtdxc8Zf#}hI$cYV9WKGCq>Xtqr+T<2h#damJSTNrUkt^ZPDr7|y
N0v4gBWVwvE}ti=P=is?WX&WR+My^Q88Y2fa<l=nn!0p0S^HJ%4{3w)ZcU1!Y%)$w9fm>8Z4%nT^&^}kjDJvi3-01cXq6CEr%|EZspQSH?oadtFwf^3K8|N*
+9a7ORY)3!MYxUbzb*)Ce46W^jpHHIsZoVhi-qY1)}exfc@z&k$wj4=5N(*s&9K$3!*V~IhUxZrO8zG>P$)4C;jm6wi@f!`Z@}2i&O0WFUQE<wC>wB&lolxo
5=`KFh-7W!SvJDRfWMI&1q4?_90!>u<Erx3>p=>c0Gg4?jqf)s1cKxVRQG98J3b4GzYSA2*to*O+O-sn2(o4^Cc-0vonk8&QW?v@q-D^wZ8^*8#FM5e1qi}*
znhEj6^)?SC!SK(V!5h4)rc18SioH46e}^-B~Wft)qruv2wov$JQNM_^azs~<-Ji<myQg5D9hKR4Pxm@DkQ&&C!<ui-4GzOGE&F$CgDW4F|FOhV=<7I5p3Cd
Vuj0%3vZEe6a6)3-hsn|K>48vo5N;O%KC>A>~T{OgY!`Q|0KO>liWylt~sW~=C-8nuIjELbBP6u1Mn3<WRfk}{dITdYDT8%MODQjE0<URguBC606|jH*x3BI
IiX3bFU2G?5$=B8^E_A_mv|iGfV1c9&jR<9@2T5&-Z3-jqJq{ng)EyPbG`XHzW~TI(VF)oo_FpKpm~E{L(MipZ6akj^qbv=Ghf%?6?Cm3_Oo!Ii&^Wfds|{2
LA;mv-U;JoTywPn#SmEjjj`w5#PXVi!jT$Qg*T!4*{dL%wr=7ztvkzsF&9~A_%xN7nz%Rv0%J{X&p#D;+MfyNOi+_ih-r0YK;Wyp`{0xHEtMnu5z*nahYv6g
gxRJwEEnx_k0YKo?eL`NDWCx`s~_Ybl{)qz4LtC1abs}`)C-EY3kJ`YE2<+7bSB}R70?pF6=1%hh@l9sIVi1q4&#p$gR<b04TWi+8{yX99iB#O4lBw>WvVkl
6tYT$w!P(U<MC9e;9~InP=^^+K%_`Om#s{MKb!&-!~w&PA00oiNB>Yec?D_w4|Uy`xGm1<7_*`+BX&pV8m{9o;pTTG5AV(o^66)anH3|i5#Ly@&=gGo+*9<7
x43iYgD!@$*i{r#!&nUX5%FwiXk(9W-k~?R@?^R=4q*2wOVyU67c2`vblFPW1-6!Hs<*{z-hy_jvAH5VvDl~yIBzHk*Lc1(IJ`K&8(*UzC@DHbhua&F&XMd!
;_9RT@)1Nj@E{d)_y!}fFGJKxSd{>Xz&htZ_V~1%ORUj=SZYfnN4l-u2k72m6N9M8VBZ>pE6NAK3qudyHvaBIUEu|PM1KudDu0zhr{jE6va*KXoPnMS{9ny#
ZIjm%n5|OU@|w4z7M%Z9Dd>TodEB6i=e%iyzhbn}d2TuuD9WX&BuO#HhimX$_w26@Zj;)ZXM_yBK0;gk3>Hc2wyqyUO;SW_0Qqq;`D|m}b-VyR8uR_BRHSC<
ejMZTX-sg584O9!k}@^cN@rZAzJVEH{joAuTW4XM!fhC#9HcFwpXf<jOO6&iRjr6#{{OEzB6%#H!PmqyP)hKiJdnlUQyR>cqjcne5QQ5vbhM*J5|MRRWR;zY
!ljH!lHZ%<0+|SsL0e9QsEqQwzZ(n8s)U>p1Z|pg7=s;$G6^$`(PY2RSEwY6VNMc30X3#6E|=>GGz~x*V+MG|u7gi1Vr{$~jmj)I8bw7_(pcOS_;<O<JC;a5
30%}i&okX70n>jgiGcbiU2(ms6nd#Nu2+fakU$t5UnDnP-NPEZZmWAn2f*|L$hChtdz7T=*4koIj$?1-J}U`2o8rG6Z*i`3k{rjM{sLO~M06*m4^M9f_1r(f
q6?y&)R7r{z~x^8X<l+$oMaC{p9}y=`_+L0o%vD{SM{KNpqEzf)Ax{y*(z85Gqai-zX=iYjhme}Sz2tG>uad~fFjnrt?ZJ$>^HC7c>m}$wY1jo0h$=r3^$n>
lJ2*JtpbO34kq%#1}9O><MbtD#m6D~w|^N49c@8*4efIym^C%GGs2=&d_2cgN}<16wz~&st3^|0_}jGanx8WAu_*cYx!hk0gp(M6xJU2aB(&PevMlgx`_ZBz
$7h-k#7kNjkH&HQ=aQY>7ZZ#oKEZ8~Yz<)NZvo&b;=+yXM)_6ON<cTaL{hmxWHca^GDZ!MYn{wr4RJ0V19=bb94jhx2oykPb2be<`9sliy(1xY6;f1T<)n5L
*xGda{>^Vkdp8V-^gcXxd9)r>t;{t6v-=4kcI8Oc*J56(T>=N@qg~o>0RLU-EV^?Bqj@y&J2PlI<x_{NjjF<wxbwR4K%BATIdZRLsg0<zcNBQ%f*-nhhe4b+
dUc=jX59h$jb@5?S1W8xex{C}EH2t)ZQ}%~w8kHx%hwqtwm^E~>}V+~*Un8*(cSDlr>hlTmMH?h(xjXQu)Y>ksd`#L8rs90t{XymLUzBjF@R$hb@*k$dlK|@
W2;^L4Y&kFQE5FYt4Ey*3h0O_zh|zj?4Wusa6=pOVF&aP&}Rr91}@`4K(U?{$O~*3hp%;eE-OEOUB15mBEHO@FQ2E&^!2M~+ucLEYmbhMlwN+({g`znOvHiq
Yvw9%yJ7KNRW8=%V?K^VBRJA`yxG;b5u**G#%p`a1t-lraFFJ@eX4l5_1{No77UBeK!fY&E>w=EuDkb!KeUq`{^{FCK&X3(jdO}%R#?<kB#0$h&bbVM$4~T9
PLhU4_V{(@dBOgT)EJr5<@3D2@h@LqT~+7c4~3g&@K8L>F&9nCabwix&xX7VcFV7$m5Sz_*|UnYulRX~S<>uur3wxdW-R%*O3EQcQ^`#pbhFKHm7w5hmce?G
$PoTZYS{*_(j?DVwZc+$#Y9N_{*%}y(7r4nUqaGe)WAVFaO^$0Mb45{)h;6hF;v#ilSZ!0`|C*oXs%Y={0Ir7iYUli^ZMEcv&)}M_3fU=9J|7}Hzbmc9j$;Y
GkOs*_Xve>c2q;xfaRu*tt?EvG#MXRztEz`SeM*)`WWVf_Mv^bbO0&;uuJni&kB?l;eNdSh(olzccy?tT`&=NjL{{Bny)^4F;kQEFezZ4wJvNu>d8lLU_`)S
07=D$6d(|&4Cjc28sGlc6QA;)lA&QQ$px0*XtNEjW>vq2;-e0BdiUw$%+Zv}J(rgJ4~%q%ILJ``0*%JtY>e#YkC`a4!YJE=DGxU3lwM4x%RQ$P-a7+5E(4Z?
Op0dZ<O`UnwNAK02;ZBdY|eY_-MP{hM;q0G5h+PI;Iih+C&1LuhR}x?unJK{J@O1e@x{6aVXc2y8G#fpXmN(c%62uR;cdg<cqPtEnRZ2zOHfb_zqzVk>q3-X
=Dp*Iij54dFlj-h!N0+zVAWY2gfu98#7!$1yFaD+bYln{5wy}O4MEbkHq6`|IahJ43p7!z-y=ulgh%AT6FPwH_1UHXjG-^^{_T353UBrW6|n%rR;!8=H-`iC
9IQ$TuGRepxRpy(=0AtER|eazN|KX{GI}6V^KyZYo2m%%4diLviLfe2f28OaZ|d^(EOyXd>K`9|2An7gOr|037QL$DZcfv3ot2w3D?*Vt)CYx}VbC!>e0t0-
4BRUt43Fe>aVTduRK2l>eY40Ka0i$YR}31V1xQM8h1k$7y~>MUNvQPK?$?{NkcZZ&T4=sWC&hj0e&ifR#y32JF#P6+KKd$XFz~{6(gWuadfon)6Qs_v*u%7|
3JX{GQ7OB&CuPU4I(~t!M9UpOP!w$w4j-noA*7Z~cCJBEOK9ZxfHl)uL8tOKoX;>m$fXs@^YKOw`US}$8b`&OiD!jZ+sUg5)RByxd=|yYn7P9#r@*F}!Lm8*
5C2-4KF9(L51~{&<;8a;hgs~D_xLReFy<w;M-FB8lvJFFYMR_oI5}SiPv2AfZaTjUvn~LTt%gY{IBE&BAP;}&FTq~7A-X`mLnmp;lv0Z!zInqd&X+&V;l6lF
6b8#KS>;;AgTnKXrOgiK&H0IjBoIG_c!}c@-f{&!WA*rB&6;ZAM>d#l+|opGsK1wRJe%3va8e$cW~`@vGF%n}fDk67d(wgoEa^3we{FG^S3&rrzw3$X$%;OV
JCA_-Ytt!kzMI#7`OW6|O?C@30r-JlfJMC;xk`S$6yOvn0Pt*tSN^(L1^1kPBxeMmbylp99BuF`EDecWwC>d++pVlzjVqEBUHS8$q`f}eh~fB^eEDf0RxFAs
9BlbRyk6Y#J5^%<Wwj%X?#(}_+MR)<z0oQsRn%LR0h$cD4|ae2A9n{|=ualUM(H69*O!I~Lw@jbaQ1`5x^379EZNAB`JhIBi2$)G)uFqO*L%7z(aK*n?DclP
!siuWhS0@Q14@dzMi)%CebN#N<(rMb4(Bz{VrQ2b%bZGT-FOuxcfapn=~HojDS2F1Fr)?+%~>l$h7LNMB~gh&^HmV=8?}%Z-L$E8-#wp_e<kO2Rkc|F62}Of
AH>#X*0py8QZLqyT5J7WO=PmN8Yu>OnJS(98&{0YAl$@mr@_~Bygp(O&GANSUa7OY?$W{d3)WkI?#ETreyf7*|7$a(gz8`W>1TepK4Ot8u{KssgvrBLYn(XH
c(JvG?a$*~<7IrD!su8afq#$f=&$!KbNE0@M3xyl1tcLWEi2Ln4EYfTWwp)LN&5Ef_Ifo<{-gd>`Q8h}EaaHjuS8Z`STxH3$ZE#3C%<qua$806vRtb2lMDB=
!P*oB)Gc~U%lq8;%+&?Ac_onC{bCM*fZ_cImu9GqrH`C9AmwwvQ_A5v4(i{nid>v;BfUN-AdPg$j7n#pME5T9)p&+ax|?F21?F|JEs3+sNG=IDwh7ujh!7BX
>=MlL-pNZ*zOyf`EE_3#XUssImnMzCt^&r!cC526r{YJI+=b)C_wO1WyO>fnIqC{sR2?OCU$?t-d@t@8uuLeGpdDE#LIe&@+Y<d-T8|hgQFebwdAJiPsrWPC
hnw%HLn;njWX*gD#Uzo?dScqvYdLIVN3+Pw+VP3j1#p6?rK=jz4u0r?H7tzm$r2VOW*&XBV7a^l0tFBH!b9T+0<hDhZ<)}-G!HqN=hk9B<B3QR)P=?Q#4CW)
WZJc?$#~CV-=P}D-eLAvP0qp`f0_&l*_$E&__`vw73tUoSS3!3@KXWHX8`k7Gj8RAN84+To+1_73YEIiBD{ro5ulWHTJWL$ZSwNE$^N!W?K|h*U6)u8_O6|(
5Zq?M9l;SpuMcvxc-;&|=wTMP?Dr@XXZhPxVGWJW2C_wlI}Z)@;V2(5F|DG7YWvXz_gR%oI+)1$iVDh$$~WL4+AEBgkS{Og>8jU26T)K0`%4QP;>dfFJUADL
dl+nco<D}zcu$AEWeCav5+9Eo7Gr(WX>j4`SFVtCQPQn_h<P|N%O+o*E<-$<(R*g?w3&LXVq5EW^!53K#tZ^W_{l>Vy#SBh1&tqya#zqn#P@S-<2ah&s|LcS
fZBAfK7@+)+-Mx0?{xKGpak^#u0H<^LtsnELo0dy=jrc0YTL7Ec{gp;VvmwT8N?UQ>ISz9pg~)GXl1_m5M|-6H^d2heC6H;4<R(|0*pO${L&;ituGdqRcybT
U{pNgrnTa6loCxoQO4XB#M}YCSy9!pHIap|O!Y%^Jx>Xpqg(M|u9Su8$L_2+4-_IZdRRdfngp@owVKNuZDAs$1kzTK_Jv`A7rb1x&D25@K5JP6{>Y&YtN*h!
3^)-l%2VM)CRhJ$|Cdk6Cy0$RRUkZUdkhbDcT2bdR>v0RX0&9QQxSD|!h1cvieXRqg&`#cwYqcPb1{bDj>oJLX|aT#0kglW9PP{A+9%*k@)>h<LFXqzeJ6O*
Pa2;)!wT_koO(2ao)nnXxDaMa)d!<x^83@l{pO_ZQ+MCN#JIi)IocFeGGzOE#q2YUsyl@{YFH#;1V_oReS&4{@UO9>g<sj4RZqOomC=-MS?Q`l*Ys4h1og+U
$M#Nz&_o}>)qTKL!t~hEz60QE%72-*<d|P-{DPeo$DaYXshM1&^(8xQB&5YnqDT>5G2^sZU~z?JdUMdH5!Rp>GgdB(2c-$uw;HePI7kC<VhZ_3QwycGoPKXZ
!f9#Fs+{ML`C^voK-6%?qq~RMlco}N5Ncn?ajL7cko+}A(f`I^z8aM7i=p2j)8ktB($<Z^o6K-e|7?1H<n;kVp{r{DBH05zRWh(?9K*H%!?68yv3R#D3{L#L
Fd-()Q)83uZ?@*`9sPlm<pDikpWK@gVz%ZLXHRuWd5_jvI)$w9q$R&2oo@Q7{=Pdrzx;SSbzPN(#JEukSbu+TEQYW`zo#c=ZrNztmrxoboLWaOv-$cUZ#V<<
zKEq4gy26arEkX^=(rpV-Ya=4ogC;EeqixzO^*JwGRe@xN|04EVuW$FpFF=gCNtqpO^NlALd2mUuP3pfNhI`;_K7Z?0|H9)-;W^g)~4u?pjyoXN*8?QljZRl
M4LvG34Qy^_2!YPWZu%r?Zr{VS)RegenTPMCWtamDtVA6u-5(XJ#<MdLaf>ABt`%xy|}^_v1?r=rZiSAjHQ_lRd#(pcG>=QDIv8<OAl0$nwR-?|5AG0dC`XF
OB84o^-rPNp0FW1K7~0G;}O*I485?Ou5TE!4x$ZK9n+&AF5r@{4l6`BiP3K#Mq3}Vb6?ax^y9W#ds0mAch?gpB`-r$jG^|t7=+!~I3Gi8rSF&e&GnAG;4z)i
T$ykwgjP1t=D|~M;JB@fk&uAX8<>lNF2AE@9bLZGV0{o5VWxGMYNPhkZMiu>|9qCva*Fk2Kv-ytucvMM+Oo_vBK$0=(L^>?WJ;M3Xdv0@_2bk2`{SUCL&3Jg
dL+^3(RR5_20O|NWL}A12fCUL;k{Z1!BU^#S&H&VA`=ijMc-HdYKxMv;zpPAc`S$|W>ytPYuh6@g3@F3%dN`GPc*fWw=gKs!ev6@iqD}A%o;mti)i%XkNZ*G
-a$TF3nM|R(H$xbPH2^)WmRc`i!ji+A)+3|ef`iDMNWULILMDdspWe)pG+dRj)s>yw?@Ax*0T{SN98Gn=r>49KVJ6|%RFzVU~<U*AX>4nZl>bfG3%)2i-a|@
7>IxgqyBA=i;wpsE;49cUHSp5p&XN<0uZG57lvf03wvW+zl;TzfhZxS!ucH@A9QNL5clW$=xzc7Vy<t0eZ8a0DJXeppNN_<32|(U&cEo=5Lcp6ti1?OiXk2%
_W=|G-Qs+N0=B9c@vrujZXY^mygdJlfqbn>L{4^9#=126yX)y3hseg|ycPk5HQ?msNlv=5#rV4psk^k6QsL|K19>Pf;;h1IG4&(kIpOb{@ED4?vT;056xlqL
*qB2Md&&+FkKSzF@)AF2(+a!DY`e+sZ{M8HE+73c>5XY1J)vnO9oLc>i8<E~rCCj(^AzuFXsR1aVdNjcP;nq*NvT;JD+&Km&>VUa!%dAqdM&iC;YJT;<c0%(
m>QOCEGH7WcfAmxzT~?Fd}A)(CAvT3=L$xMwdsp5itaYc5rzWqGB2k2x>K&Lf*r-%gi5nSd{N(tK5eti)I=XN&ZV>`Ze5rr{A@3QgB5#-sPaZaXEG}Ty@s#u
`mPCQj#v8hBQXC%9+W`|8K+qj<L!wxcm+W_I?qPRaT$xAyR7*KL%J|@{Su1m<1gcNHyNms2PhtNJ*iKHc%9-)=))zrm&gDYd?$A}a5qIKMO;<b643D@WKR6X
<Q+MA#VUTw6MEhIB|FCJspo3x789Q2Iy2<&7i7%+UOy_+!rwvhJlWX6`XbmySRBA~(eOgeHj^~bY17wp>n0e?q2x)zU+jhpRu%>UWQ9T}{q1-xYkW2ppfP5n
J_6QyVTrE>b<X%9f2M#T3b+&!JD?aRT9Ag+HRbX10`jVsNLq$>1#9u0ala^Y_Kse^7^bv+*R~IB{ZLnB)mnG=#}eFazTN>5-?}FWelYE!NE`adXq&|f_!O@>
QV5~5u2w=Y${>z5fy_Q0CcFSk``J$3m688m6i3Q_n#Oop;xgrqAkvGvp)DZ-)*)ecTu3HBeW(C)xZX5DvfH4N^!KCj(=xf}2nYCPSzT$%@5<cOw8)uJK$kB2
KBa_kOv*arLyAy#-T5I*5ZQULAJIKA*Z}36bMVTVa1I<#Np~O4le)OMZsDtLcETH=Z8@Bw)}@DkA7hBo#i;Dxo(T%A{r%zlboKgn{dQ~7Y?sTI<zha=D$!Gj
)?r=PXAt?~<95W=VO5q;#csTk@w_aT<ub=9iL1_6g~{S|$I>vK@s<<$gk68V1Xi}PDFpa^Ik9!{H!1ej_UFXj2vQauCMjpE`os<dW{ogW)Q(->`Q^@-(UXKk
@!j{}DKMsp!*CGFg8-aG<TlSrR3zr(Ia@>z^V=C<-Pr|LcmA#8HG8(y33rD`zC!}DC`Qp7hpam?5!hy`AO|Bpd01Jb6+4&;h=3RIP4~<C3BTTF8itOlp4(#Q
oc~kt?gJl=KB3=Nd%`@_8EB{8yV@K4II@T*AokC?y59GLD}>EaK}Wdt*QepU;gfq&=Pr2TZe94h=!)PD0Rtp&G8P%gibFOUt!n0508JyVS29J$nMpGz52xN7
#<bY{Z8&Q_(utmOoAHuBi&bZ&pcLN#6JB?1v2H}!@1PlU-<G~FN9c!V&xuBKRG`ME@@y@(*DL*e))RLQAi?(G8%W33*-wdn&FtD_N$8-zbohE{FAQ624c}k)
K-TJ<ko4DKo3~svFck!AYkapI&rsC{O8a_K4WNJt*UjN;$f=^svKqIocm$*hC|m2XX(b|~(<nE7+^2ZYv_=_>_6a<;Yk{V`LU9bMI2Hj`6(@py^loQxRqtD5
%}b5F4FJlKS(12i_vVDe=B_5n4l0<tl_KM2w}x(P?}M{$LoNGWu)|p;kzDV4nyxAIYCI*oT;H{?&9=HDQM`5cD0JX0(v4$Fx+;_n!wk)Aa%Xuy)Yr8<qK&$D
<5XnMYNv|0pwH!OAAOrk_2;Kw9e!GEfBD{waX9MhIhnF-PQ74TtRpOv^Bl_Bl0zn9kKo{;>Y)e{{@=JoWnQ^_AQEyauTow1QYk!ibqyt6LPC~5!^id#+Aa{#
()R_0;QVOzLvJ`MOnB2Y?JPzrQU@A+)DB^JhpUt;v|70V?5$!1v)i<0d!Vs^(B}G5H`L$U-;_7t<#U8eab_X~t;H@s@y^JaHt5h1sMmruZOei<OGHV@M73bU
(vPdM68lnR+wf&!53112PPl66_2P4kkPN>lH!WiuME6Gm;TSexy|t~*<1`(K&HLv*-@r0*K{^v>Ff<huPe#{;;~Ak*9@t~H>&{q^%uclf!vU?v({uq>ut#p>
)Y&QQwQJe#tXTrzoz4YHvBhj)LUoRJj(CTuxheU*kde$7i+u1kbe=3Yq`SPV%k}>HW(}Q$y1j1Ub|BXm3m^+=hl)l82XW*&=fJ%PrliP7RrU+k0el*5hdb;O
US*`m6{PyeZL>9Y3t`^lAkj8V`_Es$T)uu?J}>7Fq=c!f3%vS3YN<sRgxt^Pa^h;(@Arr9d=dgYiqn<>cus+ZW8b#TL-}xhx;Zy??%DJqN_C7=UySm>!!i^1
q~sC&fhFsF?vF_JXBV4kij)0eqUVZncEVX1$uk+MuQ=e3@=p1}Tgc5NPP1FXA@L%#!B)!rN~5x9FyFP;e)1E31MSEZxP+A?dO-d>NjE6xedPr7q8^WG<H_~z
k+|Kd-Sf}^uvbeB^KgBPbqEe>=ylZ3X4~P4Tvq~6=osz`*NyhPVlwdQa#?~6V%LzS=Ag;!2%&#-z%TPg`fu(6hIR`r{4_f{@y;*(eDag)XV73<vzi&!y;mHv
>47&5ev0T*WGFDmkq+wCobfIGvrK_D<fe3c_DW1ez&_KfGYnNd)qZqEOX+<tt~Zl)*d)`ux!x5Zu5Td`9Nm=G0Xpdk*p=`wVmaWB7DeUx_ei+jMCQu~b`Wq;
;eCw(kYLS5s4ft@4A#T>9*z*-R2xo-vty@n6D|9r2U;+CMjCt_gPmUYfb4v*s(Gk+)ApR6lhFnum350BP399bG&)c#<r{!Y%U!ZE**C}AzuugZGOZI<Ag>+t
LR5=y48Y&);-nS_6H-}$j|~^5=9KTYqXK{)!Gb-lJ>XbQjp+|(WT&pEMaljr1r(y<)hSL{B>-W8=Qs5ZQ5fpFc~e)Wg1R)wRuhE3RfvkDDDJGs*DZsucLE$v
_B{5V%vd)Cd}<-<POZvg6~pq1KDgDE#xa>}&|65mIEVeV%o74)g;QgFclmr-6S+X1dH`Bp?z8FZvZzV4yF->(D}PjySp;S6fQ-if9WX3CXFyrzb?i-23n>1E
RrF8f_ZU?r(PJl_4lzs~TAfixGrnfk2*e-yE)PiTg{aFQ&m}G8wi3JXq>ZWSqo7w14MDhKa00M?TUo-N$1={Jqt!u$)E9zNU2WI1yIg`X>%2W;-bfsp9Y0I_
Usv^aTuzn;94zvvCIjB4?r8tIDpq`igx3^v3>n$Q80924Xngv0jxB<9MVhgoOz#ygtLrtG0T#)84P<_%4E$dRci=mG1vL2jvf#M@t^GePTR_ND;)97J!JFvR
blohv6pD#qqyZ+??jS`_QFUdW0;pIZhAG~KLC8blz-$1+n0RR8b-(o%m;$S(x1zwQHuCzIY&XIGunoybQHhF0NdIU8nF>rXxEkHB$u0c`m|5La4zn|X6_4wJ
VF|cm5MOB<3H%#8COmIbug^B|5xDY-E1+Mibc@Sz;69Ec1b)Rfm7o<E!n|VV3jP|0rW50CFS1ducfZDCCK9^_C?bH|(MmrbuCL?F^EFm6ju0i&&ldZmfu=YN
HzrxD2VS?@PVV#93lh+L6bRgQf1CBj49-1=bW6=OP$P^?fP*`SqEuB;KzAJZQZpXIg<1nRLqtZaBDbaEs}LH#cD}Q4?BYuDmt@tEu@W^``g=riiLOt)2~=Sb
2Nxmg#Y@sW>=bc%3KrN_6e$0p#Jd=(Zr5i!LXc-@i&VzBG>7ZURtVWLo9y=2(*SyffoDP3JELQl)ydn^SJuSsDb*=~mIekgs*Id@wXozs6o6Kz3Q&-9iU<jx
3h%-}xD$<Tfq377t0AR7e~t0$^y8vEv)iP$_Z~ig*-gpk4jEw{H(7>IQsfyjml*%BEPn`NEr<?|E`tc18=Q~dpMMW#s=xTAEO<DA+REtoMGvvo^-nHpHcq)M
$or#ye_IeA-Uah$;B!<BQQ~YwSU%hQE2#=7(ROK9R$uI+le;$*uZ{NRYsl4D@^!)>FRf{=Z#TZa?)ndV_09*e#D5IK!<e)@S_2Fh?o|BBvajN&u~2Q5Je0&9
KGQjbne-)lN5*#+Lx5!C(eq<a@r<1^`?G=G8m9h0DpXQg84^)Pj{ZS?HuL3DzSIdYo!r^*4zo6re+;pmH`w<?O2DwQfsQDbu0pDUFnL(_Pfy>qHz!QQscl$$
?Et;Pk#+Ky@xh5GcU#M$REv<|)e$UwyEpnfo)L-OcD!LOgyoB)u|AE_TpV`$1=({9&5HZ-Q#7!~EMK1OZaRy3JfzR(9hnqf837|c?;ifyqP!d{S6Nj~_F?1K
jRC(Aqaw$L-NPdRk|3yak&>#G1Xr-kq9KoQF=k77TW+2Lohq#_$mG>hXc;P;nKOL>DOy41H?4)N!RnRtd?$l}_Q_OFOFH4l&d#C5+9a#(rb6i^BWm#Gbke6X
Epimgw>@yd{bfE@5+i<Q#&lyiJA&W1NtLe#Psux>=ifVB-$;m1gXML<>;V=)u;-=n01~J|3@0^#48^-_8AhEe=$m>Mw7qLkAQ$pnC(weLU@*0F^_La+>RA{=
2T1Al2z*r&W5a|UaR4w4eFimY*8_q=uIWQ6%;gO~C~3sOJM=^Ro1RHkkrn+i-2=wCI7m>bmF)hshrYwiWPstzVlS-czZ(9=PxyL=;UNi1sq4K4E0kxiPJY^h
?}O_}&`u|Dgd}OtOq`v&<-eRjg(bc2tSX7!D?c$_#d-uX#j*!bc6N0!I~HbV>S*(N+WCGP=otAFa4aEgLR6$KA+ihBnvu}IBYfP*s~if05xu_tX1U(~KJvO8
FQjf*gkf!W=I>?9c`SkK@V4HG`$;)qp<foq)-iwJT`XHLmI?klSPe}vrJwRK-XIK9f$z>Olz<#box-t--cabv<<GNq5n8#3M(scDfr!bwACyluq3%~MT|%5d
ZWN<PnT}clEu{KPmVCiv>z|huN`HrFnpGuzQh)_V`OAZ^C5C<zM{nDnZ2F$Q$i-w2gXvJ}b{r>L-eVGcBTFu=6g4a$8a;`JDU{I+B~w!gC7W8{)<VLX0Qgjj
kv0~$S&JDzRW9ROUQcb&`YIAKB0D%-Rp|5`J|ob#_07{a!jEb9tvCP;B3k`a0FOv!__&K=;ie9Gi`QpPA6BL77%Ju1y?_kcLPQ)d0UCO97{@#&MBv;eUwmk%
3X{FgtLpl;0<DY_N!joa&;^&N-EU&}L5!LGHsRPar`dJ{{zRrLq<Yaa7?HOnI%asdKRy9QO!ap|h<54X#qg}`VKn*|9C?cx$M(ELXCuXq`(!t(OFQAYob%dv
18orRt*~ZL=mf2$gup!+Hh~+*MAc?ziwjVQdGkoaV0Sz5cyC9n>uIQls-3G!_VZ!%dZLS&cTN^kwB?l@aPjOF-{;IyHgs_|rCC=}13u`@eI?P0FGF$&MlxIz
c@&mp^I87qkL?S6nQi<hP%mG95y>CwCqo;@>DOw+22@SWP)+5{#PsWc2*%49|KYc0@nu<+5a%~A{hs|J2aKivaNP~$eVo_b#AdFyI{Zi6|37=ivInuk50IXZ
{AV8ibD3xVd@KaTZ!1%mn7tG9K=u4rQs8fiqN`i-m?Cg;SaJU^0?IZMC-3U$U!V<%_b|oI*0K1{qPkG!dlbswX8_o&0y6(#-KWwu8~H&E>bgL)kJdmt5*8<B
_3v2xM_IXuXL^2r!!2VapFe+=3$>pQ<l$NTZ!Lsn07CcECH?}_<crtP&Wng`;77jUWBv=qKYvlrfAAW-oo>N6A+#wRZ?mlzv0Li=-S}Z5#gH%3-vk3upMgDd
LBCDdkrN8v_|g6MFw99ExHA=e@1rE9<lmW43IFa3TXu`Dox8w#dht!1<nw(h9FJ!5-<Gp0UGUc@>qAq;&pMI~kN~-W<JdS&s@A1x_A<2eJ?dBg+3wo?{F>wu
xQrpJnRpan4XhdX^tu*iD^@o_junGX!_mw+-;n?*s!Vx(k3yN1q+kRDVVb@g1k#h&bw$F*An85s>6Yl%XuY#(UrqZbrnc7lW+$45M-Cr(V(Bg$p-~GJuP+C|
YKK3fuAIOBhuh6}t9|m#CP;A7;Oq>)F`(pnA3QZ;5WF5k6|Ym#Mc0KT07a6{0-9|wN~-oXBjt{B_jyt6XRzI%`_FO8=D-Vl&XJ6jEo1lZ*Nbh}ok;bFH*3)f
-Zt%SXBUt`HESJu>#Gs0obP}lA4FU0<OvtpL)(3J^=^mCl8nmwNyj4@=(;&`tj^GV@Ud+080B~|qaMmH5j}kV{MmXI`ZygZh8m)nuu`5EyKi4YLDX36gZSPY
R__E`uDAFRgF{d?Bgz}-VlWDb5@s+LRaoo-<P09Faum{WcG~<{O4F-jReZ#8KcGqo);#hc5|G3egoz5)qw5V+PQ%B=|5E1|YYHmZH7g<M7S$AkMLeZpaV>b$
rc$g}ozHhK+Wv_QEH?u&d(~0L%JTksE%F@*#kmY0v9(}~qZDC1XJ&}=BopUrW(#RjXouTc=LNoQn``1huen6%Ph;qrV?azlBmsq{1PurWb>2ho&{&jV#uHfg
>@lZ>Nq%G>T4=QIjF%JVg+h@Bt}-3<@-fYa0P_)-A#z1UJQgFgj1pBvc70i#*pCY1M89oaO^)2{py$~X@6w{>^Jye8X|-!;rP*#5>w;^SL^UgxGtUvB(y&kA
dXw4-xG%7Lgx10t|HL|9;0F5s#EX*eDzCsO>Q!T(lf%H5Z?LG*jt?c-U*Csg!<Z_h<hdbjDYB+zWhU+s_oV1FG{hQvJ>C;aOHA|G`IMD<F1i(pvBI}<TdY-U
1gi(!eOV@M%ml2pxH>$5K}=skm&f0}plYOLm6k|Ulib&C33ENx^W=Jj&e_N;Z?4aN^KQ4Sf_+*X$;u%lr4ZkO7WA1uev)LJaf7B|t|Aose7;srJ(I~t?DH&O
@YdO1Y#CsA?#1}&B`$g~+*V=Y89U3WGAbB=%wpB?Ngskj^J1BQ`4nj}vIOU#NG~~hz}t56xxqg0aF0yv%}m6Im-iQ4N0?#77t<yH8@q|}VmXV6N9LpKT6CP_
^-ka%(*u;eQ7ACX2Y-jj^=&^<!_UeOA(HC_a}eAi3!{Yz=%ZQeeDMd!GovJZ{UL-Rya{@QW(skHhy`tp52o4G1uB4YiwrTrGCaOT8?6VRxGdJ6muZ2a^#(Er
+Z1x2AFBLD7+C@Dh}$C-9%6)SG9cTH9d2%m61*RUwqj!iF`C}v^7%*97o!@z(x5SGrLT|2(xNoJH*t>HK2Etn*#`rw4+r#(_12Bnc>4oS4qH+{1UblIlat@g
#z|xQP6shzi}#_%lOqMe*H?!~Gn@wCL_uyKT~Xg)Hh;Dv5EaK10Ow_-4T12Fx5191eRc<VD#e|*DuGC=Ep(OfJ`=djIEXk~;&jvVkc3i^Z3&-VL3>iZ7<PEr
=5=?k>L;7aA|;CLU9kO~=`QYRLwU@2s|@|o7&tIei`g~*)Hc`iH{|_pw`=jZS8lKB=`|PxW5r{hs_y!Xs6dN_eD^+nh;rV8fgWr2C#d$3kpPRz^s>dSck3G{
dR{nzQo0t`{e;KnU~w-8?4}4FZd=jr&L^jd=R*saFDYY06s7BVb;d@u0ggtUgwLSuUc~A%WZgdSUMR6v+_Q{cbhkub@Ao_V&947fCl~In+rF6be_{H1<*8bS
|C|c5hVVf-DK~gH+wQvC)iNq0%JK_kl}qxX=;dU;g!sjZKl6!?py|8%5*{Xju1^)^u!KhCZ!6n+Sb<tNA^0vd;;(8*ae^7mhkZ7M`Mk!*5tCKd`ED*%)<DtL
SUuSCzw^7tZOF`of^0RZInJ}}77UwKn_GEbetY3~QF8VlCt3099=nwhQ}K5wVDgreWwSmBjJ`WET48Kn0T5Y_^Xb-0JdT~VM5a`3yY-2$cvFv7t8+=hjXM7u
kmvF_++26~t_Dmx10yu6+E4i$MybD?sV0yn2%4adrqHlB(Y@LiD_-KC58q+T%hs0dCx^MOUitMV-XIMXPUc^y&)j^!;N|&aZt*=`&uTJZssM6tvNE#UiHcC#
it3^pG_4+Bae78M{04GiiV$nHJs7g)({usP-_PdE_W?-d-)I`k9^nud>iElC6hb#`y(%kybAa({@*M^b4t}}4&784*l{QuwflL_R_G*fFBDfQcDP@wH;e51r
_@db1@8(MskA<b)El1pLmM^{-<@KZ&v=qLC%XN1Xj9r#edv^WB*!PJhCg0!uE;;}F_Gi@M;ei%AyzyiZ3!8JWOtHr26$V5u=Iwd{lfBlyS;)<jOKKsg=`6sc
rZ_S|vo_@oCh>@&mlkF3i@ZijLGMFncQa_99Sv{VNyN@26=B~sxd!d~+T+FyW;%F~EVL_kl+zOB=To2N-Ny%@qK#I}5KqABO_`^df59O&g~{DVZ63_%`{Q}k
YDnF8#>Y@*<ZZ?a9piQTiJL2s>QGdZFi$~ut->SsdjDp#wJT!Zso}9oo3a$DLb|Jfqij)D>NE5~CSC-lj@;m0Tgk=|y8N1+?alvGV4W#zxp~;~f8wMq@D}*F
oI*U$fZF~WTs8CV1=e}3Lg<TH(~d?4-4Fu7>QA`ruWupcMkIx-dc**^==Cb|5P|xAVm|rWR7+DhgYwoK^k+ygH=UnJsxe+Ex~1)o8Hj|J7oK1^D3)W}DLd*3
5M>M=pjF0jN(M5t*-1ks=XgA+@bv1~#0MKhh%os~nRWPly$)a_(jO%5O0$&V9mE>r#+ffD829`*R}Ep3Bq7bnSU$V~wk7ZAycu&$2$VF?gwavBZT_~uZ`ucG
riGYbS5N7m6#058zEau3&y-WMu3}yLtoq`Pubf1YVkmbZT3+t1k;Kds!ftsoV^2g|rH2ylR^dN$@i4;Y9m*!A*<H1H<+214FU;lt9_lY7s$1uuPo0lbnbZB<
rkA9wHUy=szQ#bZ%#nT$P>5r|_n+UA&p+56t*z`Ilnlxh{7#r$5j5;*_(+f|#<*tNFh+mV$xPU7R_@IC5+_UbBoadzr(kcxqxP`05?zE@Kn%qQISK?rv_$W!
(w24V|5+D?=nA42-P4m#uFtItM)!REw0*?+?*ufwO?*+oNvZ-DV`A>oU)-gBXqH)AT5v#N-ydhoag5E#_r;W9YCJcznhlCzDsECjgb6$_1`V}trWQDFY^Tz;
?6EXz;DDXe^rNSdqn)l2Lf;7hLDD*7Hu_=J^KqI6!eyA9Q*jpJ>;iKAPu_kPl^=iC4MX2=%8e=0LrCP|yT9Mcz(~dLESX3{ZlU*ifAu1AY?>P(b_m!p_<0QK
`3?iXYtWYs8k6Tf654Y1K;$Dw>3aRkDZNQik*k;QlMg6Op0^H-D~pZI2_2;qrGNq)IirQd=*b=?Bp8gfo^8%ccCPUWe^|jx7=8dIujpNA&8IRyjzMm0ziG8c
k(SQQCcr!~p)@L8c~&@@Xu`Z)6gCcD&y(Vj8ubKIf%EPvLdX7JI~WHp&knGfbO=%2#n0`0(Zj^c1QWh7G@%b|Rr9>PQ*cbm1}HO*B~1oVJpg)$de=4%k5dy0
oVy643{jz`{o*%9iW14{q~o7m70Pe}$FziPP=4!*n_otwyG=CLv*G-Z_?oo)C+LAz@arwpR=lpL)teBtccn_%z2wiEACO9z(5q`z?H&olzu0AuynX~z9lT|3
3MGaK2H&;eu!n3waLid;yq~W-K23hKK**r!Hwt_axKZ??;IBO((c4#gD>Yzv387a4BzNDoNC|q!)xIpk^|MEo6oNmnj>%d2#h%&({DuH<Q7cW^`RoR&6xkuX
(hN#zY(`2@8LSCdX)1kD>Gn*omz0|-BleO4ABGsxsR1x8J}HpkAZ0zbhxVwH1cO$vKD3;?M-4+`u@%V>i^hmr^kAx*GxW8{z7|!jRJBpB)CC&bj(=tJ)~eIW
CVo2}&U48hhz;f(T+y6r(XdLe9q)YNny~$kZ-_jxD<3s}{Q0ypnrOov^_cv7smnbMk{Sw`N#7G*RhfJv-4<2_L;)>}jxuAifxQl`mz&X~Q@l)rr*?4D$BA(Q
M5*WF=wf#vtZi<4mT$sV&q4nA305ez<x;G59Cf#L(zXFF`udLYnUQ~NajRt_3+7wXkb#@sRgGC)5nARaIu=TYx6k?<U2K4EK%t=%2T9Z|{w*V80gH*NzBp@#
99mSwb7*ya1nPwzK;IxPq5-|dNcBFmUU#8k8Nt5hd*Zh7(0oj4M}}ON8^`}*A`MLH2Un11+9{9Co};sWnbYHm#E~+`Cxb!QI96q9zw`X|FOyIICE<-)c_1B4
+}(8pw_L+GaQZ+-8`9-W$3f{9?~?yI>GaU@SEu%_<fyowzjfzueT;3Yf}6n$XFp9IcjJ>!Rm~+{xqOf|5u9OLpDvx4E{%jFcv;;Zwt0GUn{{5B+!N_?)+Gib
Ul0ZQf}b#x7LNrRL;1Qsw!T=|6RPdu4d5s?B4Ugsw&8dioI7DtF}XK@#yogB#c7I%eGaxcGqk(zP6awWdA0Z)c%o1IJ2&G%hHB)NfdrNEy7$I%-S0vv7cD@Z
G4lvCS$O|qPGcOTSN77JJ^NYG<N3dC!Bd8}^<n$36{*xTWml<1HY8>~vFSC=WDZLT$s8tJ%Z)$-Ba+n8bdcA};Bw4I9drXNMXpm~o40>LhoH$g97R*UduT-D
v~9H@ll1i5IVja$|6evG<w{Ff^_SDqt7TE6()+aa?}6cQ%d#*5p6wp-?y?9sbQDZc8-us?^{fV>6NbLm)?1J3V_l1LyXPjm8OF1(8!a*irl6~j%|u#=4iZZ8
zp^MNRS)=Bb;D%CZj=0&hw8u@fL@19_VYIhl$9%wHAn#E<xl_>RcnhvUi=maCAD@8flY9Xpzo2g5GuS*UZ7+<o>(ry0}xFVL|}(;83xaVpKmS;s_SsErwIb4
$74Mtr&QceqbMG*{^j)Y;ig}&Py>k`{QIFWHwuKTc<Kcg4Pt%;3KK8A{ft>v7+U*&Cu0Wf3tBJRk>J?UO+nnc;KHMk4|K(#UF4tSc?6@XSibO=n#8Y^<~;o~
)oqE&EERbGEyzo8k?AF^H+nSd!LvS&VVS)%8*v73Ht)`V<YvBJ{#hbPdXo9S($&Re!N%|rwJ1g-9$zi<zjU>^Eh+($(~b{1tnpMh-P*O-VjJB<`D6U1y1qA3
;6Xab?&;dN%(OD^L7Mw4_`PMUR>*Vyj?f33wYF{oiZ1U0@Kab2m%3#DPzFOqm-KIHf93;I$-w!xMN7v&(Ce!@*Y<kZOFjk@MH55h;eFV~<VEt-90ULIL`4^7
`u}nC9_o_fSi1I^>2tcPyUV26CJYc50Rn`HomunW-kh19X)|TgY!e2L1QG~>$g1vhd;g-Jtg5UhGj;?at+l@Q18K=$cFBU1p6~!PW{u!689(l4tLT_tXQP|N
fWyHkApV)GT)@$3a=|i_-aEgWj~7So{po_3558AcmkY+y9e)no*l_o~M@^bQuyD+ckcI=4msUg$X-4VhM?0`}T_GfHL}7})H(@;bkzXAW(t$8V0%%};2QF?m
G62qUW?)|1v3K-%1S&@%{YBqHneM4#=$}->FkaTBYeymTwgaiHBNiqtWif~$Y#nzfmoC;9z`Q;Hso)o9Lti?{9qALY?Ai+<d1Yt;N|JeyQd}-#g6{wdR+55^
X}FJ(Hg0&=a-h559MdEs@g7M1;fpozlVk&$FgQ-YjatL5ZGYZ%qhMw3bqH^DA2g4sL_w_>oBXFvcXZ#=jIJuHB#b<dRBkyOpia;!bxBCfbgkRXb()*Yh#*k(
k+X>i0`3t8(z9`gfTT>%CSz=cMq)z!em5G|o_`spaV}fEC(B}9XHbp-g79m@)aW_>a^`_F5VK1s*jZygTz{P*%p#q1_QjgfA@VFAFw<)U#6)_XCK|`jvajri
UKmo)Fhm-leCta$#H=44Ji~Y<QLOr2*kc|1yBT`U4qgf1>Do;X1(x{p^u;5hFrZxcd?gO9w1Q35(_|ut{#fL!?{&;c=#~Nr)S)V`x!YD^=@tyc4fJywbH_V+
#GeM)#k972b|=gpjn!XqzqI8j8+g49pzU&Bq#XC<_%H<>Mxd7Icf<$=M|LbAWr>=5JbD3+!cjZ~4;wY#RLAY9<UB`#<7TERCk9-{rx@skkcSvF!Z^?_?ABvX
m))(ro#sh)lTJo~5jqh-JY#y{OYc583E^^;$Y3}C%8fI;&xFONPn9UJpW@Jeb~;=;!Zvmtbw)fol3wn4zg0#^2n6pxfqq>kFyh=1Z9i7aR(pbEcNQnk!8!9N
>dH{}-g(PSB!cb0ryh<1H=)EIBO3YPc%GIHlwyKP*)BI402BY62CeQzF*-)NSF1a0gRcmsEk`l6&E=PA9{TRo_Yf|^^d2yLxfOu#(uF2`c-SXn#7JP2&gL%;
^I5AKB_nfpX=Oi65`O%0ouYI<#3`8ePQncOsqRWyCZR*<#fejOdFTX}OZ+(8Sp*bY0DZJj!JW|=Jo2~DPOLT-nSPE;y!S*z#iS)T9Ob26`a%hkf66No0t)&#
Po0l_>~5XQESE(`9{6_qLYxJxW8H23Jh(Q{mJkg7svQ96qX2i5w#LXZ0s0|CFFoI!#3cz6z5U@0Og|7D@=Vnq$do+9ak9tQUVAq0rh&|cWvkIbiP8QKvo+F%
sio~KE66}nI;dkp)I48`TOdYr_3!|c89|BjNYUcy*zVHyrGM9%d}^l9LWaC_Tr7Pv&P&UeepyG@{%1MVo^IQ#!?L65#xTvh)_+@hBY2Gfh|qQR--GItoh_;X
%2#G$w>%FJE?J1FqJaH`s2jSXv}z*GmhC$zz=jvt<|iAaRTP0-5FbM6;z@}hw3N=F;v}ICGCuXzrSUpIr0zP8tx{f_u2lVLE~zsyXWu<Iuk7-KZO%w}?DzR{
F0C7P!^jN{M!};ZM0@GA?~?bLK!d>Zb#5<X7_0@^K{m8~T{}%lnevrBE?q*0PvC0<4=$R<SaR<gNC94dY4KM{zvg(gJU6yPP}_-H<`Sw%$-6?dEFUeY74>m-
xgZIVngn8~3kjH_I5hS5UN-%pe`b+JJvvTO%)V_C5#xt|nqnO2brPh5mjS*ce$uT`LM&;INF>}lMOkq6!pR?f?4s{m?5k}r;rl@*HN&^~x$`>kT@r;o7*-KB
<ve*F)E&PyrTM)lT0A664}Uw_`vhD@S0{-0zQpihrThKu{{5am+DY%}_nM{OTRUUQ_yG2dx4k{P7k-Vf;59i!gHuDeIJ48}L+Q``)yClrQS&T>CrH_|sUKTp
fyYh~68og>+dip*O<m*V?YM)1Wrp<U-N6WlpsneIagYICotQ<u@t13SNx*RvDClAAdxW`d<7md|jTdNDU|2C`b5r7?F6r2fT{!6Y&I&)jjJyQrmf%sgII$?@
-3Ybby&JJ(!!RxVp=2~p!Dv{0O##qkGj$&5Y>y02(=**KJsj>7()a@S+!-&IkYOb4;$cAVFrRx9Og1MsU^7B;=`PX(_N$kBH{P1K*z@c>-Q7J1F$<`e_|kiB
O-8@93g)2xvOI%n`O@_jkSHC7(GeBm!f?DQ@FT*;{@y44z#?^D416>8Y1$KE40Bhuh`o~}0!!E?@gB1=!V%2dgq&p8N&ht(0_H+U6-alvBw@I8mN1U?6c66$
^Sw!519yy9F{C!WA9>$0sY(tOyFch*dD@o&7y<!k;p=vf2YW0!;5<+cD8{(PkKv{2>}A9C6^4#89*hmUdmw_buJ6Q@$96k@51@@JJQ)aP);A4J&Z9ND3g3+(
CvG25$wKF%DL^uHsMfw%wlIZIW!N|xG3Z~6?uhG!o;1e50K>L(@OLdjqcgXrO(Is*YELRCJ0d1{PY<IaAuszXL?x|9%sUU!>hB|a5NNNLmW~rnMmAnY+Ez;(
bDUOA&xc+%6&}LThwwx{RbbSglE9tZ0RZWtnfl&sNtb#B@xzvs@rBvAHpw`;E`0g2jW!*S1ZdRMUN~uYe+^LbL?aaLyfEs8#Jn7KS1#vN3ae)<U{+gqRZPTG
RI-1Zsvv-x!s?40CN?bRePEJ!f$yF@=KjO+u`l|iGyP3}>pje9=&)4Z$*>K_o8{rQhmt*v)!^;@IH8W;TXLPmh6a{gFMHQ!Vm07ySoz8F;5Cewh5k+fupYTu
ka&9@t5Asvlvd$+hA(1d_Y<%pcomsAewSQg7LrmV=MEgrz(-RAPYISf>A7P<E{$y<`&Mtf26^7I7_Zk~n5<b)p@_G5<OHxRJA`M!UpF4XgU9!EulJRwf`4k-
Wihfr9lC1Li=ak}#;=ZhZc70U-xxSDcD8Pqzq5qwhq8UjShcLJaFXORjlJc`P-OJgxn{1od>h7Ow@q;D(rSZvkl=k;AvbK6n`gp8Ubj^sg7JZ1E#VSL7;*5N
vSc*jNfJpI=#c|w*a1Zv_JATB#7FW-hOT`XzzZv7CAy&>fWh5z{X$P}Lx;M%UN7Qif}H<LQQ?zGm68OQgh*b-ix{Wt<k(^IPVw?(p+>hBMo`KbfL~7Yb&!>O
E>YQwaNvP6*0tw3PE`6whglR`-roW|KhIw8Hj!ZmuG=0QR?4<}0Spo%NfH>;zRL#Lj?=PDl)v!4T)NioMhV}ZJoxkVa{cu>e*sgK4?;SjWuLvpi<q)=1#05n
yBM8~s)5qm=3Gez_R_;1Ux)6y_i+_&dXU03Og<lM318~{J|Pe20Sfwq7KS)ZRIjV#&@Nsf@X{tHSnp$VyWD~VzqqWhfHI^Il@fdoMwE1M6jp~}CxI#Esa-pv
O_FFFDY74^ln>K8r<*i{oxc4mcDykT<Je2;?YkC=pYe;jEY2HPKXWm5Mi7Tr0Qar41#x$_ec%3)17ZYIJIU!;*9;S#kaicG?Wh7FG22@mT*`DJwqvIszyX1`
`Z32Fv#c=0zR}Uy;|D1De5giCEF^}hz&(_7A(ne8U<{^Uda8-7?Z7#Wy*XTXJ?>;Tgb$I2OWZ^O;SCe?J(=H)B5603k=&vH{5Rv7t@+q%+g@Z{<?=KkB?!h~
OyJo?E3tGg33bJ~7f>*RYxwTrL5x}q5NJYLw7R@Z&cGxjY_Fn=x*9(c-r;i_JL5P;#HT$zfIn#{2nI`f?CY~L1I);1&~^N|AC1Snmcx(YBp@52E`f3p1;(ZA
Bk=!|<N1cavs`mXINf`_gOBh@FqGrb4}*Tlh#7mK1Q>5FQg+VFT-Do*e2({fImpP5f`mj?Vsk#~KJrn0p->8=OY8<wPFmmrbH5`KIRBo7z#GfssVO8R!PJZ_
$6HJTsl&)0yj@g!-m*B0oWAr+hX~J2c$nf0M(SuIJn9fy)i{E10{^r^5Fg`ZMOh~_(XS`3vgy9X;O>&P1ALhWupL~Za?UZx>#|W7YrX<8U0Z6dTdmLhMq$4)
F2!jchP<z6)ile#zi1zJ5jcB9G$Y5sn2<|0EHpbY!kruV4$FPPz@jn?JHT0RR_r1RZt*98vBn2u??Bk*UD#hda80cZqZmhi;IBfRO@cZlh#iTDnc&ZEdls&3
8F9Q9p7e*HlGdQ_cD|?5k}=9kh6y$j*9pCbGSoQKhmw12D=@vCLZ$zrGJ|zu>2*#C@9Q!3yY4_OR0pZwVh7wtwDG*90V>TnRR)(yZr4t~8crGmRc!?q0q+7v
ZQ<`j$!M6w<L}1{jD5p<NKdDP@*eKNxDc4~&KewE=?;d9$apKte}_rnVLlz_sh67M=CoxYMZ!JU#4g*N?SveL*{deWd%)TjVGXs&5X%B__9C>ksKeL3PCF`C
oVQ|R&WX_{%*Y2;m`NK3+sI~74E8nzL*&H;0e(!st9;7s&L*rDo7R1e1g{)N8~&>w47=~jzz@Ar_QG{ZP}!YX>O8I}Mw3rcYm}7E-ww5qMeB$<a(R7dbiD=7
=+5P%d~{8z#7^x;DY-XWhvN452kN9PnzljfJJPhh%hevq1%RJeVP&a$^;><LIWstC_;((HxVIxNfZwE#s48$GBb>T3(ExQEKA#6Ux~*63ua`&??l<L%d2BFx
4mt~T{LsSBR{l-=5P|c3_iqpCjE9w2HnmX*KyZ@TI%!Bu9K*e`xd(9$O{40TWk)Cw?HZ~CC|_5BsHv2J3P(*$QHWjau*hJon3KyDUuLlq5nBD?aKvJDpIjga
Jbr1qeB#*?OQ`5)SB^F~=3Nzeel+d9_DwW+=ogSq;wVc?AtBaZ@YoSu!c?!8-dRH^o4+6&Jo!zSM<5vo3?<|Jemm2K3pxi?UGuulcpXVEk$XCs;LGOm%a{3*
%f<`8pt3by9AG|lA;L-gDqPof@P(|t<nSqOPdj!H9*ca>_LKeD!2$8Mw64ve9qntW1mR3asSlpL@xREuy>EUn!oY%YkbNmbu<=L$*_(-T*~#IO32?)`jCnZf
?#1;ilv<`A`Go2nd9u@syYB}+0nLlRZ+yurl~Z^R)3X!Lu}?Pe7KwUn>eO>o+SUL8`iz^k)61oum?Lw)H)vS<Jz>BfXc%K~v~&L+;Z{1fg={eKCLbA$I2vlZ
t9%|hK?f{01Cofp9mB4>+2xa9z_JbA5P&M&heY&0_lH4Z8$_SY?KE8$3;zqAzRc~Hh9tlwAmq^ymYkH9sFU~0>7G&Y&h2~CtNapcu|17*U^@U@l_#;6EiLJX
fz|o0^8Ua_PpyV4*!ktGk>Cu4<|)Aby+lbBZCnx1TD}`9&XG5i&E$o~48I)bKctX3z?VPkH<i~3X8E249;kW<xv_Nj>kH1i9^W`PhI#bmFB96Q@|Q+P>Rrq*
3P;jKPS|4m`()XH`!FW(3xsh*63jParHxkIvjMZ_@5%J#dWC;}{n9^z!4I}zmI$(cd-0d0{Lv6x+NHO<BBy~7VkKZvRTfQA5)gu0D>jCM>^RPzfVHPT&!sc$
+jt-E6O2`m$T?4<<<`^AjXUsyCiX!QFcC1F0t(XrA|tMEZ>7o;&g8f}MvxQ4MAx>O>tMVk9P^MLC3C<oBhbf-5ej(!;d&G!NEM?|M>+zI=&5v*&_|I$YH&WS
kmY4&*YbjAq{^z}&w~`T5?#6$6z%khw7xLb#kSJ5omMXUK7A6xHwVk-h+YdVLa1jCowmn4R7uGs^Z$7!kO!`Lm=2Q40Sx-`l%Li8&2n@E{%L8kSfIc`)OI*$
J%nK*<WLEapvDhh>%kbZh$Fj$6qT1pxpe7o`sF4-Q@K)u&jFg4CV?e*FxsB{7*N?Wao3h~t+pKU7wjM9tuKp-MgwUj6=Dc5qwT<|i#QBlm+OE91Cb8thP>Mv
%syoPas<K%rW`W^F;mN^ll*HOVzAQ?_lcWa9Qb?E;f~l|@(@3CP_(eKOfqSpQY8DyABpJnO}RW`UYY&1_v7C=xb#}TU0|g$dn{}2Ro1fgl>0ZHpsnrxEy30B
f+RoUxDUONtRvr1T=B7YcLLcSuLhX%5IjaNdD;S+L8&JW9YQDB$NZn`*RbGzf3OZ?7(_hMeGxW7F$S8C{y0xICSWePTkN1hQTSeh35RFq7>cI}H@nEp)3Zl|
7zx!khH>L~p5F$F|KL9Wu7@#~Uj||YHfDZUrMwN_?WbY%VaV8U2CW~FH~WxsR`2LaGYN5G45l3DW@r56@NzJ9^U(Rbq!GrG3;H2iw<59yyLuUh*L)UU>>eVB
ry75fUL7r4G3UklbsInMLaL{IgGd~L7Z!aVz6<3=V%K60>o8arX*(ZXpeA8^5A4}K4ZRSS6nwbQ!fW9b(;(bV$MYoVURcbwE!*f$KiPaaJ}dzc^0}C+AP>kc
@Ub0+f_J0G{vD~jope!lVEvbq?MVBjl(AO9wB_UV@}(=6#mQJm%L$J9WeN3hR`;R^O`F+4_d3L3VdJ5DV%>;NmRxQoixLb$sQV#SPmzmW{FnqykG;Z+RPW$@
$AM=$)^+SJaw;y6@rH}Wp{YWDm>b<y+o7H1{QlvgOS-VB`LyGs_7LwK<bR7q$z_QBG^|KK=%-=X<+$1TfzuGEzZ?S&W|uvVHj!+32!NB2WLebOg!{xl`}+81
^zF>G(ah)NIFk7FKhI%^jSw?Y)cQ!+-|R?eqv6)fQ#lv`pl>hI1dhP7mJ??~pV5Ydw7>WcYsZ`C(7h<j5rLuaRY5Pqv75%;m6xHUvLmB-p3Ed(4s`M7Wz|4y
Mxi}~`xB+$feoY^##XnuXb7^Pbc4nowufR_4elFmNF1qxsYHE4rm4p##O1I`IF^rs{zm}z)c@zbqM=otmiridtq|Y@Ada{|j~YOKCC^uegT|81vCsJl>1=Ev
)|`+;P`X|x;@lj4A{m+)7ai}xz=Nj~8vP-Ut);yo8hboQ&r`j(Db=_~N}PUhq4xJ-lFRWDxbm^kp+>d<2f;~>e(QM64AIw-JJASU@c)f;x-|u1a^GR(*)`U9
DF+|M%c+I)yq}jP#(EHv074}UjeP`G&9_W6bWSMySN+%xD0<)>t1Q1V9XA`PA9ic*#NeJyZ)!V!)d)bz&|(5m2Ut^%QR2+l!*1xCasV@9jC)TG>VCheWNF6;
;jAPFV_tUEO7(H+wFSz=Wa4+C&$^s@Ni#&VJ4S9icrJjYq-;5(u~!pZ2Vv6Faov@DYyETa&BM;_nLpyuoy5|Ay|1gitLJqbF88;=AovU;wJ~1@d>mj%aqbYu
_xj(b!Bao+Wqbc5S!lMc&BgSC%sfE8>eKns4=}V`n4aV9cTp12lNpRIA3M{qbn~RY)<ipr<r&0?1M@v!rzZxCv^0>K$E}521&4W%#4#b?gCB9ID}zxuEa++n
yDoUIMa-0bkS!oJZ$?v!N(64u9+@q5)iDgNd&p;wG6=TZ>RdKGj6d;O0IP?Cx7pc6P!RZY`J-Uq-Cg4OmhV_#pd$|i%n6+PR6IJ&9^9RWMS%R(I<re&Am&+a
jj<m^k)c?jtVGwEx;Mx!o$6)L0$3YS;x>e6Z71oqfy-O9s)um!VURggo67NQ>^svHl=ISeGVm;`)`iHd5;tZGOtu_xM2av79pKBQpNAiYH~}=-!x!l2I839o
S`R!z!@I^7!dod#H>|moaWTr<UR-GZ&;BqL%#PvdtbGHya$DOaan3f*d>&a*3+^fRr3!BtbiMRjugN{GgO@)w+ZS%{TJLk!)L5`^c{u5NkcGDICVmi;bR$*S
4~U-uUleKRw28&e_g8y-nWm;+&U0H_c?7ZKuOgsbiBT}l^33>c2AbVSpM_FS0_SoBK0bVH0T6ma=b9dtQ_r08d0v=7(h~oF-Phri1Tnm!2V(&<v?nrLmWjJv
Z}fd@y1#q@TOnNR!vq*_OVJ@=2ScDmKbOHfA4e$1zMLD-2TQX6agJUO$q~*>s7wq-5)(Rcgq`N$@-1DBlYm+eqh8zC^M-jj2OR8W?4$jFXYgh=%ncBSfl-IB
g?#kvFGq6tJrt!=X=B5$AW{i(T|Z1zAA-Xni9gR*B#Zfa>AHl^t@Nc+8Ui?8UX~7zUxd|j(CHBj`80PC%vw&M;&U4^60+@bb8Y<Q{loiq7?Wrp*yKA$2a5vH
2+HU2fQ{q3ckjhjfH@64f8?|)OB067OI@gSu6qImA3F-4FfDx)yfAVI*erm6ak%u?>AF0%x?aj&I5y~hPe`;eN$@TZ1{GeOw+L!}y!S1}Jg0a3%yr|cuk|kU
L;W&$RU}2{T-wfy(s82IV08l9*oCS}sDmRM7t7%_HoIV6Pg7fBBWs-`ak;^mP49yWeITLHPtxdNOd7cA-SV`xn%_79u-}(u^}k$}Tgk5h5A{*s4`dvIJ)xL4
C&p_!b~6fZS%|EQOw555m_1z6#M|~mZs<o7ZP)2DB#|YSvq!P`GzU%irX9gg86)=2OS2La(}>8%AImVDTfYdT%>pHq7M7j-qp<f$7y;J>;Y0=YVotDUh)E2;
x50(*zo8-QVp}Y$XmM#^zsC03KeOw8KMN`BxMq+}{u&24sk0)qm+h(~sl8Gq98gfYU=N68yKB$_ThQW??J2ju9}!e?P;D+fV%NEcuxWXtu6w(%Z}o|5mqBjA
AsQ4uv|>Q{;Pj+-I$ASkx%=7*ccYSYikpb*pmpBZpF3{pkW-6n4aLxhQA4^gqFsZR#q6^bJ`#i78CEMGdn?h4biC)HT>4IcYK?<W-By<G<7Dp55T-4ZV6=EN
fZ+E?_SWopBNEIY?}Uwf&qwn}FO1Gp!Du>tf#S!LL5?*CNxx0l{wR_-YAz8JYE+W|cRcg`*CPNFK2}Y%oX1LnOXNonbnK-U%=5gQ<I&r%TOtkcXk$df12KSA
+P1rjcE~=<Td2t>Frg+2j}J4V1Wiys1Yj68Y&u3Ahq<4JVdmCU`VtS9!PW&SqHu_vDL|Ks{OU(Z_<OWN$gvR?ku1&Df6skE6SKni<tWqxTmkQGaQA;7!@skO
NJyFlu8&2?ADnT#oFPZqu)}sBf>5#m20D<<h4_-zn2mJmuuezrMIQUd$iZtC%VXBA;+3N}kk63gdmNV}c}DI}VaGqF5SR0EOIu_;d)|DrzwM$^7j|+#5(gWh
SJgJ}+TnuyfwjjGU9556cVgLFA|E-Pa61|(c2{lC3b&swP{W`MLe5IbE=_y%L6CxKQYpk?m`0vgy}t-`IU9i1Xb=jjfHWaE*0JM{VcGiFm0{gB1K-#QcOoEw
|E$GoyLQ)0J5{Fqn>qQ@vefP!(cK^z<ghH9g!n*F+mQ`py1Z}(`5DDwAe<BUd2e<o_7b^bLp==uN|a%agg*qHbgdS*5eg;sJR)!mrBrDjSP3R04y1ESkA2ej
Hjl0(?i_tYPo}xLq5}LwvK$428W%nhT(1ZXkQ!!d-FYmp&xm^dZy36Eq}BAf)o|;L-q82lX4VxhZNHq5UOX+$Dj?Q3d;~ArH%_U7Z|h+2rquL6ntO0gz8!L$
PK8{$jx$>2?7OPugEcPuA4Y0RFGO211)P9ajO|D-Y;YN541Hbvb4l;grB>TFt=Af6xU?50rEh4$@2Oz@RvfjZ;hsnI2vAA4ywEPIQF@a{*lXvML}8h6j15Z|
WQ>66hvXz$O+d0N%{;@-z@N>4-}DfsccX>Y&XD$PZV;2yv=)ON4%|U_9C(t1mkQ=C;-lnr+%0RMIm2KwJ(#1(=)t5|z3qyC(ZIhVcv&))cE+??ISKt73G2N{
kQ({>+LL=XGJu)!;@Ci5lO$PBl$uhHY~6t}NO#Mf1@YOqtK1SZFLktGd6=VT2@%n9yqrb(dEPY;5K%}b7`ulSK5`d&F#L8S5yyKv5J9GWH_?6urfzgkt!-Og
2R<HS3j>RJ9r2RB;}m0aPa}3AJ0LgE;ofM-vMQ=-NIVQrPP)Y(I(6isV}rln`};BuVQ$NQa3i7$yn5c)F1CGdhald9qoar6J?l#^pSsbmoND*t1lH1X6H5Fz
D$C+}d$Hb@_LP8E4upm6X`-YQp=i-)aqM4&pNAxan3(GC_Z;(`wp*#{y|JT|st@~Ca>P6NuLgtM0yXnO(L64!4q#q^@j(QTcv-1GiPLaEezyuu!{KXSB$@4F
e+FwlOh9Ezv&TFLqGBqxy6yh*izFc#=xoc@!-%9f4sxFL`_TSn4lkaEy@`#LMexJW-00*R3@IG!_pBG)e(#2QKh=E+sGDlT;u5@e2u#PDBq2$s)e(W|x<v@Y
%VH2t6Zie99gKFKjdZu;JqqFC>(hYgKWQ7uCeQ;<)c(W!VA8p%E_2p9OP3|!w*G8vs^VSJjcvMg^OIoVhp9)y6wsbHci7OVaP_KYZcKEaFTKHFn2Fu@=?J#l
zm#4wic1%XL0fupn~FQydOx;x<N9Wht2~Z~F^h4sJ?0zs(rYjD`VKxswsBGo((I^j$716|g1|gLt&AWHt!lZYwDwxzgfsvqJ805klm~(?$DL_gy#(haLGt!X
pUB!RaOf$^Q*i6x>XUF}ewbat0ItA**pBP~(*apbkdfD^2K1e^8#&JadU532)aR+V)Zl6O3^+%nGiDTq(sU*vCZHgHQWRZR|5`lS#KJ1Z@2meJ!Cppohy-XW
mly*jQu|A{zlJ9nUL+tCc=C9#C;7`PV-K`a0!+8=0X*}&&?ap)S^c}0F>KYM;bhkg*uJ#=uXD;exi-fKAR7oq(R+qW;t=<*f5rP4L)znzE-fQcH=tbYI7b<O
kj%;L{R#}NFS;(=2A^G<4NYHe!Ao(Cp1VF~Pv8;k8$!pA@Tb>udWb8rik7ANV-1FQxREtfhXgsj1k&y+Oc;!=ODLIe|9-RVbu?U~>V3W(MaqQeu^jh~5if0j
on@Q4?{?fJ1KxX{0Se!ab|JWr2A#g^2hz*18hAG~oe4xHuoWhHY>i0115ez_rI$a{UM~*toj$>**Z9WQeH}b1;j~P=Fd@V|cw@zw(T|w>?WvXaUI^bAu^T53
yk)p`X~23``q3n^&JZx@K7ek;MgIj6|3v7K$I|zj!#E*e_J=?a_=#C!kJbIIMh^H+2qhv)XIPB(rRsZkz>(q1b${*nKMy$_@VLXOKIegBp9);Kt~u~9^b3Bp
b%lGV-(#<|T?-PtXXgQ1j$=Fjd=e7{k<VbDTNDQq$_bdhaoOX~^w93SwjbJ%$idoUV2NdYl6-7#x@>}Qm<8YOL6@SKVBrlHKB8U#cv$QNaAj05Q-KH-8{+_U
pOACgZyEv8IoMD<Rh{}Ij>ci=`O50<tVq!zEx|W&Zs+B<C5#Z~L)W)`p@TmJg{dJ;$HIXR6e|hLeVLa-np<z}w{8GlU!ZZmc=6H)7Ou&(TrVJBez|&aW!Jj?
s`!&<mquf6EFcx1>4}*P(G*4T&`I3qVi1c_dI<|%cn&A~#HyF!H9VaC#<41=G&>*b$-8~<u&5mr#Qd27(MfKBZG1Jcs)b8z8?l^fWmm%($TYjHmX<OMKlwLu
)FA4bV~ZO^0WS1`a{7{p=|T{5gJ>&f?zquVxK(J!$a2$zTiGZc^#;JuMWxj;CIRg2QfNt>_#Am2>d4ZNb{go=B4USLyZL%vk;x@9F*<uWXx10Yd1W(2psgI>
Q1a<Kjt6upoy5^y0#T_~BA|LgoRz~a%X7VpX)ase+DI^>z<jl26hT+LCs3-vI_^GbrlG4k@**eLSiSy)z{Y|XYE&+4Fv2jFNC+DsNAmqndiZ0RM0j~99RML9
QEAvwjlhn)aXTHC6I_hdG+nOngY8zB)Zt^~MZygBj<;-XcgiA5!Z5R)WdZA#5#oe+p5pChInC;Ig*?^4sphnTgYg~)+KoduI7^3OWykr6wtbCBIP6I46L6^*
c(wJI8oY(FEYK=??5F=5jhFF40uv;RM=Qe+%!6v-@>Y=|yRV(x(GmFSFvQ<lAi2>#VoiW?Br{pv^F^=s55h~gHXncLL3pJGlGyf=eob*nKQ|zx;9BU?7~i?P
T)@0vL?eftn}7xDY8Lfk5k%KT5C+SGvpISRN0PJ^$fN&?aJvae5)ltlHh~)Dc|X%cM${VyZE7XnJF*0RwPP^meq(tlxq~X6L2)#V&Ii|l$KZoDRk8<-Eu?DT
12VxhN0S{P%vuJ5=5o|4ndbyejOFDDQ$$Yp{QHoQpz{OdI<D(T$n?>xdI+~36#C)&_xtyu2znc2SfP7(hpDgS1<Gl6q0=xf$D%|adbfU9jt_FkrLAlAMo+W*
wp`Zjf*tkx9auUZ*#0h9&U5xdKBzdbJvl6WRz(Ct-_4i2;migSG7MM5A$M_03`fj-n#I!lWFHp6dAv^YD(Bd=@So*D+TcE0D~!n$ElaMZ%Pg;$kKD?fA8Z1I
jnJXz!<S#bTz~n393Nu~dnQQc1^2^MhRY69f^sLQBk)<8?}CqZ@E<_paiXXAvG99{Y0q|>H*be+54=2B!i2ATU2=tAdYcf=2<5s#ooryvOh7PQ5sAJZC;l?(
zGnoaf?8SCH6DmIiB_WVI*M^_z1m)(rr@+HS+^TTh9YmeOkomHWbEHPBw;{AqNY?5I|@Qa+d=Yq`-eK%RK%KZq`T)4iPMQR+%{UB-*=#<jw?y;xre9;Ih!u6
2zyS^P@=9EI@p#0Z1(`*s)VI~6{BgBE+$Z=H2b~%=rPIe`$Aq4!-<y1CXmq??K}#O-haSg^!niomlr6Pj=1P{%x7RiD3=`@ZBdh%1#;<Hc8%rrt_!#r13$6C
>HEv|i#LG_cX&T^waAieKSeT7K^}R?t1|#f4bjeVbu8}>PWrLBTTY4A1Mof=CadeWLpbdxF(ocWL)*@Syck@@@=}YWTO}SMeP|(WMt&d7+>V{juSLI^i<_{z
l|ILYKGC)u?EwXYv2@=?QPB5GOUNN-O+7js%#DmD97O<taSt_d#&d}SFNCsyiQe0cEjuupd|OPtJz(8(FtIl=POi8_b7VXuUlLQ=aqr8^$fHUPdEhl9V7n2j
z_oWqCa>duS*qxe)pZ`9f{+yb3a&|W70M7734Rzu;X)Wk7w_VTplpNK-91lesg414!YmY59>;`#JzCRBkmWE7eS7dMw2R8*cDYpbGX4V4IU^{=ZtsDh3^pZk
GER!qsIhgeC;IODIQTNae?tanj|kgezrXq(mH+0#Y@-WIWHEl}8GvDj0|}zLhrk}kX~LbE97kP{i#7XG+(rFIAoNgl{qK0lrYWXIe+A=Yy_bYt<OAR1nH$oN
M$g)Xknmb;HY2!hu4A{q$j)=7%ivhQ(Rq5DDkK^Cg2zzepm5f8z4xI4(D%AGSi6Pk=24EX_nt!R)n4{lRE^lVmNI5bOZ)wICfe$%su^q14@}onA=D}4@g?4B
9TD7;;qpixdGiZM0_iH<EXT1?q}AgaGTLQEOuzT|ij`37hth{k=8&-9&vd<F6XSYY?HiuxkQ%kl2HzHw;Pd1-g#f6M!n;=KSTd2}(JFmM?s}60!7`Vd(&8l6
NQ^N22<V1YI(1)o;FL>c>HJ%j_viFoIPJ#H?yJ2S_&x<9Zzx8XUgt}M;F>A2L)mh$whw1C*bY!dn_9iwgOO-p?g7WTZsN;^qusL0zmql(Cp-;xgq$Rbp%^Dt
qQgv;P@}*`FGs&Wdm;9OfUt$vbCS@bY{uKMkFk?!+#AQXj}64{PR0<*u=mFL*)xa4i#L%7IE8c|y&WCH<GUt)Gf2ZXqVA54!%QLzB*7gzAJW7k@Fk=8A#jT;
4&IqV!7fq9L=-M9<KLBjZb&YBOrU6Np;!Y;CZ0;A52{YQG>ZOy{dK<n`j6}X`^Ws{`j3D7{rbzV*Dt?(`StRTzyJE>%lw63|NiUs*Z=qTUw{1q|1<yn*ZJ>X
e);v6U#|c7e}9LU{oN?cl)lod^Xj1N)RlVwL8;VrZWVP?tj>?CQrGXwPx@MYbI#JVTpNexUN>$YS6?ZqdVbOF_44(<=JlO&e$vuRIsT~J-WciA=jWAifBW>q
>7e|_LETm9^M~y8^z`FVS)cA!*5|DJxG{crchZ0Quk`S<`fMK259(Rju8QLPK`GAa;ZDCxjp8x?{ioyqhAUbfws&v=+Da>Lk4Q;hHn%VT=Wx`OkIL!>e(*8<
yjm-VgORRo-|W<z;+Q=ar{~xAFWdAx^=+zackA?S{YhID`Au49#kzh}4b8~a%qY&s&p#^9b@7vVzsa`6X{8)bkL!)0oYnPF*>3czC=7P@sDX^@siuBXcABoG
>EDid`JyPhW3KAoWcm3kGdpdH^5gmD=I#2`?lwPX+S5V(`e1x@SXV#ZAJ2bISLbqbqyDdA^ENYnR?g>V?dxs&ly1H?^_Q2Y>O;2vtD3(3R21d$F)I(%T3M-g
N}3(@yTga0@|TrzTNdk2%1P5-VCZz^?f?0-TCZVr9}8pmRsO6NtIf;0P_%4)s<X5_e$r27cHaE<bbR`p=BM;jJ)Vx{=K21~`hA|??cRRQGedcKxl3Q)Z10co
Bjx7fYWG@$-*?$cecq+tobFHMe<=q&|4GX}KHc5?XsDZVm#u50->>MYsDE1Lr%L_Tx8J7qI#bjq`l|eHclY#mbu62mmet5Ap3}3T=*Qwn^8)@@U)`UoB2RO=
s>|}{yG%_}^q=3}e4TCb`%m|kvDUv<w&xpVy=`duW6hec3>{g@ZxGf0BR61XzRsR+*NURvq-%ZmS*ec2IzR4=mGZ2uPMdOlsML*8ZZ<`pr&;;5(?08lq1_nD
AJ@$M#<=^aD(kX7{VC1Y*7iyLT0L3$-5+1>G-Z3*rO(;AJf)fT_EGtu7mq&}h4E9C>(6KPc%!5r)K6KyE7!Jqto4t!UO)Yz%8DX?vsRz}vp)R1w#uexDw=9_
k?*Y3+R!Y^8s)5)AFSL&=_%i+IW3j!?MZu7v(LAiOg%mpcPHhWRazSQTjf}0>CsVE=FPKKly$b*t&xGM_1V%;lV&HQxYJcjd8NPBO--*##e7jW+rtkE4CMJw
hH*Im{*U?g#=N`Poc^L^2W^w;r=lwJVy%2o*LP=R8Rwhy`S$jhm3Nw2r6_w#4~HtPn-AsLTInzPYNy_9jE~={dY-YPu4-?Uk4No(^>w{_sg$xQ^Bb+SjF0&`
OLyzf+Q%~eqw;aH&WqOv{T^u+G9Wq9&1tLY&o58gyrgCMc=+a~`aP71<ICAzqZ>v4k><L3Yh_5&)--*ysdYoWVH%^GT(|4y@mbp#E!v$d<=8H(5m&nQK{pgt
`}n!}W@n;`>S<AJP7tznx#9*gs>XPvm9FVUNt@=r(^H$;%bsD~DR*_Xb=aw?Y5MlRHEWw@`3bPId1R<AoBB2KidFV6Dx<fhX{BFPb+g*Jw!Stjr~cqpUfI}f
UfKWSsCr}U%4WrwMOWpnDB5FZWRI_NR<frORrdyHDMZovTvZKXM+;m<m6;_f@age`&AQ@oInaex6-8}XqyNdE+#U=Efg7esxvllOE<dMaWqh_<ROaaU<)=C?
>n5+7yoONN@d_Ju?QGMoR7GyN+P`S}9d`6JDod&w-`e=Ogv*7`q}eUrD0y0~YE#)&>-wfUnW#{VP2OfX*6q^0qpaNyrnWOFN=;@%bxyNy&6Q*6nsu+%|BkHu
ty-jMCKxk{c6*=IdHwikRvOh&Q8C*}Vf=j)ovO4oM1Jtnmz{<@yC`lEa`GLb8O^^^3*Mx)Y1wv>o$7MCt@5TUUS;dAin_W<5qg`ka+hky`lbB2I3mk*b;>)a
?<b?8eSOBZx~%%lOvlX1mzS6Obo1()?e^w$I&NR5tMssay3NwVqmrf1+jX9%caM*o!(VPcD_Z)Prs?|l8uI7xvHWzn+io=F_1)vwx9io%(;+)=Z@y7qt$yCB
yY<hTo%+-E=63t%^S7UiJj-tHJ{@lEPxp7L!(R@k<IURxRH60p`1`{r?Z4CG;nU}*m)n)G+pLbK`wv@Hd;Wa;c=zV+_V^!9$4@u+>($-IKYsmY^EO?7daEdJ
*W2x<&*_`v_Idkp_eR}r74_%!kFVC7-~Zu$chv5-#ri|~fAjQ|K7V~upOlTh)xJy5MOOWETpvCvpKmtl^X}*L`I|$U{jlCCx60-QRQNCV+G@S3j@e7Gc{!;!
T7Iwp^!nqcSC9AFtMlp2>$Q@-PEWsm-t6wxpU-M>K7;P->+R{~+w63#p8nS%dpbSee0Bf!c6B(cZnBs2Aw8(KtIbBaO@F?<Q@6@)qwT&`zfIHsQjdq1&tGTh
>c7()WmEo;-5fzd?~9*4{o($6lik7fA5PEt_V{^oSi^7U!`<sQ`s!BM>G|sU@sEGJKfm1n@UwDUYw4opuV3Dt4$r6O^hv$fK}!y=p?*IfPfv&ESFfK|H}{J6
!(Fyr9Uf2BH>>ZC=a-Mg>6|_tKYvV*f7+f-pVq6lkDK4Y6zvrKuj%8<=I2*i<%hRF{(J*pez!iHvd_=T&Fk~cXY+SIKe|@=bkgs1TDHhWsbx2)(Yvh7tY=d>
os3#L=+6$TXqBf_ugki<|3RZ=rPepV4(i>isIrZ|w%0kb&~ufS*6U2C_KTs|y1v;KsnKNhQ?)&9e}1c~CuFK+y+L-K9;zS9pPuedrt(-ZN)HbGYk5ADpR>$F
=M_>OcjZT2IRhztDAlScH&t5Nx>8W}7Tr3}&f%zarTBAGXoh(--qgnNV|n}&WUH|@@Uecpp;^`JjyI|Hw<A@4)9L5BOdG31nW|NKkt%<1Ju~~cISW>(H0w^)
P4%gGR6I*R9Zo8GQEjW$&xjrhC2d}c_VdQn^QurYMA@CHDz>E<`ParP4VgysL;jhiT~oUjdeqGF>DI}bH>z6ZheCy!&Z=W-9`)Ncvt0G{AL?VfE{{5V?V|Y!
^8Tf(EOV#ZX`!-bWwX;a%`wmD%bKwUV5r(;**CSbPSdBFHc%l;mf42pV)qp~t2F?CvNIgFLUgxX9o26?Dd^q+7}M=d*)@k7VWxJeaocoMNBLWRFipdK`ji)S
mN(3Fo<7oVtgoN$p7b@OO_f7|{TG@mhIMb5`s-T|S$2G>O2f9SrHz=K?-bT{^@^&>TbPwc3c%6ir$#?nsq><o&L^7Q(ehkst6M`&?|uU5T-VL*opE}F>esiM
ZTaz_Z`31&DRTZ)o?bpEs&c>5jrIS43qp#q1=%=MciUZFY3YYmQ5%2KP3!ZvWL2e{cSth}?T<Pn{PvUXY|>4o-tRVwYNdry?mm9f+nv5X<;DtCm=<OWx?88!
e<1LGKqx;|8(J1mMrG|bYh>y*p+;`16<rsFX?#xA{G0Xpmf2NXz^m1l)kfV~=Vqs?#;Hhuu9V~9k9WoASD$}GnL$yr`p{DP)!R38Re;{rZ|b)CpqF<~&-9hu
(2%CJVlo94TKSE+%igXPwpIYjR!!c#F6paY`<P~%dZ%)|HdGzH<xboD=ELsEOkX{n%DZ#Dd!wx#%`T6u`jjckU9qK)%+MV4w~q(NOJkeqyWOL`ep6~7wVO;s
zP2@u^iHW2?Uid4w94}DR%J>#tLuNguTHvcmY-DGGQ&dEPsP`|{?y!?uMPXRuI-_GXWW(Q4hDJMn7MAAOPT{Hya5PAPgdG#wNkS3P_L>V)UWPUO<ApVg{GUA
H>*^0RCRkm)HL7f3aCwG);+yjADXOf40td5egmdswJJXRSQ-{R=sJjE-SB5e$LWocl?6rmzl&07-8EM~*-#u_O5=V<RerQ;yX$oAW3e%+wPxzOv*VP=+MId1
Q!Mi-w+@f_D*r=nz$Mq3mNvQ4R*T%KYrSfivPwZs*NWk6w8~zmrK&n_(b*~uNFi`On>;nEdgDEF`@}L`sjXrq4uy$ctfS#ncj)m+y*bcFd*eZTAC0>^x~a^@
Lg<;Rt4d?6(w19_-p6v=vG(39Rc&i+?jaGWjWgXS?yIz^a+>{jsphw<kK5{x3^lI+wi<+PE4Ta(>oB;j-e_-bg(|Z9r3Gn9Qw2jvcTY?=@^t-FIC*Abo911%
117%JpH1rSHbzkyPeqdfBI;HN(pfUKG><haD*pPI<yQMQCR**JG<QFk49Ku*c=_A1F&smwHC+Kd`2;C)D68(&RH(kMPmXIC-)7(DMwM22o~jBI4)j#tp6Efz
^~|O_edoIPP-&S_Aw^Kld1IJ||K4$<z1b?ZjrH<>UPDdR(mZR8w%TU4f<KzIp=6frB4Bre>f4=aLDrj}n)9w^xo$zdMXGL~mn{^Wbf=#hu-iwfw(9!ZzU=C}
YdEb@jnpicCq*x^rm9-HtB@n~vu(W{c7AR##xmpJ<^1yv(;bD@o}<y{(nOAuE~}Z1s?HHIa!M&M^X5s^8ofi-Th{z^mL^oXT=}EXAX>1mb-Fn!Z#GB7DyHs!
6b-h}5f>)B@x8Aw?UbrmKPYGBc!F`zilb*cS)L)|!%3x1U8e=p&Gv`1E(eFRjF(xZTTjkgbM@7|vo-D1F;rBPf6eTs{FW6|v8a(%Yoj$4rf8P(6E^dc0R@&J
>Y4axRn|9_BlWXeHI1k#pf}_2jnl5Gp0H^i=%=hG^>VdwK(*Y~rRX=tuF}Ez;!<jBv$Lx9rP-vJC2l?iMMJywLCxHq4I_R&sb|Ao)z+=&VqBKxCr!89^21v3
y=6HpFKOpgD}N0J#l+PQ76^}1iR`AJtEx8XqyB^O46(~!m|4@hvnet-((Ij%754wL^d@R<+t?Pa?WDUic&aK5oInB~KvJqopI3C8;UsZv*Pwv|Kw>1RDyPrA
Z+N%TH_7Kz$rK3!d$08`Nu*9vB_><eg&{Uq-g)DKm#H3k$cwp$z>SU>;E2IUH^p^{f`ji1Z&S$M#S_ap)N1mWoKE;eVf`s%wcwP|mH!p9sBQDt7+SEG-4$pi
K!_z%ISSs-*0Y{l@zGBcm;wv<9oRB^z;8n>(iU>;YX3dDhd`}+-PaM}I0MGPVRX#&Mdl$%*ZbveAXwk+LxlD{4pbOM_xsQH5XfZmamC*xf2IfpT^wg0J`QU2
FD(1JTA7vZa)-%cI6?*uAbzTLXB#YV)Bf^3gyP*>S?_l39iRosy-Fpd>~E3<Zjv71xF7aO2*xvj%eR<(Qc3b#vkz#Uw$g=huhH^&$wZfjahio;n89SopnETH
hGVgW*1qT$!NTZB?e@B3t9bpd4*zd|q&V3p{sLo?hF^b1Dxl4;9|xq84_)8v+WWK<Xhr`_6SOiGIVEz5k}gQ-rzm*1Z2JZMXNy*3y$9R;M3g-q@j=$dcE5ac
hdT8TfKz7b_8uJ<HVI$DvM)a+w_55XKm*h2LMtT`4Lm3YqtfI^K6DF|paur}0h3+Uf19q)=y1qx``_f-P{}tU>l1nCvv~jKkf~v~TwXO{5@?|AJCj^ortQU1
bo;hn$@L%g!34nKvEB*LE`#FkGSnobAn97PN5Y!hB*mz{{4KeQyKpU42T48Nb<Jv#<Qb$$$ck6O$n@>9jS&R<+UQV`=<+uiA6A+5+AMl!QcVboqWI_T_p9Od
O^-e#BwQh)0gm_Kd$69qF9^;5z~McX0J7PuKcnb3;1)pzoJt^ibTHqm?_m(ZFR^X|8?WHJ#cD6JmxLt)WIw5p>0NXG(srV*FZW#=x$w?LSIa&X$$Ga)^gi#q
#zOF-s8%>j)xX|IdKuI~GknT`pgVa{*T5V~2d{a~+89DcTra`2li?Ce_OaP_B1oIVak(&b9aC{-e_wQ=UG*U$*&6bONP*jIng&9-B~kq@I%LTnbJi#dr<U$j
;yOZ)eFW=7z<KrV?XN?F^z!X)xdTj*4M6ldOp-K7JCxC+&UMy(QZK2)tFg1zy7!F`t;}}qw--s;2d(HkC0Zw?7R?URkHMjDl4RLx+?d;Y{1U@5)o<goFyJ8h
AnIVq(yp_l#Zd~$RjjYpvFhFkDbaJ0bZvMC2mj?Q#NvaJkhQ))pq<Qm%q*P067}lX<w=H81Tht&O?><wI)LQ24gS!#fp`~E(69PKG(5-*-$}@F>E$4xhm-n2
2K9%FJqlM*M6;Tb3<K9^@Mt0edg}m8Rv;m$2b|U-IrkpfC1&LT7@o3}<Hxr}T=>z0WNq1=*s>}z0GksN%PFeIo8+l)vqB(mN4BYQ%u>5i=ru;R`p;KR1HNT`
<OL(=*NU+13QC%J^wx*3lozAjNa9Q7JZ|}-N#<c*XtJQA(RjogAA#xtJ+Qv=Q0JL)L{lbNMLBR_s>%x0RaODvWw4RPPyS1~Q(4c+ctEewI6LKx>DA!-kBk*M
ap`D<VmLg7`Q~w)e%<tAZlo(mo>eKEEAVTl2QNtVg{o5bHgIEG<g%~Crr3_&nUlSBu5z3{k+(&|8DqIr<rW_<{+NLQwXM|Mtj2HsFt;a$S#pQ$nD-QFY<4~n
eEDY^mvGcvQB@UHHL^Bge7tael=H-9&Pt8{?4u$^9wUsh0!OoDG*vTo#_N+;Imz$yidBjE-$^Opy@u2U&$mUX@MrB!#&;V#P7`Oc&jd{`Qc5FM7Eap&8e(IN
U)e20x6aN6a>tgj<jDY;rV`E<!U(e75w&t5UOAV?be?9zjX60?T`{4bsBZd!y@bK~>{M*pvh0hra_^o$d-m?fXYZc<^7H!_FP^`9_v{_~^CLX?;u-vL{{Oq@
&*6s`&;I`hzIqPZz{Bw9-%tJVr{_QYczy_e|LN~PU%*z+em-vo|G{40{k`G4pU*pb|L*VSJ^Sg|^Z)Md+52ZdKL7im&z}Eue&qQ--#>qU{`K#nJbw<){PEdu
&z`|gFxVeoz!TrS_~pEhXU}1r@DM!y>+@%Dycf^Uzn}N_?D>lqzx*#e^QZG@zJ7N;5bW-&^WVefU;VuWJm>j)7}5J5&j*4D`0A_oaN6&GeE$NT@B+^F`A;uk
Zr=U){HLG3djBKr?B{1coey%JpYsTxzkB}T*^giSz3*qwe}-qk&;OmNzfb<fdDK6_9Kl1do1fuuFz9#ZJ$?1=JW=o7{dAs$^A>P&FP{DU^Ups%|9kuQ=aYpk
Vdj2(_a63gp3C#EFb(g|EB5a1*?M+fG8poC_wWAu>v_4J!x7${ck%ZmpZ|9r==1ZUo~QNs-^YA+o{PWd@xPD0|9d_Do@v<O^S}4=_Xg)5&s+R_u7jV?KY#V(
e<$)q>#%V9#{KIe(Cq^WDCx-}HNOIzn*wR12MAwa>bpF&PCSfpUf@Lcs;g)bd%G{`Ar48aA`wTyfM1)BGRwnGsoe!i10pbHxu&Zw$zHmbL+WG~61HnQesEOw
?$-3UJ^CPOvt?92%in?(5d23$v;AxBWSvrBh)@~+lpGQS35g(1h04n`9>_|_14MHChTtH(RNvjQ<YyM(g2v&xO^Mw(kcuW8T6TY^!$cK*2ME(jK2Xm<ICgOZ
fvc?oED5NvX-tuA(51u_pfU9;_lgE8>JS_WiS)EwvV#7R8nrNrOAU=KX@jjZeV*<w0z<JKUFVVo&||0i;iy7AiBphfOW9udR-vVIQpcX?ogF-(8U22p*0+hn
p$kx)zZA(Os$-h`IW%T(9P=y**P_7>V7fBoN|G?7J68+FdDrP)Lh|?P71sTbrdSP159T1aG{PLLEFRtvqGpROs8h5g&eO$y=v6RCzB)9JFoswGb`3HanpC-c
{`MinEkX$Qy~&G||4#jEkP7_-32`Nl*kTW1bI4sZ>h&8F0m!NNY1>CWPs$^&HoVtvJ!_rAk=Z5!2Y5JP=2EJBPHazI?lzDJMeBKO4}l+*J|^>oXXbh>BhIlh
{^a4z>Kk`4(c>pe!#A9^nG<tq5f!@F<ffp4P>c8nf#`tQ5s<sEkNtm&ax5OPd)kj}nT=m3MT-6VYy8#?X~gw33=gxi^Mxeblg+vy`2rkCGbR5zf6d1y<BClc
)-2g<94pHmyWCfWE0(7W2f{v9Ov@&&birzZ9G3f&tI)PMG1Z6SvGs#byCZ~Ia{za%rtMfkgz$wsO~r<>xg<9a(d;(PP460azB<{`JRP)R|K{YR5`XYqW%k@L
dA-Ubm0*{}QE6bc(P3&wKP98bjpvTc{mFYXMiy;Fut~MYoELe8ruJB(V}HVGG3rN`h&8qh4{O~XA)@IjY&OK4MtYrt)w;&w6lDrm)i&v69TY5St=ePdIYy#t
ZD4_I%S{o6wT%4qWepY<$ezeo)m$Ew?Y46*Y1WsdMFmVM8|yvcduFVF@hp(`oP6G$wmF@gyJ*NMIx%0)<E+4#@yY9Xw&Ohe(tjKT(c00P8y!Sk85a*ZO-3fU
k7;$G(;~-;RmM)ZI@D@S4V6g_{4sx-=f}|=v`(|^iV<STc!`fQ-Xq6`x-7tIH)CFmCFELKaI&u!pY-C2%AZw~bhqYk99Pz8I40K|m+X8?HH-6h7{dBb>}Xzd
MTQaYZTQisrm6WZ|I7*941?)R?sRafFdr-51t#0zuoYe-;Vv!7?VQv}W^{^%tKuk<v9R(iN|0)8sWg%3#_}n&n&qXlI63IbKs41K2ER^=${6#bp(lQ#+ss#Z
Mo##ZV#N#$v+<jZ@>y}6bdLvj5`C{=;G;|O6x%+ymCFG;R#!sMaXEuf%)@D)PcYqG*Z9P{it`)dWRBmUBxa_-=Pzf!2$+Oo?Oeg}tkk4m`iSMf*-{8LK#m3+
OKQvVw;sesd4SkN3@I>hZy@8ejgKq)4QtL{{=CVNGtQ@Ns`52&|541Ka(^-1Pss&aQ0)bDzB?}WAaf~O!_1&JeZrBFGA(46NUguY1^zs!Cp+tDpQVOE_|9c8
m*75OB*<LvqImtEq<_(&tNY;rt=+CKJ2Bj61X3(Een>Cc<e#I#3i=8SMjN12aE@mRkPBkyLG=RST!NxlVyshetN_;vCCgis(=4b_)T8~gUi9fvL|vX0dND*X
RXBZ>tyseD-Nls)-Ukxo<oRMv!n!wPh)5%UCohvkEHO_Y{3aSJ?MCJ5c6f6U%YVEZFwGB09K|sU>*~Jif*t$UrwnzSzzOZ$#c?In8nSU3%@=fFP#-~U(liyh
?xXf=lHh#7Fb`d(TWMe3CEv%|wGKfYg`|f0)gnCzybrU>weRqh$@^Peq8x`gtr1Huy+|zz`%FDbWmI=;|1fKaj&;&rd{k+W5DJ>?9#j<VlNu6B`1+V6oKw9N
KS5Y8-@@pKOEnGS7Z3=dJ&sdgZvqCAHGAA?cv=cgnV4*08bRf&Vh4(}juT{~COg7}bW9<VP-rrNg`Lt)CK;?n5R_TGyJ{%nh`kOIDYKOra}^J^X%(z_qKpQ5
H@$A6RH<dx5{%3xUg1@}RBg(>3G;MGYGE=k8}r!j+?}v7TD7kh-z;!cyDPlMkx1u?Z2u}ZHa(ZWcIYIJmR03kPyU*2*(;D^{_iI>1Dro@v@7RiW{>_*@n*<p
=Sbz}IghWqyVOR3I#rN=Sc~1K;WQS``M8hW%#Es(C)fkyWvOoN$Ken6b!knW6eMQxr?{#$BfjpKnWp&!8{~fORH+Qc?y;~fq@-4t7zb|HZ@?j;>o+q*_?#4`
&CBe%U(W65bUqc}0tj2vR}POlcykIAwgYFM$!CAMxqiwY-`<>WM#k;q|NM1y#s7S{A*QnVhSJK;GT)Am*P12OIQfJ6z^eRVtKAHLsUOkFm42@LG!JwO7Gifk
jr=(E#qBhtPi28O`e7vpT~-mhHE!xjfcie`=S}J$)_X`id_!^0_?H)MpcSw4!r2=<{o9_u1_f)7aWGZx811P)apI}-!ke^8wksD4aY52jv_p|>XN|QK)L!O;
Ti(SAhU*9H{ZzS;_AJ8Fc%slSOT#90^Fx)h8$RUH-LR2}FBj!p(kquS@i>>sz$Rqpswxxa$5EDJojK^#;-)Wd$~M<y94pR!I1QkP_a{@S6aNB`VUQ1efM$_x
y_-=t^@FbHqJ}Wb9#KcF8zW9+Q{~srlaLcP%T8x<OJgTMEFbJet%MpyMN`&gu?eHR0tKQ)+EXZ7ye0xtF&1443D>#S;8Z(nuk%;Jmh)a2AiMrkd_v6gWHL)F
=7gdI!z`4ftjH{6epO{1v$QZHuBl92Z^K!}eNIgFr)Nkl932@yT%Wk820RuI;p<eP&sARcIMPSP3+nNAQ=SYe8W^_6dbgF_W@ed}Md=awKeTd0iZCqN-Dn)O
>4xVpwMFQ+dh>Nf&R4(qp;Ec$h_IB`DT|X-62RIG%}Ykdk^Tobvn!5d_V*4iPYTJyoP^pf^(cMSmm-81?T?Z9g@KGke%1)|&6s=w+wzq6<LB0FTlY8(VilI}
bGm@i+2EAXGEdkz>txIdRS}&uh1N<;NLK-Ks_PV{k-=F`11QGXd&*3A=*o~5P?L&e)2zE{KdY+v1k_UTFN0|YjzBiA5_Tk8W?>;x`OyegJ!-wTWG#5c6ZX*e
w3|owU^7S?reU;80NJLvpl&>+U6yaNWsv@FnzGsMiv)HX6nv4BbcHFq$a9vuB(WF$sK)_{!ddR{4u?o(3)J)(Dg;t%=X8qERcHT^ejcJ+X{p03@9P~xZAW$q
Uaztt3}DY)6=ckz@3ryz!%G~wheJTY>sIMQy|a=Ymsyq>n2I*Zd@W6PnE;0>m31aiIq|nD=!4$r_`jb?YKh@2L^SD^VX|i6^;Lu!%MuPu>)xip(Z7OdWa2Ps
72PSD^xE_;M+2i)#+Z1PrNhEFg-tFzsDliYb)Qu-6uP5Lr<=!%Lxm3JzDs~Tnt`>y7EIQ)1=j3ca%`Bs<L5TghYZ-U4=i2T#Pq$LE{6uCdsVLv#bL>KbrlP%
oKyaewe9DWCTU7&$?u{Pa6)&Z=;(tl(|hHIZ;x7!AZpC*Vn>fs{mcBC9`!MkI#)J}((b$7H+0v7V-_vOHfZ~G2uMLPoghf6m#JYzPS(gi$f4HFrA=@q>dV2=
U{BH_B35LY3HERwc|3&6BokU5JAG(Z$-Y6sKxw`RmM!Y=J?-*EeN@e)-Oy+Ux}nI?@}@G*hFL!VG&@%PRaR95U3SB+u~JHS_9fFdZad@cRN<0t%H8bGH}A^7
`(vg*Byv<<xoWP5s$xC!gw2eVZfH|jda}uHm<!MELhj1U!Exqrj<6wPS=fXzvdya0AtwBOG)ajvH-tn`WRAYi6IWr#c+JMoH##sZjnt!k(LKz$wzQnjUpWj-
Dhc4*sAgK;w_ofRH#Uw>WLc+TnfqIi@(n3#Z%1p`7RT%tdNZ_O_)WDb{0vs4@nNirv2w&uH}mY~pgql-<Y6vP{E@!gS8a)XH4}PM-1usr{J+e0nr-W5NZl<s
Mt6G7PmbfXn8&OKE_?I>Kx(es#=7g#oenI6JV-QJ?MA|EWkAxn@z{oi$y9qAn$i}qu|C0)oF=whs|9|{+lm}cbIn<W`1o|<!zTt$`_BlWtpt^Ig4Ezq0s_ft
K8=q)7}*AtJs+>t^^vDP#E&P*a%##)+H4Yrt4&r-=G6bdv%X?e4;4J=mY!7hSZEUCtgiap?WI?(B?jWx!xhREINXGBdcD17*Y-4<(^pgMbf;+^6w0teocEJP
Ra>V@igD4=Vk52fRaS2K=IC!jr3<a>4bl^+?Hck~MXCaD<aXSumv{Hq$~P}QDfcf?`?U@rw1pi6pg=<R5wK36$qvzCmqQ{rupvIRgApQ9#efS`ZzNTh_)^TF
$%cw9u^B(0$5=Ge8#$kFPl|}itUB=RcV^DgQcqNA<t&@B!H#@}3R{Aa`539ff~ax~g6?Ujw%dyPLA5|qL!_amiBJjmZ@+t5p{HGv-f6NL1#G-6IP193%^+W1
xPBb}nr!yldgVuL)n`oDFjktf5jjgL7RMKE9GO`Gt>P+EwNHlB>jQ=aOPo)zrixa@dKy*ICQ(>Ie4EBUAv-lvFP{PK3@#zs<P}$t<2R&Akgus?Mmfr8ORi{e
TKCH?{WoNU;}|M276L?K5_qhdoRs6uqQQqb@5uw|l4-P2*-j_OX8-{DHBw<X3==6VM&mSly!39tBGTue$#z<gPJR1ts-v>Vw^D3yZ+bTC!re}XH&x_QwLp=^
_bc%*l=Cuc`sN<XOJ`ky$Y9)XLb#Cjan4MVP_GVD!zjT8O1@-6_5)?8k_<y-9%>^e>sV&vpl$WK=|=QBaXe*4-r>BUFg|UK9U_wlLhRHrzrtEn>{V0yV(g5F
>J%UaQ~)p872B1AbC9YAq%OugnYT;<f@tB4Rqb~$6RA!W_yBS#>C!H)FvM?38vh_XMLns|pci)n<vSV<T3?o$M7hQLI#R!7>89k$>NOjLmmQHcN(Lc45P+K~
fx^&fE#dt7E7$lgu{nW-&(P$U1s5siCFEWz6ioisfh{MFiyY|z6+<7<-~y*2<vVnN6v%Zaz6^nis3JS~ovBFG2bC+V^%BU$dnmIq1!cJGfw@}w!9;`-WW;JG
)Adrm^|8@u=epDiV{XBJQK(5tD~8i<j)18xGKW>xPm!|q>!HgzLungLnaWf?py0#+aD5J^f0?96IX_Pm<Ag>L;q~`v$WhXJi`}APl3!N8<WM#~sp}qPeH7Pt
e>@Vkbd1Z}TPPK*cVR38KlYHADDGeskV(~mVHs<zf+Q5F!5!fgW_U=4BcekflAKeLQB>jLD+aMSp&Z~O_!fLHiykjyZPH}7Bl+!z0V;-LptdU}A*i+ZNTADw
#AN4(8uD#%uhd#7y)*4W?GyT$25ON|IY^;zrL6eEh+-HZKFP$9hd`APB^>u@3puel2vCN%3dZG7i{4&9c2NB%t03tn&V4^1+th;Qd+=c8n6P7Fyw`FtP^4=n
c*{<7!+6pcEWz%TODwlmKIq}VgQ!%A#O%8iy@8}cywilWwH4CHIy2ma5PDQo;sjwu*Xxh<YS3S<^3pYq#62Wz96?7M*1i6wwZYmVlJjs#m6M3C%E!WN676JW
gl`IzzK?@|mPJUh{LjmKZh|9ig=O=HxLYWZ1WoT6T?o$G2#|M~FLK3)fJ6(evH&MbjI-TD7^4n<3RzvV<4{M2$u1LjX3!HL0vL5fo^n$w1VsgyPf2f<V&PHp
fEEcGpw{wzvsbh7iE9qG_~>jJH=@rpg+)U$*6Mf5G9{td{?sb}{;z@cK=4`api0x6UiG54=F&l&e?93{pw-mn=zNEE^75YuR-d!G{Gs$~^68b{sYP#nC?%vM
@~RX*v{AZaH~B$_u82?5lrq-RCaki6lc*qKpZD%}>@_Jex6F8fF!Lh+s*zWEZ;n}vQjV9Gy}sa5w{_bog%eJ|J|U#7Q<J_<*O|-)kfEkm36jHWzJwgn0mtZ}
74<!M(^o6~=FVL;ow`WBp&OiZi#+Y8G>g8@>>8%7Ndz=T8?1#)!e*N)=0@)^1I|w~nl5a+2MH}aE~>9D@}XVLev|}S%&C{^E!lkptGvh@!uvagv8Q1w^C0($
#)IDCUFaq2^&4sXg)g}))%w9vEGXbUpWE|G@o_I$zHS^PSGVT26N&7z8lplsTuQF;4zw%_DA6EgBC@PYK^9Rh7g?Yf3Y%E2LMABv{a7FK^tX5&-fB>&s_Uzz
_>{K=*wnxk`NTmqQIqw;NaKyWomH0U86;fLPCkeTsFm$<o<KDAIg4JwW=X2l!*KGo*qu67(@8b1H+Ldg*JZe%!20>%SB5g5vhb=)9``LkLcT5x(QNGie5h7N
DtmQ|mEP~@el0R)kipa<cI33s2|1_7d29%BiSo$&sjyr+<I<O|6RE2H%Bco5m#nB__lGGuJ1e~TMr;?@aM3h*j-814P{oJQkEFpYAQD@45C<r0<0Mu!NpY(V
z?6t&sk+xlX|v|7Z?ar6WjdEp(e|}NpiM;=rx1ag$eceIkkO2X2NFw&YyE&an1B%*D2Jv9<F{+V&)0zh%X}Kf9wm_y(TA5n)8k!&VlT~%Yz81N<0g<7ZF&!9
_?9yabJ;trnT!~vEYDQxNevcN?D5r{HSLPzqUo*LKrV5x96b%lGC$*}_jygLl&w+=^x|CG#|f~@;gNhCA;7SOlulMI0vj5OiU(;V$5nLP$IaUMmIS>RWJU|c
bdRAlK}Uv$FKXPYp;Psrwsj7y+hhO%+V$s`4E5U-vw=(Dq;o#UTt66hzDP<~Z^{KLOo0u)%hOw#rSl>$F*QV_Z@u%hXL8pAt{m^X2dxT~J=8RG51L+4eW#91
z9Q*@`IscSFUI_ss)q)JY=^;t6fZyXKkF;X(*(zIIEm~&K#7bGL5BA^Nqh}uythf{V^!-59drQjPA|0GyM3v#i9Cuo!6WCO8_b*@PaIJ;BYs~L6*6p*J~0yV
7)&=9UD=(#h}<T{Y-!jKscnSXTL8`ni1>QoaSpktM=7N=)w>b{)|ND&Xz2Z^oF+VW#G!6;nr56w3>vcs^a82ld6*i>NHHLzH5m%w6<$kxen+9nXZ(ose+{BA
)AxPVZ2FTrboBA@(K{n!b8RZ<RDGIPSUSCTjkzb8ER2AKn9W9)s4NP$0q@2eqJZN=++~f^^MVM7x%t1#>V*2YvCDXxt$jhB=9vPPl`7v-Qjl^Ek6*}G%yDJr
mm|)Gv}6)(Rdp4O-X^N9XIZ`UmB|Mtp`Y)ie@qFvz=(Q4>owluQcViF)jO$v&hCrAfKwk8H0#8DAz4D|EMNs1E5y)~-xizKC8a^(Lk*x_vb-N4I=i@165YR7
38N(Tsy<h}exjZgY}9uHC@??F!BjR+2%w=5dW?$&tBM@(-t#0J%o>R0I?<!US#dH?Cs+!5Dt=1zHpWGw<O5LMh`?>ubb&{&^0YXObIEs6NnD~4)ziU%wiBD3
-++7!$;yg#hliyae$z)4;d&83U8hbPL=cIhc)5TWL0NW`rtLwiWK?sJwK8eMx?M^sljKSVuY1vmuK86w>}0moZ4<4f+6ONqL=o8o42v2(vuUvCF4aF|6Rd{p
Z5O2IYWVK_HVFySdfx+1U%d_!-25wEi9rl$m_2m;+tnao*+2i;%OLH6B+T#`ts&<18IqCu@NFQ^S9rwu;qHz4XVcc5{OwA12N+$lQ_0&*WKoR6`?Lm+{;*Jy
AR++>Zf={59CAUT^IQ0VAiud@r+pJYBrTRT4p-^xLwHu6&*uThE#G&YP<W|W*aqKaC~e|Ew_-`wiNok~4_1{&x3Q4AHy>X2Z*jOghB!dKub1~bu|(gyLu-1I
><6IBwnzKl<31Q@w_-<pAp3+Z_FXGdd}vW9RSXHHMmW9<UuJuht;z4IF-w>VlznUj#7tb@Vagk&zxjQ6?4$a(`Vb&;{CyD1I!s<G5r2wzi+4^A(QS||E@Z!a
(_=J{sDG#<d>A@%cb{A>_eiEFK_Q$*LQwj3mqrQv9zg*ljRx8~EblLey3P``sA1yp4mJ7;M%M>@A1;K6?6p}atc>A7Wez4;1EOo&NrQ)?-XtuW97Q-~=hq$-
)dYX*kkvlbh>#rFs|%uJ%ghLFP+fk9$?+j@_nq2wqkgecm{M=W#21Y(jwn#WYNU%sT*<wAxzwg#xYx)8hgoOCk3tKQcQ$TIVya6>;|z;5-C(SSevW*9At6yh
h{AM3u6a!5GBYb1UZ||<^G&v+5V1*`r?g=NhiNhJx=KAt{p+D`vD2XU0=Y=9uv<M?HBbi%MQ8=_i%I;Pv5Q2N1<_NI*L)=BOC|FO-=2iwUOn#f^VgA$O~VFy
bBGi*1v_LbWxQ-xRBHp_%wIXMm_K2$mKwV1P%~PzyP*Ht4;m7G^Filulwn}JGN;JMKOtG<`@%VM4(3<(A!_e%dWN47g2csev8SB%HqcySyAy6@n6b0#_^~J>
+d1+o<yIEB8WQCMNpd5x8>Ie8W?^XtihXiO(%R`M50nLozOnB`;-+(v(*oP#n9}z(zaOSgC@sZsoW)qM5-a>RCs^`yup=JamjPiKv>>X-&8ad;$P|(Ebz+&y
DPmE*r70<|t83$DOLXu^jc<LcINz=qy2jS=jT}8cJo<5C$>^-#RyPV04}SwW6R0K+139`xK%|AETeJMZ&3Mv=yK2@Dyt6Nbn;g;K*F0OCKi7U>*_gePKpe=w
jnX2U^|c~OkEi4vd)`*sr6DU;q=d8ia_KI8HJ4uX|1_d%N}{icJ8(@$b%GU{fsjNGlYZ|$s8A2g7Y4ZzB0NcMba0&uj!$#u{hT_7y^NL#F4BpNL%C38^GC5k
qYX%Rov|Xff+u_<avxN@>P}LP(^@O?e{96A%cgnk?@ZyR4fj}^(K|){-A31b>ni$dFi+=irH|thn!0Q95ig3I$82S`9|tSH{~n#pn4a>Ys*KY9G}jf$Cpw>Y
kZh|1r&ZMvA@B3)<f?(QiJOxvf5G#l{m)JTV&=z<VGW6khzB#tPfWcHPyOs-U#Uk0xd7M~^{05A{!*Uw&~Bt;hkQ%;$xy;7+@!YEWOL-GVr(qsI(Sn?yLV8p
zLs>q*x?4>kNumfiZ*w)6T0-h)BO<xLa>svy5KAu9&xKBH$`#H)DLpJIo~+Br{~LwN+?U~*#Ftr>wGFE;kq>CC#RI8n>;1%k#&ygR1=8S{l*V$ERK4;Ip^t1
T~rvxrSKp9#yMJ%kwC;P{0aWejd@mxfn{5qV!m6IK#QD}krTDcS6J*{p5MYv3wA7mr-19S08LXXZcy8Q(KTCHJql~{F+MWLeeI8{wWg+i>TAE4&v#P&Ju7I3
SMKp3uqij_eD|SEKNR|6_6rwiR{&U-5Fq17i^4Kr1)I%(wiejpi+_w=%u@cq;@_ab7~UQeTFltusx!pab3qu-N`HPG-?m%aov%T`tehBo7|J2{v)=IYt(G~v
?r@%ApC=+u23Jj)G}*WqjW#R?2}CB2hjF$eyJDmC)KUAGnv)m+_s*A5GnJiRwu?5&n*l#W^Pna+*8W=DTvq?6Cj7(t=`=ZL&<Q371Gb4GJUu!y%eg7fSC-K1
^t-N9igp<TFy15|ZJ)AQ=&EK(T;iq`38ba?EO|7N5H3Jtg}EX?Th6Bvz&Z0@eE)O+(P}A8pb!31Pp6Y{le%&k;xN&!^105B>$naEQbCZVJyC&;Y>yK#C>^Vk
<i!Q#Hmlsq&!%VYm|@V;L~o`Tl5-mb!{8R+gYhZ>a(1e-s4(h2h*R@MNyp~@Wya&4sZG-{_m)r}&WFyrY*gc#N#BP$F>39OX7@JMiMoxsYhTW=M08e$w+XT4
W#{NM@OglJs(5lRIjlSGI_&Ck4roLSp0K<E$pdY1a#l{|L&jLX+euilhuMfxpRYaK?R~$0uZYGI^IT`@a&2e(<SJEiM6jv|r?|+0WWGOtWGwJ*k?e5JLd^86
Ci<uzo1s+otHkwk_FL8R-l_8|6Z3#sgkY8-&^zfz$h^^?pB_HjbP1eUHhDk>2=y0xOcmg4R&nQ6MPC$-V+e>-Pe-gGFv^yZNF&=1hHt1ozY4P2h_ZtQ-i<3G
41V_JyW=Z<8{uB4ffQWFQVNth5dQ)QV??R?P*t`A3ucOep|hwUkQ)5b<tdMAOno_$TI((q^6SnuO)@8)S<y&$`yD1#!!wq%I(wCB)#)xv%e>+Hm38_6y>h<t
wBj}BHxI36LPh=5m*i9x<qhA?TE$bur$B9#dE8Ds$IUqTZGY0EvW$w#L)A|s*hn=8K4rYfpo^isN6FP=U`uA*>}bIND2SN)%}`7wB$sluifo~d#&26Qj;9-0
RQ|(XeGxNmHr{4a(Ks-iGG(pE9;e)DtInT(Vo*Po;-98uLVhAT`ukO%(MwLtY(uuZD28n77~O=^N#k+KNBy#ApQh!4r9r81gxP@)MF1vR@ZNVi?^Ss!Tq+sP
`<wGO2v>h)>}lhxxLU#FK&9af%URFN&@ntEf2r&1vOJZ(+MuU^6pKP@I~6iNfq5jHx{uei<a9P$x8eF;CGKALtZ!;#DuzQ`%o#utw&hBF8N2yprxPI<#F%fk
4a<j0;=zYKHEuE8=x%h6US$mzVrWi&^b^M}HN|Qo!k@vf@!Bsh=gAJlUVR(}eu}2TIKsXypx?w*<%t{Dr>ca)IgpKjiJFXo5e}B(fzK1~U`~QOas`88zkPhX
Nf<LzjnAJqi$(?}M5padMYH^ef_XKT9gKE7%~N$<)s=gKzMb`ds=q)jPSv<S$$m~xKb+9{HKpL@W()1TE_i*K&HrT6-=7LO&F+ccWD{30<h}4_^H@RSjdOBR
p_Ru``H>YW-d1`p=<I`_A5OJPn+`=mHS(elQ-{^#Kh4Z~!q7~s@J1Ju-_GpShJvRAC<b6MrZ!&+kA7$@>}Ojpz$qtxk_k9bd9{(=jT@F*-`m2WqSD?K5gwzJ
SC`c*3P3pX5h^{(Xg>%PmGg*au-YGr{?X#84P;lPs2Yt#lP`*CJ8ypAcwTJq^~Z^A{ML78{Bk91vrYeqa(10oYWz}9-cQr)^T!i=w0YspLE}R~S&*IXzMVKt
edO;PxHKzlJqlyWgcqsnG?o}jAvCr9@>tlkC>PfslkpnmJ;w&SN5^k+h~?AG$gTlIBKu{s;AYO2(Z>ckm;a%+5_^ljOi=DLB;*m{>4Q|J6102jFsCCbzpy8K
k&ItvMVtS)woeL;XG2JFQ<|F+-&|9Twtv48L5=;L#awYklO<y}^JZ3$PF8JSj1J(2?|S>X@30ucK2P1yZm@IyT*TgKZz`Uumy1VpV#o4vdYt2V<`aqXis|#$
d5pg(n?q1nZZ~>-=gskp=hK@8Xu%rlFjEy8XMPw#g0Wo&6#Qb$XHs;7EOePy<Q~->A9=Y+1GC8cl;()}7h7;6wjF%&aXmQ44iAp8>upQu(_y1n`OjVl(^Ab!
C$R#Ol3d`aLiC138wX25Jon9$6Lw*XX#k5-%JFH(((kenHlrv?5*PZGxgzrn2HWMKY91Iyjadwgm25-55HiC_f(={@>tfgj{A(%Q%x~`oRlqT}_U6%pt;%`t
$3N!jX#o_XGqJ!U?Q!$C4Aq8%Mg^yf$5*FuuAJCbtlAjRyG;s2XX_{DPH^m#=6!jSftxhr6Yk_L4CkR8`c4y-`tOj3u~(mgYI%z;k}YO1C6?Zrd^msE<s1%y
o$g1?#z9GP{rmY1r@<I@OMo`KtqiEJLnW-HPH<QZC=BxH`@R|CcAnKZRyIwqIVh!R@`7*pwm^Hub6RZ~kbGy33Xm@)%C273?aaLIGwOe<N%hwk(wi+u{}I-c
$N=5+qXJjLF6KOKUiH<@*3BpGM6*~pa7hMHGrYOkBuzSUxBR!EgCLvI&ZoN)EZOiGu+N7+j|b4!k{neMZENOp*GxIvBqLsFSu2+ZW|}gD@?`JMH~LWhK<*Bg
?A&04HPp9gu$l5{nrgi#yks)Le9~{p5GP5L&?NeY=tSi1B~d*<Z-*#GFkO{+d4_nN<f9}T9IBDbxtbThje6cY_Xp5vA!faA7f$&yA)(c2sdJGQ*M+X(nQ#{N
{NZ0`mIf0b4Z-d`jaziO%K&Po#JR^bw(Oi9S)*Oh@VtO_g9aKyfEW~O^(zitnfKCyYFE49DgAS+pwl2jLN}!@=x-UbX1K(->cyjM5I8LFtkvAdsY|FPt3XX;
kz*tXz<*1-HOjV|yeGm9+!l%+sumRXTkR`zG_HprJb!~RHeWPEKSTOn)$%c#$t(gVjK~t5{`Mk?^IjXhA#tB?ic-lTr@5J$^EXS<s^l|cA$o~XQqv_xYVVJu
8_0eDPj)27r7lHoFKh5apG+5T4hwB$j_M@8KYu9h`C_vzoztOrWK;CB2(_8iSZuldV}VKF2D4&JB*)xDxMKfX=Bz0ABV(-<0DCU;b8k{Sf`XcK#Qt7+K0b2X
mp#Nd{<Sx1a`aLAO$%qZ<vGu*Zb(FBynXHPAOIz{ta@{`nJk@f`P84kpPCvn9^;ACMw9C@1;64hpL>X43A6=wz8KjT3@%@rQ|hOEL8q&%@l}gGiU1@cRr&P%
aaH$~w=G{gYk!#Vde$dAn#tP9N?-vPnS|D>w$KZ-82eKt%XxO$o|BD*bdNH2ax77v`Eh&wj+7I6MCIf@nbBo)=28GFHs!zf(O8U}hZ!5I`%M4~LN{U?cE#vV
7I=o2@y(haU)$jy7hCA2)0BJvw0mUaCTH7Qod=0c&mZH(G#9z+$Vh<=c!>(t)!g`QK`bTJ2n!BbA-Q+Ua=N1u)X+%g(y=V6@(A_35(EXabN4g|FSsIzW@fYT
tRBa2vSjD<Nz12z5$xXfp*zi(Ji0k(7?7#sZ52T#NN%TsZ8<LOrSAz;bxa|b8W(+W$`03Gy7N2trbAg-+2?<f;+;os$V~5Af|wO`&E_@%EW>3C)N-BO%z}+y
HcWpL3Zr#J1sl$HT2J@qPv~7<kZShW_Fhsh?MotacFgtZM0j$(p}A2i&@c|_QcL_dlD(0V5w`ps_Gumd!7?O&)-JCp;)Yt!2SO<w#h8}T@P!t$=yN=n&ePVK
4EFrqybi&QLlGq_zs9tWl&`SSA*EhdxNZ%YY1m^`eCkD;r0H7(*;qrYNP*JjK+dEPlLDliVW9AOVh}a#;;5*a`dKlil22*cn>`BH&I!u7N~h&#MH*x7sXb=r
PrBd~LKI<{kooOr>;lHpys1gKEh|VmF%T1AJKyijlxoh~z(-{fY^;j!acXL;UEIQwMy(yS-=VUI6rRy#CWh99A5HrQ-Elq7kk*k>#+?Sl^;!9ZH=-bOYFLIb
_iKnBP72x7yP;nv)AGleQ<CHfSt8*SR&7=%s??Vjj5&`x<iAbQG7OpnRs$}$qbdn@0}+_#NfsnzJzwYo77)~!cs1dO3*&}91?)1-)HXY}Q|_UmMWy1<tLPZ2
G&WA9yyVdGo@Ru;x&m_ItfGl3FngT8B%V$w00-LS-fUPoz0Ge<8=23iSsPaH;&I&h0UQJ8Gn*@aT~|{%8-_A1V`au_p69e~m}ZCdY!b%{pA>A}j;Hcl!lv2e
PD-ncLbB8z3!+<26la?Px_6|>0a;h3m@QEivhyWjCBy|-yD#n717T_18@;qbshD{nGgzGo)b}(2WfeellW1Hc<>s3BDPwn;IQJ*I>rqg-Wiq%gPx=yn93Lxw
yL&{ZM=0S{nPle=1YWxfGX}KZ&8|7UT5rgg@~{3hKi>THQc%%5K{BE(E;e=Go>G6JI3?#-ESz0zHk(2LQ2embH2*@<$FcP+!P!fuz05XYUT)@<?H#dCQY(5~
lvFc%IKLq6Bpb7;ne^Z@kE>ti>3k;!5WHdX={SNey^ZZ|V+rKflbpe{^Geii#QhliDyMorU(w>N-`Akxg*&eJSecy9kLQa!XVnCFU6tprw!2>?J2p&qyA(a7
E5_CK<~n6{V!#b2QuSF?rXvE41d4Q<c~b!o#SbWz1CE&h-5z=3wISs`OC<y|KkgJ1AFn)<Gi1gpg@C5ySlrxz^0m0Q-^_epB+P=G%8}&A?~}MNWMP}0n?8O;
sf_b@HW`QTj<r&&H`=b4S)}NEON4zgy1t=8g|ec9x>F3Q{uM;l+aY-HWZ(8Ome>w{c&%4a&)Q7q6#MKC^Kz3mw(bZ3Q41QE1kw^LOq$%vH2>b}sXo8R5TShN
EF1nz7I23Ae7~U_;Sgc^nom%>eV-bX9lMwE6ej0;eCG8%j>=&&9s((&6{a;J0m0uaQNqGL{yh}#lUTi55~8}y0|k|S>I5hk<Gi=>Tb^Jo-qx3&S-)SRSxkO3
-6@f|5V+-=ytb<EkxF_g^nK(Z6((;}o4X-}hMRyelu)r^Db5z?fCz4}vDq_`1p-#P(bj8s9P*qwX{_l8P5T_Y92*}Qm-h~bM*d*}>*w>urDX!uaCJ)V${ppR
6~ahMS&0S8fZ9+N9}N>YTu@imJu=3VUBX&!Ye;g~D|h)D>I{@~R@Rw}`lyj=?H}4cUa=&t`hAWKvH{Q~UM2fwe;nUBBwr_t6Vrnc5gYW00V)2Y{Gm|tGemSj
-YTN|th?NWsTa|w{7^~8Wn~I14rQ_NGmyoAsUi?qw(4-&fPZ`JG~PHYes$yX0U!<=!L3MiM5o8ooSu3QgwO=E3LKRxpT`;M|AsKWix-Y$GiH}%<_ojaBejaV
Op)_#qEmk4+&$Kd1XIsK#<JC&D=VkYcbw+j;B-*hB=d@AKz5>Ufy4&SPKFJ5{z2t!Fu|0$#^d1>WMzq-@TS^QwXRt4FJc+DF~`2Xa!<=c>MYhU{bV$W=ih0-
fP#abPbXl5BY(iLuYJlq-&B=h07+@T6qEr`r~=q9$%_A{Qgmc#mdWg5C@vBgV9<ClrQ7;1gc#462^lG0Cj$_BYGIaMblRhl`@VkzKshWTdz-UTF*(ReUDsow
zf5ROm@fTnN=w8vLC-4@Da&$Ks^dCyIU;;=^F=OdhI@5>#oAak&Q`M-;2fes9)wkOUB9L`==09S59vO<lNIOe8aH~TAVh90+PPv5(wuZ3TxIDd0RYWsC=s?m
YqemaCIvs{7yyVE_fucG@@+Ytl(pUD#;(BA7dysdG!#ljXS?-GSm`GJ@Nq_iDlsPfA8yihT1`&$WTVKkq9ui<2D@Am^>FB`B8+g(t_xhaNCk^Q;g5=XbeS}7
ZI>H;%OOQ}sDktbMMt0%!4oe2Kf>O;%W>Sw7xZhppUYiYRk_5Xg$qamBuG(PL}ZrxeLCCiwyVlj<;aXh8yA2CK#-y&YKw>}+vk0?f!wdpnVCOkBA1hjR8S!9
y}v~QE+Pj{jRp0H=8}KIv9HA2?*Q}^a%mVm+yPH%2ogasGf0$sKxZ~m9`(FSB5cEV8q2xzr^#HgltCR5NAm^oAW!qIm47rd*Vf#wTXaRrG})m_u(jxa{F1#U
d3oN_+r+Y<DnJY7`qcIGQ|~_4;mE|k#vmpRb4pYsFd>DU8OU7#184S3PVK3Lrl0ecP{OB&XV`tMvJ{gkkJxJ_x%Z&_?-`+t=w|C9$ZVNANl_$Pq@E8H9GEUn
lL#b#0BFjSZd&rn%B-)ncPbfjcDo>_-OI?u+UdPghb5M)Sb$LI!gJ4*X=bVl?B=@l=-%hhB4ttKG$V1Yb+fz5&M{XLa@zBzx2Rw(2T(fqlt{v^l18uZvr{#G
va(EBS>LoD?3l&BiMs#-^(s6*`9@ocxvECb&`?gL6;B!0RgQI>R^&XMwWkVOv(tLD^Izb%@CQ?=4yHz6apAuE1F=6Z9v#P1o`mE-{+d62MU$zzx`tZN*4@dO
IU$x2yOsrFZZH=bQQXSfS%!X3$fd&Q8Mv?}W(zWf$=UhDHqDk2)iayUKFtjKE}rYNAEWv2yB8K9hVD^jannlmU%~wB&Y5>6db>Nd(~dKXCtYglb}RW95oUs^
VL3^3AH@lsf_u8qjM?;0b_|qyw<4LVn@p9aXl1|3RP6)!C2c_s>dE<Q`<v<Od!lN7Zv63%z9}L=9hH}llC;=N7hlYjMSL(!&hl2IMxy0iTYwqKTn|~Xc_|*0
C{grhDi}Dw&*QAM&?j(eXYJG@IVcPSAkwVT%B}d7F>@1O5vD<7$}TvkI=h@Mz+b0|Bb8N;W}JN2X}z_;U+0vm=&I^qZxwp#Ee$Fm{hAmT33z8I%H%~p&AxQ7
cGguP&otWvB<^MxbL)&}d<IchuyX;F8nj|yow_%ghN6@OBQ#0h(bUOws?GJYXhD=uvD!>P%X-a#YyAj8I*q#K$4NBP*o-<z$>_PGu+Oo-vFBPEv&R`U)YMKR
l~tBuT!4$rezR!l3+szGO3#S#s04!=hdx!h@HSN=Woi-yGrka}aw;vt9@rgq6bP*m!-BY&`C2qFbdDSvQ6d%0DA}vHx{{iS`vK-uc(QmMo_79a-l=I%>dkNg
G>0T_zmhDY5XOd$TvxM;o;>%Ml|&D&jMGPqJRfHBs$hmxN$~OASBeHQJ7d(d7KV(7ELoZ0GXTxX2NV*+SDxHaV~BEzoem?N1YjG%PFhByK1uO{S#D$(KzI%U
ftFev5U9JB;;ck@w31o@>^N>fl?R+8(<xI%23**Py9~BUy9912>Pq9)oB9+;zv!GQ1=}+0&HXusu>yW2+f(e8Jq=xA2FqB-c36~(1t+vRy<1#5^h+0|t~H;|
ea9!Pyo(t-(YbC~nXa|G3*-Xqd1h8C)KbnXNBZNuoGW=2sRW9>SvSp2{eQGMjO_*RTpQc2tgBqMgp6!_k9&c9WTzD-rwuvoR|ZO|;!){#gF#u|#w}O#I3yyc
P9c`1Ye6}4ZAF15iyoLzpsN5cm@3u8J(mCIyiv#r{}s+l%P*_~&*S?HXv#X!Na-MASgkh?&KEX7QdT)LW;iZOX=b@{X#}Luh$}&LX#Thaq*S?xIf_KdCX23a
T>fUF${)q;`1N^5W^O`c#}_mDFv&6xDlkKe%Okq%x^D8IyhLe2JBv(~E5(HzUf5mh*T~Bahvu0=_R{U*j-1Dn3>3ICpX)wXQ#+Y?)0pHJ68Rk3t<*3@2Js?&
EKS|uu6sx4+8t(&DsiFmCH<We2tvLgvuuICVidm0DghHCO;0s=;eHZI)SGs}ii}AgYWh5KI!enqBy0DA-okNgX}R*$4}vQSo0bM*x(UB;v7}A2w{u(uZj2u+
yX^uke#Np2CD)0YO7^894A3=D-+}(0+zOo+FfV`)PLd}9gt)PloGWN?PlqPm(f~SX{%<@_yv(^*>Mb{?mu{B=7@v3`g_*oB_-X&9h5dHHu?uWq=RQ@8y(~yR
C8xd-idqQ+hO6nn2GCXF!{UyvW(O3>yGP6IfCaKjc=naN_iREr|0r8#OvpWw=SUGh6n}6zb^i=~2oz1@`_ANC!Q=!ex!7J@SO~&*r42QU@W)KuU5VUBlg?5v
#Q=B^7mr9)Sj+_RJ*)sw!ADxfDpSj{{HBv-4sfuHa-!w2AuKbqh|Vklsa@#3+{_3eQ$`g#&r4A{Jw`0M3o%y^>>5eRDV)M2Kl^f0GTnODQs!k&GUfUm_aui-
jRqIp_$`QX$O*J&#w=k*?3pf@d#7e2UCWF<>nL=Ho!R3Yy4pmC205cj>#JJ=SsUa`%VN1u`rTMYZkB<0qLFC9ew<9^EtcIsmQo3}RI%v&nJ7D$D8heZFCHIL
BP(cJ@#rIMu`}^iu3VF5+n>40tZ0tXU@|%bnwMWVRH6F!K=HqAu~{naCFn=gI(6WWSRN~g*DTwCs&<JMcU+-&;e^kK8u@8$u;yVXdR&hI02n^Nf+pNn2<PN!
#>@OXyNxXFI=(Z5pW4j*q7AIpdCU7v{+hzvzHok!@EbS%0iz_zZ0Htm{Ck!B+-?8Dc^4`8ILop{q%o!1Cs?CN?kYM^c&tNSGJZ}W>w39kAZJOI3QfP6Cbo$s
Wn8HV+h%E-Ol<|N0-WcPc?h2xojrP5hx@*tae41npIXwgY#?o0hb<K+mn%hin?<xB8i1A~p+l@oDx|nKnewkRci{b(se6umB=TH2uM97kZ|XR<2uKiY+d6Tx
ZtrdPub=+psG*or67HGI_-8-WUh3jDQDCep_ug70A|`@*z9G!V*(^QpGK~x0hE_3yk;ugCK0zb}RZ&E5(2V$?U?xgzqSDLswM$1Oq!ZH#dQg)_I)%tnmZd})
mB^fCrZrm#JHD_Y!olUEmf<Ng0H#V_S%%HxX=t+|XQw@L1?V{HNs4&WR>5NNEsbqRXO~J6E#899W<qO2MBIl5{C!TXS(p6?qs2SJ$$%1zturn5&RI#c9{4KL
n9u3VQK%a*==9FL%(fqpA{s}L7mNcOkSIb#LmouT<smELIE&+ggi*`9=Q;LVUNDLjw@vO-B^|OH>V`(rNMUnJB>BBfkfi}Ri*q#nD@oFmiBc}e_j?LI9{IP_
GuswI1#$vJAkTTiQQ=63%{3|$(gpUk{bw4f0obP7`Odm9FBPFE(?ML480KuM>lRSI3j56Q&?RDaH%{-~m|5Ea+KlIRM^`9@oNSSh1^2kEvg1VlUwvUKDi?wE
c<&SmZ`qeBC?-*;p3g}fQ~C{!m3P+A7dc_y*ebv#c62*)PJ5`7CF^jv|Hzl$-`lF_^0|`{=K|;#x&|H}vxu~l3lcNh{tKDHOFg+WW~8krv+uL`A$P3oa;hv<
+%jMP@cYdCOMH1pwKtP_+=b~Z0tN+b&9s3zU3_nSwwS)N=5hLG#jUfBKK-BH85%g7EbxqI3sY~sn;FsUb)3Y>yHr~|UZz@C*~u8TxZY|nI#H}W+BAw@&pV8j
oOM|@(K`yRD6wO!)tQ)v(dk^Ai)e1Or*Jy6elvYgI$Fid$~pf_2i$%7aq;eUs?AetVj0nC?UXUKjM*JIi`~=S7jkNi`a0ngrBBsBl-6HNCWgBGG}B|dlXWc$
KG(IF-Ls1a3+vIF_I!ra=*;wO=g#W9zSqo$1pMJVp?co2>}*25o5$#EYA&X2MeNQ;{m!0QNDZ_FUE@O8$ataPy6v=DV)pp<Y+)t2o@$S8&hO@z%1YRJ7PS+_
z>x4iv57-p&-wYIb~>yjBFfUW;|@=9!&I&k&^N%m)Rj%q+wIwxx98w(qKGERKg~Z;qTpM**TAfx)~S;&NxDDS7*KO+LH*LYTqMZ@vF<**b*;G7jTZ~szG&TR
kz_)_UJO#laJ1ia-y}b3G5R)7)vQj{yqhGA-<@UWai#<##2B4<>_;M^UuTSo`7C0trBg^zWC;EVzp)fNM4D9Cv5<wdG8kuSz8L?Dx|3w`fITImP<%FxJIw1w
*4sN^SHd#dOnO$<RyIZ4N;Y$*A~F}c^v`;%#oH|wxmMd^rqzCTnVjCT1qyKz@u13Fu>x}*GfPPWRh9*?jRfjl!sQ%0vMpY@Ot6B$S;bhY7pGpDk-AVuIk804
W*jJ{!4ds3c36ITubk0~nrnzGGVEx)fFI>qo&gC0<o}xwR!SbjJo;X&OPQV4Q$!(VXVgS?mOVO<zwIZBfvL(8^~pIgNS-K3W1u><?jf;Qml^{2%bq8d?d3_&
559D{{}E<CWaNj*CyPxh^K`}ovvWjlbDh6&eUutX61l&|PT|qlx&7DkGkBo`)1O1AMzCOAEdU<&%f~`6A)JgpAl}YFz&K(~<#!~)!mGe)YLmh%4aZXAg)Rir
n6hAMlzt!M0IMrZAqav%@QY4rIV`r57;@8;PJ%Lc2a5%(6?aVOBz^t3IK3D9=U-3B6d0_4PQ;LF6H6A<70!jo=YPFG57ui3O;PeAwe<>^o|#DZLE-2m^-EXp
roE!a&J6OOW{bh#dn{W;(6gKzlhqXI`G)IC9WR}_lS5O$RW2XJbXAyKR;z8rY)WSK9Ru(~^>qpI@vy6XQl1-;dRdfKmDaNIPDjf<a^kz0@*$A<siM?NP5D~n
NE5;~N+C0aGphkxrnY~}tcOSV<1#T@KyLBK_g6CLuP~Mn;hxpQ79>or7%i9EsuV^4U?<qBOTOq|h`L<La+HsV!{6D;>Nq?axt>=nhcc91;lnEr0e3DT-ed33
G#^IvI0O=lzQC#GDK{TPu8S<2#@o!fa`CbNSM~ayLp4$#EU^#K4<*j%6dT&~v`V?{roC*BS4j`Wwj1d!2f$!}`|c2xY&BZ*CEwU9+;fD?upiWQt!k*gDivix
G=oRl4?-}Sx<TM!J7_3c0&e)#vd%&th5@d_{=P3)&R{s)xQ&9RT*xJY-Mp>R36szh%0ky7_hrG$)!o?bx1<YKZ^A)fSNWNo(Gn^bY&VLU=~8m}SaGkw?wRIl
$kM?q&8+&-hXrRMTEeC4!NlW!F(^swuX)|n>oQnUfn#TZLmv(ucK}2WvoLvZqz_P8dJjr=0m!|Q0tT(Pg337}$H%LCy>$wLBJN*faMsO1rV4%bAZac*QjB_9
zL!~c6d4SB(qwETrt*JNLY<s?5Xv5uSZO!^K0WO_OJS-Q{Nq%ML0s4tKOJ^;`XsEpj2%DlM8F|6KnE2`g4IA!=%-dT70QxwrO<i-s-!HbGAgqi0^LUhyG-*`
+8YaB>3Nf*Fz|ZLWg?Yvdk2`?I(t;U(CucNOmOUJ^~pk29xqPIX(mNoDg2lV%{5q$`pEjq64EIE5ESLEBg`-een;7)KmcJ^MqD^Ti3EW2Oru3PrGn!^Nq8eQ
DOZ-mS2~Cj!RSLUjiQ7(DE*!@oe*l~3>4;>V4XP1+qQpN+~#uRYo5Ifb>9^WHhFXulu>a~rdW%=sv(FzLP><YeKqA==E$c^4VA#2aM>5B<GzVv&{kT`ZdXc;
8WysUVq06AKjfmU%6CN3jEzf{#mY*20lR=%u_JLNEQcFu;ZO=&r0bL7-YAkxY21#dM#AEFfgJBkniF+zQC6@_rjG)-o>6d{Ck3cTtSj9_d_T8}smWkRS{R-7
&iBHhke)_<NK`_9t9?|q$(NHUXLIUa3}mhxpwJc1!Y>7H-DLoKx$efUW|=;6LEG}YchI#8LIvc^D}jM#%7n3VMVEh(W@<P}si6zO?YsrkQ!k%fkBFlee{?cd
R)!4AGK-4Ju$^oJf5*Vg0@y9SoQtFlr{dC$d(g9r0?ThC(Ze#&(LCZ7$12?uJD&5?CrXY-DlsvIm?fG>u{~QjRR(JbDl1A^bcuMPWOGp#RAHSZ1>+F7(aF?t
xsZZyMmqG8I#3guoA8didWl)-x}g$6ZZW$3;-YUwj!%${X{m$k4b(AIerS>Y*!v~S`g4dA$DX@{6+vm~$iW6Ui#iq{S;+x}cNm1sCouJybeCR1O@osWEWsPf
?&r!r#^*pKO5TkCwx;&4Qs$UOOf8{2K1-E9c%>Pb`7j0cBF%)BL1rn)O)X9>5|R1IL+D5isH;i@`Qa-CSK_p@`16R{4y%e9+f*bARo3E`DbX`$y*ySnA$E<-
_)N+5$Akw{Th_4-tXP9(@o#yD*vf@km1kM45R^Q4s~Hh7?`alIW6goeC(i(zDdL3m>|SXK66FPpVzW@Smn+|yELv{Ce#lx2@Pqbn_RG(^?hGt!n4XT`%We~3
Y4ktTk6HS~{BywbXkMHtdEycfM!CAKvq)#N$a?eV*N!&5n?FPk(+JGZ=>-58`KE1VQ>|;CiF+{ZTIVrQI5we?bsxJ>xz4!#wgbq61=>k$e47yKv?}07Xxi<V
WW{90;*=x{mRkR6*+x7i9jGa*rkz^dOj@(ak6xR_5MNAnXd~iSXr>I|tpNGuw;x%;BARsmv;6=qZLTzAg}+#I6X)TP+8qAzt(m_j+{!a?-u@SzowreLrH@IZ
UNW&KU$MfV?T>BXXtdS+%Y~L2+IbuikXq1&b29DnImkMZWozlQb^eyc*~f*ej0B42+SG_!vjlng(<Cw9I_9~fJNDxbUuc9a=#S~+JF2DGo8({YME^pYkcYSN
OkMDG^w`#Oop!Y-y&zHimG(|oKI&VbEWHj+Cv(~hBc-Vh9$R*sFy&~RE^zI1niFEDuO5}V%}=dcC-DV%3uYbbLFsCGPC9A)>G5GUy;o|7YKF4)gpxFA|DoMU
W;Bh#$4hVO+<(iybR2U=-jZ7wxv+1Mhi^}Y!_+@XC7Tm&zq3hhklTnVVfNW)uH`somZ6AeRza!#kT8Kx4K>vZ_^)*x>Nd-O`TBG2a&Ap6%e7hvlNnt=5TZGq
cJ4_shn=oNbazJ2G|f&-t{{GLF`q8ZyDHMZhuqGHVJk+Q8|<+Ync2Nu%ubCYlze8bNM<}q8U0++TfJjDmJ59pDZP2>pFSmp^gjihG3C2eGEw#|jxfErn3u7!
1WFfD?wZ1j5}Rt1xyLTDlb>^XHc4|gZpTZ@<t>0UXm;%QKA9<_;v?Hf)SiWTtBRdI{6grq`|&M}BOO!liChB1#YSegk(l<7@;%CosDhv5tn*ls^91C=`obf3
mkd4_`B&t0eAA+%+y+2}k?E+jfLWZro*<(O!N~)VoHD00ls&hJM89$9=SJKqbXEwP>WZI$MF~<2E>iRfW*F+q3deDtBu>QnSsc&jEOj%Ih|YNzK%_Kn7DK&|
%BP^2jo9QPEGB<?%j~QRGdnMeJEA{ox)jEY##$=#TkG6dkggI!=QLu}x=;1=o=nd%U7Q;F5e6dX`~s4Ni<~KIF+Z2E?3F29VGxjI`G`|b40s@i%VGQ%EHG$6
T@-wofU0D^2D1R8h0CVB|G3oh%(5aJ*UPFb)etI?bJ_VwX&z1rWz*ONL-U#<%k?aA`n1?rV*hp9ErC?w8#<02dAfY%g&6fMV3)CPmr?A}`n6w7zq;$dhexqQ
$xKZIFRPm5E}CgU=1rkR=9Lnmy3E{yTlkIc1S2Fzyd;2Dg65K)WqchwDRze8C-~rmcKU$QugcPwGWC$ieE)&ltv(Ii!Jw|CfCTpxwPp9H3%lNols(8FPpVX!
T3|P##HOe|s|ADeIS&4VLkaa$*J5$5fhwy+A(gy9)JpB1k67b~)OPKReexV_fo-P{JPi6S4*Xu<nV*MUKjaV9iXw!I+MidpU8hUs3YemxnKZDk2fS&8OMh8c
tj24;>am_V2nVa4T*v;1uU9M1y@<2Gg&j5H{dqCZnOBK0wVkDHWNBXF62b_wO6TF+k(?>(RqHaW>a=zob!VR64`-J>H^qXbpSoB+hIU1y6Bmo@*UVn7OM$$q
gdz0Hnk#dtNSD(<o`<pxK!HmMdtvCRVl7j*%wXbJSXH#o0@z7Y$4M>2o(qecae&VR?WKv(XGFNpOqF<HW(x&FWNt%Iu$Y1r#!!f}IGtoCw}S}7(Yu^ybnc_6
;YD$WwxTap@E4iR98OZmV^b5+bZR5Z0gNK7a||L&Q;$!p2J>lG&QDE}i7J=WimVI(+PZ*qrBiGTLeu24Nj5FL^kSYyC7&v>4zonQzReUEbx88|HxY@D!Tuv*
^sgPR%^40#%5|SCQiq-=zEbfNORW616mJs5??8srAb(^E+JoGmyAHpP&I)d_yK~H)$B2dUHb+V3Nt#$+l&Ka6ZK(11)Un#dL=c;`YzO_3xtaNx{rOK8pt*u-
_tUI(YJIJ+1_B3IPS3}p1!cL6mAA(gO<~UOnJrw`&h7K5)on4NLgju`7j7rzt7*=`A|(!G^qmsuE;ML-RzytRCy`Z5EKR3MQzMqAcb>;%U|CxJ-6aPf^WsMe
G+7iWPrR7r5r2e^8fsQJ?wmNM-2vhuQ7l7js)7mtIM@H#3Ml0nn+b%VAw8<M7jI))fW!tQPwXy4Ae(YZPbX0MdWs&cHplZquwUrWKYjlMyHx9O;wWxnFbBlL
KB2f!Bj8@_ifP+rCYdl#Yo9|iE~w;OCs8z`Jc}-~2{<)vYdNq?KbKJ)qp1mf4B_c>WHnAV3X(2DMV?sBcaT7&jA)V*$tWnN&>#i-LZ!O#$v*Xn)uw>RqJ->$
%w#FZH$s$=^jVg>P|pysUQ647Upf+goC<2wznt4eu_$EaMS9mNG~oiD_~@f0Y~z(qfusn2rg?aYVaM&-w%|NfM4$}$JZ?K`R?=42?G}|vH0Sc$4u~D%5t{Lt
2u`(r;!O1~P8qa2Tw$Qno#Z!4^DqXc_G#L%1JOq%^0HG0c$;T#7Gb0q1o&=%F|Q~zy5<BZz=obST>@7r@QlBW=Q1x|VVGlnhLL@-@Sv+RNQ5Q{dpz}uW!y{1
y;R<e4)l(4MlQD_n8PXs(|3UX3lUw{w_jJpddy1Q_NF$4?L47nF2&M~J>;FXZE%@o<@t{+Mp3|!VBV#5Z`AA(X~5K6&m*^8niR@9=1TUuu7WM;hf2FdqR0wP
!oZ1?0rLZ2fu;Q&%|wBeh=5aD%_FO;+DGWpg&yn~{aXil^0d}?N`&uaTtbPk)Aw)@blWhMJSn5HRpb<l>hy*fwxPq%+Mk_P+Da2F{0rvfetTNPka%tkW)vy|
9xB)ZmzJBHRv9zD#o9{bc`fyy7dezM137G&oqo?@KQ37DAP{{J>^HCo0xWgnr~#n@2EYxJKxCM{5$&RI3)gcE-Uby<W*q<UreI5qW)Ui!8pEPc10oNg$ZOlp
xSxYMdn83{bjk01KH%lD%xP&e=&_9SS_L|@IbLXsK<i<Joi1Wa#s{6Cr-{`kh`fI#AZKz>K<ejiPbIO;gv$PyVgl{Qs3-UYf?ISuwI3H4`wq4OV9qT1mO>q3
(_7HW5}F7yS;o>~Jp${(mIbVFKKG<2l(lrux<&dnLg3zX<>K^7X1j{*(ySCpy{2vwDfgU~9C@yj`90*9vV7+v;Cl#jL)EAd)-tMkr3L>dD5JcrepSp0a0U}B
+(}-Wq{l>5rhV&kM?*?=U1V)IQOa=v-_9q5=K?4oSB^|_!7K9|D;d}+up4-k1!YeqpeGr#D-BxMdw{-ICQzKtQ4ve%V&RyNRphrqqngormEoYj%uf58vUb|a
)NJ|>CbMtZnI>OJ?ppj*!kkD-Oc6P368lAxDPKsr^3$f$=9!u`!eL(B>u))^PX^V!GG<_TkMs%Ut%5+Ni#S0*vI~WI1e=fQg)fweOKnZl^1pU$A$**tt}1`f
esm3WbLBG2zGo&>w@D3C4g12)e9<{|VEU*CFK~KFO+>s$iM+L_ttsirycka?h`nAP<ytOdp|mKPg3dg}m=#6#*Wx?nQz{wI(b9^(5lMVnQ+;kx53i~zR;&zv
$h8^E=T(_IVbn>L3^t8-m6c{@OI{$RyLV2~<#6`hycJ!L;&s{r9=3Vno@H29PUBy30_bULQoOJh7_cur;p)B{Y9g#%<oA~CLh@51Vhu2nvALa4+u*uw%|%wa
4nrh~s2@v18kUL_cSAgV01F{raa~vfS7E~4#3HG9r>f^;L|xv^b%kMgN^@=^W#&bEKbIF-VJ(EwyEUiX2i}fsyA>0VO;UDyYV)5jzVU%$k<&Q^!Jy|FdP=x=
juvgMBSn8drUvY*GR9eON%Q6E;k&#IJ%GKg7IR>Nb_UuHg^7Nsvo_ETuJo3X3vW4%5kRb;Ow8PyGw?czOWK|2lnVgwsr_T_u-3Z_@Jquq%1kN%y-X6|Qv;kj
&z|#7R@}{I<r!!#yW-Tu`0}k0CCZTNQx${6*HZAyOe&?kG!#1JXW%j;rlfJ((2^G8r><^FQ-QX!S-@+HnM0$hL_Ye&Txy>h)OX{Eo+15Wu3OgKt@btxTK1`>
d)v6xA=3iOJ&%By5a6I#&Il~JqmLvinBb{kEKf2+xbRfUKOjbE%b1=v`*W^Y<-D9LN3BKkG*f@y0oYa=?zBe%iE|x;@3ECR9rKcyU8?7Qv0Y7Rtd4C(x1ek3
Q!SfI`z`p=w35D07b!|3!wu%-hs-HIdpt{^ZP;x+o@$n{xNs7!>!dR@H?Zy|FthI7O^k@9QJfkg5fS@nkSx&^Rs-W*dTw+z4bKTv-VZsaHxG?z=ZBoo<nbK<
tjMNqjcU59za`N;vwWx%^Gld1MiGiUvN!iLjw<D!4IMp#Z~m-noj+LlkNV7r=74g^wP`0O6Bt``q5OM>3A>jrQ7Q?)x<FY6*&?)MUx|$J)FLt~76vW*98|6d
<C*@A13Y+IL&WG^&QfGPETz>yOXlw~+~Iocc<)R%xfEDw5zP#w<s=z*^Eom4hzakErOO~v$%lQ3PrVAVcUS=iYeSn(SZwRy)boLUe})1*D?ZVAC!0fKiT_Qr
G%g;QP<CI5F9&q}nt?g(AXnuHBtGw#(6+p;)w76H{0rw&%YklskaVQ70bG3S23B1;9VUfy8QIjE)u)fR1nNovFN$Ar9<{j*fvhBPNf~7pORy{ayIEo*VzRd)
TIws2WI+wHm8q|C=({KbNP9yW($T3kyyGM6difiw93m7tMsA<?dP<}aW-8jIMPfY20;It51|XPXB|>UeVnW!R5^y}%q!RDY!FEXA*rc$e#c^54Ldv+U7d0_3
v;(Ac7X;{J{I%QxHa#5~5eb7@?Kd*Mr5Cx6923n;h9N0R;(9&X5za5Mp}$g&)>2R%Bka3SNsUaVg(%5c;z|rH#Zu=g38Bo@++G%5K7FlhiZ$!xAPM|X8Cl@v
^LRng>9h<fI<GTEXBDWBBg-hDZ{`F_8xCQib-dFK`9Osqub3NVzET;TFp6B|vX<Y6uQH`X=gb@2vyw~oBn4^tTYsU<H?Q~!@kC*YG{2R<*Bm=Jt?9rV-dm9!
v!M9Tj<h`P+6C!Z?vK`KF&flGK9PC+#lmg@Q^lfQa8xD*2cHHo!&wygIuu4H|9Dv`>%gcoL)Dp3H?dr*XLA+v^3+{BC)Ih>N>1%qbj4A>x4Vx%Q%_*abD!Y?
bK7-Y((dG6DP>wz3S*#sYZaKm#Hig$X@7Y-e>VR_QX0eV5aWf?#pKpadTww!dA-c@ZgB=5`AC$m%0<a1dL;r?QI3ZIc4U#s(6KZHWf_Ec!gHlbVnj0iEAj{|
p>(<}mQv}2tc6&q#0dA1u-g!<U}`<!+&Oh$FQtYphkGut?BMqV!$poBb+=qqWmd?tgr(_yX@l~$x+NJ2HqX4G@A|ImS*?th9i;&f>xIg}%UXB5OB?BSuPaI!
48l@Y;7#f2{n$kA0^J3kcEPapZQt&xX|Tv#vaBcsN2l&;9WyF&-}k9GU1oKJrORoyl<M*{*TthxtCDw$Y^Z33l|+dqD*OxODJ*8N$|1I+$ki)hhRzpN0=xnu
p`IurbeX1{M8C8oy1f6glRlUafVs-5liXmB+*E{de}<J=!<yYr=fs-=qx~^?)tN&<KR=Iz&R>5nj9;bx0vR)McIo_Zu0MQiTbuyi{)k~0gV)3$EH7-FnZUN=
<n8>DvZ)IYPjiLDh0GYg|Hft|o!buO-7eC_#jOWtOuHbu1$?L~*ZR(Ug$z`67}L&K0z_(7%KAt7+>ZX0v;fQfTzj2GL*g#LqVGU@8_`?mjg1__i~@##b%DVx
HodbApf1V)`y~5CMuZ-mb!^kbZHQ>>X}SN9Du4c_W$Gqs%_biiz?5W*0vX_!M(o7qXOwAz(5asP-eOsL$z+*ZYR0N8U(m>Lm0;&k-qMF8)*=;4B}xe>DsE_b
mhl+D0AZ^@c@L_%$#$N0xS@l<3Rs&dNoQnkPKl<qL)0_!uVl`dc$;-qzDeLJUld!elM|>3Ju7`|v@?dgEIVUFk5Z*aZA2G6>S!brz*ux33cdolqv_T^57tIO
hkmjddnZI@Suq#XF_|Rg$Ho0Bsa%LN<;ktAva1xEFp?B<w+J-kILIt)jZZNyTp)vv-*cpL+W}TO`=OIkS@pvyBZ%q%PaM6Sk<)e%kb2b9_^A%SiQEO$-R$A?
VJ)#rm&BbQL-&kD_)&QkhT?@Vqx>T_I?B2&6#bw1dOi=55@c0MpzrY6RFBZoo`yi)C8~1!S-bdV$_rk}u3%HezEzfjS5SY$#AzY9lFLd?Ch8@ObJwykb1m#v
iQ{l0#5p^~!xPAD6^vq~N@Y9LJc-Mk6@b}k>BN@C6s6@6DgzdBuKOj9!qx<>PEMym>S^jyRtRjAS?yo}QddWp%E~&aq$R2p@wjSqoZ6F;EEu5T!qVOvw!;gg
J98!OP1)jgfgMlXq9M*J1s0kR0mvS$d2YLKmYXTiC#gns6$@!0$6x??nj5hHG0SW$5IHraxKv3+ebT-IrHUxDtjHlHDvAer@kbS+C8uri33u=Vw<YP?o+k^1
u;hU;SDEfYGEXMRenm_V*}(4r15|lbmbrO4pd-TR>G)K~Z6$fMz^*fczOqg!=|H#LR-r3fHtAIXZF?Z#n4>I>R!PmGctR`+?S(2W4gh2py3Lg!6PXsl|BQJS
_*3YKz|=Yy|HIQ;p58svsqzEZF{z=S&Y_yzXPQCJ5}=XOYL<3s66+1`Eb<gZr(Fm!o3|do6u)g*uYZgk(fUF^kIvPti3RM;;@8@&ZTV3LX{RMXk1mg>sZw7-
K^EDWH6zjNbPD+CXd$EhiYG*8r(XBi##CeH=C5d*U7&etKAiR_wDn6prBUWUCokB887UJWK4ZjAO)`JTsFTAe15-V7-u6;K-~7VV-bG)f^WP^b4QC#NvzWM$
Od$rTLr|>Xoq6RKVh+r?t{GE~X6<%rQGl#M6v(?}35m^LTWyoFI~%0$augexmU%ib4BLwB`M1;ad;J~N2vr1!*gSV_jAzdMX=Z4CmkLwU$-So2DNhu5D6Ck3
OUt4U8Ju<8v*?#<WG-pNM*N9Hrt!(LQhk08A1O@!G}CWqnrWQ5%4|>$H4@!-^i)^1nVh+2lqhu(D`TIDUnFkgX_5W-3%hU`YjX#C9r7;$;8yy^aEy5;nI#w9
@6!3hG$!{`VyjzhvHOIwFJrbaXGxUAHktsX?xsfa3AWB0;G?=J{InBR4tiJ06ne|ir5~<QKg_*qApNZ?b0{yczv`{!vDt6JgV?N}4sccP>IRn-d17hTxGCZp
jb6o)%>XWyAssitcGVxOd+T+0Scz4$#oNPj(;xO=kOXoxDwIcCuXZ(U!h$<H!K>wJBL^LL>#=;aUiLOk*py4O*2HSK>90cgLs>;(xUOwYvHcQn)HjXgve}Os
pAC}d!?s7mt8i27+^3$oAN6FoJ$NtWaVUG?@F(3rzJ$B=pdUVk`=81_-iCEId8G9Sd$hN<M}r<&6=5BUy4UNk{Z_bfmrhx%dU#(oe7g;|TPG~gScGsO$HQv1
+5l<`$JK}9btrFoTe%2FvJqi#ls7m1&2ZqBgMJl^M|kOPMyP+?>!Wg1jSc6<9Vq2V!~V*;8KYwl9-8CI3x<b7(=?+OZjS!G8#RabPfzP@7;Lxw<E+`O<PA-N
-SD_y@ARr1d|+i*mhrGVDglr;SIUAdS3ysNpRNX*0bO&nDZ5^A1-I_{s^9b*y1H@P)%u#_4>PcDn$=BzbTt|tuGb5FaP$7A%$5fjUR`ZItZuG0<Njed-j2ho
X4K@n8}<6zCLCW&?Rxa}b-3QOn<Cs)S-Gx2uc+~U*DqyV6Su+5Za*5=<83n@tGFHlD}ztH^>lxzo^a6D7roJOQ2JfG3RZYs4@)jwf2AT<pRJqH%+}SQ_Qu+<
+5~;-R};GtW>Yrgum_<Wj{MPL?0ES~>shi_7t46v^w)Cmv}Xg^^jTBY{rxK3;{l^`Nw)6Zy+Q*qRI^Z*#~Ov;0Jkr^ZYnGcWKXSSkq9+}bveUps|wbi;A*w5
iiR2W&TC|1H@Ft7dMO>=Ff2d~-&S%`H!G_ghjlS(>SMLu_MQ)$UbbDuasTS@5{~~C4i0ei)8Sa}%R?RRhbyw*;?8P33J%^=eZ$1Yt^K}~{;0lMEm!^b*9HW_
cf;n2UW1~)E!Vw3);%!ByK)tdwklaxH@)F#eO(PdjKfW{#?8`Ot?T8wT3(mO?G}?keP67a{$|TmJk;p$sEKw(vr*v~)x)d)VY@oE4%O!QX$^;c(Zk61$LpKa
!Tk>(u2JoW&RW&||Jttpedz|c`gb;Vzb0@g>ylTfsJB5qO2>l_H$mZU)|>U<u%&$&_{}lA8FH!u-`ubT8;)1(+x1Jh*{tfm^3sFtXt*Al!D_hL)a7VBd%uMH
brXaEXd8j=j$#E8>+4=v*JTn8<#JQ4-v&)`)nC^$JnoO#ascFdi5tDw?R^t^&8V&e&t8d5(;V$)(`fwV$%K_R9jwRA_<0i?8k?`Gs`u19$=y)&*PZp@ssFU;
MadJ}{e+r9gXOTt2jTkp&^xZihhr12s_j@_`{7G6{%Hl9mHV<jjE<XOIXHYM_x(-d)}z&GzkXS+H(R;c7{l8-T=l|cb2A){@n|(VjIz73f3xMIL-2lgycrL1
xE>w`{lfw5k5zveZ&k#?@p^xC7_HWUKMFQ4(NPZiqa|w_{_$pWL#o~2X0?-I*KAkK`|Z<p_5Sd_ULE%P_x_DokKEl=aOm~w(SSKEt|Y=>sghvr_VK_8*>HgO
B0O%atT*0;gK`P!QZz2AMxrmlU=?i2{T{_|RRXkKv1YsLFIUT8<X0Ontov7^uvhkbt|ZklZU@p{AL(|r8Ox?TY;Vf<p&V@Mo9kn;T@Pe{v4(?};j!-j?fGCh
n`Rka<>Q}+{eM)ejXnIkdkl`a=ZDw*L0@I?ZrArm&zqm0=e<$?X8oyJxzwviM(A(89+m653~RbtdpG{}eShoh4p&zrJXjCwa>yImgUz_yRjdBy=6WahbyYV}
v-Ha#bgD+BVI}JFU0N?S*zYgFw5d&N30BSE)1kKvS;?NCrQHwfvM>AN(9hknANB{yaL;#@O2y~ZVIT*GK?O&H<HmhD_*cFD@v7K7U9C60;f^i)%kiM+kNiVl
{b$eJk2mA1@y*Tn_)>m8_K#1En(Xa<_>2xOa(qy=Cwec(efOvm;C*pZ)%#`laQ(9GHR1Eq{^sxj_jlfEukv%W-#4Zl+PG1qlnmE5O|w;(!*yZ5&$*@2;5Z&O
$D3ZcS@-JQ@=y*Gs%&MYSP)g~AZUhVIZzR*9}o+V*~Y3j*P*M5bKnm)>w2r;M>M1TcKZR1dgXY8ZeTOm@4WS>*=~5>9c;HFfR<sp9IQi6lvv-b$JJpRZtKSP
uN%8@mpjF#)mm(BRGG-Do3Vdr!gAC!e)C+*=5Vz-$kB2CJQ%Lg<^{XWrhE?eo5Qw$nATV5aJ61K>S58p-j%S~fwQM(w+{ERZj!N_miw&;xk|HrDNr@=)D1V=
W`9smuD8cSy|4G%RZ!Qvk-2KhU2lt+U$3gy{ncQwX-2Ci4X;Mcs6f@#<Mp`Qj>gCBI$FAi@oHS}2CMPrgKUON_QASY*Mr0Urf$}=pf|1Dr5gKAp}~5$JIFFT
z&iHjb~zMVIV`I>+@W1P+WO1tdbd&lb-MW`ZuYzVmFI@TvS*6Ms|UTF5=Y1n@!BhWt7_JL)*C6#AJiMMr)w3j3%}a02m5S@`rE<sX^@Y~(Ok{;S+1@3%SBl2
H*3cDVH>&)U$NoS3gdOS3mO6FW;;?>sMoRNja~Ql{pH?W6}`|I;K6wGp5f~v@ZOKWS-;;ug|z(ItG*t<UZ`C+tbBi^ga+M(tiB4?{vim*s>XNYe)u3g|8?J5
9gnLz?7uwkRDqdSn`XTGxgNf(yix5x;ca<nveg(U3Oeo@&+i9$vw7JLykosyuZQc^FbGHEW|O}U;AqPhDnXHdHE`8XYeiTg8QzTgy%1lo>Op@#syBtgkHPzO
+UtjMBnCsd-5tipvbQ|$MAqMAqvdk_ycvDS24J<*>nwP=@_K%`TE<xJ58-AMj0^O<^0$@IhuG^|LHLAr*Z8OB!>A6Qx%8{+pZ0^7mAER`KlKj!vA3^pu0n6y
@cLy}WAC~5(@%%(&>gNvy}{^eydTxXtABgL!T>jZP>=iXN8_7)`sLQ~1|xCRz<iip*Xw4Nd_B6_g*R;cp<2tU$NjNU)N^>L59KCMGrg$~hYeI!v9iKdjdpk_
^6k~`Nuh^~`r%fAqc<L-^<cFgZE9~*G``sG{>EOg3h6)o{t}kMBP|Bo;XfMlZ-dSBs{DEM)Ai4z6X%a`qq6_y36F}u_kaFJp<sNl5A99AKfXW8@{k=@s0#N_
2fPYjtnuJ)*Q0$ie11C8(Pmil!?NBT72^PP!%uFx9<Tjn*jx73MZF$-e1rO{_0nFuc-h~subSm^__Vw3t(WgzvAuQ%tLtMgyuS8DQz==;ciVnxtnAebfBxy|
Z!d?@%gf>A=bxIV!&+78as3ape!h8nF}E+rXYc3hjRMTC%jc^lYF^~w__F)y<#_zL*=|X#0A~ACm)l*l-tIO{z26xdAIqkx*40Lp+g=fTrEp;bckJn~SvObf
b(wCL<K1Dis}GyQq1wJ|<>7GH9aoAWce~w7^t{^*H$QC-JGnY+x2xS|x7}Vf{&H2RoP1isrv`5J2Y=aYvt6@#u8+IzZuQf%FPCc-#zT_6^sWwkd>p6y!^`&I
9>*)}+4WC9jh>X*7{2rmKl`iop7svSdVf5A-Gue^>iKZ!??z8vT|a+#+BJ_O_I`T^zCPAZwNm`=f2y9Jf4V+yievKxcQ1$I)pqdoGTuM0_J3b3k5w~N40Jq%
FT0zUZC#-4`UQ*q)2sc5Cj5GUo<5A9z5eF7JRY9*%T4pLf9}^CtwDpve+rIu&GIp9g4H%?4hruLC0i=c9N}`X=lkt=yLxVl<3TCV<FdgFSKC^tiNS6VY+-PO
tK$cGHQb3__`D_IdOZ%V)~mzKu(w0yjko(iZ&vT$5Ac;WD(TZ`H!7~5R^#8gyQiUIDc<Z3yJx>?c39QJnl?x24WH1{@i<U(a$K&q3N2Ob?4F*E`>c67qDn~#
<prJ(Pn+Y@;qY|a9{1``b2x5}$Bhc+R{fm%d)FNIPrLmVtq#Za_Nm%7>ifs$_;lPI_Z#&?J4KY+^;Uhq*=+V(mEp(T^0-mgQ8wzJ)aZ7<J?xvUw%zXP>bO^r
8zq6)hn1S@!*Qsjr5_%*Wi#qusL~Bx|9GWnOg=w_Xm4B%M)G>dj!MDh!_i6%N8z{^p23DSyLt;&VCBDGnPGK!x@xxTr~P5PVf#Zf9qzZI>z8A%@o&^E_KQ({
=<VMZYFt;lRf$K3*73L;Z<pa=w|`c-w?8~LKc`Uf+V)A!{r-Bec5A$=|E{lBCv16s8ND>i(ajUxzu&%JZ%5nx&CRjdz0{jCf3w-{*KZURZ`DoJ!=pm!&0$}a
$9?dASt~)>?EKxnJ`2~4Z`I94mi56?Nh_9@%VU2Xj)d4BmP)o9j)VP{9rkj+S5v>OUk2OVZhhq24La;s`)wmtoDTVF*e-FfuQ$p5@Vj69;&;FMKfiyWe*fb1
`1J7q_Kp9qFK@HXw;#68gYe29vGq&6FT%rbf3knO8(w|ge_mgk%qvWG)xEjdj`7t?-%2iyW4O0{26i_iG8*kYb~DVcZw~UBkN0RDe7)o^*Wsc5uzkN-hs}*u
j*f+_pSEQ_43=`UY$OlYCFz$}M&ycGD}Q_QkEM6D`CsqL|2=vhe0}r&e_wySvA+KLx3V0sf4gS+^ViXb(T*Jl9~!n?UWG#Zu-T5Ew*CIbCrio3<Fzc1gI!aM
>K<Ao`k;#OD>SI@<Z2z)vcLI$JPS8?<3)J6QPK#_amc)W_RpF6#eYrMf6vM3@&EbW|L@nX`KL*c_>b@B%0C=dJO6|J{&^g&<#-i7Z9c3=BfD5%*Q@uNtJQeB
%|`igJlIYjB<tS<)qlOxe~;q7L;1UZhVd8w6~N#9KZf@I`r6<vEdPC6DWVx%-wa;*KVAQJ^#14Jzi-#S{rk<$e%#z_R?f@&{AIiwgzuk6jjyahSdWIm`1qk3
_vA{s)%DfLuSa`Xy?D^uNV*&zhh@D1N@-!25UrcZ537E+U)sJK4Vz%Vt>Jhv?8B?=QY(Yj+Qa`BVQ=2$IF6os+8!VKy1S}7t1>Gy7A;%=65ygOmW<3Q-}!3S
$8+tr-Cf;Pl}jvIxBwskf)piDQbf9{?^m0b>7IM$ubDV`LK$%+iUi*Gd43PYAf|V}iIkS}-eAlMNpKoyN=7dh1?Gjlc6gu&{$Zq2U)Wkc_bI0O)>aAxTkYSz
**{J<({HcaL-47cUXGt;uMg|yu)1mM=IVUg?%tgI-0rV0-tK1rbnOLBrWbVFyxCUedZ*jtRV(W2k-3nM(b2sgzj*?O4aS%B2D;S<s&<!~i;Ml`M(qJO$o_J+
pM?nw%{c{8s}Ga-Lbjl<)9RP;l->Mic{!PBHM^lIzcSZ#!FH4Sh|C7i<-fN|&aT?+Oly!V9jIzki`iy8p9b<ZSihxb#<SXs*St<uxY@6>oxGgZqx4u!E}L(s
#iUYgUA9gs*0am#Y@zCG;IWbPnt%w?K5XlBTTWtK%5V8*3@ocBYjI;zZ!@#1(azVDH7k;n_`@cQ>(L?HziAH5(;+(l&*|amaWX;_GEe}0s45a@%yd<ig+QCa
1TQ>6bQ(};Jo)3>L(}fs!`of62SdAQTOg<QYTbe@Z{C1JZ@0~x77_v=O9_qv9@}<LJi-I$?DnSJzJym^wVyTq5`1k_7H_s2aD(le9c+2Gdjl*0+k6XZ2EO;E
6E*k=W)mLddQ0fGzFxPY*&ZkRDzd7&3H&tHySET-XQX|zeS-M0pJ=a|dtO9JSvi74e$uQfTxu->S&&5p$5O^fPCW7UaNHi+;|&<ie)D*Rn=Zdh*X1TFo9l~O
H_7HQ2q(Mk2rL3!C>xHFO*YMBW4K?AE=yU2{RqG_zL-tqSp+Zdz23F!4XFRFfpoIJ+|@8#$Ez(^-@1Jbb_Xtcvsu@fS^wwN<@Dlm2FJ49c?<^ave`pv0r>>+
)67hpE&648bu+`{J2krY_5P~b${7sS;kcW(&3OMvr+_ksAHuSn?)fgRtG9=P+&(^D9~&^y_GS;8h9L)wJ?<ahfLWv6;pXY7X2++iwzsZ~egp6YPk|u-V{6{R
x6Nk%=D6=h{=4H20R8auWC~vwKSOYahhHX>$#^{Zc|4f{<Ni5@pGK4BGKOQh`tG=WJRTq0D4R^^<n2hd+v#p=*oqtPX4*XJXxhrz>{wlicJnxR+Sfbq^t}lW
Rr~bxcy(MK)b8=-xZeQ~+%(e*<Bt<hNLIS^)GQc88KO*CH%VZBoq7eO%t%orMCrH~wx7%A01q9BG&lRMZp@pGB{sX8ovESZZVp?h$@KLWD3`Z4Fi23S*N|4>
x!3JxXP{2IGT#c|!K10RZyMmx?H0DVgL3?@0^PptMhD7u({{D_2B4;G%aMU_y`Ei=&2GQrqkXxZw($>J(GVMiWDVK9y}2f^RXz1pDGeXT##<wwF4;G#h#jx6
lOOwytBEne&RTo#ezSYC-v@`IoB?k@x}IqsRof_1Yiq$TVu0lBCc0{?_K~zlzP-44ttXpxSbMu^wT=S4y{eiuRrU3Tm4GHK33C~2U+-J_xN9!9-7z<pz?QrH
_6o)b2I^`92fN$f0O01^$)7LB*Ve2)$ab=eN0)%tyMXNKJ>87r<E**bjpQ%W=yEoNU5GBHn~O2oOxOFzo5#Hd>c89^f@$NkwccG$+xB=pi}d5$$0P9h<Lf<S
iuP~~(6?##&@=m8qp$WGs9Sh>bEc2&<zBAW`xbh;+tZs35ae$6df!bB=nM?`?)X-<>%(#O^XK}U{ydvaXR`^E>jeJ&Jcfr!SEo>>lVeovUSG7|we8d6G1__I
bTWd`Z6BW=iMgC8MfO)fyyXr;<e}VLR@eK<r^jeBd+hC-H4N+KXxyvWcK-+z$`4I(c{pAI%ZelKVL4QPBL0X99hN~fkTf_+18Z2yQbnvlcSgHmlFOFg967-5
wyUE3uD)4AxvfDL_pRDAH}z*0e%rM5esg#O4GTqi-3jitxrQd$?c2+3huz2P&E~P*9<Gn|aktyPskcy>AeLQC?x7^1K0mj>=U>7$cU|#rc5Ht$+NsH5b8YI;
bYESDd3^!N+6kJ;p_QZUE|@&NQHOSq%W+gxRUj!D&xJJ9XLk?wSrLX~W&KnciDiun^S8eLxWA#G^X>Sx*#W@9<Zn0oKqX@ZE-<?^tL<ZRaf4uoK6&eS{q{{+
%o-hEt+z9>y_jrwm!O!Si<b?g(9wA11lFi6UswAWkoIc3-teuy*lr+<tS{Hwu570O-VjD_>c_`sHu+z(@%6jev^t`3J*zJ#JGYr+S4Ta2h(}M+?7Ft(pD!j?
(<9!rqjvYJXmqigLO;Jg!h7TPk{+T<NUF#$uSc)jPbBn@?F}eM`?$T@*DQnt+-^91+TE-{{~z0%<5ThU`0353r{j7bUL5TGXxoVh3^T|LWLHp~c2@(5!;nKh
g~A4bxg39j9=Vvze!iH^E}$f#ET^N%&!C@E$o!w{Q`glVruOl>{o(jHj`k#;PBw>|#(erT8dWnjojg8WZ`!BLYZ70Xsus=Femzr@?R9O$Zig-pX36$D=pgy@
>G5I*@c;NYqX)<)&sbCiY;;%0bHOF*t|3h#uP~t#$s!lP4c<FxyYJsaiu+DB`_|~U5G3cVeN9^j^Z>?S3!@Ik-9lcx+%)F+>GAc`r#)oDtN*Igu7)8uPCMb<
w-@kGv0bO9JD|#@%bI^N^*yLEcuZHW+fG(N!K&T%?RHmPTt9}#tIPeQx!z1+SMbhHbhv&;P2;sq`blgdKz`akZ4a_ukJ55mDja#t5N%GA9R1FJNCO<vKato{
{(R<5Q+f}DaaHa&#!TYzE{1oEU_SQlMmKb~JM4A4-#mT#ba;AtIz6mOyANk=H-x&`HZdIR=D5Gy9ySLs+Q)s%!U!OQO}6zF%)8iZU>@|&lo#57hc+|#1_J^^
u!SvNemWfMY4pozQeDK8Z%5(9v}}uAIi+Fq-8!TfAU~tY#l__Em&?i3A=*FgL8BmCwmjU$%|C8&8?UEVlV<eJzq+}yQg;(wR&CiF<(oA~$YFi80dH@c3+SA1
zka>lOY*pXy??YHfByN~pFceszrHCKH6Yk^=Wd(LTTpmFuh-CT+wJ;I1+Chy-$F{iyc+*JxxAcSUi<>z!R)&NolPdcbl>Cg&*1N^SJl<z;B2?w0p5(F(LRpi
davJrUye2<l>Zn;_iej7OlHx>n@sukc=@y~qHQ~C8-KKpuAMCjkFbM~SU(-Fk54U-p==*_*oc4{tDs_u-O9Dp9XQu2_)QcbI#2^AP<HPjwOBdWxB74+_nig5
f!<PEK!mo0qUt&j2IU5<#O$iKEzry3;mvUa71>@N+RsJ<x&h+_HN1vjTphO%-;b}mf!WqK+s~l+_Vf2Gm_k?WpwYYSX9nHEu)W#trgb~M*|F)Ua<4Y+MV-Z$
YCl=y0@WL}-A%-Pf7tAsx1TQ7>+S;%Wgtf4x<2()95l?sB!+Cnkkkst@i=fd9@O7{asyKjT=tqm&uq=4f?lbnZaI3|s`6?Abg~OxNB)~PC1~p7WKzqEvVS>l
CNp?ZwW}^+?2pana=*8ucDgqGJ=xdS;3bW2Fa6D?X&}$lX0w%-;32!V0#~jc54)Skoqau>{jc$K9oxtCY_<-zV@RCnqCUPBQGGRuo<{NXD!TYH%iDImUss3C
WHTE(RlA!VUvIXT;{%9ualH)nrfOm}`E+<afuTO!91at+Zm+hFINWYtZ;s>jzPZ^xed3QtINB|QjyF%oNgEz636wIh8I)(cZoBz|EOFCxf(pO}QncB<hU7Gz
U3{8cf_Tn;o<Vs|raymXPk0zlMxDh^<-TbW1IM*Le7AobPe`;MPoF+*KyJ2^Nf_1B@$RYJUVl0^Rr?w*Zp_5M4#pc*)>r$<Ls{%EP5V@B+N);Yox!?%{8Vj@
_3Zd4LeWFmY1VuLaaKV%V$^@Aa)Sf?Az_k)1-1RsLg;hhfbe%T*kzY3sNH%4<+Hm{?QU&$uRGD%9B;O|eQes-8&J+I*nf9^Z2dVFZQE;5MezKawlat2cwIpC
Z8vW^hwrx8nR-{5?O)0j`oDXl-5!9biJKNO1HAi|UR-V`K-Oat#G7=BgEm@Mo2xy%X)t^9*pM_cqk^mzYGz!S$mb(ddO07;T#>kcQWo`(|GXYn*0D{x+6N%s
)E5vwqFhg}3>(!&9GmS<@8XO1$5!pHN7L)es5-VWo^13*Q_5&lj<+hR8Ys|lSZD23MaG6s>dW@AKJ38CfM+%rpy})4aIx7nyL!_B*hX)zAq{OIrnIx*YI6DK
Y1odT@k_du`{`voS>NyV&Kd8nwzFe&0e(9Eg>PmTqgL+ro5|K4O@X!dPtg7|a@bs&>BUy_EZdAPUPG=p?g1FzK7q%J17Iq|vfb-r-7)=Z(EGz~e@&j`@3s(<
_I3G({blD?W%Cxq<8WxYxX?mPeID}mO>;cLkiR{ErGsW(e5Ox8(a-SNg`_FS>SXl!VR}`W>@hk#eoFS=?c(tyinim&r>D*F%_j2K@x|KOmb-Fuy`OIN;c7bb
A3vS8*WCvd!Q-s)VaT@ArYWCx?eyyLl5O{VzbOF+FLz$~f)N><>Rzc|P+_7#`Q!5wbMN`@2o`swK)iS-)es+`de(=x2Y|?C2N4E9We*CvYq~RU(1(!XK_i>b
0cwBTmEL39ot%9QKOH(0Z6O@P!NUu7yQ{KUgMVDX%b;vO7hxCQ+s`eq?M?*m{t}Y92j~Uh+JbMl<hZMgU430u=d^}caXNwqYWDF3Fk$!d_OX2v)RwoVQx&{l
5IS~)w95RrX8uan33_EYgFuK#71ApnVaJX~sOT257o=*_fIM!sYGfU4v!>cyz7BWo#mJrN3T%3F5ZyIFZB2>r)|=^Q5zGyT_&%Clj9=HyIGRm%kH@xYA*lm7
Z`(0w^S0VvevXhE7=pUm>|t6;TCHDCFK4sMtN)b#wrR)5YQMQGr-w-Zd^tX(+s&k!K1O)<`fBpaz6!2J`FAjfb<>S?2Hy9kt)>w~<zgKi*5*)|cspqE@o_WX
!yLgI*8A(j0qkmj^9X67JzgCT#fG$RJ{{TS>FGurS&ME~I*9=6?||xN-_1t*wkyy5@eK^l)9(0P7u%sgyYl=mZ-?6arPI$2MWGfaqd#9<S>fbTKOPUq_VL?s
G@a3?ZD*VIS@4z`S+TN>M&_`Y-dt}FmlJ;2KfT;H`<Fh%x@uP+pC0#SPaj)-+-|S;`wHUH&E=Py@jSZbTy{%{e=E&qjML3UJFC4b;Q7b6sn^bAJ$qwDo5?hq
@it=XvYs|Ovq?8U&DN;<ly@}_*Jd=8?M}^()wh#RyF)sAdywDWRIek@yeo5Po2!d&M{U$@ejWoI)VpeOaXH?E<KL9d<J)}l<o)BP-J7@drlyU21t1@BRz>@C
EE^W#_UgjyHg1G*T3&G}r+3?lGLwg`fjBeW1d7<>@ve$n{jKaSizm`EWwG|QO-Rk1G^5>NDS22%u?L*qT%+}Az40a9Oth(HMn>^?8oNQ2Y~&}u9bfL>QuJaH
t#587TX37n!3&!zoL;SW5CR3{lG$<l_HNd!E?@5+uaA3>im<M1v;XgtU}n0k&MR|8+OiAWMxMXEY<TUoi_Nr?i@}p=T0ZeB0@C`%x;n%N9jEFd+P~b^5&e#h
lp*8mZGCwSxhNi8vCXVd&HQq7DBJC0G`j<sX-Bh3If~XW@O$4MKN-@_6Wv_wCeiVAe3Ne0W0<7bD6Hyr+~&<TuHe8%=1RKzU^1zKu-x3C&CTebD{_IW3uGYY
sbzF^37Ro$-d^v1b|4m!(a-f8K&G4K^<li70j6xPsx^4m)nvWB-i*t`<sm*ZuYcZ6FaKXBz5nVjr`|uG{r-P`@&EUAfMy<frlJ3RNZ4!~Z1%m~Jse<J;h6@m
9?f<ERl&Hu#2enMEpj=(9|2rya-rghx_GfpzuiyAK*CCh=`4yFRhTZLNxPYu_3jG!T2-N*Y@5q%IDH<6X4C48mJ<yGR??uYDtGeT>s?dNcHdpMpEif~YPNks
Z?}_wyo#<4mo2n^wZ0(L6#)5732|y?9(U~o1o%<zoIPuT+2*R8W-VDS<r=)Lx)^QRVpIK}yZma`G`ljGz2;E~Iyc+oLF4=(T%R?u)|c8g@&Epu;D7w(6Q95O
%O?i^`%{De@2^Jyqw6(bdKBsi+&>-(sLaJS9(}u0>+P7Pv)x{<K}N}>u7hT)Ch?|*Xz$f+9Zwa|<fuKeYPTop&%YeT@1-I+A<l0<Vr21KL}(xo^UUvsR_DGS
g#E&NLvX<Dh*&^e@yU|)iK);q<9WCCAI8*1PC#|w53{cda>{w)DEj_Zc{nG9gTi9IOtMoID4eVYf0JW^@NXoc1T8$Dt~jHXBU!2QGhckv1$)VhVz68?-+#_H
=6*hxEcXgI*G$V`Nlr2x538y&YxN<wrH`UY7nLg47Q#_tMK<Bu9achDb));dDl}F_p|x&!(KCJd4VOAArPS<w7)s(Ho45<AZ0ghAza!6KUuY|#lwcl_)b^Y(
45Y5sNpV*|VJfol9@aIh%A&i1v`>Ukru!lFKUjz?R9-SiDts3f;X?L!fC^D?{x20m*dQF1)LmF^pA5*$!uPH0G+|4-FBo+>mGTxdulq|F^gWR-W1d*he;|dG
V}yk_CrB4~Ww0a(UXZf{Icb`ZuaYIr*xcrJZX>e#(obp1h5q}+$G?B33)y2@6{XuP0xh$A#Yu=<n>ry4L&AdypJLlEOJVl1AU}cn60>5#5T$nf6Z%s?K1M|O
eM$#|IF{7IJv=C}H$<zz>nAzM^T3Nji>^|#Aa@*s74?gse3tkNA8?(x%fjvd+Dmxf{UKT1F>bB+kcbr~PMVSP<<gp~K%6BZ39O-oRs=h+^K&xyQ1Lz(W(CH+
?}_R~V85^|@iL}$5R*U_+9(gf`_)1eHYtWw6e+dyVGzY<K}hqnm%Y>t?t_Rn-ZBV6qT`W=JeQjw7_2--@6QaAtjJ9c^&k?aaviEll+1PPQ;u$3jf8I~>Ra$E
op=Tnl=cGpQ^e2T6F0XQw#$dr-Pz!$feQOE@)JJ@DpOerhP{^$174I$%CmtJ^OAqG0*`Y`L%T_nz2L#z7B!`otSd}$1RIprIZ2fCmYScZ1y3>Ym>cHvC?1W1
C<+)|>IL=&f!|%(eMkSM3f&YoVH;|?y9y|tC|wIf3!Q(n>=P+4om1lFSP*UZC@$UdWR>|G<>_5CvV!v<4rAXWPzm&-V}fWHVPy(mp}?>4^Ne%h^8up7zrA&B
39&@TOxvZO1Uf~W<mDM*m=R{3mxlX-i&rXTB96$&cS7bQ2nQ0Q47h_5*)xc^E*4A<p(;~H`cj`FkRFxy^_k-^lckx&3qJ%==#yw1_Q)tE6YrEJqkszefW~pO
DirN1j+$r`qhasgqsccR4MO|?m8{;`K^Ry{F6mc+DpL>9(dbVAtzs!ar{<*aL{PvU6zKxHkuP2Ee!vzd(tUt-mmcx`cU;~(VX7;(@U+QkL<8#I4bUlx&RF1>
drOI5A?fP{(;tgvt}0`YhGGo-kh~I6=;Pe+zC<#@(2$si&!l%wy$7J@B$6gseF(i;C&ZOd4D3b00@B@(!~cki#Bf5LXdxI|#e}guN&Lb|CDYNIF{I%Tdy8{X
c%D{#pcfv3&JI3Wjz@8xrG+BdeZq6jiax8vA8$!v?lgIhs1$kNyD(-XTw3v<{#|eB>z-4bSZq)X{WPu5J)Xq4asuKP8E5rfg;^#=QHWdU4f67<s$afC_l{NG
x-l}!%?mQfUoey!HD@$k8~hw=&tAaBXcl&Vb>3&*Jrj$Od+HOLdrB2XRF+a@S!>0JNKI82ChJuK6{H|qm&7L|{k>6@EV-uT2__ZPfnT^X(qa+VtPB<PRYjo}
BFf!&LPC4pEq%UZnJTpCA@6ryV%dI{%NGg5&=Wm$ie;{qP(aU)Oe2mg<Fh%FT4^QwT9XuWtQP~JYH8<l?v>oA74a$?X;!J!Nlrh2rmry6zbOhh6jCtlP=y3p
#)L+05k^@!qTvS?jRqc(^el=<M0M(rfV^KZ*b2>b5e0cgNEn1Y2PqxT1=6K83Op28QRXIyFv9O(B6z{`MT(?FUoHtMlxCUm7P*g4J`f_a{sM_*uQp|4nCaFm
_M}pQ^*|B^1IejFQ`Z-M3R#p4{y{L_04WfJYQK2zcYltVV6DMLdE^zoP{H>+cen}_O6FdiQ4$-OYAwLn3`~<{455{hVWn6?`iW6AXQiqbISIWN<sJ9l>GcO`
Jnz+zdDP3K5ro<z75$-|no?;Jtxg3;eunNmojGdBRyoL?Ws2L9-(e#uCKCBQ8Pb(zY)I_JYoe0bEbxpbx4+AfFD+c1pARvjP;JD;q2N^{HMqqvqxUEZia?9M
Ei5M?^INF*h3R=Nj+CKdprVmT2C~0Wu2Tv@El+y`mG$qdH0VxLYbq2sRCSA5FPTG@x8L~Q-N3@&i7`^%zghq(Jrb$glr}>7Rg*BM&yx&m*`q%-*@=Xi2-c+=
GWTIQq8t;ps7*7pzzGqVqc2iD2O&+f(?Wd#Xr(|!1%Qp^-ud`t;fSS=^eFjNru&H?*?=@*EZ5)UuXu#y`5;|}ne2Imj$|oCN;F2&qhv`1W<yV}sD-7?)%}?$
5*@k{Fvf;ys4AuEs^+)=h2oVieVMIwzgn1FnbKcs!%I{aTGa(nPU-1fa`F+elIf*#5}A2tOcY9SN{6c87!S_B`5=qHTY;oIMQ$Z(`3>xsV)p$CEs7%ddgu&4
FmRzPsRyMlII3L}c~-`kb?}2dFPUP!fFwNp3K1?uuwYVDrBPDXu-`JEX|4LN7BC-qsa|@_@LV#fGA-D-tYRE?i!zlIQ;0FXPf$Q_u^rI5Y3#4fD^SvS90fc|
JyHC~61A?<-?Eecux}mLKevs5ckDj3R=z8{#efwPeqg8e3zy>V)?E=fLwW!G3alXXxb3*s0tC^)B(VSzmr8Sgs74?@??^B6u*{NE2f#uPNahJldUl?tgu4Rj
k*Wdj6H@(D{6_@%sIuEi+hUnzUHeN7>c+C<F7*PiS`?PcVPvWeMV17J^64ox>vc%k9r!2mv8NXXBm+t1B6sk25Pp^Pa{viFfA+l8cFMVbAC^$hMAY!gTHcpc
p~@jB=ejOkQFT(s33*i+R8~e;MQ!RDct*LdN}RL8lgojm^ORHmwS&@ok!64>%vz~bxeEUk=|xUtMIOURfT;N?gfb9V-=TNkdq@G$ctPNZ2gdwSh=Y%D{O~F{
la>iQ8uci#KlbuMs+UeuP%9z<IuE0$F<Ns|+cYht#cCrLx;BfR(F&(co#A3_j4F$>g<cA;$Us-SwGMj1*zei<7hWM&3x}y9ICp>=MM8gA_!;!RhJgyQXvt5z
m4^Iq=!s$Hk9aPDNC)^I%5R_uWLbaDUTP^E<rWDp)JiPwlrq`_Bvc6ut%U^`R4EO(Md+!rM~wT`H~dd?S&;4~*hx=GHg^Wt5{1tfQiXODM=GEr^Rh{>)%f28
UPbAu*bM_-1-B{<gYJ|d=0S<?iCd81kM{$aLP3f|l>@R^CAV|QpQDxH0&z`z;Y#JH2g33fj(;Z-n@h*=K$1Sj!=A)<LU@7v!-@)zyad573Sy69Y7wgLoOB2r
9e}g;BFTu(9}*U277LM0DT0F6u+NL^2N8yb`caw{Iq?L$a}%2)Wh)U`E|d(RmXFF(-=jhkMCT^JPPqnmD}T)7SNvs2Gdir#u;q-hs=$<D1o4d|=>Rz<nd^R0
R(CN`J+L!c{Zm9U^Ir9Isq2zEgfCPz?-fQjP6kX9DKE+quWc!T2?d>hLut5}lmF`n1r*s!<Wl$x#0B}2%HXv;gTYLf!+Sx67~-D4Af9=l9h7<KpRy{0SQ{8O
z!It=$Ei47%_&VmeNgaK5vFRcJf8^Z1fGim@`XkN{1fSh)N`yMt=FIwYt!8kd_|El#sPGZvRXkwRNXR9>&>Dxb_UNv!c{^@;07x#?G#KJf~pM!Z<duDE<VT#
ft&cRP9Rn|o`+M<^N`><_Pjxc=&D;UongmUJOfMP4hSbPPPweqPbKtCu}m0Ab)tBBuF`pWUfQMo--!R}Wv08kF}))X_xj8aT;@3W^KSVNdoE>3PS}DgIVVDe
UgdJ=ymN>{5s->(nspXfsTa}-9--}K<KT1Sqi0qgd0!f-e*9=$)ZMZIaKTX^&HUt+V`SfZe{hH`hl9dJ4+FpaVXi{N`~cYwXr34lW0o0`%LfOMAHmg$lpeDO
+_q(TB6|X~Vv%~Mcm&%HVC#2eMGcM6X;i_x23{yZ(}$ed9|`D!IaxusVG77j9Tk*DK7`mKrJ&OOC;<Y3cSD!@UPNNMtSiKrbZjyXC~rFVBdaj=u)he(L?c58
V4o@#1!S{b8G3yzBoZNHARZYj;68AJwns%C<i0No*XC?kuI^4fqwaXY$`h}WmM$_9r9t(+yS*$D2&EpF+QWc>C5uiP7<!jm_XRKj_Ip%yv(n?T08EtR;WYal
;SaB{53Y!^(nskk@0Nd2^MDqXglGHjJt<e>7J3buI>U)a9h7@iQrFK^pb9C5eUHFF=!yfgmI?JCfSj8(OSCL?D#d)sYVL9KrBaZ##mX-JUO$K)yEQ<`X=&kS
!cQ^_ki3wUIz!B2>P!U$zX~!xRqCOi_}a@=Vosh(2YU<@juvy`IZ&nqh|2{;0fbj`qr*jD3X?KM6%`bIpWe%5I=A>jpNkBVo<(coLmFU8C&uAF@Iv;|2i2_y
RtirU2#rkgz|TE5@nWibMCP~;2*pX@;}x+eQSVV`0a5oo%%hP8n0Aqtt5P|YPQX0Yd7?pUkP#j<D<t*s?!~IOb?lrK$(iq+qwwJzKU>JTbXD&ssjLo-Ve+sS
7U0{I<k{eq<P;6Lb;@m*LqNf{Aonh9n#`z8fh`s&nF0DffJ|jEDe7u{_ihkzN3YjlCYvp&Bhib#TL5L1c_dg5>ns{YI_TrFcqhBtszlx@i~L(v`%3{cNUR@2
g`<Mc<4XFxtp3@!Br*lURsm=N$I_v<tAfHrwXn&Eh`Eyr?EL5w!o$R;%N&QcmhoBW_i`3Qb1Py7mn3GO*4k5Oo+-gHcaf60ERjsH(=9aRP?QWDyJxR_a-#T(
|27Q0I6Oz59YWyBsSo9>zOqeFf*NHQLRWZ3&&WIKI98ZH3+6$-8pzyc=sZX*5E$t}3L(QEQx&*0m4C7ZeoP6AN0ct=3Jx|VNa`?*adf8oF+_K+QyLLZ-zzYg
K~5p$5$L}#jGjT&Vm~0%RSphf>I{cIb*Y;MV5Yw>J=B9_?Jja=Lk3kgCSRuWj9G~KBwg?op+j%TD-{hwCau0M5;l+oVpb$ovI6i%VtD3b$SFlBZWYw1m+)Z-
?!nPAw^9Q8?o;zDvO<(-j|e|f7=KB8+x9D=AVoTv?-8JXoN%ZbunS7#)QJP>o_69A5h`Psd2EicQfJr)*tBCvqRziqJRK&Kpg(%(xyY2o5yF}OtmOBJV1ZU1
%|Set3ZKpGJ9{a~J4TpI<w{Z$4Jar0iy$T7HI+5DWZ;w7i3WiBh(`X4LP8*1(HJ5oC9*OQz*rcdD2l_T9+DrkKP_nlk%8y|=KbVU$!{WOov`#-h9mJ+6d`u+
&eL4^77BW?l+o9V1fU#d=|hl8-;M@0>Lqrj24bN3dnuAi^0RfhDsw?&1l;+9L!;z0STauH-18g;#GoSYlmsG)ydjbG$|GU?@`0u_1`+|seJ-K>@oJb;<zngC
NLc8>_j~qP0Ywh*`$umGO<E!8GI>{!{%Mh?I1w)b<#CqZMGp2KzDA6n4HQckse$}n_I*NgNStCx1Xme~V8_{Tjyz(QOU%n|pL%1A$MW~wPa=SpG*JB@iao-T
D0(rDya+fS%65!KqbyWeES&@<HV&vM;i&Ma<U!)2D5QbHVZex=24Ft@^yI{0-Ew=NDejQ?|Ii0)7xNzo`&W_Wd7q^&K|><QvNLfp{D~H2cSqN5i9R|w?Xdta
3K(r`<x~Pp)CscyA(}1_{<4oFrn(!eS^pEUTi9tI7vT!eNdP|gTL`=a{q~z67)BMUWI5<7GVos(kwX@B!ljPj$D)uhX@UVi`kv(`(m@!+#9Oc=ah|c$9zOT@
hZnGE2SV&O^aQ#(nL|F4F9r__YM}gqbqhIIyeNcb0k>3MFvkB)-a>~9JE9|>D7=KBijd2lXjCozFbW|i-Ggh5vS<;h5Rj92{jX2%ZTpoQ#pa>^gA9g<EGSfL
9Tv|89TH50`yv1gcQEyYTSJJIoMP{pBB>3@_T;>PhOi4=naY%jI%|y7Up)jsY(@X>yiQlljh9(Ky&{KN{9Z>xLlI7z#x&)+F(n|KRl<vYr%hAUx?1aMSqW1&
qLv)MN)7^&%AsSqmV4`n4@+j{kY5GKCFJ9*2bF_3IVGNZTNa9{q{_`|`M!cYTy=NRO@x>9-m6mnPnyjQ(+fcsJ&ZwPQ#^bDU7VL}UL?yjwIhc+oR_DbM<8Zu
dCQ7?y($Y+Y4VMLm@;VAxBsN7W@*+7o^YihHkfr~3i_qe=TiSL&{RpO;f*CJ+1dYLnD07{aQt)637K#*Yi=`YLsWq*|4u08dk^;*W_O9+Q^1(H&%acjch<v1
(cV&IeMBvfG2BBUJLSt@eiAT{E`nTWqk)t4zHt3tduQOJZWMO05GPscM)?CNvNTJXf<cF<0;Q`$e<0$Q-HGBaP=R>@%)|-G{5o3S-bH|BoUT&eeBWU7T*5rd
5UPWCNtn|)v^|8rs?@l&=9LY&!^<K{3rDB<sz(^aA(SS}_PD~jC>cAGT*{9ueem;#k{09yL-cfc>U;<yl#)|bgjIBBB{;gHfy1#)c%S+wHK~SaZe*m^NL3;8
<t=w<=2$(G*ce;hH%Pn1{1yS%ajPIh=k6mxAwXs7`jT_;K!;0I((Yt>(XYt7$U-R0_t;*%oPWglOr4iF%N?i_y0m;hnnzamxAzeVGeGn(Us3Q6;_6s;3+$K}
cei<$#j>CauRwKbGO;k08abnG>AyINhhFBNE{g@wU<QE>c}Qk>2?0kg&L2F4&tQ;V2u=nTcgov!Y}}%hthmj}TvjBX6LUg?z%DE5BbREKFXm!dBz2(AD+Q>P
1&&2vzH$s%>lId~kRExU1#sNF81lY0^+!k<SO99vq}1KrULaR91oB$dO4&65KPuA`<$$V|He?kpmc8PRX?o_X1xNrKoRMYOt7P#JS>5M>)_cKa#_cqt?m)T%
`>QYL4_@l~tY9bqlsVn~J|(-iD#m;U|67@b87R+@NDni~AT+%w3r|*=%YeY5=oHnAqrR?ALVj+qUOX`Vs=M2nVv9wOmylJQ6C(}sa=98s4kgj3p|CLplaVjH
Uf`l<^p2Z|pcj-tj;d5bV^2s?2&oWS_LP|m@eH;o`A~DN4cC>>HD!fJq#z{3i2MuoRww>)0h5%um?i$XlLLhjd`4VQ$L^X$FdO<|K<Ih{ech|b`HB?3`q#|{
66dBtL#Pf$&2M#ehrX5@U8?hHkrR87E~|Q7Hcc}S040p4kWuqhzbJa{Ny=l089_iGTlq<u2WYT-2t5!|OIO*;?q2tv!!vT0IfJUurqDuaT|2gt##us~u+pkz
PCD0I06yO9a;<#VbAyq4hZe&q96BxqbruWhgr*LoUzhB|aNt3QDlmJX^nj<9UMZBY{C1UaJ2|}v7|H>?0m8B+@m7G2APJ#|ppyVq=7P|`|APnQk8cAGQ5{8|
#VsEO%cmqrebTLXO+G4l+k;~Z{gB|3A^+M}48+s7ec}ZGf*6HyOky04YG`V3(GV?0-XcnqMe*xF7`k8G;xGa-8}z*qA`*C=I<Dg>4qYkFI4gn$zoRHB89t}f
UgdMx{P3@RH}iboR;Lb>;pzkKV;fK~c(<VGZE`|5Os;xx-urf8xNs{C;i~)8jDp94CY|t8NQo&qu|P%6OD(l2D{|`@9J+GhVrYSoaO%Fu`X8QC5BMeaog6&R
gjphhVM*c!xR6bN=|kVMla=JIs0^J1*aBM4?_60ictYyU*&+f}w`J&jl<ShP`8?}04XsXGPyEiZXt09fM5^r8W&sxA@DfO6z5-*C*k(nR**S+8d~SiUK=cm2
ih?r|tEh<cyu>}RWR(0CMMSS6x#m%LSBYg57)m}`E`sRd{d)qt%wT@4H4VW5sUMe?gz#lSm}T#yi1i%D#*{*S3epHj7X+F+N@+ESDXqPls8A)K2T{eP#|Y_z
0YN8vw=S~p0wm)gIyL$5E8tg{%@K+Xj-=3<*-*wWq*&eMT$bm9vQ~4*$a8pJ`huF2q|VUcEAVreV&wS{U~P8(k*zYC4P9FN0IKJv?57t5^@~?Mm#);;ShC-7
79?eAAhD1LED8JcgDQ#C9xGFX)DTIV2O@=>t#qzA9G&m|xN?&DAAC?~RI-(r_Y1CAawn@wm)#`{FNG;Nkw)ve-V9}!@;ZR=zGu4dRat_m1-DRDg7hKERb>L>
Igl@SCJQL`TP;M9YkMv;n}jdsuQ*}?IS=aLkAuH20Z@NPRB^jJ_gwyy7~mvPAY7=QrRvw^J9v*mrCPm1-khfBS#c+&!%^UfbDPeKfI1cqSa1&WW}1L37I;|%
ezMdH`P;t>B@$kUJ`@%qH2e=`hu$!>q`y)z_NX0(5)av#(+j*n>W3nL_D-wt<PLbeSa|ea4XOrv84t=5lC!ERb7JSfnUaL3+~q4Qd|#~W57PJ2b@j5ljjdov
N|Slwxqg*;c$rBuhbGGPoEH_<mO}V@zE;{O3eGflAy7d+b(r@q*Tex8j6Cn0%u&TPc3{#zh<;IOk<9atTKT>Mst(5I!24RDNdBBi0KmZdAgDt_cSJY@5<zWB
DTnd^#(!^vHJ07lP~4$37(KAR56@B>QrbsZ;CU3|JdB|UatLCeOOfY*<0IGer3gauE4nfSFWzBRSig5t?x_%_21*N@&>?ZK0@EyY_5-pcCw+J2$Q*V7u%KJh
W+)4Rx^<U*(A6SSQDuyNX5AORRR9uRkUI>7V`V`*<l#>|2UEl)8FrwXRvWpXu<JwvT$7Y_A3iQ0s3Kv(%TgJY6~))U`jtBE&IKk=b>O$C&x)k{p>Tu&<r3WW
cw$S=09-ZK--}h5q`FrC9s33Bqhq0rK>&u{GA5Vu7JX1s0bYu`#j?jG$$`b}?o(!&Ec@O-WAbe1o<phzA(|IbtI{;R+-bBlwk@op(7k^vjFc(wuK+9<jwqzG
kIJ0752_jv1mlKRN+>k2)Jw#`nbTfGz^CU1pmzlWf<hh-?9XR%V^yaVB0`;Dh#YHHD;sb~`=kT~%Ld?bNwFx*y#&O3{z4(9%3Gu|t&HwC2i^vM;OcwgMG&e9
$sGCc!b{2jKte<*7`kHx$O5w(Kqfj5Uy&#dhCpSJF|Pju`3i@bN={P?8~J-85#grq600`vEAsbZ-RMeIe0XmX*I%!-yF96e9?S0w*x!7hd~AutOLHw(T|0dY
jR&I=Wfi^iG&N)y)RB%P^9K<2Q;(`M04*l%)z`@Qgx7zaFI1Qo&ye!tfX_Wa*$0nUMlHb;igHzCRbhb;gcd0u)UZ6Q`qdw(^c~36FWFh*0Y|RsNm@D#VA2NX
V8kQ(<%$U9FpbbD<niA><IXVY3H*_B|CEuy_92yvhhRaMoV^6$mnmTdpuQ_SFX*9P1q#vd&JUs<?PFc`LUM)zPF4d%70><qp?2o^T|wd=jCsEhs~Gf<yzli0
g<92NUDkRHIjFn!v8I3t(xs&xM@b23)X>xHL!>2UYaJUQmJ$+bNkSQTkoZ&T{Wh@}(hzcqgwmOR^iF;99I(^Jr*@GS{#Ut>OFJLB0MvnilvY=wB%1W771>3%
2H`TGXRaW^A@~(e4CA_-Kfi^P#<gz5_h)&Tmg=PhPL}06VM*2fbvMUgvIdEt`Ub76GcP1rP?hC_w7zi>*gRB1R_K}!(1~RYF`Y|N_yV+CWKbeMN?h=w9DWU<
XKBp9zsqZ#>JPfM;e};62eFC+5~GE4HuS7+T`$KEhAx8nN^$rc!IVT{<i()}<n^lv2g<pX#DJ7~fM=eDRyU^bf9w`<LEU+|`x9YSE5@42vhMj}X>B)kcV*>Q
^IQLA@=wsW1iGKl^PoHHB7MAkMdyJks!~3n{{7!(*eXkiShZx>CB5JS`9gqiNPuNPkK$`w^a>yl+Rq1HsX4ZCZ6Jt)rKBZVb?3qomDvw@;1<X(3Mr6g8FMIN
cMdPu3X_m6{)qem^<j<(Q>&C9`VY2{#e6;#spr7|9&8wZ-xHdi^2`VF{4pXyhl~N#yo&?Kc!0U_^IM|G2^<CFAcs7+kb@pPplJdczJl0wi);&d6kbX0Evt97
I)QBrzy}bajK-^4uCx-Cg$$`m<rHY-YZm51=cfuZ{*-_kg#q#`${?ZExeg(O(cwox0hBWc!KV}l%aI@b+xrthC&UQ$Z9Dy7Yd;yNfjXCc;W8{%ct9+Y0r~;a
6O`M;${mnlT_{`rma}s(51Ff8PeS$w7m<3Ef_Wt_Q$`r6#}SFCH=)!YLK~tK;U%U%MRtg2_Zfr@s7MrMprrSCpRphO=-0tXL~JG~5D5-D<Q8}QH-37)9F``Q
EQ!EP{fK~90x5;W0>%r710zj-?2qWzI3Q!}2Xh*pL30?TOU^Qz-7bdAF$xd|h*M^|OnE6wXol{RAiY$-@8>Er->kBKWz8x90Lrt{>#p0X2k*rBedc-vCI5ka
;YX*m*K}vSzZZio2|<E)i1k-Jj!HxmKQJ<XZxV)5ewXKcfj$u8Q9cKvux-q2D`Sx=tXHWGrR>SC3rL6h^bAxVh@EL!W=TN?AJ3^SAlWh@_y^0Di|0x3yL^bU
{6lvt4wD4kxyV1sq1sYNFEA+n!jtr$Nq5_8EpnCXp7%9>C|43mk4T=QyH%gydqIcH`x?3^O+jqPue_=#D#7ZiP=#1(UCqt1hF!}F&PBOen0#(ZAkz$Ua3@yC
3L4$R_Q_K4dnV?fF)xz7&dcrsl2@j?0?U|DG|UJc_alq@{HsaSU57LBLjy#djHIG64x`iwJ|Lg6QvDUwedK0t5!0}W{2;)#3Wy!~LymjPF(eU~Ly2%I!A+Dm
zmr%o#}zNnM1JOah@U3t++jGwp5HA$2yEm;e#BEBOc8XS+L#P;%s{q#09T~Daxn-{fP+e^wXW*>jJ<@wtw0+HI>}t$Pk-;KK2S+^Ug%|A0R-81Q8`~w-!E46
<||>@=oXD5-wDSN*54?(05md~y8|WjQnB-gJLh}ZC3ejDX{sd3IQY6`CD($Lkdssr(?N`_nD~LFaMVN4%>;62x5oHM;J^2S6$-rWyuqnnal&op7JcgL)yMRn
%92q@WlvWpd2zp3F#u(o1aZ%QMM=r*hZ99u`jWV`yPgmw$?69e5{?X!^KRf2E0T)Rn5y)8UGk|m%kHGht%?HX!(6~z%KyfgRS5wR*XKT9v?HlSqbxz06A8y5
EU?2~VF8iOp?^K%hS+nLPAN_QWpQf?uROVRT~sdA88p-aY7knY3Lx6*mmc!F*}8*N1~Av>%tJQv09D0e1(D7sF89*Jr!TU1D~bo$ore_h!U|$5BYmIc0e$e1
<p;FyJfyLE$01%igbX}PJqKcah|khF3T)Q}#U#J}@S(?gMb8EW_5F}Wf>%JJ%6rc5veZ&p=}1#8-15~K_cEo$@5=j%eX)cTrOueA5LcPV@SS3U-2uTm+>zu5
WKL5DLPO#OS$IB>KI2wyJASG%k7qyK4cM(*dETG+3l9VWbAWJg-9jv07OAw;f)%#MlCLH3tCqK^b7C`^x|y{S!qrY;^=@@$xuXbMihlj8?y77+<Ep=OaTtVl
MpqS1N+*o+O4`vYGU{=zAlk0iCiu6^4(#HuF{V|3DByMA0TMNGGKxpUkM0<g@&)6;{2T^2@E%_1g6iNueouQAO<2w}V*mpcIQ1YRCe>Ue=M^CPoEDn*pBEt)
>a<UlqcZEvcncOpE{WqaoNTPMq4ZT>_~FUtPl{wJA;bj<k>y!a`4GtOUR7pEmI?(+mn`|Zs=`c5$A{Wp;WY@4GQPi})Pn*@0RHA6ic5}sFVWhXf6zY-quh%A
W<j8vgy@wtJogfkfV$VX(CG;{r1ovig_np8DF=ZXpt$e?*eo@YL<NsxNI;8_`L-Mq9Jw(~s5j(p63a9e%2EX#+C#irrFe;C;Zr~XEFh$F`9=Ps0JgL(yBLt%
&$F{$MNcWs6~|w>gKS+F&52T988@U{Ks00pPjw(2={*4K)VZCOqGzh~feY~rYQ-?GuB<`d03U#GhykR=7b7e}{soR=R0gV^q%g`Djl&c{D&{;6#v{OI4-Uft
7qq)|O7Hq0t|m5pa6?JTY#!<lUJ=qb9CM3j(R}gcJ2kj1GSAEY_*;mjAHWr`&t8EI==&8rr3mqpf@YTQ<)zPpCARzXZe`2T4$GxyBQm%0!qFTn3UWi~t%p|Q
?vhh7iD>^kfe8bZC!X(PBv<f!>m8ZT38iUp+AR}92nx}5+ui?d(|t-DkYT&2>t?fayfC1?W9q)@ay+;$AQPn_Y%BsT#6Ufs56^eVI3NLz#sI_0r?1wKCreY`
W&Oh8651AOO%>f&u1X<FAv^om;70%lKxJ+XhOeQB9MVUY3*pD-rY7ER2vi%?qwwy*#?;?%X<X+ewlUf?#d~&A`2)*G@498Q=Ky{PL(2BNFhX-U-gRy2YF(pX
fEFkKU^Q?^f#YBwQK5cV-<FHssV%6rC{yTPW?sDnr_ENfFpC1>p6w{_q`2kDfOEII2qZ7oaNsFe7Sx+wX3Fo8Gds0a0dJJ5{14s2Fp2JeDa4sI6ou=Ze&{XJ
WRMktaFmmUV{1lMcdkgY<T<aqmEQBZT;1P4=Q_y>|8pIGE&s666_bVwcvl=GNCLS)7%@ulAwPF*t3W62A7K<z7~H#Vb;d<r8Q>)t)Ut$tXa))`#oxWF*iU>Z
RX?>n?q^C3(r$fAjs)w~2~&5sSc1q6AUx!~fn=&*b{FpJ!GPaea>&Wj@$&wPvp`v_e<o!jB|rDQc}^d4pWjK#FIDj;ltTG2^^rXXMh@YhS#U1zrSH2Cf<x7}
{J!;nlk_I+jT>2-?o@YAO?9=GbXp5V5qs<iD0BYd%&nQOuG?PHX-P>^AhE@c0400o2i^nU$IIhIq=<-fzVH2rh=9_xhI&z~1`gy5eD^%zd2z$zXe#c8#Z4oN
3yU2pi`;RNLudm6#mOkoS4O_ch!^);r~k!%hI~Pgytq-)7~%kIKF*FdfjVsHGG9(}NFB@)3;T9GnB2tPuySx#wS_C@m;9u6du7krbLa!tAZDI*@`-VKi@-(;
NLfgr-8ny1rSuhjq3iNRGClklXt*~+$T1s{oAG?~=BWl5r%c2_BVwSA*zFEd2y)WSeiCz+PS_web?3?;D2hN~fNxV*`;R5DXi-qv5Irmx4QL>d$Jw&~N~%Y}
63pa<*CJp0tY$)mP=bUQZbeBoN`Y8Qx^1|U2%6ZhUtld`TE%3c^G|5-gBa8S-aE$yD+=vud63)}lZP-lm<?32S8n?b2HKK6aAh$V+LsjH_9w-t8Hv{yl>Uvg
<uAVe&f|06)(*gM*wvd3FfA9l#F#<{d))nL(t~kj@d?uP7q}Xphm1F;=SdO(EkYOxE&;x?#_2wZ5Ylj1CcUUE1Ek4xUKwTm>DX!&;-YtjL&2R#2(LG%G1Vif
rs*(m9B|zW@h%PhVg!ZQ#*f~zO6d|=AW4=Fwt)IL-8hyE=5!{?uY8He5}hg^VwcQnWb@$L+qdZ5pkhQbb_QSj=wJ><{%s9O30iK3AnfL>J_7smhu#4OO};iQ
QrPcssfWlFahYuwYz6D3YebbRim8Q=D=N^%I)$rNRth1b{;1qZjNA2@4fJgMVjW-J25c@-03%I4=H15Hafbr*J7N?MtO^2U6hA^X(WQJ0P76Pw!s{=reK#>E
0x5fzkDNb9rq;DIO@3lJ3YDMiPO}C6P>9y#tl}GM5vXzB68AIDMmMrcLB*^u?yvcPSnW~B!M4M(sBG!QH7OX2JRN)m>W)r3R`wNTZRlX)4B4G64h@B_#lMUl
4ft6N(1dwVTPT^vhZ0{{(pnq&$47i#Ue6=AFv}&Y=XuxbEo;tTatz2G%ej`#Off{x{tOqIlwf$^A{LL%lL~hOG7}2;TQ<3G)yv)JvrYDGPi>|PmX31H=+#6T
rAcPlsO7q}cEo2|4>cI$!~7K_K08uo@Dnb_%9CNM1DKdv1_X3@%3^;FC=VY8rc8cp<SJqxKDO)E{Sb2(_Oa$-?3)jAFFAO9%{H`@rwJMpgb^AOIW8Z>1Ge?Y
uGx@6hz}_9j;o)~#^g}y@T;GF&Un&mZhFm<gD6j~94+3VN?F8A{&XfezrI{9^Sb<!4`48~AbT$2=%L6kjDa&-TJ?7>&XAtv6-6lJII1{U(odE31J>$pMBqz9
uc1<w+;_ckGUP(q>Oo*i$OD7}#4UShYQ`TvKAcb^NFzab)P>$cxQM}&WADC!G6@EokX0j@bV_pCvjSyBH6?owaso0AqFA?j!y%L*)IyPn?fNx25J=8X2&oj2
ik%p+cUA|;vex@T<z+`0G#VgcELcD@0XTr4^Y$gWBFQSk$*w{>!T@LPQ4c&qMAajkR9uuV<P$?u`UKfgVvb3FV0_pEg^8xlAWSlhAV$+s&oD!7fzOmQvN1Mf
W^5(y%?auXxUm~YO749Rq0P#FAP=w(d`3iVWo)WO2)-`+`I|<(hTiAWGQzp8KRg&Tsj<)yTuGjBzRlf{XmnIvS`ue_B>G}q2b5w49ZU6xvEaq#r~Oj~AB{PR
FfA*dP|i$WA4l?R6gM_!BXE_fB>BQpCOMP|paGY%gdyf7<bcz8m;}9Z<HrZneE9H@c1+8<K8+7e(>&Bpt_AqfO7@_|M+P2zU^Oc!f5_M5A)5y}k%wA*sJ&#8
)*k|X*YyOw2RYUbGT*aijP|A)!J@7Kxu0deIcZ2}l^fHkuXjE3Fa5ceWDjGLQPh5cAd>DEweN>KY?n&YjSsd@ia-B6`7G(3Vq=ctIg)`;vuvBf55YdtsTvn?
KH;EfhpYuL)yc9%^|ovuIF<s$W%4X*($dvUtayLH*olTTAIUg_-!KA}?^J&W87Kw1-V`(NWEaFcG%J0MVSO_2){gkd>g&{5x6}sh0F}C$s7*>8$-4vx`+ioa
4}x<?3XPqWuj7)N{Lw}MO(Q~h2HD`DlP@ODP+5l|$lxO~jLtgVEEgFsG46c1tjkmupv+n@_KE(9I0QByTl5zE4-IX;$o(vHG>yIWK#x%_0l>R1tVprz*L6Q?
T0q;Qoaz022;kzsDiPe`d`e69#n^`BMBPJn@Xh)hjP*Eqn0;0aszf=yWpfjKN}it{Y|lVCbq^h(t>tBpR2k@_b>LlzTNhXwrpUzJ=}%Y6X>=dTA)#IM#Vr*L
(2-*`$K6cpeoS4L9fc+*C)=N^Id^@?x%}SSohda#I6{$hwacoRof-ERk0;Cla>avsxT-%~{Cb!6;hyCJTnT1hOu#n+paC+(!$ZR#NC>lJLu2i8-ZP@1;NP>z
G)4IX=ZHx#vqMJt#83wT0JY9f6iDORDq5We6nqX)%iOUiIK}$gtExrRXn0#tM`exdPd_FFu=7kkk%x6N1e+!-$M<O6kyJj(F|#n-z`qbM^u=OoI^IJ9FDcTe
VN`K(E}7%l1@D!b4|${6J)uB$X$tv{v-R<bz+xBP$x?r4xCcjK3UY7EVL}|rX8i27fZV6>vl}jp_d$zTM)m#NVY<T|unfdwpk2f`>bpNd7#k{)6Ej_5!q~YN
gaZN%hD)@5Il!%#BOg)8gmwj3Y#zibeJ`0+lNG(R($mwrL;E|78*WaS>$<!f25R@!K<vcL1n6{+MaT12z0Ofi2h^FfJf1RQ0jgh^L=uz5U0pELQubwLrBKe~
Se0|>T$}%5Tz>b<`t{3#>%iPHvkE$P=5z!*Y<Qcz5g}@UABaHTORuR!O*1`w=qZ$5z(@e(&BPDd6eB3l=#Im=gSkDkQtn@R@OYL(d%mdMuWXotT6D{^j<w$O
@yUHo??Mj|S0@kdW?*eevzgQ|==SBy6olo|9{hEb(1LmT*l++p=IT%!)4I+BW%b8QN)6!{lZJnEAHnHAHXmLd{8oy(e#neO9|1;!U>})vegWYJzu`hWu-rZH
4^JPyMCs&H0!^IMH(7MHTnfNa52(T*?DpziF^vaT*&{}Uo~$EZ>=VM`J+l?t2cqIU&WqWZNr#|XKlX{@Ri6+4>Uo_FK0xhQA3uUJ)pb*sbSyx}8RGcBs;pWc
TF3JQ-|aaBf@@6pwLTo_(E89*(MhdvzP-&C)03J$-0Nb!UyD(#9$gQ)3&KCVEzHl2Tnz~Ttj1Uf!k}C0JNeL20wbnhgV*kIQOfwPgB~$Jv0>d72q^6BDlQAC
Flbk_r*=DR{2O##f6qItcTe{(mn9Yi)wakh41xSOIRQExJShQI&lr(?_S<ic!!OM$^vy4)VRmy0?2J0M_;u44I##F*5hBRM)9R?J(>X4_EQTG)`vh{<0F=Gi
S&tN<INChSfa+zQ9lwN0k4tFbf2GG?kPh0-+=c1(30z1y`ian_!o{R^ct|<;_@_+bltEE-F5?&6VGI$v1$rAmHzwpl0p5r<YGA-LS3p<n03_PAZ0BMNQOZK}
@5AV#($lks4hNLC2DAfU+Am=u#n;qdf}j0-vCiD>Hf*Y#N<JS#3>w?e_uaHraD5B>x#T(%C~-O(`NZ?QsQEZ0R!W)+)--tCnYDiZQggzxokzWEECY+GBW)P!
t4T1Ll~js#lRLq6?(+Bk52Bo`W#?fqFZw_b;@Z)c(40Y}$nn+;3}b@By2BbWd>9~l>AoNoDubC9h<ABnIb;$JGESg0g;GUL4?X}glRKk|VFc$oqC1+@0R*FQ
0ZkA@!Y5UpY9$MfV%ROgcvY{@IQM;l+vS9erx8O6vD(kOqJj>Yui}1EZa)|6qm#cx6Ku`y!}^@nWu8I-;mYbRlXp_hnvd?lGxyh)xm%?Tw!JOrb{K*3#qk$h
i_*!OBa!=g5sNE8IT+{DTU^?UyP$#%KLOxJobz)ZLBu?a3)5_(!|U5Ci(y<iq3g!xHz$$lmBNtF)vgj4*R+m1<vg=qu|%iLoJ(doAjDr0f6&9o=U4d9N8l^(
(89;k1`QrG?k`mUu36rq;j|6rY^It@GU9@JSyxJMG+ouq$x=YyrwtFzt?MYJHLvhk<2l`WU>)k%xB**d9fPjIyBCC@*PWwa5cksn0Pg@vIjO#f%tg3cPzMoY
9yikC6Cb`F?tls~L7vU!taFZ>PlPW@DKiB$T5<d05}*7T<Hf%a+LNhs#Viov)YJNCB7f4gCaD-@wN~X5w)j3ss_>QYYN+?RG~7Ay;{>$<EZdTLK)G_GHS1S_
`8`>0xmFMg)}<rYVQeeU+O1y~x+uL5U))fzouN>z&()|Ww^ygVC%!uEIB4wzofFu-QVwx6mpf)`?P|)s*CtHvgOp7pK7w%SB$u2jPSz)PllEJ}>n(aL{wy2%
A7UlWX9zdGzJP@ISJ(e1MtOPo?d{Diugk6=gwUVjS+Ua2pt!W+Yci-QYB0}$w!rBqUDvp;_d5B9ii(Vh<Nv?T{LP(R@Vy2l=+|#MK}hY2Cmuv}-H98Pc|qtz
@i%x^0d%6ruI+KwwlKSB@~Xmlj=#|Fzs3{E3x6`n`4C{rAjp-A>!JCVEuv*cuzHUzqLjTLnVu?4Yes8s^aO+CC}u$5$Xz0swQoUKH+iqt2bi0kLe+O}+f|vr
K71Y!&Wf9tayObMZ4LXYK2Ai@pD-yv8jLl@&V7m|)UOXD2QNqrE>3rM*7hS@;iw>WjnKL^ZNIPJg3#Er8@#*i&jw;4G&6og>Ru4S{2pG3%mpf2xn&u(n@*S6
7^L7+jb?9kSe%{*cL}@0A)DN~1=E@3ak9pZVD^V`veV>!G|CK6Y=s5rieX+B9o9#1dktRYB6be1Yc@uGZ@XQQ_j)*2D^|N%&j8BtdW5oxf17&~6TLr=(G0Wd
`<Pd0@TmA1MtXx0oA$RLc$E0!e-QomD}s?5CXiATaA{uJVeS+}*vx=duyq}nyHd6+OuITQr?e<!1(grVD#SelL8^H(bOy3XD4c5w(kZH-iUIktssZvizAEI5
AuF-a_3}KCXqKz57#Ef0WG?#rt>6{YvpLnJ&zDAkywSP$*Ud8mi@t4V8*PjQI>*@{^2a$zPyG-t)Iq{)%kqR+PD|H=C4QNRInNF$q~`0R9ZNR2b;qArbE<Sy
Bz$ZTSL@PG>k_(|K}G<^2yXDmp1pK>v}CW@!I=xdAk4_*1F*~zNT7IfA+kpX5d<xG2Wc=2dn~*-A3R4R<6Bj&i!pqZ-&WMJYQ2d_h|I=bUV&sUprU+nu`h>e
y(>D{c}5M92qX*4eU1h))OxUjel<``?b*A!qO%bNDd(kNsFB6FUl&~mf{3Znjl)In4d9#FR)i@!CA83cipHtOWlBi(x1UdscO~ek&|(hXJ|2dW)hQ7ZTp!X@
`}lX}>oLE_J2s&mkOD^djCM>X)Xed#fLUra%5*W4=rk3xw-uyeF6kl1KL~I`8A#G6OrG4Jnczz=WwF9rN3<U$1=$uy>(g8!5E*_c#lzy}{)?1PhZK-)lJ)ME
(sjF>+W|W}HKIw3Xy1BFuBOj9*9eg<g+jHiton0N^%Ygur{w~G^?JE^x<hgYJt*kosDt==H|iSYh^T>fpMnDl^#ZheeabUM>080<Ci*h?4bwN#eS+~mIk%X_
_hWs42y<rnZ(tJ(;MxCFmy2gUjR`plU?%t5?>zd9;=3k@b&babI?na$@sU2vZx?4*EposM-c^w41Mg=~H338=Lta<;nWAz;b2l99&u7LG=I^hEoq`$71eZl!
pa!AY@3m|!?mQE_(k7Qb4phy}i3(hEZ=8e=G5R`BboE_tF$fHZF%`cuMvudcwo{&ETyN4AAAD1fB(Q1`7II=VOb<W^afmuaM64TQ7lSXqF)Tiy5K2g>|H?|0
Ps1I68E=W67-XBAK-wq&h0DIbBw#c3;PY4tc8;L^yc{_KYmqfb)hlEk4AaA2b;0hC>q|1w!Qr-Y1V-XkPq_!VBzWE%a@HetMuRrslKU_6o-?(p&kHa{&hi>4
brLykX@bAzc&sx3cx38-F!G;dRF4DX^QJ-g<+PiW53ltGRd%FB6_i|;HzO*9w@64j`vD*y7m<${NK#Z$hnNFLqPVOk-mlv*a;G)?vsZqK5N1NY27+}na;)+L
<Y#5Ma0%+KHSQ67a-XjUsI>TJQ#!rwhQFt*t>9AEl`}n{RT%B33$lfFRa6(~*ZC8(9Z-`E(dDW`SN;4lqvy%jS%M((Ql~Q{&`(>!N-Y>J9n!|IL^0h<L0Y^%
(!K^`YDq<Im)DTDqFiq`ODdi%|B<Ijj;<%5X?({qu;Cq;Ixi|k#AbwH2vbom_jFy}MXHsMDGOI!Id9<_(eM;_&>euhRc?51!x=vJ4#vh%d&V3f?HJ;uRitZ`
MgcOan892%Cx$=<+R0*>09KTE9v)O$hvp)S5tJ@Hvuoh|-|6%kvI2`xj~xDX)p~`ycEDct2rdHH^K~|PojMKCuoHQ>^B9u!7XUOEk-E}A1>6|1fNn*?Au5j$
bz+vG@HOsObv};gfeR0f9US`X{@9<)MwWpA_+P}sH|}6T&SYH&QP3t~s+PePWAH{Bg#fP1Zm?SfOkSBSID2tct}nRl`5ESn2JFN<%x5=4z&R{4!IfL=zrUSq
L|Xuby;dh?*QDLg$?7`!Fu<%`?76oUn1ko{wO`Kt&kno1HRdsuNQ$o@3PC6jm*WF_$m8)re!z0^xy1DcS3gKBIV)=9YIZ(7H>Nph1JPcv<DOAou*fPYSdVxe
3@8`#S(YM()ftN}9qxz%-r=UCR9rjK>+U?U=wANV;QFHT=~?gzuB<S@^=wC3)nXy_VETRWpAbyf{ThNnpl)qY@ou&}wegZ&%~KJqe42yy5=enJu^RD}oY}Ap
XOZk87hI7h#n4liS>4w$!UdJbSG~}oSZ`!=(eOl1FHFQ9wL>|AI|3<g;>AQ=ddGGg%9YI|qw79>@E-Ts)+W5ppnfvELUNa=><S%y&nh3S%Vy@Py02^JyUg2D
C|UWXhkSOc9glcTMl`3=l0tGsmEL{g;Z&JY<LBYjd#n_&{D2D>F=|qst1s2)!RR!;a5gR7u$^p0dX(!)Q{K@is|~~U(?F8aL061cWZFnn=hPfLiudyg!dLbU
3}{JBsTj)8L)}W=uxGg)`_motyNTng1MCNX0!&WB@Vai(V)Z@7eO*1&cu+`VJ>lodk1jF$9%O2$sw59L$8<el(enQ`kg5W5a@u={p8GNYi^GKX0b&4d!W8{e
ao!4#l3&OMvh%WjojN*R4LlZjs0GnxUm`4RdyOs~%=gkowbw2p7+1hmU{PSzi<wPzA~`7b3S=ON&KkVH#Q6+xMH#Ky;6M9GnayZ>dK^!qezq>U2qEbL>D>J_
Q5p0FLwmPEts!n0N&>jAoaXSCnVz0+-H2SUQ##~$`E_2#*<PlLQmGHh_8_(sfO1xWML>dun9#J`ggl*YT<0oU0yzHf!37uutKx9|Wb2CHjVsQ;XIsM_>Zbls
FP)i^R}EZP?`pb8OiynP;3_Clx0|_}@)w~-S8tOJ@*DlWoM~-63vCa1%twgVgR&iYE{gRek112b-x<9wUe4`^ecq#cXQ-h)`{AyJq=vD~ZYqBupfo*??w9JK
Npqab5*++I{s*s`IGVBMgBf-Z>v#`?>+9z$H5!*Q28mvh=78L}TW>H8g6(Cu8<GFM&@EH)ePg)YpNj2#BI&?cLuW=$Dw0~Be9gohN5RIU#MgiiW^x2+b}y^R
)9DD7%>)FXpz{Cl^ss(Ga1QFfnH*dc(x`@T<SM-Ybg1A5FvfYncwJ3NX-@JP8^?who<CYhW<^fz{XHfnJ}`$I$dIcXFbT6a@5w1A5p{L1iduz{D@)|_Hl0na
hkgg%g~ay9yxeTh8P0S%-eaKt{B$?6cBtjR+)s>yBum2ikceC;yXDZ*bLZYJXe2s0L-|Md<u4EpcE+E-y(|$@o?pP*;G?^H-J%n;uC0lWxgM+Bj0mrj<>sgc
v)G$&?KI!F$hXr8_4oNexFufq<yMajYrsTaku+${xzZ$GZ{2hY<O1i-go7Q|uSdgqJ(tlf*LUeW8@!&HQUT8MJZ}caOSCOYJrICT$$LoCr+bS2-8r%2IeunG
NZUAZu6|}XMvj5bM%^RrYs4gsu9xTpLoe6+YXYEuq%aDJK%hsn4yBiqI%ETx+nA`GB=@zMZ%ltQd09*zyH0?a4NlOZb>EjG2#HuU!gKo1Y`!W_I$<M{<bl`n
A`x3ovB%67v8Zay|B?{{(?}w<eNs!&cf53K7==%e5m7jt_h9aPosz3}(1wNgIIoWLk}09^e!?$HD6@z9_|;s|`}kLi@&8lwE-zhO+<)D2S~Pt0Lez<f+_(v%
GcAFYjsZo*68<!RqcJ<{LI`Of3drx<0)9QTmuy%8HGksa4boP#$vp*cA?$^ahiL@7u%Q>_U}(Nk{_NK8h#&^<(M}`KWtQJ-!)WC?j`qr3uuk5Zw~qcVSI-YN
-@uEP62^vHlh=L3Mrivdf|oDPJI=CyMX64VF)q$8BQI}V3nBM3mA-(eawA%a9#s9ItQ^I*Sq~0zbt4%@h<yaJ{~+s!k2O~u*bXwGsZ+nhQW(*=bTm?a%*4Uf
ypnZ=^rk^wU<1-(1Mdce28^eUi0yV5)5_lt+aBT5sLCfX^#+J+-?~!y)>+8rfZo2ZA365UGm|rVhPV)+DyZRE!g!qQ;K%3&>d|6y3=!r)%6#KM*TZeNCi`&g
t+cg&^3%8k%Ouk-T!XzAl>BifDkKl%{lk9KF)bQE(&%SA=1TyT-$F*3A)^#eUaK|USf{|#qw_%Kmv|rtG1gj5(2!ZI4Vn@B_O3<Ma0kJ6WFB*7c$5%*jOPH*
>O`6k4ZIZ_t-_jBoHTnsHzi)5r=hSUY$$8e@U|*;p`vH2{zcFa8+$i6p94n2kRy3M{7mQI?R7jOKb~oS6&1+qR}`#Kd`pzrtKRV(!pY%<4O|ZEE(E;bY~2qa
AScg&iadc3mosoAmb<f)ViI!R@iTIRnu@t!^Z*Q6%QKfKRSS?ZL~rZ`yhT$2+I^P{4k}R*H90^;^Q7GRYe=E9JvOUnR@SA~G6e4}(1tvvVuv04>v~3KdEC;=
*bz&9<h~(AJ7H0_k0<m?S<<2axqnjDx8--U+48F8r{vi&FY;eOMj{}!WOZJ>hr;~GkF{tzI=K>&xmTuXNRSv<#b**XjmJ{D5u&F2@S%F3jpo57sX)vO|Mmfd
;hp#h6M^-~Sn=3HS?LqD<oTMnAVE%%yRc(wJ$In5y2OnD$1e(q=YlS;7%s(4FP(1JwOhTmmH+W%!B)Q)(-7|<O}`cq31EYC<|oQOzeQ1XpxA6ZI?=^E-<d1k
y!hf0?0{)k7=FR?y5nPJqL?XSVSC~ICp*u8o;gMl1^*>37`x*c$kA@RT>``NtYYVJ7M7^Z8vtjtJZHPXaPM&KA^qd!g)Crg{)YssTXwEIBu@SbbHIBDw~~SN
SB)?6nYp_eN0*iBS(Y%W`x^Z+&gkw!nM6J=Zx0wP>j_16R$rXiS2k9K11~{Ygp%?X_39D~1*N`{sDpHT$!1izC34AB0+;Y}z$YN%gib**X!&2YgdpQy=lwgu
`NhxN3E!8-Hv)Ic-gg;3gp1S-j&BiC{bq5fRyA{9F4l~@T8FVAP!qd#cj#CM$p;@U=K_Q=xBs@&=HBU3=~aqb<aBxCnHmp=Dj)>ejHBI`!0umZ#L;tSB)Kr-
#pU~KftCh+grX8y?sS2`{=R~o85*AzM-)_VJOIj2fpY{ePR_4jnDu`ajFs!gu5px1Jct_aW}@PD5r~$7`t3_|ztCA3u=8_1h}Hn$cn=|WbmmmhnVhBDVk=rg
8+oSIiCe9*fGKGGD5yJKLAE4$+isGA>M@z}qu)V(8Zb<FPpQ6D^WtWF(X#<Le=$oD?+Mm4lt~L&o{+4bfAO>0ne}^cW|C<#%(MNv#oyikaYGVFcmLgl?pOiE
ZW8#Ygy)=!y2-jqSS|>`xMX;}EhC5o(c~8*_2_cCe>t5oWYMgkJ9f{IF_2ltvZyE})35LKRm!5#6zeDIP@$;EYr<Ft!UDe*K;wpQ=&!aHxH4{MKJ^Tz1tY~C
Pbup1zl=CuUWv2$l-7*nX<pvscXU4gd>$b%y^Is-$Nsm=(qX5{(*OyRESEQUL7YlxFv=kjm|OqHQJ<2Un%9~>-TGZFO#u->fI)z8f2m5r7I0_8M7b#k@61~A
0fL^7F}7+}pzN8y_{C;0hAQ_YCpcdRT%v@q%8DcdJfi%|B+I&K7f7?kJ9gcDajX;-zhk!pb~vu1(vi`6e6PE{CwOc4pFND)L=1%Co-w9e`C^fv`dP0#-1H4(
dtMCH?8gipO>Z34I~>fMl0)57m|w=i*mF>0JDsY0q@VqEm#KbIR^Z_aB6T`eg7Ni)eMx&;V!ED6$ps}nTo27TKEQiypK-^evCo2zL=v11tQyl%A(q#kE1x!k
t|wI0$I}he7b0Xma~!UMlcKCLqKXr;2moIz%QBabopq+iB%QpW_-+_mYThYVIEN=nBr15Ji7E8DfiF2~z1NCO<*a)xNS5L<e5Np+%CA4}bY7eV*?74Zb)TRs
(cmsDWX@|!d!b5GePXzl%uOooeHrBgcX=%3+stutfB0?>Sy!oXW+y`r_eQZfAc!Qp_F0D`NwLwj;_fklPmqssb+ZW-WUD<QDlg%h_PH@Rh4Py99<zU{IDlIP
vGcT^OO$zEQFigsq_q&t>@BUMXpeXS826C*=9=7=d(AHM+XXieqFc8;(imog;M)50Ks0E`<Haa_Y6e!;%Y@nZ2qar23CH+GK7KEnF`pX2u9NXNu&6gA*qw)9
4za+65qkS+9(FpMo{M<6)D&1KAbyYB{datl=UQWN0;6>7tO`WCov`A}I};dtI7MHgbsfNZ2ybd}F(L#ifyrIfn{hqT?cTv;8c10{6B`2sL|w1YJU!JAT{l+j
y&5vZPH_w<{C&tf&#<{hPbPUOV$9Rda{q1TzQbi@qSfyJ1z!}!r)sLoo!U0!;Tag9X0>M61C?d`N^)7|>q#v=NwQI9&=T=;ozj}!Yu_~Wd7XlZ4y*_qKxqnu
69qEO2-|z3bC@59Ls{<VP=eD^?E10972%`Sno)B!6YC)jQ5Zdq7BGv->Y_N)m(RO<fb@6ej<ISzeU6-<U+`eh^y?RpgMHfvuq=h&pRep`HW^i^IwM`-ea_Ym
lr}7Wnf+1QDDjZy%{cmH(7{*0d-S0hW<M|Mp33|XY4a826VRV~rDm5+JlA1&d-Go>;eMLO+4Wj!n<7H}fj1oYUer_^4ceh2bYrp=nA;lVxe%B@Z$c<Pf~LV-
e-D9KgE`U9?|;GLh(#4$$9U~4q>gu9;q63rO$p5n5?Jv3+&&u}8ND;|p0I1JO{fSHl%7hG>uk_%bRh!8h&>_yXp7|%CS`yts$bUg9pkc;;}ZKEdJkgXV;uOT
AdtN)ScwfxhEY8(5z~b0bJ8b&END>3nZlC$s*BmiDo9c;Tp3~l6r{DTWLE@*I66Nk>zz9Xai{<n0qX@PA_d?-1HSyk3IrWXi)=tp5Opr+d|x-*@uZUHq-JA6
IeBjwXC$RQ7n0qB%j0T2DFzg`Wp!pdOq9QGGZyUt)oloO|IBF9@dqZD=#&p`xZ{I3h)y!JII!0Be4;U?TKPOc42;UmzEaV(Ud3RpwK*BREb9&E-i<J5FS=j9
owz6hybP#jM>pRi>vPu9e*P0aIAqERuLqOvN{D<fCHRc9XkGNnf?=P2C>VJ7&Ztfeo%-KZ=HVyky0gHTm^pgq>`%1DF4K?xCH5TWqAZmrHTD%NXn+tja3t^+
oW7B1RWrK8HxCMr37$({y)75o@{fEETyN_Oc<rBTj=;R9cWg0}81{LO!7s?p@lR)u5dVKGXjL)dkyP!vVTQTcPB=`~4WEn7c?->@CUnb;)_;M%+xP;6SCexf
bAvJGQ&|^df*dzRFY0AoAbmH!GA=eu2B=>$Fj~vxFBA<NmjXh5y=LagQihA7GP2&4FB<IZQ%&nYjt`3k1Oa>z(4^2cn}{JpaUp;TYxlQ+Bo29ft|I`*6CHCr
3cq&>N%)lu8zJelQMzmNvy1}ei!Iih<8eLHdmhyib062Q54~G_GMQs#|I5Zu%RU)PwB|Rw?6Z7iO7lZMl~<E4EX|SC-AQSMu_+<KJAA%Y%C8IaX6DYGBae7K
$2#nVGfu>fYWI8Tx*yh?^vM*Urq76>R03}^K3hGlkIQMlIY`wyZ_eSy&GC;j>ZrQR8k@IQwXtq4$h4TK+KY1`zr--Djij}mdhe}=__mupF;!U4NMQZojX#>R
)yJL{lLf#r<UK|9+U#If4SHe5o=R@sAxMny?|MKUBS;LSoPe>pn%9R0<!<!&n3ZT8Xh?E+;i=cBtrL3;MaR%8@wHSb+u^Au9Pb3tpNXTXGq_gwjjEEs*TO0o
^eh&2O%k$!@UC?U_+~4BHsbeUtoZom+c!@0$Fd+fOSMMW7myQoc3}F1ddl2Jhyxc0W`8BkZoUbiUy-hFV7!~c-JGu5&Pq2T$cbj~DOfnFd=x*l9arl0YJTTx
55em2HWdhB*-6gg5`19))AydDx-R4aplJG23NKr4$t}4Vf5#&jbUw^sd7SEQ@K-J$#sty_l>}n{c%^8;ahnOnBi`xU>DWJ&h#F7y3kK=&&_m7@Kz<Trm5<rr
0@GR%ucrkRv{+YhP(&8KS$8QFyzcq5o{o_)2ab?C7M4(ZDFzW2v(zQq`BUF{wMW?(OieP5fN5HNd&TsG)uEshPFcyQ#^(j)abk0V`^Ycz#mx1OUsBDFc8s^m
m{RS6QI*BYC8P}s&;36|beO7~nV@nPm)#Gc&wY{o@ywtnXAb|vPQ1Yn%~q1Sq#m*aGScye)^M>YwA0g_lnQ#C)F6AZ<8_x)O2N&hd;V#Ac;R<AP3vZJJ!vN8
ba(7WaWAkNC=_FA2?BrrX4<&QYcf#Q6Eh~mnRRyzeGlRWNrT8z>up}S(Ipf$etpDKHWC);4Cu;k!RGg1c6n>tpF~rb+<<5RwMFn_N-9AvQ!N}X9h(qH$?%$-
=I-M4gQRH7K1?Fj#5qCVgXNW<Nm_u)u*H4!%j@lnECIW?zgrx`r=q#pySXfrTDuzeRmso1)Ol$)diL5TL+C3c&AVq+Dd>0oLq--irCnuIp5FQC?$lZbWquau
ApoAJ*{^F8%8JfzKw43jRnb67dFgM3n_Ml59ZqXh$DbL%)e$1k9iv^WNUE8>F@K*$5%54HbZ)61&rAwh6X98J?30&_fJx>@NbV)$;50Qky`ct3lF^VwbMbF<
E8=%JTcYXTUT4+bv53EOvI)F>ZCt;e2Pa7i!zpP^O~YI`5YM8M4>EGx<g5dKy_BO#R51Q78%Fkc3I_QfE$YjY5%{aKtyqq$D`JcD5b~h>&@Z8s$^&nH;#iAs
_Iz0na6W72Aex-vQyZt}QJ2dF9D6I6^vf@N7{Uu7sNxtZ1y4l;Z<_o0(?<yIOs+dl9yuyMHZs<jpr+i(+whTrc}nz=&rROt4GHDkOZSj34aKs7B5`vqU4*E`
=O9$H>!}K7=3L)dOop5(G@Z+$|FhNp3|g{veyj!<@}c;`HDpVdccFEKxzRylw5|`HTyx95t<GBdKXp}#cv>+6jxq4Sh-`V!x510Y^@u~-s`dV5Ek9$39u&lG
=XQ2t&oLqMHO#_yd6*^7iDe!_x#x2qUv%^?D%L>M=!dY(Tn9t$W~SIna1!Ly=V$}G_VR_XX;+LVXULdWMx%Cw7lVMF^f_917Y9ye&mme0*c0?<lYT|9y79*w
2NvphAiop3=zHAvh{=R!5TV@681RWoU&78V>(@+!)8&K)=#e^g?w;7;L^>Dw6#!Ewsy<Q>>T3ZXlSVb-z{W}U(-wg-OBY-YSg-LUB*%ntYy);NzJUTJ=6BcT
68b<TyjpJ(Zr7Xb=_}`q($L4RkU9i9F0;~*yuC1$3PDwaTL#7&ZelT#CtPY5W=L4>2rUeKk(Ot!7_MH5!n3dP_c=%7eUBi*PiV0oU^iT5zwU0X`q{)5J;n$I
4LVpboo!EEqrVW~MZI)O&;{zJs~#f4qUIt4!*5$WTo!o6dQcb7DFjABF{}T(XV91*0czR0ODKWAUUT+P=K{vRe)y+OwHp^~yFRojAW!SWH^h#-$V&%huw$S^
L{`9Eld5!Enkzfpso{S2Eo43n6vqybEO_brJ6@gu+|f&gEe2g3A>8_y!!>#P)g-cYlV&H88HY!oTacHO5!{NPGS4OVGoLoz&O8>7R|Xd+@GnS&@h<P}T((d*
u{8HV&!Tp35WTY5PfmEsHvs}v3)v!LR6uSBs)(AORS#2VVjTK-8R|A9SQoB>y0RY4)<V)LhABzv2Y}H!oht~Id%=sF1T`&8j`bzMsd|s@AoOn5jmroch1j#i
k&G5qh1IhID&N-g?}Z@mPM@9tL}^)<eyU#~7Zq#+xMRlm6rkf3aOwQ%$~nZmsV0a<-M#&ryAqZ&^YD=S1)T7^{v4H-jJc?n^~h9Arb^VAHVExx7``H|m^TA%
Ul{2pUAY~XY+hHIsLil045GZg1M^uA*K`*~5y+Z=1Xhdrb%BI=$HeWbxny{rclMf%Uaybr{%2?Rxoxp6N+7)aY?)S%9n;o3RB}E%G0BeK_I0i1mk-@4V0>I^
X>AlwGodoW`4)hmvriaDFDbN6Q@ZG}H5|#3mQ7t%m)Qw4)?0*G!sQp1e@py)vr&UDvzrBSvcch`U?MGk{kIBPAR*_&MEcbG><r!%CxYyF_U*c4!Y}UqVI&$4
UZ>aHoa)lnX<e*GMZma_^&peIC-=M7^LJa^GvZLIUUo_Yt1HOw5wfBMJgo)-*$89$$HOq@6v7gkswb<aR1da_`+TdYU{&=Ei$@rwI(KCY|G_w>eG9g(s~d!C
mRV7>_oK=?_Yf7n%qc@-eEpkg5RMnLG=5xyDJ3C;5zlp7xTmTXPcC-=Eoyya%mMYLJiK%wMf3Qw9^A_4$*m79d3BCzG%((ksA^MCG;6yddX58xmEKQNTNG}X
V|0posEH5H9HtFbF#ouImowfAkvqW<)Tcx{NWkrS?lur0SO-Tr^tu&<k2B^tLwB6=lU?`2;2dH`bsCyaqcRDj1)FCLO;$}1Y@D)(S!gq_Uw?-Nr3gZCu2n53
z^8GWxOFkd3?hqg2|v_}oot|wX6>m~19ImW7N>Tno$Db5n#IljIdmFSLYXb0NM+wt6+vyzig7&&c0#K9N@bcP`Uz+al+zJ|(gNbVHfc<RbA%ae?p0q0Ua9r$
>@K^XMDon%9U(TS`-JGrWl{Jay1S_b7RpW|xih<w6)2Qd=MGZr7|M6X^l|<p!=W^UbAJBL+r&-lF(Ll=%L3AV)*iZBttS&vYs0gjL)=dX=hh=U?Tpc5Pz-YX
-ysZk+1;=nwFTaHJ5I=2Ls^P7Bgs7-nSKvh*X@kE>4#6(OvCGUIe;)WSj0P!0(z}=a)bo0$ORlCCqbGFLr7<=`0{ofNIx%kR~)e!VzjEcyA(*67MK8+*#ctB
?2@l1gu(R7=Ks8^L3Rqua%4IE?e~TAn^v*ppU}T(Ou*%^pnZwG#laT7vO@=>&-L<;yW9TkOc+j(BS0u#)`!AUozV<@knI9t168@kH%ND!OQI6Hqn6|yJ7HYn
;NQ=|MDEtdqkV9yM?EAsD*;|=J!k95t)CzH9qVOQmRyipy;nS-gc%|Q=vmn1BJO;Jg^;*F7U|_!pd(-hyIi)SIblQ!RQ<|c7xN6iVi1t<Z8R!kVPGhNtt*ps
U#ob{BhlVr;D@ev%QOvRpUt!PFKBQu0LkQ*%cVb|&!-4^44C5L3v^ky3yU>NSaj*v=j72GC?}n!v$?nHCLKchZ*~e3r@fu1+4Kqq;H&G_s@iGEM^eE%=b&hF
c;Yj|p&}+2VGx-%2xpT;fSgd3Ba@fO4eJy3XkWWbh3Q1`*zs$@N=pn@J@42huFsHrb4Ufv>PviHA2gBhxVGD68B-e<ZCJUeB|%%avPnQ=FwUgw9z>$g#sPAU
K~5*UD8^6RumZT>KuB{L{2>31(1a8(hEdxpGUB5`;f$FkBPX{n2T#YgpNlaa`f?KwP#RyG%;QkxlPaj&`eBG+KIX;PXk-4N*+THbh8Tn5+OkyGmoT$ta0C2J
uPbSkGV<Bff)9bQbjKOMJZRU*dse@QhR4UV3X+ZG;Ygt<q5rv`hD)MLY}3M9xg&ld_Jy5?&+jJW5a>R;1B0DsY=BpN6;2V&PWS8KToHnub6s!c8+qeiHfO?Q
A5gHdS}dD>N{iP$1cIm(Di?og`HW5snHVmk1?0$4TNd1IAdp{X&7u7J63sOli_mwU(BcbXAU)>Rt{W*dZz_l+=~tRl>ei_E=~sU4bK>_!=hxHWp+5WN%^z~G
3;%2M!`oX788Dc-3zT{OdIs=zuGWCwK@PEDXjiWf%$t~(#lwNB2ZuzgPvwN)@hlmt9_RR^+DAqAm@#t@6LAw)1U{8g>9C&EofCX^V-#$M$5%BKypKU!vEcan
ID^5yqTci0#kwFz{TBEERB(Mvamu;{s5Yz*TQQ@{ckv3xAG@%>oUyujoiECX4=kl09^@=M;D~J0X(usI1C>oPN(d6NWBiw<l%mu{1}#!|%_De{aM(N0kIDxM
424*l91P6Hsp%jPS5>!}%JtZ*8+%*0BmL6lKhV`tctysW&AE3%vytRVEU7}Oe<V2!89F-*v@b1M7jESeQj&#Ke#<Q+rlHoOuF$uWb||_%Czs2KDX7U{kC^>)
uDftJw#VGVcrNQP!Lq@xuS2?3t!PP8FPvh#eSMYlB}mDM>%5=0VFll{5p0Yan8>qToW{*OjAt|e8~0!uaiT!ZP#fvctxrqiqyn$EKA%8(kpg85f)-#%966b8
0<U#DdnBGgKvY6d*`qmaK4w(&h*73InbW`AFRITuhd?tRoCdwbcT(0ycL|Y@m}uC!P(-T-cj(<2JA_clfVUR%{CDlv$A1WayTe6dqBMF(&dPDogUYn-1U#MS
FoVdbY73h3ufE9F9opOMY1%vfnPi$dNNJ{iswlEcgwCzK+s{4ZVdyJ>Tj=IovW}0a>-@RW@q~tsS)&P6e%)<w(!cZ!Y@M2SBR-9Pv5GwT_dW4-HcsxOu`A=*
7PGSwE)miZ#GM<IPdfkuu30~8?5oz}7l>=+uA+OJBVTg4b$VT}wSCGdzr#KMSUrdauZJvvk_st@nUhAafk4cKInL1oYY1B(nfKsD8eI#@9<8XG57(hJEahVn
ds?RJxm<yjFk`Ml9la(5`<&<FONO063>ds;qpd79sL&h3653yTxAfl3X7s5t7qhiPk<}2i&nI5_3RrFjyy|S&#!0F9WH<BJd~crDr>rB1?q(qdbijYRn#|{t
`mG-Oeq^`fy0C!9Y66SWE#zC2DuUj-WwTI5rhWwoz+AdTyOQ}9Cu>+M^zHq<gt99!SMI3#n|kN0PSJ}ihcA)A)#YRT?_k{>of%N{&;D2{H1^Lao&W=~<XZRP
&ejdIu&CMpdI1+}c$0&|i-&rBKK28QC*%YXCsF%qT|~fnBXfqcf+;E)lxLGy9FdmAYFiBDb1(=Pu~w+n#Fu&8JKLA8`>xUk#~!R~h%Y_9sQ~v@M<5r7Cd;FR
nbg&}HgVleXF}4Wn}qu}j5r8?oF`yU`?jvoe*0a6j=x>P|5+a^bNRpX<@K^G{{Q~=+uQQ?`)}|wb9}2iVs0@X0MgCK%cFJa@qFiAPP@}sk{gCJoj7)+w!l6v
rHXiRW2S0xMHq^}@71`TtwEoH+f5x-vuR$Mb)T7hfM6U(GE25Tp+wlHv$pH$EO}-})=mf|#Js(|!e{tB38xTy{u>}?AAjfG?Z6ZOaUgwNUgPC?fh*liwjd2E
o*@*+{g<=1_cwR<O4~|Tw@9RiTqM8NhHz6b0`BYp2!<cT_vy+0xbxGyeWE;Qg<BU}9<(>(hNdYS3n8$6k-!a41PxrBd781mo-v`6D@bN833e=&Pz9|n2_4k8
><okp6s^h<Am~o{b)l{Dzu@s)KCZ`-q6Fk|-B`Lck_j-S)Ngw_3=X)bPH;^Rx*ldWfjdX-<Ktv{90qqDW;YH;7xar+hGF#OeDMAZFC*(N=u)^ef3kg=-|p^E
k*D{Fltl58l<WqtM*<I=gS+M%^lk~S%jLJ<6#44^<LEuOBsZ=!(VgAdl}L$Xn=)zO0^tE<Yk#6NJENh7u1%RV@CXYat6Fo;`+x5SPal%itTaHxy`Mou+#6B)
Z!qER<-h;Gr@P-|`3s~7;QzAD*1y=-E5+caDf{~MMKAL!CZuFhV_NK&<?2Stg^9s0c_gYSxU}oaDOV!r>(#p1U2}2ovaxM?G#A}aKff_xi7ukQUMKU2qE_fo
kLCKZQcb!#O`bufUz_<=JhBE@T@;}>gGj-jfh;L$WoBC#?~e+E`A~84_4Pg@F2bpA5mO^+cqT0<Ca^<AJ3Pfl724FLU5=CmpHPJ-Ja9iIKaf2z%AN^P<%Bcw
5X#h5DCGx{AJiF~Gs|*DcU`Lt-!cJIf|UStu0`;SQewC!S(T{Z<v)Y~TanH?;KX7)vaz7_2<oIbe8|3m%dSekVk^ZLHjB~;G9~6CDX3q~)Co{;X(dZ5r=ej<
hP9qV9~lrKli`k8%1UZmHHkPMdd!X3=HS@}kT>B}>)<+-3Tmf?Re8-k;l-#2>Rf-@3??<wcXoA&-^#iBmkiHbS4w67YEXIfl_b><mytdc8f>x9b~u1zWNR{$
%3Vb<*OgjQ(8F{Du<}KjuXg>_m+!o~j@Iq(dnug6#x4JelA<r+Z+$;Quol41S}!1y!F^<jqnRjk^yn(OkVm-Y0WIXa(OGr%^hRv5TIo0V4io35kZc7hy&pi<
OMxY}EKYI(?&Gym;5k4cqh10ISo`_{VcP$3Dm02Go?nyomAIwr!wNZN%k?Ve{?#&xu1<3%*Msy;?uXy2N<=c!j+R>NY%xLXDqqmGDZ`Q0Ns6oeA>gEQqH7<l
1F_Y=3ZT{gy=bXcHMz=pllKaNv7?G>_q76Toyy`scsZ|sDEdPscOBR+t;V@GYFduEzjIk;S_VLRn)Q@Tbei7o38u6jC#zd67lrLEl+QtiUtbpkzVfnGfd7Bh
y`77nrc*hHB5RCS!&dsWRLMg6jEitM)6AZ(uAB2y?|WB189?NI30wUHKfHRqkP1|gdo04nJmtcY)%DrY1Ekb#SVcCaumuzG-Le)4`_*CaovUTlMiyHQcI6M6
=sYra8O*6NBkNG88Ocx0_gywBq?waefx8g>hUOUJ^A04nTHp9yv&z1?Af@G04!0F1kJHxTlamvZdOh#LE{C`DKueGl&;7QDeV_BRe!^@Bm5jv=m?>9^0p%_)
Fzo;gD2T97j+2pdK1AF_%j706s0V8p&khWhTgA3WS_uhO3J6ZdMa`uK<q9CnGny5Glt)Y&Ec;t9L8k___Q=#epCPQgH@<O`^LSuNU_5$dv_HB%7x&@RbVUKV
E8LNH*)|aU1nOQAaOi0Pexa7Pb9E?-TvEJcBs2W*q0GhMFaO3#S+R#V_YDKdSo^pY4pmd}sl*8E@iM<;B{|w&Ue>?cm+QRpSnGzVa`qsWECcV|gOne;i`KXL
W)Js^q>-EmGAa=Z2w9j+vVL9GS}zU=c6nKS{Q~Ua=j#<P{}p(DwO`lOfBmXn=6`-Io<d<%o?uqAC}ZP!QkS{`v?S}mZ#fubu^H5vp0o>lc?2l=xow<w$f=bK
&*o>>y0dl=mZlXXS9GdJP)oU>jZ6#X27<AjP$5~aIk)<RdqO9O(Zv|^^))omc$EWOunYAy&u&@fWnOJ+UzcW2Ru~02I{)?Y_nicM-2gI}S#jfmU_P#<Rv>h8
BE=M)@_45>Ry5Zm3D1x8vFD*S;h^-?^l?La5OttiU|MyaTZ&Y%tB8&ja;FvbeNPmbMioj^(t)O#;v-M<TY6veq8N*!BB5g@7C02KtoD~vkuP^ja<RD-W#x(A
1Kd0pXc7n{^02-_gnw&HezMuFS+6hSNf|IGxZS+oz4j%6Kj@|;0yrd`QflJ|5b_QCT*~T1;hv<Hv8ibB;?{m1Uv;bOfE#b;901EM&#Tu7kVp+uuv=G1i0eA2
H3pYOLzV5(T$`(EcZC$fH>q^}VtR*)%77g$7AIbOq|_!l=Et%U`1N(P!}^b1<^^Hu8csnO!cJcI1w(+6IV#shzS|^-iPYm;0Ew6S%vt>4w;1wiati?XI(yz`
3rLg5Gv)dTWV*_<9=vqxW)-MdzM9pro>{ii4wM-0)*;m5y7s*sy5kCwNEa~2z0}Ar`W9kMX%>i5Gqz-j87}@Nw3HC;q2D=9kb^J<j0!a$)Z(w{H3E-<7rtOJ
&+S!BdUZW%>vitS(4Ke>d&7`j=7y}Fujtq8I!@`;)gUX55jMIJ<I9+(&MX!f{ctEIh~DnNUuWr-Dm=soiKlxmEU_jh`EmxvEUGUbD&Y?wnEH^J<*<g61d8n_
5g%kIy~#f9%%7994>d1GFnc{Ka-uv;<sLy|A=*>A7w-$4x=^DYGgpTq?!^G;q=%f#W}-|AqJ%m-^B<KsQ8I`F7f+%PJPEb$iMUO^r9De#S4aOI9{rJ$F3omP
Xg*oZUmVg#g0PW)$t#5Ftg5gW1o=>s8@7GGfN4GdAJV^s5^1b5^h{$6X|4hg&v7pKNOI~q4z-P<iYGbCIBpqr-q#Z_O+U!d6Z1Hkah@F=3^}@N&z?wQE|19h
b$H8Xy_OXfezbr;85j;p*JT{y>&xqZe|1-WkkS`}VUsu^vdmvaXKV}t_;l*7{wrwfaE|W9y0As+g=!3l{&OLz03BRJDBFg7l%e7ol7f~-IW3kMxNKfuvvMY&
5<vq%_FvT%00*m&>V<MYdHs3?M&X!%@sTC52*qi+F=uQRdPl}e7a#I56msG;`?vg3u-^orYBcBR3=v9%QxFce`JZzUYP6{fh+8}nlcLF(Olp9mY!#{5rcCBx
3$#+!HQ=ret>8_a9+Sy!5TZ^!hML#&W(pf!0^`Ykc}podyF7gw8Ki@cZ%K<po+&9Skp2f!aJUvHK`mc5f>rD=kOMAMaT4;tLo=vqM>ztF3c6L_QuKj>IM_~Q
SyE9}PyQ)0_rM`&B6<R*j&<P#IJ>@;1`E^N@O&po`$dkmLdYOSJdh6D2d!);3watw5$ZIvW~eS%VWeCNJpzZ?&_IMH8YDsoD3*#_h1rcVcR9CP5(|7^Brui3
|CwLB^1a_hMP5A|3(9*XtFM5p9G9vB7UmVJoXyx~T#@obsL72I4QR`E`oFLr@7z1F+eN)_^WHAT?Z7KC)YP5s4<N@v?}i_mhOxBBgcXi}tHE(h;XWAwl7`GG
FfVks7gnzSR98YIzSMIcMaz2CGTV`H`Z{{KIOZw9?#qjR*kj<{o#pPUzOFK_+m@Z1bzF3`7V=6(v|RR?1*aBzwLEk=E?y)IGC7e#2OB{}lcx-VrN7AW&uCD_
*f~M#EtONPTGzpluB)LpfLT$snydFOV5je$WB@h%-B?xC#4^G@=d>{C0Iuags{fQSvwpb}#|qS0{DhooAx}Mtx=~vL<Lv%ggO2msTiNCy0C46+RY6wF5Ke2g
C6YaZcUWhcZ3^We&baBPLTt@37ncgePe#FG+0Zf#>>1&sFyy2=PSGBsm+=xLe+5H$s1CZ~SHY)*US;9miLd|%!Bg0oCY&tQhl_L{0Apc}P$5E1a!J856f_Tq
cPUkrw%hviab!oCI%?i$wokc{s)wjFPC8H>=GH|>7%@9Q?PT1I3hzbwNzXk9Uv<=k<lKXBG?Dep+PD&j>DMXKGo7`0XTV9B$js|YcHfbmw2d0FX4duT^eL)=
CX&T^z<X;4u`a(?YyvpptoTr6DsNM7>VHy^k;8h0&s)DXI$^!6;=7)T!4q{fA_}!ukzjgDh(SD4x3*62Mx0JOGE~Y<S;D|5de2N*jE+yCPbT}eLSoRNz{6u#
hzv%<-D^Ao7K^+n>uPYgmRKH&zJf?7L0qs3?6MYT2}Y!^(WUs=bYkRLRR~#>rMc=X`MniZ*dQ#eaX73hf<#+qx<+qVb?^&_jCFbY^&Lt!1au=r-3lH)^elnb
qj1`}UI#;mOg2A_2wmU`?NPPf5(QB~-cMuUXB8g0f@DjLGGL{y^Yr4tih@G%%d)&U3;(?Q^F_Z%;5QacYBxEPD;Fy8P}VodKh!;aRC`AFEs$lX4p(w1R5EP{
!D%k_)<?%N@?wZQ;`RiF8kBd~ivC+wv6A5GPr$hlMNa<$^N={={!S#{YsSgXt|Xx5xSSo(!#wpwy1O@Q4rK!SlcwusRW9s2nFUamIWKmxT9dE?7x~Z~;KBRQ
7?as`0;JU6P&y1>g@H+$00))br}rk+Y`ZZ&AxbIMstz?&bOeBNhw-3IZy1ssqdWq*6czAsuG)e7%I0AsEP*IvOU`FoFFu-^sZg`|jTVWZH>2O&o-K%uv+WD7
hhfo33AXsnP*x4-Nm=<NHpJeQjETaauu6s~*mod+vFBF&<p40>8@X$QTPA;TGvs4o9cpZ-sSN0;sM61&pA*&MsUQANj`bUEm#gyWJls9G@6S7LR=(d_xGk6O
w26nfcXFNQEF6sgXD%yMo9ov^AFA$0%8D1d>X*@oCxz)F(-Qls6aa7QD}XTz-4zROuFLCcL3c4b@5)@|F7=WxL{=Z%oM&++tM9>oZ6~-C4-RCWBH*b~4P~~W
*t`rk!%DWGEX9?GfyxG}8&Qdh8M*+~+o8NZmeQBx3LfE#SOcQIl54A7?p_ae&e$UVZip|D&@Z&yb`_-m;_}}HNA^d<eCQ1N1rvz3Ci=6s&eg6~M4dWH=ZS#@
0QGuJR?kB@uN@>$o>fl&y|fWn)6l7{TKc-+x&e_L=bv82VTgyG9Cw+N(d#uLXFVW2gKZV45^6j$N+H|Bl1;Ur<`I=(-(CQhA<ow9Ls9779N;E=)nRt{@czW5
t)?{zOL5obE(4&2=v#wM_z;wbEXETziQuFWz!F9xPxbgj9ciKz<Z8d{LnZs!OMxPFHA}fVRs%bJB7`!y4l5cM0!YKDo2mLdj8y2TD2u91a``=F<73e+1xT;b
j{QmvV=jfUFtK}_=l=ls6<GzNn;9g_58xyq^b5-FjvDBmm9*c0(0qM)x{?nWhx{vm16UXHT%qx8O=IAw$b}9?`Z!ix04z?jn7UB@zRz5q)0yI#R?iH`Fs-Sx
eCP#6!)ohuzg5d>fVi(kIkAA^e10LI(}!Yu`T80*nq6Piqv$~EvnJbn<^0r(UrDsZtg6>=Y$0RF`)43=@0Tp2kgDMjt&t<mW{2}4GY70maeltl{ZU}|5amCX
V)+X8b~T>+9w~fe>lQ2-z{0BMEufxv%m56LQLEWs*K@5!K@X<dhgPD+@2ZZEjIF(817p*&evk#ZzFys<6&5TMC<sID+=kJnSDfH&3Yy4J+)Dxeg!d-kV4RJ<
Qz^a$xaF1>J4I~iOcVDzVfStugB7t0e%^$_*Hf%Bn?dRmjULQ-%(E<;6f;+M39ZO8e_g_vSW`s6JAe^kMNk|{ajiU;kWUZ~hi3JZSCv<~Q04#4O<7fWi4WqC
rUy|ioXcVd>g#YQ{W$Nmr~nk-Nipu48!~W0&zb(TPr?~B$HfU_14t@GvN>jSnnKApUR3M@cx4MDi$zqzhYdNvRtoYCQ*$!UfP@7T(PogG($Yy@ad47juY^sl
B3ICw2biR|Wl7nGBXe^`<$=gPsSt3ZF#mgAM0qNro_0DEGn`xnA8>UmljiOOp{spM-++%DhOG?2Y{te(fccco;3cRV!PLRWKGtUlrrbL!&>si{R(<8*hq3Z)
PaJp;H``sN`3K%#@f#I;qYsx#2*5-w(w9|3`eu5amzlZsRg{vL>nkL4HKwN(jH-Ki<-8~$5Z3E}!!AL<1hvboJGa@Jvh+<}QAT9`aYdhSB}EqYuV-)OM?Dnz
PvctHXvyWwL-j|utenqAvt?xpxIEOBE3f_HGlBbc4n1^0JnDBZU@j`Tq#sty)eg1IHE5J-;NqTs5O<@qj2xP7%ErgJJqF=78#|;Yf?1cogG8l>Vq5SDFwV*e
WWxKIO*`)*mxWC`Gh`&7`|0GZ!P)pl{A>$zBIEYKpPs#+rpbXBsk~pu&2`}zKr5`mq}F*+=iklY;KQLR<%hp~&JPxZ(FC81P2r>JF0{6#VJqrEwqjq&vbtrG
vr_lqHpG{~l$g*mDT|*f@CJ)pBtP^H%rj^&yEU@UHj>b9*ub;8*PL&`01DQa{5YlILH3?XO6W!mjc09fqYkDS*x*af0D(%GR61O4GKc;DL?$ZNS54aq<ScG}
PF&me^ZPDzZ4vvJK7#dbK!UD(4NtxM)xQ+kBkAN}Szckb^zbIJX)j;af4=_nRYh}KudB?mMLAk`pqZYK5I|GSX_Mk95!vnWjWGhvVxo^_Tu7;kGNH6#Sn!%&
Xc94+ZS&3wjv|WKM$$HC)iFzefkS_$vyebhX_4BoB3ga~IbYCJtrJ&b^yCb);rEIa+ZrMNV-{K~$U~Z(&A9ga)a9{73ATCI4+hd?y}GM&jvJ%0V66W60@?`T
?niuGzrKF`x)vU_Iw|ou^U{7g0H!@tqfVi8Xb;M_=Qv`;xJo|mZa)5`oe?3&x^T8}?v(pH0yf_;<wNT+hn^;D2EBdplg{QFATtT>i1rgFw~5xvn6h*K_~;!N
Qvt#-C!YsK$6ge7g2zQwuzn~1&Z@YrT$(Eh9%PU^u6HFe6Wb-OqbO87COsir&O=c|vQ<i$u*Y7!kHK{GVUfD3cxah@1=l;-%*EHi1hLUzan<g)#6GlF0R|iX
Gc1w&S#NX}4j|2;T&VKn7>bU$J`HVwys-AGtienQF^dja5AHZLD#|T5PwL+yfYG2T74muuk!h`v1FN*0WLXon!<6h>A89~J99yu2Ah3o7(t<SGoaBwju0v!8
Gv4*^-QWVe`46?-VFeDg5VI=f%}~~ba|J2z?I7s~M92ubGhbV(oOzjmsQ{Z+=Wd<%LKuA^YnSo12dVpj9XQ|XR|U@Rq!&=CLS%TIBFbZNNK$S8q|9+>EAHk-
b5~XcfJD#Lp9Yl;el|=HcCoJi%Yl}13`XGt;}`OQtkHoV7WXoN*gsU)t&WI{Gy1`>B8@dzQ!rYt#B%-OBijMx89GkmJ&8>60PH9C34vh?0yX)Ypbovj9r=5X
4Pfr%vtlLSw7<2a2&eVJVi<SI7X!cS`%p$zRX)iR=2`J=#c>Z=lY0ytvW^yv(0W~7=4s9r5J|RuxjKF8w|Jp*v#olMhyLp;8VXToyae4DlWfA=57G<nHFhL%
!al1JIKHQ?RSJ8qy7{F|H?p5rjMNAA;?+XxdGfN398f7@sq2(jIHbOkp@E@W#?ITm6xor^kSB$}1Z3A-Bv+hE7}^!gPrJUXS6r++1@iuN?O_@hVL>KDp@f3V
LWhgqldz>+dpg&1Ijd#4HCt!eXz9KK?J&hxG6)gQl2V&KH6SO)&|!pILjXH-t*IUsAtvP9^3c{3L{^+H-s;s^U(XQpdIaLiP3O1M2zhxrhpkW_ODe$2US)hp
Y3JB@m3e5lWU@oNhQ&5(s5lRE*hdEvbLiwVX@c*X5d*RD)%88|p}U(fBwyD>Qe5?dP=&8k;d6nsFO8=Xel^R>zlBU(j5G|?cUcZvXL*cXuH^f9ZNN4Vj2-wA
-F{QY5lhwFYqywTpfE``X)+)MW^Tgz05{-!-c=`irvW(shQ#^BccxUQ2^_209()hUG<)+NoGv)FF&~8L7O>r<;AZYAaL}Gl8r@Mq-~$MwvIzYg4})EtpbKd9
nx{fJyf4@l;7ATGslt8(Y;XE18^9*8GGB`Fzskd^q!V0Dh8Ep{XiBTo^<Oh44yMayRAkEiAbcUOx$h}5B5Y67f%`Ra6~&KnXdbj*=5QpR4MT5>vj(lJP>bnK
qGZT(p>vQ9YXvV_oko%_*p?)@5={{0bU|}p>Zyx*2=Laud|j@~^;+#qO7go7mt@1|YLtAie3{WuPU=q!0z3~}!~G08*v;CVo?b2xm-f1_Ro|_4pr*I(YdO0s
=qqr6Qv>jc!<KCAMnUGZ9tUEb%KV~n)32p2anGe^zo}^;jT$I1_5{dG04;4Qz%Mt}_)!%@+`6NR;3ADv>#JX1h!$TK{AQ#Ka>3`RvkK%oByoQTZF@_doOn?x
5jG)8TF~JJGq|LB2?v*cQ_9{jQi$7eC7WKt#Fe6wB(tA$%f^1H*eR6ecw3ZtcaL2zUKu1{S!OD<Gc_aLAOSiYOqi&riA=|WbDF!N$#S)2Y|+MLQFste-lvQu
sY0S4^_!b-pX;!;0@U`&JeU<dz0M8N*X1t<n-$r4UA+ZYfXL05WyLas^>mzNBWu_V$hn6;E_~SP-PHn&T_~%0oxj%Ib_siaPV@?Xief*D3;=mNNcq82AI>h@
8<1AK=s;qYh=X2*$nki3S-YWJ=e2H3D|!-E5PCyy+G6Ra-gahQ-S4$(mvu3=uMmj)*o<iziK_liwkj*~4siKU#II4Y@Cu;MzaqH4(8-ZZXq1fg?ha$U_X6%(
4-CxYm%FW<!qYYn;>tDF?YQB54}tNPhW3K(sjle4kh7Q8)pRvk@7s;80X;7T8}tv2cV72HtXc^8l9~jrwg;(THvIrG{^3x89Ue(uTChV-G~@$FrmA?UDs04X
g5R&W)VO>ES6g!aA)`ZeI50AD$gXgl`=O-m3V$O^t;Lk>CS8-d-GaRkCM*1=kKxNcZyj|8d2u$fYl-APshkP8;i@cn848T5{Bo<qN!qHPC?=<=Fdz+v0|#^T
V)x*oU*G=Fn+~STTW7p^7)R&8LZIx#kBg<tJQt=a>JQ+&{`<B2PI<5(ENsrXes!XES1F?P0x}u^gA`qZtiy|)*~av0F^L%yZ1xU#e*O(GeIDY_8OgkzO&NOY
?h8?ooRS@XjPq#67#Fl4Q;J1fw2dHK)Bsrc?z0gO><mGOWMg7Vez6;exG3__E-}bA&zs|CnmJY#^AUm<Y@;r(kR4@J4>6sL>b-da8>r})WwQCE%Co5=uQn`c
zdqM{{?Lf)q6!X{y?LS-fyTj=psLJ5y;%v;izp7GOZb>@-2Jd~H6p_(GcqiiZi}6sbtoIXTt`0#JLS&9Z_d4->+8v1{WQBpfq&)$n2lJ5W5mMXlQTWx&Dc85
!@`JmQ)qifi6e%9^HgQnwu>taM3%BtCY)PFJ6_!uau88mkiINsjuOE5T-+7rfD|7$ydzBJWeNT_?4jbr{`h+-=Yqn`6ff7#nd?8TUB9lqc$qa{{B;&!spb?I
&jH!bLpXnzOkWgs7i-LSwQ}x!sgHTuP~tbay3<Ny@OIKr3E<YV4m347!-NPj4!|sCg0bd}F!4zUoM8*PyKjv!R{-lZ)ZtR=5UAk?ZDzfMa$T!bf8BiX8E_sD
+UlxWj~$3X8YxZ-T@0YLCR3A*)W<z<Gab$YXe<*=2m*y<=BK%q&$)IKjoc8CaNoqqKn6DTF^ueu<*NRT7U~p_?#}*<91(m6QsZ-d>{@p3dMP7K645eMvzgQy
vi#mM48Cks7C-OpL|gF)Q_%mH)@@EFq(?CrEuFhpQy<O{V8*9@Bey(tPdRI1u%ABiR)8wtB4Xg7Cg$Q|cSjI#z0PwA>L32i9BF;=ELudU4$UA$3b`JeI&OQD
DkCPr0WwE!H&#gn(i7#mR(~^z-hw4f8aJ@!Eb{1k=f0z@pDlF&egNK6a=H+n^wc?NJ+Z|o)kPCidlnVK742<*mU2|s+;GI4%*65d>m{a+ndggE55LupTg4++
69`rV{sY4E+$)k~t&24EOV9OZ&-4rdadvpZea{)ZDU_+BD4y66G+8@moS|&1c<6|oc&=^U4i;w2Sy~T3&eoi<76L>MSeA1Fa%m>p1cPS;rSq-1>y%-3LqHYD
w&yLV@gqMUmCd#p+x}gE878W>Tp-9Q?g@?}v2jd`9Fop;%<}s_W7?QZt6MSTI0q;-X>PmWS8_C3d=fY`9|JW=B*=`+NKJ*#vb>?J^&rP!G@CnN6$$-{5^WRX
x*ZYkBha)OemA%3fs17Zk4He17<}1tqYH-iyjDLc)(|lapT%z*a4>9(8Q2g@{hZ*!^O^4!C;w|t!9<?8n<Qt>F{fucz?kUyf#89IUuF;)v-rrTRlS+l$=;gx
jXI*E@69f9WEZKJN@Y#vwFi$(d=6-^J31|aa8r`<-A4pBsX9i)abO^Gr#d-<9E%@>C=id^w76IziPh#w4E*f#m7474u`RX~1M?e$?YQyXNak>M&JuvoX3^Rc
Nj1$v!H?MW=dityE7D75#6}Z4QbSBb1?`kp?gFu^K&f&QV{noD!PDH#aJw70bWXk>GH&U{FM}E{XxgC&rEca*NF*>Cg@N=RQW#|7cm}#%3GuvjdrCO`m{?*%
BSYKMe#4oWV`r*aJ&a6+?iWJh!sZ`Kh-0Biza=D#2cKJKM`=P44s4Zm?H1_`6PY7}xd~oSbZ%-93+KA-4ZNXo8g!w)OSHPb?PBoSs(0bwjm9`7^dCldC*Gj$
mTWl~fuH!GA?ERfQf758fIIm~-06lr5!=Sv4XCD*<4Nd7Z9?%<u#V5+sE^9;5zzcZ+_PXAjoe&YjK^BP7Z)|LJa55W>d-?rgWQe=r!I^#++v{`bZUJ+Hlgxl
lqxx4+J|i^dzvY2@Th)9&wRHR8yXg9ohBF0iOo?4QJahTBT-Jw9x`Go92G!wBld3WXHh8C`6<C?0n&1M`~P5$bJ}}&Z8FGt3sP=FbmNEQ3vqNg>Bv*7Xu`C%
RA&ZUm<paERKOEPbZ5j+v0kKQ#();BpJzG~Z(ufg9DzHARDdLAWHO|0OydZIz(O?gbUV>nFpEL7q1$N=9a4on`5FMZS17lL0%&=%Hv?S5kVa}8!g(lZj)ap;
VNpP8#dfU8D56IKciksyhEK~0>1P8`2+%>To`@w#^x3G$sA?yvk)a01;7}1K@yB}HZm}>F7=W@j=IEGGB(0sO3B!oyslI@=yczOu6n^_;Io}G@cP^R6b~4=C
`2ohZHR&1NqF`)|_*LI$4B#E^r}WQ5hIBFMK2rKdX>g$M1zecljPce>bT$)#+==38;^IVxZlgvuPcq{L2r5&Q=D`tqZ(Go4opQz;{Skpjb`0B?(AG@`%q<1;
sXDjs-NsX3F*i7_oz8mMnIDL|cj}D6w*$p1&?&-dY#Gz{BBJ2NZ6*wNd<0>mxnW3AvX7aUEYlVezGWPe(S3)cN+HEsCH?`~XGq-;7rQe74~_o}u+bu594x+w
d10l4!~+0ewzYZwIH=IXC-gDaFrwww$41z>5FHbp#?%VnEiuGo42{GlhWB7lfl~zgpZM>9PLw@%E*ye}uLnF0d&99y@g-Brw}g#O{}uAGlev|2f}bD{2<c`J
uQZzGA({lZ$hPQ+-->~l_I94Y?LHl0jC}ozsIg1LA3}{TdrW~HhRBbi?*K~#BnM;=Vviury$nZlZN|5!iT0@eCOpn874AuaRZAeJX709#D68w9(a{=~?;8;2
q%OQKbOr<+D5}=aI?7Ahjfu{a?mZ;lNs?Rc)ct*zd?HxWWJfg6_KeJDV%WTlq=lF_03I29hVGf`dxy+1vmk5}5W;$}>2U;+fWtFTYI4F7^>>|O4gWI(la*(b
oFXkuIO<f2R>l_y6LL$D8b~fm1^TC-v<F_JaOvOi?+MT?&1r<VF>bSkp#U*SH6ZV_H}jNH3lzs^yAO5aC$M>JpXg9ANnXCo6;QOpLV`|$Xi~y5c=49sGaTB(
Da3T2@qX;>9TOWYfJ?WzqIxpyGV;M$t_=u|3DnAPaZU`@hOL;!KLXg-?g%30+)PFTQ0xJ6k^X$PwZP0C@n|R#?kv!tK_6%@bEQMGU#%pOkYY0OByQ`i{p)A{
Baj6peb`;iFvx|yw1pK@5i#?W03FTr9IK5)&TS*rI+#1ME5OkL)(oF$3<CFaL$Fu*5R&SPS1C3!ONh$^+Rk%((Yb0Na~a^X8^cIgO`H|ZeagLGAkvkhDGPn1
5M2w6Ia1PvN7xrU_amROAVG=g5ZCln>qea|Pvc&XMub!DFtbf~=BiHW8=yNsQR{nB4TXJcNwQ%u1z?HQI3c*dGZ+`tKt==EERevN+O_W(1<oe;p>!?%c;UHF
qV`$V=x4P}>ohk$rds^?-eIB>K5zgPq(Z@TJq+%isoxhu0md}=P{@SV+5yZDdb`!3Mu-cP3_l<nwz@<a#IgpB0jxpX$YLsd_A8$AKhI583wd+OfaU-Y-Y(<*
0(le_-XxCbG!Yp{X?KP{j&+aWP`X8}^Y|14@%02B^<XUMRc?6$<Ws9H2=?5b2pOLTFvaH{pgOvI@7{ofgusGvc$zXu3a9<#Ix7JV*xQKwQAyE~9EeS`sRf23
wg-Yj&1J9vn$Fe(1vu<^pQ`4D+>PO^6jz`oF5H4Tk)VT&+s0EWjLl+=?Cwva-YU7XH{f$kPfNz-1hRCtqA-4wg>-63eY~3|s$!=|Z6_m0!p_Cu^vU3fF-sf!
cmM5J2t0RUd0WuLC{;`_xLmb~$|=BvX58c92JFXayXK?7bnn+QG1L8uMXe$n+34L<){i3vefqO89mE__7fQkH<*v_62A;L;G#FSgUNnVqRMtMZPN$A!9Ds)O
lUM54<`94Y+rm!0f?&sR)!cS{JK{3}BQ0UTg<AM%nArBfg6iYAP!E2Mu;EGMAn>#ku|gb34td7^$gK%wgb>89ATTNP_ec2sXt(6c46a?PUN>hweJol!c&8Kn
uenC2JQa5wfrkZf<Fx?T|D=Y^cn0!l>o>p!eeG+I4j=PLf#A(zx6uzeYz2OQLab-QI3;4tHuPjhgoypDz@%wm<NSD|`__plL51LS61tvyki>Mn2!L?B8FpHB
nnf^Lki@wb^oGhf0W9Qq()5-TliLg05|S#={IM)F7`g0L&=aT_Mid@wL2oDa8CZ_zBv)7h(uOTr8~+WN5ET~i*8<=7nwm5?(2X@cj#%~<(4x)Vo@HjsGxc+h
!hmu}KX7#5-6N5SjAuLektvYvk&9g8S}<HFcP{nWoTJcZ@}jj|4e#A#hhj0?TNM*=QzXtdXvCn&xW;S(rODBluGtx+th{xg%6%f{P_&$*Mj3@d5$XtoY~mnG
{;ckMY(f<p{)YRr89atbrgj{p3*AM;@OjE^Y60Sgd+`8<r2G!d?!<g<vNIofOOCE^Ag?dRWuygL;?7|KZOp%bb?~FkGoyxuxNqh>g?Di<3+LRB5fr7>Cm^#z
C!Gd$ijXN>DnJ(ASg*{az*Z{VD}Dh9TL2b<0ohJU7;}-r=TmQ#zJs(bY#;GhG`W2Y6?;+L-sm$9yY#3|V+z{L05z*U5Kjx^$eYCH2s`fS9IDfUOWfb-#aZxY
69r!-c&q6RIBGEsHF(rCmvjV8M@}#t9d)@^Z)_6f65`&0t|7bUJ2nB`Ck=qhvlCPZz+AY`(ZC2R)_)G7nGJ*>;sw)n1jf?anjBlF%^0dSEBG$A0YQ^{kgo=T
PDO**x<A4gS>ovl7%vtr7#;$Kt|#iAJ}JYeFB4co4Mu}JWZX6MEx2gr?nE9=NVhf3{)-40I+z<!jX^Ym^x%z5Mw5V0%E9+EY}70x#MN?uYY-G;amjf<WLkU&
Rxbx^bNx?zLqS%YbH`4gBFAtS1TNc7^u6&4K2{+ZI&c&TXZGC`*8>q?&W&sCnOMOI=fcD6fUTqXGsiQM-kMZQDwAAF4f-M+y>&mn;R)f%pm(1oBw}b;Vkme_
LJ^2(gQ(HgjY_kb6ulTXW6Om78(=561fS(Fn>qM)Q>ZK_16&I|iBR+4X0H_k1V|xXpK`ySxr8*)v1@X$+{zPw@pr&npr&xI#*&GLPLo**GXW9Ro*0$0&^E4R
TFl!ECzDRW%X$Z?85bmm31Z<vT$U&~=Em6G<t;WQRI)4d&Qp*Y8f4WG)iq>@$Zws*0xX1+v3`$D0urd<i*^aPy|e9n&(-wZEP+XJKLMe^umIU0{jr~zv=*~5
%~Q+nAD$u3!wH#TeWF^QLF7@8bgJN=2Wh7~^#GBbiGidVL~ta+Qp?y(-N+-JD|4KbzJ!C=QD<~$I-Y&ww#rdjF|DGFX*$4N24mu-cn9-5QjkWJs<Z~ocb4sY
SwDknQtzbA-r$=Yu-#?K$uyEy0Tsqde5=FyTpEs<xcvQI_NUQudK^Jw7Py!l7z$0*MkU8lAU|bJv}j_QCn==C6n;tUH_miGIjGYO_=!Jfc5=$NJ%%U-p<-e{
K1etN`f?Ikk78yaaN+BLd>Ghx2SGdOJAy0{ZFU~vK7h<z4g`X8Hh{~fBqQLqA5dNkH>RO8lgqvgp`|j&Nq~V_%A9dM_Tj;}?yQfF|3lOpw}<G!i<^lZL80KB
G%Eq0r?@<6k!zVMuy%w_1VDi#Jz6H;2c7P~@KWw3H4;T_*M%<b;FX?o@kj<OnlYLzXF$WTF@x<FpyM<)1v!Glq#5Wyz+><X(M%u$9)zTWOj$ZM#y7Rdp3MNF
^sGLEFpn}2>|VDz2F|>LYsZuU<$&x1!WyZ0BS%ngVusmGL8b!C9xtYb$pwp+4zaFv&cRYTam%|sScB-Kf5>@cT|9FowQ~|c#Qx5o<D5bm*^w*nmR8xb$9hO|
79M52Yb{u-Cp_YO&OT;LJDPALr<)P1q-GeB9HjOm$mhO|7-%JS<QEE)4!Gk$M-mA$jE=v%k&|M`P#-$Pj^GMOSh1n`sNQroSGUBq<W%=Ppl}OLl}y-XBunNd
ckSD7q97ZlB?ZBE_TAs%+CaNNh99>!lvgL<tT6a}l>tB^65tigU4rUt>pC~yat(27;X6C$atFgmnaUmw+|O21orA0sPKaYGfaUMu)1u%ZJ8o-C!y+};_ik)K
ajDQ8NbgJ%ZFPfp8sULXz}?E-QO`p^ln3!<_iI*zk_FO_MP8d<+}NmF!DGsUg#oSBfNCcv%%@uS6kq}<+)P#xh)dJEwtwhbcB#Yj5awHM9;IU-i^3x>pul67
n_wY9;(-oF_W2xe4GgAw?_!tt^8GtEO}dGH8BdT-BvI<YC?`IF2g@PbMi{gjjTz`kAZ!I(>%b;tROv~xC*bQLK@`SHpx%=)8%f=R_t+`n9dKI)ss?7&!OME*
DPfz*3}YgmCB&F>5pP4=J%f6wz7?r;jd%3a)*#9mc|t)B_*pecaDys0AK@M121vz=;KUom9&>gN8T6AF5FNO(l)yOjJl8ZAy)*U#LW~cXUY-D7#RxYC|Lu7c
9^8@p41AO7^6Y3pq?k~{S0BxUjtP+XdE}hfM~XYwDEkXc4+lpK-rQ!F@x-=`i%|mX3IWuEi^{FaE*_?wnTXqgx_&1hUsSGnZvht?hmqS@MjkN7_>Pk(8z~;P
1azuz#KZHAVPF>~0NlQZNS+|Rj2e$30C#u_%Ja}TIS>mMVLHKd?ql@pcr;-7#g7_7){X?Y+8hM}`M5FmEZC-{q95ENigy8;p9KE(>EhVgB!aPv(OGUfUTc!w
4;vFO%R#i<B-tJBKGTTyp<X{1eopq2<A0<V>3BA?_RdIv%na}bI19X^b@db$7n`BQMK@)X9_t%wAo*QBr~x>Zfx>VzrKA$#0=9p;xCi$Ja`wg+;V=}aPnUr%
*X*rT)RS(j{IIAeI@|&@F)=YbfPT3F$OU2PV6vp<DM*!H1w;n<#X0^2!LLH=42X{wvOPbl1Tl=ypAgFmH~&8vhpo~X#Ht#@o`>%&!<x#Jh_D(8q;BUs3UI8p
lLbbB!QOK~qi*u~F`xEAWb$8#vB{|bItA^Ts0`yjiOB7gGAtXl26%je_Y1cLXcYZXwOZG2?__q&_W492$Vgg9BgSG79$n0s<rwVHkYA)$p(>&M14q#%i2z@@
FCg$RA7~U$f=>0WQDE!R1Q1MUYY7!Q;GX!-JtcA59c`RwJLnl?(PAjL<v2~dP)s%SN9A!3jG{WE)eK(p;!fx9`8+61fKsCii11S7!#>mu0x1u;9CH|T3IJ=s
dwZ~www+F9FM3J@?x@Z>5I=MT5n*P3_nH5(PLT#zKLE5-!Boo6m!m$nitSL>+Pl1S8Dq2tD9>At33m}iYU>EX={<ZdcH<T#001lh;Smc2c_UN|_MLj`*V<2H
0k=z2pSap+z&c2!K}8_Wn$ZK-Ad_93%(48HwSI5ZS<9cmY^AR6if)?^R)aWppt7*vX#4RjiDM1tnbV3o4ca_x4%yPlI?2H-tKVyW>|2s2IS2A)^L)N@9-P|f
)Ne?!7+eqitpj3C4F;tjc9R*xLTPGH2sebQ9?zqJfNWe7&V8~yrEVnhY0Mi>Etq%$G7E^Q2eVD{91Cy!Z(t+Ckz)jtaR=&ipsal;kO4xB22Z7>sZ`Il+gr8o
F*3;iCvBZwAX-ku2%&ryjdy19A~*ufiX7}CE!zfL-JL{p;!iwcHT4vqTOGEx|7t!BaCQH(vCj&ek%}O=q@IU)ADHHT`muKr*$tQ&qa%mp=q85~Gl68qU{v6G
RqI$b5e08=zJy@=9L`{g4lCey#T@(%h2GBzm^$kGNMnl3VuVZeX7I()A)7rz92F9$e2c*?oU|!23~ozwkT2f;oO3;=Cw++s6A_3t7}j(baf8X1lDdmG0+}2S
J2J9-3McWuh!X|t$ZA$6qLGIGY||V}n)^<GvHlVkX9PhRa|3I87$PAeu=H5jw~ZAs!JCXuDQkgpQfKZ6b0i*>?ZHoj9O#IeLa{4hQivCIld*JbolflBi5Ytw
DWO{0P4ti89w1NwM8(>I+INFpXgDJqgHw_b;du==GDyAOhqCtJ5VRk-Ys0V&kH{Uz>WFrF5uQ!?Ddl3v-kfg}4`SgB&(s5tvU+09d=zdVDG7Dz&0YKDqP}$&
=Ia;ih78H*lY7G*$r+d%pzb3uFN4IzM?I<S-aY5~@mvECpq@<}$8+ccA;?O{%utX6gJ*DA!uDY`8NN<+#(NLL_-BKE(V~3_YwD*)?KFuqq#@0an$+Khu+()g
8Np5rEL5&?J334tIb@MPQp;Q~X9j5m5?L>U+X9@~2nLITUCO3^rEdYJ*jaPg^Z0S#6v&Z)^1ZEv4NnUA)<QZrp-+1=f?=c9Puemo707^+DynB=yBpBD5<(8(
27KLQ^N2(^59=!Sf)(9lVoJ11!6-WxskCdH|16v7ga#u%LHZ4@un>?-wjrO+69{VX42;||#d4DY=KL?mfmT7^Ibkv7k@ui-(!6y!;7vRGtQ%63)o^vT%}3*7
ZfwhQB!0;>mOx81JMQ3)Kt|SPtS2xDp!mrpltg{VX~)4ofl5&5n@vBSJh*#t6zw~sY#Ou<=#fTg$O?$CvFmtl=>0a@JC=0MtqO}x#--Uq3p4vkE1#sz6vdgU
$!Aj^O*W=-?kpV%C!*e)C#B_vGO!Uf>yPZBc#O3L*sMm~FP)Z7#Ck$81n&L`zy?H^DzZ;8{J_S$w_1rofYz&xw+w+p2md;%i=uap8SeaB8n#>r&IjYS2n<N%
#+i=n?bOVg(+fu%#Xz373O_mFK<H8g)-J_#$di~WmSkzlbn&z6_yZ!f4;IjOM@SZI!N#bm|DuE}j*rsQ7T^XYzTtM7JhEr|JA*mfP?*yn7$`{hE)|oZ8Usel
tq^tt-Wz7~_eWd|Jgd(JEQW2Udm$tOe>yooJMefKBr+n7-(s(&xJRgVPg-}yBL~4?wCK6vBg7Nvfxgcs_jHGJ;@-K!jXEE(>9-=At)9em(KSjhX5dmV%($X^
_egq!jjO@9Q~EPgW8Y*{G?0)Pcnzu_X`;x$V+6B5A0rzWL@ElI4L|_YJ++^B3O)dZDqPn2&{S`VKolxZk}Q-3BpW42L_^Wiy(M5O2CxUeAZ2Ft5e!8w`#k_w
KT)6sl@0u4-Ea!0RkQ`!-!qgBZW@1pJH)*0Awwd5K9jvq`SW*iG$Cszex}bi%np<I^=LxTr9Sycrj87TkWKJmkn=RM9BwrRsbq1^K}~6aFrg^fwskW~Ib^x6
&5iRamTp2*H?%qO;0~Gd3+cgh^a2c>Y9e1~#h(Gu)dVJTG!j&j-i~oj#l%k!EVL;20*c}Z1c$JR1$B|ZTkX{ELQneqO!uM5NIi(B=skQN+%RG#Bmx}*8#`)`
23{6+j$5ivv&<4<31`ZVpyyzGL8Q25x(I(F-?N)U&1+uMP%6v73nZ4ICk^o$f=gY7%>Z*^jL@0XcVJ@{mGf-RS~t4o-+4}iy}!+6H=zxLiyZ(mJ+R*AArktJ
k3<g0+rh?!yg#yE-Ox}u9cyqVcSY#2xv&Nd)sfd?E;Pgoll@lb1b7T6Gju<KU_XNvko^xd-?6b&UbW;O5^x!dHmh-H<emL0A}Pe@9F1Y!*`>cXhtuFEhjA~g
*wBC9gTqlt54__t9C!kY%z{rPG0NrGnSNTlG#mceeGU&CpE71O2wA7iuDwJIlF?Jv<m{cuTlQlvdo_J_Bs(&tGUYtzgfSEl>_Aaz3bF>EE)+Tzg8?5q0Ktzg
a}q<c$w79b93|C_qeLPw=GL&_xJICGFv>!Ofd?NcRfd=eolwC8n!0va8xSSA&WK9hVZky-Hv(B_A_OkXB@XwF$L<JfJ7RPIof{tS%86i*Ki`27yU~ceJ&C6Y
@c0}~eCj&ZKt!VE1W}>ioO`T$mGv!!<kXfg5EF3Yv-y!O!VG&BHhY;KX_4@OjN;N^+^a1q+_BFdfD}AcgD_4VofVM*^_NOE#B>Hh#5+LST~9FBx(u#W%wZK4
&2P@_F>GI7BhSex)#PtO<T}lIlIC8GxguMd(cb6C2~5#tG$VpkW2g5($~oMzbM<Hq7$gg1jqTC$I8M(gn~C<(7}_v^@*e4&O=HsIH#dlmPaw2V5}tQS2%Yai
7mf~T`z*~~4$BZxR@};d&Qt>aZM;b&!}Q5H^2Eb|tEBn&!dq=XuE6Jyyv-Gch&!d0-$m2V=Zby@k`L!_+21MNjXsI2osF9#t$@6a!-T_DG7(M^|8KPyO*ozi
0!;%gJ~|~3>5t;66FbT|-i-bSayCr=aTIr%_dGlfx7pospfKK^tHhY^G<?DgL!~p%#*IRt=NN-P=|%f{U*Z5GOd_w`Lumb=sNs+EfXCK@5R`DGu>tdLl?yQG
$g$TZg(=Ivr#}L7pa`ZE6Fs&h5jP+UJur22M4yzSGMs2vgk}(!3?Q7Gfm69<J21Z&7l*pv9884)HO2QJ;}QTCJakGsK3LZ!<k30j5q1srfc^1y^RtKG1qseN
AzI)kHXd6J%%y0C!dXkg!jt~||L5pE7bH27D_t&^OA;Jl(4s_&(5|!jkmQoQJDh=NQ6fbM_i!E6e8+nne+C0|b!DW7nVs)MxSKg0R`x+iTTUC_g1?(uw+mxB
Nq*M<umR&3YOl=doD;a8Qs(ON4`I?-LG)tq4<{3VMG*Oh3}#NxtxLDlzH2$`oiU>aJVAK{#bS0$slcCj!^5*Uf6SX_WopWV?-$?Z1nw4xk)$oAwng!RtyE57
T|kvlRi#Oe?#siK8x6+KpZj$CvCJ-M6zNGnS1QkP*rA*d>8{(lQjmATm+ysww}lS%q0E|KY2n5=ViW&aomqTJ3*x41B6W=qJom6>Tm;nB(;mJ8hMTEf3>gAn
iAW!giyY+g13z?JwA1=@wNK=?UDj>c?xFf&jbk()_>KdCn_~nSboGij?NN}*`_+McNH4NSNlA0}7Y9Rf+9FXPax*+QFyj@PF(;3UYQ474M`?VzNs~X)TMCA?
Upw*8Z7GTs4vhU&HW{)^AL3&-p^!nahI@%y{;4NyIZ8NQ+PQDROj0CZhKldN6TJ?sGcTwkh6yMOFRfv(y|C_F{4h;gUg+3Erddn%A8!&;Hf+Xq4XG4rn8S{F
y6aN0*{GZ~s<h)27;zW*vXX5HZMVjJx8p1gTyOC3O`vN>>v>Pe1+hS_ClJkFma>_Z`|$0fV8Aoy1FG2mg8)mGW1YB1xJ-MS*vW8*Sl^=I?Zyvz9jXC7+YjXJ
$4{o29OHH>&+G_ot<=9!9=0gYbg|Hnw5m54r|{Qsa0^zwf-_QvE{XZ;mf5*Y)!09mms4;XeQBU9ULEBO42z%1wh0TC*5q<_R<E6YO3-LGwH*YB{ACc^#XK`v
^}qz=s3(!0>3!)mdGPV&YhMI4Q`}W4Z>aofDVs6Qo+2(pHyAOK>|nW^V7?Ej?8Z`T-Su|~N!8?BdVm8W*VkmkdQCcf!xtZ;Z=s%xfw!lnFL>O<mqD~9XPBAb
Le+IvyVAGdH8iI(7p@%+!gg<vX3e28xEjv%Dr1_NB~Vh7Dji3}l~`(|W?bXpeI35@GB3xq@YnJ*K-U1MP3)6B@g8<5%<cq6>u^a37!(Q5qqc@;t|1?(?79xM
YHp>Q%#BLn1fmyN_8yS@aCJe<(Vpw-|J6VSPV>Qd$^;KzcQqN|79-z3d0^iQ%828@*Qs;dgXM9_rK{*Ghq6#HC&Azx;Qt>wO}Gp5=+dFzI~Z3k&&M?3>Z8`a
yq6+lcb`Y4suOSZ4{4)oerY?#%47FV_N=M~KLh$)ol56`)TciUYgT_bo74-W8Hzk~od^60@k8b8Cr6RfX4jLgH&_us`cgGiSdmL3iWQ$(wq@V){?f>Nk_)P<
f1atKvN6xTV$(Xy*A@IG_p+94L<N)qdJ)R0hL`UUqL&R<2h9id@T249P-={I{>JxHknbZa6*HGfY<jJA`qNxGRD5$L{ZKlm$Tj}WRj<$&u;|NAgZtq&kPeks
7OqOC<t<MJ$%ZTKS*PKP9KwUxld9pd`I`GYIF~ovKDp6;<R5`B$*?<LhRfQ}-@5w8fNz5mz}ov9`rthKV7tw67AvQkSoYpi*$QRqLF+cGZYi(NgMSvHb4UII
3jKotjSinG!D&E@g63~S>Vft09`ZxWuDOvC3JH_^1qmcv@2|esi8vU3b_lKx!=Caub9#w%VPX4xO5b4#@4Bml4HCF%Y08_SV)3uIarN8sn;f2<pabd*jKDW|
+${>4NeGtl#jT4O0}OLJ0iwt3xDH^wN5q?q;%BW`4^Kbyt36-3s!y>4l;{+rZhb040l_&^_d(u1!g6`Um8Uvsk7T!h0+HcM0n4adI&Uji$0y03bSh`)Sjq^6
YAhu%Z)H<ICvF|Dg5;1jvQU0{MValt-Fx*~Rpr!PwF2*5>*d^on-AhIxngq7e>_L&zv+=0KX7s3cJ00_O&_iz>?2Roz#sW%8CXV?(hC$5$_>Z(=ct28@tJlB
f3QK6YQ}OGC1ir|*nO1r&JA&yHM8LM@>cl@ngo?`<a2u_<VhqkGA6K;moRm!sI642_CVEPNojr!T^rh=$t-bB{bl_p06Rj>IBm!_GMSd(I1dY}Z<){x0qxTs
VAf=)s*dMv?_d;Z2hebCb5zgaI_R2iK=#sW+{RGx@?>RS-oA&&iBj?aFSKIS1E`B%JDG@b?keNGv`wrzbLtdF*&UkXYh0Fd3oQ+>5%>EDe8gfP^Jm0!uRSb!
A`tDbX_Bb8V{c(OUdyZ|z>NC~z&4_e($~X->&mYt(gJ+=^;8~t9DHK8S%7&V5c#9yQWlNq8SKxTJwK+hLHdlatY7p#J`msuFi9ZJNvsCKk)o*b<r#7_L@D6P
%Ild|&lhC2xcEOIUxzcDrpPNl04!0rsvqO%JQnqjVMl9l7Y+Cw%JcOkcVhk^?cmA{M^&W^nMyrskY4U}c|SH=IsOiUN&$8JL+2eL{3Y4+7-APEc>Qz!U6%45
<$Rftu8QhUyxxv%bAgU1Tqwc*p*+gCB+@E!O7NISwA_PohO_HbLwe*$bb!?;614?cN$jh*G*=cnVV_T3mZ_Uw8~bS;{;T)Fo4<2>t3%Q>%}RtmW+Z908QS^w
k`UPIHs;QC8-f+G9IZA;x6FId3q6gyU>})3s@mB~J|Px-Itl;F6`|@}h`;kDw-rFeXY*Th_q7Tct3-QG`c&I79ok}5nN;Zk$ts+>-YA;|UmEM8IYo9zC#t$9
f>gM2QHBM|!v4xG1Z)re9%zViq9~{3=_ClwLj)CL2D!xdP&_ik=Imuo@1;fA`0ei#m)C|R-T0$BDIy~^qy>n|U;kQ$9RStkEA{a{oo|O7?vf>`1}C8S{DkmL
O-t&FICsanYb(DBa1M{BDXaHGtqp|Z@riHZ<Q-FE+-T{GAU1JZ$JAx<DQEJ>6ddDglrYraj&CbZnSh`|D=$}?n5|$i@E0xZ743QH4DC;;?*2N#+)~$B?jT)2
2Qh^I5|8iMX%K=#EyU|GGq3$a53^exI@p$luHu&35iWlqaW!EFm(?%Q{dx~SC-36Kx-geF{TH#pBzLes5Cjy~2Y(yto|F!|iUF#R2X(jeYE1xi+B=r3>ym!=
-^JVdFEAV4v(j4Sd6)X5OG5qA&BzCydM54}WbFl#{q|whLRn?g1<BcgI%X+*ErrkOC9iyr@wbmD=kCp!tYBB-V3kiJS#JT#22yL5DwXl5SW2FnFuu~5WX*e6
yDo@Tq43ken#M`zE>tgy2ark%d1GOasy{^h{98=C?cFc(>=@kmI<V7c17o35-Jpi@cRvJJdk)1v;qT|8aHWyPfQSyUlHfG4+wuro`q<N}fH;nH$Jhkj?q_kK
=LcOc@}>V!W^%<-O}z#)Gg+r(E_dlWA-;5R^?7%)cm5xs)q{pGxDGjiOg7*gx|gTq9Q}R2i;m5j3VD;bSv^PX2u%AUzm!L?wDQmsS;1u^lyrS8Qz-|RAo;^F
F9v994m#@H6GV3+p0sn_ZNIl>Fp)G$<Qn=}Y(l#wH&1on$i~ADlmTsH04Ew2qf;$~y$_=-ZPL8GXU`q?q9OxNp8%HNd9jldD+lzh7V?>26=0srh>%!Rc{vYj
)DDtH)*`kbAi`9oC#EcubMq?G{YPnjq*^+o?`())UCV~nF}4r%U2CE)kG9;GIj|LG%<IQp>DuQPzyBY2)s9nIcAW<$kTpoS0Dk$Ud*GpyHh1)+6`Hz`zlpRB
XXrnPvnc}=%nThcsp)L$w*N0LxE>U0OV#ZAvk0nFG9IG*Rj~a$q!k`rXdh|W{o7<s%>e4>bZv1TPKs_C7WtSq$w<Fh>ffS(RHVl(`4!|Fs&+YMWNtDIV&)As
BT@!tn?Q&u9Bg~`Ih;5DM7ro}C1L$c4v)L@hI=#VDY*ev4$HdIi5l_0+}8uwWqLN(aMp^00>XUXb*)tUco^hc*A02c9(go<y7(oO_vF#7nlkBiY-x9z2KEyz
XZ^}C+9N7*N?liWxSRg7%YuszzX%>#tVecqG@CsopC5gAK1V5mV>ArzN6HS8c36tHnhDhi&t8pOS=e{I8D#Syt95AgbSxW!>;dxE;6h7ZeOuX{7sD<ng&^?L
xQqkx<d<e*lVEpjrQ2d1Y6Bt>S{-NEei=eo4zgmMjEY@5i?RXpeiD$i8TJlVwuS&!rLSOo+KmG(L;cbYE&?#ui@Xp>%55dE3S;SI-wc0Bz2C15uz4Hl+;9se
s9^bNYL|N4heP6_M|#eFjJq@7zVm`b9^eYWQI9e0<c@WBuoW-89LOBf4u+WECRLGGxOhe7m2sz38HKe2k}(mRXDP0sv%@ZKX{CGSP3p|1XPA-nCY_h+XRcP+
mvMe5YiV+D59KI;X1F6jCMqL)llAUilXE76`7)tmy?=9}<-hYckXRP+Yj}^V9KQZ;L-?mzMBDaA)*b}rPsXn%zpyj+Yoj4FuvLT3H9|9R0fjx}c(ZT0KCK&S
s@tC3IWnHq1iVm=y872uqJYZNTNogDEW>I0<G>sJS(@Zd(tZ#9k@diIFruHWEA!W5Q0trOtL^Q|w)~eo6BJyas();nT7){5epkYmO{@RJhs)cK*UsP<zvgbl
Ekvx|E(@QWOGBXaWm7DC_FG8o;s(Ad#SV4Kb`Xlk+>`-MLVm3oG}$SaKuT70vKk^76)D4wlor11tCnE0aNBDhv@u9Z>k6Fyu~x<&Hg~T?dM^EaKxwSL{_<L*
u*keUv()c855)w`^=YA|P3PV@cn~fI?#i3ixC^xpDW?q|pB`)FX|WjBGH`hi_@LZR&$P^DL+R}k7B#?*2ZUQpg!jow_U%hdvmrJ|FB$Hvv<C7%u*sAMoQ}V&
?52rFaY!+cat!f|GS-(f9E`=(A7tE<(&DarO&dgi=ug%=z+?x=w_A$~I>&W*T1yv57W8%HWq2B)l`Q?1mQSeFa(J8K$!+;Ql)=a_ljC4mG7EK$?7N&lsHKr%
P0oiN5h<Zm-57&_hogTqM_j+{p>bw0w!v~tBB{*nB;T2?Cq@j;4<kESy42Y#24uzG?{k@GuRsrDk0nPU!P};A4BW-6(^1|a8SC>;8m5ctTg-K)Po1aI?(*E}
=oLNj?km1>Rch56?{-zUwN-RnO*vO`-wd`+@O(>#SDtcTrX!~MP#U34E@;vB{ZqpSIM?#wWij)GyHfX6h9(Z(%fZmN%Pj$d2Wpab#UPiF?{(yL4;m~j)UO7A
l99KgUjF@!vSwgwq~QeGMj>70uDnIzrPXD$f;0V?YVi>`&<*gBGR8KP?fWfY=c|xC*I-nRg^^HT?RamAT~y`fq3lZj3^kcpzN9iNr)zt}=Z_px)oxuH?TWaM
Lc)~QMzYUc=u@l9JK?h1sp^tDr1umG75$cvl89Z!9Dqk=5t2N?2a%l&`r{AIELX6`dI65C@L(M@vUqg>Z6EPVU;f#WFaiEhuvX(f;J=dw@OqRS7N1{?H_-b8
L*`B3#`6Kb_zXDU^Tj;}k=g8^5ny{F=cB_yfXU7hF)P`AhboCUK+&Xm*K{Zci`)$o=FA&2`!hg)*GO*@uSJ=6q&)Lv5vnC*s8yt|&DyQr^(gt?(RE64b8a^9
Os1T_3&;{MgZ_Y8L>HLt=|tKgQP__;1U9}qmjlb!c)1?SJ|baP6%E2;y`U};s+IhF7*s2bLQ%*sno{kySPqISp-OuW<awHMrx4w;jhR7`VW2iH`k|X1xUIcQ
GS|R!**P+-y#J3-_6BRgwh_ESRYWa>rv%tMb8ct*-$$f|8E#Z$kbG$nO8&@U+++Dot)Jb7o7X$}IlO&O>0gp5%|w6!LphQ=WD~;L1y%Yl96K9@b-(ze*l8@|
mqmGlF}7q=;+gqAN~^<D_~Wo+6g7`_MI!K+QlyARSawHc(_%daxcTq<<~Ty-KQ;W|iMzJjjn(Y;D!4ITf?=OT@5<P!7wz0*HQc_sWACAxUxx7rMQ;u37`Z;I
kY`(cBV3Hy_<!OjYPCWk2&EPHwUfQ%r!`18S#vNRC>N9E0k-};M88v-7<nm&GO@&MP8sD!PKuNs-sLo-3`Zo{l&rH&_rynNzn>$R0Dg9;M@WlrWO93Ctq7Oi
#!&!4Doya6=ZW6O(r4r&${96GmFKztoLoeaCl3gy0hQiPr_%tnQDM{P;Ag4x>9WDWkyS_+PqKUP$b{x}fp*3!zz>#=SGY&rTYXIAZRq8dPvyn#S`3rppKo#M
R&rB_@`SpnH40A0Zr8Mpe(Z2-JL!U|>Efg7MDlwc*$p?GJb!Ti&)=ieyM72MUIY)p^X&yV!Hs#ZT>ML5{D?2IjIKD$i0?`c9qmljZomoddFrSMl5#&}nCYIS
f1!1^d{E5M7;;p?<j6ne>D<~Ia|DK*Kjm>$eDd*{q<vy>Y~GsKt&XK3WkVlt@g>F1s*2?N43LMmap@a##@85TKhU3p74;lwwNhY5&A0E4nb-UWErkjkId+VJ
m1Bpj5{r`~3mq586WltK*HjMW!HGb6-5jnix-#^2kSjSwuI<Y=8uk9|`;;It<9wnWD%Z>2`_<+U?1`)XMBGbo>(0drp@|&p{j!EG&j(0_e7A=!b?y`{Rp|yf
{lnG&OGTM32VgbP@fkvydpQrt4DeMOZGzi&T5>M<!A##!;1|S>m*u>{Uqb6gd>G0;f?LYgqz6MvOL!{BDvkFNPEfRS8q1^Oj}%3`a(QbmO-*Q-FSO8nk9rC<
B!Ri`f9+~zLfOhHZccu(u^fn&<!M&e#=0Tp!JAZTMk&Ov=a&fGc{DKX;QqHIzOALjMprryZ!_=>oFa00YCdSoGwXFh;wXpEd62s2w_=syisr61`e8mZutH_Z
>?&P$dLPSpWTDo^p%m`0^3q)ci`tNW9@;ZtWevr(6TTf9)JI27gvwc#u0wu$ElX(nAVkGP@3G!cT|Qc$Nbaw6S^L0x^^dDH!{5e!eojBNy&Tn<gAZ2KkI!pc
p0D^-h0@<^(xN7*Oh1$_%a=VIUb@3wn<ZhK7y>0oU%@_%>C+C1B)l379i4N%JM$(EqM;{5eR+wEOiGpSD?n=lFH>pzfZM#N(dk^qggY-TrG2i~=Y<)BAMlvX
e`k^NkaSVj$4j{;BJode?2Ydd15c`^V|-oCZh<GRETjI}l8ushb^=aBYCk}NOXJij{YlTWS614PjEhP(AwY_V?N<BU!YF%9{#mQi*CPy`*)Kdb$(_9=v_GtE
_jB0|<M!RkcAVYm1_8*02;CI<|8}tTu=YZ?twsSr#qS;K0XGNc%BvmxK4~Bf2-x}?mZR+BDQBK>*C}LdDEogQ+BV52Y5#_tY@0CW=^;=yHI~AAvvewRpH4l!
Z~?SuN*e3yP5z*Aw`R6TUSkQ~99su|rekJL(Usm9A>@>Ze+m+6EPDlR9R{`Bb_^xTF)c>|xIL~i?T(<5-!_`^p!@y}W-qvISz%42lWJ!L5d_k4%)#x0Ws?0(
@m`Y;uxKW4b1ZM#H|iHCo`D+h=-;mYcBT8%dLljzPopLMw$+=SMnX(b2sj|x$U%u}Ok0_j<jTu@zxltJ^eiq<t7NfF6NFK<xVNSp+pxW~!`669ks0RYefAUN
X}K`K-$g@xP0&+>kio$;!;_T%*fT4Kyh_DalHQ)$%i2?_1{J!VGUS}^MOYDk<;bYDrw%@x(IeHXb?1HsVtqm}E*q7Pf}pC;v{|+M58V4ikkAQ?g+kVIiuh;+
5)>9Rz)hb5eG=<Xi%)%g`!$57WvG7*!eRdSom6A;!?5$XwHv^QdeeQro!~ug#^}_M+*tlSf<5&tLpmVwVfT4P(XNgE)}?;m388rzr-tBaRMSt@bG-2u%i>mX
46c>*aO=CI{1Z?zS?~XGodjZOjH<Wahy%lw2xv;H)D9R6$K)>su2_gY0r~zdlJY22z`PuYHGLTYOxFRp0u|!9UYUn!7EGPuV5wS$MpnOQl!j}05{)>5n5I!W
@WP!A&0EyTpN5#k5q}=cx~|GJ7fMODRQ+qE)M9E-Fl8TIHl$-2-ygx^MrhPs{2e+OR%j{9!yrF=M;%Vh_CyT-XTZiv*E>LFdbUrYB$}?w314KeHhJaE9lV@$
oj!H~Zi8ttsNWzd0GO0~$RA-;{{-vsA@Dj>u&`8rRl09r2u1+a$>#y7=J9m~aHqpJ<M!8d+ivd3!Kg`@>NN_Q%wJ3IX{irG5LU-g*#qi-euVcO%F)v7ds~J3
UOIejgS1?!g>$Ty5cc>HxwbBxr!+`5fLnzz_(}EdkGBf^xW&%pcv|8Rd8!p;g)#;+PSOhRJYhN9BvWbTI!S-+fW63DFp9TUcd!d-Np$iD6x8_U77q%aa8V#1
l%bgLSJRMt2+v_vph0(sBzYm_WXmKG)#<lHg1y^&@B^IOIb@OU*1eMXH!sZ@#OeMEQuKkH&n+L<vzHwQ+B-3<Um)#pJLz-WQziz4qN@Z;ttu@V;;W>PavLlP
4w9-{`8wt?KE-6LG(&{%2hbn)p}Ykh3XoF@Z3yspu-WT#l>0e4EB^7Xmf%ja9$!XD_((P09cfq_N+-UvSg3N8E}7w)H>Hm!leP~V!9~&ufx14hcxD$?xgg(?
x$@&-IK(@}2=r`5nmgOGijQ9K45}w6>Z52`FQ=&ftZrFa@jXk_&4YxbmqSoOin>wkYSb@Z1;w4%EQL!3x*w0BhakMbwgx|*(mrN45&$<Y2IyaQ-n+0*AP{X%
ED-ZEL4?5Ita6>(|H7j7|DFCv&6+N^j2fngN>2T=!#8xF?OY|*+(%#V=M(RU@B|CIPNrjz<!roeOGj*<1*@$2Jx<Nmr0;%ZTL6v5!;YcezkZ(ob9=gVzu%!k
y?`owyRBj&|L3%MZkQ7>zoU81E!`ZOwlnS!)fa!8-lp{i2#Pt%#aFoPvN5_%=VAPh-mPh++K72y@~GxcjFO&{T}hXO<$mtyH8z(JFOU63*gZ|pyWaDDfL~h)
T-Cg>0`-}L+gAD=M$GL?pBRZ~D3CV#tT~+)2Q5NnlpGvs;ttDJ@0=0fD8zdTgpKft5aufQZzYR93>V(}oZ^5AcLXIj-EUU}y*9EgXHM#n))>1mmaYQSS>$p`
H^)e6i$?mdNg(j0Wj7RFN;`1%?4mSu{UCZnoNp@?2ClE50lJdrkM^Li9g}b&0Qf8w2vXiI0P1o;Udi!q)Ex0K4<P&$_$SHUkyuUvt@}Wa9eZOh4DM2`e)5gz
#C5&q{zI?ZXS=E2Slh5%WyglV;rr#ae=|o(nkLX;nNuuVOFQva4(Gd=tFjw#eW?CEi2x-<v;?*;r8O_Ay!s;9mk<mBGdN?OZ8_R`NA<u0*Uk)?)#teGU)NUZ
=zCfJ!93LEH@P&Y@`y@C`yX4_7=uBJH-GHbmq(!nS)MshmU_`?wvc()U_b^fTT11{hgIy$sd^>$(t%lbgM0v#yt04wHo{;*#f+~*M20OPMvn53E>6u;k`?&{
$wMb6e;NiWC2z|+011D5IF)&D9$ZdAYQNhim?&pBlPjgyJxs%eI?qMJV{H@FoR|Gr%K)E%Od`QU`B@a?k8Q;|@8R~(OlcW51P<?lPC7bMUgG}9C6roZKb-tl
W+zJaF&SPqe~9u%JyQQGk!4g;9KvK9p5N%d+XdV$NkrLaylbk|N{0OMjy<@@_qVQ3!?~Q8`y#wOc22I{%NO-$S8R}Rt_<-N6j)OF^IXmvx=hPSb<M$WH(5F_
p=wYghY^S&XWMyH%*JXq0FhE&WB0}Vr6$fW>4>NV;oZRK$Bo1Ese6^mFPNnRvF?=K@(5Bj6ma6UJGOdNx&@tfiP($m(iQ98g}_f~E+@N44yWWf9eKK|>ZY1d
(BBI+pCB7+uMQz}!ktq(n7{ukbKg<(quZ69-H1%bxIFQ4$eNy9?bxVO%AeEH)oTLJ4NA`1a8PkJz1a7iFFF2*ONLijze5LdX)MUuQo4_2;VY3pO=Ht+X^ODl
L$;1O{lRW@cb0!f@Wo4v+Svflv)23k7!UR9eH?@Dnfvh(Iq%(X&7}TlA5X*P?1ZdDHY|iS)Wh6OZ>_&iXBpl&cd7|eyn8-T%UKM%7HcWJ<AtgT(d59isytLO
6kh}$o`1!Sclcyj6rw)~)dkMpq(FwO32x&D;EEKfyc!A?73MCnTWPE+p$+a2VBojmtB9^Um&a;%9waThvH79`Od6s7dzlV#AddV}A#gqvTOPeA?ZSUkvYjUb
7L*yLy0c^Lw-^p5<e2|sT&%M)+qg%v?d8LY{}{q0m8N{kqR^CAt7XJ&fI4V@9(W)=OsjNr*_<^A-3vz=7%$K06CcW^`E^V|5=g+hNG3}Ew>`{|D4jtc_lulK
=kz62JMhf2cK*V)Y5c}ho3j?}K(g-3FvGi{FTuGY1^iNmO93q2F5~F0L_?2JRTN9FA)QLcG8J>@KFebQM98NbH!?B5?bm_)u{XU2n~0Oc?^n#`55m*6<BZ=K
=Kb4ze=3}W$^|R%JZy4>EWHE8{Ut$_O!NzGX^K$Rt<78gjkymD5+Izbcn}-CdG5BI&tb!Fm~v~M)9sU+zSV3vwEc;uUh+k3X=KmmZFho~iKvf{aIqU#B9g0P
k<wQY+F;7Tk<hm0;8gBq;;%W1FNBs|c6>c=?#-452R-jHVM6!}wG*=e>yOU<d+m<tb|DM~sy#;w?$F(Hf+idFpLAy$1dA(Ee-f)@+drV(t^Cw@QudvZC)e>6
d`jUAObesgT<J4S_UT}JfM&_No#62d`k~Xa(-ewm8}nd^g(?0D2JOm5W!Mf75=-=Nt2|Tl=~;l+SR+!mUyY^~ggv~IAU@96+o3HxS$Tb^W4?|(?#h*yjkGI`
B*f0I)k)npZe>?SW?t8nzFn5cON$EUUUD93co<A<9K93qf!+1cB7Bzi<w?xM!u`aBp|@QpA=PDMnjo`yb)_w++p~ecNM@KA`A1eiPJP0P&Y}A|hh!;-=VFAQ
ZWF(n#dy=?Xg9-dF_<~5i+h`%XYyAI<387FQ#}jrTN3Y4vLZd*dKOLkE=q&b4Ze+y%dz(fhMf!cYc%i}zUefTqx5SzbABeg9MA=R@CJ56_hEHNagsan$#lK^
m_&n`0!`wx_iQ9rEvAc#W|oQ}tGxwghJ3e{UGEbxwFk!dp$=w)&t`1jeb?GLc4Pg}nLPcvLW?La9v?QU?u`!6%xMjqj*}#*e`$A#4X#G<S{1Yk6i?tD7gcs~
KPQrc=?;x>#gN2CHd$?PpOZVaoBH6>heVB|;oraut{vFccEZL73J<m>)#9Gt!$Qf`AXHH7yQ~kqN<qY#hw-L0<0CKK=`B7~Q_<6LdtEPCI;4b+FEV!VMej;?
uy9-DaAY%&h{(Zk4v&D+>Rh@m@j&M!Uk?MJFUNjZ_vKtEqpqiK{hPdop!BHtI>o?9+IswJ+0b4(r3yGN7+N@FA_A_3%%&WMhh=P98gFFZ4Y*MY)J~2jTjZC%
g|g-4n&X;#Uo_1>0AG~hsi~+F${{rZ%56rOWLJx-zfbfWK!qr7PUh|gNB8bdMUomA3M!^FQ)Y(b-swNOk`1i5dQ&B7Yb(PNko`TBp*(tsM!$ajU(<;(D#r6n
r(RXDJXVE;&&sfTAk~|%V9riubP&EwIcey1>6^B7L-jk`GQc)zl}K0K^RqO*I(Wsh@o-9gAPUw}fA$hq2}UBf2Ji$S%e<Nw-$ysnm}}5;mN4op>mWQ9u!ya*
A8Niqy@5Sq;LARdM#2iauZcCioXyDi!cV7ZA&0(ceM2-*?Q}G8VaQ_sj=puxi+*!GJE{T=DLun~yfFQib=l#|uoP`n7c;@_rz=^P)Ae5f)k75q3hw8=QSnHl
osptzYwm-GW$;~w$Wu@cbRU^+N5sv~9V%iknoeyJpY_iARbM45PnVNV<TgGswn*2ZOuTJT4$A-lORBo}of{Tgx|_KAHYB78Xx2B}_P_Y-_O?s9l(choNnePl
WxD4=UJeTYeTe0NEe}29^6xX2;(e@r&MXN(>r3X_3h2efy3SmSVAK7(UNvi;^og@BF88ii;)?qQ?IOg#B)Sn<Ix}r6%aMs%06%}JecYiirOxka9@<yIb=*LQ
R5dAvp7ocGmZq|_4T9<NqL44{;6HG^n(}(9VbLS3#-Dna`8iCo?<?so8KX_DMuCY~Dwxdi<6Z6VhZUYoT1iN-P)R#|W<`zH@`9Y`ddG8A{8T~y^ZgIZ=c;Ra
?Fc>S$kgqeDWy5t^wN2j#k&)e?{;FXQ4yn5USGn9O7J$fN%H<JPU*n&QVV#B00&-^NjYyIVs8LvRd>zn@UFH`e(;+jxt-wroZj7dZLX(0)<D9z6~>+-_f?2v
++ZM4mxr9w3!Ied@G}Ya@ImGg_Sl|)K;Hw?#;$7ye8Z;<1C>B-RkyZvwEoM{ij$IdlVeiu<aJL3O{g`N(#KzExEk-R+SRI3Sc+~STF!my2bCyUVf`$Bd-ImP
FS~5JHf%lING^?(KPPSwtgDkEBkNr;zW&ki6RD)I_g~6WqW8G&c$nPNU0{M;4mT!RNX8I6J&*Eo`i7(oj5*Vj%?|U41OQ&;aKBKC;ak#t=EHoY{+iO%q#;F9
c6$7=cWq3k)HlP9ge{vjWsw)n%LxfLbN3Z+$@9GVfu@|BrM$)OD)G}y=cg*z9P(hcMEE)TY!5M>4(U@$R@~sP%U0HIIX2}D8_SYa`*QSy^}tgRyG4}k#R!35
r_wF+M+oJWc7~eqqK}D#=c)({f4X~KIf~^7PXbTGIgG9(EyM`5{LaM{L6-bu7bQR%KQ!CKR*eu9DCAJL@CjgA4nct^<UJhj&^>kIQL0A#irSIBbZ~Z{HWc12
_g0i+q)FWXzDqdCyKzwB(&cFSt-LkT32I79modLoi}1~~bGmW5JaDeg%u~9L7k{zImd5Ad8TkJ|>xRN$N<~rQOaITMm2o*B3~2ApE8K`a#T1B>9iL}^4enK*
WjS9FtrvV)$^HTdTQe<SnZ!ZyaftRcsW%jURA|D9Tvx|?-Sy&6DA!MX@gJEXWRsQaDqABHJYfLZ)v->)0NEH)ml3aAer7&03O})Jh+uk_GRV9RF`PP?-HFAq
JEtvb=2RFI=%mbx&h8C0vUF~%c&brr7##ODAa<(m$XQqh{)?;D+6~syL_h7qN!(?>Acc5WT9MlWoU@lTbFW^48;ub3xpW7!w}5|?cZo5SVLStXkxq5zYlS76
q1Rn$_#gPEF={W$Te`>+glS5lBizCQ9}J7-!4HFpPr?}_gRN|%=q&h)X1BCw{_W~eBOMq`mQ5OftL{bs&bGWR9Q`nI9%9b3OskNklT~m4(9Dqs4EN?ydUc@w
>@!c)`3h^BE>B*5MIk!MuI>ZOybeRt_Tm0$D+=%wv8QP&1=4jv9aUzcaXa^NUCKT+?pg>}R9!PiaV(e`Hv@kv!u{NTl6e?7-<JBjA3kiLl2LyL5howEKv&td
(ZRDXN0;eok;K5{-!z>G6(=f=<Z<z~9F}X>PEFUXJ(>d_$lxBS{+|sup`1=jd8Rqr`#@i|*-#O+mCl%%jVfI=C@W+;G*!<Ys5+U>O|2i8@8xTTSrwe^xlrFX
|H%;$!JECgx>gMJT@^QK@k`{ZNBnm#sQA{Q&V*&nL|mKU>&s50_qPcy;9wJ-Sgf^7*K^y7)`5#3yV5tLOeO*FfAJ_^FqC2LrN%FzQqHQJt=i-MI1Zb1DVQ{*
-&vVy?fB&TKRLG(e+GDqa2VVd8r!FHqQ|E5a)^mnYiMaVN{IcZ1VZUtXRSn`px|Ou(5GWH$0Qy#+=p>ZH!RULWoLqaF2gO<1kwoXSI0zk3l~-~6(hVZm8@$r
gc{l9hVAWNg`$mTijD*PpD#zmoTKbtr}ab^Mc0TQlTX6sk9Lk(k}JCdRI}NV{t?Dybmb&E2*$~CU3x$SAf=V%jS?t!n0oR^h{C_drfku4ZIIV;0M@U>btJiO
)48EQG)l`6kfVG~LOaBlABkncjiEhi*@sj+;b5c2bI{H>BfUKRPBZ=>V0Al1<KqEUH@B-o83>A<AO9yGr5^h46ae`>@;8waS1GAkmhG*8Pz^W3fjleQWttib
O#NO?-N!D?sT?ZePBs^~C7n2(one}8sL2u9Q_hrzi+s~kS$=B}L9@D_Zu3i64l$58@!UZ=b9sTorTA<t{-T5<Pj6xHwT`9OZ1i>S_l!Ue^l2?P&RS@K#4^#<
|2MLK?Tl|u)rwofzbOgVo6>qpuTmahUTH^S+ewq%W!V|<lVwZ?75em_2%klegFimLQQ;)ZP1L)JQ2xGmCd^f0@5^cHc110Or9*IdwU#l(mqTK>dD50gcU<~(
E-h^au=|*}XhYl~zS5`C)Csw{Yxo|^CpTuN^ou?md_DRRF74?>_G{@i`JTv9n)k*?hrd}Tzy2K44wNI-3Z*u{7zBKAI8u|s?B5=U-U6dXK#U*f3klRx2tiJ!
r*M0`gL^A0lx~vQEx2id4X%6+)vKd<9P{Z+?p|A}yR;6iQf1~bg0q{zr-&ShT7FKIr)|nBeXV+VQeB%WxkRNFEUKMT=p_{1kkTN8Rq_^pj6Tc_ywA@gA8a{F
2nGSwz7QCqVRmq-Wy?0?x^%!>VWebE2O1_i>`DXO(lUa5@if+>+00Rv#wswdyzS$C)BC`;EEwxfI@urT%5GRWg5v!H5?~x}a<+Nyg_4ldzb~y}O={cu*Sp)_
oH%1`n4mqUgn~P6KiYF*xR@}PZTqi0ydD^l)j;VOF4_e{htgN1FO3ixv*qEmkF*Il##486LmB$iXGHgw><2msx4=r!SKBKr-Lm@99Jha;;;j#VFJGz9q&t`;
gk~K-GCIiSX>gm^=HL7?BbCP*KMs9EdcGeRE2M<t*k>O@aA8`z8+g{)kYEYo5OWpoj2c?kKe_TAKb<U(S249z<<tsg!OC1I?SA#f$#I~(^&pQwrcKC!ou@-0
tm?cwSnzdnV}n>uBn@!KjncFs{`azt#FsAnlcwcWDn}lMn9BJ>|J<jqUD-enrN{N~^wSytCtV(eFRcerDrB$BCP`oBQ%fLpmH3L-tn*sUXK%7B|8f4X%Vj3v
!<PCR)=s<#v)6oZeQ8|su*jCDR59pm9a`4L-XR?sk9Eh1oqAY&bzZ)lXJRgT7&A%mVlkCg%sXVF<1%<~3F*s3I@(v{!Y<`37!pLTbZKXN%IZxNQhGO#f5)c*
T;v0*hKF{<&F>I<qCz6Myrl4>SsBS3HnY!!40J&)?eRHK1keqe5D~k*l1<XQ<)XC7N!??ffFHb<et){(<Vl=@&Udj%EtRz(Z2Qrn)CS&rUHdEJV~(?z^MqQ*
-J*qS(kB-@OpQvJQ!T-q9qApsEu!zDbsEgtLfelu3wdM!?b;`lUm^N~SW^g-$OJfwFlKcZzeCHGD%8Ws=%wqrB;8@0X~XVa4af0CY2A1DJX8-Yay>(%-m$p1
sa|5!I~cvv>l%48+}@%Z)~jD-{*+ee&xs^j-uEi+{PT1ob<Zzv-#3%wV`v@(g_PSd+&+`i!1%Ns<ibu#HtH7BMMnAIeHbm(0T{}xh9R)tE?L)t%Xh4F1>gbs
5_xGa-l+LT#1Zn?KXQ4d1P+{)!$PwtZJrRz<tU|mb}YC@>FUe8$wAA8>#nvywI5;WBJg^Ik$$5C;*{jIjE871KADPif8$0m+(K6i2gu?)YE5g<uVH3iOS_z+
Ns2y5!v8zP286Y)3=sU`$3@aUy-Q_03=eP(;Tn4li^=p^!Z`iT5S47j{|fdS#m6I7MRyTH6GR{fF*sc^mJ{G0jC5(DAIe5RdQDpYpNYbtjEw!t@?N_Pc*^7U
=P94Ze@w|comcY|Z+Tlfm-9Q3U%EAGEjJWpHvU8NPhl0^Omg0C1G}#bD_6!O&t4G{b|G?CHwq9ZvwW-Xo#Ow-`d}J)YPF?bkSIt$pQW2jW`p%oxP6bpFTxD?
)I1P=>cq#GH`TAg#0~Z0J5Tz9Lp=y1Ig@<#@7;?KpqscDnl>7?WeiB*?{DAVSb(voZ#SM{|9j^UoaaH3Gh*lFIbyx*bXQKY;QAV!*rk>(_2X)rUbqX*(Y_d!
Uqsp4!BbP767s8sRcWU(G%2h$I3YyMdbjj_U{1UZrJKQ9H%Kr~D2GYh;azr61boAmNcOci_V#T5n+%_vjkdh<0Qo21e-H=Vp~lF8i)3|~=)>~}hq7L*3L+gL
<<Os{0?NxWhbt~o)0fz%rL(ANs8Vg;rEZb_dZyOTbBcM5d2zPmO1`D)9zW|Iq!N8r88IRHR0elsLy(<};BF;9`O;d39m`83&GH|xR8HBO{7e*~R&~G?#99UY
=^4F;SohOm8oQe1Y0zb^{S#dE>ccpKfV-n&Hv$&aJ|i$#GVQJo{3mcl-`S;J<-e7Oo~AkeJV*mvNwFN~djOPtljlat&(ch8<?^Y!;Ok;t=va#*ziAoj?j{pT
cDT}afKOTv$8fxdH6(QO|JTL;xSV=bhNWStZq5E(Ct*ql)s{mV|LsS6>igWKiCG`FFoos4n&-%FVBJLIZ?5%r_H;_H+hHifm^PEWG^ZTbwDNavTs4HaUEEh`
^Ooe4Hhr*fiLKdo(^v*P7<Z`xtn%BS;H|~l-~O0_a#Npp9R%u%7jAX;Y1`-XrzZXmxFY?3u0Q90>vKroA-WPs!wDp>ht)p+`%SK0b>0T1<348J2T7-WW=q69
8v6V`-fuR_yFqepB-l(UMgTNzBWtSF&6*(SmcJy^*vAB`GD@S?albA~{tI`Pe_!FUIr#fT(~yQ2;#J2%%@iWvyOGeW()wOJnSfu6vf9x~@z`5O^~Rh2#$|Vu
!dK38AR_R^9H3b@UWLSwJ1C&|y5T|Z;FY?1(4`BwWVm#0w!Ed;i?NLpA$0H`c5**>kDou|cR6i*c`vRYFDhSWeB^~3tGux6L%Y}-X81OQvY$BWLD)-ao07sd
(5DLgBD(VG#BGhQ&Ure-I2sbj(&GcMR6><@SHS`p)1RS*j|n^k-IG*S@t8i;lSqB%T-i-Ov9y5O9u2^$ZZ(1A`VJJ@vOeaw!M(15UYI{8sXfoK_q<DRjMG9z
Gp(9Z->{zJZZPsvO7Y6Gd2PN`b3z%2rD0V?p355(d0a;iA;`;tEx91>NcFskGKaPc>igM~2&Dy$tkwwNtoR@-F+M51RtJ~Ab1hgo-z?o5RMfhccV*<mb_GPb
pI-V?&HEU@I|#APiOOX%R{jJN#QDea{^X?dU_j;YW~aBYa{&35mFArB|GcJzN9%5ReTFTJp5jAXnFQizpX?U1F)$q2oxJ2O1<51J6>Z$aXA*yYz`~UCsQG}b
5#z?=+sl2G{a$#zy(Qu@AIWpqOu?vhs;afL9R!Tk2nnG}2*fApf3lgeVOwEAThE8GHU3>#)NwF<?aYeQ3XJ#7_PSrWzf5;;LH{W0d0FaS1`PyTc<FLPUJ;aJ
@Ca&npf0^z6B+feQ|%9^aUCM;XAMN)#ftMP#y`pa8S*!&^;;X#y<mK=%0nsO`Pql0$fr=|?re@F4vcO4$v@vs=Dh?nJ~Mu552|!nrDAIx8E<vWD9($#^*)IS
r8ns4^eEh)_EEQDNL4I5rtzKoekwgqX3(uXUYs9Yf}_LjBe;trJN|L_XzYABMNMUykAwi}<nN{bK``b4hFX`&SwOJK-&|>czEAA$=)l%x0*S$<J^s<*CD8Fl
A-*3D%}{z`NjR~6!8Bv?Fx*aS`Y=W%!CZor$&Mbuy?Pej7&XIC0jaQ3-PX@-esn4KASs#4UVZ1-T7&vdCV2e~-d;{;cZjKn6ZQUDi>a}z6GJxl?vX5qZ;AZz
G=c1>{o1kHIVO85`#59s%KImO=ZIVHKLyjbxc8ru|KG+5DCO~pkYLb0T_!uElT&ofl`mTX29@8eNh`dOQtouyK4!a#a!8o_Pi$ZfKQKwybs0{Q?mxP}p>k{t
c5wwC%oW{&SZopsLhtren(+Hm^NsbgY#fK9i(v30ywBngDB`UXYLev`n=tt+g2B>Sg#eNxF5O>uw+cF3u`Ms(AIqUan6wI}5SI+|zm_)h#d1h|^TQCeWYNJ)
c?e$ra@UFkgKx`>&W;Cp?zl&V3S~uAE}aUOI`0o$o4X*k^vKvzIyT1n!d(}BO6kAuyjKI~i-4ltxzT%_CDW*JAj3t@m#`b`^JOnd83yWU(`w4MzB@$G0d%|d
c@AJSZ)JL5^B_fO1JjiTk8m-$dRJ4T9lbc}%eC`ly|#i=m|!PonqX0ei$}y7XzAQ{lzV{dxZY5lY+A<-&U(PQ`N6xoqI$Z?iiXT3s<7|%S1{7(Q1tn!2}AiI
A6aQj$8IM?VlwaV;8XZAauJZUk_gJ?tMUAhTc+Hu{YoOV-)|^VKjb@kdSBPlOTG7XqFtHYHURxI_vJidU(1j2uc_=G1a891^rc%(`^#OLR$%yfz)hfjUg{IH
1R@{3tadwI^=xa)T%`<0Fz|ZFO|(^Dj~CfVN7LMksh4_3G=Vt^e3UxS2WwD!Vcs>?3GOF_^n1%-C^Pc4j%7YuBH&I{#*Gf8{RVedIfbi}_>g_Kt?8aru-(*t
hr$|dz@Q2amN#WMsT)JtQH8*rInvXMGp{ARO4yQ=+7oKlGkA&Ds=a|sdMO4y8erb$J6f>44S)MqMbwD0rw8^67SKs6SF!V{FPKn9JOFhNmhtGEDXDYkcG?k%
1dRt+oDixPh*=zG1*_i}IR5bdP!69XZmoDv$8xAa=rxLknCEni`D0XyM%0TzF=@-JzsOK7Q%|cyeJr-cQ5i>~Vgt<{5*bhkNU$CtN?JxlZ%2zi{j-1$_0LNJ
!9`)%bcF(hvCLTDbXY~`5GO*C&REKS2Cwik#jy+5I~kH#Nh_s85vMQ_H}TSBeDSp#anXGiN{NJfmJN49uPl6%+P$w*Pnx)Hee>e>tjq{CNBw;4`?BpssIfer
J5frbu2N}c2nWw0@M5K_^r>x_xazqg_;yn8$Cu8@!xO4NrvS`+9M=F(D~v3!e@TM24(>PEEw=#U!4pizk|2>{+Cok(cjlOVewQ!sc%^xsRBh$<@X7Q`ls*z!
+Cwr$TQ8PWp6cXq5tUS--ofXWR`#Xk2nyXmIe;U`fzkv9rNhaW>43u2Z^2tC4E_UjMmtr8Zwz6s;UDH9a;nAFiw?#42G1vm4}V8cI@RiKcP@2fliJ{A6DE$e
Qt-64YZ4o4=gP@d7flYqxr-aX2{%A{8kRfcD4FI|yh@1uEdslY?dVtC0G<2h$y8+yR=B<FZ=&Ca65o5m@3pooGb~Vbs%iJ}jWeOVZ1LX)0h6f=8wg7-iYqO)
)Wo68M7}Mz>XQ<!muyPe{2PF63-vTQml=Hpn7Sb~<JN%<N73Z;p6y+es|G(E+eB>;?%Ys$4^|RW40V~6$->ui*egZ)V{G<`Q?{_Wyc2Pt*|yA&Gc<OIb+|uk
9K7hokCYQeYiB*M1IQRxnQUxX8NI_*Ij&@NzW?5d4B@3wns08Bw=gtAb*^4vSxGWWV&%yow@#eunTc5?o*D41N4P-?3@gJl4o_4*dW4fbT}Jx#D9?5q_m_MM
LJo3@BD}v%kZ9Z`@1biM;qps4&X5O}J~0r8R>&_=j{C_&QV{P3G!|Eev~oEMLFx9lw|wE!KM4(I+0(Tr=WTyT?ovmV-eS%y8j%Pw%gbnmokjZpJNnXPIgazn
u^qNW5fri9t-GtMvZ``zP$A1ACCcNNXPa=0C2AoFfOqMowyfN%uP9O^WoRa5o^4Lz2M~zHz1`KB`JJUI^L&gS#@;<8$!|BWTW0g#PJ$}QM^q=hob_T4VrO=|
VOSYFC^%N#&O+7Z1Xf6pM>*K(k8DH4IKgxJY23!PgfmO=abWFxa8(BzJmin_5B8<JNVl?ERD~}oPBzVOfgwIPN1!u`WMNEd*KX95H~K)I9T^;|552ar^oG@s
l;W*s3`z?b08YP@UQ1f#^Q#kN+e3(3>Ko|wIPPJ_y(H1Zb+etOdCQD=3DB!Ye0JF9sNZW3a{>_^H&by`z2SV1(g@T_dk?rB?Y@Wat;Gr-D|hv01cL4MCShW=
>}_eEmdyqW8&sL%5ccfBZ$;d28n5S57p=Jpq$j*mRRduIm;D7GUA_xr<Jtjgz*W{lZjy<6)E+TK{VqirE>w0;bMvnWfI5-cyM{P3`p%t~q0s3O1kT|6K^xt!
eHgl>1wn@0i@MGmS)1DmU^Xouob3v-(CAlsY%oo9?oe@;%<ts;lQ!KxQ1fn|YMBlmrln;1teV@2#>&!l905OW4Ur%KY;f|JL@c65T)N0xv81o7TTN_R<MlRg
-Qp8zfmz<NJ=9w6bXvavi!%wQ2xeoD1^Lu(9lJKAL8vzq?OnRL10L2@^A(lUSkTsxpuPEk&l}-VC2XZBUV!X%G^HJ<s5Y7oGKqk~NQ<MrJcf}j@Ztha4#+Rm
GP}l5@Wf&tHy=*HTesbZC#<4}1d$}bKzG8!u`a3U38apli0W)Xwobd&-`TiO%~fnzLuw%4J|8Wz&uMVW6B;P59{?_bI4=+Qeofw`Y(}b1ME#BvNoP!cgdNmt
S$ht1KItJG*ERT5-a`u6oQ#cHCo*jNOI{U+Kxgp)AAV8qf^${Op&mkeufUj)S3#!dWd{*W)j&PHgOcH}oo!NZg#qj|fW|);`DkC=sI|SXT+?61qA1L5gW8lY
RTy5vYLqaqp#)#EaA?*Y@x7)wP9kx<vn-Sf!9WIy1e8pcZ_4YchdQG6NLX&-6&QxM0?V+N8^H$+H^tzdn7EmV#;m|>NH@Zr_cojhw@Ty+`lg1%gkJ}1ssE7E
DPDyeTFUY6kAcGIrn9Vd!`YR4QQ3oXl}}6%$g+zZ+7a-Zkmb*pZ4&31T@n8X0ZUcYZf18Q(j<MhWD&A%!`SOOba7Gm%9<xx#pNq9tK62A`dgh37q!Rg>DZQ+
khdQ8<1THFma?U2wGA@>&;Ul5?1vBRu2~c=9j@{6ykNaDzJ+NV?K7790lbSolhwA}L0t-GIC%xvaftIAr{OMdUA0Eu$}~avsw*t5`WfeDCwCyoTBRCgJhR6N
;%#-85385c)-*|QNDf<iRGK?o<g-zvZP!Ge*R@N1*R7hg<^XJv#4C^bjCR}9UDWZI_q_3k9+I?keJoj$BREOIknp&2N<wano=N|l?gz*_EqVtx;b1F5-p~WP
dbogCZSjREZ1rthgD0IjctZ2}1L_4$vDiTc#k#&(m>Mm;5fnHEAJWvmp6uibVd1+Hf31Q4C_dmtO1W8QzW0z`p`PkDx@UoeaawrZ&i6%%%zN`-Pr-}2d>_hC
d#0KiQbyHYpq}5;HN3F!vpQ0^Blw8E&bNoXxI4j)9U1tf*8^!G&pjrig_!X)KNln$np=Gd{(MbYv1(rw5I;pV=~+ck#L&_{XWDz|%R>n~G44x+S!*J3?S4$T
XWduL7}t)p5<gcMxn<JI8)4Ow=yB^TX_zA}!UQ$~>dNIT>Ud3WCGe@~e7g&pYa#v#)<)(CN?p*EQfA$T-2s5Oi>Xt&1)0oe4p(WH)?^003`Oo~9v0Y8+pOH9
gETOVUqqk^En6XJ`GyXr!8Z+QD$C~O*#X!l*xEU?S}g(A*m5B|#~+vNW=lCctQ@09cT?sq(0Q}pp3&GIT*r7?Ppmdrbg>1}yIRF`%ss-IQp4Uw@w#wUO1z2n
l)!^Qu(EAjDWAh7@3rw)6Vp2kQ6qR=v|h|{sa43wDa!h$j`O6B`36>~Sw7Ln;O~O_fU5l|B%=Ye^i`~|;9yXM;%syiC2Ijeg2IQ_eLrY(90w{({(y3TFK?i<
AK--}q?lOd``x_EVj*WuL4$dhYN?&l)RKFD;jUdFLvC8x?B=<rP40Lkb1ES0%k2e<hzS$OIJ){0OmSjQ0&7WhxyK9M+%$Th&w{v>@MZ@n$>4nwrm?e|fFMAf
e2bHB+0@O%?v1350m_)nZ3^BsQ_Z&<z&V6NGY&b3nMka$2n2+Y>Owe1J4%?s7+*069NT*Pe4H%sD{dP>TC2aH;xkHf8o;<a#=x5<csiet197lCeMv6F>S-((
A6&6Za-9ST?yC1}Bv&uqtU~z$V+ZdW4_kYNV_>Tte{hY2(0=iS$w>k*(Kou+sBJ^$_;O!Q^FFub&4-1eQhb{T^qsP4CDUxdVZU2JCj@(yTgERg3p_9bU+USl
p$$B3m(G=Pn)$5_SaDGdwQAN6u9t;jjoBu42Mg?cEoV6}tH!*mxA{Y;+t>2<LFA-)i&Y#}!8G|66!0o!$|;gMFy|HAOB^toQ?aXr`f%LGC%~8wech}EA{dZv
*91+gR@`~jeQ;7QeZ48l(2Z*VrC6SFdtf2{DDP`{Ai&hRY9~HT2d@5+LZVc>T_2Tu?~W}uW$Wo>tX|syc!sg;o9U^D(<J3M^LNgn0RmpcIsS-&ZMzoMQ*L48
K}@^_e=aV_91k&*!yMEGvK~4$xqFy%ozi5KoxjAI&VisB{!u!6fCs1bm>h3|;4VG%hK69F59iv|yJ{r9kVZkez$B-dwDnrR^}O~Wjzr@(PVYms+xT#>V?LWf
#Ws@c)NDJIS@8$izS|s!p|$y06btQDFYVPfZbX&CYjO)T4fn3YPna!Tpf`O9bM#=W8^R7EHs*bxfnL^kukTe~I~dt!h%;uF(Xxh$nKuL5DQcgj8GrjZ<Oi(H
o$njWluh(%tA@pvTwd3n)ElE6@sQI~ZrCT)8H8MwSeMppn?|qK<}6t|5$|F8jsRTAKA`V9=YAFAiWEw&jCl^SN}XHZZzg9apW|yJlxD24{KvR&cT+xf54pOK
5^l4a1@i^8rn;hqd?7@W9IE`*=a9x9xqQpc?ugYP(xmlPxbyVo@w$~kt*7IYd72tO9U!L2xLWM%o{!*L40`34+@;$?=o7<K21aY^eB!GvV>vbQnG7S}t<U%Q
8ATf*UU@yl9msmNGSypV<ts@~3HZJAIS><OfZOL)x+U@}!K2b@rovjegXMtvkv1J*vsB}U&|vl(m?vCxl#)0xTa!bCS}4DmpNUJ1i4LyHnbdjfNe_S6j1G3m
w&y9N({F@dN|kcMy!ip*|0S=T&i6(l+%9{7P`>0?TL<YIIW{(L5$vs-wNEpJjVWMj_TcMGcby7z-?*1*OQ-tf#(WsV#^<xwZhM3os6`|5_RTMHda`D95cOrm
JDL&BN5;LWPqpk~7ybGTZ+pi|10Nyi42_L9q%cNtt_bGN<n~`|icj)cN&NRqjELwQ<3^5Hdy@(rsNJ_@GI>QAUdz-k5svs6o0$jge|&MRfL*qR-EYf7VJI_}
ISEc|;ANt021gl{@KaNuw^1e7)ENeG@Lc%VKr=J97xAm<IyeIEs+&fMIX9`_(u8{WOk!g5?r><1c%6?%<Hu@gXl{@QOh_UDej8u2P3{~i;N3}@&wYdm@aNj>
Nuw54Lg{m>95<Y;s%PL5Lei-d8}$fgg%+H5+b@`E7cXgXV|TGi%!w+@<5C64v>8tG#)5T#dUeO7dbtbC-AKD7@{JWUuOa*)o7AM6CI|K`Ed!N@m8)%Y1>wDo
yS9X1Y8k)@Jeq?wshPJAlnp50^wh3GdeJ<Ia8e}{1`SQ#Jv~-%1va^-!JYt}6$<yl=qk3XIZZasNBIXaIo8uBQ9{;3A@CR)_IwtaKIYq!HIVa7lshr?!KEtf
j!gs~^-*ZaZQ-?p`zM2h+%MgDh7HMyrwoXl9s(Z}M=e9W!)xZAkvVpJTUTP5lfUNe%?wm@pjP$*vy)ErloK*xa_EI*rM})q7YaLw+q_&SlxBXukGY*OF6shf
!tb#dxo$&l?IJ_dKh5YbLiry2Q9deJ<c`d}NgYWy+G^32eeQ6Jij<c#q%2$b!x_}B_s^yq_)~g~y0y8_;bU;RX#1*q^Ku3HIqA_=SlFe8$lWT{Too_nQ#r=_
+zzR>+|VbK$22#d1~SB{q9pZUwiM1cHTjwHk{c{C`#f%I;*VjbEN5jTKES|SCn1kFH1zN4TFLEYKa}mo=ZUrTF=zM1clqYfy3nj)qspy}?DKwZRf~6@1I8ST
l>@#?W_E$obE1c1x{nXAn6%r7kOm$XF~H+_daQZ@Q7VUM*f7=@<N2iruN4(JNSmJ-k$n(dU4n=ldsCUF@6POc%>9VOPO%hD)|=n@v~uNC6I69snsSaUJR>Bz
h>tFDpQ6gKmDaQ4>J3Z0v3sX{$yJ>*S>zR0ttGky%5yER-gUTwIPW9}R5MN;6?J^&iOB~wHQZUd4iIHpLZL$NVw^nBc^tK)AhX=j0g&yTu@~Ubn|w2)@GefX
s)(*=exT3OS2>{(6I_W|P05->1Xq4uS~ax=KX3v3q0?2gvv0u+Y@)JN^N8y)d>3;V0&o#Rlk=4$QmLf#U`R|)ptY!1MAPIBkr$o!;C(36`1iRn+V5Lwd&npT
P?axE`gj$e!!mvbR$$!ol(T4Ev;6oNOChfz+e$#_+Stf>-dGvqA?~BA67Th{YQcydUYqGKuG*M1uvW^h>nCaefJ5E3%6z~m3d!W4CqM5ONYIXln}8XLw=p*|
`JGG~RH@x(qrQuILx*nUL{xnN{dlmYp7~}0Em#Htrj@SM{aE_}&XL&E(vscen0n*ebE6-5vL{<bZayr3)cV55oz2IqxM|8A70r!h<#^8Bd^Szm<?zEQ=6$>a
gAB4HZ-nS>AbiQGBD;g{bHv;<4o6XH3~XybaIkwhM2W#`44g8p2Q0xyfZ;{Ws5<Q+H^z&_!>PJA^)A|_V64%RB<XEQN$&7E5j`bus8dUhncyn7qc!&3Hpk7j
$qMU?X^<Cdd>C2EiLPOU_}RcR<=vC9*qbTmfaOf%y3XxCwhglth=VdY)G+ZbI~9k8D70=Fqk4pzPJ(qQjoQ)rHG6mFP?|wOw@oiOOhFWjj)@$6eoWZc<~Bc7
&)IX%%vG7h#Bvt25U?u-Baw3|s4qgBPxd^&V9w=0YcTf~EOnbGFoN-}*;66*6j*9?ikH!|m2+DO8tyQdqGCn7@f@m7jH|xZvz9~H!e#qOz+lAI10{kxdQ@SK
h^s9SS+-Mdac%#>pSQ!@JP(7HATGA+@(xfG$LN&V+)I`CDk|1K#zf~Rc+vqvyqOmu_ZZW=gtFYhUSks2Y&=nIUoV8~ni>U(D(5CtbDLE1a39tQl@Dc7aFS<_
=aoqKm6M~CUfjB<x9acIA>5@K)$#UKzrvDo1xLwOlnO^&8xK<t;L2yOp#D)D2f)7@wjK4yh0Ed^njuwS0s~!NW2ooB+2FeTe2ty>O+XF)gbR(OM=M_Nvx1Wi
q`K~MeAN=jn);h1W?`88jn0XC^eE+jRAN1OV!!0nj61cf;lgfA9j@p>jMSMN@nQKa^KOnfmRJ>+UEV*;M7LdY$Jr&<HXhbv4bpDH5#!)+joSbQ(;K^vx#J`^
j?S(W)7Uiow#t!O#0Yu8FQGsI3)ahaU~>;`df}>UuYDW{&mHDz%iWJ()17ZJmarBzI}4RhqpeeP58ZLX;B>8Zc1SH-^SQz_z6WWNPpBFxHZ7*1ty8DiO|#86
06JJz1-=2y-OWQKhc%W5EVvMPqmIc@x;ZEwq!PXGC=o@4qQ>{E;I2~brmpwK71K|A#a!>ZC$2+f`Iz^cj*$%jd`_g!hojiaLsN+2D5pyw+=z9=^daQvBFcef
@*!>myM1GbB5-f`K(<6a(=AaVpWPF*#ndj&F2u4?07~Wys>K;JD$V2wrpcuq)UaE2XMpo_^1Nx|%6rZVSU@+a&->FC%Uq%`W#g;r1!q;;@ejfyPzA6L)R~tq
_V&`1QJK$_>%mw}?*3`-lXdm$Ac+J=LaykCT4-Wgkc?7o-VKo-EkDKeEU$c6+C-r<G?W3LYP|#O+E&TRs}T0os`$BtL2TD&IRjX3Aiy+{O*6~`Xw_BvgHr+j
S@4$~gGo&7E;o`iu#h1)Y}UGq>K;bzfw|GDU9-eOk--h=bTI#@>l{=$(pfjo?69bJDyPfOq?K>ztXk??5<brxP$Q+<i|aVKi{nCi^$?@C`?GnzYOX?6yP5T4
C*Y!)kU3BwZbG%U?F<#f=GF#=h04t9ynnvG@cm;BRuK}m{3sfq!cQ%UMfvXWDaAyj+yxY}d#D?=f)Der6E#O3TC9FjV*%!FWTs&G?BBMIwd_w5R0;$3L0oDY
{ACPv-}s}<$<V+~dL=?J(hd?stb>1FGd5wx-R0m&(bjTX6`XZpd=N43NNk&n)i%-x=+29S%xxP@NuLw;02vWq&$nTOcB<?QHj48<vngjD*X72`bu3IIGwbYx
b(Z@(u5&Xverixwe4K;32<6~n3muy~8Au*un{*G+n$irdm*nP<TiL4ITCIV}6qNZb=x5HkT#eLaJou^EfD)c{3~DNBnp^5M3l*Jg#vt#n?VGE;yitokB_L6(
tzJr*8xwLnpCPLo8sv6PE}l<t4TEmIu+TjsxE2GO!_@Gn9%(V;tn#a7mR<upk1+?Vsv#0}D>cNA8!OvR(NEOv8_|$q<1PH>Uh!s-L_|v14Tnf>ersJ*h4?!r
3qjX%&tHfcE~#M;egu=`CP_KVlIF8OvTN9M%Y02t69!0itY?{1r6<y0Dq++_yfTv2l<rW?{J2&u*5?9H%yc4TZ%3C=eg|TkotPT68+Wh^@DDJvIm(}BqbT$J
xe?G6w{Y|%2S_!q!z%Z5axq7g%!91yn9n(jt8(v{ZVPCo%C~t}DQlEJSmp;lhuQ>K%ILQ@3qGW7=?I50*KdqmB_O4rU`8g7Zz=M*q1?tBYLU3fdFfgAAG=A+
*7sBfz%<at2Zal>Q$zWP*JL!!LFkyDwKpS(t!58zSj8}}4Ar;~B-WF^g+gpFHi4L&p&r5u=?jCIj%^4LW;5q{*k`^t<nD66$-Ajo>ixC_f|$#hvrrPI%VS+&
VH{vWA;=yp39700(#Tz01~udqauWdc^V#xk*lpBFn$z-CJMu&fXwI>n%#E3#Z_G4P@ZKae*rHaf$^F0lb1L<<Y^w<sHVNTq1H-q6UMXF?tl4c^TG+aYfIFf5
O+GZpn_`ar#2lFAPMXG~#^gg`ply3=`Hz?BUM>wgE9rf#I?=N>y)@M8m1Tb)9{!Ute3^n5qnm@#`=^+VxDuAM{}47XUvjbA(wP>Mrv^oKMYiXQxtcpCfBV03
{(D0~px0R>9g<S8bYYpC7@HEc+wfrX<0W11{3v4Xx1-vf9-s;pZA`3qXNiC*`m&$pc84W4zv2>}j+W$P&REt{xtrocT3bQkU@*Y#3?3ELbv;Q*Z!K1iC}oLZ
2lsW6uH&?<qRBVh>Esfe36cHkcUWSC#Y4kibFVRM&iOVBEt`U<a_pZbm1tZQ1Oq!wq_+^d<X&30vkRYSon)oxVHU;WJS}oVgO!6$69FRErl_S}H6nGVuXcPA
y&^p^JwPn<Qt_i4dcyAA-pkS{k@r$Z8z`x(+&D3J#Uqoo$2^~&Zh*~#k8RnUY8zm4hW>;fQ4lMx#V1kYZi6c%#<nIiszLT2v|<Z0)H4Usr-p_zJLV{;Wm20C
h(yoRAAAvUQSR_&oHPe%5w@$!{X{(EDLim$qS<ygMPhoJ=;|eXp|f+I%p62ZR8=>k-r4l90Vc+|&_eaOT}mq9BPz4udr#~8<omb;2agLQ1Ba|>t0l1#a9YNo
_Zd)jdXm~eWutx;s0=ol0PeggOv0j*2MafsHaQw>QjSYei^M_$*D~*`gRSS3a@Ild0BFhSzlIQBhSVy?^(ExPC{8NE7wBMUbaz{;q}(4mVwjowS^3=UU^(O`
flZ3-&7S9-#v`v$-$L#Ln8}NiRBo&LtrYobR<pjHYJU2n7hl3$7g7voD7QMFsAboDpAW?9pz`x=I?LJqo?dEPp#;^inqh%}j-i{|+^BM&<HTT=oZwu~mbHev
H);w-7XIwySMzE=wFjGn?Pn+&GoR@6%!0yL&R`q3sW&WMNyFJeiN(q_t9d;&xd%*S_GvINKLZLeF?<F}*Pn9;ftb0?5yVej+E1bIZvbXc!M7FLTzM;U0u7IY
1yA~8CFBr)@><0J|AQZ*)r!Wl%}y)Yyx-2%*Z1rl4)dA?mRm12khdb$AfYth3}&SqrW!&U0wX?8+{DGzx`f0wufoYeJpW;aBl6K2-fRnpacQ50eDgJ8_-^bW
g{h#g6l|LF>2<ukl8J9+Zg5!Gc}iStmzeXHU0D|qibtv+yElUL5A!}aRo90`82A)xb4Ype5FvumE3>6RN4jsQzE*t4{#%NCB~Mf~+RO{b*JpJv;nauw5+*vT
sIRA!WX(pZe6H9#K_T&T{D@59aLV2N*p`U0qpb^&DvV%OCvicZUfTN!D{&%j1KUzWJ;2Tnv7(3NM2Aq_f_RDX;Vjk=cu>lGb&lRl(v@4)#3imrADw2Q4sx!;
jjML|57V~La05B$1g2?Z@-9ao=aj)p-b+gI?u7s>!NMd*Ue!_j=#T6UFd)~XwNU?qgm}4UKA1JwGl0ff6nACrCk6wc@vin+FQJNkEEBz(-gf~tel7?v7aA4i
j|R9^DHi&Y=Z9@5Q7d#wC>G~D`O=ck>`czoX4YyhO%e+9JjXJ|nD@Bw`;%KU6;C$=YRuHFonN{k$~0K6qnJFG+GhD8-`&F$xn(S9*Hj#%+r}--5|CPMW~`)*
JI(wQ^9H3Zx0}WX31Fp|auS8zwiVyncx4&2^oC`s?C2XZ@YsNXuOJ>+e7AW7*hmlFMbt>qjtx{m)#Odz^0m_)>km*UGnP&CdkhSa;&It3(7X3C%zj5h+X07*
v;f7E7i`!%CCk9f!mKFtOIJJcn4G^@y}1};$62$JEw%j_R`zB+@xKEL=52~71r*ys^+n?nskjA^UA#wg1H!XShr(7QT`iNajulA@{$(Af<|X8TKSaEP4)RRd
|1936t6E&^6Df~p)pp>Ld?+x?hl(1Kv#3T~;J%ThKLZ$2=OsBD*ok`gJl_!pO&_WEb7|~{SGmTaCT#<4-G&1sZyMOD_8UJP&MJ_FT`%geb0xUs9Eh5H!yAab
oi8T!)zS{cU&-w7N$YY~HLzSSb?$E*FGmk^^H7a*)Dea5Jr%|=Z^rq<SKihW4LxYu7V^p&OF{dnk2dnxzO4bv%<8*qG7*IdO?-#q^zD9n7Iu8_4%gK7{QN=g
69f``M;Q8YKA#iG@g^5gn5TD}C?UQFRs*R4fZaSbd&bFVN5ktanbni*c^r6QBg`Q8HHX^-qL87MW0uDE0e%Rmafmr&jOIQcy0x%qpFuOwnglh!ZV&DTYzH=@
-6aq?l+)G~uYG6hRq4vj0GgAxas~YvHH%qNp5C3@2Hv_WTf&1Xh#uEgCjI6=rJ0o-e)i{=%Maf?{`tE<ee{>+Uw%ej6o3A9`sRnnzkKucN6pu1_08Auryng}
+r#&@r{8@2_}yQ>P3+>MbB=F#{OL#Ee)F4;MC=~V^Pdwun;Tw*fBxD%Ci|F<FUDkxrFlG)X*oj-yRVm2jF0%Qh5zYK$vr*_$3On$S8xB%-`;-utG93e?Z4iB
^67v7{@?!J+fP6J^{4;i*Z=p^|NY6^xA^BLzxv_7@Y35K{`T*mzWw)4|N84+{PM4O@vm>+e*Cvze*cT_zyI!&UwrqcA3px>=Rg1Un{U4Vmmfa)?&Dwl;)lO{
^6_{7`uz{zfA`(Le)7vd{pH(_|N8y6fBxYU{M;w_rJw)hXP<og?RSs=ADzX4V*
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
