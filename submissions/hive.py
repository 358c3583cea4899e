# An agent for hive pieces=Base+MLP threefold=0 max_plies=200, made by azkit 0.2.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, generation 130; float16 weights in 431,701 bytes, SHA-256
# 9be1b356f07d1966d2a510f10c58c93e856fd22fa97edd04eba0fbb6f678ba74.
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
 'sha256': '9be1b356f07d1966d2a510f10c58c93e856fd22fa97edd04eba0fbb6f678ba74'}
PACKAGE = 'azkit_86d626d993c1ec6b'
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
c-oBDW0+_`mL}@7ZQHi(%#*fl+qP}nwr$%yY1^8*x8}~B?w+2ifBT7Vtrc(lir89OL{82oHgs+#7G~zoL^K3iY%DYcOl&$j|M>i8WN2aF^v~d*i`E7nCXP;Y
40N_829E!!k(H6@KNZ=z+5V@R|1!tk&d&N@)!5oO{zv5hDgSSzjQ@_5@n1_B{|zbQzmPKiU!_d{j+E(NOPT%+Dbv4@GW}nr%>Ry*`Cm(!{|zbgzmPKjU!^Sn
j+EtJOIiL6Da*f*vizT=PIfMiMkfDT8zU3P|3CYGrvG2lKeB(WI~zEfnK=J<UH>!vFJ1PIcE&D7|83j<b4C;6|CVB8=lCC-Gz9-^@ISNvwckG%T@9>VO!Ukx
jEzlf|GT08q2|AM|KIe#+47&+|F)$L)QDJhcjxwX6?(so2P1sOJV)6S`Ag4h5zy=8qV=8lW_XGE&CEGcd0ACL{;;%bfL_k1MY+2H%|%)e-|s=XZuFva9u)9k
s5IPEO@q!Et3XX+kmCiD81V=Od<p8I<LuwT=0Ss@I?dqTytZl;!V2p6Sn?wrDY<7FW2r94lp#!a^LA*x#51Tm8z3aV#L#8HNesosLhK92Om4g@yy@V(>Hu<V
VX$4K<{RuB$@S*J`#4eGuDi5SB_`Ql+n?jb6?G;{(q~kA1O;1nPIz2sIvJ?EUYlfh3^e_@Wvi$z8!ajcG%u~EAPW9Uf)x8FZ%CvQFl=npG9|rQ!Yu=dCra_H
1g8U}XMG8tRMgCv&ne#gK_zuv=n$?q21`5%vax6>*Q?T>^nQm60-m8qxf~$(foiq9SwXI0PCk0<>;;ZJmOk-DI`C$^Z(BXQ7}AA#YW;;ElHi{NV%CaKGWNkr
uikMJ#6GtK;OP=a3pYVvrj@xUw^9;-rgNrnH-|Yww<J>B+>s;2Y`U6JoG3?nI+?$a60#!6H~0ux$QQ<Eg6P7Vm2YCq^gOYiEm4+)I>E-~Nml#0D{;b!qIlMd
fa7B9q`&H|5i!lDP!d&aVMFxY1bNOFsd@>A9>`^+lQt%)WK&9{#$!(e(3bPJ8kEDE7cyqLPRsn<Vb;Ue&<*_TOWA`da$l)xw4`E)+Q2v+o^=L;G?u|-5l;vd
s5A{jltq608`q~4RCc4(NZ-*@FsFDh1o{3EnF^0e!lJgAbIv1#LNZfLs1`ewPKK-y=-q4{IMK24#Aa`ldrWTl`ic}pjzs0p>~2TAWXX5ajTvheEim@_UZ;de
raDv*ggz4GkkF}gU-7sy8T85&i|$9UwHUgdH3c)*s`s77_Z`!k;>nyHSBnQeHD#zURt8&cwH=ZfdLi#sq<D%L8HwS>moQn`zqgVzek3pA>hteAS?~{fOUOx4
{vzssbGQ|%uHkaMe9-kt(C29>%zp}unP3gWlp9<gZXyUx8pSP>b)vT8$IbV;l@EbkIZ-W40ZtxEu5jE&xP>XII$7+~u}g}qRrJ57Fc*r68)vkGTNH<32cl~_
8`t{cDD&51)m!L%?+12m-Bx4~l`QL|IZ?pO2Z8I~B)mK+TSXP|Kwt;;oUN%cMzzSV2c>*=gh`$dW=puS4`G~x(aoE*(k$>mHtt%2Zdu_dfV^}UO@1y3-UFE;
%<zdW5k%=x2;<xEE7!JfGCJ2(#i}~qs7*4M^9OL{$QVzJVXSq(mB*|In1<36c0=PLOhA)VyzwHi#9j`JmHR+(Fx?B_<p<w^ts6<WRxl=BVEc1{^p#x>cXYl<
m@be_AABw7NOjt&9#2ynsR*vTROwnEI1;qvxQ^(ME+4RnePg;i6I_RkVQh9hWbPJP@w}2+i7tN`IBw^lQh-^1X{fIl4$8<527Z6|uI^Bd2o2#<_-kT7Km09m
phW@(<&UM%5FpyZJ@y;ra|sZS+-3CvbSrx+<C(piHuZg=C0J2dSOB$mBXeoq;aLp{pE>LX6OzU+?%%KJ4x?*=ZX9Aqw!|(AT7QB=_MU3hZx0_CDz6rh!{ww|
WhmQY7V1DFYU*TNLiRb10D06OUn5h5mh{L6-{O0^53l;OhT_L6ArrF5<7r?gv}cNKf`E9a*=!gBYCl>vXD)SebD3Nt%q<33iHyAgUp5eQ_cT7JV!>%2q<r9N
mN<efA?R|wDFU4`LTr{%Wc}>9|6C6p<keB$tGr0V(!+n@>+9beia(lXk%iZ@J@!*fFH&IC;@dI_w_@&I89)aE0(H_(W!z5uNs9it$N(qsZKG<CmGnxEC>^S9
-wvc=AG4f5NPW;?K<>te7eRmcV`XHE7S)j}*_xAT-!qxFYRH9jP_pNjOr(>MS{{N=Ev_2ZPFB!#{Sk^M?E$9W><n?UgXWTz&+OwpwSkyWzlc=;a-c)kPog~M
Ct1%Uk&bIPvhy4UZkbYW7S<-VpQbRHZ)09|*B(eg_ERdrT}}O+9RG42+&kH-67s$nzBV#M^_|PZXF1jWtllf$klTP>)Sn_XMHj)JaC3l4_{!fPI&#re@y!#$
$7)cFpF2wfeRRFd>cJK`1y^h_lG@c(iT2hH2PjZ~+Y#bUW6TFNJ_*asD^$*CNz0wfwr$HEwDhr_ZvAt-$zLItwAUR}f`~1x$&ON{A_10IsnNfCayNtwWlpN!
^k*x7pJlN_cyn>E{-8`qv!jxdqjKZsV$SkC@3U|uf<HL4-Ff@?WN#g{qjBjiAjXkP*+ghiTn7`8f{Q!n!a~djV#GG_@3Y*!7%oSMag`@pD3?v}LIVSUPKmd1
8uO6h9F<P-Pa90~fW}vJ15oUDnsOkNq8zyW-Tv2yhxD`7e(Ojb@sFwqDt#F|v+jWcn|gKIbkDp;E2-Ogzp73aQSadIw&pApbj>w@N?5a{09a~L#2dL9&2-e$
g*DHhH-f9`jSw-z)ySeLMoOAb1t&3Ud+H$QuGakaD9CzJ56uN-oXuQU#t{Msc7HWXn-@VVp<1?K@;W{zPxvzAnH>30VJHS5nY!4*A6-a(Q)YcZYhPcO3N$?)
_{2wS5lR=&<-mbxD661Jh6|N&D|K7dGx{z?<Sb6@<RA*H{&Gh7759;hFH23ju9{k;D~5O;t~e%Xk+K4VbfGXB4!cpd393bM{br=_aO;rGd(;hkuR`aU(?EZ0
4#xr{>Q8_g5u6Zf0A8%EPi8$|^L)R%{^@xw0a4)sqCrOd9Io`Z?yU#};4v2#Z#-$$T_AZTAIcJI<TZ`^_jXBn>^s?v{&kI9W8PHa?KRg@^f)h}<PBVD_I#sF
kb$76#~w%%1|v%DAEM0P7@N`?*<DC_QZL>ih9!Fy+T$aI3t#^=(hqb>IN=<riU<UwVddEyCEVbX20JHZMjOeNvxvC@&A~yi%alGqHew{OiCpaHpb=4Z9qi<@
uW(Om2Yr99Yw1>BI%pcMiQbcS)J|~;(wC@!3nXpv@2VfGWr!%;p)Yg%_iFzIcnsKbJlF*7Ix2<*wckq>f!5WKcp4w2^4@1r82m-WlY4hmO-j5jAxckt@v;uF
^m+b)qQjD|WR$n;<y9=gUgcRg^}>~)Ter~cNu=gr|2nAma0c%eQNc<yti{Ild!|>umqi=|+(H$$4#;^EMTt!l*_3%)!O6=@e+d6*7)xWeKes?`&)Ag>v-T~?
*O^|Og#7Z{gnnw%9heW)OlfbdZ5V>4g{rIe9-UK>U$!cm(&`jrf+t+}Pgm(29N^J-yR{14zUAm*j1krqf<HC;J@G_K;pYSCff~gh{ZoJ9N=W~xlnb&m@4q*m
MdMarhQmjIG7l}JfR{oBLGb0KRHh9khDR6qE+~?GJhM)vHn*t`9yD2{msb@}raVUCQ03Fig_BAlXC+=qS-@OEi{7<T6md|CXm><yy0GoKDZ59p;>jAI+Y_lQ
xTKiG6kH(3!lajkz?Y&{FG4S>A?s6#7EeD+g3$|AHR3Df%AY=Fslu&*K;$gN(626^X!?Yf#Lwsl><&v8j%LY?gH<j^*h#n!h%hj{f;}2)KvGT>Hf^GSnLrr<
_S*g&$*z3k2Hjyx0tcg)U%<h!RR)jHbC~lhl{&>P!C^zM^wDEhSt04R&>11lz1OD}U*C#YISgC1`ZpTCx*2xmg8Y8!;_sog0)Jbl2=WoZy$EUd*9nhKAavE@
LFWGz)|K=5ZHfdgrnke<(^El9umLPgkM2`AyY}>A8U~EZw3kC&4`3>@ElCI@#i5%lFXU@sO^tz)5s@o~w3V;KpVz7?Im63_^+HZ)TMQh{IFkgjns7wKC?z2Y
_wF0-F%(=b|5nEKv}T)9+23)>b;P=1j<HGG`i+LfxD%AA2W&OWR!e{OxQ^w-Krg*RZd7+u`O>=Ovj$^!pu7`NEf-O^#TvUEam<p~)r`70RhrMwVflfn4bXow
Wx^1{6pA0{yN1m9;HoLkD-b>?Rvn&YHD_tqoa*=;axxog`bLF+Wiu2S(9qW$zytS8p>#i9lHLCrFO5N*=M|di6_G|S_dU<#p-cfKO|Ox4P>FTY7en$eD)a$h
lxw@_LE+tYgte6g$uCKh=mTKsE;*F})-osjGE3lj!HUfVgjF27G{%q#o|po091^`wJ-sQxR>wkZLR|#807X*dZplNSLcfDw$ytaJJj$fTp=u)}lQ@JTRugnv
7%;9$i^+J2RN3h<x2|51bW6;sces-_5nlXwu9K)|oia^N1zeJi_n4EVy(X;0AiO%8*ufkM*G+gq(3lJ{8fRsdN&3o1zNbzh7$LO|SxZlVD*jtsNm5U(SVDzW
9fm+mNN!;HY00H(uZD`v$Xar(aD|2yoiB&MCZa|r1(;#efy=DG{UU;x14i6vtDGccg(q^NP%^<4+1$h%BdA80J54WFPR0wq7Kb$QVOY6=rl`7<ZO}ktdfg8I
sm1I(1^^7+o=9%XlORQJA!hEqu(3V7c`i%%kgrst1MIiuMm&cxmMbm`3POEby>36XvbIYCI|<akcKpgpna^JrDnMDFMe*QN*gYu)rVD*MW*@_Ss)=wQ#$^ru
%45k#vnzC`efm{me{AI;2tn?;k+E`Nv4Ljh)x6i>M%JcLqyf|pi%{u=ryYp3Y)--nJmo^e9Jqt+T<451oBZ61RWwLaf}*=K{~{{(k5|7>?Sn}>AHlm-e|4Z?
S^*%FkLf4XJB7Y^0Oj_uN<7e_KNEoNB|9J9Ux0>m+3Vy9Ni1M`f#fQ!Kie|dbaVqRFAHHSpUCV4BoyY$w(wkZwBW)vxS`>ZZx;iVXkm^z29JLQq_8E*RhR!*
+PtgCfs09?o3$Qo|8R^uSu(wWfx=ri{hhynzMk9-0e*LX)yG-sT5ngRh~Rlnpy%n-x9g9Ps(Ym=HClE|o4^=MQ&nxDnuO&WMLY+l!VwR37*$VGPNXbtBOii+
h4fk1huqKN&`~YG=6wcK(sylIJDJ`Rgq2d(u9bw5uU$O^si>NaRGx%7M$7imw(ZVXOHW}>(I7ST^=5Ith2|;<%&&fND#rzjGiZ>tM#Y^@M&l%mQSxbQ0W#Nm
CFI$dN{q0?g|00vchw^lJz|3}FFIM1_~>kB!@ZEvyILhc?|>sVOtKUZQQz8l4_kwgrqOpCe#{dcT%8HKUO*ZY9@f~<VfXdxS7*FjdxfxGx0NNIRhQKLoq!bP
z_2{KA*SAq&8&5xGRlW+jY8!PR=yTK?M*k%=c<MVcaK(;EL5)C1!XQp6Yax-E%(AqtfDVyP?VEsO>s_RS4lMu4ner}d5waB%~whiQ&zP`npHuv0)Fqdg4Te}
pNy1}qT!j-VW~~=Nx#7E{Xq%iK*y~CU2fQJl%nb|b5n<gY<DoVMIXLoYk^irR9EGJ!J80$eGvurAH?y%CBxLoBUd=_{#ASoE<V3^Hy|I_81NXbvuMff&bW_9
%c*k;!CcN3-e!->z`1M(R-rg6ERQWsPva(fRBHUL6uWXGSEWG8^3fr5>+!XUn1~6AN%QP>?2kAFMB1nS8bDd$5x1MGOB2>a0L*7^H#RQ0BEJy_4nE8t6@FCh
<%rV^5{x9E34Zp}d)vqN7XC!@Ig@1SO$pGJq$TG&CYiDC*H=_dr{FnrfDltIZ=5&KXR)|*_9RK|j^HFovUTA8dxDnOsy)Aj2G6Dfr5*Pjy+VDM0caF!;t#J8
_bmNKc)eUYDsMU+dyMDMtPkOuVQkq7NevV@^-Nz+HZiq2D)ehwLXgB#GceBNiK4}YQvtuJQ0b%?F7I2J@oS!kDO$H6h?w2<la%}-WT;334+=bg$U3n34XTDD
13NSF<}l>_3q$ejgfh+M`bHx|R75R}rwg6M^@N<UB?P>a?x6<z5$AP;6*rMr`Qr+^KX~GYOzR#JcXOE%B4_l)h%%g#cfJz==>s{gExpS{lcV^EY2^Y>1EoC*
W!|z=N<eI4bP8yEPw&&~?A6z*+W`)gwSLzzs%zjE-=}u(RC@<tmu0~W3#)j6oF_-GTWwjyr$Bn?&-l;o_2JZN_k&|a%Iq+FleV}0SoRYS8k%8lm0>GcrZYAB
jRM+Lg5v5JC~wCd#*Tx!>ZYJ7A9`8?n6Cu_YN(-81C-Dwj0<zOyCntxzEp!%YzA0B48Cy||JBvy3d^2NNVC30l<~)3c8*f~;sx~=@@Vv*RKhAza7)?M0$HKB
es%@`^f}2tkG}V-LP8EsLA>|uFy3H{#*{5cI;72Y-cp!^Eyica)T$+4;dLUl9J>v;ynX0a--1ZajZCk>3iw1=7;jjQ248UOe{9G#o}O>(Y-E3S=J-C%q}5g%
?h{847SOyRkok~l1yW<%i0_D9mS_Q$m@lcE7H?*^OdZWwsKq}aF)2ADJaBp)Pg$$d_Zh{2D9QmD*~9He9N@R%8Cjr`L+JD#RghK_j~~1<q*On}6>rMC)xvHB
s>+Xj*WK3PnJBlc*!cst{<v&9p55B6wyMIsFK>?Ds#ZSD(|FmV`&2;Y`MVA;1~wLaICC5qSC1=ghVcynX~5=c-YACYOnPuSFa|RpH#leb84v}6P{vPy4b`;P
TfaP<s$X@<yI-$o=mSju9iMnmMuG_M^BVniA<-HI!{-}N5s-aU$5@HPQ_>0xE*9}@&MQ3%Vt<nZ(Cfr>|M+hCxd<}xJ}s4@<L2yW8}?;C<q9e*<j|}TH1)DI
LA&r}x)+|CI5Bvdg%|pO$yE#H!FW6}&GM2v9Es#^Zf96m1E^G!%@}G4<!;izW3W~?W_Q8Z>-bzzl*}5+N0JaI!%wKQoDQ#8et?1H@#eFU+SH}D+Un%*`t(fp
d+}J0HW<di7Xlk5rbId*EOJmoa%5I#%_6?$P*Uh-$vBIwwjY^<stb9?{?*kual6Hp*inO-(Sj&36u;4ZBQ*w|aJEoI+2#4`LSRY|(Pa)z9U@P$Jg&{3#c=<-
c+`GUF1*DXPs9Z_k1J6*>43HuOz#nGsv-+@nRM4DJa#A{s!(-iWXUA{%;1Bgomv>NV)E?dFyW-EJ|4ml+kfqOlmCb5jQOT0qp2&Es@xRvocZc+6mYe&qyiVt
l(JnAtdnJos~4IZ?~NTaaxt|Hhj6_Ew!A6oQ`q=%YAPpkSxQr$-)UYIKeu;Q{jy)4)|F7EldmTP?;&7BC0jRyunD>4!8FSW7uZ5#y!(mI+xmN7XHz^|N#_ce
!oX+8JN8j{>esV~UGjnr8!%StXuXb)xx0*T$--h8?tYuOi^|P$SZfTZWJ-<Z#klk`Of&Re0kC*^5ZOCV6<iG+@{{6dUw&sX-W&Z>_YoOwUTonU^0cn0Ls=$h
t_r^7b@raqB}x6AEsB6`f`m@j)Kk(2I}u<jbIGbUb++U<y}B2RK&=rZ(QhoaEUp^73xE%i_y8BK6f?CYV>nvl=U{g#<03rD=<?C$L-QA5YUt!O(DH3Ibz~aW
xK|H{9=e!%D_A$WNL9YtF_wIJCqgcDg!tx8_eG7Y$tW1Fn_dOUG>gd17|9m~$CDY<@!n<WO#btSPUU&Scih=d@y6TGI?5C(v$Am2n29mPvI*Lb+N)#Q-zK0F
m=!8u(17w@BxfBT2mTe_Z`)^4vlwn%(8C8TS6>6)W)j#e3}zjAcOk`k0Hd5*!D4Lv#(XS>A%fCjQ~{tuAoy6`Df3n&Z9lyuJtt2xJ_CO(K~FDEAP3<BxX(;G
-Fm+=9Hu6<rSh6vK%+F!^bt=vY4Gg}6NTN7l4@KL{2375QA9{^DxxmZnas8;b20vYEIF|H(4yNIKN=nIVA+|*qC(<C48FbN3X*+z=^h{@H)BBEij;sr9O`pJ
xk_TO)$@B)O-+j{d1;-PBwaVxtv<nqk{766ZqQdK$a;VWin(+z!30+n+EA{_HizU!0u!QBE#~J7XNI(GHvbHBHE8^|9PlK7u>Ox?u(zrzL{qvrC(GK=-;Bgl
JZlqVyp9ghrPX%)kZ;bdOx{oYf_V_Ozzn;hOq%CJCWm-)__s?NcuP3=Q0`N^s)XAMo?P?%J`S>LGJ$FHmxIc4c3c?@3ZVo#GDGo(;hG2wwW0YX<F6@*G)5Eo
<snyop4^Te^650!I0qb$EJ_lTB*s5d$hO{Zd1`5?N_#xs4I*`leNB&3UL`=pJaWQF;q{~(HEucXezzan<an24QX%Qtk41m2z5AN-D7cLG;D1IPK8H{REsgka
=|i+FIAd7IuNBk{6l;>q40mJd71c_qF;R74cMn2ErpEU3q=V5fPQDT>lOCn*tR2zwV9@2bon!^w1ChHbWciis#xCxKnZy803TK~_Eq-<L6@Q953@}beusX~t
n^yf1SE5rb=4tc=NT1s@c{osAKtELONaDpbh51TBG*70nQS(9X`l1-%03M1_&~^H^@09GkbgHv<$xQ+2=<d|zAUYf4hkMYm?rd6#ga$V*g?H;*Q<Q66U>%!g
=j1ovIBC(Uh{^at7=oun@0A*y_h3S&@{5bzEZY)!hZHOVsTo@@+|h4ME5=2~Ku=z-IH=QnZn6SSK@2g*3Y6pIM;Q=JV&vKh6Gqq#K(>y`$R4?<u*-6F4`u|v
Hi;tFmT?89%|vgJjR1>{K!Uc*AH2qkCl-~(7VG5l9*GhWv2hdNm&VShc5A=~NCuJQIsLJ2%5_lG&7^b%1n^bZ$BEyRLcyyg%#u1PyA&f>A$b_nM(v2?j@dV8
YrOsbK6LXNgqw8sn~LVKz+4>idW6gbR)c^mtPbZ=Ukx9>xuGjB)Xh4Yh9mh20C5kTlNa??3MLNluqO30KwZH9RM^1-v7rFJ`%asP=BCG7*F?VcOaxboHUUM5
m68BuajwPI=^mr`9=bvoJZ$AJiPAscil#!t@EC_%l^A?c%3q5}&fSBlGn-BG#F}0urE1CFg{&5>vFcwY`0P7T8Q3SnA*|H{xMA5CfrEIhp5=~JGxKdMAh2We
bk8`5`I=qRf`wf-u^@6Ek<L=B!r~5~Zt6RXcB`u+efjeOA)}S?BhKnqg}EyTidU$&kEthsBOAEd={7G|vgyAc_?r%csX^MC+c5qK!v`V{3o_3%XD&k}x-ll8
15(9cLi3}7rT61iR-?QgYQVSfZDgzJy0Q8IbArN%ZXmEU1v+vQxI=^)+F8!Wa9J0-kp8NG)$^nbSe%_e1|w%~qX~+`K8t8QBHa?RFTA*6HK%Ak80_u-p8JID
EoA$I<?Dwpv&9$}4+9mrT1)p$KW@Qo*O~N{A>x+x7s!j?tka9MBeN>;8j1@_K_)N;4nxg<MLF5>HJpcL6(JKjUv51p<cp3fa5BZekddam{7ygPQRrq+MZgHI
qHR373f%^t!B7i}Lx{;#X9h(TCnPRI2UsFG5P5zwDhy-qZ)(4j6)xu!t~NAIrI*5RcsFt~5Yr@)H_)(dI|vFy!K~7BiB)UYN>tI*Fg~y)7p{wSZ-pa$ZMfwH
(LTfJO*A&L)%t98m)V3q<}ZXE>Do@Xu{=$`%WGHBV1RXuPCLgKz5R3ien~XuB%Z~pSJ34m<DLWo_V&PcNF*DbrLCcLf#j>QYh1h07>2ypM_hp0ktbQ`;9V~=
UEMEh8lB{rmBggq!H~ql%UeRdBG@P-(iPWMQOH~6ZV6BIcx-Zb5Se>jB=HfD1dHNZ@d}miv{3rKuHNeipX3rI6ES_UXfbC<5gnGGmi^|BCYV^B@%p|aj)U}T
FgPS7bOE9<9Em{1!#&!FQ|JzI_9<ykBoHthLy)Zu{FMqeR^JF>22!4XPglG&2ori8Qs`_K-BHmw5lE0_7B8(jM;`5DWQjGJ^ipo6xJ(Z;urpIv-@)c)6pNal
UO>%5b8#uuzfgFz7u*GEE<C^d8cxxCr-;&omz0<zMpVi2?y_Mt*k8|$B3cht=aK4#*jTd0``QgD5|e2AcIi!HJ$^rB6M#20kOP!%dK3YcE|I4^XQ8-F8AS}&
V$oVrPUmvfvr=(NHTSYCP>Vf@nK1pQ4zyol%8q#)HOAM*jF29$(E93?Fe!@w%A;KnZ=ayZ`T8^2t>R7?y!@R&ObVulw@<#GXFwk_$#$jk>{*s%D!|OaRRxXE
#M*qs(&Ctxc%G(g?KC{~gTj$_1P?Rz<)Z-1D0Sg6i+gi8hJ9j<v(YrwMe6|M%@=Id>j~8U@eJZKk=iJBn-J=VP^ewsLIGVZSlcW=^&ln)S41X6U7^wH>}X&C
Y|Pa@5?05?4zjo-PxaEDP=J1Pc%e+?o>%$4aFtIp&AS#u4sRg_({oB9x+uLzk}TMmJ(C`A_pG2ivqTXnplifhfr`kI9@AzkL*BgKrQdqy8U!7Xq_|vOv7Zjj
4DL-$A$;XNTf=*v$pgltuBVJ=w0G<p=3a9q7l}JPFxzL~MZo+h&m@}_e?h!r0sNK7s&zK{M1}E1ey}VcVfKDCZxqM{5vfOC(M8Rrp*Bh}hSgt$ta<w>WChz(
+ns<~*q`bm-}F!EvBskmH4J=YZU^MV1$dGhetS9#=rJfny`kuvXx_%1OXiZE$f&}_y-KB5^+dl9?4$E3yDAN2s8Zk079CyE<+%9fR48UGD;Gn7urzMTFAlVX
M&Al%zc7-HjmTl+O|gc$KQR`h2W9l}ppMXCrn-Ffl7vx(6*fLfOv%F)Z>1}wLmyi+?^CFQC^+6PAG12rmN6(tMC5XCE^ccncdIx8hOts61l@f>v7BZe_RMz0
CoCOIJ!E_6)nxIMxeT6!E~f)CV~l*4yi*833+lTsx`ItT&Ke@47Wr*(DT7Mg`L^Sx)C#@K46zz1&TR??GJ_1(aKKx_w-W!EAJI<}0PzW3v6UHs0O}d}sPVNU
Z?*S~p-Urg97l{IMHIR(-g9saEl<NXrEZK$0imWn0A+bGj|zXQS-p9jPvIs<unN4!qNDx9RC!yH$}J~?t&bqKNwck5X;Cr!3!AuX7q|Ld91eaF@`?Cwc~AYw
q@>iisAO2DnlTtDkb?-HDYe$n(uwc)v@OGAqLUoCXrCrf|7^{J7!iyRj<vN7bP@05`l?=zShnig_`$nt6~M7m%9p97V|mNXq!dps$%;Io$H|Ih6}kP(W_9A@
%ANi_@I@?O)F?h>uD-!gU1SqGFI8hMo}CwcyJVkZNwt*$Gjd&AxFO}Vq~OqUhXys?wTWo-CgU65bsy{IA{Y=P^>kGU;L~J>gGAdkij12z_zTur+!9>)IW(;l
66m@ME28uxb?5}tkvx`F1-1&bX?K4Wr$bmp!IROh915v^7~v8F8*q09_)$0ug_jkJ;n1WF127r$w<?)ro_e7%npuR*Qn^7qZjWz@Ku^&2`jV*IL>4vA*0hSR
nTF0rm7E2eF!}*<K%aW+^?S+zWqZ>aTW}y?K&T<Lplam@^Wx-yx2M`-0k;>=p@(St2ePt<8YU7%!-qL4kV)4Ss7BRJ7If=gul4NvHBJl?{_0zcw9}*dLkkx+
=I~g^*5W0Wv(>3^#uY`Q>r=XkLMiLeN>dkPPTVwMF~4zvlYO*xG;u?ne^yD<c8opkhMOj-OT5WIvaFAsO=24+!Qo~W)a2s^*}OfWR!!~GwJNA5@CE__&MJk5
!s;dTx6;^o#lFsj^ux%C?r3q1be;v+iI;UPCSSad<q|&WbAUKc>ebVlpP&;}BUi!S_^^FlRux*sV&=T39^4)HPhZUE^5SS=5iItK)6JAjRe*A~P4V6Miv-**
l4<pa90auLF8h~H-;*IR07wE3Aj&5rBhazGoRNgXd<$}LcI9<tn%RcffgKyDa=Vy57$==X*NJ~e<c;yMQ3h0}jxyHzI5+JGL_7tMCxsAJmcJe;C0-3c5EQ21
P_sO>_oenzJK_yQ7qgMY6cI6b;bjj9T+d{mH)Hy|c5!AMP?oSY#ra$4opadFL(XXf9t}3dR4{3^h6W37a6x-eR_QGVc?!!c9}=!n{KOcAi?IVR_MPl_<WCWG
2_lWY_?lD<O%;OJS%E`XOq9bPg8no;ntX!}o5(4))E#6<r(#2!o>m1ePN!;<MAB{6N1PM7PuLB#y&Ls5l*GU1lHbFU>l7ZDdwW-Fo1YQZj&lq*>cn&l(4qB!
TD&|;HsvkgL+vZap<1Ezt`5KEo59CX8p5vF3;l7tSgU^R*I&#zCC}puvdJvDrcGr$Y=30*eKXU-BUNgID$y1a3LK>{B;WULInxW<+`(rRg+xzG@Sx%y^k@YA
-VW3W&sqVm3Sc&EOPY`CH%rqO_XnQ))f1%l<=}8p@iQ5$^C1;Ij>34Nqh_z=$hsyT(ezG<O5HgF%}`2;zMf1Re-yLx8SK6Ikmrj_E-^+t%x8HZ!=wh{HtQ`3
^C8%x#k0``=MED6TH{uyhd_=;S*2F%A|l1rvVLB~bNdsY#TZ+=TG7x}52Q$<4gW(+Mxvs6_;{Q%^uSv$3w#yDV8i<sjUTa5z#Pwzgkb0`kShy3uOiHxd;z8M
{1X2Cc@z)pPANj=N8<~1AU4pIuzZ26!n(XDzr?<RAHW-;#cA5inaTx#=Q5%5!8rAH5Pe~nzcJZ3iVqrE$v+HYW+48MZqV?;N$+r~5IC-$KaNkgfP*r7_8Qde
70~R55IpK&3y&6~=Sb8yxB5UD33}5jTXmkM(erl@7RBqtEOMV;-hCyOrPoMB0cy=R$`0`=cfcOS8SIQTiFO>9|8mr%5T^W!VgfqRKN7d&XmpI08CQf?*Fehv
Lnqw~u0I<*mvm9EAYq|!ld(C^<^bt9$v0|UKClfpo)GITkB{r`+d7O7k1qIIIjh$Lb7e+6qm?D?e4$uOc5$DG6-`Gzl>czx<kuh8(jfFrQ(x*Md3VjEy4>J5
=*K2Z&vkro8>zhM2;a8PyiTIV9@UFNBH};xCK*;Tp-kodLFg2(KVbOI7}>K?)$vQjpx6>dpr^;K9|}P^TFSXbMhA<9&h^yu<re;;D9OW@uJ+A{vZ1nd$WXl)
FysduHCWnY+JNI89GG!jr|jB>z8Vfs<*^6P8nb8)YT^_Kt$>(D2G@AUJ=NT${r0c1qn@}fQDf|k`R(uhhi${TRSWSNZmom-iNr>&T%dne(kQJU73aeC%l|4M
0_%0n!q4Jh@XZWRorYN6t=cVfX{D@Gqj~!b00GscE4q`C7DQ#}%8u_~N@{XAVm}5?Nk}9|jJ!09NG@kBpvt{f)lh-KwifZDW3WOb^W0yjLGTA+5y73C7r>fM
D?Xidvqp{1SdamziJoGj)8=Yg)T3BU^yQlAGKN_)9nj~4<o*HybKm6C=(h|@{_r)e!Kd#HahGx|D~1Zf1iEnU0K4W9)Fv|O0^psFxXa09dEhsb`uzUmR^vlF
On`~xE!swL0LnZ=TSCxP<BHi8CB8=J+LvP!=J>%t=Y81ps3&g7clVH9Bu{E{)tk+Zad-)J0djE$70S@yBJLqM8Lb=Kh_O%^X0@-DbwtDI&fgFt0Bm)#gShLA
sL9KZNgd|lRnGODY0HVqX`}}AcA-J&g`Ko&GUFybZ;c?r!FZp=4S3zlScYwxQd{0kDOkbOXBrN2wb+4}4Ad4Rjs@`I>}UtA7mMP3rDC+EWolOYYsczLt8O}J
iGDjJ`Ugt5A;yfxsUFP473MW>8RzOjTwSI@JIj+F65qcOU;U6I_1yGR$HQ;#2D+;XauwDf7F3?`l)CCr(`?yQvvlcoZTb6{p9P-uh{5K&O>^0n%!M~_Akx&2
@MIF6g#E>(+K7<{H@53AKzl!_^mk-;xFe>~dmO2k8VdBKQBB%IJ_539ynx_`=YfFKCel+Wh(vF~r?@d{{F_F=@?vWPLX>`Vu<q`*|My53YMHlsY))#(Jo>tQ
?CEDNQchv*B*~#5kWa+GO@k)cFNE7P|If)mnwRKc>3H>M-D@%;wM@iPuJ^7?oZk#)*FS!>tze{fl3`4kOSl{O@1^T4|9pFFP7SG_rhq9%Yg(D*UH35Rbj?D8
nyo395&Q6JD<upk;s*gH&w*JY0CVXgdC<7Pe(WP}a?G91he?^M$Us>Xsz2fie4PdWr=}XPYOWymqsn{|MgVIHCryn8vQ<0KOo(Mvj-XVGyAG|0zd>W3rf}R`
Gnb8gmR<JL%$oo+QF3Y4J&`?Rd`sOW=iRk4Y_(BCQi{IiVae9e`&s%gW8sAay6IrDp7!BJ|9T78%KM7~t@#YH>FCiGA8jn$R~!t^Fcc^VoAs2Z>T2{;4{&R&
j4jjS!y>h!HXKH{@PdTRx2HbI6Ec89kA&kR-fRq+#fGuS;&Ij&Zb9i(!IKpV*-O$ip|nwVXvs^SD}A-(DUheB+JT1Sufq|lQJ4bpd&p5{g<0%wag8=p9MZoG
;eb4f7Tfu&iwLastk&8w<-8!0Cxl`Qig4yt+<la{3FF-E;}ml5tFl?mr+P|>J3|pqrwab!mxp<SU1qlLR4NAkLK1X5_%|g9yud#=#nQlN*3@99U@_F7cku44
9<^1*_c?He(+DENS*>4PA@xwG64Skke+ol_t?GxH1qxW)i+FBCIik6HdU2}6m=TWu0ve;%XJCT^S(pcKY6VpJ0WtQ8C7{bi1TfF@?$_dwN>$7nw;3yN7VuzS
jzVMWKxa#|uy?7mCc$c{c+J6v1!SS~VvV&K@JuT2gi>0b-HM06Ucco?(|dxq?P%w~k+{>u?x<)j02diRVA)pEQK;o3h@f&zEKA-kCN#GYX?LIP?dGM}%|LA&
F>>m_{ql@%p5*r?eM4o6L2o^k5f^cg$T9M)soe4LkPj_Z3t-zzz=kY8xlTl1qLG&dL$0p7YOoT~ejX+4KwEQuZTk|j%aQZ@?yPeM5U$>`i+7=B8XYv#1wfGS
glD_+aR+EZBR*!ij;aKqqfj7uNzbXzRuC-!|AKVq%Y*i{Va$RKR^HR+PNJyGHc&tbEYj2IBa}3m#${wpKz9LlFiXIkU*ia?e!&~?ja)zm0*p24q}#Mh&SX0I
425Mxo3||bI-#n}a08x`!zfv{w1D9cXsDll%MX1!Z5AGo8e`3<cR?n2m$$0VcFvX@tBLA=Fosq?OJ%5ON)hUit)T$EqT%;T+L^Xo44B-LOCdpQxFg(uTGGH0
>t<i%0}*UF%>ls2K01wMiMX<o@vWQp5j9?_^OQ|Otfv4I2{wfM=y9Yac0k22XqQuHB%{z%a2DF8s%&$h#7i4WL}4oqN0<XOT<KYPRB*zl!e;0vFP&`_5e1Ve
F_pC#`yC#KO_2j0hVyNXYymuAwk}Nlko`#q*g)AJhd+WEcbKPCn)m)>jGm`uC+GbTaQxBEdwN<Dl0<)BOmsk_@YOqQkW9JwCe>KP<N~iJBo^j>DH6Tih)#l_
caubT3x9hC+&DtOso~k9)|xs&YnpVJX%t-KT1TA}(<2i^VNDS#o?&uhE;wqYTxXo^WEOFj$<PU-VZ@WIN}ffF$L`*+V~5^9l&sAnh2WbW&gDo{TZ9Dz4?uSW
yvIxh1oy@dDQy{j;)yX$(sm77Wxnf7>sB2EqWi!G>}{d%2vAZeBLwG?QShO49!h^Vr82YzEXVeUz&b(dX?*+H>20&IU4*1!DJ^lszu}CG5PI8u#35?N40gbu
3PixTcqreopWjh%+2t5=W$EIQB|pX{HEiYW4~+d(f8!qp))||I*@yqaK!_&=E=!{bL_pOM9TY@AP9^hTCqW?^KB%B_>p7&;lnPt<U7vMe2qBTzkbKD_w;L{L
(;@O1S~v3j_yTr1scbM1_Rat66pw>yBC`F7fyac6BVBP`%4Lwjv7^B_t|)0=R57?bipRYG|0q{ioBT#WQHE`&w|9k&0P=Mz1U#`t9VeElm>n3Xq1iT~z-<{k
$aln^ta%xJW$0*uMmhv`#|h{GL3$JeeFi_<9~F)r0iFT#t$-zEpLGWGq=ZpYA(>}hl65E;C@vr<6GOkfhZMkQYG-w$VVp2iSD44Bs0PLCt#4P%wn2$*syodb
{ow8wOlzzd(6c11r|c?tk7Xm70%V3{h@gcCms6x^YKNtc2oX=nu3@V307pL+_Kn9a)F&11UD5COcx*Xtb|`8M{K1cnzZ0?pJg1RQCz-G!DQJy$+=+HG=kQ)|
dV6VOt8=iB`UqoauIjrYD98RF>C4W>YC!o{tV}U5P{tDk)y_qda0edN`3Bqh#(b76^q$NsLl5bAl`o#Bpc<+3QRN|=MG?)@H|-Cw$$bpv_TDn&_ZXoDh4|zb
5>*Y-BU%<f{HxEv`=gkNOUIzga{|mrkQ0way)}e|)&+gGI|eR}+4-!2Cm$_S<##s6pL(AoJ#GTY%f0l*%FsTPU72>A%acjzuG-v5PW79<Q$3}HE~5=t7z-39
K-6prEQanRM5Nfig(~X6I~WrYP5DPLSk4YHYfDCIw`e4>JCYX`Kka6#v)yU&B*hzZtuI2~52iNKCP1>xNm2{DKOwwhHbL`;_Kzt*Vv4*D1n!MG7FEYN#erSs
Bl~Ck=_<BRjjTjMmt0%!+;)4)U4zWTsSDehPN;#8bOZ(nSfK-=JupHiJUCb9fgN<XS}Pho#F9M~ce~~AY3yWfOq#9R*?l8h9c0>(w33wY?_52yQ@zkN-sbSX
@0SGNMwWsBq3J`T*lNv97Fw;N?VS>+m@y?0IxdnMz=)KZY;bdk@_C>5v&NJlY>C7YhG5RGD>H&o>Jzxo<nzY_8(~9cM1W8_DD=HZ7QQIH#IFgMfhrn0Jv+dn
gGk>x6m<`6$G?)M*Ey+;e9W6L<p%hd*ZiO65P&cnUXfTEJ=~ina}Tc6!6h#_{H$XE9Iis)nRlp(Z#vM#X;xnj*@ZF#W*|dnNvgI%L!u-jWS7HZ{DZ(3$+gKs
_zL^j@>Z02TIdbk7p^}jBQKzTFi@Zg?!XV;cBCqDNId8&hA8bl4sy!y<+9M@5x%!$O1cJtc}dQ9<;&w^K<MhZ&Cdqixq4rlkyJ(OQvLfjRJNi45X5|T2&St@
I#}A6DCTMdMTlu9L7BBvuG#1rxL(wzG~JOcWxkjcvDQtc_L|CwNWmdwalvNXu0;%BF`+Y*$S3N_<NI)V!s=gnKdq+-WA{MDQ4K0?bgG&*Dd{YYso`kBp}@sj
7P2mj5UeTkd&ZyvoZ<y0^}!gp6d~>mjz{$Pt3O19vD@G*R?0=;JtSdh)pvEuQV*0)pRKt7Gu%V@S=`Pf@}^|Qz=WLM-`(3Y$rzc*-M;4_TimSv7K)322dDup
c4%}+I^%T_5eFCE3%ffjnjkgsID9YcsA+LQ{ZT8dc`ikKsG2xZJ{iG;cNwNaGKTuF<!Sa{vc2j{sw3$nO5H!{%v3q*w+gA$E7KzOK1gHqVDbeY=4vj9XTfEm
uU`ZSy<9b1sU6=Nh(Nmeat0PcbN0vU>B~oCim1=_fs_y$wPP-(r+xJe#1icpWQ%SlKyb>%6lHO__c_3`Pa=a%$|e~r*!O9XvXRA!vh^_G*6MMq{)Y6od$HM)
o82cjnKf5XgJdA`i*fzkc;|cPoPR!@rBpD5tqpjsfWgz7&Q1WvrU&4}bq^S9RoCqG)4{}=E#N0la$1O%*Dac0WEC}4D2M(^$<-IAR0oV$2{Uy=vt`e1XgCO#
Ej~zOESLaP(U%XUoxiG3RbXUiG^(>f?8LXjDbBHNDf+9@dJ;g{Thb@F{mA2i+IUWkoq(GEovS35NiYGI&S9C0K{n65CEL!NTL{TPxZnTAVcSGL7M1INH^ULh
1yQ(t@L1u=)g}F|RM5^;3YYorZgUd6A&yUvgQ4psSfPel$U&|gf*VB_jED)5dex8;VNONk#F}^sUr`dqP@but)Z5b2`hhAP+770yWk-ffv3+zZzFG2Rp1P4Z
VI6nbJ|h#KRDy-S&^wZmk{lxmG{5jy8^w<La_hI^gtJm)8AF~A6Vs|VTzDaAZd~=ZcKK|Ke<@np#JFMLUYhv1L1|t${!$}jT_4u{={z@Vt+u$Sf&Yrk>RE+0
+_$51_!26m3Y`?pq@(YLAvwY%YE`Lovm^I?9tLPudZWZOk<wtBUhP^D{EH25q-E1PfgZm^-@B|xhAjpoB?Ag}nAgfXvQ3uUjgB~>PnJByn9Y>G@>xC#EJjp9
AMvhGeI_56-}+JJqiu`T<eg6%G7j6HqsU+RZH$LFJeoX-#@9;3z@xW6-PDkrq?96;p3IKB(4se}7?0xOtm#&hz8{={>FXhqWP#$!L1zP{piisMf7^65tCNT5
Z?Tt8A`?#LL4)I<Tfu|kNLI5kLjdmE$*)TYBFs<(ozzi%KGrD|AU(dyNeHi|X}Uk4K4ru><NyX7SjEWz;?UAp!0Bdh94DHt$?co6>Alvsq|zksrrbHtQbW=Z
Sj3Zo_=uD-Ve1GPm1uBjnvU$*c4z)wAGWLZz@!)KC#J;AOy+1Jn(SBYyWuWzeF!u}CZ_pf*j1$&tEpN-f&GLtUz_#o+)r_6Zn&92fDuaW{1DyZlHF?XT4Xrj
Q)k$~==MI>U@{@#lQsnV3>H_a!oVUxbGK)Q4Ax)<8+&xy0}mGsHttt?EtL;_g8I4bltT>VL9j{*X~JQ9<0O6$9Ve$P6am9z`N%~GOp#pu3|@`O*))nL9+tMV
h&<dF1aAFgl{D{Z0bdc(`Cnf=OG+>6`!XDUJ3eZ&zYn}cc(BALEE7fMNb+wF8m6PEfm9b@GLoN)j?ri(-orM*ToDc&?*r(<a!81IJp^Tqzty=$m2s}Q7}}MD
kRcRkeYZHVI9?ZqK);xRTQpG-mozrMzOYR_uSZFwk&^geb&8zv%7(xOt#p|ED1gGtr~!dDY?I?n*3#70*|7UM83~o@?5}}ZX=2Y18%0ATxBcR9zc}f1t`E6M
YhngR_d8QHXiZ200^~L?+!$qhK}o*O&vVI<0SQMQ^NAidy~yXZrIncSr$PCuK~@)8sF-{6{@o=qxpM)~_)zpdEC*Z)lC%ty%BQ_60$6D9jSpTqTx;Vg^kb#r
n9;$LKmU03^KkPz%IFnd7vLa~fTuZL%ZLnQ3P)NOULN=>dXCLAPwi<iV$mLGQ+vM$S;(aX{|(;uI^Crw0<23e<fX_!AvUx7T<yFUb#Ww_8pvdel<%<kfdOKz
(w7_g>s)KNJ$U+X9h`-{>@B-*kqjTzN9Q!Q@lq6T97*k|=nI#IC@BjJ??zO;hn^dvCCH_9C(=R{s<0Ay?-VYj?qqfh12*`~p9a<-|5qC_nIc+2XI|`1w$93Q
!BFE{nFQ|1!6gT<exZ2;le=Rb@@MI!HDD&IPw1ETSriB~vYTI=2agE_qRLAbL^^wM$gq%(ib0vs-IXbj8MT}V16F1DueM^v?*^CtSbGjsu2_2{C;XFK>-|Yi
4BLR@r*GGcClMr;SSOZT^TakmfvzE@3DgNf{3&OShiVe?`8Y+uZ4iT09`Gi{>pJsu9X;0UjH9|48i1g!gB?l=N8zaDAuP@x8aZ($2DBUtU&r`DZAOR~$d7IG
Py#seuko8pt2&|HUa8o@@6rMn>jMXf+)$m6VxPV9GidPBTSo*|&FpJbOnJ<K8(Vf8K*%v<15w*t5=N^l=$C466o>+}WYQW_f<C#5gE4$XjtVy%G8UC$9Bri0
!(ZOgoq-s@K)NY@VE5l5KTIro1=!VaY6%ZnIw*WLDo87UPE#oU0b+Vv;cSJX9%T_Yw%HQHRh83#0|g`>xjJfvlwjoE+b98xdB(N?7$3yAPJF1Rqd%4p9$RXJ
3BTgB&f7=j+k!{$07HA=N1X1%W2TR}!=7*!MQI}6@boR!TCfm=V);2G*z;@oU&g_H5`l)pVGwg?rrv)QJVojsyT{6TR!b$g!S%b`@xp8va9od>5)l|PU)rpq
S6XrMEM=iv!*yc8qt0-X*a_!-td^i<B)2?GweuoT$j1KI3+<4i(D2!8z@<~=^6{$Z$oe`FdV%BJ6}wyqzf;^ZC>toYVUJ%S$a)%InWL0o!e;BLjx?s@NGVmb
Y{5G;>I5;5uUwza_6&R-d`R4p5HewMPm`h)b!o60FhwxC7wYPo&UYqBATPBO_fQTty~&{VjU@yl&Ga1|dbUdE@v9H_ByYTSl)8W2rPxN;6m&EV?zR`<IuwT!
;V?A2-kR}K4k^hygmG`LzTBBYVM^nFNwLK2OUcGz$s@>3p#0;iyeWWR5{=I|;h_JKE4dutcFm%OVQj+Y4s`XBaSd3(aJ%U2%}jb`I(I9Q(|+JYafVXq2kzM~
H`8jD-IX&rTogJRCzM2I;J{{%VAf>R>^u@aWf?#zX;S7UtImi9=!t-D_%20b0##{;HpgCi01NGkC2QvL17qgKal(lc267Fy1!s|V?$lf<MG0w25xt4$6XwYw
WmBFl>TU{^8<Im7v%b<NUs*u0WR5iTjOG1-o$R)STJP1yDLo)l51zrqdD630jYiwSbSXXubx9#LrCRYP#Z>A-gata(&|rip^^V&iqnP$FUV*yN09Voa*s~~7
(rQ!A&ozK??S+w{`5r$D^$5i(?e2RN6!HsN78XFNXD{qNCe|5=WJo2G8OWt(8+U<u8{vUSk9uuC=E35PL*ZV;ju?fD4fZ-AE`;4{A~lu6uSEVh7aRWDJZmgA
YZpU(PX;WPU|m>g7M$t>5EPhL`WRM!FplqMQ&~$lW;{sU|Ltm4^S2xL0zw=s1DXVvQm)7WGqVjgaFyNVasnR>1?&lsw!hxKIAij&5=SYfEj<7S^hh{4>4Xx3
f*63bRqV71USd0gi#%3OG-)}?0P`z_5OgVwdCu_4=-EcMPt5)W?Bp-dc(ttnk9|E1rj_;0G1xH6c)VApVUFiwkfq7NR(mTXeR54#5cQSCjR5x}<9rsmZ<UF&
SGsLa{7)Y(q{p0nlW>1@mneI*I4>tjKI<Us@!u2xPtNG89{IFA$-lh(Hm0qs=&o)fsmz*NIQJO(Iv_Qmre>?!F$#cr?=OaV<nX_J(b}dn9%&J{1JJ&c$Io(;
TZSE7-NXhx%1jf%54gm}`yJZphk(dIh`=e*XvN;=Ap^0iz?Y*d**2nb8vTBs+vBTC-VX3(4ut(wLH%%H^WKdbz`JNJSWe$+iDR545AG5}laM(`Uqcqf&$(>o
#99^SfEJg~hTh<030C@rbpRR;NU4I*Q>4AHu6lg`0|h|(zt0I7t?VWg1~e*ikzXX*&VfCZ6rcOd|N4gzpWb${0Gg)Emsw*T@_YWKnB;zs)x=AaY$D|%+}+1*
2<^_8e;UuE63K<#-wTrGa3)-4B}uKx9U2oTH?$Q(Gfk50{now@N96?v(^^(`WLVcV_ApG9=ah7RrHE1UK%m&ppHF&SdzQ#~kB85TU1k_RK~#cMbX&64R0w5S
S^!1*H1RR}$7FdZA~^fXF=2!mBKw-x9}=7L2mr3_z<)z#aaKCoL%^SCK<Wi0MO~Uvb(l#_l;km#H2?tZ{U95lU2dC)%s2i=aK`6%TIntiq!#vH!osEwQAcsa
F|I>l7(D58h><hh2fjRm55yFo>a&+)0NzJkf^TG0TR*24M7ib%LXlbxPnxYw<LHT)AqI{ft2?%2Zu}}MOQn=W9^aAEa4&iKy+o^srdxAh-I-z)kDMzfWt7;#
Vq4TGq`83qnZNOK&&ic@KXDg=Md)XmIz9jyX8DgK$u&)|HoQNEN!0<uK?t8j<lEYt#_aSkFS$<Ancj}wWmc8szYY%ue44U8eR<ByP@!*H=$_5bdcbOXhxSFO
zrzhMiy6t_mzn~8-=p5g5M1(^SBRqlMpBryF0S838XE<_S2nVcxr_Ep8{lL|0~29#SE3~lH#D)7m+Q82tRV8fRBtqY!C;Ps%zK0G!cbSyc?5xr?D~Xpxc3x*
0q0~wFy;elcoZ<+j`{}`L42Z}QNxvMQWYJm?0{*n6cU5M^66_{W+s=>tsWQcPY0Daw_r)UtI5bXA6^yP?%zBB5Wyvg4TSuGpCkI;<J}YMf$fuyacl>bR2NzL
i8ZQq<BGm0_1PC8uO7d7)N&LMs3ox6J~3I3W%`J%Ff`$6SFr@f@*ipZLa;aFdlfaqj~rwcAmg8HFblZ;l?Tr<sdmhS*gIQ8U;Bd(k^fdbeNlrAfqg<|N4Hi|
hcIFiY9a=UQyCAb>tS8@)J;O<esWrvtE1rY^Z^3g5&$+lFHA?sX?XNo<3sR6C-T~&Q{K4+Py%0{p+L*xVF0pjA7e=<?*nC;<Zk=-S9?-VnfL)bzeZojHH4)R
-}jK%KTWb5&@H2+(Vt+m<vwu+^Q1^!@h}?Gop>&M%7OYK68r+~tbvQm2k)2HYa+?dMK8{CzR_xbW{({=>^45Y@_e4jTq&qGu{fGYx%!z#*TsxQTW$!;C(nTk
E2Q{ojd@)g{3ZZO-UNS*)yb3wu8wb3TNhk^SU51;f&qC31N)&miU=obE{tL<kD82Oxwf-N#ye@}ei*2ha9>L3pcFQnP`U?Q79~}M<*0A<GJd!%7s*H@j*f6;
T~!7c<-9$GIL<7ZFC>A_flbS2MqIV*KLF^zt6TF2I6-U=nigI@{@}arV!+u>j-hIfgV4E}hlbx_azL}`I=}W}K>zuDHY-n7lN(;or2rowJXHl-!9J6MxgY~O
T-gX(%#cH9JWI7Ox`Zo*SHNau3jN7BlG<FY4N#^>sa8&)+yq#a8RGE`3jf4Unkdfv>2Ck*7#*&CyJeO!ab5B1q1~OgidUahK=ok$qwiP1DBdui$`#U2JkD%S
7>#*FmHrK<yi6VUX1Xx<pnIeemZfz==L@XP#;KnBH0H~#;57>e-p@duhlx3<!WZu%!_kWuB%LA7<gSd5!PmG(7p4BDt5WPGx*hLE3}&ID<=+SC7b|}uLu|-K
BPvzS%m^E=XjMQQ+tjgI|L|y!d!uc3ME;CWzYRH=AjDl-_r`ho4;VB_Hd%7p3V9hW&$dJ)&<8*fPPPMbhZl#4@j+6iTKL2E0cg+^H4gRz!r>6!k+ld9u2O12
h$#|N68h;hYuyRBd7J4=O{+b0P506yY4jO0aE6fQlr1yBQxc0T^aCf^Um$D;y}Dj5uGLqz{Vo^!b`%`Zlnja*sIAO_|6YbF>Pu*y9ktZ6zSMn%zv!zic?@v6
XFNdagip<$%!;-2cUyWXbelkfT#6di9cKR{34u1kJFEa`?TaxoF=Vo<QQj66t0GMj6B=y30c0G!nKLjJH3QM7Y<Kq$8g1{r<wS6ZXE#HL{+n%d<8DrDPZFWi
u_<Re0;n>{d4L-}Mo76GhvLzrI6pdr4?JI~xz^jc;GdsMP?Iar70{}go5L1Cd+r|j1Qq$)x&1)vSSxp}bKD<UT2&meff;Ntj;~UZ5h!dZqsheqWn9lYZ;YmD
Ho-@8dBLEIYKppD5n+YC^U2HF69%;0vdK+W&WV^vslLk38p5Ig=Kex&66mIEUR*2}G+`H6>2g5VjNr}g?zG`*>pzKgjI61MWh?@7qzTAs*@szOrnPNJO;0>s
@9e(Ia#<dqI5JQW5zrSlJM0X`!(~JAkmXo`?a--uMRUzYH0AtLSsW(6kVVU^ou`BYDi=qQ)ac=eap!k5oah%9K&U5^CNPCa63(8f-?nX6X}%mL9mVVL6g+!;
7F`;;7)PJ$-;hsKMTGUE3~mBmK3sN(=e>JNGd@eC3TDo;ZIyZ6itQz26n}#pks9|0zf{W)(|?W=>+jm30|L==x=rP<SQ%nRM~rtNxJ0gymhMI1yhD0Hndp0*
f0ABI_{JsNkyvZdBEGyg%OQG@BRK&H0_9qdWYAMFqxd5~x&7hbwPLL)_S1sdg^cu50aNSDkqnl<aL{Q!b7U^<mXlSu43MF-*8by1d7gvK)m;XEJ@8cMMG9Md
K}JLY2_jrCBb@BCV7jkrbUf2U@2!NPC4lYR=A@t6Wz9eeaq4^wcN0uX5xyBpoDCA$VcMwH;d!xqR@|-N$A=nr*_^zcPb3zOa*q<|PAB(t(Ro5$th0xe))*nQ
M5r%15Fr+blo}=g6-eR6kZSl0BuHg;+TsS;zzY+}@CnNW{zY;frhKI80*%HYI7XlakM>VYat{_zYuR82MsYpQknF_LRgD*x`yCanHBO+<Za2{VT6x*OAy8!Z
9=tcOdT2RFyg9S9eK)o$&u)HVNr@Xkp$+uX1YLOSqe0DY&%;3HZ*^$ssz5S+gs?IUP_67?PBA)N{v5z;QGVtf7U%i2p=$uGYShQAFA!vVPJpYESbZnzJ~_yF
#o9#FC*>q~5g;`)m)}7J6e(zE$0ww-97U~8=&QI?@t3l_nB9KFMHmotS2tOv)X<5gk8P|P6iA|;?zZQ(utNJV$}4`kY5YTid#;ggB~P5`M1LB19TSsL?6l(7
t+jy{_#*?2PqPK;0RXf~Q|ZSRFFDc+iuUQku;T5gIGD4$-YXRiJo0~n%&aul69~QV?z?Fz9_QL)PdFGo(mlf!==Eb1+RyKdxWM`jxncT*AEL~XY(zCy2O5IV
^xL=<nA6&4+^0dn056StB{>dBC?U#of0rgbC6D@=*5RiAItOf&m_nMByb(cujSkx&ALn&7O0NT`ftC)eyF1suT0UL@kz;>Yp`oi3;;|b?L_^n?^+KdrhjL2`
SRQ6N<Woj$WQxX5NVXz^!Q1A2tr&@`2$9h~Eq{2_xfEjXPsl!j1T<iF2H^Yr3;n0l`YGJ^265ZYhM+@4=ROp!MN&Iod^VG4bc4ZLofC5FU1ttr9=E)Uf)KoO
VMljgj!zGW$i8?E<6&nmIU60lU-8v4>1tR2&JN(hE;W>0&9PmdpW@u<*^s$x`>>M{m&Vqkym$Fw4sJSii>IUm4EaQlq_um^M%h|b783_@Ges*V;T$yHj8>|I
qpsJ~ZbMSE_Va0L_D?dUe;)cKD3D#N;6}l9c~+DtNgY`mK2+=)-GTxj857T{a{1HE!PfGL&CiFbj+Edg+rf((D_JxL^cbGt2^AuVm*NXAY$P**KgH1;^5F_K
Qn2JU?0lb%ffw9ZMrcdmKW&W+kR)<je&RMK)*Ko?1oeU4S?12g=ylqNA*ONN-XJaztq&7tSf$zqTk-S!^BsvXrf~eDk)qt1^C%666oduNHv&+-XIg?jz%atB
Kb)l4&}z(Gl`Cc6cLShk4p1EiH#rZFpCZ})hju_IU}0Jh^Z_RRR;kx@!!2-A*3RafF)F$IJ1yF2^EmiE>?#u8ZBB$^Z&hZPm=#Yn(w)(yK3~HKKX*V6<5dfc
?<GtzY0^I)Pu`Rg<vBQf5sdUNDmW$t@V<!xakCv*K#Wo8#es%1285SgWpRU!C4HO43}d`yrAJ;Szn>uxY{+Pi3aN}Uq&2>(Ia+4;BUK9#GcKL6r;I{^GVi=;
eE7UyzPoZ**pnz7z)u(yTPY)Ak>;7o@sH@?dptv@O@J}|7^tm(ut4s`h|g3~CXDKwmeD)d7n%wQdo=zl4`4@PX!j1Q%w%)Y2ea{hb&U{RF_Kn)0f;b=pV;uG
5EW>#L{}XL5GF+$n)K;KJx6f>^P(Ts13%BtB7U$bEIm2$Fz6gcAtesvWbvFA_Nf_eWKE9U){=QMQ&s?f^iMAN>`iXRb=_PT4JAX40aF6A+73N*DNJ=KFKW8g
0844Ngp@o<H%bVmsFDnb!G6OT22kiLZe-p)+5lA}7RH;ZPf|?BqRhz9PJul-5kb}b7+(Xgy%6hZJ|R;jPp)oakQg?Jt|+TIm^KaBMmcogz1WKO^vcSFPgr$_
QVxG5E*s^yS_N`Vfpt6tdwHAK`ICD2j!+W|q>jO%fYBOTi!2w9|L#^dd^knH@@YUImDgk|EmglZ0rM6@QhcZ*UBrQBE^+asP~M7N+AqR)7sRhc8@DbV@W}Zk
)Wa1`d%*N5WK$jjRn0>%-xNX)l}D#T3s$DiRn=0s;i*tCFbYM^P{MDNGG1S{hZG!SG=<<vu)Lbr1FBkz$^xFq0z!}V+)~iP55bF0Y0)4)c@y5CJleFeQy69r
cNF{5eJWd+HBIDqzxn~o<_q|^#DqmWUe_p0=PW{7HPBX%oe`C$#^1XK3^|R07mZWW!!A%`p<sV~is4(ED#IieJpLi#8eb;$o)}FRjNZEi#tda4kY4g^y=DaH
1*7bjdmVgGrP-{NZRtCKv4j^3>FmKUk7ao$hX(%DQgGzBmB)#w4n2fJ`K<xdIY>TkTvNI;K!w=e!SY+B9MnOSTVNp08peRQC+c1EeD8fuE@Yl$o#ti$3)Dt`
D;Q8vpy;TpM<T{1lBZzr%`{K@r!K&?54U=gMy_B|@_*Kwbs`){d>tbWz9B)tZ6UFfWQhma=BFz0rDg}FP9Ge}9Kdmc$e;h5pQ^^U(^!x_UX?8y<%|24Q`=Dd
vbYI7i7l-mcwjU5L>YjHP-iXX5|@<!Jbr&x4&x76JmLAS6G-cWggi7{8^mH#*U9qS!W-J0-)%v>^HC--{uZGAI(+KS6JjO1GJ7A775<veNLb={xyp4p7*oE9
C#)~uNq`f?bMF`F1pj@419K}Ux7x2vEp<%ZVM*3NJuxx82dqJE1U}g`BMHRF3_K4ya|y~a%~_DN&6+|VW9Q{eQ5!#w6v%nNQpU!dQ~If683eQd_AQp~0%bXH
GawC-7;voC<I@TAj{}wygQ-EA(P$4Lva37#wcC-cVW>kcR%d(N_<@XJHW`UHlRd<D9gh_#>vr;eRC5D|+|%4JoGP9oK9G>zbrb!ew?H(;LxlZA^B&^lJw-di
*EokexrW;Bs@#w-F5?rMxCV`#hhAg{&-i$y$R&tph<%!FhqC?pJ%Fq67paoXl*yO#P8ay^8X(SinJasx)8-O&(S}kEY-SeWu@&x&ZN^d!9!Wa-yaDxQJxzfX
|47?wlJ{u;=Sy3=x?^M*S4})GTqE1?48KCx@Qu4T!mgerYwq&LU<lKF-<VhHa_7PJM|FQKpG9UQJlsd@SBuz2aHO$_-K~TMo>slwIUzD4Cf)-`YHb1;{Ne_v
*<zcC)f3yVHy5(q@0}c(7<QpuXv3b5&X%CQfM3KA#YUw*Fda0RK!Vjl?3Wr=0mz^U<rbTndy^puW{aI;_6M|SGgOz%Am6DPHg7?Eo?x+mgd@5<tVn{4Y{V-v
Q7O2zR{|}0I14|6Yl>jqcE~V%DEzR0pqClWy9PD)JTH9^7o%IvPB;TRuQ=kks!5Ey5xJyCELF7n*GEtW*8`yeWMC17b2yR5rg2a2)FAnG%xu+}6^?Ot@Pngf
^~joNnPOy&6qr^FFPc4QIcQ7jmB*=yg9&ziFwa5Vov0VQ1=&m87q8xjBpMioj~c4git}9!6LbcJcc&X<O*xtHCg<V9>|GXV_Sh=*nbkMhO%WT3)hxOVcD9sR
LC{u~cI_^mGQ=Bn)jL4p3GY}|L>J6^5@oN1Aid03(uPOxY6QSd94PP#e0+KQ5X^k$C_EM27bzbqwUwVMz3+^5XZ}sNtUpD(WlzxLLfrH-#TlKiU*$jyj$ZcM
U}xLZp5fqB#eb&nF0R#e(>lw10*ikoi;_U7;zFpkG5AXbW!53Cr;#(^%46J5!(qXx!*zAtwiR2G3Cwn0(fuLh4=11jZZF}}C63-NjOF-GLlK{Fq}${42bjrX
jXctgvV2iuum{{r(bLpmr8L|o1V>|_L-P7KZ|1jmof6+)Xfw;Ub_Kq533o=<$jJsHvY*7hE#b|RSGdI|4PVJo*uwMqjKNLox@cEo2WS%!90U>iV%u-&Ao4x%
&oB%yZ8xZ^+n)}g7X=rtQ^Tf4=gfYd1zTHmM{6%!8KLq~iG#j%!AB%zVWsG7QQm0Ou$9p{qoMQcV;9#FJsi6I2+1%g&96dOnFDGd2QmG-oNv#o;W&ONXY?_V
;&UU~bVNT=+?BSd5(=MZjfb1`3R6O}EVP=M;$A6K(S&HOsoStVXD5JxdgBAd)O{=IWs1*;9XSpTYR=F&M5ylLeTgwt&7sGFC%^>)Q#6e5b5H?o3LO7O!a`<h
b|X|9QYOl_P*|SZ!U?yaM>~WB$sbaWR9h(x-1tG~EO@bdC8B>VQEBNvQlz0$zb|0hpQ`OFcKx<tB0#5LUGR6ad0*W>jArQZFFSzzX+SWEXNj+^EGt7C`?+eG
_JTB{w)={@UFPt+g#<S{?VweVA3w=<DS9HjTK|1xE^DBsm^H<nrftk*jClsjUIz{#3y4G%snXsS&}i2$X%zHPuAh35xYB;h%~>Uj`-)w#D%BPWkgz+L_pw6*
34IG>0oThbNOKxRznCd^0%-xcJoS^MgA4wrRO5LPPF*Y$G0g+j3la=>Obzf_$!y3L#j6wywq9qcLEvkcc-mTGDPnxoDR|p^o<zjUXE(17@wbN%^vL8Rr44JH
*cFIUgu#~mY1OP40w~+#0y`T~{4r;AAHjc-*4vLUI6p8PZ*tP|7qKGNjteL@)VGz_xAzW8GhzwAK@`vtmM@NYGfCjOM}M^Wof2*Ec@PG(fAc1DmhWGh()iis
kdwKd`?2_>M<#%AW?Ebs(M+Q)P67r6vOF!g&MAy^hbIlUBvV)>kk^|*P;nMeHWK(@NgD-kgxizp`hNc;gVE<=ARLYVO84cjgmBH)b4^5(a;4KvvU&+-I>xhq
Jjq244j%`2J&YODQgM?RJ_;?{7tsg&0Ncj!=LJ(&4T@n%X_YiBcD=YlAdrqmKtqj!@t*48VbGM}h#)8<G(O@YU{YeSo*c<aL^%;0N(-m4)#vM`k>S_*vr7=y
`hFLrxkzn-Nj)tkQY=xYMS^2IO%9boohtz=KsE}t;g^TQQy^q1t@$Hph<%S)hHp{igXv})SQG-r>vGBg#Ly++N<e<u+|Yt{wpu4KAY_TEVMy8)d<xvOrmmf;
K$n)C8)>8sjq5Zs8D?=}KhrIoc;tOyJK(NPF#ww!NBZb*n-=e)q>=F>JfwM8Bl8jXrfgEi(~Ll}-s$H;C@ZRr0}PZua<Hc$Q5U;_IE%k2R+%Yn((6)?4%LQ4
{?8`gSUtA=H?xB~eJRXYC)(mK7tTvLKeiukh!FsjTz>x85)c0z9I6YA^}x9S<z<A}Q2>${7BSIYMHA{*h9h|9{cl%xq!;1Cx5K|TpKB;{m}_<1#|n8uI;?Vo
*III5gHcCFrUGVSzPehnmTd<b#HLlLt*-|w05cF^<PwQ$1>>W{;e)rXlnW)XJv~$dXkqc=7y+5|wi=7WPyzzHifwr0YkPx&MB1ht8YRR6(gggg1}5rmmZ4Jz
xIXdg;N@&j_#^%_*$!C(i3M*fu@r(Q0?BiYj@fDPk%Z`OfA`v@6ISzX2OqIU4F9`PosB?3Yn^U%xp${Z!$r87d6B0KHVeWyxnRAr*WDSNUr3^iN}lq=mar3X
5zNfXI2nK(-(<UyJtI5*_0J$h2esJWtoFUtttu)>!cTMVkl1%NgA_71HMl({2K@<#{faZ4r8CsK!M?@OjGr;HWL;BpKaMy8mOAyLQV6khH{2b^UeMOJuCdR3
iRMt_XE)(Wrl>}q-+>7ds_+pYk6)BFx*{?A0f&>E|9g)As-q57MRbCn#(FQWJ1e=#u<!KXbM|WBGA52U7XvypU`O^$EBsgG-WjPL-Fp2T;^Lpjm#j%FbZaZC
>71H6Vp9gk92v$mYHb$ZeL+uV7}tE3z$=ut##&>r37><Cn}KP2JMa~d8fTty>zjtgcBxiQP8qaRO0~vRM$%-8{&>on!<SOTmpEiYrV=jE5<*Frpi|H93-v{2
7(iE3OT^KGS6Jj5^xXgb1&i01U`5tbC1@BVZ+7&G31`D0gy_iux2vXe7MOrtO=!*Vy56$%cp_f)GrS=RVU-JyYUXl;D~~4LwvMh8lsJyA=z>E0L%v6PMHS#k
F^GzHTnO~S9{dS2n32w`*a3aEA0F~rI)8fMvtb5X+p%t7K!6L$CjQQ8&NA7D8-}xQ(sEleZ!-lM9GkAhacM55HK))34#CSv7DD*>>|uCF&_ci<7jIc4nI07n
0ln<v(+XCsQW+{+>kq@P292tX353Ate<C#iQnUX1;Ft%xS_m%bP~$Im)V2zEEwak|;<5@0_2u-@B`#=A-xJGL;=aVg41xsS3njEz`c%n6!$Q{*pr7mrCB3`U
2J>$jBfdV~q(Jz=$%>Dz>#Xdq({*XK_Dq0<%@0j?^o+pa*w_iX)^*HI4dNL0qpmUMg76<C%MFPJ2n#*2!N*|BS$Am?qj)(pNm!+Tu8YSy3s*XgudzrlUDc<9
{GE4-WaN@9?^TU=JhDATb%gNH89~{9;eeb&3>^Oo&@UJ`msmMx#?!Lg=;PGP;!;6oB{4vkD!;3$zAVsN5Qexqh3wZ;>=W*TrQ&aiP(wJn9*_*T>!M>%(&@Zt
bZ4_Z&2mA}6$8hj@}GC8Q~z9V4hz>T3${r#y*UhEseGbzd!HewQq%ms+Oo?Pgz{A3yE^^Y%)#TCSsm9Rj|GJ*rb;I`2VIw1)^!7k3ooWxgtDe81H{XY#g%0B
&GLmvG+lk``=r>w?NM6cPmA?w)2a<V(eV2L@6<v44~)Y4*<(C7)^J7POFJQ{8SwUDg^7L}pXD%KTbCp%rl5q`b#WU^3~Ee7-D-*RjRLPYk!_T$4&OX`I7-Of
7x!m;RsuR{9e-BFH<?Ls)pj3o_ykoQmsa)QQR4wmIuQt#h1s4dbwvwoK=+m)L^`v^GNr4a@FVw*?2*L7-K|{|Ls-O?>lU9$zzj7%C7z7UEQ6WUaS~Y!T!D*0
Yb&WsbX6?2mI9mk{bxX6F7y29bdLcX<a1&!uhL|njT3kB8M?g=BVxnt&`6qh4xT=9ou*J`V?n@}bO+$uGc;(Ih7pw3NTceAm0I;b=dUlGBVDmX9ndHa-%3;6
-vf{xPmq1x4C+!N2SKC6&m>9kmtqF43XmlzO+TT#JE*y;#%tv!N2Wm}>C^G-oAcD3$tf+=YBOAqA+~LzJj0{)8W4uD?MtgquNpxAF@m;w&>RXBHtOOH%)F$f
E9kp)6>-WRrVPtI7b3V_vjQw<KbeJ$NGL3kgS?_ETVT90C%i-0em%T_9*?aIcXjUUzus;ZLUkb$IIeq(AU#Y5h!@V1A(yxiIV!%bF%44);2%--_~Sq%S!n-)
Aa7$Bl5bOoL9ibxT23O6rdU`~v<1xt#+a~Giwdx8>u}J2d{e^WG9KqeMd}pF0G#IX%V8%BhUiaSqMI~42_N`089cqwjUR07c}UeCO!-T)y4%lJO5sqKf?GH@
(lD12ig_;MlJ~zEAHbARxWNPDzwx#^fq`8}Ag~HY@Sik#Qtj*jModq|K@Ldm>&Z!p0^>ftPwxe^Bb$_XcRsFNXW?Vp%>tZ5%5YhFx5#er>Em>n3xv|C%l=)L
jM8`8V?{nL7;=fB&n{U021CKok41S##2tUnzP@Jap2WbSX8kTMx)bt*>dV+Y75{$U4j7h5LmQZ7Zb*{K)5=-0q$moauW4K@!U8h~l91}B*~FMOvG_U2ARK)6
5kD=Azk;eH6iRR;3r(v~8Me-G#dpQ|L8k}XtJ_LkfzJdP2Aj&Ugn!@foy7=9Ri3F@sXKKjs`FYusHY9+UYRb$dUf|xLKxD~iqMt=gwIbFL4BeiqjhX#HUVxh
0Ae2!GHm%JN-goM^Wdr=el<Igjbz=X9RZHN`Q^n7q>22~O4JQbUBCn<gD^h67+JMp7{3q&ZSUZcT<F==XlsYs`}PmM7?F(3;1zwk51-9-Y`E7{{#0~YR%dwn
i@f-GL36Be$JSW`_OVQsfD}q5Y1k~8i@tEdL}F#?k@W@2pKpC7{9wPp4ha*K_w*0w$Zw{HE%L-ZWjOY<UPYlxF4ia0i{&84;w~afV$Q9jV~be4STHc+T~){e
4LhF|Ex-b!hRV>jqc&8-r1{AcnO97j%L%zrs%U!zrc;(nTjfC<lG#iVt}Tn)``~b);g=!YiJJMgBvNYnk?Yn~gGw2}QkEF?3iGb))K@&^2m(qGA0mKOJZJKS
Wn<7I^RX;l#h`+CaqJ%qILVn#{jSt4y62;R3<2i_?LqChp4P79^Jw^hLl;|T5m9$wzn~&esSMF1IxsgjwVZx+n6Isv@d;yfVURm(5LT)>1XsZ8G37>A#knjg
=urfRcQ)x8c^F5Uw#*<e#<QSf6>^(z67mKWc=RP?5xi8$1tH*OqS>0kuZ~A(vY4MN@bnewaM@l=TzYZTB6>_<bca~3r1TdAjIo90T5>6o)OQ)g3$n*r6c=WK
+Z7#_NM13yq=5rSi^}bFlyL+bT{C1gK6&KITp|fu$|`S<?6ac@`&|oBD&nb>HSK#z^s9gw1uyr41ZLv*DPNGFausdBd!Hr1-QO}sRepq6YW=911s{3e8S*Pf
%PpnRGy)>dl67<*U2n|P<%@MerI`F~;H2kGu|!=ysBRzx`K^$k3~g{4LS1>)Euhti)rHUwWoC=%3P~LG$K>lFYr%rjB?pK<@q#fOyEz5<q3C}65@qQsfPy30
3pcc@w!l&LZt43~%57b2Jj|6zeM8$r5P>en$psguwBAaz3>n@kxG&la2p9QBv9R}(C%0TA85-9a6cIalzBndNtp}HB{a#2wBpH#(-HkD~v)~-MRyTC^s><Dn
p(8@`TAl8uj5rX^x1&8qR&{X{1$EM8N9ZZ%cM+HZ2zyW;ca^FKZdc-`q&>ONr!JNP;Y(KO5$wz~l(+a~<3}TT?L|etSJjtMHKg~UO6bVSMi$uPyJ^aC$FI*Z
DZ)y1=7sDVwxOv5CYg8vda48>BF=Nd0WOLlJ3}%HHyJnllY7pqLX)JADS8LPCvNRS;+xD*dE;1T>mNdE2X?3Xp%&7?W4B$j#yED;aZwSwc-sNOgNQ`D5jN*%
%B_0~w{OM8E?qNajo@17vh3NU0%ft(>=*$SyvB@K&LB;UYF7;brJs74gKk^r^6Or!GZpr}81Y}xv+-SH&b)js>e!Dm=dM#XI~4&SID5i`)^Wr>NM~6^D81W7
nt$<n+9XC66HCDj0LG2}mGN?L0F7uFBT4{jdD7*RrjdQj+fUb>YAyuQg&gRUq9&KSi!nh2RaaaTz5x}rd$Uu98>3Er@UT=2WGov$#m=6pU3=#(mmGguphQp3
zd}oxY5<ljL(YnMILo904<E!*dsU9$;cWY6e^mB3bgnDk3g*HMz}5I1Fk$HehDy^L*l~TT{WE9T+_P2fubL{8D{mW?Js^dOB&oO_3{(J8MH*B}rbZ4kaqXP(
JC8e!BsdcOi^Ew?D4N4gl_h)9djIT4Zct>_M{<^BGV$dH`b!7RPmLDHL7Z<afk)V{8Mc<ID}alZ@EO0{K#)ET0U7J<m_=3#puC<@V9ojDf4uWOg3cFJL$tEE
6$RE-d!RJ^bQcpp+hzD_tAIYbR^kiSy3;uajl=0bmk)2|nHvs=S{2V>0M)s#t-C`cuT0lYPc8fRZ!z(P8sX82ftSO^3{Zw%i+=$2eQY`dOA)tyW>`99@(@s<
rNx9gb%8?94~eneJzBk!Duwxj^~(9_kdoDfmGhr1Fu=t4NEf6GyXa>nJddr8gpD5JDP)Yx9J26qecRiFOirW41zW}Gb{2&|RM@}~aphHTZSfF;M~6Q3l^l){
3(VnlyV^DMR)h?V9v);x$;Uxhw__AqGA7b(#=xFb3Fb^Tvo0kHCKW(}3O2i*i?ME!d7qt4?*Hi};ELazm5vfYOunJFP=NTP^%(DB$D6CCA8UnB`o<*xG(93i
ty|(KRp~Vlg`Q?rrW(U3QM$Fh%V||zJqX50aJ}eg0tlFnvhXV1!_Y=A)Yhi<9*tI5FJA~Vumi74w3-{{l`x605k86?BPwPXu*Is3cHT|HU8}HEC}XEILT7gU
KK0tUX{3%uW(~#BxMQ&7HlQ~`#DSP#SH?tc^%Q#Am|d)mi0>J$MbD@m#mPlSmQE;ESt90COW5ssD{7h#cCrb>6p*<H#27p$=tQy;ClvK=i3%r~n`<}^YPxop
V<y?0LaIeYihZ&`X9b%{^v;Ekp&$heqKpT5vgt>qye4O^k`LcAT=8!_dz*>7217;!)A)L6C51PxpVwbpWa>Q1qqJ^K!37&--L2~VEu#~H80$G}PtBR;|BqR{
d}dtZH});fxlkl@%8_nlq?0#OnsmNRw%M;i6Mn!bIp>edoe;Hra8!a4#<wACEru_s4T-)2|9vk^9XHJ9KpY7Sg=`FNKmNmm1B{!-?`VYKkhZ|j)e)wc=U#yz
WbhgM4<hRKi3vPv52%E{IHI{pnjF9LxeGS7y`47kFKtCGH9HjEUNeA7<DSHx6$TJMqk2z(5E~?;!%1~#m@Y{bSlYjAvA&$>wp>i-4A5)kt-()c-aVQq?KvLA
D<NHTTipDH{YbKKtc|!*unUMGv@hT_pT!aHsR|xs&?18-^-_|f(U(4!L%D;rj!1pgjA$d2=0LI4^ZYIjI;W}*HL01=si!|=I4HlejprM;*+QWW7XP&j@r%>q
!VHvwqgq}&EHrH^3EypS<WXISsDsa0x9Tl-ex6*1!)Z&wbS?w?{Ru|U#$-pqZ?O7(sMPS<s-etM!0X6eBcn8c65y=hxLt!|R0=}FT;fdb{VHt&8M|!6TOu8o
Yk5$hGX?SeG2exPIWkp+xI$=+)iYVi(+%B0*bHTbIB2n`x%@;X8tkboF6XoD0F6|N0UMDlViy)L#Si2%49cXItbuhS+L~23(PxGqp-%$?^ln$f4L57K5)As4
Qy#1i!@V~v4tmgzgIx%8Nrm{B8T$T>aFoF96A%FiE2>h2ky$MGPJ$*$+)Jq{P$EyXDxt?GF3!&}oPLWgWw8G$Mg5XrT+v63$sIgzUQ2yr#g4%~)po(E&=9uQ
l_L1RS3R<v@?%m~eTYjZ?&M{(z0?3o1`Kn!khI0WP1?*2=uR(G{S({gT!(3FPW_eUwKH^(wj6Sb7<3QxlC>XP`YaX?NCFdx03e(+4m%11_5N;(uoC(VG;pwd
SR{wion#J5PSQ_bO=+IrzHDlWVn}^K&r$@FCK9eP3_j`(c5}_6ccl=WjwCu5FE-67Rk&<!9Of+@8+bL?B)J5E=jIT#H~SE~2y5VutVNw5w-KRsgD)pZ)d$$y
IzYlmU3^;qyBXZ&mMKoy5>M+l2~Pn)yeHoBEVa{mYZDPJr^;4xNnV+id@t_xC2=mXaE#L~(v>XXKZo8EMm$ur__B7Z8z-$y$tQxP>m*Vc>qz-nVWEJJcuLzN
##TZd99`*`+V+YYL-LOvBU=Y0_ylhpwg?uh_u!A+&zw8=QjA^ca$&EW*Z+8KOg2a`Lnc2pUj)P)mWmQ68#)Cz))f#(Gzd`*;-uX(E%__oct4zU>NZyR(aeyW
NsVWIxsZ#{O>W?Y7nh-j>=CkJ=!1(4V%1c|7SbgCl#-Szuo=;V@Zu3pI$Fpo5(u|ueO_}bGI$}<URr}Zh)aYQ*I#k{&7wBMYy+Gp9P9EJHIeql{)eyB1%;`R
tI0ml=gz0-Tb;?-e7)mL(y0*=@<yT9S2KFVJHlf;c733k&PFH4Lqf5$7=NH3x2xXPN8;rgP@*8uQGfijFMKL-qirIyXJ8wk<SE>fk7vVhAjkLuN`_(j+kT2B
S+g^IfTb;UJ~Ya-*Qnij>pJ$Rb|`QgOtLN$mjNR|jHIkI6lB;Ggj`<3r%;CUS_iuv@aiL~E4D+V<ORJWiLw)ZSL_{ar!mQx+xsqQ6WY(L40E@;?rXy(=^xTB
gK3mW&ETcXUi8AlO8f~|2M3N}BM)5oBjG>3XagS77})`=3e0iK`zer9LQ9NAUZKA56_IsD^s3Dxjs8Sjq{k`-jUB}~LWI9@QL^P|4o6GQ5Uo&hv>i}sfcie;
)64V8iv|$$Ij%mQxg5A8(uOkyOci->T=~ez9!241h4l;&)ibu_I_w6YK~NC4%AW;%Rt9$JZJG&UTN&nek-SQXA1qbr2<g4N?cNV%(0y_~yPQ9fSu~Hip~@~0
9r+D?Wqe_rPq0$R5b|IKC@$Xs%6EDYow@38HI+52b0QoR6<^^CCXNwwPH*Ge5GkXwt)07q&0$j^MJ49VeX<kueD$u)W%b`bpy_wRMBO|(&0q~3Ny`BPJo@Bj
Uo^s<3$q~;{=?h&qC&AvYFn#RptRx<(}yX=@e+K0f@i$marba)xZY~iGyl*PLQgzfPWlUG^&5jMMfc<c(+q`q7oL?3BlM=`<RqlsWB{m`p&}-Q(uLj^3^>E@
(QE@EWW-*H5t{#sl@F{9g(;2P%^T-60vn4#`l|Mt&j!#FgM1rm1C-)wHzjvq%Y?#WPxsRF)P4<HTnG{|ZW=>~Jc+~rwhKnI(l0}O$U^GZcPrYHDnhBOVSYvc
K0LL@<E&>FuphM!%+H-2Da5z9LC)6`K^~YL8;4QG6c!Q_9BIXCuZzJKAh<PD6RCk^Q`J{Ux&+wT7p~9k5KwZ%sC!SDPCHXTg@yJ=??Z_U%4t-=$T(F1VsTp1
|0FeKyjfk_SXMA|p1ny^N-}NFufH!7yE`0pQbVH-94a#D6#(#Wj^sBFEF(+2wuiX2r-5jeMR3{^!*`x3{ghww&cxuBa?2$}U!kPd))JyxsZ0nXVUEbTrbU9B
g0*>ONFj5sGWm~F@%$TT)mi)oUfYUWS-VMxUD)9)<sA9zL9H4|zJ4#H5-RI${YNH+P`TS_yfc6&H_(Ad_I#F8SoZ;eN5Rn;%g-<`6qkn#jYJYbaT8by5*OC7
q$B1haF2MH{SQbm*E}i0NI?YwGwv;Ee4hbti6(_Nc`%NN#5;}<Yr+c=Z2MtruR{wjhu@l1rojD<QypN$?1$bPW8p_l6FDvqa4av_K3hfC6ho@1K}dWpOE|LF
x-*@5VO=q}IGCH~mlZ6h*ryYz9cD?BnD~^Ys2ba%Z;uTo0X$VN&^shHC`vt7b<$nW4h+VCkUC!X@meCmhI<P)O@CCdn3=#9^HiSy5VyA5>;1+*yoXMn*TAnb
i@}xR2tFAfkW8*6A$P31Gaatf7$)b9Fo$>?6}|SJzNWKI^$Y)-64Vh%$`G@`Hsb&-mZaFC9N5*<3E=!nH{pd?+2o8s6I`~s`D31K1Ia}-xTfO}qGt*Is$4I2
$XaMuw_YbwDa&;fy1H9%IJGPsC#y>WcI&!Unp2OZf7mj>UpKl#kWiOO65UYP8H5&Be3Y8ube4Y=Z=kj*i_rw=Sr$$qybC`}Z>p@Pw_YAJKea6)<rLlII{5Ep
N3_0(NjN3=6R-4=&n~G9h{&vR#cBs)*Gev;fYV)EQIlygJsTFH5_O&Su;>N<M<T(XTTO$=a@J5xg?(j~B>WWt{^qf%j4jaZ`AaeZJcNNmHR#h`BFP6T9J&%<
j;?A{O19I@xnqEedpnunWR%UcAr*ap%Ola&u`wYz$v>2@bAM#xRkM^Y==)`pHYdtJwF1s9Hh#3JSTBGB1hp#Rd>BoP3p1mf5kA$ZPeNyBC&gfYleB@}WAdA~
CTRgGR;t~<hS0}i5h>U1O1kOLdzmDLy(y5Nwhb01WjawFT7FXYl?i)sPsdSUnV9NF&X6KL5lvbAn@xM#Bo$n4G-7q$mLE9W6bVEAwxjwuI-R#xGK~;{1;7j5
u>8fW{KYM2RFvo|WnnkOvrvp4s8j-Pz7v$X=Av6BzI^p@kKe}jfA#x=?V4T3i8aUw(WA5r(MkDVYlAB*{hLZkf4z?T)M(u*1@v1#=s&SmhhPk{gulpWcD`~}
Qhk*`Sk`SFPa*v#m1gutTZ74NvR)RTM<Nx4a`IhyG-f_#2|}3a(p3Ko$t->5f+8*m-Xu&-Gxp?iIb<*a^ctEW1oz6)5if@?4t0R5^969*n7*KQ1kn8cQp&tL
yl5V22Oudw)IM2lS9^=gc;-4tlpZFLb{5~gixJ1Odvlg)*LAS1E_Nc;ck7QCrY~pSL?S5u3xrf6T>=<yew-!XH}5YiL}{$=Qlkb#VB0cQES#+)iPBbmLR$$p
SZ2c;{%cZd-a-j|p9RZjy4vHq8M<Mm10=uvSD&~uuOC?Ju@f_RLCvCT6ek9PP0dhGfNVrOY$6<5!gByls~Q4gk#kCSWC~K|@Ms5+#3{?<2+$t8s?wqIFlje%
CV9fn`zdADk@{ocg!Jx6RemcT&?!>{KQfv)Ox77Dod#uhEESsv)rL*+sk|G&x!`T)IL+fS_<XACQ?3q!<~vytb9wEQUy)X4xOlWgG<A9T85@vMdsm0*r{Z7!
0T{8pQbhkcn6?Y_NOD#V_4?<NN7<8d3|-}51D=P}9X$SAn*qon%(f!(2GpB2*gs&3aT7H+ppbex7;wI_f!n-cQL%PE)AaIpaal{-`fhG>4I;N>Lhp&z_elRr
0AFJIz|BL6)o1Yz(m4`_Qt}al>|_&CEg6s(u0DbUr{_;P3r7?fs#<*Bqb@y?Bg0mMk+T**Ot_4K&~`={oBXY(LyVDqPH`t;TX&mEU}eeDSy;ZqGbUT9lKN@>
f(=pW-iZhAkVyonAv@Z>bbwYRbFAV2RaWRF?z_&N{jY6jn@uFDF9suA5D2DvAVK0C22~XiEdpw5`+ZKfe>U*?m4OeVm(S3nS1IgYaX@pm-LF5Itjc(Uw4D!3
3dFF8ycc&FqedHVnclU8Q%qmm?-?{%sNTtly0nc;=%y}4^sAGq^G6XA9oO$HMu@oM{mFcY79s(6k8d<gxQAO^7oogru^vw$@kbqtCD;IPnKmy0QIaEG2srhE
YxaPTbtp3b!iJjTeTvsb2rLi`iKaSBC@J<Jd}-MfgmN3$L1!qu*iN2FNC7Jq-szlydC6)@?N*U%10K*me3?dk#^v1&BmU33Iq}v)J(sUagP&n*`3npjw87Y2
y62;^01+o|zh&l8QM5rG4wHkqsR@=_;rIw=qDI>Yb%tk7xPPqdWs45GAY}#AjW;HLlbZ@zOUs8%YEz2|#k3%Q01u^rgi~qC6u&8hDub6X0&kffs51XJI#3QH
IAlY?L{Tt!Tvnqs%Z13-&CV4-bA6x$87z6-6;MkKYNc305l+26E_=XN1>`rDP6K4tB&Z9Jqs~!D6BTHbiLmCv0%n8BB#cu~a^yiFoBDtb7F%w*GI-zQYPz}}
2RRRrGU5=-f^NNdm_e?iR$uvx0Mg1JLy3I5QB+0zwif>LHLchymW5CuEv4e<KBTpPuK|>Z%M1gvh5fa=hg2oVuMuDND@aWP^J+d=sYg-Dg)}}{xkM>WvGR+>
>hm%O?afivBXpen{E|<-v&u8wxfHw6>dNNvnSO<k{7v*3vJe$4D7U{96D@mO=FDG;koV6ix%2iUQM9qU*HAnR&flZ4cP16OMD8!OVz<I_OIZ`xj&OHMZPiUB
1Xo^v_zz#74I^YNoGh(wWv3&ljbKR7=(B!sl!hT5_u3^yTj@BWHgdXy{Ga(`$|DyX==EHB8p(s3(Kc3n8CesfyAGg(M45i{|BiR6Il0y0=jlaqaMvUyDUoP*
nx0@M9T%+@ey+NhAGc6C{4s0|Kh1gYsM+YgyD+GxE3#RCNSizax#Rpd&y##?|I^XcO0Oi+8EK&$3m%OmNY=Fugj%cV&2;vx90f(sTa(58TUE?0$A5kC)K~Id
O*5s0J~6ERgb6@Tb2bGDTX6ZkJCr(ULFZ}gBh^NWDI@%EWz;2S&!*=n`Qx@-B2|uYQBt)p&Y0)@A-}z9{jSMn8=TRZRA0gOi4=iW7_DV=-RdjIU8MPz%As(Q
%@F$O>5q3V8z46&dGrWc^4??+k?%L!7PeRg^ILKfq*UKQyvp8T&qE)IneeRf!DNiJ?LV9L<amiYp%I5N2#D^QjW;=&qxUV@>xVF2(TopMqa+Ba1G_g0FHWt>
#LRW8-i}omaR%UC*_DE8({aUcbvWD5r$H<1k_dW}{4&~ads3-tKrbP_oh3Y%c0~%D*<%c)m9Fyal^-E*cuUK$;B-k{qW9|<qk~#i66OwbCcs7He2`}?4&dNi
ZHIzH5u*Z_6r?*ojcab6YX2+C$J%f`9?=~@Fn$MlY^tb|2L9DaM_=K_#g`tU2<5R@I-{#VW>*=Zl@qExMXgCoMWZ=3A{cZd%gi6z(`>G+Mv)J7j|80Or>N6y
+hS49{jfjY8xX`tSd3r@HL_-Ewz0={XwY2A&GJLj8ViGOPCgh<zl2$S!|+}iR7MQsxBXoEF4EDt!h+HWnf%Zq>j`DZ6waTA7mlj+20GZ$uHAuGWD!j|@j2Of
az!Yyns?<S=MW7S{Ql~(Z)RxVQ<WfMq-dV5mKm88dC;v_>XqwjAWltMSV9b8Q?3ia)xjfbc~xm2vtnzt&qHp99q;kmnL;`*i|>=x;C+e1AYS}5l&UU8_@XrQ
AXrPv;%)Xu!u(bM1f_i2)L@Mk5^8+`%!)n4QXSl#FD&d}hOMMY8*D1GDyDVT253NW@2G++uUn5yo<0BuyhK{*0}>Hy8#dI{Y2KYgl$?w$$d(7jn_MZ^XqgP_
He;qSg+%V))2A4KCEzWTOYmAMezWo=xDyswFco`yUaGoidgE6x4c%uOC|C$e2$F8%STmZMN+4;Ah}47tR72V=%jEcbwFXEyKjfdm4Wd*?)|=}48W+gjgcynE
{jn`xsHV<Vj;rPs9dXiih#G(|e2nl!tFOdJvAFgOVHuM?hozLAm8<qEf&MFSML7_N3j^6VgadzEO}JT>ZDT_a;70m$;ao%{0w=AP1JSFoJVbBr;4*fKm~tuN
BGW9z0dYvw>3o2)AM4|iELJqm)gt7>POLl@FJK89>#w_afCAaIJWR*@8pnVl+7KNRzXYKHg?9ur5gv(myhmgl(}+0pg-f>oOOt^|VoP^h@WCGTb7C+t=n-y=
*Mud|8(+(z)?=Z0cNbw#?x~)$N&Df=nE+dq@<W&pEkRilu_n!*Y?KaJJm`ImUf%qk&R=&L*S_o;Df=V$i<Si?z*FC6Gn;A0OgaRSax8(9fqsOBXOS0LaI`rt
+AMm6a&OnNg(*=Lspg~-BukV2JYlR5@zSx%Agzk331Jqmq9E@@&}q$MQk!u1E(8U?Xoq4pt{RI8{C6Oqw2oDTPB-lumpN~db}p_zdYxTzxK0LU*K`n;TtW}4
DAeLvCW2`Y+aL`ykuE(}==JsFcS|L&S5DQ73IT=eCmBt>Y2f<m9_%40xe3apaW%O|3!CwPW+MW(BB@BYbe<94jl&zhzfuYG`jKpjc<le)@Z-aVj9SvtDbmaL
2Hccti_Msr0o9efuqJey*iK(lRp>hbEFc4|H&srQn?L7}I)w&@LN6R4Rv}U7Giv7z=>@g2w{<uv2F@p8a+!u469QOO2$vFMTc+QMaMF_$26;voSg~s4Cl5AY
#teXKUo~Gw+&E5?L@A{>HWQHU_utAlqH`!m0X{iqxz-?Rf&YI(`?(|dD$RR9oebebbIF%Hr$`~6*jrX5C<=DEf00mqt8j)E5tOKZ7c#oh?!#XAgoa@(B4oS^
rA&6xV$66YdBc#F#BVl%i`@+hZ>*R+M1oWssQ*x|PP;+c;PB#0dn=XMLE#AUV%>fU=P#&5)|mb8Gcy97L}_6)U>^U*5&&*gC?z@vuX)Z0mp&6-AVbxaBV2_e
N}^vmu<PzZyX<y1FBcb`pWFSV3@svYOL8TVy5e5lWh`yNWHr_QLM{?xC!$?Iu@!OLu`&*p*WG=SX6L&(K|wSYrQ={wpa}53D}63TFvknJ_+kjEKFM_MG1T61
Ko7A>jj(N~*Tuy0W<cLRWbTbXT`_-;iGtcy{)t{<fzYbeRoP`Z$_-wbO9DPrz@51)@6WtD$)%P$q_-Lr==!hp-lL$QTqb97N6)N=6jyw}OTjJ7YDZRmZ2?5O
>3M&Y0%E|xAwtq238vH|qyyqNF?yg5CN#1p3>}VyV}dBedFZF?a_wF~wk(=YiLG`<AQn+)ohl!VUDiM|s^?IJOK3shIX!Ct7G$JfEP^(8QjwCG`&kK&K0_K|
zRkek)6(U6m|1>Z=PGVaz2jH$&ES^SGHbK<%mwTbH6pilaaa5v0susaSo0-0rUtlOC+Z3FVtC_ipgSuTXu*jT5y?7+PqD>@-w*xUT&KP>O&RV|2RUBYtfRRl
#DesG?OnXy6ug7*d-U)Y=_RPyM;F8~50ir#YgXEb0dK~&rXG6p{q!;~W6Znv9T*FwF9M^G1xV4vfaeS4T=}#pnT#5&lpYAkTb)o-_YozT+jsjC0>(=)h!rKB
shT2w4nI(sG8wf#rwA6V3SjhGXXk{TPTeax3Ml$CgE6}7#2nJ8>t$vj1Zr}t^ZJR#{5JhLv)~@!08JR-Y0s4PI!GC5K-=9;mXcHy!{)NDb)f*boo5;2;BLAd
kUD>Jj*+2-b4~p2x(h4pxur*iABDC}-jbTri6}C~xfVaD=WZ}B+(p@dFn(Td8;bvMrEAcwqEIzBVk|$G(p#$bJP=c>wg8WNArgl2hMq|NkK2Q>g1(mk*S0Gv
y45LiKd|aop9%m4K>EMXu2VK0^+OyydeW+UDaa?K6)^*18P5=aU{<y(*S#kX@lp`<780?XxSuY+OuFym)U)D6%7J=wb6SVK{28K!`%``Ch9rO~9s$dX%-9uk
etC0F;~EUV?*=tjsYIiq+^oRee>u65cg0z2Q3)nZY$l(NLTw&auS8%Oow7q;jem+G1X+|qUr@@GcG54X2ElDj0JBlqTm*ValXABdaz^5x@N$4@1-j$YN5(Es
PtwqbP9kr16EgQo76|pW%&oIoIyi_uPXS^M)UNf}222)XnWXiNj-i?Mqi7v>8&N3;H_jqHpi@B(Jv3}Vl{a*wnUfbV5%dMkZ_GqlNxEUBAoD;jgu>X)x{_s%
Vn>N0x~;aEUc+aAKRX8k$2%Xa4X)tq;>NHdw$i>i^b5cizI>^lVU-Tdie(B97!aejqPEoU0YuSNhz%XPIA}#7!4WIkDzA4EhY?}L+s}&g0a;jyc~EEHZAi5?
uWZInv&<CSnpa(Q(??#5wAb4~W!+X4j>R_cz$I=92oLu6!$L>B@Zbk9C!5ySP^XoI!$8{}q8%L&yEYW4i_Wi+L4D-*8`kbT-1s5bA-j(2*N2WulBf5Xf?*C3
o4(c!i~ST&ioW(cy3PE5=(sv60O}XdnW7R7mk`EZXUQlckjh>Qy_J;Y3X*|I1vZrJl>YyatHA=&?{4!u`86q&<WA0mgUQg74&5Jgfz+<2GH;;*YR>8ZLz|Yu
OJ((=l322DS)5(v8b`@%z|N-TmCXPkEaVVh=_-!D3%-KjO}7I+(<I%)3?*i<c!r4X30Vdd1Bi{%7CR4stmVTt3A4kh<`|s@J6)J65T`yIfW_ciQk)dg=d|lY
6sf=>&>MR&LGR7qm=kSzzGIdYv|B(>&oWk<xUs}-$3@IXbZqmhNF)qXb+Drmgo>uJtC>D&4BsOc$E%m43uz=aH}Y+xPBeM@i_CWglZi$_+{(-_<T++RsWi?o
q?7*)fiX=Z6qDwogP?boL$hH+EUQ1+tKe|z)Dl>1w|^`y%N<t@OPVBc#&FYo;;Ul@PbR(uSXCt59qn0}S1ZiWMKMvE(iB26)HL|J%&bfKWr}ek|CcdwZCgm$
#)6X<JB?zJ-(5}!DGE04qBZz;BWgwe$`2F>dCn&10LH=sUk@MlAAMoy%dmmeC)5?H3){ZUo$Q@rXUeN;l~Y!l20G%-+9yB){P-RB!C80ptN1$KN7;BzdclU;
`W4LR9b4QZjpIw=X{ZD1*)YZpj1$ni9~wQy>A{LUl=B33zG;^t&Y@&g9J18`4c#L{eiGuyKa2GR#aAUNwq_ef9-y&iO9h_*=DKF%g($g9cA4%g(T4Jb1WjVm
L+`t+g`cIQFqX=sl{;)Tzsl_$m!aYOYR2IU!ZWKQ;{I@4mCjp&oyjmE3P_69GU5a#J$aoC*@cM~^E<pogBGAio890_nmtvncD&&IW@`3kks^X(EnovdVQ$<F
*Cs#Oa3Q|x`=;b;jfNi<K9m7BH&#Kz961ryWC{o|F%UUSW0*zcpJ2^;@iWd4kNFp`B1?e+7aEyy?A89;@a;&kh%ZH~u;`P}l55=S=9~|Hmu<RX_YWwbkb-Y}
Qar0CO_vSj+pl|V%xf{S-uvq{%x1%r3pnFJ!DFev{>i~I#_9S`7k1X-JWfuhoQA^a<8uk3x>2@!@jFbcNR!?T@k~lf4Ecw^nWK`04tszIQuA0UB{G{{xIxBu
!gsj~gIu0=BqDOmuyS1rK0FU*fnfV4;eH>~9ca`Xu{3P=<SzCHXHZRb=kX<9hqbzZbnHHmeek)Xr9C<csMBucLYrFUM3+yBK0Jd)X;T12NCl=#Z1!q3<rUdA
P-A(LI;H{En<95s#IFN01jHo+RdzhN#S9if2IPxk-M7X6F-zb**$|J}*=l75?+A#2jFKjfgfm@MzfMc@u9Y9PPL`7m;uSBM>9w9&qc{4%G|K6FaL`L$)E@|h
*`2oKC(P^U*X^`HW8KHtI2lMDnRDnC!&LQ@EK8o=tFYA;?{<$!h}kj96>TUWRFtb6)iCzh6<IY~pMI&tc5>Af{)_7ceoHeWsL#4C(y#$3FAXAofPj7`VH<65
EV=8;){RWE`O|_2Hp>u#HNSmIfP@GXcTiZK4&W-!2m&aZX6aD#wncgHEBKywjRNf5yoE3+mV>INfXf?kHXVP2fLZvi`J0A{)=&2}DpMA4|Knq7J4HA-cF;<m
B4vMn(vx51TgO$Y;`QMQ#y~5m6P8{ue3F461s(xsDn5rfA_Q^&hAsL9ziglpOPQ!wkFEgqF0SNgAsmorvvhPuJ5+%UPt~&NACpNQXULFczGo|voQ<D>7zBtS
ANT*01QHp1yRwYFiBcsn0tWZ|TU;M5Cc-W~kagsBT<F((Ar+YSTO6OKheGH#qMrj+71THyqUFs%pLh{*&c1aq2NHt-9~uOfW6OUeRKNJ@c>quRY{d1ig&(LN
n+JoSLg}gkk^kE*)#PXuRHE_Tb&g9q)*7KAEI@xEq5|8*tYzG0q3`6KUw}@N@DKVQDOZ)~r5OixD=nrVc&_pbOb7O+bLRAGXd_&4yLAF5kK-YHJE*Lk3t>O+
MxV(Ov7ci<z6nHzagY$3^aDdM?k49jka4F)Ht)v<`g2kpXx6(ws~u{CHUy>H3}(oi*-vE|1~P32w0|a@OE644!-NIxqeVO(Qc8)*_$HZayg9_a4<XdwfSB+f
<Sg8YaACE`D#nwAEhUJby>Lwx#A`(kEmb@mDYK4QYrTzS?QXidwOaG(9h_qd<eNRSlp23btGjg|WfWW1!h@L4e6<^gX=5c|flf;&fo82H_cEfWHT2{KK{aAg
FtR^=DP&I8?aX~33--2uN>+3fu)?-v79ycmyO=pP3U|APDMOTY!{nwqnnqn<PJ&JcEz*b5td??J&|Df$I9EjK38@O9vmTK~CvWc{kz91qMh-_Ec=W_BmFt?z
KO*2h4I7l!fR&1ECQi;2ARAv>vJK<{ZKM)2c|zOyJT3}0!k|B(tls89RmtG9{#I!Qs}~kj29;0zb5EOgoD*MDjy}2zcU5T6%bl!>rZ>j}iwi+h2WYX)$~~$s
xp6IB7`Kr-D|+ZGtN6xL#nQ!OR}?y4{>zD!k5h-#!CoRlT@^gUcIzoi%X}3e1R+PllJIgpRhnf{mnL}(H-9E-I&;G^XU??{I>BeK9i0I1m%p9D$7HH$dob&3
Mpdt6kq#c1{<<Xpo10cNYs+A$bQU3l2Fsf$v66O35V|qD(6XJniD(p3zo1tlW5s{_?oree4&C#$NIu9&<~GqT5$Wj<yfG^wJ#(XpId3CLYBo|daL!pOZxT$;
i)LrdQZkC4h%$%Ir&Fsz2{W6@>1G{Xu{8;ok$xTa;SFl*Q`g)>#-#w@;ZvD!3MC|Cj&8VjO5+J&fxw`eE9@Eqbkg)=6WDKLwlXdr(ZFTT^aw~wtKZ^2W1Ryb
dUs~holR2DuGMYxpu2{#+Wr+rT-G{#s|_(!%C$|00a{~wM1Pinr*p!UoKcdiPzS{T_*s-ojum9(fvyw_Iom32>moIp$1b|zZjTPm15(%?-8dyV>Gd1kC1ELy
M{C$c1PRg=2B+c+16*ctat8%is3c3Y9Ai2`Q5W%ojp^kQQX*jcp~daP2u2Af#5As0jeLDWs%<z_^$BL+tUmmeE_cy$#YNR7A4Eqr0E0C{rq5Fu<9aFlV%bOb
Hnp++ng)9uA31!LM-OK)sh=CzOADhI)7j#Hq{8DTIo*0X(y=aR^38k8)>jm39PIPW=sTDkCV7TDOVh75v&cg?2h0;IK+uvgiX*RpPefU{7$x7Rtq0%B;;i3&
LV!hdtOzX<p^Jqhep!jtb{8+Wsg5ZqwKxBaf=vd>*B|~cU|(+g9P1@<`kfU!4u*qBdcDC1+5!VGG&{`5wI){bbD_a)&S7oX?bE}<kjaaYMH`p<e_Y|`Y%O1K
F~}C9o^_swf-Wt;oFJ@NL<eK7?F8Vlt?$a7AzPgT9ym~#`v?&ibvOh<8ag60Zwsw*-x#}{e#(OjW*Py|HD*h=Or+NX#SSU1B%rL4HGZzXqls(l7*!(2m{?oc
pI4&gD;L9?kFo&;IRbTWN6$}0U`KK}tiS#uJePm#t%}-z-zYXGV<L!SuqI{xC0mr@Lt6vYsff!UqJJE-q>ctOUIdOh?iz0)jeNEk-I@AX_^ge>N1fxI8vYaA
7^Pt&l2KW35@&^R;eI%h(-7>#{i=K<vpT+gfu^fLV6R`?VH^>&?WNFAWlI8TW%xe+oQ-C(`}Ox6*mBdm8^>xfU4TOSpP=yOus0=3aoTR2MLz)?DnIQCMK0bf
Woa%g9TW?+Hl!!K{iDawqbS&Mi+I)bdFJ=+X!GG)XClp2mm5;V6$ASD5MH@VKL|B*4-I62iO#7%(Ym$&^nMHYbVP4Z1({I6V8oO|RVdulcUQL5g6#5q);+!-
Tdn~WbKnxS5M?BZH584M5h!hw)dc9}#I-n(^MfD_z85?$snKAH8Kp0r$!c>7>_6nA%~_??^ZaJYsP+<4>@a_!NE>UEVcvsBx#&ddbwV1OQUSTo#&84SWdL%j
I9a1l>+O@PjNeH*@#!WChbRU5d3-gT;uLzv{3cE^Ec}+N-R!J~xhjBZYsFoEC3kM^{1&td;x0kN0v1A1Gt=XYN@<A)DAs)-g-!^4Q*<`+3YEGs982KC;t3*c
6mNHkrAuz`5yEsN+y`dylUW?!jMV*Nf+fFS7gdw5^;fA6KNwcc+8ugJ;%MX|rQ5^4l>HeL958U+Mle4N?;>Auan+4A5KZOHmHxh=hoh!3#2hnp)2(AZHrO`T
ypj?SUfhZXo`5;zu5KoAFe1#BzY#Eh-ril@=(|3HE4xsTYy#%_aeG^jV)7Ybepx*aCk10=d`UKFj@yeU4mtsis!dW{t8Jl<{JYkFaeX<ZAME|)<#8vM7|h6!
3Dk*zIze++rRsz?)D+t(UN^XnbBjgRx+cR7=}0tIjm#gKcc*EFDgdhaLmU|YK-JAM6C!BE!9bzqpNyDk7?5LmwNZ8hbbR)HA(v~cwecD#0sLTVp_xzI{nj$<
vr<8In}+fa%^E5t<ORgtm3H5r#EfqQFZj(~EMLz*IEE!4M!a!@In(`=-L}}QeEmLNty>e4ZPCuz;A}amtSO9a-SDgwD-iLq8IELQNQm%7Y1$Z*>4h9erKUnp
(+sj@+04xLpVYW|Fayf-`wg}zwT{z4o$!nKr3yM>4K)+}nFn%UnIk_F=}NxQ8ov~h^&{;U;IiS!@lLu89K<0c;bpL96osi>bP_qvQA*7r#~txQlcBdy3%kx6
E!wu0o(&y8&fNETo!JVtmMI{@v@!`T-hl~8?LK#B-f+0CXT8YPfNjc)LKqKMU4QmL7cHyXCZA2)<W`98{lkDMaD_qc&F)xuQ^DEsdQjDr3TWt09(@rfR5jE%
ThXO9eCY8W*(<LB&EcZ#Mf{+1v|tf(elBEqiLkLZU8-+<ftuwrxnw(e9N{?-lW>KQ9obq^ZhA}4htmO;uHIHfbdsIDxg-I9)YNo%PxPupgJ>|L#Xa|mDLWkB
eyFct@1c#62_0*i3%eOd`Qv|lEGeRfpUC+#%o&)<7wLc)JWv{7vv8(k!A0a*!egP+geK8m=^z(ozb3owm*{~2ivB=t&c}Rm#GY})`mxLmmu|XNP1MzgCO(QY
zOWq4L(AE{J3Yv}iEx3rkJT>zTZ}Aa2)#y$^Lawd18<m#`&Q+V8iKc-^>ALa1lm+GG(zhYPqgMhS%oi<NbIW~S$#B%nSo+fTm@Rx2Hf#^PejyQvQr91U(0%4
H{341Uz7-i-U(!g7ueF^&G5l0dBFC-*sfbfH9>jDI@TU3o&OSMm?Gx6t!^}bg>^njVYA}wEt4uUIMF^yV4f>~yo&D{k2UTYSV~>s+?R}Yx&{Y{$TWsbZ#>%Y
6Q}rAb?tddb}aqN^&o={H|Y6WeIWZ@ncrMcf=gf2sD3PwXZ5x>E=LX-6A>5}5bim-0ZN9U3xaS`Ij-A5+Zi;*_fplI@$Rn*9`{N2gs?VR72|CCl16LKk>{JR
(((z6RvQ-1%I1am_P?VDJX5og;{??~tqWI~cRw^fR|DEQ@c;hcHR4|G3Zobdeb&Y{Hzb{*49@QkZ3kDoEy&IO*B_lb#4<XU(qK`EOsfn8_EqjiX8orj_+qc*
MB5PH+0+39BszF9X%fI(rmPtCc(`(5G8|@;lFNV{i|RHxMnQfht(B8d|6}sbaYr=oC1Na01Vp00n{BW*KkIik0$0JYpRpDsdll%dY_2xy?GqOtvPU|aVdF=^
qHO%-B?DBcq+<s?zkW}>*_w|S6o31zJ<)V`KgziPc{tSUfKw(4Bx4FXsy>}Y{a)aKBrdhd_BD$$9qX@-<>!gf_EI;N|7<Gtm0p+tF~yd$R=h=NU&>U`zSiP3
zwmZa=Hbq_wZVra6+RPZ4SFU^h|vy4Tmz3qED)g<JQ6@+{pZDV{&na$2c|JrBWc9%hDkXHZc&~`=P8A+BdaS-H+7(i_}j{QFO60M@MvQ#IdZjlYPf1V;LgY;
FenXKNGBFy@eyXKD-H|E(WFJD{BHI0$X!9^l-Z44?CJgj1+Reqh-zf9`G$#dFNg3YO%m1TcDJ;1fTrS=L8cb9`;}jD{g(C=S^{F;1~-ySUIXe5!=q1_f<mjd
BR7}Y4@{^5#gZqm<yk7g36>Dy!3*`qqFO%42X5^GToNNIFQ=FfMs=_(Lcv3z@TZZRS98$2c9*H%T_$MT7_8LTwC7MO0+ateCj?JXT9GN1CX0BGqjP^>1Nd(>
=HM};eKgotTB46uwDLS-bwm9G2FTNkA%sS*6;^d=xo>{wbwBP<=1zB`_4Yo;e+WHDiZC0}0H#;%GYgWfq7;4W6Qn4f{S*B@yC7@L;+AG&De|?{Fva)&AjYtl
ra_m%Xp|82!Dv-24lQvwX#N;{pbx5!VaYcEj8~PU<nuax;}|y8I6=vr8Q%Hq+73|%VPEpZZs!F-jrSku<6-yI^ec+>Q5MkEYIL6>LFZTh=T&gfDbTu&*uHmH
D3w{8FrEZeCx?bxI<gA7yKH}G`3NK!?(*`4dz7W2!$-F-YT)Q+2sS#V!}R-vT3R5P<!eAxDhVV1h__O|=k)hkE4{w;2;hh(#$-7IE(VCU>(IY7Hib|Ma#n1|
66(PEU$*JZvLFI{IQn*(coOz<ic_zaekNBr8Dfbh5rWaO!<yJsDY}nW%?0I^*p;+dALHz-;ha`UPc2@oA+;>$pEw@iB}iZEc1Wc@cq$2nN;X3}z;l=`DJ0Kt
9S{UA%<HiYvaNX92#+}$doH!;mX8470W-Fi6|<U|TKSHyt!f&9^-Pi|3jj{9C{nOphUDJC1A>BXa0CMvDpgZEwR4A(g1VJ%B2XE=ZW7Z@Z=n!4|7fjty_pRf
zUU86F*`xw%=<*0b>&-uON%~O+%?k&Wjb&znL$)}TIR1TLb}2h#nMvgn1+s$U2d=K)OE|)t$z(c%FdB>(4Ge{;qb0gc03*Nf}OM$>`{6}Q5j|scQY92ebRM+
A}-jAQ_Jl-LIg!D$9_iJCvig6t+w8m2re4?+E`YZ%&|Ze5@fZ()Cv^$0k<(Gd~;Zs8FRD4gz2=O2Cwd%GKzr<X~dm<1%P#8;Q3?MA|-xxb|WtCg$>aRG9q63
E2&Q(ZRRX5$|5!{_?Mp}Eocz+9-1*o{?Qm92iI5A>qPj>xO$7)!Yj=%6$QgmUeByrjKOSZ7K82BIDH4xlz+iOKzL-F#VO40D9xDytB+$R-F*~3yc~N3=pcS}
K4v8Nm9xe|fNBVDW<?uv^rv`5kD(*e7__`ANbV}wx_5*+ZVU*KkV(LU@ht+P*aU^%kmmUMAH;igW8<KB_B)W7BhW3GTw}OyamnABNSYe@wF5f{Nit;s{(_rN
YtKPsW!tJp#e?-yfuC}bXO2moe!yptBwcgK=xfnCAl#5FeJQ{26fj_#yNMf7ycu=`iqnyI5gsed{>Iq>Ld6V~>xdlKO)ikJ<9hnfzH0t}jZ)@1^iJ&hIA<C9
$PeNQ$F-edi(%>W$DZ{$+E|*N{ybF$^sPpLQJQ~+W(28*C|pO9Q)R^S28=%yf1z#8IHeJ%<r8RP`v*2(wk9UD%Ubju!z5H%9I*Nt>uxce=r?E-)T<G3Sg{iF
N>ej;Mb#eM!Ys7`(p>V7ii{~1m82NogIuM8bhoDnz)V$MGE-+33n0HCE*Vs3pCfY_G`&PPKDxLX7zGQ4NMimxL#aTVcPPgl<iQXROpmX2dP_@2K~5z8GFSbd
nD}W8nig+$K_daGV+I;c3)pHmprF*7HVNUQ!V#8QAE@slVu9Oi*C~ro%>C78^+8JU%^5H{o?>y7HiNhrevIN~PBZ`+S2PR%YXT)a*1SNq`?5fd%>!%j?Fs<<
2;)4oltM+j*iQi)EFAPbDTFrxH(=K|)Dt`cQ!Q|zy6I-xgd}=yL$Q?I31$)S>od#ypiOuQH#h)eEP8K~EN^1%4`Yxnnw?AUv-3AIBussvroydj*!la6PeaGb
GbxJMoS+c4X0ak~qLUNRNN7p&r~Qc0%ALIVh+9*G==&o&TO!@7&~NGlJJf8J@L%8pSaV9a5;cTBd}Fyvuhf_zcL~W^N;S%PzD>`2gc->b4|PreB~SexEdjHa
=@*Qb*)OSIfTMnhA55s<z>A8K?vKz8W1zh~86I#*;<!-Fu#+t!-WO>`L<)AFbzq3gA~OL;c>p%yd~N%l#URE<4696HpBOzzgB{rb)^A|m-h?#Bx$nB><SI${
ASCoH?$%!j9}H^o)fbVD0$W{d!j}~wvQITjw(ndcHSnkQQUz6U`mFIK>}&>tP9wbanfYmA(?@zw7uaLF*cRH2kozcH;-v9M$~xa-dI18*^!AwC^Cv&4oxxR8
!Z%rz_g^j0k<OQCUAkoJ_SNfJ?*Xj|u_sw+7<ytcu=AWahd06J5;ILC*Og3n<h>3cp|bu0FTM+h@Yq*4<SQt0ir@$P9NhN`KU-wKXlIpLe{plzV3(loMrSgI
-+zRp(auSet($$6@&ZhQEg5VL)<$;FJwGr-=Inv&m3HfjxW-@9DIq}uYI!G@Ar|z$gS*kyDQ8sLd*H+b_ErMCJ__B0J89Sy`KxzP$gyDc&DR15Sk)8j4T`We
C(475>*?N(?=Ae9hQ5A>DwrgkXH&EmCsIcWc<gyFoRZ{C+Lcrr;%LR@;jLY!BI$2G1zUVjBFn|)`0mcC%5P;kck>w$EXsVVx5pYJ1T80}k}PB$7|%txX9um(
au_N5o3iJENV-R84#P1Z1=xdgd6b@u{v%JGy?}*jnwkAGhaQ0vM}(03G$IGS+_kV~V=Ic;ry#~B0v|m_W^VfX>_W<)GP3xTuM%HkEb|(Nc}@JX5e3ygq#!u6
*eU%s+p!MPi`LJ2w(>0AE(sj8vY|j{3W+e=P!*M|w+)_BN?{T0aoocQ!;r=5ZQ#3A+)ZdyUP^Bz@1d&ide2vpZZ%a5z)xJv!mvS`yu=}nn{cueTM|OleZ|A>
6v3eU_|;SJz}!<i9>jSp@uOAZaZ*XMS1r7E=oyNnXMV7)h<pd>K^^}w7iUtvPagKW>n)Ym!DGI5h<pGv%CsABSi;K2J}7wf%Zws39#q7Qp!Sd%b1ajXBrO-{
&p(c{Wm$@F(LpXL(69<Dy=WNPJO9e?F$R~_!zWg@Sk4}^sVj_6uI`mVkzk%|aNsv0Qp28O`<(l{7e_B~1SkcB&*hOxJNsRhP}_ryDx2_D6V#6IAk#Dr`j<yf
xYA>z=T{EUQwsEsLX6$oOz}wF)_>e%LEY~eQcuQCSWX;=_svjj0G6c`!Yo@&&=K@}yFuePkyE>S*FAdie9wr*`!hYfDYGoYf!L{1F?f*9L$1M&(9Nocu-k$R
^_%CkCQPH%AMPUQ9QE2*BylGT_zNb&m(<R8ZlPRh9JnEg5fGcA#%@M|+ZF}sw_vt-uMe0vO~~fc%}^NQr+Qqeb_P5r<zT%%A=vm$;%ku0=_HMzio_V<GelX@
S{(JQk2xEcmREXU&VY@OHMO1y$p{IkTJtmR3MnLE*&sGreVR#?P~U%pR5U4jbOa@y!l}~&{bZaY!TzC(dHjP?|G;gt;`wJV?06*}u}&g@>2@aKZMHg1OhC@T
%^-UlS0@A1Mww_oy`h|tT(alMAS*k9uXQ&SKhQ#W+5>F*I0nNf^ExFY>LJ8E$*m$$dwMZ6+`-^{5C{e%6xty=AXdia4-vFvhuTX`*IngsYNb3|34MqfIIY?V
@2LiabP&L@lGb;egiDodZAcH56|*LSVz5^CKI)IBw}4;U!xhF(jupggY`+)to?09YpPh0AN}jPwVODmA2)V8bjPO;;Q)nr43yZ+&)y+6ltYQODR<>e)>Ru6$
XvRx~BPL3|&%%RIU5hwHJz0DJC4)5Aq9yt0`<#kxzc0~vf&AGHWpY!neR^@mdODbR|F1jdI?48wvi&fJVdV#@cs?lDq%3%)_MY~Mx+d|EkMDr&ZloUPWpwkF
x%9ChFM-t_cEGF26R+ssZIE^ja7Y9bZFM<3Kk*a9uYr)patiewJA|gZ5ymCf7P9;^hrc=T%3dWXXN)fHWeC*-0(}Fa`oMF+t)C51ghF(vu0gnTND?RgwW&i^
d*i;6Zc<2OYRV{8gC3;|aj(vaT+5+A*-CZtKj1{@TPKJkI{+ra{ra|Ey^#}>)nOl{C&kdCDdZ{-t7#zW3N#h%&QI_9CA(`+Xq{Vshet)vLxna!0nMrzLB@%B
{4$jrh8L1KjT=*!R?w0z4K|9I!a>ZD3jrD4G8#--JB10(pMs+WpXs^_m0&|xgY4a(qRkm|cfSN|{|k^Noey|#o#^I>W{HQlil1Ll2uZ4?9ba26Co$vdZ1~}3
*xs`<3W8f5A6*7p`xK#wHfqK5Vyhn>)sM|OjnM9He|=Q+X<FdO=vfvm9dLC^A{(zZUo<+oD0tDHfFc<dA@><n_p=%%HD{ndD2REor5Wj);gl6CF*ty2LF_>9
eC-vZh(P^iz#Z+ulwTQB0s)S6@7XBrSF{>ZV~(PHvc&}~`ik`E3vyYp6b+eUV~rjdDZVMbiOykl=GWMfs-%nkcm596qnr;{N!}H8g-@g^TN`^ULOJUtr_1nN
)y5$Z81^+)KzOXG&=Is!1&;z9?akSE1%b27Oql)D2%Yv&G)(C00#<edB!g#&aZ-INQ`pb=x&|4itVq`vE`AFTT<;f0-ZdKsmux;FLQ+Lj9_c%{mU6>NwA7a<
x1))tyWc$Oue^PEWD#huh#&ro45#2PJSG}J=%{Fc!fEHy?G{dds!>M1f&ygug2E;3tQ5E()~T*p3D}spb1{-Q8!PAD0O!Q=M8PI}82%J$o7OZC!M?{n*`aef
5ZiK#NzD<%B=}SRTI#$&T?+m&zyRWAr;Q)^uo)8jcUYl}{1ck>TIesze{?l-8a1Y;ArACv9uQn=;U_&Oz~;aH9Dgq+P}IJDE6{CnBPjQ`r_qLoqcTaoVbf7Y
GQwp-yA_8{Xf02^Bc6dXH4*<g)o8!*5u+k015u)x#FhHN6LCXaDehZZ?N3TKr?8WOzm`9cj-2*FC>)|kV&@Lps!fOyFJDPO%)F0?K=M=p6tCl01TS3H!T3;T
)8e<f24kH@0O0x%lvl}-Z~Fjnj>#6DH1-=-)V?z4O6{GgV)>C7+>IK4#bH1>%*NVD0SB)tc$(uM*midl%JxZV(yLcK?iFF02Dnh1{IaF#;}eVE8yRm^6oNW0
eys(E4$u>OG?jmDbb~{edvOWRQ9bG4-^Tj-jr>)f*;|89XHfNm|6PzqrM|q!cd8d2Ci<5^h02Xrlsm4hTuHxMd00v2`l|V2=`~g_=G6f}IKWIe+UjEq6k9sP
+9DBGe$`e4AO$bVx&`~)rz)Qf@MOHCz&*8<rvc|Q9N5z_!zhnlJ0HWJM5``U^4HDYT?4$St}V-CVV}m4R)u;<&1h21V&H}!p3U8Vv{UY^pEb0J_z6|S6U{YB
>hLmOYP*@cyIvZPN2GsaV*Z|Y>2G4Da@Efx$jS^V;p-8llx1@SiHcT!Ou*x@D>$`NCB11#-!vs_D}-qo6u+cNeS$Y^J$*Q5{0^Q7k1UKqb?dmjyDj@T3prFx
dxZOoaN9*2Mc(BNHlOJ~2UQW{s>HGtJp+?vXD&1(Hn#fCT6nA*#n0ecNd3!JB%u&vkb%qevKj$79^&^K7ExhFt%z0v0Rx~JAJrCcMw=k^C5x$&5-w=2ijxZ>
0}sbSLchKws24&_6ohAY*IF#7<AP7=y0U?Bk2d;3oDmQ-5bqZvu;3O7X7?8}pdkvq(HCnuP-iYw``wYhl~^!e)rqd)!{oQExio1Weq@!HS;f0w*DAFgQrDE}
J$<%;-KE@2+1tF_SKAoKND+h&D6BpJXF@M8-3{7`T+ncf4)SO?dwQ1IH!rn@Pd0YbXdwqeC7E%utW;!D;u&NVZbNqre`i)wALD{tI=buK*N-+3Rv!>!_%P-A
vC+tL9LWAnsOB*J%Et9OexlnbNxN2*_iibQXT5kH#hm;AB2*b6#=Tl0t9<xk<GrSGWMk#qhrF>Z$?&*&4i5D{kPu`C9blp#3@4Vi^bT{SdM~@|b22!F*YFeC
jS+N@j6iMkKU>dk8{^oQDr)o#8RR0|5(`NZ^H^%<?UKzR&?T3|VTE2tL-E$j?j0_u6u8@?zFJ}T=@ov#aYDWP4#*xmT~`n{o>;Y_h{?tgCo^Ba7{eEUb(}{%
CmrH#p=~`iXVUQY>I*?E9~J!^OW19Cl3oCCGZFVGbm_?e;@q#-EXXw8f4zeCplz80Yy)}-H*O=+K<%PuK%JMJMD8Sr5_#*e<QcmaFmbJ2)-w#!XnxmG%5#*;
il^V}uHKYaoALU44wiEoh=#Jlwy72PL^TQ`@f|i31<lP$GnmEg@AS<Q3Y00J)y3I_CB)e=9M9P<@3WsslE|~}&q#oDrTDAwkO^G&p~m7q&WIMnv_cD93nz5V
ATo4Z=69{{3XQ{D?+AMX0p5uoJbngqFD(y1+xxiyPq;=_t@gxj>3AA10;%%3^(-Y<pAdU7oe^}K1GxsI;Ft%jb874uo<753%UOjTl+*8?UkpK1Qyz?E+6K%g
4ba(~?vbE{R$Pj!$T8KO%(D6Zt1+*Y64s2bQk+0=TJa5Y(u|vWQ@w*Fj~d{5r)dO^SfG<!YP#H@5O(E;2Aa55`?O@<m~faTYa+2&J$t0`hexodo6UQ1_*46G
_fTx_AaHLr-ed~JblccQ3KL`E#&z!n=i|6*&2&&2>=5zJBfQFWAh%(k<Rch18aiMkSt2i@y|*KpD5JrmFT#7fCWIo^x<DmWU1@H6(1Qz0`+_&6OzV%^a_FO6
CoJx`pqRMqEBV0kHBoay&}jzs)^LSgRunG#+~}mwg7;yhe|XUrB0ag&LSpWut->1nAHs0(1>G{np{~b2ZZLj`3T}2_*4YGivwxBkFKPk`6Be%(MtP`}O77U|
SwezCSFI!!ALKMRCKjN^8*mjOe<xd`c~Q5w@PDm9_2@XVvT3~sRaZM)Yz_jS(JXC;lGyqco?tK+k=vqtNOtMFEh%_N;FA*E(Dz<a6}PD^M%i*M&0W_fejrK$
0IEp{C<)CO0d*T#r*&DGlBm#g-a3*d<ff4l9Xde97)5e`^(b_0_t1bg`VM3%s-k{KXU+XQL@SA^k(Mg3{q}=-ZBK<yIR4(>`{>LUK5jf;%2rUK!H{%dGLPO{
5+{*+uj~Z!5Y;<^S-zwa(R6w#*Z?(XS^`OQV~8xBpFulfpDa~CHz~Zew|k>yYq2vtXje%Fue+C#2o;-0PI+k`UAyQdw)w|+pmD^If=WCpj@G_Qux5)*79W(@
mHb;hx>yL-(Ml$AHiH~gvRh4}k+X5PU+>&3sfDu7FMDNoR376!9K%UsN3&Uomn4H>%B{K<(?RtR+}z{-OOudxA-|Q$2KGDwadF!P2!rtnwt@r75YB+=4yFB^
o7jsI)yLif+~b0ZW^MJ|tO$Ih<j7@5aBk&5O<|gq2y{94oKGSvL=eG<xdFf{=jz5WH(~`hWLkCf?);<{0zDp*aRvE2#pV+^B$>kAF#@0F*i4#^Vi!)}1yJKg
6FpYKcweC+Z|~;mrzcc~`rG6)Exl$qquV9^Y$9sT(~7k1%Vo&99)L&|2)vU3MDi*q#!E-*o7ibs=k-p4jz=YPE(nly&;z%-6j?v-_(?Ofg@#@xQLiSN*7C)7
u_@Kqs(yt_mHX5*KrA9`B8U3jS)P%j9IQ?jW-2x5e?E3n)y-0!f934eJ*=)bd+Hue%V2-g$%)RErf86yc<N70Z~!SA?;_gIjoF>5%<xsxAoji0kUD~7U^W21
9t($>$uXZ)$wNg)1s86yS}^6}k}ko(jDibx-8Yn!K(Sp;U(QIW{K?;1j#F|M{Ph+47B5qi5HpS`$NE%bQmSU%&pt=T$CIWAWwDyY@$U~PX(&>6UqIA<Ml|ar
y!1<rE`4h|R@zQ45ri_jwHJh2uck1UX%|iyvy(jkBb-NMy+d!U2S$z|1<<pT=nm|EZxbEKMY>3z*Sv!+F;oUZ(Y!ewfZ_qW^MzoGKcHjqcf5JAP8<O?&mpoX
tNmaj6&J`%vOH9Q<M76ge0+e5ddmYVTR4NvP@~eoF|37s0XA1P_QLtJ!wG(1-%$!RvNU;u4npILOj$gF4HRdZL^wvM2>Lso>UEVhFEA&0?_mX?&elI+><)=i
HZPUTb%+H|e=zT24f@|94BDoNb~nGh&L55I9w#5rn=T{?#ayUt9x2^jP(l+zVj6M~KzU&!q~E}7YczU$HY*LzbiPs_`Up-JK-}3iYKv?e;-%6OFV_KYeA@dx
1>}PgkKv$5T<T$}baS>0GSH-ZbUjkOnH%w}q4{1I6<=gZW#d$A=1tY1pmKqam!n3vXv7XNGuEXaKz3{!z<THIL{~>gD>GeQ<q6Ig?55k6Jm*eF%M^VVHiKVY
7a+lT+u&`$%e|82PC<MpaXSv`a)6hSjMnWT?&HJWZ$c~z%Bn~P3T?G~Lkpi;Kuh*GP60D}J*y|!{PuBudo5KrVgpI&p(E<npKOkBBo#?iCX}w8Xz)LjW010=
reVfSog2IQbsQP;B1JZ0$pJno-k?RFbTD6hs873N2P)XjflDMD;W!34Ba<{`Dpi#py<pK+<WMrv{>SMn9EUjII6>1S8iQAPfvLKf_%$cqcFX{!7TWbVUN}=n
+_&)~A-pGEyobW_WnT~3$lXn8o9|vOl)j1W2pAgwUpz_n;u8RD&Dtg}Ub=1LopfZPS%l5z5+Inh8(SbynZcr({S(98J-JjhBU*#~x3OKVj$x;lQ!nMG4Lej3
bktyTV#cYEnAk4KpU)k$@M`-L#5xvbLC3ciCXU;O&#xUAE_h6Pi+Y&1LzWkiG#r+-X_xt@#zi`QkWFH!zt5u?7t~jUEG-9a4QE`ns=a>S!N^GeIKxKR8R}QJ
u&6r{PZW!@ofa((TQi*0(knG)>I{C*zqDMqv4cw@1}R!xIFh$OLK`E=QrIF{kuT(x(2Q<6Q@gj4gw8DVHXwZEHMJzzegi(AcfIMb&%tM5&C1u03f@D0aM7GZ
SCa>p;Da$9C-ro1Z60NfNj2H&)|t~?hj@IE-!bmEtP<&g9ygr@Zu$*oDr{OGu}B2{8Ll(WIJd-rzYbQ@T#qv=F00WFbFHpVI;sj27D5LpW%@ib$}5GOf+2j9
Z=fFq6?|FAJ?eB}D<=gP>~lDke|>es?=&r?ZjnQ53OC~PG0mJb8Vm>TxH$)nJr!`SXk+Um>&_!&4CLD=k@PerpnU;E$2npVSb6>JsjiF!rEH1o!kjSU<;y2P
L9AV^t&0Nh;)v?;ARxPE6?i|gQ<*^Q;JVU{If*r*7lL(4+(vL2Aes`C%$35r<sG&%c3I5`@M%%%6b`GH>H0EFQY)8f;DK5y%Puay%%c@|#!Ar0JuX-g>F}Fh
Y`yp?&QtWpX+;?`gEyLg41c=(PiO>VJUYdf+*_oOabS`_Y%-0}IL{J<O{xdJcIwh_u{wBG&+mg6v)%vV7bqe{56ZJX_DfW0VDvE<W41vNFKpQwo)M+Iey#ps
6Z<E|%Gtz*y>xe$athU%2eP`$Ss4damU3{)jRSRwCF>*DajN%h+f?O7H)eGA3jP!xMex)RPm8@|@i_!fcbb1r%R%ei_J1Cg$HwWU!0lVn{^q(nY^c!zFkw8A
faF9bKgxlYk%krbC5RVggk@i{*bHG`WD#qHE=fNvx7VS((f|R7^6?^MskULXxgLTv$ozQ%8R!n~MsEJWQ`I5~9Dm437;@|Yo|0dZfhy5%hSW;5SdLV*1Tmex
?+7*0ik*RBYHLFwpQNLqH+WoqM^&5*o`?gBv2x>?)zL~)X)9|HH9!BR*l&ef`>GLRJf(`kB+m+LOs549%nA{DHyn&$V>4{wPDENIhAlHzL$uqf(2SN?mtuhG
@x^X*C|A`T{ZJ)@A9`K+cBZ2zF;~P4&d+}w<yMJ9`tr_triI)cKbgb!2&%}|rPn|M(nB>%GwK#?D7BiN4y1W%FN!5>^Ofu(IoE{B3?hZyX+kjwa3$~Wl2zba
Oe5j&!>L)RqUZbe$RrB1VY*t-8_q3(HW%`TFM#$FVZZto$JY*SFMn)4s9S^fN;p)$@d4Od?V=NaSqkgI$Q-ew^lL{n*f&oNk{>BnbdX`6mCnRAsUjwL8JFF~
Z|wr0%)s_QDr{#)%?lNuz%tGK+<JVMv1$0Yty0`FU+3By%2)3YuH>WPx4y@?2ph)r&o!D)E;&=(95NMiF&4c-$$y3gXrb9d<icGg>#IQkYRH{3vqL^Ddch(X
>XTMhyIOz?Q<d%Z+1(9@u`gWaticHk2O%Wx=hU*9UIs9?5J__D-UYom?qWB`l6jg3V$`cpSJXHnBHkTzL$<zBF=^N3)T+;1&Rh^lI*^X@mt0Ng*T-`SpHN{P
t*A3U@(gO*4-OTF@pbJtd@EU=*I9XwXaR&kZf`#ZC8z@a<vz-5*Zq&x3-RV_Ou-BXu=EEbW6eBBH67S&jHyi37m6_-F>|-I{|bARr+t>i*kbKIrz1sig7P!W
)EU)(gifE2l35svHDH>L4HBML`i*{sp_1xsOtnMn<w8irn<=et=N+0A1q#f4g{dl6bL0CA2nSJ5$(ck9sK<Hjcn~sT5dRSub-rHvW?uDndUn*%6f)KGTF#B!
$4I3$Dj88r!QBkO{PJp_VK#`R*Vc*?fupkUtTApg25*wRXorBw3mJ@ym5FyPxEpABj4LDBIE8WS#|oS6Q$t(JP;QMsuow#-wN1cUp@eo_4Pa-5erRB+|1?%C
p6Q)7pLmzPB!vHl*rhoK4;-Zhc=keH8Mu}_25VfchmDCDOcyAzwD2h@GkkwsxtQ{UtfL}%E*VOIU{~Qax~Vm?WKj2p^Cpo;a=1>Q*+8>YNi`5G_WZrudLPNi
_Gs^;QUCWAeuO=X1Mn{i*ueQmX=zkp?9H7&wD7`d(}6xlC!Rm=Rh6wmP@Fx-yA<&TNkp7R6y=9E?wJM!BUfu@>h3*ib9aMgR@er}+0*8eIs`&VeQwXm0_-S6
yKmG5OxiCNM}jP{aD6+c%1!|atxD2Eyf3iXEO%<E=iNdKR+=}r)8~u@vpCBARtz^VG)4oeY4B853#D5%D=#P)cu)z%scqCxBMG_D{UM3O{d;#l7CZpKA-`aE
z>m#%{T2R7jNXN5GsJ#7c9wx3*6`p}5PCG3qB8aF<Igmfstb_B<x1K*6GO`)Z{U;=4Bn&x^%ej<r!!EH%5xhv#uFA2RJ1WpgdA+rd)Kfx<IZXAod=dRRh}>y
8aat9B^*d^6JA7;A`ePIED8!S-`r*AjdgTcJP%j%#7WHYl2n}Xkf9{jbvlA<%eRa$hFKa`COWNlQKJ&&Z$06JQ_)XdB@=5HhS``Q0$W$e)C8gw7xDU}u75V{
>C`ZB)cWB6eI`s*^g`YMF4G`oh+WdT`@}kEycAj{0aCC?Jl${Xoz@-~fRr?hERjQ4W~E|?(72iE*27~-y-vQnhtW8B1y<CbnRz_l>a1%RxeL6eRq@Mr{-=1-
`<%a7mZUJE{oUg5$Mkv5P@vSe>c?Z*jBG3pw|hbAt5uT*;}n8slHH$qAbT=Ba0$vsJY4H_ef=&PXf6hrMpyD63ELFmzx~uy(n?UZST&LiW|Q7XP$#zHb`+e0
;^6@RyY`7;OpBbyV;359A)i{AftT&Ro3P|}15Ggn<aNaY^wCnUsMN)92V>Dycrs-y;TD~qup}jh4}ze=$h*6fQigtZ^OsKFKvy5E66@?{jHRqkGM>;~$>`uC
8y%T9qYD9EE{Qxu{9e(4O<ytfZ#wX6+xz=~bI<-{X`<yptv86|>_~S8He^tVm1B2R?kVsp&KlOi)zGaesuU_K@RFu2E@yV@jgq-(JS~Vd6%4bvYv2~}NiU<(
#Ym2O5V8Qi1~D^<_ewnE9gbu3&#AD!=n66$FT#Bwcl@|wV_N(mYakeDxH{!BR7B5(Nn^tTV!qKiGDbhR3f4l_yGN*JTzgzn5J=Z&M74JRL<-=CN?dc_b~l&x
1K^-zsQoG&5LP1@)ky15b8deN2_4jT+SuEip*3JNV_c}{(z?u0Jnr-AZnJUD7mw6q`60tiwL#dPE8X`$fx>cmJfx4Q`V7}0vPX^(cnNGzOobT~PdaVQ?Swu^
WA>fU)gEDuzCFQ{&Som&#&%1atqG*rL^*LHb~OmLk|G(x7tH7wAQz9!Lc5H!nNx(m4~aVBEe#d$=rlvDzI0(vNZ2AJY2XKZ_3yuC$66l^vn0k4F3|QQPlZ8R
AHxjfdM>6MgyaLP=y%Vl@jKY5Kn%_k7#e3Cn*W7A-;`(bz3xN2=`A^01|4uGaHE{Szkl;MByrP=d9Z{hbI>P1;G`0sYYn@UqW%D0b1%#6_1_>+a3AhA0wlTA
>10p7R30!smnG57PkVSK0E1D&AOo-+d<CIAo#Wi#*4T3$g{&ky&EQqXA3$lP#&4!+LT`xf<3kqAlSG$9`xL|OgELs3p-RgM^q_!mpYSSQu<0vYq_OMSL%aXb
jF~oqfHj0l+1GJsWZS{x*tD7xaT0V_j4PQ5nT|O#8OV-_^l#MFvh-Wp??q5O<IIE&n|3zCe3WkHMAQRh+gLKhki#@}c_54hxUJ2KSLlE+J%XxPBMCA8n=xQz
va%XWVXeg52Qd;fu_NNmf%~E%xQPu+ZEOmP8$Kc0%>u!K{P;l;Os_&Ak`iC~5C!ztlUM2gdj$F06I;j0QAYaclV4p2M_~+qD%#mkVe_0{ZNQLW12-k$93Awv
)8U?{rJ*R@R4|>Z1{S%7ziO29j7ouSjCQ$F6H{>`r|HlkB-6^H>C`3BLlc+Y)<I-FH;M2ykB=8n%s*?eOnjjrLEhxp-0AnUEO!SSZK2Z30sHbKoAB6JHsu_#
wSvKc=U?wK2~ci@ZlAOOa|`MO!w#hz;5}*0Z|90+9MMr{>AlEh9yBAl<-%89k1yA<op#_vWcA$FS|Lf<m<1;gv|5VWqD~h-kOGJ^LKuF^UG4o{3-JH2=kQ#V
>~CVAkuBkWBWK6TH*Mq0A324d2{Y-0ObA9Vu;c<jzh9ajAyE_*4Z4Uq_^H6RJ33?jRLv<sg4{nLCXeF04CCbDTt;97TGU1y>CLS;Vqr4F&pEmg?BKhM*tEp-
P@*%pFO+A{&N3$w;3sKp)WxPxbo94&!lchdA&a(}CAteudKW3p?4LzGe=ZYgn|`6MZ^3hLhtWXAM6}slW5lCXPIw=zdB3Glvd@ar1bO;VJjYvV(T7JwaAUwU
Z1>s!5}*-dESHm?`9Ck7TyFxEp-)4T4NiY?%7d@~k*cf~x@a&7*i}emXW8?nugsXbwu$d4A<Z@&cA@)We!#pI3){!NYDr`_+ilyO6*s#PzR3C>L_f*#h+S;w
wgi+lwHLj>(>Bxp1c}n{5>ee&OL*3DhD-)UEq^Hd5-u$tI|;z}$x<kd3!#IwjdYuMFWzD=U@8+58g(#VD6BKfwYLh<UW10~DEUciA2VwJKrip8)=Fff-$^GG
aZjfp8}9eVmrjd5R`bTJ=QOY^*FIYubx4`Z-_b9cJ-w>YnE8lO)P|Hk4dj5W2Pb<Vu|$XWwGgxwYMpNWDzh!bB6Kk_lH25==yfy5;EYiUF>Mw%Ux#E|)I;am
AMy%bgcI7RyA6Q8=Nprj3}Yme`h0DutS;~`XOiG4BfVh8lQckzfcljp1!W$P+yWYMFH!lQ!(IC=Wur;u?3oW4dvF96R@75Gxp@ABo&rt;mKO4eS|o(bGTlhZ
qq7KVPCIX62GUu!@CF(nNkKaaOW8gf7i?wrxmI8BZb*K3#-x##+jBQM8{s7XhbTKuM{*_;Shq*qR=!p+OYkb}Pop?zS37ue@u_x;ARCuwU_uY}6Amd~Td!iy
<-{9`^^+mvp`RQGmhxvW%8T$Hi8wf{vDA5CseLpoya?X;#^7#mV4!Vrc^@ts0GbeMu*KuQZV~&MhG(c{Rc3mbqqqXc=}$89lN_@(fnEvn6L?E&C~Mj9qHNsW
-IDBdNcRQNGwlyO*xXTsDtIN7L*NC_F2{!7F!()%3f);Eem)2vAPRYe*1rgo2d2nKW!u{%2vHhxOvI^SkSD<Wr|In%Xn9>tE_{Z6c*kdL6hZK|Zh9!xblxY<
(Y$lj?<~5c9`%onzSyWrb4i~=u3^Oq&P>HaVA4IxYvKP`pkBb2Sf90{sg))`Om$1}hP2F&(Znh5vjEWuB&F^?e8LnkhMRK>5xCQq6|UMhES+eP6)}NVVe`>b
Wz%md9&k=6_a1u#MVK)Vri5pV_%dA`D#da#U02X-R{~}R<?%s?d_)G-s58uBvq4ae5UhTLZf(m4+EX(OBm}>?C<YjuIWGPi$ssVvU?|9pS?)W(b<sZAOdd&*
OWmI@a&?<TmEeb)^8OtY==in=qdl;Wt@yWafz%~j1ZjJ|Wv5~Fd=c|np1o9ul4$#9|C%w?U%U8^E;=aDbIC6W2x40cji*RrnI!J}i`m#Bld05xYN574#(PE$
_8E*>*xus-k1Q4#Y{jGV*)Yv5P(L)Vp-ErQ47(T+4YK!DAN-*GQ!Z?QJCVl7(AAC0^G92N%hArt*KKC({}x(ZlRgco2)CO$rw(6%Om%)u00Th$ztra2C}>eS
Q`$$T%75p4Tn*ss`ZxMO=vA8$N&c|LS|8N?hU6%YCuUb9HC>{ZTcWv6wf~dzB&|j21`n-a()2|WqDNo2wcE?030`0>!7{W1k*iikk;<`Zlmhz>d%R)Cg43S^
nmNB(AnJ}V^yjDy2KuKrRPbvXdAILc)I1`gKv9D+hHfa4_Mx}tRH6@5B5zTAz$Ti>GyuH}VA-vpawXtPAcX>(odj$JcR#JQHW$f(yZK3C=V$l%E~=So4s&T%
r$Q6luW^d*m@kIhJi_gzbO>=2tR_uU!lvY0xqO_$F%+W9FZ`Yk#Pa~LHh8JJoi`VVF*n#Y0$A{$F@mq<IOZ3tqa(0D@&S=<nNfFBgtiR@j%bu6^@qBL?6K>f
fwIT1oM?SY_I5z`Ns4^3Nsj676KyD8o4{I@aFTHu`*e0r{myT(#oCAeF$KUA<4RSJLIRUqq!tx>4~E>INN;T#m@f9k7#7_A2Gkn$>u@5<2z63{SEZDZU!-ZR
YUwt;q6GU9jTmDAM=RWWz3TswYm2U_Z*X!2DNk&EX}SxZqEEDWeR?UAu18J14iP?XdBXCHa0*y>jtBl=Fh0M<%%JlFtb9K|d~;cER+5W1fN&{#%@TzgsKrWQ
$4dgPv>r0>4Q;V7eu-EK*Nv>snG|dc?$DM&!o(aqwKLQ7#&d}b{ZaQb+54wpqr)xBJ}TGT6Fpu}oqZNKURIwD7=b4(94H{Eol$U}>Jo-n5?R!Ogn<aJ8@zie
Ey@fKKlP_Y6ht$7y*~jhv;;;%)v(?lb4ntQy~SLq`38~_mANZ17*tNC3Vj#69s$s5d=3_RYO1jN%8YW>tA=!X_f+gauFWuXqw6EqMjdc*d1s67qiBser5OkQ
4d+F$4gLZPY-15s)0JV>R68I+SWYJ+-H4>lkWmG4p5XLiRX{=>(a7Z41U;{8cwwx$h3im24!d%!{~2~>G6GejiVk491;3gYhiyaShE$Y}+VMyW5O@5ug^Z7X
cE#Wbh|Tfh)WmWpo5ptEnbnNXMM+f4*|>miNy^0SW7KgToDIe35H+IPVdnn}ZhXrME|D?y#tbmU@OuZK>!J-R9Clfd<N5>!l{iUp6%h-%K#@X-@CnW>H0ZO-
lCp;calCTa^Px<J?tBBU?BC?s3sFU#Hn-&aocQHfL!U}}Ym;{>jETfluP$Juj%xqmZ+6%RZI)7oWOpHVUvfb2-8wxrv+%g5V=qXU%+zoI5d*W%`!q4cilvuP
9a8@wV`!i1E#SH~?|7RX(P1F-gvcz(a)J@J_=`_~eE|gkae)*$7+x%7$yU}m0QaZ3JD_{jTh%Qel+trA<1sN_(=b31{80jQO24uCkJO~g7^Hb^gKhpTTbRfq
uJWoL;?8zBTX@=rrXj^e3QHY+&fIN5i(cq3Zqtq_<{H7_6ZeUZa(~>}#`Uh#@Bu{(P%z^-_v}qO6{%*<$_V29XIzmBm6kEiq5HTmIj-&}E*uHEhcSU0Fkq$k
z-bd&G5;DDFCmFwv;p4w4Jl~1G~Kr2lNw@@zT+K%+7siJ*%uN9SZkS?&kjRdLYlrsgn6Tm_5zDt)}2*yWZmDa;5Oe9-?fjisx>nh<)|uX&fG)Qvcd<OYk_|%
F)5WAHzGXu@KholHSM%&qTlg9sYk!6@kk@$kPJwogh4kn9mDQ_=^SsE2qW0{xVW09X8(%UCCc(KPv;InwouajoWsF{7-~=pys?Va9#3nika@Wm2QEstz)>vj
eEnQlmzgu^`+FP^QyWo+)#oTwK{hi^pA#G|G@{)owyQPX<Ml-G)CHcKhV&6LD88~~z>Yj-5$*>h-~rMVcl^+@ekC<hozy-g_unZu+*MLF&;a~6Y??NzA9z*s
YmDqSo_1iVBe6Pg3-|D(RV^Bdh1(A1_v-k+REZuZ#M&R|CHCwUrSd3R%uc9e?>&^L37u{(R7;hct5c~d#$*1;Y+leY2B$!OVf`sUi_C!<)PETkF;~aGnao49
AHbEWS!3#wsCxFb2{THquKpctxj1dZO-<?G&1#@=p73G=N>KY`e9OU>3=D2q1+}qBqh*$}4bkq{#(K{xe99CXUkxW9+(6;nKW@^c>0Ycr3(|SpOAsJCBF7vt
FH$ZcG0w|oW(EwhC2Y9`qOG2d#^bv#*k5{t4+-6?w{@YxS~dWQ`-xQxVL1w#RSiH$SGg6e1w`0xGLtf*0Sb$DSoWY6!{DR};GtUqZ@ho+>1F^%&!re^nbOU2
?P8NP!11v6-yNo2B45x+OIo$3E-UrX;}yQQm#TaNgcxv_9*Q70hciP!I)^FdpomDWCOOGVWORGO`a3*dBzesSIOqqN7cm()T7~Eb)N*mC5(q!-3+u8i!b(h|
&5l9y27@gh<`<KRM1$AK9X31(BhRb9IE{~~w<4Dw*k-z<37*?0CC7UPlHwRCx39y0NnvX>nP`{@dGd*of-9zgNec60KdiiBmeM$8Zi`4(g=8t-+TWWf2qXQ8
r(tm!4?R9fxFCTpPWu01e!-GynjK=Y8}3k*ewpFcWr_11CnSWHHAfP#=PW?Zh>)n)IQ@Dk_IuPGu_AazwU@Gro6t~f$=*d)QgFF-sF>8ekiynzt#Am96>Y+8
+AMW01v;sL#lD?DBJ73zLqr3M681+7=g?appXi(!0*i4PMRcw>K)aJ@quK31rQ%-RIk?wX3YOz`OoZ($Urlb~7PMEPC1U!#3;Bx(t36eo_zEkkLxGH}j0Y-d
M)m`;az0hY1Ol1`Lx00Y^KHlED_li!=5!6k2t(_g>46fcsYV|yrXBqz`^1zRrN7W^=>*t(RP@-e%>K!lgY$Wzh_D3MLU;RLZ23d<tF%5-5f&;w6(ZlIQvDY>
(X6XR9mq^!rN4a)3=yOSv55W{MrMmdC`~I>3faTzitI+CE*4s(gf`sNS{S8}cVh8}0w%xf+_5X2hqPm4cWE95MJo{r$RP%CoQ=+#EIbrf!<$&ZOoQTdxLmJG
SE`L~vf!15Q_#82*bjFdlEa=uZgPpEE3JDM#(cRR9W|xPd{4`Gn7kTF>Kp4zK-H9ykZ*evVHXpTA|72^-)-QdB5ii8U4wL|?XMO)mamX;Ha|JmO3z~jmwsm@
V1r6^0D~}@yGYw?P^`JTh_&i_ls+Vv%XM9^INNIiV2&sv&&1>GUH@<}S~L&6Qo%nNd8fE`4Dhr1^)E@a%WtOB@1AS#zDrB6oK3OzM_?3w<3bdFfBTN5t^JkY
ZXq$v>qdtVd{P{O9-FWiJ1?trbCSK(9I5Ngd#<=UHQphAOBqp0C@o(RONSH&22K5HfRlIQYJ0M4b&eYos94{B+-QH`K&%ZHBbXEXkg&2<BXnxgS9j<sk6zKn
dFmWx{3z8VRE*vxWq~dxaJ<J<XGa<25JEB9Cpap0%mUE;`#N_)evpRTo~6M(vEF8j)l$7Y(W4*=7R#vpM_c1tY9ry;Fjt`JxN22Wr6{H)Aj3pS3T4Lx1jlH>
<YG4V#ZLEc7e;RfL|PmVL_E`8FAyAtLN+dn^;i#F+$)>$4vr0j5cP=IvOExkW>cqr1w3*_=LzZ<aZF=Zg?wg+QU)iL{b#{@ZXUxcu?;~o&uLpA=JAmb4jI)W
;pXD6kt%kcG(I+c$qR<x<3@Kf7*BTKR_r}L*hic)g&o1>x41R4Rz8sT+%XVR`YvZ?VYwt&lxKYVkgkB;B9_Yp`s9kp@VxjOtoLTQ!)51t_nWeTqO8h7i;W%C
IhD#j)<SG!jbZ-ZygDvrYdSMf@n}}+l)i{pgA?<P<CjNe=Z!)OZ%^8-JiTZ=o5o^#bOo>>yP5Lqcjbkst!kC&nwTn^g_P^`ll1a?USb94Q7N7bj4tWFW(iY|
^N;BRcToQBEp<5a3y<&Bae$-Eo=%TaI;5`MnWWfxmCDbz-~v{o|F!R&)JkE1B}<Vm_4yoTSvya9UBxD<I`@gv$@rAg6KN*b!Mxk0PmN=jE7Py)H!>_U4!r`i
uOXv4_?(!+z<g3gGe<1E*n5v*W!At2+6Hb+Q}K6+Of$RS|Mnh&D^cL9@-@Kc>tkb^{~0P9Q8ksdGzl}{9e)(n%<Yjdnx~Tr^mmfK)V?O1-mMHSk&ZpvW#YGb
E~F=a>tDMc(M=M6+1z|=27xvcBkOL9?|0Cs%B8ffhT~lNuyDJ569%e@C_k*NeX^4|oAr;*Khpb7JK|-{sT_K$dMCNSApihSF1ZdU;k;}?ncD@pxET^c-DOoS
K6I&ldZ9&}`>gPDi1*q)k?>pif=U7LoAy{O+bp4Lu!Ls^XABc?w@n$^g!UoZILa%z;d^`euQ}-^;tg}YQlL?owP6?=&}y52rYbr33XL)Nq5^e~9aH%1Pgc<>
vbUn;m=ycb@O{G_xTlRjL&gpSZuHq=tQ)NC6$#arCR-)$xyOpilj1%HL+{l4`tp2slR<X&#rymW@FlQxw1?JDP$6C|EYw&0yH~G1n~?t5mYkO*cX*<E=UoHh
Ok*jaT4z&3=O=YipTyYgfOL#3g0kIkcB2B-Gb8I29wiHT+p(_>IctCHm@8K%>gb=LCXy>rIzc*&9a;0GrlE246FfDU5kvXZ3P`Aq&iCktBtVTM6h8HHWmm~-
5i}MeaCuT=nkr%fXUl^W5!nC36AFO^SqIqP-W*FOm6>E9@L&c)DS$0c!y>8U5&*uoObt;}oeEV`3i~aE0S%Ji3?#>jDRD>Y&We4b{V?=!HLF)J;?P~KcT(@k
V*L>d<n#pCN7+sQzAvm%PqV@{<xWC~za8C06uigqsxEvC4l@dkRPiR{6JJpi>&A0M8=+b(NN+ALeZmdJDh)CkcW{0`J>*2MJ>xK-q6d?lKP4lc&!qCSFr$en
=rW2=BUG$g#XJVIz?giwAz8off&TKeGyd(T!i@5DwT}k9LmzZBrV~%iX5Lm6xi$H~j`;SKB8NiJs59Su2ldwyF{}w!#j@1}MHM9!T!#+kVlCZ|XPre;bfCI-
NoRreNud5WmRTstD<rP~=7qdQuU0Ub$1zMm4a_BxRA;jNX%v&JNGb9vT`MB`=c_WLdpbkA;sR#E+AX}!G;RCAAC7M1Za|VU8usLb>J3-qg8_?Nib<y8e=2W1
%lMj)qaB=0<sEKZ=*4e*0nVWZTC7u-{tBp1C02-*660P;y*vZpy$=n5bQUgtkJSRV(*+Ht_Hq>f90fSsGAYvKIp2_#KZzq)sT7L}<M}`~0)s>Cap$+jtoCTS
s4t!~l4kP~axz#!$P5XE0Jmyfr!-06x$D`(3#SSIL^xLJl7$Rlq<D{TWXE%!SEmSC7$iD$IvfHlv0eY>2Mlp4C6|zh7d(33E>;zQ6*;U<sx1=jh*WaiZNc=T
fKUX;lE*PV0@+@xhF{%iz`$*Bao21eW^J~Lee3=qFw-SjmN%02b5-qWb3VU82sO^M4I};J8I6t1b7oZeT;))Vu*q!DD;W|di}T%|sSGqUa4(Y!xj7}DFZ;``
xr+uSL37>*wa|45XR~(?jry@et68GPu)lvKG#P6ycd2J_8wi^0jgMNm0Rmn*MvjoQShMa)<t$I@6>v4N<?YD|ziq&7Jl>cwuT%{2&JH(#9$hTWY13l+kQPbc
BZ@$ctSytFV<DeZ11G2lWqN<oSsw|q9}Uo3R)LqY2<;h`$)(=St4$^FA1nm(E{fXp`VVnhA$wTOm=%(M6=B$segH+(eaoYZp7MO7L|%x5s@C;*h=@jX&TXoG
Axx<!do}r%?bA`%8p5pp&Zo3rhpJhHRT{ijoE2Vqq&SCasdYLXpr`uCoDsWkF$6?$d19$N7^(xwbh5KrUr1596G}Z}oORlR*9Uwgd#q2yYU&TMBC}*`&~Z)I
HXXpOKs%O3OOO>XT=|EH74B(dix(O;pJED+=}4}}L3>J0TVh{-L3XA`5;Z@`^gDox@}BBsLq9Td-a|)$jXGa5S>!ZU=T?;eh~PEB6WYM84px+&lEYZjrl%%+
xreff9?uVH{Y>1LksyAdjiaDrW9&cvOXg&utdMQ(TR)UHtj>^2-<NOthvEJojm_Uz5ppKw2?ot8IQt;RPxutJ?ZXj9*9<iX1=ef5toPxMeKBFK)mM!PccM0Y
%Qhia?{=FNt599EjiFbQh4(go(yP7UL<Wd;Br2<%q_`|9ltNbIoqsq^9KJaMRUX*&`QAri;DFpQ0b4&#tRrobOIf)-Bv@Axok?*qgD;6?D4U8Od{W^PoQZCx
tI!Z-WaL=^oQ8YZ29LOEVIMWXu_rUAFnH|Xf}Hs$IR+^vOY~v<t@fOt;)s((i)k#-vx9n~(nnKs&yo<Tyb-elGXwup2-3_CO>_4g&cG)uRZsGQs3$TZq=#f^
XQ#Yl&D%L-Nd}<?bALqVNJg|J)|)P!Ay+Kz;_Qb&esIitR6`v|IXVKe7Z^`GcKzHUG61Rm$_iZV^htg;Q!M!z1I{k0-D>|Vd7yDmPUCb`h8L`$DIW;@+aNBd
1m?&JiF|859$^S<C}!MvQ(kyHL8SV8WqbqZdF|e7KB3MdtG7LNQM3QQ&2Rit5VSC*7;>$O&S*8(H%$1%>Zq~FH9G{uat<>S-QZIoX&g@)yy&eMbnit#PQvar
T}-4OF8U4^bnuZKd{A`FZR6|V%8jvsnEWMMnFbv^zA@|3DjQrQPnfT3W8sR7ZAhK1>q3oZQLC0NXfx1t6Qa8)1g34yj<V_I)=F;NF_PAhLd<z_N7^IizqK?m
HArgKa<JYM6(_J%Z2tmQI9ceM+zwDOWvAd5rGx)LKbvj(!k(=PhYSxtRi8+Gz}8=8&U9M|+0?z&4k4*yeiy4Ego^bClmJ-mLu)@)S~q&I-RVHY1^^{=zi)a?
a1#A!msn`s<E=ciX&6^|T4$oT9bp$NFb`dbHIq+ux(tF9eWYesRWB@rOTu6eDdu!b4zS@NDz-N6<eGYkk>Vuh2o=%eQY|(RRa^qxzVH|&FhuBYv?>>r_ODjE
pNT43ptf{vAi#)HvWk-9jvPOlT}5_<)E)jfr|&qs6RU2{CE=q+J*6LyhLROsRmcta0db&S=8*aa0rcDt?({Z($s#|S7S?<Q6&0Bc_$Xbb=1>0M5D%5V5x)}Z
iortilNgoXaC&~Px?-=&(Aga13!E3ni<LC6)FB1xyc1#23~perR`5nrd-N@)9_kTU598z~U!<}M56E5Y<vWfmC4CWI=MBp=A+&T?NZctlK5}sx$IpG*2!V;7
FD!5FdY=vn5&4}Fw?gzMB4(y(649o_P-Xb$#3{^<%n9F>D``y=>8lDw8xU{?;n|jUc(#CB+Z_j3b5tiAZ(&T+zAeM^&pwDj9~c6+tWRm<ra%>T0K7kCfKk<O
S9UM0zh~|)W_s?CDyuOK#}vifx!<Y>cdF4Zc6zoPX-}MCtzkUu?pHR)UMy=IyfyIwMaWus7K&rNW&b&gct4%AK?u<>=vX^ZTS|8+32hhhg{4@@rqY)*DJ}-L
7Oir=(1WnqN8%61UAVoHGmy6MY<d9GF^-4{#?~~<>a|?*|Gs=M{xayTLEK+teP5qud#?^gpPUmjdS|+iAG%nWMa17I4ued=w;T-NQe^5MhD`wOXlxAeNgg+K
-jp>Rc9Z2WIZHlxP)q1L=Oi5atAsWT7ZD6B`aM0?22kNTZRUHJVsLH~&>48b$;^^T*$R;4LBAhiF=090RJhWlYUuv?C`~lkz~+wHY5&`kiV4pW^S8DNWXlzk
4CUFw0x}1lSXu)0(jEukR$jjq14{E#BuW<7`c_u{Kv=ne3Wy^}e*3z<a1ZaKn5xc%`f>4rim1cpU>rqhd-{tOiQf5<k@<QZu6n^Bn_YyLXJP8c?pyHOlr#go
v54w0Kp+l|OhwBu#i<yD+Xg2f5r4>*X~Zi@!ri;jUy*I!ClQgoz!fEFHihBx;Dyh!L{h1a01Yk03gg&^!b5)IVk|SUHqKU1jb{!Grok^Il7r{z%XH5+c|e}9
WrJq=4#z%<+Zk8|JQPN5!Uq;5tpY<@RJ!JJEa(-Ng+MlM){b?=&y<`z0hY4HBR}?Cz?ze|nDXCa+1zqe9nk-1Wa2Q>POj9ylH$8!sm@Y>d9opmSi&#n%9WZk
Xp!P5BumsS!UDgsGY_}oBe$nYNytXxG|Ugxev3t~oC!2wIp;(Ock%5aRyv?tp$@l+-xw}cI!k6D{^I2f?>Q7Fb8nX-6<~hp&T0&jo*NWlU!q^fF@owoic>Dv
-7hd(kR;OIj#2>=&bCAf#u-@TG(~tPMpdUv4^At3siA8{6};-gCk**6U~{e8R4^<;>%IniR8Z@uC=&MYjNE*+vUT&=4y~0z7`QZoVZisC76~;%tc{!2Y`*Wt
FK)d`bHJ*Mm0SEt42?ss$2DjEOmg|wg`~L_%d1Wz*^PC>9aNPAzOcF?t*$oSL>OIe=#yD8+ZvV$NgqZrVbt#O@t!!n(&1(Y;=_Rbh+0|<&cR8pBKx%t8}k0&
+1=6Q6v$()Nz>qDO<bG)Aw&m);f_H3#2LHI4MapVr$*2OzrVFZ9W%VM)U|O0UAM6nF#%4+I@`>qS|-+4B(QH@eHjXV2Y^M!u*~gAi_eLhu{sxqSK$2yl(#5=
2$sHk9Zl_)B&w%F%Qr^<&zrK(p8Eu3F(e5FCQFp#MjFgw)v`ZfS($Res&r`2{ED_=*_-rZ{EAKW<9AEhJhulxs$(~9Omi%A>0+)BaPq7=q9Q~8lat@SA6H|Q
9=2j05uqX1@z4|n8B*~_zfE4bb$~VJml)?X*`{Bz=-ZbX>d3_bVtPHtm*D*jZ+bxV?Bylvh&q$o$9-UM@Ka1p4uRq~%DIj&dsbO`bp@n@a^7sAyJC{#lYX<>
{#s%|?oVQ(meRam8;}xtT$m1W+&>R|NcQmiziwX@snL{{auEYFQhN=BvGy^OZf=gQhRt$#wvYs>P7q)2Tb_LeCE=%y0BY^IJ7&U+Nl2L)mn+pJH^~x`p*#q9
5NB0b^bJP>+A{i3*anNeW#V}jN*+l`Q@@zYEbJ0`1hPm;pdO65HkpnI;QnFc`IAGcl@)c#NWFQ@f)S9wU7Ok89)Fyf81pLh<p8-$3x}Hbou?uAc1cDp1Fnh=
sX6J;X(@yjJBQ5&NTY|Od-WRk2|7R%R=9W{JP!&Ai3&)jgi#=+OZu(~$jlKrP^YeC30`_@WIA(>->K(iRHlH>TLsO3wDo=+;TR&@0-!`b!q!Uw4X)aB<#Uo>
BvplC)+Jsgcm1@L4lmgi1{U&kGCw+S{F$FW1qlxq0*J$`HrdB`4=ntGnj1eehp$jVE*B|h>RmH5tS4?g01QEVRzEf<d&1G0gJ5)K10*8|);2|oRL*ti`!tmP
W=JIawaJIQizrpsz;VT{PLfY3p8&7$ZiH*g#4syzfySlks;Ct6&%KM`^htruc{k`d&ME3?^QV)h(&_z!Ix3qwpBC>TDEVAF{Ymjx(N`~JY01)w*+&jwQROBR
Lp2AVs10bLRC!<OWB$n+0rpuDw`LRkQ9B;pq~v#c=4f!5%^gLVkE-4??xZv(6cm=X0Ghht9K}4{F3dR}5;dM*UUi2TA&QRzvC2O|Bea7*B7X;s*)a%Wc*+4m
k+8IWF*6fg?`sJJ@$Cd(K-~dXK+I0<7%lb{?=rCh00>g0i&qI19&o)cyae^0qMAJ1F_^&QRQirbD>33Vq2v|Kc>9{cEy0UK;L~nAAZeK}Eh7JsyF=l?U=-Od
QetM{+#CczE#y0_gRE|)z1FQ*WNY$!7TR;Qg3%CjIDBOGFy#ar^Gn$6496z|JQy39^7pQ!ueSY{tsrfP-)`ULm_nrk1DB=af+~ru8*Nf<wx?ZmEE(iw(I5-~
7S6bH|JmLeI5GZYJmeu!e1o6jpx{r}140u-BdT9ZIne-12MG-9pQQgicuCmMnhkq74q#Q%B2b0KE!IT<9dtG2_o4(?hcIA}e*g{Nn?C8I`n$NpT@=y~>P4n`
kcltyGNug+lXFxh`ZI&K84T;`z5?6)NzFgWx>m@huskY@)sq@s1*kN(6zTcGuTEa@sY-pHH~(Cco{oECpeTx|Kb5^}Z=%OVKk8T!TLj%I3S!m)n5~g$b(9hz
(;1>Ecv*4>N0CT?e}OGBq_^jVWl&`Nb-cq9DKhvS-+dzKjB3C_if#ya(fEFWOYA@2=Lo0B{-{Z5NUfJrKBfk|DGe=ngL{R363>R-(NI6#U$zNT$`<{ZTf%Sn
fgtB1{9W;3t`t<SJ#opFOBax3UHE`3$}Qiwq}IKm26rr3mhwZfffKT4&dIwuMN(u!DI8%}YDr0MbiF!7T}V34R;sXaEq=th0W91L&T?jVO<@MlD)e<v=NY8v
BOZ$Z1-md-p=BLK&MOmiZRkz)pJ3)SJ#cEj{<0B8nh$m;{^?jfGy*7pRK^ZdXjNtFuJr8;$y=kenYk~G-|jMwc#h}<@nllIty%Km=YnWcL_<Gp)Zv^0SPCu|
*r8aX<Ujq3xa<1G8?n(5YqZx8$KlU5d{;AdG`rrA&;jO8-dg|fWP=hR#Q<jxBu6zS4u*0z6|#hma-U&sYSFA$N>%1eFAQO_LR&tNqRGSf^^-S-dGg1X^VYPp
=wvTL)$GSm>r*gCzfJReiAC}TY}ibu$}^;lX&SqUkpW2KY&@~uiZ(^Y=I;<^TK1NaQCKNTuzuACiJ+qjVYs@0B4Dc}THb(5y?BQ_Q{Dl4a4t)?P>xf9G$NDE
)>bNsSKB4bOPV^gc{<KN^YXd~y3e3{eF~45isKurSi9=F<NzK~O#^{jZ#}G%I8c#W?EhXL{L)y4(#>F-`ih+cw&TLJkH*cX7?>vwR&H_&7XFiXB|sA^HH`EZ
5eLv7;yVupp5FwYg`-Csk-Po8cwc74Swt?Tfle{+a;Qk8A4L|4)M^p#>36=b7aSlCFI-kr30UNq3!z^>b;mzM4xkIizeoj_^IcP9doUApDeW2M?M0r9kRF$i
nJ*X^qf<e6mG`GQO3%*~H`t8WB~3OTE81-@c7dASHYtgj>D7dN`=la;#dzhwcJcG=yn(rkRXJ4BDUc2Jt)=d)+^XPD%$F$1(c;T-1=GHTp{AS%o17?ZF-h{u
eB})a#%~qMqU85pNXny|06{3-_azWD_?~Je4Z(t_jKMe4Q2{BRGK79U>V?62tW>y98)Z>y=R0aMj$j5ib{RAf`<Egb!u1%ua7O_+QN^bP)kTPr!n>Js=*CjA
QyCt$@ITSLY`&zFQ-jkk46}>GQz-aHmg(v>cNHF&8Dcml55^pykiNjX#RT5?%qfU_yqqucL-#ZbSUa2h%<cm1tpuHoupzxn1d`#9tCPoR`vkuFENd5Le*qpP
|4(NI%Tgt1WIe=^y>)-IU;Wrkm0iVqKCGfC4JG9zXKoEpn$f|%dbS2d-T-LZI}2W6BJTiiOqOO6DZ_+*+&L}~U*cm0j-6}<07<Ssyx9ji>@hDqm(8b6n?@e%
p3#n=!I7nC@DceRZN}EH|E4wLB=dNVksBjq_^)O=*_yy3<5du3tW)SZnF@X36>S|CL;@W$Pzd(F@x(}>Fs_J{hF$ct?7L?><wIE_Flb1>`x^`Zfv%q0W{6@z
m<6QB1og_pu6_|?>+1+M=v!6C6o9)}z(%f{(G+H*2MWE@CksMQ>tg6L@zv&_&Ej`txz8~%>CI7sctj=AJvuak1j<@DT88GVd&&vF|1dJZ6oe~ZzC<iNteqWG
899!ht0khH(=KUCxR*}W8!UiH4J*UosA`TliTVN17Z$It$tc)R0J1hFFUkHcB}%})g-vZE9}1ghxnzz_i#V?ti)bYJH)t%e<UX*EL`!f=j&q`YZ<PHVhi{^V
lt@VuHKC)#osG6$daD%RH}ZwG<Uq28r@nf5puo58^rwlyXHy(w)lU?FvOBr)pyn9^OcOZMyEy6W+IM=oaRu5wJ#gPZqTt~AT5Y3Bjz8l};p3{eyFH6-OwN;Z
(JO_QA<t0sSO-E;2PzerfpKT@-#X%cDUGD;x;{<waJop=i7=G4s~kOCl`&hW0w1D*N>XeDj&lWg&;mzc@-R$U_m*EYD2)~+Cap7T^LOPJw`L2Wji)C8arpuT
Xu9i^FX>?-lZc-xcY?eoZ_5QPVoY1bZHD`6B0$zD5}%wLD7dI*i8e{ypAo-PIc>PdOvkjX=^qgtFcD18UH;CKJN4wF{EZQT(1IBe#HXg5`rP!IPu7jOp4vMc
{uRdtT-=O<9*m2k$SGh{;*(WnDyGiDN0{H4Xm<S)7`hq)bz!WPh6$1HF4Xi}HG6I<OGPuI33nLfH>9!d?S1IL96#<3qwDQgfM`rnOCWj?nCG|*84=P*0H7Wl
&eLwQkARN|A)zGZ%S<03>w#F>_+~FfE}?FdgFsTuxxc<&)TxC-)skY$IMj6J2&NxUSn8(9W}75`hu=PF=e99YQh@WU+ls&BBD7g4FC0(0mvHnGPSSF5f-V91
iw&wAQDviH-5;-Ke40R$HyD@D-~Rg;nz)Mz$F`F+qqx#U8<yAz|Jf>AJ?X;(rm`ETcl@$dW|eA1a|#f>;g8)K8%`*LdNW`PLI{15#n9b*NR8Efy#ROXs)VdY
XK~H?I?Wn={mdzZ*!I;{9rVEUQ4{YrJ-&C;Kza&v=hw~;Osv&OL_Ao4Ro&EdJ4|2eib#r#AgMM{-P@YM!`4l@i~1`h&^nFB`OghEP`~jrU~pr!8~AmA<Dx2!
UHogION$5sZx|os@R=<+HS=+6BKg+AaXo9`-MohwX|ByMat?se+r9toYw8l)5i{u4yVtNe9oL^G!w6&Xn(%;8ZDR!R=mrUxB>3?YWS3XY9DSbMMbBPnfFK3Y
TW^6j&||3@1kQ&;Lz#MZen2okQ@x0a!#hf^0+rrp31`q=WZL72U5YtPXmrlA^^Nz+`fJ&LQwtwxJ+oklBQ6XZ8g~urjzb6pp`GZDVm{<0A7QLOpe?<Gp;0|9
jElh2AN98Ujl}Tkl8VDgdofoZeTTXi3?62;8%|DfvA+=PG|R&_jZ4r6IC(E+P6#W25_T;gRYfA80Gk!3-$ly-H%XHQV-Zt&$7O|>vP!u65i5N&S{6IikTSD}
>W8YOLomc)o2=a|fK~IEnmiHPkKHMmqtIw(XJ&Gp$7VHx?j+*H3Ctv8L{WmWq<E}4h~%#~4>Vld!r?_P9sKR){|YeLjrjss0t4=Z`KP-_!~oLe$Q?W&>b-Un
xOhS+^G1v0g|WJA)ip)fFRX|3BgyO-u7*qg<5i^?YY`@7`O3;vzLStX{RSRir~$vbM4}1ZNLN|k5I|kL#MK7!SX;&q;SIts1htVJHCCV1L0ncEpc5w$hmo($
mkA9IMutort>4&m5V43ImAd%faY+@{9sK0m^&9afSCSo7(uUZD(^5*u(@!lwiz6*Y>#h3bJvAYGpBi^x{ubB!Xe*FIp-^AgsY%p}Cm%$*Q&Fl&Mg6C~TNe-#
5pHeE?N{p%e5`K`pUcbX{LclF$QlcQB38JYMO(uT5R7^QAy~VhyLnv?rER)Eopv(OiR7)f)yeAA#le6$b696t86%9yJy}m8NJ$HfgmEJ5dMNoD^-fo_HTppc
pEJlE6a5(&GJ&axJqFoQpp7z;k$-Vl80V`3p4d0xptDkA_elN-yc94DDlZ~^;jo%7N7d*^U7WWpz_+-{ibN4mMeS1i>Z92&Av*1l6Go4V4?Xe1>wIDpXJh7p
6--G6N%ckyp7Mxt`#$$sxfh?+FR!kO#r3#yLFbwqI;jeN(TVOrHuCbKR#_u_yJrZ494kM6{}fj)^DPM86A|148)s+*X*!uBJKD|$lwah%JWi)vyO@`7<_a;X
>hgW1k(LX;jzR)qk|~tRmWMr(B(krZE;YWV1KDim30)hq3{}m4kr}Z%^AE7Pq!c7q3?or-EF&J3tI0~rP6h@gY6eyhR`;Koso87hYjCp1a@6?dJ`EnBc1j!<
wWy{tN-c5Oh68+k0rh++FJMk5rY5(wy$cXOPrS(vc826|B9KhzkPMiNDRZRgaLoT!5wy<*Nl<s3M!H{A3YMcSDrxj?z3A-yHg0A?RV)*-fT)Z+!UIU+iu(;y
GA0S!f`MT15C??CKA95dp4Fh-wKV%AH-F8W4DHy9oE2)pfzIooWfk?X8CE6tW9T`E#YcaMF4sxzT4O1rO#0-Ouwlp-1$OQ2FjP`*QyMz#j76L{1KNbJR&2P9
WK*awY6wM3Y#BCyH1fa<1{JO&7SIIOow-_*_{^s$1n5KOVCehZuU4oO7BTAQGkR@ld+RZ+om?P|PMmUIO`a>XGVjK7kn~{7l}ZDdje}g4=C1mEtXd>;W@f4Y
`<#XvrZs29Q!fOuhRp4?cjCm058d>ndg{I87!YBE`)D)ajCb2AOemrmS>w9QXVbo#n##UZmW*u@<E&S#dsZ&4Foy@8ne}AdiIPA*{X9@akRnbRY~12f<i2r~
Z2)q&nv>B8jEE|9RL?Odcw!aR6+?`XDHMMUstN}Db<H&dOi*rwgu>yL$IAfRQ!GL7k5YBdLh*oBeZT9&ce~53>>S=0)^br9J+|^G=>DLt3MQA<2eYdEB?vN$
4cU)wGN+(9d%kEpSqHyKfefty94CmW=!<Sz$C_yjLpGvX3m|V&DiWZs5b*TXp<g7&WK(wRFD0D-Ssb&C9yf{RM{M)Wq*n%dYG$iON&*O!YJhqdj@<$j(5{b&
xL0=cc*vMw?BD~{mWl+Ue1K3ZZ|X%!+rtxn7D};s1nMGpyLJo0MdL5i8Na_Sq`DxSH9TCd_MP5IT8bKH7-f*|FB={qXhq=0@z5c%?<e8cx9{i(-sAfNJAK&y
S5bWfD;BD7wpL;)@WnGX#8kLQ&cRqd;&GU+ns^@eH`bZ-V25l_iOs1(ocM<XUfddBJE=2A;Af&2%#8#Bp(Hx*g6EU{MahU+UI7|V&67m7@%R*CO?NLW3c|S<
pQ7H#!T=pV_dk~Qy%Z`RjI=4oa<|WJHI4zb;yvpR(4iFeaUbjSOYeDJC5nkfeqx1M&@3&OGN`+|3)|Dw%(UV}H4hBZj%-jUvh}{tu)z{5dAJyCyj}o!pq7v%
l`1)U0nQ6vsz<3$DkqU5H(TU#$UUEnvSfAS(vJ-odJoqxJZc_zE^Bs7k0|6B1(ILc7xrMsq@Umrv&Nm6lhKCBQs{1pKcz7#zKf%(yENd98GzG>el;sBh+0uX
;uJiTP(L_rjQInVJ;!oplUQDHecgPV_J|Z8bo2>4*~mR<9cq$bjk#+9_uml8$4n=<I|<w9;clMPl-r{tGB8jkLcK;~z&X|p$X+9JS)A0YsMagaHJO|vF+Rxy
Iy_|TsXzz@&CNP#Wa9EbWs*Je2`#U?q9nqY#O}%F@|~r7nIHpOW(U_8M*vdWvCvJz6RXd{9rd7$zN$@l4y|t6={5mEFOdIi9g?0kVW!{bF8@UVveK+EIZloE
pF6e#^tQer3)H1n?I()oPjhl0sX*@0onxNEP66VUzWZ)mhAb5U&A3)>9UgD6u*Z_>yqaFdr`rVOb|{Ui|L7Q<48Nnh6KMR?uVA-AhSfb~Gff_qv)w;^!>t|M
{Zca*?_z{51y&WiAlMp4CO!|1(M%L-7#ks#(&h52-1w>|4aZD8m{df$WxMY>^Hu~CgpW=PEc&DdduLNixmF_*ivG;&81CFb4lMa=CIIvaU(1mP=f$_?;um_9
>W%<srSU<CDLxb~KV+89)FSgkK!_h$#D9fTxKkk9emf%)s5;B{{M+%-uE4WK9!WZ17Ee25m$iH;YcFm7k9NX}U>Njyk<8yhBJe+Yr#q(QE2?(v=jou<Bs-?8
Z|w9$-`8*yQLII8gPS#cQ_=`u+_*L97#6h`G`Ve3Zy4pWlnxDneb>v?-Q!XZO>JK3(2V=^OiaAo2JM3aQ>r#m9<CU1p*6L=`)A>C0p#$Cd@fBtE;BOd6)Z`n
bD&Mk9n!Tk4sy1dLLXF&3BrRXPDo7HV%xe7@HsT{u&zb_(E&}t4GUq8qQib$g*a>7X0k{J2!7jTc&}!4!LDNivcWXZ6HE0saBUHnO-Y$>6>1K)n}@he7>L!~
;3Px$tA_p*vjG6V!>$5ZC4K^T^|n|{@47E4tgHSKCwAglD<<mgtn6L-D_{@@W!RUbutY}W$4o%@S`uwIpu7_@vtd(*9CwtrNXgA73ydyIw>5oS6MKb0Ld0Ad
oYuK?Um2AJ@-Y{Oi%LapLa_`wQem20r)xhO%ZA<`6s8<0A=mp?7I_d1cXJex;Z}_0dirSVN`r&s7(o08L5A1_82ny&fM=w}W7RV8)uLkdBod7=cidsIW3I5p
FmL`!{^=D1RKOQncTNc26#aVCzXK?a%(dF@C|$gWG#AlYOwi|{Uw_$ngc<?WYg3~#MMffC>Vw*TZHhrz10O^|Pj)=ILr_(%l}dXm@wtAa3MK56@!AzsF8GWV
&fyPhu3lf2dZbRS=r>-bd<kR*Z@FVC%occd{FA7Uv;(RZ9Ep<V@S;X04YS0@Z-4hABksKb|F|sVuT46RZlVw1W5f9_Xl;0)ix*a&qE?PX8k7{+i3o&DeB=UT
I5_ji_W!49J(lFQxbjrXW%+zzS59TLk?n0iPzb-wF^91mq{1Xn$M1GhBCzkh7Xh$8sTVW(pqnhGRbwZjVYeK;KPYHLdJA+D@e0VOMA?uUv0qKHT>IWOBU0ig
tP5;`G8N)5vB>U0IS^D0@5PBmLnVDr@xvg$IOxcV?50?KW?%Rl##on_P-vTC$&>FtaU^uzQ(>lQVmKw5kHGTsz=|WD@1$(Gmj7*xU8}np7Sc#IFr6q`*joS*
it04mXQS1l27u61EelDl%tpAlkhF7oVjP|L{E8CTkc!h@0GY{q;lBW>XOdcXlX9$8-sDi2R8f!#aBLuCSI`_^NaG`5NL@Z-Mlf9>m8A|vdrflEj5Ir<^HQpG
VW_80KCoS{A=N1R;&7uBxPiM#isdJ20>l>)Y#T0X6F4{EzRzVY8Um*zPtYDxTcOl#wvb>xnNFYfe;(r3r+d#5HN%9a^&NwYP}qT%jI9vEEbKoqZDR|kAM4|a
b)vc=$YnrjOF8ash3$+nUrN=u8h^#s!4Q^GnQKedI3azD4vb;qih_9C@1X@JX&}CzB#bT#N5Y_zY?hJ~VWcb{FFJjKn-g;^CN;;mYepy^Po-<8pgH(0MeFU=
H5jTPuhBF~1$cxQCgV*m$Aaq~GsCa==<`6GHNoOSZM7anq?q%iI5mdaG;murp06eaksJ&;Q;Xz~MAJk&A}Towrp0t`D_8n{9d=*=O95-ohN?;O9`a|Kyiv+c
)$}P*rWEg*%2xOpARN&5Gus7}ws8eJu*}thv*~8XYmhw^>~5yJF;DEL?krlK@^rnEL~B9{Ebs7QPY8&k2WNLq>2pN#1J*wrM-(f~s`X>!Fy-a~hXAe!++wX?
*yuTQ*8B!lNb5^t5hZ<Pzz#X`B9Tev2r1gsp=YBv(FL|&m~lI5M#p?J8<gDZjqn)cM$*<ntik8;SU@Lr#wfvIzUq5`NFqJpM~kqy=f1<c)z=0Nj;zM$cTrYM
F5&{-u-Hco*~rK3SkCkt#dH7zB{P24lG_Ghj)Nw<S^lmFpT~cgG@c?)Au_pAcJ$j5)%0t!Z#AcBnuf_(1HbX2hv2K@YlCZ6W^F=jqv!@?%?wt#xUUEg+%g*y
MZ2vBUD*asb)DpShnDYa(~Ar}fR+=|_m`nkn?q$x0ioJo`O+$PGGMJMB?`1{O7g7Rn21h9Kcgb`j1W!>Y0sfmmK;BC1|gX^zUgZ3@f?Y<GWb!f{T{N{+~@{9
hD4)tFzGIcnEu-~H&eZ1cV0GXO#umt_rCI)uy^&a3~F{|dPyNADF;Uf!yZ@dp(%`}5Eq=jjy5|yQUrn~y~uW&T#_NcJkbT-|JO+scBYRpp?Ubxv~80G8(WrS
zk(Zu#KGXKq8F2$nE7YLTr&Udc(V|0fn{GT5%7|`Ev@K`09<Y~7cPqlV)q{g-7UPGnIh`HW~@aB`4~zTMQ3V+-HGa?v5Iz#|5~_cwm(1UQcBbU+Sm~F&Cvsf
cg*fElXx{iUFP2vX)EL|YeVkOVi)FVJp5ZqIzT4~N(nwe`EwZk`?<o8mnrRnn|?p@XT+lg2~X)pXtu+X2Dv;7p;yygzOWx<f|N0Qn6?&O9>xJenwfZlY6u8q
M6~ZCIoLM}e&Ke>(!9bzRnuG{CVHWRiXnl9<#(_c9KGTBRN*Exc<aW|qs*M~<A>%jA&mrbq08CZPd`M75?>Ha*QmeYYqLT8b#-`V3dbL#F;>qh8y7&_l3tUI
lBRQn^2qjg<6u9m=MEl}pM}R7CS+cbXgDOWKbd`4f6&dKQTZf>-B=xvT{6eX<XT-TrXDY0rWK^LykT1G78mY+w{L9}p(DxaSdF#N4J}Z;F5JSg3&<U+6KX3J
I2=-n6#=GcO5u{cxcnS4QQa+z5ywFC^x|i2MX9Vl#>FYI7zh3sN4>0RLetljF-y&6M^cws^$YATIBhc|ZDNF4?vk$$z_irw6Tbj-snM}rjXlIF6wYr_(}$`r
$!<om4ch_*wj+o%`lGG45_`{uTYCK~+GsDm@)_o>i*wSGQ8xOuHDXEY=r;8BWf$x489b*}RF;huF4Iw+;mbUK2U+oA*tQz`sSO6=I1IPiAd@R=_#`w**C3#B
+3(}=;^PmD%|Z#RzPB({Ap5F2J!lW$aB>ytZI~7oTSSS<koh^7AQXb7iX6<)D}|3u$XIZs3)xGaKpDCF1MJ36apdA5dX7v`6MF<KXz-q|q|wjfx`hp})7IT$
m)9XQ#iG<f^ubfeJ>t)_t6CPd<_U+r-7pBS7E(w<Yz*rTG*QD#l^DAPH5L8AdD6dlWlh;XFKfKnij)8KW+MYkbCfV0N%3QY8vXULe;J3F>Sj;Su=$nG2_Um3
AyEbfJV{;kA#@HwUhbIIs5OJ39dg%5V<sV9xiD4lb`{Cjx3{goe?*+t$}EY1d&<z`PY4AmHW+ga@cDgkTB*O9ckQ%a5sMuMPi3aYO1sbFzjTo6t5v$aFm=dK
2pTST_yiLDZN~AZBd3lz_B1oirZXmI2gOOeAzjLV0wTmcEgc8p<ENx`dwuL~j+RB^-Kb^QPDV>m%K#}gq4K`~f)!)TdVNPP{vWr+JA5jvrAPTJYA19t?f~MG
^%)96EF?l?_!nGRd9jC?A+)96u8+*LvEXjs9{m(y{a4g6%A{rSM-N;oqys#PMeZ*2e7vSv_dpRmqtRj^-Az-DeL?J13w2@0n7l&1eL{QK4Qj?XKK+{NMrk7R
$P(pATm8c5jpeYNNL$XoEzFJAc8d=t#<$c8dOkKs>w#mO3VM|Ig)L1-Xp$J$Zu+A&2l1Asrbx{D<;D1hG6~J*Dm1LwXF`45Ph0vwJL<u@=ROR=sg?bSS{c3^
WX}yi*yEv^>-D0mHG~D()q*sGj#voBKw`eg(854RA-}%dvpR07_nj5C(N|sS%%cr#a512qj_YC%L-5^3M8l@3p%;Pp=+)DxD)r-Y1XL&m&^DGN4gu(HZH8VA
{?MjlRktDICV3N&pOzP7>IHb?=H&`Kr+m-^06=r72?*9B{|U^jPxc=zV&n%T3N8asu|O+g`iKqp)ZD&4aJCl4)HkZB&BHaG2(AKyb6!lAyGJSo{5$IZ*NKdv
xFHq-*+;G+&sSw(04kDqlKCQQV%+yOm-QqqB-(VOce{iN?9BYX^V2S&66NKyA~;;9NI4(sZ$W|G{kgI<QH~B;q5D*F#RLhp^hRSA|D!x=aFD3>dUz-}F*;JJ
ZAWb_cz5*Z$q}tiw(N`q<xU76n*zrUq1L;&!TxOh6j^bE30=F`V(QV_&cG%4hg{ibG^rT;1khhbIXk!FoBZmWN+X2y*%r_%R=B@v(W&V=^4bk*gKIXex5e$C
pX@~v?@$BIVA5E4STq$1tW&5kBODBA5y_Ninbha9^~&sGfR?3mU=<UTt{5%!p5q^FK*H7P6f;6_I}m$Q2``5B(M?A6P8~`-9h^JgrB}*Zd*ca2YCf>KvW{_G
TNGJR#){yiDA6Kq6O9pnvS1dOfhYVhA&WizLr*@XviR~8EIJC%+p)l3Vi`y;&>n4z{N|EBa#<we2EufHls)iK-nVPmO9+oB>ahGeSQq_h0ARy}29+DPlTt0N
-WajBhXR>IU1`y8^pj)pi$i}SGQmI8OG{suk4-j2WLn<CKG#?9p;z?`Low(U;yPkj{r{2(2AsT=_y`=sy$wyq(?bVlLF|RB=|Hup@kk~QJEF*@7wXq0SQ7?S
$yV4mKbJdRd8x=^uwvgM=RFu34LFMMrD#slr*FKK%Hk_XzeABxivB62217B}6q~HhZ3XkB4P9xijDLAnxFF6gO~jC&=(YhBq%w?jOSYyHG||(mMSw=U%Kz^O
8a7+V&brh|vm`iCjk(cBvgd@G7AvL#X0#N)qd;*e+#aYM5Us&X;*F2V$=h-jLyR&f^iNBT2M<7Q7j+FC?WCRlF81|Ip)6lm?eQXN4i=B=<5UH>-lTC)1M3*&
Zj*DSxjk@&vrFlZWPzPt@_TIzP8YZnBn>{U=WV+pw0+0-P``Wc!GxMwH8n+bCkgHR@&9pubO->{_@oULybIX_3^!pr_j)<zT(0VJpU5}Q>eL|$TW!sbY(aJ*
^D?%mq6nNCaxzSqSfCmlh>G`CX!KzXCK&B_fP2(nK`aBE_+?44Ki*e^`Ou57N3WP08rqOI8j3Zx;dAxPx^p}|lv8~oLY=XOK1t@o8fDvwKUt^ir#KQJGT*1U
oq%CB@XG_r6u4*Wl-*Sw6(j}8Fbob(j8B<LO<T=-d{}$j4QfH8MO%dXd)OGf#_)+Ip9pMXli&r2s5I2eIC0BGku?Lm2BjLfkHQ12ka}~C+xdmWLDroN&>8$@
ag0ve(q1~DgS4*+%Bpdp1O#MBo4vn=q=15Fk+gXd4}d8b#>SoYN=|Ye;2gLd#;+3;_T4K2Jg9%ipRB|Tfhco}p}Vvml?mwDvcqy+@~n&+p2@cnEnis@c;*8J
apJdlgyZ?3;H<X)0ouHbi37avqI)tTuR>zC!gCSJX6zNguij`7e|t=9<{2$BC%7Log7iaG)n%X9C58pm3j>crXN4mOC#+*YsF>rt`d4r?!1HTZm>IIsL^$gA
j~OZd!CTrfnvpdf@AO++T5>&8DNf@x=s*p?TPp1Dj*rzcm_7v94x(xUTnR<7a7n~$XI^}kq8dk801H6$zqw3HjC=dE&Q)S$gLc-PvKjs!I8-d10?OPDFYj`h
a1%=xdk+Xf-lb{O`;rQwADr7&32)KReIPa;6MZGxmYaW;vNfjJ^C1Hu^9a0Iuqx4XG8udDrI_Llog@8Mg&L`heI$tsD-GYfgb%AJ<!F<7EfZBK<gKRR2;b7X
r@T??*96C&96>MIVa=AhsHZQ(CY4xY=t(|-p{#9+RIdB2Oy7rDDt4h(!z%7=OnjE1oUy{_5HgI0lb26OmtY&{9Qb)!7fkHz$!}Fx@Q^51Uz*U9=Fp1cephC(
Xv@%bQ`2y`P6gAuY=Ve7BIq#)ztr-E6{*BmAIDDwn1o&@m}P)6oUTz$4Nx$#O$Q}pgQpbUBSaI?QyMBrxuJSSl>d>AJ9Hg{FhbKBrz&XQfsgu6A~8J1QBdWR
^5tsO+_Nax;F;+{?A+5fdf=T>Gw7@@VaNZ*442ahaJ0#E)SHg#Ezn#)%?6}Ud5ho?4F2Hk1Xy}j?j!@fr}VVe=>k0vBQpoa-UXLghH8Q#8~81cf0q;wKN!6p
FR}ovGFXc8=szM`yD3FcNcA@EHj$r=Vy$hC+8p!EtOGT`Hfe(|$W!vbZDyEKBI5Fi^03qs$^l?cT?h9k-#u%<LoI`~cQ1iyhC(6dV(BPr8C}_5gj!`hEZAVy
!Osi`t1#=NzS0#2?n=L7<(=Y>+bK|jjW|z%RdA7BdkZxs>5nZ*zFE}nyyMfD5uHHr^TM*{_*y}e0w;{^vUy_TJIC14ZnT3C6&*kPwF_SnR)X1tNffS8QwU?3
Hs2ta!^@fRLP>Qo+Y-Mfs?{mOu<4oCG(tfJ4gnIPhw6>4*4Mh5>f43CX&@v+!2_3dM19Q=>{)R@&ZWU>LPDHZb?~w=pO`RrPmT-3$6ox<gZp)ICoHFREv20k
!U;##Pfo>gKYz2nmcLtew>po=;)9VY;gT2fK(C4RSQO$jo`Q@sHO!}kbaLy0nIy;Pci9o)LFb}j=}l?*O42yZJxMZZ*x)$3)?p8?>#mp1Rddj5BE>q@oq|u^
bgUys0@kT-rgy|B+>lea51WsDBOia=o5)SwP>nDN=~^D8c2#tW%Kn)|x%>IIR!N_3nWQ{WSMrD7TBx^bRRV6(7y(;xdmzD$q<vAQpPPhVBA6G1j9hpQmH@RJ
Ie*=!{f79>^^oDV(rbz<-25_g*+gj3G%4?k&6HZ?&n0zp9guw<qVG&VK6^4<Am2xeH7XdEX}<%U9AUpm#0ur1h(rS+ErVPVP_${{JYY>9ICq=9k1^HyEByD?
W<wlF;#s>cSDOT^HOpchc+S)x1i$Z7*75aWs)5k@ggqjhSBoLZ8{UM6_<n$T!{W<TJ8V-JSQJLi1xDhyQ7gtL_CS$G6+a-nS#gB$hRd@8{lzi<LE1SWU-Lkw
T;!MN#lDV#i30(!B}~nOK}b_jBNackJtn!|3nw@;Q9RAO!Tg7rL*{KfSD0WH{`!q^y?c!zy&tq^(O&WPy5uf@4yc7gJ8^M(RcT@z<2f9_J48iY{qPHQA9IQe
devj=tXW-dsqla4?Ul|69G`zYXmTq-LiIBa>vul$bp#nFJ4&#8qak8t5xyIz8WCXu8E_DXLvhS&$d}un%#;%p7b9Q_*>gN?U_WKdWt5oh9Z|r1K!2LW7?9%O
U|WpKbxnPL3Fouc^mz^8(6L3^>pm;^o+=Mmlh5&qh&`(29WsWcFoMCbs{ObeJzV$h8A3ReassDo-vOU-)@UC#brJ*68*ns1o9ay=fb8;!7ZQewt0sR)@jnzD
P=9$vGEO3K6j)Kv3`M8c9>4M+DLYysLuJ7`YF#Vof;dv!p_gt}P%+f&c-RnwNQW|b!a2a3e2pHm)wfuY$2wIUQstbMzXh>i>?9p4@wDElS|;SC69y=YD}d2c
QpG4j0e)c}?&+b)cBO&RV^p&j`DGJIul#EX{~f{*VgYzzN-f|OE*mEgG*aOIgCGuTH;FE^!K~g;btUC2e8_nF&_w|i<|-j&%SXIf?Kr>}c1N3}QGVzc=Vwbu
FnBckx44#sH-)p5#6`I^5`1#H6lb1eYCCLsDIVsX(YHD{f|X(ftIju>6x#3BT0irw?<HqNGJ|-0vKaH>i&3DP1y6>#pfLBJhtj)FSt(S#N%e9~oPet5nr!w9
q3<u4-4KGeAkP$+5MNCJvldEzR<1Qar*G+RF`R6EMiF&FbH#ZLiqk5B<%UW5NU6zX`+-#npCH3u&_mWpW&hg)ma9+4C0xq!7`%h4)n=xm><TbmB)vSLAsIk*
2Wz*17wA+$`PTq@(7e52`;2b0#4v385IWG{_AwG#@m=j9U^~S5aHlM~wxtUYub)t7`FfNTw635?{L}&j?Ou^cNKiLDijl31t@+_8X^TznM)Ot`rnIq>{Ig1S
!>6%UwBK__S)|@YW8dU`wsI(9t)^j$i~kL46(kG`BpB39fG?h6F5}(DK~Vq)q|wR%%DtD%2&n0M1wD%dpy^a_zpY=JYKEr6>~Bj#tJ3?4QoPLoGtc5B25OnU
ctmy>2EDc#X8=_WN9aFyOjYD{?U*aD(`FQ%gdwDozgOYSCS5bf3{AXq>l+-y06qBe(8N%f$=gMK6J@?`XdkJN$Qix7A%pu5EG0q7v2bn*!aKCq=n43pyP0(I
Bsh>b?s`)>aU)xSz)^}J3do2X!10g=?r&Q$9FcXRTU_X0vo50FA_yFYmDcS$@}C#ejAlyf3no}N>)N_S#k2xLPN^C#kBT`HU2dm77Y19U6Pk7ew5gd9uiw|M
dz7N}(6%sLYdxSvae#}wJg{;h+<Md}fFd-Qns(?NH<aGrCHG67uPU4~^vc@G5Xvx5`<K6dYqSfihD&y9CP<E}Bs6(?gvqzt8Lfbx4dnH~G!{d57&HOvEP}PJ
C$b-MNj%`rIkbH#t2=cHQp>oK?K<GN*!mpCj`mH(yRP=l1J>a;%u<m@R-Gw8bV)KUPlPk_ezSZ)PndbL-<?~pn)!^2a>IH4WOUxO2vdpzsCYe_IKZ2Yj}{qP
_Po!*AsIE_iAd%q=oa}{{XjO-Nx&Df`9_0i3LYfuBlEDzbxBmdYd0OYlG;P2FCJhSa-)23y#`gJzQjYq6uYAove+f}bPr_@K<$2~rh2|B^!=Ft+u6E`?VKCd
7WbxNFfKQGs{0RjSe?9TgB25ContnjR2~GcojYx*-pN))T6E$kuBd+r>3}9Q4S^+EfC3Qj_(a4S-b_7#5S^)1dJt4Uqo!*As>Ygya~5*m*^A3SOmc+Ns#nUE
L;*t6VI`N73W-^kUp!H~__t4aq+N!yRBcUMH5it&79k%RS_1j_B{o@PJoxS8ng<3u^5w^GO6>SdtXRK1*J+Fl8`9gYm>c>>eL>q%;Sljs35Uf5i2f4tgHRu4
!UI&k(qsL5TrJ?H%5*JSjwc(N=<}dSp=K~ol~2y2_kEqJmCd!e&;bq(t9)~P1%;gQ2c#oa0iZ`HSY-hPX!5MYBZELNS}s{xI%e~M&5~KB^9>=k6Je?);v2e3
&uWsos<vp!dLVob%sEQ935Lf;rvPr%@b1yB5!DtpT{eIMD=05Z)w%t+7)`SRG|kbGUnLa<%vtwOxb8S(J;w+>@+&4qhhV6p2H`4*B5JzUubU5q2#WFxKKy`6
eBm7yyl3VMby02*Y?@=1tPFcoAKc{LDwd$P17KnI3QL}#RyPevMwfmNcF|8|PG;(6UcSs%R6{NB8Q9{1D{w+4vfs?!mk8cId5@R3Eu2rX+;|1_=<y1~pLBiH
oLt<*t8BJL!dg_e;a8=?EG%At95%QTxMvtLO`j1>JPW69L7Wn+(~QK0s*aevGoC`>fxm%<i8MEq25FfL&&5M&(O7e4d7Y^yW)u+V2}S}_818w;Sv5p0D1QGG
D?Ur&7xiP<80yw1+BYLFG{8~{0FhDA>7}Rx#2_>RhJ&(^B0lpl-03A>%rn<7GnX8*+f~zpkeEF=%PaQ0k4(nGWSYQ;qV)*Y07Vx8ANRe@vR%3F77PdV!mggL
xwfpiC;=A!`Yzc{e$rBPQBMkWoXh*7_mU0U2}?Q#Q#5qczcih5eMws=+OfwDvJLTf)Ny}XiRxWgmt&3j8iX^p$0bhlv{XR2voKTyPg{TP3;e_gehSqZzhTk7
EYvEXJhjevaA|ihb_V=)2JzyuB-%VttQ01H9R1h!+A1Mn*~?30PS|3hs3M2jvZz()vtC|;MJ0=s)>~MUFuxSZ*Mwm4=DJhfO1M{%LNcVQ#b})J7|_a!7I<!U
*Y&JZzIy^F!kv|kU?!Xj7=#Qqk~;)*T@k{c^Ogtj#uIiWsPh}Nn+K-2KflebhhSA|`wVTILN}faXlbJ=?q;~S88@jmDRz>Zu@a{ehi!Y=&>Wk~sljjPmj#61
L89XJxC85t>rAG;$-El`c`z;02<kLv^3c~{zjc)M7a5O!E^7y7cYuI4SUVD&Tt@)A|F()M9krWh_=9b8T9ORV8GN$*&mZbh?PPmAegKLK8u3u%Yh0)StKJV5
p3G#@E!ltBqqdw0cIJrhsr2o70l9Ih3`sntQY~=`5o#aew29_5QCkod79G0Kl-S@!fQ0T&PXp*4DSX2SW{VKAs?f^`;Pg?2JFR5LO)!(({y{<7+jf<L`SQBf
m>MZPjZTfdQ<<!<;*%N%O+&X|q9t$aA|WW6{&b_c$|>x783iM#()T@|nVop6b=)q6XG;f)QWY2mkjtQxvc<}2a2*7e>zHQjko8=ZE0#&6Z$10TxHKaZL7&RT
E<$K<88O$supfTphAGns(811Qa&L7?uD0cFksaZfqEhxgpzIC(YfF|cF-XW7TG2gi$bNT=cRT4(c5<J^EDD0&2{L@OVq$27eh*II_FcrP-0Y`@noYfz2K1g?
o>W@MdC|3w1{l>Pg%UXaAG;)UA@A<eM(|o(7jpPWvrxN%=06Zsz)Yzb6_b!#^<HGqX%C{6DBP9-8B>q4D^A@*rk%{k_&v@IfDTY*+dmOes!r^_bIBxsOsEAy
YIhH;p|yCAB}tD`J^n>=DvDRjA{)4FE(}JLQDO96l813}wpvEGNeQFt54qi^hkJV`*DMz31q{vK&&w9|Y&b2xt<tkbCyf0CIY|8@*pObZL!}dOM5qg`WZE%2
w>~FGkgLHvavq=I{gw^z?bCH>!YJ@JNWRv|=>Bm~A{YlM-az)AAasT{^EPR;+fy^jNR2NZR0l<ZwgXx9%|VT}9veeKAoZQZ(22?7FmgQgrem+Z`eFIyxd1Zt
&D_orLxV6oUqzz}XO8}&i+>$6bWEN4_0QTMgwxF8Lyv%|#B52ie#q}E;zvqSSH;u3UI*p_yxll^UqBIILIrn>|KMNQ)B~O8w(3c*|Lo{H3+**RMYliH;_-ju
D1Wk_{==oaY8?XpvmTJ&XWA{(4x4NexnDY^of0#1g`!Hyr6<!%yP*DM1FaS4H<tT_Sv2=0u{y=g@@^yay9X~U*pG$|&Rq19va7zk6G<&GaX*^nXnPgWQ#z|R
=?8^__(_QQ34D&#y`lMvrCm_45lWq~n)K0gO3ii_nm$M3CFn?VfSZ>q?gurGHI?<z+m=#ejy|HFDou+Fv{kSHi-8)=n=%H4@|+^M%)!~qiCg45Z#fN+iB;Lc
-Tw0$u@6o}v;z1I1_M_dE}pe|y?<fhE%hu%qKJ2QT_Jk=UF1=bLZ#hKD6r?mu=tO5(<Hz8eMBrlexsF#cAjt<)qsvR|FU#n8WApZX6PJ>wIZ(Bx<-rqmW!dz
&qPAbu$>6SrKoJ`Ll$r9nnA5!l&e+Ekxer?Dcg!Bo2M2dkoO|oIhB&QGn3XNJF$%Uq`HO##`WAW-V)CjJstX8l@F=!<0stiD2gLBNSPp*^OK(W!bE2LzgEWD
$<#%1IaOm2Y!+A@=7z60_)z1-%i$W1BaJ73Y1R6zTU2VGAGOygJ+o)X>`!W*(e-i88CQdZ+^)KjqRf^=7fu83SGqK5wEoYDFenVY*+K6k8sv`ufcBKZONcB)
-XS+(pEH&Qd*8W$YBwPqo1BVxc#QfLjyJkjw4)(%n`3^o5}2>h`3aNgB4F&O600W%|H?uX^Xa=*8@C_|Z=i%811#=LhVQOnMGhCbCkd~>6EvqUF1*`8kOd|O
9W)X-e`_pepKA(1OcltSThJepKF0bZ@6q{~?-&P6?ap~wZE8NDEoCiuCnPMB68g}MQ}t+H7ul-)K&NOjx3ZdIZ9$ZNj3-wa%;ZwS1*%h5%dWm|3d20jcYb|!
e@4=~bjATQ^bBMHvU;C3eHBo?AQD@02O6qt+F$PJr85q}wX)lE<pz-4B|9!S-A{>o38kxfj0>@!o>y6qT*<P+z$JidtSmZ>#xw2$Vu-^T5K3!}5vnU+l|V12
pZ$N?B(xkz86eSO!ZwBf;aJIS{U>aLeN9rX+^A%TEUD0Bd{CJ@n8#fm!j2RmoxlfxWuv469TreVUS?7~X+Yj1)F%<gk;`=79e(juG7PU0CLBY~$Keo1TUK03
`tN-2C-NJxrw9S1ufckf6Ni1RuAM-%g&3p-Ly|Ci#~HtQspf&UemSsVvt>Yigq8=|RhQ4M)}IS9*^QGQ;Zdh%l}#d;%WE&m1x?BsIH|mg3*$o+M(OB=^DL9}
gc!6QC*zd{)zbWnfwjPzqTsr9CV~VX^OT_HsETm_8L&R^lF5*6{A{SPU{lpS5>UE!#nE$N)U>J1{$CD#21<yAqB*@Y-UxLD<#<a;KOzX=a&xxTK_Sss4MbFG
dB(B~<KqPyFqU6jq4-s;Muo6=WCLhsk;K+rx!h%{EQJVG%rvEteny@7WuVB%fm-b+r0g{mF9uxTn`Y#edjk*t&$H+u^Jj1iCZ5HsPrkC#9y4$_>+jncw`nqu
CZTA}2OeCZx=L++OSmdVuB#?idFp;H=2=c-_9W$XPJhs+StAl0%jmItZ*F9*uA+~f8k)oVfOA2x8-}+;wjmbYl!4PWF={T>-K!=RQUUy(wn!mw=5gI8#T5!&
90^h6TlTa#(gVmP)C1~GL&am(a=Vm>CI}xARMNawL>MMUP0aVl6JEF${PQmK)_!~eVHLSYcxW=wyc38Q&!<%H17Cr!tR_*K2a5kvAAa7=p(BGMOE!2wdT{SW
(6gR{E)-Nvrim9n&s=V!p>T!PEY5&}Yh7g{g9Tp*|I{95VNf|<I)$RiWQ-Us86&gcs9iK%t@8_DU&xWKe+n$2U(y2u1^h*(weY0H6DYh}b5Vt$sE6lPowMQ^
lS&G(-%8+%F{0NlC)dp9MS04X1S~#^8U!P6!PfdS1fK8)4xt2aNmM3W2V+PoPmm9T={`R?b*Z$Boi`ud(CV1d7`AMDi~$0`AdXBjjL+@^(X!0HRVV8uS*}kR
hFl*pq3rE_#dnH$y_$p~d1UIyK{_KtU|4oCi;f3hTssXVAAoN-&sB=CSH{p)rh-Q-O2NHoD58QW9S3w1HM4`tX%FlIAScWOSqEGL=6-Gt#TPw3{3ytWR;DUJ
hFG(ow6u!i-XL!Qw+v87(<@GGTXqO1Jd$WTyLq|5b*$GNAekemQ{Fh|BlVzCN*`$k^J6tm>lAcuST2?(DeB)4&glP&Pdfs_3q`Q2Td~uYw*=LcMf7p*C=R_7
wo`N<uDA$+J+rO1`$73GeU$Zz#y=5*^tO5UA+okh^N;iTIVf{;j6qRXjNYlh9ysqAf!sBcYxu&aXyn@A#_=p#wXiX-cxGBZcW`>~Kz#O>6N&N4iceV$CX5ei
(7=4YmPuk+c_@j+t!4T`oe1dB>!gPo)T2)7w0#Hn3})`rw33`b9=$V#T5|^S6%TZ=D|dVt=bKDyt{#Su!V8-W?Hb4H+KDCI008;-ECsv~dVQZ^ePDDrV?drA
m~{(;xM&B>9nYma6vd8_ZK?~kP(g^SLMwOU#2!cEBzMwFi#_C{u@%}DxE7(>-|J%c1d2*t1_n6NMtJs1wxnn!C?8{C;U@0mTU>w#oZjwQ6m^*rjZ1zM;Bq$u
qwd84y9~s}Uc8%_!`{=~-DuO6v7WqAf{+cjb$GCs2$4<COW_ABnD_Yk6#5TLU@6%3l*^a&7Q=oCU#Gg{{wP-q%ob)dlNbBW!VQCuOJ|c2J#uEa?iFzd3~!=X
zSJLy_pyBy$p$bZ+w0T-f+;BlhzmU=5pb~y<I|2#!i=pK7Hbh?K8ZD^%q78;)@Ie1$fFgs>$^1@;N>5nH?cgTQ*%CUl==Y_NRp2=JS~;HyDW3e5pGba{O=Ue
7p>=ZcU<AX%n+c;pmGK&TS!=e+`J+{KcUXJ2=eh!N8l_PS6o4>x}9fP;bd2XcnKPg!2NlEow?qOnCO!cAZmU~Q&6@_N9+Y0<BBH-pC8FONNPZqG|vI_CBH=J
jYGnqQD#OdRiq#~U_t+gmE|tTvypX;iy8u+etA=b1wAVw$@kB5;n)byRP##d<o1qdDfmY#s+zu$2lmE0zw-oyuPXcxZueo2ii$H<Xok4GL2OaUMA*h^$3r;q
vpCHyS8*bMb~|7wPOThw<?~*7i|UxwY;miQmzfPNWuXtn@)xo2#9-eFp&JOPyy}O3z`!y~MuautHaKE1&j^XN5DeX8GiT6L%c=cF=MV2xa6XCM`T{@XTxeDi
M8@pX&hd)|u~QQht}zn@i^Hseu}{b*ys^6L8gUV;9V<_6lD3c|UQjupXlXMB=CkGEdUTa52P~iG*(-1;pYMi?Nu8DS71)olmC4Z=WCCRYhSPi;uCbO8SVC=p
v~_Q^_RNdHwv`cZBN9=`4LhN{E~P<P^9bSW_pNY}>C$Xf$VYZd3@g%&Gmt`)B<P=<_m<jq$l&^F<|EgI4h>t%F!<Qt$bhvrJTT0)c&g~c4Y)xX2HW*<l*Z#I
YAH=rK<8=;HB6_b2a1Ie+06SXuuoPNB6@+@y;&l+=3zkl>13D6p<zLB*gvO^=JNPGBuBa6AO9Ifm?t#P%HZ)LZVMPDmTC(NLD?B8(dH)*2nIZr`=#cAx0?FL
Y?lbmtc8LDQ8FL%o$LlECh`hx!hC|acE2DBUH?oJiIEj`9A&j?tbpa7w-FpHvu<}j=h2g)V_!SX(0m3F^|4a#k(T;*mR=w)sqED4zGUC_l&+qzh3O0xK8Cxh
t?HeZ7Ql5it~}xnoU`qTs>bAkWXAob{_(3n+Y67nIKvw<LV=Z$*}T(d7$5=|>VrxuCWaqcqdu=3_puLpcx>fxdff-5(Ywg(MfVHqOVtyKVp7e9R$$`6b{dwk
6ch#d=F1W-d8L^W^Ur!y2NDjZsgxHj7Tj7z2}&n^=K+HvW|=uRX@Pk&0*nfEzDv84xnbJ2Vh@~Q_G1)!a4)Kw4I_Hn31=A!H3m|8BWKM2u_Rz4rB6V1(+u;d
eiO4BnjKoDa(M)wWAKI8czpfv%u1`B;Z42UYYJyyI7Ff(z8_jrh?cQfoHpaad<at%kGL3Qrue!yj>kCc#v4!&v)1lL13YrkYwCY=rn9pSBp|0t1+CFQLn{v5
u|c${G!`V4Yg5_u`N^a9$ZYu|(fcjcpIdoGRq~x)W1yxb&@RR}mRL?UD4Hb~>baSvj?+|9na#_+#OxAoejz$&nFhW3XPJgh`;LhAYuT$uknl*zL%9Yvk>w=~
4CGjr6)ufZpN6HBmE*&?Gi>=LT?s3-S}r8RyfMkeNm{oJI`(H)?c|C&DeH&EjRj%|JgK285;;c1LVE|dK*?h>!q|2lFeoV9Zqm)xKQ{R1QR}?renTHS&9mxx
MqSZq!OQ~-zaPvF5WmjFbUimd5tg9GbmI!tCWlvWnp`0|fh=D~<bHbJt<-s18%^siW+t(3W&F$;O1(#1f#73G4a?y-OdSVmzD${n9mJ||WL04g7Jj(9=m^me
Q;eR=@Cgm*_XNA6xqW40TqB23qc^@oRwmzzEHEts)*hNBV0fAtM}blMI?k`aEdphl=O4i>nS+EL0;8jmkAm&Y(#k6Vl7sdL1E7sb5vm6lP&!-<Oc%@s-fm5a
{6jJoHy0WVB%9hmJk>n+&Jct`7f)`NOi#zrdjD)nhly(sqplP0akRnRNRzY|h@dwHE}k+8LKcOa`6%bdmxwWzQn0*^FU}s*aZGv&Ea~!H68FB|MguBp$#*X<
Ae-O|cq%^RXz3uo6Zz|2cER75%p2J4(3xw>(sIXfA~<n7d|^|9jOB3u-)1_#LWj4l41-A6IQrPdz34!M8Xbfp+}Uh1pY6^rHrDS`(p-Jx(M!Jy0h67SkzTB1
nqC1EVPBB;u1KH$5y=i4b-?#<&oJ$C3b6?8gzyDSt^3Ir(O9D(3-A8q4lpge`?Yp7H@0Rm-X*J+KDJNY6n=>w#b?l>AShy=tKxftCpsW6<vsT&S+gKZM7q(w
T_1OE;5b~QM}2cf!hGc*$Hf$K<%Aeh9+Z@_>5s8kAT}g4f&3OnTbvdyeJSqu<c*GU*(@AH{}L2p_H~-{i1Em2|3$A1B|2W7VVBP%hN)BtBt|fG0NXF3KC&u$
8fv3E%NPx{l&dD9;Ecq9YH|r9i$W?VHT@|<_bhC<C_l6PbL}jfO^r4~v`zde)6WiBF6nKwbv8H^Ij$ntBRaVt=aI}<iE2&DVjdEwSIzU;du%GCWeQpTV$vvY
=vSk(KzA)qWy@jtA|)~B+18QgnDdJPJ+V~I^hyQ>_SkRcSXwvN9qt}m1D9|P8gCo*`crg&&{kHTSIwCKn=jNL-LjaR!^J@2HQC>(#vT0om?C0~eTFyv+(ovl
U%CWf?xHTd`+J}XbE!PQe5hfNi2cbogufE<<_Cyel%7xzpe~0q0!DFbB&~Hq=*C99pHP#`2^<C<d5QdAw8;<+sPa0gco{Xt?br?s$;1^6Ji)h71`NY2JL-ii
?cWeSk_m~prl~OD{sIdMW*Wq<i_`qV)@t827zq%ZASLX|{7@bzJYjc@%k2Oa$^+dc4?FHTF>VCtlH(QLP>wlVJ1{BbOXH{244*6xX7(>A7%A>YDnklSsrfq}
PSYy)B0tI^9)3_ei82UQBcHc(B2!NH@=fx|W4$PG4g>7>lc#Q8&$QrN!M|W@h3uuM?(X_<tJDfL|GkzTTOr-Z->tj#%@Sf$yP*qCjjcB96ox&UlFvw)AWeNf
0o9Gn{jQ9ol)BK0wZ}R!P$9C{>Ak{B{s<ypo^CA84M)V4h+OL$z;wi9|HpX@<0gBBo`H-TwI<@?)2B^@)-P*_E@IDUDLr$`Js6)F*aO5iRCYBj!u-3o@P(p;
+0yZ~2Q@7%L}Divw7m7Hv+v0)5h}bCl5Uv3+aI_%#wu`T9>PR+GYza!hz{@yspJ=HHSC1+G0p{3dIlWgO?4a~C~TU9Po&@m%au9YH=e03(TLby0Em98Y<PQD
tRFU^iBvLW@i}gFT{-bn2`tJ})0PI^)5<%5X|EwqtCw<sXYOoqejQ5;*iVaWXooyc^HeHCi4Jv(o2~wx4GaYe5$Lk%c;EwVD>+B%PVz(NT58nhaCHSIG4q<;
lh)e-#stpnn~DK;)!<|-`9&wF{TMvtY^N%XA4FFA=TVfI8Ub{_9Z$Skhk}czf%s`EvdT!?G0-8tM!|>|#T%j>89wmiZ#F(fxTY~oy1T%FH7fl=+g8sDREzz(
AR+IrU9&`HMxz{UKpbo%3}+>}4*JUh81V9Z_SX$O7m%xL8g}a`B`~6|TR1tn(R+SI@h=>l+|~aGHsJr{#N=+LFwvq`KeO07c*Bp@^3MdBG2^o{+VaM*gh^#l
W&+o+%#1A(2OA+K?GCh+_o2QHJbwVR@edROBU2y+{2BH>f~6yPPyc6N17@|d+lm%UJjrZp87XBi_y`X?%?Gy1mnZi)$cBo9F9u;VI?$*=6lIE$<Gw6FPo(Bq
AXq0kKnRkjQ2HP!FnJ^yu>V9e?pCa=b|h)KmaP~q==>B33J62&kbAWOc;IoUR;&qfp&D7q^m?9((kV88wk6R>Sn|5NgiLFr)Uk!XhPrUVQTg<dlDdvTo`i~j
k`#bC^Z=*DRQeAFs>`k5&{wQy!Z6z=(J3%sj3HIgdn8^(5mDCy=WXUb^1(a`Aut^|^NwPXux$}QgVABc&)aW3fXP3afCw2T>P`bp$LopfM062kFM8L}eZZ!z
9ZkrUJ3S2Lv<IM3GV4NaXl`?suX|ZgX!P2e1RC68LBH$Xc<)HCP6m~}h4v9%9LpO}Fk^=g65PWKmBXV1B$<aUH%}3rD+$<D?~sNwuuv0B;agBB;w{g|N{&5Z
vhMy1LY6LSf%pNHlp8*W!NF(HKl-eaM^67WO-iqaxE+Kz*U`;-2+3lk^Q}cU;KI`toPbR~A8<I5vEDc{IoW>{t7*G{kXw6#bunJt-;7WU<@1A!@W~?-=&78}
Gi(peRp+0&&4`}@w%q9=u%V!wFkb}-ANqAj>_(>rCh8}00qpmx8ZK1x9XE}=uhVf_4NM9ln8}Q1wn|{7(keQ9+3`~Ip%L!|ngyF0ly#)KasK+FPHXmtP^v=k
AIu3pw5&Wq*&(zdqt&ZYb-!c_ZW9rjRvQ@oin}R<2+CH346VS-xHo#7(QmmEpQmjc3v+T{8%EUt^{})#*lH<B!HQr(!(|Gj9DI{P3ADvN0Z<3Zmt93F9@$j%
{0iysccp73xfH;Mvu`it9>FYUl83yWs`*PSdo{n9i2~i>(mXm(Md_?qtnPijx__okQ42JtX*>B*PaqPagfW6!Z7et#kfDTw+~Z$gKN3+fWZq`n^RoQ3UFucX
F`U+kSRJ>uZe^{qU3}6`+UO?qMnx-x0v*Ld7--~&8Kmf`GlEM{y}46Vc?b5q&@$*Jp~rQTqn#-#W39`>c(Fb&olRkX+OhWAF|lPtN~~aJ;9|kP>Pvubf8Z$j
)6?*mJKFT+63`$&EakgmOpApaO7?*w>HoQLf{-f4<llec+&UBF`#Qe&{qi9;{duSWFB3geq6>nyWIvZGCeaEpvgQLzs@2H7JKNtufHHN?mhN`{$bnHEgpoqY
-Z&ou>5jQU4^sG`&yjUQuaL=no;5}uV9h8U!{;t{)0pHT#ZpdSgp}a#zRx0up73`}J?DX37-DLJC`9t`@KlKFZ=&}rQQjw6sW%M&$tm3%t_<=ITK$ms^+Y=0
EBB;r0FKyqzAPbyXA_jXLjH*bMko^^oe1d;UckY<#1jXmQc%#F;A|J+gVpO0!o32<EORW}1Vz}lQMY0^*q*i5K~3i#dk|hNe~5CE`kO)!&V;Y>!yb8sI3;_l
hgZZya2|e)Vl^M@R}90P^1t~23r6sI>Y{^wXT<9vJA@@3E*{jlhP}?2iSD{^G|EcIsxAV55W8+Ty3S1|X}88dnL~FUt`T)O!3BH^m*aq6JOVgf#;*=#^t+Us
MDb8c(qxv3(G9LivxY<M1?LVWs?@{blkWvFSDA^`MNaykaR?O-!oUsru?W-P<F%2Cg=fCwRyl>{8cyq*nmjK-BB_v0DANw3LJ0*+ILsaBO>US;21um_GE0-v
Lv|owlVK_^tWXXHXi?Wd-Bii0tj8an$WVlBFQPZ-D7ZU4n*a@K*q#7KU%$assg}-J3?y%AB#+cqvSlcOZC=ZDGuWLHz@Gsp=yaTs@%Rtzj3b)x-$c^YoUVX}
(Ri=+2d4JVJ8QR3cbhjk`u8gq;FprC@D-|z`MwNQ3_^PzMW$Jgd>-0Xpgz+)2odvoOo*j7X_zoCHesm4@8V^#C)bwM5d~ct^%CE2e#%^e%V7@BG5yx=5;Pri
6Hm-8)kbsXGZ*l725!yO>B6%uRq3=XJd-FM?e|Lw23rbyxmRI2!PW7B&oX<MLn@A+wvfb=VZ%JIE8ZHMx^{D@>;NqV$SZn%{TrEaU6yvet|TtHjx8q=&Pi!m
G*GKsm3$3`u<S9+8f9l-?FvyGYIkV)5df0-K4_4e!r~QjoL=3kJe!??I-<e~b(=Hw*!q}w#M7&)*OHx68EOVc9jaUf`pm@ocZH79#mDcWA2&#Bo#@@(lOVcv
fkY#X<9KPnXPaf&EEN4&9^P8tz##GTVN1nCmU5iI1O`4R=}_(>47RW*L>Ql-D@ExQnj3YSIb!3=lRtrQrYf0<sS|xz<csp>ey>jqbguU}dLJkuK(nN_i26<Z
OF#QN0lwCgX|y$%ELhmjcuueMkwT-#dK&?CWVAo*Y>i*b9$%~fL?ELF(jF$3nJewLcg(|QtG@FYgEU15gwYjyhavvw9QLaa%(8x~VKOfcsJYTanO{_sl;<s>
$i|%)(7(!tiXG#UeFcaph(l<=d59ZN4G-xH8!5>Xl`pEpi$LsN=Eq>Hn2J?y!NsI{GF4wiiiiwX33~J!SDaCpp-#`@sy|L}a(3!`eLhbpXt7<VxNpI<6TV^d
gYGG`x+DuHDFBUn*M>SBBgAu2;#)%&-JqON;Jl<sFd_kTwHQy*;A=C+qH~a}P#@Qu4UTK)YC9>%Sob3|th2Zow{us=j5VDO9x`QoMLr>v5G7Cx%w>TV<~$~r
QbUq1cB(-;Y3Mqf=3Fp`3O02xMLIU-?}26{j-OqH_U2l|+sVdA5<X5@8K5hd3tI1Qeu>A37_sXzOUbmHs4Ij=ZJ2IvfMI<g(vmdWkd-SvEwfVa<@XE+u&vzm
>GODTtGHjj7Q4gNOB`;q0j^;Vpy2-!6fdA0O0okdM1BT_6n9wmYB=O_JNa+Y$I3g%s2c%TWX4ePgb2eSIb$Q?aUrH1;_>3zN674vyKY!KFv%F{g!Vl#?<>ZN
JM2^!rR$&QCI7pRtyaM*rNowQL<4{z0<fQC76CPfacg9o{<PSK3c#gcr)}$Vuf%(TL|mXPZjwmB(3IMCPjNw4Twc!fiVo)7VA3*MR+XiL8-}l#)10phXG5>8
M!7r1gNRr#y7)jjIo2Si9F-5b{WW$^|6~VN8>VRYqGf%8jVnca2}P7h1b<e-51`7q7INl$%u~{O=b#Q|nGRcTl#?tjY^u%>ARvv@__}$vKO8L^ReiTjnZn*r
RAMjfYmx2b=ThQLX-Y9#O5%8KL5t2t34Ne3HGejJ^9>JxOOG@BkgaV@D^NB;f+kamiho3(At*r!@aoMH&bTA%dq5ke`p85h7{6$<SUBD@_^OgIWU?e^Z&<y&
@Y`F4W7<A0WL3ZD((`2kI6}W;$5`(-$1NPzL4-MvWkrw}f{vSQKJJTwxR1Tp3OK+?SW)6W=baN>P&M#QoGdglEAE^(9|#DdV7n(|7OXW16HhzHsVTO-)MqE4
>EXeW)Z`doTnqhBjrmO#`t(+j6s-%EjxX=~;!Iy2HPr~59U)hb6<40C(z!^iu19Q)Utl_W{Yz7A-^von6Ft1LjPjLNjKKu+wM@B12f>iwS#}n;h=VuKeHvnI
UQzrdCnvGRT3L<JA~W#tdBnETZERQ=se2w-Ycm?)Pb>9B&B@Qe`d&Aq9^UQojozcmFp!=+8&%(HY_|ktjs{YdGpkxyiKK|;wH`lRGb*`;Z0;a26s9#x%v^O)
5ic~dg}xrz{V35`u7k+T44I;u&mUzH_t7?*aG9jhW(THe)rNA)U^nN9*o|ip(89eQg=n-OYoO3oSc5w4ZGZs?q+A*Tyok%f-r2DY=FvHc2|RBI!KW`XfbLHO
fv;x8qobS|I?JkPxVYv~FY1V^3x}@Enm>721aFM(;E9SirYIb_NvgAe#HrDr66EgOll#B@Ca56~t8G`P4VFb4{RMGM04sd4i;*e=f<gRd`GUdPaG_Db!27zq
8R8WX&osR?o=*E((SermY^@9&K2Bab3v77Dq`P}F6wP~PJpK*WQ4n1-0Mg^-KBmkG^yPyT4>y#;=b()_qId?t=UJH722ff6nan!xA2;5lQGk~*{jtQCKSx*U
lQ1LqHWt9bp#=PyWJXG>Ds*s&=h2dLEJA0|1ksb=yl0$AVw#{4<${jvJpHl^{8h5+>j7dEyhThpS-3Jni^fBcuV&XWrTRV=-+S{6ht(QMHmh=E2K-~KveKN~
7vi~2i<=hE5l-ONdF_`i563v|b;KRjGnn_F!RI6WWIFV(t=1{<S=SIPP}uS7PMcNXk#gMw?z~bk^N$23Z5|yE(W$|LltO@L46MLT)j1gwSSN~xy!!}<DZ37C
EOQf5@ipwOG(k}C4f=uyW?(sPJJ0n|p~TvUD4ZH1y*E159e<zt*<AAS1^Z=ur5FNwE&(h&;&>aQ#U2X};TkoE5m0H7_eRhjFe)?$I5!e4_d+sqsr_ptEo2x`
P+{?o-oED{9v+F0r_&v~xr}^w4PFP?9eAJJI=yt9aad{jklWI&+t*w|OGg|O#|?l#QUp+60&uN|Rus_8hPCp!W3}Cs87)3Ho7t#nd>lP9CQ3*842FHbjwy*^
iR}<|<@T-#83lGkp{|E*$Y3bHQl^)$n>4EyPT8;moGGet$z&3u4AXloe&v$|)D}FS{vhAK@9+ZutY=PQDEt0v++;R*Su9xsdu4>jtWdSU&P25f0}m%rZe8Q_
&WLPw(b*<m-UULCW8KMcg``f|oLNag@4ih0pd$(|S!;bnjrC1Je7DVt5Z2Eb?J<p%U}KX|q|=nCk;MixQjINsY{A+nu)-MhP=<YkO#l+}{o`@#D}eXE!X|bz
cjWNVAYUN;{38fR;;vyyF%Cunv!wu^F6AUHd3tJ-SLGpZYm<_5X_r_3azJsN`QVb%gZW#JK4FrDnLWt5%!zhOn|x5xZr2}7!xH?k+f8P4uB;2GLrup-VwM17
&^B`_Q}~mnLO9{7PVp+vht?w>(`i%vGdCYQ_>vJjC3YwWOsl7&g1F2wcQJ3)-#K2)^18Qae;z=0zcyI?KRLnq1Wx%-kj{A;QbsC2)x0zd_N)~41KF3qJBy^q
I2v<x%u@x-`AOd(3yeISkJ)VFe*^1m`FbGn!`_r|sP4SoFqB`cTn*gnUO3)SWZe`BMXY&=8-uN2#c>EE|3&AZkf0~l=mpArlcD-&Fb#OGU&+qPnV{G)`khM4
L%gmi9j16)BnTQi)3R)sEyFmfSx1s0{8fko*z0E-UM{oLqd2)>i^|th^rYipO8iq~&{MEYhtu2ZcX`WgZn5=a)haVAp2dm1`#GLO`U?rGA6i|-cgx$cgu~`M
P8Jh7I@LccLURV0#%q_(7ndS3P>S{#9z+u@uoZGHtaQGY1QzO!^<b`7P~=(2!UT+5lw@ax9H~w;&6$?T-kqViOOo@Lu;J8SG9lg@*fhj7N=9hF*Kh1Pd())o
rxrQcmRMSTBukBCd35BUZi6RKGQO^Rs}NdvFhj&P&Qk3~A1J+snN*=SaaSXk$`1J*nVASz-b@)!W*e8~9{-z(&YPpGuF#;64{hsPU0OH#Sp(2pVrW{$NVs~S
JO`vcNWeaSl7BAy%_BH^Xg%P#(&~&I)&??;2A~193~%0HH00p44In_ITB*sOr7VB5`(i33m<1(KbZLBK`7pyMtel|$C0X{0pc`6V50H+C)UMP<dqhma{Ox@8
*GnQ+_3;QDqSR999t|>&U?=@W%;u}5sBzVpFmarYz-pm2)#lSOJs)aIB%1@BNl6?8$4tsx=n8E%mJiX=UoOeJM2&EDcBIDgFzs#G%7$4EUTAXwG#riAcy&V0
^iggV&hS`nl!8c(ocHLn_Cn_!B5D&c7OHp|6Q+Sz;Nde%0uZ1*_Gkwn9feyS!Fwuv@&0=8*Sg`FHuQGXr(vRMJk<~4(lgpDC{MM!?4b!}ht&Znq<r}^k=W!{
6@(wF7loB+XnfnWD^~3?8%+!Q91sS04|Ms{=DC^jf1?4j(5>QeKKOP}Utug2Z*0cRi0kiq%H!4sSR=gmdY91NAlbW6@dLb?AXe^Cy+_s3D*iY9)FOB0LF^QH
Tl_l%r0NGdr1n+J66sEwSh3YV44__+Zm#M7V1pDR1>k`=lqO?CJblqgrh2uKrUg&zg#{=2L0zsfTw1}hUkXxkR(532VH8lyggx3)ux}tm5SMVkNmG2qwTQe%
kH_vF>rFyfJ}j_eu0>=Y;b#+Hk|MOLJ+S^3v9l(UZ8g2bqnp`w>V}zth$VI&6ivsNwlaH$+0Os;OAg;o;V(S3Wd{J*xAFhnEGah!{TP$3j!6Jf=(%wU<(sjz
yU)N`2O|EF8rixUr|+jLkayh_K-U^2Bk&^lG%}I&E9sX0J2^N$D^8<g37aqb-1Ls9;$%-I2|{+|V#O*-P-z({yv%yP9cVy(lI}iTY)L6*&0jFT0!`OMxxPzy
dY`+xiVOst&C?4pT4MD!>+ot2TmE>Y15HvWU;I<EEL}F<*K})QI%=(+?EA_qVVL&BX&36p8VM~hXUVlyU3hN8Ccat;r9WjRt<1)Doi66S-dQO5ZTVkgM-)H4
dMT41&cpoZd$B)jeb7`|P3C0PIuj&(84xAX5g|4P=AX@&KL9A!dTjzRPpRUXVtzoW-NPtkrio6c@U~vZD)wWr(UGqrW3RgHHv5<pyzy-awLZC{7U$@RG}-Io
4Agzx?$@i%Uoj?0Qk+?|@1>8Ro;N%x68IQ_YkIBTt*FmYthC0K*Lunum{F~mhdCu#EN3h^QobTy#8!#9)l71e{Y1LwR*@EaKb64Dn}K1`Q|%hP&lK-{b{82*
X1>sAs<Ep1c6xAQ8w|6f?wjcqu=*L`p9#Qxt%y#7O}98(YFJSiXf=u*7H;nS1Eo3TPTA0BhGM=FVZY!&vE<Ng&RzFowrL(iDv+{YS3}pbkWPqGedwX@&!@#U
EhG*B8?wV1GB~vXor=9<27Q<6SfPV?d31P$Yuz4a^BL#NlUHr)JSfM^&SFtX(|FL##i<TevCy#;Bs{sA88Z4IWRxO~_r4NVdgXbf#t*ACg<)lC`jMMifO2JK
j;tx`z${p-k^3TEW(icb<B7$q9zER6Zp)jt`RE@d0!2|SfInZ{H=a(6wH718`3yvy<QlcFlqle>EJY^xq9L1ls=R|Fz4{vAxEu2q;IwCon$fgt>+OAf`V!Sv
b|JCQ;Xj!ao*a0YT2xE(g|oy1IbHiGcp>Qd;l$&7rzeIiabFpGt&aShh}4f%(fV44rlSY~Rc77Kqoh2}CDhg7x4>qCicWq_T0!GDEo#?k8v-9Wcx~8h)wxwv
64~s{Xz5jQjkiul8JhEM?x=+8pwoj?N@ge@Fibw0$Y?)JC*tBAX3}Uh#k;gwcu`zh*(>H<g%M6Q1%*+HYVZ8j9s{b1-;~#*UHo@je_hF8$xa40udEkoiw}6x
GWu0sff7F03{ar>1daV&nc*~t;F#r8OMGlj7#}1NE;-Oj79c(DJ#8`LK~HXja_-c*ebGA`t$8SB*pEQmUEu(>jP}9y2r-LZ>C%YUC(s{iah$r%j=sWbdamz7
d*dNEU83}5!0KT^f{#7sAfV|>mODnjtYd6+iMqTMN~jY*<FHm@II|SfchuvL&<v^GrYK~&UTa}KV<o5=a3}^;t1|ChRXSz|M7Q*ki&(k7!M(~cyCI;+=U^=z
MGjO<lqcE;Jy2RZ^hTV{f`e}o`={tySz0D&O$KFixqg6v%sSC-KNCvnnp@5y$W&jg5}y|<;@P_^Ku|YIFSeMN0r(N2O(6Fq6<J<Tf>m^EUNE$p3^P~+;+X|^
9ztz7;Ls}GZ{aMfLg0<+lZcf$CFKMxAvR`g2ts~;&(dJftJNTVT!fr{QQz8GySMl*4vMSuY0wi*37CKpK}iI5R{&keOb=uIql~rq7?E?YxA$-pMv75X<lg69
edu~o6f!$~$Il5xJ5YNfJ1WMUVVl(gqE5JY9S_Yq%|MWEv@CRKH+>GAF`T6ZR_by^F^LU*${A7>j!=Xo`7=3261SgW1FxKSh_LxnBL$}W`V`lPlZixknJvh|
=R=AUwF{T3+7G!%fa{VOeZh_KQhyWuAsy%AtfEa+mjL$?G5>x;O~(JXU?c8=v?$8BOC4~68H9?o_peC8Y%pE$5uUq)(n;3<kspUmrB6eUN#_&w4oeeD=;|b>
SYhSkrlfO(x!PhADK#_IxKI}rz^Kwiu0P!E^sg$vSG<A|B%*RdpM`sQYxpx@x;YW#pn>W3pd!p$_Kj4+fzQW4U=h;ItT_QF8;oel$N<zJg$p6zGs{Qb$JEB{
1W$hr@TODxYh0J^u-y1}X!cj0mLMbyKui9uE}h@k1P1r?LGm5<>X!;N15XvIAyq;K*&>}7|Dhi0bwAmj61BA46=0sf6^`Oxu-4{NqrTisR?|-_35clXTJnsr
%;^P$s`RwVsBx5W3xD;}YSn`^PDa=@Jh}M9<%#N|k<Xud8RG-~Up4DTcWf{iSoQeKIb_6r(+^f`8oU8fUlf1O8z`jM|0lCIT&v48(Mui34q-^~q<REhrH<J7
2h@llXkz^EDZIoO6j^E`Bb%7$CzMplFeqDHqDMp8B5|x4M5FjHqAY3WUfbo`>`%rEDSXg8Z;%nrD5xMaPYHl5gJ>A!HfIxd01KAgC-K}e`ftV2P~p%bm8k#*
=g;;&d(&mpK0r@ws~<%TfKgmu`72Y^EPCU;GrizBJ~WIDHyG`xsYIDP%}NFp;UGp9S5L^_f4FVV?XrDcY88}3;_BTY-E44c7aNTodtvp67S80YC40^+WTE51
DMQ;WStt^jbKnptsRMMW*hU+mQz~tD)O>O)E)I|mB*{%cug-yUqc{7=O<9aSJsVol-=CTXrX$|w6!WQWRz8KFSfdEJN4>M08A;ZaM=yJO5EA*k1Y`Mz-5R6~
bkG?l+7hJCE6U>M>4l+kc65`$HWY4*pU?s&j)V9jGIGBOxFaA2h8M5GxYp@flF$2e#p9dXF3w)ZH%J6Gu`0-GmrR~N=6t;>$27IOEB8Jjk0ZlOmpWA_xrhw&
-KKALvhb(h0$c&zAltwX9FF_sQp)6)N=(fT{Um{PQxdB)VaDYGc|Z%x#hHhl!*kJ8EPkYOgb+sMncUDMXdiBoG6=7o;(5E1TL?39b$N+q2sVRCsE2Mm!ZFUK
i4#w(qBLK#Uj4qJ)Z~!)oWcFQKlbgs9vpK^r^7hdgWMVjN)c%$TY=H-C-bB}DZWS7we^b*AnKr9$9@&UAVm?fJhAlga9o5LHuJswWlKJEVAr|#_AfLhu`Ez~
xLpv6#FL9R<~%4jHpYPdLNtevQR|(qpN<XA!z+Wz14M<WJULB`qM7+GhGqu*!PuxrWaQPyO%K+ect=HrBW-DdJXnMKfnfL_3~HbwF|I;Lqn8A}yxJG6)WveW
8nT@$gA3xlNxvbdQr;Pfs+Kn^0~<6x_(YbmRJr@?@VkvOqJB8TyoG?#00}_$zjn7APTdJwA{*vT5wH{v<59w_`U)=`FirMHZ~+OfE+!vqRiF8_?cPID1zk|d
nE80r5sPAn&9fR50VCtWxCJnsO{)mamV?t3&CNJjL7TP}nXvmqlh8a{van&4Awl(o5i>Owr1es;-8?YUy%Cz|H#4=2z7aIUYzP$scoaE-g(fsYC`4=W@`CF_
Em#kbmBy}QgklU;>aR_#`F3B&MJ0G)I$zRB_cX6TgP5r*MhCmcvMG^?x?1S=;thpG5=Es`_$VW9AOimjfO5ebc3a`;%s_s_-R}9i%A7I28-QL-cHR;kqovpb
95m2v_rA$vAm{M>7Xbo=A&0<!^|lDBS~p)<+mfYtK*y=^*=n*GIAQmLrM3CzfF_D7CuDis0YVrAMGF<$fO0Ny0ic<3ej6HQ_Z&Jdx%&jzvLg&P1(p*zRvj_<
1@59?<N#bd!5gvXv1b$s{II}Tr<1OpXjiy<Hh@*xHgtNFhUXCyJhTmyN%JZCnu0A2xXQ>BPpRS^Qdf!Q<J5l*Brw*y!~|DpVrtFi4YBL(Meu_uPYicj7N(}v
jDi(w3kw$V)D>P52)wr0IwiAz(sD$B3XIV<8`0T~Xq@;zj2Fc5U))XE+{3<p$J2ZgiY!L&+>$<?#(ercMnlnc<OvyfYP3x-vO-fh6;Rj2RJ;p1{#?;|xm&s4
_~LDt135fV@D|P3KXk6K1pgM?eGw}jR}$m$r)VlZ44E7IQ~cbaz$4iY=_8iU4S*np`Y+@ezGHI1XEe=b$D~66%7HO7>IG+28zabyqh7E_kt!1fQ&B#hkEAOz
On`8JQyW`U2zUML<V{K9U<xw%Ua&nJ`Wasg!HFvYjS-+jGeokJBj(|1&WQveIQvF40$e;qr?aUxMx$1*v>zTlQS3>osS7l)7c;=msa%>yQl%^M&5*6ITG{^G
9>P`bdMP#bNnhpxiCpn3=(|l<^)*Ufy$rB@EZ=`&<-7(YkqyCPuUY#uHJ`4A{nseMSOI23WLs<b-)nU-(hs0yTx;68YYkXi9ol~X>lMj;<fpPw8h+X4gL6tq
b^gVo3VR=iE-4L4dr(=}R)8m_)e<Yzx9h!()Kvwdx_Uvjkr$3;GMavTn08|qrB5T0h<svCyfi=#U-!R<1Z$Y6$HU~4uQ=F`cP-(`nH>d)?0X`yBLkO%U;(_z
Q0CR7$bPm706X1rRkpLcp1UT{+9tGp_b8q?%TmGB^n#bc)GEF2bOGF}3Y6^b_D(Ahn(2i_YgVdCGsZ~;#2wJQd)_1tBXGyrs~eH_fGrtkx*w|s#<r=;C@L+g
YY&4c>J!P^)}6CEk&Rf9Xvo>uixs#;WP8qK*MO+XK76tKS93?x2Y2~pOvh#1Q5TT<Q@H*#;iMnQ>q>PQ#~=tuF)MUcf<>5Nk&`n)xji?sM6SZB;fu4iZ{tWS
J)SbZIyDcTdtxt^iAaj>X80&ApkdR@rCtX71(G6ZQM>kDJGh0de%(AJ<`#a$5L7v83*%R;5NPPsowsw9@-Vc~z*0WNK#^7-Kg0w1Z~|qNa{EUT6G3uS4&fGL
vmSkEIu3ny*Th&DP@^C9{ZGlWSywU4jeOGRFDBCJds4KHKjjvURB#{2f*>ZcmKEoXE($!anD8PHUfawxj8@BHQ??%uB*vw$7`&9a_(r4zfll_V$K3202MylR
UN}!(2op;POaA`Ax`CUq9x6g5Xl;WcQ|j|Um`vCO{#q_kwi<;4NFD_)Vvys_qefqYJ{6DVY}JJ7NHEG*#rtxxt!-8@z_e%O6Vl^8!(pLNcajxKd9ND1DxdOr
=^tz$Mlk^*6I%loJZqoeX2J=L7XUwfmYw2QX2}s?UPrZirr@2X4_UBGjU{uobYalhMH8Gaf$V%0MSFAoEMH755`wC_^yPtH+i&m+V_N&!A^z-gyUvB76mE6}
;bfpW;Ma6BMfs&H87usMjq<D@oeii*^f@cTtqy^b&J>?yam4v+ih`%b;;5Ma2U~gB6W=U1n56=&qR?1R!EeAJ%ui2rgKK3FK>-aqL>av}xvG2No#mzpr+?16
Lhe{}Q*jfvt4|}=&91pR?+ktOlg(H&)ke$^wjBk>jyrMFRwY?^d;I^MJnM-955)~sIa3c;FF!hXZcwpmF)y-vU5*wi1BiB;keU9xR4qfa(!<|J3=gV-^;XoE
#W$hVSF3Q8VGf|^lUL$&M^~v>B{jzho33$1q6`q@xI?y)*Qj@njvpKS(Ns@%BYoSVv<KxdaB3?rB4t{V7-5%WyJSVK;S-=IWUPTZ+kSeBrM4^#OiN!jE&~~O
wld(ODH<DosrRGabGRHniIYXbgIk--%(aj)&{h>5u?Z)yS;KP?Plip7$h`PL87ZIXc|VZa>!C5!_(M)U9{SlYc~@iZ2WAJJVYQQR;3;aK<}njLx~YxxGL$(x
fs>iSt2gjO951bJ5$AuUQ3izgk%3JT9QPrAH|-)#U>SK*O@5wjX@wyr`Uja#*dFB~XRzS3Z}L&P1x&@VGq}Wv@G}$8sfD-WdfNVDF2@{62^{_=Wz8Kktjk7t
@D1uF?hcX9JERK|h~WerY6zk)Qu*8b|M!twtQS{M7Z)u)@;(<t$2n`W#!<<xrdsMcI(Jd<d2gU}Ha(D;He+i~HEqe<f)*jHgu3P7hAT-1SzuztZ@$bcTg!O-
(5)R?*6NuUln@vae8ax#^{lXKH%@Db$~<&7S&~v##1$U1AG8qPi_kn8sZwc~32+9dA@lm%FhpZ;3QFu47#Vi+v&S}+8-p)P<ibWos%dFBNEXE+M}1Asy)ywj
ciY}fHhy5!KF;IJf9s5Y25RAls+?`3zf8>|rTG~Wm5ZIdhDubBZf*jFlcj5J2cM3*`0ST3fd>w40{fbW5qNehteDpk8GACxgX0(~_w$x2+~0(;^U`RTVq!G|
k;*1>7oe}MINbn7*`rMuf7DT~FK{yg#P;S$TQDx1%k4%tD;wOU`PaAr>99*vzGvpC=SwBX*<|gVvzZE)RL*Hdvknidxs56!`fgq0Z8WzuLgXJXK1L|QxY-pW
h?F{7<K5_$zl57g(Z=>;*0)d$KB+CJJdw=AIPYn+7R2riJ|P8)RopFJHNFPk_tYYt;aNW`zWFvWoBLi>G<z!XcX(`VCnlGo@}jWz11#~4`Kb2gbZLbcT(vWD
8QA7iQ8&a>*!g}AN)V!41U@-o&Ns8n;Y__ibJs3Mc2k#^T!)4^4lEz#w|yVVy6Q^X3-^*)0~Tg8>wTP6fl3BT3RavC16s850J0JS_P7S^O@gfbQJ>aO9axu%
bAGzvn^zts<nJc1<P$XW*fpP?;syr_a6L*YmaMi)0j@YzjGuwE+jd4cgmo*st)Y%bTPck4LpnD*rWjU@_8daX$qfaQAWB!d$sD_k9{d&ILRG~dVAQ}-okywg
DhLf&Fga$qFGv`h@_iybp){CR{I2kS1!1i+6q7%hA<JB-VzR7;FZCp0T`Mg5UQO_YBkKQxwRVU-1wW|M1*NV`7lv(yvEen`$DG#N&lY0)(77%7OY&#4!^TRK
p)omxhuFdH<q4z(_|b0SS8Io1MksZe0LW(o*;!T#&73E=(o?P43hDoYiNaLlVm7)J@j_(337B3W+(`hoJufoT!)A_oMd>onBqaV^;m@zm?j%h(XNz|2IGgwH
0q|c5seGs4rP7-bu(_@^R`_^8F^bUET<NT#h>9iOs@$P=W7yBfMXUl5=BJNiVQj^7IJW=Qv1SJ7flbS#S<HKr^e#jG7*T`@7LIF`V!R?JCV^hb&<#N^dc%kZ
c*G|f7UpynT*(J<)|3ryGViOa#+NS^4l?FdTrV7WA$wQ6^Bq&`iODFLooFD|?#;XlS0VijbKLM1Z=m@w8{%?d1!9Y*D(Rgf88jb8CbhT8*0dY?fTqACCX=dV
!)^AHy8XME!cb4qF_;77`I=9*qbuf3xqJLgu_1F3A$7mqvKR+ykdzBkIjoTn*m1m~6at`J8oDQu!0!b5AWZ2}bjSS70f!>dqAw=>ZlCulYNK}%votnz)EXXp
HqkZ+)BPUyP5H7>OLf|-P~whIY!&dnJVZb3K>$mU%S@m9%0|eJHp%3!*%u>jm41N{@~~sMd+(bb#}eCu<3#=aX;4t?9>1&bUWA_+gU|gFSm-_Yc3)j_$Yw4Z
DqL>7ipgbkd<Z1?nZSZlyanpj7zl$g8Cg4XR2sMou)ZB$j+g*(PNL}$h|)pODPi;)5t4yZW5(8?>gd5?Co!-0w%B$+FiLXE-MGPT6_BTu;9RK^Gs0*n>x@*b
(<Xa_c`54#p8qcfGAhkld4#X6Z(HU{KA^*&en!V!BhUgQAdwBt?ly1!kIadl%{x&Xg?!_POc-L2K7WEA7KlhKTK!>3WISYaj0xN#+$(3^A5JlaG2#OLG!+4@
s~Bb`_CEPKA;1&u^kPfLaX_;efb*ncADD@3#lu|716rPIWHI}QlFv@ix~d|CG9|eHda|nhFQu|MIBuk_Qo!<6DbSjG=dchCA}jgL2>Yly+g9i<Lq29wP8H;0
kB6{2N4z=z7F*lwsAZ>sUN=th+nMoOOW4&Y27zIxEBggJeiAlq&UYSl;KgA0@>r@CTBsV+xex>>RDbu_nJ2V74**3i0RKqIj*Z$SQa~ZBVbixL&bDxSA!^gm
zqjdw+AMAaXLl)i#`U0RRxjMGFItzV<C-&3cES-MH`h148KS@~9@NbEi42IXgh8;oz^2{Mdqy!$E_2nEAxG6$J49zd)L8f`V6u2hH&ODsh<-#FIa~6t?{u6R
>)$i>0R@IN5w*hP3yENz$<%6^S!LM)6{Q6DWEaO&`v`DgvV^l~@`Tuskq-{E6mbeItN-nm=Dqyrt#BGJBj3kXHrt>7m#+d@L(0dTV7q&3OPRJ1K0DZ2u_6)6
a>@YkD?^>;&<wscaLlh=Z}Uc}{dLzxYH0ZUxX?lG8fX(9sF@SNM;;E)#H|^%$Y&*L$~yHCrBvD_KN9du8if(@J*u8{_eGs5zI#C((*{l0r6I}TD4gUU0GXfc
P0Kbie<^_4cp$eY9PY=x!vAh~AiFG}i5LOsTCXs3=Cz99qlozU|3(%iq74LXe(HYTn#tB;>MG*7hQ!ayc)}kq6OV9QN-2)j4wV_nC`C<?OWH_I<bhCFI_tud
|LzW<FTUZLc;xiN_VM4>3E4G|V{mAtAI}4o0H+YKN`~{<60~K-Dlw+_5CrG-T|r^AVKKF>iUd=Or31UhN?P>XkRhtt^7DZ9M_HR!%hWF=@~dhgZW<Q3g?8xZ
$UnSLgYr7Ojs;YJ*hJf`KEM*f*@Xl8nm;*vbUaAWpU1GcP+mb%pF|o`k4>=giZ9I$wYz9Vo1i~7Ha+$Zt{AhOH$qryMa2IF#G@DCZvxyya-)t0pjj#OYe+jc
dzOv>oS=(3UXX^6Gpq$Q_vpd6nLW#!N+kVdLh%_Vp>M+G|F{MieSnzdmI!qFDU)*W7789B=lLD;0tY%IhZJ;%{NY$}@K>6co)FqFMn=1q?$B#mw0Dvwv{OSb
J83mA&|k1BgK|0KYJgur=fGW%I*Q>WIdE5Pjy|mJ?GE)D8b6&{YmDCl@Vi1o+U=Wi4p7=iwzO3R(D>;Ub9fh<A-#7WeSVF-R(oiA|E4Y-B-WpvWsJCKwY$R5
fZgdEdpXOIgUQ$<>5jgbv-@dpGpxEk^$jYJVw@~QL^waQGYbN!!-q3W=>`7V58npO2N|DUJ>;W+XO4+v>ojo%AWT9YsKSoB!jB6u^H1}rFCQm$CUPFn-<>ZU
JE+)0QsI?Q;>fF|!DDFkBXnNr0B3z6P<IL)${RmWo)lPUiV0cni4Ig0oQ5H+(Q3(9WQkAdIQL{CXLlAgRHe2z#TZi3={<gx?PwcDv>1pyW}4Fq4B*M9e4f`r
If4gR%ZK^4qVWK%R*q_bu6(LRTirt(b0IqoD^=4Zf;qR_GoHaA?2cewdK}JJEbHHoF9K{D_9H&~++~qxbcJ(kOsR|FVNIzE-LUC_2+6Pp^(sLz(uJ-=l=pXE
ig>aA=8vkWCm<5Q7&0x17;d^}19Rw5-12iYn@c;bOUeSoGoNB--S?MKf)k}<`P6=I%vqK9CD;mQQ3dt5mZ395#yJ$5g{NZLD4Xzrd+@>NNse-c;#=+hd<1uR
G&Y^hbiGw|SXLbXoR(4SrjX{^a_3n15=p(|j)+Z)k{hZ;=mCkHnzdz39ay8ay_Qaa^v#CvAA+LrM2P+|f(M5z^HrGhYDqj@4ODIpKiGqYU1w}pwHd?wIo%O_
ayxM*E`?9oJu{@kR3L+O3u9{KRC6c)MG^gX{PJm6Qu~N(sFs@VZOpP-Y74g6qE0^c!1_-p8Oj0<6+%1<`SqB2*o+YxSl2c@yyJ9*fxuDG0rV5#%X)19@7l;L
<xE9fAJc$Rn$_@&h_N*rNrzm*ke=#EpCvM%^&{C+-Ezo0K~@x;o31Y;Sb}bBj)``czpUCeUViD)1*LWw7)*3IB+ElRY0syn)p_dCKqa5!?MTq;gj<^SqebVD
#x4+h^`bJ`lSzd}4}QVqfL3|3Ti!>7N!yI})9BjLR#KO15Cca7si-&&66d7I${!@b3?Xx=_+D-i(t(CR<ol(6Zqz4M<|Xxh%fuGpb~X4$-pZYB>9!e2r<)v2
-$q<kz#)|{?^Iol)*c_80&E_8Ns)9_9V@f7Lp&5{XLm9KL~50bGyI}q<7EhU@iP8yJ;F#d!)K1|g5G6KPDLW`0uNZ?3uU))-l;ta00N8>-gMj26nLU%e*9FY
F0LT`_}g~D7#;%+s$dBBL1PdQetQ0Q+GADLR|5O7W@Lg7Mb3kZP$<fhJ~Wz^#obZf*98TGVO!6G>o`nD7Co}dyGFVY1toL+r89&-0B-!94*AglnmeIWteoVN
mCUIiCwRYN`my_|h`+gdY2d=I05g~0@b?Pr6v<~skUAl#xhywjJgb@kIx+zk_V);uxNHV+YNNL+%?3|4@!gOG6NW%sxE^4ebfoM!z5yxlb!j&Tx~&e9qIDkL
Gj5k4^!{!V%di^Gb00)vbYFu9bb8o^Q#%U2)D4>rWHH5Y`niBBg!D*x6Sr%AKa<>+L}?$~19bdN1G6vn`iDf+CXA_P4m*s}l9H7cI^vq3UtJ2j!iHK0KdEUl
U`b9%^h$j3Irrk&P|;+Yhw`ER?Fx_i0yD%myw~E80m<5Ky)13`C~1(%Tfa}<Kg72PLb6GRq$mS67ZUVQu%A$d2433M9I~1-ort|p@N{YOM2nK=dXaL2Sx7VF
<J=1lGhI|lZe@-Vev*%{?!IVC9oD;fG!){!j%_ZvI}x7YR@N0?6`vI&TL+2hi%$%65Q!D|;GJdblY~=8Ra?%_jG;XxN|4o6FlXVUr7znsf1evjJAb+j6<0xv
Uqb4;0TD|q4JafTmMQvXjsrINhujIo6NkkYEgHBqOPW7s8Hyhvvqf~Iz&zqP3hsK;@#A6;B(;VUZlr)xO)=Mu|3R9Fiu8ei2Fx@+Dh)g)mrer)^oyxL1F1<W
&Y_-$1I6<={h8pVwK$fFJT5l$8QIxVgFHAFGi2pa`(0kH*1w|TUz$Z|xYnuJ(8hKbdQAD$0UyX(5jp3ArKM?fXD)$XI13g4-vtOj)FTzDeS?$*Fejm?kpSUy
-U`S42RwD?1IMtb0^H;Hw4s+QOnu#nMybPQTjDeJ$fgcE1w6n>0T#rDs#(mxav$hm&E=4A!7Js2IQYS~x+r`G49)r&L#%ZHtAa$AN_qpk%~uLGLNV4BU$9Jj
UVxXhYGH%2^QCU!V==WnhFO)~UpO55Su9Ny0>%IVxDYx*sp>9uvn8{PR-`o!LKN*iUZniXanW60LHsFV0K5l^m$=v-iK-X>fZ;vwV>5qPqt8{_H^zmZf4($j
@th%wr3O3Nz`2lODhhz{#JPrCq&U-4@XLNXH;wT8t2?<Dvttxro~QBlG`%1vH@7nsH61siwP!2dDNCm%1=kQ<GV44ixUyiVsoJ3tb%#g4Bi#L&EhJIk-Jk3!
`n}X7;Z}MhyY+_))t(&?<=Z*rKhukStEr7g&&+5>TVbJ5i{4F8FugyK>4GS!l%qLKycRfGCc2qmZw=vPvUPioA-GL;YD?>*FECzY&}%okmJsegp3Ie6Z{6dc
?_3e2JK!P^OGR2u7^Fo-ewsLnjF6dAyRc!k9KSMSmJmY02nLiI@s=<M2Q+3IB_=|`_RiUXcsMd2?Y05TNwQK_#)((p5vu90?pV{+s^ln^CR+g<H+d?c0TX#a
{97K1F3VZ>UeUFWx1Z+Wkt%Eb4R`*6T<&KP=dT^@zg6OPfgPNaic}uxCBA`Wa2t3*#=*3^SxgG|H@BTb1xDco&=vJJ--U%r(7f>{A@TZ13gNs&X!@vX(qnX@
aO0T?*7&zs1uUbXQo0Q8`zk8y*CNxOjq075XlG@G>`k*{OR}882Zam+i^ljr3Oh@r5tf0uSNL25M3B(}E9=+v>5qrP==}xI-R=;ruJrf72%Xt)E~s0d(k%58
JBs;c6JHX01p@k2=+x$7D<Ge$;ZgJ{Y0$(onI>SvIVYeqSJpry0Kud}(KR|1y&iI}@v8Q&;0tc1P2hWDr6)8_^8*vT$>I_vC5m>7#$U;Q_5|PX@Rjg%F!2#i
1`nq^&K$o^hFJ?<psD=5SkotEh?>FYSW^?7^3MsHaUQJYO5VDuk@JY@Hla|(b;M*zz=A*up=lxyVr(_3$Q#Pi9c}s_6r+3at_66EnIij=l~A8&A-){%r-Olq
-|N>t1p$C&XwM$!SZ@@!HwW~(k+qfJ3@meDe?B6_&#5tdk1ffI0nTECP%HS#5}Qw0GqMOuf(L&-5`r|SH7;#hqEPHS-V{*%F{qi}RsQO7AvZEt+&$B>NMs3U
068mJ297c1q<rkPH@Sy_fsed^sgg?hS*g^MymF>f8_J6Er%_e9BOOj?s0Atj<(MQREwFt@`gtG>QzU$Z$f|F=){-Yg+o&)D(M<dEZR>r*TPRJfZcBZZi~x{j
qgAIcE-$Vq5n~X?^_>Zi8W51OAl3=yC!eg{TwqEsps;`M-$XI;Ng-1yjpN8U-!)%q^zLVEK+a}OKHfW@koUfI$C9Lz0lkCGIx?R<<E`wA%_q{X){w9_7Z@`F
ak}QT0|Uk!QHg-A(hBeUoE#;)x+wQmMs|&p)mn%T^aM#+$rD1dw;%)B`IzKy-Csry#X^4VfG!jdl0L!GA*40VN}d>_3*!!woo~~GU$HhPevCA`=Flo^GnHU`
R9}r@)YoVW=JhzSwwaojIm;G6)ioQIFL%Mm<ZR4nR5&n12x!VK<KOlaFwaYA-XSS#arMUi;go!qrab&y*<Y9{?B)n{Nf^zlBo=du+|YUz?PLs<#z1mj5^BhU
Q1=eoQvkH3R;mSib^d5o5zF1#g-T20<6}mTXn}nTWt>V*_Mxr4lwi3|Iue1>0U+0EB*YJwBukHaL?v<Ms23%Lak~w0e@HDhwOMPk<`u$W+ZL}T>|?VE#Rv#r
UXvp%71zW>*AcRfP&(>vj`}|W$ZhQ+6$L$2b5_ZV%2->SGEgr6@D%=v*@Bf;a;x8|;7kr9bdrG9&XBL+Im8XElAI|-F^xStcc(islWj6Z(d%NuHv(uWCsk4+
OmS|2vzWQ3+|4wm+?ZZdsZhD0dZakmaQxgZH5{UEm774LQK+Axw>b{D&coHxYvY|&ZOaJgY{<F`#~1oxvDMReB}Yxh_K<p4s@O3V@9DMMAw{YQ;8s-f<${7O
@OP`Qy{U`y;CYd&QZaTFc+ojDNF5UdX02s=Dg?<YCdDp{8ruGvKAI~5BKy`v79wZtcPB2Sj$v$rZN@NkI8euRg}X4-ndoG9cJndQ2lcr3QH7s8Am^}Tpwwm=
r2P$Dh7&cM=@~ra@^Ah18N7L?{@ucJcf1D>19u)w5Kf9<#D_JW!{1MH80Ro3^AOU$emoU3?m0E4XGNY7$|c=GCLi(T4pni_k|WT-*Y6mJ2*p1r`u^}~wnxz{
j^suou1=!FsF@Jt2Or4HZeS6*db%CRV;lnpeyk-hGRh&1{|GG=)hzdSCx)X4*{Nr{p1i}&aZmvUbMBF#)*};F84kG|!Scqs;4?6RCc_1?HQ&=pMMa@>=+9`h
-7j_W5kxM_r3E`)A^+hki1=HZEv<iyn^M$iK3vl2!Rk=hK_0#yEd|6MpDLBBlLP|%zP0{@nOMpM`){OP2Z$z9<S}N<Vk>!&HgQk;@d^AHYis#U1#R`K!7)$7
W<C2++8;~-P($Tvl(2HIs---!rp*yG(OTinGJW>@ob~~gBzKJ#-5Q>xV#Jn;x)Pw4Q?~^Bqlr!Zda(&8^854ki>}Op>#$f@=gw$dnV#;2cvPzdFB~+i7m7?~
smXKo_yZ!v9(t!cd}ab-?2D|)Prca7;Zw=^SACfpja$v-(!)YIorB`kXY~RiNB-}B4U!<$i<vX=4JXks@@QYy_4!E5jhlSaXVkXMa`zm)RHzPST7L&o^<DC+
#Og|o%OFNM6Ox`(aSZP@%cQf1KF2>>EuI&OjsJBVkenryN)xD;)TbfBm+~BBp=(R*!x#rbLGDO2d*F&_vF(2f@BEU#b5;?rR(ACsQ%nC4wungGZ#0;5?ss^M
N;o=wL48~yypgO~!A@?bcDuEyYP!+l<vWxO^%VQYb&5q<AS`%BJQ#(WOJFz!E;Gyf$lV{X%j1l-lVjb49FWfW6~mwZR1I@i<62~eAo^;3fO;2u<(nyJ+ad>t
eu@Afb)ZCOhRp*HVN$*ZB;|79{>v=AcG(EkR7gQ#6CG?I1ibubMD*`$&@dnR#;4991uYy_Fn^7>Nq2QhIMA&=6CF$=eig(@(+C3+KgF9VC%7<Q1qCCgOU7)I
yXg|(WWXbUId|y7)$-L5lXw^fgO&0R_MG3)^pf5(5rSd5U}+sz2x(K<l+mv-&<$HL!A5Rd5A>F{4xuhPeQLv^;|1Gf8tX@q0|-2W=)7cEV>>f_nkG3IW&_}a
c;5h;nMwuc!5?V&Mi3qmPS7GjhF>UtE-^vp<9b9jPop2)mUUYjhXtX>_g%HYWbYFC^XH(y`+w1El4HwO&jby&0(}{1XJ0fMWjVDRwoCxnYCK!df6#?Ctpg$!
!=xpJ*$cENOhrwB^O7;kB7Ix>%P?{x4g5g1uk~|O)*~q7&bq598%`IDjD$=}!5vw06W3)x77&d_s{$P=4<B98xUGJ_+MUPW>yw1TB;I-jvBfsbZGyn;9HUL9
I*=dXJ#Ip?Fb!)s<5G)O*di2|LpH|eS46_kXHrCD7k&@6?-oWQ*EDZ1Kb|})MkVzYJDaT_rg{^y_p%gYWNJ3r(O8a=cTBGhdtfEIK+_i%5zr4DkjcI;%Y`W}
KX3Ao<Iy=pRqhOpT{!U~AI;c5&7qV#RptoXm%f9BQmkW*rgqwK4ZRTW332x@>CIwEFwI*oCPEJT>lgfSLKvs{I}7Xp-g7)*Ne>`)g(orWU`9RpyY{U^$d<}i
O^GN{`S0ulanq%-Exrjw4V~D!Jl2U9J*IHQ&MnvT$VeT%=~<#GuFMpV6bU3*T07udvcfQ)!>BdzuLx%!Yy-a7<>1x4a5cxiGc{Rzil<A0f3`YTa#mEG3t3^z
ZQOK<V|YPwLz*UwPK>J92%;J9nKK|>#3Q1#T_2L^pbock@N=w|wjKIOw@(OYTx1^v?mZzeOzyhZAWt^sZuk$>ho8t7)#Wf<Wvv9GJ*KO4SCf@3*w&?9qqK-?
*ECzXDltF>zHgkQH$68W3$vLM7O(LkL(*7Ps|x*Bg7;r8{&=JcE6<@8+g8+1U)El!2s%j=1Ch^+G&y+Q7{T=D9-iDf5V$X!IL;HwLyLPOm)%{@iUWqnwkgF2
S`a0w4SHQUKnw1T#uTvl;slu`U=wh0VLeje0Q%q+5fBToW`I802EHsb3VbqRB*VnYd(G+>n{M5C3-(cBVu7s@i+d{G5j|N8C~za%ID9?_D4l6!qD)hd*jcQ?
_Mu-Sui#CbIk*;s8Ewo67k^#^djaZDDA9}{V*e{+G?8?oDxtj4yZAOBhKeTRAVVHg;*_N3@|b-d>l{ELR30s}#JWa;iEV<<GSiQJlQH)_Pr3r%XA5d=A<gW~
=W9UC9UDY0w*nzN>l*xE9)mXX+VFA3=EifO?8TWvo3N05P$e7G+`m0)-v3Tx*#+S$$$Uf+eX)W`?MZo)+-*(}AhPk^N<DMZ1#~T~gPg*B_6Yzb?YB;@5+ern
o61fHB(^q9caO?l4T4O+{FX<qQKOc9sxTuc)+DNkE8*iqM3|Cv>l`on)+j=}f<~(B=VjGO4P+Ste>}5sS`-dZ;gv#^gYbSPxd*{1PK(>g^K5t*NS-Av5q&ar
gu+x8S*B+xKMFHfMwP_K1b^ZaZ%oIq9!_SDgn3t8Vdfo+@%Yb@Z`lFw4Ma|5lR`S6ZH?p0L$>9sFXHSFE=*OjyaGB}L7v~%@m}npSP)P|jqj&mN}3Nu{%zdQ
FsE$*6lFoU)DbBJnzJ)~g{FF@_+W<l=~c)RypL*s>Zk6%0KO-OgYM<V%0iTCZ7mocXCPv23$nnak9>@49kpro0<=kL1*_@mJ<$B`Km4d<bkOkJIL|<8GUL#!
S$*(3(r!my`p^BbnCi*1r=01BFaVe)If;K+cRsRmsdaj6bR`;Gt3{;C{qi`6XykTsT<JWRLr4qy|D;|hy8ym|ij%-{oEP?f)=@V8TAw~1aSc_e<6c1{!G8ry
fAqjC`UML>hGZOZ+|{GZl=x1)c)n5(dV3P@;YUZ&EjfB{2$m+fJy!8kqpj?lb&Mu&<^30DAwC;xs}x>&8ifI%F$((IjPoe_oHwc|(<Lz~nEOTarl05|JblvH
p4w59i1RzbvEB#aU70@6rlM9!YnL1j^yFua)3?JCaw5Tv8RkNGq}c;<6&$nvEYE%WphDFsDl$l~Ab`q{d=yQwDiw!FUE2uoX9QP#=_J(?_9{vo%iTR^Fy}K_
wONdQkQ(fS=$F`TeH@#^(@$4*rzpgjy(Pz-cjapRE#F)eG1&StTibapis?Lc32Jv&J=-3YMDrAM?+wDnj3R&jm|@6y+pr6Ay*au|z4<pL9_r8;y2_fyGnvsw
<z#S3T5AL98VQ@1lr;usDV8!}-a{HQHdqu}PtXB17OCVFr6Qf0%i<l@ln&g*>31+$ar-}5*!ttcm;ZA<)7ju8BUfcfM8h4loTuuHQt0J^Hw~XZr9*RrLYfjg
5QDfA7oeCPc2_F3H=w}NHq`qsUNls~?gnWOZ?4YdS$mU%0b(9To?<Lt!W+KaCRpxyY)_NP{v8SUhS3R7>S=fH-E)ECO|7gFFTA+`zGVebC5~S-<0%{ZSrkY*
zpf?XCjf3kOj=)<Jk`??ykKMnxEl&cI2!(YF7lmB8b4BYNv(*3xlP^XN$Hi9mFzTf1}>BM++v0nv|7W<uS~9eJ-O)>l*}SekZ^zjs2G9?ZEf|@4R?AxF%@aR
5Q>Uq%Ht6yl255{Haidq^Id5^#Ve^%)@aDb-Atu~Es!bP2TsPam$2%!Qj|J=y!Gnv&4?h84zR^@Dlp`}&(JvwY`ZE0^1vvzn6Uosj8YN_QIDwqNyaS76!=Va
KtY>3Mbg-rq(;V*=FRmY^ZcW~LrzPd)I^+A=zXuKEi2<BKh;*fD9+VP7!!rw90|p_8e(YH@A8W8kVTO({BmI+uiexXuZ@s=_fHhAqW1?dlI|o8BUcxA^7O*M
MLk_|6;E-!X5J&qZF^*jFR3W<SG6K1M8M$&d(Wgh%AvspWN;-?rcIMWBjS8ubK!qJU@w^hz#XXvVna#c3@8->ZONT`l|9<R6leV)bK~C%8kgM52kw-28>i<@
#KQxG>6ar^w^4@o65iZXTD6HtH&I8<k0CD$R2!Wif;1DrSF_lsRq7veWMR_v>IKO4&^xyJ^rH%*bUyxN14A8-7!?xsFv!TqNL!DzfV<G%<CgpCuVz22M-CvP
#%0DBXM!FCcjy{j%$+l&h$5eXsK}bJ$`Gfxw*$%C5$0*3l>h7sqLjvxgiu~^38w>8mey@~78BAd`>(pu;b}HXKLFZM9NzpYz8LotAUUPCx{JNqTz5)D7^)9w
E!PyEn1ygdtlqBVxEuUC?@IJ;PfUDHaSe1RR9LPlR?9k}DngQ>37DMxXX-H}tNAVDNuFYAcl{#P7Wc#G3PXrb{gxiXQ8{2oo7vDl76gkOBN++*o6)bEk;YR$
CTjLk|F^v*KBJt{Vf1jt4P|(j|Fr;+%u_Y_i_%725-4^Jj}zX~>a)Uo!Fexlx+|cJ^dV6sno+i0_U&Ea{uzMcwYw`yUn)HIVaO{qj8spu4vgRzHc2rkx(pKF
g}A@YpGSB0+1;*B?&v;-%gln9noflF;5Ru_MPrO+@k&LR)SK`oB;e)1%V6kIoy6iOd1dfvWc;N_+!ye1`>TY_=DcF?UQs+x;rbGGA04Iqd<imqWs#3#%Y(hC
vX)Z+us;K=gGh!T#CZ_1cUZq5)F<FeO4C0mM7B$92KAqET4*&dQiRiT_<^P_hI9%*%RHAM-@xIN@TG-T5L4)6{UHWGG-`_jV!%Wb1~DcsLWKhj#suejWy)hj
@=%V*dfrWQ5#|HEA0<=Q-QRoGo&zG%sp_5=8B_pbH8UF}kgn$%(u<6Jd0>^&0cHAn56U4u<*+OeXHZPjT6TRyBcxGvI5>`l;PBuL?(?A|li+Vks~d3_qG5bq
XagQ2j_cb(-?}^q?V?1_grbC(8JnX-X=xTG2D{;*;wr%mMlO%XApAYhZaxKcXuA;Jz0j3+A;ub+>p9MHe2r8uhxS>qq|mIl&`v1=XTn1+51cJWEpgDltrT-M
jX1S$!rPx)9Tbz&$^+_}7~hxV_hh@m-6%w9xX>+glEf|bOBoac&C!_OF>MtEj~2t8EYb$+5%6?FiO3@?3^fN=9Jwc5@%<qMp(`S)b{N17Uho<|q)0cRHN2AL
fWp%|D_IJ8Xu%`U{ur1qRy2QnNZ4^3I9l7*#-8IGuHm@dwh~>H&?>dn0v|S8JfJL~*+^8mV}U7ja$!^81YC|%4;-oQx*&jea|&*HI$r{#l_~oCcMV8SV*)ZJ
J)w=rBhVKkCa3$p<C)+Jz+e+skSdd{8u?ACTHCqN)GB)F$dM;w?@gbF`ZAH44u&o=;k?#)W)mkC>i-)q^;yK_iJh^;0HD&3&)gF?1_j$t5LT~s1#y%)KX?wW
fs@SqWe622>#wlTffX0cS0cMrPErR%{|v~tG{j><V>a$=6>d=VJ~Axk{Bn?flWb4)J7|KQ&=UT(bWkSnu%H8T-eq^eQs`#CgL_rPaYW#djTsZsz!XI!wwEuk
UQJ>{&Go@C_RZ%Nv(;TGn&M>@-#_nLq17Qd{#4APh;I*d5muePL#(rnt36_tv#c0LZPlJ$sFfbZW@hM&*sDzTbBhrTsCtJbaB6^Od2U)dC`Kn`5qNrab?Ze8
xe_&D4E^S3E@R`vdZH?~hEe^1Vm0a+Uh8KZYQ;@`RlwLN_lIMn+@d0(ErS4_5frV;n7$EkyVW2g+;&73%5OdScnvFZ@T`0G(E&Gp+S@UgLEuw@Zr=q$zk+w@
LmSXidNv+K_-%~Jf~9KA2Qr|rl-PV;%TW?MAs-C_m%AFbfg{b-@S#}HW5;yP?^WSK*9-%6MhI?;)nlS^J&4RJ(?9fF1$!G3JT&vu?!gTNKkf6i+;P|j8HFZ{
SbPPM4EkND5VRc)J>TW}xF$bfiKaH33)6~xphU-xS3>rVRzyaI{io*%7bGT%ZDQscX~H<QxiAHMgL^I!(vvZGKI?#cytv%>(x>ycSu#dAy<}LwyhS_$QFX6}
HhG{R+IcsjsA#fne*?3z1N>e+JY{hdOlJ{ByWhTQo<EG|-POupq$8%rrG(yfqk}1DvCO=e-{o@(iV~Zozp^1g==)^MuwGWXbfO7nvo`}D-FiA@mfpdic@o`j
9Wn^x3&O(aZw56|rIG}A(x|+OIO}5e-bkv|k-oS3ljWd^b-+-t5HGMDy1i|sJ5@=2&~!eyqYjkEMS|jQ-6#7@_(A#n<Q1xXY)Y7%A;9w0EJNau=7{9JUdct!
+?Qb3KtZr+!yxB<t|pFs2>U6;Iv3*D6-0s;VfpC?(HTLNrk!(mg4;47ICe$%!gp^xnpPPBXjQSwij}C{SBz(VOQLgUiAaJ|Fu$QaLHQsxpg9fKQ3YYcB1ki1
Hi^`J@u$V*MQ(A9Qxb`Q+RnruGqm5kpk*Uv^+miZ?93$>sbLJaZLK{tYkSW1H<=Qun+{^gbf{Y`3;X$l5`xj7&sVABV>hNPN(<E1Yg)1{VW!D3U90GC*Ws6z
Y*vF*YM=jfQFVklRQGvrr~6`oE4J%$#cwBpAS*^#SBV?>(Q(C5i4gGx!!ax(5$uY9YMIMNmZ1UJsM1}5-9ufPidtKKUz24caeJNtQtZmc=4J?qZXFyEh&?MN
F{2QrNfwfYE6>#NfeWa~jaNu#APE&X|D`FNCnP@dBYtKA+4*S%1<{Ic?6sf11{qVoaV04<HWp@qnL#!IniC0BD)+sJ-}Lk5l=Dl$M|~5DIM8p}N`OZrC8Mwy
-*fV3>-laMZ2c?3Jl(yq*hSMzt-Yz>4Rz5Uo^7(X*<%7mb>NdMlzfwL&d~c=_&}3)cXomYiD6o*Po-BKiVh@S3Om2Quc;t7ehHyCU&Wjb$%W+?Wwu8<8U1*`
_Y^8j?*%lV6~goX5|J^GCe81E!<UqbB()kRie^JMZLVGL%MJ8ryU9*n?npw!htK#nR(@5suluu-+_k_yN8|b;G=h#Ur<voP?LBB(#STuW$e(uXx+;01Z>Es}
;T>DmvqXksG)Uu+$PdJr)K1VjXJlFgBC!~+)fP9c*gf}ltz}dD6BulC92E!B2~E!@o?<!)o{z-S)vbdFuK7`!He*0BHOIF!mnAF1=e!i4E_2-gwUYaP^pXzx
eqiV{uiMBI{G%8LSB`b~pO^G2(%_20aSYFl0>e5~6%2~+X{!)YVykKnoA1=fqM=jTIU{8CSPVR28r#Z2vU5%34@XGSnS261v}o=QHJ>!?zKRgAj+Ns;X}Mt=
lt5$l1=E&#5;6x#FJtgDCJnV=b1e5vx7$PFvIT{F$fcBWcMa!JAVJjy#=gHsKMj^!s!p9c$%`ybRvfzrI|BMv>1A}=+jz*Ss5D&pq~oze7llmP)7pgcs?Ut%
>G~qQxT|je-QWe@>bbT{TRub_?UWYWs4~VbcHKB_y~JdsSu<THcHp9vko`f1THjX_)Lx>EZ08Efml<m)5i_9~Sp1O{VHn?Y`6O(=X)p333W1D}GQ7IFcb7ih
2J3OqwZw3kC{Eh;_(LzDqI94jEVK^gbjEw81UuBA-|_@nSLz*xL#!z~E%wO-SpwFwhCWQp&2f5DZ{W|7pUle)Vh?)UNxj{|BIM2ya^E^f(j`meY6!4?hY-6T
A02Ljhz>O8*cmPuEgX*Vs@VT3Q@>xGscfXYg5l^b+l{`BKQO+ziz8o;miENqd73j1CEs#LIN?@+a`mUwn%K2$-~XMg5)|qwPF(DOdGWw569_vlI~*fd0i9gL
1l}p4%T{Ps6)>cm?-(y5Ff<noMy~f(%d^l5MwI(`#YDyC=i_R%uw5tGHYd|_u;*bp*17N{{463Z?c4Fxa#Ff=)fe5}3UIvBs0_8+&^hYM7-qaQ{#B@X)ngXO
I-Rg|FvJ?fBF9g0Cq!$jeF~si&1I(c1d4w{ssy=oiOW_bW1IxSYKZt=jv3T#u`P`_oxxtI_R}%U0QQ>5^^9XXqq4LXwd~|}GSMksmvS{sk17dkB$GfBysIER
UQq<XVAqz?k(@KWsd-FyMf;Yckos!)g;p=mt7Gt)WxyZhzkQ}Id3SiU$9UkoqonEY3k|OMN|GFvm+LY_G|%-laHtjTo!pGuiDLW~F9(AqG+Q(2!e(NMXG3nM
o-*A}O0w<y_ZvZR@Allm1ObuncFaxsLzWbX#LU)IU`S!w6oSPYrE;7jr9uV>O+3Nt?gs)dN?OY)SbS=S5yCN50Tg%YF_*hnGNpM$9k?)gl}|k;5J2kstQqsl
^hcd~b}+gcdS3}mquqWJ1O^q8@@npM^qPMQyB4f*Uo8XS=mKs3kg7$~{qJ}7L{?f62K6L&ef(GQvbCQt`M2sS;vYqpN$n-pRPh@Y|J3W4j8kG5!JthxGh>DK
!WoDi9L`csdUihLDi4DN=lzV1{x>P{g!?i3JHq7F>tvPpqkK!gA`pKSFR7Ob)hLL!K6OzJ-WnI?hF}fB)Oo$%NhI$)h_2%ZyH5)ATkxn5-0nCFu;DU`z=+oN
kx_B7Sw)+>5q+L#%mQZ;_CitTIbRp_URLmRDN7NL)*~e^!KY@VLdZ%stP1G$t3#0-Sq<f6w#t%OSk>Ww*yr)r&DC>5+*b*-ak1pgsEJgqDGKul98G$K2#A7-
;~<21B}Wbey}ftef!_hQZMB=ne%>6<=n{W*cpiQ(15cVIjlJaqQ}K@faG;y}7G)s3CKd3j1iD|9_8lbM3Y$4R`5cO11V7arn?c8<JBY>#zo%9o5$_K;ztFS)
oJ$b{16dn#AYNC?B{<$#Hl*(bv-SzXBEJG)ubbl}C>0{@@%e{dIH(C`4h+aR`B43`b_Q{UslN^!UHdLO?vX8hiL#*39SXQHr<wFgQ*Ybc+9Z8n@=<acsl&C*
H%F!$^MUakZ*Q255t?($t-j8qUi+;4tSi9#_U_3Dc%$0ba)!~{-!*JhX`IO#P?rAb`pN}qko{F!aHVZYCeBZO1YM6rX}z%F9|u=&M8Fr$7@Gz6CalhJ>TX=E
ptJu<;m5#LQj&2s8Y*m>D49}o{T|dWqDn_kNlp!6+sNp&8#Fr5DdS?5VE{-9g(T25<HRR^x2F<ZFHq>ANILtq^6}dF50l$6DyMhLgitX5ZBaj<EEM{z-xVJv
Vj+3HHGO8kT_nh2+#i$t(uA)?c||N6I5KbfenMYv!=e}V0$aEEy}Y&75=49sEi+IbW-`XTxZqLjF;m}L7;bYEq<bKj0>><6_`zFM&jS+GbL(OR&uS0n>dg9)
ZyZ({s&8zK4B$WJU0@JWDKhku#veQ#r$`dZm$V1_x($CV{}R;)CJ~o?whF8H%Jn-8R=)z)lpvNyk($sx$9RG-pM}#aSuFdSfe*Tx=f<B|HG|@<zK4nKUfleV
e>Ct=RUaufYoENSNPQLSRhahlW%gL;q3Qih`Hx;w{s(R3O1oO$r#05$k{tH$f?n@;M$zg;--n(u?u8A;moCcG<pgO1t0>F)Uy2GxDE$nVT!Apa%i-&21JH{c
rR;Wi?XLPfw@KC!7@romeHf82P_UxQT%$aTJsC}Om@s6kqk8_|a>j^DQJ4xF<3AYrysHY*$!6;5emX+A?Od9z+2v3(?itW}%m`*~)N6rt97lDJXjmTlx@La(
GyA(V^Da-H>DfIh2k$uw$jrN!EwOA>-K1~qU0Q(1wXQ=~hL}2lQ0~C7Tg9nk;d1ie0*?z~l-y4&Z9kxT)+`pd)nEh_z>~oA4gfEjyJmU;$PG<uzM(L#m4e5S
{+nVA`f8ZM0l!jb9JMF-I$m%5EL&CP+01n_je9x0VN-dp9u$qpN7?lvEs{oJ#wfZE2x|!tihOmawCk_Z9st-;2c`sYAQjW!ccODOMgrs+sXyH_uWAFqwzqaN
cn%7)3#f-rV&*o&i5io+CL<w``q{LaK;kX%`*D^vL>LA(6Lx!f4+!CJ6KVTN!e0OGNg8n9u^S$K^{vvUR{otOa(D+CS;j~zQ+H`#sg&yp{~Fcr@_@QxagK9{
b)H;K&J@RGu)D`-8whJDJlYW>x^?{+aXK8Nnr!tmFHk~~G6>^>XbT#`X}D{;gK4pQ3O%U~EK?7z$N*ek#0$8W2pkN+6@#gvds!*8c3Y5wxtdjF-W;uZ4a0%G
vybr{V2vHE1rDY#e))_eI-K*-y*nO-dTCmg6nDwvFn~|`LkBvg2r9fk(94W)SlB_o)bgza!<a&%XT5P_wll7X6Q=zh7WG)_#zu~6!#=0gg=kuP;TD|7BSC8k
E}d`}fL6k2+$;x6yEOA<G*Zh?0qNf?-ChIqA~(OnWiV@<q%9o%dD_Sg2<6RA)oloi3v@eiiGVR~jbzGSgY}Oay!`eH-Y#gIg)pzrOmP@9a|%ZY;lE=ugoeul
Zzz^i@zLXrBO!5FKdx$uQxxxQ23k?+$V2X^56UQ0KxKDZ@-j&xDD8o0i$8y$d(GW|+rX7I-dpL-eEZ*#Qpo3+|HJjK2FTvme>hR+c8G<#N_hOGy$^mWbl<Pl
-QY`S_R<NudgV6$Zxy5W77Ar;F{U7U!krg`@TNA8L#SYeVy5|8NHO|d^8(0}s-|Yziu33Ig7QDEGFuZh)-Uz1j>GUH=yW#Oda>^`@7D<C?#ar4TYY~smbmXC
6WC+OCwf=)k0fr!+dDHVnvG}F47#5Jmxd^-An}6-DU6^|MVT?_tm6or7y>w)zl0xI*<=Db1>ZWrPDm8BZ<CRSlG<jD5G*=t$R3H!$qRR8B;kLfTJq8X(2VqJ
W{^fcMfQ^uNz5%QQO!nA?iIDgM9pu2w`EAA))YW3tMMw)B!+R$>gqYPa+8s(2{g8v5Wzj9fqeR!pKfe%LDD+elHGR-*p~rPi{o`9y$SyEAY2Og`*v$X1LR9p
fmvjroHwO1Ee4wT`|q9Tpa;ZR6aNxL&-co~GZK-fG=K4>b`%$zs$q}$N}{@|xcy6ll<j*X#BD>0u4>-9{nM%4BN7|+ltV5dOKv_Cml<&=cuJmxD6uqu;%D12
vu@$Lla@Ls<_coy(LQdadT1WwFnSGg!p#fIhxLt~PnrCC`cr^_#f|fn*CNgBI_wS~Lb+=TntNJg;^c$xnuaqtldECE(W_$2oJV<CHuoW)T`z1qHhcVD3-vnR
!<4KiB)<<X#j_K9IQ%STy?c_CZ`E5KD#wOjwc2685VyuujjZ-dc#ydAxRhm8`CMgd?BG8`^uBPXC{G5BY8_}qi4i4!CHYURn0bncaEbwSwP8SjdB)E={X<xt
R{om$lZZXuK7FgxZl6DecylogQ#V8Cj0ZILCUccoqLVwj5H$*Jo_*cHc2_*=i4S58mnW_Gg#pMsN(k3Bo+@`TVpzrmKwOk{mYc)P<}1O&Ll<Q*nBVW7pL6)L
p*61eirr>sGo1QYvy4J}ZBoDY9aGI`dJq5)K=8ly_2sAEZCy3iDQpLJ^KR5F+>`?Q64`ZMO3xxZLankUdQP5zG<v^y?|i-)47i|p9gkp-d=)aJR#Bv*jzeC~
P}O&MUavM6KM5P@E+T^s#Nw(5i1!yon;SRI2+62A4Dqh|eT+AdaA7okAK?M_0eLjg#%<2ox@D`$wZtkK^uL2^yCugDDj>_vhHP&-8e(IM-q|G9zGZz~T8I#Z
LHi=+4kx-=El9nmh5bBd)Gv(cO%-~tjn@<y_*qjrgf|v-cV8h}j6`I~Ju(X;YES5%r76>6Co)@@-;t7;OLU=0U#Y5k4I2TsM?MrNXD38@vH@=kAbYw#wL99g
ISFC4A^BIu>q?Ziyl}w?YWiTG*U+-hC>DWCKO^tgb$n#3wCL_15b10h9-&ktk4DRLYL3wOj1?lZ%ofkF8mj>6%Vv0J^&h-YYjn8>_jA;zEhdL*Ye-UuD!G>w
0SLRD&9)PbJx*|sK0T%;l*NKNk2(bG8><VW=3y^53}K+{f9;T*%T#pX&d)@*{LcPql`)JS-dBoc)}p0-#Wu#E9W3e=VT=LBXk$bbZoSpoQ?P-#^6Q7VGN6`s
BN`WQD_{|-7#Mj!plkizExR|K-8jo?y&n0zKLNHXZdeF-=cx&t_T6LdJqFVeZP=_(Iz5~ek+y?o7rOlqhPuaBqy&uE6@PhhlV7+p>!MA08i4E}LJF=t$jst3
NV*y4h@YNt#eJ<y9mA3mZ$Om1{w3}YFk>@I4Thc0vtY4S`RL2z>J#rcI*@o}CNv1bLy?NJaGpTC87uaFjS!lFwWI(m3Pu`xR#5@~r``XJ79X*#2XK|<X#TYt
Y-(YOD83b$|Koqeu{n0a#7*R=^jB@0MA#J$3#fJ;@pU?RB6-NV1}KB=X{V;+$JN9`#nW>ivR+5K!OgNvpOq!x-<sl3z*j?d%lmhzo-66Nu^bDNJhA0l`Ale4
x4x`6Ex|%WAtD0Y3tZ?&l^ql;NaMR04b3D2ByHYKHu|B<v!<Qq9t1U|<A|R&3}OHu!{bia#?_$&+qt%(mVc@f1C}IIXpR@lPToCm4UyoEnUE)f<nE!lISWQl
B5gE<FA_A=ArI9&VN3CWZcxeGD{}i^se@tCfpc3}9p)2~qQy4*DYV!x+9iZ%L?bBX_JIooWQNWPS+3|TqygD$C=VspR=4gfWtbK&MK}Z4TD&RL;+)F!P~NJj
IIj5bT-ac~Ee#l;)b)f7sINh8+#&_Sv^%O?OFsUuYltI(v8CJKWm4G=VGC@Wjz`7qbnO*@CR{cH)KI}lkRJyq(Nggj3+0bn(d)wu6_;mvG>`>BU=A6=><_1=
y)^(Q9^%Hc>sB%mK&a<8v7}!l|Gw{)vmy(#)*lAz%r4Vi(IBdf8&$ze@>&W_15&4tQ4nsC4d?`uUs4NSX<r;cH<4EI%D5HNUZ)9XGfi;}3`(IzCj_hO&!oh^
#u}V*`(k;9-ORrNKGOSPT$D^)JU#Y}Qs|}~+5Bh><r&}9(^G(_hRW|jk|{9pFRbq4n$MfDn5+&Sa~X68KEEx&nnbo#vDpKwQFUduhI&1{paQT+m3>02viXfe
6j#z};J?!5XSOoik%V$pUU^?Px=~A7#t}@L>j3E9JG?j9=ui=5vr<}2ekaBd1cQ36@LcST5@>cRAfoXH5T~~?U>#S)4%1D4;XHKGn3b-w7(y>h_gfRj3eo}q
rmG;qER5u5BCIxp0u?mug}Dou>!d_dsFE^7ybOMZH?NZkzttvVgLX^HO#xHK@HcwJx(@9!@}xtyhE#ruo#6Gb62o5o!a;QCwd_Kqkj0T_f6IvqWjMGL=4?`E
p74n^*E-V%6x{*S0f`gI@Iqa3hqcS=AE!RZ7|U`<R0VH3*E|X&PDjUn7|%1RS*o4RzK0?2a-(tD#I~^C2F*?!Zw7yJN*Q4RqIptXo<)?}w|JdBdVmyu^t&V@
j7pnxBpr75+9fjn%|joR+4rjB0s|08RR!PsrWJis;^83+@i*(mGeTS3Q*yOB1#PlQ&pVA!%MPD%_rthK3!z4Sgg>hCF}r2tqno8r0ZyIU6o!!<S(W~5^{G6N
=pm2=uek`4DRPU9`rtcR7gO{bz;n%ratA!~HP4PXGcGtFCd2GGreh4VG;CQRdYG$NQK@PatO-^RAoe8trz#dss>Y9DRtXgY4F8Xle{bB2ie8HO#@%Rvi5;y{
KjQbC64IyJ=42HjHxKz#k59(DHmr~!XG>CZ<~Be4n2(QvPdW}>(-0qrX;Q*@uIEf&g3`k&ybrS0;RdGfA97pyRL`v-YO;YPFGSOLcvzNQhxoDLWgc$saTN!U
{FMy5g+24BrDDLT5eX8y-SQ5eY;!Tw946mlK{K4&of3LupeiXq*MnoA;>x+d`FHvM`i(C92eVI6XcuNZ#zCYnSx$%euf{fmfO$T2_p0*GM3n;JYY1DK?w0(F
%Rqy^HCAN2R6TwyPr&1saUk+xnw5Vn>|+^=pP1-?pdJw~#9o9lEWi;xD(Y0OcLb$f4MzPMu3>xD9(9Yx)aZGmfBPz!NrRB;JYoMgFg_HIAE?@x5PYbG?>9_k
;>0zWCtt|9^DeR_5tlj7HS19e7+ca;#22Ly^h`<Idy>S5^+8n@S-#dG=dKw#isEsTl1)xHKs~QCT#_R+P3dCIS#m)L8wv4QUowN&|I1{30r1m+OHybZdrcQ1
1%1TQkp-99U^APV3@dZpQn`_xOw$FKRf%tDJro@Ulsa5l?<CIZouZJAWCvGmZoczVw8|0{m%t@@$3N$1iz`0rAs{GlbT__HGQKU^u#QC}UB84hqnFIjRqQGv
f}MgY+M{Xt^c+tUQULpO6_*G^ewL<<@B5+58~ji=Kbg4+9twe!W-p_n-j<vwBM2xMNx!F}zm~o21;s#Jyh;O;N4V?7OnHl^OQM8+wQ)*-eB~}a6S6ijSjqk|
s%Vy!SIH6;BRdA=FDzq_z^dXKT(I2?>E0k)vYsQA&)A?6_Aq|s5)6V(cklsysSaXp{nOV0y?P7m9NHe_!H_-Apn207s=s7zc$M}e5&C(`!pOFXR0Cz2;jo)X
!J#7GI9eE>&|t>md^Z_(Ap9lM?+B@QD@A5k!k*ZE#68jjQkstwL5&!c0RjtosW)!_pW(AcXdjw~DoMaOV+@N%EKJ=Z`I#jnY;mB4Fp{jARX&bMwv{O5DYVja
!77+!&tFlM;8_TJ9oCTNLcTJ^k-8MMM5J;&@8f3Ix_$#_JBV2FV?4RitiVkvaCiY>mWoMK95$=n%1%h^kk$+F@1So79XWo_GhFG6MoiyW{Q%jjA1yQ0wbJ4_
VK8n+#)27Rx6T#N|D!TBeEzc~o%Fj)$GzhxsBTs1(qS^M7-LI(6)~|5Jb>V5lDp09MqI~gpV~N%?L5#cMTXwI!m=E*$BkKRU38%^UKgdzZ6iS19S;sM5gGb@
pHRrEb|s((1Q<miQ)ECk=~ecdx?buQmpNclAe`b@8-#L?aR@edWd^JEWc7%Hz^6rgPh1^r#$hUDxr79&sG@PHs47PyZ=>*~oX{iO4^t<ULQ^Hdh6?Dy8cn^F
vSqZ9d!o-k4ItRzJ~%LJdm^fY@C+TEeP-%ne59x@@Cz1^&Q#K&&FZ(Hh~ImL3t#wh4l}JN;9u-I8VX?J(M&@2CaP?&a0a8t^cHoRH<F9Q4Y3)0b+yO+akS+g
s7cE;oE0-={4lZ>8%SX37Oq?nhYW;SL1_rjAsvzR4W=2sazu{fC8-*qv0yiwB&E#g-{ZEPb(x#!L21_UAm&J%G7zUIn$o3{B#wIjfe}cLgEO6|lgcKX!$OQ=
HY2-r3<r804NyBSqfX%sK!rks-&Eavg3@BqtH9N6G^-UnUwQ@CZ_M!B`;t=KfZGsGG!kP2M7Vhd(-BzO5`6M*S4L`jwT?*$xL6zat>m<}i-l?@=_@us7eTq2
ou%v?M*h4rnkL(SP}+|`JD^4uc}4tQUY6yx$WYDR)WuStV?N8qTjZ>pmC26wLY7*OV3;A#a=A|ayX1PC0O6C7=>m!@bV^;O(f!g>yow%KJJH9DQzL<vC%IG~
t7d6*WRK}!sw)DYe`N9`X7dv|7OGr^U;VbkmmambS<0Q86cPB8dHyzpUf&=m^ou3Ty8LA?#}WS-pfOvpjl5u?SsL$M7!i&ZlB>qNLW5ZqWrx|f>b5I^ydsmT
&fDv9dxSp@;NN%3w4hf!F0Gm5LtYLvrA07V@_(HdWygpeN~$1Iw?D^=)&@ZxXqLX{S|dqxQdwml73h&f|AYY{?YzBYjkACLq;ef8A<=8Z)mj4IH(hHsHyTNw
Bbp0kmyNV(33LI~{tj;|z148!-Q}&ab%PPZ!$zpN+Xl;NnM<<fjybhhTnor=D~6EN16sy)#P~Y>*XST$)tbZPrd`~3mu`A)pbNc_lEZ;1#6+Al473$2XXCu0
huo`^h~7e!8sefZLgr_1{myRyv#$JQn|Uu-8l0@u30zZG6^la!6?>3@RUfWc$go#vBU7d{gdK^Qv;})OB9^|XL@u_tijGEWQeBrSQV6RHr(DA}7g5+!$Z|%l
RhDF-y~6<^bq~T(0%b*835lodEd;EgaF$aBu7*jT0h_}OdT?GLDw|RmZMY(pWpBdrh&`?O=_eH4^j<7HZR)*rIxlc=DRipM#+yX?lCPZ-Pd^_amEp!NfrDeZ
hL|6Agl8Wpc)lM;`e)@v6aYS~O0a{|LV0~Dj1$!nz!z=RXf%92Qv`+^Gu=*ZthuO7{W1jL`kXkKi_s%-()SpgXkuiXm*0f(A_VhL(Tp4JTq!P-{8gFQ&T;;%
J}G^X_r(m1?wf9arLS^iJDnO)N8uYiO4&&u=PJwsoB_i{wP`)sJ{Ll8(q}8ao+V>Rg;JbnBYL|^?Z=}hEL5@BbO{`rVIAx0*m`iaFvuWB1VlgOBjbNPT`wau
-YU3HFSOrVxH3tyWa2{iG6Lo_!0)pa*$o+oCK@^}a4HMxZJfrjEIO=xqF8UKA@4jyZ(|;byQL~x2HEE<nJagF;f0V1lj1Acl3G=|`D*|d6g~H8wqf7Cvo5_%
jp;p|%EH&q3x2m1h9hWI7{ay@!*7et4@K0c>tcvrz70+(rblq!m{RIgrQYlI0p+=#@;?XDX%1uc4TAYMYFXa&N|j_oda``Bkx9w25#1ZrO^$6TA65>}gu`w|
;FBDtM-NgVbLhAzF@w+)0JVJ5504_}GPA?5*NfobOzfhUp{lv7YAa^e11(~|`?!UPnxEK9+=U*}soouh)$3MT5<>wM#(c1myy$2uTbB-L2N!=PnTY{@gy=VJ
h)i^aZ4E^`1!?Yp&f$O}UYu>Ejx+!AlVWQ}@*c4vIy&iU2ps70l{q^_1lDlPNq0Rcn>x5di&nqkiG^WcGDlY6RZGLt64Q+xCIc3!5PfcL69<&_07+qroUwC0
m(3&><Cia>rL~DZUZWf5S(M@sulK4@HxM`8ZX`<oX#n6MWCmac27jW+K<sfk+ee@pC2Q;Dq~8|Yx0W3~zHNQVc~!RShPuzvo+SM_F(9e93xj~ceWB7stUP?c
EQ4-k9Pv;rt3X~0z1+)7oiNmjGiyyzcNY)JZYyWfNQP+B{hk&IqKB;Uu^mw#@tCa==%SU7C4X`|Ji?BYLA{~BQv**G20#Vy<0MNB<V?qB^N};q(Eke~GL+Q-
L?FPvMrprWG3*{BDkqxhVwLvv@b!53F+B?)`Me8Zmp^`>s#%cNN9$fR%?xtgUG!WUEPDRK{45J0P;NPB!TKkfSwF;~l+90QVAB(t>uc_>_VEXFM@WL53xG>J
yORaQF*vDEqjneMrJw97+tQsfMsCBCL5RN1HTyR-YtlUIlRgia8PyS}paoU5wzp8-ZT1Mjm0uq$sXI8@$6{+~In_av7|FM>SpvE;70heKsl+&s@ST*e7U&bz
Wry6QuTAv50#@thDO#=@hR1hFw>liH6(Ad&jmSpz>KN8n3Um<=yFcTI&O06HxIbgl)KCMOPX7*aeTzgx;ULb_5&+gYeAJjjF%%jw%5i_u{ZkBGUH`i)6DJH@
IZxUmFv@&V?YMXFbN>55-=TK!1B%fSbYcEE?0O^|<9C!U!8&-pY{_8ie9I<EXrD%-G*Y|;;+GCG4N}Jp*<fV^658@&Y4?=!GMjCgoR9REBQA<~mQX|Rop0gH
)R@befNqi=x4%W3n>p4q4Qax((ZutacK5V(a020FFUo=@gkb?(lOp&_MVF<up;0@0OB-_w^x%VzWi>g=m%|FQY}9P7>=!Kf4MJrxy#!@b!LP$@Ygs6vS#8?Y
ex%pdI5@}pgv?oQMmqrq)q@A9n3*RlrtD=^omt-VP6m&Ia5&(*)_*CKdkH<52d`Yxrj1jQ&LXI6eO;Z+*xa`=0|z^wY%q>vB8sIi+2L1azU|?Q*Y3_N{w1me
wWxT_PMD6mb(SDeR?XLi57Rl(#(Op03FC>EkAW_~CI1pI-Up(i?3#1y903Iv;lKN)mFJ(vC|DB-^$x72kpnYM-cox6%x8|p258m+B5CF<H+A*#!L1ZP)^pg{
l7SsyeXGLFhQyy3E=?)K3oBBkQpJanB{YaG@S>_*`19J-r0sfIJT6}nKf>QwzO|QB4+kXg8!_Cl+G?LEXC-!5xq1PTVjg4@F^jQ_yt|6uHfMjMUt<3Ycr!4j
zkg*-7Pl#Z96NJqF{8m52MliYHEdROa3gO5cKNkO^Pw>BaYcOR7yz{*>I{%@i&fU{e+c<1;MF@ty%TluXB+me$?m=PHi>!frcy7U0NGipPJz%0a{k5T<TP#}
W4{ldnTar=f)A0>c+VTLc`~c;rss0MOk2h~6tcG-VwEQ1npfb6Ul>n*Y8w08yA9@9@CkFe3gs6b<gUZ=*f$F}=*u}aE(xunCLSQQ@q1BnXK&T-fU=L`W*Pi2
Bi{Nb`jvJ~Dk*b{zEwo|<bf*Ny`t*_16FXKz3gw)-Y6)^!U$1SUdC;ZpmbTR7=tX-%hi>rKcwGhLN0F$r0iiee&HvIgW-K&6%&xGd$!(xX8oR-rwLa{=?UBC
pS`jMKmyL&&a!OVOMg^$e6<WS91|fCkFp00SMn=Sg&}*nU5Hutx6v6FD$bx~iz-EXerDMY^qljJ7yrlhV>h<Bd6_`;8sh#WDNB5tXI|<Kcw6HD`GwDO8Trwd
yCPW+pa)nKcrKsUf!R8xxN|8TV}veWOH|Pz5HWWcG%lOU{42rBa%TFmz5Txb=4vjFgzayKoRQskM2z;{yo+7BewRXVd;Q~;7<takUG69CZ(~STK?GwIS9~j|
Vv8CK-12<Nf7^LXAg085l>6%Y&Vvw_uusX`8Z$DZKhNYdohUi<Uk)%@%=s=T!QWi)_iLZ}%9%rDsq*H;{8cD7zfX+k1=SnIjk<CJ1UhEXs2JO>U=tgrw85@Z
H3kUCKc{A!<9g9}7_JtKv78biJ)k6kB8XMcW<vV=!UXWQH~!&Xi~RlT#s5@6pgd$YMgU1}7~*j@Yw#zAU*i0gAJw`}n+N8zm^y0Zc>WB&-h;=x5^1Hp0|%6>
St+!SFVUmqhhWw#>}`gAWh4!}MVX~8N}zygXL69#t+uOPIJ$8i3h5}i)h&kM<q7ghP60+?QK=6tfzlPUVT8uw)lP#+h8`^^-=#4jLx%vPC`sjiO>D0RpHmFy
(qF~mx!$iGV<Xz6TfGH9w_U=FDpMIkPC7wrA`e?I5hR!|k-}3njZc<0KpV?!Izp)D)N}x+^`ePk<ztCnk-Oa{eiU5{D*<q6PDDkNQHpLrV>lGJ7Xmc8P%3zR
WwotgBM2*3CyBQ369HIBa~|zk5}CPg<Bma?k)^QizNNdq^%EB>Qc3a(=#XVyOE<pdQX9T!j+=kt55}<AD&RG>KR>~aL-u4XwDnFukt0=ElwPn0{V860WAeF|
FDo;5zi^)cYZOUHve~noPv+xa{F~wPT!8)u@eAf2m?fEwl{Jmpx$VZ4^1}9Ak)^=geaS^rlNoC$1darBHRC?yrWT@M@!T2gr?$XrUUZ<~U2{_p*4dboe7mBQ
wA-a(kJF`=U;>8kliZ4x6p>iSCK+tapaFC$^pO*jR%h}cOUECbv<k>No%@A%3hwikwZf8oMpJBN1~*$I+^>{)?>*~2EBYI!yHd5N@x~g`J6cTVeQd4^j6b#f
qN)y(Ik4-3$j}*XczQ?>l~4uSR?bl0w$65@o~I1;jC#HOa;)AwT;|}CAWK>W^`}jE(h6e?`*~z)*Kgz&ULWCv^sigO)lo8bY%A=~`#WiZZ);U_#N~xkyu6~A
;QhyQ$Evkrm|H`l>;1YjD~7gPmt6l;0H*8ayh-FKL!<0{nuOG#B40sbOYJ1Y7#X2k9&$sU@*$qSoW^-pg8F30fPJ1&5Dw3&|7=WciwDyIzkINv*g+rk^{qCH
Llh<gyt@%8;<R60Pr@TxAcm|s;zOhF#mlNJYd2=zXkov8I{1?>k6kq*n%KQ!{mkLR7q5bC8hhg(+eaIz(tvv$n|}0wAi|1@m<j`cd@u{RVLDQ4vOt~gbW<>2
@vB5W@Ro!6<_C~VsUe%9ZTZ8S79o1m>uhwdOQMfBW#y%|vjvuVX(6?AVUGi-bR}#+zcSjCS-P)`if|LFv)DD3&7ubjZ=`7$iVUKy8U(bPQ|D&(>IhDac~H(O
huIUa{+)nD@1qF|yuf5n@O*5iJSF2*vWVzTzR<j0t7pTPO3?{to|(El>hmR@X<yZBjSUqJy2uqYr9N<GHlCp;6pqte6*-^YreDx!T=sCf2N~BEweH9aF%Swg
yh)L4{-e?CK2;R(n{!y*hDjtn%u!{;Hvp^ORK*0CPA=v$UkDIt+}2T%Z}2jRT*HQ~!4e>QLpDYSTZ3{rd@AB=gzTs;=!3UVP6a{pp@c{LV7#2z@Cw*E*s=JQ
V(n9Csfr${Qg!z$wyf*h@yA7cs&cqR#0lM!Gv$a5Yf;x~lM}PaY(*K|Lri`N%DP!L*Z5Tvfh84~+bHV=1oO?9UuS0>aoA76p_kYdc8g#7A{~u<>%+zSA(gQt
SMz-VgXt9NPyLw~+s(A$$k&H_v+zWUFf#Q**eAQ-El04CBeWJv4B1DZ%X&>fbs@(NA}cO8C~rXBjv;0Wy8E5LbUvN>c^@Y1LlmV484wZ?cvy-_;YNj`;cc27
0K)Aj3~jN*A0KVUZvCn-8TJ@~%;^hABUtQ`vp|QEu97&nSJ)8dmZ+_O^Y|aD8F!y1zvN$;IoFKCw#wW!6Jwn|pBJRtrncH~Q8DW;cd@vu^ZCK)^l$H<*qw^*
EB1PaBQKlur+Z7>@a(OaK-WLGNTrVJW#UBiSw~|vjt3zKUzx78e>k;_w@!_9n=b>fmp4#NF-XEiAij^W{gH<QqbBrxH8@c4^L$f+l_aRR2M@SX5TkA_<N-8s
ht!MQb7pS)-2>D*wk&Nl69{E>?8B?unugY|EB@8H8k^w-IC<WvE>2OnXqcYZ*{UqG;gGB=ek@mzmd2xeFs5C?h&gYgqo@jMU&l^{`GCH3ArBS#@b7+PvPU+b
v8gkJPiHb?%n;s}QO{uxllWHdR%x=B;%0(y`Z%W~Wm1HeIi@ys7Ptwik@!InJKo8C2iIguBsTrbf!W6n+IXVY#;7xK?P?CR5<QE3vG2qVXa*V^+RTkIUSd5l
%@k`82eWg#6godp=~<nI)kzz)s50toFw%!4ZU)nAm$E+lG2&qEZ2NXOIucZlU=Y#brJ}}xZ;oj<&Qb<3YHWclTAMfbVbfBoQQlF+fO{!6+lUDb#`-lMxcMQ#
o^@U<M)#)uG$w7P@;hC18dYZRLeJTi^365Gv(TeKo2Eby5L~lv5?U7c`0TSB{C6y23{7IHA573^p$K#cj9uoK10NK|XoPm&3@-*5vFJ(LI^l&0AA4mTj}?w)
cE>^oS+}$}6_Dx>$}#$kfh0j~dS&2gt&~fnsa`-Kbs#M1+6@(0o<lt$D90<Yfzdr;{v@jq98+<_5>^#9x8}S&1bFi*3ISZ-%bzXLLvLb`g3k#S^{#Z0QMRPg
3JwZ$jbcMZ3R=Eu0NgQ8leZ^a%?{y7(vOqk<cT$$wio`HMm@KzIxt;Ib77y>o3|YCO^3aTOTE_lm_H^VQlw$y8fCS5(DT!=qVd<=Y%Ly8;7DS+edevQp2lw_
JV>9QW!hnEKuKmL)F&*88gAPNiwosM6w^)vgCorxMdBgq*k+q3>>(ueR9JcX-;LM*fNxcf=W_tgyt2}i81+mz7|q~YMznVcApf=u<Au^xp@X>n=xloYm=3x_
M>^`W#did3>)umnF@ZrkT)KvM1^W1@wpGs%;NK?c9p1U?sOl@h#Hm``Y`YuCzEoprc=AJ<X4`gN8+?ttLIPXOfs=)(G*?up{VzGPH_GDXDK93yUGRWaEyNk^
l-xE|aV)^A3v^HI+$bmvgQsPnzrg~qJY=X%HHKL9<f{t7pHK$qDUWA&CAG{5n;+~44Ci|sKznPg?h>KM6JL@di`h#ScXPv)J9%GG6l`U}qT8G>x8@*E1lCZm
5_X=-O01~iEjF%_%tUga*(tX1BU!8Owk5_I-#5+*7`9<_{QkS|pN~s^kx#ne(FRW``&n0wRP-v+>CLT4V$6CVrtmT;m=9<UCK%Bh;Ss-h3_aG_51DSg5<^hC
{=5Ho?;o_y;KQS7LF-#0*W4+bQXyh?wL&>jfgeCxH>fCtKKi>}5=khtX7nt6yz@CA7su(?_QsPM-_3ZJn4i7>*dcH$fhVQgrLq;#zQF_B=yc=hpvL6=zMEsr
96pTcE;$iDD~zyJk1_-%5&2cwjNO?AUyVb#EhVSf%XggbY^p%|5%t$HYb()cQ_=oovKX2V%)4Ta;5j>A?xFMKNXV1DhF=^m1K+(eSkNu-pu>y@(gAdty5{C4
NZ<FmASwEk$6a)OBz^PwAAr_mYi))jNmkt1(-xd^yhokdO%fh?jHx;@{((=JXM=n*wB_SObwZU3PY2C^#INB4i=oOuOIOMoVxB0b^sEpw76Lnfjd7OQ5-Gxe
^Ac-UB5XEF1O!G%<0~qeIjYFQ+$?wYwDmzk4?Y|_#K=HzcolYfAe!_XrIMASkaZivo&~617E+yRF$B%d$;M0yz9_nxH6dyMRsfud(YQs?!O`cRDaSNI6xZUr
I4<nm_2J)jTb`oJM_*jmW=gBt15!x^iM4+4?90vepTv~=mqnmi#WpxR(M_+Y_;J%E-h$;IFcXW+O>8_^O0A~1b%t+wTTMSau-k0yR>@d)3RZZcBGip3nJ^^p
S|CB9$sjr!;TJ***dP!zHPm>uARe_xMMjm6dgWj(PxxllLAtUgJ?0&|dmWf+>=GVz>(k*!SLKrkU8O70|2kh^K$AHluUDG}RAzVnX0OcH(O?sQP8stTJMZUc
Qjw?makz8F#}*AD;>rj%f!gZE@@yT1WQ92B*0$Er?tu>^GrL^JM4ex5E;&TI7b;oJ?}a<u9AZVQyle-vSZQXyC*&`&k{sHkYkcy>C7T%XlT_2}Dd2S8PGK>t
gIB1o-|AC{c*m`;L}mPMeKX>X((<Yb0;+g*t^jbCm3s&wdl39U$bxN+$FekDXZkXWd|W<2)J4a9u&~~fPV47^_dWGs#YfkIVz_p5mL&h2AnLQ)HLMQGP7y0e
Mf7Cs*YG`8k&_OlEb(Gh(o3EFfzyC^^mgC+sLHAE&nWi=5$NAjl_y?oOCDlZE<p}eD9IIb&FXsCyE(qHRI<bbXP(Z#W-C@zv&?MRL&X$!V`1MblZ>+a)EYH%
=s|HUY$EpKhctksLNuh1*$|iA4}i556P_}I<Wayk=ksrHx+W89G5&$<N+t?TSwlYc+fTeM))!9oe54d`MM&S2kvrb~&y$8Y$GcMjk))R%(9<?i$HH~hOa{%Z
n%~<oQRrJWbs1vreYjgKakMR9bOb};N(+#<_^Cq3#3($gHoEF<>ll5vnGz~+5RTK{R9(;O$a1iz$)hH2gD%E3+E1hPla3y<mTmy3k++8qAxd9LKkz+)tFf|O
WNwb@Kpt$cn+gnre6$W!0y2$s_Rj;&0&l*SxnbCC?gJb*5{qisl1B}~-sibqf_XT#vXndqh&0uQ5N1ohRfnYRD4Q<p;6q0PC}u0V>76=;PLE;LhF-DZ$k=Ft
d?dUcA3&2!3m;S!Z~k{qV2$m#pn_dgqk$DmviB(5^+>1Gr4O2}vJfjyROP3hmy><WVao_bM*UC7uZeM2e;})i`x`Y)2o^wUoMf=i-=5{H$&{YA`xtf%Xm+fj
47}eWHsWRn0}2^7wn@V*2f^v&Fhmtykm=od;XQ14;*+O%EwKvrF^cdwgaLQu$-R%8!JV71n~fJQC&6OsRSk=iI`_1BQz#?8tB9X|voR+KTP6NJTUXFAQxX`4
+LgW#R7z6n)8q-?9=F28klipB?sTpW#PjPmC<P}~dPU7`1`?T(8wW3%Rs`zHeNLf@|JmjeN|+PBJ@VU@ndWl-kWV<j$@O<!^kuJg#yB@ZU{eS;KP;clktf5w
9q##Bxa=K42*qTXu~ge%eS#kNqB#lR56s(wc{+v;=az8W9(E&TKyp=C>6e~vdz7+O+LA#D5=e`Wtk~4l4|j{QxGr&mCY_UsQah^|e4WHbAl;Ffi_o=7i`IQc
JSVlrek^I5u8-8DWF)r)!m^i>8KR@J48(9pL0$I&bWu*2#d(C3J3C+ka$E?hHSc%ByCJ;zM`c&Qs<4B<?v(>vpiM8W4Kbn|wX`Kup%94iYmscNul~LtFMs2Q
&V4K$YhsW^+3faeiw1ujqtAjbik#ZhXLlxF*T~$UiaFskaSoJ5VccdhD7x-NOJ&Y|JAG02SF(w$+ew`)O&_7T9wLR^vg)Ew4z}nyrb31VI^LbkXs{u7?XyNv
A{x7v`ZhVZ^l@S$%-)&gkRbAw^6xR%j9keAa1flci1SGh+E_rYSQ?mwT(z~iF*ZV0nP-ldC!bA#mtCK-msEi~P8&}jyPSte6i%vFFT~Yod%}DM#gIFi7v!|5
(i$HpJPR^;%*_M{SvRC^4D^-pOmECr8D2V@%gO<vdqF}#CRmeGWCCOt?Z$RpC10GX50Xy>P_3>A)Yx>BZdPd@tcVOQ^;UM7G#E+S7=oKr(;F0j18A<PE7gn6
9pIg<__T%7C1((IXwmzjF62J|dG-aX8ft_`djXhu6S?rDVNv_a4>yvm{tymt>|!AaMMG20)P<}@*gRW%)B*Z-vLq8ZZmSP{2f~F3TzJx0*=N5iPvmk9-{qj2
YHcL*X<f#PAy=ZP8gX@g3Di!TYL5H%@z%T5l%Zj926So6Ig&4y<RdzZRk~|!Jw^HHe=curV?;T~7%ax~HlnbRP(?bHG4q(cTf=c@Tf~sHPK}^y+}wQ^D4IP>
MMV`~Bj2nwTPff6v=|Go;Vt>AAdTR(f~j+~rvNIJuE!5ZId*fML+d^32~<>nS1p7d9p9}3o}=)L{k><6u?VvAX3QP8CI3HQ8ELf)@INr6hD#M|M>ICAB5`?8
$N$sJT?C3P=HO21ExsOn)%NQpOK%u6tohQtgU%-nZ2saj)}|*OX;fe$wjRHeMbF55W`TqLK0L$5xL<e&1h2hZQv{!iT&ynUENKt~FHJQ3eYw+>{en5iqyiA5
OBigqI!K(S(t^A?@38|9FY91B<E*Y<-4@X_MsyZC%!3gJ4nkqG-y%9LQi(zPg(UXhXWc`hgX`Ol90XEj%Z5{LS!0F@zXE&PN+8J<D@k9qXx+wuS9e41f3<)i
6fMwXPd1SxrsQCmyQLKjYie=ww<XIKl~>p#H36QVAp)?3W>=G8R>kU8DocdEAjRi>=V3)+4tR@X93oU_Per?byYB>K2cN5+&B7C^C5b5)4}N4p(X4d~Ap2fD
VH1!cM;uQWa13`tvZZ__&PyyBwe|t+ms@ZXBzXLqV)70mjv%|8o7B}fD)QUImL3u)Uc(&AY0RvQNf_G%K3SUWa2%~?S9@u3z3U#Jwg_gWV^UR<#Z<UWf2yz+
X*vMfbk>vAFVzFece|<qheoi+osnqzR@k*TKe<Gw!9^I`VWt-`6QwUKNTa!)qd0ddldMbk6u#)Ae3E*)8oGKltgl&`JA0YbHz=z>FWNdR+1fW~0uw$TKFxlZ
T?`kyO*9Pkr6czl7aGyrn&dH_MO1##;-h<@*c@^)#ZduXWDN=|>C!;6`|&;V6Y)qA7qFeOmFFq~Q`_BnHMYc!`s(7l<4_B#WEzZ2=2Ig}>pi?f0|b;-6%Z=~
m{3IHKD5V%KLiuI__%Cz2b|Fe|4KpQI(-@3%Z^P@7uk1;hf8sMlU?s3hsJvvaqVp?2Ad;$WrWAcnp>b#$<HkKI~-f^4NB$bcxJ{p#Q0I{w^r8$9z}M&?X%rl
%@@#gcU85OZ9(b3Q-lYvfL#NRhUQH~fcuQ;WrO5DqhQ%3?-n_*Sm(BAy<XH&hs5!m@S6ki$E%RKp>I$m<0;|gcuC?TIV@XgPL$Sw1<Y(Rrs_7F2ues0oF?wK
#~1iirSr6VYE00+IGfa7p9we%a8&@iqJYGl(pvB7ia#QFR0ICD*w#qWL>{LB^RD;X)cxL}qMe6duf6_L^93r;<i0`F&j0(m7Zvc|btQyPc)PV2lM>2&B=-!n
0w^D2JuFk3%I5qvFz6g2Oab>Xlqhnt^Q>rM$Pq}BDHWjs8KS<*2W^BJ!<`O~0A^6|0ItHP|0~-po&Cs0-7lHp;ybtx%p#rH7<_(A!Bd}&{`J94>3SdI99Hy_
ohK|P5K!%$dkXwG2SyC4I56jAOe0l-bjKYgwh08j>sMpL^1EM;`EXS90h^w$sl=;~=!`-iep9Y+BUw``xC4!55uW6DjL5=Rg)@GTzE7pnKONf-Bd$46{t@P|
^Pp+Ya-8Fw?W(itr+bda)$~k!xjJ>fj|lNpIh-oiQa#m`%OoPdRLW!swF2|A-|KBv)+4cIQ43g5-Ip|HO&EY#4~S@do{!vx$~^Kmz9}#6S|b?4WAzr4YUOFh
4|u`k%`qAsQu-ZEcX<!_jughskir#Syh59F%|Y{ff~Do3Mjsz#*kq6bEO#5LH!QEA^74sxl=PS&orGWMf`o>NL6hq2(U2gp2iFF*?=tg9Zod0=zRSX1^{=)9
)V25?8GOlbYYKl`Q{f&&>Z@=&t#`DB{1N->plsE{%DX01@GlgC$6z6kl^@MT^E(tPLxv%VIeJ1fYj&)Q1yfv_{O!AeF%_*|^-4w3Q8X0A0u6L%2eLfVm1=)@
p1n<bIa2ku1`i%WsV57sUf{@LyB^dL>^{rf&gVw*$Q4{=+R#}9c0a1}MY7Pr&M#U5sdQD8jaT{3DGRv*rs34sm`dt-bwme}eHs(BF}PE^?cx=C9xXQ;ZE$5v
Zpjli$MkGvyGT}&)f%}5yCBPIF*sKlwoR-D-19qC3=Io3E8-nM|L7E{`6lG<K6?>@G)+s<1UD=)8_IB_8cdK&o&k<yYM8d*?i<G*AB|(;iKSk*OU(=9Kd0iB
G0|{H1{v{i9*R804mnexUvTS<q?9D{X@>q4#6r*T+iF!0HP1Mj^dUW{<pJAR_R}KEL&`ScFjPVBd9DY92Pqhl?XNf|hD<}^H-z1;esr6BrZf0?V2gPX_=L(<
ymI-<vqEuY+Xt88g=j0jw24O-#hL7flhdMDVR~hkV<VG?kjNd1^8&tbk~y0&P+)I5mb^d(Z7H!{SbRDvNI?B+PxlTqk}dU0vaepG#AQU5+D{}H($26?+=3AE
9yC3hjrzA^PO6XqRRuDjjvw514hZV}PqOv5-ZFQN0-@{xIxc7r+GOD<(Q>n~-qyPuokbc=jAn~2K@!B0!u{rd1V#f#{1w>A_ky($&JUPCwv~jKegiMLI<52^
N>3s;vz>{?FRy_QbKW`E%DU7}Q$%dxI8~9D00Ehdp*&*mp88YjXl@pv6x>Dx{M9czN!Kt9zJerf4#+#-k0bxqwG123Yny&nmlOa77}eJ?_n>y>Su-{WsI!O)
Nukp@uY)7e!rDYtVaom<QB%J#c5t;CQDKV+C6wddjm@V&EfD2leVLdxJMF+Qr3X!W{RVuO%6Ic6T)GwTFT)b((&17U=J|VoD534u0h$a+4vQxo6H&3nIlqSK
uqpSzd0#~zQrrVm{&}uw8<X_Jc}KEsxE{HD3HY$=&y%vDSTw1VUdW#r5a6{GRCSL!R1Oj>Md}a+QoPwLVWU{RG(s%Ycp#&<ARS^lm++b6moX5ivt(%2Nuxs@
#D$6SHElB8gn-R!XuUa%;vw`(D()_4oV@uW!8$5KE3|h#<SvXbPHq%-P^A0HQGBW9GDyuC6#VFmlk^9FFBq4|sqNxuJ2}Ln@FnuIff+nmPJs<QX<QJUcTxo;
;SEp)V(Z4m*<z5y8?5d|9RTtyZRL#8O9;M!?ghI*zwYlxCX|dZ0JC^=6mJKF*}8IZ;#Fngy%C7HlCjW4R@@?B>?<spDA~QRvz~!$MWQD=`6&pyWZX*^z=KD8
yH13eq}iC%`%9A>3wv3MyGtngk_|3zgRxWjPd!yY<{IFOX<Wrmi&)MGk2!$`Be8?ZP7i23v#kp%rLyAo!i!6->b)v)^)OMsk%T|JkvNTw;f-E>0|K1e&}B%1
1el>_7;GM{M3kt||NlM5mnu_e#IC{nHaXdgGzHM)1sC|#$UZQXC)55+r}NE&naKIZkQSaIh({LDgN}3;`TFv9(E?fL0)Poe+Q^_R4ZtEgcGp#-=IRw3#9?@K
3;7fDb9({#MLu0mec5fb^R8N&8wMfb&HL&K4ifhnfh{NXl%9iS(el~0VJdI7M>7*SBRSc%bibuDhMI<Th835B@NCi{L+oh0X&TFxUKIz-!R-@cOfZ#G;5YUb
A<$R~vTBD>XIbsFggulp23+1qSR?8*=?yjk$6wZ??C7t8^ad)b{i|`jsZu5h3M)iu#;Oj+llXVwA%*do5>f5?L3Yt9$B!7;XSGsp0Gto^IAJ0Ym@Ez38_Pf2
En{vOoO;OOi6rZ9cy6zQN_>sWqxp|TjWGIMXw9`_gQP5U=PYV#c%(v6Fqub?2wV)JsB+W?^)_K3QDUM~*^&s951c9IyHJppjqBEvF(jppAS9Bn-$nQww#S*@
WWnpSaE-MO5G`{6t(uJ!&yoihqE@E71{c$K*TX%YXTa8XC|?jO8Pz*7xmiB=fY8z1KB1q3)8M%;Cv1v-?6=f(w>vhwETzUYi1fTaJ+;32lKv++33-ZJD%9rt
mw&u7pzt_btU^+s&l~LdWgg~1yX=5Q1sE3^xu98`X}ilzQ(KfJz=!xL-N~@zhgUF3M=dg6l`Ip;06VTeY9MD3SY+00=e!$+vDKF!%`DNY|NLq{fAKqb6=Vp^
<V@@`^$EHP^h$!I?e<gi1?)OGZsBH6kwZ6NUcuDiW-;PFCdr5Cz&km7iiNzZ0|ls(_E%GdM+H?~kvQn^`LRBHQ52|nIOZclfknzWU|tmB#_u_!xzPbl6P!ka
4QCN8SX-4(Nw_NMZo*@kTqzVj1U2d#g(X2<qA$dGr9$x@K)<hm&M5-){#w7UU$HUJkITDcrhJZ)jMx(3bj7O~Re9;Zx8#o5!uzZp%^?0`63A3ZTJ_IY#As`;
-!Kh&^i=^&kWHx0Amvkq9vja-ct(qx3~VQCk{%R5GDb^18UTB;pfUN})2R-N&WVr^Xf(-HZIUc&Tyr1FRfRpEPrSF{x*bK(k_wnf5TxBqA3i7qFEe+l>4GdS
MM2RQWW!WQ9f>}>C-obFwN_XHNGrXyp~xMcK%MH-(i*1u27<o{(3n^dw(w-q5NG#V$rF||ORLU4(k9u~osfQxYl2jK<jT)>or8~YP|m3FWiLd@%X8W3>}(Li
5hi)JB8Zz77`kJ=O0otvn1%mQqee*cWPTQ8X;)fFPY8{y6m}XVQc@S$uuQ9k;}Qz>qveNUfTpQgT)`Ue4`aYcktNtGiW6DQ^c2DmW8Z70QFXye>q2L=Q@`j$
82!1!SeLVKe)`ZKhZY%$<mogIKWHFXC;5>FtMtgPxfr06Ig~!X4PmlKkuMvssWC&%aK=d^5|~GtQbZSpFWV#R>T2igk2HX~<DM(97V{2z!Woc9*mEmOKfh{I
iV->bd*LumTUYZ5DOJX$4O?Ih4ThQ)1uLU0wb0t6fNSWb<e4H_q0OsZb0&5x_Kn#nxz21}uBIe&BRQ>rxJ$DdGLm)~AZ#W1IoqoS$I;Ra&*A7?BW6nn$i#-w
O{$0mp5vmT+)*_T1L^?)rjwK{>t<g#AgMQ;4^hd=D&~=$g^b)$F={^*YQ9Q6LbFoh5=zX@@_0W;$q+bMxdY&>47e0Ul1HHOv%T}+uY3=$h9MBFdV84aW(Fc_
gIF<gPe`z3!rinB1;(l%cO-j5=?7;qR;WY>U9>P#aa=-IHb;|p?}G>aFr)_VRr&_ZqK8%q!&^+(?J(#}pdOfiPLiBB2o(f{VWv_oKA|^8@QvO<kpybbm@^v8
B^kyPb|g(1mX8H_9QRgVxU%xed`RAuz*d*VNr-oDSwuc_2mG4pn@$nKwn=hAZFR#C2xY{nD?#!kGBJs?wSAll9Tvze>F7t6GjsF(v=IUkR05Vd2s^*VDlOP|
d>}0-pJG7*AFpC6<Lt#5-4|*q6<UVdr8PTy@{R8}R~>5nDAW&9pFT1=xp1SdvQ8Cjl$2T?8AjlX*V4868Hd;eWbs4{mVxe~D^pR_D8B8zs?tX@=HUdwg>q1T
447>eTqt{=gi~PU@4DJAz%!i_s7}n?U3Bf+hA8QI<6;%15%F3Ut|C*z@~Xq6mYBA>C{P5$l&+$cp&N`3_t7i(Xa*ywIjepfwzB3K)6c3KoWRmvJ_vWwAsSN4
iGNHsSM%N!!dJq#IjL}UkBGbf{aV6McJF_j9?N{aFpkjlC&Q}7bAzbbk*L|*o-tnNgif1trYymn9cG`zBoz@(;|m}fh{T)9a<)9g&uE?OGnF`K;RWp}V6n!I
`01qSE!*#C!KK6B-`YC@{A=4Q0NASr(HAOTij-J*3hon+g>`%pqp@+B3_}Jev9z)1dsLT%dDqZ!cfRlE4u7%rn_sWJ2;v5JWl|Xv9*>4%Li#ov9hdw8SC)4l
wc>aRu_xETgAW2M)CsOsSjJfBUqL=2+^C->c|tGf)HUB@4Wrk$c@SfypWQjhWAaGqcFp?pM)cF6spDl6@u;Ikhts|DBkPEpJSCuiwmc6OHuN8fy~K~B-yBCX
c>{Tc7%jokM|J_;T8R=t+oxF>G`ut@_iEtY=6i3tihWxfCjYT;x{`gi6ANoaHnS@m<ft_<IKjFM1;mPxHF^z8hT17ich1XA_TOa*;50s$zbg3re2-&50~d2g
Q0q`A%)Z=?S0|t3R2O`nqsO;=ExebP)MJ~Tr)<U2)UZvk`ZoQC!*|Ol;nMAO-1jJ#avhCM<STaaiN<9i6pCjRiuUTB`eL71T!_{wVC6fd_~a^>(#_)uj+}Ma
u|}~!7P$^qs@y_0qbFVmawtw{eliP$#NuiDOvxohE&pp6fdv8$t4}%@vMqXFHFQ^3j5lK4M;W3hT6~IhL0w2?QH9rMfgC`z{bCwyp9@sI23Z$annDFwCUk^m
o0ZW5Y6#}EJ*24IPNeyd5hD<_`q<Y^NT08WVojfv$7PyI3T@JdiIj^t4sG^%gn60AlWzxD7RLCZ40cu>Gx8q-o@rboZFubj&A@K}3+2lS$>zR9HyP#wRPE*|
H;PCrgJ48IUAf(A<769&WjlW3!v_Y>M}6@wVrL^(<=>KXl2&K{!VKS^kTw0u7N~MWY9WT2r~ddRRC4C7&I;WO#<(r2*_shAhl9?K2A8%-1WNy72O`sq-vA-r
_gVvzR1K;NhtLFTqYcuJRvq{%DNu>nV(wvkAlf!3ZF?Rer9|6@k_z{ZVIEVnv4A+f2xMZ-nB2h%4|==I6O#-pJT6VwfHUeTg$8!;d%-nNqOiAls61d1FX&%g
<2fB&HhL_Lh%iAm@_L92sceb5X;pOMfN<5d=hWY*5Hw9Q%T8G__W!M%JT*}zuoP+q>|UhfsNSdZ%lu)R7PrQPj3V6)m;r=;p^feM!O>{s-aVp&7r64GxhnSa
)YM3EIo58Z%6$qQeFlEVA3L#;eaMoHEgo1AtrkhZHuKU$Ll_)%(<C#_tnj<r1sx=7WgZs_rwTtNd?>b<N<-o!OeCws4==T;8LC~d@0m+W@EQj8p(bL0Z?9{=
uO+n!O@>0f)to7(EbdlV#5MTpc~bCZ8R@N8e54rx<{d*Lc$ETtAKRjELE%($@uhXsC_8MLS5+^J#G@1(Wi?GMi$2nsod9%XYV@+H1ZdK2k^SA3Z)?N$6EG5O
0kA+@&BbjPu-yzU{wvJcrY3f$GqS(+@CG9Q2v3QGOwF$ub}*+mY<|VujgWoi0`K%ZqcBj1t73t`qv|g>i?`E=gaAb`mQ4Q*7g&NnI8S1DUSfr0(koIm7n~CP
9EV`31iYqI+uKeaNYj*S3ZbQdn~3+e9Mn%Hvi-cZ00!PKb~$HvHZcZ^D?QrpZS(7U+1?XnUkCp+*oIKYD(0}m&NkG}UNd9VEv(<gF8<}wOrtize5osbhuAuG
b<GJLw{P^%t}QiN(OA&{xxe{FLr~)(^aZymWG~^nOgIBEjxQfYS?0b0QKr<(!zwQAnBdI=S+Ox_8jetv)XT~N*Y$8Ybe%SN!GHehaof~#0?~1D)Sgz<>8JU?
H}GTwH+K;cn*ZIcjO`i=R3+zHm7LhTP#JnG<OW(Aqek(siT{RVLj8i4DGV-%>M^5XHs}NlqB9kv>+D=3Az=?|qSgviUxGwPxi{H%P;j%pI;MGiGaIOu#_miH
ga!1m!;WBVug9B6R}hDsm%w$J8sVR;FNT3wQZ48#X=fW8CmjtTYb{onzdR5Ks|(DX1d^Pl<aOq~Q1N?%IwKLW+L6G}?D`sw7G4J1Wh^7ivf$GGCpJU!2EE(p
StpKC&03-UO}PvW2{as86R3q*jxOzd86<E<J9U*K0Zh7w=6Z535P&fVrHqvVYw1~AQ0t+y{lVo1<55q11i{e+8V#2q7C=p)kvK)tj3h+o6~s|Xdh1=YM)4Op
*g67@4<$xn_HqCQCF-CG+34!N7ZD~lCRV-%6GBCHq8`jBAV`aft`=T$MFNaW4ST8k-HW02aOqy@%IA&uM;c=!O>Q>3s~ML}$CeGyqY<5ZdurPo_N+<|0wppA
S!X;`(sWuAqp)I(b^rheK={8jlx;f&zG&4MYv%w%xSFHkL3awmK9DX3m*#B(crD8W;O}mA6T({7W8>cpLqi0mt2RN(i8U4jlY^16B;8S)F(Frg?-=(0T!Pq5
3O8s^B3;?s9zXS(Trj?F89`;jECvnbngdi6i6e?h)`fL2&GGg}$?k;Dby7IenlJ`zjdXSUI`OW34TbiCJcd;(zmo5~<pyNs?4nFisA>22ZD)J3GD_?N7T9Zz
lhj?-3IQtixA1o%_uJ>&`Qe&2DrRoFq85JhW5qGG&IJ^|e&|(ZP{oC&xcCHN+J9vTL>Pd5u-!j3S+aZ3QrJq8AdXAL6=UspKzy6FFb!BPrE1B0;cW$wJ6>1v
_vyh905%L)xa&;Y7FLV*^aVo6eQ`k{GY6SYzd@8fyh%4bzmcJ}hGulzYaNepL(FuSVvFWKWY1q;8f6<D+1P+qfwGQKaZG1puipmf{Shk~bi8549^#126?7l#
)lfS<&#a{xdH#M>2!t?7YkPkbT>{HBX)qYU8xGk_wv26BjTBpV6+Z6Uic%rBDVvu>SV($*01~O6)`g7Ryf~e`%9tedZHxooX#ldojsZkr(STcyYMlIrIj11p
B+>P`9>8qFT;{`aRA1ke8D$!tZ(=NBF61H!lj%5rQMVPZ&SVAMc5D=HO+3%01v!57YU>{;7Am$^K}R_J%p=qMJyw&nOTx}FHDv9n_5~WR90v@B5Z@SyOo#|p
zeUwC?Q}9WQ}`S7B2kh@ZD@CS4$BRZX_uN{{*sA?w=wuDn-*(uS7Z=Jpf9z8mO0goiob4Xe5Tn4nO$*PrUp!83SA+)M^~Mt7pngWPLi4b^?|@_caU&->=k%W
#H;_9go(Vr*GPvYbYK<4gpgm!EYEemp=ofCQki7lBn=<dT70rh;C{%oVq#TXOYB&*Eg4f1ImTvyHCn0#;S@0g1*>anoM(I^&`Loe3PF_O8!jVK#nXdAvBh)X
o#b!t1hof*BZN`wylQ$A3dmh&ZzsyFe^I56CEMqwv~O>`F6D!<J}fPZo!LVcAHx^&GEq^2DyMLRj5sIZ$ZtA9b>+LD!<BP=xNlZau~LI5ZBsUozmKjcMbaOO
tYiWmB?DZ%e7{_r&caG8mXA8Mrl_2gX%ql$c2)}7kS4=SHfykRn@}ZWy&Vt+$o<VFSt;@QM~6KaSWOd4pSTcuT1A2Fdjnd6{6*?Quelaqn4-D}WsZ<-8QTZt
|Jw|9E6->5=uCp>yLd;om@huDS?9f89%Vo<ABX2c<m3(wGh(v{>qx=E9u)U`G|wL6R--*WTqR|A$z6A6TpgC0mWFmnU#XDgGgEzk*#-mwvK-Kgt>=Ix<sQkR
@~TxR#H^Cx=F`EXA;`ZbQH&D7O0vi|@$gRs#qIqd+6R7P|7;+{pa4Oeln}2B1UK6ss}9sFWj9$~3NvdFD@Ua9<L##DJ&aRF$|T5J?e~a2YNQ<^yL%Ddm3NUO
o`}8#9ANs!tqWq_6_-kHE&dI<Vn+w{O##BfQHpWfP;y2fUwN(X<p^)tJb<*#e}o>+P;J{h7dm(B6&xsl5taPj9rhCSyOKcWOu@%qPxBqlg&Hq@9x?G(7@eXB
DHx(2YMT0`SU@g`sh^w>v8;)sJZFkp`Sp@8D+KCc6mN#t#whtsCp?z}NeM?WU#y9Veon$sH=z3MN1A_42D35hwz7GUvBs!J?>kbl(+Rx`Q=~6uY+{PZV^PSp
cIMKvg{md~CwuTE<=JQ8CGMY)h5T}}QZw`=olDh}k8AvPdz(QuHWXy@P<=t~<N`ZF!BhS*OH@|r7e@cUH|t>a`m9+%Bd0`qumg82`XG=t=p|rX4==Wf^s?a5
Z2>+2>$wejl-&??jZb_a1wKduG#jL8JAfJUHS#dC5#56_ah_drW}QpJ?_n_a@SnKLbES0BP;*nLGKd=-;9yW5xk#=sz~gtZD$$=o2A@e80J7tXC4M)crQ`jr
5XRfN7=v~oBG(NAc9vkdL48pV*<G?8J@GHqWYbm=-}Matx=LpdqIL=z5aKE%7p7OnPX;`}u-M_p-SWP2gkMJGHX5mfvRL$Fb$~C%e=Y|%NFqK@$mGym>ZzPc
&0EDPH8=tU!}b9Az*DA?c1VEcNlOzoj-3+j^ZX{q44PNi$~2kL@L?Sx97<EjYO&$196N3`oTE7^Qy<|s<m|oIErh&J=F8v%o(E0Hq7kb%-4BF7er!^rIWH?C
nIYG?4gnQA?e=w1(J^G36h|I`A#2rQ1+8@t@P(hUHIzK<qVZBnl8u>z9dqf3F2~n+*`1_DTc}TO&r;jiS#{2Qotj@Ot&GSjGRDa?2VwV%W)c0v2lN0aP>DWR
$p?8I<aaxECXW-2kQ^!xc?RK2251hAePYaF1GH*%LG~Cm0XAO~C)JtePN{rOKMj0J$1MNsj=&se9zO(o94)Hbnk#^#C7^cN-KYjcL}teL3A}$YQ<CL^5tfX$
B{f7<N{u422`4O`SuH9SjRZ@*YzKk&h+xUOS<oj#z{uXaa%^$)&yn2f(ddCIe5)Hg86{uK4{SKpl%8;@Y|9|*d7h$OxDm_?{!3XlW3Im&%biTiu=5lt*U0Ao
yQEjuVCRJ~Q|SWdBU&}N5P>I+yrBU`Yep}{KOpufD!&`wWVSZ(a62O;r8h-56hP)Db|)P#JS`8KwJ98`GCVC;qu94|k+AWG*Oxx}%UJL$Mpt5`bI-K732g{3
biP_1>}uhiv_e2mw7(mZeS7=JWP#XvFc=|r#HJQ?n{bZ|tO17GkbiS5YKI3912CCJi2EAS4aXJ<c~$Xb{zx{*nN}PN?5XN^+b&L!%wcN;hYA*WL1ZHveCdYv
pBQF?(_eZmsVMz?6RI$oxgRFIdKTX44TX2w)=jsKpgW-tdZNYtnbB1;2YQ*kKw-N*Q}^*HEoPG!XaZASY*b}=5Sx!`7~`?u&b$KQDxr=6i!+>^@KSLJ40Fqm
oL_00bhfqbaFvu&Os{TChFFHy(2FNaO;F9th->tjSV5&wOa{9!WjBecb#itviP;RhTDzVg9T9Y*90p-Wa%qaYz;iC_ptI%OG^Bnv-UW<@rYrssp7o-_CcfBD
`b<>SjrST%zaCT^4|f{%8CcMVVE6Ucq-0;b3#x>j?G1uM$^$(8Mjc<yWnm-DRH>j>CQIEfGb;I)4P9e2TfMVul-_zKFa<zF9j8<U0Wu0NF<G9)ilS606Q*c2
Fw|?!cjmCH0)k<ZAOYd^AevP9u`6(YA_>b|N#{OO+~BCXuWjtMT8%b67T1B|DDh?T8_>POo`S``ir009zI`Sfj$MC#ckt}3ZyXpWQ1>U0BHm@~L)N}G-{}Jj
(ibFq*HPq{@;`o{@z9#21YuUZD=ZV*6lUsPn9zH0PA7_mxvqHq=_3XX-6&NlZzm}mPu|$Bl6zgu0dztQh`><qQYTp1slnw}WRt*%0zhJO%wDV2BFmSjZ)i4f
x&URq+t+Om!m0n6RDmOzcrQ&GTR&>RCPh_)O>c_#>mnKIOf~3qSaQAg#X%5(7S6b~jJ9#Z3{h}AcbaPHeF;EVNV_#&l9(yo`F#UFru=_JDWdzaqW4fJnpDcH
LxSLcHzEU%7qu0l7XoV%0VPQQge%=A_?vDn@PB#Z(di&8?Q-u35F}hZRzWFSE+`L}`~+RGS$nH4u`BkudRx<tc91X4b@k?ui#*bRS^WQ<u2vQY4DpNB;-iv~
zzr&Q3GSLI8p%=Jd_3oqF32!<0n6U)$u<WlSP=P|YF<N3RVk>9KwELkTPVn`p1vL!>6K)eM_!cyM&14hMz0^!Abxtd?+OlUeHb-BdCr*NEI9({T)$XY=YWdl
c1Q}?OJO91rOVUVi$Nvx`n&6&Ftn6w%&q&aH`q*MFGeN05S1te);PlWN#b0AkP0406~(}Q?=z%rgceS!$p$JhYs>=6$gS0;5N(R5JxRDHtijvYMt6+5THt9D
1oxYJcbd*LsB*9JbAFIYc4jPCe5_V0<8X^n1FR8x;tVb2p`4kpU~PMv%PRxhpiELpthnp<OM&b04*S|wm+PXLJ$?J~MREoI`Jcq6MDk0VmXk<){_hTdpmUa)
6IFLp`H8gHm_E`NC&fZN#b3uJz^>QGgj|xtgZ*B(mhLx}Q6Y7@WuXpabVOG`YU~(@qL@nU$2w}C#8Y-N=m3TaZ9z;U_mF=P-vh`5H$giJE@#b>s}OQ79vxp^
Xta5|z;<2#`N4Lh+W$ng&A{Yv*J=B21rNsP5jO~nsLJ9N6xLp!8c$v>X9NL?SVtD@V~vKT$NUQeamhQHweN5QcZWqv3w}|Q$gG7!b(UtdU}48_zVN$6hV10-
Ss<Clho<A$Y>5q6Rtp`{%^)mt9Ba*GkepYvRK~?9$^$DOW0VPKwzto8z?LhaJ1~l*v0?HdS0XQIn6YJa&pug!sWQ!OL&FD5>>gOS##*GNQLjA|HvTB)Pdt%l
22%e(Y7z&BYQ>jtl6o%?GyzD>89o?6WAOJ`^K7114>PSa#9OW%8>L+pB)gtfHq6gu2|8{W_&TgF$dwx*?2WPjoWN;BASkR5=(}nLE8#NyYht;_Pfs+|@(tRo
-jhn4$q2q;v;B+>5>I4Q-+j{KA!g!xVml?YhHOF~^PL=28Hr~&Y}{qitrKK<H-ZL^-Q&*X<S@%Lk-srBHBQE-Cx{?wNThDbbN_%r0%f(Ge+N~nHA(UUs?(pe
yq$Ju4W`0#Q4$F>*>HF{%ks7#YY3z`zR;`|ZW*7|EYEkM7q^+H9~!&-$H2fN!2=m0ovDT$wT6S}LNb|ON*ELppM#Y*!!e6Cw8M3eX*G6<QvVZE37$EP`zaaW
bZ~SnJ`6*-n2-18Yy*4a{^uIt#Zrn{v)GaDv=!7}d!GD<9$0g0r8sRZ%1W{4uY<t>zObWJg(N@6$76`ceEX0E+zhJ{YB`2x@k#jl-nJ2Dypa=~4Nm8cKr`7k
15s1~@ig&#3)<GLUIi0on0>+WsmMaX##9Cw!I-(zP~7J4T7yN3F;|xEaTljb@PdWaV+YTqTes2wX!`w>+OrW4BNKTkGG^?*p28^xbR(a(h!a_n3f*S#{oU8p
l&L7nRX(&v@o}ZLxw=QT;9D)693sqNkfO<NKhYo#=z^vD2_wjYW**!N7yC4Pd^6scAc2Xc0y)J2rt7IN?C!7?l3cd57~Hxzx(u^s!XtzU|17oGnh^o$b>DG6
7smnGS$d@CpOaWkVX3Y@6rp&UjggM5s5es5j^WvXa`6?3FmArY=e=gx{7b5+iWI>$Sui>}%P?Ohj*lO|*h;KL;-P{;mJ;zEyj!ke14d<Xreoh`Fm7VPfdCF`
um){CFuNL;=of<cGGT`M4hM03w7IAEcCnl;iteEbD^(MuVf`IA#K0`^Hm`$xJn`!DT!Rw;S)Pl6N@er`Ojc$U8kdLnRd8-62sbj?4yf;g%dEELzXvCW9idL(
y?=cwZ~$zog3@jKAKG{Eqmr95sZS~~ER49}Sei=(c%3qq4|5nUev<o$P>!R(@ZGMJ#N6_$R$e74Ur_#Ggq30;Gb53fq%iU(z!fRPxD^pB&ktK!tw?18;Ogg6
-C6NNI_@*niZmA?J<;-CV`y2io_d7hSUsk6DC*$<0|R-J!Hs5K$~t|(peEY_6w5k2oz(E?G<2ls7#G@RD-Im-Dhysbb|uzwDZ2$&7jt{&@-p&ZAAA!IfQ-jW
II&OfOx>KkNRe*qWaC@PZA4)z8(_(EVYa$W^W=n7?1}JC45hGuVP<5p`KCr`xy(V%@54b;jKM+9Gptna8Ay%R>Ab(-$@7dD(Tt*+HRP_`o0p5!A-_3LpG1wI
n4)+zOlH)N+DR`ngIZuymG4B=`w1E!4}nre2wr3xH830acQff5_Bi7vcM1?Mza=|~nJcZ7L6uvP9QAGr>n|qAQXXW8rmtr9@ItIV!`}d%AO#uB(RWcJvP8>Y
=x;|`*n)&lXe~kuB>CTb<%u^Sc+BXsJJe7LXAN6IkKNkQIldYlR=NeB&`yJKR9}nLPdy!~jNXLwF%^ONl6kx_j1b^AO<f2N^}8}AapM@R%HNU{t+m%rbmIi)
I~I?nofCL12WKO#GO!$(+%F^|<ilT*DWUyPDeD)CX>X}k^-htT^P8mhX_U7#BUF<;JrmdtM!8JwiG0i~Ao`}R)%_v$E9G((SzK=-a~WZFh=S@jDu_w6fI!}0
*%tp2DE*97rry%4&^>qV^}yk|ZPygb>AYrnu3v#w2Xr65YC^Vj7}c~1(r&&ohX-39-CSH;W(EfbCgFRSE$nF<i6>v7gx9QPZfTN6_eLZ7y%9po;1+Qsap&P#
Y{Kw|WbkKss`9MQ6Wj1h+4USPApj^x@Ehy5S(qpE^l2))l45avyD%6(E-T_~f|Ja3+O?;C`j-=7V+zjoc2p-gfe;e6z)d>O)xx3KH@ZdWbz0=+Lej8}`y)^$
#eWZ+BQ3uTPD2gh;M1(@7Ge(tP}@Zv`W&`iyb0~4l6dvO6MM`{mj6L5lsiSUgNq?z3CLx|L+m8OkiMSKfnbCi5uu<65#H>)zcYk&_;y^Qlj>L*qJ7%eXkdv(
%uubvHHwo<TC%V|e(;8-`$Ap{38gzQM;}K~9DKA|^MA&gT0^_f+({9Dj;nbY|6XKnDp;`kp$I8%UAZ!Glcv*?w%vJC9+h^{q=f|_%Bp$Jr&-KsevFd0pDNI(
ije>V3{5Ykf{q?GABUtAPj$7|30z%JEAASAQeB+lKVhsHfH_j#!vvwVt7y4Q-4j{&JHW8aKpJmF%KJ)(ukS2;olQ<+7kUo7q6JKcy264QEO+v3I^r!SHv34o
whIsIn8&O>AzCI3ilRB+`a!7Gz2l$Map(mTOn(%1PyaskoZDE9($J2a;uY>-8V(m+Gl4YTknCG9jHRVCgt_rh_W@8C><$H1iq>^xp*2>+#H*bC=|5!EnC(_^
+v!Ao&lRdG3|x<fPZT8tn8NONW>IV)x%1oR?h9`MIED%{lAG+7Gr2cYf(=+)8=U}=t@j<}4{%DF_DDEdMRJ>GFhSScMtOthl)_kuUXmf=Sw*D>afS`=x3V^X
sUt$Id*H&;Q2Q+GqbXF0R`2;_rP$YHDg>c>by+;?t{n$nf5K=fW{W=N=QSk@X-b1LtVcOs0ehv-0*Dp9{Uke~hR{u0m84o2^B_hQFIjsSlx9`I@SS7H0m3Iu
MKFN)gl`Gp)3AU`Ma1<N3+G?qyb9MDwknp1zWdw`+`2J}_=q5%sujcf9`{)>&1w_U^SAPihMLHR;2<@rTB%YB##WnW+BGuVb5E{RL8;-x_&0N7&oh#ZJBK-l
9}NKyaI5|C(^+T*<P1SYEEpo4E-WMy13PB<OzG+rNA;^}|It8~-cC|-!?4s2^4%%=DgFxl#X)7W4CEXOJ)Ij!@P7QbdDKQd2u-wsqmI=7P!w8d0;;i1P5w$C
5I;9a(O+HqlS|{Bb8IRgpT5zf{$CXibPf;+4Ir?w9#khNep<I!Iv!FXd9+r9KUN!{vq-KW1J8JXc(mJlS#~ZU34v|3^roR+8AW^uJpCI=lRK52XB9c%T@hZ3
%@;3e^M71R)}u=$(qjPXHm={W>N;e45kZvJZO$V6xyE3H-p_mq6_#>S@HR$&ql9cb4CV_-qx2SyE&{`}naT&MaP)?Ah79WTKhC$1Y8NKzcd7CP-*Ved5r{~`
sFSwp@x^P!HY^}ML9CxOS<6LxePUwKx%gE(1ylOE`X1{5PF*Otz?C8di#Pb=W0P_)R4q-AxlrI^+ia<_(ua!{0h613VCvCGH>t;M`5n{OCa?Pdh`z}3ZI2Dt
x8v|Ge<yQ(C(B`;w+y~o$>WGRyY|}hwH#Y@-^Cx;!Z`urOT9#TEr;z96uHc4HidRhnNo#Ha`#_Zr+0Dug>rl(b*~F586jDqXhNvM`e<L>q=o(L-A#JqN=5$M
rRRK>Fb@prkK#x=E;X(e?@}>_Oq}mbTA~hE8=f~CAy8wosqggBa<BX&?~sclFGsneuNP}r6Bpz3dFIV(&C^ZZw$xCikI@?E>zh^72mx*>4XWe1G)y;~`HN*F
car%^nO+IaO(HKxj+Yh>AcbN$R5|2MoxiWL_|pY#bZQrt8C^&q$YQXcA=5Mi#zE82_u$Y7BX;_Qh(9aA4|~pN-5k66FX6tk$K`CD1uwZ(OJ%Gd5w!yHPE=)b
t=Y+c3A)IUITZt(4RgPyw=x=^HyOS4#oAqQglrf}y6%<vU#K1B1Nmq7vN~D5Q&t(tK>PHP;2n`q?<dL<71?MEe7>NTE76RQSG;Xm6`*-|6x~L^_ivon{<p05
*KCGmOL*iFqB|=t|3M+;(8XC!3Y>eWs;v;phr~ea$#N!9hwtUj1y|<f`^e-(jsPwV6zEvU0CS*EKPAvy5AB*wu^byBQ&Y4koK#q^o5=x7;njJ%4)KU$IsbwR
V=L5kU#kG!q_czK$0x8@g@rR}DqcB1+!a5!aQ%UM?i#87D}Vg}>$tg<DyrKXr>!L;-kxhG3Z2gr{QbgqRN}e=0GegebhmPD|3Z^Z*Zp)M7?_}AL3zFGa@e7$
q0Pt-;Rw^EfbYU9<Pr-m=98(`rV6{GUER1Dwp5_xF4&ySPtG202yKmJkGM%?`R=*(RDQ7Lo#{dM3e7$k84>uS{52y1U8SJAIZ;xqK&2VL-q=?r@Vs8=3AbX?
S^qqqFm%2eJos|-5<CY7F|5?`wKynt+v|4gYPl4SOk8`WjaRhSix}JP&VJ0WAOx9(S)ubgZLNAy%u}WarNc!Wb3C#^x>5QNA~)<ULH!T#D&8FL(AeCgZGYx2
E3D987S4HGZ57_&`Hd;}JefLD8Lj5oPgK!40B@oG5EwqP<+#39HjkEEalNs65qX!UQ2H~<tQok`?>M1Pn5FmcN>S_L?k(KjHlT-Zrscs9;ZPp1=pXc3X)sjN
OgAE7|K5Kf-#Wo&r&<h#gbI)dt0NZpCSoFOcDgAS6OHt`K1+X0gH3=2;maT7J4uEHLoI;NHKE-4V6;cq8DCw(T&k%*2iDWD?=`Y+G|c4g<?Oh1WC>5BfOzgm
+{F$I#*;yhZ#gzuC3!y~<}|`hm%pvmY*JFuaS@jFsh%MH{s)Q2XEk#r{4BPAAsPC<VTsFHnDPgV;rpoE$Ph}cvIi>7xlaa*x=9c=wXMZgkWUnZX;BzCNAe6@
<+IaQFDq%&!-)1YF*IYk?tS)dATrk#WwBYRr8bwla+snp4q^b^M!JS^-a<U|Y-1oaMU;1|7-n*%x!L6?V;Kz_g7$Aao5{h|tJ>{_ecqGw?z%rAR2)XG?v-S{
)&@3(yDsiGY^snp_9N<euh0c}!i;2W%`>X*EEm~`d%Dt3IA&NnqOV@|O&N08?8fzdei0HE)3FpEqz1Dge^@6#z@x1`(yCIO-A<(=Ej$y6^zNS%wtFi~hfTX8
VV3sI6>}|P^ToISS_`U=(Ezk<_EhGbBF!4IP<rY6Qw=U>QK9McI|e0nJN74CjJGWwo9e^lO<INVkK~A{=R=_=I`Y~a>{6u!x{1XG*4ez3$x6<E;(|SOgEP4g
I2b5sD@P(5q{&XCh-}}&BhHo$+4y>YFE`a&;v}R`n64~*VbyXK7v2FvT7zmI=K3;wZmEJbm}XvFq=h=+2j;X9G#_BO(TAL7D~R{ndHG0>mko}iR!R{(L+J)W
K<?C5!`KUPpA)E1w1%}%ds`=H+mrCUD(D~=@v>+V&P;f#6lJn`r4!pRF2J&;LHftfH#bMD5*q$4L}O_RHMEBA4Gj1$z(c2t`3a{A`PrsOxYNjBDLTx>I0MSW
B{V6n{F%ef9(VB(O4pA^YD1W>_oD{Ds8$9TgaM@=>sSmY?jJQR;|$hoB-oHa7lZ(FP$_*o#%F<{Bx_qi02oe!YN`JzzgLx|@M~v>?`DEsF8&a+)0TC>^ALQ^
4OotsPL&=b3upf~FqI!jr&sE3K-m+z${H?AeYJ$^;o)_bC|=EGmDB9^X@Zl*Vs=ou_V#KKT5|<g$qDAmfNZ@SMME0Gv~Ho$hB5VKs3wefc+c^T&BVIz&iqJJ
XR5>(@gv&FUIvr>@^-df<U2_Jn@GJk&QVQkF}&k)Sx4DP1#N{Q)sskPuF4U=xr11Ebbp9+a`Oy<AwlK{W`p|{SdvBhk63Y4K>M5D26Y=0F^R7roh|sDsoLMy
53}={5Xo+ZnCpah_K-r!DKBe;D_)fBrl8|>nQZ=vmInhR`WwF##F+X5q?}iRx;`$`i_<L_4lhIj*dbJHaYdBy|8a3<dx*roGbWzB-iPplplq!vnALz$;mw(r
#to)8O>v=<P8>UXNjp3RgL`3-VHEt5QwFG@Aq(QW3a~zkmIwtsYQ9>#a3AUR1;p_gCRK*J$B$&X?0lyI_(=JDA91}Z)Z-aPOlhXI%NEDXOmRyFkv<JzphFXa
>R7-dN${dN?5CQNAhLcn;3;DQeuW+_IF6Nn#t7K*QZ7+*m+t#tUNqaCs|t<<Ypb7LY9TTkt4xUso(Ua5H;kKC+@CVba#*3WHLztYHQ2p&fuHCn+iJ)9Q5qqg
_b;}iL+p>N4jKQ8L#e^B?olXtGbTfps2*Z1S4oSS`t)5_1u5Ds#k)P|_W3zM&@xk3SzH9^%12$ViFn*q$qfzLS`1i|UkSzigTc$mcTH|^n`Ou}|K$ggk}RT4
-DwL;DOu*(qEbg45#AA;1M@v_?2-;b1|j}?n|j@hL{wDTSV<bS3cM$6%no)@>i(A%kRZ3r3(D;!wi<*r?ZV(1y&r&WF!xyU^FdkDZ<zCP?pI>=eN>11M6~e*
2uS_Ht-XU4n+~<0c=uPc&4eMFy!y$=*jh@OYgZ_{0UEZ_08pN%I)ICes9PJ&m%pb%dQ~e{0k9zWTHd$>1>Ny8wl7t&dUb@m*j-H|Vl@y>;2E8&&)PoR^UQ^@
Y1&eljQT^?_f$)o0Yt<+Bqx8~?C-#@!SKJXBThV`r@rX!&Y^ijNS_5d^r&KzqZY|mvqCn5#UGxLw>FPfJWf^7rLdel>=cx1L?%I4+B=?kMl8%{7}Jou_gO&_
PkDNoVUr9l_~L#nh}m$GJIVMd#GO(VcdC7AUNj{ny&0DhvBeA)kAoM|%`2SLnz+Lz011A_^x>yzjPr*o<&Q$QI;3YhZ0utwxBy@R9?v(lOdoj`0|zY+#N8L%
k_NHy=b2=doXF52<6z0f+OR)*;%=bIWQSK50a-$VIQ@<6iIf@}Kd`?l_0d=<&4WzU*G_lGgG}{(pAne7WHg5VGB5RXWBOfDK*b*^sGO_^V4Zx%dRkN9EMoDU
D(W=`aFr3rjwrJ$4{y&xxm*|^Sp#x#MYgr)2P#XYzb&W<-Jn>?uW=uLW&btmh0ICny8?HFWt^;(W<+1P*>}*i<etZm5>jW=DufFPceadq!B9uAPj?s>RM-yt
BkLJMkbWpA&@ZCU-)OnMAh2F_EBo%iDDoB5?C014DrJ+n;sA{Iq3BEDDMlEb&WANOyG{PS{`Msrd8p||w-(!7G9HtG47&kWcB-nVAegmxAT6&&LLf)?{k8w9
KKv3bzXdtcReGPXetLc94A|h15Qav%e#Zw_(og5y6dd1CD~NY{i0r_F#rU2S2$Iuz!hc7NBL%&TKSLKj<;t}H9GSl0stltA8MhWpqTB@Z`;u*rw-=c`Tmq7E
3FQ+@f-h~%23(*HNNG)v+`&$rJuYbFU$)z_w*dM&0?D|4s-;gSS!FZ~ocjNF_t>3Ui!8o96#oF}v7ih8;Wn9uElxrFk3IUvS8y%-Q#G~JtsowTUpy;8a_QyN
1(1Go+Og8LdTlW=*_yR1+iHBygEY~D%qp-Yh<!{?m0liN6+4FS05WL$t&g<tg3RktRvis2bYz%_p>CDD;nWn&7SgUB0y2Zl5j&KJHJIoOx~8LSA7ko4Fgh>f
7;%=NlX^K!V~*hefUAor=gb#Ngs{0>tlb(=hIatMD&VbIp(Qp~c0w0R8~~Mo!2w(Waz`wE+s$AA;>}icA~*fgM?1t$jdMRkI_eBi(J%yYy=(+-!sY3)WL>$F
3pUxp6Ku9BnQ&e?7Rq75w-mB-?Owd1FJZD*#xg$FQ%TUEDa1*IFa`}e%mFq_tbjpyIbYFk-CEW#4dfQBfi-HX>$Ai6D^jW_Lvy6B_hAQxk3)DBK|6hlT};9>
+Q{iV_xD!;=<-8ov6UuhV#NlfJj4U3QAPHTG-U|3HP!xUvez@baVc?fM=bfOPJ<Al!<())>kq#UOJq!NCnO$g>dHev9)xq5d=UzPV1(ztLDfD8Y@0&5e!HKR
;Pu!uBuF0wA2;$9$4r7I@9{Db=oU^7*#QysJ(e;AIePwH2lK2{d{~oj6SZ!oKK9xU6+0sPmWj)3F?aF1#S4ScrJ8INI3NJ0Wgag|v%-W`Wu{RSL0O*ag@7ja
R~!<()K<1-8IP*aJpu<qioxTuB)fX3{YKeqrBGmd)CRj)JdNqU3@+1<>XRkQ_5wEl2}(j|FNc`Q^O;Hl{%ZL-M5ne~pv+C$_%R=CJf*MBt?(7H?1H-+m_JzK
o-QV8$nF5{7<S?3OlK*e3zpm{h*|j$q~5!gG0oJ5ddxwi+}e{n$$yyuPjscJj{rmMr-@KPITRALUH)`t*H0cS%*qU>^zgSA0xI_wF-ik`5jvDZEjt~nnEB`;
7+5TNX2W~!LYl_iiJ7wy{BCHRG;+z@2mg;PphCHzdO>wIiB7_4A_0nb9+LcsE1@{>lD=Ed<!{U0mMnFr3?;fr!3HiNV(sg)M?^QB68+g8yT&|bHXvhV0(+r%
ee8jCX)aS^HTc8sY1e1SP$rb=;n3&TR7|x6ZH?wX6sVuEf58!?V>;Hh1<?{hnjS2KQONoy<59sC-3ZjJwHk+a&_kx&aV7B!ok$q43*o0eO@I%J+4-fN78RV`
Ug9xU8ufaGk3)$hq@-KtyLK67rHn2-j_l{+Zz~3eFYleY{sxt>6%E^3-uprsrQTglmRWfvGd6LOVY;^~9O2m9(28F+6*?McNIlQiKz;H-!~j@;Jp$aiVXA3c
PFoyhzFv_a?U@)xWxXCt(O()gjyBE;NqK)#t8cgtZCq=Gc%C~QEIeOlT~!1&TzumkC8s14LuKjP*H+}F{QM9tSPvn{*h$<Mn*}QY)O`Y&;Jwh2^a5ZI(WxaK
HQ5-Qy%pnYEoIPfn@e{ww}Jp9#f`Li^Xc|yH`@X?z>XXNR~krlbpm-u47?Ws5W;MsgR!#>@nwmp$mXejStFXgIDV9Yu6;Al)Br<n_Gb@p31fedQs}#?%Gq%u
i?o$t`ZQCQLnHx3x(VCn@zRJ-+9?{!%OB8$)4~=|K&0~i>V&9k@Aaa+2A+U}XMCFi%lNk_pZJe3#6HkzHE)N|TVr%|GASV^gxDti-;%MZds+)LnrxTAzlo*D
M~u&ImAN{f@~ThcC4yL08_55=g&lmn$fW9pxyX~;MU*%4VXwVmKf!j(BBXg=2WBg+|B$}pnp&L=<J3JQ@U~pIY4ksV&0+T>y@=&(4qw~anlyCHXl}(ZihJO+
sVWm^h)XQ6Y)```?nL*Q5UF`F;F|EPUD{d}b@-G$mOz2<@=Z2%)<t!w+mI8sOAv6^syMSF15?38C9<@d9&g-&(_7^mh3iZE_4y@}syuu2x$||7)QCT8z2~qA
tXeP(@i*g;7B3)`cF?A?+9n5nNt@A2R>B`>o?pL57}572mhdMfaSRtm8@NJJLTx9@+ryVe-xy8K>c)<0k@jbyIn&i>r}4aibB;><QA$N#YP?}Jao4@?Of?_0
I|eC`lAU0gn@_6d4+A-dV~GoIaTq)`c9uY@BCF0{hG3UX>L$O-!>pwzDw~~|WM+?0csTiTJqPm`+~3$!2)a{~_F0=8wFHX@A&ml{Fi{s5(wRP=sc`gbQ&OAr
Iw#Nh`7|o^c7!`Uze8ri+%(ie#v9SS^kb2iHE>nXQ&|aXs3c-HQim?U$>^*>AKS0ohwoX25pZh%P-1yKkXMW>xPGmu0>&72?7$=?a@;9%ZcEK_?`{>J?*>SG
d5^E~Nl$8Gol}iOYvsfvOHG7_th0+@Rs&G97TfOg&S`KYtr*O9%fYc*Wvd1W3s`Y}KBBDh@v7>4TC_5WL?KOC-dh>DjWfp99Dz-C@pX4bPt<f~XEP2a9mMwA
ZmQ~bH&@7UzW;l$&qYz8dXT38a*#)3!))kb2V1VbIlk@RPj;0LxY84BdW-eDX6m7nU5<1vW}v1!7`4s6fdxgRZ^QgYp)>)<AMrGy9!~5RT)_NLN(ztNUz2v4
9G%7B<=iXLT`3acnl8PRTCWK1hO~EHgAqc3*KaH!Pb^!qgQYzblWh>U`>*(bIxm^Xv;#9D=D`)`$7L|%4XqnSt8Y6RELH@=gPUtktsYSpT+`SexRej5BFeZH
(JuOQ-2KVNvjer3;8m0+{}+39Y>5tzO9RKjid-fZ+Q<`UjCzMvW{19eeGCTKteOZ@TXnTkYaFd@8VjR65^p_TBhBedTS7&w2h9PYP*t(X2K~t_J9I{9jng>@
V#>WxI|Ses`5X4uN(p&oxF$G{n;p;qsu)wE1Ae>96IH3q&c#lO04Zh26)^>zhiO>H6QO=I9ch>;aPAK311wi;g1Rp))u{c`6f9){u(v94{!LH|8*@@y$}UP3
um>AG6A2@P$Y21T3%3mo8q%!Rj3v&=T$)Dis(X2J(z7X4{hxk57Q2*bZV`OWJKQPR&FN48lQCB1F9m-<Fv|&tE#KQnRLH&Ua*%x^DcFx(g6NxVYlE>`n=E3*
U855|Mi(RH3*}j2gilil!*0^w2S3u_lVSoC)Tr>P(XHgJaiu;=7Ydn&4g*aQ0lC&=p*miW5u@1$F%o7v{#bH!$RXPwT|7#8OJ5EWiM^b&jhhUdP9H(41{U;o
ak?o2>?3>@O*^`B1R3?w&~9f{&eDVp+3}W-F}6~wq#$RF*b5Y`-)kcjVlc!GFAQ+u=Z;^L<0?|OaUrtCzCba{J2ibv#J_E_yqh0vIs5L#?<I``Dn7*1P7LkC
jHmIK3j}*v4@d}c@@%Lg=;^GsLgLQ(Y%#%wkHv6+O(<#?j;1l*U_1=im*)B2Z}l(riSSD?wDL+iXbrREQvyP$Bcu6Mbn)GQ(<#YvCD{sdV5WEyj?3D0qabQj
Szv~A_(~E=xoA0bcRV|cTn4xVT%U=29O@de_|Kww%Dxddqhv(RB+0AH#kogKv{m`XG=iLuEdg9@Fyr;5jJM@A9+0nObjZOZyb+Q@Eezl1$J+&-%x7F_7ILac
y{$NH900(ZFgN;^kY-g#QB9WkJjxR?ER0Nw+sGsB<RwCDEJqy#hU8_Hw|0MA$Y|6v71hOc3(4>SbrROcgFCRU+!J1(th-4Kw-@oS?%g&N&(gbghju$IDWeIJ
41L>QLzIEW$Jqugt|iGZlW!H;qBo2M*p37r>Sl)zQq;H}kpB9eDZ(fO?Rr{Xw4u2lDPN#jc8V%^@bqRs(s~m(S19)e6>eQpNxG%<m5<@k^_)CVDhT<JK8S=W
D};{z^ObO&jfH2Wz3t_I(<(f{NWQlw($>E@|MU1I{F%d9Pu$;jgn3LZ5e;QECW~vVg3v6cd^s@rbH>S!5Gzv*W$Bj5=_}b`$}O<@nWBlpsd4GWaKtotZNlG=
nP1ew43u#@Yx8n8cK1X)E>MlSmcagR1j$JJ<(KD{95>o-1HTz*k(!mA%m?V|9_Qw8WiE>tc8FgKvVf*M!>0%^lsYi<tgizF1kKYS=s$CVPV`xz6A4OeP(C%m
;hYF0gh8_BS4%J`RPCgaal>E~0MU6l{Doz>`dU(h+y<qwB(|-tc^>mLJs>nKEC#x7D9EkQpandRy;%zo)r%Pz8Dr1?pbRx{wxV26@5W<1YE@db9FOAkEG+cb
=Wz|Y7=1spU0EW>gHe}Y<q>WNnd;?fOfxdQlI?Z>JrM(O+PQx(@2e;0P(+cH6ILf-#wgxmu9(;4Nlgx))^?G+mabdl@DGr$E9Eb-YD$LkK(BZ%BcA>(mF0`6
q{jSK?-s9+d;Ifjg^HWeDGdg&dGf|?$s0iOOGo#ajEwn-yn>tNaKz(uw%Recs)dnT;AjUfcD~}sN(uEUx8-yA9EP&C$|bGIEmjeK<EYX*4eoeuZ`14>d9|nQ
SJ7|L2v`2$%&y=&tH(ByQ3B!9Atv;%uH?lw<w7#FH59WOeWz1Xk-Gai2N$nMo|m<Ue1}$_%(%y~%4po!{Dt*nbf!l?rjBYw&WCX!__080Hxt}rEAeh?TP3Ub
se|(9Fb9kt?P#Vn6YN#BQ?f}r-uf5hsuk2VZt5fdD=4ku%axV1oPTW)N~O~fLVxM9UI*w2Pqv0uw!g0~F*;Uy9b6R~%n0xOEI+Z_jFND3MUGUXQ-$^@#5~)&
O>@TL0!ycsQ4oGc*lGp$wn%g$biOj9VIVmr@dA0KMZzP?ndxUYnp{DouLdqtdtsYOAqTbU0#PI%5H&HTkgY$`t6gJq_Fhtg!df1l=`I#H6G&zpA>)0ehdBxd
DlmUg5H{1qvrxE;rt-XT9-Rpe(2@*UpIJ_g;*lD{mly4fUGaA!Zsk-TTh~2czI|{%TBGTHWL_Xb&;R)8pUh2>63P$2$x%up`C4jn9=>ZM<~;VQ!{yP;d_3?G
e{!v0Ud=!s9)%V!h+~|+Kp3iu_9TFU!vMNQ1rY|Y;Ey3i)9PGuCvfUiq`{c<m8Y_aEC%+?ETzump=9b8BP&x=jDqL<VSJdzktBRCa~Vxe*cQ>qSP-l8U-I^{
5`JNztYex8r75{I7=LSND)AREelk&{Eps8{Ep_)kV^%cUJqe@9I`O&eMXfPfJ3;3K2`3xEY+D-$h}L<E1Ry>PMhl{#%bAE8NW^6?zyWYIjqXw_%y|OSAQfRB
3pbPDDc}Nsbez^-W208B(0|gU6-&_HFAJ_=%>_oy?!AF$>{~|)A2b;yjT5BYjay<%Ha#nuelBUzO%*`&49)~+fIh84MNa-i29%Pry^gd#JtIn`r-?(d=^rP`
$aC4H%aD4mY^$j<@Fb|x6%c;ZK8qn3X+F@hk}B`aWUT}p(BSnG4F${x9kf<PDDC21JV(_7un@W#lEpxZIhnIReWk?nTPDBct<5vTb(RnboL2-zt$ITuF!=$-
uD2+HdR-?awzK^R5nn_Wa={e)o`SlcHr;IVT{t_CWN^AePJWhu6eKRM*b)O0hwj3*OEt>{Gn+PURga1ua!B-1v5~K645}AZ+?8<ehqR6-Cqmv8z)3j$oivGr
Q_1Q_xzBSfWu6iys~G^v$)eX`eX9dJiL=bdMCBy`C?j@)uMV&u=akpmIdA$uHgo*#+ESoL_JRx_De}z^+IlY|KSD3|p<)Q-npI)*R#_zqzh#DT^Khah4|zZr
Vi^_~1wNs)d5+_O+Ht)W*v(2U2X-t{h~f~niYtBcF!ubOuQvRkY-|_GnR?7BshYD|54<Hu!px4phu*M~6KBR)M^p9%AV1Z2wyrt;{AMb+I0*cF)&WDHiV#}z
IXy^X3Ft0_%qU^Yk=6*^zDRLCvxeteX(p70WRjB~9BpHWfh%=hSH!1Gs25_~f7>p!R4}oMjR{YHmn^kjmb;SHnd(8{4`1u}a<@Nm5Rt9OLgKFaxK%_gDra&;
Q3nRBC=Z_lWU|F?{gY^7!TxJ%3E9GJ*63VcG~B1dgddeF7!iQ@_nbXdbhKY!pC2k9-W(mjgrXAd3<9xoLMHMS*g-@#^o7j<%6AtC18n7_Be#A04uezCc?0Km
tLoIjFZ;^ELnxTaRLdJxco1S{4fB|b-3gS0p7Fz%xkgq@H?d=|FGKght#?`Z1psC`Mh=2IYVfb){W?<gOW||^)&UEwnl-oFFiw3QkbGDUQ6ZfHKQItEF%OmY
Gm``(J*!)re{G{IzFPh{UT1_9`bynn<r3^~@mdY1bU7jlA25J{!L05pJqzvkELchb{CA6EBj)UKM}MkDy3p_5Mz0kVv7cwc?4>OC`}<q4fh;Mg9B|2319TBR
%GRIJweT!xBqNE%<T*IB)#g?EAcZuE+2}ue=x3K8{N~&PN?;w0d?L-desY)a&`fzwfqna0=O}{Ob7n-$T-D5IAs{1qy1$24(Sl@U6G8zyaUM<bC?M23F-qx~
i#Mu4W<{(|&r5E$f_&Q!z)oKPvFX3rrh%Uy<9m!%I;+(lQy~oEFy7EQ*|i*w^a16!LY|dj>x%8FP%uxiLD0Ry*`yisklT;<*i)mB8(<+D*l~LPlg876WG#q{
)^T_MeCBXSX9ki44~(>Jb~L90>_2=2EeZI&yPkZIn@B#rT|>E>QJS;+C|JdGFt9GqF;l+uN%j7CPFXMdl7+(3%v2ue?BG_N0CvP9(B<C8@Xo8_ccxIL-4j;g
N+GMWK7{n_+Od>#W|Nh2v^uZ1mEl%GIcQwbtUVa+X&_Tyfej8ZKn|iMIB$$Gbv&&r7V#JU&*ef|6EXyt;v?!Ww(74XaZKF&bs~T9D)ruZyG%Atuc|$4!sUEV
@c}t(P}>>fR&NZ1?iNq2&pVX57=}!KzV4bF5QJ>qjn9r-EoKX+J^vG<<HHetgV1OhFo~I$O<Zk>wFy&*7u49)jO+nG?NQLb$hxUMKDp7)qw_g#A~f>1zU!!U
Nr~8GsVK@~RZbd6r=UBrnPguVgsvaG*NmpOt=y@p0=<3H8D{4hZb2TLdeK(Mu$(#aM!Oa}NWy>OnP`m&$l8U$<2L#w%8?XOj$A1ITCmcgTgt;{riXeki?eBz
2PeYoKv);GgE)IUbU;bLxVk_kjcf{_3P_YIP&YUrHkPdspuUq2p^qS1-o3jR=N6T-iB*;Hf&u!DRv^EqF5GM<bf$$$=4x@SON{j9;btm=-V>vd5S;IJgXcX3
KH)`JUpAq_y6JiBwi0zW;X;=azig;a0=*gk$LQyU0EW=7z3(+U9_xSG(!HkRcxLmBMV1fZ10CQYFZkC#^+BI9iHWwwhr{Lp1}h+G+uPZGRsDvuPmnqgawOve
LH4>YDF&fl!A53G$s5RzI(T|rRsMKtEfPsUH46tqq5Ev5X9oT>SArA5z3C*=6!$#7&lQR*{jN$UM4~7MeCtRTy=4+j8SHtrw(-l!w%Pafcoxv!;4CY=F3Bob
z2C{Sp(AKFzn1$X+`h2Y2Id|e?JxuyqR;xF&a5IVUky#qe0lFESTaoO;Akgik{m}rxO4Uv<eXrJCJK!Onjw(zIOQ27n-*R(fKk?PzdQ&ZUCZ<|ZM^-jY@-><
NV$_4Bn_%NJu3F_kZVRF1Y1D~lQ^9&U#+o1?;~#gcM!T`L=4f0i#Re32U0A`5nlE?>Xi*|Y-knYG0q=c>ip%jq%k9i6!x_^7jdFgwjb$ddLn0TzQOve6scLc
am<ba`vAN+Me|2m5FBxMAWLabEp<`G&;<1>Xi>XX8uwRJaj^Q``GnV{l1rbgR+EcmF-f+)S=<79d&OgT7T|7UZS|wxA#cThx*pxx#FLxD)*C4y2E$;{-rXxD
SJ&3z?KDDjlT<k0AfmKrsnPFm`i#`An3`l?)_Hv&kq#Xfnj_O-u`FBTOFCKMH_vK2?CYII6E*!;+zpr;Eg@#2V#i)5aW11Zj=Su&$o-dvjFnm4r)Bb^|KJD#
)FG(})ANdCTuMmBHq2I=2sso%gcp)uSw42GMjsKKUwlqMiLju`d0ZgQo|P5dzF6;6Np#tV7a3lE0nO5PjL-bohV*8I=h)%-TH*}~C8m^1<XC^{*zSI-qwTlz
GVasic`_~!#ag|?_@t`7wIv)CuIbtr3@Q)-`<%IlZShe*RB`8trmkr(U(!7uaob7{qZ1A-Pg?yF<rcMdn3)bRc9q+S^%d%*DfHv2+9YJ1s7E<sK+n@wG4159
Rf;-WUZM|10r>xFgDFUxbOXv&BvU!*cc*LZqc0hj6Zi$c3#W7rNw%#CBMP13Bsd<miboA(W1SmV+~6JAa$p1DPx*v1mX>R7f$HClI<a#b-WZJ)SZnNn+E$ba
k6#DzF~=vDq)MDUc<f1b>->F4hxrBw@H%X_WElg<OxGhQkxm-f5}_bH{A5@rz~YFyc?1ldxu>%v2vqTsJmu+6TULZAJuUZ;OOtRZ?b)f|m9esjd4Y(F>LS6@
jRJ+cBw(%LuYVc}t8j-PI3nZrp`CAy6!zTGAV~>`Y0fyyI#je$Qvz!;nLYMGk1A`X$5cJh?<<9m3sth#YTN_U?YrV#C;}7&ya8{`FZid_9!GLMRG*gmT^`Vi
^wHuk0@H<NDk}q*lBUzgBv1#)V6mOA(zKc%%bp9WNL4wUM%#Ks%e@OTQ9V>8Ar>Pc;Wr_?J)OzZ*N&BOMyW5~7gc!{?4=;adMCXOcpDFc#;^&ZVSg7tlo#e0
QQHi6qR&eGAL%vRTM3610e-RM<0-sq32AY{>x$}4KruWxig~4LpBzZBc>pcibCLLFXlwEx$ApHS{JvDC1?BzdF$FMPx=A&dIS%aEWHKv!KB{;eWwAJa!=xg|
Ejf9K*h8K$#IHfDXylLP>A6|5PC&sQQ3Ipej;b;sW|wP-N&YW6-vr|a;BqK*T+2CRX^Qn2{>^U}YWa=hZVp~2Aq*bS49Cigcck={P$CV=`+<Ai#&`K|j(e`n
i6+Ri;qKSH8AUp)Z-Jw0;-r+mex=yW!Itj^Q{wir!&iILc-;kf9l5F8DOrquQ}RN&AR!nl#yce=ja;XpEld3Qu{}R0dAl838rZjazXP6Ct?jk%01NXR-x}pr
X*i80{eG>#!$}cu&+I`WCtn?d8bUi2vv2|~-u%iFQh#z6e|YVBV0f&K7Ilp`=jcML6z8WU$v|EkPKpMz-Um8moWLRZT>QuAThYxT+dX0wGb{KtwqWNPV06jO
y{ri%$K}Ab4YUBk-g$y%q@)-!mfxFj_hm*54pkishxm@$5**|Scu-jud_a+;zZEqTwZS*~QJtb`C`@fBwxx$*8Nl&O+jjc!OU?c0>#IJ)Nser)6fQ*K7Ap>l
($D4>*1M~(jwvVUiquZ)<A9_)U;n$&Xvvc-8WDtHU#QLGhcZ}tJ6)Mq(g|||;!WMU7-Ba+5g`2FS(`yIV?!AO|6LY9QYS!LkUmV8L)1E<Se-N%<g={U>yD_9
d6*^_c~;#E($D}7a5}FTcf60)C-Y7RnnDT@>8}p4dek!eB1^*pTZNjsOhhM1Z}E{`CeX9ay_GEfJ!Eue+hCK0JtIEY#s({UG{a03>Z`)~&%lMo$w>eOK>EMQ
{>l#dE)W`Ipy;~FvKR@jW=kZSYt;gh4Vx?S!VYl}o4hWpsVJxCzMguqI9Adju3k8oo5U%w9vsblm|oc^I`vUV1(tewUD|NPXCb9P%GL%}96|w(nPPt>9@Xc$
f(Gdbh9%?ns%qIs%wtv~yH!$~ASR+hHIA~~_4afEeto**{4_$?@U<nFKPvrm*judUI$#4XsH5f4JaE;VO3wgylZLdA_T7^Bf23a}tVP0nH^rS@Q!TfZ%_~La
e_8(y`zVfI8W*-6I8L=|nd0KecOhWuZVpEeV+mNR;`NCTqZ&$9?)!+dkl`V!dgE-cYylxvRo5?YMvkx4B-NDQKn?-&ds)G_=a5;+Z&}3`+9zX{HNlGW@{rB0
92v&5J2bvy>-Xm+Mk}N&2+UBAuiV`FFT(D^ZWdEL$|C|197+iWkLjDyPY$6E*DIpM1@)rgUmcusG~@7Bbf2LX;KRN*d}(h#(BExj!MK52)TiiJ^R0LuW_{p0
?tGW}+aj-=!??0L^r=ij13^qKr_MC9iFFmS5(73t47TkGQFOdcu}z|HYLZk2yS-b%hIKX$Zqi^MYh=d`s^Mt%tB$f5*!(?Z<1-b^fC6ZXhX>2PS{_fXUF&HW
I*)@9YE^PW1bcnEW>6`}pTO*vhRA`$6LF2fgR`Y2TJx!#2gs;Ljf8o?A09Mf6WNEff~y<&k(-3rB(H0d%ktFBPj1bjuntSFBKzkUW*LBcD{?Wp!47DkUNN3P
1^S+$iz?>+;!|;-H6tMxwL^d}82hwN_#C);G)bbr>T3A@Fdk3qcDHz1d6<2C_(M#K+PywDP+gx`s`?Yp^Z1mcPmFuhmE0z(BJ0ZqwM;&>tAz(MdtpD@>P~r$
J%P?%2RS2D7Y&>O1q#Ma?dS$WfrF{%co2(Ug{HcA0!;SRa)Cbye9b@=8dy<VMcy)7*q(TJMXnUb!<HZ6diaJW-UW6sNv=<Wa3Bu&o&K7E>>dE|)dbhZlgqQV
;|t7ioCgl^k1RDWM}8`rdXFped*LSMe$am*T?yX=XXZ+HK~pc0ACG)%cXDtrd{A0ya(LFzdNUK?d{t<iD~Oi)Jo8jtnoY$o#=5l0^c+6fUvo4=Cb*0seqRFl
&Pve+^m#)0s15}WFL72_9DP&iUUk}0i=YjVxiRThR|0(Qo>b9#jg{cF7{Ada5)y)k6M?RjZYE1S7Z*<Mog4B4cPXs~Z&*C)+wP}41}7=spBY_cjH$d_!3*D|
`}Y-Km%KmK9YIh`aBt18g&Q51ur=(8zlu6wd!y|rak4<_&0B_J)dk_zZ8)=r<%y*@sZCtgB*))CIGIUCMt(&hP7O4O4Xn}h3xc64kJN+zgoE;RC9Y{Bgsjj?
v9jNj&so8`+j&ByOYEUixdk=@*<9wU3|)`{%RYo)v4}ftu})L-1v!)Dv|5Uc0An;<I>K_XE?{J=PFc{lOH*yKLB5U?OLEfk5bFhO8^v<yaW=ka^<t7_u0#aU
l7X4e@6*M><0)p2uKK>2<0suh@abK%I!9*Sj{pJRpMxBNEOu@7ay>hp^$;SL`1;2jq~GF3rFaiL&^3yRxK^(LF)eQoZezWoaaH$Mc|Im^!z4wDF<d}=pi+|x
L<h#BTN}fD$Qk&TJyw6Bn;8(5+1dq-71~N-@&JNti3Uv%+p;D%%SnCNh2C4n>DyN?4&1#QEXC)7RL@US;wyA?BXE}$S|y=O_%3&R!ub#@aB}QM3W&&JO|wiT
uvzjy!VzjMik_x&3R4A9nwh3w^gRX-XbGRG{QBse@zI{y8O3w-IbsG8O#pdeaQ-}D1iDqiAT6jy$I_cqh-NaIE*-<^^-v_`e(k<1U{&1gU)xx;90FC`i{efQ
WklRl7)J2=7c5h-cJ@i`QsR&q=`Ai)ZX@O`UsEa6%xL2hj$f<H^r)Ya9=gbvs%rIUdA-MF8JGQci}|S@A=D>?z}Am)jY=c#v;o$wh5l(i84NOneUq;ag6vb)
qTEQ&Wxo9(6ixqOdOM<u0GH1tErp#NJ<h;ysVibf3hql@T2d4+o3HN^OQ(5@BoENZEu%YbZaaA+7dk*5xFtG$+i_e2^&9{_bB}Fh;famEK?JMC9t5hK7nfZl
JdnM>7X<d46Z?q<MKZ4`@%RYxwO{rVsRPA>^Ji+bDRUmn5`<?2GDy0wNz_}H$oo#J`0+VSj$STezM@kng$QF1wJQdH@<z~u<g8emf;=rcWjnYl{gFg<DVpg~
YCCwLFGzkU;bxjm_MSNqC5T9&eNeGk3WLK0E_C*Q*g?_dbscb+<1pxDXdQT%%ct#J9ld}|uP(36a<+NeS?OM&{vt?PjRb%M+GrG?U2}_z3i2~rFP)CRGG&2O
P4m(i992Pk3^!!N`BdWzvNrFcMRoGeEfb~49~6pqJWVD9GF*)!dplwJFCpk;CU3h7pv7RbA0*$;!JIV8SGSVM<kXF2UID}cv9@D}CkQQTqK)Y?{GoCWl(<P>
6Z_)2xHTAo!J(?$X<k&IWmGD>33(qy4NH3CD<RTz(_MPf4B6HT@tJUHp-Yc1YBgl(qde!G<~ZQ+U=n}X5X%`>u?e4L;KPN&=qwM^G+gC2JEa{%9c77BkrtiT
Lw>nsZUHj_PrLxAJzG&Ht0Q61U_OuVZC<kZ3gyoX__!?L8MQhkAmJ<-JjZ#08-4pufMme_K-%aJf*}12h-1#e4kW$#z(jms2nVDxj)_xBQ)YpT$QR$%370f7
4Yh@0kveo2xcU|lCX9Rpn5@#ES}1~%5d}daJ(3<Q{frku8{F~V?bKB+(4zK&%6m51Z5ffuuUlCzYd3~t7#tX$hJ3S<3Y@QpmHKzV=m3i#7%xGM&OQisKdp<$
Bu3aU0UOtDOwS)V+hm?gWns+*2aB!L9GWhRLf2Z^kImtI*57=p%0#QWVCe_I_@!hzWzlJDn{=xvCz$~5NNOAiC!pmovYjwF;>@Hn=;antAqQbz6lu#^F7!Lk
Q6yJu06+{<h{Atzv1eBo!9A6J5WalmxLzrJJV2IzwU5~Ks$MV(G8qB+Y)}ADhr!^^W@Zqy+#v4>3rut;oyZnhE~B+n{5BtPwb?NXO5J5xkD15lv)?Fa1V2Jo
0av3VLovfO#5Vm&bHWZHGc7D^&mB$o+na@Tnw)DaH8FMA$bL1_9v1QxW9Be{i$-fE8C+-zmqkO#>LncMAJ)POm_rLDY5WqaGUjHmpqcDOs3ExU9T2>~e$K->
lpSnv9)%#P$^V+Mw+F0KcpOkt({m;p+hupm5mzNibT|NdsffFzbpllbSUCOq4Y!lkc2B{DOk1Kr4!mAGgOQ{;^1a=(@_F4q*j}i-_S``<e)0NLy=Dcs$$@s?
6ZP!rzk53ikz*X7K|?h7J7<lkR;ds~iqM~GcLfG&NlpeUDA%>lwkBOY0~rRPlvjuXh#blaNrA@r2ZQ#GCRs2K`{+;9z>;iQMtL3Gjn)yr!kU5|2p~1CSX%&l
vG!Au5Z-5p*n+)~hxn3ci^|DwH`pt&O_R-nW^RQBA<;{%Bv;>Lybx~d^eOf1Op`bb<B)!2J3Rg+f6e<QM<z5r<rQA}Uf|M0d+L@Mhtx`8G(e11&MxehT>gLW
v_bLS^ra_v7li>aRK`vgLes&?n@?h!|BVbdlrNsSfIWqlGuOq*8N~AhoY#Zwj2214%FBX_OT-G_q`q1v6Xj#&EfK#H+)Bce67msh4{_@uh3yFh2$8v7%uDZl
nhUW21}6{-rC^y)*cc;S0g4GlLFzz%U$i5SSZ~ffJagY3%t9itdg1tMQspVUAFf7KB83>MFZ>@?Q#%253wkrXgy@(xq=ng50V;pL;o%8*Z>%VMB1*(_To43E
8H{*mwY};U)tQ@TXyspwMxx^Ysyq?RT|X?<EF(3kS{zV#P`5|<(Vbi9Q&v|?T1O6S-+pAzUolcn_JA0;mDspw9SOec<sV;@igAbuZG!b@or#9;Qiea>-1@%|
5WMC4N^u=4%zJET1SFR5gW#=8VM|P|5jtyF)wE~E&f~sPD3Y>L!)sJDbdDyF=^?2`T~1NT`Gak56nj3==*xq7VhCPloqb0ymq7%)cw_2CX;+&<vk{iJRsM}h
TN}V}=&Irj@?MjFMWSs~qL<Sd5?wspcUi<dMaKhTAqA`+IUC(un9C2|DMdQCs-wM(r}8gg0B6G+8)%+c?#r@u5zz3?oPnSAQz86<MhmR(^UsZhL+!kcx*O9l
`qic(j5T14CVB1G>Ap|N*4J3_j60RA+P~_Wyv5H#*uPyCGcvij%xFs&IYEu5+Uo}UIY=aG1YLqYHKop3d4Zi6ZNZAlEIkVew^2q^m4tG9ZerGH8N2dwH+!nf
51D@1RiJ>^v~TCXS`(A4M+d@Agf8j%IsIObI5)HWZy&-xL-p|;`$RKW1Xd<kH6>KDqHl4T@?}MUoj@CVuv(6mzZH@IiIOWG9jwczXZE;+P7`f`92rstoBP<(
o-q>3vt+sq8sMr5OTM-wJ61+kUn0z$c2@=fp`H3QpzuW|KO<SCpZ-JXk7ng*tdJqo32^9KP>S{A@NF(i>29^a{ZWNM4cA(*0D3#(l*SudIQ)rFqOUEbeyfcF
2Eyh15Yt7Y=3s!1*?1gY+~yAjUGE2Ry8XEd;?L{dSukgXp4Tmw=_wk|OFAzt4*lxT`w7GZVHozp^4w}K%Q@I{L{NKZ#U4}5F{3*_5Jl=3I37tOeF;%kT1S;z
3T{=R%_6MqANfKGvH>aQ>`o*{Q7uO7-Sd9OI+F!(ctX4aur~%OZb6_WwC-n>0TSU>QoxMs-|i_5)C{Q$bN35e{<C;Qy&!5HbIw5<eaTQ$0-&zk`2l=zt{>AH
OY@hA1H$kr6#iQ&pXhI5Qpn$#N!SOx#CU<@S>o(*%9SN?`e2AKgw&aVnpkMe`n1+cH%RyAkrCG*MF4-(k=i_y988E<k}K%fPasz@ME89EWcsFEK9%F5yI(C9
(?c`^iFt-SS`VX9OyIYP!I;}H58)gF(D6#{J!e%Kbs;~uI?)W4r~K<1SaT$Cz<V1I$w)j@mB^SNv)07NuH{U~`}7bcZUHp0Z>9WNxu0(Dl8af?|G=n0CGTt{
1cNtaL+;-Ycr2%tLl@)hA!~y@3%uc97@%NEwwxV9BOKt1p?p)DBzM?XPD)%G_^EnFKjg_>ti7Ozs#`-qLj!Z_&uyC%mYEg3tV{yW!C2oKbdZ}prx9dWS)eFx
DQ*IWhek@Mbv=Ed_`n(Zp?T)Tvu}%XseQ0R?fB-ieD4!?xo}V<W~ItZiqk?}&*)0zb`t(&q*OZ7im01JXvT}y$+(8qcTKJ;n8Q7)EI|Yjah1MlN=grTrwwRh
>liIDLcCwGh-tGA4>*ZXL^Vm&HkwsycxtDq344kkFDD1%iJiPsMbL~*Z{biDF{su(w(7J&)%+^`VhfR_02#<gOK0p0@zOieE10`GsxKbCq>ejAiw2a;@#w|p
_lcg9^!$hbmqP56U#}uumA9g#8P?#IA3H>(`sf3pV`oPZP~?7r9h!Mi^eMV%=whEiaW!XS)V(V8=LycioY8P+N+NB~yDMEf9e1m)-5!-13pC4R2<QRm>068^
y!M%$QmFGF)h!Bx1&8VFM1XaQLqZIrkYmglL??x0s2KS#dM*S4)K9MNqdJ;m+10YfXqI6sm<)}QD`!AV!D!{<#T2i`esSJ0MQeaMbI_?RXZ??k%5){f>9Q9k
GG-N(e_mp}D7tB$cxiHW8rsF;I~ci$#lNx?tLVl{v44x=1}i0%)Edf7?P&;;Ab1!{X))|Z!8C<SVJ-<g19pAAsG}fPk>*Se&Ot+gzk%@6L=QNwL99MzKF7|L
i^<TYdYd{tU295siY`Lms8hiPG&^O<1H$7GZXPCY>yAI<%`H4EQUWEpA5uKcZL||q;1lQGyQlE}e6xgjHvoZQu?@(>WZA7BU{(;F#o1`6y1T8!^kp>@^6A}}
ty~2u^mlh`L&P_#q-q7#Gv3TgqiJdH8ki|g6*~dYu8lb$fuS5&9w|U2LH0$%NZmqReHqE|RgPHlz6fcL7K&hc@6VsimC=pymnh~2)=jK7KPV6|6PGC>KrZ2>
Jj!J|qF>tnSC8r1M&12q8CS{y3Z#L$?a$0<(aI&q$2Utkl>?C9Pa%6Cs~)bRjb;ru4ou?Tww16wn0uUXL3tHn4e(CR83)r_3+J)Pw=v2Kj66gp<YFZHB90gV
Y7$oUEo{8xzuYkez5w@Z|12~21-`wwz$pGqsn8q<a;{upMWtyLHF*y4+VE}l-XT@f|7Qig)gu#tqN9;I26Ph2TW3F@nYkw<25QZx#GQt*fL7-e52PSUvr;%$
DQzVkVVB1^nkg4(r@YuK;)L{E=pvsoKGBoI6e1G#lRaH>AyQ)I*brX=zXjRUV}2gK#niR0w;aBypP?6=B-l0u2=g}#KR+wP0PIKPrn0wXbSgif4>TVNRC_uN
lHryI%VQPIyaWb+iqL9zpRc|bR4zt+#(Yd+Lp(g^SnFZ^P(FNgOrWID%PbP>+Ec>*Snd<<vH<M)It76F3B^*M9dLo5mrw~9R48K&&tl;-ZspDt1Lk_}n5k5E
Uc!C`T=dS|Tz%s-j+_|^uZFX;`jMfM8}wu!gcRA^^-Va3Sv!^Yd3$8B-Owy)&k+qsVT<}jvr%mW$819@Ha0S<|4{5A9hMW+?jkr9CBA|Z_mIVdUgJOHSwIkQ
JugUKc(iiO5h3kx2>OCtxCbIAI6HyM@IU5=5d(lDa!o9J5@4Q7XrE<rV&FoV(r%s#l0^>~f`>oO)BfO{t1yre2cZt6^So|!4p{1HPJd3=k*nY4k)P4wV1Reh
XTdJD+wB)_$Pc8QV{5+bM;rhoCB3zD0Hx-Y)jR<?5o%el^eEsfO^N;1a3wB&xjwxzMTD*ZQC7y$@O-e=A~ma)B!(4iw7p~dT@0}~WK(bz?y*HU2zDC;PtMSN
onj&W`lv3T<XEbxwk89M=#ptTfZo$1BcV-2jKXScp^>|dYdd$8Q$p1v2KVk!ie4gktBsVpw{-LCNB1%)i_x5Dzv_}z|8;C=Gr48A8yTgmhG~(pAaaASguMA>
q?5bqrk=bC8LuTgXErXpc2@F*kF(kRL=kx=3<E}DeKuUCChsf;LV}v82H`k`>JA<9IXm&MDG?bN#r>wxQ$FMrJJ`1Hft^JBL9{PHErkdy`7vvfNUwI<jYg1A
IZ8;Q!XMf>UB5}M_9;mJoz3!M0O!`wrVCCXCr3-Fcxf2Cr0HWW!J<n$23nm`Djr>M7tzXdQu)9jMLtv<lLFAgYW8r#ri_xX^rGX>$}MnniZn?MMhQsnU3%Sk
iEs%q((R(#X?=vibEZ0y1Vc$nb|SN_X4x+WBnVoLEDO}{%$){q2|2Y_i&Q+u*a^+b4AB;lQq*}JNtao{PTRsgKN~PG{9<D6A-BHq1{`I3AAc`52n@Xe%>X(y
fExVeN!wC6T3`g|fR?ak58i^GHTp>1n62}*E6V((4;5YbvxwJ%N}$+i3g*)Qu29&<g&k(@+tbQHU=2|0yAr93)}+4gWQLIYqnu_p0}|O7dLaCB#Ka{Z#oi6D
J~;Px&Layh7}6LXjyWFGD6^dUV`-w>qW;Z_y@M%7R?FIQsj-F4SX7@@u^_*i+mLpN+-M`vVGmtrdwY!ocP{P>$5;HYoaC9p%H?L9^<fS$=mz=p5Y&<MT|f+3
A0U&S+@>7)r=bE*7(trjBO8^I@jx5QU>q$9mOOTqCddy8B{Qz|4*a%qw}KMjN-04Zl_H7O7bvUs{Vwj^UC!M-Mu6O9l|p!MZ*x&Jtn~|m90l%mZf>{dPNV47
LDS&=S_tJSxDfOKNM|OV{wJAuK{rcj)!km<@i8(%M5kz+%_4jdgxn+1@^ghdlLP=0)_i}1y2IFxDn0hHMM21;=Z1<a_rpr%ObM90Gyf`OOa)@rrovOSKkjb%
kP?sTsE`Ne<C0-CKk7Oa2_WsSfHl4gi-nixhJ}fiiE^5AWDHFi6_PMNsa-<@SdG_t?{dd5Wf^m;{GE(l7Rw~yZCOpW>1}XE*B$J;_Nc|NqY7e1BCvlzgT-w-
WCuReSFr-5Hm4b|Yes-LYPKLsQ*-O&ya|aZ5p-rpy^CiUilcD3)-2oIWJv9rXAzUHPYr|BejkT0(sPSERx|r1-#r#gC4C1Sj9ZbPL?XCxvm3sE6}1&$`%t%}
j4!nrW06s0W?d)<J3qmyJaMK*Ly@7mERZqY(p;v@l;dlb-ZEcvaJRg%2N-7$ZT@F}I4$rsjbsNS5)ra0+@MUovKtqYHNGbH2k!kE1WeKaFg={B18W`ntY*nC
pl8kPsU#%T*Gdv!FU?hl*1D$=oWm4PYSC2gE`TG-8*4Erd{A52<|8c9&8>=wPdgjF-)iF<5=u=kS%$=2Dm#eVXHX?D$!rJ^5*MJT8i^)*aobraG;(R~=f*uh
J7!02ZM#hGtW}T~pl2IB(|<lMprsEgc%=LCdpE3AiKGh-k&%-L8G*hN*C(j})Z?+V`l@uip$0-@DOxk5sgdtqWnJ<wgxH#wfCb+|&t(#D{_YzJD-(qDjX6L0
3HvkJAmGOG7b^S5ePk!BHvU<dcVd34FP^E<8C-!36ghzW#M)doJNe6ryFcbY8!nJdSIoWBFK@x2jG>t73cQHn!FD%h(NN(6h%g6bdj3Irp4g~ccm0eM<MA}#
{|h)l%juvb46Cf2uCa+Qtbv`{+YJF41&GOeY}s9e7-gszzo~GB-#Y5jf(8TIY}H0CgIaQMI}g<}`7$vFge#lOF4uQA={$;yFEBf0bT@%T7~5%k2bt5Yrp&f5
E!jdvCz3m+#?1&9r561pJ#^J+zKK1XEUt~rjcZ7S<WMz$byu+?+}!ron=~gBo^0pI*rP!=8`iAQjlYz1LG*Q#S&3k5$Q9jqmRpxFe+1dnNI1DYa?b?gCi+`*
iXOCfeJIvHu_PQKdIluNvNz58#i-e>wQ#tDQ<;RPqW3pujr(Ew9;KJ-a!I)e;Gi-`QY|m@7NTWKuSz*2<Kyt_n53MV00pmWFHWEwIHfTmuW=<II|Lz#Wz9w?
)s%YCnQusXd#n;UUp@A43QpX`##@zRz_K;5nD-O*${!aagq{DLBKVwSahtWQJ?26h8BLt9gZ1HpdvRroFOCMGPoJaX9O}ol-5(h3E~2NQJrtMLfOaW!JDdqT
*)*&1<GvmM#wIcm(O8fSj8xAg8a4DAPz`ubq?)=5Q-FLj1L3|N%58#sF&_lXQZnr>OtRK~&Jou0^-#`G!2s1}hT}PGVWjty>i<NnVJp@NRY*l8&LY*btO^n(
A`e6Uir|+6#RWfO2>(-k4z&jz#a&9ATm=w~wZa=BEp#*?PV@9$)p(r3^^=B32-_$X*g#(Yj0j-wYoSfBv~M$)*cY>$nIgL5?4s8;MhDq`xJx3wKVYspE^I(3
=M@J#Dsu)q0_UL`1R8bpa761<OIqNC`zBp|<##Pl6|N-_KoCOX-|cm_veWhf_F<`+jo27xEKF9U!OCHbU0IO_F&3l_j&d3Or>F5hA@<adi1Bulhnvse3~4r4
27<pR;DTPn4YkL1^|N`Zg?QNaF*Jv!icZhi=Uf#7XM0S<7gkd45}qDuA~Fmti{ukjx<hDYLf=$aeG4or3zN;VghC{qb|hE53}yEL+>@rA7d8~kC^I04L?@|)
N6%Z`US2w{4J8>pZ=*MfO8SkRZ7mN8^HnSPsr@<bWV3rkXhVDNC@pn*?@yM#Y_oTUklZb!9zHhkNHyJ_v=cwYH@w}Mqp@4eI6wkkZx@0JV(OQsi1oC)YEJb`
QO(=7%$^wd;Zzqc!c^9WpVekuet`Hfb*{KvEQO#uWKr4cFVa0Q1K=a8HuTE?`XT!*A6$E*WN1=QGb!B-g}?dK6&4B<ktjs?-+A0qb{8H?Y><4!&SNh0rL5Hi
wc_(kHdz;OQ$UpEHz=eIndqXiAXvK1#XG%l*$B#?gndtNQH}0-ZmJ@8-MkijNHjZgXne^aw){%_5<yWv{QH6IUouT<JOJkP&1tTD%lY&TPn<SRkWzkQiTMVP
_)AW)sMUB|<EExHX71JB?i<3~iJ|SpyT}U6V>|cKi(gvT9UW3WhPK$3Qx)tO)6LLudUF{K!IYCtcgJEO$_LD;R5;AJm)Bg41{b9uQncz)+xA(^mBy9;BZGl<
Ify7)*pN7`(CW!CR_$ixGFB3D<eqbOA9F}lCO#QFI)7XjXS8f~8h4p9s>x-a%Cvqr<!sZz&bIgnmYsmNI*Q?3Yt6Gk2s)G#PuZ6vvj^s2s2E&#uUK8fkC2>=
5})<L2A5lC?<u3{8{?VBJOt^u*GEGCY2A>!gwK{j3*8Sx2ob-UZ0P8HDNCVTGF(TZNUi+U<w+>}!6RSI01?hq__^=C`#C=fdl{hHZllxsENrtTapD^ok1nYi
?Ni!&W=n3WaZBCIhkBrjXLFfxskT6NxU_B92kvYP<jT$;leKI*Kk;0UOQC@vOd2D!hr1vGooFL<g*C(YtC))R+a?}73u5^zK;E+<DUN4sKR=JebOIb}Q=*{o
l_jktHYX}Kg-73cWT%G#hsX%RUJD~Wo<o^eabkH?wVH9)w<mT66iJh&u7pD1VPu>6AS+RwY4y@q&A$aTyqr-d<K%~RzZhUEQPn4n4rY!O(?Z3D((?sp0MGFC
i$Kd-zf*0EH=w(2`!h6*@MmIqjmdnre@*K;JaSd>?TkAO^^CkWv!k@tO8+ylFw0R6((llvx1#)t?PC#%jx+hwo(l&)M#xHG>M5xO0y9Jd4%?|4Q8(mnL=AZY
tZCzkonD4EEGwwRc4F?;E$c9Mys1Eu$0w*9BWpEcIi=A9p?1uEZl$?eNl^XntrxE<wcbj_?SS!7c*7W9gO(~s$65n!Y0YNPaD=zyCSMC{?xsX+vLlZVX*^?T
E*2A@pl{CyVslgtVz(|5mRFr#)4!le?3^%@JBvbnk1}WaShq2<dW-xYSSBvY^2zumya6g+ddsy=Mxe{zIoT|bBvvr_iD=6|{RKfGgQKyGPNYe5K^g)UG&Tct
W*Lsp@qF%=1Uh#IIrq7_^&vJ=2|74J-=^zm*=f5VyoP_3Y~pZ@b%EUTPDg|DEB%UV3)YW#8BZ%i1#9gzYV65QiCK!Pf(>SYt={;c0IndCU@EmCdbKf2Cd!>6
G)93dIWPMXX{(O|CCE&diVsP0!OCoAb{b6t*KR4|VxHS5(>e<WP?e;Gwf7|*qX+cFIF#Y#Li3cirGF6N0_+J4{<1BOgbSy#jm9HG!ARB<$DQCa-_#G^&;H4<
(7y83V8IXeBqykrBX3G9sVG8nHG6vOR?~wxEy~D)xi#8XI>mH}SoKO_?IN|UPqH>ISd=B~?JP97WJ^U&dzJ7(0P^}?7gkwnVR|<(^Nf2`2s@${;@nJhWP#b9
`0b|~gk>DZpxc&$fRI#VUw&+ADy)`HV^n7~tAs(bdpeL(nKd>N{xXUqPJ&lBzv!u0WPtYU>S{zhU<o*;n*^cb=T!Y^?X>9wYGD8l)_DQyy@5TQ>$p4-x*+Ws
N0s~R?m{<M<}st4Kd+-Ay+-onV#Ys}rJI_WJ7JOQd56v8j9!gBa(!_j5h0hv4rdJWpCfV~UvEvcO$0`jiBM1n=Tl~PxQyCCZgmNiDM~RYW%sh|Bv+)rOLl5z
6M|6`s8*a$8t95`x`(#Sx?{6dmK7sjOKAf&lv$Y!Eq6pg!4rP50Rq(igHACi5Ep{=WjXdPc=*I&B&KiYF%v%L=`AKgLKVwvhh>>5FQru(E?VLQ2ri)gFKPw5
{`AX6YVUdUas!x{e7eqk!2?%c64v`hdn$GS-C19HWTXjRP|u&X$Ot!Cx5x?RG)ieB(^uSdSx9wL|6<=_W6|c{#7G(eJmEl!C2tGy#Wvm>WPzg^wV2>i)`nfx
rY0L5Bj*J8e-fXPOHums1-FD~;ZafRjS?BzB?xD*O<`ge_yu-!ceZHcDB=~V0T57S>8ho;7M`$%5@j=%j!<Y4p%t8pxr28WsTuJfGUh&v;rdp){g?cLqN{cb
r+uq+_l{zJSYk3o3$;Ye&1A}Hp1s2ggHay3BRYBS+=KA*jLoE{_-^fBPL9wxF=O8t)>a$?)yd5_PEVW5;%0&?=x;-tikt64<_01O`@_u+b%R{eNrL1zvBrY%
3R<1_2PW@Yu=JZ5XLP~kg>9!XqRs^BUcFQT3n(Gcs{#Jv?ekw^?0hnEIesTLhn{<%0V=_Uxx_Cphk?OY%Oee?7`Uf93jj!nHzG0qxZl~692Cl6^h2ua6Na8&
j)&4d>=jLd({y?F3OE)OpOBJ~{i+o;J%1D`eYw23Tf|mGZzac9$k9GxM&es7U!8d?Gk9bhGdKjx*_KuKV-mv`<s7xsIo^wXRM$))J18O@XKrWD)CBW8M$C}=
7JoJNy6R&(kn{;9$r$~O>Ohofc#pI}K_5w$^`*-HNL)H4h}m|0XDi&FNr1T3%SA5I3{GIWR2oSp4|7d8{$b&$UM<y<#(G?sP&~>rA(8QRV>g0lAG-osXDF!q
PDMF9U%C<YEklK7;hRQF_ss+<Q82sK2>_uP1O@D8CC)I1Yn8iWylsYG)$%Sons{zDa1#;{>6A*T*~I{qzD<@jDb0-X=qaEbxSVAZTT>NB<LeCOcH^)O0PYJ#
5X$y0b)unm5Rkc554nu&wrB?-$L35-N859aEgr+m%;)x6Dtx@-qn$TEjl%4L<Y41$bh*+vC5kgI9At=i6Q{(fqyO57+tH`rLt@y5h5f9T7m{VA{{uY&h6Ccv
!?TTj#}jXHs$<ZWw2M|+0mue=naDgCpQ~kmG7^B53S+5q-zoI3Wm)S1&|)-<hB<yR*IyoP*LgxPZ!pBh5fT-*dB8rn3#n|Db|(3Rg?{DYx=kz1=h?U*Xt9-A
*#X#@9C>vG$!uvH{Z0tACLP?jYe}QjTIY^RBz-o?6-n{+%6n&3j4funOd?9ho!jy}-F|qL^XRfmnJT(~P-|}f(1{5r5jJHkF+p`8F`e=876B6ILC<uk(;s(^
4GgE7oPQ|bSUXoCG8Fj}LKsU1$d~_n4s78$VM0KkShbaRbq_3pL?QKxXnDP}_|iLQ9Hd=KGooT!b52T*JoMTc7Y|dJ0l<jvi}_b#=zTDlWkvDv<8KRjrBR1f
2fXF|rrjaV;L@tgbJag6$YlY{i}X2Ol5bN_R<RSwAR8)#j}JVVa4J|hDH`n>2v}bPk;~E^CcNuyVJONKf*FoohF(s<RfIg4FBdTq6G=b$ZXsD6uYe!{-NBn*
+t(P)!`5TkOhC88duCnl@3NJ*O|F%l2@qakxbB05^8;@uEiRbJE+Mc0@%VK;W-uv)!RoKr(%AnL187>C@|$}Fv_Y$!T3f?G^@gYD6o=L|dCtR>FAxFH_C>za
2!O*YmgpXH4-9VOIxA{zr$`I<r}UoKWAm=*-`6kwf(^K(F_tipYq4FsgHWt};r-EcPiZ<%;UZJ|NWKf8HBq;GdJq11Zjd5(qxs@s!3dHQK=l`n@xhYI^f*)c
-GROY`n#ziCh7}l5wPg-7bY^cARZ6IH!ud5lmPLO4wm*zQV6DT%-1d7A7_ai_`JLnsVWE(IY}LG3v-Wae^+Kqv``y$;%o*o&215|-1)|!(bo!{x)UxLgcaRv
ErscM{S%?TW24xlL-O9URV_cIygmbD2q_Y6u7(Qo1p`@2JyC3`a?fCdSh7$?TF?Hv$=-1UsRT!?*u3Y&6y_D0(7EU}tQbYWP<YTu5VX|ud&Xg<X*r$ie(8LF
(ra7DV=?g?Igyz*6VM;VtqykOy{M*z>tk4M`&UTORxkGCmXj(uF;@%X^JNm6E@YGeyEVC#U%koHU&toq6fo6(98C!dfl~z{7LMdopk3b~<}X(;po1q~Omq<*
#mT98AHi5*Y?+^Tb}c$V_J!f<N&#Y5;-NOeuy&n`grgTMX`=jgsQerAr(1D`<X}?FPI5QxA)X-Q4M=7yH{I}FK-3)t6{sqs8%g$>r+wWfSZcdf=xNq%92N%A
z<GN<q4en0ZQr)DV!PcYFj7I!Dg%IAoHCg6&7M-;LyjMWP-nryufn|pK0J9^_y4vGoA7<@X$pwyjy!06RV*@}=LH#)0f9=}2T(&lhp9a68~McdwjX*Nw$P|3
(y46H&Zs>rD4WD91GkRXqKnr>gvvN_d>x0XlI7Gexc^?TKzZ4=uM=F33_u#CM}WbwA>re7?z;F3CUAD>Ze;~1s8``)nMVd%dvez01otkT@?UY4xc+T}QJ}$*
$R)Mu#+({nZ$SpPRAFkmL^2+;PG8h0s=|d|5l*{9{fyI`{|82tC$ICr_x%;)8H%`9<5v6;F8TwyrxxBsvuZ5)-t-XGBndHcTqGmeSE=Ma%V{6z+@1Qmb|#xZ
7TG@ojLmyu^0W2(9;GWIGDvhTBv_v3*t`SpAr+8Nj66ytvmML=e=cg2`!`Eypo7`uxQ-#DJU}s)N@KX_)>>QB{mV<Z_%v|}F0EF|y`|;6T%&PRcwsZV=FJe=
U?AR(c#tT=!A#Tc#YvQ{2&6T>h@tac2Q}dJ`9nD&c$H%ZHWYsyS*>r03&@o#2LBf`XABZ}5cWtg2O)XM{wf1QuYMT1&Af*C#VxK@VxMcCPxZKFAUEGO5>xs#
K$U#5eFrMTjf*A<tO&6}UebKkrw8l@Af&+TZnNcO$Vhh(y9Zd=Vm}P>00kq7XFsQjYDf-6(M((Y&LOHKE)Ub?(oQ*KjzEKL3)(r-&l$;dDAYQcvw;MXa_zZD
(ztS5IkdBkC6cMc)ZBBUu-x-(q!*D5;VJK?CsW{ZVTw-D@#TxRh}3|gVmY_^NlHtqA`eq0lkOz~fI~6G>3fF&4MJN>z!RuUe$dEYXw8kDr>YQfj8FQ3eXvt&
#eAPY`jK44C3D8ifJdcJ<eqbGbV@p)yNf!GvCF39`-r*j%gw-N)ZC+=BYP-zl#&%5CFk`?BccMP6B?Fc-GXPP@y?|Y92IaFLS>ZoYuzfQfw4YPN^K!dG~iyL
W!7<^aisDwfOm_wmyHQvxIQ0FCVUrJ3;K7weZ;TL|3v9B!^cTTZu4jtn;0_)Cd#qz3r#2V0lKP5P0m-Y-oRe~e9si~Bp<{hoqL1X2rAzG<LtOd4rf8*L$sSX
TYIMauF_{oqK<+Vdz(RPq%OLJ3`JBzJwY&dH+Vw0kFTfG93NdDr^?KN7Gujd4TL<LbKhJA_ru$sS=HjNB9@QSHYwzs*q=sGU+=#H&wI6j7@A!TsO(AjZ&l;g
81E(_?J7s0K4v!W9~Iz#Mp}}fi5n4ni>q<01!VIJJ|46-cb5m9LtJq%Y_WENf9w1c_e70=>|R2mWKRKl2}VQr5igks34s@USQg;m2HGE4{mGVGZC_F(2vlQP
2+3Y}8TiPS^-zK@+8{~(w_xW7V^<eRa2UDtOAt!OKnK^KWIkK-U0%UWM)y&zfFih&rib9%Ozn-pkJTIt5h0wDK40SiVWGYO5@DS;axHDNe=n-eAclwcSgVtM
Y|?Y5OXF)PA?C3MEurh9N;pq0x{>m9xlz43=1QYH(u_}H-l2<RM{SEx4=a{MWmIIPQ6uAuwX!tm2lK5Q-I2_FlZg~Df02T*-5Kh3D*-D;fAQP}eRd}7C8)V}
@9%E#&{+;e<hrEpZ0~+R46p`h86Sr_`e$a6@mcleT8yo(Wg;oWsHCQWj2R9Zr}j*_hx!igi%49EKk2%=C()LJ6$L5RgPNGwWmzrZ8v1qE6Q>7THtd2klNOz}
dtsvVO5gRhKQ4;LAG9sgD{41N4+h^QKpHTy`@OsYdOT&Rg92?qUgph8R|`tMN8*RPu-;7$qy;!1Lc8^hheSK*g@mhQ6NP?o>u5~t1rXmbtbAm47zzk*yDSlt
sr6znixD<4AlOp=0Wp{A#7z)V0BLu(WM$9}sE6{9tie~a>ZK6sj-FF@CnHu80F*ISNo9?|hAG<T9CJ8{`cd!&jHXYT7|)v2#dR-rr9>{W<G-H=%{(NpM`2j6
r|9_?Oa6>dl?e$H%o6sC1qZVk8D#^dL>huts%oE6m6VWisX^;wk8GR3f7@VAj}Z?6PeiZ6V>Zl+D2nQ%oQx+cHf_Zv1?^h8++x@{{&B(kWca{ZAeEH|7)PGk
7G)lXe;DaQ>o_4tk1Okt6KvLEub(W|uc6FpO8n5|UC2*zPhp=dCIuP=NT28NyiUQTSA>QnIeyg)a=Dw*F-diQXtM~MphPYWEJi@@T}leZyWFn@P#L+rVhq0v
If$?yfpIfLlJ0Q21Y46^X#0QT`!k!KxoK+FVk=>Roh=HN)6rH71`%Zik{C$O{t)YVfuLKjW3x}c<&{>?w4|C05+h9ZSZtzn;dWvTP{{Rroe0pz!`V7}4M-}4
NY{+mey=b3>m*@DB{v&{7tfknEmZ+(iux+iCQgRIsqnDLB<+w_j!@U08LGsqB1auBoYh5`4GkF|ovh!5U}N9KX3LWg`v&XwT6xdRCKWSrG_@dNcb?Knc*#ay
h<m$23L_=m&SPycC)T~YW;VD1wM)9#U=5obs6U_XS`d#$9~)&s^qzOMG?+$F%(*@Y7Ym~HIX9gD4u1#MZqo5ypf_?uwX*BjE~1=sUS=&L+B1oyY$qoyB@xi^
2#I~D?-<sf@Zp*$jmIqHZTwPK+5Df&-QAOBW##m-B&u5`8T%$2P>#v2@OW!qXRV}}#GRUF0tH)=T2yPh*Lh+GQAsU*r2YEymn<Wq(V*T+F4r@@1amPmFo*DY
_~fAAUY|P0=h}$xJdRMXSr4a%j+_gXjQ?>^9?TlL+I?5tYdr<k?cMt74(&ip$gEj$s5!gEPc_J2g={S11sIPgJ=li8M!<R<gi%NVfg%I2+b@dUd8C>l^fbnv
ev1^v+k<{h1QbID4IxX3mE4MEpH8#>*|q-mHVQ9UGIuN8&W&I7a*IM`4?BZ<XYJn9xkQ6Nrkj;RB9UkW9#fw%0Dx+J-=2xXewovZ&ZvrX#P`VK1_@(MDxl5{
kJe13F0wjsOK=*M5!lP0LaF#4%CnG3`t}K+y`Q$mLe6^KiL?h$g9bHt_$uSFebeZfpIDvb7J4RpV<|pGTLU>=8wHB9sX!XnS2t8}LFCs8MjZQFryC4-^qQ{0
d;1-MtmYDG>BcM8e4QByDD&cA%~K$~U?U?-;SvJ4bXAlFy@>HgylmkGZgX_5Hy{!JBdJnZKq^fzZAl_P0lrBT{*r23P1TqpZS_hTFyWpAtVQH#NZ@?CK`35`
%zCx@5-Z&Zw7gr4G!LM!v`&?56A7VW_`!3!wgxg>Qlr;Xu(?D$UpE09!|ufb9GQl=B+EQ&1&hgKkxZBgc3Yk(&{GW<WD^l35BF0P4OT<RnRQq^6j(&dkNZR6
V`qVXl@8(AO@DVzZ%@&&-R`!EB;Rfc@akv>XcoE?=2Z(m?*uSJvQr!QNxE~Ncj!(J#F<9fg&+tE3<;beL%;XEtpFVPRf7EV(jmN-=Lhb>QNX@Tw!enVT@BSP
GK)Jx>Iu4BGr_M?N0AR_^r!@XzW_FYiuD46YtJmw?~^`UY|#<ro8FmI*Dx)sp09`zl^j6qlstKa3JB?B0HlDgJi%*@U2jo&!w|O@`7!bL8H82@Y0nk5%07%d
ogXLGIQ#(^ziYS@mH>rut!Il)u^d;aFf#oyFBEAp$jgB@q^&f1nu0lX$5cGYQPok!MRE`=+Aa3|Q8W3!QhctYQ#<0obXxR%Rr=;#K%~sz8dPe9&9W26DF#!|
>pWRG)#Qg&%Bzr}y2)x++Iet8-HxDQ=Y~Iws4VXv$Ie#%^fqg@a1!G2;~0osa6^bY1vzdDLdDh$h%O?!&Jk2!NDV1Y<A>MSM$V>xYwThafmelfCu$IPf^aoH
h%VepK+ioFxRO*sl^eSN;Abzd5wX`0>Ird_s5m^KA#(|0R^r0w9?Kgm26_Q6+$(^nVX<H;3-d`@2{ODP8j6%=2C*NJq=&-7dIi+KrIXexE^&(_<0vL6kfWWe
M=FaYosBcH!yMcM`K&QBM_LCz29iJ(NK+5c0|Hq@viF!bLc7*WosvQq*k9Lj2#p_2sV1J!fNi(f&-qT6x8cx{XMJXhGHX?P(Dvz9QA|Cmq70h;NBVfWcVBLz
0{MmIws1)K3#;dge;jVt=AFPPg}IEfq-X$Q<{G#pjg66(Y}?RNd;n0RzxT-rX4p?0Ojo_<lh22EI=8MjBHc%6XU>$M6=={}RCw5xoO8YRkEt|7j2S8So=ee_
DT%>a&KW_F{&qvpQV=Q&*hheeXqm|`cI7PefV4c#{v*0m&_4LO(cXs4rbkHOO_lnjAr`_(VKPWvkt@0+=i4UhXYk=0g*;&WEOFzfqQ-ZD1ThlNv)}v*QxQsK
k?VKKzhl|y;e$JWUvQxu22tS)9Im5!Bpxw^60qPDd(KK2Q#yoI;T!p_ZH50KnxW2w_aiC(jh~qb=p&4oMVhCFVEAxa0Dv-UltKJwj2c!5B@@wBt{2{txWIc1
1}E~-j*!F7=6gWwb~_&Q+9)|(Fc9lenvgs&W4K?U67>9ZxB}XTzy^c|$SX~biYr*1hur3STe<F*o#*&~BaQ@LTr~aOT5oWksvu&TYW*2sxKP}BW@tfq(PqBL
=~C~tY>F*Z7=P^=3!xLYB@niXyqAI6cZ?RA*77a8JhTruK*3w&K=I15$yQ9W?nZdgg7P(W(Kj}<QEGI4n(#q`HKw>8Yx0I?IoY<-9L6!DKPWSlF;Ve6Ha<w<
tDSgHSVKYthFmthubtD$@_WAgWnDZ2KG3<so@g?UIaOR>z4-M=@M^c6h7sL({Aq4Fo?WZm*kBYIFYGjapR%mq$$qZGp%es<yVm5t8WKM#f~5Rd^GmswE}9EP
=C;jwI^)i>>=O!;FD=Q{JegI63xrg3M*}IUcpK${Yzzrm@YNyAUzUl=+*0c_)R_ZSP|rkqA$ua+PuO3vVDSInfxOrTXiMYWv{^pTZdp0_u>X32UyQ<|iT%1*
e7IQM@WyZb>*rFPmqQ{%90)nfTZ=(!Nve)}$2#!R4pVyMYw*4PkLn{MB<g$;BiojAd5yNhH1D8!EWlAVVT(m621DPTi+0OHQ_UjRdKcGz6eref;!9B))ChnX
v1!pGif6e8VZiK(-b_JLTweRfA*ZmIWttJ1N%&Vd*ql?IwZh$?R=IX9ymMNAqEfXQx-G*XB*q}zA6Ls?eK9QiQ!JN4+$-XK)<>pAAi9hw%mY%r2J(ikRV#(u
vm<e5=u}=0w<7knG7w-f@8_1VIdVuZc!3ugC9|rvY&))1Onw{{@nJ_GACM!qp-{SEaQPL*M!_3VOZs6<CByfS<pbm0z~k($RZRAFchp4Bfg5xX>^h}Ck=xaC
L9Ms}lLP2ew4jbA!+va-;IRjtFx3u6wc-00399VEZ!>6&C{d6kP4l0v-urW^yVfi>(f;#arcAk}qxnThqr@COGi!TmVUP(K7jW$pD?e?OX?R*dN`@;%oM+?+
0|gYG6bXRg3;C-NgEcKuRX?}Yt|Iz+B5-Csu+eUBN$=D~Pgp0)Uhd!K0I5wxL+?hu8={ydncaJka#b$&NZ>6r9wS1H`eE`32Rh+gIWvBI#pfsc<oR<IjfxsE
o-2Tw2TFxZ3jcx)sU=_cGFp(-F${PkA&j$lij*0MSo1aC0!X;1Y`k#neu?^u+0UE)y3vgU(=4m2XA+@&fi<!9$?lp8ziLxEa0h8Rs=#~M+GUs~C;|4(@=w`N
pQ#)o$PN<_iT9<6ib^G6CDg|wjLxc<24n7b^2)PT6w+mz?5?ILGx-eKpuzr{0@D?pw9R7-XkY7}L3GPU$~>ioY5ZpD&F>mhO0F4SY&~^gs&{q)a|jc5CP8ta
1-wyqs;&u8r_f`CbkSsiDPsMeNx&1ofZzl^3^NMmb}^A8Tyjynb@=w17tg8xv)p^SdOsj+r1asg&b@`c7r%)`R*b=9M_R$vr%wxb2Gighy9VSCw1|2M<T!iK
r7J&?fAYVx*yjcg%wUrNhzE7`2gt7}6jL--PP5)7Mguo(wsPlvS--nAD@0O7po>V~*&jIIo<o1zP7kb*H<0WzCaSh8E_xt<mOC4VBVXgRM4naeyh@NrYMFFz
lBp@?fcjuoNd1ivSs5X9d6o%EAJWIxOl!}4R!VAtE;15C7`mf6J0MmvM~Wd=GZPckn5ke74)sj{3^)IRlfhJq(37!79NL|sc7}8r#4ag!GiMSQWW1?l(hmNG
p*-gpoI!c&(|&FmL{WT(25{cZhr-eSL-SAkw^5`b4*L;0b?B<24F+;W@Db;L_GevQXI&qwnKh@d1kGjBGy(lvRlDEqHXC3>y(OmA^9sloVK(O+HHYSNd|`iC
^`U5#H>)1U->s7SBVP0Kf7^9XDQhIaa8+MJOsg+9Lzw|pgSbqH3XpihT(0q5C?vEqz_;pTeKnlj?EKG6z1>>yMP(rBbC*g|uVIGw_!Tz@XYf&Lw}8qn^Crp`
6Ssab-}CdBW-B+i&o8bM31|?25!J$u5^46S0;zNIQQe^^gF`iuo0d%FD#d;NOabdRmc=R=@Dv!F#^S^-EiotKz6;wCI9io4O#{pH?@#3fjVHBvZAY@1W2~`^
6j6VBdr;@QX=>E>9TJ}iEaVo;G4`7is_l(RJN1YIuzn-|GA{D4hj#nRZ4LTeN{~;aF-37YvcHKCZ_k}yk7<=6<7#104Z{jYe8O)PGom+@X9!s=wS-Rb3X$ZU
J2gd)&ZEE*5+<^Z-=kq2X-_A0lgE+WC9)2ZreAA&x1Z^clFLy98X+=bYCx@dw?U=`uePb6X)-U$?7gUgM+HT-+A{mQ)b|eA7<be|64*GK=LGDJQNH{W>(<aL
T?O%cugnPAIb8jK#4Q1T@s(G-BD$w*motTKsQ#(6T}CD24w(u0OJy~)>JPsNQ!{6n<C9=S-m?n^F2f~mH1`QM7#YHc3#gc+u2GaL*beD?Q}YyBZ9VRct%y@y
rFi|)oMk=SXW&W>fe@NX89Kd@`x)f(Go)^@>hcvc<}{sD+4(?0uBq<I%TGA+@g5GM^&A+^$4dT(YeFnqtxSgpG!%$z6YDx)p+PD%IxJm$Vm%GonOmeRVS8GZ
GDqP6ta%H4{lYg!4+pMXu%{5g=#=uLHH(eZi8>$X9}%1vhkW>sJn$Hs;K|wsiETZ(@xpC)j*J%A5b1y*9(z`?00%($zd>~|*G<jU)6BShR=kd$FCywTWTwZ!
;X-X}4yS(~x$!$P9X+t?^ew}I+M2MhA?oA-J_H7P%JMl|Yz_%Oeb)b7iw8baDs>b)E{jW92)aRG!=yz|t@JI4$-^!Uu`O&>%8E}Fec=s&x%OmX$@1$P+kk4E
rGeMsy6oNH4A29$AtygwU<|=Ea3FNGQ*o-X3onkXSm0>&y$MhXbTJt4*iklru%}}_RiCdh7uu+pIh_q%g4n2Fdpd<;7CONov{qn?fCS%=^T3F`Jehd^V$fOg
MQ8=md^UZD`)|ZY+enDK+aLvn9v&BE%XJuKS`Tmw&V=-CxduDT87f@dp$RiMoe)h2tX$0FBWY&X;zz}wDKMF;g0g=h2}O2J#51v&TE5^11t={V{L+UevF)^O
w(4;TtvFnW6E^0pQaX2ad+!$#33xXb$qS=+m0BKwLfK0Jwi~bu*k)?YKXNw=t*fdq&RB$}$T$}|`5?x2Rk<Fqm1if*LmgjIbAV9T07IF5OvE}e;P5|tbSz|<
Q2Wg1T{ToC+0<Mn*`kqUeMQHwD8B#tMpQYtmD;E+ttAspyG9!v6eegg2IMY1m(Z5u%0wex7m<FAt44HD%CqD14ewS|;j^ng+!?$BL;TU6&K(GETOJCHn)u3d
mS&w^mw_IwwiD21DiTkjc6B!>z;;AD7Z-YI-y~fUW4)ye1(Ei5mrl|`b730W?nQBNpG|Jisedlf&+67`{Lup@AiUy-go0xSHQK-C0T}vy3RIL7ez80J#A^4O
PGK5Kt7p^oHm|TwBHfh=N!>%mnP*`v)7Ka%S8vcEKvg3l(U<rzMxv#EEKIUFam6Jq&N^uv4fj?AJ0?Kd^7AOJZzEWs?xP&c>~kWU#acevtms>_8O>@Xd$RrP
nLF;Q)=pbv7v}ylfoe}T>upWkVYX^b@ZcK}NhRE<3f9Fb*kwpm&V~qW%0?O|eY8AwFva%Fzf2yZ@a#Po6{#M1BYI$0C?Dd{qhO6|gu7*@CxsZ-U*HQc+*k!T
MZx8EvYJuNvOL0s2?`p+!^fI)JoMl8^QxV-13B~95d)3T8F^q!WID#Ka9@<Wxqs_S@r#1uPw8`bwwii>9R#W|I;IzSfHwzHu!6J|bucIG<#r)@A8u1>WAvab
UFr&|68ow!P1oJ44C$s7Ls3U^<jrgAfO?<1-SAD{u~p7J<}x&2(9nF^gFA>Rx6Qjh6h~QGc$_VJwBo^QuPWE3=WGo07jn@#DjT;}Plnad@We2OIpirbRNPu_
;2Wx_BeZ(vUXizqp=P=HX*PTChrc2j1}Ut;ywG5yZyYB?uS<+tH*xWc(_kLvY2>~*{s+2nUfVPYnyT#lN0OK1CE8onz)VTncSvYhyJ<80%Z)MrB&#-Yn7Jhf
bVEqMA<YN~RvBH8GXfm@GG>v<$kop`Nep<&>i}&{wZk=yzn5`1?t!HvEqH*!@7#ZsiFD?#nbLp=$KfQ+%ar0>o6piu3+)8~LhzP`Ln2463^ETh!l*}8!Qh0N
yE9cu$K*v}XR9Z|j~J`keFw!s9Ja%$U$dKi(5H4<77JC4Nilb8JVIG+cIVof<}3P<5rQq~y}O6u*Y+N(M9gxA7IY~^j}mfwJro>1VbJ9vx531Ffm5b1O~?gk
Z_|X$`OuG8*S0l&CGad!bVLljcqB6<(FdZhO8B9veFmS9Eub92*lqm0iZ0X|L)H|$o14io{4T2eK29Pr`ix85hv+qrv}Tr9eMo`Z+y2_DCy9_|k7+-|P}XCK
9FqB(T6+HoSRTP^9hOo*lq3^4%6DHxn2dW#c>PO`LJyGdm~MzzJjjFm^^|kH%~nfnzTuc<9Op$q-HmX56Ed-|0bo_=E$7TuU?vnR51z9KYm`7(LM=;=+ysVk
@MfSFy?ghXL^Bpu5gtcS0ohQ^GG`C8L)nEkxMW780?}T5$t=aY_}e2_XjMjEnj|vCyDo&Z<7b|8Qb&+8rOq%|D<|lt9nbP`bv~X8Y7;D*01)_IdeOWE96Z0@
92Z1z09iF_P!VG6V4YH*NsUNg#(M15>SPI%&2J{jrdLSGv*&i*VZg4$`5C;(xcLUpDH#I`NOne`i&WSipEi*i+eM%A5X1M&anJ{#On^l7{};(dx&KKu+&H8F
(<JwLGAm?s*&-yDNI_&FpH^P$3OocqR@w;$@gG+k4uu_XlFpINq~>h`@s5?Gxx!Y;iJafadL$9HjLeu@MgH9p)0Q}B#2@XQWUefsjx!ba?tKiFip%@uqJ19x
zYU;#up(qC+7i0IW`EHSr^+2-xrm~mm)))n!H4ZJ#eG_?MvNn4jUGI{c^-HU+}4)Vk!kU|G=TP0%BU94yd<OOEuUa9j8KGuVc8444b-*3c>$*LiBg;koUAsG
%vCza!6~aNt#&zf>x@F0Q9>8^anEgFW!gbE*bqeK&LFv62GeV+#PU4fE9g)%O<<r$kwiY}G*wMJ`bDTNFA1+GY$DF-{c>t%?_A>8-kNU#n0jbLDL2<r`Yo$j
`hhx$rZp%@Wv>iJ^(N4Fi0xk<RJ-)USmn-q&Kj5|<8{atlj`Ik+s1T3%ojtIc3!FHT4%6E(oUQb0`CV9WX#%?;r}d+pm#S=nozqUEpwpBu}U;b&0RL?9nvlw
+!Io^VG4K}FN@pe>|+b86lcN#r=Qz0&)8W%XV`btQH^1o3_W`_DOL+I?A>(*z!fcesdX=HV48F@@s$uAucC@jpGFuc10g`L#>g5tVM77*Sozb>f*tEBXuctR
{I~{7t}^vE(Gqx7Niu<N5^XtrJe@yQ7x-lCk;q)R`MAz{?8!l?lsNEx4aTb4y2XlEoE&Trsn#{{jl=YL!Z$?SWQ*=XN1-8G=%IwvPXR~s*i~{3Q@Zr3njIBv
hH0n=S}#}6IU(TEzwbLW9$ATrC57(4yN;Z*j2)DRt$~r)3{-$WYWjL+spKv80qLi4gUXC^?L4lW1qEzo)6+oEUH<8&TgoShC>Iwr)K`8^W=ON>Gx{LS6d%Hd
lq<xUs0T%Id6dZ3r@abKFQpW9arQ2gXaFR5C#dFU!z!}kR7to!8|Yj~B|ntcjmdOcPk(*TxP_w@SL?z+DS89me(~>-z|40*4zCGXsYrGEouHYE{~Mi*lV&|@
s2W1u7_UDh0IP}8>L308*oHNJxKD4&f8KYAa$^19r>i6!0~Wvg=Ot-g2?&S0>RpS1699x0C$I@FQ~66xe`Jy<N^r_=G5&F)Pwkl6V%i4#4?XtDRZIn}Rmz~L
u6bv}pXsWO!E`iK8>amEUzi2-gGPa|hHC6D(n>neJIe~=M(|_NKxeWLDPqRaASq0g?SL;Mo0fH#0ZeTGj^RO0Qw>%rsMePSLm*oRc`CzVx+@LKw2-;c2nE)l
Tu<@nuAF3O>eEq=7}=#yD=m*5AZSiXfs*n}0d@JGZNG$Kb_jk%yV18?xEf?1iL$wqzpWw%4n*Dm=}_3SM^}_2CJm08uJub_Z9^k$&SjWMz9VauSFQmkWEiQw
2zF+k91tZ6pTU3=#sfvsW#7GJX*`M*ja^(s{JUR`xk_wJw%z#NZaq6xTd3)eO2b&E0L+W^&QLe<*JGNV#R0oTjZUuf=WC6xYz&~Vx4E@|HvimeaHNo%H>;V=
z-Y6aF&XHhpGQ=!gwoPV9Tf#!7E~WsOMTQ!qc=b_@*pXR2;l&2mFO7n%@LfHCp6#WeE$YoZa%`{y%P?1c)=fF*lQx)`vlICtOmW75>{4~&_^@yyeN#gLeFm7
vOg;`<l!nDtnag`q7NnhQTAdf1C+ZOj_N}kg|9HoRL-|nbj@EQ8GG<&iV)8$dm-66fvDBO%5q}l_Zp>-!oMxVhenvB$QlG;RZOR?ou0389N}O&^wXvu^^zeL
C0-d=ezc%4V&F|R`HVWSfI3*J5VpAZ{P4@OGU!C-17nbo^mI+gEDb=)_r-GL2@3NGhW&LW08$?y(bLsi62K=snPBG??K#DwBjYaya}0}GiR{aigWWlEO0s?g
qTO#gv{Vt@YA0S{$HNa5qB3N&qd0#dg-DSNF(;IcLkE)m4IMG2*Dch;Fg?o!!PqNbKpPqB2A+Se`kQ>Ww7)s3rdVc))+k6<Irs7yzo#y2ueezu>wryxW^3F0
6FIORiVcCsudK3w^}7Z^lP|?wf-W<T94@lLEj~j*5XGg<+NOM!NtP-%R}9+~!LtvT<B%nJpxWP5F8q)BD0Kw=-}@_jk{34^=fkFLh;Od1v<vH{AACNCsX!{X
&HT(G1F4v%wN)OofhY4Vm3E89D5zgu4?%D8=Sp!<_{q1dS5_FE)FVrN-S*(B1~O3UB4qhF5&VcihCdRf8yCd`6)L)bog!&7B(Y^WrIzjUzY;?Hw_m!38|DEw
OFJ5(vSSH=uaK|}-F;jy2gnXN>Xk^GcF6>NmTeY2aXYT81mm$eSt8@XQ}<s%84>j(33<3B-6&Sqe>6iJ5n2HI{&`?AY9c1>3t)9KdOx<a+_6r|gM|o&z4)_O
&nf1d+YF|U7MiV$jG-rM(jDDd24e6a)(ikK)DhcHyKQ9+{!uUV7}b2(-G}?{L)&wPbCK<VteZZwEi^e~G6oqja?>bC$MnMf#YYHw%?qCEWI#bj*~EVg%8FJN
7rBx=k*V_;1~treI-7=hyH2BtfteV5M*1j7M@Ck6{t&T9P64l(a!7%J&ylo@ub;rExGDS4qs%X#9sMtsDbY2R&1_f`_nI5B3iZv)5I6$X13C#rH5)3T<-fG?
j%$q{5G<BN@rqaaEz6we{n)C-J|gLZOlulEab7Y7?ovk=klroqCL*HDP!9g|BcLptW3OpJNDXVz+5|f5-zN@8)J-2W&e)ctNYEw^CcBihNgzbeiu7SL9W;gu
Jj7F}2L{aW7Z5YptK{($698De)HAi*BuPaaiqFI7?w~+lK(Eg8{t4~qlZMRXS5&wpkc!(51Par>TIl*IjHVKKT<mTu-Gro1j#!Jku>}xW2#Q%O?P*$;MO;)v
@lkb|8v1t=1oJ9b(YmpRU+u*&6xyHD_v0Bk%%)w-9@bx6ef_{);9y8!oiHOjGzA<@F^z~EKH@Lr%z#cB=MB8~21oOxArtYe`v!DsiKO$LJve~YGLnMhP`CWE
LWbmY=-Bqn0wvac+pa6H4cRV1m~paPsoa>d@S-h)>vSO=J(CSIrPYmG#QDi@<@?Ay45YaP?;%)yiZg4FJ&)3LB2U%d?!_{Mf(yV)6ZR~^sf&FCo5{xcuoSTp
=3pqBEPk{3qzdhr97M~YcRvf4l0QU*sX-?M3_c|)Fe7U<G*_alfT_m)?<ho>YsTQWOU)=EGANIDSVL#$tfkzrg~_P})eZTw+xAw=sz@4@FD@b(ACe5^S8f6?
+(8~Yj0CfJUo3mXaJ&hqi;0Wb-99w=;tqn$ib*JEMjQ|MPqw{p^n{s+Y3cXp-ysTG4Wji_!MtNswo*d+EP2-2lPj&W3&5dx7wPR~#M`D&D0W83e&<I6bek0V
NonHkmS!D8<MB(~R``w)fNZIE6GVr$!fR>@g(8-SWfnJb942w#dvIU_v#UP6TocV%#ERb`II3rhMiG+}Emqa`E96pkYAlTGyUhvj@wTvy^ZEeu)4%}yvl||e
B$0-FW>r3=JtO+zR7CThRNqDXSTY3KA`VlM8zmyJPsB;RzkP6=qDF(MQ^axB`4}%!cCAZ<O=XO$(N^;}hl-|$?RbpYgpPt(5-~r4iF-Xofeo7RyWh!dl4M*L
n^#FwrB6i`rVaZ!WUT_0@j_=-y|wWtGG{vzd~s~`i-mz1VXVW43TCn_JuYyZpuraQrEtn}bc)ZFprL;1yg;2_uS{dGgq=7(a%PDL{xWyHZsyh95q*X~BoWe-
YbN;$m0b<VSDK@J6lD_2(w}f8d|(^5-Q-UsX#&0!;<`qyT=~+O<gT47HaDLbbRz(vLGyT+R$Cwu_`kQ@8*?z^&^9-z46kRewA?kZQ<lgk`TvLUETftOg^y&=
h;(BMuN|#<9;?9hyxNqwMbNGB0BL#ECT)~Z6w*MH4?2tqA3G^jI1qW)#k4t90qTR27Ng%DX!c2#I9K>VOe-5-Bfnjam3N!py&Ce++s{J1T1H2`bG3;H5JEZi
+O(ntL{)!CiF!f}@Nn8t;ih#`Hf)>P_hf(nuV~51INWkD;ov`mNVBLsVT}<T``&D~aq|L1jBwjL7lAV^dTDNLg&wr>Rc`3$p=M#PkzazRqtD!w)MQ{*LR#Ri
e}$G<QmH2#L}*_{+<Tt?=f9xTiRVscshcJ4;sBAoo>qZLp><-JrGdn>`N6aBjOp+@2$2)SB#K($K!+n6|6O6ABwV^r?J^Y#LWwGSMJ`{gC`$;WHU5E5z<?xk
hids~K_*Fd&MU0FZjnps{HIXI(kfV><OKu&R#oWR`)C(kY?{I$8qr1HZ^VAUo)M+YGY$=oCe8<q-GRIhCCEyC!mHP27s%p9f-OZkK`)f4LGLAHDdEB<1>zIm
%f5?u!yaBSbLWYYjc#s1<bQOv$`_!6aUzOml0H7`Cb&g`v|R4~w|sb`2C7c!#$Bece7g(Ry3u!d#wylyw3<O|KVsVOXA(8F`T=RfL${&{BO4?BLJ&^9mVA|o
WRB@2&t+TXHQh$Xu`8}fl11|7$fB=D=n?Agy^cL=dPgpc+8=d2wF!rxoJxe(K?dWPOWY@wt2I9eMwFXEZZPFcy#)oJiFYl8P^YhucEjH*j&%jH!TFQrV6^4<
6BdZdm|evmwe)O_G+bH*FlK1HAVQ$CDN~ZidTa%e7s?dKY#e3<JzO>YUmVsVOfC6a(&4AMnA{;~r=@BT>nSWeg3N0&JSZN%lfG3G-lfgB43lzIamWy@^VCr1
Jc0g^E+7{vkjQNYDSLlH#!+Lqo~We&RxfsnR)F%HSwsxb6*P2Hg+%3nXi#cNI98iA2Sc3>2XOmMO?C5`)LRI+xZ*g{%fXH>V>29S0wZFM>0l`h>yzu}|D`_$
@=U}65C?$7pJ8V%D?FHr$Us=eZA#DyjuD?{^Z}?cuvp`*0<fxE094skB;Q?&G!nb(|LUJGUmR^Iy17-`8PS_H7W<SkNLt$EXTn`}o(QO6pn_2{YaJ@^>>i(T
Pf(rw6}Zsr)Ed(@_LZmoOvqDS-t8(~j8fjoB%wzOcBChdr==T3v00dCB>cCb@sR7O-0_!lDx{h3y9jKq`*O9T81WTkh>mvxf1&_yW)K&5iuzXTVnTWWWph%v
#c2$i>hxyO>bSD`MM5Er7RFWvOOFfc{|$o?nl`i8Vs}xBerBMztaoxGCw*Whz<%>iv;Xl9ulZu3<&b|n(%tDfAe%0Os6Fyrfy50ejWM|l0L{qa2}^6UxZ?%f
K+(lYBq>uadFU@fH@7+a>$ve_#klQ5)qH9?1#G)-Na%MJb&UExORgxX#*>z{fzJl?%`TnIyJW(_n=cVK1*a(@wPOrENF~M;G&fz9O+?a4KPjQO=d>RT4r>@p
qS*WWyhB>q-3+7-c5b_<>C3Q3Js;tCjissv>f2pu{22yR;$GDTaI2`$q<<uDw6{6vxK)F4G&F5XbBQssKCoTVNYOX7v*$&L`O>9?rjzwJf~!!YG!2A6WB(4;
^;-S}p=JvDE`LW+iC!?6gCTMt$u#x&e2uVU2MF$o4|W_!+T(Cfx^U#JyNfg6cy%quq(frS=jF1@1p&_7$Innu4mjnLkD<`Gf?H5xRti*Q8}_<iL_@+2nWa!R
2J-U|;u|Cp*^WMWXNuV_iiiInUHY8y*WFnSY6_f5@rPW!X*J9K9u*7PG=YYnDvdwpnK39)mV0Wee&shA3{L<XbG=Z7Wk?W%x07@55J<FgVM1iDm164IS|P-D
c=&@e#%u;x{!|VPevDl9z)o%wj}p~;m=e21v&MeN`>o%*t|X==SR%zd(SXCk1G(`k9C#_!q&_79o0~bSG|A&1U%gSZo+&>cWmbk9u!nSHWYUg6nS-8bh0Vg6
12A`h;B}er-o~&m&u{hw4-jvqz1XSMp#>sm+{FWuG=fWu@(a->Fq~uBYk5iUop~en2rviC*6=U43;LaOtcnD;Igr0cjyWkJlhJmH<XS^ky~h~pq0de|cV5y*
29Ua7fjl74bU1$%h2G;zTB)cCmz(qCTP#O<Um7{>9xa9_?EV7>-+m)ajglU`1?`B0ALoIi4Gj4@4c9ujfMzHzoDL{C1X87eqUovGL~~aIYF7<@#^w3q!Ii#N
l=%SnH<{i0J|`@ZVSicW358!x)ZcF+e;dn8i#s6dnB8wFanC#Ob3FwtSOg(y(%Tk?#^`k&snT615^sB-p6WL1(jE$OxSv>z(t1Ug?0`oV3g`8dX3RZgc(&0s
XDKRQ`Yo;X)qfD{7axqklsIgtMnYS*IbiYx)Yh@2=NALdmt><~q!Yxzj5YHVFU}@rOz-A}?mdQ~ZLsTH)FS2yHEzcjmglE8;bP-q4Yw+1+S#CfJ(M?nHR=w@
GoNuk)y|%>fHKRoJ+;NN2l6Sdu|k-PExyM+3X*ull(wZ?nkq0knZG;s3o;*ck2I~5235+oQgvf&5s7(7f>Cm#oM{wQL%eD(e?jk^if6&(pOQTa7qx>}Q%ci&
55m&U11SINmjOvW#fY1J8wRKS9Ax^cx&My+Y*dDml@ANll3+P%fN1~amWQ`3+jY5BsZ)_Sv&v&+UgpOWu|o*;nMUc~%jDQRCEGdsfCGUh1^Iz91$-Ze)=okK
2xTEGi)nb_oQE2{Vu4WSK5ghUNT|6aqW}8ije&R~12rLtEjESn?!|Ji%kbgeR(WXw=(P;#(t;DF#Ve1x_$Wf7<;(VR`SWS}z;om2nnLTdLodd^(ojzCs$brh
7RO3ZfhrI}l8T5nM(ET~357n%-7rNJALF{Eh*OzNJe>(Przy>V16E7BW=v>%v()GZY=8`37_zrj<t0k&u{;ax0xWyDZm>5>8c_l+yigzP{UfjIu3uk^IbATk
wPSn$$=s+DHqO(O(}}!D)pX^X>gemDOs1QTHU?|rSC>Y(S*Qsblix{F4c@|ZTOV?tqpo<jKj;WwIw^)#+xuLWtTPzF1Fe(E6xGmrFZx@K!g+GGINz#rS~O+?
_P%scG~M2vyb^D8a0E!voOExAvW&B|K7jj66dHYI5VBoRgS}HA^cSCw{M45#Ajg0yA0h0)O1I#%rV~?&jy0qGF$*@+l_{l(e<DS;<)#P)H`LeI6&tize2QU-
(TBbjk1%LvK#~&AI5PkN2(Yp}^Eb}Fhd8;vk(Oe!7ZfA2QQjF!fBcraU?oX&;s)jX_<ID}J%{SoC<LD((*(3ppN>NblbB$97y@4^sl_+zPqvK#?N_L6H^PDv
xNDOEvjg6b3PGdf7JIflKthjYAzsrC38a`8*QhZrym!%S%G;>Qh@rRNrQgt^O0eI%cv~piS@F7AX<^9`GIU@SHi05jFKELg-ev;$(!Yi|A+Ts;&KP>naVh@7
cRHo`8|zjvV0ZVEpNtH46s=cSM1(VU5Dz;IdnelOnjUF%h5CFtdw~}uS!KdZKSDfXEMUKJe~jvqm|Ht2h`2VFGoD2<3ODp&I`=j`f7K>!?V+=zjWwtOdU#=~
KVzJDy-8ZHtfky1`@94`&3{WwG{`?oL4QYReNEY7RGF;4C}zcCJn(7BV6^Kxau!yr{h3deL<*k75MBV-Va^1GIAg2Y9~Iji6EflnF)m?(L<WP$rc0rrKV#+e
Z}Y5;7aw;+d-<;Q$r;(4nw3zI<p0O;;ra9$SREhtK_%2(msZzN+x46rc&ThG`js!DjCtIi+@+Eik5M!@8I(hGMg)*zOR{@KEuh_KhvrvN0M3s-pAI)4J3x=v
g2DJ5JwOU?;4i;LZb)a09Y`9>%>?WXP$fyU)QEJ4q-8kU5bvpk%eYTNd+=;!w_TzHt_TUVAZI<QUnLJ+259@;3o_5tmKbQmbx<LTw_pAdgdHFVMY2TQ`L~er
7$g44y1HH0ToG0oE4D7>!??7Yx6;BLUlhBKxsdC})i^1pqI;#z8=%tDnR<a~XwT^^WfYlD0$8W?da|kKd*BN{TGi3Cuol`S_9PTJzsrh*l_;lDkMR*zp9~4e
PWo7DX<;rSyBGr>LAv_{t>vV!2<9p)Gf7mVUTR?Ot9?=*r`)3x$O_}pl~%j!p_Teb+=P2q5JQ9ORO%j;8%DwM=lgCh;#QPQwu?XQhz=e~gQQ9-YSK9FOuN-1
8ZK?Us;Tw3wg{#u4#s+F76I*f@R@zL*wk(!s&KazQd&NpFze7*u~izuPhi+QWWlh~@s<)BgkDw5pn(bn`a?bcCsa}k^}Y)dK%CJMMIa9_-%so;{!^7e`{8L4
m6G48zgU#wB%Y>S9CIi`IYFm;G}@9fy+AIc?TVHnU>s~U7=7N+LNNe`Diwu#Z4p@zWwEchB48R06m+%n;KwL_VdxExl~mpMOJ<hlKDj9fBsR(GJlAJxIjM*-
bPvVi4!50!sp1FwLv}Z?B|&LVQ;MyF9Vn;;(b#Xq$tG*;1D7?YIJ;C#n9XanQNzGC#<U0z)9onEz23%>JVUXy1V#m}O6eKWf$=8>d!zgd>?EED<FhfR1+6<B
LM;e_a%>5}tqVhf#}MUR8j$Xk;Z<?tWhEAKx_VXrch-j?8=>@#FFbrxD#t=y`iAg{C_Yn8E%AQ97f?g(ijLv=5Lr3DB1DSnuC!xrMwzL-du$iCezG%}M3e_U
2EZ{<*_FfKCAR_>JuIAeKddWVTX-uv;2Ml6Lr8{*XGx&^0*a(3t{*=nbQD^mh-dU6W+I;Y$-CgGW3&cfRQ)O!XPz2fwBjT-Lfh+}X=GQ?$BJo}MWm)mD?g*A
1Wg(JF<P+)Fy3|061QY5O{fH;bG?GDXq40*y`EBtf3Gqju{Ec!tC_NTZuNzf$Qz^~&_*R)DS3zzD%IL)tR;Y~gIdJtt4{4*bX&-cDNPibm?8ITbV^L*4<RcC
Z=cT52%<tM#LhqFB8>~8c0BrSuMi_QPwBX*msbX5zr4wztF<-T3x}B;#q_%q4aU`u{Qvgev&Gop#)}_^=|ds>Q%UBaC{f{0Y763t_Yq`K{+d$~M}b6^TFc65
W4nTSI;b;x(vFM7omP5tVWQ>{hJOcBamR@o@lHVdVCY^rPCmx|1{WL8n^G2Zv#dwVHA{AT;6<F&k~M9doywIbQyo+uj@9$ta;Kg)U!~S%i3(~TW7Jl!NE!qP
;E3KMDu2#%jOgLuow!8IU1N8=y@TOS+gz3%2O5UP4exMIxut7t+TnZX#XmN1cqC*2eU`NftO9U=+5}^(MI^^ZMWL?(x-{$?){SWL(a3rjRpO&&-Mzcb!<n=t
oA|jQN3oj3XBPM=k?uw9YAt+TKI1)hU|H;<HhF9yOO;_(JD^M0e{-BMYrsbZ(44uC(#KPEB4)!4VdK(^<Ae9gT2)>cMj&TYcWnCN`3epXl(ka~GvUqj7<znz
Ke%*|S%8<06IRP(ypyfdGv%gLKL)=ya4aZ6LLAadDdM@Qh*LmBX=AzR@!y0ra!fjz1?PE|CL}o3-)`XkQ!AQtlyl-mJM%mPFPR2EhMFa<qzjvq5Xf5Q910Go
Ep?G$Yy)-58F?q044WK(lX)%IoS<jT@UuPome;8TFs%pQAi=YqxVugs4@lX|SrEiWvzaV~svBQ3pr;?Jldz<LI?_(`iD~A*qe}DmXGOp^Ee*yM&d1Ll|I@NX
q4)iD|F{QYv){{dV`47I1u0U0+|Xn7HiHNr;8a1M8+yc%O$c6Sh3$RE%jg+%(ckBpn##5`gYR5tEbhDlmV+GEHP;{@b?8oJFX9&g()5kEzW0UZ;U~^Z+$Hyj
&O2~UTXj%!Mhk*zf6||#U)%fs&S)c!jms*?Y4iqu72r<uhuoV19dCW?0>@x`gmb`lc%Pnxpv{2L!WlH5wob{O)rpZ~JHaddLnbFH=NuvN{g(Y;I-nOn1+m9b
@kmq?M|liPz$7JMK$U5GDIYYKiQf+JXy}YsE;1gqjeE5o3zlnQf^9)^58;Rcx$J<=C=$afu!ihORMFD1+$0;D&=GE$@^Znf`s3kgF9qFTb-$eGwIVxa!{TYk
Vf&Bs)N57O-uYwR$Gz~Sw^TuU)-kg`l14ZkXLr|*rV_h*8i2$MgjwBI)JXeE+Wk@KckO7L8YA`Q_a?z8ydzTbbY;Fe)*<LKKR&Cak;URM@0CyFi<mgDosc&8
=ao!}9a7QH266odj4MJ@k6n34djQzHJ1zPx8m*PB35o%Kyiq}x4GtL!9Cp~FZXaw^r)B!H*&EXsmgQzlrkP?je8nlso%D;9btN(1&5Qc^Rb^bkV|;=5=U}Av
i&n-AQ1ol@#gJ_EKK!f;3!LUUEGPclF>F>`p4fm2WoaO1BMWR!Y`1pcy~*vv$OMV_EDR)xC(n#ThNMPVXpi_cN0UrdKW}ksN2~{d@Z}k?Oi?%dslq6iaNpO{
GjSgSaMzWbbv%T3NvclJvg=$!-XcF7wH*@y%%Oja0YokXBw1SzyKlHo`p<sq;LJyRKrSx$7UDv;!P2DqE)DNyCY=7KoR%X}shN+ZyfkM}HLI6JVB-(^`L~CW
75oFPF}(mvos!0HEIQ+S^cFQU>Gjmmr_zMJpvY)3+!Q_pwhdkie*srSg)8NZ45u}52!yx+A2AWONtuRV!fR_a@BoBabA1cQBRm9k>JtZ*bT!N=!mN1F=VY11
&0_A8L}o9Qnu@Isd&V+VMv1WnR{Ec9`txqwoX<xRPf>*!h6iJEcs(l4$aqn$G)v?xYxEc@{|WRpT!y6n3T@xbn`m=EojV(s{eLMEBObm6YfNyJJkaSqIZyP%
+bu?T>5YTDwsb56#lbP&Rfq|SV7<qlX`~e+^IKJ?IO3+2crQNxdT<ylXSb8pYO9Xk*!w+AcCuj^3>52sFuw(jdYf(W1*!keBrG7$I9PAoHSbL<N~Es!qQZ5D
_5s$dD{`UBxI0kI@Nv$P!qDR=J-&Nuk_S;I_y-PNx!H-wg3Yls*VCm%-R!V*cqgGOyN=9VRNUi(ILM%SiqDEqI^K)lw>t7O8&bW^%4$i@<nS1f;#H8EO^9K$
YZCAo=kATFWkA}MA?uf6mEv|&5Ud9#U1~FCbD9s&f&#n}UmCnXaA-lL&^*#x4(Jc%W>u%qYDt$UPX9u*9C3_P%rR@ATN0A-M-LKClOQT}J0r5%p`#9hq0^%Y
+z+PCeCSi6^DTOrtTEcdo<Q^Fm_Ip7DxcQ$P|uePlZ~yV*D29=SkQ25RI<7;g|QF|XDDvZV!$LR6S!ohZ?Az0TWSJhQ{&y{7yiieAj1+qJ;@J*fj0gJ^hL>-
8y$PYN~dB8p{wKgTnJ8xgP$r@rAvAT6t8FA=ak~-h{Tlkj|ogUQv}|Gc)4Hu87fGNx4CokW7t0aSVHc+@9--DoV`4D<SN7lBAIB?lG!b;LDXHUYNLWZP3L!l
0B16a3k89EkUSi8o@2iU5ybTz3{|?F>c`hZ6#+!NSglyV6=6s*j8wgDS`8dI5{b<~eQ)z-R-l}1BHZ9wpiIlDzyHTx3;zg2P^Qf)am)RTWvi7JRAY&LY;n#@
z?Q)2T0WSq9$H$7y+a5@2gvaMKF(+09{_jyKrzj7GCX?Wj!4pHQx5uVuXE^az|fVfo^_IN%xH&1zpTqv8N4avsz@SmHjUuxSyJ*~*yyav(iQ>n(az3@C?>zj
imQrJcQzHj6M2`tT^ss1UG%&DPFA$!(bpICjANCM0joJQW7%O?D{DRBuoe()t$~MQ;>Fh!wB2_KJ-kO!pS(w{7E=?7O5P4#Y6RWy=e$vF5D#iQ(k0gLQ8%^E
;67+I?PQE?$zKO9cK0YZZVI^QVRId$$7#l;;1DU*iaUdwaFqx!pHZwFW;my<=X$5a+4p>m{DUa&18WV~`Zc$?Qr%G`|1)xKrJey<h-j%9%S0t>n|kDpacN64
bKj%Sc0!*Dk%s;kY<mbF!<WV|sLt@U1?334c()@!YJEEuFE{bMD1EVV>LB`9JknTgoX1y&y{3#<{}NDxGT4b>K^@W{N-hsHhAnhId4?~F9%cxSJ_7XZ#UV#K
pwwT&V|8^sDy@m;a23ltkFfn?hT7AET44@UOFeIO8eL`rL`$jQk`;m#>YYFjM1eH(t@u7oWEl6JrTs%{HYmhA9vkc8jZM~6pMERib$91IBiTwCwxR8CVX68Y
OSz0q?NYrW$^?il_IRWNh>ryDrySw1jFnG<x-Xmx)XieSVQw54y9GQM8~_MT6r~k4FmDZMyRLUScau&JgLk9b?JNj;PF^t>OU|Aah_^@J>Aw+j=L=QWj3}?*
0hmKyGt$;;T}!;5MHm&eIkX`&CC|daVZ-x5O#2DlB?TVfjnEvX3v%uQs#+D#4UZ{JJxjbCu+G!U^0ycmHE9T@n)+D)pEIf-%rIeEg+EE7u#y$hILBKcbnl@8
Xq)aV6}EOC2Apq}JF%FA+LBU*f=f(Xn*<*jMs`1`rkC(6RI*+ys03@OQL2?q+b9}ENdz_yhlb)JR?;t-E<+(`@*0GeGI+bNzsiO~WM97s`-$6V$c2@2>7Iwn
c*BG~X1*636viqX%>rZ73Tvog0j<&Wy0{EWGHjJtCLF&>-wz1-Ng?T8;*kgW<oo*J3}iJ_@v;IH8}mf&D*<6%iw%Hf81-#a1-~UbWY-SW9X;trBDk;&cp0c+
xw;i7A=6OE09B!=5gWxq&P|uoK5eLel-(Bh{<dk(mL9RImHf|m2y_1*&*zGkgy;l5kH%yjcm;>jty6cQGYnL+gyeR5QpHWB)0D7{bA8SU?LhL-#A65ulQYK=
`TAW?#Pp1EUo-8GrQAN3uxa$z8A4d6y+!wec2@xu=lQb!o-{9(nR)K2MYIOZ=LDr2iHO=aJDtS%L|B6*v=H+ID*xn*s0+n8jq^`P&M1M|Y(7xOM`WTh#Tw4y
Gd8t@(RaAvLO?b*w(;wYIFYFs%_9zLt*dRstqzM7!FJ~vdYV?MR+xjgR+S-o+U3VjJyP)xq$wK`cD0uK5a%5jP3oM8J0t#)m&Zb|jPGE1{a$8o7$A$YBUlCq
whSR0dofWhCunS(qzH_JA(rEtx^u|~1?xJmiA~IP^FSUMR)Rt`l@$7}$k<8{uB@fDLgP5z!W`i`0gPA4&GnX&&~HV33i{@K^lLuM0OL$u618H)9#G`L7TA*g
=sY4u2F6cY{T+DUNTenWscIV1M;wv~Rmyn|q9Q<6#Z+Xt0EH0WYr8xQ#UW-~YIYOsSo7ugPpsWIAK1CUqh_9!j|+DzBqB6pHH3)i<k(_A>u`MTHsge2BO+7y
uyI3o@8DMMR)Il_b^y<pq>iq8%xI!W2XzQN?foYOF>P}H;223gvTG89%bay+TF^<}wY*!bVNZ)7gc<Tl=zP_)^i1$3ixLSATH$gT7{5cg#2z_?S0)kcTFx@m
8ZS)&CPc5=?dhs7Z^@uuODOXL@@n`a%Hj$*!p?5U8NW(|dT~r$byXR?(%}|qsicYMyCh9^n6+KomLWcWe*Q5e&5@iRy^02OwY(jA08t}P2#?}pG<YL5VR-Lo
d!&0>O(s7js1i{1S!%C-j4_qcrs)1jP1;|W4sUSqt>*DM)*dmSh+P&}$`6X4L=C{K0vrl>Kl<uqo6y4sJX(J6TT<kGd6frnr(dY}cQZm>VRMaoY)m8z{c@9P
!Ddn(P?vDtmNK&*Vt$|&-$PEO7T!$$;YES@T;s7^rc)akg9#2oxE0(3s`nUKcpArI$LxioU3E7bsG#pmwCOd74}_T<+pbc@E4QV?aqx5S*8_%<LVLaiC<YmL
spVDrVl`UAts>z<%7&?^f+gRpicVi&FdYQ_@t=HU-2k}dyFC}>%4)BzaMCMEg^w#IrDW^bVqso?Q;7ji!C#<`1%6}s5hT3vRPIge;1yidNQPbxt%<uu`rct2
u3;)gy={Bj&Ji{`tBbOsH#^Tc;s?_2M%`qoUpGf&s5J&)Yn9Hqfl2syPTRD3y8s-I;l<ke)O7w~nj*OYvVdHWdzKOnKkh$c4UVNK*?Vwufmklc5YrDX&30oz
<w}I`5h9=}mc$Uhw%9+OnP@YZV3pO>JjC+_ojWE}Y)-}>mzQ@js)7O|n)J8DTg2^@P0bgx5VnJ(S-{bwfi;0QAU??f{~}V3`Z0j5H7L=SVrB5XUo7gcs0D#X
%v}%*x7J+_gU3~*U<%*3HmS$5UC-h`7i5N~8zh84ouS1RCe(bwcw$A%#dbXNG?tLqGftk#WX{yekwf7r*80Ks`8tx+?`zdlsN)AllB&pYjdm3ke8zA8DWdXI
x22$?54sn|#tQLRNoc&@%XA~l=(^abi(vKQr()vWYi?(Bf%<fLp5aXtjd7IdlUk}|2g3zoaiv3m#UYF3H=&t20!dnHX9qnpu$Ds2wm?h8aw|_s;PJHbTMLpB
(NKWTZ|~eX%8$pVgXYZsMDN1O9Ed7Rf&Xk9O7F6W!C>GFhQa%v;^!uskH|RLmaE@jsBP$@bjFp28*>H2B(*+9NS|fHi&{FL`zNEjT4T=t{CaTYW2ws^8!K{?
2>gccXrJp^sx8rNG`Wtcd_}BF!loP5uZW13t$yY)nfJgB4eY4ZmlGAH3{u6dKhcf3sH2{4)?pYKRp+iii$D-5bI2KBiIak;;EHC>L^ZGybbYH2PjHS_O;Kzt
yJUYBC9WF?M~29<a3E?M8VgntBsP+~VmSwA2@__m<$EV^q8x~bt9>k?9%g~Hv&U{p*w0(M*iV;j0Y6)(IuA1CH|6r7B;e<ZhpR=|mF|S|c@iTDb<Xp+*HMpQ
$8;-vd5_P3PA+F+dGH)3?euKDQ7U-;k}=(5XLYC(U7h@cLmF-<<xF%hP~j)nEI7z)70J2KaRchtq@cQCArra+L0bv;MgUvT^e(|!G7Qq8H=Zpv<*bn-2|GOZ
NxmOt^iBYK&R51WAGvHEx53oZt0Es{B_o!472O8=0o{(#ieAh}+=0Xt40eL81+5$0WIL#P3aB5<+QXuEULG?>EzK}-xnO9NQwEZ&gq;Geq#f&g4zZ_^)4>TQ
Ovd4X!YA(H&yp@ExQKa!q4$)kZCaoxzF}i0<s6n+Co%P$SFL}3O63dM`NRThrUMJe`!C#YT@qq&$UKX}SMl%~djRMt6i{_5@q<8E|NZ8>vcyJ6C^^#U^Gpf+
Pnmadj;0<1P4xds7xv~JO|#6DP6^ChD(i@c&A1==i1fFP{^qq2Xl9UrA{BzbtmO;GL@A4=q|7S%X#|2}Xz38j@jwOmOe-`}K_U*5rxxx}i99ILs~p|u2!sKA
4Bi93XkGP!bb#psu)v5u^#Lbn+W#LA#8ZW(&31}CZniw91GJQpTsH8QLwVmX{-jx`3N=xJt%Zi@lj8wzfc0077uxTco}ATPA~H~HCpA!OFjNs>8zqYL=;-sM
!Ebp2e8Zs-=nr8>wI&mlzQL-@zck5SwOL4hOP@qdaoT2De#!sQB<1yRCV4M@-m|{|7*?1KYn9Qfrf)^N1&HJX?B1yn!Fw82Az-U*>W8Kf;O<N^b!Xv(Qw3>E
)#3%RC8vO_Eye$WEcR%OV7jPb{QxPG=5xkwZiDuuYQwXTX{M4n#_vA@9no?SibPuu2F3iD>Ce`p^C!}CM_ZN*yX_3)Z#tP`o!UDNI7&E3`;lt4OVi~U20fh>
5(ZQripwMZAT*LT;qPX`a!^>HhJAL|p9EOE-hAUn_~;R%sO>uxQ$>0jUmZ5N7(v4Nak1oq;|(#OOW(-3c|kBB7LEdzLT>Dghh;WLJO52f>w(b^Sb_rNoKbkD
lf%IgZvxfmC(1Nuc0jhPqq)b}B1kM@EFmTS9o;v9fbX!%5^wZv#Mf>a^b(o?Uzm4<tr>T2Z9cr<pk`{dquy;0Q<}5!*>+H<kH)wN;&3T3PcCGw-UXooC7EfX
1`8#eR=shJUk`?XRd#}yA4fU12o-ql5gowfi;4sz5?4nE=X`$x%gWCpHM%~B4>iC*=$j*{*<w^aJ{a51k&Z4-itT8e#=f!J8%CHgg~On3zFQV2cNPJ8UsEQ|
^T{yCEXJOa9ws!&PF+yhM9sg)1^K6V+?tEO%GjIb^-CEi2fv0P4$7kO+&{<sA0q+&6|5^E9h1D^J%kmV&zyf<dZ(x_WlOp+>YTCYi8eY-L0!4Q@K9-iPga@C
$Rxy$J~T(WV(XTlZCbg`ZTvW7X))Ey=hC*F^UHzq5cUJBD`K0QIWz&k_Yyc=!b>@~PYPcZ@+d7D5jJ{UxiV=U{gf^klkX9DsX=G4wih?F#RhB@DLb<yj%H0!
Ez>8f%~Yv9C$t^RWr-yG$5k6s4fklhd+(M}O`6zd$)_AT%KVs79Yp;p_SDtIk=V3E^vG}j1IMGc!7;EXIgR}7?dl#5Ld+dBmtK(<pkr)>_K}N5!ngIu<)3mT
WLtw%C*KG`XlT^B5GEdo_{RQ3DpgF@s&pTT4VW`Uio^oxqddNfxjJH73K9D|vmIrR*01P1+S#gcbjEa`9gb};J&{Yq+10{1+%kbuu?3vUZV=C%2HYDyhlarp
N<0oRxrNG^6*hJbQRSppU$riTbDQ))QWLLTIYWXiUs}R{GtFctV~!b)QbcDQA?d-~XA3lZKQn?MF<wIwy`NP^CCP%WL%*6Naukx@VV4Oc<Z5Vg@NEyK);cXV
&irc2O+?*af<x6nxq^=wd#sz6A{o3iuc*JeFB@nJJqOfpgoa_j?pK*?QUU=$hilw3M8SGk2FCSs^@G@=2b4AZ7OwXo`&-1uGZo&QlPiFy%B>_cF@ciE<?I8J
kaak}7NkgadajX|v{5ovUuFnK|5pp!dl8xGbA64iR%i)K7*>4(VsM$F+gWv%7`q!nQwdBUDq<hng}?t-9zjM33Wc;6R55%;C|MTc;lNJL8wk?8Ir!z8+F1<`
pE9}!2y8PlFBE)VlY)C8l?-0P$bqL_(|U}K9j$IZF{*rp6$hQ(re?%x7u#h<eAr;3_;sv<Ed+m!^t1>GhsEcEojzD9sFmC>7J=|*TU}0l7f>3<BawQqG#5E=
3nvitzr?@0L%NGc0h1)u2K4#IU;9|jEl1%P2G1g)6rR>sckoUZrv(H!B=G+oT7PzMMPYj<c<177v<iN#2cNT_(u0z}fflKvUei~73DSj}QV}1sC}c8l%mjOX
iQkH&LBWz3Y*}F1wEHAuqh$iw+LdT<mu;HhF~Qgd;)iKhv*GlzVqE^#88yV=sff7&V{`apVy{#vz*4CX9!M5%7;cx>r0Jf|1~%OrJq%r3!4&&zstib|1SkUl
G<3u*kOVWS+%iWFYJxO!RGJ7iaoe}`3A3}5NvJGCV)%Tx0x~tG8Cglb#*#~q#!*VNff(K<&p>zxRdMD#JZ>%~5aQ9050}^Nj<oeSxM$t_yZ+KXJg$c`lAF`Z
d5BO$eF0cOjlIakQ^&r5;d8ach*M`P+qn=9U2SpONr?hxtsVFTj1ZHRFRAR=d6%O50U;{%+Ysza=)9*&lB<4QN2!h(GN9B$bmx|_1DHakK6x6w;~;7q_GH?<
sdNzlRtc9TJTr33b_AwKK8^iZmBk_bL@z4X{3hp!mnZQQ2X@q3jQo{%f&81IU*h#b{sHY?uu*3Y*^Lqd%~AN8UdeYCofj=~uDWiaN|xYQJC>=son;EBP+3a4
NMb1j=2`k{PxyLh22VqdOXs2DSFuuzgw_dR+meP?O@>khJS?)J8*+c)-ZPmLg4`%>+J!mMdl*vJp6ZUogbgHI5OH|_R@?KHbYQs00}#8$SjDymC%5o7mDQ3c
qk4(%O_gusc_10C(x;yYf<HOEOeAN<r+f=CftM1|6TE*5hs=)aBl?PCz;h>c>hv60j4+wY`yldqtgW@)u9CG(&mA|fY=NJ^B;lThu~O-tpe(`KIjXlP1np1F
wm+W(g=8=`ZGarXaZqXmDh^u6FrSTT!EiCeF-10q_t)g@zc0(wZiB18Yj&Jllp!43<8bwnM|C~bZ!HQK|6TB4txt8#mLQANW238{JAVOmQm)AN*Us==bUpjN
A-mn#Lq~39KuJ_nckvewIF_ikPEFC|$Ik~T={bZqKR@?3rQ1i%<;<F6%JUjIds-KT5XIvUe0xRDda0~i26Bvm1c#^Zag@L~KdDDsUJ#8ms<x`<B#;M4Huw6f
r*E}*2iCtRlLfI-I~KANpJ=(Oy6fqfeV<QZf*>0sH_R+b$v4?*$?TUtQ9;vmt0*NK{3*ON>nEP?f=P-r>EaLh0++N#A|3>cD~qy6n8(uOP=rWnZY0Uncja{o
HLM*d@A4G|wg=J*HuUSm`G@@8Lgf-$Ebnfp$7nwHS3pXAqH3^bkV9F}F8m2yjRqQTfsfEKEOv||8!zo`MvjInU_R4qJCR<OlK{?3cBL)_jThKroN(B{5~a_q
kBh~mUgh180{R{%+A_!IT1J19V5q>E*#Y*UIYbM&|5a1WyKL$tB5W+<B3%4OBAQNvmRjKxeFy#5s>T-{ex4jpBUuQ{V<Rr!>Art8nUr)b?VcVF41V319|6DV
Om~?fAOD*g!9@Gt&Z;luoCww&G>dV;l{7m7*TswzFCKLF$&Xa15Tw18I1D<Mal%MaSxA<8`z67NZ6d-!R18O@7E(~#1@#epGH{R}(T2SqClB7ua<J3riP{tb
Q6*~+_54FcVZDwM?xD=H#25Y(n6vbM6M;da5>R<mX*t}bq072<-x&|*<uis4%+)5X<yotjPG}`p8ml;>ICsHaxO}r;MNL4;8q+bV7K$_6#zL*OC7twJ<So9m
y{nh62a!DnxjEb!MFm#+E|XT_bL=VXT>*v>_<kk_zO-NYs2bRw610!{J-a2w2vkZ3w6{usM{So@C=-?^Y3<GZIaS!mV6+AH>d|+*av_c4mQYQ+5XweKU0?{t
TJ<f^=&{{c`FJwOxEiTSU_D_JQ8V4qDh+fdqTH@}Qk-h5R=vk4T}yFls5Q+89_<Y0%Omh6nGE1>GygxQH6p$m*J;52r;KnJt*zMbu#|Gv^Xe7sysm+x8fDfI
G155xW_VlU9Q|*E(EKC>NhzE=73SqP(|(4HQNH|0cDH48`G@I+>u8jufCp!BNwDTvKH3k21+(>a)`WCl%lmNs@@~SXh)?F;hBttcrnb+DVs*}HiJ+QZ3#LvE
@0eC(q(5BwNNV{xKc|iuFp?T);wyEp)_fQpm+LefYCJahC+gNUnb$48W<v9j00}_$zYd{ba5mi^ajDbt9G9LhxJeeZJq>S6_WbPYvp4Q|RA%1tY?e)wnzOTG
E-`~nQl-03vn3ge2D$Z%Kjdfm6H#kpg#!LX%)MzonQVa!;?~j5UO`HMSj0km?t|<efb3s1wKh068a%#KT?}8A9}sY!y=sqGtsjYy#EBn%jkX%>D>>o#*w3QP
h1Qs5pfcP@<uDsS&yrj>?Ofb<&`v~8ndeovfrsC|myZQq{Pg;ubN4EEVULQP$QJNybSQ6fya#3Au`^jGl407e$!1kQN?4GdtMzOE7l#(O6shsOb3&<~xQ2PZ
r|93HFXRWO)Z6Q=-~>luls}zCbsgt8HsY9@zO*$6_7xB}f4u+l6f`a@EE(>LhU1#pESY#a0@dMT^#E3x)yqUVp0f7ppMEV~A@S3vwqX$)RVK11_ICFsaXK`k
0=)IcKA*sU3UpE7jh@yJ8Ri51dVxc!%hLST_CTO|m#*~A{h{gYbd5-NIWQ@%qROJAnx_@#m^&{gy)9%Y#;HyxuR{PYC=Vc|C>nI%i3v{cPr!#f6Vlm#5x&S5
Y9*M>k>*WaJZpoZMmfz5{&2-7X3aNOsd)y~iZj|Nq&ocD6+|&GdtoC`kBbE1-f+^-5X}XCx#%;CU`gyZdhhEtYtU18wxI_0f*PSkzu@PVyzB7?rU@BZqe8F|
))DvW;q7{=F_iRxr5F1e?+<4uPg8E6d|IraR0pKQ&AlK#HAZZvg*rFfqX&ZaXZE`bV2yE7HP|OQUPXGiS3HckO?g6rDmLo>3xMmj95dtFBAISQ;}+s!u`ezc
ytND;WE%pf_a)=sV7icB{C5xbwQ6hMud3et1cj>inQ^LW`q;d$uqBC@_p9YrtdD1oA25zP22{ceIqLWs0Pj$W-fKs671_(aHm#=E<ICNy#FH`nS_)_xO!dqX
B#8d+CG)&>SC$bl;QB?e<LBm?(2azx0H8p(l%O9U4FO-gCmlXES<KPPq4E=nrh~3o?ee&OyuD9%pXiw@l<6F{`?M2u!O0fVlT2O4gJ?DWKNU84m><*FZ5s4I
l_)E>jBx$~Nl2ULIE5oS+ggjV#S<!JeN=gn(8>oSk~-zVOM`099hd5j_<gH_a_7RAZ>SYcnqEd&W_Uo$Sdno9CAB=h%(H5oYDC-f)M4`LyW0$8^kT4X6(`AS
cL8UrZ^N9^i2bY;$!ok=%tpLyi>^?-0<|1pqkZtoO}8*)6tav<A6P^^_l8>^38;W)XMM~_wpwY%<}JJs-gZh&CJX-d9xqMR(^VWI8Nu3IR{!YQA6&l5oG>Dk
=~l`E?r<vRzMVk1M>)yA1i^e4DJP#KCy#x^O!i|v13(O(K==Z(VGSZj(9qw;fHE#qhq=U?jo~%;B_vshLa8cNW+^-yYf+ql^5!}U6~r(GgloM0;z(5w6W%ys
#2EzTQ^_w-DkuZpox$sqgNC6J^~(8?R|<qohOyQ*+nvWSGAocY7if?Z{J5sxyA{55)MQ3<YJv)%&|;REA{BEuCf*W2LCVTSV;T=P$Sw5nKE8#4=2-N+Q4WSu
+d|`J9p%C3h0R?Mq@GZta7^q=*@T^g3)VIx2#Mqu@;Nkh9t~XB;}EM188R-VK~|7Q4TYI3hQ&KNlfE=il=y$LOU`^*<X22~V?!ss^gg<NfO3OyVkLq4w-t2d
7Xp!n9P8x)glAb4Qyg>VbLF(fU@9`*J4Hk4(dT#M8Xxc|E@|(xNt_%RvD(1A*IGi*|Hue98*R9adT(a?h{P5-j|hp*z+d0WIFJEg>t-9fMi3ia0}GhW`gF~|
e&rADPccdWGIN&G+=v0>!vzC>^~J+5J}VLtPrpB{J|=h?Y{n+t7nYINu!;)`HEulGteuR=0#P2w_Xw1Wcc`3YXmEd|RVxu-<nD8}D%ls_$K~rX+%UumQ$~Nf
AEk^mw|ZBoOwK$PDIX&*VOlvbG95Vj;}XgM-lAolB{DDsAXSCnbHF0#OL2n>j1Yj~vlfS}2M7rCUlN3w49_pX@x@2fqa)bO9?(>MU`9G<ckH?ft<@m}Q$zc&
Lb#m`2>$BVUs8XlLgZ&{a?w64a$d91a1!i@Is%~|L@P5{w0fSyu2f(!OB77s!cKL)Fg5unZ%9F6^j<3_?etaI96VW*P3oHos83nb-T+vyP|+O3)fE&)#`2Nb
<3`}WMQ?-|)Fn~PXcA))an9bD@%0WnyVra$C_SNsqcWAEA7xg)pzl;i*alcWK`&*-#9wTR)@j8~2-J@_wp8D81_T0!4f(rWF6jT_8ofFCxiM-$oqlb=q{+`j
1z1j_-OR+gM2I=%8c}}$UyY-<7|F2pXFPr+`HyBO(~?}p!aG?V0WUJ|0d8r^N<YMy7ZB5+{Rya^ud?Aut*6&Y(zm1n+-G=<Gc1?8MpR<+Ka`}(OP~*woj)Gs
ZHSAiHi>zL66ir?I@L?a3AGhiAofo7oXw^LT|It_Zic3DW2o$Kes#CfwFDBDwBFG2v%m>WV-7{IJ&<Bv1d)0<9vG>vp99!Qdr`gLc5wQ{u|MCV<^rU){levg
BZcv1BHTpJaI8_byZ~4Tg633ov0JHL%Sj9#*9tcekN~Gj&g&KCAJuHlgZ)_B2K0*dK)3G6c0vpGI+rI?6r#$2Lwa*tHC|id&;auE%Y%J12&7%yS71bCVOoop
L!@E?Bq?Nj{}Rv2GNH3djbKo<qo-ZeIx`5Hvs~2VKiqrN!0>^(l=M?PMMR!)g=kOMEd@(n;~IUkZq%Zt|906Vq|u`#YqU=*oF$~W#%Hp_y+(<K81zY}?m-Xo
PMWPOiUbV;mj;jg1A2r(2#uG8_4TTVebm2&kwH9l_S9M*lQ7<o;*Bqu2xYm5H^ev30wDvO%GK%qpSR+sdb<~f#7{a@GXO)O034nrDIw*?Y3I&5s-|lSjy<`A
@pQYACcpbuivU@|IX!osOb^XtX~{MhpMlO)7|aggjEU7JJOgu}SOEW2060u_$5qJGlO|#u&{<Zz1{QZNB^@Q(1_u@q%K&FRpRn{K8ecgY(1mx)-bWdk7!j~T
0jwn;Agm$nt^g}E{%VsfAHt^0fIdsdSz}I2WZd|q@-+B{=8nlW!5vCVu&)v{8aJZ^*v;BtaOIfqCKBCS8gCHNC>(8RL<T-`W@d5pD6#kzl!J`I*2hkQk%Mgc
NTrc%ovRgsI5LjL7E3#q>%JNow(^585^C?kfL|20`R6v>?ISPR5(hw0RSmMdaJ*>SdUctw6@yiGs%%|IcKTcKfrPlh&j2fM#95UaIs7G2oi9>Dl^(H{i7KFy
AzMVFQ3^o|5Lu?E5B;OJ@61P?AH{K#8(FOm(Al82$jlxPM*tR@SE3R}GH=OiR7w|aDv^+wM;t+0-?h;COr|8hzCGg{fJlCz|0V+pA}tS5Asz%-(5JtZrB%0i
ZwKncmCG7ipz3+0rvG!F+P(gvv~>y-f6NsOssyPKj(ihSCZ#Fhrz;ag&W?nFPiZSYrj>X&pF0=pzifNuZuC*yvUxei2=fDCc~p$B5$ncV3G6Y`$xUgj^=nG#
1RJ8hFwtYPiD`rDfdmg8%s!nlvReRe4F>dk?^UMGW>TM0BDft}4dPZWUrKw{JAB|JtqLV65#EQSrj8-b2y$Ol<q>%w3RyW7lu+3Qk4`=t02Ns}Eq!oG&XHzG
cy~B-6jTBh77_dv{gM1{crcuWTEas%;6M&Ez?cbR?7>zmjS#75+LXVsp4B~KdKCOW=7Q^EP$Ba&Y#q!s;@dhNwsAV2eWu7njzy=R`V%xkxP3^}KqGh>P~cR9
7YCPS^_4~O2xb3#!~_1FFbn7BRa5V7Jp57}td;mKhRuqwt^U~^?EAulN(a0|Ho%~7wRi8li%QIi9!}-lZtO(p`{TG2xIH<}_~TJ@oRG2g4?+Du6^KZiY3Th8
c~8$?SqXKM1fJZOxnl(y8HQ+hoXAj*c1@*FZDuzYB`9MPbe{ntjkRx^fpsnihgrRDQVh2`-k~%&v^=R1QhmS)b)*OWcD3~p2f^+|n^nv5P{oEC^?lR{z9DHD
`SGwM3ye(GL;9Z&O2$wC(tsl{o0Upi(IM{VLx`v0yg-%#82+|Zd2XNNQ^kAZ5SY^RiP!~Za(yUV#?urzdrW~qQR<$7r=U<vyHwA}vt~;<mGBk=xQ>=?xyN%c
E0^Ju9o`e(>nyG{LKTzc-5K1J<Y{s#ad4`NU-!3^(T<cut${VE&H^3DKQ=HrJsM5M03F@Hl6Nm5S^B39P!cl_6o&^wkC(cq9ZDd)sdYaY%9z{2_gF;nC`H_C
v1as3yea7uD&Zw6daPY{$%DETlrfIjL7I6qYQu<9PZ1+gioyHvE<66wpR%xv>r@N7G60KL=L@P}pD@!-68u5`iPweFAs|osINQuG{iBhf@QZ#fGhEs$7`WM3
2`NwCj3=J3jNiT)7IeEKG~B4Pu3PsnyKHPPz6<!`fog7p$qC96NhQzj)#RnTvL!Q~N^zf`N>zdZ?lYIYy106k`X(?|+=)n8e4Zo{&?|Hg$iQS>b;s=XD0JZR
>8L_HD8@J^ag9@2jN1v8$sxNM=OX@8XpYTetJES7?~*ApDldvPJrQyrJ1w|2H)LY6d;N$Mo-e4w>_M6ws-1Y0$NQmJ;LRPu<yJ;u3)iOmAI?fP@yKB};7h0d
(d>R&^vt-GjRyJ^VP@2QFESDPfMUQNC=>13Aj~}6t$YDsfg^f2IhU3N$V*Uo?u2_9v4pJIw3A_$nMEji>dwv2X<C&s2ufRnRp2<~%-%9pieY7Z$U7gBw@PHc
-Q-bY&@zFPVKiMZ2Hz=v0N$!fs}Sk7f%J8NK1t}O-1~q~EnGD#BcewyQNUgNBD$VmaJ-PyjWn7x#CK5ru_V!JcPVNm7_#8Xe+5@gM#FFA-bT0mQ?s;_*~%%T
>An&384hNmZ!MdFtM?yUgn)`W@kV0sKw!xYB7Th&5>Jq=inSD8s82@%=4(7Pd>+Zp>cy9y#s*8(2wVh)@Qu-eiSw~lEwSJ+s#7n;#EJ^s*0|+k#{pqpM8&i!
Kx7NZ{v7r^!CU@Fi!^7_Qx4`diWzLroHVq5Js&U9o1clembNz;F8C^zkI9?Z-jw7J)am<lZ78?tlNtJ+3_?aVWrnz8NwYZ3v8CxeQB)^og~%ju_moG6-862}
#z7bpiRIE#E$rKAA^8#YQ*W`hwukE7zaL`(tTvI~cI`b^OWe;@ib5osk193w_K#R|SeZtV=OU^FDBDz`+%vi&z|j&P&9?^0OHLUq3FdAsCk{`EYDtPj)-o$Y
G4nSQa(8`+Ee$lqrHxTT+-TTGZfDxt@7GT;yOGkcfHt5$Rg67Cd^VjZlJlThDHNsB5a|F3ZilYaHua;!)eeS&p%GOJW)Psm(o#WZ`i6f}Q1%+jAj6)iCd;uQ
mlo&{t1dC5UkyU<4JlG=d_|FJ_e{dDuv~0NB4P;-VbONo(7yZv+&K*zA(6fdc#=?C{yV)kVYL!;{P~JwQ2<|D{N|U~|1Dr?T5Y#=fBADI9TdwIg*+DZQ1*^<
=lq7<H;;cRXl9}Bgka4e)al9ekMlw!6NU+mb?LtL`(NjWNmdyGL1>F(Vin|ZqJCnVbPm7<*FQPQhT@M|L5cGxyRe;W)cw1RBiH{MUITH$k4K`rPx(ubYo4a&
rwfBrT>)cBm`^ePP9m*&VkQ0G%-~o*Z&AE$Lnu}bLM$kt;`NH^gY>e#REg>tG&1_^7X3Jao{>c3@qf%Uu>(?OX|a#2_2dGS_uWAuiJB3J4|vh9>APSgLeXfB
1K;8AM6SES613^$NSE-*IP%htEtBR12IrDh17bImElY5S^I<mmYtC_CkMM<MLx)i!qCq=A9MLK&!UT`jZz)$mTC5WKUT9jP7Gcga8tRYkyCn;vMELLu&YLsQ
*a-DiEftGo0DoIwo$it_hCQ-7Yi+|$<vV83-nMly!jh$N?JSc~<41c}76m4mU-V6ts%{nk91SS_OVF>@gr#}5SUE+9vz$8Yt~RU0@~wE*zcQ$cpjN2=2)dx6
H(!nCX~;!1c8-&Ix?9@3i!Q{GRd?oz?f90jhG#pdfiY80v<8EwigfE_z{yAU$bYx-P33Z@E>@mR*lix2IaAuc=h@x1xHBKiIt@D#6xRf@qB<zSRm1?lT)IW&
sU3uZoWExJq6yhE<@z2yozK;QX^5P{lI4qy{yW4+WL<e5f6Bk%LLj&5vzM3vnN(^s7(69HNKH&tx6#gQM?`XltaYy^P~6t)f=^EJO~Kqakrppv37G{see1E2
C_~-XUW^ZB>wTzMvm4!(me7%X7;SYF(wSss<}RfIvwUAs6&1(AEFd3Kk2h*U+QB?rrL=%p(05RPA{ZZRvfLvUA#F=O*ogmmKB?i!6B|Is179Euu@lbNM0CB>
i++^H#r6xHmB0}zbIrIUU76!)LYe?-wjcsI+DZ9L1s&=@g_*7b>7gW~m3jwuBrl`nWuBZq9f2x~?-}HxJ{lX<(LZHmSmne<(TV-Jsz`_pV(}z6{We>+zWw1}
0;CZsmeD9jLZkgDDRZq#T+R}p!9L6%22$f2t)x>TDZ}Lkq_qq;vJ)4BLQp}oh$(j>?LDChn*lsiWP1?|7lAK$1?N#iYi?*^S=$_c+^U@{NsEJ+00}0(=9xtI
!W&GJl_LH3Q=DUO7c(y~cg^La4^Bxw$R7{YK;7jtRV~<_EaT*=^7}OdL~G+*Z)N6oa~m;EFySm~S4eeRWL$1@Ey+$7=zFb$Geqk1K$YAh&t%f5r#&((dmN?-
MDo<lxog0Ht)r<o!9YUOf$`{}D<VXv>5_gAW;{Z4eh0Q_Aw(9kIuQ&7W8^;<f#%%DI{_K+%jTu!L6yQV))|PM+I@D0)hiP8x-94evUX<`tp#5E2Y9G~#~!i#
^N^J!4?tKNu|KtG+Z1^kQw3VlSm6_LOU$k0sHX0#;+axhB9_bVCLI9ClKUxWEMarMjnU6e<z@l29byxBx$+QF9o>M~5981rciE=~p0ftPqIJJ}fAoasdcUZC
)nw;eyZ{}tNY#f;YtS&sH9#?jB-AM1|AlY}<)O-s=hvA+M?gX6+h&tM_7+jvN|VKKB6BCWiyt`dbyctej3)}MSVv7N^^oMa`>*EDVI?p@u^9*sF-s-*)JzcD
0Mg3%S|p0L<>LC9X$n6aP{Q;fiDLH2DYy5<Y7}BgyWj>tPq2x}R(hV89|y#vw?rm`+N^wi>O+-bLLbWac}!#;K`kY^RsRc~S#89-i&R{G<LgQk;^ctL8_1sy
-xAwwV%Cx93xJzL%_?6A1)!8(g`q1@Gv!ZUbO)XWBr_3FYEKy@+;s%)*jPttS|C0U;Q3hs@*r55sed1zGOVk#i=8?PKNf_|SqlFi4SL6LqGl;j4-;H!@CQ7}
$BGfZvhz7AfWnnotL21kZ0aJN4<%Ec<0Jzhq{0qYch|tH!~$MJ;d0as{=^veuzf!)5<``n(*gz`oLy{HMPA!tbKXARb<Piqh`ZluKRxy#O|1L7%pb#gWM(cf
%>t)>DYH{n)hy;nt2V3lA#bI?o?2u`fxdI*xtB;K7&2K=GQldk*vAIH#iV?u#J;)AIdCd_7PAJZVq5UYX@e@t$_c99(R%%yn8LS-1-DSJ7l;nu<5ftCy#p>e
KuZk#R5x;DJa=myC1s@PJ8icOdeh`dG#TCm4P^)@yAkt*=qk{i>CWwR%WhP?L^6F$5_8!s(99TVKg*!w9?|9F<Y=n<s<?QDYDt6Fh6}qmS3Qm<1>Qb_jCuYj
FLEwo7E{1gp;Y|=AuP(6+O*ADk@74*C?fNg>ZTb-2S|g+6u}jp+|Y>LSX>(h<|dAv;BObwp(Zusm>MOt6cFo*s>d8z4`NeCl&fajI8*nPKghpzltxqILV^nX
PxT255V$?%DZnP^>I9hjU4S$G#Y`E@W0I31c`#=tRa8*Zz`fFxfDBbBVdat3JiXcv$6U#Qbuk4}F^Ti(1!h)KSJ^lFr7bW#Iy4f8<E*`!^92z?IWjMv1z+*J
Lc?Uk)P{u-EUNt$i+C*l@2VY%S3luYv|EIhv~BE<sd=~}RG}MIv0;6(vLlbi@d3~<Wz!GGm(J}gYNCfsnQwX0ztWF0l_x{#yaH76W7TvB5~;8Wb5}N30(x8Y
|D!T*^tR+?ioMN_F3DrpX}FSkTi&r;COETPSl?IgCOU$B;`RE<{~l)^1A>OZFDqV9<a(bXxWofh#SPQ>NokCQ*LGs)mTA-u!n-r4!OBnIpd4@-4HRiJ=W_gv
57XaXv&JS?8D-bN8d9ItRrZIg(9iuc`nVxQf0gX5I5}b{K*NPUa5AuC79=#(z#@9Ca0??f4AA4yMF#7Pw>$Su(WAR1J`tmcvI)|~Mtu85sVWg>5iFTS!s>o?
cP88ME=O!H3aX2uTv&yEc}TJT$_quWt1Zjzl@i{u4oUThVgUCVqdDYJKy|<tAW{yt6E?j+yYY;jH0nFzNaaziLSVv4Uf&1}gGa07GGsg|eK}eEnN?#T<+^h-
eiA}c33od0Mg$K@>U&NA?ERRlOi5hUjF98-mdEK{EMicEaBo~clh|0&|3yXc03egOb%n3Q#*!&2X2OLOzB-t~E>qmSp|>7~8c$6wzFIjPK4m5py4}Egp{38`
BL(>ZA1&?E(5^Kk5y_VlS;lT;1FsoP5aLAR%0-Ci{<tgzl0b>gSN@NnBAZ#aJPuAS(_0K*=xvJCBAE6Ifmg*Q`$%l-G3X$3BJ29E+Io$KvSGp|RR*2srzA$)
7J$9{76o`TKNLI+G*P<W|6(>#m1R>!&O{rxys;*bxvqeVmHKD!?@x#Om|60m)mi|gwU>Q0q;9<I2rXNAHMtRm8gt+Y-@g4r^-9(<nrxVF4y|>@e(0`Os$`^P
s#qzhV~0{vs({jpE7_$v+bXH?UL<x?_YW4eilul^qLJ>HxvUf1hq8WLd**e>zc-7&8);EeESwocltr4LAc)XZL4bVCwZz46>qujO1j`}m;T?q9O5_Dkj*A>S
4wz>v-L#TH?ssxvVcO<ODx$SubyoJ}(TBJl8j=%)O=Y|4kX6Q%dpe+{Z7MER$JX;PD+s}mf=!x1Q0Q2P`Nk1XxdRsn_--s-fcvD+-mM>621p!1PbdH=r?Ojm
53$*a0P1~@biK+qYE<q$s~;5r08-Rw#4HfLt>WIr(DAC_uhtG_Pu`j1iF>qR1(MzpKC`M_d7^QO7*m#eb4fRPh39=JS~M4+uqF(mJETi5jshH>7_MoTQ*u^a
0~K%a9fK%3*;4|pdy-}z{`+i9NGaKH3);k1<#8H;Z1)^B-%cE3z^i3nF-a`Utv=xg2kC~!8DmQGSR21FVMmVNz{2~kYT*zEB>?5&Vo+mZghi*O1@A}V5b^7L
K_{Tm*D_0CC=a4`r8VGeh})g3xF=TS2NO9%p*5MFSOh@o(ZYG%Qcg5KqF~I;2DR^_QwB@u%Z?;xea~zZaFSn8<k0YO$>@0M+(H=v&!T1S;pB;@X*@Y-wh%)n
At(akuSaTB$AJ!Acvu#QHY{&-Jum^uu(ru}79uj#x2LR58AhjSpk>l%iw2~TFQ|gvv;wIj_$$goa|`oyS<`vN4~TuU*pqHTLfNRHc4N>hBw}EDJ03AVqK83}
PYO%p1OyQ!#lsS=g+8`KB-KuJY&PBaR0+?jP^M+T$-%r`0WNF+S8cIVlVZql%9vetHR$s633PKOHy?ObPh3FeO?i<N?Vvdb0cKFM6uWng$D0Lsi=`*Kg9d7>
pi6MyNZM>v9NhNWN|Q&1)LyK2?4(!Q+~W3xR}s&?%jF-}5ogaL@bj{`QpWy;v0&zawFLq#341XRd;_ca_mZq<L3RT?9fVn2mpf!k7!_0jv&XrRilKM~nC1Mo
10M}`u=7i{W-U*Fr-gFZ0QNb5t@B^H5OFM}A5!c5FggHXtTyY8%Y3o}*?zz{GE``&JWF9L+*~F8t_{!cQcQ$KsHn+<qMa*2%L+OEufd)|ihQu!=8=e|jf9mq
QUcKB&?sQLg}COGfFuxY*QfL|xE6LfKRw7=C~vwvEqh-Hf$6Y*<@X6EIE-HWJLc;M?X-&c_|miSUfCw|$eCwgwLH;B{9eQxSY-p(=+w$~gylsuTG&2Z_FX(G
2>8f=r6dj(BHn$(E~Sw~gXj^!9(N|_K|ja;f6!?Z2@jAGUw#L<M}go<ho_n)s*|RVvP;yG!n|0|_(KR0(=lf(_mz2xcZcLp$FY#Rq);hn_F{sU2TMH)wV8zi
5jl`q^kHOxSuBA;fZ1a=ByykUwCb??(Pyt|7kudY++0p(@yG%3wb`9~T*-VRde^p48Dzn7<##!Omt1SMEx3@-%Q4v<c2wm-s~KeRj5CdJ?>YX%W}*Ug%-3L^
ZM0I1CeRfNSJl`IHrm<^7Y0wO&&l*7j130eS=Qtr<Cm6er02hL7x9nRYbFMeS=gs<gM$TsX0hYbO;qn9>T(SVn*iP@r9nKD#-nzanI-}UD&I~^cx7)d*uxhg
vZ~GH{cks((b!Q&ZcQjfCX)JIV74T!BtrzzLz7@ig8W8}+`-a!Elc#Lw!%hXLYbtB<xY^1W}pFQN75wD$fr7y!3q12%O7A_LO3h&3oJpjh<U&w$1YbKjCSst
%;elD?0Yxp(&KRoRN@Q+U}&|qXVH5BfnPbTbP5=jXS|3T!$FPCC^(}*5f$JT#XAlMbLL2qnFxBS*f%o~%B5R+>gd54x_xGjqOl}zns)(~1}(5G&G$%}Ay5EF
T^^gSx^=9V2e2E7F<*X$C-wJm_$A0V7ml8FLfs|Oyup3<E5dOnGX^KqHO{N~=joYV3ouHJ?T^fsV1G+H0ph`@I~#M0H@~xaE@vornHf1AK{UDlPLqAj$)|N+
%<X`ape+3}-_92@O&JGG%Hs|h%MB!3$7zv`?Jnacfvl8u_#KN!b>Gmje_tQMs8ZkB3A`%vsRP-#xJ4_4JBkt`ya2ibwl*w2QoKyS-RTx}t+2_fy2|NgDyRZn
QTwMmSl&ZsxJu}f)XXY@+!aI4_Mt$CsocXyso>JXg@=X^oaQnz5tL~R0N6v|(+^x<VQcSgO{lu>*5B@2*7NqnRU-_<l#RP5g_WFngEh!HkuQQ-oQ*CTLqO!V
6+>Pp{k^0U<sGvqj=cP+S_UCTlUu$AeEKr&APN7gU;R!7pZH!#P=5s_-~tTM<8D@H02rsq=1fNtO42Y3D8eetCP8|FpIzJ(dTmFrkfi}M_w4^qbvUuvA|vCB
sp#j}Ro&^nfTVrrHXIuIy$suGJzGQYMyt3&sqG9$Mmdygg}l)V#09L6-R{P#(W`gX+fV=iJbU7AVK2bXLR!Ofr{H`|*22<0cWp9-b1K+QEt<pi?xp~N$RzZb
o#MQ6ex9saxv15el@l)u%j_b03H>Ww5=^L6Zp^-Z;VzMCC9(CFIu-S5lnZQ`)YOC`>bw2)FaZNJyQ_CrV`h|O5Usk9c%MD^)|k(ep<z2TQuBiVVV~2Oypfyq
6)-MHpBQ#Vtk0Uo-(7$w*|-#_Y))VE-br2tv>2064|>|A^pb3PJ@*PP`Jiy}K;an6L!+wfZx^CzsXGJjr+OL?=uA*D?`dR+Sw6I8LBK1Ul{7}wgYWvF)YwL5
(kZx1%Mp&(DvBug@k}!&y*8etqMqV*DHwf)tZ`VVC8>}c?tJNMUP_hV?ipUQYWs;adx&Hu^-_ejRD%iRSqU^m(4CeI$0G?SNVxPke3F~nka<P6KyLV9r6ZRQ
QqUUq^>ie><N>r{Tj@({kWk5@86{FjXu{HR0DvCvmLuVS9l6?HURGibN~&_GwwMI-oTx{4W@iMRmrK9~Cj$A%E~BQVarGCf=E>4Mel#Y$3Zn1<6_a^U<)wsJ
{V`;ZB@*Dvg>uU#EuV4aJGO_3oGg=!_$@AP9FMh?qTDXM6=Bzq_kxbb#rS7Adqex)<`ekae>TE_W4-_ZMYlSI4$hn!NpZr$d&uS~O2U$m3T1sYHuEv0*EPsR
M-i#V?!&&9?qS=0gZykrxBz|#^dz^gwgkhoy1DHkddIkEo>lB}nX>Xm!UEKNExQehOH~ug$X~!TFELh#>1MkGgL;{W6b49#k~t7X<STZ$8IqboeV+6bz2X67
4stBL9wV$hlpE80Lni~~f_6AD{{iP4#Jz=%MU$3pzgz&{(tFUWHF~>LnD~uh_h?h&MnMAybp{n9%15ioDj%?i>PlP1I1*JB`^&+zxpAxezruhpU1<h-(Sg19
17+8JZnH<n#+60Cc`6ZhJwH4G!359*0)0kaC;3-8RZBa`DV=LYVhgW^@l1jzt4_}TH4x{?$waPoBpA>?=2m0jYeicU*vUX5IV!IQ2PKNWpt~t2hp9m^JbWMb
5l5VH*1g$P_jC%vUN|R`o?=~a^|U%SAr9Gu$Et-HTz3({auN>XZJ9uTf1wz>ZA8`F#|=fd`H+BZ6Y?LQUmnS6)XDkNQp*3rz$O(5ho$P2q=4%rvPY8eJetWs
b2Y&wKIO-YtP=gp7z*IKs$yYc5nfAlnY5*!MBg%t9FGMxA1WN{sD1yOMM@<{GLTe0atNek29>pd00r~Te%cT@MfeuoVvClM?K#U?n+xA4)^lVe7<c14(zD2k
G4gl`reA|OdP?CN#0yD;ch`P_yncLnoJ=UnlD&@(q+yf&FVtR(*gP(0GTA4S_j0P!FF>GRB?@?N4SUh(nnLi6$iZ7`=8~~bAf{ukD;U_}BG{+*B=Q&6=>;lr
4SUnHH6!vD7-%_dl^wDP&$3Kxo)35@M@FLR?O4<E=h93jS1}$Iq;pKOFKMi-JR)(_oX;$Kbsy~~-Dw)~r>^Gjsw0j(6)Dw~C(!M~nhUtP2AD#^53HigJ}bm0
n}#`){l9E!16J!kMvaziqr*g9c%r!01c)u=PqJOp!!_lX132wJcVK|<!!({fQb_)+y8;v1b1i$C8GF#033oA|U`lCGPk=NUgcVLvkONs`!V9CW2DYRA1R4WJ
fGUqEpm1{Gf{UI^57=#DBK13c^ZWIGK1(sW4A4;l2mHD`4@`z((I%mFKrcp*R!v1%g+#WZO@>JgWrWt6;Qw*Ujq;2IT81U818aWxwoyl^>?JE>&DT<JC7w^8
zpkVk95D@TO<FS_jT%bimSfA$W`B15sOZOCPwXXIlZ$jX7Lo=}w$IB9zmDibnGV6hN@n`LH|Km>oVsiz2Y-j%tw$XZo=F+@S$C=EA;G{T!FWyX=M(-q-6x9O
!KO0?Ux-ndA7mhie1{`(wYp~|G+wJ%a~X~dRH4~ElUeVND`?Ko0|uYJXujjjtf0e7QJKD1Z#==#oG*(VGwzk%Sc)s$2J+g{^3CK$Swgn{L#mh-icoG+p8Ef!
z1S5kA`Yn@mxgM$jL)wvb3v8qv8x6B$l?-1z6v-SrQ**a7qh#Bl;(i&J%WBLFjfVipmzB+Ys^WQ$Xvsc<S8D!2Xx!VL0^03-<qn{TGxoy5r?M^VOBZ)2$1zZ
%p$#N+_FYu-om@p(n#X45HBBO%$2R2kno%jX|uY>{SMt;FZ+8x`m&%h@-RPYF>pSA2%2^v4jwhvdCgcD1g&>`^UT+A=h&UNkY1zD{STa(s>O3D=O0rKENUkZ
6mv!QnAkaljI>KrFkZCl7laRsP7jn*9ATsXn=L3inEgoTAN16%hThXlc{)of%lah-sjcgMvyf0E)%0S9Dn%$-OwtENX%cudI>;nZmSBI1x3l6e1#6Vr)#5}(
6)2g`70*?2%zyw!oZom;brlBO7mAp}mg$A9N~QxoE{8#KOncp5hdo0u>PNa+ST=@D0shC(Ii+-+JRZnqS3aM-(-t@Y;;se*Ty$XnnDSy9iwCuFvjYz^Pq~6d
jfY{j2e*A#B}xWbagaNzn|@gdYMJ0+L~;Pt=DqFvO@v?JX#I64T!7z<uFI{1`W%PbP|`0BKwXO9<TH`4rP=#=5Sd-omL8I$O75<}WZkvji&;-H#0VcBUCW+?
r=k(L?~bpTDEMfx3nH0&rq%5cbic{+lMgC&8_Y6LL$bgaemvJcVPjw@`GE~1hE%;|xP9h2EPgo>75W*MR7Cs>%KZ<9$KLGv@f)(uw)86apcAZkof?nGN<@Qz
$cld#@loQ43!(F%;BEQXn2H7Jxg;dD$$r^0k3l8xMK;C+ZjhrBv1AZvuOA^QT<43(`=AaMS^*UsU73RnK4Saby*8>SB<mkD+`k_c#6xF7{>kJA;AQbm`L;CS
;{Se^`*P7Eb8x;=9>ZFMfP2*3Nk0%>@(Qt8e#;cCrw!ZByo<0v^y&tKh|iT2bdcmxY2TM{9JVYNC@j9sGW_-<@NvcTjgbcufm@)^yHH_Lh{#K#_E(q%m?>9s
DiKt9Lm141n3HqRoI;H6p~>Zt);gcKk=4=$)aFf9-svu4Bq~$UCp)zr^I6h$iRK}mNmoOH^*k`%bMQmpL_XQb#sIbRxsAoprk>|c#ou6#cwG9ck-{GBT9}~Z
92vkMkjMQ=4nH8;09Rv4O*eDKc|u(ek#Sl-``t<z?1PDFBA;?zSC;|$0Ffq1SSaGs5a81<$kqbuya3C|FfJ7R0IRM@?j}-^RuW%9k$H5~`aQfP7sanA3;$cS
=*Z~MZt$`-ZUEya?c|{jrgY8sx7PGcc~!fB!GlBtuQwd@G?BZnsAUIqX*b_6B`1j)8Po`2UQ_n_d8OoBdMiF+QNMrCx3b2@!nW<v8WG6)w1bEcv`F9FLE>E`
2Q8#1aCnRV0yxDenB`fm0!6ww@5cfn*dHGui2`sAVCu#h^ru((-3B^3Ooga5qX=~lFD2Fsx^ig>TM^dfJedZ+MV5C{Oyq2WfwzmoGX0v=)AH~V&>Virb5D0l
3q^iQn>;?m_D83~TzV~Cu-bFAd2bW|mLByL27O~09)o$jZn|GRlRy}M>53ME-vgdylf)M)FbjPaCkS@j;E@6h7TH8WX#ntQ8;ZS&U}fh*X&`YvwG1`8tf^p#
e0aAMKavVPqgola>dKhuCs|eV9Dtso*ay`ADSM(0E@v_XwZZvh1fqP*q;Sam>z5_jP{ftZBT3w#y8ef1U9-NE|FdG<>cGwEt`+3557N$>m~Rm*Yz)nxUpZPE
7f$fZ-8Qe1@Z>K^SW%7S<UFRW_-+&xAYgs=nT-P&!UEC6EW4xv^qaijGh@9T=A|?affGVzMEtMj?uD2$v7M=>1Y8Mr>hw$}Xn8+5dxzJBY*!hYAcQ>h$!?dV
-I+(2G2o|!J;%>kvLzGQmfgxP?J=kWM=gG3Hy35(A3HjukdH8Ism81sJ#R}02yT#fWSH0l1zmKV!s?^=M6_pz4Q-b4>>;6gNQ@>sv?)di_(GhITeV8i%w*}+
lgF6=b91c%yD8mJ8?NQtPM~~5kAj8qA85a<R7gjL-ngv2Pp7n*HFO{2p>t-s#}|Ban&R$_L4o0M8Qg0J?KjusjDYv`u@ZnB?M{{`s;Kx4FM*lYDb)vx;S5S2
mUXCvFm&Li{sVg-z8k~qcl9l+XK@bT#&Onza>XZ5K;%+^E~%=Wzy|D?X!?goS|Sx6+7pI9h2;+_IXzqh|Kuu35m0$r4K}=0M}9x*1rm{Y@#889jT9G?ondy)
8&+iBIWZ4IXgaj@viwPe?c2+Joe7e6lYi4E_S~EtoNR-&2phUWN+8jQ1Xje%9K>IZh{OONsQB1TjHmsg&W;9wW2X<qG#twov35G^WV0^!nnV@nCF_m~E3APO
G>KC5`^dychJI2o!)R20(}VI8hHDcqISBjk>O2S&<55&_9!^gRc;n$yY;Q6`<B9`(g%t?^#XmhWf#;sov-4FvL34@4PB*L-L67dX7)Azo8P&<v>meVf#H=po
!OO$IEHY?G*{6g!wNv1x9)tTv4`iKFI5v#CKirY8Ej+WIXl(Yv#&&;*N8mK7V3NM{(prsg$a7j>o1M$o;HWS|%oR0_*4<Gc0S-vzA5P^@3V_s-I$*+kT(s>B
0ZH+Dops6~W;;HDB;r=pSa20-KY%4992wi4^=>p$Q{qJ&{yWuNg5!5d5d>?bbp%rK2jJ8J*djMn_iE$}y@*OG;h=-JijR1JfeclIkl4DS7S>UYp5YF-VWeo9
=8#k<Y-c+w9#ut+=8IUsu!<;JFUts9tKm7D;T_LCZ@^>d?gmwpSSKG+PGDeOFg*fjL6@h!p#3P3qLN~DrriFt{*!s?-HhN`bg|Yjz$l3rPfD>A8>(R{yUy;F
d`W<&M|1}XOav3%5XftKDEs7E^sw0SZB0Wb0r^;(6d+7@F~-)sby5eHFb=VefK3V_{H3b)E1DvQf#Uj+KO1Am582f9&<Hv{0$ejX2w{yxyN0wZsks@|P5fD>
S}w#Q0|oyJcO+EN?>|Q|rI5Q%eYr?iaiNU03;QDORcthI^w4jgd)UF`$rT_fN#N}xsAX+Z4R79HBz+_F*iEiZ#0?)^`^3%tda_b8C|%N)Yp=VjYVY=wF6}8T
DJkQlpbtn5s1R>&V9EFN7dY(A6sxhUY=j+kuGE=NLihXwUtTFAR~)hYH+Hg7p3MZ|*iE<}LLpsckx-jJ6$ljMV^4kwkqv(f@Uv7MSdV*6{$%>OVay*H5*i$v
(+|Jo4`}U|k{Ig*HWx2T@pqr&AdG1BN@t%_ze#(TjPaW+zyW^kb4Nr91hFgVt*c-n=RiqD4v_i)@|D>IKzSz$9ScjPsdEXAD$>rS?NI<LXjYkgd&7?Hj;|>I
6V*ppw!IrM*}ncYNKeTmtx-rD3&Afn*VJ%S2+5AL1?s+S<jC9VSx(;!Rm0kgZ2!i9WwswGQCHV%_oC&=QvI@6xwKT|d}@he2Pa$tOzVA<zh1s$yf6~ZynT#B
tfMYnn!`L_oDrjBlAvf(xEmZ=oatmI2f%cznNk@=K{gA_y!POZAGBQuP-_$Fy8fp`+JPG(rb|wUj~2oS*YE=#o+Dk%b9Uj|h<(mP&GhFEdaD&~l0E(-4>=Zq
=vM=)RqilPz!^WR8T8Wo027xy3cc%8*oRG%ed@6{GvS&>Rr@YX{vkfUy3_qo1Z)sZJ$o+IH!iGhSceF>3Nm=R5fr;&-8B=_KjUy=pz5>Ey^`e<?`&?P%9TM$
Yw#(F(c}E94~Q-;PYywV(vW^S7#6D{!$`iYqR$9_$e!qjlY^$Q3zan0MB{aZ5JK`u4lhH~-o1o)YggpJ7#<pLDS+naq;OMT1QpZ^wJL*Se{zuOs!)7C;+r_C
M&9D0qB)U5FT{q?U-zDcdB=fs@vs{f!2R%`4WmsmFo?Bh(`|P(YWR-_OBMm}dbxI&@5;HM-lr^1OSa&0#E2zqOAT&k!W7p7x2Ye1ZMz7l`y@0@T}hrhM$}Kc
OB6QmA<jnE^MOhus^r0McT+bSb;OXRWP3JeH+eNrNs2MEZ=E?=pHo3~pC=J@?=^5r8KI{?T6cnUaKpS#YgC);COh5Y6{x_%azHAy0M=eP{DC}P{K$M6Hx0ks
CkBe7jK8;ew4M+axO%`Mc~$3JZE0OCuYdArQ1HJmv}730o08B^3c5uo0{b{74Em^lGtzz42li$JF+4eEs&;5MZZ~4_Q$fTzq62s%1f|hkKe%tP<HZC$QZOB=
mw^n!ElDgDpO^%_^@U=NiZg#Z$P5;dC5jJWiU0GVKF|5!AS%Q6+>IEMc&(TpC+%qqUY-Z$1%5#B1$|>LrCBlKX5+ykruOlh$E?^!Wg}mB+$j<eWi!aR(=PMw
Vw+wrSF<g%zQCT%J6l8|XpT6ya1_utyhKwb9qA>u0B5a0uw{nFK9vWewolmN7TgtiMWmS(EC8e}GcwQovkcm-z9a)4Pu<C7gkc56NIsxA8z{5Gq4_2z5XJP=
Uj40m%)C*<d-|NpI!A-E;t=!8gaZR|SFhhGHXej0r%GE7Myi+Otr}fY6g}7}far<UE{SmZ3AhOuI+=vVYmwq!P*=XbqXl&j=}8q&8ykoHHyG>#VXQM+p>e(;
SS^b#p)ed~S9PM8g^<o%kzY$m8(HmZf#p2GRW2@$zJ?&-yytoKWhP%`otvcRo}${nr&@2`K-6jcRKl=?>w$qDToNEis*i0kt;T48{(hV00>k!JT&9*Qd8m8Q
x8yt$nzhJzocmo>W*MQ=u<iNYl;MLxD=;XaI^WhQ-5XP>m>_Ybumf;Kq=+mEemntHHttx_4{qjT3<RG6`eA4H1sF>}dFz+d%r!F-=D*3x3O^6==E~!rzKLU&
gJ^#hAXo;W9sW?<F1)QN5S{#lUL5gfNf_89r?1i?c0W(c(|g{NKoNGA6m4L?lDKMtz%4;M$-fm*NJby+AIN}zlcuaa?Ut+QFUCeJtlDxAN{umYUuN}0x)tXM
dv2dD*hf-D7ZBi+RP|MP)|hCRj`Ibc0+7)rm(A`vVW8c@{lJ>Sj4!G@eyP>B!xhc$n<;>1DcM-!uHZyZyHj6?a)=3OJs?$G-sNnUc@(=D{QkC(D<8@2_fWq{
%}Eib?BAJxv`HqjT0vi3GLCa=3qrNV%bj{FAs73ynC(CP(kPD021yPsEUJ553tzp(MLSuNB}^MM^}DbfaDMi>)^UMr4EBpeS>gJ{Nik14MB_@Xqx72vu6_h3
>#RagP$F(LS5;0Qvi`bCz*sNa-K(jT_KAg>hAuEsaDx!0DvUbf)lV#o2$J6_=)nZ89E;I!DXhRhoxB3eW_viqzanD-8c1FLKLt`IX8qKd%UbW#Aoewr@=Ltq
E9Rj4#`xuu#wi>{xo=6?VpxgYV<7p;_il<+I3LA08uNjWhl5TcL{<9!ZpKuPBXIuPUlq<Au3YuMa*3j6OA~UU23TfR&{IQ%F#wQFa!bCcspJILo`~)ofxIG$
I>`5BfekUF(M_qRLi};S>zPYvldnC~X8#H)k86}YgQdn-(|mNc!;gM9OLpHCO%<TcRMBe!(g;XyBFNhMdg0H<-fCxO01}`Ro%>FjxaV{pb3%zGVl#sOqQlb3
KECnXdJW<mVs-zn83ptk_=)rr2MO+ibC-|2#K&U-!0@z*#(+X-M&)p+Aq=0m3tkZPHnxl}vk|OPk4-#}9CG_+0H$5}E(Q~DmXK3HlHls11KzOsQN2|kTs!Ro
=KRZ{5iba~<)bEr8eYm#VaGHu#11~y92PTHu0sF}YFlkk<x%TGeQDjA4#KHCEL4pIz2k$ycG-;YBlh^Fq5s_EVI-~SyhMD~Pd->}SUB}h5<y{fIt^jr2f>9v
KiBw9-J9w$Oo|jKI&}CL7xs3i?C1^YP##>QIfT}zHYCPO7DAv-XiztUSlRp`lLlGJYghsbUzUGCsf(_jFI6b{i4kuav3MLciE3-Ffj6QHhL}lAwNsSQgQ2~V
m25p>jms$ec%cy92^O|dLi6U3W=&5Wky;5J6T)x|?mIc81Q-_I^k<1wu@UPU5}_($;6mH-h7I6})m7$f*k48h_C{#|&=EYwX$hW^`dzaKyYIhXK6&Rytn5Jt
lvw@De;dcm?7G^v5;*yu*E*~os_yE?Y3KN0i!xj%_41*Cf%0$3>EkDz_N`!<HA(1X)mHjxOVh$2qFp8CwBuwxe|<@}fu)yd-F;?QWHx-Q_W)8wp2>QmPjrh}
V;TG6;6n#Dxc+)_8C*;=tIO_yIvcC2H5Zx{_$hi{7cL(f76v_Q9lJ5NVkkBI%RpDqSd=!kC`_hrUp7uA>2=@06nB*t{!c9Ha_7JNgjiaGHDl9%85|i`q@(V4
4e4GAp-tl1c-2?ZS++g;?kFo}!2cQtTyu9zbV)5DP4JPcyLy)MuBVMQt}}+tmqy_~Xt-VU9I!{Bh(GSAK(0>kFcup|8>9@<;~+poAOfsYc*2D$SLHx=cnjB)
c8J~a=lF?+IsO*8h}yS}^h;>rr8`r1ChxY1zaVOGbjotWoKDl<FB+27gf$W{EQWOsQ|UVb-`z##h`}i5($Xx4b-kmFx8$@Sh@n%VT-Sbohk{acGfE{tHS}Vn
L!e0HxwH&+AmTJk+i0nI_Yd<s83*(q3@ohoMv^G8EzGZ(D<^c`HHNK;C!BWDEmBlt3m>X2q(qfL7jh7=J5#z>`_+)EN3{uLA!Y~=FyZ?!B80Nfsf&e$c{B+&
2U*~HoW?jm7G;HKJQb5Q{HsQr;Pmn5IX~l?Kue{f%D$4<BDZZ&a8>B`LWmi=xJAn!Y*=Orhp|WQcd>9NXgWkFBe(711c6^$rh=Aiml0!$xVpkQCD(tDeG^Yz
wz|cR5Yitj#CGw%D$HzW8cQ`WGF|xRNmu;wtq^1wD{j!8PmVBO<8y`bEbV+QRua2lRUz=Hj*TX5<9ZRo`zhc(9w^uQyVE_AJkS%mlJ!Pa^Eigp(|{OHoN)Td
)cVM6c6Z137l3aZ8RG=(MD-kdLXldfYOd`~(4IB71saov{1dgNyQzyMlnw&x5I`BMu5|_~wlxX{I*ONpZuM7@0*wAB)zk(F7&>4qN5E5UDZf29qd^&Gz^Gq#
BY>D)(z&C0zeGRaqg(9hBUYA~ijYcm-C*x2%3EK(DqGMh&<zDqxo=N^Hg=$S`5+cVzY6=G3TJ08eWlW=sbfS0U5KWN))Q8nw&^r}ApzM0iWE*CIB3p>Q6>}U
wRWNX^M5*>z~5wb?3O$E+;b0W7-MV*{heI=^L!J2Z3E5qDj+bg0QR-7>j`X>%$%E`ocW0B1&FH3cK|?4c5SsC`G%2uKs<G)A2!w=9}Xfke<eqe@$5A}2Q3MV
do>Vka^tJ}RtOE&vUcr{%ok;Dnm6b&P1~8l05-=)yfmX<(7{ib=98Z|#2{J9IteN!Vw@hVq&w?9-*_{i2_u^TZa;$YlZ1?#EQUfMC^GyWDd>k_cv`Y>C$SSI
YOxL1Kbo3*8sGX`1}BqMQTQcE8bH-3j{}G)V_hMxmnL=3$>c@3lrDQ)N>T4co|=0rf0IY4XsOsABbh1Nnq(MS_a9~jBPcXW)n=z0_6wR?oq{_(<Cr1tK2f9|
?p=m@<&=L${WU(eTE%W++|jk^fGnPR66@Lp&{iaIiplyy>^vt5?BvQz?g-AOt@Ca2+d1E{oZ7os{yHsBx+KzvC~dh=q^?eqok3K_C!JUn<7463y8|(ZqI$UR
*9IS&x0Xu>BJ_#ViGZM#8!j&};{!<&NrnPNBv?3tHUkJ>*vT7D@5(RKGk!QB^w0dWw+5+YVag7#5=#hEM5vh{wiU=kVIV_rhBc~q3}Z|i4B&smt?naSriu0}
eJ%3QXT{z5O@OW_r-m!i>$fDc7>Yum>(EmFF=PM<K=!|G)wX5giRb?}4&&Cq6Ufh{0MQ;A&(VX8joZj8Mpl)PE>-)julSFqN}%iRXk2Tu55Hmmx=*>FZ*ois
%K`TEV|Ji#A~#!46iQtN4BNL!elVeQsu!GmUb`%^#NGccW^DM1Ih8Nj4=f*8o-<woae_i~Taipi%|Xdts$d>EP1LpjPp2Kzh935DV^Q9#&)Mh6`mH4W@kmx2
3_Rh>?*e)!H9~{!0F$2*JX&yj{7!U9m-o=qQl>V|bd4s@w*Jlh5Z9MqmQ>I~C^iUa(C{|vBnWX#8)Upv_d_odczCHGNI|Mt3xpz8JxdJ0&g1M+H=q00HI;s;
*n^?sN?rh-){77?{deeU2(wO9n9Jq+Rjx=9J7r#DciDSgSq?s-YX$EMH$hhCo9N>_H)Pa?A74xpMxQQ=W^oe`y6`kzB3j#)2rFSTh{G@=7F|Nr@ahhY&O+g=
C?GokoBB7x7AV+;_92J|j7D6<Ods|JxQuTt@~dUup*0O(&1lm=lD<i$F#c8n=>NUtIvxnEdsw4mQ@VRLj_8;IECKp>Z2)Hm!LY0@j-Jx`If?U(`Rd@QLx>>q
vx$B7sHn_(PE^8dU>br~WdRB}0djL%`#-qQMFX5)Gg`ncm!(fjYMl<`3E@b4M-43?xG_;al2efgJHtrHxRj}D0}Ktt61bpJwHX$I6{rA5A{bISCP@(YOok!n
*_%Cc1SR?$7``gnECHKP@le+-gU9FIGGQp3iW&Fdr2K10-%p1!W~9sx{@MC#OS+5;)?W7ZluZP9z*x>Gy7gRdrZ+~%nz48=0>v+81TMfTsgWc+M4|@(CfHeE
p6ALi6maTWa_7%nZ61l0H2mqdbAPJVrI`vlvUPUkgJ=Cbs#D(K4~A8q3JaGNqr!!KWoGO)V8w*{+N7e3D#7wcxc?ZrG(Niep>l_;e1Bl=JpE0g{LKP(tN)ZD
n*5!yFI?CbMEqu+e1eq#pqwp>ex-uIxXTcDWnq*5&uUBz>n@E}Zz7*h5h(4U^_<VKSfIg3CW<dG!SQ>{s`>o5!0h^FaVxu6h(Lj;@|E$=GO$*Wk9&$5((@6j
LswghJ$A9=yGfm>eFWws-J$3Pyg#%@{r_H$bmE|L)b3B<1f;JRqxOhXB5D<iP>*PB?Tba5{pVV$59ixV;)nj};p%kIyzF!{d!%n2kf<&YQv&t?aerht84L7<
+`cqo2bx?ROA?H~Zg=&Olk>mTUhq<xAh(+jm^~)!B8%?&$QRd7D1@1!x{>|YKp}-hZYy_>9Xzm7os*7OV9Wv-HqQxB3QS^0-F&&RQpmwzIoAfQBh*_`h%1Bx
5XY?|o>U&D>i71s7gy+5;=vIfg`27hPuCvNlX!n}@(aAWu<s(8lElyGyM61xxDbQ}-*aJZ&&P~=6zR(;E4vAcc)1+R3wS1GYik}BDJDkiK+WH0;eyK5WV~KW
=}GV)Q__H=5iv8FTiLz7GxdS?)oZ!up(k=~EQ~0TTNWhkzc<l%+sX3lajwceur}eI#PX@W_Q=Z?%i4{Nj7__}nYiHsc8iua*g!JGbENi!zp4&yXM_-mi0cxe
ob-zaHRKYa0_%%3f`PI+k&4r{5(#r_WDg9`zX~d1*r>N655`@lLXeD#tj7!hwA=ZdK$3V0AMMBqev)ddorsZT!{qjCkAx?M+W&<b`+@)c#%Ezb1CMHjWO3VX
&K;HwR5>))%azyk)<4^(DhqK_juuHKuSq+3#8{!7Ra6=8*sf~U#v8wjXJ1GXA91pT(h~0(Xv0Ib&2lYbm#3Iy!(I>&_O6Os{=P$&IJKJl!J@SOB#1Csh&4}-
gRoyud2goEC>OktC63rgTZu@2wZjGV6VM=DV}$Do9*N;`r3LUoU9A8q9pzKBMV>@PZsYJ0$S14D7SbLQ0B$@ovKVhiBZn{Kv-c-KX%SBtN4xB3{<E2*`t`%$
ps#t8#5w`2S~*C@hk|V39oNdx-W8>hh~Fb-k-2qSx<PbI$HA;+isy&f6}uynt$_P6?aE-g+f<FEnUJ;O!K#5g%Tbpa9@G1iLm)}6YrB{YWS@*hxd19AvD$G9
BExfl57SUU4fHN*n&JGT=>}RxfKFUUj10tMJd}#_RV}&B5mEFk;e#^DU@#hm87%;7Q(56WuU*DURERsYlg*;vu%Yf%%MO?*IK~5j-XH^yVh+S=2?<lJjp@GN
<p08CZ$a{J&<oT*S*7QQV-#2MYtPFIQ(}QnpbQV9D_GI!W1J~9)WQqH%<QwfjVXN=px4qhgxdd86f{ph64){gshfDm+BM28`2U2iUm9nOi5|yXPtbzKv`|~v
@JV5{V}YPBk#zH8wGcBlsVsxrpz2kZXu%;d&1$SpI3N19i`SqZ3d98oO{dpXef6S&A1CH(KT=%`U6t7=FB!P@nW&ErkJptSE`GABgT|1s8s@DnDIYM)gI>`_
$$v5i<ub1basKP!Ar&{oMFefMMD@3iCWjmS!3)X<yd1ckYt>F&GEzTnGZdURZI@zESU|Mg)?5UP+Z)80&qf!DX7Ytt`ECx8;BH-==@6)WT0O!Z@rYMmZ2DSf
#N%X%_93HoI{)1h7A%<6!ELZ#gH1XZouw!jwj=z&Av+C~v&hFr$6jBV5Ee-F=VrEsi>WO0>=*MP^&-&&Kx{%QQwfb(grubdevrs1T4FD;AE}z0BnZ=J6LP^7
!ygyr+f7uU;8)98D#9%yEI|D=OseV8hm2cR=*MJ_71?#vU3JqJ|E74imJ`q;mdP#=Zt2~j=_IS~UiIiAoLQ;hkX(2Z;$fUd_ZT`<0cy*b=BQ2#szUPzEoezy
HE%XgU2IGJKr=()Rt+5atsD0A-@{o9U0T0qFO!2DFud$2?k`11oj8!Sr-8_k>}NMxX`urL^;xfHH9V-^aFE_-Rst+}km|{?k`8bK3ad0-A#h@7@hS2dxAl5;
cVGA%t&mLUzrEf|6Q}Tpy$8KBTb~dhx!aJGsP(T4X>x_N7$rp#K2g&$#^}>c*EZNdk!X-0)VkOyZY73WRs$xd5{1VnJv?Uirn6AMFL}kczOt)}c6#%=0w?QF
HlVyBqh>|WvU%H&bHcP@`yR3w_D48+ULo1~efkNO<ysW*gJ>!GVh*&Xoy?Ey)X56=ZFU96DNz|0@M3ne#G*b)?=Vx#s|(?eSBF6A+Bt_=6ca5g&)qiSV_=AK
M?oHGgy=0<=^5VS|A)j|+%heixN8(SnhTvt1DtZVFTVtRv`}i7Od0cBniI3I05FOQ_`Rl4n@@~;aA9N|4#Fz6g(aOp1;J6jrcr}Le-WsWY@hILc~)mb<vf+e
6q5;_>d~aHL1<XCqtg+dA7^M<v#^Lts(Gk5{%Eg$c+;O-SRo)Uy9{#(!{U<(i4sbIJUlxDG+Zcov*@)kEOAWPx+>2=Z%UV&sejgbQx;2)*#HxHdn@B^OY-SX
*mXS+I5`8CRF92O-H3nY6qUSC>UW<6W4r#6r>`m9P9^!<^e|geJ;H6ag_Sxw$)jnmb(B;=TP?+^hc}kC>P7#aS|gX$j1qiE-XhYBv3231u8^s5W^14bup*!c
!Lk1PSJ~9liw6rmE>*27g#b8MMdh&SWm?p^Q@PxFVY{IZt9m^nJe4^mx|`&QKu05|H~Y{<I2L1sdo#jHUZ6ZI;ZauMD3ZFWEIx^CMoLp3OAM8zOsMY?^r^3%
e@%kcE@=a0m=^3%{V3kCqCgNXe-w3!Nji%4EDE6?@u=uwrRXOAA$K3j34VfE@Xf#BV}YPY8x`J30INlmhZ|KGo8^PP0b7)=Pcd_Rjf4~i2=2LEV@M{Kp}H}!
#Cd(Jd7$e83=Z@bYH#QugGPp4I`}+XW_EOL7hEv}W-N>=D9w!=;<2A_WJGGKH|S$h_M+tatb#S=x-JdJB?kIxzsg^&Zy}j4!vnmh%V(6Tlp^3<ohaI>Rxu4P
MyS)=6cCWO)v`b#Xe#9LeN-osUpFRv7Dy9Y4k;Xd^Q1)0rV^)k1px&}T$n1J2g{27AU)m2SVhG@tda511jX6A(=?)#4G1_sd!~kk`Mo?C${;t%&fc5<+IDbq
wUjX#P-JE|?Euh_E~;;<vDPZT!f|ykKYv+)^ovo?Y3qQp^wUQmOHBo+1hYoTf#9~Yf%d0ULH8ROYs-{^RV0lB!VXa=^ah7FhB=lshrptgup{X<t-jvYU<I3r
NvuUp-`GcRDadKy#ja%A9ET*}x&~RyJw=zT(wGvw{l0_TJ9)jVKD3UUX|&UE*{qn3kW&K7D@}E?6Sti`nRwDh8~W+LIfc&<36XRO7P`H{2nw|gIhZDi*Xb;k
4<pg%W^TDBy&MdHKml5CC%!C?#?bpGACV01XgDG3DzF-IvE%}h*kOQrbIPhQC+*R+6IOm`Fg<pp!=xBD?9*Heo<4XB<T;MFdiS!R?Kvdg?HoQk%4ld4EDp9w
_e|U-LPko*^0Lqkk6`wd;$t!-PB6%s)l0J^5sq+kfb$aj$w~`XF0<OIE?#sL@R*Vk>pL@PiKJVU&YOJSlnAL-mfDX;-i|Nmm{QM@8G3{uCqydy;GDuf_paa9
nrLFt_K;z^cV+}jjZA0Ciz|vXBL;RVHUh_zU-8QeC6i4FTZq90szJxC8EiElWHf9Kj8A#VK%p^1e#G_uYsn;Tw$AeWx&eW0qR>ktd{*EXMW;hQ6wF{COEMEq
-SSuiPIGbGmv1x|<wVmSFB-2oDhy21*i}$GklyRlb6Ai(&1hZ$bRaydX>CtBV16_vS(kN$QhO%g>Z4>1J-d^n59{)!ERmbPEW};|&v?yuLEjVoOTK8<sUJ@V
K3|~zQw|E{#ZrMnYL45rfLa9}EBwb6l;iSYiJ)AANr3_!0U%dUzu_Qj7_rq|&b<S}^qaNvH^^Koyv>URarao9CL&b~;AXfto}bkEj&&2pxPa%gWnp2}ff%?C
utKV<08v~?az1ltBLQ4TL1pxGJ=JVhF1KdqLC~l1&KLuw=V0<GQ@ab+NWi-RtkFil9+VFgf|+&7+1e;lu24bb*<)4;7B@LdAhwHFziNTc=8$R%G9+WUqegw4
%<fx>`S6|6)3yM4q>+c2Nhmar?ewv$)pUS7dJ=*K0ZKuo`Fm?7cxD2CAUc^6iAHc**6|uT5RWl%Kl8`+{W>g#mVN>+F)Cu00#LtUN(tqo)B3R|1`*M?Nv0~`
n&L#H8fG$N$`BFkb1>N{Mvm-QSj6C%{6JAyR7E{os$&J*<7^vI4zDWWQpnChpiih&nMtin7x?PxeuP@@<p{0|Z>uWCG_5KjX!FUanLQbWr!N~&PbliVEkanQ
Rj$!&pOn2bOvft>-Py;UML1BW&MZGxze4MM-wC#VuwB6iQv&V*MMv!N3oza(Qi70flMRSbKmHyAXCQMmD3k9)MJ^quOK-kP1GluR`|~;&q(F`FEriiFj$v{q
S-G5#jJ-<fXG6Fs{4-ZNo_CcODMK3^QqAq=NEw~=Bkx5F@~Q0eyPCS@Lyj}L<ZV79zuVq{&NA+0bCi>q<uc8vG<mqXf4x>C*iz24hBPmGE(B{y?FOK^1Gp0U
eoE{e7{1jPTNKl%124`ChYrAIWa)V3*}oUx^@5cG!D`VR4^2>gWEd9_DRZMgfY=A>u=_WCQ+(#IiP#Bx9?Ci`S~*3H!|6RP)Q-6!YAxBWfAws+(Q0G|fY;*7
{OVE%gJ?o0V2p-tJw?Q5!Uvj8+6ZYzEPMEB%P`86L7fG$y%W5w=279e+jU=lwz;mJbbz*m((w(^;mkfsSTh_@LWfP4gfd7=G5fvRIVk9F*Qg?{r>9?YA8K{P
>Iaz%(jxI-(eGrMp+>g1$>FNA(gm5!Nl5j|7eCsBn2UYX?7eMWYVq+A)O>dCmGHAHsJT_4w;6*ILaay;V)%k46s-$y$vRxrcXHJ?w(#0;6f;dxWQ4$k^dR|>
>j#@ES7SsdvNA^=Zso<^YY~O0Ra)s<{)b3aM<fN<5k<_Qu1B%zoB_6)rr5N{E8aGHWjTvWu^BTC8EYxZkPM;Xge2Ix;z_{qDe}{$J?EfokzSY2k1TsEZBJ$^
dF&E7sc(MPIv%inVRdW?=xhJDeYvJc@w(e{EBMyH;!)asvvn4%6lc+p&K_C=9m8B?V?6ybw>!Rf9R|&ju?rYa0Y^-1joY`IM(=_+MTmiW9*G)q$MT1$zgRC^
(FgA1ZZ6(7S%<2jf_l{N;Z`qV1y>2M|A*j@LwhsJ)DQ0vVL=vkh)REMN2L@pi(lxnyKCe*KEZV77GNd&AT;~IpbUzzP4?%*oO!HeRJ4fBC*yp~?}WjO@gNN+
DpaBtqq$=8dP+!iJ~eV~H0namuz2>aMvQzRDRvl_))+r!lghjMVJ(iy?H!NkW-tSh5FAN8l(xZ*uFREl?E9DPjCpz+zmYi-A82NAP>0vzAa!|Deo8l<S}iyf
E}AX)2{MQ%A(hNonhPvXnNLDKG?)(#NQD;Qtpz%95eUni{#W;W+hws@T75*T8{9qr&w@(25GkfDi{rI)OF+@6pb1W8Ar}Xj8gi?QeJnyOBK(`3&cZ*8%{o?j
C5r#m6Hc87@&<f?7HOl*w}f-oVd%iw1X6v!;94m*WV?=uX!i(A4l&EDJmBj9xx-OO=5?-uJbe7ysyQiq+UQmhc~}7}Vkf45dkfyi#*B`l%?3c)<$9$Hg1Az)
8o-Y>$BF|M6&bpYVj;K9r8X+bg-LUEt=THaPT2DVdr6aMI}AaJ#~C8U;6K8VrvlU{Tp~-<w6OHCL~f@f=!#!VmKbI%@|0sIg;u#S+)b!kCA5#$D3ir%OE&Hq
JNK<SpH`izM$pn^Pjr}nivh12wqSpNL~%gi3-E*AuJ<tSEO6^>d~+D#W}bky=}Lh}St57vQw#X=(iF$D`9=(xz|LQ+^U_Ckq-4X;V*V1Vk+f^L*>bqPiZtkf
diuM|J7#!XrFi{)bYfwXUv0Oa(6Bv*)(Ay|r^7&q&zomBVh-)8H)VrFf8ogL9LM`v4l%nU6ZjRemma?dLqJ>c%eS=1zg3)b9ze0i-a4S8QNk_&UB4}Kq2kt4
O)<PHiqk}E{V%-_KL(Lb&5N>?gAlG|)<FtTvnvRwmtjQmiV|0grB$gs2G<eV?}J{3E-NxwcDHxS6S`c{N6gA$Vw$|ZMb*wSy28Z$C|Wjvw@7`ogq;Y|sUyIs
K;33qPp-8UpGa`sF=BfC&mpe9oJok9g-8&^TPJ~q?{LYs+1F_j&fL^qFae*xjMn{?xl4p)xt|(NW_q*Im!YkJPlu?+n}<gM!f>7j#$o2nHNPH~0FpzfF$dc~
NAu#eQRnkSGWic$T7CacShm`-18}IJ5TM{jzsFd6DdJV&yG2_O&;z@V1ZdnUh-OBIlS|$Srr`TYPQw^YWqKU<yY%rNQ;(^k!Ik*a3cBEVPR|Scp?&;$Lp8Dx
GnJ3|E*_s4i7{F`u1i2QPW5FRzdD`*kEzXF?H`I&5J6oL&?LMmGK{;!4z`aSXvUD4eREOf@l~U(Z=|fDceB^+Lz=~xnpJ2OBJ5=J(#{NXd6E{?AhRiCZ=%2d
Q8BoStOZ8rXtvTMQB>%so<lldSO>Te$WEP&A7|!MN_-S@YOJ{KM+t&kZug(Lq!#(hP9bT!mX+a}pte}<!RZIXd|%5y*{H+2hOkL+)TuF=&lH?_SEDYNgzCo5
IxZ`{{wsH--;fkKwR%7WPu3O}ObuE)Y1HkK;$Ft_B!iY2yzDY4$G!008St1W_ZW&DgV{`pKH#YUU!JgMJ0aO_@mF}r6?m!~s84c3?h(X$mPLyG1ql7>ZdN8(
Cu)hqWuAZ5{ssL@fKgK}t2^73W~H}6aYB^^GJQwDGqJE9t$>3!<vo0gh&sxmwQW(Mmk$pqFO8DKHQYeo3gTmoRiR-GO%MBLY~u4vz+;rcC?|Z?#7*cP3d2*p
mdX4G%~=$X#zpJo_S7Q}t}X(DQ+|xp=_dqbGuDZR!gXf_)zCNfh=NdsXcX@`z1@Oa!I-BNP^~}x=k9AvCiDnB;fxUi$7Lf8o0pfKb6Qwn-14qj7C>aA!B2>F
Ig&pz1@wnfi6YcAY@yLg74=%xL+?l8T;Kg1DFZ)u1*YALt)uG+QE_AF)X)1f!CX;(Y5U4jzo9vU)02Q@H4_^H(5uGOTYbvUxE_qJUpU;_ZzY~dYLrz2+o~jM
AKDQn_27TrOaR9M86pt!gA5qZ9L<U~=`8m&C4YxSlcyN?Rv--%@Tqo89XbeaUs;BhQ{a<fVUMVE2QyA}o_`&XBMuF#BksD<H8Xo*&;m5)lY`dTW@xEqzt{B6
*a@Wd3^cMT<hnMk<FtT59wgci5ksvBH@tG>AXfObF@n~dg1QV@oKf^{Rcs%o-8^ZLzEo|ILx;98SlH6>PT#o`btIBIpedi9f|vC52HPno8^mRRTFG@~@f?wB
!0j+8W}hz*o(?e)&c?7~*F%W!J@H{<IZ7vDf(6>GY+3M_#q@>@m=`JT*PYJUSWO^R@;#QJp$Mk;;jv%#Xx3c*a&H^<E3`e{lKK*ET!EotK6GmPp5>Bal*lM_
YH+%ZDf$w`>RGH?0@PbD3`59BFe*7=t_fLX1qm}m9JBs3<NqV~O6Vs<h@E*h8^CXvBb=egoF;((>9nqD-v7fzfc+dI#2P^yOn1^l|8i%zHN=2Mlm7rz64lI=
%N(8$P(rF3dYMz1CGB0h{Ff*yu7+P==OlCU3S4)(LPOb?h!%#cW`|}ZGoZ$aUs;>xMT&<kz;8SEZSb%rYzRW{>vYW19y+1^n}PWS`F7d0S*Y^t1X#CqGLlFC
Y(!n~A8q)<CW2X=WUi}9DttU*oTnddQ03fyL^f<eo&;?W^ww`c+h!8j>^^KxTNnLW^;y9M?KBz#884mpsx_eq^ZQsjJz~=qXI(EXN_;y6iJ5zuHQpMlax(#=
dKAHOwG(M0Hf=R@3MxJbQa(t`QYY;TBKcO?eU*!#ejmsrbPD_y4nkAo`V!h`42^hc*uxMt4ydHOmvH$72HA@77bfEacx&YmkNs5<q4kN%>ol7C+s}8o2767e
i#0lc9OUP8JxY%s^3qe?UDK>23bM9KcqEQ(!ih^tezB=@(xoRGCvc%k<P!hn2uE?d6A9$w04|t9P+0V2l!=iT8I$C*CJpC+&#EZYD`ZgK3$IXIZuKp57ueKS
+dy2Qw=)$UqNw5@sq{H4nvWii<nnM2jF%G9h+lXzise>xGBA{}I=Z6&JuBL4_Re_ZOIl_6g$*2IkV+RQd~#!$h?=kPsx>uAOft(5YtO^a4Q!2y82GnGvob;q
8}G=7M@Hg*g%9bV2u<>@c7h(Tc!14o;^fn5>>9DybR_+cWzoj@E2D#4St74>q^2`rFiWgy&yY}-!uo^;A6LA3vIP%LBC$>x7)rrVc#ReonT$TO?0H74de6KL
ZA8FRMC8|7!Ek+L`AZHV^p(?4^bt^ulHT3yrd*7<0b6J0hYA3d`e_s-4w=YOqe-vaZ_*pPDBqS1|Fsyl#_|_v&V&jzQ4)`=X_e1@?W&X4+8d2<t;^(sF-%cf
`*BV7G;$)R&8^Owf8s<grL8Kx1J$(Hme=MU1eNgZ22&CEljp4Cz3xx{Z7pM2RovvVE+MXDt_vM9<r8Uy>bY=-8jdDA$K4Jh%1*g<Nh84WIu<u!7_pU2C*U`<
Mo0=8F{!47Cr|>=&43m3lLxsW0>=E1WDO<i&(%bRukWMZrD!nYc7bD|Ar8}&<ly$kDU3Z!k^7`a?62M7MC4X>KnxfcP-W+>LXKoP-bNIQ5OFS<Z;-m=1h|E3
fy!bSPDvS<(FRZ~Y9DBH_)~vdC&}Il>#C?jy=6SYPV0P`harAeC;R=81)W&~^s~Au`v+9A8M<2tvsDtFX3P`be6D5Rw>59fUWEAU4&QDx^8I+_dqTfwlNs8+
Cu0pP!mF>Sls-Jz^Py1{`z?MvtTQ%Zj6VMQsLGu~IphYNH&-UV<m5slVzG=qI#~&M?oU3RRCC~Zk3kv4I<y^fuv}8;ukSXJY;GZ!*!~4iU&_;%j{C$qqgJ11
GDS^Y<U^`0%@-1NxegM)j6((4>B0?sCCL|eXit)h?24e48=4<js!Ec&0S5+y4g484;@B_k42#T3L7FR!c?sR+`o$tJFfew63QF?tgz(Wjnb;WWq)w@@s18%H
Lsdf0b8s|@PT>xz@kipQL=8CLQDk8ze!aHOB__XzuNAWm44^X??B&4b2z5a-iNA&^w`_!6bZ0%;4oj&-Krr%oBy_jqaKya9l3hy_1pSUrCU?X(IMv%)#JHBX
=OgvON<LnlRysKjT@b7X6c83|z2e$F5%knkFAk6GQx@(ZEQ)4P?RlmWz7rx(r#-#OBzq8icrSP1NLZE09t8+bG#$OOrpJ}Pm|(f^D5d1xf~y}R&p=y7q0vWO
xTeU4eFCil(|uS8c??kx8LX?A%?qEy_jYmp*-W<q)tn&oD|u?s80feg3#H3J)WbZwc$Xvbf{{qrHH7{lhE4AQU6>v0IG!?av?vp@>=DYt{ejI}B+VVmLK+TU
FX5EN#z~_|Ji=Pi8=Ae_-+6|CbH{KD=~GnQ54yrPiEjgFe1Sd{zLA$|-un3lU-aRGW6Nn`z{vmfo#5>7ktUxe1JrDL?fr3!O7EFVcq14Bu`MFqYL}JRzZ;6V
_M+Vkf6S65ESS%zPw%9ppsUDV*j2{GXN=U6WVNUWIb4QW!<TNDmrZ${W4lDYsHK2Fy0&%Joe34lj7B1T>M-T|LjHrdGA%7$LdwyfRcn@S)?~W^Hxe8eJZb}P
z71{OgKvz)T^R`Q6g`;|2lA{G);Ne;i+TKY*U`7FyW~A{L~8u5^@^HubZr}<70KB3q)^D}r`Pg#jjmE*V-CG~dFZFPM+Y5*>%l^PaS$*T1Dnv3fyh>wj8hd2
{6C%iUtq%<h^dkh!<Ai_P=Q1UaoCE#B;u^l&-x=erCV}k1vmhEr)%Q5@)-R%G~^bPD+YFKE_LOmNqj9EkSF#ho-qX%E(91|yAuxM4ahJ0&%|MgItEhG^J5tR
DNn?ECjN#*4Qn-4rVw!2?{+KET{YDbb!#^fN~<aN(UCw_m@S*0Fn2Xfh>6T0$ZaS*Ex%4kQz9g_M-p30(bf~AF^!DX4=blULKfFCgEV%kG%R4Kkvjz0ptKgc
uEt~OtxE)!Ap||^7m6T{9jXv`Fk`~}MM@;SsA8iPY+dM5m5UB^pj&PGP%u7l7}eFwImLGOn;0xErqyZKM4md{u-X7BW$Fw7Ws$DZZa}1sK42cBmzA)+6xx+o
(L1i0a{66thCM4a+fv6pN&3wPizLq&F*&SmGec{`cb+^`k^z<QG(=ueQf$yF*AjTHY^GqK#8Tu|sB)Y-{zvly7n~gWt-$u5A&<i4D?*Pt2Dn&EhaSyMB`71o
)8YzxfkBwXGRucqZX0>aLx-Q3S00`ct7=d<xk2|}u@_CyBb#4TuE-5{o{)WO_e;(mRLq^>u>8hQU6C@C#b$CwX)m?>I}#3+Wj2kiTq2g!pLceGm<$%Ipb=MA
8%+%6Th9NuzIx3_gNOo;@=p|c7Ds0x6j?^$8{l5^-b$@)BEn|uylIdlWlQ4p#0mK-m#0yFj?l%;U&ccGWV)J=RMmU#8-=H?+7z<Ox#rNWC*GJtmN2_J6sA7}
w%O#y*#y@#he|QUmo?DEs*(<x@Y!9p{T?np2lQ@4P;&+cXXZCvQOBlz+ti!flFVD%2a5T%vMB!*T(JLEV6H8qYL7)=K0za(gQpGPaSb*XvhE*nituiSHcY3L
bRAMf+a-QM_-P}b9$JI{&wvp@iL~6j4G&0+gm^9m37}6L#lK7DP%*ABl>3=!w<EZud0qP#n$=6HRjPD;nOR2TApjW+)|uB>B_~q6Z~*^Q>eoA_I%dnl8J(lP
XU|uMs@!N2CtMy0t~z8OWl5@}O|-jdMNp*eViQ<nLdam*Z^i5u1nPM_PI_$gH$<r-=5RO+yF^v3r~=+CnGPt&K8_?I$ETH}?HLb`{2BsUtJx|);9kC6DHmJO
YR?JC#{DgvXNy_4o?Rp;FX~g?xEszkxEH<T@>D~G?iQ8Gp{R(Sk2@A*Czq<f#zXbB7eHyvHa&=)zzB?;vKA06GK1-vhKib7VmZQ*SLCE&tNB(9p<8=Cm#<8u
Y_f;EL+MX5{Phh;v3p*539Aj1P_w_<K56#?4aM^k=<?|iQc&oWS4JOpf0rm7EZ(uLC)j1{3?c>vQ8n)V#L30Jnu}xYg>CCzZ2};_GF+9`>-rR-WmleO5U~fB
iKInx?zb(bS`1&bHb$1Ray<Peh=;UG@cH6EXX^NHgY_3)iI1`x?hwAgZZowt6Ea_o>}a$B`6z;j<7Ga81UDYV#%S4X(>ZP$@v&SQRGxt3F#S!ZI?)<^-S7-&
_&t}xJJdoPbtba95<w{~0UX0q#RooeU=PwmYCqijQ???c6X)b+%Y%KiCNYAzb3wyy1idLNz2hQ?77q34U`b3RO3mI@d9d8tq)E~uJ+VTih=@Vl^4Ag299+Fe
7BvmXJ8(>?%v^3D1L8raMI;q5$*A!l=B|p~9mMftBecVckTrG4?=@WcP3z6v25q7tSp?@o;j}iEUsnEd5nXw6jqsq~yPUYu_FUo%PcLZpi}qr-g}7O7Eg46U
B>nr9Usj8g_J+4x-zMJV%#-CSr_VR}72j&j`uIlB>e>cT_Q2BoBvR%9lFT<(mKBa~c~cl@8;0sU_k7h%0cpZ&jx-@cL~|wCz0=SWZSxdsfK5A(;@6m-_CR-s
Y7<qPa^}OZGqU7m64sq+uX$ey9|tji1fk03a-sx6A7^!c4>n8JLX{r<swG|x=;I<Z%(d&TT@W}J?TtUVjo;+?YPi^V10$CUp73KWZxTIiex6$$K6<Y<lNlp&
`g;n#N&uN6Bl}Y(YOdXb(#B^WZ8(KEhx}+5=l^@!B%xVoA!jEz1RG|-h%sw}u`5P$Ki{m>pt!s`rqX~%o`scjblaum2kpnI<#?0DkwDo1PX$hQWOtEtVTzRJ
#jG%dioA6Rv3J`B_d1qEI8~fD086_hv?IZwbKGKVI)OWVifB0N`?+9CFEmt1SrB0y+KU-6nBeaM`LJH#?fb!v`WK}Zbzt0mL7Hzt8PETtKC)+ik{ZbnKTHk`
KK{~BV@<0saD%O(B6(nVennDXila^0uz}KKym3mu3{O=X$k;`-6q;poo0TK{Qodw{R0S13L@YE+W^Y?K6Re*Y1>v=+6P-Cja+#%)0=z`xRpE^pE9#yVz&#{v
O-iZGoE&4(V%z=&spKRcau2G-7izds#igZntc;+XBm3t?2iJ02fb$~;UmJ56((=u6mSw(*GIij7=>IqirxZyi>D={L%PXv>CtrX6z2x}Uj?du|eIop=_<7SE
;FNttlbS@-%wLYXmejIOmxWvX=tu|)qX+G+74<$VkOTS5qGueZNd!n-bU;i1ACih>dk<x?vGN`{3PT+{)Rc0PO;;{&oBbLnPgA2n>*P+Ia08YTIm7M~e#V!*
XO(Z)4Nj6|HQACMrpMLIes!UtTc!FzL+@u?7|QJ`myd$xi;0?m5c$j8s)DrGt46)q-w9>m9KlWdU~2!}!tHDN!Nl=fd%Ly0Lo8qnkq`B-KqS45#`fiO@6@<2
aGiKl1+cL}tvu4GbCatdKmc$hZO;Wyp1~~G86^39PNM<YXwrRH%1pBCOxZ9jV`gMp#K_gmHf%`WGtk-pD+@TM8-y68ZPqI{5@Yi^dZko7n<%Luh1?@(%^0oP
C2uUV#IHlZ7@M1_t<yyb6CmsesQSr;u90wbxp>7zg=)012iy{MRX?7HUDmW_&S;u$I>kI^l+c^l!C!7Q5u*ujXnPfLCm&qio$W(*wELVd)=CKAv4D!S8eS;p
bFc62+AS2|-)>-35l1(40Vi#mtCDfa1ezMR%!7OMm#->Wc4$J0mjCf@ZR;W$Vq)f*YFaw05YhK3;4R}a;Rc)e{5VbN=ABFg!SI&p3q_G~8cfj~Z079c;S(9V
m{KVws|SF*Qkat$jFE0Ul7N&>yE^78tEw%9`Spd)&`=3)Zv@-dudcUs3b`Pyi<i1M)d$}lZpheurmF@AW7#fa9|tt#S7JDhoRkA$eB2Lkih5z843d7T=;;$k
^6;}4LOgPIG;Sbc==r)SZ*pm6(h(Hs&7H=B?C6Mt0+SY)v3>;E=JaJjSK3_jNJL4Ls;f-{WVfJJJe#L2@+17R40ON1P0AZizVuzppAJp`^x7jE>F$|{NLnFM
F9E@rC<i$UR+&n@GW-E}7BFLlmpz_-x#`E48Z9=r!!)-IO|cLU-}mSl%#K-N)~uilfDv(1p8GLd@21G5^`9yt<9&pcmJAxPh+}B%yS*$_G~kx7<Bnk?ln|_v
C<t=$(4V=!#jhjeDkX@R7gKaXs2h5Q0^71mQa(&mZ&tuk?D}R1ItuBDmKrdsH{hsylxIJxSaLIB^Xht7EHB6@Ig*5o|8Tu)q3c3o!^?OQ)&oyJ;g!Z^fA;@P
=SM+k)s90o*HEFE@aoCG$l>W{tUD5G$>CwvVPEpOysuRP59M=ijFAeeL8ZNRs`ba|8<^&18aBkLgzzh1B`58@TW5(=517nt6)X^dQ_72o!SQ|yy-t9OI0*La
uoNO7rW;nzmD?vki&ORcLd^~*D(EP9U)SfEd?95iXnroyuBfW6vZ+hj<SDUTS&dQctrNz_C`DB;BrozKf5oH|IAT-8Z4frrB-;v=nX3S^6r)#zl#zYHBV*>o
h60=TLD~f?wZ9~9S8BBaktxjz+vbD2od$LK2^K%Jk!!0wV)QJ&GXCWcXVbffHnMT!dBX=cv)5V?aZa`eA@3iDSL37pW@T%@)<)EJ(eFe<i7XH#RWM;7aQqc2
sV(x^&kxM{Co&y^w-FMJ(Fza+&H#Q7sO^w$kxkx70lSVjAVY{iu|!dk=_?ww=yw?t8~KP@7_1gopf*v1xh0=45eP8Cw0A2rpr?$|@H-{PJ@xCh!z4l8YJ;fr
(z)zR7Fx$|9>Eu$whd11+gXteH|HcyL#iebmqgHjiH1_t5`DwmzG`p+R?j2|c1|*1hs9U6c_y!cOc{l6RjCrebDC1V)rSQ{pV||mY=<N;j7EBBd(484JocK@
lEsmAaN%1A7)p9H$JJ}q-0=H?o8*}s42pl0$guZLiZ6;vPI8~g7!Nt3HE(_sk~*|o*Sp{!FV^?}4cKEA1hK)w?!m|=L9F;Si`3BE!dMG={&iwo<_ddp0oWgw
-q2E~5||nnd|8WUL|fUUqD}=}{U}YP86difQv)!7D)VP~6I2LHyBD4?Ln>`pln@=FiJ$3*X|L)Cz$fT-)x!5!gC#v<(azRED-q<1Ol8h@$z>izM8Xw8xRD%q
5T}h#oZD#6oiyYMCR*X+^+&(Pq<E~vVe}0iGiyVa*^}X<2)F1eLAdD$Idw7FSgK%!OGvYEDu6}!z+U?QE970W*Q-k1Vl5NR^I<mXdL9*+IAkTNVnI$>St;%^
LR+N#Wu=VRsjQ>GWQc%yEhEun0*kMrXc-H&8FJ4NxH^)6WcpSNTc!ftDC>>VBLS<yFwX^&CIBJTL75>F-G@4}1WjRs+q{8I1{yB<j#R$6838$-;7r6YdB4-G
`$GJGITYYNGTLK7s?i-J;;TY&fL@6lOvL*;5_zw+JXEcO^Hwkb(Yn|sDGh#)s~4{Ja`nBfFX+AA{+&I*C$w83(;}x6+=Fc%0EC2`!2mqJ2Xyj|Zr0z{QGUy?
$ICiuPcmQI%jZu*Shs*CIv!XlHbD$9cT#*RDUNp!tln4tH3VQ0&*AcD<Z^l=B~)S_&7}<?mp|=(5gaw{T?0^oShmEixc!MPRsMevmh^ez+T&v+<bfDMIhS>~
H}7^#l^pd%r4A!-a!CC2D8`a1+z|=M0m*U`8deiMzO}*mGyjahs}tP9gx1_a%rA)<OHtG`vww4xs)QF@oE&YmMa@w|LWVG8lElNIuYbd|BbYW5R<Ck&O6l;k
2b`r!Y{&#pX@j0*PxVM1xR9j><PGN_S=3i5*_)gySt2uYpYj`vwLIH6nb2;5^N*^~8@NE#^07VpnY02M#St9T9S5gJ5^{!)mw}{V>JgE+bKGVVNn|dteV*E-
@$TjwEuO8Sr6+HGpc{4W8W!Y7apxH|lTcEo_yj6z;Pg@iwnCdE7-bCqd(NFRC|L{!9@K;Q%G7l5xPHG8gnrd~AcV^>s-~xlGaxcTaqGfL*3Do^!P9<K#9q;U
B(iXcUQp~f6iG7qb8zXPu~G(ksw)X~#nGo>n2kweP0Stf!)~e?eXY&Xc$E_4mz<a>&Y1P=hc-)$yQe!oMW<GG*c7uR#6NpPgNt*>aUjPtV!-dcwv9G;Bxct-
c5ELZrB89`)HyN_C%e8Vb#1^?ZZ<z1R$Lm3J!m>5cLoRm(|AOZF~|9gZ*TXt(C`kJLYNTAp?I4_S-oBzRVPX(xqHiEK#q0iS{g2pYdSU5SM^7LJsXG?N4-)_
0AbTV6e#Jyo7D@Er5UQwT7?e3X6}F*1N;!K<qEH`v;}POtyA)ZKfYv8bKhP;MhkDJ-9JuH;=@D!N(2{mxD0fb9hUHZdBkNQj@~~$N;5q@G?!F=zkn1WRDwJU
!6B9??0aeos9HxkU5VWnG3JxN4Vd`HxxxZCcHehBuZ`=;x)=8HR0+^c<zmsdYx!lIMp%bK@KLkqDYv0ev@<ymD&x2};l~vi_#(1PQxj@ZC%Md$o|RHX7e#UK
V6>*aYl;}S9uMWk==^8VbHv&Kamqd-b{kdj?MtOy1J`llHZ;hq3Jiue0ScmpznVOf3(=+XMXq3d_*l$?)L}57yiYgm170}vTVWCK-2S#6+~}4KZPR2E9l&EG
7lFU@BR2t}@JchQOTo1JiHr>hB0&&J%$}h3_(_RxDYzFx#7i4{0(b&y^1+=L<zj+jOkJIB_F+?Ml)ZonibZ?hKskOr<fUA$E5(s?j%Qk*77d@N$OQvU|GuKB
dTTX+KLZ$mlOW8p;VpbEXk~<-EyYsg$IM--$+&+9_1%+~?my|XhP=k=3Mgq}L|f%mF{U4=z`H7eRtA)a)Lz|7DLq+{vFzQALG)5f!0FxPivmNvA~~RyMh|!0
_g>RCtLw(JRdtGM&`q6nRVndkh#l}$swG8r^%<Q(Q7Dr}CiF&*c3(=UFvGIn_2)hCM2hK)aV;(7*O(a+5(E54QvtZ*ZDiz2MxBEuOSsxmt{bWpUIUsBji4l?
<p$f*_neLgLUQq$W0RjMMe@l^t?N+22Dg?R`6I|wNK>&ZQ~~;5ybD>m{<aZIHej<SSh%0D!?dJl_o7mz>w&o22)~?c#i?2rEd0_LrhyX`p6d|!EYp(T3>}uA
`IkR3FJuf?7<qoO357#J0|@Tx2!XK!OR9<4HNYyW28vOdTAZ-J^9_^NKl!jPINitoxvuc}k+#U5tgsJtx4pXH>c$%x2;O|&w3#07d<LJ>_+@G^;0Z*o2}2p!
gf*8^4AL)tpZyM68_{y;t#Xi~1}VB?D>YUel>cw8uecCF2IhlDpemNIMjp6N`IW^<@(hq)Btpbjk@BLS2jc>zo(3(>z=q#nyN3<_TVEwoH$Vf$pO$*j9=Y>%
);CNhY3%n!&u1-1`eH0F(~l^s<Y2EePcNf&a0Dt4K)-T|gVsvgN2}9@I1I2!J1^Vu+%rSWMUU>58`X)SJjpJDp!IXyHVk=snvvC&hX&Wg(<CLbyd=@=b_}?l
a1x!ps6yNi$>M!&!a%FoKj20V@i-a^wMUE4W%yqTs+^aFr9weRmgaThkqiPAg&lAFaxoCQr*}PUHAQcX(xt9vo?VYw3uV~y5_t{9S4Q@#tU>$IXBZjPr6}Mb
^z!+SdyvinL`)Jk#Kj+4uc&9OXHn=@7e?Pp&Z~z6!HQ7>x^|=-2~ALK4G&}p83%x_76fiVYcml}oEL1&WtlyY(G<zZVZnhty)u0|zf`jB=f=GgLWq}|Ma44a
^_zZg$(v=lk@Z{hbes%1|Dkyh7w87cNtY-XYGSmW<>c~G=(#cL{P^t_;9svJv;33qdLEe{Pm;-nCx`C;Y$1k*<JyIBA$(X6MqrYtE+C2>AU|7Fx#~YCP;&?e
JMXIiR_+=f7)gQ4N5E98p5V9d9%A0jOmd#Jafp`{Wvf&iIp2^DgOwtM7E)C?d3)R6qoRn=M_}^fnd(|DwDK-yX19nFp(J#7V}08gTO5W>k)3#4k(7i>=3rIb
34f1hpuvA$x)y<G=zA;kZ0d~Z`7nC~YkWPixniv-cFm`x!@7q%&Q1Cj+|)~juN%(b;O1p`SX1BgL~-UK^1`g3hpHr!@&w`n^?9XE5f(b4w@-X5kK)+uP_wbA
9UIv5tAo(`M(wY0IENzB*!5FuBd9b}u39fn;2mZ~?f8rh7SOQ(0PYQpYyu?J)@~qkMNL2(aK%w)WufyqcgjUm`maL3bBw_YoA2InURPiXv~<d=UN~b#Mp#fy
r4;O~vI5Yif-{@w-+#((i2r(LEekPF)#Z=b4c~mNDjN_`ExL(qEUs<)oqafwj)RTK8)3e=<%2lBm9cR?)^#i)ZEtB>AB3Lz0Rr|ciTNq{8o3mE=iN47=;)(^
S&QmdTJS2NR>?`~PiM0R(g?>c`e<>BeLh@-aHr0p1&f<<_3$(%1^a9br=P*}Zfm&7kU@s;?Iv$6ydEb%33Ix2+vobwJaz0NZKci=9%ANnYPMi-_kJu!CYIef
h_h?M@MnZ52~#B`xe)~zJ9qxqm~=*g-CaS6&oaP#{x9XyLT#u#0cp{VA>4C#y(+3H@AM!wY2}Q;U1m<j%fsumVKsH&oNK%bDOL`JOwhU|zd&RiN~2aSu4U*5
2g@`^#<`mvC?+utF<7e#+>arQ;<c;_dD1ImjC-wD*_@A{kYYDyC?%q*Onn%@aN6~3Ku^Wwg8ytRcy?S0S|<rJp5m#!ZX9p^0vQ_Bw!3KI01*A0t}Lmkh~~6h
fXE+AfkT#qKZ;i7HV~y%s$yXTHr2`hrydVw4(#U;y7c~jM>{_B(m{hC_da7qJXnStw?Ix>!TTJWtRE)KX3RSWw!U|f>W^uU7E783Cbt5J{CbQuN}#ML2BVI>
BbyI9@<NFn<<<$p#t+E|J^u$gmqi5uAzg~ITP)yK(Dwmq!*@U@&6^MJlL1YQrYka_o;mGNduLcYp?7gTfq{ojN@e1Hv(S}So-+Jk{dTKXnX6L3>c9xG<0=lP
K_)Eu*YHVnbS{=iNqS3gj)S+HS12rZmf17)O)-N%Y)hj@t?&`1`HPts6tij{G+6|+z{hhiQp9kWldUoeJvbLmGshvBpcN|Jr<`=O4ScJ8RQ9oU{zrUUNJtVV
Ty<CvS^>v!NF)wCj{8+L7ZuYBQAW{F@e>MvPxTvt#Cw<`z@`Ry--VgF#Ky@(%~jP)mRD%e5rrb{*BR>V+i)LKc8vR%ieKf7iICJKjEBGZv!(-%A0KdIpFbS^
S<Bc?VjM-6$m(Idk%&5fXME`*JIjyk)+jB1pf(f%+)X%#J_;nzA2=Y$tGm36RsJXW4%eD`QPHnMSwjAhFQ$VxJTf;hIJ1=WH!JNvwM+R8uXGiS_578kWA3fB
-V<2H^NSz@8o&-S^f?o`m&Es)845fylC~g7mAzBeIPQ%%zvgGH*LBgldd9vw5UZ<F%SJ4ka*E5D<XiWxgT|&e@#qz+IF(J<(E}dWXz@jEQ5Nix=Q%RO=8Y0H
4Sdh#W*<3ZRU3I5JKfQ=*4;~;02fdsow`c+#=t7lOLulbwtLk(B_%*^4|KOn5=eEmTs_C9YVPEoMxOh@JqD1H6lAO<i#%Q=!N?M6AcCoVDH1rhZxvhF8IMgN
BDulWwx<9l_|)8oF`L+9D#feI;kQsdKej?*Z_a<TLe_8dCt-1+nI?f*NV7ovBNkdKE2%~|q0k`9F1Yi49TLhYf+z@>cNT2@5}&TCUL?7X?De)qs9-bBbFjJE
Y1q36{2@FoGNmyD06m17N%aIyy^U(C{4K?RVy9$w<jT>QwPoC5es#G>>Ng8^$w~$wUpsw^kj4R&bJt0qAKZAD{h*)E&3XjNTTp({ovd<!^vDpqV2RQq>tns#
qs#VZTDITveVoLu!*6<=iq5K(S@<_efjU9n<^MeoA^OiI0-RggSEmLb9q`tkW={YdQMZw@`KNIoJ<}&Ql%H5b{^N-9D3Fxc0s&rvtM`6zj#OvPxf0H9Hc#BB
ZH-tAg7~Iz13mmlDQZpjjC?2qFl49KK&S1#Zw6tb<MT>Vh~B>rX0PO1#mc9PxY%>8GS_SGzfV#1!-&pr_HC0Y5H6B&3GRFEZo6dMd;c#y(v!t@2*H0briy+C
r9&J!MP}wAt4YaIg1g+8l6BBoP{?N_BDp;Uw(f+bex9v%9@|4Rp$bB#+TKSxLnIrKu6eHAjG!S=q^tSiFPsjFXl5pbKAx2JrIp9#&T+6RRf~8JDHrPn{*|*<
28*TrW~TaW1m0BE3uD-vT_0Zz)PD#B4zx-!`wvVgL$|uVCb4?ZP%UF_jgsM%W!osUGdC=nviJ7gfg*QUJ-uWR)s%pO;qP|Uo7H-|LPOJUsKBj#oj68OEjVS#
T7x!IS*veumSGNMin+Ff+#$HZfR6V*ySKl*X1s=#c+5aLPgn;hOOFoj$#>>eJb=Ie_*hnrXL<q4)sG%ltb8!(YFZP&@(tBu&&bO5jcT!Pdk6>`Hx$naL|X_4
2s!>PjiL6RQuQxk1g8#3r+SB%i40~wy8V{v2^4GR&9r2m34SNnJ=xLEqIr7-yFO}zfQ*5G<`mg?jH5+YS&-C+H6h{bI8XvPs2GGYYemMVW;UH)vVu9+PBim7
Yun57J&rO(w!<DtEprm~7fuT-g`%ULzU?ts@d*jFhY_NO$0E$qbsLQNlWT~jn8m|zfAr<>B9dhI%e>SzDj>%X9miIP+Uhb;K`_)^ER6@6C0E%btDWH9+={uT
J)=;!9o66Np;^i@kY29ek_|^%T|@aE#CNLahz<@KHU~2(eDVrJx1bMV#K9{xJ0}oEbJfsC1+S$yfVW&mqvk1o2zMjDNj<g<*qk?eNUWWbSQpt%ZOJPzg;?H+
{3;dtV2h)StL_M*(;PzWZsnm%cjzG6^bJ0mH9Q#g<urvT!8Yk$DjaiIeC6JTUheo@QnT@g%;Og!U*CRl4jp_*w;H7gRRI(pPg|@u3m*RX&Y^a0cMzpAxh)oZ
V|*$fukc4@ZS)pO00}_$zrw0#N9%jY?&@u=<h4%Hkq{Ufb~H51sf4!GCdIX-QS~?ZJvlgXq{BncQ@_Y^zfB@%X;8Iv+qK;K{bOck@2%A(YtkRukzISn&h10v
Cwil?`dE_*?CNRq6X0!<=dSbr+|)96jAR=Y*XJp;nhhm!76`}n;=cf97MPHwk~hhyZ#}(d%XQ6+dbOwaR-RY(OH=m0l+`3h;dTCiG!v@vVdCuvB=GBBHP8Zw
KZ7G3^exNe*hag8>EYOE9`Sh+`d(uO6B^iy!GBcerPX9dAH2pMZh)-yFrv&Ck~WxHCAr)Q=oq3J*;a&zs!F&TE`kKuIVT#9S|Ve6QmTi)r>hQ669p~*md$Db
9P;2$I4o0&m(+(>IU`+LDJFum1K4&65Pble9G9r%jB|Yj7HX&#U3*R`ThEbs`?To&yN$z<@!T0h*2~X!;`xvnURYUClg*49<U4(%BaSWpmypth`q3RhS4l0e
S=%8T#%&UZ&xnNcmQ)GtZHi9H`$)7L|KYnlFqGdD=v_NecvFfvS03Y{oAQI$EgNE7B4Aq8E(}eBK>heiYJipkeEn@e2e3IGURNk5Dbkp-1Q&MIKvs%`nU#9_
sTS8a_Ik3o6=-Ncd05!H6~MlyHq1VOpq<Utr{*$e=RZ&I3$py20@EK|&>>W52Qy5>VkvQ%4ALub9k9HX)6)o>&~m7aknK1WR}3-$wNnKYS6a-lg_=PtMman7
-$16kqqvp7@^)xs-uM^j1xRtReC(h5U@TvVFbV>+a5*~<QZp+#QIPIAzblyWF6!T}*mBvCTn9{#Km@vaAz`7mN}(yWGDO<@skM9ica^*La|#cJD<}!=xo9Ih
y^s4>1-}MT>B!s>$5}#;GY*8OxK9uDujGoZSw&GRTc>Um+(G@HDw<FIAa-2EB#?=q@c@j<QN*jw#D+*h?U*C>pl5bht~f8~oJHgv_Z0*s%d<w;5@y9@&^+UT
zeAMNQPxVYg=vSoIuWbzT|V1hET=d$5fu)jv&t_W2HONFL!Nni0IdTT)af>8ic02yG81GtoZ~FteUy+z6V<m(Vc|<`e!8@o4RLTZv5NJINBO3q1J4=psuz~L
ZmORihWk4xLQxINAiR#t+~SM>B&sf*mR#$c+Mw{byUbezIlv>q88&tg4K=WMp<M5W%5M3INazU1yKn<}R#S7m)Z}%Hr#qr1cXezVHOjuoP5sPfk7*Gkz;2d~
ck+Y*TfB<`LiUo1DsTAzZo)Ix>SD#>bpfD&k!=cL@$I2Pstmq1YGuSxgc``4{76}goN2qm>r$#WJ*YY!g`v!RBdGQFV@15sgEcpO-zY{smy&ZGI*Ytm^fkw5
K|1S!RT3#NfGRz7n_Ew}lSfR1Mq}um8h_IiuH#xS^r+G8TCK+ceKh670uM>zk{g&f{&He$?}nEOQ*Rz`RB{NXN<JAN6kEq44xBfre-U@e6Kx!gI;ZjKtVaD4
$(WiyUwS}%FtQBL{&f_F^*(xzo3|u#K}$}hzYLLs9@LIdHkBt9u5Cf$cTfS+dZ#c`NaMsP1v+S5mIP8H+f60nemMsLw8w43Nwyb^fExG=5ssKg4S;Mgi-nC_
8TgtLEnAGJEHqU}N<Pw}TVf$whi)Kx&pH03WjPgkyj~*r^=ycABbjo9=-Il}3?Raw{59&{etl-7ePq`04nAB#KW9@HREb2^10fJZT{Q8Tz(KeakS<hV%tJ%M
JQbHd2q8pRr|QZu`8jbNm@lG0m)eRgVQT46rTXx)Ap6a<TfVD^FKaGcRab2c8IE5#%Rb**C$*Vw<Q=BjQ<zp>L?25iZSiT3a0uEhd`|b`Q~?40^rM)Ih5-!f
Op?a(onwlr2zR07M?a*Bv3B$~lB;?$k~n>zf!7=fkgk;P=r22HME3_sZ}3@)XRDEk0j2+SlrFfrXuEO=TOc3Gxl`^1xG<;|Bs!r)DtNyfV}8oZIRXUeZ8tH_
d%9dZ5Sz&S_W)qSYo6p2pQKw2L=9|cV6#Pr<)pQ<Q6HHhts;cGcf58JU(z@0QFmGy8mwO*-qj2oEL}~i`@;S~LWKqd1%I=x8STlFoikKwn!E#!nZ#=7%93|5
&C%>K9q<sh#a)t4k}_#gMZ*0~tD*)iAy~8=LVb729BwHUjwR^}ifT9psM@d0C<z{rRVAl7dXK$`Yf9FrPw*hOI$UI`R&rSDo4Hs|Il{{ut6IOh;vxy*ku4q&
)UZMTkKb@a#EPzFLo{DvWngtzPB4N<ea9`qNnys}`>kL0cd$VWiT++qYW)9gi`ZAxEhJ?b!y4y3)w$oHG>2GNYM7HOBoACR+w}^o%)JsSk+7G39>Zq2I5oGo
XWd!FJk)Vh&s&RP&%D_mGWrVOoYkW2FD*J@<U!5uEN78j3ETcbId?CoV}t>l-xxgcyzH_ceFuf1MA_UHUb^dT_0u4Zb9nT@b0#iZ)qbY${gb)AJS)I9%xaKj
^FcEs3VV48?k7xNtLt4MfFfaCcxgxc#)wyXQ&ujV&0Y{T$$A{2>p))r8KM)wuYyS5M4$!8rffQv+GbpxIt^7CjP+t(!KoN1TXgFY#K%F4+8@xPF8rTXD0Nq=
>+E#*)tHrrz9Cw6-P4j)NNkQID;SUziXC9(C5H|X3{Eoavh}qZ_*T96y9SWpXvp6BLSzCC*tktvwU~{zo%WrgfK%}@AH2+$Or>nkeSxxoLxFbVvKP0<aiqqN
m?l?HK?<?&2;sGwIDRyekZbSu+oE3e8Tjbwg}Qo<>oI<xq>p)D<WCb!4>3Q>;v^Qp_>-TcfB}GW0YGLc;PE!@m${ain+xo$O2bryHn`8QWQYLnDTiwwE+`BR
rhE&s9UvXP?K5u!*adlp?@XYwD_<`Rb@y@F97{yGu7@e06w$?vmc+717u(L3pa~xN?y9u8>i~qY$U~ZC0e?vA{0*(v>=rm<ev@$z%Xc^}Km^JOYztydtFAa0
Iras`9OAr&^*9Q<oYZdfalr!ou>7tkSWG|ENX@(S5Y^TnJ~?JkMlK4uRf9o#1D2Fv;0AA9dY+g~ov-e!?CWQd7OMAJeKulZzg3O$aecZYxfCPGqV&cVWEUZz
G-&b(_yTL7Ni|yTvu8DYms}~o_%^l3s?Pf0UOaJ~`aETN#Ej`6&7dS;q!TLzaN$wa<?Z~bN&jzogbhI?dQJx~zPX~fvVvnK9pX<s-zxmXX)Ggv2G&nAJrgu2
3%(MROjc!X#3)tg1^FMi0Metr%KmfqnZ?jZO}dQ|YRFaVl%jDzS~cY~P(q>wJCn=|<c}(N)qnnv@DNNC2+c&F896Y#2gF3~33Dft=V}=Lz@N@A?=FILXEOvZ
VlwX2^Iss3i-A29V?%7<ecBk4rpY_+93nBky=8L~zPi&F5ejD#*lj=~1CKVlJ)FAm<=pzE7OW&&pGs!Y1=NJkra8(I@Bga{=VZ!&=Gh{fTs`}vb~VKXsz%un
k`6{8+stiKhWWt)KSWbJU}m2n!B8i(uMO)Rb-xl8BzsgU<T0nx(pwuj&5TZ4Ljt2Uw66&T#-x$_9%Mo&;At^#tCe_~8!S7F6rg~1ul4azFb-Uv?QDIF*yEpF
@0qw}@BRJn6Odi+Un)%+a0+HY5$3%DJ@a;Hvyl<C7GyeF(ILa0DWYj}!@IB#Yzoa=J$b%CZ)D?KNl+SLdC+e$hK>wo6I3eHuo%xuDWWb#CoT5>7KvqRu?z9C
_1m+LCE@h|W4^D+Pq=PtqA*i3gJfz}9$o9LVDznePo!bT_qWx*uM1Qn6*RjTJ(9%^T4p$*I-vvKDWUqeLd4aHZ$Y4cQh6cA6&}s-2*R@bOIREtF)GbetHypk
Pu~b4>H=JX$Gv7B$ou+=a_fy{Sl;2ox~XjLv~X&4A}625u1<i(0!!MAHkBwl{Q@*3rvumPD~jm+8{f_@_HtR@;PTH5AOTV>eMm~u({X?LTzk(faBJSj_EEW~
T^|Q9|3ny$oc7Kg1KaY1TBIHuH_3)>MVScabbqC0#!Hk-cS>kZ&>IH6)=XCK$EIyl#=q(aN$RE-n4pY((oxe~qynH%q_8W0Im1<Uo!c`)1l;yQD*SejH8+VP
RzH699_b(dCw1k5Sl50I$-HnO=Rq>I8bEh43-EzS5eA@k+y)t4HkjX!2bj_?omXeJ&sRLVe}E%mU^%sczG1HqVN@P7Vs+i3e$@rH7why`DO~T%%A;twA}0f4
V}}q(rEJSu?K-<+3t190j@V`mD-DzO7$nC^41AEsaEd35KO$l<&>%oz;vAz^Uj&pOLv}m;^Jf6>7Eyu`VN81GH~h=aI#3)4#lT<hqii<1%CAhzn`}!0wS+pP
_tNy7@d?RKx7FxjwJqWs1J-LG4k9I4N#>M$(-~3B%x;|{$7NQux}dw?C{tC@ZR|55)jk*zPq6<!f=pt$bo5Q~odhrT_k)kX*0+_2(#Gs#|LlsWtNIi$JZi*3
D9~CekyDmX8)kENS*~!>s6nAu6SzijxFOgy5mMf>!ighhq}?evwUiZuL}uOrdraOpa}?D2#WQ9K9hBg(*@B1Yvy=rzu#mpjuMXpMuX^{o+P%7dM;m#pItf4S
ZhiP9H8hQf3fA-NB}w!192DIrBN%<(O)9yWJ_nPe1g}^|Nyy<VM30O7I*!H3;Mdy<2DI?wL*6_Z$(^g+q=0Pe^};T}n4}u!a!d!;wF5ZHS+HranVaToa)AP$
cx}glC^H|&S>kGBm2a~b+ND%X%0VjDkQ7(}XK<OIVByc$#8S-gj^d)GS|3?Mw+=2|IP{TtR`T-Uwqx_svA}A5+Ui>{>3vPESb{MkDF<d%a(o<R{~4BjTnZCF
FNt>7>=)Pnt3YZEB2y5O>|&xh(r=ScUWbBdZgvapog@l^+rhQ#QSm=B8%T>fyHJo40k7s!1kz*?R}#lK>8|)%XzXju*i^Jv==-H)!{j2(8`2Z$MiKyQ17XsB
rr=7z3<J#<`?>4<ur+*n{H-RWz;V`^PPanysX8ZN(FzQh27`nkXkDU)l}OA!%Arj(eYw!hA)J!I8|Nt5yX9i{>ov}M=mmOtiFLMb$!y9c8^dIC#R8k=E>v#+
P~e6%1Z$gS2WtWppqD+jf04OkyzDtAagvwDAuR=Xt4Y^GnYp%02&V!*L3}K6O#hG*Fsro}Os9u^7z7P@wAN?ZeT&Y0U{pt-a}{-FupXh{w`>LE-85VRHjz~q
fn6^rMI-S~4U=%Df+inz8;;htZam~P*H8?ykP+CqQOwQ#y!w%dScc<dLGG~XoVsD6z-LGME;f1KPYUQ`xk_0Uxxwq;MPTB~DUia(MG8{c#F1lsa{P@#g`UP5
W(@Ic=+1u0&!=iOtnGy;f|R%8o+Fj0XCfv64KKZnTpf^qd)%L9DqwCAiUil+47)-w%-~BC>Ik$GEZcP>@^zc*h{6Oyme3fEo#HP@l2UKhFl$u8Lna$ktK!vU
L&e@ey#~<bSub0<;$)zZK>cT@AgVh$zF&pddz7aKN1trQqp`OAS`{!heUYP;H@IqhzkhdN8x#Q8Xt!uCl*zwx7g?x*$c^>bE$m*h){BqBDP889<;@?oAccY)
%1qjVGM`DA1&w{wwU^bayzU_6Cno?dQ|u<kN@(6&-ZM5yf!kBxCDl^pi5hX8J|x-!<InDPRr+PkJvN^n3B)s&CTcz7W}@W&MV|~C%aEAFey8RJCQ;b8^m^u#
7-R14^C&{TThBK3Rq?{QI79H|9Q|n$U7|NU{`AtFMoZUrxE_DX=-D7JUIRpaxev9OK)oOcG`6uvoVXJic_Rr84Qu*8qK9}Qx8XtfFNOKpg-s%o?`mNx5L$}|
DDls|1liJ4wTwJuJOcFlT)5_D#1?tHlyE-fZ-tMa&ebwj9O<>YmPp6dh(9Mmb8e_4jUucw9Orh+#*__JnFZq{2lp4ZJ&!Gcjm@@MFWf6Aiq|z}D=N3oMp~Px
2BT8XTO{SjY=;!i9S<l7m9OpV{!|6>2O=<C5RX4^?LAB%K=3DAh%IW9&yp~;Sh!`CiXk8`F#j!&IfIP$YQQpwl)eEvuQ6>g2UZ*w+TBMJGHh<KMAO2xprhUP
pwi;cJ*2?=K*YBCfg^)|bI9;0-DV+*4?*oGd4$(@JLSjPZM;e2di?vyFp|*<EWh#hKs1B34`Fp-95HogcVGzaFUc<FCjkF|?!)QQ9Y_n?SASU~<fqUGTn0bp
fGV0R_h8-iwACxMh=P=zL}_<nrqd%LXOF$lL0X&?M!#V7!N1@9HBg*Ie^%o?i<1Q5X-W&Ko}8s*!meTD??&W-i~A9oD0_n#jPm)mdM$(*jgMOxkcdZ*(MoE!
Mc?N}HEKCA?pwwlY1uP1i2REv1f_&36d%Fzp$5`FVA)NUz{0^WR3OtbLLxaW3d4Qw!Tyj_Hp0)D1EceYE5B`CaI)8UW0BVEwUD~mFnPiluwoOA1g~c`r~6Q~
rJo_7>=zdlRvKmK;45$8h!VweLjC+80$vHnGAJhk2ch+JsSDpD!;@llRMTYqxKCS2y*9{fl{R>(a5Rl3tp{Xgrp7Dk4Xu=vS;*P>FEaL!LT?2&zZGK2WuHOv
6+~D<26Izs0#6f%BBV9^*Ip5sU`W$goGdMxTfr@elH3Lv^nrr+f|;^su;sprrk2~#GXo9s=_fd)BZm=JfhOmPPmeW53r^!XLwlZfJ~at=!PfV7FJR1X>f9<`
E#)LRE`~s*IDa1^a^w+B5I-P6yYof&1bVK>e^v_Hk*K(%Zv7!V1Z`&QNPOsW)xC{$)lx4(L}s`Fq<HqUT^&G(N5jp{xha}{e+yOSrV>TPI^$&qa(K8cgB^&~
koswR?T?{U$z3KqlF3qo#wG%!zWD1rUE3!n9Q5KMJMaLm6Q4jhrG>n3PyGnO!0KZW7^&aP$yM6T*RfGjEZ;6h*uF=w$!wOZ`EnN&YF61SAdLDM%$+QHXmc#E
m=dB+Np+~}f`A@Y27l8+<E!nBaUx~$MbS~qL2n;4BN@rX##Jz_ftN>L^Z$7%XPSjuFYwfEyaAonN&i6%SOmeFa($!b4Sczd>{VGtrXTxHvY@TFN4rmtz)%T?
jF%5-g9B`ZyrwP!oE+~rF}$HOH0W(Q#QOwK&0uIyFu+i`kn8j?t==jpUQ$_@S%fi|CkyKzR5={l_Fw_07(oz^@Ahyp{9j%Hs7Aeo4G_jvBy-QOXs+1XM+G89
nULi}fN>y+C&n~Ago^)iYJ|8BYas6JJ-woR^A7g+4wORPx@DZ}PeDaC$(Bt26!EbQv)v}Q+J_4O6oM5dNE**9!mB_G$WfKN?lLg7NyC`6M3&VLoiZl^(R9vS
Aw{g#eQ^=6sRo_(Xl9gIlqMDQyDmbmqRdKE&<yStWxQDgD)ZycriBFr<+&e6q`<=@oR^10P5C4Dhkx$YdqQ2B02rW0@@8CDfIt&0+FuB(S5=`QVREaTY<C?@
6^=RiTOX1Lm-0yNKsCBqlp6y3Sh$Fe?$`vJ$<tN_HB%+k4WS@4SshWi`9Y1RdSQcqaTBzh!hY%)*T7MAj(~*v3N0^Q!Aq^Oh`DCY^f^@v!6GzhiZdX%C{VLJ
q6>Q$v)#SobF*AVvvF;Lzg_5b0*1dN7Y}4wm`tv@N{omP$<^1`X|$EfB}x&YXaSwdX&GM`=eLJY`_l$o9Ntd`-0#Wi&<Zb1Ev4x{xJ52jF*h9<3r!t0byf@j
W7+UNHj`Ftovf9Ik%!#Oy>?J16lUjxAEh_Ym@AUrzZjah1=q;}Fd)40^wkkmfKUEHX-`0kHjqN~Y~zHET}{p*>a<Hdn{<VwoEWp_q?+CW--iz%ws_FfLIpy0
f&);65Xbfp=e(KlBDbp#YP^_$?~)auD9c7l1Pw;_%u446F|PR^Y-d?Y)Kf_%r%|L0d9$hmeQH&XWdmjQ()}cRPj>6I@E<SW!x6sr8<<G3C4`)u73llf96Dc7
4*NZ!%YKrFl1Vu<YFZo;g^w|aIWicEIw=~F_&vlP1>c`&XD0Gc3nX76Rs71ETWS009k$iNRNHa!FIxn|Ah2w4j6|zwNUBGN$QcOorY(Oxg_K}{p$RpFNd~bY
WG}K7@f6;a;h56{=Wgao3O68H+g87rUnKyXV#nxS`{sk;$9_w71FTEP-<c$o78rBm2fvd2tV#LhL6JvYFzs}bJN`Hg1t>J<ybUm8B59u73WWCp;uc@k2R(gl
OyqAJ<@|d=fQ=0Gj-z9JTa>19$&IhmEwXy)?@hY$gGv!@$wXxp<QZN^MhB`qY)HP9XLL0&mRtxd%IU;P>RcBa1^Sc9seMH^t~ela<n`^wftT}m(X!-wN4or%
3tb3KTr}4+wuXGdUuz2|qxcDvI~-LsIsNOhYWAvo;fimk|8!a#ZzPan7Brro+hCtyMqyuyPKdxCa<V526s{K5cYka$AnCgh-3=XFyh(pnmC4e$$wM78BN-;i
DQFfVmLN<Ny%B}gZYNTm5LUGID;~4y4xSiiQBS9a^Tl35X!yz>5t=rY5=HMQ=oc2O37g`^{Q7NDZHE<clQM}Hm^3?#LXYeB7hw>j040THiQ-#X8x^0WR~3=T
o-zZwL?&C9OXj&5=<R7A#U|aQstWL3q1*ZQV#Mpkgber%UBVk;d^#HT?1qhIODmx+RPgL8Ye4`!6|Va@OoB-_o^g*NIp*iq4)_TX6E1P@+f}+>Tcnk<4l&9W
x%#TF35AvrG7lm%j3;C?B~%o_L4hIqB=8?%q0RF7mH!ngUW);N2@-N)=*{@74=9T>37)eD78UonrM$2$i`xB4r{*W#thu<olt(izykRp{!OOUT&GxLePp>l2
INs)j{6>Rt3)=d1V(-r-Rx}Lm76hIFREm##cFo~GBA#cYBvVi%hk3e0eS#!S6xZ}rdo*4Td+9F~EQWJTC>D{59@ZA}&_=4-E`n3o19qTYplu{J!SdpwXa>D3
JY5@B><Pzr>xtK{I>A<7E5I75k36(kz+*9z7bOoa0rQ6YHf`y<{1OAld`L1JYq3dKAg!w(1fC67AM|18h)hczRzcxzjx%2cs5A9fZC!LSJ*Ch|UNv+NJlaHc
I|MUFvw9d|7Ox08Jq4+?t?iU&u0%}7<F5(V6|m6HgseeI2anMI^!k38tAJlX*)GBXQIZ%?I1-pd1kgGN;rio-0rlz}kU3L5q&w{uaRiCg{>1m;{I4<5Jq*Mk
EILqkwe-+Ig`j-DaP#~LaK7W_)GE;Gd>lkc?DHOEHY6r9kJL9gYEFad#!GazdfChrkU062IW3`<XxVo^Mx?8!d3Ilc|E#eVV6W5WXtP+{AS<Ze*GnJ)0WYg;
2zd+_ip97YpD3_R20U)}=Ian<!<3d)1I^ps6HIi0XZ*4ka6F#xe7U7FV-qjLnBfeyH^@KsY``0wA&?PA**2i^VD?l&s+X2EP!T4k?E<=HnM9Vw_77VmYQKy7
tPwZFS~Us6w@3vya5f6UWJ8rDlD^B*|JkP(0c!$4MK`B_OJ8AxfvyQMnq&+RP2eHUlaGi6t=eFK#e8y~0uj(nCNDfQURq%?%+_#pf1nj1E;enf0Ia6<XJB&7
@LI8uUvCmlc|-0YlCtihbqm7$L`hH1s<>_u_WR<9pBB*z9$h4cEbBxDr@=@x!<${q!$wWLC5bZ-#@0PV*mGtsW=(^tUkKApxK&cVf?ZlAXa_lMyH&r$Rr{xx
p+~Hqfy7ksobGNg5_%)&)e#uBCULzq*}>WWxQ^;YK(5x)4(91kfzQJKOjljTP+ETSObH@r5#XZ-lDzQat)0yl%mFP9O7V?w=G#QBBbSAX2P}$H<rIzY08nNE
2zXEmtndI6W3C8Tt?gqD3Law2@Ib9yQ%|N$4-a1M1c#NTGUVN~dh`43z+_LL^JaUG=#)j;g~#?k#3vFJDZe>_hA^-_-S$2r=EncqrZ3VsNa#y%@RCXf5W|eV
eGtK%?>7MF<M+6%`RZ<B8P*hU8JCt?x|%$;_jm|w=a}k~B~%{t2$X}dtt=c0RI#wQ-^UwO$Le#%$5j8Y7*WP6kh6&zS+q|;T-$~FL^!!1pe}fcJ$d!h>>*68
OKeaqZwwMzk=r41DOmTR%~UIzO$zfR?CLuvBx@{+!+5g>oXU#_Xeu-3(#$()Y0sX5bIq<n_vOMwNV=Gxg&pymWv0Gn?J&uQlF~RBQgsGgNWrIS6k5c@*a6)>
(%FmL1$z%Dds`GiguO09pG9hH0c2i$8xX!<%72$#ivUFAdY<CxE0JJo5JyQk^w~!%`24Y~0tZ>LiH%c3;}a9t7f1eXwLf4RO+^+5MBlk58~(ZI5kPH}lM_>F
450(%|9lxruGwypAdGzBYu5rXgs)I2X=ea3R+$1)Y6K#HULD(%24HqjxBzhwUG#xnYz1CLga)#@dRsCGiQ>J^8xh6{kTYIWiLMgaH4FF3;J+)Gp8?s%8X2M4
#2`n5^C2T~vayvBSHL;*JSJEov6p8cfXTCm5itR<!3~gurJ}pE+BFfX2pM@;-1iJK9K8rpeWN2ndd|I(I6+h<Y|M3PAGI##46eV4C*|C}@lKt1QaK~Y5iv-f
^IU&IrcQ2K1d35~qE}X8$bb4};{@v{N#`wvZX9(v{!59mGUnI(7fr;m!0i$);@!P58u0QZL!VTO(HHsueo8Kf$IX4B9tKQ-y*6YDn@E-C7t{6c^Gs1RU282E
nw>fiT%_%6reIf7Z>N4~Ac`l3nE>(pmY?*Hs)TJSiGiR^=E6S2h6_YyQv@b5h#v-|gA#YQIet!iEk#DzSZlFW2&6XqE^bUptQa0PXBzku=Yi`@m%@C~YA8{Y
n<%PftH?wYC#Lp;uvpfAFDeH)VA;2+W7&}5ywPfH-#>Q3zBXsvT2!^Fbs8wW?1{s_egWoAU0H1BxGm5Va};N7jqF&{mxp3x9V1csw`qC~*{yjKa3L4MLAN(K
8}6S_b=m{Yo%K%|X7deAK969z8vh*LzC56X-8I>Bs_%H3T+#{-+i=H>;|`6FCAeIiXged*Fc@4ZwT8wf=zyB1FR2SB9t0dA3#;7;s9^DNb9zoZl*oVEkVFzs
vFP_4HlmKklpG~STaBtv%WpFx8PU{N#N3^J2U@|W45zFQv4<O8M8az8%6rMV9!{%d7F2AzrP<KQY)ZkzHQC9Syz&+WA;pl~o#0`tiqxz_{&)9l<bh63p!s#H
D<P!ySH1lGHpBjxbb;$foymD`FrKX{*st#Aqt#rqchWzx@@%3Ta(4w`K3oz7Y6>pqmS@Fr``ASPyN5saBwJ=I_wDoDf&-11h>)k}cXF?(<=Dm{vq|oJ{j=CB
#f>0?h>baH6$#?;G$xGG(?Z?R?C9YLoS0;F32i%7n_gUe9$!Wq_H)@u)7lIbgOO!oZDQX!x~YC=M{Jd`uBpksy#aOrg$!_B!-H<AhyMY>f(;mI%wshbL+NT_
TIara!$k$6-9euPX(jLgL|tCr_i^k(q&?Q$bnc~?i*h6>bsPl#kJHXM0KLw`b<!Rsif9+v7nFJ%D7eb?L$cBRc2K06%vT9OUhN|M5f;B=nKk!fZ@MT<B5ueR
fq8WH4NY#KUO1FEZWgu@G34A(%T;~Gl&UF0TIHulzwJ&;>@7rhj%R{q6AZUwVvaO{D&mXAE}acE?+@tsX;f<!8ATo*PskXN`|Em>sAAj2e#?+1gE+T+dp?WX
``NN&h@IVt3?;KBvf=nH?lo0I!4<x4_pu?V7Skj+AktYkVMlH$k3=4$E}W(&TjTd(M;7db$$}sO?3c3g1>{9T^iY+5$i%<?I3WFRc`J6d9ge)B#^jcoL|PmO
fTbH|2TU46WPMHI2$odlbO?XKz!$+FN^&233ygMSE*DvK;Q%e1<!XR0Zr-ZAFg0kqLl22#$%(Du8D2U%V0WkI#Gqy{T|LiGD&bmcU-~@=&343qrm~;X?Z6^y
saFR16#!SO3WJ6j3ldaifEw<rJ}XMMdEvUAMCur2edR@4Ax>)1#DIxkS{)H3d1;SP|3iL+eG+Z`Om~E&2H&?&E<_#CWTjZnf7LyNW#|@V+i4;+&6;=BHwwGf
01X0rRZGQ7n!QDtsOexJo`bq6MhajIE6HVA90nhlxQaCSN0NEtsWPRM0(T06fG9ViwnX3Esl3l|*+f@DnVcd~=n4VpO(Pgdmh`xhqB#582Z*ns72CqBCqV@O
#ClPbF3t&GmRbr)lDw#u@8+5v9%d<__40Tzg;v~zKoRM_;c<8bHGSw^@0;_=Aw*)}$ZUhv4Am!C<v+}!!}mL9d2*o?4q!_vbdJ@2858k=-kO-iLk>a^P{Yv4
W;X(WI@zhIN!rUy=X@r>pGPcK<7BT`yybG^eT_|BMZ|-cOg~@$AVQ=9AJctLmN{x~a96|lQpD#q+L^N%=Q><vmq9N8F<UZL{{5fJ55woA%%MFgXtsis{EOi!
<$RzR7-9|cnegj!Tz~rIl}LY-wBt&@%?w~07BTouA0wwGGwM*(GuYUAy#EuP27(p-260W2SF5@Sgr^^j1kmR@M14WoDVf{TG4;-EYBD@O(gdy#UfI7b0%JvL
R`l?O&-dF=1L4|?f1g<T0rpmkJ``daR8qCdS0<m?-=N-O{i#<1`<;b2Y$^mYdN0)_t6fd6Ft~Rw`ObQfa#pNCkiQj)F8Euu#HFPa5HkVNG5dY*j_`ESDtO?|
?!UXwq=Tu76Iy?7OX_bQVSHzb8wpa9_{>bncNqiuR8%_%?<^eF4#kbmiv(Dnx?(7JR0<4U587*6Eej>L)5hdxW0Q`Mfa8uetx(`80{_vSqJRssO7%33j=t6a
!}mf87xteGJqS_f-pST_1I7lcblk?1c`_$P6d)0{Zz&_;96*szr1IV-itlavc@Vw<jA+%IM6oncBLoB9IhyIF&5=I&2$m^MnPgW5ko_OCmW`0{KglrNcX%Z4
95zB~QwF~Zt_6kL3!4S)89UTtyyQc!RhgdjVEX(-=-ni0W7LnB=JeO`LKHhnQL^-9n#|Qn`b1Q2?i`MiEJ|9R4C9i%C{ymkrPOyM<qW)Fr&wJpB`_d!4^*Vt
Bo=m&xet+9B-mD!Ww)j}KxB8cDbu*wuxcKv5d7&E1k#3s-}K(tII<rzd_StBAJcPa5tu5C_*W4$n8>g-W};ahRo^nAg8;@eQ;j84x}2yrWwLK72Mpk&GUdYt
GFHp13&J3_@R@p6{(uqx%n@v3VHP83Wb@#PwPtgqXx&$q3pUW6+^B6l{%Z2u*~wuiK|TSzS`!4RRf@Z)VT2JBZB<st0v($5;YcX)8K6;q&^E4Uer7l+=%XzL
in^H6MHZSbD^>~6jAq-FKzFEB98nkyWl7u;g_Wxpkp3#$lO0<513j&<a>C?jZ$_}@85#A<k|~{ydx%CP$!0#r`E^Ko4tvL}r#y6HVP{^%Jn>cbw%G73R#kk5
2#*pYY!5wA$X`4GJ(KDh=wxJvXrIHxgtW|`!=@xGoGz=_P{Jo?6NTAfX{!f+I?hr*?;6^o&RU}zE-K@CCmi>7s3_R{1QTqUL+sJCuZ~yddN#Ui8Y6uQ=2?m=
@JYn<nQEtpd*}aid8PYHc{KxtAQ{nrvLeLvo&iC#R9?$dFbuoJ^eH+w7Nn8706&1m>C<$&*j+K95(ki<IDXXNM-ho}0t@Jk`y|*~71Ar6L1_BLj8m$K9ohY^
Ow(tq{pcMS_oAVYdKBj^p4Q9CJs|a|*{7YbOMpf(q}?jh0S;giLlVuFfV@vLtPmZwRZ(E&Xp2|*a!|vP(Z%Iy_8V(}7WDQs9W5pybiqp-QvcuK;o8C)R}cw#
0u|kN6!j0gDSFSiyxujg<8w$WPb;V1J&6Qh(LlpR5%W?x<&-$EKx(g7R)O9%IIWsvb4^PNIvJRew#E`M4mo}mL_siYo~D{!&Pv8Ssam<}6ndq%o|S!o;qno^
Oy)5FskVMP+a4L3YM>kraW;af1-iPfMv68ZTP<W|Ih}7>HMaSf9k6P=uJL74Lmbm39+BcQ6M_^dAPuK8_7+GX56OhJy=I~$h~Vt`=ZspSx<(1}=@!AoOg>4T
gM5}nr+hMrWNW04k_$WX1Ia9JT6-FW$&`#$ZMPuQs&mJn*rsYv=2q~5)3UTsO2)@6WXI(wzt&$}0e!Ka{W+}Yfv`q*|FW_jZB{^Dh0yF==DO9w%*2po8^-|B
Y9|7x4y@}qPG@n#i1S<XI1bWaoKbS)n5+qVvOmC_#;&&>-`zPQUW-XqHH)X5&3-vkZZAK<E~xw8m4?!&yO#eUayrVGSe~pzZieij!(DFob!_uIc3djkdLLJ@
k~5s{`kl@>Eo^(-SR$>wP|GhR8{qNY*X}LUth@DG-5e6?%9}<!k`SHw2r-Va%TGQ}a2CY8LN;|zPy&sZd!<6(U+M?8<ifPZuI`muZ)(3oqA($$$Bzs)#{8rO
g0XnPBF{hTXrXOp?~%Rq^M^nN#TOk+(a*9Iv;3(qeXyE<u_x|gko)R1Jv5@U_tqrs15fUfvKh*tmVg20tM49!?}={5dJk5F)gIfG@)~Mq@h+>@97=GNe^Z1E
;y0$0>}66`0c|a?t6$F7+C?e7$Xe%?;|Fi~2X-GaKirk=9cJ;YMAQl^*_I8WNsmsS!V&0tie-+G%H+O!MRWpFld;>dtJG^gTnM${56!B`ZtEL{+PozmP=RwB
2`1pcf;=ODH>c;}3ER`Z%A!~(CFa4pT2WBQ|Cm<tcovkcJ9(2@FJ?nT9t7+skQ*!^#>#+k%lQe=uLTX!(h?I)#nl=*Z_&yy*}}3J3=#~}t;gbK2+S4(_olt3
d*hKBR2)_`QrSTZ9%6WzdvX`eV5y?}V-ikHFdst-S^fb+$!fWyAkRZ;kg!9EPR3UbtazN4r?J6WHx5dpac+5}YDsxvd4u!}`qX%hd@I-yrRb3s($u-PVLF)D
H_%!UtTqrr)88ttvFnc@4skYbsz^<lTk&D!lV|oU_^q4CKew5L({bP8CyMjFlUTeP--RC<)h*;YlKv<)T!lU7F#qDcU?$p5>UDI##42>+le=hD0gvv0c*x@i
1!p$jfn?%S2CMgIj+HNzh)mCmAFr_mOE85Mf;WH}R`ng93SgOt-U%hx5Rn9(+av74yAQExvno8ZlsS!OaLrH=GL@4IpbEd3p8RC>6BW!H!}8S8_Mf*l3#T*D
w3oj0Z8VJth<N6=l6fhKXq>%qjcoY?#`T|mawlLipu2R%=_qJPOHfv`1w}=fCm5QH=xfm^BqDJ6!~_{pHza&0<#?)YRIEd%K-8iqV4<Q<B+Sn<;JPA|BaT$^
jKuBf!`EH<0eC`7)QP2I^9CyTAJ65aWr4*e&_CwX8#kbiPb@P>U47BVNGV#nH_B+Y*6h>4aUXSZp@HyDUWlzZ5%-|@c<m|!DEi<t-u$4J`6G(ag>KkhY4}6|
75rQbi4Mb>xshFeEr-#W#*<&3gL+;lIv6+qbn^r=icPG@O@i$1%gd!FE!Bfu;tvsMHSg}?z;Cpt*a}X0BYI5*rTBFbG)&dWEBJ>Qt%aRnXvk<JVUy3YaS?So
XTt^CGJCr6wd2l&EqbK+AYKz$Bqr9Fml&j@zy#B&xTKR|vCQX)SJDgik(r%CO{Tyoa48(vSO1(=On6bPk*!C&vM`wmxLJB+vA~_!F6D@e!oB%Xh#3%?B19eK
slH<o@bM>0<F{(734aMXdsRRO#>cqzcfbf~t5$7ME#JMv9_=oG8n=tPajljRo`gzZB<>qp@dhL$PY>2vQ<&x=gh;=A-C<%N0T6`DYZYh16>~6o&`iB<AKxQa
TTUm`Jq9wEOenz*l>#hpk|K7XRd`(nM0wR2HI2%@G>vMVs|G)S*hw#6S6RK48}?i<+k(hzZLw5djf`Vq<prj`{1Go4lsUb7Y{m<M@B2DCVns=c2A6|#njJgN
<9~;Oy?$#;IXXJ{Q1!tMBC1vI`K8M?+sH(#I+3h|<GxX@+@3gbJ0c6pNd@fy+o7nPtiWumdl;5HnR$(fXT-)HtmAZ@t*B)tl^GhfFYYfo&HDhzmYxfegXEZ~
xhpRZN}{d<asB6n&GdVK^UK)_^On{~JMtq>RW?%>kN&RTE;ho7*Nf!w&Fzk4<Xnb3C1G&KzI-Q*>VeaWGX8^hZZgmE9}beQLV^#DiD;Zbz7N&*cP0o*Sj|i>
l_4jRBLQxUjd*DO(KY{O^(e%?_DyR~qpZgq4(y(V##->KHl#c6{fkZse-dPVeM$+(hwTB}t^L3%oFuHAHwkn>n{f*?v-*maKqTkt@8H>TN_>uHHIv2$H8&yQ
gEeUWSR#-_&Qdt289t2!5>cKdCt0OyD6ZTOa%<kSx>T7KH0>_J?@o0)4LDR)S)W*F)>9jUV=BW5S5NKqM930q4_ahL&npndG7dpTf8)kZ(3(<en2sVb8OsVw
s*5q(3N?v82~i2_QMDzYtliY|MxlCIUpE;dOM9#oFg|iu`p5W=sdSY!%NN@a0yOMl0>RcOOh`n<Mz<BUYDuKVS2qT1Rj6AGskt$g;~KD-c>}l%#4lcW75f3x
0W-_dtM!B|d!l{}{2MiPXf8?sfC_x!VpZ-sr#=aprtA|78s>85G4HCKArjVYvj*n*iIrPn*e$zXzqjSY?nn?$z-p0e3}`;uv?Fu_OW{csqE=5lsAVa-7YINj
c>@(Bc}!#jfV;8G&QF;O#70AZCzCN5enqU&QWK8`IaZzQWnt_w>t{b)C%9N)H<B0Y%_y{;cRcJrB|>+G4%r3#p@2OkJU!ytiZq?#6f%y8Ow5rD-@CsqH+LV#
Ba@bdp$|O&VV!OSfOJ^_&?q-0{XCVwKWE$NTiVw=yf{9W!aEuY%-%jWl2q;RmVCpcGxFRTHf$3p^o3)`j_+J<In{DaUOC@7#|ni!3rxlWW?tL#$tJ~%f~HRP
xSmG#tK{I%p4nD%lB7!;JTEZ_>RcI5axMil<K^k&sobwNd%;UU+VZ(-bV6M|&B;F}2CA|zbK{8Ui8cgMf6wp;?SD-9SU~7n+3z{W70GahmgYyvxZ!***&blS
a^HI}z56sIHsf4vtvD{gb|LY-v4u(#n4n}OIw<SD3zy)19py@v`wy=fr3+J4gOWTt27QUjLqS3+1lg4}a3Kx?)avxA9VA_85v(lN|J+w|<={dH7&LD6{uw-A
W$VIU3aNH!YFc(>*>Jt$WEpPhZX!IUS@04pBk~xIUZv3UF53Z*E3LGoSuGtr;8$X6>AR^wBGF(Bzf22GHAN)(0`oaY4Hjq>d4>NbxcE_wM};XROtA#Ng31u}
D<0iaPafmqPb(uUOq8U;y;Rll@+lAp8CqG%wT{ayQyHPV{-7*AjD0?p3j#>}XxHS}>EHt2ry2l16vobV(}C@-{O}9V^r_tk`BAZ20gI+qUUjppR}GYwD5&M>
o#wU`l}*%)ws=cfGM>nm>$nbWo6}!BEyac2p`cs+FnER6sI~g(m6r)ldU?5rH*gpWf>o{~WqFpoSqsfl=vLsPR0)f$dygTc&RHW=0xiUN>FkZ!1dp;+>a_zk
2g)nOCH#PXOGqnDIB$b(Gy~hmV<VibM1h@IX+fMyld?r6P$q9mv`EtAXsje)EC+|Xd=6g>b0r{HPi-Cn^Gj&?R`>G{`UjYsF`GzxWuG}d3Gj0<g*_P=vuz}g
F=2k8c?}0bx=7z9;(`fQ8;D<MNX6sVQW4eq&Lv)quy4|~{z{4^c##L7>#9Pn)6#2Cvx-?PrXx6-<?9`3+N6!muv8C5s)A2+$ZXTurRS0(kk^@4$^<~BX)XK9
N#mP#=|(Mi{!$!<p%072LM;v%B6+^{U6dRL(7r(8n3YTJn<a3mjm6?J_BNP(uHSXxpa^YoCQQeqA<P1azj+emj7-#|=NhL3M{u&Dl_o3!SXkf-M{EdGtS0Ly
y&rK*VcpZ)i9T=qOw!x+sA#D%C<65`eDqCNzmsE<7UTF%aGgX8x+{w6u`FZ^$gyuWksjdAOmH4ev!W|Ymu(GSV6~-=D|6o+W51Q6WkrAIDYk|MtYJt0M(+*h
kzC=wxhC?Hp2bV=wJPVvqxZl&hN&TJxWy|DflPYq3y^_8ei%%B9<lK6FKM8S6bHPFl}ziY#MGupG%67G*^}nmEbs3e0y}80s)pY{w^Y(-)YRrp3wiVZg4D%)
2~G?Is71zx%r=rXi!g&PFgV54(4ybkS|@kU%oMsf<vp0e7e;R~<{^PDk?;K=4#xIt4MNK_i0Uk3&<Cu2VRmCXLP4h7g?OV_k_IK3<fe#ou+DNh#F<6&Egc#1
SZg6V;&bo8D*83|^c>EKVIIJqp(b_ZIK}T&K$0FmVZSN+S<hYGD6btce(Mz-eSkXLLO&uwEde?sO-)h(HtO>?U-#Z{_JC&K>W~I@H0O1B*oxW{H8WQ*R-Jzu
32U5_CJPJd>mk=B7~2=E{1=(-bS|)79K!=5l+Bq(QSX^c8Z=_T#r`PG6eFiEqR8MX@|Z8S2u8Mi+&8Zj@PuBw6l!WO{xFZwqo(}#5SA&7hYYhln}xSY1GgF<
0>-mr5h6ea2^1ffS{b}S{DKI%8wIOG5q{<GHKgWD!3E2Vs~SKWE%jo(_=a7i>>I%UL41hkb3iCt3Dee-<ZcI=09esHpEY$~d5`9}AXOYx*kI646r=5!#pe}?
lUn0{`kSyX1%BNm@2dr^1qxagwLYCgtZ2@#G|djdpP%nY)DhN_|F}kWPy`NM89Kv~Rb!od=9;P5S9rWmnzj+t9~9ptNm8B6M6Y0E3ZYE{O038$v;~d*;tt$H
+Ye3)$>qn*c&F5SaRcio8a<+Hs-)i>fmM=n)>z#EjcflF?I#YKECjI9PwqF!c?h>pzb#a77^XvOQ|We@-kbR>-O{GkTD1z}!U!te{MA$)b-uJ0W0!*62od|6
Ki!uM6^h^AnWB+m6*3%uS+?M@EZb!d0_?$QImmh42!j9&>)q6kH_|pa%P68Mu;c(&W|KQ^+uKqz%+JPDB?5E%sr|P+cL~)24DBf|5d<29xGPUz**cp-J<Jab
2F6@Dd`s_zdnJW0K(HZh_^MU?A^mIBla0eVIyoA@F|OrA+jSIYK8r}eO7ekIg#s>Jn;p0a1ExX4_44iC_nlx#$8?+TUI=m{L>*Cjn`{duC6BRSNtCruV*(LI
jo+2zIJjg0Nxbotw;@3`bE0(cNq`pI*v~*Jl>>+#1O$5Z)$>x!?zhhLJ02voeWoPJBm6-vm<2EOfX8fYo=jh-LIa5gNV9{Scu-O2Ds&3I+Qs2G6N1NWgo9PD
dihNmeXlG`^(WE=3^12v`b_idC}@oUP1&|^C;1PV1LuRW(SFa42Hj0*czpRAtL`GW=AAt2$@}*p(T;S&6+?!8z9Ay^5wSN?cRmaDR-G4;>N;o+ucBd@9^ZVm
%KR=$eNULDc~R&XRN?DbI~_P`abz)kyj9qHm^no{%2cxkMq>QC`{zfJ+?lfn<;a2qnyNU`;#@^7MUK$A?p+3PXG$U>PSa?!bL{j(sW!tRZWT5>`@IMKfq~%0
qhEBQD`~iS=Svn+nBx&cjRc5XeCbiMV+gKwU4z&ch`U==axU`mzzq?+oZJUhkA`=t&TN!EfhasYY&G%Ta4fgm972paMdcgihwrR{u{tTy`BE%Tk~O->o(Zl%
6$2XGM_7(JDlr;K{X*pxwMdQ%k&-#m^me;QwHpD`61g@eirb54PW(Pq*WmOVlWHA8I~F3Y+5ygnSII<Cmj?FT#p0+pR18ca+xM*Fh?Fa{wP`1%N^zPevWM&L
2OQfMa<A=fHSh8X6>0vd)<wDG^reQOieW#Q9@}P$%cH0VI5A@X#(*?l8`G8oP^z0|Hz1J%)h*ae{3==BxTS_hg#ysuyV5%Or5X}hG1><r3C5p5RRQBD<+>>`
zLQWb+!=K25eC%tm4jK8-`Az7lBNe0Z>!*Z!O<6~NC<=SH%>;sgFS8MPw5pmwyVos$caW0HGZ;kiS%}}kB!{Je+GntC^(G~^$H{VVUsf~IRM!5#v0BOmRKCw
Wf&YhQGR^YY#5wU2sNjZTY*n<25(kVjX#z^WnE(`MNgeE3ZNu?vOBzU+y$lP5(n7Hm(0i2aIFjuiY@?}W}E}*FF6PwJw_~=SNYIo)-EGlIA1EF;ex0`{xg#N
9Z6>>4(D*BaN*ml)&EwL{lZ_Lv)}%P?X^i$B_h7^3d#=4e+Ktg&)pxgIV(ANWxufR)`gy}N$*dwImRI8;c-zF^J7Vcl>TMX9&ikJ^CqQ#^|NXkL|>auySmJN
_y>5xR}+6>daiW@j8aT_fO(6g;}nwwK<E(k3UOXtE)<=mXbLg(^rdkpk>nuTGB6;rE}&~zKGJcBV9`6qjRTOF6Pi(QNtOPu$UuAaS!CqfW^%cgXDq3Tw5~QV
qL@#qpMn`WW!eu$9fp?K<5)Q4RdSs2zwUNaY2!gGQ-?yQj5b2z?Wt)_U7QuGSKAf|3xMWsMGVgi4Q8_Ot1}G3(`OzBnI;@ETA3IfwJy*amQ4XpL2DeWi)tz1
8|dceBDxFImM-?a%VXGIw4%3)$ko&+D-+_D#kmw!&wm~7tK&~2(1>Xqw=cIis1=8u@ZDlCLWq0gI&W-R0tL!bCZ#-DUjZ-^)1+KpF$x8m!9P*1>LGxK<Fp8P
`9x9Woc3}3bUx|!LW+eNVp6u-9d{0}s}>tMPz^M^rP=7mOlTv2;9B@Zd8%0bSFW&`31tvQd$??lhGp_}mS2SP)kd1(c}V{PusigI>W9|7s7O+^+fOI?1g@#4
NhZw+=Q7cR)<<lPU->x8I)1lc>y{QB+Cqxg4iI;Q27;CDMC=T?%mNrO$A6{sgh%`)%e?v^#Fo7sZO6*77PB_bVWpDUvg@O7U!WPBOXY>Fi<gwtK0Onj(@=v+
kwIwRE=E~B?=0IdTfEU{(R_r?S8%VSk!GxSOXYt7FWLbe`7D4v3JmagX2`D)AKRURfmlhTlKyjKg<+&-@96*C8uWhr)*)QLMHgSE>A)FxRDYSsgtm6-&o`H1
{Uk~Ib+(3OfRJSq+iJ%gI4~o^6`jAS7W}KDh`<oN^=BG%Y*(o!rt`FI<0+4sm8w#QYKls^C>Z}!y6P%Q3{SzQKk60$ny?QK6M>x-nEOJZ=k7a{h`SwFt(*4P
YoO)c=#C2=0Swdp`RY<>ygBa<JSZ{YR)F$M41zF=k0<S49@@jJC}*_`h~*F`Yv70E+MNbsbQxc#F$^qx-U!fNlR<CFc&Vj8Fcnzkl1Kfz;~3?=6@>u*KLEh%
+`}V0j`*ASjIMK+>swCXMG(be`OnrohA#qot^u4QN-(s`UXM#f4eJ$58XE_`AxP~_&xQ-;wP_1zYJfiGE%C!C(zeI@o5G3%abBr0GkjhJ8{UJbBx!qppO^`<
97|h*PfCzIc@)}%o!a{1;8&bdXuj?e8JZX0yCi*0`)CaU3v<gGcnAw`a*-JVx|mkn^UX{e09kD1OrEyTBoaI<A-kPhVFGnN!-=aKZ!b>L(qItRbhY3OR#O(I
q3JeP0kZEp>ntR3`p%DxF1MZ;PbNxGo0<jkM(b%Qb^-ZY_ZB`zA8s}46rNo0m(qqTw3@oCengCkg?6o964J(I6y;L-%8ul&7H=X$&A|8(dr1I0x|Q0Dzz9b_
^A2vPhos}T;X+j`Re;hP;T_(3KmU-pP?!M0HpH?UDH4zFTP;xFePUmhXV)NFPnSEycG(Zz1o3_)Zu++_{iJ+}{Q!S;*X1Zlx17p6c4v&5dNql2O9yVHbBexU
G-NC1j;BQQM7)9oP>=1eC(j~Xk$#V*7Tm-89W$A}P~5t7_^&MO0he=IF4I){+`6_QS=1}!{=tIAZS`$;%|SGvxNF1Vnyf~9HjS(WTqbb1V4H+1@{TInxId;x
Goy?~H>fYd24k-Nq5vB-=UV@QL~%%I>Hgh2r_NNv{y^+#dp1UduMSRErt8yC$#q6+m82f>Dw<T+!Sf_B(^pn(c(?WxYZDgq-3db&obho?1^hF?oZ$)<_)P9k
irK&!VZJu?kiq^72$c0nHlHd1XLaaeJ!=sSCEZ&v5q&FJm5W`&mT-F{vrV>xV8xEL2!FtyGJe^5jdH>0mv-a=TB?`Y?GowdzPUKgxShOKqlVfUA;Ej~3GLIf
%$go^#$dN32zMm)XVkJ&j~Aj-Z=gi)WrSuA`lLsoJ*AW;a4w?PL_Nx!5}4A^R;N7dDljO9RAwctx$3{!)2v3TXx*$I=6B8pnpx4+FbmRBJFj3%eE1)|)@A`_
9X{n)IMs!=cOa5;8_0~fj3Xp6aE3;Z50$qlz|8g$#LwbEQ<xINkPu`HH=U?tbkk7G+Z=xs!&SjrUCCd;VYMh{Vneh#;NMKES+0PZF$=s<+It5B%SfXsRwA^7
7!+nv8Dg3_yE;yo1#VQ)1LsQ^HZFnOe5L)$q%Drj(V${WfXG8cI(S3U2f~tuK$mc2&m0p-dS8T)1_l7r0}bEJV`gB8k3}ozB&1Z)2k$OgO|B6wr|nF=EwUb)
haXe>-`R3SP08|&LEyA&AY93|L@zKWmCP`w(-%}jms-{jcb~IQ%-D(Vb0q}7x0=TW)5DKK4gsKYr_<Wo=dON!?IOT)l-2dQbr`w?vte|#S)cFC+|O4YfrE*r
t|%G_ZRn^;8#;L-SP$z8Vb6VZRmH_p90@~T++SD0CqW@UJ@DuV!3Qa0Ku%Np=0!3o8x4W>LphEWz|x-q6d&EbWf8~CgzIX71A^1kA^>>&#L`_V=XCiQ9nUX<
YWx@8I|?e6BVlDdg^;OaDH^i`1%PXE2QaKzwJ8LG2GVz9g{PG&=KptI!b6IM4Kg?j(&XAWwzWbV(U-xH{dmP}2o&op8hG9}+TltVJIhN@OC|?DTbS!T2kS!B
=Y&O9`t&7D1jM1i)fWAW_oS!*Y2N01ABCb3hwT_VxVBvmq`+1lH0(mwb;iic5LP*rTv0bn@<jxWZn75cQLvogkN5OaL4cKGEd=o~bD7ACkw_i`5O@=5oB<u&
G^{?GIK<!uG>^OX`mJ-%Ji)Ws2%`e-9L>9V7W0tyGz=nDhK>F7LV0W}^8U39pQH7BzAq8l$u9GvEdhbZh<|F58wm4zhp6EhleOXvT&?>8W!4#lWkyw=%?{V)
#2->0_6PYV*TGVX<U4ax{R~J$Gz;&T5$BQ#ilo}WuHrthW>8u!*6xtXFCr-!P*)A+kUv><<M8kFq9{w940scMr6C@8%N(+Cg3-y*Jn>Li1MQ>nV>2INCn?JI
ev$FXUkscY+W9`ZCaMdiugAzY!zDCl0T`z!{K#Ste|z-VcYq}57c53}ej10~@iN_C9CdOP`8_<#;70?pP>bCC^uortN0gX@T2)2E@Ptw7VYgl@VLjF1Fgjo+
kHrYAIDQ^Hg9X`JHhKTyFk*ljoKz%tHRFjBx?%-S3Y$I0tj9#szG;QWcyj#c*OtD@a05GPVvKD8Uhv-0G0tu3#cDn87limE$ilVWWR?`a@_sT_KS=xj^XD}a
KUws;XC~!p`*@`=hp1Y3=wJH_wUu&8cU-u7fn-E_3)<Xu$}6#&iTf&{kRYEsS|<P{>+0wbF_*-AX8%@^YC|r>61Ro8>b9O=hzc|NkdOR-fP3^93dgVM)I|F8
`fAh;l{0vSATPodV^96NI5_lpwK54>yM8u2D#6j2cJ0H*r`c@@`aLZ}$}9K}lo}YJ4A1684n47Na$zYRm_T=emf@0+E_dfe)I?P+7!)&jQTGI~Vl~Zgnr0G|
fxL3C=?W0Y2*dp!uE{!ko-MC~1F8j>RZ-?w%m8Q86f(gZASD?3$3?kN7&$m8**94xAn9@d!{9}1uh44WL9?ZvoVx`NF(v@bYRT=_tOzcuCcVoV?r9tS>sA7?
*(SCaB-|feBx=2V6vQP|yv1e_Ib(b=RT|+#ALX@4u?^mV@GI~?z%HzTm8AeY&fX3fHxM!QKzbF5G1|rOnXwBqH>+GwYFNZ`vxxd`Pf#PpC=vw>_W~RZjDq~A
u<e4T_xrpD-9JhjrSf27=2fy&tM6Mzo7ksI@^YAhbDO+`2|HIS4h}v`aHEPN!i?Ob`OvC#;jjwdxg+ac?=+-2^1lCIgtMGZQX~0IS|_D%0TV08vT?kLb-L3@
;<(=xx^yeKD!38ti2A(jT9z0o!9KDu_I>vdXOs|{5Tv8%;8F8;p1aKKKU2ZkaRb7$esQh_JL<kNSaK#VtOGA5i4)!ky3y#|-`U(O)KTaa3W3x38!}=PWq0s%
dmdLV29EYs^t}LCjK8%N-B_Y#oBW5&<&8U0`Mfsi^H%jja}Q^p^9c;wKo?1fu}OFYD(}gve@fn-3_i&*43CaNP4J3MI917p=rI!@NjYfgc2B=b64Bm7s<^Gr
d<v&p$c*Z22z{lqs?hCKIV?sn9D@`XcHtoXb#Ol@W0_P>s{wCHw^l0I4}cKJ-4-R=@9BPFPCIZ_(uX3YMuh8+&gAs2hcAw(^Z{P5?=-{{r!>gi%vENgjk6M-
6dJOp9V{NX8oI7SS1$HhR5b_m!6|niN}`~7vI?vk4~W4y#+o(Yz5F#Flxt^Qp`Bm+<X7XJI~iXJLL7~P`h1k7-Q{IHkkcLCH>HQnb<{rXiWOFZcBpk#^mdG9
9jWI87l@QWIo}UU$wrL^MXDghwyX^9iFYu;d<qZxX%YCi1oG5bay{jxc#2&^J8zkbXRTK1kKvMgk^2036B>t=Z{Z5~2F(t;mpx1Eb{~7DPG3fR{fGbzDRgwO
<D3fgs2ao6M%+PRSZF)&-ZWvo^0#c~CS7A##-427rr`i<`dI{ku=Ku#X;`%t)bAV5Bh_<kaloyO7+4||^U=__;W11yLV#?`-m2l@sZ`uP+VQbicCf=ST49Y4
K|Ur#&%^=2NGw?d^*mCf1EW3#GBH@^{4J>&aAp|nF~v(W)?P51z#-K%jyOytEEoEz`5S7oA#3i&TA}U1d#if-jSEc<>{rY*pG(KhDAYmLUJY)Yy@eT8lP5Uf
i|3fVT+@GQABS3J4!>?5?rM1DDZdt}HVDOz(iipIBSI@CRW6lq0T`4wU69K!!SMqV=#!~J5BmF(eEqz#5Jcqw)Sprsrsli^^Luh+9D|~tj{_?192zd%xxq8C
+STeU4ptd2y?e+I8&)Ff;*DY=<dJlpNPtrPl{0Na_MbQv-r*AFMHiSeNlIQR`Z^mhKI~@Yn4TweQHQH}gATmGc*@*R2sGFlR6UY3AgpbxBY_qKH>?fg)Ky=w
?JO)rnA*lguIxrc%8>d;nDWFGAl|D_WBF%;6t1Zri&b*5wF@HNHofr=#m6P6)qgnEA}N8XD}Z%BQdb(aaV&!8N7Dfon3t`Q$k^{niJ%+|vl?2EM^jE3kHV4V
&oQVvcNhT$hiEozxhv(Q^@U<h_-c~=>*{?_wMEPWhF1C#!pjD>0k4HO1u4G^49EK(!fQ5o>nJXE^+nI0HBzi*g;O%xPlo%1leSq_#2prX2h|%|8OsVxFs%W_
Sd9gV(ZBFQ{SOcFh-$C*>;`Do<Bi^OJp)XL`*Zv<j*|Wfq$}J(=ng`B8Lfpy4e<DzVQh4F;6h*$N^GotMRyNv+e$Z_ys)gBWw>+%#-b=;HK>kTgQj?_+EX4(
i=2k_7X*MMl$6Vk=W<T)*iDRGhSckx7xiT(R}z+9cR?yxS{Kx9Tfgr_s8!EADA=yFEj{QOk-fdHl`=26!FIreGXvrRR)SzL2!iPX$ZSeYdx+sxQK4oKsQ}4Z
25ndXO#(xADKQ?#EzX(23-3fIk~Wy9httjZ#Em&{>PG!V1l(vhtT(mycE@`((5<Im`~=v`cP3O;;`%smX}jne(v?~F?TK}g4bWhV4G%0qdG>}yrB*mpWQD=#
^I%u1w^|Ckt$L;g$NtJ-H}3!p@^d~1aY5QRbVlfC-<yOtnG5Vuzz$+=Pijk`fRhQS`igt@I2y%D1Ohdo6lwB7bp)i)t&1dr8Wmq8DyBWM6we=Z01OHzXDSwp
n^I69tG}nI*k5j@IPCc6>)*$mx6zO0&*0uJtRuc;4pA{PuCij0LxC$FfGIUR0{%e7?kuD$n`h{E*1!lexygM9JV5HN4<0W;<LSZdbxg5*VVHRU@t?}J1+?P|
h9F1Bzt)g-q&!QA*TQruA9-dDc`EKoHw!68%tAtzPh*1nVN`^^QLBxCmuKE82VGnDGJ+D}z9$>b8Uktny;w#XAm@V}3w~_lR)WTwVHOR*bgpGlLVDlQEjDt#
IP`JA0T(j9q#li%4`&8zzagb-6Oab{z}&@bAuy9g85}RMnONHXC0OvdF`avOV0$2KEJgRhej#YGtO%Cg;{S;b?>)@plm&jJ!~d<adbp3@IM|E%xp_%{Xa&C0
X%CH@z9gSlHJk8x(w-~{qqquz$opC~9_9CsRyByjdg8nN)-g0ePvPUtx<wN@WS8A{D94_NI7Xa6m;mV!vU&vqfEpw1L+1h8hLM965fwBth!u@nP2qxES95Xk
++G8u0N`tI67AA^1vl8wylj%&i)d^+GnLSyuCmB7KhU9G-G=eN0lCBDG*Z>d@{K^4i0sZZ4yN5Ec})-5Uu&XKA!2AUGU#sw8RAei86ewW!m0HQcJDPt3qpqu
EL^BC_Mz;Wyax|{?tfRA$<HCqau<pcFilJ`Wp`t`g3U4>{<bxlSQcgJ_NGLf>nt)oC4+w8J%?8aPzbv%;w+Ij=lLOMzxbEcn9>5gO7j)(yF^|!HqVv!*>+Ts
(n2ne`g~ET${tlCrAlr3m9FrshmVH1msL~+28rYcv`sr}Yqn8`ASgfL;5p^_!D+@kPby~-W#@{s=vy7473G4tbdJCKrYVS7kFwV(C|KykUvLaiV5Keyg)}Jt
q+b?0bG%9chk8sf@n}H<PI-Pdeh#@7Zxm2e|8RzsK@STSEFb>nYpk&1odB1HYj$t%6Hl%1lkvm^J(aSzrNG^MFtR<0&=sbZ<wG#B159h>>OlF{rKQ9T+y_oe
Ugbnp@-{W*8^4Lvl}n_%S^F`tqR2vEZCWp(;nuD@ykMr9=BFvTw*f=(^AoK$b%yK65A}#;pcLc7*k8zh?I7_dfDm@SaUwU;aum^ZQiQtLtmi`?_GhsZH4bt8
S)Bv$gO0s3MC$D7>;bE9x*`RtHJlxxsWE=_JZ>WnaWAWw{80!Os9wI@dT3mb<w^?@eE9h53^&V#$S4{FrPY?v>k}-PIDl`k!Eq7gLqk>lAj4lr=mCk9-2S7X
PhSL}G{|J<ugHqJl9w}0+$OSnnS*s`b$PT^m={>Z7)7*x;;j&Iu;DV?{77%4FyK~nLj5uhbFyK<{3p^@XTKtbQ4H(WN}!U&IUauLXF^E#r=Ux4LJ9owih9+K
Y>f2;B1$>!4SZouleY{v`z-yzUB?nbQ)+qB>)W$A+e_1}jj!@zeV)B(q=K{urr}R5e6~}tME;#G9fa70vX1Y%z`_W8ChL=9Q*bxJEvR4$Vitiw0SL(PECl$u
9x5^n%pJ_v)-EDkvnv@>f4-&KDK^yc4Q}XAHnNpS@fmjJV;T~m&rOHFMq0FSVg02EaU3>bIxR+S8gT^KnUSETuBW0jaU=e~c@*fFcg#qwPzp?Zv_-#1qO%a-
;LZtsAwetCTjafFhIyl{8wfNO>t9o+%)z5*P>Hi=C4<0UJbT9Lv4@NJIc8T(7TZ1bSW(KxCHe4@W-&)klSHfOAJP+XfmJrkA~ljEp0T)@`~9WPgHVHR=O-Z>
d4*1M7h^Ni&|bWD9v(>Q01TQjxnApqrwkXs{6nE7qw<Nyy!V_ax5-eEKJ+^3fOojy01YoN3PA1%KUwW;&L+^R78y83?M)NX$t;(UjpwzPnq>i(ohu$V`E7w3
``%DWqu8GGB((y(As=&I;NUn$>tU1ZIP;Xw4pyfPNUjt&3GcdPp}gN38(jFn96-pMVQ^D|&smEH7fhU%(B?=c4LVUj3wlEzC(Mi8(ZX8kb!DMs07C`*7kb&;
1*h3;<&FzEq1X9py<Y6TL|s6w_m&5IJQ{u8T$#1YYrUXhjYm2<QbF+3jJ>T*=Q^WNqiFYqzG}h|Va(Q^bF=f(`>%#XtYbk||CRPX!&A`X;wz5&JzKv@xU+G6
F{=zPDk(+f)KJBV*j6u>y&{M2vmnY8&>XHgz$BTKVN%E|ROrmvgEl#6U5usrsSgq;PrP^b7#_wb;tOUt<AR%&<-x^qE8#JNFYn}=%%&KOveKx-Rt279(n6S9
vT=l^nG9xk_dDcF#}Z8ZUnFr?C|^(BRcCNOC434hphkam`6E1mpI`)|93oPH58d`P-IZE_t2^t+7&EnCCbBxFx0oGy9QX)DyotpLp$?0H63c<1({P1a9uMO9
8j-W<xbCAQ_!fvh0+_spvg!ZQFWJ2$j&7h*^PW)TvD)kHvdo%j!iC$td81-_E_tR63J#Qxxl#UHm<eGcw372Y8fA)mI)jV3khcAm6VWU5?+Xk_8iFBu6L%hF
HMa}uhWV5%;<?OHAM0!BV~r#imW@|8{+Oe|ybq#Dqg$Fwur^H2+$%O5uv0Z?MsKM94`A*rV9pT%fh4rhnggaU?lO&3;1l42J(*ZcV7IVM`2#mJMpU{Ef<1n8
ae+h25-9izR3qxy1qO{2oPQG{%T`F(z)#J~od4U}XJCVNs~BKw7dYlaU&KC7U|3Y3G^v-C8fr(3BIQa;1oZ1tG)Ik)(hacLWb!5#3gf&1)$@vA&oP4|;of|r
6M>x%L0<%2Ojg5;j7p5;8(tWR!YuthfWw{Gx2$)Z&&)@i8gz4;!utK<N%AmBSt)WIU6=5OCx7LdbKhrg&&tZVqg&2z$oe~f(J`4>sD#^kXH<U=V8CoKJW3>n
SP@W5t?z0bJx!L)em@S+m!pSkfSA3JgeosJ0zotlbUIZ4KjA6yFNyHmJ5OQQXG~A^lnQKka^_BLz)Xg?W{0PE0m>?i$dKu*mJgakR03Qdi8QY!!B;~<#{8hm
klUu1ya5U-Z^iqAUwt%DTy%R_SLo|WR0^}@C{Fy(u+NL|m}M1F&s!23fa<+pNY7u<1bM&+HnX6FP&=^*lrSrZE-}A`d6$M1Ey{6M2~&%cy&WMWzYQz1AA9ze
i|0p-2{RY)01O|rj~@w#u~iYYFSu7B+_5#JvlK4(NV_!pC~c>A(}LX!WDS<??ER`*BLWe#CHB9Q<qaTIPJOa4DTIqWZ**JA1K!l>7A45A*3Y`eQZDfd)bJ+O
8!Pm=bJ?4G_yP&a6avjIBe@fKDyV4>Sy{5SJ8(CN2t+Jb#E=)Sp<$mB7VDW>lZYB@D0Hwe@k$vw6d_mW{}0+>5w7?}W@AzA6jHna6%9EOgi3%lb%)yrU|TnI
y<p#Tv}j(RxLn~^bvJF<yI(e2N0q3N`3M;{;<y?#zuqatmhv2!jx?Jw;-CcQz7N)1R&Q49H)xe4XL+u^Hiv{rQBjLDp2y5(VFzZTK{i!?xvhcPjz#XiWh_;C
c})tyZi#^_{ow44*B?t&NZ23HIF0Q(3zD$TELclJsL5Jv`w`r+woP`o!O-09?r=Y2E;9w2=XY_aed)yAlQ|g$^nc0y%5qhGcSCoxZ8&O0N8q(iHuV&8gXuU@
Yw6}zO$FE!RcQP@`5ES!0^A(cmQ?#flajkU@klb>nd}5q-Haq&IBYZy@c=RYkiOglCQz*T72?Bd+=$?liv#i=34UkwnR=Wv%JnC#{$mn`Kk3CtY!Rk0qvIkQ
zJsyY@fKOjV><{1v`%|6M1tLWa}Zj-{u@Ise%>H>$b?ODf9A;;V#SynD)Nce+hh{XftD@=Fk2KUriOn<CmxSXOu3q28rWYAw^@;wvz34q-cM@taJ<}dF#XBp
5_){gDfxw~g)DShAZx7<4-jZKIxjgkg;%v%J<WgK@ndOhs8ZuSJ_Ns}r)0=-g+Hz_gS{oYw0$Xfm1un7!I__5pifwHE+Ze((qyF>4+oy~)xgQ{dHJaDyZTf5
OP+^?aIaok;|8QvyWNi!LCL3**JM!kMK&6hm=0cBDiscO>s-;uE2&G4E^~ZRp*QbY{EZNmaJX!WB*)JAuWGUvjO{(+%d@ETsJMFOrggKE8m=2ztcwBQqTq4C
zvFh?R{|maLn|98X1SHMAPTd!EO%)J>!4wwOPJ0ZbUg3HAxG!2bEPae_sAf(%=J#Drz~)WwmNPl7~nxh#pBL@=m7?p<00t$uOHi2O3E*rS?;f!Kxh?$M>jPh
YAztWYrb0et|15!`?q*4*+ny3cJPa=de2Py2RM&sa+TJe4PufJ?A{z#j@1!R;LMybZ7dNCS15L$9x^l4LGK3lAY_s`6A{k%UVVfhXq1M%(S<{fsgX}?fH9?7
eWjvFR5YMruG<4jP$&jbj)*<QGX!ifK0#vn4r`Wro%;Cx81G65%PQF}F$gG_*r7kIJ^lT6P4Vl6yNjW00&UL<cJf~07ULMGHjwZXDf;9b*XS{s8bscXNGK~P
_YaP^5hJ@UGA|6`8l5cL)X=EP-h08cz-uED<UJD|<DNo>RfR(KVgo*J53EV?TNH^^LqEc((WV0U<0Y56Usl5@qB2v9E?XDGL46w^Q>`Xdk%B|;5yxQk*5*|X
V7O$?O+!7xhlWE3FE=$k9%gCX7$IyQF9<YiV6UF4%2=UutPwym_>e{gLmwN`Uo4>akE%syhH@kt@s_~PH@#A>^|5}H)WfjodgmmY2aU*nhQ6lo62Z1r4c}X|
)Njie1nr?^?a%iH3mU5I^(vNF>0`JwxsVmBw9Du)ok_&QL9boH(+39EHTb}=z<tY`KbYV1c@b<UvrK&Sd!I9|zm`RD$~qpo(kZ43!;JJrNVH(p45yT=4}&T*
|12AJ$O+*GISnV@GG~OKmmeF^s$gJKE{h#=7OWGuf^HKocR?5@r&n#12|Obh_Z#^`+hYJG-K(S2dAoTwSBd3D;cVllcJvhun-l!^rcF}C(g~;AY_3z2KCEL(
8kS3L!uK3+>SgW+@ywi_g{2vMO$XGaem|5|8p-TjaLPOl2tYrL!xim<lMQeb$r}t3UBJuE^>`Nc)6FX{EpS}1E?4Qir(uZ)pqC235Uct9ld26|Fb-zUckz?<
y7udg$mMqhXdMM&8s67)cF<2#8*vEWCBRm#HLkWvPyNY_%aXPhi0<7GH6yF2aO$X$=8#uTwxl{3U*d6Efk?(#$#H-T4@ycGu~^IG(AuW|R0ZCXp`qf+w#ncu
v~E2Vy1MPM0o`~s8^pajXr#jt(Vq<@MPgRQ;<vBJYLjxS9-nxtn?YOs#s9H!g<)%q5A?ZKRdYRO+3I)qP;R)NuDT@;W?o9^h8)U0_Fp$&nz6XHNSIKT1SLZN
vug5!PPKj?E?L_Al4K(;HI8Ob28Sv9_{j>TTr@!z_3GjpJQkE8hg_5OWX5zgRlwE;&la74IrDXkPhVHBbpXFzWl%Va^XN$83_u59>~&qYmUWj^KL#?G2x}B)
(fbsEE8jzxyy*y71g}<f!a$5_Xpnv-mkIYEW--W>K|&JBl~m6Y$4eC$olVgW>6*yi*kidJ$gt5eZOhctLY?Qkx#`S_{SE0b(Jo%N==FS>ii><{axIf(Cehe@
52Wx5!gSt%?#vHrlBbe4&vu<yO)s@Hifq6(?h=Lgu~dh{ZGr+Cb!N-Va<`LH&V%ex8!6?<h|%>rA@zdNgL5MXr@v~*u&$LX(?^cMf3T9DJ@_C0w<8b9*ZSB%
qX}DQ?IJQjzBdB+4WoTWFWQA2yv^KB4Q{Xb9;AVe1&NK2{3)9Ektibk^)9#d7vQi~*kwWoLyMvLSj-bh(PG~Ymz1>fmzX3GH3QgoZSAqK+-iM5PfJ)qJt=ng
V2c!~qoO4JM~MP3o-8hc4a-l;RwQTwW!HO%c)S-8q!0UeTp0HKNo9rwajZ}EIL+kXW)qhddwlAEDM6ALdj<kdG5CFeHaza{(=3ut)`Nx^Snj4VIRUTNnLzIY
&CJ@`bziWl43}hso{>Q|NLQ*>x*w>EyZ0mpI=Q(zUK8zMaKM%<M9Yscgbwu$@l6*5uabW)crZR#f6i%bCIz%JRGcg)$d%_-xE~hHALIRGCJW%MgukqR#a)M#
lz1_Q%c6yk@^6R3;u_>xqf(P^>;qTu5A62(uq&nlE-P{MECdCpmsung)Is<qC2xcIDm0<&AN8CMYe5=tg#ONGYF=)1sOE4PwrWltGtX%$CdGs23N0Lt_eg;i
!jPasa7@G~*yaYOaDZ5~VT`0DI&=DS2UrJ~wB!m8-LL+ZTx6&{`axKmy6(nHvbZ=?0cDkwG&s;+XB$)ykDN{>Fka;V&cRy*xz?$}ns<sU%8ZPH(shG2o+v{o
7P3%|2@Q@y(+dorxlOH|v4bjP@lJCnbAKIQ0r-k;5i7qv7CV@Ccy1*rv@F)8#)0omUnreg7G2u4eQhZfWpZ}WOh!hf-S>}*4I{`K_%NybFh%wh&5^cTU-D7>
h$5$w;u|N4BR#W+_5w)rrcXB+fhb|0x^gCt87E`$J*zHC-%~zpWdZ-9W)%%(AO{Hl9P36lRPhN$8d;d7#)`)t7SMJVXXyEb3aqm%0_HfihA6wawF22dRih)E
PNOu}S#B}}{uxi~Ogr(Ckq5l*;!a@7aF|p^F`PWyK$8>u^JiU%^clITbaEuUkvTnD%Z|gCkhSY;Kf(!M4}3znxNFCNHXX?$TrC3-22wN9buZ=QY5t}XM^Ljz
a*_yte&jyiLRds_2t~L*4`xZ}ZU+yh44B8L34{#e+4bN4@{?nqeG8z0a~0N_NmZbN#zTalnwoIohbN?MgdCS@@QOb6N~<7MXte7Bk!54IPhU=~E+<UU+Cp0$
PxO`l!}HUTva)nr+5w7jHYEO4e3rv^qP+Zbk*Vr*#ALck4;lE%Mk&S9Mz**x333smtLEa<O>3U8#P;7Ye_^S<q}Wd0j$YHut}^+W5X?VDE#Zjew6^(ggTjh@
Tp?}fNIJIuK}?eC6AY`Xt0~Z}gn<t9^-oU$DaH#>J3gIJi2wQfYUOypT29%a75_UDJdOSJwYhAZ3Ppw%of&FGYgraD^uP&D9d@$u$5X<Y$si#*U-HFEqO53L
mVxaTu>Xq`3d($IFjN~hnDF)S<xWJrZ$Gz2CW<my12M<_i3<M$*txhu{|CM2_Iu6|$tUn)U!_mZiFRkK_q}RW8}69M`>b!M^0;8`GXmfr;2H<;KNgS3<)_L+
kn6ny>vJ*{^d4l6BTFp#vzJRAR1*22j8;u$llvk-hqiU-3wpZ9XEfJsRM9lCZi)W0K&W|!Tx=5nYnKV27F@{w5WhD(<-NN!Rm7-XRtskk)<WI5Q0gWRdNOS7
IxIhzGe{bU!rAXo?*Di4-#{LPre=!bc^NdDiA*0k%Ji3620!>HZ2}d+2pG6J_}D<tj2T|BP{)oM8OUnYpIGv6A+pBbHub{-9gI_X9OfJp6m;JCr|WbhW+_ck
zL=7=AjazUKgfeIn(6?Rv=9T5_;Fq@2b?Om4()0+xFt<_V9r_EMkP5vhb4NhXR`ouy<suGCpDnxGtbX6g@{MVhRh$%w`@xJx?ve0h&nw?krZ1}>*BjquTHJx
4!r^I!21*I<*05&k!R<7bHt6)@OTxzr<y3G9|RPQx?{W>vtlW$Y=Gkt4hYb1L1&2JB{gO5{t0SRL+HVlbi0awGtWF`xYD;@=~9g&;gFTF2sh~!OD){AiJ6im
0QbYsd4e!83H~v;0o%YHMp7iCI9O1R%mI=mxPLcI7&BUxs#!J;RuDO-0i0xnrFgV<bsMk6GS;D88_8G+NcqDPolQVh$IP*9-0M!^roQgm>opi=>_@TYdu0-l
hxP?Ao-@MJD94GO-xOK`P~v~B0qJyVnN!g6LzEr1S1^DyBQ#MFlzZ7x457yNjGQl#t0t@CqkStW<zDsR`^RJMhXg|4QLkGoA^y4OFWrug*m+4Y7Oxv)_+z2q
f94QC8)J8E4mN@pCppLFg{jK%)cX~8Qu0e_)Ka5UV{h4h;m%+PLYr&Z8o%zGlBV=O?c}AO1+nvQD4r5jXP4yHF}Y7J8ZCxSb%ADw0BH1aFRdHijH0ip()ih`
3q<!S?;nA8(*rEkNi}XL?8?6(75gbkPwou@Pa|=0Ba;q@`<NTsEk-DEV581Vs+`RrSPRj<$J){)DX^r_-8@uaFIyge)uYr2SFra8LWngYc!+qMVt^o5VKb}{
YuCjS*nS!PB7-UZk_?luUo*X;PWvbVI-g<NK-~PGy#u2n0Ix{xF*5J15L|e2VeG#w^;`-F*Opb8P5wTgChrESK(F?`!J9*T&;bJn=|NCWiei;v5v(%V47`?q
^h<(FZ@cJXTr%TW))rF&8LS^OVc?Cl5^p%q4K7B((?Uk25ONt+hv^?SjA_gtXUlDn1q&N8>nj+C*2x(a`&Q<0Tz&FKvtdsyD(r^^G>;&E&y-=gT9uj2;|daN
>+1mi?8SRP9<`5-w%}~a0R{fZcON;1xs09JTd$u%A#V7n+N8WX;-DjdTS2B(#22FvQ6|0C9MNbUhg~16Vnrtmo)G8e-pZF+i>m!SKQ6Q#zVCU?ySCkbqUn3O
sc2FLC}dbl;tgsZAl!f`N8!9x#W##?^j6Gx=SYeRS#IvBXB{_}b7i}0Sx!XOP$z!Y@|zmt4@s~2$(D&EVIC`L?`@Z$x#RMwH(&5ICxm5)f&d_PFb{2=bb3z_
z8#9YaHbO?IY!Yal#NtJ9Q4pkYt6(ZVQjAKcWcFHmqwreeeTU4;^5KSdro^@M3t0{>cQ)y9T#iUR-w{wB!i$km5J(|oSH(6EUsR0=nBLbPHqyDze!1?d4XOq
tms{`jovQSMn`F|e5hYD$H>EHwJtnc7iVkdHU6ifHnr5xm9bWN5F<f)u8(!qnzD{-%<ndan~G~U0iADwyp><XQWdF<3W5oy#o+;VMR@CSImd5$KmZ4Qel;>P
P`94W(8B>`s>Ro|SF-7?F~LI2NcKemYKku6L|#?v8Gcgjh;U&q-3w}yFMq+)dkM&;!mHh{%O&v@cotj4LzV&(E3(doN2|V7R=OZIa1nxgB7xz2`Ci(6A?F=?
<5V5kBe<3VAd%Y;6iO~eJRbT>|9Kc=c(6R@m(6y66WUw}m~@WYErnJ~5K@i=gc=l_=q@I)mrY7YMum^?uC9s#LVSVi%zO3`O2%3S^|k<0TwDb?2}zV6X75fI
MpK7UH0N*@5m@pW&n-74dH@<FXW<%BgbT$)=&!rm_37TR6za@J;tfmurN5Y9_*5TI5^fiL#J^`Pi83193%RF&5jj-bj*gZMaZ76c>JX1_U;>J%5$g+dgUWHH
u2t7R^2vw=X#pxPzG0obkYNjwEW<;{<?5iN&6<v=wy!Wos%o(CnK9hzMJ^vqd}9v0HU3cZCeI&7Id{J{kfgNzy~pHbdBbTFxj<iART-_GZ3&=xXboYQQ2f^I
T74)Lmv_}}tcr99>S)92QN|$BiXA({3MI`W?NwrSz)^YzB)wEA85iUIsm`o8J+hosb<!dv8Bpad8_+z8TwxE1;<WJkOr}*5U}RDqEL|PS!dNo<4K1-~9vj1h
2dP7xDb5hNDm~c8ZZiyM6Se5>D08ylzPG$8L00W>QOz0OI>8b}=1VOf7Xq-o%A8eG3p839#^h`T%vM0fErpoS?OMB6@x-ljk<u26ff7Hb=h7VFQF~N#Q)x`{
S1D-bhJe_N1K}OGJtU<QvR{pfr0Dz134z!5W0exmqT-{DaRd6FeEHFY1QFpG9090g{LT8RK3J5>0Xe6gvS}?1BI-KHxsg|Fq}CmDW<mz@YduO%j7f~okxEe?
+&tD{O?oa?I@pl6lrnZ_nF-|J@@T}IMBr6?PYIu5RGuooK~WTii-6A5d2Y`m?y20PY1yi{zU@?!Le>SJphfL|o{##~#+v7DTc?Zy-WZ4z=mJ^rMhh^8ypj>i
Az+ITd~+aHH~uN^4}tGRCVyMH1_KZXNL)4hD8zqfXrp5BIU5`_4c*)NJowPZb2;zh#?E}}t|^EFghFU?{>y;cxM-QAYCXLp_MBdf7VRmxSOkhfx8CG37kX*J
+UHd*22Q8+`u!q3!oK*h12pO&B5R164j`gUac!9-&}Eu7$l7NYP@B?1yZckeTui)LGm8}gaD5>{%JxAhVNjICWRs>vgoR-)MKfW`nJj~}uBwJ(5>lEFKs47i
F<3k<F7g;h8*>A_`Qn|OWEnrBkx<M<oR<w%^d(6@(B}wn-vhbbh?qGnFiCHyNss}qW@ICX|E`25U<{(I7aZ>2-U|Pf;(P{Y<R_f4y>_)0M6bcB`L9S%4k*w%
MlsfzXG-%Xa$s6MNTu*Prd9QcW~q#Ct%Y7)Z+~h`sXW%BCqIi-uQ^*;d~XP!2)vD1@d}xDU&TlAfWK>70vxpbvnMGUk-}6@i+C2Np`Gw=>n=zgnkT(Dcd+7=
g%poga!~G~rT`%bszh^C$N<0@I<-gQMJY^c=Ls#Njc?EjiDJbJD;cJ=WSk%&$F~SU3|8USICX9xS;v|2q%A5cB1#+cRhynkYqSSj)P637`uJC2E`ZfA%jH4%
Vh5Q2y%7a&#_sRpQulSZP^SMPx}V)VnQH5ie;EA9q;HK)>;zaQgplARvc<BPFNgk+doXpYA?0Yhe6Pbj&hvt&0l(jbm2k&*QExx`PH?M4$<M_h+cirtpE1o=
Znah+*3v=Cl3bksy|EVjkb#c->|%7~hgy7pUxy#nYQrFJgC|>7ih%)^9te~!N%?ODL%J3x)&0GSo41g)PrM}BK}K>tT~<|E4a;mcnkO)PCdF^@`DGL?;EpR3
Iv&=3vCtm%kJ1<zG`eE{azbKTT{fGx)oV#1QvI3Xaju$SJ2CIk{W4LF{};ai@nogV+{@K}*<$E=!>KumbaMI-TPQe?DSM0`Dl``sfiy|vO|!KP(i!fMoP?75
Q93<IA0eEAwl@5X`lRVQH5sS#U{iLTXYtCofk?r_m#xX(s`iwXJ?XW$R7bAUPq*Fr=zyoPDL=j?lTsLJZc^w7ZBiAN=sWS}$8xOng2e$*4`FjYL}<;Z?<C}p
E*Hx3(m9C~t$=Vkj_Bo11FbU!Q@M}rV?nf)0v0{2jU;k@d`gS@!w0O>gLajbge6~4oQ<tj(^_BG9ENW6npv-9eLO~YkhqI}=z)+bqtvC}egozVRr0RncCKiX
thNDHBe_;28<zzZiRFA|5PWqGMG?HH{^x;TuM0?C@&emsKX82hZ*}JEx8~oC?pJ&ow4rd<;P%GGS4?vQgwEhV%;X06q!&XA(c@O`W0M|iKO$m9zi*V0;7CJM
y~79AdCooJJ<rjk8=mu#k55hgVj-!sbJNuBEK*2qvgdi~25oz!ZznIj)bgaWDa%|nemM&<_J&?AOT1*7@l(j$_GWu(=`|5~CWkUK&)&v++=pjpVY1R_R5G~)
XKVHSU%Or+-uJrP)#bE?H~GAcu&s<8d~;~_?afz_&1Ug2TS8L}%sv26r?3^n;T2=^?S99d@s1h`vYeEqV!>ionQ+iNozP}Y24Y^DsKNcuj^dLd{>EWDpZ2$o
07lEcz3}<@OI#9h65LRshrb2TuQq&Mtqq$aF5sOREyuJhazLkKbcVSWjkevJQ`gueF7O}nt=lpCPBH+D0o=YoF!2QEH9@$4MQ2cRZ${Gp40jH7L(93&ROF>C
jCk$`JQyo)10Z`HE*IwfxZeepOSmSAzHk&a7yD&JVi8;wHcZMK=?d&GWBhFIeXha!TgD>5>h!EEb})tAU4qFWVEb%|WU?K`&if8kzy>Tr*r}v3)pHDhLG$jt
lvNj)WZ5!>mM=;i8X7Gf@%sdU3M17PWAzz4Qubqgci6PZjdZ+IfqO4#AIbvvL5%ac;JipVeQs6NfNP(Gu~M+|oa!Wn|HT^7Ll%dsHDwy*K_E<S_Ei@C?$tCS
#>=_*iXbNl9}0iug$0Tl<_7{DI|5$bbEE8`dm{uT_GjFrcKJZ0D|X6C+0rJJkQ(1wYjC8=kB;5^z-;dAU6};=1t}Sy7(SXU)$f`x%V1uW@LKrOtJjYCb_LK#
M}-qJu;0lAohuTvuEP>H;~TkiBQX5zL}Q<hScFEXbt9>>(QfH~L`w%h7o4a%n~DfW8bdiyqjJgsEJ+0k?V26Lz&wq>VvKn=kTXI3!~;1w5vr<KbERahDTspv
I1NNU6eMP9ZXZddo{&|~TDg12;1-t0zA|VI4fTT00&|g^3I`0Bm?Uz|etPAeV^A2SC1E+)i0c1}OPY<!#buEb29k1S(5B?1B+?tJ81!tjLyoVQkElY#&)uQy
EWLv|JQI?2va95tqOMOm;7|Zz{y%--x6`lwGgb6y!)PrxPl=0by3Dil-OsMyoO-h5B=>2pJh>dr<y~qwjJJXL>5m_Fh$BBdxf(Eh_$EBI>ZFU2=o2o<L;-Dk
cVQE{yE9JTgL;Y^7TNR9Gr_A|vLg&bL>;H8^C2dcWoWFH2PU}QQG9I}a-?}Xub@5uH=OEJ0UD<_Zh29lXmL|$7X5;}hi<38zcP$IC-X`e@5T8?4KhM26-n2v
WR^DGF~D8^l=jjjOvZ~{AwMx^Z$3H_PnYW^vn^T!{ff$y)Gh<g9$1F7XEg=B##fWc1G{KmzP>UY>o@$FP{l-(YByKB3z)xko|L@Qop}04zV3`Pg)ts+9d_M?
5w|0$1ZQ-Wpt*##pIVIyWjAe72_rn9%z8VKNak4=<~L?BBPIL(kuQRbgsA(Etn4}Hnfxuy1j5hj2Jaa=QS2lO(lVZ!tct=3i##(^!$bd=W`h{1FqJM)W;!Q<
BoHoNCpLH&y?*>5)9_itB7wWq0P+Z*nhw7}%o+C;O3YdCT|ObYma9wdZ&<putF`WI-SY0|?~idmLr5*u$BnYdxH=gzkqpmNPCBW(p8^?TLP&8Qw;4Syt{*;f
U3R$HpC6ztIn0O=1s-trPf`a<H-d^1|1L3<4Gi|?=r@qFAc%2bZ-_rj*6fi0Lsx#Xlwaz<+^h6IQ8xx61GQ0!uvUzLGYiq?QprRA+tUETwoLLksT<y=-$ijz
3-)2a>=lw@gaxmO-ct0)l)BJD8Meb#aXt3`2hx?dGxKAXeLBag-&M3cDuH$(T!W$1r!)wrD}XwX2TSb9AA@Er0p>FmZ2_t?gVJTTN>pIcN8rg(Df%>8E-|G8
O!$=+e{`D!oHaf8RAup5MXW^wan>Zb0|qhfihfuc*Mx;=E%pZ;dcj2>2oa-=lPiOeO2wvBpAQKUi;H=Hv!b=))&g!z=Q!)>?d@K9gI8v@-th&GX2{4X&?(p`
n8YXW2xI9&`zH<MeYJg;g;zf7=6<db_e~0McyXX@wa&AUk#fzzA(dS1w25)8<OfAW7wREq@7AYQNI9>6Q`O<|xk}zdFcg3|Rw`;u+YA=jYwI6~@ltP;y0CQi
gT|6;eJDIh;VH*0M=X@XfjeAJcG$eH^rB)AiVtE`|97}kc$z+sMm|`J-bxU~vN8QkZcn^fhcAR41iKPgu0jsbPIduzVu0Vio7||eyi1&wV0j)j(*MG!B|YS+
;4rajVlN0b>O))T{Gmr6vbq{os6Qj5YFZ%GN&c{YHFG$%;H6uG1h6@2Uc52K;tXh)p(KxmP>tSyhJfABY&tT#Av}_dVFVxwMq>d98k_rT3RR}I^8k7VDE@IC
eb|1lPZ28m>Al_tuKKX`F|5UL0n7^Nu@+BbPW`VUy{OF?FHo!)PV|Xk5wot);p_Snw+DoyN%|We=au|i#Wf=vK4<kxApQ+_T<O-yzTv_cjhNk4H#GD%y;MO5
*Otnkz-Ig_tidP0NAdh%5^m3xI;RMnnlum`Ko@1yVLq^aeIlS_UGn^U7aN0UsUES5YwMKz<n3rhIzXUal0+BmelDARk5MV$wD*PV3odWo4E^Bw<&kbKI5R3N
7{it@hQ6UAch|x_;j^@C@CE1P+89!!BwExeW4s+@RvNJ4ts@gN*TfuXKpz3H6hlIb;_w#=;U894YO`jpMB||bCM+3hn@TF<r#U@TdGPG6U(rY&X?Ai&T)$g|
K(xy2JrMgK=@iLr1$j7}&SuhfXYI4MsP2#!7&NSf);fMRviuk&yi0;Oadu{vINvJ6KoAYt*9W{LfzRC)k9=$PDlZFkv>Z{rlwXqA?)vOM1XW04Usg&_d=C6J
2B5<P(YP*+E><X<B#(kw>%f)mWFO5%EH%|17=Dg7bDFmAnP(Z^ph_M`<q<K*Ewu8WX@%%sd2~--563cqf8ul@MKt&X%|cc!VsZ&@sx^9kq2{mHF8Lc`NKZ&k
NU#<d4jou62smnvdz5*v&=HqSLi}0F{<`708zezfkS-6h;a>7U0mUW1oO0$BM;l1Ausl0sUA=KW-*4DU5!s5y*iS=-Mu+TRmhr@@GaVF#Gp*@v9XSfZU`EWO
*3f-{ayefKs=cRZ=pw)7N$F=p2WdI8;P6;o7#>O;S_85=(7zw^{q`-v?9^iYV9eLB%kP(ELvzN&;Mrz3wOi~=3h!38n_XB+of-*|PMq&i4-{Ha2Mt78GTm#I
j1MnKCgDefg@7rgSYJPN7_{=`0LyCFuS=X;EW9OJwL@mZ%}OE&=5E0x_UH^5JjMTt2$5J87j)iGc#77msXb8T@0JLJSsk|1zERXu4Gj}vg{e*%l-`{h5h5wA
dE|Qx!C@9s7C!B7DV}4`KbVbMK?;7b;lboHgys3IXs&ObSo|nV)EKMD-h|5)0y$#WV1vX#BSiV9nunUnQV+78v5`gJZBXavMV%(+{wXYF@K@1?b#N?5D<8$4
RW6DrabD9AYf}@yWzI3GS@5*Q_;}F$t@Mlj(E_#|oGMUv4ijTYlX4q_;Vl;4fW6<UXMml6Z#nMmpIs2}7TRyFTCLvvCY`55AK2*a;V+7EU2+s6fQSLd7x>%;
b3ku9=8sf1<U4yz;bleMzB`S)3pOD<eLT#qN;l1&l9ruwRXK!oPGp&@p(oaa#ycD!@sU7P6pONwzA@JI6il&1;&!JAzN(vCs=o4fRi7C1@fyf#q7~>A!cL{7
jNIY~q|rSYh~u|kEe)0u?C&({xm<?TAh#}D>jiNw0%DFaz9JF0F`Ue$@-@)v_M~m0C5T}7eN_V!vTuDRQbU3DP^L+(nPcX_!jWUf`bWjNqmixl*bc?Y$c2_(
`7~$)<)FGXYlHxrXCCBO;MIbf`SCxAN77L4GNszX8p+)ZD0g?n!Z;<Cs(%Xa3&8t~93k6_&9hK2vV-rD^?Zng;xhd@LyOE&k)Jy3RDRa7^C7oJe?1CEm)-cZ
j`BFFRqWT+>P2c~->wtEvop6b#LI5R;jl#|^`oE}>Qd8W8GFJve$e+{NrFQ*XZ>5L=Cr;0``^P2<<T2CBI~cq6QzWbvB7wzbU0gy@C}lgTSKKlFhG_9KeaF&
;{LP=&U7zwSm&U&w*c`#mHQn8wqb^}Z<w|QX?eYE_24@CR0Z6U0EN`SETBFZ2Dej*4Qgzc+G%J81t2TyIhI;z$0r<A8|f3jj=B`UoF-N|6V4B2^F=j>^(x+x
yaMg*9jNF!B?m@3h&}OLwBaK7;x91=z6W<Z2YOV97ld9B6SkfSyXa;zoq!^zt5k^O7M7=*7Wqftac>F+EQoG!jwKt<8R3LAjn!)q_p>}LK5$5DPXNEgjV7if
JF>J4&n<<KKn9e55ve3_`V&L^kdmW^%V$4n0z(`3-z+);VprU;MT%#L+^z%18zJ2~N%=9xOmF})-)@aG8=60_k}J$@^){S5@%qD-$hyDUC)sElF0(_*!`NS%
I|foS@`;O6I6}F9y+!v2spWqB=ZTBxA{;(8hKF`T5<f<Ra5WM`OpHwxY%$$|bFLfzROBJGG}T%JxcHyuT^YvfWI~OoUI|h0w&I6c7CUZe6QHP2<4^?%`>*z_
%2oX|J7$;x=2pBwV;O{b4_Damh$k>3dLN>Ak#DZ8la(gpz-zlqY$1yPC;mlC7vK=W9*s>YV`yhUEvdeWT;|#VLcxDNaDi%R!}AZZgHsWryLP)xVNeEcj5bUS
6!y1i#*)M-W;}U!o~+Hre`Za$CQdm8C7`d>W!0{m*9trD4+1B^IA$E%oZNOF<x;ZBajjw-qNEb$+gLkIRduf+5;kZSGL8+R-n4anNF}n%8|V@nA6ppSoXZ>n
FFQAK9b)tj(4@TNQSo;OG1=aS9v+uD3OuisgI9(1WHpEz;seBVCIoWJw`fA-b@z=o{0lvZA{EW6sg;;lP#!9z`=^=V7t4KE9ST8|>6a*UEX^<hI%j_#qon}C
^hzj79Ikbm{~7l~=<mFHCE{rPhgPS87nwyv(am=-$$?%+M1(Nus(e@*03~86Z=}q3CgY~3pDpJJ>u0fiwQH;(MBT4W)1JVzw=+I=J@V={UcggjkAf%7Hp|V=
8xO#3V96lB5+@i2XKo@PjR|2Qt%}gvks%-}NKq`Ch+5*FS1NcfcoOq@2^ek5cXS^*QlLXeG^xG0tY!cQK={94riTQ=Q{83Soc~<U(8BY<)7hvO1DMXPWuNE3
M}U^@_&f?V$;b3e)I$g^9|E*~KjV47f{??RM02K9vdCe#mc7AAPH@kBKkFIO+`D;WSxX`zAn>a!6Wk+V<rdCGJzaAOn!ITsTK}SwB%utW0vo5zWFS|9Uyhay
)Co8qe3h(+mLiAD&?_@A5AgVrNMqdKKn{b}l`MH)53k*Uge`z|%akLK;NpGEiIy6lPUEfL?E${0Q3pu%2>KSC1Hy1wL|0F{(WTagDQ5!vB98q61+7I}WH)S%
C|7n=Bf%=AvQ;6Tl&7l*@}+T<h+22<7rTBBi$`O6!xG(ha`qQv{?pDcSqbE;T`TWz^f0m(v&n;OW~;98kXcF}6c~{NX`7)oo?Q>MF=YqyK7H2ddnf-e-V?E;
A|^?%0?3uq*?ljjh^E_X6abZ1eQ-(0Y+N!7BvbDx6I!7_bip_lPrX5CX;cfm1oBJ<-khh7=^J%J7_L_egY+a+En8uKcdnHVG?HW`erPi&;G%^uA1+lLaCk)1
fmpU7!Qg^1Bj*rsWn2+ED4`{=0Df$xV$wVxn9`L&X1FB;Irds5^p_P<2umV~6U}#nY_hrQPp9j*ayO65{T-inDu+cAM76Q?$RKo>44q)(4tN#^c(q>}piC5B
Ia=g!h~CU_hKEKhcawWfJV>5Gh4bdjIKc%KNllvK#`L*ojPm*<jgWuUM`M7Anu~UPy&aF$or+8NGC8`zRw&M>|Fp3O`9gm9uIwK*?e@iiOTBlRsmiJJ#{S~}
2Jv`y-D5<XSz#C0IY*g}^0Yy*Qgk=<1P^_NIvzj``0^lC7ZdIg{+k9@PSqZh;F1TlO73zv6F6HLh6K0@9=I|qV*#&l0=y21VN9cfh6m``e<*S9(<lQc^Rzn7
n=mW1kI*aStp`Oe#)>NW0qg?POhRG(ctc9HsWFr{>RDg8?{XJsbAthBOzXM0fEo`dQ^EXh6In51sZQ^^_$3NY7SYL`*zQATX8MsY<~2n_xE*mBEH3d}(O`{q
CBa9nSh(jctI`Tktaz_GU^j&Y4tu%o;EJl)K3i6YCsY9lu$|rkcPzTxH9#Ca0GM)~X`da4A@Mg(lezi#)S*7GHKLtw1q~L%34g{FnClWvwkQclJ82((7+7r>
rCKitey*QM>16?vbz@9CE7uBe!${6>`5W{JX&Rn9HfZ_1h;*dwceEMt7N5@U<-{L0@k+u|R9Fvw<N^ZLfmeQ59%ybQhA8YD3_Z7*(3fwGPudw1Li~-gIX+z;
qT~QlYQTlyL81jyS<o$zy{^Y4@oR?{)u*@wX5nO4mLt0Wv^t!y13GNo&Mot`f<LeN%b=0pq*QEhyR%|11Phuw{2D-55tgV-=#Zs&8Tp)*G>AjNPRWmTHaarq
jbwVlftMkI27@)d|83QTJt!-GnF=%2do5+IVJWAy<aQs4W;Lh<UMn?cGG56_NtK;2iAN>WhitNAh1GIW^QRvtQZ087!!faw2O1FRBqFy&hb<kR+LXFQaR3By
!CBd)F85G1gaBA+uy>6Ia~hrDu_O{CF8}1uK|-Drp4#g#5#HIb&xw7L2_ofBk?JQs?m=v(8D`O5mns`8gU0EcvF*P-F&DG&HOwa^-ns*Jck0!18bHh|1c*%c
SS>41;W}lbA|-{6uoUDy3)fRjyYUz@S1MJFw#$EH?-r77&MQ{ck*eSMDv#(lzh(<6{wEsG#%DRSE7zK(X>@ff>UAj)#FGgq{U92PFs{Yv;4H{30~^v?{e!SS
&;X1sana0zC7{F1CA`vi4Giu)j@%W{rBYHuwd3rs6c>YZ9Ox#2=?xHjX0emhPqpSu3|QWGIThf{-@S@I)q&sgfprv+QuX2wv#T|RI&I+Yr`nD#;>>LP8>ABM
lw^RuFy}RHw3gy~$K3v$TE<T(I~MRL)=}1eR&zRmusL3+4!sw7(-;ZbKIWCP&f+3s!}o$JjgIsgy<QSS4v<<AJWw~Hsgm)s7|OI|;`_bZ->upJhYa_MAUKU~
I^5%Ht0}8x_iH$kfk92pR~S}4riB?_6&r`75yw}CeAx_#h@?xIr9gNi?BSf*F0=Q!GXiV#xQ#)g=mFt7%_Dc9;8OtkYq68=@@iUJrvFXlEN#VH<h2K2E^__q
z^43ckMyMYfr;M%F+QWKo=c%_tpnO61W^l{+!ClUG8I!1#B>sH)N(T-MuCsOax`pLRswbUUQre?TpH3%5mrRfi>MhDK8zR#XdSL*fumQ&bh_qAm4?btRG&v-
bxe=?5|T+k1Iie3RjO)kKCV8k)mi-WH<~Rn#7iy;besHU8v31ejKYtu644(5=6`3uU+%y9f8pr0>Q9(znkTKdfCAULkD|IyCH^5KuYE-+T)c@wgPK11aHVz?
2Z`Cwz1ZL=iU2A>T}(+rXWkhl>3bSg6l*$Xl?69QMjfTs+LAiKC9rF!W%V!Ki@ClTM8L3+mK$ib#Bo^DzOD+n!*FDCK(aZs&_w`sHrtI1YD#2blsMqF$gXBV
vMRkc3Cy@V5(H-TeEQ`y>S<f-F-Sxq##<bB^=mOl4JW?X8)yR?vxE6fp!5N(v?)Vf+)FH=<OQT^C}h_37$zBz@?#$_lZVwh9*xSm(Grc8sIsta3r*g!8{{lb
;0`RL1^`|JmRZeuCHRj-Aq@VC!xsvXk-}eu%*I?|z_5XFt-tMUB>*?U;t$QDfypUJksgYhn(Pf7w_$6M2WhvmfYf!>)+}{n>TJ&`F(@K=!8?5|4>Of=Q7UOn
du4lsWanZ`MB7te4eSaqfV(Es;8G~ok!Ki?Zh{CUMk#DHK`|J}ezo}XBNPyqA!&w;{Z`Az|F~d+g7Q2O4^RJRCI?godexnB%x2>Fx}nQ<5>p5TZ(i5>S{}|#
nA(3Zk%AD#dfFKpQ{Bf1{bcbZ$~Jzc&WA~G6!&hw2n_ZU`{EO~K&^93w}dFaO17C(gtzde`E?uDxW&~gMSpBhbwtOKo<Jo0X2of<8f@2is?|~Wjf&iplvQmD
!<FMfykWY>7#rVawx)}|1q<Oj{-HN|(|8*}cI6h|omba7P02O=6VqMV@hh3WzMB@M)KqbeUTJ@)c9x!{K*JU9O$%qiXuH^S88Sk}@H^sCe!0~=*3=ZCIhk;V
*(Fus)*H&b3(;a)`$T;#`a3MU<VVc6S@LdH{l!cO1lbq4J>8<8J$uJACjp_MISW|%D>;6yqGHWb@GOh#ShDo|JbOETX3C><ODPdXvm{++B4d#U<(pMiG}zkx
)LDBWA^rLui#UQ8cbd%;{X&Gm5r9{pzx4d)nox=HFSj{7T@nzY;LREa$jIl!?e5L2G6x_-O%+?!5Sfe?XP3^YWZ0&9EaIq{G9^WXL@liFI}tGd+}*v4@C6Na
Xt7BYorR<p$#{09#ady@c9-(HC)!E@(vWE&qeXcZ^Mw}CK_-E&v*h2ogNa*XA8a{y6X(T%eG3_&cXyITnT493Ijmhg1g<S8O4e3KXKPDOA#9QXRAh@}RoyOb
_Hua)3UCX*o)ximL#;#zmV&UpG-RezcsB`)j4$~8v?Sf&3+g&nt*w?W++79~hDMk8xkV{RF_@(+lB8V5skzY+tbn#eqs}ADfgob_ypOj$78M{qNM{O0hA>xq
0%89r8g72ydlgH)TYVRL?(Mfl>HKs~7?K~H)qc7d6k4P2SUJIP7+j=Ot6Y4RIiXmTNyCc6NsCiUxO5QbwpF4uJ<2H~YY4%SU&ICE2%KVF-qs8DYYV+iP|+eK
H}_2vuI-R?AlNB?r_f>bcIS70?~-rM3f2WbN-X#QT&G`nFb$60&$~H9Q~>&I5_4F@M5pFNv$_;m&Y;$Lq?w*HOC$uXluNldocIk-Oh9P=z}{IG+`^RcL#G`1
Y=aD{3OB-mC1*2iWxULEP3UQ3hP66Ql}9VCiJpO=E{D=_Xx-9h8DJqJtuChq@TwX(*|7eHdiGqr6CYcRO$-(3tW$+2<*-T3P6(-mQ&+Ram$?0OLy$>Xa8{<@
GW|1Hq#$M1Ak!q|WLr6z9RPfQ1|*0zVWE6t&AvK7ObZ;CSfl%It+=NcRMry`lCQ(vUK-r{Q<vob&1*1#a}U()_N+{E+9yxT`9f|w>Xhq9!px<3lf+OviHt~m
ii99i;(#!5cd%N99sEwPGPl=ByM9tW@&gy)dUTu3A~7jrvAHgLJq*AXb&t@gg457N-O7dvgXmS@5+b=J#2`54_hRr9Ok6TU@FC-lM5r0kfFJfP1Tn?kGyJGC
XgV6*lVgfQ5S%VW@tfZmYHqf0xCm!3am<<SHU5}9*A7>lQ-r8*h)vtq%uBP^=EpFH3cSZf#{w90xaQvjHco{b40~1=zx}y7TWZ7xLn4hUBvynYhI)@Sr#6RN
jWSeAo_p_DC3kvUu8{fiO(i}Hrr%HdxUasCE^GQkIokwU3crPGKyvtzCN{_qLh-moj&aU{Au6&qkzm@JlV55|@d!Sb7`4~J?;BuPaqfd{f)<N+loMzPWd@(3
*^<PWSJ(n%1Hxu(VXq&fv7|d(B9(trKwjrCVz=7|)&wrqrb47qD|iF<@Vlb9XVG8eBTSk+(hDgRh>x3?*0uKLsV2WG#Nt>naGOvzK_&}Ns|zK8oWaoLP1RMG
7i{bJ#+a>`+q8wNK$o`%of&X-Z_kIyQu$eJR!XaEVET-V0kWa+MM5|D4%r~;$fgp9qmMg7T=Y;bt7#I=!fBzr!N5hgQ}22VFm#}Gy@v^pNn|aYhsI~7#ky=D
H&&tZA^&nJ=M1Cq(OsZa8q)whl)Z#3>W%Bn&=X6oqF+YwFe`>lWZDfVZ<W&<z34VVss66z7SdUSY5v|{a=&zSZ)4AH^k1_aO}F&eb^|e48}YYj_o+;j^pnN*
#HF_wqKl<ydzY@bGm7(S3I%vEc#M#dW-T$-Y(jEv+TOe~QY%<sPNWqTMnj4x;k4npLXq8w3ZmZWByq2G?~1>KdN1xA2BfNiBtCA!3kk$q6VLGr^z+T0_z(}0
m!Hl#;(cQU#{)S~NQ^<sU0$NF(TH=1guCv#C+7ITginh8LUnE@P-ESdH@r77p-c;LcJ*~2BHu+|@DH>N?OCp_-Jq-?-l{v>rKg*ZW@a{)FLzGBf71{W>ijyI
19Ezpjz!$U8gIX_Ign?l!-)cQOhuu!=;&U%Y;sx+H?>JTavGkoL>LH;bI(2c4TL~J;;)L61$aCVltcq(kJgcTrqFsDRM~P8VIothOUTs()OH<5o)t22Mq*P~
SuUQ-c(&SIKkR4bU+=#Iu=>q@Kn=)eQTB~qSNA}&4PJ_QXS{aljH&}yBnjx8v=iOLsZ_uWe;NCXZ=^_U=#*d|e~$kXqD)uu4)gCb>C>fiLqx${wUPKWg$Zpz
v>6%#2*H|X<r98LuAT|vHv@e0fpgJ#;(PLX52y?S43XBt(drN#b}b*6-L`rmh!p2!PjUQdHbe3@m2y!S^)<&YQ;VeOnjfBE+&Chy4dZi^1^i=n3QjJS5EQhw
{jY-()HR>-s8=Zz0%aL02q)&n5dDhD-CdCte^Q5v&b{!k4L^-pJJQ|F@OkP&kRPk{BA3Q5IM)-V$685hKGU8&>`=G$KOTftihg2ST3&@V6-<DEi8!g+>U?KE
V@vSX-73q$(od0wldPb{+i=?fenVB<$xQ_v&JTEkgp5g9l-9ZkWPBo?D8<ma2t-q#2(QnzrPL<giQh6c=$MiDAGcAmYUNdgaP@t_=sy-8{n02rQKV~q15aHb
1CQRaLUIR}GzLU*LFY)s1tXBV(I`PAeM#vO0!55f5xYBLU6N1%fx0;O(S=wtS@@E9Vzq`#l_i229B0axVNk+S?(Y^D*4-3{@w54gX@O+2evkAM8UFT%Ym(;V
E%6E7&iDs^IF{*TiC?MNtATH{U@W3)8<FAgt;b8Re+U>$OfU4ehab7ysj#JZx)bmpN*QzZ5k2BgW<|wIp3F=E<ueFw<pCx_WMa0XLGfAPjY0tED}7PCkP%1j
FIqtH;ji8MHJJ!f&d&kF0Mv-8MvwHEfp;SNe%dv^<*kn%PcqOTZf+@x^J^rlsumOPg@cD1F<<=EY<f|`y6s;Sm&R!c<5En@z6K>0NBJR+HE_eRM=B`0uf5k$
d%-W07akX49_TwQQIh+1?YE}Yl?Z`5T+tkEGrYI9Aq2{eXXBIcscm*jFdrBnE|NqClF&TlT%|2dJ!^IA463pxY4*U{gKhLzJ@Oc#0qh)sLsBZQ4@n4oP$ap4
c5H*6QxGZL(@+G|Tha7>vypZQwH`)qk`~a1k=FyN2Z$VgBZdgnT_&Y)p7nO86yq5%Z!4#*Q8f<^r(|ur;7Jd864y8WwS)ooYMsrZY7nlZY5iSo{Qq6%qu`jL
7Xjngbgsrc`gTA>(l@Ij)B~K)2yQ^K^_$+Q+?UIFs7p2{tKO^=@c)dQ)1=|&iXy4Eufs7WQH>4cmK2UWfsv_uj(x^cs4CTMTYdsNLFN&qWB<Npc})@Vz_zvN
L>F~cbUy$Pq%AG&^=s~Afx?Mbmx<J%dE|ap)9}u!$75X)i2SZ*$UnI{_quKgw(_++dvXz}uZ!~#qHG(Uu)ivzavIACIIV%+2@H^Zk(NeT9GJVjp@4VOQQV`B
2nd4l@(B*;3FLta&-D5IIXefwBq_gmG<fy)=xkhhZQ>2+n@d^pgYHi)(<}c99Q`dcgE9Hj>pQI*ah$><QBNx@RvVj?MyHZ&vhfE0Dr;obXS(2u(r3LN5W==g
t*cc3M#Yk_5{-c2spM~9faT3TcV$6satJtq-yNT9kK7Y552s{~E2L#L_zWf}$1r{Q^+2HF(CpiyqI0q>q$cwm$_95k70m9hx$hf1T08~d>1V0lFMkgf@<1I*
FL2C!oZri@&#x6Bi~5SEzZ+}t#T5Ag9qyqr>u_%sCc$U7@!<K3xRmmF{JwSCtLgTc6XsqTe9xDZ<?71eqfR-d`Zm#47A$kv&#FbS8H}SMz5a%iHe+!)Y((W&
dvb2zHY$lN1m#^mc3ni0R2)%Neglvx_*^X1YY`3M6KfDYd4f@tn*ojTe$rd?xyknmlb5{rHhx@Gl8c?&?Oi{CZ^4x#7{G7{b*4^ni|%$&V=8N$d#xG^xJPNz
w3Pb2s`q%nmh_n0W*X2Rj0yh3=OSIMj<am~z)vE-fLYYZI+EePwZW&K5zXO3B=C&f(S$MSH+&Es>^Bmmxg1hb48L^Ne<FdTZSJM;*6rnu5F-~pC;sOOnTJG*
e6P{6TeI<@WLI@ICEg>SM4MB_Igijiez$*f85=DXP-5PTBO};oxk)w9nk646Rbxhb_rU7yGfyNH(FoYw3Dlim*N$9diF#aJ!pcTUbCeFMZr_qCc^*OJ_<W3|
ulFio-0wBR`{(wfQwR;mC`=Rk47LlvP5@nz9_c2ez%Zm0Jd;2+B)%j$%8Uc*I_XCpvl1FtRf#dBU_5^2G~;~5>uiUer*C$R#CbJMrbu}&B_T}>p*{Be@Ffk7
Av}IOu_?K_vsS(w!{z$kO`_e0?<yMqwm}PPcMSGhyPd(9C>(2}4;x1>b|jcHA|SQ1%Um{4dz!GOVZY)Li0~frh`qM84E{K@o??OFEd-)4MKVJ6)|5;l_L$TU
395tRMN_rUi~64Ph|06f&xunA#lf$U+>Sr&QA+Qr#JFj+{OXC=ezL@xC>01451bY|qqm;O3e!qqp$XOICS`#oW(w<9o9G%S&@(L3W6`TUA!8btYxdH$`z|WR
dt-?O&%pw65*`lg6+$MD(Q<w{xWZA3R+-IyDF<Q*%(MLPJw*Rvodw-zaK$3_TPHAHq{BI~bJ&)F8m#JXo;9d1&C~zXVt6+HQhwws@>4to)SQK9(|ADi6ccyc
BVm{TyYaXcZgFdm!7<bpsm79sUq=&vKJq<<lcctlMOhKjHFd6LY&Ks+)5#Xx(#X4@&cHMeVOz{&q#iuAlILQ|INHgS|4igev0$4rSo_asmOPP4&ikKhzg|-E
bE3)$Nz#{D)mtQ^f}Ft|gW97hYEz6<P`!1qZFGS?obHq%MKKAQoAZK~B@r{@!dHM%bU-H_h8H$X`I=NL$v=ZWyjNlK=`$x(CDo+zUmEYrsadozNJwYCw~xd5
fYye!0f^{cQO=T7mRHkk(<NKYwr*pkVHAa-@t>y#Yn;X35{m@5a9s81jr7EYRNAh>_$ENJ>CcXAdz(GqLEGjfYoy2Is`H1eW4&{~>yL1=zGa1m7*eBKe1Lpk
%3iGGVgwmMz+Ht(4SsSO94_z$<a6fN#mZ6{b9aoF#Q0`<=}YkF!qt)G-6l+iUN$&%Jd<;>LYI>?mWj|OAkIw*xRQ>Y=qC7?5AmdLADB|);+;Y3YHC3Df(2*@
VFztTiwwQO?GwJi9h`#+_peUf8uZ_?wqrV4({Tafe-J(u!cQ^6heYexA4<tdP%V6caBx~Nop+!adZ-v(%eUbqC}!Oc3FcDdhlk(@M>>asykkB;L3jP4O8RrN
+_nZXywggNo-bxa2>NXn)|<kx1PuKSF+Y7>{cDhYe+_lCWQvX-BF4YUWW6C5_EH#VQj{3(st|_Zl=uX$4)-?i;v;!`Av;LcFCx7OrZFZn>d6l0L6(P~u=y5B
i~Zk3-VCguuM`SbP{4JdJq|^_tF;`wgo+yir|mM95w2pu?<R13i#1l|R#-QJLoEP?&R#fC*=^{D1l<b@v<+zRCt`JHYD~pMPb7L-doz-<f;>gwyp%2vU<c%~
xFO=h7X-fz@NyE7ER!@&k-ev|HYQPPCaY~P(30e1B#ND57ZqnQLAfn2!E_nLm4>Pc!OQlOgY4ocj30v>Z4Y;6x*=dFdk0PnYZnAbK0{=C^6(JP!YydO2@O!?
Amr~0Kq)c9Dv|>Z?Xy31I7j1n_T9kdDtB=pw2x9bK#EK&%b6GHSTIAMoMoQ8w`id?ICUJr!dtvD91*^J&bp)+D1tQXrBKU)@<|==Bo3s560V~qHd&MB%5vI4
2bAxH-=Dof(R*Fo2`N!)6Yz~E89!Jro+rpEBZ&L9--s7}k)vGsQ%6RGp~zeo-x%KKo9spLp3L_b0wsvYkUTdqEzLHx#u8%$9AYCiv`dRTnI;RJc+bRp3v!mx
d2{{Vg*V0a*vos}#2Uh!{>p3e6dNS)J+ihSN_r?TJ0^1Q`gA@|yzi(B-||5Q7hLGXijPMb)G`u?&XQ!gMI0k%iZ!nf<}(v?2y<$q<+gV%S`IrLVy4|1rLRVR
`%ke&=h9iC%Td<#K%HT!b#s0V$INPtL#YO&1gB3!P}C{Wa`I!+eK%D_1iFwY?v^zBytATaZ6YLW>*wF0-eP8NC6o#+<2pkDUWBp{Iw|lpUTLJ|Kb$~*EFxV=
y3`?r<9QIOoMQ3FulJr?kCan}^wwn&k7H8T8LCiURO)$(CLRC;ZzCOHO<=K#HUW5-RAs75Yil)|yN<*H#CvocKEo8nzC_VKCURR6Bi>$W7&kr&1M!@+8+6t^
i~=qilIoYy9`HEXZCLyTpcE2U9k3XS>m7*waWa{dE>!A34Q3M(PntqOXmTrC#=`%6)M4~dCN4&D4RJZb85*vUB)RZv0LLrp2RQR#LrmG~DR9q7`IM_5@xE=#
W`iglOnJC5hCS|$tSLkzK`3}R=69*&skCI<!Wh}R-`}J)518v1EbhS&Jmn`4JiF4V`hgo1#|!jFHKMra{YIc7^N(B1gFqz9XeWM88+M_;3O5mS3?bWk!3sM&
oo+66=eEa-uBSSvT(a9f-$;w)1~})-RorYepNl`T)Yxtv?aj<~4G`7rDv4?~kv#h-g~zXJ<0s`0v138xW?V7jl9BJsnj`FS5p`U0W=Rb{8a3|AJ@8wIN@7QT
kb(V|fPs*&;Ci|mg|%M;_zI6xYVmzxg$;MOZBUw*3vMtlnI1;OG`gOyYKO+ft^KJ@3r>+$Kw3|R`Yy3L1;GCa*<qtE&YD5IC<KS!AuFh8x&tV|({Ew2R7T4>
6;L+$KZtnVgUfSvc`hy4V%f7NCz#>~J=9Vh*ll6S)6mhEp=7&Q1U*=cg~?CE`nE*nNsY#{tU(BYe}YD|^V#?#81nluOT}blUFx5Rc;_z;Y!@$fC<Wwj87E)Q
|ENzNbUMR2Y5zFn&-`wcpy?Q9Tcxjk$uA`a2jLk_@?ePW-?xBU8BcsgF54c*qhxu=FnrbQCaFE4R}0~5b3)jVo893ed+dA&v^1ADWf03s6m)jG*B!rHvb`g0
iAsmGI=(dfSVpn_IYvVBQGuxW`BB1WXMDH}0z+Q2H}Tn40^C9zy5_#LiI+6B9aHh_Ti^vA%%kzyg&xTyEUaPzE%^v1(1uFFkVno3Z5{CD_2pv07q0`jKG}g-
+}Y|7@g~VhwIJ72I|>U3^)V~FV!c;3;x4CF$hi~3c$NM<244U$|B(e|4#Lz@3JjvaPtC2Ez$->}TzZiR(9s%x&1XGYV+LUvxBAd_LcPyNPAOeF#J*+1SkVYg
2F(|2b5Yq!m57H%a=i*?N36KOvr>cPpJ`>DDgO+Vl&9yLU?b&Rf}s{O?1<OYIto2FUx(`cg~l0HCGH2LE9Th(G#DcN-55|9^(ad{a2tK*cDNW*gQmRJe5+^k
bN@>km4DhNYbOL-0SEQVH(UuHoAChWW;)9Rt<5%z?{Mz{nCfnj-a>Mtv($o)X8`(#u)!@x3D|@iENI%L=Pf3wOjPFlyY@m!UCKrvu7?V}#b`3WS|1~RAa>z8
gG`@jEPmc3OJA!Z3B7h<9<GVoQB6-CS(z75l1JbKDnFb>51Kd+CCNaKCTf7$QpL}lnlJEWBNm?ID3ya>)gosPQ3oNtaWeS2c^A$tROL@ZaO$=>U@t!?<#cxB
Ev+`2srb3`q!`Pcv>tr%j{0en+AlE<+u<X5AEJG#e74E_6S)n`@Uda$aLZ@ttuslh29uyZWHAB~9jZ~&;oeUW;<I;e?GPd37YWNI4UhB_w-3NAY-Ilnmq=lm
l&LKBsg<uOr(lr`lpc2*8n&j`sn=Gei2gnLgBnQHK_LDUj}uNfx{4Wqo{EU_uf%X|PIFp6Y5Mr*dMBNXUF95<AU7p<Xc>E%7h?}Z3X=vE-2(i?ZDXjtbv$re
;lYLdC_e4q$b@XvtV7ZC`qzs5i|rJA%?dO>FGkPY-R(}<+Cn_BqF_(jvVN02q4;|P_fV&vt>7z<r1(vzsx7lcz8+E=iVY7we{%|(ur}p{l$;<N$w;g{eC`Xp
rKbJ=yrV6K>zyp;VMz+jrLtH<H-KN{dP{}b$BSbALf&H}XT?bQa?hP^nFCx6jt7=&V|z?Jgo!K6Bk{qXGSy@LICGE#C$LY<T`Sn_OKH1aP2NH}`KCeV&-?z%
9^S+Gr9>b|(%;1f)e~_thG!uE*HQjCjEZPQY0G<=Ij&dGj6OwqYO9*v@h5oo*_ouh1#Q^JsKP{ZIdx_iDlc~#@x1|ES?cg-jYf!@0~5KVsx*|W?+m6w6FpzN
h6TBu;1)Br>bL)o!WUq>-``_Jsy*fcFNqG0Rr|)t;3@X2x+YCd419xm;z&ZZ5qMrJ$0sHS9+d_d(rl$F*A+aR>ITtHr^d-%fM3JHx;W1|Oj_opNEPaRI1scq
Ei5=T=2mzTcn_%H)oj%WKt>3;*w=2^8Q<-OF35+zMzR$><iD~*NHhlglQIZ5SpofSVOez;5BR0#+gP+~(f}`IDxHc>YTTzw2s;JRsbFsd2ruD31048joH0fM
GzC_R_{tf<8nQ9O3<y?I#bMg=E@!xD$HIgU{W<{$Nw%6!sD7}9UD{eCxXqUrhnos(gV^pQN3SEWJDUA#+KkA{^4AfCBfM3YeVIZr7$z?a%hQ?@7d5P0@i&|z
T=6LL50(xM7hH`h+om9ev+;SDrtVw?v?JtymPhmsE!U|bRCi`4_G-anX$znDLg2o8DA~>gMJ}C18YE3#!_jA2*BrJfvoX?VnTC1P=Jy(2hlL6iwUFBz=y@xw
!)3zfojbNvTb$yy-|I*zag3F?$Z>xtG~GEHHKTcL|F@DhBJzp*Ejmu<cao{qVEHwLn<@nJ%!b8HyZIr?vS+)8kSBjz@}h4c3lh;HPfF4LgkHP2NX>0q6tyQ%
af}RlOTv_1(If4-g>7<4vZpLh&%E?A=K^DFuf&L=F<@H;?Hh+I23oHGH5!%dgq8G}d2&P_XGh(cwl$O63S>!FaSESFFx+11I^qHHVS6<Tni2nYkd+|E<D)tb
>pTA=N~C%k%8>T{aU0c0BLt50+g1Jr+LH*M`MZkDcL>=3Pj9Q%_JQ^@eS~&7t%pH4G9Yjnr#eFkn}=-7AvFL>(Q@7PJQ^eVrgks6Ug->61A=D^qV`=H-rn7(
2*61;pd7oZl&e@-3qRaR>0<kL6U`8G;5O+ORi@*HXdwyb@_A8%S0+E`-nawscdr@Zx>8pZml%pbY(Q9~&#NwdgHb3VgC__KzsNHT{T_M|6Cj%o0<~b`J##Z{
We7CnDFI&bOWjrqNAYw|G2KWgl7<+9MYW1(`e_BGPvXi9?;A@R^NJkRJw!tRR2~LIVqNc253sgI`*8^-hk0M;FEhLGPk!CNv3WB&+0qbcaTj;z$NwD|FVz^_
@5>suo|C%-W&DCFxEfk*k`>&fZNj}!L2S2&<S+9;p8LK#K8E&qOB7O-$CYt~_Y`he_rbY)K4+CtE%M(y9sYV}F(~7}G$D4!UcZaBtqnF7RAgxt(-GsG7L8j=
2d)<)#^!P(5jv6xyZ>@`qsFsP9Na44mkZrmLY)*eHHIKjFpr3wqs{8IJ$zk}Z5I>YM(ZsQ(Oc8vU?WFDsdNe4BwK6fd5OY7+p~zagfaxB7LXcQ1Kh=ydRYB=
*mk0MlQ(ul73k#;(ri9EG4wwG#Rgj2^C5C<Pc`!5#Kx#f&(AL&jj#r89sXp5^sp7++Tp9&FCe|lQzCOuy<_Ji(RVKM*a93h1`5X6A>a;PmVmg9QWnHS#7wPY
WVkTFr~aAlgm5(&21uf`3f^MvqiljiKI+gX5X0WW`v*Zu^c>lEL^>?cw(l*Mf*Ls*bwpNB$X;)4P{cDP-~j>1NbRuWa;1v_r{#Nwtn04!IVc&9b(qW-$Mb-?
$w@2UMVh4t9gw;CPJ;?|Gw#6}2i>P!=%I~PMtjo8rqDrwV)k?pb-*TE(YoUnZ6bg26wbxeL5rCEd2cT?j}A-CDIf<OhU$aA`Ma0-30mmkHC;uZjVNhW-`ww-
I6VXAciSG>Vs{+Kq)Gkf=hV&F4&YZS5`ybs#}PnEXy7zB)y;OYi*Q}veg6{vA;_1oLmCVn-pc0xq%(skEQrM!^!9jmXo%YsG}Sl|+7ywszv`7xjP|qgS!T;|
tA@i@b{Vh`#_T~y?vsH*Hj9%Fn>#^*9aJp{)eQQqH23FzvxXF83&v@OeC7>)R9&}<yzS6mta4O}&_ynAl_|{_%awn_2M59&xqfs`7WEv)0taasb!kl-R>QQ@
*o-TAQvY^oH6A(8fVRKd^v(ft2Awir$>SlnY);wKL6cS%)#=p|%Ag@<hw$4d-63}C(Hcqt$QgS`sT)3w6KHP`!;R`<eq^YnpqF=zRwyA&!|RTgQ<H7}HGOjH
S`I5Ue03K+el!(3s}|Klz1<h(EkYPfxaM0S*<zBpNEo8i5|c|BTZ4Zu<}Ulm9nSG6*|#S8n^&|EZ6sRwl?|VU=V`ZFd^g>FX`O+x!5GZVizUB~1^i)HMH>MJ
xM@mAfOL0)q(BaMwaGd>Rp?2ZVI(1RK$N@^yqciYWSv}B$%_WGBn&@yLP*h$Ata&LV&CqeTRphupB(J1th2E>EM>X4>L{FrI<!`lJrpriEKX{5qWsxS1&q)l
7WM{6_vS)}ClUZ*;6t?P^)*rP{bOTqmsjxgfLU5qAzaGAVVCJmGAi_C%fq1R|18RPxyJ3l|I95aN<y8B9VHV^TmBJ|K9J!W-bvCFC;L|4h{Dt14#USSb*oy0
6+|_s&KXul8k&%v4BhqQf%lOfSFxn9s`>U@2=#)x_#-@)wZ@`WN5yZG!Y!8yincWvBF7K)lpSsfrf-2w%k(n2F!6O>0ZOSyve*XzrA+gdskitXyzxa#E`#XV
Z(GH|?^(tm3~Nw1dp}Wd0r+Dl+F*d@j0CiIKy~k%WohKWxHRLJBwz;I%{!_GQT|LA2*_$I4rft{0OYG59#tg@sT6nz@%!W2rVXF9mLkdkywoMlBR_ijYRsns
H22!+Sr>KiY^brfXvjUIjOQ(Sf<p&C|98;XP5}7u;n8Fc3EL#nW;c3s*R1F`2#ruO`PGDmAmugFA3>Kt#u}+f2BLWvKeGVLi5l)-`7*-vBd`hr;zI#uAT1j2
9mvkd7rpUgHVW>(EY#6f97!}UlNA}9=eogoN@si{r-R(zSJIK`T)}fj(WkM(#0jQz#i2-UxT+2_<qQ3l!fmC#yKo}%0wx@f)zhFz+!l5agdv+*G)k9gO^;Lw
uc_;!$PVANQ5jlvE3ON`2^LNuw6L^FQg)*cWi2A_B9i83rn;g%_6991C1VIxE?$lQOX~NmQjlmNRNUtT3|~=s+a{vT(?kn!jV^OdMY%=nLT9}F0o(}vU07ha
jXG7Z%sCPQTMVRlXs3jr!|K41s?M2)3dz*iWKX$eDGr9aN2Mb#1v3U74FFqh>VymlUl;oWH7DSp>R)q2@euwEVm1dWt>ey@bou;~Kq>?(h>!y0^8+d{9y6f-
S45Z(DG>I`dLAkYvC1^_6py3-=AuuBoidhL991BO7tx*xI0&Edy`RhIK}sWC9i>zG>b_AvmQ8ay@=8})`l3cKlB@BL^2<agG1S$TdPu`rccIeKI=PRe_|K|M
_;RQXMC~|&;=TAit0|`1gFT|l@ow6tO3!hh79HLwlY7wgByEnOPSeSx6#s;caC~AVIS6J-_DA{DiPh&jQCXeOUTku9XLAepADa+CxpD%BWZl0b!&F{!L;c19
`YG&_R?Dln0|Ms{_@6n~OTbX+;*DQpB9s1DlNZ(2vp1^g=@sbgeTTD8xb+F!FP^TjD`EJ?uH;3jib%NCF9ro}BB}+Ce<=gqQnpI`Z^gJbF2Z~{7Y*A+Kg-x+
Nxd|KZ<TZ=b$iX4IVPY)aqfEOe>}7)cO;i#?2$^tk$v12V9<LnMCwK$CA=Av(*CA0(B@409ht;4Aq<)WSp~1D6L9?1l_A9<fbDNgQb8>bpkc=@WGmXyi_8c8
u#<*H1dF%8sFRbUX+g|+e^C^zrvXc~vZxHO7A|59AP*)2@Z>pBX5$vtA)k&cMPX@A_s@wU0ys=1(-^?4FTslo<80pUme^yNtpy^P&O^ebC@IYBSSsLb-Jy7Z
h;cRXP$Q7?ABjyaHIPy?{5I7E$yFp-U}99e?8Pmi*Fq&wVmkK8Ojb{bkO@$`kl?b<`5<2)-L4Y5X~E~*=p)&aJJ;)Gwj-nDB&P$X(X~#nU5htoUEnc201L3A
4NR1sHErYmS>P3FQ|rWO%>0cP&03F0Vp`!XJk=Pod8w2P=G!-<k|-QUTy2T2zWLcdjBQ+cY`>GxL^)B#_DLmlT8}q>Ff1?rT5G1-$uCdy-OqSNcoAU$R0XU5
U-Q&NC%9c3hq|Ri4plojy)!D?PGH~I@4_7QIe-4k=G-tvS>76I2U-g8c=}Ro>&3lmTr1^Y$o;=L0QRa$kH!4kDPa2R;;#eOKN4QApz1b*Evf6u&#Gu|Z@eEv
0Z3sjMGuUh_W3Pv7HEz}91&=7)<)H3f>WL^6`+3%b7<3@_Md_~>s|4`HMIJ7et<24XEbzLm{-=LLvtZZe*j@5?^x7jYUA8(8}hZ_;_Ei?-h*DtiZUpP7ywSv
KhhuBq5-3&3n4Hw#iTuwE1!@T%;A>AI4IoCs@Ly36(k+o9aexz9;YbUQ1~d@u6@6WXhL9=Dr^am0%2xQBHaxYgbeBo?2p|?L(io-zESH7doRysh`MPo_yguY
&CgTyAjx(30p1*eXi=X4{1>-Vuqum>TVE`C49dh_YQqD++il?wy00Tf!(^Jt`nb09l>XUK$VWhNL9><7+KG=@%cI!Yi)F|NLUTx)sPo^=<Rm2!F4-I^@DTLM
xOdvi;G;Y}5}klQWmMu!it36NXqQDF$wjsKI@87oCcYyIn1zF(;R;(6N518lbqzun5hRQz41Rr}Xvgq0AnD|`k($xw4pMu#_i)AG6AhP|L99)}zV$r2N{>K9
YxQ}xs5&PQYmjVbIBP=lIqKb)bz|K1o<GLQBMl7P!v#SGdx2z~8(3;K$3anC!;6s*NU;-gt08n%>VzyNv9PxS1+aV?Fim9fdb~4>bT<3&yD26-j8PNpR-fU^
<i$Ntr#>5)ha{Svyak%_&p5Tn^vvxfTyuqWZau>%Re4m3<Ik8o*lG56E`q0+$;5W;-kOd*CpS<XEm4>7QWwdK_F%FBlL^b=YLT$T6$@hR^FRwD#ATUX2RwDt
KPYN7#-L#S8&KV0nvNbJ_-A?JH(!D&`SmR$8%^>w_q^5~+0%tw8#SW(tm=i-NUVSf;&Ce=w)I%-A1-X4D_mbvgMh?KV1@ZckN{6#DdfZk!GLoYDhF7;vmp6)
EL~aOl7<)gif^$UI+P`uv-C{;KouzZjcuddq-@*gfMsy6LM2*d4-aM|JWB+rc$&V--7H`yz;Zz6rFpQb@w1`T=2heocMi8y=-gKw71Yd6*19v(H3Wo-^)Q=5
;iw@28xrE*Lou8_ZG)_3+D!`*DZD7bMFST|0-*V_7RD>%VY7j`eG**58$M>cA<f2(d${0`BrY2!;elr`C+drfua9tu2Bos<twEqRe%!Agvz(s!y(E{b#h|a~
$8YFxB19{hpRXm<q-(^{fE2ak#2>Qb1MH)BLH-5AE_lx-zuBo@2kB>kY-eO@BBj>gaw+#%!XjG*(^yX?qmCkk*OH;&RW!b>Fy_$dA9^d>JRU(yK)k&#o=g0S
@HqzX0(9x<E*=@ty{v(B#q7;VaNQ4LI^2`vX+ex*KAoEd(*Y!T746!wCADs-H`qj`OsYh2)TxL^!vWubw+hWGUq$fzFk1H|_9KIvtvo$?l|?{9KNiXj`6rR;
CxPpuh2zW!2lTvs27RM3iSA3doni%0fWSp#b|9;wt1t?)j_L4vs^4NKT=cqLb_|~wr9%GI)OVI{-U|-l^@|!V<W2l5_mg{gmreHAsZBF==J}dI7oCV#2M1=k
ZkqHo4FZoHxhECr%Jf}}qJ1;N*7hTnM|#^u)($zEvzyRkQMt0ei^)4wG$nLGa#%F%Od-#@;7S>Z=WMF!JLP;;g=pV)@gX_b>%LI&&s?$N^NZCn+!#0pYj<)E
(<@*?ndotPk07==(HrKV85Vj5T6DKb0s#I~j#GD2S!-9NP#eoU_&m7F%`WcDLEg~K75HFv1a&wFui<R9p{ywFJ~n`N-Sh&wOP43l7r@M0%b^@trefNwnfcPP
oC~)8QRKhca9=oE(Fc+FUAY)iF2)f+I`2u&f^Tp=g`D$jTHQlFHD<#<HoZV)W}2~6S)kCCMx$pYrOSG2xXtzLRLu!oV+}Wa>^pq)U;Gvakw6p$fzX=QT_u9U
Zhx*?ir=fKW8hFDMX##aq{PWC@|~rYO^~Tr^GBdkRzo!$R<5TANeJiZ=m8DlRrtEyfybG420;Z^V-!p=X?nPuH-Qzf*k)S%%UZy5!J*^g`JYxUKYlA|)jAh_
GRgJAIu^ErZVLeSZl#Ai^U!han3l1$2L?tU9FX=G><5QpQ@%Y;f_({66AhJ}r=VWr;j)kI;3wp*hobbaijEUIR7G#tgq^T3lbJ`Gmi6@{o?_j;OA2bTk?^!$
U{v50_BiaF`*`$kJ|}&|%7KHaF)62XX>v9`f|_)jfen&^0oi=%z)!R!2TkSD*OtxHA1EH~m13T<E=a->&M2eOK1C5N>ozTD@dL2=)XVKsT4?}Llx(YqC&mW_
Syb!}_~^XHC>@z=?=c}m5w%Am!yAY)ksSNlfcF<ZJ&xz`0Gqm9kM0Pil#HGjC-4MUIT9D_qE3h?R6gF~?G%}-3P<+%ab)muzYVdn9H6!2mXAD@JWVACen}t;
I0}#>C$93J&h8Zt2&r24k3O<sFDB^BC~?LnR4fu=rZx8HxTha`swbQO`xF7Xe}J|vr?<+NuZmqxWFu=}Jkzcx5TN^%yjC4x7)B4k?cZqz;i9+bXF7}72?Arp
=K5!4^pNcaGU_o;2g7Sr0|)E$f5MU71ywd}^lWQO1=@zlw;k#}Y(F@54{OX=eMz(tCShBplNCLYwc$O#%s1~Zp&Eu)G@6?zKT@H4cd1+>jScYF(pJ?oUh$`9
BeJ^t_TOoHPzhosQb5D-m0a#e5GyovHfKES(9}^9O-orho~xjLq6mfS@=#s5d~vxgVX#Au8V(eSkST7rTm0xD=RP^4x=M+cmz&=BjgS6;2O8ikXpbh`FHK-5
D5h<!$?)41dIHVmD9Fig21a_=pk`k#u2x(2jaf@yCg6YaGc8Rj?iQUXC0s|}z;X`!yMDge;IR$?bRXKDYQhjEVny(I40WGMo-Lr)i70N(WJ!RvLev1CbPxtt
RX!P<A6*`O9r`EjGGlOIHY~^yf*Ey5te5*vS%%4o_{cB^WX{6#GP=b!y!E>P40yse9AU$r`Q;V@f>MjNYvZ|$1D}YQ93*NVPG+v*8!|TB0zwpU8VrVGW`=+@
grL(a*Q>K=8Wnw(HYE#zqsF!0{%Xul$Bbyi<?DKnD{IvLVN#1-QZ}p}IFI}QbR)VOzMo4Ty?5Z>I!`i7&0^zxB7VqZbb{#UnEF(HzYrjZhdPm-SYb)MtZ6_Q
Y2OKL?9Fhx+n>pF@|70#pA*%xQ{v3r7oB_wkMsv_iFZv}T4E%93`JX@WGqz#?czVS{|_=m%eF{H8)|*Gcy3j^3XvoAx6QuB-9+|{nTz8T%Vv`Q{y6zGuKow1
LYWrkH^Jaa@ITe$4ecul6kZq~U;YE0IC2|TEQBnMD&O!zqD_$WRvZ?WJmFpsoTtMooJVCW$o@v8(e$!qh6uA6p&1-F;zJnm+3Ty-2cW;jQECAqU+p^ZFwD&r
B{E$8dNvGlR+HO4X?=|ohs0S5-xm`ld>Ef@O4(b+=HfI-I>MvLciX96d0}40#FbA3fEhrEr)hy@kfFa1O85pwWv&%x85AS)5&wboFkU}LXgIziX~5?CL<ObI
Jq!HerL^f3h(ER4PnZQXcELU+OB%1j3;iPy@Jd<SCvl=fP4c=~8krM64?bvbmBC2j+ox(w#>w#Zeqy<-0S!eFWNmo*p*<jP-a!lP7)dHjo(|6#c5IId5)L#+
M&V`1Zx%iCPe!a@3++{KXRRQ06y=fmAL-G{Z!M5840?pBapLsc=*m0>vE@E2AnNx_@*U)9CxOuZ^~PE}$TXN>%AMQK=MuBTr?DR3?=Z+Z1MhcUY&7mFq^-$Q
PQmmL6SE#e?@SsJ?7Z;Rg#Mr`EnR^LUt4CQ)A5)d9~V}(!P9gI<BSHM>=SGTDSm$g*;Q0SrOqH3txXZmZG2WrZNAn4ywDfw(ijCRi+kD`p)WV}{5vB7g*hh3
r7`C1t=Oo8XlXbS#G>J_tHPt)n+-`q!3VPZ4b#?ONjB@ffnPD}1mf)M<$MeD!cCT5&5fwZ6k#6Wn_sdXD1)Wd#gQ(2uM@S&LIN&*Lk4OhUw9}WhSXQ#z^l*h
#Xbc@Yx4=jW*Hw%_x&mrxG#kg=F}uE1EgXfR5_h5SAqIP*Dqm=r07Wq*;D{v%Y<AWr#c0Q9C{R;OiwD+jVzMg3UNRrz}=dJI8va7EJ8C~O72@r`79NunFgLJ
txrDGAIRm^;&qbhde-4LtWZwhdVf;IU-z}y1o53Sq*aAp)A2G6GyF1l$(LWG7y>o5&HEQ%a;v&u2P^T!g|Vc<VtU^=^o*NVp^lAiN+V9Nzln$&>qD<7Cd6IG
G7Q*OiSGMS`o?ba5h3a|9v`AuO$JFFcE$sq$^+DpZYAjZ#+>&CRq3yHaH#{*Cr^$7zhpt&DFs?BD>57zVe8X!t*q*$C%;I-sbU#;1NO`OjzP~_xouF;F{<Jr
9efchjo2VDr7viM>eUC_E4{A=q=Q7Q{UwCXmER<Q9-=kEytGVg%f*RoX3ppW32Ykpuw?Q`0d!LK`WN6Wn4MZXx1W{(cl3GfVr}_g(GqE;)IYcL35_#{n(|?(
my=|((9^DHqhJC{hN}c08*3WF#~=_mNBxA1F{<WM44SdRqoQYetoJGq#WpwLbFKD>887R?(ppp1*-R?WsceX1Qjk`%_g@b7eH<F{dUhcm;F91m-fbPWYKTyM
bUysfB)SOq5+PD$xkYrn6+~wO#oCq}@M}0u(J!d6wt-2{@lwInc+LWSO{Hz+hvSRU%|XntlE+*rjN=QP-j<RJjtU6TWkP{pyR6;?vAj24Hf&2*UNB^YFeH*t
>rX^66xxZf!D$=dtt=et{=NamD&)(V5fB$eMO<t8d&&>}=u>7~;PF5+32U5E4Fsc;5OEiAay0}D89m9w@K{RClUPC=*TjjuZ-s461ZNwInDHQri*S+>)XGqt
$iousQMF3tmY|LO2SxE88|7M{GlTmTDx$|Gw#yo~9RcS&gl!AO$(dpA62A`y?|4DkG8s_qLD1NIo`04Q2HD4id>WL)(?Qaa7;aKbTSvbJ#NQ0dH&3;@MAAGh
aL~#;7t<*+<#B|FW@L;-?+kWpONHw7eWK@Y2qGw6IwI^h{u`s`J29+S<xd{w`(^o*-{i?6W>xNbgwiM$`>F>vw53y&3>{6cq$iFv072umZB=sLF-Hoc&X^^n
z4qzB3VG&765s)|NMvwt>Jrva>njk^Wo#%C*ToC;$27<0Xes8LjFhy#$>;e4fVKWO8q32>Q@{xfnyP+Mp5}q6UF25*)LS(R--EJxUSI6Q`z;x&`c$ta1Cmz5
X$)7~7nUCiA{;M%yB4G>21)|HDK25rsdCN%0*6yN$V)JvuHT~Nj}=UfL-i_D#=sl5)Sg&liImNHaO?a^B^8DaGO{ynR_P8xawbenhdKrh&Q~G;UzRG|!nAg1
J_97d48upAX_O6DJ}$#V;F$^*!ZXq55)7B<uvsS!tAPT55)?8?idTSMs|%h_TV7q?#P3m;!q~Uc-_zXK4LVP|raE6u1B1l5zJ)irFoc>=l52AB2m~d*RL_Sb
od*$3m%{5+i1H_OUaEI;xWBW5C@$Ofg}du*#zy%rc{exB^~?)c+m95Rcbp_e`Ty}iqJ%px?B1pc9jdxQSI^Ae9S2AfL_~sspaelg6eam1=vP5OL4t$>?rwK)
!-Ni1-BleX>>db+C?G1J0tN&z10o2h2rBxk`|I|#vpxM()$@El?@!O%#6Oau!2@6X$n(kPS}&gU_|fZ*`{Z61UQ&X;0XwDlyg2v9VXs_qGaq^1)%%{0Zd@GS
`6t&ke)#Oz6~Dgupo`DA>B_&Y+RHikMRT`f7XO+Lzm(2D@UI`Q?+%wLfBw#{XH<4M6J7eH7kjrgUVZV9gP(rx>r>9PPh#`f3oiJ;YwO=}zyHd{%Z|V7zF#*l
S$tvY^<z%l&Akq(dspvz<lA4q`1e;hC;i~>4<`2=cF1o|y>nIX+gHAM=DTj$xbV>IEy<<(pK|Q>U+ntHWxMUQbL9iWJALl8Tkh+A_y><nU08Z-XX7)cJ~-I;
`Tmd3Ipdme;<aBLx7Rf{-+$~*XIQ)67kvM!3%>F5o8R-`u`m7O7q|WA=Iif&X!jQeKmYP$=Ge3Q+<(+Lt)1}SE<Nj_(knZyT0Q^rF>hYKzdiKe<v&hNKJ|bv
+E48Mg~#uB^sKOb&iAf*|Nq^)``D3m?22;rV?P45T_3q%<n!-EpML4&U;p%H@R1eAeQK`<-u=gAzpG!`T>HQ^!OcU%-|60Z(DOBad;MMW&!@MYdcy8MIqYvs
SD$^t&1?7m5q^2iJ%`?T{nsu$dfBz|o!jEKAN|uY)$e^Oy=?aBJuh%h`@(*651jME*N6YSX(z^h|Hgrv_P+hCBYt+v9=G~$wAs>s|M=hiZ~f*eXU#15H~sEC
oyR)655M#3$uFON_F3mX`|>xAIQi8l|I)bewdIF>;-5CU_Ot$q>o1Pa%+I*_tc(BtwR2J69(v<_>xw@dS{<?8+I7RS%F3I}k6ioc!S1ileBptc{&Dh${(RMO
r?8_w^zo_r#ZP$m%jZsi{k7V$FW&t8@UJe}`@_e5WY?!oSHJ(#*Y-N-^6a9!uDua#&&MB_4}LlE;`ff)_<3>u5r^+`Ol9%E|2*t|F<C$Hs{elF?tczqICJUr
Jx|QM_2!CS9k$DEfBy3Gr=4*0*}Jb<z3kNoU+N$Cl(+sn$80*{xYN%(_KR!2`Pnm{y5o&ERvt3)I%c1I`t^&>-1mZ}T2|ilhl`$&-+QIG&*@iu>d0ke`WwHS
|M>cqQ*Xe3f6yWi2IqY2)J1mxXCB%2({KFgXP5lo6T7^4)GdowpM3f5kA0Lq|I06p{CT7C^ns_XKeF@EmSp71Kiu>7r_yt8*zKanChi!2<M@&A=^vl^t^eNs
;AJNaA9DB5lkXos^_Amq7_fz}9{m0dKRR&bw>Q+6@!B~<H<w>(klI^w=9?FNrt<0Q+>bwa?4v&$I&b~TL;kpKu=(zT4|?x|AN#`1YkOqhhyMG(7k6Fx_5IoN
KfC9v-!L}Y;wR|Wm;Q0Oy?1idL1)j+?CQPp>nkso;poASp0V|nkw?C{^^qU#_UGIGaOTzzoj^X9{cw3{<1PCwp8dg{UVmrbH*URn>e`py{=|PaeC0F4pTFm~
`!8Q~|M@t6Zsgn(cRllx)-`9{Q|_+5?x^$6`uFln9y`!_=4kZ!<3{@awf8={=kWCME&sgY=-qbt*U{ZyKmN>juRChl)PJrz>^o;();ar=8&CS$qsQ65{L_|Y
haHlam#@C)V;}$P(0hvuJ~~mqXs6oQr>-Q2ekl6T$VKAzpOQV@AAaD11Hb*f-41{2kuLe{PW6-X;pHE>(7N>RZ=OxAzv+7?v3>g=e*4C^Zu-<K_w4+KZ~k=T
lDpRJ^xdP<r_b2@?x*IyAXY@@ekCsPHzt4jsk2{^$3OIghbPWCsQvQU?`(SVnD>3>m|tBne96MoEM4~7e_Zi__=-#CUK)Lm+~tSrN1GoxvHjiYQ-ATNUydKp
f9kYPkTdLJ?EMq}TKxE#@}Z+Xa`b+e-rK(Lv%6e(?(eQUa^juK%a0!Zt-s>Oe(@E2+}B!99^YfV{i@gh?E7EpE!*_&KV0$mvyMKbzE^p{zF^fgbAPyH-Q_bo
Kljn=&pTuA+?{s(#ak}?%Tdp5dvn)s|8S=_UmN=5hyQQgPCqzd5<mae^YPXfk6BoD??>)9<1g7Kd-uXiAAk1bYj3~CxkcRef0tZ()VJ>2<<*T_-kg5zu#R)|
@`r!=fj?e1dH#2n+K2CQe(k9Lcjf;Et?AaEJ{;aOaoGF!e7W+wkMD8LuV4G=$n51y)+O)lUiCe-=Z6kfKi_}FSo^-uyz4JFmY;m|<qJRY%C%3Ne*72TIQyrk
{^Ed}UOMu$dp=yg|G-m^`^G0O{QGPB8t@~=vh#lYD*yDzM;30r|D?Tt{rvL(Jvn~Jf_m(84}J84>AjA8?1>e>`AvAvi7)?jw~=RRM=#s-p$o2iy8gb8y|D7U
A8a~oLwnu*UmoA-JvZDkv+3{^FMsHz8z21b^3kmq-h0-d#P$h(R66D#yE?bNaLw5DS3Z03XOew>K6%*jzZu@`<>mj0{xEfqaS=ITYU$+TwoL!+jGw%gZ!R5D
fwvv`uU-1T`}OelV|U);sdFw_al?ByeE;NRw{2Umxc|Eg<Wq-Ve%=38A9DLkH$7lXo&L&B?lm_%$IqXAULW1J`G<#|w9}QRJ=VSQKgHqE-n)P9nX~qLCtvg1
qdsvO?6t1m_2K;0)7W!EKgq5-!p&!X)&E#`uj)6SKmHx_gk3VMJO7aT54?nb^4||_h>q_3@7>?J=-l7#@;QI)XAb$*1?v~@fBpHlUVkC{+hzCfx9=0zp~|6X
<QGTWxZhz<fBWJ;+*1#Kcd9w~*TTeuZ@<QN|JcQ!`A6-REgxNe`t=V#`h`FK`%3rshd=ej-8TOGf%C68>+K76zjUwdKRZy}W8U@fUGF>c?0XL0_j(c?Q`+s|
q4s|suN?mHZjY>a{CjWQcj=*@?%(vKJ74&J?|$Xc2ddBhLr(wula-5)qWfJqee%f9u08MYWBzvVJ%Xv%<!S@{{g!t<Iaj~x-ak4U&${}9|J(V_HGlR0_|)86
GoO5W>G<*E#LtGN&N=%@^Yu>Yp}np>fBGx)Zh1xb)&J{m{L=d?r~K};Pyg|=uU_|?pWR=(;wzs!?e6@B)#}(g|8e|^!4psH{F{Hi`h(YBcxU;8;PUn2=O|fr
)I?+Z+Fj}3Su~scZTW#4+;<z_f6ht{SoOYVR=o9<(_U`<`R=uyz&-bq=WTv?<<LAk<?4&hedu)4`_aSq@3->pJ@%SE{586C-R;*cjeP%uE1!L4=AfM(-~S)h
ho;U}Up;Bx+gD8;y8gXy9rV(FUhh@Hv%YuU+NI`?9%-%`IpWbL<B5|>jpC;}4~m!n-!-@Yr?bb=yB_`#bJJbxu6}rE_ivk*ojv~IevdzM(uYsn<LO7T>%aTZ
foGn5-Z8h`d*Uv^__?QCfBeo5p1SjN{mrMytM8t<{EQ20SGKPI;N5>Y<s<KY*Fle;`me`7Si5!0*~Pm?PT79wZ?Am#wq>sz_1wPc*I!%p{3~}}_@2Y|Z{K#2
82;16XW#Mo@K;Z{|GvFepL)vg#2uBRjz8th6;E7w=!MtRM$UWm_EQ%=b;E`?t~zY{*Pi(H3w!+TbKTR?)^APy?QZYZUmy3Uo3DE1w2=$zuiNi0P6SuS7eBCl
<6evQnKyj)-`{-ipWb)U#lMFqM&Dz}=l**2)vM55N4qaQarw8{Tj#w{-Q(Ot|9APrFFknermcs40G;&u|2Cd*=)t>nLSvVEUcCH_-Tr&_8Lzo(4tnAR>%Zw;
2Os#)(GB0Zd)F^Nv+tVo&in2Dv)AtX*sHg&@sHlLZ21RXevIAq>fcYe^zctScJQyh_Qcm;{>j^yzWwOT8t0V@hnN09Zu-XOHeLPukNxI`$M(PFsUzMz|Mj2W
_1x#fWAleA&$J#qeeBCuRloGn@4Pnj`E#GXZ|=SMEC0ROD9%4KUibQjV`skq+dcQc`TTdSd-?}od|d3h;Z?NoBDvr`FWvIW4I3Z0!zfOC<x5ZB2ETdIJ@d~v
%l`P#_ip>ZXX_stK4IUze|JPW`0^dr$)|2O=9$rzJ01T0`!>J-;XO`2^Z1qWm+yY?fS<@8?fUm`jJ@@Er?K~`Pd<6$E6Yym$s<0y&wma$@ZY`cm)D%|Y4F%1
KltodugtD0-HL9m-*8k{{rty!Y<$wXa`!L&ebXOy`^1OGpEzMpUh}{EjV+hG^W33dJpWG{fAQA;7I*sOrb9n{)<3RW`N;Tvr(O56f84p}-7lo)Ua)xVPNSE<
`I!^s$_rnDC!XB??!r0#Q^)-CnP>LCbJf4^Iskt8^&?xC9`*KLe|X4;`(GcgA2I!v7k>1_C*Cj)@Nc;6){D+IkKDMibn;}Q`HQdr{jTdyH8<|N;g~yKOCLJ^
u179gcKJ;=9QXNazkJ=tk@M=a%f9gUHy1vRKTsCuyg9moJipssKY8bwqleai>68zC`QGpU>FVDce8<+(rXPK@xq8oCel>Q%8&Cc77oR@stoK$&FQjLTo<BFU
{xiS*`O33Cbl(0e?mJ*)bLD?4PkH-{&#%iCTNiw5pO1ayxo7UUY3RqlfB4@!|0TKXtYeOBR~~HNviH)0d-1bxKKRwEM<y<hcV6+uZ|wDpng96*Jo?N{&t5-$
%K^J=`|Fx__I>uJ?1E1FkAM5+9=~_DTWG}#&D{^3{nGLi@4Rg8_V&lJ51;bpM~_e|{EIeU@iu<+#pJ!u{_4Yj{wes$_rLQQ$ojq1BW~O6q`gceHtTk4UQpX^
)e4a1ZXt_a57H>hog(c{@}gjkI<IH4--RSmg2JR^*86<S<I~9^_q(txp`{8#Vou#$)tQXl(TdYYX|>6HkuuiJcEvGFTJ-^^GLZ!<7<Lmf%xc6fasu<TzrEXa
+?Xvbb>nC;u5=5xA9=%MTX#b*CZ=+zhuvswtXpemS=LoZiSqiztZ)<0Gpo1DwX--+y&^jRc*<Pt_q!QudZ4KHl$Y9lmvrf32Mqui2$|zl|CSOEN$lB*_o?c!
jHp4sM|o|@qISxW8FszA>WgN&t+qH>!EqhTN1>}PCZSaXq~W$u*6lT@!k*XglYSi!YM@b!T2#rf-tU7B?mjTVoLZ69^jgZ@%+>qIdbB|%34s`ADpjN`db*OL
;RuGilX=FHd-AR%vxvBLuMhH~USxG%fV#!Hy(NkJrMS6&4<kx5p&CWp4_VisVYb9-bwXKRvcxIuoO<)_I-_W9_i|6<1!H=FbvJdAwAroYeM0jRL$w(7B{g%<
tI<T?DOJr{UJDCa*Gq3K7LA_iq%n*8J-;p{8!7f`xe$!zWmM1G1@%*h)je<fVu`W1-f;W9UeV)GUP#fSX~Ga&m*=~?-J)NU1zlca1AW#krTv0>InL>lqAAPt
PjyAP#D(qx-9SCLDr8<4m;q7T?@(1Z#GY$<aIw}+H&5FAsX@f_4mw3qG*q>VYfOnW$?A)>xX48%^}^nm?rYbYuh-K;scyro7pj~$bGlf=c~Q$JNFQ74dtOf#
U2fUB8@pzvMm<ub{XEYm70s1f%VCriuz*R9IcJ#{=NVLUK@0&NSSUB)Gz|ilW2XDJo+&s;lqX$Gm`7<}#H1)XDX6XM64WnP-NBWhmOF-<(SFl$x!Yh3iw>Am
B9ahV$(+a>NDLO+ikkJJz+I03mbA^nNkQJVy?88Nn%tlgW4m<g+2SgzZPqQ~4W*L0OK7e~^#c2{m;#j=a=SRixm<K;A1_XBS9Z%OOi(v$MtTD_l@5@cLw#^>
eLYOR<#io~2xE5NlcS#52b08H#0{%<ca|?A%oe<Et;nZI4RTgc;`%6KZXe^am+Efr)!dZ!dS+HEIjY#6^$YGN$u!TCzPmlI;f9|MnH%~QdopVjBnykt#YO6M
OWq6`4Dz7CX4#;~^x(>*+bv?HXs^&+(&#s$PTi9vq}=gnk$3fM_PVK4^sR<d==zI01V}u(*7IbBbCTr!LgpRXU2@iCMjI7HO#8s=6;7PvUZvic$Gtqx>&ztu
UqNV*HbffevU~lOT%YE^WnRhY50Gcd9!l~>#v%#(eXr_=VJhagq&dle$`X^we0`qNd>tdoO~wS#^NSHQyE)4zi%dw}`K?+Za_q&r?{NcyxTy4K==K*`lsBY|
&D=#U!guHCpx|l{li6WVXyH{nZ!9(9P%gFIzEdo%b4g<<=vOgTqhVnT^hosqWgs3ba(9;1y4Y|r)D1^SKd&dPnW(m?<uB<2-90FotqclpsLP~S>D9XTcz4ir
Qsup#<8|vjT=%h==gvUOKTFN-pogUrt~uMwJ$(RKlGM7a=0!Q_k*>!8r*TnB^3ch%I%^J(vZ7FUmZPqXlfq8&%ps6X2BbS&&vL#^Gz9B+2P}~+%b1s`dc8kz
WxrU;IM3~pZw4tZ#Zb>|zL0gZJdN_o*la1S&UZ$8Y0$M~oVPN+H9ecAdk2-4nQhTt6?7(4sb#nXZ|Srm=2Cq~1gc21OozEv;FfH>$&bw4<`K;I4j@MrXVo~s
E=CqD=c;uVLTEy(FXmQw7h#kq7Q@+Ci2}o8cFYU_cu+yYEJw;Vo#l86tzA201As?epi(o!0Gj(T8_$d?PAL<S;owXJhR+E#B)c6}OJV|5I<r=4K(w+t2h5UH
wF$PVnKXgzSVmA{7{z5H#DvBPB>MW;_uG_Nj^{&wLSC^0+mTMoou~w6tK2pTzz)SqO>k^E9fuGsTY&4Sl}ay0R!Sw?pdPfSiL7!pHX|QTWwu3TU<>M(2!;eW
D4T;7lI*|5bkVpN86QKg8|(eUITxr}!VCoNf>WJpCQc%Nsm!Rtw@esdCPo0mwJypMIOELMoek7+YgVlWy6*Oxw!I?D%j-Z+-1TU?vtVF7!hjWvOSl)8$DMv`
0ccQ)K{4kOXS=s%kuq9q=ZX<8H$n#HQUx{$;xbz0Xlwx#0%WzStlNvJZQ`CJh>htLIJuID>N!+0(5ffL4GJ?L>oSg8gUm)8bcwplTmjYmTvK(VptjjbbITYd
$N-HIy<y4^QYYUdsYXt<=iMcu+>boSd0NC0L?DS2FVEUZl=_)5*z7`<#Za_$i&>~q=~$it#|V;XQt1#D65&`q(87U|PA>(W>OxkEf_Zx(@fA_~6$_5;uP}Fz
z%Xig6SBa0MWc*hvMS-Iayg1~J7FuO)M{b*ay2FrL2N`kT`iryqBi46)0}bKa11v@z-t)$0ZBsMGze2jPz_%pgDN%$Mie&785BVf4y$m!D#JWL1mr5UI-_KI
MYASLg5+{88P3Nzw-8QA0NZ^y@2!<tAik+UWQVg#no4$!vaj6!3b)Pj7|bqk%uB#2#h7(kRnQfzV=`Xv<v{X!qq?z;^L21?ocW{c-R&LUMWE40X&g_^^VF);
Gksnt<zAAyfe@m>x8ZhZgkg?hQW1eNIOs&}Mi^ETV@t@nvS@C{VUl}m`}*%tu4~|>kXaBH3RY%Qm|%eQG*m!)evbQO)@-3XW#csRKn6hxIu7^EqVH-EL>St!
y#}^{fKipCo|CGz+(b}MGj|r6tya@B0~2!PA{1)01rVAP#I{v*y_&v_g>hnqCNC*JG)Ss9TRHZuo<J%MqjdW!F5J0!n`D^_p-;zh`c+^NpzfH<wR|E9^my^P
G0<M%FwqNRPMVhGG;*kuHIY$DjH=fW+~FxkWZVTQ+Tx63Ak4M8epbc~B8I4j4j)S9c|sKhDyb?1LQ1l-(>9uM>;@A6@0{W-R+E?+88;v`)hsIdjF}EX#93Ht
LJ37{Ylx+XcJ$^fF&It(Xqu+cq#%MMm9B#$W+%Af7|2mhSoB<GYiGeI32#F&kcivb@od?c*Z?M6VmGvl8#U#w-$v&1TT-5aN^10-Io}}`5KeDW61!*lG!?dA
4xlEbdKV(QLC5pvf&=5+B5oD5dEM--_T{8mAG0B)&Nu?BvVd_vUdLz_HcbT~pY^L`6Y3Mw8tZC9vkFS5adJB=XN$7#qq!3FD0XB`!xWweMg%Nx5Hif*Bvnup
F2!t#X};_-SoA2yDWVYNsAlx~!W-pKgQhp@D6g7h9L_l*u6hG~ek^X##16ZN5H_G$UM=dD>NCShsav+Q76bWWrydw!LJ~$mMp2Fp%$*@(>5#=(&1jI!8PU};
+9$CpcRiH$scYqwRjR^Z6Wu{lE6I-8c0Hu+gXU9C1>h>Jdi~sE-dLR~Coc3U(1DItPTzC#o-3T3&{@b0ubD3iuh|yOdBz}B%#j$vEw-S@8{{sl+mj?UMHdiF
2-=82&x3iNdSRyb7)ra=>@7+b3m-C@ML2PHaP5$u4GP(yr`O-CvkZql-Nj5&sWg>hg`ExBMeL-;kjBgU;v80~EZ6)J0Ryz1luc9i(}EO>11p7o;4B7Bg&e?e
Zks(9YzIP-QBd{jX$@9XnmR<ub;>PkZ*pnwkb;#b$ADMrAJ7<No$~Ys6mO;-y?^@*=emIsr)0I;4tHe$Myg(IJhvbi8O`i5lV>psN){~paoJY$j*%e1Ew1M}
9I~x4RNSI|6@(>N0ur}*#krjt^F@H|lC_o(Ln8})Fm0j4oLy5%IYukz%j5nKHioKvg{(qVme|VhI2L83H4!>c$2L%O5VEqZS|wq=4Qcp*O`h7F)Ix1Zo1^7~
0m~fLXKiyoq+923+1@<AHZVD;RJrFk-Em_f&TbPe;G`YXx2-B}fn~l5T%+j%?o<f&{lNAhkh;^_!qB(2@vN4*(Mp>!tB8=j#W&`~sILUJ>@qaCn2M#T=aE3o
K*S=Bjq#RN5<sGzYdWf03t_oKor%N&oAVJ|;l2^IL6k;zJQPfnx9%@Wv7|<f&28<Nln~^@9&kiCpq5%Rt&U+fgHQ&!<*E8cO(&C8X{LdZSbZ?zTe|1C+3>ts
UawZ09Pzdvtmww73w7}W0!^*2ol3eov|>}_-Rdww;{ZC%Q5GaY3$!swS5=i&B-M0H)Ap)TB*G$5sG>5kQtgl?$Bt%snc`Z?2#(<}=ePGk6TAmW0%x;CM;Z_~
u1(uoXrv0Tli?YaXO>wd*Z@!okv537pnC2?H+Q+3N_BM;CPZ!M<e~sJivw)Zjz1fAlM=Oyl1%M<CI-Z{u}<NrXh4~pwQkKN0tQ}U^ufF}iemkuYB{#W6lJTu
ajQJ51RzFUTa&1C6e3Im8z~(<v=rocGN+gdvIdufR0!OhcaRNonYbNKOQ%7^?bAjt_aV&n_{Hf=0hteNBQ9gvAgVBHnWqba!jn;VK}4EciN&QRCX;oDhh5v5
;d(p3cpd_!^1W9E3{j3#)6P8FE>OMDx|L8LVxEm<ZGna6L=`1kNL`2egk$OVQf!eN3CU9;TeKI4PCJ}Xb%i~#z6N@mCb2grqMGCd_F>B`bE>0zx^6Nd$PwLQ
BJKbOq|mUW=8TPT)%81N(+3TiZ>l9U<9&~+15J!UA20(FUSCXVyc^upTURSv3g^JAfD#LvMU|ySqjdvPdMR6-M%)dUY;q%Ks4>&j_+}Uxw}swrj}_LEV=gq3
c6l1nc|TEcH0x)W0O)fV#3F5yMmrTKi#thybWX*3c_Q8_%{askaWk~&gs2h82$pc7RNV448?aFjRVqaKDoYJF%%qoxv617^ngzHY&5b8UJO)Z8bPLd@8jl1w
ElkFxNGpB_Aa;P=jEy)GIrr*g-PA4edC+AmYnqK>j&F_Q5y>s+xEUVMW>`-Z9`RinE6D`M7|m<Mx3M3^sa<95g0sBCH|5Z((Ml4lXl<JKve|N6mV*Ix$~D=v
+Xm9kqd*V>fUxam0*0~7)Oal}zDborD`k1VNnKYOWSeD2cB<HMjSTm3veJ{uK4wH!nxr@ixm{z>==(UC#fedOWFGZcWn(q#230!O6)XHyGoK6^S*110`h8aR
;KW!r$3(Ht1`c(8rO9@$Y{jwPj=G#v4xlxY5RwNmm#fCodDf}w6xIhoW_)|!5t?B0+;7c5)eys|hg(q!k}yP22b+)utHRI*ZA*hF7ZgK4%caho7zJB>%bf*&
Q)v||>xAThj=GiV9O0m9rP?YBLK3F5u*SJSNm*dOgV9)!xJ_vfbAky$MA{vkg)*V@W!C{3y~?!7S}mTI@kA213gjzCh4N&O?k%A;i+LQS7#Owy46>%)1_zZ2
Gw5P9#V~B=C?L!NzR6JlrG*6pprnOF(s8LpVHBG%l*pElucf3+d?&#U%x^PuI2&V4vBI|90FZ=}_N-2Wc8Dayh9M9cbx72~GlUYG8L=^91eOIbvK_^_FGyrT
s~VchAH&opkYnZJnW)Gxh-Q4G`=V-*Ua?AQJIfQt@GA)#*ON>9W`SWRLus2@Ad-1z8ndJnb7j==glE#g=oF;`8u5X!#x}r4xz^?zhI1!;H<q=D45AHnmfA+Z
1_m6(P?Nurb_;B*kIlYi1rDKA44aOOy|5>|0oz(L#@C^e17fN(IL5thN|>+&gQ*k-hS@0XT4g$;Pt}@;p@Xm`p}&{Kz2Vq%up5+9sC7#qG{65C^fIDT-E1kh
!u`^ziK*6tjf~9m;u5N~WK%d*+XWpkZmr>NS-F5Q-3k>`&{de0Z>u0rjVUhMAYE%13hal#xPy@*URc4_d=kdG*9erL33<r$fMA!w9ruc96=7g5I9?hiN^m2!
eNzFSmr6iWV~v@kIPS!@1kOALbI^c(%u3RQ9-EjikSW~Ire)v6UIJw(_=s}MYGyS}YluOZF{asNA21tAh@lIGGdI$Xv@m+WWhFnWEJ!j0i8(*2*T3IrthRwH
YKLM-fYsc9M(QyRp=E^4cnBb;+=L(w0c-2FW$s!(H++SKNhfswcqz(d99S~s)eOuG>G5)`l(DffGo9~;Ng-3^wI-|Expz=l8|}*OXi#yM;<8pLIf*KhiFPy6
pn)%IoAKnrY_J&C2Q^Gua)ro)mX<r;<<i%oUr!?J=BSxic;LGN0Fk#m%V@9$)9o(ue#7KkhLc>66_MMB*3KPIO%!9}=6sTvLrLUnCwBtJmMsp24AHy-L#%1)
K|~8psNmjZq$?IoWJ5saycI+aku}V5lqn7(-;uo<4NRLynH>piz!;S4Ng1#OETko|oW+4wn7T>@&I%*bL#R_cn*jP<$84XIse(B^0IBfJI0@Fa=j@p3R(2gL
w2(w)3yH2=Q46%%pwv&s$G1R<Yn;p$`JOvkC>UU;JqG*;LMedJl1|KIb%B&&6yXe1M}}257PTk~aH@cmW)tMp6-F$h1>Oq1RzWJ^aFw^){+I#Hio~2TWMELW
5pGw&sF4(E+?y#@Q$LLge{0iLn2lpqWcz?lLc_kMkhP|W0^HVY5lLs-i?L$!P-p7|`oNZX8rIr*T$Y1!VUe|4=yqnOa-b0`?$<r+RlIhtL!8!!8Bd3q1aEJQ
^|xp*Bdc&yiNyLOW%WeKT$3V?g~V*0L|nBL0W5-HJ_ggk)93@z3C+4Y9&^+|VW`qX4Qh%l!$K%0i*4Sv+zCUA6<C`~3seNvvlP$PEFuh{!?;m(swFX;*I2#K
wYVf1%T*0P)O8BQSsS`OE|;Za5t1rnA_#DXEv1LMrAktFIjSyHId^godilPnaA9htDFb%dg6X_s0<n-FtXxOaV~n6KzNgc@{uidE=7$}RxeOTT>#0|8Ju#XU
lH3KRozg6`y%@M1?L*RWFvw#QN2XJNQtaRbJL@RTeGXQYS-+CjoO&T(uA#rJGNRQc#~KU0)L=S*nM(g=G}SI<R6ws1wFz~cbRvzlk~rKkq?38DR&YBdRBp;s
Zww%bGdac-aAR$5AwaN|i*QE!V_~9f%!7_JMZzfoPS_F)JL=E5n^PmTa_O0R^)#PLm_9ZN8#Aavpx1Q(URN&;Y>(lFP9qL>%2pq)D&c-!2y1a&-|6K#4J{T%
#b}xSe7_4LYOEV=&0^w|9Z=(;<B}SMsz&0C@q3_V#Co97y#|yg{ERtiJpkBG$t<pd{<Ko0A&o{tBVWlO-REiFG*~*?_B*yG%#sN6w4_xTx&}^!l;c1FVg_;G
6p3i2e2zN6)WSi05zm95<EXAR=c#x$fuLdF1<5lJ!;)WdM^PtAax><zJlYA2v7)Ju#xE0n$_5im|78q(o2uRnqC(9HC_U}lGRiZKn_Lq<9+iGN8|YSX;&7%^
X#G-K%5=g39K~+Pqiq$lgk-lm;wj-zwO~Vsej#?~i#{q+K_O4lvY|%HBpelXp71npl?n2phCvo4u?WP?SoKWEL}-*^yUxjeog~e9MY9bKz>Yx^3o(R<H<O@{
l}H9#C^E(oOHehDv7=0u6aX;E$J=Ww>mASx<6Je(9YnE~=o!u7HcdjnmlfFMsmw+NGOclgZU_ee7-*~yoP8~adFxtivc}i8F`8Zv*M;xmW3>kNq5*SBU7CTD
b&=^fmg^X~4i|8J4`wY#;TcL*KXm;Dsx}$PH7TR80IsQzx|Rw$Q7Y1GLw&YY4HSaF2p0W3<ux_dNJU@Az_>y@#|U!Bfv+uro9&Sa;v_;PsWcpo-!<%THz=jl
cQI&j%c;<YG>1iCMhe76b9c-*4vQjfTBy4)G2YC$Ba)bl+!Vk|$z8ft+#ohkf*{l3#BEoINYQouM0U5X@#BumZn1bqIwU5!PfD7L9G#fsNJ`uB3fCjmuu|bE
ONq;QV8kU-OAJd}SAw-ZtEO8|nle{B44XN(=vp;XB5@`=x>;;iIAJ`jgVGv+fJ3QeBZkJ;s)C4a%KM3pn-xqd+eA)++7!)#?o1FPz>*zJ7z2!Rw?+cfvbQRd
Vj2r>B^Irl@ODkgo8_FS>Yitb&6A15HbHWoX1r`SxGl@?@U!ut;$=*`qfY$EG}4HUD`mneRXZ(6tG~gNvCb-KtqvPbzc40@0V({34!$70b%PiSwX>>8UK>bQ
!$ToOc--|VXn@H{QX{5vD=81hO&vjIQ>bl@>fF_>`^f_I^KoT#oYA6S=@_iFl2W(iINc(|RbP5M$-I;=^sG{{yCt1UB`%c=6}4HUG?_|5Ra~Q{QN@6V+i<lP
mX#khZ2)7X=^#w2Q?ngy=D`?DfUia)ZD!DxJn+P50^JGZWn~YereT@9g56k|&M;TXa%rlvAye|Uj)f+PhgP?zD*Mfod9(1hnQ4W4Mqrb03Q{pwCp<>DRp|g6
7fv9xnPXa2ygN1)%d$3!nPjZeF=gn_<My^ZL8E!%*F+p6Glh)n6j+Ma!Y$f=Xq@Z9u^O*ZqDN6Xdg?>kF@Qk(TS1^<NjMp3>0T}|9$1KKj^lpKt%_M<a(@;_
1>9fAxMLugMyZ3E>6Br?sM)sof<_bpJI!tcKp`e-T1+s_Y|8b)%?J!OgNV>v!*vTLzOBidr%sr3ryV_<W&+gaGz$2ZWZXk;N#`F09EM|$PewYHj>i?i1uoHW
(XT<jYYI{G7GhC>a{%<bFyJ@^>o`|>#*B(*N1?~cT?9soq?W{aK=joUbY4TkLbt){v{D`Iv$kb`YJW8BWefsr`ocHxERrw~%D2iz2gSBKJSED3W+c&u#*Dlz
;1Y}`84&4MRCTT?#}=6j!nW_ngEC(hLb6tyL@QPRj}&tiiL__8d_NVfAORgi;HZ-aWtoAt)cE5_BUwpcXC>z_C@jBSu}GkERS+j_;1|+KZ5F0cCDM+{17cOU
-U(^9Wj+)omek(cQXM)vThT?$_2;XlDF`DnVsfczyH!LepZ9QcWiXU$&>bBOL~M6t69-Do&T%3jl9i-PEiU845j_y|vf;LAq_dN*P!s|uW~~`C?S)Jej15M4
)9)mF$44x-l0ZQ_Y4XlOTeM8MI_$OPf~IN5t}IKbMkwzpoNcB!?3k;vDB?FcVJVp5LY5+#TKmONl1e-(4XEcL2u#six`m23P(%5G>T5=8)Y@j$FbXFRf=nz1
aGME+YGK-_xiV>t^4S^HcG`Yx;P(bm<cGP&-lR1l=ej6xTe6lCo+4n~J;X%Z2(Z3I%$&mDy|`o6x+ZioC1;Zru}*$PDzTr{+}PNbM9_2N0yP*3wP~bb*<S>*
NEzLx6~NH0CPO$;AV!*;+bl9vUHW~^Yp~|gXvPX>u#4t$!z0ula;*r9&XOHu%5%p@F)ev>vq@UA3*y?XAdbALRkFr;7g4IOCrQ-i^H|GzhU>07VKePqvb_Xb
S?)RGAi_-+Co(miE@iY827rZT>czYVN)XiRWUQ>m2zWTmojSv!jfu?sXeo%5bSbnki|Wxt#w{xc47Dv$riPK$)I{HRXjs=J4nxjI8I>uhyR2HFKxRR>R1sO`
p|MVdw!EYxlWC_*Jft&0$f8lz2s*{MMhlNo%b(zm!)Paiy8al_lAgTwl2y)AhHS8fea#Dfm7pn|G0=^CbIdG#f64o0&6%}(Kn|DBz^JIVdhJHzfJuIU7aNOs
FuScbw5ahxG_qO%CL7fx-_RawO*VXPN~0T+KqGNb6ybbDge7xBZ8nb@pxEv->g#%;oogwk`DW~cK1218)$Z*t1|p0%>VWLTr46el8iA72C}6fwrllfM2phMo
MZ*vvvw5*O&bv)l`8NhFmTEm61VF5GGtLp2X#%&MLe2D}+OkP34O`@HcV!tlxNq88)QmXyWw)^Ds;bpCkj#lUKzyXBg^;7pR9h!jX<(LjrZ~nr8Jn6<yBxA|
djP?dli4EkHBIPH8-+a72U@NTOtaHMnWjk64oV=AI<x1XDfPj{+=!J1ddPt2x9rgB+hOjDtbjzAb3sSTzpj6@<x4k>wIo|5i){@jELK!O2q0HF)uyBy0%{Bm
u;x9b6I2lAMMPsijM`M@m<>wewie8!fF$r+P9O-Nxd{}dGMcxlIn6n7?=S`y)`aZGc_PvRI`PPODI{4=*Z@Rh6*r4R(`=hfY)PB2Ziowescg67c3qBpPM_8e
a3+(&Skw?ja=6_o&vM;#+K&4Yxb?AsThp>3_|!lLhGtH~CB~5v`#0&xuBDF&jr3hF&TF%2r?f=%i>8_^x~?YPZcloKnVLOSS!EisT;$zG*Jea(B*KQ20r0Fm
kP?zii*UAgi#k$=Dp?eiDU+6+HY+KG6(JsMQ_Zrp$ff8JGYK)l8ukM=9Hmon2g_zJl2*xuGF3sYr@&LUla{_t=TVIsn9fU3st}@4gm>L6XqzrpDs6e@S|nqW
@XA1D!z~K5RcC3DQzpyUbO_U@L}Q|7G$0sZSZFru(HOMxj?a<J&}$bmk+->VwJS3-APZcoq{uUuWr4vc^{Tl-iR~ht-nN>!(ko_VpM~X)9@!w1BQE4Z2&{pu
7pUtMHu?T}o)sCXD+~F6Ff&)Sj%=>JzfP@q&`o%sBqA8bPNt!`_8u|Y;bokU4m3nnsK%)*NxKDOa)-WQuT&&BAzG9;391h56)Nl<Q0{f&G-$4?!8D<bcE364
<xMZ4iR=y4qN*>3WWjuu_hlE$1)apRsH*0+JES0HIdak_>PX*b)O6Qv-6pL9R;+p^!$wQeaHIoD7<w?-R&;T_v5n7zdLvwAVfSuo_$hBhP;VsgJvA~BYfBVE
#&Vc$bK;sVlLLU~W4_5<MHMq`O@tY>COTGg)<O>ORwIDN9a$DSy|7%{86Jt1Q=Ja{JQno@$L{F(AFSTf#7!gjFm;GthY?E?#T`N{*IJE;7>h8lEy{{SCM+uD
j#+m6NOn9uUC5x0C>se}qqzvNHsm=e1Ha<%*dfB5HB2fhvSb2?Sys+sE$andyG@5ZCF+vcK*z1nFp|m~kRHauY-akGQRu|dAqh1Ba79Nz05@Zrhog#&1sV3M
hLGtdPa-k~ZD58$h=x(_5-PCDUG8%mmr5?~Pyk)Vw<yQ9^>#|WC1-v+F3%zzJfo;qK|2x-^h0aGfiPtzEx9uDwg%D!cRGlro~?A-t%%jEhfAa~H5s;2i#B>#
!z!D|?E+&DE-i3~bPIAEx4XDqEr%fO7%&_u<rW|033a-)-TFSL<0J<tHUm4Xl^ZEHH$(}9x+|wvx26Xe5v)DHS(0WMi~y&DAet=I8n7qAl$3>~Acuy6fkbgH
hFH*A<b`II_&vcTO#ubCpSn8U#S7dCL&GAaI<Twbk_6o(5err9$Chw$te1*JWunv2WD%wSJ5_A8#w|DwRK^mCR2=BH*A%S*vRRc5^=&v50zEQ<CrBH?w3tbC
Pcql$fpS}FRX8*(4dH88@sJgbTV?G$v5lvY)iH2e1|pI}t!;qc3QZdM7&bKvV6ZNOK2PYKhUP?38ljexD<*R@lD9iZj?W=|yhxL~Gmf!=%M(sk@#PB3=Q<Ap
JVEQMy09e)K{4Y8Ajh8J^mT;mbhE03&61WV!5~s*j^i8!>4F0y85$T@+ipS}Ub@SlPhdFgm4|kGSaXwWIcd@&^M;*oW026MpeCEbkh<j^)ZK$~vEdAAF%+8h
?~ax3^}4lH2qS4uXn<yfl4%;dpls`)h|-ySJc`{!>L4z;$F>pfBO&T^SFMpAOpTc4(fS?F2BOf0F;se$zRpoy?HhX-G-H~elKDEvvKPQo+Z7<;Rkh>!v~92w
?&{qosV|gf{wZ%&2so~enT4FtfkuY=#0jcm5eiU=7w4G~VB*`YZFoPD6+SFaVyDXywKX}Xd=yw!u|p4m1l`g+l42^2Q4Gswn3W{p8mFMF)A8!sGL)#uwzNiF
g7Z!ZSeS&o*@-)@7%9il3Y?z4k<l#s+CMtO_PDOms0=C|-$aqH=jL%4<x$%d9<lSpV;U)>@@?I_(ug>LI{5}ANBB@lL&J}2DV|w=H(?}TB<lDr!^dfA1-^$!
F>63mHAAIAGGuC~9KeOOxZp&49JFI!nx+|t`o(tNV8S9qy(ig<W;G)CmN7Ym3vEy+Ph=k2e&i_I(&ru9-3mlusG((=lSm_aoK>v6TC+qwul6J9fW#v)vmvGp
w0<DDf~k)v>{VK*<E}MwhuMi{xCw6aR_rMzcti&MfCU)?L?@_HxU}PeYhm)dQuB)%Hv8Pxdu{r`49raxCD@qIdB>bnh0Vo2fy)ce^P!WZ!h||1rYsKFc(oT-
OPYV&f|iWCu#-!fb60Ca!|S13t4In>4ndyI^eR@PQZvP5mhsYZnN8KQ$Ww7Y7FD$43w$)3*0h}}S+p4fI<*dPh9OpCBitI&u+bIG2CCt>ktJ>HC#laAXJfLj
NeU_9XKt{7k#>?a7oJXRb++hee5TTBh0soA&>sag+rwg=$_cU4BCQp^7sQ1G3659NE~x5rz&V%QmWK>cuMI#zDakuVrBqdMRPd+{7>ycA*-k6T+e}3@Kk0=?
7wKDtqqC@PCN2xZ)rqz4^`XLyrNP){<LfF(dOWP#8e8gl4tIRDJ@MkES6(~lKocuN%Xkz6dm@*r+j4h&mC749k~(hgH^XW>QE{)+u450YM!l>PStjHpvuaRg
c%wl)5%t%&j@IjY{AqIrM@db11ItTb1ac3>bu|I|s9x|oYtEX$7dj&01~)wpsuNsuXf4_}wSh0VVvLVsJFQC|Q(B{Jt`o3Y!vUO_s6s0wceTC;b3$>fmoIf5
SBecUFtX6Ltt`?|H)jQ|w1JoBT~Q{k;<j&&0|0{DZZAi4wu7S745HZZ3Wo=rN3j>>4u%WhhD5`6>?5CQ$7E@<i|0yA)1|>-X809iK}2XEfe29$3yNbdssfKn
7D>+>mBWEfYn_}U3mL<swW8YBr-D+g4T&j&_Iw&g8U(Et@g)ek04xU_j<hx_H<lV4rD$b<nkqGXAngjxlAegGR3;Q?2{Qa~6Sm5f#Zx;zwpcm4;JT@dfs|F{
2ExImIBMl(H_T=MM{>$=)3B#=fZh{xWNUfzdyG)d?dM`PJI|V_V@2V9ID?7JeLwa(Iib@&ic^4qR3v~}wrHAk*Z2|5B<5|R-*Sddltk5C8RN+Xw^_wW>voq*
J1N)!Ft4egJ~z)>KrW6|ppi|b5NT$1Rt0k%3<M~RN0oHB&6sgh<h!eNQVlK9ODtzzX|#;g*kB~$fmJD@c_Yz7pOd2EGSwl{03%DPWmR~*&Wv#vE2PFbHpeW^
hVxPy<5q~Qd5d^%0y5#s@x+8?ViD9<e%Z`a9>=~dbYKs3YSKOtw@0^h@Vo&9b&5_W_E4aIhT5_uC`vdC<t(y7dlfEAY=<h&rjvk1q2a@nKyy`HaE9et?rR`M
QmZnJnzxOI0IYKq$SvxdF>vhE#_pOVX_;A8D2p4@YAy+DG}LiVi#v+R(8!!*fwFz!C6QeYksby?@)B5$H_bWbya8aE*;q@nn&nLtRmzoClPn;k77Cpn0Uw2$
NAgz8-C1j-T*kQOM4|{RYqiu670*Es<)h81ROU)??fbD9!<xoOeYS(qykkUuLPEKq-P?(rZ4u=SqRP3=A`q9Wq0}2yiA}U4OtstGiKnJvlM$O3JN^$z(Hg{}
GmaSC$B!Cyv!2xNbi<M!8y`p81qZWHfc({RGS3`mZVYsxSxvC$@#?_9v#~~0A{@tWxhPpH=qMAu<8lmbIo>QJ<!zlKv`b0KvK`-J0?m{n%z0AR1u>i^q;HjG
BQ0QF4k?g*>Dx>eUP{~~Wm7ptopC9dDN@qpm@_KMt{en1-mbeDB@3kJI-=6#S+1`qpx<jE4dZ#OU^L}Sr$eh%*67!s=eRw#<J)AG;f4dhZ4440V^r1G0~GLP
UNC9Up}ZRr+pTup(AAOEs}{)dOHwg7lhI(7%rTlQchi1bi0v}g>A*()o{7f|k#*fdXVk^64lOJ#)+txdn%C)}a!aeT7msN+HgQ25Yn%=bG&K(VCf4nPi@w7J
AIo!XZ3O1s5JJ~48mW%Xl64B=>tW66^BT%54q}2wswf$hB6)Y{GZL@Hd0&%eDb4eGZWF)T%^Zu$lqpQ~{dwV*%FcA^O-(84FW{IEVY=}E@Nmg*BgaZedQg~$
WqX|0wY!oU7XzC&!l)kCMWws44rvuN>cu))Yvit%MPv1v5pX~?czGt+K<&vvd2*`;QGa`*dpGq&eUTTe+nrPcN6(wqde2!`Kq|U}rJ_+271-}$q&c{Va^*~_
azo=C`2QTed6OGSny0sGGTF|qx_YX*i^V*Vfj}I7hX;TpSu%Y&jY+G~PWN<I7s<+GB9S=a@H;#JB&)hLA5Jg!9~zBGAP)EU{XGv5?rGw*KC&S<i6x;?g2mfB
c47R!L>rl*pal|#^U?~2Cpsd8zioaQMk4HpB^J+pK2UiAh3}c&4V!|?(*cdvA9_YIky1b9tUUD`vyvoP?B`e^IgN=>GgK!yOjiSw2OL^lY}tUmll-X2unAUS
)&o7bo;C95D+#XpustHNO}>~ePJ|DD=JcUYL9ydEeuwgBHr#D%`5J$U$P7Py!W+IOp~Dk)iX5YcZIZ+9BvI;7N6%x+<{HGX4XKDIUhj&40|lm=0{@lalpxx3
@K(nN80svOgtgsRme8)TiO)A?00pJkWTU7LBn}0~!jn|e)2SFbJ>Fc?6{Nq_nDC?D=M5@tGIkQL2~{z&(D6k`j%`QU>U7#n_SKvEAJ;H?iEQOyC|;V@aLmcJ
!F8Sf(5IbiKKT<f=EGLc_2QdmQKw^80RPvrJ%MQ2qgm$hJ;JA)`u}pLx1~QhS%l^LzrVgB{Dsdq)xAl7_hD7Pdml!%@0A8qSDhF$K#T6K&T4>`Bg_FR{lG3F
ob)cTBFY&ZK*Kq+1{-uxxintvpgRw1)va9}i@G!k6m8vw=L5$fCqtyl8-zClo&js{C{Ya<-2rO6D$YU+)5AAW-8uZg#%oFYVpSJ%@Zlg}K%i?wyz43W2x-P@
%_IB}0$iod%~7MuYKFL*#=JCpJwJS0l*7fUo=G!?5!kgLX2f0a4V97aV-58WvlY}|qc%GlDtw>8>%ZCVOJ6z({Tlg;q-tf1;ZTW~^DwZ^nGI*q@?-T#2f@HC
!XxT#qb=$eBcRwbyqdWjUO$_YfU_C^Y&ae&7E)p(_OZKT`M{E6Rnk!7ig8`$+iy<_ZZEJ6{-AtLVhdN<znhr**MDT&{OAE}^KX30)t$eS_k($iukYgr2DtVk
CG)FAS5Fo;L(E*B0CRQ+<c6dBb$xQLRV!W({JxF9Jg?DLs^iV;YjwEh^BCW~>X~_eOb4}hR2`*$jp#Mo_UE-uX>f>>lPRHrhWt<mQGnwm*SpzPD{R111+d=M
f$psp5m&t^$LA4FHSLlsQX?CNhUZaC_BS9l1GAL=x1OTa4ca9dB*RdSuw{Wa{JWOkkibzeQME&<$&S`|Kg3zpoWNL;+`o<UAuEZZ#%a3wt9uC`g%|-(Y*`Ny
hVn^=i&z}c{y?1D;kiJ5zy)Yl@g2-g=m(y$4MLexQ0oTF^^#W^-U5R+&2Cc?5@~+eMN^KbaZ@%gY#0lAcgi8xSuE^45VrdxzUvLWTB)6P82Ti$ZG-yB&S6wK
njHE=e+S3ULA$G)?MM+B1yb!MqC*XXQ?85Vi^_XttyB3{6xjCAZKhe5V-$E1-Jxls!^>}97`Aa<#P*f=+soI}6fJMgpU7-}&D+Z-dn%6z035&aVg_YNnoq^Y
do~eMTV#KiWh6){{T14FJF=1G<}g-=U4O@fexPr%&Wq=PAMrhVJ#uP?#?9<>_3qzr*_`s9PpxLR2}5atd$Lp3{~lXSwA^+5jA-+sHh<~pT(2+xCA}3!Jr}^5
=tgJgIjx-c$>1h&|AYi;dB+~tt1g>)SB`AOU|JcsnXQe+QW@qg7M;ecBBd9(`mbe{*DP`QUFfpA3F=BxU6Cvd(Pa1n?O3iJ?*2(RY;@ys1?El4l6StjUTrf9
H<A>JhT&&?fO}gu&>~U)y--FE7ESyA+oq~XJEYyYwSl+gn6U<l-YedAN%^cb-_EMRt+xXSUviRj+9!oDNZBvh&%=$+8=YTo^sus>@`yRoq}QxMs%IT|DN=;1
V(uMKGGM}8mKUNZ%G@}Bt!zIl2G9>Za~FQ5TryzUG1kqf*atX*R=n&H+C5c%n6BfG`9VLat$$xxiST{%!7lH|-F(l}4hr-oxy|NvSm?#C#LO4@mdZMp*J~GN
%LCh@U+9gCg+Z(BuGq?!s$Be&z)~+e?iA~It8ZE^Tk)L+dtc=1?)*6lbTjl-;k{4SCMmPAbFQuej~)se3kyAOdBh`0PEi$;oWg$`kvMHJ#xK}yA+u9UmZq;T
lUY@@<E*owI{=famjm$kPF2Ur$?)T0$o)W9*bjae6>=~mGx&pPk7|1}FA-Wfya~|b0Y%H`TTx}zo-|kWDT^I>jRq@CS#}#|?4<dPKuK^HXY9{w|I-43`itbg
|G3BEsjI!xw|rGvTm*UQj<X~jd}rO=FUlVr8&uvB$R0h-skWJHH-hD?6#t6*+&eBJv*ChO@B>zC=BLNlrpGbT=N;<p#{qA{4SON98PpcbCQRm?nHL3}!IekV
uaWZ7nWhr~{FH^oDFxm+9wP2knc^@yYHb-Xdn_!gcpp&RujllMyCI^*B$xIX1gW`ucewx1U@7|(i#WgMe5=Wmz2%DEFXY?Pvd!p%L#Rh(UAAnFklC+<eo}`#
zn4H}vgzr5N$<-g7a#kfN>mjtYh~tr_4T*-TBEIhceGIRB&y^6h{I|bW}Y-f8zoM0TOUR;!{`N)ngx`99`oTaL7Z_hk5!x+;PMiYRA=^h$Cts2<kYnTD`1%C
8RNU^_3)sCc$8j(br$U@YmR0{FqR7kfI&GhKDkg0iC^D*Tmn~>M_)h|VSA8<la)M1qJeDX5nj)d?tuLP^si=e3G)+a0vXL#&xSaNy?ZtA-3Y~6tfoo>Sg@@;
jlxrT%{`nyE1<!JgTa(BIgkA4P^IDgJ9Lx8*PPDXz|a_GfnsP9^E1}XPb0aMa2G*O1N4q#9*({|SKT7Ac-5ZQgpm~Y+u=09aQ-4adT3I4xiRyOa>Gu?87f3y
Sy2pmPXGf?9uZEe#mL7$T4^f;#%ebK{@-F$VmrR?-?h|#sb!Up&HeK5AMV~%eH<38Tk7a$N7Kmk>uS8OPgJ^Y-w1M>C;r#Mc`*)8@4o_vDX)@>k6(AlDVwFV
{#x(0Z&ml=R6%kxI_7-+TeHwE=l8B2)^0zVA>NxCg}P*>`}M4fRo4w}<A&mwoCY;1akGE+*Q(DU20#N2y<Ouk4Ocztn=otly~wTKb_%yIHpgNVkE(MwyHNg<
76ZED*>&dp)*FV3?TaR-E0^$ekJWSPo(&kamZW24rZwrhzZP<2#+ma{m!EXY%<~`74?laOZngV9Q`;^TM`IuWwp<w!oG;fqlTNH{8l8QwwPJjfA2)lgje6TM
;?3WnitR4%+?MkE_F;#PnccE-&%lo}?Ll*Vn?+raUAxxlPUC~L#@m%P<fRaH&^J#Twcj_Z<|bE|H0%K3QlS+EQVab6dgMFm8U^R<w6zRJtf2iX=Qj<)=6h6b
T4hbvYb5R(n7N02e_l)^^dHDCYX?+d$XZQjg+TYyZ@?lB;?ps-ayj3<`ggP@l{FviudZ*l49hWPv7SYFgQ{4Pd{;K}#v7|X{cw`W!L6&_N5Btj*tF9%iY2`S
EuU}Mm1=`*%BJ1RLwq*@1sk)ssp>&z3+_?hmAyksVJ>G8P&XReX=Iaq?6;mm?6IpRS63`fZi1Fo3^wpCCoRdBkM1&IUH+7LmlbM?g!p{>X^4y=p_KI4{DOP`
AoiQQUza=GHiU~^@KBgYcDk`oP<SAJL+E@$dotrfl|Q>eCYtYt`^c~H?A4P;`!a2yN+)jn|1vqXmjRW9WV&E3nsF(7H}1BCXcE}Gtae?H)bZ8uu9pCRM{WNv
m$E%;1|99&QYONTGGl*Y8Y$z)V@+)lZK?T`oY&HrP25$v7B_Ag>*V|WF=A7w3y?+_VhWkXCi_T=f6bVAsk->$7R+mHlQ%i7Fo%50j{_=M>C@UWXSsC^DRp}T
{=!Ub3fXM+P=N%iBzJoMX(hg6-+oo6g2TX%pw0cV7r)(cylj6~bBvw(bDj_^#4_mW-TPO3(QG0Z(10Tu`$nbgh~FJrMYgAQj5406((?8Bb^Ut$aB;#N_)<2w
usnqk4__O-l&QAA9dh4xZfw2|ud>H;@=N|VR$6n#GX|j#rW_bDLfzEVp=p;eo!#Ps&j+j-Uc*>OhKm_JuX_v7B_oszH26EX+@4nf37R&u#|`wPng#%-vNuWV
aWNlSU01Xvrec^dUSryHD#_f9+E5{^((Hy2N7;-!0fsSqTl0>?kAK;>1x<Jz=}d^+5e&yqvn#>4>PCqM^q3Ms_x?p1#$AiEb|^5f_0Ki;;4tLEmAMCX54fqY
ehZgYVZmUwkpE&729q`IjhIcJEyqXz^^>iF2$JbbB^+LLcPiYHX~N~0gR!=X89^xGWqrf73Kffhb%@bCwv}dLNK1ADSIg?pU%-Yd{xDrdle@H8IAW#vlPT|n
X!tFgV^k<dufno<$FZo~QhYM>@A;AQuX051t|FvX`74{?+d~XX-u~lP`ql7M{A#W=fmcALkd|eCpOdd7pF^=6mJ4>s!u;y~=&B#nI?Wb*qyZ56vT?E+@2iu~
KjM?*4Z-}Ci-m{32WZk}>k!NzAB_VHqS<D`Mls^s-Gj$8rVa4{z<QjL#$B&v5c786b??N$@RmY&s~cS%M>!Z{>X_jqO!HA5imXUAp~HX83Zqmr3{$c5Szmb~
%doD!tDG#0io4R}Ejo^3Z~&<h$X^$y13QxTNkjJgZBtn1j1Qz#!z>ey&%Xpx4^|G(yOQA$^9MNZSozR}Iud;C_cV$lzH-=8?q{D_zwQ1wgc)sJQdC1Zzx7;t
EgY*<)j8j^o*a$>x|^%Kxa+&kc~7lkz18Q3VTv{zAVSZuF!gVyFg@!pfy==|Rwaq(T%&amajfC|Jz(@oc}pWZZlH23DPy`}q1WCGjw{FhC>5zw=vL4+t<*2|
sNS{H(M+V{=<ZnglR;yJ#(t^I*PCSuwl;)e-04@Q28iNQkclEi@$UP$5X`N+n6Z5`&ej!V`cxZxY)>6I{&;y%c4bwzRgXn&bQWHj=-Y1#&vozH&CAzW9BBdL
SMB0OP#=*yc%5vfoevGehtK;J#QrXymWAn`TwW^l1-(SI`_DauG-hIv_n>9wrkBtboW8_rbfydd*n_d;0G5pU*iWC-e!6a<iMy$8zVn+lK<A?fdfkH}618oT
D7E9s2A@|?(M(E_n`#KVAO&)X{0?lT+{6?~m|QK7)2)Nz-5Mr`8HJ{x<}x5K&JFXi*STx9>!5bUAxCX#{VcyTNe9Y$OMPieJmw}s^gsh+tnZD?<1_;A=b)$h
a2Q;t_s06ni?36%ezY*Nano!8+>_f#-Gz%<4Jxzj%)`WYf}qB+=b;l*l8=}>R?I8e!rVW~v4+VFQOKyDOw$Aj;Eo_$LwzOi)Mm9sqOK$SQybYI3cmVEvyr{V
>i_%lD&KWWB>2UB^@_3yzmoN`S^hR>r>5MZ@d6t3{%T46y%ZC4W6>cqo+xM`fuaDMO0HT`w~?gx255EP&MmaX+InH<c}b31$!<DHlUN6Vi^Yf-QS1jk4IOyJ
o}Rk@5rymdPzHZ<{_v7*q0!GhSJyX3c{`98N&a+3-Eopp1gKXLvw5sQ@U=M%@&qcxV#kKu9dg022lGCEI!>m|>L9a-$6@yAMl|Gb`fH9;F|rJGIAIj}P<pVN
)9iBqr(+&DuufEJ0J#{TeXde<5G=A`Ag!q?ay(%r9?~Iakm5)b(Y5`-7f0L#?ko#b$4Nayro3oFT=-9K8g-~<fgK|1p;_n0Bk?7X5d+;#GqH}=6$iaKz4Q?-
S-|n*In6#X^6bOh;yvpRFk`?NsG17FPGF2;R)-8yZFa$DgXvd8%TCBd_F(V;V)%x@xs~XP3-fR_d*e=m4lKsmZ6j!TJmwk7*sq)W{D%udPHuHdH9rmP*Kx_-
-8tGhe$Ozw97h%NRovmPLG9u2%+hl6WBN+)Q#U=D4(@Qw?pTErx-Hb$oIXl_Ph56gO)IiNnRK67eso{$Zv)!riv!kl+RXoHbbmkOq*Hl%%k!~qO2!-C5s!xK
R<h(qOf5qSAp5c`dzjXV$9Rh1gphd42uY?6i@)6LyFKbyI-1=I`hY9w)!ui$o`!<wh!)98xsD{3SKYKhg-$4hJ@1qBPoVN%Hr?fmYAm`sSdBTix}z!u&zqmS
<aWzg`@DDi>CF>6e;n8&wt<;~WDltWo%I^wOSe@?f2VEU>^N686o0&&LOxQ`a$~AOD>Fkh^8^P3eFx=PhwjQ%0~Xh6{r{j{*%8#^e|9@{O~hTWE3`8vtv8&3
>+}6&YqJask9mh#YpctCFA{c}h@4EFE(O|#wA_{$njZ9&wV#mYqjA@Ws};YEVtTjMHp_EGxW^v9u)I?*FEr7WFPdAR*o@D2GFR1pyGU}j?eAY}B2EC%Xee?0
_UpyPw_ogF)n#;Ft67b6e9C7}noYs=zeYpRuS<ODCUeythiZ{~c9=ge|L3EAayAp7%%FF#z*~hN_v*JJEp7!>w`e+9Hgd_2d3i*EBe=D6&N94}&3Om3syi6R
*-e^PZGmT5xhGLb+_JgzI~Z6_ly41>ioAU+n36aLNt_E_Dp_*+MKX7Qdrz}`FI>W!G+E)u1p1WMGoSWQJF|!I#*3KXkA1=*(3r|+wICSDjo=S8w?}{OO?e~2
PGmWDY=qZuaP7>c0gqsNZ=uQb=-X?~oJ6cmP|XoosuCR6(vFbiD79JT6}!oc{=8jIX-Td8le%T(;tV|^st(+M>H3bFX*n0gn@)BWU(0G8LG3Yq_?>i$r<1f{
k;pt}b1+SdI4YV!c|P{jI}jHoKN35G*Q0DIw-uY#(u_YlQ6QXDE@u~ev_T^mmm3PlztxD-Ga|t2SE%c7=;s~aa(>|D>-7Em5C2F1<9v?d)_=dgM{E6uOy7%s
&XynM4SA2&lX~HR;+y!$w;&&#j)<>(P!A#1$63vSpC0jI{P6~Q#bTliK>V`z)$X^iUv*(o@#g+DI{h$vRj03T$eHY*2T{(f;=Gb^;1!8P6@<VIweympr@l>f
QOKj~<%WN0uZ!|q&QUIK@SQ6Z*$F{mUK`HJdUUy@hopZL8r4%P6)kc5X=+=}N1TWj71#)F5u0k3nn4Gmrb!Qpo;#OSe11ISlEt?@SY{!4CpU~^tEV@1!w)Ty
=Y3T&p!jP>E@j%nEQA?8(?UWE#_$4p7&2KMNIA%vtW!4cZi?)BkF0_g$q3g)!pZC=qvumj2d{LhG6Wfos1F&&G7J<<ew|GCpXr?XdIRll({8pU<%eF8W?Ssq
E3RpEz9l|h>>!@{8_CM;rM|0#7(JHsn1c5iDFOKRGm4QSZqLz(un0ftt8znrp96k~^H)QjS-JU8vBjc1*5zsb_v-7Cypreg!<83&Ddqwv*hOE}@gJ}BR|qEZ
>Tn~8xUYtVj2Zt;qOY=&^Xu1x6!J)-#O^rI4{yMeBpYR7=n436ex;YwUytB;C$9?G%B0%ZVPw@wn#ydEzbkOpt@-&8O7Ooq_g%M*Fu#%n;CnzLJ>c)M$_&PD
2vyBW7EQSH<UeOsIImy%EALi$Pz!p?ddHvU+8Y3y(zRRCCyxQe&2dkiXg$=;|BBQusi*5O!>Ez<xfd1=D{frE_lotAngxy1sT%qh(^KV@X-9O#*)u>)aAlb{
ej{la8@;hcdSTX^9d2GW-Y$5Ok*>Ox&2W`8*7!^HJ8$e124?J7QwKowCtbLpbusm5t8b`u$hO*^TbfHHvZV@-*K!^9`{~%hKPD>Z%{KvjWU{G)aSFt(^V_=I
`;~s_Y;7{TSL)Ni3vU)zDhCEL5@^V%pUnQIVQ#Ax6vin9Hw%qZ7kmE3wzpXkSojW!ulxI^qZ6W=k0))YkUt&9`|RgJbX&i9|I%-<zPrPl3fc9M<`*yyii23)
Uj-qx?~lvenl>{{<R<j8GOsZ6eKX)!HTC~4x8~X?_cJr$-Pd>=UfwEjerDGDA9KQ%t0EoQz)G+dJr;eBr;JyAx&@d;5CF#lC>6MeR%2@RspCI?6Le=1fpR9d
iJ#TTtF5c3YeAX)cDluAC3D&HFBrtE(HxsK?J|l*6F?=%UZWi!JRx72L(@a;l07R~pYn4zao1_$HD4qlSFgnjZM7n%C|8|<5^8QkxxpGeyroLjtlF`axBDhf
TBb>MbtR&9B;=w0vRt`c8-)hk52AO_!9r<tMfoHbrqm^{lE}Wa`tHy5&KEC&p>=y($Zl{~VHO_PT!j)HbzZhg3X|T<8b=SAvr#D&R7sfM)oH0^{}HQaQ&!h+
Vc-e1+>vx=9Ikc`YxdwcpPE`cXOH=|Dfzj*^^_xpp%FR8i>t#V)czu3CeeL^(?r+mrB}-eFUV?MzszsvWCw%UPf-&=v@g^<>cDW6jI3>S^WWmzl(nw!Yh1pT
s@%Pp>8HLZHl=D6Lx+1aLH4nuzt_5y*N)Bl<D5sLOVpyC7F1ogsg3qx!}1@VcIO=%7vWL6*b(KBb0OMWGL4$6HRNCWgW;MZt#tXQI<-58tc2HaOx?&g5n#J#
DdxtOb#E;d*M}xn70<s^EoFm31))f?!l011dYXMB0+yC?gQMH=_GnvdkbfQYo5)tF%f{C0KcAOITC#plKO+5~98Qa8hYrnKqxOL2oGmdK<e$~VHM#lr;oIgf
{D4C5ax`?Mdx>6`JaJlf9fM-0EsN4MZuQcs8S4@zC`#KP#<Dq7a1zY8j-%GMUWmM9rsFztL0q1>>cvCq_zF<V5ujRy7%EnlE*mBy-*pV2HP@yy#qcpq_9V3<
+CPW5Y0EYKGxO&E?DBntraCt^*i@-~-mfWSQMPMvMCNb+rq5wq#{AEIH$TYV3Rly7Y3r@y+X9BPyeZ|SUM#`fjs_f;0}MT1o1Gh(jI;Yw-~Hu>@mk<&MoQwv
0xY*mepL01yXohMYq8vpys=;J=jHqpNDZU7!})6#hhtrrOBFdQP){njt7^;93`q-}vy7|us6_J&<4mcOamkvM$Lhexu!H8HRpLjT*+FsA|3c}eIsgIKxoa{R
Q4yKrf6O=4LuQ{-aBnd#^F}#FVs~D+6(*SZBKlQ^e;BeE+Gbzmsi1Zu*{!NZ0Gm9f7+UtT@!fzJ3{{Ol?^W<s)H!iz`?u5`e17XLs$va;QWmEdl)FXWXgLD+
i9qreQ-TYfx#t->yeqp|EZE=%FY+O;6PL&H(+<}IL2vaPsSlLxw3KBo3$Ml`mU+-*<=0#AoL(Ll$hH2L5DCn!%+jGr{TQAV$UiqFCLKL#@SM5QnTX_vy)blU
i}TYSuJGB04UoVfmgN{is7Tmvsf8=KymqHe2mJA7<|`BpK;%nXS95c(mdKjfSFD;MB0Q+LTvR7xdL!%er?gn7?sS59ogaJF=4ytQ_bsRQc!|_;xs1zxd7F<f
@A6st<wJF`RQ#*?`M0IZca_e7_q(9}x8{|9oV`nu%%b!D2zt7~WsTUZ%MHF#{DLyYR0=`}{B0QgshBkkipO}1u_v{x8Yee))`q@ENv}U?b~jNwN(=w<&e=fM
w^UEktc3I$&@U|-i@Ys-fD_Jf*8Pq7JX7s{a~J!+QZ#lhWg1Yn?8G+R`d+2qD|Bl&dV}fh=Itso!w;=5U>1}Kwd?FwxMsIUsWND$Txjl+teP{S0~<oS6$;R+
awTmD0?b5E)exLU=!zxQ<g=d0TI6Alrfe3n7EfdF&ny8lNGCjQf9SnywQI0zi}q)Vx*M}s@d>r7ZLsX^l;pP+o9(8M?yG#<7a4}c-_t}jj^|8~Ogjw|BT=n>
F)hWGbzMHD8=FH2?lI1OX<MkM=DfQ!-*_||!7bXu>*62NC>LDpG7Qr%Z&rq8$-G0-%gH7xxVYWL$h7T;_?|e`)bTS#t-2|eATnRdwu!el1VkK4rw=aQTfYM@
|3ibbuenAVb(Jti;Y<2^n)IrilEK;@?H-J?#A7x;PuQ)k;LsaHw{KD`ryHb81*d$p%nV?$^t`y!_iS0q)K%L`n}JNgmc8%F7>&ymojcm~xBnJa99^+}xF+Nn
J#PmkM%ITrCOiZD;)b1{SaU1dAZ^2JxW#iKoyje?88xi@7qmm7qohZH(euiZabzK{I(uGO&F8YxKh=|*b>8jS)`xh-hB3|%VG@AmMV&vh1&7RbRO+K&3;*iQ
`)-aIF0kwk7K3;~T^N2R+-|e?rN`NV%AF_C=ss^L#|*MsW7aX>2zqohM67WIZw$!G=CxE>-s1Yj+m4+xv=Ht%_IrS+=X~9t{~IS6+dh<Hd$9WaT$&6Bj*nQ*
yhbF52mN<cWh(3K>k`s;j<$Y=77B)v-56Q6?L(>ZAw=Wnk2HquCR8)-Zy-0+c$zDk+?#2p(3^Zs<)mKKd;wG-LtJ+1=KA2ypA~PGw7F}L%H^`&qb~>W)cgSr
yEYYbs-%o+3x8@qUUDzTQD~Z{vDOl^Ro@MPcF~^zW!kY_2M=RB__E|;(cjheb_~C-2d~$4g~lN(hDA7tZzy|oq7ivDX<KKp@xv)p6^t)Xkni&mWLwZ>$HdYN
#??_jr&6l%Fw5LL9+@LqGuA_$$w>o2z;ui!4~92fVn3+KtvA^nXSFWa93(~8u_0|Gx-qm9w}?kT)|vY2yc5qNd+OZ_y^H?Ph($Tz7w_B*M?EX5yapwko1o$%
hARyt3F=GTd^`}9|4yG4R%SJXT;r>3j0Z34E>6GmTFshK?Nh-jl@riqm&t?Mno1yen@^Sx0a_00kBe)u0yHz;Fo2QQ?);emz8s)UJsHEM0`ZR5b3MA1>X+t{
t=YSi#24>BGXAuv=lQ9<NA|diAf20&DO_{-Adhf~YGRm+5X7%j8@)VSEDlH&9W>ivVPA_qIQqJR`1-LwX*JvyFe~+Zs2a40gZ_0<u6Q@f-282KvWIu0@z?Vn
kqqZshAl36ku#iyyNwXHz<3h@$&?%Ng(P^B=34jUf9?+0^AzRu{G6D(<9Xk)f;o&gf}Qm-C!v3-*@Q5#1Zai$GDB1m%*uU-+zw5-?jV&*Mvck!MS-&fu|(%k
6qtiJ=hWhCUP729h|3wmdIt^Y6DkWcH61CF&;HLm`v|rkJvIs3C5RHD2+Jwq?TsiWzEl$qevJs_{S2-0QcO#j^mKRAq!fPxIX24_%e`YZ;mNM0Y3Y9eBQMWi
+D>mn_sB#}MSK26mL$(NN~EMj)9rUFt8j9mazH4ChzW(?<(nPJGxAJ|j0xU5dO5RZU6m~*1rn8_-7HHV9NA(Jisa+=?t7{>WLjd*8h!1jY(d@?iC{A-vOxUu
>peBjPv7kaO74r_Xi<_l28&+n6I2c&=(Sbf(~QXVTT$s^d-#}tok1uohS?okVL|Y7=BFalB6DqpZdlTGHf3cf^siO9Esrg(SY9yt`#ZS)Qrh;W$Z^<xZoANa
10r0s4XdiMbl_PICP&&f0=3w0G;Vf^w$FNeHg|{OPFijzsq1K&%<OK*bALmOk(sUVTy{XhOJ;6C-M-Iisa0UQ!ClYW7D0D?9B<sblf-sbkyiZ^6s9(iDQ}%@
ZAs^pT><G*t5SQ#Ry8$V<8_~2>S9KUao0j1%=oTuuY~K?TfO%ibos-jLVhisZrM`Obk{=f*q7!fbSELj1KR@jdXzuru~1Ji_qc)nja<1>8e5Wq+1b5yA_st(
SKCeQYOXf9-Jx8v?_dZ3BRYh$&#8ZIz?xO%Xs)ujHA$ZNU3)PzWdR1^y=w$aVEboQK^7+cYFBr97ZP{Vrj9*R67O{B@<cj5QEmIYyqoPBbG)Zoz0S!yeVY3g
E3z_i2Q;c04qVvUljjjnzv&9j`hUwlSNWFD6?;h!cgKD2{*}mlU$tB?cK+-*zFUa~b($v_ftgG9GT)9aS!88+tpOx3QTPjK?pZ%4vuTnA<E9>aBuSewx!WGu
4OLLitW1ej=QX>werbq;ZjRYd>~F)U*n`%DO7ea4oWq@)1!8hZb|n#@!PPSc-!+`P6uLu*IXB<E+$eCXDf9}3LsYDoC{hZ7bW%Fwz7LrvoTUk_{uk|ePkKrl
K7Cs@=iT)^_|P5hEixsKxt$J&o@I|v4-!rLo7@{mMi8`$UeJuUU1S;A6r^YQjOY$C?(9NOai{*Z&zZZm4BX|s?I<Mzr(ZT@&=$GeVTs>RQmuB8v~-IJ@JYgq
MmdM`*J!F-ZgRMOL*v-9%R7azWQpp_L2EdBUyAIP8Rc3#=%mn+dN%1P7%F1c*6lB)HP~jt7a9$t;iYjD%f))3W^3Geqf~xW<8RRWe|7WB<m-d}QKz|DI8>L5
@#{tnH~*~SA=?zs_@1JMGM(JLoh=)T*3@j9c51R1(d`Y3|9Ezg8jnFg^)LbCtzyEpKMu_Vv;;jHv_e_&EsI<Q0c}u6KkRDdUTQgf9IDVSPYe?sXZ~V4mUvd_
N1p&K@zi<ZHl0d}deq35=U<r7dSIx$)bl=Ws2KQp9oM}RnCs2Nwf*pdfM(M}qyPcPIh63icDan^@u(Omx;moUs75kZu3;>aP;K3LA7@b2#&>q45=otmjt3!u
C4diFZBl5}e=vr}km=)hcLU1sGC0Q=n0jl0ir5p|1T<{S0O~Tg7h}Zdy{)%EDbL<|BE2$USJ)y80kGB_@LU;ne(ErC)7&2zV`1F7%#JxH_3%U3!0{{VtT2F@
s+7@1Yo$wZdb&#E?((j7_PLNA2Ns*9<0XfCHMS~bobw@%1ND;bfk=6(t+}ehql_(8?$jJqH%v=-v-x)J4*zl8oaA{0cr!C(X`p9Wxj8k{=KgEltn{nk_CWqf
=es{Gdog79eKz7A4l_@AUUEQq9qn_zbjwXP52Eo>No|-irzcre{l>k54`YFjkeR@#carfEPr~k^iBF!X23Z+9!ev7Wa(>o_tRFUiGncI*<l2r~c7BT8K_$kI
EIaSz%qi4!<`oF!_knpVK8ukn3KZGMDbzDdN%-^a<_7W_`55x^H*=t0J5$gWa-Si=zu=kgn>K<u?Gy(<Z@(<y=!O+o(A#zX(sfDZvXqC>=7M4!d)9<KSLPX4
LJ*6H?R_5aJP8@waNDbz?{UxYd4rudG&HMKkz^?G@deI^Sg(-r4Y!+*mIArCX%>1&HD#H;fFSkj=UVI_25`zH+920t`OJz81E6z`h<7?~tY&#u0*Ep?WMpvr
Hs-(sh&mBJo2qIqTei&^n&6^)?wi}35#+~i#wb_Yw$UaRJz*Q1;S}Ah3GE4772L|>hi&COUS34>dAa#eTx$el(XoMyM3Rf=jgPH_PW1z8=JS6hc^}ecpTFQI
IoA~uY%X1mkUUvl6M^JM&Jfqt@3za?5Dtqhkz)ngYemt?#Zdc~r54!lxboNrb^gUZ{$C`fL2pHZBA&VO))RFU`>Kk%sBmc=;gE4JBJXR?#subeg`iht3nBT9
CzY;7esy}-D$2eE>CW2VDoN(mtm02;v>QI#G*IUR2s*?(KWb^6B1X;8&;xHy?2Jj)C<XH+mb_PQUD+Kt7|H=A4=c>Dub>C~T;iq{{HVDYC8ATSmQ?a)K+<r}
^+7@Eh(|=jM2EmRor8zT{4p9P(x!PvndHJoclnotJwLv{Uo1zq;iAOmt&}|Eme75;ExRdHi#my}sz<k}MY<mn94fUhkY8{TZz>rizDwI5>O#r~&m;&5GUFGk
5#K)(eWL=TAfCfa6whVM&fgw7QdTmjZtzKVczB!v95OIhynp!cZt<b}@ctc<5ASz<L=o-OZM@@ia(utE>UN`^owSB@`B)AyI!(xZdm?vru10)b;~=}`cCp^o
AD(=M#<d~P)FN?|*Y&&fS9g=<@(vgKDXmextgZUNln;ktB%RhL{}LESJ74+C9Btv4k9<^asHnVh=j|t@?HcAPyvT^~6|Z@~7v?2EkH6EdY}{;g)wj{l?MvkG
S$nY;W8<4@O3qtC4-VKW%*I*XlC5|K$Zw?!<TH-rftn7Ygji8hHY_kup+hDiBa41}-h1UX_RDI{7~dnEB}>dmr0J6Re5JpH2Onmwm0<qydzpEd)ml?uG)ng1
?7_*s3J~;NeC)_z&U>h`7oM>%btA$kr-dKJ^Y_H#nE5Tqcf%RK4iRdMK^WL^$e~H>D~W4y-se$OWXUGyZ%yWvdptj2=GE}6vO6<C3#s^^rL+AH<34+?6hEAg
4`j(wF~o1tbSQm^$OKj9GLxRhD3`nUAw*lnvG74S{#z*cAzK<8!`JYk(O$_2oxDD}cz6!eQyfO`12Byj7zCL4jrDqGwA&0PAog&#7Yv8@ZuF^`YJ*e70E@Py
s!@EgiJBWJVQ^(zi1*YzZcsd_>Btt+Ag|BgrAGjodvG}h9hlv&E~V*dSe7yX^x~imnf}uIG!1_g?n$|sizB?pZM6V?v$0wWU+%(kM{Ba#)5^8a!hDf&p#*qu
D1-e>w(e8tb9c8u*q;I6nBF-)pL^kKq=Jv!Z@`Z$o;zOkK%G!Paj}sx7g`TsYwc{~0r6Db^v(qf=MND$UyMAsP<7n15N>NGQ9%*et4m=3UFMVd04_H5Zcq1R
3wbr@DlY~=_;6@v5!dtKyhxu<`M`o-FfLi&=4`7<(fz=O#bzFJZWF(L#H~{9dp5L-ZrZm<#nXh1tX>Rd0LjQJuqq`*QPb=eVP!3VJR6tKGL&4m)@N9KnGVW~
Wz}AFmM;wCNeJV2WVQV7AK38s^j!_J#=aj?H*_A$c(^~I<JS-Ougg*Iiyv`pU2P6_f#W-){`b?Pv;NqOU#mmx3Xlb_(J{V5cG4cBYzJoRQ#OP#l=JtsyNce^
!{d_=Zahc~d8EVM{3m?=Ju!b9dMj3ak&o!Wh7@W%oBF*kz^Z}=tQI|w!*fc_c@JQb?aqrZdPNf4aI(RttZ;gu+TL}CCQiGzq};1ngr=obH%{ewI|u}tfe0S@
eJM$4n%Bad9()oArISOIN0(GqHH9e-Vz|EKWHN;^zC;hfhemOvsdb=fP0*e`-cCDvYW^9br`+XIrHAu!gmG1{q#HLqa%fkmt_Zd$-Ia>hQbVP()TgS%!R}`B
jO?4Q+2_}duU(ozbT9;ky!otuDu?x+S}Zbk_F`3<iH{cBoU|M~r=(fupwE}nemG5wfEAchrKXX9*PdLC8gl4Pxt@aHD-+#=cKI-F_?|PxwQD}JA~;KzIN$GH
Tl4w~R-I@#$2%Q|`<A|Tr&CQ9Z`dV>q~5CMeDL#QCqHmM6#cDp9IXv{S*XLZ6UruYBAcEmccdZqM7GF|)u{im?hr7UOl{TFb|>8ky%zf6^Pk3O;U}@~GW|Jg
b0-W2Kil1vIZc@<GY$M@pu4dhoBe`RlG&abC2G9-2!pFwHepw2#;YmP<wj?AMoNq-?6OPJmqkW&LEfr8-*G|#JqiY7a~0EnuPRU^e%`Nn!xclH);O<LY>N@M
B@$H!qRKdU4MW&|+i(oST>>3GHP8J<U?OEn(D}F2VnS|IPMCmhaDmiJ)5jgOQXCOf6Z<RA{T=R5BR3e80U<^3mZR7=756I3SUy!*<?}4f&)b7ZmlNtR=9Qr$
s{mI}nlY!g)2f#l;T$e0-L(vrfXUx8s&6L+p_l6!I&<&3$g{*@(p&>t44Ex9Q-pZ<1~qV3_nfn~L<&<+^4OO(Q@fIqbfyq_rs?Vlp$fDT!J96V4WsRn&Il^r
{rcms9t5fIP_lRIE6z*MR_BXj?QzAPAgyA09<cF=#8b=3p;E7uSK`@!sT}X7axt4v9be>Fq~|4F$zPEt=w~s<_w0D5&ik`(3aVLs!xz(bi<9~gdQNW9PaT3c
0LWzU?#A(UuL;veRc+u_%)!@9-yNb9U%W_wE&-aO`vR_V2o#8twG&!D69+=kXQ*g#pEmrwUYYxY;9~9~51a0FsKsVg@h+d|<)JgZeXZj-6N0PgPz7>{WG>bM
=g^2u!8_N>VEG@oY$N|8(kEL%!n2~}Qf-?7yNLrfv9j*0i7Pp|CRnyJ%Bnfq4V$V8w3WMf{<zxc(%WFZ7X%30WX0lPv)5shL|H;{OX_s|cc8VFRevSt9W5E3
;w4E{QjY_4={ak$Q$DC<hBc(pUvZ{>icL%@XdkL2qrnmBaKow%6hKDkroXGX{!~a4Nl)iJ+>>q#cae3s)xW2WDE6+mecp~!Y%fjQOA9ma-Y@^dEV;(BALQ0u
?zQVLKMOvC?sdPkOtzgDnTa!{PLI!%6npcoR#>g3MlY(aHT!to{;}r3q)7awSZqyGI&CVs3Co3}@A~dVzLSE5wOLxSbR9C+cGfE>qaxOXnWF;Q9l+9AA*Rl)
y}Bg4_!G&8`8eJ3ON5J(aA)(PPAS2W;~|)DfH5r{C1(AhROrH#)}v1JJB6ab`8A!<#K{4wuf4oLn2VrNRzFcmV>Ro|X47BX_-?ErAdU~V!2T}*lf7^|pL@Gm
G2G{QoR8&<?aZ3Y2v;2<QqdF-3=i!JslGQT)(opd?=T35Gg4K$Y#~ve@fP>wb`TM*Y5PbBrsqw;Ci8D;*+e>nbAQ?He%_ShoYU@jt0uii&VWYx?LLX7DK>bQ
AmFbIdI=#{Q^L-x>gtA)Jdmt+oq90FU%~lPJ%AojKMBxvMPKgG&=9y_b>2N86g$+mm=%-<m2r88*iArR%<}1LZ=9YwwwLA@!%4ro=-z4KrbqQ*+w2?B)O9Yu
`ZM<Z;HO08+ikf_<&w_Z%hSAl-<tA?94zC_4L2};D$F4QKif9zAJ%``tOu<5?7uJR5c}_o6P!KzrClHr@TLNsBWbe_%1^i&x(0@Bzq#oicBKLbv!>7bo@M}r
EmYmAQq8VmWEPr^xP8BKtcO7Ev~f<WDht|Gw%evyQ+3<T?)1-C_tO^!d@%TtXOvmg?rw0d(?77X4Vh!c+>{+mKxcNM(Vc>Od){Q9y-b=L-MeR9+}U-`u-60X
er78O9fYslT`y<-pTTQ3ZIPI1f320yb(?*ZuGzK8wor7}XRhynMoN17=GmE{{5}`WTeIK&lB-EKZxWqF+QI!KU8^&*6^-i)Vio$1bqiORU-ZxzwN_b*In@54
nB`12_9HF!a9_~wS<#+Zjjy$bqg%N3gV`a2_K0?w%k|oHzTK#+oOKl*)p?`Isw~Qe7FnD6{TJk0D7NqpOS58n|BmUtJ=NK(0t{30Zn*7#G)uE<%zVmrZWvy%
MI`618p0mC<xa5Y+g!h*x1&;1-yU?seb0UN6!wi@bi8jmi`{eU7;Q)&{NCQjB6;?ie{$G}?$-GmpufnV(f$wYy5cQL4w117gPso1kqeTEBA;q1-G#GIKRL~q
>JeH$?aG@jn-rPPzo-FPC+)isSW>Ky<}OnZCkKioX)4B6`J0DoyM7*|Wf0)#lHdZR-?BC)FQRnjQb%yIl>vVhS<{|ev70KM9k^fsg&1$yHD+2vb-O9!Ihtfd
-I7hV^`^sW?2&gb-n5TetE6c5r<RbN&6}glB`alBOz{M9xMNWcqM*MpOn)fZCgVximkh^2w-Mr1Uz64fwBMaPy4~Mw^H(VZr8(~Qq`wv0QW<_=IDtm;l>Lla
O%!f!D;qc8_Yvp)G{@hlo1e<*$#U-h=kB6~$n#uG;dBf6(hoxw86s4W9`Rhm9B;G{YVc_P0S8qEecs%cqF>kMwfuE4_99)P{&h3HnWp9bA<Sp^*SLux0VQE%
+atQjxtYr*Ke7FxZ<*#H@@%46|NnFJrcH9(Seouw&o%3rxz*LRNFtfcB^F<>JKQ}YMX99fw)tmmGj@BeRg^?Bw^)1u-~b%HM3SoRA9qg_Y5E{3GQtx$c+c}h
gadiJws+f&nrp1kI=<FO$c(Vqew}|hzI^LSWEnOHY%a?k`=kCG)v4{iBdxPecYDWQN7vl<*hPwZm+e#3B~HE6&HYO>eu$g6>k5{3*}=+dwT^fiT3E)!4{K*v
ya0Y0@PKSzIR+7WXsgu?wfDUY0m{ei_@Dojr(j`SfB-x1Imo&j>H=r&!dJ&`VLY?{3tL)Q`(&L*tpi9TAc_GO#JT-1Q3!v_kQd4xvFA5U?iW8?LvhXk+Lvw>
YQVmzGp2_@_Wr!r#)|r=hu@Jm%vXf;j2mD|OY+T*>F`IRlSYwF$0{^ZdW*D(k4x1kWWf^{6^aKQ@Z>U%hV<_v&(eMSE7zZo4v!VDy0+@v`Ih6}EEIlViAz#Z
)j_3sP`vrmURUn=`rjH~;pm^P?H4_f2J2v}s-%kWXS0tu#_<evq{8ZUxDMrpYz_S0!~M|g`nVxVs@z*Xx8#BOR~(uvh{d2u1iG4-fEc^0m_Xh8SaRSQOpIKx
-L5+y<CQFv^zT@$X{g`e)uYr;y}<iMB05YgjdPc}|DmiCbWHj0$__<d2y!An@Rchmr~e`IE7O(o<L%G;LqllCtk3uOsEjKz`nr7##|DDN%k{j(1}cNwdmvwv
2m=TYNL@;9d@fGg&TzvYK`)+`wOF{nhhSk>4)qqP_Yg&7e!yK3v$o?I9&HV=R1&^_2aDK-Ql7TTBmIOubylQoZInScg%a<V=DJau>ESb^WyFLhxv<GGQ!0Na
2+8?w@5=17UD;H}sTIMK8a?Sl%L@L`HRg(}S{Uua@G3IJ9!VGqHm{GFuF4ykpd!CB@bjNGwby2O?U;4=WwJNQN-314&Y17s2b-y>qB>uIPcVjh`~|g@OxQ26
lm~U*zH)oCmnj1Q3Klo#RimZgFcDuRw~*($&F%5-7sBGN78$UPQ{B5)#gl9zr{h&w)cFr1kY-zx0iFZ=vB+e>Hh5Q_@Gahrv3YLJ8*{#7z~o_;Uo}I8r!h@E
z`*#2lS0ES%0+Y>X27oIsRP3oEn_!AHAX3g#h+6B`2YHaQ=G70PaY*zTOLRGWK*Ap=rcACg412*q=N*%T!+5f=3|#}+gx6O7Gg|X(i+lx@{V7lPSvK}q$A8C
h7NJia_A)!3R`}aLLJ0@gh3e^ER=GGeL@<n-RBi#5Y&3xjz9nXXSONQ5m)~FWxFfGr(S0AJ!?3N!7fraxJ@3~EdA_S{b)=|cA(XjhcIPbjmN2`c3I#lGtI$a
ZEZFOL9-6Iti`Fly0T$c=96K$zOqU+oMPJ^&BU#fi+g+uxK_1X%=EEe`PXh=@$<QhOw&j#IM(Z<4Qi85p7Z+NzqN)g^^-XQhWh5|eCk+;ue(E8jWo5FmbjJX
r$B^g6ECh9tE0pZZIO>HXFnZBP6OS3>P@T%AO51k^P6O5*mgs7YK<>zUd(C!@zx5E<5~1QTxIxjoZifHuL_<xtD;tHOD*1&J-24g%kCDJOl<)pmf3FWLSbzD
38d*UE{6UfYfy^pMHtKCYLjVFiae?Gj7kRW)UOKv=g<usvFXFfIz#(noUGhC|K-?D6lh~|J)aJR^gF)`Bgn0`DD<4<`(9^)B5DoL_<HS{i+Vzer-Ka<x4O|E
!U-3F6U_qo)xGR@q0Dm>gGm@9!ZgYvJ4xBI^WMFD9D*M*C=;<6_$M=ztZ;1RaXCd2P1$LBWYf;DEUj70Xs-Dda(9vh&xXpr<TPb-x9F`U<w;1nm+4Oca_jXF
SYK?r!p}W1*5oOu>0A#9agVu_B-$P9bxUz))b9%|Z*sXRankjan!;Z1JtLOq>{;Ueipz#>g$`FUvzx)kn`qE$4418H&Ua+>okPAHhK-YY7VT;C3w#K22<2)T
ewyNO6Dlly4mROFhK40GTyo}d7$Fi}3+ho?4812g?}=ATW(RF3x9&l#$D9nDcE>|TMHqiCbh9nTCfW4rWV{AZG*-yqdNKO`0aA3ca5~>K9CAKWa@E2Z**+~_
+v7cVc^>wPb7{*Q(m^xUGs1=~A9-}*<@{k3&2%R-8ph{wQ-qBRT~dt9iHr?W)(@*WY2^H4u-2g>3#-0M_KZ%!da{`vqw&;vm{DHb1Qoi%%IN7PuS$MULi#p?
E&@e%YYc93(l0|U9oxtY<~;dzQ&};DkHwTV&nO|=9ZY6n;8h1PH&jL)r2V`#qnki=f@6hQirf4-3Zu{8O&&N+=AV!B)s-8DaV>--BIH8_+!LN*73Dc6+wY&C
9XB>4+zD0)h=3vX>9O_#qe&_6r?Gp7L}qjzExSudcmCHC=rktbNML@1w@259myy}!9qMl1#TzWg^Vtxfp&1c|@$>207RYoV@;#YHBHYOP<`OMrh8b%F>()N3
%?y1G`8vCa^oKUNKmc>$<>rtz+c-Maq|l{Kz0aGq2%W3qk%_Q7AN=Fjljg=OXOpWkcL~E{&c++7zxeAxg6Q4?Q5zp%(qt4l+}3;`3w|1<u^Zvn?84-uJvAE!
eEjLV(%V`r-3-^$*Zr^`<u;MFutOmg)bGfPe#WP40NJyzd{%f=7<e!r>fDx|jrM`<H{2I6I3>h6&cit5n_~RQpU&@-<U*<k3Q5(@P3Rb^u$ay}{HS~zY#2`a
5<<w^T)fxqiJCqel8uiFi~98!;}|P^_jnj!sr#p}Bm<@Hyx;c}dcjfMNHG{#VpV@Y#O$DDKwbMx6p`=cN(o3++B4atLuTmHX1}~%XQLdLo}g>U*5A!(e{f!Q
(k@yr$a*Orckj$)=pkO5JD4$9mEA?^^YLyqxEsb|G3p=de(S1i7&^U#5gsqLH>Dq+BzN3NGZt-`$*ucHTG9FA*c1npv%)s&)Fj@y0vQe|8V<vIxcaoTp>Xbm
*@J+~&4jzmLtUy(puUqd@~#tk@2-3E)NN$fzURb&2c0)o8EW48!JkcoU9695C-BpGqZ2D;3L}I9NXHdz_0U5=K^}6$m}zp^k0NY+*w_+qZIkw=LJwG4shVAx
)WyhuCkf2Xuz{tW^B!ox<E|XDr;%{I-C%x<7kNf$zgg^MF-EQ)%%`k*O@opyA6eBAj<#vaU$f~E733gYT5r9!r$fdnMd|7^ZrpI^#1D3wzN$*dtv^bP3W%e3
6>x4d-wzN#q*xVo)1;#qU3D6yI1Q<od(aKB?bUe)TOSYBO>)YJoYt9@n`x>L8)ttU4p~X&t9d5RfGx$mITf7hjZk6E2xv1%)EGnul}h}!UnQ!rgdO!(2Hw$W
ex`Pxgn3?}fcSdr3p9m*Y#>l6>mCH5fT~iZYeOu~pO3a<F^<^vGPfeyc5*+AB!_1t`A`ncn=FgX<mTfLVV6g444*crf@n1Wcf~L~<>;fWJ!g4Q7aLkgUd=$8
rIgbi<rx5~e06)?)&&;jY7oZd^(=g;0ka^!`7|7bDgyk;bJ1lX7dK27Q!Rb<ACP~RD-l^FHAE1BK|CMJk%^=hgL>b{>#?hpG?X1%<`OLV`Ap6+pbeBa*wHa|
(D0`0$1rlf#K@A#(W0geWu~|dn`SqJV(xo2Ze=0OCwN#ElAwxhDF!~6)Ao9MXfwW9-{qUUeVuS%hdDCcZsG+WuDH!YHus_GScgDrrF;doSNf|N@A8$OX(PTg
quC@9^PU7)m3@tda+eJRsDNZ*lSZ-uIr{6}ew=XN0xdcmZ%KdTbue5AK4bp?gQH4G{Nkb;vUkOH!+5^QPE7Xu#VFovdsZ@XqO1+J7iF7y!i%+?l1<5NxrGqp
63{yaEQD)xbS;OmDEgc+t2g-X5Fg4E+R^Aym31AOEx1&V@i6qhYn*XvG8z9JX_+Kkg3>wwCiSr`igFtE#1g(ey`4j0dFH4zXsaFh)D21A4~6sLTKvgP>KP3Z
sw$-U<`C9jobvKoXg2nnbGIA74!E27T;wpIgAro$Qa*nM#he4So1)jb+H%bo85dPxlkYp;XH<*N)Yuy^ZSMDVvIt<8eLJ!s`@3x5BVj+MKj0&eP^#+2bQRdY
V0z74dcJkIaS8Z@AC)jtv<p?$iU<NaUe84zF=GU}QR|`O0FK9Z3)@=-KQ|PQWok*tSSU(Yvz-^mQ9M1gDtBBCYu0k%ww&Sj1B+#jpz2toa+*`~3gs#k{)cUm
YU02jM8I-QGC6piT#d_$^=3vJ^2*6f1wb;hM;Xkg(V2Ebj>wSOJ#-&ZIpa+hM9Hkp`>sV@L>&R0E-eyDvO+Q2>An^$&S=GMnE5xZHV!I4bYlI1G3uI@k0RgT
Q9krI_~2p9k{4w~g#7tHkvwm+YN6oM)_`VMZhEG;@Z+#rOkbvSGi&tx>?P})jS1y72TV~(Y4Z8}_iK6D$kEvXmJQEgrJckrO?rKl*ds3k<^wc)-(QAB?sn{8
;rDFe8XRC59zk1kk;=hc89!*O>N=Ag(%-(dGh9fc#uNO0&^Ybd60<iBsv)ixEMq$9vp82A9?JrUI&g-!=H|cmD}}lOgVBo8<?eZdvkYQ|rhI5Opi2D96j0_+
m>@Q)9Qx;8K@x2)Szi__o8^*+dSj)fFWq2oauj0oi|^vF0YjRoh$t)h%AMcCQ+>&T+w8&Cw^Q9)miiGiZqu{Dw&xSyMum5LE1bH14>CDr<>=3!1^9871OLXa
$C<*jlu=XwsfpupdM!*g*X>!~Z{*N@_*L24Vw(j`Lo#LalpUxkV_wI#os+28EW1j)Q(`yhz0<+dZssPQ=;<m(YcE}}O<rV~EMcXEDk)an;5_e*q&!W7XOobS
g<obcpY<sm<mN@v?_9?-!2cdN&3HKsSlAz?99jzb>g<_T<IL+Yz8x#ME!tDQoyYS^rcQc9H^zPrzy&I<=Ug7ct3rHoN3G}9CFS~lh#$d}yzn~&Zpg=UfVvnO
pA6e&kf5D`8zf2p_UIA(F3`~iTqbVddB;MSyi}0FyrkK`>(gLaHsq%2@{}D4r8QjJuJKoVa$Tx{G`lrIvFeipM9pY>uGw4@wF)h^qmZzYVgaHB;9HzN@fhT%
@5#mn54KmxJQ=19$>Ll3EPU?zeA-s7IH`G44ETS7`pED5VHQ!o6hlR_vD|7jOvDex0w!EQV|1It`2bo4NzDqt$b!+f1<!%dr~$yWr01`ceem6BWck3GtdoL8
wp3IA?-OWoJ{r<O+H3~zTqV7e^;Cy?ZnC&CpZDif!gNT=2w-fE<t8THkB?HzE+FZg=31$W^A$4in`K3pWt~O|^E{;Nx+MWziuk;&Fv`lQ805(KrtIE#5XeJ8
<9u$R=M<3Ys|`U8vixXV1{Guho)UVwj4Q|<(s9`rS-w@L>;t{XvYAdilP-I(Or*5Pr-TGNZj&&iQzHw*pGjCrYjF7>(pPqqR(a6=ykqA=@|?%DD<`~RXUTR8
2%$y=qGJj|r)h_GY?>vsy%W>EZR0#IMUb=k<?SXk54<Uc@PHUEricv9jQ7mtK<ncY@YmvPaZv`#CmZVQhnYK*-AM6un1YFNl3B1SSjaYikT?uCY!M}1S$SZz
E>Z#w+kmEuF@r~yyEx1KSsbcPOJ+oyI~&4M{wUd>Fj9=kGx-}L@2CI@%g(`ji;m`Sd)^_8awv{W(pcY6mhUjROf#B&<%Q<*APQCLtSk9tc1LMt75@OaR#5hl
hprr0<-Frzr&#Z5h}H-lw`rG0)_vRri1bYC9A^{fo$wuV(9S!TKiN&vopiyWExl)bF^xKt*<id^{WKr=JKp?HcYaGg4ci+@f!3wlupIn^-$z|>{(vIq&%D`g
tfhw6c{et?^(?>0A6WF&M&|*<VjFx0v(Z566fjzyu$`Y^%?9mE<yL{b--X*II2^%Jbs@07`+jlR`1%wxVG?e~&h<CESL}d$Xy6Q|E0)JY)&~qtPrlg)vVxI>
btu_lu+QE7%9@L8vsIVHXojzr!Wl79c{i@W)`#h4PNoufoqk2f2g%=P-%mN4x%z_TS!FxOP&)NBKV>RmdH%JiEIS_u;WD#*x2bsVK&NwC^^&SCOG{If<6zd8
pgnej#fAY7%Y;9bH^|@!hB!apySUF%EqQi+#|K_TUh!3*D?vm8J#8N{q4S$EFAA2SjlGjz8T9Pr7mWV6nevSF`r_)~xz$P%#Jm(>D4{=pb6LMJT{8gaav5Oq
8q;^SPD#+kM|quhnS2x0xKhrRq3zGt9bAtuK_66aIcs{ckv<HCNSV*NE9@v`@0#qP^>RvN>ip_!Q};f$W0pE*c_-odO%AXl*4|P|j?WgC#ncsHp@0pTy$|{M
bitUsiLBs5_o>A4i}Tl9NiT_5dh?Fj2A@xsbA3b+nT<)aiGZl4*W-E*EGW;PVR(OQ{n}jo{a=2y0tynpulOB;h^&P6)bT!lWh-k@ZV+F_ymNuMJK=jM1n9))
a0;9nm?ap9Af%K<*1UVl&&$r;0o&-1^?m4qZ#Nmi3ZYR(bsCp~)3grUjV_&s;v|W?JwaLeewO_J!vI2WKX=*FTb*UBYu04p5U`}{2>j3U*EQ2<k<^*W`u73`
GaizUlelrb?)ukIt}a_MM1&5^-h@ZyKU$UZs+k)yE)-<v=Jza<qpzUa-Ct4%wwsrOrx^FTKQn#oEC#r}NYD3nP*O2y{aK$E(5t2!Al+$b2akRBwm`+3egdn)
KWzq>+=ngd{~tac+=yO3^fQy#+#E(8{LQ(kz8m>uDuKd=J_c~gdTe|95fv5f5Cw4XZVGuHUbO#h;r4Fy{!CTWLW0^}_EWJbMZQWQ@Sj~f*)1#)u_<m3GiYPK
k)eaEEBQsOSR*5icjtqSjN$lTWk;S>%**+%?9tFqqZ_hUhKH;W;f?Nr0-KLO#n8rz!&SvcJA~-|e&L$K>i?=JHhor03)Z?}Go`|&5IHg*ZK_7&{u2T%2M-;q
Y!wct{Hc*676s>-mO!%MzUPZMv!OXKJ~zzQJ<}8DYm{dz?{@Z0aB1YHnOf%%&o8R%aN%0$wUYfy?o=3ZzTfR+v=dU@?xS25yx3Wk3YG9=GWe%{8ze;Z%xfOj
!#ms4c&{&f1PwW<fm>ZU0*2X#2^EqF>*fJZIvL$<(LLt*=1n^R=t;lnr71RBSX_w}#a#D;ojMcna3sfr;5kw|M&qhID_W4}b5Qgvoml5pz9y|Ip~`#hCnc11
_ele?4b&VlufQz?8^bShuNs|-n04)mh|TCPYI#0R!mTI~^)nebI`1+`95we%1X<o>SB#Al885f&vQP5UNuIY)*eHG1fV~43&VKU$)dNzGhK~GQ@cpy2AYC0R
0B?dwcHCtHL=NL?SMg2PFj)8@{-{-~j3g|}@;CWuGquLEK4A*%0)|Mp$q1{tnxqi5laIPk>3}IuHagxro-`r_^_LF>rvEseRvzF44HXMBtUNq6?E=F4ug->g
PFpnE+1*yQ>1EXWW02>awVyNE?n5It^){3v5#JO8f~n5Ir@Zx>k%No$d}brLlw`5#2g0X*W1#_UPLg+EOhw3UJdJ)D3h7uW%6%`qJmoz@#lG8Q&_K864>lR)
XrnrJ?4hH2kd>quR7g7iw8S;kmm~G&NcgZKBJ>4+j|v=&Jf?<W5<!V&=RDbD0Hmaz?F0Wi1#(=R&y|an#K6$9Iv<-Tozi^yLnhfxk`;%SLCR_s%-~jW&(=Xr
Y$)?V73W>pYHqu5J`zpj)V;AFPjxr5M?o`GOgoMSO#HnIe6}@r#F>N$_S_Zewew)K^4>Y<lOx$Fn)tA}ex1GW{8Q%QERGtdU)f*!GqTiK7P}#4Jw3loDqWl8
(sTjpAIA1^Mwunhn#v-Zi}4_Ci{UQ$AUB}d&gwFN&W0)Dp5*C!P>$WFK$z4_I{L)wGj4_A!;$hE{M9NvdC~o}T~aM8KwGzrNw?&56;BytjI$CIkIjSa^6QQL
@#=#(W)bB>3VF3BGHiy-vArk&w^i&{1dICEtxU%-`_=G^z8Q@&1IgH{1i-V0a$v39M6abz{rP0r{x3k7*zz#Rc#U*G2GJA&idpYiTu!`_Do=cRn>Y4|u8ZW#
cJ@}YR=S&A?J{Yr(&xO{49k?ceq^E-Q5LU;<xY5P@bCdNT(Za3>)~_67ZK|)G90N4S-Pqo`~>>kd3S;WJ@1ig$)OR>M_ekPW>Z0S(kFS(jYEB$3%z?sJu|J%
l0~n94&TpKw6elk$QBj^H?547_&UcAaP<Q&(nrkXX&6obUeSWJ$fn1vdd$zKVbV*k{YS7T9=FdU$Of6?PF{-0Lqse4l*Rgtkt>cc8=NX-*A-9XgKfC#!}+~=
2-*9unSG`AI!MHr$Ye!5k{0hBj?v1?;}gdo;8~uTbi?~{u8$v*QIP=#N=uRzUm{<aG<>P0Ck!cYp8lmP&}c$v0zxFn_n%{Wz9CvqjLk)Ne%lapj&0{US`YsP
HjkYH-a^oAM~(v>o3jCNUP=Nu%q9f_9!KS7=8c6%dA!Nuaz8FSabymjk3}=cS_FWtc_7dkRfzX%92Vd~^m7KZXY<2(H_t!=&r0$5B_Nz`DJqd4K9bF224xuX
2Ur|KlQ%HmX?9i;K)rK#dhYy917%}@d2HgkUvknZdHF-;g4U39dkO(K8}imN-bG$dt_?1B?oR`(x(ntG2?xzLdMH}=B9o8R7Cb9oCmGVKdRiBR3O77UdOkLr
k;m6Puxm;X)TY@7aLlerLy>Af=bbr!TTtH0^QR|+17n^(&UB7i6Fy4KTRS5PjVJ_ZnDZNMaexY35^?byr|6-N`Qy;*Y_^1emhpiQ9NgGSrk^*-jRXDibq25e
J=lYSiOT#znkzCK7(jxw*6%A6mv&|KK(X$+r#m)R>Rw4T4XcG`?mqYm#8=ed)|v0q6i-Q@bGE+r6`2fRC}lUy!us^V9avDqvjV$-)bQ*(Mnj<7I?m4@wAhR#
O}n!{#xD0JXIFzR@j%;m0sUU7_5h9Q^QDu|c`SR%wr;Q1G^Ey1@cXi}0rUWO%mNZ?y5l?0I8(kviS^_CNC=<~PggEio2)NJK+8=M8k7PM)eo=~+}rW;aIjou
=83J_(B9(R@C3dma0^Pt<iN8lu6vnJw#|B*e%-rFWXzVm4(BgTH}1RvdS<fdI<K=qhkiF^xH%5l9~w7W4L|B3886=7k{2)l=i33ek9YC;=8{o_F5^z(8M4Rq
agW!%)pqjQ2TKy-3WdNjJ(asK&Uvj-u=HeQ%)B3fb%wToQUvnxt~VlsY6^>~Qgm~x?5zrT49|jO4&sxg1^UflFv9`OWeU9CmX#C%=&zRg-ELoe`{vE&o3Fn5
?Qh?Fd;as=Z{B<>fBVh1-~Q&?Z_fYz&Gxrnzxn!`;@hvkdGpP;zxnFhfB5Zh-hBNJ-`sxlk6*(BzWM3)(|`W&@qd5(<~M)&`u5E~=5L-qz4?dnn{WMT%E;67
ZTRW-`J<gb{loM0ad-Rtm#=;s=8w<Qx1Yv;{73$!pOb{t?;>fa3+@X`y>+Z&=Nox%I`YDupw+^3i*6~n50x6C%vwdVMa-1?o|p#nj&~5XDh8RN7hH7%c8l(O
8<9?%>zUjq!To`nrz~`}Sq7eKt5Mp*6h-?8cR1d2lKz-iF96Jz4!72`C9;VaaYxsF$`C~SBi2c302NmO%dSQ$T@z*A-D9toyy6i76DI~_u|vua-01+h(pp%~
6EUohUb1jSj*wm5z+`6>c{m@sjwtbFMPH!=0HnQXdi#UMfOfRTJryJGuw4!8YUTAcZ7!t^{gVr@;%rAyyt-V9AD*HZp@FKV!%VN8!HoN^rvMu(8FU9rcp_TZ
7BNdJz|a<ajA>UhfDUA@>5baM8m?UA*TbhYvb3Wl&tI!lUZI~@5s{DWZrGnr6$mS?P9L8Gjc8?1x9RwL_o}*g`ajz||5g0rfkBdBv5tL;I*NpHyS&5~<DQBv
UyG!AweQEd7~K1~E>gS9TMaV(1<>H5UeRiW@Z(-2ilLjxMcBwY%v==Ni$d?9;h^)5P+T!_q0{y{QKCEEzr+8G5~asA>X5MwRcjVCEP6Qj#e?D1Ub+X<ePF8<
JGT3GWFK>G+RD~Rygna#+o30&#J^BIIsnF3hx~C#m5o$O+{>lOtF`o~L67n&W=DKjGWE{~9k;EH;wHJ2>{qSDml!MR{?uun9FAmtgU%=EwAiC%BlS_(7nM3l
5YEm<OQBl2rb)WTN-;w!Q)8plu2Es_?s>9!7vp#Q&_;J%Vs8?6rYA>m-DWrO3Yp_kJYJ(CR&{%<Z_pEu4Q|!G2EZTN&akLb71~EsQL0mOj}2efnQJ<<XR5-Q
C9imk1WDCSSL+2jn54Vkg8}UKdw+PWfFekD=_>L?AIneTczhvovVE!B+BJLHerz->xahmPO{$uBt+1&|&CI<zzGvtYY3@Q~7dRc()xk$0YlR}@ioEUjOZ#~Z
3{_wq!O)+N#kQ=ikcf;^C^z-0SyCS#FRh-n=Und#)rlkW>Sd4PIVqx?`E{mHViuvW-}gMkMH0b7UBN?yTW3;VRs_FNb2Jl<BF61<!ChDd^)N>phowbKL!5I^
M0P6w+!U1Ux}QB4dl%(hmsGx}va5^pP52~Yx=0-9nq<)3{b!Rb8eT>kx#AeF#^Ogz&L8m}5*>suNvL@R>x6Fi*=4<-7tjfmXQYGakE|Z;<)q7InHkETWJ4Z?
!o?vUj)lZkSdAG9OQqeSG<21z*3Zq4tmwfyItsnty6$~Fu1Z9Tj;%caTi3&in`=s;Ew$jb5b><GR@Z2Q<ik5VTPm-1cbr(()vi_slS!0bo<GQ~`BirqHl6K?
FLWu`vQOrMh15K_NOl_sBet-gVcIY8fq_bSn4qRfz8r^3Ad)@C8>w&_T}RVx@i^|H>(gsZpwLRXh(}fetx3CP!zOnT$(7&|`mZF(Q&}xr^(-uqj8e-ivS8!f
x%}~A;n+h0?tjcTO<9>l@%y|(ZlLj7*7a`vM>J#)hFMYhQBXDv;=Bty4G@X*UMd$~%PW59*@BO@OjV@l`5lndrx{p*9a04j46QZ9wjY?wLcnytppy@+p8kh$
eUr5)gJr|wuFA;W_b8&-^}h318Quj&R=P*2#V+mOnvSdBSX!fc814D(?mQTBxz`M0?lB52T^_}G7vNWo35dLgmfMl;v8P;PPs}{CMvjhGRaEbXk?$vzcK{#!
AgoDQ3NKb2sjrsIA3=1xU*e`W**oMI546Xw8zG;^5wq(UEGrCX{82jd>Mf=cw@j=Kh9@Jcu*>M~oyF|PwGMHUp1-8VdS?76SJFGqcIjapg1es*+1h1>&d1ZP
IUXD^mk!H*Jx^w3qyCa?1nbu@<9})8!GC%}Q~T+85sekH;q>g}mAczMfL@ay`{@7Mx#7R)Mpo~{Atwzp!m@_1>OqjG2{q)v+$4qkSwa%`)INoee(oLsxbPvM
Yc|&Sa+E!!s?pGP>pL8EYQgfitBXZnuY<7b9r8C2V82#q`9sonU|Yd1+3^+aL!w)JU$O35b92!2ov*71DF<WFa0V?i8H7!fu0{Jbq-@Ld<?`Acm*Jw0-`7xO
)y|V+gkRQ2W7L5se|}jDSUcvt=?(wBtE!%N%N^}%)gs#dk{!+;5UU-?06CxJ0PFk*f|~TPJz`@k`lr5Lq!*3eA<?CnhUJyZ)T-NcfRcFM##kd_`{;Lrei1c^
*!#E1VSiP_3RabJ=6rUWib!h}7ac->45}JrmA0u{AFq%*>`>LJi@s`y<{_!p$h&<D##f~`N*#4{2W3-{i<Mpej%8f}F9nNRw(s29;LqEXC4}h+sARu$$BHcW
NQIgu(LdcpMlE|RZ0P9A1nns|2?UjBhPC>{?(We>9T$%!yRQqp>{lPR=R>v0Dq&zF2-lBGxB7a)j(}uVo(M|mL#+!X2gSa)SEtdiLfw=YTJ-DNy34cY(;-hU
)*W7i>Bt9^#DPvsG|Sc+)un#2`%B5u=;Qfskj<{*LZ9Cw0&@aKjH4>;H8smR9Nm9(AlLCFVON`F@x-iZ4eNHjcP4XdZ`U)lqdcX#o)<xBHt?9m&2SHux(;?g
QB|wX$1J@`w&zp2+wR!kC2Be!M7WCWz~=hGWG3CDV?0_0KrbG2$GGnJwN;~1Ne7A=M|4?j@aDjdZW)7457u`gy1}~fwDpC$muLpkUYOqg(y%;1Kxot|aJ8MP
9ABn*jkc06m>B?qnG5RJ@?&dy5+dre<y8S%GzN}>g82&yR!PLqcltQlp;}aRl<YS$x8T%EnWWtmdYc^(Xx3?`dXZutO=Rd(KeXsZR6j@PCc*Y$<f64MS%7+R
zPSz+5b+0Gk|V3hgA363`p~Sslg-%l>w!+&D@NNW>Gz0Nn5-<abB}rcSU=Wg%f|&&@ostI>0Z<t7W8%Dhdz?|Y|m%<Y!(xX|4_h+A~Vtir^mc%(>rEokT$c=
vAjOEy?&r~{;Bvp_yCTUTuCw(>^kemY<+AO^xnzZISi|lFWQif1z*<Jsckg$|15#1wJp`&Ce%T9_25bg8=2JA?!1k!`6VU|cf3c47VX;J=sriQ_eD}E%+A}F
2NM9yJKGCkRfr52HRr>YwW}}?2ygXPIGM7*$s*S`ZTMk~3QKm_TpL!ld}S`jBc^EZDK!m5;5D)ohn&|50)I=<Zk1T!mMOD5Z%92HY@46&Osk(Tlg;M}NZ=()
p)&KR*OnW$yJ0MB`IYQOXe^4pFhOb@2)!@y+Vu6DbB}hF*2k>Gxr(9XLt%haW1qlZ#Xzs;O<plS#N^yNwaa&C#j9kq#P@CN;=kUr@Av77KXm`h>AY8i-PJ5x
4gV!wbki@dvVqatlYHyqF98I{2(y!Jtz<hsMh>1Py`}HT_}w8$!m5F>jpzg_k|v89Oa!q|Tgk?qz{9r8#&ogl#%=a;PDKj*G@QR5^gzksPzILe3(+TiVjl-u
#rxcb-LqY}tw%w-CVuijmzV)mn3ShViNFXFfb+)$?|I?v`J>>=?0o(xAW_nl-iFzFciw%j?%L6#HL7b;*OviIO}!Sq$S4KHjM&oj<#3S{5H!BOu4&EsSZ@H|
J`Qi~_NKD-Uc-#|gJpllaT-ItC?iIexmTP!#waMl`P{Z7-d8<!saFmk3%%&(m3Es|On!yz)a=vL|9!n00cOq8@3V=?JbUFOin6-T!x@%j$NjyE9kwW>HrS8Q
Y)YLXSPS9C{+j(P+PQ^oaRYrs^ttQTRA6+M8M$#?E_VV5d*#oY&v7CRvd^n7-V#vcow{#)Fx7W$YJqOf#=r*|Wic`3haFLI@igsZ-Qzjxcq>sg%=s0$T&T6|
*Xj1-?Eyu%fpn*|Iry1H{68Yj*5dZTvh8ZM4~dOuhxaA(v&ts)ub1igxLdcji$gRl&CC;#Oo9Fr#n7IA8fX8-3S1A3;o1%utrPsrwQ7*@yNo*kFr5)TkhSq<
-mF~qm`52f=~DNiOLmL%{S&ymSq^gl*)g})+mr*Qu?Ov-_UoW8D^6u~h_PBiwE<~xgTjBic3hk0FhQTo^+iR~BnDE>^<J9_<;T~;b!vLgs(_<ICZu!rcR<Xy
w5q&p9T*H+_2<1y<=(>otj{MBkGu29VJ14r1nTdh^F3d=f!T`;XG<Do`t@|nn@%#N?PaS;A2~VlU<>v34r**jvCbSA-b)re#%nv)y-dBQFQFSr2>Ycs<L#9x
3^r?>Mem&_x(6ZvoB8i8Z6^T<16_A-mz*VwsyjRsBsHP-5f!P+j?f~f64YOaUN+sGwSk3dI35}iH|z89cw*h)&;M274s}{BnhCF^tB%*$xKF*2jcI<BoOkj#
@pyQ_O{Cma+Ie9kQ(vU2;yG3;siT(w+3C+*zsi2qyupiQp2dH^`TkLgJjsOE+!ym;Z>w4F>e-<4ej>-Lp?dSjVk5cUW(N*Qek8f=W}Q8%+DO!rg{}V_50=h!
^Ug=F@1gTaC(ds>E{YN7DD6fPa@@)0&?T9K{~&ZSDc+@#sie6wHnBUG$SLGc-k~)4n>M#uPZc?3IND_CYQ(e151dyX+DUelvhT)Aezc7jqz5!YAW@jlq)fvN
BjHeKM+X*tp69qJ(zF}Iba)s9t&V9b%X`La+9OGzLikISBsRs3Pp+o4Nc?#lG!1kIEbhfljHF;Mmcw!;KzS~*M6#^Oxigba{8i{P>k&TwI{?c84^heL1!k?j
D*LXNzM1lLUB*-^dMXxH1m&OdT+%FCJ0J5$qm+z07TZPt)TeCh%J+mV)94Gb2sBXZ;ykI!6h93-q`BwI&xR`q5ao!cS+glVZof2zvL8p^;O5YN<tOYvn@pZ;
zPbtay$)ag=1nfN;aal%7Wq=OdjKORZC;I{&KS-21<EY$IIR0UlXqw)Ltb^mrtu{+6?s!gOA3I8XymwAA;R-<0~wywOt6a(w6dtxu$u7<y2CW1YN*fwz=!%v
dIX(YL(M!4X)iO8E54#f1gy)RuHYZ!tUljn;VA76<C44c_MG)ly`(-SxT8xK9@9>8{w|!4IFiQlMl|peoQv~uqW3=RUigKwj2)86BFDR|>O!Ru5Gb;DaJ_*d
$;BSnUt)ND=5tt(PfuCJUlN}#gM}wD9m)X_HFT*RYT-H0dskl?OWsY%(LEs{mYOk%b9>DmIAj<6L9C6%A`U<>M0bSOY*J}}%hM2&s_A%Y-AY~skco_^#?ek>
|0ZHsfSTdhQM9^WWi9PHv5#GcD$|Xv45DVn4O|Ie8vy6nbC+oLAvpw&1<mUxwpwYi24TA24}S_j@efAe7bKV7be`!?nxe;_2%7m%Cl+&92+u#wmx8YFj3e-{
-TbpEK8_#v15^OB!~Rwe*`^Ai8RcMXpWRA4^ph&n93pi(pQ*_<dV8nQZPoG(J7vP=gDo!e6x`-1hPoLRHtL`=+v|B@rZPDnrqCb=SbN`K#M7Ov`Dg1@ShZ!P
IZE#_#zhj#N6cG(gWmR)*(r;O(Zi7gf8Ag^9P7Qxs;WCHPeUVAsbt935*~Cu@Ft7$$0&}kaEyOgu19p27|c_@m~c8thEit}uT=|W`ABMnu2-x^Hv{*w!ZKY}
K>a!SA;T$K6NA;Ts8YI*YE#cgJQe&c2u>5)HaqXczRN0iuf(xV1}rkgZE<lE;TxGS1YP-+Z65m&wTlkPYqOl;5+u3l?3D_>kJM{d=|r`0j1breu<`k%f(76R
M5f7h4SkQ*OBdqz=)7rXW#-SjDZ>v<7Y-ch8>=+h2N(o~K~MvOF{WM44B~AW1CC&Y`+m6EGjeZ>{pX><Cf1{m-bP!?c3&w}&o_;Y(3c%rY8)fC*){$)!3a9c
YWZ$?+~2r>6J=jB(zDO_jeokR=|>hm^vi;NqIW90Pdf@Gv-}LKd42FBQv*q3hO%FMf5TT`$MqF{xuD2(X4x$_s*^+9bX9(j8M3(Mf3(CLP_x5OJdb;|)CzUU
lUhu1-=Nsm6fIyNF$RRXf4JYqrWkPR>I`y;dwLm@N1VWb?dlH;*(lRp-7Kppg}$%;1)flWO*fc9J;7{u%9cx4j_0oiN}b`C2=8$R3~{u0U&lw%?bZ2C`SxWE
ooD5rP^DY(q4{vL<lnci>K$%3wb=|p?;{yYcuuCGo0_uM(f)V<LO$+stw{G{Th(~_!YAyg8}{@%Lf_Gs?pnpI*{t<uVDEi*-Zw_U{1V_!M7uOSt7o%ss;dXT
t9AyBs=mj+?hvkal;5yQHAbh+c4gt`Td2~O;r*H%sWwnK34VM17;$?f4|UWlRVg~*^E+XG__Z^&y?3rcl)YPEdEb2H0bSnmJJfBoNj&gl{bpaW$A^k69&>nf
5g!avry8lALCu@iP<N#Di8YNjIL>l(H*|syUYM1eVvgyyz^nBGUeqa)%Zh(^{facv(zbl*7uga6y8r;{cdW*5qHZ&BWZDuj_SD82`a&JOCahki2bsRw?NGxG
H>>vjSangn3|ijN9VO^^@J)4SZ{xe|z-wnp94(=Ks;Dt5dF>c1^#^`l2n}9E)zQb{@c#d@w%_HypoFg(RJn4?=1r@&BikcYAjUB!jCJqQ>U`3Bg4zt>^(DH4
QBiF&rY7Qt&`6L={1%c?Yu}h#^>#DzdVjZRGlEHylBFV&aMtWzMX<n|oBP-`KY;m-_g8xydC(%VA_yP?{#$+gvZ=Sd++Y1NZv|_QY_-rTCj@%XH9APdlPZq=
6@Gfnrh_Hy=Uq+d60hLb+BNuMwfOS0>+L|*O<QVymqsX3SD>F6;LwX7jr`!%>#k}JN8IWOWkl2b`U#i^>#&lBW6O66|K`Fc|8B`XSE?kei?2=bmFdLJEaWmR
_4<-V%WHBm*R=B2)$ZUbeDt36C(_y2zr=~mQw{xTYPd%AGo<bJw>h>e^!`f!T4vO8Mb-=*XcoD8RM(vgst)%FxW}V<UVRse+}U2^C!i#Ug*@MzJ;>6<=k=_6
nr8Ud=I1Qa;&qBb)aW<_Ymet6ELArvJ%hrl;9hsTLwW4rhw`96!+%Ug)n!1#cMR)=<D!KqZmex>Z=LfC(>Ai-omw^KrR{yY9>LZ@^@uh_EZD}@m^X>*{|{S!
*lQ*V*HzF`BdL~tv`Lg+o{z^mCEZX+<ATxQMoYVvM}_w`#3hZOaTQksr96%;Ib<=9j)zG}WrM^14|gtbdw7OK+2nQ|u3rL9irN!s?B{L93Sbc0Aa3y?Lkl|o
y2$DVk@Fj4=S}k3W4G$aXX<p(O)}R%j@BK|oAwxT{$!wMJBbfuf0L0Rju0#%N%qjn+2>=eqo!^uess4(3e9(+{CG+YIYK}Aa`Ra-@9Hj@%ErD&)zqlD2TW2J
JtqQlSJ4wwf%%3is-Wf2-JH_Ae}3ZPBj<+`icFCtBp*jPf5GUu7^YKdPnhpyc3LO*8JeI&IXm0yebM1C>StPw<pv>nKJrSi-HR-W3;*4R53D+@S~CRSp}(z`
t0WX@L1;axC*Aw0iA=6DW7RXe8;kOT$olTjQMPEGvZp5*WVc7gqV8VQdTC$1V=&dyWP|~4^na`DjH_c_3q9^m?9X#qVpIfe*V*~xm<2XncG%|)L`D^CUoSDj
9aIS}4qOc;IyPq7|FF&zDAWB%v<i9gJ;^82t)bv{lHke_?LY`0JSbi`f`6vkj=9KR@n)>vK`~BDHMtSN*^m4<W&qQLTXh{X_f1A0y5<-5=6s7y*um>BqOv_a
;t_oDAnKsV-k$3(&b;XDQ%_c>JVz{>6Que17Erzd5-~1YI@GUoJ^Y=MYgJKQsv%D=z1t9mtt;537-{JlWOrF$w0))--o8Qh%Y$n(|7HFumaEO0kL#!Pmz6y-
^mVKEH12hFx<=>If-}KzuiMa|)3}s*f9w(c6fX+$Kc(yY8_Xl*<HzB%V>RxZ_=NLgT=&QP@W;3^*tyj@z>0wNjONE-y{-pn2*LfSNfTiY{a*8@S2qs^K<=t?
?AHV<p_z3i!w{+ar@gwb|4IB%6W8LC3ei!8JxpNb)z4ans#mU~`+ui+QMEKBKwIxVcQuyAUl!{=+VA78SrAJX{71j4<~|SyVrV<JwrPB1l^f2d$(a>uu|g?(
iQ+gm=)H7-<vTEX^98p5i+HxPEMR`pA#uUIy8r9$WSvT<2EFRy#mhgge(|pmXiHsHOkWC>c^k<ey5-Y~bzXBXDhd#FG1(zj(Xg}HDsR%gc=(s0>$tXyUo7J4
iPDzseqURHqy_t2xHZzzgMGiyY}uy4pcx0$TaT*;6+0kRs{g}kBo5t+>lTcUrG1JPYbUAyOxUSoUDOiBTRc+4?9^U8_n;1QTydNYC}N*m)<1{8;pqNFNR5gN
mJjN#e^Df3n|rC(K36@JO_-xr_NseWY`C4T*5^%MWc08DGnKD5*=BkF>%wLtYeP;<I)tL@$o|4tsk(e|k5iJI_pR5NLV0zGE0Q(K?+&)w6V%oOF52J^SL>>_
=(76%IeODB$C2|u_xRqqXFQfIS*_~ss@w>ISYk&2WL8yc{@tBBb4DK7YDv{qxiB-iV2K?8l3Crd|J;4)Pkl}`nIIzG<$1_JL`J)rYJ)L}nZ<o;_XS4_)&^gg
-T4ta^_+m*%;p#<`jMwNt<9_$`a-=^=^nGK>eMW~o-&wb5;t2ryd_r&-|Z*BhF-1VCa8keo>EoxgrJ{(BZh42w%6Uf^fSfm93{yUo^;Vc@df)VhVz!Zo4rAQ
dSV3>{Vi@K2lX`1yEM=4n*<7_-#@xNDC5;rr!RLY=UR_5SGs(3{buv>k{RtWHuC&6Xa;%O%)M$~-tD$Sa^7Warv|l+d-D8+jBb82FACFrF8e3fE0qw_XGlr2
_y+{7x6&EGROafYHGkhTRp6^YNJjE4zTB3s=p639-*rJ@73L<fA#W2GzAOJ`Uk<du?R!*VJHA2p?(2NBX)^}(Wu<4@3?vPW%{?pHy;MJ^l0Zo<cs{K&HGM8u
D03Wb--StBH`7u@%A=*hJyL7OI4NT^vwfkPYlAfxVX%U!Ix}#A-x}o*UwArv-6Gcn?a;B1?kY#Dz~yj0D#{fI*~NBg81N#$abi^(-rq>!5J|r&yvJ4fMqi&=
6y8T?WkkaJyPoV39^>ca#^$7Gk*F>z9kN6*y!;o<$bC)XmYB~#c%niqqp$tlDC1&B4(+}~=acaWqh^a>9C|#@LZxtK(}5J(vhX}(QiNTp_QWZHHtbQIG>fbF
V9*f{={=CWT9eiq%eD*=Ai+k1594jp@`jGGC?&f}xmSBXFy6B}_WHD$R^EoqajUObN7}3qx{d7OZAMUvhei=n{4?4F(G(VclL(GdK3e1y)^nrjtD~WbW_&tQ
yi<M;)|2hS^pp)HOC4+EO!PdXo4#*~)ZAa&+2mSQRL`mTz!JUXS5LqAjb^{_&7ot5g*%dG6JJ5H6(*LV+Tv}2da$)$FyG?xya<XHxT-SiksT@M_NjQQ`xDtO
DVTO%qWs$aJhkcb1!hGtwF8PjCPYD*<`ui&Ervn22{gna(7i*ZFjLM_nOGuB2j!CkYi%57Dq+Ua^=fxV+^#5fUtgUU;p+Tlvu}TVF7a$0bJHEDoEB80(*bD`
@3tbpGE?^LgI)0CFVkfu>a73k%&;o25?qNiFW4I8$$sAtZrC7t!fdJ*5YGXlXfj<~nbHsY3}5wZ6WCPNY0j8KMJpGYv2=i({fDc;+^L20*P%b)e3He}Wt=Wy
Rt4oH^qJn$w(Hh|dlpT-%QJt`PKq<aE9V!x-1}>G-t(~4zf%FVju5}~p6VF#r)-UfL^wq^IXeIB)ks~`zwW_UssgCaWN0Xq{i(%$l0X5?4wM}Tw4dpeo!8xd
vLLt7+OEIuIEj?jjlRYlN+y$;PRO13@@$Y00?*?I<buifss>GQul!59`+y7Q+T^b;@@iuh+wJ`axiAeMk__I#^Tm}mZ!ISU<=5hEJC-`CtC2u@Z~1eBPn+VV
8G4O=i7pftJ}mS2YIoYA=UsP7YU4G38q;jp0@v2T1o7~S`1GLLse4ru0N{j(-A6{M+@&33lxk;x<?Vh`$GmJ7dsn%(1r|`yiDJ2L=+9VA^T$Br0pf5jjvNoa
^Tkpuy>?80vWG-zvf-}rOGqeEo>zXf(61{ewrbN9Uj;iZDjT0p*%6}d;F!AeH4)_4sme25k@NbmGzufW2kL!BsUTyXJ__CZ)@BTyN__I#(*E_`X{a_+wV9<W
W|(yTneVBYc*vQVchpyfWW`J_913=^NCNNNp0ig(;uqqKiTV^JJE3`3gw{XrCyjXvDeTS%+MxT@n_3HK3`EE0?W}%YY8e$4?4)sA6#D_67O&q`Jj(M1sgkf|
RC8{N5X@LMYLQiL)&F+EoZ4Ma1umE<o2GV1RsH>_zgtB6FNsf@Z8zjwW9!}R^F{VYjJxf7R~Sy!Bj0??*wyysVA0fXzAeek?P`_Ydts8B;~~A3?xiJYuCfn1
7f}|}D;-qq#RT9N$aW_;$}qNC>%GvGP^?fJT0*C5zIzr{c$HNuH4yWz@Bds4xZl?=-mnaDu>pfbyK;;}E9%XN*)@}P28{|ALl;(y7C<Vyx~fBg)@gPFDo^j*
!q@h^Bh8=r`Riysu)KF~OI{_{sXQN6Oj&0$s=RCLmH}%eS>?+%eOJE2VawiLv@_Xh&G%&ukjVWokTGh-o4qsV?_}Ne{>_$WT7^}4!(81#%({8Sa{icit<O>K
rS1o=a1U8mnI!K~ESac#4|5>6C)`7{wNBTnN3?eFvC%1meq@MG5WI1-Y*kkcoK>5e8QnrSJA>*W?i$79u5E`M7SCN=k}VEGc`sCgudakI2Zd<&G}ade1Sew^
{Kwv5rJzBsGiddl?6M^HPjym@h2Ssb_aOs^uhyBSj9`~%-Ni?d;qngS>#PPCd%yjZ$ek_D2Yt$7kD&AomHFkg@XaPuSIcFUzoIfL0|iC=o04<|ZIX9(_x@h^
njPdEV;gY*zivx=an+QJ6_4kwNpkbS2Y#AE92U<U3XKK63PKc(`0TWL?}+itZk_7bo+^z}gCHnmi8};}yf!?%Zyh^AF_X>k&pVkx8SMvFZ|7mF^>)>|NM{4}
J+74M19s2G$}^Pa)vwS@Iqp8h$iT+NI)9>_T=l~x6lO*il^%xKDqwsdJHKV_yl|^j3q?LR9;m|JkP`KQx%bG^gCL>A4(=87j1T8W`fIh;_U$V3V^DxZh*l<l
?yVd4K6zpl^ofmd$w=CdA&L`C$0Zr0Z3eHnjyDy*;(EkySC2iArX98VwB*l<y>w4}Vbqp$*Jgqbsvh6xz_fILm<m|QYHYdNFd?*}`mgG}iW{3Pl+u~B8S*&E
n<4zcyTtpx+EwVM{?_h4DyN3}($uD*3i%@G>(x?=CrIY~)3PP5K|RpUq@>dSd+PVE2GgU%^)CVY%~$Bw>QufWhF-^4ynU?ts<bl41?to(k!l=V2-Jf+QQ#I|
{c3}9j25|j5#$1Y4}HbO07bD|cQ)aGWy1oWS8gx@E<O;WhwuKJpzF-`BzGprtcL^!a`Q=*=ItVXP%*m4egl5@(2`+O=BVm~zhHy9t_E-X`DZGMtk<m=axbp(
O0xp}6NE{g@JwCr`jZFRR7uwFAMX6T8$_`Kfy(rvzO089b2r~H=6iI05KdlEyqD*Fic^m5OHQ|W^kJ{Hf645S_UTi>CNML~ko$=#xBp9-EY{t8=luCNylpl7
8d^z7zIakyb$ODLjfvq&&1R@@3b3wwSupje3CjPqKd<)#OBfKIzuR>9dh{97JMwp!?Qma8t>-Drh>an08}!(RQK%e4T}#vFE!}-7>hsJFrQTC^?OV_U;SMkp
CAOHF>QyYD(hh^qH@_=R&eagex@dIAfr{Qro!~g*djMJK!rcq|K@EWqi{PeehM`5)$9G1=XmbNsof?$yq9Ko7pl=Xfi6up7`xZ%w9(<+TbEbNRF828AVa~VI
dMU(dd0p7Aaa@TyHe(%+XE24n=k;p2<LJ>=2N}l3(Cy;BHQP<;I4Mul3~HSA7dd~u{Xb@Wjc!@3LUpR0`!aImW9RhhJ+Gr0`Rjk4d~`8yO)~iN7Di}sI;?U8
eAQs_y7F!Qb5u*;sLIK3G?B3o0bAa$WS%-NUTZ(qj`aw&)4;3tg=Aj?T%!X9PpYp=aF4ISt?+7)8r~mrnddIr<?ZTE>ynN2sa_tXFW9_<)Tb;OY+ffvGIn<_
QTw`@Y4>$>E7go*lJUTtWMonyT{U>ewr%ywVyHE0)j)ZGpe}g#dN|-QLkkGO(+U9m7Z+Cf$^*onzs0YfUq)kw+gm0eIpwiw!g7bJqGhV&xan?GP5FD))r|U|
zb+3G18)DgjD7vJAuIRsW3O*B#>*d;Z$9iiIwW{?tHg?|yAyv6p`?$EJbXm1@@{r}+jYE>g4F_A?}tHLheP9Rv#C$)gIxW*W$b5sc;7qmeumt8T(`_wM9#~r
EJQoA{(uSRl`voeql&CbPwtxQ5_2<dlYrz__1J&QdzX<vyN<o{+j#EJ-)U1VA5i=3`C3#p{MGTUb*~bmFN2x~O#QRtwa2nO@5ZdE9sPXQ4H7}vsTNC&quJ4S
#0P&huWo4NkmhlWB=3(uY19?N%cP&gmQ`*&1iQ;;8@dM55D&c@XXyM)zO5_F{`xi!wyJ35w`1$VYxP?)p#&;(_mU4(x;eBxFPLY4DREL5!E~{X2s5)7HDPf7
=f|UP!FhmT@%nr?`$4xX%iH1nU{L(~%7Q?*jHn+mf&wmfA$8^XsY+#QnEqdziKgt4NT+<K9!~Pl+$bbM-x)XFv)I-fdR2k?^bUYWRc{oF@e=i~2dD!ySNJxL
W9)o5IIQB=lbJq!t=GeXc<+C)<CTv(>|z?h<vmoU_{(>zlzpc><<*5$HJ5Yk;iDJkq?WEZNbZZCk~!4P^Ok8|YX!ZVSTWI=OY?HA@a~2zAh6E|a7vM@p~6?Q
<>1I^jhz<jwb?_@(4kB50%x?i+Hs3a`-J*ytm!~-_HM57t}Ho6Rmu9cvZ!dXJvn`Og7^1gyMB1n-ari0G|xrx&w11O0V?TznlD;3|DIyfmnF$C{*jBsLqg4G
^;TCWl&eRkMY&<9RPmXmdjO&B*+4rxFWEOQUB`6E)PQ$aK*R6u2x6>*0C~VouByWVw~lTZT&vB7w2h+LmSV2oN)@f!7wsZ>1o`041^;I^C;S>S!ArlXHjFG2
gC<JVhUbj;^A~CdFQ9!2mUcP5x-&0`;Wp3yivg_7Sl?ZVVuo@U#9p&?S~RVpN38zjq<Z@_V9-OSS;b8+hRwg$YElk&!;YeIF)V6r3h~rAr5=snkc#i8`(~ql
(5?(ipa)%u5}C_=%iqrfTBttegCwcX=7X2t9C{jUhBwnB=3m0>*UQtT<5RdsWH~QSlJnuPDCKyxb;nmt!@<;x&@>Dm<<pH7A%ja6X(aWJq2obo0gS1AR9=2q
f&ycdVF}&6;u|h+OF`oX8qbWgaiKT1=x4RMD|y?t^(efIg%yot<9KL8bKAJ0ailhtJnt?OB(ya{9p$WRR=j9+a9ZO=IfS(CnxK8<f$|ySt($UReORiLjJt}7
_T3;bY3hcF+&$7tlZH*)tHs`PX~sFym(cl3Cx@BmbtOtOf?B?B9A9QuK1=!8Rn(Z~0zzL4+NITsX+m7z;i>_(xkwh*)o)^2jbn0tK-8+~ov+?EgOJA6g`kgK
=6g|BmB1~+!g+!{wNBHqmuAE0bqfF3fu#0UHoOeuk?ZAcqfs4P)eFyJO@}&bsj9|z485&ZRjxh-%S+n4+q<$Iiuh5L1^AEu1@a*|-2L<eDBkjyqBx=t%`X4C
LGsh>3LNbjDBauwbuY1buI%c0c1`XN?6B9Zmfg)MPK4tZIyBR(JDeuti<7xbH@la*`P(ZyqP@JrUyr6EM=mhsr?lru0r!n*2t1U6N$uxxY>nik&5bE7xCchu
xMw+Osq@@l`AUC_^P8(qWi>IEs&r}(C>3)$qy@ahN0UP}?B({`fks#Evb5-Zgqh^sJ|EW$O%exG+d*Jy$KE{xa?sLyR3dy++lj^P8sbIszEu_mwmmQV7@6dc
ayL)Ix1qk-Fug@^%c~xVj;KsOcz<v^R2FqlZVpch6i4CnzH;#Hc62b?KQRj*uFMJ+3}L!)0CGyA8;X>9VQd!yZWT=bcK_|sks!shf7*LLc8eE3TR7q+8+eOK
TO8#A=FYz9TC;>&`lQ=E+jtvi{jbozg0KcYR2*aXvUy2-J8Hk5L*1?ZSYb7zv{xu(dv>o<L8LyYIveRI@6HEVnV-Lo-rSw~?Dx~LtecNpcJ;AoyPsQI=#PYx
O|d@^2NyT*@%d=dk8QVANTD%s_O}1)Q#poyo_}ev8Df6k@2<N3$M&z!|Ia-i5p7X7%lRJP{Lb;tQ3_Ej+5G%Pi$d#}K1D;tqS1db?Pl<-Mz!=Wb?edjJHlai
P|Ug3UW{Abja^e0twpD04H;_{2=ZDT%zluddoILn(aAa`fV!1EwCB#+#phMMMeFnWc^S%iQlmx7r-u1lwqwzS-kp@+R#)5xAGhSt)FqRL{E!`af5TXQbXN&=
pY0zZrU#2E(dv?)nkB(}7nIDDJ>{+y#Y%M{qDM&nu4%5!6ejO2!%wyoKW%}y)U>O<FMiv<-z{=}tQn&6d8b+!#0lG+qxvrK=8+yyv&iMthP~RTUch7)^k(-*
(On;K$huB0%`?hQOPOC+s@>0Z>rQ)A!29RX#hw@`6<UtqZ)530)e|=IHh~6(qLS18S**TKZqRXAPO|z5^&eo2?hZ});p2(bwk!sy9|ig0wOF7ZKK@_+qjr+K
|Dk@xRlEA9)#3UYeNcvC_TQBlNE+MQSB08_hKA7JPR2~X-JPsyR@NQZ?Jss%8ZE&00x!_qmw=$wysFFLSm&&&SRS2AG@v;{xLZMo{pwJ@g8Z2PZe5h58a7CL
mb;vT<xRr@(2HNatOF}JQw1W?UtBm7)2`spOP0B5XzjAn=i}#K;`wHTSB{T}snk8~r{|S;%Pl^Cd%La9%LMO~5kuD>q`?DTsuq3km22vD5wL!1?LuT;J$r%S
&nInmPzPpkRg%;cLtX6Ur#!fH6I<``m-7<A<ob1|!m74dKYBm8V(XnAR}3PvR()~eO;KRG1ZOV+mCKUpu6W!#9mN&8N+F=h>wx`|fAXi%1UJ(2K}t`MwQ#w`
rts$UiC@*V(l6ZCP^F6Q!Bj4&_#1|EvozP&$D8?2OQJu!_Vd2&H>H9aIPFObxQ{k){SrL1(pM~J5+JkDFkFsZ7Bk_#9)%velfu8Z6XNa%vzmWczPQ7iC+E+{
5UI`P6`5Oc5pT;}1+nTut#_7;dd6#T?E27K)(6I<<-|4sB<+FzkIm9yBE@;I>9<qSpC1z`G<PMwnKvCO;tPZ+F^=agka+rMHp8g$88Xa}dH$4r-)=@w0oOx*
_@i&EQ!&kz$yWZFwN*Lxz>0}0p5}^)8Re9ft;|d3%#0(usEozKla;J{Kv*9l#`=k{%YIaKilLgJQCsT_glB09$Qojxa`J5kO~Q#>n+$@iuUSo<<DbIhr1cv=
C}Xq6BD}7iLPE}87L=5@du|ApcVylSl=`HVZwxQ^fUa7JhO4tDP7dUyO{?qw+-CU+l5*{kROipY*$abipqgzbC7$nd;>4ZB5dQ!YPIAS1?v4f;2zn?wNUp{c
Nn~yk+PP~_;qC}4`dlKYUD<+px|asv{EOd&^C@L+FOWH&_w-kDlvs~s*lBMNAyWVe0q3dyHjPHTrY})iLSIkqu=yLi=~+QcB(Hhsp0Z;JLq*52PmnWTkrxW#
gnV$-TRFVbw=Gx8B_jJnGklEQm{!DCLRg}Vi)!jV;jHn`JV=KBaeh_#1oyfOdDVV7M&&kCiEK-Q;!{N&0_8#34!dQYZ+u%P&<b+t+@@-5eQ&#;Y!pN2OX4lx
$OByM3jCS{7aW@MD$ru;APU}^sxE&5h^MABJNVz=hY0QU_KF(WtAga?A4wvCiuG@^T`f@_)9tjR=PgE^D%yD7DsHcdutQ;TDIiW8!@Bm_jZubir*{io1wKtE
u!WIG`6>A0Qfw-;^YSm7Y8xbWvQY8-YmzX!DjNJ)f4i_*KXyN9_pP&dp#hxy3+~RpWkye+Uclc|e)AWyeHp6jJ?k-e$Ho5=1L*(K01RyIW6ZQ$B+4brz^0&V
yPZq3)xqqJ6~UW3H*zC^hU#w|HZG<89`P_1H7|4Q9H9fU<;zCJ>?9YebL86tG~w*Q?TXv+>S;L&Aca+3*ds7jt0_-Pwsk^Nt;q_t*%fQJu-hVA=vN8NckriE
XA%R&h4H{Z64i$cnkUq3zBr#0D3qQHGcjL7PeQm{9oB$RWiMJ30pChG#g3VKM;B1h$amur@$>V)v_Bu4+@~S#Yu^u4bP%k0#$#XQo~o<`s#fELM9cw2{nRTe
_0rQ#Jh0CqMwGT4XmkkKi0kvte{IK9c)Di$4X0@W;v`EKJVFk+aZ^!h7#`sQ^Dwb@eDa9o=mnr+$`6n+3Ip@-#EI^0+#&SD?pQB!3Q@s3>S8R1xk19pc$c0I
;=A(>*-wVP1$8bkbalUPYtY0Via(TcPRos=fB@9`f4I3q#wms}k7-1H5&Qv^@^s(=I_(&2+{Bp-8X7@XeeO%ThKdcK0Hv)G)Ijw}8Bid}ug#5UWh5>f7^`9|
SW8iy&Rby>Fn-U{0iS_gk@!UR+J;@yem!ZX=N{3Iz#)TB>T9HVctzR4y-wHUNEgu@Pnyqjr{<xViXkuZewh9PuVlH;uAw%eu42eHNjp|qc0HDSgO8tHB!z~|
Lvr1^*LbvmDeSL$T8ttj>f5QF&I_bCyWaG;DLpHP8m!t-TP~+ux0bulnQBQdR7YQ!!xz^@mvfqs^-KTM0yQ0q7c91tvfYk@k`-O8>HM?ssBxt_KhWW4U2<6v
U6chfdZ638Csx{A<*mz=yBVM7n6qk+IxM-zWWyBc4W!^o6T9c+QMlg>|1#q$bI?%wHwpi)BRoqx18QIwY1|J*eO?Rq9pwZ%uQ{){)nwp}T`M(+yt?jo-HvuI
Fg-pWu*w;0jTuO?d*_*o#;#>i8El12J^yLW=H<2rJ(MF9az!^B3Lt5#8|N@rk7_^ftNY5C-8}mzZF_tCue#%$r>t$ca7pXLpy@SH`(;Zl{~l|l+b}mpzah2A
I;|8a7EVfklV4^|yTj%A)cWI{S!y$BziI!y;9L5-zkW|tB4d@{p-RxZ;|ATurJqTCr+Jor$SM7xRA$li*0Yh`fj5r}&vxl)X?QQm#TOQHz5j*-%*k{Vub2B?
K1>JPX~Xdtv$a%($p+z|3{5xkyK!y5@D1C@6pA&TBLWTwlM%~VmqJ0k>o3YI?wRQns<w85PGzr)AM<{DuOM;jbSgB<x<OakrjQJ57sK$Tm-Z*<=2vT-6Gl+W
sdD?5<tFULEHU6CI$dORA2-$Cz2%NoLJwSIik7BdAEHMYp6-VQ%-aCbE5n2q>gsAwLpi$AT^0->Y)kIO`T0xWEy43l%a^ug{F}9M(OoH)+%Uh`YNF7a$Gk}C
#&m7tj5BXGThc1eSz82O@;|!_isQ}Gd24{QCZAbm#&Cbn{1=|j3YXsPHVy}L(b+Dqp16(7^aKqKXItz?!*?-tbH2^C*HB5$8+mpi^hWW>^52z2;d!3{q-Lym
rkNb0K3sPs8?v)HX)cZPlA}eASX+w}3GcRAWA1ruTa?Kuds@y_#a&UdzWB1!-2c|$m>Q(<?{%)J+bgpG`g1Z{nps+bLITcHi)*%9*aP`LS|ZEFTiHwy+7pOE
(K`a|micNUFhfLlo~!srH52E}@YKoTxcmkMzfXgAIlMMc_8R0#E-vmpe6YS3eKPdroMw~&XYK0j-!}dZNbP>u4eI0=@PCKMOFKBda13c3JC_yN(4jHgJ)`xG
FMg91hR=trx-w7?km>&o_tz@B(ETf3xJ35r@%ct&!S}e&jL!GT>~g=~PS|tqIQ!GC*y@`t2WWLIZ>2Mv2T~+m=IBY49`UraVe7Onylat#nu0aDG0c}F&(Iu-
a4~nq`QfMR@QJtBPE6Cv@PF%*({8RCfl$=et1(S|m!thX>UNBkZw}c(zS9Dqmwd4*qbbSwWozeo%(hv<WxUYGY_C@`7nB&{j&0wY>#}PJLZW?0;B8#Gi(2da
3a;lY8IpP2Z;AwDoxewYtxT!vqkcjsks9&?`HLE_?S98r<kR_dOFD|EO-=G*M79+!gHl?XKU`c>ru}rO{~MrUQ4YRf+C5zs(?MO?U7t1+Ox3W!RTA_2>_I&g
8>x%j?h%uG*p7i{gEE*CfH%Tz6+7)CHtp!E=MoF94K9j(o<Rfrw@@rX`-DBNcaA|fOo>TauAeWmt^N+BigCA$nX?n|<>&>d_I{$F8+SX@LUUE)+<Tq&=e>g8
G3Xy0^<ntVXiQ9hHE*YR+1H2v*Te}$6hpp1Mdjk$v)Mp(9C{OWWWc4;o!Dore`Fl=O|$k}s1TtqvT%jR=6vMNbm7<2DCPwup><pj9ZMqOxgtJ)yt{5wi9ffP
Noq2snX`RSs`5>KqGYO%^Jskz^B?*B`6-wX0(u}>7kb?K_C@a(?Mo|}1utck4$kHO*bXRBkGu7O0B;_K7~{+=!lOtEmWLQO!;Wz6U#g!Vqf|bBOmw5X#ffX<
fi4(jH`5QshGcvxemUN>=5N_<EG|y8J7)MM{?g4Mz^)=5mZRRDo^u@S->4u$nU1nq*)uZpRZ_%4m)&u#eix$7YqmvQ!Cn+~zq}6mf8Jyqg<yB=SRyvIKj)+r
eT>@GEg+Yw*5En#m+)}l)y+`Guv4hE)@wbj^lK{pnGH_TZ{)JX9M1)cRh{K}*VSk${aAIhZRcO3154ZayD+#+t`rIz7pEY76&#N_uaD0=K@%E#4~AJQ@7?7R
A8MmHLe=T{E3g(_4uSbN;_NU`?*=fNTGbGQ6FJE6_gvEJs-`0CN$tG<vugCz&4B(PQVCrDyt%4hOn%CR1j>e@S)*4`*#nyjFAn-<$>!%%#P>li)d9+xbm8om
bAYJqm)MV`q+LA3!@r27?xJ<uX(!uCMdIJRifMrr)BuMi8t3wRmPo??48EXwK^EVA^J>FEG<GZxK43AmnMqA(sQl+@@@)E3R!?X^SuXZWy5$mdR)4G-JnB5X
tyI;RC2{Xp?@`m7n7dhh)aIkwy^lY9KnIdWVa3mRs6J|Km(zc@y5bLIxf+M6Sa&;_>uq$E@%DAPlDFLX{Q8xyd16afW9rfU`7GhnA~i;B>7N|16IRLh98+WP
w&NkVw0(k3YeaWN;sk64YAU@TB>ZSx=<DbU$eJQQKm9j8)v2N9W7aXy8shJ$3z58e3BW?q?@5^8zX!)SApF554y%m$u&6E-RL>H#;X$xG%{nB|!fJ#xjsMBt
lPIRzKlR~I&dcaFXkaYHh0DWMMxWUn6QaI{KG^fNt>)<a3O%^Ma8En{C%g}dz=PUPN4c#Ip1d_!74QOPGtk#Wito71TMn(RViZ!5RI2>Zbq|z#?F1^v3QxG-
8TkD3<lsu)UMEriw{aNnL{L36@{Dx|3}D;viRJ*0blwKa7VLZqTYFyB<4DMNA=WwgZiYQ&FtRN&sPZGK7YZcy-!KiW+)EeJ(8f~-Vi(ftSmth6UHAV!)?56u
*2noTu2s;-$MNUs__*%R>x$ge4Vj;>)%5S|mfdW3Nb+#aD$1PHD)Qka(Yk8$!xn&I?-ta}zSZL|<D}X@xC^p5K>wV~vvP8};W3cyV-OZ25UXm<%6~;bI%A5+
^DHjNdH25-SlVK*Zra^G6?@>Hb)VpVP3CS3@iEZhfYmcq*vORUsd(+WfN9C!>YPmy>T0K2#=;9&m&vo<ZKC}t-Cgep)uu8AdT%BiBg86EQpfNsRTDxbG!2Dx
#hlKw4!?NyV6|&|pg!MQOa}1mQM1w5KdZ6wo1%yOr#LhC)Mi03!pYcz4IzE6vaJ*<`!?GQzapJq#|@^t8`nO?Ohz|kCRU!Uxz!+&6ekm&+jI``IGVyYMOW_2
|D6=awE<kq%Y=<%JIbs?^QZG>AH#j_4^%zo^HMWGiamS1&f`42<JP?tzCwMj`Zt*v6g16uh}vl%JZ5h<=WHl_&fZ0{sBn@C(aCz$9OPzu;+r9(cGzUgt}Xff
E_cTj`a7URh`fS-DkgGQ+>wuzBC*JnJeFL}(bJMkv2Agp%<DL;YPq2AB3%DtXUN`r_AS%)2u>PaM3T*0y4Pvd<Dc@qA{IEywL#n5+1E!t$q|J(-g6&ZmoG^A
*!81J30p^w)xM-<+2gSj#kOxV{IBcJ=4AjrxSKkx{n7A49Saxz+_m29+=$p@bRtLz9{^Q+6pli+>mauv28m?*o6&u%Z&GWuRxhtWt91+SkGLNXyhB-v0Ez?N
6C6AtMc_=MZR@)#(0iwFnGbFTEsoAmT!%5bhf&)6Ax<|T2HT&HC%@=?RkY8v8=spZu=7uX$nBbfUEp~|Lymn5mc9XHhvtFFwA^Pg=B)`TZgRGtk4}wDWz~%?
^DY-`{&-cYsVdxgr+?x=<Nf(z7~_jLegz0+@!lK`tnK=(qT@P`Ml1Nxd>62kngf!<tAot3zRZJq9TDHlM29|_;P$On2YLr~t>g0}Pi;(Iy!%SWF4gzDzxPD_
RaZB2C^W}@$u;zscy#0)rBJ{seSaUGZ9V|!#O}uxKfw#+03ZLWkKgM-eYYs4nbU_pRh>8(|EEfapwxn``zJ3C*t_&=w`hynsOnhY!=k)YvKt#?p%<J_*A-Lq
-a%QuxcOZ!bt+jm&PQ_|t6eXrHmB)p#gstb7t?9r=Z&07-y+EGw<P{%F%$T9RcCQ(@48hfm8@j;PRD>!7cRf8lqeR}S659$F1&x;9^7+6yZsKw7so`T+4=Y|
xds<WQ+3oyUP4v(E#@zjVWEY`{0X13^VYs?gl>PB+#gZl1A=ypYGRo<V8P_LkzG&dRBzaM%kGy?p~~mjUzf@jUG)kGtk^?5eZ6YKXh}Q&jDh57IU=1;dX%y+
Bt{DvmkipN@)-4Rx0jIuS(vtlkI1$OYR!03WD<<_*So?13hfl3)j(w<hmz>4t<L38K~(s}*O{oL+_?A7R;f?A6=QmN>RR4^xK)0xXdjyQfYpjAcDS8ig{IhL
t7hfmP4zN=P^=@4uuMqpbt#5@;Ja2%$P>X1s5>uG4hKI5w?<^q%J964v)N|b9}5ODWyi`5gU?h--IDo!^h1#K01;}~41@G2-G}-9k0cN0RY5tA4pWedESw)f
m&T*VMeC2r;CPVW>!D3TU27Jl>+a6S4(}fp#=p&CapSV7+sg9>#Aeu4f_>&~Wm>m?a4zQig8OEd**LUbE(d0)TTDXZ(*DV2-(-|BJKjO6X5+A_-$Kq|R?3oR
Wm&Z#7DJe^AQ}CB>P90QGqZD}9b#<I_c@kxrwglh&f0o#1pLcAwvvmoy7xxDOVmWdklGbgyl9lE>n+Nt0x@I@aEr~}3=Gc}?c9RKOitXk&NqY^%qpci1dS^6
)RbMrkRR_KA>iJU3<3i8jzUX1f7=C;-P<&NIq#9lE9DKNlGV{L&ghEE+X{Une&3FPHs<Em{G5c>Y4cvl_l7oL_?CSX-VAaqln}!_L6yy`*Mc$r<$C?Pas*d9
U#-9fP|bLAd#hN}l)-klFLq8AskmK9VmtI>X5UNR-(uU-aJwiR@Ch5UwakXx!32=XHJZp{>o&aBTa|AHU-|BNi&?9s$Dm6=%{xrWC%vDLJ^#qJci-*m^X^+S
HVyex(>==2+Q{Vvj?}zFT+l@&hVwp2w0;M4pNT8RKK0wK*u?Wg7!>~M`FLu)0D2u8kLsw5;!B6dvLO-lveLzK?+VBsR#{JcM)Gv+MtDzefL@EdE={XS<XXCJ
Mk=GV&%E}<SPkX*SIVq_QQ09tb|}TMU=TY=zPCg4FK{cqC~EOA1BN>&5gL^P=feF<MMka$LhU_-@vzZvEfu)dkm&;|weisc*I_z~H}jeeMUVIq5!--w*=L1#
J={cGbBwmATqDKoc@MJB!MidwCA}})__qFoTfCn!p}XRRk!A@EF0-ZDHb;yO6K&o^=QqvGV=c+i;>*%BUY@Gq;;?RUD58RKD)E&+^eTS^lb_d6_95%XLrmeX
4aZS3jT>mI)yl2H6?x+TPW{k`Nr4cbHoyy;vdH!D(|GaBvh$`+!BH|Uw@{<OkO0Z=SS;?tluL=Yz@Cp@GeioCinsz+?<ujulP^k}g>T0VnQoBL^+LM?s%RBi
OIx9WzrloEAuVUJpx`_h^R2I{>6`zliD=yUN2h}6@Y(Fl;~oM)<m4SR{(_aC?Y_E-t~_s-4hawJC(-WvB4_lbnFnf_ZNV&{9F+783GbK@<4xM!>{-O<SeOxG
5B<I^TPnOr90)C{dTtRjV?8%)2h`~LdoX#y!`8hM9{u<N<W9&ax(K5V@ZLQr3y#MnzH%ZuCn!gpFty~zMcaPQpj0I`PstcI7<u2dbfs_)Jt-6;UXz2kIh=ps
AfLtdRGp72F=sI^{0fXwBeRg7*ma5cQ+V}p03UpA0`!fOS1oCpwfj^kQ_za4ZjXS84(;z$GJnc7SIP-h`V7wt7ST;!Y2D-NAzip)qFnp5*?iS1T_K>CqxYL+
HqQ&{y*2>o24P?9DzaBsbqk3HT*qN1NB-ImuC{4sPn4uqB&lc6x%`tX_ANTGNkA-cG<)}{;&zf~Ye`B}NbT&ojAB-nultRw!aOrm;dbY3K0@0%H%JF{3mup&
RdFfGE#o!zH$2;b{uN*~Dn;`^oTp!*Th&|k@Y~lHV?wxu0s!UCRW*N@&ky8C4ljbE0>WLw)TWzf9l955P2N#3c(yyuv?~n)3x}|Y_5Xmn0m(S|s9aGVIIV(l
b*4+cLWSidKoNP!z0PKytfdKg^k$UlbCDd|@prDu7bAf(XJmbT^7w!c+rwBa5dZ{c;*NvH?wT_lL;ed5{k%VN;4r)B=2JWTM*CcQmXFL*kg9Bb5Ea|nJ2@-3
thk~k$&U!IGr6z%X7?Yt0*C6lgO@MlH9>wKs~gXLUG!gJ1YT|o9$BRBQ>1y`Gc%ZPo@qX9oO@!6UZ8)Nv^Qx?FC7RCF%$JA$oIU~o!o8vd;(f=Z8SY{mhk>U
g$p2t_F$?uz#!j$3Ws_!=A_$EP=9f{+4_N2Tq{1O{65N6t;*QMLSEFjc1Ih~opCv%6C2dHoih9zby!C;9hjR0q+~StSUhv#Hkr!!c?Y8Mo*tG>gG$ltKAB5)
10dYDWB%iAC{MLQK2U!c<FC3&LW7Q<wpn;G)EJ&`sS@>y6B?F*a9u4sx6iI?00y^@mu_SKzv)u?E*5bxr+YU6WUCBD&l6S+Lo(Ej^i?Bhd0Z}w26H(mT?xUG
MkNQ8Ln%Ip=WqNd`m#U13)7PLI0ZMBT*&hQW5`#~RRvCmCTgig(<?;I@L0PcbhYx~AVt|v{4jchyC~jj(r;St7$A8|zfC1dKMBe5(+VcI%$s)Z>Uw@&1b`ho
y^f^H*e?9u`4f9x*y{K*d40b!4f~<yDt77+K74=-o#PWX&BzZcU`(r*`(?`VeQu69ubykZ4aboeC!Q}G&LYFC@lTNab&+-OPmJDSYC&9SF}WM`kCD{<s^{7=
V6`|@`1(31WXMrSRpZA1A|!@mgtkV?%4Y(PyUHJxs^Yta#pr5cwQ~FI+7%0=pk#A|A<oDBfz)yNY{KDCrgQ>f&yqgq%>~vR3P#JC;<M)YdS4-~5yEi)vIPBH
4DGrL!~-+P<5DFd9P)V<2?j=ED!%QX$rZN8T_=mQEO4u%lrL^EPYtc`JYYs34@U0zk;+NzERV-@#D{d#8FaZcZa$>CG6B`ifd0U*^WKz8^`o|neZuH2I)=_0
R6uuv0E?>y4Eb@vyD8GTXW#Z}+Ht3AH+qLm%Pai+x#p|PZ$%l)8|*`mDzy!9Q2B|-sm}LdoCqtXlFv7A|8dkqhoqWPAvE$APxdkg$tn~nPX8Pa{Atb_JN?Jt
a)88l$;3DH$@~PQBHz8(KGR=MxXZ064>aoS5S#vP4Pa3$)0_SXic}*cBn;*oH{r0)4hFPvjI^mv5UABgF?W8VMs1($_vScP`nYBoc-jeeUFd7jp6&Ukj#-eP
4ky+71}td?O4N!=)QwzBozt#~Jv*AXtSA%Ndf1XWWrcZqa>fxg&|;^0(Es#g>5)}ytl~OCRopGy8XvsQ39v|Vs^sdnY|)o8m0b23cS_Bscw_xvvwtlE!I7QR
VgxA6L)<_zT{DL$J{V}I(&?8|dsvDrgX_*G)GY9ZEI3XujS;4~2U0cc)sa)ii*6e2<k^qN(wt}?d?%e@Q^iD67#{X%hH3r<Gac2F11QREznHd(Dqr<HigLr_
F!RPSZ7h_Ho@O1=+ndRrRzTbG=Dhz`jZ#ih*M0)Zi7NEg=KZlh^=RVkw>U(n>|#@Dor!VK184YYGw~WG%GG<Ep-N;rK}zN66NDa+cl_IE=IW(=x4NQab&y8B
d?0Uo+o`Rw(1@<>kZyEUW#;{5zHnS1mpl<pOzbnT#y9B|Rhhy@m-*>4ZFjjWUw10uSQC8O`1wWJlewRdJOqTHD#MUy7#jG5goXZ%pJ%TR)@=)!*M$zFLeciN
Oh`g#ch70|xhyAM%CJZ|v!8sJl-#fvn)3xiPop-On93i$TU4sK8lESh5bvg~Cf{JiQrGjpVCQ$@r_qBlqk%7wr>%O}tyyT93F%<`Xj&YJxMmvZbfLyrh*F(b
T@T7ryi3d}$GKL9r9Sh|#Gs-cFzYuSQ3t(m9{=KfUjhf89}o9DXwxU_A!X&jb9LG04j4Z<juyIK=B^ekRP_`W!Du{p*j>z~qPKg_UMju6S|ga$mu}$p@!1c=
>`Fr2k)hcL)4sRVM0L&g)U{c=a2l$EgZ8ev-GQ=SbJy+0H4X!(pK`c^A%xK;ta1TMs_h`~_Pb%&lwq-j={>PEL#(uJIfc$VT-njmxqA)!&E=|UefYydxf_CS
l1u0%p6?9c;U*!K-DBca*wfR<(M6GsK<6s=z&UpMhT3*GA5a7%ZLE_&A4c69mz|f{XnRB`&9l?k_fuZWBHJo{fl<A{b%$%YX(oFi8P{XWMP{=_8z~_mDe7Ko
cFN#FZWEg4I6^^7!1-GXcHm__Czg=aum38?7FQCttfp`C>7h@W8m$GSU(xKR6AnAuU5Bn10%HeJ=WTiiwE*GzyjOF&B(^%~HDUPw7MSqT_uI0nwq*{b_qtlk
@d|lmaV&6*dwoDnCHql`&nT%EDCYSJ<??v`swze2XPLUZ{en--i*2+bZL-tX`%Y{1F!9UryfTy4=O;JL>sLtK7Kb)nu@^Z$X0!rM;T)BV>#Lz_UKp~v&X#L=
SW_6oZ#{ug=HyT;apFcMKU3a(#}dMpYF@_y1Sk7nEtmX@OP~?sHyMgM^HM(@U$egTHg%HtmLk4Ea5H%riJObxa|y$aiAY)JK0MEJ{g=i0XD0Mtcg_3YU#<Xg
!1;D)g=R?%wLu^N(wEikXb}2-nno;xDD1t&Y)X#j)AKq4B9>_S@fJ7j&{trOLjEilPFCRq&Ue^>!ShS&J$;jv1WMm=V1a*jwVA}x*CYtsIpSDwjpdsVj+lc4
4b%?18la)F(?4K(AkK9Ihye8Oqq_ik@1#Gz1$3#Vj43Y;jB1XRIsz$FSs8T6<bI{1<H46OoZp8b+revC5T`jEIsFrl2N5Ipo(cEP^9|AUuIP_#0LA4{sub>)
y4iCVgC{RD<J)J^x!j3^et8>MO3yMrL0fD2)3-~{JY81Z%>ivT)wlt50svoiF@u&4xH?On-t9Pk76U(F?jgVG=|m5wj@h2N%tykJ*ljmp6$p<?fUU4{MJfax
uaInXq4y;luUX4Z6yPuW9X?DLfVhY|+HTdvHksU9Js&b{o~)<`{Vv_y+PDXtd<*pxKbNKZ)%$pLJ0?~|v(ff&=tkAtS|t+;>356U;vWgPNvdftQggxCl7<|L
>83Y!(44r0)|-_UZnxy8VM(=*#S}J=;LPfFk~v53T4;A<jy!uQW_G{KYA~t2YCHA}_qfrN4*{Pvk4yI8qUR3WQsHpkc0{MDX51WSvGxo0|8w-FU2@}Cnr7GO
ndw?GD<d+sx#aG)aluZIMsq1LBA0XKm-RVaQ&rPdm64ed3c2KqEnEN)06`kfrRYBM-{xAyhxp)fGb4d}-}iaV3E=!t&79|)$m|3Aht}AtH&|OGoav^&LnDNl
!+8y{?csh+gonYumRyjJflG!#m%qOS4ZND^h<pze?AoC4YfM|&b?Er23vyqji>B!to5!l+vyd+N?%vmn@otm@UP6#rI#JB;GFDUGzxf}*&6_G+f-L-HI$VdG
G%Gu_!S!D6uim7Rm>LN0?&b0P_(eKn26Lw6G6RISi{>{tJkSU{ltEaW@b>uYc!7tm8P5B{b(P*O%?sVY{r@l|=dBzPcBd#ygzs|oP~UN9`}Ta$gUJTbNb*(p
Be(yD6%B}rH4ws*zUzNYOC9~S-)$IM_65^>MYnZ`E9F|X;E9~mhu`GEb~Ys1gpWzwx@vt8>lgNF0r|NoS@rNEh4jnCY{>E6ATGDl13~^W9a&_N+UAZmyRB3@
SZE>|I+=XwR8-W@5eg}9^woV({V*}r|FBAP2rAhdj%=T^_btNRi&-cmLZAF@E{jymb0r~UUkF8elsTKs+D9^=tNc?ZxOTfwcrZbtMF{BqeA_N-wmmY8uZ}@Q
vS5ja%!@CX;-Gvh1K6JbkZ?~6==el{0z&IoVa7m!Eax$hQWX1~*WKh(T&~Y&3tF;e5E>NPCSuPSuRf6=0(o#OyJ&&;f=L*C?+sqen{6No9(hKaleM29TghDX
tLp-{m5aT_TTdik@PSBaEn3^H#>m$FB44>3OS7J}?7Ti$)ccd~Y*vy_GwI&{@G-+$Q$@nI!;CMofe(;+@_eUKf%NN&^T*H^#8SLiVt&jica!eoqD+@Ux|ZF#
S@#GU3bw7!2a1B-tW{UB&g?^ckM`GP+NF7Uk;Q;yN4YV99y#gVv<&p!y~N*|UyCoXDu&`_B~>Nt-Ff|7a+C5nDTUS_zKX2`@yVcWmiekP7<*C~c^6Z*#>0mY
=2cEFbsy$#*oxhc{DC{tu{fy~y<KpcpwP!QyB?%}jjuq+_){NyF4A4sH^Ri(KJmh!ztB+UIsvjhuH{UsSjA$-Nt7?BGAsRhKHORLwJntQlkJAApmZ00LR*#H
#Ub`xpCnOn-La4f2I7!?)h!CnSMW~T#nwCi%ENnVMGwcnJGpKsiukAR$LFKxaYKe|%QH?^WuwT%r<|wR`R~hQna{9@@XjHJ>_|NL@-|-XpPUbQ9$^{ITd(6+
&d)R;O0V<Sv;Mp~dUaT9EhOd%WRlkY=W*bHcd`1&Ui8mT)(q#xu!m3|4oS8M9-G82=_*gJP#~u~Z-r2M0C~aAn~^9()xHXIi|&Cqt7z(UV3IAtF+bYKDC?tx
|FFQ<5cQ#ZIT2BlqYg`)Ifw)4`5}QOqQA;h^KGyC`c&z+;}PqdGG1SOE2C~|fqdS*Td@61Osr=l8E#(jrYYXK;Wq+@WmD!zyX<|jCs*;s?F$;Q5v*w-p*pry
ZPJy)8*%<Z^xlw_chq+{MJ$kgMbq69wI4cbt=m@J>qqr0yqWje{h~5MdUfw-Xayq8l(m=FjP4+wBfPw;qZC1`i8On*y+f;CTdV0~bhy2{QV-#LJVO^58@``|
buOvBJ9wwC?l_xSggIg#AL`}#TLntRJWXh|^8H7r@p*r<9r9_?3y0OgqZyz>gA_&ksyRQrj62<Q`<m=rr60hp&Wrd`O}DGs&o1xYK-6cC=e>$Ngni`#s+oNt
)YAoEwc5X0VK8YzSr)Y_xop#nq+*%=(*h^ed3!UW8Xc?EnDD?HwlIs`*6tB}GS}@@Vm@Aw>hOz0%zkVLeX+YwIX!UodQO>w9#DqtuR7JWAVhj^53cd)C9&qA
>EJDtPn0H0qo8S6yoCF>n=>Nh;W4>u!a!KW93t;zWFOXb^QF%t^z&R#Y;ue#K!dw4L36Y+TV9o+#u+;=#Qz+-mRr`ERO0`VkuC({m1ecmWrn&jnrB>Mx$QID
BvUqYy9lkRiRZ0zqNe>;ec0QJ=os3}c7XD8{6UI=oY2J)W4W_Owehmk^{bT*buS%J+jKau-*6xDgT3gvMl^hN9kgL9NEUUw$aAjbWTReMLEPk}b@dg0PhiZT
LPV=S#9(TW5oBu>y7O=m)xto))~XjvbO}o8^AqG}nGm-et<w7bj-vMaI%!r;-szWPD-TX^M$Dr@FS;m@$H73twca#p1)m?Xr|8urX-4{!@!(grObOY~UnZ_u
srZ<rrR7Y5hdA8sI<M3`+{x9xlgizzEOY#X>miHze>2BMRd!La6xrpq0tBl%bV`!3yM5$;sU!6As>_sZdhKN96!%T_P-I4Y-lDON5uwNVc`NNXLMaN0*nsv2
8aHUuCseF-b;QA#n78}d8+xgzh*}rfzjnMeEkp5sIyCC}dcALYl&FZWXMC#@fvQ3wTUM|3JQnGS8KuuhwUFz19LHVbdgb&Ry^W&n#jNV8v3XD&?a}NsD31>F
A(Bp3*fd`oYD2VgAE6(QTTTf=ddAIMq%2nDEqmOla*2f8xh|x;YFR8>_d}!0<xbLr$F_1cuU@Qr7fFR?Sw#qT$|MzM^sZZLfzY~$0f>I6wT(N_Iwj0r-4#uf
5!>yw?hG@{3h?B9Cu@p%o%&yJXL3dESL<Fr-c`kqy8|dsY~#4G+1z<VRPmY+ZcV%Y^?A86TG{P|)YUzs6mRX}YUcj^{ETAJ=9jxnLS|#U`>(*CIbk(+jn>)w
p`Le<+d;u5_0@j(l@a);P$VeUi=<Z-ru7fG%NoS<MNA~pZ#q_wLV`%?^g36FEn?G|XU`7YT@hO$nSNeXAnu3rS14Cm&Ge^&N)1u2mHSMC@GTLgdHX{^#tGzC
avNK-sNHL=F>}=q^9YRm(tA+keWRN6diRZ0zfl`dGbPK1mc6cI^-kQjAR)b-ueL2J&6{nWJVnqi`v~P5&{lf2$~NSVL0mi_o7>W7i~QfE3Sg@WDz|cMcW0vu
wr5?2d~Ew9MIT=%q!#xOTjxzYi<rl8L(j)H?Hhd{D-fDGxx?{2pe#OgYOB&8G84WAbdBbTbt<l6Q{66cjdAshrao^K^5--rc!hRNPk#yJJ^!RoQnC6~6;&TG
+#LECEV`ThYohkPt#$XtLCsWvpZ5=s*j2bfRgAYUt{wnIlUFESRV12K4~y$cp(}$^t_K~p*R6`1?h@Cty94yvm0%S;L_fN#*E6|8{F8-<pTGx;Sv>!X)~rEy
QPV&UHrxHE_jTRs_$sU#z3-y-fl-DRf4S&Lzoc3K$uIPr%vicyWh$i@M4i(u?$pBIJ7U64$2xg9sIaK5sVwRi7E@h6Tw(vKbbg3ZN-O)kUVMlY|Ck`$LiAdw
y9OnDmaZ<s{T4seSZ}R*X1pJ4mNS5e?tyjpEcfNYd|}eWKL_L8c;1KO{@|i7QHIUqBLDlS=sr+LEjo#wFk)_ZP>h9|<U4KhN3s_@UMz!kndZGnK^*w|-9T4O
Flg1-Yu5V)<XLs+gUtAAVz7V6eqj5MkjO=ICD5~UUbHo&-4YWCxsIg~L?;oOz?F{_eI_+ziS0v|j<hD#F8mTz%tCWMIv>{-^E+EmG=G(q>G{;rW+m!I#&@6s
SE#f5WS(ovng*G8xO_n7S9S^d*Xanyc6r~~t=#U{D#c=1MsgkE2(6UjifgNHXWes{cIl{0)Qrq0aZm6v++}sFeFKiuMYlF4_Ia@bL3qBVdFD*5xKYL37EC77
X4zm>Xpt)0l4R8CM{vHTP)QS9JogRK2qXLe%7r*ulSukhFVaSfOnT!Y)uvmvlugthW?QW$9-~x^6$L2?txEfv#9}2N>rfhHO-VB9e~MzXRBJDkaZRh1_)_N;
+uxcGUDrRrPq*UG^KLcUchBXQJgQTP(%)(Y)%mc0WhSE{9f6MCoIr77=s;B%l++cvMDds19$E4=W9!gb(nUiVhywJiI=zmXAxVe594dO6@h<4m^mP<h>5C+e
IEwwD^H<AG{p~#42`v92gdmt_ko9ivUAdM2S(TDAVZa$fQA3<s_DNH^tS8-axl{@f5GdsK87d-)I6+%dh*5^kT_}jKaZ%i5G>=1&)k7Y0q7$$7<%9aq2MfvL
0s47my4OgMOs#EB<u5bEj<Ub`wcP|hn03z9l;ufRD0`(D#GF1wrOyXlwN1?28<0nCdLv0;s|wO=!kTQzs~ZtYA3>(fO~GW>+2T>#tSy!hlkQ6!yt2w*)a8cQ
-q1MbMYFB)jPLlb@i7e>9!iV)L$Q9oj=<RKVs-vIj9MQ8UY1t+@A>QPZf4p)0mER`X5zei``WQca4~G$O&ZoJb0S}Ng5=aX*{V#IETMg}y>Z4G2Qrxf#Nrn|
b*Nh2-YDmsPUQaw;RM;;?KkIVP$Wu<WtX>UqKM-gu#_sT@Ew!luq|5?nXEL~WyM02)~RiVXpX-mb9LpH;;&w9-4$&nh%&2(?$3MyuVBreo32wl;LAnilvd`>
W_3#~K#<HKIsb=KVJqE6Z`V)v*6@-%$N{Yu{|XT%CAl!m7?L30=O|`rT|sKJo_d09s(Ey<B=KFS*ShRfKBZ2pjTp7AfVgc0I-AFCwWZ<xqAsDvF|dV|i#~Fx
?TWp8sAy(}z1i>jQm4fbIqwR{sqMnfKiTCKy3LBAw)7zqtweV$O|k5EwT>MoO<R)}%a+{@D<2nC*>w33HN0E@*w_7gi_(`YORIvrXNm?^*QLKwh`$ycvB<f~
=|N$(pj-tTc6r$7R!)gWccpob?A-i~h91luQ~<eP4JKO&I*2IGe6IG9iFay*zK=XRbj~j}-DX+kldiLFqX3)Z8s9Z~h*_R>ct`ta)t0***&>$qOU+WFGRD`|
vigCnKgZ@5voS*7P~BwCR`T#U+tzXqjrrE2?y%n-mXwJlb0&T1yJ7oy=@P)=sqb{B>0ad@bX=n4<e!!nw9LeAa4}EYgrcioLZnh6-n%3IcmP_a!kDA)S&eMh
oVWeL%{TzQ<w+_>NN|^y^?d8*X0~m&B#;~uT4i_?EbSG0lN_XZ<pUrKwzisO;{1%AUq}gjCx<{gg-Nep{e)~tfJb^#xI;#(#NG{ec*T(ZF#`fU^vr@-q*pTL
N$ZDN;v9XFlf(C_!_Y?mp|II{7A(%f2eESmTK;PIp3j-et#Vzz3vJaX%pW;hw5~}+&JH5j`p<-r?XC^<((F|B-oku2K^d_NU2Pk&MKGsku;ETub<3DUD2~Ih
$LV^t&Bp+0*q#6M9ca{6eZ~430u+m`IIb=4ulcrWn6tfW>#7+|$1{WgQ3sLc0{Cj^3Cd#R42%;~QT0aoI1fm!F3H#g0#-!LYw6OsAGR8+W2_t~d1^CbU5d<c
&9}!d0VUf>yZ1@^{UMwB^X@x}d3S!${|E&7WB0jR_2Po`Ihfp_1HUOHsuE!zP7~k1)5Sc+NC&a81H2%dg6mB1G!Ffm46!eYupaVE<t_DF9fo6~$v%&owD;I~
VpdPFT=$WZ%{o)V!0d@bMhrEC<NOS_wix;`<Br#a+QEQBvUq*){DmMz;=%%d6tktuXx8@sV*!mu!#=AE<#TynlgtRo(;<iGatet|yK$7Hlng6=`XR~Hama6=
EcoWBJnplBeTFu9Hx}#Dn3jdFY@t}ul=GA2Zc`kGhpa#Yy;qjTOxBO!bz<9pR{RFoFw=Rf&`@{Bjtu*3%qApjRPbbdtdYwbfel;*B*^f_3W;e1I7MsL!2LuF
3uo6ajYU%0L6Wd_yzLpuebhtR73I{pv2NCF=4IwHK6=K-H9wa0G`F6Fchc~{^86!P&%@=3cm~kR>c77gk4%K$y3$MEcUdbuYT``ts3P4&A*xMQtnq$Z=A(>d
7mlZ}AB&-AV+SNjSAzii>NbKK`mkmx4|y4Km4~Sjep;)~tRJ|z^LwEo&%$hR82J6*AM-3Pe36|W*9g~OlWVT|$sjTb&^N-8ykPFc7Z4G<&D#wK>E=m}vgp>m
@Zs$QpyBR%?iQAj={W&2#A{}35$t$80s{P7vf#++ctd+Vu+sCuKZ_&R;&`fb&rX_8(>uShGGW7u`B2uHO6Z*XtSIOR(^HJ_mU5C44RV@->O^#mp=jA^Dnnn`
kWDThNWS42!QnK;YYqYUx`An2?ri#%OLE>gtpAx?g>mM2XOF_wO1^*D0m+Ps=xm-znP+$5;Mx)?!D$ePwE>CO7oh-L+{+jya<exiKmP@kz)g%HGu{|heKd>3
kS&>)97)P2y%Iu`TJ^d6Z~5x4z6gD?Dw!4Tt<+5+Y=GWecBV4OH$^9fud%&YqmbVT(O1V_jx%RuDosgr+HOu_;(_uSthX;fo}vGaa+?XS$y+Fi(T0MpPuA+0
WIKDhi8hnGoQ7hdazAu2?*^x;QwkJ#3`x0%2<#jlxW$Wh4MRHmk@a#iLvYj&VY;#Xcw$nfO6M~+ruUmAqujf8U`$x*qJLWEK>dTtfB}(QBQFQKtB>b{$E3BV
W@{2@+m5Gt#4pcF%Ta{SJJFY8<nivvlX*g#8WTwSUdG3E=_+;J&%=dYX}%WLyh4`BJhx1YV>9=5Z4WB%hJz8Ro?@QO)lZT)hAh29Av}=twhDQ)K8iKJpXMR1
1SCJFsNN2;;k;hs_~@%v#@7aS{YP#>)}Igej#CM@m1Hd&Xx^i_twSeniet~@Fk)YnCzJVNiN<wN>Zl=AHt(k~A0}VwGKZ*_7d=JRSBcYkzbf%`#P7bbmnp+Y
W<{O1BF@|5srDfcw@_M9-<820Tc-T^DF#rXmT_aLk*J@wbJ2<OqR1i-EJ#oIB-d)~vd!f7`NwfTzN-pJb9t1->AY_!hAt#imd*-$%x!v1Z-p;J6!w+pThTG<
xja8!Op_hSxEh;6KF_zh3b};|SJkCJ%dF%*gPc?PzL9L%^C6U4;Cwnx`17ex*YfTE$^+RWrpio)e){cDOv9^TxRHy%d6{@9j<9}L9waEJcm4V6Wq3a+hoc+?
8OZHe7+e;d4+ALs^cf9>av=*jcW&f5$QA38lM9+JpA`~8KPx_Uo;N(}(OF~)?au=PW>L<=yhQ$Zd@%yuP%ym?Z}Lp^;fT|Rt;E-lVLJV?9jm>a<+<A24<=vJ
PD;U6+0m`-`e@?3tVc|5$PqPb54L?dFp(WqmXAlPDyw?g?1s}K5dq3M2OA=IXQulMGdkz8;H(f+9@e#ITM3DJLfH2i*kgeZ^T}~7ZwB}EF|6^b^hcDJ=V!CS
L<akKME0#ix}01R$`S|0A15{pm4$(Eoy*P#PL7*PnG-c&b~l|5kSvN3$zmv_*V_^XNfL-0Kjxmvcqj=+FUFO$Ss9v6B&JG(Mm=0(o!(RCY2k9qPi64tD3lzg
P-ah=<pWh;L*I7&k<o<uag~R$<aftj$;uCd=y^2?m~8r2jd{M?a{vsPwyYS|MDtuimT617U$AxV{77Oh%Mix(-Mk96xVd{0l5DO)<+>k|F`v)rIzas`hH=cg
*@;CPhH-AoKZR;!kVd2uhd~ec*?B)d;BYNgFq8_=QWYRc*&y;m*K2xp9Qt*c2FT0;yhe2D(vvyw$z_(sS?vJ47>^2tLmV7$dT@)S@NL^Ux)+kxqpb7({CyhZ
7W^JK(lT(yy7z82oSi;jLNqI^hrES*mB$OBg3hEFrRjtBoYj{;D-xD4S1bj$kw)z{+xx7Gb9>7kc8_~Ud<nYFKb95JeZe|&es%-im`Oj_3DRa@A9J%W6@|LJ
mewz|6w>w65&ZfJgxK}N+p+3C`*NL(-Bb;E1T`Xuvu^;2=Lh<mj6(fwK(2=(fOc!#H#a>S7?w7;@om=gtj%*@QLm|oUdQ6PXgY^>J&&$Ww7cme5NIB&-QIq6
#1JOkb4(=b=NUgwZ_ZJD2vgU??ZZe(OLP-hAMBJJJ4D%(|KkorWL?5<9_aa)H07$&g-}KQAuqJ`JkIl>^QpM5taL0Va?GKg&T4(U0+Wsc={Y-6f6rOZluJhM
94~Si#ZXF~F>-{Q(cy)$?5{om*G&SS05_2Gq5eLmd2}pfbIH>l2TBIi^CAFqC=jxe@ua-2Vi=Fjiw;MZ`)Obr#r1OYVsxL&-tWsgAD~jmSa{ZU(6)?25V^6q
lTJ^AZ2NoNTVfVeJoL0Iw~^1xZYPsQ=PG-cShgTxJZ8kJ#mEBq$FUsEX)ZENg&lwpy>XfCRhI(ko^qJxUS#icrHa#W*UCQR{f1lLjG^y6D@IjR?p0mzd)^Kx
WR<%1hx4%m%w-C>39ZC&v-2{vMwQLcG-EvRmFUlBSl<kym_*@Nz!`DOhO#T<qw#<=Bc%FV^*2QX?dw)wy2)|y{>cd;pAN?yU?pFa_D}MuEZ0w0mvR&GRA%$Q
rN7L2D@@b7u0HzIDy|pyGEftr+>o0zf5zBWHAv>i!+jWnKBnFz0wXHRtT1^cVf>E8a{H0eNs0XbeJX@oES!n*5Y7jR40-WA$_tqf_Pm6xi>Yq;yjS8_!Vh@Q
$?3{L!ozMAB68l*W|mnT+)sa(*oKCAkhBnJFZt`JM*ZvM01bM6&b}>5b_|2aL>}@ygBbn9Pfvdnih-RP`TP_tanmVh<;lO#_wVxjCbt&!tNbh&OhwL%6S(V8
kIi~BtdBW49G)!!bl_j0BaemMNRpR&-TzN2KPk=_`<!=d;8cY)mWM?rzCpz<T(Ah!9_&w2?7JGQ9PqFpjeX3J$3o{I>R8As{;G4;`7GrQ$ke4~P(?Xlxc__A
t^ghG*&sp}8Q^!@ROcPYH_pX3y@nWw3wuBGZY-L0&YHJlMg$k^#PCgopsNbwp$B0)2amm-8eUPtm@gdx1IV>#4yHfQZar0H&p^L`^0OBBugC{rGgiswUfSNu
9{U{7(r<mh#l3a0PR3YLf$LB;OW*reQp>MX&W&K1T)ao}uZzD&`P8vvsz4I*L0~e_Yzjj@=I67C*V3Igth>yE1o}vPZ>LQL4A0KTZ3r0cJR4lFImDV+8?_#@
Y~pln<dD7f+IAtZ<Uv{*y61E7Y_>k{aq>?#;Z$n2CdIwr`n>Oe6TtUdS3IN00r$J$b9M#`*}W8t%-b=r*Ul@8F=mK?8P!~_TgA=pSN&>^@v*AU>o+%u$VmjM
#%NQ7ApvdEU8ge^PRJM{<5gI&tn&~fWR7;8UrhA&5vtFY=f?<>{=|1!>R#TQ*m}*QhhiOiQHA0j%MCH|u9UoltH~!k8aa(Bnt0S?+kwm5Jd|IhC#I(r<eU7M
PdBQ#ofaZ&z*=a+`#ft3%ZoL1_Y$dpu!Rq5&E5zWj{KAqevFPAi#6nPi?;h_cp8su#@kFa?XG_k`4M4=@l%pID0*=%@-9o2)e<f#Ya-SnI|Lb{k{8Fl>-%xY
GI_(t#6CE^g<1+&BvIwkL5Z2rG`wLM%GSv_cnC|x+I{Zj)jtm#&fkvjL_Tdym>J*GlS5RzB@9Uyb|GYI<5?0}4ouvSzV-&<`7sE&+LXCSaj4CSV{dREfc9jx
F$u-79f|fTfG$DyoP%op_fDp$pN4=wX8FR%0&6oIqda@tENm43I&16D%^{{o4pfjOz!Kt6GKVL*r_z`qvznRnO)e}2M`_i&x1*rVlV>OLC7y0hSZ;Y`#Ktiv
o?;gkTrWRWi_iR}+e53ggT?{c9z<{o4$S1YZ=bqw^Rr|>mrwn)Ir0l&v7vbz-nY}2V*qFwCu)b!58V?~H2Qf!xIaRI<&++m)`d;ZLKKZzJc6TC&V{wZ*1Qm{
<MyN+_NX7={*T>^Kc?tUg-~M%?(Go2PV@C3{dyK!d7MHjq27mgVzA@8%WTYJgU?u5Fd~yODZmaSuuzpIE*k)nNg5SnR!ApH8g<x-VRB&MK>@y(8H}WNd=5Xz
6seI4^2`~wJu4dk8#1m7m*Hv{vc*l;Gr#}LvQc??+)i<}GIF$S#$-44m(UkL=I5^uy1ofI34<Q(YlwU@FSy()vXJ8(H21t}a8wUGbLYQ7Fj+>}%BLbL?>L08
Y(4%9+`yb>5}Df-t$B9|i8pjyyiJeBHz#{Bfxr$z4>_dh#OK`5c<_khv+%exMmcM(v2g#%dNAkX4}=go`#eIwK)d0Mf5)zYfcv~j>HcZasXsv&0okJz1y;~3
C!qMTMN6LfYi~r3ZIP>|&t>d~n}yk!ceotOkG&+mW2f8_yIBz?0*}Nc-9Vb^EKtz-Op#GuM34cg>^oZgbd=|*dp+XwHy}sM^mft9^8AqB$-4*Md#)IrL}gn%
93my~Fvh0z7j6Pm%-@#dFk3%~>`O7B<ITv);IiJ7-5S|R|7K<rHq^>}LBkPze=`W4k|RW>n&YoOjxI0X1}znYyQ%nW$Ms3(_@3qUx{vtFC-0?&6n_`*1}f@4
V>C7LuLqHJeZjK>7%Fo<jT=$!d@*|qtS>9Rk__jWB!a!2J3H@O6Z3o%liZqr4G>zVY2246$y5qt0n#?*Tu*<MPv*0p^1-~YH&(LJ`-)F}RW;T!Cg^7b8KFxt
I*|~KENOqz{>>6TyDZ00^{399#OV=<(X(*_jI$10=_3@9XZwAI9zGI$UOg@tORX9A=p$&_E{s60#pzQePMHqbWJ8#c4##TzP*85&31xB{)YS20MGgrcW-$*)
)MYz2#;;Ss%i+t@26xAIZ1|@CW>$PIx5xFw7=EGvYd4ZVMt7NosQHfh!eRq@9#MWq+Dy^23=hLpn6QPIUL0=#?mi_mlu>6VWh?R)#0OH;ixBL(szr;peaHYs
Mpia)hLt?@9PWSdxN;)-T>NZ&`MK#Vj}um03lW~4lbx<y0sZ>fCcVqtE~W%JuZIZ-5HhIv&FS<Oo2Ow6<+y2tEMnguNhU@+q-7ov!U+!rU)~5)K0<?+xntAm
p)B)tP`#h(Z{9r-x!L_7f4=)tJ2^=jZpfJ3NEyZ_h?^J;A7=22WJ&n&;EVIam>dQgLVJj%B&VmmuKTx{E5ln-!e9>hQMV){Fw}1my+bSJ=I+hLeZZVLQ#C9{
=+6xUw~x@U>VRhoq^2Gc(W&#B6V2@Ae5_5{k-{qixd)2f^UjG$u~-NHrVC{5tsOd?s#_%&p3UE!=4L>C2>lRckA!>xpmd2@auAN?+@HVhNo<vPO9uTaA5Iwp
Cagyafc~zmUAG<!JmpWB+l=dHy3Q=x40-1!n%d#29a%a(p%qXhTaSSCKFwAn^jBASlwsYIDBL}L0+uvE{iZW^5Vr3#>In^iEhy-zj#kPi62(<*N1@vDgY8FX
s8E27i%lVm+;M(d%PQaa5<UGiLIXNAYyu6+=_AMZNy;^ZQ6NP|6;rs`JAlWN06-ocPQL``jpN|r6PIJ!!P^?mxO^~SfoW;4b!#Eb*eFcoFdmPArSQRl<=|DL
;)HG(0FQx0W64+9`EP&$d&LSVE;IVE7@!zLE}UdRHfE6ES)lgkg%&h?d16+KB|qGZZ;1@$04OGQ%ctz4jo(s+doN-XRJq)(Ng&s45+&gzg>wG9#&qCsHv^!-
bb-EzFNg8nB-!~-bhf;>_Udzj2GjduZns}pe+1XN)Dxv%#<^R<WHu~atjVoY`N^5-ysH@ZJR8OZGH~nmqB}VGfc^PQ1>bbB_m~Hx=8Is~ag?);3>KC7k-EI+
@?^h=wmeFsa%i;m79FzVzaRv~o`YUKv8-oMPKyDGa6m}4vTb~*z*+l2g8uYlHf2M;`{80c=DyDvhfjyRHez5R&?VK{R_;53e;C5h%{AE4d8=8ax)JQNKzTSi
9OS_%TN0nxyy>F?k}2nGy>GJ<{~+USKbSp6DEufDreS;U!|I!xAt&oEf<4JE?szk0#S!JWFO^e%%I+>bQv;LX<g;O$9&&xuA;8rk&eQW#i1Ma5c99tS)g(Xf
`f~iV3O8AIzo|edh!FN)qfE+*orH!|pszp`+2H!RZbYyJ<iK)s@=5gbF8gesLcpg^^kTm6gyBSgNra-SXn9_cE0p27%aaL0><6CNkj^wVHr}ic*tw&p{jcY`
=D9wf*??c>J;dC;?`fQX1#k)3^<E*SuT{iz3NjqrhOeWn``^>@giocKN?;x~$zM!jL)XV?z`%-cWd7)r4a4g)f4yR~WF>?!m$J2SA#<;pOR3z0m4_I(Wik-4
k?n2-7$ai9e!{N2HO1AP7$CySeMVW{O+K`RNhrkFa0sOin&u}jPizWf6@2Sb84|$`n17ahW7z8HZ?D*NCRzW6r$_4ds9i%AQ5Gs?i@5bRWO>ozCQM#tDepMw
lHKNIUuN&@SyUOwh%cHUD&FSHwg<?-=aY|&4`OpO<=uMV;v^<CZ2Dbsu_?BE{l;ScB-Htc9quaVUo8R(0}C(>ahCB9qxXJ1z!>(<^3$Lvc|v2^_k5AN<a`bh
mDBlz0DrHgxmVq;2k*BKsiAGex?pKo>T6tY)?-i5VC5)3<Ky~>HK>ImH!eH;myxYl&ly++{PNsZvX&_2I?q(l!vuBZiU0EDak-w#o_-^Xm+Q&!Za;xxeGz=f
N|c$}rg;z*L=hvy%CB!+A9ck5z4f{G;Y7ZDcg(}h|6;|L&4j1TB+8QuWA^UVRW_aMG(6iMPr;s^hT(W5J^dN}hnFOwZWu3B`+=^BcS-#DasOE!n`1Hd)q<)1
B4ckz`0}XSQgl;h^bxe9-=U-*P!FT|2Gsek$f~r-qEbK%2vA$a`FYvnI>=N~IrNl~yi>?$A2VnZ+w~zdKI87iVsO{4_kHM(Q7?wT?%OBd0e5s;(C~g`#CdBx
A9vHelpt<XV@(*^uD8BDT&k`+@-^k4M>Q1f+w#P_JY@1oJ`MKTp@tP*rfwKh;<HO2JNr!K`6LoZaT?xe;k$`Q{;@b_Y&`Pcf`07tr$C;HQ#ZVGSB1)YE7y?X
=K~LE@7ZClc1O?0V>b08iz^l<(M)qQ>}VIhe2!c0ZZr|ccRBh($Pt~I-RcRr!LF%H6B0)IadAF2WEZ%O_)qqiqo|lV@BH2kgbU*&uXF!Y9izHD7R&-es07<?
=(P`&MR|Cxk2dzQ!@5(lL8Tkdk99V~hV`G1H@tUXW_kZkis^<J0wIi_jOC#Oz?Sc|`J{2liC9I3FI)#|G7KR)N*nXl_yx!Y9SeNF3F~Nc%DW-cpd4R_QL}fn
Xi(aVW|<bel|8W*6hibe(RexvI~Jz<`B*?o%=J_bH=P^{_C!Aq;oqJXX3(h|v>%337<y&ZZK^K%AiG^=u9z&y7A_=-p&&X0xJ<+1IPfwjuK6ZHM#x3B24<74
&)zbV58P$4^SunkZ@(-4`1|j^`R;e+H{bpKyWf5HyUjP>ef!<-{;>J|x4-@Ux4-{x?SJ>%o8ND~TYvNIAKt$E?dILv-+lMZx9>LJW$=>Uz5Dr(?Uz4J=dgL2
zWdIFZ{B`!(;xrvhx+GlPe(s&<j;TncKYmo{`Pmr@$K~a^V9Tye={A&)6e7&fBg0j<rhxTf~34vU8SRlSVI1hF}IUPzW6)*re`nqifmI*%PT#vR|+%gguMei
xy2m8e{4@8mNA9mN2~OCN%1c`^or9d+hSq*)I=J$#A2z2A6TLh!*%p;)U0@wM7)UvY7mJ<)?kHP{jseXA}?o$f8?jk#+TZY{nhT(_0q@E%@j?VJ>yMkYm1X+
%SnV177K(hG1vI6#Tr?LX&dWD0rRP2<=|tgta<4e^TzDrW<{x`7@LSM7-jpKiU+=<lE91R`^SZD;HL>{BXQ!pXWF=UOLq8ysz`c!iJ!&GbXik#q2>%<kP5Yo
VhRxpT%1=ms+z#jFB;NOeiSV_)PZVH-Ua<Pvg)k*DtW^&^GhE21d#=<^>cw#av>(VI)O(dh@OuO8~6i5C$^;3iSYE$K}ves%4j&w-&6vpcBzlIm<7bRe`s4O
mk5jVo;piH*pbo|5ZW?=l$KOOOVX|7k`4=5+kv+h3zDz0Sf0PL1At$MLu+u;cL*;RihR8~pJJP|5#HuzyJ{-(U&(cPx2iCz9*kNY`a5eC++S0zR*gwg-e1?|
aM5>%i-$xl4^g$SjcHgD7u7%07c|l&uI%=GqB=v(Pg?)@u#d1dbNgfS&@_~XI<l9~#@BfE;qlG3{>@<r5%s{{e_X4mB@DlS@V0!`(AeoMOuKzn8yM?(VxR-7
S&~`OKE$fuRkeBfeR5sbZMTdSN-lG!X+-G<MrIY{e&piI#%v#VrrTa!shvS8Rdt-XS>4T}p>C>{#t}iL)dqRGP-m^b<ukpk*y}A7mEI`@@c!59`a(sAZM?I(
i6b`Xk1p-Jz9RKbt7!SK+7jF{6&EYDRABVc3MF)fKBz6)eW+X;S@l8bt*Z3iG%MM!+-;vOiMrOWs1ImF`=rBOli!iBLjBb}v)%m9*C#_O!Y`mpwKh$YswP@q
oOkT$kh-?q)G9fCG@U<htBo|*c4cZ4|J0=o+IRQeoWym?GTSp+uPRW~>%+e+>bS10Q7H)KgAxkEtJ7OI&Yj|eJs3!cq+9(01{VmUUtozAmezYRZ{BwWMQT1*
x^u;IUohnBe+sDyDEVq>uV*Ok6*vP~S+__2)=RYwb;1-?Sj8zu2^eT*lfOQXz*8#tpg4N2I$+52i3%enJLX-R<V2xRJvh`aP1XM*;Y2w>*!_+f3$j!5NPTT8
nfg5Dqrm~SAxY;CeU|WaQ0bo-x&GBq9jpp@8wT)thK+d*GqP9+5UeIrh*Z8HmCXJYtiwwP!H=(!k+V4u_Cm>sb$*-t=XS2WukhNWjw~;^YPH{y`hu~$t<?~q
B$^MlaQwX3NmXN1LAH1}pp@;Izq;$FW8fO?0%2sG!WC*dktGNUw@Q_hj+*Y`w6afbm$C$B!0|z`<^Bc}dIDcWuRf~y^-Z^v)9KB<v6rMEc6Ie&t9VP#+hsk{
1%k1VIdcSGNCNq!7PS?O5XA#0pO&}WZs7GV@*KY$|7`PB(&cbfkY>S&#FpW`;Og~1*40;lDG~jsqU}{WAaj|WpC%WU@2Mu3ShY=zWjlpi+_$uD5o-5@Jrk@(
=W{174r$zV`!^R3L!fPOqNHzP&u(GJ`)J-lt9yuRY&A#7&f@DIp((+=7oh48Otxqa^HEz6CxdTOXo?6}2gHV%2*>XH*ehF*z2zv4JqZZ@xq6u2Mp2!eB{)h_
HNSkb2ZM@C+|JQ}_3LyDC}KNW|4&a5>RlS6ifQ<j+!BPYSrnaju}vZ*#q)jao}-!eFf3jBup)ihL=b2w@O%15BMiCg;=eP~;5dqQb+<@VP20<c37ioqC|V^Z
u3q13XyvQ_lFa6TzQTLwkxn(=gCPRnyT$IY!&mkpOX2!2NVIQThRi>FI<Fl#S@Ct-v4J2y;9ZrXrb_5YvEJX2gdfxNd_J4K<YalM+yHv*Ua|=4^!<4QMuO5c
gkt3{&)-f4I;#-W6``X|Tw+tkjz~bdw0&1&bg2@5ao(*A;n3p!%X+!xR5w-;1GWsaS||8`rq(2O5u&zvQOzTEepI~ME6|-p?^s%)%Vd{4U~NAo+u4dOb$zI-
t<mC2r?0BR0-tD1tqAvK`+b#yX{v73?^^p{(oaf4h-~8hzrvudpx9Q4NT0`@QhGrMn%AGA1&*d_fj#RF`zi))l{3{we)Y^nrcp6~N3yv1`u}-x0LhISHIq^0
x(5Bds>yOb|2l2q^~s(GJS301JzP4kW7Gt+t&@2bJ(np$KVG7%$F{3qt@cLAf7eE@n!{no-#1m4e$w$oqrGQd-Csq!XWz5tU|#yi@BO}QVvVC(-C-29pal!6
>Qz=pZywQuP7rEZrEhC^{h>)AiQcx?mxp*6r}O58kF-rdXB&2Vixndun--9Xv>=148DZ_7la9Ho^D#};<NsdFJNv`yM~eAft=1Uq=JEsC&MLJ)Q8ah$medH-
$JcCy{YRa8(=o;#A3BnD5yM@u`>GaEBB1gX>ZUajg91c#_sKpeJE*1IE*B}Y^QEjg*&VLs7HsLVw_MdS{54$(^JimB`s1IJ`1R|+gkdDj8qMq3ypoUfu8FHQ
iA$n#Md-tok(E-l0);cr0D9Btm#$vS?ox|fRzcy2TY!&?Wz82Uut^<v8s8^XTeOPRcf4ML?RWEi+aI_!+?kzuW)Bw1@9@SO3hrIShg}liA=;vJPxo&Co(`y4
=IK6%+r_`J`}e!9Y3n-HaoQ_&NEfCtHnCAB9+Z!<I&@bbnv^UflyT3_i-xY2Z9(^RmQbde7gp`(KOX)A5x|#^xB<5?;oqC{q3dWHnrxR|W3p3>Mp0mgW`7yY
8go8>6GJFZ7%2In>$Lqf(5~#~%*0p5cJGxzyEthe3SRs(;uq@tr6;dMEH10+?uYZjiaG93x2s#vuHqdTP;_|Cn%C8F6{pKLulJ_LQJXfvxt*=5ba!zdp%@)v
yuDXDUBPv7P{PJ#_m|zH*#?@L9o1<S2=wCaHi_{|dZj`Oy0^XVk&RSZwdycWV$^Qim?hUTr58Hyg*DB-vEf$F<6zTPAd*=9ppqd&Q4d7Q2wu$R+3k!sx#ZFA
y=uB{t$g0F^zo`=ozp9mdIq54t385r+V$yTV7**!d*EGl54>DmqLfofg;6T~kaX)SC0{e~I&xWeUT0%Hw@uXl5RvSIQ^6*EGb}8WRRqa#F4Q&PIe5yO=a?t2
lWSGhP67+3v?nfHgM{?t$Bcws<v5BShga3G_t~ls9iQ<>)f+_VCkSffTGdPXvhK<&#VM=i)N<!(WGfKRg|O~!Dd=nK?I(>K%<-VHP#=<5U5K<Lp2deBNsRu(
diikPuijtFp0|Fn(p^6{RCq%Yf?OJY^8g{4ga5~L$ypPuW)xIHvW2ZRe%KB90RR{cNi!<;>HhBHks&o=xJq?f@n%dY{Yc}cs+Ww0i9GDyCy}5BV-}wt_M|2u
aeMxeGH&vk0I_~rp@WAH*zVBGu=sKWJG1c{Et-Tk1pGAYKFJ4Q7VP2_#XBRHkDQ}MF(+ID*63mW-c#2r5Uff!)wQOO+3|p`UJBX81~PjTQNi0+yo#-DWcBL|
;$zi;YS|9>S+NeygT^@ROr<gm`8_4uP~m$*{Cg1I>uM&?i-%WsAGb!PbHZZzaA$?>qF1q2L_Mxt7YnwJ)j+j*?N|5`^4dotO`d3a32Mq9c0b$d+PWNw;E){-
s$=F7HOa0`9?@z@w;cEzbxX_^iX#KYq$p{xP0VKx|01&tX##Dv)p?C1=m2(>bh~|rO@}^V;VSeuv>{1<74h0%$J)glJAQz-7a-hk9*80$*)6dav=bE3lpd<N
QICzT!4Df-uPo63+6fKVXx8-iaoxqPS{n9g%XnP>pC(p+s_&K1>ZcZ~+MmT!TO3_$r0yb}PH6izCLca-_bccf00pA$zCmgqEw0eVDq13qlKNT$#m<CSc){9^
bg_K{8DVviXm`=QVf)=9j}I(~0yK5g`W~{yiYU{3dNboMDm35I+GJ27fQU>7oW^=!+dCF|)bT3<c^ZZ&$mNwwUa{nvB?%I!o>e*JcW=nwYZ(8lkf$IWvoPy|
dR*X;woBSCS1r43Aum-S>T}x-D@0AARu`{W8dY2frggQt)n;wF9L0;)dKQ467j?*Rhl8g}32|pst&hXZkX|Jme>fkRw}{Z(3PBzjPO)`G+vbc1bKV~!#H+d<
(1NjX+nkTZ!9(=g#J<?|L8DjaBZid#`G_*cIOuyEH@c{P$jIGl#f<bpKqBku->$OWqZcxcm9KX9aW9Dh56Ts~OHzh#1fIrLD&tCPm(L-;q*mvSxv)fWJrEU>
;4Y&q(b(^yE-i{IToq7@4vPxyo0`hmLE-5Cn%#Tpa9y*fH~MKHWW}PKE$aSqPU~W^;-|qy$u()va%1nZ)8|Lkb=_790~qem`Na6JcMaaX64*$=&L?0=g8D?!
L&s2>EzbaXYd*1kS^dQ3GJCTh=iRz_G&%Mej1w~dKS%G~BuA3oX|9pGcjRycx(Dbkks^dggv*G?0%mwi<Lzg=<t=wP!x7!nD4;}&5bhqXLSzBxndREreYJa&
f4~flu1ewl`tN<7%n0|lg%Xwel)U#vIf`od3v}J_;wI;uyXnV6zKE=YzrnJ53BM7DAH%T(KP@s)iy{eiD#~j0BUU36AQtvVn;Z~;jC)BbK7Y!t=G-A#1d<H_
77=47*H*job15uOpr%XU8==48d}gJhrTj7YtJ|?m@VVpKpMQy$@{tyh{)2y+PH63%mRy`?!56}50wN=-O8uyuFX_zd;m5ccSkE**$NAIw$IFhZ@~a*#dCI$y
6nRX-8!qUX@oUym0>!`Lb@V9*hbhOhEPgZ?+g^0hS!GPVX#7%`0%_WNi1x2`xblZJ`!J83YN|-4IpIKme;(p+feLE=Y?Remk&^SKT!qhIV`cU&wll{4xKvQZ
ndzYXXT+V51jrr_kuIk_pI<6YZ2TFztl>!S?>ciGzIaAaFL3rFqAZM8eSf{>3G*=je4WxvQdFSwiupXMJ_{-XU&@#+cZT8x73q3z59pu&V-B#N^2f=JVRReb
i7Aw{V1?}bbCDlJkz-b-f9>p1{@jARVXzQB)d>|A?9v{~haz0n><{7J#U1i_7J^g?{zDG$)O(&+21YWwf1_`Z%?Zi)8A!IU>VoeH8tXL#VGWEdkYIx4J+y_I
97I%&4ERytGT~ldZt+%FtCA)Bd}>0qFSzeG5ab#k0|lMev@S6SmtArSQw5@L(!1E#au?+AiiChYevp^F%wHJ2-0e#iOHJZxNIbIh5soDwaz$}ka=}oE_$crA
01tggxMQc|3JTu}OseHy<WxH&0{GbnFQ^JhRU1P{&6U8baL?djI6e*JZE8ec&WSiyCzD(15$!&dFL^x)NvU^eO_D|%%XpKonW=kT8V#dZBT{9!;dhkjy!?^c
Kj+`dx-LI+z6pw#um3;J>GZ|Kj8%Ou7U+4OKc{(UE?@PzU}Msx<gz>X<;WSy$yoe-PV0AiMq;^}SRL=`icj0KsE1Ni@<mjluHRL=neun3yX;agE?1w{??^NL
odKmoE*}+g*gBPo@gwDi#M{xCMQT_$X%d8j?&UsaX3Ngy&NdD7VM3*l4rmnm570RN==32>W89<Xokq<v51VNqd@OF_8!?swd2KHDb{QO<f|4mh*AyF!n51Pe
?10;oH9kLjalLCYUp+-h+T-Gt@y3-r!+bp{3b0NK1dJc693>>9oZCZ2tUb2-6A2q7^Nz>a<)lu}_^mwT8cV2v7H6Jz*#jqrRC(tDR^*wNS^rc7N5s$Hplj}X
>D_f7cu@lb_>)o%mpq`%-tr$d=9L71(@|bCYaIAWt_b;nQ><-SMpByW6|~Z+5DsQqp{`z_o(xq(+FJDO`f%M6gpLKC9h)Ae#3E@^5S*Fb#iks|l^^qp>#ZX&
7Vq9nEHA%R*lk#+zv&=bGzuY6oGDrd3=H^W2VYE{F2z{}5uecH@Ql{i#Va3h_5IhE!(`(Hn76Z^p(PYMfoItiRqwJLU|esYXENERd9gU!x`;IN85)182f0n(
4TAyeX!(i+a-wfM$u_x^5du+eEq?93aUTweutg#1anUe|HXjnT_+HsT7UZ3adY?j%x_XLwBY|~2C3!r;ucAP%%sS0a<|Mq_OROioj<jX+DW6V#qavluulm=n
pm^985|J&=hr^1r<jM_34zgR5_+*Cz#)HBBvNiF3uxkL|y#q~pEeT0}{eyifQsK5p+4Vq4z`v|eN(K$NJ$)QZmpz;QKhanD$@8lPA?lN7iOiImxL8y3?XQBg
kU*wUIM@insjwUoCAD3vW6R@5?b=TAHp4c{7MVZz9zVt=H0GZ|3PbrTHA-%72LMfoq%QL(OgKT(BWRt^hczk)yh`5NXElipScr;|orZ-Ejk*Ed`7dZPosn7^
|A+qgS>gk&rT_lTwj+Bg))Hlx?dDvIP9a>5U@)M8%bYG(-clV5=uybd({KZYDv<i3MMnh|u^Do(#Y$wBxXtxf@#XrkYW@`PBM%@8#=W2ykmj>{C+>`!1smqc
8~_cQ`f0aB1I5Rq|19oof&0q=yAU#OYx6mrbJ4$u%RY0}6id*kclmA#=N+HJeA3HH8~A)TlB85w=Qj8)nh2~iBTH=Vs`15-jF@v>hw-I$4S~h=D_+mLmzq!W
az2Db+A7<PD5??KxX-Hg1t3S&B6uV3nEp|XM%Z&zZibgK6lgvzzq+ao`&?~|TlQpn`Dh4zH;+g_NZVQdst*AM=1~jY-|fO@Rie_q?8;uh2qKAE!aH_{qfaFb
VRCW!6mIW6y*(d8#cex(3Gb%7iYBI~Jq>Tm@Fmn!)txziR4;TMc(CJJT)X&Os|hVe_MeQlukXTab;z43@V7rxWNWJAT#lC;50dihim!J7RJd#=aNjujM@+=@
rG73!CH;zbyaZON>eOGhe5`&|I4dZjc39et$;Nzsc}F0<K}N{=a`Lge0~|TmfkBoKw%lP_o4a>q<$~NPUkf_dseBLSbxlaB{1E%#UVc&xK0HxpvG2ane}ad9
pES9O_TRDt)a%)q>t|4@zA|l|z$0G;Hg4e8?X)Qly?u#rYqciXXk77mPb52=JUHiQ45T?GOXm^#lN-X0TatkUA$zTCE1N;BSZCe2ziPu*Pq}Fur@zn@N&#0w
=SHkyVgf%8#xV3+hI)7%5yJAvaorWeSBI$C+U|0P|NGYE(2nF9`xn`+im_30^Y}4I1R4i9|8CY@j*+SO$Spou1p~HknLhL`9^9*QaZ3Gz7Ph?#!zb3n+LNf)
g`$6puxk4A0XWo{BxK1Iy~TZOCVuM8<vXKXSQpM~a_m)sd^gzWv-}26%aYqCITQt#!@ta<nILcTXr$co4Qkrlz*@W?=tz5f`2?BJu^x|}I&Q+hnRSzu4;KD+
$j#fQ%V{jRkdciHC`fJ{Ym+_a(EU0RYKv#@IphAb>GVSAV=@`-(OH11mCirCz3iX!C0Nnlz{=0UWXMcVUsR(l+(Pg6<4L#lePrIXj~T}aGJi3dp2h4OjBVdl
YNh8-g*D&hR_)6WE_=>{R;z!pILyU6Op3rt6Yx6>P=Idt?O&iR20Y_N={_W4Kx!Nu3V3i|%hNcK?oj-9t%lIGc3SQ9K>*_Uhx{FNv?9>f|KhH|Jr+HBlwBJ<
bnUb_`D7CVd<jFjQHLZM>@kpO8Q!)OxdOtSyki053>V2?&;ZkOcFw4kDuf5TUvL)w51Y9LEpwmcL!6D_j~*{$`)&hSq=fPK9Wyb-tHk^TZ?cii(zlX&Tsf-M
8P-K}f*LO^G(5cmK^)yGA7^u?CSr=peW1TWo)-!g`Tr!jn#yz0jeXufVHro`XH!`X4I#T)W|E=E+F(x)*&r^gIhMcxeE8LvSbhR1`8O+$zyH5(@jjy8826tG
u(B_a7%;&=TsBdAv2|%x;UW)}-!=8jC9Sys`}rY0Tb8ZIz`Xbemc3<(&h$T^V8oAUOmJ@J1KWS`b|RitBG<G`h<Nr#V)Cn17#z3X<Uxa6bwLI8ONmE*IeY#T
S7pO#i~mNmu`Hrw$dr`6#+D3>U^P|d=T;XX<ol8XP!{~^;3p1sx?t(&@5w2ivfh|z<4|2Qe6X!1*zKYXdRzewyV4$`Z5jq4|J!#i!yOM=&FpH#V+8Yx3fj=2
M*0>Ny{g!nVBOq<UE8$OvEzr1_1WRDGV4A(^ZC&1uZA3tshgs)vL2Xhs3hU;dCj_SaY=655MvOGx-;yztMa`c%cjGd-Ve;CsoRo~d<<cke&%SnY;AW#viSPa
J#d$trUwWGM^p@h2n3ANy}~|6Kk%dX1`Mj7o96j)pY)`|#8m6m8EE>T8ozb}330~BYd!S^j+|KMu}tNDl-c8>3p9feP)Hi`1(H+=s!v+ptl7{aV~q6}t4JeL
uEA1=UMDttvV=Y}Gu9N1y;cW&*!R3CP#B)KMc(JX!-ls{lPg-&{SN5P{y>w+#2oMpl1uh)jz5_6vN0gDaZzkdHig0S)zzJ8vgW%>!AX;<oQ@~Pj0$<~ag)k&
f5Phku^#fos(7||ply5Pc#5Z|wda}J1>9o6FVNI(QhuBoY!2(69<Z^1Om(62xJb7oq}iS{i#12w#0cGv(FDv>k>Ra*vmyW_2`64zsK8M5dRS+j|K_nxL}b)!
WN>CtrdHPW-0(q?oJ`*ashz<7E+%}F5XJNKc)t}x;8idWa&NAEMBm>Jhy3V@lG{^m0E7c}acpt|tKa(jk>`4+-=mt>)|j?UIsv#HHGKo!$n|suk`8@NtqltZ
@=;G6fq5NpRy5|aw-J7C?%>fhuT_CR2CM0Dl+kmC^^*kZUq4pONe?gqphjV`(5JjJy&mV)Sy<AmDMJ7Edj8seYM(UBgQZ`NFu)?}a&zDKhb%{uG!YJ+ABO2C
hC?+JUwU_%Zc<@rs30DlI^@+Kgq>oaj$%H*0~9`l!uq0HURV@uFV{0HEh(N6FB9vv9!y5dSjG)sYyK&f$A{#*T%%1zXo8uH*GN#Bzk=v0dhsF8Q)`A&CO^Mi
)y-Vj$yIh+va2Ui1$_KO4TY{qa`VfwM-V&~+;y)rfg;X9d@u4Wkrym0RasNE?KOE0e8;oP2OI@GgVLI`*is4Wn6$FYvkhk`jc^ic0!WSH>w?fKZ&)rW%rJ$4
4O>BDJaC)wPubjkz<JjXE+2}dxNH#0<CH+<h!{XTdfGFhvg&3_EURvx<>ARfH9<0gTMtk7pOEcRX3$_msUl0o2?8i9pwV4%E#g>xIFS|&we0y75yY9YASa7B
Geall27gKesO}y&5OjN3)KD-ZPaYBdqseP*M0QX3UOmA3ApCG_`f*4p5p-;+>4&a}|99J)*K@8+Iw;Z)-x_VaX84g3bxiVK6yF{&EwnM;Jl+?po~Af@To))G
N#<jWHTp45v;%V~a)g<2@m@Kz`2gZgbc((1sUnhg=~H{VGzN&jqZ^vT&*=$bQ(TT##O)c@w^H@PjfvD~ZxS(u8;c8klCwM+-{1qRPyKSTP5cIUJim2@aOpD3
dB3x?T?lK46A$X|AfTLLKMBX_b=)-PZa<r#Oem8v2j%<4_ze8L6|l<pm*cNAIBpf_qsHq77fg)JwcYocWkVLapIhdzv}OWG5rCTCE?%<u#QBOACPdXVI?J<S
H}h~gIsuwhXO6_#0cw!O-sQ~9nH|lj>~Wn<Z4^vl{y3rm44?(^wX#4=<hyVoXLxp1XAQxRCR7<aMmG^67{OYXqsF%!k1Gss1wD-fw`HdTDJ&jk$&8qC$1zu2
mTU7A4GN26aql73xtqc8bGwlk+DzWR2~gjr{_Zx+As6fB@yI+{{TiF06`Rwuk?%c}7rSmr7-O@AwrJRpJ;6`}H<=hFnZQ_nVli1J`j!UfhEd<}bSgYBG_>{Y
<y%)84lVDEa9%fC7B)6Dp=(C)+9jyew)Fyy&DxrtQh1tM^JnnpioT@xGD91mHBPz_RLH<PXzI)1HkW0&ffw+&SSycb><>xTTaj&}`K<flOEKm<y5tWT8*hB^
csa+Ooky!Z9WR@*;L;QXg>i&e-NGaDIl1pcRHg?rEtc6IdnZZt64wUAn+!j5J(|>J2}rGcwJheZU6esxcLtxw4j!-!ueiO%J8=*8rMUl*`a<Mq#xC3QS`$x?
-!9BeFIh-}nCIRUkoLBBo}R&X^ioVHL%kFmPV^k8`4KR`e*1|P1MN8Ko6#-j3})!bwtjcn<0aL3Ykqn{Y#!CtUk+zb-n5ji#2BpYzF1q-Wk8r*50UK(J0ueT
U#kHJs&g1OEK9rL_uvBGl~Z{%d>8IZq2GG;NR){BzZ^<~-cs_+1uT?buWU{>SVS1-ior^GB`x0;SzSPjylnnOzI67PvtB3)8G@028R>12<3>;pDe-PS5CKmp
c*N|{gwI(fY0lWrCRpq?=gvxo0Dr-rR#$+MM%DMyu&)kC_faki$nKvw^C4lUNe_006vv&(4tvE2r2p|V($+&zSrxbnQ`7f>PVG-cN7rl0NxT|4g*nL<OdT}W
<yd24T}sUr`>08!maW$4a#5QZXf!Xc&D!oZdz0VFUPZ4QHsSp$j`S;1tFal{r78+yhUkU?4i5mZpW_VJ!#k(1lh&$8c3)S4c<XTE#LbE{VZ~cBUGB}WEeLnU
T>)Vym5F#xYxarcU1i)2@}WPN#k4xT3)s$Mnk)W`<Ty+N#y-}nj2g+3KtQas9^uxJ`<r67`eOJIUyT;G1x9v8du+?&aUJF)A()|}NLSPboXqtv?1mlYP+8?)
*)GdBI5cxrb-)Y!@`?3lP&q7oEB;G2c0GSGcoS%oesV>^>*6*FExmlgzJCKiNJ9vS--M~eWR7<&Bmw^%J6k1_<GX0grYMkcaTVo%UYA*!>;&+s<|dk}I4ZIB
sV(-Ji6@elOF8^>=)4*7$z9G!r;Ptz>C+f)XYQZol&(Q9QKl&_=yZ29MUfx-bgGr9ITa>z%uWh}?UMs5W~m2y*_#cmrYsO?gCj|JWhI!|Vb80oB#@Q=eJ?k4
*MV=AZXQJlS^R9q+&gTQDcKtIh(k?=1Z76jzD!TG@0H1hARww?%zQJ8LG4UFuxJDu-RIj=h{hW>6Z=ny_6fMwtWA|q#&$j7xdZ)Ts$h&08)QD<cqdg=-n1FK
|K6Wgz}QUB)Gj{7TRcwzUib*Owd8~c9x9hISwu6%m_@FIa-oN?<N0`dH=(~WDmS17wp^cerxOfeIr(!7t!0`4`8iR`$*&*toYl|-9!T77M)qdi^lXp!VFnyA
or;^pbMNtZKjO5cSZQ_KW^a-!ux6s&(@~SG;dc8+lNF%)TYvQp76DH%Um*+xWi7m9sQe8bxxgLe!$XlB<wt_oJeg=9z0gmLW7D)v-v&aErH%u!<4l}L?=&I>
cNu7m$)NNcMSN&%lm{_nvPspD;W_lZEOc1WjF3m$4?|^OUilwDQq8zILGL505VnBTK-r|wPW>%Bu@*nw-mC-3?L?i9?)`w)R&^>PF>)6q%q)&=pptB67z%Yd
JdU|7v^829GbC%K3o@?RNr%iGvUYRY5(GZcVh|aQ;k`QpE27y*K1Fi!RzaxXqC*V^7F#<~>YQHQyIIn;LI|S2CmC76D%6g0m&fTwS{=7yrF9tX@WJ6srQNzu
Q^@-)@O)o{oI;V1B4B^5Kj15dw6hk2BYMu;^`lI$E)}XKZ&r9c_JAUXpP|UxnG-;E9=lvT&wJ}{*O$w92f`lk>nG7e79)#-dKwbmU18Mx`Mtb~M0cC#8&oht
BnA=6qnn5Rat0=gJ`%mf;CV*bCK`Vq=3oD}kD(BEVY(LoHFWG+uhY3S9E~f{K)V(x=65^j4#n{nSDAsgsGE|}(NZ3LD){BHDHrjH*w*MV>wr;nnX*R}Ugd1-
9W5atb?Mp|nJ^Z=To3Q5PWI3$U@5#D9dpP!k6qrZXXSjmOT(?P#a60Eo=_oUyu5X!w%@>N^6tjOxs<8dr%p4@K6R2W{pgQu%36uL>6+c)VO@ICd~C-@-8WYm
Kh~?FDy-qf=w`!B`)G#<#6#@Zc`)1;m!0H&M%EfM6$GL8qYf<G2a(~vzfY&#DJLh_7VBaPPkp1G26HO;0m|x=it_+-K0KW<jyKS$<!;}oafJ0}CdM~8#<i)H
EA8O5YA&CCZ#BB!F#hI5OZGV-Y(?xekZwqVLz8cI)Ed%Z(ty;Xy?Y|ZVTXHyjd^O9rM1YsDNeQ(hpig<yUkb`L?%alCBxr{(Xe;O^}T6R8r<bTbyt>Gci7(=
qeT+sd8ZmBts5b+lbMa&{XOS*qelx5LsbkmtAy(r%k3xUK@UGQCHK3ZB+JV2`aQWTQ(BrX{I-{;(+<h0tG$?(CPm|?%h5{9EHj>VXlbCd$C`$DP$f${PRc)F
ay5an^|*kl>fa9Y4%}`}mv~tA<}sNE2LWkqM8E2$g=tTgdcRDDbGO#wN-${#E_gY%9fYfTn@>Afg!*!w#GC=8o=Fj1FLQ5e?#&CI9@QAs{bU2nFCTJHI}~Wo
N`zze*vYZB<K>{u9z@(MIG6h~Qv%O6cusQq0$Jh48lTTW(<(XyTwN{|PDKf3nq`UeCGmANm{nz}<%K9D&sY+^Xf1?b?EC>sv()i2KjXIw8!oD0mEg%>G1O^L
NmJtaE?+O^4*J&%A~)HY`i?H67kTH{!q;{?;rGjEWm>0vY-;pM_GG8U$gkXxsdA!nl4BA+jhL@j3d;U=?)Yo}>uttApDi%PTCKycy|2%o^T%*|B6oNkuZiPX
%()*HB(mgfYJTyKWB^J#kosL<y}GN8dfs6}O|iO}-`$oq{`I@N+8BN}?B4F!atDBb=Xd`@9!Lg>G88RtlGL~?HU;EXW`HkdlznWejm)rp!$JD{qbeR#Y}Q8?
^`He|TjqP6lFpJSmzT%U!{x4^%f;z^%jPB7P{7QBOp#`k7r`_!E{8eY+NJ>7*=u3?t|_z^ha^cLj?DqdJaa(1acJC(%@!vZl4-xH!+wo*zoqa)ESRgp%9v(C
yZ(02QlKco14QO_{TMgFX58o;D&m>;X(K@$vR3f?Anp28EB}Ot%oMSL_A+3}^r*A;lw}36eTH-Jyto(EGaHZ;G_rrIow0&GKmuCa+^qff4aUtLX(Q|Wfn=@!
g~)wz`L5&oh~kzjv&SwdGP4+P4JkaFa$2sB3a>7g&n$ur$nUR+Ms!f!xXzXJ2FJnEh010@VVnJ<nFq5$9u3`z<}a_}I4|?jTH`nCZDRA3geW*bUg&x3<h}nD
i5GLKoj3Iq4CbeRUP?>D;&`?HEJY!9RVg<O5fi?<9ChNm9`~SD6(xlfxd{GeI+x>Ny2T*Nlw(@LUk=A0BpL~#tSH`)oBcgyp{`DNNVEZ8G*5T!{&H?B)2G(>
5qPPPmyL3<^5cBZW)RW_@&h;10Yz$P{vZ9<mAI&Sm;1rg=`~EK>PK7YQJViaPZ(Hl99G|R7Rqz0LO&g?Upn5VyeYLNkA<Eq8&b4&w#W62syGdK0rfQMZsQej
8l7BDpA+=eq!TEilGr)t4Ns(U>WQ^hY_RW#kTj1@<XO$1QI?w8PqFNuRoZ7oP;tzY-1~X(M|eE%bI#PdpqXb%oAE|7j0Y>jDEO()HomWe2xH_>AGrP=LQq3P
%Ds}#@sUJf=~zk$9tZPU4hJMiro;LvfmJ*Z1reEEkwEn~W_X*lq$kA%do;53sAL0*)(hyeAwaVR^eGF&of|Cbk_=G8;e3-IhvipOHa#5+*<Q}eF?~Kpgp62Z
ZpHNi3)I9UxaA=0VN8kfZZO*PZQSIPJs&Q+5KcxzZa!I6%uBPO&=yFXPH5tqdsYJegYau2f8b#Uri!57kK<cxt4fp+TSzl1OPsm6d{{f#fd@AYAicnrsR>_k
6E@>3<0v`F9j)riVGQc>HR(WK(^@rP=;JJ{_az?7*+-LT`cX<Zk}!BQH3I2z5b>Z1ZcSZb{zev;onkfFm1W9W*V<7Zi=0N#`sbLIbnFXmlF@idE^FknFM<sX
yKi}kb8e17g1hesVgi>8&)gQlI_8<iVzhe%v)_64t$o}QT!bGoh*!%C#XCdB23+M}nd{*X5`sju47f2WImv}?X*cR2#-_JWKND5O;AWMlnOQ%M5@RIFl6D)5
_`xo_*V}Kwh)KJI#{2R5R7&CqF!*Qd_D?lhqZ29)#ni#mPsS%kftjhD&tIoQZ}ddQuehr?kE?-0{pBz#5b;oVBZiTA?{l#pFrlI4$lAX>lhCSqaNs<a#}_Om
8t4uNM$Y7N6Pcd_8$DEq_Bbl+IIuAt%R$ds0dxoku_7+T-Q`nDmzZ3QZ$Ijqa`v#jeAQ!$ER5OA(Ik(KY(uanHvlJQ7}qO<yZx<{&!?dUszRr*H`&VF{a^)-
@j6V^Y*TA)0`ErPA9$an@Zo`m=V1RJA?uMH3^*%;sC)*n*+_}dgRiBn2<wu5WG0vnNg1taJjy}P<JT*L-s|Itky~7W*M?=?4ewfLz?<WHsdV3t^~u3v6wslN
lSr@ofu{`{%(Wu~{3W7eH*&dM6ik*f!XDxz!&4x>$r_opt|SKhPktq)d%4(7`|dWh7<9oO|5dus5lcPvxR)5L8#R-I?CCOwp0K=@2+Of*Vg=Ye6r1ZD??Dd4
<;0vvS)3{92fUV0J-A^40_UVK>!D`zJ<hinuhf(8vL{2h1_T&IOUB{h80UqZAnB56aG;#4Bqb@oIVfKi>Tw?mqkXF~7~Hnl($(G)BX8*d?eQ8Gfs&VdG!W+7
PS!!^)^SRk2OkWqV0uN(hplta*mP@SO7dc8SdUhz80Kp(?5g<I4YRo%H-N4X8!efZNQ+Lc<!!6(GjTa*9H7{Qm)ED{Usn)Pff$wP5|-s1cX-UV47@3|uuhX5
Xq1CWR?hqjl#w#T)@W0^i1^M#c3b#tKp0&%H!dH;STZfPzwyo3$>>k_(t9!H&JTcW`~1;F%pzYfqo}lujb}ZF*3sh=HQ%6TQ>M$9<deYWA)A85xX5g%L*Bug
Mwffl%;i=OoRnIg5=*a)!_ZHH@3uC6Fu#c~o(9XOIKk%fiM;%<`QhFZ_mtgEqOC#6_Y{Q|cv6nSOcL9(Ypx|e#)VXh2I)#>R^H}loO%!zY@vSof9wM9D-L52
fSf*CE=i5t+Qon%b_*J+tr}hb6^@<*K67m@Jzcjnov5axq2Si|MVt|!Xc-?rllr=->z&IG2{|q^on!x?+9Vanvc3h1nmV^wdHOhPokr%yq*YoL1eQh`sMx$z
<n~#Ex4Uva`L-%@Be+UuO4mIvS?I>I*iJ54Q86@>%HscIBD74Xz{&DD3v+qnvT~k4<6&AeRu*lxZ=nB_gC!*d%6XE0@s1as`q5Zod2Jc)NT}dB@c?6hgqq7|
&nGo82<t3+YE6pBhq2DNgn11QXAxKdRx0?EO0<&+-Px(E#$yRWE2(HMyYI8n0AGnVsYf(E;vE|^CJJ6ptvcJTB>P=AR^G_#yN!YAk~NtwpXs57hQk>Cs}hr&
a+o8sQ~To-;!@&WD$H&X=}VUVHXk4Y+u#h^;j1!LfmGvF?PtPb02%<Z+r>>d)V5=GSV7Z&pD@5f)RtPXpzzx&Yq>CF`=90I0ve#C%og#M<D!K!Xg?}huw-@9
;cwIcOqS6Tqy;Yd%e#dn1ys{TIIE0P6DQR!Xpq-usM<5G5-TFv_m_*<gshs>FvMcKp?wa1nAo{86LC0%?>dQ^j&j<F)hG|Z+C2HwOz;N<Vy7aQ_1BjV(14iT
N4>7w1alfOHjB%=4NISI$>kf04gcPc#})ywaC1KwG$sj<1>>qUfWP!Qw%vCLbo+#}sO})Zph*MhxkI{7N1!Iw_H%Iiu>nTQE%57eF>Z1Mz{DggRtP{HAZBM)
B^U=Ip}wBT@9fNU*W8bmt)g#?82^N(t;TfiO=ffhWSZ&3Gj5rN^l71g))?wPt8zQlZfdsO^wksEqsz54%-}6d+uZhiYi3mB{_jRsWVy<sem@Z@iS+9XaNu&I
G%uTcXl);l<7yDkK2Wk(S~mfO;>4O^i~y%3@cO{avE$W1f;LxKSav3Y1vY#fU=l7LJBJb~TR2BMP_337n|5oMrgjgw*?<_WB_NJ9SsL2`cfWxOaa7`bHJ2Hh
ve1v^MZs>68GoZLC*!P=()0fHazlX;T`(HmVtsIC4UL51pr2?~iamxg6_Tb3jkl!zZm`=l$5W<h3bZkn>R-a|1g|Px77?|AFpR+G29<eJkss=!KoI|8a~lAE
9{`5(?Gc3%rgQLQd>X4$;Ur{gsW6s!O~mEm>um~<B2TrpWhSV=ld$ncIc;7{>n*zK`D~mu?w9?keT88`upH|;X@p`}*j>&#OjUl`#ajF}M>ofDf1k)JZYi{d
V#u;3AA9b-aoll84)8d3H2a?+0wBksVvO3HI<?-d2O+UI!b-&P&%$7zP;{X83VGp?PoeGHeou0YdPegq7szIsV`Uxm2s8Zl*7Mif9VvJv5G9f95)Fzf4hGR*
<^cPnhlt$gnsk^cq0Cxqu5eb>MuNU#_^Zey)W)LKGV%~S{*mT%F04`iVD<O*1$FrO0nz-kMl38ARuEY84M@?S$Ul1&o%%Ej0*I1CnL(2Y_!A|`74BWPV9W8M
$fk3clg}2>Ywt#NFoXDt3<s7QvuY-&t&W?b+A}lc&u+`~LpI>pHiT`5_Lt1rlc6ycS>A{0cba<hdNXiS*1ZbNtrej@t|}6hcmRJ5!w?%X3@E*Eigd)x!k8(}
^6taz9WhYap5$3qbI|?Q@FUs%SV>fJRHw!1a+5A@?e_1KxfxA<7ZvwdS`^D~y~HTI9)-YlgE-)^V!M65Kj=W5Fas6*^1%Zpq{&bYio#vDDt1<qIO_>15JH9j
_f1xFrnVUtWo_=(@e$x4caSnwnN^mW-9TJRhDQFW+G=yN(>Nk%xGt0sc2l^x=qmuZU-miSoUXOKFZL!L`BqYuiKaf3rqk`i0Gyu3agy$Qv=+I{yOy~>{4qP=
{7%$p%uZX%>yr1<CC?Jrut-lHea;QoS9@(9T-4r<?Hgr2Ct(P9CEc@neOVHWEob1z=HM7!aXD<;lY(Mo#ou0ftXxH7w>*daRM>R78l?QxOzJ=`pO)qu-OiGL
aW|hpXCaQWYfqH1+PcUQ=C{21&M7qXzh}c600V3i*$3M^G<2IDB<)Ss>4GBHi6LKk5DDBmBb%$3fyWl9#g+L3j?jU``T(?)733zFGaGF*Ko&<RX=b|q<v`?U
v*ILD=Ky?)G|F&eKmHsWQ#biHSQP{sYfHU~aF);8NVJ{N?<11k7UKuYZo&`79#haXrc_M%?SDeI7sKdt1kLlLj!hCbPK|cG{Us2?^)XvXnVG!!p2(1!znUK2
SOQw6{lDKyr{j#=+v4~7CgZiS$b_^Y0p2>&^z`~^>P$Wo+VvgI5<KH49fRVvdDd%9`0zoUUKJWfVf!3C3{~iQ1P|GP18rgwTX@FkN>iEPfkcH_1*k;qwM`Hn
V-rL2Y41~LChYhOE4!9a%}kPcRDTyyE_0**7fvm`TP0DxhZn|?H)Tms&Otqor0!eV4LDL{g$m0%r6jJL8E@l@IvxE#D`jCl7;{xj@;;{dg;ztBiU+>A9j<?=
SoTb%Z=;-kKeQh0wl7t3B5pKyyiuCHr(!OBN<L~nWoe1!b0e~4;b3}@aNAIhq!I2(hgl%P5>ayJj0vMhcf_U}KBE0xERNkxcqAEBvdStyj`u_TtkuU8`UrKK
A2TDbXiMmXIeUR#b+j$HBVe68q;%%v6R%;7(kp^*DS+Z(Bqek)P?o9o0NgFsc6jdBWUNX7f@*+#);k!+19fY@2v-oae3S1Zq1%!QGmmr}hC<S;)os_6jz>XV
f8QOCgkt|Kgrl|1TX0{69T6{lE?f;djz)Amuvl<Aq>LJ=v2;ZT{3tVt0&h5k0Ow2ly)BH%YW_QE#Jr)<|Azi<x*419Ko7O5%x9Ok3AB{>p|E&Ma?4NOg**nN
U;SvZ7aR8(H9`6!K$|50%N*7E(^Y3_dd&0e1bX>DF{T(@zE5Avhi#qXmKdCoux%HVjBB}%(Vz>3Ub^Ax@aMydyu3`>b7%VPjO6wF=ZipNrVG;<Ou7c6Hu~mr
F^Sk^%*_K)kL$Z@=}+AJ2Yk-QRTy#GDa|=9F+<gm3kuoG^L<_7h_3#F!Fy^{iNsxA$=;;XLt4f1N|lCQ_L4skfle1r!;hk;&0uh`8XkC_70|=6@d*MqwJpbD
N5uVXpZ<rz^>6V2n*GerWTdeg?CO+2qs)MxA8}UVoV0A?Dr_&;`<)yrf&WZdA$|e8XuuUOY{$KNzdQsUhy~#5NPmknh^j26&52|k6LHp=#$P^H2CRw(zGEO}
8EZV<2_2jKQK8Rdz6#I{fQ>L~85c|pgi{!AOkE}dqMG$t92ZTRUiQ^=RIi4C)M+Y}2v6A(fovoFH4w;EYM}la?pWRQDV9aGVYk;rN5vr~f0rWqJetH|JFsdP
H*qsKai#vZ;mKv2s0}4;(`3Zu-{+>oQV-_dAo*zWdrV|DP|Qke$$AZt$mwuKD6=QJ9=<$F4UvWnH+@EWnq_JD-2tHS8$(h({_DwP6nC$U?C8lJ6Dy@PH%^W~
tcJ@Fva59PeTD|r7V@-^*Z2Xih;z5;|N9&|K)Vc?RqB9sbGbqK^vLrOKP28~y3L&(UO|5Cr|dAVT>haugZ8V<m5sE8I<edWFeK)31=v30P760El4h#S6e7+7
1<EZ9lv{o}0H(A4RY1dGeNRYmLy~9KSd$v)`I!+u2N#Tp$!t>Kq$p(MRbtGaLUu6Zac#!o0OK>sNP4r6jJm|TNj4T3E|xJgQ_PJnkQ#X=N%zrc6(H%&O18gq
VZ7Z3Gva)lPaV9jj|pgd*Q}S;Hz^*DrX6zQa-ZTt43|%@TIEbW0i-=5=m>uDG;)Q5F1)xj0gsi#xQY`Qmn1P#AvcWN#meA!H)IEp;yS=gOYSn$rsszUo1N`c
W=KKGSKJVlV%N#PYDpCwm-~FXQkLf?L!2JaXs*I$e<cc72<hc|3klRDhSLqsiw%r5h+>mY%6=TE2YO8|Blv!cjLkuwI4?~G^U-Z&ipI7aM_ODoan$5@1QI+8
^o9}ovB(a5NJS7rGME3}>5p|BNKV-!ZF_>6$R0U8UJILEHk5{W(qKv++J;iXj*dNq7Ux3=w!!!Az&7fi>XW5gSW<_Xgp1N(QhJ$>^7^KdX|ot&W67?zmKLVk
<hgFHDd&Hr@`?PlVX4BkPHSGm$d0xTw-P~5%_LqJkFh-=w^fD?HMXNlLuQ3iZQV4KLU!sf2ts&$ivjNeA;(qgpF+IpL@`#@kwmEY08}*I+Zqa};WWq`N|mb|
rZM3M{Nab(wRIlq%gyAqk7#gTXYFO%vTCuofe8Sky`TBCDF>(_pLTma<#cNg75m8L_!WB{n=0BQkQey<r$E9=MPKOepmqJA+s_!hH&{CS$#I51eV4Jz>E&%v
=zV8{h1ahSKapY6g4Tn8rex+pAH|4HZj3?h&fIctfVuE@P~vAxo=(A>^KWB=Y~wlx%jEL-I)omYjv4l2Yz2!Tjf%w{k@=G1XjcWha}rwnoPqI<BgghJ<o2B%
ps5UT(|QPkF#I8m6A6>yEEksFKM(!Ze6fUARNqwQg4v_-F<XL%r8i((H<Q)XYX3-x4I7EAADa|bq`-v?5I&=9%oj&<&Y%{7l!#mKm^b5+1E&QO-i>>2-+#Bo
dOS$IrDJb>_oPQabE??En}q7man4F&Pt{H4vJi0Jn8{Bfelw!51J!pqgkm3C_ot>ATH{;O7~l}~hIE&W+|=jQ*GyE;x{Us4p8FAdNk=8RI11Ugb6{J=$>VMA
-lsis^CJWLksP)B2h#Z|!r_Y(qN44q5+2JM|Ei5<7tT(pkeUjj1VT2$>cVL>Hv&+*9E~7{cVQcNk7@X~E$g33@)LKn(Rp~+LVMba;|3Za&L~?y1sgjs3DP4>
Mq!{K`Ggn4oif)m;o84QX6^*w352FMzmBGq_%*=K>TvZf&j*u@e`q37`MuQ|n=AuS;2drH6_NlIdl*418~Ro2`gCYJgxjLb4&-YjkN9>Hw3C<XtuEJk?FaTB
t_mQ>-yk}~8?-gS%S7@V(QhGL@`L$06i-eMPF=o?QV%9Bb5U)!q-aTCk1}%`r(@T^|Dz-*aD8O^-?3v3oDLGC9Uiv@>#U&#AHK=H$=JeOaTR%ZO|Z%Wb9iyw
irdM^XW!}5@WF&>XL56b(bj9Xe{?n<z837z8Y5X`vo{HozkqzPM?ij|Gnly}hNwL;6`ue7{?n*5jm5TT-pc}(u84~+h?Ti+-z!rrdDYS!geA|QGZXPJHRvn4
(xSjQMcSmA*>^)e`uvqA38q6nbBY8NHS|ZKI7C(?ulXLgWjXlla>r7bTng<_ei9CO3Qc*Co>=<LlT#nFEp&f$qg`aa#<7<Oy165{G+lPdOtIxI8_LV+D?v9L
)CO-729QhZfj}pTsZCc|nLThXhr;v+n^A6{yHJ}yTyEjHT&9dI556%*8!G$OJ4ZNfGhOP-9^&ZMe=J7KJXE5wX^TtRClqMY&o$C_*=2Ka2kSCzh@HTeF$7BB
U8)uY{t%AVE)r@?_1;Ko2Xo=c`!_%T>f0+*?|qeLZlG3NHfB?ktGrp+r%vQe7-!y$+>$Ohh8{q_Ywvn#hp7m;77QL&mi7u-_%c|xI?O5E4pRwE;xkujXlHY4
W&{n&yd-L&RM}<Zg&!zcdrMl(R4?Sufu}h#Q`=08tfxVkW93|Wf_m`F0R<Wu@$=*GH@DUZ6xI-A4%y-lq0#YZ>NKwlNQ2rj3%`|{fX7Fr8<%Cz>39y$3s<BW
$DF?Msfz}89nhYm%Z-*M1%N3(s*|T3Se@eT1S=Xw7Z<+8B2~GqwMLhJATs42#S$*pw%_j8mNY$~KCyaMLr<}Im(R5#i<~mfwA_oSB_5B^H$qcy70<Fy3B?#c
EZAAg&E;#%M|Q;R<pL*B@5Cf_^$k^JDQ*Q3DKAUPQ6=8B05)YU2%8w+nW&)c*W~gETEOC#{t14l<au4yWJbIC8|*JfIG5$UAf*7LF8RB_Q6?%*FD@nwhd(GI
JTp{0=8!if=K`0zn#i10JvDimUpBhpDI=u19D^)sULmkcamaG9IYuRWgkLG4UqWvH>w>(eRaG*>>gphhl956Hs3Ul<ccP><1o4U2JH{8B)-d%M<M4WLwS%5r
!?33C1oZB*i}kL;!U_(VT8T~0Fu&t9V>9P<UU6I~x-FL-d$Xa4!228S#K${S62V1L)pz{N-<70Pm*J@D%Y{QQWW3__EZ{v?{A)g5i_+fHRB@h@%O)U-fpd_y
1oWUW{Y#dAo_6Y<h`&^Mxlnw=|ABO3`pbONBT6a$bBFI<CWJ=}@?YMJK1C>HX`G`Whv%J1>~HGX4D55w$;in+iI=jg#!q88f!vn#Gpl#=XYn{Tyr}ci$0BFE
WU?)7Kd&XMw=Ap0hpoJv*!tR6T}IB<y3&|ttSvn0aJikKSW7$>aaJqSdC+8x@QdcNfhFAo6y|vY(`3`ZRkA2&j+|)CZrsh9(0su=%CM2)mXl9vJ+aFdVDxbr
&|(sAw_>cJ7PskTU)!mKT3j-hm)Mt~EFI!@EZr&bPcRc4L;W=e4|Hks#o%Q<?hW6Z1n%r<AXDnYE|gc(S`Q4X($*6^zqFul`0C@U5tr>){4DS>{~!zY60VmK
2S4(p<lji#fOxXGPCB}PU6=W)YIn{Fl=@sGtEM?U^GkWd<4sr*p_h>^*Uu-pw5O6sAx6Y9?C)g9W|=*gVpE3-njtk4g}(LyG-$QkoGm`2<Im;FJfHE3PD&6^
qRiO&!_<C78n@}4-OQx<EHRFaxi3Bw5V2|bt|<C&W1_Iq`N<aec?<^?ruv*lGnM(LGu|n9vwj+ic^n5**O_!R-l&}(4)xB~co*eOY4SlwcqULClkCrsS#eep
N(BxNXym^bt9V^5g$r42*OwE&ZF$)fD9=n-1>Avn`7uw5KOi)GqWQ}+^oS225M@T~cdy4i_M+gsnOa}+u2fWyz}OZRTnvCW!k<M3gDDv-7cT>wiZNJT3I?mw
hbUMw-O&$sbEcZK^n>R-m<mj9gVN6I;knYwzr<iPYM(6h^^0-ZV7z4|#PiUe1JZSt-&rKbyZV|>)O{ovJb+!c*3ls%WI?kBtx}Sfi?hIG26=9T7|PJ(V8Es(
re3&?tJ)&RWIz=f$=$V7H!B4%ysX@52pBQO=M8@u?ZeGn%Y-J-X^q4GKSyugCC71Pc~+m+RBNiM)D(#&k%-9He6iikBNE(1mHMM~)hxA)N-dHA2q0tk&31Q>
41iRh)8B2L>o4*oG9%p0-n;jAeK8YG<zemVWI|+6kujiu>j`2zwx8;ZqaL|tJBD(``kU5<V~aode#-j(<Wu)su=OhWZs{@vt%U&8GxTwL_bwyRCsk7hKe?@T
Z%<&dx_AE;Lr1$~`WP(ldkW5iedS{=OH;Ys+C+CGQwnBRivki|@j8n%OjeAbZst~fSR^c`kk<a^_?E}M)U>S_|NaB>)IGx%W*bsya<(nso-{ja2boD2{%(n_
-J7G4(~dh(vh2vXc6JVZO%1bd@eDPM_QzSEdv#&~u*kRg+1vTuDrGhG^v=3x>5CTppDjiOPuQw)(Yzo@ofLkaydVxDzHNbc5jEz_m#D(WtOfXmi0o7H+l)5E
uhZ{cBUd;;N;+7*suutus+%T|SWcny?v(0+q^G6w4@RK(hVc5C=bloKVl;8<I%O=y^M5`rb#qr4&64UUx)&hAp4jkE);|S_axi8*-iD~n?(>u#ZJ!_R?yxaV
rcvB*LWP4E+3NO)>W3+dC5qfWp!)koy?dKz>x@j1qv!T6A*&Z{-Em~+r`;Fr+SKfvwT3==;@W)sNgfkj!T0?yP|uY&`jnj)DZVx=tG&%NYs)6}ec6(BJHyQx
nKv}gLQ8iLmXg)DT-WzoJlnl6>Awrq`N{tc6Ek02Yp#FmS*_tOvO`TW^VTf$m!6Pnf-AzmK-E?s=l<_ggHGhw<mf_lUO7+3M{ioRt!YN<IeJzlBt=mA=uMrG
%I?<5qCu&e&)VBneQJ~Cf1s>Ei$!)xUINsGWtlqO%*|4w|6v-Mw+vgF6OXE@BKz5~_;+)&Cp_nKb2ydHCl9ADp4Z1YLRZw*S>w~)%?+(q?MeW8<rwRf>bGXs
ykm9pd<mFf5Iu6vP&KX6z0>;CBn$FzWRKaq)iM0IeO4Qq97~iyKq3jC?~PeilWMs#Ik__luk&%i=B&=@Kz8~J3Y&R=V0K-#;{u0?P5&R3o!Tu<LfewX65-Qp
ax^FQd5W8+lu5oYGqOS}v`cP3=n`jkh8#f`{31<*&rNc;%~m^%?=s!IpEry&ccQKH`~<e%rm~r9ydUz^>Ac;RsAr2smxIXsZ<HrwK)6j(npT&b7(Fa&jGvPv
aqhHSI{cr1HJKUn9F?nPyo*a)ByiUtyLT-h8ePrn=w9mlz_NVE^Ea_ewOyjQ_}h87VGCT2w_70h0FGabUo<(*lIHbuIG~y=n^*HW3F=U(yW1I5Sh=<Mh6K0O
3-kt;)ft#TqoXpb8&6h!?Vrv;wenfRUM{OI_`bexswG&umInxQ2)*{{fwzaH1+AV2##b0dcClpk=ASjfkES{v&+`wEBxXk(A^Du{{qiZ~?UJDbg%eo%KOPPE
-b)CGO<K$GX*~QC3!|&>emk7q*}#e8+RUoNgE!@`rWFJKN7y8DfY80&!sq;hc9l*uU6SvqHi!9+Ie_yDU-Gji5VT7F1M`iWqf)PHw9<?$`E=%%fMCb`NGBFz
f;UMz*V`;xW}g#Q+dQ!9@~+#u9Z;vn)#5HJ#5Q?VzMv`LTa3|(J;|W2e1o+$?k9t_DVn_TCrxDe)U|JEe+y_oOI`QD3X|42nAPvM5uL}&SNb)Zv&ZqeZ4P;~
O<vAsb$&-MN{CJ-GyKA7*<%YJly~t9j%`w=(Z2O*fM^T-ZOnW>g=|`%d16jDdA%@+XJoaiDwC}~gt@a7uihQl5@f74S(zY%4~_CaSU}J5K@1Ne&{}a~zg0>f
Tfu>vE69lx&1zEmEX@9_rB3enB5i7CQ)G8998OzZDQ3pUDjP4fQ_9VS(B!wASpwBed@~y}F3iZe$#PGC{Bip0dDTu_Zswwa65;5521lelI1$<N6GYt8p5>X$
%$c2xA#UNa=j{{Ws7JX-o0NgGR)Lh0OxLTYswpAZR%w`7C$T?+_+*ywI6fVPZ|p5~SicL0daBV0-6_kKcW;fUHEx#=?M{m=85hQ{|9s1C?tt~TD|K2_3V^#R
eGAx|>AZ0|IjTCAREwAS%FXZE%u~B!X1QeoV+z^ay8mh{=g25pW6NZ~?Cf(}Z}E0~dnjzLrR}}f@KM3E@ZXcW)73tU7jJgH0zA5uO>ya;-Y&{X;E5%!ZYyU_
FB6FL;Ja@;TL+s~$M(l@R}`N^=v};Aq{&KWO{ybck>^1kG{|5mY7o525gqn~j5llR)oJ2SWqO2cen#Wcv{0=uze(-UGRYqPMbr9adrJ9y?j16yq1k`XKP|~S
a$~os&EJnJAfNOpnY=#g27qa~IFvy`;5P_&e<Je+`XbZN03l3py{!m&wl!z81c5!^(*n3J0XZW{sS}+6W9xeHERuJLADV;DZw@b!tLc2&uIO(uD;F&uAL;v>
d`^xDJIr&MiVrNj&9bUq{vC#&p#{MMM=&r+<rWCTP*>9zX=mUdP?oTlH_hChSCBfxynz-W>KQLfj_A0i_q?uje%x7^Gi|H%^C|_n!JuXbh)e8_y9|F=+-1vl
o_{c*#W~J$!f35`I?3oHg*J7ln)kHM+K}KdJLh$_!f=$nIk!KdW=W=%u3G$0cjKc0IztQe(T4uz?E>BA8XwMf`aL!uGYmWkCRNQrFj(%{^@{g3HTppOU7J>r
fot#rghXu(9bZo~q@LOZ;vG0X?hHy+z+Z&YRlpMK%=Q7Q%LdPlw;mhJ{zRLg_w<<aOlf29Mu`Bgo{{c}K9W1an(FS&Dj~NPowIFqK&%h-LwXESCBJGs)KFfS
6Cc5QuF>0Na>j}0&6xqwGDsQTr-(oG3OAi){6MzmXphsmrv|CgELR#5!g;R7m!x<ngL4KOsGFdM^h~8sy3oRJJjW>w`+TV~#A^3&vkSzn+4zh+YLPnPW&E+5
F`qV_1F&njpNLrLqlmJO94G2Pa2?teWTLxHcp!y}9}97yJ~dCgus?9j=L{;;JFoGy6223``02DG^$?L2izD-OO{uTXvLE>KIV3Dmu5{DjsO1X68%s*r3vZz_
v<Bc8ee<R!m39;JzD3FSRP~b-f%rJm;nVmE2vU2C+Lz$H&Xy%vBfoQ?6SgjB_P)6@IxRkc=-ns3PF)UqIbQ2!q4tn%v&_uNX|^~5@Vs~Eq#;(_12+^a>wU|r
?P6R)62fM)JQ4<m=P7C~&-qiq*8%cQf?-q$KdkHBJ{yWEp^RcH9rH2CPr74oTG9tyiz9wn;nxkMm5PTdUzU?9NB#rmS%fIJs&!&wR9O%QHom#Ku>J)_2HcRL
-Z~^~Zf(4asACq$HJLX{5SA%ME#^e=2Jk+0e*F8FP|3mJXlZ8rz>l5}r|nr%zZ&W~G{fv};oBugK;-5_@;!ZP1UsZO*Uh{tkQ00xs_~)mz%rwO+G#qV1J6Df
s9)<BovMAe#IsX6_tDJ9ZSy#O=WbWJ!XSoDNC>_-u-E`pybph0J>{UqGnrM^Y2?~Sa}%4b49V%I-(WVYz_p}3N_MseYTFlz`l^VaR)>7{62e%W42V=84!({y
=^uOp6EogsG!vNP*$S9~V>B~&=fgX%JgO_CPciM@O<JAZkMGCj=j=|5k2=X2eeIsHrrkKgy`$FUB`G)(<|nhtGQF%{c-ugy|JN?hX?LsV3o;F8x;=mkL&ixv
;8K$w7UniXI_KdjG?|*)BR_kVtk7{Tp0phlXu4Rn3Qt-hipU7eFPK!avXuR>K=M!j$;iz2{=_|0vp*vhTn5<(SDapdz`Zkx$te~~$i!1%kq2Fz_+OW(q<O;M
aXZVo?zT`EOrMYL$ez2_;&K6+My`{*w^>L~{;VK6%b2=kxKjkPp`EYP3bVOlcrNM?u!ZP*2-8WTY``!j2=e9y(IKr;y;xwy+@Due1$L{~IhDHEwiH0%#M*?a
%Id7*=W!2~oV&&V(ImtWaq(Gi7a;+im8q%nOht-g!3c|Zktx1nSnbY4G@%#f5dH38@_8{y=*revHD{MIA0QoLKo*f#`T>IwESt^AiCDf_FbayE-(V@RS+xzB
)%z9_rrqBjP`h~U|4v+R>F)^N>m!>3D4`40b7;i_|4S3@_?6jH69g3>v5J#E)dbD0*QiU8vJf^6Nw{%+(Lvt)l;CdQGjS9>Yik*T-%&4I!YFD5*&BmC46$A3
sORR=&x@{mAEtJEBO%-Bv+!K^x7zuEfJygZ)~M}mh(HOe01yxtY(Yp|&2{y8oqCy;8E;Ax`{IXAy+c)NyG+OF{?GOJXfz+9M-0_5rrEFz%s=g)rtkE)!$*T#
ixlOoeGZ}Srr($-+3Te-o_GC1FWkWGTRHe07PPY64n^aQGlRwWoH}JspvH~kx2O`P$+xl4UX>i;q+xETeuT)+;cWY3Msc#-#q-SXJC=tFzzjl=o3km?7^lk@
E@|I1O%K{oh~?yP=VjNE#w-W=KQ-;*JFH55yflB^R|AK>q1=&>S@iHgbexq($TWM?4l*%{V{dp!!myaUJ4XryHbAD~?_CpXXlp;s`b*YgfQa60cZmjqJ~w)a
wn+D~!S~$u$`l1DMBz=H^&$$Ld}nyAufW<%*7@f{I0{xIvKD&HBz?6J{(z7Y%J(_+rAB?0KJVu9B?aP|`|L(@Vv0l1Ihng;R;!Y*i<Q-RaM0YbqpTye!YC98
2BVU!YtDAQ*ZK~SKYw$|$M=DB#bP>1@k8?#xa{05m*IV_SF+(mEHXO#%+_YSACsaD0|kA8CVC-1yw7m^zHC|s^-gNa^K?1UGMR=|2ml$iPPeaI0qkyC2cXa#
-g|Qo$rYb-4Xj0Usq`G39(kkh%23%aus+>!O&vPw7&`?0!4)czSWI>LGS?=(OEv<$E;Y?=VQ(AAAV<`Mz4@uCZ>x~sCOaldgv*KVttOx2YF+WwI{|;HyLK`A
ldU$mZ%w0hicaU;WM@4w7c`p!z?x>2ofk8rzmJo>x8WcVvD<_uEeCRaGG;mwk^=Npo85WI*kQa*({7uv@LG$2C`l$}%NBV%BtR38K8Y_*_jlEPnS$_;^n*$D
A^kv_7wHkry|0qxucq_;Uo<->da2#N;MR<<o})9K-jyqp>-p_r>uYoO8dH{Y^kLPCoN(t;4*1cKpX{w*bDC84%ZoHBr{(wfe&3Pg0uDLNx2;~-zQXNGN}1dz
nZPNbs7AUvy-PzxdZ`A>x^)GWcZ2FS0xkGA>y+!g;FQpm1x|6cmFx>&-6s$H8NXp5?mGF^sqzgYxflrba@mXvngpPQB#Q@iTIN;r8Z$P($yZElG5eg^_SM2s
#>JS;^fQxBs>sts43_j8#~1N5vn*zq`dlW^Ka2sRpRDCMFbhlh_jFAc;)ah`CX;r$93Qx6sN|Q5g!ODod`KG-<U9+X74AKmFY!_``#pwo%f}0eFYG;=a*9ZP
cjD!^#$IT|i&hK^5jMJMV_<q~(er=nUMQl`Q_95homm0|Atn%7>cs}oDHXTRi&6l3q^&=txxrT>y5gSzhR<o_@p$~;kuszqh%N=y5V1hruq4>#&^hzDx`L9e
IK*T6bHQ*Y3L^e@&bYglvdWm?>?7k@_h>8l+Bq*$@35K*q4E>_fU9#sJb$J9T4j+6BQ%$*ansVOi;Ch}7U=~S(2U{;{K?mC#n+tSH7hiE<vz6LUD<kqh-x*Y
)WFym2}JP;up{~P3R&j0m&T4Sg7{?)+M8M1;RHID;bo_f-M9wx9ruJMA>^p~mCmurW~LgiQz8~{uod|%<PcTTH|}%B({X!VhF+LsWx6^&o^{=vc(VjYv4q+e
H&v3J?tHuQG+PKaKI}IMDfXo@`oZU{{OfKR{hJppS=r<i+iD3qW3h6^%h_Q%ealzr4F1N5HsM<7CEdEZ)J(m#HV}D^xNVWo?DvSemuIcBzb^s*`S|(^B7@5p
EP-=v8qXkkRRSCr&<3lPqh#W0NFlYq^{&P_`@C7@9<Uxh!+(%dV+G6r-ZGuhpT@mVs$4XJ{f4|A-zzLtax(?yxE(yOr%w-1g9bx5HZ%zYFVbJTT;A4Ce7$ex
|LY42Bhv2bJt&+Nsh*o#ANS)0rX>HoeV2oK9&fdt>o`8O7y5hsEM!OVTAP(`-X%HSCd2qTS$8_*p8s*ujt`z&ipuV=RMo%MXLGi6h3kyu&q3!vdTC0(=nb(M
CiZymvJ)Q^rgT)HPCHZ-FXV<#E0toU>{MiT1|3<M^V**f-xCN12^!ia;Eb*GCVAd6F2RShaf_}Bn4K+n!Rl$6&qV=sq)kgbdUAV0-n&h+ugG?C9+!KSJ4g)o
X1l^h%}9#os5K|UsXXxYxa2cS<$cv~bbgUn=!8jqXYG2qz#OMK-cI++)6%3xnm3e!Z!GC<>Ak&^Qk@ee5e%GFo2(@h$d-nhHz^%oGf2`JRP=e{iEm0?E{Y>a
Vvq}_$(d-6yj~Yp0mx-?^_Fg+K=OUYDqO!~s}IrI40?K=*IqXuM!e3}6J%({wiOU8X=1wK{NAuNOAmL_b9wOmO`1}jJxPx){Z!K!fFkr9I%W~u&;HZ#chwfv
Juuv}v_0Hi0n?(JM+Z@Ae+TSsU83u<t><;d!}!K<5v<kj0R4UzsQS}MK!)Vp)v2qkshe`eEXzBg#|Nx%PMU=*X9rW`<$puQ+8<awUZ-4`H>OQ0lUs6Y$ZEA)
O*AF?(Ed>a1|4p)c9k9+MCi{d)TCPjrF$xuwIwIMIHN4VxPgq98N4);GNoqv{s+U(<sKVts`ughbD1Q+sW4B8O^#bzve^;iyK{4=xk-+|RQ0iSDQoEuC^u6m
JPcomTRr{F(Uj*BGH-S?C!Qnp#k=##>8v(cH3Rd|WSVXvBENWEx@s}cNlVT-PEgvKlqPjD*M7D9_a*#Ax)_&=NlSF956$hitkAa6-@Ch}A=!L}kKrk4pUE;K
b}`FWrA`m4CwP^bw&8h$5YAFJ?pLs{G`0)CLt^N^y5z%n@g<$(hiH9CYm%={6?qL2<JgiX&3TpO%}bh^(=vNAcl6%?r+~WrVX6IjT7@G*Q0p+7@gdIAW6%If
&D8${G*{JViyuy1eKe*t8Z~FI@7&nR&b)5V59g{y7A0U3*PD!)in0%o2__44tCMWquD0d0`3a8Wq`k@dfY9vCA8Q*Ey@#Q5R)<v$!*_M0kspEvAcWdl7)IWF
eaHo!D=M&lI_IVeNsE7o{l4_C52o4Zc1%l45~`QX*pHQ6Fym)5^T`gvbB5}#G(f%tWR<#V8BCPvP}6n}OdcKFecZu_F818l5KsJL+5p1)GlUcE%V<Q}eCf^;
F4kIzN-yrRGjMU%2GIH=j6k>#(|WqvWzy#`M)umE56t-$#@*3m-jdvY>5`o9*GP`rg;Mq}{?O9~;+i?uAUpT**JU<4Am#9(`uub~r!Qz;mGlS+*Vhfy{8xrB
EFcJvi=L$ps4hjp`-t~OH}yv6rZ)SW`R@s>{WXI!@ODQ?w>;`Y&hg?)NKKq=at>&6$kOC}`<T9Uu|=VzZnq9K$lqxuJoc^;_V$j&NpAWqWRUR|*5-ex<06~Z
^9Sc~L$0SR!%ACFmpx9K<gTiJ*rmaQc@md_GtzE8>Z<DVL4lJ<uWxE*+H?yQ@xda;9x<Qw$cA`CtxobzAx*2+*MqZ%zQeQm`}W>ruy}?0p}<KRR5+c@eb&|~
2ks?5wmns#zK?beA+^=sCsmU0VrBQJI}~$fi+1B@R=jZ+-tpQdu{zmT;)VJko4!-6b-foT4!zlu=a)wvD#(%JJLkD`Q+5uA!l`7uu;+&(Uf{E`weRj%5ljO$
ky{cuU(^0^y0G|?4sE!5y)^}p>BM@+*!c_Oit&BUh3<EOW}yg>MDNFKxa7Hyj6U()7aWB?t4TFLjdn+<b4+yul3L(2gLALjp5((N8(;lNAQ4;(-uDoKf|JX7
#*E<h0;XUFG2~BrbbfshckQHX6U8s3*@>6IE9Wowj`N=RtjyQE$A+@L$z2sNhukvsOLyoWhT4-=`-D@LhJ#Pnr+#ztb=RAF?J=9g?(p54A*lP@AAMZ7cJI!n
_*D$nZOgs~?>-(y2%&!rE+C(Or2WVD`Q>s+uHLhc`f-?k4A<=Ej}d(g17PRlgoR6gF++n^kHe+EKHm;q9WIxsC(NXm1y5-Dv~;zv>OQCE?aRV|;<UlA+H-O~
;pVLdsAtLYT#?uw+Q8CNAcCKK)>Pv*bjfpnelQFfpP+4>i9ON1r?*T4N-6i5p>H?`?Dcs??RpMXu73<jEn34o=}~k~qSIz;0ky1Y4viY0^1&>l798YE*kpyM
BDwcQ8uPv}u^yjAS_=zVZ+G2}D_>Znw=FNjJ~=`7H7MY=KEj6qjc6Qlwnnt^Ks_wUT8q(+2FkJXilO05S!RK=ns=wFVs&#qq>-fjAu=8VE#nu+DyOI}B?1$;
Tz0mz_H5HMLy+>GUU9+os@K|`vY4^@!89`RkiIyFB+<JQ@oBJu(csTvSx<?`4Cf2no{ly2kzv<;(s$XoUD}oIy!rQCi=_#uyP5-QZqF2boMk)?r*I}NVR={p
*5G#)bXo43-oaSSGiWC0${lZ<-nFhSY?omj(b|}7>e~mLukUZjxWpFMbt~uA8Un?WC#GHexpldzfJphcyD?*$=^YDYrs@0Ot8uMLQEJU1{7aD}4gdm?=FMt;
W~^KC!vfAubV=1z*}E9+%ZH^xFD1BIEp%rLvpEJffndiA4^DT-Z{tN1@(evEVtHDfpX>5G?tIFgpywY<I5df%iSp?gO9lk1>ZwC3A61`i#~T;nZH8Lxj&SId
btbE+{p*&Yp=uMnu#wf8FW;--C-5{<@<ccT;kG>{VXrJRt18U~z!8U<$x?QP=DR=nnt-;x)pXoVrM+44zbzqln&XW5+Z3>I*-U)3h!iRYFpWv%`As0%ZTccu
`bVWp3*%Hl&KOs|M_JBK^(Iz%qE<S*V9ia2UZ;ljkRBP%vor_Ets=oVqiq#`a?`K22$VnR!iqu699H3kerH0pQYchzd=e)(3{cTzEa)v*rE+fo7L13lJ$H8t
6c>|K-(0#LZJ5iF5hkzRl^cEUqs~5e;LWShMg8c`H!qty)Ug37ytBRQa9gZ9@%*#c;n0(I5PfN8)r=U`ad~}YVeK{oH=C92u+OzZb*IKhws0@~1TDkUESU5v
BdwfrV8-}3gx+xsTJ7l2BZyt&Z5eUw`sU{35r@<66<?Xz2_n}TPgL)ZXt>WV!rA<8O{+Dh-MA|_TbZbZzQ3&W3Eu^C)wsKl-Fl~A4WX0Je5!whBy5UqwWBWe
a<9%GBcA%BEZztB0O<#&6;lkn`ADxYb*SH*xy;!Gsf*$}uJUdYl=W3QfH@JrFG}h6Izj-9f20@HM<rk8i~+hMnE{wF-hs&Le)*#Fw;XpoWlPjK#*raNWG~pc
Q>yQ5b?x=M!mV`4iRCa(5QE7^#a<N&E5b!6O_lI{q1=FY>3Q8w15?Xl$suPg)ciu%Y!scttG+F`Xl{AGWKrpgMpi6_1ToA*f9W~qQUK5weNc)PEErwv{n<RW
Yq{#Vl7I~;)FJne61;qX=%(+dvilGU>|@VV0mxw5S7j`cN*T7L1%#TICL|lzfMiNsOv5EK+5kT;E{Jti(H*L$Cq4K_4>kG9s)9y&4s*;tLUBgVh3ZsI!{9;(
8M^9-6jMX%>$G4+KR0%+Y#1+hVztH{%%NNt90NSI5!Xy~`)fHs4!B%0ABCja^;~wZC8vc-WZTQmL)uhUc2}qquVWvC2hqA~T#vHL9wR;hg|QGSroESW&mQ~!
JQ&Fe?hTkVfy!jTGh6=zLliUkfv2J4$F4JdzwC?rxbY^?p^$GYjebl%hE_6$CE-?lP)D(eFY6Foz3x=eABQ2D0+O#ReBn2R3jalQ8?zDj=_|Iu{e=tnZm_+2
2_bz@roWG0_TCl!Dh^lPuhptfzfS_3MKqggdM3gQ@2Fi^&#v2>{_!luEACgUxb$Hc1{i`TKz?C|eeZ@UxJN3K&$#G17rz#DqBnO~_~7F3O3~xc@jk3?3sqcA
_t^0k5-zzeM2*>w^}-j>XnT=`N~TG1=8=^`aHFn=WPI|sv+SKxsS+?QR>F5M%Dw99Orhx;s-`(&u_BJL|MpoYM7;FqLu$Os2%P3p%?ECH+K3v27r9oOL06V3
`F4G7d(b+&p0ExRLDagVOM#ey@PzWfdin833kuR}Btom+R49WMdlJf6HJ;m!B`nq;ER~qJzRw-@k`26yz9${bVQa?+HXjAAG8PwcK*KI`s&c@2RU_O*h2J(R
V^kPhgBXR1{`sR4UEUHb?4M(|9O4CE*j1c-=!P`ea-1r?4)M>t2W!=j9E!y;0QRMO3HnoOwSka7ljy>;{&6TG_XE<G3-Rm`U95;*Jldi{_tGgJ_*6n67K6~b
BZT%|?J0wTP`CUfZNY4)g>@ULFy>U|9SpHphDVeJe#ta^vFk<M7E|9p0)ai090Y>Pddf302<LkV1LzA0g0Nm^nFE6CIytXn;){_&bu1P*Yl)Ic$v0ExeczB4
$;P0Y$aEeNvuC-)>N0$(fG$9$s?4(?Yl13JkaRd9qw6Zn1hz%dg=gWiVck?aNk!QR&C>|KsZ?_dW4sxd6S@KYE;M|<Oyf#<G3T`y%moDe&+dY_>N1auQ#gT&
wGc!&m)J7f-4{J;`?-B|4PuD-dk|@vb@B*DLjvm{l*wMPJHD4*w4#6#Vr$crG+vlOKn0i;POD_)V6H30b0{Vt$iAmMRk3R?Geqn|Mf!376CKvU6Fw(LRTV?T
_OP?+cGE)Oe_^{2*;<ee<`}W`isaH&wf{`@?8WO)Jja;vFutzPm!JZ0`j?Y7ikVz(7{*ixieG}Vs=lsyxd1HyZC?a>!Ihl*Df>JM;c~TI`w916QkzpIoaonC
2Zx5M|5$KBBktENoX5p%oU($7HTXd?UoYboZz_5RFbwgn2z^tAK6TA`?T~^Q)5@!&oApmE$+~1vK$7<Z8J`!eyx|%Qm*s2~E00d#9zh8LQ70}}i86`i(mBzM
LCent^RebVr<zq9Sy3&jQxHPHWbagtgk6zg>uh6uBd(pu*o6kdd@$U)J2k}OSd{ZZ8F9CaQA!orK@e}xwG9%%kSrDWbzc&xX8d9+_XJ16it)i>2JQRUqa|ZP
AW?K00wgs|Db0O-=YmKLj}p>#k3|XAAlW11Kg{K7+*xVJWbljsc>d!AtB{-J>tR=p-yey1xb^s;<c1N<01vcSuNNWSHSh8Za$QLw>9KkZ@au(+Y3Qv_or>zi
Fo`hQ!I^4H%>!P`4c1~|yet&q9f?+4X@3m67zCC|oC(GFM5<fPP#z1-7o^CkjEh?2sz(@ncK7a?jLXG+-Q^07MhqgM<Q`O9395G3F1Un5WcsF1;Ak!e0tp>z
RtnE4pBEZK$N9X4p;uL=cprguFVNe70R{Ya2ys@-lv}arXdOrd(E<;YQEx!2d~1P0VyB{+Z+*7pD040KUlP$LzO?OzQN~R(t`<G8$4BTfApSY;p)V^Hqb3h(
5et<Wz=wBrx8Q7FCw~?=vylrx^3LyRT1t>@_n{IpNdaodWnx=>%sK>U59h3Q03)sgF2}%ZL*8o1Rw4+SkaMH69y%I?H598^(Z-x>04@hCl&=-JLdIOvF5~i(
f~J$3bE9NNuU9I$=3v?&*y6e_3Z~K%BW$?$B=a^KV<mwe=ta<NAJMWuGO=TZuoK{9?``2PR|KHbYr({oFfFlh;SnhPa^FYcZBNEovGSV9CtNo>LRH`J8&$1W
=<*Kc5%ovj<Ldu(&<&*QFzuC&DnM(4<l`cln#pM;GZAXeYOca!+?X%~`cZKZ6A;eAiCm5<Jdh&NVO@kX7d<o`2bt`cgCpOj%JQCp;=OLAhsOT@G`(oW`H=Rh
@X}MAlE!kywYZrER}NnAAhoeTX$#zo0T~MsOri1Co|!KRC+h}kK`_$+=>9fbnKYEIGRrUR3t*3R@23sZT>Tli8$c_S$x&M0iMF?0(<f{}`ZFoo_mOv-2rvlQ
5zjP~W2bm4*7w0*n*W1vnzM$H*xrp#eTm?)z#N5D7j2_^e|pp>f_wNoVEAM3LS9Z_h7s(}?j4+ifIcQ&6XD?2jEl*{cV`BkKBgVw<%I?C=@qnY2brXoxi6NU
B+L7|vIiFiSnClL_#HH<NG?icnfwscrmnj%3BXjSZ55F{DSQ?#E5Iza=|2>vTA#ZG8hC%g7h-yrm~qF1`31+U2R{!61T?0S^}Oq*9XJEynF8v+V)^l{c#hQ7
&)bD;cqs1MLJijVmgn~AdUMZ(86S9o5|z1Hsd{}<#iVC+keBT7uWLyB!@9ey-KzxqdAI9%KgnfEynEc^7^p5OFZz47;}ADPvJs2^t{aq3UV%@kjY<Y4-ck=#
(~fU!?m6T9#upax^{QSA@X#I-0&<nT8yZEzqg|tQ&E%7+@~mSV-ydkvRD3dMegx6E^jaI3wWB(aW+m7V10tu~G7=IgZFW-Bw$5L=k9O}RM~**ORkBBQhlg;}
RUlQ4;5BGl)ygjCxI$eaIL)9TqH_CUWpuvo)4mi4K8RX?8XzaeH=^RI;ii`nl2?67BqlKzko<cAKZ@}rT~7@36a*_TI~Z1}V8-cz5gGa;jUZpRJE$|DQo>^*
7#&q7g#Xu`S#R=QbkEy+y=N*@p7jt5f;UumeU`;+p5Jq(&aPUl(W9bQe*ygJI)ygGIsFM$#VcR;_t)ZHboc!|Dl=;b5X?189^<(F)CS8ANz3Ke5Z{)SgkJ1m
)`0{u34@1on|Jhx(DPa{fyZTkjYuymARMN!^Xoo@$MurSveOsAAeS}cE6_ZOei$G1H9sy?f0998EIvxP%(Yu)T3n^L-hL6ViUk{dG9%qU`vlmeOjW^aRTK(;
WNjxHv+G%bhj)*}Z-F5}R*P(0&6h!a(U;J{lmW3pl*9_WRwNxnERn?|>3;@WvY<Heo0#<3us(6Hsx-TDEM^M&;kL_l@YyR%oZtmpNAH>iq*w$(HSPp^t@yyv
#+AfMim7ieI_-M@*mc{h=&YZ$<H{d;15`i|Os+@;!hLFYqTp=Zb{D3rBhJ-4$<dU2dTUJ`6y#)J0<Y0LajMQWjMh)52#MY@7TZ-1D6-@fCm>E=c?`}Nb@(M*
$fLBmXQ^WRRS%UJzW2D4)%dRYqo`0K`$%dJ-Q6+CIUy`h<3|7jGAS_X_bRSx>mz1wQ0(ArBOkAXVO$&d4j(>n3ZdvGW>NY*7URRDN)4at=qpb#n;$?E`{*tO
f7#7GMW%d*YS#6pKi)~47$X*3D;cnq9R>kW1Zo%p9w?D8kO8>JX|8U%_=Vv9Lb<q0#_MsMLnxY~Hb%(l+g0t2QIH^Ascs+%;ZFnZz@Lf-oZ&{WZW*ANAH{Ww
@fG15z`?VHlrU2}_OO}jjw*;N130(TMLo5j$hgveQIv)&!!PyCqge}&K1#0$Lj_LMQ@?P>l4!aXyfJ#Y<D&hbNGH}pFny5#b=`d`6nQHBH8{W;p?E=Sr7lUb
h78W`F)e=NP<=dK$dju`cc~bM^Z-f!BU=To8KL(u@G8<{b4dHnT{Mpnky(E@7$*W=Ly?aUfD|?2E>9jo+|qODO8arh0S5>U-}K3{_^=S2SMNl)#NKDJ0(Z>%
q@<HIf=1vh;#DAD+{cff1?~7_p-#h41phAM-Ph(mVTz};8{)P97#^qL)njiOUH5cozD_}>N&?80^>$bj&P0{t`l7xbH;yktCq7CbpSA0X+KWQIIw`;`+MlR2
nu^Jl&}x{+BZz+5j}e~hWBl!9;9s*oKgw-||3aE@{c`B4t}i;HK(zJGygPzqvMhP|>A*Q9yZ%wIbFZr?Q!Eq6UE%8acxN6HRTJQcWf<yUNqj__nrHxD1F;~8
9rwXb)kJihWb+FYO`|$q6yX|SSUM$Ne+3_0^lK!#L%%bhRBwOtN*V(LjdvY}_El_A`NBB}RuYn##XiTKE3zFC4kP(7wSku%^o&-|w0aK_-ztWkQIMsI76J*l
Gq|h?xT$haySex1Xg(P{bhS)76=X+;1F5ixEbG<KcSkt>vlt(w4ac5Czd10$;QO;s6c-mShGF;3+PrpZK*cW}MD|sN)F~D*zM^X@T@rM8QnJtE5Kbx}-vN_=
J`R@-qz)>$c=`(%=;ZoJ_TLWcAcl<|sJMtzq;<Da0I!>vJmijk8JnuKiTcts()&CMG`b$tZ2mJAKFwDl-ZOyaJ~Br<PMd3f_Blw!uty%4ottsd-6NHA_^s(3
eFq0KVDOK$kVYQWqu@V39W2BH{@f1p@s@x1>%MqhKUz15A=oa7l`t+Ug*ziO-7lQx2ppXH{)tMyjsTvI8)N*cy8$dP<}(2yh(mFJ?(qbMEcg2j4jQc4WTBO0
QEy%bAYwhV2k^S(6Sp=^2c75gapSeY72=sJC1oqmaR*e`ims|Lhi}#3USV6LxbFi3t39!=0Fs+W<*aB*KfPuopKu<gc@~9>$$h6i>bO8*>qFh-26c;wj?#bh
wyk?Bv}$%s07USPlhnf_iok+x(srpEue#16WFJlH?xB-#qM<R}-+K4Z9De3L3Jq{gT|>nc(BlLZSY5qN^pK!nTKP~iY6Kv7233r_W@++kQvv)+VR1jM%?}xj
X|ytwY2AHB4M1^>COCG|kk%mgaz5@*K~S1fIQt?3s>Ib23_`<Xg`ri)^qT>o_j+$o1^PuEi5W~WT>1`o|AqI%E4*N$$pR2n3r=r<;hVJQ$`R7CfVOq>HGzQf
RWT^)c@Lt8m{)Na0!>=%$L(g2CvBf}A*^f<@k<w!%mN>p7`F}g>8fjT0jD*<d3lmDIARB00Id(+!|Eb5xs(zt%h`<kMX>~Q#|%d$`P`WBo5EHtha>OD<qO7b
2#UTtw4@<IqyeKl-g=S5jOS=s?Awx-Yg!d_`1$feXBUWhuh_WC^HKZX=w7>zg!KH!DUzZJCkRSRpIzIFs$_S}cQ52DNK9$`-i|v~lBTc2FTngBhq^T$MNv3N
HZ^3cw&FgcF!v$8->+zMjN4%5YuN%6`(cn9r6H{()_+u(tkk0{yeT+VUYSQ98-I~-A}kCtY-FIQCl7rN!Uz6EO~^0PFQLq|idcNC`Z3ia)pVGHIBqHJXS>e5
?mSiU^6!ASw>imWl2bNEBIBrrOf84d^-Bd!qKS|&4GX`peh$cDkYLWUhR1h&rA<uZs^b9$*HPb<eB3@;NecrNqaSh&b5j`i=<TJDCC)D6_SZ&0Qer4$)e7-2
AmXG2#_*2{JWE7T4;TN9Vqi@%sGpaQ>hd-1ivcTZUd7tb$NojipMni-`kzbSDbXGKY?8GU>G67ng9<xbdk*?fHG0+ItuZHPYXPAwC?iP{GVl5pVgw*?m{C{H
B>^lG2$~_KK<R>hn%6@-Kod%%qN>Hg8tFS1(3y8p@MDJ}_gKA$%*3z|O0!~JIL->iD1-ld<lqlxeYgKcNVc)-2bSklxvQ#ju_=UYiA?z(6{P~$<?H*rue4$X
FS@RG<FvMY7Wa=HYSzVgd93pB;zSZL4(mt$+N|K$lT1xB1Bo)~s)cDP!lUa0h$`J&J~r0&o-M0yW*fix`4#%moO%r)bnH*}HFzg#x*I274aUo!LtFJsYH;{<
q}pU&esY$Jca)F=?jwXGdlE%;ZsJo2QhGhDF!<{lVw53J`&iPadjTWDl(3LjR}n|R=$ct&2Gmzu-{3klkel=1nIE+2I)T`du%WS05G2_%gxDs%n#IeXz*aW>
H7G=Ow6Wi$Fen#pwP<>ijwi_0tFw)!@4VKpYMzWsh!mOWYdOzK@cdqZjeUZahz%C~EB6wVl-s+r0^jaqU<GSrI^IwNyG036BDIkAd6LU*-HGx=Q_n;3iU8!}
E?*6Cd=4G}*h!_(n$<$pP?{R67Bo2B^+Pv4I50`AY(vjtWIiZ9K)!O`CuIMsr+`{2H&V7~)0O24q*o0@cV0j}^MAA90HhO42?OD)#uU~(B<$K(eRH6`*{~c6
pNGEKOJMHgh-c$R_Y_>3sY5=kRd;J4RsbM&O}94Mu_&h3I!#l^YjG`{+kS+~^-863@KEVWp1TNnB5&HF60C}p3Mc}v`j3Mh*y0DdVHY5o{(_?W@`roECr=UX
(BQ(y_F4c)ZG+95+J*H!vb=ByChx$i!V7|O80_*Pkgr}qrctwnxO$5T57A+IfCHAO>IVVgz(ATgilJ|52z`P|m8$oOt%)wwXNsLa@<K{+uMmXA_VS4@hXUqn
$@N-EzrJTxA&L!?%Yx@?p%T2Ak6WCm!{1!8NZSi87JGF5=UHF<!n{c~eJ<mhNW-hYNdc#3p~HITyVXvEkx;Qpd^!O}>5pyTMX$6RJ_ShH;G2BCl6L*rXzk}s
L_bTPC>2Vz{3oeNZ#j<z$$(xm-8gkL-7$diSFHV{$4gsc+$z4sOM5gvG`3j|^bo6%B>)zjHB1EGK^PM`;HY4tzb*y{8NT3`UxuQ~hfNc|sqf2mUr@J)fFnMI
3#-;$`hq98KLHPR!0w4WVEh8_Q9qCTN;zI^hrfi_LM8`??utkC>At_pU0CjacD}_$qae@qegE=!e*(Q}aR;&p<U@y0Sw(urGz4WA#8YPP&-Jpn3J}7V02S8?
K|H<%=7Au`xmdSCHR3QbI&<scMNe;Z0F#Oz{cgNxhTjWF-^n2T;21D}tTJgJBWc{*GJ8I|H>nn*7^vdAuQ$JZ_06|me_iC?eE0Dmzy0pjt8ah*?W^B?TYUS?
xA)(Ccdx$t^2^_S`R%vgso($p{>$Hs&9~qF<L`g>>UZ7mfB)*6Km6tQKmYRIufz4zr(eGPo%+W=#BYE3-FM%<{>QJvcj0mP$FGW?|4{t$OZ@qFT>a%M^~*1>
{_x*<{K|>HeEo;7zx(bRrIbLtW{dGsbc*2+A<IA>FT%P=0FKz=r7Dilx`q1JhTs~niCVYHqXJ2&)I?BK<boFoVg-ai7#T>rN~rPXSE>*y_)@9=3n#cx9Tofo
hNLd%YbOi%9G<S$V!ckdkZoeuomvVBb)E{YioQ^kK=5P<d>@odAvj^@n+$#=9ttldf-hkUpt%BK9$zhp^pb&)D_Jr5*Y6(}SAbp<5QJe8#@&e(&lD}xa-(G-
K-X@U3VxMJ0-;E(J<KgF3Qmv^MJoX=;qxd~YxF}Zi+Qt`dPx+8##}Ejv?WCO?V7D66-3Qi&;u?6E{ci%>#ZTFsLo*oDN~4NLK0iSKNBelC!5K5W2j)1Zn%2I
)uh;bLhA;sbhB2RLcA}o@bBkd6ggcNlGbRgaFp`p7<WJ};3Py*6cTL~#XVZr1&m>#ij7#ybq4<}6ns>%Q^op*!f)~n94fC=QI2;h*6Tvag00~Y*xH}+cUzv{
eAfPGsye~p@W$~_0XL?{R#)$huJOcmIbwNblGGr&lU>eIRAxzgZdIELjbUp1d-UTOpXn+y`Mi3zGHGMe(CW@wY)y1zQW}JlGZII%&71w?Jj?djs~uuBE%4Md
)eNCMVB+}H|8aa&dUlR`9BopbOgtgX7CJxa^!6!oQ<7KXj;WQCRl{n+5_Y!B+aI@x9axz$aLA5Md}j6Bztkl2!LTK(ZDr~#Z#l1zl}9VcEx^`0R2s4UjU(FL
nhCBK%Mzk4=~yzm>ssA<{T7+79oHUhCOFT}|AD)oD0+fgWWC3yh9f$APJPlg&)+rN<Qip8&xaMVnYCMeO!T+{6Q5$VnlH}F)hS`Q%YI^H@9elc7f;)OS=_gK
!Cz?2o5pZ#Y?V~2aY3{rot;{&4GOVJb$Cul+BPQnyCk0hy{8^Q5U+m=pM#!LfgtIQn{BO{+2Xi=f^WE<lGXBk|E9UATKfTqqfUNm0QmG0Coqk-XM|cvx~vYB
CmNsl59!nk&v<i-bHUI#M=huPu8E6r;T&*mdr(cYu!*;JlJy9c%*4_Hzz1Bi$d3FUj4)Zj5t&nVp2IvqBk9m(XNZcV>cY5wX)wZ`T+Kp?>@076a5eVyCaIXt
wH9|xv70xbL@Su*oG?;3gIANdL#T5`=2l0@rH9XDSmG^=iuF-H_&=isKrl-*TRc<AiRa@@D3(@e$@72+coE9yz0Oq<!g87XXTRcIi;o7k4Vv_=J=Te)vnN(7
{X*_ZmIz*+NLKNLQaIc86j?s$wdV~Y4ffTt5`BY?``X??Hu%tz;~a)=WxRTOEHJ@V@mv4@ll0zQk|Wub=gx3ucG!v~QiN~;VcHCEkLqfQGiSfsj^a`^St2tl
gbN7MW`KKSRnKt0-9B*ts8bo?;SRv?-o3x;0L(-^Fi8a-f;~qlBfz&kx(vxK6Bejf8lfclI+Eeup}agf_bjcq{K5AFNvG*{?a8^cgO1HkRPsY2VT}F-2_j7e
6o~&hmSNv{_KUp8*988hu18^DNNo81FYn@hFY-!xJd@4q&sWuHwmfeE1s9aRo$QrCJlu_qA`p<UT4v9K)7~g`T{efHvl%EhvC9k-OuQAmrBsx=bF)kx*s$?|
FQUKP%A#7SmdU9EBOs@0Qc7?tDhA^IwyC9(*}<mHjN=`E9dFi@H2;-95D9<5cYcd^Lc#|rK9B~&<O~6AnQvbaF5u0gVIM|Satt54ANPFM5)fcT;Z0oai``a$
jf=$-cJ&d4zPX5YE8uNHH2a1j@S=i3zF`n_6nHlrliK}J@NZ}%3;3ggfY((*w9T%s;LvDp6q14n32wM%ShO3@6r&Uu7$kilYO~`Fh3vw)Z1j$i^N#ZtoU`SR
Y<ZrY?^lQ#iNSPGeU^Ki4d7x0SPOs{AQiPr-K`(KZY0}TiG$dkcHlW}TaK_7wSWO#dBtt9Yud_pEy8z7K0h_8-5pv62hMm?cMVlL(VAwte+0ouz@U7xaB^CU
;AA|)=uk*z+(R2!BI>$RU<KnIsTM&JVZUv#=C@2V=H-r{W5jAi@0P_p>Ys1Jt^c)Sh}{wI5VKMd*)1!?!G@VqHX&;$I$8qy{rE3r;9s*o@r@3lBwv*ME9#YY
cjMrHSSFqP@FI(#S8K{|ZY)R5W9=$p)cuDMTPrXkr>ZnQ3I-p(d3TSCp9SS1g-(}G#<?98EB@9B)N3WqfCIEQ1461$BONloW1C)JaY78vvj3i~jQz|5n}HV`
!vT{$)Z$CHwLK~nIT8$!`9rzf{)tL%`cI5<!vHTdxI;z%?!3n1&ua5H=fDH5dJrL^h3YrnGrTSl!NsZXd#LA<MySa{@uiB32PMYJ;d>C*PyH{Qm-$0@yJZvw
&Z$+mN6O23JaTYZRg$Qw;}|4EF6(h{FFZuS9<ow2_KiUQTFK5&zUZjh6zQQd%CkxgMvwi|iyg+^sS>rDq5^r0Gp>vE^M*V|>uBgoPEVf=SxHfrKPmpc)Zf;w
9<mmQLVziZyJk@RU|UVk%VIo&32@1?LbS!Kjtv~zw8Jt@hMYU-zalEuf5`;bff2<VU7o>{f{$_6vArrWc?ylZ^Q*NOTf0n++f9<9)jxE6S%L6qJFY<J7}IO6
pru5X!l)<o#~*i|LXs8l%y3@5#%NmHkOO;+rP&d5&IzxcqNg#KR)RF{ur3<jM}fLgGsGFBZM+*mc`OR7*{W*Km4|pinj=96pP`h2S`~@B<zRUf8cH$MaK{RU
`IFJ=D0YArYSld{#xPc8_qa^{D<*8X&Rin$0g^@V>Of`Hu)pV<)jvh<i@TNN`Una7p1<ceH4NU!*O<45rl17f@Cm^%Eeoj~O3CA7g}P%>nSs?Hk1|r;b5-GS
{~va3t1+RITaUZl3yXr|U$^}H>f6>wNqoQWMQ!-9Zl4yNej||x+}~+dV09v50DT=&*^ZP@KzaCAaGG=M4CDW}wxHTOFJI<!&?uIa)KVjJd(NJ&rNA4gekR$_
S>bcY%YA&k<oAYK{mNGAIS0q6^ZjYC9=FVkE#l_r_rrQLBn4lWPuOu56()ZhLu55dFaL*V&cXZ7;+X|Mlv9@u$3E&<JiCdVD(5tMcn@gyMJP@~o#hKXr(Jj=
5d}PPO;@#e-1y;Vg)4rsbgbhSa$FT2waQdn+)oyXXOrNBdt{-LosXR|WzD?gXj|Bl3VyRGUR7OqGxT02Oe$_miFGE9^H16BV@RWL7ULcZVwa^{2X-<J4=CuK
F>-ereree<<9pc`ny?LLRUuqCa6w&kY>c($@2cRWmx0<6Om`E#W_mPG?fQG4_-AsglgliejvfP80oXAO`iip+4|qBR)<2PQ)31t1jWYrRK{D3OVJy0%kU#xg
kxdjUaRY~5*ZcowR#vZx0TD>NwuOD6<y&y2ad{#;f@(I9zjy1G&%WtAhnBo<i}>v%dMLKk-S1f#@+DF+YU3*su2y?)mX(;8Cj-@WdNR?KL5MB)|3jE!dA`!P
h5&zp@*gwU5kckz9P>TJRy2r|Bge+<%LM(!&!EO`wJe1Op2(VfmXW(bnOi}I(5P`E08N=0*9<%iJb1M{D#tC+`~PedFZws$TGEFC?J5Ea6MKGXh82BN!=TSE
#^-+&hXTxd4R9evC}1l@a`!1pV_FBpe{Z+(-j)ok?^uypmJ=qA{YzAb`|uk{^ReNq)Nr7LN>Hqt^~iDU{GNkwpSVo<{Dp^r1H;*w2I9h{9mOZg1S&2~IcC-t
1CWLnf~*H8*BBMrvI;1nkhdTzA#P$qq$o=D{TWRRzp52F9R;XD0?_Vc(+SgUJuQ#x)&9VlKk*8ha2LoUVFM%Mag?mZiHkuHa;QGz77UUhaS!zJ2w{ZalBmuI
_HN5c!p%yKWKA00VP=-47;!Zy2|P~7BM7-qwbA`aibCA_(M}lZf0<&lUzZJaMH)FnYc$r_0y)DN-)!w|gtUV^_J0x0chi2dakD=We!Au>6!mmr{4#&e_Vsf4
{rvB2BA1xs^*ZFM^f(;92d3}9(=#hkzAs)LCTFI-O{;vJ<{LRp=f8(vUBlgVg5UV-I4rAY=c#ZPahV{n`6-dFTr?*Li|)<%O|Bw;7?+y|HtF!?a#s_dFLO@U
JbmNOX_>9fr|X3+Up@}8b>H=K44n<crAzlQ@23>oZ+I^J)lKA6PC5TRA1D3Yzir>-o9omWf4O)wv*9u>lMR{WLG$`47c;YAmtwN}uqM-WnpCxc2q~{&%K0))
e;KcF`Lzx+WZdhrjOsN;KWYDwWE}Vm5cH6}`)2>vxOf>N<B)?HyUxMIxz`tqrZipdBbldhzFu-FVsqnQpp2OyXgtDi{#wt0w`soEX*1n@4k3uYyapY=&S{Fv
>cVjj3C=|f*X!Zi>HIe?hk}3Inkno<U**3_?euLkMA(pjeOB?D+27n&7u{ca^Ow`#2u-JXO0NMpej)V=S{I@~rDSC&cN_j0I{DFHg_<J(LIN%)o~T+BU!2uF
@{J&kSosd#y*vt`=ugmkz!AWdwP=FG*Jg>iANVuT%t5qkt1m!twgkyuLGBbn|Bq*g+$|NNrflQ<OLJs3ugvKqlkSGTiXCzTQkp?!Zv%KRKrH;bIWzQwT>q+J
Ya+(gUQ!5}l-3fGD+CZoYL+$cgtS~#kJZrll>kNZ%OWd|OAIj6;k6pRY8*r|J}s2bET<nJtO}v(A1Z?@f`ocidto(GcGEXC@n9->C6v?EhF2SPESe35<2~<M
E?3L67)Aoub&yvuE*eJgXR_l3G8j5k#5%1MTlp;uy%Ot2twB#|D-U|!%cdD0BW=S%?ec4W=I4WLx%(>*u_a&uiSYyPK^|Xl<T%(B<d-e)!Ho;9G#C5k8_HtQ
c5JtN8QF49pxg=rCvL~qY`OhXtX)1y07LjRApv9&FgHE|2ptc#-b%v^#E6Ow!?KvM5D4NL^5R5SVFf`K%k^C#?Wq_ER0yVAX7!`0Xv;qO!-MEyOGF(_4Mf2j
NIoT`3B>eD-jwCDVp}Y58AVIDQxq>##y7lqQq6lnO)7Syg3#52WZeM4Y2J=R;`UL9AO$@+-W+AkYaWeaIxh>27LEECP~8$CXeFRNIEImK`WyZs4IH9$`}HWp
a`93K{$e2?P`L)WZceaqVQ?u>MF2Sg*A+W!U`7}Y0hQm>8+AYpZ6G1mjKLtX@BfJbgy6>ZBigCaL&Pi;RHAE6j6ui~KXfe=)S|dxz&OfhRG$#nO|KXvY*iZ|
O5>32Y$w)05r#vH5TLUyg(!(6Bti&gP<G<$l7d;Z>?__1pirp4Q(J+St3#uJZT9@1-k$Ue)DmV=A}+Q9!w-=2coURhk`@o&%eE=*z+8#hbFyz+r4?s)oHgP!
HIyUVwzmTIcgb(iYOSP@fj!6lPbE#EUI!>7l0%5aJ!6+pee_W7n68H46Jiys{4MI(SI*f^a=yWxzKaqPi!f-jif}epXIyMb@+NMQn}$;k5EsV44?dV9_q%{`
M6~>&L__GuxCJ16`VAeH5nh#GWhLqc3iYB%!rgq&mz68d@!*DlU+r5umQRK689kPsrQ41jz6{I5+-Ua~#kxL)=fU=2g+CO4H@-yk2Av@7FyA2^`~_)u8)C)=
ytW_^BayrH2J*nu=<r79>dD{M$CBvZP!Qk%Fj@r`x(L3iR-*$d4$ZNY8@H~KNfZMl9-yovgbLYL@R2Dz^X-v9ypOb=o<Mb>46TlpW!m2Bp$lD({)q6&0c^&x
M);?QVuPP}pNJcCDd1Q>K;9-UC~kg6>Tf&zXDE%08;C!KJAAA<Y&Of?7M1tEv)tR7iF**!!+2nyAyGVc3`B0k&w_0&7JXvI0}NI{gGiTnWRCFrWer|F*5moT
DaiL2(OMOTc#VTxW_9;atn2eFY4nz@559i+<1Hzw8o1V<SEYCT`hHxdKCA6Z<vUVolc`*$vOU|eFk#aTwdb?|ky!I=bvOhda;Pg^9|W@QEfUy=ZiPqg-2pts
<4kT~M~C`;)t^x~q~bS-y+7>Jl8PUnsAc8NIz`GLU080$x18PJf(CXU27#D4dvMnu-LOU{PuY(met2i?*KDuv5*u&2(E+d@pmy&CxC2T^Dm2iFAzLFux?^~^
>UCn>uf~$6BekDCkdHdN@Ae<=g5`)D8LOPGSNhQ?P?s1ak_A<!qstUxmLAEt8ABu{h2FE@a@voyF4?e0(euI+kRDh3NY`3}44zIN3Fg!NGILA_-Xi?$^922z
$8sCzX{DN6%fAby+0%fEfuJ9rqOjz14?(oYaqICX!Dun)lL$VB6|&&)?BsxS8Jl|f0AP)aW&Lq(eJqKg)1aw;eF1!=O-G$(>nOIEYmxa#{YEddc+ItW8>Eu<
-ycd$^XMu4_PML|H6ai?(6Gs`(x`dIZVq)d<`6wv^OLoWdwLG6x^7tEjD(h`3$l9gf9LVHsTVv2CcbNYc#oaV3J))EHrA(baW&aO6}yc}+@<e^IfHBA)twvz
9mi;WLB2ipmR^t`jK84eyJm85%RGsL8>`9NLmB_#0|`9IF)Muy%M!HU!Z`+a10=(S-yhA5@CCRL@g2T=iUDFutzQN|qM3Okf6|Za1IxuGH{o-xae&}ngoHfR
<b{)O%Xgid1C`qnq4R|T9CKY@|ID!0-7v@y3PQx45X*Px@c`JzSYM{fBf?BN|G}R-IU^3*PVd}Lr$~zS$3oViZqL`cx>MtNJ^Z@r`z(F)$f`di{&KnSrZv!|
DVqOlnb-Y)O(v|TlF@&Sd>{}qJWuh<Wdq;=iTZ1PA09tln(z`{M|Qkk)dNc$S_+ch8@IjwtaVOaNcpE186dnyP;ye`Wl29wPb5wG4CRt4%5H3h{(eojM>`S|
Zr1ouTB=N|lQNj$&_c!Vcg8?$(#_Wfc}SxS1_#N`)5Kw9@;U04Ae}X+N>w%f^4M*B&7HN>bF>5cU0rxEk^)jue8am>rvj2C$BvPjtYlr9oMZU|qx>%b*U&H2
%A7b}zNZ??U01{2GY&R12(#Qm41^Jw+@N}O@_)yu^vg|GOcKf<0lfX4|C1ji7%^dm3T3}rKg-HVOP)Mch*#-|-%EeEJE~wrl1DDPcg*2JG1U3D`8@vW=Ze#K
kB>zu<D-|(u=7Cf_|d*=u>XK=Bj=1DOrw!Ts7_jeH*O280K@Mc+kRf6erX0yMKtRsc;z4Y;aF^?)U?2gFm?wBLN)AG4wUxb&w_<nFG}2u;a~mge1?)bXy~8#
`#QDIG_^TZV#C<7PB-U}4@ULxIabBEQCDG0B%h~$3I)BD14`Z6-v<?&lk#u;A3%QUOGb=GsqT*av!{l6*@!ZE4xyTy;^vEk<AVnGv_(}7vtRDV4yNArftmaP
OWAiYw&rb7ti^#FTNVlBy&n*L-=NX3<r^qgdpKde4%^(h8<h{Fc-)}g=dPpep<6{d05Parf2UW-kvGSke>CMXciqG^3a6l{G+;r-UC&JGi@BLJOU&h}RGhkH
0Rgft1FoxO(I@tt8&e-WJJRFPa@T!7GNi#-y@rI#IyA>VJOA!zo>*UX5v+~aiafP1>1q3^r}dckThCsO%0hRWAl8<B#jGJ^{@d%wt5WL<WZLqViBrU}f4e1H
MDH%znT}I$qTQtdwj)l+z4;>7a1JXdqb~M1L-M=1M%-JU(GjwyXhhnah%MZ?p|{c2|MT5i$6ZjnNdLf9+mwma>h}ZlE#xdV0i^8zQhyOnExjdw^^-vDauw>m
>YL|pm>kSo-92);8^F!~$AhQ$&p{*McAA1lmM?{J(u;3;tXB%s=r>ra=BIco)3Bx~Rx>_T1&}sTqB_u@+R}h%Ru!w|G9$8F`|#QdLGu3zc;_+Q&Pa;d;Uo(f
Z2p<H&p4=55z_b$ETuU&y_M*$t2mSXmPZmM_P#5lKOJp=_!#dgkj5=NHM)Q(rHrTwaegZ9cfQmKP_#KZLZGrGYGXwV*<2eFBh6sAN&okFMq9296!2LWf?r<V
{=*g+tk`@dMfo-m1-MZx)5E1AsLVyU_t%yuZbN13B+?wsWA*1*HkcjJV*}*Oz>aT`;`_(4V?+vbmBkBZ7Fk{1i0t@vC-rka2GfTCi~(U2ZI??o9^Czv)?QX>
;C$GRu=^HH%KVSaP-EH%zRIRRUh&6daUQS;+mE(Kgqk3EUw5^6U-fFWkqn{W_L{Yd5C_5O4Cx8)-?w5!Y-Rq{@=qW3oS{t{2m99^A~8E~RzEQq2uas8o<V^c
iCEWqwrM*7Kd2x^md%OT>^U*MMJn|Cba<2?tHGgCMBP*RW?7HROWueU`UPYjN;J66rV}_sh6*N~+oc!^HKguLyA{~*6k^iPniVI{8`~~x^sP0k^k97WDxZAp
Urg9xJEiRMI)%MIk-o*rMdHH;f&3LoQn9Xz0mAvtuHf{7S)N8M)7R%5oO`n^A$IBHA9dl~ewsXzzsr%J8amziz*i?I9_ufn*|u(Db@poyY)WrC4M}0}`P{JB
&qWW8Zg;@nUKSZxC57B}^SrFpmFO5Qp(V11x^ic(e(kL52K!?H;4nod6KF9CTWy;udZ~yrw(m|)th85`a&&eGQ)~%@vWy&H_D{wb-vwQ1?E^#GsY)&YDdY_M
U&!aIt14Kti*K&<n#%skPxCva+b%8l1Ose@X)*|he7<x(ntLqgcp%oWha64+^VuIv8m<53P#<B_+4=wj9-s1hjkC>ZuAWl}2W>x+U+QbjpR&px9MXns==A>Q
U?P8c%;&j&N;B*d&KW|()y~z8>&y9?r@^W>6T>8`E`$E&3s{S~=C@Y71w2d>o>DR1zar5zB3MWZkhfnoBXI)++h5w`Rj3-x=VRwbSJ(a!WpT;&D4ZuD3>Vvj
PQIq)yP0vMVx*ckxuF2(!S%8I|L2VFZN{mGQ^MvlH195O)=+V0=0m=~NZK%$hgQ0ou1ix&fAvk6(PKFDHP=vScg*9-IbVS9Tu{&WHEH|xVUi(DlLbf0mrgAc
)Ph*E=2Wy!LE1Ux+c>o*w_q?#CpkshIWS<S=r#5e|L0uI@f_l0==|DICf7!DvR0&cy;oh_FN>+o9Q@zISyZkG@earO>L*pbPRlhaUqRxu>EjfpSNxCTvbw#k
YWC*)Wj2PXamJ@CykY-wO151V#8TkB6Z*(PRp-B&ws!MCOMhIYw?<7_45vyHA332h*qHt1BlP@c20%NifmJ)()U8|3BJsE?!$Zt2(JzsT-V^t8PDnX?BD1q}
o-)_7d-SMK;w@5{RO7Oi&b0Z`9X*djPY*m-0!9};gViG4O&%mJSyq8^O2Hl5=)!?x&%2X*P@ihicJKI9K^{AxiPspvofMy=$4$>vxf*6sv)^ftOE1Az*rt@X
MA(SRCWMAp?MD&FQ$A?lpTzU}F&n7cRlS|E!EPkU4YvA`0iV<0b;XMVZ|eqf4bM9;tw}40fT*9+7m=;*OCfW9o>X{j4pB!g(d1{&pFmVKL!T6ujc?GO6$T>6
m9wlY;NOd01Kh;b`v~Pz%zbff^3!GN?;r1(VKG6v7S@}FvhtCnVoG0`^r;tDNL?*0YwEU?9aRr6)2XMqrdJ2SBIb|5QgfKDn*t!g5sZOP)!snIars^CE-DGi
ak|}If55J7iu9%-%<ggg-;t5fi)y`Aci^@3ha$`#j8S53)+mc2c)-V+PQ0g~=5*SDnM;b&ZtBhoyw3~ag$0PMjRMWn?j{P(vp!W}=raXjW$c3lBLq&^aaDp4
U|#L9s>1d#nyUhxi5fS=D-HDC{7zPwall+~t2;zE;#$);4-m0@zvC@L6QIJO6|12k_HcWx^*{Yb8S3$^=i#Ye3t|VX+&jN63otF^3P_p;nwK>?$f8drv*m$t
s%rjW6VO%A-un#+I)6vDKHMF)(vK@h3+fQSxrAhY7V6l9bt`mtCQqIBxIXc9YYY3R>2-yx)is-0XO8;Omvt_13LRs(pqPuwAH?Xx9+*;WT8C%qiw!iRFTI9F
rLU;7*$giFT!Az~cyjDNaRvKy{wcZ{@`oXXpLPelEDrjNM~@5&R4GZ6$!Gcs;eGbjFO!23uT72W-bL#evuqD$xFS%EZr(qUubNaHjxXYmwb<h@GQYWz>fKc<
oEouQH8*4w9z5;p8RQ{z=Hm(X0b?f=YnMk@d>mMA{2JaCJHo*Gsf8VUYg;X0$AkMQed6+STva1p`OR#vNAk(AmWcK^F`tKlreRJ~4D;uwOJ>(Jbz71pSjHt>
CNy6oziq#tI`%Pq%J}EFdz$=j;6+feS^Q4-gHOZqSXcgP4hi?KKJ`#)b<X(;MDaYoM#szg@&S9#rbuRPVOu#)lbWYp4!;6#WmjnT*?-1P;>%@P)gh7B3mkNw
e0qKH%k*lz9KuWYn`;y<36o=dl6g{Zz?kC%pP1iI`D(KAuQ9XV<iK8Yy2dFK*U#C1grsgWFP57d{q8gopN*b4yx-3Ns)0uR(dYTIGlRWe!Kr?V7&aea^Z4?b
)&-1{tIGt2`#JKMluc>Aa67j)Bs*TzeDQvsKIdGAWj+U!CwZMNu>E|xycRWTiJv<ZX{vU);n#cE=Q;BHDdcGeO|X~FW$@p41ONH(U*;Iyw?*ow<7J-1JmdCZ
^6<A2MVrC-7tr$0^X#LZRNpBGg&ob)_3<j_5U)F*$5$WghfBWPUw-lVMeY1;bIp;xzJ}cv#^Ogmi4Cz6(PSzS6Yaq3IE0#MpYem9#tF`hVEyCE_x#PuDuTQB
W+2)(z@k)xYj!1+w?|JXI(>R-kYW1h807n?cVT!pneZNp-+|fkdQhPbA%zW&naG<e+%R2jJrGwH7%;QI>J4B1B5s(rai51Y^JLduA@6(@d20A4|GnWiW3)_{
+~S`6W|N_}q-H}?SLnmt_BKzomVu?T&t*h5<@U^aFfK6CU1{>;hK7$8JX-5q`!niu?Sfmrf*S}Y1G}F}hs9f*$|i>Z=LK3$KSvsde0T$D+GRs+01rjC(+~#E
Uf9;F_oagq%gKu;|8*KV<<CB}@wQ+SnwEKh`x{nAhs2SX5p>hPl4T}YOAbL;V1z`}@z9P{8Lv{Vv+8cZx&PWv9lwSc$ILzb6BVI(FyXFp>BZ4dQV&@@UFu}5
o1xXhXOO|`g|$zfY{l$E;ji+Qg<_s3E;*?D#S0Q<gG`FEVRs%vPQDaVS-}5QFW<AbBDn*w1r03lc#Q_>V86DohaR)>N4<5$ttd+NGyys5XPlM=V0@o+Dv>{s
fcZ8%+@oWZ)A8-~)Fp4{mpd0ehW}X?<8R{z>96j?2Q$3lP-zJ1%k$Z2v}FW(su`{V^<U?WR}}i|5+O2s<Cyo6MEnxN3WE*Bz;Qg*Gf@e7$RZhNJ2^2al@uy{
^7#k|0DbfsTICF{u_rTV895Ia)DRr{^pvyj4a8ix96}lNRx_)LgjR;&x6n3fnBOeAlW07l6Vk@tdg84{LsYgSbdp2RJb25zjlcP-I)q2FW0~E=Jl-smub(IV
yUS?aV*Aello}NTR2>5N+16kFM0k4j?w=L$Ta!S>pk0<VLeFBfs=1kGf&D;n`d0&t4H2#eHf3Wo{u&zAjU1noU1koC))V~`-G&2Qv-4$8)9;^DZq5&IZcjbz
nJdor^8+C09IzhuPEBODSBx?-<xfNa^QP}{BcLZtBO!|A3wxdXZ=W&x=Lua5{oK!Zf1RFypKn2Mj`H~WI!z1|9Zf5J1vu%3r%UCAZo|L6LdJupntVCxuq?r?
&7Z1C1ZLu0I(3v>I(9!V+zCWHrpaFIXr^!kL4zE{o~Od=S98g;CaZ|%Vv6pUItcN}-&cLzGde{)POmA^ZjAnWwfQVr4`O(|{4TqJ$xBt}*Ao2beygLO^(D~P
4mkMNlL1n$4WFGfuh)5Meg)v1;0)X!aPaeWMm7V{UXh)yH`mK$O-K$`J>~a5$9!<!5=TE(f?YkIuCH_aEl9kr!C=-L;!V2v&YOVvC4$k_my|c+82M#;IpEI-
ybU^_w&P>9ENSK;%6J)E2)6PUII|N5<F!NlapDa~ctDU7|Di=)EX6c+e+d396pDuu{<P_T&ipv=IK|YDHx?w-o3H-@x$8vo9JGRCj~50zD0e(OJ9U}SE1>@C
Yqqa>R>A*C<KxfGT|MPN*JAd|g|ImI>s1%a%tB=&M}`$!t38(#<W!L>L0%Xw6zA233|y8K;)sZnb2W%qbEM=A@jHX5kjpxcnys-#J1Gt4T|+i(z?cbwM%D(@
m#lK{6&p9pbyILEf=XOqL6(ZFDxn0co5x$hcgwf*lFR1WaO3ePUbte$J;DpX^<YxV{R*W>OfV&S85^QFp!cI@%i`h;w@R^F#c!Ke!EYF3r3IM=`Q-sVby<O!
kq!JA1V9P2OSo-ld35j*7UC(tUoH`2!Z0G_vr;4E|C3~@wH3tP<8sT9Dpo*vtO@XI$O6(g!!mRGatD-FTp`@bX8We5qWP?9L{}deKEJ3^TcKz}B{R!BWsMZ6
S}ucg=6AGhI5`#kB6oiGfa>j@y&?Nn{fV_~M3Rp5fi%+p@r=18tb4?gO4Rf#N?R@pzSE6VWkNDRbGQ3emir?hbpw0V2tY%{<*pG%mF&3oZS#=}!Ngs=7NUm%
fL(eANn3qC((=b8CyfLGUueO1(4711<0vwY?{uAl3i+5;-aHQTHO;7d3#B=&1NzE;<RM!qry4q+1Oupg=^~x-alYhjV^irv*raZd<qRw;nE54UA?i)R^J8%3
<WVq`80Zk;TpH6dJx6jOe|kDYIz0Nrkn@Ez*fVdZ;Z6WHT`9>cG`f@5$sxY1n-~QMWDOzIEK5pt0Y0OjBOtJaeBsjVv}Hw*rPezKz3p&}C!1|3viJP+C}lp7
sW=+jJ>zD&naay$1fEUpam=TK&A15z5WCreK1ZF2&Y|S<r^nMd*lxbOuuP9>9&zp{MpFP+o(&-Ju+N~>0A^k_0P*rCE1LXEn#>RH^#^;68#?4`(VTq~_!%^~
CHe6YpmzA{Woh+4rTlK3-mdWfA__MToiDdtsSOWW`(g@l@;O?tj4#9G@-5?6xBAx2Zr@+5+KHL|(p;3i&a^FldEZ{t{z0LzQ8Y=Y?7*kNo4P?^d0@wDi;@3;
Y7Q!+S3dezJoc+M?z}E~13UxGr!u0rs0TJ!XkdQtw#k5f#rL-db*8>2(m}&i&1#MBlezY*yq&F%(g|CtN6&WPp(Xo){27*o<d5kejdqhEhmws9Ts#_QSa~YT
QJIw3m07<@&QI)gvd1GG(5^97Z8=js^H$cPB7c#lnnVHI)~D$I!C?kER+glOeEYh#_{|*q*ZO2N^AvIAT{2&KR@gV3qrx5fh@3F}Y4g~Qu3wfNHHfU2n>M`N
Ug{HZzw$U!OX#Wdcf2Jrh><c><N^@4p;a1=bz$#{HJEr+enbJ3AXnAX5368anK2*a35&xRiLX5)yR^(z!0cA2<t|>?-xn*71Hm-)Dd4AYTY-*-%`ILP1S-5l
)!$IURt8}24|v1Q0vR4n2N4w=2xlmE1rrB>P}V7eDRf+E>*)v?izYREDF20sA4*0n0tD^Yjz#@dV&qAC226!DAn(Z;fVXbB11N!!_@-5%=mNxhnu*Pzaw{Hs
5XfPUj&0H<@OgqzO3g*&e@>jw;WV;JkP4@pjG@T)d2Ld=f(%jpn(jbVK^w+pHk};*Jj?$(m1+FV-ZY^z0QDk$PVdTtMG}bG*W5JCUKejCCC9oKde=1c&KqU1
b|KC#`#H1YR_~2Y6TpBU!I<CDKr0LBAQt7C?{`VLjCWj~WzTnwY=|!+YVwTVLqI-XY_&~$^G#vP!DcPzD?VnacxW)Fk5>;5dc`yBkMc_X&}fMBL0!c+11O>g
{GUP?gd*Pn3YA0pe-tFQ5tk^2B7LmK=l#Ap4n6ciVE+#B_MzeTe!X^0;{t?R-A20!RsUc`LMa2X?yo;Sy_1lH+lvWdJlsxs1z22q{l6!ZF0p_H5B>;w&?X-c
I}V|natfKB*5?=22XX*?p1zryhs&qtVV~hxpoShkgniscmG&CTe@K`^5Y1}ui+Xo9ZT&6a@(X2K1L@p2ace7x6}*G=SMF2r^v1fcCR5*i`3Z-yu7{LuVjcH_
Q&Vv6jYcpSxB~)f8R1`RUI@nuD6FA*fs%DLoH9pcC{4A}k0s!E_NA>liv*Gws}SCggNISe8+#;)H5#aa)Wuo1nlXgFj1b_hI)(fcP!4t*(~Ds4&|zB|s=+P}
04HU6+apdzDzLqem<YV~#C=V?NOcka12p3~hOVGTpeVyvCrfN^liE<O?`kyaJ3Ag45iomH<(t@549+na-OGWwJj~_uW(X%_pm|_#dh}ccp?|FOM`b4iI()h%
BcJ$}r3ePEu)qCpGz7}M_g(OZcoj!&R=3nb1DLeQn$!M#AYIbvehYD;A8hdTtUwJ|euLEDH2=UMB12N}Z1v&iuDMUu8M1NXOsIc)LiPX!7zyLP);}HCz~6Zy
3IsfqNo>MORcG}QAiVusIH}5-Azm3qQCHi36Gij~;{#dNo&=EWYfHq9!qM=}sHFMOOdvuzziz`H@pbyCYrY#L04xA<VD4&^Qq&8KE%d}SQZ$K}Q$6pKf9Nrj
FNXIw-Qk5yPK$9KLXG?^BV<i&a0H_hM-Zj8t@_3RK7q_Uq2S3Rw3h=DG+33E#dZ9(2z574$uw+YS7$B!I!#y9HO!7!K0mfBUV~yYD^NszlfphRhwd{RH?$Do
d9L(qotNE;PiCHb2Ocp;MHTaD{DhR1AesEKgL5kKF8KB~H7r3M&UgMhH{m<3=Il*-^Ch2=d!BME-8IVHoyfJ~AF1Q7tCkGyIe);=HS-SY*pUEO;yr{1oKM3X
h^t2rvBNr>;+yL$<AYe{<0#&7JwC)mAmF9PNlw4v)s&YDc|9liz0IWmU6#@Qmt;n>f4icYr7)p1H3Iy)^47q3LF&B-KRU@>E|~owkR>|}Jev<!bfuAn%fp+9
0xFqE<ie+)r@%-7=yx5CjZd0aS7XseDIqjr8LUm0+?OWJe)};x;(pf%R;o+m4^8mi2EHsH9s-c@U7Gi|X<%GtR?-VPyr3X{$iRPp!Cksq-}CU%^9Rm=uH>NA
!5fwi1!(IOJbLF-5)iTeoWgJ{%g)^Pa%#*#N7AkN^VQL{ifXF<P|>fbZh{_B`ufG$c-nsh@BbAVy<`34tKpnas{#NAscCq}&z|*^>g)C0vhI)z4^?fdP8!DU
2zHOof2Z1GASLi-G{;xlDH2^Mr+%n--UmPA>QMsyrUIQhrR#70NIYLK$t=$U;lV$NZzn?3DdpVdY_wr-?08Hd4`h-(4u|cU<Cp_4bZpDI1u0nnq<ZrNRBXN+
65l;c&;vf@K7<U|LmvGQ=Kf3yFg0pRphPGjbE0VA9Lsh8FY2%Se6(K}8Wdl5N?9x9frAemgo(L~{wL|zK=J<fb`66Qce~?76g67!pu^5G{~?#xhoyYr#7`w|
Y*1)5#k+5^qGSMvQ+mTGBeCQOs@zL}FwgxVt4R)Epvkiif~jN7+^H94UryH4-k<g^;;*etW0^ufAe<VDCQJgHXk!NdKC3KF3Y|T067Z82hiO}R$jFxRE;#&6
NNBmtYT<xuvU~%w@d<y*R)3h5CuO||cS-ePoiz&*XU@mQ>mppk?Qxi*s8RGzR0j`yT@S7DgP3x~E<Wg>D^IfuWS~}hr$g3(V!s`Oc)a9Ezhlm^_QjQc6!Dz$
EuhTkn?3{C^mTN}|Fk|V)BH?(-5h7nqYR^hNUS6HaYlTdf28yjJ+$4q)?wsA>JeA+BEX>)OPyaIvx?)1S>^{_%%Cl7$hQiOaUN2yX0zUhd@`G;@g~(=-l%ln
i^*&;xWH__BkqJy`h_;OaExkGCWZ{Q9{*a9ll5U7UI2HI5$2zsKs1;tCsOg|s!mF~U(l}a2zx1gd=l;QG{_$3Ao%LyQM%?&(98p~!QMjib5i{{k+x+GSNN<2
ZHQ=g3fJ5>J1ZMmKyq%VZ`45wF3T3x3b&%&S%|=bH|l$gzC|^JZs6$+*%1lp{6U#sLR==0J=a041Y<2YF>V{YOb-4pihr>m_aERdmEh}T#e=30N<Mnt5Gi-9
+QAVWg_@d%G|RKXtYgdb#n6j@_v~JXR?$6fn2`G?c6>NC4Qec3Iooy^!tMj-q#<mVI4J(0nd)q_s|(%=1iQ>PZQbnKonCGy<+9=rn|hfKsWEHTnkDP++dtz{
(iXPQdtQTW!LC;7vE5ffGHE$uyWH$W(;~uxd0@1?Z~mpBkHg+SW4Zf=R7LB#nA%oIE-2P^*Hk6mi8q+D(>q?HoqV9Gg~8T6dVp9YC2q(J!^$6aY`^QcSR(s&
-^N!k-PMC?<xJrquXxvOmjx&Ly@t_i+lJ{qZxyHS872tM%wENv49nV>BoL`o*R(KRxRnz>J}kG3FJD8z;Wy>-80JnibYE$z#)fO8P<vQN-V(Mfka-x(SO*Cn
{YT|Et|(g`oEGb4RW5Zqd^+_7J9E46U+dd#aj#Sx3uJrY+psgD6-1Y;22D`!HU;Ey;jw3d2~jpJ4We6V_4Sy!CUk=sN)@1gH!yG*&5rFOqt6ZYGaDksUkSG2
$3pFIcIRci!&V)jsTHO7#5K!3fzKe9%i|N4eT1g_s*NoXC6sIR6QCef2X>O0!t1{ltBR42aJ2dFdp;J9R=aw9zpPOLoXpzg%J1?J-l~bHv`nk1uN}Lu?>Za{
tvPEe1_MVM;O~vN!(o-_E&73c(W;|^)4h5+<ff)l?{z(h*3<>MO?C@uE3yjjWP_0`ZonFKzJs&0J+xV!kzr!Kt@4e1Cmbhgc^tF59RvFv&toO4Kq_Xg2H<m6
qwbGH5YOzr7u8WQLOEo>H(`*&yiT><%=?>FW)jFU-h2uX21k}*xe)PI<k^K~E!$R11f<q4mk$f^6w>8K<rCmj6JubfpXwzI<vDsQc7y8zq0s|q5Pd0tYIKNJ
^9%Z<msQo8k&tDP<A9G7t82?dUxmYIP;n~luzHvXpvhzS0E%8fx<p|9$7A<8UNJY}5SYw@1u%54)<BcgKH}Qjr=hs<KgaKhkeSjd7&rKS`|g_G1@<wl9az--
T?KE0lRf)lSz_>?S~RVn(c}@ucH&;uui9zX#!oGeT8{}~Fx|~^tv0wE;n>)w=MXY_3ZHS}DTWC6m^In@dc^OV{5kq{x1ZLE;5%#YIr8p8R$+a!hEcr(XDl-&
|Dg%h>U=HKN#9SP-qVYuoF?K|#p_~G0H!T72zRQB)?NFe_qBQH2fXZd?3X39K0!+Ld3g4!8aaxWd83P@)~Ej$bAS5FkIoFIEX<yr)A+v(s4xi;B1RE`3p<G!
<1{eHSHd=4*;dCHI?NY*;Gpx<4*tFE%u`bQ<`I9}?52MN>~igRN~5;FW)codwoF6!v1YlibhZDUS0Hh*0KJ!0I@G`NG^&``c6(M{D|}1tASu`NJM<pKO=!Sn
03kpk*$D5G%;U=UonS_GC3BosOmFW|M+ns62{S;}|5WX{WHnLzkVkbdrIyj`KpC(F0gc@AvkL?{yt%?*InHDF7sl96xxZEHzy;vbQ$$vj8sibD9NcMwvh-FT
l-j>-V5?r<HTQf=97I&_x59UoS|OmQc$RVnbvNkl?bAr#uy6EHkekx6T#@AoI0m}86<q{u`M1kY2veNPD#310l-CEf0lLi$4wq>UM7}3?4YeS^;wx0%xn&t%
9#+R3I<@vbtzq*)-y&|Ub|aWa6i+URx3Vwgh8deVD44Wo+ht#XJ{S&&^b!%*?CbU^+Kzdm!lFq<KWvM0z!i+s^1ODB4h}*o`Og$g207j_;@U<Zy&^@=CCD%o
hd9D{<VRP9m6htwLTUBGd-GFi1tGuUqFW=#Ze82n0%&ohEq!Q;t)NcJ8I{Ef#-gH|2CQ4{2sNx(7qk&{CLFWUC=V&f)7_J77}9TVy>n#0gLvO=Zp19;_UW7D
k^zXbP+tIRb`VSu!o1{c!#IPAJra&YJCOaoS3vbHG~YnQ1U0<8pSc!MiQm9bU}9AX@{J(tYTaOwq-Bq-Sas-4>p`u+FQY!dY1lRo%`L}G-iWIt%E?Z)w~QYO
(eLhw|7uM(n6zW_McwdyUwLMl-(u=pS#^Q)ldIK3Qw7~5jOXU&{cL&T9JI6-r`?{Y=694DC8{XSaP;V3wlTF*lH39%fD{e{%yoAzQWM|P*GAWKv)qiKL{sm@
j*!g7JyN9kl68D}v;%g$REP^fWT6PdnC{rdKsMz&E`JscGk@KH9jK9i_g5Mq>lel_zik@II$A9*-GFCGq*@;abXlfP*jE?BeE3bf>MyKhvry#M0+Jjn`mV)4
8?4x{ks{02(+vg^0thQh0C0JZc?tI^wNR1x(06+3&&(Z)dV3muS9))3{n1whnH~&r_)ha7hGOt4gn9+e&JPv2p)59`OaAO}m@OHXi+Q6fRzuAA7Pz0`yRql}
OY{|n;DWk3D|UhudBDg}<xz~{83hb4o-S}WDTiQ7_qQ>+6&KogR&4A>pwsfTH?0FGxF~CANd`!}+>=17eO34q$pKx!u6qYP7?bHDG{f>NCJwmZ*Z@Q`eM0($
j+B0?E2Mua0p*Pg6?LcIg5L%`1NUzd3HsmeIUUBoBYkxoD}31CBG<|GeuYwTC%l!`kf4G!$Xcwz@(7hr{^~q_45*IJ_gcUBqr*OmF<{u6joFl4=vV;&DQ~tr
sv(6mRw>AY`)V-%Ina=1C`iFMn9c4qp7tyKZ!5lHj_OLEkLhqIMMcl1s8=m3xnlrC!(DA3Oc7y2BsL~4IVKt2<aPYL4$K#4AO7rUIWfUvcGuabzNT)szf+}p
d~r$u67F}jAAs}P+yLPYx&=-YP?3b*TgVA+nRjN-_Z`T}j`K?Wo-3f|Bj#tZT#pm`R(Pr8^6cSGj-0n&YuR)ZejGpLMwvs?HmccAAO~$z;QpJj-Lw5&JB=@U
DNXyZ+{E10s-2Wz?|dy7hfGkAMo8$>J?ka#x7&frj*S!ofAd}Qp!Ts*+6ae=hy4Ti*zTrnXV{F8bzAV=zBvjGL|i^#Pa4G<xl9=VG(5<g-;eE1HAmi3tiFar
Tb4mPv=CnAX5Uy}wO|9w!XS+zvuGLz`n3gIw+fe#fyDY7zE`TTjA+xkQw`&X&IhiLx@q?82fSJKO9<M*FmCGo&ghyPVS^d6!7{zv_zftA<Ymb}ufE|hWDiP7
dcPO)U)2t{z=}`&n?{_cN<ojRmKLgM<xvr&!mepIY?%fQt2?oq&BM3@0}u`5zlUw}3Mm3D%Y?PywtSYFnK}MB?YTNLD<`rq6xg+BKh`NE4sDV>XWr|~-`!_`
-Ot;+O1HHiZP(Lq>SKJ5p@y)F)32MjOj{q)*MK5!J^N&C9lRfUSf{K@GFbHV`IJJqkC2CbtTlU+eVf9_@L){%pJ+CHyz2vpzdYwWGT*q#K(hVq5K2^J?9Jz4
c^u#R;>8=Ud#knhRStvSB=5$Y^|G2-Z^PZK2Cx$&%5K|h_R~0a?$dKf!!IUckJfp4%+3=w=6B-X-egJ_x<CGZ9K8vX<j8fPIkU4XX+()^vb(DChzqyha71R2
HnwK_+g7tS8tq6TTg^K1hzkfDeghF%O=<t#K6LhBWtD*lz}??_--mFxyHlh3#bDo=zBbMkCqF2JKii?W-zBg2#wFjh-5K1TJ|DF?4{S9U=2gBq+ssFqbNl_q
K!kTcKKH%{lechc(N61C3yGiyVEy*&5{+(p)wX5>DOMZSD3`U%zHM6P&v9zHyg3;J=V{>V&7lYRvSHlWjep60_aA!W*8J3`Df#|`dF;)AWAJ!Lz|DV84FJ5!
x)|qqztGeS1HT|uP@*mx=-_xb_0x=nnDhwaW~V>GStDrAUEb;evePxh?fOU}WaD!|2aP<zP$uXw{l@ii59%k^IQIUg?an@L^rnB+t%!tu{=De%q&Zrf`F@o{
n>0%UYvAx)u5dk#ty$~bWgivwI^dIaePZif9BByrD$8C_UH4{QQ3rAmfI7v_1hp*kT;q(5V`x#Tacw^K+-t|JKO8qhZ1DT<AYjq2Ng79uS91<eBM_kjX|d~2
8sGDN-tllcA3qbjF`pkdq8-#17=$k;4<FO#V8>;4DtO!bfyG67zxYgsEXw*jH)Ni7Pvt51Lr^^)+UMuTj)ZK=+hf)}2ZM@rD@)E6YqE*+>ynt0I<~lDr`z1@
6~PlD!`(f17oR0`4`;A-C>W0;b$;!9+vlqv)+}chQkL52E_JQjt9I|2#dB*SQ%7J1>3WCy2H)y5&R+kpN$Vfl7PaVE=lJc18%XOe{ZqeeQ&acnJ_Tq`lr}M8
?a&+Bg4rXBGTp@Io3ztg<(9)ue?Me<^VCD2I(**cX|(J+J*_9wLQraJUEBm<XJwh5Z+7+yS<G}CCDdVkQ{T1byi|D+E4K>xe9DlERzGP7%~ttcnyK;K*~9f|
$1+;i5Q~|9X;rF<HT-pAmh%lXn?i88^qA&ZmO4bzYsSK9@st*ajYqGp^O1=~_BqQE<Eb7%(xO&Os-=0+XHd+*Ae~=@Yzb7pS`CrcKMuK5a8a#Kb)cSkEzsd!
@7;3c^P?+o1~JsZo<W5y-VMD{hZiR?^q7OfIPE~k+B!0}@qO*IH@ku8gRt4yLnuZE*61>{E~Ot-f6ff#&Qo_L&zsaO>YOa+a-Vx}WkF5ekIJ(l;FPi+T9kU!
MIu=P2$)Y<q{)UYY+7u3JR*{Ja5?wgc%Z&9i)c7vv(deK4;iH~Cd}!SYzhy5+mlSE^;_M{&#MgmzpGT6(I{LDem}3$RO^F#vi{^-)!X9Q`zwX(aIEZaAV-aD
uC%)eNcA}&)LC6t$Nzm3h*{=&q;=h$@AAEEjmZ`8_qt^-IoMkrWo@#AOIi*ZyBX%xkmkwf=QIxyV}JCTciA~3)UrbX+L8CTsftZO*3AYv)UeGa1DajoZke~I
6Lfc*9jyUR)fVc`?$`jo9-cCEWGSG{IRZK^0l^vNNfWQg9+D+LVs(1|y&{fnR2RBJD~u_$#r$9y0w>5L!cKSrbby+9H8<b^%JB2ECEs<se<iP!Kv_1~%CTHM
If#rj#<cN!phJJAbx)IdUQplSG`owkC;l$Nr;NYUKa`ophx@EARDNqz=ja}|wa*u6PVipWZ9Xp^!A|cm#sPe{V_AFb2M+xG1@-Og>BsrG;FzKxvaG+yXv+43
Qc+=`9Onj1=8x2M7&sKa>^be|hJ23Vd&llDG`yc@<B$)WpWubXyu5z@2Ll?gSsr#dM|t|KIP(fC^uA~rdIe7Tt~lTgo%bC<HTlFKt6&1^hvQSW?v@#bU*m=(
7&;`~*U8k@TukkW3<*g{^lUcG*N9Ruh`yPO<$D%?<>}en^}<U8BQO7Y(fzQbDm!qu?z!7NQPZ?G(;qs@a#t%05P8xUg(us^@V1^KWcD~7m_^)hs6Kq8#enZw
2jQR2+hZpfMfFP&4a$Xs2EHrv5#GqzdM}xUQ4pmC_n!)1ZkW6rHmjQhAcxHI4emkQLu8<su%2%qhY^(~?cgqGHvzx&C5G3Tp^X+QZ++?VX6(_KF~@4=ci`mU
Tkq7WDWK5d(IJzC)3ZbV?Y0jEj!nkek}0r%9?&`fNc~{bV}{6?YdnBOr+<VYnVZ9KL-Kh;1%><#`J61Ldpv5zQWf_Q7mX*0VP+{Cg&kN?d%TSbv|2J2I}BE_
fj6Nk9hLLcWxfB&U(f=t3~=r_(Tb+8T{tz~Hck2$ToWBKAjkbMfCSHrEqQ$Vr}js;%Z5#g{Hnv<{MC$U=w%S!wr386D#xBu<38Zg<fPdq&n9pjx(CQ>;I^EJ
PEBA6u3t5w+X&Xj(Ug8!>66q&x#0$JKZ7<J<n_5v1q7PGP7ku1u>SG8gXs)-gzS6QA58wj*)>Pgho?fNVzb%^Wp5d%o-fl>j(Bs(*{v|rrVy<o70|iqeY;`Z
^rQ0gt;+);*DjjcVR6euO9>O!VTYNk(n4Mehs)9sQ@$L|d^1mwEG)_`9XNBr?cHvv`}!?wCo<+C#*qO3a6_yLtE%W&`KVK}%u7?+p5e1AIslNy*ld$r+u)dD
QO?j?l6n1nuewr~)QSd1Onc{q7}#~?h{PT3N^6MBgDvrgx!$7p`L=UCvI8jyd9&oAfWRhDk}~<KauIOu9&XHb>})!3F5<<!TxJ7-%?~vD;8WaPPJ>DzZ#D#7
cHO*z!(mS8L-74`o?yKnH{E05P9%7D^K?>wPp{<fT!zkm*{Xd4q1S*Ms=?{j3_1jMRrJ!T>^g~U>RJ6S7l*0waa7rpaVTp^dHU^0w>Z_ZBTl@7zE}I;LUJ~z
TEpc&#q$>hcWRKNzy%u+ITrNb2K4@HY2h|(gHHsg?Kh{PoHqz`J4PZL<7L^`*v*T+f*he%)zvx6zX-eAxH`jElN9Oi2nmW?o*uo>wo|m6xr;?4EsDG#9de3@
R3@Sj)ZI#i&>ER&t<u)pwZX9k^LN;bcnF-<C&+Vkf9zsTW@S6_4LO_%*q|W4DO=rc-@isRcP$x75=NW#+7}eCJ`)jE^aM;_3f!j?%~yn_ixc|+_j=wLk02`5
OH`3Hrp&1!(50JF_ivr=ih5{H0H5<0VTXtpxhGHol8hFoMWK-yDBDeJlO0owWwbv)@kK?*^!T;jquM1gSkOC$ZVhYoyS$X-UExot<qKsRPLW{Rd?o=?QW9_!
1~A9b=KqTXG6_OiB*20=G=F28r7pUgmKG6ENpV+$!$R@X<tbVXV^w53mSThT?~H2kxWT+j`lW^(#<boLv}z#@W+&3=sMVV%f(Ja`VjzbW7#f3{ncD%5Aw2`6
e;Tv8Nt3w8nd03k!<-Hd^QMW}o>`y*iV}|Lrczm<@sUC}ZSn}ui(D^xafoBbP`&|SsnrMm59#}a@!WCDa0=y2vlYugVOf@fYUeR;SqvwJHaG%3UnBsArwdQ>
UgxXLKh@byrtT?T+5(ZDq`;uqu$Q{v6lWqy@jfS6GOt<&bT25)=4HsvV?sJL-$R+#{H$BW)(Gb;8|Ej-6_0rO6XO(0`;s1i(U5s@-xZ=!!iJ6+N=Ax{cP&2S
HbY(7!2sX?8vy(gbBs<<p-<_8zu#f`(%_!!!)v<PX_WtpquTPQrF5DX%TJ<3vPjc{{J4Q@e=4AI5l(2vYEF2bL)orCMJW1ypDlk`$QbpI6)BcHnSgqr(EPFh
cbc*VF24^o`qlY=L7IGK&~FGQYYMS}Gk7ER{j+!{M0F%7xfM_i@gsx0FS8ZxQoz^weam@)F`Xf?Z*xeDj2D~>+5gFk{(27iuK2=9mhSJDs^M<)(9!f*CYa~@
_KeWVnzg`B=Bp`mjq?EkStyE1hqD`^#(G(tP|Y#6CxVq?L-U{!A|lIxNzV5;DOyd+!uC&zjpq%nQ<M!_rD=dt&W0=WltVS+z3Z|V<?sGRJz7RnF|>er3bzZO
SU>E%`VDmHAXD+Y>y5_U3q-0X{WPr3=1+*NvYRG4AF$Xr4-W4jK{t!taLzjV4#<VX$S%|>LayP_>xrng=zv&yYA@Cd9kLWzmFpp1^4L_iY%nA_u3k)fE*1$?
L*%?pQLV9Frx4?Dim64LA=guT!Rno%Ymj?P(-UvqwgJTB2)t&1D&0Ute&DpX+CJBMJeE<qN!DLd$h5ix&mhmu(7yv;WdEG2A##TNpXt2W0F?bKBYmcdh@waA
?BRSmM&<^y<6@xmS3&w;z6KVcki4te+4CyZzh;F`0aH%cZ`)${bw}E!QY1m!b=Ij}5gCdp%7KjA^khCm@d5)|?W-Ul#d!xgR||Szh6e$q_^i(Qq<!9YdDYID
E$I+|g|kU(P=+>7>dVf704_NY4g*h{GmvO+^$uH_kU$`N<((UR<jYkN`!?#aU6$@O?QMtH>HU3t@9R|erT?!4_kP0fwPg@;EpaQlaYXBL`>S!DF;Z^Qw1x44
_<I@_7_^AwS$g|abUuBtGSE1yRht9jiCcGGMw)VQPH(#3A~z}bY|3Gc6b!`LYw2CB4H78U!v+oK_l1@)Dsc~Bc8*$^_N>Q88UGGt2ODqPxEYp{d{<-NxHGz2
OLsO&)3AaVUGy$h21`HhuB_ZzF)dEdZ8DQIS8)FI@O6sZIg>}yM$m_3+(^~+tD%!PvPOf9w1BhqFr3$}`;wl!SZQ@*RdM>eu5EAB&8BJ3yZ*B?r=Mz@<=HAv
b?W+AE8CWKUj9n`;nLxf=_^iKnF-|Ck?Ds#bI7@QM=Imb6R|zk-9RaITYc7G_{t&3>St5O#60^!_sU&<QvKoLp&ir*;`^YrGqJi15!55Ei8h6Md24yD&p#OJ
1M7m^7@RJB4V6;qVeEE$G<j1f2eH(F>jr1tsQ2*zo~>(unj`n@zxY@geeM{rLEDiJy^a0w*>&oAv(El*e(sIt{g+_${7B^4PdZ{kJ3`yxxN-B|@E%<Ie0Iyh
$oXOT&h*}^onDT)`SimDKIushY??QfGI2i5D`&D^yCW2FlP92^mNfxFPaK>WEbUI7g<o%+^HVmQ;5c_nJ`BgnT8LKLx(Ps=woa4JmiX+=qx(@d-usamD}M0S
<s<S?c8#6tfaA&Z=0|1jy$|N>NBI0gC%m^lIe}yR=MqTDG0^qiQh!=@)@!Iyq1eoiG;NHAL8kwkYhCmRs^o{D;XlVHX<O@b)6aYA9DVB@XqBFZL++V@N;<H%
b#6jqI^Bg)XcartpZK{AdivRUfPJ{=(fhBLX)Ke`)HO1BZJ-f$^u%<0V(p;UuGhH#YT$$x>EQCcQfHf+&o#6k=wnvfzk$5pe_aB2Cd2UydN${-m|^hMJ?)&P
{r7EFn_9oBY~G(eKDSR=DIaC?!{|-gsU@=6;NnlX?NTUg`aT^18qjIz;9rG7jPOBkTAQj|xp_s2INj7HLa}kl6M_+fT#|Le%d%U!*B|Jxw|;2m-DVX|t)eb6
7%g6-s9SV;fZ$R^f<L?Wi;V!6@WcG|k2VR6&IF9h;0T@eaIxfoAaCtks_}<EVo1RWTFh(4nl`G90uV_cH$GwA_UGb|YD2p$E4~}LrBfT7$1Ni+5jR86!+G_I
45&NgjZ>!Y+AKPCz5M{hwu|~?-63@JdY?sEG89owm)K-l>m;{st<A=3z3l(FImI;H^uxJ6<?Va-PY{{rXy?@*YHeHaZPN~29H$C~WCwX1+1iMnB4X01Z|6OA
=eo2~$u5WZUoI6?OU353tIww;o^rQSc4)JWYeDg33B(@<_SF~QsH%KTM0=#+0SHAWYs1ch^GQ}jv_K>4vi`&_0)B3xh`g$ggg;<@UmlI9SC|W|O461-<*ph;
;cPbIu0(*E)yiZMrt|zVCIqj@0pQJ<k2hRmiJA9BqW~`XpCtCBiSo+>mT>Nc;`$4}4P}Y>z~BcMrJE`Nu866OHy;tHzDmdezEnp+@h+7tlhYj?%T_QjW=8@i
-;J#5vbHW5muN#P0jI$;;C%D36y-bvF1BUrv1NH)B|~NUa)Qh9A(AZ}8E!^gVf#KSIhV;7a+Mq*IdA&aKXO*3%+34A5hz<E8#t7LP{>Ipyc-wPm-Bu$Am5+5
fh}lJVin1GS82*Y)MGeaNTz_|nOs#B%LsttMoK<!1op!(J8?)(H;*{xPeI6>%Tlsj?1B4vDP&qPS#CQzZ)m|rDVM#d^t@9D@^D$d+_tME9OmW+JKl6dT}cF<
N+4<Y#a45f!)PI=j<8mWtSD9$Bwk&Kl>49lss*Q8{U4=iFjqbRBzG<&kT$BbN<iBp%-A;~AQ_S_5+?x8!+}buCt>@O5dPD~2)5_CbZFi+H|I~AET4B+5ylYD
x`aOy@-2lP+IxUSS8=cdR0b|WmA2)CH4%c6T%uyWf8ru_@F2%Av;lVcNuQhhguG!MAaW5(m7J#+WM!aAJuFx`bXt`#PIBHCLe?I=qb#eBW`n3p=7%rQ4=!eJ
I`etrvluJEa>|klSjttDiHR#1t@%wPuuf!g9(fV{V7odZ^Gt*etCV$Rd5PtGr-iDy{Wj=3RCcro5Bwix-;hKwf=(qurBuVQClPdX7omJS7McLo!UcXKXjbWN
S!1RW7*>J+U}1LiErvsX?hCY!f$&{{*XqjB{k+05+Z1b7KA{W`q~uD4a&lsN<E--}W(AuNdL`D!AakP2HZq^TxmBMy4XrM5-#)n1;S#9yT+UCd@)Btr1Snp)
B^y^lmKTCNZXV=ATZ$d#5V0eRQ<Nj5=1uLA1~ivG35Z6)I~dHUz0qu)Lnv(44fzT|irJP`Tq;ox@V-s1z^+n}iS7)}K_!!ra^{(IWi@Xf(-~S5LLj(+8hA8s
?FIfK1s_V<)AFx!x&k20S;B{We*SYvCHUMN8S|H~q)biTL(_378Jd@QWL)saxGJ|NhEfVtN7z26n5Uvk3s%B!9}omYF6Q|Y^NobI=*wc2%WdWi98Rg=A8{p0
#~DcPrg+Zqa_$?dQ&DED1M{5sSovi`ZGp=qfOK*!WrbRxU>J01`Z3uu(g~DAVj0Ie1C<l0%t3GqPEZB9%;$~4$^y#<yo~&Ti7iL06llX3j`06Q%AA;pc0{fd
`t3bo+mCSMB9)@NA<*_8=0*6y%mmM&aa83+LFWx<UK!3gE|!@fs75g205X~V!a0!c&I}0#!)7JfKr0da;bq?r%clpbZrurB>s&FDtbkd`gccw{E?eO<G6`)(
tL<hip{BuG9svt@U3e8lp@#@>SqAWIgN3f$5cZ$VqVP=hS)sCw1A^|QB83f;IbgSA=Fxy@%uA`{4gm%?<bm?f9T2VBR6L4!9a=JS(uM5lpZbjge<^dxN*C;m
kX)m)*!BF&_hav1L_*_L)Z464K*W-qi!<0h6uAiJv1yJZgL4sDqIl|{paYv2u$TLJ+KI9)9IyN6frmCl7|gC*sU2GRbbsaZD$=`ppMOvGy6iav;0EOSAxRHY
<J(1k{_Km(u5-|_4<fU7+D-wkf6vl>%+Q2wQA%43RLy@<GR;Ehb*D}{|IxglWienkII+OLeC@uzhf$rDt@8`rL6oXVt?vN>iX0=Yl}H9a_l&)+n1Rkdbzay1
`YPhQXb?L0RbiyiOC|xo+1@!?s=JQR(nIk7c7C86Xb_Vr<ZcOL3d`LUsjqtm;{~!d#dA#6ytORFkh7b;oHWQw#E35HW;x&I9QRe3EHHtWW{@KwKZvx1qNN`h
rW>ehv}1L8#N2?bevyvnLj?h<4YPS7>T>`k84mF|UGbFu5}!GN$oB+}FXyS^b;m#0uc*jckzz3sVk9fDx4cMH-av0kKHr^6p~O}T%kdn4kP5p8IQLAXIn@+G
9kEzT_UCe{Q7>suott-AX2pIyRkRtp7SHph7f?hYLZD(MZvK40*9053Q#@nFK{~6Znuls&$fxw~dES`DlS(>tgmc3is0TcSN+o&HFCMZ25);bhzRX<qTx3gL
-1DguR@@SRdq9Ilfd>t$`E^HHJnuJ+B!v$J5@EW1V35L?6U712QVEa+VGk!zvXE~1Ux$)Yw1tEu|5sjS7sT6~l5L5_62ce?e1+!C535{=j6ZU;eSGn`92mr7
%*(1AQs`Y)qAHr^jU9m|xZ&&(eJvjlEq=+K+rhfePs9cRDJl#jTll=OI6qHr*81RMKkuGbSpyJ{j7kS+4685m;6)IzzIzR0PdY6e;FyNu**z)f_V2Fl5Nu~b
mmm?W7YF^rCPwiQdgS1*^+hq?nUn2xmiflhcNsB+=?3IB_`Y*dcO854$~u*rG}Z3LfScJ2BE>NaP(FT{*ITmryc)%5yttvPO-tA4a(=ksG&Ip@?!!>b&*~(N
!;2pVxSF0tUv!Fwum~--YX#{*wGfg+-&!7k_X<N>J48yO)7zBVfStcxtd$3g7#uy(7$oFN8sUvsr_dCRHL5tf(ZE|W9npS(>ZR}y{gK>F1~`3Hd)BkTW8wE2
S&Vb9*xmV(j_%$kkggVrU_?i!*E^J}_UxLG>|9N7{}-DNAip{VsZ*y)H!hynh8ns~-=u#&I%?|(GDA+{9)qapsq9V$3Qp)+5S6z6aQ9pX)*t_D_xa9<{A3Ei
^A&kLg&{*vXUK&^yutTNm4XukE2%VBc{i{6m9W}<czc0l&}w|QKlSIn-$i<{SkB*JndA9>ZBNk|ADT|nS5@ElD6vp7h96M>)njv>x6#?D`N{g_*^w4N$LOPK
<5kgpsPSTtYf~(WCxczU-*uz_Hn>+=N{bap`tupy^b1bVQR%VnmrJ)xYpdZ^PknZ(vsm5RT=&Ihp;c$mJV|$*7^8D2n#EI*6Z@~RZ_wrbth&?bZXK`FvkvHF
GK&BWd!&DjB6BWYU@XJPdH+tm6bS7c?vW}^cvjvNbaK3HPuRSN9_ky~s*ajg#Y`Xi^w67~%JcZQe>PV0B)UO}9_X~lhs-o+ha(;9Q*`-dy+1g`-eswGsL8(Q
Ws9;tS6|lfLiKV+z@7qf82Pt9-+b!xh-~t#H&J~yD`futnB|!{(9<W;7k06Dr(e%s<7mi~I;QHwEo%DJu50Ub-kqaeH2M?!CstSwLArwapr`tGS@d+i>44n_
9lolwu?flz>IR)gV1#+TOOk#5dKM@18lt`Ciqj*68$Jc$vUwZJw%_?zBHVAj=)tM=ejkDQ7oL*-`4z3Bff9CsW<!?2yZwo2jBVo2Egm_Hsn5dB8~td+-Q9X+
f}&XcPJyBZRC?8<_UrSKyq{P`k5-(so7Fs#dC0Zfpir(=YBz}?1-N+$alk&i95Ywn!g)>2herRWLEHJ^(J|fcb|G>&K0M+1TL@i$rn*A<)bGhWc|QihFvsj1
h6AMgBSG<4tEk%~UE{NZ9Ti&Uj(o0*h$@cz+_x{v%f2ll9-;0CwHNE1!Dp|F*tU-CUZKcGwMI{*Kh?%JX-aiD)ZaxkmR!3J`>2^peJ1YvAODdN$XD!Sp{R{5
jTb}uW2(U?jax7i+qiIMvwj!B#iF2*R&it8fK`1M+_$4zG|*#94cRB18b}U9pG7BC+d8jTw$0LCeFjpac-?#8(j-JmW-WH?%ipHuPtDZh4d1Xd7KtCSviIiZ
tk3(Dyc^8?5Amx{KUzB9=RB_`OA+pzPJd9QvxPmg`r`npDW8`san@%{LHa>Ig^(9of6(VjXQy*a{+tEc!-%|ELWyco{<r?zp`Rcs-NzJX{1)h7*=x(@O-&~p
sDC1+?|=JS8MGaG)RDeB(u1DP2}w5fK;o&jn??9Q%||Fg<%xo0c3HgPovBC2vL~0lx+i^j3_Vnaf6ll^C~2EZhiPp4XszA8se6q`565%XiX8DDPdbyW-c0CU
ad<&HNTX;wMt$9a%b2cF|6~GG{Z-yHEVEsFb8iUAKB`U1?-_n!Nvbi&x{m0)5*=;)|Erf(+n6|;pAEq0{@jiGbbmH2`yOiE7a-Pz>5uhu!wPgjJX4FDL^tZf
-}BJ#+UKttZ%yP?gx;|ppw$t&Nm%=;<_9&4P{cSG_VLHDg&h5xOou14dds0NAl0S)&Sa|SRzp|oU4UMNyzMb$4*9mXZh{zs6q=2vMJSdzb8Gwj<A~m$zD1E4
iL&)R)@k=ivAD%`AKc_Vw^|?A%|@46L{O^QPDfp)P4zD;2>LEo^MWJ&{W;Y=r{yQy-KMxcPg<?&EMMlUPHl{;7(N2&%-g&IaX}po_U_eq=No2q26UURLqXHe
BGUMleqlB^_tUVWd#GUR;Ck9_HnImWbUG9})-Br>Fa2p&0=-Vvy)MBdtnOmS$)FCnGrcDF`2KSmnbbH90G5&`nsm+`H#&;vy*59Xf!Oqyg$c7-rH8K6nEEu!
+<mtCg=REy{mW`O^p>f`j|g%|=^V5u>I&nl)7Q2g(YPu8%B6diz;K|5=lurrxHE=q?5-=ie4m}63lWMIZ7=Zm^OQ%B*}U}+TKn8kpLKORm?o{~N978W7At~R
NevlmHx#DrRDW!jxHvEN?O%Ie+hHK@W3RRR>Yn?)F{f1Nc9^30TokHF+Gq0uO&p(I2epBu>~ni>U@Q*+aP4Gq?K<L>8=4Gq%#fVY*VtwGr&nF9Go7>r&VjK0
iyJpzbJgiEsJe4NLOV+gM*H8co$T_@0ke5R*BD_myyV=T*QNE^DM0A-LweW0tBs2xt!9W$%8Yt{GC>#}rG39)HcBk|p~C@cS-wm2HR<wG8Eewb%S3g$jh>w8
!lvuadftt<o1RWl)bj6=B#Lh5)u>M%9A0`G(uze<RN^9%L%ZsVgU)lfY$|kbpLGA?isRVopnBFtai6jwf1YRQDoBLDWt*Yp>7q5_R4-)hhN#PLZq(opS!}!U
L#OA(*QP_~d-Vl*;ZyL8C}-XxPuNfZ_ZoJm3e8*dU3KH`^5b_9Y>kcyzXcq7w;4VOHr8g+Z5un$-Y}(V&^`6y88W<&gXT@bO%9&R8<)Ps4aU)($(Cnm^S*7<
HR2)jHRQ0NE3%XIDn}V`ABga|>+DJE&aKZnPU>r$osdGSA**+||6B7TP9xizebla%3oKj4K(cspxF|Xt6KA4J<d&x-(nWt(8t;LfTLj9vXra6iGb!{wD3=sr
g+Ob2Yf(l~MBJDMjC@se^7788A?-qk_gyCX$@w1Z?+_}CsIr^x&wAc0k6%}R4<jQr;XXax5#HFPFOaKFwe*>tr`;;U8=7J@I@-^-kpIWZh&uqHyFBk-M0AN$
_Y&*%;X{N8gQgN=hxE2RO7~(g6Ny!VbTLQvgX(azkA_s0^tE$mqx5Q-U-H^F?!~+8d?EvS=de95Ts53>m-P#hcDbhA8KbkV_fK@tUz_^~!w~UVW73T9i$eXu
DBFVV|00~szy8@*OIo?;3(gkxQwMGas5W^{>vq2bPGeGaW_WM&JR#TqG_hVU!){F&rPd*fc1mJfL1I$#4&?(Ogyy}|ss#~`RI7-~T0dy844PgKt!g(5tdZaJ
ZiH@y{GR*!(_`mr^YdW|Wco#&|6|^HX04V@SM+^0e+7+mlh4!O&vXClf?lpoGma@MdmfNIqtTc<2H5xa_lxKStbMn`|Ln#Sofo~Cx^b6wedfFi4>jL%#Q8uU
b`{?G?TL<TD=G(K*?+@pPvn+LmOR`UHsAZpTfTkfg@5qX11qg$d6S1nw$+ZK5Wty~ETgRSXynX+BKZN4`GG>~xt9B_*OUbuzD?R&;h|AIA=td_*wqjLm|=Zt
$4S|Aq;2`Yu1x2lZ1G3!;U#IgYD+EYX}&eTobV*2mSrU=|8m2+Qt;|k%)3HMbhi!Q$1L=9iHKw#-7+HuFGbN{FQ7un%JK4^xChVVs@F~;LA~Zu);TZzxs04F
m?=GT$4|p~_tCBe4}pu3Ia#)0D#zEd94)<Pe5@Fk1vF15Nh~Qdg|njan3pB{sp1l_6!fFiXu53^TQH%jY?4YK$-2wDwk9;?l&Ig7#pM!YGI1S7Xb15&4DC5Z
)ufz!C?>-#y_BO@a;lUo0YzgMO`+G|yp_{jb5};p@KTl{;>DF=ZXKM(PI2f?cG%$7`cmZ*%DBAv^v{-LlV%5U`dOWDRbA5U=q~xg%XppYJN5eueS1tbzZl(3
&=2e~eK!R#nu|?$aeAfmYJ&{`gn)Dmm*UD)LIULRCI|)X*q_ow3Xv~sIJr<syc1s1E}C~O5g4!Bn4xT%ih&0qHK!5+a4}L+IcZZdmOFXS7v>o+#L<?**maI%
IH^(wW0w~J+6=8;9Fk(#;EpI!lqB*Ws^6Ay^x(p^grETUE`b{cV`PFV$Rt4jlDkpPUvR5>Ec<OVi21?LQToaHm$2{C#!uxgttPq|3E%iL!fkR{M%`M{`Ae1H
`-`1#QVAx45ZM~cW*m21^66A6#}hZDGB|!IsrifW7JssMoMz}3M+#N#g!Cr)$ZH2buQFy)Qf0;N11U@FpE(4duPj8GW2;iNe8-*V1A0`>mYjuduRK46{^D8b
s8b_Q+m!LgjD$_FtXn+L2}?V|yOg02kAl^_2Ce)3_@sI1CKC9$a_II-bHj5N8IHv?m7IulE1$IHFwmU+Fh~)&%iM!y5H#lpyS2(SUi?=+4pqa6zgovyZ`@Tv
%yTr2a_5n_glU+D0(z0%xB#VOzyS$%A%o;0hwjwDmuZk;U*-r94RoO7&@^L;T5$}wP)Tm4>jSA{g-dXTrZ?bXFhE3y?}xVXR9=x7UF9a`y_}}VjUGBgS4K#|
cpxSvM$~=-Z~NlD*O0j8og<*&Q>n;C>V*p1m{9f3x$0a_#aVi+JT5cGon&lH_wYXZsZ9J^37-TaP|8CP{xNgy|14P$mRFTv{u?j3>_&EpNed-1@)i1j;1r?(
UjQbrBG|1lKELdzB-X%6^|(T;N^)`OWxg)ooVtwhG>+fak(XxY>4ncT13)fvYMB%YeI(l>bRA<8R9-i|n|L}sAUSU}1la%ke)7S)_9Mq(y34av+`>SapoEuD
D6%VS6JA5R$}%g`l!b4+I^mMT&>5w32S2?KPIBm@A-DXinEZ6D*588XFo36KnhyLrjoDw`61StSK>iyB3;lT-OVc<JzLo5}A4bOBem)BMj5$?A$?vG3>P8mc
q$Mk1gq7BMkfv(L1A}WKlIK#hH03(Gl;T9@8^{k(cHeAS`>olKNLG-7|Gqf<gC6CXayDgOrz>^S^rlK>4GmifIs9^k0pr$=SKbHG;oN=Zh;`oYUMu0*uz?}t
%>spdJKDS=Ffbl<UnhW@-|Orw=e0=Ac3vBi8k3HaczfaNi<HrKGmhqa$_vEx=tD7D2s+n~pV(xJ*GXvUrprU+F3v-q2i`XDYp3w2ota}l69lWSU(5b7Hf(C=
DX%<BZAC?7@cebjs<C3;z6q`ag6p!1ii@EcTpDit{f23Oc@W;Ysp7o8v}P)|_XF8*ZKaVmtFJ+D`_aFVT#_*1H;U+%V2}*xX5eIZ8Pgsvh>%C#PU2x?q?`Qu
v<0YzI-xK{oy#HDxsm5UVdd3u`6yk+{Eehdp35m1#B}-W=Xu!l83zeCoeIQD<a_WToSCu<!R3BxKY>T6s$v6|zL&f<)wbsaFACPJZ`tYw!Bre9S;=|qiSj)Z
X7If2Ph>k5ko1SKdJ^s0ZI6yqS`fbE0s_>KqF+}Ss)e%1feHByWE}qqqA?v6#*S7H6kdW+QGm^M4F2NA)?!^;f^Wh=wR6mGgB%s{Odt=X4AKaU3P^wHCqG_^
LYB<)lKe@>0K8io6UKTz$ed$bDy{glm-5w92*;rnZ0MjAHX^^*s_O6~*J%mE2Wo4X`5>8W%94`zgU62#h2t=0axIYxr75<i+za;+yi1V)$${5DG9>>-Kqj$g
yMy7uA}IsQ*${KCwgmh+CPIagQEknAh`}TEwxrs(Th^qEotmn=Sdt9o`@_iHBA3F*PnSZb-d9o@QFy7?H!QaNG)S65`*R_kFYfymx}m9LzP+@pB#<$k3|R>C
(w1gkiC`-1l!|FJhS#5Y#Gn{+8I)%!ZF`nqU@&>+&r_F%!WM_MCK`%xm{K<WEGH`31k}86Wf@n~_PxxuW+lPCu~J_h%eHjeI<zYJ|4q=FKu)SmN=x(PdI{{>
+wfGf%V6Nj6VJ=h$w{be`u+lGa(pAfhj15I%I)O8HMXXbgOduPT8)h?@p4eSQ~-bB$VgI^qCU93WGo+qU2J4|s1<{=fUwmLz%F+K7sAnUoaj(2{_1iOI=Nh|
uNaWzbdhC9ooieO7sjt}7-^+v+Q23IGX$Y^+30>?+F{P#(#!cgW?GdgE^o{3ppiILB^#mP$M6li%LGOnR#&L-2&y6<%ZJ5KeVRUS8ZLgC#IQQ$g5ojsWk0r9
_!3`>GDN<GQWv$N*nWOElZh}WyC3ndY5BJG@)4vVt5~oiF9B*WoMbLEbuul=4qE!o!r&hZ=v^q1eBc1@1tKm1a|u@|+A0l=qk$-|zoot%#R_$XwQkTzUCcwz
C^TmiPre?ZZQtinW!ft?4pJfDJ|LebLQnfX@VvRZfd&&?fKUmsyhW-9*l>?>fQFWPkGcu<6Zz%A4V4BzEyKV{BP$X5@iIV7s?5dfP!c);r(b#Ns?4Q}AfdMN
OZDku?xredtWwkC_@DUIDF~Bhyj)O`eVU&L5{+*-_amnnc&3DF9yaG|l<}0Pr%+ta406ZPi|NF|#K?uzCnMH~sfy7O%tm0noyu}M3W!_L>#e@Ej~tbJS+Ucj
5c3oz5D1yGE$b?k^{IK-q7KM?^obmb=^rxfOY$z=d7ny3g58A9NHUGVz5xG2Qk9PM0cDp|Tqnjg^}nS+Iqid!!^Qp?%4PWoNMp9{EIxAkSU%RG0UqSi1e{e`
q~(UY^R^ZCgZP86JqScqp=hG=1a>uiKo|6Ucx28=8jH-c$vm7y(FVh|-6Jt{fj7FzZ$wE{@$)ucX-_mJhy~`VxG)9C)KZGlZ_m9>w#j_=rI&0d9uOE6_l3i;
*-jPh@B<q;5|3>)x<h-t^JiI38iw^WCZIcD2!`r!vo0m{%)g;<>h)OhjujN89Sfs-cD%cSE!Q2-7Jl2d0eSZU19Jj?3C=P24+|UQ+<EPeC8Qx3jIuw&tAr?7
Wk!1j+$tanpD&J$Q{Z89GQq`LB+^a!r$hMbOCJjeWYb@3winsFH8pg71W_xF{<Gr!wRfq5oCdiDGy|%IM6G>pO<$5uq*C-dk}-aOmLI&j_c<y$>90pIl@cHZ
^OJDf=qn1-!8NUtB&uZUrg`>nCK)e-%nxG;V*=nO%$u`TxY{~TE1NO;4TMR$A$}yhRj6e0N`_1B=T#j05Cvs_pkSHsiWKiB#Q6M;xth)lXXEwos)ZYweBqW=
IL;2aSJD1LpinYn$KM5lq@!sn2X#T03s7IFUEQCPpAr6+k})l>id`Zx6{iiqlIoFveEhhT@)1n>p?ci9k5yT*$A_|zA2;Rf*Rmsf`TO$m@$tcYtiUfH&13bj
tsWj#MFs#bbm)r^M8=mz37oMXNf-ql-^(#Tu62SjqH1#~H5fouW+}9__uhpxVDCFo(rK(OBRjV4LF}Z=ul@*G)8-$?dP@ZYv=Wfy85{4Yg8xqtuSL#<yBtTp
SF&_7q-?iB4(Lxn>}$3~R0tYUDmM~sd8Qmdo~JY3R@HXMX$4qP$--_sL7~yejCmvVM#_1Y%oU(3KZ|KMGidOZJyKBr3oV%@LYAe%9HL!Jd=&|yCX9q;Eg-Ju
f_1^>p|8KGBoF`MCDeBW7*7OLS11BX&$IT}m7buRiUdPl9#4xD6#kM;;VrK^)HKyatDiTPUrRQ)sb`(qGTEzucT^3f!8yI&g5s(S6`I+<h0Idgk}9qle;np%
(!G;!e}<40AYfU@m=lD0=|;dPR7!Dwm$N03ltP38l*sX$yZjvN8@pY9yFkNV{q**+<v+!5AZ_K_#yhCL-@^7n9rWV2>G}gL7{sy#Sj6R%&Lye}3=rsyglL3>
a)cfxEno1cO|gbp$hs8`64Fa4J6;YG=bg0WzC8BxZ5com#iYbeRNx65Q!LL)*qgin50-OAc3^4qEBdt3?SkD)Bzo}`M5%?`H+BpW=!k*rD?HD?a(@&TPUqDW
m{w10rtnBq^ZY3A1B4(+pGv4i(;crIsENOTJc*ETrr$ae2Eb9ir9<8x`|#4ENVq6kom|^FP*I?gmTniLgRq35T}t&3g3mK3+l)7FQR>T~MdKgbLy-So8eI(_
YJbtOM8EI3qcOySD}Vo67k;u_Joqr0zte?xBWCk5PE6#E3F8)T*+jBRWCphj(pMudONg+&;ks2Igu)3_a5i=-8uzT?N@1bcgdR{YMh;>1O{M{DHI^){y?RJN
AFir(;1;bvZ@^zVmFRMklU=?U07!mJ@9?!_67uhh_2y@pkAF($iVUA1ijf)dHcuCxXTSm^RNRL&lc?N;M1^L`vT>yIbV!ucyb0}4#Uc$L(U*pS&SadVd3iEp
IO&_Ivv3u;$Rdozg-wf)8XjYa*q~wf5r{jnoFonYp$LUxU^2cruCY6}`UKU|d-66As41ZeN1g&QR5Ohj9~V%lMJWAUYrf5Uz5)0i0c<tsi_z&DbA=hC(oF#X
acAYgM+mFwdVJ6$KSCzII0*xo--18BX|JX-(LCj%Eg#F?<kmq=8x3S@_m-}Z`IA{&ei^b&sLWJTPdfuJ7X^ErET|Hj%Gpz<v(n)&c;fnEPNkj3sUOzY7&?9h
W*-*zRGGw1yFHTPr|_+hHhj}L@{tyNdoAYqGY6`FHva}(X#UZ9$Ii=M$!KFVhWwwGzMncWXl^Laucef|+sKKb|BzF0sqi3uh6BVrR{p|9;kBoh`>QKhZ>BIc
!XY(|X%v_(^m4kH>oXLrlwVXYzXcSZ4T++u8{ODz5%rAwjDoG7qw_Qhpy3uf-e!;%<veTl54@19DtPq`QI@Ju2?VHKJorbzl7rOz4A6(FAP2J&W|MC@ol9|^
h?8~y0%uZ;#NP1W9`&Y%AO;gExCOR!_WDq07`*$Je8Ah$yO*hi>cWPz;R=M*lI29&GDo0#1qd`SiYpOfegcpE=(=MGt&)}#C_-zmFTsm=vIdgo^~%+}q)>+d
YSb8hqk>#y-&Q7N6E2~@(wBJRA;*3ind`<}UCo+n2v6hMjAL^ZIbvh6$NqvI#zLt-dW0^JAsviY&2cTbJ9vp!96^!c*rCM*kbn;p13-8E)x%JaErV(~O;eH2
OKLf|mQinmg4E@IGdUcJ)L%xZB3a9vzfJ%a`tR#Wl`Vlw@Q|{nE3@-l>lkEj9CX8Q5K{xgjt$@zH1ue)Az>EYhF&P~F`h2rpvVX>DB+{Ehtm_3QsgdL|D{)O
T7-`+G&8W_hqByfw>(0E2elp{85QF+q$?xl8EjPrjK~TmKR(P@Ux}?d;*wOws|%8{%~s-Vr5P2_q2gASMOD!%Aw__q!SRXvh_6f49s&J@lV8x#UP?)r>UkXq
E^7d0PyHq<eGAlEk_$5#X*7Yd+M<3h&WQbQF1;H<1=ih*D=Pnk>D~DIi+>k_f>6?u<=<*{(vyoP$G*w=@wSQ7szWf=iOiv{I@4K+Ik6fvYjgy39$d7P(BiG5
WC^Nu2%>a)?=O8fPfjE-EJG3)oGU*;Fc;PDX$ksaO8re1a{4{QrDGM7e_$0V-+}|`XEH0>OEqY~s&_9M4!$TW!ih6Qyr@(F4<EVsMi~$bb9H&IN(g%HO{Y#o
O>UKz4rFN>p-&ZM1=ueI_B8B4=t_W6b<iQr4g}P@x(el%q#CnaRYN6vUT*nA36UYZJkhdy5dUMk0vdP#tRLY|4{%XDdc)&idehjg)^rL`-X4)D*R7ddD`l4)
2y8?PySPlcBkbre#N~J_Sgqftecp_?Oj$~R*_roYGV=;8bjnl)IW$8-)lp^!#wYk#7qeA=l^rh2spBa5HU>BZuHP#$nt!*2Pa&}R+bLY?1cQk{YKVQVhL*M@
gbsR<&}TW1bpUV7srJLX-<O_r3cs2YpX0*D{-)yZgkC~{wH)oIf=8B)_^SkIoClY&lTY7*+8zmn$>i)?eG%}fgUD@sbPoqMk)KUc<s49}9lx;?nXI#*|ECsR
j0Xluj-Tc!$}eI}WQreiqO0g2z?`PuT|kGk3S4>=R9%{GYkfE6_f{AP_aIAN&W$up^7j%L10tsU#%qQcUYF#AGnPf$^}4fYM@C3rcYu=59?2Ys+Dl)PTuHD{
)E$gcTvq>mp2$#C*l!tf7Ws3w<rOZEtbs8nfCThx1t{~fZcysh=WlE1$&qz(m^7l7i5!mqjmqlrB3oUg=MDyj)%_#r1m}6~Q}^IhkNT|S-lZ2iv0~@QXDSk8
o=R6L2QXrJI}1H<6-&(ICV^5iVcw0vhwZR)pnyG!r;C~{Z`JciN`E_re!9KTzgu&=yEy8~N?#x&+Kc`fnoe9a6Fz9Po7{Cmzicx$U2R(w2<K<yenom8F1(uv
I51=_>JfD9N{Y$QE1v&$Cz6bLG!_3pN$<fWIg({(a#jpyhb>BEMuu<!VcHCUM^v?#?rM@hjpXcE&i1y*>Piv91%w$)!rdb>tJ&ONw-3ElbxvhuxB$$a-TPg4
z#czAg>BO*oF=!dk9W75yv}YffG=-1O1HNg;nE$jd4f6E0O<3(w!Kqvv8&*BCBJQ!5ar}uQ6&TpU2n{!ns^78DDHMEmFC^oVXA>wYaHXIz3YCl0i-N8n<{1$
y=H)&RpmI_FK?$R(*f2Gq?`f>NI_8c(>Ejg<qzVU+kiHemLHl;r_R;gCIR!-8AMb0Eg$o}lPyq*tH<lxx;dUJasG_It)IE1&zHqZ`_dd6Z)&bGWxq`(^0^gd
nj`d4{WwD^e_qil-Ev4R-@N9W%%5_6^NrjrZ>7AQ1loA^FgUhxko0OmtY>`}!P&oQZW)GzxVhVan?o%6yvQOq8bNAEkn1Ylgj4f3cT`7tI@Or)`ef$oQg8)k
dcxzWdHAG)-IHhg906DTx^l%&)aJ+_HEt#`l?><-60Z;SINw}*%1*7UCzBxYzG~#4@-f`Y(*OcEDL;y8E6$q};;;~p5I$@kwEU~1N1{?*RY%sIr|B~JY=glJ
l&9qUBAWT0nC2NKSMhj?$FMo^yJq<7i%Sv`zyBpyKWV}(h&+0Jd3@PJMA(FIOd*}+k^S;GK3<VqA__3@BM==-6JY5k`}7XNI;<oQ3*{(0Q~D@F4RQDc$t$^y
n~Xlyxyt(Ci8hBS`SWoDO4QAF4=hae374MCM^K+n&c_pJRub3E!6>63(H5W*X}&By1Q4$3*eq0|lslc9VI}!=8$TuY=q@)K@$JO>P0G*bdBbA?3{=J2s<{N3
-LsH?D=toB|3#xto8SJ+x94B}_1BwU{qnnC{r2;Bzy0-hzx~a3|M3_9^2^`-_Lsl??Qeej%`boRFTeWj-R*b3`j_v1_lsYB2mk!yKmFpnU;g^L-~H})-~R4@
rtkjefBx%#`s?rh$KSH=zWYzd^xeOk&j0Q=-~IM)-{Ie!`d|Oc-~RKzeE!?%Z~yTZ-~D)d`#=8n>u>(uFaPIn|Mu<w_|3cD{O;Gk`z@RYQI#B*Vg(^VnIIAu
7ZgtoU-7^y*Q#twTCfYb3v%5G1xt;u@wKSU7vorIq(TKk*{bj1=@si5heXm(i<-Yu4~XrB{2q;dS5@45MiW;sUO1Cs-XEPUsz|v8QXLbg`I<@=R3C8u%C6yY
gX<`s`^&i2l8R=BrZa1ZdD|RY@JUha=qAYxY33Wp8@G~*h{xta!69I(_}sjg7h4YK&01O2<iNFqV{A-*DUu{Ns(;*oArio%cYZCjS_-<Z!K@b-I;-eY4T0;?
t1`0&$&#z7vbh348CIhTH%v;e`Go3K!)oSn2E@G--F!1*?_fOCLA4Lc8k*+K85u%izF!#PFWZ+^xdlavQ3WA1M=e=%nlYs~>y<MOQ2nl}l`@!j1BBK{5SX*}
6#;vYRgQnSO!w8Aivx(Xy2b$3mD;z>y!~_asQ5;F!5{0k=2A(l&{mUJiVvE$_{iwy(8GgbKko+e^Gc%8h^*seTk-yI@FFK8;)JU3Z@ptV5t0+z%XuGXMn1Uw
#<iU9JbKLuST##;+yND7b!D6w!7B5ANP9%93)X~@L`qkSmLG`bC29FAxVg98eP>u`-8f%$J}L||5G+CMvhC4cv&iU}YjK-9OBm(j`vM7+)6&wg3;MkVp(Nzm
8&kT%U#9%asGM6!-NCzaePFsXE1|{4(j8^%5B#ZnEO@ne6uN~19H}Qen;EUHN<##1Vd0k`jtl8zxg;#d_)EbE(;NDaQdJ$}n(vL2){Mj-2IE`4BaD%u0IR<j
D~Rzud#xG#T<-tK@T<Yn`EskaGF;@<Kzpjye0y`zyMY#04{jts3HP|&p$D4fH=*z&hJ}#%1uTw<tLDuh)ZDsp<qz}Txj*j`YGqo80N|;`V7q}zbE<ZD$U=Vu
V}g7&?nQD!d#~m%VBbNot31;}EQgGEqdc!6qOO>^QM@?x67YTn%ZhK`x+T5#iz<;Egwa<y5MI{~u6{xrr%@(2M-o9~;JNiC1Lza{G~$iX+Xy<2t2(qS$Zisa
by-AIx=j#^)VwY3@E_T@X_Tx$P*j6cCdO#tOiz}mt8vVmt1^wvk&)MIow^Vla-c+DMdCVc9J|9DlILv!=|eO%;)pU7CZxm>?HU0kBk3XlQ|uoj%TA!jJ`3s|
ey7=CtkL=#Bsi)!Xh~I3ua$_52M47lrruOLACM$GspjOFV@r+cmr0z2EUe7f(Kndi4K)OU>cPGNb<5Sl6$oY=SNOE^n>YA>_u>oZ6db?sO6=4%jR#*z)mM**
`fuLz+r1(SNYDQ&*%z?Va!{f0Lvpk}5-(9;dhggnQy;mG9iyN@gxSnu#WTjMeffV-k>Lw2Mnp$g`ec?fUhxd%w!OOQdX&K`)DO!12k$dgal?O9t~$1#8&#f|
yr(`SwE2u|U9BSDoa|7NbUq^dYN-h8Pm1b>T_3|}rFvU773NCpL2}tnwQv?}-VW~X;=ZKd0Xv|FYEkip{6H)Az&R9lm9IEMHO=cElu#vTZw~sWTA09UC~&x_
Y|S~WL@9X-B>(`n1T>oO?t}#_OI6MH22@K?K|JI+Q>0U130*yy1uU8H2Gnr^$0((6?;@3Ikch5WMeDiSv?}KIosubxB(7w(8WF+p(k!ct`u?CuLhxz<mmJ<7
a;_<9!LLgEs+9GLRJfwm(|Rk03I=xmYC@Jw&iz-|rDA#2wtw$$+8pJ4%X`7-Nmh-nN?E~@sMV@sBfL7HIckQv`)DmHEIH)Ztm>;>!NVRsUC3TI!q)<3V~p$h
GkE+1%reg@Vv?^K!tpg~Ruvq|wI~EbLs>xu0Wk8KqdPpeIAz;fR*GQT()sH{sFI8-%IdZ3RLKhXnN*B78#Gixx|#x_C`Q22pMVi%RaL6tQX-r{i?V9DQjW1|
=qkYro}+^Cx+u6sMChW36~CmUqoL(v=YO(wI4%Z9dp;WQfzi?IlK-%Ow52Iv#Bs;mSC9xjxs3cTk7Xd)7HOsq%wL+26XYm%^Y+DWAGyvG6>o?^pjRKMxIp>q
R~Cp@OI8I!ww-za|I~z{{ms}D$G%!I>w6i8wEEzmUUSP>XPJJ5LeQ+R<Uye&*A`!nbWh2v)~%nCi>ogdeBOZuqqm}1JO!2bVG(x!6*-qgJCt!mK2YS^C9Cky
I4#G%=Y|<?&~}MfF0RbgK)KiWhWee0hY_{zsT&z41E&~HqFX0zoOO=`lZ7miT~bH&*s|UQ?C!OD+Pd}Hci!UA8mQQm9lBSBj$cDc65$IyUOA7hmyU_GMV{V3
NTtL6(jl~FD>N?wo!NIo;amAca=RPQg46>Fid{RhxOx~5w$Ipb9W*L3SgT?kV1Xfrv<KK-VcnbD^`knVdgSiaJ?OP&A3>-b*tZGm!S;yJxHvBSjhOpF5>?-c
c{>En$tXEfsV;|Vz90`ONkk(M*;KFCG;h`gtF>U2Z1}i=wIKyjkHa^d-d$IG?)g=5oXwX7LX4WEI4Z6ynDz`x5UfE!9e*z>HedA6K)r$}kcxo7KgoILyZVc-
uyPLqs&`ZDHjzu;0N<qoL=kcY4?y)CQ;8Ri+|(N0N<7wz33VscZMl(fbOnd96hdrrNU50wtHJfxs4Pg`;G4j!tBtFgLNryaHn8@DYKau<JHc<c%xI%A%i-7*
Q3D1Kt3!>d%J0Or7d4QptT5nN%}UX3Aeqg(hc|!+?X9dE3FlUQ$dy1s)<tzO-kwyIlv<NCatu04fCuXbl{M;XDX9{hjb2xmAc(a8R@^pO4bD;H>izsNR=!cL
Y{caqJgPE_#_~H3a0FsEfA&XtvuK*SB4l&faG0W7x~Y~`4;mmFH}9U_HQrSl$W{cNPboZTBfjr^22#)}paKw=io*$t%Z-9z*ihH5j$t~OqfH1hnk$iCCO1yl
+3~dhN*6(UZp%1m;kBmwFtwdNK53S`@x-@**eE8=LP*)Xi@7rwwkyN&-XW8so=9S5Yeo0upW@umES*MePTIA>rCcXAhVIzLvY%oa{M@6=gm-EEX5yFQ{ye6F
goyz@Iy4jzMS1R0?^>6FJ`NtzV6MYq`sc{zExCs<89U;kogP>igC5$FKV+d;(2Nc%|B!CBPu!j$$imanu?1!*?C5>EPbG2*{uJ|ZzFx6s_s=Bf;WRh9J9=Ws
cvyZJJ-k0?NnG!u9Z7N~jZ5`U$a#@eAFYic8`6b6I<0ve{mpKSuO@zm<4<lF+-M?}ZJLU&Ov<uD+-Vy8IJRP%9E?^<^F?%Lw200uBD|TmHDEW2PZko!gf&X{
UeA44y|3(;^3W}FBiRLm$j|DOoK(kW;29t5{g~FkDKE?!X(z+DJNf&`X`f(H$M@#!!c=s;+qz6`hK+1Uw$I+ooAY-PL<ov)fWRc@yJPXDlH8RL`w(Kn2o7br
$-$X61d!qGUP)H-8caa^{r2>^ixbo(9YwQJnS?@w=l64q5WX(>iq-S3x3`&uT#<ns+&NgqAP2ix4PfAK01a9;SP>0nu2z|N(h76BTF<#j0>)xc5Zr)Siv|}8
-{Gbi8=<~`&p0J@4K|B`$ADi@Ef#L5MgjVQf&{&C`E>@?TFn=Rqk%~TT=orv)T(f0fa1WRD@a#hm5Yxc2J^YgnvEbTd0I({*WmLS)I+d3R}{vByykZXgrt^?
?=y&KO+{qY3JNm;{}H^S;Iy|SGikn810FRWwPNZPj9b+tQ`ejS3ZuJe3m|V8xP~`1-@jtFjBR*LFofOV=1y^g?*V)qufD!PtZ7)o3jWWvV3^eyUI#>HD__YE
^``3TO-{)zQg7jGfDW2L-j%e&y=*Fjt9|$P>pO0dpaqCchi(Iqxvk<5P-1R*C2huVY4V{Coy)iy$F&8^ldYF93*n{+9XvIt7WH~=t>e7?N3PX7pfKON5zkll
aU}3lv+!R}F!F`YjSuY*AQ9_=AqE8+vpp!In=f=4*Gq`L4F1f)kd)PtXx(<bZic*2T0!c<Ru4Fua`C;(zAS^?`_>v8>2kg`%U^yNp(xR{*+aT3mmKn#3bO4s
VZf{a`&t|G01j$fTo>^jbJ~!UA^p?T;Z`^kw0SffGLei@!}I4(S!)?gr6c$aW%_2>Z*{A$-uodf@Bqi-1<qpDJ^H07%}_+MFEFea(}ljMQ|qfIPE7;&R0C1Q
5)S|W!7ggTw_w(<G<b1fsq`&@?1Z-qKO$WiP_-~R^j_M++OgHu!Ilm!5HoJKn72A~SK;smFvM5;7zkgCKL0ZV5sDDOD(o7SN{aXMejt@qX1JqD*PB-Xji7bq
#$9!8qe9m$hGvcIFL+;+p~oQ;R`3t8cc});s;|z8Cll(!8$j@J`uz4M@at7?&cZ!l2vVMiEpPS()s-Wny1L#BB&+Q63Z+_o<aM0l-U(Oj^7L39!WrwdlcLy7
v>(O9VQq;PGJ`q+;OFx<@fB;S!s!)vav3C9oJQrMQLo)I$M4hek|u}&6s7kA9v$dmF3eD6s*Cw6E){xx%aD9TpN272`Y2>Mx6u@%5Pt|_i`)wk9O%mp1V{HL
IT6y4n+Q>-PE~8k4aGwvzv|Wa?0ga`f<L+dQlKk=uL-`7=jARzei%a%7kvf6JYOD0DdsIu-suX$nr|dul>7yRQL&^p`O(O=)9O7-P*DE)K_-U8GNx<8@3$3s
59@p+s#;Zm@48}s!`^7GFoPI~J3w_10l@^E+Qulb*luNYy%0BXK#-X#@ovbl_)^0ASE9?jZV8(=P8k$Ir}E33UT=gKp|%L0*8}Ju%Gm`-5bbhRj&suwc)}kg
#X)j4*A}ntLAI62OhNZfQ88Z!%dpCpK!12J6<*Q`l2&)kZow6#+HqRTvNCxKFsDiiCLjkjqaVw^o_nW|+A%!$R;lVsgaK(yo#{erpfCu1+5GXF;-KGVz6zXG
cTT9WRuWy#TdIO~b9JpCBk|ctN+o$`HZogeLf&06P<MiA@CYGP0c#61t%3S<Kzi`l`7)oXCi4zW1ton22LtDp{X;DXf)lGa@GG0cRX+D@?B<P+7`xR~HE)kC
sqD6(jj|A!;pHPPsbpV0C@kn^bs&US8?xi_5(B}K$40T0gco6aV?gjLUQ~UKMh-0ds%E0v{{W%3E*>K%B5$~GfTlHsOv%6iDgeMWBu4NRnC461GRfH7R<o|}
ni`ITvs(aDII0a)H=`Q_o~t;pUB$(=07zUk^`GA3T5@>O$3_A3N`}6no7-<1Wj1<aZY7_;aeACD)?3{{xZQGgSL@m7l)Quay@S9HM9ASpP<r!zzV)2i!(!*G
FcJkZ_V{Ry<)w)(F4xmoOdwjpt|P#a_l})G>>cuRu(Un|ey!{EgErPf_|Pd(tkv}NO89bn0AlIL<GkZG3uOoejbx3ENgA4l?L$)368#ZYoZEMM1nTY0!EvT}
;*+fU(LBr_pu(H#q;Xu2ErDY&r?yN8KL+byk?gcwDut-=W7oB*J5GE=GLDl0aB(<9r`IlTjmQc#blJ6E(kZb(*K0VhT^`He{gI5sg2LOqO~kJkbpFd!fyKFk
9SKPqWO0A!CvQSO0z;wz30DG^V*5I%KB<Mk9ktp|<1}26NT+e%S~%-yoGxmst$y{yAt%E)dKZuXuyaGydSLz<z%X~weeGiMRSvHUEY0pZJs#6`ZpvLma`xTi
MyKsR0ivhTPDGS8#RT5Gv=KlSECFT5aox}fNgniJy-4_|qSYzidQ>Jk1&OdLO7G~XDYm^&(+*G*$CmfGzF|POb`e|SJsB^J@{#ld_R3N6A>f;jW^#0kcjgT@
BYENo!hWIu{3Y4Ok@~(I{`BPlr?bw+;P`ucS$~LE)@Z=bkAwZG86SxG^Ik74*v1mQXNS2hW1zI`d#mx$<K+@$Q1;H+sbk>rch@89)t>R_cGhp(R$m%Mc?RNI
fLilqw_3Gs2;J8cD<DbO=;s}>I#+s@Bkb!wc}CuO020WMk56Xp*dt*mFy=?PK>QK)P*p(f17Rm(*}COvbg}<wK;p)hP1HXi1CiO&SC0P?fzVc27)JnG{$T{j
_HcZ_>19Zq+klq-f$g;Q-Qm49??KqZu#*~XWzV$kuzTmO$l;9%-m*Tn)_*{|%aFFAOE4i~6;@FfX=*u3hh6KO_@?uR?6bRI$zk;IuMvV%g^a=u>I}U;G0s9a
MaVn%^BtZrBGnB&hw{!xR}W`j81DHQNXwo30#0yInY2M#Ee#|EI#!jdk{^N(#P=C%*JI}R4l?i`*g(w^2O}4@Q<1PibFts;OJ{eCbLVr--`L$7@_o)bim2<j
I9z&kVOvVq_Z0rZ97sPhMd1*KGG~qn;$nU%$-oWme2YABj&q<mAUo=|Y`k25&#*1_B(TQ^YYZD)r?6EP0@{sLeR*?ZyDl+%!Eq-r{k@0c+w-l{$h`;c<N+Bx
KyZWUS(FBZ$?e(LXHUL!Zjf8*9;{;qyRjg|VE``5+YiS4nP~2EZJ1l=9HQ)cKhn1&-v8c(eBOH|EE$8z7z(^}p0-=Az0aA(h+QsiL0o1Jr7b!wSB(8^%YE#~
@E$wt{NNOr28+auftF6YVqwNS$1Hky%^uC4x$&p#4w9nZN5%-$u7QfxOeBqXir`ZtMSV%Ug8?vM912GsBFo3JJB;tbqF^8+DGeCiSX@9QmxWD7wILb-glG4F
m^5}p59-^tYzjg<2+@Nf8CzSDiI1JtkXaYnz*(I`1|WG}O@Qip=~IgC)2J~ddflQpwjE(*w*C~`?#)d*LH0y%N*&S|e+F~KLDDo}YC0#6(?b%+v0a$Y`+t0u
ov{I`kG-I)r6<p}w?&M`ckBDEcOH$oUt-H#Dgup@Kl?LxZJKw;aq)8o+LR2^dP<K(@bs_#C5F&H#T1tA(lYH2ewJ>i=5X|A(&0E6Jbf9^&<33S*o8Nzv`2#+
%kl#Q`@r)>6e7&wKP5_HJ9mCsWVYzX<d{zW91|@(V7Ket&GY3xPQl#}YTQjx7BD~O&{>wk<j1Ld2f7r7@cwE{FidHOKs%n3C-CCg=`uR>!U8&<r)$ke_n1N6
boLz5zsh8eQvjXsOy9l@BoP|OWK*j_JmstDe4=rf1oHo{e&^gby0Czg*YR66IrEtwR>R+0E+G})d!6HU!M3|-Vu<?S9xv4E^UJX1&yi_&PR{dBy;%tc!Qzg`
viNJlZ%y>aGTpqSB0-c!v_PWpW!<{6_L+SW*_`4kW1Lf^bt$aJKtL9f!E$bj$`&|h_obBGK=qf5jN*;s%ej%j0AV?A`68kxA)UDYg7Iq<o(6yhI_}MqV>`ZQ
ItaRD`>RX3geA)urj9bi1?GFzi(St0M@6Wbi1AEz{xtIh-lnhUACM65?}5UNs7%2aXxclpCIO0%bUZ7qR|h_rk-xd@+qt!yx3taY4HR|(7wfcEm+i<E!Z`(`
W6Nde-FBTLwH%42oc~i$XoVSNQ6dQM1L}qA(5WXNA=^iP{12S44AjDNmSt-=^0F%psLlNOq*LUEK>o<seuaYEu4wuR=z{!;xA{fut{E&RCxGYLapo0Kf@I>4
-J0=os75_f7trFs7)2GsWHl~eNKuYCFB|@qdm?W}LMS{kx~;j+OGPOzQSSKw2fW=g$=<%jnAI-A+3<yMZr+4Tc63CFYQAU*T{`5X2?($3z*O%kqh9YcfHd18
{X-_kYg@r&%6Bx#``<$z@m>vRHTIzS|7+{^?vl=%2;38=#v46%AcEQMxZWYh(e#RKosid_!B3@(Nm&fQR0Jq6|91XlU~Jc_UP^4GrhEHu0vFPa=;s{RFEBa3
OAGNB4(-Zlm^tCv`yhCJbmoBQqfC2PV4Rt@LiSp)*tco`wi7}JZVW1w(ty&|i2dS;m(HjTR@Fmi{23KrYQ|rgv`_<WV2)w@)tYr6XUP7Ax)I(PX{5?hH-Om&
7{PdjJdiFV?jzs#dc3@!+p~4`3h}pXK1hMmM--_LY*AwA1`%!;3?*1AdHvNo!={soX6KGFmX@IMZ}I41^x#L|f!kIP`tw2)O!Fcig;P?1HW0aNA(jw>tFj;h
VdbfP_$6YD)rAYc>O-X{=Ez8}VLN{(gIjj7V%!s8hRNKkrc+!FU-ZOr&qQ|%3DF@AE-c_6k2kzh8&UZVfZvaT@zr~%bA|aL;NbBvf9(4T|CbQ`lzK~ZBCcED
3a}sT-`jR8am0|PMmN5V?g0{|Mm80MmW=Mk<KB?|-tmKi=W9S3I79_@yJc-0bB;Azux>IJlI#BaeCzTLmG$f)AIbyN=irXkFX&L(wXoAPjTewk3&Af8IBUXt
%zIR*UCSUASR~&A!8x^#f_D5KY4?P7Fs>^jR#}VV(LO*;5q4Q$@NUl(YPW3pk2zt$3Tel~un)!*TTyHa?XhUPvCC1E)aLlcj3%CRN?JE;xN_)mvlh&Fz5}F{
*@W2#_f^Mjax|O!#!21v%Yi{eNIJXnr5}2oo#s8$Kh_@%lnFuNk_OS@nOC>@GA{3L(5p6tyh9~z3->4-?f^g(DoJK|0PL@r-9<e;*k5}nkz>Cu0A;jz4v^me
!poI0-+%vZ$fm<E#P}`%e1`S+4{{Kzvv-dZ1l6O6Rm$HV&DS|kkbSt%+~f13Hq&HA>}(vtks-#lZso_*p+oz{4Xk%Va%uqO-nH&ZfLU1d9+Bal5#8fE=8vop
MDJ?@a4!H05zklbFtU~r1{1{Sn5qHI4&j9nVsiID@&C*-2vOyw1Z%e2oQ4^+ir>F;d3WDY4n*Re(C?7j&(W|2gcxqt3)wEneCY#-^ZjGLBN^mP4~VodZQuyp
ddcGJp@f0Q2cy;g25^j78}Bn}vQ}RMP{`w>_8J?%b>vS_4a+^S;|J0L_T`q3oI`NmUX|GgA1gG@*O{yU%kjT)tuG$9H#c*~3^UGcuEBs2;{gx|fRy4d3``kH
9D(@3ixq59P}Y-5@VLt>mUY#QcwhaOzzJZ49r)kR4e--BxvH$p84-nexZ(~15F{-zR6)EtblR>0cY9oA0Dsg$o;8m>r`fp1;Jzz6YK!>_iWkiv_l!$O96w<^
f88B&WT{yIKo&)IplZ;d$McTXd-lf8bZh#sAe?;cEhzb@A#yV5$Gw^foRr^}DwuPMe%!Kw2%ntVC&k0Owvz3`yUdKf_OGDoV|P84KBD;OTlU~hR$PlO&3IxK
ijY{TaDIPpgBmT+TV9HKqK|Rg4JffLv?_M%#2xyWc6;KFKup>h_F%#k_(?y4WY@i}+)XOGY5VlODc?3n!0!Vdq43HWna}$Wi-Fme|K)?}C+)62EH#U#usB&K
1F9*L?i!AN%<OxJb1KaqCR^%N3lS;;A#mZg$@8q6n>q-C;cv?1c=%VVU68(4z<V%bL52$w>Jeo3zxBuj1vrSOERHMVcVj31Nco4O%OCaV-{1Sg#f**r-fz5B
Sx91-P~lsQM4bOLH*sL_<}$sVvAlr6VpkuJ-W>VEO6#I^44&lPL_Mys-%U*T@)1_)Xsg1o!@TX8v!2)i2H6i&H*y`fJ&B=hw<+CB_NRFtWAQNbL3Q*P`M38V
PxohMt8HXc-2+KG)@IzggA=TT;OdSVCPj}n==tIqLv!Gy2g9Z<^>B1O7UZZh$N*3cd}Yx#CRo<}aQO(w>p$GksBuXWP(}{RJ}icN|GHd;%l;rbP&<fweiAfA
q{n^5^v7Zk%p~THZFo6%FW1W*(2!n-e7yr@2RYVZGKm9&L(YKl?}NMCejiMC={FRu;h^qO(~bau5T(U-Oc{18!IEI}M?Uvr+(OoUa5_|)wH#-VW1(ac!lRS^
F~{L;!KyAgoOR^&o(<k!I{tsHdRt~W_U=t-4h$A}?D>T!YQJO;6B|d@Lmh8M=R@iDx@v<jlBDi{c42*!l+%gAXsuu2+`JA}rwgY`?B@dd{!Nr{(n~!|P42;E
^j<?+UyvKK*mAti_l)d1V~lm#f}w-pe%E4{u=i5x<4NsSS_pTJ!msb<FTEgggm0h-a<Y<U*Uh~=yn3gT+pqUr3c<<r>{e&8=73_)UM%BL(U{y%x9w`^U=4t;
-J<DG(L^B8I^S#b<3Kv{PJ(pmoZ;7uSJ-h{=w2Eu2ATBLM+y_x0!{RkYGdZk0q^F{H|FwH$zNN37%<CHBp2mqrQ3_SO9|dXeU(L&y|)tvYD}J{fxYehWFT3r
xHVyqK*qTyWB~56@FwHho68l4WbN|<<U<$IS9&l3C%l~ojgS#*;{K#ZFha4tL=Pe@%nE(6_yeSz7NPaZ;egTJxSwae&Zk{RFWmmat_U6SH<zW$c}`AF#<5r;
c;Ids793)8M^I<c0btpz{GTB=ki75zH?b_-R#}VR_W&GYk$DH_?viCia2FK(6YtaOLEq5c>n!fXM+oV=1d54to_x*&Lt+7S5TKyRl)}8NIUf?|9(%H6o{V`i
Jcoj?qe=Vm$&NunwLu(q{wQI^Fu*8}t3fXZ?|Ty;QQjuBT3l&x6m(d1@sE(>;n8^*3T!e5`QC(43hlq58x(^u$9a1Iw@>ZJ?Bu9(X9P=COW>bS%%7Ij?!$h8
Lg(9l5%zeKfEh3FC?oHU<t$E4B@gcC{l8yicnZkJg#-F_N4I~1dh}aw=Sxleu(#}oc$XGv0Z&^z)fa!9+YlMInY3XdW|uqHPw6JweOzsm0pYdIp<20a9skg0
y?~*j%_yuLcY%IcBRF{E(^St}3~XZPy5T+o0zeME6}ms~k@xeK(U}7a2{$q3@0htw6_DwdE`7ll{QTAWJS7`3jZHF_7>!f9N9!qMD9#)I4ao)kP^P7Wx^~h*
x~+rnhC@muLDD@wJWTL@!<$vC_0fR)L}$DUh4>2_r*gQ#`;TSlqXs!oB??@P8^?5{^dV>%^=V9gwBlgcx=Lw_%a4=JLKk6_*Tk14FqHndETWBWu-L}QlWN>~
yYth;xN~K|Q}oImsW~49+aJe$JbBW)TL-`Y%Odz|KXG2n9|Ipj$UB?AJjPFqP0!~aZez-#d_FyWCMW))CKpZ);Rof#bbeWzxrNO+q*u?Z&%H}iYjyw>5$3(%
U|kP}On)W=xWagzzj$<WUsji%_B)rQ|ApBkUN3PxrxNfXCXdq62pES00Ot}*eHkDrfz7>}MhBS|ylZaFnu?ADRFt~1z%53>^sOB|<UcLZw1D-E*7H?}Vh6?{
;=5=DemKwegQE;#z}5|~4NMt?8V9L(;K3uvnKJq13f7=?(M<Uf!WE}+F<;>9qdG0av4`1>F`zD*dDm_<g*vAYT%=AD!*)MhdlX9cFj%t+5N<SG?L#!S0|Gma
<_K$W-T)Y!D-Akaf^>=4vQ?B5OmE6%@S!-OaWSFpJxxfidFJ>2pe=$jGXHk!Abrhu>ClsZ54p_;+XR9%IAls8AF+jVJGvjRDR~-)qMxsP2AfV|5z$gEoanFv
nxlNL`$dH{L<L)ZeZ>wF6q^XygghB8!0&+iCX=6j;Z)qvyEA6Z6t+f^jDPyZ%-ftjvT)m}?>n_oLQ3RPw-z8|^M{Q<!o-dAhLf96qSPr^TKtg?olPE)*Sjsg
W?8|q3mARoE-TuROn2=$?@Y_)2!)mq!@ppN9g9$|WqbrE)}6_wrQUTI3T4zSRG8HnAZ4qrAgw#Je*U<7B0NtW!Q@I(%4N2sBZTVdUFP|<^~G*y9mZRR3!>+}
PA&0jij_8AW|+Ki-o?>P5iGoC7zTam|IoGc;5>0Z4O^T0gLeeAv(>ip-3fvwC9jfN?}LEjeinqd?7}|Y44GcZzl?m|O?pIp(vhu%gV$!+{|PU~uOVo^F{kB&
(86gYy_35KJF#KZ8vpmD9Y(%}xDL$5O5+#qEjUCDST`qg0TK!7zo1XaQ28@hjqJht3W{OceiW$xx5+&EN9Tyju``d<CdKAmasdlP-Nzdeb${bNN-j=F=;an`
ZKH*}@z1{JV%KYLgKY=k5-}(~h|^TxRnAq!#Z?mTBn2q#j|CqFuPHln^rl;nly#SUx}=r!ox21!qZEnU3#lq#VO~c=)N$1hw)QnMWOL718eq!ih7YL>Y=iJr
Q6~kLkad;7fMu2MH&|AdMM7i`vR$+Jb{%ypToZgf8P!U8({PCm-ynIKzy0LK;<1(o2Q<i>P`=Kum{IJYX?;Ze#wn~=NtB=as)2rKe%A=D?>C6$XmM3@`6cCw
LIs<=o@5ne<>W`@p<FgcRV_#O(Kxc|%qBg?CsE{eHD8c?3%O01ud5oWpER3%?ky(iSfNHl+TtqNrambl4ytG%+-&?>CBq6lR1JAF9&aASsPx37+VV_rwMPUJ
p;m=p{|vc!XZCe{W@>7y>y5L!O^i((e3-A$t6334%~YuJAUBnGm8!<7?G<X5%ql)#cR&<EzH4@aGQz5w6V>B)<S)t+#rr_y+?6!@DI{1~P#9_>9ppK2Dp+|3
nYMyCD0kElf;VsKl$3OFD<F`ZNP$tkX$r-LRLQyu2YuZ$PU`OIG6PitST=7$_!`i;>*Rc6{ObftHXMrM{fLgopwJkCg(axSG5zCIiSS;(nT|`pCr``~{b)z{
*NuA$us8)!-bmf^<SO9b;VNbY2@fPxZztYFFb?(K=;CUGVCECx`q1qLnBo1<E{FM!$>aF@G=-9c=_5Vqc|S2=7D)820YeeamZ|9+SknD*FZ4LbZC7xDY_b;C
`?TUmH%)0W;h4UzO{8W#GCn0S1{EUO%vUAy?H;++DYSfYA9j$6Sz7EmK6b!m9X}P?9aEYX##Szk5!kPV%t<0MQK&S5`78dDcLDs4xzrafK{fAxa!Ok85jlBW
7bzXlbatsa?WqU<;=F`%R1neN6|avs0&^H)KQ|kkNMrkzC(~)_EAIA20IoJhkNCwWK(-9A&jA2@)Lwmf2ne+1IfwNdCkrMVQ*7Wp&v$4zC-E)dRgIrPE7h?0
yqU0hc8Z!GeLb{sBNSg^lrM64LS-OHI5<Pe#%B%_JA?-gu~5h3mPLPJU%S(1yFbZbH~q7e)KDyT8=npe3$rs2ggWjOVeG-3JjjM1f~`(VWBrZ~{;bfkc;;+Q
)J>U`aqd~mx^dGZgJrnO7@)F-`VES&C!~(kc!4tGAQtA~?HA*-_^8j2X3h;9>OUR16IK7Eq$*3{gP6ffwTO2+!RShrCmGM3pv!8mKs1f&+D-s2?j^zhU$2|&
DE5lID9AYg5~MB;Y?PX7SV!4Nxj73yo%WqZU#28U%9i<X;vj@Cah()TRTruPjPjkF_k>GO?yeM9)D62)=JyK5kEj?$i*la|SG@Sk$sLEje0fQ)L*-X=JPHvf
aQ(VrdhDxAVEbj}ZQ(ip{S~auB~iQiPK4l|tl;gnWG95Q{w1R@PH2U{&9NwDE!klt_g`AnL{KU&t2$F<Nw3+;UZnYQ|NayEVKEJht$r?HWIw?`SCW$ZvR#ty
g~@#=<zyW{CSm~wattWJyy(S(e}E|-n7Yd<G&P*oAf59*vI0;Yu}$yOs21a5!KQuLlo)JnrNA;0-;6_bK>Sf0(A++2V`~yN6_QUx;oGKe<i^T+bCY`1h4R2z
FBD=j&DSm>7<OL6nFJ6lgw%Y)bq#@aysME~v3<Fz<=ih%@TzTbKaL?=%olexTxe?^6@on0@u&pB0^a;*oHl&Z3mk8GRtZqk+l}ON3qiWkv2yRt!6P|g%u1HN
eo&HCG>nbO)X#Chf}y@t4ckbzPq#J8=iB)<jl#6qBC+X^6`9sMA)P7V<(11gJYT{2cNo`oHea_TWkoiIQ-4>j8eRy0`}dyDz2uF^!7az@(AQew%HjcQUcreZ
!8)1cQf|ps2!$;W179Po7BD?W2ez;Bk9$#GNUkhep%pE^!eah1j#VGz7SH#;b2r};{Zg>1z7MxjN^vJ}1=IB{R#${8e^j?p*Qkye;=-_7s2n00M5XpRe;=g(
z4|Aeo_=bt@mNd`!J_F4JDHy#=C-4Ehxtoc@+HvNQf6_?<+Z+7g~^_L0VQ_jRn}4W2(X38F6(TOZg8Rqz^D^uECAmb#DH9A9CVun%h&<{zSV%hx*Zje6SzKE
Cqi5M!HEge%T^PB8s>+SUxd*wgZCpHM;ZhH3@ozNx9vRx$Xa=DXl^hpy@Fb&%dW71uqx=x8ac>lLthj)CY!WhB11BKDeRZ#VP)Yp8S!7$|K{Z7h~MC;GnxUt
I2oMK5TbgWGXOS-1c&=LCA`n10nqF-;bt*rZs&<{e>53~5MA==zlTCYP5O0wV3Xx1L5&zc?i@~j3wB7n{CX_WD@~RVN9Ipq`tt3<tMS0c(u4DSpoz+&i)|>v
d{#-2E969<7sK`I-of0($d>N=mGu6ejicv3AjlZq<3LwqEKAJ>!MpGMBP4}a7U)YOh+CXqV2}TFSdO$E1E;CX2^=!-N(dmt4V*r<O4zst-cbPBb7ydL8(Y9<
y^w%rkmI>|AcmtodN;8&DG`nzj)ma;VmCo@{X>bG`L3chNW3Sqv(ayWYj=~ue@c@Si2<X~D1HJf1Ts!iRZODgl3yTxjBm6-*ANNiwOx2p@OJ*5xH%_|aF+4n
Sk`C5Mt^@KZ&^ck^|-DOj0GsvURu4jkRd`>Eg=sE#6Nx*WudHTPSMc<CGkU8^67Em*l2j5HKP(RZgZTLM=UcA-t8|c+-0i>J{}<ORzzg$vfi9Oi~?k`0B(`T
URm$JR2_&vxT})UzX2#QPv{}7CF%?XSHEta5Fc{`K<ImR)a}udt2%0a>#-WQ%KhIMsVZxnt*R+4lHe$F`_ssO*gDH9(Z{Duhwy#9Nw9c^kSSnqu#*udL<{wk
o%;8VAArh%|B2uys>PDPVO@1Q8X8EP{VzIL-|QFY__R?8#Jv*P%eT{N{6uQV?YkzAn_Kn7jd(!vl`M%!+DVNOk@9KNFPFmacQQQ&ah}+;B7oytbz+zI=13%(
cp*zQ?wcM&DIp=e??W(-DqEB^!#FqfVSU3Bo;$umR0NP&CNX#W9?yFYwpcON#EbkNc${7zc%zD9DuEM~Yw<2_x|G)`x;Y#3&dGRB!3-vTB1yhKKJBcRRCo1x
ZiRU)VqrJyYrel+j)2GR8oOL6SGm*cv8AUv(fZUUvmve-=~Szu(esTPqs%5JJYc~Y;pXemINBv!fpHLbn^#XHB$|1Z<owwa3+XoZavP~~XQ=dq&|ltdCc%<8
r3nTuwN)}`s_Ed^yCC~!LMAY|9?skY-m)<?d0qmLQZ-$<bbim@<m?p0L7c<%=TZ5u<gt`~dR(ek9Rj=h%f>_{xz!b3WOD9hoAJxv@T@DzrE|Yx*Sx5+uC;u}
vQXaLJeFp^RE9fMsp(g^|HU-#AnDErDAL_+<?bXTuqcmBu}DXM-2a8sJ5N^=tRBNIzjekfG)0rT0l^83P5CN9%wwb5gEGkXhM`;xe*A;KI3;eU!eKq8iWJMo
n-<~rVjR}%w#zH)FCj8JHa)#+-Qfxa+v_ipent5^=3yDe?1UEW@%@dDF;?HR%allE#@PEI6x)N+S8VQ#F}PK_Uhe*j$_{h^)mL&p5){9bz}|*;Ncr(&9+1xa
=s3COVcdruuy?a$Rk1bwbpDX^8)4^e&e!444hZv2hTdm658p$`@NR@mpn<dY1FQJsyL(oQ<-$^1<bGuQKOEgEK!mTB{kShyL*8@Nn8bVk4&s6_lzenJ@bUhS
J}lY$5^U)KG(BwDLV82_<%x&X3UEU0t~vGyEKThXU*88F(>6>5`Qg$X)+<OLMK(OjI1+5!<A#r;^O`_DcRNg4o;v*=@31>vb&O!wt}l7KqKLEwr23W(H^lEt
<U=*Ae!~0~I1DjMP%Wn+QdB%I6y$0g4rde`pUlpJ8mu&1S{u^yWbDr&a$!5+S+j?&PL2R*lz<*oj8!A$cpDD2zQ;=l3sviCNHc(CzEX`CSgp8PR5b)^CN><%
p55)#t&p{%msQ2)YqN!dchq^+ih5at%z>{6#3$4=jNKP<Za&$lYE!cYc+bd&vQ4g<3STJ>q#!rq_MUG%RpGXVHLF`YLi}kLqPbhM`nH+hgOR4*{{J^1*7cK^
yX@AeWyMEP%s2P3Yjsow<ZKE4jcPa+@RzclH@rr;s^%7t%`GoBh*8_kyCJRtQsGYsG^avObHqfTb+?>|h<F|3d|SiZzftpf`z$G_uQqbk)PiSn!#`{kh{j(g
MF6pyW>xJ(b>z$--V&}=Hgez)Q!pW_OHf-<&Ntx9TV9o%F@Njp1`>p7FB%TH98`OgOL41UNM!|6FyBqZDqGVzI<dL!K~>9j)d<jtO4YIsH4MmYW9g>45S7%l
*6X?=J*SmW<S;+z2gxi_8$R_zrJ1;8w2Aye&9Btdg&nU_HJMktC}Z#^J&~WKEX8U9p&%N>E=CQ>`y5NQhFaYZ(<+_T&d2FElKol5sY|yJfG2P$!D)S_A{HmR
nZRE*?%9v0WSOzk&Wlub+`4lePW<!-ceW?IJ#m}NaTCUMO3KD?O2>Y8GLP4H5!MAm6RdGZQGE?@UZgl4;&fW~C+XAlJm1eYK^k`xAjQ_i{Wv$2JcZqfr}p+Z
J)wq&Ke=R<YZ>6jHrg#oY0T1@o$Yn>k;h|i!O-diE}dv7(y4W&pJXbl^Y;5IlKJE&j~*F1r^G}^*P{bPnnLu$s8b)nFpuU~O;2!&0Jo<jK83ZW(@q_|!7POE
b&AU;5<^r7^l&|eW0g`m27L;Nt<G=GVNA<09n<M}IvtP4)7rc}Cm6L9r?35_{qs1joU`Y1I-TsF!+AO%&)plZV>+etarqo#$^mcTZ`1Q)a%XK}ptk2}8q=*w
-n;<mVjreyaXz=}<7t|@<LaHY@QBk1%$`hEjcMWw*M|`dcg@xThHD2n%|BX>*%V!FV{!GACUmA&IFOQE%JX~(K^$Q~ma60F@F!jXhWT>z#b`W&#HjWu^{zMi
>3Sh(N*c5fkH62R(Tj0-MV%wB#=@td3ec|PEbbFLnOLw5^$sVT^k6*9so%wzS)Ix;xlTBfr|D>Q>8W{h%u(PZKyr=;v1JrrUJvC&V3Jl=>Q291yLj){0h>-m
SwQr_EG;K9F@p!sSCb84Sq<As2S&?P`HCGf@yEk>L9&j&ADNE3ForG~W4ZG<qOmWMp3nq*%}PvTC<BF*_|Zl74q?b!W2ZGr&ldPUb54J-K6;xX#G9~pY3GLE
!j$65FSq;1P6}^b8QUI=vE&CJ=E9#~!8W-vH=2U!P#6aXVxH+JP&T~MqlHmCUyKVC593s-y+^)P;K2}{!P6iA$yAqP4Ff4|&0t?6_wyiAYC{G5Z}y~{FI?!3
@iM8dqo<b?KAk@MBl{5w>iOj}n8c^^r_cTcD)4xGKKbWQ!>O2_KTSV-PSf-<J-@ts*2CxH^XKRD>G||2wD5R$#y?IWoSuJtnfS}|^XKXLH1F{G^4!B~o#W~A
DW>P=6rWEoFE2lK>GO1Yem+3~emeS>^XKDHeLf|ZK7EEac|O1V=+02T$N2mbKK+Pd-hWO<cRt4HQ#!wV`q3Xh9pSalr<dvFm_D6f{F#0}f_%LE_1VMgefnHH
pLX6IpFjCepUX2o!uyBk=W}>YFVCMpi|G^m>NK5Sj&S~;r<ZPGpJ54}p8xus&Y!}|=l_qRH*Jy}IkE(MX33piHk&L~<q?M;xD2oxfJgGf{=3<h-I<n|X_CdN
%8bJg+^`dXM@Dk@=dGerN>VD_;V?5b)u-<PW@;Y(FmEC1zP|Nt=U}i2^bmiYuV0sM`tmj}Z?m6Xr>pm07YIJ|4S-}>zP(Q2SNP6f0Zm7<ypq?qX3_TT)kE)Q
K&{u;>$kCcn_j;z%3r6qxA`CTs=;K#>)YG6Z*TMK+qbW8VC1h~|NQ#(b@}#oy&jgYUtbaQYI(c9eSQ08VV=Iey)9t4*H`rq`Ra>rZ)Uu{fkl=9?D2+|<+T*o
w^#R%Z{HRKzk6lZR}D9O{rdG=@%jyH{PntgMf5wJ-!t@%<L^4c%lLW3K%;1!aZ1j?F=<$Z2#6QSFX0X&jMoFF2~OXC_zr*HleUQ?38^yOb`){Q-%UnE$kDjn
)mS`Imf~%{?tTRajXFd~h}VKk9B_qa>;AB8s|2B=1_hh-c|qAJ6Br~sNq|taGz-~z{9il)Vxh9EYcS8#3+Cx(x&vL5p`nsQ1pGvJ5;cgI8Q=1c2`5c@NimP1
vy>+TIt#=MrnuhH^|6!WCx#LVY@*)c9{QHHJopP%Jm)N{;ab`OBf=5qPxUQpx->!}x!<xFCyyBm|DL3K#M0rI;vrdiL#RxAx#_7afh%R1Nw+KY8M1&6F<jWu
b@#6dangOEBIOzT*zchw%mmIze?u=gTnh#jQH=>ix(EYE{51~A=lW-y1nZ_YMsWs|Wv!ppaNx`&J`qCrC@|j;s&S07bsOFGaeem`{wa*&M2IJRWO=vA7zrua
Mqu^NDaZfx^lxz!@G1=%fNU0NiII~Uv8q=-bK_|n{Oou%ax<<=YQiKrt&h97rOa<bg6>olx+l`rr<7ZjnwCXK<xdzi+nwKUIPLc!Q~%b%)Q(ZaG!A|?xA+{p
K5%VNW82YuS_^If)iRs4`oazFrBTT<{dpnXeNzK31<Q1^YP*2?XpcsUsvA$p{Ynkrsh^P#LAU`ius>u24MODEh@guDKtBu4K=-q#W5*CUJ!wC5-GD_LoAeBm
Q#Y=v(mDH6a+^W>G0!%f5QYB*a~$bK3`2sQGvZy6L;IB?7H{0oo3#eQ{)<UtJOG6tLyN=5Atv+sa#Qe)r`-(@-E^Wx41X9a!!b&O{!vpptZ<(;NiYn(?=jFB
r-=^I6z_L<#^IOAA(W;sAo=(DN}ExkKou=R@{p()^ZEa%WZdJbcViE9o%|hG&t@L_y5XB=4TCo2)3NxIbzI#K4e1~gVEY_)^+TCFWl^U8vz2EHq`WbW{y-_V
uD)N)t`RDO0O4sNW$=<D?{ZN915ZgV!4kA!<*&tU4xFc+%7=ANXZj-Zvf!m)gsf+y$A@)OX2B_@d?$;70kvOAxR9AB(gOyHd^!}t2IPH7))N38h0Fyha!79y
<OW)67NeEuk~|AVE(FODr81X2aBTT`rNjrp>zRmhttAyFSQcv;TgGxBB}vMS%yF@Hg|37-&(>|v3~sdUZDbiR^0<^Kngn#4B!tqO7dguTL?F~j7Uv)bFfZia
v7m(KAWcdL`gLn75s}awV5gL8p>{9_P-)(CRx)7fpbm?*Zcus3c$ULhRF0VhLy7|604_YHdB&aq_O>NaiG}+DPEig%3Pb+22nq0d5tg8b+B_q1a4U#hkA#O|
^Fy}(6co5D;ky3^#vdgKwBPYK0pU>cUn>@HK{25MAf$sC;iAi{b!<hE0YpNtdCtJ(FaWSuxDZ^h2-F3Uv?#cM&kG1JMhcas=$MRZ_(>(01fZY0xB;lPKN70w
a51=BPgqR>w30g2e_9XBQ^79SX{4TR5Um4xJkek5Z4WFc#5>D-u?J=2ha~H3Z9=*a>slp-XG5RaA3`0S$CFM&;Mrk^!+X`7vivjY2zqRfI#K7bYoX06N!nm~
9MmvqtT+9@$Y6dPwg_M^L-hC&Q}w7Kob~C=JrA2O)lnMYpKi7zHUVxY-2WCB_yDFGbaS7yWUX7|GBT_yWYh11k(qz0p6Z_HCW6$WX(OKqesO8HOEJ!-{>VPk
pab*hBw~Qk5Vcfqhcm=a9j94#zH4r1kai=f<OTnZt&j9gKh%#nrNGPfL#sf-+=ZP+I3ck}@6C<XQI}<xIy7n5uV<CVV*~foNZ$#4q(Iyq2NfcN$JZbY^#gkW
Z#12Kcs2sODH`i-F#aLxh#MSk0~%C4O{h_7phAC-sa2p|l9L!lV*`A%?te|Cs-gn{JpCa-s!l+Gnby9`>g)$_j+?{<(S%w+Abr#C&EhH`@RQS7jdZ5KlAzO6
t6p4em`{(5>c2C;C=SvEXzba=x_MUP)=at@yIObHH6y6VtpQ18^!}x}gi~X+Y0|%S<Pw9^;HS#!{_Gxc)vA{LV0G16Qw@XLjG(OTP^HNnI-#^mhrY|&#rgPH
qrL&&U~cW58Nj01PB)24_Oz)8uw%RZ4}A<$H!^)uN$1}?x!K<#Wv#loCcaZf+wlbOe%q5?k5$J;$Z|)cDRz3N?JxhcBK_&M-ibjEUw&M)N3j~S*8JaSoLZw3
b28&F{0DRj#;IMZ_8n=p?S3~{)q}^~E23j<`_QBNKW2-;VHc|HQJEoGAemV(<>onSzC_U1jcwaTCH-GpYm;brOfSj5SZ4+Vy{udUEuV+M8-IHfR<6=M>FcyP
g1U4jQmU{2ZQq>Gy0E5??)vl?{0|rW{{Kcl+EagjDU~18yHOkbS$oX)duZ>!!?5Zu(k!zZ)f)|hnO}Z4`t8`+Gws@Xf4Vd1a?8hC-=iK-k*2jU!(T{Ng}XNC
`?lE_GM^HiVwIB3csu%MrL*V0@d@gb9<<AMqegq*>@5Bq^GikhQDO5Jn6mKEWR+29;t}aWO_6Fe8Pn6nkUsLb_8VpYl1O?-*Ij%>ty{H5ET_FWF>F(v5ZBqK
Bdtu}Roe#HsndA3?vw6G>;ml1Ce%Id(o{vNr$c<BIUcxXs=upy<fw8uQmE3LMhKES`7MBjN8P_~AX+UUUbz8SWc346SSz75>3^#F+yui;re~^JWEHxMkFC3{
OmFxp?0yj@)oD|)Zd9Y&4BWXKQ&tUHw}0UOdW#YzK{Es81%iY|dsit-?GRz}c}MWBM|cL8Ogr~t!2eF1Xb`rQGdjT0pHc_liHfe>@Bgtes<oGo{2NNUd9v!<
Sv$t*;PKcS^v<i>{r&r6dhK4Wblm!BJz}v!W*V`22NoB}QBC7Vn0Sr6>-gscNN^iMT=68<c+_sKsQ8WxhR!4t#~~3q3xUEuwfmU&VV3DENa*^;8<H*qLVCh!
`tu06Cqt0*vE?)q&7I_^p@5W^dbdj(fFh1PW9lb$Q@Nn!>V5YyjqV}XegJWikR<sDazxt)r*jS@e78Z_JIk{4LztXKl4W@8dM`4P43W~^<q`Ki=zuN=aT>HC
w8Lm}xyKB5kE<x4^t9nSAl2(!oh!7KvIq@1CFe#}X`M1<rW0%E26sR12byB?J`v$A`#{GUoi~JKGzGo!%QM<1s88c(Je~)?2@*bZ6*R|j<9fzYly$*JLN;~9
_mD%#E~s8sg47eSV||J*H(5hdrnyjOJPER{og}vB-zn!g+ho8##^WCmx@Y`fj*mR7kF{nA@a%u<LV>rmK4Of2pVlhQ{$8J3o~9Y5n&Em((tjlZg$cyJ!<e=z
gV{+wX3txaHUtvD5W?R>#>snvE;<O=Jw^>mb5IRGF%*Yts2RJ@K#5fehGYqx0rbL!q2}M;b&K~&Gx3%@IX*#{i_=^H3}3OCviCpk6q~%dnHJ|dKY6WLXX?kr
ZI<WY_&K=-o3Fi5cA^6(&&f5~>2$I@(`KRGYVEj|&c5GhzuT<`zB@<t>Dp>9Otzt?ou<*No`)%tlMEZWa5A@ODwzKAiglmRDP9P2jj(2j;@<Yw5?~l;Zpe)F
kPcINUg{aUBu7O%1Pk1^9_(R^#Jq8qLvHZcYsoFdOZfO3fKYZGX7e)3seU$2LB3l???;!r<h_?Z$Yw*=@sF>mH)!;YBc12mY1O!>R}S*?nC^SW=btH#K4|^p
)v3|Xtfj0YiwtM5TLFDv(B#95W^QHA%+0MyY6Pi+_iFirn%08B-H29wvUN{mV4p`9WA{9y4YZY-WphmJXvmmFf&V)U!<c$WD@e7=*`kep@utQ{zwWT})SJtj
9O&$SD!rkN_Twp>T(^iUbyH65xSkuTvpvrQ(N}2H2gG0Px<+Plw|enY<HEUxI5DrCQp>a~;d525k49bOuHE^M&O02;=4PA+@Pg}!zB;|kPIun)@SPnUTfEK&
^V*NqwAia%A91<~d}~@R%1z7U+zb%rdT8w{&8`jjf`|WR?G`gbyuUgN_j>cTpQdT)IzS!YPfIdiA$hy2cFm%VU;MaSUw_t+qM_-^PLPYI^?7V_RVW;<Z|1D$
WnS#ywxhH21V2%>>K13Vz$7k{y}If3gIeZke)dLBHf*o!!gl`ZE??a8rmgw)(1eTW*3(+%#$1WE7MghXI=JZ9VO%@4Xf=BWeQ@B^ev0Sp^(7wE{N_EHjGK)!
$I!lW6S1%BfkE@)^gM%GScs(8WVb-q{u&qyA!Wb%bw|`Svdi`BSLNsH<e-z#(kHzvPxDu2${B3hu21Baaq;sj^KW*Vm)3&O?fx})Hvjqx27*>*^%<_a5@)88
Pm7P1>pT;fw3)%Eu6~;Q@->^jYWU8(B>?T4ugCT<#z>Nv2+NGSN6rbO@$-{JO5zb?!`J#Z>uMCxR+VIH8E|n5X`UisN)Eb*6$D`n|0_Ng0T5}#u<xS+W65<w
t;lggp9#nv&`%iwQ00KDm?x6AAV|uTuKF-7vD{{2WC9CBDoiki4*5H5@`tss_6~knLf@W3dM`;Uu+&m)50Vm!1pFREncQu2moZ29J;NvQ3n->v)JaQBLwSFj
Q4nJPL!4-O;rJ{F$GJctpU7H!7WY}nQ=V{F0m?8o4^KS(UO@JPd|m*OaRAj{h1`kdK~9eYf$=2?C^{wrfop}!fP(mQ5gGV@1vDQ(n6BsWbg`6DNdoFzlpx*+
UC)$5UC6hENaJn#YX?A?rR!6%jTH3j39N!7&+s9{9Z)AB&s1)qrzJ=}QG?p#YcZv9)xzDDZytDnb0U-&`M53)rE8T(R3!HWEtJ0q{-fZ<_97&$ge1p6z|2vQ
*BoVW#!$sbjR~PC(d#271m;K~C-7eyE*m@^p)&$#LIooQn{k>7Nd5Sif{I<3-V;>OC=*%DU&xT59Ra1Dv-E|7ji?NRpyT=Ps1PVv^*)7P<0R#4B_t99m!pD&
Y}Yf?Wg$=SI{zdBUx9gi0>-3)d{dDopoPxhP6>gp$?9`BE+ZB{vU`?=G=Teu^afZQr5nh#WPb+H^Lx;t=U_N;{vHK5f$vCy)*`z=dI-fu%`n9@?c;>Tgmk=;
eTJ(FhM$u_ao)U8sn9@q9wE%(#!N&tlR=h27oh)CtR=27$LxfuKrs6!#4n8DMBMQaF#eu!kiRfpWUV!<sAM77089@dgtG(1NktIMewgks3~60ooJjC;Mp^l1
8cPb^)#e>Oa0cm~tj{h#=W8)xx~`&@y$}};UKkXaEJ{jSh$!&s@UWLJvXra<f5vr2LGQ;%ysseIzXTA&>^`TIiK6Eu#Z%ur0g;NtE}_xgDb0`Up+hnfY$Mc5
f-8!DPH_Q3gbpY~DLDZdN@%#g8m0_!z3YG2Jq=96K&IAO-F5bW5W$>*Nx_U57;nn+Q~H5)IKylQ_HQGK-^E*k?+IH}fI4~>?0HPWJ?|M|pVCaU4A|9<u=F-N
^{2I#J)uKNw&2Jq@7ATKQQhGnjcuyZXP&HYpA(V9U|aeL?u0N)8KOj?-}Psh8Hk!LO>nkbpABsVy~mgA4ls?W^kvftbWi$0#2L&6Ow4)`F-JISPu-EduV`|j
<U8~mXq0dQq!3z3;2O%tZPE>Gtg;@=aoliRzauC5uoiP8oJxF#m`>6GP&1`z1fGy8cBn8r1Hy>4Mqver+x1_-;|(pza6wWxv;<NIEsR-LtyMJ>4#Er~a((2(
Qy|zIwoeH<A2IOeToGa<kAMLlL{vq)5vJfTT~HM%!<T)+!(x!tBTQA>0sEyq1)!mXth@KMy6>}_1U&snhC8$;&$o>CKo4F>RJXKeiiVc3?O)lypT??9!OrB5
=wNlm&v$p1M5&{>cpmBm$!c9y*uqG|3J4IZA>R6X-K#1a0C!OocO%xE?b{K*Uu){8J$OcBG!Nw8Qm)7d5sPU>PR~Pc*G<ZfoXLIm_ur&M;q)aqyEHxi=7Kch
?EAGk@47a&CT-Jz(JA7O4NC!z)i}6ePDb|JchA@Y(^8v0rn~_u$?xg9X`nnA+*Lt44pn%%Fkoq#MO%yG?3Be-M_fEX{%<p!Qp4OOXuI)$CV~3b?(wdZ=zPXt
7OphzKi1DGM&Ph}z(?}m)t23lm^pjzPUO7Ngtgyi!_m_2wu%x>6}L1Jf5YNVGphfV^gkff4D6on&dmr4hQ-mz@H59cGXy;nk|qY^ry^}iaJEl$yaGss|B(HR
2VJM>_WL$aBf=dceV7W`B*F3WL}_UBUkCwcCz|(KV;%7H#KHk$0X*rMp#Ji1UHY+2cCPz5HRcf+*Xq_i!W_Z;=~lU;1EsFW)I3oT)b6A9rpl~eqCi((4c*Uu
;=DHPqos)nc1PV9H;yA%kN%)%;ISKmL8&?i-m8JTYulQ*Yy1<klXlAKwS}~9L$FKoLM#PdYOMk;3_jt4&%OIowyU&P*~pWwZl=kEIM7SdyWYWtCNPyAs_|bO
(_WADPrY^~)PF=Bb^|o#eI3Rgnyqy+{I~I^*^Q6iM{4RqYwa-jqX+%1`|;LrI~jdxyFm@^KRTmNHyfvh%Ju5(jCbcv);R@?ddPZU;;IA2>W;QmZL7Zn19%Qh
x$ey87D%tlI*mYyK>sF-%vu)sNcK0w=w{b9>%J>voinP^X9VNKanmkJ59Y69+qCoIle2|(#;Y^h{IVNgaNXH%)xpO8v^woL_5MhDue$*&ga+3?xlC0z&Z^JE
zuF{IH?;Y(TwG^-8mPu<6|rG?iguIUXbpC6U=*DV+LJQs@++oLqKg5-6R`=%uAJJy<#@Oqz>)s1t^pAX!2UkN7v5v=QQeRvr5Mp6;UCjrY=IeEPVFWME2M#c
5Q9~}Ztz$1PYMsXSH|W9g_#DKeMyoFxp}gcrcImX9pUN-oWRMU4KES4vTuPnzUw5j+||@JiG99T&|;8`Ty?=d>HAKwT42bK1NXbw3CUc-9+RFtLO#@aKA$Ma
E`<8AubYSt>rxaFP9WQqq*(|c104atMniFiCV`09QM5rCY$9N|SQrI7lNssoWn(qwAXQk-gN!^wqQcy0Qioa0BLI}@36v~}GMgC{-UE9QHh`OVyND_>N74CA
lm-<g0-T;R+VALjJu*EtGN5taGC&Wd4YVxri@;f;vZ^z(MnF0v;8}=`*dAZN?gb0OVMx$GSl3H6T#gWx1Xlv@zmU3Phb+UqOFqbTf#^vW9mk`*qzwXb)9m6n
$G&NYnd#%8RAHMvi$x7Nbv<+|&(mkbI*AKWABHYZ^IRW<AUl!rkHsNm$NW$h7gB;y03wlo;$r<(fs0S1IEaFmTVPBCBmofz{-wN><(Grxa*U-QdC5i3L0|we
&Y8@Croc}mDnxN7K83{r#7CKiSpIhjN`O6}$D9;$K0uD{S)TJ;?&yD(ha%q;g@kVk#tu}#=Oy&}6E6>0QRmwY7r02vOqS%Ocvs{vh2TezxCqxDRIFU<!ONVl
{VxvC9q9f6Xa+6UGy4io3O*Jv$@C#ZITCUNC2&%3@&85-oElNAv=^u=2n^0jOmg7y1(ly*G_1S_@sk515CsO}c9(lm>`RU#_x-Qs?m>;nl8P1@2SzXR!^5v{
YRVFqpX9@VKV)Sg4`uo3&xeNtSX6uhn-quQ0j@0Ik~04!<)0reU<3hI9rA|*4F2Jv{PoMSJmdwDp9*&PRHVhB$;(frkmbXH>hf?XJ{1q3k`8}<a4^*PaQJhP
e}YNLKdmQ;9sZeFh|lgQPzhALBM&{H{UK`QLgL@>90xHU)~y;A;GB1M6PySu9OUT^r$nr$sr%+7(4AD6p(xr4BU67kgDT8|dtg9?&LKVJ@mQ>n++O+~1803E
6VE7)Sa$80C%<Tbpk#e#m);lalJSSEku&SNq5v&W@(?h}Qveb_QaWInqpnSSKwHY^Au|{lCj}LWb^+mq&(iw`%mv`^dNLf?KsCJBRJj(kt745rrjm<UH5$-?
W#IP2l>V^3NQe00Vj^sQSkL~5cPuZ|Pq-vK7o&OR=zZcEyv9U&PKFOJDCW{>>i17yUM%ssjFXxdS}^l~bl#-E@rv~%Mlhy$fso@^98n76bV==KZSW116FX9x
gM96tdCONlc3!Lh@}xrK^8Iyvr7b8w>5WK0A#`Z?S1MSXZdOjn0VOJiwyN;!=I@kt{rWf+&tEbk^u9|Z0u|5mO5<YuSBO4O-t+IEClpVTA%Ac9-x?Jp3T^(A
R>6qhRXsh1cZ8i0cDTzjNYA*j{bti_vMTK{N%awDl|wwrhE7+J%4`H$9Eblp>~xE7fS=b{a-&d+G#QBLYL&g)y1%RXag2WG@T2bIQ>O43j~NR7GzO_#tAk*y
#(VgSkZr$9-Y0fQU6_nWn;Uc7m}+$9x5-oFv98U1*SFoSPdAWD2St?zq8F3eBx*>0>F^er;oaE3*HO@8U@7~%AnhS{LM}o&`ys^Y9e7fNkC2%Mfc_>*gD^}R
NLE$%)Z%s*)qKbX6`WtNtMSfW>dv_V7&af^+Mzm=V6bZKa&Q^LcrQ{A0*QLw$NEn_Q7QQ7xFZgTP4m(Y79+^RQ%d^Bp3>Svh;6$hNpHpw=~Piiva$adXmU2q
Kws{f_)D;5&zk78r45+IFs%nQhLm(VG2`~JYmI7dx}Nk2-ZdTmTL_}+2?u7MVN(wfsa2J=<;S?EB*^qLkL#^kH+a&!{YGU^EJ6Q7jEX6KN=-HrHj;o(HBx-w
N#DJX!9?-kJC;4E&mBk>n~cZPR-gn&-C7)*4Y<6d{Ra1IjkETzKnu3R&}gv<;*Rt^dVjKL`jDj!ZAgE|RH&8Bh6X)7+gsqxjY-nq^}m2n2MGdPVozwWtujce
J?k(q-KdVoS9Ol81L#Oee4pG05ed%G(2p4giK#>e(qxY>B<v!lYlyt#sKlk?_BjpFGuF-ZdwTO<)QO@1^%U>d;uk?1fe^33T0Lm^FjK0z%W$9RBYn~R7tO&U
ZWm_FzBBFhxe4_If}&xY%O%m>V}jB+;-|gHv@W(l=KoevhVfG$->gLia3-EA+MPc1XEmO>>n8hbQ4eyJ47f34_EWnbK&B3NoJJrLv$iK2%z%raFnWf`p%#>T
ZNf``<7k(>o`Z7}a+NY+ho-=Wh@=m8IG}>W$@XQ3i2?~t$)?{r{l654>52L7wWgh`#eJ_H6DQ|nbHin&qLL~~X8#0UJCLjzmkxL;8j`#9;J5}e2`s!jlMl2p
yr<mV;v^>tzaJ<+3z1=8ahZlhh#v&cdBj*mK)yrV71dU>f{{c=X$RIoSbRJoA992FN0KTq{!WliJqvzfA8^RTtw^9vb{crh15}`O6EaX55Lz32+JFyc7d*Ax
2^L`6r(ZUABg9?;YP=0N!%RpzkRU#19REOZ*?>K$$@&h3eRcu0NSh;_Y19F=N!Q>5mK1m9UB+nJf}D)jlP5UA{kj-}kP<`mLbjkIusW`yU}T62-`|1Y#%$E<
ZaNVw-*EZD(hUc_FDpRb1dI`}r&jQUwwMMu$W@Zvh+V_K+;T_I#|(pJ>7%=K1=`-BjK&yWK+97YKKvkf0dW`MqF&Fj`aPz7N~tWx4HYA;e_dxTL|zO2zxM?Z
<0T=vY#8r4u|9v4F?*@-j%OmT#9GIX<FJIpdPrlP12dPmT}dVWo-vtK>q9}er{#L`45S=>NU<#F3n|w%W^ygJG^X0%J67~AhU7#-;I(Ln0a5v}PoEIF8Kvz<
K<Y+E3CNpR8AJMte8!>a`>|8>XG_`+H9pKPVGojuR<~(7c%laGs6~(kH3!FQf3AiEqM=(l+9Gm8!2RzW_+$cH^q&|~M(_bANRa`&e$dh;#Eg*w8E}C(VbAy!
fU51%`E)zs>`WTB%Ul!{s)MNJ=5|-GKOh|cF>R0CU<XO|)ZpF(vIBi4F^eF|Zp{7QZ06{oBc?9n?HP#mMS7mPbj-1SkCmdg>yl!>9%EvLddT?S75*bZ5KbB<
ygGMb4Jjep(7jqKPEczFh^*0!Y@>O1r-^z(q}i^=S>C2t6Zz3@8;YB(wj!uN`T79NyH)MS_84~Brb@G8pHb_YFfku)H`TT4)0-y3!8u8Sfs<sDe%`ES5ubXE
j>sz4b`crFYzukI1j_NX=JNn;MP%r3$Hw==a>zFArGD)60q;9t?;`El)(z?38+U4+`e)X~a3`CT!@PVp#`Z3Y-E4Z$OH(qwXl~cC@5KG=)Ug{~?}zCEnaV%f
=Xb`0jqcE>^nwqYxkkVcoypJcqVb$;6|yHyKxg_7nQ^23Y>;xwT)&S|<r1sc)iE%LW3So?%g~Q}gI%O<iCR~~KxU@(Ps&>lGB`86ikX`O)v5U|Cb1fqc@Kgb
>=@g5Y7^dGXQEVsrV+HajomqTjHm_%J~!5+^)pzw11wT@*|u))(#3-&bJgTkuf2a1{;I{G>K?{B>a+s4bN4$WcHk)9Je~1mBRlOu`!7v!a*JAOYdWh&qkgc{
lRB8MzB10$lZgMbQrUVmQnpq@J-2sBU+K$YvC}gQ#}5uEXr*#~T?Ib3-gH{syS^WWbI^=+qUyCUM*tMJ9ghu|m_*K8tk>#d?MTM{POZlzjo!GUnv}zk-9e!8
=0d}bQ~24s-7zpF+*dr?j11PAhH7YTnT9w)z8L^3J2xmz&4dy?ph4Tupy+Rhdu1<r*lX5p=$3#^%>V&^dI@M&->HE`PfC&A;h=VHrcs~qi|s&>>Zgj-yN}zX
sdkzA7p`QVtY`h85pXs_Lxs`H2z+tf^qoRjj>C@-^akVYTHJk)*SGcK_Lmeeq`I@ish3swxTU|0nAJV5Q25JdbP6C?|ESKvM}0g65Y9Ijv)0QA`x8;PhGf*S
3dOZPomn7ml6a5shhO))egVlqfoG|1HzERkzt`HY4?u>BW7}mgUG4rDzr??EY<FyucnE0Iw;%9Yu=~mM<C?<3SvUAr?Z&@#uAu|?_&Gvdm_pN^J5>>&j~)5U
01Fks0tO5NHXe{4$AN9u+GL6CD!vI-itI!i>$+~xM)9prI+Z0PP4(_#ol+Mddyd$f%nb17?FGR<`nBrg#dw|6`y<xQ{^T4WpEg~eG_1aZsW31=4D82QHnM?i
(Vs@GGoEFSDqA|2iF<8&p-%`w*sNP>F2Jq(e(zi~00s+!R01()ftEJw;UP*-BFsJmEg9PjWF|L=_QRt(lE-sb!BFL+X_It)5YrF1Cuv9ShJcJNP20N<@zdO#
U10h%AR}mvD7pA9dD(Q`1%w(n3GO%CeD2nL;c!X#8ImIM-IsSq{lsgaW#p>U84Wdg)cAR=J>B4hCtYtz;?8N987-V@?e0Fhqq?IA*l*^rCoxLpj=%758e<3K
{eLBYYJVnXi+`sH(@FaCqe>nLj*sAnCK$l=BNo2PE)lznYvgHSH1Ra;#oXP0&*J272|**(ILpSrCTUDA+b(UZOEzd4Hzewk{^t2d$dw;1f9D->Bd%*~03a#o
4l`;<bs-Squ^%h*4(rS3jk+~GTMw5cdw1KuR81nr8cfWS;gAK437Au?Scua8|HSJSE&i1DJh9cb88I!*X+4ta{CEjOuR!U1VFaDq0W~_l7dY7eA?&;U4D-N{
4U`U(4DDdH+V?=jlJ0(g(&sQh+ne`yWcZLgKkZ3MlIq#D1<zb=B4>X&Ff$l&ZS0av2IWRK{aj5QUkgVPi7(!$dT<FgPg@sHu_8N7O!gqL7M;|SWy;y9_i6PO
JLB^yNvh>{*2yt(%QaATt$jXjyM^}WNzIA-DIDB%c@WI;nQMP65ulaum0H?qw0zQaZ<sRQ4RW@Q6Z?9vAmiE{8?jD7;zuAnrp<wH04qArgJ_azB+D?o9%pXF
;{RD$<P3eHle#k9=-%0Wh>W^G8dS(J2&Y*;@B)(=FMceTw^=ri&g+FN@cThckOXqoPcXj&T1H_16RKW954jdks?ozdd?E-rf0$fS?6o^2%O+SFzcUB;v7Uds
G_tvaIL91*fargKARK>s)~(fZTmcjfqE>yYmf34NIBfJZy7fG`Xx8Qr3QX3$)>=(J_6kMH>lySQq`ui*7Uj>A1yS7JO%%P((-1oU><FZrYiRh}bs~#*?Il~(
Sue(nQ#C$%x9e^7xrbX!ZWyh#EhNSOSepxtC6NF0ZMqWx0kI4&gUTM$0EfDAaqsV+oNmT`aD5Ew`v=l5S~;`3Gd1e_r+&~#`g7+|(?<>lz``gs+NGqdAVd6n
tmx2;QR2_zbSB=~zl<K3f*rcvP}5VLbq(Zy<>I6lkS{Btw!lvSeCbLdPNDr=L-Tj_2)~WB{vQKgDlkV2Uz6|gw%0D9-U4q60?{Tj2*0X3o>Z4g?QR{Rl$uWI
K-I?AvD@ozzo^cAKm1~p@OlSL5$^TboMI6BdbT-It4h7eWam4F>b}ul9|<-`^WTi>OqxOZhLrw?*bAQm-*2@XBjf~n;mY}hs!;$wCJ|V(_hhKDYUsw+o+r};
{iy3|Mv#kWXcC7Wf$B6d^VJS}r>CD?dp3_iex_OnL7eTaUP}WwV@(zW<PihSF_1FWjg=a3qd9Xk4~RpgtwmoKAaP%M<ojyEZ4BzLay)VAda5+mc7dGZ_4v4+
t!PqJ?K-BC4~SGP^jFxTVTGdAfN<jpBATYer49wU0-D`|rs$6uXxmIue@aZMYZCA+>p3$QVxzt<yYxYKfAg64`{be^A$J|QiShP{Ch1z!#?JSQq<v0w!gZB_
jq!Q{?o(yhhf~%RXnQa}HyszZH`S`dipDUFc^hXPddJ!0FoB;w_lT$;G8dkQF5J@JCv|ec?1d-$qCbh-wFo)Ap&1+LT0|8lK_C@eY(RjQx<3v&sU&yR7lpE+
ugRG4M64C;BBo_hKbT!isMutq01b$bx{cyzm2fp|V@yxrtp5yZ7TZ-(fCFE$1aeenJaa5b%Cs-<h&2(%9eJh*MZo~q)xV*%4-^N|>A>taX(TkLqlD7%O9$l0
StLdCUt;N0_GhAp`X56|#*tmbH^SX00N82Y$B%c|&;);v68pIyRRz$?u)gv}kD%4H@WNHe)O|_$>z1|(?^)_FX_CU#G`NiH`#t_UN`xiuGI${0GB4ea0rql7
Uh+sEss$LF5M+JaE(>ySkt{q(!>Ev^EArB&M-X(f%(pY;IU6M;Z85A*^xX_9PfjHBNrlDHc`->GWO<$l;}OMt!Ig-rS(Kihz35{(DN+8CJ0;(7oYoyLdSA$C
D%j4Gq-2%Hg)azx&>;G+GffZTYk4T#!=1GLOJ7#A8M91F4f&1{NebZ##7JBkUDp~fMJhlrf0)0UY|$OcfPbGH<a0-lJ|PEe6fRqc6YkeTmTj~+eo)d%zxSXf
ryTOfGzG|ee-NRVmz?+kKqZ}|`nxo^_Srs{QW;V*oZB>)g~SCCAo}=oB9f9O<Du#Q%=svVEQEN-O_LoC=|k}<3;yX~MZ?CqkQth})Iq(pe0iM{_V=q<(pkTs
mo{>Ac`VYB#l2irnd0d}3bic2C?9z<n}01Gk5G=dy}i#_P}~nNn1hTQJ8+m;$Vi`}gM>Nxuab|cyO8{V%c2wVBB`ZCve<Ncbwc$l$)T;T;C+7O-|^B+eIatL
^zd<V%i`1m5N8EOb8(*Mo#pch<l&S*4riZ3XcczpN;J_{EJ<4MMJ5t2iovaY;kj|eG^HQ7@Qka%zACt2D2ywoqL@g*qdZ*CX34_>L@MXBDp`(apUXUu#Z<WU
rFT-6#Uz<1#mVKlE=vA~^}PG;szGvbw!BKRq~p)mwf4@KyW{JvX+dd=+${ze?5t;=X<jp4O+rqsuudG!Lgm#iQm9mdGtq^6$A@PxiRX3yRnF7w6X(CFd74Ok
1IXOZSiDCChA1Ou@?y^?E2l!b7bXkV%V$!D<Yh65-%iVPnJ1CUZecscrI_5l0Zpn-rFa>N=a)&0Ul=5onMk<Z*X!55)C58$ndfiH(J%dV8K*Z<m_x3-5;NN<
_h#m0n7EvbnH-(D4+4(`uK36Z?c;Hh<uvi5Cn5ulxzna_d@2OCMWXV2nq(2|yO|Mi8R}+5$pSo$NkATMNl|tq0fz*z&E0eHiKsZ)9{FslLL{^2hXKLd8u3=#
j^m%`1Y<?EZWmt9fz%0}mLIQ{*m#<AKl7STnfDoXzQ|!*TpB7Yr@6M!r)64K+RI$({G9@D^Pn;$;pKWtUE!tkld2T_h89`59A-{<rG1eY=G)9ocAj(Y$eGQ?
FE2t|(?zW>*zJLQ)WO2(;tS>4+e&=xpeODs#gi?$J1K&No)$-lxVN&E%+Euz=xVgkHNwCOYFtJS;qAgDB3HS11YHNQAHM<<D>^_4a9;J^a5RB;esoe8=@P>B
&SQUlFJ<cEDH%dBEQ?rAIG6~5fC))~rZtP5qCiG;-H??n3k<KjE?Ue75B~sJ<BGRv8o`?vsl>Xk>jHG})k985zLW%T4nlu2pTu$joG$>Px@4ZXpL3#q+u0VF
Dj9M+xl62r8PL#qf49hG;v!Y^l0tju*BSh6kggvWXu=xKa%QH{T(JZNKo_Zp!QXzj0n)U-epP1Ti}-JjKW}CRi9j?as}ED|Q^k3pi*Q<(5g(2>d`j3IE4vH;
??HJkbN+DflPDG-#t$-odJr@-<u-GbFY{8GB`fK?(O1IrR|folX61sVpR)xlPM3wh_IbJ#>)z;B>uoq+bDtAHWri8)81h<*3~s_%T6`<rYY1_j>`AxxL}|&T
#ohH_zRq&|bK|<~V3zS<U5wX<oSR;c$9Wl54(!5D(#tAwVktsY=pC57V1E^a9bbwH;+GIRifO@Fk|H{NQiwe7ke72?C`gcQ#-_bY6U<0l%$owR0%HdtRa(L7
B3A%cp$GwbboRO~!LFlML|N&!w@EkI;8`TSlgYwO{y~k0b%ir92c}PA$q)Hkl3d+zmC`+kIkEXe@rK)_0FT}t`do9Y%^aK$h3&Zp`saiQ+zuj5W&ldIE)RZo
yx=E_9^6`)g)K)jXO|~^Go?t|i3kL+=r0LzQd1b7lXFfTAh!0&a<#==h=Csn^2=@#9{RcCKxV9+E#}A-BwCLKrI0IzrXY}JN#RdQ0!|lcO?CNDD6wTz^@%ox
&kcVdS^kSlEPt?rk>H<Qab?$nRgO-{>$L0**ZC2|iG3x--1l?}h)axjORxEI+55K~!f#rZucXhxwQ73heKY6cIzZ>7a#3P|Cpi$E#SeW!lk&Xe?&4%l2Ag-j
XgQ1;vpGHYfK0D%6PcE8Ie<s@^*UbMw}X81Z~s_}H_qwX^i{d9wEAuTO}~W;5a+jPp6CC!bl<FbyDo3v6n}I{PC@^pLQEwouyFr#gpck~!SXRD4nD~b-N(YM
yFezRegS|3X-affWRsf4s_>;OZ2%fvfTd}UufYTk*L08?y8^-qE|_si7R=@AOl_o=QA47c`)QUR0W$IWA^<dWe<<X+EojKk+l=R;a5*?d0k{LXvi!NoA><0d
A%T8J1bu*{pK!-yHj;UI&i@l$SF(od;crAtSAbshFcI*b>770ZU<^yg<g{@a?x#tG5U>;K$&m5Nr7wv4PRh)m7FP%eQ(5BRdTV9o+!n;W>`vEi;*hl#mPOXe
VVYQ-hW=hQ*ID0&*ZIH9o|Rr>;E<5|JvjVTyNl@Ndo`=K>AMls@hCb1L1v@WX53q%8#?i4nA&xBZ@~qRQ%;3$xGf?`GB$UUE;^td+}D)i)8Hm1^Q_2+w32Kb
_~Za_U%9@zwfZKxTnmgX#@wGIW@e`9Lf)(~{u&jggt7RXThmVl4C`mCm&q@~YvIgOIXjo?(_XwT(#=bt&2`B|f1FK<)(7mji#hYJ+P_};@Jg?Aer4CId;R)#
I&7-4JOGitEd(n|sd+}XB@oyL@YaHBfS)sPqOz{9V$Zz$1RZ<+T4eYj6JH$KA~$Hzjd0_+(4Ll36~$J5D1mYM!l@*BsC+idi{OO-t}Av)!47N?Qr?#uXjE?Q
WR)vOu!5J?+0&F42O|y?sBlsIn<w-v@~M}yIE*6Cl)SOtpkD0DhN?vFfpGY~n0d+ykm1E*72CBFA3zEj$cz#`s(s>zd@y-TBcDpKgpjTcCR&6ZqCGp~1<#9f
W5YNH43`tmwf4*PIw`}J`T71qI^l)|xY=@@<zikx>SflxHP=E`(lb)%^L^ous@=|#48nK0`&?OBYzG+%Vu2X`O+6`>R~Eu09k0UrGV%Och~oIr<;k{$4s!9y
u2rV<1W@(>sc|NFU3etZx}Xodq&b@kpq$00x-8VEPcXQ=lZF7&F7>RAlXw+!^h2T397q0&xmvK|RLb)#%K`lOYw0F0Q&)V4is|A@DiSanIsreEtTDRCa)(A3
YE$S!_mqHyE<sKVp&gU15TJS}#572^ZZcbk1!&X^l04}lOo1(ZCu%ivyiAbN&hL00&o$5UTpTbz=6C?HCtMDZ;~-}_!Ht!_WJTeMg82~xaFii1ik1+F`=Ur@
VH*!@eV9Dr={5xcC)+%a3%Z`oQ0B%0ku&LQK@y+W8=k2`VLW4?5DBwvZh4jO>?jxcO>9#jA%gmwT=1p;>V)@Cva@tdUYCjCw`<`M<l~GF2*BODg9FDNg=OFp
F?GO|5arstb><TD|K-_Q%FFmE%cXaC9)uB-&lc4*9_4^D3gkGQXZP7JrpSZ@Qejci@p{?Voc6N>ndlj0JD5J6PmFas-%GBhcR%JWm!Qgo1F4}>P+KX;fu{{X
F;6?e@l}uqyO<Sn1Tb9p)kqr^<P{n%E`tRh*d6>E5Rk(G7oYXyz-6a=QS+xf{)Xp%v2HGAlcBIY1nGL(#?^b!SU^Hk;h(MxT501T(#%gDxTc%V(UM0s;u?1#
j&TD>OLLV?0?{-X>lpJN);R|taB`SAQYH;Mm)%^Ya|In{zp$Cpubr6j;7DonPi|GQby|#=M~fIG=qgtzmZMZ5vuK}^9)tcb`jaY|>hf!5F+iN*MvH-piFrs`
Ko0Zt$uOGq+=Il_rExqU_sv+$2gK|1!V4D_1IIS7CxT7BcR8benhp>Xz~#7+6&5`LiTLPh&_ECkgDJ}^OQjr)E;%o!Q5+yjQy+bLt`#5*=ed6f_uy(y=sX3X
eh?13v@H0o?2HEbsna6I)E50vte{3imfKPaQ9)wq4-Ps3!Oj8RM&N3BR*6QY_JxzIICw$CkAUx9%wPK876cPeB+$`3n3&do#lVdGNS0#GS;Z=P0h(D!R|2Ci
Vw)c%fW}-NWLM_vDn?mK4)_83s~ot7^z6Ak3|w|3*{)SHzz9AY`0tGdAY4G%LD2J2U%mT=r|=3wfXY|7>~h&m%eC_f3ukv#_8-8OQ$NqKPs(&%llfZ#^Hpbu
PgF()|CAS{P(_~clIfBXnhOeK1eFu61<Y#cf}EqZyo99MndzSiz784WLy(L!9Z+dyUSZ7*sD^1yu6%^fLEpIoCOj891KBnYBS=f%!{^iFrob0?EV=bka*hsk
0Vd?Gfj)!(^d9JaMLp;jQeEP85o2N9p$u5U+uOY0IjH?CEEN9)IEWzhi#*LlAf$*^8pZg7Dr7kqRhsm&ENFRb4Mh3fVK1@CV6F%sDNaB5v-O;)Zmn<e`({2*
3t1*mxbvAV$Pgjs8S?zJbmuN}AQJUZ>2%f*pk!vLFN@`E2GP!nUVPeFoqrP^lWiLNZ~4zW{PSdMOVyI|%_jyec=H7aH3%ZFFz{}a@pW$?XONC^^U%ShJ1cU(
3uhm%Cp#cL%Nz^U$h=%%yNmt$gbhz_eJ!9&wv1op1Dy(*f1Rhd&Mfn%X_)(;LFoP&5EfLRnfwGgw^?Q>F_oSG|BzA<*-kQKkN|$&ZK`OI-<zpmmUNRFfIy5q
PgGHHh~W3EFdX|}RoGs;Rw_HmV(eO%BRcb<=&0{1EFoE_@4>Q3%DUMf7{|r+Nj!n_20p8oe8WFuaO}L8V2H~yrF6LP!o0#<xTS`yFUF<w11R9)3uSNPvVe|N
2sz#ZcpO}ka;B!jDhJ}h%lug6djZVfVFgB-#R3_EWS;lb=4_{r^S`G*ro=D^eyj&SS-+o}tV1$2%T7R#=3Wa3Ag;XGsx)-Z(uk9o<6Kk2$9$$_Hk5e*BwVn7
Z<krsdYJBJkpXHTk0ifdi%%Ay#MQ&`D`z|{{k$WKm)$Byg&|bS?fQZsev@-V^upb5Ai3(+t*1Rv>NL0#K&~gFEf+s0j_4`%FMNDrdXaH!r(lvo-{+tVMbSw$
fb77olEwqm0HUcK21Mw!W##PoCLy5jre*L~4G=4xYL~>@Ofg~fK4$YWVG#CAqK@+=C;vZ3Z{8)jab<b-KYeCO)!ijgNivsMe8FP78Q>nIBvMj+w3$;gJvCF+
YEfd65t*_0g2i?-xO<Y--)<h5;yKDC!UKT4ckl1Q42E=;kh_8Vrz>{h@!(siCN%w+fF%Qjyl5lHh>tsR@h<5AgUN$;iyA{8k1@Evy9<UBf-sfZ>Is-0Q_04f
?I#uuEde5WvnO3PEd!mPP);mD5w5n4fc|1G<5od(llTprSU~Xe`4P=j-;S7&$z%lj-W5#!RLUBa89r5X>xSf@!-CYQkd#O5@0BA>e)MW$+&&4u6N%c+Z)^bZ
g0W}o4SZFCwDKs{D381VvN$SmH@Ox6SuF)5f-~X^^tI16IvQBRM~6IgoiMzCQ%)n}k;N+eu<|s{FHn~A^Y!tJJH-F3Q8Wq*u+9E4B9N!fDh;4Yukwr=9H`Ae
U{xa*-p-FUvmt~7_UXE8E#$)$kXU?X`wD_93@6iF0aTO_ln`;idjdGo))u7HK=ZO1JUxd2KC@BP6Y=TRpwM{G@Zbl{AKyLcJ?4HbM@=k&N>QwJ;5$)5U|id1
M`6<5QWU`r{&$(A1vrq}HxFC+uhb7URU0^G-fA=ncf=6Q4QE~pXKeAkd;iQ)0GNVnl401xhoT=n1w|b2nqL!8OUnPw1*VxA0ivTh4>Xlez+2wbFQ|#MWu7z*
QjkJ7o%z8D!PgD&8fESLM6M*wK`m@Da$fcRS0ZF=z@Qq=r4|oKT+D|lB{!M%^m8cPuP;FOdI?#{GvC`&pZupV`H5hrDIU+eG=aTL`N%Wy-S>wnsM6OV*pR`6
!Wy`46|X2-AkpdM=EY4f^NJw|6dbO-B;@I$QZxw8+q(0o<9~embUO9tPw9O5`9Ds}%jNRvr%%)6lb4svX*&J<bNbm|ayF-*rstndm&^J5%f5U+UC!}R{WlUe
dpYkA+i_BFB<hO>WHbv5bX-b>37F=_THM{H0J5k`&g21lyhMgdy9bj9s^V)B1;F$CKzz_+nalp*cW{(&4#v1H#?syf`<#QL*gwr16N2<(%V118u0|*wrv!uF
F@>o@&9>U?H?7j`%eGNA_1#tl+q`%zH*Iqml!6$us#Keko9_}*V18-y4-NK5h`*2MY&!wA3&daHH?Oy&Vks|gcL!AZaUiGp{_XP<9H)aiiou#P=H7NG<9QBf
MrRfgV@q7oNFEvT5eH_E>{#!S8IS&k#mp!K60<;Rp8uXF2_(;-B1aI{^x^1N==gI?-OzVA|1@&@7<co^`1m(_TgmhhjsPe`+QNe3f#rI6y?~DsgxZyqU{mwc
%_92#kwgP$p+Jy?O^}Ax(Pp{m<Oo-rh5p_Z9{ePmIHiyxhEP!MyM4vjl|eFw3eYJ#GnJ<)BvW)J)XRCpcy9|A{7I+olg_S2{fhbXr)fBzKRxcJ^C=uojXncS
pD+EVcv|k5pLWxE0$93S`gDRJT<oW)UX0pOUDfLYbF6JFmd#QCv}$^!z>n~2)3otPiAlPHXL8#%YO00@2=sQ|zROocFr$Ewx?<Ss7fDU`g%nLwpbh1H*kE%z
KNrI4CH<A;9mV2>aOhVh9EVijsLw;90WTr1goN8N$d=QMSQ+K(MnSlXZ~+s<OoD=MZitn9s~~P_f*OM|W#(E!+Dn*6?id`uV^BiC<q1R<c&?XBTY&8WQ@<|J
u<+WIV*?kk-;G31doI>{G{4L49A(_&P#QK&J^ErW(`d8i5)yE<)-BS!=|PvL)d>_V4@CwubGHddJ_^<;_+BhbG{rj3hiq;zCuI-7$M6{T3Wm7kI1HZItemCC
K`J+H)bgvZwk=#Q$=dDL+ol(6=6GnHMk>CMTfS+3H$R;NGTOrb-?hy)Y@1EfwA)5jj+<TG0S2!r1oSSr162$#8KDqJ6YD{)2?aQB7DO7agr28CAPJNVq<vmt
lRtu7E^;XnKk6&Su6ObKbloSq{_lMh08qdYl3~zF?7@<tq*1+cf!LL%PWmuE$pW>2V=+<)u%2jHR}8vx1)3yHM2YEbgs>JRnqU0Fa5to6foe3Z#g0R7FkzU4
%;H4RaOe=GzC7So?nVx>BA!6DYZ&;_J~7}<*+AUkEVK&5$HZKTm88omxSpPX>_eC5NANFI8V2U$YrqUeH$3_@AuwK-3nX(epAi`3MaRRy|1*HV$;V|3-$elK
l#_KXL8!)n@(!96K^z9gbUEGzIzcL_4Nm|bV=-J`9aE%fEFcZ7hqVr6juCjm8;Py&_Bx5ICVg?f|DsF2xYEP~nJ(PY6hukW3wg-Y_E1UPGMIU5@g$l10n(w7
2aUq)dx)VTa7T?6C@v7HBH@0X5KO?w-57A5L-ccu9WXio40K%yhwH;R5BUX1$Rt4b)dHCumeBVj@D>n3d;|$V2@(L;9KYrLyOhddAU*T~C*AFQhYOk(FFF*_
2-U@s6x_4Yl#nb%2MK1>)LS`ak0EI{Moyoems)vg{|dh2x1S)Dy!B&`E<hDxGl&{OyH+37X5Rf9(DNw1{_{V7{qx=F?)>|^yKlCqZ+?IG&E{M9wfXi>-~9Ra
-+ueYyDY!?{kPlctKa|rci%K$|M8Oku=(>J&cFL(_~u*w`#=Bmr$7D2Kg0k2l>g%o-+uGw)A>)+H-Fyz?%QwWA2xry{Gt8&=YRfY^|Sq7fBOBmpT0eO`j6lJ
`OlaC^=<qUeDxn!fB55{!B28hcx-h80Q}L)Q0<dT*Y3YGVaZgfV_P`$Q*L691S=sF79P5n_4BTikFnxdr%WI#2&4HMy#H~IMCJv`+kyyuGy}w&-7~-*TkJ;w
t@uI}wp{m1%_<;WB8vD#5Gzy1_9^EQi}k|9+QX*?M!@C*T3*p$V36jmop@F6A0SMi8@wVP86S@nI5@`n{wW-wuk9jO026F=uDCA~%Q(XD*C_=2h1WX`OiD#G
4h-}8Fuy6?4yd?oNm&c^oOwNJp)Ig&^T@I?Iahv|K25C_q(W*XSuU^GB*q^FZ!sqD?Hwb_f^*1Kj{nGk0pc^l%6=9#5d#U5u*yxOiV*xjZaRxd2r~XpUO>9a
U<mBPNZ5ilBa$W$P{|cU(6G#^2Z&S~g3R+xdw)&LqPXQ{^8eWSUB{HM3yF3R(_CVU(164NRD%99HE)you4yb#;C?zab~Rll1*yG7Xxuk&?#l0?X~rIsBFH{V
IGVD~CD;o@=`l`b37?a+%|{>V+^?n&p!?aA7|Jx|gC1fWQQc8JLEsZNJg;~ypA%$cXi8>a06ZfjC?5CzB?)Lii2fN1PzAxPi^Jf=2N4fpo>oS5A9wTu3D?);
9^x#zQ3C|fQ)A*Hv|Agf`np|`>{9^bJ`vemeP6ceBrI^-LZ_7B#{j)q14jZ{LA*eq(jX4dqmJKrtCQ?dFt6^FVSNoEM?5Do>075qh(3lRsDZ$id_59Uys(4k
7-a#)mN|dv^J@w)RVAM(0C;&nGJ62c>7e9NO%Z~AxtaG?Vn9Fq*~b0~vY-+0Geiy$7%UM4Uum~1DSvGRdS}-rK}h;;5J?XSG7K6G#D|>qmA7>81GYWSfr@)b
JwC@WarFNsNBB^DFo_4aq#2h$&@@fF$l_rM>2nsoB1=2^=>OgE<vUQ~y0jAmeVX<z4M4@}$pz4H=0MAzD4;Lyiw?5;D18<TkfOK65?Ik!F^Y$hz{QDizS9S3
5Pn~iI?y1orqA}q^+C~4g%x7Qyl3-tkNK}s{+8L^j=*N9Hg;Khu4>Rq?0w-YXya?2D^?POxZ@H-!5)-C+I1&~YkQl!>b|UKFGo&JT>5wdLVjMVyEb}zOz$WE
G9kI?uOW_}WaeE4pvPwN_#{Z!X){7>^M>F=at6W<e#57?rTTgU>H5R8a(o?zr_G8?jX&2B8yV3QpqF%;-+n-5?KdjOEASv!%dEUmHy87{4L=1nZ+r`ZNwgpd
b#9U0BwDy*2OTzC@so<B#277`xS~JCC7c!TZ7kIkNbLHb&lCb`q0}A@GXsIvlx#Eed7d(5sDFIAh~0blIOCkw&-1(A%n3sAl-tem6(8DWy3NzM9DTlE(sF_N
d^W&U9zibBXrIWhdZ(BL>GPV=1fKT5Aa46%$t>@Z-erLB`6aw2Afu87&CHzHkh~6D!Vytp1z98;gHB8)7Yf1c-bUHat79;Czuf)~j)5*1?NWh-SQ;$7_m3T~
F_;J_U*1XIm8Mp>Y$uZew@#1;(@zjSs;1_u0QEOJnK}Xh1>9f4HN{-yRK_B_b7bVyo1tJ1jCsg{UKQSC?P6d@YTgF>86XUW`UDqx?cu^{J;0alkAI!-t<kX8
gqQEDzK8RoAmWCK4+F}K(Fj0aFMJ`MlW|XA7=lyL1wL;qwMehn1Zoxgy_zJRYSLttrgxmUuGt)XKW>E$A)K8@=)7w;>qe^q(&a5gx0<(VwItr@NFjA4r2Yp%
Ixm1V_vE=$jfd;9*=WCdGS$hOvr<*hzPI_r)6nk#xRwEQ5V*;ql*srbLr!Zk%&$}){qnCR))2M&f`)msEeLHPiXKRlgQ<o{5zXgdRo=>9UTHcQ6)TsZeYl!;
Iocbr(O7=kQ>MrUDT|sKH2PE(>`pc5R^}2uE(*G;GY4hyjAOAgP*<MQc~2~e^~8fNiPZbPGl+a2!OXJ=tOJwfpj`%}j!_y-VlOKpN$2*wbZmq!xrbI4Q5j=B
N1gF;y@OcG;~rXx+!w%bD-n(?{%RVb86bXP1`?Ys=k@&#+LnbEMk>jNrge~Kru8xmWwM}EetwO$Wf&6vvS+)_P!Jl*`AXl|`GqiK{JzOZD{U^f%NH|E&`=Z*
P8A!GpOuGGYVAE}W0I$N{^isr0fwkNns@X9e;2Jx&3|oKnl>cwewtL-@GU?dSHWqVc~G0gCm`(?o?ial!_i?ck|^PmQ_zEe{B^8_3j+EMEb@uEePV%KzvP<&
0SxB1j6DZ49z-q}ik**I)I9Xz%Q5%`oA;{W@*XswLGyvB1%%5zi^A{dP++Pfq`=2Di+k-Y%7$vjppmtO7-D^I6>vr-t}4JqSlodcQh9_pGE{vm!(qb6;`F6s
K49t$#O|1EA2`y2BKRX`aUEQg@b{4X3R)(hzk}D@R|Tcu`4W2^h|nvLkC4Noxe5{NVCn^0*)N$@NLoBL0Spf8q=XPMngXs~qV?_2{iUa6?+D~B@6#H=**tdd
i#=3T#@4XP_yVX6#u}L^>HyBmb<%*_o|ZpM)-sgk&22#8Z4Aknk*#*v6>pey6JoumGV#&jlm$UY|1b|phT3SDT<n4850GW}i)fx!;@Ldxat-I+F^e!%pW`$Z
9|M^eL(LB$j#1;3ZavU^1S?-g!lq@0PuvaH;9fib)=v+F9O$+H3~XcGm^}*(ZpNaSh6xV)A`!7a1!@#g5LqEayoy)W`li`&xR4sOFFBjrXR~~!J&{9F@N*rD
t06EM$JEGdKTVt*h!h_WVH5BDhftlk$|}Hcqj^rGo*E0Gra`6=6PKTP>6rrdc-=1Y5hBpf3Ea7Bt?;-d;RFDL*aj=Vhw2C)c(m^wikRyR$<5=M#ZWnb!kAg&
^TJ>M%hrcexr77raK)&5SK<5=AkpW*Gk1Mrtn?Ts7$T_jGIQ-i9(pfh4$rjq&kiIB^!B>Ie+|$GyA@@a{yNO}DlMdg6SV(grJ4y3H7M7J*aiQaT2Q>L1gV?t
<fl_!dG;nV!edJjInm%a+Y>_dzZe9X<O6&rfmn9Um^<izeFxSBbdwn>S>H(@P+kqtCa+%0oc?Fn<$x%FDW?H5V6(lGxeZT(<f$2M)x_aQ>;*Ew;-~y_JFM}t
MVj}86>zp{gDWIGG&Q0yP8Q_ZM=%6}u?_Oz=@E)K3`2eM1yn!KXpSV#dp{ouM-DVp2nsS$TlQ$zoU$n#DcjXbN6x>vfw;oJ6mY?TnGa<E7L-gEKC&XHFoa!t
Uk5#}qypOp7Zp79&|Hv{55vxfmycua{Vq5vfaIKa0;MXuBA^Nk++Y$l)M=Tr^<s%iFpxOE<_edMO;|fNGs#&MRj<i*rQX`Dx-D+-7=sC?!+vX<z{`sQf|GV7
Y2#_@)vWPG1D<&fA?6i?Wu_Bu6(aLqDLLvP`(?@_=OSV#nkc8{l_1M@OGtzd1opVTg4BTWL6zbV{0=pf7i}FHa|g*0*J+W_V&HXSnk>;-&o^5f3WMelHwpV2
bc_BxzOVrL8Cj?q2${(O(<m}tKtV4Vs}C<w(=iQ;@@ePsI67VykCxRCVk`)#A@MUx;&I+PxbJ@W9H}Wvz?>^j=efnbk36}aEp}b3aE!(*7O}$_s%(A-I=1th
u~3SKc<jv5SkV5C^AN<}e$<KoHUc@37oTMAx@4{cu;gE2e&7=FHLC;k<Kz6!zBzO@U3&5Db?%!qrOUh)f^et?v9bQI#C9}nIjt&PilY7)`YSNhH(gly9}WR3
>wCma0?Zl^5Q|8@0@8cqS1in{IzjXQ=>Ql3)n}aSv3lYR&Jyos$rX<^3>BnEKZSc)C&j0@+BNmWuh^2EiM9|=Q8PT{0m45@N(_7vC{XC3F6IufQif7h@@4Ke
NR|)9-bgk0ARt|i-dO|*@Er>4C&*s*(ZqP_sn1)g9y5p`@HNGG3TaTI7-<v2EIiZHl+f&c<NIc*Cm3$;8vvlZU_i8FW>%^}w-#}h84+c49f%Xr{>xjQ;Fs3~
csFH0sS1(2hdde+Peo#&2ng3bVu$&K?P&*01uQ85kk=r3pdrtM=JdV!?y;nYWnzM|wOAxTUR@VM(7hD@C1{<2N}sD?IMHH?mZMks=nN;JZ*ic0JBK3<R!P?t
3IgmGO~WtKt=f)N*CCG`0NdW(C_<Sq5X>0kjws;~_*kB_)wddJ&>~7LRGTxx0`e3+#Gg}Y7H`3F0lI=$$Scvm^;WLwN;D)+ZHCa`BvlYS+Qhfs4$pZRi#E_H
2yIdf!7#VV5k#EteY!{Ud}<0+w#@ySPk@CWyj}XP>ftcs^E`*0-0>Rfx(k7Gh6GI-V<L4i*yh!8{Bl%_9YfIkw*m;eDGXbcl#p74alk!_h&Mo52qHsobsmB6
=cz#CUqS5wx9Hzypz(QmV3BgX2H3~MmI9YIVcuHUmcXW*z&~0@;6&gbF^pv@afrLg^IXo`9)t+moZ>Au5kf12qDz({Q39ttUW2hO=U29o3CfFQU=AB%%1_UE
ASMA*AeU-Qqoq(-Ad-w^sEMMBPZ`S5&&%av%+y0NhFoA#@ng!Jl90zKq#YhtK|9a6A|*Ie=`#yUO(ZZ1dCeZ7$8%&eokRjb<#a0LSV#lS-9YHA9O)(3FMA2a
gAUV4R6(Eo{m7_rjR=xXrLv7N$_R*a%xmSwAmaQuMb$5z5A_f;Fk$2%fgp~8fZASF9keDB`w(LBoGSLl<{9K;l<$ITl;66hVTxx_)`|m@Nnk7<Wpf=#5vHGk
uSCJe4Fc>Sp*i8q8lr&1*UC-!37@tQwW>mO4Vi#+m|UwC)E2*AU!Vc<Pg$*Qf5d*v4$MuqO{)K_{ir77MGY+mWmG#DQsIk|A!H*#eL5ol0O@jMz6Q&JI20YO
L+2f-Ap)|HA4zr*J4>AJ<KJ%WawIwl&3T-{h%3u-aZ~p|jd5|zUC&$;9mGsFFdqBsdJWKCK#LQolZioM%Y!dQdNl!%<*|$@x+Z2a&rNwi;{F&1NYOWWLP3`h
Z?r)m5-d=fA{EfBfeVg~sdAbPB6<u%(BmipwxGC2_?#3BgxQeRhdz*Q%x~)9V2LoP{H%mif%XN`%2{MTpwT>$9KfQz>E}ggIgiap0s`*mm!0h?F)MH+IDQ8C
PpYcr`iXElq5UL%sHAuyD@gn;xu{s=PoV*wRFvS?n~>kMxsj?-YQo}gCSGnuv)kl(H;(yLLtR;o6LbnCmWw7i7*Tuf6>$>uXP#L-p7@{`mYk12j%ilXIeI^a
2(?}eDM3n$@fgZw!J#8@iWS<Y9O`bdxJtzA149&q)#2a^J5Oc{E`x;Y;W35Yfxn4KL<`J<WiR5dp+<f1I(7xo*ccX$_6g;Xq)yjb_eCwRQ72Wz!Ql=$+&>An
dy~&_j4pEp4bpuj%NKH*yf*OHJ83x{gfm$N0{IdQau@eJR)7{Eb&;0`>%#rI5BG3pYZwMol*eP5H@FqH^0QBjk(qe~CqORyVem$jk%7swyoQLD6JlUOsah=(
Qv-&~g@as+`PGw5yV2kPUj_pYObDKa*(llz2O)BG6A$-ce(oef?4tzqyn!Iz-jNLdIK^`UcyCp|r=<xLRG^G@q!sh%g)N*EaV&&XV_8RCx<QecjvPF1l%fR8
T;@)a`~z2oH`nkJ^Z>o`!slIbvlonzl0!7g(jtEi0^pgS-*Lo96wT6!uCf49yaZ|N(|w(Kp(VubYNML{N?cS<@3JIUJAuEvzX!^=^m1ptQvOhtciTgT%7-iC
k`Rqik*~A(9DT%nrf=q5isRq~3WSFF4(`Yx7)sDC)&Xj3a45$!s(>;eB|tf6d>na#s1^cQIWLvfjiZWsyIM!mF#f1~zb(<*p}EhMuJoro;(3amT7@BmsuZx|
-Tr<zINvG>eR2jar9K{4vL=>_B$1=_Dq^NEYWll&nr9-4knkjEbKtsR@sQU@;Hb7V(<Z713yrXLxJhd}KZyzUVEgH+$-VsitL9pOZqf_mW5<PUfcH*&FaF7b
xK8`7tVfZaZCGDJ>CCr}=rDx<$v8opoa`4M#c_UJs9T_etz2dXDm8rct2}}ptgibLkBtn<PM9zG5^~M%xXsI5BMv9grRgWj=iSX^Q}SjF$op=cQDb|IN3A9U
A~!7Y$eiZ?4`95vJXN=H={@925c=Aa%R~dyY5>_#u7}{s3<dTJW>BCLc!9_yp?9;?LCz6?=MZhjcQ2vYcr*y$p92s?^t$wVp<)G*EbG(=DwUA(jVPwquDD6I
Pvah!*AU<_T)!%gFci4LUvDNJ7gGW5KYh_Q^s}r?06RQjDgM4)<<Q0&+#nZVmU!ANU-mRi!ddTHhzd+?H}L!DpJHdvV$*_4@ALU%_`>shKAd<ja{D5oEaAA=
)OfaU<Zc^p7m#amOHS99e9NWU#HJ@(I$1Pdj;(1B5Y3D+1>+|HCLaj*Qud%)WOP7oJnS~x$<phunk5N(q-UBZss;QIU^2CI%=l*Dh4>!w8D#UC6S>n!y_ABD
bLm-J;^RzGk3D}#M@ESdta>+35RHkh0|Rr(=QOHrgMqp5ki>XWWra|od4^Ee<b1?QUrv=(^V`h)i@<5Bv#xl94^s;I{!57cw9=R(zbxpBRxf+>;~eZ6c}Zx~
c(E?Fs+Umz*BSt#D*!)`2ErK#9jm(Lz&E94v4}mi@IY3=l%^Vv4h)K*R~>ELmcIu+pI`QA4Db6w#h%0XA6OiZkp1IiPc_1z5tQ*8gRtrRl?D{SIb2670crrl
Fw_5u9CA7cuxJ+}bQ`Gezt~<w^q!yf@>EP<w`zd8g>om7B7VBm<H`S&8!$IeDq1!uhI)Fd8X#gVL<CPwBKK$*fjs(ozORcACLT2~F=OO=FFFf~$XV*3I6%KB
VCB4ZQ5O#oD0YzAfPm`#uOFv3AwVhAuD(Fvh-a{tYyeEdPEa&2Q9TD|T?sK@+ICmIqc;QJVem(sbr<TSNx(Y#z0;7}r?DTI0y*xq3-sj*5HvAg7#sYe&srC6
QvmDqB!NV7ZxCXR9|h!z!j$te4WI;uJ=ieRB??ffAfkb#^j=h;`23~x5g(wamE6pGeqL&y;z-m1^A)11FVLj{JVNDmtyKH9IsqA<KxWvy)XBG@?}3>b1vt+a
$~0qf4_=5~>jE&Ypc<&(ucT9p68zdAraMv?Vr5<^_IWeVNcMw8?l(Y1ayw7soPc@#i0f>zmb!VnHz&bVitQbUGryA|hv^hfE?k)0OwH7p3k?Fay>B*R3e5%T
249B;1#q(){LJzMb+7_;CK0}We)`Lw!h~Z`(8pr`n3KH$$t1@{C|x%BO`e?FLkw?@-WPe8qF9@L=$k;{0?3h!eFllKXZU{2CvbTmRx)6z7}xJrDpN9KC*S%1
!yih8z}S^k`Zd1MW(E3_Aa9=2#OrDC+*o^1=`<MC!-uC8m2ALietY9;xaDt;eAoH?&`kISw;A|3kC%6>DjQlUencrvjal!$Z^&XoSF#hpQ4t`TiCiKmXgd2O
1e{5LrN&^Eqc-Y>bbwPf1NX=PFdbMJMajD(f*OWPGA}&J-Qcqmo2Fp0!!y}!1mN@@Ee<|chlKM^EFgCx@KJvUg%dC#U^nx&|35ClxjFn9Y7x1-;OmIolDuIN
N3dSd;;-fn`8x^Ot*xd!&$~Dk@U!BS*R6uAw4wV^9_AYWHbVoBaiiyV_-=&XsJ6NKa%{(}ru>AaCJEL04d>^a`1?g*cmY%ak<riV)^6U%*we^E<rx-ikVL#l
CZhyC&$YAvFOZ`u@VtT(16lwM<mmH593vzQ@wDEJG;9CME5IL1z<6l8zG8ussIezlKsJVs0@D<HWW>+w*vXKOI?pS*adgjM&lsgC%(RlwV_~&t!&L&ahF{o&
bNhvdD=<G}j76Y#tdd(P=&2tRR46ZZ_oH5B2wM>%%2xO-Wu=%3arV8-W6awJNw;|8+4)kjVOMu80U>?34f_v7p_@_hXx7*@2Bhh>z>AU<s7R)P=;WA^|E-lh
Q-<;}b^Z%_eebR8jGb4`59M+l;z2In!zo0QX<4U+WbZ`}(POw`4F@GwV0vbLoApD-c1+%-%_D*yfjr$T^S?4a#s3Qfue8EPD3m6*6tyXYW{7P)P#-ou+H5Eq
6kH$z2#)uV!y|!cv-$^Cr?RR*-zOAvoM2>D^TtHtc0z^4X&2sE;xS-snC}c-YnzMf`9(k}L3ue8Zw4t25WFBW&NEbE0kY;0ALx(s@;Cu>o{IU&@qeSPu2Osr
On)(FH+hqVkSB%e6UV4Sq-#!HdrQPAA3lZYqiR56*o4$6Zh!hg_=`GS$8AFs@;6h2IFH!g+jTmaz#+%hE3m%^u?>8Y|3l4s?$~ZHgt40dMU)_8veCXk`3;ud
QjEfAT}~aXGG9QEz$ZctijmG+>hoyB%L>}e1k6G|zci7gj70AI0vD{%4$A_d+|JLiudIk{3B4%By3E|TaD9+hX|Y%k8|d3AL-+|e&5s=6NSRq=$1Q{8TH!06
oU~#%qVix^wtm2VwDZ>W@bhHl;Abu^B;}#J^#zX_G6^eo+!dXd36fAAP<#?HYdE`A3Nm!4@ODw~MwIy<Un&2#11O;%bm{_LkDWXEoybMyWmKb&4?evPGwJsr
NnT_f)BMm=cu^3tF$BUz?dK<8Mw!<;H1CHIGFj{wY*8kS{Jw^3(?MM6!+vT0&pycL%>+i3u8cP%7n*_Otl4-(z(?Nb`JJ`li2c;W_a`5xmHO!47bFR|c7`w6
1-!tnF8TgK_nB{8RvTB>lir?pC|zU}6Wih^P*RW{+l92`5H~A7DFL6`6!qD2F|E$20KS?0y_=dgv_m4>i_Z1}*D-CjhI`e<Hoaghr!j9Pq<KV(n+R&#PBGQG
Sx+0G=un2{3}DV=8Sc#3wn;^M3Ay1-Yem5Y?{_xS==%o5W!}o}UX_<g`G${8vr)U0rJsfj2$&kC+HDQ|Ize+K9Y^oa;xwoi9-j&dn%c5Z0mq9LKtEdg3G217
a%vPr)FhjWvi7pd^~4)VnCR*I<guO?v9cQ-)is=cp0|g1cgR-At5V%MRfZmr-q)lz)Hwn@nwNB7^}GPdMyT{!j4#n(OMbac%p{Jz<AX_kls8b6VSdhs&qfD-
c(+@_Q8IrEj>C^Efs}LAtbE4Sh6Z$D<ncE1@eDq)5k@JjP&sW*R@mpJKeb#*3HE@&@)L##3M$UND3SN^ea<Bfw${`#KL8`VU5qZpceVyTg-|l@5eHQ%60q+h
>fk%AO(q+f<Sy$zcVvD+o5Mc{?SFXy1xhl`)0_c>zSH8^Nt6xZ!TSpH*;`mX%@envwu-8Av!WN!Xc7c&^1E&09?u$I))Qo0brH?<1GxA0<N^A1j(^+GFQ)O7
E2zNzQ`s~)H0t?6{Q)#pH5oGBtvDm~$z-dR{i$JDs;N*HMYEL;c)(i>mVGtWJPNX!UyMVa#IvvRZ4~1ADq!mignO#>V|c-tz<*@~+p^4%GLT@zf_HrDd8Y(>
gsS6{zJjXqIgFD9tg{2TW8+=ZGU52PL%pZU<W?QgHY>iK&NT-Y`rkT1;|>%tBsSmv7B=XtMaA&a%O&W&=UF7S1Cqr!0APzAGD}g<w_+)cY#czoA|DXpVzeqb
zH{MiDc~ya|4x7_5gvBm-yb|b4glBysyrDD7*yey*EX{$+mRk5v03%L`zQCk2+}`v56YBaBH{r?hqE^s@JnW|$^06PWFf3@6O?BS00?M7d(y)eI$Ndd9O@U~
PbjS8zidt4noTu7Y&A`Isx{EFtBP$xQn`r>yjLH^ciUl}`W&|*3Ki?RFV9`221iG6*HGY}mM(mgQ!~j{$2$Y{n;TqD7r7v#!3>Oa_6yF|nt40~fkgONza3+Z
BVLh^y+A}8aK9Rt^hb-TnMBgO09~;BFXkqSw^Bxv0K|xpobzQyhV80B3}KHn#IiUqxhR+W0dSW~a$^!skEN0ml(67UsQEPC2t={otCYL=nCGQ_M{*zQMzKEQ
Ugc>BW<e&~ml|JZHfFOr1d5D!<{;6)7%x&nGbFewfE*?GC!HT`2VL6*42}aqo!NP19ir=m;%%upREGEsM5Sn#C7D<~l&>*F#c8y0=M$X<ih`o8ag}`^Q_2$(
rC&h;dgwTf2@vUjI81)Iaj89+!u)R`-)17Yf$Ya`%OhI$G=~_(tCE|z`n#_ZST*Ez#PY`m)5n4`7rora*o?uoQ~fJ+N(jXG+yQjbOqjZc*e1dRt|s%T1x9DN
MqMJsly{_xi2IZvWIpCqzQydABl%56rTkEX2thC%O6&DF-y9C0Hzmq3y@VIf4!N~TP?_Ys=qvke=CyJ@pP>g05P1NEe*h^K9n+`<I_TV9P22gcd;WfW%vZ5_
tJH^HO7pQg>D#vZ?_cmaJm${kb+|xFLvm7({+Wdz;58`B)T?<3bH>!aeS}NL?pRBq0uIxZ+99$wzf9BqbXqq$XDRM(!kymqeo9+N2(K-9bNTAjH6r6crjrTa
nO%|RXPzU}B+q|&z4rq&MmKVUCJtD-Jft!k_#({fwR_0X4$!wTy~*<pMFt}S3CM`~t*5*K_7Vxk3fj|ydd1$3uJYV-7`gyq3BFp|0Wrk&^EHIziPFh>HZ9Dm
mL!TgO_I8sv4A|fZWTdOmY1rVtisbyof;_HZIX+Ri)P6KQGwX9c2fl0iSr}G5k|PDDlY;YW<=L-g8F4ad^Y<`5k~ir$Ouht&Cp_=lNd^KqmY`P$=gpEH>Z=|
rfDz^?<`y|BUjrdD2#Uy!B}3&69!(Du4qJ*1v|wtXD)!%x^iAi=&;3zL->=!$cjE(X?hE0S{b6XPyB5?Pw9{+Z|6sScwB-~D#LkXMolce*)P{P=fajbr=Wm5
vC&cHO!RA-o>I3e-I#%=JLgyP^M`V<P!a+PW`0>=@m=A~@@QhDP<gqCYtHQ>8#^Ehp@T<9Xzh;P+J&~($34rgi>onA7nPqca!K{j#1|Fg6YwJ1ys(L*o4owQ
n@?c=^!05L_=I-`_^EUm(m%Or8=k5<__KKk{tE?xqS<&4fT(0^be6P4A$`#XR4nEvF%)B^1U&o1yLabZKH5!N_w)SSG;{+b3$BtXo-=C-Ara(IwUxyh^2x=W
>Y<?*#WK(n-JBYZ9wn3&YwEQh!fi621;|)+N9+NuA2}J)QXA7f0g8L_v0%YC;a8##z*{ad=yoDJgOTzT&%Uq#XLR5SK)RnO9)-l2QWBOal^l7%6i7!9F@lRF
&%*>#KY8j|)O>s$)6;ivj%*G*Y${1C>^woa11f?T>)g7^oq%E5Tg`zVK|#9YB|m~ldgdPFErEbWXd&oC0a7}MZKI#cI)B`v&MJA=`$ldWJH_p4TI3~*myI4o
bK0zpKT|0CDCCGS1}Wt%zF-%2o^@R;LPY~A8JchV&TENc#M%8rOjdyD8b>_Wj-{Irmbn8p=o-}-Ca+>tLmf-focU&+gG`|90j^2|{4=u7V|5zJ9Os8NODWgr
m6l$=8k}VFrm2skDiFN_*#Jr4fG9RVTO%n;_zPq}5}RTL0r|iVjQxNq1}{ryxyMr7pmpsh3#rvjV#=Sj%1`q3*N61gmr32`SwBg}Xw0&_lI^rz5I=SJ_NsUi
JC@6N#ZKamCn5IF>2-RD_XBiY5|BeW2{=kK#Q1qq+8eurln8PR{qxR715Vth-vZ+tT^u3@rmE22J!lmC!c}eZ5axxSi0|fgjy|D^=>UfR%VakCK1_TVLDQPS
44ggjof3yHsf2{{l;*oT4rH!ZJa@mmNh^u7z%I&b=qd>!V(I8IgMx?Frn#<}&to_akeMN1Ekd<th|nfc^rZP}@1c)a2c{qtA9w$0T`0Gi_ZzyIpL<N|6dEWM
>sONrTQP6k*fP82tm*XX4xON8IXyLxQgOHCYRZVa&ZV0O5dNO?FdQS{VJ*x-^pFeC4Skg&voVDAmt3e0QXkr{`kr9J4G5cs%UE)GZ1^xKsNVcN)5U9m9nSx*
yrLGYpeC!4t33%*s@L~*>5H_AV2)goPN5t^8uL>k-7Y*HcY}tLpC7)RmmJQ~Ab{9)1iY`-W^nqpV8Bj&ze-Qg+5nh*GN$grUyh)Y>j4<nu`pyirA**+d)q+)
a~e!(GEi8AB*;Fb6pp_Ek<E;Bk?-b32oTtPepfKIL}Y=NAT;?3dMi4gj_b1K0eJXV{#n8xF-S2*QTLEyAr3|$7C%30<Lh}dRLM$~7IU?j@v3lpNGk@g5Ij%L
f!ZR00{`veGZaI1Nto+p*KE_5w8f46?3L$3T(%i4I$Zle*0ut?HIw9<*HCrBJN7(jlD7jWA0d@8r%dYQut4_LDrBr#q;*EDh{3U*$9==XxbvLkgAeNvjZtWb
p}{uqAyUQlQ3|QchP6_}2HHf+>20^o-sL(Tk`m{LLSr7cs#Q3%&6E_f^W#T`D;8U_kC&qwNm~l3JZhne)l`9h9#h;;AvN-X<bK<*JGv2Rel^u%Gx5Ll6I34A
PA!wCvleEaf`;HA*L%7W!t+Rr6vv`kz%cLl%4nhyXJ0_yA(K4(mc=MaLTf@Hgyh4!4u{ysU#3n$HnBD}aAPqZV-MW&2<nEw?v7JWIRg1%#NU8U(49Uq=jO#X
Lwtgm9rPS%+>ocSn~1CWf*e0GZI3Ao2gq9((kPlbmeWLgNGwsao(|Q6U@=il2{|NF&MVu-7*mhwI4|T9R}h*Rv-5&3*7bX!t$&0;{yYq#gXGD2$N_+-$VGa9
Ka*%(SMRhRi3~8BDjaeI2+6zore~xWz8oMlj@4R(FF=Q|Zq`jRKtNeZV0Nwc-Tn6H=Q)&l>hxq(zpdR?3JyXf$FTxWSN={b)p+7%oQ^M2Z2Rrd++NKOgKr-4
ny<h+@Pr|&+9=m|G`6Ca_sDOj>AM)#`g|8l*81iHH`c<Sdm%7TpHHt4HXz>=E<r#*JX{0==>&PStLeNcX)zj}LGXa{5<mDuKETl3uoUNeYRdvKU4alXMDbG<
H2B7kznQm_;337Tr$&PMv51k&II>C*J_LlbzqFTC<^Yj<pkv@n($J;Y?b$#Gu>XbLP7sTPYLaXbByYS)(nl~07dNdE{VVFK2vH3F%a#DRI>yuIRgQ%hk0glw
oVRH=Z)@fPWAi<0tw-d)Fb<G^7eTl!L&rWrdhY096_Ei+7~#~&HOR~A4TtN<bGhRWdn5^(pN!~{T_7!(jBfy?O}O^G$6C-6I6|J6DK}h+6I(Wryh(Klr=sa4
j9PA<Z+&x8V2{;w)u}B>F9Ne$<M^@$9jf&!2zYP5hYl7CCDgx8>g;YUBVcmMpf0mv@$lj_li@Mwt37`)Mnhy5W(|iwRGO;t@J5HOkbo}O8O;a(e+ywaYf-5|
{qT1XKoaMEUWy0Os>?h-;5o@W2|~^rCZ}D;l>~;oh*l7NiJME*vAvQLZ{vQP7TZgk7oMN#No{)xR1TfOJ0xJRI%=r$+IR#E#j740_sG(CfK0(fasyA!?sy_0
=??TTj{{swh__3g-YJsu5iAutF0L8)WFyi`JuU&Rn-;(dEwfgj#85q)i`Ewbdbu<hrEUsiNH6b|$n}~{e$N^uo}2T?F%k33Ms=O|@^-4}J0&A+&c8g?JPF@4
Diid{^ytEC)HKpJf?ax6Rjd_d5L=Pm<eN`qLhFT?HuLhWwc4J?X*#uMK;exEILDXKz0Qy#ilkYX4D>f(;`70U4=%d`;)^rSA$8_^P%j_#>lEd@ggaOBZi2kJ
^Pt~JRo9EDodR#z^y@=D1;33`iP=`=uVmNo1(|O#TGQZ58{DQ{FfvS+q3z9<BR4=s-G!h+;x8iL@;b8H8w`CDN;|dkH*5Jes%Uy=uB&;+C?h)RrStZLCjWfu
lb8mM#HlR=@H^cNeYb{i(?FqF34L=<kvg@TYu@OW_GI17Sq+^jx6G1!Y9OYIlS55snR=WgQH`DNPIbkXiC^;mtRa%si~O3IR%Y9toBDide3>?PGE<gS6&G>}
4JD~n^E{HGKbESANiiV$u|M%s<n1aGRV%ub%!uFtvjD>@+Uiz98WVBD6JYh~tW>Of7$1{1)Pv!*Dz^-;{B&pnBmi?$!|>zwZfJdbz5rlXSzWld8Gaf)G0HFU
d#&MGw5OiC0$oaSv38mlY?ICT0FK;D6+hT!N@1haJOAC9QSb-Hv*x0}#;k?pRj?m;J~%#di9KRAs8UfR*8Gs?x1U!#pLRUF4GhZ-QP4Y5fzFDsC^jzSQ_R!z
7Boz*TN*+C5nzP6>A*v^y4<;^W_#p@#j|+>w6vQ(oXX@Rtxtm0Cw^TiXnA>h;vkaV)5~PmKz|eHPirQECvk`;lW8xvU??fcNG6iYhKm=r1~qHE;&P`B^b6J1
7p}622S}b~P{A%^*Vu;iN#(Ipiu;hRa?y1lWCYh)7a6D(^}uFH=Ub$q)0rNL4f%bM*+@XQ{TKoP{nIWloFJ@;j5Y!W>4kB9T5OY<B2AOu#7hKsE7P5nypQGG
{-mzfczJ5eaiaj5i*x2<oSz(;pHS&V4#~#8^3UGy=6P&hQ0{EDB3YI`KoTeKH1GuiYYi4yJ!XDO^`eV;eXLK!iK2hEdmIuyb%!pdoE}LIpSb}H!IEi$|Kwtt
kiMU`#lb92dB~C9dRI+F?;tF$&<M&dSRlvXy^%$H`JBl9F_@kL`G686Ndd%2{n0{t9K}FA4K}h>6)2<vXFWfP1z>4NA8FkUjtRhE^1vWk0&w>})gcxXg2r-J
W`GYt3Y;&hug`osLF_qmo-P%at(KyioRE2bGt^I~X?j%ZEZPrOAdlkGnslyC`w|Mvw|iN^)tWci!V;mC_mP=<X1)l$8>PO5#FRb;=rsp0jdf6abK>DjE#`^V
J)6YhG>7vU%o{y#R(6rHZ=Aw7cce-AvLfdRc%l}U9h4w`U2Z=ipDuC&a%?32h?9urS(*ae_pEMSPP~*Xh(_d*3*6=0Ug}dZTJQy7ln;h}g3~(hC$ZyOQqa>0
<av5XkwE%mie1KL-j|R)X5V5G&rW>84)ln*rX6IX)n+RFDYjZnRDlIT3<sDeHt*PvH*%gZBx2r?1oCqw7{B!O37w9@vy%oSusIyP3Sm+nJJs%#I<!%#jhi=o
&TZ164a0tf>VcX*p+?=Qa7XC8`|I}V*kn;Czd?+!QP%a@r!SeUJefB`pOewNJD|r&OADcca`msJs6|QV)H%5|kt$jenx}vUaPM7Il-W5p-0;}v3X3O?`F^Ve
P!yN*n|pHuS!lh|4!CX1LG%j_tsphmcdItgH$hmj5FU7<hwmwI39*e9RD6jwWl9_42ZbEyU|D?y`Y<#^?nu)iuiw*V*GBgUSf}m>)A{AL>j0HO{A;q{9D#dB
Xa(>1M>PNqYjPJNn49@PtAL{LuTWgpX@1>$ibI+=ud>18)%bZoZ)I-1GatR3pW@DB-UxS&E-%k(Z4ECf?HKw|XTaj%OW_Md{9<0f77o}_2_i#_6`SvJhtArp
S0){-CjA&@@=RTTD-rgG1ccA<yOG}3gU5wmvGi-t)8TJba3TX7&J#?aaL|0QV;Cv}=^<Gd3dm&4&zoKzH^QoNUf!N1<;-|hw`eDODdjR33ZW5n7V=UtlKN{d
cm>wNRb&fcMvRF{s3y@kGTKx!j5|c1DvcnV>;3$wk%a)U9{W}K>wdne-xDrJyIvS|#NiP;PsYiyxGWrIZCO{S_^5RO>b4j(eX2vZSVnctdXs2<WTy{T$eU_@
2CwM)u=x1kyJ2&i!97W3_13wy9hyokZi}Hn2ncecUE+PWaoeXJjbC-XZa<5o3ODMlS{xs!fRTzfJ`W_)FLNLAI#Xowf$nombsQ&@Qw;+W-d6Pi+&2$8))ev<
0MdT73L*DJb?s>#UQ$F?E7Yx1bfXB%kW-M+kN^p<2ZMKl5xCrh&)XFw1lGs9Il1)bSYGPKZZyq>YV;$Nb^^n4vk1!&JlB@XpTfn}h4~rW;l$Z8V}@8BA*paD
zQ@pcWT!_Xj@R=>kf7YO7;~Y+Rl@5RMA#CsgvjDrQ{=HpaB4j0!~6^_;@bNs2!Js{mHm61x8gQ>o<1H*_Mr2=-zBsPZhq!T>u%mrC*?u7fC{)W#(EmX1FPxP
%IEn`4E-&S4n80G>``SvQ#8spKN?)bJl0su_omB{%&$MDzpR1qa_qbnaNxHoEax{dfS<(tV_v-*q(6>AqcQY&zK6!jnqW9Uo?lfT{mvoZh4I)FY@QbiyFqYb
*^({fJ<w1!+IjJ3ZH{o^WkPVcAg#kd<NP*)s$sQ_;4_P;KavId4GY{*!YK^!wb~JnKw~QWaghxWv<>+GC+R(uB+0QWQ9iEOu93UsaE8@gDn$qv&~T58te(#!
ZOwKccRA!tPm2;MLbw1NGODYG{JeKiuguyiyE243aPJXt;NEyk<_QUUs)Tr)9WW?fv1VP)%>yE+<G{o45XE7LM3Qz4h>1qI<pzTK-_^r;nLW9!;&oPPYJ92v
s1qF{$>iw+GD%29cHaEv9|Uz~flFv*oQCG(d0d3*(wFqBF^m6oV)8SA&oc{NLDbx=KFU}s@<_2zq_C`foJlFi=ITg@EYE+Al-OUVUzTe({zYQU?GP=OM@cqE
QMNSi4gu5gDTDruZ)17d^Q6e~%qN-KYf(xJjCb_@9AtXein)*D(8=p+(aCkC;M|Uft{lSQm+p-o1~&j}e7AN=o!9ZskoB6se>d-dsQ#XcQ(Xst%c(27m8(p-
^m_NCp5d<5MV^mNE`NlEO^tJ;sqOG#7{}Ip7Wq>>R=+|NeCG0-%K#oVo{QShmHO$xWdj1YF)jQ$T`vfT^|9Vmki-fslVUjP5Z$uKN_CDf;zM0Q9>L%R@|1HL
8C63orgD5LsOMOcf1GWjMjNcedp}Awdcz$-jKpYsY&|(=7Nw1}Tj5*yU~(jDx_ne2^);!=nFDt@?cvDPr*wC`ms`=?Gte6gE3p_JgruUbuYlU64`susPRZe7
K3+~~vPhE*im5pLGv;-0W7!jts;9`WJWxQUSc)CxALudhPh(kHpZI8-)OyXmBZK4!j45P28X0Hxy_)2ql7sVYk`8&xXd?2bp%lL?yV(QxTRA4AS0WvBkTo<`
0F*^`E!Xmk`DK)1^B?CpTtst*)5z9aXy?o}m#TL_^=N^ch~uwY8Fcmza!+^l%+=g2U&I&K-1=7`hcK01Gpmndy|n~6v!ujSi}$rJnmjF21tj(uY;$D^Ac~j%
X(>Drm0y)}6}c>aj3RU6Pn?6?AV_&vD!y{F8)hGTN7uogI*DtV!abxxAgU+(8?V*xr4qXJZs^S7o?|ecy~L#Fqd1+Es66!PI{b5GO*zsIV_X*z^9aC9+!bwp
+Z4bmPgQ(v7dYTBJK%)16M%4`i=6+#&x?NT$B-y8O*Z`b+z7s;(56~d$0aE}XCE>9%TLPEa>^reacaVbc{vlmymn-HXv=R%97C6v**fb#gA+WwUu-S{SGShs
ND9J7{DVZa#e=yab$eM;IlHp}-jNCH(Mdi)705%Nd$|Xogu56=@wU=ktKSbDn}t|Lx7X(`JVI!+cc&Wh?!}&$LowaXe2(HnLm_M4t-HAqhj-L9vQCX~Cw&om
k&($0M3OJNB?n)2jK&VCJ2b(T6@rygz6K#s<=Z8sjR*&o(lv`7mL|R$z$*hI-@@c^XH$yvIarNQKl!p8O8IM-UIV$O8CEFqNXq{1vyNGbSy>m3E8wzSa(1M>
?m|0_oO@X57IX{ZIg=`=7zB(B=tX*u(GE_+!-~I8I;%I?>bD*V07iH(MNP_vqSsv8Hsxgkvte%1D*shjv8$w;=;R4gUXCkC+<>$iwkN9-u3?N)9-K@9{5IR5
G1S7e<<SCuf!C6g5ntC|aT&@J1b9BAZE}RyH%#X9GN=ZQrSW26Z1Tz?eL^+UY7-AtwGc#%4Iu9>Z7Rt=((tw7Sqjl=@m~AswG0PHg44|Av<~UjDSWNREpzU=
<i`hjx9E)|f`>zCBT{uVt67duflbupP^!Qdop|LfZz8VqI%y`hp<9fd!dL>E9WDcO1H4Si-mdC7i(Dnnem8O;4KiY?UVOjvD*$K}y4!`HeJjqttm<*P5gS;c
@3t$qx})W^2efVH9z}O451C2c{q94TlV2{e7bkUYUK!mg84-}~I+p_r(G0!bm4d@ETzB0+S<@2&v(3taJQY1nchgTYMAJ{}r-|F8D;u_dhLXR8-Ei@@Qh#@I
r)n?1<3jH+vs#E_Il>ZxUB!eH_Oy&b!#q&@A{#P&iZt89F}qcsnpJ}KD#toQ4V{#8^D3pXR#p9!!}aS&u~xJc^)-Xy<EzN!qsMEcee{fh2!<F|UR}pbp$8z>
pRAG?(wGk>OfbNnnU<V~6`^G#%`DH`T(%FEbphnF98U<RFT<Bb1^;D2h@OUL_(*Qk>&h^a$9gIcqSU}mO}G(&KrjnD$0iJ=K(C2vkgd=<+3J1vJipH7=?qPi
TkzrZ!IoySRElv)dry=dJH}Ra>RZm;rR|QTz_9DvJuYM14@uoEW?0K|Y*hGl+qqy;5PryP&FF8-(~YFeEkI$2t>UUF$Isa57#6lfr@odjZ;)uIp&#F;QqCjE
S!~n$;IH6UxLZkq*Fss+)+;f^7Q&T5-;dzT6t)l?{uEE~w!`<3v$9f_GJ=34is*1qlX~UbRc)5{Dk;d^_e7kbS-o=B&TW9{iMlLFU<k#GA<6z1u!j^xum8m;
gO~@?6yW5gkb3npblg|*SN}PvpEkeFWBhCyZ;eG_O>F?n)TLd|G>l!-XS2486yMGO!C5wx4=~$j#3}s(%&J=cYoIr+DjmXTrwEjp0&M1)#DTx5#vYy^ZpV21
JX4jRn_qODlLObvfIky>_*bEQAX2q)b4!ERJit-ms|3%^p7J8WI+(6E$QiYU_!CNvKZLSF1R|A*7C=;=#d+~5B|Sf>woMCrB9E)GHPJzW9{Dyd!?DyLlQ#zG
N&ovnOn!pBg1X{BoUf1gA;A62OQDd3l6Yi6+u6lTF1PV(v$ip<kK3FtwOr<U!4);SYz*YJCRb?|&4uu=IPa&77kRPuz5F4_#@@BIqYoGvAo{}L!0lpaBh@n8
4?8}6%=hk4Q+7PO^*5Kgs}A$<_Ct)ItTl^|`oNjGg;-0Q|291=WWB`A7$Q?X4MfVOPHJtr2`pf`7qVJxlq)r-KVAul)VZze%Z&UBVLEe91-;>+)QaDd+g2c|
Nv(%pZFJ;(ZLEQ*Q0w|xf_vkNl=hGMFo2=wx2<`PSlgOrc3XLfud2(3pUJr%=(Ny*0k-A#@JUV|RwR5hPh>OQ4|7i_Y0R+iU}t5X_AaUJXPx-P2P;%--rlQy
7zKSt0(-Y?Y}<=cTfvjpMl5F_H!)$m4e(Z>T2xN2)hAPq3xPvlm#vdqq>&rzx^lxJGlaMYLsg9?G!IqMw*(%w7A*b_N>o~zjGvE3MA6%zh7~5MY+(S+0|*ox
^0V>_v}K;gaxygfse;HpeeG98!jWBWZkzZlIHxz|`5kW+AYjaX(qo)pi|E$9m)Fh;UfQ}PSvulvA*4j9LuLaHwrOgqHj<u>rnw@>P5l3DX*$6WmvV@ehxY)D
4sw)SsB`Ga+J@S8M>{ytgzhrRPImLNZ+44sgCFkW9-p%Py%U>W+foTjt-G}N*fmdw1T`&%lMrT2hH9#${~<e;&h4#~mr`3|bGEI65|%m*uQR+?z$bWJEh5qj
|LEo0a5MchZ`om9v9PQTmd>`SR;rXqN@nBY1ZC5z7Q7ql|4m3#Zfe?xa2v)4*yF%{u4SpM<kzY3(K``=i|#?WzZ<qM@M}**P5oM&f*k@_##aIZ_6kBA+HbJJ
Sf|N9<>`{aTMg*Pq{~lBy}gL5!vzSrBtXq2&Z9rGRGCY-ln2Nu4cP}c0sXN&g^t%4(}c9p@zCVUCQcp>O?#85<UCxWueO}COH;A3743viz@KqI`~`IlsE27=
pwZw@=>O1uDNFYu1oKs}Ju_amj$iYNsfxidBL`J@W8+VpISFAr-5wz(!|~+?R-bor<%Ptn!c-|odc;2q>D^0wnq+eae-wp{p_Nm0K!T5X4W(Wh_C@wqyN5b|
tye5MKk7KUOjK)E@;SjCENpuER}rh<(X)vJ_Fd<T5ES8f*;le8fRbby9qEKWDSui3cxo^1M=0`l%(0zKt|6*~OxuYSJ?vmu7U|XNco%WQ=Wgjm)Tgnf@>1W4
hDt~7{Vw`o-Yw+_;!tbI;+tM#aJr+KFo|A$)s)RvmhIp$p>Rc(r>9D=DW=*R9jIzG`}lp86au7K7XJh=vh%^d6{UxvJf^%}29e*Y$1O-d$<bOFzNO-36{pD8
Ck{TNQGUJrNJR9bIYnL5)PNr@nayO&;w9R3rd7Q07w^ON2$2@(lmILP1lseVwDMrgk_I9fmM2_@U3uAH5I52-;HWs08z|)~WfE+NTvfTP)#&i)xG^1DQu=){
h54~iTu15IP4L-JMmAyIZi!6fj4xngFr!tk;z}SN%gVHLT`(ap@d&X>g{MOnw<QpFB49|OA!X~b|7(2b|GzhhPUOi#$C9U?$vx>yz0`LY-5qxe22%R7a@?C+
*{?$%Rh^vKGtOp^HXyR=loE#=-<k9KR<QfncTB|ZVrlf5N*iN9+M@teNzsk0EMaGx0zHb+L%Uj@E%~;pE_LvZIy2_6(xkqY%Zs2gA5;|Cl;blH>t*gmd}M*d
t*<gdxiq09qMD}sYH4KHGU6cc#%&N!gh}t7wq@wNZ+t?~gI9I>BN+7=PQLxg^G*Ai8oITaBW)0uwlKi@^Ad^t^#mP&!GkyBU9=O@Yld)Q=^&vIk)T&VR?8|M
$`U3&9`zE>fQC}O$P)=n{Pug3s_=NMqiFM~K7?_FoXvHJTnDJN92TV;X#&g(F_VliXqZ4u1LIWYWYsFhVYRWyE;7rqWO((l`(?QezZKO5zHcrSe{V4wCYe(C
iS!`Wc=2)Z*Zvpc=d##qH#Dqx)t&7UrMtb!D|=>7rJJJpr)jaXA?h%3M%rg}kw~0#7Iu0)KH4jx;@kCWSXsYtU9(}DoB!d@zg><{q1t~l3KE>xPPc3ScDsc4
F?4edNB@dQ+WBpBzI5W}L4M4gm!C+A<h{s5`w{v`?JlY<QLQ4?#|!eA?7CmfrtItaOZ=rCg#8by%;m`VC2UC7x@|eIsW7<5+^&^*$-nMWhMM+dkT%A%w2Fp&
uy(D|jUV%*VJFAZa3pu-_@dLClzu7zYVdF#RZVM9^Z;n$!L=mBvoEXq<<O$&qThk#$h4@c6B_>KRp}co!j1TiZiVQ_kRE+$<a{9=-bTL<t=BU%fwTPfOG@MF
ORWNn+Byy$FIQB{<)FSi>UdM}rLVsPo&Enx>I<`v*I;}QSib7b=x_g$zO+hr{~@mD&$R5W>Mq|iGd(|Eo=zHWdyz}_C+Fc$LP?%-bTTpiI4@}%Nw^#@n*_>%
ye(q49L#(P+FULJn4}-`UP9~m%f2qHp*lf$r4?Xc%+(Q;k|n!y_ptxl-{X3_iJKGbT;6%;ZA~MKKy|RKKk1QB;L3xR^|8YwFA2~BZ-Z2;_B42=CnfEnAr+}D
;UCRZo^@S1BwjqNI~|4__!-y5>(Whb8lIG2A1v{TexYS|Mg8jpVR)497XbsP$PF$o_zRh{g^yzO1+=9+7r(^!27*Gk9Z<A0ADsM){L*SE{*%e(OC_E^W8_!R
WKEZ2{|miJ^wG~R;29z5W3@yL2USrOcU?3~3j_FN9p7p){JNI)BH=&6Z`MpDW&{f#cTKYwVjgn5*HpZ5>MWGgPSii?&t+K^nOMD(yO*%)??P+#qdfPLaWj;K
cs1LLc>JtlDcS!^d2#`l3|jL^E}+nEQa#(y)0db4oc1rBfbdkWE>&%%`PZ)Qo`LIw%0{g^L;nk>hvDr}lyx|BKKcQHP5g<@%5EQ33$s6f=EQGi17jTi@7&Oe
x~1oN@6-qzaBtL~8GPt|q0jxarT%m2?G#?w`hM7_xl8vA;T<`KxA4!VVZ_(<v8*!%wy2f3%~7*1U!KOd&_U`IGNb11IPy>O!s3S}9Df~sTMCx?IdE8uKg+u4
EjV_!T<e$T$*@f+JbWqT0XI$OIvAyJ48~^rg^OkRELJMj6Uzv*bDi3A9qj=Q>&ZYE(<!pAtN3uIZ>%rJDVK%5g`cl(6i?!9B1?n`$RwG?{2)VFHpudGKhQg|
lxIo1+3P`vO&y5REj-ty*-hlXTSxDgd)eyg-q>(=iwN!fp)wFR7+_V3S;}}AbK)>}q>;61NOrdmae}#nbAJ1nKoTlvL10LH%(-RAPSAg5hI_q`*g#^;r}@<s
mmWNIt-sjMH((ryhzp?d^U3#uii?BP`sTu4MgRHT!x-k2;wPUP1Nw&RPAweFkft0zrUl=H;1p%)OC|avl*4l!O?iOTUX^tcO(B7BF|b7e*quX!q6u$Vlp@YI
r3XRwf|x-PglYv@7*D6RdY>{Pf@J^=ZhvNKo)4e<?sIe1!L7wxEkuC7?D{mW@qus=183VVd{&>|M8E#e&a=bxAkrjsdD`G03M>tq<MVi&UN@Z3>-AV8uZ0!Q
V>gs_cFWYpyUvqZPWB4_`(}cEZo`&@tNAc*{bxDkx;ss^{v|daSIVD1&pq`@V9<D6$U)8gbNnT3kK{iIO@a9Eiv+Jl@TsQU)w*|Z`ccVW!21fCITwWv{uZ4H
%bz)uc=s>X2lW>*gg}Jc2#`eMw|-v1+_d)c)Jl5OeTiZbQ?3$__!O3lsD&_{=004^mquvzAJ(e@DV%Pl>aMMyN*mo@Zo8IXDAuNSRKDFDoqMtIFCIhLyA?<U
^gLtK2cg90b&LxYp=lh<>%id_66-MSF1!#a_TeTX*CmAr?BpbCFfsI_*oeNpt35fqtE}!e=eh^hPFH>y8wHsWmoV7dwe?6E$i^h06_SU*gl@d}1F|*x#f#>N
U$!!6d7XqSs}|5xg0?B~()q;XDT|l#k>SqLqCc+dP`21q@u=miv<_uIR4a%-LSxFW4`m@bDL#l<7gQX|nY9>nY3d!Pg#7<xol^k&{5$RwnEa_S(12AVeW?%$
vv)YgH#g%f(%YYz<AVTmWQcmVT9t(fFDDb8RQ}rINtrCy$VC6Y7;A`6B(>YI7DT)j)IdG6m`Xik3D=z$Ts1AXpWD)yMEY+VYCVK<s320Mxpi`p?qV(CJx2&A
UuoZEdC&(LW6Sy=nf6qVCUh_8t<=OV9qj<+K3#-+s1(r(j<085+bSB}F(3_emF()Hq98J<8>O|s61s8FdA+NLw$g{^o$gC5hK_gLMxEy{Et1RSeA|t*+nfZP
z#EvtTgm61>z~Oh(p~rYn_fINFFW49UrrsXx|d<recSg0rkM5pQuZA(zqq;moo<AhN_Y9QcB&JTXs6@0$kq;FJjaeX1A6Toh$Psq1K5R*J}mCa=BvTyVYLm{
=@Mc%$M3^KuJZfKrL?!nH<mq{3@q~*z8RW5ki_zEvcn~=FJ(22D(cB5t#T6ALHc@RY-R_9ba`<U;Dk6+4=Fr~S}|YiP(i%E`mZBs(u&=g`!{aY_mtf2_nln2
-JRaSNA^9tYdXQY{w(y}?ktyCsSc*nLJSPe4&zXDq^#GJ9z9#v2IU4bif0d+C=jh`fb*y2m;<y^AY-YK+sqQN`iY$JA^w`HrOhH7xt)=A2u-pz;e#g;KBs<Y
RQ~=cubd+@<%yWc!1>2K5_wBgsit{=wI^48ye^Md@~4J@?;1jvIjUlYl_)JFgORT=MYmi&N0`=1ZQq|g5r?O6EHxx(idKAr7~$+m1iIw9Y#oo|9L6L}C`IVi
@nZl~>FmUGRL!9ZUK|U5v5lX?OHSt0B0MiCr_b3$r2i$KSjhC60pAFW>g3JC#ZI;JX2@<X<$3V>EK=UIRcZYm!@)=p(wH+0Pd51nMIPhPziCUIBX6nCZJvYq
w3V4xrzk-&<eTg)lj8!4jU>78IAD6ZKZ@2i9SyywX&NiA2r{c`G{BT6ND5x7)-L+$xAun)$@K1>-go!>PVVmC-QT}^cgODT@A~`S-@ohc_jmj6?(XmR`+N58
-F>Izp6>SVcKhA^{chivo=ErGu{Y%3G|*}HyzA6XKlNSB`a7g7JByo653>K4?wg*L{?f9a?q0~c(t3wKO7)_1>{c^~;Fu4P=5}!j5?Ku{vnkYowpL(t7A4k?
TAB)!BIv7{4xToSkh~o9|CFz4EjzJrOjWgmM%xi_Le@z|@%ieJb>X*s-Ko_`NjFM_^U;iQ0ku#m|M#FBG;TDrB8em9b@$QDu3Ncp0Xz;Mv;Lq4dFngay@>+1
G3hPk5Xa1EcI+Bqtz?@T!D*W;?N3#D3-=^UStzMW=~q!&be2N^Dg6LF>{ZKu3nM=Z$cF^Gc?9bv6T*|L7+C!`r4H6cE}X|0C2Wjd0I*}=Lom^3=0Yn@gfk>C
kw)M?Kem6AaPQ>-zBSOZUZm0$jdq4zROr=dg#nhi>b^BnsUb8V2^rimaOE@q7tj3z>_j%L7f@GCYGe{VFEh{t+F+itUzAh%;Kkp!>0q1Rel3uZ%PGRIUEN08
3aBwpvlXc+8+nm6MTak6OH4<;7Ql$}gzOj&vLPvaTHe6Do0x`m?D|f1-H+zD@4ITR)m?X%^xb|ZxBK><?||g<p8e+jZ}biv(J9MIRiOL&wqs?poY>9#yPewY
$sM3g_q%<k$bNU%?ROfui_hHc_DoC7?(vVMg_pkT?(X{Tt~4X*_V;(y+B}Y7AqdZ7h$=gF5@Ont7eCs;L}!i(61!y>RIZL*8GI{U4@p3lq-@G#xT-JB)<o$v
Ok}5fB{rP(JKObIT(8w`5O+Hn`#rw77hs+(WIvhKvY)$Mzw@j$i=gVss@qc*^@EeN&N>oXdQ?^qFUpC@0B(L3K5e*w;Iy%(GyMiqC0rHW*Xnl3;rOQqikFy>
SwxO6S+U8@A4iJ_ebeetN*ucA)yG6=J}n6fXXPE=0J~in9v<rzT_8}Qgg(Xjie0kh5fHmcUM5;U<oC_hsH<VjCe0%&eLo7VrxTR*xcGiSV*RxcO3oFvycdZ{
UXe;@zV_o(S6xyUrCsm!2nm4H@^#rI-Rc4YciN~MQrc;YuDPKCGrQ{?bn{L=gXrZ+sHPv0oTUWqrl+?<Wvvo@uOu)O3L^Sgvubog0y7LVWk+oqkOvWRkH;sU
^T<;DCJ1{>+d-vCR$9U>AyPxBb*U&@$c$HqCU}#Y$x-hI8U7Xk5K1Gi?DArd^1&gnSDPB~&jo^kwb1j(h1xC`uy=bUwxv?y9IAz_mgfMJuPy%b987K9<wxcY
%fF4Yxx6~ZT&)_Dtd6DPgfiyuqMUs-$<oh?yyr55ef%o<p9p(-+mwE0QPwgfBHSn+<p^b&FPZXFx(u<EYyR(0y_uCVuGS#}(g4>iN~cr;w``K1X0oQ7Wpa^j
9ghLT5iEm7I1OAX)|RLG3uDk1($n~yFdkz#B}~;LJH{tR$!LEp<sO1#-brO)8Dp*D)5TxJ;xCiAT&m@>ORLN0#Rii<PZtvYH#-~h`C<=1v<F=9O5_N~l(xx?
3$kdsJh7I|uBQIyX$e&x+SYFA3Y>mT9y1S@%ion_Vw?p|OWg*$<g#}x=9)Hxx~hMGZl7$I%I??<;M8-Rx)pNvKlvY}(W&@2UO>o8xom+r<~41rjePmQyRthH
j?Q|%VSle7JYbrqMx>SF)a4ECpE9lBBLCpTpmmo*4#@(k=cUww2o*nd(LMDWCWzh{>bqv!wRPCdunG2AuM2H?O6N!4ikY-T*$Paor~&Mi3cfL196QurKo_5+
$oX=i<wSgL+&A7-nb1D~GLNu2kRSX)aVw0M_3P6z%4t^Z5?&rftZrciZv?2~=<TWW^_3gO@lO+6iOBqq29jYMQ``ar%yxm;zDjByV1J)`z3y%Zh^*`SsUN!q
ns`r;Y_tix%DK)O%68AX^MVt&PG3>c3n=%_?@FyS@$<29Pg0mBBKf_I$`TeBwH-18C{k_hNWliM5oL!~1hxdwR84Ort03bojITPps%}pT_T;hY8kjP`+6p7i
APFD{0DpX_pXXBy{fbHRGB^({5A!7QWEDivA{NA=HQ{_y^B8RHp>rhR4OdTfd`$jW<s}|M%=qn%fbsee5WplK@wU=4?!@!-Vs6}=<I%PHkjtWG5_4(s!964L
K&x$d^h?fH+p);cgmF+vAMtf7tr|&uwV48L?J*0NB<NPUlq%Ac_HgpF4j`Btst&kE*hBlH2U3u`cbnhu-rfCvfA?Mav;Xer@9y>xVmthN5A{Xf-R*YYHQ)XI
ySskBU+(X}+uuQ`;pM%0_gydPItZgcJjAF?5mi*_ZuO)Hv`R-hx7_vh`cdt=uI-5R&rI~3LB#kDSlbH+5asI4R*?SxsDIORXAYCv3yn~aLhJ3@Pzp^LJ%i5P
_KhK<8Vh&Ip=bK$yn`=<d`qIuD#g;SQXN!6WMWRjbI5}lwrPwY%Ti?I$Q5oJF1(SM@R+r_UP&ocd5Cj%SL27lw^#0R@_hBW_NB*fY~H+yImMyW-p%Y{)O?+j
q#G0FB#!1ur3aBqQWBTn8xHo`X8-4W2{dDZO2wv3W%Vtz@c#tqt=y)uEzb^~JG^N{a}f=~-f+mf&|S|GR?>8Fk-{y6c!Yt8fO)0qc~PY?#o{-Uk@g0n`i<9X
I6HjFwp~Z&%0qrHbn<6!tx;(vYL4Yuf7(=(tGK{#L>doMD>jv!@(}+FpuE+vvVyX)C`=4GRcfm{D(>2yxa<43rDe#e>tioFFYQM6Pjb3K<S+fMdp`Q!!|Wbz
L8_zeEp_@$XO$}@k&%HNR7x%6SqL^l>W9Ab=e`g4mcHv<&q?p-x`AM!6EH$LWA$@Sj|MVVMg`YPCk&4A^lzKe?w;#KosTObtEKqvwi}52Q)m`3%}Me}O<o)f
(9y4#RU25jUE)lnGBl=~0cclOR2d}h;uh}JIQk!!<Q8#~Ye!BZ6IYEE9+8v+a<MJ-?bB_zBJv--Y{f#WV+v4Qj8L`8{=bAFH%f%6D~o`OoJKP5Hl2|zp*N5H
QDH!%RLfNQ8cjrWzSJHBmUlvRgXJA>jf$OQ#=8d|0)z|fWlD=KMN<(p$j;lCxZ5V6Si{pv`-R4zA7d`JDf5<|UW(+YsI?0tKXNFcuD4;{uGFkQ@j1Xfj5nRR
={kWi^(y`|Am49v&_RgJy0jCOKKoSVNn}Hz(I06<F8i}|u=@xdB1Z*Zye#L)%2q;Zab?WlvRio507q5nXRa9La~68)Cjz}$?Zkm~75o_70b!=;-~v8&oBl>M
)pdufS}pKNtv<8022^Ey{Ln_>H@R(P%z4N+^_mBmPSN^6OO2>f&myuv;aaAT_JjF`K<>w-EhX?^Y4H&U44%2nw_!<_++HGWxOITmAKLVo>kEv|HvWt_pODAx
*BzUsJkXB`P7mIiT1zYSHX*YX_;D3q!^m7&>s-=}4?}d49LpAo2bN4)tR=o|zlFZcE3;+7vXxkZT=ElN@^onC2==~~>%|=-MwCFbt6KO|4*xZ|8&`U4So1c&
fa;k`&45cTO$vzcFU>hG;S$QZi3UtTbk3;-!VrJ*xt52gKVIO^XXj2NmpUC{pyg1RM5eGOAD%IZLgv<FRReQc1y*fq%T9R)AZC|d8RJ+*XC%}rMe`%W&E&Or
9+W5I^^}xg<_8JvkW^k&Ow>SV!)tNXg^<3*>%<SG%_iHF3aO%WmD+2e8@0m~^qTDCvBS)E{i&Dw1d(x9_nPvqkxnR}hOXuA&X$&b;CV76<=7CRWpF>ir{)9k
fq_tvg;X>32pt<WjO;nsr_jWyoUJ3GbTY8?HjZ(e9=3s&C_X(#%ZHri3(J0O8&)v15!qi8<(x0iajR`9fhAV-flN@<5S}a}<B3b+!)dsruz5wI9hTOXrYrU_
`-_Qr>n|hpVttv19Hxl$gyvsd$kjI6c4jUi8$mUEL^NU&^ZV0?#6Py;TNc8(-JbH;lqQ|;ZQy?@ojR2|mkI&1!F#PSPlduodC*wLMjF6BCVqa553zIw`AtN&
4*nrh2>m~n=MXVudw3lyh{|tyUy`i!TxaCwRZpqs0BS0=c3km?v!%ev&Ueg}<I)U9QJkf;`VXK`?l>frR*!2bot7OY2o#`NKe$d3YRs(>)-M7YsqYRt%{LH@
Qhp>)q1TVItOil7X9TBO;8`;Q1!h4)XMN0K$;%XB7U;r|#=jHWoDO1LN@FmU8+#7%>n8tI>Cyeqo^H(oG!&xLV@u73O&`oEiqc~-4MLGYu9J(@Z`~iYeqMmQ
FCa=|vUWqd(oF#%8_sG1BDmOyZlU(rAzlL&i0sZbn@&BAT=X05g>?rlCoO_Bo38AMM*4ED$i|m$f7HuK#r&*NTMpB$0{;Hw1>2OJV{Iw5m?2~5K-S+h&(*ZJ
n2+I#g(}*V8iVYd!c<2;i;2i=rrKQ^L&;?v5pxixncP4uG?Au+9L%BHwd^b#@w9W~>8@YQDBE4x*tNS8z}W*>Sn;`7cWC{2>?tJjJ-pwsuXz7&`}GL9rIk|U
(PCeAZfpcw@z~WPec1JN|Bpm6#=mWuZkaN(lZ*#H^uY8WJ6ru=3ExI-7r!*$r|4KcW^LM^fv%zX2N90XQlD!UNPvSJMFWLTr(~li$IuQ0sCB11e!uMcgQWYe
+6&d*f#G-E9uanTC)s{?esTREcrVA!LT~OxzpnSb=)3)01*^&4!w+W(@xz`hCWW6daX&!)hIZV-x-jD7Gy(iZr2ZTbL#eDr0&UZ4iYu?a?aT&&qfVXwK9utE
s+{7H22R0vqGZ_@>wh<Fp(@?$5g}|QzU}6<>z2^jbvJYIBRH(oD7c@P7R;V@zHP*<J<Ju~ZCLF1pX4F_-Cf%)=9-E<IfGNXAslyV#Gt=K5)$XN;dip|f9amM
@%RPQg+KOve-EAq0LT7O_Ep|}JQx2`=Lox;r<AYr1HdO%u2jkP>Bjr$ZJ?nNDSxoW86N64V<e?iMLuRE!VlpI5^_r9tp$t<H4N3;N_fJ)!R-$V!eHUDdN~2N
9Y$1h$ZuDkT(`5>^*!kY@dw%#y(!C<FUhSyctXc3O|<i_SAO!Hz4iY<om`Y$%07!2ZyJblS&FbXMtjCwe|O)1_ilfGr_1{7{`c>`lVugR|NZ?Q|N0I-0zb%i
{r<cA-G0B*yLaF1%OCvn{oNg27#np_WYr9U#wi$Qx!`W@5)X#isg?LP-G`ki<%R^ZniDCzo`8VhE;K1E#miE#63uR}`#T0g+7aFF_}yKHAQW2e*{)|h(RXzZ
8`AI99WT%8?-bqN_2Xhz37VXG)A$GBS5-G+5V*In!%2uOMo1WKq@S7eq_hz3$Dm@b%6W-rTdFb3tbq&SL}}M?L`5gHW1)ZXw5y*d?L^}L?*>tb(WM_09b-3j
qMb(zgV~G(m$it_bmYp=lb^k(y@yil^sy6%#RxwLxI10;WDz!~-XfTdMZn2rr5mSrYB$$x-Raf2t0&e^s@qjy*PXoXfZJU6hh--*L_zdYZZ{YvWZ=hsC%dQZ
ah4~u<IVb(NJKQKTFHUKxQVbE7!ql5b6-h_cHehHX?m_Zb-kP9#I_ylrDChPR^ogOm+VEu^l}smA~GmgpY3vEAFq6AG#jP<clML5g=!>ePlP;hvw&lQP1F3F
Lsa6*W(#=Fj&7g<o2zov00_L03p=?4h|dWaRr|}uq>F@$<J_k9Gk|inQN5eBLezBiX7)~#vW?YtOph3yek=aHW9uHK?+M<ie>?%>c1%;*lOht}zJu{6=C6Mk
LhxXEDEv={Rq2vBcw41w$jkP;swJ#}af2W>F`4})f@b+-o2C`^N9&%gzX*RhNuX1@q+I#MZYloyaA|xTvRRfP8R)~y6@;m!Q$A<wmY-`1w=*zDMjNiVf;-H=
VfC`CHV1}ePSLXfBXff&D~ac&Ox2SL3C@bk!{KiwseUUU5xjP#GqX%X_1-?P1%WmT|0<YUxR^RwHUe*!u)Ky8-BQ&S`gu{=x%R62)+_Gn{?K$~+o(NBc(-oV
%bk|ZZgJhy8`~Y)(b*qMzb4zO>5pe+y{@n8&W?Y)nV6t*l(p))QvIZnYo%S65Tbw8smJsonsPdsPv@#KS8s_{;ij6ly6W4zzS~o2OM#%Wc&+b94{QLXb^H7C
{%+6qV2VB2-*pp2CQSbxc&d7Q&E0M{-zlcyScrbFdU%gX@79P2X?MNob$23P8yZ-t`FYnxyiW`NSG)4z6xX-42x_f{9pBmg?haqt;R`z;leohVdwma_0(SSj
yW02nFgefX{tg6oe|Jy!@OSrjyXQrvF35^PMG^<RfvX4Ay>2v8D0jt_&ZL~WAhj>R;e$T+)b;@7eo*m_*ILh}a~|GV)}^UWtG3<o+&$|4x@#My>XR9_UDP*{
DR|^gLZNhvB^45=>#wG(*8k{Dx|TjH>VsTt>(4176u&8JuhHaFjt5Um$sU#=f}y)2{;rcFN3ojx%7mZZ#L=sNWy9-m`)xz~%<UWZXj)PV54;=#r~Z|NgpSLF
EcL5+<pGRL6p!=fA1CDa2cy6FdDD`a`P@`jtakp~w&tUF`KlYAsk)AjwXQDm|D?@o9k<ujo9^Eg7c2X65v^G=BuVwd^6)|BQs+@Z1CJG?zSu(l!IF%n{y74V
&o#}V4z~mQGu$Uofy05k7J?mNQz5Qq+cnWf?$lDwd#U|7Xvk;HcAF=N#<JSU)p{ZM%kYhGO6AgvOXVR|+y{i~`1b3@(sI;IR*^<J#JpKu2S={THroIZrt)nB
Uj4mI-y}7uH$3IrJcghDFDW8Sv=NxnaH<|xWsimOrOw!mJSHXU*YLE@V>m+Zm#y8f)Gn62F<s`~D>;d-HNS*qjqGDpSI#N^Md}5n--cgE=;%GJi7{VQE8Twp
M;uyiS<9d3e=B~)jD(anweaNv+Mv`wcsyT%QI|L*iCOldN)h%jmn{<cQeWq$jY~`?eI2}YLo`~3V_=nHp0je|HoAq6s&rXD!ds1TnPvF5;Pf?VyfL_X2rc5=
Ep(-Yk3P2RXBZ5(Ez1&s7Y&)Ge7-=L?~EwDA)>;Ki%V%Dmf0~e;FY0s{wGLykp@`1?jFiS;3j3wpa0qK<zWdXkm_EPUfcMUynaeoP5OKyGJ3v16+FALc;O`&
xE#$uj30P1r6vZmQO~~YF^2Rm=k88X=p5|(9EIU&8p<C1OU{>v{ES-`7og}RTwHaDaB}8N$T7uAT%x)4jllq?XkYkqQ-?X6A&2e7<+lFd%*Ri{LQ3g}^Vegs
A&If}p;BK@j)Zd37LI?hPQ)2l9=r<v99CpC22q+rH*etv<xMy!AVrkUF$BF_J%LwBN$|!C32~;Ew+G8&jD(7`eJ`VyrIhz#KhnS#ZD>#e>eFxDP#8!dGpNfX
@v}6LFl}fQ@8pD!e&!MWHJY_Jm;Id(C24~A&W-SS2;Md9!%aGuQdhDptSWW8JSS!=nRz*S3IduI%hi(VaNL@TGRU&a*;ksjjOQ<<QPD|4n}L1QFM^k&?XCEt
A_;mUS$>9EUAB8WNvO<5&z*uHywponkFad{GnB)6;Gw#$#!ef78){C${wkhN_U`Q!J`4aczP|T7d^>iov`oYp^ISF`Ez(!MbeJnELSc}yjy%Ee`DFvOtxx_2
oEbNAN#Qp74_R3Z=CT5;$v4S6urg!kvgg<j<va-e+eP{MgY^w1J+U%K&dydggiY0XQwoD_iVmR@v^3PQDAv}7>WEoT)}>gQWR{Ake`=r@LMdG*7HF0v>pVfq
0HrX?RjiXB=Lh8YY7Q9i1mY;AYqOG%%XQiD+agY(>*e|!CW^_lgQC`}b4Al)vllH{)Pv_FF;iNFc*SZHV=85_MbMBVQJhO(+S0F9B{Cp}0ugmpY&);Lrqv=t
=@v7Vvp4=28!i9tA&IEPN#XVv4cl8v=t6)?!{*VK<-wFZi|6)HaFgg#+kdU!3jy1Lu&Kd!OQ}<n&at{el)^O;jR`@tGA~vfpTTPAlQ*ETH2GyIYm9H?jsHV_
O=qB_!C04t?+>3W0+rVZTItA7sTo5#d@~xB^Lmb@HyfY}1IBT~i6>Y3pb8O6uj5xMF$-6U>igvI!#TQvD_=Gz)OK#t6#Y*_bgwyU=n=mU966{;WrB?bwTSqV
!+`|?+`;$1)TLginnHOZIwyQ<+4wZX#vKuV>nNu=L{m2U9{AY!5Qb2|xJJmAXHlYFjn#;^n6`B5T>Ld%RHJF|<94J<uBIW?v`Op$5p|?~*@|oSQv^e$?{jK4
<@^kH;s5b}a_ohAU_ALoCbQUdoFM$%sT@@k@cy{SmWLFsfT4+GKTEv05?W2^$K!AU6g}}rIOs|YxR|_1YqWs;mX9xhp(fXZvsNt&{}9NKD>FP~=If^=zAp#A
WBdUGJ-4x{-69>+Ue37DC)H{lfI?)eS{n{_u~p<Xkj^<19p1>MrHrX+qhwQvP|dnDA0^9`x{)NR($94G_HcY8f7Ud+p^h_T9iu*#YJ9C{Ts<NBqVXSZjZo?A
>uWU?wLtLu3F?dCrvJc<UUT(gu*3@zHh@=+usGv(i47z~y_w?hb1J9mU}58N7(n{uq7;+E&GJ*qFhQ!6Tmmp^zae)<ftZy2exDv|b3yKcxer^fzBGQymd*<~
R)~h^e2a)Lw+LRWVOyemT*<I)^*L^qhx)jZ(bk?$OB%}lT{Rq56JI|^=Ne_$flQgGzezN}l~UQo^;FKdlkX1tw^`C_cW)I>X)(zGomzMNB>~lFazON8V`ha4
Smg;M3$hx<#pMG6SC-~z;-&haK2qF%-jwnWY#taOLc$$f-KOwk^h2DTGWfo5c3X<Tc}y`LmRr~rDdQ>zrNj7FrFj)o|G4^;yrPqW{ueULz#M_so3jVlr0@M)
`d6;fs*-QYbGx|l#QR4f>BDADzjZZmL%g?FDL4lKb_iFcg7%LXx*@IgP#$S-nIa)5<d{?{m`^&`(-_sE8le6ruFq?l{S}o}VhAb<ph4h5g7}dsLpO^#FH^lV
3;~dI)0!f95;+1>Ds^%V36OzL>6*qlOZ&d6r*9{XBp5w&6bdN{QEzl9TMfUn6bkjp3Y{ENEc$CEu6*>>F~zGS^eNSLt?_Z<c3DnAE?_4!OXP*uN)6kJ{1IcR
ksa|(L^MjETT1c#{n+Am%_+qt-GGEXVzBXh6PgEc#g-dYFDgoqe+E|jR717kjZrLNJcB*v2_#xq3UCFeA^zLEscjO*TB*z`w6qkdx;YHXRxiRRcwH0B(F{wd
V1^cWNI1qA+eR>5Lw%E6hslaotODbQcmh{>Up)qP79jl`Jjumn%~_Pi?ADC%%zSoRTk2LeQdKPR3g}iFZN(2fERY5<Xa{wymN%vT%n~;KPk__tbTSY{wA2fq
$%tfUO%F#@=6lSWy);tLizQjYo!^I(tBTdwLA|oin3|6gq&%w&BreF0TqBi_9n_=RYF)Ex{^cj;&Y@on@(or;+GmWF`RNO80)t@~DJwc&@5`3aCyb#Rg`aLg
;6zvogA}Jy&;9HOb$;O?-kuNiz_OY~E)Kv_qQ>_KKXr!aOh0E5T9bU3)L|I8HC91O)MWGid8U@96|4Z@Ljhh*A{^AXl^;RprSwCN*O;$}0jK>XsJS67^t<6#
E5}gFQXWSo_m@~zUMxBNLSvA-SOO?)DoOVwEX|<!QHeLfLv80(`zI)3$MWILDVsCo8=s^21H|;|IH&W{mVy`|Qj(`g^7(a^kSLz=($`Gz*FgIr&`)c>!8o2U
IN$(trksn)2lcf$%r(8OqAiaoOE1yTKtKeMT4_JTRG>gQUbdb?q!bCvbqzvPg2@OvX62|Kxc}oc%|^TE%YH=KdRw+zFCw1jScd5aTF9%Kr*M=uXuGznMvp$R
QB^!4N5Ee(4cdius~^jDvLu_*<5*c5IoQPB1*<CgdF7U1Mch>!+V<$hT?lVQ%U-zn#<R;}V>u}!#*iTkU=^<)<&Y?##4h0}8i~vG@-{W4AQ#wYC<U@fZdhGo
6ui$r4vLh0a#K1oc3QZ|vrMJj!Ofk#nk=hi+4sDW_mZ`FgiFHrON4r$uu#C;`PcB?22~oB+M6mvd%=kePd2yrP3bz6{q};O62Ff^*>h-qx;K-tUoac3$b-=I
*UhL0T|<cxU|K2%g3HeT2uk;})iJ`rd0G}=6f?jOm?HrmuY{aeQUZ8yn2E%t4Ig|uzZP5{X~79LmA;~4M0{3oBFtRP+f_RKamp=?Bu;fX+9MVzKZMDt$sw+@
Fak6I+W8>E8mXZ{d}XDY#-t|zk|>+_DVaSGO=pljq!Zrb61|czmf`@3rk$jWzwG0eH;ZGi4wWT8sF0WjkXfI8HPNbGm&cGBHF$b2G<5Q2xjkJ)r%q)j+D2sP
Z)6e7zd6?Kn3roglnqs3{VA04H?e-gJXxi0>T0W+yu2u7@Vypr9YG;=Y4_?E1MjxkiHZYFwz1<wX9uG`YpTrtRhQ<*L%R5P`uOjQ?8nBgNAFs~1eCaf(h-V8
u!gUvKV(SE=a5w(EA5Gd;wb&EYjRtXqH;7n0&3C-(ttVs{%YmSSPX)jq>qcjYz~VO516;Z!`rCJ3<&1ZQG@qOqJggta-{yuD+_>G1^-%gOR0Z%;9!2}vcHK0
7SF-S&`l%?hzo*Ltt;KGL;7BiO#*SUv37rekFRGs_s}?igHty)D)8ImXI<7fiOB!)oT=O;Ez(gs5cB;p>P}uME2~h8RmSui(SXs(DXoL%2SWxfE0Jk#(^X`t
l+{~Z^Acnvq|wgFJqtIBTuSE=)lNch=L*bZK_u&g%<q9TkBc(jl#1?2a{n)>R7H|eM##Nj=7!z4d|GR#+zS5Tv5w4J#JmT0^CuBE9|3|5cctEp-O6NVeiI%D
97-K&ke}LfBJ@1H$6zneS{cp?z?QEbvac>+-enUaYeIllw^_tGvrsx^!F1%nuY6wGOXkFQ&j1XQUwONVfcP^_R;kwwY}i=IQN<yP@vmF5YV!34-|#VQRCB{i
-OIBN>r~E)ytj5e5e<50J8I3M{RtV(S=uieB885wCyj`<l-qNqNL#ZlXWW+%yvB!=vK|BixS{UbJfBo%0+1?J7tum5YDu>3mw0pHelvT6v;hGr8ePqC74y(_
$m3(8b_{R2`4VmJLf54l5i5T+FFkoFD)N`L;$t66B@;NPhpCTOQ8nFkODj<?=S57XYliEXt1WNRx^yksfCboW<Uoly5<2}^$)7youBpb@hO{vE8&P(kNp}4a
G4BE~Ij~*-TghT60dF8A?*#-PKt}J+D#Xu0fQ}SBZ<;TBUBO+~Sx`k&1DGrgeirV)Oi06Z$VinGh7tN0CZ6Y+`f!?UY!c)qeYA+w4BzZS5zi8K3c_s2`U(JQ
G#{CVULKlE5^>w36sPc$`4)syw%f7Nsd8~3PNmj=t&4Z5w!WG@;@(<O+KR*!w=Pbb=;BkG77l-5C=;H>W_$E$DIIVKOmu_?QXGuZFe|RbGTPzcCY0@Zlag+1
f&uN92kf6BO<+a=S*(h~ukbfbrBl{x(!F=f6XcmlEFbSjT05Q?44wM#^R7G?c<CSGE=&d@gO`&Fb8Jh)v{fGLe6;rb=6DVt75D;ja*6&(qLAQa*ZA&>Urcp^
vit(T)?J8mco2*CxBG327ggb`aI1g@F~{k}mcFl`dFXZe2>n$($7Ob9j}S84*uc~LO8Rr!M#yQ#q_(B>D=as)7aH_W?(AJ{KKm*(L^f*tQ&8sDs4<>TOLc({
t9Nkr9>3H^^)P58YCjP$_A$62;s>&D{w%A~D&XdJUi)a78|~IGMy1=ta+W$&qz2n+&63w!4R9QWRSIwpX?%i<lXAw$PPfPSA(jF{Tc55|g8YGLdtEc~P>(Lv
w{~1WO2^?W40!Ma{7vca1dS564|EYWIR^xiKcy&7Z!BzqJopVq7)hyhI>WW5^a6eYo;$`_j|s9sJip5Peu00iM!3H^cEh`^6z-E=t36nr|9>4_*>2p(6@AMB
BuH$)wk);eUbqx%ZOih^|K&LkgTx+K<CeRd&87A#8Zz>GIpr4tlDbJ&@!osRA*=40rexR~SJsXE=)&d&3iw@md&leuos=svSdipau`uPU5rn{`viuOrM&c`O
6vZ-UWHN@qWVQulhTK#<%ocG+@JkGN*|lBqBztR}F{R(x?Hp#}a>M`d^k{SC-CY8bC4SD}EOyF4c8fF)BCPD%un&8?7itBXCRb*7uwFHS)#8^d!4yE&IL(??
6EsH`N7m+l_&G~|kw*t!5Lh!J%C+o1MT?IDtN<$0tLw6AwmfOGxpV+Vp<kue6*nq9R-~GONdD+_V)>wRmj7zR%NTLk@-VFLi_Mhgm&JD*z4IV9b}RE*#ZE!-
rhI+pXHVQzyv5Vzp|t!Yfmh$#b-H>ugkG!xQ}@-AT<0D^*54jCMS#+>S$0dCSE4s38BSLaOryR`z4tf8EU(&)i1Gv?Dc{mCcg2S!3_Wr?DhBN=)6H;Y@c(m{
*EAFZN+cGu+4#0th$U)lX|~A1Tr5=FnjsgYo`AGA5O?=-0`_-F^4(ERsqPY|yG9~F`Pq(9bt?z;?bjpu1}R&rhJ_+Zkn;yiP<2~WDANbovg*$P)j)gtDixDn
q&_Mk*!*ZyBc~OvbXCV|3PlK>m(B4@%5lXKYE&cTUknuNVwYgjQw;W^^Smn-X?IOnVrP(L09i=>Cm!9#ELFQ`Qktz|x^XKt?v?{Td}9k!CHe`XQbEK3!ncoA
4LTd7(JXChnb>h&ueQ2_a8SNHT1z}Vaw4Ux>>U3&XiQ4+sfc9>(Yo!lHRVlD2t9_5@5JIRg9#Ke9*;7Xp4`PoIK(M+r}&OS_@_!FGOuD;ckwr1Q3dqRfVNbm
=&BFd9eXeV(9ZJw`0bkfw7{$gk4uW(5Vn%|e2^|YYTmv7V~_9@!f->D{M=GGeW)>Id(&_;eRL=2CB+Xd#dRBXK}sp;!IpO@ki||<lIrG2yJOnMUOky6YG-$d
*@lrM&a(n38hKZ({f5hNNQvOqzKoN?jBD$*owH5x3H3l)FdJPENj9n=RK0-^#r!Fv%lnbwSdU~V3v7iKZ^CUL!u?!Ocr<0hSe1vH(pS>2%jRTCt)KC|x>zse
JCv7M-b9U5?GN(MlJX=a(I8*(^Cp)4S&{ewxlJcg+Mi+^_-pT<$m=kbev4y=z{*_@A?Fz`3O};ELL`D3gK4os_v9t8!8*1&TR(zFG(2CVr(ap+WVk4hu<uH#
@m%YD{2pJ1ik7!(f-CzB*l&ts$&WOBHR>=kQT8D!{}5|GLc$St#X~%!Di|T&Ko$Pnm*W*67eyhx>;1McaSWPj0{U=Q+DvdV=`I@r^(@&ADBQo3U7K3@1ktG(
2;5l30L6fNTAi+qJw)*c@~?=sF`jFoc3cYInqZU>Cgq|RrK|#>UYyB<>SF)S8O#6SEb5EJ{YoNJl-=z7tj>Cgvh3eY!PNr9HnXZhET0~`hS_aKCe1*kftak~
HzUFjYAu7<$<&aiVoaR#m>_tkX#FI<R7cEaFh?HqtnLv$S#mQh#O~*hBC<59ef{7E<e}%29uXzg>t}*IV$=AWjMc$U&2ffU1piC`i&zeKLT0Lo@Q(Yr<xvFZ
&$=vOhv)>-K(C8no2ivlwJH^7m`{ZLe(%2nIrbOK@*d;d|IdJ{?1is?Oib&CO4$qGA&l|f_?f8pwYWu*!l5>ae#Vfxp@j@atvY2_8hiw#ybhfcVByGH@l{xN
a0Yql)&Ye{dHw`c6q=uQg5u-s{(XA?w5KB*kBN4_j+72(<i@XM59Kpgh{_(A?SG&w{x+dNT{{y{|A6G(vg8>jDUMdDS{6HNU_ls4zc22$W+`-U0Z*BiuuL<}
amf~k=pl=7<_>u5*KHljI>J%dDBH3RYKt_uk>$mi0BOL5w%+y_36G<wnQKq0pc%?Li(&jzy5tjg3`uj_T1bB)r~z5hlZJ|nITl?$)XA<(Fcr&olyO58#hHch
@^Zf)o)g$B{~+>5y<a!`z1oUP^5Zk7eE8_4-S0sgDE&ppjnD57CMalCh>FC7_~I+Db_Z&SOH84!%UbEucN%0wy^5G4D!^Ol?sIWU+->VfrfaJ)@3^KcmLkHz
QoVQzE_RmrmNhmzJ!Ixh<?IY<2xyd)=f|=NIA0ZiNhTetJHLF@#ZDUIwWUx0t`AkL`dpKi8RRmX*f$-GcHzH_{Z-xtJw-acV7IltyilJ&YI*gU+7krF<L$Rq
WorJq(%uF}K@a%9r+2exeaqiL<F$LLflhQzzkhRVje1~JU2(F${LyvcZMVL%+tO=Z=jmY0>Ech_*U1>GTG51+Fn-O<s5;c#`h(^F2LO;vAO
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
