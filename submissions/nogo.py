# An agent for nogo rows=7 columns=7 planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, generation 24; float16 weights in 477,680 bytes, SHA-256
# 6e72c5454e38d3e7b931ca0cfe040885dd35d7f1492f0f5de2942b9e29b4fd76.
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

SETTINGS = {'game': 'nogo',
 'module': 'nogo',
 'options': {'rows': 7, 'columns': 7, 'planes': 'mine,theirs'},
 'search': {'simulations': 49,
            'selection': 'puct',
            'c_puct': 1.25,
            'fpu_reduction': 0.25,
            'noise_epsilon': 0.0,
            'noise_alpha': 0.3,
            'target_scale': 0.0,
            'considered': 16,
            'reuse': True,
            'prove': True,
            'leaves': 8},
 'player': {'margin': 0.35,
            'reserve': 30.0,
            'leaves': 8,
            'compile': True,
            'solve': True,
            'simulations': None,
            'memory': 100},
 'sha256': '6e72c5454e38d3e7b931ca0cfe040885dd35d7f1492f0f5de2942b9e29b4fd76'}
PACKAGE = 'azkit_06601152f1d06ab7'
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
all), progress and tables. What `import azkit` offers is imported on first use.
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
    """A game's compiled rules: `box` goes into compiled functions, `keep` keeps its function pointers alive."""

    def __init__(self, parameters: Any, functions: dict[str, Callable]) -> None:
        if not JIT:
            self.keep = functions
        else:
            compiled = LOOPS if PARTS else RULES
            self.keep = {
                name: _compile_rule(name, function) if name in compiled else function
                for name, function in functions.items()
            }
        # The box holds raw pointers: without the references in `keep` they would dangle.
        plain = not JIT or PARTS
        self.box: Any = (
            SimpleNamespace(parameters=parameters, **self.keep) if plain else _box(parameters, *self.keep.values())
        )


def _compile_rule(name: str, function: Callable) -> Any:
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
    count, returns = len(_SIGNATURES[name].args), _SIGNATURES[name].return_type
    arguments = ", ".join("abcdef"[:count])
    _PLAIN.append(function)
    call = f"call_plain({len(_PLAIN) - 1}, {arguments})"
    lines = [f"def wrapper({arguments}):"]  # text, since numba takes neither *arguments nor a type that is no literal
    if returns == _NONE:
        lines += ["    with objmode():", f"        {call}"]
    else:
        convert = "int" if returns == _INT else "float"
        lines += [f"    with objmode(result='{returns}'):", f"        result = {convert}({call})"]
        lines += ["    return result"]
    scope = {"objmode": numba.objmode, "call_plain": _call_plain}
    exec("\n".join(lines), scope)
    return scope["wrapper"]


# Numba up to 0.61 pickles what a wrapper names, and a rules function may hold on to what cannot be pickled.
_PLAIN: list[Callable] = []


def _call_plain(number: int, *arguments: Any) -> Any:
    """Call the rules function of this number, one that numba could not compile."""
    return _PLAIN[number](*arguments)
''',
'azkit/errors.py': r'''"""The one exception for problems that the user can mend, and the commonest of them: a number out of its range."""


class AzkitError(ValueError):
    """A problem told in one line that names the file, option or ply at fault and what to do."""

    def __str__(self) -> str:
        return " ".join(super().__str__().splitlines())  # what it quotes may have several


def check_range(name: str, value: float | None, low: float, high: float) -> None:
    """Raise AzkitError unless a setting is None or low <= value <= high; NaN never is."""
    if value is not None and not low <= value <= high:
        raise AzkitError(f"{name}={value} is out of range: {low} to {high}")
''',
'azkit/games/__init__.py': r'''"""Rules, and nothing else: what a game is (`base.py`), one module or room a game, and the laws that all of them obey.

In come a game's name and options; out come a `Game`, a record of plain functions over flat arrays, and the immutable
`State` that people hold. Nothing here knows search, networks or files, and nothing outside this room names a game: what
a game offers beside its rules (exact play, usual opponents, how Kaggle shows it) is in its `extras`.
Read `base.py` first, then `tictactoe.py` and `grid.py`; `README.md` has every game's rules, options and figures.
"""
''',
'azkit/games/base.py': r'''"""What a game is: the `Game` record, the `State` that people hold, and `make(name, **options)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..compiled import RULES, Rules
from ..errors import AzkitError
from .registry import ALIASES, check_options, find_module
from .registry import GAMES as GAMES
from .view import View

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


class Prover(Protocol):
    """Exact play of one game, faster than the general search by the rules; agent files embed and use it, too."""

    def scorer(self, depth: int | None = None) -> Callable[[State], Mapping[int, float]]:
        """The function that scores each legal move of a running position for the side to move, higher is better.

        Exact: above 0 for a win, the sooner the higher, 0 for a draw; AzkitError where that is out of reach. Or what
        an alpha-beta search of `depth` plies finds.
        """
        ...

    def compile(self) -> None:
        """Compile all that `choose` needs, in seconds; without it `choose` goes by the book alone."""
        ...

    def probe(self, state: State) -> list[int]:
        """Legal moves among which `choose` can tell: the only good one if it is known, none if it can tell nothing."""
        ...

    def choose(self, state: State, order: Sequence[int], deadline: float) -> int | None:
        """A best move as far as is known by `deadline` (of perf_counter); of equals the first in `order`.

        `order` has all legal moves, most promising first. None where nothing is known by then.
        """
        ...


class Endings(Protocol):
    """Exact values of many positions of one game, each as far as `nodes` of a search by the rules alone reach."""

    def __call__(self, states: np.ndarray, moves: np.ndarray, nodes: int) -> tuple[np.ndarray, np.ndarray]:
        """Of running positions int16 [n, S] and their legal moves int32 [n, W], then -1: values float32 [n, P] by seat,
        NaN where that is too hard, and which moves are good, bool [n, W]: false where one is known to give value away.
        """
        ...


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
    opponents: tuple[str, ...] = ("uct:400",)  # texts of agents, the weakest first, that training plays beside `random`
    prover: Callable[[Game, bytes], Prover | None] = lambda game, book: None  # `book`: its content, b"" without
    endings: Callable[[Game], Endings | None] = lambda game: None  # faster than azkit.search.endings by the rules
    book: Callable[[Game], Path | None] = lambda game: None  # what agent files carry for the prover
    positions: Callable[[Game], Path | None] = lambda game: None  # with exact scores, to grade agents on
    # Of other programs' records, by suffix; who writes gets the last position of a game
    readers: Mapping[str, Callable[[Game, str], Any]] = field(default_factory=dict)
    writers: Mapping[str, Callable[[State], str]] = field(default_factory=dict)
    # The running position of (orbs, seat) on each cell, the seat to move and the number of plies played
    from_orbs: Callable[[Game, Sequence[tuple[int, int]], int, int], State] | None = None


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

    >>> game = make("connectx", rows=4, columns=5)
    >>> game.describe(), game.players, game.actions, game.planes
    ('connectx rows=4 columns=5 inarow=4 planes=mine,theirs', 2, 5, (2, 4, 5))
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
        return self._compiled.box

    @cached_property
    def _compiled(self) -> Rules:
        return Rules(self.parameters, {name: getattr(self, name) for name in RULES})

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
        """The position after `move`; AzkitError names the move and the reason if it is illegal."""
        legal = self.legal_moves()
        if move not in legal:
            raise AzkitError(self._refusal(move, legal))
        array = self.array.copy()
        self.game.rule("play")(self.game.parameters, array, int(move))
        return State(self.game, array, (*self.moves, int(move)), previous=self)

    def _refusal(self, move: int, legal: list[int]) -> str:
        """Why a move, which need not be one of the game's, is illegal: moves as people write them where possible."""
        named = self.game.actions is not None and move in range(self.game.actions)
        text = self.move_text(move) if named else str(move)
        where = f"illegal move {move!r}{f' ({text})' if text != str(move) else ''} in {self.game.name}"
        if not legal:
            return f"{where}: the game is over"
        texts = ", ".join(map(self.move_text, legal[:MOVES_NAMED]))
        more = f" and {len(legal) - MOVES_NAMED} more" if len(legal) > MOVES_NAMED else ""
        return f"{where}: legal moves are {texts}{more}"

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

    _repr_svg_ = svg  # for notebooks


def make(name: str, **options: int | str) -> Game:
    """A game by name, or from the path of a Python file with a function `make`.

    Raises AzkitError for an unknown game or option, or an option out of range.
    """
    name = ALIASES.get(name, name)
    module = find_module(name)
    check_options(name, module.make, options)
    game = module.make(**options)
    if name.endswith(".py"):  # also where it took over another game's extras
        own = replace(game.extras, kaggle=replace(game.extras.kaggle, built_in=False))
        return replace(game, source=str(Path(name).absolute()), extras=own)  # other processes have other folders
    return replace(game, source=name)
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
    return MARKS[mark - 1] if mark > 0 else "-" if mark < 0 else "."


def _disc(state: State, cell: int, ring: str) -> str:
    """A disc in the seat's colour; a small one where the side to move may not play."""
    mark = int(state.array[cell])
    colour = COLOURS[mark - 1] if mark > 0 else EMPTY
    return f'<circle r="{5 if mark < 0 else 15}" fill="{colour}"{ring}/>'


DISCS = Drawing(_mark, _disc)
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
    named = re.fullmatch("([a-z]{1,2})([0-9]{1,3})", text.lower())
    if named:
        letters, row = named[1], int(named[2]) - 1
        column = -1
        for letter in letters:
            column = 26 * (column + 1) + ord(letter) - ord("a")
        if 0 <= row < rows and column < columns:
            return row * columns + column
    raise AzkitError(f"{text!r} is not a cell: write a column letter and a row, such as a1")


# Others are shown the cells of a position.
KAGGLE = Kaggle(board=lambda state: state.array[:-TAIL].tolist(), position=from_cells)


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
'azkit/games/nogo.py': r'''"""NoGo: Go stones that may never capture, nor be placed without a liberty; whoever has no move loses."""

from dataclasses import replace

import numpy as np

from ..compiled import register_jitable
from ..errors import check_range
from . import grid
from .base import Game

FORBIDDEN = -1  # an empty cell where the side to move may not place; 0 is one where it may
# Bitboards: a row has a bit for each column and one more, always 0, before the next row; a word holds DEPTH rows.
DEPTH = grid.OWN
WORD = 62  # bits that are used of 64
EMPTY, MINE, THEIRS, GROUP, LIFE, ATARI, OTHER = range(7)  # the bitboards of a position


def make(rows: int = 7, columns: int = 7, planes: str = "mine,theirs") -> Game:
    """NoGo; a move is row * columns + column, row 0 on top. There is no pass. Plane "empty": the legal moves."""
    check_range("rows", rows, 2, 19)
    check_range("columns", columns, 2, 19)
    p = grid.parameters(rows, columns, 2, planes, WORD // (columns + 1))
    options = {"rows": rows, "columns": columns, "planes": planes}
    return replace(grid.game("nogo", options, p, play), heuristic=heuristic)


@register_jitable
def _around(p, bits, which, word) -> int:
    """One word of the cells next to those of a bitboard, some bits off the board among them."""
    width, own = p[grid.COLUMNS] + 1, bits[which, word]
    near, edge = own << 1 | own >> 1 | own << width | own >> width, width * (p[DEPTH] - 1)
    if word > 0:
        near |= bits[which, word - 1] >> edge
    if word + 1 < bits.shape[1]:
        near |= bits[which, word + 1] << edge
    return near


@register_jitable
def _sort_out(p, bits, stones, life, atari) -> None:
    """Add the liberties of each group of `stones` to `life`, or if it has only one to `atari`; uses the stones up."""
    words = bits.shape[1]
    for seed in range(words):
        while bits[stones, seed]:
            for word in range(words):
                bits[GROUP, word] = 0
            bits[GROUP, seed], grows = bits[stones, seed] & -bits[stones, seed], True
            while grows:
                grows = False
                for word in range(words):
                    group = (bits[GROUP, word] | _around(p, bits, GROUP, word)) & bits[stones, word]
                    grows |= group != bits[GROUP, word]
                    bits[GROUP, word] = group
            liberties = 0
            for word in range(words):
                free = _around(p, bits, GROUP, word) & bits[EMPTY, word]
                liberties += 0 if free == 0 else 1 if free & free - 1 == 0 else 2
            for word in range(words):
                bits[life if liberties > 1 else atari, word] |= _around(p, bits, GROUP, word) & bits[EMPTY, word]
                bits[stones, word] ^= bits[GROUP, word]


@register_jitable
def _find_moves(p, state, mark) -> np.ndarray:
    """Words of the cells where every group keeps a liberty if `mark` is placed there, its own included."""
    rows, columns, depth, cell = p[grid.ROWS], p[grid.COLUMNS], p[DEPTH], 0
    bits = np.zeros((7, (rows - 1) // depth + 1), np.int64)
    for row in range(rows):
        word, shift = row // depth, row % depth * (columns + 1)
        for column in range(columns):
            who = EMPTY if state[cell] <= 0 else MINE if state[cell] == mark else THEIRS
            bits[who, word] |= 1 << shift + column
            cell += 1
    _sort_out(p, bits, MINE, LIFE, OTHER)
    _sort_out(p, bits, THEIRS, OTHER, ATARI)
    for word in range(bits.shape[1]):
        life = bits[LIFE, word] | _around(p, bits, EMPTY, word)
        bits[LIFE, word] = bits[EMPTY, word] & life & ~bits[ATARI, word]
    return bits[LIFE]


def play(p, state, move) -> None:
    """Place a stone, and mark where the next seat may not; without a move that seat has lost."""
    grid.place(p, state, move)
    columns, depth, cell = p[grid.COLUMNS], p[DEPTH], 0
    words = _find_moves(p, state, state[grid.TO_PLAY] + 1)
    for row in range(p[grid.ROWS]):
        legal = words[row // depth] >> row % depth * (columns + 1)
        for column in range(columns):
            if state[cell] <= 0:
                state[cell] = FORBIDDEN + (legal >> column & 1)
            cell += 1
    if not words.any():
        state[grid.STATUS] = state[move]


@register_jitable
def _mobility(p, state, mark) -> int:
    count = 0
    for word in _find_moves(p, state, mark):
        while word:
            word &= word - 1
            count += 1
    return count


def heuristic(p, state) -> float:
    """How many more moves seat 0 would have than seat 1."""
    return (_mobility(p, state, 1) - _mobility(p, state, 2)) / (p[grid.ROWS] * p[grid.COLUMNS] + 1)
''',
'azkit/games/registry.py': r'''"""Finds the module of a game, by the name of one of azkit's or by the path of a file, and checks its options."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
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
    if name not in GAMES:
        raise AzkitError(f"unknown game {name!r}: choose one of {', '.join(GAMES)}, or the path of a .py file")
    return importlib.import_module(f".{name}", __package__)


def check_options(name: str, make: Callable[..., Any], options: Mapping[str, Any]) -> None:
    """Raise AzkitError unless `make` has all of these options, with defaults of the same types."""
    parameters = inspect.signature(make).parameters
    for key, value in options.items():
        if key not in parameters:
            raise AzkitError(f"unknown option {key!r} of {name}: it has {', '.join(parameters) or 'none'}")
        kind = type(parameters[key].default)
        if type(value) is not kind:
            raise AzkitError(f"option {key} of {name} takes {kind.__name__}, not {value!r}")


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
    moves. `orbs`: 0 or (orbs - 1) * players + seat + 1. `hex`: for each piece 0 in hand or 1 + cell + cells * level on
    a torus of rows x columns, a move is piece * cells + cell, and the number behind all of those is a pass.
    """

    kind: Kind
    rows: int
    columns: int
    seats: tuple[str, ...] = COLOUR_NAMES  # what people call them; more names than seats are none too many
    colours: tuple[str, ...] = COLOURS  # by seat
    pieces: tuple[tuple[str, str], ...] = ()  # of `hex`: name and colour, the name "" where one takes no part
    targets: tuple[int, ...] = ()  # of `grid`: the cell that each action touches, -1: none, it is a button; (): itself
    # (p, state, move, most), compiled like a rule: `move` in place with no more than `most` of the steps it sets off
    partly: Callable[..., Any] | None = None
''',
'azkit/nets/__init__.py': r'''"""Networks, and how a machine runs them fastest.

In comes a batch of positions, as planes or as graphs; out come a prior for each legal move and a value for each seat.
Which device, precision and engine do that is measured once and remembered. `plain.py` does the same in NumPy alone, for
packaged agents. Read `nets.py` first, then `evaluator.py`.

What no GPU has run yet: tests have a fake one of CPU tensors, which shows that streams, captured graphs, two GPUs and
memory that is full are handled in the right order. It cannot show how fast a GPU is, whether float16 and bfloat16 are
as precise there, whether CUDA captures these networks, how much memory they take, or that torch.compile and training on
several GPUs work. `pytest -m gpu` does that where there is one, but for several GPUs.
"""
''',
'azkit/nets/graphs.py': r'''"""Positions as one batch of graphs, in arrays that a network takes as they are: no padding but one void node.

Row 0 of the nodes is the void: what lies behind a missing link. It belongs to no graph, and its links lead to itself.
"""

from typing import NamedTuple

import numpy as np

from ..compiled import njit
from ..games.base import Game
from ..search.evaluators import Leaves


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
    header, _, rest = zlib.decompressobj().decompress(packed, MOST_BYTES).partition(b"\n")
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


def checked(leaves: Leaves, answer: Answer, players: int) -> Answer:
    """An evaluator's answer as the search takes it.

    Raises AzkitError if it is of another shape, which compiled code would read beyond its end, or if a number in it is
    not finite: the first move would be played for ever.
    """
    priors, values = np.ascontiguousarray(answer[0], np.float32), np.ascontiguousarray(answer[1], np.float32)
    shapes = (len(leaves.moves),), (len(leaves.states), players)
    if (priors.shape, values.shape) != shapes:
        raise AzkitError(f"the evaluator answered priors {priors.shape} and values {values.shape}, not {shapes}")
    if not math.isfinite(np.dot(priors, priors) + np.vdot(values, values)):  # the fastest sum that shows one NaN
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


def as_answer(game: Game, leaves: Leaves, logits: np.ndarray, relative: np.ndarray) -> Answer:
    """A network's output, float32 logits [E] of the moves and values [n or more, V], as an evaluator's answer.

    Value i is that of the i-th seat from the side to move on; of two players' only the first is there (V = 1).
    """
    priors = np.empty(len(leaves.moves), np.float32)
    values = np.empty((len(leaves.states), game.players), np.float32)
    _read(game.rules, leaves.states, leaves.offsets, logits, relative, priors, values)
    return priors, values
''',
'azkit/search/ranges.py': r'''"""The numbers in the settings of search and self-play: which mean something, and are borne by memory and arithmetic."""

from collections.abc import Mapping
from typing import Any

from ..errors import check_range

Ranges = Mapping[str, tuple[float, float]]
SEARCH: Ranges = {
    "simulations": (1, 1 << 22), "considered": (1, 1 << 16), "leaves": (1, 1 << 10), "c_puct": (0.0, 1000.0),
    "fpu_reduction": (0.0, 2.0), "noise_epsilon": (0.0, 1.0), "noise_alpha": (0.001, 1000.0),
    "target_scale": (0.0, 1000.0),
}  # fmt: skip
SELF_PLAY: Ranges = {
    "lanes": (1, 1 << 16), "groups": (1, 64), "temperature": (0.05, 1000.0), "temperature_plies": (0, 1 << 20),
    "opening_plies": (0, 1 << 20), "cache_slots": (0, 1 << 26),
}  # fmt: skip


def check_ranges(settings: Any, ranges: Ranges) -> None:
    """Raise AzkitError for the first of these fields that is out of its range."""
    for name, (low, high) in ranges.items():
        check_range(name, getattr(settings, name), low, high)
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
from .evaluators import Leaves
from .steps import Settings, add_noise, back_up, find_win, select, withdraw

DONE, BLOCKED = 0, 1  # what a walk ends in: the lane's search is complete, or it waits for the network
ROWS, MOVES, SIMULATIONS, HITS, EVALUATIONS = range(5)  # columns of `Requests.counts`; the last three only ever grow
READY = -1  # in Cache.rows: the evaluation is in the slot


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


def new_lanes(game: Any, settings: Settings, lanes: int, nodes: int, leaves: int, cache_slots: int) -> Lanes:
    """Lanes at rest whose trees have at most `nodes` nodes, with `leaves` leaves in flight each.

    `cache_slots` is a power of two, or 0 for none.
    """
    return Lanes(
        trees=t.new_trees(game, lanes, nodes, (nodes + 1) * game.max_moves, leaves),
        cache=new_cache(game, cache_slots),
        requests=new_requests(game, lanes * leaves),
        settings=settings,
        targets=np.zeros(lanes, np.int64),
        searching=np.zeros(lanes, np.bool_),
    )


def new_cache(game: Any, slots: int) -> Cache:
    """An empty cache."""
    return Cache(
        keys=np.zeros(slots, np.int64),
        rows=np.full(slots, READY, np.int32),
        priors=np.zeros((slots, game.max_moves), np.float32),
        values=np.zeros((slots, game.players), np.float32),
    )


def new_requests(game: Any, rows: int) -> Requests:
    """No requests yet, and room for `rows`."""
    return Requests(
        states=np.zeros((rows, game.state_size), np.int16),
        moves=np.zeros(rows * game.max_moves, np.int32),
        offsets=np.zeros(rows + 1, np.int32),
        slots=np.zeros(rows, np.int64),
        counts=np.zeros(5, np.int64),
        moves_to=np.ascontiguousarray(game.move_symmetry, np.int32),
        image=np.zeros(game.state_size, np.int16),
        edge_of=np.zeros(game.actions or 0, np.int32),
        scratch=np.zeros(game.max_moves, np.int32),
    )


def asked(requests: Requests) -> Leaves:
    """The rows that wait for the network, as views: they stay until the answer is taken."""
    rows, moves = requests.counts[ROWS], requests.counts[MOVES]
    return Leaves(requests.states[:rows], requests.moves[:moves], requests.offsets[: rows + 1])


def forget(lanes: Lanes) -> None:
    """Drop the cache and all that is asked for; the trees must be planted anew, since no answer will come."""
    lanes.cache.keys[:] = 0
    lanes.cache.rows[:] = READY
    lanes.requests.counts[[ROWS, MOVES]] = 0
    lanes.trees.counts[:, t.WAITING] = 0


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
    t.expand(tree, leaf, priors, values)
    if symmetry == 0:
        return
    links, edges, edge_of, moves_to = tree.links, tree.edges, requests.edge_of, requests.moves_to
    first = tree.nodes[leaf, t.FIRST_EDGE]
    for move in range(len(edge_of)):
        edge_of[move] = t.NONE
    for edge in range(first, first + tree.nodes[leaf, t.EDGE_COUNT]):
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
        if keys[slot] == key:
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
    """Simulate until the root has `target` visits or is proven (DONE), or it needs the network (BLOCKED)."""
    nodes, counts = tree.nodes, tree.counts
    while True:
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


@njit
def walk(rules, lanes) -> None:
    """Walk every lane whose search goes on until it needs the network or is done, and then say so in `searching`."""
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

    Of a proven root only moves that keep its value are left; else moves proven lost are dropped while others exist.
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = tree.nodes[t.ROOT, t.SEAT]
    if settings.selection == steps.GUMBEL or settings.target_scale > 0.0:
        steps.improved_policy(tree, settings, t.ROOT, policy)
    else:
        for place in range(count):
            policy[place] = np.float64(tree.edges[first + place, t.EDGE_VISITS])
    if settings.prove:
        worst = -1.0
        if tree.nodes[t.ROOT, t.STATUS] == t.PROVEN:
            worst = np.float64(tree.values[t.ROOT, seat]) - 1e-6
        kept = 0.0
        for place in range(count):
            if not _refuted(tree, first + place, seat, worst):
                kept += policy[place]
        if kept > 0.0:
            for place in range(count):
                if _refuted(tree, first + place, seat, worst):
                    policy[place] = 0.0
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

    Most visits after refuted moves are dropped, then the better value; with Gumbel the highest perturbed logit among
    the most visited (Danihelka et al. 2022, algorithm 2).
    """
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    seat = t.VALUE_SUMS + tree.nodes[t.ROOT, t.SEAT]
    most_visits, highest, best = -1.0, -math.inf, 0
    for place in range(count):
        if policy[place] <= 0.0:
            continue
        visits = np.float64(tree.edges[first + place, t.EDGE_VISITS])
        if settings.selection == steps.GUMBEL:
            score = tree.noise[place] + math.log(np.float64(policy[place]))
        else:
            score = np.float64(tree.edges[first + place, seat]) / max(visits, 1.0)
        if visits > most_visits or (visits == most_visits and score > highest):
            most_visits, highest, best = visits, score, place
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

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import AzkitError
from ..games.base import Game, State
from ..rng import stream
from . import requests, steps
from . import tree as t
from .evaluators import Evaluator, checked
from .ranges import SEARCH, check_ranges
from .root import best_place, root_policy, root_value


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
    leaves: int = 1  # leaves in flight in one tree, held apart by virtual loss

    def __post_init__(self) -> None:
        if self.selection not in steps.SELECTIONS:
            raise AzkitError(f"selection={self.selection!r} is unknown: choose one of {', '.join(steps.SELECTIONS)}")
        check_ranges(self, SEARCH)

    @property
    def keeps_subtree(self) -> bool:
        """Gumbel's schedule starts from an unvisited root."""
        return self.reuse and self.selection != "gumbel"

    def settings(self, game: Game) -> steps.Settings:
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
            schedule=steps.sequential_halving(game.max_moves, self.considered, self.simulations)
            if self.selection == "gumbel"
            else np.zeros((1, 0), np.int32),
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
    simulations: int  # walked in this call
    evaluations: int  # positions sent to the network in this call, by all lanes together
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
        """`nodes` bounds each tree; by default it fits config.simulations. `cache_slots` is a power of two or 0."""
        self.game, self.evaluator, self.config, self.lanes, self.seed = game, evaluator, config, lanes, seed
        self.settings = config.settings(game)
        self.interrupted: Callable[[], bool] = lambda: False  # asked after each batch: once it says so, a search ends
        nodes = nodes or config.simulations + config.leaves + 1
        self.work = requests.new_lanes(game, self.settings, lanes, nodes, config.leaves, cache_slots)
        self.trees, self.requests = self.work.trees, self.work.requests
        self.roots: list[State | None] = [None] * lanes
        for lane in range(lanes):
            self.trees.rng[lane] = stream(seed, lane)

    def reset(self) -> None:
        """Drop trees and cache: the evaluator's weights changed, or a new game begins."""
        requests.forget(self.work)
        self.roots = [None] * self.lanes

    def run(
        self, states: Sequence[State], simulations: int | None = None, seconds: float | None = None
    ) -> list[SearchResult]:
        """Search each state until its root has `simulations` visits, is proven, or `seconds` have passed.

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
            self._search(deadline)
        except BaseException:  # Ctrl-C too: the trees wait for an answer that will not come
            self.reset()
            raise
        spent = self.requests.counts - before
        return [self._result(lane, spent) for lane in lanes]

    def line(self, lane: int, most: int = 12) -> list[int]:
        """The principal variation of up to `most` moves in the tree of a lane, whose last state is `roots[lane]`."""
        tree, policy = self._tree(lane), np.zeros(self.game.max_moves)
        root_policy(tree, self.settings, policy)
        return t.line(tree, best_place(tree, self.settings, policy), most)

    def _search(self, deadline: float) -> None:
        """Ask and walk until every lane is done, or until `deadline` (by perf_counter)."""
        priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        while self._step(priors, values):
            leaves = requests.asked(self.requests)
            priors, values = checked(leaves, self.evaluator.submit(leaves)(), self.game.players)
            if time.perf_counter() >= deadline or self.interrupted():
                self.work.targets[:] = 0  # take this last answer in, then stop

    def _step(self, priors: np.ndarray, values: np.ndarray) -> int:
        """Take the last answer in and walk on; the number of rows to ask next."""
        requests.take_answers(self.work, priors, values)
        requests.walk(self.game.rules, self.work)
        return int(self.requests.counts[requests.ROWS])

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
        lanes, played = [-1] * len(states), [list[int]() for _ in states]
        for index, state in enumerate(states):
            ancestor: State | None = state
            while ancestor is not None and not lanes_at.get(ancestor):
                played[index] = [*ancestor.moves[-1:], *played[index]]
                ancestor = ancestor.previous
            if ancestor is not None:
                lanes[index] = lanes_at[ancestor].pop(0)
        taken = set(lanes)
        left = (lane for lane in free if lane not in taken)
        for index, state in enumerate(states):
            if lanes[index] >= 0:
                for move in played[index]:
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
        root_policy(tree, self.settings, policy)
        root_value(tree, self.settings, policy, value)
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
            move=int(moves[best_place(tree, self.settings, policy)]),
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
    schedule: np.ndarray  # int32 [W + 1, simulations], Gumbel: visits wanted of the next root edge


def sequential_halving(width: int, considered: int, simulations: int) -> np.ndarray:
    """The visits wanted of the root edge tried next, int32 [width + 1, simulations].

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
            score = value  # nothing is left to explore there
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
    """At the root sequential halving by the schedule; below it the edge furthest behind the improved policy.

    Danihelka et al. 2022, algorithm 2 and equation 14.
    """
    nodes, edges, noise, policy = tree.nodes, tree.edges, tree.noise, tree.policy
    first, count = nodes[node, t.FIRST_EDGE], nodes[node, t.EDGE_COUNT]
    improved_policy(tree, settings, node, policy)
    total = 0.0
    for edge in range(first, first + count):
        total += np.float64(edges[edge, t.EDGE_VISITS])
    wanted = -1.0
    if node == t.ROOT and total < settings.schedule.shape[1]:
        wanted = np.float64(settings.schedule[count, int(total)])
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
    states, nodes, links, edges, counts = tree.states, tree.nodes, tree.links, tree.edges, tree.counts
    node, gumbel = t.ROOT, settings.selection == GUMBEL
    nodes[node, t.VISITS] += 1
    while nodes[node, t.STATUS] == t.OPEN:
        if gumbel:
            edge = _best_edge_gumbel(tree, settings, node)
        else:
            edge = _best_edge(nodes, tree.values, links, edges, settings, node)
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
        node = child
        nodes[node, t.VISITS] += 1
    return node


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
    states, nodes, values, links, edges = tree.states, tree.nodes, tree.values, tree.links, tree.edges
    counts, seat, first = tree.counts, nodes[t.ROOT, t.SEAT], nodes[t.ROOT, t.FIRST_EDGE]
    for edge in range(first, first + nodes[t.ROOT, t.EDGE_COUNT]):
        if links[edge, t.CHILD] != t.NONE or not t.has_room(tree):
            continue
        child = int(counts[t.NODES])
        t.copy(states[t.ROOT], states[child])
        rules.play(rules.parameters, states[child], links[edge, t.MOVE])
        if rules.outcome(rules.parameters, states[child], values[child]) == RUNNING or values[child, seat] < 1.0:
            continue
        counts[t.NODES] = child + 1
        links[edge, t.CHILD] = child
        t.enter(rules, tree, child, t.ROOT, edge - first, moves)
        nodes[t.ROOT, t.VISITS] += 1
        nodes[child, t.VISITS] += 1
        edges[edge, t.EDGE_VISITS] += 1.0
        edges[edge, t.VALUE_SUMS + seat] = np.float64(edges[edge, t.VALUE_SUMS + seat]) - settings.virtual
        back_up(tree, settings, child)
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
'azkit/search/tree.py': r'''"""B search trees in flat arrays, one a lane: their layout, new nodes, evaluated nodes, and a new root.

What always holds:

- A node's edges, one for each legal move, ascending, lie side by side. Its children lie behind it in the arrays.
- Values are by seat: an edge sums one value for each seat, so nothing here flips a sign or counts players.
- A node is NEW once its moves are listed, PENDING while its evaluation is asked for, then OPEN: it has priors and a
  value, and simulations go on below it. PROVEN: it is over, or its value follows from its children's; that value is
  exact and never changes. CAPPED: a ply cap ended it; that is worth 0, and proves nothing.
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
def expand(tree, node, priors, values) -> None:
    """Write a node's evaluation: priors in the order of its edges, values [P] by seat."""
    nodes, edges = tree.nodes, tree.edges
    first = nodes[node, FIRST_EDGE]
    for place in range(nodes[node, EDGE_COUNT]):
        edges[first + place, PRIOR] = priors[place]
    copy(values, tree.values[node])
    nodes[node, STATUS] = OPEN


@inlined
def edge_above(nodes, node) -> int:
    """The edge that leads to a node from its parent."""
    return nodes[nodes[node, PARENT], FIRST_EDGE] + nodes[node, PLACE]


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
    if kept == NONE or nodes[kept, STATUS] == NEW:
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
    while len(moves) < most and tree.edges[edge, EDGE_VISITS]:
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
'azkit/submit/__init__.py': r'''"""A checkpoint becomes one file that plays.

In comes a checkpoint; out comes a `.py` file that carries azkit's own sources and the weights, and was tried out as
Kaggle will: in a fresh process, on one core, with and without numba and torch.
Read `package.py` first, then `player.py` (what plays inside) and `agent_file.py` (the file's own code).
"""
''',
'azkit/submit/player.py': r'''"""The agent that plays under a clock: network or random games, searched to a deadline, one call a move.

Everything here and below runs without torch and without numba; azkit/submit/package.py embeds it in agent files.
"""

import base64
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
from ..nets.plain import Forward, NumpyGraphNet, NumpyNet, Weights, one_thread, unpack_weights
from ..search.evaluators import Answer, Evaluator, Leaves, RolloutEvaluator, as_answer, encode, of_moves
from ..search.search import Search, SearchConfig, SearchResult

SLICE = 0.1  # seconds between looks at the clock and at whether the move is decided
COMPILING = 3.0  # times as long as its rules does the rest of a search take to compile
LOOKING = 0.15  # share of a move's time that is searched first, for the order in which a prover looks at moves


@dataclass(frozen=True)
class PlayerConfig:
    """How an agent spends its time and memory."""

    margin: float = 0.35  # seconds of each move's time left unused: a search step and Kaggle's own overhead
    reserve: float = 30.0  # seconds of the overage bank that compiling must leave
    leaves: int = 8  # leaves in flight: a batch of one wastes most of a matrix product
    compile: bool = True  # use numba where it is
    solve: bool = True  # play by the game's prover as soon as that is within reach; False: network and search alone
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
        """`settings`, `weights` and `book` (base64 texts of blobs) as package.py writes them."""
        self.config = PlayerConfig(**settings["player"])
        self.puct = SearchConfig(**settings["search"])
        self.module, self.options, self.book = settings["module"], settings["options"], base64.b64decode(book)
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

        Only the start (compiling) is ever paid from the overage bank, and only while that holds `reserve` seconds.
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
                    if perf_counter() < started + spare:  # the bank has paid: the move's own time begins now
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

        What would not be over at `latest` (by perf_counter) is left out: exact play; or all, by AzkitError, if it is
        compiling the search.
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
        node = 2 * game.state_size + 32 + 4 * game.players + game.max_moves * (16 + 4 * game.players)  # bytes
        search = Search(game, evaluator, config, nodes=max(1000, self.config.memory * 1_000_000 // node))
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

    def _choose(self, search: Search, state: State, deadline: float) -> int:
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
            move = self.prover.choose(state, list(dict.fromkeys([looked.move, *by_visits])), deadline)
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
            more = max(2 * self.config.leaves, int(rate * SLICE))
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
eNqUt3V03NizLhpmMlPbbpDUklpqMIdjh5lpAhPmxGFmBocTc7tJsCVtQZuDk5kkE06cCTNNaJIJM0yu3zrv3vc7560Ddy3pD+2q/dW3SntXfTVkiHHW7LFT
rfPGThw/YbaR0g9JSKH0cZQ+vvIZNqzy+9/soyaOnPVv1n9bHDUlffTkWVa7ddzEmbNm/4ft/8/7/+3/D67/KdKssaPTp435n0H9v77/CZbjf87K8V+zcvxf
sHL8N6zi/ues4v5rVnH/F6zi/htW8f9zVvH/Nav4/wtW8f8Zq+npUyaOXvBzpW3uv+A4kv4Nx1H5/P/9/jeGI+lfbf9KoymlT05J+HfW/xO46b8tzx05Zc7Y
/z7uv7j9x7D/ZpowccyYsdP+BSMp4V+C/zuf/w2Q9K/Gf41O6f+96f9EHDZsWL2HxKGy5XJc+d1yXdz64sNNPzha2qeUV2Bhpf3KtYQvhbaUKtpvsi1Rsv+T
yGiPEx9amyVOMtfyZ+25XRi015l4qtRbPGvPheIxXNOkUXvvJ/Zi72NucoGjkbSoLI8gym/GdbdfL82Wh8VpxYssFmugTTIPLDHYN3COvVHFMcQ6R0tHXFz/
hKC4TnbvvtDYuXLXPROp9aUf9z4vG5y/S/sihRT3TZlYvCLh5P45KbRdS5rrj7Se919OnlR+cv+aomHNq5cEOHLpMYWvkt3lI/ffKyluerFkQdwboureQPpU
YnyJIDdJrChpV/w5Zf7ew7wpuUhdWdg8bl58x+Ib6Mg9eNG2slTXlJJqavKem9AUtzthdWJUcnp5h6S14G3iC8cJZVSLbf7VRef3cv6u/qelP2mLtIiWdwtt
tqZ7e/jN/sSSGKArH1TyrWhGyYbkC/DvwoaW4CJz6R7FBr8W1WzahXgivLEeL/7h/6WQs6+WB5bOkDyWQvsqNTfhS+KwpHFqinwGvCxcWbKlsJW2FW1EzYqf
Vhxc2pfo625h6+AZbOeBat9X8t1vsXsKq8jlfgOoYQmF57AXCS39bak+YoZyxHxQqi/n+VtKUwqq46sLI611i+eVTyru5JhQ8rrUXdgwQdf0gP9eZD8QtWc7
1CkLotVkPdXZX5M6XPJmz2X5AJ1T4iQWFS+Pn6nRKZEH3iY+KHqecsFf7O9cKilzSy9YR5Z0oIqLozC6GJRewZLK6VavyhLY26XZRebii/jQ4qvIxWZZxbvK
CouPlrKFFe6s4p/ch5sNLURLo4pLS6q1BMVJxVX8CXta+O8UT1SSmt5sdqw0o1QrmVe+X1lTPLyETjbrnXR9ti4eY98Ut5/c4NeUmfYPSdP1c+IuaoscJld1
chiyq8lnZaB9mTqxeGhJuVi9CC97FL/Xe5NeLPdJyS+7rM/fG5SsK/x1j6XF7mRur1zWSN0IkxOk4lF7fzQdlhK7b1SpUZ6vWZLGqukpDdVNKUm/TE155R+Q
0ktNpLuUfadGld85kFS+lAooX28NJwckfGW3WD7ruxUeK57iryg1SjXtd+QpRUdzC2xZtpSEyMK0okD7ZlOE1l47FG+ml+59nbSTcJS3dTREnOWC/ZHdXz7Y
9p07p/6l/ZzwPSG32CsPVReXHIC1Si2JVwnWQBS3k67wvkJnUd24hdpo29aS2ITfUUdCH8CUpBdOci8q/FC8owjx8yV9teHK+LJF7uHl7UvCyzyFXcq+IFcS
35esSeqyx5YSWDY1pfref5LnUQ/9bm04nUExcYcTpiAfEhpYU0qMZfXEk2Q9sYRpIWLQSfaGacVmB6tN8Yf77drdxBHwkK3cetq+xr+3CCBKZbZ3J9TYU5iQ
uOdey5Pl1ZJa7emV8Bn7qfQoFV2Wof5dGmAZVxph6VjyVpNKcP/clqfUwPIFRceKk0vniLtLL7nczUgkvdQtPCg+IGJl8eWJJWOT7jF3S7dpM/2Lubf+6iUe
5+Fms5SvpR/sr+NDNK7QZh+eUAQhu6GouLC/50hhhrWFPd4+3v7K3SHzYdFOK6STEj3FK+K6J1rt30q+F70oXRzvUl/I4SBNHJw41f9SJxdfsI5WAx3FSM3C
T/ZOVhLfyyykvznSmWr6VzZz3PSStyVN5Vl21J4Z/xAJjauj/qRRfrVokMPrX2FJl39hB/mvWd+zu7RQ9XkhWlRL65jQ19+y+IlcBb+blABGmZ8IZHEak2l6
g76y1rMXUCeKdsat4u9p70on2O7bGsbPwHsXVk3skh0sdC/e7A9G1nJDEizaPX8de1LxIntn5jZEEy44LhTaEkTNqBUUeJUt8IXwk/1XeXHBJf83SvL/UPvB
+oU6v1gUJK9zxqH3qMHJ/vgLCXX9RQ6++C7MLGSTuhetSPiiVbWMJE4VPzKnlNwm6hb/41f8fxZ+0fba18e18n8mNiSgQmBxmuIqjLfftXnsFEULn5EXpefp
Ova9ZVGkGB/jPpv4RdlS2tMuJ8R7Jpdvg59tjWNKEnrZ65b3ctx1XIlfWxJQQiTUTsBsI0pd7hlabEm8fIN/7ttPNIH74rC4toUX1L7F04XVBW5AoYH8Ufar
1jZuvK1mQSjs73lUdLWohfx75s9a4/ioldXjf/BVlLt2B//IsbN4L/3N2tbfnL4i5MQVxT9UP3h2+h2FD61OekqR0c7JPwrPOW5Zw7UAu0mY7lb1CxKXUP8o
WnwXryAHx/HFT4W0wiK73f+F+tuxyfu73MDqgRP5afwtPt/xmBmrTrLkUXPhBiwJzsMHSJLxmrkzTaplcj9TknAM/kaX+TRQkl1XDoef8RJDE5OqBSpJ2lRt
uYpo9QrjNQm6te7qEThFq1F4Xe3qr+ap4W7LBDhY+p5tOnUrJtE3xJxq1LQTjhqVsf8kXxf2pX7J3aPVwvtTO9BgPFYMtlTQC8wv9Dt3V5en8z97urL3hF7S
ALgO6NFZwm3YHPSUM6BK1AI1QWrhInM5/R1+EOcZ18nDeJ/UJneHISlvmVrCjkZWeK4q2WQ99Rl0qd1pG6eaoskM8yV4mFTtLajr9gsoqRaaU8U70uxcGRBC
LWCmT7JH6WB8mjCesHpqRkSCF3xHS6oJoV/5OlNl5AQ0iCpjr5O7kdDcJ84nsUXROpNolrxtCZ/3Bs+Zj0q1XG2FgTtPkidAWyAIAUICMGSFqbuRm/JNNISP
gMGex+CuCuHmwgqhB06LbqS6UbXOdEo8kCNyHsIvFpvcDRsk3CDbxhwseOcaJBcql8klMaPxOnyu/IcxXsvA23M7ogKljbtDxdvsBtkm12Hz8Y+wPyPHHiPI
uDbsPKxQqifOxzbbm6p34jbJVRLf0lYYyfxgKpB5oTNM16MMeKTggwW+MeYCpISbbSnFBsa0B7Wsa7iVwlxxO6lyFL/al+Hqk0eCfOIYUx20tf3uO2Uv1Aez
XdHSyI1cY/EDcUrtRA1S9fwKUac1VnDpBtFT2Ef2kKKs4Ww9qUsTxBeX35ragy1AWudqzu7kBRjmh46jSAbZy5Mtxii23Ca8wybiLZ1A/CfmkLbBwAKFlbjq
TKzwEEbkN2SP5cdGd8Um6xoYruQnC9+ZJgWPc+aSPn6OtZ77uchh29RUfwuwzPtbdn9cVPsLelCOFUshriExXY2NsVO6keZl7kS5EWjIdzHWRT9JJaZJXDp6
mfFkTmcfGR6Dje7e4vUdk0Ak10sI9CwrMAmHItZKD8UuoD5faprAbWb7m4YY1vCXwFapCpVJ8ua87AohSekAe9JtDavhT1y02gnW5NtLB5lM5xn4DxXHzbd0
4eZCd+Ax+iZNxWzHe1je5DzwBsgR4iO2Pr2BS8frSQyxzVgj9yS7R7cAqYldjCn1LuLCxGgpw8nmnsX3IDeNWRGoOUZuENaK3YXcCu7oDjL/HugtqA+noXeJ
bKo3+xehAcyO5wa4Gfop3SO7GjnShuA7iOkwpJhlvyFzsGrRU/gb0gChFO0OyvRLhGHYQSALa2wvlbM5/RldaDpzkVPZAk7NS4EL7YRxafgpeS87yroYv8z0
EWfCH9JMJhKJsKYxHekHqN8W4flTRpVcRrGOAT2wtXQbPItw4mssz8AZ+xp0kryTKSncLxoovfRIripeUw8ovCUTHy3eFbohjaBhx2zmm17R12Ye4BcttywP
LXPANHGh4Rxl4rpCFNkevtjdV9/WtLLmB3y+filnxJXQ/h4nYoquEhXnxHbmxj62BFB/oZdCXPqV6j3hFzhCzhf/COiHjor+HXq57/GK5WpBG65a5T8TkD/y
enOnpDS/033QvV3oLee674khuaPgAlNbOEnKCmwGGpF9YTT1swHBTxFh8Cy7GjuNsoYPcBHRXR6nmKSv5DCsp3wJZhhWk2/gPFc/8RNjto6qvxbfKJVb1277
gw4uSofLlesQ9T8ze0ASdV3sItzlg/GLTEXkWHQy/IV9Ac6LHakhfLipp93nM8VsA5sJRUgRgvgJHp1cYUbgR0uAfRU8Qxa4xzgvIydQD9s9+odwEj6T/yLD
uQkgDxuB7ZY+oWu00PAica5vCpwJorD3bKGpiGiBTsiZqfvV2YBLM69yrRaaE1XiX5Ib40PFufK8nYcLG8IS/LWcDYNhnkoww6AID1hV70WhupANj+fdxWL5
peQq7rFvnG+Tezl3SxglvDTOKdinXybtI53SNcUAf7Ygnpu2b1lj5K1YVfInoaHcwVyV2s4XER0Zu/u5hOlro1fdC9gN0dc8JvYZHopnELxLFGP5d54Z4gN8
CrUBbg2wxfRkdfaj3ATxk9DRfJf9nfh511yoUbFII4L13hL+9LHCde4w8Q1piHRg94ll3JbI+Vy5uBVJj/FYHlAJfCu2Dj+dbRV9S9jO18WWc4hwCH6iR8Ix
yBpTX3Yr3oGCQqpSHd5i1mGThVm4g5iGV2GbMNc9S9w/dHuJNmbUsIXaSI803Db1RldxM4VYpmreGGI8dsu92FVsmCm4w7c7m+YH4JUZEHeButIJvBV8QpyT
M2I3qcuUocxFJD7sL+JIsNsymlqO7sEjpI9qd/9oe32sHKxRF1BviYFauHCcayUdcb8H2WpN7jGsS9+mJ/MeZhH8zJrF+6qFXaMe8ucRjoRs617feDg7Yn7s
BOYr2tdaCrrIjYQBIusuoJpagHm5eZizlrxSqY7Zxevei+LC/Ar/JdqQMJzoL6+yVIfVxUwyBw7BlrBj+WBih2usPBn0yn0t74jp6t0O9uB1pGrCPlXClxLd
7VtBpLcaeQvLVwaxn6Nn4heEMu6NwUxWc9dh5nkPOgchBn7zjlJuFXJd3w3/Yj4XviOzM+PXf6JagzZgTUw4EwBX+qY5xsU3Mhxk95DF4Fc5E1yDfYlQshjW
Jii4xxIgxxiCMKfhPPonV1VATRK1G44O6wKHGrsZ41wtqZPCgLDR1CS6u3a8YLw7AIyDLeRnUnTcorABoL8vEjeQUfQr1ApqcmcbvctPxknpL2SZoSY/S/hZ
nSqHxN6zX4qJkLubTwaPsxrFw1E1lbXuI1Jj/RB3H6KHpT730+6pYl06l0+RmoihZBPhm9jM+Cf/m3Ab48kUwzbDkIhHBleewzMnuoQ9mz3R8AKZLuA2gE6H
daU07y27RvK+V+gIS4T8CD5CcXKRu0hdbCzw5PtumHtGLACx5la6Y0yOsk7+Klw21lI3CN9ATThftrHfiBLD7K0J+CjlAjnbr8oRQld1pXBTaE1dFCTXTHjP
3YTvzc6m/tGvIFlQX9jCPQrrBd5jNfjG8gbPXpGHL3XvhWHSRotRvopW0Pdj10Kv4Xf8DiOx73eNyx8NHhWsR46g6cgBrD65Gn1vvmAcLz9kj+HJ8Kj7nQeH
GehLUjImwr6+7IiDxFLhWv4/sAydTH7wzIGp+VWJaoIZTmEUZjL6DU1HJ5JDfMfNe/OuR3Yl/5JewnjiBTcQlHsWeLNwlAiV+2GxoNtOm7YxV2TvCmk5Afx6
xIAkmdLhC+NZvH+u2RyCxOa5MivA0YJQZgvIxduDeDAHzGDbqxbhg5AJBPdbvlHBSOZUzlc2AnqN18IX8BHybfGNs64QCznDBTxNReXaOT5vkeGsxMbskSsk
n349n8pfk88yx+V7YHF8Z6q/eNze2I7YO8Slx41QplIvHImOLtaD1urEcTvHjENmg+e25uTGnOlsJzyd+wZ2SulUT38FnCM9cqaBsUih8EPuY/3F/IIpkDDb
fKqHcg8y0ln2NL3PaNFC7Y/ww7ow+A19pFJaNa6d5l+/VcPVq8pNza3PUT5ZNtMNhdXKUH+O9SAdAAO5qnIyE6QvpVxIPcSZ3wUecsdIn+Eyfakphb1OjdiV
7asJL8JcYor7lvjSm0rmGVl9C8MMMItfl79uzSjuOP8ytxu2WbojPPMU4cnyAXmwUmLI3jlC4Nhk5RpyimjrmijH2veQLfnnTKE4M2k3XSFewKPhB7ZEaEvU
NEdY69Ak9pTIJjyOGqGN7eXiProE7LbH2HKxLBiqvZbdZC20vXZb6yD5ydnUOOSh2F+aY+0Oe8mzrBmIAWaw26WTBpoyWbrLfSqV/nPQn/hDfq1ck1ZJNYqn
Y3+Zxwi5lmCiFcLDZAFVDsoHZVIeb34lvtaa+7+o0fLv7lfaUCTYvRD5hNwVTPJ8umf4Ht8My4OCrwY9m0g0hp2lmu4ekYeE6fLZgI/SMYcoJ6jL2NO6FaCN
9GvEfjgT1gHptD3OLG0Gr7imng/Rq8BOdnXBbk91CUifwX3qun5ocVbkU2ka3BMyi/8TBFLv3P2o1rSBmqzZqHfwBRmKKQTmSEKWwim+/YDxJjlbs1c9vZFD
TKmrAbPAvZDh62whrhIKW6GcMF1hM9V0mBbeB+wlRdc7bgnpsb/11qFreAhyJpYgTAK9K+8fB5szhz1HxIkMip1gmzIr877pJpDL3CU+KxjsGYQ2pEYE7fY5
yFPya+RPLhcMBWvY++Hp1iNcdyICR7g0uNJ7AB4SOnPN6SVmWqitVLfXRIrwE7ZY7UgB4R4ONlIj+Azzp7x/0P5svjRLfE3WNZeRVthCQPBXxurm3nBDqCds
grJdHEa9iT5KdGNHolz+IZCNBEgoPJ1TqWSY5cbrOxahb7kn/H1pLzLGs5K2Mh7dCGKH6SAS4qswTZHuyE/ZOlgjdgd1O69SmWi7+Dx9IL0/zmHdgW8Hu/FM
mbJGou1VHNvWZKa+HKcNs+wVyiC5mAjR9wI9+Vh2krmB7QpVxUuzK3atqtQ3SeI+aNb/AiOV6kKj+J5Cb9gOPYlA6VgBb7lp+Yg78QvsHIseP4ymxjZAZ0lF
wmrwRnKrBeIYfIr7AbwPLooBsBh8kq360/A+dVMNkRvG5XIX1D8s9cS+lKfoH2ZO9mSqqThL39X+wtRXmSGlGY94s6JS6QzqJ2JyTFv9Of10Mi96I75SGm08
wxwxT+Cb8E/cAzLmmO9HP8GeRdZEt7PLDa1jn9ADFX3MM7ZlSOXESCVLL5VyKThehd20XOSc8FCsToyEt8AaDBfrKUA9DxsjTfmrOw9ajhKXlTHESKKvXM7t
UVYpna0diANuHxxr+g4+uqdgsjIOtot6x1bARIsM/85cCf8Wl4KbXFddRfBbcbVrTugLCqcTEwYvR3UjhavQgh8TGTTLmAlT+WnskmzKckBLhD9rNFfu01ty
uCLJLPwh+vG7dCDfh3wKroPeeHdho24Z15fvIfQTLEw7ppp5NHHB14EYxwaZAD84JtnzMq9Ev1sIjR6MXqJu2K54TlKZuuXeK2h36nxARublAobeYSojrMoX
apbw2NkaX0xu9fyCr3W34Sz4boMRzvAGAlruKHmVA3h/OIJK50eo+ujf8H3aBzbL3kHtr+Yp3WALjwHLk4a7e3j+FNbxMnIzd5P5DS+I45mz7M8mf6bZsBKf
kXeb/I2t69rKDxbP5H80t4WnCgS2m9QazIBlgt7bk/u4K9VVy72PbcPJIR1yBKIIOe4t0H/KF9CZaAKvcV7QkWiVv4XrQKLCB7jP3dj9tpFZuChfx3qgsUxf
omrBFdbmmQ4m658wV007xedwMCyBt/PPGF7p3PAEWb3GeHaFECKM4BxckBhinIydBCdyFuR83OJEK3UvIeBHwJqsQreqP6GeJGsyQ5gDUCbPcO3wpTldLRVk
Te8Tpi3vNzVg0rgpviJ+gztphQ2P9YaBcMZFJpsQrCp6EXyVernXWXcaGaGFe7iIgWzuBXYZXUsVG+oz4SFNqfOKkRwvHSNqyWGgszuBKrVA63W9heoVjxLf
LRreIsHEByZ+sRdzFy3N6ReWt7Bd4QJipvBQemrabVtFzXVrYAKYoFYX6sAzYrivCxcMRiQ8sbuEatZc3w+8XB1PVpjT4qyRq5U4UtNo3CHUg/vwJGqbpbvQ
zvhWSI99AF4aM4T5uwnwm9LKnCqul3J2vyFc4gyiOqhjHqpFqD8M9cAXbg9b6FlNW7hveTvBCNYPG5g4pA7AmcQmO2je0jD8PldHnp8HkK6IzdOdyyWM1HXD
3Zzf8XZIDeNCkAqKYlNs1/La8ufYrgaj8lBoC3XuCiYBiTJF4rvimpmHin9aQ+1eU191Icn7FxWGquW2IcYXVuvO1IjdTBOynqmDqR2jQxZU9pYRoguQxBj+
g3oEqW2rtVOTy6Tzwi7IqA2Fj7q6CibMiq5mmWooNNcLnQD98t/ihPxN1g/8M3kobqQYZ9X8/sJAcIk5pEGkBbIz7paSKiUVP4CSyHEc8imfl628kvcHg0tL
qIFSFSVP3w+/GdkS6U8lcQO3L3NXk/r57nE2LBgK3nGWeiaQ/xTvLk3jV0tPkB5SNJ6tn+8HaKI0zrMctuPCizNMCfQ98xpTlZiRDOXDqV3UH3C6aRKfKdzU
I4jTm5pZwyvmX7AO2D0YeOW6Rf3g1MaIP8BaRc4Wnmaa7S3U7WSmcYf8F2yIrJFu4y2VbLGRGbOmKu1gcySIPeh+RBQ22W4yi0uZPvmKt0V2VsFGHGdkZIsQ
Dm/HXok+Ix7jbvnWM5vYf3xj8DPodeMLQy0Po7/u9ONJYRI7WZDIX2KKhbu6j2CmcTrL++J9H6MkvglMYFcJdbiTyFn3DuxqXi7W3bCay8F3iV3QeuxES7aP
R1PwcSACVlcaMVXc97jH5AFWEhTfr3CcvjN6Eq2F1BaGs+niI50ePo3Vo8uNTcU61sbuMniVmoTv5SbI88QhMcvou667O++bN4i/BTzJvihl5/vNw4DO+5Rz
59bipvlmCdnSQe815mLO9MrTutlwjI9iE/kHZkmq7IbOsZZfY68R7QSTVEIO5p8KjaNmWkPwlEwWv4xbmH7KI/Cbdwu7DtKcXgj0MpSBkvie2n3WQOYhO+BV
cMNnY87DiNh7gABd8YHMWqtj94DMJ7QWZ4RT1VVyhO026qQ7i6O1GPKR5WTCCBuqPZTPhKp4qqzpPnkfW+doRZ43xEN4xZKjP2n7FUnExztlfXLccXsxn6be
g/+Aj/YD9p7qPPkIVSauYY9g1YU0ax17RNESodRSFYaw+2Jk+Ry8Z/gg/Y6E0htMtIjtSqBWYAPYTG6q1BntmxcJVPI7OYBexIUo94SdvhSmg+ddfgvDMPcG
723Tu10h4halkXqaec0EoXWME6RblSqubsxZ8a2lCPyVGBh3NbivZvQdVR+A8eJtaR2RYegibuXfoMDb3DiOjAeREXvFm/J1yzNlhpCDfrMsFr9YdGbavBm+
oj8ideEGMUdMpzphf1Npfhl48V6ijkLxAeCK05HXCNyA201n5F+412g3gpKjLE2hh58khUl5ylHQX0MMdQQnMMn1qWThkvsEyEHfb2tqfFuQjqyU24sBouJu
xZKVE9oZQMgGw2fLLPqYuTu+XBzFReSf9tTwdvKOCOu4mQBWZxB5wPRarCWy8jTLVropna+1tG9GwtF2XovwUViPj2LrEWXojs0NDWHu2aZfop8gKWhUSDC3
NnaEFqvNhvlSiXTN/1ysr9Q0YFZn5dQ3S+4ln1Zcak/zWDuMdkqKOY1oByOkjb5C5rC5Ad7d1y672DLKUOjO8HUWS5mR0k+01RelnwWn4YE+s/6xbxn2B/hp
PUEuBa8EF+NlZ8NAfgDVmClmONdDdC5iNvDh3fkSWIO7K0a7/sKC8SinH2scszHcgQYRQ9A0ksuPgkvzW4LHGLYymT0pNsQPxu4zMmyqcL6go/Tcl+AOMk/F
U/Gm2K2w6dxkpRF2KiYTz6rzk66zJxVUZbK4KmR/qQnXCqRbprhl1VGZ5zoFQ8EK4RbYKY5X7NDGvOMWe6d40rkp5H1wCC1gWxDdyMb0LTCA78IGE08DwrkA
8jR/0fW3awqXnsE79cQiDrjbZ5JEBTZM0PlyuDZYXWmHmJhdP/IXr4TFQz97CrhNcUSGK1I4aqhHffNejaKEEn115o2wHw4MR9VbAirPt4zg9sMg6q4n2Cvi
8ey7ME68Z1PwMu4N2YhvEofzWzC7v1wZXWih5sZdpyPp51SWdVvcFxlFqquDLaUiAG8ZUe1DFbiP2JoKlScbQn2D/ECiFvFr4TXNaB1i7WyDtpd8ijLV/jd7
RruLrbB0yZxHHSWWGk9bUj0cDBSywSH1HhjPxaM+4quSYcyw9BW+GD/bHuMbXBey1gEEPRRznlvAOPDpeAP0BXl58x94U2MEctSdh/ZAvhnSDQ64mF0r1Iis
y+4gw0E3tS7/SIst8UtagtWO2a/Ss/nr9jdsIbtSiiWai0nuCQWdDQ/oz3yYHIVXiBtAEHmBH0e25hbHNIM/9CkxN5BmlmZYmdCrhh874atr6WnZRn3B3iAj
KstnbUCjO4Qw+MLyE3mOCrLIDCfuA6Pgcb4hEACLXYomuZmq1XeTQoTGnrtgrbE7RMEu+i7B067g1pYr+hw4vfI+/MOtZi54ToKGnqfSe2Y6WmDymK+ieu8D
yc+uZM+4V2fuI8ZgdTCMMYS/z06POYGOBQsR3FmfXu8+Ic6GR5kiazk7wNQZjTdONC/gWjBNeC4s1HlRTDDQ5hZEj2AV7cX+FJxbEI/UVLK03uyZQkmJU3D/
YqW58oFZi1ilV0pPeMm5QFoDf8icaSE1mWsoTIM/hKuUSetExFqakoexoUi58DbmOTbU21AYTB4njMRVX1XbKbzAc8KjyzuAt8OLzHp9NhNgzcVXbBoi3TXv
Ib7lBBqXW77h4yP6uU/GtnLVooeBLREDzcKGR+Ay5MHORuOjN3pLncPZGN/KyG3ezYjqXJ593rCG6RZ1NftXz1pDqVQqt9DG59jpv2K6gXpgRnCkbjT3mJhi
3OpMQWtFL2JCwVfhl1r/eFXpK/sno0bFYhkY8G0Nj8yuQjdxNYCxBXXxdr5SdhunefpJ53xbCqZ6W4W49KnoK9hAXuo5i4roQMNW81JsKNqAXxJVk1ooTM8P
iJ3sSzWdRuYJj8XVehzrwn/h74A67ivIK/MRXOR20Ytc2y3DGCofeCrgBFeAJZY+Zv9uN9rGmuvwC+1DLRnUIjwIHWwfLW4C74OZxm1sq4QDRH3yT7DbgsCB
cKkyzPUBeOl5oC1YHTFReKhrQ1xhWiEj0B1cLaZM8uDx3qNSVswg+0b8d1s1R4O4HnGNeAYMpebhAHuLVZjPiUF4MnpF2EluDDmmbIbvhC2CWX2j1ZRHMwG2
C+YDNpfYg+iifDXtEXeIi4gvVC/TdJKhbhOLLRG81TAJrS7eRl8i1QxuYj3ZCaRkrd3V0dLLdQdTsZbcDFFhzeAh8kDYYTqin45l4ma8CjXD0MbSSJ0WedTG
g2P4ArKNR7Z85t1gg3eP/VlB2+yv4Jkr2BCofqd6x9n5d9DuX2t2oDn04O0XiPv0I6JPEy/TM9segRO/iV2tO+kgh9Gy1nxjZa/sQeED5Y9SitjVn6F80hap
acSGVWthH6m6BRpKvfPcUTGHGIOtuX4Wnkn1c6TZd1MX4VP6Z96oOsVNTDUyx/2N/AN0FHeaz0bd4iOz5wBnZENxWEEDfUP3A186uZ9H8UFkBjUFr0BrUQNx
SV9d2mXOo+848wsiLfq8YNOi4JaM3XNGmGZcgxSjZZYIFQilWCRU2V6cz7ZY6g0r4H34KNppvYitpwZjf+R7o+dXTvgO0iCMZQDChx2I624d7XEXjS5ez8zS
UuxTbS+Ep9QQ6RQ6m7yEThPyrQ3JkfgmXU8hh/hKYcQ2Yqt7YHQc+s6T7h4bbQXd3EHcs11Odmqjuc5X5qTse7jZ1AW4pEj6s9BSxtB9ZC8iEguQf+ZqmBIK
uiNbTTNCFNDHt9dg0FXje7trcD9h3cB8sIZaqBvIx+o8rmvOY2Kv7Jr69bgqTOF2B271dfcuFiK4C56e5hVR9eEw4Qk4ZBwIot2LdwNdcvg+9oa+vqDwh8EG
Z4BpDN6TrBoVxtuEvySfqCOAmJaTjQxFSwrMUntxUux90NK9f5VGz4r+CfQ1JLEp/Erir1oh1ob4cXIGnuqNy/8JhAttDKudp721De18CVnT2A3oCtFO3MM0
fDE6HDQEqvBeHJTbgdia09TbhMfZ/cgTgTOvYfdK9qAXsf94JtaO18YTgnGTqaXtjnBI7KTY1BUKpt4rGKLVb7pdbguniB/4jPwKrq42P3+LeSabSzRj68I6
oKFSRbjrvYT+Kdu5UFAOW4luOU3epwwKuaHFc8eV88w+cZu+Nv9b+AR5G9eUfy/ch7NkjFrnxrRUSyQSEbZXe4qzzDQtIuyW/yR+s/AXdpI2DH0ND8p56vOI
6fYqRrPuDMvLk5Sp4lrQl0zeitEjYTcMEfJM6dLpggOmATBQznJnuJzgmUCFdRBksjfR0BUJjoFk9le+xDshdzK/FlmA6vPx/NNhfzAhsI00QB7MzVN6uhrK
15wfxHIphaumoqE0nCbs0HjmvPJQ+0P8oEWILnUWUVWrJk+UT5ASvEXMgQhVCDtjjdVbaqn8Q3bAfkxT4b18CTyTI2SGbQBHCLWUtZqmzZXH5J8BW8BgOQuM
MOE8KVq5lSBQoqR58m0ilVws1xX2UMNUPXdEqLDkcw+aNYdJ+nNwk/cic04/CNZCrvAmmML8KpbK04g+dl4AKjTp4SOkkOht6peTZwkXDlVmbpMvg9/NTOcS
0HtsJ+YFk5PYkhkYG8p88LaS2ih7XIfUtcYTyj/iUrWcZ5RopKvs98aQ71keKYb10fisF0JmRDlfkNczvzXHufcIRWRjsSa1kb5AjiK+ieXYOrK2BulG4AC5
QulETVcGWkf7KTgba6ZloAw/HTthPCAsBkcwKrdRXiR8EpOVZdSHMW/EzvARfZirGTODXCtfZmk4Tt5EnxfP6TNMEfIlORzGemM5wNxi7/vaWyp4++5HbIgw
n+/LXuePcjjUG/LZfd4Mub5xF7juHAwKdKXePZtzQdOC7kIuzxAmXYr0qVK/V+fGZ23h80AzEytuZPurgb6Za7pLGeAx14JtHJGsX8uE6Rc6F4kr+fq+Elly
N8BXuvsyK5jbRBqySvtLeMWsUGViGI24FxCdFCdexkRF37Vuky4AjOuPbIocyDnBgejazHxztPiCKeF/wefKH9kK31IPFNogrwCDbgYADBJOYaNzmumBmC6c
EQosZ0B76VBsJlOTmQPvse0tA/JmZlioKrm/wk+ePPAVGpAq7CrLZ/sXubb2s6J5axRMi78lTLHWsg8XJeqTfBAGb7nCHxT14BI+2mOQn4nLuW5wstRKqSV7
pNEwpqCt/Br05I6bL6hutJBH5Tf8brsjeoKubuX+XVxV6ObuwARPI2MAbCQQ3A1ZZAEfBqr73dE95O3kIq2mtJPtWalMAuR9XofBaP2Od2LCpHmWz0oQv9lg
iWjLLzAy+iL9ESXJ8BOY5k7Fo2ER6zTMwWcI57zl0b0KslxDwgeCg6AQf57TTY/mvySOAw7phs7hb+RX5QBYpMyoVDh1zF0kUr4fFaAs9t6Q2xc0B214Fz9G
fq8WyntFi/qSWQM/an8roaYy2MTsVBfwH5TmVG/4C75RHsC2sg5XlIIlorDzPokTUUoL/iJ8LjZkJIEShwXIMir0477Dmu7l/J/idH11VzZaA5+jq852Blts
HcUdfAA9DXXG2JIXRDywroahtq7iyKTdTKi7hdDScB5pV6n9wsh5APBtqKl4K3dPvK29H14R4yd/4u+T002U4IriyDwhEqbhJqm/xxA3z5ClOx5ppDfw9xzB
EQe1n7HdihyTosxh1gtTd41WRlCRRKlpuNBKEaUa7Dw1SEnziV6dybPyJ7CJ68p5vFHeVN8Px5e42pgGj/GLbAfpNEMjeZ4WXjDAny/tVVoqc9VBsSdJozqe
Gi7rnSJE2eXiDOGDLgs7zZwxLvROZeeCovX7YwF3KSpKmca1c9bAt7o/ezSxpvExM4w5h4cKyzBr/n0xED6v/wKcd153VuQnMs+wTnzNmC5MIGfke7EL4WBm
Cn/XXFv8Cx3Gv3bfFef7NN/d7fNcVsavz0BnwQzPGWZbQV3xF0Oi1DOmSNrlxTw33DnRGlcIk8I7o6VMU7O9URsQuOuKkOoJNpcQIex5poEnGfzw/SoMJI2w
n7ZCF4+GqCvFDKGpSuIm7yrbYbIcW4q7yZHsOOc8TnC39DWUJvNpzCHPMjzTRxYgrIVL5PN1i+B2b4Qp0hslJa3PRAskl2eP2BF+otN8o7g17OTYABgCH4hH
fN25X9HVWhM4xtze8VQcSuWjvfkvwWOJO9Q52FL8Lrm0PPshYQnSkKkHXuh/QF2d88xRySQ20LehBoM69BDvedsiEQUr6HTsImYmKGE6V2GerVXIA/iJTIg4
x9nckWjbQs9yLDGnGrZTy+m0+P30BtA9+gVVtHaWHGddRPdD+MobN8HwQDlcOWsk+fpZK8h1tnALrQyyQ+tmo44op8IFRZ7gGYG2w2n8HN3TPJI8SI/HGxUs
1v9EluCQXCvNhy+wpaSEfZAo6hoTxd8wnMKNwBraHu9suhMzAx2CGT1djB3QT8h6VGaO4b+ZWpET9W7vYtsQ1CwXgSfiPDhKuUlPEXuRf1BZeDeqyCXTda3R
pq72jfQ7+o1lDjbUbPWex49hAbSEptkt9j+sdWyxZAp2xG6jJ9jPyNXlx74zeBt/a8s4cSpMkSOldPk0dY1cAk97ZpI5usG2EnuooycdGfeNPohX2PvZdcQQ
ax+0lflokEUaqUEkQltBHeAWeBZszZe9TpIg+Uh8tSHEytNplvjoy/btdLjhsvjMVmYmkPIwvyEGOJj72b2Zpmgv98/sWH0J95zIYMbh+Vwcdcn6j4m2HiDz
lXDrOfJGTITFBJdktfLlsyg31Luc/SY95mfid9FjznjsGVpB6ozLyIX6s9otarO1ifqZ3sHV04q0s/ItEqM3Ee35c0K4+SbF053xbsIPk8D3R2QhzIziNl6x
9kMxMh5BTJT5em7zPMxZmNfaMNgwkdirnA5/irdh8yXaVA9vgRaSWSIrhuO7pJ/lRmxfdwGoFxznm+5xegr0vbw3tm9c/igmBMlHAdMFCQLnkbOUGhtH/o7+
ues5uzLwSaxVB9l7UgSx2m0xfOD3g4bIKeaHPAiUeaoGjnF14XINBzfXtOQSVT1FxDRXc1dsxG72sXDYu9H7BTSAtaNHotuZFz7Fkoww7Ep6JtGITEVO7Fhr
ey/mmuriWcQXuiNeri/XHfR0suzQLzPX91wzVZhXg6PYcEP0tms6GPHMPAsYxBxL1Zy3xhrsbDBL91lYZehoyZKJ0DMht8TZIuF6CqzMLakl2kCoITaSBvAp
MYP8qXACJ5qOWFN2WHL2g3jPFJ9DvQlqF66xbhOXmbr4p4MPIFSe5t+PFIC2YkvpmXkTHM9k2eb5TogTfN9BJDOfcXFTxeFKuPOapKaEaF0kFhZIqfA+aCLW
spqo8OgGUlt6tTwNH0F1AwWsSLfUIkEd+3gdQR3XnpHXCuNT9kupsgKPStvZJr7O0gWpcYJPOebfhj8rDFWnmIvVz0Spr5N9hJJABekdOcO08/wrez1DM4yB
yWALPMV3Exi+NfkXUVe8KVUHmfJC1hU5Ch0Yu4Xtz04HScYaMc3EJG8dzx/8MLLc3VjuwdVT3keuZxTtBtyaPEyOcHeRfWpNdYnvsuKnU52vrYPkvkSo1lgo
t+7ROtodYIL5hrKtYJ1/o0gF9ZNZvivxVVisFrLfc5bwVjlIiFcnghvCeGaoNkue5W1lac6V06XcWqSj0NKyBPH5dsh5Wn/hIzrE0tKYHHsRbiQqVJq8payg
12gvoiXI4IAIVqxiS7m3PAa9bsYYj+uV6zg3zhsJ0qm+sDsbwOfiYJee6eOWvQ/dC9c92PVAuMTdcYmGgSaBaYik+7Yjx/kV+R98RfpFwmD7CbfPPtv0xvYO
NBYeM7WUyN0Lc0pYHq/JzQIxvj5M77BFwmUkoLKC9gdxuaP8acW5ckf/AfmmP1f7rbC/6gBGsgZEbBn+G5Zk/7ACp9rNryfri83tKWCudbWC26fL1dyX6NO+
A8aBzAgwm1WyH+X+Ye0ozIteGHsQVpV6wNPCZqE+14Q4z1d49JyeG6Ce5m6qnQmbOC3qkJdmTvK7Ylpziqu+4S6fykQxr5lHodONTcBOcSK3F/tH+EguNdaV
7sOx1VtKt/E55hXSBQ7DF4kuxAQWyJ+k4/A1kEwXsbOWi+wpYWKBy10o/2pYA5PdPFzHb/KS4l9wOpgi5ONpXAPPffyq4RKZIQJXObeJvSo2g/PkJN9YIjf8
gLiWPy9OjGkAauSPhHYWB6dMruhzQmC4gTYy74RlEVpBM2kgGJytU+YIp7gJunB2hpC5+wGSwFtjHhNrxYO6ZjlJcid4UIxDf9kVr1QIH11xvl6Re4i24mt8
MJyhfgC02IurxYzAJwTf8Q1JqC30J06DIMwC6qnH3Fn5320/08VMHugPb4gDDFfN6byZsihJ6FmLRb5PckrwjkHsfAjgI2ohPEGNULrl/AArqQn4z9xO4anb
Ja+A+6nWYENRcyrZccm/zzsNtq8+WgTebupn6gV8zlMaItqxLGmpZIeY7ZX6Rn5A7hDSzT7pPjun8R9xHgLnfiCp7DfLeInSBet/M9wwbHUWO1KEtfqBopd/
I9QV7+OL5Aj8bOXA0i//CyKbZvPVPVMxNHyEsZF+CzMG3FVfiieF5sIP7qHYBYuRr1q+yLGwkM+Qp2iDuONiH/Gxew0YnhQT4fOvlXYjxZ4nSE1spfA1Kduy
DttPNbLOz7oCq2h3cmItKaLKFghbRA75i98vn/W3kLv6zwkdTX+pT8XsgnPm/mI5XcPbREF4ytANX25c678PBsD25AjXDWQpPB2VRj11ByljwXNtmm0VMy92
PtKH6mOazt2VkiIWiO/RpcKJnW2ZGuJE01QiV23IQcLqDkaGsMN0Jb5G9Hb2DnqN36Wv7R1hqsKn8dtiZURBboKDaCf99/W7RISNlvtZymNXol35LnIYcMop
lrZ0muxgR/hq+3LBMG5/xPTwjuIRpI1zr6+bMAIOgSVwF7Pd/rxwgtJGCisULdvQdux2vSWlblQjujf1nL3AzDPf517ChUl1qfG6YnNd407uSeNMLNc7Gq2F
bva2YB+7d1nuhZuYeqxe/WgYLRYIk3KslNG7lFtnXMlDaZAS6bkJ/wwJQY7E1Nw9BzTh5go9fDHIJK/eWFklJEJc5Z0gjFfSc07rG/CnDU7v/qzLZDp7nVCI
NlJRyHwxXggQRaIfMg5dwEQiNYl37GGBhHOZe67+MJKtLXfJ782mWWIZn3BRWiAeib4mlDK7gMplEmsN1xknPyJnguW7+S9WMabI69WXeI+cutRlfCIyXxck
joraII8Rm6Kz4V3DQP5Xz2ozhR0kIsAU7iXXWpwjtRRmwb/BXiGfLeEiiLrme0o1c01qgqk2mQgD3DrDJPdIyyMwIGopt9S/IqYr+UySrNdI1T2NCoiNt5Qh
k2SJeUhclEfS1e3P/DvF6tYkROXqRfBiDWIQf8l3Yeva2F7YbLoH2IdsxzuD6nxFxHt4T3kLm4gy3CdcFK3KEvyxuw7Yzfm95+Tr0TZZxN8KrbVx4lI4wpcs
9VAWofOjRyonZAfNCKlwmrjP/ouYprVm5iK0EMQYoEkr0Vayn+EKcZYWnoUJ7/SNzKjsAx73frgyZg+TD96SgYYVVKZ+CRVtjeF0UjUkWdcA8Veq5X/Cq9D3
Cvq6z+AT8Gk+pM4qdiSi51CyWrQD04NcdU3uGDgtOkCY6unO9wWStBnWB5R8R+wrhbEx5hB2EXMZH6bWlldy8/lTUK84mZHuqbAW9EMJDPes8UXAPrAzHsc9
lfdoC02x+kPgA7vYvctT5v+dRPVPYHvmDlwCegj7xLrwDIvDLnC8UiTukQnwSveYHpurg4/UVuws4aAnUXjjIOWDifkJe+BhR6+kQLtZei8s8ITubgROgZee
HdI6sZ20xRlFvEIeWdMUPerOa+i+jXdky3kMI0CEGOG9xevgB8Ms9Js4wP61sp8UoUdtQ7PuBJ+UbsKT3F7pD9/fkhO0lT/DIWgKXCU8lefDd7ltpRx0fcQM
5hA2Fu3H7Iy5b6jlC9FdYPfaJevvsKYtlPhBe+yr8eOYC4TDHVJNWCHsYEfg3dUGcjt2NRlq2JcfCLcAt7EUTPNtcht8TuGCt8vOLJZwT2SuMaf5DvLJ/GVs
T5mWastP4QnBw1YjhxNRYn3kl8ZvYS3+Nd7SFeic4WkBL/OlyHLDXHAH04nV4Tz8GCDqroGfGJ97tNuEXsdemO94LNwaw11fJ/aRiUA+QC4yjmhuVqT8ys6+
Iupsdk+pKnUGWYhX9fZjr5s3WnruuF7JWoIR0YuZLKkKusW4DkYYqjJn1sdxgikA59FJ+DBbLc4s1adqhe5WNGo4wHkGWUEp0fnZidLP9ueuV3gH6m/+PfM1
/2fmjTPb+0BYrO8jNgpcxgypM1w/T38swuXcFnw55pm42lgmnsKCTLnS/ijoOcwkMz8hY1WVq8++iE0Tp4fOxklJ5h4xn72BSjPLSn78zjx+SKPvag1QI7mp
f6/cU+pI7RJvqku0ho5sG+qr7RhHL4BV41KVFWwd0RTvlUfbx0vX1dlaOVWAj9S8gBXHMiflnvRyaoSjjhiphImjY0aK27G28AU02hVPhNAHhNhmqG+8Kr3a
mIIf1y1wiMwT84GCkVIb7jcljTmPtYGLsQpQW9lSmAAlZQhguO3wlrWxfBU/ay5DMhATHiz+Skxni3eetDTmUsxJlNsTHf6V78w8kzqhPqFebgxpFH9jK6K+
CZJ+QMQL5pZhtfeglE1NkWZ4tgkzyGtkvDZKHIw+8tqJuSCNb6M+4EOtJTTpC4Lvcx5xUBYFRDD7ZrodYiCTxdZPiGI7xt3mB4PCqGxwBD4131eOqSnCPnmS
lOnfbRsLQ+nhSiBRzTKZq+1tJSe7dkvx+LrYRvAuE8BlCAOl72od9aVUCPLp5WIwmyR/RxZt11kLJMF/QVhpaQnXKTmwC7NDviRZhY0NL1Fbo+v5apD31QLl
JuzNVoMO+whxkZwoyqCyeIsR9BITYc9zXRB74qb8Hkof0JU9wZWKQdxx4AF36O70HDpDyde9NbZEZ4v3mO75H+ThQph9AsrrV5C3GdRXIHUVesa4GBPm48YF
Jxh+w6L9yeIgG032NwjqYmW19tn0TkwVUzlX/AF0sr2JdjH2YAwP3AWviGG2RpCgV1Dd4B3dUBYgd30B1hDLeXKfyb12U0FPpgP4CPO3fc7Otl0Av/vjQyrg
ODTS2Jz5JLbGgwCAmwxTnCLflOe4AL3essI9UniELPXYwAvowGm6JZ6Ej5YsTKT83mc0RaB39H0t8wvOwTC4P++2McXeXlTpV8ZW4lGFotoKZwSzVEdoj3Ux
pRF3wehYE7JDnCAtxbOZ6PzLhkZCFmitBLEdlXR6DvOMOoUPIz/rFzP/AAh/iR7OZ4LdW/9Wl+jX+xbn0r6pJKMGWVpSTOwUfjJ7HEwxHGI+c1v4bOyGifMO
884tuMOlsoX6o+4G3jt8czKAKyJGsmXSX1CWYs2nkc9sOzyQsERtE3+jsoUkazdiBXwmTwKC8lWeSVqEI2qqdabsE7N1N725ukCeUFhqjKHC29I+xftzpBkf
oYVXqkGdNlT4TG+NG4HtsGyRd7FOzkKpbB46j7pGOWz78cm2COYLSosofUlpgCfab1fOLm3V7tQhu4+uZl/vuUSlg4nMSfQxOkozYsss812n7JPJ3RajrYZ+
uliBZNvbQocjN26gLAuout/8XIqQQxvW5/oTUyVWCKYi+Zc+tyGPrVs5+R+3+nRx2e9BH3ZlxEBvO6qr+bz3bmxj8k93pG8oMijqBdcLGeB8tXMJfzK0viBA
ESj4eftHf31pnt7OfhTaScbormS6bTY6j5Ss8TCS+o1Nd5mFocVxTCEeYQ9Cs9xh8A+mKXmGvSNn6JrBOZiZGWopdUjUPsonJ2e1ln+nkYJb6D3Rrp5TMCVU
uS1dhjXWl3iq2sYzd8VhcIhvm26XeR+IE8Jyw6nJpjaeWsLQvKO2z44l9FEtmUqWCrgs9B9tOTXV+k08CB5DSRCwDHiJ+wwaGbaCSZiLmkD4KB+sB9aKncnh
VCteh/YxNBPGebtQZiSIfo9eEd4WBFr+lOdifWAIO4H42/abxezOsH2jV7tUc6iFZ6yZvZXT4jPPfridTzEDWE+oB+aBR9k9jBT/WnjiK8ycp9vp2qglCr1z
vmm2ok4qK3zwPvSlaYek+byiPVfHKZwExZvwnaWNZ2ilkpyaPYvqKgShwcS2WDP6nVkGruYK3kx2FMUgSW4jaCxVE25LKL8SK2TG0FXwP8392fabl0l4yDRs
GtsRO8Lf2JXOB/lY/oznT3Qml6QT3Rt2rDIcF2p5jyMXYqj/RdFZ/keRdFEYdwkWIiM9M+0yEtzdCe66BNfFFwIsLATXIPHxlqru6p5JcHdZJDgsurgussji
8PL+B/d369Y556kPt9h8uo6FYB/g39UUmBnOo918RbY22ZCqsO6UmA9+wO/YXMss711pADgJLGA7rEI2DbuCY6nfYRrP6FFRt0O/EVxsGx04HDoVqiulxA2R
j2I9VcW4hh9S96CQNE37AmR0KaTwi6WHykNmQBDJqnkH1plt7v/suEnag0PVfhknAr3CbeEctWXOvfArZaxUKvGGQsvfvSG9ffYHqRH7kZrn/Vftj53LLRa9
Sa43z4bP4v9GNaXSFhrIoL1SAc7QGkVWi8sjFH1bH+id6dosEmJn/ayuc+uNTK5I/i+o3E82Oq/7jdbm0cGWkV58GlkAZ2ujQReBEpbyHfiThttzAEtyZ6nT
tN9ILv6Np1z4qXpEr4wccCA84GiP+cBEvb80NRAxx/EnvL/wO8w78+ZF+tRejULgkTEBvXatBpdqdVbbqae1quphpmekZPY6dMo93+lVZ3hri0uCTUE30EEN
gmZwPmjzk/FNKKiP0PrSBn8cFJc7IhvuFX9R75pWsRKxwu4Rp+Z0x8pb3pmTMp9iC00uXeL2GgsNUauuj9h0W2+EBfGN7kz+V3fTYA8USipKLq19h+pkGxoa
ge5FaoIf9k8KCZJN1VG3rKrgskijtsEd2oPQAImEGvRGYuTXgff8YCWF+V3M4kuZmzg7oVEokWmrbHQHybPep/ivbFdQxNNM7eOZSL9GN7TXGDCv1cbqk4OF
YLl2hLGCX/L/zoX6VW29upumXG81XRrlPCB+Ef7D+4VJIooqwyawnVE+lBcoRJcRhA3lIqBYYKRvP9+fqQiKoKPaf9IOx1NJJUKJlWzHxXZKBC+Gx7jf5W9g
l6k2ohdX0Y2RM8llcR/143px7DCdHtdynUctziZLfUVPuGR4oiIQMkYm5IGd+Cj9T2PlZiPyGHVF8YFL+ubAfTTdsYaZwy9Hn5QMdVP1vc4ZxBjnn4YX4cad
vGu+ofwXcXGgrjyZ6VxlN73S+ww3xKb2bv5GnJvZiR9kPgfS0CBmfUJjxezYYMlDLZBrpV/R+Jtx9dZ24A2L21Jlk0n5jM1bQ6ht80Yq06Wl2g0lTKSG4nIa
y7Xyvmcl+ZqD4eVbxY0PdZCaBho7YkAzqSU44R+B9/fOopzhCWQOZ9cb6opeUZuqDA2YlEnBhtKTQCJREEqVG8ub6S0/T2s1jGW3gKt4I2QO19AK+FfMIrUZ
uqQc0j9r/7I7yNvwnjZPXaBukOSfzrQ/HFINpZ5olZvKZ81TxO7CYHw4OBF4pSaqR8T/THWxOva+UkPlHzjSFw+HBgt8OeSkvO7adLEx05lKhev5eG2RElEC
Si8v6z2T9UeWy7XZ2TkUxxTkJbkeaQ2dd7zvjUzz33BpTVO0DsJBVfwkiYTf8H8SGliG/SQg3Xc3vyRqTBxSS6lLpB3gAUyJVoXLVGCSapXTauXdV1LcLYTy
6Bi/ky8vNOH64GqS21WfPAvecbSwmD/FtXUOrp0NfZFFqEy0Xc4gejBooTzBWnum++Uojm5K+6Lj+Nb5zxWn+jQ0xd5dKCMkaH+yE8gb9CRmV2JzlUM9UbK5
jtpZPEt21Z3gQl4EQslPr/+p6iNJl39rblO8bNiXnRPqrk0xNw41Avf4ilgO1lbWohfBA2acu1B9btShDyifwqrrEBiFvw0kBjNRkHW5p7tUI8YoAdKFRYRJ
uyHrdIH5F1DATSZG8ucSUtEc9CtcSscY340q+lKhPlFL6pzfHBUlQHbJyCDkjb5y1JNopY7WXK2iTnalcYmhR/AUbC974VpqpXsdWqvtIdJRPVt+flmhLP1c
XQQX2DU1X22pLyBN0j18IdFdIdRm8iBinVBPeYf/wC9YFxhTA0Fmt++I1hz2h/vlL8pYxSotMNtt8eHzYNPPuWsCg8Qua4FcT13LTYsscO50TbX9qt9RO7oN
44G/pjRQdYjzwHFYCF6GFpEDlQPKaagHD4e+y3XJq8Q1+m++p/GrWE4uET8XdQODBIuxOZqq/SlXRwt1OyqatdqZHlkFuqMgI/Dnon8Tm5fc93yim4aTYRsp
QvbACv0rHRI8ImYiwtdMHS32IIYQTZh/2IbSMk2Kk/HyofrkHzWuJh4Iv7XVgONtCeC9XEIplnEXW4HtiknPPq3ekmprk1VKKir8GXwKusofvPPke+AQmegt
zf1n6UqdDxzVqoeue7eBeF+rqjy7CMwPBR2lqVf8InJk6AnVlEnDE9YvsvcGRYmR9H51F3cLTyBu09+Z76b/1A9Wxv9WGASyrYq5l3ws6627LZ1CLgex8nQw
DGwn+6kYehwarnxmPMFd9nyHGdyTXXBJIF6qHvoBb8ovwgsUNnFBzFJbj59zHZE6yK/XfApno1ZqWKvta67fD8V6x1a/CU+HFKz/+pdovlbK2lz9JaK4R/D3
/B+1ifhg20uwwDFQNIy5rn5YiejsSHmxTFYnJkU2UMcIpk3Ta/3MlffhWQn+ZL6p2O3oVHUqECIxrnP069B9lO9eHClP12JPWSdzX1QvWS2iGkme+foaCN37
2JfC2sjwqtMiTfjHxiF9MbGMnYeSkwJ8CiilXrHFeEZEu5NzonblT7yivlB/l8QYreA194SsQ0YjUIldpJVnC///pgb22JLWnZArEbm4gJzwOp/GJjtTa0yr
uhQ++ck6ndBC4QEB2B+mm5LNV4pYJWbF15MayAOx3c5ytpuI8rqkGdFx4LU+V29DHgjupB1MfOgzk7ypUZJZZjSJ2w825TcV5suXjc5U+yhhqipPBDt1Xi/z
0+XS1V9Fj3CM6ab+5bysbgpVc/T2OnSnqrADBF5/qlj5qUpR56noDcJmXyv21WdGbHa36TO3kX9HtrM9jcqCqj9iz+CdRICzzOVgFb0HGptVOVg3WIXNRqVq
krKNmisWsFO5Q/Hz7MvYUbCAAEorV3PbRlwh2gd3o13YKrifE9n0n8ocAI1CFs35M21nY7Xwq7JPnmXTA/Vku70bmYe3NQqZ3vxgrbXyK2sx0vU0zaxcM7VD
D9St9o5qJ34jkRh8FKpGVJZ+JaeDZspnd/NI6YJv5Eu6tD7K2Bkpm++FbYzh1G5tYbRJuGkgJkrL7aQc90R1pOx1vdenwsoZZqW+jJkSmJbgGzZr7bhQxFrN
PMm5ly4n1PaPhMsDz21vtbfCNLkFe0E8gWb85H67clA4TVw08Tk37bvjU2EOtVQEwQq2HKpAypMiyq+hq9AqzxPnqN9p7/LJwfqqKP2ptbZVUGZzPF1XqcGJ
Aa/oRnXhbvMTJcU8jm3HZlAp9MdiPmqfNCN4GanhrkVW8KK4h9KYEUqYYaNlpScyrXVER8PzsXbgrHaWfKndd/N572xNmGXGUfmzchPUDl+1bRM7hi8nehwO
x14TBUpIEy1Hsu4rK02Z5HRuLP39py9OEmaBj9oRujTTXV25qTMYhjCuHDNMfC0uZ3Y631NT2Xl8Cf6UNMYfFfLzWqhn2XjLAXynvMi3WsrCq60rSYjhHJia
V0wpJk/MKoZtpLajrUohlmjpIU2SmuXeW5cWah13HqsEd1BW0SM9NLfPuRvcB64phwgS3TZ1wJaoW3Ndlh81MmCmWDzgCu227xRNStBRPNgNxMQ3Uos6KuX1
ghXsH831pc3KaPEF/Lq+vekfeAB8t/6eO6tyKXGIyilRGOeNwQf6h2C/EJXQl4RWiTleI3dR0AJwUCk3zTTQrIhu/CkzMvyv3QLKB+eHT4WGh7aQjYMDzU+y
/EEiNz0gr7qY9RLapa0EIX4L/WM7C8K+EqGZjqrgj8Cf8Iq1iP9FeAKAce8y6ti0NVmhK+CUuJF6Hh4RXOBIVOqKXXMmmDBH51BhXMUsD15oS/HZaI8yDNst
v/NuCUDQRgahiptagIlyyFJTeSe3hN8yJ8PvjjK26rHp6hR6S+y/5s6Eb1OHdRWBHY4M2rypYbNUOcsakEwVA1iNF9Z9Nsg2qdGZGBKaVX0KWYtiYR3fYO9E
4mze1vSToY22EVIFerS/uK+XHCOK+Jii5fKaYnpgZZDHQv5S5IfgZLJAGm8VAhnhPVKjrHcbQ6vT5VD4ftYE25j4TtI6Ij9PzhniO2Jj/S/MheLR4G+5TcEk
bTnxHCuuJsqXvI1XfqhhxmeFTaYeSoz3BPlGmRz3A87RboUOb9hTsVppj2bEHQqUEDOlsSql9BTLqhXI2oDiboaw7EJ/t3iTMot+50uQUrDG4vvMlkEXXGTt
EWjtOwkqaQxZJ28/GOBYgf2D94lvJy/E7kjj1E/EK2J4cEy4nHLY3ggHlj62ZYGXeMOldbDl5i9KXGwX8nb2cvFx4GEghti28aQvLlQ3r6F8s/KBpckVH4XC
hNOfFSheIss8hliMsVVag9IUaRtNTMFrhrr7rhBSTDf8sv8lMWDjscSYxM3V4xI7m10hShrlGBjom6HZRmF9fOeC9WpWDY2n9+I2ZdJGVvlXXCS3Mc0Gv9nm
ZJX3983JIv8ItgQeRzCA262BbVJS+H3eY9v6RFLqHhLFB8E/pN82NfC2CE6S2hCMvdC3ILZAauLfk37TbBGvY6x6AD0TfyifpZexfcQrUnZmBZe1Vj9lW+1/
mWWJ/2XVzs8V3jgWGoio4F8idy/4l8sBUB/PPrelGWvAHmc5VNzaxnQP7dBLgQnROEcMFacfCiG+kTNT2+LdTnvsVdmWck+ufqQ4099Fg66ok8S4MaYBHfYG
uXIoxVtLnBvpRA4JstGn9A3HL+p4rZXWpaCpNEmz8HHhuvpgYXrBNDWS/zi43M0Yu3kddUg46rrHTxJGuSbB6+TvxljfQPC+2mUvRaZkRVFRVEg2d+0pNcD+
VXzmJbCndGpkGzuMnBJwUD/kOH6vekj6L6cEjJXO5Xbj28CVxBTjCMxXN+lJ+gHbZ+kHuMr/wBs6+pAFtslOFl1Dl7gT6UXZbdT1pAqsYKmMhtPleEp74jyD
rufEsgvRFfZT8LH+H9cLxZM3UR/jm7oXKGBH/pdIFe2I05/fEJj0PyJX5HqBZoFCusema45fJbt1Cq9KX7hzqJF7jbuu0i5tJbYV/QAPIqPTy+mxhNlIhe3c
beVe4ata0MeLrzEPH8NPMi1iLPxrBfG3wOfwYvtY9t2adeJo+zJ+CPjTXzGjWbg1c5/PsjSn68Dp0iH1OVgs41KGGGIclvHcWbEaSHWX9bQRPGg/tyD4uzYp
PEorpV5HReOrS4ilg4ppgB0LrcAWW5dyR1fX3fzUZfbUiTQUJuhx3BB4G/mj6cF/XLku5FlgIGmNWjSazmwFzeky1Fp3MvuA/EC7bPeqZ/kqYQ1Cs72NzK1F
USll/UvjvGbYSxzJu8G79S3p+mh/5V3guzzdb/bOlUn+SbAVLLX+Xp4rN+xrTjcATe03fBOU3cEq1AitgvqReBr6BmbD55IZNgZRWDd8NuMMgcOHwIWP8Q2J
86lyTl2jCD0T5NPD6S+4nVLxh465eGv7NGIy2C8HgqS9rmpXC/FMqYFeHvVynA4upOtCncjKqYviQUvxVzzZ0y/aVVnBjdM+ww9Sn9Bq9FFqZa8Y6cM9Jiv4
v2r7EYOPBWQeCpbwlnMs8HXE7aGD5FNyHm3DN1vTqm79mT4wcUboh8TLkqQ5riCnmiXQwObbjPaFakTrx60zzom4tAo21zt7q6CsXLvzlOMmWutsbDmXb1LX
QIP8qGVSX6r+wOvhHR1l0CbnM/Ae9EYt+LP6NtdlKHFbQIRrLQxEh6X9eTa5Et3YVo39yL6V5qE37BVHYWSEQkY6wFv6EL6bRhj7+RSGw03+t6FdfNiIz/9T
X6gUhQNtDWEQ9TOifFU6tgyLlmjt9UR0G+1EfznnucKh58Q9151aHZhHqIySqgbtFemzfGf9hWSWyqhX1T6WLHWOaTyTQgmSCNapb/Sl2HqYnDWNqqq7Ybbp
tiWHAqSd22NaaF3LTLQ5wfDc8dR1MeA8B4851qj71DJYe5KWN7FvA7vBPd0mXMLHCXtdRXg/GKUcJ99xB9jz8b2YYjYykG19RJPiSHFr/HblPv7DvirwlPmP
HGacsnYEnfC/9DfoobbE+Du4AqQWVEGNtcdSHlK1jfxN9a59AVOPH6zIlQwSM/Y6SbVadJFzO7BEHOQV+Xd6OvTjUByjzRITXOuzWqFXoSFiuazSYv1No/jf
zAvlB+Rg+VfW5Owc/tPZhpgicEBRO4BG1UnXTm5L5oDYZuwMaythHDNBHpY3gatqeyBsYgcxn5x7wIFViLzjbKrOJo6jUiDVP8S+RL8LM408lARbI4EcbdsA
qpEeuaK9nzIA/hNkhXtrm3ODkKnO+rotN2dFP7mrS6fFyaoXfs8qpydrJ9F8ZDCJVE15QE0IeoVecTcy9omnHfYYCjyx+GKP2rvk7acDwfbcN7CNXkY9CGzI
Lea7DZrSv2V0wKtaW+Nj0WiUjtLEhuJ/SkWQG6xHP/Rf5KPBo8owpq5aCT6w7FObsruwJb5i4kWZJ8rSLYJ0eB1sqlGBKeEEejHYKLandhr1lXuiAyoiTiXo
5WCCo7AmT1zAemDbcquFRhAyzKJLSGUdFwivalI8TDaqgDfYVFJrq6Vml0QOVVYNs1lvTq2mS5K19JlMTT1FGqU3qREAU8PlqIn8HfsqY1zVdoGHoLEjrXIn
+Le0jurDl7ItCrxXPq1bbBlANw2UkVaHSgXrhO5rVfG+y4LiPPO5cB5VyLQRY9UqiDCR8JHOGOWIFelvPE09A9V0Zq/7pOSEh/Uy+cnGSdQy3yzM5BgtEcwU
CsUOttifGt4QL+4GrqLiHGOl5zicg9joKGDlqukmZhU/RF5M59GVtSSiEdsIFMrd6X/AYXa6sNJTQW/BNnSyWTXRX1oH1GdT2FMrstrz2TNUXUgLbnt0Ijxi
THMy+kz5qvE0WkkLGSX03kAzd9JPgOdJgaSJ7kRXVf6k94m3JN9BWgQu8A9xi3qEqCU/iqkEm0k5/DH6XGz7QAtmNf8ExvLt3H+pr7B17pL46fWJamtquS9e
e8p08K0CZxwxRYbBWa5JzCtiWaRzjShfl+oMG7AmYrhpMR2nfGT9wO67mNseLXDOomO1a/QIpn+Es1OoAvzm/J0+GIgXsl1lGEnfq5JYbwPgk5jFukeo4krO
bxctaqRxLZnCKBb5aLTSh6hDpHZ6HpteQVDK2QTneTifPgUtvgv0N2ZRfCq2ROaiP4yS+m+RNXhMditYsyBgc0R7+U9jr7Am7BymnLe1yUPbxO/WPso5tIyN
US9FqrJGeJX5e2iP1DC4gK+BP+XHMmuqDK9eSTXDfeIm5ibRhww4bGx7JsuTxSP8n6QCemoOG2oRb2YmcaL7BCmD03yyWlJpA8pEvvtjzQWwnPKJlmwENSzc
KHu9fIDHosPFFY5PdFG6NzvWmCSXRPujZvfNeG+0gzOJ6Ali3G3pgCOeaeN+gZLZE/S/uXuVMaElwUfKTq6eWD5UEe8bd0ZuaIzVLjnHU5XVNsRkoaVrTiIl
zhObaxmwNfhHxsQXQAx+kr4m/EIfCf1KfcVPOs5gg8Ey6VBwgmB3cL4k7RSzKNTVMU+aTr0UH2W3p9tlLcYrCh+lZNiFGruxpFhgfqA8Qy04nb1OV8FPhqbG
7TJc+jf0VvGxRvA5S4AZ5FmTCz1W1WARJt72jF0Q/U89LjbTQLA+KG0rrv5j9DB9rbEzf4xs10oYGcw6rDp9nCmqbSFL4WrOHthWaid9AzlS2ZK3xR3MU/Ea
UOI7i5+kO+IDaqtuAK8yR7JU7iJW10Yrj604qOYPasOM1pqiX5U50EZPKmgJWlmuRy6q6+imSRNdGUku9yePFlmrjoa/i4PgTme80JR+gMagod5yoV7RJewy
Y7m0jXAiHK+jPZFM0XJaJyqWrW2rTW+yblYLOTeZLHdQEukhWqLwSloZ3eNpXfuzs2JSip3FF+MHiNPCM2MarBBt+HNiV6DDEV3fCj5DXF9HtuMHVMW44/II
pWvtWM8s/gsoUMtKx+wV4U1tCpgcuKa3h0X1nZG6/A2GVkdW/xxfz3lR6MSUx77pO2pYpajaFqtKp+YVDbYLF6odVEXbpotaM2sfNk4sL5xkZlA7bfkUh5z+
D8QB10m6m34oXE9zMe/jurOaUlUZ5S6tljXdDKepzfQ0sZmREQkbC23J4JtYTOlk/BaOeC9SBu9x/QEaeBeFPEIPPk1om8SIU+BsJEQeQtJ7C35j4oxBxllj
QZSSZoa/+gRuHV8Ff5RZyVkkNJ+frkXoKi48XM49iympwUiq3+Y8or4By5lHRov41p7zNG8zRf/V9wSru79Ci3pWbq9e85uJTXR5/wwnGcx0vfEMQD3YePq1
VwRhuqVjED3U3VKpKl3IPgLfo2qAhMuq3COrYK2psfYbChfTLtg70heVUQG/iUnXVmhd9d3ab2ibvI0f91O/ipmtjmX0bvkpP4YslrciNFKbuWlp/nv4Ve2X
vyUaSLymfXetkI/ri6OL6XnuVTCXN0dC/u30JX2O3RRpLFaHCfIFDccmST/8HvF87t/4jKywQsfZbX9gW0AX9JXuQVjVNvw/+jrxa0YYM9PdY8cHXmWfYv+j
l4ZPKW7rKWq3vQRICLlz+kuPqXaOO2IhsDk206eYxeoatRk8THNSZXAVPhR3U/3XHlKBbyCcGFoLav+sfwBTGrUAbXIE+Z4xTv6NfmkCodO2y/gQspF9Mc3I
38I0u7BaV2YX+IvpAI6Q721d5BnKdXms121Z4Z8QCprr8hnCQrEEM0m97f5V3eZbnNgfCoFOkaloDTruXadZsL1SP9t1ghEpeIOcjuWEj4c64pP4aniRuK14
YvgZnk+XCeeHB5F3HB7VZccINWF44nXbCDl+Qzmuj9yX3Aum5YzTp7MPUVa0gSCiS57zzn3OanpnYdWGopzFd9l93FuBMweLA5p9zqwhEvQS7ov0SJlJOlZz
A1+bPsL2ZYuLg5jPkQG5g9cXwxuE23McQZJPw+/xzjRD/kV8X7+h1mV9TeCNO7lOYnQU3xOVYW1Es0BrJ1AjmpO/Q5D0Bf2S/NQYryY6rUwW9Ecn0X3pmW63
FIsXldqIB/Md5JL8+VD01gV/E0k/UybhO8bOIMpQM4P9kDtc2l+d/SY9B4u0emwDfDlyc6P4obaVSyrpP7yYMjp0nyuinrakMTyxVCmkWusL+DZZ5flJ/jEb
Nhnv5DL527jZcGZ4ZEJ5cq062VQcjeDb0l80C/1asG6uhmYL900r3WPlDNcNWx9XGzzFXQMSgWnKZ3UuS9b4I4liP9P3ojPd9Y0h5FC6aDRNO653jlZCr8LP
0KNwb9RJJMEV9TtYhI9Zlx3YvOmk1AYW2Oo6uzh/l1f66riHKyPyN/BV1En8BDQfqO4+eddsTPip9Jy7Iu2gumjdUFOjtzGFn6/eBw1Qq+Ax0Im36aXyKsrJ
XpoNyi/o0iobLCMLoMCRxt+UptEuxzP7Y7Kx0ok167EwoE4M7SGKofLsutzfuKv+UUAMXdb+ND1zutxPXD5llL0cDHLb5SP4ANsLuee6d57n+V+lD+Kc/Cyl
hdbR7c/JwqZzo3nRWTIyyfOY3cU4wfucnRKyV6AXgjO2fdgx9kOVMnIVsA1/id22XfCVDyRjCxSP1JSrwU1nA/oUKiHYVZ5qnAu0EJfaKsinGb+SFvyYmKm+
Mh/J/eKYSH6L3U1VlFujPzSk5NseOO7TqXK38HOltHpBKxtXgayvWi2TtX2OYvRkepa/gv1FfI56Upm5XtQeQmiEHAf9o0OF4l3zaGYDlirb/O/pu3iYOoTm
Srf9Zz0EXOTszvqxTtQT1Eq8qx1UOlFfhJOspg4CF0heKtQeYmuCXumiy0f9DgJ0ScFheVNlau4zvi7+cyKC29NLK5f91cX+9tm2I3mlxWXkaPY5SJK6MhM2
Nlf24TulCfodbgHXz1aC6Zs7QWmU10BZI9RzBBWe6Bq4wb41OrK5Aa+OrMnULzKBjzMMmMQH2V6uDaRD+AI7u4J0xGlXy0CHxud3Vqv97EM+1xG8tB4ElSPX
9SPSDyko8HLH+IfRWbxf+GS8h08ju92Muxb1mn8aahJfSSrp/OFaapxnHwpbYh7YLEYbZ4GtqTjWSLX9rTeSw3afUix8gz4v9Ne9BcGfutGEbgVigIf+zfBF
JtqPSAFkg6uMXVwr1I74pn5nroIWK2fQV+jeypecvs5kZx/QRCqfY3KRsCUIY2u4kY6T9tJyW1TClikn4X0BbX9ts+M2eCJrDWrmaC7Ntv3jCYBENIuaZlyj
RoN8tFkZrDvIt04z3Z9bhG0RufyjSgdUhBmC7zFM1AxqcZ6h39ZqZQ1EGiOpDnayOo2uJwxHrRAN74oRab/WR5xMNMQroBS3FKXFftEXru1Mx2BV1Sq0hlv4
o6Gv8LDagm2JbHr5StfDnDEdkqE2bLXIe/2W+FAaKJvz3UYfY70Sw75H8yUCnsOqEX0UC/VOKB/dYSoOvtr2qD6tpXICpKnNba0pL37DbIOHA0XNL/0CSmI6
yi1ImD4pZq8zcWM5iwVF9RztLBpulPypgXXJUp4C/ndsFXsyOl1ej3egpmi98UH2CgSLhfA/7VGTD/yq/CAGJfZjFuH3wpy7DxLV79GAujJncMCi9QCXUNda
SyM/PB9ghVoF+nXUCx3Wi1O9YLLzovZVqetIhgdNb6osVhvgJzLvcEnWvuT7kC80F8tlC4Kn+FRpmSyzReRYf0bePzzB3fNygX7hh+adymgljthHHlm9Im+H
uN2/C+MYm70ScVL4D17XJ4KLaIm5rLOh6SGUpF1gYM5Z0CBwQtlBzo3ki0mZ33ScoZUl6hy9Wm77HHNOmjkW21CzMzeJfVhjo/rdfpdrQTejVe0l3xs7zR9A
V7S7Umt7rdB4Yg6anTGec4gt0TX8VNgBlzqVyAQ1J0Yx4sBY0hWwszHhnsp/ZGMyjT8kr5UCcSfYXiqGP5cO2wewDmIVHFyjshrD4OFqaBLXSNqIl6bHhE4K
rwPDVJdXcJYLtVemwAbMCXoKlgkqBt7IfobVWtKLAtepZHiH6UfFi+OIbqAu2ksX4E5YhkuJLsr5l8Z+ujfPeSAOd4Xnwb+N/0AqORpGAovNvDKZKS9UJhn+
tmcDcqtvPJa4MUI8XRq8ThgPZ0eP669Q25+Mmek6z5z33cm/IT/mRwmV+QL5kHtVaBCcHT8+clsbyNZwNaDn6W+xm0wnfKNhZjXhmnOgu5H8FlrJoWqOf756
Si2qDQT90AXfE5LXZtpObbRINLcDLHE8CHQmZqvHE14T77V/w0+ZesLdQC1ss/20WEealVc/LGfVyhuhmvS9eO2cLcjubSudkydLpdUmnq+2kgWbo5SrlzoM
K8L/UP4lsyKLlTI0sjbQW6EDgeK+6Uy24sZnq3sII8hSlWRCVfC+4S7aO2oAfgtVss0DrGiYBHyxPFROodo6TxK5jn7eO6bbDlEryowz7MGuREPnNGtbUIJt
jt2invkMtWN4fo0ichtuYbSlewiWpo9z/kU9gDMCDfTOUk3WaesKNuMNmTJkWYRpnbk7+h51npiOFwaOUmZpmvt36Y25puOetBgekkoSy4hR4RKBdVUHksuU
REu8uBEuEPMtA+FBcF/dbLuNmjNFnadhmrbPXo1XHP3hGZ8sN2YKLE1lDE8OZ4a/YP3T5xDmxMmBKep+0Nawyi51AizcNDv6BlUnX3pnEM48N35J3eW8L51N
fM5Pi/RDJc2nQCfoRi+1RdJhUwNvmtTEcYwuF6jH6PZ70mtpbEYM24EKg/6eZH4ZGQFvZegdKRTiy6V/FZd+SDUxA2KrytX8+ywbzZupColTqXPZxdTHYKv9
tVoOLKDm2AaQt5T6drsYQ5Zja4LifCr4i56C1oudQBaDyx5pPp4PXmskCoIx0mmwQe6qtSE/iLUcU/Ky4UKmmTbKXLymou+QTeQtf3s0wGLGf5jniP+F54Or
pkYoG+LyXPgo28YdtI3RHgdKY0XVPlpJIjm0En0ON8Jrh4PETWWIvYv80sKHa5PvrRh2KZgvfaDq003DJul8kAWv5SzbftAvcRfwrCtDbdFe0SmbKpKrtRUw
Hz8gDePStXbEhpxHwe+hxwAK6+n2bEJ8l5jG4EzkFdxBzGQ+Rq+qHaIz6AHGOjTMsOJNsP7Yn7oTtAu2kR4S6bbDee68s0xZ9QND6qX4OlSfWr8lZbrWx1uT
XlpeOI+5DW2MQiIhmsrHrd6XvxG2jyhCV30cX8SUKwvuRfrOYAp6Bfc5qrhHOLf+VNwE+J7/SJQHS5wu52AnDg/zmeoBdNn1LmRGFGqv6ux2X31bcwUnl/C1
8TlV6zCjnQ7EIAtM3dicrEv9HVpqeeF3mIbKeMZNurhte/b32K/SueBuf3nr0cSO0h25SnQXM4r0a63AhVBNbULCS+s711FPKr+Hz+M2RUcI9fkp+KXQNO48
s1rLZnkxRZ0hmMV2socZCoifFcxIbIRqwSS9JeqCRohrYm/krYjUcPf01uQHhpfYnji+hmQ1cWNxehlZXdhDDGXHs4n0Xk9HJ43/R4yV471z1EfGHNKjTjDK
oGFgL6rmHCPMDjDqBq0s2EQPRIXSdV8Jx/11XRiLmmz7zJak5yBZsRG3tcNElB8tzwKNjeZ8MaEobAHCqxBNhu8o51Fb8hO+wl7on0peEgulAzlNxG6WGu7F
1udMgXVNLUrOAOXpm1oSyoQ+Uze4QYPUOyqZdEAG72c6Q+FSNetj71b8P1M0clPvGi0hzoqWiz7TktFJHYLDeQUBe/4HuARUl5pELfou8CgySb6JOqv9mcmO
AXZV1RmWPmztIr6iTIG0xDu0Yr9ki/7s6Al1LDgZZKS/xI56UJjuvyTuMl2itxjVsY+6ReLTEx0+6rN9mjgKr1CkldIl9MmMo9W2T2QHdSfAZEEDdHdTsVAn
dg94DvvgfcWZqiuco3DZYb5ZzspAwNFHrKPG8JlgkzxUO8ZMoTNYE22SjKzUABPcAkbBEuqT4HKk60XgQlKCAFahn/MNma32iZa1dA7026bFn6d7acWxFPts
33TtiZiDXwPHmHOglJoIamC7tI90LrwrrcB2EF/wBuIv4Vf4KRGoyaBXoCI47/UTs+Wv4bXhBz9J8b70jk5zTJNg1nlydcZZuqWvqDpNaggnMBl0R7kMNJMb
+ZVM+1zWGaA60wHPQ+5N4DrRXa/DvdO+Y9PUmfJM/BdORc3Zmsxh70j2vNBe/8e2BIvnlpB/1EhmxzJf7Re5LOKRBRgMfdOo7F1glAuNyNvnIpwXky6xI4SJ
7rlOXshxVWe2EeeyFpE9tcV5PYMTmbFkWF2DnuC5wiz6tZpGwEhfbXLuymqjPLWZ0s4B5HJxB9uX/sSqPC5MV77wuvsYmcT+zSdzRfhVzGr5AJgKUNxT6rhW
p9pI/H34d8DZE8gG7FeuIzUxOy7vlPXxTzcmxUa4IE639eAagrCwkR9Jn3Esd/7Gv3dx6i+RsUZdaFEPgU6oM1wZUoUFzk7OGvxiYrU2jJ+ELKYT9uFCLfYW
/zfW0t2ZbCk+wsPua8xwZjd1yi4Ji9mH7n89f0TT9N4KDRupSVEs0grekWPleagbni/t0qr7/OEfaKYwy/VEqCLM1a387FoVudKhDdw0aVq+xQMi9Z1SFAgp
0eV8D/6BUiKhbfz7vMxgQnAEsThrMJfoWy3MNkXiB7qu8Dn82wBd4z1XRnjH9KBVZSe7GKsgukQC3GLH2S44cDWVnoNvlWLoi+BtwknqpX4HFXj/QvuYusCK
1oJZpkQ6MdQIjg41xofgb3NoqmvVf3N1dqo9wI7GVuQXK4hDF92rXMKWv2vnotT8ujzvOULOc2r8e09PrJF+SnD5Fvzs/C0mM2GB3F36he7tCvoayCWIBva9
OF6RoOtib6g10m/0NJGiStAmNgN8wC6t2+LYjFfTpubtUcbrfU3rTdNQsr2jLceHM+foRuEWhAUuxbrgAfmMXSaLsbsBxXQI16dFtqjKS3PZLsS+8D3ss2VC
oJasagRxEU4WUn1V1f70g5zKy4aIEfSrZa00E8wMdWBSiKP8Q9AN9HdZE8pjMQyG5Siy8quows2WT8FxdOkqx/HVgT3oqFrSWx5Pc7yOWORNeKx9BSjDVdW+
yYlkO4mkVge9Po+9Hbi8rDceCHaVmvvGZf2arWjtsEi63ZEXXqBxtuty1HuwenPYQf6LG6qqailvGdTCWwhah0lzgu+FhGWXhcdBVG7kYdxTAiuRhfKg48xS
62w1m0ozVqIK+bG2JmS9yB38GzNSK0TBiBCoqV/H18pb9Q32dPSv7BaaCKWjzbia7vciK3evnQ960Pssz40+fMWkA/YE1xm8Rn6BENFd4aL5DQSHERfK3Phv
fozQKXAIlaX3iJ/QUn5frSuGJ2CNzCLvCmeF08wRYYPUX7VGVXpAfqqlD/HFFwWzpIgzwX7U+siBy9PBeDAdXyWPy8pULmiVjJqB+9gB+AL1Unr4UhIeWj26
iZntmIC+i5ZgGpaKMcGbtM+eEkjDRlsQUYE+qKSgKupn+FX+SH7XUe0Kwa5J01C+vtl5ytOeOe6uRFqFfmJnowaciB4QB7Vezo/SPLhZY41BIEk/H/wzMJpu
5Pz/FsJbeinyn2iSKzb/Kqwn5hPNJLtUge2V04+NYZKJyhu9TE+P4Ob4OcEq7kpUafas8FDuT/dQ5kbfaAtDU8AW/Rh6pHbUM8Uz7mn+ac52YTFaRplHqep6
R21ikbxdWCBlhj/Tv7MrtELtKbKCaxYTeR6W916CjZXNBiuvQUfIitIwAUn/iGfFqmJ67irsds0qRLq3QC7m/uTsR7ZCLSJ3nBx3z6nD44qgcQnP0C3HZHiU
2RacRiUEugZ2S22pyaGpRDlZVKpFz3lHWMsYqUo+30X/KhNsjfzyaJy8IVQlaT+Q4A1xDIoJfd/0K3k5GAsIdQtj0VLZKT8dqnPiIJIIz6XHMoNJPx73M3/z
/q1oLjtEHg8WqgX0S/UVtAZYfGxEEubamtBVyd3Yu8AO8nBOMvWAHBTfINzUPkWuSF6Q/kC7peWSCrfTAZVVsuALkwcMlNtJdcJl5R/gGJaDXwfnHSrMU5sZ
OhiDx7LbzBXJutJzYFFK+k/KKboVDsyrCT6hv5EgDlfeEMUkLbtLvMC+hV52uFJRjAGLKlSEQJ8vTdDWuE5nvoKF4jaqUJsI0qtX1D8qTYkDVFh85KhkW6g0
tiyLaxXuFNvjJ3fMMvdBbeSl9kvxa9iFxO9qRLpsM/CHwR45u8TWwRA9TgiBVT6Zz9G340XUuUw+rMg3coxhK6MZTq/nshH11BHWqOmuIehg6KGA56+Pphge
4lhU0PZZqvDFlTXqGbdNnyj1drKuc7aD8jm8D8jTWzlfc2WdG51PsCKUVThHR6Nd+Z62K1Iz5gplYQjGxFUKXxcWcmKVqJxsLy48FGT4iTlR6wk7Uajg2Zqx
3od7OutJ4qtgYz2Dm8F9tzyjZ9X6UaOZsRb2NNrkPydaS40c4xyzBJ82k5gY7KR2ZRfRj8NnQrfI5T+Jv22Wnrhh42SyIVmevUkUYQbn/FDrcx39X21jQL53
Al0xdFuuyby3Lrd9rfqXOJl5FHJXCiYdV1u7JFsRIj+03B0iktQU9V6INeq7zuG93R3UI6pgX6U3ZhlmhPNMaCBfxjhm/6LVg+PVVPX/W/FI/QQVJtZixZMK
NLvgJ7dE/MapSKtoN0ZHs/QG4dH+i+YOep5yWJ0BhppV+kTWfJgkj7V4PCrhtGZ6mGUoSgUpto9rP7sSW8gT7rZ8nH2R8wVvx4doJQBOXAHj5G3iYDEpA+iV
3cXQZTWFryT5iWu4je0kvFOb6KUC75TX+F7S6yhheUdNYuJtp03D8DMMhpfmHxO7aVZulTcINOfiGAo0ZPzgsWM2Xc36Cf1FeII9TOXVQ+g3/IKwxcSaf8fT
g/XxYnnmmF2ubdGNOiV/M6x0X3dA2cCRtt/zh8AMYy/MUj/Jw1FEJ+g5oBsbK58hz6opttqMk1gXXum7Kj2wVKP3y28c8y2pNhM8ajxExZjdKq4NpBvBnSBT
pcVmynbxhL+O/g480tKlzokORzIQ8PH4E99BqTbxBBuJRlEXZBPozrVRNjJCjQ447Q/BltpXLgSag+9crlLXtFIpH66uOqiq0myrnboGKtILiXF4Deweq6ya
RKTkFvfj1IGqXgYzNeAfUH7QQtjMvyxflBqkzA4PYgTAO1oSs+2J5Ga9tqMfnK3nqxJfVlxBLkIzS5eL38+1iRmp3KUOWd1MBTUD9gMjNobETuI3LFHbLI3B
s8D5aj3p+vhN71v7ejw2AGA5IhKuh3m14vI6PxVcuuBq+gHUUWSVG8YVWdTmRv8Tk7BtWq+MmIzfq29kvgn5Qglur3xYCBsDnVOMskn5QQhv6xfxLgIjHUeP
HV5pAhqJ+eSy/Ae+gudQjrVmFVmXziMDlQFRjOVlMFMO4S0TtsmZemV6FW8o3fTFlMnZv9ZQ1IkcDWbzH+SPvvN5HW3t9HcaqabxIWc5tKjgF3cGHhd6qG1n
rtGT84byfcn1NKBn6CusK0GFiMd6iejCrFCG4429Y+k6IYpoLKdVHA9OMrP4MplvvOvVJqHOoVGoPLjMOwUFDSNqqF3BrVzeui0zlbgRtCbsUCpb/vVPz/oY
zoh8Yxb+TC4d3A75EWob+YUvzOsKmlFz5OPap5zOQnu0jZoLR9j6MVlg4zrc+Yp56Gqt5nPTE6vjv1Dn6d5gM7ipVQg/E045zhHbDdkzlv5T512T2Rexmew9
bZ5mRdmKbB2AZssFWDt2K6Rzm4MrqqDmwgpgU0QTKjo/5fRBYbYEP9232bmPhJ5davNaS1113WWjxB9LzaVDwzCaKBmYn5FCpJmawQB45X4AS+kYmS8c5EuC
Z/hC+13fXZvF15C9COvqPySzw5zdL5wcJOKdGQ3geDod6JE4zQ/7ocWRmpgtcEdMV2eHRLqtsEodrPTXSvLj3PHsKP80m0WqwHWj/5IO4eWVWWo64KJXo7PC
bwtioYW/a+lklPcsgH3c/RSCHEfN4MvHOWEeU1R9aNuuDlDLSWOEi0JGLGf3MsfpxdUOWCrnsZsqZyaF3MoirjR3ltqKKsF90nqkhtLASd9EqRMepA15m7UB
/ie1rFh+4HygQ/i61F685zsDNwUfyK9CPFzMbaHXi+2pKtpB2Mf8QDrOzGaQnfZmkyNCOsqnJPCWvUsHNCeTEXipDILjYRMwDT4rc3ppQ3CW70e1YP1KQ+8t
tTiRQzXV19NW73DTscSGweUOzPEMfMoZzXUSZNcFIQUNte0VvFBJGoPpwCl1IhtLO+WJQnpga9xM4hdHK7Y47gpeJ/8V2+ax0m+BJLyK0j24NVAtdBBbBdox
PfE2gTN0MfNGpa5Dpe85bIm/WKfZc71I3sE/5WfQk5Ut1HbfbMHD9M6vqVdMnBeZi+a4VhtNrO/UFcJY5gE3XjrJF0MfE3vKrV0OYYDTzviCd6x/c11db/HN
ZC1hj3IKPaY2YYujscYj9/rIWfMx4wzzB9dCHKj7PSQ9PridzJZy4tqTZdy1Baz2v0Qb/QG7hJ/G1HP1NRdHndx5pMUYHqwWaeSI4RFshmbrd5k8wa4Xyq2g
l6uRd9H1lZvM14lmRhaovdFWbx1hJKjkMKkvnUdJD5bCa3TRYH20mqCjTYlp6KmtkJkEv9lF5bPwIfiXUkssWQ05apPNGDW7u380tIXTXVfU5vjjGgt/kvMv
6Bhlcg8Kt+M35SUTz35S/w4uLSvA9lRacn/qs41zqFG0HQw4r7ib8Ly/G9MaWuh6GsDLGMWS2m0sBhG4GKlSK1mnoJ+vB78zR9SqjtU5/e2tjefGdfwNX5Se
b/+k3WSWuU+pZ+hlzBRdiObGlSdLKE9YJbI/qaMpGfVQk6OfiH6rk/CWemJosM8TTQmmslfo99QUUFVcjjxgEL6EHyC/Z6tIr+BEWbXdyExFZmm07yL7SWbV
TWJj7i8xRfEwRZj9TI7zDNYALKUQngZP8U3h6OhpYoJ4K7Lf8ZZubwxWz+HF1afhgcHqaFXuQnEFbCXjYrxiJ+ZTs2GRmqYNC6gcIzHSwjgMZS2f/K7dpzaD
e9RrQrfPYT943qo1+e/w31rdQC/6FuwYWWiqbjKw5aZ1Tp+61TQYvpBPE8fFfxydwDK4VrjCZQkr+ET4Ql0vDQGb6GXqN/cz+CfeSi4jjzWWYT3FhhkH0yvx
ZxMcpjelmjqexQNQOfNd8LlUA98hvmZKgvP0B3awqYqVEraYlzjqO1bbiigm5jt3A15hE5RD4YFkBzIuMNTaRYNgNEMgE2xuiwZS84aCF9oHkKr14vvyZSyX
6EHhawiaH1slR1s0Uv07pNn7qukswP/TqumlsAPyJbY4Q+a0QQe9DSSH/arfoQ/hx7EjpKbaXpvieIz/Qbfyl/VD2MfWhhXX3FYPYxXIVOZXx+X4///D8lom
KSJcTv3CvlI2ohdMgqO3Whg+FryMDZeWiRflt0QR3RoRQxVBvIjUnciGbTVGhZKNW+oY8bja0I6BWfg1DallLMfJu+EFUgL5EX0GZ7TPzBLTXKGBX9PvujQ1
4Wd/7XoSzylFPCeNkXwNNBFhcLlLRx0dxZgImqxvc7cPzsnK0qZTTclT7kI6nb7oDtT8l+3HjOPr6u2DxWpj0T18Tccn2IRvAz8FiuKngseE9fQVSSHabl6o
tCZS1aFSQ6MoqgKmQhJC9Ld6hV1MToal+V50FfiG2hWcwSTy9602NpUdkftA3ILFw0sJZwOXE+9il/MY6e+8C8ry6A9iXUZrZ4Rq68oUSGy2Guu6wECBDR7n
jug3kUzedCvyddc3uM95DUyBWbYXUCTEQIhdiI/S0nVF2uk4rdJoL/LKR+l7zproPDdx3VnHIn6m2pOeDq8mLTVWoX9N0wrs6JbvpMiLe4QLRBznknowbaTe
5h4on5CkqkyCkALb6IT7OXCAJ2wDcF5MsnYIhjgueqTKStGi3RH82bfkKarTKCnOJBPUAPNQnQBmkJ3iAsowygL+yHXYM8FRVAy2kL5DWH2RcpN2wnviwXB1
cNFnDX4B5xaPjXaVK7Me5Rj/OTAXFef6Wo6AB/RHMDeQIHelXgETH00/JZfDH4ml7QtMZfI023qRBZhsdWerndHiJCJvod4fFgrz4OiY26HnkYrSFMcXUAdm
a5P4zlKgQindJj7QD3FLQSlbEREPNwSnuNZkofS7o7ZM5k70dtGWOEuBG+EzQFMZdCmvdWh2MAZssv+jrNPt4n28v3lDhpQ+tJrH0XT5mo0/ABBJZXvoOpPo
IliNnMidAl7/c8cOa3Pmgi0oFWVHACLQVW0E8+WH1SlunFg0dxmTqDxksjcWgm0gbD+qz6C6aV+yh1kTiDq+srYN6LXSQ2pmGk3+TnZ0p4UE/bPYWGmoIMJb
3Y8vpc8H50fqqQelAXQlvT3t0D8pdmYkiMODwefMVGkmhBs6S919Hx336XN5nLqQ3Amn1ZgKBjv6SlGifVxtKZVYkLdWqynXDI2SYrQpWlUlv8YscXvcIj1f
36C5wEAYBIlqIuqLD0zAkChGyAH5aeCtHlXLcPOiae7ZxglmEVKZShlNuP7YIb3AOR/G1gDkvEiudZBayfKbUNxV2lUgPHBsVcs6Dxp18Qr6r7bq2gL0SPzt
5539B9YD3V05hknRkvYIYXd3WNQYqIzNqRo18feFdP5gfAM+7OC0RsoAzzVHe8aJktLj+cfYBNghpHvWGEtRD+4OTQePR2eHz2kpzCXFi7WDXwwgtxaGgNZC
eihM/k4Xo7Y7XxnFuEHS2/AMlKht4z7hC0PPGJLZEBxr/boqEvcaW+rj7E3kwjVM1kluvNGSKYLf5TbZDGdV8BubqF3XO9urFaysycNK0jWqKVVPKc+HWUtW
e7oXGu68xTdbN0D/I+kzaBCzGHVWthK9klq4v/JT9QT3fqMBXI434T/JbUMdIeQXZ1W2LwN+tVnYUJ3aD5UE//CT1bGRJeQa7BZ8wzsEj7HU1YOeRm93P6T9
0t/UfO9wZQ1/MHLc9IW2KRngIvKQy/nRCQnCAzmTuKYlhIqob32FqCTTXeoHKvJbguXBPK0bud6fkjjIN88bJ3yjZsEshIne3DNiNLAc9oLzqZkwjcb07Pya
ZP3oTaO5tos+h9Lt8Uob+oy4ly6un14cxM/m/ZfQG6wKVyAdlo1xTzbOZ4bLBFnfUydSPH+ZviL/uVEM8e65QrYrvXa25uXaolWwNasl3aUnZ//NfsAroZGR
zeovzHu8BJztFar1p3m2vVhj1YfV2UR1dimlOo65tmADNqwkmsXdMLURvXRj+jQxDGwITOH+RDfocTkZ4hNyt6OrnIJEoq26JEgFDO9SsWo4l20a+kFV5+LM
dW1X7QPVoVl1QTPGZ2tEn/P9ErQ68rjWRqb6QEabWpoPazatZKgP8Sso4UOaKrWgbXKMV5QbVP+dWSt8h1fF/1F0VoFRJG0XRoJbEuIZ6Zlp7x5J8ODuLsHd
bXFf3CFAIDKZjLR3tc1McFt8sYXFfWGRD1/cF1h+/uuquzrvOeepuqiDuFO9x99FFoacdHk6gHSTaPsouhy03doXyleEYHJglhJnzDNK4RvxNZHVAoev0r/y
R9i+aJEtEfpPeitNxor8a21rwVxxLZSANAATitDA9MRLTGkbnj7dnmftqR/kV/MB5CSLwL3MDrQinCk8xS+GK+IDoMrUy8SqnIe6g7+jR2KD0HeB+aKqtAF7
wsf4/eCKvIpmQD9Qop/N66uVgInqDtos3FN3b75rPJUfYafkia4r8mk4x1tD7qYHw/3kLTpCH8BqEibcL55GDqCv4ETkssDgjfNL424NtbDpa5znxWZof9mw
PVK2oT2cJPc2/MJThP8ZqkY6qp3Gj6lrw81Ej/6v+wH3UD8v3LRlak1wRfSy1SDPz9X5+F5METLgmWqJMgv5ppL6cqVhcKlqQo6pX4xBzh62esllDc3fzVkO
5KWamDtyNTSR6WS3gUXwzIBdrv2T63uEm/KQQMEmyk+XX3w37NrwJ+1SnK50cCuprXWi0k1uFY6EXwCvrphqCL9qj5gt5mJ/ebDGsUaJRZ6yvyjtMsrpfcNy
9C3ITUHhNepXJQN7Dl4oRcop1QyaKiVafHgDOly/5dwpnIHbCG3UgeRfjivFW+0oNo3chj3HOxMrlYp6FVqUy5aMARNAgNoEH/J1UKuCbyqBD4drcS3F6sq0
6HesI7yYOKAdcG3Vv6s3NFLrlecEO13fHH+kenQrrhlb8e0//XO24xTTTl/HXkJOGa/FL+wttT7ZIPoNdAt/Fw4ZlLt3ZBB5XW5oADlfPuRuEG4qlwbP0FG2
2fAaBCkqr9wQzYQub6XvemKlwdFlNslZSRtb8qdtHGDDE7FW5DrQjQL2m/Kf9G3tgt8M38Zb6mX1GfpkvTWA0A2pKB9Cq1i7esspi4Jmu0PfJ87Dl5tilZ30
Y+s4/Z79KOhhPQh/w4K0M2TXH+o7jeHSqhBtK+bJhGZgddHiDSf5NszccA+hmT23uJn/jvQLfQHaxZyx04WNGCm/kCiL7YRKhHwpD3Rn+zq/m+LoZ1I7LiT+
Tn91wNiiorXBO/4Njjf83+Ry8Ju2nDVr3aT3ZDW5srzP58PugmroKOs4kA9q2C5Bo7CAJ1+cZ9uVNCBihW9Gf6dnyn59msZLB6RkrSH8XXDi523dLQssoPzf
as3AdHiPXJeblJeHHvFNw87Dr7SP/gHBLuv+VWP0sDQB34z3xgqwPugYySMvEKrrB/i9+BwHUdRcikIb6d70F2W/8hHcMkrRlaL19Xh6oLEtfMjwqZz7eslB
ZbF7lbTf/sxjV5KAxqQq9+BMVw19l/umLNM78U/RN+gwsNGgxbtSLf0pUJiJkSy1ECGl68Hy0HzhnOr1noMF/bm/U2KSM4Hqau8ibSKLlTL6Lm4cfYvqadQC
ZvANS/OMpCuFvcYOiRXmyzcCr41VCKmkUdn6KEzCl1jK2coRrYWFpF2sAWKtAf2KUYcfVaume5AWZyobaAP/K0yXxoVuOEmCDVcR9+LtpdtJk4T+aLy9XSDI
lyGj6XPM5R1LLHaag8ebqtA7jJpSvkEbOw0istIzim4OB6DSkcPclEhpPKyjQioxSZkPVH2s8llanJCvD1dcRHNQmTmqNMW3Uy+IoJ6qOUAn3VQyiB6h0/jA
LYM9w6WaxiXXdfWFDpBi2iueBEvJjhmcZbTWS7FKUX2qoWlR8d/CEdpGZVewMXENXHY20XXGAuz6VP2JrbnWR7wg16c3K3XTfoNxQIhNi/cLE4rfFbeJ5jsW
2tc5htiP5JYyjRN+lduwhdRH333bzJ/ZGRYeSO2kgUJ9EANminvQykq2M2CkRA1klvOGIVJ14meBwUgydLHmHeQ3tYolPnNQxcOW2Cpex1XGQja1L0xYEdsR
rhfKwghao4dhq8l8tVB+odaIpitbzHtlyFiPH2c34N9c9X9uyFRIrSjxnNjDNEc5bD6O56nf7M/IgXxCqK35mb1aiJeWURMp3bcXVCgeFulq1OTLijHqjC1v
yCp+j3pBr213hke629vDyYu9Izkb896R4KXRg8J5uES4orQkNigzQou09iDKd2ZXI8PtEHFIInQeFEoLQ5Xp79wJw4q8QlOkclsy8YZqjJqiD1MG2zXTRmQb
/0xB8PkhBBoW+iiVKjqvXkL+UDvImEFhDYlsi8R7wGq6JvnSHme4wjuMSlU/IB9S2jmXq8GUO8CfNAqvnto8/EMbys/Nb6az7lbqH6CBYyJcGX0dwplXxe8t
Dj0v5z72HcthHAErVUG4I5QhT9FtpTlCe8d55oeynTkRdOm33dt/Ei8SjqAb5IEJspoWiVdWG9WQ/rEQvZ46te4g2V2FI62ju9WX7D7PROOR3gJZ6agmnCP6
gXmej2oJ5TbyQB+LRTsBX1AgGSL/VppiZPijWpHuWyJr58FQ6FL4Rso7Jd8o63xVu3K4NZjg7uUZkllEjwe5+FqaEUqr/T1/whbhuGAhmgi7hbEir7+nlxMf
9Ar6UiPG3VDtxy0iJm81uea5N8q58he8hW5Pe0DdtYSJUZY3SmOgZaTQy8nK+CPHEnGDk0i7gvZxjcJHFw0pv2D9foohTsq5oldoYK8CHeH6KlOwMtJmOtM3
2WNmV4euaE63pKwBr4UVkWZOOjIvkqU8szf21Ig2TugumJI6BXuCo2Q0Y5tBbm3nvOfJ8YyBzhGk6xaMSmVU1FNg1KfIDB9C2f52eiIa1sN5BkTVOLipZZb+
P/uUSGNygOZxbVPaghnqF71hRkg9LVaj5qIHPQ1SRQMuGZupEQusmFbLlZlmUifJg8KmaDNr+5IX8FLTfXgO/ZZ9Jaxl7gVWh1uHPXopLKK3THmhTBKa5o7A
OVxFCfojNl7uzU5mXuMrkOm2crhHGGB+HH9FWihfMc8SW0Xq0VloD6R3uIxaKhMyKjtrBkfoTeVDhq6WQsdRU4WN0p9cR/p3Yhf2mpkg34fr291EOUtA26T/
0Mfbh7h3hXu6RTHDVSw/dbXJaC+NoLL9L2FZ/0Z/FQX0Nj5F2ULvJ6ah68TScH2hO8iQjwWqp18izsiQPI9cIB8GP8gj9LRwDGyOqkYHbatwC0eAruwMxJgm
S3uVf/GmchxczL9Jnxw4gCxiEvkIFSP2oQYxu5UR4Au6XvKlnIXG4GY4nfgV+eJPg/o4Jimv2WP+ssI5shV/WL6T0J3oqewU18PfuW2FXaVG4mbHciTFvkeb
Sn/ZXJUao6xMr0hlCPF0Fb4mNse4IHi1vmwjIpf7wlxTlga2ONyOWnqG9psymZxE1HLuSnqPusAr5D6U679HNEMYspfdLIzG0oQb9h94U+GDuBIMXZOG7k49
b3cGBmHHxbfwRNIHfwZY0TwJzyuPlkaSwQyoD44oE7zp6GqjEZOuQ+yztCXuI5TNuY9fyI03mjuLvV+By2pP+x/RV/i8hsNbUK1cZqM/MaBkIzhIXzMeYhjW
h1ppdNQqum4pizfvpFsYj80nw9OxicwBRgVRoci+VYFBmUyEGqvnKx+1FGmqkwNl5VrQZFt1xzi5M9VZtBL9wRWwXAriv3lymCvK33qn6HxiEOsGvYVy8jV5
dmCrsD34DvRTt3IJar4nnlSW3PKbi+ujtcgBCO+fB0RkmPpO4NX/LAucLeSQDKSbIJM7wG0RbUg8NQZNFGeGEs0oV2LLFFWTma4NHUfL2q4g+8Afvr58O+Me
8YSe7PyuLdQTwmmhTvQfZNvAdWqdVhovqzQxHTJqx+Yh56libwaUa10A+uHbhe5kktJavaELEmo/7fpDi7V0ychVzosVwzuIbZZGxkv9dRhQCepJV+38XPmd
2kvsrC4JLUWO2oeId6KEo6o2wwkbv+qpzrLSNFN13SkuENaozagW6l6HK2KLjNTzWC8pS8mWZeYYU1eFoMvDi/XpahNqZHiwcjs8Vz2mn6KrE+nSG2M/2ZL3
CV5hgVDPeFwwRmDBEHZK8QxxhmmqsgMrEZ/w/8kF9tOOa44Ftp2gUEtLj5U7C53VqtFB2gWKoJI8rcTc/DJCaW4BVAYdis+2TwoG9d2u1REf/Y9y05iI/S5l
hhqrmbUe6046W3PRiLgVmiFAYA00xsgQB2mx6C30O5PjbS2WAe3QCl7CcZPZgx+1J4OhSFO5CImhDzADtSWWa+JWojlxKJTunC3ko8vgmsJA+orctrADAfM9
MQJ4bUqoGdgN+uJeph3cHGQJDriRsMV7CuuM7hWvC9VtSfbZWBtHLyFoGYMdhLqr9yVHMI1qn75Gdet9pEFpvRV3cW/HcuUat43MRjLxGPYtUd7vwnvj09Cj
rAN2FO5X3pC9wBWxfPJwB4Wet+fiJegBjQzVs9VA06XXzgSmvDpf+AD+tiRLK4Lb4PbCf2yM8Aqz+Bcm9+Y/K1WYxaE+5j1SH/BKdojbcxXoNPSPtSUxgW2I
9abGhmowz9UygaP+OXCWVll5njFKy9cO062UqXI8XRd7BF1jh2ZC7hvYuAhZuAgKAyLiJYvAEmO69gUoeGqkGj0+IdvTg7SqOeh8qArL43Npp31PZLZxgHwp
z6M+8MnRgWqQdERWgJZ4Bhk20pmmWiUiR9uWsNXzD/xR+axX45oBH36a6612A60IDwEct9DKGacimxVVH7W8J9mb8tW+RN7Ac7nu2nDof/J0x/i0f7Sb4d6a
RqzhdvDD9I1MM6Wllms/BA660skytEDvxROUvtqf+kCiDr7H9ESqgviZAIb7D+h+DcayWCt7C34szo9NwxODMYU7M0fwg3QPvkcbRX/FSnmLtfEGZtyICEYd
dQExWd9oCPIgZTIUAcHCOBI1/rF/4juAm3Q2sVrcFDxELpTS1JfcFPDdPd7VA3x3LUYXSHv4vvSXSCVPGC0AreBRdAPiFFYJT2bbavPQzcY3vRNYrmYai3G3
Wo8qQ19K7Ee1oLsQD5kssTF6RB0nVCf2ekaQddQbqVeNfPwKvW1diEWIqj89rZ+3qb+Z5CNrWdVEr7ZFTwzTcn+yvHTT6eV8ZJH+F9FUfqg6sMKfGmvsu0be
VJPkf2SFWyXe4ZKEQcw6rK7aTnkIfww2Cr9TvtkKySR6IFMXHajYaYweRNkCd1Edqko+5P/gx8A0e4Cfp6wvIT3jwwUl943O0a9hl3HOnRzwho9JffWneh7y
JNQPVHfvwReIy0GF0F/qMPcDIhtvaY/B/pM7wbsZp+OZYzxVUJjhLJb7CRw9Pc7BvqUofXG4CTXU2Q+vZ08IV0FhW7ZhslzkiLTf0x4ETPwCdH5wmXgh7QP9
kOwnP6gxGRxwVMTNabvlF9QJugLzh5oNfuVrqEdFTnuPZ4Q2+ZcIZ9NW6ago6gvUp3h7ejCBOFcRsc4qdK67JeGkhoNE0zMJj26WnkMJSBQQSgUF2MajS6Bs
abSzsadJal+6WH1BdMh4SnyGvxV/wpqzLdCa+L+Wd7jONqZbwO1tySosUCkE0jLwOFRUI99/q/B99Sdy6UA+Pgj/JHeWfdq//sUYnbDehitd8B+gFs6lb1Lm
oyVca/JvcUH6F4vftdVxH//nJw8u3JSMd7Stx2fDK7kFmCacYkfLNdQ6ltN6iv+dNSgvt/YTEoj7+WtD9ZECfoX9lmSDdxQ1CdECBK3hfXn1sOtF57T2gbnW
VUm1vC25s8J/WlW1o71NuvdnVraEOxScI4dhH6T4hI2syPcLDU0tCZ1EXsIovtrSkp2nD4XH+lYHG+Kt1A/iv0wucsCRyXyw9FZriG+wL9Zs/DBooxrAYX/N
5dqWCDO4YobldhVHNrdZVoYtFh9Rc+R+Si+mClxbtZKP5X32vkwFMAbvDkM5pmoXgstTeye2ZwuLe4b64f29E9TJpn58NUsrebzXStugP6FHXDrYU7TG/J0z
ccMDq/OzQXfxJtRY+6KO8H0QZDFOaApQUzK7WTwfK0sjSGD9rj20poKXZEjYCmcWX6k5UPKmPwHPlRXgEzFAXKuehqLyZWhB2gLkuVBbjFGKuC6lj4Cb5AmY
wFrjsfAMaDCRxB5MP29WNn1RJvB7sYC9gL0IJyh/4lUVDV9mW89RiXvEGlhEhRzVxfaWM/gJkUEqM73ki9IQx76AAy8fCAtHirMTcvA77FDbQyFPXS7093ug
FY4tnFWaDe57jwk702dJUmgpaZGjlu8i7jkvLsQ/oou0lniONIgbZR5ir8kXJJxOqeOvk1DELbEdF/sId6W1ytRAltwRj3NcFeGfOpyidPk5LSHudEIb+pJ+
QiiU+srxPlj8JhwCZ+Xfvb3lZraaggee5bjpT3KMRQcwdYVfAiayFF9JycP3Wj+KPWx/8mVDkfwuaPvgtNQkrh9RN7QiLwx1JjX/E65t0Sy+ov9C2mSpRWCN
tANpmZIZHM1PYUhqLd8WOlnYJn8da2Co/6Zw2d7e1gLpp7qUA8IXzhqMFb4WH0nLFp3sWuY+B+Cvwle+Ud5IcYT0i/Vkwh7TBOJA+gG+NzDUduwLbrw1K+/m
+s9FZYTzqYvE5/A+sYmho4flD8HS4j0GT68HXqEn0iYHA9IMyS4z/oFECy9g+xUeECzMC/mw2EgYwC4PBsBg/jdpk/96ClfxZP4RoZI9S77J3YMGsuXEKsEC
tJ54xdmLa8jUETyCAvaDriuWltxTm+CrosedpFgYOUsPQqsqk7ZtVBpwB2svJUrxVeQF5KPAI6PltrZOhxoffkQ8clwSBjk2g3PcI7DYHYeP4YJatj4yHI/P
d3fWNW2g22ObGRkAuoM0YwzRkeoiQvljnRVrP3NGhWTshmu6bQd5TK1N/oXf4Mviyfp323DkJnKK3hKeHq5sYMIFZz/1Eyhr1A8XRatEp5b44oqU+vrfQrJn
l1qJuO3OhRjhDzwVH6lNUiqLvfUeXGu9mOuJZMh2MQ8fhjjhofn5chq4iCNIV3FvcPSa3+VH+Na8MLEtczneFHrirAcFlN5qj+QdxE0kBppJDQmO0huDFi7O
uYybG+GCK0BDokzoCNaT4Pm2eA+0vJFnmunsQdyQz0Ib9UHSMhqF55Nfke/yOqpEfWYZQ1f1NKImhZarZbELajc0R7wCcuG+GfvAAn07vpkow5yCW+i5hlIx
VNhCmhReTcR4WtO4sTU6T6hOndjqjvZF7vvPlvoLZIAh0Gu0ApWGjga8+FFxi7mgQXQJ3YN+j61Xd4cLHB8Ql0oqVYQ2Abf8nBmRdEd1q7308ZEDVI5iU+Lh
1yyn9CjZZPAuB5FRYiGXY0uIneEkDXEUghP+Z64haCz+gDiAxFlvB3pJB/litpNYC10u/OE7iQuu/YpHSiFbustFh4aPhQlPsrtEa5lpz2zrekwmeCobq4gQ
MkcuRlfYtoezyKcoChaYKhYuFTSxU4rJ38kxxeQMvdStUne9IpFkn4u3DC8MRvF15AgnEkhXDyPmwBrhMI3wrziL6GWnxj8CA9m/sW1qILTEhjgdhFslsUXp
f0jO3D/tP0KjyD3iGmkLiBEg+W/1JNzW15idQtbDYopSnKUDK8w78A7qIGWB8p/YUK/+M0P7iIMchY7WSl/TLsrju4av39LftIjvJ81mdsLVEbx4v3BfWgSn
YFOMFOde8qRRpHXCV4DKVNTljvikJToQqpq3C+2x34ubpTVO2gkfgxvotYRYJc+UCrb53QBD16PnQG1xnz8RoYK7Q3H2fKwAHMbPkY1SMxxfkCrswvBjEhBv
6EpCibWnXtXV39UZ/hedb+zQtgg78YWRBHUA+ABvQEfAeOSlkaC0dw2VzwWjrsqWMRaW3Elysk1vQ31PW69eEKuTqGjoa5ERii38QsvNvGwKZIwwCNBG6awf
C5/SbxFR8rv/pe8bHUotI3zF7Z4rKkK1ptcK351bMzjwk66MJnBapKU7w1NRyIrsDlvcfzjjancxLtM3bCQHg2n2rlIVso0z1zBji8P/gafCQj2P+or3R9Oh
4XJt8WSxXblBTouM0WamVITCdEfkJ81Y4mxho6MyiTm6ulPwL1sTGDeNKiwtzxPvcfPBe7QGvR2FnC08J9XOzi2uOFrx1EOPKiujm4y6xnrQNWNTJkOvLolq
Q8RKJSORR66aZDqBo73Z7+F/NV2sZIta/lIHuCrgVTLvFKfT3UMjkC3qan1+VAcL6afkOg3XtvnXqmlAAR5HPLLEuFZSJe65Og8Z7Iqhj9E93aPURup4dJRC
U3bcwXn+/8cXUJraLZm2hnUznEGe5Yf53wkFwnThBpGO/y+aI1ZWykGf6UuIwz1HB9QL3E1lSZewWUhHdT35lswVNxKHUx+gIwldjFjWIxH9V60cNA/r4tKg
yXqu9oN/X/In9Y5/j2Yrr/BB8Ew4YqSSv8qqAwdXBaRoS9FNub7+XchGOkY3yHr0QniZNBE9nUmGRxGtlI3h5Wpjuraxnn1lrNaixgv6BR0DHho79cnMV22N
aaI0x/udHS/apQ1sFX5QyCmkyW7bF9uO0HGlNn5Dq6Yu0nvp5Ymqgjt1LogaFDqaOA2GRGTmCToAfGb3yndMK9GP3K+lRsiv+MlFldEvSFU0w9JNmI1sFh9J
cUArGBysCAlEwDwgsFvK8UNSMX6H7i2dcyyEXuEJznykuVxJXABOGm1N3SFcKGuTq4XEXtgTUwzZXOlurqgPIFqiXSxnzAZUAoZwLjmoLfRH5VTl/M/JGqL7
/I/BFORPoRirrNygm7Ar4b+AXfoNoMxe+LbQFn4tCPIaeay4RHwOLRYPcJvsfQvL2Bf59wpT2KLiCiKt1Bfq2Y6wQ9V1ShdpKP7VNk06kWixtuBzwWzQwJ4Y
6aGXkcuIU/TLcIbkM6pk1GCf6WvVt5gHHw4Pid7R1rjuIjeoxiVN2EnMo+iNSJgebXS0dQulFEpSRmAb6KTWgda6KaGPfg0fqndiRsnLfNnGK6FAXwSqan3F
/aIro6f2SmuvbzP+Zz/KnnEtUP1agMpGdgeeVs+LLkNrRY9EGLnIwrse8mKkvZAn2PF14lrjo1LEIlSShou0OgV8EseADG1JcDa6RL9tVIieg9O09+AqXQc9
T5f3t5fOhpMLM0AH/oyikqKRWmhD/2Oumy5KTy2bQm2EefYJYH14gCUrckV/LxXq8aHv0hl8F+gjTlaOck+Uy8QFKAs5gJWGTWRS+LzyLT+MXicyVvfiPGph
cQe9ngyLbU3H+b/VRtH37lpIidiIOJpZ3d2eGkee0cbRY5UR7BvQV7/u+upOMMbj3dgW4Y1EK3WoPExx+PelZclzHMtAL3pA+KG0hyjDrQRrnNv1zJKKgDNW
Zzj1WkgCPpYL2L6oXV0/uGN+XmdEq3E68Itn7f+/LTu8dEZq1HUbnYfcdM0Hm5SzuA0vrTfVjoEzVAelBVcx9haZRvRXHvpb06jjeloqDlsVpEP8PeU4V6ga
0iPkcMonS4w+ItiOzyZsxpXCKswD7g/2pRBHB4Tf4NeBpVutyl7ql5I68jMlBS7RLxD9OX/UFV5DxepdjSxsgNq1BAmVyjGj89HrjKpcBW+to/U2YJE4m/7O
deF6YjAoFBzEfDzoyuYKiuLQy9JeXcMRUMo7178HexiisTZkf6pcaA6hkxPF9uxD8jVkQuNkAm0CH2Id+iZ/AV4AqgqGr4x8lZznc4GLsEFBehuVwXoKneQU
HNc6hH53XoG261+cOjJJ78pfUGKUUymE1I5dIHex6sL/AnlURzE2vEV7yZ5Vgsqv+CLDrhxVXmmtKBocg7cSC/HNaD5YD+Kp/SgrjXVVUbzYSgGnGvo2Cys3
T/avJJvqydRk7LWlfmi7vpQfldrYZnCQ0oq5ZWkOjmMNhBj8YHpS7v/Sd8hhoOHTzU/FEfhhKIvVrBH8EpuJbJCnh9fyHmic0pGu7rnnnGT8LWfSfYgHYo4R
FayWCxZamqVXDMdjyVIS8YWob3+GbxJ9UFf8nvg7fkNF9DmgknFIP+taJZfVED0ZBL1S9BX3tfY2UFYdS7Gud0W7QWnbaHJE5HUoQRsVRkN78heFnM4N+mhl
NTnOE08M9vahtpr/UO/jJzx8uJq7QdSiDIyMcE6DNqFrHY+YDSEf0SXcybY22tFdWd2LLjPtT58NfTBgZ7b4SqqPpKkf2dn+Bs5mQs9IH7gOrJhGaz3UeO85
ZBRyJu8qYTgg6CN/kw37azAncdxmEU7oLcOJCmXeDwnqy0gzLZ2aHxlKV85I0hbQyUQl0yqpVniAu6JnAdivXMccwjLlPdRVnVL8v9w8raPzkvoIzwVHi3S7
pHSKfqTmGe3A5mgspul2YmnU0ChQQW+MF0Vm0hXTF3gSicZeSp7OFGhRapC2Rm6Ez4dT9RmOHco47InWih8SrZZ7VxgKPK49eCk9NjoKPlQSLz0IV5EXw52C
2w1YW6X25VcSceptNU/4plZQGug5tELVkcuANNXKvucebpolLIWHaSrxr30j9wx5LpaR37AkchRMT6+CtDCmOjJKfisqULoobcVdSu+Mz7ZEZZzRgMqnaYem
PODGFc1Mna+OtPcqDlk+yifxqnanq43jBzRXcLnd4BOWQ/4O/oKvUnWNoZIXDALDIus01dnB5g9M4utjw2XCaKiPtmrgBathreWxP9PwODRVvhI45nhtTFAX
avv1geGw/krI5nr53mkOhbZ1pN/j243mttpFtfRWwVb8DuY29Htowk+KQ4U2ZR4AHRmEH8QqkCvsyw0FzCtqwFUIThFSxBdIHLFFEmBRqalU04D1ugbbO6bk
2pRAFyakFygHqFPkIqG9/jXxCrLGPkr6QSaBkHZO38u2cy9Qr2ksfI8YypZ3xYBNqJr/Ed6kjAyPckWoOlG7fDfyAGbw1soAtSdomfrIrRPL6N3KR7Q++k05
vumZrRh8CLbmZ4HL9t/BOiSTvIes4JLRl0p19aR4QKXU8XJjaoL0p7yNWawRUvVwOWmm1ggs0yn6At4x57E+Emb0O8YWcniUR2P1ibbTVBAx4wfM32s/dLWO
TKO+eXpaRri7iboxQ6tGLcYFoq4rwT/ViUun9TP2D64Md2cwy5goVPHkcP/VctATpDh9gv6PPK4gWfjh0EgcJItDHbAjlb6f8VVuIC6RTzG7hWxyQLgD/QZE
lBeZTTf3Z7Zx5ShIe6uXC6xQbPr3SER6rOxTBjARNUstow9wxerXrN3pO3wOXcp5MTgHeYd311Q1DEJRBViIjcKvkVX8JwIRnxM72Up6gbMruiK8FG4eKC9k
YTWFESknHOVThiDx7s9Ilrmr+BypGjqCjGd3iC2VRvRBdzqERtuqdtcEcmL4CX022JC6x6iRpMA7hRZf4HlwMpTvPMowojtUyHerWFYJ6PHSoPyuRRekCe45
wkCxU2pcRnP9N+y9ujC6yTnF/MB2Db0MfnM0pi6rZjFFTZKqsN+Iqv9/a0qVEC1NLwmUmkrvtB1U9JJgZGS0NtNenxodpjfa6iGTtDhjBVClqaFYsS6u47uV
7cg4Pl7oozqUN/ByJUcbg1+UY02T4b2mI4oJj0d+T4ftpbQp+omfLtfPd2VVlOsnacHjEWvqXHJQJEPpGl7Nr3Z2U6pyKzxN6JBzDzIe71J4Hrrovcz0Lqoi
xPMOehw6X6wAKCdhROUqWi+tv1Zdv2G0jXDufnopZ3VPT3K5c5jrmZqmXXEuVT87uv2kg7GgxGFmN1KrQkRq5VBloXJoqvqCnS/FwGVCe8AYZoy+gt/EDADt
sRdoZXW07SJVld+rfpC2+9+Q2aAXH5Vbo9eY8/IWMEUMSTRKcSvw70S/YAg0tFf33thUJqVCUi5zRpmolWNe588BJTCrzIZwcMuuWSvKg/EaYCj+TOTAKGMZ
200Q9euKH7Vz2yRYG4ZNp27YeooHQT1hhTJKrCSYtf/AhEBNiXT+R26CBoA5IlAJxRuG9RMOt9PiPuLe5Gym2xSz0l2qLv4qjFZ86i6rT1lJ/YWnBOrLq4rN
oFPhK2uK0hPkcf35xnwNqhLWNTHLkeo/j2UX7wmeB4+QexItvaFuuTPgp+AgehRv5a6FWuDnsuDs6+ws96EMqJwnTk8BC8IFoY/qBnCx1hlPhspkxpR88D+D
U4nRxk60kr7TZsGXCLFGXPSScEL+jv9pPxm+rpxShsFXxQ8ZrYCZK5B9xHFxO38e2uea4GIYj0o7fmhVwm3w68xxpCNYmRZWRekHP1c/nvE2b1LkEVVP3kDf
jQClmPbhT6nbhEGYzR0jb5XLYGg4R++LL1XTsCRQsZak38Oj1G4mKHTh+wY04xdlrFALGSBeBMvt18j7oXPifX0h+4eUopy33ky/Iv5YOx78po4Rm7GlpL+5
bOdq4pN+zaho8wuH2FR4N7fVA7Ap7n3uJ3Sjn0n9VcLdeTy0dbR4RD7suRppajRyQmqgAmxslH74p3lIWzo/VnToJNmv4CZteEIaMHpRG7SDJYxnbFiHW9BH
yem67kqUtxmSCTMeAYdQH88NlAUVxNrse22lyxUt7fjd1I8rp/6iHcoYGL4YqQMC9uISw1aa/F24K3aWLnho6Sq+42fvv0h/Yl7jVZhsvF30Lb4DMMBmzAB1
lGM1BzpzQa4+QDf4v5Sx4kx8q5ysHxAeFT2WshRKzUztyq8grrnaazXD6dLMyIXobZUmUbBMinHOKagJOegywj7fLJBltgmvsCNCGaFHenuwQN5RWCns0c9q
T8B5/4Xw9shlOskYRWjgpSsNbpSZB26CseQ6Jaq4Ik/z/knzekboU8Wd623qba63JJqXgk2r/OwA5AFfA10cWME01iY5V8q1iY7CpuANJFV6pwxAzsjNsB/W
Y663EInMjN/M7wfhUGe0lbU7yOHGOAAhYEdBB6OudFhcJnYiplpuEXlJ1+VTjm16/1CvLY3lRCaF7mmqoxD4Z3AjaIGvJO8LyNJk9ipYXXBRGaOeMx9FVju+
ioN1ya8xCeANRrKr6HuSV+0n30UH8AXYYP0jXBbuBuaQdbRZBKO0ZxagePovrjP+aXi5uCRTLe5ouJohizz3JPgd3SSf4YZL87jBUFmkpvS7eRHxTkLLDbYJ
oDse7wvzY5V05TibBmYL11BEGh9orLhRhUpQ15G9lUeUSPW0UTk2J6KO1vfofcBdzaWOVhfKcwt3GZeVV6hdOa4MBgM0gQ8BRTVruNJGDhiz5EtyN6aD4olA
emHKr3qvwJOSIZEWJZ/C30pYY1TJpZJ+kdklxyLjSo5HOpbsieRHSyNDAv/97B+ivELyme/B16TGaeuD6cw9XxsU8SZj27DVtr3wKTbb+ksx5FgZvJ4/DxJh
DWwV/xEPSHWlFNCEHwDilOvWwdxTE805Eh5xJy2dTHsCeYJDXsfTYpqUL/3K0gLl5/GOiiweQXqTU4T+mw4ljHEk0elwO64Ihqs/Zp/hK8gKhOCKNzemOtFZ
zKwaZ9EVoV0uHC5H3xQ+Q43xpQqFbBLmQq+pO1QRURofQ4WdhcR9YmjxNpfN6nTedP5Q6mLzPZcdY13tnQq2TG5i5SVXqYBzs34GNdkTdd0G0jrpd1Ly5Wy9
kZVDY/H+ympfeRITjgaaYX/zr5MOcXfN7xyEOBg45WPSbvYNvsDU2G8RcpR9jvdEif0ZUpYo50rFlxT/zvwrFKDjqbL4PWwWf3wzBY8gLoe2p4dTh2ObzChk
RtwbExCUu5FyTRqJ71reP6FHYgt/++r7UockrVs73zQBb/mTKio4jqvLLV7SqhYFnchd9RHcD+/BxJC7kONSiLySNg6ZLJ8RSHaq5Rn3n+kiUpXugw5Fy1Pl
QZb4gPhKxFOL6TN0oPiV7TO6z3/fOcJUmzwj4Gx5+YRtR9HhQDStUvHulLqmVpYdtt5QrtACNGKT0cFCKedkbDr+lpwnLODGU4+JP51r6Q/EOFdzvK8ToypR
vWGMfgAvR/ZSHOkkosgicgPOC9PpV84OlGgrC3ZK50EpuhTR39YCG5DyssgL9KKVWGXMCB2DvYjETE1UORT+05plM7ACsDypva2b9LTaSvNU1ItW9vdALMgj
oqxZVLLgifb64lNstLV+WpTZzGyH8OA7/lz1RoWL8O68GmgCAfi0f5PjgZgGrXIss3ajusKtHZw1Da1kyaBvMk/5e8hW6IUwF+kp4qB2YQtGEljuprBbbAEm
sJuD14Usiz/Rn9IrcUxyB8sM762cQVar2E34hoaEUWEXVCO0l+khbSAqIOfstaxFslmsan2YWkY+mXDcVAEanV7TPgidZ9/MhGxTkUXsw/T/JZv5NvBDrgk4
mi7Cn9iTJktaFaCw6aAfb0ez0HmmptYGQrzSW9zgv+YrayKNL4Hh6ih2IP9CqohrqeUZk9ApcXJ6F3wKMh3SmN5QM5nDITbTFodJUDZ9jJ5IdqHt2gK5Juww
bzAq+0cTs5RlPjKtnP0E0tV/M1TguISNEVcSWtpvhT0oFnHKx8F6YQeyAQ/R08CUny3/G+hJ6fQt+n/OWtRF4SZbAftXvoqMci0jurpYpZRQPTBez5S26VOT
7oQug8VakBwjDIVqb6WIz2nDiJP6YiNdYMB55Qopy0eIZVx+eKAaZ1iAO1QzEBZ5pblCYSfolrb/QAcsEx+nv3bt13n8Hv+FdQoX/RP8zqWrxWrch9RlSg19
hvZv6uyfqZcjxwsjfbG2q+Q73C2vJiPOfyiT8Ip/QZrZrtyOok2+/oFGyGxxrtTa6ZeS6YH+UFITcq8zy1kxo5N/ktDENIuwixeAWbgI7RLfpXmpOcJ3bpcy
jGgKE9q59FcboNTUVZVDf3rnFbX3T6o0xttM+CIOhgt8tdUyild5J5HgmPYfHiuuVTqj2wTCt1GNiFu0aUY3jlAnmAmQJU/EfNhFdgDWHapepArntHzxqPUy
t01rIl/Z8Jv4Qx8oDof3cQ3ISUhVLJ0oh7Aoh+4JbCLu5NNYDWEKss0yKaChb9A/4Dx6KT4OHUxcNz2Tr+KlcZZ8Z01X5wqbxfH631jv8F6lq3EjlO3sDQ8m
Z9N2tBR9OMNOTKIfqDYdyOeKusq1tDqOXvrexFTmpjctZap6gD8basl/M6tKGa4wsB1PTwk5fmFqhaqZ4qF/HHPyREwJ2MRWW5wyJ1y3PTe3BdM5X3odTKyO
q+3Yk/aKzNVQGW5ByiLIXUQwzqL/2A7IS3ixeCcwL9CIq4uPgX1wBjcC+YadsS0Sg/YraXsEDz8Lrw0PLUvLSbbxaDn8P+uKNA+Igt/Edj/PYxQbsm3z/cW+
LrQUpKwvSL4VDFZ9lLIkOCAphHvEfCrGVQfJ8dcHV4ElGEZjsKW2bqZu8rSfmU6L7QHh2MyPAEd9oxzz8BJkt/coVRndg4/ACW2COc76AK4AOiJLYTc+jHQk
tUde0kPwrqg1MMHiw4r8N4jFgc5CM/92eLBN9ObIIaazM0W6zNSGP2z+JvxpK+D/MJXLaRZIYpem76he2foDLWO7zjbnkni7fajJjk5iujKAzJEXK6eMAyoL
SD1LiS9QQ2P8PYUDgT3s/+xNTW3sF9g+lm32L1w2315cY/fCdfhs4atw1f4cmMTdVkguD69V9jAXuJZ4AadZ9oEKjvNgaMAjefTPCRX9TPAtPtZxS0snPlH3
yFd6B1ZRHyt/4sdAZU8tI0P/YquDDxJaiQv4xuIoWMK7yScdmuDWOmEfiES5v+OxWg1GhXt0JUdn+WXKYG5KcrH2hK7FfOAPMM3JtupXdZUyFzIJvpSu6+qq
BVAK0kEpTyaEgt6zVVPtii1BTyNagV8LGW8pcbwyBH1BUJb2eKVEAv3KnDeXIO9BO0YBf1AbkhayceJQ+yK0enpPdlPgVuou4bOwyDGebeqv79gkTLRc9LuF
aUw1S6XE9qkrEx5XGpCwFGoQOpU4TCmPt3e0UgvFB+w6vqJyw3Jduviz81wjP6fuV5YSI+FOpFMoTGtIVy66RsNkltQP7e+7Cn7IUWXqT/lu0reCYwyXIrAm
EKfblV+sKdwgtjtdAT3FD0RIx5rQp2BPpAoyUMjkFha8Ft+alzJXpaNiX9gqTmaulrkDcvBBlizlje0yckiaof6D7bKRxmKA4gSZYdSK3CD7aYvg3WxfMEnM
xmKLFaK5cl56LowGR1LHJ35ShuAb1UUGLXrl2WLzkE8UicO+5sxTprRvkRojtErA0GHkD241fkWOg+uI8WwJhAgjrPP8ayxTBQsyMfQM+W49Dv61nBF4biC+
2vbJv4Sryr5mE7l2XrXMmNhOwszcvJhn7Cj0v5Cemh1YV9BE8oek5JKazzkUv4L2DHxDZ9uqBHH0otyLf8B4pV7sXSEneRZSzXHecZ4N+i6IKdaFYs1UNGB4
i1Oer+ttmWkqCvzqv8AuY1DlJY5Q/4Co5fSWTMd6fja1G9psH2JuY++BgsAK+C9+qVg37ZtQwV4M1XJsZJvBFuWb+R3yATLDd9AABuy18dbEXZb72ZbXBp77
p2EQmKtbYWtoynomWEnfwMHeM9xHab8Q4vpuKS/tEqpKAvKfvQ3ZDypnT+E3VT0XSoRuch2KCOgIIE2Y8rZMQyKDWcIfkceiK2WnJc67y6oQ2/iTyL+pmjBF
fmse553Aft9yXIyxDkfHedvgvyCPsG2OPMd41CKUBbjPEqjkbCn3kzNc+5IJaqbKon30m8okvAI9if6Ih9nfoFUgEbjFveCQkOmOtTGwTk3yk4BUmuhjFc3o
BXcVd4cWulaBK2RIHBnq57DSP+xWZDE9RHyKvOT3hvd7G6+P6l6jF2gYXKfpygdhTuQE3IGs5+oPKsG3+SJ4qtSf7muUJWNkL9pcp51OeQJeFy8nHxZ7YFO5
D7FnmRxrffwMXM9xma2Jm0BlLUmk2JvSEuadtBmMkZxim9BasZo+n/RKr9zb/fHI46JZwgCmM36RGUgUIH8x10KFoa4BxX65aL+XQr8q46F3sCbd8K2s8bqo
j39FyorYWmkzir+lZsk/cgLSd2YbWzOw0t9fnGMri+mExieJWWpPtKxMMwV2Bq4XcwL7Yr2itMR/k3+elfZN3hyao/TQ6xWIopuFKi2yl3Y8Uadyd+E+1G6h
Q9IrhDSR9hpoifmJvB2VsOtiGXyx2M2+Fz8Zuun4C34dHOjdFkLjKqovtLlhN9qM7eqvTL8l4M12Zao/HbMILqxVZAq1BqqnzxIvk4UG4k9Q3ip3gy1tywsv
AgCa6SF4WVpTbI2tBa3Cv4ZUiS3qhLYLvYIu4e+RV46h/ibqAa4SieNj9SS9gRSP5vA9bGMsCUg/e6k0NDiaaigOJWpxzdmFvmy0Rfph0E+/pxen/7VlbdH6
oJDYOPhLlc5wi5qS1BjX2S74s9Bahrd2SeG5YdZBQqJoS7JKBzYlKjZoD3MNThSD/AFhds1XiWtTf8eUUCtE2zg+2Ia5KzWtNtAxiblbFMqrzGwzTS9Yar3F
nM0fmbw5aRK7i7yLHAC1ZM7Wh7gA/elPhh6EekqLLQw4YS+VnoW7UrfAbfjVttWWDshgCyO08kexd/ylVDOCsrsDa8ShZhifxb9FioUkbDjRk64NpiekSI2c
NjGZXyjsRmmY5Xl0M/KXg2BoEVjT4TiiW1qCGGCOeJukJ9gvc4vNTUK3CwNMHVu30GxlIXQ07p7U21+dvG05YZ0ICMmMXPLz8OHkINwrrjX1i0oGf2E2sCdY
H9KzYIHtpmxJfhXQkWFSNh6nrUAnKzJxhj25eQs8zPYAuuTD6er4JXE+cdQRkgcoc4nR+E24vmgNfKKXJN+SMyWNyMRy4M46Jt12ZCfNME9NnYZX97VEZ4Gw
RZZ+E9yh3dwyMTF9bv7ttKPIUv8uaXoSD5bYE+Xh3AB5vbaZve2sLjWn+/NHnHl6R/5Xz3nXJTUHeiZcZu6wI3FC/oHY5IfM1LSF4n7pCbcB722PxRvAD5NU
3weiDfZMWgs0YVPRSfNI/CFRW5joNyO7sAbiamwom8J9xgZqM9CFdlJpB16g1el1TAE8wXpFyicrSX/ZnP54Wy5eC+sq0ICkzwbt3AOiv1ywzl/pXJVJJtG0
zlTKf8u6LuWLfI6fjxVIJ+TToYpsWeGk2ku+DK/ASxHx/gkgSf5iOgQNJorx52wL23F74yALP2Dc5gssBhz8eWsm9tCky+3RjrY68lJ8gvAaWCiTuNDRVJjj
qOLvDK2VzqKv5dPwdaYsnM3tErKEbGRm0QzHCDvDVQdu69/kYnkQ1oVyFfUlXXhzvpsLkl7Lwwue6udhj4OJEOZWeg29P/ZJGIDOFOMwExojVyODUIWMh4bf
sWVtefSL8tMCGI7htrxV/7FfdzSGWiM98xcH58ixwt9KeSVFaMsuAneR17xGyEItPJd/ikbZ5Wlr7H8gHQrfgXL4r+xotqJ/iPQWtBbHcANDPdJnMVvtU4pG
+WK2LEm7JT9ii7mlWzoiM/3jzFssw7B10PZVtVLcNXunzoGGqe5gf2GmlMEn1RA4Gl5u6iAtYzIcS83ThFnSbXgJTCYfhIbZtjI9fINNl1a3K/ziF4tbBXvk
Van+zPIOOyZ1sztT64v9gr8zQMgnjzN53BkbbBOCa4lhfDZ/NO0UclvYaGFDFriJXBG5LbrRDdJI6Dv4gv/qaAcI4iFOwqSFsB1kNvgrBmS9u3BLUPx9sPmF
mUgWn2LupUaRp+wi4Qe5zZTHXKZ1sgQ6Yhpvr+dfIUYT+/BXtkyF7nsbyUPg2shnrElhAFdM0yUtbZComPsa5ZRr4q9Kb9QLwtI2x8e4eK4B8BX34fpzp5lF
pruWmvxqrgvyJfkvrD6A8i6ILFzXsQb0919CIshCyir6kXbQSvUEFUcA3IvNxQcI5eVz8Y9FR3Qm/Kv/E97bmY6v4BZJi3XW1ZI+Sk9xHwy3c1YgMjyaJUhl
0pgtm2rojMHLwO/Afvwq9z4l0dHHP03sgk5RS/uOaCy6yHM+bYJ7Id3Bfdb0C/0hphkfBxK0WeArWU+ZrzzhPqcOwwcTc6oPwn93loMz8KrWsvhQuZmEM3XZ
eiCWzRWLUmjJbKyhujoaIJXcXnKNz0z9ptnoV46tqfWw9EACvj2lb6FHMhdvlJOgavBU1cIExRhLhlQSVMlFQu/ANjLgbC2uTotB2yX2sI6BuhXWDTyMfVP4
PKWtvy//Uxv6DSZbeWrbEa4AfUFXgWR2IsnqvXEZz8/v6Ggmbgd1tL7KR8nDLpbeai1BQEmT4rR0rIH6ibqLDkXSsf+pc6FsTXN4ffPoPxhfKItyiduFtYHp
IgKmmsvaTkkH5GahXywq9y6/BTwkaM7x2P8SC/nVxChnnQTSecU5yMlRey1vlYRwI9ihuOiJtmRtQ/iR/gbQ6qxgL3gD/5qpYCkPzmB5SA91KWXXZkut3fTG
OOc911r9OhNjX4A+FirgZ+GJ2F50JrRU6IKFQNfUfalnvQPBIOlflcWGCOXVNnRLeEbaacv8BJt0Z8s8x151Fvy/lFixqTQxGALvQ22CO4Ta6b/5zibXZRSm
sbmHeM4Xm5qLToIv2//hUhI/5GYDL7itdha84kb9dPEb4M9zcXnM3eUlcT5IT+hkk/zfxZ5Ji9NI61cYhAC0H7EjbXBrojP2UlI704DiGF/jsoOKrAWKkKAv
M5VgXdJX2z6qd0E7NqqlgStaL/hNgoEvcww2/4+rQX7FEegQMpY6a8kiNrI1REMczp4ANYVh1i7sG/8c5g6om3IG1FAWyTH220IrppHW2l9sXm9+KEwRt6FO
8FpxsXstmDaVsLhbVk63bkB0pSrTkIkNtINmcXm2kzVbwt0sB0J/hETkfvCSvUjxo53ZWVy1RBvnt5Spvp/3U6scYWYVEsPF0C2LHgnZ/g3maOAyvNje3TqH
Pek/FiyARoEZaelLhwVqS53gjGBXcJbsp2+yL5SuqM2KOPsOy2RpItNDyjOS2c8IT8UxFdWOtkKyFHtd6acg6izjI/QL1Ue5Ct47Hq7ahz8XKurzRYEYjN6F
btXoKqDW3cVtfRORqgEx6T9ltzLS2cb2Tk+lj8gX1KbiTbi9djuSTJTYn9onKrO1FM0JP3Ek0iTSPdiTizN1kT+TF+1Nwgty3xASW6nmlKIgV6HKengN0FOW
JlWl3ClL7d0hTGpNpmFlmSUCFcgJzDN+MbUUX+Hl5bPhFmglqps2Kq31FhhkID5uv1ZPLoc9QAbKOeIKpC6aY4hSa/pt4SChU+Hd9LeJzfyx6bu85QKZOV2K
64XM6ivTJ/52lYmKG1yUh6sh6w7TDrk6uxI5JvWyp0t/gPaaqOm2fPNQ/aLQpXirkqwl+iqa+jA901qzV9A5+O+OLKilPw2iudbOgWgDNBuGpPrIeXC6WqVA
PWGsBRO/2+fidaE9Ka3sB237oHmBe/bpKQnyO2vU8RK7SNM/k6nAep2KVV6Jc0BHdZBRSS2lDGCa4lvUDMZhW0Zt5donn9WuIWbF5FlZRNqSuD4wD10WHyR+
49b4LhgjQT8+Kb0LPJ/PsnLIBaRJUVn1ql1SfkmfBHrijLA40o267B8lhZyPmcamhtRYx1npPi7nFotbEyfSQ9J+cBMUGW7OKpzs72V7YfIFzwXPWrNi98fH
W3Zql/yPmPuYAKpL/6XfQ/6PgrNsjyLrujCuCYRoe5dLSwR318Hd3d3dBwIMEoi3d8mpqlNV3cHd3XUY3F2eoIMMA8PL+w/2dfbaa93ry2mjtAm/Rx+YnhN7
4hrA82GB/ggXGUvY7sX3zaspD0fSxVXYm+B/zsZ0iwRSu0CUtq/zi+C2J5DQPzCVS7I8ts8onGy4Z4wLej2fvbWJWPmL1NFtkR6xiu+eNI1tRXfVjjpbOw9r
2fohW0u61i8SXyiXMRRz8+QOCsdXttwPj8HeR3rS48yb4BukLtEf3FGzkDKgrjE7oa2YRu8gA2pqhbPUP9y/cmk6FfmA6v4SZF3TZ8TjvKYbuIa570WELyxx
GjFbE+Q9yEk1HRPQ9FVNwd9mQ6QJt9u50HuKa6r8q41iL4PduE2rlaf6AX4tWDLskMZ7yCAQN8St8saJHYPmBE6ohkHhdjhbqRDcyk+W1sL2Qj/lxcZzsKzj
JcGDOfCGcF2dgXqJldQ3ZiS/kFwaWE3skcz6YZCnFMtG6i7ezTTJMTVQx3GcR6IvSNn1zDGS9gXeUK09u9wVmbe/fOO5fNnngI18HGVkh4R9+Hh3p4x2To64
ER0lO5QX+oeir+FP4KBg1Xs53qnxQlYiovcNglCQbSslUT3B4tQE60LhEL3AJYXJaItwK6o1WY0sAcaklCfOI5W1ttqVQA/pkK+jv/ev/K8sX5JXRLrj98AC
UsG+qOfh3khy5SxZFCbpEt8qN0WqEXyNLpNnWouoD+B2eIv6UjsP/eT4aOvYRH/bwtJe6DGGPlgbmnNtoi7BypH+aj5cZ39p/5kL7IeRLux0LDNwMmKA76Th
xHGjCx5T6645xZWDpyOassRxDy4RneJKig9AR3milz5InocOiRwl70s31RV6APYK9uPqSwnhLNsAVMZ/E7Ios7+c0s9WJnjaUABxzmNeLaTymYHyhavVh6Cz
Ooj5k16ArEA3EcPsU4jprKXogTRabYGPUnujZdX+3slSHNNKe2OfJ6W5srV6tpNApV9G+5HDqCNEZ7oltKtVEdL6URwCZtpXK3v5vZYCoa50A6QyfYMntT5Q
gBLyb+EkrroRIp3hQmxlcC54WMiIz/0aOcXeQ2ps+4uzy63IZ8hrf8WcVqEn3PC8Q4lvTP/6ZxlG8V/sO6x3keHeBMtq7XGojCldzNDHiQsRxHZfdZtT1DC/
3PhUP+iTrZnBc2AWVkG7iafYkdWx8gGC9Wp0E/CV2elPNDp8Ew1lN9RLuGVtG7J6grYfzBUNY5phE+zLOImm/DvhLmkUfAc+C+vlC0qb+AR1C9giFQgX4+6D
c9wTm5/n+FvxfkKUovI6plg6xa1Q7/p+M/LJZbW6cIuji85qc4hFjCnSL8UvM9YYuDHxBW/On4M/AW/hf6pfesiUZ7wp6Y7hlhbiwsSMvGy8CHxP/G6ZHMAt
c+lBJIn3tl2gYum9iJkcxwep/WCUZTRjQQWsvvpErgtWksVoHXQsfyGln7QSdGONhB9zgqpUN2kz8jV/aSBd7gy3BK1kZ3iMf+kZzVZxXCeXinWYpsFmUgre
jPtmO5R40nUAw8A/jjbsMuexgoHobe8luou7masPUpqJYV4y/R1/GAdRLFsLH00MdrUzHXJdZ6POT1RB6n7mmKNUZD37w1kz2lvak94otY+zBbkoXJpZqY1i
NrtxVyOyv7MZvcR12yzG5QX+jYQFRsXlS9KYBAntRt2z5Hsa2naJVSEJkkI7zdO1e9I571h5vFpPKyt0JN1iuXLrYAzZy/KFfe+yw+HENfQZnk5UYspQTwmF
Ke98g1RzbcljqY5sAbNRiA9XEgcKj5UU8xrhb3QXWov4VyqTJ/vamnZWAylnPYNy62Z/99VynGD3Ua+Qluy1YGuGYi3YQKYefQKEXWVsSXhpx1ZnmdDxUvuQ
W2QuW9W5zTWRtLCfHLuclCuTPIeaVB1YWQbSlnnMYVsTqmdBrP87s1muLdymvpvvcdXAFO4csGtZ+U5+IKhILgbfg698S6hb8s/C90ZKaGTcQUz1vqQ3O545
Njr/TbU7HzDNGaNzNHYzsNJxnI5PrZYadqfHW6nP5H+BEFKbjQOb2HrqWJbhvxYi5u3uW/Caf7l7gDhfFmA5rk/+uGB7eFMMeQ8Z10tfpVPiJOFWld2OoVIG
kYDeEBYSB3JOk2nW7lLOuqd4ZXhKLuWZFEhiitHSWGPHVSXXgnHT8+ryDbmh4jsE+C8IyaAuEEEA7QWaWlKMFcQSQSO2wz+N6MYk853MHKWyyUwJ7jvfNOC1
9LbMMv6NdEI3+LqAAcGdfCv/33xbaafSEswLLDce88YkP/Im2acbZ1u8SWdSfjBZxs600f+Xlhi9Lt+OnNeHMGZyva2S3AeJQYYxAeKR02ztCzqgmfwMzOsp
b+5IPrfOwNrw1xQ7H5O/XI2szRSfVRnAL5PNckbomW0yRKXG0ODF8CPY71hb5RN3Cp4U4uSSyjv2O3cQHWz34DQsRLaD11Uzff/El0Rw/ih3wlScRMgnzLeN
TYk9yBD/a8sBJQlfwZ22doEVQRS2wJLUscj9wCpigvbGe9smyfGu12ic9Cf5D7KGP0bHynfDXZhF0mWw2rsD2Qd00Jn4Yfndtw9i0tyQlZ8TbJWU6XptGsy1
Ay2BQS0iVtrJdApqwQlsj5RNZHMsI/pX5BHvpdqwHd1/+m1pH9dKqSnsc4aXnoulLT2YeY427taWDGkHcqOovbrJOFo1RYzivfy30gI6k6JS7oK7tCafdqxz
3dMHse3FZd5YfFv6d3KaqZLrrrEkiCfv0XPEGPoTdRNZGvhHSJZiiJlUUpEt6YDzvH02rFJ6E2aAsxijuj18U9yhmpL7JpjXP/MckQbBn0LmBrd5CnFWnoqm
p/Zgz+ZVCTGF9WCsb3yoItVPbEkuN6yvUIkYF+5G5MfmZ2sJXXKKzKWNC7KfJfcxxARG0GbXcf4uNsi9yvmvvYQ4gWBd85iBTJ0w7aoCmqEn2CfA4+qd7kof
DRq6V7N75erUQGIj3Zyt4y2ml8NO7DF2PdeOnOvIcv1O9nL+RnmRRM3OLdTKEiMxv3waOKlRKcWhGlyxp4Swhy+rNAWnpOuWpmw5TpYqsbdyKHU+lms+Qhjs
c4VuG97qknUGkbTRol7Qe2HDtEPKeuoLHEUkW9apV4TsX+mJ+w5wXYnGUutgLxZVDdT/tL6RxfCI1MkxWapEMAlufRL1UC3Ss80tA/8gVbnb8bXkdpZKURh6
5D1ELw6eMy/Q3TJSFIJ4pJd8KDIf7QdmBN/wTqEBW8GYZqFCQ8jS6F31VbhyQVzwFveI7IsohfEy490rOYiaYJ3YRV/FHInmgvqOMwFFjnM+NqWrXcLf7aPl
98mVrX3hm1Wl5DvhS8z1JBJGPQfAs+AaZG98jeQi33Bvdc/u2HjDIk/U+xgfJh/U2kuPVbdaGflMLNdPw6laYy4K3xoixBMuWx0e+hY6yf8l3ybnByPmGOm0
6lAfqR0NzXWEaSbORZpJ1X/l+7+KnYlVoyl5ZCF3VP1uLdauG/4JPvVt4LYTWxiM68RUCbP0KbpuQPXhsD84TvdzyOJiNBuJAQibIe/BE9BE0VnZiq7lenjx
4DDtNZ5KdoUV6ONKLAzxY9XV0Y1KMeymLIGt+JOGNdIuQzEgExpiiWQFUkTeoh3k/8o/gvmgrdQciuh3ogPXi3PR7eDO1FaOqsRWtKo8DzyUjJb2ynxHB1Vk
TjmKlMWOh45KeDH3GmmlZ6matltor/CuGkXXdaetbWQp1oXNDbYOdWQfqZ2Fzkys64t1AB8bf0zeK9jlp+Bt0YuURFgZXPHWVKom1NazXGU2DlcCYJhSkf4T
upEdafWLZPdybaJzBfEj9auyAA5LTWdzI59oNrdJBqn9BdcoBmot0srZBk9Q20TrEQ64My7K1lB6GDqLmUwa80fkg36LmI7lhbu6S0le1xqwinhNLCLrkr2g
hUg3FdMqvpeZ7Wxh3wpfWM/SEVdj6rI7MykL3bu+gnmgjYz7FFwR/OaZTzeEc4GXGZGYKz+Vc9k8ONByHM4mF2kR0h0fGx6JHeSmgw9UFFQFsc4Kqh8OY6zS
IZlCv4f/o+67LDCHUeDMRMS8TtmZtzLSn5hLDKAvRu+RvZP2CLlkfyjJt4gxahE9l7qFHlAmMxvQm7BJYjwVUC+GL2L3tRLRjvrOaEsxCL7IGuXTNX22dH9j
pmtvUTb/SEXo28T4sJdrhI5UOrg7aZQqUK/gQnmMPoFp6hqpUI5YuWYR5bvJbrW+CcjkYXJ9uLyjuh7Ru4i1pdK01eJx0NIsR5z1sTaeypSOwHWErDVhirDW
1BI+FaSyo8BJabe63WFytXGxeRWDk4lPleYJxwjVXKtaHFFGyrK89zilE+QhJoObxFV0zuePEPbA/9h9DKJOkEZ418Njnkm+W+vXOYsKr0ot6XuBncZsuj7x
TvhGb6Lbkh8cz9jnrMX6MO9zzvj4GoEm1rb+68gLbxmYYUtlGrsWajGRNVJb+SksyY0BA+VqYBN5gxlle88NJBKy65IHuQ38Wm6Ls6utJMJRU9Vv1HZ4ENkR
PusdprKgBVHL9pTJRYbTrdhc8YrlPlFLaSIcXXNM28p6gzNpPFhbOhe8633E9k4O+mdqA3U1PSvSgqEqDrP1A7qtOz/evzBgzCSZFcBJdydfwzqeH8FGzBch
APz5I6iTjgugRdESIV6yi2/DW/KnBaeBIWAA8+cf+23qLy+fFvocXuZ4DZvr27ke6FLbCaQk2MtcQpPUMkSFoAWMFHpAKz85dMhkAzXFfNlkGU1/FiZJSMp1
cKbgoxYD7jBrudZwuvwVbnJ9cDfkEsDZiI97iNxSd0HV2aXIp10PnXCsUve6Vli3g0pUE89ScNPtggS7me1sqSo1d12S08Xzyk8LIFrrY1GeFZi7luU2RzQb
WWz4YDgqHCA+0F6ig+NzRHa2TTIG4oDdXtPRRu8m08xxoji4wKaIM5P6MQ7qlW+otWzhUlgS2yabtMn4e+EJl8zX1p6w54ODsSrUrnA/pSbWXGrF78bfxs/k
L9h/Cj1BLrbGN4waLSaHvAUtvfNN7qQXphP+6qEX1kFBP75FSWbzjAVgDHKcbBu+TZWP+mET3gHHw/fS5HUzonsDbaTbyrOcOVXGc09Vt3xHa8AOdyW77cox
IoVAhNLMCzxMDsVx9fgvgobamcgmpZwrgwmRj/E/fQM1i9IG+RelHKcDnxU3Z5YWeZ4i+6jvzC6yVF5bfCXxJ7FJmko+DvWTx8J4tYRqcR/VOrMNtOZca76i
W6KbMnPgLK2aJILT4t9V06jV3Gz5QGRe8kdwDc5zOhiTXs5RxboqPBAjkOnwBr2e3gomMrGG3ygCuaDWxlIkAlRl0vjngJWaSBh6iV4rLbKa5MfYejie/cH3
K4hlV4mJallsa6V6yKWUrUGLr0wQE14SP8QZlsuhrUIlwgvaw4WGYtIZTko8ba0VMikb+Ez6KvGHKz8Sb56N7OAbG46pj4huhFXNM/aWykvP7R+FNiknw2uC
NuI8+BnYEDQk9Qu18DYPvOcqITj3eFVewVdqk2iWGG2e1MwvBNZRQGwuLeAnK8ttEAFEyN6ZyE2ZHs4M7RVfCge9n5go4SNzAJN80zMjpRlZKed3dOivbt2U
mASPwcvKyvgf9mmYiBSSN4Sy1j2hOUqZ5deFPC6R32XrAP4xN4AhKs7RghwSQ2kTqKbiafBXhWwvlTcI34po6FpJBq0ta8LHnYtFNuktsDEB+bH0ykwbYnlZ
3ZpcaK4M1iFJhn7idOyi55bXkpwGb6P3ws+k1tqf3j2hm8arwnXiPigIDE75TWmq9XUXwfL8Q2Yg4VT/oFqkTLMv8Z8h/3GUTJ/v3y0UhMOaHRjVHtI5sRSd
Y54or2BLi5PhLmabI4f5BiYxHfUK4m98V3pq4l1HOTicHyntZOvL07S7/hORMkI9+FM5y/WNUO4y1AxrtY29q3cGVxLeBnryc5QvzNm8fNfQ7B1Yd8s1tCff
iLxJ/E7cIQh19C+9dhEquWmtgXQQtCJ3s1+VB3Ys/yfsEtgMq6rH5au+JP9U5DQQ80phCgjxe4nRcibNop3cO10/YND0JPAG7OfG2vJ9h8B3j029QOwDh1yD
88MexVVemcTcj18X3JTXjwtmpxaMSiRNK00npEGuk5aHLi8Ra2YDFYgt4b+ocpEnlFA4kmlIeOXqci0rITGuqSwps26FDOjPNIdUw/lZjQ38iDmkQWpspX2h
waoVnlGXxxmljzCgzlQHwlLE/PBI8Z0twldUu7vHyG/IyewEtaf1NXrK9QJ04wZSHUMjkzdapcg2PUc45ZS4Sa5B4IxpjzgykifFyqi7lHZKeaNVZjdqiAnT
teqNU+PUtzoLWWIe0RJ+UzH9HC3CjZHe0d+DD9SDgeXyAD5e6ilPkxOCezjEPMpi/dW6zvDVkGLLSzklQKkXhDrhVVQnvRc/gZks/OVYat2C3kuup9UO3vj/
v4mI42IB8iQw1FtPDphYT+dyv/FnAi6ilGmyv7lYAliEJYQiNWMG+TZJicRabBasyM/C8smuShXvAVMu1067TrbmikMo9a9y0LrYxYkrSYn4TdnpX4AZeNE+
g88zbTBr2dOtRw3fzKNTUsnTxHjJGUNHX6G9w2+wflI9fyn8L2B1Bw0TXMMCgeBkMlNeKqC+2YiKD0FnhQjlvPh7+C/YUZlm7RJ6saEW2SBIqT77JNRJ1XAc
4e7zmUIofDC0h1+GL5evMlxSTeMIcR19gZtq7S0hYLDjALsXeYrM42qqxUlVuAwiNdQ2+APcC1cC25T3JppbTtdBLzvmokv0NEpwlYqcDX1SlnBdlEkspvYl
XEhueItlDEi39QQliAahMLMv+wG6SyqpbKIUa+fgMTG+QOfeqb3ULlIZ6oRzrT6FWshbnHWpjfbZ0kH6P767I67qOccNuD1Cy6mu1tE0fRbFU0e0NMigZc0e
YUnwFbykrZRGwgzspbc+tKlBayfmnlRE7DdOpZrZObDRtYzer3dOm6gtxMepabCF1RtBnVFlGPuFwYVZ+NPoF1AZltMbu6vCAdJZ8RD8i1mI/B7+Tn1ZxWqI
qw0Xm1DX84PIr9THUwHOJD5LBn5L9gA2EeYWyEhPdwm2r7I/rppliPQ/5G+xjLzXV9dVR2sul9NvVxYilclv2GOkqfBYijVmeStacXTI2hy1HSzNzg7y2lba
b9ZNNb0xxBtuVN6MuFL8cUOqfpU/DdKwW0xS5A/VTCmuv8HvfBV0BX8y0t76SC5vd+un9ZOwnLyJ7QgmRc4QOFElayO7EyxiL3MhXzPnQDxGL8nNIbMiq8nx
8mtnHCgfbSFOF05Y5gI/MjIlDhka9nODVRdfBiwtGER0Aob8zLj6oKM4yPEXVNiB2imiqxvhtyhOx4HwCU6CY6RirbNekkVd08ncSHu9Y7ACN0asXDCVq2cY
mX85WhzwMunBy4Ep+qPQKfkW67LeCLTh84RKzhIgy9Ig2FpsQT5IeUdVCH9TK4TGIaQ8iZsm9TAKagq3CeRRSyKvw3N9bn4dU1sZrd0iy3BWPmKLId/Sk30B
wwL5ouF5/Mh143xmpFmwPldZcEjJxBAmG9nG9WSXhzPD1Wy7kZ6qqviYDHW1upM8tTKPlsATrrO1PT5B+s/r5R1gBLdCiYAXxKBgDBgENvoP5731bfKfxb4F
puDHkw7ZF9trmMcJDR0E2VeKdbxnbNE5TjtfTJxW7VKh3If8VNDfVwsO5dKZe0hq6CC4pZx0VUrpZuI8dl8rrKJliSGZX4BcQ6vbVqHbwRDGGNysTedjEp+D
1Y4L2luuo9xtXS/5ixYJB4ItKYs0jBgd+In8Lp2zX7Cv95Tl/hO+Blbi8yXNXiV02N/FwPPnK/+BLxD6OA5wA0Bt/iLdjlhingNf4pDuS/BqX/4i19G0j17i
NQrWqv8jM8MftWbxc/niQC347Nfe33n2EzXx7CCLn5bMSkflNhNHn0K2SBeJQ3g3eABWUAGaYb3Nul1vkGz9KBmM7tf3+JPcHndG5H5oSLVeaIb9EIfHQfsk
+iUxJpjMz/Nz+ACYT4wUTHw5YbD9DDdJ4W23yDZYNHyJbQ/auT4QtyJd5UWaWwmkDas6BFsQTdx0XbLzSSqa4tcuoke0I9RG9aNxI93OYrHM92co6fpOZYL8
1W6T/7AdgqKtGTFkwziQG66kxUvJ8R+T/gIBqTuzCh0CXpKDyJFccziROEYaiK+grT+qDoNJ+kw1rWCApAYYboZAqYulhsw5uVhYRErawpzBgfOr+icnro31
Lwi0NVxPUgJ3g8UaCbbKgxO/SBFbW6kstUQpb21cbavto+2KnC9ncF/A5IRx0mYdwkkwQY6JPCT+/8fUHupf2AwyBtam1yt2uQ7/EmwVzsIpVDWmp6seebbC
OWKdWiU4XLkbfBP+A83k4kGO9YDBJy8h9nBHCMVsE28X7kscS44GT0FPaq66gF/laWA4DBj1Oj3F9VOe4YgpstLDhULkqtpS0pTSTqdYkszDroBz7CVycfQ6
eoTGuY1oXehlejjOcolqGWMJ2+/ECfoj9SQ4PgRMB3we57bgaHpVOIHaTh63z2Kr24uR48FxKkzkpOHseaVzJA4sk3aT6/K/O5WC8hyhLhYvm2eZdvoXBdba
nwf7ceeD6wxDqBm+qjG+JJA8jXCG6bVD+Ev4YfVMftsqZ01X0aUEG17P3QwOxPt6UbSTtW1epUynfx35lO9aCIjtJFc4m3wdaoNXs39OfhSuFRASj5ulpPNG
gwFUleElOs5mSFnPb3au4/7lFovdqQbcc3K+PIEoVLO4v6EfO+afYhyD1TdU8l0D9SyvbN0pme1HHLSWpfOQ9flzI20LjxOtxJn4Ll8PtgO0IHfEEvQFqUBi
4RD4hXu1Ml28LeGMU821lA6V5TfSy0iMyETqExvlrpa0MGWbAhoH/4xLDbjBmeTu5AbKGTZwXktOICJ2CkQxVFwtvSZHSjcoSvbz5X/5BJnSmvCEPpKfvfs8
m/kYY6ngYXtZUsreDGv4TsDz+B5bFWIFfid/l6cdMhHtj7aSm4UQ7jfLyfBq7B3+wpqAdodLicHW09IHWect1N+MgV5B/Kc3CNkNgyWo6NK+8hWVbfa53H6u
yJzP1REeoHbbRbGRvKui0R4f+A+ZYu7JtIc3tKvSPtFhoYM90qoiqtuqVEgfBY86KoZzPYvVAPEiMtP5WL+EPYZe6zODW9SzsynenIJtQTYAXd4e2GFJVBPg
ZMUJOohj7Y9BlrwQbUJusuWCQjxeKkH5xFdEcXIpzBxaaj2ND2LGsV7qLHabXIQeI7y2R/bfbe3NrYKx3kysIzhi62itB0dbYml3YI2vQZzqL7vuf6aHK2cm
lc89l+ShfiNcREd1gG8E94K/Kt/gu2JXqLJUQ64Mci7ojbdoGeAmtZKZacm1XnGvYYYQL6UZ5hAyAzRWLpOlzL2lEuAz9Et/hwUli3yMGtV6Ur2kw9LqxOPJ
qdK2QpWHPk9wqn9CXm3Q0n8Nu2DZhdQQp4T90hNunDwdHAT3qOr2ZqwV48lzjr7ESGoF7M5KSiUzrZy0P4KmvOnscs5Dl/Z6UCdzRr1CbbJtgKr9vD3L8AFH
ObN/jekdn1Zt9OrDUq3Qv+FkJca4judgA3mH9Cr5sJhE2y0pmO8X4zpNg4AgNfAf9//P2sJazG71TUQIrYthHn9BqsOOJG2W3VxaeEZydfsBa7I1latjP5Ty
X7Wx3LtCwRsX2mXaBapiPuyDND+E2+ab5vEzuBNAl/4DVvwhsZxoahKMFtkVSPNc8ncNX8KfIp+WIaZvZEUxQHqAAKK5mz2X12QkWrNb500sP3CV4Mm2shJj
xPRa9qbwq2IJNuRS/XFIiuKzTBPmlFvJ5yKpSHt+meWe5YZQ19gQWybp/t7iZLKn45HVCX4SI43FQR9anqzPLwX/+k6Hhlu+yDiyUlzKEfahEs23sTzAI7Aw
+ChcO6AK55TqBUHwktghTwQ/LS/yL4o67g7d93ayjEK6mx7nHcovGypUysS/Q7+R7bkKXGXyqtKdYI2zl+zVSpNW2NA+AgZ/jTs76Ap+Jmr49lnfCetNeZmX
iNuhZvmrsZNCtnRdqopfM7cGIuxLbpFTC5aTw5Fn0nuhReQ/+DNcxOWllCVTiSziBf/DSvhuCqdJNtGrvVZJ51DKouzHVhJeSlV4agyTL9WVMv54AyAZspHk
AL49Gh9qRuI0ya0Pi+IQkKKPAC+UdtHB0IiXVbuxR5mA85LiCTDMb9Q5ykp0VdLSeWaPbMp7YVgk3ZCWIRVSSnHdQ9+5Kl5nUi2wCAxFRJWJdFLfe+YX1Bc8
gVfayWB9MMk0x9gY3ylnOF8H+iX9A7rE/EBy+btgK1NL/N3M4svCOeGDOc2osfbW4LilJz7Z8oI6by+XNEoQrf2J5lhJn6GwuYfPquYfEyRtlbk4zxz7G3Zx
8HyZB65Cai4zyNGMCEvLhK3yS0Zm74oXjeXJDvwnarczn+oOs1JHuv+w847BxBxbf6IkPoDqASuqSmix1DtQ7P1q6azrkaqxetCn/4iskkcKfwuToYPvBTta
d1j6BjpzXW3DZTn4Nv6NbY6/a+YeR7nAWXgMLIuMI5aatsi9iDDxnq/HD9BvkGUjRUwNllFLwzJSZawZapeeqUXe0aVuIRUjL7EubApE7OZIQ6WV/UlADRt0
SlgEguAb18q/x1JLygTRsN1yydKS/xiagYaJsspv/H3nPmt5+j+g0xelNWQq8tKVLRX6+0ZMlsdEP74f/C61AQ9/3VhrvhnyP5vZ25VYye+x7vaNJbaIEWy0
uE36ym/OXc7NthByX7VT4Sf7C3gofJUfAktDDO5YX46LteXYNuU4wDSpcXi31S/s9lW0BYlC0zG+Yvisv9CwYP0I4zNbWd9Lzynj+cS6he1974Tm8ubgtUg/
7Zn8ERiknBw/sZuYTE/x29De8t/0Bd9n+yXppLKVD4FYfF5woVCeTAh+CzYNzsRXgZr29Za79ityW4QWxiO6cFaqww/6dT355Le41WzA1Fm2yWbT36GXciKf
RMyWyiENSZD2wjkU+V2+y7zFzhtrhd/xqvUYKtlK4tuQs0JjuJkvFroRYTmeuYe/ykmItgCV4GfpMBxLvg08wJP4cfY+xn/gulCyMJ/rhkd5ljCIvyH7wYTA
cdiZ/d3whbuOkcsfqTULtzNe86/dOVB2Nr3SsQrpIE+y31SnMhYui2TEhEhtBkOLYZXoj9SK7oNqVXKhPqN6J3ZOhn/DgdRB8EiNOcqJtGTkgnYHXk7vjzcn
dqjlqZkbWzm2iyM1mT3GOjdOjiLQqt7k/gJ901axJ4VUx3z0KJzvMUTaOSvrDfSH2i7mgP4n+ZypS7mCXeEytpz7jZqoY6njfUeULWSx2S4/Z9PIslRlJdnR
QeknC4E4nXbM9r2SLM6/lXnUYnmLdFcPiYbQM60aeBVgufeBl0I+eLamW3YSuA2/8COsa3CJS7MPA4N5q/JOKdow2goDR/yu0K7AEnP58AjLMf00kcweiIwR
K+hHpDz9IA9VzLjCSqgXFEWfxNiY/+mbVU4aRG0OfqGP6LNcs4iuwT/kjYEceZzWwT4TDiemKSizL1xWdUpyRillnHov0prpxE6U/qMaS3/jDfFWFBr8A8QG
t4Qe8vWJFLWjOgOtIiQXPgUu6XBkNj7O9gQul2fnNVI3BN5GG9O+SIY5Y9Nsd4Gc5Hrziw4VZSTfxJIUIaQQ0VUYLRgdP8HwqJHuqr51Xaa68z0DLuKMzakv
hWeRP30+7ZB627NHs2d1dQYdp5Rc4QnTiNulrRDrilZmhvQPcorfRSSAnhiGt43M1NLIj2K11M76d7WO0Cs0JJyG5JpmJR4wPrB0TKqM1qS+hzsIHR2rrL0J
Ee2ety9vE1oHViY/2z5QNPUyeJeYqGytMlWowa3hIFcCfyZVVs9RE9AM0xflu3IntB9NI7flNSfmJg6zvPKuMNF5/a07EitwK/19BS5ktlznM+Cf0jJYOpJu
JMWGWgN4EW6VOsPtcCejWbE8mm2O3Iv93dye/htLJmX0q/RDqG75SU1hDlnnw11MLH5S3OHQ+CnSdtg5sMCzG/4jZ9tvgTaWm1ozeE3IxK5z1VNKsscJQR5K
LmCWU2NkTboiHRCHYBZkpuSwNlVbUksso6kHoKeWoGL8TLGm/h9RFv4HStt6YZdZgojISUoiVdOa4stGKkjNrKuJekwRXyWw1LsvvF+9Af8n9tFQ9X/SFBtP
1FTGFhRvXCn3lw0Wa0Qg1oE/oNlxSIqBYXyuHoLHher6iohJeef+Hb8fMMNZRQT5TvVjNeS7SamuJujwoqiUAvaLJW0v6B/O2xqw7lWOpx2HVVw95dmWhfoU
rl60W2iLTm+qbvIqHWCKvGfL/F859krg1MMuJbKXJpmfTKIY8jZSKaK+ZqLOOPvZb0WtcBod1a3yAqzQPYS/wb2EWUo9dgzvZFtw0xSdjWWWhcySYLlqfiP1
AnOkOq4RfqeNc51XfyuavHFHpCpYpxf4a8uJ2AV0MJ2M+YUCMoUZJQHYlRhIbhC+JxSAPWxjJGqnbC18wYLUytW8pZIWJl2T71g7WIelvFATyMbqXeEo1lxd
GnyEN9R74M08tujf8lNls80J+hLb0b/AXjUnmOT/TflFn45c5yepMpvL/OlsxB0u4GEzOI4aIeFiNn7csVHjwwrdKSFE3w6/LLBId0Ddim0gImcpFilP7C/t
Df/gOgsHQMRX05sWbeBaE5kK1wRWwGqRgRsRdpL+ErmsbY0t7bhrbKFOZz4XDWOa2N+4m5AP6b+J5MgFoa9+IVofTokskj+A7tJTCWoHgWxcTTVHLweq4I2I
qF4brwVcxj64h64irS46CTXTv+EOqk5hoYZauejNX6/1Xb3HN3JBZaxEEuOVY5Zv5D7oCE4ELT3HzVszZ4qKdWs2RvwU1hHtCgbBruh3uwNMRfcyZmk9Ogg5
pVZUnnGN7ClIA+UFWgMMEn43fZO8vqy4iTAbdhc2giNsF2Iz+sXAMHZ2pb28YUeVROu9wnLc6/za5m7W2OBz9EAkL1LMfRVGgHtG48YVVA38fSQGOyA2EQfr
2eAoc4QXClLwHmg78W8FV65Y1qZ8U/4Fz6R70jzco20AjbHP8rSCulUPkoQU1ss4u8LHMCVihtvozrCM7GZeJNYsmIllpDwkGwZY6zO+DxnnfCyVCk3gC6WX
hkmByqbZWF1unRTybDVkgQXO/zl+WPxxk0knP48S9AnEarG+iqqTIu9hL4QTzlNzLLUcCXxgaRapEAdCLrmt7zR4Cf8FpZEx6iKQYdlPN9ISqIOuXqkd7X3E
0cp2ciAb0euQkOjukhIvu1tZ6lmWurrDUWrNX/r+JPWL/hE5U8UJ2kWzQrJ0nWynXkONrtp0iiWfPsHUYnui3cgWPGv9JnemaunlHbM3ynqnyCl1WtG9yDI1
h2mkNHf4M9wZm93vxYBTUp+mNVFpu19BiY1SuchRJBe0U8aGxkTHSy+l4l9KkmFZO+O4oFbCWpgm8YDh1fnEGqaLUaMHVhtpeWyvgH+MtFH7Vm7HDrE1xDpl
bBaOp97ShjvuurxEDTSVu0B24PbYF4NLVeoHOpBNOJl8gVls0UgLppd5t4w5EDnRuGTt1FAgT/IsNS01XN6Qalglc/bmsEK1FloLda0wmGwOalhrK2/Uukg/
ZLk2NhAtvGNOEn6oXSN+7YTUmHjPHQ1HOZkXqLLMUSkRVPOmai/lh+CYNFHoDltFKuqy7anlT/gO5pPzqanCcOqmXIJaz6ZqY9iqjrSUmnlx3AumBrqHeSKv
MhCp1dI3Od8zd8gRwmSM1FLgIg2gy+k8IVBUYu2K6Emsta5UPxKKdSupL0Cyu1JGBdcCzqCVyigbSomSEagMYZdFkvFl4kDxHd/D0k47Ft8JzCLdREv1O7Yn
4KowFg6TfsdS9AvOq46S1IdwTGRE8hPtPjAgccK54KvwZotT+yZtAzI4QJ8X34rM70bkQ6EmzyW2cm9D35LWojX5v5me6AUwmKkd6G77TmzlJ/qgME5paN1q
HQTWwvdEOTkGJOPDid+IitQzniEtVFt+qDoVcSITnbdJWggEpod3co3X/2VqHm6U8gZpXJAeqGHBoz+JKlRrp5ndRowl9pmXoz1dGc7JTMu4Mgm9xEl4e0Os
8g+owmylbgTMWF3LMaaDrZrYw7mH3ryGRRrTy6ks236IULLOh2/IK+QmLIZMQ9dZTwTek12J8axZaEsVOB4R7Yw7LD1Sb7ubErdRgd6ja8JYNU3rjrQgrNgM
4rz1nG17YDpSX1AqbAj9UfI6fEJM4H4KF6RVeDu1iFqgdZVv6nWxuol7aBcFjJygKrHIDriKv5DwkHzLF0NCfMYBKKzbbDuhtA1d4YZqy7kc4QFWyzsBOyy1
1TCYp1ZQkqUgd7Osi3oOWmtfuL0krS1wpNNUNFUvT3thm0j7GpeLxPSsyLSt5yMDAqvoutXfWbZLi913mP6Rshkr2Knk2rRy0QeSFu0l91cC2kGdEUaYBkRW
+qaYnjMVqqG8IhwHvUEa4ndOjryCvSWbmkkkOgh7+fTKrmnV4t0j3aR8hN0j687f6Y7sE98AdJy8nIr4C42L5Z9C1WiivM/sYO9b3vCtlPhV59Tl4IrntCZT
8+Ru0gxHI1elYA1Y224Lb3YfIuuK7cIesoOUTX2Xu0jzSROYwUbp1vzS8GpTs4LYlO5B2TDC3zrZHPQou+TiyBsWBcPkbG6SZCRfqgLbDl7BqzAXie6Of6mq
+rpkJrBeN0UmSBpfzlmY3lqdp46KOYaVdvyNzGIPy3eJZtrXItnBsCZEiEaRpmIXBqEu2Jb66jK38SJWChfRGHlcmoB1Jw8TQ4L9qXGW2iCFzwTlAyvBIOqA
6zz1gK4IDjiKbT3cHrKLGpRXaMf8R9he1FL9BhOVT1D7PD2kEl7RUVn7T1tVqaFkZNvJi6g4zaqVdE2MXLJEtXlsJlKHaQgLZAOIGlsx9ZVZ1Ea8qrjLPi54
QeupHic6SS3VAPOZKwEWOHRmoKUe4KU3eKbQV7JrsRHG844uba2HlshtDcLYBWG/Jzcgep4qQ0AWXsHRCrvLXwXX8y1ib+Jx/BK4UPyO71citDUah3QSp+NP
YkWumDOzDfk33onyEPKUYEH7K1OI9/AwUg+ZgHRKmGHbm1lQdYcxBuEQEL7BPWEfFt2C2wLj5HXwUyQGmS3fZ4b6b6npLgPeGL9OEcpAYRizW+hFv8Qu0yeV
ynJbmMDXtw9TW0pvuY+BMcLO6OJwZasq9VL8+j+JP9COZKwyhjslKF4/X40/ovpRq9xQGU/8z1g/+5zcInlg2lauVmoVJD7vguljkEp+UuLhHxu4duJT8Zgl
UzQLR21jLdexb/RYdKG4EZnK9ZaO2n5IT5SHoQlZl6Q+ykz5atLd8Oik83mCvX+FVLsrcQK5kp+sLJEGavvJufyO4FqlAygHWkg3wsOZmmRaSBMciNt+n9kZ
7g3e28txI9hb9DabxdBc7ai3RD/DNe5VMilQ6n74msnQ6jp+gy2qQ11z9Q9uYXIpe8YO1sxM1Gqh1VytUvsjf0cKNUB1h/ccTrKjngSP6JfJnlQ6LEEs1quQ
8YgN21fujfqMmBM5g7v1hgnz9QGsJZIJ5zq2M09c99UyjnauuWQHMwwk8h+JerC9owW2MLxE45VJ0nL/ZdFBLndlMzWlIssY9V3Izjc33+AyfZ3491Tb+F32
LVwyeI6O8JzDNgetSWZ7bN599DR2HEyzbefbWqZhi6HT29E3NGVU0qfgUNOSkvuCNeOAp5n6MPjW94DsAsoqX6QxTGLkEWyIfg1lisvYiOudRGox6A3po1HA
EDyDclPrUs55JW4Z3CDckaZK0xzHsUQiB7fTq/R08YLeTq+X3l3ZGJocmQeywzOtO1b85vPalgvXxV/il4JYaxttfB+cb30U2AkchNMzgPxmtogD/Rvp5WIb
dGTBDuy6NlKvGalJh91nI7uQTFBZF6GsvFh7CP1NumJqDPPoP+GmSIR5pVRFZ4dXw8+Kk31VooW0IHhQO4hmQhIdAhEsAEzcVGKHOIgYLjJsB7iSay014bZJ
JZHG9nvoScNhdYTslBqFh6p9HZi+kj3iU3LGKgTahJvMLTWP8CYnXQlPCc6zhYU35Eq0im8uNpibjpymlxdMRSsaG4TmyXclW3iCpYdcXwLWhsoD4VruqvxL
xAfBDyoIg9Sa4YxwU0vl4IiCC7Yn6CeAI9U8Xc2f49jSjsSwd0AeH5zmGagEwDhpGd6ami5Q+m30uTQTqy3VDMYbXidOy+WIueGn9uZiFWF2aCZ5jKwKlug4
YoRXjG4A+L7cXEUAh7KuyUGsAkSkFuF69ER7NdBAGs+tydrFXQ0NVKv8mo2X9qsRlhTuEsOoRo6Dmg12DDhcs8IcUcE/Ov6GlEf64BumadAnd6UHmUaE/dJx
tBuRyyySK6o38c3SFG2IUIv6H3lM+BlojMU7RUMGPy5QQ2zwq+334FcwQ/ENYgfaZ20s7LH8xfT0P0AfsPelgQRGb8+baakA70Kflm9ME/r8cvw6qiR/lcbZ
j5PPLSW0p2JddwtxCMVrVbWI+lV9Dr/qRXoXuXe0njoUn8nnc063LhaktQ2jan31hMUOT6JLbI1AjDleHyKNIvfZPW5DsDN3Ty5f1ILDQYrcR6m4sYW6jkVS
Z5L7tGQ1VTxL/5mxCpZyf83IkB4R6/Sj4p4QK+9TJSJHWg+X8lNBmnqSGEW/o8YBgOxH6uvvdSOGyQlYrNyK6EBnR4bIiyNLQQx8XziAWC7HiSWN04QW5GSx
LugvredaCP9pDv687hEI2zblM7aTL590Pulw/rUUJHjcmxHyJduRD9hmHXFU3rAQlg0e5Hs6dTZG/6B+FWsWGQt26FfV7eRapg1l0IdoHbWdTrs9NrRNzXbN
j1yEPs9zWwFMl49p26n7gd4civXVrsIF7j6gi3JNGyWlCCeQlySZs5z/g+iJfIaXnVqKFcZyc5GFjBmks50x2tVQwnzuSBdsp3pEbm5KdJRwHofXiJfkH5FY
WAqcix5hOPRmtA/akdoPi0BTE526QVmBadISTaVpYjb5BMREbkUaCMOEI0SR3JtvSsdKbQJ2OEaJidufcgQ8tZzhYyJooKZ6he8W+OJ8p9VPFKU7Wh34jOph
ShXLEbnSZeaPCiccz+yXoofQ6iQRGpS/ybIuMAL9JCRwd/FbSg35jLkE6fJ8qnjCnET+JpXkk4QzvzrFGz2R2au2INfzs+SOxlf+Z9gVZY1wN/BaVakECkij
4FnJDe4TlclmzEGxfmEfpIFdxMoULEKOcotTptgAmMLs9bVULvzyhJXYaDXBMl+ZlD9beS6s5/4HquP/WDxUX+q0YxZKEhXA1aQcZLMXhc/kHUIK/FPoA3Ok
s6FN1ESQhZxn5qk/4ThTf2ayYZzsJb+ubCVuJArIgHoWDGJzHKzkDmQ4zsjP1CYKT9wVLyq15B7UsFAa+ozoiZ8Wbplc8lrOSe8MbkJ++Lchg6nBoTH4pYLt
a/FAoHCZ1AIMhoPCr02AvpOzDXw2nyFahfYRNtMsWD+uR/Ct9QdYjq5mKOEv60B0Gbwq9CCUaiUI2bifTtIfYq1DueQkcF5mLA2Jkc7WZH1kJ3sFfCkY75wE
dbVsZI3RQTai9joRVw7zP31ZZAE4KFUs+mZKizxnUWmKeQN5UbxjqSgRxBXiP3Ix6Gcej49Vm+jnybLKBOB3HSTHuvpw/bFScJxjqRDExqpdhDGRymKL6Ev1
uzHHlkxd1354LmpbEjoy+YFi53pzX3IwM4lLdi2NYqCsbXnCFnqkvo89JfRXe1ODRVo9oaykigWv71t+S+FfoTvryvtsOxb8n+kWu2c17naQlbH51BNExXVi
sYQLn6m3nEJuq3JXWudYnvTAM9RntkaSgeEPbwo6NbkmluyfSvWHT9Ta/HDkVKC8o1BHZVyNk2pqr3kHroVXBOpb2/DeFLPjAW6hHhh/hBeyLaQk5SWaGCgK
JiY2QVEDQFq6Eu1rmH6q25GsXfTWk5KT3PxQAPBOKM4ct8wzTubsSF3LlQInWVVoCkIpu/n64Ds/1tZc6aGflOa6e4uUesffTLimNNB36CuUHpGhXDMqTA2K
vqWvbjTCWhEGbFF9jtlwIzyHX9DLO1Oliy6vc0SFGKI3U6WQs91RerHPLG90g/wRe2RvnzwUjGIyQ7XiGHy73Nb7Eu+XM9uTGrmQGkEuJn4lrodq8TFo7cTT
9FqTKseZeqsJ8jJLIDAWrWGcGoNULLb2DYiGz8aK5CKsGKSF+mEZlj2wp32HsTL/zjLIdNh2D/4XevRHV08sWyw7gtPWkNy+YBYXS2nVRmENuTH4VfWaPde/
l9xP9CKnYA+yLyCVLKP9b7PrG1K9PZN3JtdWamJqoJnSRSPVBs5RoUFxGchCtJrxI90IW0CqTFe+KfpGcIERhMnYmIhJuU8aPeXZtqEYa3fqAMzBdpJ38u2G
GshTyS5MILuapmcXYneofrJL7U48kU9ycfAfoQ58gx+l/iE8iOzfBndLywmOWMEvrlY/EMBFIs1iV89Zdgtf4QXhScISpEfCJuaN1FqezJ5GhlIY85mpGCCI
EYEGhVVAewrDD6YYOYy+Zo6CPtkx9AJyh/0cusA7WpwoTBB3wEWmL0AmqoI7jtKprdOsZF+NpZ5Jd53z0IBb1OemxTETo8dgPYfFsT2c4WtNrbGPJ/7Qz0Xm
Ek+VZdRmeWHUUu2jFiusdk4P1FEod2nmZcEqeVPWbViLiQHTydt0aU0umh39BOpElmp1tAjYGdmRuorR0lewo4oKox1cOPY+oyrSgpyvHiCWuS2uRmhvqpF6
Q8LF26EMaTbdIXBBfUovFpaQoVBtUiA3SxXonlINvEbVS75Lkkm5o+0GtbTD4VDETtsdV/W4tKXsRVd91xB6qONN5DNcLJdzX4rrpZTytcsZCHsFRcdlkBmU
mNu/kHYMNkMzZ13yZ4Ve+Dvk+wpBMJpr5+35vV2zIvXEj0wrbggsgd2LjigwsQHhi6GOLkNJGQ7b5Fm5f8stWj8GglAnTdNGSGZ4KNIB6w+JCkFGCPai2pN3
Q2c4mjindbOnavvhJ6q/2F3bxL+WW5AX2c5wULAUv4NvjR/j06kMco7jm6OEfjapjfjIVIszp8+VssL3mBg0yBxMTeRwt0EVTVWKgmo/TY6oobuQoDaF3zrK
pR5NL3I2d4WLctiWRLHcH94hpEh1/UXqENkcfW7zqfn2n9mb1YvCTm/5ggzrfmIXyyvd5MeFXRgH08S4nzmMnLek8GOVR9zvVdPoztg4/Jn8J3GcbYKH1SWc
z6ph/dX9wnirBYw0ZxD5HFN407PSR2MD8u4IZ/G6tBFr732ChJlccp3S034C7gDHrelBwlOolCKPmNoLX7jBTDq055fEPhUU++OQ68Qg7hs4Bss7K8vdiN5E
F9+gFBAcEz5mRkJS0B3ulN1b7S5rvlnqG+Nv8gHhGXOW7aU0FJuQX0FN4iYd1lLgaawK+VRq+yubF5hzmWmgUXC3NIWqRj+mnO5xcg6T4eyEzqcqM21CjQUT
cUp3EIPBn442/s9UEXLvF3fOphJTXiWWRHu4WLCpkOMdOgmKwGD1qGNDoG/BMLuRL7TOVfXgHDQfbY/3YZJNDHBJED5EfxIdvYvBOOKIYkZOOiKIDD4GJ2ix
xBMzTCzBJaKrfKq6nb8pn6y4gnjiq2RaEmwDMKVG+Bvf21iXOIpV4H8T06z/EhnMFUsbMC642V7SqlgnbJCElaAZOSiMSsmh3dGPsDuAtkXyJSWRqZKeVXCO
WVL5vp4Ox9Scxs9LZ1hC/0sanxGg6jKv1TbERyQLmmBcdC+cqR6IINBUlIPkwm6ahC6UZPLuel3owbksY/HpoUWu19Q0ZaztB7VQq2rbpZZSqyBTYe3q33M6
igwzi3pvqIqyxHxmKtyjVkcQ4g7uRPo7yoF4di5Ba3v8p/LXEbydwFsSE5TG8V+VpepK5gqRSnpwKtwdf2P93dviFy8fx0bxJ8kz6HWRckz09sOHgZ6WMmCh
J5bvmz0N9frSw2HLjMJ/Cq6p3Xw3mZlUJbopNTIaDX8L1Sn40zIgehheUvOLqrNGiPm6OySIKXYYK8YyL6XDKKIBrI52CM+PQnUaeC9F8CxtHL0+gWFeR3ba
9xLH4DlpC9NfricP5G4bMrkdgfNWL9YaZ0JPLV8TuoQNfGmaBvvZ91IZuBrJQReGH4IE2R78IBcUnddfB7bZS+CzihTpJT1A9jGn5Uz8MrMLfNBeufpL4w37
6J8bMFACRvhM+FDqDysynZMs0ldHfTXe/km7FqyjTkucRK/lU0yb1XHCZKm12ghctF8I3wxdJx7kVmQ62n4wPYmEEtlqXzw90gSNBz9thWhXi4sYnvTRkM89
4m4jJYg2eXpKxZwR5HnxmHSZbWpv4ykLXtJ/cVPw+sQ5/0b+ATkG2rh+6CqkQnhX4cTAMIE09Al/4CvzpYjO/0fRWTBJcbVtGJdlXWZHembaZWR3cXd3CU5w
d/fgDgus70h3T8tpm5nF36ABElwT3F2CuxPg4/sFp55T9dz3dVWdqoPekM8LUN7vzkXYAUuJ+pUdl+B25vIPg6gQb/HyMx2XijDQnVqnlCJEZXnJQ9BVHkFV
xcYIpfWnWB6WL84t2mo6ai3t28YsNXdhVawjV4UZnOoNbJWD9JSffTSDrORP1CvQUdCbboZuwyqk3AZ28pW9gd0GlkJmdS9+ztkRzY/vizdMm07H6oSSL2/T
49lS5CD9tdDNcV+YQwwCg8nWjhPyU2GR9G5RY0cz8FWssbbEc8BbiqjjromMRvsa5wEK991AgE7aspJAuIaUiCiCgTeFPkAvcJerAhUwW8A7YZ+mciHpK7ir
nwQni1sQL413THrWnqzvzE3Pc+SWEmIquVrYdnm8nmI3lfE9c5k2yVZaWUwokenapGgHfVh0lzEUy6KqOBfQSeR7ZQhSDykdrlVUxxikB/0+PEWL4vfBUd4k
3eHnGfWZ40XtjUXhORsbq0K19dGVVb0Z96q/rjqv2qysjevXbJjGbQ8fDNs39ALtNtjIPC1Ora223HDGvMZe1SitxnBvZB/6celKxxjokaypN6V76p/cXGLO
z7yYmrHIU4fqRjXHR6lj8JsZDlrN4Aw4sxOUzMzkT3tOInXxUsxmak+wBxFEe7uCdB9qEvlpVbHnu/NX4qOcl0haOjvnW3RLu8Rn7Pd0Nf0sVqSH8Bbkceo8
P8TZWm9AXTY8kW36rkiZaG7QJHdQ800nXC+Jhp753kK+Z7iEbkjewWmkET/KMHCA/00Ww+OxfvBd5VfZE4mj16flK11KYKOzgZMKPtk3Fv6TrPczEZdrIXNd
usT+WcjHmrs60afNCEMWjOHWUF7yiRt4vXgo76N3S2ZBeCvAogPkvnyyMYrtFi7alGCUUh5imBFmzlOzM8wWdJ0VRktu8pX1GG8Vemg4k2lk66ujcgNtq9JR
zNd7y73V53qG+aF9tmtxGPcQxnh5s95Bl8TyPEZf8SzEG7j6YQvls0T/cHsQjdQh70UK7BWMJvoQ3xrs4PqzbB9xOG/ml/j+dBwTrKhgrWnZ5kzFuuOdbHOF
Y9oS19Y1KcZ4IgMdh8crSx3pwm6e0NeLpUxn5WXgd3G2kit/JqJCb8Bo3ZRybENtJp1OdQjWcMSlGGlHLPP9B1M+WTs4yysWrZt8KUyGOxvHwlo4Ap5ah6t1
lWzsPKiVuJX8Rox0VVQWGe8Ct6V9ahoOF9YnfpjrG9NDN8VMYpXcvYrAjoQfejnHHFBB2yCV5eroMebBSBg8E9LVMiFPuLP+XVeQf42aOOJ6H4aYeHW08VWf
h8sSSj2HTkqN5ERBYgeHFuGPrAvho0QfmBM+IyG+Gvovdl5PdtfQCZjUtiAmvJa6QqHU+dFHDsY/jL6kjixo5MxSSsd1ELLkJpRLToyUQ2aDWvo+5ZxuJVY6
Gb4JuV7/i54B8o1anrGInzC7DsPvmZHeSVqT8B3PBrVAeAcPNiB4f/QEscBT0Sijs1n7NsRUu6J7M9eD495uIJXpTJ6hW8UZ1fqpuLcXEcxIABfQFhv6eYYb
T40BUml8fElrptj9ux7vTcyuqBcT66AhtN0uu8+HXsM1IqJRTqtkNIisJX43tnimexk9RG5L9GJ9NiQEvrJWYSMw2UwIC/9JHHXR0ReRrf6z8lBGoXopp/G9
+CS4paesXs+lEA+YWOOdFjUykRJ0HtoHWxQug/hVVzi9MIk2hYqR19CvfCffSN8hNUztcOjFTQvOJp1K6ihU4TYJfi69xKce1sY6i4yh+ivlYIk90pBeRjeK
xmcFmZoul31rbn+Z04YhS9bVJ9y839OoRCtZoMySeinPnd+0aXr58Jmwz9isF5D3lM1UJbU8+5vRLzxdqgzqYJl0BGnPddL/DW6xs4SGM0xbphs+THmZ+lhs
K/c16olHmX3MSt9hOs0dpea7t7nGZa0q2RZ1Fl2JNjIeaX9El6uLo9voJ3iTzJlYvrLIbdrU1rWWuCiMLionjNfG0z3CXyIP9arhVmmi+k5uSmWIh7mD8muk
fWQ+rTttiOKxg0WkW12sNHJtJQcoYxkfeRaZBw/EpiI3bfeKh4FmTHwkiVUi14hGjl7CLfaVnZKm5VwQ+kLL4FoFxxNbEmWcddWaepxnbbA8jSb3R/ewk/Ao
XWT1iWtsHv26utHeGljkLsoVzkpaQl69L2SSdwV/+ocwKfWoEYNuBk9BHWOmwELLHO3iducF0zhBkaZk10HM5BJbdsqU8Hb6f3hVTtcrhdpRy4suGyeQHloV
5x2wFsAJzcNf8AX6GcdSx98OK+sKj7ft1b/KpcE8Y6w+C4X1KsZS5Ap93NFSL69/IFoLvVyxajN8iHwRSlIj2iZ5EshnUHSU/pL4KEynMzxIuJDoGagWPhjc
ARf6k///dRFXZ90HIQ+FtJ+84cRlHjRHIsog8jzeQPPo7QGsl9FjhBKVipbSjoljhdfCDrE59wL5H1hmCzrj6ZbaL8Ip6XNkeSQBXFMrwR2U93or+Rb1g+6j
+ajr+Cq4gv7V+J8cUCt6jmDH5EZCH2OxVCFyP5qTuVyrGO6P/MZ9zRkpDVNuc5X0L8igkt7KTGy93s14CV6wB9VkVxeFdK4nZm36gveJHrdPsI8kB7AybVAK
laTPDZUXBli48Bb5Df1X5I8gGcnQqxAdokx0kWuQEgJdN5zIXmP0055rn5SZSryeon0At8A8dBrX2eb2N4Xa4KU2NEQ6u+qh/9or0/1ccdQgZouiMsOja8O/
MnWjiPiVHh5mhUry4dBZkGuUhyYxRUiCN0CcxBdKm4jKwhW4CFmP3gvE6UD96ijMP8CmVE5JzeM3QOfZ/kGe/l8EADraIPyL15K/0n22pIx6R88BUS2kNfO2
8IwqOaW1CQ8wBrn6eN8rp9yXyfiiDe465CNyO1WaWYfGQYV6m4x/M3LASQmRvFmjqZ9tJ3o3/h2pp67y97M5U/fIV32DxBykmKhGfrE0RyoSS+Ug/loZZPaQ
S/QsaUFkuKeXRkbnUq+Sqys3INw4QWg/u+WtMQc9l1vZXdu9VP2vJM74oPpd8QignfRQ/R5YFJ3vGQBv4RZlTBMrupIklADaZbKrssCbQ/uYis5Bhe9defYb
YLtigd9BQ3WF6ql2VqbKEWw/dBzZR8+SSmn70UPBg1SWowr9lT4EmqNVqa2OtXJVi9WRwbqkYUTQ0lxYwsmhZuZP6DVNlC6Sr+HF9ssOBCvrcYO08EJvijeX
6GicIV+Zq5FE2rDlA5EE00MMlssJvvxm0ELpMXjHHIQ+2xqCrVzLXKnse95dVIGtENoYqgj3JXXM5PlHtyn78VX6C8GIPsR9+HCX18xGYWy6tgAMpDE/pLTX
2sAnYQJds76c3MqItxYQNcXxeG9kc+xLkCG6jXnC0HAAXiccQ/vCs7SzelWsc/ArSHZ0yPESTZ3vQks988i+zhV0VfmN9Ro9MdCdHgAXCHaoxNbW/tk6ItEp
PhXc2mTfJMRKViRmWnsFAfmrcN4615mhL5dG4aX1WHBVW6eVAselXf7l6ZekpWg79ExBknwTXhhoJgRBY/SC/5RC2bN9M4Q2gVncfWcpf7s0LvQv7pH7p//j
p+1W20ikBtYTzfKLAQOvZ2+hN3Y2gXtIMUILrqJxTPw9MsxdxZtN/fD2Bacz6rvOZXUUz7qmEL9Rj+kHzAnmCTkOq+jJ+3mzHvRI4Ka4VgsYBVhL4T6Tjg6i
DoNn6jeZI6uxJ8g434RIN2lHeDKdGTFJ/4TDoRGesYyMej2/uO+78shUj9WTq7fyxehhDgqvwVeHq6OftZdQI8xYMtLu9+0R5iEu/GsoNlQ79rpkKlqA76BT
wK/UDinZ2jpwB9skrncEsAbiDccpqcXqrfb6IJY6UvQa7EZHCCbxee58276k4kCib5mzb17tVHdqQ0STa0NX2VHkcSHZMDvfYZ+Dc8lXtjhwGl5CxKNB6iV1
kSDxe3kpFi+2kdrMA9xZOBk+o72wVRPuEN0xr5INJ5guK+P1BqCqPDXCieWM5dju7Hngrfw4iMu/iTzonvaD+yQ2Nu9K6sa1MHdLsBBlwWjHcmggGGpaAyLZ
KUY21AyrjTVKHEouLNhqnEEnIkcVc3CrPaPwtPEGqqmahOXuv6RUcYH9KnSUnEk8pfeYRxjL6Wd4Bb26XGh7yV+UsnMeK4aSSZHSJGi5/i+4LuYLfdAP0iz8
nPJSJmztE6NKR2WUtTF1u/gfnMDXQelKKfid5FFThO14Y+I5aGZ/jsr+OWvsbIg1/JvFv4PNxV2W+vw5obnQjR0lXGbf80lCKz8cuqHVQWEl0VgG8riXWHxo
aiinKFYulXA0eDMmGTpqygwUoHa4snORfIsNJVbCN6a8Kl5fPDRpYnpmGpyyZF0zezqYIXtDAFTj9hlr5d4RVp1r7eC/ode1zMV7OZJDK4m6RW3gKehjZ1+1
Jf7dWYz2qHLe8QddyD8zfZP3wTLbxNlI0MiO8n5+hd5AKHQuT/sh1JMfag0VHSTrI4U72CeltPhM+UP5A3iwFsqM3F76SirG2lBqKw/2deAecTNYzT5aJuXl
SZ2EB2DAsnhlfRLtO2hfSowj9yAxSj+FCWWvn+cRsZ6mhytu0+9TJ5m6clUDnYMx0kN2Hvet6PJPi+SUNkITOuKcjo4M7HJkKopyAL5I3g++hr+jzbHytIJu
VGpqg+jxUhS5QC2Vl9NFoX+gEPMCY4TNRjW6SrjYPT80NvKG22yEzeVKeH1E+I7+1ZTDvlI65AwvMVkqqpJYKJ8veiT3iNjoq6yD3sMsAOvIdOmwcTXcTD9m
tDfuSe2VmMh9mwIPM8tEVZqS05mW/FKClCvpC9kMsY0yGkykAyoQZK0PF+crUVvhViMmLBI0ukzpr9QwOjgLbU/MpbhUkMA1xlOJZfQGguTLIufx91gHV1h+
zs6Xyof6cv2COfBDdjzUyNET6S2WQfN8VUIV0RqgeVBb5vbns198Y3392IKll6HMwmbuMH+fvOzoQN4mH+P/yKvgl2q/wo+usu450th1Tvy2+v//nbxgOuId
GJzh6H8dv1NfXENkL/xGcvC56tzwR7IUvTygh9siQdA66ka68VuwP6UkMU59It20tyXHg6NovjgHf4oi9uehHXgxhAn9kKZSdzDI2pN4Yp3uMeFX1CZkgH6J
b2II0oN5ifbwJmVb4B/gcFSxlWPaehcyeZ5fjaoK7zR7PqxNcowSh5Orf96XDaQZTdWPsCdk0gYqK8j/FV92kFpn4hRI4voJ+fJQtIbFVKjihsUGbY6fAuo4
zeA7Wc2+xzYGFAo79QJjgN67bBeyBVkf90U/2culF8IThVncdsEmrMldAduSzvp2gj/BEVoxzyNeQZuFP8VtaC0ulWqmTeEqJ49QI1QLbSp0H26AV86ujo2F
FvCr5CKsZnLX1GfSKmFBiHfShRZ5Mphp6hn8vWwP3w3endSS3chVNY0ED4mdWInRWMrDcpl3xFWlK10blHe9Qj4VvEf/4DXyxppMJE0YHvg7rbr5mD5fUKB8
0IRYX9DLWgEdi4eI8eovpn2gtGxQOchBvbzQUdomvEb9kcfwbSSWQslm2RVkBS7naJR+n1xD3xbf05stV22xEgX+pKuiif5D6GsHCeXgf6+Zi5yAu8Lz5TT6
ByAds5EJ8Ftxhp0VynG72DXk58hWfIU0MTCeoYmawn/sH8hifhiSIXUWeqLH8u3KZ76nsk/al9s75rBQl8tBNAynR6npuI3tBN9V+1lLFX/Ap4AcS8XIUjYN
VJeeozYqRTgC9wNv1bfcJ7o3eOmdjd+gayOmZA+dJ9Uj2ikd6HeRY+4i+SxdWf2H3qQeV5ZGC+jswHDPNHoRudO2yNvVfYZquGy+x673cJSUbKEHqz+iD7XT
9AupCnGYmIMKjMVey7XEcwaUMEuBjgwmd1vKGCVanJ5r3o8+LngtLwC62k6BscrKZqWs/li8S2SQlUE15UbRRTBCR0mX8heYQuT5TYZP/T00Szpq60XEgTbE
Q2VC4JhzCdeJWg+bteq0H1+vwg5Wb4Ql2k4Xp8b+Zm6Rs8GPsJ2rOH1W4Cq0kq+Yu1RV7AzyH/Iv/R8xBzQzcqzTqEpAxxu5dooNkbXUafdST12wUjYzb1wI
VswT2EaimChgdpr7wOaU39RJ3jHUaE9OuCR82DEUrAh/p9OFH9xN+yyRd75D3WS8YyHyKOiAcwq9wg71FlHEvlRgviLjMDrQq6zn1US4kl7NQLGF8Bda9JTT
7+Fu73j3HsHutsmfqN1kD8IVuUPHw1f8d8KtWYaR7H3UE+G/PK2SO5uHRcoQu5wMOqz4ujbaPo1Yrf2WV6yn4essGaiGlw+cZ5ypvekL6i75ZxP7d7MDMTSQ
LyLEALqq7wIzHcqjp1hIYrixkpa4iY5RvvXBbOlO6itbXeFfbLW4BJ+AD2C7hVLTexAfsBx6J5rj6qq7LIXMVfUvJZ+ug1eBIPvf6HNlG7YC76ZsERZDSQSM
8dQHpBVah9xp3VGQgmBLTZbFBd/s9di7pg7WP0xhi81VaDxXWXHhz8Rf4nMp361fRTPZMOQm3mNP1o4u+OK4QcSo1YSZhIG1Yo8Jk4TuztNCNzgJHADT/TV0
Sv4uDFH9JEDPcyv970ApvEbeY3uCySoiyFOMFNKZI4FPjDetJjmXnoonh0V5K7XThYnN4S1gg3VyxRrcSq4PeheeSfWWQ6vaiDzczAoTy4WxOk8NNKbGHODG
COeNUuoNeDw+3XlKBvQEOUonww4oV7Gh19bNhd9isTiXfErL1BYjb9em4PWEKuw1myw0Igan/w+/icQBAMrz3cn9/t0aDX+Be8Fm2qN/BjOzNyhDtALtDiRF
57tT8o7pe6TeWn8phU51OFzxcEtUoT8pH4R9wlvyFNoYCMJrc32xvhpiZmSNpg9GzwcK6dbGC36efkvPKBgZ7gvugkmyAf4XOSP7wBjtb2Sy+2rwJrPI6IP2
cXUQbliytNXWIqF7aAhKwgScZn2fmi/X2bDPtTt0UF4mDsVPZbyh8eTDxCnnL9RHV2nHHNcsOD76CSyKZKAnXF9IiMsXk+VP0irnwtAAZpQ0De6D5AptyO4a
o47x5VhXUlbpFtbFEYVGspWRA/6WbIx1cuBCYdZ6I1QG2eFp5fKqpbG50TZSG/eXonsE7GGNePEZaO6qQBcDS3S29VTqJnc1rFPxe6Gcskm64DEH4kXcNZuq
a+tC9rRWBf7M0hseK+eNZRsqglP6TWmRvkGsb6wmujn2cU31e1ISbKGd2jy1WjDfOC3FOgOpUccS5XUhpL4EzeQhmiKv1l7zy/iD0d8Zir6tznLWLRkmzXG3
hctrb+V/kDfuVUpPZnKovuKidxgaA4d7C2+V3yL5UFd8hvYg3F1/K7VBstGQVCl5ctShRgJT4/PlzWKesxAkI4ukppqMn9aOYTzxw5IGbjtS6Dd6OroY61I0
Wtllf+HbHL1mvLObCl/GdivsKFR3bLUzcoStCts5XvGSgvnXQCf6R6hQnrX2Gnk3HCIyhVjiiuelo1hcpHyQqvhEbba8LLSGmBxtZVoU2CU2pXuQvfhrzrIg
1QLYyskFzl/NsPkj283i4wT/EeufudWidZh6dGFJd2UKiElrLJ5Kj9Pv4BWUedhzsMS1lE5gHkW+I6PUWvQRBIJfSQXgFHc+5nxcM/tYcVpwJdSIbCB0ZpMT
W+F2zElUosuE65m2sCNVNPs0txFMQefQ/4UcgOV7CyLxWbWGKhM5wjN8AYCEBtTh9O5rCT4VDJYDcfjyHkLr9Q6IpybJe9Sdcm32g1rtpxE2hPc4k3E7Wdtl
Y+LcJ8W7SBO8BisKK5iIOJbLgY5z30LVQTbbSXzDjnW+THzrT0n9Q453HkWGQR/ji5V68F64FVUNuR57bc1jxxowyvii3FMbqe1trdT96jFjo6O9QqfVyqhK
NCau4nHRQ1S69Im5Et6onmLy2EJ9Nutyu9GgXzJPZ4ZQ69EulnysNtpa8KjP4NHMW/mQUSx+cewjo3j5Et2XRnTVNiI67ACrLbVwKUy6veSI9e+k1fwd9bX5
o45oSZ4OeKGrAsEBWq4CNsgvXKVcPuf39Z1SOhUR5kJcpUvrDaHOfACeCF6Ky7Ay+gRqD5IjvcFnowh3w7KHMNlPhqol3PI9sEfhvSEuuZmEwaLZZZoeeMF2
UeLlac5kaGfqg0J/Qi8os+CjZZ451pGK/a5PJKbqq1wRMSbwRVnld+JLsNU+oNZ3TmSmIfdtjPFnygjxkFAefFf+jWzmvpiL9Jpagm8z9sZWhbiUkwZmSldZ
l2oyhqir0vsShWxPMAk0xp1YIl+I8GnpNCmNginposA7mludTNtgQ1MJeGJ+A78QliJuX7sCOFQLr+H6IYbgl3oHieHHRu+kzTR+V2uxYqgMOVl5xKjar8xO
0Y3+z+/n54NkLsb1C/3A+KT39RVze6lEbor2NNAznPbznGugK0MSk+kVxHZCYl+pZrSOcF3szi9EE8B0uDIWBrH0Q76uEuBGwb+J56WTxknxGJvIHxaaG0/s
1+DuOSZLtnNt4GvhBvh57pWQSpjlk2A2+iLN+dPysnJOsTA0mmyp7YAqqZfoYmF/ASXsjh0KLjqSA6fNFfi/wIvQO6tfniAnqpetExJjBJ6ngJ1/7k/Nr8G3
86vmRHYatHfdBbgmc8raWPPRZT1DaKvSM70pwBSnANLWYT3oLc4+fGO/LpxyrgQJcnfHSuUjziFL1d7ybq6jP9alp9DobKS1WGQfKTxw2iWRvZq0WMokM5zx
+icRTplnuyG9xOLoI5b2rFPo6VwoZdj96ik6V3Uap5Q64fXqVTnTOEhOBn/hPWw7lm7B9lFdXT5xpHIV3g43Ib5pPalEPOjugr9Q2hL7yFypjTaGHapPdN4T
5yEHf7J/qlJD3MGWSjkuNqKncs0tH6x22VLkDtflUNzBDYneE1h5C3oBPQ1bXIvsfY1e5ANxhjwOe68m+5PSD0ZfsEE9Rd4nhI0HDKzNV8exy+Xeaa3gckoP
fZStkr5P38k8ThuGB/1f1Ex9unGJ2Cb0LqkkphtNmUdQQ3f/8EKqC3nUc4a5xFUIjya6Jx5hvku7cZ6ci2+mI1oNeqRrMBxrdcLVXDUJp9wYjHBTfO+Sk44r
fBVHiu0X4yk4q62OrifuIY+197SZnCfp4jt4lLUXv4T7R/jHFcT3K+P1nbZ4+jZ8KXSaSVI+4ctpmMhTXwf3otlwq/y/jcWeH+pLWQYS9Yptir9XCF9gcUHo
FdcIGppWqZh0DOJPU5fxP8OFYoK4Me1ALE8NC2223l17NHxIT/CNIqYGqxpd1OpIb3R8sA4VTvyitvadMPC04dHF+G/hgfL/XGMFOTiV7om2Vde5phohcw2q
EXCr7/AKoB9xQe0hTKQzoO7kM3qV5e/CImyosot1QvuJnnRf4UlRbaG6vkK54EwzGql1oX/I/wLfmQC+JXpFx6LvmfqBOLU59I40wEx9E0BpO5HK7vRfM57Q
F42eyu9yc8tO9PcS1uhGvZUrgzPyG7RPcLDyD9iX28hdNnQd6UQ1QncpP5Tywpai6/YouKq0i+SF7NTf8qHYyuoQoli/o9QRCbyS8M+6bVBt6A1xEZ9YmGJr
jf1bDKOx8PhUF3pHNIL/8w9hF8JWfJW8zFwabEWm6i3Y53IxiMmbrlrlzvRgNA1toSGBZqyYRLOb8bbgtfSNHcyVoAwYIjxxbAIB3EWNd7RlT1qGFrRHzkB/
Ws6xg4VkNcYSa18YWQpa0EOEV/J70BAyov8Vl7OuY3U9Pc8E/gyJMqV1SlqjDKKOi5PpnYHLwaPy7J+cfIAa4ib1PcxAvj/dzMCo25F/iTHm+tJOwYI7w/d9
vyPDyflwkloAXii3QFm8rbeNnIy81nZmZpFb1L7kIPQ/8zYVwGN9M8iLwmmkGr6f7S6XBmMAJjRI92nVHXe5L+h16mxcoXYxMB/b6JrgbewayLAi7S8d+Gof
CE+UEEkQB8mGmhLcgfwvYMNc8p9cE2ISiaob0IhQUZ8aqIntwuZEZsrbirfh1/m76gObB1kgPSv1UevIPzeoSHd0qTHEe1cnta94E9+trLchd1YSuXfDY/rp
hjpS7YzD9m/R0VqdzO3yY4MS75YM5T2ZpexXkStoJu1WZXGWUlpIBkx2G/0A7lIvqrVAabGC3i7M+ofDqnmOE1UfAR2mjDJgPQlop+eudNFoYlTWG7ify6cL
a2mFMhKapVVjzxA3+feFpLRJq4Db0f9Cd+m/TfHC/cK5IEcohzOgCf8Rczs+S/2ktUIL8SK/QlgDBsKv0g12G1u6wIyElY7hPcpwtBH/v+RKwq20qHlF8FFK
hvWFpS7bLXpeX+rqnOpxC0Z9obz1uzhhw0+31bfj3djSOqZTyijXO5UoqVEyn3wR7RH9pmZih4RKWlaGOxjA+4OxxDfqqjaEbhHWPCl686xD0a6aDx1F/6Bm
5kbUYnEyOUDaT9f7OSeZmoMsSdwAZLFMfnOqTBGKboV6BUtrTcFEh6dMRfAoaiG6RlPCX9Tr9AI2x/ZWYHETV0+X6erEXNEabsrvVXpD+QVupSqzEh1gPGMq
in20YtBLsLkesSRcH0TYttI2eD58AGvjSYiUUboWfjHOOcsi3eChvjVk0aLm3F21uueaKUk/K7/M7aq9s+8OLOVHZb/U26Kx1tPETC9kwaU3BQecU2217UO4
i+J14LD3NFh/J7i9dNh+BV+gbyJFstjF0juRR0R1oxTzRjG50ugnYlfQB6tRvJXYA2+Bi8it5i7gF66U8UMeYD8TqgcfsZUr3mkrwyYU/O3o78AQn/O8vXdB
c89Fa4nYULzizJC+hcU1j3CvUM04RB/Sn8hVwQCoL8epFaL90QMlV/L+opcHd2VcFvZLb6ExlJ/YLP8TfCzU1XqoQbmqPpV875vKNwQNQpOELsxw5K6ka1GR
FnmuapDAjdx3klMQtIrMNXyvOjNURzm09pQopXCW+pIL3gqe2k1yES8ELorFeGwwJDUL5Vr+kq9ZgdGMXic8CvTnlwCT8dI5XyItJ5L/E1bk9vb9q5xC3vBf
hUbiBPAbFyON/ZlFC2TZCuOHLKeNaOHmvC8CLOQonG9A8BZfJ7guSkYZ5hPaW92O1pU1fQq1SJ5Fn1xUBunObqRmaNuNw9J7YrD/tVqJHgOW6umAEVa4A8pA
aJ0YG/dF3YPmKqfxvw3Wtdav6fNAf3WLPkHK1ssa6yPjWJtgKIT2UpmEdos2RetKZda2M+yBjPWlMrs4isg4EK+IynbxL/lfGnLU0FsQZaUNpIGE6KfYb66X
yiwyNlkOFsOSulHPUfpJbTxftMXQj7xzKrCcYBO4GPSFr0IoqFeTXSABbwku4AFrOuH/ybkHbOk+gugutAEIeQ80MajgoXX1zBfjvebyqYR5HPeiYD/cjuiF
yvJteAaohJzFCE81pa48CRYQ84onQiulPfRKWcO7ItVk4H7hqmlX2CX4ZpJVSYsNySh6g9dVShRe2C8kc3P1WMdaGZf3atnhzvx1ch1UkH/G2g5qqoxgdygP
1WHwBj6FfEdVli9xa1K75ybCoxwVuVjPHrwn+DuseqbQ4y1znQciByNPkGzlGm1BRBSy9WSmuC85EnXavUK4gks66vzpNcYHegI5R5/kM8hNwniurlFfXEt7
jLeST3zN9rfm4a3zR/O8JGpzpYPG/6CqrgAl6NtViR7C7hMnhg96eiqbYXe64qkBMpkyenXABiN5N+UCcmNwPzehsHzwqf8Gx7FXZC9YjdihkbZa9Eiov5xC
jGFbsh2JGtRsrmvcj/VOKPdnkt2jyxM9pMlFTpYP1Ib/A8VmWmhF2jFCi0orIHPQyVXUFiiEPzs3yJeGDq/sUpAPhWA6NC3wVRvlbOrqS7/DSiI1ImfENUHc
+gO8wxWoHJFGjpKHoRuNFeJWmwZeYXuFl/41vr3QIqmUOpiqC3cAOj5Qp9lCjqJi0Tei2ais1pTi8R/yxMJT1h3EVUtHKjZkcV4Fy+lN0BE2S3vN/SGUR57S
s8Nq+A1yFjrhXLeovloP2p/bHdlC7zM9A6/ER3YX+C6V4Rr5r1Mr/OXY7WgMXgIqFs6hY9L8jnrkK6ezuLLYE18q0TIF6suTcD/ck9WKpgoXsbuhDfIv7EK8
TiBZab5ou9gESlDnmS+hHPKjmEaWgmZuszoV+kWKFY+j6ep/vCnyVe/r2IRu5H4hVuFI5n1ttDgTfijdk8fonX2qXgAqKjJS07Mr+4NxTJyvVRAPRAcbe13m
6Ah6eiSLEtCZeD3PO3JleF3qF6aNMUf8aL/KlyjT4EK+nwBFLNIheRI6nXpHp1NbjDn4G7ocPTGiaL8oEZwmVoKK+g49Tnll31Y8jhvFb6S7KyVkOURjUoQE
zyOiKxgZHmo/m7QX/Wo81wvlDKgILKLrBVYjGY5Z8GXCRER5S6Cu+zSUSKVAAwUkX6YLsSqFK3OnpGT79xUOSrRBrRwAEUEsOU+ZV+IwZmpeOFWPEFNDA7hw
7F20yJjhH/aT0DIjNdARdB34AVNCWKDGRi3iKFEanSZNtX0gplEhdY9ezjgQfiEmI1e8HfNqO2migdCeIrTqRlvFz62TK0OsbZpZ0N/Ch9Ty6Gy/rFrBan/E
+VHeTNQLX+IMLeLKCOeAjyiEbQt+1dd7LmSuit7UFHVRsLKera/G6qghZZ5wHftkfU6u18sro8jr+C+ehZZ9dOMMH14VlHFmgh3KVHBUwZUg+ac8VCuPNkQ3
untiHZVdygD0rf8Psp2SZH6AbrFfA4nMFDUsthMfBb4HUlDMMjp4DDRBzpteuRpCV0DX9BrscbGb4z2yk30BLeMnyP/ZllhnCjB+Qyin/g+ZBFrB1ZCzjtJM
V9ApvmyYdCWi3UEppb5w1ZhN7wphaqhgAfsSvwwWCIomcBvjP2lLlIHyTrE40MqXynEQnNwa3ueLBHpqb4VMZgUyLjwm0iWnj+EPhn6K+i6pJzwHNytrnVn6
CqYM/krMBXOoXokzzW89y8Ak92NxhP5DtWirQTtzH7kF9Dv+BS+P1xTHwgmhwY5E7BHag5ll3UuUmBMqBOBsxO6rLBfZtxKFOOO8a58BTMRcshc2VBqujscK
xdlwnPVnQqCXzL0QCW+OzCoE9qnIQ7icWA0Lii/kNkJXyu2MSG/Vu1oHfDezxDdG2Jna2lSa/10ar5QD/ViZ4n+S5Uj5FptmtKZOht6C21AXaYXqVOKhNnQZ
vJkjzlJdr6mXRh8r49TdefuJv7Cx6CVyeaQ0eGtUkCdt+Mf5d6Q/EfL1JHYwc40uzj2RBVzn0FgFMsZoUdcGPQrdNjPoOHEGmYZkMdu9Uzx6NOC9RgJ328yX
7grOfK4d0l8r56pvN1EjRRtuoSoxxWjTqEWrAtZ5UDxJzw47VD+zUSqdWM4Y77sjbWEpfIt6O1pO2g2Ou7/JV0TUleBUldKO43wAPIlshnqDesYDOEB34mdI
MJ5iYOG2NNB+UFXxtgIqYexhRw9lOfkLLust+c7gMTIQRCz91IWWrWnf2NHOq0l+c3PzYf9AdrItSkyyTMDeurYZI8jSGzq6NpN1wBupdfhwJAd/RD1i+qX0
BuWMw8ZvuhbxRv8Lj9ZGgVdynypeGuAt5K1FadJ9qX20XtIJl7WkMnk/mmFMAgDd5ClwHeH+F1qlPGUz83pK5clm+BJlN9uPjYNvkpfYVIdcvMry2rxMq0Yn
cEuw585Y4Uu4O9EM90WwjKxIkKjCdHLHhK/D3Tw216fASbyjcdKTx2l0W/FHZJj3iZRMfzVGUPVJQvmef86Vi20nM/TX5G2lrHsvfZCsiA+3LCOcxm5mbDh3
TU2aogu4ddjmnLFof2qU3JEIig/h3fbvdD7BM5n6VUoRbzB+5hFeYn/r35gzko+1P3Xutv8AMcDuG0kEINY8C3EoucRr9qJw2/MrdV36QN2IsMkJ5N/ueOyz
42+sLo4Lt4m7zuzAA3U/Mjt5IZ4HqsNjQtvkf7AfRbO5tdwafm+wa26v0jPWzeMHQXdCjuB8dAH+gryjt9e3CbtxDGqNXbOV0nP01sw00TCy8TjjNT5ceW4b
bNsZ/Ezky68sg5XldHbgOWgXeKxcYx+JTRzFNprW5FiF4wNqT6i9+kGoIXxOX0LUgsVQP+V5YKT2Aokgu5QweQtvizdwL0BrqrVIxdFYu0+cCnjNF/QxjsnA
LAclj68Gi6diagepv3hWz/1pSxv0QXLllFrqcaQM1AJPAOO1XqIXO2DPFBuFYsFxB+R/LdVKvWjvGxJMOzSz0i79CD/RX017SHnVNfpYobFA0qP9X332mHeG
rag9PVx4A04ZNfTccCl3ZSg5MoL+QU9xpenDlWTXHbax4S35Vdyk3/A0JQ9oTcL3DIH2uyvBvzLdwp0lCC2kNusP9AVuQwpKr4gHngneDTSiPuPrwGRksmuS
vEDJRbtqk1ylsC2GRd5PoCGvByMxOluczfdDVphd9h7672v7wkuN68ob/IddICZpH/0af8P9Q6jsM9mOg356PBjO+MCv2gf63U8+vYmtJcdbR8N79R3EwOiv
4b/gN+augLVtBfXK7galpDilNFNOL1Sey4lwLYzAKfmQMD34RTjreCD68juw8eYG7EnxIR5BisAsYHiWyii7Wb9on6nb6bZYid5P/VO7ot9ABuMkpuDbUxwZ
WcpMaonaHQwn26Nf6T/oc4HloAvREQ97TpYs9y5002SW+6P+A4XE68JvFCE/F0/ZDLgJ/NPaZSeohLYFf4SGKjVX3WUX+irIv2G/SKv1E6ClmK4Ek0dLh/HB
JR3JFswRz3awOOpwid5Cz1riGnMZUtUL2ndD1lqCNmqyb4wWdAVyBkbXwzsjd4yZvlFqllNlZuFdnA3Iv0M/eAUQ9DasprzBuEjdRMZIKaAl+QikSH+HlgTy
1TbQjLAp9K+6nE/yoNJ+e8DbMzqCnMl/EuyuAdhg+8zQe0mw9HK+s0DCDuRNkLP0lC+JV7HJ6DBxuPVtaguiEKxUtym3kFSyc6iyONrSOy1dQeEljtrKdD8C
bzOXtv/ww6mvQWGKPWClZ/pmmlvBK1fut5xJ/jO1r99tW1ZlYZlt8DCQrVfG08Xj4mvHR99QboX7Ej81dB0Mogv4m9awUkGuQFTTlodGyJcki2unvQicKOyb
vYcfy7/FZijTyQNCKWMNtUz+GnNA7CBtJFSuH19Vyie2pqWjFv0HUspIQZYAqxpRFuNzNbf+Wn/tsnpz1GJ4M7NLbJ+6z7GAmM9r6CqhBGkgtpBG4DW0PupW
aFG631wj9Ac+HD3HT2frrG0vXU2bL2UAAb7An4HiHFuRDVKlwNZQrKUaLlTW4J6QBduBb2Z/lfav0YGzYB7WXnyiUqYpzobyCLmOrhKNtEScVErAZa6F7Yyv
jO6Dd2i7qZn0cyDga90pTCq5CLxUx7nnG+UzE8h9WaV1wxUmtlF/lPuD7pu0wv1J+er66KrgqYKXVtM2zhMnqp8Zc3gWXp9uJpvI2/pnxyH8K35VPW3Ush8g
aoRHmoL2BGKZ+4bY2qjr22beKTcCk4vqikOZ/q4P2EDQQPnXekhsZU0mK0tvlO56W/JN0Ka9wBrp4yAndgJ5RXVFGmpNQV85iziGzgm2UNdbUWVnYin1MRgN
E0JQTTeb2A9wHKvRlS2WwO9anozYW9mtQLLikBxYsnKnPS1/ZyAu9aNvp3hIPKc2o7sSO1J1rqNuLeaJTHSFG6Kfqvu9/aIhmVQu0THgKPaJX6uEQiYtWdyk
ceIYZJ2xApzEmtCHTS/hBf5bxZfdjMsSPe9Z45pInwjlAMahysvR0/a5/GY0IvX3884E02Wr00wRWf4jti1i77wupqrkXJ2WNuC7OQp/85NQwlRty2lqo5JD
zzXmx/8FUE8de0zhVPilMRt8Cm+nayAVmJpYKnzD+IpUlXY7SaUr3cMTA65Iedha7FL6c2SdbQpWQtxXrMpi7YSlivDRvp6RZJPaGXPQHbDN2Hn1WXGWj6Pd
pgxwAmx29nBwRhkyVx3CnTQC7JLQ26Qu8P2EBoXvbWPhXMc+qCf2AS6TCGGpUjRhFjbfVwceD3rgKVQiPu7nvl3S2xOvJbMyEcRKSzQ5nSbuUDsKbWKk8IYU
D70GVuJ+oBd0IpRr3w+t4rvbX7NJll2+BXlLLKcKErjm6gf9tvOKbZVQ1TxbPaBtwgWsC7zQnFWyCH+F9hbeMqu40shkzUd1FeohILt/nk52oSPaV/YhOUaX
hJA8QtpDm5Rugfmuh2SnUJi4KO6gPuIN5c7GD+GxVMdXhronPFL7qq/YnfwWx9Bwuehtow87v+C4KpjvWJoAXligHPJ/lr+DuuoBYoKK+DYL9UR7wWPqGbmT
fAT5oClKcfi5sUu8A6XQvKku8TM4+GG+XnhDzi63938XV2m3LEC369OhRMcetbHfK8nYPKM2CVTBMUEfhC8RL4loqLvShl0WrB16qohUR+YrdJ9e5ubwUlQP
xafXNYr0dOMDNEh9zJ7Vzhm94f+odxID94rGERWMPACFf3HVRX4P7dEbe1T+smPjxhP6e9fQCOTZ6v6NiHe2EsoZ85SdeirMkt2E9ra5TCeHJXZOica1FKdJ
sepZ9NP6fPBnsi08ycq7VxgryOdUH/puuT5UTxnGj8MyO0uxsL9616F31YUabZxEq/MVNSn0P3Kxs5RWY43NiAeZSIpS5mdvlEJcSVPkh2qYsOKftDN0Ynwb
lwWt4EhW06PPqU6gg9DQ37QoK3gsr5KvPLuIXxA8InwjYyPb1RFa78AM0NmYofhQIObgz8lK6mV/cz7ZYOCa+Sw4Byoz/4WXhSuTZaneShzSwe6iF0trTMP0
Vmo7qYIRiz3zHjW6Ga/w257K0lptOWDSUriRoBN6XV5L1AxO1basPcu/cgbl5/xtbgZowR9VOgnDFVFcTB3RBwSK4DXYctsn/VjGOP9oHccTPEnsR/x21ko0
H3jUv6wX6FIo5F/hHxRcqC/HzRlZemZkLubPW6W6w2W9mcjLtGJjS2i26oSWkQOY7h4Mn6x8NeWrH80cNFbcT37gVqInwSX4BHsabi78UKaqc7AN0C0qPfJO
tgiztXx9M5IWrRJUfSOhsAiUb4FF9unOoakTgQWZyD/0pZFL5QzipdjUvya1A70a7oV0SurltxE7XBfUNDMitAO16RjHcWEdPgFtZ0ahGGSVct9orNZFl+Hn
sQN8S+68tVTu7EBd/3suwl0o/JL7xJGLjKU6hOnQc3isX4XPCQ7O5ErRO+A3QZbzXHrY31gc6CP0P+z90NPwRstl9QwScW7mTPhQfKQ/xB4F88FY/ZXc27bY
n5ZUm94u7IHd0Si82IOAGDgFfupgtGnit7QGliOVZ0GM1AuZay0jTlaGgQJ9gFIee+GzQVN91Yt6pG8118yLIcc5p0iV3P9IJVCKNJPfi2UgNHMabisFJF9q
k3AViVbr+nqBVsQT+wN/f7a2tbncHnSRLwtPwVVluCMOtMEiXEBQlXP4+lA2rBADZF7dGTeEYjTFVSF9iaQis6WJcDDcVct2Dg0l0RWRLcwjAPQnhk//rkxV
eijXAl2g1kgZ3SyUh+ts7KhX0zooZ5USY1nkE/cIDNL/s8KbAj9nY/EtHizq/umLHq879FekjguKtg9v9tY3btIdiM3+71YJuk/2FpeDWew8Q5f2U/uCHwwE
7KJWY+PxdXA69InUxBu+K2C2EOCGkwdxkW4J1dW7uAZA5yIwFix843rFwvrDgMalUBOM9bZNoJKrbHEMaKqcAb30xWoL8zmHjTwGDmGXkW0Fy41YajPzmbig
B/lC/0jkUsGf0GzW6ayQ2zc/heigHcGikd9kPzMQq09kUx9lOXarssV/zrhtasshttzEq3j3VFW+K7kj37Q2TJMSDmQ4JLgndcQ4iD7Rajknc/0dzbXKUq46
XL6mpUVzbC09e5UT5E2rhgxme+FrQxGWwNZbN5F7LD4mnHefzpca4afAL2q+YvLecJmZbPUCuY4YSH/Uf+Pf820854kFxgWm0H3APKLkorCMrqg9lM4yPcIu
96jwK6KudNdICl5wLQ4/EnORZ54FWlNLFZhjO7gKHG2V41Bp9Rvfw3HXGvLF0ALtcXsFlBmnj3D+R3dREpwT9UtCP88J8ITxcN+Qzcog2OeqUcQnzIHOE/ud
ujiMtvJ3173gCkKCcErawQ/GyhLFuWft74lS9ss4A/+tvib/kxVXOtHeY9bOy9uVt0pR/hx0dXCvpIDtwk5HHddTsQX5EGqD3cf7k4tDF8Ulwjtnfl5zcx34
L2FZzkLfyZiVgcpMTTAZshmzSFrdFukv36V/owdS19QsEhDNpZZwX+4owAgSn09MWhnGXoWWWXpTJrINvIfKB1N4JZnwdNeTqOWyi4tBnSZC30HPQ/uJVyw1
lRUuWKmMLohLD16UsfQO5kb4CO+v4Ax6Bpmu/0U9F+uIW8VfhXbov/7DZd6aGHAU3+gcB7UAXaUXUmOiAdJKyBOmYck//e08/JtA8031Lsp2ajTcX/pk3yKn
IRHhu8g4r4qVnJeDg7An0HHnYfkYGOWbTfb3r4Mfc+/gUmxIh+ll2BJnX3U//UClJS9/Fcz0P+VvQEtIE1nZ0CMm6wrxHXeVLMYHaN3DuWp1NUPZrpN6OkjL
tyt9lDj9Jfpww05ld2Setkyp66lUYqe6WAfovUG3sEC2Q1aGKfwdXBXZ77xTzNANyk3LIIrfqR3wXs7Rnqq+vPWpSD1ksekxwOmPkQJiR+ZZsb7uDFcist3x
9Av/dQkGQ+CRoFzx87Sgq4NYQBfAKVpEiQo7UwaSFPk6lFnwLak9eAgW0ofR6wiEZMk9Av2UB/bNcHMe5vdYJsMlOU4F1ZLENmA84OGOFjfX39Yt/ZO5KR9m
D8OJbJXAQOiQ7IYG0ZnBctgfesQ+RFfBXVnUlhOL9DFGOjiH5NmT8FJyri+G7BUepZ9Vy4fG6254O7Hfc0ujsVrhDyktlDb6MHdpvTw+Xb8k/4WoxAN1IpGh
Am2rOUl6FhoAtQa3ncXsEHvBylbsygLMOZhoFioB/7J3s8uRn4tdelWtsnpH+iBNQOl1SMYzZpROm/e4Xc5n+Ev4Hs6k/EpO+UmEl7BAWjv5dGgaPl3twOwK
T4GHFJ6RdvmUcCkHH2rANrV/kG1MO/Q71xvpI18VJ9oO0YkrtLjn6aflW+JN8Bnxm3YAIjxRnac41SHyIuGz3svhRdsETsB97afkb/IG1g9PA/uKT1sPpyYF
WhVO9M/CEbFDyJu+3HaKjE/5jJ8M/ul4BGKU95adtnYpTUJdwrOk6fBW6235KDoAHSsG6MKfG7EDPalIoA+ZsWa01YfNwyfhFyrNNpeU7lPY19osjkCS7fMt
J1MdiGp9SHvpgYFb0iVqIM74P/kWuSqgn2yXkc/oDKhC3kr7DTSX/89PiSXKm5xmWCW+nNalfDVkGtmb6Y20Y4txXcmivnOvCsoyNdSmYsCRJS5K1ZP3mArw
9FBFyfhJGjWFodRF9oiCZyWCuoFB6j0tIfrKYJlxmBVJ0QtDsem74/fBAx0qn+RUxNrsdOQX8qJg6DVoiFQDy93DScDHRIY4UuTqeG2pV1FLfLXJLHXFy9mS
07OodcGh8iqsHrJdHax85GYFM4sXMinSTjA0cRIYy+BKxNaeoR326DP9aGRlqhTCBCTcPVRedSLVJTKzPvUS325ZhL5V7uk2dQH4knk0kLqhrwsK7ZavRz7o
l71Wa+mcc+IYZZL+qmSZjIebRIvot+HUjCpMw+hwY2/kkJohdTH/EQ6z80x2MlW9gLvxNNslYRP9LjrE6/b8g1Y06rh+aD08meG04kcR1bir7uBhnMUI+p0R
EgeEp7sTqCSoWah1OC2SAuy2ZvRXIqy9Ma4CRM+ILMR7etaQWcZSPGItIwwDq8X/iRuLRLKxYy53MvwbuYIdCCr95I29oYV4lmem+InbZLbEWNjdrOrPCnyN
eZZOI8eMbmC5PJv9h+rED7AmcB2dv7mOY+WQNNqP34RrKe2IF6A8eUe6CNcLWV2bfrLXYuKNZpKfGXJkKdX9J1kepEqD04EOqeP0voqctBlbSHeF/BgUotT/
tIj2iUjTLnlWglVkR+6jrQY8xlGBeIvHKJnUSlcKPoq5qy/CBbS5XguGfE3kccotfZhB8KhEGZwSAR0cL4yJyE5hKKMSqUok/K/6APOIJNnQ2Vuv7IkaJ/RS
SeeUgervuKjx9DAFUj7q49Bb2hFkt/6cWw46ovvJ/+G0gom7pH8Sa4JTcrfg79wu47N4KSwbF12vMVofSjSPem3XpfaRhnIlsUuoNj8OeuTsD+21JC2ui3RE
dymHcadaEViVq2hfZqADkesxW7g1/J9odaBUSFd/BahQp8og4RBxk4r6uuFf0+qh/5n/DSbQ5p+8MkaZyh8ky/F3cm4n9g5scoyPGVFwvtx5rifDE8/EpRSs
Ton49fJhVD0ieeEvoQLi/yg6Cy4pji4M48FZWGFlfNqnZ2YXFndCgCBBgrsGd7fg7ssurIz0tFZ1V/f0LO4W3CUQWAgED24hQJCP7w/0OXXPve99nlOnT2XT
uaFPQn8MB3+rH1c/5SuJs4RJ2KgNmLibqJZ6GWvpfJdfPWVH2jxyFlfO3oUcrzSUcvBT6n88T63HajmdnEQM4ptFaHmVfJ/rDqoX3KJnyduxY0qtxMfYVLAe
5Fjepuy3fc+fsJR3HNxUWvynoBL2I09bp7seLJ3LLUztKAL8TUEMzqNngmS+MPGDPRcOEvPEXsEn+U6pEzFIHCltcRS3TLEegCO4blyVLBlYwBZ7dalQKQ+Q
cFjurXxShFB/wcM6VLtcS6gjnyPqqw6JJVSLg6hIfGD7MN8WNeuHWVRLkG90hD1UsO4j/KDuz7YG8MixWCn2pJhtHcQ1oROCD5MqUQ+Jpo5+OMLmoXy9gyeI
LyWkSEeqjvOh6zp2CJUOTufvCdOchDRArkYORvHyOXhSfa3SJTdwf4vt2GrqFUZme4CZ5G36P3mp6wiMs1wjU0HLSEd+lKN0+jnvff4Umah/DWlSEX9cWxqJ
Yg1lmbwvLYD9LH9KO5md0ncbOxFv8TPOL+79/BvORyyMnyTXpz/K8dQa8Se69IZ8y/GChDXtbAVChdxmcYOL56Y25d8IR7G9yh/MHHgldSi+ljGAqdwTNaY4
9gNFSROo4oGpFOIizhPfTOGraMJG3ilu/7obue+dk9hz2ChHq2qN4SU4URkUwcAVR132neWFsAYoxnC1Nz4XtOb9mNdeLSXZAfJuSnsDFaTdUjFps5QO3KE7
+EC8Q/p77JqwOViN36DQORfUzdgotNBViXsDkPLAz8Fi1F0wTF2dbzh3+iuxg7ByvhjAQ5PTjxLp+ipinQiYT98mZ1m1qux7sa/rI/Ryq8Vr2XdEBndGDif7
05L4qalFDq+IhRdbugQ4UJotpy7xrsbqcbOSp7CFiIZPpSqRBmowtfe32SkmHVm/OC4z+DlY2fUmDaT2c8WnpFkwrIe7gbyA64C5xKq4x5LkGiGyGA1K0aVQ
Q2u21CbngdBRnu6SbWXsx1Iq82m5raVi7gopBwp4ofSGYnBt1mS5BXYxsaKzRnBUXsvU6WnMJkvuKsdSh9XRBZ9LY3ptMIuoDB+K27FE7Ex+EZ3oGeMLE0vl
9u76ZBv2n4qXv+2PZO4W31hIlj6QQ8RnCVLetG/+lbIxCauIr2d6ojPoqnDGPoGf5ZlFlZU2yHOpDtQruTVfN3Iy3FQw1FOOhfLwvBmYl2tR0N71PtmFp+QL
jkz8SHCI5WTwdXV3wZxwTcwLNvOtg12BrngLpjs3J98SuuEzxPuuh0ItbXdkDl5D6hF44ZwkrhClwCWpReijMw6Xpc3kJXxzyiDPR9crmz90ydJEKC//qZSW
44VXWqXkvYRf6QAC3FiNcG7nxqvbpC/4lMgNjiP+DlbIFXNzkrMjbainET5SIuVhqEjaK8yVrZKdKeEYJ62R/cZMx0HsM/kksldZh95I/2Wzlofhh/bN/JqU
ADEU78mtoQzNmVTXUokfLK6ANqlDqAntoPIja5WSwMW5WC2wgz+pNBD/IoZJqfIrd3lhvnrT2bLCNM+XKufFsErKFvheprkXtkbwl7Tnljuu+sFNqW2JGalx
7g/sFbkEe50vIH50x+OPg0M2falocis2/iw6bV/WLAX9HftszZUi4g54jmfZ3///PVvrl/CFlGh2j6Tt8b6wkkeGcrDZrmOOpODc/FdZ7xMZ7Fx8Sz4WRPIC
S7/ICKaMI1OYS9Z3JURokuN3WTjLuko3wRnnC7KZMJjPAI2AV8qAx5KLCv4NYNgd4r7WEiujSN/4MJFeFq7oOk79oGRxRUoO/m/CMmmKMIKLVz6H8kJzURxW
YdMnV3knoVb30O4/Ih9QXGIrfA61jduq12EfSPlpn+0+sMKT6A4tW8tGK7X9RjMcXiayLHJK2p/6nfKs+o/41LQtcCOsWPALbRdL522NHxMOyK3cHWyqs67j
ZEI3bDQ2S3Kr77/V+eW3hdjU6XYtJZps/Es5g820HyD5TbuF/1JWOeKwItqXWNzyOfUdtoBLttTI/alKrnUZnp58NjDU0ikYtcS7sOxX7rGu5jkvXOWkrgrK
l8Whyrm0uvih/IncJzCXP+qYGOpBLaZo7JgYtNN2Mn+FyFd7lHZDeiKOFQ9auIItyxYFaoT1+Fhwhe1M1aW57XJJYPXewGdwufnDCC3/JpUqpWz60/7BoSc2
gr9brm0Yu9YNHyf0Fcu4lcht2wO8ozQQ7xXpHO4RiQdtsBxivDQS5+WeWF37JLqGtw3fVKBs+WJ/4iI1HTvAs6vnSgv4xgnHC7rZRku9yGlwMFuBKkMF4UR1
J11kqeu+K8qhEq7NzF8FVeIqumlewj9gU8WzkeEpG6jf6Z/FONSQIlTd2jXciV3uosNfK9mle1hQGprnzrlvu+fobmkQbm35E16iefmwtb9/jvWtrT4cbmv5
rQp1Ix7wvfwKPCBbWD/nDbE1Bb3CNbAF1AS5I1ofXi05lV+Vf5n1agj/TJxBs9U5xnjtH0+LtCFCU/6wMC4ocJWYE2gxv5ZtTTIFffBc9VdnVWtpMoFu4hoK
OqE1Qhx+RqbJ5cY1PEB3DS1XR0jt2Z8St0pOZ5/Qv1qFvKvBe8ImMFNLyh+fv1IvRc5ifkYDjGdkCc/BYphboLYyLLMxt0paUv4b0FwfoQalK7kfQx+kBUqc
35U9FVRRry/8g2sATwtN+PVCH/SIfCf/XV0GpeNWh6JxOdZV0i23Eg7jVbGfpBnEH5yVsAuNk2sFUisUzy9rrx5Ky/tvw4RA8YI/xYORf4TzAffGmvlDpUpU
be01zoDFeGU5jdxNXJI3UD0xfXlZYjbWW5lC+aSd1X7HXlMqWY8V2H7UvUibyFOiFjwZ3wwet1fxNfRczfs7sl8MSl+49/h6GVlepD1jJga3Mp/EAHFPiUj1
JAYMIOYnP+MvSL2kFktk2RY+TM7i/WIFX5F8I/kNFSLWEQeZtuIL7zhyYmRJ5B01WI7QraooUjVLbd9q6brCyodgW2tZ4mFoAJYEysF/qOnyHrm78wo2nVqW
/yGvL90NyNRI2zk+0dofHubLSD+xBcJeJpZ6LviXWMf+c14552/yMA4HJd0HllWSBtq3g3vkf5ZB1UX3luSPkuhYxYdS0m2NLT0KSKBJNwOtwj+mbhYfRRo5
uYTP5MnqncFhLpN6gLOiplQH/eBRLt5x0bGQWyseANsiz8SN4AMYiBfaLgTmc1kqHneX+Jx7sfLPgQapFZJjeZPtJJYcWOX5/C27J4qjQN1Ie3BJ/KzgVby5
q8PHxFtV9kqHg/2JzeGZyjihlHOseNw5ETylLdSCoCFOAf8GfI4PzgpqA1AsqMqk0qPSiOoevK+YzXzkmqWtDAv05dB1i8pN4+OcnaThYBd8EXgm3VJHgX/B
RGyzlgzq5DsUn7hbPQO9Rh/YOXSN66dGUGt4TG0FziobUQmZBR/5mLpI/1e46S7BtzIH66eiV8xHutccYuJRGr6J3TCqGB7DZpQwhNgk9UGsb+FA7qwmGgc3
/6T2iq73tPMNVh85v5p2cFJPMRJ0QhlLX0XnlJeOC/oU6n36tMBN7bDLQpcn4qhXhWvU0+mUfZq7DJ0vNAVtjYP+yuCB/GNM01qhUkpQ3gMSzRl0kH0O68lP
xCylnLS7YLXWlhpOj9V+MVLU0+4ZqKN62ZhgxqG2+lUdxk7F/o4OQF/NTqYZjY+WFtehjvYqmUl6NjcZv4xfjv9KeWQ/rIyKi2VVRu9FjK6+ln8o5igT+cX5
T8NHxRh47CwfauD6A+sm9yYGuxvg88Iufat87Zv1/KLkYn876oZqBj5jU9lWIMNdLPiDsMe7LvmF0ajwlTzNO1VvHk1mK8Ia6iRzjd+aZtN+C2QSPLVWfo/9
7u3t/eYSqBHdOsFNnHPfQ6uIi57eni6+w+keZV3OW6IhtxfOo4qxEi5jXYP1xF2xfKwPPo5vgEqBu8qYtFORu3q8dQNbQk41DykP2Fw0yji6GWPXhRfDPcJC
WBUuxyhHb34ZLCEMEYqcXdl4+zGxLRwhLKRypY30S/l7uMb8QCpVEjwz8HqglTrLaMDVjyzUNbybDMFCTzcQE5qGSkTnq7+brWIaPFM4CrSXZ4LOgVr6Xnad
kaUt1utLz9zXsG+sHJkYaS/+ktpQrgnY2FDTHynCB5i5Fk/kozrJfwOV10ujKRlQb018D++iKmm0sgsu4Md4qegdxCG/uA/ejYwWYyv/wNu61KTyobl4z/BN
9yBOVnayHehJnqH5j5VL5Ct1aGi6BZAFgenERr1Z8gPpNH+Uew2mWwqwbuJJsR9XFnVJzcWLcIH6xF3HvMQa8RzsmbIAPqq6g7e5fqTiQyiUBKZi2/h+2Ct5
OtYjrW1Y4RazT527tbrZU7XH4K52TmWoJrAOuOvYGclDd6SS2J/Rx2Jl+B6wYLx4F+ByZ89MpXZos1oWdPLy0lvPhBDpKGIvistkIdhfbO1wkcP5e1hdqT1d
S29u6aJcADmRW+Fu61tiAzGb+gi8cmLCGbkGWCeOsS6LdIQ74EeJDq2xPgAjcRMXHGPZGPMC7kI1Il3X9wCd+T7gHv0EAaIm9YWpR7vQNPWtaTHb+2YyVWu/
5Wn0j/gT6mJdm5mInqw6wXxHxWvrQKa0GwDzPbHF1QzYxW6CO3052ozOmHb4Rn6aQMil1GmWw1pKtAKcIctU72S77qN+Yo6YVrNhtBTexXKFsYDdarw+F2tI
i+I79kZMcwc9X53VNFLbLK2l48nVZmPlvjHVcoo6E2X0A2pdbbhyGLWJtlFGY7ytrZ4WWEq1Z8arid++fEb0muXZsXolmvbKugTnSY7oO+hSLxHvwF6pVzgF
e6rMTODQ9PCjiLjhHl5hrcwGFZHHUDdPMe23auOiK4kDzEWU672mN4bWyHyUg2WyD0ybSqHrcL+3TGSo0tcx1qiof/HOdedx37te+FOoDc5kap2SQHn1yekv
0DXvH8REOt0srpfGbdxbcQc67LuNasA4Y5pLS7iPDngPsyFUFX+M9QeNkIN+gHZH+4HbUmX2r8gjZymmk2JTNfcQ4GcFoZH7NFdaPCbH+B7SYUdNqdm3PpN8
k1EblJe1x2P3nZUuYnf5mLRH7E70NvYIJxQXfIMfFWzW+tGD/HB8VsEuphHKNAeFrHBiem4syaTcafKPelV1Pn0OdMheZHoNr75FXMA+dl3GFsNEfIk8Easr
HxG6gxy1C6hi9oWTwj8WXkd70CW9hP4DeQAslLvoZtTl38kWk2siXalLLpZuoTbmdSM+SiMVK2+PC9NqBUd9zxBb9/h2gHbcJjB6M9UHby48Zjenh9AEKpvJ
VI6jGsJ0rBL403KYmZgWzwzm3tJfknoS55V/0iJCB2yD/IP4Pf0WpIrNpZ/92e7djoZ5TZn5rrfKwwjPFQQuulslPlAjyhdiWm4J2InR7Pn0BWkB/liYXKE2
tVz3q5x8A82XyoJkbZEyFB8M2sFibJXIE8cGZ1IgxfEF5IJsV4PsVdRouMCi0i49JGclzUcy+FN9GInC7SCNwQwF1gObUsd5DW5F6m2JkNc5m6lnwSNtU8TP
b/jWsckOQuiBatEHhHXUU+WA7yvfAYnBTWIA5rpa48O19g5vip1XcTtrgXv4Y+nfp880lNgGZ09lmmer8bP+VK+F1sLMzOZiPL7T9hQdZIrrNeSa/irMGXYi
e0HyUeXl7/wQu0G8QkdsfcAs4y+luVpCT/IMxRp7Vm6ahPpT3bkPKX3U4Sghcys+BDVE6eJpWEG3k23ZmMsTrE3F/FWJ2rk7s0eBleiY7hBfoCrmWrWKVCCZ
mpPA05srfbUfzYNaYeFGfap2y1+PLa12Euapx8jG1gIizmX1lCAvZr9Rf0Kv1BBqqO9Xpzqy/CFjefgFdlj/lmgp88Ej5wC1GpOE/uPOQkz+5HrneoGdcZAJ
V+Pj5EbhkPbA2V5k2A3fkrSBhJQc23CqsTYGtwZug/1ojy8D3lX/0coKq4TVnqfKBq1EzQOyYnRTc8VY5NvhM8YSEZOpMR3Gg3zNZf3d2wDWMQqjPxd6qBQw
Ek7VZqFZZhF6harYwg6/NgH2hrvo1fpP4UrAoU8WWGWg65J4EpWAieZovCNeDtSITiCv4Bx4L1eGIWUtaCWZoRc5Zeg9tmH+0vZKxAc0VeqD+sN3Yir2Wp2I
ElNeq1bFInxgOfRa6hCpJC9UUlVJeIEWOdOka2lJ4YLojpRV8KBQAxuqqfwh9ahmEavrfSInvKVzhhPzc57ivTxm4J4wy7mKfCeOsxQGGnjKRz/EjsVI860+
OHpAvyKNr1nC8xm5fRPMGebzIEk/At+htlw02tv/Al5RTmtlkzrBtw5TjEtuBSxGgVIa3nLNDmLUJK5laIjf1FvpH0M78LH6j+ic1gI2Uf/Tjgjj4S61idQ7
tRJWA11yupVrtqYp1bhd+NfwfWWE4y5ey1YxsAUslxYLnbnm4eTwW+oeKYg9pGJgc7hpxkc03jVPWRxCsiNSP7e3tJEtKxSsuyleATuoR3gZ/BFxHm6TFtl8
0eVJFT0Xye2ovL0a1d7REPvqTHP14ipa9zuXuK/AzUYEdmS22CdlZ3jHgv7CHvWo+lrZ53KIVeDW7N+F3dIccbxWDL8Cf+W6qjn4xMAysSaVHPyc0gqsCm8O
5gV6cmfciVqG9bR7YKhRqNCZA5ZYOuNHaB1sUxpq2flbyYA9qlTz9Ij+Y7ZDVbSG5kQZRTT9e2mjXtmY5Nuc/lbMSs+scQqvya7xej1fw/VB2eh08y3Yg0zU
imoNnxhTxU5GnHNIzfFm50wnepF+UxXQn2hjQWVPU6Nf+lh6DPyiP1Jry2PNf/RRXAchMa8meKLGU9XhNqKq5ShrDV3Qs/nPynVPLX0XssLK3t0enznIIMwp
uYp2GOXD1WiB9jtDu1/7Kmt2aS44Sf4h9nd95FQuEb1mf/VicDE1gA5ltEc31OrZN6R38gM4W91BrEQ7LT4sCb+Ir4Cjif2eZcq93NGp+ezj0CPXRPibyrFZ
3s1gA9NVH0V9LDznyNNOgh9i5/Ib+4skl6bbX6ihYNNYfDTfdjMyCN8TGi/maw8i1dgs5zj2pFeSSoE1RILaSr+s3dbi5TRPLapMDQOOBcn6b6iTl4vqymiz
JarvrKcT6DzeL5LkewB05teCevg90im+CFyLtBGGGNsK/4va5ETUykDGD1JHfUXSXvK4OhNbYM3Ei9lXkfNVWqzhXA/CUhD9BovYalY3E49Gik0cR6J3oje1
sNiWasfq2hS8SO3l2aWtFgRqTnaLiFV7A3cxuVqLaJITeb9Pn565j84052QE3VnKn1RHtj923LerYLLyZ+gYOB7nsSe5igM+mSWy+PbmAaJrbIz+2Djmv25W
MyZG7zgj6YPZeehltboZA6Pr04/Ry2CLYIqZqI1Bshr+RkYR6bu008Kz3IqOZo5xctmU0vlbq+3jQupt+SBcjNX3FNeWae/sDTCnMIvtoi8NakkHPCXpcQqH
z5HGki3KHN8wnEsO2uUI9tGNU4lK+0ga/UdqljjMdhOk8E+SluGDrWUjU1P6uDUOKL8rxcT9OT1QazwFtAFtHZfJYOpTx3PwPf+HeEIiYFNPdQFDHmIBWY5e
HhqhLpOmKFbdBstydYJ/pOy1mZFYCNP1oLCurV5JXeu4Sk133STrWPbDPHVp0t/qtaS32Gl+LRqJDZFaZ7cR04kJlgzPQSqHq4AvBRVB59Qj+BJ7RWwg2Oda
KpUO91kugLHeRuQPVCNxKHUo0C/1Sfps+EAb6flVmUdsrL5BS0eLzKtoUXRadBpiPefhUjZXq/2NWAZ5ZfRWPxxNsA31/ktsRbNsxekW4dvOiupYqQ4TAN30
Dbo3Y4q2M6mCVloqpa6OTjOa8qscjIQRW3xaCu6XjL5ohKMlGEnPNOr5EPWlaknPkOR83zMCBh/p68g52kRgFWYYcbEEUNWP6R8jWz1rQ/dimjnW2FM4rnB3
dKVuR6mwIbUvYKOXy63Tt8h33W+S9oq3KZfUmdLZMmQDfTLr8fewzOZaU0OxZOYUVsSn4H29iaFH2d0TIrSTcUUc2J2IU7xFf/J8siSiTBQhjhI1iVPUcUdz
baWCzM1SnYK26KlvEvW7zawwDpZXD6Xn+96aM9Kz6RdcWe+0LESulutQvUMzmRLOveo/we9BF8wLvugtndC7WK75bXreyS9QMprv/cM20fvFx2kjA6WIHPaW
ey5MNRehSfplazo9SG6dbJcXiq0rD+H3eb7oD0zG+GQUL+yMr4kEPDm+fyv19k6HrPeLtDNwjspQv/N8x95AR5ApVhVnMquZeup0lCaN4MvR/dWB5DV6Ikbr
bbEeBbn6WXm1pYRuUFtClc0Wnt9TV8etFlrrB0xP6LdCl6FRXdWBxgqxuy9KQqkcGl3gQbOUgaCD0kasLXsw2rlABo6jhosZob81DusV8HiiyZaU9Alwig/j
q/oPR1LZwT6Pdl0HLo1roJDa8MhGT0ds9tLkrLhw27QytjZYidBqogw3kxO5feEjzgJ3oXeOfsIZlm/J5zU+slJ6I/+qVA0MSd0Ke2JpSn9OZ3K4fgkr1Q1q
FfmupZvzV/wTfQscU3YL991b7KXzGtsw204QJ7bgFquPLQZkndeCWd7zoBJ1GO13GZ59kZLoODNLVglA3HeND1ZDl2xH6eVOJ5gtNdQmMk+5x8kHmHb6B+qq
Mi5vFlxN60xDKo+sy+9NWWj0VOcbdm8nXxs01sWz67BrWl3vclBG6ow/QVtdBymDXOX+GB7H/aAtoq6A63m/YL2wG1xL4bOUSpXDFoFRXCmle0oM+oSR0i6h
luWJNNBbmh4j0wAXUvT2kS/4RnhvwTO3QoRji6QcFL/5ndY02lp/ZpyLttNzai9PT6QbiNc3p4mLjLXSSmc5sq/Zy1OBGahN5knfPr2MNs3IYBKNtnoSbIeg
tl5fUCPoGeDaRWyjpMjPWnPQxbpdqiV+1qbiTVRkRGEVOqbuVnnpg5grZOBt1KHuUkKR/EgvS73ddAF2YUZrh/TbVFvrOeRBS/UwWqT/gVSVznhjpoHW6Khy
2NteFCRDrC5NUtZFJsHW8mWqLG/YZJbLuqynoCH8Ja0nhSW906ujPugJx4P5Sjc8MdwicsSSL0rSD8QCab5HEEbDqXhP5iY8qU5F9TIJx1zwr+9XpsnGaSif
fQD6OgawmbJR+TWco/7unE2vEQ8quP5JeQSrw0dKAb0jSeJbGvP0YfaN9max1oYIfkrvZG7QzwU36XfUfmRt0M93huTgPu9mdaHvjJ4NMx3uWBd/k7ALcC4L
OqZ+cN/JzYeKbAeN0RAgez8VDhTt2mvGIk5zbIYsMTyYpr5xWrV/meGeudXXOBLlJt8qcYn2Mc9E9hsdnNd7o3HaWDod7+8eytyT3rm2uu9yR7mH8CJ4orWm
fgfPtQ7GY/OFaol19ySSVdmSkoAqsy52jmsgVcDP0+KiA7/l3VXXNLgw8ZT0G1UWs8NY5I041hhL5akJoKt/sPlHzckSKKwMeLm4lma29A8JFDJTtVBMNZ9r
e7UyXHlztZmmzkR4NAi99l/jfxVj8pKKn/JeqGesKc5uWgeaRQL/Y3oN9mHGEHQ18tm9oCAZFjFljJeedPTGNoD/G84PzhCWhjxYCYHkjtO2TQv4XnI7vjk2
Fz8N9KQB9hKb+EDTwHW5tXgLjLG0x4aL+9KKSXnZ1+zbVCszP7jd7gcb9UOBYsH6YIT2QtSle+LC8JICBv4qfQXd6EV6vqMfVRz1Vq5aLHodZYZ7J3nF/Rv/
2LYeel0/+3tFOD/rnoQ+BA56pkBdra5sF2x5n8hkEEQjBVpYS2/HM8AcubvIMzCUZjkkzCNTVo0UJ2Gng5cVDL+KnWZP8aOxX1AKuibzvtHE3+R5vMK6eeAn
uipIwNcnzEk1oGaU1grUL2KSxun1WR96o66n9sN+ereMG9EBsfVqOWNdxgTlGdWNmeqjFEp5jmqDWtw8jVS7eZugxuYnqoPy0V4V/MWcCeUX7BNqGGMzmtke
yjlM2W9+vAZtglOcC/RC9ke8ISrF/mXEgTlUt2BtRxjW822BHvUJilPH6d3FmvBGaL73AZLRd+Gh1ge6rL5Wm4GNhf9IimQDW5hprstgXOwZ/kPuQqIlqAo+
w+ngH/SvQqBko4rWCHvO7RJTHfvyt4JH7GXjKPGC/yTfk1vyvehq3vwKroBHq42+6nsw1p1Jn6Os9Nlv3lJS6wqi3gXaAXp/+nd4WvpR7aa7LRyX/kVqp1fc
MozL0mZnpGNT2crMTbEDEL4Ra6/oXI+pfieOcOHgsJLlbJ6xNdAdrMDL6H+LDLbUe467rp2DLdgzZgEzEVQShoNPooIs4v50K9llo6pfQXeZTVRJfnfWeVuW
0kcrpcV7X8httKaeZbHv+b/BJ9UOSuQU0ZWIyvhNNQX8wm7FBvJ7sOfetE27Ihfzi7wdN1zA6mtP1XJMFXyxKQGbRiY/jPZRj/tkbaHcBwwBp5g2cAlbxB6K
HdR/2txMnEI28FwQ2lqbwU/SZ08ePZ+9ja/2ruA3gO+IBFkVK0uXNB9dSp5mjEFj9Bz0XDlG53p+Jmldc+wGffSafAW9m7JYJfU5aGHZ5ZaIrxV1SPuucFt0
E6pKl0zcIXURa+eP4qZLG6SBrqvcGLFZwWC0AruVjRv5WHlNkg5iIdsKMI19qPjFNAsJehl1+FfYgfDUCJWlBPeQ98SNqgefLpfwXLa/xiqg1sQDOMb+qzvJ
HhZG4Av4ucgfCHOZtmGJg9iOqCXzevUrnkD/SX/oh6QG/Gxxsn4hG9ducO2NW8mNiFRPITMDvIePVZHuQKUTbakScnW5kbYntUVoOfZW6GUZTp5Cccw1IoV7
DFQvxp/1NRNtuTXlIqIVdd/VW2/tvKaYzl1yBtEE9Oc3Oh+4XoqVxaPKOcef4C6lp/63KQcvHzkmXgCLxGbAh22CfwnXhANKF7wTrCj/R6XzGt4/lJE9gf66
idT7h69R84yPaKy+QPtNlJhGZGVQgFp7U7wj9bJamfy4vM1SJ9TSvIDmYb2jtT0xswPM0DhlLawsN9EKxBHorZYKDO8T9Zg+0nFbP6UZRJ7UW6+vdwpdNSqg
8UaS3hZWRA28fytn1OuqpD5cMjSlLxig3XK8A93gSVRkNpJYTyW9hpGaflzu6PkbXNWHxCrC7PCu2GvUCesOPrsnqDa8UDWxAVoSeI6+ahPM35k8oSq7S7nr
GOI+4+6F+kknPOfk08QV6RksLdW2tA3X/uakX7nrnjTnIqqZfJNu4ZqIj1RqmC1YjpkVec+sxY/Zg1qMurUeYLuoqUZtoFkPmAy5Km+U66t+V7pmZGMdqVra
LHU2d5BOY5zOJ0taoDKOH7UH7nPwsLoZqM5O3n2QYndHfshuCt+wN9g7RkUzoUYlaVosWT4jlgVrqfLm79bdqKPeX/E5ymOKe6XjjXFTkN1/YonSb2ineLDw
e92rld28HhZXBhcszp2khdEFdRhK11j+d/HPBJG+7FkvbALNCCd86C4h1k3apbVXvqYcdO0uGBI5yLTBfyPiXGfYQfhyVBlr5/mRWCu+1E+l/4ImSAa4LnGi
RV9qJKtrrX7ihOZ3PXGfF5NTr7g/SmvB2ch+uX92ZdcQ6gk2WSui9sGSYLR6Qr2olwWd6MNENdYMM/xi9ac8Sp+oPYQ9ojeItugWmmCcTf1Rn63/Lu36xoSX
sn8VPliyvZUDSy2VndUkO7YB/qNPMKqCRu4s90DlLm/H1yudLWVREXtSWeYtiXV2fMBGYvewja54oVLqa8tNeQxRIGVSo7Rm2Gz2L+VjlpeuJrTNG6ccphLF
mYGk/F15H+Wb0muuL7KCAeQDeRB3OnURswN7GJqDkLaOKOKOxV0FbcNPnWWM62nbEoGloKCQHESPCLwN/BtaiJemS6rNUGE4L+0h1x5esVdBi0m7fIkPkm7v
7mA5T0UV2cvRN+IbqFmKB+0nylYVySbBE+ImYlughlYkfcHiK92TWqvV4Ud1IVgNSeofKZ4aZ9sM4/Kf24bTqgbo19IjYU+AEzop6fIScILqHm8hH0avop6m
HRHRG/pvnhv4d+wQbQ+23DOYvOD7XnSntzAvZ9bPm8nUYXeB+uk7YsvXQWoyuKtXB39hJlS9zdQ9vpugRIage7QkZpVxXqvkrQnLhsvJI7B7DCva0TtjNFFf
jY8CfZQwR3y1vsHG8rH+xK+IMT6jD2Chs70+NNjK6G+0g2tkO1ofLYodNc8ZU6JDjDS9mFKWyMDrBFtYK8Gn+Ei3oLbFD1gPyRfBTPqAP1ueQVfRvjcvedqq
ffjT6LhMIYvPEW2CUrlR5FHPv65m7h5Ge/dt5p0ymu6rFBUI1ubiaf9ivUN22WgnVwtvNQov28o4sGUEexjL9L0jI1RTarc3fXN7NUd3OdvGqtCkPg+elN6j
wXpNuUloChsT/9VmMdmF+806sR3+zsIfxAN9h/5LdA9dRPcDdT33xMboNLFSaqMdlLyuqPQSkWYXrQH4w1NKne2VwS7zC50Rtwi1tZ9B/0LS7B/drSnmFtWL
unqKwQrgKTacnYoq6f03rJCh7RT5l/6MaBfJddz03GbHoFMheyyk7dCm6Zw+SMpjfjBCqHPqJn2W26Hf1Wqktg2MZZZ7cWZUrJrp3jws+sy6HIzgn2hZxlff
4fQJ9GNpEaTVyfRS8S1eJtBHXAf7uR0pd53J0gx3mGzr+8VsFR2AqkYpZUX0guFxOtP/Znn1DPnXmhJy/RouapdnTE4BemOsEnsQSsBbeACWLyBcE8XuoXB8
DX5o3j9YBsV/q+EAon+kJBS1r2pKughHpg4gJnk3ST+4XXgJz2Fujfsw9oHe7pwg3ZBeCmupUvKw1K3qFbzJRgevwlroZtYgMSvUwjncfZeIY7xiB7tVnZ8a
Vbfg96iuyn6KVweB/vASO0pqoSQqGVo7RlHs+gmpIvjF3U4/KB6CM9XpZkRt55kNsEhvqp5nmjiD6MkXYY+VpfhKZU/kZ7JstCeczLZFLcwj0cY65ezCHvWM
4iZQbQJkdJIkan/a/3/rMs31QNrC2cHgpKbiEvmm9TZoqi/gaXcHyU3WksYEAbmfirdOETHPPmynt6yaom30ZHp60/+BAemvqNJsjvTQaGD04RsqdWWnidt+
Bo1NANLEo67b8AvsqA9WO8r7o6ck2l2eJ+X7lBwdg84XxCsf6OeWz1xTcTt/3egOx3sHw/VKde0/6S7YE1jiuwxri5AahgaYYcrh77qxHA7EU6hT+uLqxdUT
0pTAbIogrnoGO16qDHlSXYhfCoylLHkx8f+G0F9flzpKt+lBtbn5RX+FtsKHpFIwQPxXTjN35D8kT3AV7FfL5aj3ndDy2uvVoTo0Wh4/XTFVTwNjfL8aS93/
EXF5ZOiR2tnxm7gFLJW2uttLx7mFxHKxsx5D6yX3qjd2b94KsjmsB4dKxeAmrZDqR9XOGGxmsXeYrur8aH0CoBe218KMWEWd8DFgmVBLn6wthxuorZtPqaYa
ltKdmeQshpT3wCL9jUrE5lnP4IvxRlRy7Ko5IaZH6+nbvUdATeoaYKi7xmDT4l8e+ZVqazunjuX2KRztcgDojDiwuu770ae28+tegArKMtQMduUw6xquCj4x
vEX8COrkEvJDLl0aDJP0RSmbFExJYl6Lv0gf9YqUC/PaitcoSd8ksxyT8bNq1cCZnOOqAvekHFIrk7h7VswV7QYJ9ld1N/DFWsPstIHRh/AEZkYDumTc3pgU
ngyec8fCs9UOoRbkz866zEZ9WuxnZDWo2P7CDt6kwr98n4n+0q/0mmhjlcPHULXMn6QqUq3IXsGNfvlW9yHaz9Hi5gHyQKB3KDnJLz8OXpBv8bxwD7rUcOqH
cBF536VGmzCUrw/7Un4GbznW0olKbdtuVo2YoY+B43aa3MnXcd9SS+YXuZfJXsfRuFrCb9ghZbyjLlZMLYgMScoFuVgPrPimGqmF4R34FTSMFnm/fNFaWTxn
NKWXepKUlqBHte+pQnGN9Srai9brP0RHci+F53IVzzZwy3JC+U8uL/+CN0o6L/eTCiOF2gqVB5dYC2DS60kVkk4rPfzL2J6SJvVA9fhK4Bw/H8xK3mq0cQ7l
l1Ypoo8zJ6hmjjlkX2VFxE7Pw6aRZ52P3RH9JjWu4Ar/iFmZvJVvoJTif8AG5g9O7aFmy521VAdG7iCS5IHwe3V3uLx98TcKPIoWSTnuemLJwrIAR7t1t7DS
P4Ea842AbokNnBXRWSVF9xht0AhFkw9qqvhBXYTzIgd28QPNLF33nPfeADocQFTAy4NK5MBoS3wfm6DPlxZjZ41h/k7MFLGHei56RlQ8u8B+1BE1RV/404EM
R01rfuR1YKAPGFd1Inw1MlmrRO3R01FfZTDCIEBHDEmIqSsKdsOaGZnaC6Eq/ICd0faoj0NP8NHSMXmv3thT31MCtjBmoBNiDrXXN5Mozw1DWzwBMVGegt2K
dGa2Ez/INFSJHmK62Uubo5bLu4ZXVFM8NjYWfu1f7JkE3Oo8d1t2IPYXEokbanf0zNsRfqf7AEMe0G8p0/RC8IFqFg1G0tTYt5NMxWVlCxPWGfMp1kQqm27b
etbwk9PgJ1Q6Y6AWM7rjwzKW6JXBTnqQUQi/V7aItZnyKNWY50h0PxOmr70h9jTj1V+D+xEtsX4Hu27LMHaIPx2Nlm5RE8El8ZbY3raHGEWW9B4kbymb1EGW
VqC+uUR7qN7BZXAl9bC43i7ARbC6pKW/JEd4XiM7DYVG6h7zNRoXOmdskksy9W2GctKMUHf1H+gHvM7Pd+zlxygbPYr/b29TuMO1zszjZ4jXlL5gRcJSKoku
cnS2btFPxjLNCmZS9IK5ijkXm4iAtlq4qU3Vr0Y6Ak5/AzemlcBcoKN2wm4x/zWr+x9Em0aTHGXEcRLhWEJI2F0pPdjPQcBzBK4juCqxvB4EA6UJap7YEgwP
95Eeyu5vifUFnKffYJ1to8hXwKfMFK9rPZDEiKA0ZC2t8O3yViJIpambaWmdgseCz+SsUGOcxu+JR6UjwcZaL70k10JqDCV/CaUzHXFvcheQy+EL7jVDBFuD
w+iq/BBc0rsYZbhpvmWaNddR+EIco6Zjv3mekQ0yKoZLsH7Cgi7VPI1+I3qlh9UxoFzGRXKp1y7UVBrpHdTv8LVwCrjkQdidvDx7kXQFr4zeZ1Xz/IDNcXZl
/dxZbLptoHBYXENVRTvJcs6l8i5XgvpRyKPmC93pj0IF8AJVIt6CIjDQ3Y4+k3vXzN2SZKwtHG14tgyKbTWXbX7PPfc8C1TPfYrt3XSAnU9tZxuIQKuuKTCR
uaL6FHfNGuC9vaOL9trp7uk+9brnlXRR6+/dx7xVj9Js7CVo5Lmmtca+bTpvSe++9PV0KXsvb0Xay58G5eWDxEtuPBOBu9C8bybZDnRlG1CLvU0pu1pDiiqp
WIZjudI89q+50UjdXD/Wd6t96zmuozGP7yVtrZ3k/4O7hqfJyz2N3JmwJp6knU+xhX5S+uardJnqx+UN/CjIwalqIUpCt/GInCV2D4wks9Ur1EBxtlbHMZiZ
KA6B34tvclSseXhwZIkXqWEmW9wJdxpn9Wp6EhypVwmMwhO4pbXXoZnyuOjvfCJIo1ZKp5jptc6B2tJZ9Cs+37MCXBXbYDFwUyllCBpOLbEN8iXmK7qiVufq
up4KLfDyVJFjtXpUmkd1wD+XbmDEef+S+uStxBsFn4DKcg/uHnc/0pN5FCsWmW/W0CfG2pr/RucUOrhP7EGtkfr/d1beiTZPpdyXZG3XFakY+giXgSE6wXiI
eM/r8F11fLmF4cVoC9NknowXYG+CqQW7rF3gR4VXf8aSkGT0C19TBpFHTc7Mib4i7lNuHOJRfipaaKkLa9K7yd/tzbi2jpLOQ8IdPiN/FU8pIcsKs1tkeLS/
MVjlYYPoMCPVWxvcwR6qpjSuznDwXPPnUprfuBHtgJYasVobhZRorshHZway86pjpeSh8giiQtpA2ZJwkAyQV8FUZpm+US6hicrjkEG/dvdVKwOveFq8rjYl
CgyrRKuPQkMTllYt63oWGhGYrZR2PmKe2R5L5+F1sX+kMfcZzBSH43lVTzm3yzZbqljaMWX1RHsIu5z9a9Z7eTO4ljgRP5QX0JWIDBspp7QMIAj4uo8woozH
TvBOtRe4j35KuSG/4Qdnx+MVwc+sDli6RJoOFMlFDLAMt3DybMIkvezh7CHycVda2vlIX2o5Gwft6jWxCcwWDuQOTC4jdiCVlLnKLfWNa6G41aGtPhY8hL3C
LlT/uuh89S/EQrJWSu11y13HAm9lkThBtpcmOOqGttCp7g9UgloNu4g3oX80Y3AK7I8L0WV6auEStR6qLvyEXok66oEea1KNs8YscWfhV4XJ9yMi/5IlTdmH
npLj5drJd6Pbwn5Uqdg2aZGyMq8pJ+lr2E3RdzAEo8xVAw/cV3cZd9TfwFTYEP6iftH2qlflNHh9UynoSt9E2eWhqJ5cT1+S/hDtk+MVAZJoXuxGYYb7eewc
LInSYGe7xVjnLO2ug41JvUqeFG/A/uKLChK8CP/xObz5YDybSzdke9KfxAd86Zwf4HM5k4tHhZviUsZ6KlIVIv/KGFgdaSW/Jpc5TSEL/UxVVPagYfotmk89
w63CS1hIaXWwQ/bQ2M1Ad/pg5JXJoybeMkYv7T5a4zyf1pqg6V/kHcoBKtn1UGqR38vf3LuBKif+xjcxaqiEyUSqwUTl5rq3aBS67e1T6MbH13xFrzTaVZe1
Ouo7o7JkAx84iWoeTafLqhWcx/Qy1ArusMYybx3T6RVSOl81aI0dotu7txfWFFvB3d4EeEPvm5YFyrElnZ/xWt7Wm+tLjRyN6bawBH4efHBME0m1G5qdcQo7
z2cWVtXfepBvfWgpU5xkkv4AU5RhgaGwBaqnrtLrZvztuaVmMmVgw6gLzIkyUpE+1LUbrIE2T79vXb6HOCxeFO/zJWUu60DWJ75MyiD5k9oVtACpzIPUOsRM
dQ69F9udfIHq5cf0yYFWSn32R+IoIemLicEGpjVkKujNQsWxD+R85wdne7fX8zz1J2eYOs+nIUVt6i/P/mIsA++QNcGujtBw7bRnDZyo7wPlxCF4P7vHsk6o
EalAHgAHIwukTJLBb4HC5FHwLYBgXuA2dSsyHW4Xiq+9Hp5BvXcOsgyOLOf6Bw/JG9EA5RXx//8YerlvqovzrewGci2/EK4qaImWWG47kygnvBgpDT9FOG2X
WIAPRh7stajajuKv4C/uk2oJsVHlfdg2tjTNqs+1OhZW1jU3zAOtPSORU03DlmT/qAXgLqk0XZrfyp8Ut1plh8Ilcx70WKoiXrD8ExrLVS0bBaflP4M1lf5i
X9RJz3aQrmb4fLmbsxQ3TxwemcdNU47D0iohN7YODY6MVgdBtUzhKMhHZ21poNGxAd7W8LLGGHvlhuiE9kCNqLPZm7HmDp79Gz3x2oijpi90W7/seySxnoFq
G/lvo71Rmb1vi/feVquLvbL+I3qA0VBih2lekw1+QVN4FX3RussvUSX/tHxZXhI+Qe82jymBNQdyMm0n/Mv1punjolZzG754S0Stw43WktF6E9NWIYt+TRus
Zsac2mb/YNSTbBD6TfdzC6yT8bf6adBPXMUILJCuUGVsv8s/ktMBSRf45uEEukZf1BPUW2S+PIZpAMYG28t8gV8OKXHok7yd81Hl9KpoO9xgGN4uZL4wQZI9
XiDxica1yGZ8J2jp4alN3ufabegkkhWaChUecK0nFptvYTe0QvfL9T3dhHOoE+oqrhAHocHqZ4DrS2Ih35zCFmy6Pt+crt7xro1eoy2ebp5/9JJMyjd3CzI3
aYpwiaXtb33LgUYtrV5Xfcz+yy4pOSvslbpnL2Ic6CU3N1ZF5+Ef0RtwWdow6a1nDkwMtwgnkyHe7lDJUnpz7+psTPpIKVJJbBtNKy9hXbar0wt2BH2eD8gv
lpU/rikZYQuu4EKsrX5BfBw3WH+BZhQkRRays5NOp5cwmuL35VfWRcoTIssyQWojTMUeWrJzR+Y55Uu2nfBFNBX+Ce+YM6N2Pl/fZWzY/Id2LaMmMSG20bmC
dYOzngdoNboX8ZrHjMr5Q/TBUdJ0OZpYdlgTXbhjjbAxuNJxoPoDw0t56Qpk18gAfD/Mp/6jdsPlrgxZogeDap6f3KX4O/gDoan4JHjDIudX5H/GEi1juFTJ
wx5MnAY6Ohj4Ws6SSgnl5E5yd6Ictld6AfYUZIACpWFYdQ+rfl6MpxCsOe+dsR01MC6nbNQeK225A/aKYprqQofC5fh20kS6Eh2SsrStcquQpJ0D35k1cr6g
q+ptdXlaD6WT6Id/BTPFLUors5/51V8MkRQRnKJP0GxcTK/rnS61QDOxx3g6YORjDneoGJwKefp5aIE0SkNkb/WokEni3oPKVljbt4PvIGayVrkGqoXRnEN+
t2wIq6Fu6gjPZNsDqKJuxkjrcFgiNl+7Je8O4NGDZq3CYlyG3kG7ZJ5n+MyxaLf2cx7prWk2F5rqVfHXenHsLpFo8maNYIuEFup1/W94mpDkoVxIfJ7YonA3
7mGnaVvVZ95BsKL+UpurZBk31XViL05M/l29bW4AP3uOgneMXXdRZdKTEcYsjzXFaqKyphrubSaKDH0J7TCzo7uN5GgIJpk/oDTykFLON5rNVOorXGjCJibI
eRv6G6W/pQyjhjSJBZZv1qK1Q3ech5UN+ARla/5XYq13XZUWzm6gjPgQTwT1qCmOq8k4wekJeiHRDR5R7oLBPFN5CV0ZoxMCNReLPeUF+qdYkrgNjKAPwarR
ltHGui+yCe+Rmk+PZ+7JqVqRWpJ/D7eqM77Z7RRujXCOSSP9Gg2HCd9c2btFfus9x6eY9x2VCwvTf9d/MhYrpP+FPpooDR+x3zs/K/+Ib4LjbPG+pgoIIE8z
/aM4xf1Y/Y2dp4w1VgNCn2jrr98vGEitsW5Lu0Psdy+UGsKfqFJsCWwR9Y+6GxwF27EfpNHqU1CL+uI5KnZB6XBc5Ah7lKqjOsSpqKGnhFBAAH8D8JWtTcwG
TPLLaFbhdrjLmECNg2HDndWdvyUui3Wmm7Bz0SBjWlac/Ii8gx9wcsHLwXbgtjAlradrMFpqGsBiqHoeGBKVvWcoim2QMNXwwClRU22h6/IdulQ0Tv6Yamge
/YC6JXowEnY2ddSX9grTwTWujWMKN96OaUi8rUrKQ6aPy4jOBo2dXdi+0ktqJH9EKqaOpA9pz7GyMC94PW9AZNnqNdJr+x/US+xPax9QxxmQZoEkdxp92DFP
aQCKyXcjZYV4qiY2IfJMDorDlT5sE1dTx8tKXZVJ6csdO4l5DrfstNSTyxm6eFD+mP29sk69JPuUobm7YHXdRCPIWZEfuCfsTN7jKIu2gV7ex+EE8zVRLzWO
qlFzvfhAzM70akWWwWIZGlK7sQ8qa6+iXACp+lC+gdBS7M5FA5OUd656eanKb/IuuhIxmZbl9lLIuRtK4JP8WgpzK2hViIj1Un0yoZYGe6kwVo85H6wGf0nZ
TjSgB8YeR2/qS/Ui42o0TtyHxlkziHd0a289tDg6RF+s3aY6gRbePfp+y6FIvNjW2Zp6I+2PHNWPRgozerML1TWulynX0ErvQW4+nIm1cHzkSxgubmDSTGKQ
uEV6qlYIXAnuyG+t/Omaxsais5gE7w4xgS+GE+Js4k7mIVdbeB3VMWi6i3rW8wp6YgXRL+Z8c6vzo5Go/Q63Iy98TVdNS7GeC7yPhCS/uz5+/RspScwvFAif
DlOYpNnUftGzfAJlkQW50DlOfqjdp11UO7keyBT72hLgNu5P7m8bb4r88cq/SC3BkMgitBevph6u7aKfqjPtzdF/oKKeo4wqmCHHvNs0hX1uZCA24WePFfyX
7Efn8GvaL7aIdo/sgZ0H+80c7jtUwT3QIoL+/AeJcrfUFqKIMDx6iA3JPWJ5Bcu0W9KwwkmwQ6yO+p3ePH0sdBh7DA4uCK4B0xJx5xAganNcQ+izptU4Yx5h
n27Jp0dmHET3UhMz6orn1BsbLypuNTWQE45zvgU6KJIOyD2zMKGl8VyrYB5HTxEZrGP0pU9rCdRAuJxYC5qrTqMkNoco7eiQxm/oiJzRAUzxLc2kjnQj2Yee
JZb1vifK0LlyxGyCmgukrSxopxQDWc5G4LGwU16KAeUc2RoeMZ75E9V4M6Rfq5EJT0U3gnr6JG6LcdLb23zPPEAWo1t0AtinvzHc7B5NxRthP4LvsSaynxu0
cZ2Flmu5RmPt8RHccpAru6khuMEatgjSYGWxtvBULEH/6SkSc6Tejq3OI9gn7pGwNuwDlcF+qX7KILW4lC6Y8q6AP+gEdUCU6qq6k+4ve53gw2VXkjDRvRS6
iQPcRke/6sus1cC6YAEni7i2Rkpmv5dXAkegEb0ID2P73G4PokcGagXjQbyoCSFQD7sQiWU3Zx4BK90k4T7XFcwSPstH4P8oOuvGKK63DeMSnLisj+/sZhMc
grs7Le7uUByKFAkeIJ6V8Tkzc2Z2NsHdHUqBAgWKleLWH1CkyJv3E5w58tz3df01J7RGSK/0CaqPbiBbPBvVLko0+4P/kJoWP1gfqyQju0UNy2Mbi37QGD+O
LC0sqoE7WSyXtws61ZlrYf9S2rBX6bvEZ+6S2MTB+dNK27mXvxHjiolOlsVRYDNU3TfRw9Ryzy8GrtWAEzXBAIoCK8AR4FbxRbjK1EIb6BT4WJ+uJOlrjGgj
N7zc/TC7rjo/HFE2CZWp9eCkpSfc5RwMVyuR+m3Cb/hpJU20BOq4/hk1kZopLdzXwT9slubTe0pNPA/9ZblY+E5sS1bYGDROeT5gTfXdwlVhmnRe6EevoG4U
Ldem++/lK7AT+LRus3YcThS+5e3QOpjLvQX4cDkbbVG4TquY3FavIX5OukJlqPXxwREo5uFtEF7/jSsDRjEX45frXbQ+/DqwGcxTJrITiQLhZFYH4psliw0T
CWmtoB3WMp5InBEAafld1Vh4Qc/ytVIeKbHuRWk/iCR9zPeLvpB7gn+lO7I/SbeN5lovR1N6D5rpbFsUpbm9TvW8PaCORzqoRcwSfRdFa+Wx+UplvQFYbDnt
vUINCi8WBpsnhfnwsfuEsVxfosvEOnWVwoIHYiVjPPcn6KQsRhuBR67xsI+xg2pCbYJf1NxIh/A6sFY96GgtvodHaaB/L8yi82AgoQK5z/nQWVl8l3ccht1P
3fULBsIkPs5t129o/Zl7xmEiSmgU2g1GapdZwlI+wcJcTdrDbE7VjPZwFb3Dcwx+LpwFH8FLaoY+PRdXcOUt+B1D0Vp8tu1k8BUiS6uFukSbQhmjHI/CS8Kf
xEnwFtPZHCdmhtaH7zo7rhkCG2/rre1Fl3v7hJeDYW4Ie5f29raU/vCU2g0WukrYKUiydYJwSvhXehQo9NtAd/4vwmu7AxnvPrIBJadW0FpJk93zhfpEGaEd
PJIzXvel1uDbkz+HUvnW6ECQ5HIVVHIeFz4rfaUR2iLlOBwV8wnM5doFPqtPQnblFxdqu5b9XBmujJVRbbWySp5NnOQzyQz8I6PIu/HRtm7u28L2wHC1qTRP
OqkkW/aX3iwN76A9qEWSof6AFOJ/Ww8kAksr4M0/7IxNtBQ3TluDeuvvEmvoL+nzgsc3XNK49sIh73B2pvZs8zaumfyU+CoN8Y9FMoP/Bp8IhLwYf6g19FYU
BhIeEM21tp93nHJuT/1TqAYG2duXGtsUlAgdEpIc9fLbmIhSU0sIy/pkKeTaYi4tTkOXaduN/epsIZ8YWrAZPjcz3LfgAAktmlKc6/9JnSqux/ob14A7Lb50
fyBTgKzsQzqj5cN2vQc8IB5MT9BHU0+FkoIaegZb03hr9idOwwNyOfoMFR+opT9Ct2oDzSSzPn0CbYdFlTqblfRydemGSlVfF47yZJCQnIJE4YcVD5wLr5ln
jUvmQvM3c0d4l+xj4uEfeG8hE+TYm/u3qcPt49CbgS8OgMxXfjErgQvocWaJeoFP1bYQ2SBdbwmG0gvDz421+BZHkZgqHg2cgmPgfmSffsOVSXcMlPGm+w/C
K8RcpK5SA7rN1p47YA1eDT2jNQ9VQ2pw6emE+COoIPZRv7HT/b+HhwutPJ9SLrq/0zeJROm2+yF/wPhJvgbXSLfBK3gvMQ18gglhW+ED++S01US+c1MqHfwL
5ut5XpKuIv6rOorvKR3xA+o513A1VfhumQbPgBfOWYXvgwhM148lscYxMDEcdGxEppur1PLeQIAHN4ntoK69o8Ub29Z5VUFgAjIW/Tu4G8zE4sPXvb1oN7kE
rALx5ljTqZX4W0jlw4J4VWgMG2g/y5WIeKmc3th8wtxXiopHGU3VpnVaeSuoq/RxaAy7hEYKtkrPQRmhDVrCuh2DuHr4OLCKWIlGOZJ1tPgd/kYJFE9SClMS
zIFmtn6wXlf1iXDSnYl8NEZBFg42JhKJ2vpSg1+sD1CaqL1VN7vE+jGQCaqElgdXCO1cppJgH8OkpdylprhfOkbg3ZSn2lD/eFEACz39bQEqjm9GnLa1zElO
ea99YK6AatyAwBSxilTDfUJovvUyVpN8hHvsihIln82fkvzVYTh6CAvEH8UmRAqohLwOlkGuIo2FQu1GXh2DhZV5WR4pCPB9KFPKsjD86OQD+ZWxXQyO9EOC
oLfwNz9SrEtvkhdqB/ifhDzuNhcrlgdDhZ2eY7hL3QE35GaL5XxeNS65tTWbmy73V23UentfwEspoJp0HNByfWU+0tO2lphrfwcE9phlBOgtDxJfopeSG2z5
RGQIH7E9gVVkt5SlSAL4H2OIYCtGTAYI1wv5jasGqtEfsFyWh0/1a2Zns7VxyARha/RuLKZ0HS+8YS4Eeea0/ABaBf5TytqbTQe5DnYwPCBN+9HoBNr7OPmm
Uc3cJlolp3AjfDlpD5ImLZbfWS+5/sAvuH8ixxDZaiff5MgId3nytSoy6fUCIJe/IU5hcywV04rs74zv4meYrQWQxcgR+A/0oAfhKi1NTDUP4DT6jDgdqYPV
pYeV2ku/UoslGWj5EF8kUsLVUtd3gzF5yf79xkv9Gpe3dgTsilj4Ot5oa29ysHe2+kQZGPQ66gu80ipYKPZAfVooklh9MtIJTkeLyfpUb7QX/117oY+LvC+i
9LBeE6GJNDyLLu/1cj3DCdputavfr+UpnbdeLapDHFAVqZSv+Hh9vPrZ20jx2w3yq3JBuaCe0qJA68gnbRBdRCZ59tGvU0VkjfIoOtN8B+rAR3ii7bScSk0X
yoNohHdjrplIS3CMLytUlvZiFfnDwjX1Irzg7SVsM00430gQZgm1YXwhIlRyPk3+nVwcU0We4HY6DsoxATvY4z5IltdCBaPpy9I1/JbjMYy2Pil9dzmgVoA0
ZwVuKar0q/kI1PRNKF7BRmN7QlPEmz4VjwU29hcwXBM8S2A9viIyMljb3Y8bKJZTo5144maSBm2lSZJglg93UrtHvpolYGV4HhhQ2r7pADomgFVmrONHMS7l
iiWXXELvM3Fzi+kPzwt/hXv45Lp7mRuiApoDTciyu7c1sB3m5yD10R90L3IVFtQ+RbdMXs2wzD/UVKS1iGlNQUQZvbk+viWwgeu+ohU6iJwLD4YeMxNVPXhQ
uiUOZHYQYev07DRsUcgqfQWfY0+4DwM7TBErY7ngodFX6YAP9WLoufgU0JvGvFcAodThHzorEDXtj4WZqpTaB24qWO3YF3mC38ZEdzfQm+gEwvwlphFoLtZx
OMQblii9xAFhLfphYIYisn+ILdUJ/NBYsdRmookDQgfYy/2aJe13hAroQ2Qv57TPs2bwU8VBjhSyZcElrBc1SHxMJgsrbV6hRHlMttN3BovEva4XcrbQ2NXL
s1Q5yiymkhRa/ArmFjU2/JGR0julQXE1f8ViRK/o9qWd9BT5Pop3iNFGqve5LHIDtLHEIV1RHsEAkiRQsHdRR2VOkqcgn/gGF2GQu5N6FMPgSoeKPHU+Mu4n
ej3ngKzN1C/pstlXaQDH2O/TvwZkso97TeB/sNv//7faMZQYC+brHsWPYKnd6b36Gf8rQ3UuJdqqpXypdymehAbMA+CueZ7gucr6H+RvcIUa0fz4eviB3J0i
0iF8L7BBN9wojoY9kPdsvJiLbBNdwhKmBTrHtgK/BHZRho0iqrhD+B7PKnaK8JfWUUvnwnwPMoXdGvsnrJ/yn/qF+pcYoDc2WtuL0v7T/HCa1tzcWrMtViIE
YQasWDLUv4ZKdCbBfGgwOUR1/i+XbKcgAin9g+Mq6s3cRx6mC6kX4UvURnvXsFc7R6UTddR5BqIukzNraN6GcBPUiAF0Y7WJ8DT4D5wvWuGPOQXiANHFdFP+
oPq65ujN0NXGKrWCTrlzuDkwk/1DjWJuUnfrvC/Ynz0abBA7+NeBGu5txMLkPtWfMXdklVqcuIcwpe96e2yNtNLvR67Q27j92lthrH0K8tXyIeRzjzIXwRfE
Xf9sdQbpNEeTMz3fkh6QN1MZyy/oDqOXqzv+xTFQvsnamTlKI9sqYWFMFH2oOMV4I5YRg8Y/wJf8BXojNVP7YUM1Sv3oaWdfLQzV25Iz8NPWPe5tJu6oDDrr
cXpsSGPm+Eezka0+W2LoRf501ul/bvG7PnHpZAlzOLFJ4LWrLX+18MfQceYGgOh0fi4ZVZrdbZ2r8lsHdiR1AHeENOJx9jt2izA85pGfln7l5jt1C8LWdZ2V
F/v7OJ5uGqlc4x2OPfG95Z4Sz75hs5B6pca3lFhpXaz9o2QLOluib7WfdXSQJvCvsS5Q1lbEDRZ7oyPtT/AVNInHknlSN+kH6XfuJDKJ3cJsL2iHZSUuctYA
nfgZFKtG66dde+mO+qLQWzS1lGLDoDUihHyaO/Ff4RTbGJ4i53E4WM4XBhvTy6Q3fB1wOMUZnKa0k8rqIxJzhf42ND+KvC04C1rGzeEHMwVCfTIrtQgtx0Rc
KtYT9jb/Lv5VORw+biykO5mrzIrWznQj9z46o14P39T0w/CDhLBrtTXiQqq2N55c6nxi7kudDB9qz8UjZun69FF8NVoJDLP8qJYDJ5XDWy+qo6XX1HQihrjF
xiuAjRhhuJ74AOJBe0LD/Uw2eEEPl9qR+bYc+31wnOtSPFkXAR0W4+/qJ1PWFK+OLAhPUHubnbTGulvJ0M8qmjC9xlVsf/S31NEpOaq6fojvDtkfXN5K4b08
oygDCYEu7p1kZ9t++0usD+8hlsMfiTJEXeQsfs7pJ4psu5HbwebbEikPVx6Ucd/RP4Kxnji4C/2t9j1iTdaf2AW2E4pzs/C78r9MB3DF/5uxkh7u2SKXniiL
4nFaF9BOsaeVSY8Sr1HViKXEU0qDI5SNNjf8hAkGk8xrTXzNjX/oqNR+Oqfmipf97XxVfPHid/y7esbuU1ywprSI7sSWL6hY1FW84s5w6YxT7WTqei+zMaxU
ctLcHl4N17gK+FzQFDkB3iKz0QhzLVgXkNxZWQGnHDG+teoKrJhfJ6PeCZtu0IQ4C9ngWSONR+7pA9CpEptyMO61esffkKyOrFdmes6E2+puXxcpOvJJvhUu
zw2AMvXWPYCmcAS+JNfqA/QEZbFqKDLyscbbTYPskjBCdmvR1EnzM1mkmRQFW5qkbxNMFR6By+m9fIfq3VR8Ygm6E/Y19qm6OQl2h0gpTb0G74W3TBN+gHxM
6eIYWMHuX+H6GzRDPWRLX4X09XCI4vBc0CcTI8kfmSm4C93k+eqsS45RG0nxjplCKv6jOED7U34mHLA3kcdJLahieeMqgl1t2Sj2KbgSuwpJtzYVUHI4fs+V
zV8GbnEC3c4Swa8oIajmvQJP6Qb6/4Sewurc2Pwx6n7eK7hLyXGtzirjGUnxiw+1u/K8pGlFC8H0wD38E/iF+NW/TjwgSiqd2Nm+iRgPduv3uTD9Rf5ROS8/
Y8rCZ4GM0NeiE67nSFnyN+5T4TnNFA+hZeKQnNb80Pxgzl9ShuMau1WtxqTyMnojt6vTmn1bDTN7HdFgMTYb+2aMV/tSnbDSCQ4+AivUzMQj8EvxlJLBfI3I
aeVcccDogvqFQ7AFRB2vU2fLGXHjyT8xiN7XNmJm0FR/VWiHw3MAWR0+So7WDwgTlNeee1AGl7Tv0kTS0J4ay8Ad2ARP406K5eBF+ovZLW1CvYNyX+gE0UZd
+5W4bmAh0gdJUluC1yEgDiBfI+MdQxIOYgu8VhLSP9oPGpNTZOiPOLQN4RH6DfOb9xh4DG7SY6RK6DwQ64ji7hJhiyP+JTJcGuS2Je+Tu0lnpAfU7ORKruf2
QcoU1yDpqzaa/YRvVsaBgNDSno/sDnK6QA2UrvgL3Ah6gjqm1CoIKzcLT+YhyddKu+Nfcbg7xZ1DryckU/WkE5FI1R1/wAzQzxzhjtZvkhWIyvpMcCbwJzdX
KXH21HtFdrkyvYj8JDjXoRsHtav6FHy3OoWYJbPeZ8RGLlTlMzVHaGw8IsptxyMNQd/a/SmeTyRmKw2os+Q1RZRaICfRHsx3WjAKwYKSC+IifZHARU7xnaRs
5WfxvTBLNFUJzBUOC+2wR+7PYg/c68hTyyIn0I/YEPiL0SmisTZ0esIEfSU4L8jKVvW4clnM1HoxJ/MK1LXhZuYa0BP/NXJJbFbc37vH8wvTUHgKnphnUl7o
d8jPlmzmsXo/dFVqwaSmTKdai+OtC9GqkUrbbWG38jG3SvFSsa4SjZxPvmqWp97E/6LvUsdabqhPiE5aEnpQ/0GpFXlvztI/gZ/5DNApaaH/gxLFjmTiSVH+
A0GIaPGecoUYKoylCXQmMTc7FzSnV2jT1WZYGc4Hq8uVlIrallpD8D2CaEtzZaAbA/GgAhNyTCG6cSddp+xXwSX7q5QVObWQWOFjbAdkkDI2/1epqv3X+ObB
eaHfQm1yGlrmio/1jJqzwUtgtX0XzjIsqM+dcSRhjYyPChse5MxU3oXLK9PQfuResYGwXBwn2dVuMS+j98Mmjune6WA4MkKOUg2qksDpncEVbI1wVEtWNii6
rWdcjch512vlHa5Z6sgx/j4kFXrDTUfn2ifinZl0tl1Rt7iv8RXN6+Ca2NQyPvs02ca1Uh4o3ybTufboFTIRcLILuaNuFER6N3fCnK1tg9sjf6nVhR7GAbBW
1DVCayD9LKdhW+mV7mp4ZvEi4UX4u20iPOSuAPY758Hxalf9jV4VhuAquMLxPC0WfaAaZUdRTnKlOdt/Ah2IfndPyKnoHiYcIGPqVWSmioX0OfUhcjS7EjIS
UNYMegzpJN2eRPdZz10A4A9Cf7JnWvMGy4Rz+GLoR/vY75vPlA3wbngp9wWWl64kVZf+I8uYRwuyqIGOtswWtKbCkfXAQTBbTIQHsn5w7Sh1t9+5R3I6Pxv0
z69LNGEz1Iq2qckDoyfZdzmPgGd4NwHHqhEe5UJoE5xHHaQ/KIb3ircLOtMVo8YL9bj7jjgd4Wba24cvK/fNg25fuJpWpR4KG6uK73cxU6mlLye6bntiVJQu
ShHsKNUafHG9UOqlbdRxxaB74JX12Ox4MclYin1RpxiOSLZWpPXVFutX/HWI0p7SmxPr1U5ovlRPGCZuwvoSXdlfpa+SvT4SjjKbKv8Y9uRM+Yz7NXeTuYTR
ygVmvXuJKjqToSaPU39AhyhtnT/7KYF1fjc7YN+056Vs5pR/hi7f30RXRxD0j2piZCgXXC3FBOZtYj3lbbhdyhDSa9aQEeS8eQiM0S3iVbW3QKKjYSvrenBN
s0nt+PWVUGStmsNdKOjijAHPlb56V/9Gb3utKGW3PrO4tf4l9bx0S6HVeyUR/baSE+6v5ENgvtQeRDrD5vKcepXpv6HJ79m6wl7Wn8pWCX2ruwTntUFJsRqW
ZwF7uCXIVN7GN/BGgV36Ou2pGme0sNf0cWg8ujGpbdFarCV5FriJxshJ0Ro4xV6IWx4U9OsJ+4htWLRyBX+98SeqDUJbGwfLIh3wMimjkE6iibxRBBqnUgPL
sDd6Hxiv/SnctlRkDhFTgEMaoqLsae8s31HEy3XQaiVRgVt044ShSs2Ek1WOic/rTlBiyJfODsJP2nQQdhtaHVttQqmIuSoTJ2EJ8T90b0qRiNnnpO6Vuwvj
xQZK41Kfbo1uRwBo5+8lf2G2C1XxC+J9YjdzR7iqFaBNqTyZD4ncV60d2A8W+//i0bQSTzcM5zqQ35Be6BtFTR5nri+uz2wIt3e6HdeKc3QoLTLq+pbBMBHr
QNIe1AdktL5faq/uMsvQI1W3e13eQWo9+o6PNVcxTcNN9SNqXPgdN3TdHKUO3OsKw1jwn2OdPgyuJ7fDidoXfKH2m/gENkB8chXYUvgszGMGyinBbP87drA6
ltjlzdsc7c41p2iPRAYuTunn/desiY9GB8M6crXiqfpTIwruVzaBU2C8Tyer0qu9S1GRjPN2pH4SXum/q4mW+PBwOou4BjBYwVlBD4t/4ffVaygNm2g8IJHD
pJtchtWVxruy2bVSKkhQirEfsvNDQxJmgNZ6orAvMFi3YLlaTxKDdet1IVsYlQMj1Y/0/7Cyznr0Xt8xbTv4IPNyiicXPCNbyi2kEvtKrCPxXMqDFBzMxvhu
uZaoH6yd9cpglSM6/I27AmY4M4j9+t3iTm5F7VXgg41jJhD7jHXUE1vvrD1igtAcKeC2Wn4WNjnW6N2JGdo9mVb3im283WzOoqrirJSltMyflccx55mKnNM4
R8wmg/yCmKroXbWXNhEt0ufLfxIvpMbOekUllmqwtlSbyUvoVvQRmSQvBMOIhWIKVg1e1+44Fog8zaam8jHhGO6z7qf+Yqd5Qto2kEKX0Q6Ci8j5olGMIR4U
m9msrhMp7Zwt0VPSvUim6df36a3DH8Ijw7/yUD+oT0t3ide0qeG7emd6rzEivA1s8sxCdnkHKDsBzgwRigkHstlyNnEOg4vfsL5YAVVPVsTVwgBFItqJmTov
dhbikDhpO/o0MMkxSOsosoKCt3eMyHvOFyqfMHsBm1TdUQ40UqrY72/ZxXUkRvPlYxLE87Ihr+WG87V54AqKqHovhPNz5MPUA/mgOtAZ3tpMPIO+cu9lXmHj
hHiyHz0+vhs7WwG2wyALovLKwGFiqzfdv8q4qhxVXoOwcMKNE0ulX3P/syPqz/RQNSe8U12Hv6Ju2m4S9wv/0T5ZX8lfqWnuCuqr4ET2vhBEmgoP5DtbT4pv
+YGJQ8QtDKMN4apzTvUrf0wsj8SIO9GUHFtOJ6DIx+2xPjrrR6lAG8a/ANWoIuRwaJJywlZFysLe6hh0GAflBFilpF/4jdmp9mZkoTsVnjCbg3WOF8EP1DZL
XdcAIHCUtCx2hbYp16lmS5zWTGvjznAvIbbRZ5zT1X5COfo1mBq+Qj0Vx3mjzIEgjF36ZT/aWB2l/6n1d63CspT9JASJ4c74MjgK9nce0ScRBJ2BLwCGPEjf
onUDaVRz95KUeMckZJyWFHaEDXgzciK8VFtgbwpShGv6GpBRckDdqyYarSyXNdLYhjYTs/BnqY3pXq6lgamlfNRG3C52LlgfO0M5wm9zPEqO0ncyH5NKXG2R
arYhOc3CsbQtzsZvp0jgBSFYBWnp7qk8MGcpvXa0UhYRc0Eb1xJ5lYlYym4Xi3Szk9tS0tf1P9pSbYeapRTrRJ3kAqdWmmS5EwUbKKNjajXTTq4JHzI7sZ6S
sH6Fbgru2aaI9XAO/grR0ojsVDIh3Ma8YLQ2irQ/cKe1JidxMVJMXhoYxszUksF2t4Hd8a6BV8UvLKXZ1JhyZ731tcStG0QkheFHgJyaMSbBvnZcAtXY/WRP
ZS56WvoXDoB/G3HCHuU6YRXmYjloxpZr8kJpIZopTJHi1H6wC0Z4PvAbxTGRZ/Ib1w7fZ+OV0RkOy2+DJFPtHbM5mVgDmiDP7GOImtwkvX7hIWJFSsPEa9TE
8MdtdsUjYfoc0MtsTx3U5xMub6ayGnSRCG1wYF7Ea7+bM87IgdWMqWIN4zVsY85M+V/yDPsiSRTlolqu6sR6YXVikXJAiud0bpL40D6RqxamlZp2DtQiZ/uv
GX2o9mSTsJzY374QsQbDVj+nFv0R2CglJQ7Sx1DWgltYhn2HK1P8kZjp4gVHSklwN7qaQGUC35tyvjQBprtPCK0lUfhrfUHSQb0BGouccswOBZJ+LrX+RZa+
mV+C7agKhBk2VQu4TNS29HKnS1EgSpgYOBbcJiUm94AfEo4Su53JYAN9Ocae84CsQh3yBq2/iKfRf/yJoK+W6G+M9AsdFyrkV3BctU5yLBAOSwxP5Nfwn0LO
YjcLtluv+ac6H3lW4hdZim7up3Q5qTfoyt1U81MuKm/zOWUCMU6PF+7J54SFdGXtobLTvFp8NdIvfDf8h1kunKu/A5MjZT2V3c2I2lBhcMwHpmuLxXnijnxU
H4beTN2jVvWkgYyUB96uRHb4Gn3F24C85GlX/GPhRndn9hpx22kR7ziqi/Mjht5GfwUXEr+HaHm3Ftb+Ze4kl7N8kyrYexBvYCE4DTfC68LCcOMsRn+CNTV6
u3/XE7er4fXGBn27XhJeYP5jLA6elAe7Jmpl4T0+j3vAtOffo4/S11N/KqwjIkOks9LcOl846La7Tip2DSAmMlpYJIvid/O1qxKVXkg619iiYTfsk38IP805
zHpNOKBUUTtaOiizgxsih8hM30ptNZmY/xQ6qWjuL3s5R3uMKcbRYWoe/kz6y/kOdiQqyA3FGDLRg+lLZEb5rvNESxoRh8p/Z9dS4rXt6if0OM6B/xWixkr3
X+pudWxxhpClu9QYYxAZxlczg/ibwkt6i9iauKs21vcKMeoM7Kl3Fh8uVjwP3E+x8/qQ6pfCZwoHKa/R7tZs6ROoJtHceTHR2URN4eZnfeYvJiZg6fbfNZ/7
oZFgVsZU+2zbyNQYZYJYlTyU1BL7DAaAWs52Wn0N0bKNqv63WBNuovmdspPNiJ4JG9zvYW/gEbsoqwuXCOtUOdA7uJicW3TRvsU6IeGda7R1TtJKaMr99FPg
nXzOOTWfKo4Ov8d7YHZHrudj/n5PidaJqeV+7CaVWKOH3kl8xSUq08NU+DT6uag/WIH+KteXu/H9a7eMCaV8E49KrUCKc6s0mwklXTGnIreszQCZeN9e3Xgr
FkZqYxl8jJRWEMJ9yUtLbS6E3ijIzf5AHbE9ZcsosWAC2VY6Zj3HX5LqgPb8RjbMb2N3CQvZ8+Jg4oSlQqie22f0pbco/8FhBq6/E8Yy5bVrcpZzmTjIFSE6
anOUKO8ZYYX0s7ZK36auRGpiPcXZykXeAtclZwLATdP7k6tdj5RL2z4pfRQNjHX1xTT2gFqM2KSveYp7C3bT/htPuE4gnRAn2GPBGXviynid3gpGO4eSE/NX
g6i4fUZ753DpkcQH7MSegvIpUcI9IVSgbGrp3sFfdg8OvLI0sFfQslTWqKXNNl4xTWzd5QKwhyzS6sJ5wr+wIJzMvpYvw810NdiP7U3ddTVEct1Qz80nqVTQ
T6tpdKIL1b7GU/Oq/bvvge898djshd5QvMZeKU95qwRhR3Au3FtZrWfBI/6XYDH7UNjMXSBaUenOSmxy6Ff7d/Fnz39aO7KB8kltR2/CGlk/8Ydh03BGySL4
Tt1qYmbHiAOONhagn7xt7f3NAZaVymj+n9RTiiJMtPVKfYh1DIzwDtYnkzUTNhf+lX1A4LXVxmzlpIrzI/VJTDLjq2sXG8r9i46C93EOdp2cVBxQj8UN4RbS
mdZehF9oue3vlBTQjLqjdEp+4Mn3HeU+gvbkP8QLZb8+Cx/muhKswK4FvTVafcCv0t5LhhhOjRf2uaob7fSrpl3ua1ykbcbZRItyO+0eE235ChFfFmTh9rQk
84D8S+oGvRJ5sMIlLR2WUf5TX3OFWhWifZapPpDuopfYHyNSTOXiePAvxLSDpqRriQdyW9EHhMPIbNSXlJvQWRipmcYsSnQy8CzZguyma5JIP8P51EXUWD+h
LzSWFf6CLrX/p40Ck5V2yqpwNKge7o4fEf70zlfq1YsSKvn/wNajYw1dnadvYHIC59iu5Clps3uPWt75MVAtMU0qRBug1ahg0c1ATvCjnmifAM+gT+BD84N1
AB82QuprXxmuHGKXGylbpKPATauSL+ws3Q2ACxSY/2vqN7pP4bAQj07zE9Zeyq7aZLCZ40HF/cwsb272dxgHo7yU2if9gTYNjg1fUO/BWhEUFqX2s2wQHOAV
UxLqGdynrcPz5Q2l3PxWFRW7ZDIcttJRJWc1eSM+U+TlG/6QvVw11v7CdTK5oXWV0ScMyH7hffpDtr9W7PnIDtUWFCcGJpfm9T+oA22uZAu7jVTVawxQU2g9
1qXvJl5hceoCoW3pnD0IxTpvF/WXmtR3mxEP79XEb2m/c1GiRqhwK+wA+zMf1D/Vo6EWyARkNfKT7ba/UShf6QTTXE2kX3gPGa/3QCOx8ZyfYoDHfiimz/Ku
4D653A/1mcLv1vPuoeJQ6bGrfkIPpLYSUjvW/o9tI7ngOzJdGYfkqunaVT0rsjDcCutH3rEn1vaZaWqRsw/xE5kINpFDjdbqLdAOjrJbzIHGYOYJfcwzM1zW
+FvUYh5IfzERcgVdnx7GXQLV01pALGwwP8ALcIzZganl6gB1wRDG6oSdF9sLU7Rpheut/9i2JB3A89ybyfXuBtqVyO/GWt8GREDexy1XPDqJjsFvMcP4bOQ+
96N9kL2vPgDvF6osDAOZ8GVClNBeZkE54TE8DgdCR2iEZa7wGyUVUM4RTFM9H45iHzgfO+zIBey7/KfyM3tK7O2Yb1mv9Q+9tT0VV8OgspYvSI5y5nt+MK6i
HVN2ayJ9Uuupk4lX1Hj9rH4PPpASiKK8BDhLP8yut9djS+IawQnarvh+FOuxBkaAwnp30BVGQukpNmDSlRqRZmYrY68sR6LMc7pHmAu76CfJf+AZc6jxBnN6
3lAcGEQuFf4UpiGH9LawidzfPh3bScQSneUnSJW8zeGHsPLmi/IR4TveFJ8srKAm0xGM48ZlzcZl6arbKtxShlJLAakLvlzFqk3HPIgJ45XZbCPzLfK24KLU
1ozwRx0nzIFWBJ6TajtxlNIGcIlGO3sXeq58GOtkDNEegf9AW3hPqYln+z4X/CpkY+eF18hzjBJZ7IPrMZcLN5lDjHvSYbN1+Lh9nlyUdku6r9zS+zqWq02p
Cim7SVbbLgzSJkutPJvgCPUGXgBWoV7hqNwCkbAKxCv8pdMCfk/S0Ez/ZbtbY7BM4iT7mpzn2SwuYnG9Jt6bba+y8iDDq3iYzeRW7JKrFeLUBzHTQg8DOUIM
H1FHA1Gz2wIOhR3tzSzMTNiydQt3yfXa8lAYmVKd/OIIJp5iq9gIz9DYLkqJclRtnXJDP0DPEFZwOUIjcrrYA4SVHPBJjcLjfT34LPgFWsKjsMM0U/rdNZUt
BObcyejSzjptlJdiF6M1egaL8tXTazk1eSsdX7QonABjeDMUIzYEQ+wPhW/xBchDeNSRk8LxM7X8ui/t09T20nVkGHUE3eUZHKwG/sTOClfI/vBbzNqcVyDa
msVWhsPFDthoNMrgYCrxL0FF7hRvL54d7mckmmtBC2ia7dXR6a3Vg46p4E6DoLm6wQ8aL8qpQkoZR02aL+qkHPU0hj97jtf7Tj01YlzN6R8YpuQP13Ftocel
d5TvpOWBympNyNFzpJtGB/WVc7MxXGslzxSDAZzaKh3RdbWWNpYrjE8C28FxmKOetW7VGhgD2RagIlKpNEXum87tn7W2aKkL6hX09sVQ2O8dgfrYinoXwnQE
XWeVt+wrfKfQ2jkDHaKMD9q0vVIFppzrkewpWgeA1CK1CWanV/Cr+Z5CLeRgxZVcK6Ee0kC8rX1XVlEB8gz7BtsT71U6I0uU9cTaUBu1WsMoYrRnV/5l+3dP
kzBa+qrapVDmTmGKb7nWGjvuXUFUAsupTVA2ToFP2gLZD+4pv2uN6WxqM74JXIOItgDUSV1Gr/D40YMpWkIj5IT7uisTGDE15RIYT0/Tm2udk8aq5aGiucRD
nIzMCs0qpZiBajdlNUzTq0R+w1PAwgQWb8m1I7uq2YnjgKrscxMAVep5qsaMRKMcL+D2TVOUnuA22xAR5FFUAW7KPq4v+AekSzamGWCIZ0oApHG3xH+581R+
yQbic6Sz7oh8ss8vSSfmo8/Y+eog/n/ixlAuIbjLwRJ2NTeBeShWlIYANW5m3clcBnKLGyy0hxVBb7GOuzMc6WvuvOCbk/aD9Sw2mIpV/f7dwoTUdLSVXiCe
hFf19eoHuTHXFu3II9x6aS23OmEv1r7KuNodpaC0n+rg6UtF4WWpC3JFZcq2G5uGyz3l78R7bTq5gOgkvbWL1rky4ayUV6gky7zwQHgKFmQtKcwgk6yXhTrU
N+Ei9zI6RlgYrC/MEmNSrKiY8lxI4UdJUcJdbbB7vG0nMRtNc1cMYeCkEhF7l85sq60jsUQQp3dzftVipclIus5ylbBmbDPHInwBscfZCZuU+LBmRVdFzKH0
8dwyZhBtiWeeEGq4hnvHBEkphsqUL/F+5SSVm5MGyhJvlL1CLPiCmY7tfBEzO+UymcTXkisRDUEU6hHHoIhawOaVJkKJtJnGMAZkwwpF7d1HkZ3Mo+AUqllg
TnYz+TJmNbeYeDjRrMscFpIRNve6uCS/q2BLq6X+J9PIDvmit5c5RvmsbhF0MqDt03PdU2AtpQFRM7yA4I0PBKXvce2WB/k68f9o9YVBCgEbaYO1L3ABTFN7
wHikqftfI1M/RKcSt73TDB75BG5iF9UxZAW+qtqZcHED6R7++vo1LNOcRYhUlqeXnhU+yAwW5kbO6p3kQOSbUZ/ur3+wtZPakFOJt9hbar6QmbAw1CwwgT7j
DTr6eyK+xfWCrCBHwbKiKSRZTPv2QHxec4fbnR+zqWAB0V3OdG5jf0oQpcYixGZR55CdWFHd9dgBKqIfInRpBGhpS1GfK3+oXrKLMkCXTSb03KDcHnciXag8
t43yW+Rm/lH4OL117EhljTaTrSUvCvY1P4enob0oSf4VRfXPwYO0s+iTMM3aVt6T/8XrDTc1TyAV4dbQazUs0OgW4gnYxCnEXXkgIdLRyAjqNbE93EyzR9JL
Bgk/KcVM9g5DKxJeaLukJf4i+Vjhr44OHga9L1wDnezDxQIVkgmeqirqSARhbac4UBpedCWhGRwNjocrFn6RO4HW9HT0gHTH/8BTtaB3yn3hbHgydOsDjMGe
CcWpxT+gHawt7RZuFXkEDNYP6c0TPvrHhToEWiVfsRf664UeBG3MdYiyb+vkGUe3/2F+q+/nNuubiaruHqU2ZBFa6ONLnXWtuFOZpy0GlfAFdD26l/qf8Rvh
yK0uPqs9w1Ug9OOLHDY2iPQSw0JvdrtVVsqoFaWFQkNpsvAJ1MRN8Jj424rbqnrbuvtbevjHCOXVK/LdYETeJXYVugozskuk/cR6/3P1b3kQ+iOowUdbu4Ns
9G5cBWWhvZx9R9HqwF5hCHjAHRUbE/OhXf5gt8FMqQpZl2pt3+AZJ51KqejcLF/na9qR0E3wo7+UlZ0EdGjpye6UcUSSbZtcXpyKvEh47/nmf+0eYvusVuL/
ICZpH2mK+VGSkFjf5cKdRD5zWmxhbyz3UrbLH4gdwG1RnH5llvwLP8V50dFTGxyq7G4AaqckCl7tb/QYWtWb6FwozHTuU/dZVyjHlVxyrYqz88Ceba2d/9lZ
mB0mrEfC0XofbUsNf046aMvNCM9SW/M5RrZ6I9iF/zn8P1cjvY5+HT2rrodr8Rf5G8OPPff1ymFcR8UL4SKtrN4ejkLuRPrkG0RYvVAcotIdB9x/xB/O+8iP
FnfrN1CbV9b+Sc1nTqmF+NgNa+EqMM/5dms/qNCNwrNqnzO3wcZgDxxp7ElNgJ0RypwLj6hzzdbainBtfYHxiRtGRmlryC5ae3vD0ALpZ7atfMTjIhYqI/Cb
etjykToUHMGYAkHgyLJEhyW9cA4Wbd8hfQYnHPtEGliFSa5aamdXRzB/68WsHKmJls1vidkPB2vVzIO4Gftds2rRlr5KHeKKMsd12bhiq5QSo43WWgsocRqx
FAqyiu0VKgjf4H62gVyg9hNTwiuolfafsO7adBgTuqi0jWsuxqmv4XnbTSpJ6SBoJk+qWpj+QYLUSG+BeSd8nL5SNZqorR9JGqeuEF7rbvqU/6rxxj5QraD/
RDKwkvu62NfyHcwBy5Wxagtk75YxqbUS7Y7UGrvROcRitSnIU45zqtTRfIS18AdMxTZYHqLk5Yw3GLSMpya1SntamGOMUecRiehEc4b7JXmWyo9vb9Rh05Nu
C/X1Evq6bEp/qbfCm+FfYJQyGj1MFHAVrR0dktgLM5ip9gshL6ShldhiHrOfd/qxn8y7xgF4mMwwvejPtNdY7hhgzIPlAYvOMneSbcOi+lV+LgxyHN9Ywn1w
jMPj2HPCB+ZCfmdhmBSHTNBqmMeNVpGMuA955eBm+BPeg98blUoWKdfFR+iz/D7cDCaIvJBnSW7rHwlf1KS4NnmJ1o82a3JZxyv2k1pJb8UtRxawMKEqM07d
af9fcmdnq1ARXCxBeQ/6PpgBz8hdwS52JyNzN/ivsKF4X0gj/uefrB4ARQGL87r8InFpIFuz0QvoWHwSsl79Qy90zLP+LnhrD5fbgvbsGT0Q+7tkhbMAkMeA
29YgZoTeamnqdXKn3FO4TPBYlvoJxRnM/4PEltp8VkxVe3HK1dIE7io1RqsEe4AR2CmnAkaKp4XV7BGhWf41JVJ7GhorHHGPAoq6G+nOTiD2oO+oP+B4dZnx
RXxvPecuD1fxgnOQQaL56ATgMJsJQ9WAbQTxzeEXJgmsWIH8lHwBDnLU86rBeUYQtvR082wKU+4HaPfEOICAKuYNMCO0nZ5OJ0Ys+ix1nPncaADy9aGRJsp9
7YtnqKMscp39xcNIi/AMZS1zyVhEjwNBxwh7w9Qr1uXaCmpf+Ci4Y5wBcdpZfR7cFalP9NcvYt2Q2rCxa6Ocgf+MvXBuw8sX7lDeq4S1Ot3e0zLbG9oHhmuN
4FUlFQxzh+FcNG+bHJovVMhZIa1ztNHPCL0LUCp24w2RlOO10XIJbeS8gpPhZKGdvFg+EBnHfdg+gPYV90YcwYWeXGOZMVzMliaW7Jf/YQYGNorRaqa7m3JM
K6f8j54DMUdd0EWpJFelBui7QBz8kz8JLtFZyiDzUATR03wX6j6hY9V/kansI+R2XkGoqpnnqSUVCl45Vq+rx+BlmVeFw9UedccXp8FM7Yb7jTEiwU+7Aovd
OO7kZwl72M3oLWIf1RZfiDXFEsMTsE7YSWSAUN0cAHcWNNZWBWn1KShPjdUnBx2+q2xnFpNHut94fqE3IMNTmuMfnSlSLJJvbjAHwXq4I3xWwvyoc4x0DX5D
ZyjfFat82ZzDVa4hWftI44Q9wnipMXnM+gLOMidKy0QX8yksQiQwUR+XFFFeYiX6Y3a/cS+4UnkM7m58bMS5bytBKUu/XrA7/B0WobmOA2hu4Jl1TyDguoVQ
SDV8JwipRxL+VW4hcU5eXAUyg0nAEwqFykvfuLN2ihiiXsufLP9nHZjfzjkSne70uprgtV3npXx1rL1H4hD+H9jMlSFmuQhmhPN0UQFfTfycdQH0Qu8jE8hx
5GK0i76DZrkjeBf2BnGNbaaFHY/ZJqCbf4M1wblTn63tLlpHHAH3/V+oQ8LfugWbDtLzq4K+4K30ATtgn4lU0WfRfep0R+nojXBY4k/Udl9X0aa9QEdr7cXH
jh12N7EF4IGH+LWk4VveWtygntIfc0l/+3W+AVLb9ZvMEukJ0wILsIaOPrC9EoQr3LFSG6av9LYwARxSOHqPWhX8iU+wk/5uYBSxQajA1JN06DI08YVuJWfE
bqnXgV5PnlbHFWtmz9QGWJb2h+8LMpmqqTQPF8Iyymz9F2mRMoxYLN+jtxPtzBfZD+CRcGWsgEOxluJGUE3mizLsLfJTjCjjvva3dpFO1/dFNigz0UZwFDqN
u4u+AGMCbeTOsACs9Cw3qgZ/cjW1zCicBE/WXA0rkVY1pI0OVNHm2ibBADXP7VZ3xUlELfCI3ZbUT/0YOAkPCH+pp8Vj6N+irn4ROdhOmV2xotrP0VvaZrVp
zaWRFe8XFfhncPuzf7Gv9yeGykqjkXb2l5534LZkhvLdJaXYMI97Bqcrm9CuyHoggbHwAzcWPYldotbbR3Jv9HRLO22oioT7ggOhqnpHrrqtI/KInJW/WX3N
dXfs1gboZbHy/DZ2AKNSGb7TNG4QBTnhhUauNi+cVbTR0PCQmRZe7qgMC5XbzIwAwR4W1wYXBufD+Jg0fWbMqfDP0jfNYnluXNve3GhiZhujPaPUZ3QPemMM
QZIK4r5NTAerlKZMvL2IPk08EuwwOWAjs+AglAs76DHgbgALd3cKcA5rEbdla1pZY7HkhlDi8l/Be/qPzhUgWztG3NafeS57P0iiu2lCHHxJNFAStEXwNtE2
pb34LFQxeTB+KrAA6VsQj/6q7zQoZsJ2Kxxt/qcWFi/mErw71aP6daUVOlmZmf5aaaI/pTZpGfbjXEgfg9ZE88DPsKW9ln9T6LB9NPerMBIp6/DHVyfLWk7y
vdwxusGN9Pnl9XJAHMBWFkcRtrDqjjJEdbK9mTja3g+kbpBBE2p0IN/8TfuEvUeLxX6ORco57Jkwq+A/42tRYrAM9s4e4juDt8GLhVM5gX4GZylb2IbyMvon
5Ao7Le2R0J30YJVgL6yvnOu+yE12BMDplJ7qcx0zkA1vpbnMIGGcy66tlprbthON7J0FmygLD9JuhF8k3Kw/DRzFf5Sawv3oA3oZtw1cRivI9ehPSqu6S0Gy
c0rCBn8v7LzrvdgWwcF0JR1E2RfzFd3TkTN4BfEMEQn0d9cWa6EHxS/iV64s1RP51zaFHY4edp1RPqTFOa9Fw6T+ZCs8E/rdA5LKmSfFRup7WNXZ2sjTnfpB
YQAzCU7S9jpH4quVt6Qb/yKMVr7z1SSFeYj8hRHUX3ix+rtRpT6jYCLmf4TE4yvBO+de8TemiuAm9kl/a0HoI8YjHKioaGhrxRl6ZR8FvvpdznnZFS2d7X/Z
Otvv+QZGLBxmJpENfCeRVzjKRRtBfaSzqOipIuoyfI49dt305guVmBzpWcqH+NXW7vnl+QrkaWK518LdYorFrupCuC/5rtpMXIZ/Qw6zHDk/uNLxEryr2ESq
oFxE76HL+G2i09YcXemL8rXDuliqExmpX9gi5n+uTHSH7S1Rw75Y/coPUHNr/oAx2Bp5lXUMYIpGw8ZYjPSizmvRlK5KImxEVhIqRpcXGqB/0zWN/5HrnXvQ
6+p/KT1dyfmJ4i60mydDKwGbsrrDS0oj+T9xBdUwPISh2KthltqHe4SG8jN+lGe1KKONQe/sWrFtHQtAFcUiLWYihlxUQ+2Czcw2a3N6JrFTbuiuTCriCPAr
cCb1C3a1PBG+Ex3Zza5bqBhqhtrBbvEguTImVvgfsRubJdZ0FyKV8Zv+AWpfcJAYWCTWTTeaQI9+kj4l1i4I+Daon5x3lVNqjhprS2Pesh9CXcBC162kDLAT
bcaLKZL9Z+G9oFq76x4zLtyDfxxmifrqWW0LMxP2VBup993naRvVV5kOPgXtwrHwN7UiKBveQzaPHWSt4vrbOU+olrxLJuEepJ9raJnq/PHK86TLWGVlo6dQ
zCLyClihLn8eZ6iP8N9gJ26TuFnao15zhOUzWDQSI3TjVK6HPdZF0O+kW0SKv5s4lF5kL9zaKJgnDsNb2v/js0HrrUHuRnU2OENkqPO+Z0HDVsNxXdASx6TE
W9ODQdrGf8MfEheEx+gnR6rqVgSZCAWTpqP3pLqgtdAWqYYWozF21PrDtkoxFYRnvNVdP7ktupjYZbuuVedPYkXifFdSjRnES/V34RA5IG/F1nPSY3E/2E2U
x8crU6v/FihKeM3uI1bIk50/5byNvu/gAp2YNfgLtjTNYBo7Eu0jbGLTXWdcO5w3yAVimZRadLNQdcdJ4TvXVTwkBZmzxD61f7i65UrBeaWCGa3bwiW6w2hi
XyZmw8f0G/R8flk9Q+4G+uhl5IHaGqrImK2sVd6bNrk40NXXxvsYfOA0uDq9sd6zcGASok4IJtCVwUJUo5OMVEW0/6k/DHYjp8r1fI0814QxNI9hUqNgpm2h
Xtuw+I7AkFnT84Fg1App6YoZ2Vc8mN9hCvovYDdzCU5BZliaaptwqHTzxnIao+MBZ1u5HbMMqR47Sryf8MKo7vZay7v2By7wVdxNhUjcn8IicaHSg50OE7lZ
rq9Fm4gLfHnGbicNL3curRrcmHsYOtSQ/AZQ5EPzK+yYmqTY5M6qrNnkuZE1Yrx1hpaqn4Ct9Z5SuniQTdSbKp/UWDg7WYVJyVH0Ui5m5XRhktLZTcCyBKJ+
TBsKX2Gt0yeLt/U0Y7S7H/6fftdcmS7hB2FFgnNvpeejy7BJvnh6Hmowj8HPMa+JFfwMcYM+SfhFbGah2E3IfPgD28qBb2wg0dh3vKVYkzBjf1MToYneY59j
n3m0sHWgOTJT/AbKJwH0itQh5RTdI7VnwhJfeaigZYkcp6XgRGx/+Dt9lW4PG4R7F/bEXugn9UlSLfU++J+vifpGrSS1SyknDUc3+ysna6Uefwisdf0gVlEM
nEXryQXiptLpbhqpGmaxJWbryGb6LeV2lgX/04bqhfZ36jHjLNMX+wtwNKX8Ta0yKukP4TqJBhn+Jegn9qAl17+Eync+4zOl8q6p5EByhuoSGmhd0wbmPxLe
wqNwHryvjSSeiA/wwalBdI8mBvfL5+1bNJWvx7xnmjLrtC7AITdTw0pXJaLMTrnFvU3YZNmbUpz4yU3IZemq7JNAkhxWKlvPIj/QbbTJKT+i92Ga+BjX0D7g
npgAbdgYIaLMSFgurKBm5IeEPzzbcx/BkXJ/xOY/ysTJU4g7jko5DWz/giOK0+irLy7MRkoTQG1cGFv3sFLgHGjdBzItgnwuGBCf+R8V9KtrY0aDfcyp5Axu
ry1K6KNSwlduaagOMxa9RD2xYVRXx35uFf9pw/naTcRcQKjPxP+j2CzYo8i6NYo7hHg6aSmXlgiB4C4zuLu7u7u7x6WlvM4p6U6CDC6DOwzuboMzA4N9cHN/
QT219z77XeupUwuNmnF1c6INSDPuZ1wdGktKB2HbncZ3UEWKCj5w8vZ1Jl44nFxsntKziKNIpikGz8nRRoNaY4guoJu02l0mrgd7CfV5/tlqcmuTTG2qvkM5
jKS5fCAkv3ct1njoZi6TOdxRcykxqagOYEK12cq2d9Yo7SpR3v1Dn4qRdG/mU0J8chnQP/DLLAbLWZ46ILXhA/SzwrqGPQEw86mIYjkkBLvLN/VHwSWJqORE
+8AvWkW4h24NUl2TsKcFg/wHWd5YR7mVNHkzEu3q4G5qf6vHIt9cgxKfqdfYcLGfVENysx0MD/bWksFrbCxcqkVpX+P8rlQ3q9aI+oPPQ9pvu2C2cK2OngoA
upuuQSRoV9WqbBn1kj6R+Ct4QB7FqsxH7pVnPnwBJ0gHmUKlu/kfIMTRRpxhLfRgddktiUsi5ptPpV1wtPkbW6q4hnGar06gRnLyQWOUkS4/le6DtvoIc4Gw
ShwZH8JbCQXMNHiA2aUB9COx1FKj2ERPSK0KSX4tsjco+KdqdcFowS7uTkhRlinjuSHaQ22l0VB56Vqvt1QoaQKLeNuBV9pUeYU4lbsCb2uNpRmsKESj+7Ei
EAN60231BLO0HGvUdw0I3oe4cdp1GlY1jxC3lCXsNm0ZfSqhm36IWym/RsI5zZ5J/Oa8gIwUvwZJd9tCkYs2RgZ9XFX3Os94eYy5Tj8E8cJ9oYcJxawZ3GV8
0nKkFXofo5VjskEoHYN1yBQrFptr7c78Rj6VFiK4PL8gzGhtEESZ0AakszZU65N8XxkeP46fZCzW3cZi13J6tRYnK8xncrSaYg1Hf6B/81+Qn/bmJK4OZyjx
UXyj/Nf0dGls1u+WN/Z3/unCtvwU5riY7n6JBcFEJlX+FuClavB/8W1WJBt9lYT8gXgUrAOq2kb6/0PaiX8YT6SxxhFiudnXqC4/03roimVkjiWnv3TdOUf4
V6oIPa5YeXfimqQdG8+4X5tOx7+OYn2PazADqTbm7sT37G1fLv8L7rF20pvGl5KPKy/QHKESd5pozcUx3aRG9BGqv1Y66xfYb+0GbzgqcDLoyHfd9M01S5pM
X1Dt6BjogfNBDmzkfrNpimkVw4Pjgj+NqKK12kTjK9jn2e4Ug+2CyzRGvmwyRjVzA/OgDtAn6E2IpoURwl5nBFoLnHLPcOaDsluvgzi9VqqaOEEZhN5OaAP/
prtvXAPLI2JAkveFjkb80qbT5/RBRQvtfraRUk+qEtfDuUnrbdbXZpJHgMGeEPG6RSnZZmt2IN23yJPsCN0JZhVNCpU1bcFNRbnMLSLf1Trosk6WpzAvrUpu
mDsHXy7vhD2wXUIndxJ7x/OvOyMJy+8By2r3ch/TV4WvrBesFRb4EtABUiSV5D4lvbdeX88V5MdXAi3dfyRvVzh5IzZLU5M7sO+XdXC1N6NAS+Oec6K2h8S0
WN0PSmdVczwybsdP8TwD42xPmXd2l+uuCzqSWZT6ZAw3e3DtjFlai+zKoEA7b1DMfk8QLk1sn9hLP+jxgWbB68lOu0Np5ZK1XSoefOW9mPyXOAzpGujKeZhG
jo3MI9jaU13Lo/3eA8AaTI45Hqxn3693cO5wNpUuxJ9JPOYeyB1LKmJt+Fi9w1LWfAce5tYz6mtvuavuEUYp6mSua/MORwVMJ0pSVY1nguYTtDV3ElJMsXyP
Oero5q2pDBcK2MuJHRIrMpecH70vnLO944xDaqY2S1tJ72Fa+pkcXT5i7SeXzRlHx+I7hcSETG2b/jVYxzhYiIZ+hdYW2TyrSKLwmWu4USUpQquX+AXWdN40
tknxxE26ovqbuVpz+8JBe/sftiy+e+CM9Dv1Jd7r25V3AxSotbS6TCl2p7jYDeFB7ZcyBGzJ6ATvetPUOmY+HaW3kHbZQ5IvbzKjBPDM1uROuT82XZO8aZ5f
YCMcu3VDwjhyvDgLVCg4Qw2S66sNA6v4SKUzfdDTCTZi/vYuAxdVl7J6Y0XbGsRLjidZdCF6mfmCrcZRjUeugA/mcJgBx8LPboHapwWtsWrjQHdwMCZK7G0d
l13J0zhpNVXO/ZvmDTQ3ahnlYHv+hZhoxOEDWR39hn6nEHia+cwfyW1GT+ciVDa+I4M7nulp+Q5o9e5VAnm3pQCjQytSSWktlKOXkCeYmsQKMhn9Zl2kttVH
wwH6aOGgViuG03sDTmwlphpX4nuRzcw0W1MzwbPFpCWXPsPITX0nPBaj8hpa051RRv/gSs5l2hW68PfEcK2b66DSVTGpvs4WRtuiz4m6M0fZBy32l4ms+Se9
N0lw1EisyX4wLgZzA1NZUpS0p1oD98zCLwWswlDn4Fl6A0QyuxvZ8Ll/pJOU2llG+c3QFGoBOIhHm530BwWFoT3M7FC0kWzOEPLU8korqQMTw0xhx6kxQb+w
X0pnm2l9hCPwnbqU2ygDwmE5mkeRzdB1xCilCviuRmJMQXVqERgVYIEfjC+A4kbDQt72uCQdmybOFFK1A662QlP6pTZZvY76tSI6TktCNwXt6gizNvjd/AhL
vFr+kbCD6WcUu216JVsmWZgUgGmODSCysKowK4fQTqJjguXZWe5venRhLbjL7AYGg6PuJ1qM/ixxjd49OM1TmvkTlGE9ZkrSXep/6ndytJUT070j2YYgSe0M
r4NveIwcH/oI8KJhoYcgxM80AVyvCfzXEi5rkgnNea5mZvPgrdBXJjdrsacfNRhOYDa5zGrD5Z/OP12t3NOST0FNPcRc8E0J/NRe6E0K07ka+tXQSqR9sHYJ
d2frmY5+5HZzJiiG8wmSlIwxboWegV8TO/Ab5BRtCnqdriP/R79WM4yQ1ACGlPaFR0NbmTeGW2uitvY9ZA7JXQppT3W3lNLANMyJxgwpqXCOUkZrqG+VrMEW
2WPwC/gIcrPcQnHlPsELmGbultIo8RI9XNofVJiKYiN6LqyFJcit3GU3nnD28X7Ur9Cp4JjwRvYRhxJGEN2RpbGXVUCFjE3CM2dZraL6KHsQUT7YN/IDGCJn
4AP5L/ol/1xJxduQzY11ZhjTVm4A16EviYHgMrwotSO+Gm1r+p0DhFiwK38Be4AzkW2gHytK87V461D8iXA98FRq7h5FLCKqYa3R5XwetgmspR5Y+4lFy2Yb
oxNTlTeYw6iD7SFiXLOMOK2aq7a8DEi2/tGtwHgjyjka7AXnsJ1KLcyQbntIp2JDxH5MW/t4OEt7IW+EJrhlrDZmceX4UTpTQgnx8G5mVUgju40y2mnQzHxv
7g/NMZ+ZzaUBejPbKPZuYSGyKDHbMzRY1j2B2RckfGlSE/NgScc3iUeVKpLuztNbo/+Kr8QBrmZuojBBizJWq39qHP3KeVVJh/uNhcEi+Q86hyprlBi082Do
rjkJvtoyDijU9ajJ7ktGHNFc2qbTwlq1IYs6G5mdBbT2HhxDj2YtJEsb731fCu8XVipcX7jCuFa41zmBzhMwV01mnrmIoeJbcKWlcHWjdBEpZVNdvbRSdJd4
hyNZeSikBFfARc5/LWbyOOkKOlwtG/fS01yeIB3zdMtqVrLb6hiDnPXgRvJ9os/zA/ikGfKOJK8oSnHKa/dY9mvwAdmwxPq2w+lKIm/Pml30y9Ndf+3rJ+2S
ftJB84RUW/kdrAftPPtcwfxy7n2kx4j2b6H+srXTCo2h6K/QGX/lxDG2FPm/gDVZCLqcvxH/E27QzVyJyZxiVctWXqctY27gDmW3XMinWVew78E4vQLcGexG
zeQ+ws/wmkQxp7SFDpELB7OIlss64wni0ZqfcwvkgPOW0Ypswf0Nurpumb+EFR7oeYqqnkeu+kpTZZAtWwIJOPPRPtzIYnrxZQvTyIlSm+Cz4En9BlrXzLA/
C863P9IIebP2sTAFPkupQ7flQ/7R8hVvwta7xBJ8ZOApfsNTDhwPLTM66lP1fBAZXKReYDegD2BNorFJCImenmhnNqwwVl+vdXLLvuT41/Az105dGf9Gmog8
CZRHz3Kr5OayLWcvsxNh1kW7n4K76Gt0DdwfHJtjJyuwEw3Ka9tU23jnPK80zpwTU5G7x52JHE4OJynQkQgjLmuHUI3KsAXwNYmdwS70Oxcm3fS3Bw2Vk/bB
mC41VGlmKX5bKUO3gLzrgKul+Smwhhwnj5cVaaC6K7Z1fAXnVXqw77RznbQ+aKWahQ7oDY0+hTaEo+eyTeL7wN5aO+WJE9iXOvfJ/dEA11ptSC11bdUXBdcJ
PvYi6AhuEnW4XMCwbcmW3BTpM/Oh4C9yk3RRriI+o13MjJgsZqkzTuuIVHCnyjfgDvqGMoFuFV5d6B5DVkoIeNE5VBl+v5TCJPHzclzKUe2C7NJsxjJjh/1U
0X/ES7hJew8q2NeD17rDOA/nKf2iBofM4v2GqBlJb5VCeSs9BRmmfDQKwG9YFU0GE4MXgVNYwEwq3ONq4D4Ds5UfQqfgEvmB0UdbtpQkHWaidb9/KAyFFgZw
vjY9zVadOgDewDB4XnqvrUzMD3wz2pvXlV/keuxB9TP27bkNzfbaWrYnaGwMBm+Ie+ZrcxVc6pzJX3S1DpVTxzEp2gGpgzoZrgDFOZGBP5zbPV+MG/qYUDVt
uhQpLMVYQjdqMKwyJ+ole5gf6PWBk3yGfpzrpI8kZoBI9BLxDqi2p/xybo71LOPH9iY1dbUgC8XhwCJ2oP/SKwSHY1XN9qiOEnBe8EjhIXmq3oA7glYKjgWf
kGdGjNHctYqDGf8RTY3V+tbgXc9EX2m4FdsN1jM7ks6i79Wb9DTmSFwY09O1QW6ehYey0GmkFvoluZWWgssooLq4LURpW7HToZAVuiRlZo6Cq9mQslnpBKL4
yfQlEBG2jvmHkZmH4k5nNaYGExYb6x4pVzGP0WeCnsBUWFWtCqfDdszGUGaIIeq75xBQ6ESeZCKo03hZ92zytBunIugTyBI2iWzC6GoiPUYhtZcJtV1O52gl
mz3gOs0lI3eRYj6MfEm8AmWwzeIpW4F/InRYGbAT6MG84k9sSvC+GMl0g2ShBZQyr4AMY485N1QeWyw0UOPFeLedPUfNoOz6plg1tzy1EkjUId4uOHxD1GvM
SzEL6HQn6x9aE3i/8Lx7Kzsb5AvTM3ZVzmTaaU3k1nln2HhLmPi77RJmx9LkR2Qz/0uhh+jamhEYy88WeuGvSQtD8TlEX7yVdE1SZEd+f7lBQSqeoo52/4+/
U+E90hNdq9x3jnQvZt5i6wKvsVds7NaXzmL+om0Tt0yrhzuVQcF1IApcS+jLIU6/3FdJYvjse/SVLXx0w4RexDRtnfMQ8SNgVYarc2Qr2t9fGu6IPS8+4s7o
TxwH7Vs3tLKvwLKIqVR7Kco/QT4B6quLUFVcR/3DraOqw7bCTyyVui1WlR/7n5O+vOPgu5SQ8LdzLshEBgQPGNPgBzjHWKvv0ivRR1WPcV8uzbeBMyRf1iMl
Tv8Bnkj7UatrAAD+H9b2MsP+QdclFsoGuEX+F8xzVAvPRxblRsPpaLr1jnKdBmAgdkIZIfWWHY6X9nCirJAiLyR2M0XyM6UNY0cukmPYc2Sx4tcQ8TqZBrrx
jdgtnt2+SOECXAhPSkf5T0JmCXmX13bDHdo0JQesgGtVNXgn/4/8w3YebibFbFJrRl0l/8jtgs7BLmLNpZKdJJSxXPVHMlXzJgqkfbtdpsr4n8RHq5vFKP4i
nxIXFlddWmsl8X+VUhvqRCzh/ydX9i9SH+DpZIL2DpyiSOlV5m8wjc8Vt2Fxrgij97oL0hakcXwXeicSB1YoL5EMvkHuM7UJcw+rEdUUVKXqImWYtkpk1Vlc
Q+M9cRxMl4fDXj6LKTMjyJUFDuwo20NdpnyAjVAoPUyoFDcROc9EwEPScUdfoT45EX/J/2RuyovxJUo8OAgceo58wYyQLzKNxDxvU7Vm5SJwL+6LZTjTgWtG
BpQ2VC3XDy4MNNR+tyRmjTJKC7+8U+iddFO8ndLSfUOqT2ewaXnt8ZPe/MBx9qPaF6/rTBUfUUXKPHIXaJ3e3f6Mr+H5DGZgq9SOgkMNi6qK2ZSR+qr8+gTI
QZRF4l50ZN62DXxONJiBDjH+w6OEt8Z6GEBO1TThDn6T3NS/VrospxhDsNOMG/a3llO47JWKnb4nH0ey1fYlnjOXby1nJwTk6n4L2oi/q7SG5ZzF4julGXfV
Wkd/x04Nu6UdjvG6RmT8/9dKjXNjE7TmYCS/0roGrRQYSP2JbcXfBioJOCdmKFSl2L7kIO9H699YWV7cEoU+94/jq23xW7ojZcHuggT1hpzDv7HPk45o4aRf
3YR+KdiKDPGVoZpk1QbXtdk+QUwzbkrnbKxSW23O1NPHUOV8UUS0ksbqXANpsyAouzE7kZCf4typPBMuyE64hp3v784ecbZK6gXrJxyiVm89TD4jLtGznB8c
GWKuv4GYK0c4buTHg1SiUaCvtEA4htXlRrFbiDXUGMkvEcgsYQhd4F8mvXRciuvrCCNQyc/O2tqLG6JUkGrJ62G49MuXhK5T7jG/8COoKadKAcsl+amWAp8D
nvhLb0Wl8HXgEyqJ2G5rxg2k11tqiWflV9YcZY3aSKpl68s8lXgunNiG4eZCdKbqZnOst6WhoK1VR6v5NG0DOOdvgB4il2AGsk+ebTuNLkPak9tyDxGLpPPU
J+WLpS1zUvtZ4lZlqL1ynFzMP0sfDL8a7Q03XQD+1dYKH/AY8XJcevZH+bF0oMC+JZX5Pb8Vs85Kc0h4fX4Yn4ikRD3Aj5BfiSrES+slGcsfExtNzVNp3hmQ
AjXlqJWluZt2l6LGcGxQSo3eIn1CjyAx1ARhAXo/8DmsEXLHWIZUR3i9yF4m/Lb6XqsXRTPtvZuVcOtJZgkIU96KLsont9O83gaKBeRhY8j6kg90EgloKI0U
hxFvcSmhXJcSpZ3kHLB1KFVOUWfanhCdZdQV4XjuslkOI6nxB33rxQvqmBIG6S3j6YfVu1sy9VmgtLgSb6D+JX1F8gPbwIKofZuHk0eVN9xc7xVCX9aFH10w
WVnOrcNPckC4FJAD7XldzxGIEgo47W8as0F/Zqkn1CPrMa/VLuh7bo3eAAHuSeRGXz1SJQ5DTN0i9lFabM5zvBQb57eLbShkBlricWoaWOSol/E8vgqRarEg
HRzf/Gn+79R0ojqMIGswf+mlxB2O1cYKaKFR8k/5kc6AX7AYewMRaWemE4TrOTXPole8p7JjpJVi44Q78U/EbSWk8BEcjW2BakCDVeFQeYB2T6ymvENrBkrb
/yX7kM/FSNErRxjPCz5xk9XfxVfSdb5AGiXNQ3VfVfoQdZBohf2tPiUMyiJ+Ld9U+CZ7la5qJ6rAWg/rksvHqepK8gR3xt5O3iCHEQhHSTelB/7y9pv2/wF3
tCj3SdhAbarZkqlT9TdpTEleVWLG5jezWMkeXBL5wbZfyfKmxT2X/xFqxDcWZ/HJ+j9wPHjuU6S9cn8hHtyQltg/ijlYGHWCwERFwrRksp4QLQ1X9lra819J
gOVIroyRIMlukReqXnRBYCoonVcpQEhcbufo87aD6l7bZNUhbcztlzDev00oR7VFX2ct1utJzeSe+l2ugBFAWmBg8IFxHsw1JiZuc4Vj6erjmr3hJ7VKsK9/
N7ZVbyVEsmuJ89JwVTPs6DGyY7AUqUiUkWi00Gsps/lZRhTfjTkpFEqNyUVKC69FeudqK7DsILfVw3PvlPMJv6TjhQVk47ivyh5Uc/3Lz5ZjTCc+j2zCXtf+
SowhX7HP9bbELKp88AHsaR7ypgVR8Fg8JnQKNaSSHcNhiB9PvnJaPSH7dyZdOyY/IONip9TsK4epEBwCb/K+ozP8B4Ef/okOc3RlMhWG+ER2rMTKp+3tfPGF
4SafL8kr2VuKi6yKvzJLyx+41cosOYDUMWYhZW1/Yn7jnqqbv+er8CrXoiRndbCwxi57YmEyZVfHqF9UIq41WVDodr0R52hrlMt4LGznHem4CTrVWCKPYGbr
WTAYjFcmmbvZRNON3dMHEV+px/Yi+YM8X+kUUPSJIdPhdEVmNzdeq8tgXWy38RfSEO4Fh1wDt/FST64H8ZIgRF2sScRTFukzPMHuNy4GJJAFV7B7iHP6YbIF
MiGPUJc4/+bKWv7Sko0pRUHmrLKU+FPdLpR14cRRk3bXIGfz2ZnxziElb3NcqOHrK4dCq8EoolFcgnW+dpecCh5Qq5W/ZUv1CHUjXjG/s3A9px3+zByq9YKr
9VLGc6GAeAZmaBTrNEZzjWA4Pcwyh19E/sUcwHrp97WDqp9YIqaDNH/I2lYpF90E+4+fa5+39YHvFIiD0yQEybRJamtpiVQZtk7MBgNUmzlQns0PR4YnRKnn
zeXpS30ryfKFMzOGElHCC2dLaX54kdHAgkORP0K1VYqAxHcgl5KXvdXyyqEhVManOvLVfL09YdFncNmYi/of9y+6XAnKvWWgziPuEPsJjcqVAwTKfggmSi46
0bQqrUucMBJ0M/rQuvS1bLw0tsQBmvME3gU0NWckrpSrOcurUf5ZzGSG0B57b+qdtSTQjE6zmuYT7AXxUQ0p16MPcC8Yg6nC1LEWMKethc5ZxHciVkMiOeII
guhP7GHKVqLQuTAzlc/g79jG0ay2nF3BPkFHAZWU9FX8kMKWjGBb5swNlgs1cscF6xYV6DcLw5WFhaq2w3vZNdGFeVPISRa/+xuYH3rPpPsIeE4YHuoqpZqb
zHGsWtKl+tJW5djW286DehNnBFggzSerBzeB98ZLsyacSJY2rhkbzLrGNLUPUUkikg4b4+TMEjN8i+IFEcHl1P2sD56hnsGh+XRvtikcE1xd1Mg9sXAeVlfx
5M9wIkVn0F+uClSMJz9lqnQ7Nt+YCnz+e7CSPk0enhgkMGDZuN05yejHh8mRcrJjujsBnKer004k6GPIuf4c+ahvHnpAek+MxUzQjbocz5JNeSewUdXQaOxf
KOPhDA7WKAudO4qaGdWN/OQdbl8+nrpQHI4fNnMDz/ShmsG2VpbXniS3sGzC5oLrhTXkYKia/RZ4If8b3Etlq1WlTaCzW4TzmSdGii3NWUVbZoDgL/0/9+Dg
E5ACauA/tQ8aTZbTvoRvz0+VC/A91lOwnFE56HCSRS2dq7Sd4K45Nt6h5LhL+Y6TNRCWzYl+aZTxLap+OP8Uty3+mrDecKkf4FRecvxv42pQR47Q+ucV+veL
AtuFmcLPVGi4h2jme+ALwTUl/a4evK+ZhN8TF+ztVIg45ahSSWsL80qY4LQSDkU8RStvlPI+hi3RjfhyKQ5cxW7xD4L3pZkhe2GEkRmijFBUKX2C/AfbzflT
L66lFt316lH1+ZqS5E6uRaq7aN1Y7wkPnTQecJOkFkp7AcqtEZt9lSOca7ixu7FKTlTnBn8ybezbuGUCkP/g+oGZYC7bjiwFWaYgB2SP4upJy/wXfD0iCuQz
4h51VZ7g+9c7FCYk1GTmyKbqkqG0WMhcO1p+rAnRBeX7KOt8PY0hOubrJ4cZFfH2RJGhwjJqimetnOZ2wFJgh9gnfwakwVRdN+o7zwBS+6Ku1iOFJVQ3pn6g
B/9ePQQmSBfklwIVfMAIxhLmqH5ckeBbtgtvAcedy1GD2Kc+0FL09shWonVBjrIJfkFO8nOUqgWd4GX/Nikf9M09JmyKfWHJlDdIp3iXjGo7pU/KDbFt+IE8
Fu4qeUpS3h4lKhqP+KmJQoNVkBli9A/VNaaoPVXB7B4mqLIxlrgBmwlflLMAlT/nVgE7XFPVbsZaIiCuj6oWDONnSC3NkqGWxymjhJZBL+nV73veus85VzI/
izoavuCiYE+inyAllXFPUYRARXZ08J05CpRiLmlWZhnxj7tY7UrZA03kPPBJO2ldzNwAk+GB4Oy8F05TyHdP0bobkaGTaAZ5ldkRcoc6y7Pk2/rM4BTjEP0J
rVsy02+IPGIqE0Tyg0HNa23CngscNCZbX4By6B5lsFmRCxpPN60Di1U32GU2xTsajYUPMaZ0d/VszxFQ06zm3Gl81BqzffRK4iJjZSLkMbQZajXeOu+A085a
+l54n3bYJhndQSk5Gr4AR+Eo51vuSOKZwA+hA9iH9nWVdvq1nMJ69GG9m3SwMNHE/H85J+OXwc6kW6CWthkZIb8HRczHwmkwk7JR06g07pE+Mjpd2SbqJRXZ
qrVUPxSsY2bKK/Gyxbc0m2e8ZhWXuRsoR7lJKqfeFHTXPeY611+twa7EUrHhge/OZ4mlCq66WLSxnmMt1pv4+pk74B4qw5hi5+A6kGKvo3YGov4Fbw735icS
s2Am2iDxHNFOux2cgHShV9I3yBSIi+HGLHe0loYfUEoz69Hy/Ieohdb96F6ilHLJeovYH5UVrJ6fVPy16E6h4fAWPoN2Z08kxvyp7nNTRa3YVkQ3VwU61TwM
Durhwkd5D+wJnUgnsNabjszK2+MD7grkJ95Dt0Pv4GXZ77CniutDgrvY0YY3vhrLuAXrKfORVNaJe4YFG8gyX6agozA8a5M8DD+bvcpiVR66EnmBUmkn38N8
mB0l5Mvp1piCjjXzudfoL+4ykQcTtR/Mc/lWQTG7i7vADiV2S1/gavKMvEyKFE1jY9x0O04UoPNdWUyv3PXEaaWa+bZwg14FPJaWok9Vk6gjRyHZgesQ0eKw
4eBycRn1FrXIU1M6ph4pnMoNwUbJp8gp/poJGn5c6x//1b5IHK80tJXVt8BlwsKCZGWONC3hC0gjyyp5ro3yC25J9F11jrcXm6OFG5vkAVIvzUT6//+NQDA1
s75ZCvRHqxCfxB6hl1oNYzlMC85WGuj30qvr/yTXcrYLjvSsNW3BXumdxGIJkbKyBbW8vhRjldZIV7Kre0J+OaaFekDrZtj0/7/7wsN/0rsmpLnrc2OlbySE
9eE183/BHwaRU1rP1jsm5EsH4Xz36djz6AD1KB3BngYk17D2XGobrARS2HLJZUJvkmexHeA09bi5SmOk2d692pMNv4yy4l6427wTx1KjCvYJJ7x7pVbMR9sU
U1Zm2ia4j+KjpXvcvAQ85j9ijtw7cAX8kM6YYTVLMx0VTe7ED2HyHTuoPczffLf8NxD1PlT6sUnuznz/lA61GhG1tb5MSKouW+A2V0WuE1ch82Vif07Bf7I3
zVhzs3bWeR+ZJ6NICPs7IRspI7UDQ8n9sBfxL35Xe61MC152TDM3yZMC1RN3FP5prKcKXTM9/SwJtoHGEHCSvLV1nqeVXMzOMDtLDWv9gOfkoxCnutPt+Qdg
dXQ7sp1ngVFGGmM0d/8KHkI6Qqh+CFrMz3IRsgDOJp8zF/kjcpT6GhthzvHi8ljqXbIAF3pvcM+IjlIZ1eKujVZ2IkkN5Akw1eimPIhrRX42WAeQU7256kNp
VjqWezf0n7LSHOduSrx0Zvt2sQNMJrhPmiTcSjimjJV327oR7/kRgitmqHpDZZWDdh7YQi+Vffa1+tzaU9l5wbLaTXmAPsq1EVkdd939I2URh8PdcnjOU4jL
2aG52nA4W8nNmiD4gd/bJd+ZnenrpLylHvH1XH3lbHYbW1tp7FbYur4ByiP+gqO06xC1C3Tlou2nVNY/UngjjfTvKtvH/0rt6pheUIO4I/WKaYdlerwxCSnr
3ZsFHDxQJyQsZ6/RMYCVBMqtvIldDyoFx0ppqAsrm1AGTCAy5Bx5P+iCz4CnjOVMrCtLqpm5O29kYll7itZbP8HMQif4KrhwdKm0xy0SKwKVwGNGsm6LeKo1
E3HpJt3Q/QddskwIE1oUFf7U1rqS48rQH+giaUNuEypF+OS7my0EJvIn2E1UEyYMh+p4Z/+4BZuOSt98H+nBTF01Q/9L6KKg5BJHhHWNXNO6K6sy8xneVm9J
zb0C+1YtI30u4oJMqJ7pLJxuCdMyQ59Dd10GWK9d4o9bVie+YScgv4JHXC9tQZgaOmSEk6XZdfJx8Ju7RmQ5fK57ARuvkXAV7AjW+otScpNLG5fAOvcMQwKR
xmq9mudIrXXoHVCVivJd9brhFm0GbAv3cE/T5ynnlGx2l/bZNGrXKxxbWFpvYPyG+tAi83houLanaFbh0MJOgQzjW0gJ9S7JpMOgIjjG9NXDmIfEO/sLpkze
Wg9K7oXuwvl5V4LrwAg2XZKpZytqkonQFzFZbqaO5DfJEhxEIOhgUMgPt/6XawXZ7vriJHkpvYmpH0Soh/QVx3Xn46SrZpKCO6volZxLTMNbxxkZnM2sS2rp
y4TlyOHBw4Fn6lS0j2s6NcFspVxUV8Kkwr3sW2E2PKmVNVnyCzsC/kCO5lcxTE8HTw/zEfaAOmZ01naAF8ZRIypxrbu7MlTsZqxzewyEvRjYJl6ivxAhZ5Zw
S+d1p5lmFpij+LbKTXcH6APpakv0Ht5WsXgn67fhRm0cexErH6MbDfThoJqZirXTrmJ7yDLZw5xOZqExmZ0pr2OOuBuInoTl5m2N9e4iD0KJgcXF5uPEXlps
iiVV1frqT4ORYGXSMjBOiYuu67ISbWBJFbAUaxT+1p+Hhcd9RypKFxLGb7smPJU8xZuUimYlpSP/y5hnPA/2pjW0lhYy2hBVnF1d8cph/Z6RqH511NXKM0BM
0aOUtspJxxi4AtmqTAhPTyAFTrutjGN/WJOZ6cz2oEPONJa7t0rPmCQRNVvqr+wV5TwiSWotbVYWyd+hFZPLjdnyyVFPPaRnYiPIqkSpmEztm7+Hcw7/MGGY
H0qnmR1obcXGLBXHKEeQxkaxXg356F8JR9FbwDiqMnGM3iadYfLF8lv/4+NsPbnFptXo6eyhUsYcKQ10Bf+gP6kOxEJwJcAwf4m/6HZ5nkJVX8P0pcZQgbhp
WFNqrbU3nEdXdE/IHetYhc8mG6VPJsf5PczE2NqAA+uV/mINvqnts3QarLJlY9tI1POn/976cdRQ0uW0YsNEzscjnEwItZEt7FvpXcRw/C9uNmyM3Eh4p+4I
vdwaYzmgsFnt+PNEGy5c38zfg0OdkyBDn5CmSb8s4XJETKnQypxbVIouahKs5jqO9HQuRk5a/9UKS7rZA7RnE4yxwkDgl44qb+XZ6s644cpP93zBTnSJD9Ll
/WfEN6AvKcn/sIZ7O3U45jf5BrjoSJaHMUfpFWpDsF+famZLjNG6sK+xl4jQr4ANvnvwlYzBp+Y0KYrt6RpO/QxWl/8tOG3ty3WxFzH7Waf5Venq7+V9JvuU
CKMst0276jrCVPcNYW8wL43v/Fl8Gx7urZcz0F/V1g/O5qNJik02ltMtqIFA9X3j041NosMl8ON8QD7trqXno4vYvZqmj4Mh0apWA/GF40FlNUs+Zbfws0FC
zGHYpjDZ1oWxSa/5qW6KWx98KZzKChDrnUnkE/0cE26SmhTcgrzKHAI0nxRorp2CTakWwWGWXNlGMf5qZC/pu5JMZTE19RP0BdWC9c9tASOEqfRw0M091hlp
/KLmud9ys5TfEN7sFvFKqeDqQc3XD6uMUYb267uNqole4jSTYXTyJKp13S2pHSCBwQ0hY4FrL7gLdrNT2f1kJ+MAOV77zl1MegzfybPdz9Qe1iRgyf1HigTT
wT4lMjiaReAG1zaxP9hHZuGbxEKfWxi+qQJ/k4TyYboZHIe/ZSmjlfHSiNPXwjz9Efv//6Vmwn3EerhSCgizpc/sCfA/+QprMZcHCPwuHYk95hY7dqvV+AFC
udyR4AOsl/8WzlB485JZiYmSXmCDKYzpJx/TKHYN0zCsiGbgG2E8xDN8MYhQ1XYV+4B1ww9LO9SW5HppAlgtDwG/iG7MUG4enkWWl8OIHswcogURTXaVLkNO
GQFKOAs56xxs5OQd8C7zPszuG2geqF6SL7PkyfH72EYwMW9uTCfQBnZRFoGdXC9pgc0JPJgBiBwvciE3yX/HYzdwMJZorG22rEpoyszW7JC3xDgvC6thmu+n
5TJMwwf44qQeYAP4TG4hGnGnsL5x150LtVh0mGOk8tMxsKRaVeSqGiyooYzSIkEaGGqksRfQYVoQpV3TS1zzE9M3I8/WS/4NbAm2MXYF/wYNxc7mM1OCBnRp
9WAf7So8r8+WI+QbRj5MMrfD5tppDtHXw9XwExxpzDf6w2PGSIMJpRfvKqpU2C5YtshbdLtoUFHlwoVFcmhC4YKi50GxqKtbc9dyTwkg0lf3VWdzt8XTWFrh
G8VOcYzj86hEwJOt6Hz+DlchayTaE2kidsGPqNaCyiBRfaNGaIP9WZlZzqv0aLoOqCZlOOtqk40fWku9tlQMDggzxWPiVGEMyKXOyy3FSd7zzMK8+RtXEkWg
jpQGT5NLlRXerzaa2B5VAf9C/0P0wPpYeyG/so5idpyPyUhYJe1e9pPZKGZ7lyh/Ou/re9UT0mBBsOzIvYY0Jeoyd/x9ZB+1PH101Ay4Xd0vNCYeGyaPs/+4
+mGzcgXrXmwq8VaZyPmxivIV9BleI2YV114+QPXnIsBDfL19q1ekG0JG4JUyiF987suj7MgJWFF1I+vD/s1g1JrmCewo8gCxcGc1Q7wnbuZ9gICPVUq6r8zA
68G44OLE2cw1ZyGbgn+kM5kn0qbAIKqyMhEN0rw8Af3KvGIVrjeTTK21dYMZ8ZrcHP7NByuxSk9wR4/1j5NXWXdTHt2irxLv5H/nKvBlqTFEVZBGGQkk+MG5
JZsFK7gNXgVmqgvIiXItYYzvTVw2Msd6SLnEafJr+Sp6Tj3E9fAvkiX8hnUAcUMkFT+YZFuP6v7e1nLeFrGdwHFpCteI61rQjM+TF2DPvd+EXkqYTBr1ETuY
TpJyP2dFLFadJx6VG2qzckqBM+JkeEc5zOcjdf1f6K763xBVcngW/FZgVjpifR04g91Gl9AjyMXUCeIUidp3Uc3AHbk+HSnM4U+pzYUGwq+ESwV1yLeRr2In
Rf6jfJT75IyHuUJFUEaYkIPmd9DqJYyl2zI3rApNx3YUr5B2Nwc1mO38hR7TZho1DQAL4HFjhPVfq2mJE38TDqnH4Ff5gLBIpKj/6Iqxk8jDxAkkjBnKrso7
6PtKdhJGygQ/VjRgsjUz8Kjiyfg5UZR3kH9SWI24lfFcVHNxeqC6PUH6WZBYLSOPSxiKlg10zv8ZnyHMzR0rnLGHIc+wdOJf29vIGGuj2A0CRoylZjiO+8ts
aSJVFIah9+MOCLHeM/oP2FqWcwvj9iIHE9YwM0FvBGOytqTJmtTcXp7hwTzQW3jJtxS32WoINbdk+eqtGIE1tE90JShHxUtxu/lK9h/seOmZ3FSdvnaqfFy8
b63GtSLaOsray8VX9R6BReIi5WROHohEe5NNqFl+t7u0KwEbmFhElcJ7gnT8nPzWPUlODZbRJ+h7EnrbZrIrxPpSK/QebEO+06zOIDFbe0ik5SwEnWS2cg3r
XOxowQvkPAnsuXgAfCUXM/XikzbVcomBJWCE833Bc3kM+B/6FRDSCFu8csxSln4nnkeWF2j4H/EFUkNvLH/at3iLS4jyvkMHWZ8j65CZyQOMLP0JHmk+FPLB
PvmvKNzxJtuN3SCa+DbC2wnN5RdyJXydzKjP4//gZNtK7x4tiXBIuNAn16W0C/iINUSMo73RV1kJ7gdvUt/4e+wXoZN1Hmgh5UqjyHZKBTKJuaDNwFHipP2r
oNOn7Enoeb481T2nrFgb9Be/5Kd559IvPKvAZ/cxdzq5Eo7hs+jW5G42Ib15ydnFC6vC/vxy0NU5RM7ljgqncSBcs8bxS61n88b7r0uX5JPRDfDcyEdhw0VW
mB7b0aMFO/if0vHEClrAb4O+zlaoC/1OU07JutR7XZohx9NP+RmyFVY2uoFs8ZAwC/aTq0p7neVlawEZ+MYhyD94OPEZblY6oiNLzuw27VNcNek1NsO8RsTr
90Fro0g9CfzaDbKC3NXfibjg6xm+lT4AKGYlMbtske0RjpHP8W/xPoeLdItNqcpST3EHV5aMkqxUD+UJJfpoxbCMJoYhnzJSqbX4Bam9f2x0CwdK5jnWK62q
qGucW66Q46QbJX64j5zuH1d9r5pLJRANci+CI/yf5OmcpfFl6B2VdWs7qhJcbfxL8OoBR02yC7OQmk98E9dKX+QavmbYHGwF4SBqg3HkMOQkaVGW2WL9vbDm
MS24sNy0QLmo5WFbvO2Flnlnua5x67c8yG+35UFceJ5i6ZD3b81jlvJ+3NLci2e25G44amGv+e6gCk/yU6Vb8jo5XmpDANB1E618x2pShJQB63rjreui3jkq
WTvke4UgXuwfHyeS36Ug+UD+SK1yPwVVyG9aFSYdXLFfcV5Ab6sk1KUTRvvoed4FlU/7IuNH+ffyqdKIuDLMMMddaRqhld8FIdtGTOEvsRpsj/RVp+EbM7d6
Y8Q/0QOwIlpD3OsfuGqZ5OeiiaJA/4hLrsrwAlUn8Ju233XaVQ9dUTIN8/Kf69NCG9i10jxpPr6LvwZy3L/AK/YcudTynFmRV+yv7HwVXZGdIlaiBnHdVE7Z
GGgCJ0dMlOKUusQTYQixGK+S91X9O7cJ8jp2oVUGzZxDmc3iUXwCOZjoQDzlyjOrvaWFw+L4qFLSEGGvGKw+VOrJ7UrvpZNMRdi1ZCbOsHvgY6NGLBHbx3sN
mZLdmSjLDeEaogPIwVg17bGU6rojhckyc4vswdn1KL6+t6v2kW5K9SXbWfuynYgiySqoJaRa4ItkbxMxZKbcSZ2CfWH+4abJjb1TaSv5TBvgwNDjxkk+pEwx
qrJ7jdJrMu1LfSCvO/73skZ+q2sp+btU11NfwMW28kxknXtV4kejneeFMsK6hz5Bi+Zytj69E7bfeGozZ23qH04Vy1fUjKhf8HV+U+Cx//D1k/pZO6nbqAOO
FM9OqQXdw3ke/aD8lYfDLHIFMxZ4fSchk9/BvjDQyXbK1V1qBFCqgrsMOJ67g7NLCZFj4x9xt6VR4BmymPvk07AusBo1iH8l2K17/MW21/wU0BqZgHV1pykJ
7seJ5WVEGZf4FbRXZws3lboFy4kveCkkjqGwqzU5XzWiGHzOqcs/QycRl8A8sQFPA41XwPSs2URI/mJ5Y9tvo0RNrc3c5q3giP+JPSPzpbcP/9k2vHpz6Sq3
lqsgbSITyTbuVgznM3PbI2W0XXEq3JeTSobwD+ofUoS6j+QyhnHNfJix2XveU1VHZYerllTSq/wU7wIqQRpLLXYMcx61PpP2ygX5tfhSgJbe+/qArkQxfd7V
gZgABmnjN6wLHLaGYVvjCUcwsgCtHNMu7gaSHVDWng1c8B0tVzX3WeCa/VDu4bzVUYX0ThG33gp0FaYTmb4+1j+IyIAWrAWO67uZRaAVjdtVZqzvC5dMbHcc
RISoedzGUlJgJFugVocD4zdoPPFaX+X8PZ8i/yeneHzQQ1YQ5qq96QURz7zDuO3+VNTmXRnoVP2svQ47T5tuhBNviJ6a5Jydu5lupkwmK0tZ/O+0D+lFnvXF
aPekDZXW4nNXdI0YRkYhf0lh7AY+QRuVuJdfn/c94QP/nnlLfkzaQmfxnz2f1YfamugB5DWsHyPZOyQWI6nCDUMF1WI3gnzPWO2n2FaaIf109CK7WXcQWwLl
nIT4XwkHl5UboTRRys7xG5wM42N7FKzO+aY8cP9m+PkscjN1GR+wfDU/ztENe4ehjhi0gVTg+wTqCLxECd0KDuEDPX7lIRMJx8r/SMucKcGZbi1WkuWI3TkS
kogMRnYR7/P65T2Ulsu3uHChM71U7YNFihoh8O+cq9hVyDFtu3BcnUAVErHEafAwLywxDvlIp8lv2L4QqAeI10IS2T+wn4tUf8udzFqZMSlDtS3O1olvE59q
XxMjsAcCBrZmtyJr2XS5Hj4qWvScY3s6Z0ttaK9c2W0zVhicdNO9S/pELzPqJ3dyRfApidUZC1NXM+0rqkbTCjibt5c66c9hCqUKIEs9XyUrwApLQCmlNV5O
aITtDksBINBB6UgcpM97myTEwxWaqDqZpv46vk6uAvl+brJCiotALYRjhmLxYjEv8TJzxJVN3My7Tf/n/YUW+//hZPob14dORZ5HZsp/8l+iR7HRSSxj8+QS
5Y1GQm/XS2AXltArs2Wlt/Km2iUmjkwCqxI3IsXCQPaNdBrth1bHfo+rh/4nCta2yBfeLV/msqP3OJYJb+T4hJ62K0h7eITzp9fmT+SuV49yHvtheYDSW1qj
Iu4z/tPyfqwO6OrrqLpLfVAa++NIyM1hKbUc/A8G2YHMVM8xur6nlvnW/UV5BKxEtmpDx2TvhQo/hdoGemYB6S0ex1Qn2wRmyXfICkgFISDvJO4h/yG945d7
7mb9VWD6K/Ix2Y2986qds7r9A/Ij8/DYUf6J3glc/RiLV7SKa/KsvTeUi2fVsZhom4j8QNtg97x/kx/j0q2X4Sl8sGOEp7OexLj0LhFD+RT7SfsX9IHNhqb6
Avxd+wVpMBbOFDN/MslZF7mKYlM+AQ5h+YDNybJnZK8bJVKZ37ibuQ2p34QpBcdj5/lVITtvBDjL5tpekSvzXokogcVWFl6nN5fwzDg8ZstMuXTU7bzfiDvC
icApYYX3OHM8r5r6pqAMXkAPDzQwA67SanE6JS0Dm6Q/c9zET/s5/xE5DJvBTS2Z8zJSAyFOniPck04RqfCEuxLcgNdizvOL4Hm4WD4L3sf84gNEkBuInCE1
tLN9utwYPEhfyvFwF2Ij/jEuSp/Fb8huGfNGwv3YUqmX6qSK5NVqsbKGHyLs4zJ8Yf5Nohh46y0l9jfrsCnO78gWiUp84DrlSF31gv8LfZWgJBDrEuT3MQO4
51RQNuUOzHSlHXirtAH/hqPqce8gFC24b1kapxZ2kQOUyLxkmmOlPP9aODxD6Szw7F+e0yVOH2NdTI7DgGUSPUlpGidK1qBgXpOsnjUST3QiUgUdecT1olbk
jou9g87grykbkLnepmT/Ii3fgT5il+KJst0AJuv9Pa82ZJz3lGR9Ol0pyZPjZbdnjsNWuu+xVdRfGyvBoEVAwik7dh/21x7E/4f1B/vVub6BW1PlC9a2pF3d
4qkMTvmfMLdsC2CetAG8xTPFf7jWxBT3DnmbbYj4Xiri7rJ/StdtT5Qn3GhwDpz10vnfpMjAQAmnVhAZ/sEJf/D/SDPlbNqtzcy7CT3y/wonow1K/C6Vqq6/
QK4KS32VpAziItZajQUk/5L7lS86w/W6ymdV5lp6axewm4YqR4j6S2+II8l25GW5HrkQqQ3y8SzfusDzgp/8QLlOQdOIaLIpO3KLIL8uuGdx8NVdNSL2C8u5
L2RGtdlyJDVfT4sdR9YUQsIeb0VppPGG6cv5yT7OeEcuO5Srou2XJ1iOqYvQldhiazitUE2spDSMbCx9ANOEm0Jpyxos3uuiT1GJ6kFbzbitSiwog5ViDF+A
iBSaWvtlKrmIbX5ugr9h7sfS9WPS+T/K3/Zl+cO52Fx72GjL/vzr/A30YebeWHprae6lY0r8VWEC/KQu8ExBu7rjbBuR8uZ3or50OLDc+jDQP6tabvuoGsji
GIs/Fu5idrHX2RZxj72loKcgmf9rmZ6lBy5JE9BOtp3U+cx/Ik+k70pozrNCdOYWbifyMOaM8QQ+pC7HNxZe+Q+A1+546RT1jtjvLeD6Yz2YV2Jt/344LCrk
WMd+xiKSwmIzCE6eI84Gmfoy+bEtAvxiHrNf5TvOyt5O1a3CZlnG3gd+wOdUKbUWzKe+m38TgjJKOwTb8TsMm3iWrmKucO9N+T2hiiODqRXbVz0TVp5vjfdE
mzCy9ypH83p+D6yAsbgHFIzPVPDyyj6JNXC6smxBO+Tftj5CB6+rzT9luhDXYmsQDWM+U/OoAeRwwoc3LXoHt2sR1U6FJrOphU+YiFgPFs2tF29HJAI/v855
VmrARsXFZU5BBuSmcsf57WQpfC1hohWNUlJZujXdmcBc10lMvcr9UG+wf+bL+rXcq3hf+yj6F9UT/1sso1SSfOhXfBZ1DBxkwilOqgpLk5uNHuhcuROVmsPJ
YTDGGAL3qFb5WXQTcpz8rphVLNx75qcE6F3mfPQIO8oYq3u4CUZd0AHuh0m86KLFNuaalObuPFmV+zO11DA2ALaAZu6y+TyYUeJEVqWVu7oySW7KlddpnUVq
WG6C77ZuWF0jCzwC5cR7JXncFBsvlI4m1d2iJWEIvRC/oKf5spUctq04Axkl+6hFVhfVRimjnJKa4t3zn6VPTzgTT9XcpXUEHZF97hXGWfUJ1pe+IrJGjmsw
VkCeB1WkJKGJn8v1aHNjx7suSMepfTAZPZW7w9iqDndmcnfoAumwbPFm4gPQY2xl9Q+/xsxQCsmW1n3yIP8b4m+5rHxHWE64hJXcawV1XM5aQV/nq2j9OT39
gHbDnavdpZdG2aV52rDM5VSO1o6oqc9hxwLIud09gj9tq9VFngtqH1xW6ovXlH56bf65EEZq2KrADCLILidFpbV1qVTLaKK2lRdnXpRuylvj5kT0lJz8e6JN
nN2SHvvC15vLiCsVPbqynNAg/ih30OuqtMlOIbU3bLNeqHaP3x3oLVRAVnCDcmv5I7Maem9Qqeo084HhZ5hgQohw9QYUURGmEhfQrb4QlxTgvYVcfWaT+Ajw
vM9Zi3WSc7UF8mf72P9juCyj28a2MFpIOWnToONYtpjspCkzMzMzMzMzQ5KGzBZcSVeyAmXGKeOUZ9opM05pSq/w+ke/rpbWuufo+/ZWLmmTstOZk9IDbYwR
pFcmXrCewKYRicoKOVd86JvteCze10qKf5Cm0BzNNEaS+9QrWHNqErEQ/UPo5J5NX+B8agC/wh6SuoJspRYD8Ptaa/KA7X9MDDtQOoKL2jhuq/M/G8ofC6SS
Qdd2OFt5CY7n3xK/09DxCk7R9oancbVtiNlU3sfeRT+RrnyP3pe8GLorGontsYmJA4lteNMNdcmx8gT9rX0Sma1XzSkJD4Mn5CxtG9oXnKXOKzOlBdnfkam5
J0BFYw66CnyWe+LdQATXkqwGaqv9cqaZQ+FM/yXXnylLpUj9BL8CnCGOSotBnqWn/bK9g8TiGGYq5dkSxGeyEyCoGmQR1UslmRhZZzuwvcSeeROUlvQaOoym
5rcl7/LpxLLCqql1FBf6RjibNYJqSr5UP3tmqYesD5h+4Thytz4PQ4gf7o8cT0aRL902sawcVinHXv8Eu63KfHBQfRncok5V7+rHSIdL9UakVgVl1ELdVJYW
XdXvkWnKAbKO7Rh4ZblsyxHz/IryjU5QxtMPRRms19e7toJH6njiIXczPMTWA1YKumg8fByrYTQSKsCPmAVgruncJqSBmglHotfEfOdqww0i2LH4ZJ03/1Xq
sx+N9FyMfUzHQh8xjj1APLNPpobJFuoetkyZpTzVypKtQ7PITKIpfSB8nIPOXvxyZ5IUQ36X/2PbuRrTLFdGqcJE8jeR11IG6UobgrXUY/C38AL6nd1VYrDt
OSgkioNRxFO6iNhrXeZYIzrhecxnb4h3t/ZDMvAN2DhqPHELm4K3Jhh/X3ASHaJOgk/hVylTHwNmghfkIedFuqyxjGmTdcDOgWtGgF0nD2TKM43Yz3pLeCf/
kkmLHS3Xg9HggfDVNkOfHrsc2wDy5TPKYamuKz3kF++YkaC+VpesVOkdMhNtHHwVGMG3Jqt5rwuWSEPYGD/BfTuwosw/QivPneJt/LM3H8qcnp6WPdHSRfgH
WIQ6Fj2Uj40XrwsaOcNdHJ4CZfmeah2pjFQEt2nD5FriBt8j5GdSolI141eCGrKGHuifq3wBKjjrn4oWsgE2Ber2xs6twh7xW/gWWT9a069Lex0n/a3tNwDN
MpjpL+3vL9w0yikO/xPFy/3B9REDWFHy8uRt8GioFcyzdlOagwhUBVfEv6xNkP3xP0JHss5SZcFYcN4Z1CxGh/w8NQ94qHjxP2ohLAmSkQmuy+pp82PSQPGZ
s54xgLbkqLwsnws9VqlExmilfzMCrmLqDmFOoDSYJCzN+w5Hhwh5Gv4MnGd6ULWxcWh5aQPSxsgxHsOyGhMeBVfqtPqSSQgO90+0LBAsaCXmuVLa40pkbENE
l5rnQJU19n7BjikfXNPpe9rq8E9lDvy3cDqngnvAb7u1YbWtPz4TWkSX1s4oIZSyvnDcCHR2dqamS9/tU6XK1DD9K9zId8o/abit0/RmenlpMztaPgDSHLfE
jsClfyEnCFdCbm672pxu6C5t/EDSwuVIp17CBNQ7I9PQ4B/5y3xzLT3YLyAv8RXxFuvBNaOWm4OV1EKrWYUfr/6rN1bLGl3dJXWRlX7z7Wqn1eFV9phWZAfc
ENCtGXCXvD7wirkfWIh1IjtStznBsTcSF2DuPaW25ywxma4ELzOlxb1gt1Q9eE8bpV9E62jvAUe3wx6Hj8KkzS3RE0K+1kgeS2qB54F6ZIq9DotbVvEN9avB
4kw3dndiQ99H8NX2Chnq6xeKMJoom/CrTivaR78bXFcwSExQ/wt8Ny+KfzpngR4wITyMdshvpAlglPJciwGL1SHaRrg5IVt5Kt32pCU61e4SLr5RM4WutmjV
Qr5le9F11C/QBsbIZzf/kC4HWyBT0BzyvFBAXSR1ahFV6NgjLRXrwxrmcL2OXWQ//7bU74mvkw+ha5hlOmHexZdw9/HXlvWUn4+GivuNszW6mZRRKDRjy/Id
aRpSXCXxCfWqcj34xXgObUpr7CrRBpYXV4ayhSwkN3N4MI4oIZG4Ru2yfwtMcjvKv7V1kjlvDt7SX8P7M3TcN9pOEEO9LJafpftGhFCsCMzxbclZIlDCKl8P
208V1Xba3lrbGF3V88JWSnWDspOxQIBU5yVFh544ylj7ubPQeH6aY2wBDW+A/8CumH8UlayGjHT8TJ6Bfkaifm/cv3KiY6xY1j9X7QjiuLEejPxmVfjH2j6s
GtOMPRVc5cjRWWad74JjN4K5v9nK8xHWIeJ6+0zmE1FTIP1R/knKaGo7O5ScztfzLE+yUjf8p/VWSkUuB3kcn++4F+rBX0ntR9NYXSVduRwXYyyzv9UXCdH6
HWbQ74lS5BLtLhzrSGTqJbXh3Kps28vdYWh6D7uW94ocvVe4j8U6Y/kmTG3NpZaS5jE8OULYQO6Q+tHXTRf2F5lnD8p2/CXZg/wrcNKzOfQncRed5chgcVcj
ZpH5M+goGhTuV/BXwafCn7RCRkvNbU7xo0jIj+V5Yid1m15MF/AFWEroP2YBEYlFOToV7bFFiVa1Pn9fOeL+SrdRzsYnxH3TsYLb9D79jtYn/DqnhFYZuCEr
xQVEM9FcnnuEbmIOUX9VKZmaubH+b9tZoZ5Rl5Bj6DEiynqZdCnAH1OfIXlksaL33ECKdKdLVUExxyS+nxS2f2NH5o+HD1xvmYdkH/9XnUM/aF5nVyyn4l8+
J7PWnapR5gD1gcJqubCW2UtW9enhpvo+vb19k9KYDMGVSHd9s2IxH+D/qJ39G4Rs8BlGehY5zimRIBl/EmjN9mHj+DpECZM0/nZ81ycmX4cCbBZaAufa2oCO
SlWpIDQIy/fkWP16bc1j+Niy+g11lq+MWQR76k/wR1plIRWvyf40JrJ24aatiO4DzOBEyzqD/N2xKfhfwpHACOomvtVyEMuRGiqfA5SWKM4HH0L1xf1gqf2A
vEfpISZK0epONFU9pvYX2oGauo52Uida5kGbeNwzCG1L3aE+8ITWRbgu/0zqwb5gW2UfCO2jfyixCIKfIPZpn8hcnTJWqFZLTbmpfR1HsY/Qw8IQG8NejL7J
dPbPJSNCfwnHlVi5LHgGigcnBxLU1nh54WACEG/4hMCa7G/B7d5VSAvPrJw2woPQICTDUtfd3HF445fc3Z6hgXW/Gyie2r5iKb6ArCgMkVTvdOftlBhqmjAU
TuV3mOdhPp7DplPv6BykBqmLz5MLpM/ef5Qt6nZ5KiyTFENPIINagv0Z2yTkZR+gk8hKMZ7EJtIVBlrdnql+yd4jeClQgupA3kPf+xHWRb6Hn8I+4Tx8LraT
XyJIoKstz5Ge151diO3Spjoi0Hpk4yyH4604il+vBNVTVBpU4HV6UihXu6rOlZ+IL4r6uTpjm+Bis41RlL8NWYkVo96oqy3bmXTwoCBH/4l0RZcHviK96SaO
Xv4opbP4kNeFF8x3+9zcVHIHZ0Ibuho/5M8ki1DKPYcBQgYsIW03XoY7uxoIAtowbyElCfOZIjHdkbZxp/AqaQJpUzT7c08f5W/qC2NzdnCWcNbhjMLRnsv6
PvKuVEHsI7UL/iPUh31gAbJO3aHUg1ty93qGcX9QByVTYLy5zElQHtuR/Yv38tvkNLVC8ks8JJ+Ac4WT8CVPK60d/xj96EvSZARNaR5kYZrDFfgp1BXT1K5G
TzgkeVt4K7gSWmD4ydh4ifpqOxzZD1ZMcOV0Ro8Ta2BZ9X/K32arzTZqgtGK/Am7h6LMS1RyUWf9jFk82Nd4Kl9gGkg7N9dXupnVYWzJ6+gWbLujOz8KjNWd
ljHRZeEnZjM9m9uil9QuyE/xv/OO2XoSMXQpyqJfwrKEfspUZ4Ap4Y5kmsNNOiN0X7JOz0x5YnsePGtf7N7J1hBjyDHOxq7DbgdfwrmVag6HeBOpsXBCsBHb
kfiT+kqHilLdQdBWHeAMu46af5gLyRQeIYssL7MQ2kpFIE+JB8h7fglZj1sMqqUsk98AztIFU6nbyhGyA5unzKAHEFZX09A8kTCCwWVkY/pP8n/kaTW14r7c
d77b5ABLNzlLOhJ7OzhA/6mmB5qQJ52zBYrubInQTynd9FLWJ/Rj+js0/TPRXYFBXKOUdP64n3dzwhkwNbU10g1GiN3TNdLCzrNdIfPR8r/p8LwN1/aplxwT
xWPkKdA+rzDQVzWk2tJ+yKp7yCqeV/bUvDvxa/0JaETlo8HSgaz1TcVCj8uvBNNzZwaG+jOFOrZgkCH/FbeRY4ld9BbQEu+ZkQp2cEHiDdlBz0g5ZNZWi3Hv
lOHqYeQOfs67K36vPcb+Wtie0ZboJp3jnhibwXSYIZXkGkBHkFDy2MxYp1lY3gvbiQ/jN6e/jj7ujUzohXbaWNE/1vPIXkyuLM5i/mcO1T6lVM5/pmciSfgQ
ZL/3AN1adcoO7CI1i2oBpqpt2e0KsFvlOGWktSTfIzDSUc1FARNtArvqKllftqa2DvXW+vEsH8NNj5+oNzda5+QkN4PXytWR3diUtGyth3kydFWojXTG34c+
si5qrrIX2/W73ePIPzwDmAbKzOTN2cOodjaE+1N6LtZ1l/WtUwpdbluFlD+F86vr/fZXkhiqRVZ6Tb7KOc/3C9bGp8rj7EnxvHzWvaLKP/l9yNrVG+lrq23x
Pbch2i3ZpbwSreA/RmGfaoPBRNsvf4mUPcwwTgp8xeeI9dlY5yMQR1VwNTTvs9+QC14Re52ySnWwXS299EUgumqKscBcim/QeamznidVMzR3HHSmHMIa8LVs
5ZQwMkV6qbeBPWTgrIjT1Bh3J3KfvktsRuRbUzgFi1NbpnSnnhpNjJDd1BLUxY4ywMNUMQaQiY593KxA66LMWFbuwJSFm4utMDqS/9i6UB3t71C/9Ei9jz7Q
noE1SvW0CrCrYTH+h1f+nQoR8vPf3X5FRIW1QYW1ML04J4lwXbXP0vfwaqoW3VE6w94DM+I6IDvJuTm5nMQWMAlgvbOua739riNFWBfpsn5Ugg4Trc98TJpk
TwJN2LZUVjiamM/0Dp1l/mOd2Axso/g+pSfpUXG2JLsM/NRK6eWYhvYW4X+FlZYeygZ6rrJvYzl/b2VVoA5r4doy0wNtiBiukzUxzCvr5TT7CeZM7sLcWdmF
tuZgjVovsiQ8J8t6WzZbvKMcFdcyI8GA8HwqUn0qkIWXYU0qUe1GnVReKWUj/0ot6SKI9ewcKoUcpan5hfC07x94EiwReguN2Gp8OfU0+U3+i7pkV+BTYR6Y
BN4Yp7SRfpWMEpuFXtoO6w9C9Zk1/tVZMZ6ewZqBQcnp/sSkn6F2FosyKv5I/LiEcqFdPj0wVypP1xT/CL3CiieeVCShRBDTTrM3HWvpC9zP0Fayj8xyJ4CB
vkNC0Su0MPnU3ko4E6qO5GPRjKGScKoxJzBJsVsvst8TR9jeiTX4VkZhckm0orA+eyL6zFbTvl0Zyu5HEZET0jSX1EUcaFQla0qqspY9yJdRI3LnILVK6Owr
9QZ5TcaU2qHa3q9iPNsQjGM6qUfAA6oUt9CsYKjO06qNZWHPtJK29q7HaWEjla4bPqGnFBTn55rPU8dwafR+wp5/LlyJeE320yvY5ysH1ENmhjKIiyLnY7ek
rpb3cCYdbRxFnOG9bCGsRuwG7ZQ/yH05F8x0aTlXiu5GfqNWgjg8LzjasopZxjxCb+kLHFVAvG+gd7ttuypofUI6QpCLwFuurWucXtP7kvmmLysa/pv0G5Dj
7OUQnv1vQ4JjISqzAiN7quLXbFHaJqJClfbsP963oW/O/fpy0UZnMEfUn/mpdAJfCVthTpVDrFW+ws3SB8L59En5J1rBmIDtDp0TU8xdOkr+z9mKTUxdJb4W
9/MryAtSe+wlaG89Jre1jSUgwWc/8/+C5/39+ZFMJvWOyStoUeWGY0DeROmo2kUV4Hz3r4Lp5qzo78F8abe7t16ar2t+1HKpSmwJ7RbTDc4SgypHDWfnw545
JcglUXNcmtnYPC4v0E9IQ4nLhaxG5Q/Evyc+0y8QKkTAeLMAznHeVhdvaZNylMulrkOeqgBrsaXx8Wb5XDfR2IvEX6e/MVVhgr6ODLIpSjtytdwuNNLok6aq
fxfegF20a7CV+rPaoPAxtBk1QLjmeRNubH4k4sjWluPSABAmKzGNAjdCVm0gvUKpoD3UvsU2TJF5zHNGHCeWQ3RlER+L9daqF08n/4e3dHgkMzQ3FCf1lMNa
WpwXPIQlw+dxA240ByfZXBewJqpb70mPTv4GN9FO/1lYnmLUrfmYlF+QoT2QKlg7BB7n1zLjxFytL3gSfq80932n3pBvnB5YkthCDkTu47PYS8inxEqcl1Fs
07D7SI7rQW4uI4ZqSslCjNjDVj9wUz5F3ke15VfFvtbLSBg7Vj7BnYv/CGS6i9wPsU3UZd9d0JBcySUjXeEBdKzZucrsVCe/wjEg+EfBEesfbO/gFfQrvhvf
5afo96Ap+U65yxckTGMdznxpidOhIaCS2Yv6Km4PcLa3WmNHbWE68S+OESw6KBflEwgD/Q+7FEKpN8oZ50v6Mt0K7tFT4A7J5RqpT0v6Zt9mbBIOCRooIZW3
n6Oqe/b4L5JDsSi2ixbLy6HH+Aj1Z0o/nqBn8UVCG3gre5L4MlzFPgeshH/pPnWCEeD6EbWQO1wLool3A9oqFDIqqR/Yc0JX7S4ZHXiCDFEmpPn0io7e7v7Y
Sf6iMoaqGNiUchfdkD1Rn+RaHnztah6YST3R/3CNUtsLKBtAf8GQ8lP2SG6ydWgRvSH5CHGWGi90pEZILlBG200fNb47P+T3op7Cs2lVnQdBK8xF/UscEtYI
pxKGgQXuGjm/+BfgiD9WL+DTlCR0NJ6sz9M24duJv6Ttzij0iRpSDF+DDDIcYv7iZ2qcupwLG7fANIjJG/PGJbXC47Wt3pagPbzGfoYDYMmUMuZI/b3gpO+S
35Udod54e2adNkYtkJ/Cvik/sAWFd1wVtO1p+1wnUvm07fBlFV1+bZ5L/WL0IcPcXHXEb+rqAngqknMyANxlIo11Sn36PNtDjWNucA/9v5TjgeFC3eBmepd4
DpTPPyefChbn56vDhfpKDjtGaBWuGNxjnLEzSDzaJbEIbNAL6NHsOnZ/IA38CTOIC0Sha6//OThjKEykHIO14F5KBPGITMj5xNYVSsPNSf9QmcFvhfkph5i9
5kDxE/2SQbDhBAqDeovk3t55cn0yW+0E2gNnTNXNC5gDSmu/yq2As9UDuI0zpK/sAdBDfIV/AdXpi0lr2W7+SKp+xSJYiG4n6xGHkvuie9UIR0rmY1Yrm6CM
dD+T8sSxxiN8efhCmDSnCaWFkUJITCAvEsfRn2SClCT91P/SRGId8xl/7q5H/QR3lR95Vr2Ong6Wy7q3UB+q90N9rgnqiYK/zCIpvUomZQfnQOXKQTE2SONj
c/9xf0YHWf7xPbBuiT4svrd1tpf1L0z8IzvavT0wa+PBoOD5lRHtO4dUCAyXypNJ6QflwbBVlI3e7dtAkKmNC/fjVKBqfmu9NzchT3SsV3T0A7JF/Gl/Lr4m
s0PTuZqYPbn8hlJabaGkGkN0YGdQPX1zBZ9Smy3Up3In8zYDiOpJfzN/274Iy6iBciVwAHYAdj0/vIyz2vRUt0VAAHSxf6oNaJn16dtiuhIdKAOr+vsrDzZv
0r7kzYeHlK/8MaKMWRmf4bRvGuZrktPCvyP8U/FIfWELfqyuooPNSYWlzNapSxxDDLqiFF6cN5k9TK9PvqQ1QDuAbeZ9YSxzPLeP1EDNIZfiFfCLlnFkT7WT
1o8+GlgHVubuVTTOwXaRxooZbIbUVsJZ6XfCs6oTy6ZeBffnTGQi0J9cKaU3sdQzUiPx0bAsLYZHFn2E68M90xK5yIITYS2lmV2Xvuuz+RbaLmoeu5smmQyp
Znhq/nY14P+sMuwQcJ6ubiWoQa401gEH/7b7Xc6RaTFKz3AuWzf/pnKIzKSuwR0u6K0mDzCbiN34nnoWsoA8DXvwH8AF8h4VTnlb+Nocn8+zQXDRMkQfZRxT
D4HVwoeckvhVtpEYTcSCla5WgKJLhf8xH7A1hOXG4gJMpbV16iXmHYzX65Lp4b5CZdqLB7i/1UHO0y6U/UZEa4nqBNd7f4xRyLcJ3YGxGQFljDGdGYga1jFS
Gd3hewTrJx1nZ6C36bOB/rSmVGZ8YYaaL88lKhspoVfWn/5j3F3xNnyg9CKaqha9ObiSE52s+74SGHUMP6PVd8u/CbCxtl2fBZNM0rUE7mcv0THwNsYp0Smj
lf4cxrcFh8PjyQD8FViRaJNWCl6lHigyV2p76UKlM3Ff/KAM48prl2FFNjq4hnoYHEO0d992rsddemWhYV41oSPooiVZ01wrXBz2hD3N3WT3UV2NEc54baVz
JYw1EVSHTbU/QSTzzXI7dbR5AvidZ3wnybk4pp7OD0BC/5Uv6csrvVMOKu2Vza5yYl89Ch2IlATFqInUaK0357VPBFFgJM6QObZ0rhR3Q9rERLJr8yjHfUuz
7K7YcE+02Ch3WmBT3vAAD6KydgmRtinogYregA17IzQRF9A3pHb+V7YrmYJDTpgBJ8IPymr9lFAzAG0Wuo0clg9FhxydcxdUJghdvBTcJZw2wnCweU5ZIXW2
QbZAPxszDwzUJ/urwTbcV00J3MUfivOTaVQV871jfHOoSuAuttr8VzmsnU74F6vItNQuyVa4DP9ENSL/Bs3xL2S+LYncB4rlJDseEQlaFn9JGJdsqF/BYrKJ
5HCZ1BQ+g3zBGlVL4Q2UJuZ75W9qv54IPiW3DHRjVI0yaPsbplplh/oCH2g8LJghRMl/Jz3Im2v081XFb5PZ7HFHt8A7/1WE1iOIdaA9M4WYWPE0/5f9g6VI
2av+SR3l836b9iq0otqX5VL6UQSxQunL7UGiQ+uFLCYYuEP+pAYqRf4S+Sv050J1eoSxD2+P4vAUZElXDqRs8p+5f5IFyK/I76A5lrWsp37Xp5MNfr8fR7YQ
a2gd+SGqoe6hXxZcIO1J74Ua/jhtI/mvsUCcZox3r9e/F8zUl9KLwThHOeW6qoOs9VGQDZxz1oQl0yrrF13FtG5aM2WtNCAYwOb6y8tH2ZV0Gbq9/glGKb0L
OX6hHucvDz9wr+Ba9IZxK7hOaKRXlW4HR+j7KpUFXXy7lQsm5j9KblNLMPfBViYbaSeODXZ1/dJe25tqTx35KtA3qYeEiOTL4UXJ5+z3wjm2GoqH3aWC3JZ6
e7qXPICdLcgpWuJu6RiYRqwURhsdhAn2PlRVuqW0k5tPTBH3WExpr3u2+5b9Pdk2eIAyQ0G0GcNFtsNncY+LPSiYSdYNfdN0eDz0WS9vnA9ujIvkP2OWnHXu
J65mwSf0sPBK8ooxk7zBfcTeq3XxM16LUIdgnHcZP7tfuRsguWkiy7cMNlOnUWepS0Rjywoqzd8ANAglJfbSUkEuOC1YpbmpE7Gerj3430YZrTY4heNKXEpd
5TI3SnEVnA43AO/hKjMq7Vu4TJW/ifMuf/Aj7A93a3fwLKIBXR4/D5bY2hhV1P3yBLax8CV4PqCETuR7uL4UC5aAg+A2OVC0L2PlCiQZmBtTy2/NXZIb7yBi
YwXBPyi5YuVEO+3Y5N8WXLemlFCh+C//N3Kef6O9A3oAKyFl4QgRxx7Bywp3LLORLK22d3Pw96jR/u4qjtmwNPwz2DTuR/YkoaMZFT6LnbeeEL+qVuo8fwX8
7V/v6iosJ1x5Y0N5axrTY3K/i5E2t38Evsn+Hs11d8K64uVhrrabrEt76eLceboF3AVlhYp96z8an60O8WuwCvpDSEBs2J1ch3pcmMRtAjWFteLC8D7Zqh3S
W+Ep7oXETaO7xuIdDAuaF70RbGQOg2O+NXAk1cL5PcNCziBGmTXxELyeu1Rww/nkQ7Q9XzyYB/4EI9EC2xjPr8ASdBfSwlpk4+Vm7kL0JTqV3A27WF6Umsm+
o7PFurGmZSZ4iFfU98qUNT50Ff3i71ixv9DMnRPahiQGm4rxiSfoHYXziF5bp5gfCpmckzASHUS8V3agxUC0ptJlyO3CS0ArATj397NGELXNC0SpN9AfxCsl
2exFnNR25vTzSFClH+BJYinyvuWqcMfckpwR7uVZBPb4uuJTyTK2+Yk5th2esZI/NNqKkh9ARP4QUTCvqOPAv0qHpAuBacIz9J7tFv4AO40vSM5y9kFus6rc
xqyrbwYoGGwpoH9Cs8guIdgFaZfaDtyD1QSb2Iz/Bht65ltvO575W1kYRKemBVbQfWHU714agL/0TfJMCxeDqNCbnS7j5hW4AxxLcuH1sB9wIrUwNNr+HV8m
DeQaxSaA04lXSJ86RfYLZPCS3lcZJT2j/pWny6xuqTAKDMu+FEn7d695LLbSJiLXyX7SVj0u64Jakxqr79Knw7n6VSqsT/BnB/4Ub9EyQMjKynwhEPoSNdjW
3nFIP4J1sHU3UKWmgZEl/bHSM2Wld4IwX+lKzvdKVBlHa1gieFSrQG9BNou3lI22kagL/dN20/YUaZEY6T3G/S+pNnmZlVghuBx8YHFlL7ddGgARGEz+Ejib
fNf7jJijlVDSXPvNY8CPjcdKa1HBpSim1BOmy0hkNby6UhafhWdZm/sUxyQ0GWQ6mgnJoEbwPVJHeuSYiASCtT0PkqY47uY2TdyV+BfaNPm9e+ma/wJVkndF
f7S1S5pmv2arkhudGHIXISeoDradtgOhx8irmH5JBxHS3QB7DuYwHvxSWnvzIBdfwKEptrWoWKmJUI4oK/RIsOQM928mB2IrAxHY2sAgMReslU+Bi+Ca6gG9
sefkL3W7dA4pAU4n2+yN0fES8Bk2E6uJraVKSn7iD3at3UGFjLW2Ka41rrpaD/3XhsNowF+WyNFGeaPRCdjCkEd6BUbSsbTD5sOjbISM+jhPCRjF/MRWMhas
G2/CKbZzcj60mYvN2VoDw0ofIMtTLklkupqfkues3gDv0tF0TbJSsFBsL8QEJoMKcKjSS+ijtMoerCcxw4hNwjT/oJzf9KvXVg/kVJQqUk1t86jG/o0wEESA
QQ3P8IobgCZVAJUyS3u2+xuB1wiPMmQfZbOvm1nC5Olnch/nv8Z75Z3jBqWjpDgpuQKVkttHmybNFs6DWtgfeGnmC7jhMalxogL/kHr7TTJDkpSHZixC6V0c
CVQq9krgE+qZB9jWqYX02NAG9rU9TksTWzo0bybqT47U/ks8oJVyrSOz9OnUpHAdfLRJKl+Ty8Y3dixlL4lf5JmAZUc7ZiWOCd/gMeV9ei3axXxHy6M2NJKI
QNpSJlewZRQ7Ve9PjIscrXvoVdlH9ESuv/q3sQEfLVYzK+eUp9Pl11QHa45RyTqkXCLsl3NZ/8WeAeWExvp8Zg7+kFoQ/ECLTGv4Soxg+2A3HaeIFth9fr0z
Vv1B9VjPY4eU7fwt2M/vcjyCCWJxg9IWEQP5vTAXCmQp9oi7k1BaPix1TDmX21Au0lWhVkE/I478JziIOmgUmG/JNtxYZaQSyRaj3N4AvkHH5bJCR2Uq+wKt
iGSww71LiN7YJpgqNReK635qL9Fa6eTe7xlLN0Mj5G/ocu+qQNg3DTxW6yQMIBcH6sud0L1aa/taO6H+AutyJoAj4ohMh9oH9ghsIseGmxEDmGzwnSplvCE/
uK2pFWx11BdgmZ9Q2prNSGv2wtAgdFbSn0IuTvtGEmlJneS96r1Et2eB7SysQhZjHfYkvBy+yrsPmxa4Fvyfd4Y9KDTOqBUsbxsStw35M2cQ/lnYJ55DR2Qf
C5RxqEIN95RQ09AJ9JAwmRhjrBf6uSmbjfIlzWbu0b1cVV3H8hJYPDRPqWJFpWNx0QTnKYZlCNvdV9QIbbJy3rAh8SAr9LdwN1Rg7pVaY8O46uhVGw0eMmkB
HTuEMbYJ7prKVLouGQsKhUoV5cSaMCkrQ1rFNMg/41rpqq51JIYp++zPmPbUfl8aEuF9F/8gsBoOtr4AmFgN9gPd8Y1c0N0aRVytE/eadjCXGsIf05tkF9u4
GDwKP2drE2z+Sb0wuWIBgs2Bec77qUOpdBEJO/Ho8A/2FLxCfCy2JWe+sqTy3cp16fhkyjhJDwX/k2vkTqC203fQwiUdiYqmqSDaevWKEMEC3q+OILcSfZSl
yjThOqikPFau0wPUa8xcMT55FflWtplesJ2z2bqhZfPP0ycyFX0NcmnDPKqR8jXJ6xgMFiClIK13Z2aLQ42RIKpcGHyAbfVuxBRtrDfgmsHclfLIAnMUu4pF
uMf8QQRwhdr4lKFyJW0k1gyWIjqGr0jRSys6eNCHy9FtzAHORt2SP+hHtERth1ianMJ1lAbDBnpDYqO3ETlQ3kyXkNxZB123lUnGBJfC/pCcBuWshzVi6tMr
g1r4irkWWySVZD+LL4Rq4Qf2otzhtjmRpflW/uXxO7MrkYPlC2gEVcnd3VOWW0xtoEbrG2FnKV5qWJwX+6tDtX+EKmpm9rTEFuh9rJRQpBbICSFUmBG3xnCa
DqJH4Lqm4CuQ7sro1OXiWaMprGBbp17QTtNxWrZYTIwOUOoOvV5uDDeAup1PkM3pV2En3EevNGjeQdUO5jDvxQOuEhKaP46+GmhAPhKWc2+FYsp+dRz/S3tB
fdT6gwfekuJ8wsly5m5PDNgnbhePa+dkSSsu8O4VwlAHpeHBsta3+lX5Htk16CYRtbrlum002Uvd5ZhkyQN30cgwaeO00lUm8w+sOdQ4AFL6SyFD16ZDTG7M
7FNpsok+m3ytlbV+FH4pC5TUFJ4Yr0bCj/ImLF/0WCjoV6fCFLgvx4PZ1TsyTlvoTHUDkucfFBpROSJ0NRuLHxbXRMj1fiM/x6X8Ts5jwdb+WP/gvHSlMZzs
bwNXoDtAa6oVtUr+S/8ozoS31N7MEsqPnqLPunzYXwk1PZaEHDQe7FrTiygV06fUdGyVUME8XqWe9Vr24/Ah3Z48kJ8YsxFct89Wy9pE8pVqV2xBSYIhTJ4Q
6iZecb8OfKPnW/e4FqhdlQdyXfPK5vL61VAnaoJgynOF7/EDqalSpNoj9FL+Je9TLXx88Ia9Pd8CRqDDCWrpT3Ue/grqhRzcpyFmT/dIvjrYl/iXI4tCflN2
zZRaakT+RZbSWPiC/S+UJJ7xXwfVhdI4hndT/ogP+crol/2vEg4IMlvLMz50RIhMjlKeKHWkeqCSu6RZ5C8f2g6V4Euyn7I7caNQI6j5KyBltGpJ9clpSACt
RE1QU7hz8n70UHaO8qvqoipU1TNwXGFtNkOswQ5SM0gqu+tvn+zu+QV89qH6e7ElyEyNBHepWG4BdpNdDlh6sPOH1poN6c85RdnNrCUzLK9kp+SF5dkuoRa/
PegtyeWOY70slGbwfeAxsjn4C92EXXYsdSXT1auw/DeOQyLAf8GGlh+humJrtp78VUnSfEoZykohUJNHpRxjD2pd1FZ+w9XEuGd8QgvAR7ZqcHRGLXUaRMSV
aj+hOt6PRVA5syJcg/cSG5NzbBdZO9Na6qJ+gZI2BJtibGKf62GqiF/JvRB2h4qZjY0NWd2UVXAAQI29wfpSeyqLGBcaww5IOqm3NAuc8cnJ+jMylS4WSGGe
0KNVDzVUGKb0xlbRQ5X64hexBjGLfh86YB0IEXWuXlIlmHb5g7LPiwOkTuxnrobscr1RFzmPgEnUYnmRUiA6/N+VGAGx1QteYUfEtRetcj34VHVKL+MqBI30
f7J+oBWxr/hzfpg0w76BtkmC34I18F5lD2OV1S3eT+oo5/NwdX8HpUz4E6TYnTBR70Vlh55jUMBhI5UOdCdPwJIpNcnT4R5KSznGVF1rzbJkN7ieaK7M01MN
LvxJu5LfQX0M44Nr1//E/luXop6n49CX6iJhhPBSmwBdyhNro/LdHaUJNLAGsSdNtlerfD9uZMzT4PNKM21vvLWFlY4hgfJu2VrkqZ15AuepJeiZJNW/yf9M
HoWNBA35sgrrqudahI5XptOltbC8LGgo5dBRiN+2GikpWEHTrNvKSjMa2RhO1CP0q+RF/afQULERtegrxhUZ0+8K7czlSpI33xe29qeiEF3aCUquf2hPzW+V
P8c2hNqJ/qM3p5N0O9UBL+s+Kj+mU/QwY0X60c+CiLTNf7nci0xBSBdKur16TeQJNjl83HkwMUWZg08NTmR6G0Oxraod9jbTgRu7Dj5CPz5Swcyv7IbgNMBw
5Y2wIoefYs2pJmwUOn7jXL4+8x0Pr3tFPAKRoZbkIIARJnUCPR0XT72osFs47Eynrrl1vsg9jahBlSU2i5V1j7AgsUfFzpZ5QLUupIZYTtu6JR+w+ZBF6VBZ
aB42KuST5iDTkV8J2WQM0dcFZvvb2b+S05i/5O1CfXZakgTKGSv1OewI2M7eOaY3nA2YhHWJI7C5ip2sj06W/zMOizfY9lRmVr9Q2YIzVA+tFcuHuuO4cDzY
yaY55sofsVTQjBho2Y02EqpKR4Lp4IM2Whmb8s5+zRthu4VeFW1ga3Z1q0venjJO38iswD3K+eTEYCmIheZjG1zTSj9CF0oTqGNsWam0PiexIX+Vvh+x1FwX
nKcT3O6kKBWDe4MVdUx57H1hj1eTSEVpSqfJE0ApZZ56NdCYmySmaFl5iVgMO53OIW4yU8yxMS2lwtSeIOx7TuzBd2J1lDF8Sf9s+q23HLFESQVHQRn0mH+R
f7fQBm1knwteaSsIoPUUmucf1Io0KvulsVrbyRwOz+WHggzxe+C8kE/ysLjnCjrltxm2d/EijpVj/6EcbLz6Mqcd/dRyX12T/B7OtZRntyHvqFJKV6xziCMH
qm/x54SkTrbUCP1nj48M5nJ+C1MncBkppy1l1zPNychKIkY4k9k++SXCPHtD+yA+VNYzA9jVCBFuUXmonpDWw1WoTcAf4g/AOGZvmg9mgt50Il2F3hB6R/HO
zfRsclXwu38lHKfWyItga//maFFajY3C8lFBrUHusF7aGCGcDzay+NbGYjtt2y3nkPp+R+k6vu/+lsj6xNZ5YU+f6M0JlxIROSlwFrwK1BA2gSlJx7D1jo/+
XuQY4hQkkyqE94MRcopSU70W2LC5j+3ImmFkebwloZS4gZVi/qDOan+Q26SOUJd3/s6iDc5xwuVwC+pjIOD0a725Z0ipuO/ZN2SQt9ZehVgpjFT6pbTVzhhT
yZXmRDZF2Wz21CYyiym32AiUcVJqMtxnRNjrCHVBnONFqKv53tIezSYXmzNgSXCHfhMIO0+BNVUhV4NJSmvi9LEXQo+VyLTK3BMjKSHEy/Tj8GHnQWUWnGjM
VSroF+g10natHvGUKlC+aEux+eoocl9kbaap+JZpLZL6PtCWPCTHpUyMaWyWN2O1ePO9S7MgRG+iF/kFJDI76D2gPV9f3myfSwWJH6oP9lf/jRvOrDOSC/eD
NIFe9xM+Urs4I9njemVlnGR4JuoeXGaWSy2k48wharru9b3R45gJcnFShn2kziyuTQQCOyf8y9UI0ik56lLyppsln6Xs0SC2WM8zl4WXhPvD6p6helNsJV6c
/x/RhHxdtIdoZBzIz2AbV9uF2OCt0LRiX52z6eZyanhCQavscfKo6Bh+vfG3MAI0oy4R2faukqOgfupxaXTiGQ5RdeO1fhTlSs1mP5JhNgZgCl5wWflROF6d
pswUtytvQwvCQ6X/5ZJcDPnV/90TBV86U0AJTUqJRcLYCKYy2tP0OXobQWeS7g53Rs/rmI8Kt5MovicYL3SwtDZjqadUfzLVKoGdyfGgAj9J+6j2DtfYXD6g
8Hl6bzKFtcJvvvLaGmO397tzBHvKLGWU0Y9JrpQI12GH21ikR/CUCeEVpFdcjXA+/MxUgys935QR3HgnYyyAX3WZQ8gzdEXxl94CpLpSFVxLDq7iG5l99eoa
H7RildzRtrlolvAybLX1FfoKJ/Smqf9Ku5Xneiz2mepCVNcr4YeoLDiVcdqaFYyUpnoo2AATydKFLdWJ+deltmwfToFploHqKLUcu9xoKi+gyXB39rVhoGPV
qvweJs+R7m+FGjrMbBnoFzyDNaRoZZvlc25DP+b/jOxzu5K6Bbmk6cjlEOo4hU3wzUHObawR+xqtELrkHqMmg+bx0epgsTs4RUfgE/FR5ICkqoVuZw2sg4ml
TqQ/sN3wgqSGeFVhkUrYjirPg2WDBpWu3WDy+TPcQn2+sxmsDHdTGvo/eKXYHOEJ0MVs5RKyAd2c4BCG+FYGf1ry7Ws9pxLS1FvZJRPttolsrjrSvEgepFax
e0OXHFepI+EVAPeuDpZgKJoimwmGUIY+a10rn5NWg7p8BNkOHsjcIbyW9lYeAZ95x5tOphJ8xHfTt4GbgamBJaCR7RfYDyxxw8Uisx/hgMs4KP8IHwPTki+4
FPp3avFJ0iwwHmr+a8hXFDNOgLpibUcN+0J3NX4/fzr5HrEFyxPGMqfExXhJ5b/EZO6xV0zu6cuRUGq0ViZpvuce/Juo79X91WDNlGfwid7A7G9myBexa+bB
fB1Nkfd4T3qqWZYm7LKVsTVBemkl1IMkqviY/Vm9hNnwX2hlzmpe/2lmtO+LlKcFQa/IAewW/zN1bqpi26ZNF/4jq4dq2ycFz/hiso9j84SA/BAb+JvvLkvN
wt+YjfCtxPLXyRCWDrNtzdADjqW2JnCNvN+Gkw1TcmCA60QvEV54ev/+C0bEVUrNcpnOU1wDvRQ3K6OZVCy/PfyFO0EuqKlFweFiWWyS0tdeAmwmz8gj2Fjl
uWufXiM4NWkL04CKpIv8K9ASWjohqIdLl80XwAj/En2KupCawF1XNeZt7q6s6bbZnI9aYbqFwepdNgJkeqv7Ozt7gp9MrWAr+22ypdYnMgPMRpqHbtobgxLB
IjpGt8B+6pzUPxNKhkuqK6Sb2Lb82mgl4ik9oGAebIaKqUey7WQrLU2f5roVXyRFKgj4AR5i/8kr2Frgf3gzpT1/h+1Mp4kLiO3aJ0siWKe1IJfZ4qzHEy8i
i+WOG/61b/L5bdOExvCK9i7nsb0fN4X7KJcKzxe97BE1ii4nfIB9PDfIb7KJ39fKG3+CKSyvlNPx8Bs9n2/KrwUS+QorYxttPyDXphB8lH9ZqJIlk/5obyJi
TJbyXPI4gNhNXRk9JWQLbBbYwJqMBwKVuCb0ZOkz38JMe+y9imtWJHrX5Z6NPZJ50l0Dqecnhd6V6oL1OCJecOcGY5TmYovkO34naecK0/8J58TpykH6XuJ9
sA37gbStyJFt5ETh9eb9aMfgFXCSqeNICZ4hSVsU9kFdZP8sPrY1tjnJH79vtCqOK99g35Dpj/bbsQIpWViR9N0biTzTz8GG6nboMaO51c7uYauySQiEZggZ
hJux4/uVesJo6xP6ikIGLESpdZNtEzxr7FWcHFLR3AEbgKVKw83t6YrgVrgeXOFys2uVe/EnqgzMjzbvaNP1fOMe3t5VI1w5/EBRvHOc44h5VAehTRAha3o4
pSD5INiu3KSCVLdwK+mjm9zUIgXXC9R8cpG3KdtfeSU3oD6gudobZTxZxtXW2lFwWnXNqU7A6ic0ENYhe5lRSCwYGxhAnA80NUb9ZrVRMG2LVX8QcKZd1Pqg
G8BRclBQI5tj3ySFIbgRm+eY5eKjYFndwteS+jgGuezsZP06vFjZAm3sbbAKDEnZjo9mjyldxK16Ihjr6o2WZbRgGzJbLQhf0aZpExA7CtUj7ETwRqgUXmqU
UDuADUoHfDqbHTovTQ5yhp8aZ8v43VpfiO6aZCPDPktztZZ4PkZQH8FJoD4bZ5QXvoTpagWO8uEjeBF+k1xNiVoI6yE9g1fQk+APbruxldJMh4MVO1Cu+Jt6
ayGbF6hi+U3UubwTPhGaIQepK4GSjndKul7fXxwu0I9BU1xLvBZn5jejnMolbUS4I3IU7FMmaTbzanTvsipVS4dCDPKW+kNLUWBwhFiV+V+gBsyGs4nlxnCi
tO6374UTqDVhAB/Zm6ifq95W7fmp/BYiU3ui5Sp3YDZ9lt6ITaXbhAYaVfRryf/T88i9tgrEMf2eh1LmcAfQVYE48ygxh8sjnhKT0ApyyLPKM5K8xnTCLqGN
HCGYQPWRX5B71M6219p5rR6wB0qntE8eLtXV+ok7peeOzjpmHIcnYAnZaiRS/wYF5rFnpfKFV7FWKM+3cx0gu3KfHUfgCJ13fMoZwIzS2gnPFZlUsUmAVyrz
dzK+SD8D07MG2RclLQwOqVzgOeCbnN0kk/AUbf4DtQeqxPZxI2IouW1ya8FiKy7mhNqDqDgPOVWZGtpseyHvsQ8zp0ZTeZXNQuMmFZ/SnaoX2ZX4kDg0qi+0
wzkJ7UJ22yxqRqiRclvsycZZOzlfOMqYGcpQNyPcBT0c87Da0mBYif/X8Rb1EnxCuewZ4BLqpZsSZ8BrcWUKxqvIaOl/xCL6p0Cgq2U1fnLeF6ECvkMh3V2w
GnKK+oNfwXZOlqjX5PLUHrwCO4ZryLNwkXpmrKR6u+uJV4xPzDHqsFndt8OIUHBndcxESgeq5qlyI/6GpRc9ic3kXzr7hCinRT/MNiPqK63oOOWrPxk+TtyS
NCw9pPYgWlOljQcAZc7wbZi1RIBtRXcCNejZ8sfQMAi01f51v+c8S2USbrAP1MVkN/QEqJc8MPmndB6OyW+U39+MCc4ymmyJlW66Sqfug+mxx5gL0hswUHTL
9uQ6YDaXrvT09o4da3zHWQIIXagwvGgmBg8ojcB0ZgKY6Q07y8tD9QW4jcgiZxt78Behe3Rq1BXyQaiP44ABxEtkDjUYWLVjOuO8Y17lBlf5m11UUIW1Cau4
ibRATZHmUNVtVqwB0U6IYL+kFac6cx94TKuZ309oxurOfuoF2AOmujRerBLPdSBVRXYkqSim0L30leoKx1E7Zq+tfEQr2KLTQtaSWhUqw9EV1o6pIP7E/3O9
Av9TTii3tb30D3cqW4pNlxvrM/JnE08xJOQzF/rjAR3ilGHBawSuHTCeisflfsE6sI86JaVcdhzcjHnAAvYh3Tjoozy+0+4jrjfClPwBav0cq+nnmrouqLPQ
6t7fyZu/wLFBi8D4wjN8W4xWu1e9olnJZ+rfTC5dXcy1HMxWUxjK+L3pz8FqKtGRwxSP/5fayzjFO4HnSg9VpM9lzN30QPqAvsTSwXy0oRzPTsbKGKf5jwIO
XgKMXcCOhru0TkLV1K7sWP0q0wBuSDiN72EJ4Q3fUoP0v/oR0EG1KxcT5gbmwATnAFXm5MB34qG8CaW5Kfgh/WJ6Fdcoaqc0QsGQLbGFyA36J9UnKl69oM1L
qpFYkqyNOLJfOuKDM8p4E6IsLdGd8blUHFJGWCMBb3PPPpRkdsPz8mDjV9J4/8z45YG1aBL5QJikn9YOhT/p4woS9VZQEI6jJ5NWJ0fh5yy0bf/v9j3ptViL
QVfyAv46+ja4h2yobFFz2XQwVkxAinNDjQ10iq7nxCZftHPYB2WQPFT4ZN2XuBvqTAa0md/yp3AzxMHoJGFJTLesv8gXGK1sF09oC6TpuRGhUeJ0xqNfsFfS
D+Gf1KF4MtZHH5rx3FyiP9N/k6A429XcNZDsQd12WZkBWra2nN+jDVQv5Z4Q5xpReiN2l1DAT9LrUjvI9twCcTTzipwNE6W9/FChFP0k7wW1QdsivZM+INXV
bfpr+atYFbkUaAs4UFxtT6aBd4JDneq/xmUFKytB2E/4kRnrv+ZW4nZmHMROWIqps7FDzjbkWf0OeteFcuUpu+uyWMS0EFB9v7Kcfc94fpvOKYtFXaivEevn
7IevQSa7iEzecNg3QopipmISvomAxPa4aDWdjGG3UqOFbkpHFxvYS4/T3XIx7CDagR3ruUOUFqjAruATXeKL6Mf8lcAc/rhAUp/kno5XYqx0QoqU6gn16Nd4
NtPZci7rAf+Q3QOuGZ2M+imNuLvARS/RDPagMko/63xGTlb3E82o09ghobHSHrvl2oof1wrjXLpCu8T6IAPo3u6/z0QhvbWJ9DOF0Xuz+9WySf9j/6W7gPvJ
fcVy9pEBC8Ohx/HTctvy/cEk8qe/uPO52laoDBqzi9UXMD62G5xJLqWjBFS84niGHMJqGUu8H8VH5D4f76tMfSUeqWNSSqvf4Ve8d1qb+Hfo9MBF8ruebmYJ
MRaOnF3xNd2Tm558mL+iV0N/GyLTShiSd2TdWfIE2VivktkKdhefkNtgGnLPMgUtEZ6pJQodPKXoEkmR1kGeMyAfbAkNkIsFB2Y4qMjk0fw6vrp/otaRpn1j
2E1Yc+tWWxWcCi9LPkhQru/MbvaISbFN3N1SFoVd5HjwAtkq9pVfCkN9tcRjbp1oDNtQU8htqMV5xP1aOAUjgDe0Ge8CYoSnQajGBeMdK5TOofnUyxg0JiKz
7OYywY7+Mxsk9w7bwkCMf69tp3V4cG5crDXCmmp5LO6K/WwZI8S5o+h59k3BrqF0Ms6YIa4i7xmTpfTkj6CrppS7L19CVe+8mNoVdiQeS1hmk+BDIKFl9MGQ
J84RZ+F726e1nGc8m8XngUT8kNrde9iy0X0pzxXcijeXjlli6f1opOOsUuz3Hm9CnI4d4kxzE+Uknquj2IGOmuD/FJ1VdBRJw4bxEAjEk7GeaZeZSQjusLi7
Le7uzgLBLQTiMtLd01JtM5OExVlcF1g+3HUXd1ls8Z//rq/qVJ16z1vPc1HV7+UNULRxG6xJeVHzFwHAm/1TpIkCr91QvoNPaqhoZckXrQjuHepL9i1dIuXr
o1Knqas0QowR2hrfmHtEH31yeKN/FDeRfQHfom+oC5QDtkZGBfdxb2fdY6wQYX2xtw63UKtT7jcsJr+bPlizM9dB1UB/0I5rpU9HcHos2T84UUqDqyEzYwIg
Xe2nL6PM9q3sxsJT8jl0uAcJx8Kt5WdgOtvbfr4kN7UBMjW4VcoNjuP+cDmkAuILVck1H5uId0fzvT8oHv6mnqOe4L8aDPooZyw5AN1INCfu0C76f85BDBx8
hPQu8qEASQt/S60pxgSX0KnOOfqPwDNxY8ClDIlb5vAEUG1A4n9Cjr4g9MxdNUC5z4RjsYySBPsYz1giSTLlD8DLIZEBWB1W+7K7F7S4NDn0rhZOD3A1Tbom
+MKkOxTuntZAwoL/0K40mB5K7ilIVIr57fEQ7dKLiXrMcTydmSXWpxtzScE/iDv6W2a5KxGtHn7tjFJFd+OfCairT3HngOkSgJ9op23vgbxmRlFdbQlq1dvo
z3lYI+THXEWqnTtWnq1k0veU9ihivCO3wCuDqXh1rCfGC6x3UwGE9OP2lUynj2rDwg1cb/F9ejUmR99Va4JuCceGFuamyNt0Itxefe7uGhyk/hKOl6cSggry
S4Ux4Xi9r3MpelqPAEecpcEKoJN+ADnAT2CH8lY6UaDcHRxbrOscc2mDGc6fI2jBinFcqvbEckJZDcaBOz875Qq7GEmFlxCt6SaubaUfKDT0j+gWzfYdHkho
b7Tj8umxnhvaLfy0U4OOmJ5rA1399aygPTQnx2J4ycZ6o9I26CBkjtZeLAB0QT1pjxJwvLfXMxAkxtSPHWiyxBL5Mb59loWs4B/tu827uPZwI+h4QqwwCXbD
f8WcVeNcJq4+tcF+IrYaqO2Yjn4BV4IPqT8NMWEN9ZvUI/zIkQM9LyDlxbYScie8QuqIhQtQZpp+khkerBU8WLJGiwwWahlOMnAU++I9zTZVKzq7yxLRxm9B
cfGlfZFjgVWKGgmXI4YZ3/T3oSO+f3TVWAGRcjhHps1xW6DeRjcoCIhESIy29VSfG9HIFGlNwAxPYRfQPKRISe7nRBfsiJQsNhPacxnO11piwjX9PNlQ+qIO
IOLFbXotrTZorP4bWwu/ytYmj+D38WlqhvYHMl3fzrzAX2iveSW3mwgTM4j64iJ0I0oKe+A+6F21nmUu67LIynX9E96Iwbio0BRlvyFCrcBfcIJRXeweuCiB
/P8hB+AiUxtHunUPNhC5bTH0sBLP3MsdtUkgQ+oPWE3+6cjr92ii0VPqoPYJB8jVEk+8IJfz133mgnTpg6m9sFJvYh4R6E3M14HSR9kqxbHTlYH6ZBrSTeRb
+SjpVTolz4S65r+ODulmD4UuDfyD/Y+9R6cw30AfV1tsk7MV8sJFhvKIDrYDZC8pXX0E90f66KpgWH3Bcuh7bVrKO2Ies0Y/lFjIVjN+OjmBac3Fx3JS3DJ3
CcToZfQL6KEzwfnNNso5kTlvKqX21WiHnxHO2y7U0PBToAL92DyD2c0tl2eJdelU5Ky1nqMDj2pPtYHcBDJouY23IM/ZtFAG+SD5sCvN8tBexd2YSUvaS7xD
k+wNtVi+XGCHbzXSFO3KfbbtpjrZRuCTk15DLZwKfs7RrMavxkCrR68XahLchmIyhbbPwIxqSpFyGs9Sjiv7ik5oGdg79Uf0gUATcTWcFBpCW4g8qpdRqFb0
d3T/TYzGPrJrnZmBVVJnx1eye7GH9YEbyPe4KO9/sQn4FXm4d13SdPi28RYvFirqE/Tf5Cyj67pn1DFthbOhWEW+LswFT4hMpKHzjbG41iH4kdVuvFV3STkl
lcgC7Jvwh+WhOVEZjc4AZ9UjcZlI/XzZaK5/KnmlNBN2o4K+1NdDu8C3ENqJVbXlqOMnkQ2yE4WjrJaCbb5ONtEyyXTJenvDHe6HjxGGWipZW3A5q7tWX4vN
F9iCdcmnAiZ/B/ZI1Hcecj9QdsM1aKF0fkUSTNb8eBVbLDaAmxlY4ZE5S1JTe6rphTQRfPGt1RfbajADaKujOjKffivDoBnzyLkezyA1qgytD99EntuTyE74
VPv+QrtYXnooXtb3xyZAm3Vav6YHaN45nq4qN5ea4b8q25nX5gncl5WdKTrPKg/hD2M35SDaJbmBNQ//DSxHG4ePEFVpuHaK+wTuJ+rYj7i6imekpGAx2EoN
K8ohNP9X0bl+GpoSOiMvdWOO/JQJ7hP+XHqaUiX1HfoBruBOFTv63hmbtffye6i/7SXxRryYEg6+1FpjlcPHAh/1W8ZkoykYr/+nNiU6qxHkK3qeEpczU9+h
PMAdxFvuCLcMW8Ka4v4OpqUu1qdAHUtjgrlaJyO65Av5kbAATGlF59BxiaUOzL6EOKpM0DLoc0pTrVJQkZYjl9CBeEtbPl2HOUCFiFrBc75iqRVTjXxjxLsT
jFWGWd9E1IJkz0R4ljpHxhwWu0laam+G1gqtM6oY/3M7jFElqeo8zqR8Y4crExIYoxF9TR8fmk+2ActqRRe3wo5aTnNc6dPSVGMKVy5lhng53NZw5awqKV9W
j52sZeNfqepgi3kcMyHpjB6L52MjtBlwNrZV96hmfqdTZlbgjVN2M+9j9uodiF54PByN/O7fTp5RYGQsyiU1Cf8q7qfvwj3IseB/wZWSgnPI402J4XliK2gb
uR2XUj44G0EnlZHMI2ZR4Ra1DoExraQ6JAQPCjrIZujIko9iu1qrUq8E9jj7k7/LuosOJvMOqTl+n36g3cx5FjSY7fJs0qOPkgaC2nhdvLlwV/rH1Y2oH16i
N9ZOCz+/9UL3ZaEYjFAuUBf4pMTx2K7idsIUT3nIZ+8tj6SPwQ20aRaaYogLwku0qvsp0s82zfrddQmtbI8xOCIkakozeZ2UJDTWPxv9nG2lua4GSvfgdHAi
mCUsLqjNbRZbk3OYfdZHoZVwY9fEqKvYIJCRt5+dCebrbqw62k1ZRTU2j1BZD5DO4/uRKqzLZDN1DXQ21bcC/2MJL4hL7Bq1jDN5LwSGxs42nUt+rb4xf5c+
2/8Rg9w6OAk+y9tVJNzD9lp/7joZs8BdZuRpUNJQZKFvLjJEWcgmeeK5VEekYwHySlwrMqGl0HEKCzq1qVBHpgu8IvQXcKcMT9tJpDILi/y534TmaEvFYM96
OwLGrpSgqT5nRXdc+Kp7BfNRP1OSufyMyMhXU6KQFaZygXEySh93vNWXxATULGWp84zmK5mjzw1/wVfrGc7Ztveh6ehvzDTnAHmYzhj9jHx3FWoA0Zjq47ki
A+atVM7jDiTwLv5XbQRIR3eDisagkDM81/pV8f2kxrvsQCVTzPE8B/9Il7232e9shTCa8jFpgN7Sb5Kfum8nRLpqBRsQS+gQWEMFHduJv+AW8lplsTgZzy8k
9VdGir4bdDe/Uv81nLpf6SrMhuqXrTB+D02w+/FqygSOlWZKVwFPFPlHGj/EheIDUEeINER5s/8u/g9mDiwMRsGvLG/Z5XR3/3TxXyqZrWFkim2kcsZ175yS
09JZbDqzlh1lf6KmWIdv6FJUgx8d7Gq2Y8/xV5Yp4Vhxbfir1M3eLNBBqE8P0B8g19l5Yp/cCHVH7RTAqoowptY75W9/P2W8anInO4aE6xJJoTpYSC9jTqpf
Ch+LfNimTA9NKQGAJqqCSnRFriJLOw+VLZcypYH0L8pfIYd8RhhYNtTIN98Ef6nb6Fq6G6yXh6ZFCxXgKgYWTKc+qIuNVi63OEW5RVS11ve1ChfQA0FP5qGa
TrTRHco8NRkvgW/wH0CRskbqn4iDrVA36AU+pMTMVQx/V4eoTy3v1OHcWX0LfdKA6K7wCHUmSKLfCiiendWsqkuPUT8Hm8HvlaHGYL2no7NuZjLpz0yhtZ82
C9sMAlIXHC/6T7ymnACQVCj2laISd0I9tHKJlYQFaqkwNrsMfqmsDxdYx+g7dYpsoyZBJXp54ocOF85XpivNAlnKCqKy/5ytYeik0Qe9KbMETlYFd3LrIolS
TFE/I+CI9z8iWrkP4WvVfuIQdbGjGtJXeR70YLq1LnmeStCGopl6Z34YaS9mueHeteZmhQMDbdcyeZHm5+ZRRWjeUmxgTAt2dkGEdatvtgkzredaSHDcdGGt
P8r7JrYaMkNLrP0Z/IAr1z4gPfn//2euQmz7cjoKs37y3hiM0C3IBm1toUnZg/8Hjyak5Ov6HOkcY+L/gaa5vEIDLCIVqLepxsCD/xkXD81JLrFXNWjpEjwv
GEu0TvaTCLtT64EcBpW0vwIDlf2gh9SPjcIrI9/43vYJyC3pG5YUmI2tTf5Kz4aGcY+wHfp9SxnoRkwlysPPtH/0i6acoFnBQ6gs6ajSqCw5VEkpVBYJ72Sv
0VadT4wkf0id5GRXQ2QNvU2bb5fFX8loqol+TorTnilDtTKoxFpOuLlW4d/SwNHJ8QArEiOJDnBr+0tEkboh+wivvwKyyeuM6S+59HveVj9X0tMXhXqFf9TD
piZBZFP14JmyMUb5Mt19ZtOD4Hnpnuxep7HV4m7rHHsI/o72oEpjFxq90EE1vY40/U8uJB9Bd1WbD1W3P7IthFPs4/hOZQuMqknv1G9qr8IfwaXIZzRpw+/S
OX+6dRs+A37iORoT6TAte6dq6gpjILVZbSs20ZcqL4MT8QjijvQQ/oTWsg5OfMmtgJNYl3CALSfXDt6Cp4U0462+SC8EHUHb0glhzvjD9Vg1C9+gzsZbZLu0
i2tpiSKT6FhphPKOmiqZ8IWBTDWgMbQg1Fd3EJHWW1wYf683wnvZWxod4dsa0BKl3zSnMDx5LFHRNK/oCfkfaCEHpPfYOaaK4MP2cDeFJexJdK2aHe6EKeTn
nxQWZ3HK93iTtk1LFdvwYWFxGOZHu6+R1poDw9namHAGdlArKHlmOqcLuoQlu76Ks8I/gdrSgCDs+/GpxCsFBh3FUvGRuMI2mf9oj0drORs4xuHfgkWxEwW/
HtLM1vFFdYWP2NfAp9zXljhxDO5QL7OivlM4bxDO0M/ZVQv2pgl/3WBVF2N8o3P9keQg/y/StgQqsAh+UzpXOaisVwYGL1O9w3eN4cGfnYkd8GmkYJD+24np
8lSqffENCvaXF96rSeQRdR40jL6KLrRIVR85enmTwKXixuowf03zk0CSd1RyDbaCf0VSRJ7mifRRQkVHQ65X8aX4RlFbEmo5PrD/yOOMFvjJtTscDYpXZn3z
fca2GQHomfWc6DY8Sb3CcUoj39rYRtAdfiReBlcm6tkkz3r2nZJkpNB/K8n0FyXbiCbvIlfMbdUz8GNTM/MMZx5pWKvm/cU2tJyRvDXWVmsX+Cg/EiOgSspJ
XKRqUFs3HCdG28bgoyGE2Z19MRnD6ykAGiQ8w0bZxsI9oZH4bu02spLLtlOhPkSuFs+UlX9qvCUfGtlMzeA1xWsqJasYVegL9ghbpHRJaBjNKQOCrVVE7yXl
KZE5N7P9ULyRJ0zU76NvuBIpga/KXIYmxf8QdxAtkwnT4J8pXeOh8QGB+gVx6gf04PpL1hvWIeLaoqrq3/IybC93Ai1FDoorSUQ4I9UpWOkzi5meH9xAxzcx
gmgFtZV1uZu8IHiM2F460jZV2M5dDXTTp5izqWTcQF/gE+2zlTFGFWo7tE6pYf4TVFHL8a+phlhdagxVDr8K1xQqI1meTupM4729Mb3QWKKS8lttePGfKCVh
WnUTq++Us0ybje6gdiiLVYmw971+Wz0ZXg4PpN6pnbTKRmuTAhbqpXhR/Fb6FPnBNo+ugf9QVDrG05IoDVQQBggm1zSiC5UuKsxIR3s8VYJr+JjR0m4jTKZy
o5UdDl3K4DtDndmJ/qGJuh4KbDHxXhTfHFOf1KofFweSK6VTgXRbNDoTzNHOcn8jlSVSFaCqBRHkEL8sk/g2eRDm0zfjXejD6FglW3wtVhZ+ATcDEUquNAkx
OdZxQ+VB+WcDn2yZUnPjdY0ceRL5WIDD78Mp9j5KrP4ZinQ/ww8YlxCJCQkRyg0NsqxE7+lHlN7CD3szpAyfKNwQz5nP2nY4KsPFyCx8tacWcREbCu/w1io8
B7pDNbX7rE+uIrmVBnx9tidSJHbGLpDp+aiaii/zrKbTNyq41fvSc51Y7os1Khq0+zHLC22LXpecNsZlOOJzqW76TJDrmxPqSs2XLqNX+eb6G0myTgLXhNks
hJJSF2S10Al3mxLFdRwCogPf5XzxgGcJF8TO+07VfFm1nWeIZb9pERvNjmOzq7USMgph642E4b7qRVXZz0U9bMO4uUJ88UDlu/Ax8TY4J5j9uVyhNkzeZiPJ
t4ljgneYYdEbhSlw2DqE/9N+Qn3tm+zJtRT5Xqv57GgQpa0WpqlXHUfVEBG2h8m67GK1I1dRfIfWLboO+nCL4R8bmtqDiVPRo0JdbJilRoYf/o7t11cao5V/
rL+qz6mlwh1CJCOl69bmanVhgD7A9F2ZKbmgz4EjfBWiM5Sl9PQQzBVqONHLuZKv7vhLmUP/ptP0Er2QM4i2xnG9GZOseJB65baBPCYQmMp89OdivYw2QjFT
w9nc2KKtUv8u+hdcDKhwf18SWgYRVD/w0D4daYncTepn5BkH4BEKYf9IHrceLvKE5iMa5IAvyyXy/uwychi/DC0Sf4DdSE9ysZ9I3G//abfwEtpeWsc50v2C
6aXXF9KYd7VE6Ymd9PlsrHAtYap4NKmLkI5PIQ6Ay86DKE0MJGHhpL+OstMqB8PO9uJJ7TZQ9WlF522Dub/sE8nVzu3aFRBBfi2eSrzG3UIP+x1oL0rD1Ry/
KMXQHqpIbAcGYVcZAtdcD7Ebspj8A3nHzUduYuXgJ9gCcly4PT8bfih19TjgidQd9bWwls3D6ugkeV2cVfiuSAydgirpFakDsoVINKoraWKqkBlspn0wVGmc
mB4+qo0Gu2GvUaCg2mZbHFIFvFbwWIou1DoJA4BfaypvcbYjF9EBxwVWlTeLVwgXyFDeymP5Cdo7wOmh5EzHzIR4sE8xOGp5mbwXuBySTTd/lZYHonxzoFl4
VVEOtiGO6b3wyUI83Mx1JngR5IUa0I2YhJ+z2K9cYf3GeXs7aS/+VWiufZJT2Kpcbds6SPBGkafM6VI6/AGuSO4AC5URrKlyBNmJ2YI69HDyLm0ahjkmOWYR
d2Qe77GxiuMqtR/MUvbjXZnORho3L+uGdJk4Qt6QKrBzSE1qyBwEaVgRs0HV4UbBQ8Vj4bVoHsg06lJplqbymaIbaG9/iusV9C9+0HsF/kUdSRQ5XmBvhQ/W
FlojWyXkvOVtYZJ0EW1lOau1c6zjX3pOcd1z7/mOJ4fND4vf8b+zqjct71ly79zF5Wr6d69mA7EOnzIed/irIUWCKzpkq5t9C+lKA6NPygH6jnu4+4hbtiWm
NBAvSm3so2z97fsDFSxtRNKRZVuIH1c6I+XAGgGWVIeP3yXvyn6FOk3BwqZgETlKXobEmuv66go3pUUr1lhvS//66jmayOscBfIIqRQsi4lVVirRfpuYHnDB
n6FioQw8lqrkmNmB/AHxi72IC2+ebtmmVpbdofs/eWY98Ye+1cjQDnqCDKbPIljQFPGoYulVfTl8G5XtJQASu2JzgiwxitsnxMKjwRokrCNUvONqsAXfEYwR
a4jpokscie2rabHXlxoW77WLDp1Yo0zHtuAVs8tKvhW8KhiCx8IrPBuKJ/ntZPkCHMSqZcq9xB7yyeggt08xaUPMsDxUrB5GjYqUNeylDBdXXCXYiaqMT0Qr
wPucpcSvelBAimZJR3XRX8xz1Df5Et4GWZRIqlv9CehIpY4YE5bVAcRQ4guZoCeQDY39gRHuS+Q6Kcp8gH9qVHCf8rVBCCEqEK/MxZsX58gDnX+IBt2H6Ulv
U2OUOtRl4TeiWnIs3Aab6PuEPISHqFccH8kcfBkYqg11JUGfQW7hIWW3b1lKF+NlqDwRaVSjfw31CYeD95jMvEbBS6nV9PvcINclJAxfgNeY1+EKfgafib1D
umnvbe1JIA4j1Z8OVcdviRynnIufU7AXJOvX1BYMjyf4fk9Yl7yMmSU9t40n/wYJRhc1TC0Wr4JmQl3LKeI1t8972PcG+xUZGXUGjNBm5tXFByOxRReFh0a0
tVKgbmyafF9vig+Wf1AzgoukpmS6eXdwXSBXDqOZQTN+EVtEZjlX0tcCBXBLNJotZ9wrWk7cxCW4LRgr2LUItpvSAv1DbEBddSyWCPwf4ZR0n30NankI5xjy
nlyM9uI+iPF0U3FYYLdYBj/W6mp92f7uh9QzuCscKf+ht8U/cTe5Yp3Wu+BV+ArGNGUBz6HfQJcq4/HdRBThhJsrh5RnSVc8KXyVlN5653y7HiNP9PYQaqmD
g+MQLma2HCVsJAbQB7CLiSehWGRnvN03zNSgxvkAY3pRNNLRPGqIv1zB+fxm8XO5/tBxWwp+BmrM1oNSiq/4acTBHfWeU7vprUo+1vMYdUlnpb3+h6GmRV/F
XCwgfKocbTyyPcv6mJhZ40DZQttG6CMVyZxP6q4sQZfTzVMrgXRxSWCGYigaOMNfZTfxyz0T9fboSkpAbye9jO4OypScwENkFtxURgInjWn0cOKQ/S+6lz8q
0M3fhMshjoKD4ns429fBWwceLZagTTRW8qir6e9BFX1FXFUD4sTQ5uSN5DFlSfiK0UiuU3KV+Aa3pldBbwR7sne9Bq7bEOMb/gaMJZ6BD3gnmJdn4+2l/oJf
esAvFQZpKXAD0YM/TugG3kBHhd5Kbfhl0K5OtkYTlYhZ4jSsjTRKnYm9MbrnnSAocYlvAH4Iu8IdQjOIQ9xYcqbQ0FbB/Ff4Ntm09GXqZdxlGSY0xMdyNYhR
YlWxoW0wVV47YjsITFJFeA7nx8sMhxCJvOenOgrBHvNc9UjGemmP8okrFePj0sFE23K4YuJp47fIgWJ5o6a+X0/EeimrSZvplf0BWte+HFqmTeJqge7q765b
nA27GL6nCtlXA6+si3UXaBOYY70HvVICHAh9LDgbjNR3+K+aznsuIE+LuoX98l5XZirHRAciiIMgLtkOw0yyNI+Z6pwtJpLdlVHUOqwzOC9Uhn/IE9BV4H8b
05XPSnyAdjth4J4DXYpxyd0dHutwYaXmBJPEYfB7OZ+1yxH4MJwLFsCPcoogi7SLrqMMlr/79lFzBEbMpOvCT9EZ/Gh0OfQUjLINkcfm7IVj2P76Le2kUDG1
m/gioOBbtYyCJGOOlEMchBvgsK0bWEgsgnsbyyx1CELBlIlUon89t0J6qJ1HxMSLvFPO4zN5hbiN/6L0p5YhQ9FqOkvFqnWM+oW/gx9Qv8ILevnQNFBYNIOr
UVPWU5wZdLFWQpmQfPG/4iDR0PpFi3brSUVEnikkGkiP/DTQ132m9I/wuPBa7AC2Wvz0c08mpNQ0Agk+fjleZPOIe/B0eZO5Hf4sa774P9Nr+Ftyi+L19nRY
hUVrG/Bn/AXxf2IBC4pOIdmV4oVMPxTdypZj62mvGpjtuVezq/l24BQ8kNWjb26g5Vgp02bzZdkqFXexFeYsQx5wp6W7cBS8V0mj3xV1pcd7hqBJ/CDlV72t
NM9HBczCXvar3smSEZoljgpFBLPZywAJ1bVPCv6BbSf9/J9MW/KZq0l+fXitrSQiGrzyHMOfsC5bKbzGMR4flnreYYUveIYwFfSmSoCuBCipEnQGrNLGO63y
8eSpWCv/wbU3Tb8pIWG8/R1dSj+Wi7QuSGdwSD+EZaEFrr7w5LS6bohoizxCligVjFK9GVVaUrv0PtCQe4iT2Ug2QBYz/c1s0R77+pid4nZXOfAr3INLDJ3Q
tnGZ5BykLTYG7NAipFUkrPuNsbIhDjBqYTuD7E/HqaD3RO6rNuIfewNFSVxuHNKXOUcmtHLXlDY5rjqsRE+QZyxPPaEUh7vIrySOOU5XCP5R+A7sQrvLDH5e
LLKl0scEFu+IDNKXwU/t41P+1PKCs+WL9lmeas6byPySC/Jl+E/hJV/Ovhi/Ah5KicJFd2lY4pJL2usbdDfe1ut2nl2XKl2kJ0N1qUmpQ5HckviSyc63hOzW
6Ta2wdAFXyVkMXqA6yUNFsep36wiU0VZIPRGBoLBqTHeNLQrdzT8nDxb0JHNxnrSa+m5tAx3BDRxwVYHvix2sR4Ej+lD5Em5MiahMcwk+xo/yaBSSw1HqeBS
qja5ztnaaKlud1d3ftSOqYOw2VRzqDKNCyamB3065Rz/gZqoECm94EJutXSbC6GPQA2tSP3duct5jb6r7lHKGYXCK89E/D2RISUp97R7P0+Q/cozdS59Dq+q
PHN1o167nLQ7NTo4xDixqT5QBQpViWxnBIxpM8LfgY9tZE+xNQETIaTmfGE/9lbNMIaoNm+29zW9tWCdyLuG5y7QbHR80jZbHXyGWF+QjB3kAVsbfBE2R2dB
M6UlLLs6u2hhLpeGzrEdlh7o79woOlYeRZ0UHtPVuDO/m6kXfDNih/MNv9dWM9g7RJauQ1roQV0IJWk63cI4iEzQU7BhynS4IGclu0xZT7xXPymLiXHuZeRG
28+KMY0C+4QV0BWhGbcmqZ8PsSuBXOhP266CgXwDT0/2D0ckVA6qj4TVXUp/2UyML67401R/tdVMbOicCY4yIFxi2NX6zvZGH2S5/FTpYo7JPSxPRbc6+qNu
kRBPoWXYNCEVq68ZJdfp3mCAkheKCobCmTTDDmQ09S/ZI88GWwv2iZFChj1Ss+p1hO1kf+Oknh64hh4ILFPrOS/Ic/hkUFa4hLKQ7elMy3njLrLbMYPNslvY
lUpAsZFbfCH5iZZDnINVMSO837eTWQNW2gaB2inthPPKOOIpVBvUrL1Dj8ahImewJLkOPlZ76TpJRIbf4kMxOlQ7fwe+MkJHcrCGyFTpCZEoNrba+VFaGYhm
JfwIXygfEc2+w9J6DJK+SwXWrsGOTHNqETkVrMQyRT4xjLKUlw6ByeEH0qviM3gGk4geSy006qiRoSrBVKVK2hu7i77FvZSai7OUyGRZXodnKOPEQiHSd0rf
rUnYRuIHN1uzQL+pTnQs1UjehXVVXcor51hGcB1V3+Op5JDgC7R+ikr+YN6K1qhagl2pwl6y9eK9ygC4LR9FW23n3EuNH+oZ/JXpJvEEah/foeBJ/mlsuL7e
C+kpWrGWzO8OzxN+BSFhpkaTjfUbCePZ/foNbgzQUm8au/yrwG1uHFjHZxWa8XLB8lqeL0lA5FG/78Pa0obaQvmghclc6ZTTEvQKtbjqOd2DIx0rlP3KdLvL
6CNMYBcHekrVyYrqJ24B/cXz0TgN3RBJJQopFSPVNHaVrzFaUw3yDzU3mFnTRPWUbHAUncf8FohIaBY4ItYT4DpbNA6vqU+EzqnAakN8KXW1t34oXE9/BETq
oG0raEFfNVN6Dr+VucVsdGSTGvwBGkM4perMHF97UEvOS7KxFQLt6l21rRciqXLwda4S7QmkSz7sRvREv6EBcT+75adXST9J9T3SSB2rJaHjwl/loHkqsRLe
ZN+mNgFuTxIYzp7hjmvP8WHKfO6HZ4T7OhUZJFxDfzpEJ6WWepRpAZH8LSoOaaHW0/sYhzwvkWKLYPVC/vxdcX3QhECpjFKZ3krgtt/HXwGVxFf8TGR53EG5
nvktdEscbGuV/z7mkXAQzg+8Sv5YkGarJz4k+sZMokepdFbVwD+2BGEeewushVKZAc5b8B1zqfulQUEZnGHrwq6RPNKwyqOoDTBrsprqlnwvqh3qAHfiBuaO
dJwJTIhplb8HbJeo0H71GrM13AVc840STnoF7/eqL4ltFa85H9rzg1WEdKU9kqvsxhVwrPCLthE/rQ6xRPv+hOvF3XbkiudBPDYbPl3wJ/EW3+mAle16PNnJ
PE7vhryC3wXL4QvInXQb+U2wOgZLi0vHSy9SP2g7waZAItpEHx9cLm7GQyANfFPnKX4sSzSRK5WdVDBmqnW4PJRpL/7lIeQ8Gc9eJy4QBxlljqNwBNqXawI+
MG35mfQTcYyrKvmbuiNwBKsOV6rGQjOQL4HuWbOTUfA7mOC9a99hgZCP3GdxjmwGt+FrJkqPVuakTdH7wbvlFew17jK0N+AEm8n3wsycTewXPQMbSBcaHNKN
dJtM5PBAG3sL21QER37Tk7izYE1Ue2216XBwGtmBSwsV8L8Hr8ZZi636UM8U1w64stMtLU2mDQvpon+uQlvPF2hnlVbi+bxcbQZcBNdUi+Rr0u6YP9nFcj15
DjUmPAP7C64YitfyhSZFY+hf9ZV8LV1SylkG8UNTrqJxRAFvRVfQCYBFLfBNcD6hPmrGoxweIxOPoOprhfBk3xJtmEKGugMEUjGObuczia/VGkQT0J6qx40T
shP6+dvpHZgjejMhjbwDn+UTSy6IE/REFdI/0iRyg99vumOehLj1Iw6ETOY3QJh42pbj32Geh3dGl4QPKbWDPm0Z9kZOM4Yx/YT7lg7wDX6KkGvcZVQsNWBL
mKlGsRc33ONy2ROiT5xGtBN+FwXhATf/J9sfw7OC2+w1kTroG0QhdeEod6tgUKIurxDf+3rJirO3vF29p5X83JM51lR6AahZXK762thf8SCMJw0BqtJfGAkK
woXyy4R3RLK+V70rtcck32ixX5Dx960Vi3+XcpDk0A5zHDtSfiA3R24bExKX6meo/uaF0gXLFtRE3lSW0o/YaCxq+Rm+kS3gOAF15ePyH3H3veMK1jhmIYx/
34bBgV1SV0dD32r2rbnU21K46TEC28mt/pbCNBvAj9dIszwSj+mwdEvNJBLyE9n5yRtSG4oZ0DHbFLxGUnu5vZwpRAYWxHzQT/sb0O10H6GAEmyTbYZSlXET
o8FlPol/SGZ6BoBDyCpqf+LmDSQXx34WroMJlm7SLGKa5Cc2pUTQLY1CtUz9ADn0lvpRgRG64VtBtDZDecsvKegj/ShguUf0PMOF3xCb8LeYF3w/6bq8FHST
BmNxtOf/77daZunLnZLngHU8Pt+Ip1VbFWZWYCW5WV3sW6o2TTinJ+Bu/IDnm/2ZOIIwgSLbD6wqCJP/WJz2dFy33bf3Ay35lqJVqRZws7f51bk9lP7guKUG
MMzNCp+aY/BpQpncBjIVreCOJjVKesL25H4XxrIp1qfiZXAJ62cMgfqEGpW8Smon3tMPKoiQzd+H7/pfJ+SRTb093Y09S3PvELywALhUOXmBKy3YxruQvSf+
DU1DJhGZYYnszL4g76mXk06pW5TfbCbQjj7K31c8NKzOQi5EzYB34+XxLPwx9Y2Z5U836ugnU+7zdaocjQcCid2Ce9pI/jDal96poNwO4pR8S27h3fP7VXBS
+9v5p5aZtSxcZP/FkeCSQg/V2sxk5Jl3i3c935M5hkXTE6nnPpEpTzRUrzMfAxtAIlEd3+y8rv2iJuNHhRdSN66VYE+44cy1RWnvuCNFqq5JY8Uh0njNrdxP
KdNXUg/Xr9YrgNHMH2Jjbbv+wIOInex9SiF4lToRYdZ3FXaDDTHtiR1SYmF3ta2WKxfRnzhRK1RfC31hsxbDPJCLkC/oaNN7/YC+BvnbwJWpyljPQe0vvI7e
2nPSbkUrO58qceBJgFoXrdnEPmIPwtDCVkX4SCjMjNSQtQ/DsUty2vKf+MXZH+OvUEV2HDuCd5QSTTZe1K+hWY59jr+SGwiVLdfwYXI9Tw8uT1CV/fa3iGhN
lp65N7pfi16sMbOYDhgztDH4VwhPSfd3BJPZZ1FeLDplVXFr/hJxns/WEvBPYol82GjGnbV7mdYJiNAFyrZbkQJvNbYh1yA2xtcqtgn8pzmM7AlYzed8TSw5
Ubes/bPHmu2F12wnLEuTjtpiFcXclrvlaG7LxyzeV2BPuBhGQUeGlstrU9C7fKx0AJ4BTUVK4QqSFa4BfYy+zVTAv4Zby32UWQYSrqowCdWYM9TT4n/0RGGp
uMpdTSyVB6nz4MmxCWCA2gOrzl+2bRez6GOUEM6RHqtH5PI5P+jXeIY+Qz8Gllk+6n57HUdt/TP+W+JizmEaal7lrMg90Do7d4fP6Gkhp7rFdovP5f4TvM76
YnOifEkEKktt9aPKA7JP+ER4tfpd+7v4DvsKQYQTzCCiP91MHwMTwl2ww9cYMutn0MOpPmSwuJeUrSFkbna/+PFcXYJHilLP2g46JppX4Qv9teB5gazAIe6i
HhtO5p7gjwhUXhIglFnwnuAC5SZhVaY4tuoa1tLZISKfcksDwja9F1W3Tm9C0E1KfmCxcViswORKnUFow/+Yq/gJokagu/s/LBrvp2doc1OHu09Q6eE3Qp7a
XIjSn4NLwdbKCulE6o6fpDGVSkT2ISl4Yy3A1SwarKVhbQqH2cvT092pzrnqcHWQCSVy7L+6tsCb1MNCsvoHvN5dzYh3W9XrcC3bF7kM/+bMdo0ObjPe0yM3
FArzNSy4RvmEJ8O9An3TzhoVwq+dwcBjtJH+S2l6yFWyHt+snNIrBPpJnY0IcgvxRZ+Nl0cE5jiayczDRbWBDIiGoAM9uBZvW8vvVzXkH7onuCi5pGbUGWS0
o60uOhOVi/5aNBH+m5qjlwp3BcI8U81TG2ir6NlwkXJD/RfCqbq2zfIargFR1ft3aDGjoicr1CZ6iL+EprlpvhwglfXoFtou1jFWqi3BSvdxebp7HpalXxQR
fJp40u6RIpAN6npLZ58ltqlISueNFko9dAl8DrkEVsH9bM1CM/mPRZ0K+ws2gzMPInxUY7W1uw9W0TWFppQ7wuuwP361jFN9A8/pbInI/10yw8uZM8w3up+W
ZttGVzFmhqNKnhM9tEDRSOcOpCFsF/eoNfSAUF26RrQzejIBI9ncc10WqgTKGcfBV9zKNkquyfzAEHmuczBf2Wxy9PLmBJbLxz3JoISLKNKSywpOVjkaGByB
ZttMZewk9rvzqLCVO40NljL0qfwm3GrtwM12fXKlGY3dN5wpKa+0c8YbuU6gmGoqk9ofwC3vDKg2ivmoVUp8o81AodLKwh1lt7kT0lfaSXb+2ZBmx0qktnuM
8YqYKUZD+4S64CRSF1lu/Vx8nfJKF2UjiBgngB//QIyM++KvnneWLQXpZq+1TGlJusyjsSq2mtQG0B+JYF/qq/W6WjmlJRQga1I/6Jf6taBuXGNa+xPgJ5gG
IPao0ogQxctGYUwKvlvZG7VW72SY9cFEZ/kbmsI+ykWC09fWl0wbftFWEW5LNa6nkA6t4sz4AK0Hfg4MTzD5I2FUHZN/xPkDaMIBcTE6nL4txULdrO3wHkVJ
oL15vXjF11vsBU5Tv0Az1yci78hoerS5e3hTOIKs6twZfG3gwSJHff9ftuqOfaApxOrV1EF8L397yaLOLRyHvsCPEnu8te2w8Ir/Qz0L/iTWiA2Qh47RgZVO
Uj3H15U3mSyC23Ucn0WftVyCmsM6mlm1sDAe7s2iNkQ+R41zNCf76HdVleKDpRCEo0RvdChYJv6rzkN3gV/UO/oqAcVBmAm7gSYmOWabnvzMlp+8z/4onmVM
g++Q6+nH4JTSCNml80DS05XDCeOYvmhb3z69ktiAtoJr0hKjuTKcvCYdFh5hbYQ+2kZHPW60MAJNC/6Kj9M3w9PsI6pwmN31Qrzs2Sh2ElvH/s3u0DuaXVEX
0bE161A18GnoOnF28XqLBayRf6j3zZvyRmApbAVnBXKo4x6/jExnuuoy46IfGp+lLPwsu07fBhYqk5Lm66vdCXw77opSO7BUX5z/t4iJLaXXYLiCK7ewvY4c
0Eq2kd1Dm8ALtamQ6JtLPvjJtc1QLxClC+hetI6pBTTa2hz0w9uDdUZd5bhljr2nfSz+CtmML/L6/Nm2k5yfgMA0aQgSts1AfqceBcoXVjFuC1edQZQzIhKW
0ZPD9ZUhsFz0FT9P1WGWoU3N9STU+x/ow3cTzbriaAR4xKaf4WclL5In8XuZZPNioj9XESthG2XjljV5txJnRackrOX6ssdiluRGwK08Z6ulC3Xg9v6p1lI5
gXzPrhSGiPHsnJWTzB8sB5F2Ymd4ppqv1xKB+wMdX5JuTjdN4p/aDoAYIUvwBvr5ntK4cU8/ocwGUWAUXts6Ge2CQLCDjRLTcLPnsULpomQSZttaC3YPAz/k
vEgLmwQnai2Ds0Gb4EZbJWwlcUmp4+gDGpDPWRfz3curLZBC9KEsRvdBS9AJ4B+7x1Jq/xVJCSWg99xCoK82RO2lm8QlhtM2Cu9Cfw21QDNdD6lm7hpyAxpS
vpk+pRTIN6hIfaxyh+rKdcD/0FNdzegY5yMizByCzhK/e48ihf5eaGWhrflMzT0wQcfST0EmdphwFVYEf7qXaMvNg4RGoRjilgUTG4DdNiqwGvGDZv5Mcq1a
St5QUgW3voX8Q+ldloGtFJbRWMpQ1VzyyQl7GEUhk+0zkSH2ZLjQHkE9Ed/xi4EPHSeh8QZxk+msjE9syo2H1qS4dT99T5yjVOFnOF/oE11LfhpADhin302u
EVJZe6CVZSTozB2SPgXvFISFKtKmoOxeHO4fbkMedPWi5hEx+VmBFrwTXQvdg8LW88rRwiWgCTdSbw5z7Ht+D2gn/Om2cUT4RMqilEfhx54rer2UQfRiHPVQ
ACI+ih21PiCR2kvPhDspK2yTzO3kacHPphWYjBaFyoKF5HwC0DNdj0Fjz0AoT9CJC2AvWIVGYVXVEXILrhrdLvVXdTOVgZu1bY4telhZYthSNO26SyWOBTqB
FVQ7ASKrJW71sYFAwXlugRqpTyjeuaFluLovWheolcLvoL2xFK4nDqB/weL0aYFuaCHZlLpZYLHs1ubjs6n3KkLXF//Vq1N96Az5ffwtvQjcR08Iy2mCnKGt
F3LiPtAUaO+9psVgFaHD+vDkqvxlpQ3IA5OAR5sN3gb/Z2iBTDUF/xZE6H/Jup5ZUh05RW/jnBfobSmT/oAr0Zt+GhjNTZXPKJOcffWtos05MNRN7w0OSe3Z
K5SC/as8gu8S86hKjg34P8oVscjC6R0xM+hJHCN6ASXwWTWSJxOdiErJqdBIS8Ac6X9c8LLKYLYMzuHGQv+tiWX7mzhTBT/HLs1tGt3Y3lJpBGZIbf3DbdGY
mb0mv2Nn6Z1pNfa8nqWXBYFRJTCUrSGlIMXJHQuXICOIL7ZjerTWAmyCA0TrAtTYJK2Sz4YmY4/VB+pJriPopHwDmMwiUVggQAqdIQPJt+0x1YQWWLoXDAb/
Io2Y2il/g77B7qw54bzwGg+io8XR+IOkGiDCcd6/kJeVg+hVosUGK9Jb46letjbeTt7+8oJab7VHacKmA3pVuTI2pORS8H7K18DqtP1BO/ZJsEvr4WfMRjIe
fYIttCwIbg+OAkFxpvoscDw0w9UeJASuc39bG9Cxkgk7DfriPrBAmqLnBWzQfWqUvR0LO0u1ReC09whxkfiurSze7rNx8UhVz3i6GXiBHTM8voXkhZBDeUjk
Mp1dt+mmGB1aXHLIyCRyw9WNNv7Bwv8K3xL/EbCjujdZSLcMkVcirOeLul3XfyYkUPst2l8jYw878guBtaeyJ7CVKJKLiMH8bbC9dCl9GM02dyeuOLIK2mup
nq9ckXcr1o+YIfwqPxCaKw2d//8KxVzmOP9L+J6PE4eBnmAVuxr362vIVfSx5PXaRyCta44+Yzz+R9a2pRXQPKNEOUFpzCaPxXZImmpk4C3g+XRDvAv1Tkhx
ztM6k1EQljL4ZzKrewBlEN/pYxirvvUb8mInVG9nYK24ip4o5LJ/MuXwLiXz1XagbWh/Qi38C/wSbyVV+b2g0Jwaov7GhigbmE76HPsRd5vQS+Ug21K0GL+o
N8QurD+Yi2ws/dUw/IyUVRJJ3lQGkm+0+pgpZZ+jl/6fmm+QykIciGnB93gg7UfJRNfVnNXIdeOjlst8teyjKgEBWW96bz9JHQQYuMSY5ZLgItAOT9b7BreI
/xndqTv6B2Kh5xrbH86i5grDkQgyUlBIIu0oGIl9Ue1EeV4QW21i+K+1iny1Q/a4E/JLKxBiTBOCe9F5ph+EH99ScyQxjJ4vn2YhoYO1h7QKCYVX4j0wi1Al
NNQ/yP04j1dH5A8kB4Xrcv8K3ezv1BW5M+0feM0RYywmDaWvvb13qQ3eWADyY/pDSZaWFsxylu9WeIxfXVxOHuD9wXVXOgrV5US5cZ1KOTG1blJz3LksjVSm
ENyl10Fm2F+il4WO6vXYaMGONCOLfTmhkAbb9EIL9xGs1H+AGXB8eGKdm0wEddLSRVrC1hMzQQvjDb3WKzriRRq25/zg+lqH4f8hK6QHSfGoO1gKNyYqORF5
uL23dBqwymX0NVZJiYEdnlypnGMcuy9QsXoysjEwAR6MNK0WzX1xLALP6W0kqv/PuBEtMZafnSxAk5gzoI7wjqhJuhRCrYntFqzAThywW386HCBuGSdtf+ss
iCI1pCER4BJ5BZyWSSSC+J8lgCKqjW0h/8Knoz08/wnjsN1ykfLZ6GdfaPEGauIdwDvtEr8Gmsb2h76JD+T+aDNbyYbxcG/uEXayeDG8wXIqcidZkPKvPhZf
klq/uIvrgbzedgZxJZuFXB7yrPJfQNz4ZMeeQKnezx5hP0AT9s+eASDL3pRg5RhrCXOd2ryxA93NdRgtJ6SIfXx7HB19T7J04FWM6H/Y4+WWSQ/Eqv4M/IVY
wFtc88I9wgQznp6Vn0QnuifitXJT5IfJi7S2oBYYYt3ELZcJohhPFmNL1qfks1P0Q4LZOIDmuVPw+cJ0eSRaGITcZ2ivbQpWntxA3WXK1L2IO2UeMblmNeW5
7CFXyd/INdQw9GTCGIWlm9EH9NdiGK5IFsuLqWR1gPHM9sXTjR1Ovlfri4eMSaJLGY1qeLOfJ8ZRBUl2Yk1iEMs70NpSV8rGziuLU/7lq/kv8QPFtfJOqUPg
U8E1PAMo5LaEJ1QZ1cv4mh8mI9Uo4g/+M1lBOIrnhjLoy1QnLRanQAn9QHdRfxVh4ku8MTI8OTv7NX0PTcPTUEiIJZYoD51+vIs+S3Jrj8WF9G/wIUxSMvHM
/LsJmdw6tA+It6Z6aTQa+g3fZXGqT9eZkVFkBK5jeexp+qR+xdvPUZ22kLeBH81i2rMmNSH4FKKCSaHxRpLjSOHEmIP2MiibVqxv+cIAJb9H/vOnwpVBkr4e
0fHn+jEiGZomHLW30cygjydi4wJos2N/9WeBzOJ6fKFpQ/JzX+e46yYHi3jO808zZ1T9l6/kXx0zKPF7Vki/zN9D/lw1CG5ABG2nzf/DZhqO/OfGV18T9wHv
WqIH1M3W27uI/yREmwZIt3zNLd0cjS0a3Ioe5v+rJJKlMbtygbboiehYoQ39GfWJt71zpQPMidwZ0GuhQtFA23XWg3hFpai+XqCiAauu+y/p7cJzg6IfJy9G
HUDr+t/KIXY4HqdRYDtAPAXCV/U+fAxv5J5BwcoEayeygXyieH5Yq+1jLtW6B+8PfkqLYv4metu2ARh6oTfUGriq41KQUvbTLmqe0s75uMo4ek7xMtCDLefd
x/RFWiq1Hd3429YTIRLYQF3PX1IjayBqpVFDKbSnYzjXzjHbGMDQ8lLwiUqjQ0J1taNSgNyG+yguLFnbhbyXbHK0/t5RRllttcPXqzpTgH2+sTOYxBx1n1dr
bHDqu5g5WC1iUKAn/C9MkmPJjngbvbd7d+4hR7HpHrCAW0Dzx8kUt1CfDHrjV+BZTC79Sj1G9QgWV7lZ2L40C/Qo9zLzscSBaEKDuknLqQBaUXuBt/f9z5aI
VourpMPEb8aBOBbxgiZ4DbWJvzneBTuMtBIq65Dbjh8mLWAGaEVvUysGRyp8qJfrD/o2m4bJIZIpRzenm9p7e73yteDh8Ev0ARqh1ADbdY3qhzfQHxRfoQPC
SumJciw0NHUDZv9ptnfwDq7R2Zn6epRJbBGMTcqBH9q3ytluE/4JOyz3hKLx8kpEtYbaXuWBIKjHFEEXXEdDuL4QR7R1ib+he0AGdFsBjsfMMLx5cRGckbpL
C1GrdJNuqj0THqB34vKoacZlvSncTt0F6ZSdqgXNoqykJcgFs2OH0pX5F3gj6opUlrRcLCIJPd1RaByDJtM5QrJ6U5LUo+QqR672gBmDeGNUn11Ik0cou5XH
+B6f2fM/4Sr+BVu4vhrl8A1Hl3iayJvEdc5NoWnwDXUwMZHPAe8QSP+APqF/GG2Nvc7V9hEpv8nx/pmOIXy7YL6xjY6U3urFZJYgwD6oDbou1F/aktgSkORo
x15B4s2aSepCD3OkCQccW7wrMTp+Cz/EEWm9FL/V+z7xmzDcEheZ6VvqFy2t2bqOs+xp/zVwPHAmoQGx1rYHbqpM1BeRjUI9dSCydAZZg5tNRRJVVBs02/Hd
1hEkYjb+gqM5lEgOcsRKwPxQvQm71SEETz0DJ1Ue/qbcAH2hnUQ/8YHX5BgtVxNWOzoiLYtZ6OFPh+sLqsE7DTPz3hjyc8wprBZoIEfStFCDbaPPI4J4NAWA
oDbRLsJrSTj8WtwNDotvHcvtFvSouzbxe1xNvEB8SUaGd7hOGeNUTs80Uh0h5/9RdJbRUSRtG8ZJ8ITIJBnpmWmfHong7g5LgMUdgrstDsHdYpOMdE9btc4k
OCzutujisujivtiLfPl+1c86VfWc+7muOqdOTaRWW9oJN/A2KiE0Rd2UjF+VDuJjxbP+jfZrid2FvpzRJ9T8KPSyb7D2NTUMdMPP+Pba628YTuLgqNWLl0VM
7Dpw0lcglKWrhrabx+B76GL0d/sAeApHmeZKZfh1zhZ8dfPvlhFCovQM7ylnuLymJHEEOQh/hMWHv4ekhJ7+CeCR8Sc+2z8LfUT/FloUOA1GiM1K2TNIqr4t
/Dbhi1JWHAw192+HjynvwKLQCqW+PFd8QpE5i0EQX8VVDi5FTb5Z5kFyUxSVfehUEAO9SGjNlxc3pIaVY9hNi0EJ277glZF54lrThfwMYiGzCtzDfwk1JDJ4
BDknjed3xBJUPBhDqnYd3Sj0gtfj1YgX7nX2qWLN5A1sJ9GEmcQ14FhReayZNUE9UASxouy2DQotZl56Zdtxvro8NnACXeQdtPYJfx7z5WXDeb4mKR+k9/yD
vKXIDPyz1IT/l2/GxYgDtbm2eWwlfEbyDrol+wPbL1pAHTgB789Fa0/yO0Mb5IahB+AdPJ65Z/tDaqzuF0elHtMyfTmmH2IZ7CDWTczLaycNsPo0MzVe6svV
BxOlioG2odeF3ZVftqxANUOAack9p6uDT8E5yL7Q0ZRBSll2oHje21DJVB4mHeWKuLL8Eqa+rX8KXGivNStpNhhBGARBqMIk8CesQtBtjeJ2mONAT20ZPUh8
wTnkRvRs+nB++YIjXD1lseuKXoTNS1CU9NBSvgbXJzQ78My23NCMmUmvlGbiO5kmgd61BthGcnXYYKi1cT5bwl+ybMNu2Yo3TUqBDBFvGusw1qZR353kllyL
oL4OyQd43ViLuUJS51C7/OjCNdZ1tgXe9WwVSzn7Zsstg9PvKpNYeMnYnhhO/4a1U+rJI6PaxJ60nRe7VnsmZZmnmS76/qRjoVXMZf8CfiPItm+Ab+MomsVX
8sPicHoqdwmUQUj7XPt5409QAb2bNxtqR4+ML2eOJJdlukAT6Bd8Faav0o/K9t7xcwXHkDSoHFMveDFA+rvYm8d3C/k3t895lfjTYvBftLXjl+fm2lYzXRLi
+DAw2yrySfhIkrDNp++DhqG2oCkCE1HwLRHbUl88y89i1Fr5/FqOkvZLDSBPSrS1VchHjAxsiU9L2rKlRjDGyhT9j8nimxYeRrumWLGigGAdirxgGwAj2EH3
830QY4j/MbGczboJqVErlmJ8m03DSxmxPBudXL6gn/FvtC3zPmCA30DD2HRhpYTwGWr5pFW2r+w3VYS9AZPQ2DSEgQM5SKdQJuPFXeYvKxcFDvr35D41D/Gf
T1mENITl+OFICv3U0i40HqmPauBYVaigXSDW7NT/zD8X+EceT3uSTd6x8GBmVlLYFotmwjug86C35INvETOkEnQ//pvxH+asZRIoz7w3QNYz5sPgaGgQPyfY
ER0tpOgd0GnKiuRunpbechuOsk3xM8KiUDl4MHoPiWPvw93Jn6FtWEN+E/TBMLdgRVJ1qzs4w/SDWwmN4i/g58UKeHG1Nczp5JfJTuQ4+5f0GdvG8f6KyW/5
pnwi94hNTSjHJATlzROEceAdyAz8b8vqUC2iKm4SoiQqUAf0So4q6M+cxKOQs6Yu8H+W+sYOpZw8yFfLW802UasVfMjvEPJWd2Ye8S+Q8f7HoCeSJk7gT/m2
cQh21H8wiNFzNy8DJLUnVoEP+NvA0Xw9uho9EsK49qHdeB92g3ciNNB6FH0uPDOT3GAhx7zEOD92kK9H0ZeUx2af1QGVpw8ZOiK78WfB+3BH4SQUZbpC78ub
6d2FbI77VLQE21GUEfoUzPJnF8blNZDqexPwzinj0RKwjh/iHBg7lcsIfGWqQf+Djgch8b3g5yF7kA4z3az3jfUdv6cYYr1otjHD2sF22n8kaRrTjLu05kfS
e0PZhEYBzdvfd8ng964sqkFb4s54fybJxm+F5eN+Wn4ZvKGVwQ8pS0wfbBUtPX23/dac1tYMW33zOLWc7VqZDPaGtM3cGPqWFOV7m3LE1LFgI7Nny5LEHDQi
fOCmIFPY9+Q9cTnUhLoB9sBzbXHohcIUpBPdk6vJLPCvTI6qhSRMTBlYONrQLfd17nW4rcyhfEH55FzvVZBGzMobljzcdwn+gwsjT+Lq0+dMX7mvBRl4u9Lu
9872vdBPlyQVgXawJv8tVrY74MtCrxyC7gLuyw08tdXRRkEzsmXkOKklB4K7gr2pcrY3lj+5WtxtZlWaN/TWOh6dW/gPXwFsoYNwcuCdbz8o9C2DshM++quL
101nmD+Kpjk+gPu2R2RPHkaWFLUgJpRarWbawTRhfhTMN7yxPIhLpDNMtaFj9pfQBhCkGxs9pv+Ro903kbogTf03fo61Qp2e/qfMbN+uUDd6MF+Tv2uU4tLF
u0waPCP2BmPZ8rzAxXZAXvJCxSm4C+ln/ZIyFj1gYZJOyrDwVH6ARfNsUYr4PzAKv+HE2DPcSban7UQAR96tZJka6Et8o5ir5fofO6qGKFMjqiG23tIdj8nb
HfjCn7FkJbYK2cBCpCG1WqzI1REvge78qMLXQFVf4L+ZM0UH8tF+v7Cp/lKPt01Af9kuA8W3hNsET+YbCyu4/WITNt9agDYBn4tu+KJ9v2p7gr/g36wpjmOk
GVHEbeK2lBYmH3eVgfwf+LP0Wfx+0hnLS2GdUAe/EsoAj021mVj0N9sWYVnhN64e2hlJt303J/J2aaBwFm1pkME4aythikVGw+CYus4UHXXPrQJzcpQSLPuG
3WWPEF3559I1bK7wCXmL1hNPg0uWGtwcaYr/qQ2Fm4p5QiXxIQcF5oF9SfODsPC26vJQnm0QsiTYEUy3AOMG0emE/Ynw/VJyLcO/4IpqTVSrMvOYN+IJZCno
B1KRdqHL3DJ9AbdePMXVZZPEfgXJXNnkVVx5/1R6TPB1wE9042omtOTThHZCd/YNf5ZLB+VNEvwdi8YFa1fsO3cYfewfZc1m53M9uYmJVYm6UCZfBz0HL60R
k68ys6B6S8v59ifsNU5JQgt+xXw3+uIfJi8wjcy7mOQNJFkyIVfglzHaKK02FRykB2Eakx9byTyu8DtogV7hTaC9MNIkpLXlpidN5X+zNgv1ZciiefbrUMR7
KK9xYCH7q+AKB6sl/hNCcUUp8arjKlIf+EBjqB3aSCKIjX4q2IOtav7OG4Lf/cfsf6CDuE7kWPBQusvZkKnELLYu+nvOM0bzWUMl9KrgHaYx0ioQF6qz+c9l
y/z92S74BRiz1LGucQzOfxgyWtswmeCxSonRsUHYjTTEewR44QZRA1Q2PeZ/53Q6HXoDVBg4D6AmkKM94ttLm/lxcT2wSyFaiAqVESYZNhTJ8cH1vfk60KHg
GC4RcsjnsLdQEOlDV2GvpsCxi/DL4hNyHXxWoMQsbjQD25r5SG6MOMO2JLTX39IRTDkGjvmGut+H5pHtHNuWZPhiwLQKO+hphliGRVPYPfbeosIcMU4KPeT2
WFGiqzo5Zwn7GK6NdHLfZZ+x7W3dsdfMS7ZG0lY+0Xkd32+q5GrK1JdPcK0L5lrPKKPo3r6mbGe1vXFRCodXgOuZn6jNyNXovzBTONs+kX6pNOOG+w7aC03d
cp5464W2hAYVTkQOCwOZUcGjwbX84UAd9wnOYhvrJFyrxYHsbYATC6VOUgXtdZUWIMYfSG7F/MFGCeNgQogpmhOgjXYsg1tWxmcaTEVTUSk5ZIH4CLkH6qoY
uAm1Rn4WXIQS+Bxvc84qjyFG+x5sHCBGCdeMuHNcwmFrY3YQWw4bEHQLlf2FcHfxiuRBv27ZsPmzdwrhhOuEvsLvE3vxJ4U0U1N9N3ERjdg9vg3+O6aq3ipY
WVAW/C7qmB//y5aonnWMSErARhU50LFrrthXshk5Odwd8x1LLlybHYU9My0y9kq4Yt5O9JZ+4zf6q1jTsVHGSb5XSHf+MDvL1snfl51Dbw9kSSZuM5DZmcJ1
RyejxdAPaY+3pXN8h+Dp3AbWDxNoNK2CB0n98cGBsrlzuL1IK/YlW2Dz8HedUWRNemH+R/Yi6gk9DDZOeg5PkAcUNMi7K3+0neRvWoF2PTmZHY+1l3biRabu
Be+E73Av37PAdMNxBjeO8k3jAgl04H/ew1w1pk5RH2ZivMqMhSb7u+cFxDv4HtFSmM9ppn3r/0NH06vBYqGHP0loiIwl/7NX5mOh+vBCw4VaOwz74D/8o5jW
uW25qmAiIfs6yV2Y3+jjyKKQh+SNizgf88j6i+mwvpzYid/HRZu3BWdYs30Z3qP0RwtTuDZxkS6Lk6Vn9Df+BJeg7RWmyJ/41/x67ZVQRS/kEvgG4JCUAwrF
JrI7UCyOV6eIe9V8QVWfaXeDHZn1XE64QH8Sfhaepi4MX9Qg/W+1R0kb/ZT2UJuiTtQyiqsHrytKmFZCqFFuobcNL1OPYqtEQT0vcfpG6zbeY9mvrU/JUSZz
Bn2EJx59B0eUFO6Rd024jTZVb4O5le74szoQcdL5KeW11psvUFD6UjAE+7bMj8QX7xBVaYzeRLMBSbaAUeJeroezKzaUeMa9hN9oT+R76fOc09gx5Lx6rans
jLAccN/R1ssXpbLEuvBfwKUkFLfxBfFK8IRQg9BBZxcEoLTYwP5Gb2WOsdaUb0vdlHcWlOrDOOS7zgnCd9N60a219g211oWe8s/xp/xNm1h1uPCT7i4OASvI
8TiVZHEdtnnAK+QAfV3AUw/TZ6TfAK2eYQfgzbV7ygrHNXUkOa64ofQf3kd44a5PfEe26waxjvyNToBNwOz+BAUio/kb4mE+LpImttYbgYqgH2dwdAZnw1eF
NDjWGaN/TFsdWcrfBKv109w05xv/Un1L7vbQ36UeskdeIVdiFgfiAsPY3/Ff8ASkNryb0HWJbqrdF/8L2ZjaUg81He7I1lG/m1toVyKVSt3tmjZVwvkS6Yml
fKnEzApf0W3muYqAz2MeUd3AXe6c1gi9EzrrGyfVVcsqQ4PV2Fz5sNOOd4vU1+KJDXwLqJ/6ULsrHdKi5JFKO62LfTX72j7EX5+ewu9mBWi6DTUt4tqm/qZX
VB86R6ftUlsF39Kt4QzPDWWdmqVPUS/arjtP8guJ9/pQqoPSWN7saWTFqIPwRBtnXFJ4KeV9bkukIGdrQXPT49BwyQU+Bi7o3+UY/j9PBG4ux2PHXbh4BaOB
UTgszcZeko/BEfYx014YDHBr1eDZpMvQe+EzUkut4zgABD5bPhXTgitObCGkG+vQ183thB35K5QBUF3ZTg6TXxILkfbcdrYRKEFmcIutdezLULMxS9yfNAEc
3NC4OMXUBMRDFfQYCAvfkg4lHShw8SOE7dwcdnxgvfGsbdfGDDkV7abt3dJYjjF/58opHVUI3mhfDZ3iJosXyWw1Rqhr/oxZUchaJXTDX8dcBYq2HDVnQygy
AxDkSeEfMAlPgRfY9zv/pF4iFZm7xsnsU6kHMsLnJN9LUuJ+uCNahe8Sesh/M961mCy7JVNkaXhj5B1oqtbWEOqL4wA5P60SdRQ7Y20RXq++1uqrtPZcGaXV
8JmhZMon8a5vjl54VU6At/GTwjeknngP7mSwN9peOh4ZoC9T04J3Ujmpg5ZgTEDKo1/kWVRHNZHrws01PhKv8QF5KRQgXqoR/rzxcOotV6v0zrRXmxrODM9z
ZHK75DGR2cyqiL94d+SaXru4ZTIRGcxVAq3gG7E2/gW/I1iLj3ceADZ+UHZV50R60PrqtAMxcn5JgMdB8327oQminTkl97FWEU5BYbkCWISzzAt4uRiF/C0f
U8NgmGwVOd8H6aLjhbg5tbszS/3E7FVuKVuVp5qua/I81JFyWm8YWa8dCLcNXQRVQhdy11pNiA3ZSpyh5NA4KQlLUXnKRh5xnUlSKZ7uEt82/g9PX2UzV9aN
Bg6jjdyPU+ZR3dx1tYXSV22ohZbKFdYCCwEoaEuUiy+tz9B9MUqdKHmIfuwGz2FQXh9p28VewfaEKmKH2QVwbGkS38YihiHSFngk4zDODJZB3ggD8v/ls7QQ
0labXDxCboBeAE3cE9wtQRz/BP8baSzdEO4KNpSSFmv7yLaMhz+N54RtxR3Uuq6nUgq4ieUQU4V9zhRctSWiTGgSzdPvmadcLb5u9TuhRnA/7anzPtKI0yNr
tc+gi7Na8YKC9mgv9aBcqCVCRxyanux4pf7l2EHMVy5o3cKHQNWSAdpowzem77r+XF7eZO4o8wd83dLOtpLun6PBe9XpwOHpAmJAJo/A8fB9eGp8R6IMMhP8
URBduCaw0ncaHNly1LoMnWbrFtxtW29dwb8ST4GhKZO5yUg8Gs1U9WelPCsan7RHSAga6CixKXwuNJxjY2+CbUp14RSwgU6C6msDWirdwQsAcjLo3SmF8gqk
q4lgg8nXsQZ8LWGJsBD63fyD6wiObSCR7KQYX5ZV52JUjSgMdHXcKXotclxv6SqUBvqA43xTZaDQAG1kH8uFbLsY2F7WNA0IcCDltmBCTVICSBAO+i9LWXCp
YNF1hU7BQ/Zp9k5SM6kO+59wAlYtqcRguBa+1pZkpvh2fEfLgLXP9BFb6+qPi7+r3fTf9bLa+JRnxEnJH2kUqQBGS7+FRRiieqjTxO+RetQtA6VfQVjitryY
7CdXIm648S1zndsEAv6i2OjW//9yAf9Xn8G1VTPV9tIlleJqaPsYLFze8961Um4lPkWy2BbiODCdcYhubrZ0QBkghFMrYr7QSndNz3j2qGe4+CTcPXI+3Ewb
GUZLVulcpG1EJRjLXYOX/9fXAf1JbAg8ZfMcO0JGqBM8y3Xdg+G/bL/ch6lfxFI5PWG583LoOFZWTQ8YhdHVc7mRIMJ2xpPM7/AWfIK1rOx2bFKXbSK8aeC4
c2horQsBD9UdiSmRqmQj7QCzsuY7foGw0NlILG910jPwIigOy1AqSfMCx7DKeoBao/6rflBD2gCqs2DVdkkrmGap0epu4R11CXofiWT0xvul+dyT0jYj39U4
AQ/3tvxQDPhyZZV+T43GZzPZ6kC0uZYTv8qaCPF0a+0DOdX6HSREWkbqbxuG1QSHyaoYgqHGsFJHqaQJtinGycJuvja7StsqjfGxVGd0EtEODCeHIgg7xO10
dycmgIA6EA/ht+2bHQnKPKi5XM7T2pYQMWET9TRiunOxnGmtiZrVDqo11N1ZqC3ET5TyYqzwy38u9zu0xEIj7hpD7Ne5k7Zj8DX3T3y5zlHfir9qY6lO7oHk
UtzLo0p86nytgWe7WrV4b/E0XrcijhSll2uJm1d6qz3ymgf65J4vaml/izajJwUXb/yQPF1p4twmf8d9rmJmuXaR/xttZH0lthWPYK1VmkKF8q5EcNXa3DLA
UgWfxTZNtAdIeijXiXcKmUQjpkd2W7632grLtCKhKdBNth4Yil4Xf8ZuZHh/A8A6L8IbYT3UGHwS5npWm9Jc2+EzrgIOhw4j60w2OtG2XPMLi0tzggEZwg2c
1LLEd2AMT5gQ3GhqSLSwfrbUFI2ORK2F8wCxn91B5UvXYMjUAtsGKC4z/gnVh2i9+QG6B7dTa9F5TEP6r+A9fkEowXcJ6SlPhGcyKSyKvYeW1c5hs/A06gf9
lfhG5wj3Ugb4egsrHW3kPDKAeR0pcNuEX9aqYi+wFzqYdERYzWfIDon3dpOypI5yUJ3tSAJLtH16J+D2PLanaJPkt/LI3GXsh3AaLLGK8AEX+KDmQv4nTyvl
vY3UeXcd/pajG1FTdWl48RSlo3alaCS3zvpAm8U91I5wg6iUcIa1v+O966Txb+Z38jJClCZVM6WqvsU1H9SLVIp4TQ+cR0Ib9OXoYO2waqbI8DRtshYSVmqf
HEPES0p11Ym2J9qoB6Xj+FC0nhTDe2UtOAesk+pIs0MPmCJuE1LBO0Qszh9l62U/Qk2yteG8+Hvrii2jOKtgBFnEQDLO2UdaK6fJPaXHRDfpicCSv5F15MMy
UpBacoo/Cw8Sh6RVpYt8+9SccGcRC7/EONNOeAuLysDQWZgj3VZmk05sYWFQziLqo3X1afA1pBr7Wk3wZWoH9GeucepkzZ+6kKSoEn0o0BWvK0G75u4sjTZ1
dA5Rf7nWycPIf3CFLkAmCCO428XflOHcM6FA6yo8tM/QnhUaYYfalIsJnsjboNylLpr93Cm5O08rFU0n6dr+fM1MT0poQzSV5hbPMV7VEp23tZPeXFCiLSJO
SXfsk0FESiMG82/gzvxo8k9toThIsgX3S6fCVym7ZCU2bpmjyPhNeQyoRHwOnYDLwF/F2VKsCC03SEneWmZP6IXWPbIvvJTqItWXPktD8Bnqvgii9NPiIiOB
MTVm25/UPE0Sa5a8TH0lf0C+EDb8m2980i7rdYsT/mjoYauK70sZl7yYGx3Y6ZsqssxG/HjaVni62CVxZPUu0hMcVweyjUqdcJBreQopNsEbEAfgBBWF/jOF
MBP0t70psIrVleN0o9Aa8FNaKrRINAc3kCn43dBHe1+oEcfyWeAMfJy8RdTlimjAxwOX6gdhsJ//iL4gCHa0bxO3t1qz0BMuju2xYUZBL9nCHRBfMHgwqui5
DfI/owvgfomwpXZwD+FkU4Jlc1YyM+Cxckvg4Nq7zrOsbZfQkT9EHEaOmCbCYXtD0za+t3yD28Wlc/UDnUKX+dRQM+hx0QdzDetHYYoxFKfTA0J28CrI2Pf6
Hsn9oJ74VnYIUZP/CNuoNfjaUKxheaRZyVB8Irw6PAxIeoHYIYJ7Prr6FuPFS9SK3M7U+Y7pVA+UoA7qrojR0yPpHpfkORx2KOnqLu0pXUEdx++11i4uHzYo
2dw8zyR+C58fDqvbrH3Q7XwDBoJbc3F4kfaHtCPvAVbR2t0+nAwwPLrP7uc36b28Cx1TisdJazQ4NJ+q53jBf1QhuUQPqk3C5bQPahNxbXjJVkhop5/gJrjL
2StLD0E/4TI3UbgszSZjwo3QddaQBqnl6b/UF3gfqXxwL0kRY0xeuQ7JwM1Bnv0ttcsWYz1ky6ZkvgwYQFZVdsL7jMPID46fSib9p/g5/N49N7w3jEXaRGo6
G3Mn+Pa6VbM6ZN2jBvR/OCCXFWY4J6Hrkilplz5TWpFaL3mt+FL4ye1Ht4Dy3DYlSantKGOZAS9xPHG6CzL17LRkfr6aydShtjqemcLOMN3BtJGfLLYiDkrB
NQVgJ7zV2JnoRlfhN6tt8d8Ik7ec+o/4HO+sD5GuBLcSKNrIj1Pt8Y+SO/WsXYjtb1iH71I03qdOcW7gPOhjqQ/+P2Qe+dz0AzwqpbMyxAdLsjQX7q2HnC/Y
F7jPucRR1f3F0zqVkt/4l8ccDo0p3aFKHoC21L6KU9QdHitzVdqe306c7RvvH8fMh3ZySUkHDFk551KfWUaEc237wSYDxHYKj+dXaOXES6Cf+js/LDyOKufa
omXpYwGvVnO0V52WXyplqw6+0DUZt7mv/7ypAVSAXWBWKlekn+Q2uSuYQs2X1lFFnlOxfkdm6CSFahb0p/OkeaKQhJ7BT+I1rWh1O+MMbObrQRMTnuAcV4H7
yci2W8auazuUVvXUFBo/bI8p1OjyfC3bOT6bv0ZUsyeYs0OLiNbofH8HarpcxbAPWQPGOQqYWnyerYY0EZ0Vmsy5zQ/UDGkr+svXyVYitEBvW4dgDYMThOcr
G7MV/BuMX7nHbBQ5HK4En1Imu2ayTe03eZntEIJCKiikc8Hf3Hd4tMojO4MbxVaBWCleHsWJNsnHwHnEXDwXvsz0t7bwRfF71IG2/vBU8y+pGdihTpBkEWAn
pb5FcchjxZ2yDUxAvL4iYxepM5fOtw/bnOZSB25VsIYPOh02k9o7kosbU2ukNsTQCKbHgQzPWk9aRMLHUzRVQz/tBta/pYHqBnmlbA1+1qdojz0nmSjdi1H4
J3SMdkyoRARCDlDTOohrrnr5lMglYjnG2etKl6jpuM05k1lnayLPi78gDaU3FJ8lDiEOO0+9V2O0UaEP4el644hXHq/80E/peSB2U0uFRePkiqYHKQ30JdJk
YJWdskV7CPboNamD1PvEx3BQ7cKnKANNe0rHamJ9UEp+4jAeky9LLaRe2j/8EiniiJBRrpOgPHOdcPDV1YaELUUEPbaa8OVSyRpMmBbpWrxapooPam2UFipZ
goIO+An+Xyku0jo8AuwR9sOdvc+lRKgm1ZB4h5Q1zyUjUpAw2E3GGBNe3E97LQ+OvEHOWnO9afJy5YOnM+gWCdKryeZYPWG4y4Pu4luHhohTCx+pBYQidMeK
hENKrPTIkEJg/AX1lzY03pW0v2A4uAy1ssaEB6nX0Bv8RXdjSidbczfEcnA6n8yNFFY7WoZGpj0Ii4wVX6+3A6tTGZvd8vvGcGIsXx+MJLcEf2IXyd2Rjso4
3rH1JjRC7l7M+foLQ5k5Tid6LriOeOCZSJXDG8Wuw7SUfkJPDrP+mYf6jfHXxEfcabUTWdbVzx6JzNY0sAz7KUV5fCBTvylm2GrLRu2NIwekhjeTQ/zLI+fg
ReC1fZ+9AWc3lRRZzD+Ti/3PkzPjllPNsWGO46FEsR9I0BQFxzGhKr9dDHLe8AVhsqsx7NEO+5vl1C48K5TBzuak+KO87Y0o0ipuAHyD+4C+lg9CC+C2mz96
G9B8aDCzODc2pSzUD74f6E5S+G1HAyOP7ieaE2F5n5Qe6rThM7Rf2FN6UjZ+N3dC+Mg8iq9hjUnKBAvA6iKdO2fsFYirniJONqySSawtNzmpNx0EreT5vvlq
VuAXlQi8ajO5nW+JLyBMw1lpoaWLnMOuEXtL+fRQwzlsIMw40rmluWWIZdYqriNYTftGcgJRIP3D38CmcfakPGF1iuZo4JsgxIL9oKE1CE8XvMgZZy6WBl3x
3WZTwyVylL5ZXaFHS0iELbWw68ps/ILaFO+u9yD7l5rQCy0LDAVXlDVsljaRWa30oQq1jwXR+E6mET7auT61g55l8juqK6s9B9Xy6CK6uueVKcd0yHHCbowM
sH5QXtgE3UIGtTfu6sRHIr/Uu8YIl7WN9kZkefmqes65PqI7o0lDbkO1bH6u84V1D/9ncYryjyYK3yI9wyvUSlKGdhFPkzPJvZxRvSH8Y/ufk7ap2GG+tjqH
+OEUxaUuF+cBVuFF+bqhT7yqeyN+64b8EuuzoobsFeBF+iTvZfvyDci61p5ql6RRMB48uOmDstLeTu2GLVdnSsnQP9XNwGs/6klz5OqfuCGqW6xcmgXTmKpC
fyBKc/H6YAH11t7f9mujIiYhJ+gHvkZqDGHGGhC3taHsYGf1jAR8MbWefl8QJyaBJp7l+lvyvk74s9Qy2gdQ01jRj7D9yHRDjvdPU5+iw+HtOCallWQEuhSn
O8XwnBqtrH11f0bI2NboTxxAbiTThf6yw/6O/YDUpwRshNRaUnENG6c2BY3BUZXXn8lFeH1NAQuRK8hBeTEyPFDTuJuB+ReRCL8atVFv6flqZeoG5E6ort8L
PwRespu9i31a0mh0LZoiH1Xf4EfMQSEMdwraaCv4Zp9gPcltVV8aRyo33RUdjZWeams1mm4kTSl5QWaoc/FstRxogixyzlCrSABMkGfIA+AXtsPKQ32H/V//
ktyvfoEjTU+LFluHJJwSMvzbg9WJyo6thXWIauonbC5cVnvqP6PuVnH/GftHqZry2NrRequoFlvHinCbjA1Brq8d8g/pAEF+sDiKz+QpYRnfwnoGvLa1oA8g
C+xnTSNNHcU1VeY6y/LthEtKEd6R/Ud4hJeVroMm6FtsEtbepjsYwohW5Qejx6Bx+hnTYaJOoDM9jhprH1hUTeKgQVh8Amqa6BtosjnPBGJpmGyitgmeydvL
nHXFm1cVifwHXy3bPWUm25CpBsow20CeWOw9Q+7hIfCm8EZyAyoJL+MfQHcN9QiKhiDfwLkzObawnnE+dwIpCGz098YOmZdyAbQM+xfICzS1RaNz8FVkbc2h
HyyOQebqzkiV8H11qz5FVaVEJ0P8nr8B+eJ4KTuFV57OGuSMaE3l8tIN7geoFfpLFuWAh9Bqq23o8tTFSIbwX/Cwm44mQQv1OPdJ+hP0Y1OlH3RYtuqY+lP+
mfwcaZDyTrzPTtDOqqOwAco3pr3nt4L7crT6Wu7PbiQ7ZRg8K8Mj/Snaf2on/qRCqFW1WCIl2B1vxt/CF6i11W8b7wsnnet988WTZJanM1oX38E6pC1qAFzl
GyITlAZFuHraulNqpSCOA+IB8m/8Vlwh74a6EBus1/Bsy5/BEuYOOKeKjpv27epr20/J5Frt7EjWFBfDvJLmeQ5mSZPDDfR0R20lA93CL5D+VKvJz4VTVIIl
Rm1FddFfUA3ACa0imM19cQ7BdcM4c3+ld/BO8Csy2xlC9oOws3JatAIL23RS80GjTOXBTO9J6Qn7u54qO5MO8HM4QksI/WV/aFji/EelYLc1An4v7VI98WGm
gy6DczV2zy9qDeUf3tXaTnig1NM5gOjmKJKF0hVXtsNqS9Hs2CjVV5tpt2yt+f7h71I3zQKyXEMoQuoqxDBNhLpIR4kHa4NbkfvC//wIMcp5mS/WbsmqfZH2
AK/Ev5GSJZ80w34DXoMU2kO+vvAE5DGSjcxOrIFUKXY6TPZxEchxB/yhdtEGRBqy/Yka5FWVYYdhAWoqvyBcQXnLfaRPyoo8BKjaXjlfTyn6H9c66TW8LVhk
TfddEPuKuhS0LzQ18PcD58F++IY9E6kciCW3o4dKU2CMw27bF86GYDEzJpMbmpgD6qJlwVfrtOAPdgL8nX0l7iO6KxaoL1NC94Kj4ZU86ttkS04Zxe+xNpWW
yAcDi+iunFbIUyul5aWWeR59YFu5dpvUR5qqXS/Ybs8C/fll6GZ4I+wGJnxfpLIKiMW2OGQN3t0a8C7iVvjTfEPtZ3VMcyLVyP2eJkIP/hQVY39ny7En+YYw
du6xNRY1ohXksn4E+5Zi4stwbchqiN+w39c5RCectr8PdKV3F5ZP6oaacGvBt1TAV9IFa40kG9FNKAMPguylq3mIrEeKvBO5CH2U61ncUf1Q8kiVoV3hXcH9
wkj1HFlLzU2Nr4M7RqUvtE5x7kKSwn4xn1oqkXhv81UAm1mqvV7dkQk9ke4yo5zv5APhstoE4ZhyQUhSp/z/L6vBV1J9o4htlZnwan198A9uhHzCf1H6Gx5C
r1May2M4p9gVjhGvOvqDTUbd004dZPyNa4XGynOxosi7SCe+bGSNBIq3S3RJq62twDv8GdwWq6suzCOxRdRu5YyqSSVIf/ES1sJ6TjeYJ/gmEOmBB6FmdtH3
t/9YwUpxhDiRPx5Is5WDTFQ2fJi4hbfg0EC+rQirp05XKvt6oGvIE7YkNUmIQi1EujOTOiP3VWdjaxWNiHYdkHXiobSSa6Y1Vy5Auxz38VrUAU80tsNxNzZE
nrF11hqps8EMfbu8lHzCGPgt4AR13UGCrPzhQAQJ6jDkivOHcK10ZzAtHSQaprDN1FrqOXo5GM1f9K5VXwQqhyzmeqoGX4cblPQNFyrH4EuRKK0u6O3MjJ/P
P8HziJ/QWKgrcZkuSyyQKlumO3hiCNuLj+d8+GyugsG5voZUF2a9y8BR73sgix5pI7pesXAr4AZYvNSAWqyYZLxkr/BYfUr9UuvKddW5dCf3C+yR0+pcZ4+m
76Wotj6Fvwfm09fNDeh+bFX7loJT9gQX7uGL41IbEX3c+9WHxH+wI/UhukM4n9aOxFz/88QiayMXhfX5H7U96tDiwZIF/6xOZ874VkHHmQP2aKVmaL0hz1iR
FIWeirhpIZHkumCYgVfwMFxF8C/8g2iHjKNmiF+FVtoDW7QP8HWk8r5WXDSdCW8Otjd3CZ2BjnAD2CfWVUUPET+/IjE59xucAB0W+3n3BDbTo4JbjCWGytQj
63ZyCLoQ7RdaJT4KQLZX0ny+GYIE04r2YdO8cfIHJVqvhVfm3vjaIln4pqJZfIiuYutnfckB5nP89uCFoijDJ3db4R0k8w+FiUQjwlGlmtpN2M90B+nqEPIN
eogPc7XMXfk0ujbU3NbVmMWlW/oyL4QIlFzYkN8WamheYZuzPptexEcRXjAUz3A6WBkdhvv5WYVXjZYoijcEz1lqO45yDy0DhVvyCY0Mb4ysD6/jLuuf9bFS
DmZwFZEbtCvkVedSJ+vuhpXPOEj4zKO0jcJuvaPnqJoPf1LOqdvFKeadulfO0hLCLdz1wPzQpFpN5MrspkSncEPTnQWaZoxTWun+/L8TF+kB5yAnp010vXdU
5LLR9uIU3on9VHrp36gztg7yQOmBdk77IWISsDaMePSd8j1tnfJSFmTFOhOZJk+R6upplmjyjj5fGErtkXp5khNGWe1hv2Na8LJml1YqR30HxLLuX1omdh7k
yeWdvX1TkKZEwDKeE6nXxl3Bk1IDoSFRrXC41Nvkod1x+fQbKiL/pXZJRuS70lzHan45yBQTKV1ZKMyUX23emHQjMB5PY58SxeQwpQHxlxGFksKa/FU96eyU
BElX9XX4L/i8E+B78KWO+p7fqSA1O5QmfeSuymbeofTkHseNkb7jhLhCAUm9PNuFL0UDoCxQM6VPcjnwQusmfympWtxKDLj/1TZHpianZvRHw8hou4hhOqf0
C1jZWewmKl1nOVmFiA/cN3ivsQUL4a011b3G+dROIvUCfeDFhiFEPXDdfBNdLrbkirXJzj/TzNJ/yTl0QHivHE59GOni3CC/gsnUds6hSWWRM0gjj4WYSCdy
dcxbkbO1ooKVkfNWnHUwo+F9Tn+6ib8kQpEBqbvVrJIucpytGg8pTRRdrcrNEd/qc4sJ4/gIHWqkPBULuDn6Az0r6RN9Mfhg3aPgrlX/2YbRfb1byYfKOeqy
9YsJYbP4no6+fC6xnFxinEuJ1gvSVlMMgZAe5QR6HlTgmmCduD6+Ndxq63q+qnjK1hpb5/sMN43r6Z0tLgy1NwZqXw3+ZpsP9bJbxQy+uTjTdZ5uVDgLfUpF
EShaFG+U/uP2hIx5dm8mcPL10Zmcou5xHiXGhSeBZOaMe7T7PtKaeWR5EmizCbY+8f4oqB98SavobKmy4yuxgXzAaepbbBZiQvYSY0zPHDC/rig2dAhfLNZD
zoHXcFtmB3ccrmPygjXc4IDAOtmDkElMF/qJ22zfwUH7WtoD5/Fx5ntFXvgOOgibqnwHL4iqTqb6V7SR1JRMC12N7BV/k5cgk2zZ+JziGKWu/MX5SJQ8HkA5
upQ8oc940Ppd1cq+zewNW65jCB7jmUJv5Ua5KqtLnXmUEdGVo/rJ4tfAwf2t9i3EHD211XgGfA1ywdGmkfgl6Sa0yVnXk0O/cUQHf4NrSK+tN8gXCavU4QwB
NigSd0taF/Ty19CdJW1tTanZYL9+ODyTLwI9tz6PzOKGRZ7J7fC1wG16yYyyldFi9P+IFnQjx/CiepBuncyNp/bCZ9UMkk8erlYT9uIv4NrBh0XAPiM8EYwF
p61NnQt9Hfn5wme5jjKOLAua0xuEfcRw9ZTrG9nfl8nO1SHYgX7mbjm/+H8q4+WV9lHocZPGnSn2RWhnF9cO5QvfjB5luhGerFmlpbCTe2qrgnZQw+sfRYRN
FPbC3DNUHW9mvCAWY4/BK+5tQbrwgcdsvZTbaiJxHd5M/ATJfA4zR48IPl8l8AC/Q/oicx07c+fgGSlRwAjmi7VLooU7+k/83vrJYDhqjBLQv9FxxGixmdrd
mepvzLHyQMcUtYlU0zKTuE/OkIYxTVOypBPIULUdnFH8Whoq7cRywTD1d3WGP9Y6AU8nnVorrpWcGM6O9Mc7CVeRKtg4dITeTW4sHIVuUacM85xRjqWGE8ZZ
yfOJI7jZlIV2CdyjWUOUmqrfA0e1QPFJFs04Iy8vvuDsA3Z6Lmt3wUH8kmeONiHsoW+V9sNRJZ308eh5Zrf+p7813ZluCrdGNhW9EEwShnXkpzq3YWRihvxC
KCcuxe2YC3BimBnEtVEJZK7gxoclx5pqcVGFlJSZsgY/HxqLTsEaSHBgHPyLvQatlfbLJ4WBzCGor6+r8bDtFNOUGYW2YNMN+YULaxxg0tFX4h+4xmUgrfm+
wki+BrM0f5x0yBrh2oPu/Es5Q3eqj4wjxIXIFmWasECZyzSzBkLL4EluhN8UUkKrCyarwoZUclG4wLnesUK9pN3Gnf7pzDBwAVQhnoGeMqGfM/1grnozC29w
j2r84g7jsYHZfBf6NG+Dr4GTpgNIw9DeAkjRuerSFOZE8AuSU65Q58RY6/akq0n1TDHwRPMt5zS8HOir0nwPrk4kMZwUmUrVx9vps8JD3KlKLn/KhRaORD/J
YfUV8YnwF1fUVspblZ7sTd8MOTvSBbPJmru1rYVhAPFe2ANNjK/nOUJUj/wjtxIrkSlSn8gcHgXt8MJIJ/hoeJNUS5+uvQ+s4vbgvwAoQkGcaR480XGfOh14
FR6NDnNY5ZClOaxKr7Wejjv6FFjXNLmLXp4SJFEOav/xvyL33c31R6UuMi2uvfg/+Y7kTJzJK/gRKFca6tEwMwvIo4VdqRP0F3xB3qmCyZwFWVHUVepKLeds
Wh71Hbyk18vvilixBH6MXNTyqVOOk8Rkj0nex1cBE4QGrix9ierVrZbW+hStr2Ov/D/pDtQZjcFOM8XKItMZZK1+Q6tCdyGzHT1t6XJj6gbyL8kjy4lNll28
BbTCFyupjrvFf0V6aokpS0B562cnpJ4hR+FUOF46x1XzTPDHqy3AEMynqnyOtDLuIlfe24pbR5RNvqxtUEX5kxqtr0BiHAAfzPRhloIeQnV9qPCY/OJbyuUl
r7Tx0HPQhFoYsTur6zeQ1no+/srzk/okLSs+bj3ldMJ18BTsWtANUcJtqRbVFf+pflN/RRpl3JUWa0+EFM8ZtaOng/sP/l/6Bz3IM4B7Rr+ErtlHshFuZ8wv
bmVMD/GN1oLJxB/qcEkX6ApVzlmPyJdu46PVgYWV5YXSdepOchu5VgiJ1NXGkJ0ivySGa0TzssS25TJ5vqh8YHdIYNaF4sq95XG4upwmbpJqKE68qRCtPI+c
JzpJI5w9pIf2v7SL8Hz2mNiej4JibAv4e/if3l2wL9CKs5kA+xJvCl/S9ttk7jI3ghvmh/g1UIllCb0Oeln7eShCR7HpQms4I3ch+OXbAeHSQOwZ9DvxVphk
nQj9FYo1DxYacqP1Mf4qwfd0UM3Gumq7oYAyKj5ZOsB+INrCt4NxKZWNXeMuExedC1xRjr6+YlBVXcD8ze4zGrBiqofCOwm5vDsWf8g7mM5sduG2ULQxQ+pC
e9lj5A5cYg5a05BCpod1AHTY8oucAZ6jX0MzwVQhj8Mcr+i5SefJ+0aMus8vY48KG4TebHb4jCqGrfJmrYp2qvi0bt5aJeIJu/TBckP/XeUsdRqZZV3qvmf+
KIV92/gBBJ+X4hmhNjUvImaqmXIz6QyW5vJT44l6RF/kG98M3OF7yrcCtDRe6gSGkXPUo9RndwW8fPgR94KozBtxmvhbWuScKzfG95vjsXhijDSUXCbeihxQ
R28apLQXmnP/KN3VJmqMhgJX8bStDeVz6oPwG+0Fdsy5El7PXnSuFCu4BlJDyc2ursEf9tNgDOtLnmPpxGWxtdxFUlP8nHJWnCFfCb223gFT1VbWOmIfDTL+
kbBcegOqa5PR2cxBMFj9LPbQrgh3WQxprhwHf5n3aJewii5WSQ1fYedGWvGdjD3FVtRqZaHkD7H2X+hIx09wJP8ql6f/6/hC2Yg98gLuqFdmxwi59nPKUfhT
YJLyg/RJTTZudtqFbNBA+EPLVwPU7eB4rbWpHjEDH0ld4AxiF6G+Xjeur3uRfai2x9/GUT79K3mnblspYUcQriEvlhgwXFA5FIe1H+pFxUSt97+DK5C75K/c
b/mDlHdkG9yvVCQm8qnCdAFgmUgMtSz4UnMl/2NJd9+A7cJo8EW0y5uQ/5AmqF/owm8KK9pM/iF5E7VqbuaOayHyHTOKL0iDfYmvUdwF03nr/OgQV7nQSK9V
HdQaxanmb9KlKOcrNds1Olyk3dW6hhdCN4Lj1VOgA2ctLlItcgDuKi5Rf4qD9G7hNGZD9P8K3xR0KDjiL7SXQy5sgoXH8Lb/vx2jFqOt1H6qC0nE75Il1J3c
97DAzqYhMiKFkQegvIInf4JDRCYeF2+UR4PeIFuaZkPQ8+wGSwU+Q+rv257YwWew9qLLK/uEVfQ3w0l7IjmDOwa/LfKAfQmH8YemMvQRc03hA1ZR7QpuK9Wg
hoY5xF4uVhcUM2hvHwtPBR2hhI0G2lW9DbffvMDyNGV2wVFmsu+zmi13k36oNndbcNx5zVBJnYgcKuXZAZyBKyySEH+SwvaSLHBDsMHc2MexIbYTn8euY8tC
++kCNiuFkB74ZFMYrBaxUA/pG9va+FOawNUt+ldNTaim3kB7yTHgPrELfCY+g1PqMHk32B8OKvcVStlC/DQPcI/LqBH4nHpLfpre1XnTs5L4JOZErpsHqPP0
83htdUxEVs6oExx9QZ4yXgih0dxb4jk9U7xRWEnbRmFkHv5ErwNqU7GOcLA9eIwX+9ZYvwpllXn4CPiJcpVB5Ev+Jmpq7upQfWm7MlyeoH3Se0iD1TEAV/4n
/yVxkbjIFvVzcQHflxuEL9Qa6jX90/CD6jnVsnwOaMp8xQeys6BzoCX5GNRndPIndRtvycYHDnFLpRbSUD4D6sGj8n/scmKKzVuUi0xE85nreJKriQyHaro+
UhXxwdQM0BT+AbKdpDMJyUBvA4ECcjXovFJbjZe7yPe1ycpodS9oZb8sdfa/E447/ogkOf/BbdJNdbCQ5kYBRiQ74/EGzCRwSjuVFqPO8X2BK2nxHgEcU++o
U5y7wB7kI19XWwIGUO/E8Y6m0GnDZeofUJW+4qvEPObmO7dHdqKf4KDeV7+luVi360fEFH/dP0Tsb/kXvYfFCcPU5eIspaWjjPC30x1AbCVwfYVVrFw5WyPo
Cq2Jv7kN9pB1gC2r4Hcww/4ttEKZ5KiNvpJi8AypU/FQpWVkWqTI+Rn8Ihqm1lEXOWTXas3Er3Sgjn+ty6kW6Df+H6CnMOjgLbuM/flX7CLKpC3ITZbH58Ke
JdIH7YZUndipn+Rz0k4TtdPqgzXChNAS/QjfQ9WFW+qm8Hx8i7TXO3zt+tARS0d6EXqS22FOi+leK4lobSze0M4ziS9bau0wHs/lEqsdEPmn+sF1GGeES45N
Phtm8/3ke4LaoI95kgUurd1CfIk03B7Hp3MP2VrGBtwoaBo9veDl4ilwy4QX1pqmC8n1WNGZ7r9PdnNMY2k+n+zDvMJKaB5/L3mCj6EP3N8Bt/gsEIKuktmB
x8x2fBiIcfTx29RqKYVQx7yspN5MZbhckgANN9WHW0jLXKPAMm2isylVg0sjxlMf7PX5JGmBoZAo4x+PG+jJ/Ctghu7Imcinwrv5x8Vzwea0z7aASZR/GBtA
d7iVvnh4jG+S4OPmCnHWTYzZmGoYx98y1bX0yC9vbMpvJCHxFpxkrSn9S9YQ/yittTvSc1CX7BG21C0jH5D/jVSUZ7O7imMMdUGtwEVhivRJ/VzKZUfT/OpM
qoDJ5qe5LmpZaBZVR/uklaC/tHv6Qd0ltiEFPBebYlvruUp+Tked7bW69p9qHeDEOgRGOl4rTvQ9VyiN8Q+QDot37fUJa8lRtUHkFGZXurHfkTZuUzVJbKyd
1/VIJcMETdA7CDfxodRtG9AW6anFqcFdgo41pJo5A27aPBq+yOfC2XoHAPvS8PH8EdpUoQWeJZw23ZFPQa3BIWaUMY6qK3rWreBocqWYLfWUu5V6dFMZFzcL
22xvoLtqDPpTWqrOIEMuW4DBLjpPRc4QwfAVbS/WD8uzoPoHsprgBP7IXv2bqIbKaevl44TsGRF5T94j9rK/q/e9RY6TaiOylXOQ1oqaoGwqNkTSnf+qz4RK
9pxIQWgwf0jsrHeiInhDdTQyj7bbzZaqbC6otfSIgQGxxQ216rLFP5//W7/omyaHYxoQs5Wd8qDQdYvDsYju6ZsNJaq1iFbKRehCyKPCSibZSXRol9jAxufQ
Wc0H3pETQafCzVJ5tdjq5GcjQemAKRB2oJ+487zR20PqJHGOg5E26lJiODk7oshz1YDGGluUWmLEWgNtwo+zxtG3gn/kPvYngHHbNLHCVo/DAdYRPYrH4gsC
vdR47b4GmDFqT/lZ2K1Fk92UQlGGt+pBrbHySsp3TWRZ63r29ZqxoUvxPbxjCwcHbzOnfZvQPKmx1E1vr3YH82VAvVHaI38REW2lmiqdKvXFJL65eCUUFemI
plqPlRpmNXqZZQFbwLwPBG2pkBtLCBVgzWCXVJ+D2Gy2JnwbXOH+jb8luLmPINZfQRohJYJibG3SKHsIjy68iN+3ufhX/FbvOPGg4394ULDJnfGucjGoT1S0
t+fWST25mwVB7l4gz1DJv9nyBv+TaWfdLozEO0EHye1QlgZCJySIqu3siE0htxfwSG18LFIO7WPbi7/nZgqCzpt/t22gq+H94Ex7NXqCLRVUZ/4xPMP3Fzyw
vqHrKW+Rbs7lUiLTXSnLnWYuQZIpkxzn4OSajE2+gTdxLJaS9BlKgTyNHBWug02n2gVawRO0o+pDebr6XtlPNLL/chCl80RpHZz1pHSA4n/R65D/o9gsu6NK
ujaMe4iQhO6kvY/3aUnQwd2d4O7uMujgDAyakIRI69GqY92dYIO7D+46yIO7wyBv3j9Qa9Wqve/7uj7UMaUDNqhI9bJ+OxEHa0QHSqdEYbNFLFdpM7EE7q+O
0i3lf+1f0AS1FROT9kHaledMiYiQvA0WEVMTXGoH+VUkAIud/7i/1+KdK9Ob1R5epzvMDc911dRGRCrKkzVdpHtRDRhn/rXsqnaQO6/PUK6AHdmrvDUQG82g
cco+eNxSxpWRU7GE6Hfo1wQG59qDrTcG8CH078IaY7K0x9eQ+GJHk/XrJLGjWF9cEJwH/nDPocsHPktDQD9qvZwS6KdmpLVB7wR3iln576UL2qVI6XCp8AWb
QxIjhZmLJKAc47pJjZU3yU+k9wqOeDxxaVlEimUgfRtr6XlL3sP3Uf+kXa6VzXev7XD87lqoivZxkWdFgyIojNpisS/KDHcA11U3OXHiNP2OMPhrGWhPG/K9
kB89ix3DroubCrtwncKblCWozjOCSiQHOFpifwi/eWewLopzHGBj2AGBW0oMXt0xidgtjVdvFiYqS3wflKxIopYKn6w+62nKZjqGEjL2zv+aCHOvQO8Sxi5Q
urtmCQO1zmqTosfp84TloAjuxyLsJk81U0Q4sEKwL/EWGmJCKannDfoQIzyXrsNZ2ETwMbxDi6QfsKYp26XK6h3PHHW0ciUzMXKFmxkepuZHG7p+aNu803AP
t0Ub6qOQQTl9fImh28x5/+DgVXZN8mtQ0XYncJq3BrbKvbmN1Bd4ik/MT0C7wq5xl8WGznXIL/tZ6kzBWHuWqZFPtuyiFpiO580IEgYTWpvcKPZh2wvrlaqM
mjw4tCtvowVDDnH+gmVYK26foz7oJAT4e8IAOIB6C+pICFhja4HE+yJ4gTMLOW/5gLNiF3s5fhEsYyfd+4hLRFXLOF95q1vIYvumDgj+8M0sIPJme7j0clyR
Uhv/xiVZK3p+guYOE56FGJ1FxFvhIdiK9HLWs8ab6xI/TSnkYmSj/qrvsaGrs53oLDDAIYV9kfkhHdFAahv4YDyKbsbv411J0bDeeZbZihkSbjjQpN2ZLPLQ
+oF9i/QxWeVjyj/0Z/UnaBfF4Ux1LPp3ennPbo0ilwo10wrVMp6WfLq7XfQb2cc4y3M4RXZlsuvUi0oCVy/SyNlbdovvhD/p91q29Dv9zZtH0v7qms8zTPWF
7xkvOyLyLGk/N8xKOsox1/klmb2R5IIpWsBZX14vngqla+1JSh3m2AeyIo9gP9AwbLUu1vpSv6Gw6At0RS45ayrvtX14MHUOQCI6xW56LE2kRivpkq5wsXhR
XWb3EpNxwTEJliOHYt0dacSI1OP2WzDDhgfDsMDvzVttHSrMwj8mV+GPWW6bCiUKbKDv8CbmuNCB66aeiJDqFmWTbVpEA1Vrd1BX89UqGdIr+C6U5HWUraDV
UY5wU5W3gdmGDmSuls+3NA3DUmFsYFm+BzkjPVPaOtrXigf1in5J3YtmhDbhH8h9JbbTD6QwEXCyzirpi/LceVseFVmrPnLdRyc5GrId0IXwjLjIdQdpbBkV
nQ5nsR9t+e4R3DxhjTx206ZNI5kjBSLx3VGd9IHvVD2LF47h9wi3vF9BJXE+sYw/ise57ztmyO2kc+Ex/lzLFeYwPjC5pW2quzX9Lk4PunidxmvUIXkXhfJN
vUdATfU8cKj9CMT5rNZUqo+y1Y/LQ8gx5J9YV0OO9TVyjMOty0Id8yZyA/lDrv2Ws+QZen7kjnIWXFdfBHL4OPmhusFzkb8jfAYGmMjmyRfU40SarxjuU7cH
F9gviJcKp9lX8KWJnOSeXHd/BlqXeA2dggSbGVspTQuW2m9y85UGoTb2YchapJUwyL6FaONZyBwmJOERMt2AcDz5v8JzoaG+kcF0qSv2zdkVhu1PsIPEPd9r
wb/By+xEQiAZe51cz1YOa4E/sS4lMWyw5VXgBvZHsCFaZnE1mEUd8VJSXcjBd9Ytshc0DAbBKvS7MJMYKC4EQ/0jqdfY21TNFzT+V+O6rbmlrOE+Uk6Jj3RL
m1fgC5YHbqWW56vdl8dpxeS/JVuaQZzmjlmvhJYT64hK8FGAwafYPlnTsD+RDfzPUIukmeYHsJ2OEP9Bv5uvYHmW03gKENAk5nDhbd6ED+YbrCOkJGYedtnU
hKtIxkpHw0vUAXIreSZSAc0QBadH+SDUjQTAJ0CKrPJOfedcrb120I4qyvFag1AS3Kz9NjpDLcSrkTPCC0N3jXOVN3ia5kK70lnEXKmh4YrQLDyB0gQUG6s2
C9SEYwoqhhpYVypthP0OP7JRnm0/anzJn3S84Q+558qdQJ7yH/JVuahmgqXKXM+NaMXwEMWrjVFDYR3ah4zlyodvC019jZmZYLd4Cf1mLJO2nR5VwpY0XYuw
wybyaWwSWYRPoSeoLl2YbmrbAGowXZXFeV2kquJnqZx3Il8R621rL2HyAkMOgXrc+m1ENXqbWFPETb+CrbLHkXp9KX97TXQOgL0iT/CjwghhTHBsqIf8k7Qr
aeoxbgU1UNmEbLHURzsqn5UwIhaq2tXIKuechOPWC2TvlC3pOwiX/I7WBZvJ4921pNvUR22HtcB5ruCemVUbxOVIfSiDE0EXQYNzM6d6faFY7y5b18hwNw4e
qI2zMSVA7MT6WCfBmSnPCl3SWfKa7V3Ni2mT+GoggiwnsulqsIO+khIBfdSK1EA8vqTH7OxsdaHEUonsC9ViOYGdtu8CZ8Svqkcqp+BiPI+AvZELqt+5QKMl
LUSEd4MzdAhcRM+yRWBp8JIdwwt13hBvOYBVNL8IEshE50flHt1N6R6tKM+MdNXaRsIyHjU5uunPKhJ1meuRkqH2k3eZNFiNaqicUtry3dBlwbabrHH7mH+5
NYwtuDO1dVKWXiXJ4G4qnRtAnPJ0AwkFBc664kZnHFqTGUmdVJfRDEzXm2rO4Z/bFgfu+BqgmH23LR9fTa4QWwU5fhBuBb0MIWaCuBfZmOdmnGS+/q11ctZJ
yyo2k15nP+yqD0TyKP4cycA/F/aR3ihtOB+2NxtJ8QdlhA/2J4YxCP3LWDq1JaEp19gqtg9CL0uF+B1+zFKKKWU7nDiE0SsV8CS+kbRKOWgtExzMW+XmeGJw
Lp0G6vpqER3hCjCaKMtnsW2sPfNQdDzyhShFlPJfZgmLH50FroDz2c1Cl6TZyEWQLM1C21Z5x003/3L4fJ+tV4VCpYKYhT4w1SEQ8o1Ymo0r7uI8HlEK7mHf
lcHR19E/VA+h4S/CT+1LXEHhBY/LNu24WlGpGHWFbfIJKwybI68j87DzgcsxG9WhYI8jW/mWX19eB54Dkm/NjhZ6MWtS64rTCi8He7q2qSEKE34qmbYj2E5k
gVGyjCRcjhfWs8yflM+So35VPvpqeGLZmzTtHqC+VvuRfYoS5F4wNuwsoZLBRb2Cd8JzVQwZjdSm3PRc40rrbWdUsPjqgFxllZAMMdgNplGlnH+nkiDZ2Ai4
tDwkUXig/A4R6Czxu7BQyLwHw4V92GN0lfceWBtKpi9yUTCDq40Pd/wBs7jW1iGO6WpFcQ5xhFrt04WD4holHa8nWuVO/DFlGnUgVAS8RD85VshAIsJa9HNQ
CCboytiLxbmy0xpw6NAxsopM0CaRZ5Mfyy6hvHITVqQy1ct2vGQXK1svOlxinEOxvyP7KS8BERuEA6yDQTN1j7OmPBdrh4yQJkprivvSk9nDAczYjYlizaxd
UD1VXZtqO0BkOldQUcROWCIjuTjkHASW0orFsUx04I3JXjyR9wOuCVxWv5B74YaSbEpCfcQHHoY+yl2lkWA+uZWbXHjPcUOor/gd5/k0fIxsL25H+NWq4GX+
Xf8oW418mq+bmJY9pNAQbGO8h8jq0vC94g1RnzTGQUW7RmUpIVzZ0j9CRKt7G/Es5gVdtIMQhgKW8/C7UFeKU/5S/k2yBWeEQPYY7AF7lKc2JqEHs1tDGzwu
9yYuOlLhSvabNEVIDb7i9/LLqS3mn+oZZpCqFwOwDJKkfUVNK/N80+BTpg93LqU9Vyv1N3N8XoMUH28tnMvvMOSmdLA+E3TcRsv6wlamr0ghd0zpaCRNeyUv
lwdxHjfQwf1kH7BMMBlpic7rQXYJVnU+kIarDFJa/ijyYAcxzN6DP8slc81hH3NfQ5WkQ8wzoSC8KfmMfqrIpeyiKOliqKV7iDghLy24gh1hCgXmh77QUzmH
RUxQlQnINGxqfieM8c3jVajffMZ2F0+hryktoI64EiujlbmN/Pjci3Zm4/esXfZLxnrmYYXLxR6oYP0C1q8vzxaDPdpKDou0hJ/UE+qwyBZpgOE8P8mxPDNF
2sIXB9cEspTHaLLLyuQoddRn4Cc6PaxQ26X/Qga6vNpEmuna5g0pI6VOnLC8MoznDa4svkXqm5pbUT/Vi7bLHTxfRJejvTpQ+qYUWVK8b9GF3D/cLOR3+C+Y
B9vD7Wg22iYyPTLfHXHWTd/sOKruiIxi9igD6fnKnLy3UTr03a8nkBLibkYl4kb+LyrWMUtb670IEbGydCFtDNlaquI5zVVUXwZfiO+Jg/gA4xxxogRyM5AU
7H+28mQpf3nsMj7OCHybqbGOv7l86TGdJWVym9kvoaNcJaGOFkQbAi38Gs0qNIDt2jLsK+VVqnvaislFE9W91H++toKOvGtY5zlEHMKq4T/SZGk8t1OXATd5
36n/IvO1xdJTGEAfgNvSZeKhM09a5enj1PAmliTvZeajb7IxP/ynVB6L8CPl+9nnELdjn9Qby5IHsWb8B6rxqUL5IrM6SB0ZNptqED+RCLUmRTPHWzohSbkF
YNWmXGURMR2fj60ItRdmyD/IKVKKuI35KS7g/UqM1s61CCvysHCZvk7ON3cbabR0KqmYL8svsx1yjrTFKIdsl+AcPsH52jKCT1DmeUQuRvhCJ3P6wiTvTls/
8abJhfULTgnR+d89MjmfeyZtAGe9I+WPall3bbhWaqHNlU6yBP3UqXiGoZz20f7R1SVcRb0CR6toOGQ+GOyGTsw9mPKXqbR1GrmKqcZZkJvoB+4femZqPNKe
9+EnxQagg9wavWLaSt6ydxM9Eo3Z8D6IA7TnX6KydZTkloLEj+B4n42vQyX4RWOBX8SP6/4yhYnv/B6or3mM7RIcYUryVuC3wlxwgu1nW2b4gy3hbn5NfIy+
NplqaJW6XEI2P0H7U6edr6EB4V1JTE3xOleLyLe2RBVLLNEYzGNmI2WQUWtKGyCY7mhiOqpLMryR66LGtMdcL/969pu9IlSUBOm98M3y3JJhW8499ybTh5d2
5F5a2pAvfWWwnoX98YaBflhzYQGxXgoJXfkLhOq1I2WdRmsa29KU+leWcB8swicT/5KF3AtYxTw3tD3aLfI0ulpboCQX/Yisi9SIHhQS3Z2YGuo/kVzFWHWu
+ggeI/+BjajW4nmPErGnDNNm61dpMUTEM0SqxZ3kDskbXVC5ht1XFopR5Q4XMAzGQ2A67ODsQI7WamCjXeMcvRUb+gQ2MhUTq+JGYxXRzute+nvSb1jatc/v
cFV3zlGPhiZTx2ETUDuCRAvUxdqccOnwm6L7RanqI/yJY11uQ3hMbsegRAJfk3joXuFZ4OqufQPnqFdCLFzILQrVd1ZDpECWMNwZosbG/kssIzDOkecREft0
u95301JDf0n9zxnE9fkzpNFMksWf9xaJATVUXtwqbeO8+tHSFAMtdYJbchuXsFesKnJb7bz6MO9eslXIQtPZXZIPPjBo5Ac+yXNQvauchffIV8LJcF9SRWtg
BwVdOoTNPJ+wJ+7fCuo7YInBNAx3CW8XGjiXyhzUF+ipwZbNtt5IGc8X1ik+dJwi38ozix/WbVZrbHRCOFZtwg1Lt6H3Cq4xBdZ+/ptmKzfKmQCSA8UOo1Ba
PmQszivHP3CcFzqasq2XhMX298RHW7I61p4ndheril3oLcSkoAgcRIEKPHeUw4FxeGV1url15Evki/IbXsF5ljgODcpDcNS+l/hX8CmydT1jKZhoPZnwcc0b
4RTD8al1mOCmopC0ydE6fScwuyXPW/UC55UaYzv5Cto6abqdYpuoi0GCck9uHu4ebqx4FJd035db6A2N5+7ZWuj6pf7SPQ+e0PcuNHEtM68EWwU7EnsS/gff
CM2J524dWE2k0nvtDKzLL9y8NaWLL8qNE6cFCh3rkQxxp9zU9t7mJ65Z+knjUlP559Z6IV3hXivN9eOqWZYUpqXWCC2lKlvqO8ZjvZxrtL/49qIj/C1xFr8a
Fobe+P9nWot8IsqDAqIhUw2u152DjLGjNkn7uuZe8FdgDBjMdChoz+1OPVj42dd0xRLDSMJYK4t0UY2U9tj9zeuYS9ZOwnWrLmSiOxoXW+Kt58kW1gf8JHAz
oUEQK0mvTDLGoOBJxmTv6vI7kxvzs3knH2NcIlcxrbGeRChfrn0IH+tt58CYesKMvKrwOjUQK41WSe6jtgMN6AGRShGflqQtoBvTPlpHyFq8J6IGPStr09E/
QlvkPFje2SQ/BL3ETTjGWd890DZT+SrrpObWsUy8+NJ+Vl4jpYY61n4lDYpMZKqKlcG9CAneY6M8xVrncENlozjL20mZ410HvrtOOvdKpGcou9lQYnVErvyQ
HlSrCfhNmWdMrtW4KE4xU/PAIupcpKeUEG0YmS5lqm0iq1UU5gueEIQ1QWXtinW2Svp7ONn4GPopf1o4rH6ivojzwJeA0d3bmUC0Q8pK36RlcLTzIBfkrPkN
uHvCz9AGY3PTA3G8MMN0lB3Dl0NEdBLdnR9RK+KZrWbIVV1ruBW2Llz1SDnLLEFjY+gBxC7VKh9Q58lH4RBpmsuiKlZvtIZzOLsQe4swkFGy5TWe2s735BLt
GQ7oCsYVSoY6IHoZbQZvqRo9wL1BLm9YwBV79YGg3CEpkxxLnOPsMCzUUUr7fjl6oT3AsqALtnCdV9OiJ5Tu8kH5IrGL7Mz3MewnRxDrfOPoegYaTgJrYYkB
MhuxW/hqyLETtVfpftskaqLlmq0e2K9sgy/hZOIt96iwH99aPsochKWJ+94jAib05QojZ/BiRZJjHRnSdSFHTAAzmM/0yrRqpv6GPL6H7RBqBJt43HIFLgFs
pFa4p5quNqFnagO8z6y92TWUZCMpMfyY3CCU059Q22yY5/0v8kOZGibIvqBAi2MbgrAlr6Cu5VaQs9xHXjEpgcWGK/AMiHP+RLew60ood1ZaRJtjtgl11cwa
o8Q4tpIwPhsTzzA7hWG6RNtYMSm+SijHbyB0dqPld2GmNZZdjlS09oXthGLxVPXfhLLMqJojvXZDnqleXA1z/1A5tpe/G9dPI3DVcByU4eIsp8AbASplxQxr
En8g+yZy3VKDuR4drYl2ydpeawjPC76UteIRYRc6ijngu8c+128EDjpdGRwaGX4nraY5+z72rWOpI0+axZCUjtN5D8OXyOJQNcNM7prwI6+1PJE/4etvrUlw
lEK9EKtwDwPHIQcaKVHnHNTFXcWdSG9xD/nNlMvVspsFCqY4f8EpiTXyh5o6hupH8yOksib6m76tWr1otJwYri61jhikXpJXRpxS5JmnKLIWW8b+id8SXxuq
g/JUEuGXPglBrhTRQamq3oVrIo+4TUpraxDUifTzbrS7wRxyL9hFnObL0ylIm2AM3luaYFyvHAJxYv+l+cJcJEh2D7bli/h/+e18bvS+eXXIhbak9yrnHes9
wyOn1EjRfriyaJzae8vwcIFSE51TcwL3XArK2/BezNbCv5F//8Q9Lmo+dtOmFxqJfUPjCJy8QttBA9wqCvwcMou7b25rqcvZmeYgzfvVukjckpiKtTWPkFsQ
jpX/4UpwkmN/qA9chseQjSQJLCePyZI6gUOcOnWgGiVj/KjSmWsW3gH/4j9aq4g7qWbiBKUSUZqbz9aGIvvBQVD1sgZoi5WKobfW/VwHe1PnDuctKaB7Qeo8
lKNu8nr1hnzSO8p2NqW6vhk4ipYBHyWATeDGptBcFaI9t0Z3XN++flllOPVYukT39sRHDzjegcn8IbQnSYJrxgfiGxh2tk1cGIxSLUK/grOxIaVWBqdiP8Up
cH5wVtJ6YSu5RmxZYiw3hJGugQaXeXzoQXi3ZUPen0TzlCmgK9wFb5uuie2lLnJ3eUH0FtUaaqHd1GzLskhv0zvLHXGENcYUtH8qGG3N5neI84LT40uxlHsK
7UTDjsGgKTkCqxb2CV0cqHI23D+6DNTlfnDzlBvhuOhpuWlkuTxY4uUW/oqyEvpY6TJi4T55u+uTrPd0A7MSGJSfIZz3O9Uh2R+JAuBBL+Ej+Z/ylsJt/EXk
h22Gc+vyiGWHza0vcVdL7dSzCdNBhtVtiYGDrTliselXwa7Y2UhBMKVGUbUvedu9y0XRu8T+NYhZX/j3cYeAwl4QZiLzxRyHCduj1OWjhk3YAnQ1YivkkJmm
9ZY+RBJnIUPAoUlZY1kjtAh9TIC4jJgss7mJMbdDL6132eH0xtROZOm8z3S8UBaGWIcwR6jKT3Jiwif6y4aytghWA8sgYKCZaRM/MbgrBfqWBwnYPHTQ8r38
0NSfYgerLNzmeWQem8CmcQelDdww3zFkinFKztlgJ9iGv8KfIOyomTjB94qOjByMrFflaM+odUtjbXY4B25gf6Pu8LlgPxwrLYocdFusy0ETU1XPE+1v5Kr9
sxIgt2H30U0Wt7ZVLBbdSm8Zh1OUj+z/4FVLrvc0XwDirB7jVrmaRPA1FQ/bCBuv/Ea2kSuF5hiz8DX8Ev83pIPyybsY1s9LDv2Q6itrNaeSii9W4mg+0iX8
PdqgqJpq3/IsEijqGG6qeyRlkBEhJLySh5iT0MMC7UiUp6MuVy2hHD7ZKRhLaQcQSnnDBBzfmWJ82/rntrn0/JKeqsgTui2htuhkcMv8V2AKTjBxIMH/OtiB
K0aaIP29fpWsesN/LGgAjfiWQrIiwDz5NRyhOKVfct1wkml9uJZcga8CvjGIchX0lKrzbZV6vtGKyE+WxxBn1BjQBYxA9LLOTws7ydFwoXaauat0dtGQ184r
+eGwGoaN2Q2szt8KcRCPQWlin/6YeFJaL50CFvhTS6vTtmiX5zLcVLsg/WvarbpFHMp2sBbxT7D5woNQEgBoOihGm5HVHevwg+5N9DPHLLK+vEUCahflnE1F
H1lJTgEt+bbaVfQX/xLGKK+VYbYC2q1O4s8DXtFzT9C1hil8O3J/ie//T/kd3AnLsDSo7J8iJViXB98UDth0PzTSkJozk5vgPYPnkrTrsTND3UC0dcbWXkNe
A52hEfmodZEJYIJhNUK9E23heO2d1kPuH+kFItojqb5vfMiXuNt/POF/wT6b3RV/y98e8vD/MbS4BpwFGaCjaMEHsCHAYJ/5iVzpkAP2SIknpjHlgm1i/+dF
4FZhgUpsXqdb7K3vnc794i9xLwWDMLWk9yslf/LGh8pxdZhG4AO30NuI9Qm/bEliptWmGJivyUlcHWlsSkdQN3QNduACSF+QLKXBWCkj0o5ZrTUFF3k8fEAY
qTCx88FM7z7+SOB+YWPf4bz2+sfyTmSrbQ5IEJ2WFHgTTYDPqd6G2lQK8CLtxPKkatsRGMJ951azQ3SWTY7li2zzYf9gslRLR4BxsDk4KupAg0B/2AkZYbue
mYseFqWcTsH23OusKJzHprFP+LaBYQldqSPEfS410kq7BmHkk/ZFGSYXag2irWxJxFge+tI8l5nh8lm8EzQLrexbYQ/it3SX2lM7i1e1TFBqgYFkTbUtjTkf
R2hVTV5jaS13TysnHQlXlS6KNfBvQIFl4Dr8iPAZJoI7AhR+8BOC+fYu6A3ZoVyTuiVhXJGYriWprVx1ibvaELoKRjiT2FLqufBCu1m7rVRWZlB3wr7IY+Kj
kMVF6fmBWUltmN22DLDAFeO4ZelIt3HG4yf4uSlL4G3yLXxDN5LWGm+Ki6uv4KdJ9bFqLCNvcdiAK3t2YBGXIEyka4p6boh4TzdbqRgczfcwLuTOV7nmSZWO
lJDxjPQTaHXbBEtd4oV9feF/QrfoHdXDn4Zmzm2bkN+YrJh+HZZG6qIjzB/zi5Xn2EagU0bxXuUvYh0YDR1pB12tU/d5eprGy/eVg2qBUqyu5HrKpa2viR5w
fjiDGM+tYAtyPvDjod/L2h3CGKNZLS8PUP+AS9Sy4fdmLby0YCEyhcwBve2UpzlaxvWS6hQYB59KnQMBY0aeXD2Cxlt3spnMELPXZcF/uJohhepSurbDqU5Q
BtnK+b6Rg0xjE08AKuRS31A7XWEtXVtF4eTxNROsY/mRpoNgSPAPojfYB3WhHsLYUMXqlwO4sZqf4Q6YKwUZ3qFURRsHC4hONfZJFrwesGlbXc+VydI5x9H0
MN8wXQ+3QSb+LywB9o3sVi7LQ5XrYURZaGgTjBY89L21FeIgcCdzPJcgdcN+X4Ei+9yCx4DWE3oIJvol8dNyIjiXhOJZ+D94KdQydZyRL7858NjYdZXeVsxt
zSljdDMdrFeItezx4C3b/Bp/J2/BypsP69oGJ1muYqmJOps/aWXqTltIHMj3Exr6XngHIHrutXcG9yk0iy8dbEg89BZZ/cK3UGKwDRwOy2MOwAPasDbYjnhT
SUAWGhP48aFxOXzeh02HCPuGMnLftGuFn/3nyZUlvNBGyku5boKWrch4YZkUtJ/lEslC4lloiPjO5xY/5mZamtjKcMOrnWYF5GVcEfhbuG4UgkbP/6wnCtsS
I8Uq7FIsU1jLVMBbr6+9OcuCWPLyP5M68/XQsSgbaaeGoh64AbZTe8p9gKiB8KW0M5aNdJNIelF9w7MikWGED8p29Qc4tuVvvL3zpgOBldX+UaunluOclO/h
kP/R6xxJ6nw1QlOYLqJYV8JUpIAaE6yF1SH1mqz0x/4JrbPugipxwfOUJ+lZcr7QnJtLr03/6M4I/uXJdHWVCj1DXeuFE/Io3/7wT7hUdbJ31A1YdVjb6bEP
RDsKt7k2/FziFLOApZ1/0u+kyp4beS7iUnrPWl1thXnXVQE2QX+KD/l5+BFECrqUo7ov5BRuO6fiGFFUuAahYFvpyIaDPpaTsGRtCVHK+MmBOGPY8u5D/Bew
X8BANe6qshv8JI8qpSPVw22YHeJlMZb7CJ0JM5gY6aHgss0KR6m+sh77Ri+g/jSXtT4iUkPT0XzW6pibdMFz1Vmcvs/znq3nylO6aVPVT1JZ9r3CIU9Di4iW
8AI/zH+EWwZKh2bZTnHrnAy/SN5q2uf66ni5GQc3IzhpMCeGugt7LReZxSlO+3bn0bwJ9IGCg5svKQhoTw7yrCb6uwu4ZKpd5L1BR6XCRkpDvMTZbP8jP2E6
dRfqEwtt90XEeVfZQDZULzg6Fx5TCxzHvE61X7grc5HohkiwjnQHVKVW8aX5Y0w74RK3L2WocQtuZKbmE5ET4beR5fxHJWtLfGht9DCTbK0Tfq7sIz6ohwTe
fTf82t2a3i34/B/IsfJdtQY5FS4WVxuOebsF25haWfNYkSFBdYZz+tQlYK+SyXeEVeVB1GrLG/M0rGFhinLdluKXXeMtjbkjnFBYLuRA2toe4bkYQy4KFZt/
ZoVkGxeLLS78CpKJn3inkE13DVZDrEkbA//xaYaAsBL7hgyAFLOHuOOsTG+Af5qmObs4G5S0uwP3U8MEwTYazBKW0IVgAFymvcXGYmNS6wVmoq2x5eChGIP1
CrZjdALO8WpTMJme6TmcMs71wdGYe0de46z2VyCeW8nFgmJylZOj9IIJX5LX2FSTe27obvxpmIz08Bq4YrOeuwNmhM6FCi3flm2lq5eQzyfDJPEg/5hujNKW
zWQfZiVRh4hFBxRErU9qFCS2NO7VjTcdjHRFjiELXJ8sm4RdYg6SHigbr9JzsbbkVk8obR+2miuvDmaHiDaqLgKMS8L3xJeRpspt1xT7PHpt5KdzLVFHMTOL
pJdCbe1NFHfMCy2hfpMO0Ba1pTRSOiHN0jZSf9MUfxlsUsJgPLpGfQ22yifYNIcxPF5tC4xpKUTd8FXFJk8Bifk/SuY7L9xAmcOGNZ92WP2P7aD8Ie8lLirP
7B/AkdA05w2+u/xJWQ/13hVuxUnKlfg0/5PNy6T65v+oAiI2J1b6JnUR7onnpanqLCkGPiB2hn/E3Mqj+SVKQ7G+v4W8Tw7wFvVf5Cg1RJtN1FX3R0YZYp2F
TJZUpMSoT4vrSXOFv6MtIwGlTzgWTFAmaxvAJccoZZW+S+ow5Ddks30f9U+17vRR/UWzkY4jtxs3Kq+pU45d/CptMzFP9cvr7K+Up5hSIKqXHXVzMSFPfoq1
MK6XjuK9k5ealnJ+tZ7aNHISkQRBrklu44uUaUpXCeDtwAr4UujunOn7Yp21eTjoCG6SBtKv/KvMSoXcZHSmt7FSPywoh3gh7QtdEWvGD5GzpD2gtRi1ryd6
uLaBttKUFf1Bb2K4+rnop+ejMre2HRL8INje3yWxPplMMK4eYIX+pTfRlB3qJv20I9wXHY+Mi5RSZxC/wmZ6rZCubmMRZb1rUuSw9QL44XwSydW8SnNXeylB
nq/2VM+pBDGHHxU5ry3I/mwty5U1Hwi8Y0+iZdHa9pbB83hfONhfxnFSaUtVCdWj60qjmAbKQPsWPlfKpZoixUZLYBj/N78nu3d+OtfMahf+EAq5zYmqdYJQ
Eezicd5sFSyfguMDjXxPGCLpEPNKf8vy0BcXLAjqzT6QqtRlbsgnyPNxXpkVl3CvrL1sU/U9hV6Jux23BH8AUAY+y3q0ykrBBeulIgzJHKXmiosso4mY/CqG
Kpt7OpnwTP9RayX3BPVf3GBLcr9MXSDt51zIT+JUAUK+E8uA8sGXIZzQExul/UHBVydJQw6g08myhJP+mf818JnrhiXmPHPcN+r1Q8nbYJA9zZnO/xD/ilnt
aptd1nqcSKJOiaXsNYhqoEzEIG3V5kiRcLF8XJ0QmRitE+4evgGSlP+QTFm1FoFyYoxaGI7gU/Flyl3OEF4ESrvf1Rriuec450pEVuBB94NaJ+UBvFsKG2o4
KbSUfEPJEUmYpDQMGCQPaCfPpM3MEjMu/emgwSBgh5eI33JnECdC3dKPkN3NvT1/ezLhfm2S82+iZWS58jxcWJKbSdy+6HDtn+LmVBl4EPR0zoNfHJSzj/NF
ICntnKfQfZys71mW1syzXKlJfTStxOa46op/WklbOX9XS3NqE/xgYfF3LEaMIJdaPgpl+dJyJnmUyidQKhGpaPnNvDtUTmletJ7sp16IHarxYRk0sz9gnOHW
yhFsEdsAdLPmoKVlmn+HFvJF5nKoDNYL91ND0jd8nvy3u58hOZLt2OcsLR/WKqev5o6n9aYbWLq5f/c+sW1QyPAJ4Zr6A7aTvzNzI3/K5cViZUTuebwfvJ7y
xtwWGwVd8nO5o3xV/icUG14UOeP5oLaqOxSlxLP+6oiBfEDESX9A0voMzAqNRzohP4ykbizdXN0l/a52Cz6LqLbF5AeQAGXfVYCxn7np8jOiDqQQO3HWuMwU
ls6VsMJtaYecIJDhS+onbTe3T53qfIB/TxlMl3GeQCdKt5Ni7ZftN6pmmr9zjf0niG5WJ1elqBV9QukXmYoO9Kwn58OvliboEo3Qs+BAJGfTaHoX1Swpl5wH
dhAvYFg+X3LSOXKr4QA2Pmm8Wcp/YD5FNWP64fvJ57o9cJAjwnV2osF8YrEjHrSl3exmYTnR0foKT4DVxOm53f1yto1lmUJuLPJUXh36Eojl16UcEY4QQSyC
+/UCmWdaatcZdd54oaz5fPxNUW/+RUf8vdw3EInaT/V3QOEpUkRoIQJ5T+TbvhgHB/7j2lgHufoHVzlWB8tKf8hp5H3iAB7HTgyORVx5i9h3Qgv/i+D6rBFk
ZU8rX2e0tfsutYmer+xzjcb3esu5P+HnuffcUu4bvUroGfiIfwnNNe/0TbDOiNmJtwqVVsJEktdKhzedxhqBaoZZWBtM5Yfz11P6s2X5+Za+oHijKRgVe5Jx
8DtXu2ZT3wR0qX+DuladE9kMRio1pKtwvjASVHOM9g+j82ungkXWunR/qlG6Dasjb5UtTBfHdTWHPgtaMUxunH2CPVcZY52POd1RbId2wlGk/VOnP+ihdefq
GHZqx7gm4Bo45bJrR5EHzrGuobZO8nFBpbzkE8LF57lKg1yuxtK/tTM6KdwbW6u9ImuV2HCeqItMDs8F+9QpRblKmchEVYxkOdycR86USS4NnDXGEVuQhXQq
fOWqzzDm5RTl3CNVCO3AFhj+ESqAqlg98wFfLeJpaquc4/xNxz/oNUxO/dPZJB5Qs0ENzpW/0LTFfhVeU0/RpcEcxz9SJK1HShbBun/TbhR0h6NVL+woIKBx
uOHaVpIg1xI3EQPNfUSvOEBRCz7rzjI52lvDRVZQ34OvFLQU+9ygbAmLjg5mAy9FgMF2FH8seOE9DEO61amp9aQ2olfSMuV4091qc3yaynsTE6vZrcxA+gZY
qrLaaoVSYtWZ+S7nIm6Se4i3Kv9RYiUzwOwn9DILYF3lIDKBWg97kbfINOjeOMHxNbEdpU/Ltn1GeZJwPALjQtVt9cgazERTkXcMuGbpZntD9hBx8qarGjVT
K6veT/ui/uWsgOWQL12zLRnETOqu5yW5kZqDNrAycfFCGE9DH2c/L3gWtPDDFZsS45ytmeVTkcyCXtGDnssc6koMvVDD0kzUDI+bjys11BVifmQLwIWK6j2x
LmVl2wjD2bOmycwUxGSeaBjON0WIYKyhE1xM/lt4BNmjiOgcyyDDXDPBdScbOzoHh5HR4E9kgvm3LK/dx0L7DUsppji403DA0JBb64+CbOlnSfJXx97nnw09
DHwPrvAbsVFeLthLV1VJS2hBftFfRcRQTKASR7A9AgdN5YTbbFn7YUt1PgfN5krx05lspDo2kroOekvTLdnSWtzq3+Zd6kczu/k66+v/hSIHDFPsW8Re2Fne
oJyXWPtteMB+XkjFHWgOmEO2IetRe8SnRppLRMqB79gA06uckb5y+o6lJPGjsE0/FyvcNJM6Fkjc2Maih+tMW6gKvjj99GAx29L4ChtM9iRHI+VJ1jyf/kx1
JZ45rysrlHfoqEhbLYFZFvlPKkBma2eQ1UgG6BxZ5JXp36Wb9Jma28G4mvvIp2oN6wAsi75L5dDV1HOGpuRP47/EY8kKeiAtkRlSJa4l+UNXmR4l9cLC6ZvE
1uBFSX+voi9yrOm99XfjF/D///N6KNvkPe6A6TQYqqZH/gHpadfXJ5pS636V9mr3al4MTzf7xRWYUZusZHCPo/+jtwarYE2Vt8EJWDMZiJVCJ+TVJfnviPxt
Kc9nU3uYn0p9wyjeYNRJDwAhhtmN5OeQzB0MtjVMEOtzY4laYMli1JxBdYbv+V5MJ7KL5E97HHNfb/N/M/8WuuL5G6nOtiCMWDvhD/VP8Sg5MZwr3+O+wKa0
WSC9+a5qKVvFeNgWqZtZm5KwFG81TqyxC9WBR/hnVS90ArdAdew+UUE5TbQgRrhi5Dlh3OZSbpIE6dXGqR+Q2rCFtN2UlpojLMMNop7YK+Xac3T7lF6qpBKR
TWRN/kzwO/nJVJm4qiSGxOAjS7EzAw4TG+YvI7vC51gZMI1PJGbIyfJi9Al90dJLXupgsZOCRXqHDhDmS+9CV/0K3JQL1YZ5X9Ur7DVfvq2v+3E0yf9CuETl
8D8hEW2qEVJ7BSoKPUduRCTRM8k44a/AbdMArpLQHJlSkykUQi2iH+y/6HIehFBdAblNJDHwp8shliuZKrelI+rRBrKdlH80NXgkZ5pSPRpUEHGJunnz7tx6
3iHEAuuQKsu5477pIBlvTjYP9bVNl5vIDYkYdx9pulyBXM2clffwgx3u/B/cK/QhX9tflunKVOP/Dk6w6QpO+ZricwiTcN04mFhoPp6+UXhq7GteQMcHhiWv
sK4VFXRbyjKxTf5GYyXuJFforIHUsjSFC0O3gDHQzF/JnCY81LKICbA22tjRjhXzKkZ+YXfJvUKZkEcdwO7Eo+A6g+STzN+2Wv4kbg9d2XY7jybWazmwaagz
GKPdtnVjD8oxMAkQYIB60Psi86yxA/Ys+5xwkr+nf5d5lb3Ae1IHI47UMTpKKIdcxx8I8fbW4GRhdeIXo7e+RA1Jo2pW5fMctW0e8Ti45F9E/S6t4lmbXxsE
U5V86QWopKwO95SuiJu1o+CCe5exA9rD80VdnjzPfpHYbBrIl9wP7itJ/naJu2SBWEU4MCATcpYylimt7EMGR0bBKa690EdMCD3ih2vNjeeoA0IZ51PNQsbQ
zcBSrpN9eLC9iFK3SLOjC1GRSAADxNXuAFPJc0w7RBcr/ZQ83w+5X7gPkQPKKI+jnSWzWkU/Uh2trpVWZHFhD6hqb8h3A2foXDXTt0vqgCaaEkBDhCf3Gf/g
OmrLuMe8UXbgKt4S21Q4Ti7t/0exw9pEgPNw5Xw1Qk7PGryzSIFH+d/AWnYZcRPs5Af55srnlQTtVuhx6ImmFxOFHEM2ek/NKrhrL4LvYEXbLOQ655ROgIpS
BZmQulvOOMcGejt13tXaJvBX9iz3GG9vrIxjsPyZ8ZU3Y5QCwe94o+I5xKja/cI/5A8CLZwzXPHOM53jyxi2EdeEVIWU24D5QhimRdqisHZNog3yk4uEDUpN
xY02RruAXUpFqYH8nGoqzOSvMTO4R3wL/Kq4ixoCLPRSrJVnkeoFrbS+tpnBCsaP9s8pD6SZ4v/o/tbLSGkyLkIKj5UYuoqnsvo6uFppIu5X/lOLGBlODU/j
1qp3sYGUXn2VnWyfwP6RcrSgtGWE9S9jC2R9ag63gK/rnCp0RO6JOL8dNsNSQ2fMbAjSr8PLkGwwhHsJuoACJYO/UcIZn/i9UFbXC7e0trp6fo5tzYwxNNWN
My0QHlvP2j6ACP/Z2FeeqhBo6eAj6R6fgfcoWI46iN14L5+N/4G3Sc7xm7nSfEvfbfMRNDlvBppJpjGZxLyUmrm5Ke346lSnzedSXmbb+LLew8kNEv9IHoNV
SZxgldAbfgQfYtri55g+6EBuTfDmJr/gFZ6LT0MHvBn8FfgRH590Onhd40N9mG0WAGVucTDDss+Xaxjqb2k2sWf4//k+KEPN2XRfbLK1Fd3FAZ3lU+94X/jS
+QR6jiHie2Yriz5BJwoXme/WJGuPql+RGtzb0DMwh/gLlWEb5nx8JigInU0+bCE4FxVLHAf9Q+WwuXwF8m+cVN5LjUEbwARPwN+puWA22ksmw8tVr/xAnRwp
rQznF0tvhIapf8tT5L/hUtcYZVfRB0ojc525ygJpoguRxiF9iFBKbVjor5b2v+hzdahzIbkmepm77hhYYq9r1TCcl/avdFaZR/6hvtXsaQGyGNbF9qhZqo5K
0P/gVllNJW+UgeSLo7Fp9l/EC2O8aSTYkfIVxlsOy7ynXfgPCKW5yoNoq8jCSGYEg8+wc6RLJigznWdrnzoZrYx/Jkl3C6wpUifVhNZH1xFb6aVsWXQ7/0GY
KZ22cej/7N/w0XBrzeNCHW81mMmN5M3seWqUShONyFnMUaFrYITjAzkEFFLdtNOWLZGnUrm0+dHS6hQ4iW8XiZXKgQx6kNaA92lr5BX4M3GscBGucSUqW5Gp
tSpLu5TVZBoV68TCj4nValnlIdcKHxzOZs8oi2BA2R0YIRRLraVp5Kk0WhsQeZ7+O15OXULcz7/P9eQGB/OTFoLsYMLGyVa/u0juI63DRkb7ql+UT0IT+Apd
iLZle5ouEMCfTLfZNCVECR9DDtbiSAfT0XfyJLn3qnviCscNez6X7dro+CSk0wlQwbcHz6I82gNWxHIkfUol4pVyKgI8Lu6L9NlpBgvwP7Xznu2QNPVwBmAF
Sx3wzFCBsiLL2crcZqOb38hOEGva/0Bnuns4m0TaEfHcDVDF+UxtxPZGx3t64AGKIZJ1OiojfUXYb1gQrhRZrFRVTkWTyV5UY22kcQ5y09SVqZt3MvhHwt3A
l7j1xMp8Xnxo7UG0sdaz5nA6bqjVjti4M945XA9LPjgXHC40sn8JTsrb6zjKYgUdbPHeZ8ZO3gCbxR9L2mNdaS8MfqnyO+xYYUzi9prGzGDhaMvv/nvm/ULZ
Gj40w3oATGdj/YeZJGWwpLf6U5uaq2HdTJ3FpWgtvq1Q3sFZxsq1pTawO/FE2cJ04Ft68exd3rbICHsX/oNvWKE5eT8eIzVAXeQEPINfo+sA0uj/CWOp28xm
2cHEBs+z40QtQCGLvR25naFDvF3XgziV4hVbM1/YoLgt2Dp4lBuPSJuXYePJtb6R3KEaS6wjORTUhgu5v5ROUAETYX3eAK5g1wLlCFeRprUrmf5k+ZR0IJyv
DrbvoNPAKDVL/N29zlmudkPGLPewe8A08TC9DRG1pexj1xuVpTPpeEdrzy2kL9onssp+m6pKT4UB/keaGWGF2wI0zxKLlAK0JTOMn4eVCjHg5LrhxEhgBzm5
fdEKtMF0CasvjIAP3Zu41nxM0SnllGtpuIP5gKorXqakK2dhPa0WD+X/RRsJi9hccB/dKH4AND6HPsY9LjQTzZROQl1XZ2yx2Alma/eD2/Fn8V1BrL0bFkL2
BP5Dgs4j3nb5mfhLQ3esF5hn4rEJgYtMGcd75j2f5CCYCcxFeoI0gPdRXPL32qkEr24xdXWWVQPhVkLtzUF8KTcPnHR+FacEJiIbSaucQfrAEuGybl9cIRTU
18RCaTW9E2uSVt0ZZeeUeBpOL1f3OzFxF6zi2eZK0sqpdWyVTOmbHcIAsDLyTJNU3BBDrgZd0HbOf6xPid+DD9EuWrJnvv6561xxaf4mPKM8d30H04yrfcu4
voa1/F18oM3JmUE5y3F0sbRSqGwlzT4bxa51vyuoIk5Q92fPw6YHrvriwU/vTsC6EvkNkiEUJ8xmBjPW6D34FM0PVRXqc1rkmPQgew/W0f3EnOz6K6hHE6mL
Of2Fe0yi/9uGMuJXffcqQF/Vt8tfUzklt1daRZoiu2rL/qtkSuQatoU8i5Ry4u6DwWH06/SRchUtNewMU+AXGFXC/l/0c8VA0G8vHxoYPBsYkJAGcXvvYBfE
wAzNm4QmMl44wz3A/t36mfMihchGx395o0nKlCJVohtwO/Gs3DnZO7nVRHukWEeZZmFxK37jLgrdN7fkWgX2Ew6uJWazLdUPsFb2da1w3vufv07KCvOfoSEM
iyylGwdnWnrhVRlr9me7hf2+dn9KB7JTPEedQK7Li7Hn2Fv6MzKYbIlAe1PvzxwEGWgpZKyJd0LLfY0sV3I0dgi6CnLMIeK58CefRMyRGMHiholTk++SDxzN
6RhsFAhljc0ZhnRkNpCDQwv5CsbOdIbBkj0FWJipmC4vnV+sdBRUIQXU0N+hRnPPA9PEEzUe5fcJTjXe8h/mM4ElmKLvar8Qb9XiZbqgcngMf1DpE22jLddm
O2LRw1QENmc/S58tt/nO8kw0pB7nryp9dUF5HDwY/sEfQnOt5ZFUBdNOm+pjR+SvJYY6GFkr4bZkZqCyxPaERZWrQh+wA67milVWOED2pR9TjX0DpQPkA6OZ
38CVJ3oqQdAn+IzYzjBZdcmajrE1o0Qj7pq6MOSJ3gLlBdEymTdFWjAThCviQ0tn5wLnbjknpSAmGz8vrVGGiJ3kRHmtsln5D0Z86cofoXeKhjZQR3Mf+Z5K
D9tUcB+ZL25BUGE7/9NaL2U2kkpZOQN3lSuAqIdme4Q+oK3R6tJZ6gf/L9HdssNdDosn+isv5D1ic746PcCbjjVml0h7kgbjVaFsv461tN/iEWUhM1XpjMWK
9UkBras0DvvJ7yYZSeI6wZf0eJkGE8Vq3OHUR9Lq3JdYffU7YxIa0B6sJTFC+i90gdhhuWM5yp0G4fLvycqpzSzbUwZoh8TOfJzpdfgLrMdtISRg55PgY8dK
zka7hKfEvFzResWKEn2886j3RJ91kwIrgg/4SrCOdzmeA7pLx+PKoKWJAfoG/FZkNpkXOiUeEL8FMX8PYj/3lK0Ip2AN2LeOZM5pa6Bmiw1CZeB65itTh+6f
YGMaIDsL19vbmneaK2a9Nn6VGfkWvRH6LSLRSJpM5ud3dB5hrshzyQusAFajD6ROgU7S7bCHbyGNF2OV2WoyaM2kppQxtM6+ZL9mpS09kPE6t9dBdEMNofH8
PyAV4nwZ6ii7XZjlXgH6GcoYr1A/ONRZjWzPj9OPXPkpJFDT8JbOddmjV9J8SQcxzfwxXCLxKnjGWmhYsrZtzRpljd4LzEhbIpuBreFWQ52pPjxsu+F38XJK
CDliV0AClxrY4ptnWYHUMUzzHzL2A5JtjYoE/+OmBv8NKNmCOIPLtc72HtW3NmbbfpiX5/WzPhF6K7Vt092PQzamlLwdbgevOIph+eXBmsRswRb9XZwkvmAa
mPZxlQzDdLtEM/nC2zLUmmvD8nxFrFJoiPglhUbdvh70ssJH1tFMRqV8UZ/vLjcWmUSX4d/kiShtvs5WgcncVu8OyRw9oTrCR4Vmchdlh1SWmCRJOJ6eqE6V
ffaW4KVjruMxcVZuj3a1Vw/9Z1gbijj3QjPN+6ZjrwsX0H2Dz1Jnqx9Cep2G7KbfSD8lWZZdvR0sF4H1lXF8EnaAvIg3TSkF2pA/uGHKTh8SOOFQxO94PtTT
YfP/UWAWjk2rDxfG3WbMKmnjadqVDXf3i7u7DLcf7jp0wLSrxPPG2m5wcbi4u+vFbfiF4fLt+wuSvDk553niD/nEoeEYfFzwUq0SwWhjLUgjXxi7kL7SYSNR
n6NvCJYw1rhmAzLY1XFNfC99oNtDk30jjBX0/5TD4FLyOPg/1wxyKj+ZLUmL5AT1X/qJ46ATiS9X4xAagGqbFpmfeCtn1bXqmJuIDy2iM7znaphUj2u9YyJV
NngRpwPntTOiK64LfQ62UMWeZasYrERa856DRWCH3id/M/fAOcd3at37pEnqy9z0Wmv0gFoGrUvMRRZapqDL6B367cBmJR48Uv7HFuE/nFtd7/R/lERLjhKp
ThZXQO3Ml8B9cZ9hIkdpy7RVaHuLRg0iLKYJeHvUE6ogVwhOoq8byRQTXkB8xs8q87RDYhNtiDI2sSe9I7MA7LX2zbpmibD8Q5bNmycPLuausfzZxP8pq4Ma
U9FdI7gPqU2fB93ACW0Kvlj54jAzCdQDldSrKo2k1Xpro6Stq7CJTABsUHecUuvR/2r5Qn26f2xJ9htTgksEQyVMqApexr2wON0HglVdAw3/9m9Ky3q/guO1
+8j3lCfgRmiDe7Y5KbSwNqp+5JYkvXIcz95lZFvs3vH5J3KOi3YBV3rZKG9reyUk3nLA9CXbhsWAP0hX8bgaSoDFdfD1zCnc4biBqlnuSE/MPefeJfVmqgk9
Nt/yuy3V4HJqTSiJ6mMPrHYh5UA3aQQY6thup3SX3Wa7xriybqw/LxzjRkkW+CFSW4o2l6S6yL2teeQlfT43Vy1CNllltKm4nril7WT2JP5Br2JH4J65H1wh
8NK127NbPJS1zbKd7cGHxaPCLWZ19F12uKeqq4/eBqxldRuGbifaU6OZ1nk9ci+TZ+DJxBOiIQGxn+UV6C/kJDIInmzLDdySEuGOm2fIixJ7kGYRpRqLCYHF
WBro5TgAV0fIpOW5h3yjsLJ2CHojz6B1BTMNNo+F3IzFe6sgVZPCbRSRrM+t1etphWB4VDnX/9wDJZq977W43zplu4OOpyRaFztlP+ISsCfBdNAK3un8glHo
+7yOVPPgcLKi2N85RLmCZyvOcJLSVF9pZanzxLVANb2D0LhWIHlJ8Sq9dk4kaidNj+kCbxN6sHayXFLrWutAEfReWatUNHKUi1SOUNU+LPgy3DlEB9sgHrxz
fpq6MYjTOwxATY9bExCZ1vAs6n8J0OpV/muMhLXMjSQ5pLPpIjwLwdUH4iq8FKpJpZEdkhKfYdvj684dkqaCofFXuNKZd9Ez7DwkW3gFTvMm0eJyUbGSg3bb
ShmF0BXXdno1NSqhgx4V1zTUW9+Ud8v5N7ZfwDEglnfuQEq5JWUsciZnJEV625OYr7caBw2DurgCrpH+junvYBzMVp+KUeAfrppaiw7YZnEvXLDcyfVO6KBX
FN4E+4I2znK5G5WvCUXiK/qcUmRP4DXWaVDWmuCwGDZuhEsmjbDNh3aCSOSZvZWg6I8DaO4fIcHSDGgOGturUIG7kAV/SC/C+zkXe1u7wsoNZYY6jvrmvOZK
8ESAZeJf8cO0mso97YfwyFQuNE2/mt+Q2xhEXBW4+viwlCL9CLUjZ1zArHylTltOumKRd95z3mHQLKF7YCfSzEygs+HqylfaQdg0tGBDeC0xjIwlKtean1yi
VhbJap010lXOneO+IzTXF4fE4BnjcLC5sZrYo72HPiZ0tTXwLJGWmi9yQ3NaonY+iu5GD0TqJ5ZR59mj5UxyHXrR69+8Ca1n31ClonBJKuRGxMWRoyyjLWOI
Y55VAgEVJnzyeBHF3wpNEvdaRbIBNjTmnrmBODvQjzEj5b3/Rc3NGwjtZ/ZE1jLqQna4jV3g6jHV+D3m76Z7wgcBzusjRIiVRYZPtsBUojjaV9cRkVReK0CW
SnXQbmi9zeUQPxOVfiWjE7bOdgx5bC2yxWP5GiKWcjJYOoPX7Kl0VEY5Ioju/jhxq1SarExcT2TwM9ayyHGhU1aQHSq0ZWd749HLHBvTi6RJn3kY3pNaaF9C
dMAIpILcUtiKAfOhOOCwCgz6S5aY9WxdsX7iLr0uOUh9XJzD1fo11euEtLrKWBWLSNUd+k5sL7HKyopeKc4RpV3V75Bz0DW6S+TFBWhdJUZ8rMDoPvDc0V9w
yZv4tUYf7a5xX21v+0hcCSv4asUj2Kg1WB/jVLCdY6Ze3rHF1hsQ0gqhu1LDOUMJA0b5IZ7i/GIjowbHajnWRNnFLc7JDfbx9TNiyd62YWqJ4AR5H/9Fu42n
qn3yBwpmaVj8YFMnLheakJOJbLV6s4fwfoBTjFyY21s8KNcyNiI7yZXW76KN6sj3iv9ib8dM5q9EzAMLvNNlJ3OC30VUMncT7oI9bLqzg6mXXhfdA9ItJ8lt
SqvwNiYzuFk9KrxRVhib9AFgGreOOkIOdVTBWuvLlHIgGZ1CzQQGfSyAiitAa2E8z3HnjHP6CbZZcL2pA/ocHeGKUW/wpbVedFffNeOBLAuPiXrKB2V/3kWh
G96T3qXeZNL99di9RAeyt6snHKYb0FGBF6bVZFXVrEyw5GE/LXWh+WqtmiuQL1wHuZAdzx8GiVKhtkV7p1gtJOKQ2tFrlDJ0P+mb9Sr7RhsG/hJvQc1t/eUy
mYaogi1gmlAhuAaqGKzpm2wkirKxj6pLdCe2QRZ1E94k2GdLJ/w8nkL6Iq/Yvd4uid0tFyyx3HZL0salcqHuzfOrw7Qy9mPC39I+5QD4DFKdZvkxOIL3k6bQ
t6RHeeaIHVI7BTcUpY1cmdyvP91KWVogW+Hn8XNsndBd/upCU8kj7QERUEDnTUv18Ww7PUJuRIaV2YiLGaKmSj2ESPVB9ChIRVP5cnmysAXjjDZyna1n/CF8
a6VP6OqaJmybHB1zCfpWaqGYDQush23CTNtcRyji7urTvPsiH8gJmontCJ4LjwKTbQOw+LgqfEVkmlpEPMGWkmcw0TJRl4rf6ympO2FxYVJezUjhObeS2RM7
Z8ur+OiVKNRYv0Q34GaSKHim9nDKzmX6LM3g7vo3gHXCw+gF0HLhcmIf52L/JcmNTcmbLu0St0DV4ePEcHg+KuUt8beSTgofxGFgrqs1tCA+BDb5dGaxICAd
kZ1sEjMPW8eN9k0WDkHb4wk3rycljSDqqXWMC8F+es2gWX2qP3PeoH/h/S1DiYu1VzneujD2jt8DqOLULdNEdnMSQNapHjaNrIZskvxCsjrXlope1y7SJ5lE
EFT/IRYYXeArgfYAoVOBQxlhzJCfa80wQfkmaqFx8gbwtzSMGu24Hn9dl4yXsYY+l3bKf7Dl+FqwJPRXKEV7qJXPz9VbqO/yj/PTsWXCUdtcuyB8cPmTuquj
lb+cbejBRmc756qcG9Y6EIe9bmsFYXvCFDBiRTe5eqCJPAU+UKMFtU3KTgzGHBMqgMH4NW2cbQ9KWuvaDwHel0B/VvLQ5ewWKMXRkXS5pjunqH8F5zgqqs20
kcxre7Vwce6VhaGD0FuvKl6Vf1ncYK+7AWrS6xMlkLnodPtNncNuwoZWQ2sgPydXg1l4Y32X2+fcJJDF+WsKd5JSjSzBApqpFYx6uK32Pbwm1q3aSDwkU3kl
lc++JBoQt/U7+g3NFZ7s3hs5BI7T6ziumzrR93C32IifpL+yrrRNzOnH3OEbY5lUf6SzeTP3P/5Hnj3Ygt6t3pZ3O2vqi7UDoU9onbhlVGuN803mCyGzPh4d
LHZTYV3PMBm3kX5SbVsj94XQZBJ2DGCXaB+Dn/VC6S1UsPW1KQvzBSTfD84kpMCvhFJBTyjCGE9XtzZJWpU0DMSFm7OT5ZUGD7oqcNKNlIZ0NapIrL2lFJ3o
HF/lOpXF/wyVDov22Vvd3iHCNdAJHMkxfBPYgyQqrWC/sPUC3UA/MYZCoWfYAGqiMJZwUXcYBkzTvgkhtIptnn1IzIyYTlxrgcr9lHUZnE1oBK4KsGUCNgOt
qYwByyyfbbv8p3ILoap4HT5ou+c5iz0Gx8R/kMZEll4f+g1mEEBaBLehq1k6ABI9D13MWe+rB3UIbTMOKnnxy4UOalj7obql06BwfX3JCg+GSlourmmWUSHP
rqdJG704uMt9dSbLtDghx0dcjl9JAKYKXIPrB68PfKPab52pZ/ONMg75c9hNvD3uoBCr1gEAOS88kAoFN58qVSZ3AlyoCLcJ9MG/opXBMN9SbLjriPrLMt28
jjQzcXIlpJ5yX10JzdHaKHepCN83po15jvoUgOA7iCVL4aVDNWqtVuKMvxWgj9NLur+B//+Ld9I9Fr0PplJFqFPsAA5TIrCAiUpDkQKT8DaOYjhT9orTwCqq
aVaa+Ew6BBL4WUktQl1oAEUxm1lRfYDehioBN9U/oQXh0qc47+DbyAPB3KT52lLifj5ifAOTwoHwhhqzw8WnIDZxdJdHIifpabWOaSf8w6Qh0GNeVRzKF+y1
VJAgQsfCNxE4Npe9gwx1NCY3KV1IjL6ENOfXRRwQOuKdxC+Wrnx9MoHvrHeCtyMQY9E/sf9z/fH98l5R28RM51vFdUbGq6/cY7i9RC30gLxIqenbRtYUbyHn
k8qITZly/uWWZCmb9gCO6KtOR0sG5wNT1R2uHEXShxQQtJly5241SmgdNdLIMNbT80PX2JdoCJ9pa8Ck2maow7CBQt3gAHUxWR60daUq17BxdHMwCX6vLbW/
0Re7L4MxwRbkXvCHb01sEIfwvfyMr6I0mJIRG0VItZ3/gDrOVeJIF5Z5xPNKjJX+oE0gCPd6z5GXTW7nU+2j9AHNI/vrC837s/O5JfoJ4YrtBTa2+AuNC1DK
Wdd/4jElmqpmXSYfM85Y24UWK3uQh+zmjHBJp88NHlsvEs8tl8XHCc6wqL7QZiT/LqhXa0bwi9g/VDF8UvVKW4lStaYS9ZM84BuFovW1Xxgb7i8ecs9n43Re
XJjXFRtXbm5CkjVGWmtaJy6yt8JPlptkmZnbCc/US1rW8DLe07Tf2AC7pdv4RnGWNw4vI95ERyWM5ttVLAIpiUuCZdFoJlLsuv6cyll7W4cRV4kh4jWkdPz/
/BVyXDnn/SMlFP2W0wdoSoScEHQzu0CJzfe9r6TFxNn4xzU/eG+CLaiCQaYIaYp3vt632D7LoEHml/hX8GKlQm+e16dYAGl5I5ZUS3lbM0fMbeyZglNNpaM0
K7qP6BmqQrmIx3afORk8EZuS85wvZMx2Q1bBbu8YbJdQi20l0kRGiebWamId/Ra9hd8faLk+JEzGqpsvCiuEehIs2m1h+zF0EJNlasOgYl9ABVysxTHL/pew
Q68cOikvKAiEhmmrkNugj9YY5TbkOmurQ1WL86iaQKQJPJ2KTvOeES/zWS7Ymcp/p8o7n4Iqqm7/RX2Az8rNJLvxyb8M1DVeq3PoLXIuNEoZKb2RY43eeHP8
o7Y7yi8+oc7TBBiBlSLnSdeQ/lRVeT2aSf2RIqnxIi40MMaq36x7tbqObCPR/kosiQSDJ5Rm4Z2hS2YvuRvMF6vlB5RBZD9qNjijPHS+ByWJccJA1xz2HHWc
qupvTLcX70k/sMqbDxG9Q9fEw8RUkrV13AITo9FUS2VuQRkW2iuPUmrTv52Y8xyojFtBM716TFrSFak3fI+uAFq5Zm7RpbPEa2IIaB+cFJwuLdOTtfpyFDwT
S0CbyRGuCNUVUNjaahPHJGyetNq4FFrs2AHO8pPJlPAHup+yXvtC1tIjQbKzgzJELO0LEds0F3InFEVEaVcSJ+Enked5vaTydH/3I7Qt9ZjuGG4qz2H+Do9y
jChoFH4rzpd2oE3QIjwxMV+ZqQX8beLX8S2J4dIZ0zu6CF2pZEpfrKvIxaIiP1Uu4geVAfgfuCE3Nf4dn0zl5X6VxfAvWxd9pDJOnqwVQGXyCWxSBk4sM77j
taAF6DO0ETVTaObR6C/qNyxWPiLMz1vDzLX19rfwtvCX5cekd3GeMdLDtxQ5hIZuExOYZyknnMcLrtrvga1Kf+2ZI12fHf6XVtHNeqVw0+AUuaLcQLyCAd9Q
iIZm8Uvg52jjqsu5KZ6qeBMm3vKRfI+M859lLotvmWZIPfsyo7FxBG2Kjk8IEqIp198TOwEG86m8kyftSyw/wP7NY8wfiEPxOUR//iA8XmwOd4LOWerH7bOu
RgaihfBDyx/fTtMhx2Twr/Ul99a2m6eZMvgd2ANH22hfLW/7ikO0dN8je7JwXS/vWhXH6cn+RfoG+qXzFjqAUBKj0ePcXU+TlXcSlHSzekKdLw0h/JbvvpWy
7KrKDiQPOI7JGNGcLusg1EKmmT0DkILE1RW7s4WoVY2QXjM9sVGYHxmn9w0k6eXYNng1oTd4CbYIcWSlzHJSZ6mG8j6wyXE60FqJRgPYSjEjb43wP+cN/V90
UDymTDUuIrg+mPcbnP7cDIup9Cs6UTWMt0ZTvY8jI5hBTVBXheNq1wJjyYhaA3AOfQu6uHxJmONouDZdwxgoq/h+doyYE5yuv3Fcgm/qAV3jVsO5RrpcWnim
R5G9HXZwRlVBL/A72EGP17eKsOt5srPuMep07S7ELb1T0kB1txJSl4d+hz+L8+E/5M2wO/xHWWJ8i+gDTrj+VuYpdvqt/kP+HdxinEEjnfMpjvfpp9GboRVg
P/PSMZWNlDtiuwPL1Pb8Q3Ywu9dfLvBESxWPoV/skbYURXd+dXer9UIYSDiTVirjnX/4xqEz6uH0d643uW2Cw6X2XiL4VWkdnCO81xupaeFZ+V+kvbHPAl+Q
PlLxPkBtyVlWnW5B99I+Opzm3ly8j5EfsM3SA2LN4CG6BAEX/LQuSJrtWFrrdgEfbl7MIJWos2KhMp8uC15jfZTRUlv9SEYTuhB0iKsPfVC+5PU0xhLlizum
pHoB7NF9uB+aj44xaHUN0ZFKxZ7S/Zh9gUTqt1pVnG/roXfWMfMnfR3xGZ2vn87JgsuQC6k6tul6W3v9uHzsDLgvJXg6E0XCF2GYa7nGOB6Z8vRG8vsIXr5K
RCOz9NMZlakidYujpThIqwdXZe3RAV9X2ZmZKaB5/8Zd1kWAFpx1nAfdkZF6h3CK8lKaxJ23EprVGKNcCx4C/4VTOGvYrqP4wXCZ/BxusPSXa5B9D/MqIwXZ
xg5j/Gs2ESkcp2Tw27E3vBNMYU5pHYzIxNaSQ+1ij3RPUe/rX7Roo5z6wgYhsdADMck2FFoceOvlLdGBdHwGctf1DnjIn9BRtb/DbEmw1ScOKYsTb8RVy7uU
O4u+BBLo1nYr/TDvf87ZwiChBb2U+Mey17ccvBf+AkVSLXSa+NIxGE0jnPRm4oJpv68fm+FoQdyF+lj61hzmWYZNZPzCDlMqB9lcgZvYNfNzyQa/YTKo6YyH
HC+0TWzMVkdeIxg4RQZkhW0rnI7vHT1EabtpnnmuXYx7YT+IPsEe2/ehI/gHZB/qNtYrao5tjRsD19hvas1AXVs94aKpKzGDK7SF/Xe5w4JTf6nwxizjnNKw
oGmtDH0cERv2qQOdQ0KZdBduSrinNrTWer0c8Z5vJtO1KogBoaJ7htCiygQwx3dMqyw8yHjPriQH5r+TKc8+KotYIYbBc6R20GSrgR4DJ5Qp5BV9fd3xyiQ9
u5ggtxUv17fSKfb3zoy0b9wYId7xRr1HtUFCwo/os0JO3mdlEhgtd2erqoJ9SHiO2kKdnP8i10SiTCZRTorCzjnHM/8alWg+N54YJc/RZyQ2Ug8r1/RCc3ml
ur0nUUVcLYwuzvQldUH8RuQnlJFbVypp7yI9ZE8LleDeYCw3SGjJn3Z/IvorC/j/cfNINSqMltF3FZPEWbWqs7ErTAzQEPdTaezfpQv2un8Za5KfCwlqJgu0
FdZXpobGd+mGejo4Xc2yjxfKUaeFn44YZJrQB5vMJOsbDDvSUKupRSKMWgQSyEIqVWtSUCRuor7rg+xT4FLS67j54GStdbQX5HBmPpK+KuzHV1gyidfSYTJO
Gcrdt95dvgFflJvGQnwGU0QOJecZueKBeB+xhS6vLMT6riXjclyjMcNyE+iONsEBOq5f09+jPcUmfjvZWdknFcq7i62kC38w3FvcFayS/FUcjG4Jt0q+zrrR
pMBi/ix6QdkoBKjeWkXCzdb3nJeaUMfQG3yzxC78YrpIaekYlLAOn+DYgdXI75R/kziZfxLiHedCm9XW4UsbyshRUmejquuQnltsjo3oZqH5zsXm81Uy/dPY
fzJ3sBXid0rRbAdRBy48QT4vnaFOQwmEmXhs+yq8FoeLr3AvSVMTfPXJ26LXu9be3/yHm4QuYtL9z5RlcBlkJhLp3Q9ebFqndWCfi9OsB7kdeSEmMr5sYDF3
kjlvXxATYsLEoMB9T0QxNUwM9BHeiD7xlcAF7MY90cN9yugHu8RC2ORwg+l4+Zr1xSkJkeyRvNZCEfp8Sy88Nm424+WamHsLV7H3vn+AamvttOrVUL9+pvJG
IUouhzvBP+lmLAtPYRpDkyNTUSg3RXlYuYVQG7srr5D8UALSjWwcOC/+xkhl+6YV6HpiU9z/QG1uoT+bWOyj2UOZeWy+FGENxlQCB7FBzFnL5MxJ6k/Dw/0w
rhv/2T/yDcnBdEPnHccV12ztUnAYCUlmJyUa+j6hnXtSsLy0UL2jDZav5T2gCnVGrVi1nc4r73QsqZWSHcgUTrKGMgN8xnFlbGhjOMk9XtqgH1BHxc0Rx4b/
hyY6KnDj5FmmyTQioXIriZQET4I2x5nDHieHg4hwfds7cSX91T4pvjuSYjjyq4YXRSvOgejkhI/CQLETOOZ9CY3xwuhT4QbfGczTL8if6MGqhq9BupATyY1K
A+9cPk0eKBOUmLtLXmfrQkwiMrFdSIucK0JQS+NjvfXlAQ4GSIn9VB3vAfoabdXx4RD5TDkoVgWvBLf8WrnC0noH7aFaThH0Tc7D5rtgKrhqmoceEN+JChat
tpNnhCPpQTnVoerGWPwxcUb8Au91tnMWk5t2qtbGpMf0UPIe1xMxbEfDDLNUtRtnokbGzYF+ihftOT6fbRg3xa7IOVIqOKn3kaoR/1HP+dvBGcG9ymiF3joR
NtOHwHUZUs/kNlKWIvXVHHKmNIM7jWdDW6TjtmwZxe3hJOkB5dEfUbs0ODc7qVJwp9qR/Envko5KOFZe7onkadFKM2IOutJoJr9UsrRs0Cho0kdL3djB/qrE
E3a/owpZBfJzp/3PLD5+GdTVUpY/DR/AY9Sz6sDaZoYLkqGfxny4fORMy8/gZuEinhK6TFcVDodLMb+V8sh2vYax3ugaYozt3Mqo9v7H/FOkXI2lYrNEO9cu
IhI94tsrvvFskH6SE3zfHI/M02PL0i/gbrafUBXiDxmplyYXCHe9L6yTmEjmBfD6IrU8VvEtx8PoSfBJ6cWuk7fDI8RC1M23FevHPGTsmV3tQ0zNYwZj9bS9
ru3MZ6SPODTiLymX4vmn7AjubvxdaY3vuFqPSZEmKKtdO2iKDGPdEwulIBmNbBP6eEUh1n/dnoz9HR3P3k74ZN+PT8A7yZWZ0lFpxC4bklRPtSch+nFQyl5D
Xaus8Rxee1w6QmzIsAlL2VdVZ9q7bm0k7VO2EN2Qn+gOPWvDdOtx7wKUgbck1qB2MC+K0/EDO2y+Zb7KH4Fa28fw82xeojX2mW8CXWYf6d/E8+gpXRPvc1PD
mYpT++7+1zhhxBRU5G7qQQ0EqwbXu/pBPr5EcG9wKjQenam31hoivQ2vsQt0dEP04tpXk+o5ZGyNVjfcqaCXhITac3DorSNC2UT/UCKNxq42QgN/d+IcmkkE
uP1qD3qI/SZzGX/lKOdJqb3DBfT/rD2Tujnd8gxnX++VgmHhu0Yylh+eiHiNR2ENO6ZNI+O1AlAb5LEHCYxbCCaQ1d0nieHsDmeuryFJOdtQO01Z0Fa1kWyj
L3qvitWh+sxofyF2U4rSh3KF0ifpNtsCa+cEDClXCD6j42VK3uWaiy/XOXwc9xk0hPfwhtqCeBgqJBvAL8MZ+j/aM61FykaupbAUqqN+1McFG+glbLAr1faV
vIqlBi6ogxNmUZ3sdv8m4RJK5l2Cyhud8QH6R+GiMFmdpFvoZth90Fxzye+IssZa7D9ycmCme4HtodaTa4k9BS/pNtw8cFT9rHcEbYl/4cNkmjCCueD8C+0I
5rs+yNOFWCk+ZzcYRMTTnalXSjTRE4S1VczIrHOGBUnQVkmlnQWgvK17sA+8ufhkmnEa25CMM1qDFCpXD5Dr8bCM5HfQH6IXkIvyYUcldKF+Vf0M2OxHxHK2
Lfms5gV7hHIeNTO7TTQeznEgAdqfslaJFE+Fm4U+kRO1UzITPEh9VH8H55G9QlmGrM5NeZcw1HgDbjtmBK9Ip+Q3XAWtpfDa11ZoxoZNkYEZQvmlsY5XAUQt
InByBfnaO9PIkcuh572HlH8cDeQYa4S9gj+Zm2pbb44lz4tqzBTuhHQV28vN80Ho3+wi7nvi/LwI30jzAg6iWvm5mHdQEluJ2RbTcvUnpjtfvGj8YSxT7gWv
YpJYr0IYO7jT1kW2s1opJcE5Lr4Vs1y6wx4ULjjTye/oePkadyxHzvs79zTbVKsobBTaCe/Nz7z3wWixslZBEbFM21UhEfGpTnUPMkwbhq1mbohXlA3oV8Ui
0+lCZgXyl5AnjpJZ5i+hiQmqVN8cVrZvHp+batkDX8S6MrD9RrXmplPicN2hdVdPyctBFfMYBAeFYknwCj+FyuJaoUw4wLj4WeIa/RgYETweVLQkeqW7p6uT
c2I4HJplZIcFIwCeCd/c95k6xHFqdrAA+6BvrjadnKS3pXbLrbWs4MLwKD2fqMqXcb6lroJ45rY6TdsVcsgFenlfttHH8TC4LvemcNi4lRswcHmsfpIvVH8o
U3x9xQzjIl86dDe5hyWYX1WxSh3Q7FAPxWGUDfaxR+m99dj8g8XXaeropq8LfdE/gtVMyOhHSfAlDUgjHAL9pfiJ5ksljTX8A2EJsEgbQOnM2oEQXM3Q4Y1U
67XtiIV+p0iT45kC5iZaEXlmPNTL8XdCt5SAvEXliTJwqp6nmOjSVAs6MfhZq6c1FCpp/xlO6ym6nRKTO8GbBilyvjHcPELh41o6+jr+UxoRfOhqMINlCNSQ
pPvK4rCF/qrUiTuJ3DGmkP3DvQwk9EkeFP6sd9I32H+Aptp0YrfcVqtb4aADIjRmZLaG9ACfcgbXuqJu0h9IDq2xXoFsICQLzzB58xDmqpiA1BMQ6n7Ii/2l
7bOMi54YeAY2g/14ffcE8IEtwroq9YlR2nCyPTlO0R1xxkJsEzxMLGl4QTttPv7NqIZJoQZSC72Etpv2q1PgObYU8CPm4towQqihUI7WH/RArkeUwX8l4gkN
kPeES24t/IVOJX4ReDjJOtK4ku1U1uux4KBxzjfTCcSVUCQ0QijCW+UoHC+dEebnDw9OCicGJ2sxen/T0szKzAu+IzMusa34jf9je0D315/6w0YLrjlxhNgW
SHCuASZ1sHbfOZPZYv7LNDXIGx2EgPkexyI4BEFP4ELV7PvIUuJddRT6AexR5iMyYJkk3xb/BsQRGCAugw8IA72PPVlgusUqZ+e2UceCthZcfxdozW4DJm6O
OBvMVd5GBPleCkPXATuFgchcT4GYRFwKFWn50BoWITjvpcBPrn6gkamRv2RgYMDviw+6NIvWGKKVHuBB3hyHoo5KS6b6481EirlFhOGgfAatXSHWs0TuHzB5
O8tVpOz4j8geTjDlMxPE2XJdqIrtJXrIEhLzxXbWedIrLgKeGv3Y28wSFtZTb6N3okTSb2+LmMzgYyNTh7Rxxgr6XugNxbuehKOS2zKT9GagZNInxznqAtHT
WcLRwaiUtJPcTVDuUY5S7irCJHDMmUaEiRFoRa1ZsZ8PDEWTXcRkWytrnprsTkV86CUmSq9EJoAKthb6Rf2FPhBeIRdR7dS+2Hwqmlia+Cfvuah53ugtle6h
Y3aTuCz8kr/kXRg2Y8Po66HB4XHsHmRGwgbfKnW7FK970DGYk4sE33LSYsdT5wngHFXcEiw7VeyIXEk8mtkQb4RA2nayE3UHeOEN6FLljtRSia+xw1KKAupz
JJJdilzyPTWR7ufkYzpf/Q6SwTm9OtHNuQHpSa3XfxicpCf3kyLJSXSUIazMMA4RO4yHfGOhfdZ7YwRynXxScwnTmhuvZ3NPwDH6gvxKOCUNcwxQJe4p/gyg
9L9IfT4F2IEfGNRmZDHSgXisN9AhZKO/r7FRPI5EkQjfTV2EFVCD0CC6Xu6rn9RLJEUZQ0L9sAZJ/UBf9IIN0u+D+Y5sZC/zQo4FiHOkdTUZA2qRq/XDcnch
DHH6U7qK+F4+YP2odnF49YroNvSxYQdBwgSsYtgam/cYakOW0zpz47W5wvfgj/yusT2w6kmxrqemCtom9QpSwzyHC1bZKkSzzZEvYtOqPZW3ni+5zxm/0tEq
k8O1W/ID5QzvBleUJrgvaVDFksAt18rvoq5nmlvWGGPBESJXiwhVMU+mCpRsPbyBSE+EW4vrpAd8Mjefp6AaNqfSes0boQfFZhR3emgi3NSRx2609ab3gkly
SyJL3Iu1FZ4jux0TBQt6VPgqmgLfiJh0ihVtENeSbGHtjX/xAvK4eQkatr3xHw8ciiesl3J57q0n0cpAfeBZUEk16KjNTLRVQaYRNimW7cdksDv8fsHAbjlK
gfE1Nqv3QD+iWgKUVF16nYtjddFOSGnmFA7zw6GW0KKchqEEMNh1jEzGfyofeN4+IBCyH6fLCiWCn20z6Que82JbJRm5mbsE2e8TsVTygjIUtBTfKTBY5yzK
6ZDhz32fp4qtNZ1dhhcGKopVc/Yqp2Nf1vgX7u8Tqa90LWFmzic+GiujqEYp6bnWwFDUgdgv8EH+EixJoVJ1poFuja1GXJK6Gj55W3CKr4p7gJqiLK3xJHEh
KBeamsNhvdWTpjStC1Y6pbyzJF3a7jSOqLWBm39KlCbZgkI0V+4Trhg64T2vJgZv6OOVx0GF/ODntLXi6sC7IOx5wK51NVJ6m3qFNPhHuLpzF/akzvxgx3DA
aBksY3SVzUrJcOmwD25h2+NAhEXKYK05uCDH49eEd8gQUATnxfnRmFrl2LliqrwefSu7kC/VDQWzz+XShTh8n+kUfjSqJFxLzFeGsBlSV+kZUl2+62uLfg0s
ZBdRo5wP9EEiDDj+hivdvA26r47SaLi+s5Gpra2bcjJM5A0Ob0FFWqDi9DS+jfxCHgVaUxuTVGKLzRucYVTH31mzlMugpXrQtpY4SIaCb4hHbBYyw3rPfSBv
PsXouwwpDw1WVBXHN21yrUvWOF9fopf9sFrS/Jgo5X0tD/ZKei6WAO9UUunV5CC0qnch3MsxAplFmDdl2uryXckh5FciM++PXA0za0nGZ2zCqsNyeWjtlobE
M1AHP+lqXxa4PHpTaHL2iASzf4M0zeKOX7Hhbc5P0F1+rX4yrhgtXOP0bk5TrTpSacxD/qHf+mYoHzW/cd500PtU6czX9F4EV/hbefHSRblysC6EqnRwtCPH
tTa0PSPsH+NYSrUoNrcD0g9jk+2bu2vondKe7WGfq3Q3uurTHbW5iWgw4xbaOZAjnOWWm0Km7vBSvBw5KHASGwXmInW598w88xapq3rC0a/mJgxKOAuWsnXY
BEZAvuWWUKZ5H0CVme6+zWX9xAxbM3iNZau9fE5732apGR0SSrMprCuvKD4V/dd73dM4rgJ7negozcVzkJX2fGRmoGJNiS2JN0NH0mdlCaDMbUjmVzKDEJgV
ZQNZEajsHAj+v7PGIzcSU/AS3DW+HPsub0dgMXeAi3QXqTyVnPQBVNbN6nC2KlcgHwmMLm7Hv3gnO5ZYwPZi76getKn/erbBHrZfF/9kX4YHeXptBhYHnSZO
ESeaf6i54qvYFsx5fLc3gpN9L4nb2N2cl94RiWbotZCCFYmotVrC8HCfgl1q52AoNDZ4MNQhfF//Tz8e/uNcovTT5gsnjEnGBzrRPseoBe2E0uDdjhZsX+2N
etUZhbdVS5Ilg/9RtdCuxiN3BPnZ2k69Y0igmtouaK85kShwC0LT/EXIEmGlPxrsc1Sssl2wgD7YyqTJoJS+Gd4ZP1vtJvUSO9LjpdlqG7Eh+Ef9wgwV6udf
0yNCZcHEoDe4ZFsd3SEt0Z/oJYXj7kVgo+lnzokAhLUSV8F+tCoxP+DGkuGu9pH0MLgTehopRa4SzrK/bctr/sdOsKVYtqUPFfNRs+2gUAbdKBxzzKWA0I1Y
hc9Ew9QQcq44VuiN9XNGx4wRj+mH0QnGKeUolSSUV7u4e4My4V3BwcWdsdy3hehDzEm6Tucrax3diCAZJMbq04he4ZNEb5LVexMLiEt0BFoW8ocWOTc5n1Np
tRaBN8pVoUgeF6BdI106mp2wDP+f1gadoV6GN2Atie3033w9t43owD2v+1gfpL4LBtT2tar5/9LaRe8S64pV6d5CVfkoPTRpmvoqcEqr5eoi5hBepZ5cXzkV
5wC53CDksjJXyXEKlpP+GnqD3Aruc1Ir5iW2TV2j/5I/MRO1sUKdgIwd0Zppc7UU0Dq/ivmoRom90bHqGmmLfCeus7Uk04rbaF2TM6j6S2635VXBI71K8D+j
PBUb15d861bg0eFG4Lpx3ahRa4yzAV7orsd5VEtwnf5LMTl/6huK7TFDnWVZJFSuvs6yJHaQqRo8HIWIpsQl9IgvB04JNlHbO86TTaOH488pGu0Oh9krsW0d
p2Mmw/VsZ5EPzGNEIAuJKOIOu99WR8iBOuAN0B14tH1YTn9yAnJ1PYCW2S8K071PoBRvz0C2eB8xrA57Ml8l8TPiIh5jtxCz+of/nzyamSMMIaYx46Fq5Crn
O+WZ2N+ao7bMuZY1Urwp3GQ3CBesT6z18tZkO6xORGDb0Y3QKO5q5hHnYWYG/UtUvNekjfihcq1ixot+dI50TdzozMHH2GYgIaSR/Nl/jawv3IOSxIZCtueT
GEFh4ll6hbQP/gky7Rjyh30FPeWngzrmKGo7H7asZE5mnLS39MfrsAqz5/WVxiwpQvcxP8AC47WBkdXtfrnQSDTi+bZ6IfedbaSOUUEwGTi0j7pT55SKni76
FG8HqZzRN7RKn5U/K5wWTg6vDl4Kn8k3q4lqp3DFgpahyYYzv3u4mpbC1FPfMZVslxLWZ5UVBjieyLXI1kQvsWXlymyh9yeZxjamD5ruIvWFZ6CnSTVlMoI8
EbB4S9EltmVwLtPWCNVYJd7hT5f64ySeJD8Q3yR85zDlccxoZIdpI/IP6Ih0QnazuCWNHYRUQ39DC/TH6BjckMrYM5k4pjvVAH9mqaSWzA3b9tj/Jp7qlfn+
Umdv9Wr/InHBiKifSBF3G4PsV5n2isg2BfN8+dAiea44NGGAL0W5wv4tlY9INvVB0/EJzBixJ5DhOG413wKZHTgrJmwoUicJVYiRioL8IIi4+5IF9LW/Qgny
sqTEOYgV0Gf7OLPPMprsuKUTXl5sS3fDZ9DNoHy1JPjBrEeWeC7ZH9jTkEnYODCN+AVZ7KVtG7IOYxCi532XW8GNlCYKTE4Rf8D78Q0Wv75K20/2AsnQOt9M
6ETmc4xhbnIv/Aelrche6qoSQti4E8CvlTGuKQvRmcIV3xQwXmsAV6QnyTVshULHDNZ/P6mEMQPshD3YX6FYA7EPc6QLz+UCuTz2Finrb0hUgxYLvdBm/HSo
o/gaLZJ+wLg6GbfaOaSLMs+WDgr5g3oF0BR/Q6BoQDmC5rDTqDRyC96daBFUqWUZzYW2sgdNFOYgz13fyUjyPbLdu8BaF4sg9+YOyGyUNxnBAql8adQu3rQZ
KOUrg+xiklk/v0foSA1A72uzbY3heNLNJZB3yH3xzWSKXC+NiLSTDw0aWbOivXFYzUv8z94dvWYGAgEwgWD72EohDsJBHhUa8i3EX6pZCDC7nW+p/oKLaKo6
0DqYlTXljoCvx+Tk5Pps0D5PmRrRuY+FdGypk6aO+hf5nztj8Y6OJEzJqQM6W85JY5leOc9zfwvX7H1sg7zTkZ+W8nyZ3FZ52Xp/uLXUWlgM1bbPAEzCt+wK
Sm1QEaqC4r7+pKS05w4RBfxpuAHWwFRU/mf6erwzOY2YZy/naIR40ST+KSLAawIfEafWDO2V/Y77Hz8ZrFMuRm/gE8EBfztskPc+nBq9W1huf+6bK9fl1kb/
h+Ywz33/AZnobOvqLaQ6+xerO1wZ8gOwg10pXDJE0z5xETE4O1qG9eYUygalU2qbxDK2MeQc47zNS/yJ3WdZTVRgXpibRU2p8R6ZLa7kNym/mfPoauhE5Nvq
lFjEvrU4asTxVRGL9F7BLC/9i/QMqEnoKTKCiPDa5RdQMh9nrgif4tpDBVv+QYrgf4nu4t9cFDchciA3zL+XR3OOsxbrQu8QbhJYwXIoxKlMB0EUbgsN2Crc
XvW4UH5LXe08tiOxm1iXGCA3ZSTllfRHdCGrob6mJHAwpo88ICBBcYltmf+gfKg8CXw/4vZEZWTdEyaDE2w/1CtXECgu4EjMEKQj+EzwmiVQJ3Yx0eAuimZo
sjSD3eIZwHigU77jIN7+r3CjmCuHSk+IjYFtWxclxMGp5e/GvTVvN5e19YB2iX9je6XpRGv4IJrClvRabX+RH+OO8yPk/Xhd07PKt+X2aElhCW+xX5FnimuF
ZcK3LMDI9g4EDXS1CwoFDpa0qn2UdQn5xBA7SyeISzGz3NK2Su5CNo1fre9zdAMeuRU0Jc+LdZE6Gg3o2XIk4tD3GR7mMBgNGLtFnk5MQs9BaWId+T+FhjeI
88Xhqs16RmiO/SM0sn5jIkiWPI3eMF1lrrFPsPXyG3gBuGlaLfeGN+kzYtJyv/NjEldYfpGHmUumgSiA0oiPyj92q7yeOWr/GqjJLpNmVysn9fV/h1oT66UA
5kNiE2isCb2M/Zl51twWrS+vilvFB5m8mkGCRj4RzuBpMA/AbDlhoLzQszQzN367fR52zjZEEBk3X8bXxh6jtBG6iSeF2fEnE05Xq2FnMq6vW4yXx8+gJ/Hf
RAaRTJeI/+qBt7arOCLmacbNwOa4WiU+kPVJBPfnTJeewkelA97NzB1pCkMgrwLHxDO+NZUexrlN36HVuc9ynWK2/2SgPdiEWrGvyE6Wxe+C+znvvAtkTPlX
HCL8o4aifsuf+G+qmZtjj1r2jkDQwQJP1hAZLHrlR6KPd4rnWfw2aaR/hBpDZLLn8PZCP34tcsNagdOR3+Z42zS2LtdD2Mvd9SckaP53VaLWTGMyEvdhGfgX
axz8DKpBLoBCYAP8UAlY3fA9pJwyVWS8FuQIFinvzXHJp7CO5Eo+CCrpi9F/fUvFtqIBNRDm43OAz/GW2sbdVA5zvRPSHYNsEXQPKhlM55zoQs+essnScuiV
N9k0B1xX1mh2ZAV2yJmmTwjMd1aRS9mv2bvH3PJEixnMZ9NRfJRlM0gnHGIldkrCFjld3YVbhXEgjunFrUBwBINK+w5hd+xrkmTXe7WK1E14h9lcw4WNxDdu
h399IJJ45BlIX9u0lraDCHs8c8SaL0igZHYr2IJU8i2JPAvCWAr0AFtsWSAuIO4jS7x3hW2ZQX4J/t7bA8t1nLWnklJxrr+hkc4m/G4qX3mpDskbCHs8F5kW
hEfcLXSWa/DtxHXiEvQjVgEmtUPm5rRVPoceZJpRyxVZnoD/nXVGiMS3+8aCGHAx4aotLHTDusgVa+5WzeCKuklYqw8JJOqJNCXym2cUu8Y9pih+L/yA7yDX
YE7IC3PHa7UF3ZEGLgUvSCtAKcFwNqFeMkuldk6EPUoQ8v/AFXg/Fot19fRG6ymLjXzjiXRaWGKcpxvQffXrxOhi+9sWOGBvqNL4m/gySSnETOcEtYcMJIjX
NLPN4Rcck9ESUne7aHcofVg7dkBIF2CxJRCZ9+piT4LMOTuCEbLd6TUmJe4XWPo3+EHASbdjzPhq6KBpTyArIyNGwFYVL7UAvyH25MIIjdSQVuLz1iWSvdiV
1MeE/8WddPaistFjNZdSrcwO8Hdib02yzrU995/R0/CCvP1iPf7e+teIXXwMXUV3QEegblmXhHz7OaQbe9teDvuizGNnypWJdfIJAgI3ckubtkD9HRfhi17J
PireFai9tbV1aA0h56D/OEJARTARQAEq9kfnCG+zdvNH8vrGjkT6cYOlD3BsDlUz32YNxFkbVj0BSrHrocFcOSjNg0gT5NVYG94Bnm3RkC9o5fhVMf3haCEN
PIb2s3XRrZCQcGArbu+F0wkruI++F76qcf4aXdlmkkOYiXWAooSPud+l9VYZtYn9tadiqjrd9pt9Cyoh8VhFkA0XJW6DqyPRSGWhjbmqI4boykmOpkA0qmCc
Op0Y7hlnW6UPFB5yaeoOKVW8mDNcTpTOqU/Vfkqk3Eyur39lqqNhxwL7TmoEdY3sQrjJsGekaZx2M6G3pEjL2ZNsX9ieVxpdnnUaCqPL0V3eZ+Ie+3NhF/eK
mEjetTz1pifOoTpb72K3Mzch69FU/xHTJlt58C6ntz+NPMU1D5SVSgrzicbrVtS87V2ceZSPA7vAykAV6Ui5emwkoTp3kx+QAmgrds51xLEgMyxsJurRfwTV
TNBTuBrIMuobPg8dQ3YnRpP97EtIletlSce/mWabjtgTqVT4JvlRGMBU45ZbVwnLahZo4+zNoJK6aFlF5tHHsbX+R77v9FKkCTnRnYVEg542D1e25kbeG/uh
uF+bqjm2SVJ3bKlyXdiuv+LMseORcbbmVUloh5pM37RNcdzxKch0ZJR9cIVf8W4xItsDx6mDbG0dnZlp6uPMndDX6EUbQvwnfnpWPBuyt8QnMpeFI1wjtYOx
hvubq8q3sveXTiQ80BdAdYSp1pEgLbGjvRSVhsDMCTELfEQvKA7kGfMOfaQUWf8RrepHLCW3ut7Qlk38E8dDN2t8xMajlYiZSEX8An4Ur2YJRq0jrGqcWtcP
a02BUyLy3GRl61HqJZ6HTQRtCAbMh/fkvtMa+scLhpHouGR8BxO8J/RD9Av6Fa0RI73XHHGEyfkEs5qnJt4lo3KTlV7CD/sab6cluUgAOY3VcZxFG+EPbX7Y
ZO/k7G4fknTMVw7t6K4o1aG3CBOQ30ibuJbkDOQLmG4Zb6ltaRu4HKhpS/fUFDbGvQh081dC4tCn8YCYYqa8nzC/2EWpgHxFJ+J1sQYYBL9xxlKJaEul0fKJ
vjbRuO98ZN2IZtx+z0z/Crg+kQBiTZ+RbmQVoix9F4qRH5lpyMouFoblNBEHCy/MWzFXsdPDiSuR2dRIorwwVSgP+ihPhJnFd9KEjGVfqKPFV9j3jNtL6qd7
LJtjTwmt0pqy7eSW6DZsYCCW6Wh2ovMCz6DF1AbuOnskaqPUCRsjL4irYqkB7fa+w28W90JTNAspIPoihWhLqCEyEi0t/GvdtD4JSvVlI/kxP4mg8A3MyLSh
DmSq972GZVVQ92ot3EVEiOFje2MP+B2oKu8zXfene69mrHSyGWtARTIHK6O1Q3C9o7gisINr7avpTUBW+GLQAhCD1ZEeQi1NAWQQdB6/xKAWV66BthMqgOly
tbyUeNjrVYridjLfifF8vH0FdF2wCa/yOkT47A6WRbOYg6AhUsjdZE5j7+EWCfeklTl94w7ZSgjLRYP/zpWwIfwgrTTeEZHUhtBT4KhRx3HA9otNlayZbbhp
pqvWErgmppkumJra+ih3iFJirqkBZPINY+7bz/gq5PaMPwZ1iGfQZ55DGdOEv7AKjteJqUSSLYMv5OP8b73NQBf5vOTMqAp+xnmRPkJTa2vPEvQo+i0vzbfU
lgE9FN7I423bybdEOloO6SZg2iT/Tbl2xSOiM7YrswK9YSbZyDyIoWN28vMIFfi4YVQKEi0+QwZ7G6PrYm9hNf31kc9Iw7QksTq/KFqwHxNx/1JhoxkLeDYy
0hZIUH2ZvZyP+BhiZfVBMiVUUKsktBfb2krbnsCLsBpeH/E3qqr/oZeYvmABDOTRwin1i9y05m/QI2kGtkkcY59NlYMuC0l5nZgAMVXpmM5ZQgmj/aXly7ZN
5B64vvBfwjiOZh5JpRQ9Poo5VOMwf4hJ4zz4eHkT2pdNBrvxylJvOUGxgCFIeXNX2CaVkd85Dm71iAdkKaEX0pSL4O/BJfA/yNpoAlHMKRH1ia7QXLFple3m
y6LDMVs7lnsF9YENJpVoKXt8L0yfcu9RVYlhode5ihTvW+xfyqZCAWk5etV+IFCfayc08jQEGyHUDPCaGGxvBTyS3YJAO7lDAs3RxQx3XypQX2VUyTJlz/bU
9FJVJ3in5S2FROFvplp8KeyJ4CXHmj6XqendK6zLvVNp3aYVpt+m40ybYv9Hq9xOvypuJKzCk7SDNesLg6s6+JbMfSmdmMVXsd2LGOBpLOXya+mBa994Zqjd
I76ym1AjrgWbIXSDVvtJMJNZyTHMJ1nhk9Cn0Gx/JwcSWEgkIv96Im2j41eyXYrd6gHXhfmLqC/sZ3oK06L681oVk0AKLav0wjaao6QCeZClMvkQXik0A4Xa
QWivdWJuujzb3BI5nnhBX8psQJfBc9S7xbY2R9K9rRxD9Qta3YxKuevVVURp/8GcFtLf2hF7DBkhFegk5EFLseOIh2TfwHXoKPQOPRx3KWeAsEXZi+yHW1rj
BcqXzYuBXiqkHs47wF30b4r9l+lt8f0fBWf9H8XVR2GCkyDxbLI2LitJsGLB3d3dneJWoLiGACG2PnLvzJ3Z3QQKheIuJbh7sba4FQjOm/df+M75nPM8P8yN
POlt5rkitzFuRE65OrtbSOQqbYoismPuwiNwrVhEL88ZiLUHRcDj26Hv93QML0WVcoZACzjGrIKn3GWDc+Bqr5996hJDxViQisYHka1cx8E3LOAbTgzmb8dX
kV34RdgZb0vvJLYnN8c20hfQX7wa2Bx0hN9yN0t5sQlhyn8pvYRN9OPombpYPeybRdfJTuTuJiA4wRILz1RLEt9bajHFeAQxzXtTbcSZ5bOO7aCqeFlO8jdW
y/nO+J6oZ4W1VrMwjLxOhixGvl7sa+mEaaf5OvWGrhf4HT+l9MTWczS6BUzeP1ZUtYTU02or9ixYyl4I1LN3pXoE+/Bf0xQ5tTBTDzviUaGrCHz2rZVGKTGB
BbJOGrUMLtL3wrbLman5+c7hk5pV7h6qRz1ANUP1zUWii0n1ZWgiuiuPVJuoZ6VKcIt4nKb5OvblpBsfhXS8nIbIPiiktHYPovbKbcE8ZqN3uZCIOGYtumCr
5qpin4G3dVzy54gX1YPBkXpVjQs9ql6vcA33L1Em22EhxWVcbWIErVlGWmsI/4KucRVN9dmawburpql7iAbYc3GbXCbxMaoX3EC3gkPRTvUnYaaS5W+plrf1
hjZ9nu7Aupkzib3q0SpFUIL9/HeMNjSW6m+7Qdeh5jPj2NvCCLKE9ApdmAeiUrChtJdc1D3yo5gQN9R11FqcnI0RRs53MOFP0///G66hp0vF9EqqpTqHgu75
VF1/HFifmeEd5X8W8TRwHLeLj+ilzEbBDJb4H1MjiB/mOPMKLFJK416k3EMdpURzsfxQGu04lneQG8uty+5iPJUc58HQZuA3VTTTYAv9q3ec9tL0BatN++Qv
wglvgbSb6eg5B3qC3shNThUaaB99/1ETgAFWoe+g9960nBRrWc9ZBRpayGOEA2IyfhCWBe+RxiZh/2GjiansV9vfUcOVFYQF/5NTnekph7TJWneHgd76/1fv
rStLv11/kvDHhFrrh1FD7ifzJDnJscvzFc21/2mbq2Ms6fzCaOpcuaepu1BAVJUj2eZKMp7p/jv6uX51yXbz3+C4epK9YiekVPDGPJivQ1cVJ8kuywXfA+mp
gtALVCSMIqbj5033M/uJXcTj/kVKPZcZ1fR9UPfTXGipY6+3MLSFaENMs40MxRFjrUO9zfGtaonfp18kW6i/x82t3EP4xOV6WW2w2kc4zZbxs94bzJPSPmP4
aDpEz4DbpVijnUq3j9Oq+XzUXXs3Am4yBKpzX8i9ymD1vqOrtQTU9zqFY/gD4iflitzZHAWH46uTD4V6okvBW8HytIOK0aJVHjSyzABLXK1w3dMSYMp32E+u
4FikCvAbPxa0Qu20HmqS+Ra10rPEW13pq57QQimJQhL2G/XQOIGqipGbcaIRkcrMwqZokZoBVpdusqtS+wNer4j1x1uq85k6jjHKLUBsqZD2xLcqVB+fHfb5
j8OlBZ23zFIT8PnqaPwGHF5ULbwquBYQ2PEK6aqbKPQs1yYULuL6BXbpW8F2pqzdJeaGdurr2bdp/oJTcpE/Qj1qUXhJ8UILGe1oJjdWGtm3gZXMUFie+GIo
63isdiJctmx7BthHrw02K7xrm8tdNx/zPAjoQv2UiyDdwBoy8S7YKmGI0JSO8rTyPIAv0Se4TN0BDmCn9UqEyJZYatpvBTLsA8V0czSPK0lqS/mX2LNUlvUe
1c0yynrUIEkWw0lTXVCfeUvFsn9ol/Bs144wz0jSezGRw+Fi9EHr570QrFQ4HNUxzfDOzO1m7ujB6bqB5YklyffU6rYywV2pDfmfA8vIToUWypy8a9MyajMY
j/pi/sRv8hiTgorl51iK+his4S5TieYifyw7QixWTltXk1/w2+JMoY+3OswCG5NX+cqp1ZU4wyy6NzHUuDnwEu9bY7syQK3LK+Iz+pZUGY7lstgH9G8mZG+u
+QIjQHeVtK3HB8Lvzm9K35gjXAf/YO/ReLt5FagHzf6txD+Bmtx4ZojthNNDT2ArqZVD7YO5sjs8AZxFK1EL+xLlPlsln7Ft8TeQNOaKslkH2ncm7LwTFKmj
gWHSC7BJ2BEqSfkrZz2PHP84vjhWk8e5SfZkx3Tqdkpv3GaKZY5I/ajnvnIMUBdb4hzX+CHsEfKeXlav4PjIXyWXB/bjc8Sv2DDXTV8jofPmidQS22Xbv452
6lPGz44WWvA9uG3kLPIW6IQ3ztvHkUIxvUgb7ED2yc4MewIcZY8rLIFueq3tJPfBsUiZJ9TkDzsYtNvyC19Et8Z0vE9oB5ka/CbX5me4msBM0ArO9f0LnzL9
TStsicjpaMVfYhKcXvsTWE7JsS8wC3H9CkxMMV+ZITIrEjPlBUp78qR6Ja+EOkC0YyXlqvZqWT/7VIdme5R7L/Ul/zq1A3ODITGQMyDUVAvDTKajkkJ8swyN
6+VdxWcIzZm70etRORFw/SiHdtR4l8vlNoIBaCHxSU6xDoUppr3MJOI0fZBwsim2ubWupY5JvSPpobWpy1IHchalnXJLcpG5oC05zTpA2me7TR5xztLstje5
sakH8AqSkFrbWeioWfN+qKx9cfpShDlbUc+pZgU9XYMcXajKYga+2HHXgWzHHQ2czSwjuA+cbDekpZPNzdUEltuGroC2WkWtc/AQrTq2Ozekt+Uecyh998p7
zqD/v8KckBFd147IcVoCYKhDVBuqfMDhO8HcZS9SO9y/0je8u7271PNkNULh1oDydOv8glA0mgXugDosbyj2V/N1IhfwZeifqY/2ZPvr4GVDKuJNquknb1ls
MDUgb7HUHo/1jDJvxRTnCPqGr13wEn2JSqd1a5JYXbmOHornjK9NHdWm+sFQana77MmW+uaRUkzu6jXVxF4FNaQk/qX5L2l/cBcja73k26gmwai3uTPSxfyv
WWmW6wEb+4+traUOM86UJd+kfNQYpjKXysSCbdxBbpW7GnOSe8j8QVf13iCrM2091+ApHAOceQx4RhHcAGq0cEMY4xll3IU6UiVwKKyJalueYU0Nv0gZ/Dm6
gDha8JYdzJRRdG4UESX5mWl5m+C/gSLYEDYSL4MfzAFhismktUTdU7eELtGnIcHOp9xA9i5zjnX8Zx1GtDNOtqemXhDTJXP2aWiBzeB3eEN7ChR4Fh3VdkYN
JWMg4W+AU3ScdxSoLdtAw2AYroSD7EvkSHgipyw2FSept0kt3Vn0eW/NUj7JZUV4SOmp8SnLvNOJk9Ej8aEWlL0veVDuVS2Cnq6kU/VAQzaMV6Tv4262CQ44
P5Xguo1OKL8yGcK8uOfyDDyy1K66ooqOI5of9Q+lgcjQdMTkbpYerxODH1FjobXeVDgtjHDVsrwx/qrjahXmjP8z05tKNF2ssUeJp/oIs5RGlsb0RmtFPY16
WXiVbqAf4juIzvhi5RHWwLIVVtYu0pnaK1iOLxfoLWWLvqz05Eum76XmUAJ2q9vRYKEz2ihvcM5WY22hvC/+bPeZwH64oLRtm2AtNUk9oBQxjylVrh4eAOtS
aeggWmFLUO3qyNwBxC/KejlSaEdJAVldCEcEm6Y018aDDvh9d021ge0/nqVHuF7rk8JqkORa5PeUy/FtDYqw3VCH/ljaiXvlBvRL6kOIClZJELEyTCUUxbbF
r+oLyTCYCFaDczCXSIrVwQi1cVZVRZMztAxwmOqmtBUTqP6gPX6NsWMZgefYbOxOaHbBdcJMLUTlTJVhRakvVSJ24j/FC5SJM4ZCXp09oMymVqvtih4SZZ2D
qKWeDM98GMx5Y9xuishl4AF/sepQKNBXleWCguOqmUiwydRZtYpSudRarqFVfBfsJ2d9MUN5BnKtt4JBrQ8cTWzmW9KHOJ85kfkpdwC1zc0alps/eYrNA+DA
8DGmhHvL5IpJXH+lgrUK+kVZhl3TfvgvOiyJlX3LQ5F5R4yfrM/NocAna5X4MnJTS4n1rn+qOJzpaq/DfiIY8jn+yuix3bIOE3bQ+/QXm1svwRQP6REjfS3F
SGo9/jYnik6X/016Ih813QS3gI8ySQ/lQaW8ngBmJAeS/qKwhCOwVYXlooSlel/DH5ucSweAY/gKcNv33ntMorJHF8wNBeAO+Tszk+kufEHj+KPmp2QEG6lN
F3uI5z0xQmNYkjxWNQvt6Xi9itCZX2+qSa3g+uM7rQ91HfRkTitq4SKmS6gzMIaqbXxbOC80I3eX7ZknSrsijUFa0MmDYH6NadTXhM1cWa0hItEhuja+D9Ty
HrOVBEuqNXPeC+/wqo6XG23qpc17pCLTW2YDpvgXg7qoI9sdOcECNQuvbDtubyOMBt/EkiwGe87c9beUJtuu4Hcz0/nd7NBSr17AdaKmEXdsyaoFTBd4Y73s
AeR8JhmV8e7lRqL6xtTQQDXCWh4RoS2hh6Y9xHyw2U1aHgYGkZfpH6ic8JPI+voocaEroWSymjZBHQQ6q0utR6W23r1KJTRAKI+G2najTsoj1ZLSJzTKAaTB
mkLM9s9G7sIRwYTCeeJ7W4zyt3lnTk+hPk77s/A94hb/gtJtmE3/bV4EJwZixcs4B5IoXJzDVyL3Yd9TPsF75tv6P1GUEEH8nbtB+Aqbw0b83iBd0CPzF72i
rzN2BCelfI7lpxDHGAiQa7NSAzaQJllPgj70UWiRLzC/goNqBa4atoiskraTWkGVC37VjMxetinTCKOodkplkQtfF/drT6NjrT8L34XqUl/oDu237dyKzGmU
B9voIITtyY9ZK73adgKNsLZUyhX21aaDP7h2sL9wRGwdmMAu4xuQkrrRc1A6pHdjQmivtJM/bevGzxVNaDc2IphF36FrgVnaRKmX3jRlu/YpWB/WxItDrV1b
lLq+qX4jXEdZxDf4396DMuK2gDaBf+RxxByhI9dUnUe+C7NKEJ+A8lArLFH9IJxI/A3K2I3AN1gjpJqrOGL47wldhVSQQkmmy8o+OUD2DpTlON3AtvfU4jTh
GedCY4JNyKchu9hHk/g+/AV0TZtZeDJbCFz35axc7V+aM6aA8EXkhn0eb1dyPgbRC301bvAPlGv4WAg2HhLGYLVR36QX5kLlJbYApjN/ej9wL9l+9Lvc7go0
75ebWDaCjno78aZ7jyk++YhtvimZegwCngmB79Y0zCaHfBO59WKNhMPuSnASisEXgOf4e/4og6PlBdFyoTqp8JAhibuiOCgJGjWzYwVk2O1gFX080MCiG5ZR
Gyp5hUNYtrrbFKFcUWolRCiv9L7qn94gh2n91FT9KKzDzdevWK3UwNT6hVXIpXKRXgXYCmfbYtFMLSpY1lHfvk+FSvXU9YHZhSODQXK3XQv10C+n/sWv4eOC
i8ytZMhOZGvRv6PPSo6vLeiGtSU2OmupuLg1NNY2ObWBZZySV7DbFyn2r0GJwwiyAKJgYN2GL0S0pQEVzYwNZrCf1EbcIXGHMj/mHE7puUDmisg9aiHzG3NU
WWk7hz8Q4sOlom3N1ZKIOUysSEg3nFvl52JD/gQtcKKWEhYMH6zLzDEJ40FrMdNSz+qTxwn9+DacqeAwy8LXXHPnQW0waq++NmLBXEdlNN+3KvUEWFQ0hfs5
PCG8Pqgo69jr/toJm+FJc6JYCf0N1qMiq4b6aH9buzgXSTXSGtmXgxNYIaAVv2RClJyCneEPi1Uq3PBeBwuDxzSLfp0NKxPsfv8Jgcb/lOJ5nt8LsrkmuC36
tq2JEM0NhDx72rIA8uLx0NLUxnyJY5EY4djDUXAAPRfF6gRdFBqAanHb8XPWJE5Nzcnr5+yuNvbNSe8UPqCsd9xI6uP4SDvRcuGlcy8oBzXtKn9Wu2Rb6miS
vlmYavuV74+nUT62f0xYzbbq9ul0BUmlB3JeqqDKC7y6u9Cxj2qhnQ89QYnOhehnros+KbVWrXpp8d6/khfDPqE/uLniIS5Jqqc1MS0JGlPui0eFnbAJ1Qbd
Q9/8PwcSyOah3up5SVYf6xP5G7aj2AgqlmpuP4JPI+JtPzGJof0OM/cDrdWm8xGBntxJrSPd0TxVipb2CL3FXwMnrR3xdN3s3eUltXeMJWu6Z4k9m6rFkI4J
dA39kTfTW+xgCEy7mRLlo1ZXNs02lrdMxibJ4wzNNQkc5ouCvfRjVHlzcdwi5iuYp6jCYPaBxeCjkgVvObQD+8iswe7An7HZ/HFqAxhH3OIfJdeVE5SMnCEC
yUegNPoLN1At8V5KiqXPgz3U2sAy6ZVyzVcO7Faqko+UVcJnZgVK1+dT/Qsm2MOVj+hDzcloQOAquCcDcXXAzGQwO/P7cuNsd9WQtNf60YDUaOq9ryHdHbMw
90K1wkMNdZxzCstv6A+OMo1c+7i1UhcbH4wUktkxTANImzsL/6Cx1GpqvusdjMOTg1eYtaCROzbxJZxhipPWw0RxLfiVCYW7FNXlG6s/6Eagq7ZBuUbtw5v7
mgEPWMdM4e57J5DfYC5q6VwnrFMK+PMSbi4HGY4QKwvrZQXvivZs0Igi2zplPf0Vn6pR1ASaRFvhD6wO+JobFiKBDXsljQe6JSSe3LTT/koOC5epa5F1GZee
7ryAysQmyQJfhgyHzCYL6/GXM1wWtnLJ6LsW8LKbWSkRflIlYWLiJ4tExaFnWHfUW1+hDqWDjirU7/RTbJwtIvgvaxLqyM31dsJm+3b+dziW+UvcCJqIHRFn
TVZs0XXBMG6VsFipEejAtlKfYi+0VVyXkJvZ6jsC++Mbsd3KjezG8nqMYFZiE0u3KMKymGltmwCWkmVMt2z9mAvkdPQKVrUNtnWwP1Zj8yZZkFakecizxr3s
Hu8UQ76PD24L7ZB4zpdeMfRFawEHs33WVIA9XBe4r2iaWBU8ooB2yT6VvwvKsfVs3xfztZR0b+G6VI4rD99rvcPtnXzQr4wnV/KbTWW1HGKJ8Bf5r7Ka2phy
XenrmEkDIitnnsDql2F71bPqVzjPfJeV/DrZwNjA6SGLwr2oONEcylXPaXsRFarAP0+OynXTc/laYA27VahErWKGCYX0OXxJZkLMVfOg5E5kQ+It1yRnKNxn
yon/jCnKQp/FMdLalZvvxO278tYFb0CPoDDT0DGqvsMlS8pU0W9ZZbLge139pD+ZcjwOYrmWcBecIE01l8ovNkAO5AymBgnrEq1B3hSEQXhYTTftgmZsh2Ve
cpHZWzBMbWtdZMrxj5Zs5vqeaOdrWzVpf2IlroAz15gnv/PFU/aUpuYoY00iAc6Wbls3Eo9TIFHTPQum4O0KxpEvcDlJlNpZm0udqEHgX66SN9u8wV3GRmCd
qEegEpOa39L0E3glXAap4DgRbfwuAk+AUazdQwbykv6KHQ+fUtf4NfJRRy9rJW0d7Sj1hjX6l+qS/x5IQ12gUZax2wVP5GUCnvSvuoD4xe/XrsnLLCLJsjcN
vZ19sQPU9NAt+2hH7VSYeis0z9LReYu8Z6iSv0vvIOWzUE2wDXUPVD9xbfWMLWnqxdAyqrp+tkaEbwyXp8WFS/hEqaLjQX4VtElYyUZiXa0dNi51IKl1YD+Y
r8YCk+OB2tFhoU8zFD4Ib+BZAvc75mjrFQtMM9/VoogK8mx8FTtOq4VqI1y4aL4Dq+btLu2l5MAOoTY6a2oditcqOMoWHlGyYXttE5iL9qmPnZN4MrSG94Ty
4FZftmtu7B+W2GBj/D8ek0/7jPgk+rk6LK2NJqZ2ovdhWt5ERxA40l+jPWgYuspfKHWl8fxRzQzXBIu4Iu0JWCZ/ETW9BN6i9FhLoK8rC30JLMNFutAkJfUi
RnKz9c3oIXqrbpVHgyt0nlI920S11wVjc993sZagQKtUA6ao1bkrfHKFtbZn/DNuk6u18CnGBSHf2rCXEgHteueJ5Xd7skE19jOYTNQPNEOHlPLSNKxZeCCc
FnKnz7afVk6iTXCE3IgpByep2eAaMwa1CJ2AR53XRU7vVrAK1Rbt/n9TjwYtpmvAw/SSahbWRKe0Bvp59FYxUJfRaiYLzIEx9m0FN7Wp2Bh9eNJSrRDugUD6
HhpCJ6b+y83QZgXp0ivtBq3pqCBXOAJN5hZDj1gWOUCG3cQ1TqtIdeZOOZqhbexH9ZiY668KnGSC55h2UdpATFV/Z2prWfjMYGvNZztHzbQtEUtC/2GLmB3E
O7iLh/wr4QQ9RJ8fMnjthV+SmvBrtSGpDtNv8IK7hDpbfQB4Zt7sr+6tKMCUDI6LecC1tXRUBq+bzpwUtopBMpz2OXwFvcU+IgP86h4qFGJnAqoUl1gnv1Hs
CmaDWtvyRUuy79Ry2OXULnTKY5JqWrbTnQ0ffXOlnt4Ifa601L/NNgB/70H0YOwpUQgHa6nScLwAmKhoSyv8SvALciETVTu0274QjGIuFgz3haQz/u7+6PUT
LYusFUAk/AKOwsUwnf+g9PYNBc/oD44D4kNR0L2wWK0jtUbLtCHMNa0s167wnjmHilcbmNbQ9clGCQqzX+lDdUXTfAVpP/n+cOZbKurL3BmprZlsfLzlTjA7
aFPG2V85eOyGkhuskNnPUxGj5DVarLW83leZBnYCyvgIOwGNsIvprb+gMJK9qun0Ut2k9A3W97QHw6mh9AyqPYhUs0SRGGM5m+TGWoZ+on9DNWAPKTr5Kj9D
LKY+eU4aMtD16IUkJV11j0IbwVzVyIfgZM4vHIJXmafSUNQbHlB4HBE7jGV0d/yUUEvxtrsKmgZj3S/CiVTt8CTbn1Qk/9z0GfTxv5AqZbpBWTWrIKjt5bPd
sfIPfqkyofpT+3ZmusyrWzCAM76QOQr20/4LLDJtpxuS41AsAdlp8LJiZ38zLwtHCjO4GFSV+E3q7y9DD82aYrEHVvHJ1GGpU1Jd21urU/lo/itxJ0pllkrN
wH+uQbmv5PIgjWvqs3hJKYAPITvx20EZa2tujLUpNYI4Bls5smSElWWN4nj3VGyxLNG1iDTuKLUMRWS9UZd6FO+rwGjbcnTEZmRo9aD+FRzHFgXWwIVMc/dE
bp09LE8j94ch3KE2RLWCp0UXM93cje4G53KYHq/+4G1yArFEmV6a95EKEdzNrtDuSzdWDudmyXsStgarccZ1kcF+VDq6DH7FnL6KwRXaGFsz4rp9KiVmn0p7
JM7S06jV3pikalQZbQX/iZ4jEsSG7OtEK+2WfsDxVR8jzLTz4XZYFePKYGUynNIH3JUkoRz8i76ktcUp+CexGiGuEYgItGcqoBk+a7gO+sHl8rFCCjoD2+pb
1DdCIbdSsPiHwb/Y332F+XHxkbYvZC+ZNx22ruBskgO+AMnGheZbQAURQgTqEvRbpiqGzcvBVH0EAuo1W4W8A7790VJgizjZszS+vL+3OJzrw/Rmb3C5WhNq
muMW942eQr+JzSOapdwU5iTHUm2J/fQz2BOS4lFihZKRuV9+mqQnrA1dkUH+PnUJdSv5X/lE1Q/Yx+RE1BKbXuBJj0hZlDvJvEXsB0VUqJiy84Uv8IH5Zy2d
/QM/JfxrCSXnUNv9AjVS+a6M9ayHpBKGOUaM3AGmwmfWr9Z/sebqPewLP5K8Qq1mSrAPcJ6MtHWIdTZle+C3UYJcRrui1WD2oFx7eO0/+mSLQcHEKK+kflPm
0AdsSZZTxmeOaNQfROqnA2H5F2WCmeGGI7ZApl4TG6hE837b2NzGxCClhjAIDsycippbx1IXSZEUiB+cx2dhuuiv+TKaUeqBdwD1pdcV14FO9HE4ErWr8dJb
uMYormJW8vfALn6IbIb74HR4zu+QzMYISDACqCgjvwwJhbWMT2BtA4tmc4bSu7mC7VUrnk6cEhZmjyGKqRp5ESiFGIMn+UrUzWisqbkZ4j+w9nQ6OVzoiT1k
KvtTwDgQSxlUcdnJfIv7nfWR9kZ6H5Sq/MMZ0QP5tXOTlVWeG/Yruvg5sIPIwPrh2wwmEPStSzyVHZl4hWigInFG/C5eK5jgWA324DWCQ9m2+F/SIN9j/xNL
M9dIpJF/uTSlpnRKjgKzvEXyeGJU7jqKBNfph8SCwBxiuQi4AqKpcQ5YLiCM9N6i3/m+mieDOqYTRlYfSH/Szjo/ozTulNSAiUKx5EXTfr0+2qKZQm40X86R
3ouPlabcNWG9s74y3dSL66WODE5EV0IO9xvhhPek/p71ew/xsdyQUgP4gq4qOrPH7yNmqY3xVkIlZXVcrn2QniIywkq5qk6iD+IJrYvWUZ+LNwllqFPZRtp9
2ifsVFcwHvMgvIuxndw9GOlc7GqlbMLLWcaqTdXK+DlhMLQG9ktXlT2BodQ37iH6xxWNm6Qm/OqNmfg7vi3+Hz0Qu8RUhX+Sk5Q1KRe4OVzZosa2w2J5tgZ2
VOju0eE3dyOy24Y95m/SR7Ofmqk+sXRQw7YqaB6qalnm6xAcJXeQ49BuywlYGbXis80toljfguQyKfPd07EF5vo1muiniLrq30jX87Uk4KFrMn09Lb0WkOVT
MFUoNEqGfsQejNV2b54NPnjYgojyM7wlCW3YN8xV0elb6so096Sj6ZO28tEuyi6y4l9STzktB6PXmWnzAZkgenIsH8EL5ABxhvGgsEQ7I/KeSOqLx48PoATw
Ft6EGpcglcCPSTj83VrMTKT+S1QCldkDaBfan9KbybccoMpXz6Ruwk9wp/4UneKX0tbc03ApGmrhgtVJq/tvZxn9Lfgt5FKL2RnJs9y/owtSOWp0qbmkoPO5
7dFMKhd001zabm9XKlMdoV+Xy0vJ1iR1ATLhf+MdqUbuXlbd/zd23pxtbaAsBAHtj+Q1yhXYGcOIZXKxdJzpJDpyFuHDpfqWJzkGrzHS495rGaoNhwslAxZB
TcWB70d8I/iVCWDtsQ3+UfRL3Icahj4HnlCXgku0ruox5DL9gBnyA+m7fAhcD5z3/olI0zPhrLWcvIB6L8aG6osX6IDVlvK3WB3b4R8Zu4gen3eEmuY2GvPk
M1iwWh+uI6ulVJbv0XtFk9m/oZzelKqUspgwCuPoiuJM4RW13D0sfr17HHlT2EhJ4J1vO81ZeuGkKYf6g4wkD0ln5eXKsk0jqJcgWswUbosdqMqSK/Ze5lfT
VOtj8Bp8ETPwHsIt4ZLQVHCLY8U7Qiw1C1QINHJLeHnwmqhIDbOsNuyUd9kKlOHcJliT82Ffgv/IlYghpm4gIAbhpeg+3grqI2G3Mk9pxzvQFnGKNAC1ivmB
G/l1ho+yk8pSV9D9/VvoU5H/4WMCTeVcrBpaILb3SXAHXgXLiZ8et0t2uRejxqyDXhAzydRQ2QSekaeF2dhyJcKfROVaq/Kf1S5ibPIa8Lfvnq9MZKlTKG9U
szgVFAu9wDrjVDYiaUygKkUYe+OHxTemWwEl8DyQTcTSk+VXQvm8GCxLnOePtpQNZZh6CF3irqJczh08FX8ci3B1Cm0UaN1AHAisxqaHLMl2fGjUIPIv70ux
IZiFVfd9T9oircDng6NqFeo/rBm12IeUxXwaZ8vtCM+Hy2sRa5vrLlcL71+rWgfKedfmXC2olkeZdpirxCdn76A+sKewH0Jz9jAdRe7JE0G+UgxkuUJeB/N+
8brHmdiZ+gagOQSmMAZqC8a67grvhCm+moLqOePZiRdZL8u34EQFN8xCP5hPKeXA9U3dyWj4Xq4u9WFiPTOT7+W4k/v4R3BpYnuyAP2BexAUmtAjEA912AL1
kxahacxi4KLWCUFIiHfw2zSdvL7AAvsli/I6rLK+m0jAfid+0GO1Ecwf6g9iIduSewsfaRX522oYeFFrpggNYkeXdlTVgt7agcA7dZBclhb1saCOcy/8yHW2
P8UGOVpaIlCEWivuDXsMxDqc9FazUOrtBibFHQAm8VHUu1K+y9Ea21qbb4lr9Qh1MDfP3Iu66vq8IQcrx57EVuE98/zCaUw3bTdD0DH/JrkFe5t4CTdY1sJi
3B6fSsWDXngys0G4jWRlsLaAuaUvspfTm+M9pc9CFbqJ7Thqp2aqxbAtdoC4DV9SA7GXKSTbnFxHP/I3xe7hr5XZ1Gi5OWVSarpNUnUvo3DEyfgfqDw+QrwJ
dPUXfoa0T0jkK+rvi65R/fn6yKzuUiZTB+Q11J4qAL9HPTA1KViiVNGH802VgYH6eGvTYWGy2MH4HwxDQS7wT4cTyaWm6JgP+Aa1ifKTOVLJFJLVQf42vDul
G3MK30ncT/4gymC5WhvUsA4nDNrBxHLoDHET/WI5JfuZPSbasU1ap1RAYVsGwkyLqAbUXHsmqJHT17SMz4SS2FIZh5eTLMI7xxm6W8Ikfa2UgPdg88ksuNVs
UFPoDigRpJB3eacks1+TrzgyuAFUI7oc2qSUUBPNu9TFciz3M1io9Lchoo6pNteE0hwtrWblujyQO+r+Yt/nHZvVmx7CndJ2UAfERfogxx1xo9Akr2toiTDC
u8AXm7DSP4vu640w7QgeFFfBSPaaVIE7IXXwKb61Faf6vkvN/Pn6VeMc1NMyJthN1ejZAEf54hq9MPGb9hZQ2s/cFW9J4JVlFlznXxWLhM7YZ99eZU14rG+x
ZZH/DOFCf6r5XLVEZ+HaUB/FGczC1ocjtCj9m6+O6HA/iLkilHMHhJab3ri0ld2pOZZ1fD+2redOsolYi4oSn2BQnKGcpG5RZ6mt5rlgYO5iqrbQRp5uqm6s
abrjLyVztbI4FW4D9pTrvkvMeGoLWZ6ID/RO/DlZpRx8kqhiL+QodgcdJBnQCSyr6BXyuGlsC887IlZ6717vr2s5o3DKJW4JlsO/S15I9TdtJNaj4/Iv1LE1
P/B/hVw0CzayZkvJhof+BG1v4XFk58ckfjEZUStHWVCfeowS6Yuoov4AOdA6OkwUolGohu86WA4rkDxXiX0r1RZkJPt+iv+EPgn9UVmzHniPuusV/VlqWakT
PK4G1xxV33mMQp+1KWAyuE1VMK8WK3luVWyvNEqtZntMbpG8dAwaX/Aj5azXBYcEngIgRjO/++cLBfwqqTadRl9hj7vra1uw0eo2QpDn5e5E2WYNuxUYQVji
aa4A1g8eVXNM01xVqcP8WFuxxaUcZfbBnuA2vpP5Wc80HRdFvDF7lzkgzAdZ3n6B6NxuJp4+n9eDiJRMYiN3D5hg1Zz5phgmzZZO37YFyFz7ALPbUkH9nb/H
AGCxL/WSdLTjoNhMapm/hz4h1yWWGrcx/cnvITNj5Xtpl0BfW5DzKh0Iu9AlOJsxpOzFaoD/uI9aNfx8AuZajG9NLpQ+WgdKG6gE8Yv9m7uejWMPcUbXcPSN
XZ4/CW8uRBaYwaW8J0JW/Hr0ht3kyPB+sien9uEu0O3S1wTr0jz2k1jsrUM2811nagIR3Qzt1es6JuPNCVG7ypXjC6xD0yfYa9l28T3TAlxXbgA3KK2vwYPl
gWI6FXTzUmQbfZiwAT6JLhv2e48LRHAD8zM2VausZ8D8DVFKXczi3yVc4cao90TcuZ218n/Y7nB12LlFBxlz0BdQ0FrlE5YWTFc6Mh9RPjgoLoNJkii+hfs3
Gr13LY3BxpSya38FtOe6dQn1gZhDCJuGlmayHBtR44B6gNrBDtFXcbLYS6rL7aG/a+tJg/OsOiqwd3Oe9AErWwDw/fJa1y61Q8EhjNKn2wR4X60pl/GfQy9d
TcQe1FEqwfKPVYBLHV5+BzyWoic1IJtjBQkR5ELzAUt5ySKulyqow1O6MklcOppEnFBKzI1MV3yj+Y/MA+YM+cqgsJ1hgvGc8EV9yXNCzbwB7ivUPKwS8Uqo
msKKscI86br83jQPbxxgpAGWptCBXhFtkAkc987TZiuFQv8adu4vyw9bJnnK95HuSa4h/hRj4u+AEdQudrqjK0jkloA27DhuNdzuWm/6KZAtjKLqecxUuwLJ
Olntb6gClqDO6h6AKq9UxY3PqBIrQs3QOvtm5xp2qz2OboHddEwkZzKjbY/VCHqPXkydUwbAEXwfZrv8zDQYHMY7wACsxjiDw4Ff1r0P7e2C70CzoC9UUrCf
Ge7t50s1/15uO5ou3BffUWEqwf6v6mMCwlFwQX+gMp5DXLskAeuhtsm8Rs+ucTk5CXtP786vSDUk21si5bn5r30TzYfNS01lym7mVwgVocs3SKuasMZ/l2zt
6Jte6PjsPJR2nR+EMcROlmdiHVzCTHwgU08tgXXoSbYG4kjfXttu6hJRKYeHVYhuWC7TgugSOG4NAqj/zOWR6/w/oW5ws2OS8sTelGpm9aO1lsLAA+Fm6kE2
G/9mX0CNFwpzHV5KrShtpYYqu5RxCWc8B7kruo5lmSqBq2p6KJd/s3iUNFpfpHwCv+PHaABxAIBVqIqm0VMTy0gFkpF5TybyS8n6trI2Fu8a2JS81JQkb/G0
lpylGTzlLSmljDcFrH9Mann7Q32YA4RWgYO+H/Rv0j7iPtPK0Z62BY6ZmgiXBRv1NRpLklSZP0katKGhVFNMoUNrbDwVtuhn+Ckhl6+YO0x9lTqqV7h0X4bz
KUuGOoptQrOlKvaOxDklFt1ILOK3Fc7T9lK1iEtoA/6Zj3GPV1PpGGkyd4X/6B7r+A6SlQUoThjBuvlBKJzaHSzDGqdup0dvUQmztIN94w/yTm+h2Wetww+P
3uRNgkMSn0rHkq+qM6vRYBOIERYqHR15BtlSueAvbIwzU7oh9XBlSRVTyxF30TW+MV2UPMM/mwz51ivdlIe+dGEl2CcEUW7p0pXeEpYNtnCuhC/xYkt9qoZ4
Gk0ROoeHavvIA4FdKbG+XHFe1l/i9DIpvibedoDWsrhF0Eitc0zhgD/W3Qc3CT3UZdzW6KVSFUNlZjKoLQP/5eRLrmjvCKpxisrmU0dStiU1BoXS++S+4jl1
MvW7PwpcV49TffOHUH0ErznkGy6+E3zCqISBSqT2Q+NgP+EQGOGYINdz+OLf6M1APRCnDYbrxBnc+U2bChr5+0rz/DPxP73f+I6+RozKjfb/Qu/wlZfc6qRg
iSeGPenYitaAJ/lf1b9gvr5VmGwzhudTjD6dXhP4QcRHViFlghG6wtehAvlftYKhEVgs5GBP1Kr6UlSZS5SiUj1cSk4dMSM0lOniam2ZwZ2EHQomEnPJED4G
UtjfosgMkv6hTmHL6G1qI3CJG2obw1e3/cq0V/oRcdRaRmE6Ju7EfmEXg2rMPbUe9HmhvEtr6Y319fdNURbJObC2IU9iQV92hXQWvZDn2CfbnnJQa5l2pTAh
S7aLShFdg9/vqwlrM4B57e1FR5Cf8DH+/eArt42rj31Y1k2oT9tYjHpBv7H2NZXhU60x3iXqYRQN74i5bNOoxdxs0I2yKru5ObbTrNG+VtvH10JFUgMyUX1C
t8TqkV7wfqMdsXIsaMG9dq9H77UYNYzahVxWF1NejJLOaFGQLV35ePyUbzOfRnW2dJSGs/3tEtONXqZuU2RqMDWeuoCXFwps1+gZBRV8HnIF84w1uA7AZmJt
+rfQWu5r+jGpHXofPun9aOqvjrY1k97Cdo7RaBKv0P8JO6U+ocnmMdJ5NEHKUiaIMXJ1dR7dJ1hBq+DfDf1+m3+AMNQbwUU6xvDdman2466xTGUWOZ5ZftOf
sqtCy2znTS2TF+p2sASsta4IbOTO+ebwzRxfuSv2lzBf3eJMtxxQWvCyuwxqp5TBKnET+D2qQjajhrMzfYttleRGyg76oNA3/iGWwZaHCyizsJVpCO4b+siz
MX/mcHY3+Y2HzEVn1eATl84OxvxYJccv+kj+Pj6WkmCe1oI1sKzpr7wetIp19VYN9PF/FDYavhIGzxKtC6hJHfAcBGGyoWbH/2aXcHX0lfwP06/c8nzNlEds
MvUxDI07b4hP+dPYIik62mnYb7rO/cz8ChoxAc3Fb+R+x5uLSyy/YmesGxMS1zDSrLjh0e1SZha0o+Oq7fbQvlyyoj7ZuJvaibUhj/nfwzKqho7Drym/0PNQ
pdKmrazmQpL6kfyTJU45L63lLsN2UozwASbJB03lycmOVHN/7ho6L39N2aHqjDszRZmqzGOXY7fj0ryL4HPY37s4MUb8VQoU/MppYO6miRpD9XfE2ztJQ5kO
TG9+CX+M2hlsjULWgcIDBwNNagi6LdFaJ92o6lIZ17+27SiosyDTUYm95LvsHItwkpeqaSQhweGgha1YeRcqgA8Ceegy3kp4reabPtoaSSuouaCX0kcRhSns
v+XP+d8Se2xD7V/Zumor7hVGumP824SJ1imwK+7PVMWuxA17fhBih7ilUS+sI4XPtijKyzTKOcqmKWN8+dgXfJWaoDQjBzpGpt51vmSjHNmOBFNVoScp8n8q
MHyT/SN1ovNnE2GbxXU03SUzlAJ6BWY3VMc/g4qmipaamw9rPeiG1DdlKwMckWwDcUNRC6295mIzHLsC1co31r/xScwd21N+Ar0n/RL7xpQv7sGiHYOYuVRN
oalwwfHQkc70xdoVXkW3PaNpt4bz5UC6n2aO2O5gn7lRfM8cA50jdIEQbaCWyXctPD9One2aHjq7qQe3UvIFfhZ/Zh+6T9DrhItyc1smPQcHnkfyfFeuY0ta
O70PeOP8TL0K7SK6p9Wjc9Q71HfFR79UvhJtAm/d7UPTmHdotr2vLdO+QfMFs0K1XAXKXOdB5x7YRzqbsreUW4v0UeogooOyoPQ2D4DBXhdGWN1CiKfD/2n9
Qi0xDy6huoHT6kr5OblJLIDF3EtuPr7YcpnYRFAGs/2RrUto1oaWoaa0H31DM8JdCA85TUtBC+yn5Mqllt5PnuxxalPIsojDFXqrdIIfT+3SPzBe/BA5DMai
M3QGV0Gb6NAKfrVYqDoFSfaDjmIwxXHfehouyX+BJK4b2Yn7Gf4Hf2cSBLdxF8bE3wJXQd9sKnSDYKS31tH2BDxa27RlggaIERpkPzq3axNgbzHStyTXZ21q
nGFZnzeH+kCmQztL8nvhUsbieMElK5w4wlSV32ZcRnwRPsIU0w74VtQsg+hiZR+VTLVQCTQnfx6zxWhFE0Rc2W+4wT7WpsEOqL/pnJyE3+W/MtE+wf8SjbIs
YkN0CX/Zk4sGJv9gWmunee9mXm2KOqKW1P3AMXqkyUa90URwjHNg29k063iqIbEMXYONN2kY7fNwZ4Jlc4caz9KP1DSlIVWXOKkMJybYbijLBJum1pzowJg6
jk6leWrt+KdI9EPkU09YOPXvYLzloL4E6y7UYMrJ38CDgpZMjlBf74Oup4SFlVJl9AqWU1YgKZ6B08Wv4iSMCPSgnf75WMfsttIZxgeeFdjAOOsYdJ5a5CuJ
32KYl2eSfkm+YvllfZx1I6hr7UTtAw+ohXRTeVzMVSXIrRIGCL+5hwof8NnKHgMrbqEK3Q/pDSTgKlUvEp/xL8korQ62wb5JMshN8q77j+sf5Eh1i+GsZypl
wFL4YZSMzTUPozM2DJGhuZEyxWSInhtRRGZYEoS2SR9Bbb4Xqr82yjZQrqm2MjdR69i6S1cBZpsmVdVIrJdhKlURB9gez07iIWP0n7WGYztx+eBGfpZ23H8q
cbA/KmjlOlnaUWOqbeImKN/JqfJh7yfhCbGDWEA3pw6BBKkldmvzoMBoLQd+ZqPJl6aAvE2ZLqwizorrzbvJizFrTNNNyWsx+I94XLgV3GgOKZODNxiRXoL3
JrpRIhEFqrMXN7UoWE/OSySVbiBOab75EhYnlkAvOinUsj/wHEIe9q5sUmfarouCIyM8lWKotoljrdnER/jZMkGpLu8lX7pGy/updK6cMkG5oAqxkmlpbnW6
vnBU+ht2F2ZT3/11QGclDr2SaoWmcRfwsbbyrnbKSW60uE2okOuHO8kYiSZXiukwFt9qtdADSvMYhbr5M4nvHiux31qbr2aunD8iviPWhVuJTeUS2F55HZS2
5FZDe98R6UJsFnZYJrVCZ1VxVUFl0JF6bskw4eBkQYl7aM4XVzo1KDAwsCzql5THQqIyF+zRPnhj1WHWGkjgltpacF/RijhCzEgOeHcJvQIDE17lJ3i5lBnW
XvERoDslCe+lt/7rEkt0h5esT2iToUDo6LsmLApYybfWGKLQ+I+lNZpBPzZ0NA0VEwmHFwkXYmt4q6n95ProFD6LvB/IEf6UNmIerjVVCX/u5za3NsebHwtV
sDzDVHVeQPRWIA6xKgNdASvjqoffF07Tl0uJ5lI2LcZxD8RHZE/jRP4v7hlRm7wCrjCf1aekkXygdi771Dek+mtLNLCgeOsjtbn/OVzHx+v3fTXo+9ryyGvc
j4KIYGO9om21EMS2hgbYq8E+9vl8gRZlm0VsFTK5YnW8/rO+FDTj7zh3+8ei7o4xWh1+FpnDa6xTqE1vIf6kBJYDv4Hl4LzaIlyMDaFP68exJlp7bovIqu2U
3VmNc7NBj/j/vJowgohiNjkGulSqoZ2wQKKRdCvpkjDe+4ivuHp4EiL+EEd5Pfk3bRIo1pYWtgl1pPOdw+UZfoIL0QMD75VcX0ThF7UwNCc8w9gEH6W2Vxay
rwkz/4j1VSv21mf2+z6pdj0Mm1JNgwIqw00IBanbYFao2HPUm4oa0yZuu622OE6fDu4pffjX1EVHM2Nfwg+i8OeeNNgdO4dqS4X2jYoNwbR3ts18f89SoTpz
WKiu+vQkyADR0grrKruZecGR6lv8iLYQNjLGEgeVID3IPCd3gr9a6lmxu8ap1bhe0gssA5D4e6YCrIDysVZEN+kddT+G0n9Cs8MN9Vfp9bZ2xV8jUbolxhpv
2lNRpuGWuhf+iY+RV8CZzk4BjzA3p5n+2K7YbnHKpl2Bq/Rhy9vwZWfbItLcF2jBCG9L1KCoIditRaNkug9flYgB/3/3S3R0glHOeOkRcQKLcO2V41UtkKPv
LejnOKIN83cKDgJ3Nk5ABWmUvblWgmzhn7h2qABpmE3Mpcqj/4Tf2JP4NxTrTSkw2W5RJUDW72ucZby+0Nyf/k6P4paF3tHXuGt6rDZAPQHDBXPoqsZDfAXU
T9lvOh8uE3S6ujD/UlO9Re6Q/7Pcjq4LRTCC+uQcFaQ0t4m2W7V0N8tZbMfBV7GD1ou75x6mPqX7q1eFBcKIKlPzR+erVVdltZYVz313N2E0zVG0slj4DYzX
p8BBjIZZRTdZV90lGtQtvvVMQs7apHyqiCWQjdgLBHwad594rzwhR2pXKTlXo6z8LmwI782LU9r4+6s/C7uVr7YdyhRL+diuKSdBQ6EOOqMsyK2IGDCT3Mnv
QzydBauZLMxtfYTyQdsgtPSVUO2FJ+I89YH4TcNpk78rDIK40v1eCSZT36h6CbMdA9PLCTdtNvdV6pv1H1WgJuv7NEPwt1BHW19qXNUXQryIhSqzD4hqHGt/
Rq4ILch9Cp8q6c5sYwxxnJuiZJnO2e7pGb7+1uH2lkq73OZgiPIx9wU2FR4S96x/x8QJjYg003tYLFR3eNCiUFSlWE7Qy1sqYL3w3blnQM/kLNEtDoL7yeeu
gdIrrLvch35I17Y9YWYzLW2T8GrmZf6LpSu7AdLZP9Qzchdmnv2u9SA7jWXci/kOace5SkBBXdRHwBYeo04mrym32NfqTtKNDsKH6BDdjR3ITXWHxG3i5sQu
6n/u8/o/ikntGThvdhqL6D2kL6wES6zDtXKO11h/WEId4lZw9Ry3nD6uRP4nXgQrmKHyXeImTIXtwEV2E6WGi/hX4nV40PG7Zzg2CWUYeuVGsLPYCUxV3sgU
p6j0EqGxOAm2F35TVzF76LryXcNlYw1uAzacuuj5ilsURptIji/l5dulW9nCkJjfVotHN40D1GZUD7K5PjlUw/nc+ZrbL8xQ/5QOc+8ZAjBsonGV+NR/OhCn
edgG4auAYP7mrrEdsBmFualhUN07RywkbqWWdzROD9gGUdX1P7l5cFxoC94yZRJe3S7yRbTZOIfa5LjLJsAU9kVeqr1ilbnyLuZFXH0tzdUZtA0RxH3ukPMo
VSetFHdDrvQOWA2qtq2N2EVJAPssZWBkyGAoIz5VksQq5BDsD/cGEBD2+Fa53Hmv6EytGVVIbjfXkiLpdzyLJtn/Y/aArVxPe5Nw2dCgVEXtaT9FvXS25Z1o
o6L6zst/sAdwxHZnXcIey+c41blSMZAVNc7xUPru9cZsVXG0wBwfZm3n8cXip82t7BnOS3ksHfRuIQjSlffdHyk/t1yUVgrDUIkisUc3dae/51MJ7QL3aFoe
6R4eOAFd2Ai/RHYx7oVD2LGCglchuoNNzE61tr8GWGz4QK2yetVx4lg9ZLombIabmIvyNMdMJnLjVPqV4VeMU476UjQdNjSeFtbKk/TWBdPI3kIxMwxJ1vEF
x/V8rmfKOccMvCzWlukLQrY/4WLHNfAzPxzUiz2AdycOx3VxrZIq2/cnJju+CTg/yfarOg511p+Hq9g26lXTL6uRaibdA7bCmmmP9I7EC3KAksHYw5vQETog
xKI8VNvRRipvS0z4Q7jAD9AaaWu0geJB1BF7YLNR3RmPcX3KasscrDH3HZsqjof1rD3RJ76Ys6Te0N9rMcJyqhX2FXlFl/CAs9L7ajzgd3N12FpoLFkL26NN
RaxhGv1AOcw6wKzozfgr/IbxB8w3HBBirIvl18RwYZdWjKWnFet9+XhsSNwB5R39WPv2P4rOsr2NZFHC4TjgxGxZ0kjDIMl2mDecDTOcMDMzOMwMZrEGumd6
RrLDzAwb3DAz42azYbi5/6D7qeqqej81wuXWaGzok5DkPeBf6iCCr3w/9Wy6BM/LBx1lqHihKYah9/T4UIq0wz4NSXgPYYp/ttVN69IiqX4Op+21JtAn8XbU
Z9cLrlkI46JQGbmrvECsZk2SVjALTYeSosMdDbftHJ1uDJUiLGOaz2aseoJnZJ6gm7Or5LqAVRPoHirANnnvKUWAoZbWc/h+tJW5RGeKLPocbK+ucU5GFYzq
/BPQH50TL0jXQCbxkjpOtSjIjzRUrxlO47aeo9QjzagSxOFKoy7WIqEkU18ulabnlie+W9sbu63/IEzC9P/I8agrts6YgLrpm2gcX+tqi64wVRhnnhNVhamS
t9xX7996T1ReLEX2QdOcDSOzsgiQCuKM+3Ev1OLYNBKQogmSocQmMkRfHUlBr70vahF5SnFGVbYlny2MEWzCxLTnRMP008641Pv2l+AU0YTXyZPiAWx9+T+k
7t65YrQLcy51bA2drTAAr+nsiqYY++n17DzXg4hHaMVPZX0BeygjdZLSIj2F6GGPsj0OHQIbfbH2skoZEGUtIiJ/HwnSU/nl/BzqIoiW55tng9bkCX576s+0
wVZGfy++1hBIq/SXx57SB38YaqNUCeykvJllf7+t28J7PtG1DA0FEBTAKK5xhUb6bWZd3il8Icv7E00uN0WV4Y4HsplJskf+FMyj4tiikUn6OzWVvwLbEhXo
dkq91TPUkvov8ZKly7p+DK5AECdJwa1GK4duHA1miI+FryluyeAdfAaa7c6TY/gpZXLhxNwbaHJgHGgdPAorqmf9Fu0DOUrdatlGDQe72Dq+gSlVQvfoRHKL
05I2lI+jikVGGDP1Eeobd5r6Br+b3QBmgtp4XVhNqwRvg4vkmtx0aoCBBc8HuqDatuWGLPxKvp7wQa/GL8TbOCoZiC4KFunx4BLXPdIFjC8QVD+fK9fGy+C9
xfLkE1saiKC9zKc4P9oUbIaLeIC5LTioHmJ1Uzg4UJsfdGAN/N+C7SQ2XJFakJuRdUatJtBgi2Ml+Qr2J73iYvUQXRGf6r9G19UTw63YtrxbSQy3BBuNjeQP
K8PshKnGHq6Z8I/i8Db+fapOHi3vqhFEt9ypgSfxQXst5S2JSx/JlTG/PIn6PgpT3url0nzGOEvtjeP8WXQJV8SyS3AJt4RW/iICa/T2FEc4mUJXSa7jN8Oq
9H9gorBQngsWguaO6gV19cnhPOOvgMvZ2/9Jromax1/QstiQvy/+p9oqflh+iVBjpTTYwlzmX9svmlupTeiR2LtAA1Q3PZdfx7stLbAp8uVAhlISfswpJ0+S
umktQShy0mU2oqgYl267bmxJ7VxYTBjGXiJpTVcb6OOzR1bcgV/2+5xnrUjtkS7Aanp5vSTYpE1DRZ0zmU+uM8YqxkVnJtWzjMDbO3B92dIDqALxj9QEe6lm
M09Q7RQscs/46vnJH7J3d96gkdhb0EAZ7XXaE/GQuMXYFblA9VhftNJBpabbr+pS/1BdWIzYoSeQ5/VuTClxDPsVn8Zs058xXfUWxEKMze9D/+CZwBL7q/AZ
+jq8k9oMjmR76s2lGDo/mnIdiNRVTSheX4nlOqsqX/JJbLY6tKC13pjm6b1CGNaHTUWXkFRxKN8dKGRjVxcwVdJhF1uz3OKQw645XyWWD/aA2WgWeicX03nm
nJjsr2WpnfyTuYKVXD3ZHggtTOysNVFm6dPxvfrmVX+AcuJJexoVwcL4G64HUVbaxY4NnQqFhRlEHY9ERQvfZTr0CajWBfJt1Mm83DPK/tBeFtXCt6Uc064I
20UGfmdaBqoQB7LrEYPsp7VztoN0qjKe7WZNI8cZScQK+DX6iLqD64aP9Uruy8jk2M0Bva5jBRrn30/yYmFOQ76MuBcdAeXIuvgxOjlxkTGHpOEf9CPAWqbh
g8AWf8Ngz7Q36KiQH+y1fh+WAZsyLairBQOYCoqf/WY97Ep15jC0fzi7hY0OHaJnezPBbSJDV9jxmogXE7YCu7UuKItmmsrKKeAMThDl5dXiL/pTcFZSHVhJ
LRSnKckG73KqC8hF4XY5q5jtYjG1a8rA1XeV98nDrOXwB2Ki87/gRD9r+iILxECVxhvYytDl/JNx3taKqE4vwmMco43cYE+E6XW59QXVjf1IdpXhu+Iy6oS+
BvZwH+lraigUi33A3+vDtRDVr8JWU1mpBLHMvMPaPHhBnUyv17qrJZS59sHiRyKFnqPN0ueC1Xwj+k8hgz9r2+E6Bx+o22wa+og2W21wO/hJNKZHKavwDpYT
2S+tFeEIsbp2HU2UF8Fa0neBXN4ia4tUFbaFF5Pr4LNgyNpG3ep7TsaiGaGXbpzqUOGGPtrWH2eDTbFzsA4+Us1QW6pt6P/yLir1xd32htIaart3BbPV4o7o
atFIDFc+yBhP9QT+AhFLfiG4YGZCS8RKfSWeH8DXFk+YW2sO3pLdEtSQG9PblCcyFrawCxmf9v43Hx3Sk61jVE5tSplAdVicmyjfF2tKqfQTph2eI9bHrHhd
3sCnGs3NSb8b9QD4iNqiBVp1kMtdy3+FmIAXLIu4YQZI1PboC9WbusZUtne0/4N+EZuVEtaaK89oL+GTQC1yFnzL2eh7yl1lXCA63C8Psv8FtxAT4YBILHtD
7wR8aGpkgp7heYv+lXCtVaCR6wJ6R1x1zxOPRCagLqEN1h/wa25LqRCP/s0Uq9VCojgsBt8ZktjRqMiVRQP4aHVhwW36CpXBF6G3RQ7ofYvOSrnr75nVAqPc
B02FYpS4gu6qNNS6iVnku+RebMPkcbAA34C3pv8n4v51/mGrqvtahWhbN+k1aG9NINapxxZNjNkeGMGso6XfbMTHvSP/YszUPksX2Ur/lVwYakC3kvoyV2wZ
xLTwQpAjn+RxlIGfBufJcvxU33xtKnv5t5PPl7lsfYMVUBnKNuI2PlJ7K9fXx65pZl5rHyB9qrjvN4UBDYJ0rqOtmJKAVufkRMoEp0QyHCX0EHZXKJBKexjG
XRiRhlvuhH1qCdKEJaa0DZaQTfIPLDq0kEdGfzCIqEI3kecx9Z1/OV/KqY4eyPtbg+5EfZ4QOujVrHbHHnGbtwFRE/bBH2ett69Wh6EZ/ge2vVRxBkjnXakQ
+Lbig/A4+SQ1K+QMLc85bYlXPyXnB4/YksFzKUdLAQ/pVMdtSyttLtWTTaDzAiPUHDKB2sgXcZyC9V1FA1nMduGY9Fp9wUngDhFQe3q2oV/kSYqS61nHsMNp
m3+ybyhYDMdL73PXE9MhgfaDpvgt8gtXXN+IRZsprhjsQaVxlYQ8fQA/B71cuys4yD1SOSt19m+nN1v+NWaQ35SSdErgJ7sOeK3fpe+rCZDLN0dF9SJMY/Iv
qpmRy56WmngeWIqIopxF3qVboObybPWBbQp9yq8qPXAneCIkBeaAvgyZ8zE4GnwmMnmZysQ7aZ8k2dcFDPF9C2aAZD9Pf5AuMq31/yo53ThKD0dHmrgiEZ2M
Ac2kSfJSl0U8R75FdtCN/JBVkl+Y8BIb75pOnHAOD92JkIKdXmYUOrFwjuOYa42rEdOdhebD6qvcJKYrv0OrZnuoz0ZbmD9hhMxMKO5NkI7RZ+0djTW+kGoN
/UQx+FTrc83Gj+BL0xf571I7akJKDH0CdlCWJ74PV0nKMMZq/cNNtCPOJkUfYYX4J//q8qtCJaXGTBnvUfkftmJyiOkYukZ8oUaEWNxE7cibxDaWSyKn64wr
S0nk28FvVE0mQ6wYXsnekg6a6ykXQDE3TbChr2Qv/EaoPJUdWM1cgbfRZe0P7L61B1jv2bbqWmJnSUElHNVdTqacOg63GjO8iVK5lAv2mYFW+P9S3HhiVkcw
y+MzttL7pHsiVHoyS4JjAjNpku/qm8vNU2bmNVBO+tICzfKKWYsrX9T//JOCN+VjdBRlZjFLCl6GqshPAM15neFtVYXxYqI0nT9kyyG/Yf3j2oJEe1H0kM5T
lHK1mSlSQ6GLFp34EXYm1uX9q7VVE/Xl9oa+T44J6KP6AO0RF2jlXeMJhFF0Dc8S4jq3JxQnXoJtc9rzWZxhyXU99pdSmbx6og8UcY0i7jFxzBO9TOIKvZFF
Uk5iC32j7F88SdyfJkbo43iIaH4jrBdx6yvheSFLSajWUcV8/+phJRIaQKUHKxf2RKvFrrmS2ojJFYPqGnUtqiLWc53laiG3Wk4T8zL8Y5l00Mdz+Lf39yf+
CcfjfOCp8TeWgT20UuEdYjpXnT9uaQGt2MBgKTqRnuR4oJeV/2Oj8f+Uwfid1YtU3B+iv+v18mYV7CaPsjl8N/U00Yi6IDTNG+HZ6llHHgpVs47g3sV/S7AH
zuhlVk0Dy4xVsIJk9c5mvdpuLA5UI7JJSo+jCaGu1kDH/BvBD98BpdC6jO3NF1E9tmNOayQg/kOvAnXon+YefGNbOvoTVNFKmgfrk8mb3Blbbf6qs0V4mP1P
/spqn39YgpJX3ZqoLgR/S+uZc0w/YTYbj3uYI3wVfRwM67tQE5QDdoqbyHmBsNAKPpWAebh/UsL6QIPQYzFKWyGG9O/WWlQNIk39iW6j/o7pBan0AhRrj8P/
KUjm59nm6IuCpbUYuZuSoRVoI9SDerw4T10HCqQ16mE62/wWinpX/RTNo9tMFfo0lc4uEZy+4/o4ohV3NfOQdUJSW5U3FOWMqZLVnD4lYVsqpwfwIvZ28gKQ
6uynJcvPpc06YELwFw3UnmJ/rT4/Gx8RGaKeTGsUqQzLopG+G4Ej5pArEZusqsxBWNGdjjqi/ECstAwmIwPMFOuG/+fV0T2mHktCs9i3wJL+UIuA8uCN5ovc
5hoUbCUWG11VxGcrf/h2EB+sHQMEq2uzUh7xMlHP/jN8gN+l3cKu8S1gS/Ep8OvfKleNeCrVjCj4am5gVor8N9Mu1Egqbx9gG1HxrLWa2IR+bNRm/jbaoElh
4veCqEXuB4/W7pP2k9U95WUzWU56Km4irpCLBY1JIlwww1/B/xRfa/OIS6LXUo8DnXhZ/6l80x75q6FthTU33k/paSDQTaxlPxUznB7pOqQPQuujh6HzZJTQ
ix2gzTDc6k/bKMWtNvKNtUWR/ai85FjRBdvz5Y0+IGhbTt/j30dC7DXfai0VbXO0F/5XOBF0ZuoZ5djc+GVGc7SRHahNpu8oN22l+LK2+/J7PEXdHDNQtahj
Iv+pc1Nq+yuFV/tboTJqIt6LVswmYhzY73cwdQpI+b16Bkw3dMsvfSK45i5w3/F2kEaD8tbqal9mFf1F3Sy+BJzUI1xEXh3IAKuwxcGi1NHABlOW+zLhCLgs
403N5Lpcqql+wg7pX3EI3RFkBJ7C5mKifTeB0fHiZ8hIHZnq4Se2eFAZ7SmoF0kNr0fdIvfwdfhXph9zmB2EHmKBlT9AV89s8aG1jm2r9C85WDxMyvZL5iFi
yDLFMjGxKTkmeB1GmRZy/wb6hKK1nlRzvj5lhX8RvZNs6CHc7Tkme9nvSl3RV/BzxXBbiM3HTub+gV2SqjhD9GR5LAgJq6V/7S9gT7jbNBJn8Nb+WPUZmEt7
vJncXqYRPt5eTDpFT0n6iwnaYsGB2LfsXGIKexONAOPlDs7L/h38bsKCLfDWV1cR98y5gZrkOPk4V3LdEKmOGp22Gm0VS0X+QA1cc4lYaa3da6udc0Cv7m/L
q9RZNhHmiSxbwOv0U8OX+kStlHSNX2H/INjSaiglnNNhGtgTrA/H6Yvom/Be5AZLKL3Am2CBHlT2B/5S7iAx6BJfBu/gfZU21hZgkD8xGJZs6iD7UGMlncal
45f07frywGTsrbIVPU4a9rtX6nHjsJVkgdNAhz3/2vv7+5ANUBmfgiXLrX0f4bdQovJOmiAPx0aSd7hiUiVbHn/Oe8c0VeuJomgaTUXRYh99pP1PsyA1QJ/B
Fno7XyjPkf9jvvmPBNeEKuZFJ2L+n3AGmJrwa1WyIZF96D6hy7AbNUQaZe4MIRiCvHAYvA462TTzWfytP88fa0qwuUMojyYd2TtVTh5BF4dz8SuwKOHIzRHn
yiekseYmyrCU6FApvL+vg3+IbRf2yvbY/jSmI26W74TgykslusivgmmykjJAKmfvKyf6h7sX453g2oSYnB9JrXFX4PjvnOzHWunboc8MGXzk+Zg/IuGf4D9i
VbGbZyC7Lnm6+h0xpJdUSTP5t1SbKUf0DX7PAWCAdzfTgOLhEjkJry4thcXFCmxCwbikaqgK6AsNZiVzVZvDnjAsXG+0Sa6r7XJe1L1cJmCVsP8sP9xhwet4
qjiGafv08pxu72yU5AeARtk99N2BslqUY0PhWXm5eAO9Bz2pHepXvANjiauD9xDNnqd+L34HTcEHaJPEP8n1xFOphPVfepfoDs4lVuX/m7A92F47Lr7m2pnf
iN+YeebOgbnMTKLTuiP03XkH4N4cb+JU0IStzsz33KUq6wnsF764cxQ8Ey6ynlee0g7jofY7M/1vUHLW72aVOwbT+NrqDPya9Bcqp1ZDoy09wCOZlsaBD/Ig
a3l9Rbg73KBXMGr470I20l6spvXHPL7d2iRiFD/YQKmKfh7mJ+y0v7P+nbKL6ITawb/gbqkh/EuqS5uko8L2nAwFY8vkTsSWgIKU9ytd2g4wCz4JMspiyefp
T7X2DBJXaHepGdx3WMjUFCeEiioiWJUSb3RPdOSXBM+YrPw54jO0hvWL6+hxajP+X2ZegP+9LsfD6Y5BwkHyX31V6lM4hsoEl1CCZ4xxAv3PfjuxOvMW5JMm
fJg1EQ1EY408fju3eL0p8hg/pFePtCKvU42i7zE+2KFgoT7aMZV0aTuNvcgubVO3c+0ZZLgCTx2txZaW7EAcN8U63+kEKWgJfUucY2xU6qt7nI3C3eni7BFw
wLgo3BLWuofqM9SSgqomGHWFRsxw2BWt1WYGxoRe0F+T7eotdxDczO3M/M/YRYy0BVLi0SgyjuTwkmBHKIt84/Xk7UWXxVzmpLqTWC2/1Y/y1yg9Mhlk47vw
tuJ2aULyCnGvraiyHdfEQ2DLGrtTo+sSGJtiKaJtj1zTSxF+Oxk6xIcj5431BdOt0+y9/TV942Pi7BsCX6yp+DH/PtNgtjd5J7Y7XAi2qsdQjcRgyi55t/+E
mCpVlS57HhMblW/sUOsqa0fvAkGVH7DvsCMiIO5RJRjNX9xekrpJDyR3WxrLUe49K1zaG7VSfivlu7uQmCwVx5fik5CHz7N/z7XTfVAGFAIqnaYOpdOpj6rb
WjZ/nJSudQfVlD9QujpfbEycUe8Qxf0buWJqr7yZeB10mH4n9EB5qSHqAfdDSUyxsscTvJhTR3o549GGx67aQmd/rFGLf2quHl8y5xmZD0baA7TmX0rjfCxD
5Q9PKK5WhM+U5bbD1Al2L+yYe5G2cv3lBvhBxicOVC+l/Mm1s7bBcFFNmhWYC/K08zBVHY6yQQ2yqnIDzrYtELOSH4htUl5a18g2f4otlpwQvCWHkw7jFttw
ubtd0bsp3Yh/gj/UI3j/UBd5Ip4CPHwv8wn1Qj6TMFdaCixpy4Qt+C/PaU32NlC9KZmaFa60tlL3sZclDiwlJoUH05u0/v4oPEG8wY7P+2q9SR9ZvmlxC8sD
rgtZNbmJfUWkK4c8L+l0YYy0RM/X7pNF+esGEMdhY5kGnjZYUaxfwJw1hQjEx1s+Ze8GTajm5FEyWnlD7wDtFY/+QbomfcDy3NPxkfALNOMZdGv/Ful19iNb
PGsHLfnPZArK4J/hQvA6IpzxdC4/Qe3EW5Tp7DCqKrcJVPc3ZQJ8R+YuPcB6iT2I9c+xhE9Gbhh9ySzwDaOUdsE5zD28jUZShYELwcngb+Y/VF2azwwzEGUO
N+KrMjZmCV/bkeAqHhkLQ1qszSMvDu6FTdEn+59qF7w5Pos5hC+SCvBoycSvZCZCOzzJZASHWHfjlWO+i1Xpc0T/wNtIUeaeVoqYRA/1TVVi4T+ORwqFePxO
2CvH2hty27MOU1tSVictz7uc8s2WQM+yfv7N0in5Fbg7tlJ0VIVi/CggM6MhXD2cR5wgdICJQmmqTnLF6Jjs24uWgEngCE9HmuAnKI//lVwRdQr8Ej8EJ2kj
xPaBHim0ajL8wiLyhP631kWvY38JT5hHgt38YGU0vBs+FWyohTXeL+DR5OKcGPxM6EV8ODhwfstgJ38z/xXHP7ln2RJaTzzM34XvwAh6rtjUOjrHbt+Wgwd3
y1XlI9ay/Abrc3u+d75sk3cCRZ6BF5o6gZWomdwMNFdOktWYvkx7Ecl2MAdfaJ4NHxBfTavhaEaQ/6JVJl2sRUdbL8SU9MVxFu4y8wHY7B3JjmJPemeiJ3cr
uT+0ztYqlGWq6h6jZIQ+gZNrqpsmWgQl1t4OBNTp+NjfOTY7yHILbBW8y6Ua3Au3js9h5qMoqnzmRcVEH4T7A610UY3jmrF/h9qxPayNAxeZ6zDBuKoz2irw
DlWTr2L7PA8CTYwmStvwLvqlHEWuTjkd+gM8I12JR7lfRCt+JN5cOS3K5V/r/+NEuSqaqdlkB1nNPTQRx5pYLGJfemTgnnpHrS1GqXeQm28if7D/a9/GNKP7
gV9rOeKdsmbNP2zHUPfk3qYguZIpkHjbIX2xOtyYpbdBonrSXl+9n7cicDxwnjwL9wMyil/+B7gPulEtgzPEQrG8KnsF0PZ337z1XFDqgjfiT7WC6vGVd/0j
99ZWCsu4r4zFs4O9GtxbcIuthL7mN7V+oYZ4z+e0gAFsHXiiUNhq2+4wgtPxCvatGs1BA4W3IS8zCW4lX8Hbpl/EAscBpZV1idKeGQQT4OasDNriHxYcZ5us
zlFLakvIW6g2szI8AryIXIRfgo+VUoEvylp2vjUKhHFcWkuPVd8Zc/TSwjz+fXhzdu2kv/CLdPlIonjJfcUc68u3vrYe4O/AKXKMHmOUcm7DbZF1eiL1GN4K
ZatFwyuN/vBP6ScaQLfhhopT0VN0FVyyFQQ2KbupXP/yiuVTIylP8fX5G2BNbB+zg78kFvmddvuCb6QDck/9omsXLJB1rLdqDffnrkjlVMG2hxqgvSFb6IuF
Ga40plH+DEqQFnsrh1aV34m3J/6h4uPqyGfzi5jZim+5UsIUtCaQaKTptS1jjXHqSWxXeIBRIG9mFuhlDQvqKzagr6JUfa36GDiDP3yF1njzJ6owf7xSgc6D
dTV2YRw/UPgbJ+SW1mIoNXxKxDhS7GV8xrchl9GGO4zDwD+Bb7achOZiafpQYu1AZdsF6qVsUfszDfRZ/F59aqAF7I4l42mBIqxXipULbXWZttbueXNdG2Az
24eE3n4fNs12Eu0MNCE3GpPVzhourZTHS8fBTtt0o5DerrjxN1x6fDHY2jwFDidj+TNwKEyyz4Pbgv8RU/T2WBTcB+cTbLCJ5zFXHR0G96V4vI/eWt3Dm/lc
o17iFsUtvws8JJvIf+Dz5ebUTu2HMRh24dfmdFP25EURM+m+ml3NAzHyYTWfOow/xt2obNJK33Dyh2OlxcGe4quaGrAUbyvYq7LAgaLk6egaus8X1yuoW0AR
zkvqfE3lqjgQsGw2Mxq8ZxoKHz17xPfez/4FfqbSaVSbX+Wqz0/ELUS26GQGiW/FSRgd6BBYg1vMrfzbuWVaqnsDw7g2M14m1fom2DSexqtJZ6VMdEgl7RMC
ndAYAWdeqDuklSpmROgG9kZcP99LupdwEtVWwkIb8D9TZ8tD2J2eBd4G5mJJtgrQzxYyB/LPyg5uTuCqm4Pbta/wQcDM3SVoo72yjalsXJH+AV3s7V2d3G2T
7juLKB5OpnagskZXXy3qLmFR15J1cG9UFpMtLeHj8Fa0kxewfuAc1tBWNrUmjPutw7aU0aFMbzt6rpuHJFUONUr+R2/vOUS3An3odpAUh+o/9BJcP/W7/wG+
iY7PjwK7TXuZ2XAJHAguSH0tHlADUM7v3DJwihgWmRxKAIyRq16QSjDAQYW6UbJRRYSJuGmC2l67pGBgODHZeKy1hdOJw8a8SqeMl0xpWz3XfnhZfgXnhENg
qqeE64V5t75Be5T8DYWNkC9sOb/iLzUerOW/sUeTrYpKj6QLeRv3ANjg4GBfZNcqOybDg0Z8JF7KUK6TROVp7BR6muus+NP5PfQxKNu8chJqZGmiVgzEwMV5
DWG3gIX4y/KZmec5De5AJfhJqwea5p0TNus19P+FHxfcBinGB/kvMIPpJjd0jVZu8Ft1p/WjfBx8h62xmWytvMHu+GBNMeivK5UnnpF11NvQQnaTUKC56Q7f
j0WoUXixaUuwThICV/nUhE6+EWAT/ibvb2uKbawtxU5Zk9kF6KBaP/IOT9RS2QTvlSRcfoZNorxBL7PDOtvtJo/gbTGSn6d1QF/VDcQ5cbfiogdwX7FjRFV2
FDaGGBL6n1JEua3KvubiSXoiVOUPQdy0LTdBDiqVTbnLtbw1ViwUiJmsFYCi+n/eD6wgFzCbpVholhryW4ylOSlMUZE258MNsAQTCVbHzwXKB2qD43gdslMw
AtuDaknfjYemOtQg9QzsBE6QrxVLmj08wE7B8pkcV4t6Df/DHll3MG9RVaab9DfqFNwoiSCKsHKdja/8WNTQP4alQl+1rRziQuXy/e9RDdeopKKWjfIbYhe8
HtonBvGP7sWgg3wL3IhbxM9mRvCkGkU01YZSRelBCYZpqtJlbQfxFP7VOgmycLpsoJp0V+ouHKtOg+uX9MkvZXmuDM6pCLawy4m+UgycoOt0ih6lbNTI4Bfe
ihfIQf2S7Q5fMzwGnmamcm3pdYH76laQlHyPgaCi5yvkLCuCs4NDxet8prZfHmuO4Uv4h8Lpxn7joIC0ojHD9F6whQ2GzoYbZK9gG+INxOOgjjCRc1pa4wfo
6/RTy/dQNj5TPGx7bqhCHPnSdYJqzjbj2jlqudPVIeI2EEVT9HMwjBzq7yTaPAJ91mrNGQRL0cdgo9/935ptBVvTmjZa7oLyqM70cPE8d046Ya34OyvKyzdS
2jj+lgdhh9nBaEllw2ik1Rf6pdYBNwNDlE/mllRvbjZwK7PgUvcEfh99bd1lVXBe0Pakz09sqSeFi+q1hdrC50i9CEw96+qMzwo1stai1vDb6Vf0NUskvgYT
gHXl+cR88IxvR4TW5WGliNZ4onow9AVvB+aKUVo1tataXX1n6o0YbKlswQNGafo7fhTp/CajAdMcTOZ3SW9gGea7vZ7/Rmg4rO55TbGAgp+AQWyCLeSjWne9
jWnzsr7qXPwdKCZKUrushWi5+NG5ljzAFjOiCIlrpmr6Rj8uzyJHMVeAlx+65oVPgx30gZ6/tU3+kvAV73WbmazgY7UmWSi98k1ia9Ok1twTSnrA79a3oXf0
4qSNxCbLtECNuFbee94bmVWxUqYL6GV+SzXPvDR5Ov4SHZO/2y6BbOtssesanYjD7pLhwPeQSvyKq2GpplviHPxH8Ql4v7qWwwyfkavkLlKStSX9HhvOtzRf
honW8eJRdYGttDJSfCGWY4fTk/DbKaU9j3DDsoGLyxdFTX7CNcXLi9PBzOAG6C5o4V+kn0Sn0U5sC9gAkqEtFCaOEeaUudgg+Z3YJdgQbMEbBr4I4+wl6Xx+
HHUOlSVma90d0SIEvGOKMFx5rA8ILQLrmPEo/jfbr+Bqu3NzumF5ulOdJe7x18B7U8PRsOA8dMCbgM4zS4xB6oJIP7/V28zVk3pPZ0svrF1tMURNVAhfkD/4
dOlMqVh+fl5hoIIiCj71EbNIvhUMWtYFtmS+knxKNznRXRX9UM8FJhiLlR3oonchOdzWmB1SkiI5AcoLqX1Sqm2r8JYuRbTl18QujAiVf6VWD5fjIoXdyJEU
7lymQecG5qw839reNNj7P/w+jLN8D8BQd24pc7H8GFDExqDJSia1VenrsbKPwlFk/0h78jsA+B25N2biTYJZ/eUAeiZ1GyxWLumNQh2ZIxUDXEmUKoxV7uEj
KP/v5rvjG+894riechmvF3aRC8pfk27hhmrnaX4DPRpvbi7K5P12c5qUyDQASS4ST+bj9HmO+YF+fDIhm1exXZgOv+n7MP+Q3EsR7Dc5C22I+yo0DX9Ay1xd
I7ulPNSITzeGMLutNLMCrfVf568RF6SacJzvAsSdNbEthh3717WU6sD7GW4DYa6tLjCupn6FTq4teFTwSezm3wZey4sdNfk7UohuD9aDUWKJyAHOocumdfgX
vC69Qxuk3lPb4e9YP8rIn683SawfmSEOiHzT99CfmIDewsLK0/l5+h2QLsaq98mzukF/s9aj7dL9lMHSCO6nr738JntIaIn3queE+IWf4NsHliqfwVXk4S/w
r2F9MB3Y1DegMs2DE+Ys7BqxlMfoRtopZE/do8+ocMDtQul0iF3IzJb7MhXlPuopahQaQhDIAQYwK+3/88ZIa5IB8YdwVH8A6pZtFDoKkhLN5A7xQ+C7hzHF
ZLcK/XY7uVgs8BQB5bUBwWvrxvqfyQZxUHHyC+w27qJtrT0f2pnO/KpkQ90tOokjxNrcxrqhZlKHgCrOggFtCuhI96F5oTEXrQ70BfhV5CzbSbGytUfCE1tN
S7mcsnga25RNVp+ym9wXHVe0P7CBwqnAEXFhDIf1kfPKvEfP9FVY29T1oCufwN72VwvJpgP4d+pz0i1pQ8AKt5G3xXj+HX8EVJJqMg2kFLU5/YA8ps/3lVe7
h+sWxBOlXW0R/L2KMVTJsZv+GGa4LP4eXytYCg7wjguYlVF+hiwPrniHaE40W75WqCud0D1iH2wgKO6iYh1+u2cseJQzFZThVqsD+bmcxFdNHJVfDaXnCBEs
gRCLUV9DK/OypO7WjthE//+8nZ09XcscO7VHYLNYA2XBPLEg75X1MD+DaCSG+BvwFvYM/A9rU3ice1o40KgKRspThKGpTdAioTVFSuXom6CKf6h2N/gyp5h/
nEwLfXKuqEOk9uwicowq0w2IoqHabFnvQHE2WgsmCDfB/UgJti6bL52M7FfXkzeMRt7GXAdjXaSE6zB0SlOUv4S93HHigGPimmaO5r7+8oKE9txddFVoDauA
S+po7a2JU/skYGE64Z17YY41aRaLCVvttz07rf0CSfwXY0fwLDgtt6dHhjOZWGcf+ivclE4aWcwuw4zTxiM2vnzzwG6icaCqumnhajU+rWblrQJypPIrw/PT
mkS6aTOEBUpRqQbqo4/lmsrT2TSjFt0C0g6LUFyPZeeI88y7wq8qyb/Zo2al9erCyMnIvlQ3ihVa2G/AGvAGvVzaGHIQET2TL8Lc5u/6atEts2dpJQraapv5
dlarXJr5xe4V85mkUHnnprS7gZD8J/iORK4m+qG3zffrsfqs4At5B6+izWiUoyO1XMo1qvDXtSXgh/0g2CMd42pw7bnbbF+RWdELZDiXizy3WI2GNZKWgOsk
g3g1BQvjTrTQ3khX9fZgIpbGN1Eved3BbvooilRHQzkvGcPkBPglpUBLtf/BDqb2S9V5UR7jvQUnUC35Hmil439okToK7BUbrVyF3fGd9R7wsThmX0FOSu5A
dnCdV2bIaoJPi3GOtQazu4jTebd1rTqfmkTOcC8013NekjdKpfRmyqycFeYNfK81M4Rz2oDfLcnZyivFlQXojhYDXzN5ajkr47jgvkB6PDWoVsiDk1xlTQNF
6elSrrpEyUjsj5W0jIOrxPXGOzVbv6Iw6kumWiRdKeWqu7aMq6d+mUmgd2o7c76b91Pjcv7/pzaYd4K5wF/Fh4fHsHe0LQElzKqv+RwowpupxYxn+slAN2Oc
3qB40+hrjknAjAr58o6ZbFmylfWE9F0M57+29gJ9MzO4XuoL195gH9cyepRQnbvL+1E1sAM7Gb1f/MgOsncUfXRDWw3tVeCxVpTrRRbX6zP/4y+lvkptIjYy
NybbmSeb/sMG4Z1XXIt7ZNwKXKAp/g3bU9hvux3aLfjEw4ursyoYFKjt7SSdJSuaMl0abIRHhWqrI+UieWvFZ/wz4gm6VvG40C51gjYxLVMfQ7e1N/BcUHbR
xUBd9hyzhfgMXrjXMclkEtHRysB7zAzdQ1Z15TmLubZYeyu+MOKXB7c45vnbIIKtzXjtM0UL6mfcCo9V7G4be5qqFlrvf6G0klXVSd3xmtJGojpC2UhRZwRG
UpesPqR6TR1AHXp0rCM4NnQFlAaRQBpX3hfHNqCbqfyaOeQpbF/6VGOD7ZV2m3TT79FN7ShWHtzBnzp4R4rSyXEJ7Fj3I1zHsbHwF7PFZePF8MkCr3OLl0ly
qq85KxViv8IoegYvpU+NQKNV+TznN741v4L+bqREWhU+Ye0OVfiDHuef5lrA79OTyKr0Of22qQ/5iemAPzdfZgY70lLjfRPVi661RI8F74QCXo5dTGXbw1wf
icbXOxMs9/lz3jRX81BfvK7fLs51ZaZXNkY6WmuNjInwlpYFg3xR2Qrn+ueBIcoUvKc9w96W0gm79NZ/hdjPVMIrudsqDm6sbS3xjJ26ktfeJ3/Aj2rNrJWE
oo4hfMOCEqBr5KZegf2DH4GqYaXQcy7e/4B5I+8WLxA/gkfU7tJOIU3FuQ0sz1+HI/JzmRF4EnySNAq/GurD9sAorY+7ENtgfxKk3XcpObm8/z9vOfa4uZGt
lVAcvJJGCdXES9Q6OkXqzRQI8dwfpknaE88DrjpsSXyzrYqfTs9LtVET8SMqo56T3hCJsE3gpPCcfq6ekQeQ93VnYjNtsdYFEv6c1YvFVgzrfc6/5i7bHvje
Br5Q3R3HtVqBiPad2uora5+rtCb2Sbq+KFCfmxceKV5h7zGrYGXaprcQL1rmElfZYfSBpLVSU/sLdTzXNVETJvFbfe39A4QVRBqg058Ht0inU/uqY/Roebyz
pfpKLEXsUAbC9s7zbIz9AXgmN3cul74KVr6h/h5myHa/P3aVRpoOwz0wFPfQv4I+6KqLaylFfS0BxhSTqi37QfmkX8xAUBkMs21W/k3OVWcRmTA6JUN8Jw34
zTFQSaD3BFebTnhb8luky7Y3NIVI4bQ8hOo77xj3L14GbEy5ZSmyZmJiU7A6+Lfzmz5Yz/YwtmTivK297xq3VpsDT+tFhdLiQ8skegFYFVqvd4b9iuVpY6SK
wV3SFdZHt1VTFJ7pwRDK3GAwbpGlRiiA5hGnQCbdjB0C6PAze3XbNRhmumhnU/2saFQ3loaKZ5nln9pwQqcJsEd+nuP06dgYbYGep4yHQe8HZowqMGMUL70b
ZjLz2RjlCGv1NJT8/odSE/Vb0O47LNVhcHWh+I5phX+WykRNcbTO+4/aymHEA/sW1JZ5FIgOtlFaMzXYOnQxvpfpJyoSGVg4KXKo8KAwNFLUdszqliY4zrgG
m5qxg5wlxF5KvDYY9SFmO7cxd/V9whG6XfCaa3agSrgTX5b/Q7hTqQJoAceANiBDWsR1FdLlFNdsok5+EdaJHhjVhFK2lQaL2sBa2nyn5tfEuazLcZGbxM71
vpJII2LsZUaHu+lF2JWuR+IOupSF4F3qPLUx2xeWMS3lSWuS/SGkgZcqjZWizwW06HgyJA1JnmRJEI/GzqdmcW0sUxUxPgf3hFm2CL9KmUFbYXGhuwsDv7Lf
JKa52vBd2EpSe2IR/1JODn6wdkmYH6yf+zxbluKdEa2ZOMZ1Z62XcdNJjrVMoXUZHR/K9XxKmOmsgpo7UMJd22HiYMJ+WzllTuiZdDh7I77B3RXOhIv9sVr3
PJO9etBtybW1BWUVm8WSfzK03/TQtBwvHZ6hluMr+09jE+gfoTVQJhrQ/VBje1vTIm6xlum/DBrIxwKLtXG2cnmrwQ68BtsjqZeptZxu7w++/SasUqqcsxRf
qCPLNH+7pFEKhFXQAHGa4gVv5Q7iQutILsjFEiX4jvYfCZnZJHMBn+q/yVxmigkfNKd4EYwPRrt+BKqGDhOD1Ub0GvSMwJmdbH/mk/rYsGCJjF+/IlXVHfoJ
vS1aAz3iMbWMMhJBfC4+RBvpKS0NUn0qEm3MALQskuQY6PWpHyOzqDdcZymId9OG2I6zU9xRuZW51vA0L8u3HcmwNHyt9RSLOornbpJLpjyRVvpXJv2Nl7Wm
2A+i1qCIVjzAxk9DKv4VP0gl+O9LO7lO2MvErMDIxBP4Qm2L63k43TXTcj/UDr0MtKK/4ctsS+lh9Fm1EN2WneYK8CYqw5+hOSGMtQ4+AU3Fx9hVE2TbK2d9
lfCR5d/SVYm3zCExyvKe2Cxi9CqlsbgfREgv+owmM5MDzR3f6bSwQX92XaJ4eR5wYn7rDKY97I8PtnaVfaCR42TyYNVNrQxvzavNBfTz7kumG2Wqxexkz6H7
wWHgla8VbSWA72hSobwfzQaT1TZKreA4wPMvoKhvJXvpdWVbqKw8Dj9sSxCv0fuCf8jzsOZZRws+q7XF0uitUUZ9jip4ljhO6U3ID6C9VIs3oYHKQHQD3083
Nc/hGhQciFzCBTqGfSHXTKnA9nTEkSQyCmpQ38KrUt/h3+jfQ89RA7RFh4It0DHSrd9F6c7J9G3N7c+IvLXcBCnMO8c8zxRm8W/y2cEfYKbpr4WNsJ2e4h4Y
WYtyybH6JOfSNA5O4N+lTTevK1jJu5UMtUD7KpcR/6VbCaStIVEaPoYP6QjXBN3hl0RelwtRx5UqYtVKpdUhkX38FHSBvMA3Ai8jhxwry7V112UyuZFos+sC
n8Q0WFBWPsfdYK5iu8C0QAX6p7WX7aQRTXfn52ol+UXIEWiMBpEfEvZogxwHxOh1w+g5NI0vteDe7aY1+dWDM7ACqZpUaOlFTwnNRGu129pjuVX4GbrAnhRV
bKywM7FaVhmyfUD1bQl+oC/TN+0hvJ3UV7jEbObd/Bbmvq23fwfcCuLynnHbyI7+8YF13AXxZfAKFPRRnrH449JXpe+A8OzHboC2+HDQjJll7qb2UkcknULN
+bVgIbDAq5LPf5t+qNZX/tHypNdqfTUsyfMPKN/x/uzm3FlEJ3qDLTlgdlVAt7Aj8Ip4XH0Pi4GlbDBchZgNe+sLFIuUQ+HpJYQpeR6QlXCZKSAdxirnAPoL
s8F9DzuYk4mWoW+w1IKrcCCITszwpzHrwz+14xAn+mR9lIqtOR8cIBe3LwIbNbPdyu4jlrBtxTVUSS7ZeMn/Rb9QXi/MYsbbpucPIfXgCUtx7KRygo2ju8PO
ah++rza8xDrxBdOWWCBuw8rJJd3lpOfsftAH/mn5WygrdUp94tiPYtVu1HG9kjEGDXNNc9RNjuL6gtX5Nk8Fdj/2DTWg2yknGLMuw0Y0su2i/gSFVJDwMbr7
EFvfhsgMZqA9U48Je9nXrvU+M1+FJogingR1HpoILutNHBVAc2Wm/UJSvi+KGi0u8GL8y6Q/4KjgNec3ei4YXTDDUSJ7M/7Z8T74l70Kc4lvm7Mn9GJ5h2AC
aJ8UZJ6C2tIK3y1tEHbIEYE/hbDxMvNKKMgutlZlvzEU+5KNIk/J9ywkWKOQup/q7r5Dpzr8gSaV1qHEDVLkokutFO/c7qyirQnWsZ/hflEL4Vb6vfo/4zOx
IkKhmN/+yJQ/JV2IdHWtWd/ZdYu/ar/Hd0xL1R4zhfLI4FTHRphLx0vLwo+FnuiNo5hjLzNemUmcSzqs1lP76OOY/Z4R4KFSlommytraJW4FzflIajbPrY+n
HDC5UBbzzEVJGRRPvcrcB9fDHfUztC4+QizeDxSBLJqi5UtWbqzQgCspWJln4AVMC2XKN5TG7EuQbUmD4XA/PB0W16oAwdksMjngC/6yNArjPGMkmeNsW/GT
+Ki8A2qU4vInKAeo06iFcIvsjMegbcJrfDBVYC8BH1Mj9YC2Gg3CiufuC+9Y/WfwqNTQ9BdQfT8Stsjv7Dn+QfSvXKvJTx5lRHEXkcr8nWTSb5lWgy/WG1hr
PBUU89e2/0l3AyPpI6bS2jAwjM3JHA2Lht57WvPHxM0+s36DfPhbi3F+IeGjGAfXo/liL+tdpgn9p37dvsmyMMHHnifbRB4QS8AlvpVWOVBcncGU0beBVYiW
hFVrqKFY2dTaensth54HqojXsnxlxlncSwuUBOo+OZfKDxRTimpBLR75xH7cVXmE8S28INKFqRJKSf3XXhPfE5mqz+Xe4EdDBZiHPsIP9BeF7/NOeWsLK6ET
TswuHXvf38kW4V4yzwMrqLYhz9LhwSCdACfTK3IHiXWlcwYyNQ+/slrQaqhLq1wO0Eycw2wNTMLKwr/lfkyhMsa/JXDaNMvmtLS3SfJB2zr2omVvbgPnDG0O
xRLHjd2gDYUR+/RSXFkUhr3FUqLdVEXcBidLC7GrQMxm+TDuJV5yDVLTU2P4V9b0nDp6PHNrxYUic6if8VfQGNR5DQ172lxYefhaSILFAqfFNKqrvy9l8zmd
d6QsqS9mWv8Dv5J+mfLSFvgh2DZlLm6yVNffOarKbxa2ti/Af8WeA5m5v2+tZLNtpb3+mzDk3AO6K386d6qGspy7HUwOtVg1IrYa0Uj/DLuKRfxzsKr+ktBP
D7KdMCfLvRNbx2wVm4KjbHXL28gJ53Yq394XWxE4Cu+rLHMA4lSGukLvTuwQxpgfRFY7ZxUwqaddqZHT7D5peajZb1Ywm8r6RbW11J79TO6h+4aq0RnBlZ4i
8mYQlS651githeyqPvghjWSbOF+65gPdQ+FB1gZ+OiqIN6lleFv1VrCO3ExfjHmVJwoJsrXnYnXzYvqh/aM/L3CIeY9PwzsJ+anT6SuuHs5/tZsqbawjWsqb
1sWr98VGRL76ILs3Hc/8DNjLpPvfyrfk9bZXtl1r5rh1LUOaR/TknmPP0F1uBp/PnIk6KZuZIsRZciuVid0xNxXe4m2UM0oKLiy8GPqLuyvGqGeYGE81Os3+
WN5b7FHyblvEmqw2gphjj/yNo+k5+v/AbP8/chvyrXkmXc947a9KFwVucRH91n8rlERPsv8M3rVz2Br8nLQuepo0DQzXTnD/Wb7KLdl5ZCvitXmVGEZHk19J
h9x7/aVcAvdUroBvAmvFYjStPad20i2xaMmHPcFS8juhlViLuE9SEmFLqsdEi03h3+6C6JJ4G6yhHBUopH8E3+PxzCxpC/iiKuI6MEtK9I/IT2aa+r75BL4U
sY88xLZnS4E79hLBf9WuYsj+wbJAaasUAb88PqUZ0YLbTlyQljI+1BH7LrQkuv9en5PDUwMbCs6ph3L+C231LndtQksjN4lR4Bec40jSbgnzMz/J92lxFaMq
dAf4PynK2Z94KDyXx9jWRx5ancY/el1lFD+FXSTHEt2ZEeJAjPrt4rn4ZVez0H/CGDRTnUhDoRvxwyUGD1i3UhdhtDSMTPHvph4ESzoijizLM9CGriys0BpK
1QGn/LB0pWrIE5lEoor2LyDtncyvtc5698w2aa/VqxEPq8B0Z0s2jy4XCUicGE2fD5dGz9ed1aJ4oH9F09lR4mq3L6G4slUbxt8CXFxTfqCxRkumVKYZlxmq
KVTxPAjNln5mF9Emex3xXfyHhGfM53DFwlIFrbzlgzbPWHEov9x2hnoRbBo8zHjoa9Z1KFldJQ3m/HznghXuGLAjUCOkheVge2p9wmuwFePBEzodHJVfcU9g
RuaUgKYd8f3h/OBI056runlm4Ducyj2Hd5nb/unam1Vb9KNa0I84W+pC149KW8EBd1NjWOSoAvD9qKDMWJhhxPNPfVnyDKEcuCEPST1H1c2suf4VG2tN4R9V
6lRlT6onPakg37GLvxCslGp37gCYI4oZIE9lcUcxfq/Q0LdNd8HaZBc1jhjDPgUqouh2qQdcs6g0xzRjJydrI9TFxsZKp1KqCLW1QxufKa/RUqakIzZ142+9
+3p8jvPKeToDZmq92O3YSlsBu52ZIXwUx0vP5EYoWqmbX4ZzUo8oE30iqYL2BI4yxhbel+qpsUYFbv+yKNTLcClj8Y+cAy0zHsoDjGRTdc2mTYa35SmeTkxd
+jVpk6JWXPar9EduBLEkvImuDDuC1janfTKx0/aJpiwDhe/kJ/W1B9kD0v8Cpf1tvI+DsWIJohp/ieqYuEwcBgH1gtok5lmc0iHxkrtJiCMWwbHKVfiPrReT
FezE3NCXcwsY0v9ErJEVUccCTT5mHgX3aw+wvbZajr70Q62+54j/oh4ypdJ8Tjupm/rMHqKvkzlStryOriKkMd04yX3WMxvsMi4b7dWmen16Nw8DFbTmaBO6
Jy/CgmqQ6wvPJ1SUGspDQ5WoNdRcUFecrL8Qt4D6xFn6kv8d9t34kz1p+MmqrooM55qXuiXc0F0xzCTU9e82ogJXsDpgkliM/WHuYLuQ8J7uFyjlqAW6ppYl
/LTL0Vqxha6avhiNFRP2klwj96anE7vwRKlVmdl8Netj+Sb5SsVQM6Yh7CNsIz/bR3MOTxHxil2InWn/HnhM1AXlErMlB7rKDhKKchzXmPqPHu0d7l8dfJk9
PreybSJWMvlQzAt7Av4HuCnchT3EI0yIq6pf0e3UVHtZKVnrZ0t1P5MHMUbwopojrIN9pYqWZnQH5jTJE8PtqHwUbC6tz3ahjXwdq8c3Qfq9to14dTodx336
P47O+juK5Hv/QJAEDRCbjPe0jiTB3V0W1+Du7u5uCYToSHtXdVf3TIIttjgs7r5vbIEFFoddWPSbz/cPqPtD3Xuf5/WcU+eU36s2je3umBc6J7WQQlI25WEv
shjRQu2R6E3IEAeievw2yxe+i/IQPCeGErJa2WGD1xI70dNKzrAPxe/k/6zy2n6YY+z1iRnlquHrckflL3ENdXR2Ia4BLrMKft1X37ERHuOnbSUCHWATriL2
gW/kimRnxCeJhwJxRBu4Jd+Q2sJDII75XS0jV9C6Kh+IpByV/ClNqVpR/MCskAilFN8n37W2iTwBeIlf6CbMS8VEf+P2wMpy28yxetO8Bd5OWmXoL2YLxL9j
moiv2CG5fL5LaOeyciOUOsT4yqfpPK4biOez/b0D70NWqoSzvz3b1pIZzR9n3riHgfuue9Q25aPGyjK1kaoh1IZh6/+4K+wpuhPtgzdsJywU+8B1MimVmxPs
lnA01EicJ450lSQa0T3FJs4oP5XkCN5SoL25qzJekunhiQbrsCbg7+AxL6OsYLcoWQSvXZGnBKaYaxfssDeULrvcZCnTowSv2IFflJcnH7Kava2JBnnmPJKe
QK3GEtmR9qm2E6Fn/jFyVOC3bI/wyf/AOifnalZM0kiXwzqBuiYLzhm2ubC14pVfSFfZ3cGaktdUKzFKnBfYKsdZxznKcq/x/swsZUQ+RrWSx9lluqGgOZ9s
TcFGK7USnvqbKCHHcHKq47jwS2BATq1Q48AvxZmwpbOn2FjOdFZy7rNvdR0BveU//YO4HeQDqrXyJHSyyr8FVWzhqgVSCfooPZaul4BnzCPi7V2j0+xv7Je3
P3Xd8K8nj+fvwUvKf/jfWVLkNu7NDoTdkJ+vzN/ekqpGyGyV7PUJNsoububfwoUZNJkdyoBNCCEw1StYOuedCbSN/y0QJ/XIGSVWdrTxHqC/Co29qeL/6GVV
X5lXcasc0Y6uwVGBoZiuPOG2SdF0oXib/xw/lVlPJvIVHNF4nL+n9CzfLK1z9MC2uAT+ZE5He118BLVHbWnNoUtmLSLaeknLDuFbYKK4x8G5KrCm/D+58XyG
dJ04SNvZtmqhujzpMD5UHGj7gb8hDjHlq3bwuWg70578UwD+nvYo2mm1Sw9jkwOP+DPKxMRv+fqmBv7bYgvlsIj7D2DdxGFUQ5lEM6WIU5OmB9Y779CDhQlM
PHEzbyChYufs96xKUFZWc3MKCrYt4avlI2ybZ7Xag66Pros3tm4mWmsfuOHOIeLMYmc7WzUk9mS7uKJym2Y/kDzV/xJmicsEXZwfx0jHlOrKPcoDakrIkiy3
3LrFPUvSyeGkE/ZxTOCu2njJxMewAa2StiqrufadeUM+Jf5xXJaF/Fz2HDuVHsi2krzcBnun4Br+gCvK1UCL8WyAbhSELtiYPgJ2usqrufyolCV0E5WHs/Cz
WCuhptSKfoPVznPkX5LjAtvV49I8F2e94n/iR8qYXJ1VcTveXm1MZQMnN9bcD1vvrsHfdI+iD1rr6S3QBqpaHmcqVWVv6EXGINFwbJUnC13zF5kvU00VRdrO
LsAWBBrmNfUOzn9kf2aJMVnxj7ZGWFn+eZ4bdiMKpcvOs9Jq6ySxFwAUA2o65hes96wRG0l35U3gel5irtP5VVgs1UoxsX/ZvwpjwWe6D33azfNL2WkFWfhA
Osa/SN4pHsjqw1ax51NnFOTZkvEx7hA/mN3IWR1aqCt3O/d4qLTUxNpf7kfVxpaLVbRhbKKywnlFmBE4TdQk3wuE9TtmEG8Ack91FLJPpENktDPOmphLSU9p
CP5ia4Jj/u9gGnwQbE+sZPsrgdiO2BqumJ7EXCHVcnDjC/sDvJQ7mb0jteOBZbswVuwV7O+eznWNq0Vttb1wb6naTbkmv8W3cZuxZWCf7YnYwV/FGSFbOo/6
a4dM9vv+cnQ1powjgVpB/JC+8o8lg/pVqhro5+9v/ZJ7FC6R3OJTmONOw58Id8k13MHU0izP/MHVVNaS5ZQTRBS9SMpA+VgCPdu2FJLKQap/KMXRYdtCsTHI
5LdRH51lth0VrwrtgoNDzZJvw/2Uk+5Q9XrSUCJARuP37X8HnY6X3EpHT5YR9ihjLB0Fr7U3MyLrrriVKxnP8D/JUdobEwSXHSfNBXiEbSidFARnkrTMmgNs
mr55r3QLX+1O8i3lM5SfUu/QFzyda0T5TLdML0Kc3J01lKzEG8HO3vqB0f4Wjv0b/qYXJT+Tnmz/SygRc0qqyOyx90anxVbCTWsq2M576ONcobOAfSaV1qqL
w0KjfP09+1iOuLpdZueJRyo+9a/Ps4uV6BfkF/tXrBIbAPVzj0ouf7Y82hHma3Md4+bJV6tn5q4kDmATxPMFq7e1U8zkakbBfeJz+0IQyM9QGgfdsZvtv+Hd
N33d/oG74nznvy/EsHHbGzn+ts9SB2vAN9PjoJvT07QcR4B6iXcRC6XSuCNnGg5zqkiHmSXCr975ru1iBXmV9xcw0HtWPwoV8oUO1DH825Qlymx0k8wkrgjl
uS5wnTyHo6jB2G7aRXkcZ+0PtrN0iGlBNZSKqQTvl7nAukHEsVjxZEJ7EMNa8RjmkSsa1dbt8gHv1+JpjwY1oUY1VIZ5BoVw9j7/nLtj6ordIKK5htIuoo9r
QSjO2T3QN1ib65Ll8Z7HFWKmMExaz/CQo3pTncTKFSfBiPOxGgCFykTHdzzgNryTxC9UM/cD++CMdsHJ5B9ciKfzGtF2bl0xjZRnGodSmA5ummzCTRMq+M+I
MQCCea4FzsGwq/3v0Iv4NvHPcgdVbWAqpiJuNbsnuMu2jk4BDZmFYh59UCqJ7RFt4s1gJbyEUEtOVwYI9ZIP8T2wKaC6uw65TGkESpCDuSRmHlbKUdXaykGy
vykjhd+LnbsD/sEF8oeSHfxrk1dlvSBFvA+9xk/Kd7ipWPsCK7nFvWqLQzmEPc86zN/ldlSenl2Yv96hEN+5Y5mc3a5edvRmxgVTPUedOlszgPxTxGh6HH1a
yiNrOurh76zHbCd8HncOluKIk9qRtoJ1SZtgbfosi9Mb8KWgYh6tRLH1wX619faBoRR5NLzs+sBXSZWTZvn2WBvLYecGchFoS5cFGFPBFeQ7SHXZBZVHF1id
+Pbs0IRA+7xJuf85QPwA4V1gjZDBfWYL1VbYQWtv85kQ7t5r6S2sNi3grudW8C8X3ztLEO2kkbnzwS/Kcv9jrkWCOeTCRovl+VJsgvNN0m01ju6u9INHq43H
XqRcFH+RxlOzHLvZH8IPuhNckxOGu8Xn9BDnaDlT6su+pkwgCVZltyfNod7xU4jGfHdLFts2OJDfl59lT63IyZT00tSr+m7ucHwJ6b6jin0CmKGWBlJgodSQ
J7RutiY5w2wrnP23xyUFcmvkfyR2FqQCU97gUDTRHK/puCZbxO+Q5v8kMXKh7Xf6hf1D7j3CETMuyx+aHYwpaE9T2BTiXJm5tAVfRKQHOLlasFBAWH/ZzF3P
m+W8J7TJTgEbQkJoFr7QOop9o0n+b3F/WR9If4gVuFNuq30FWwOfA3B5h3goLjvoVKYHuimDsMFSITGFfxNglDnUL3gfSVYPu6qH3oi1mMZUplouuTW/1jdK
mKYkijdNkP+/N0cnWFxeW/ZmMYUdyichCUbE0NmjFT44wDEoVF/aHNXAPU08Bq/bzHLEUUJ8E1DzRot1xXX0RzriHyUlYAPihiodOJctPc4kbkowHLXECfhx
hTHt2PoLNOPx3IVAnpQjv5b28iPkIcJZ2eZoIfTHpErd5PPgk9OZk5TRdHtP8I2JkMst0a4P/nr+RtiJnHuhyPIpOY/YZfmTXbStIxGR1tPvXbS1v/ugjGxX
5KtsD7V8ylD3IfkF1VRaGZwT+mqOCrbgp4QC+Y3ZSXhLsqZakNzX0hRUkzeQlZUZeK7lEltBkbfOEP61JflbujZbEljKcQ07Q8wGd9d2DX5xepSJWCX/DemH
o6ZUR6gRnFhAEL1CjXNaZaZnm6jm5leBdSz0dxdrcR2CuXw17KHT75xhqVrQMtcDh2RHs1V8S/CV0h/4p+Qr3H1/ItbSPsL+n8PM1nFfwz35guM3U/1ck9Af
t9hPuAbyM9kT4B8lVhlFTJIt/pLiWH62tI8ZbFkf+wHcF+9iJ4RfCB8maeuY8mgy3hA8YhtxmPJV/BzrZrqHuok1uFw362hOK4le91PwC+6UmgrftPuOdMeR
3G/sXXt9a9mkXLiaq6q0NddSL6WQWnVXOSUc9yupiGWSZ/EzC8oGtoUs8h77A+wk1pt4QtUS06QEaQk7l9adK+BQILs6muvRZzzli2lhifiAPGttxwyV5qTK
pC+1KlEsydo79z6iSCktb4C7Aq/x9NBx+4PYOFNf1x/2RQzrf8XdEErhHcnpTh//P/AcT7cqygmuKK6jNM5bQI/kbkCFLqLqKu0tG+hQsK27s7Ua9paZhF+E
Jmq+skvKd/RPHCUVOo9af/LHbJfKV3DPxfu4D4sqLeVatavMxLQffKb4rxjl2KlOxJPUsuKfCuRdwjV2GxMK1MytSfXKrSMtxoLiAPVgyIxXglewvoHpTDVT
jGMwYSY4kbYsj55tGgMKqIGosez3FkqjZY754pjgeSF1iO5D7AnFBFt7ZJtVNJkHeodrtdiz9C9KE1d2MXnflqqJPdJ+9w4EyJmOCkBVta1vJVYjdMAzw7ky
NEUuZC6bp6sHNv4q/qGO9dfnRzOPVZf9stiXnWVZJSwFPYjGEBMY/ZY6kmila+i7+lH6HY30VgJXQYjuQl/mmxNT9VvsLnCn+is1U1lWrV/mT5cHjzevd87H
puI51NWkz9xpcJD9GBpqueZ+4+KFjeoPsM3JY7fFkGdP/IckAc+XJwiJzGGes5eTGrqvgM0F9wsiUlvsM3YLy7H+TqDEPcwPmQclnOXJYkVBt/Hl9MfQGXhJ
znMdTZrq6K0Vgdnuas644L6kWhv/SygnTEwyJ/7KPqEu5JK81VmKqJDUWkbwMN0jqTjXYu34K0KIu+cfKdbhWbaT/J0q78/zL2RiiaPiVFMF+Zy1THIgbic5
g/ghS3T9vDHKe6FeaNSm+87LwlMs2nSTO+0HwZ+4qq5iG+JI7kk0UB+BwWI8exq6iAoWiPfzr8t65qLg5KwPWT+UXHqwOFaJkn3gp7SOn51bqpj7FCab7Gxn
pbrmDPdo4r3/MIpmcjLWOh/xTdQ92j7RDK9zw+wt2aX6oKJ6zrDclb0s9hJHGr/nvC8cqSyW6xn5sJKeKmwBJaU/FZxdTV8IrGAPSE3Q38oiGFE6ogURSqol
HUEm7QvIizzXXNprdUagmVpfvh45ruK6N/wG3kb9wwqSZUYfqR8KNyUkPVajjQi5oaghvAAmBDomPpZyfTaxM/iN/ykOZm8JR71jwE/+hLdFfqXIJ/Gpu4qW
ju7SfRwOqgDZkRvZ5W96o/BLcgs6qf7rvO5LThlim+cdR6ea+6CJrofOvxnOXT6ziC6LZhIg8M3TqtCq34nMQFcibSJmOL9wXpENlYCVw4Xa4kgMau46syWj
sLX4Cn2jh6EGUhRrl06516pFnv4gzyCE6pZdfDd6JXWUahs4hoZQudpRS6pxTT1gVNXxgrVKI60z9lA6B8xAoIpANy4ozkSL5G/WVHqvuEx25vmMXBQwakVI
mIW+MMe170lf0PKiTdltjZ/+VUlSOKy8w5ItS4g52io0yzkzVFHtDehwO9BDbJVSTU83k0Qv1JFGkTGRBkWD1L3iTXAluQx2T3VJMWqQ6BcZDWvA0p7dWht1
MnxFpSs6R7n98uF8D386dqqb49P1MaCc3lPpj36jVe4Vuxc8KVpUtFK7GNmsNUw2awI7I3IsPCfyOdJWpworhCvpNbwltWN+L7xBerzxtAh+pVLEsWIpd0WU
QCdqebafYkc0HbvjX6uu9h2WbuD7bB+lRgAr5tnH8kMdYr3hYk3WP8K3+kZXhiWK1eTB/BP+ZOBqxnwWY+vaFF0rTIpUj1wIm7S+kUcoToMOp9FdbYMO6uPx
qcQq47yREF4mS8H78KtzKt8R/Ui6Jj3N/CL3l8bzVUEzfCRBcSOl0mINd6o7RlwitwjdVzLsRUJ7sETSgVX+CVOkFVp7rpE40DHIYRJXBPeFutBtPH38k5OW
iq+wCuwweFv+V/pbCOSWDc3QyqszpLYFG4j/Ka9DT6Uk1zzUCvQMfs2oY87fVg11Kp63yupWsN61Dj+UH4M1xAzlInCBdcgpu4kL6KI4I8wmD3GGsNOVt4Za
2zlpgBxRy4Zj4SV1j/xWXZbaJ2iIW6WeLkg5xUdUA2EYdZg8JBwWjmbfB0XgfYCVv+A/hAJsanAzQuo4+D/5HPiFup512xViL4W6Obrl3tO9chVrGbiP6xfo
xQ1V80E5c21XRWdy3ifn6sDscOtIS9aD5XkXMO/A3fCotMpaj+Tqxhy4l57CrFefSydgFhyJ4/AYUx9NMiA/ilsiHQuGdmwQ+zHlwGO0QBqRqokPszfIK61L
0EwkB2lAFvdlFGgnZ6xaXzREXaq1RGUiM4xzdK7rChC0CvknhP7EIrKztDJrgeM8+E96EaaYh+iqUtpcHg4orGsEI3wkGm7T1xuMq4m+jz+BsMgKowNK9p2V
qwulfCPEPu4hXHN4XYoB6eBKaKTvVmg3mcNOTLxH7PGWRIvNfX2dYXOUDh9JmlRdnWi1uxoUd/eUq6elNZlE2B0ntXT/Ld8BqbI6UO9byHmHSTOMH6Gt0l5j
gi3ZEwc2aZe0IYjVr2tvUUlXRCfFN9oOJdNUU+3ktIgLfQydvJ5FJqICk1Kcx8yec6E57k/ofsSMukfGU/XC7SPxUlmxNyqt3HQNLO7yJ/wmOcy5OOJVr6sd
1GORKZF24LnTkP6JjMaa+DqCvjCO/Ec8h1qyWUQ2m2zraJsDGkrjlPFEPyZeuUH2zSibtlYKVd+Gtjqma1s1QRoDP6lv8Py01nxd2MD+VW7qEfQexiz0hzA3
XBLs5RLTaqNfQJugCMq7Ed3a3znCY2WEXqCskZFWV2HZwc5hYn/pGluNfyhUFrsTl12n0S74gTfvCmlrInOLFuNfazxX6yh7Cqf7yhSO9PdwLEEfQD+tLGru
9SvNjS9eTtdAfl6/QAeR0t4qx6j2pixW58Y7RtsbgFuJ4+Vqmx+g0b45ICGwXNphmY539zvcjeT0tNrSW+wK2ZA+b5rNNuN6oWv5M8iNEqt2AWXIp3JZ9R//
//DB/CFnB8qMpwcLHZ/9Hal9xAtxiXVoaCKsCAZFmlua46liobebIemHFEP9NdTfVtFcCW1Cedp09M0Yz3xilrlXe+uJp9AnayXhde5lGuPywUpyWoHiqo9S
QQfsFNCNsSlrdD+dyJhgTTpVyRQX5m0WeoOnjEe4JB3AjylDrDuUU0pFor5tg1JSJokRdl5uCRfhI90lYd3qB8GO5Pmspi1Wnrke4U35TY55ifdchNAvdxz4
lT/AzQzVhy+sH4odoz+dJcQgv3HYmKxv8zQz3ofnw6F6PaBKp8MVjc6Oriqnl6jRhN1tFPkWqaNT1yIm8qsX7PLG1o38QXRUXe7SgUSjP9OXfpDUGKyIXHU4
LVA6QR9MduuZyxPReMrm6498dMAz1xtyk66vbBx4q1WOTNQveDvC7moNLFFsgUaFp4PxendybkSFk9RQylpU6LWFZzP/wFVoqTvXtQ39VFsYElJQKSNI54ud
5d6e0eGkSA99JEPZ69Fm4S+xdAoduaV+hYuoa3q6daQnXerrClWeTm6gBHqZXD92aWIdF8scoSag3ow1L8WYmXzKOT7yp6wWcNZUdQqeKa1XaV6BU1BV9xe/
XW+QUl6pYMSRDdEMFCU3N5c0toZ3YR3kUzkviBhN9sd73q7ZLQyCm1FLpR+arC/y5oV/LazlivUe8c7Xe0dcYjs9Gc2kB7P5oGXBJmUA9T/0Xfrh3aWdU39T
i7NOUTXtjZzlXCLVplZLo2CPlFPEZ/QrOdlDhX9gwZTnwgC4hqhLvMg9lEwSyP7Y/VE9yL1KmyQIQNKyi2i+uTe7mE3j6cHc7/QZ8SbRwmgQ7uB9Tc8tmg4H
efbho5XfYVetuupK+cu+1MNRycY8UA07F5QT0si1iZJzQbkVFrOeiQ8DyerYood6TOSDIxJ+iQT5m9oC7IOL0Vo8NZxnFFFyWkn8u3EmcsXeR00P99Wu0hdY
VfhmPcKBpA/2Q3ie46c8KpAA17izRUnJsL4CLPEfOEbY5a30S+9AfYzL6hivl9efMLMTutO89WVuhHD6WFCpOKkuCl5lfieUgt5iFMiimoAOzqj4L+KKwFfS
gH1w6DpGxiWnMC2NdtgxjeJfwlkp+0Fn/TBelt2f97endbCMkc9WkpKVq947xIvUYb4LKX/nvoYRb0m5UvIgFmGrqZdJk6X2ll62svZUWJdr4yiFNfOtU7Pp
c/p+WEXJxlpI9/mEtbXleZKtAnTj/HA3CMSADGmi6VxgNppvLsXd0tokvyBb081RC2a1oxIYVbyPeXJYrWtukdTRhDva8nulD6EENpXoAqxOhyWr8uxcRi/i
Z8BcOSpcUZ1PnpE7mbdrtKrDue5T2pRirVvIbKJjwDtiLe3z5BbeQinexqCWtyt7CJ6sebz2ZS3Om2z3BXJTCvE1ugME1RnawLTGqdVwJ/ywktVn6Z8cb8gc
fmuNEY47el/fTj4adiQuCV30T8QI8ETORCWMr/pILTvttbw6QkRMYDvTRi6tPfSWL0wEbT2Tt5VXd8jt9KPiryrSs1C6fsfslvNSdoOn4s0S6d5utQ6kTAIL
fE53HeaiZvALxKZps5jCwBvlPJ2IY6A/+RfnRkPV6dR7JYhywGQgs+v0st4RqDltC8/gX+mT1URij5YR/pT2SFwfyZY7Bc+IS9Q4KY+rh9JABZirbnKP0vaA
C2pKscbFMbRFL05Hf7pfQsw5z4elUkYV20G3SyyJRNZV+BjZU7YVlircqGLYw6Jd8KzzATMhcRjqGr7jayhfBFdZUg9jV/3ZzqSCFtJsKaweF0g+urAjmuW/
pOy3zZX9+hytvHMvojzL0Sq1sdjRe1275KwESkJfbiyczk9iHxpV1GH6YqUJzRiNjecpjzzZ+DSiTWw34HLOVf+Bb2q09mbTt8Nn1I6RQd4bsBmq5d0YvgKd
+BD8LeqmHuZ+Egf0KGWs426WueAnH11QSj7LtbP8HplSeA9/Em7sGxyZpEPtQeEAfL93tONQzj+JY7Tp7g3uQDjGCLhiZXO4pX4LXQb/6VfkTOG1fJlrCd9T
BzmPUkeMIkaRLS01YT93Te6EEBsaJvLUn1hpcc2WEQUXkwdsLUs9IYdoIbx59XJ4Ot8U1rZ4wGOiZ8q/xFBsjLu7p5TWwX3eNtx+0lseHyyVZReErMQD8RTX
TEHu1oJLM5OVOISyUsZI2b5xWLx/feCY4vbM5DqoC/JFszXvNVjOYJRXuEluVhuokj5K2seFiBtYi0p9QteIp0QI24iJyn69peNPI92jWaZrZfXWkQJ6F4yh
3mZ71T9AxO2Mewuv06n5M6SHQn8u14HhpEenfl3VQUlbk6D18rHMIGaLBE0b3dcYLf+SOlz9KZno49hWcyuiHLm+YHLCDvEe3pv511KVGEaYUlrivdH0SBtm
LWml8z19NTX5Mtm94Kl3Xi5JsylJ9C3fFO8t9Ir4T73i/iJ2jY/CaCqIzOoTuILZod6F0frArTNhl+QTYnKkph6xtoUcfIVbQAZUPDsZ6J4NfzBtfYfl6VwM
aA17iM8NrWA8TvK9pTycNoYw5QpbRtpKx9Cx+HdKeaVFZHxkrfNyuJrxrfBPmCmWddenjJQz9qN6u8I9rgOBZWJtsgf5UJ2gp4bb05moG7/MFePOTTQp4ysf
xQ39K56eVwuvSU8iglhVfD9V6Nzr7+ZcIprckB5NtZFPSL2DbusRFFLOpuQhXwofapZHOs7EpuiC8t49Qf0F4fBZxGyMwOqoVWTASiJ0V9XLgbbyOWkjsNtP
W2JTKui7dLse1rNzv9FvjUKvC1bX7yjnjAu29ilYJMZR1riAFYLPxVPoReuMdGaYMYUeqO/SStk4UaRvg/eRDpEV+mTHBg0rzsIjdzw1uob3FhPZn/Rj7y72
G8i2/7RuxQ4IK4guvndgomMdWSrUXKFSrsqX0Ru5UF8qdtBGhw/AmsX3Lfk2ggE+HTaHLZVcw8SMEvZVLqDXEiXhDe73jMa8U4hGVf2WVGetR/QKea0HwArE
MqycuZ8lWlrinESUJEbKC/yxfGldwH3q/EgjcMU6nEnQx6hmbWy4Aw2NUkascUxdEbGqS2E6uVpvWMzz5sK8cF1pHmoYUG1znLXgUr6XWDJ4HXaHpf2bK12A
9+XM5G7odFCx9Wa10GtqJswMeZnJhMq/zdsknK/azXXe1UZy8m+o0vYIWUoYbJsgVxAa0e2NedIeaZmq0WZyEG132R0puD9jaX6Er0pWDwzWS0r9UfnIOGoe
OAVnpvytqOxO+J0+q/UD7eCewCv8qSBml8qvBesV/k4l8S0YP/OBT5DK4KvF0vhAWBF7KU7j3L5j+vpAFLordVGGm5fVmBbuhM4FnzGf2QZyf1ABzGGijGyl
t+UIH5A3i/dAAyVW3WLe63wopXhLZrR1lzHcjtfkLUDyI+EWiRSHCfcUBhymEwuqoPv0L2IGWKaoRoLjmFzJeUtbXLQs4i/svhNXX2mfw4fgMqUcGE5UgFf1
GdxS5gyYoNq53sIQNAt8N/pRAz3JynStJKilemkCpXL7gR8dlRlVVl4mPsIbopHm0SpjvPKp6sPIA7edOSCvc16jDgmLiZHiA7GQmCI2CfzF1gXLuZbiAxCK
rNQeFftl/Y1xKg5bGZbQSNQ+0l6Plw6orbUU4xIIh1/Bl46dVTt7//A+ht319fAZTFU3wLDicy9Ub9k0MYYOu/pKG4pd6gC4rT0gZPY64RHauyJKZWIKOk2X
zKviuSYsBLOo02w7+ZUtB76XTwYuViujvCS70o3c6cY41UtV0+cZlJBGXrSNMkYZV9GO8BPjL82PSnlM7n6yBhN9Ya2/1sD9D0iPrLeWLmZ6k3BQ7YXag7ni
Fs9fqEid7qxjeWqnxAXcNWwFG1F0NFAY7d0SSbN88dT3RCdtpytzd6zXlULQTv2bHe82+yoWOsRWOweB0uHffG/hfPo50Rx7SbwUrHIPug4+TpVUSr7GHiL/
YSA0gwS6E3IxTy3NyD+lRr5Xnk/gDf+eHubuj6eH00FNqQ9Mon9NfMevo0PaEckQ+hCx3va+6Mh+55JArEYQUfkN4CqQzZwDY/PQdp+pBXeBXirvXT2NvoJF
CLd1ZeFdtE2/KObCTM+wyDEli17Kx4COnmH+OD/lDIcOGKNRZ3KI/rpgFzfTuGKcFym+LL2TOJC3Un4re20zxC2BZnl90aLQNv/uiqvdy5V/lSr6v9uinFPx
ZVI7v4T/YK+CvyxXXO/EOs4bjhFqW7k9qmG9Lk9zrBWAfMGVZznk8sMvxE3yXyDxi0UX1iTQWFyAboo7bamOP+SPch+5anibuASVt0TZ99N9Xa0sm7RfUFvm
qnpMnkDWtv7A6xRZuHRviH4ZzqLLgurOMrINPsXLceeNjsnfhTylnXMh/CgpKIGMjeSql3N94BhcChfj/3P8xGcor6o2FEuQUTzENOcGIkM0eBM+NPifs2j7
cPIemwSaOPKtF50mkGvbZxvnkjI+y4r0r2NhQS9Cg9Ggqus5Viauq3iL3UmeIvfjV4W/fP3hbjg5uI86qSaDTWgNP1R8Hx6Ienr/BxeJh40ougLSjAIqNnWo
3BzVEbehGsjP/KrONoKiDQzQp+urucORZ46VqS7nX+KOAlbog2KVJa4PlN1TUhxtzI4fgtYUNORnpI5RzoJBBaXFyexdZpG2BNaWUqgw90C/UPDP9tbIVTQ+
vNDyUToZnk/vplR1sFUMv7Av10YbVws7ybNgZVAzLopyE3kWFvRQlxnHZItnu1pIdUYrxKvIqvTF+3Mf5S+uAF/sS0yai9SyQmvAqfzvpijpNeioZsfVcUxg
CnwU+1Md6NPZ14LJrbk30f0jVfLWoZoozXho6xyche4oF3NPo/i1OwUsMJ82pYw1SvF9vCNtLnKku5LruG5n7kl2e5z2N6oO36gD9bpCZzSDjWZ3w+7cRUri
6ntLJ45JiwGbgCqe8hwBRriTay1aRs/LHwSnajnezvaG+jcYEk3MXe8YuRKqJT4z/gdriWu07652hXe9ty2P4ERtBmOTfKie+51vnjCTWA92I4m+DO/ax9lO
4qchQYfsmLBUXgiuiXXCowIf1VR/PdhWKgNFyhX6R7knSYXxkRKR6t7qziXFtImDOfIJ8SU/CtG0yUlFPofKeNvTKnGePxr4H9fL6SXtXEyyD48YVWBpeqXi
hMfgD1hCbgGWpH5nZLRcuaRfDB/VLqbWVGp65+gXlGtoAL5Gpr1NxB3kNbG/v2rV/1wkfTN3jeQyR7vKW2uzC0Px/C25IdkDnOW2pNzI3oT7QHV5KT2aHcBt
N60kHosj7EPhS/ls9hOKkDvAS0zrYCkHAdrh+2xVTT9cLant2dfxcVia71EwYhPEkqIqyyoFFiUfgw9hK+9lD05fl3aEPovtwe/Ke7Gx1pBqWXV18nQ8RP0t
DleStYpwuiMFdRI/w4bKAumlFJ0Vcd7g+6hTqy/h1tb4RB9Hf4BkdCrtpFBBq0z/DcaIz+S+8KF9I/WH67wtuD1ZmixcYS5QXMGXaknqNOKGc4mntLoVfxpY
z552NAYhqqKpCYRsE+IRFlFqAsPxC1PJasd2wHhsVF4IrpZOWBvxhf48z3h9at4OdDtc0pVXlJP2Qk3xbsc7C6WUwUxlyPrGRB6rhebW3iMeq/hWH2O8xFnt
I1iGXaGj8IvS6PwTakn/YuMmOQRc5XLpg3IOWqy2hnIO6zah0f4XlNs5E3oZSOxHHlje/0yMVvziPeGbNDaE2/diP9HkyK/CfidgX+u7Ck/CG36fOBnmIQE4
IjhXUJvQSiiZaqI0gn2otKMq8zvJ9cufekerveA9rF2wZDDfPzh5DOyijQHJ4iwYDWcmHUI1QT+bFBoo/cs9cY4g/pTPc32zYq1d6HJijvYRd4uMZTNYB/7w
UGJ7VAmtDOfQP4smk9+9FXVbQVC/CnhxOvGb+yl4JDVy1al+pIQKK7jktAAYoAxztZcre1cI5egosISYoDVS/cwjz1TfZekqvUMbEPmMCNDUsVwjxD+1Jp6p
aLYxV2wJw9whfbj1BLOG+seTiAiyKu9l+tNTtPsC5bUztYxDzGa8irZBmqY8TPgJh7p5sj71UY2Bl1B17ZosK7Xd9dkqWj0xWixk9sgdXAOwH2AW3KTZYWVt
mW+D5x/jT5Kg93P51itEPSUEn9lH0ofV12KqfEeNhYvp8zBK+Kr0Vn6kNMXay6tBuuSIH+RsyiF7OrnQehMKto5yA3mtvJEeDeyRyq7r4iZ1NFihUsRQ43/c
R9hEHshqemngVeaKN40exhshRP3PXkrNj6zADkiJ+D0lG/zPtmKbLnznejoPSX3Uv+ir1EBuJD3IPyX/mSPXj4ld8KZ4KamXxZ/7gmgm/wWe4hfhc3Ek3xh1
JR10HDWIKxRPo8GB/sQNcRRyyxFlh+SVb/kPS12qTc4hc6u7XkpOx3W5DxrtXCqZnH2lWtot4zGwy/+TGyYfEQfi8WI3MFe+GTxWTGwUeKl+8n9z1k69QWzH
4wp28svxZcI/YCGfIleVxwp93IR6BEEjCezlGhE8dd6boFHYLWm2NkN55OEK4hwm7z7LUXYPOzKzJ0wIPEj2gSnFJ9ubi7BHoYfsmJDBDw/ZKQusEZegLIVH
zR6pLfwd6tL04EPok+MtjUKL5RuOKXwtIqawmvGfMQh9MnzGMqOlXk8blTAVbyJ1E7uFE9ISOJPRLZSc0l8rhwnM+jAhBTwe+pDva7gG+KjXKOajoWBV4haw
X+6B1jDl4bW4csYXJj18imyKbqgXU+uk1i8Mo7fqY/U2Kgtz3fUAK//tH89TXFf6L9LuOukvHUnFf0fzjXPhTuHRenVvB5VQ2OTZ3izsil5SaxYZbSyRh6Su
YANC+XCC3JG6wZ+Fs1d8Jh2+tIiYfZManRi0vk/dy+wPlZAzOFybhIK+08oTK8EnBrfrEMO46uJueY5aRWugzvAcFwehFmJPZz+ESxNhntBa6iXekWsbo7xB
WJHep67kh3vzjR1EljHMPtPRRtmEboOXqBxdPWIy6qXG0aupf1B3eolWVZ9TuEoeQJWSYvXqReVpXN/gi/j61aiuH9UXuSvWqAS/oL9tX+IaoWGxC9UOWkXj
tWuTbWlBFJqhpwtdgkvi8hyb9Cfhm677KKFwHrqdkuD9rtVT34b3c4aQFb9CtHtOaRvF0kEVZXhWS43d50AEjZJ+l6pwlfPmEtlKbIRUBiqpigWdUDiwHofi
SXTOyDSsnEVvI9q8iepcxzsyO0Ep8UqDoI6UYW0p/hNZQnwPvHHPBx/9Z0EnzmcdjF0JHAsYuULeU8e88Dv4je1pvCCTIg+t9VGRb4JDsZuIWN+C2iuEPWzZ
4iSQptWw2OCt1P2SOWWXkKiXrHghtJ39X0Y0qKl5hGhXB8eM0CYymm9GVl573vSNemRLh1mOBSCdqxK4KpO41/qGme5o7+1M12fHOhoTQ+wT5IaOYWCsa4/Y
xFaAjydGYt5QRH6ntDKmYxXFMtRO8QHWyvkopOQ+ZsoGcxRT8F+ms7lfXti7i+wN0sIRNax8gN1s44BdvU9hVLtwb9rt/WaElA2bZjDbXP8WHjQ/EfuAYSIP
WkoHqYLQPeEKV4tEKTQipF+T7jN4zUFi7RwjsJm7yJ6ETt822Fj7oP2JdV3f2eJIHk+3k7oEzopxWax7qTngnkv1UTOx18o00zC1P6LgGjCArEdLxClis+l3
YUWwWCeyJlmOBstiGxNa0y+LWbab8VD9jNZXOaV9JDQ5Goa9DcPxkWlUdcsT2MjX1PUbIugKGgFx+MTbNeINBn01NK9eTd8aGZtooS4bU6TF+g1Lg5VTdV4p
BT9nWtPOy6O9NbSBoUzyoDS7MIh6yWvBUvmb4wkRq9dL060tFFfqLooHldyX/BU5LDwKNvSkZL1QxhrX0TeZjRSZKhaVKXKQNT0Z+pzwYG98ylFwx1JJXBe4
mhVNdcCzJSJNQ1jaxZS9Wd3BMcPsbqbGiR2Ft8oieRv5i/6Tn/x/v8drLeRPsqR91ee6phk8uUjf4LgLDmUdK54DnF4u2KW53uY7LhXTzszCqfguPay59X76
YDQ1P6hOMz6Gq9Fj8QJsvFSpBvR8wJYHYlQTk1ZwUySMQfpuIhz5N7Q9I1u3pNbU5ynTEU70VR/D80mjQKUdZXVvpP5Oe9FrNHTHWZTi/owu7HyjJuG08sJA
4WHZV4r+o8Nar8hWtYWnqq9k5KtxWcwG0VpTsTPdhTkY6Y5GUPuNA8YHzoQOE3O0+vY6hCQu0ZsgD31HTfBmeduTvHS4enP5td7fVQqlShuD8ZEGxnDmfUqd
5GFuLa1yYWpkaOqPonpFadqR8LAdFW3DwwdhTS3VuUtO0cfBCcDJLQp1FK/jXsdYomluR2dWlb9TKur3UrcWlddTtVj0Pe2su8iIS6vq607fY+qCv9DzULfU
pqiF+o8xWrtW9NDWW484Dui9sxy2t7ZWilX+2/xaXsbvYsYL39ylsCbJX4Ut+umSibSEGH0gOUX8oXmYcux1UM4UTbwVE2xPaAMS7LyQYbnOn5AHOMdlhiTg
HyA2Xf6UmiZ9005SPZxNuJFaVYkMxkuy6x5xVgSINTWUTuaUV09Bt26XurqGoyFyU1Mj+QZ1PPSRHyFlmeP1XkaRmun+T22LGrDNvZUlSUjld0rfHJ+5FeIF
srK1pr5IGxo8pKvae6OqvjcwCHqEi1y0NkAtYK/jUW5vaJ7wrytirmNLSI4UNLSOTl4o3hWj8FPSgIDJERCz8s5raShPdOJ9TLvxyo7WeC5+hCiStsUB+3Vh
tX23qwVZiZtteZ/UDP7O7XfWIcKFj7hTWjV0CLA7bqc9Y8aBsfgmkS9q7KtRdM14W746UU0/ZvjkG+JN5pm3oVoWHQbttW6BXLRD2xJ21NgvbAONQDTa5e2k
ms2q20a0onsZp6whqRsdFV5DYZGWcgd8OhFtXm63UylwDHEMG+ZIyr1qNGP2sQvcEbWXVqLQk3mDSlLfCPe8V8B6Y1BKY/cZd9gTpW8GufID/jZ3iZ2SfJBe
ETdMaMhEhHPKHkUzxmor4j7671jO2T/Z5hYzx0S9AZgHh0Jrwe+odGicaxj6kbNDfyw3UM7DGCDEyobOphMHtBlyd2VeZBeqDXfSM7UYqR6apzfUp0XuoBNq
GyZDb8NKqIu5r2eBowVWgviBvzPsmslTBrG+DG2Te7B2ItxCrYduekzKYemBWNb01jU+MjV8O3wj0gzRaKP0QswHPcJluddqXToLm6QsQi/gZOOAfsGooH/R
Zoq3lQepJ1Al6Q99D5nhWUZWKrRRX/W18D9YTpxGb0WNYXX0zpdi/MM/5ePBZ6UOMqe01KYqb4ITwU3rPJThc+or3SS9k/ybeW8tK0W0J5ZfFDF/gLaLMrLG
0wlSZdiXGK/d9DYA3RirVtv3BwgbP/IXaKmwsm1TaimmCd6Oa4nXZf8Sr7I3RM3eF9GcXf8z0s19J5hY3LFKzmdyEzxZ5bRTO8LAzRwnq8lnnRgwg/YRSVke
2arb0UQ41lKHsDumkC/tJR2zuPNcL4udMYuD4Ft3C7Qw8gCaZKdUwjOueKcIS0tpn8dGMdg89Sj+EdWk91EiXaXiXuVccRyoFrRR9YBs/6heNI2V7bCk+p06
TBPEVLo121GKlkqlfHOvkDxMF34efEuWdmBUhtgEjWPeO+tQeTTwZ2oVlfn8XI8NTEipjnXU+4OF7hnEGOYrapF8lICSxxnko/yIS3BiYq66GdXdcgKkSNv0
jpDxbaMvMUO0LOGj2+M6T3eGX+SLvoNJl3AL3QtD4iXrFjqX+C3YUDrmawDaYbWkUDDBUsd1DqPlZ0KuoOHV1syXvkvT8mxiA3Vs8sa1fRwWPoq9BnTz2GBn
pQacnLRXLDT11f5V6qOf0EN0MT2N/KuVKowpdAmv9b5hr/rMMtLVisTDB5hJ4D0bJy6CE5wpqhtVjywBTSI15CjQ2jTc86nQoYVSy7hq62HwgJmRf1a06dfA
MFBJUo3xzluwXuCOjRF6qYJYDU6UR+LW7RVRtHBcmgzLSfXcVZk/wuNQn6IzUgR7Er7L9C4sCvdAteA4tiy8BxqyGegwO1Y08AdyKdXmKr19HButWANnGYqY
BKNc/aja9hZUEUz1bAI1pKbiFvJVBRt3IjTF3YUbLmeqIXPI8ZvUDM9R31mnE2VhC7B/24micULLotVuO3ffGYl0QzVDIxGr/+ZO3bFU7xruIu1VZkbSJT+W
Jfq8kuZBc+WNXAxVnFXpalhpz2T6BlGZWwgK/AmoEWpp1NYkCneMoa+DcXQ9tFSsSObLtyJ3DbO+Bga9h+nJSZdNFT0tjVPO3nQH7SQxmL8AGlO76ElKCdWF
HoBfHe2Zc0lNwL9kDDvdHZOZA2RXY3EiaoeXA8ucTyzTKt+QZNZNj6EuxE13pkUwD0l+p49E9npLw41EAjvHdoNaIu/F6e0PtFD4OB7Spyj2nVmoc4oRWebO
9yr0kcBZsnxwPDMXlfCUk5ZywubdRCkCSW2Eg4EAP4efihYwa8ES5NG3+obJ1+WKvo3Sb6BzYFHY0NLCftVtvNQLdAMGioYbfSQnvdD7invL/2CXBlmmK6Xl
WcTJ3CHWa00XZ8mLkkPmg97l8D2bLZ1PvmPtzL9inyt3rcv9Q/zfEvoKT7GPYjyVQHeVXNvaEl22Qg+Qj/g/+a9Va2paKNuxuv4WwXv8F+t/OaWcLwUgX7H0
5jc6yotl+f9olsaJi5Y8cr07kR+ZGJGLq+Cz8RjpFJsnt9C2MpxpnZznpJOfi9/l6/jzfEvu9bgbrgg2WDgcBEKW9Xmou/ICHsd602tifoM+UKngifSHf4sV
F0py1aUG4l32l+BFbD6hc4fkocIptRtZUaGT3f5T4He5AJsH6uJn4l32F7Y8x3rutf9o7qXEpjCRMkJTzRbelveDw/C95ZYEO8VfE+rZrUZfowc/AjNL3bXa
YcNGiHYaT3mE/qtRwXsWvUxr7q5Oy8Vas1dPQqPVTmB7sXN99TPu9WgV7E6/BYkiFrEy5926diVlq9IvlKhvRrU9suuxaZP2KzrkItEWFHHvsPRGcfIy9xa8
nC1JuUN/9dR1nTfH2tNTTtaQCnvV2iTlZmdJRfwzNEAvW80lWuE442ChHwzVLxmLPVP0N8rJ9dtgC7mTUBbU1hvzB/nhRhUkCWN0H5wpPldo7UDgL+dlOZ/J
Y2oSb9UiWM+tg9rSUs+khAe5r9P6QD9sBM9iEx0TLI+YoLuyct5REllQKf2iWA9NMVrrbWu9A/VAJviVzVTnR35DGeSs3AKuQP3Nuxoy4anKaWabXlUZpZVG
xfsLexfXukKP9PXhctA5X2nyuz4ZtkqrYAxTNKynUbHwPyM+7V/SnbbFOOApci3z1bJG6UElNRxweLUgvpr5ICZoNbQ82LLGhtDQlFR9sbd7JEEYLnS1DNMB
mEH/Q34DQI4Fi73RoJycwNrDUUgxVksGWkAO21Y+8l66Ka/2rqjRV9mtTdNqOG9DoJrELPE/ZwkiRo/3rg75a2aj+kVbcnf5Yj1rsHrSWG0y9HlngJ3kVNBQ
/N2dgAlEKTPPlxa7cnPxsS6ZH164i/Siz0ZQmxheHPaK/SJfqLKmZ3wTvBtZKiKkDYE+dBHd1lf7TMgvDZf2Cv8Bl3bTcRW/l3+tWBnCSd+Fakpfcrm7JgjG
lVInKibug6gZC7RNYlfHeCECe/BPLae2f/3/L9rT4Qr5bWAPVUM46WpvC8M2cCL+mzI2mMF6mJMFf1MrlTRzKXhcfiUkMj2EllASM+O+AgdJk9URyXQUyeRj
jm6mOPEA15Hjt/6x6hJdQYjyLwRjjcaYSdnAVYXL6OPqZcduabKAnH8kzc+Lpz9gdktP6ZUYrb62laBbppQE/bWXWgeSEeaBsNpNbar9pcyiroQuKtOCs6QZ
UodADNeWivNdw+cLcaITLqd+yoe9axMKEvYlZUrNmObcQKW84MbusFuZ4v2R/JZm/ln8Z6mlqbs4XxlHDbIkWzpZBhD92TpyYzhSSggnwTp8JaNrIMq9XjMU
GxxOHtPK4oOK6UoFTQpwbS5IEh5qVdAZcRPqqX0iK0VqSruNpmo36gl2pSBXesV70Gq9OdoVKGtuyLzQT5E44sBkvm7O46KeRC+bJl0IIrgejoc2OsWxQTPp
PYw7amz2EWJf1nU0PNLUvVWM0u+4KiqrQ6TRpHDkpqvGYjBQscBKBRvkXdo1vDUMGK+DlQONnLEMZ16R+5BzyCtNS0NfCnoEJ7CvnKvw0vYticvo8s6pzBfi
X0uG0VCJBrfkDLoz18CbxQ0uzmjxIgPd/DW8LR2lpkplsm14Y6dLXuzorBQRf4i19AX6aHK5LpDbC8MAY3sBHk5xXWSmGzh9DpSkJMBpTQJxcv7Wu6k7kERs
qXAe+d0f8XN6LTVHm6l+UitGdqp5xhR0nmno/R99Br+6q7My05VEd8MvaiyqEO4lH4jMl07hE9WS1oFgSHijisMqiKQ/sXPcOwsuu+LxahijfQi+cVp5u9PB
THe/zxrh1vjXKa+sA/C9GqFO2D4K5JNAb8Tw9EyxM/9Ouus5kLWePelC8giAoW3yZW9IJ9WqzI2U7jszyAGgmlqaeWoPeyUlo7jiK3qP6ymXZ/dmLstaik8k
tNx5G20OGY7R7fJI40nhK/K6ZYg8uDi793ZXMGx6Ntosl4nsUGOlqmIjYq5xMHwS3UFzUSM5Gh8e8rL1/C/xw9SRhH5Sndwd5AdhP3eMKGGc8Kx3bMM24aKt
vdw32JkuTQDXJltpMo1cQt/N8zFj7BLRjA6AqfgGqWZuOvfY2tb+DEpMF3oC/tHyIDCcbuoUcQJkbGvraOleY7/PznKN5z3hXa5UT0JqLWlp6hmhFdkllBV3
np7lXyYw6nfF4TjliM9oTy2Rljg50EarYevoXGJ6Gd+B7ox9U9pvXocXZT+U2ujh/KB3Puult9A51GLseNau3LqBfG6RoyjvF5CnvhTfhw6KXZyrxAuhUlI9
oY1UBh9EHcVb5S3CH7sGOBWbl2yVWJNawIzm2eiJ3NdNdxxfyKnxy5h3XE9HZlJX+jhoSlhs+VJdOQ5dCfcpyihaYazYMUNjIi2oKUVtUCVjHv3K2jpyOXEv
7OBD7i3KbHRJqZKKoRJGr2AJ0yiHlTGDaKlSSgn+rO0Ds0RqSBiUl60rAVVP68JX8pYjKsNJntn6NGKhVNZtMqqo07Qd8DNoZ70Lntq/8eepkaEbzrXK3qKH
/r5qrGOZ5vGk0wx9d/ubuLb6ccml95WPFFUkj+nHwQVumLERtKY3JTbmVtI2LRmv4x0XxlAHYEUuraVyEg1gWcdgUyswR5rv5tlbLqi/iHuR2Q8WWXKCOVqC
VEbuhP0/is6qQYpcgcK4ywzDeEt1d3nLCO7u7u7u7u7u49NaXZJUpaQHWRZncVhgcRZ318X9cn9A8pCcfOecPCSV2AfmXPDS8rjynFBxZVz4M75FirANhKtw
GCIK2rvz0X+5L6WO+FLyX/sr2JfJUH7whf1l+cvekexc1wayif7dSpCTqAru/fYTVG2H190cPSJ7yQeMOcZGfR7qYiwG49WBkc9GNNqqZQUGu2zR/ZTP6KUu
k5PV+nIeMZSer1dQgYbUYeEblcvBDGWAfB3sQzeZMN8peF36RtuwCqg8e10LU4lyMdIMJ4F+5NLgbfWuzUx21VsjHS5xlFObMLuIZOyc6stxgpFwYeVEx3Mw
HDvFiGJFdh6y/fapXu5eamOjWuglXKNVEjb5bwlX+VBkMTdQimXeOdYxRahHiUEcZw77cCphRSX+M3XRUT6nJkChrdI7qm5ofcFq1wbwRfvKvDYWoLC1foQQ
xle+r5alp4E52j6lkvKfEQdscja3Iuky62LSxarMqVAI28K72ZKaHZ7wbaDWEMdDtWAEn7CRJsi88cqfgc9sdWqIdE6h6GB0BfNuB+EHwh3HktCSYCLAfeud
BwHP76Ouhb/6xtqd2Ch8DhxG1MY/0k9gDrE72FHqwzdLXSLMdC2JLyeuF7Wsu44tzFhyDYyJfSHPlcrDpZJEZNBN8TXUlNBZ7A31HH1QS2ef4aoH3yaNt7XD
3pl2qqvwJr5OUKXzwjPM87V2Snl8onMkFuMcDYqBusLm+ASnCHROFDaL8+Cl8oOWf7ZuJHeFvoLuzFmpkbSaum1NJpeBpwG30MZRUZyEjfedS16Gn3UcC7aw
PQtMDlTM+xlY7mrOLDU+mfsF6YJawhPUDDQhZ+pN4ENuZkj3DEr94vmRnmTvgVYjd2CuqvL7+D9S5oVmqTH8RLQIWME3x9CUi/TZ1A6uRLhL3RUYKk5Hc8Bh
rQs30t1byNEzVFJrhElga+iSOtho4NwkVIN+S66wNakG3ULuHxal5bAzGOGi5XzfY6SgptpvaioR/IfAylU1zSgeac0GtVT4hZmur1A4BRfb04f4b/Hl/aPR
NjFdOSKHqT38Jv2ubg1npqxl6ySH+Gd4tf/flud1cRyzhORtzrqBzbCO4CKGc/3FCvnV0Dv7qOx8PhamZRYKVUYNZXNCc202e1t4jJZWbW0cRGHvv+pt3zg0
HDZQSiEKNSK7GqcDGr2Wn0tuwWdDn+tCsIX0S+nrCxvb5XTKbVbpQ8KkRCM42R3nUenGSg5bWPmmjoKrCwh31ao7ZadjCxy/raOkKPEG7qzkau8ozwZAKfdQ
0yfZJr9zKcIUz3ubO9hcYVAbTZCjc+38bKYjvM/WIqfiF8Wj4mZPd0dN+xTYBmyCJdH70Di6obOGbYtmd6yDFTx3UFEjI1I9XIWpoew0b1RGwuiQg/V5w5G5
1BR0x2ht/KHNcHzUZ+FV3Q1Qj3KHUQ0eCF/5z9b2zozselwl7mDoHF/CHIibkf1naVpJRSF4TlsCOqfvdP9UNxEg0lcZBb8pe6jCwTeZ7/Vj2lZ1p14MUvJz
cagqSTmIoh/bh0hHxOn+B5TPcYldy9YkooLnJZhSPamRO9PJ2ofIx+Xd8uHf5HhSepNrDVaRO216Qd6m3/NYbiTUrvJczAUk8Di8UyynrKDHhqNkH+xu78uX
Dt+0DnSYKuzPj5UO07WZ11JlsQ7zXmlib4QnSOe55r6b8jBmczDNWhpPEvtQKtYKusyT8YsURMO59/hMtaJ9lVyDb6yQPmvCN3ypND7nH8JhPip8CLrZfpUX
xt/Ne2pKwH+C+uAT+sdRiBgodgqO5gVqAA8ku3BM2mGvkVSKm25JCn5cf4lXRAX7JJtgxF5FbI/dFwwMVx4AKn8ot5yvwZdL/mbq/XtcreCVsDeUK5dInotN
Bp/FlvZn6nZwGuQZmepnuaYxUbfraUY5nZVvsW2Nm9wMdRDulD7JJyJllG3WsyhGisRtZqKS93k/oITE7uwKdNA8GfaIGesqmtJeT1X/YhrAxkxnqwBKMCOY
DtardAb4Du5Kb7G1vhrWM7JbKocvtHm1ylKZxNPqfGFBeLb8sqqoTTLquOZFbhsBooi6UNqL3hmpkWUFQJinJkcO0D8dU2JKGiNts9UB9AFnsYQWXD1XP7q+
Nhrt1XuGVyTmpwxysui6IzdYJHYcWVV2s3flVFsfrr5USLos5WNBR1f8Id6Rq2+3gKJ2L3WIGhysgtJBtDENiw7Hp5rV5micvS+a6BjL9XZNltagn/pmphJ4
QPUK9nCR5BskyW2clDSCHgs2calyG3Kn+7VYTDsBdhs9uKeuimoF/mTEUfDVa9MF23v6kH1m6KGaQtY3zsKnqKNQOXDbsxx0pXJEHS5HvdUFKu+66vpcMCtS
1PXBiaHWbAtlDZZIlwb19FfEOKmm/RfVWWiIJZEdg5m04nuN1xB3c53QCixib0owlkHSNqhwKxVaKqk0yZmmrBezpBniosh1ngRFtz521NW2+/8KXVeGBk/S
a20uV3+GJUxKU/aBfxZRiR3M0iLPPiAAnuOYzv8d2h21yJZhWhBbmBu39RbZxZiqb0ZT0G2tOGxunEuJAhZbCTWRr0Pm0jXAAXmQu6mxGz4vWRXt1CbxVnWQ
9SLWXrqHtSFirJGMbOIvXGOuo1riBLqLOEYm8NagFUzTW/m78Au0D6ofBu1ltZnhr2A6qgXeGwP5lspxJRvEwKr4DmwxOA0fmCdmUXx7eNzhoi3AxuRm+HEv
URiZmSpsn6TjzIfw6uA/9ASwVpifUdVR2dE3T+V3KwPlKLiXLSG+D0xzYcZpsbToE8+Ycv1u/KLtprkfgajSthK+bLwOaL3uUFw71UEPdJXWa4ZcJg++UikQ
LtGGrwSbltCPuRPyEy+c0fkTHTe5ylydhXct08iRwWbiDKIi8Q5bltQ93DhUBwvQ3W3XTcMJm89hGpqz1FXIX5H/SNcNvmO6l444alKBrFmMx0WZHSEziIt8
VMPaQ+meelV+jdajqaAb3Ux9kNZbn6BNy/8WflTlI981+hEqqfVSvrv3isuVAv0N2UiZDhbqxSI1jcbCbrWwsYG0aHnWX+pp4nhElv5yZxK75X7Qr77BflCL
wH5ERm75i6emEwponhu15Lj1l9SBGyo/Q4/97cHVyHi1roEzKfYpyOxchymR3oF/6RZqLrpstJJnC0elXvyBgk9wq3oHrf19ZlcTaVR/cSq1EGRRCfIvLZu+
VX4gvoX9L9QFXeVve06ig0QvPFkJYQuk1OxzziJQAs3w8qbiEmAn41PUwZaNtkz3J7G7nKd9wc3aMLSO7pD3iY52ZaiY0pIgjA7K+a1r6HHWQMpUfj5RDyzS
ddUfqQZ7Sc9Szud3E6pLO7Nb0wPpe+gc19gVIJe4Uui663Kkf8GycEXtootAo+AJY47wy33QmAF7uBegcfAoCNjNbLx6xPY+lEa+0FnKhFZJtHFXSsl7KdYA
vaBbTrRM8TVMKil+UMcL09EM+STzl3w9YYg6JXg/2MR+HPyLFsg11VaA1Qrrd1XILs8N5mXb64oO/xZ3huW8UDfhFlxoaqOVsN9AzdkBuZPJZM8ojsM+gi72
CF8blEZPqHvkK78Fjfe+4QpCWdZlRBX8aSglZxdeGDyDeVzpAkUtWvAlZao903pUSUQtUNT2wfasbVP0MdIXuZyySy8kdvXy6KXru55dUJsbHhrDb7FPsk3T
vaolVMbRxVbfVz3rhhTNX5BaOurjjzwBNtm+QFlL7Ywdk/iWLOx/Ke0wbxHawe+xb/EIN9B7j+zPoTzBcZErSlWVv/mS6Of4xqTLW07Zu4E13l05zXM6YXv4
6HAVdV+oIjtdTEhciQ1PKALInM4oy7ZL6M9dyz/rKyH3Ayw5g58LRfY5+pvyVlqAaoKmoZIpmSE7KCJ+CQK+KN8VfxR8Z18nV3XaAoYtXd0HO4LT7BI9K8zi
FtN2JZM/hA+1j2Umm6oQXbFbUf0IRozCv4CYkCR/wAoTAjYylLOmIvMT9OOO2MvLFvxJ8iNpkXchlkv3yl0ttUqMCftsS4Nc7lpxkb+mbT5R0iinftpI65OZ
t/Q9Q1B8wmPtsRYjnpeyjAeSH7/Bj006Cj9y1UGWtKzgXGJJRzF3VZBDl420QztDhYlpaI41iCdpq8E0b+uNqagLPlQ5bp9MvKYae7JI94ZJVQuUn+rytGh1
M0fnFnXdwiD9Eaxia7OT2R3gRUoUHISfCT10tyI2pxTXnyR3jExRUvTxKDaylmlpdFYOIKfzGvk4HrKEnObekzDeQ5rLuHsSq8Qa2mLiKK+6U7U/5dTQF7Nu
u8bVYwnYnssUNkjP1QHUZam3qbr3OCfHiKFGGUzCYyzfcYx1eLsQTdhUeqYvAz1Qt3PNXB3wxaGotFHgkFbP3RIl+5/rP5Wb7mXkSNclsaki6yvlxvkjlYUy
gZrC/uRAWDjWig9CQ0B/NNLWGKwAFUAgMg29TuthdIcFmI+fDOahUly0fFP+Jt8Br6QF0gEpCf9GdAX/0TPFzSARpSVNAxXsV8Ml4FN6DdC1HhqNbtJr8HKO
1rjkuCm3xD4KpcQK/Fdl/YYEmKLQpjJJ2fpP1Apx/nrMUOW9dBnsE0rodW07XFdEAGoL6dJPtQA6VFP2AbGVbR5qwT5lBjjHSeddaQUj8H7aL6WVGFLX4y0C
ovRELIeni/negXTbhHLYMWsZ/J3paG4praNIgyZKW9BFy9TWKu+ZIHMg2InW4QT/U7V15ityyMYmQhLVX3kv1LJXkB+JJVL6WVpbH+KHw9/Mboa0rOJ2JFdW
PaApOTKkimcAl48zhVm/46frEfk8JzNTRmmB63HVUTycxm8XzpoIfKbQf0W6WCjk8Y8KvqeH5T22PXbiwYdSWYBJHdh7bK3kq2C26Zm3QtwuorD03cnQdlSK
roYJwic6BrZWHoQW4NF4AS+ST+BJxxtQNrzb/UtoTS62F3XEy5lSZXiCP0zOFZpYpok/gpsr4yYr9vA3mb3yyZDJxUvfib1YTdiGKI8/CF/D50s9mREBOaMJ
tdHeP/iLPphxTMa4fsU326Kwh5sVPIPu4Z/CZ/LHvQfA05xQ8PfueSl/nmU9XtnUmkfkIL6EvCTgDRVgIxwdrY8CPcLfuIrcXG0F/lA9w3jIvwrKGCqsTIG8
mdRD13ajJchwQvmxneCbsUXQMmIOSgjUZZuATsZIuIrYozyQv6iHwIXUm/qkiNm9Gp21tzR2aQ+UypI98glyNi4rxZ8nbzBcjjXUbU/nlDbCL+kvGXIBsFrI
86+MPhTaaVwxrksR4w9DhoLbm5YTOayuST+ingAD5UzLeP2zwcGGxElUHf1B54JyrpnUZdhMKuSnvTp67LwYOg36hLKlm8ptfJzZQU9VKognAQHPex3eJuIQ
EW2axz4238Uemy7DQnR3mMdfd/zI1vgdckmjBNPf+51uYuuovPfXirXIHjI9bQD/yt1VKiGOCp9SZ+NlQbpay1jL58Eo2WrJ0Wolcdgg1QilRAzbvhRFXKJM
1qehHazDsylgt/7p6IIu6WvUtiml3FeM50IN8iq7HVQyMiiVro8ey4NpB5+IBoKhkAZFtZ/BjqhDbiF5GzroWemNhZ1hHyUekf7q9Am5P7qCdqvF2cGOD+qk
7AVsWdnnKIv+VGJprlwHZgxq7u1Pu9wnUqvgzcKnEtcJrK0/wsOs/4g21tUl5CJpuEWrDJcwt40R2n29lFpdeeEfLHzjiphGhxJ5kb7ljOH/9W0MZgvXpHyx
f+JSoq/40WymFqPF8SbnZnFbJAXN1zobS+FbtREsigrIHLUlapJy183KOWIV01nnUK+fJZWvtglCn8RU+b1wX1iFZvK34cGEdWCpxPoKBxN8omOqoyPYAq6z
Y+VVfpt9I7ZCWgC6OD4KGLwuJ/GJYpq7PqVyl+UPwln6yKY8Dgflg1sz1koLoRk1dBwEt+V60kK+qFBV2imPkpeZr8K+3pehkQwWmiEQ8C/zHXN19JL7Yi/O
pLl3wEp8On1buSHuDi7h9nMSXKMWBtWYw/R8tzemqGkMR+AL19De875DVEP7aGWX3Bk+QsWkY8Cm7EIT3YNBltyHz7OfyntKPCQqSnuYZXyIjc746PgMY+UL
uR+F1uJ74QXeln+L/8xPychQ50v72UymGWOz9bAdFy4H77JdJDMPAyVNj+k2eQh8s1nZ3cKkZS1RunZALICPlf//Kp5sXJJ3q5eYdD3iXoY+uo/yedIu4YN1
uP12Oi/mq8/Vv+Su+H9pZLY5fBBvzDr17e4e/EmlMt9SvEm3F1P4jvJ6t1NMFMY7l9keYp/pm1SXrMTcYtpDfqZUEw6Qq6SNcSBU0nkbtKxUBAxWmy1vuvWR
Wob7KW7RZkglXH+g5vo8tRgaAxLCaYjSe6+8QTbF9uNhBIRl7ATuvtsZvSW4EJuvlNMW+gfLL+QhRnRBtezNIFaexX+yb8r/OxSxvpLq009zNtL1RTVUUl1K
9xeL5p8kqvCbQRLho5fCOfbSTDXiP0+O3F99CfsxXYMx6CmtsutA/1Afcmv4DWopf2DbomUu3LiuWZTT0G7/AjuD3kgJ25w++1o4BNVQo1Ep+4hQpuGSWqge
KR24c+YnjtVziSml23It2GfgoP+t/V+1IdmOKMOcF7pKc0JfElJs+yzlzcnhtq535rLalchdKBJl6YbOhsTPYF89QhcH5cJ1+DpMXzbVeRL1BpnoBU2yL+gP
Um1hFmfnbGAdCoHFYUmeKl8kByq9ym+Vb1rLitnKFc2NLQ3Vpa/ajjI3xYqoRCorVP6tRK/az++0DkWYbb2rIaQCpV0ayASVbROp9qa7OYcpr2mr5Qq3zLrG
bcjJ2lpQQ9gsDiuIQquVxb/T4Qs4n7+0oRa6rt6SNwEPYpUG6We0z0Jfo6Q0RW3vXBxaLrwVEon8rOK86LieHM5aK48iMmNnxgyUDVCKmKBMTKhJPAszxCWp
OlcoRNn7qAOpAvwg1h5/6xguz0SjLKOx74HBpv2Qsi62K7Zl5iS+vxxcfUr65WhN5wqNVVw8ntsWfoPQNgZMdFySV2CXE8LileBEvI5sw857DihNpQWYYLtk
9bBdsU3KHWoUaKKOc6XgPdV18DUnhsfKxYKPc7ombE9+geVwSaHVgUp6Hh7DHFE24R0cnZXmtrbmu44z8o1wMdTIMdP504Tbvwt/4Q/Ev7xNsInSaV8jfooj
i/5FV1O65vzNxWPRgABlYgeD546/gV2qJEWbX4N52RcsK8AHR3vbYlAXqLwF/1MgjJaR/fyyUPGkrGWJ2kRHOe0K3V3Zy48zegkt0VxHJZVWdoM9aV58Ke5V
V6JSfGM1D83V0vn3yiO+onc6wP2v4W5huZ10P8tdhn4GyEB5YRNDqjIwh+OtrHuncVltZJ9PLKMWibOT/mJmiDH2qTaG9tga+d8YlLEUfTJW6o/EeoHpXJY6
r8BS1cGejhQU7NUvmhnNa9+E9qtjwG6gwumuluH/AItm07XhCLdGp5q2sSnYOjJG6eE94N5EXre1YGbTnVadYEfkbl03m75qPsfXCUaEbgKDVWOGwU/0L9jB
dvD/vwBb+yW1YFzUDuN4diu04/cKFwbP8fcyUrLgv9p2+oe8054L/sSVRLd2o8QEa2+1CCyhDMpRlAGwsacOckRXZKdEjoHPRiEFh0mm0cw+WJJpaTopd6J7
uhuLOtHB8Un0MlPxBHBVvaaRcofoWSEKzVbrBg+AVVh/kBbUg/foHWCJVlhckHND+SfS1JiqfZAmyd3DF7COcIIYYZvAJ+HeoZJsV/wdXoXNoN6FW1Je521y
k6uNAgtdgw7nBfagOAonU7LxvVo8bItuUJvAZuGNts3V1vo3nIdqIS4imFHqSlTGspFtnX8CNqEnONVNdaxf4RGT2VuS+IHNjt+x5YttXt4H4xgqGfkcNEcm
YQv0f3UQ/qiH5FbYTPk58gHV7YQe6QFogZLpUSgCS9BDlSpcCnvUzAp5y6finfl/ctom9QAf8THBTnhYWuR/J8HQRHIYdcYUH/4rvyF1ivYJQa4+dcG62l6U
gKEpTEdm3++upUJe/IcY5nvAIP9U+0kwX35IPOcSXOXzvJaw9EBSsPLghd8ON5cnhFuuU2S+6xMlhOyO2nghxivfJ7+Ch2JysCfv4IvDIc4yJjU0ReolF9M3
BA8JhwLNqG7BGC6JyOYn5pTFMxwfRd16jzxNHaXryHOoVVJJ26D8JN8IoiK+w16K+r3/8WnK3qwRIMbkFguRy4WH/r3hkcAbvu3tS47mgJCEL6f3QA/9ANsj
9Km4MJxls9BF5AqZ7cMiuSW8PdTL1pIPELPyQnS5cF/sB+kXGkVmudJQY9Ra/knTaBEaKLwDNNsKeI0LJrMxFiQ6o7locNfxzDWWNtSx0hqGC9flT8kL+XTx
OJ8IjwGcDuSG2CbaXPkZdg1/6ArjAS3VrSEoWeBiz1tYAsUnvGZ2+CeGe9Hn5HZsEfiNLxSVarsk99Xwgn1pg9mr9tL8DXa8/45qkXtrQ5KqiP1CVbEY+rPa
3n+KX4uWqOmOP9AIpTUcq14Bx0i7K1v1cQ+NatrknE7QrRXNfp1FhdlgXckkMcJwZ1twJHRd8VmKgIpJj5iLQkmwlJqvFONTUw67CGUcfoebizrJpFg2PJ28
oC+XGjEtZEys4K3Hhp3R2m61pF5XuOkurQ/27bAeA+nsCXRFX4N/dqWKiPqMrWQ/aJXwmuInuEdYaF8cDCnTsYNqWC6qzNcX0qWEb1qyZA8NUTaLBdrL3zT6
qSezt4Tj9jqosDBJqQnehRez86XO2mNBlK/B8exBoge4oM3TlglV5UfOjq65zjLlIupf2kHYnB7oXCfXAVWdaSlrbE20KnA29sL7ICsNjZC9bACej+1AHoZv
UC5YhVJtDFxluyF2Zt9H/nH7w1Y0t2AP7UcPUD5YQRpgGHHG1xcjZGvoqjCBrQWumd6FnphfcTl8PQGzdeKEYJZaRVmtzKagLUuupG4Qo53JyO1Zx2fopy21
LCeMhoT3d8JcpraRvqF4fSHvLJgDHiabyOMYoAqLR8Hb7OTwDN/AYJTMyRUdF9A+foSzFxXt2kNHS1XxVmCRnknlMSXtJYV8W19CCs9jdRYXxrEfxBg0wvsN
8szEgAsYXA/6GBOttsLbyjS+lpoEKjPlyDGhaeCn2JA/Gh5NdbEMdQ4IdCXEcEWyrbRO+BcMo2eQ/4Qey9uS66oDXDFiDL9e2Bnc4hz023C5II+dhoODm8n3
geHentSI0FhLCSmHOCBpsgdeQyHvq6QXHE23Yh4rL7zfTflkCXMpYT4fLz7FG5pXEglSwGrjK5kKYfGBtpBlaqE/2Hq+ArA2cSjzTn2ek87cl55a1/v25J3k
XuL7sngua8tJByalJ63xTrelwU/bam5T9RVGA21OpDBqIH9GQe6aTzck9Zd/THhNQRaaj+rC4uJ4OC7yOipXX6vFhduo69z9XI/4UlR5t0O4aFAs5fmHm6vG
WG6B0iGXnqZUMi4npaMNamlPfVvJgjKupdQnyen6zqUJVaC1+ANutR2z/HZP6pV42nHSdVVurr4UfAXrCtbQxZSmBW7YqOZFz09im1HB+YaeV6UeVg1sdfZi
suhZekc2M7SRGZOYVakc3h1/bB7DP3eavanycaUSKg+zE2J4N3mav5xZj2lPZ1q+BJGdw4Zn17AkYW+Udr5aWCA8mVvkbG25L2xH66gnSiqR4R6lvpAb5F3D
G3nyQovB19+9al/koPtpQXtvvPqoWga/CzzVJqH5VIrxjmlAHdeHKI1NhZmj7ALluysLbdG62He78+VxmL+o4K5kPNTbanWJe54Mo5qBbXOih8Y8oyuokFTR
nuhWQEvho2+ycjPpZuoY0itNly5ThGECt8R7wJocnzTBcYd9if5w7tHs6CyYTD2SFoIvxD66oW0cNkGsCsvaSHg+Z5ZUTR+LFvCV1GitiH0ytlauxh+mC1ES
t4Ruhs+WF2sbUb5R2+i/I0V7t3UcKiKVBi34tTCXPy895FfauhJT5AnhbPEPfoDUA+yTDkAGVfD3c2mKP7+GkqK+0bOMw4Gq6odqD/gO0lWljNLRk731ROp1
9I+rAbpulDGC+hmloSqSvfMS8VLOXrBmxaKmYHi0WMiaA/5wNrZmJE0Vt0oEfi18SJyDnzYZ4t9mFXtu2xJ8zPUgz/JuFAdg2BvU5QqbN4QyHXt8UHrPV6MS
qPEBlc2UfmHV/DPInqHVmYMdxbH92GrzaUej+CvKv2pdblrwO7/Ymy7PUZpLHSGrrRQdcI19NjQT/cAN/KDc2lFcfSX15z9Ka50n1f7kDs4u3LQMwSi+Gl8u
tC/2oWNFiiXqgOsDvoR4yCTwJqI8MUZaHywk9Tb19s0U9ktE1te8MH7H9oOjuG0WL/+XMI2rJ20MjfXeTHDJbbn1WQX+Xb6oivu40Ym4raE4bst2fiVSeFmC
eIGtBRZt6RA6Fhxn9fAp8L7fq5+ijxoRpboSZaufM0PtB7FItfBRfgpoa1zKWKpdIZPD7SIOprXeNnaSdElKo/N/d53vrnX8n1Lh4Hflu/uap4PaAg51zoZL
qJNa4WBVDUSG+ZNdO/SA+x0x2ntNGKZ9lJLYJK2AlqHOLrEPlRKVH7xDW+seqA1FQKuKNwF99EEGpo40koy3sKcW0WcrVZ0+YxiS6ZfCHS1BHohmSmLOrfVf
1G/s/98tTrG28FzWv3omialK0+Ax8Yhoch30j7fm2ucIjcMWNtG9iDEqv8YvO4bgw+VFwfMpPnAW1Ql/Et+iItpG927VoJ+x2dqfxhD8vvxH3F01EXqVTcos
eTBwaOdtfcI7iE9wO7hD9HIdDU9krvN5aAjBRbq5Venv/PfECFs1eQ2zIdzH+Uk8jy7ypxOvu+ZpjUE/7qhSVQ4S412rHbhcg+4WmQHSmT/gHfUwtwRs4L0a
paTg9dh5eE9ps623v6lGWuYxFmc/qgCe4ldQ57j78lS0MfRI+G9dHamm/o0ltFZoUv4jRUKH8kbKfTdN9CxEL5yL6aJqsrZJduNuy9/sHP4Xq1VyCc3oh2oa
81T5RWzWmm7d5iqlReGVrCXUZrQjFJUdHyjixJAP+2Iag9UI/Zs4EY94uxI/sfqm49wBozI6oTWMjIQf0AY0WlyjxrlXSMfBNb2lqsm8KjOt2APiC7oXe4wu
4y4CHouP6HxbU2Gjf67vi7AmMNDcAi7EOkjHxJv4C8tJlOI4pD7OnyHUtX2hGptG2G4nDgtFKTeCuY45mSqoSbV2ZIPPXki0kxsHB+Unqr3xD1QiWkHs5bFg
lJuQ8rCRvq9MGnMhezVYzNXEaFdbYTtxQIQ23mYD9aREurBSgJfV7oeW8F3zp4pXYBAWUju7d8Om7hH8KzYK/OYS2gVPWorK67DRvm7istB1X+Zvp7ChKSql
VdLrSay4m9PYKr99fj8393f8K8n7xXUm1Xy28qDwdGF/fCt8g/hnfgvAmezA7VjJK2RsgtVZUdhj6+m0k0vg0hgVWuxR1i+Emz5rPhWcSA3DTVGqMCBzjXm9
vF3ahtobLYl2+nI5iL/zP0VlIr2wHrkHwpl+k3mndXFKtYR1oKtcOG1MSnu0wYnRjdiRcI7lnqtG3kZ/n02L3VtVSs+z35efid1Vq1LFm4oS1c9MBzDD/s2z
HpaA35xWbQdRGR1FVaiH4kYzxAY5zguFYS+lNEoBQ9TRkT/RrEB5l00prqdEvqhljfrqMX54RJGqgy1oEn/VGC6d4dtj85E/510pMz6LihImy3elX3yas7tS
Xd1GVUVBHIg+8Jo8QqzmN1ERtA90NZ1BNPWqSDN8iYOz1hNeZ7Tnva7rRAwxkO2Bp1JHAol0NctK80p8udYnda7Y1qgjVTS2wMJbDaaY0QCuzhDQKudAZ5zW
JHxb+iyugtXROuF9xn0BkyukJoNGOcPd6fYCmOj4qLZE/zkP5xx2NiXpzC/Kn0YfOF0dbOxAazSLOlcrLGfo73irOMj1IjkFdHd0xhqEZoW/5EoiqX9Rmjqu
CPXENFkseCKcj8RYRyBMvJfdEETLNWAN4W+xJtwTFMVhEUJJ5YqB2vAjHy+cl/a657ILvKVBmpZjp4SRdDkcuSo4lmr3sUrobnR/sbBRRz6Ehqi1jE/SSPhG
3AoLfPF4BSg48oTv9h3ySkuB76z1TWicWcty2mLjnpd7lIgRRdVFalP5WMShmbQFZGpqVa0t7EdPrbLPXULc6tJAiqUT8qEbzrG/u0MWkem6IN5Fs0Bvbw/h
OvxFMN6I3E4cKjXzFSjdqUuiz1dKa5F0JkSgguz+5AhwyhtnRlJJYTe+3RID7+I3pF70KVqWFgYmhkcazfFUWwvSSS8lL2eMdX1YvYooIRUPO6VSYjSoFOyK
8/71cLpcCEwMBz0LrdF8bbIGuOv08unO+q4ibDNbS7yhayuIAf8I3V3zXL+UNPW94Gd6O+bTl2CnioMcE/lLWGxcQeL+wMAcscgKvhtTkceJGq5j5hL8MPQy
8I1cxpfJklwDmKFB1VNWGGeZIfTlhtgAvyfUNe6kyIY643Pw5Uy8rbhgcmzG+5LL1H3xe8NzwvX50ngUg2NP82ZtCtmX8ibLVmE5f7lyc39C3ilxY3BQwRxZ
V/9RR4fS885F2jPPbPfSk921jImOXqgHmqaPAkel1hFaSaPvSGlKP3UadSjcRFtDtQKkUI2YCIaiCdpUl5PeWgWAYZG3ejN6jWMHWIfsfgtsRzHiFrVe6htm
vvCTqSqvzpmpFU4FrkLEMvF7Tjq92HZk2xhtj37c4IyDv+exab9cDNqGHhfMzlmubjJCald9p7bME3DPMnewcfbh2XnE9VAP6oVxwlis9tPKeQ9ZGDiJzybK
S6+FXL4X9pXvxs9X2skPuelpscqypKm2vfx4NEgS5UeVVwJa/qpspHdLlWFNvgyIwM/u/foj1Kmgg/iQu8Pf0X6iZqh1tXdpI+V5tqtK4/AqtojcJvhN3OoY
jU+3ZSpP6dNyGUtj9K/OKgzYbg2hWmAHP0gtow8xxhgpRnFX8LdGSsuLPEFST30DktkJTFBhtdlqEjJ7MS1FAI4Ye6VcUfuOzrvfaVEoET5XX6ZV0KMii+EV
bQaYjuLF+uCe9Dh0F51lF9IQ78IwWS40DHYWemuuoiF4rdo/4kVkd9VS5wRvSRvds9VBuKKckadSjSEJXyACEfLcgnaez8YpEUpL9aZGMyOgeVJfUG1ci7hz
9slmgjzPvGLqh2ZzLXzlw21s+fi/QcRrWSQoHV4EHK4jkdSC7s4LekeoKaflKHIXfU3eIE8KP4eu1HdqndiDdFSwfzaDliYWNb6qdaRXsLT3Jz9RXODdFE7E
3xEBywxyn/lvTz1XK3o1u9I5I6TE/4H/ExoWzrNvZuOIW+GSrt5xpUAFMsAp/GUwQ1knveDK+TbKfWGH0FbHZ+DdLMp3UTmwDmwg5hCDpGPY1MA3bKaNI7Gk
5mr1nPJqY4PYVEeglEt4USjiNfkrRHeyUPjfTK+yD0203INv5AxrP7kS6Aavwyb4k/hA+E32budYbzqZXLZ+4EPwQkYlEOWqnr6P7uR0BTfBZtR6U/vQzsz0
ct+EFfh1SG057tidFCsMwFuZR9P+0KJFh+2tpZdgorLDN5waFgoHneHzwgRqtrkAX5xPcb3EjvxL292498I920GiH2wu9F4/wRzY0jLjMuv7rbMKYJu6TztM
DPJVlYtoM41papLWyfMI2rULwKc6sER5J3NCZEFrbLprOr1PLCvbtcPol1AJcGJc6jJfT6FZ8IVRdk0Va0VHxa2P+VDUbaVV9gN1rzndKKH/t+mMVtlxQL7u
Hqre8rkIbl1hdxehk2K4uzvbG0raEKM6+1LuwKbjjP+SUlkZLnXVcP6Hvpg5iOo4y3JdlWPUKceG8DalGOxo3swuBs/pa1avXFF7GXzpW8PXdO0Itsbau8qD
ligmtIFZ7Z9GJAg9LTuEl4kn7fPoV7A2MRtvhjNqnHiE3gq2o+HwBzYNHFAOo2fuOHENT+ZlqYS7k70bLMFfN2o5L7jmB1flVBcu6qJ8Bz2CNuqcMEg/kt9E
yXOWACv4M6wqXZEytTWKL2zlCXDItVe4nPKSuAPzXAPc6yNdrRuVYtuKkqf0PY6jwkv+hL46QOMR+yj3QQJa98EatgtMnmu57SbokBgrdHXO5K/jbbXvCR+F
v2Wn2gJNAFPNu+ApaU+5tTGr+RY05vrPa1KfsaO1K3nNtaCSBI6FudAiLEI7U/4FceBIuOB3yiil3GPM6CpnMur6Vd0kyeii9lYd52SNq2SP1O5KH20Zs9V5
yPLVPdrVG/tTivUuku5xq7EZwZb4afM1NCjiJQ8C0SQIEHY0FigL5cUwna4nL4pMjmwlr6UwgJKGopZaNN9O98DVDBQq4K9CadyxdY7gLsf04GViChaHrwLd
lTUV0tkywqJy+9nG9AluoHcE1yUhv/IrZoM9OiEhyfD+JHsHcsQf5TP4wpyND4P+lZ4R9lAN6pc4cfWfYExg66bTlC6Q3Hb7zsTnop4wVqzNPc7cyHwQ/wFp
TC1fmjRNKmmphLxgS0Z353d4K7cVNtN+394gYRu8CQ/DZebNTps8hd8DWip7g9tCYS45o8b6HuEUcJT7mjDIM8RchXkhb2Orh+u7WivQtllo608OvQN7g7a8
IUSmb7fjTqin1Nh2g/yMfRdE8U6iJ74Q+IENJd6BR0QlanOmSK0nUgJDXYNiMVdX0yxzeMNi/w+QG1c0YaOlBli7aTExyX83KZr4oO0QJnnmowGenqnr6Pna
WeONdC5xnPqXrbH6HYT8MXCPXsv1Gd7RRVBLSQu30b7pGNkf9DHi0RfDTNYT3jvj4itsi3j2Sqkpp6SqrM89wXrGcYE9wu5Ka6k9si7ytXJ/0tz00oQzwRKg
FpkOToMm4iFyP3MpeJgvy//tboWisFLiULFFeBWyU/sMd+p1frnWAM2QqyHKMCWd08c4esothRbuHmCce0tFj+yVasBSMqVly4VElT8RPgTfx30jNiYU51Vu
JzE9fBGvDD/x/dhS+I7Qf1IjARJHaFHKcU8Xy4Lhtl3wsPcu2wpXmFvac2dZujW4SH1PKQ8GENn5f+nLTCWE76Cb2wump46KTLIvQV2kTshkvJFnwq1Vr4qf
lMUgQc0Gv5Ruvpn4Trye/a38U3zt2YgqwX/QfTSBqaK+lxoUVNC/K/NyDhCk/tkUI9dBx0mAJ8K1qCzWXtqhOfFpCR7Cwp6S8+FLZg9ch6a7LpXtBdeEfqGl
7vuCE9WQLqIO9lq0TF+Hs+jJIDZYW6+DLIpk/aasFtpoa41uyU/E78pXfDqXg9He42oeaMtv46NdPB9OHa8eTbnOm9Osm45I09mgsF/ujVqRPRBp7wO+x2GE
t7LuqMvWNynmuI2y4LSez6dhaXRErB5pF/tENaltE4VUMtQ3ciKjuXJHWyJ47QvolR4AJaUJyjds6g/xgDosdZNWSrIH5vCLYCzfQQqLX3lffjY/S34QjBcr
hDcyX2RR6wMzhTf80o1jbK9KLhQmUkMCZYl6oAZ+E/QJ/G0RmFPCKcsPuWqw58pipiP8LfIsyAaXiDPCzGBB4vjYumJruCEhmq6hDMybrAjBAhXPbRenFCpl
rhuuSHzHKtlXVt6AVovj3C3Dh+WV0lr9GizvgqAGPOpdKg601HHNiMMsV/JjwtnJlZMrJI6K9fDP1ZHgF51hnSJ56GdKJ/45uiBNB53E3uJXe3OmBzeIOMB2
4z7kT+azQ3Wl4lyZ4D7mn4RPIFuc4yPl+7JOPeAn2utktpI6S4NEJuuzs7dpMlgoX7NngR8SS9VjCoOxwnbsb36u94bzsz7W0VbdlvtBHknma3eIpe5e8nx+
Ob+SnK7Ut3dQ2mlz3c0CfVOTRDNRThmsvJGZyhcrjc+rahug5qO7+ilhjdZHbezNdS7Uj+YtZ1qBOzDHN9v9lmguNiKeh7YpHpSgF0RaoQ5856CZKLyRcUWJ
rcjFtijzOT7XeEt9EPL0uURxMFp+zF8QSypmWVTLwVuOm6jR1vdEPYlg1gbt2nZvZ0Vw1bEWr9wALAtFUzPt01EIO4SX4KsFP0pbwv1Vw3YTdRZ3ChvYC7SH
nM6yyt/x/8o7pNLB5fgs/53gbLGD1HYzZe/tfJm9iXsAHfYo22LQnn4qfM8co6rKGbIZUoxjynR1ozwTOTlG2aTeqNhayhEy8bXKEH5ysJBQ5HdqqKe21k/w
jOrSpqsUO66gOS5RLdWJaK5zvDROc5lv6Mm/nbQK7ALH8+u01bxOjYAP6aqudnQQ9JYXEeu1fWpURsRZVxcKFhpPNSOS5R3mzFfbSXPtj+Ee0k78y2cJl5Tp
xnK2pxNKifzItCahY7CP9oeW5X5imiLmk830bvo8GOPSKGblREi7J6CahDNS3bFYWEz9QPFaATtPLuWDdF36mliabhjMDXYAfW1Llc/UdPaf/G5yyBuH5wer
hXBr3byBgZPCZRNO/GkUJbupadu6oMHblgizttvoYtxXZflvClnULNVuK1egg8eOb/aPwm2jpNLBOUHeyjQ2/8F58KJiWrgFqMqNsoum3sjDt+Saif2IALSD
t9Z0NYbcL+4VtgtDyAv05Uo5ysPc6XLT8GWmlzSWsqo9uNkKE24mddH/dTyHzQna5ZTaYq3AYdDZ0s1xOtRLqCVN5sqCGDbOtYDoQuzhO9olvqfymLCrD4MV
haKmO/Zy5BhLJUG1NUJmuja6Hd/RfItsBt64gbDZMjHkSSgiFUren1SHMfD+VGbokm2s5wyqY0/VesLvyF5FVYPYdLKO42Zgj2hNeYE8hCn+jPDYvJs/LvaW
Pq2i4OlQGaGOpWcomS4X282e77jDz+Dr0NWImthkDFBX6R2cQM6T3wWirYuxPvaitnemnLJxIVNsUfypsYKfY/yhdDbKGCdjcfAs/S9jhUbAItv+1FcDt+EE
TZ1VZNV9ll3OjAavIm/wKPJvYa3Y0RmjmvAaHhIe0366vjsrqpM9c+BMZTo4GyqNfFXXCLiO8M4KB0LMKLCT/FsciqnUS6Gm7PLE0ne8gvl6XpD4W49PW6Xu
d23VCoceR+rJ3ZzF1Vfan9oB7osKIl/VRKOosTYc71okOeBzqQ23h421Bx09VtXVyoNBbKxvpP4d+UMvmUe4Kekx9R73idfc38RL8ke+Hf05OFywSX3AKuJx
ol9rjE3CGiSX0gpEOyqXMsClsX+GvWgLCOprtbliefEP557UbkZ8clPDq3rgWOk1n12QQtTZWsN/0Z6hPoVcqJ6ruTgb9ldayfu5o/wJNcX9iLeLa10x6lip
qdFDWhqOGEVcZcET10FPudJfwQ3Lassheaan7ta7ekPNDz3q1fxT3N8gCaYAj4MHL8I71Y90VaGIEWMuLE5mh6TupPugZPnu75RfJ3wFLLXXE3Lo0/Z+BEek
050t+Ob7zGZ9PvHV7/JMhmtAKb25S9Jn8MWVEfI22iO2CmaBsC8aZcNt6veck0IVo2lBnNSA7M0MT41TqnnuG2sCk8lH9H9KUTGV6gkX+s6SvXNHMzRfUVhi
X2Ap6Ymnd0fORY6gPrYB8szIXLU0u4QinM9kF5FdvRbpQrvY8+ihmqZUCY1RDxoPtJrsAnV7Tp84zvEaq0f0gCu8r5hG3kY2nmH8YRnLL8RelUW5OgHDs/26
94fDz5i4v2A3Kc57j39qNiEHNzf8KTzEUsw7zzXU4Xecl3LRU+sPR7b9XsgBb+f94f+In8fLiTPACimOdrqaJ+9kppBz+Svhf1PSnRvo2/kV2S/UGm4MsRnI
6ljsfug/XBcS5b/FJnQ7/w+5NbQSx4wxoWg6mPmRX0RetX02nbMdFndBRKep800K/CovZ38kbGYSmFemTuWc/AO5LffL8YNpyvtNJRMqgUvgAmwrHOGvb6op
jQrWDrTKrmntHeqKz8bO8b3RVClGi/WK4h6qdJgBo6veJZ/iWQByHUKc6AsW9d/1TxIHqKtRR+UJuqiE1LlpG/TG6l40BD03ClKvyZ0EXmiqPPL8nfkZRIGe
CGdqc0cTJ+spckvlFl8orX2kj5bAb/SfEbKUPLEQtU6Yp6jaGdfLVFlsbUgIwo+uXGcW2hZSYEf5O/cdDKReOWj4llqclkrI8M/UemgFlMWB8tPYzfJhIUu+
T6RG3sgWvoLxt8KLGc7S+mpHDSKEL8dNaRGlCJqqvuPPb+wrW6V4x19YBbmW3DuvjEaCBpTobfs7W4QDVZX1qKLwxL5S2ksv9lWnlsrIvVTez+zydqNPwkDc
H+wP++HEwRX/dI3NW6Do3BcyWalt++jcWiVGi4Aj6ADxCrc69xqtI+0RbfR33ufF3w34Q+Sj9tbWgC6ZbnHlg8XmNCmNaq8vARO9v8TrdEWtv/IrLKBvdKNw
a0tcwSVVMQ2h+7lHicgBpDeoN9rGdFdeoDquMepYONgjgOrqLSyfGUxEu6puTRTPeCK262o5/QlaK9cK7QQgeFYoC9dqH/n1vqLKv6YEMAkcZ24QZ0LV6GfS
kFSf7YBrqHM/+cgoT7phWcFHRuw/hFPcaHidVNBAz0nsFyrsSkhJo43QmqTyccPV0vBEXnnnSVhB2AqeBGKlHK18Tnt+bugW85J7hncINeNv4DJczqwwEtQy
oBdqodZQM3QX4yJb40chTxcNVHDV8yxEcwvGyqPl0KabzqAeB9p4bkpPkz/xKfaUjb1+n79ReC/FKlSHdW1hvgszxPmdves5UKWd5T1WIx/xUeQn2wjlTG4R
XMOHWJxgY+ihMMfXj+0sHln+oZApNCp3cOBtcOHmX9hM+qLjJFlMjBarEoPtkrk1a+IrU1hwKCyKnZAKsPvM1yQm77mynt7J81yMP1m+6vKngKBVqMKPQWVE
Fk01/yO2giSqT4wF+cQQnsEZ3Ecu5z+Q24iFbD6ZRqwS4pFKJocjoRz1fNJ12ypmgaMb6A8KiW/lBmJE0StK4o9Q5XAstZwoznfGR4GR9IVgG0fnvI3m6Lwm
cm27SZADF/itoXXl7oOrEkUOYpv6x+TdCgawJfjocDV8JBmP0+Zqv3mXLM+yLWLfCj/lcwSRVYqYRr8WXutvjdaqxSPrtT2LUXlXzdTy1E5qHbmfeOK+sQmn
iwXsKB2Wce2ATeHt8AHtvHhEuChUX3/M3drm0Na4O5GvkBa+Dn9JN0BpJkS9Vs+C43CsMpsCzH26vDzUPzk0GtaUp6rPpSFwhNYt8YLXJifIHkCq+2E7Now6
6x/tF7XXSjVstlzDXYFebQjheHAPIvBC7op2UvvZy/Rl/oemgv7MJrGiLTr8hu+C1xfag0RylbAVj2UOLR/if4MKsbOV1o7svCBbRWrliGPsfEm4M2mu+h+X
TAbkJ2pX92rVSfdgdnqK/W5YL9FQ92uYor1hyuU2M3bKTlsrtaOElJcuE6hF3JNXhy9y/TNXMovQcHTb0VKqZTRy9mT/SfwA23vKp36hO0hZWmxqWT1Lay/0
VET6ihoViMQd1Ou6zlh/hoOVN4PIb+UhaRLVUTXL7+lYY5LWlStqQGQS3FQ3W0D6Lk+XDtJZEg+vy+m2d/JXbiRbwsViOVxPrYd9h7xRakmMwf9CxWIH5Otp
ezMr+OuDN7AJV/83kWa7emq54TJr5vLPQ3ZUArqDdjWJbBGuwTSne4FhzrJqoYSZaJ65ve+A+F+xZMGUHPE6sICpQ9EJ9o7G9eBserD6E/zUS+nr5J3Uj9xd
KKyH8jweu7FOKhqZYXxDzW3Jfh9casxTJ0klyBco174zWJIrbAU8A2Zxr8Oj6JmEgZKIE6gWPxlPwN8V8RMVoldQV/gGTAf0zU84tkhjYLf1D6mi8F9B5U+v
7UiPk7PtS2w7TD35Xt56YvNgOfBKjAHBsBHeCe5LbxIOYkdhYvCb9Tg4AMKW2txy4ioxzXmbD7pwOFJ5hk2XooUd3nviumAj8T/iG54dGsvJZHnPR20pmgGe
cA3w7kQUGCmMlnbCmryHey835noQxbXbVBC24dehRvAk2xpOlzaZNoM0Oxa65i1vvYH3kaisjKA1IYZvEaDw78S/tqcSTxy0VRP03GL2hvgGxxR8plI0+Mmy
b+NSB4bZYa8gwTfBX4JW0sHwHH9JeUFC2DGJ3Ge+o0P9Jf5LGQ1qozZoLTOT2lAFU+64uxK19VvKc70ktRetTalFNFNryR1tUep6vI38UW3NP46vqVehurtj
XGrqctQl/ZUfyT2FZr87Rr68idurPg1v0s+pwyL3sLa+q1k+bWt4GznAXx3Mc6zIv+utQ+8mz6KkqjlqMXUPaVYXwuPGdP2bfMw/WekNGsj9t+3PJFVWv1r+
utrAPZhfD9oKWcIyNCT0QF7MtFE+cHXdV6Te+Auw3EypA8ip2U1xnf6PfBesT1rlruJj16C8EcHu/Fjlui2Yt9N7zvrad1TcFPrL+oCqCerxkd96RXldoKE+
ww0xVotl4hyLlfdCeXeM6DR62QKhDchNVxc3ZxQLD/ofx2YZ3kTa/u2ZpJIKpdBCLWkjM8lMrC3u7r5IYXEr7u7MJKm3QKHUGx23pBR3X3RxFljYB1iWBRZ2
cZc3//dDvkySOWau+7qv8/wdc4z3C5tuGK89zXcjkoV+0hR/Tv3IwC7jEKGUWUrMYL/qe6hD9XHoLP6EkGlOtOSkvffNSLNxoXyFp4D5TUlRc6QCbo+vSLJr
frFsE7ajJ7jDO9tQh5I++gd7YxquZ04V0i0nDNnCfd1l6lUwvQ0RYfQ2kc10JbqL+2G/4GRKNBfpncgeUzdvL/Nh9YSMosAyfQvKJOzIWEl98pmg9imtfbeo
la4Gab+1D9tFuJ+8QnzAFwh5hjhpgHQS2aU9JFgD/fQFwkDP58pHzepVDJGnubJ5BRVVO6zc5fvE/B5w1L+ozwi0yRDZ1plTG74zL3g9UY7cEftAo/Tl6dv4
HOSUMDeQCP3LM57f2B96VrjuMlRcLe/t/UElb7vpbkhLgPqrK5U9iAfeTGgM2V5LUp25/+hO2sn6Lq695BRimWaaW4VUVn2B/+aj3VfV36scSf8YRkjZpeOI
z7qt7q7x/X0jlXbnY1LtvqfPgrvpXN6u3ulGPaQmQlzTAx7qLHw1WYW2jR/JhzBqyOCKFiLJh4bfvc2EUOtxUw+mZ+o71MSPkiDfFeFX5LVmpqel74ZmLXyz
7i2zJKEps8SLw+u5Dfr56m5VC6XpBo6dzqUxSUQJuSGYxJcgKkajzWXm1mVqL1CtUwcRc7RK9UXVcHQ/dFwzaBOhmkucEObrTzMp3Ezns8r+VSeVw7RW4rm+
vqKj6gHxBCqp0Gt2skONqMvkXpqmpUfzFxj99gzpL+47S6Hv+bNsuqUrUSVM0UfRIntayPD/oxltXJP6Au3Oz2BDySxpPDFAu5V/wWw25EobpYNIHz9iBVKX
ph8Q1vvKXUXiezaKea126KfX9/VmBuKt9wJvk0MCSfX7UlfUVStPO9cyM5h8w6/6AZYZjN5cLxQKr5iL+rPi3MBd8RBTKS4Up6P9/LP8Q5FX5mlipDonow2z
hXxjnOXeTjhNLZCxjJ+/yS1lu3nbJrfkv3JnyUXwx02XgzWycjNMqSTG/iKO9iCELvly2i7dNeFgVXc/4u6kWWVs8DYiwzgQZulY/UFujxDB1xKgEBBWZvbn
m3AOCmXc/Byzjorho9BxxtPCOqZVBS6Ms7ymy/RSaoekTlC0crLyFfSmPh69af41oBFdQoX4C/ez3yMIHOjeha7Y8QZyZdzmhouNpXfiMv8j61n9aGkWZ9M+
9MfxLY1z2WVca3EoG17foHshNQgtqcgdF+tXUM2ZrWwbfTGUz71wzyfTnF5yHVPrB7xhqutUbFxNMFPsRrR0PLyVP8COQC9UJ25ZbrmjAQg99dTTxfJ/7w2/
4mTi38xq5BGKkeuhwbREpgq5ltvmvdAvzCNDR6mGmyVdFF5KF/Q3/bf4rvr+aS3TehJP6YmIIemnyrHes+xreNdOVhkaGMIahDb88kCVMtQzk09nj8WEGGdW
tmj8MP0V2UrjTm/rt0nxYm+GENbR89KuVZpdT0vPesOqd+uukKKvE22HzWwnIdsn1wTIQUiMZpKvqcdSm5uWZYjw1qX9Rp9AZnhbVc3TjWcs3tvejWS8awLZ
xIPBy/glBCwkenFkDB3BhDEDGEE1R9O97Jz3IX2KvB8tJY+tNAs9dDSzlDmn60IN0hudVv4F91Z1lu/EDtcMo5fDcebChK/BlLqDv7+jBO5Yf4Z3ebhtGviB
clnqFHYuFaJVCP+T+iNZ3J2UfzSPxDniOusZ6InuHEFyCqNX21/Q1Sn1w9yrXV3phFQYfaw8QOyhLvCzfeVbT7IQ01JoRZ1kFtO3fLHE9rQx0uvadmo0849k
s2sIqyDqGZ7LI0ogH3O3TqummUnMWfFBoA17wIuzKjTAXhRSAkuY01Iy/1FM4FYRX9m94jyLFS5AtwjP3BgzkM/m+wiRFT/xwwPZ5jipSNiTbiQ+BbL5S8Ry
JoE77ivzq9KX8U7+NZtunsX0JY4a/goI6CorA5/K7Ae76QXmFKaPfiMM0kOJJMt2S3f+tL/Q1M7TUn1YHO7phG42dDK843vsGMEu1wxjW0o5/i/ES8YhnoWu
1dTS1ZTcTaodRIAJgU/pWje+oWvGDyXWM3OalanPc2nKufq2hip4aMU0rQH5FbYwTNrz5CdcHHJX31PzMU3FV7ov0TbDQsOIIpyKZTIsj4XnfqW3RNTy2dtS
qULXasrGbxMTxEz2i/TNMjO9J99ZzOfbGGI06ygLfV2zVf9kmw2lDJnVv5YfI8tMBUQaBwjH3H8JN/xi9R52tj6aHSVooA3Cfecw9gC3XqpBjxO/sJNQ0nSY
uOCO5Hv5M8rE5q+SS1O319/Rr5CO8uGsBrEajpp4Y9/U6XAj4gcTj65grLpW8EyupfFKfAtuSfzgoOMsdZU2bSycZ21ILt/aazTOFHua05mCpML0RVwde1dn
ZKpc0829aU45Qf+nP1wYYv4Z0vsGqkZA1wMTmfOuFY0GGfaL31KvUSblUWEZMUid6CxthhGXyt8Wf3Rz1D/B/eIOlAfWcS1Ep+cxd1xoY2ouHhOnM3HCh8Y9
NaD4jW/NFjJeZLz/KHeGPESZ0O5KXDdSn+UZSv5QjQo6l5F5XjlTc8/rUxZQpUyudiPxMq2wegZCGqzetdulpNvUGTae6etM1Q+o2EywXj/1D/t3SRONiUsl
/6tZRXaF2iMbq+6gAxkrtZp6qP3EFHje04MZzPeIbCUkNQ8l2uqbEi81jakxmttGoyqynFGCrERwQpowqXqsrwxKqF0G909KdjdYWOMM7UmuA2JxNuaWezYh
nZPXa0Ffbc2Nqrb6V0RbcmXaW3QO+VR5OlXPra9cSFtTm3tOu5fW9dOPY67Edaava3umDqRNTKhnH3nbU5wYmiJP2J5kpnNSdrLTa2fXFRIL3M+g8cqmvqnG
w0S4mGSYn9Sz9l2SwbOpbmzz37V1hnulR6qjArdZOzpcGEwm6iql4ynr2P5Cpdmh81H7aynxtuGguSfTSYzyA/5P7E3+oKAQsoVxSLWwxI8GnEkjKYsQyDzP
RKF7+HP0J6ane42gZU1qSpkhVvFZTIT5jaT3F+/obBjA/4AL9J9IrdAPZYP254JyhZ8QJD3cGE+T1reWk1x/4US9TxrHa5gBaDVRxcwRH+t7mz3a9GZH6KPC
Png+keL/20sQo9Fx6BlkkVQsfmFnCKyhY0olzOk6UkP5SXB7Q2rSGKQB7aAxIuuCE8GoGa/tQf3BzXRPZr+ZMVO4BoZbuUZBE4SLVIXhufel6JDeEj25J4KZ
CJN6VS7i1il7IAfgdv5jwlzTJ2snw1OqrdBEMMKNSlcJk7iuRrXUk9eYMkWDJA+64hnzTv9MbRd+GZ1A7zTuV5WJVUnb0EbM/zRX/fd3TKRfUNuIHoG57i21
J+j5bG9mlroN35irZIYlL0krq2+onlj3UsqTtptbwlO9Brg9p2W7UV1dqsxccr4zwFXon3kE5QMdYr4tbDT28P2iHyQ2C9pjh6QfbqPYtUUov5lIY57yy9Bu
3DzTv+wI+LbQm2lna2ca5fsumsUFnqvpc9n+YjtxlnDWc4N5RT+o2sRsMsQIUXAJNZ9ZpDvGTCS/wPs1H1PrqKbmRoZ5Qn+23P+F/uoJl6K9j5HjAaPnuT9H
v5RZ50cyz4vzmR2iLj2W+RrIRRxi94BZiNaMVc5HXzLh1S2YD9ooYgjzMrgTAq6ulMj8sJRYBjCZlo5VfdE/yr+zAzWXmSnWr9VZyJXIe2o5ccKj9/Z2Hja8
M6xI+9e7nHwG99ZKEMj3IDkGphaaT2jj2FYA6aH4v9EsVEUtg9XENXpa/CWy1GNnaOQPZqDnvHqDvmnyBVrOPPUkaI7QMWxLCyY8NXUWwqpC+R3eI9zcCiV5
RNOXGWrIJtxJ0fBc4hzShZhPWZiAd4W4gfIKX4zFVsxwRh+mdqbNE9f5KqunoAPdByi6dl+V0n3dU2tgkw97ssy91SC3mTxAb/CFMm98F3Vs/HEkme7vfewZ
xjymx6QeIWwVanaXezCUpgKJ78x/ihuagYEipJKnApc8vzFV7AJP9/q/2NPSSv3ozCj/CGmtuNA8VnO0qhg5LfZ0X4HnsPPE1WJH8wh3OH+2DjJ3EUv8B1CA
yOImM2Fid+ZBylxpOucTgMBY7SBJb/qaOovsbO4ceCNopANQJOREnR4Teo/MiNuhumXqRBabnohR4jb9an+Uv4NzkHCwekN1ivEKaTLMNv+K2rjd7B+CxvxC
zLFc8U2i6711NVHidpg1tbOsFEcjh8TH7snEZJZ33zKetHZiHqE22q4PhSKZGHKLkEV8IyuIMCJN19Lwuy6KRWiv8St8K/W+uj/xzfzA25Lsybfn6ojL7D6r
G7HTbblLUlrGdH6g6BN0wU9j8bnuldSh5X2Ey1jBNCd7C4eYTOlTaqmhNT+Ju1/nbx2oi9+xmGfSVPCkVk2E7UZDoPGOo/xe/pu7jfHtlhP0xhYU95ar4xcY
P7smiErjOMtBJpkzCFniMSlVmO7v4rvsXyHkEsWpV5SDkefq66pnHrkEUjnUTyQK/Q5FejYIGNuFq+CHarXSVPakt7zoMPzen4gqpHaWPMHhGsOo6a/Wp5UD
xfHEOnYBw0hmcXJ5L4Llz5mPBBB1K7qbu6pe4PPROcISZo241j+A8oltiEHELPKwN5PsEXG8tLq2SzxF5rpfWJbWEJq+hpf1Z9im/qX+4bp/VIBFkTGIGuJ9
KbxV/xtYZBgBz0dvCw/JnUSq/zfhK3NTXGrQqi77Vm1T6wnipptKaUMfgUTyz+qt3C52LNvt/57b6P8iDUyG04LWEdecS2HedzZxBjpOv02zyNOcqEZAd6TP
7LlG3EbaeRZ4f1aC7gZnFOEyD9Z/9Y3ixqE6dTb9mvihSyUqnTvg5ez9OJ21g2sqc50FUF4YSxawn5lQ67/61fF9haa6ZqhRTPRvpIrF/mJPihQoqnPdanc/
VT/+ma8rNb52DtNETQcTeVtNRd39tA38KG6AHhL6J0poLTKe+6TvjKzmC4gyRl1zj+hZqmEOe+7BtMZIrKz6pUkNXIhsSpmmfs7sIJ3aLpClbGZ52/Iad7sg
vd2eZpWzGU/KEmJQ7TSfsfZqaOv4dsTT1ELxIjINllnTPC7DUL6P+azorr9umcSeNYv1LfRVyU/QXukoGfQc8ychhR8jZTdeAP1gYUMJ/80vmV01hsBasl39
7ZR3yCg/Yx6aMUeYAB+VfmW3sJcNq5CBbDJLi2XUIYOSrrfeIGfSn+lvKWqY5SZDVNJ6xEO7qGjyd32sP22HN1AmDBYs/mZiH/N76i2vJbL8C7nfBXfjrrqH
kI0JIArunskibfAm89f5CGNi2idhIeVT9XSPVh5hjms3V5bqMXFJut03E6KhT95Xrm+VfzG3hP41fyfmEzkkyi6F+ovZ7jWBl55w6ifRG9eYTQjModqil62q
wJBAN9LlWSfeCqymS/kRO5xitWFcvGgeJq7nBnomcH/QlyRZRgOznFntv09W8m/Q3owJWWVp8I2JTcns7etquSf6Ta8tF9QpxhJOj8YbnvKMtEy6yH9kP7Ee
5cHAZWiApm/tqKSzlM/9RGokqpgcYReXbh4vTlWP2jIfnQ1fIZtwC/0PrC+NPyclbddwacLPHhQ6QyiQLeJ99rD2WiBEPFi91rg58EbbJO1Y1TLzAq9VqFcB
XpzcRPYxjDWPF1RsnrCZvUBGC1mBqUI9upPIVr3gPEy2xWHuilz12Eg4ubHrORKv++JZSSHMc7IvWU981v0T9qdIUx7/e1EW6MPIqX1MlcGaDNf3CEQGFgRk
gZ3G5dAV6Z3wFJkBL9UcM30QoIxu+XeF5nrR3SlpL1kG7ePt3tFuMzOA9KvLmdXMUv9bKRn+ne0t/In05m9a3sevoGcbdgsFRCmfhJDUSYSDyw0fkCe+rkhX
tUrnI5bDz11h6i4UxN5PXMFUq/TIFzg/cVkl4vc5r7Lj4icTu+gwnuCMwr/MO15VmYH8Q7QWIeVROis1mlvcfJTvP84XD3kX6/30ZWYuc4U5qrGhxzzE9nPM
FncL5yXNVniXNweymHdGZpCTvDbaSf2ObGX7wBXsQzpOAD1TmGbOr9wed7whry6MYStmVMtdZ5gm7F9pa8ouoUfYm5Y5FQphOfdBd0w4zh3X3iFv+got4XAL
aBMjEjK6SZPxSA6c5h7vuePxKqs821xXxWfUL4Fwv5X/TZwklArLiZ+5geaTyVnSXut69qv4yBsprPS30N7gTgijfeGB9lJE1T1Gxf/tqXR/FhYKHqQ5kgL5
2EXJU3QD0cM8QBPVrdQJZBX7H9cf6Sqe009m5ngd/p2CmtezF6DuTKTBh5S4T8Z/Q2gxHu5aXyhME9+TdYHp7AQTZ3VyG4VDwi+00/+jIYK/BU8hWzBlvu/a
WP6W2E88RY9wI8gU49PUDyIn9Bbbm/r6Z0g/GkLcDR5Rml8bcA0RhVCf/zHcypfFvK8dZl7vTSA3O5uQnY3f+O50W2I6aSS2erZYX0Lf674w/c1L9FPhDdAV
psHyhj4iKjOuihrqUOUcJkClcv/6hgp1+niuKdRa90TqxnYVGHoD2ktK4R8aM5i+9QXiC4NzRya1EAmpWMVMFsj6cj/DxWVygcnGzz5bizqyt/R77VNdCqky
tuHeUGeFcQGX92+xK8p6RvvXCPFQJTvZeEp4jLZiBu8cynaEXpszuQHQRvYD341brbqvO4h2MnfIPJphZnYzh1Lbpc80XbNMN0y2lEI9fQ9dN2q36Zu1NJW7
hB/07HqUOC8uTntCooFeblR3xU8YF9Qvr7PxzfgbwdqmpzQ39DLfZRn9LmYfrLTcTua2LaHqnd9SP/r2bWnv5rb8CNwxrtL/5f/BbuY+uA8HchoS3CFCtDhE
aCk8Zw9Az0S5P5p5in4RM/hTQq4gV3eXFnP/Oa9CNq2e/FlDwrP1CPyrMwu9iHZSFzOXuJbk7TIbk83+bL4Bf2X9/GdaJW7iVqqKmdKKZOSTW1+3CsG8G3R/
oIBvlW8kOhZ9wDbRb6N/F0Loa+gxaZOYJm71E1KAnyVWii7uBXPB8BbezuXT61MmpGmNvfQyz+ak/qYwQs/VUWH8EefbpIfiUfFZbYrUkh3PR3u/u68Ze9b8
k3QY2udtS9l0dVA2F8u91r9ktOJR6wRheeAw5BXuCyXkyOSBgtqTQYzglvK9/TmQQf0vxdM1fJ6uO3u6eDXdxzNPXwVP2b4U3erdLq3xfNY/Jb0lHVOHexOS
jb4Y55i0VrUF5Y+gm6pziBuqguMSC4wag51dFBCFOI9SOFSv8b+yjgkMT+aETtHdzS0FhNjLLtV8FUuZMXxjYaDfS6l3HPS507dKZ5kxUJhwxFNOTqBjzJeF
O4Es7p66ks83c1BDg96cZzmP3GOPqJ/Sy2oXIpcCd4TFO74z6uBOVKjqvEpmUspl3e7tPysT2TQoxNKndh+xSqD8pzhca7EqxCKiPF5iMsRLUqraJb1A5lQv
0mwOCMIcfg9iRx+TA1k7VOY/Z9xItOAupr6EUPEb+16nUi1KzfS81cHKv+lTvBttDV1IzkVckKOqdVk1vBy6Iwxmr0o8eYMgBclQ4H4mTMhcjuSYHrPFbPsd
E+hhNC/mGmejMmEENQl56I6u13g6i1pzJT9Gv0a6JbT3jxUaG5zoG38y89odboDNLLxG35NcKI4yHdKtcb00roe+k1sDq9ghToN/YiCBKza90P7HjRce594N
EJp92vb8FMTK5osbiQPqTuJ8X7gUW9PDv4I3iPvEY1avub8hEn3FFAiXNPHsWHM9E4dmh/dAFpY1mEcS5zlH2n/m8epwKIxpJ4xBb/LpGReUJLIY7eWppmM0
bmKf96h4uGYxNyw1lSS5tsxu90tTT2El1Yz8zraCL0kuuhu1UbmZyEXm6jqJgK+Nt1OaqF2L5DBrKs3NaHOrmuueSaIHHcj0FsL9yxnRPyftGNyKrRWHepcI
2dVK6BRXCC2k+xC/EknMSsKIfqI3cP2rRpBnt59V/gO1VbZDtD5bXaTAs3kQwLWk2jPTnZ+Qy4RGj5EnKoaQhEmtRXwnaD8ciJ3i60G0JY8ZPiStoiPdZn5L
TSH0Tx0ElTm7aGdvb4D3kovNv8Ejkl8z5wxN1CfoxXCydlx8mXovuUbcTvDMDLULOsaohBV1K5RqlmJRpm39TV8i1KvaD0+L75S4InlUkJhPRVD7GJ6wXSCu
ae4o+6l3Q3+mEYZz6vS4MNf/9C2Fyh1aaRu9nLlMdapKqhqP7nOPJL9UfEYWB6t3bHuUc0Yzh++lulWKRVkIxdFLmaOqNMMJr4JqSvxOJDBvXXRFi6RplNmz
nn1KLOA2oZPSHjk/a63EUuSQLxsaUqYwfK9+KVrF0f730s+izhzJrvEKyM/MaHM4cqrqM/NLQGvKqnsG30XhwHn+E48F/qp/IuT6UgK40ip0YndL94XJ3CZj
s8BbeDE6ErrGzfTsJbSiHnXWDjOVWHV0X8FkNVJbxUlUg+Ek4kQGmn/zK/gbxkOqNWy2JdNQ38op5JjOc3Hph6R7/k5iOLveOE8V9CTxhDCAWSfuUldKUXUf
jOVoStUj+pA/WcihYrxP/L9zF4X+wXUfkVCvzIRmW8cYLqgXxA/kF+pK07pQvajxxD51O+sSbjx3zX3ZxFferd1H/m2m+eOm0zRu6KvuzQ4zt0Z7sjvYDeRU
ZDdXy780N0bWCjbWaH7O1dGc0IHJE5LRZ4hZW6WuZpLFXHYQkZ08kx5PavX/mUvQZRnXAmsbVBlThHxk6g5ux6gGjTC0+WbjTGlc/RspS9lU6MJuILQu3JJW
FulZawowZqna+LEiP9BcvMuez7D7LezgjB9+b6CRf5jxSEDWkL2zC/Gnf3LtW8HLtePmCSH1KgmWHlrs4mIj36SSxlUDTSPMfaRI6m8WIMY1fak8m/o3NwjZ
TW5Cp/kFMibAaJ0EY+wkQpZEscS80O/nNkgNzFNOI6yD9tMZxh4QbFC6W0NJ7B5rG6KnJ5kKL9sMkarh2gnaU9DxwAnJFYiXbtdn1p8X4J1nhXiipdjR8kCb
F0hmfyA472PvmHeKNyWz5at/ROATkwWlwcNhl+sk8woa487Xr67sxkzzflBnppwhwsVpSIlyKXO5bhhDkBRx1zUOmp3aPFDm3YKUqxsJTYWrbKKJ9HY29DJR
lGAJVfdBXDp9wC3GEiHCGP+f8WXwaOgjs5k/5AnzLIaf8VECRJtgk2UeUsfCyHnCyVYIv8D14sXAKkuVMQldxXdg20A3dWHsV3ajsJ9pXN9EaqyhA/3Yb97O
cIXzGpWlnlrZ3CDGwGJnYY3+NhdWXymoxG6B9b5K7UE2X85q92zZDHUWHlVsMgwO8vgDBNNnNLvIcOgJ2rb2vPhdF07qJYPnPrRX+2uzh6psVT/4B3QYytBs
Tv1kTNMXxV92N6RxibM8gqazRyTasUD1F/8O6TrLB7z1Tv9wwSy197c0L9pi02RzxqC5LLGs5r8ICrFW/Oh/ILbWXtI/gIugbHZfeSfJgObxC9CdxhFiF87G
jmebpe/RtzGVc0TGEOMgd6G5bQCA1rLmeo/xGpxp/WJ1MyvTHqtWkAMZUKel76c1disQYxrlHyi1Z/ZWssxgfhg9jW9T369hcWBuQ0hDGC0EoPoaIlpoBLfw
zTVMRUcjArRewNlpiQfIaHRW3Sr3MpfTpETGm5Tux8wxz2h0ADOjtqn2uclFk7SS3U1RjJ2LDObA79RBZ7qqLZKiiTY4DEu1fyAqfZLTZVK3eCRwhlKByGjm
CtmWYhzpGcB2rooQVmU6pKMSjWpFLTfSfJqws6JkFHeRJ5nfpTsEIjzj1hPH+K+puGWC0MaztXZfZTV1zdiFu6iZIaYqv0B5GdViDfcCTYb3wdmCNqW/0DS2
Cd+ZjCA2CAsZ3vKW48gZAReKUFvVMTub8ycLN9FlQpdU3jcTtqF/iI1oFQ9VvUGeMuW1H+hevL9ZI7ZEnwWNQU5D07jdXAt/hOqMrj9CO13kD7VdM1Z/jVqc
MZn41brfJ9WdFrfBIRmvzOctFuSkaoN3jhRjzmDPctvJ+c529FZmlbCcbarRwzfcDuK2dx4PIK8Tp3Gq1PSdTS1L0F5GhX+ZSAkNcHt0oR4X9vIXAhNFE2/x
6ISKBow7IsmkvYEr/rf+M+QdZJZuEHnacxVabhhDnHVtMj7aPg3V6hjvAPIk/INehmrVCcK1qvm+iyxf95Joi7xB5nqU8Ej6OPIvdJUZYEhVp2ns+ovoR/F5
yli6uHYIdL/0F/obNBO9yMykbGQI2o387B0XZ/AWGNY2GQveY7O1Z1yHxenStdRtqYxarp2kaUbtpB3qNdAbkxQ0lp4EJYyuaZ/aw4xXm8T66jjoQd0d4hfd
biaKfKbRsC7veW85r2GjuZF6WDzL1ivHExOYhfqfpCbMBdVlstKkNG1r0pLJ297BVF55UHmUQAisaYjG7fNpfjJYnXHIAJ5ytoZ+hgnqfa3gm6t+5Z1JhRBp
7IWk2ykDtdmwLPWeqrtyGFmY9kZzS/zJzAQKPI35Qna9UAzVB3ZFKlqVpFX65woodylDZjKIvZhIn8+8FR0qvWaK3K2EbDEmc6PpFGN3uSzDAnXSKuEL53I3
4hYh7fjjXHOyH5snZrHn9QT6muxina7RsROli1xTSxW7y7/LtwtliDy91bxGXYaW+Hkxwwgi/vq+wTxVYj7ur60v3HGQIQMJ9QyfUr++Ybh0mnUIUtkIoTFS
wNvrMtGdwh1qJu2m8WCyhfiXolcoFTsaVxJbKU+w4zqw3bjekNI93DiA6GXIVV83b4K0mm/QDPqmeZ1LhP+kvpPz3EPpE85+CGjSQWMzW2eE7XgvdamerPtN
sAZ6+WewR+sP6mndKGOKJFl6N9vlnKL7xgwW6ytbMgrTB9MlS7avk7TfVKFezq6W3vvOe/dXLggM8rAJSYFF4iL9o+2jSCKYmR4jx8V7omMHZi1Pb2fGoOl8
N/48aqVWNvtLrKQ+C5L3/A4Nu2QHwZYZ7gdaBK2hJbdHGCIdsDhLl1LG2i7wfzozSyd5xT8MHnqN3lkXSu50zrX2q+yLwD7O3CHpnTWfiQx8T16MzCdmW0qI
OdQcYm1RJ6pX/XFPdv29gLw+bWc/qZKc16QN62T36DelXQsMNK/3kExrYTcd6dnsTdF10o111SqtVXfcYqZNHGH+S3LWrxJm8F/qo9IzkGHoeMsVv8i5pU7E
1xYi6Sc7UT3E4cI3ZKn/ENI9g2Z8xG2qDp5HPWbaQa6iD2pHsyfsdvQfYztmP8Hr72kmmW+m5SX2q8NrEWq4t4S+SWRBvyer0b6ECl1Wt5KcEv9FT0Elhn4U
xJRBFeQkStq2h5DoCGanYSUzSWNk48hC75/OJ2QKeb+2h/6RuQ6GavLNVVAxJDIFbAfvALVB11bbzaOk/OoO2p/M11SYsFOfnxrO1BF3+ZmMTHsxec5WfZ2C
iGYewctrlVCE6SfkDqtKWWG+L/ySEqW5rt9YM7Qu1+hJvMI0Z+o0LiiVVzHt4IP0h7qWyr+JlQk5jNNpgP8xtjT/2YRDPOo84hD6M/OEkKHT3G4KMbzxdWQs
XjlVWLmC/AXqrd7Ir9VMhV7Hy5nE+iveepWBm+LPzPiNmsCDzEYx3nrIQwv/c51sGMb1oFf7tebfie/GXsYwVGb8S3xmjKVb1c4wTvXrLfLAHmGjnq6lAgG2
HS15e/HTIDTwn6mJaTubbQ3je5Mj82cIcmEoNxPJVpHePrVXmKHmFPEna1s2kYtTXSaecA5JmyZnjkkrpU+t59T/I/1wjrI8Ev5HroVDRGegNNCQ1l48B7+p
ReF15q2JIz13gvnlT/pnpLpVkmmr+640jH9jnKZ/Sg82r0F/gq8YO5lbM4+Vt02kbm0tzw+Ba52rgzm5qyEBGS2UJ7d0HdV3Y8ch2zPW1o0U+6lK4RZ+i7Qw
UEgOyAjLKBTeB3LELJ+jfrQxMdVu/8i3F7ewD8n2hrLMUYJLWm0aJkxi3fXv2VFiFTOW34j0ZR6llPOl3mx/QJliNBoL0lemhwSecCvcty0ljGYHwnX0Hubv
cxPMK2gru1a7Qhzkn21OYfWsXArVlrlWIH2FE1xp7ZP0Pcxr9LyR4wrQ0MrJxlUZuHWWNStxLzk1cFAA2CcMYSwQvPzrBMoalTF8xx/qWzDmnx3AyH+IdiLo
gvg1gkOPIKgUB20Tk8W/y4955vpbCs0zrOqNpnRqI/evUBgICSwQGP6ClCwchmhljadwa5HmLHm8LokuJPeKT43TRX/9DGmYeDVwRTuK6sb84ZlB/jDss1Tw
rQTU29T3yd1PfMfuZN9zMPkntYWQGv5HNXbfcz1i/tY1Ik6lnnLvQu64TtBXmHWmQvV4ZwwxTbLUzDCgrmbO1dZjcIlnoOAgJrDX2ME6E/S3r7H+CmrX/6f+
FSp2b2KqNTOkTzSvTYA6WZ5RXvodpxd+M7XNDBojXesu4i7rtXx06s/UFaZQmaABlAuNqHk+3A3pr75onIPutHRQ7iWGmbT8XUqCjkpPjB9No7mPrAQlea2e
wTGXvJvZaVW7kaFOHytnOChPKDMcYL9xd0Vr3WBoN7u4bioVqGrBxqZ42Eb8C8oaHw7pdGtRnbklHELkajYJKg4jcvgKsoe7MbyIj9aBZZvhOUk2JWPqrGls
PFF2S3Wnbgo6xf2V+aK7rgcQUjsZGil2ZL3cFLaX4T8qWigTJ6gPqO/tuCW11aJsg74c3YPMZq6xA9hKqJfhE1LO72SnsY8NI+FYXuvvy/aOD9U/4t/RrwX7
rirysTHaEgEf5lJMJH1Jd6V+GTsR/Z1O5m5r2xkuUe+4/d5t3qXGUvMWIluaRxktZ9RwoDF9z98lMBVtjWYjecJzotRMcprAQbaJaXxytJnzVXq7GGzmy8wS
1U0uRPycpmdBLs6bIl6C071thaOkr/oEdV1koafKz9QqdJC+D39MW7tttbOJcJmdT5uaaRml3mp4hnxI6avLR+6Zx7jlNcP4MdAXabPm8m5AOAtPIrKIj0JE
vRLaqC4PsP58IVa6p1R7ekhIoLkygZskmNChpXbJSh5HGH0jbpSpFwG3mFrZTVgoRVi6CpdN34yHAreRHu5TgQHSNK4yMIIptfQ3bzRlNlQxd9HF+iaG5dBo
Jyoak/ayK4hMNSQqqGeaVp7pxnYN37j15lrtMetGZpavDcPTL5FJdSVVEvpGeKL9B1nCpGfe5UpZWHjMNra0oJ5S89hr4vYdWeIo5rDpsnECt5ddx7jNNmau
cBY6znbTtOCN3lihQP0OuSF0qp+gVfNb2C5oS+NLqr+ao9bVduAus03Ng+jn1BFPmfJH43aVKfBq/SzmHj1L+4QRpQ7+eUJr8pv/t4BFGi12RXPZLHEA087f
0n/d16ZsqTQ1ebdwh7/jP14PslG0VuhdWpj6wPVR/NflYUaVzXY3d+/QDCO+ql+oWupFEiFPEMOFKs/F5Oumh5o27HPhkKkjhHKT6RPGQt086pq7C+dmH6pD
6A+Gw4Y49xz6s/5TxUfmn9DNDEAkkcXQusT5aY3UPV2joO+VPxt2mTxeCTkFxQkruSvsfHZy1XNyWMog3Qb2hbATfW/YQB9SV7lBj9+3N5iXt2Q+IWg2yVfT
aKKzlMiAwggdUquva16oj9flcAkimZlruJTW1/8XH0ZAQhdzPDGd2lb3XH9F9dgbZVjvMjuXUi9LByvbIHriN+g5hCcpxTVQMnOKCGgLtXvVaii1Zhb1kKxh
lc7YmmQCbv4/9FpyO6+aee3qn7rTu96bBLV3lkLfhTT/GfOlQI+Mj+wkPrquh/5PsoiczqQHbosmEeQnIwDzRNzgbR14BOkFk5jFDambzr7zzmU3MzeE1r7v
VU5PM16hT+EvQn3UqCvD2FClEueJKwLduRnMC+JRXX94iba98Er9Dm7GcsJUKUw/rG4iK/I3zRd4hzQ5kC60kJbS3YNJeU69p36rMLt+srREeixG+UGRZRq4
rvrv6q6+mZIpCc7woXehc2K6L93/AVmMPtblMw+pyNpKKgduwp7mkqC2yjoimSlihxJz4G5b/3QfFf4X46U5IbkxLDQzHFTfQqOlX5AQdYBJML3SKfSLxCtS
uYZX1aA25hrTj8/XXRBnCQb/Hwic2ZP9BXnk21z3FYmWPkFT+R4tdnvmJIuiYcdBdiGkkA5xabCdc5OZhupKkInk2jHlKMxudE+h+hmvs/8T1lknBc38J7Eb
2p1vZxxAmtnGJlyIYR8aOpm3lhF8lmWTNAjp0nATWebPIVMTP5oC0CI2UnPXm+h5j8xjY9hw9V9IMw3m+eafhtYYrrDXGLnhh6Y1IrHr0G3Mgmqr/025TYpG
e9aiyiUZn7gnnl2S3Ngd/qwtMsytm8rJ6hz8IDRV9Riab7kk0ibaf5TvIGwWGxhOU+VZ47U1X6wu9rTw7XNTVa+cWsmLxkInDAPItlAP9QH4KMGqZ1O/ilPJ
m1ys9SoBcElUJWWH8ZrjyAe2sMVstinUCmqsHuZTwKUQ7iyiQlkeyYch4lv5EMNmXaHvhW4I1bvyQ+0sZCI9U+t3dSEpMto6FR4n6iicM1VvNHzQ58GNmK1I
iDTDCuqfCVfMH3WXvLM13+sGEgvFVa5/IbfGoMs2rGK89A5+NF2WGkAWCNOgMcw9QWuWG6dGlKLplnL2aI0See3NFis09YE3ng9sF3I+soDtaOpU80XvRxbT
ee4xXj/ZwntefUkcxExCzrO9dvBie89j7x3irCZHk4h2T9nLx3v7sKlUtrZj7RryDjWgstD9MzTXK7fc9cRh9xJ2UCWUlTzo7kbfZO/wdepJzOnKhUFb/Mkg
S52NfNIP0m+qPe1MUSbDk3SzEmdQZvUpZAh0hJ8utWbsYpvAdP5hq37bxiIu7Xr+pnu17oa+XDjDL+E/MvnV24k9qgnWmfzjjHv6fMM1+K54sZ7VbyI26Gdb
OX4E00kciVQiMEcH9KbXSKypDE3lfwocUN339iLesZssEfw8Z4rhPHOErgh+vwrupg6yz1m4dYI0GA0EYvmRukIpEmnCGfyd6pP4274WqSMD5hZ5rX7R+rly
eB0KmY/RcZSBHRHoSZiqhqMrNLPIU2xfZ7HpfOqDlJoIeW0hYdySqLkDnarqilbUbq4LISbGhNd+MYQTf6Y25t7C66oLDAuIQdxlr1p8rvnmmaNLNrakvrB7
pMNcf/+LHd4WPNNMuA4tFrKYxdxvwng/zF8nn5DHt8dKu9E+6irxCfE/aTGLCUvEbkIE/582gR9Bf9M8dA3dQhBTkKP1kZ4TZmV6Tuw/QhntJjzCeyJXXCwd
k+76/8fZ654wE6ndTLJ4XPk39w8x2TAZbSasYCfQtu03hRjGLiTQfzBfkTl0qe+e2kkuY/g6pfCnS8P9z6RjCM5KP7CsMe9gf/V2pZeZYyUHe1/IYCZ6wqle
VEtdPLOs6qtutQhr6aSujU9VZQb33woyThrS7A60h5ETx9hIVZT5PjKc7Isch5yBYt1Dj5baSX4hBXUlcdG9hDpLDnNtpPvV701/K/wZuCx295+O3iN8Ef7z
Z1HD6Qd+XoJFA5vrT6QeQav9H1wHuBbVsP7PmiZN4mDIvZKpLH/QZI5nqbMJFesa62unSqVvQJvdTZgT5En3LPfz1PUGtHafcpp3GGzRw9DCOg+ZTISR+w1r
NNeNHHKW2F/7XdMffpAaBz1Gq/VZ6Gndo1qraxT7J9yQlpAaX/dA93H7V81bbpcGZXfxg+sSSDQ+i9tPdqMlpjPl4P5UzyW9MFizM7XczwjfaLn4f+9ZfEae
q1ok/kHe88yumOla6m5etzq1pbiP/T0ljqnzhQo3hFz+FTUxcRKB6kqQr76hzIuysbp+aHflaLozFKVxRJPN75Cvoa/QHiiVGJgmQ0bqlnBL0WxiH8P7LPo0
/VvPcmYD7TBVSmu2+70e6JZacrenaWUys4POTWoqnmJILpypF/OEYL7nl7Bbgvl1vKDmlWKywHFLhavMWPFXbrcwgIvhF0tl9GXOxzxly+gpwlaG43sKx/gq
Ll0YFlzv/fwCaZro488Jo7lF7Hv+DDOA99oTZHUyFT7YPsumsJXJ34KtwFbALIySfwIG4nWhMpkLa4qZ7KAtH2+FtcfeY5XAZ0AG4LJ48HfwO8gDU2QdZCMw
JZ4MrgKngpnYPRzEVtkOYR2xDOAT0BhzgDvwSqC97S2Qhz8FTuPjwO74KCBa1gL8TdYfi8FaYCRQC7TE48G9QBfwPrbaXohNBQZiufhsGRTG2CYAE4EnwHrA
6tBjEHjUkQEG8NfARdkx4F/5avAB0Bf8IGOw8Xg7nAJCsZG4W34V+4xNw2LwKuwOOBdbhS0E3wK9sENYJnYOeAxuBhbJxmIQsB2fgsXZCoEx4GBZiOxn2XLg
KD4EvwOulndwPMMigF/tc+R9gYMggvswDqsEk4BUELXV2iiQAg5iTvBvG2p3YM1wAR8EpOMoeBTYb9uEzwd7g5gtCxsGPsYvAJ+wR9hh20pgKzgbU2EJtqFA
Ap6LnQI0eAJ4BUcBCzAPi8KOyW2yziH7wroAMwENMBxPAdpgHqw/rgNj5eewOKAYGG3vg3fHFPZV9rbAKGwlHsBUwbttCqJANrgPeAMcBYqx3uA0IB47LjsJ
3MNCgCNAb/AZMNjxFZgUul8+EH8GhGOf8Z5YAfYCO4r9hIfJDoG38YGyWiwRO49hsgK8BCuxTwWe2kbjXYD18jtAOei2TcNOhZD4YDAMiJEFgJH4GPwS1hE4
jEXJ2jsyZYmyweAIvCkWjo3G2gCLsQuACuiI/Y0n4NttZXiyvBcwCbsIrLfpc7o6LuFrsfEhJuCI/K0sJni2H8EKCbaJDg2QDC4FVwMjsddAj+CVROJXARX2
Hdto2x28ztYABL7FOmCp8u94d3wCEIWNA4owEqTB3sGuUWNL7ZXYFIc62GtfgfZAX7w/mABsAZsC82UcaMGfg8OCnXUPm4EvA6Zi7WRTsWIwW2bBywEeWIv3
lU233cf+cmzCdjsm4XNlsTYvcAWPBfvm5DvcDpusFbA/2L0TMQH7BDTDbTiOdbWtwLoDadgWbBuglKHABFt+yG3ZVSwTiAG6A+ngfLAFsBEYKFto+xdsgceB
E8EjuBofV9A350IhIx8bvSk0dstGfK1tZoQn4kXBjLzfozwRgu2NY13o+pCRtvn2DfLH4f8p8iIey9ZG/RvxSFbg2JjzHuyf01zmKOTz/w2NlW0Lv4Q1ihii
KAeMYQmhR+3tgT3Bbjlp/4R9zsmQTZC9URRhjvxRBaEhnTd9KigHZ8jS8lXyWVhGyI2QHg4KN9j+VURFLCqcl3tYlpb3NH9mZKn8TgFdtKZAHj5GUef4joH5
kxQHQ1eEng/NKHKExZVA2G3Z27wJthEhXNTbsNDIc/jeiAbHy0bLoxJlCyNDw5SFP2GXHJfDu+QMxVaFb5T/Ej0H/BI6KKSHbGS4XMHZn+Q+lu0DwsM24q0V
UeBPea+xYbmD8znb3mB1ztrQnFkyt2ICcADIso3KLQ2bkmN0JOLJ4XewE/LpIWfye4BnQ8rsKXhGMekoBNcCa/KmhtYUZTleAzcVFfjMwmTHDYAF0rHSPNYW
m3vAfgnLCbmQ3zXvfm5fhz64Drq84NxypNiuAgFHR1vrEIXiRcg+hRF44DDa9SEFmA/gsFOyuTlLwltE5kVAm3U5i6PSi3NkM6ISMF1hR6C/YkLu3PD/yb+H
UIVtSnYXXwU0JU9KRhYeB187QhVLY95FjLN9k21QzAxtWmxQvJJ5w/bJzkfWhKWG97KPis53NA0ririveAnm5z7NWxX9zVYEjmrUO6J/gaawv3xssbXxE5kC
6xh+IiK76Brgxsc5/o2chw3M2QkUhp9T1DSS22vwaTJcjgKIwo5Vhg0JHxcyWnEsfF3hErz7lishX8EJjuScM8XLog44vhTo8IvYuLxHoYQjIuRTWJ+QkzEn
C1/aDipO5OYBJfl6oKTALhPypzt6KBLs1ZFKXIXPy/nsmCWz46NC8u1igRM7EKLGZmHx9l6292DHoiuyP7BL4POC/Pwn9pVFSQW6onVFrC20YG5+hOJIaBK4
Qj7WgSseYh+CvykNH2svyp1hbxNK4bdl5cGpPBqw4zPtlfhqW1ZBU0eNrHu001a4ZWHub/nN7K1ylkZX4Ly8iWKu4priOl4MHM37GccjTil2hz3E9kd8yHtk
Xx8ehi0L+WS7Gpy9gyJ/tjnBLNkZvFfkZMX8yNrQMmxM8e7QnsHJ1yAfbR9g+yi7nv+XQiFrAUTKtgA7sCyQAQpBBjwguweG2FOAvdgWsHtwtpbZLmBXADsQ
CbzB1mNW8AAO2LxgL3AkdgVzAomY0T5cNgdw2lPBTvgKYC+QCxyS/Yf7ZAh2Cl8PlIJPbT68ZwgkfwXg8jc2FbgLCAd6ghm4Cfsf0AHYhC0ArsvNwETZczwO
0GO98N+BYtkA7L79O9jB5sCXgpE2OneE4xaejV0E39mG26bhBlBpnwnMsK8HTI432Gn7MawIGIWfAu/LsvAK+wKZAIy0hQFH7KNCC4HlWAfwMbAAEAAz3tI2
C4jCy7FLWCewC7gSWwTIsHXAKqA/DgeZUQY2tcVg04HV2HKsCRYP/gQOBsoBT3DupdkeB9lxFt8PzgG+4iNsRPDYarAVlo0l2BmwEdYImwGsAQ+DuSAGzARj
wFfAmf9Pv/TgLrsETgKmAYuBeeAu7HaQS+fBAmyprD1mBBaA2pD7wZpvD3I3A9gFqGUVwSpQ2Kvgf//AegA5sjBZqOwn+xbsFoACV8F/gRWyWHwaMA+oAk5i
H/FlWG/ZnbBfQyNlt7FfbH7gGlgLwFgc7sLvgUdlg7ATWA2w2oYCy2XtgsYxFNwAPsBSwAzgN/CBbQX4RhaJDcEXYMuBE7ZkR6n8PB4vW4X9ZfsSsQzrIPsP
vOnYjS3N7S3zAltkDVgeLsceAk3xYlkU8By4Dki2RVhf2xrbKOwqFitfhYUFHWQuLlOcAxJCXmFVtotyRZDRE4BQezR+1f4WrLZX4TeDNIi19cM+5DTBHdif
+HK8ArsLvg0yrmtw/WT2bfIZsrN4a0wAG4csAExYLd46xC2LC3JqA9YWV2HjAQ4cAGQB/cDoII/CwAp5E7AIHyvbBVzA+9vD7VE4II8C3gKvMBYcbCsFEnER
vGm345FgLP7e1gScirUMaY5NkU2XLQGnApeA9GBvt7YdyMXwxNwNjljbr/gC8AI+Ci8NsniJbRlgtm/GPfhvNgPWD8sOesFtWRNZGG7G1uI5WADvjLfBtOBR
bDCwCssOGsNPoNFeFVIEDAb+wNPBd40uNQ7Ett5yt1hVvFiR3ahN0J4KZWttVN6v8iWyKQ4kJCqUDz+TN87G5LVRDMwPFG6PkMv6RnwKGSYvUYRGoFF3wFch
q7GGzbfzQnP/tHuKvfkt8+Lz/ifT2v7GSWAQvtVRhM0JOsf1iF25Ksc7x9kCLmxJxG1FNugBboXgIfnhhLyvbFjoG1lMrlH+U+EfBRsKqvLzc3oWNHKctHWL
PF7UR5GjyItKKH6rOFGsiuoYejsmumBT6LYSW1ScvRV4BMuNeRxiia3CNkTMcTR1jCnJi25jGxp1yz4hZGPJnfzwKH9Iaqgk3xC84+f43tCXis+2FwUTFV0U
38KWy235vSKeF/QDW+Sdc3B5EQUJOacjMoBY+/4cS/HewoH25uFRRUUKQ/hRh0FxDRfDpzlUuWXRrrBAQUbBCXkOMFqRh88LPRx5E+9pZ3JXh9zAJxVlywOh
/fJbh2YXfLKV5KXmKwo+5Drtemw6nmmbnXM4n1GkhSvkTYHU4nbg5ZxDwMiIZXlXS9YoPgJ7Qn1gh9yf7f9EhYZURg7N3QOGgivxeRGXHe3wKscXrFGkPHqQ
rH30BuAj/kp+LZLABuVX4D3yO8izIx25FyL6RP4Slho5Edhp/5qbgIXnV0dHlYRFtMtpFOQC7kjKf2yTQt/lrZQZI9KLdQX38m7mFOUPz6HzlwCJ4JyC0iJh
8/vCmCit/NjmE4pZjbyyjeF50R+Kfw1b5XikuBEdU/RV8SjydoS1WB9aGF0vB+3n8b6Km5jdXh7RUn457FZBtFxWGFEcE31WsSq/j0JjD3EcBU8AWOF4+a/2
Rg63bEHBS2B3+AjwA/iz/aliN7As1OK4nDcmH8eToqACY3ibyLXhYaGDIpSyW2AxPh1jwBOh58OmRk4tjHU8ssfJ59qPh0/P+4RNlqWEHgRPNVJGK6NDotMj
z8t2NSoNzQer8ILcbnI4ehU+B99tnxV9JW9C/m1sG5YadSfsTORDzBuTmVcley97DSpDw2SnckNCN8m/AMZGzQrNjSJz70ZNjl5eFBW9v+iD4jQWEvEp52aj
EXijaATsjP+Xv9ExUDbf8a+NduwGrLK9wMyc1iEtQ6fj++yfZJW2LbYE2TFZl4jzxd/tR/Nv2KfYCcyNL807GNGjoFWTkTFoxJeQiNj/mz66CD5qXt6N/NeF
9SERthZRTbaMzeUi2zie57eRV4f0LXgekhtaEV4ZcbLRWvvIsPuNGttvRv7IKQjWJyy/U1S9om3BzpK2BaijtXxKfrrteoEiyKkTiod5DLgidEaOBgQLA/ne
6M6510Ieh44uPAdSEQfB0BA1ODj3i+OHogR3F/aP/qPoksIZcqHR9eg/wndGSXmHCx+HjyhNi+2xSVY0KccVEemIiVmVmxT50qaXVeeNKGof17s4vbSRvU/0
3sj0vFel03Jbxs4qHZFjjnkW80q2JeZAcb09Llojiy4eWrAdfxdebG8TchlfjUGKE5g+zFhoAnYCniIl2CDnFCWbxmw5WdBQ8K/sasSi8NYhAoiFj8e3hd8J
AxwjQj9gUwpcxd0bn8tLKN5TfK8otegTeDzns+3XsLGhWKhaNjp0mH1VPiWLyNsftqkgK0i8+saN7fEFLXO8ef+PI6sOkNr6uu+9yCQzGdudNdzdiru7uxZ3
Ka7F3ntJJslMRnd2YXEKBYq7u0NxK1KsWIGWluL+5ff9sTshk9x377l2znKIYuBXalDZpmlzzb/8pY1DWlL4LJoi55FessP5dP6O3Eraoy8lo8XZ8CTKy7YM
LtPfh7O08jAdsEJBqbp/pbzL9lH8K/LYaG0xl99BIf9qpoOyi8kbbupqFIjaC7kZVMQ1xLzB/RH4QIeHchwMGSnUgrVRmnafDOcYQQ/kCBvkcQ7GYtt/2R7j
frRbpKTf48zSL+BNVlbCpi9Q1RsOPIo10as69ju97hPCrGBe/RWfKmTjv0h+fEyryrUXBzBrpaJiZugf+3L62r5RvocL4NOcEmpj11Bea3blM9fZ+eCjcBGS
3/XG3sO1in4BNUl751azTPSOqpAC6nXPeuhlq2Ez9Ekrjj8wbbgreB1qJ9T35+UbibOMXYGWoV2R6voUMt72ikuD3fwtaDtjvF6EFJdHBFbBh1I+//RwwFxN
a4QfmGv5ZeIc0+f+TlwuvObeqimyRspzb/FhZZvtV6Mau4DvDx7ASbYuYIF+hZQSd9tbSy/5Yva5ti6RFThCP4hN/AViLyOleQdcx4+zDeDf0MLGM3WZvyHZ
jjlQQ7mtPUe7tBH2js4wCanL6Bl9Jx+F2zQUciqLSVUaZvaYz0NtnbfZe0ITbR2cov+Z5czwR1TvzESFcK4YN6doshqZ6o1GM6NDUkW7MynuXBVobGe5qrHC
7lz2WcHtfhQ7Rm6ELoYqOYXsU66Z+mhukfew9zh3zXcpMNMTylIT9zNvRp8lz4qdMSdl1nAV05+4egZrZKZGmtEe8SlRFBsYKxn9yfM9Uy6SLS0iHdQLhse+
Q/qFvGX7qNfSGqf8a6+aKJBc21nRmxVtFK2RWTM7bw6J95ibN+gNXk+6nrU/abNDixYy/M4t6jd3Kb5lVE6sketzp+L7wOOEPVJGuhBDTjG2NHtA4u/M9GAi
4fHWt++MCM7czqluQ+4itJXHJl1BC5Nd0RzPCOYxvBy/HO5qvvT6sr4PtYs28lWKNset3QP9znjMOSTmjm3VHoArjln8jvjEUCJ4OXYmsjBcIOlGyiuvJ0qS
KocKiavlCcbl2Gz3p0iLpOHkXPRULB67FjktFTJL2XpF7wQXaaWkLqH9epXgz46tlpK8JWz1Pgo+S22V9CRX9+jLJHd8SWbeyFdpky0DFNS8+sNwfc9DqWF6
Nd/W6NmsGnNmpp1PQsqbzK0xax/GhhkVktp5yoQrOpv7J/q6pZyJlre1Tprt6ZgA8W3J680qeUenw3gwZWAYpuyKp83ZFf0gDxabx5vRgkbvrLmZU83V8Yqm
I8smcWkVfReSO6ePiDVX9ngni795fnSuSGLQfN/FaLbPldM7PVdiKSnqLxkblRQxc3t2p/4Sz8pKDZb3rTcOJO8Mn4mcCvYE78P14Csz1TXI/ch8kNo9/olN
T1ke2hydlXI/O1doS3ZWvEuwrK9xZGVapawx9irxK9LBcD9ZFKpHnDKTOGnvnLURf+epHT4kgch2c6sPRNwJ2fGnMD5WNDEybVNkfLi6rw6pZd/IOp35pZv6
ueilSGq0b7zUnIB7V8ox7xTpeyvbKWqu1PP8iGjc89R1PRb0PoiuiE1i+ifbU6KetomfsybENiRO+FplVsclsirEoP1LNF98S3Isk7cf9O71Toz/Gy0zv2jm
wuTHkcaRNixJHeYrkmiSYri+hl4nGsRqh3ZEmoq7xV+8dldx+Yyza+KOZ42ZlHxNGh0+qD9g14Rny7vNl2nArJYyIrlydG+gJneadst4QrZm/RKpFuvnzT8n
T/YgQ/JQdoP9AJqQVSOra9Iw3wMzb/pWNchLRu1EV2cNsNpb3FvOfdzNmpwG1Vr0fNgVrmW8iOzMfKDfj34Xy8/+HT4dr8kOA9thtvmdPCr0Z+S8WsVRFc+1
b1C7MBtczd1znCfgnyldg5fEj2pMDKnNHF/MuR6nOSvwlAyNTxH3YylQ0H8/fMg/jvuCyiZJ8QpCV98EdkYo6IURKg0J/iKNn3s4+RDyowOZzZxf4zciPm+N
lBJmqcgCdyYkRkCr7R1nMom9mpC0w9siLZC6M1IDVkMzQ50C552PzdrsaWFiuIr+Objccyo4gZ3omiJ909dHS/KV9B5ZnV0jfL84iX25p650kJ8XuxXKnaka
uVw9veXj5cPzYuVjO+ltx7VYhque9NlkhOGef4S+SsXIXWByu5OOev4QykcK0G1OJr2vp1fym+gh9+jgXf20vbCwgCsZnEjHRWsHyoPJWirl7dWDp82S0dvB
HToJd5SKRaq5KycFdZ85U0vy/wDHJ7yOIWSoe5Xgzaobemw+Qkgow9/zlo1sZnbo7f1c9GCkGyclhVIPidFQx/h/WEH9VeQrZjrjK0NJngopK7PLe0/HrgVD
+tPQ9njrcKl4eed11zFHBZ4jG6WqiSHeXraKsbmhL9I4oavU0N0+VjZzTs6KaI/Qg9iJ4KXMp+DPlN+FytqzyA7UK2mheN07fl7lzAxP2VgtYAvl85dyFfXX
cuVk1XXN10PWlNoQvepvnfxAMj3FXdOzNoeqRtyhl7H19jKJ5va5UTFbjCYieuRIdB5yZg1UM0Nt07bG8oXvuJfxMDzfvJJ8OTQ++nvaHT2X/xf/LNOULhof
Xd7E0tAW9afoasErtmfP41xotzuDtdv7xYrKQ2ONOOopLzRM8cYSme2yUqJvQ0HbXXtZ/kzqp8wa3nyZ1aP1ffK8dQmvr3PWYt8S/VfPJvcl9zFjinugMCF+
J7FdKmzWzUpKXeVLz5wXW+D97LuamT/5mmuyNCmpuOdSopnLLiF9hVnAPc3jio7GdnOWiWLNI39KH+NI3opO+qfq28jRcHtbp+iFwIRo2+zZKSscL8wlgbe2
i6htdCD/MNI2uths5foxvEpvYPyr/BSdzzRwHA988ncxe5t3+W7EqUwKLOeLyw3YQ8LAwCTPLcfJQFm+Fhxgca1l9pXC9OBNZg7jMb8queBj2c1vAq34x2RF
cD3whgYIp/S6zK94vXuMudW2Xp7i+Jd8s/mDnfRyQnnwEMXlUoqBj3Al8FhuYcRPcnGLNJ/0o1EmUi1YkPnRvGI/aeXI0oPmZaWcUcyZItbCj00Mt7ra2H9U
SgplxNLhy4FVxjLnyLDqagMaGgPVcrEnoQKxwrRX+Dj3IbQq3C1yJthf2AcUfYI6UXsaHOB/ZdPtKySdy3FMB9nmZWES24EPcs3k6/bVusyo4nm9knHCVoA5
wL0Q7gslnFX0Sfph+3rmT+czkKP30lY784Tqiq3UCvIRvgb/wfgT/qoajEL36zbbCOoN7HAxrqvcXNwl0kx6ie7TDn6fVlsfyETwFTABTVHmg6BQTP3A2Pnl
zH9qq8BwfJG+NLvQj8JPclfXaVzd1s2/QTrr6hiUJUVfI1SKbop7Ih95VuiJffiWeE/7IvaDX5R2gp3fqa2L3lUbBmcyS4SgU8Ge0BpBiK5lWkrJchO5mL6F
qwGmMju5d+Id/m80ls3GQRDj9+P2SjXcU1ZoX6Ol7az0fbCweSpw3ygUeIInGpiM12HoFmnqeeW85Vgbuk36Sbu5PQFR66J/Vv4IyOxA/Sm7Cn7iy7JuORVq
CjR+Fur4j7PF0XH4V7C2nuzfEG1uHhHyCV3wQakh1wMSexHBhnNLVfh1/ApjOSjibkXzi5MZt9BcrsnnDabCe3JZozl/CwSc7YMznYWlYyYv5RabRa6EHJGa
KtJzORT/f2SI+SCwUdvDzXWstq+WxkipeISjnlEjVDmKjDT/ORH4//CvgEFXD0cHx2ltpLlX3RPaoA8MnELDaZZrcqii3U/y6rn0QKiIsEVaoi4LFXcmojuM
ofESUle2mPko1Ck4wHGOfMNuebt/CJPPlkfeSnIzy2lv/b3UkemDZwbWSMlwdeBXJSgb/BD6kq8esOHVZi+2RigmNmYvax4UIp/YRTQaGmhr5x8U+gX85Mtl
vA3Pj04LlqElwz87eyVHzEnmB5Ts6YFH2b+Qk0p+bZH9pnGfaUsyjFzGA3suJPK3oidcRdivzgbB4aFqnirh6pG13rZcAXG6WDsStJd2ucW6Zll9hqusq6u/
JFPdzuqDwA1xrN4Olnak6FuRwpZyltF+lmrgFfw4ro47oiXB33B2+IN5Hn3HXsWzdBbeom2SKjt3xqXoEf9iGpXy2Pqzi+ANs1csg1lGe+NlSLHNhh7fFvO+
dMkc7c5xz4y+dhw0SoTHBpB4hN0S+mB7Zu/kiuqpjOmcqo8QTf4xztFqCy20N9IRb07gir4nuB1/MjfoowMN5Bf2K3ph/z+Otf7hSiN5XwjqKFBZyxOZbBQ0
GrseKMWDTuf8aFspy7wLqwSfihna20CE7U08wX5GDq6t3mW3yo0Fg5ltfw87qkftYwMD/SPZ5rZs7ZBaHu9TP+tb7D0NtytbmeceFegnrtVLOlNiT8iR8FEj
jB6rS3Br5kGwpbhfagIH+fujrJQGnt2e3Ill9Kajh388eQ23CdnaMKsu+7nvu+6zwMSh6bFrZFPoeuAvp4v9Q1mudaZlQFmiRsPmMGk3HmFcCaUwh22bAzNU
Oxztnxm+FCocfqtnmTX5Hh4bo/gfumH0YzglVA1noUKhLbaw4513CPwml3HNDHxxdDCPGmX0/fhW+K0bxUIxX2Z++ShfO1gBfDUvM4yjgeJUvmkL9NZwl62+
Ocr7JjGU1jKneDoHvjlHip28LuGip6zQ0FnYWdZ9zdMzMiDSJzTa+za6PNg9+R/nDSl/cFo0RdntGKsUCWXoc8KjzM+ut+FX6F/ju8gxKdW+2HPUu9nYH6qu
DTHe+BU7cjb27JGq+R+HZnHLjHqulTCDmeZ/6WpLftIGGbmDvwmGtk+vErDzu1kcKC4vCbKgM5CZ5Y6Fnj58x6ANLva448Oi140u4cvG0KQxbqctT7iL/6at
ZsSujbEvcX+wN2cG6hnmHtsScoxDUlMtYRxA26W+kmRITG52RGBCeInkwAnTiL8NaeABk2XucP3tXevKg1sE1kanhNrqGwK9fWAB9DTKyJNx0Zs3USbtRBTA
Ts42KRWlas4+KX30onO3R9+lTvcuEzqJ02NH0EJnSqSbdlRqkBnPOhmem1TAe8JYTs75cvmaJCpIiVCuzFW+4jm3skrFL5LO5hTXfnd+3yThTexSUjvf4NgP
0blxMdE03lr76mTDTn6Lp69Ylb7G52z/eds6z4lS1BepM6e3YYsf8bZKeuFPmvPKtZBzxqMJM6U810jr7ItkNssUouWEeNZdr9sj5pxQ2yS/dt+2FUlKT72b
czipSa6k7IKpzqwD0tjEknib7NMhNvtoco/sIfNX2asmD53bPHuU18yskOhuGqCUNDqeLzrXcy4+kRsenJx4hl87OkRf+GYlt0n5mp3lE5KnJF5EgonB4rb4
cv9m35BQb3YmvOhZajuauJn9S+auXD+GNiXfdNf2DXV9dRcNnE50cLV2V8/cmXyNa+GdLy2a0yWllKdV7JsJE2ysc1xNauDuF3Wll3GtS/ucXdlTKHVgVoOA
ktUzKrricZQyCdVJfeh8ZFue7Yo21GeLK6VX8+fOaZ1+zvZLrsq+45EbBX3JX7woui1RNLLVdUPaHHsn1PU8RXOipaNV5h7yvU+T51XNPTexOun93DspP6f9
mz3ANz1abt6H7LqRg5knXC5DjhmxxdG/Ag3j3mSYZ7Pjb/fZ5PxzSzMO/n5iuDee6D83kLCl3vReSf07sSyRkd3VY4/8PHdGSsl5fRySuTkRSWSmD40u8Mrx
/n4++158QvI9tCS5qDTGbOd5KifF7Pbhot1xbr7qiSYtyjs7e3fWH1l55uRLlrIexvp417m/Jrt9/LwL8VmOkDc9Lpn12KXB15mZaePcvPE5Ujoq2NYmLzbf
Bp8kSkrjEyMD7RMFzKvRryk1fS2jPdNyyT+llU4aHxATRtpOxwGhqrgni815O1dKOiRVTn0eeJQ2O3EwNjzbm+zOnu6+lD46aZdvXOar2OIkHOwwt3/SysRz
JhI5ZR6Ms86RdLfvgneAj/UmomH71azK7sw50Uxzbm9zqLNedrn0nxU+mBOJZVxmq8eXZBezpnW++Aumocclnc8c4tmXvNbYlbzXuTT9RfBn74yUo9FfXN+k
e1rPlK4pxdN6pszM+2NO1DXHrOnow1xAW+x1hQckDAuyRfkRbD1Yg/uPlKMf6CpwgjlIAvAL9xkXAZ9IdfCeAPkDhf5OcA3g6TuS188QoNjVqupHHJWT5Zdy
fXIYbpCv0Zh8lgzFZ2F/fJKZx+6V5zHzcA71coPBDJwDFimjaIC+RavpUVIDmvgbvARWMMnwf/8jth3fBev5PngVzMEl0SZ5P/iKCoNWger+I/xRS3H8Sl+h
dVwjtrHaS6nJDMS1IKN7aQGhiezUolpZNJUrxCSBPKg4eEpPwPKwCTyDGnNO9V/lHbONTcOVaACUl7NJBjcf9sHV0UL/MtRa2ckukXuj/exYfwc6Wy+qHuXa
g2k2iVSAy5n6TDvlgT8Cn5MYqgl/pCY3BynMTPgUlMOPLc39Ec+HtdAoMofLLTvQZdqCdCCtFTf6U4mylfFL2QdrqF8BInH0ClyDKWQGacz8hzaTMtZb20AO
RqACxbg8DOJFah34s/8Gs5sMwM9JSVANf8cWEVYAAl9zGzif/kr9nRRi/yYF2Xv0MT4jY/SWXtHi7FExB95G3ZnusC1dhFzwPbXDzsCGhzCFwQ9gMwNgWJ5M
loHiTHF6jXYAJel7/Bdcjq6TR2gE9oOmZJstlVxmfbQSdGibYHvwA2VtLyDHZMv1SDg0gm/pj9mv+zvJYaUHStBHeB88KHelg+hmfNCWB6xlfGQwLIvqcmuZ
JsSttAFelFfoyiwjg/jOYBhuhhbLM5ia1MbexWtgCDhJHvYb2KDZuCdab9gG9pKXI4fQR6vI3VVOwZ3oNSiraqi21pAOo1PYYvAbk8TUAwvAFEhpAbKdb8dO
wKOZRfJBck+eRmeQ+oGleK//H+EG4uH3rCrc5+aDMuAffS3IT+aTtrQsXMz3lBGuTP7mfepfOF25jT1qM/wr+At8839RKqldWYXpASPMNPATjAlHQBiE6WHb
z3QkqQe9cAxTG8hghlySemSoR8EIdEy9zHQFFbjtZAwOyBeYMWCrXBk/FAup8/3DmOf+a7qiuOlhvBv/F/zZ3OKUA9bespT2Vu2Rc60w21GVTtZNcNLIF1jF
c9IAnMSdA5ttu229tbdwOLvb/jsQgveVuL5aKIJWG0f5r8jPIXOAcliIq43Z68EHsBRsr6/gpwUbgq5gMK0S2CFXw6dDjch0NMbGy4a9laNSMF1NBWWVD8w2
vw3dwkuZMDoLlgZeu1z6FuO0PxdtxG2zzQ9CneFP81PEqeINGIDbg7eBHryF65NGwa2yx9ikUF1DmvrB3k7zGSf07+gOEqXvzCt6WzyX3R1YbhwITghf4i6B
7vQl5pS38kqwDqeZVbQdaLq2B3XnCsHdWnGbh5mjZikaZXnVHBZsYiSBCXAg3o+W2agm2x6B+mg39wDcFq+TkVoj/DKgcD9rm3ANfQ/N1lurk/VbIGJ25cpw
XehlRYN1yHqZ14+AYcQBw/5/wXL2i7qG3EaTaG3aHp82Wuu3hP6RONNCL8CsVbLZz2QI+Us5SX6U5ylD/NvZ5/6bpC77le2ME44LoJ0IjL/0XuiVOFD9h99M
PqrbaBQ+sfWlxfReSi3HeJ0xx4dirrqe9+w6pqs/ImZw5bh10k9MIf0z+SEcR73s12webIPLpGXyGEUSftO7okx8yr4M/cBusNWUWPGSOsaWrR8GFRyXSS1n
N30cMyXwxlzD7/c4wSuzovJal2zb6QCFh6XMNngfbaC2YkbLs5iW8BO5D0+oV7mB2kn9N6ww481PgQ76Yf+1CAy2tbW0ecUZwmKhQmh34L3QyvI4RSmrF2Ke
Bq9pl4JF9SrKdXtJfaM8RDkQeGx8ZKmZT50aeEt7gIF6P8dL8w5qrydIKmkJM6CmmuJ73AlWUwvBZOaJNkffIA0x2oFaxhm2gwrM7oFu9IX8SOwpDGRcgY3G
Er50+IDQwGxscu4BoTQpO9RF3ca0Zir7F2hnhRRc3djGrIFzYY/gP/JV5lmwivMReix75Q1CF+4q3KT+Jtq4nuoxxqRLYY6wWxHJJeEmeMCWQ7MDH1CmWgyK
sup/SFsy7XEGiCl9mPVy1CgnPeB/D3ZSOO0Lu8B5N5RX+T7aODTAtcU5iH0bkaWfpbDd4dTFYWm/Gr9ntsB5xJKu8cE3Yt9QTW+qO10YGb4aTQsJ4YP+XnIT
e3fpWuQubeh7bt/LXhUW6WmpI10/Zu0G6dJK3auvY3eHGGaEbIRmqhnRs9qslKh7tf1t6F5SD7MyScO35bHAZf9gX48uy43suno9+XCsmN41sCNFDHHJOuwb
/jnrq+cGeepbG30Wc4XWxY5yd9yd4+1tjZwx+QpbnGln1DOnZ1YS5wfTMgamn/apSbukYq7trryx0uaTlDRfg7Tu3kah9Y7Vwdbmqmg1aU3Su8ABvmTsB/dU
qb4EolUdq1yrAqozX3CU1CFzQtyOpOhl9bRYKdIz64XnB6OCuU8rECkhBs0axkn5D3aiJ9311PHFv8UdYNaGzoqVzO7KRvG6UD8iyI54U26TOQNuNxvyp/Sp
khkaFR9J6ppfYW/thR6ReeciFxNzo/pguRkSCWgK+4hHpMrx3cxRs4DrnlEgcgDniU7RRiuS/L1+T59iqJ6x3tHuaYmpnhz9jVBQuxo7To6xxd3J4d5JNFId
5kUjcdH4yahdveObHc72PY79FouI7tQuLPY1T1/jveKeknA7dLNYPKDD+HgpWSkPinqrM8vd6939jDOoIGOznzGuS7XVdzHW/NdTz7hoMpEaXMzZNLNCcivf
M7aQ15VySPwUSEehWJJSwDfAvs8TNj9694V3C40it8x8zpbh056NgfZCLWl6aIY/IfYINPa+NHpksZ6LtoOZu1L+ttcMVMCzssobfwJbqH1wjhRLLNRhbJaX
j34LVQptB2FfqUh+/pDYRXkmXI2OIeeEi7G1sLL0MFwXNNWGkK+SU1wk/sdtivQNXDc6iLFMu3Am5Ao9FIfFDyuFxLL0tvkx3sFoanagflPlprr/0Fhed3bE
j4NXI4L/N291fyfXuMRmMyMzMzqYvg0vFytJBV2p0hTHH6C1Vtbc52seqSPmSSmXVX1OTeNEZi+9lscHZsQ2RLZmHgvc9w4WasSQu5A2WzgReC0t9mwzlnDp
gQn8OzCEn+jqHRxo5HL9x4zwifQ/qbZ3KVsk2QgXkEp6aNzN30kv4v/XtTz5TjZkaqDZanY87n4cKW3eVLMcLk/flOXhhabTk25yaifP2kgV33+ed9zv3m+h
Irbn7jeRErSMflQ9Gq0ppgcLimsTdbw3eYf7gpEP7eF7hOuFWroGWYr/oHrR6c7Ojhw2m0ln+HHBO/HRmVslBzuZXWf/bOaXnK4LjpvBZOel5OGRS87qQYf9
F9kZv+78PilP6pW4kZw3O3dyx+gN4UXq2PSItMmTkCrps2H+rEnhmUk1A3sS7qx+2QuzJ8c6e3pHl6XJ5EJE921Lbp20K/5X6j59brR99IwJJU1unXzBSUMn
4u08DrOuoJpTgQjHBzqqj8IudzvP4KzhsGrkeVb7SP/ET6iOWTDIh77XF0R/jNwN33ZF452D+/Q+/tOxM75O/HnHBDNf9LLRK9rBVs45KeluYJr9hLRSexkd
79WE1ETNzC5yh9BfkYi/b2Y9p4LC4a+RZXodF5KvBdeF7JGFMvVEUUSd5GlmX8ds83XG2UYH6ZajRFSLno+e955yN/PNTOQPZcVTIz9mXYg8ikxNL2UToj/F
V5pdEtcia7zH4+djw5Mn01nmcfNp9qicCNoduhdt5LIlavpyJf4RAplydFjY8K0Fs6OWZvXtoO2dHbLSMsfQCymC69csHG7jORvN73uXmJaR31XC3dNTOXDR
fTNkamIszXso2jipa2yDq7En5G2YNi/5adJH9mZSDWdq5kZ70/SBzOroJDYtUSAcDiiJaeHSZmlf99Ak1i25+Sz/E8d5758Jr/2vxDrPnkhyLNkxM/Eu0Eca
4l7rGRbp6/k9wsQehx+69sb7eH1G39S5iXioJNdJOOmpJjFSHU8hcsKRsGdFKjkvZe5KauFKzhyWuCGccwUjR3Ql3kZ3RnvHY+6GsZ+SGvlqBPq77Mk2/Vtg
KDqTSMlsSV2m1xUOCWbVIJV7RTrS+SGktVN9kuQd5iyiNTF+1hc4Z3FvlO/mrGc6mm+N9uEbrpMpE90FnK5QIfNa0nzforSc6LFoftglqXq4vNrFW97zVgr5
+0lrhbGhI/oqcCNzuNMhlTeHxJ9EfooKJOE7EK5JyoOX3iopvkBV15CkkN5QPh1tGa+otNVn0OVqsjacQ0x+0lxkSQ7TSEmHfdjBXC3/XRwAz+gOuQ27llkA
S/urkXugF/6MRv9vSyu5mSs0aO3XnfimxVzzwT+Za0pYr2A7zPTDLzEhkvwcH6eNmNW0HHOfUlIs8ErtTPeTPKAw/aD+h46S5mQzOA7OY7vF6Y+DyaCc4zhZ
xd9CzxkVzQcyPcj/xDj9LWkFkQ3W8YtCEbYzktgTnJuc0F/QL7gy/Y0WB/lsU9lLckEwiW2rXJHDcDdsAn7AEwN/KflZPrCcNFTf0clMwHZHbcdfYO+AO2we
sATLJJfFJaeq92FQdbFv5MHcSCaXvIKK5iF1onpV6aSrdLrF3G4xZZlpFIOnUOcA+z2ZhbvYOjA9wUdmIbcSd0frQCsLo19JTHlpsd/2+E/SGnUHPeVittXk
b1IVj5QhmQUf4IJgLwnC4SAKrqP3cBa7kGYr5UACd8Gt4G39d9APH2Q74by4KzJlSv7ANZTf8VS2tVxM5kEBPIdcwirbStvELKEdLQ27Fx0CS5V5ZJ/4xDaM
iRlx5aJawab4L+Matm50LikuZ9t95khlCz0J6+sn2TR6Vb1vaUzqz6Y5xi4yEGjKbsVFy9Hn7FbwB9OW+UCRGgMb+JuouvrA34B5jUqZfXSGm6E3hTk0Jl5U
Kmvt2R/pKHmf7pQn6ouZavwQ7Fb24Il0MP6ezGS+py9BBaGUIwBsNiCVoclKKYv/quInG2usp8thd4awK3BdPYN6yFdlNO0shuWeuKD6r78u41aXwaPyCLgO
tEEMUxceRxzeSxqRiNEdjWSO2HbAXQAqOWiBzCm7/DuZv8hGYsgtQArerS8GVeXH6mLmGCv7+8J9dBv+wA1EEM2Dj3FV8hncVJorg5VJtCBorbLieTmFrpbT
uCxyge2OIRmmaGpzvpA8k72O+pqydhh/UKuCAWghLi73hIW4jrgtl8C3qMr+bkVAlb2oKt0JV6hPSQ7XDz+n/Zh+qAVaDnhSz4ja4oQ1M9AeVEh+I/eArWB3
PFfIAx+gCZoLTmXugmZ0Lfjir4g7KqXw30TxtwDTSII+Qy3RGrwZQPof/gEnoQewDP6I8sob0VY0ECGcn6yRneAmHAqjTHN+FqjENAT9oFO9Sa+CL+A9/g5t
YCwdC74w+8FnPJ++gt/D97AWTMZjcFWcjfMCE4wmLNjIzoM18SClnFxAGQYQu4Gkwj5wDnzID0Td0FpIaGetKqkFCst7iQq8ahNSmxQHr6GMCPqXeQGXsfVB
OdrF/5JJhT+Bv6kXBf0/ol9BG9tA2g/ZqZsJwyCdQQ+Bw2Qon86thrnkCBmFQ2gw/I20g6XET2SQWoL2lhvKN8hC7KajlHRyiwyjW+S2lq57DC/ShrQzbg8Z
fN96bxhTmFwG7cl9/IruIR3BRvwUtQEu0JwMpz3wZtQWrYI+fBV5QTJcRouBZWA6YJgTaJncX1mGf1BvoTZ4Gf6PNMJ/kFxkFGlAaqHvSHGs4MG4FPbSTfQS
Oxblg/nZH+RzMoUd4VOygfnDX4QOw/fl7aA0noOqA03egccICGyDPnmxVofkRvtpadJQOYDOWv1zRdsK6ipDyHVcDD4nj3AO7E4PkEdwKO4FvagGHYS34NVy
FytmmS3F1ZPfksZkG/oBjCJeXAF2xU5ymmmuDMWFtPt0jqX+LuHWaKU+muSB8zGHa5FT4AgUlKZ4Mq6IvfJp0IFMltNIbtzUeOQvAKbixsoAVA9sw7mZgqQt
aQ+HK1NBHpuLNEA98AYwB7DYhZeCC8SuPAQdmeFkACyNc+OKoILehcxnC9ORIAFr0wGMCWxkG1hKn4JToIa8FewkPCmKp6GTsJpwB63CuelMnoLRyg6wnhtN
w3I/dr01EzNpHaY0XMsWJWdAKyY3egG74R6oE73GTAVHQQ14iPlFGeuvpKw35ps1tcWKzN4F+fQe6JjlUUHUnCbTt7A1c8yK4A2ujtfSaoDHowAgTeBgsB0r
sDxR5I5kMGwJb4M/mZP4ndVXt0gSXAnvwid4V6iSUR28kBs4B+n/2Wv7D7Bh3cFpyjx1rCOPEMHpAuTHG0PhA9sjLT+ZZVVeOVtleJXtyWTieuxHfyt1Dr2A
cwyn0lmbz3bFSDvnn8rcBA2F2doEjmEj2jLc3e8CE7TnuJXyjbRBJ+TtbGkmRX4kV7eVUf8lF0BNVVTLoHzoH4KZe7SnLVv+qk9kxgV60yaiigbLF8U02Mfa
eY+M1cZ0rrL9mT0DnSFHuQZCHSs7EqxJmsiVUa9AIXu2qgW2+de5GyqnJICW2mXUyFFBW0STxNNQhcnkM1otpsOWuCTbRt1kPEC3jDU6FywbMCx1Vk15bR6D
mzhN9YSmCF3lGfzIQK3geHWFWI4vSEeKJeBHupb8iDpr90AZsZ00TSrsGKK3Icek3fRf1EcmJMZGyGI4gDYnH8GPpIhaRngquZTVOBXnMN1pbVyaVMPf0WHg
KtMHX4RnwD6cSxtLu8DTaDBtzGA9QHLIMTmZTTMWgz/IW34WpPox1JZbyiwUiwjVtKNwLb+ae2qMVNfr/fET8INWz0DoFoD6J7LX/lG5rgcjjegn+Y56kbsr
LDKeGduZNUIHeFyKyMfUYnJRJ6/3gA+YRnJVOIBp4tfAZzpa/w0OIzf5fozuYs0k5YDRzMgBdRi7/z9mvz6F2+Q/LLZA8VBf6HfvMm7hzf7nwlt2OhoXqKcO
NvuQJrQyzgO+4Two1Z8lH0Oj4Fvlv3ATdF6bRVcYDrpB74MjVLDfV8qhoDLKMVMdqheUvtJs1ad1MsbhZPaMltvYqs8nY9i5cCM+QtayrfFF4RycqOfFB8gE
oQrncUb5msz3jpKQaA1wb323IrEmycXXtf2tFrW3Mh3E44CBATBvqA2qSD227pzCpmlVxGl4jv4SplGbkYHSgvupJHbTl+pT+V/YYWxAyTZGqxdgVfqCFlIq
sB2CNka296Y1UDO1EMhUTtPjYmvSBdQMcsFs5gz6i7tEy2v76UHxrvaevECp4j2up7ycE/WiBGgS7aIvD+z397dPtvVnFunQ2ZB9ZLG26bQmY7BdSWVcEmwE
XVESrEpYOBB2hUnkIihASmFBngQ6gp7wLuiGk+ALUA/3hSvxeJADy4FraC7MC5rhNFCXfA+30FKgI9IQa82kyuQwmI9fW9zHi1fj7YAACeTC78EA8MT65isc
h2fgC9Zkm2ht93zYgQuDn60+mYGb4rVkKpgKC8Ap2IUqwVVYJxAIOBUeJ0XQBPwMhwhiKuNbsBbIjzsxPcBd0BzlYXJIH9ASVoaX0E1cybpqCoKsDXy2+Ngx
UA67STbuA+bhZQCCF6AttuNUgHErXJZWhCLm4Qk0AHrgUFQEVAMjyXhSFTUFNtANTKSz8QS8F3QH9cA+FAI7LEsF8J+gKF5Hm8GSUIRJYDbJsnZVDrhKtuHf
sQYKgZWW/Y6AARVwbZAXXgF70DZQ1poB2RhiJ7DTh1aU0/ALa2NWsDbcAtIdFKQLcC35HpDxAMvnDGs7P7bQPg0O479xTRi1uvIheC6vAjIZD4dhD1wMuoDi
sCoog7JxNqlCczOL8G8kEx4C88FoOhWsxT+xG+Er9ANsS3ODEAyDkqAWnAfaguWwF5LwCevze1wROmBz3JrMBQ3xPLwW++gcMpwDxMc8xoPpNDydGYYWk0KY
pytJb3LOIgiFSWM8FkKcBzpIBDcgB3AH+PH/N+03XNjadatwRRIBvNJVPo0ukTtgBLtQfgJ6wx9xFVyAqngemE9u4SuUkOWYhRes+SKAoUxfmo26wasgBXS3
ePAG2BmmW7sekTxkD8wPhzH/kYs01eLWs5lusCgqAA+CLOLAP2EInbgF6Eg6WPu4PywFs0EVpjdEoBK+DfrSF+AfUMOKIp3q5DY5icbgkvgTqQ/GgHWgHKiI
JbANSOgi2A9uWVHVxZtwW9wNB2g7qx5yw1P0OzyCtCRFmQMWv7L4CLwAv8MFQCM8BAyzWNgkMBaPwASstLjYNCjhobgsLmZx2b3gLbiMl8N0dArGcHnQGKfL
l5V29J7Yy16AbmSpfjLw2L9eL0dztMf+vWx57Sbzhrspd4Q6LUEnyvm4vspnug51xAYpJzRibvnz2yCuo56X98I28CLUlNZCOW6vMdpI04ugvpaGCCkZMLdt
KQnDYlC25lIX0huuomn+5mwJ2oypha9inhzC3cEe+YhV+0HURCWCAXVQzX6Z2a8V9NciN9jy6nAhy9YUNLaXN1ZLp7hZ+BJXjRDA2y+xUdZkeqDjTAGmLtqk
FpG6CnvJU1xTz8c2VPMQQzikT7Gt4JfzbksxrMHtWR4XBYvZuBbmUsEp/EJ2w0XkX38epiw4AVdgm9gHzpcPCXWMviDmry/P4ZsxwyFPFdjU2jtLrF3zM22E
tnD1sUPpC3Pr3XAa3gerk0pwAehAlwKd2U/vWjMjP24jTtZH0q5oEZitfAYS9xLUIiYaZ7GzukxJ/ICJs0/Uu0xu7RPXG/2LhnE/MArkaHm5Be2nS1oKWEz2
2pbDX+Wt9Ca9F7DyI7emT+2yMhv9St+R+do6GwD5LNW0iDwwAnIJ3Ni+GIbxSGajWTa0H7KkjP4a1WOXqgMD+fk9RkFQTSwFU/T6tqO2Xvoetik3H4+hOleA
O4RakArMJ2WgRmE/dJQpzA4xqjuyhLCWbGTwK5FX/kl7CBpzOUoB7gjbAMylH8FO5Tg/3VBJJ6tPvrGjlInccDiXDXNLmKqknZqjNLDtRu3UJKYA/l1v6N9v
UDjO+JXfyW6xzbYN1dZpY/l7iCUTYQkYYU/L2dwhUJ0Hwj6jCNnG5sddYHFaBbSWVfZnegv9C5dyjDLQNssdFg6QnnIDkk468ul6whb3G2oz3mvnWA/YhCba
auFNtAgzibQQT5B08BtphcbAgiTbhgL7jIZgm3IWfhZW+jcK80gVxS3OhHW0OkJeXqVDOVNZ4soJDhNGwbnKVHuu0BX8UMxPMphl7EYwHjdCGco62yFyXa4u
vNRcloLJ0uv5fwl6ySWySh5sTbkUkI/I8B0sjJcZNeXpjmmoC7OL3uc+wEogA3XBv+hn1dPqEtggONe2hd1JPwia/BdxqAHuPN5ABOYCx6GBRISlQTqqRJZB
O5lFUpWBsDLqD/PBo/CtpSzWKuO0/uijNZeAXpfsxCNJH3UP3Kweom0BYNaw45QpgKHX8DVwkcyB9eTS7Fp4m+uKb4Jr+Dp5A5PoL7g/8YFVYJlcnnlG1tmK
KvVQZ38yaM8tAj0dFYwFfDN7lt5V60MAquBfAgbAmWgv7oWuExUF6UZcOthI/TsYxtlaaf1f6ERPUR+lO6X8Hb/A1bd9Fn/lS1rTqQs9CobCfaQ/vEc9fCAo
onqMjRlrT0W3yGjS2n8rRP3HlGpmV2NzoK1m0K+Kn7jgTM2rFIRrqQa+oj/IODloKS5O6SxP5cqw2daG7IlGWV21nXmiNqPH+QHgDT0M8lsTert8A4yilbTK
zAO8Gfckgy2u+AWckCtRQGaTtaCXnIM2q8PkZ3gqc5pMQ5NAbyU3PCs4mLdQwAOZTP0evE42+fMY8/ydtep0n78YuYO7y5v8hZEGz/v/Ab00lS3CH+dG8sXV
Isyv7Hk2DabaVOG6fJcrCzV1on0RPSosJbOxi7Sk5fFc2FQua9X7QGxqSPjI3qWNiEKe002kcRBzXZSiSgNY1GCEbuwL/BaUIF/U6+SeXlJYToEeVfLxx/gy
tnWsyGTKdqs2UmlZmMpVJzZ2pnLLqoMK9B/ciJnA/GKsRv3lvSDZPEIvBjaT1/wy0oTYuA14JdsbX7AYw03lMeqOOqFR/oP4PlrJtQF8IK8yDd+Up+PVcDJm
wX04mq1HfmM5S/3o/gHiRMixzdAnWJ86GB3lx4XpALQPHuTt3CJ2A84NZU4Snsu7UBV/N55BG7gb9HuZaoXJXNzSYvsMHWep63dCR1sZGfLnwCX0hrbC85lB
oCE4ZSnBUqAvHs1vso0g41EHhdHjSooqyEfhOf8a/06cB2dAO7rNX2Z6qUnY2jj8VXUnbqWWsjiDpaTl7WS49UR1pZwN4TA6qDxBe2yd6UAwEY3mc1O3a6Kz
ibHVZnWoe4D9F1JZy1IfKu3MUkJ9fxFHGnQJoy1VZsgX9LK2kai9bZZ+U+4PupLfzYuGR0sJtCcTudmija8gTjD9ImTrkzHKEqmJ7XtSHj4FF+B4cQeqDTcE
+muryRN7NqyNzzKljEXmEu4FXG7U1zN0u9hILgUyQUyeLLwV5zFvjNnOpqYo9nMVFuZLPNgqXNK6aHG4it0FegV2Ca3s08Q3IbsrWS+AprIy3EFLqWWUtqG2
QludaEXNrq6RngVCT62G0tNWRO7L3aUVxObcM3ELvYIvW8zDYTG9buIV7qM9pu1Fb7Uz6hD4uz8tELPXp3mA3b4HJ+um9Jom+MX+X3AhDvt/J6uMxrYAXi/3
xOVAU7WHWAl00L6ZRQPtlNfyFvGjUFzfxo5DT2lpi71fC5S21PEW/0TNpz40Wyp3yGbYG36CG0h7jSGnYFeHpN7B+Z31xXZaQa6Tvk4ZpO8O5sYpegZcrY+i
xOjoX4ubk7BRMXAMPwitowX8m2i38FelLOStbcnJTcVSbFHlHJlueyZMch4Ed4XMyDa+jj8mZegT3Y90j/Nnx0qJFzeyIdtFh6nPYcrr5TSIObYmYm1LQRnu
PSgsZTnqOWpwd+Fh9ELPxpf1x1yKWDQ8E+73X2a7B0dKzSROAo7k2Fi9OGluzBYVvjl4pVQILtdcWi+junoHPseHaQvmCIrj02xjxq7P0C44YoiRWzC97K8d
jYy34fxCB3688BQ0FvbwQ1F7o474jz5UnyN8B/Py33P51N5mLaanzAYfBRAeI2fp9dn3NMKF/AEo6rdxX9yQLaY+N4r4O7Hf2aLMH2h8II3d7T8uVPcz3EuT
o02DQXRZfGP7rOaXennjtoa4gporsNX+AsSZ+RYbqWL21wR0S/g11Mhe0NwhpNoErS6P/Wf5peIz7ijc7hgB/PzMwG9Skngdul1FQvns26R/VMEYK1T11POP
BF2lM2gYn2FPVQXSmf7oV4hJ0/Au/JIWVc9A0agi9FYqgW5GBnkR2BRu6lig7+Af+e/4/5bK4vLEJ2+ms1kPbo3rq/VhATQH9yMOkIXd8iW8AGcRABRLt2yy
+ppaumIOaIFH4iTLegN8EPhwUUsJrQJnsUgGAjcqA6qT/NbdNPQel4ECoJbVEuQH8Dvej5fg4qAoPI37W/Y24b+A11JxvS0uvAo4SGHQA2dY7DwDDwYVlPs4
hqrAYyDI3MaDmCy4BLehTfEU5g+8FpwC/0EeNIKTcCVYCo8DlYEAipMFpDwdgTXcGLfAm0hd8BuuALvjiwiS9fAmWAgOg1+BC0NQBdaC08Fs/BnvsHyojQM4
E5wHf+BzpAfOttSdE1v9i2tbWmoT3ItPW9y+DFZhMbDH0i4KrAxk6IMfQF2QRhxwKPBad1PwAqDhfeAmbgcM0sm6juMduKylZqtauvKZ1YuT8XuL7TewNGgx
y/Y78BDUslSWCDqR07gR+Q7WJlUsLfuUyOCdZSeKf7M2fFvSyFKrnQgG/eU4doNPuB9sb7H+92AQrkT244Uw28qAHSzCCuiA86BKoBQ9ghfDFHjL2qQPYFdL
t9XEB62dlU16gwG4s6UF2mIn8YIJOB3+Y2m7sVi1dEUAM2CWhdpfOK+lkp2WCh9KqgE7GQRuwzT8C95qobUQj8WVYS+SLX8F9a0YWoLXxAkVcAtftXRpHdAK
FAZl8XD8GPQBxSy+3x/nQvdwzFKT1dAUEIFPwEG4mXSk36x4FtAYGARFOs7KXD18GJS3Mum3zknDP+C+wAA67oq8uBm4RhJ4MjatavgdtMLXYEdQAJewVPNH
q04mgTyW2vkB9IDLwWWQzli8wNKkLksVIfA3zcDDwFxcg1wHFDH4K2wFJVgGLwI3YDncA+eA8WQApGAczgcW4DkwH+iHq8MSpB8sg56hOHsGroQnLdW5DRex
9L2lckk3Wh9Xt/jfY3wfz8QrQQYsA1LITNwEIyu3dUA+2BufBJ1BmhX3PtAalwYjQDMQh9PRDqvC+4IiuDC2gVlgOO5i1V9lUAkkWXZTQCkLM5d1nW7ZyWvp
42TrvMLAZvnlsyqaB+nWv4tabKcUZnEF7MJeS6vWxgVxLctesvVGGevJYtaWL2GphIIgw+q5kladFLLseK1K50FzLP7Px/+3lYJFyz8RcJYHjXFVi28x1tn5
rdNKWhlH1nYuaZ1i/39VWhyXAjxOBvmwDxQHdlAI2yz/Ia6Iv7PwFXEu3Bx0sb6zSKkVfQHgsGZDqvV2fusd6y3A4JrYOgfnAoWtp7z/n6sMK9YMXMPCK8Oq
t7xWJgXLE581TaZYz0Arr3kwsDwsad3Piz04N64DGoM00AnnAUkWVl4gYTv2WSf4rMh91vTJhZ2Wt2mguhV/GStKL7ABt+W9Fa31vtvyII+Fl2C977EwslDA
dbDD+p0EXNYz1Sx0/3fXmlTAaSGVy8paipWHtP8hY2WGsfBzgv95y4NkS+O3x+1xFSsHVSwPOatLcuPqVsXarOvvLLWfavnMWs+Wt9DKsD7/50eSFZNgZcAG
PJZvduu0JMtiYZwOyls+tAcOy3JhHLXykAe0s3xNt6zYAGv54bD0K7K8TMbFrG+TLGtVLCRKWyiLoKR1x2NlRrBw7mRF7cH/y30d62c6qI9rWGfbrUoqg0f/
PwYlrB7jrUkErHqx0LIQKgb+d1XCynlea9IlW4i2xIVwQcvDEtZzrv//S5jNqgcBS1Yt5bEidYCiVtfktjDKA0rjEla0ea3o3VY+0v5nyaqQapav9ay7Nstm
PWuSlLamBWth6QNFrMy6rGfzWn1QwqqBnriilcuGVvyFcZH/VRqwW59uK7rKIBfgLJs8LmDVeZqVZxsGFp55cYpVcYKV8Wr/q1YLRZu1bx0WDoWsHCVZ2BbE
+WWPczO7OFBdr0YHBuaxC1zNlCf4EzgN34NJahdhtzYRPIPJcknhX344cZDrSgN9OJT4EL2HRiq9SDthqD+dof4M+xVB9+fX/La7sKF8BDxHj5kaQin5F8gL
O8lp9gv3idQnuXjBfk3vyzYyupJfxSD9m24jI+F9ZpDcClwAbsUO8gZLygNpGcAzF40KoWXs37CpbU14OFvBWEZuRUfwWPmHzmTP+ifYSmstFaejKYJMNaUT
/6utPCitdBL22s+yG0Op/lLiT/bhoYbCC6UEqeHPAE3lfXJNfRKTS7kDNDY/rMZ6uAfafL2I1Y1zlat6gPZlZoKZ8Apn7TahLPiGe/B5hKdKYd7HDWNs+B8p
odVhG8gV4Qp1OX2n/62M9iPHXkt5XcOjiAt1pKry0H8XDiRl2RlyAbUyt8U2Cw7nLlJNaWUUAofhatsEcoaq8B3qg5oL6cIJXEN9BRxyK+WlfyaYZcsSVpHj
Sk3URNGFmyQ3d0XZRk+Gso0SylJxWdAt3tbvSC2FZPUgHEbCMs+8pDUop25X13HHyZnAOaVx4CAO42XRpaBh8E/HMKaaKMGW9AVTCdWCr+U1tiforNU9vwHB
LqC9wppAG2MdYeTDgTLqYO13aSPb3t7ScVz/Q29hfy6wjh9JM4vJ1jS+Y2KwGWhivpOJ0JWuZNKlOkIXroRRVBtNLoNGNF29rxVVNpCOKqNNQcXxv9xjY6SK
9IXYZ6TrL63oZiorlYFEF6qK7kB34xmaBibYtxqrlInCNu5HW1G9uLSA/sfOQQ/5d2iWfIDL1JGQzn1va2kp8+aWpn2gXIRQGCduBuWYnkIvXFVeTwpyJ/Hf
6g2tf+BP+Nl/Sq+in1Vn6c3UXnIfwgOW2h3jxPbiDFsmcHOF5eH+nmiKVp8/qp9R1jBjGBEfkNuTpkoSeEu6MwOZFhZH2CA1JtPtdbHH2UJ4yY2iw/j1/ALQ
CK0HW9F/xiR7GpOLPcp9hVWFio4//TXQTzqwFSP72IZgnDxSeK9b3JCUVXpSpzFb36unEpv0VXkgu0E77jATlRPMcf0U2IKa6xPZeqg8rc/VRaWJG43CD/ha
oCBR8Dm4DKSx29AgUBHGaBqqhx+AP23jrF4tjN+gweAqFvxP5MkgE79WljArwCuWJ6PhYvoQppGCzAxrH3wPloE9eIBW35qUA3FLWhnPRVXAKfwUssQJqsLW
8CasBqM0x2I/AWYy3GFt8mvkCx3KnlcyjYNwBfNVaEuTmV66HdVnduIJEFtT5wwzDVZEg+B77bNjHrMEPBHn0VW2bClKOnBN0B2L7/a1vUKzaG9U2NLiK0gX
eSvo9H8UnWV8FMcfh2fWd29Pc0mA4MEhuLu7u0Nxh+LemfXd27PkkgDFCwVavDgU9+IuxaVooUChRcp//y/uRW739mZmf/P9Pc8nn020sfAUag5vOqQ4n1iD
xkgBzOFWDnNgOBI8wyNlvzPKPx2ziCHbGWE+p0vTYC/4GdfC6yQvbKTWkcuQG2Ax2A+vIfKjLXJBshFYCB7hR+Q5cIfMJbLgUmUo6Ea7wE2yIHCcXskBm/FU
0AfPRaWldNRf2oVWQwrUlpzslFo7nfU5bOOkWl1UAv+Ifqa/4HtgGO6LUmEBJMgL8QaiBL1DqifPIirK/eX2THNyCCxHNkI18W08k7Do/FRLdS2sBErB7mRb
WIDaL9VVOqNjzCS5KnOPFOXdeC7Jwrp6Q306rIEq0FuIgvgEekfdBm3BDPln2ArMgqnaSqIBM4rcCfIRvfj14lFYjSyPDfkH/C3cBnpAiI+yO+VdlIDPKDPh
WukY2kp+B6uSD2AZgBFGe0B1UAalSYZJELnSUHIr7oxGM+9BQ9iDcZPZTi9Yjx8SY8i6oAtxgvlCvKEJXFmbJ3fBQ/EPZACORUOAm8iBN+Su4CX2K0vgZ7k1
Wih9g/LgXXgP8ZPSXtqH/LiOmo5rghBRDx1Cg0En0BGWx2vVMkQx+TzcRTQjKqG4fA32l6dKN+XLMA3cxVOIn+AUaRE6AaDcBv8LH+D+RF9pm9QWnUXTHO6b
DAaF0tWqRBuCpBXQJzRGL4H6YZqcjN8qTWBF+At8CI9pl+Fq+RJKZ8bj2ag7nES+wGlOd1goy+ga7AqagTXonvRGeUYfcQxlLrgMloMSWhzUhL2I7UR3doNW
AFwHvF4Kv5aGKo05vxZFq1EymXAq6x3cKhvkY1JFMafiJhA+cJ6MohLwAFmM640PQgBy8GnVQ32gPygLtL3ABYsoDR0PyCI243nSIHhWHYd1cpt0H91FITAT
9Kd2ELccf/sRHgdxSUc5ahlpO0pzCLo9SFIvaglAkzvpPsQUIkvpiCmir0qT+eVlhIS/gs/Yxiec3h2lcskJch3UEJwnhhBtiQGkTLnkCWA6oNnvydn6ISJD
78TkkkWItYCQ6jqm01/qg3bBycp3xGZnBZpIRQDAu8G/sLBzlQq4MZ6Av0c/kRGlCPbgunJdQBMDwA9UW7mT1kUKgnVyMurjpARLfiUR6C0dx8XBAyoMFsKW
qBC5G+n4FV6vFsM7UEelJ1gFlkkW+gnycgYlofvEcvky2C4NRw/BF5wDMp11qA1mydfINbgw7qGvkwm1H3xO3HLSsAV5BTJkB6dubpD1YDpBSfOJ8mC3+lg6
KLNgPCov0cwCkCGVIoY7OWhKNcFMIQs9pa6gLExL79WZ5HzpmXIT/UBlwCR9lLFAMow3YC2IoLJ4EEghPzmk095huYbSTVACE0QH8ER6gJeTL4lVqLU+Dn0Q
KGKp1hBcx82dcRYkfnLG9wSN1hvJu5EhZeC/8DDiDqwAGkuV4B0iRhaQmjAILXXS4Qm8S9ZUMIrKl8kM2JFkQbozv4dsXuU8UYfMJvqAfkxnkoEzYDns0ks7
u7wSWifraAGcoApUX1CNOiAlOzVeVQuA/bg6WArqgi3KH3gAOYzoKd8jp6obiZdyY6d3b4O1oCVtIWTQEv/KRvTG1G3YgctC++XN1F7QlNrouMEU5R3sBw7D
z2CcNJB6TqzVDhCmRsPJxDOpJNUV8fIl+RDdH99A+2FVSApLlGXad1RlsIbpCufhFnQVIk1q4RBiNtaIIrAfnIjbEfuJfxw6lZQoPA5/I1rC5+gucUIqgtrD
q+Ah/vj/31c67y3B25XyyjDQDxWntkGfk5/DwTJQFI/ChZQy+IbUydmPrJMjV4g6zh7sBTrjYvBb8MSxvEnOvVmFJcDifKCFw9DX0bdoE+pEZDo2MwB5ibdO
2mehJLxUauD4/AxQ0cn0vxzGvYsWgY+oF0gBbXE5iQRr8B7H6xsDkugGuoA0Z7e0cRi9Jxr8f5Z2uLUQnohmgvkOb4+HjdAU+Ao2oTuhrmAF8QqswJ9hHse3
scPEDVBzVMWx4LFgq1On38CL+AyK0pBqghrga9hH/kHUw0HlZyI/iMNcsjbu6VhaYVAV/X8vl3b89hfkhsscYqqONxLtwG2HsBeierA3qkmUQoPxNlQHpgId
jQS/OcbdD1Ry9sQNcAD84nhoLurmHFsGDgE/1sDfztgGoAl4BfoD10GvnJH5HX+sBbrD6YiFLRzbY1AhcAIcdOwjy3G9oHP+MFAfpIP5MMNh/2yH4TuhYQ67
086RP4Ds9NLTqAI8gCrKF/Akp4svktx4upTufKIkOoNF0E9pCaqB6iiV+IFsjzqhIygL7EeSlIRuSpfx9+BH6WfYH41ABh4Ak+BkaSDuCw87zIvxXDhBfgE6
S9kOFxckDkAGtwU5YLxzteXwC1iKZhAFYAlwAzkdHW50fOdXvBhMQH2kE+gAuq5sBpozj2JgmHQOFJdKgWooCd5w3P0n9AApjruH4SVnJzdXr0tz0Riw2DG7
yQ7hTAT1YWFnfAlcEv2Boo4b58VYmQDixBryjkSAi3Jv+SBxHI6Xljq2pKLp4DjKLw1zKMcF7sJaxHEchrtwWfgNaORU3EXHpSqCBvAjnoayYBB8A/rhWiiK
88Otziq3Ar9iAedzHC0PqIE3OZ73xanESc51lzjpuAHMhgXRIWd+NHgGroK/nbvYE8ZAYbIZ1dHpc0mwP9jpuF9dZ9yO+eKNzlqeRc2cGqmFDjuMVR+8A53R
WeAlvoBNeC04hS6AJo5Bso6hD3PucjOUl9yKihIedBrcA32AhebZO6lRXIYnU+jIjWQPiNO1hDjFNY0IGdcim9Ad6hFfi+9mFOF/A8uVOFVdaW5kEjz1r9Ae
eMxLRhi9QHW0aWomWZ5ux+Tyea2S+LOZly2nPDeuo4naMm0FwqCbvh0u5FaAL/pr6zTBulliqHqQahTKsN0KKfNSWfI8AnJzpx82NDpLn0JB65PZxyJcpd2d
fBPZ93oncI0hcZlQWXsgPZguqnQnLzvuMFmSlAKutmI+13eoJ/uHuso20ERzHoq6jnmXuvyRz+Q04bBcSGhMZYrdmc2Rxkiyt/NDeRfNG0HzpjSbX8X1Fs+I
k+mN4KTBygOUJLhYIsRdbKqrjFDAPssdYNvwIdAB52EOqrnaZPKM1Yp7o9fDKUYC/e3G0j9wAtsVl+LaONnRz7irdgG6ddE1Dwrgd2Gma5cwmHkqaCAk/WgW
CL2A6eiumWZ8h0fSuYYfjNME7gCzjPnMlzPSpIrGI+ElXMT01YfgGdp8dBu1Vs7Zi+hB4fVGB7KsfkH4WxqqFvXyaJfY3+lHy6WNZj3+NX2V2ElkcJv5XfZL
a4bVAn7kv/OdVva7D5s9rdRwtnjFt96sHL7FbYSMcTL0CqzhzwC3/Q6WhAWl8+wzljfbsLnSa7JCeK05irtM/Gd3t2mvqVQ1/3ZdE+65/dQ2IoOf4ZnB3QFz
jL+ie/AdcoDUK5YsJfu384xSVRvM5GP/lE7Kz3EH8rnhtr9XDrhXBnJDSwTSbkRfsG/79tNuoZtaMzpdZV0pKJ/YTqjnnuD0sLD5rbmeC4VbcC+oFfwo7hBx
m7jHbDUaGT6uEkKGSZWQWhsj+BL6ZvwEXnYPN1rJB7ku8kCllFrSHMj8SI+WD0sbuXQ1xbhq3AGLebdrH/SItc1LbB9uq9lK2aAsCVVxBcOlxPz8Ef4r01Yx
1U48Kf+HZbI3EVGKW92l4a7tTCrX1FfRJVBLUO1QxLhBzAz9CrsS6fwcaZWyl1uLiupLQ6ftVVQBY3C0UuyVXYwboOQx/sYEmoU6EGW54kxNuhkIwBBQQ0mh
EJpk9yYLOl45kQvieuZFazYsLyyLNWX2uUy7AiOzF5Whdk2hlycf9Zu5x74k1GEKa7eUPp6J5gE6bH6lT5vj+HlsUT6PYMK8qt/sRAhsA3uW6zyorVWgGrhb
2e3kE+ItQuVvSpL3EQdd3agKZLb0H9zIV+SegUZwBrfIFOAR4Z2eT2kDJ0pxfgs3lC9vbSRKSz0V0Vqu7pXP6HvI6XbD8MiQT+tjFmfnUn9xPvdurbnxgSwH
KnOX7VGRoDcOzuk+lBLF5h4tb6yGj5I7Bp54sGeF+pZaxdS3Y6YcHsgPwnZ0rkaZq8UUqzTRKyzKtczfrMXcGJQpPoHYtZJ5TbyBV8RiHM9EQz8Ltjg/XESs
Fhkau2+ctmcaJ6lW6IhdGFbCh6j36vHQF7aQkCCTxd+Eb9w+13MljxKW9JDHjcx/Q/XJj8Zp9Ds+i0RXYf4BHshlw57icnST+w8uJPopCf4SdZrarij2r2Je
boT11FUi/AqtUq/Z1ahF4KvwSV3sdNTTVAu6phLzHmLrRiZKxf3TXIJY13sx9Cv/jd1dHuZbxl6Tk5mSBmFf1HeLi9E6uyt3iDxDXwgfsxt5HrF67Bf/lWhA
qRPpjyjPUjIDb2SuGX7Uxr5DbkET9Z/ClFScKyZMslIj2bG/7dGeB6GfjIVSbT1E7w4VQzuZNHGclTdxMVA55jbc7rPccummdUQc5PX5vtV/9HQL+/RD3BVP
CzMmfy/sAIxSmvDjJDsddzdFZ1TjdU13h8oJWZGlcA+eBiqb6yPNhDZyw/BoFIvVF/aaz+WkyFHlDdikVDT/idQzkxivMo0/I0SoTcokY7Ly0qXgc0YCPtBa
GBOIj7HZusd9n93H3mbLIKh5yZXuxfSwUDGzjSGFLonpkd+5z8ZSYyq7y1hKdFBGi0LmXtQ+lmJ+Y3P8CHVlOGIWtI5aKVyY+ce3VTzILfCE1WHcZ7KO/3vy
baiwMUNbKk+hn3LHHNf4EOdDkjWKbyskrOzQ0khRW7Uy6GRyoWO9xdEMvEQ5D340XHQeuF2ZRQ+yfw23t/7mfrJGWfXRY3F1rBjVK9bGe1J1czXD3awXPMkv
pBYRFueJVPTU5K8rZWFJO8NX3xzmKROJiE3FDCaVKkmYoSfEbGMm7zEOyE/MuDSN+uCqwBUit1gi2m7f1t5pI8LPxMq4kFglNImfyuhKRaMYkx6uwhY31lMi
OZYuIjeRV5NpcKOKQis84/Ty6B5zVH0JrsE0SSHGKi/g2MhtZqZennkeKylX0O/y9QElphtlvfnZm8qh2C9REDlKJlshmMETyhHkoZs4FJBEZcj5+M3kH0xB
EZufzKFGE3YbXBHRvSMzLXYJKuTeE1F5zq6Fdrl+NOuo/zgz3MRtJjM4QatEOL2WG0p1AnXkI8xwa4bSiytJHFCqySukDmIF32U6ZvWhva4wbqJNohfQvaSt
0hf5K9HAKKHOdLe2HobGhlqAE0odpYe8mZxj9tPTiDJqBrcANzBA+DpsZX6h24efoRzlljSZLgy7mUfRaHUo2Ki0UfPwA5k21AFxPFEXdVCrMnlQbXKaY+UH
iEa4MD+W9IBuRslwG+kHboVhI8P6hX6gBEA+WAK+IJ9bP5j1iP184dBdcW90uDaE28KPMsoJW6VvzNKGCG9KDcMdYvOMsmY6uK3U5iSjF3sQDuFOqvvd0x2+
bMh9A0+ibfBDeBu7il8kt2T2cQ99qfAH6jpf1apv0r51Rl6hLn4Q+Wq6LNEYDjuom8EhPMGb6i6O+3ia063YTsxG3UYNhFJyfXiB/ZaOyfVRP6q8rPvLRApE
6tn3/ERojTohMo++ws2hUsytehKqF5om+COn8EyKMNuKlzWvkG6Xhl1hA1xcZqyHSo6IOQT6kOv1qdZfdlmyrj7Y3GO6wB1+nSGotLYKLePGo+ZcDsuoJ6wW
bmwBT2l5v96Z+peV9PfcuFB7a7OrO7iJGroGmnZkL/+S+4sl1BAXIhabb2zIbqKbyS/tatoJubXeXpukPEEL0PJwKtcvvoVOMvZ6Qfg0O8FbWx7EnZYHG2XM
HcZX4yM+rgyWTuCR0gbrNpurFFTv4IFgEeOGFXEjK82Y5VRMZ7u8MhM3Iyvyw9R90jRivfBJe8SNzC2R9V60glUzeydeRvsmfczkohON7SmUf3+kjvDSrOKu
G10mTPJsCb0SO4fDvpviNrk7+GQnyTuE5npZ8DacGZ4YPuVq687rrepv7y9kZbgviEJoNJ3BFMWPQ9mR/VGbPBcqagtGZ//oYD/41JeNJfux2DiWP/6GPwt+
J8fb64T77trMT2QR+jZXIhhyf8i0s9zhADdNZMjUyKvQ4Vh64IV4UytqVoZH3SmqGU3zl4ucjK+LAO2d2jqCYbKvilDDvx1tSURdWYHBBnKyODlpaDAP0SlU
NDwk809/D3uB3lDd6urDJccktIlaHl6eecvhvSMuO5LPPst38VriEIciSrkfZXUXagbrhX/1yEl7Y2H6J/Fi9FEUR1L4h+w59ZVrsvWfdTK+KaQFHmmP7NwQ
bfaJ/Gd2NR7xDQKN1ZWxNNdBcAJeYgaqGxJ/+9eG20YIK4GXR/oqdwU6tMB9G5xgV8dPmu2zhsL1CuHZE89k/orf9lyN5GgjyXSzi0+lF9uv4tXltMiFUAFf
C+/s8ANrQMiXb79PlVP8WCfRRE9Az/DlKj8YQjhPoh/fTOSz78v3vWx2s9DTRO3Yc+OKPyO2NLIr/jEoRsPcXOFNtGvoO9vH39PXu9qLvNY2JmVuDiXUKXyB
eDBaD41M/JvVV34pfUxaZNSKv4p3ZF6bN1xF49fnd8peG0tXszMB90ZuKe2XsFiV+Iacpf6o6PQFQtbmeovaq+Jl4rXhEdcerVB4cSLuvRZMyub4TonTQq+E
kdzW14cOe4rRS9W33rT4KuANnLWxEvfZkfH6Z88xUDmez64U66FNE8tk5zIJ+168dGyEk0MjjRvef4XD3GCqemIvsw0Wj931074NdPfIS+Wq5lFzvVWTInma
ZHqJj5mLMztm1k3KG24cHxkba9VU64auxWeGMsLbzK5ZAv+v4QV53d+Tbf0frI/htnLI+owUoaP/XPiVPIM4KJ5K6uLJy/+Z1MLfI3FPz8z91ioc72GfcqeG
VkY++OYxNcBYS42Mk67zCes7rj3cwKziZnte+AazxWPNfQpfxfxZXET/4X7uSWT1wKUCIBFQX8UKu4G7h1Y5muQm3bFYXndWpCZzxr2J6+OqAjfHiwbW2UPs
PXQB/qD9RGyhiFKQf2BKodGR/ZrKMEaCry0mS2nKfsJn7zd5qZDdHXeWGLmjMpo+KJ/2/K1a7s64RZi333FHo3oE2TVM0yxJX6G32Ha4gXs+tVZ/qc2SmhrA
LmyXsQljr3HHzXtoV2pYJwrzc4SG5h68xL0oczRbzxwTn+A6op0JfevdwX+yv2cl1EasL45Se4iP4Vaxs77ZV9AuaVd16GgF6Y01DOd45sZec5e1K1lHuFeM
y+PClVFvOsPsKhVzVbB/d7XmC2hrIzlGrl3YfYTrSI8SSeoDn+Q6xy/U20lb2Az7K9fIe9ruxlYDw/F6ZYI9wMwjsWoPah07KrI1BMmbfGMum/TAE1pfezE6
oOw2d9jPycbRKUIKs9mux+fhvos/My66qigiGk5PoDn9MxpA8MZXqbhEMpA76Obs76HBfxQ96pRIWTXN3cU9AE03UtgGYRFHvW+5OlIHNi+9O3NN9FImii2O
HY02cKWBOPMONfdVcFW2Wtv5QwuE114ca+TKayYrh6Uq0eOCLO40ika83vnmMmWI2jV8PFRLLQJbkV/kVC5Z/dPIZXKEuF7U/dV1TMyrMNw7roRj0j/g2ZE+
xiT/d+ZCsZAxxCeEsZOx9e3nsb/8L40X7sp2kPqG2sbugB+N6vadCBQPGnXcDQhJW6655IrwqjqLCbpegPeeOd5L/vLcHfpwaIyYHB4S6M9J2Xmlx57vKSn8
xNc2+rP9C5Ebbc5+i5/D665q1CnXxtBQMp1fJnYTsv2M6wM/SNzBLrJrEB6jvN0jEvTtpUUJwOUut7sHppiKZrb+SfrTXMz3cFWy3eR+T9VMv1zeeB0u7i0d
UYTh1B6+uzGHWCgnR45ad+1VxAPfzXgRbFgFY61jPc1pdk9fK/ERbil4fXUoj6+MLxE77C4gVowf8+6SiaRqiQNkUftK5mj3v3wyuSO+JEoQPdQUmBlaaOUJ
fdZrhpaGG4SqcivRHknXQqCpeckqi9O4Z0Ke8Fy3Vy5jngj1pgaEA9ZztUDY5G4nb7LGJbu9NRIH5v8RpWKt3fWsidFdqJu4Ud1pl/KtE2a5mvJfDNM9NL7J
/9QuDwenjEse4VslvvCNRINRMLZLe8GVD3e2qtrPw4Ok/jodzwOrBh4x/fzf4h3qd/ZW65SdCI9znaMGcd96AmIX/npsACge2W9vVz1QZFLBQM9r8Sc0z/XQ
94W9yN1Pds+fbq2KTPWWi7cmfUlNsjsIOZKdcjFRMuVObDM4apxRb2Rtj2Umn9Db+XdqYnKheVOiLSLiQjfeGXf5/8qdzO4J1zb4nLZia+PPwBB/K6mY7+/M
PHzVRPvoYZX0f7WfapcDSuC5qAaGxT7EIyJnXVNLJkzzfeBxrFSgccrS6O+JrZnIJfgX+j+p6+gZnuTIv3w57mVsuL0o8janZ+oIPiX+nnrN5JAzEj3iC8IV
sjjfNlfn2JBAVk5KbEDWyNj58KXgVP9tsUP0KRM2kvk7RB/xNn9FLw9aCmdyQrFFwbC4JtyO3mG+ia1yF9fO8wFmJ1drXo0sH/9r1it0xZrs9aAn0cXx5XnO
ZN1VriduyKeUlrG5kdbBCf6KTBV6rkZnZmVtDXvnHckcY9a1u3m28G1j03OqJ5/zXZfO5XbiFwXep+YoUQztzpGZOQIfpO/OWxY/q4kRLfEwcd96Ap6Y8+Nl
Y8WSqs6/plzOnhgb6vEuKBv8KZO1sriXSTPm/Z61Rpjm2a4O8X0fLsTnhj/4LgiLoh5PnlgdJhhvbVPm1/AN17DcW5xkF7PWJI74Omav9W6J/esq6+vgu+U7
LSfH/VmDfOt10n6QddflYi25ZTjX1987PPbAO1dtzHk8fKycnpS1OVPgG7rbGCdc49jBzOzwE56xe+b0Y9SU5/PHxV/Zl2OlAw2SNiiirynRVKwlHvFWgV9h
+0TLPLdjHRIP6RGJS5GkeUHvgbA33jj4TbxOYidwBbzx5ZFE7Gn2q3DN+TOzHkil/NXcPcX3iZvZJT2aeSh6kC46f2WulFsoMcRVKrNXdp3s8vl/EEeYv2q/
Ckq4W7x7aHX0pntxLCn8bfibzBZce18Hf228SF2ceOTqKnyrmMjrehq+wTcyxtnNyOnio6TZOe+9lLMXfzTvqKPFWslzQIuwuvCPxOxEGXGMr+m8z/aUYHdv
b3+hwIzsjv7+2Ulag9gGOuTlAmvdu8V+wR9jE8N55Mdy/sBld8VoE2mu93RwVPayIEnRyR3C+4k4qh1Oi3R2/5LYqUbtdr6DXPnMM+KQpPOJqcwdXyLxODbQ
FoP5khd72rKvjZPoEXeFHSHg+I/hvnmaxr7zTLCve4OBvf6ljOE+NK9xdjB1SXRInsHRLFfVpFfZaz1sdhcfFT80v7z/ZwMEroiUyOf29ufPbR7/Oad5YJyn
UUr15AopSxJ+140852NXEqeyR3iuxvyJ360TgVu+1Ljf6Jm4ItLZP9n7gy+8X/mgcDm+UfOmyGIH76Bw10DC0yicnlnLmjpvo3cVe5pYA0bFfmauGf18Hjvs
rxfrGJPw2uxaWWeMjEhzvm12ukvIbqpC4ku0n78qWyszMzI/HDDOwrlictLRMB1n6U2oI73EM5ojg/2Mn0TgHsZdCn9JXRL800/H6nt5f4Cf5t2lb/SMi0yN
xmO0f5VvojuhGOIKuq5YL1bDdy35N9e+eZ89z9wbrO2ZD2Um8jv6Udykjc5s7DvjLR335c+X1DZfIGlH5ooFFVLn575a4LaPz5/ofhn8h/gxUsuXIXa2Rf/8
uOYTzd7zOWVoYhNXNRLGfTP7Jf7T/whPzbnl+YO5Q06Jy6kP5oV9h4N3nMTIkzPVR+cZrvyX50ZwbSCQOJWcPK+W52t8VuSCd0m8WnJTX6/4n1l+fjy+4m9M
SFnprnCsePC8L0tam5ub0i4vjszN4hK5Qn37L21gYrHr15QSkaKZT7Uq8bXM9pT2yT9H08nViXayMq959ua8cz0bbX/O86wznu1MN7a4VC7aOdrXzkg2/bMC
LTPTE38at8Mx7V8lOyvs+iBujQ/FR/n8kWTv4+go915ULVHQ789slHIzm887J/DQz0V1vn8okFkwoaAjwcpm5UTNpMeBXTIVVYjSyrzErcBTXQg3MXzBxu4h
eWvkfRmYLvnnpbkfJ31ZeCxeQczn9Ye2WlNSniRHcQF5v21kHcksKrbzHYi6s/sKFWNzs34217AfjG7eA/FXFI4sYyWXNzA8t2rsWlI9Yo+R10hGp0Oa/CFR
Jmf1Qnf2uuTMcGqQCjYJlZj/g+9MZBL3NXlDfK/d1vNf/Gr0++g2KVdtorWU5EjRcGa8md49KX/So8z1WvMsgrsfJs2MeKOwYb0XPwXHZD+Mt0Rd4tvtw1l7
/afAgFim6EsURqvEa75gdp3YSal9ZEzmYt/mmOKa4ck0a4QP6RPIlkLBUGuqfOpg8buUbp6m/JSUs1l/imzcnN8kt2r2iHBzadL8897HVt+0We4BMpfUPtLe
91/sa2J35C3o5DrpqpCzh+/l+6qZhpq9fN6r7EeJ6x41eDjT5cpNqptokrdRuGuOIa4L5ItMortbEf8cz1xlQKSXlBZr7yum5RGmuz+amuu1WCpYNOt0/F+y
eSItu6r8xe1Ukrtu5gb/VrOdsiAyXSiaaBTYbuYLdmC3J1Li+8KvYrOTxiffEr+66qYcdv8Truj/nHk9815SF3w00iq20PvAOyE4RlseGZH4lz/Mn3EouqZf
NyeH3/krxUOehd5f6Q9iD6OV93L8Wuxs/J94vawtWYvtH+yvVC3PFeOHrO+tISivvTB7stA8nvAvchHKYOEXoVCsfsBmz1INM9tl/cyN4s/5fZmfA3WjS/Ks
9K3KHpJ9N2uWNSlLye0d6ZL9PNE6ynsG+O9n7WRbKTu9FX2jxVPhYVahUDfhtn3SHZdnq7zLThSZj4OfxNi8BwmUHI2NTeoamZ95PlEajvWdiNTIKmk35e5m
vwrtEa74Nybahk+4U+TKMRjpFtxkvwtV8Eeja9g5tEKmJglE1EOK9VyB7GKu3rHjSXONQrEi2evtxv7ZVg/fX1kXMkvFu7rbGlfJ6cTjHE/mlezspIr8gGCS
XT25TvS0d1RsWL5zwXN+j/nEGqdu1EYnFYr3TswLQd/C5N5iiHoWXSG/sMbpjwIvkr7JtzH4a3hfsGjqJvGEODlvlljFdTB5QzQmtg/W8u2zHvgf5oRT1+dY
wQ85f2bfmL/F+hrdYvTxNoiMDkV8rVzTkqurz3ILaNs9wbiYf3Xm2ZTbTvrPiWyN3A2k237/lIDib5v12P5dfshuNAq6V2et9Iz03oi18A5JeuR7F3utUKI3
dlgdlNkh1ILomhU3ZhAjkSvykXwVWRGuzPeXjxOzYHu7p0cQV5heZam8hukHGTkfmQn3GtlwAvhE+Gk/Nxi48Bi6Jl8HFQM3cDNyIBN33zMroQQ6KBUg1wuT
dIG4ZrSHh8xPqLnQTtmpTGAOgYzQCDCB+orzS+/p11J10o1GK4diF5nm6jdmHmYv+h3NJwRiDvxbLgRWgZqUjvbxXulveQ/RDy0FLeiZIIezjVKwG77GnWOG
hifDL2RV+rLhgqX0ZkoIFTLngQnsQUJHTchR8nyw1LohLWH6GK/wYi0nWlZdyrjoHhgKT/kjYKcmwW+lrup7OJloJ86D3xIVpJ3kcPk3PBp0ITtRO1AIPMVj
lT7oe/YoFZGOUiYoy0UUURkDyoA96h26mZaJj9lllbPWDZgkF4Z1zLWgGvQq+6iw0NTEaIz2CBYw5uEYuomisKNcW9mkV5d+VdyKat6GdYky3CjuF2ol/5mN
C8/Y74zPOhYfIFLsKJ3XwiqL6sOBbA2wR6gtb0evmN5cWP8LNTaqgyztFMHCDVoz8R/cg2JRCXyCrKw3Y0fi06wCWnAxtZWUZRQCWGnP1vYUD+8R2zr9oit7
y5hO1tDOyGuIT8Q7oqREYzeZQfaVpwgDuPV6PzhZOsjv0iqBjlR/+C+6KdYwC+tjxTRxWWQrN8vk+DG4VWgI8crOJYqjNVw9Yb1xno3Jg5XBmke5BdPJ1rAw
XRwv4acz96iVnMCukuLKYuO+jtkP2kI82lWEXcRchBZ1ORKEf+ks3TDWm/0UGhLeaK9TGiEJtIWmuguUh7skHrek9rleEteId8J8ujwZ5ANKkjSAAAyLH1sx
qzF1lmhOtSL/Y04Qt1W3HAHlpMpgHK7G1lPa6NWpgtIf0ii+B6itbQc/yiNhQeRSks11GOvP1Q/gNzLJus8sI9NhcxTiH1LbiYtSMeYSrope489SYaaJMNAo
L/Thukq3QXlQzZokzJBuaEX5caimcohTyWa4TWSU8kSrSSyFD7CFi6FhqJdURN0FM/UKchn0Cu8FeaQ3fHtNg7e404wB78Ap+LS0QJmLwgSMxbl/taLyCDrZ
bpA8mxscrCRRme9DReNL+EdwidzCTIQOhdL5+UYJ0BdkaO358uIVkOLB1Dovy99Dq0Pz+ZFsB9cCH8HP5atzeyJvxY/0GGm1fwdfA7kCv5i3I21F1hpFvo8G
yFXgD3qndVnYkjTFM0kogd9bi635qKF9FVzGX0MybBtbKzW2Jwfi4dI+O/aGWyW29IPwPs+wyATfN7EeRF7XNvczKjm6zB4avm1Pt8+ID2K54r/2nXC3UBnP
51j50Lh5TazxCV/2fN8PkWspF81JsfxqueAUvb9RDp9L/Gqv8G7kzNgV41O0tjXUvQueFhuZdZnd4Z/xAGN5sIh/r7g4c7x5QFQTHfiy2Rst1apDvgsp5KKc
yTgj5I9sMb4yLZNOmZ+EJr4CQg3K60JSPDIoM8KV8rwymsFXRGHa4xnv+cs7LxZw/UIuia0Xj3vLaS0xHeuMb4Dp7K8cwfnJ7aBmrI68n/uN2mjMZPeYF4X8
Uje+PtUZZXHVzTTvVzvDKmGukH/RisPGeoje6pnkGxGzrbuopPhWk90fxCCzVdTQyJzC9rw4HekVYhJtk92+B8m/RwPBKsF8oXTXiGBX3y95+MAzJgz76Y/4
3a5P+mV7F5guHiEs0RW+6M1lesa+eirG10f/iA70ZkWDvqrBseJPwXRxsQ+LlVIE18IsLVwtPtceE1tmHNJr8fOYBvar4HbjD+1RaJOnjh0U7odOcXNcGllW
hITENYlTsRbZVUK/B0sF3qdUjhb3ZiV1Eb7GyuecypyZ0iiaFQGJBF/baOiZ4D8abhtpF5ks1I1uVx4wLqlnTIp0T/jD1Zg/PGuj3eNtjLfu14GuftXn8i3w
V9W78l9gxLWf41zXo531f1yHSYE67r8mzA6s4h8k+ZP3WN+Z31KZ8fyBRuFsem4SFcZmeffzrN7+vZkha3zkrLeW/614gemJy1pbzW1RQ1jp7hL5mviNErLn
ZJ2CUz01gsfjU+z2biNcI3hAtX25Vj2hAP/Me9HfLhLx+Y30gD9WNjZAmEnfFnow/a1f1TUwLweY4sptvacZ5n6M0a6ibJTsBs7gdLuZMFpfH0vQddCbeFXu
qp4mc96wsD3UyHqlbjAyzTR5idCYPEzURCb1jG1E/w2OU//olEhG5mit7B5UK3u50ljYShN6bd7m93IjQEeg2D+7epk7lTq4sPZRGgXymF0hibtxC7hdZCHy
oHjUGI5/FUS9FVjjstHf0lSmiPE2NIhuRaYyd3E1MYNaLb/1EWpp2sfvIN2eQn5TnAZXeCJsQipk9ON3hfc53WiN+ImfRn11jyT2KOvhYWuxK6/dSdpOR42a
Ymc4gy0QnhWbjJbaHUHTSEpgpnugewn9m3mLCloNNRf3wLxBVOU2w3Oqj7qt9hcGgOXGfulnYiP2cz3gj/ZF9CP9VA7Sv4Vc8jSqP+XVJ1N9KRHUFNvwT6Pt
XNnEb3w6UZH6GOpFH9AOmX+zr/BReov4Vt7Abdc4lsb1OU+kLDjlLqItE34ldbO88i3qYHikmWIZVmH6m79zaXop9AJPw8UkwjxH/yMv4yepXLifckxtpYns
JByhu9H7wWGS4HqwyylL708n4C+4OszS36Jb6IlVQx0OR0q75bdWyUgxuxy3Jya7/TZvjXcl+wKgEsv48nMdYz4+1bOQ72o2FP+k3qjFlP2IpQzhd7ibyeSr
KzrFcrUFj1RJH8bXZUuZ64h8STddr/T9ZoA7453Ox7kNRknUTLBDI3wm8w5fcB0VmrMbqFKe7nZTs260iB13PQ1NpjvzhbU+agVmkLrKLEJ0cu/wzuPOagmq
v8SYyFWbY6xW1mZ+gPRZJ73VyE7EOiadLkz8K+/nj0v1jUb4LM4ip5tlOMN8FhqiHglVFKsSN41VYnN1u3CLPwWHSoD76CpmFgVltY/sSrK49WeohPEWnVab
ulKsKNnTymcPNX4LXY0g9F5JpjKl+wY2j5p32LV8S/Yx7iXGwrb3sZhmbXLnGDPRbqOoTuvtiJLkE+K4NkKJRWfbE4U84m7ztv89PBg55dlmbCCrcfnxKGkA
DV3H6LLUeyUlvNoaze9kVkhdScUIhNpDQr6qj6RssxfZh3YTIb2ztUbIQuvgK+o1aSoDlOUozWjt2xX6QObKA4VMu5FHBhfRDbGRNpn4zh1C843VfIRLJR+D
Hw07dJ6pYv0m3Tb3KYP0U8oK/WGoCT9I0QHJX5IfGnnp8vwb86JoE2u1Q+EHxlZ1MphDVgfJvETcsepZAb4cM11/T/xsv8c71Rmmiwb0LSIOd6pb1RnU7+R9
OBr1oNJCATJbec4tAE1JnrtvlDX6S3X0M8KS0B6pGHvfWOMeTcxwr9C9sSN2aWONqylcB98aEzmDO6pR3gfhb8J/R/W45f4zCqJdPGvpuLsiLMHcFJNQPuW0
/kB8Ip3kp1iL9J7aULNKKJW7AvewQ811dML8AluSNfSbcl5rA9FX/axijbPKqIO1ivp8tIU8y1fW8hIlXQ3FxXoau9YebovumqGa1lNzpFCGOEYst9rItc1y
xGHJIKPmfPmBeZ27R1wFleRTygJn9hfxVmUkrK/0JAkdAs0eJfUILTM26Y2pV66N9Bejo3emmGGcUuboe5gC+DpIt9aQ1eXhfAmlIJUXPLT7Ezjss+qaqfYv
bBsckG/Bnux+YrteBkz30nAiV5LbKe7R+jt9bAo9CqmiDxfzjAguj0wIvaBumF1UTrmjlDTcbF+eMtqja+xw+MgYavbidqgl9AfKZC0mtNSXhvvZbZEeWBa5
HBvpLaf/JLaPlYAZ2jh5sNiZIa0N9EViLbeZfkT2jK5XWvIlUI75Duwj4vIaPMnwc0+5AeRx8NqsaU9xd9R2iN2MAq6WykvjJd/IXkI+ktfZIT2fvcr9F7cd
pBFvjQHWdNxJbWB2B5fI+uRyKY9eXz/NJ/BtbZn6kiksZYvjDUN6FXqst7GI2BYmD9cNvpaWa3eIx6wZGsdPtP32TrTZWhv5JVRKJ2MlfHVVD9/FU4/cCZ4L
UwmBu8W+BFG8nRnFHaDPgVjkoGdO6JNw0lpNFkTDQqnWM3acsYgpzl9VZjPAdZxN4U+Ihfmx+G8yL9WXTWL3GJSrvl6FmUrUkQdCOnTI+lPpZaeLn+gZqB/R
hgrYefQN1k92fTgb9+NlMNDH6YuogVEsxsXfYC3hEQ6ADmCy9Ai0AQ2Ud+gAMQStxG/RJqIskjENCuCxyITJ8AO6ANrgPOgiRugTFlAePBNPwh1AZeKs05s6
AxX9jPtJb8C/0EI/oUvwiFRZ+gUcQVPgGfALCOBa4B3Kj4rjqngk+AM1xrtkhSgNX0pBVAqcQxwqCBrBwagHWo4OSDdRJvhdouBQoibeT/QhepH1pQ4SK60k
8uOj+B4agxWwjrqEXqK7+Bwq6nyqODxEdMcNwGLcFDxBe2AXlEI0hx3RRWIECMsnpc3oJbwNq6JpKA2cAFWlwuC2VBhJKJWYgeeDBSACDiLWOXcWOg8uoyi4
gdJhd9iKDFIG2ocGAYZoCn6BNFoASzqzfSa1g6VAdSIK3qIWoDNKwkfRHBAAk8AWdBaaaBh8AmiwE20EDruBe2AEHoPuobngNjgFAE4DG0AT0AQNQO1BimOC
H9EW3IS97/z8BgZBN1QLjQZpuCncAvpLkx3OX05Wghuow4QX7oS1wEC5H1gNrqEKuBl4DXT4//8a20UaQQwDftQfhXFrZ0VXAxI/Ao/IjZiCNfE7YhK6Avuh
8s439wGFQBhcAe9AFF0GOnKhBvAU9qIbwIUqwn7Qhd1yJXgEFnWSLpuAxEHZRO/BUJSOa6KKqBTKRFvAU9RYWgofoRFwN5rtrKiAeSIHPQa1wN9IwjdhLXgZ
HIYvcAwwcAdYIA0HNOyMt+I0aQCYikTpW/gIDEErUEO0C9GoBDgH2oJFYAHqiFJxHZTfOccFu6M4HgoqgWQYIHqD34CMZzm11xzkA+tQL/QOF8fD4WpcHh2S
nuPPcgZaIyG8A4RRA/wzfQn8is+C5SAZrQKbQXtQFXbA71ElaR1RHG5ElcExsBQUJNKJb8kFaCBgqTJIAD3hP6A18Rc9GP1FxlB3YqQ8hOyB6jlzv4cK/P95
XNgK3nVGW4U4BuJODWhoA4aoGaiHlyEKDkdbYQGpO2yJWyEWiKwOepNDQWOQF32HUlB5GOWKw93UPPY0d0j4jmsLypFJigm/oZ7Be879ydAKwAM4So5zrrMc
TQGDyVv4q5T6/791hWqTyUZn+B+SwQW6Iajj1E1BuRSRQa9TT6E2Un7iND4Lx+i2uk8vryLGhkvRHXyOvCpVlN5Lz2CWlI2bQRq/gbkohkyJQPXAauShXKSN
OlOSMhiOB+OpVHIDnClbRB68SS4pT+C+Y2ZTj4nyuBQISNuAD6ZLIyDC652U/wuu5JuEcqggtRWxSiVYS3tDzmSeyCtAF3oVmCv3kRY59a4qKylTTiUGyzOJ
+mpvcE7NhEPhDGUeIkIVjPMKQ34lKhDntUZwpdwdYEihAfj/zyYMIA7DymSEWgrOq33IoHaBaI+LomnESPQntZGYDQdgAx2AOjUaFgYHgZv8ES2X7qFcUEP+
SG+S3pOzyDr0IPzMIeSpaDyagIaB0vJ7+BOqrFRBP8IroBUeT06QGkh5SIyaMgvwPZBJ34Fjyc9EP+kCV1trCd5xv+Dv4GGUhYvgQ3CMtFUtBO+QQ9FfxCq9
L/Mtu5eoBR5oFZle/CGeCcVD9YX/pABsTSzTSnCfEAk7kgDkp85IMrEWzVHaSAOl6cQ7oq3eAg6RBpALYRVuBDUYrldHMhu0BFEU16dm0L2MBRQH5whH1Dwm
0pNwJiQ0Wd3HvJaeOZW1Qj7MPHISIQnUJp5ptrKIvCTlg5fFALuZb2HkZwviBUoqPZU4SjVxErGEfpjNImaxCaW5dYbZhEzhLk5Ii1QRDHMINAtma9sIRoqj
T3SMbs9VcxK3gFOlwCgLXzDdlRF6qnIKp6E36BKYA27AUlDDO6XV0lUjHxikj+COKAf0uHlLoq270nFyBH6lLpLnwtVaS60+7sBdB49cHdVFbBkqnZHVgXAD
rCYFQG8nG4IoIj2gGnMLwUhtOGxIluBPwKtEmLtM9UGN4ShwiThMfCAKy4WVS8QNkv7/k9Bmf+ku3RrdBAWgS54ovYariI5KRTAD9kV/qQOJ+/JI+ir9s3Qb
JEsAngj7xcWoNl8v4uYM8rW2SCG0TBgxa4WIkEl9ZQW5spIF18IPLhV2onpxeaVcqZEake8QWykZDuFeqSTfydLIZcol/hU64I0T2eAACtAP5TfOq77ZT/kk
HbdqKNeI780R4JHTRfZRnSEljQkFyTcMw3xGw9QMZYU5X7osDZHHGslccbu294Vxn9wCVG4KzJFN3FMtQk5VKHTYyeBT+r/Yws2ZPtJxY4F0hQzgPrCLWppl
GRY1MJYSF9wF7d0gZM9jmmjr8Ca7jTWT84Ruov3yGfC3Zsmr7CbSZeURKgxGEl/REyI/VQYvdmrgpHaFD9GniQjxi7JVfgY7aEuMV1pV4gDxFr2j1lLL6XS9
D3EfWfJygoObQW3uo1wMrcO3pH/wN3AcrI0rwaZkYakOl4QKq33lzegkbCRH8TEyDT+jWkGWqKo2pAeAJsQDaS5uAQ5qfjsDHJNfsYMsxPWNlmQo4Q80izwA
V9PL6av4BdyOC8C8sK+ZrlFqU3YnmSbtIoq6H8FbqJBUn3XjvLSA3NYk2D8Uj9wUhrig2Jz71mzINZd+5+pwA4wpNFZfYsYVM0ZrEryqI2mitIxcLtciWil3
0PfkTvU/uTxXQyHYz8wlIyhlCLx7tKKbmQwvtRFLgRgR4I5z88ERMQAOmT3FeYRONFZTwV60mtEERv4ELhi9IE1UJ1ex/6Ep5B0kqj1IQRmOOpt7SV5Ya9Ui
q3k3xXxgsRzUBqH67smgBXUtupA/iCrSC+XTJAlZI105REX40r5J1FN1PJkGOli12Y8ACjz/WOpKdLUOc/8YJaVI6Kp1n7NgMdQeBYiDRBGQVzqrTpJnC8+E
FF5TOhIM/614Xk0m6ysfiB4WgT22T+oZtfASah3ZUsxgrogrrLXSYX0kWcxaCa7KRdWEcoyJcEvRBZRPyidvl7KdLOsQGWEtRLp6Mhwiq9JFpCVEN5APpoGl
lMltlD2gEtfe6Zt/EsPVGdIN+IA4SF9hPimSXJBohubJA8jSzBZqCSgQyYtGmtvJd7gucYsbRbRwJVumsohvhKvGfuROW8PkWvJJ9FIvBxjUkCiBY9Jt8jZn
4U3WPsqSa4J2whPiLLcSvnXNNJYTBbCH2IxbGkF6qLMWn+XDcjtpmmsFNVDOpOY6nfRPy+ew3GUoK83oLLstaOpqJXhxIzGCbnBzKRseo6ZLO7Tv5QagPtVE
Y+Rl1tkI5ZIFmbsqNNVphzKqSdfYA/RO2B6VEQZpz6xi9Ek5V50POtsWNxVPtpvCz5wXnTa3MivgE6OKcNa4LnZkSLYCmu9q4X6kVVVGhE3zG6wrBLVWhuFZ
wlS5qmcUHmvaVFG8RbulDaf/JCeBEbLNDxQ4FOeLuBeoUqgkAsxAPFW+BiqAF/oaYyWzjRwHujCa2YW44m4GHygOY+IuDi9dZCqrqWqaUJ49jbeyDaluRAVp
oKsZ9ylUge6v3mDaEJ0cX36JrlMz2KP0UEVxOHkAqi90MRdTXleGa4p2Vq3DndUpzEnQaim/5Bbp93A/4pHelBrr2k02lH6idnBbpJa8oVLhbMyrPVXG7mFl
KDwa73ljTidaSOXUtsIbwYO/RJH1n7ks9Ct33/1teJD7rnCdLY3/I8pQdanLXF15vvav9Bs/WW+AU8xkaxNcY94hC8D3SidwN7KaniiecC0U+8VTgE2nGbNd
F8S8WhL9TB4f+8FeKN4x8gvFifzkVS5JXeLiqb3cr3SGcR6cUdbwLbj/8E49hVsqD6MG+66qAQDtn5kKrtb89egX+ze2CZEqFmBrixm+k3pJdwG5jYFIUa0P
nhtlrSoSRdfT/mEo4yXYQypgJhpOr8VP5GZUG1MwZrlzpVesKfjgPPwdDsIK2j9WFfmMnKU1MzcY6aAYP5l8zGP1C6/RZZnZ8hHICVe44fpecqD5QG3LXwBH
+NrEUfqa0NSkwsPCa7T+qp+ugVor17jKeooWgzpey1xDVPgOXxFPANPcD4QEkSJPMyXk0dfyfynPyWr6LtiCzFIPSW61HykKh63FMITHwkNCPuqUulPJC1dQ
r0EP7rz+0TVWKcOtt8qhH4jR8F9vF/okM937J3NWLB27ZQSIomgJfChOCus2irSIvbXPuu6E1pjfhY6pve0uXFdsw88wzK3EW9WVZH/qdeQi0TLym/uJUF1d
aTfQGwmrxdFuUtxMj9eqmhWZKsJtXIYmyWLcbvUsIoQYtyy6DGy3yEh3UNLposPxJe4hURSmg9TQdv1wqLUbhquiXripZ6tWPHyT3sL1VFhJ5I5wdaxtkUX2
IGWz14eDwhP3Tb687yMuKM2PzPNwwdP2Z2uI7wY73H8TNQT5aCp0BLWHle2SQprY0frkeS/S3AGHYO6jee6FxgzlOZHq3QxeqgXNTswWVF75IP1p9tXGkHWJ
UHgB6GuR6gazqPAuMteub3xDpppmvL5xX6ynj+K7xBrGh4Fnvk96EJd07bBfenTRq/wm7DXOUC5lCPGbXsK1GGHrmA492PwqRYWK1EfX31yJSFcyYO2izqEb
VJvICkoA69hmnrkstjhin9RZOqk9BOXpG8IsowDh5ZtYk/QJxEryXbSJr174nLGbmUxUDN9gt3FnyHNyW62LmcUdR+fU8YjzUf6E0se6ECopLxV3hlDWX8ZP
sRKedjYv5sRyYpdgR/dOo5FrKtcAJuxj0C1MMPMy4/kzhqKOjZ0T61l96KnWUe6D75G5OfDIf5N75O4Za8nnknZsQmy0S3HoAhnTvWPkd9L5WA8hRcrCLrKt
sBzMkFR9ojpPOApOxYrHFPOmnEk8dUNXGapBuK+3TLArUL0/uXfEdnOLw7MzB5ITssLA7XK5HvLFQ/+j4Cwfm8jeNlxv0iZtqtTS2MxkZjJJhRZdpLi7u7Po
4g5bb5omaereRsZnIjWcRRaHH7I4izss7rvYy/sHnC/POc99X9eX4wo97bVIkiLs4u8j2S7CJfGFhwoW+0zSHwt+LJiYvypYUvIycI5PgGC3+LgIDvlb7zDX
5pi9o7zQLEa4x3Be0CsAyM/xHyeOy/YEHhefMbwOkQl53+LCDabhfvk5cNGm3CuGKH+j/mU2XDxEnylqDR4dujB7Qi7inxKUIi4IswYpCjsa+//suIeFbBbu
vdzrSOFbvymZgyxz/btZQqN+0XtyXvr98D3lvc27fzYleG8U554smukVKIwVbjJmFFYY5xSO1n/LPOzTW7Q06FrQ4MDtubMMfUq9zAmmSZYvIeFGmeDfgHSj
LnKiJEf0rPwvv1G17uiBpasrewaeEIO+97MX+70NexicGYDk/CgaX7S8wBHcWzwz+FbujMzvmT9ClgYtFB7xKpTYzW9DF4mp/H9KxkT29CvNwsMzwiJCBUHB
Rf8ThRQONiTnBhi75N8OXmH+FHw/HzT/F9Yvsj37qEAVPjRCINAIX4e+8sotGFnwPXRx0eqC6qwTojdFn0pvGORh84rNxWZxa+S5qpSc8lJL0CrLjRCV4FYW
XuoWBRZZI9b7dw9iS/VBa32lgpyQB1FdKytLv0V1KGmJelRmCB9g/lr2yLxO0lT6Q/yr6WhVYGmy+YSwk2BClldwWUh86fXy9aZTWT1CP5Xs0fPCcP2v3kcF
AcEppX9GrBF5h80NLA5Zk320oEikLQ0ovBBcW1ppSshXmh6Yt1o2leB5EwK6SGwhYQVPw0caaoz7zXdLhlmWFAmE9/3KsvaUOCS3c6eaQiLdQZDkqmhY8JRc
a4jbcjq3m8DHO1RgDpwoXpPtpw8P3uN/pKhLSXHw6MJVgvDyD5I0fV7Q8Nx3+kpzX8uUAtYsCekUqguZXmrP21uRbvQPGmK+Jy4VXzexWQuy08OOSnr4LzDk
Wn4zFVeIJJR5SObb8v4hI0sOhs7XzyzHc05GfSnwFcHGtEC29IPgbHFXb/+cVYbhvjHZd4SRQf8Ew+Vp+pc+fmFH/Jdm/k/cxwDE1RX7G15FHO4gKR/XwbuC
Lfs3PC7XVwLnzbCkGd7nXou6Zu4qbrB8EE0KXxmSUKQ1nDUtC5dFPMgd6k3rpxZuEQszwyIaivmycItXebdo0BxTfNwgqtyb2V4SEUOYXnltMRaHvS7SxHTO
+ihpLlEFTg75FHo0VyNYkb1PsqgE+Hnfl/wOhddVrhS/NavNFwtSDVe8V5UuNBzVb8icJ/mWZSzERZCv1CAoCvSqDc0PKS59kds/IsoCheotJ2N6RXNR6nKo
YHJ2Sdgqc7YpImelKay8JCRZ4lUUWvqywBo5K+RstC0oOLw1/43+S/Yd77QQMHNx+WLzkpJIyzRjrOVA0I+KKZGpIQGSINHxzPbi+rz3pknmg+YtfjbTJV8/
Q3bJUlGkcYmlf2GQ6b7plaXMuL4w0VCol0gob6GwOXNkkDO/wFIWSRhv+fT1/uRdJSkpPh1xzzwx+02mS9Bm0UqW5mwwTipZFtxPTBb+EUb6Y9k1Wfcyj+vl
ArBwQlBhgb94sXBq9oXCzmaDqEtYiU/0z91s1mdLMoIQySZhl8J1BoHRLd6f9YfPJokqN0+wIvORKLAgTbQp74g+O8hW0KEIsmwxVISJTHnGg4KY8BP61QJ3
0GSveV6w+HfD+QCDaKPflMIR+oxyTf59o1SwtCgxvHfJOdEgU6pwiWG4EcgBBdWZ6yQrhFJjZs7kgushIdmXiqcL7Fk6o73wXUFAdgcvv1BrzgOLl+CSsUn8
XDLA9CTzjnlClE003VgYfN30oCTTcC5wd6DFqA2ebeSMc/1aC09LRhZeLexlnJG/O3+J37Wyw/pPxSNKCYs274jlL8EbQUvh+KDw4p2B/5U0BCt9Ewr7isvM
T7wPFn8Sd80qDPX2ihENLzweUiI46LVI9Fp/K4QR3DOMykKyGgWYYFNuQPHj4sf68XpNQKExRjg63+jTP5v3nxcYU/hNfNY8UbzHIMyf4/XIkBN0Ub+vMCN7
bcg+4/LCO8begp0hDr+VQSV+YZYhhq3eFlFb5ISKAfmUoURER4QXxIVMELISJmuAcK1+ub/HYipeZA4xbMvdX/yldELFXf+/LP07WCxKM+PjFbXU6Cv66o16
9w4YFxgZMLVwiL7WrPNP8vkeOjN/rO/irCWG3zNPG7eF5pZ4gl3RFy3bQ9vypoeMD4st7y8+ZuhvuuyzRDBNNCHqRuagvBmitEK1RZSTJPKJ+jVTVzzJUJLF
h14yLsmvLLobssQ42BheWFRSHCQ0bDctFKbnQCag/Lv30sKgUrHltvG/8FxLTfikHFwyzavaIsx5JSo3PDAf98oPeWg84rvWf39RWNkMsyRntKje90FRWsEl
0StjN8scs5//FMk88yfDuOLR4iZfjfGYaLZgUtAXH0bsl+UnWBg21PxBf8svN4Qz2AP+9D0selUcIUrIjsxv8Tld+r/ynMo6fWuFNOCapFu5vHyPsE380Ot3
0+6cDFGx35rQAz4fJH8U/ha+oXRfpCxCH/zCdFGgEVXkavPixID+q++q4E5F7y36TCZ3sfC7YKkJ9p+Y+Y/wkndM9kW/mzk3veWGq15nBJKCt97ucD/j3Mha
IWScae750+/1gl35k8qv5qSUd6vqFJVUetRSH/5M0lbYljXb2M94JuqECAr9179OmGjMM3Q0XQ+ekNlfEBGeIogPXhUYEzVN6DQ2h70TnQ7Vmn+IgeA1ImXo
GTFXeK34qWG6wSjYaCoTnzX4BUaXWP276F8Y1SH3Kvz1WMk374CqsaLwiPpw3mdYSPfg5UX6oPPZPb07CUYI7YXPJD5R90xZmTt8uxqMYXxpXrmkqCRsQOlc
/2PeNeW7wlZGt4WkFhWG7RPlmi8URku6Gd+GBpn8OqzM+scyNdxcclVSW54Uay9pLloZLijdZllrvG0qDS8KijKnh/cJ8y2blRMavtxyIvRX41y9uOBK4ZRs
i/6s6aVxsOlGkcJ8zCvAOLo8W7DHctEyKEQQtjAz2VKU7Z95IUxiHBqabxmcVyGZaNwijvN+aBph+aIfYMkpgfO3Z4tM77L2hRdknhP1DuoQ1s081ssYNrPw
mul8QY0gPmd8UKM5yXLNkJ9/yN9ZnGQSiAeVtfhkFbWa9gaOFa3MaTesDxxQ3Nv4pWCncIeILfI2TzPuESp8lpt/rSgXqTIXRgR5v9F/COIjfwndXfKPxZzd
rzytRC6WlF7y+VxoMMqKC4uY0g9CdyYmeVRMm99XHBR5V2wMdYuiBRtDTllEIS+C7f5LgpaVo+XfRK0l3haD4VZof8s5Y8/IqaYFwvmWMGGUX5yosmxB9s28
YtGikqWl00KnVMhjLeIIwW+WjiF3w18KW0pUxc6wLiXh4t6hoP554VpJqHlNqFdYe8kjcbEPIvxobLOEl47S34rpVT44u1v5joB/s3vFNpUtkzypKC1/Zy6X
1EcMCFwQdjZwe2CP6FulsaE1YRnB04w7jBEGmWFcyGZTuvBU+PPis95hEqnpX//+wgXFsSFOS7rpquVE8PzC4YZOoXMl/fKuFU81sqYNRb2N/obgAnHw1yBV
5UfL2KIppU+MN0zfRTfD51U2Rv6tH2vsGFGoL5JoBKryzsE60VvznAKz6EBUu+ibRJQ3TOxvyBImiK57zcgpCA2J3FYsCD0WOyhQWO72FVQeK/67XBPWZmg0
RIneZZ71fxMWahzoG+C7uHhVSJl5vSUs5132/twehdHiKtPiUiT3mKDSz5471q9z1BiRNHd0+KGQCBEWkm22Zfcy1opHCjuVssVHRH+GiYpCLHvzV4vrzPFC
quh/gmn685bpgZezffXvfF4E/eKTKhxs/Ghuzt+rd4UUCEGjwHxWxPifMh3Tk/n/FjMRv4WdEvcJHRY4ImSQcarfguD7ZrXfSv1Av84CTPTedNd4vfhTcUzw
WpN/9nPxXyLQ2FWYXDSu4JnovDDVZ3fOX4IfEQ4jFXokOz/kTiER9spwxNwUerhwXcHWvNrgTaJE49DiutzYkPPZQ7ysAoP4kXBE9pyQXQafn7etL97sH5xb
JYmyvCwhMvWiCkMvSVefXWHfQtcZVxi8Qq8FTQl6bHkWuLKsk3G8V3S2OvhjsMxPIBwfOELsF4QZqkS3vZssgwsGmhIEFd4zLEMqdBYofIzX3QDEqPX5ILyg
fy1+Y4owYVlzROZgJuxWQUngv8ZCL6vpXNGhTK9QhfdY08rcNf//v2Loq9AVwbdMd0O/BjVZNubD5jbx/cCZhjj9Cq8R2UcDDgWH/MxFWrik+IpRYTyX97Bg
cYFU+DrkQM4vIZ9F2Vnvijy+OX7ehpte+8SrBfNFu0wXvV4IkyLIgDWiCIMqc5TP+KC/88X6buY1eYd9xglnhk2yXA6MK1xlbCwdUmkPDf5J8dLAIn1KaYop
qeRV4YNwVnTbp1PO30Ejiv4JeSdakbUlhzFk6AcXybN35PsIDxZuLPpi3JL3q58qZkXFL2W5+Rn5GWVDyn4rSxPPM/1sMcvNQG/hhYJrgSNz/xCtjzyX6xL9
4pURfEewPGShWWPRC4GsTiYgr2PgJr8DIetDijvsyK81fzD2DXsWtN78ozym8JZJFPSw2GPUB9iyDmX11n819vXO95pqaBFrAoKE8UH5khHCFEtU3nNhc3ZJ
9mivOfk+2Z199hR1FNUFNuckZHYMOqkPF0qF+0R7/cblTZXILDONeXk5gsulnKW5WJi31DTPJyUoV5Dq/TmkyhgbMNT3WZakLCR6RfZF8YWixWWdwoaG7i0U
ij8Erg8Rix8Z93tNEpUVpYb6SkD/yOIRIe3lZSUBwuTQqMptklmWlIiVFRb9r4KG0HvZo8xdAwdI9mb/m1lQ3FmkND3y213Q+NOIe4liSzp4ubLn5xRkBRtm
+B0xHMutzPkaeUM0oiSgaEshK+qVK8tGRSucZ/GT9QE1YluqwszhMZNce+hgQECcJT4T5fVbqc344OpOtgpbc30cwCXGiyOtIvtgxyn7hcbVlZVEAJvPoI56
7g3+gWiP+153Cm9piOGb6CpyB7MA96V7McvbNrd1ax7dlhTbqy3BubbTNm4pc5/WsrvxFC7O87H5iSY2qbtuQYvdWe/BmV2YnatskVeWJCfASLqUETf78Ge0
dc5DfHtKRkpPrRaPTDqmuovMZvpwr5Ih662kSu6ou4L3Ug301KCB2p28lh+ZvD0pUBcGSTTFrbW0jp4LbG9+n3TPU91VlrIBr4Q+taxNWuaJ5tq2C1xzPNfp
Cu0H1zV7EDclabEnzUVxUdo3HXs7DziRjh89Dxt907Vtmdy31ryOB524p0/bvtSXyes8Q9qmp3x17m9r3L7RU9VmoMa50l2D0qbYF7JTYJzbXQ+Bi1yW1ob2
xYDTXe36hq+ifBsVWEnb7JbSZoD/X9tZfgm1ySlHwshU95odZ1veN5d3WtP9ETsx7Q3Wl5GmxPFP266l/JK+sv1o89/pVxnl9vnpxtbZVLfUH+2L0Fdpw3d8
di3f3mV78K67+EL3Pu05xrt9X0qqx+7ckS6NnL69RdemuemRMUuaVm3Pww/H7Gwbwld7znTI6rhu+3E60fM6vUyzNKrc+RgLkrrTh7UEuHcw1WmfU563pvLz
2U2eeOQxNqvtnDar/TB+qEYLhrgBT3PzAe6hq4c9MO18GuHG8T/pF9h/YJSzL78U29xWzg/lS5CnKTbnreRXfEucd1I6dhoPbZ5OPpV6eIIu9DzxbObLsZ5J
YW1CPA7VMGy3y+k/XLP4ejLYM6aZ0qazymSDe1zqhNSYpLtIZ3gcDTJ+VBZW5rrRfJ4Z6Xzqntrcq219W1xnM77Qda+5kB7DbE0WdzrY1uze5nzh3uHimm+4
97ddrMI9AnUvHkz1dO7S8T7StblVXsB/oyoZfWsoW+46AYagI7HJyVtomWuj7n3razKl8XnimtbPzgrXi2aNeyo9t/UJHuuB3dN5k7TGdYR2geNbFrSk8jkJ
6aqlzYs9p5sXt3hxOY1H5Rl8GZ+quMjpCAYe6WHpAqCVs/Biz0F5Ch8OTCXWtaa3PGO+ud/LgOZjbKNnIr+4RqW2e9ar/+GWtofSQjrNPpTv50mgc/hvrHfL
IOg5v899tLmKzW3a5zazd91vrT1jrycmdcgnNlj7NWZED1FmMn3rA4FPXN8Oztgl8uy2/s76lD89iY3x7dsRGJnU5S/pc+xlcjI6hnS6yBSvlGOVF52fm0d6
+jiPaia1lFB51NPm8a1TXdVoeNoq/g/Czg7Bu2rj2XqNnrFy1TwPJbp7SHoQvCrcPp7v3zyP2cN3aKnOaWxDUw4n7fJkp6nTSvBZ6PYWe/KwLmOTy4lh8du0
W9hbrt3AEcziCbTS9EYkjW5tK7DNTl/M56CtTqFTQmqSorm5XEBLDkG4bvBDlAnYwpRn/Hl7F8/75u68rnlGcwwr449uX+Ty9dSjR8kTTsyzxdWO3os77Alr
i+cGe34QLL0Ez3evcvZvvQgOdvbhGPYP4m/XWvCw6qNii202eJyN8JhkDDsOfJHQopqrRER9tydB89Gt6Zdd+5O8U555tnMDtRZXIq9mBbHXrKI0vy6DuF38
d7lfYzY+pbhrWn3SJHc8VuH+UX+i9Uea3lOZdAQVkt2cK13BzlSsSXOK+IsubtzGXmK6Upl0XEPX1tjmTtvz28+257TfcOd3LmXPoy3pO9yiOO9mW8vY5omt
k9umQsPaHjj2t5QAZ9PDd673nHUN0p5xgDsq2ga3700eyz/FLPz51KnqBeQL5+2Ua2y4W+PZkXRY6+tJ52wt7W6MWeDJ9HTjQvk7rW/sPdPam/8ho1OOusbV
jdtRnr6cO+wp5feRUHMkeEfzlH9LV8R9allkfYM9T13Mj2O1nZJpsSsEpnT2ZBgqb0vlhyf3TZoNfVbJPeHuIS0x/JHmd+6dTj3PNd9uKXI95YYiOuQjbNI1
NofxlZSx5aynzvOspYZttZ3lTNwPl87qaEjj1zOp7gTgj3CXbYe+n/f0Cok4OrRTfYvo57iiDotXBPVwLPXy0u8szUu+GJpATfNUAg5mDpvGtTAy5gF9m7zE
+Nl1/BT4ecu/XEckQfHF8Vilau2XzOFL+dFsE2ukm7l3bC5Txa7hZkAtztfy+VwafS9Gy6mcTxM7qNLrJPwI+UbGj7bFeOAZ5LiE93wgG+GSI/9GXqE/shfI
PLWz1oz9vv3XVBkvJVOI1prNTHOqgq9VazhTkxVO1KZ7zERq0Cf0FQxpR1h7OyLJH/Ll0J/8UHS1tcE10lHKbbf/QPOTR2huqPrSR5HNjju6tfC/6i5kCbUE
bSOGIk/BvfzQFrMmjz4L+HCn4rs438AunbdzulRQruW68N7yONoBZ/O9ra00Ra61fsN/0IuIp/RYPoAnqM51Kvo/JgxvZVJUfzgrmUyyVd619CN4FHST52Kq
mWpyCsIX/wandu5fdUMbQvtbe2I1SGEqii13UGwHRyneB8hK2k9hLmGCrW4K25B4F3qBv4pZTBuhUTxnr3LcITuwfkgv8H92mBZA/hwVv415TPXmZvA3sATd
JXJCwpaqi/R7YHobpH3lycJJ+jK6GFmr9W3ZzCa4lMwRtE1x2uPnHsmbgVVE16bxzbW2Uc6jKNcUVNMT3GYdx8xmXrizfqbgVa3Zs6AxjuvIv4Q7u9N5JV/O
9iXeA9OqB7lWkCSj1nq1b4TnaP7QdGcmOgvbIJ2Z3cqJCSX3wvkYfu6kWKe1hg7CLvHjEbbeErUKzsa/NHRnBSBM3aFHyHco7khZ5i7xAv8CjOHLI3lplNbN
E85JhJpOx/Hk7lpfuMr6LzILUWmP8zO5JVgkqGd6IR8VrRzkzNA2cBvYZKANGmHH8NMaFzMc/wRlxg21zsS5mHzQGTOY+ELm1GVTHfj9+CygK7ey3qNDtM88
fzgnuW4xSuA07Jc83L0TypR+41y188D8xvPhjcSuug8UaY11lsoFqiVsC+PFGJxb8CpmiLzBXkWMdAxqWh4/ouEcheDfbRdYCRxtPdiAwgvwXol7EooVQ+kc
1XvmNu2H97TOYqKpGeBZdHTTYKgIUqh60z2oaHw4tD5yAJSmmsP7cffp7rYaapPSJFfBx6mPijFsN/J5xSfpcZCj9zPlwFogzS4Av9Df6GPESPwFMxuOCEph
vazLqmSOBsUW2YuEH1Y9uZtZCi+kAym+XKq97lmknqS9SBq54zYWAT0NSBZ4GN/qGEjHqBc6xU1hdprYz212/sANbLJ6MDOc+kh/J9v5U0wVMSThW+NiZibn
79qEpciekVLnePooAeNp8HNkVNp0OFPmAS8zz1kmDUDrUiY7Vjl2NS7l/MALKZ8AQ1RINMZ+tnbD8kBG3YFYZg8gnuGjEBE7lh+umM55mJ66Iu4e08dhoBVM
kQ4ERjp3uL/Q95xuBEW+Iv2xI5plfCyToFZTveBr3A36Uf1qdaBjI7LcmQfsh7s3fkKuU354CTOGYcCPyntkNe0ivWsE/Azqb/5g/Feqja3ExzE4PZm6jP9o
nK1ud2SwS0Bx/F6iJxOE/yB/2LelCig/7TXkCCx3Lk89oVuh247E4QIogPpb7cL6xuOa/cgFIp/QyO9SWUAEeg6eih9VTcaCiAikt/wIuAdeXn5R9yy6HJmq
XasO1JQrAt0gt8i6ArGA7zEiWY0ZPFHwYmlHZ1iMuaYTtJn6mUX1L/kTzoXMvaaVikPMzoqJzg1uP2cYk+EUuHq6CHdvXufsR+zhPtKJzFz3ZHIyH2v/Vq3h
t5CHXXfoVURG/HV+HC+gx6B3+UjNCnkKmQ9ttR4gj7Fq9z6PE7jMWpi/kIPq07I08XFXCv+SeQjCKjuzr3Qe71LtIneWXlU2YHPVO8CTMAGmJzbVcZrt3Azl
4USUeQ8kIifRtU4dvZGRUUnkCswndS3R1thefwt0gH9To1zvIS/M0VigUXMDwDDmobOR/+ZucM2wxasXsVM0g6n3/FMOd6UgXh6BFgbuO/2dWeoKZJtV6NyG
3KNbFdds49mTOu+wrkQxUAwNaLipiIBnNY+C1rrztd+gO7DF2j+1Nw9r/0fnqI3kH5gdeAqvr9oAvcX/Q7UqD9KETaQCNRvhSehocH0RgFZhpVhv+TLqH6zA
ORYAyH3wN6jIfijuGtVOrGlaB8h+Euwq8lCn756JaXPYPo6bcD0D41uSLuLbNX4YJ01SmsCXtb8gvso6cLpiMtYF0Som2HszT8ufMpngn7Fm+VRrOrtXfgT2
Zxus3yPyIaXmoeaBfB+yAwzi02ID66/5RpFTVaNSxzsbkm/ah/BP5MvpOOf6lKEYA5vpT7IcBIcXeLqqzwErZUM0STVvOQHaGQjT8eAd8DO6hJeyukZRw1P1
KGQ2xzE+yAiYQfbAXVW5GM5T7GNiBFEim6vcbD2s3pt2CMgFsviNzG3lGV1H1fLE5/ZiPp80VDdb86knDEk2NQL1uL1KJbZ2gEy2zjXRFdYmh+xm0K/MUvBh
2Ez7AOlsrA58TiTiPYk3bA9mDjnM1ZFG8I/hf9lPAO3aa67HCZd/9tlMdCF3gGgE0tl+qhHak9AlWoT84/wBRyJ/0jFsMPJPw3+147UhrhuaGAXXeJuby/bE
8+H3dAJzAfrDujd8A7+P7kvMlU+AtvIzifvMCu4NVuoW8T7t55Jzmv/WrsOESjOW1Alprk3eB6eDe6kmRRO/H0uDH3MD8f+UclTMziY7SNvs5fQP5hP52dW5
IQwfTgPKmoaV8p3OV0QXqivv5iuYP8F2x1RNT20qpgKLaFqma4XgGLACWxx5VfpD2yt1L35A9wRYRKr5Z5HHOVxz1fqCrgfuaEKSb7uNRCadb18pzef8IYFn
DrqaTLc8JC/AIxHAcwHnWW0jbzut3ggfpI4mxySNRAqrvgp66wYmzKcLSDV7X7E4fnBiBqvFPMQZNEfWBdGBxyPTXL8BfQBNTYr1KDyc6QO54FhyPL2mVgjN
VRE2te2+ppzqJQ8jveBKtrB+f8wo9S4gRvGAMDOTkWUl/sQRuC/uAHuDw4G7qnHoSZWDYBWwognnbAuVreqhEIrEgpG2XGo/6cYnYRmUVP7RcYn6AuzFifpX
8To8GfBIOyGr2QwonvluE9g18uP23fWHwZH4F5UftbXxen0S9Bx/5fHgNkUBJAgXWofoujkf28LVvbXz7C1sMaqNrqDma9Ibf1HtIS4h1c1P1R2aXjWeUq9m
5mg/uC1KW2JvzRfqa30pDP6krJu27/anDSy9BoZbEHiAnMM2gLFUqWq46wJ0OSU19Z3LxjSCq9zn4kyJQxVf1Aa6DJS59+Clziv0PWYfvRf7jS8mZjlPOQY5
vxMRmunuVu19VwMxCDqJnNZc4ccg3xlv+Xjt9Jp1KlN9fkdP0iLiTD3bFJ20n/kf9x4pwCXoPwkZ9LWEEjLeNhY2g1TCIUUQv5LwY/rhF8B7dou0BY6lXPaL
9mqKCpMDIei1plBmDPsPlAD8QvmwGXQSnoJW0+cVv2vG2zYqaqlQ2ouSJxjJpc3/ycxYvu6d4yW0DX3PT3XdI3ZIauNmlp6ieztXUVerzwPfYBRVauNckxOf
OuTAFsQfCITqnBJ4GvU73W57iGZhqz3hXGd7K5ymOIFsahzsnK9t1Q6BU8HD9Rewen42fBC4o+yGv+P+IT5oYXapfEttEtIDrsQroO7wCXi+FkFuIZsVZeAW
zWK4RCVEB2kL4TQ0BK7QpGqG1Q6kWeCDdSlzU+qjHW/trGhUxTD5yiW1n9lLpMe+3xHdsgaexY9hHtimVmehazqms7y2FFpF7GSzknbR5zQ+uvNSibResxzb
y35WtyZ+gWn2ABGiWeZZRy1g3uHx+GBkYVWKZxaxC3lEx3nGgI3kTiYkqUJbaz9L9qS3WPVgLvU7U+8Yzqy1bwE+2bOZbkwJcjpuFTKLvEmtUIzWhPOJxErq
I7KcKaA7Jy622WkU+hI7lo/m7dZfuFBdjFbM/uxu5xT6ZUAfahnTjaqm5jkwyMFuhv+ivnAPdTbXLfRP9yn1M+gXWNSo0c7zzMbu2btbKWAgNJCPY5aqxsMz
ODcE4QrbEWuLwo/ohjnhx+R65KpyE/QXCuIAEha/BJ4DTCb2qserI4F5xCbHZsUV+XP5eGq2qoK7qoPanqat4wgYUkjCFvAnkZvWWPwdlEVgWDVzDZajBNdq
N9r/qZjeFKGWMhc5XdwGvjcxCtqCR7Av4JfO3Q5n3Roilb5NbeExWkg0cRaqlAhrWgiOtd5AgYRcTbhnjua+rBdyTZvSpNSdRbG4Z2rIkYkV0bm0p2Ek/QIY
C6SFH25UwZGKKQSNzsTbgBTrR3wBWZbIWddqHij/dORB6/BKIJTbxPiix6HDiZ/xF9RneAZGgt+TM2hFejQy2lZToVXvVlfXj0UmW+/Jotk+Uo5bjQfJfYgf
8AB6KDpbKgZPVN7WDKj+UruclOPR4MDYWcomRIoshw3ITqIEMkXZZaeJZ8x36ym0P+GlRNBIxFYWxk4FRjX/ro52HIa19stIhMeX+hXuVTxcu9SVq+1HFWFP
mZklw7F51qvqi0gI4g8DtkP4TKC/bRg7D8m0/Qf8YHqyT+3BTf9TrqADPO6mvsBq1kNH8Adt9QlHtbdrhqOzmieiXq0Hktbo7ienlX+A0jy9Up7TPN6qBri/
sCO2nj8Nta52kmZNLa2WKZY6XuM/gASsQMVpFhBzgR5EMXdFu5yCiUiQocrju9GdsbuuZ7SYGEn7u5ua93Gz0WXKagC2H0/ep4tLvcGe5hud3dUKyWBknPo2
Hqa7Do+Fu8hGanYldaaeJI5HUfCYba+8U3KO9R1mVw5XrwQPUjOTHoPnlbsatylSkcHKhViJ5w6+yNmPf+Ne6nnvjFK8TjiDPMbnNNC0EBxCOO1fEC+VBlgI
5DC3Szb89IIMxQRgN4iqv9k7w3nQUGQtnR//RfkQEoL56rQaQYJc/RyYAYXJNtqU9ASiu73rT2PjqC/yd47MWAlzn/KzY2ACEdRYJZ2pSEcH2OYTXaGOsJT+
j/iigfEkaQQwgvmH1tp3NBmoEQ1+6jXKP3FrfRpeQAmY34mphJ5ZCoThe2LVyleOLng4DapmYHuBCjop9q08gRgDj5N3w7tiOtIE3kJATJp6DBBqV3luq4qA
Kj4wReqWlt2hMhp8+a04ID3PfdF2VE9Ft6pXNP6WhBINsBTrh8TTrHOdNg//qr3fGK97pAllErHJ4G4nGzMuwUfXiY9MugTmaIeo+yTnN/5DW5KnkLm2O0nh
eCAJgnn0LnZbykdtZ+1+5EXicmwT/5f6O7JKucr+kihCipjlTU+5zorwONTZU7eeWo4zRDmegcwixqHvm9MVN/hL/EPPancSvRsMbNpqHwjORqbIqYSPVLvV
CzhWOwTrgD2196d2Etn445gpCguToRzP3Ldz6l/tD9kLUCoSCVXjEfTZxj+Rw9KRIKiYhc+mL5T/T7VI+QBchv0GPiZsAIquxbLAPrq85GpYkzQeqcZFKR+Z
cfbamBn2t9RzBwXt4YuRCWyUmgG/2A3YRrY3sBYaTvS0CoDz4CjyGHODlzoQvpWuQHzkTNwxh0gThCTCSbr3rinsPr7aWcxddvoztbWzme7qLcyxqrPQGaqd
3lL1QRgTOwv5E75qnRtDq5uJrvR+8El9rPrxTzraUVIGy2TRcKOtgLidsK3BrN6BOrG5MB2frCmFw7S74EnwpJKxiiXstPrJ1jP2I6rJ9AZ6uCYQ6IXbNG+x
+BSLwTt+MTfPPo/bryrXbiVGMsO4ceRmYFDDbvUh4jSyl5YnXrdeBNuJu6CrOkh7Xz6KCaLsseNwquk4MNthjJ2AmyQB/C8caU+B17kPuFl7Ni2Gf1V7u34B
roNZWKZtAx3O7UiYSg1ggqltvL9jhH2wU4/+ig6Ge1sesqXoJOchyleXDk907kB+l28D0p0vnN7A3aSD9Al7KFzNvkaPVfk68uD5WA2jRx/R87FLjnzda0+x
+qXnirZA/khZQVQlnfNMTVU2WuET4VX8RdAAP5btte0u30vdsCUShxNLm4Y2nvtJnFL1gvjUhB7gU/s0Ph9YTfZJeG+1I+3WvVAd3Wa7Zb/PjXXYqJHk5/pY
Iq5jWvuztL/ZLwo/+AIwjD2ZfJLfJO9BrrI9oYuqr/LzlK9sV8AqeTt8jDrMSztIlHGEy3oc/2qZQG9Ui4lHxJmYweQGtdqlwT4n9ohtwD/IVuCb2F31m+0O
LgW4SrPwbdf05HraL24ffhj/UNcfHUDPwL/j2URfxbSmLnw/a2XVYkIgn8wWO3SJHelZtqfAXPIdG2qfKyuIw2je5o90Yn9D/qDmk93oIGUfoCd0nJ4JfPtp
iAuR/cRiOZXs7JylG87UAtUuCXOYWgX/wyW45rNO/Ds4EswCBydAvBb0J3rj1oSR+E2pkU8CX7MXqS+Jq2LvJDQoi6lsdlztHmimQ4fuUEax0coM2tfEMb/C
Q2kdOeknB/RFdK2PwDB6CHWIZO061+OKOM8k57TkvnQve6gsgOiGj+aOqa+VN1MX1QXSzpgXnMSB4F1lmmYIRNj/Ij41BVFw3RT+A5ShyoZK2EV8MIRoApFS
QpOw0F3s6I8taatIbm311gap72rOS7d27NUak3IWfAzMrSfR3Ng3WP+E1QkzNVo6UTmQwaACxTFqFdmLXyb7g+1IjeBDhWOg9giPupBNtl2lA9UYeAK4iHQH
hneQwE+AIRAV/y/7012dK52b6CW2I9p2ayT3D61ERJpWzSswlp3J3ISHFKmpRvkCxybwIi1gZ3AXWTEYXk0DgeR7hm38AwJq8umRRBoxtP5f63dqob2HtoBs
Qt8RuQhENKA2bixMUH/Zu3CBqIEwNvgkTqWeR8+lMBSCxykFcCvYhJjVcba+RAI7xn4dfAkPRQoCgswHEidDYu081XnsQbyASYbf/nyvN9VuxSBgaf1mZX7p
EKrUAZMZsuvkILBatt+eWl8rm8vss8hIsWM67lSurZCiKygNFUUPJBjrddq7Nt/ayRFPvHUMYvwRbckkehr+b+hM1fBqCM8lh6DbqaNUduMnVWd8jJRlE5gA
sk9dWu1AhIuJhg/Si7nhjXLXIBfiqqrOJnoSvdm5zmG8x9kNfgZ3J8couOoa3MVGakeq39u/kV+gQOY5OQkVQDORG+xnMB3vprCCML2ID1GOt/+p2MBebMxv
TCZ/ZwFYSq5Ap0nrEJjfiMTRl3VD4AHKe7pZ/HbNwuQ1GkttE5YPfneV0TfhN/g911HwMrrO0Z0ZhBdTckXqz0714yE6lV5bP4A38wanVWEQl1uGl0fxifgO
7BcmBzESb5B0agdSaA2zKaoFqmnk58YqWMKRFfLI86iJHotkOzD5zYRzCQScCi8Em5geDQwYQH+SD6WGc1KUVPSGX4K+6Fw8gkxs2irNoSJtXYKjm7LoBulE
VRhWAP5en15/DFjDjP1pfj7lSYQ30dE5g9hNtQI+vLdtBb4U9o3ti/jFKy1hcCdCgiein6sT0J3UDnlkvZxZgcaQMCaDE+FwJSLbXbhO7qtUQI9lsfA8dVt9
b2RX4m8Kv589trLcrOnNVEXHOeJop7R77X1ZJ/pTwnVqIVQLH49ph27HDaqPSiCiTQl92Ji4qWg3NUUATLR6JtOLaqvvwP0N73LMpdWMTN1DHYw20Q9sOvCA
vJoRwg3sdkhE/882QwpX71Afcerpp4yZ93f1bOrXsBS9zVxhGsjJDRJ6M/onfEy+ucEkDYufGVNjs0Kx5Y6YpTSp9a3NU19GOkPvLI1EN+CuvUSdTO3FdzB3
8ZX1FfQ2qBxmNLsqtVqXPFXbWJ9F72T+CihA5ktGsMMZL7ivsyuXYvVFtmEVpETeVsN22IMP4kbjPsgh8rRyDv8vwfO/c2+AZ/gk/hvUhY3VDsMmui4jvyJf
yHKPs/oMmmYfEjuS+tU5ofqm8qnqZhKvmpZ8z1OIpnhidOlqtk6jsCdNdt3QCbkQIpXxd0TFr4QG0RCYI9uO7CFLGr+BvSMXIVr4lmKYY75UAujrz4DOwgPo
JOIE4FNfav7S+GvtaCTe/j9AFHaQLKEioPn8KIZIs7UFp2Tz91iTowVuJS8iY6kiJobbgP7B5NtX1fR0ZIN/MT3ww8gcfnmCN5VPjYT3MF/ZSMV29iKPsuto
UrQ0sYA46UoFrJYZSDVJABPZlcR98iMh0YDM3HoIs3muKX4kDNf1poZinxG7dZT2EhFM2mGdvApcoA52nQaWQx3JEKTAXoYMgx/b9eAlxb767bgDTFf0cjxX
/nDutZ6l8+sDQa27n/rVT/uIazgHBMXcJCpAACeg7hiQfosMxGC1E++FeAGZSpxWoE6+GC4BqhpW1E+rjme+sZ7oOPvC+nqrCPyPZJBR2DYZIh8AZ1aMUjzl
BqofgOMjlya+pN/DLxUb4fua3vA3RWa8hAxD0vkr6ngspWUxomisjHsI17nONBCOPnwFXJv3jM6PXeKOdN5ULEQmOBcau1r38CswPZEQdUm2x1bAvnNsRmxM
i/aAKpLupnkF9HAC4HL6AVzpHG1dLx3sHE2/puYk90oqTZnX6tJQ7vHYdPA8tIcemGxrTtCfcvTEFkAjqMlcsCpN/R5/ARuUPsRNdjWQg65LSNA8YnK4DHRz
tRUB0b9gQeIhiLTthTswVYSV69s80R2XOJSx0Ks5acdczb6fDRpH9699jy1RnyPk5ErNP3wIreWn65aULgbWge9UT7Wxzs/YKGqqslgxHt2lWJC4Wws6A1RD
wT2am5rfHAuwiSq1diU2wa7Fca2FifWscr+iT9JbiP7NuQ031InKbuAtqBtwsv4RRUED4gMQHAogKsG18JGG2/Ax8CLBS8vw36gaeZbifvVvxBG70DYKFkNf
bVOdFvSmo6MqntljaKXciqPUdmK+Qu8wKfwdyqoJ+H/168spqAupRkKR11R7XDv1AM9TzAFheITtjPIopKRL4CJkqvpS4xxooyxIXaEmVWFKb00xuZbej0cj
HwElkguGq98SABhiwygprFWfggcDZ61NBNjUg9rHqIjx5OeUJu0A7IIuhbqjwqixKWayDvsA7XP7YX4KJTYB2ex8HyfhzZCUb0h+C0DqY/Bo/I2OdjbrrrCP
2BnYc20wVs0m6J6x4zXx2OWGxUm1eCV62sojfR1xeIJzGr1bN5duDL+b9Lf8YfIE7SV6uXwfGYRP0L5g9zMlWFDTToUduwuf0a1nwxUjebXzf0wG1oBb+XHa
LfxM+3MgFG+pjmQGwWPYaHQJc5z9SO+y33V9dBs9OP+v87RM27yZ3oPsx/ajWY52wsr0UL8ApehIyOH2avKDq7CBcD7yk/S4UDKKWdT0qXyY4xy+my2rWUU8
J+aowtGt6BeqzXGbPaPWgz3xrtUDFIB0VWUq8wgcwq+yovWl6ofQoZQhHQqxP7SvyqzJN+tHwfV1Y+1P6HeOSDKPvACFq/cAG1SHrclqO5ujeezowErZC4kn
0AnO21qKn8L5qqLJ2YCLPKL7AzmnfayR1s0B0XiJrMU10KVnCd5mb3X50qeqH9d+B/dYz0CrbLEJZ4BqzSK4W4FRkcP+Bh4o9nXtrYsACbRfwln1uQaTegW8
MbpStEu9CKnTPmqqa2AU2XJLogDvCI5DjjTcsuYiRqQbUaguo3OpNCqcgeiJut9hN5qDrUYmUA/o3wCmKQYaw9ygBzPJjf0ADh4PTyWFtBn7ndmmSUz413ZL
7YId0d2BwUmX7BOto7HldXPoJMBaMQveQm2ibil7YHrkPLnT1ZOhiY0x8nIv1zLeQW+wD6XP1rfZP8Mi/stPrwpSM0gUvUplIkDO6bjFXXSPV/bwAPwvtvsM
o4arLsmvFes8AylvsATNcQ0mP3LZKINgSD8w0NkO94bvoKCdrGvGHjBLrNv4y9BvQJ3WpP23eTIS6hFqdoEG6BDUhra5xqUcJIYkDsKbiWP0bjiYbmWW03aF
oMlbdkATC6yEV8nnaxYq+jnWYmnV2xom2Doyqe4ImqZ7swcUv1bfYp4AyxpOwt/VUztkYhyYDr9P1bSWpHclconRaG7jYCo1BRTuREh5/5+zgqS52p1RDP6I
7g88ahhKxoLvsc0MoXiNhsszVPvqVqMy9EViDVKl+h0aDpiQmUho5TGomPgTJYmrwGbGhA/BM6xrta8875M/YD3p3xMvI1lAcPJdF57wUGtLXAt+xawtLLJG
sxlahxyBh1v/1RxjRMwI+Xt5GLmceAtdIW/C82KPKJc2vNLFaEY69cQUdrDjUoOd+8bs8SjImc6lqjO2MGxA+nwkidcn+ssjWFOHHJWvbh1gpBuNS1Vv2WmM
Qf4w4V+4PeoZYyfPUapEmmZIXrFJTTEPmFzVa/6KtInBYaeqc+NSNLyxO58DncSPsJDnjnOFYyFyuUHk6oP6e1rgpZ6vaJsywLFRvqTBy5UvlTS0IXJuJQ+j
g+jf6T/cKfIkuLRDd2aubhdYjVcBZ+Cpdi1NsVeR0pJkWRn0iIxlbmqVcHHdLOS1+gqSiQHAfNgFXkQXaG42x2ldbUpgdM3/wFaVI7md79WJwC4DqWQTtbzp
qDbIOay6J+lgXVaPYjOwyzU+cTvejb7fJLauY+SuCcBO6ydmICVnbnIOZw21xJ4lH6gOxU5r1tGEtrzmhqwJBekOrqFthupvdL56ABSL3aEzO5I6MbRK3aq8
IRXAcs8lpIm000/JI9RzR4ibQ3F1gnpljdSegec0j6FnxlvIZMdYm4De6uGw2NDV+EEkI/miroSmfiaN2PqOWc1sh2bFUeA3vAE/jl2q6ld2PMafuYs2smUN
h5l+dBJxGA8Ez9EhyDI8gxIkdNJkAGEYJp8CL4I7m/ugEx0S1q0KYidSp6zX4iHH/2S/SlfWkWBn4Ah+OXYLPBK21k1CKuyzyYGlA+q3s1a2q8zgwvEuoIwo
Ie/Ru/BmpkxGKsXcfqKE3+002WPhX6uGQH9RAiaOekMPV3eAXjOP8XPgQ3k1GwtnxuxQTWJ/Z96CSutKTT+yid6DlgESaI/nisaWQFFrdbew3wjQFapepMFU
wZFCtKM1nL6dBNtLGt4oZqgOYpf5juh3RaBjr/Qra8ZWe16DyE9OVVB948YknfdcY2bZbyOseh6xBunefAZelfDFtjv5SMpmUuC8av2PPqnB1aBNr2x1JWo2
8rvhEPnzhnxiq+cLQlJpLilzwNmBHuBWIDnAOUtlRTn7A57jHIi+w5Kw/YBMbkdOsNOTUfz3xGvqB0nvU/+2nYF2U2u4NdXrHTXwF2I6+xXeCl+QjkcWVd/i
bEguTMow2VQ6Bzb/NLrnqgfMLXgNPQofT2hgsb0zHiT/Uf7GekO1GgQ6eKPXoRu0HF5JzaBfwuPVI/GRir14sWaRLl++nl2he4511u50T6svVPeMV6AfS5rp
K+7XGA+OwPbQX5giuvwnGcm0FLgECgRLlF+Zb6hLUyTLQm9jn3Xt7GAFCq/WzIV2EN1UAU5G905xRHUHGIhtTtlFZNo+QxlMk6WCFULnrB2cc5Bn8G5N2c9t
+Qj7c7OhPdq1Je9tMxXe6m8qEmA7PLbuQMTUL6i31ofZI5ehrDwWbAbSYAYzIYPpleBRoo8mA4lgQ9XvmjLow8AC+WTkBqkvi06IBFbKV7p/yL5ztxt+ocdg
51yhKQmaXxQoIcTVmhPIMMXfiBeznlmuWYi3QBrnC1BVP5D3hy/Z5tgue/4B06i/OTNjo1cwX123UCFdSv2mXqE5px3pugw9oqvoM7RA1hEuwX0r/BsewHvY
w/KdLj9iO3YYHk4cqJ7y8/RQYgE9nJmB79bfZBd79mujGz/g39RXq2dyvyOryFZyBnmWwfDt/B46y7beBWOdnaMiy5liuqMMI3Lqb4CjHJiyoe2ZiVFPIhvo
b/RIktL2aCvmU+j1aiEd4nlJf9bsc8QzM7nefDgP8fG8k1rFxzjPuPczRfgzOqn6YHQOR5N3QcZxAynCt9QPx63sWlbYMLEsibtqT+Q7OU38046V7Q3xU7A2
wAzfplOck9Nuyy5oVzuP2b7YB7PB1G52KHSaWaM+iYusDwgarUpaDw2WfCK6NxQ4UQiAnigHYXVJYaQ7aD2fbi8AnUpU8xT1xf921tn+Jiq5MnoIcoqn6FXA
Te63sO9Nt5JqbHWqi3hgwmD8rlrFeYF/Eu30BWYvM5UWA+NhWENaN9lXcNOphOpnomeNViyMk1KTnU2EmJ4vP6sYZp3H/Ekuh/ZbFybkADwdR+La6diztCOa
0+xflI48aRMmSZLuaVbbE6UB4Ky6g6oryC/WjwxTuiy2GupMn1FMBIPY3+j/oDjHfvobcMM5Gg9AEjmXbSLfVx3IUBxD9KhtJ/Ziz1TPoVfgFWYaQ7kf2X60
r0IHOnZjUdxW/lDLZmw8sB/eT60A4vgu1q3NHZ3ddF2l89Qrnd+4SfxyD+gIQkczs9lW/Dn3hCXci9278BbkT2ANeh1o5Ddgq12RTBGxAV3huuhcCu1I1Kr1
7RHIV74J+Wrdy/m59iXPbiti92M9qXqknk3hb8J3mfeOUPiJ9Tr9gq8kw+W+6lJQHX8x7CvYirQlpWo+VjjY49ZDtLczQ3daS9J59Gv+b6eSve5CwJ3YTvQf
+FZjbYOREymP4A5mV90kzFdbz6sVfWWxtJWfwxwBc2VF6gNMJqOjlpFHkB22yWQhLuhQH66NbAekWq3Kj05yJrJz7aeUAcleWrN1BtPBtd2T2HzLaSDn8D/4
w7iSXGp7oJ7F9McP09MUh3F/9D7AIx15ce3+BAOyu7SlIRWcBB8ktQ1WWyemB1BILKt+i0fgLQlXZDKyEZwFnKBPAhuoaLyibBbeE5wtu60qafwTj4SyHeMa
5Lbh1X2JjR32x00FHzUE4Ku47Y5fyMt1D+mOitV4HjeC28ZWkXHwPmom+66pBB5MnSG+gO3Sj6rx9MOGRe4o/B69VV0ui4Il7GBaosoFICpNFg5OsvYDl7la
uF5glHa1cp3uK5vhOU0rADX+Ov4S5pG/caXGPCEbuMngcuRHfDyznf+Me6zxToI+Re6332V2MAe5L3QhYFFMh5/Scc7tClI9ilxApgPb0GU8xi+gHjYetJud
pegTRS/7UVl4Whg8k0mvOWn7I7E+ZRSckWbBbTUOeo3ilHx/yiUsjvq7oiuQVV2oeiv1Rg5gJ/ki+wv8Dt1A/9B00Biw+WQBvZnfzI3kh8EdiEvobL6VSyTC
XM2Rb8jjQCvzEaiWN/Pe/C6sHJNbUWiv4wVzwdrAzgW32IfjHROh6mrKqMqnq5hj+F5VERQNF0OjE780JkCd4eXMXtVvoJSpw1vq88ga1B/vxa2x3gemqdTy
cOA/5l9Qgfph77ApafM0Pbh7cRE0VH4WsynPdjxLvKo+pPwfegn2YJ9kuHwG+iGpXB3beKpRCgxUb9a8QRuxOZpqSxz2KqECoWS5aD9grnycennyrKRWzVzQ
QoQ6v7iWaP7m5ig08iHQG3pcon/CckdvJpl7wCc5tigOc93pyZ4eXHf3eVt/ooAv5Otcw/E1HI+7qSLuCXPcqWzejEeyRYrtNZX0XnYTEeWSOgMb9dRM6Ak7
n0/ik5nVXAn3hfmPueT4i2zE9joE1iRyhR0AvByHyN5cLj8ILLFvpiHmD7sPcwUei/+lWYZ8wwtItbxRlo6HyyJlD6sr7DfUHkgA6ujNdDg2GliN7klJh5cR
iZEbop6QO5lA5iO7EVukbrEPJPpr5mApbsCFNRYzGdoPGEhnYN5UJzZVXkN9Be34CKYX+wm5Ro7X+OLnWAQ9ywn53YqlzAfADJ5R/h4VlqzCzoAVmIHrRYQz
l6k/7VY2FxreUtIxkGxRJFMbmXg4DZzoPqROgA8puldTtLf7BobIE2MKVd2pKzY92k+FYL21hG1v9T5FV7gc4GsW/DSLXxLGgRPsp7RuyFc9XnpecweqA8NV
GJNM9kZOUHOAk+nF1GT0oLoweiHsShrRciaZYMJVFbJx0Ca8qONzxqHZxHszXxX/R8FZxUeNtn0Yd0opUB2PPZGR4u5S3N2tuLsXKA5FCtWRzMSeJ8lIkcVh
cXcoLCy+uL4ssDhfv7Oc5OCW3/2/roNkNXcCEfrCTLf8RG7M3OV7sIuMi8r1Zicyy2hCrI65qEJDQlhAVv+/xE/vQ2kFOKnxsAkYSU9NnqpX4WqqQ+Cm4B3x
R8jv6BVqRCxSO3pnC2TyOts5ahX/krazz8AhcIkabZvvLzSsZxEVB3rRe/AnVEPuISEjEz6Zvxl1ziZSpxIncw38P6y4vB4vJm7EB6ED1GxXN75tXnV2ElUA
/6sVDTZJ8+Fc9y91V/CRs408TRwk/6Kz5ShyLPkmbyl1PDFiSuEraE+so7UvsWWt38AWsY5hkpTtf2Q4TCb7vlDDlXuwEnysPlC+U91hBvmf46q+2NZaqWwv
ATuFukZe+Uuoy+leeVHBjupMure2X9bVp/oAvZHjP3hemwaah0X9MKUGl9OjmV76WvaXfrfoRqvEInoN91DYrGUp+2QVXOangi7oGLuPeWb4tXNI3Zr6IeQK
Ho601P5IDkXucq+sWfRNcaBtQWSbK4xlUOv9LqUnaO6IgrcM57Bi/Ev1flYDboIxXZTRdc8AaSDvxhbI2+jq8BJeix4nLed+Bx47troP4Zngmvnxjoya1SNM
wfFIjYKySlOylCaAQnE03wZcc9URezD10NRwxySrEnJetJe0JeiEGq8HiQT8orGieMs/Ve9nyEIk39JTRa8vHAOtbCwozJjHrWRyHP2ZHGa4GzmmaptDCdrC
XLM0n/eLl+VjzMScv/1DdNw2STzlbiG1YtNtbbX5eZ+sVTdPtn7Ev4HnXDrsa+5HWvMu+PN0P/UafhUHgSmopmdmYIj5GF6aLI4PFXCcIpfabuDfyGfS+S1L
4FXxlHwB30mXFh+C5rJBcLm7oBrSQcgQ78Ft5gNdWriinlLWJg4116Bugf74TPaDciX9SsKkQFgksS5cK0G0/OtLQ4FAaf67WEzs7W9ndibOIY7znLK6oAG1
AFUouFuwryBKbR+MQ7XDTr1PcH4kBcyh/4eH7B+JMWw7/WPyWe4a3ZIgiiwoXX3IfWNNeDJeUd8tjDYfBH3509Jq3IJ2C9PhYWIBrMQPsGkix7UTP8KfobTt
1fUnofKRknrYvJm7oP4BFitDHL3tabWq12zqa67DkAgZZTH9JvlqJej+Cl3iC7qyvD9oIqcbHMHL4Ju9ttyI7omd88+wR7ENmY2mv+zxm/3OBOoJfSl+pp3H
98avUWdJz6WEiJMp7rlpKaefhRfUztJcaCVWSt3Bw0SFVUzOYARsgQQ5B3iwq+C0dMaQJxlQNEzY+lBexzxP2kyeggbbEBwzxanNwKOcGHy8cEI6rtUILYoU
SBeCo4Ol9Jhwb70lrCbUVjcpbbjLVHlmp7M3WE8dKl+JaOn/13nY3pFrpQ4HQ4ssuh1ZMdCCeYuNtO707ue2k7dtJbKFwFOwnfhBr0DzOY3Q7F3I8ux3/B2H
a7fAfLEHXBCfDztWcFvKbTP6h4LtSin3W2WKOhFMMhpzZLRG4bVdZHfuovhM/B8eLR0Rj1QaTvdkALMPH8a0Ms4AK8FNzmvnscXEEamClGxKx9OxlWBt7qIi
9mdrv1f36gXBXzrUtsfnof/YCcRs+Z1S1c4Eqzj/pMtzE+A9YhPZElYh1von4psJhRzrWK90VefBVng5/yp9iJgrNoXLuCb0EpQClxu/2A8QtH0ZN4/0w87g
AoVT7VCSHpDX6ubyU5mHWG/ySSUZOsypZAVsDJnqsxh4rHd4J1lCPCEb2f8pPo2C84Qkogm3xtoRttQ+i/l0Ejoe7Colqyaxo42k91leKS+wJkTpwGilomxz
XSuoBHbIPayfaLu0O/KJ7hNMs/9DLmRW+F84z4WK1dwj3AebbXNRT0siF89vAIXFHjCjS3zBu3I/iQdeYsNPwrh1mnqTvEiPiekGXlH1YhuKaVzs+olMElWW
qBC/UC1MbhCsBbZQF3wnUabzcMHKmj0dLP5TVrX9cFDNC2gOaKGdhUF+CnfdboIrmHJbFiv9VTKJY6Yp/0iyZC4izd/KYtZILo/NRN3AN7RLu5H/O6+0f6ph
vzwIv2IMy5Ntx+nOWCPiC1ogbeDeBRzCQOqqivO1pEboSe5E+TUc7X+IVuu/jHPgn/6SfBP0XK1mu0T89m3Rh+oXpHZ6b9Nr/TAtSlUYCv4ItAe4/CEwSB4h
dyPPwlJOKXg3ehxcE1mUtAhKnp+1jum75OJgKj5O2a8/ZnpqdvWSsJKYwiwLbtfG6m4EgmnZz9Xu4Q+W+vF0MN9+pygrW0oirGfrLVDcSFQi77a0WC+t7lBv
CMXdYfdn1giqFLSwjiXLsWG03/GxYCZ9HB9m7sWlUteCA8VU9BK/TUZL5+lfJM0dzQOlO4EoxwVLFWYIxwAv1Zzs789Tx3Dd8FGOLK1v4l62N9mSHBK+zQwk
c5RLzB+gs2N9eIbzMLDhveFlvzNcKicSqU9BG1JK62cdR0K5rkFcI9sDbB9egv4NPPReWC3mMfgG74vvcEbshi/wsuinNCc0m4/SngTmoKnggZCtfVUzZKiW
lRfAkuIL9oNYwS9hb4QbsHSoqXuIepq6ZdHE9ECsrOPFhSXQrBQqAb09HLGFFNKE48EOsKl/sdoVUYEF/ucSH/qlxesX8cnk+bwB0lWpvthTT4Nf9DIwFTZH
w4g3hi+SW3slNVEPEin84QpZynLvK/m72oyuqDeoMVU5JC+0JJprR7vJWOOwpCuKUQSm2WL1vKpyTm5t60pyZ0Alf3tOo8FyNPab/BTIFA7yryVfzmuhmJ/I
SxS7BfxWV6Cx5EGDxL4YL/1PPxa9zIPlZhb1wI/aiedwuz8HzgvgsJ3eTa8KO4k94fDsI9IM0yPPAaWG2l65rL63ZFFW7hA5nKwKo6R+0tytK9EgfBrsKy70
bEBVgs8yG1XcTWSGQ8p0+RpeWpgO2gpi2IdKwSxdqtbUZqTOqlv0u9ocPKHI9pvIfyu3tQcJnbTaoC7sFpwYOix/zBllgqa2nnHyIE+2pTVXWu8N3q9pBjaE
2hvGhtdlp+vV8fJi96rdpJXKodz3xCOqC1LF6nCi9oRyaKu957gV8CZ8gVu0O8EzgRqoE8qW2qrz6R7QiR4JNKwmN1FqwnrQrj0DHv+f+CbvR2GaeNqzPsgE
2wWNafVDN9RBTEmFIRPEJoG9fAZYKaURrZS9lFLNRNzX5oPmChVIkRLi1+e2VmtIbmwmkYTtIQ8mDaNjxcrgimcx85fRVHVX0nVza5tdXiq2JFi9hftbThL1
Sa+C/nF/JoJoi7W5fQo8K4aFbfwMxc5UIR/ljhDYvJ+WqgKmHwFd3C6wMTAU3yGOs3YyVxVaSjUZkT4ndyZ/KH8Rp5QUMlhjTK7mu82kwFZcAikQ+9VbufFo
pViWjyjDbJMda1Hd0H/qB2klxmTl8cW9by2f5b3gkTabzIxdJ0/SO8FDtslEI6p13oHgCf5AwCpqbEndIGVIVyjGfIMvTyzx8rAATkB3EroSudaF6Ko6DJ+A
rnpPyweTSpon2Vp6bMx/uKgOV7HE/fo0LKvGXRACY2scyuyp3xLrhP5AZbQSkWbKGnEKEa0sh/8oTz0QVqy2DpYJynhn+Qvy4t0Ij4FW9sERgVlqlv4Kt4kx
6t7oKsGSOiX1wz8T3iqjsZBtFhfO7R7sGOihzbGVAYeoHcGsUB3il9oh7JRS9drSYAmHNwxzglqwLriF8pQMo02rTh/U7wde4gcoSj8qt9HmRsZKB1GrnEXB
i4n7URkwPFyJqmP7p8a85J16OdcOUwztoDonz9P6mw+HqtpZ8XXeJfac/XB4hbNQOUjEYSWxSWoLrq2UBZqxLcgrbHM5pijxjmPIVEavXWoa0xIFsNGmYdaz
YBq2AF8iqVVSyE9Cf18l1z+WrNpP3Ml2u9Fl2YzPc+Xu+KuWF09TLdUk+uzW/U6ffkE7ldsNdSBOEiUIQ1KEPKvf1qPZulqsuloEWne4Gh4yrtQni6dgthYf
LGZ7ZmmFQsKHorpSbX2t0+yxKs6Njl9pfw+eSCthcc5qqO7qyTygxgTW2WsRyfZ8Jsk12rELXsg8T7+1r+de0xznA7sSV4DvTHt7IdHQKYAaTg89lxtmes8O
xx/yS7lcY5i6RHRiy/tPxPjgH6bx2MoKM6CoRKN6qAOVUHOo9ETGUIwwVJ7IZmOzrdmBrWQWoZLz0P+22FUu4M3/ZCWkdNwKW4pjN1ymYuUV3GR6M4iCTcFt
4kBSgm0gnlp9AEmBR9alZEvztnDEcd4QZO9Re2x/S+vA24IllN2zVlyNj+P/gnfp9pSb6oNRwf5R67gxei1tG1ObiciDyA/hKqForYq+lt6NKUWUVLFqofUA
6VRLeuco81cWoh4Ff2iVk4IkCTs50gt+OrfJZ3Tgv8gNDpmThVAHairZxbYBfMOjIiWcNGLwAyg1/rPlBvmfvMw0CL6S/mCg0Nr/MIGBdzLjxZOO745v7n+J
l1IJPR+mJh91Bp0YmMpQOaOJ9nqt8F9hY+AUDKp99Sxme5KLaYM9ZHPAcGs3apwS8IvUVO4J6O0jyCVibM7J3Apclm0tzLZ/5Obbqzj+yjpL1RU153A7SSOn
ww65bkq26197Nftd+hq1gByEziPk6SRHy+niZfK0paVcAl4VNutlbPtt8/zL8fG2k5YT4kHzeThH/IfWxV1bW5LjyDN0a7xi9Dk5k+RyFsmvzCOSFkp2ImS9
aOzj2W2qI7hAfb9qrQzWiKPhpaqN0FNhAreI6kScCbwivtIStrfI5+NVK/HRXI+uZtzBWwOzpVk4Cbrb4gL5/iS9npaK/eAJZr2/ul5O7EpMCrQMHoppKNYT
SlMzmDYIV2+JX2RZ+CL1IT8ry+LyJa/UCOagBKU67Ow96y1u2awM8iuBdDBXqOFqKU9hvyTizoac28bYm3o3ywfAaoblcvl7zCWmM4qySizNJEovkw87TXRT
0IZryQxF3RwPXJVx2rnS8YGbCZ9GNhYM1ato7bQzclUlnfqEajMcm+rwkhr2jt7BfGYZuqPdbK+Ir93WUdoP2wXi6EU5LDxtfwYoYjJIZRswJSSzqwI7Czti
v+zM5S4Rz5ObUZVo0VCjqDdjYj+5/dgjol7oGXzMXiIa+8t5j5OrQHfuBf0fPUSZLtl4Qlyf2U7NQdO524GO9GM2Dt6hgvFfySZ0iHidOEVphc8RBxNn+N6+
Kbb//8YHSCDQDKuWdx/M5ZdTXfNSQwdQQnA23wtmIVw/Lp1F2WBk4hhqlF9ALvmR8oWpmWtTmpBvZeDNR6f0VG1A0Sa74Z8shx+mzDCDZqiL2kHuHVfctogt
T6bSWxLTXV8pRlkL3lsy+fHBQ/kHwaFgjqeu7QzRf1MMOiFeT7qR1RZGlY4KJCIIu/t3EouZPiCPPEIkIhO+jaxsHcauBglED/A8hyH24ynEAeKA9RR9nauD
plmuEBXpPXRb9iwzJr6IAE1VxRz5AOZDHcSzvvhQqYgT3JCcChcYFTrgvhw4oQ0JHmCe4GPRYLyDuy1fFizU9lk30m9gJ+TUXFQ9cgspmkuh6bCVvbQdedbm
VGO+g3XhHVzA/jjjTOUCcZecqh3wl/EMzFqem4FXJjvrU5AOl1FVzfH6S7SYXkXXESc5s/Q68BEyJ+DaRqYrWhn6k1jKjdB68JPso5h+6LXDq2Xahhb5Rxu1
NN+P+AluSZl4W3YJn0Bch/eN8/XmeH1+iGvq9g7O1kV+hsAG9kfBdPvr8E+QzMyD3ZVhrpTti2u1IgbYvnPXPZ9IkmtOFCO/kQ5+Qn5XTPCNJw3glt6UrCIX
+jMs3/AhxDdqCDlX5vF/9UZ4a6zomU0Dr/gndSLkzdxn+ENCoxY5H+365CpMigo+4NaSr/XBdS6C7/7ppv/o7EACN8bWfL0mT6EbinWFl8QHlaDm2FtX2xdn
9XjEAbbG4UK+uF5KuKX4xVjbav6sZ7ypsvEe8cnYlIshqmTmk6OkUOJxyqZk8qWYBLZgs4EQtKdAQx51leEHgcujVF9WvrJCP6aUU16i1opdawIFZqC8A5aC
reSrYprolSd7Wsu14gNyxaRcf4r1itRU7Wvj1LHaLrhOf54rqTraCNfV7SPvUQ/Ro7RkNT20kF4Z3I530jrDscpBvbs/JfiYjFUvQDLzysaRRdwcI6+RfggN
RUugpdCxxnWfDKYJ/8q35VdKNvVC5clq+W25edJgNl06ap7qOMx1sT+jrDuvgNdshjWLWicd0wvs2/FXzP/kiOsH9sE3D9zD3NR8exM63ZDnqM+9Eb87vW5v
oCK+QJucl6c1xCsqd9lUIjv7GhGN/PL8QE9wETC1Pkcq19yM73U8M5m0+O1tar4KT6g0L/egd6ZlSjK+/e+azYgReP9orzCGmwYuUW76qEUQNoj3fa8pUnKW
mypfliYDgj5oHUWvVlPlq9LohLrxX2xtlM3I58l0DLCI6K62xFGFnkofFeupr7V5aCc8rA5R1hADwFx6u38/d9Q7HH7zZuAX0WlbWhH94arBdip41MCRnfzV
FSg0UgeDytUvBoC8RvYrrfXX0j+6w98RrRVStde2BuQNcFGPhRn+40mN6Wp5b/E8MU+xWKJhpnGCMEjbbH3im830BglJb7AFBqhPyjkSfK38KX3Dt8tT8WRP
kjSbXOdfajMGNN4vHTJUIxpL//FNwEPUkx8pJ6ATZAZVX2olLZKGoQ5oKIxBT5WF/q7SX/IpxoS6oYbYEfk2agcTWGTtaEVSb+GC5ZjiwQV+huez2s+/1Zok
PdeGWroYH9kWZnd2f82Zgf4MsMQN61vsP7GRchOcJF34APtryQ4jymk6kU6Emx3r9cHuiNaXcAYN2jydDKYHnUXOvCCwQ59NbVXfkEfQUjwJqwWJ+BS4zLII
zed351cMFGohdTuc4y/tv8KfQbdhe7Re6iRWoz9z66TbihP+sBUnats3qBfjTwXT1XsoxjRAnauY1F/kHK4l/k4/gMYLmuzNQbCXrRt8UGkaVSy4tPoudEx+
gyabv6hLonbq/T3dNQ7WDNXV4+hxSkaR/fW1FvktFLzlyX+CEemVigvxYhp4Ya3KrwVy/he10N2Wno7uEk3ERqHSQpzeXk0rqvWBfFNa4W+oaGSGf498KfcX
24lcTaZIhdjgGquIZSBf+6Y/z0wk5kB3TEhrDoYCGbXlxhBrpV76KlBXqgCMAXnTKbV+cHfgjLJQbxMEwUeaJCYH/9R6oGueDwaXWj7vIFoL98cNsnKBAYaZ
vpngF4XZhoEs00VMCD6hhwYHyJ/xX0J/fC/VS/9Emelr4m70Bg7ASvHtxQH4Q2m2H4q9jMdBVewZiGK+AYakxTy6kVjeEuQu2kYZS4B5xAjxX6pc8IulvnJL
TILDsNGWjVuS9ZfUOs9VbIlhX1Gli7Dz4jr5wIZf9g1EP9tEupajuxplPwfnqXu4jECQuG9LVFur/7APiFHaNJbRHnDzfMjzCex251OaZYKyJZAkrfccNp/n
a6uJfq9C4ZfVJpUybLW3mkVJvREqA9fanqvNghPl4tQn1kqFvOP8kzUfFpf1W31AxQcb2kdqIeFhfg+mknoxhLPzyBXiB7UHWdX6kywvPpRHhBjyXWiTtzsc
K+1F4/URcIlYUctTZ4ULirz/XZDU7sNVyKx2Jg6z42wdtmyiv9fsFZFcmNhDOMxXZR6E5hvfFCVQ+63jhO7cIe5tcKq9m7gbm27rLJyULnNRlkHqRdCVDjJX
wSsTRzS1fE1kpD+tA2PG6E3BZkum1MJdD59nO7F+WdJDjo59T9ld6drdWsXYNa4LSj95PyzpurN9mP0RqMBf0KLoCLI54rXt1NHAa7jf/MLSl64W1xgWrt4S
qqq3CsdZo/l0y0E4Ho3jjusPEOfd5RmEHJYTamvExpdS1xm6Ba7idblszMX9RbSxHxLPYpdo0SGJL5mnvla2FfS/9g2mHsxTtpszFwCiSkC3p7B/cO2AhvPc
vniOmcNMYkaDRyIyIbY004/BqW6uiDvLPITZwaRij4DEddF3SI1sFCjuKW6yaK2gUQmZOuEw+Qe9RP5ImXkdfQ48xzOYDPKg8AqugHWVDuZfyjQCmNz5BzwP
chPEQmaOyQUP8evARD5IzSNZeoz/9rY57AYwksqnajIPub/Y9fmDIxWEesE17CN/C320GADWUNmtj2BZCtJvgF9PcxyO0FZvYLl8l83XiucIVmdeY2aVpAFV
7M0F6Zzgcmsd5gKeozXmejPj1Mq6JZSuTqIby8Uir3LfK9XVbHmma2DBafsoNU9OCZjZqEiuq3W4qXO20t94BKRxnnAtcJHOg/eLOOcANoataBucsFGKl/5F
gyxeQAh2un9wk1SP6BKIyDu4mXaf3DXhK72C9XIVHV9cy4PT4FmUEaofOas11VMsH+iVdJZ1BZ9CRTtvyXXpy/godtO2fdIJro0yM89rd8QXKnupOBteZFZr
6Ci2B804PzklfgqzwHHDsQOUSb6dvBneomxUO7aXI93prcnIJcUv1uGgl68S6m7KwisTDVBZYyPZHbNH7JlB+uoaxsJGphh7O2qBtEF6ycWKK6k0d/V4r60X
uKBkEbdxhZgQw3rz6LJ4abRRkjJn0I+qHwWHyKVkLDGEnCWWsEzGb4Nxlog72YyD19JSL2E5Qv+LEeKQcgwdS+8Agg0SF6Sevj9yeNszpQpfPGEkXhLvBvL5
8nJNPIfaw90j6uXXttzyGdjHMI3fwfWlJ1E8+JscLWwwKhSvsu5+Yh9JE/cGrepkqm2slWzBRXvn5ZdGN6oUtzdwfcyPcPX5h9xRMBZM4CzkeVAHO8fFeP5k
TnPnqMbyXjoHENoRqrz9f1yQq889Su7Kt7d3dGx0jmcrO/McJn2+GNBHh4zhH+Gn4a/oDrXMkU5dto9Vdm0tYX3G1qCXg3fgIa2CscppMA5c8OxGdO5020a1
NJjOrsab0tvt/7Ed3E24Qc5u9o3WUlx7Z0n/dONxbrFnMT0Zb5y8HjZnvPhjPcafpk6B2Trt2wgz5M5iMVsWxCyP4RDqgKkvfYryBF4LVWWOmqlMwItLhX5H
la74fSWLvyNfhdXYSvpdUB6sI+ujbdgz+azE2TK5TniigZMbqovV+XGtzLsoumiH14f2WYZYo0HYLyl1le+w+9bD5GxxhdGUMEytoz7DKfUC89RcXP2d22Xr
ILjaN5z+LBbP6UFvIicrUz0rGJ4yMGeJGKq33pjuZrxvOupuRnSwN+KOWzQimbuSfQKfK6+CnfmHttKecfJO5qPlZMJ4w2/mGz+Yf2wZr3bK+SC/hsXZ5+xW
UNFMu1eBRVsaiX8QBzgnfoGvI6bgBjyXXs8hJpueIZalB/uGbBsrOvP662YN8SnoH3iIKJ4wnSTw48F2UnHaLSUqLeRC/IFWUbmVM17KDw5WL2S3Nl+WR0oz
bc/gbnUakQcuiROzFuKtwBvIJbzUexbNaz3VAFzRNnnSpLaODv7GjoWOVui8Nt3WWN8mXVX/pll6qH00k2dcLmHxb8Bye9gRA6zaUNotAlXT0qSDoc7YaWM9
xz3uOV8BLIDR3EMmiX0hpgSWosHKgHCL8Dhtve0R8BjL6Kv0+VJ5z3dwRv7lmW1tQGxz1Sq4YJ8IZ9IrbC2c7yM94dSCAr2i+IGux7RKfhQcYV+DJWEFxFTq
K3jOtRYPUu+JGHqiqYx9iP0wU963mupsTIVNubpJAu3bmmdpb+9Hso7TWMDQRn3LtdcN7E+5WK2FfLryzPzeijvYmh8LiiV/TXggOfCydDnY3VkO5uppTA01
ij7FNnU1sDfzz6GmW9tJDUCxUC8aeBcTBxwjjT7ykS0aHRdlLdM/IN8lxkX3hBfzJ1ML/WXkC9px/hcoVOoW9X07H69UZ6oxzWBzfq1yXD3sWYnXoHdLQyWD
8hqyUjOtGmwPR67f68f1drri/TuhkxhQX4FhOT3pcqGR8XPhgjWV4dRArJguzlSh77aYonaW1qpO4oo9A18VPymnj36U+q/WabBXeM0OgRvQHP2afWLoiXaV
MIYmK+3hKHhfZ+FRZjk5E8l6Rcs7bZkvPWFBTinxnmeotIZ9H76gvRZfwO3SEHGCR8CnMDydtzoh6MZ9+kc5h2nCRlyEoW1BU0CD6iwuHZaDoYZa88jt/COG
k8wn+wotld1lr8kdpCfym1ADx3v9ld1Hn+MG2WcxQAvbNYkSU5QqjuUU492rV6QESBiysVWgh7NXQXn7bmilazKj2L8jjwIbI0z1JDTbOImr6mofSXf8kPPj
amp11Kvcce6CP0UdpnWWm8Gf5DJ5KfhlmUDVDo7kJ6pVxaZya/mJcFDrarARjdXRSPGsho1gmtIkZFVSwXk0ilwuX5FLBoJSuqGvPkHhyeL4U6WRdZeapD5j
G0EylM0fhAQ4CaN0zROBOBoA/1Ik2EuuJ+bZ6qHK0gBtC35SKFQxPR09RJIyFessptO9xTbyAE9QaVY065zE7uA5uc2qiot8eWCgrPh7iHmGZu5u7rbKdxmK
Ads6oTUc4R9pe5sl+traWro9CSHhsuUf62lxmTwGJsLKSn9ra8mZ/5hftGmW1B5/5jkCKqM0UxXDCWFqIBGIMALmohpVFyt9DVtAQ/omLOFtDZbRKYabgarc
U2AX+ktdIw3hGEsSiwizdFcqq60QF+RWkRNAUbKzxeS1IMu4ydYjr6l8UT3tTxaOiyG4CdRC3fDOhlilK9qruoSQ5aLWiHqMjsFPerL+UGe23UBZpomh/dag
khs3A57Wz4g9ifnibkVBgpjqz6ayVYftNfNZLa6vwD+gvSXL6w3Ram27dS1/rMjRZpuO66uDGbmZ3jPwAqRQtj6X2JdzmlTU+VoPTCXe5OTQ04j6SifLMdRb
2eo7jsrC3bChuhPUExfDvT4QvBr4O/CfupjZo5RJPCLXhXW1Y4bi6rbcpfpt9aX6mnSCMRIpz4IjQ7ushFyQWEnm8tvqm6r1Q1vhAOoGPRsfHnD6e4HrOf8E
uvBRcpq8ovREvgkkxRzpovhDjZLzA038rAxhSaWEbwXeTMn2v07YIvVNeEc/59LV/+m41AbxRZUuxmsiFZdgujYKjzYuplM9XVCP9Q3AGkGMO6E/Uy+ze9kV
ts9QENaqIfETbcHslqWkoF7KTIdtk5CxoMj/K0IHP5l6pKSKqXlfYOn4P0EpcaZ3hpUgiYS6+nDrrGAnPMz75bnyZbn0Vne8XnRl5wkvtXr4GrBbuCxL3l7C
hsrNxZ5515Wb2KciJ++sGsnnREdZxY5zPwLfFZf4h2ViYg+6E+guble3ACBeyPFDK6AsF/MfcTOIIfEM+53I0nra05WO+qbQHnRKasXmBj8rc/2/1c1bl/u+
eg0gXd3JbQXtxUHoAt9OXS7dIrLhVlQSP2VZoWWj+dpcdQX8pNYOldIs8Ku2XmhDnmVPUvPMHRUTWIh+BcbLQ9RupjuG+9wlrKlpJrFAKRuqpSdTD+mY8AbD
PSkJedQJuCPSNehJqqHVLZpvvGVyYkd6hNxIOqN3IoeiUfAiWI7m6Sx9y2aVAfgotaZb0ViwWc2Cgkn4EWGBvwz/rMbU4L/b9pWMlQ76xjEjyL30mPATqklg
FDfeUhJ08/V1vpYxUAkQHq99l8nJDrL8J9wkGJBLtkStwOoix3WSpfAaYhRXxz0C3MrvwwynOS5G7FjX6Y1gEh4gj5jTnSmRZZZUbqfw2NfBEA8q18xWoKxr
iXpdoSFjlt1EC3YkdbfIaHpyjTPOJDn9TXLixdNbV0jHLeXJReQAFcFO+htLOzhQ6SJckXfEfXfEhQVmgrW3dF/5bJ6pj3LNC75KWkMOoTcQLJumzuIa4LPJ
9vgD8gkxkbZxlX2rmCnENVDo7WG5CJayLvIJ5Y/Osm+kTdRysRy4XTkFj5JGWtfiWHgZk88Pl1ZImrM+Fgp1hGeUBuJF+X+StfYGZhMxGl2SzOR1ebhzKWH3
DYwdRAwRJ5omWwcFCL13kglbZtyV1xJNQ9MZUv/m/yDW9McohTpAAxVFXc0z8jR+M1En6avWh2usDw90cRRq9Yo/okqC1vRJ8mxBcXcxYhtabS1l2MyeZx6A
XxqS3+lPpFE1WgMjHALfBh/po7ny/HCiVpmhhpBeX0SWSoGOXAJy2+7rTbXtXkn4BJfou0Jbw1MVX/B3nSs794JfwBh7gF5tfxzZmXzKUSdQSk7KES2bkrsV
1GRu6xvUelEN4Chyi3MIdhNS8G/0VJln+A90DGwtSs2chLNMROoGKiQUt9QBJyt1sTehZnP19Sk7TJFiYQ0JzqE7XMldtF/0Q6qj41RoUl4NrjwcJcTaXPhw
rqd0kGopf4QOOgZLj3/u8FieofHycljD0k2eCE8HFnNLqb/NK3AUGF+9FXfeooNH3GM7Io84ZGoqNSp4Xu6ldZTii8MVraytsDeJhIXTuOoevy9gZtqA7+ID
6xjrUvhF+1MZhPcGm0QelFYLpA5kR99sdQ7ZvGqhMEJkpKOgpsQIdQmT/E9uY/k92c5mkET5T6Vb4rLs1/w9Xwx7WszkW4glkSR00KvJppAN/wjT5TJqa+pX
5jn2IZ4uXRAX67US1sK/leWWtcrMACP65L8lStslzExa6O/DtwNzhMpELCH7q+QNI51ugd1oTfPML3hfEIz81tvb8wt2Z+3Q94aGBQ/oV+1dw7NrmumVzH30
jj0dd5PpwP1WW+SK2jM/xoy0+3O/kP5N67T1St+8eozJMp8OWVj9PDFOGeMuFFtZq3jGS9ZAR0s1XELpERYJ2hJ5xc7EUI2ai2xux1XjCos5p5DbToyDTbUp
wVQ4RsSTJ5BZ7ENV9qThJrDI0UEcyJQFLWWGnERd1i30H+ZD4HDgnn8iTWC9HRWJAnstZqfzE3aOmaYfk2chzp+HTZF0bXS19ixO/qFP109UiHeXCn6Hm+Jd
xghaaJ7mn5Zvl/JhTM5uz5OlHjwbTjYetz0RS+W3R+fwCWI1bwMjsqVpNyWeriUmi1sDf8IU/QxqinbgfjQ8HBMsCD+WYeQA980DzD4pMbgxeiB92N6L+CTO
gzjnUmq5fpoiZDfsCM6A01QF5zexG7MS70po5EVmslwc2e1N2RJ0sv8f7xN/AVgTeMzMstXg7KU/2YfiK5W7ZJIUlsqCT6GnBM0WSib/39Z7WozpGNFdesG0
sxIEg/6Tcqy/6b6A8bdPGGh7jvWmNaYr85ZcLY3xviW/4J220OQ7YlX8BkmDW+If4Cns5NJf8Yrgpme3ui34M9JJyxeFWq23V2dcenFYz/aO6YQ+e8xsw8TV
og5y+GhnWJ9gH2XpRcZQv3k30Vp7pB2EdzwhJV96IZbxfYp3aKlybf8j+SZ6kouqXajWDuzjprEe20ryraeO6EfH0R7Cjw8yz0LzLDNMfbEqqBZxRN7pPWX4
V9qgT805G/ooLyHXCu8oH/kMP67sY0pV6CiNY17Z8rzfw2MMCdJrfptk93vwCfAJXcY+HZRR/XIrCTJ+YTFdRdoGjgjNt5aREKwcwYkftgz2OTjhiJeuUFVD
Y7kZVH2mNvOP9cj2RGd/9Nu92D5KOkAedgyETktvehW93JQkNgfJEhcfB/ooA/1yoJhnJpnDX8a76vdBDmbVaxTlz1xPZb6yMj32VHJzra6+NGct2A6n4rN3
/Gffa9O1gNY3IsLc2p/VP6FFXWELqMPU9lJLaalc37Q5uI0pgJhhKwhZqgcuMnUTn2J1gJAXpd6JXZpTz51OrgDl9fGMitXCy+R2RXXs/3orBYF8NjcH5Omd
5OPkTTCOzc97AZvjzZxDbXZrS1gWHaIS9Xnsq6SnFiGnuKWafF/fCE5vakoQ0hLaAzx6hcDS3LPy35pFmwA767lcEWdIr7GS1E7mOCyH5+Mn5AlwJ3+G6qWa
6izAO2SciZ7PB+lzSgVXXXpa0bUrjU3F5hPuGBOTJh4s/4nMJ/uRg/Az8KmxClnNtknpnXgldA92kjqiA/pONUuV6BzGwqeDMrE03RpqMDZYXh7r5VBr7Y64
Zcd00w36FiorXA63p6wkGXmhl9DXeJaEeoUrU4PJM2qseiDnOJPt/6jUYf+zyigo1PAFmK1bVoWitq/UC4Kr5D7wKIHZDL52QsTdN9Af7Yu8Iz7Sv93vmR4J
z7ROdPEdL3Oqgy/WZOKy8qrgp6O66rPqXhzuENrUJNVnRYR7Q51oHQTL2dMkINYIdEAfwbpQ/+R+tNPRyl6e20Y/lX9RTfSNWhNlq/zMkxBpQv1SeBdtP+gg
KKdQUkKhVZ44rgKxbssu9YLGgQXgL+MzrouiSEucFnTIMtQqMluYBpHn1FZ6FlMDTgku0r5H7if3Zr2ObY4djv1cY3jHmkKrxFfTfXYGmyzcAqmWcE6NhBcb
mygWuF6vRnYNflTy5Y7gpbYfH4xNjt+DVcprRaXyTWx28EKJkkpbh0vvkpZg2XxH5QS+DWWaxgfmMQvoEnkNpWn0P3l7anSO/0JVLF6G2YZbFAaslBJBJaqZ
u5ZtkkCGrvEDyPpCZ2yvtZz5JLhk7E0PEjrRqVhT4MJPmTuBmpYU0kAftV23F/KizEvVwJCivHrvXweGeduAYYQpUClxtFUEEW2K2lk/sdVEO4KItKq3oc2y
RsY5NtzWNUl5wH1h/dwNrBlvdbTXb8BU7ln8V/IEPM6lEMm5PxJH0v1cfAg4cf0A+I2f1FWnXDCLGUwOxg6QiagHqYQ3US1gWeVA0I2Wo9eRuq5fcIe9OlkF
1NBHxsTzCrub2W6/Ji+BYX1s8pWqF7nU/BTqvPUP9BN8Fdow9SDJD+G+h14ALclPlmAm6V2Za7BtzdKAdSlcJ9d+7k+YjzXkDkh3cBt2K6dHjY7MN3UyKsG1
8k8L9A9m4QeoTXJhcJd1PNVOBfgz/oGnpu0SXs3o1pO8AtKUI9hhqpNuyfqz1HtzpvmNp5TSV7pjGgJJk5FsBD+q/9huSE0c+RWq6meCd9RTvr7BJJdoOsdN
0QaYcbQC/iYuxFrVE+bH2nrdo0ecGfpPYJM+AIlcGGxMWrU9/oTIebGAOqPOVJfhSC8N5wcD1C1tTHIP0sD+QU+kI45gkVF7fY/QGhDBByKWbROcKcVyA4V9
MJpQiT38n3mEfZ39haUN14C9Djo6enrfy43sKutiE+k4ZpxdYTtz9+mp8KfXtK2fhXeQVAN3cSKuOqQ7OExcNXBdfJU4CoeotX6C2ESnyHRkot4H1CQbF1nb
TmwlJB09bb/k7nk1uVbERCRqV+0JYhRdid6IZVvvUd+KvKI/vMpftFfzxnB7be9zV+GUug08iGxwUfgPrgn7H5cP6GAT6SH+BV2F18FI+18K0OuDXXp9OSyu
BleD5fVZkVloj9QRawveovL0Qbqt/iLqAbNb7xmurtUGl1QVftc/ourKXa2hPk3+GmqpTtFqqou8HgNgLtn7mfKInTKZlO24A1S9CdUVPw/SXNZwtH2nbw1+
l3lJ+YMlfDP0mew4crGXJf7nVIK3XFn4XJgmdzMkYrRzSG7LuJLEOMtkWDaJi0kXNKYBiPdFrB9hTHwe/A4qiMtgXtIcZ29KBka+MkODPtZbdDPXb9ia+olq
Rkqq15Ir7EgAJN9Wq6amwwFaj+TN4ip5um2C/k3fzPLGi94qsIz+WiuFcglMCwmafib8GA4ipmCu4Bqk2YLqKrK5vxT7B/kUzwVduBX2WHaZfsZxkbNQnexp
XMjV0PGHZHZ0wNwMZk8FVZSGjveMjWvBvqUx+gobx2zlzlN1wW7HNCody7DJ3BXzP455gRQqPethiSFbrhgx9ir+Pmek+zOOSRW5u+itqQwXC3/ljOAiSn1m
Fs+b0hhf8k/lvDSdasq1oCA2nDhunqMulPbAjcIt5ajcW8yCHy2XqZrgunlbYDy903+Q/hCf4klJqg275HW1KPRI/wJiuFzZXAbNlnTwlKOojdQHFBs8CuKE
R2prdhIzu2A2U0bfQ47Fb6N5ShViiUcivsk/LAmwHbFfPR8wJO+UcuU+4iSpdCiRzs28HChHT2FJe/fI+7h12fnwkDol8Zc73jUIbLLgdGn7GddBe92wg0Tc
Z2tfx3o7V7DC+Tt8i9pFBfwLaUfyicgkzqyvp0/bdPCCRHYHtt4Spz73OrFVaKe7C/kKvolehw7IGLzOj4QJWrZYie8pHdIrEkfYwWwFe7LrsvOx7oNH0Cl6
G9jh7Obcrz222egxxC66BF3DvlCUN0eDyubxTNjxmp6hCkw95rUdA+24HUwp7bq1F0Mwt5m2xAmQpTfEmglEIq6mql2VTPYJ7BCMpqOsTpoF1nxVWyesxlps
6ya7xPy8VP4OSFWnwS60G4jUCXd7X0+2vd9B/0cmkYXedsw3cj/fGs2xtADzLEuUcnm13b8E3FYHM8vRvptSaXoC75Uy+Pebbxho6pNPN3WJ3WvOCRwQpxPT
ia+GVDCCegS7BF7Ls8A2MQ38DxSKjfHr8WUTJlobGKNBBmY2AvU9vgqWk99mTSNeELXATuy2tRiqSw8g/xXa03t9V/2riVUogV7LLQebHJWSv7sswbXOwb7V
vpPOfc5ZyStMl+XcMt3VUmwpdia7QW/KrSddvmX4CvYmd0laQ6dypbgt7CJXE3ZLoLa9PtOeqcV8c2Zwo4pc7ADdBn+QN5gN20yRfzWHt66lpD3OkeKour28
OpJM0V6y38HBwHj9Jogmv+kdrWstCXgV+NDmIRYaCOol10FcIuc5XxHTgcqFnAfIL6Al/pFrsmEo3dR+NnsTauzvR2YkTJW60zapr05qh5bfDhyPP5iwWupj
q82dsI3JO2yZoa6w9wxdtHzwG8VdzKPin/JKKaukAyDa79QSA/3JkdIMui14ta0bU2lrSbon8ZKcxTJ5Gh1r+SfvX+40oKXoHK91Ml2fMeuNuXeggzioKM02
u4prteBIdAHfSa3iXKBbaAuG5ItwNX/T21D6qt1TNqDt4iCyF3XQO1pO5X7hK4m1dG2uAhDgxGjdNh5tJu9THnBUX6o2RH9rLdXN2ohgalJLIkncmOPMuQ6J
HCinopLSUCqO9oGhmVHSSDADP+S+xrotM4g4NYtpgC3CNtKLKISRWeVKXbaRbF13ny3F8/DYqoZ+XC+8C9gl2QI93GdNE2FH23q5Dr5P7opW57XHdkpDLLT9
PVvKsEWsEsoWzxJjq791rA6etL1TZntnSGXJwgSP2Mo+XOpGz6DamnA7ATdpvYJzmGb+S7ZrzG89WlpJhAIOyzpmp61E3r9EH3MX5RQ8FdqNjkRtgGOrh4hH
xlvcKXyx3gQLBzurr+ERZqkND/YvgErbhE55c/nH4lfuXmiK0kvOUyqIx+jJVC5YCpJz0+UPMh5XjIsxbLFttS5CCe5XcgM8meiq8GSG8Ekmqcu4jU522rG7
5EYiD29MR3F4eERyAl+OGMGe4uaFN3D7gh7mJLPT0Ja+6MqKpLjuBbYz/cAIbjn91n5K6EMBkOr9Ab54JTqbLU+3JxuAJvRmqhUJiHJgR+4Ig8K9zx9gn8Fl
bPXE9rK9x4eEOjt2x62Dx5TPWBCYuLU7X9deJ04PpuXtcpjk8bV6SA+oJ/Ahmo2GbPgtK9o/cge1FfqmzoRWra9+////xquOAP/z+9ASVca3CrOU0/bz8g2l
P9gNT5CdRV48YSuUJ+t/82F1iv/whjFJfDDbXkMj9H7ee+wE/RP3Z/Cze4zK2VjUWHcFN7uPYinwImzId4d2qQb0x/6Q45XLZC3ZigYKQDtsnA7Ph6/B/4lP
1Gzt7/wZ/BX1DtighrwFgXooffP/4NKc4XV+MfeoiXlB7S/tIHaVS6YrqCdAWaKR3FaZROT6y1tKAy9W2fJN+sB/wnV8ABZnG+mfovaR18klzG+8tG0MVWid
RzclT4C5WjlxM/4ZHQc7aQM7gS3QxshPTI22/+X85O8R+dcuZN+g6zsC9EzxAT9RPUHbAMt+kXz0JdSUrB+0cfcth2HFQEfMj1bSd8E0Mo9Ith2zFOpN7fed
c50e6js+zV+XDTmLs9ZIeq3HOY2YgcJEe89wguNApLvrj62TpOrM3NoNIoaaYzwztFlGaGumHHL1sK5UW+E/ZCteKVagFytPiM4oTSvJXZbLBo7hs9BetBLN
caSQa8nP+R2rL+EngjVYa32HyJhSBZwYmBTNZqkp6nLhALHK05ztxnrxJ4EVzpWBTf4O4Ep8M/8y2m9y+Z7UuBaopb7Cd/LjpP/J9WFX/wmKpEvZ7oN3Sv2i
96ezT4kO1E2yM7uq2kPhIbmeb6nujaZRZdAQXYO9yLZV47EH0lJ1a9V1YKrwF91QmpATp2z2s7aAvxlfmjlmSZNPi5nSeDCYkoUy7ueCKDeQZEua3yk9pRob
C4US4ibQHl6VvokjQAwRD99aW8B5/vPKA610YIGnEL2UdtHFOL+yTP7Cp7s7KRZbB2kjvdb4r3sVWGg4Yp2eXU/sISJvhuG1pYK8Fva3LaR2BPYrS/jR+GhJ
9Y6gqtqd9Eo8AWe0p9pDaQjNEFvBYU8erKHWJnXLiyi7tpk/Hyiv++nGiok5IE9TNhnihSlcunjb4IK36FcYS6aTVtNSrZ/2J1Mn1INeoF/jq6GmxtpezHJS
nYpK0RHEB5bgJaSG8Da8Af2hWuF3oRPWeNtA7pApT++lRlOf/Ub1DhG0Quke98YxlPis9CfybePBV2MMe0ubRmH6CrTHFGP+ZMykXfCSfhTGMxx3S2qmTlEq
SL/MMjEnJ97vI8NSE/Ub/dK9GtTHR9IN5LVEHaoVU1msExgqv+e3MqlkHLUTdcc8/GIix23EHIEJPC00A6TwVJrMlvcuwHqTheiEtTWhJ45BipgNh8T2Mjq4
2eQo7w5hp1xFaqJDYVLSGak9c4j3y6ulvW4HBvwxSk4oQU3SG4Ay6mZ4PHgC9pfPIQ+5DGXo9fSMYCVV1AZlntVawuFFpl9f6B4YBZ/mEMZRrMO6wLcPvVd/
iRNANYpQNlU/7Df4BmAVtFP6Wf0QHAYbuD/7XkufDGUS12Xn5nbSE0UoxvJx1sZkDmukb5gLLcvzHZYJXFPfBfFn0r9qmvkHF5UIuQn+uvgbEJ2zgW0N0tEg
4rAzBZxDFjko1wcPmIh9qOky1VMrDMbqr9EfakkXnvAuzwmvo9fE5cBI/L7QvyjBfhdR13u8cVFF+/xd8/qrIYzQe5CPjKulDUEX3c9MiwpcwQnU30J/vQ5q
JTcDWJjUkDonbjwzXGXopkJ/tVxWYU4/LkPLRdfj/tTOBiqiRfYzZAXHB7KWOIloyvXF/tIzQgXhUyjH5FDLBJ+Ik7yvwTBLGWkmgelfhI4C4c9kykoL6MHq
//C7hkFU7eRx/o9qK5bKfokl1wztOJf8LywpHQw8Y8D2H5Z221+Q9419OCsVUzNp+9haOtUgsZL+1bq10iMWF9MlxS2YP1EVjUiYDoaIcdIe82emfviB2NcD
rZUseRmZnnJsIltv6zUxnx4NP8ZUE2vVvu4oRqxW06V8umXt5ztP1O6lp+rbgJsqGxpWJxS+x5RTOlv+IhezuqNbUWfXA05pSo1GzX1vqlwVbXqHzVnKd3yh
ep3YYB3hP2Mcqj+kj2LZyhLBjmRfa6WLpTTzi+qtjtGWyCJlEA/RXTmK6KEVbYr/LFWbdgWCMiW1hwvRFaw+MHmasR+8JbiKGqLXoTR6iN6QWYaCWpTC8LO1
6jCEsuQL8m1VklJRojBRD4TW6pmaL7wK/aFvD2ZGFPTKWrveDajBNzmTVF49pg9LbKUX1++TreU/sMnob9WLnSS/wgT4TWxjmib2JStbnFIpIQqVEg/A50pO
cKbSRe7Od7SXJBobd9DQf10dj18nomAPOmysQi/0LKTbOCvvjHfla2/FkgGvzbD9f04WXkB36Ke4lznCX1ZZPApexbdRDvWFYCC2g9+ADF6mSwh17SWglWPR
ytzGYmn9lXjEEWWdpmZKG6wnE/Yl995xM/kSWEFfNfdmDDsmuBrsKMl8ZtfXGJak1FoastX6xpS1rM29I64mvtm7ctI2XvyNNogViy6inN0W6oHT+EK5E8iB
d62ZsBzRTPtb6xIcijS5gTxPc5Jb+DvBdhYuWJ914FWkRdo6taM2ga4kN5POms5JbPwycRJOJnREdbzl0An9kbuKNkTfKX5BQ6z3JTt6iNpRNqQw21H/xKY1
9hEX+M1Mp/BwcD3cjlkfOo7+B9vwL7TtthdBg3UpPJWXbpklj4WLKh/a0saXQVaXy2sTQl7DRH2BWCeut+GRVLT5elhqpnSQlhp4vCMd2Jxou+0przRLLBSO
SOfNPuqc5YNHVDugNNjbmIGPMH3DuvNzhLPejqAtHSJaqwPWn4EdiEtwBt2f3GL0Q68FWu6T77FjRFV3dBJubSG+si3XPwSoxErSDmWh/CbQy3pJ7a8Nojzi
YuK4ZSYJ1JxAHFZcw5AU6g0rR77KJ0XaOjT8Rt0RTAka9T1iMxITmoq91HKoPzkTCXrjhCWKTb4mlxIjqgWUp7vSY8ybjeXjt6GNihl909agM1ozdb+0Ib7s
/1F0Fv5RY18fXopLsXo7lpnIjUy9uLsXp8ji7u7OYkVLW2ojyUzk3shUKO4Oi8su7rbww2Vx9u37HyT3nHue53uTTyIvJKehsfgPfWr0ce2KShd9V4ZIfaMH
Oq9HvYe78fpCZXUn10ZdCfdSF1xhjKHpamV8DzmIJGLD5V0b13oHKjPRF/2muFgPRNvUbaCJalYPqzOlBCSAFLYm6uuuI5VYe2kL6fHUZrRYL7F9JIuo1vS1
QKL/QOZQtMWcKq9RB8KlFCZVRcPkHFTbbzIFoTHyXnwR+C5J+gvXDfGavbaY4O4iu+Xl+ZUY1jeYKCTd2k5qweba/lt6ERqordaWq3tRF+Mz07gsj8lwrDpE
/eE/iEdzg2FlajpswkD+Cv05qzu31vqNfiLdK+PEbOGU0VYeRyp5x315qLG8QPnFr0Zv5HmmbtF3tXdYSu5zpR9jJwflmIgljqCMLIsbrlXGemtVSEFWhECK
q5I0gupghFLLAk3QJL2fGANvEJfUfPGSVMm/xl+U2ymqgXDOJ+h3iKYFD7Djtc6gqQos88BymJ8/ZDuKRmBz+YO2ZDlJEdA0l8iGYpdJTDsYcQYukzeKrfN+
mQmfT1sMfqDfyKoqzX2Q7sKevjDaCk/Ls6xT0R75UGErMYzWpGbWG2C1uaNROXgZeBNth7IYmlGBilYWUW+0tURb8BfWwzdHyYcu8+M1eWp6zTMFj2G+bxJI
EnLFKtwSHEf70Xupnt5PrsN9ZdrbvmkTpcb+eHKUMFQIyK9QojJexcXBAYt9oPELbKDTtH/lNlo6vKjyEid9ZDeAJdobphbaCk+6vzPT7NWYL3RGXJATev5H
Zcnl4KjEDdrJ2M+b/6T72RZzTQrNrt5iTzbG3pCrhK+Ip4zvnJkpRgOoNvy56LHgX+ZCTl9xtXSYPCilMSs2bWde480sfyr9wGxqLy0S2aAA7bcNcI50NiAo
+jne0trX3E1fnVRqHMzL9i1QnnusyaD0n7iXdG+tvTEs46dxPbk3iuNIsEV7gb2VRsuy7pDTUXl9EDqrv0DLxUj1iRSlzHQnw5b+KKkXO01MoFuQufQaAltb
3tkTZ9AB6zD5rZgkBUXUipnva4wWs49VORpXhoX+Lv2n7St6w33XHPRQR4HvL9gWzoPjRTN+CPZEf+hDkKw6jVWeQ6iVGmTvB5qii0RDza1VNq/37dOXSk9F
wWiKHHCYlwLftW1UC22gVklbRKzm0pMrioPQDN1hAeIs0zvuimmY5qJ6ek6jIfxSe0tx0ppydBhIkGZSoqMGqMBYbc3ANsdjIVHuq/vkXupaPlvc5BlFdGWa
JsSaGNdOMIoO5uapkvuWbz7/lr3BvSxuSv5HdHLdVaJgRJ3vXEVwwv0YhMIhWl0jgW5vtIFVddb2he6fZwk0Z1pu1umm3Fz5oLyMiDPOgknsHdd8pg2IdKbF
HueuYAfL/SkHJUUXDXW+jW9S5mQP4pqUHI/7o/AXZ6L/1BtGVk7uVtwi6QI+Tz1FxbtH+OrFu9ENfJk23B8XeQfmMubIpcIrtSe8ppSAmY4jSsBZiXuB2uGH
xVOx6+JfcbtWzxE4fwVV9Q3Y2gBQXJLjua+iPhXWpCKZ5sRc7bKlgrO/UscZpRjSKr0XjMo5xK21JWGSGiLKcDlekT+gVJNJ5Qb8n/yY+co46F/miPhc0Job
CaOixkVeAK2VMXh1eA875/aR48Fb6Qj+yB+PdpflZ5scD3LgWbuwuQMxR2juKQFdHRHrXzNm+gy1VkkTCkKvind9l3PfizxeKERjY733yW/YEVd3IiezJvWf
FE20QE/5DeIGF6KDoLWM7B77FXo9Nty6UcThc7mS/5xqBdd8d8xXHJVzMvUb+hIww3bc0cX6m7+dfw+Yhj/IGC57IMJ70w+5r+JbuZy8FI+kb7gP5BuOZrAX
HA0nQSe6Fz9U1uQe4jVvVzOvVeSe4ZjZnDuHuyuv11djrags2yS6DpNj1Nbn0mE4iyaaX+BV0UH5DI+QNW8e/N0yRb5OtpMMfimqR27xrUWV0Gj+jFnC9zIp
oRdsx/wvwExubswRUSn8VcQW9Vd/sM/VTcoZcZM6Qm9rLOeC4BjuX+dTrpJYhboDk2lC+x/7Ed+gGZ6q6m1vF/tK331yreqDPY0Zymw4A08BO4g4BIjOVDt8
b95MV62YNTqPLQfrxfVcnrqZPkAtpldHVpHb+EaLzfjLHHSYpCqmqdQzipLG2Qc4upPV7O1tleTvBc3Fafgm37fqvyvVqVmyE5DqVbWy0IW+z7DMLrqibjeq
6tt9bdXR+K1I0vYFrsspBjGuPGW0rwvg9WFKqG+mbboer7aQd9Q+bCpAAbmN7lT/tt8XN2idPW21dnCWZSlsijxyJzEE/oOy5Z5orf5o63+86vwT21LnXFQ0
2Re7bn5Nf3GdIypwW+zV6p6RystPsCf+x+xkcNvhc4zG3xMf5SKQQh/xy0QAn4jS+AYgDBXjTYRJkX8w01ytiKYZT5hirje4QPSnZ+CfwWXSjGfmp4R/lhc6
j1If+BGQK+hI9I9vYEzl++kHuE5MVO4zIpT4Bt3cIFATLrH9DHsXMSiohaeBcQZlcb2IcsSF3C/MI7Ll/7/BIS3RApXtxh1xmDQLOXyDUJmLS7fxtyDDt4BY
BLPV1a6V8qmyzHbSsoRaQPTXm/JF4mx6MP8ILeQmUQH6cOQnMDlmKJgI+jFtI3R9FkhzJfoau9/5FpN/grNaGtqIvoKb60JBqNYXxPm7GOOFEPgf30Ofpl6j
LrAK8S60tf2Jg43Pxe/Tf4kJYJP3bNwN43v8DrdDzRM6Oo8F0jBr8QNQ5OurY/gV5rTBxf5AFvYc9skxTH4Vfyhmoa9AGCGfAa0d/WzDybnKIFlEL3y31cZ4
HJ9p/+QFlhYRP+h1sTu4/fCUPlu7TSH0zvmG2+9/hm4rKTieMKqkSnyYXk0/CVPxXL1jYkHZBJkB6UBb8Kc4I3CS66IJaJcyUGmpPZLK2e5bKKHAr+EV+Lv6
DICzP5hE8gC5lEhmkvkjcZO4gewtkBnbPfaurNutXCnwMhed9cX7zEiqiGDpKs4Irk3cfvMFS9fY6vjE3GMs75wIvrGb6BCiXZiJS+F+SGmeq9EsX51qTT50
jySekxvAQbk/uz36tPWXwtBWe5DjL+I7u8X3VHYRO8DYnIe1+luOJ4r2ZcQ+pZx4Rz4UUz3yX/MSeyw73L8MtlKmiPv9ucw6vFNML1hIheRNzQlYpoudmfrk
O+Itb3bH6n+SLrIfmanPU0zxn5jOWjPuI/OMT2OpwlG2Dv7BegoIUM7ivymsKF7/zFp5qL8FCcYIstARwZ+LP+Gr5J6qNNIXMwFyjTSIW1L0gGkOrm8+j7Lo
9mRd9aBBxv/LtaTHYxfIl84UTOPOcQ9MhXTdOq7ipvFPuZ+oyPSRblRUJT69BNJ2dhp1UXzg3G7Uin/CLuY/KTvod/BPpqby2rFFGps3TS+UB8ERaKy0R50G
12jv5SvicvFx/Ii4ps7TkMJecnWNFrE/nSTbg/imboaz0HAmlhPBBLkaHYHL+lrub05k1pg6kqVibbEtHexcZC/mUsGm2I/5Gh8ODjJnrb3YB0yxf7ByNJrw
L9piJkZax+p9Y5twd6j1EifO9kxS/XgvJV2i0Sa1vzQGr+Eb5rOZdGGWVOYURIkySKqId/O/0CqittRGc5vscVoLa4I6nJziPgq+kbnWv0TV4RKtoII5CIzG
v9syY6aT46VXYi5dmVkJLExrpp2lhTKJNXlXUC3RQtc4kAJYEQkLlfHmWBDQwsRKxB53RXmLKVnV5DfSAnI0fSFmP/OHGkr6xQZlmdJD9OUBP8LVSnSaGkFK
OuMS3F1q6PGTEgNx9WKzOIVcrl1J+De+OK4et8FeLW5o4D+6GbeXfguDqGllGczq7AU0roVtIL7VeUL/A8+KrU7b2KZcPjfKf9rZKzaG3QK6xy7gakOTOxqv
57sGKrGd6C3qJmYGNYkjPfXIZH2ZMctzi01n9/hfY6GoV/Efdg81wL6nbPdudeRq15Wz7Kzwa9BE+4nMqMe28vE96cZcZrQ1th/qyq50vrNcJc5zPYgEshEa
Yh6Ampk/Eiv4k3IC25JSuBnYD/E3VJ7jfeFgNz0PlTguUdvNx4jXcGtEAjzgPev64Osv3hQ3MJPyvJ5Loa1BObIWGGg6R+5QEmlLmBM2QTuih9rtwEndRu3E
ZD2Rb5hNw0S1u7oofhq3nx2Q/Yark8kGJlMjuMb4ZOKZr6raXB+GX5fXu4/CKcove3ljB2GQX6gPymzlkDfVANxYLsn51tmQyiBpLYGUuA9kOcFt91nC/bjy
WrUZR9Q62iG4U7sUHUM4zP9YRtp3c4w2lBsIejAEPO2qydttwMLRrFKLk5Qk0LRmJ5BDJMBPVBEzGifxBrCHp6KtkE4HNO7KHUn8LTWl70aOI/eAxWFryKtk
RxghviSmUTvFCC6B4vHpkZdC3/LlpND4OnGNsPZ8HjyB34O1bZnUW96uRBmMY0YZxaNoBjf0rlY7WoB+EUgdI/yPHoed0pKlCqi77T3WiZ5nr0vVLo7R/zXC
tfJbgv3DHMl6CvtVXQEPoL7aWnYrfR20YIYTRZ4BKoHu6Ivo3siBLNAHu+k9pJpYLdtXpT/ai3vgRXN1wRUYLE+1XEHB5rdaXzhYeCzudy8Pb+58ro3N7wcv
6M2lz0YtbjLeUQ/TNCyVMLT2SnB8TSwVfOWWhl2psxIEivc5ylHtQAw5kAPFEv3TwjmHEANM7WFmXIvivmErcMzffutrrJkdZ3sAi5LuW8Y1Jk/TO+gnSjXm
uhAr5wCCycpi/GNlq9HTVQnUA2Pg99zl/L/KDlhdn6TfSqxOVgyYUCwsDkxn4rZ10TB1jPJNZcluWvtkLa++3ADycKpRU7Xri3xd0Camgdtis9nHyMgdIq/i
0/TbamdpcOzNzan8Q4fT3s7Zg59Jr9NmhB+Hy5R++kjTNfy9UirUwEcwb5nH7hn4F/UYeGqupC2H56Q7TKn7KTWvzEKaSwvFcPCRX0csYPZEPwJ3pHA6Sq7L
R6rvCurhL4HFVEcdIpcDR2zD4FLHGdYt7KjF0Ue1Z9Zv1e9Y63v64p/sp2L+pmvhG5NvoV4blxOT+Bbq33k/nWX9AXrwqeIS+J2qwgyxNZJyiAzZ6mman0f0
Q9v1AWJ7vVKBV/zmI7hK9MeyLt1uPy7N1ofrDfFN3EplntxQ28nYmAPmNfQbQoLFzPVt0fQGKGLj1fnULf1K/DjpHnrHvMrR4VP5oVrVlUX/bTlqnhvWmuoc
uEbuEUn4We9YeNS1KM6hbVXLcRdsivSfhMgVcGvByLiK3kv0d+5x0Xo+DvQmpkXTUs2SNewbsYXSxZFlqwZ7JLq3pasbI1uqPaQI2EGYlJhSNMGUoqyxTyPW
45W5vugF+OXI4/7lKoATCQOLf+Aa/COmL/xdj8E388vwgth/uZLYfGUafqqsX9uy6cy/yFzIgEnq/whrbGX5IL4z/GL+30av2Eb5Z4QwhxNa4kcUVePqG21c
k4hIOi0uSeXitXiL85VzJTs9aUaExd6GmR21XXaSVaWjlq10BOzhbcMv9kbAfcFBKGvLARQhqY6yxAP8piDDLBcSa4mx9A7y59ah5DGhRvQV5aepSVkaV+FU
uR6eQ9K5YcIC1xklDd8rbZF+Eo+x8uCnfNSRBHqxw9Uv9iV+e/5K3FYrlWpLDMTvRu4gDtna4+PpEhwweexs6h8wPbKWcwXdCk+noKUJuBzdjeiAN6b6Rpts
h7CFYKHvD+cG+1NwnPgCdlti+H6+GmWrrdpdcgfUMlDN7S9yUeX8N/kl/h+GAoLsF+FEZyMQHL9Rek/fUF/jdbkKcT7wDwyxZgSyweg4H76Zvu/bycwqmc3O
gdP0gREDAq9iRwdaB1EwYFrNJbjvEkP1j1JdRZFzUD1rA3CF7Auzsa9MUuzSvD0JZp3TxPD9znjtH7ItsBh28y36MhbEpfIt48cU/RFXCYZ59oO+pqv0v9pJ
YFFl+rC9s/2edYc6kO3h3ETPj3tN9UscT4hqsnwXLHPtdI+0d4GX6cdKYzaCUVChcAYdJQZKrekZwZGMy75TGsUfow6Ax/YE0IjsgP8RHKt2szVEk4i70c1h
HaF21NroT8oMe2V9oZRONKftMdWIf+UT0Cgy7C/1FYEu+lvpjLOJRvnGodPCK66feVJcIykIebGw3CmOBmt2gkz+NAqSw+g0cFVaF+cy+kddpJrBLPlh5hOk
Go29XQ239gYfFx1j4PoiLsF5hzvAbcNuJxy2toM5fkbepH7Fm1KlWeUw0TZVvUA+VIfDQfQ6sQd+Uqxp24BvKngLT4sn9MtiLhRRI+UOPcbqz8fxuQotL/Rf
yBgfMYFa7h9vmucMcg4gg/C/fK/8l7HLzHglLzySjceX6XEGRrTk62k/mG3eZ7aTMTWtFWFbtW7kI3sxuK1OFt6SFeF69ikdR9rUq+xSJVcbEjt6czrfg06x
1yN7FB+SR6k0/pwp9fjZj4oTHIn7g2vGacS5+Gb6e7aUGSNtU+e6C8Vtvn6++XpY4R8hc+BP+2PAMq1DFsP3JFeUTb8BteFGCcJqzo9cZY4jm2j33XsJmsw1
SulRRa3lT4FvKNGXShWRkdgxyy4coMtETn43cmzINzDNd1nboTenVpG3Yquo3Yymeu+cd9BvDylaGL9Z9yk78KHe31Ea+0/Rdss3phfayyNqZ/HiuAXetlx1
+9K8wYQc15MXtThluqmSlOEIy/9BNcEHkCtRAz9N/hH+O6XBg2CpCskD8Ai8rETKz2odDzQk05VHyZWLtvtSY95rpFSEzS4tSlpsqo4vV24a5711kncHPgi9
ta5cPL2BukvetA1jftFLqIVyP30l/QEUSEfRbmWYeJZY6XBSn7Bwf2/kIw/h6+Eo3wm5HyL12XozcDeuj5JgXg3virvx/vrDoq6xHwIYPCH+QC2IlPgbvmA6
SPrhGoNC0X/4Wsd77TWUjVZULHPQ3wY1RBulJv70mPN4Z8c8aNfKSVfwgepSPMvxzn+InEeF4RgRhTHsC2OHus9/B1tKNQA3661WG4Y38x+xTfE3EfT4PPgY
ploekY/y80E/cqHLcFyXM10i/zc/0K0aWcZN2Eo/Jzd37JPmRzqoj8AuxbuXxLFbJ4s6SHf0iegrFpvfmesECor62rtmK8zQOFvRas6i9HPUw3qgt+JFR7fA
7KKJ/ie2ae791DWjAeO2TaJqUUv0BTKj13Nux1PX3RDHs6vI73QCN5xII1fy9zE3tZkT5CFMOSwZlGcm4qbtPxNOouyKbdAX+JjdHH95mx88jyzC1tHlaE/J
vYSm4t9atD5VD7IFmJ4bjmOVyYO4iR1NfBNKuVZUGavRni083hefyk4nBTzVN1T+SlcwKhI7Az/JWLAu9CBKLcSwtVgeaqe5xHPsN62pUAGUeaP01rPQCDXG
gljfJf8+9T05iBPTsx2V/O+3fMUTsyajN64U7iYtiTf4e9ZH7G7kRzWFwfw0eraiYSNQskboz8WKPAAVlIP+DtJ9+TE84zCrI+xrsreKMxS/e7e4S3JJdXwj
xBTfesdFuE+5YH2f86+jknmMXI8EWGdvXEwO7BkzynrY18R1AT9IBYPGYKsa7CiWdqDm+Um2fOUd8Eg7mUIiEv9PGk/P9LXBLxckgddgO2prbeIea17tXgBy
qBr4MqI9+IJ+2Dv50gUOXPHJ1EbKDnuwA4UvQn/lg0jK7fAL2BH3+IIK7BZE+GqiVXQjY1xcV8dosXqwhEzM+NAFxgflU7XhUCmoD+OUWPQJSuobtZc2iVlr
/C6/Z6rTx3UI30BGG4QFLBXkYXCJdwCXamyD442VdQL0Jn4oJMgbcU+YzbZScyuTwOQGfsdCi3RtnxYqLdHqRz/fOgCtNPZjyb7WbKlSHHcObwbrG0vAXNjI
GcCqKq3kL7YIGGyNwxfgPwK06bRewzbG5INvuO15BfR/aK7CO42YMY5U4m/qG15A5mO69JWQUEPY22njP+fOoGqhemqccl49wYwijpPVibP+WaZP+Fzbtuhk
RYl02x8rnDdV3EiN9ZUTbMJn/CE+krJxK8qmtVneI6VhFstcaYjHZ0ogJjFHpN83j3I+Mmvi4ezqYC/FR3QkXnrmSs+8u9UrfkhUdl6Csx31zL7IBnhtsjxX
RyyvTlGjsInqiNym3D8BkmqvbjVpeIwwUZiBRVPbmTEW6HnhW8peoMYLC9k+EocGxOxXs2g6FjqeRHah24IiD6keFc44mjEq56FVeZTcCNWQFnhN5Jyoxo6m
hNXKSvW8c9lGeAa2x/ReeqLujZmHPyAIR3N7U0VShtIPyuq/g29vL4Jx9r9QCfiBWnGd0GzbVPE0ybFvba/YkWgIPEafk74r6W6vR0BzLX+zzdEj4JPWg51G
baIV9wW+x2ZJMVxF4z71ydEItSMqKKGOP82/OVIYVhzNNkS1nSftrXRdWKpPEKfDUfR0cpaaRAxxmph78KSczvBKibrO+CodIG6Kf+Ep6ggiSx4pJhYuoms7
jgWmr5qinde7i6TKBKqjF+xTbar8vOBH6G140+eKm4mMiED2YdJD2+12qhz9AGwIrczeRd249lwvRwS5HvxjNsfvLNqWcEO+KHe3nCBLS6467xZdBQMps3pL
vBZXtdhIuIvaKGPZ6dip6Iv+cPUuJ4J9UkW2pvOBYzu3xTJUmS0uVeeDtvQHTicD6hKHwK107Ik9qdwid4t/4hlUb5iYsIschP1D9oHIPjrlfmnFlCNiWuCn
mgu6GxFx4yKKbNOpIdpVtQUzng0jP+GH+Xp8OHOYm2/vzZVjJuop+Rg4wfwD7/gv4DlqY58HMVyKfNCXI82HDXwmPStvopAnpcNjyND/p26Lj9BE5zvlqzoF
9ZcWoxCQUNgOPg9UCouycdwtdAiOEeOxtXJ9aSJhEOGojXjGPQcbK3mNuIJBaKn2h9AtsoTfpZuE4URj2WEfBt2+sWqFYrd+RZ+gVhYjpFWcud4RbIkUrAcs
l/yEUYAtVf/Sn8lDQaljr4aiStFB6LIulu8odKBnVI7ym3paeemjSJfCRnaFf4PlgSGgn92c1TxupHoP30SuJGmyPGyKmulrnamGx26jrlHfSn6LGwiPyj76
SlxV1JUdjo1gCrWZ4lJuJHDEu9WDcLB9CNU9JhP8R7wXb5UZ7szAALwKtYbZ6/OSPaR+eiz/CSvNf+kqpse6MBAnfY7/UUIkK+Qb6KIuuk8Xx8R23FYhrphr
g3ejLyfShanxubSJcFAOMdv+w/aC/m5fjj/2ZkuXQAreVJwvxCgjpSb4U2yBFEaOFHMJAbb1zPCcy9qaf0gz6e3Qei3fUSQFmG6W/zIWiV80QZcDR2x1EMFP
kudaTc4GgVTuDLwNutsqK1Ny+4m0fZM6Q4fyX6rOvQ8ZY1qCGY7zcLfaUu/ni9QBc0M8L6res+Jh3I2muFl6uXqDyralFArqa3+ieIU4Ak96wvX22lzbDC2I
oMXuMf+jC1E3nVLrextRaXYVnLNxru9Egv8Bj1n/sZKRhn+/eBoLdVeLPBL6P9RJtZKFxEx0WSnGLtHH8XYxh8Nq5RZSjy1n8InUWnqT0hieddyk2hHXMYqo
BVlxBXXW3zqqKLSevSpYaR2FFUhB/tX+du7R9DaY5M+WPsnnpY7RZ2Ly1fuxHcRTEsUHI1H7B3XnmsOjfG3bcfmNf7XaQkn2Vy10or/ROnSKL+HiA4bcQMj0
XYEfYQtUatSCk9Va2kXpI5zOdtQ7QgezUlmnrNJTjNvUPbWGizK19pWj8zkHNTg0wX4Q1tU/qM9RPbmPvgDV1kl5gLOTus0gXW/V7aTVE1BvAFrahzWIitM/
Q4djC1cFbA27qTRSR2hN3FPW/geL9KbSOJQI/bCQW67rWgHs75knF6GWaIHvqb+r+JVppOxU7lTrrhRV7yHG5h8K+U91UyH4TfK/mI/+RuJguY0YF95XcqHc
4EHCEVOYUQ4M9S9VVil/K5EoC5zKXwXbqGupM9IQhFP3vbvoyRE95XoZ0agF80pvrjZW5mHlvZ3UbL4iwykTxY7iPuKBEOJsSjeLmaX1JT45OtKNzZewwY7v
WifaE2mN/IDGGev195oijiOSxKNqJXQ3t6L43n3NZnNGssXW7/AY7Ejtcf2C49138GCwB7uUVdldUNYJv0wAuNQm+XvMfei4WM0YyBURS63N1CkOmS0Ao5mZ
Emc8kBINgrLQDkYLzQgN8UcZj2yHhJtRv4vBTB54L/5HLMZpapdXFGopH9EsRi7cpi9Tutt9dKIazM22HyTT8x5r041Vhi/W6ZzPvKduLE9FB40N2kP9Idqv
fFZWkCOVuWGdje1iL2eFyFIyklzEVJOHkyMjJW8pVVX/07bKWIDiYcWol6LsP+loZTzGKlnfaDlcq/LViKO+OlRTIV19VfQLprITULZTEJ9xXQK7yBcFO11e
aa+tN3caBRf1Mu0ke3nqBWpaG8u5YAeXBsrDNXAfstifK5B7gbYTMVIFQ3dX0X7omeHx3AD9Bp7utnof8rWJGkwLmKGsNwroRsS0hHPFKHGqUAFvDT/EvSu5
TowtasX97lCYOdb58WGlTZOvEqViRyMgbOKW00ts9W2D1Iv8HntlPidyGtsTzQRHiSYuTtVRW+UBU0FwwFL7n5ZYubb9Ax6HXUZ7wBf1n2SO9zL3uHWKKA9L
mVb6LLk2UFElVWQzA47kKK2SrHA0H6XJ9EfTNdBZshCDhc2RO3QnqiR+BveFh/4tNjdegjqE/6WOphptOa5O9SWpsnoZNxszCF4oYR/4vpHRYkV8NG5XtnO7
wH5urtIHDobl4VgwhvuCZ9sDtoq272LD/MvkJ8iwQVoFktFZtbFgtXtFXGyibDRqBdyQ0d+av9p2aP/A8uI3tY80QcqQ36DpqH/Z/lyCAH+37lLbzuBYOq1e
qXgNdVYzxUfipsJvzBuYZvR1idDkX6V8xnlpD3/UMV5bKtFGHb2HEQVfw+qBL0wK31VMCYx1xoiFnpPCMk73F6LfIztaBlFFePW6NbkclFu4hOjEaWJsgViS
E3fRe8PsyD+IR6tRzhD3dnWOuAMMB+kosWoz8wB2hGObowVcJN0QL+EX6TBptZgGoaMn5wT3c23+c7RJ28ftiC2l/gQrwT7zSIFI+KOUSsbIjvAp8Vv8s+LD
8bVL2iSsFF6gkdyb+LSSWkmV42pIW/EotQdYDIqxgNtM35QnwSn4PRjtO4sy1MX2gDqVu0X99M1RWsBE/B664bulHhY/+bYqDcUi/aBxUJxnq+ebZ7tjS5ZW
E3HiFXljGFeQD9/q9cXHqBpZPRAkj/EK/nvC7dW7wQ7lN2+Q1kZFxGLyvX2iqsBVdJJ0SKuupChVnE3oDdwXF6lXVVvoJeAMvjh3l7pLwtXfpUXEQPc+fBdZ
CZtNZcMfeH/n8C0W6Rax0hrscNh3OIbgqWWT20q3E4bZOhDbYqZ7I+QP/ByskzSN2m+5CrrjAXQE9YLfvSb9f0iAdQEoW7+H8nCpGgWIEmgVl6KTrnzhpT+V
rmqpqkz3pbo52FMerZxb7ydW+az0VcMvx0XfVG5FfpGDmb1kgX17ThgoEj34ZP9HcFFcKXzCJamMXOojW9eic6AFbOIJEd8oXm6Mesa4p99CT5QQ90ytr36G
PG/7RByW0rQrwt+FlzVJDWIOwcrqhvytgbvGKWqsECdW077l9g3kWNOVd9h1dS3aV9CXn0NPsL9DtbH37GCqmXzV0ww+xobJPo2Ex4tIvW/2Dfz//6P1XFps
nGd6kTJ3F5aqx4hefGN+S/wJfJz8r88nxorPqGZopV2SW9C7zeV88UQfdZz/WNm1puN58KnaEO+F9cAH6QPBLClKm0gM9N+UI+TeUFZj9ctbZ0gyHOwPzpul
r8uLo94SITFDpUuUSS6VH9IxXh4X9Pugesbv6FjUcfFuTheltnBVtaiVoU3/otXWHhVsgZSrlj1d7sy/kpdz86CMb+OTbD2UgDgDo+iH0BzbN3eoeqnaQW+k
vAN7RyB7jhaHNXN3Ng7r87IHuwdoAfWjuRq8r2ejEVoq0RZ2UkR1LeZkV8Ig3wH+s/26bZe5rjJXTXIMFi77y5Et1IPGH2qeNsD1pszIP6jniv5TPmwcrk8Q
kplFhSUOhbwmtMhgmGZum35D3SjFmHFdzEiiAihary+30xvAK0Ql4YwwVS2GFaRkuhVsEPFIfKWDrM3qSy3WaVOPq1vQOXUUd8G7gt5NTNGbiR6zA1/pelSj
n3HG9g5hUiYsBXdgqHyuKF/+bn0kbamVDlcb2fxttDvmNt1HmmGfo7yjbCDC0NRR6Aozi7xGZ3MtQdmqg/XgIpqvbHOQZfk5U62it8bStVFwdKCIfqfcFVdZ
6qKKxEEfr99xzVDuKH+p1ZX9oQcDG5VVYjt/XZDBNkLBdDk5y3jo/6vuIzCxYI5+1JHH6FRtfiMWAFNoj/SWb4+x6nFukNPjb5JTmPvSvCP7cOyqkm9ORrkm
UWQvJqJkJT25uJ6JY2qB6t6q7MHCBU7S1IPIwWtLGHJzsZQbC2ahOMHKSM1BdYBMadw/4hriPsguY0e6iuCfZJ+cUfp5IVfFlNW5gv2XabjeL2U0HaqUkPPx
dWRMcuF2a/JospvJseZEmfM0TyakGjGlopebRDZTV2et9VR2HNwawY4INW1J8u4S+8T0tneOLJFZ2EDYnjs8arn9hyULNhUnyGHaT22x67L1uPhDn+f/ahTA
i+i7Y7CxCjuteZ3t9V7Ska0z5RLjMtM+cN0VJY+TR5Vl69fogWelUIAWVOnnBTacHyb9ANvoG8os+Qm64MuFtVG6amhV+DNatOOa7zcuHLXWnorDqZmoEflW
rOvrbowvUNm69d473qMDogBfWEt8fzJnvY6yWm3WzlNV4ce8g1Kob2H2Gr23OsE2R08VTsHH8Kq9QqwKPuAvUVXjJBZKFte2yN0ZO36ee04uMkfZU7irDBvW
Tc9g5nhxR1dKLK2JTcMkcStHQmv0Jec08we6gmmEM9sxRj/vPF4WlvsCG+hKA3M/shU7i4vCs7m61EP8MVclV6dSnb2pISqQ3sdlOdjoBXRxNKCGJcNtevIm
bGrUbftQZ/C2bvFx246UmVpVKdbuS04rzktC/FdlAL5Ia2Wd77yKv/IcJd4Rm/JXRu6l35mZkJvcI87N5NHb6SrYRfkQE2Y/5RqEFmi03s3HRj8nGiJbRBNd
tx0ss5xw5rwSH6iIdvKD8yvCCDLLX5HOwD3cKLmuq2mE09/QyM59BO+ZY7wTuF+Wm+vLEbfJQfZMWgIH/BWUe3KOateqysPgAGwRaoJNMb7TLkcL8og8RvSJ
JtciVyOyKfopDqh6OncmZc4dTuSXsXx2nYe2hVnVqQ/UHyKy0e751snmbaCNvZy5qjTMwytBOQvF8jbC97dwgrzun1PHk2ul5xH1wCDqEjGImBLWzDwLDwXl
cE/dbdRdMRTt9I+C/aXadLCjKfnL94xySoutBXQzJQg/qb4kw+iKNGY1MYX2GD5GWQ5beexMJPaUPFGwjI1EY1Ca1lEsX0a2nlEmpbZ4DO2XbZa5+FTtiFq4
7IO4z7dMPyV2gMGixblX/azdMfLsgjUGnqVeFdqViXr/nK4Sa5C+92qdwOSCR47KwlopKGuzv87WCdplep6jTe49fK7zFP7Q/YNeqaSLE9QRqBxCIU5oMF+t
TwtXEd31K1HRUrg92iE40/WnzjQ5hvkJXPJsoUX8hND+YjfRLwxXVUtNRZEmy93lBqY46FFaSQkwTqyeX0LEZP209KReWy6qk3ghsrO/MT4JftAOKbPprpDj
i8RHzD7xHf4ne4sKl09I5+AKSiZicDPXkFxvOWXv61jhSrG9BHsISM/AoKmCMMq0jzhTYxudF/2eSpJlOMqV6E/xLTR3hP19ZuKl6WzdCr5XlkrwppiHtqls
WAQV60zNqwYn2Ccr7+BLJtubK1DiRXBAqiod1Vr6LUZddND7/98DW220Em/CJ9CNksGpdbfJiQSFR/uf0SOo8rAF8RubTs21lZLH4WN1mvhE7KaME/KFznUm
xKxT9smD3UfVYSaJmGJ5ora3tDdzcJuSiFVTdTjE+7vsd6XIqWQ2zJRqS4/QTnA2q7z4SLH5yqvbPFMl0X8HNHT3FBqgUfRC9xHX/58/9rHdgM3oX/5Tlplh
M/FcxukPFUrRJfNMvJv+l3+adNURrtzVh8ENS49oPikE34Tu0aPpipEnTbTxMvNCjUpKY+aSbSdRkjvwj2t0LNkS7x2Dc5FGspBdxvJuVPc6bFQmHAq7Uuuj
j9t2Ka2Y5vi/1BVQS1+Te1PfTUyAk7WGtk2wc+xR9TpogV+1NaYJ6pfjB4WV5cNJwmkjTK1r3YPXEJvKEcoOI5dsgdEwD9QgD5T5+zHL/9xBNKC6b9jGhsDZ
1npcNvW3Z0Di3pJqSQ1QD3wdw8VvKP4D61e8Kh6aBxG35D6J24rxxGX2nQXJgWs4RRxxbwO52i0uhu4vd5KDQCMyR3xiny39Mheqi+F4+DC7GlPHNRSco/cx
nZyt4Rd5PtGMiym6kpwNq9Bj0R3IE+2T80sTUjALrX40leeW6SeSyJpbrDfEBcoWIoc5yqyg9oKzVK/8JeC2XB8O0r3cDscyaTr0axuQsyxLtwPH9Ekw2Zfh
vaitUDfC7pG/OergC+nqlF9uikorTcTvU82830iPp7c23D4br+KVaNLRTD+d3xtzkZz+3rIR/SWs9D9yVeLGCnPcJ/F9mqGVy29IDtQ68OFFn9Bg/SY1t6Cu
+mrzcVS5IJnsIxLqLjmoaLN+VbsE78iE0kFOqu/Mfx3t4Qfgw/ThsC4+R68oJMu15Tlb//F3UEL0waCXamALvbdh+0BbAxf+ZucRn33RPOYvJBh+j/iIhdR8
8jctxP01O0ToRPxFdPYK1G40Xj68IR58VH9axdItzt3iO3uss1z+fM0bn0Z3ZtW8Nf6z7DJ4MjDSsYVT5UdsCBen1so/q0cSya4OQjNTkpBAAThNXCB+ww7T
qdghkGMv0NvSxd6v9kdJcaUH4vkyqszEr8ZWLkpMXF/SLG6fOQj1xkKSk7eNSxiNTYJtfNWzM+lbzCZigFqZrs939Fnk144m7gSpJ1vb6CC+oiazI/2ftOHq
GPWItyW+Va+lZ+lV+cN6lrJZG6zXVPeqo/SmhJepqQXgH6HZ4p3Iu9o7hbUv8zfWlqM90U2d34JxuBg+E0dq3R2zy6qp1fifbavjiZimHJGn6H+h+mpndAZb
Jj4jehNPjFdSjn7aflP1WbYyZ/Tv/FMlzGzn78cImt32WeeFo+YsrZzajIygF8lubL08w3ZePOx7Jk/Gh5I1EYUfRE5qL2zq62VvASeaKll6ogB51GdnQFQy
jAQ74Cu+nKuxdJs64O8ReQb9m0tHzSC+QUmp5ukIx0Wmqp+qTJLfYMVyScETPlP3+hqBL1hPrJU3Cib75/v+QcthT8dHuU8oqzjhIlMw3RD9p7RBa41pjF2b
Z28pBBkx/BM9lBuvdzK2Ro8xfionyu5+lHZq6wn0Cp3nrpvP8g4Dihul6oFf2B9SkH7AKM81gSmwP6yhvq1axeggdMmtrDrw0sIGWqx+jNalfpELlPlrnEId
dRLsrX0TdFuKNk5/pEeCXloT7T1aybc0Kuotcq6KtY23zqVEFeeUwLK6H1CG0oepl1AevbCSttd8DSWjyjLfRzJEncrGbjkmZ8Ap8B5/TA8VZ5j2YM1AMPju
mU93Q6+oaKDwwTHINpc+JdWCI8Eg8MD61dvUW7mMdbniW/4izJTz5Lp5i8EgWbctzh7jeClVY9Nge9LpMZSNjlXye1sr4S/TcrYHfIF7iWAwWdHwX3Ie+lVn
XMZ4eqQsKCPkVzVf+doJ26WNqKWxR3oR+4v4GTkFUnoGnMak5WeAisZRmUOsMdubLpsDh9EG7bOy07JezlfX6OaYujRreYn8SmQ2YLzaZn2t8l6aLi4vuJ5d
UVsBs3SB22iEah/0Z8otprneVXshnChajkMIrDeJT+EyeUkdXjReb2txwdWBPcoKdVbwAOFPvZYRG3hBJOmRKkA95ZamXXVe2KsAFWfkVZZB/tOBpsC6tTo2
Vz0mXML7ovacDkqoBDjGlsJWJGebSPqOcNOWFcbIK7xu+JRZqy4tGKr0J/dyL7RG7niplDSAmbpk15lpRi9yVGASs0nn8DhXB9sBah48yXn1PfxucVhsFeqc
vEF5IXmVNOyHXIiSAmbz4szDen3joP63HmazF7zhOTUzolFcR3UR4tl6cGXsaRsmVNCPaJtRHW4LiMw7gt7Ie7RacBm239hCj+KKYE19WXQOlB2AHslE+jeY
7MxRZTYTL++iOgJzlDtnnf26GCpdSywqKoi7X3s50NEuRi8+wIwr/qCOowzPMjoidmdReqyNqEKvo9uFi3QcdQk/5RYLNGIHMZN+xe6yz+c3Qk3/RjZ0NZcf
0KsC1xjGHudYqiwAb/GtQhXuu9g2sp1nSvw+07Pcc+qf6jQ3TBlQuiZlOLuVJ+WmogeNZO/BGd4SaWT+x4yXyiK6sTWe+eoh/BqTQbcmDrEPlDm2OPF3Rzge
Kl6RK8rLpXd4q+jnqLn6PmqR6IsipJFSVa2nw4tIOEPfrb3QVjifwqHcYZhoOqJWQp2NnqAD6i6sFq+ZWT1MrSDTjlwuHS7QNPKCpYTu5nCBXP8H9A2+Vfuy
zbWtMNHXzXxOqQWvggtiVSFMea+Y1A2+FXqq0Vj7qqwRad9S4mBKK/ojnB9eaM5Q9ysyjetvhbNKPcGW80jewePKXqYsP+qiViglonLqbpBmX4QKnKvpy3wm
0xZ8ya8a1iVjJAhi9jHniK90H/vc4KpqG9RTny+81CsJRxgtcdL2mIQQnAsJj74X6MuF0AV6B7Ac9SGb21uTbePiuSCunL2Nxmevigl2Vnc+FXphdZlmYHH6
JdCfre9f71ov4vpjykLUrfa3EIQ1Ef+hrMn3S/6X2Ni/VGnAzY5/su0MfqL4mdqO3mp7CkYkPSo8nxCsV4DThR3+q6SYH0FlkQ98++V9tiCtq2cHvQ2+UZqj
/e5OqjtvvtNmTKlzNnSs7YKvFP67+bjtvhQHJkjx8JclnqGj3sIRIEOfqddXP8Oj8gnhn8jdPML3SSdio41gvYeR6EtUrxCdUUdUX/TiatYIN0Z052bjN5kb
rtE4y7ymBuFL8RY2a8xq8Sy/RaIQg4LAZMcarHvNQzrrn1tQHXb1tNPu46GoQV4AVJDWxdRy9c0Lrz6WX4u3xSvDwwSEku+LnC//KbBCoTJRdEV3Asg2XflG
rHK0NI0yT/Vdj1pLQmqBSDpIw7CdcTyCg7kR1DqippCp1PcHw2w4q66b57CleEXfipppBZ/AWDCUqQ0GCPfEWVkTqJbsPlO4Uole6SgzVTBeLiFOCkn6Pv8i
MU7qJ06AgrO81sl4GjNHqk591UexrVC846AeLp1RB6ptldvKCOFBNiqbMF30h9ROPyPVg1YtVIwpzFfeGQfFgIuQK1LZxkY6gZqj9UVrxJDa5YVo6FTnl6Xe
GczCgvvkTW6ssw5oa6yAHQLJcKlRDPur4WqUP1wrMaqK5bYu1f6VE7HdQqIv1/xVmYUEl1WsGrkWP0gmiyPFueiGeD7whI3h26t7XF/db9QpepI+iutASygo
w5WLbJeZj9RM+mZua/OQ7CDrSXaMv6v5o1AddHXl4Ga2IrOFaKyUI5OISuIc2zT8ccwu+UFIcm4MyOYzwG+SOR+TM6mR0tWchfDq5q1Yd6dODfbPL4gwRqib
xKXEMKmn/AWlZjLiazS0bi0tTY0zS2Se2lgeyWfKnZlTlmjsiNS+4LAvtcwljhA/pE/ml/iVqH/wanpXWDtgZQmPCX7GkmGs8MmfqKZJfmqDv7w5WDvIfWA2
oUpwHX/M9dWea48G99XK8lzV7L2gfraP5LOlrvBbvsleR6mKF8rBliP+6eGD0VQlyFNXPymPdd1icaFR/lQXZYqmelHX4XvVjleNMNs9sEDbTgwWT8mMvQ38
JqyzdYD3wDPlFTD0b2AY9szXkd8BI90WqYUtQzsASPo+E+q8kN6C3idv1rfSUUq9wlShgieUWMClaJ+0HiBLb0jOkCWxIfO72IUNMn7TTWqW2orLKPyIC1Ko
/RcQ3B3AMnIVnAwjA4nKVFgArvgwOgSEeIYaHeERNj1qJfT6Mn27/XHqBssDNYo/qD9z9EHfsLbOzdDsz/NeFrsEHqK6IElfaGnk/OjON2XAcP2WmB6YZnbg
F5RUUJ7OYgYyVbHmzDswROhsSzRNiE0SvuZjBXt9Pn5cwpOiNLob7CDlKo8Luhc/N8niPvNAsL9gEoFii4uH5+bmjbMtgplaQ3ifXWvu47AYAyw9LLq9k/yC
qqudF2vD3pYTUlc0s+YE2+9MnF4HhYjl6X0Op+aVUqgQdgnSkkui1khb3FfRNvlUAlkaZ0mB9ciM6Gdc+aL1yZ2wKSqjthEuk/24Q/JqrKM0HI5VX4JFZaye
y1WES+AF5g7M93p8/7PV1nLV19Yjyjpmp+72LDdvczyoQaLL8HxsgDUHrkmdlUxjgLNBYBE6EhYlT8nNJ02iAfbhdWA7aSO8Z4SDDzxF9nLf8f/C1sGnconv
nqmW/h9qq2+AxYUj5ZZwMtFBHypu4v//mVlLsZA4DMcS3eBeLQish5vNC31yQVPQmR5fbw7N0ToTafvocKhFTh6KOYNMHVY3k1PZn1CSJ+iCdZr2DJUYu7WG
+nlLD/26e5Q4GYy3NSN3U7fZ5dIKMDTwkwhwLflhQsMt7eQU8b2qcue1jZTKzKV+YKtKprE1OQ9bJTIj4EF1Y3/52isZ+EA0ON5c9I7oA1K8xRJtUOwW2w+Y
zfzm264koTeMFWTaGmIc/BNfhRTKbtsRO9dWpKb694OwmL2JX0ptchvgIqpJDDu2NCpJo0Jce1AtGEF/S5hbarXtsr4E9WEaXYfbHvuBCBaqKP+pNckU+i1/
j6stjaL8ZFX2JOgBO6htqJWgJWCFW8q8whJuvdLfyBE85Dj4RV9LrMT3+ccREhmqj/dRbAtdQcB3ODSU2lrYE4W7TLQ7sx3eFlr1ndQk/wQxhDIz/ZztxV22
aeJiJgbWUnt7zOiRcgBso17mYuCjMYRIYVoSRxw16Fh5GZ4DW9JO9I3p7DDspLkn/sTXmmwhrpGCRQWlgix/c8dU8ro4Qo6hP21eLr2mWjrWkT5iuNxfPMdf
xy+AkdHLtEruU3gGsRCPlEab3lizrNdRc7qMi2be/w2tEufY7VIUCNbLSYLySG9c3k+dClkMU6FbqrQ01X67OrK/58+aq9v7o2bsVHG7XSAz+L+ELmKSkMFE
ar9s44UXspubHWVj28IChTbnKvPie6K/3P6CMWiTUkFvT/ymeekS+wFZ1I+r4fEHtdu+pg6/tFzbTl62eIxkshB2FSbr35VIrooQqm3075RD5GWBAdYTuhn8
541QvmLv6QJyNL5MTyTnSZ/ZXwZBHA00Jx/m9OYaYP+i+2gN31ey2jpJTX398MvODD2FrZy/B4SIBM1HpYCZwmjyBYos49XvRG8ai62pjUIt6Wgiii3Czjos
RPzWbXCQe5mVoNJippE27Yq3HpCIXmiXbMdrrb0jV9a/a79qPGeGIFtGhpQgbsai/AHzI+kVxHFSnAt3K5+8H6JbCU1Q+QJMTBHn+W5rIUZnooawZGWysxub
HB2HPrHf3RZbY/JP0sr8Li0V3WiD2I5D9BS+X/4I/QaZbh/q+iS3Ce/LIXVExBnO5DpH0aAtugZn8df0/0VuVAu5Jn6HJw3OECZoA7mmBd3wcqZ63MjYeGKD
+MveB7+Ot7E/80T7Uvlkugv+MbMS/gjN8b0no2zPgRMk+DvLulrTC0Bw/sjQBWJLtZYd8V+Inb4r4gvHnoJK6gq8v7gKxtv26m3wFOqK+JEWqQ1ok9iddImd
qE7W+/axRLByXlMJ6DthtCYn+Acpl/z71QFkO/cVlCJFOwuIsYGlwCTvMFWFVYWhys+8NG6k1pHYwzvMi423aj+nXx7IfDQ1IU6Wza2zzlR8JtvR2Sgz3Tsw
55dYA/+kTPeNpMPEGUIC18Y/jMvzOpiT6DV6xadraei22E/ryt5APAYMjzFbfaXVVx4Gvug7jItRF6PXioO1aVJrpafcCmxR7+Y+Cdw2usds8o8CJfoPUNlj
cXi4JE8anUi+94/keol1uEaOjIhWZDD+CJCO1dwptE08ah0Ea8GG0tniIawXf4OvEB4KJ4TZXG7xAIffMZvrqiD5q97V2d3OFzT0jQLVzN/pAdoGdwSwA0Kq
TGQyY1SX7z6cCheiMHWi+gqfyw2xrbN2UEoMGSSCxd7eBf/DeLoKsTnZgSqIPuQv/OJOUSeVzosNNuVuqexF/mXM9viPeePgS5RFx0lr1A/6ILCSg3QT9N+W
Xf7PtoH0Xbqrfaf8D/VV68i1tZFse2kvnc5clwbY64FOQixBiPehS/5I/9TG/R9FZ/kdRdLFYVwDBIhnfFqqbWYSEhaCu7u7S9DFbXF3S0JkrKetqmUiuC8u
u7D44rqLLu7+5v3Qf8Dte+t3n+f0OdXSf6IW35jZoN802tp3YWXtjfBRKgF/OsPBNjqkYowZeAVRpwR+AnY/4yTewFfCViD74CRbAM3Ga2BF+CvcGn8mdgl/
CXsMPuEj6TQnoi86DhMdsFfeJVyGV1UTsI0J/uqdlOjUVqHRxHHnvk0XyDM5I0hFuqAZ6FvwibwVWJnfiqnzTcws4R55WQmhI6iKEbaZwBKuiFtP7JPuc9Md
B4yu3AoFmMejuuiMuayrPjeWeg8qSjPZPkqEyUrfwPUCRoy3xrkYpZonhs2w2bWJ4etEKueA+wWz0ZSl6UH2aqpfcdlnuMtR3dguINmFYyuoDFeUc5fSIHQF
muKeGLHJZ9Dd3EF+XHpiSjfGFc1ISoVxmODbJd6Vltkii1aGjtFjqE/YHG+/fI5dQ9SHvzOkpCsxjp9on7qbj7GTiXNR51qnuAmuFy7O05lqjCKpr9h61iZV
yN9ubCq6z82CEc5dNgbspKoWnETTqa3UScpgWoAeqAsaqo9RNXYj6Zatok78mfvVbWFldpE5LLUzjYYn9FVwj5wsbys8Jo+nVuiXxAu2bt719Du8W+I5ujSi
mXaohL2/9T2AIIoU2C2m/tJKy1Z6MXuKqSDdZCY5G4Aodrn8Bc+ylwhkYgOlk6CMsy0cIBXYuznmrs5HXULd8afCUmsb8FBC5Jrgog0ta9Y1ZTjHeS/GrA7O
I97kWQVfYmrcPlBJveFkpGmOdK0w5BS+2A5SfSxzxOZyAnGaXCT1xFR7KbKEfJx0BqvC+cQcuFnca+oI5kvDlLuEKXq9f7X0LOk+tY7b5B7synD/ayxPakbV
dDWgI+wP3VP1a+J0ChcjYKhgI/fVCLoqqhNEC7aCrOpupZu4+/o81NhuZTVqNywy1VGPgnyuDuakO+jT3Nv1PDbOsqLyXOpMzTEsDcZQNdlx1BxQqHkMv6TK
rLJVf63OC99PSIcikw6H2qaRdQt2u84q51lDnIvlakvhcQjpaHYZ65bGok96WjJT8wc3VdyYOCj7teRjG+sTw8+1++graRR8xpoKzR3P6dbkIvkMHsQHgNXs
EjWP/5s46z8LMv3NsCNaW7FQrMFv1I7ht4MFwjvNQpyV1+KbfLvJLdoKsVGkW3/ifKE0gqfFA4lmUdYTDNX8gLgVSGO3bTlFk8kr+d6gE666dmK/56ZSY0pO
dC7dQIvnhW9oDdelelRgPdwAp9DJYZdrkqkXPUCbJXYlOKPpJic7XBeJTvorYxOkXSAUYhNAM0iqotgfq62+Ma7rW+VuwXfhXPw10YM8QUU6PE6JGEX8bu5A
Y+wKcZzUmXxtG8n2sa2k18AlWiKStFKigxyJrKiDYyn6uHEt6kWZ8ZPK7E219JoCa7aGRsmj8bvUelaP2mkuos4VU2FTzk4s9PSWA2x17gT2jMnSZjFvTSVc
s+jREs3Xzw+6JjGVTEVgFlhgOwADXjdbv/IKYqL7UrCtflP5Ku4WL3grMG2kbGgpdiMHXhdcZTvbe6vxWDSN6V4K8afW2I2ddB84HDwP3abN/qr6JmoyjFGP
5UewFUVX+Abi4Au9ZfEpnKUQehQ1SJun/m0Oiv8YdUWPeJBPkw7DzXxT7Yf+larnfUlPpQnmjTgDndQum+JUJ2Klc/p0OV0YlfgyrknOZN807L58A+w3n+UP
B/qR91F9MZ4iubZgG3mN6kg19F92pcEv3CpqNElahmz5mv8LswR9Bilxj+Dbzfs9f+nfXNOZKIsZf+BcII2mWX6cGo/Pk04QLUU3TAAPiTqJ2YsBXZVcKXXX
Jhoz9J76eDSJG8XvIk1KDt9eraw3z25Ti1BNymO1Rfid8SgJFR3xRFCjpO9qQpAwjUveq/xKNSjMgVOrd3FtU53sLCWBLwlHwiDKl9bH3wpNwh7U6INqE/sc
8exduiTbkCgbVMGf1C90rbiD1Hz2CnvL+9VdTy5iNrA4c5n54CqJanPdwFCn4jKw6uhfrix5Dlxgq1BLmQFELboVe4JYTqWxV4BdF+EWJTu02I7LaQs7wQD+
iom1djdbQopQBT+NdicExHxiL3WQfA4y8yKEQuG2vT/NMLvYo0mrEnfA+rGPyPHB4UETm8KtkcygLV6VyNIjUNPgZ1Iy/W6rQH/Bx+nHqC3CbqopeyPjJnYX
FumLEZVvwlcbg+A87XhmHpEdGqtnSqXI/+yl0HqkqIPk98YKaUHRaraNK8gmEBq/Wt3vMgk5nKC7JavsUMP6Y2ltcD+8J/4B++oexaw9QOPRDGOA8p8+3+QT
eyq7hM3aALlb5GtulvrRMh2VDbY1T/M4C6u5HmMBW3nQivm7oGethgUliR7qLRjLXXDNNpYp3YXTeGXXBa5dqL2nHUvj65n2nnFJj7Vm4nj5d0XSV2oXZZO6
nH3MdKO+MevpCdRKNZZp5TK76tANXV25yqiS+SE+03oeRHnmslv16Kp2286cJ8UWcop2opHmClE2qhLbP+mOJ0p7ymTSk+hKrs2eDcnntLv6KVqlF7C38DSw
FK9JbsHtgLDPJUdSzcFysTwRS3vs3+k1/gz8OHsC+pV35hPkavCrOCFWon6GBsSvcXyhU4QSwW9EJv1TLEMvJML4VWms/455dN5ToAmspUHNwViysM+7CS8T
95XvIc7EdKqlncQu2MdTVGACrJ54W0m0vxRGgiNSh4rVyUuOFoEB/vd+it/qDQY7b1onL8r9NeG8fJa8IlbCt8R+cZTG/8YH2JKsk8FBzJR3WTsPWuBjopqT
+dYMdBI/C3xsKyCZezEzsAvOfblnuPnMU/Iyt5ZcB83uD84cqjf32LXS9Y9YOqc+GwX30v24qfQ0o4LjbihVPcnwAPMMCXOOBvgV8Zhrt8fFTdYPKcmJ/8FR
2jdstj+oriKb0kvsc6l8JpL6M8/LDcFO0Q/AF9cAJifssttyHjoMSy1OCnUyLhEb6aZqCfo6PqrYjUrltcZ7iie5HVwZx8+Cxwzp7m0xJX1wnU/aBsyOTRiq
kkMsliajptx1bbJjHFUgtFEKYYq/bMJaeyMJd+5yjMSX84a0JDI7yPLVM29uGcDkKb3MDYLNQyeI7awZixGmUBKYlDvJlo1/pjYSJ/imYjLu4TLkLtp530R/
K1t1/bWWrs+xdOCP4W20YF5r08fgNKhx0WoQRNlnUPk1/b5/TFXAeBEAF1veVlffRlzFD2qPEW7F8ZyCRcZoPQ79Tvam5snmglNSW7UBNjHC4GpwFy0nwGNi
jnTPuiABdzRijlA86MOuoZ6x3bGhYlWqNZmOj6MM7CYtZWViHNWO1gDkygBLwkLQSawXtEe3sbdn22M/ic+Ov3FM6SMNsR8E+6TGzmiid9Z+4XP2Tn4zdlQ6
WGyYZ8JheTP6A5COv+IXSb+bJyGHP6wdBG/wOOJl6IKioibSc6mv/282zVYyo51+L/gCZWNbOC70nYR4anC14HL8dHx0XGZT5adSt+CUhCLTcTrF1dy5AW+N
1iLeP0AZKW3XP2fZwHLlCvqOHqt1Qx+xQnEnEccdJroJPuwQfSGUIw+HA1EK0x8raVxin4Kq8Ay1NHzc0gXb5VhlasL29G0jhxhLhI81nWprNY27gp91aCZK
mEsHZJbJUgdS2/hNeA/ndOw1ftOUAdoQ47ip1AydoRRlHPjBtg3/5tnnjfKl4EPYFQUdElLDHzmSuog3xnvi7cKD3NkUhsqyWwUvW44MhH5IU/DLlomO6+KP
WJ/yVumDlkOkvJHmKxXULrA1MmsibCf+xTdHjeQPokuNcm+ErVJSDTGzsxGlf/Ud5wZta5ZSV7st3lQ5Jhe+c3URSmdGqFtCXdi5+DH8iOsw3hcOtijmY2ZZ
VuiSulkXpF/llTCo7oQ31TEoT7lpLykN13uSlDo9/lmNytRkdaXjGJotVYU/5SZsdDEn3WarKL+ITn6nY5p4AXTXB1rTwn1FSH2jyoR2UQst09B6oMJQMAfN
FSsIvxDric9CpmWifJ2cvHmbU1Ni9aleJ/1FYSWQ8Fyqooqgh/MYu1maIvjhAm0WFpPqpIFtEGZEPzYixUFgP6wvP4Ld0bmCX43tKmZckzuLTbF/Q0/BUWE/
eCs00x+jqcHhzF2tLFU+vhoapgFme2YD9ixsyzbVykECNeZcCdv19vozJlItxnjb84Jl7A9URhsFdGq7UQpdgw3x+vho3AQnY2PxSvKVuJk1hkslOT9uwRNZ
u+xWycRjoUFEhtMO/7OW3hiDfkTdyW2etFjwbT5L0tJmyp0SuXVwLSW2vHyN6ueONo66xYJq7mf0MPpPd1mO0/JqTYDD4Hr/KKbARbNDifn8mbxT9FXnL1xp
WiCJ8o1Qo+J576/Ukc6ocsCDuqHP2K9YV+c2W1hJlH8Tz9vf8lXN2cVkNVsO4POdJsPQJktmehIwbEUgNhRhZ1wX4BDUK9viOgb2MDHZlHIRuihn+Bb2hYxg
nTWm4P2Er94YxzblMJOutLTYcuvL64LVySn4C20Z+UPsYXscGAdP05/1GXI18Rf4LJAeCqo2opw8E6sJYiJweb6kgOdStmWw05nrwQ9hjf2lginAEZcWXxW2
cixGl82vpO94rnkWFUZb5BGoGrHMcSKvFDlM3i59durgtjeBX+mgQ/dBTaxmsXvvwCdiCBvnrR0qIbUia+bsIv6lS5lsVDbGEVexgf4c+YV/u+kMtIF88RqI
AgtCgu6UtohtbKvx6jZWjbOv1cvDoqBotvl0WwJ2TC100OZNtir8JDgO7pJXS4u4JI3BF2Nr0UoqhnIZVfQpcI/5i1gb6LmVpBa6Sz3Fx1oGMxfti1yxrIOO
9l+VRqKtWn9mTiAdvhEuUJuD88hGyirZzs4QllFi8EYwQffrc1gBZGONxOXWFfp9/SnfTuq8aUzxTvxicxMl5b9C5wxemhqoJy5VLOhHsLuxXcOUbcqi4DLy
C/GK+Qn+wRv5C9kqgksZnCiQTQI1cNHWX9rrbK+sI9NQ5cx/QTW8uXybOormKCNsjcRdzqPW5thJS2toxwYqRZvXq0PBc19Txyp2mLUa+5O+7e3BbpKqbtmM
reLH6230PdJDmMB/0d5oMYFI+Ar+31k7y3uQRarB+5R4FKk8JdqI24w3pmS8QJqJe9RfjZlwl96bXaLloQj9sN4+/3ctgh1Gj4MN1HGWtUQVvZKE8FnsTKAy
h/0VYruCBmT9nFLqU7Uf1VjeT10HF5TGzBg4gtmDjyQG5laHL8MHmb5kJeoeeRaVMP/lAGgKPZxmqOf2AEYzTeHvMBIPg9qYle0Patn2iKNQMj2E7KtuYJLw
noF15j+0RkQKyuYQZBy1ycfKc9NoVAnVkkahR9qrGuOAg+KLfXNTTrRehxoT/ZapgFpJfaXj+lUpK7YWauh3YR2xtsFXWqq7FtfNvpKtS/v8h2IVVZKz1b/8
17XX6iT6H2WAuA4kUHXhUf0/eSNgqHd4CbZUAQ/v65+pbLwMOKN3Mm7RmfRI8R5zC5sSXox64kOIStRR5YN0DKxkDHAd9WUCZDZbl+wuX80L6B4pxlk6IsUx
3xFrPk1bsUeKGrjk247VQE2JYeq4DEao6BbDP2mPtTX+xdcx+UTR/aQHxdZxy17a9qpQc5Xe2oD8l60Meqw7n9yuqElyQ2IbeOp8hX7Kl7lviTlgAE2KS7Xy
agN4VlunjpFvKJHybjne2x2HWr2cE5Rf+w5cFE/2peqHXvB3wFqDTJkGU30xkjVzM9EypfP2dbU60E21xUIrqoJ4NMWJmjuOGMccnZQ5QKJ2Uulij5xYcTRV
B8Uw0/ROtod5dRVOr0optopqG6munYf5gVX2T/GjYlJlAm7HS/GXxQ2h19q/oibtEUbLNcG2EIkPsX0O9Ua/6BfsOPsLZWgvtB74TWkSuYiExCuQ4fzmiNfa
EjcFGV+OJjj/hu8yt/oewYewJ53vL+Krw2hxpVIyfEypj2R1pxFlrpqfJSUaqWp9fR3+DzOx9kHDhIJwuiHAYTqDr5B36GPCaY51qJBvIgwJ3vce9w/CQjLN
dsa/wcfyUfqZPIV1Ye3palp9/JpSSA+RahrfjRjtNWxm56gAX4VKQx/R3vyhCdVle/ZNtv32v7mR6iq1t3GWbWW+xfKy6NW1GkwLyIM0tm1x4k+h8qhR4CP2
yrbZavb+TX2Wfg12hhDsRsvFVLGZ+V7cIOfpJK8rE7xHo9HhxM0pfYrEFBqsxMazj+gXhRNqNd2aR/0NgGkZ9WfSHwVjPZviSmJV9av6YGeOqwb6zaDVj2wO
HMf7taHm3WoTeo+62msNpVsqhlpklzfueKtnNSYSF9cL/IYai+exYQJpXWft5JCo/4Sbph9GG3Wgus26VHwmbaKWi020ozBPaQnK4WtVRh2i5/AzhZqqzbCR
poR8+ohvJf0b3GVaTH4UzahSfKdizjgknyQs8W7tB0rWcLlViDbTmgrPhW+ozeSeyJHZljqBl1IivQuxHOCV5jFH0QwwP9CB8Ah94F64EGso74ZP4FClwDbC
QkgOPgFe59cJqThuvi/1xrvKZbN/YIOk/tl/6P/ZTudV1Z7xkUodaz37bXwh1k5v4Ogu9lN43hWsbCOMA4F+8J34wPI4+N7C4TVgJVjFftW+05bpXClehvvU
FShVXsxTcLBEBrLs1ZQe+EF5C+imTwW6Nl7tpMeIw9WuahqcL82C5/VFflr7gx+lQKG+kkRfwtmoCoaBb/H3EKsV501pOUGfHbxs9dqe8UPhTH2bUpri2QHQ
CD522OA2dBT0RAelakZDLV7n1bNSQ+GMUsGWrl4mHjgWaSelq9ZxoXKhQXIyWAymmIeKO5lBrN01OveT9b56gV+iTKI44YR/sP4h/552Qn+tc8ZHlG08DiwU
WHIg8Qpbo/bE2ojPijltP7rhjPZ/NP1rXoh1BQ6s/uqdts/EIaMUXhu1JjKDVnIJUyTnYbx1nrcCcRL/x3LWuTk+zVmbKlAkR4W8DthCbEgoyV8GZjJbQC9b
VaJdloGWBuvAS2weKItORveUC/k60BFojvbqR5CNPC2RQqQ/F41SPvEvubahEbb74mT0l5/CxsfXwEZQmHyd2ajkElEuu+FDF4tpYK1q0bO0xugmugl9Qmuw
CWwHnTd21QfL08BELjfUD/WPq6nKem9mGahKORK7Kq1CVyBw5uT0MkeGp6N5zh3Kd+qh6YtakobiaWdt+GfuJVjTq+vz8DR0vOxxIVN8FMySq+kvpdFwj22z
JIAwXibxmnQNTNCb6HeUO/RZ6rx6NTBTLa838v4AyyUlaztarE203ghWVsLMQnsv5hZfAr0M4HJBYHGBDTWi7grZBYXm3yFNrgs8U8rDmdkVNYg1h2eUlcHJ
/Hfgxic4dqPLlNl6U5tDRHK94EpqKfVEvqMPEPsXd76aHCs1ZynLVfZ8dh78LXjNOVRNdfQo6E12LjqPlmkxzGN7S6GveRbTAC9Dr9H/g43hCdYgX5Ndkd17
Q3AEZigPMQfV3vFHxKKMPfQ0fDo2nnzpMMl7yZfCHFCKm4zTtNMxB++MTfLcNMxJz8h39ELwxPOfkUJM1AluF2WjUvDZnuHaA/YRM5P9l4yUyrHfQIiMj98D
p0PJPF+6RqeFtqtd4VW9zbpx3t8NIWFHOELRnLPVsex+tRl5KKMN2gO3R88p2JJcVv+DW1XsQB+0Ecn1t/3K5dFzHTFSir5Lfcnu1apknsbiYToYz1am6trn
sBuF0uIfoS68JfDDkaXMFvPUX2BpdTSsLXeD68WW+lw0jDqrf5NfILsEYY4j3yggVsPT+H45Bm1TbnPn9LsZZ8QY6Q/9vvQYzTHvEeX1qcRt8qL02XEF/CVR
mVt5zNY2q5Y6RvoPFcpK6KLYlUz0GdnOzWIwURmq9CGB9VfAbngZeq+/Jt5Z9tLJ+PHs6YamxjvfUYvZJqmM9zufIQ7GMuLaOSN8r4VE45IjViwPy2m1jb7h
FgXlpHErDrNn2NFMIzBH8aoNHMukxmw5aFf65W8EbWFf6j6Zx5YlJ7taYVn4BiE12JylmSjXdHAWS0PJrHnrKb0POzHHSZkYkUqWyexmWDu6DTsKDTf+yXEH
h4C1GC47xWSqJLiOb3edDP5hSiBahFh7yqZyio2fh88LXsHbJtl5n2kkuVPpLAWTpaLUlFZMiuDDyaSFhXOZPcYs94O1a8QKQTKlfbgRu8bTh2qImqJtjgC9
iB1WbHiY9NrUmFnATcr5zk+Ry1t2QNyQQ/cVzV9Zexg9MTiEvGFOIvYpl6kfaCu11OpWeFYUOjKpgc0r7sEPoYFYGogXlyIP+kbvzvjuvEWuBXKoI3mLb8Ew
7AJ3F/t+dC2jUVaSbb73AYiy1cBV8Rxuhk3W/fTZpfLO7wQWb4SG8uHqjcEUJlWshs2VdvrrYk3IYUIKcYUX5bEhi5xKtMI4sJU/4+xcbAgDiTXiJbDQ95ho
7Dc53ikCnL/hpmkHGMa3hYOUTGQTmiLF1spbW+kudoWb5ZFkKcs6dEGdKb0TLlJX6B+wNTxr2epwiIfwS/bc4IBQCTMDFlj3Z1wmffFhfDCcG/od1pHTiXtC
XGY7ubGeb9RX5okrmbbUIVtbeAK1V7xSpuhjDgb3yh1EJzlSzZLyhf7L6+T0Fp1aG243aKO7qL32m97FpJ1L0DTVoCMxEh3RvsCa6v78CuxkdhJ9RaxgdNY6
w0bEa9vbpXPJeu4hnIktwocqKaAx46KypKXwkdrOuZTSHfcy16CGuT0CMSxGNcYAL2uKXhE1cqnEUNNKqZPtZl603U8e0MviAhFgxpsqU+vVwnCMkCokye9g
mVBrEFNMqGuodhtr432dnbXXWCLxUCoHehHDbDnK76EapmjS7P0t9Jv63NxNiPcdzpwLNwTLwssSCkyS6sO3lllBTG3p7ME3k8zyHCHfMdPPmux6tPdP4f4a
D7gBr6LRWi7MFlPMtexx6k54WTRtni19tbXM22XUrJjH1zRaaEfoGnpnZBWqagPQR/x8cI04Q7pOvkSc2FV0+r6Jf8th5w5poDFUqmIsy7+NKqMnoRKovdxI
Dok72LuhXzaMj1nKWijOUSk4Xx0IxmD59DdqlNjMz5ImWyuaw8oDv7IB+8w0ZpewZeme5NCcC8RKorHzJk3YMSwJLmQKmAIBkXvBXtBUXOvPdYSkxZg79I04
QTPO++o0+AMfQSSYoX4M9FInSL/IVQIBxIZz/S8Uh1FKdjuGIz3UXskl07Quvo+gkOLIj1K0pZx2FE0OmUJ3rVHYOtjEVhU9Umpk7TLi/L9gjeTd0i1w1/ue
y/YsgHlSDluR8Avl9LJGx828dp5toM5RV+FPnYs2tzVeoD7AK3b17QjtUi/ERemnbeeckVi6liBuDx4WT+QEqcZoMlqZX11erHenR7N7/ZXYB86XsBJ+DNRh
P/AftrQkX/LnAUcfUmz+5iqjOPXN5N3gVaFIrEdn2L/HXYTnFDy2S9JNUCP6LawUKOkexhEFvyY95T9BEc9nz+SzoLSxLz4Gy4zuaiM8U5ThScu4O3gKqGmR
iL/cf8L2jgfKZ7y6f0/uArFx8GHc9ew6+UPU1qFPOXtCscIRCJSFfF/bNSmTWwHrhI/oUyxz1VIpJeAcuFtDIUaL9jCF9dwZvgPSe6MjLGF0dndi7liuK4+V
2mQF2int86yBAlXCfzdBJ/IdBY7V+HB5PXhMeqm29uIdajrCleGO4FngL+4AXZdJpUcxXVxpwlqXD8tlLrp+0MtAbbatPJidxKZRpCtKjGC3eepIfavcYD+C
1JCNOac8cFYOFfuMtM0+MGRIt+RK3laJ0fQV5Qy12TtcrlF1G5aFueSTIY3KAc3wkkQ9ONthCZn150RrsQPTErpEOvtqUnlqJrAqw7BXWgrrY2sGroNG+L34
NCJDTFLidQaWsl93fVcesyWopto9ZQsWybwLrWQbaF/jX5GbaVLyYNlMChPJCPoDtZYhs4PKViXbGCvxieCkZnEeo3bqLvokwea/kn4rtph77ndSQ/W03jU8
V/8mOav/iReJZjWAWqnPUV+pq+2qkpC9Q1hsj8k7rhw3uuE17EnEJH6a9xrbOfEMnQ5ubmSdldwTCgo9/dkB4kl+HXDmp3lWFDx2veJaVkvz7gOlwmnuqZ41
nkLmKX6LeuhSvB202fpO7TAUxIjAfuMt+AK+MSuwS9RbEAtnkte508Rz9iV1hLlbvEO6uDpy1uzvsV64fr2bWQhagn7iFKxxzjk9yMV7Qq6a1PSQn+9kPZUU
4Slw/UbSpEp7EYfVAQ+p1mwMPoZdJtroUsxutjXXkenLmYUe5FWeYys4wuR6y075uy1I9MXvUyfsmaGHWD7fNPgbGMGfBBFoLR8Jq8SvlgzpF+w1nm1JxdsH
6+Z4wNfoxsRkYRt1M3epNADfKvUnx7MNMBw89E/kSnP/MRfolfYqVEUiVehDJ9tpZb40BzjYRMpJjsLfYomhknI19jKbv45BRYGV+GvbvuAkvLQ/w1ePuuHs
hRWQdG5HMDn4XvX64/iTYhP7MdGL10XDyDTm/58QFtKQOin2AjvZbOp3EOT24snOe2wBt41WmBznFs+/cixp445wm6pOZp3sHrWZp4Brxd4L/b7pmGOMvoOx
JZV05Ym+PIUaUWCo3sA4eZ3wTvSGGJgWn8Kew9swGjUfr4lKsUM9ZjaC0sjl3CzRGXrNjZUqKq+BC3ZBOfal4losRUr2bY+TjMOMjWkDnsAM5y7tuXrGU81T
0o1Ig+vGRha0FOIJDXsdfQ3VC+aKX7gN4IWcoMTHTaObmdfHF8hWEmmbiT/5CWg6rAg4fZAYm1NW70zP0MyV14gthK2OBcV2l+acij1EKfIyexrklbTw3zCd
Oo6VhhekV/gcmClUkzRURZ6j/VSdINJbBRjocO5/1A/lpzMfzLPbqS3KICY+fMh+jlyOuvrqE1XgU2UlmBG6go81IqhNS1sb631RgXYbJ8AGfntMZNESbrY7
nnmPXQt1lPfkT8KWqgudvb0nrZWxquwHawHxbEscOxgWUp+Ry53O/OReuw7RHN1GfUPp1J/4RS7MrbOlwkJ6MGZj2nqA/aitvL8bEwUq0YO4eCBi450/bNCX
DnAimkb0Iz5DXWBUp3ShivTAGWEUt4YuxIbDTcFo8rDxgziAbaT+IargbY0Zyknukf0MEGEWuGduo0SyGlUiy57tg+aAJf+ZmyfrAp65ACuiUxTh2eTeEhJD
MHshPlz18O/JrfLOnKTghlCpjC96P5xkOaaUriaa9at4O93BYGwbDA8fs6rqdF2RhhSMC6vYHaMd6XXlKIuCe/X5bCvKTveVM+mVvFd4pd3OGaEMp/Zp+c7W
0h5toF5djMXr+nFHX4oDVu4AVoOpi+3FF5K3bZuJtvy24MEN9Yt9KFkPcG+876VegCDG5pdjbVu3kq+do4pNoYqjcsEUdjnZAxtHp1OzqfIsX5Bh/zc6n5xG
vQBDAneIs/aKappq+N/iryVo3oGSCLf+t1wrvp3Uy/iN+hXPQf34SrlJysoNUYFsqaTxRY0Bd7VLKc2oOJStNic3SFPdX4ps+gaLZkRgd/Va8uWkieI7Pin/
E3GMmGmbV0z+vdFyhXfmKBZiGf18y/ecetxabByTI9Rwt1edws8tzYQtZDfiBnqjlHWs9POOZt4HqBk2wVdHTHZ8FOUNI8Ch0GNtf05LyYcxWnmwhgqG0oJP
iTQiB7vsP8OWE/6E2ZnX0WQQUto4B9MW6GLNlY+Gmgu45ZkjgpqfNVq6T2ZKY9g+lhjRlz2JSkD1uVTwza+B0pgpjmN0PDkliu4lybwcewZm4hGkBaTRUSKH
ZeSmstXcEcwutavzdvCIPtr+W2IZ6ja3BvaxYfLG0MPAMmkGsUtu54f5u6XmXKz6PfifQucTRkOc8KymZxkVEo+yHn02RxfFM4+kGF1ix8Bp6oya7+nF9FIs
B+2waLbm+gnvRrIs149Ood6AqUkt8q9p27Vy3hehUupg7jEc5XsrHuSPCh3lcsm+VaxxInYwlaXNqnVla5bzfhXAJIqR6t2iJtw0LYDvBl2Rl67k+RH+w1hk
FhM2CsUbBtm5KXIDdx9ul6em5zJ3KOmXomRyglGxUgq4Qc5m6+YT3Hfb1oxyJYJCG66RnkO94U45/8HP8BVCd2Eh9s1+gAvAbmGbfYf4Dm10l2WLOFCtBnYk
fyV4rdwNjg73NbrS8YFsxwq8LVs686XclT/vn+/Ncfyh3YBHmLk5gXi3PVn+L7hU/AelS1+JVmgHNTj0EU/GatC7FEEYqDVhK6ECtTqGK4ss37NSRZqsSJuV
HdIKvIGiKX86VjhXwrnmPqCxapKbSY14u3wWJ2CC9YSyCQzG9oPB3mi2iVAt6MKzwRzNjSfCLKWbUgpkU+0Um3RAWSWJGsxaLT5WTq/brpyFteHL4AtxJpoI
LgZPKZvFytQyPEZebQwGJVx27qdLKu6Dnj+emU1U8+7h2sHHnrb5Hah72g/xVfYj2JrHik9vHeBWD4BJcDKbDl/w09nbVFtOgovA78auYAAvZN1E71BPZabw
WTpPjUuoR2/V47iR8nHuLVeLqUv2x2945mlrglfzHcoPrYX3nlZb3+NilSdwh+mwpFKTw2uhAirm9aDfSxfdSao9SMmtyXn2MnQuPVucm7ga/UJW96TiRcmH
CmLAMmNy+B+jUGnp6mHOUPPKdoV32VCoFH4flJL2w0/MaZbDluBLnHQQwxaTQ+h2zEj2n9xathrB6v5t9FXqCvkAT1KGyJ3lxdYHtMhm4cOJx4pdqUoQ0IYn
8eeJsUINtDQuEaVBDk2lz7nuga7cQWx70n6dgi9QKVgoKrAe9iCcBxRhLfwRHBqqyg4XS2EFiXV9x+1znQ248Xo7vZtvsDyHKseei+ekF3FbpVNRiazD+sKl
FzxBsr2BWkpfBkskPE3swtVkPHQBPwR/ZhvN0Oxy8CcYwbnxi3JfthMgQrVzyuHSFi72Hz6PuixWkDqLUbIAGROi68WfFFKta5ihcLC1YygPs+R5WBqvrhdI
g6g1YLnjhClXOC2n6nUWzWE3MANAOXKn63l+ETMejnQu555g5+j+xkU8XfXL5QMGimR3wnJyf7Wb42mIo97qU3xNSYvrccirtBT3agvEBsx1kEWmk1nGF81u
lIeVABAy+ad2Cl1V36pjF27BOHIHKmS3U118JJgIjoPjGAb62zZrv5DzwVN+KukMNZd4ltJSHBuLK1gE2byd/hWyJz9Vr1ScRUeBDEFOHb2q2lQ/Jeeq3eGn
3L3wp+xVFsM+RDYYUZysAdHvjTYK5RraHucN1Bio0iIKUg3E8/TLGI5wiutha3ZU9nWUjh5w68VG9ryCCGBx7NaXJ3Yhtkt94WnVjQtkOlODWGWaXnDPVejo
B5pJqnjctidUO5jh3xvXUC+DP8VrhhSqI1FBTYfOUAehl/UA+1O4AV/IKziMbisWpyeRKp8iZqJcdWzKHHX5lhC13gvgwKxGRUxSO1DaXsr4AhtF/5f6l/aD
Hk4/d7WOWU02LJ7KgzlVzc2y90NT9Bp6kjyQe4B7mdSYT1SSnMyOp5+TdyiT26FMF4eyV7Ix+jWx8///LfIsUrab5la3438QOUGrYUu+FLYS38XdwXjzCNdM
bSbTGvrN24lNXAZTTvwNT9J7UpONCqCO+gk7aF9LKgKWOwnWFHdpo+CG7FyKZM4kllVm6gFlYnwa1cFZV63k+om3UfKKJ7kemL0yMfUD2Vy+royG89C/xkRP
pFuxlBFfuuzsqLi36j/GDe22aRLsyubL+6Kv4ZPFoNEp9EDsEZ4To5JOtoWeAlsrjc1RSj3HOkeq8K/2yLgevits0tMD2TCM/NRoeVZRZeYuXChfzV1qpdaW
lTrSLfOGuAuZF+xCLtVVh/mdzSWKiLLBHrZfQfXsM1gLqPL/5I2SW7ER/PvclBCvLhCvyye5GGcncEupI7eF3xyVik643wuxwTHKf2vqUXuS4gqHcr/SrBwl
9qArbBuWyoaP5bMFzwvK65FcPpnuqgO8eEcQpFbgz/UNUvfASuJq8DkUxRMJy22DjLXeX+FwfDXVnNFy9vkqQRu1jdqMlXG9wTpYy8C/bBc9t4ndeiNmU7AE
qCNt85wuqpbUJP+JUb+oW2Hj/HpgV7xOHqyaar1iW+2dKa3Vdtl6hO4l3CCy/IxkpQcGzlERtnlkd3urvI+wstaWuUyMCA31DQytdv5AlZQ4qg5WHWug5QvX
7RPJ2nJJ00WJUf+BK+XR/g9yY8eF7A34cVsDeaYMCZNPiV5lkzLao5WmzrAxbMX/FOOscsJY2CGwEDWDj4QHNf9fXz1lFdwYpO1LsI5YHDlITSBi+dFgE/6Z
7+l9q0SRUcqfykmpNSoTfCAvkp4q80Ef51j2MFCo51QGncYdgXfcIkEzTRU/u1AZjCrDMnyW85J4JrYz3AM+h+5oudH9ISE/5u7h5fg8oaZ6zbhCjwSlwVc8
CGeQ33QLd6wwjfVQDq0d01s755HY9d6PVC9wkeqkPOA2OLeKf+kN5MHoHPYnLK24sCdEM/mtjXXp/meePL/LPpVYg0gmB+/geaUNUwk9zlE74PS8Myqph/T2
oQApBUe6dmplCw8XoPyU/JL5raSr/NToBcGb8gfHSftfVO9Au2BhdEN5Q3Rq3gVsBimELhPj8EP8DHgKb0NtcN6tOdAywrYS70ZhTMvgANsVSysBqDmSTu/j
e8E7fAuxuU21/IhF9mT1vM9FnKWPkv3YB+R/rjDVkake/FRsTFa6PPZSGgP+iv+jcnl0xmmiW8J+OSdsz2tW8RggzxnL991wCHQlDeY3mCX8I1TxbiVimGSW
zP8DHWGPFHvBvqRShcu0LzAx3Ca/W8FPiULpeWXY/5z1oKQ6UF1tCd4iNJT4xd8JpTu+YYj8CryWedIeqyO7qpDOtuHnmgbm+qgLgZXaX0GbQilmcjn9wrGU
eGOfS1YJvZGWachxmuB8B0N9tI/yavVJkCE/OdYzfcm1ieuwI7ZyAaexlFoBF8PPBB2aCS8471N31Lji9Jvqq61OoqsY/wbfSNnGFvszeQVTB9QwXuCTDcTt
KK7GC55r7tBoeI5K30qlJsjHjdYFaQXD9MrWb3FNQtPk5tpRa2m5pOW9/IYKoUQ9k9qL19bdBY3sdeCO8E5sqrzfuy64OniaD8uL0EPmNnKCRto57YORk8s4
frGslNqKAoT5s+EZZ395sfoXWi41E9vAmsE/vD6TQdWjT0jmmGFYQkI6M89PsQvQXHws+5pq6OoFPjOf6UrOW7ZaxFuytmOMbHdIlEAO5b6E13hYyxPxp7+v
iSp6ZX0U3k52cL21WYWT3JtwuofAmokm4gBardyS4vCvjlpq6vJO8tDq51mXWAbYqMrkI6mlfTAM4i+0umIVoZTSmz3qagDuOefozYkA+qBNTykopvBr5sPU
c9Oc5H6FScktXLdQO7qm8cpo5Kmv3WafU91sjfVh8k+sh9yzxiKQZKbwasQEsaL9IJxIzNB2wkuKENqtfNS3oijnV/WY0+6LQUczdquFsIP0NvATngQe2CVQ
gpjO9/K2ZWIVQzITY/XLuRH4WV9DkMVvdOai50o9jcC2Wk6jmuJQtFcd46WCSnYl0Bh29ndWvPosrps6S3yH1xMnmPeq+VIPvTpaCz9jsXLIGG1MNZh8SfmK
7ZAmBO8n++XJam9wV6SIBaAn59ZmopL5jWFT/ou+g+/oXsg8BKnsR2dfjKWXEZK4lHSzi6j+fGlggPFsrnKXdAkvM/O4InycJ9L5mPpkHmFkg/FGrq9O3DFk
d113zyx85z/HstDPnVI75ZdkXOprKsv9h5TBHNLn6y+D9/jB8I0pgh8AJzr6oE5KknEa6fz+4Cf7bJLHndAeniZ8w+Ldks2p3bJshgk8yR0tPOIaFdkXJGtN
KVdBE2xfwU2QJn7G2sBk9kj4Nnsb1MWhnmzkov/kIWpL/aE+VoiGo/ELoTZY+8BOZZM4HM0TNjofEmvlp7AZ/IxGiMdRDoUrZeF2cazcQZtBISNfzlC/GMn5
07WBqkc0oahE4HxTaZ2tHET2t+baylsYkKeHV9MJtlPaC+JvaGGWUA1tf+MDlYX4bLE/HK2NN9WPvOMb4JhE5JLt9Op50Whz8Vv95JuBDvHPNa8O4oLyaOWY
NB+fQNbBlskfSX6jGTWxu4t51RPqq7QIHbVvVCSzSXXAMgqpNvTuj+8vOi3NwGnqHvXAtoGkpOfmgeI1ciAsSw7MPrClTF53O529UT/pnCTOckzBzsF3fDPx
Wtwkc468nwx774MEuBeWEsvIbUAPRw2hbtZ08TvUQtvDpy1D0NrgZSZNKyf/isbI1aWtWpK1Brzuo7VW0hCtPb4GdiIiCxgsotgMasvDnOexHK1UOFrtj6X4
L6LZ9vIqZyDUBR+u7IOEkALm5FbTs/KLyK6oiNE35cZfg+fwByiSdGKbnT1sY2yHxZ2+c2oLqaK9nThW/AZKF5T1rlUOqRP1I/JFtCjUAX5Sg3Id+J+I0FVk
lWZiHfGYqOborPLYNAHdz1xELAg7jKbGO3656kddECYZZFE2pbngasCr4y3lwFRZhk/1h87uWDV7ebwpfdqWJa6hHykOVJE6RfvEHCXbsXNLIjSRTc1r5AMk
Tm/N2U7AUD/rKJtXuaR+wH/aLwcP6XeoxJpP1QFRmeId+YWjUKlNvoLHnEtcO5WB9A8lxr9f3453ke4z78xvAlXwjtgYNV3D9CFUWSrEX1FokOizMz2qWVgS
DmRHE0+w3wyofCme2OUOKvgabhNXKG8Vu228IOOd0DLQ2r8O9GengEww2d6c9WDjXMeYfVmD7O3ktfo76gloK0RQ9aRN2HJHNjod68KzoGR3aw+Vz6bLdA0n
LXXAqoPtMIO7R26nHkJKbS3xwg85nvusrcR78ksFlWu0ZpU0gS2v7HUOkG8mXIsZDCLBNPwjTEWr1OtoHv2Wx815xQ69lljI2/wN0AmiHpULeme8hLPiaulX
sFIGBzvZc5XDcYOM7WQzeq5+Hf1jW4wcicdRda6u7Q6oIp8j2/JjjHnojbrZgdSf2CoqmV2rXzLPB4R4kj4qHcHuoNPhWb5seZwx01Qy3xv+mz4IcvUBVDvt
lF7oi0LbqDXa2MB4Za52QU9U5hj7cloVE8VsarDQ2zafXII+CBn2CKpkxfFYpYAbM2QxsQ32xZZhq2F2Up2Cxzb/4+Mcb9kqZG3yur0csNHduSZyR26J60Px
WerpaantpHzaM5fEJJKvsbPcrIKL7BFQRVyBP/VWCSagNnC+YbE7IrvH9VEfqRP0B6ZFyib9MQwb3/RopZcuoHwsUzzqSI18psyIStJrivdA6Zx7XIShw1rG
33ApqbnLbbuQ9NP8q/BUauGWSZA8T3DQ7eVW+BbmOOjinEnsY44V00MNFw5YdlxOSSboaEvUY7YxpVmV+shmsAvtca4PYDN7i51ETQFD8hpxu6gO4BS2kevG
nMXusde5T8ozzwa6HbHWuZiaiT2naed97oSYb7cS64NxGU/IqsQSqZklgn2A9cZN0ht6p1IWTSt5FwxzCKEf5hpCJfE2aCaTuRHyn5IlY5z5InETnLYhW2Pz
OooElS3PiFHJM1YtxserSeJpaU7MBld56YOpBL8g451a5G+t1c7H1V/l8fYk7xNgZFK0n8zDWhUuzPGg1XobsDa4m+qrnaA+cLts9Z1NqX76PPwtdl7bAvoW
LuQ30UOoe6Gm8K+iWdxcDgmJ5O9b9kQluXoRPcKvwG9bwp4XbG+uL7XcbpMWhLLZ5e4WwpuYEqImbUUrqFf2I46qWI3QXPGq+EJ4ROdwC+TeJlK5AQ+BpaYe
hRNdLEUm2GAjT8WC0sk9CzIYPEAJ8eprT2zhUe6LdAG9gGU85d0JjEwOxVNyz8Wt8GzmntMp7ibcKvqadIsdyUZzv7Ez6GZgPKzmiJWnQZz+y2XQZ/EP5Bux
MbebQkBlR9K9iaDTbq5jS+VMhEGt02rr08LjzAfVaFRXXUIPclQ3l/Bj4jRHY7kQ7FbXsy/tubC9FDKH8dPgUE5POonKsT1y3oeaJVaaIS3Balv9joagjk2F
7xPr8VWosqB64LzcSEiS42FDainYAiF+NbhfbMk3xW3UYqEZuZFqRr/nX1Gnt9D2s/hW8DZhfs4sor+jj9Q/uF86Xr2IL8r6BdYW9snz5FYyj1UkziYqWAQY
7ugsdQ5uwbcrLxK+YPWxsnmf8P6SA3+NP8RL4W38c7EM8RtVyzMt6Rgb6ZnOTaHSw3Sto65nmAUEufXsZoR7unv+xv5yzXVtYA/Ix1xOrqx3NrWVbsGOF0aw
azRJuoN2gg70UmVqMblFrqpNdbVZmW/Sv+Cqflv9DR5in+C95NnsTulxzAjfKPG1+W91ANuRcxEj6Q/uG0w9+13WQw/Kqa8UMbTTrcjIDzl1lcUGxmGeYKx9
d6gPWYvRqC1cP6KlTRErkW5qgVuxAiG94BdjFYryPRU+EQ4YsAyhq4J+2Dnqiv1wbnWGFQE8qx4k50SXAO/jOLAo+1Bwd94hEEO1DsXhDZ0n+Ga5EY65mVec
zcRlVCY2PFhamopfC37JfsJfC+40DcB3Y3XZZMVRnLFF3BGqQZD3HLTJFI7Gs8P8Z+QX7O/gXbVIRgWV7HPk4TRvm4+3xY4kUKG5Wq6YDq5q28XJcXWwX9EV
an3goe91fDdgF4/C8ngZ5Sx1zHaCKgDfYOmCteEHxnnjnlHR6GPMYl5RBx0TiSe+r4FKYD5lES8T10iZ3rMqlD3NWZpm6PWWJPNnu9nkIkuD5nQWJsvLnPMC
7xIysdnBRLa5V4JW6nh0Cedj8YCvMvWL2ICqjO0JvXSUBpdMXfhVEoYH3cNNJV2D6enkYdOu/993Q1diz5he41Xys03Xi2upR0F5iaWqNtM5n3oJ8+xdqMEJ
a6x3hWOyXOUlXplYGtc6f70YIb0mDm+oGGoK3kgj/D2U6QipzWB/fax+lK+B3THqsPWdGpbOzqWHwCvKI0bHDhjjYWdHOVuB9xZaKx+gvqoN9QOgL6wpr6UT
bY1wZU2ecyf4w3pdHWtUj3jBDWL82Gjqgi6iNK1TqHP4Fj3AsSG+JFueLBfqwtaiTIHVjNlamu4nfowJUjEmD9FVa+Dj437SJ6Wm2DhpI9+J3mUO2lId2dxk
60yypjIGdKvMe2oXvfbcNi2nBtIPGLVgselFWKFXsLVBdXG9q0dBuruqqRV1IHiEduLjbD3Jg9qfSkkwGrwPnDTGo7rydxHBsmCzfYG+wzEMWJV6xAbna/pF
4he8cfCr1bBPg5uk+alL0WC1GDX9+aCee/z2iuwJ1k3U5npQJVFK6jtUli6gsugpygDHLiVFXYeS4Z/FT129pI7p3+As+F0vr64yIlSPHuuN1N/BDP6rkINK
oUGShObIZdUaekVunrZQdFn+lOO0P/DReCI3WwnLY/BVoV7adjpChuA+yRIJ2jP7cbHIv8A5cfNp2yBxEhjIPw1ZyXdZkaoWtAfmKY+hNz6dL6Wc8o3SrRih
d9am6oeK971He6p10lthd+AF1Wsbr5xOvQfvofXK9fx5oev6KOaobpHXh18pVbhtzH08G99oI9T7KAtTFKTfwf7AYnIyXLXwNK4nX8G50tWGWQEH6SD8lB2P
34ULiQX+e45y2SnUUzUOfmEkdJQZpcVvEyOfsLORap2PLwrX8iz2imwKuVVco1aFq/iLOdMCd+R/Q6OzN9DbsJVUb+InVpI47E3mdZcFGv4oojU5PJQYaOvu
jWXk9mOOizbwW63a21rXmk3lgFn4Lueiwiaey4WtQTrx3TEEdE/+kr8u+ZBjATsabkEFKEl6r3wydDRSvIBYKSPuELGz+nC1sngXLReOCOVEyrcWvhOMCmPh
YTTQWl56aRGV2OwBqqico6OlDmqK/quyPNxA3w1Vsbrv9//fP8CdNcZxMnmco8R/0WujL5kf2Jgha5eKIYHA1yHRbsEG2XKIaXYk/6OzwAn/4idgj6RWYi0x
Fn8aU8+WjseRkVIUUQJLFUTbbFt1fBIcabfZ033TTDOye4AREYicHFUv+ES2W2cTHvGrORpLwL7YdwYvYkf0CVqhabCjtdiQ7GgbbT0vLxT7yK8ClWx95SEh
r1CGtzCyvsOuwSVyvWozqnHiHWcZsiW1FMNAY3UmvKbHiAfBPoKHf/tmKqtUs1BOI0MZss/ZVlsZrqq49d7KO22GRlB/ay1M7+HI0A/0Saum/+7Ph341iNnD
R6Vx+jj+DTafuMo40RbxT2yfRBqX8lswBfoa+Xd1jgOThsJoPY9I1t7kxBh99FrML0QfiVSOYKK+L/ZDsTmnwe7yLwkQe2GqKpbXtwWmqBqfD17wJ+TvQjN9
iiNVqaGPUL6qbfU3Wl1hqqigB+ZE51jtZPwmfk5ws30YeAl1ywGGB9MVlvRAPoT7y0LGYXVo9v9RdNZvTh1fGMddV1iL58pcS7LC4ra4FXcoUNzdpTiL2/om
m5vkysyVJCto0eLuUBwKxaU4LQW++/0D5pc55z3v+3meec5kgYWet9QfzD71PG7wR1ss9vbEPEiIr0t56qjlsM/I3KKXqDqeSN9gO/LZoBrdlm7nqBC7wfAD
j6ba2SrBbG+e4JEPRTf1X7Od2AAL9lkZeFeonV+NGool4zekFlp63hS0K+Fs3HPrKm0OFqe90A55+5hmu7vRjYWlcJlkEqKpF2iL+aiyxveHF7d1wJOVaeJW
banaEm2Tm4h/+kSlhM7HxoD9BClWFOswy/mj+K/aJfkl3GWtRyzE0tTLqLL3udZUvgyv648DmVpPuFOStYbgmnhYlALnAmVAJKMKAqisG8l431X2jXCx2gKh
BrGS/+TXpWfVC+EurD4sa1xkO7EiSpmE2UQ8oMUslRBcFdT5C3WbxAreMWArEixzg4PIVtqWgon4VrwrjLb8EI9qVcB2+w3DCE+cnuUnudUAxpN4Y+KMOl4r
QbWZznLtUkobpeGGb0w0U1mLpiOxhxknRCr7hngYvtA6yfv0qvwGLAVf56mu9oMj3T6hWGnAHpV+E4dafmQpSPAYtdXqUW6OUAuUZXZK5aTZylrvIetI+Tv7
SEtXh0t1sV9EXIwFp6Qt1jNqR+YMnKhP8scICwP/WmtneHLbUaTvsqUiFkTTsEH0J+wocQtstX+tzVe2gUGUx/CQuRxzY3OI3gYcYIM7g3qHNXDZ9PmuapYT
+K/cBdcVrQSDRDmupqUf2EzOczwK9eS+W1vUawhLiGGwVuCd/7uahjWButpBqyTeVW+JTyrVCH7Tryu0MjEYxV8U12S98bP+6sRtmdXbyHHYPneD8A9HJ201
UVlupAmWsPNsyRfnCWOtghXKBOdOlOBajl3ixig1iAh2Hz0Yc3MOx+fVbflulM5oDAO6OycFdLa5Yxk7CDvLTGE25/xOp9EqN4FbQv9FibYx+CKnRM+nWHI+
sZT+3baA/sy+NQ5yPCY3SrUxmj1kH8gsy+GdPwmxcEzWbus1rAExk+qJfbVVo4rhc+MTX57toyEL3y9uiDlHnwNuS+VAJGoAHR7J3cy2hvb7Cbq7rw6ZkNUD
PCYay90N662FWx8ktmNZoas3KI+gR9gHs9fF9ygHlWQP1bpracgS6Ih+sveST4KYUi5f5V/EbCKr4/941/Dd5EQhk/YCxpuBbdHuYxX8W9TNeRPsXanUUC69
G83R/crSyG94TSYzfN9RCGbn5mTT/EB7OzrF+lnzy1dgS9CFPMg6XaZEUnzDj/E3wqvDFNbLfRSbCOl8L/wAUKxuZj/66punqGIs+4AoV9DC/ypvSyDs2FzY
nhzD7OVNwl2mTqEt6b6+3tVfOaaeDCS5KhT+xeXKNZWSXFf8bgJjrjr6ui6ihXR37ieXlV3H9U7cptyi25Cd2I6ggH3rbOVpgqdx1nwZNbMcBwGhI5sNTJQB
6ywephvhWP4UdqT50uYmlsPcbpUUJ8DpQo3QfH+nUEMlx7aOysgp62/tU8FN4q07Qshj3cim/uMuL7PufsxTpFoyYZbpfWwfoinIY5uRPPYA/8vvoqoTkHzq
mwcWGHaDfyhGvFKaGr+Bt77zeII7RSjyEqYr8ReIOz6vrYIYJH8mmhLb8Rfug8RS1ozvovfg99gR4lj/BDyBv+R7KUzmnpGrAEdh5h6OR7wR+xB7g2iPdWQ5
agB+3s0RuHHIhm72WMTIv2G1sRvEZ/ytIcr/CbtGiFo58Ihawz1mTzvauy5JfzHDnWvZv6l73LakdGsKM5r909EbWB0LnGPidoBajudsBFGWHcNVDawHX9jz
0jH7YvgHr9N32Q3gIrMSKxfYi71BO4gLHGZeJD/XG+F+Od0q2r9lhMSZoK/zKNaLSXWW4+KtkxynqbBcRDRnVuVYqb9p2fHQn8iuwptts2u56mB/CB/Ejqej
iP9yetk4NuRdhGdwXltf3wt5MnYKMtFd+XRUX1kdPK3Xxv2BPHIpGKevtK21V6JN1Cz6V/dMZnfCAlCk2fENZPdSIr+PvaUi6MZ+lhCj6grl/QkMwU4pTRiE
0IWsy/3hfys+iqpE/Qr84G8qHfQk0g1N7evBThZQ1cVYeyT+nbkoDwDThBuOI8QT7CXbjuoTu4w9R8/SvHwL3kk4fBIoJD4FxpKSf5PUzh82JirDt3XN2l3K
bveIuXhvr1lORoTjg1AnfxiqKQml+loabKJeDeKF20IXMwbhnwPP+ViikTszvg722uRUaseOiJ+Pp1PbcCqqHLEhp5/vnqkMf5bciq9KSOdj+aDUHVu2+g8+
3YNZEuEApht7KXDHv4dZAg/yXy3PYwnykm8Wvc/4SahtMQRy7LK9C1aVe0y3dqxnawa3g45ya0c9+iu7hh6QNcz4BcuKnoQfwBf4BO1r3mDbHCy+IIEZJy1U
zhmOC1+UrdHTlD+F81nReF9tJmWR+4l+tQhWkGcrb9STmoq5pbv5w/0P0RC+RN5G/M7MFRhlm/Aeb+47517mFoKHLQF9CSDJsew47pC2A/Gs3+705amF7rpy
KNhHk2P/VTpZ0tTJyAYbg4airdRpbsb11bqRnFxLGQzjSk1FwatJJcYpRANqEtwhiMonurX9PZUds4R4Gp1l+EG+8EcBn2MYl23pYXWUMrxoqMx8BV3J6uxz
YAFFZtrF6R/YQ4ZczMVkOw4GJ6EhhTW0Qmmgr3f8aWe9wsFcrG28/6H63FeREvQ6OYy03FJr81rCSy8ATYW+MW1FIyoLZcLH/ZntCrD+yYpGFtEtnYepTYRG
nfD1ND9V3ckD4AU4ha5JlzhGOzOKNrgsJr+Yb18ZyILvEyegZZZannnyMXRFq2uvHaejq3mNfJu3HLdH662U0eIo2BGfrt2A3cxjcQrul56LhH8Tn+DGpZ5C
FJgrnoF3E8LCek8PhURj66y1rvb3s3cUP/E3hMfoZI7RrlIV6RPQIwyg4tQZnnbWqYI3Ya3Sl3RkJAa+eIdhPUAceZUeAhPyGYYOjrDWVcaK59wFeqtginQC
fWH6KIe0HP1TsKfSBH8qNrZVVO+Acil16Z+JBWieNifEa4mOBInA9oDt8kIZY6VgFv87HUFNA4fjIfUr10kdQbxQR3pKZ5ZrIlaZfGD6mf1k2ccqdLzjpmM2
141vJVdl/1O6BMuGqsotwHKGdTyDJYU/hFG0YnmKt3Y0gl/ZO4j2GfBELANmZDaQARxU40bBAbmfbaEccN9W+0g3tLbGchun8J/xVfw/vsZCpHRaWmWl2B72
NtHjlUqRHcFpbmKRnXmsHSN8hjZsSXi0KxCurSnQHEDkPce+sJOdTk3TcmGS+BKd1dIjaRSi5gR88kF5UZ3NQm1YXexuOmrOVg+hoXAt2kT2t2aoz8gysTI8
qL9Tyvti4q2qarYjm/7GD9GOUiUsFzYSOdKH3N5YDL9IvuxvST/AWoJGNOQL1YG2oXCNabAUwhPFaZm34dD8f7C5CanWif4YvBJYm9faPBorBsuUAQUPoAEZ
hQissTUixowWoCTCaPluEYX68GbBVfhW+GE+408wN8JXyH9KpwPr5Iko2pdMFKB++E3YK3oEbrF/obpjZagfapahfkEffDO+w5IWTQMfX1UotrQ1lcG3uNeS
YXOx7c+8FnCyoZ00xjISUd5hqEXGC/EiOpuTAKdj7fGFsKe8ze9AE6iH9D6d8JlgT/gidrxcPxhn+6xNhS21jnC13kRuFbodaKWO8TdWKsES/aFZEVpZD6Gl
cIHkRHFKqm4PvlLjBLd1q5KMD4BnE+6j20plZQGxSCuvz9f+BZ20fVRH/RQeLPWJvcR75CjNnyJycAN9RumpeyR658tgxxsIyGZOFCfEkswXd38tAa62NC2l
1mPBfElXPivPoSOIxdJEUUIcbARqYo3t5SQg9dVaBMsrA7luud/F8cJwRMvPfG0xAe0lSOWuNkB2oLnRY7EzOUIgGn62DvYstXOCA6+luaO6Sr8aokHbmM8q
gOO1f/FZxuboFYYp1eOfBmx4i+yT9tnEKd9cyw1LD36Q+Z5c4C8PE+R3uKI6hGT/SXdd+1nfdIqn//NF4W80At3FlhKAKRfTVSzWz6PK9gYGg28j+dx6TWzq
+VPKIt4qd3wX6dqwvdrCtxhel+ZGMcRZYMIawn7EKSJGfIKL9k+1ethNIB6/SbwivygVmLFWFgx13PIhFpIpjpqgrn2yMEhWsTfuprYhoLyftBBWhTTTEyBJ
TbF3NLB1PkLR9EokqB/5J/np0ngEIn4hx8UV87d8a/k+NiCdyntI1s6w2LaZNvn7Ke+wmrTZMpU4gPI2TTNECFPNXYO1CS2+QLxf71pcJSI18EG8KS3GD/Mb
pW7GM/BbxWLsi+0RnQprKW/sZ/3TZHMwTD1QE+BioR7+GJbFWxq7kemMIswrP0Zp7d+KlZMwvT900Q29w2JrKN+UEpgBVotjtLZkorwnXMF/efW42CPUGf9V
ndE3FM4NhiUa3Yvzsve1VE9T68FwQ8wSXz66mdvL3BZqUC/sx2yN+Y91GoB6Uon7Y8Yd0BoslkcEq0Y1F89iM4whYCud6Wbpqb0StRD/RDjwS/otEonPpCFQ
56ITZgcqM2fAFu2HIzvcmL9gPSP3YV2qHhpJkca2goLV9+iWrYmti78KO+PGGxfhZvwBHC6cDmyxnMjOFxxouHidifUvxnzYKLKD7aZzPFZVrg23wWCwnDzI
8QBotuXbvvGtIMZPkJKTFwQb+s7F12DOsXMdQlFzvDlr43oylek06UFKwTYdzJYoW3OsHfLYu+aOtLSlXDCfHW7fQ1zb1pZ4Tw23tiAmsGtRFfpX+27iKz2M
9YCd2uN6F0FqeSv/J7sfPHO12pYl1JW+WvYFyyZ1k3O4a1Gn6HZ2uxPJ7ZlCcND3ii9UfiYzpcvgivSX2IO4ItbCJ6gm4aq9l2EB1p7sYYkNdMare2ZadlDA
sotspAFxvrKKngnew+dihDKWNeoMVORtSlPfXKxr/drOQtCGfS62tGCuGPYapmhtsGMwaGsl/gtOa7uVSHRCa8M3AxhQfRGoJZ5ga65ds06ESzUkCihy2yBZ
1xYoothc6KI1wvvpr7SfWQJeJX9YkvJmwQOgc7GNbgOu6e+xr7Hxwab8OiLT9INSTdO4+dhQbqR5E0xDVqkZ1hodIrtapmrN/S22/eY/FfiNPU4DLRkfhn3y
34NHOJK7IyWSr/lk636nregJWCwtNfwC23NZ4fgUi14uvCZcIbw8tDfVVYJxFXPH0AuYYm6dlXZ4hR7EM39foSy1CUajEdR/gTnV/zLNIUdLMdIs0AS2q9Ka
4qQTZKbBxKZCo/e7msSG2CTK7xygdQDZvklEMPwvCmldC3sWPVJm6qrzSPF2aXOAgPOkA2iYrSY9Jbor9OPj/JL8m/1NafqZh7W1XpK+gHNCK9TNcFM+7jML
dcAO30rrHnEWmQrfkm/9leACwwR3FXfpTQsLwSpxQj4mePBl/9/36Xkv3FaaATZjIJ5uu2o1xvfDz4EXeAO2rXIQr0mVlR/5epLbN7vg/sA4Xy7+k6kpXteW
Ye3hLva/xUR5sPJVSoOHco9k+bFmQpE4FM7VzgqBwHdUgFeUky0/CTNkgyGBOI/nyi68C/XV8ZfsYTeyaeJRLtn2L7dasJCTA3wswisqi7SJYnmhiSGAhQU6
SLgD9k7IxrUWbmgntRpyS7oRu9PxDiUhQdgjjHcmMlUTK+tlscXaB+ED2aSY4ppJEXQV0Jnd4Utl/4PZ3A6sfcE87WjsEpsFbmSziIrCVKYMkLwRcbWsuKEX
Ngl8N+a7ujtnyJzliPoQ3gpeZVuzC5XBRI6yVPHrc6VM5AuHQpNDvwTVQpf+wPSLJQvfznzYcAGva/6R89S4z8bquvC+lHiXYYv9AvVaEsQ1eJ0KS6l80DGy
UBmGnhgNdEW1rhBnTXLnYDeJU1vmwT+kqiYukCv+7rtRyjPd6cXYMaWnMhtrTp1wODiR3QNIh9nakT0p2+KzmW+gHLka/xmjYgcxGHgtx4K74np1Ad2CqGpP
8nPiq9V9XD+zNQOPQZHI5y7G410vkozUIO5LYC7YKlXiKqj/hKaFKoSvqDOkGaF87z0yHRsUuwPvSJzDZ1AG/33uLHOcCro4SkUMux4A+g5Yx/QzbyQGyAYQ
xUxnf8G+U13BhMxPgXLcpkBzalPoEQwRB0XFWpFsri3GKqIy5E/gDJ8kb4ILhZXe7uwsSmJOU5OkmsRMcR3d27aasGKnlSzwA45R0+FIcVb2O3WXkiBP1Czu
FvJD6r3/ISzDrcGWr4jUfPQpsmP4BhFPIFmkHHRT5Qflg0HdE0pVy0EtqWzxNDEOYeG//7+zB9h1FVTXfkG3icOKXTkIvO4N+hf1qXUkOmatEzhiMRGDQnuk
JPX85p+oKR4k2oJLmE8Fc+FQPIINAdzXw1pfO+y9SFMCZebkPsya3P+0XH4PBHI0qgF/0nDyPo7ZtkA3jFbOE3/Ac/wB6XfoVBfo00P33GcDe3lCbCxd0HrC
lmojn5F9pn1DYwqK9HnCDLGk8C3Owp3CVDRa+AcNJDMK46gCy3NpJzSjccL6vJcZz4SATY/fos9kFxN3YGtrHifANfb5gTpbymGrgYMryzjoI+p+Ot39mVth
2xT7Q7in69QscBkr8A0At0GtlOxwNz6Kesy+AXah6045eW5wAgzkNk8owncrDcWq2CRpopHCDdxmabb80NBeuyi0wesV/KQiZJZbB/qizigP9wtliTfCl4J3
sDw+B0UUxMpVYIoWDz8FNopvBA/dHS3XNth2Cr20N+LFuF/JFnIV0Wj+A14jalHt7SPw21FbpAbELOtx5T9ll9AhfzM/BeLyRdgKVrKuV2faMfmTUBPNlttL
96WuWnewJLFQ+0uYQcxBbcWHYIbzFfurWsZyX2oGAVO2/gXXHbDaW182wKc4QdWyP/BmqRdBO3RS7pDbSL2rfkYxUmT4GDldOZR1WY1nm+tFgbMoQS2OHeGj
2P2+xMJXKDtU03qe2KlOjAhoKYICcoqaaovhRjSP6abdKU5xngnnxs8taJnwAr+lG3VZK+SHiLHsQmdYauJD1ATDYCqRiXOk4bm1k4XSLGULkvPROfyGcgv2
RDf5Mepkbx/gCucGzxh+91AbusOCkmNJf2uH1BOSTXikj2ZTSyZgFajPzOJAC2VimAvtMyWDi3j7RLNL9o23WemJsDcaz9SlyoFL9XZRP0yRQiWUpmTZWgnj
5ST/WfcP6S5Msj+W5oj7A8XwiVhJuSJWsLwuaC9Oo5IirmiicJ5objgPorF4mBXeKZHiXmWe9RpsTdFC2cDijVbDGX6NMNjNyPXwWTAv91idYtnvmW8vH5cQ
QJ5OxF950TAT80iRcLP0OyoMHLbLcglSSBpVltsJQ8UjpDGzD/hmSwkMEDvaH2OtLVWIeVK60CE6Gm00pmB38zZhA3IbwNeWlsohaXbsIjG2NGB+QGkgKzfL
Nhx/Vlr7+Rnj4W5xLVwmpwtDyGZokV7OOFIeGT/QfiJwL/5Pdw3+tLSVz7K3kePsQfvvobnwXjARIr28bWhSiXJUn6nODZaB/eUYtqfnd/4n7Sz6thFXkOkK
yCCno8pom9RJeC5mu03CNjwl2E44AAqCFRwF7G7FJJ2Wm7BLgu+dCdw262C1D6XkjAjG6N/FhfDutklsobU6K1BjEp7la8IytTLYLu3hz4pD7cMtFDwn/EQM
gz2kVKI61SvwH5qpJfhdjr8MN8k7UlV9rWhPeUZUdH62/Km+RIIygmVTBoPxPB83m/qiN8GqR5mF1kKJ3MVXN+ImMPt6hE5HtQfI+JpJjaPgbWwAbLd1aOA3
uZpPdZcXm0RPlqfA456RbF/0R+4z0iXnWL+Sy5im9bDYsWbBv4GMFGl1DDofH5vxrwq0lupvykH+Nb9LbIU3ZG10C/F3rLl1NrEaawVqsllYh+wh2GLmFZUa
2M7Uct4SVN97rDdVV4rhNoChtAt/yL13A4+JWJxMkxOd6dQ+k4dYLTBYtZTWpo5gP3uYPxrk0u/7Tyon5QKqAXRYQ2J3S1ceiE/QZX096oHeI1GO0U16Ftqt
PhObqsvRPmWtOAFtEU/yJRpSf9Yi9R36YW2HcpT6jtpBGZ6Q6/JNbQ3kzvzyuH88T9T+8Ge0EDZCJN7VN5KLYr/KGqZlTodvrKPo8onrqWbCdHI/umOsm3dH
jKESYTbpyW/kHw67simV3ZCH/SzZ9HjusnAWZTGD+LuSk8yhfuRcUPDwWdsKogY5CI0J5ikTQ71L59d+YOYaCSx9Ri+PXQ7mwxBbmV3o7xdKYO/gGF7RmA0K
iK5gKviboIOz3K+EDlQl8wIqHbtK/+X/pjwQM5QV1jg1wA7Qf9VX0E+VzX6cXIeayJ3UcWISOA475fqEORE9bL+JPFufYWCY3x/43TIldyz2mcadf4J8cXLB
Xqk6i8QZ7iWyJP6RY87P41PdmfCpz0yfMXVxrgm3dl6WJhu+YHWsEUXtsiKDv7oGZN0xHMH+v9U3h7hU8K+tjNKUOkF0sL3DB2N7qC6Wr8JrC+TeBWO9AhHA
9wop1BIyV3iin9LGRF+zlXFMphp6E0tZ5pW9KawrX05sIx3CzI7TqCL3JcVV6ElqJxzFxuCbWVoJSLMEmvTCDDzC0ihzAquzU30UVh4tZuLlBzDfXNa8lb1M
PZRqKtmEGettcFNqpEJdt6/WFOw7tgVfZ3NgW5SXrpsSQzXGHqKubC5TB9Vl3YavkRi+QWlF3dTN2iupInWVLxt/g1qOZlsaC6uU6f6x+e1N+xWaHOk5SKbL
HL9Afl4nB+7KTyZ/FNwV28JVsJz7rrDcWDbws7Ghg4INPHb1ZZ6SxchnODXZzX2Ej3yfYIHli1wbnCy/CS4V58FW9rZ4sr0brlHH5YZiO7y+shq49cpZQ4RT
MErXMx558WCj4FjlPyOgEpXZqL9jdmCCPxY+o6pTDVB8cC3w0gDdpZvasaJ85iQ6bnoAOKozWkLfx7eBt5jk2WovCT3TbkkjEC83lfcYI0Ln4qvBXeh7zOjA
CFBGvZvTn8kN9FdHQ3+MHjzIrTducbcDF0ESk9fgeNGupBjxhOWxx0W9LN6Y/C5UhpsPRpPd6HOwc2Ibx312jDWbH8J0Cg/SWe1XzSvPsQ8TU8LRrIFvL2zw
1aeesu3Vf0EltQzWFLnkrsYB+YZSzet4a0s1drjrnMusbGUG4HXkPYJD2lJ8hTrv0xzFUi/LBe6ZmMtnae0MFbTO2DawQRwS/3tmKjUPbib3YaeoTEOYOp61
V3Bmd1BsxIq4WZhgTwcDhFyZVRx+ATUGAyIHCcm4SNbTP9uby15QE/uGL8rbuWGapb9tBEwXW6NeeCfpvdsh7wffQV31pqUQ+Qqy7S+FhkxzaSK1CZsj/Edt
IzbhlBBvmyu1o3yWrC3X4Ee+vfWCUs89Irax4V8wG33P62waxpfxz9gqCVaQI/XzDrZPE75Lh/Mv2ceiqtyUxE10Ad3e/xWMC5ZxJnM9qAuZn8Q+bEa4VnC0
MpbcjIl840DZoj+ICLUYxSlX4yYzReHD6oiClnCP9i9fkbHrh5h59mr2MdFHhBdcLhHpjaM/k0WggXKK9Pg6JBWAseIl61p7CVc5PDp+F4ojOrK9sXZEnHjc
ubJePv8xMIAeCyL04eYZSpypgsRhFRlaeyMv4iP4EDM69xbVvGhrqFFgIOYSyzCkVFkth5W4rrl+UmLAS/YcuVF+JcX6e1Inxd+yBqpViVNghBLPrZcBk+gb
qLwVQE47+neylDNhIgbFrcI9dIWKlfO0tv71WkfDiVJiSCUaJISFYt9+0Db6jvy3mYxKxuYyC5kO5BrrUEsslu7K5dKYX+SO/nHsxOCWUkZYRSQwfWLKm73h
C+6GYjnvbG6Nz0W1Dv5iea62A1ZfWl4dw7DQcvyT1GrzTgqhulyWO8O3FYWJB8ztPERMK+pCf3Aso4u1y+I2NoH5QvyKVmI7hf/ytzH11V24zh4hC8irBf2Z
TFiP6GxpysygzIIt8m/bIsEpldiiwH1jB/YvNQAKwScbL76Go4SbBZlyOfYSS6GyYrqQKZQFg31Z1mTfISUZjEIfqdXcZnDYSjGXuGu6S9kJGmSUkRK1Kp6G
ejK4s6XI/5v6xJAvG0PzAvXwCNGk5SKCWqaMoWjrIXQDdc0wsxkp56S/HGMxu1AHjuL5kkzb/PDSGqvtDflDju1QFXrTR0FY220bzs1QDkvPlBPCbIhhZaQl
fD+igzSIPhq/TLkFYuIfBt4zhdJJmKo5GaNlMzqNDuc7BZ7OIcrnNWLOYTWtaTFpfgNlj6tP3SZi7dN8t7Gy7gHaP/Z4aUogIP0pb4Z2fz7xxrBKnYMNJp9a
Y7keTBcBl5eBqVEV0L/iJH97LpqoAQ5QJXWSY+ygLfUlMIOca/sz5pl+nE4Pt0zMz+mG59iWsENCvdnCQifenG5md8lPA2mxr6Vf5eFoB9sPX5QQCW/Fxhkm
KV75OerKl9fKwabCM7W88FI4iHXSIrR9/C94eewKt0QtVZ7xh/bYMlpxsoPkNC5CT4t65auEL0f9XF1LFiS/CwxDm4hT0lo/B56rkcY3wkXxqZJsqY1aCf+q
mZKVr24tMU0X0tQOXh+5lrivfaHaqa/wMfgmVbR3Ev4VFrKd4FKltWWpYbzgZcWCddR5KhZ6yD3RS/mBwmnyprgssJFk9LnxYf4OYSVnYsv4xxuuSR2ILjn1
CsbKd/VfY+e6r8n30aLsVGosNg+rpr3btpxx23AtTn6XcFDYQB2Sc5S75NHcKcRi4ori3nIM/+RrIHagREu5lM4uMnDG9hU1IVZoB8gW0kkpQ73GlxgOBW3K
VO4Keo4d0g3sMOdzcxwxnl6mZUg7ucUiRTbTJkuP6MXiLnDIM8K5BcoIwobKcfYY/KoPV59SVcFg6V8tPU4o6eWqxz6wNS1TX/fAUdY67m+aI2xHQ+Xj6CAR
goepjtSH/7/2pWeAHRvn1T4Av7Lxtutkl1yKSBG3ktU4q+LEt7qL4DTpEbGLyVFC1JbioqT5MI3NJl+AqUEb1bSITmJcXZLKh1NQfzlSqxasFr4gJFO/gCb4
ezDR9Zm7wJlhnmM28ZZCym1Vdp7ABrMSVmg8k/NfbFn2IGrOHYQv841LVrF9XIPk2+IrfW9UKprjzWOaEFVxg7+c+I3dx2YmvVL3sM3F/8Sv6p7AdOkK8Ig9
qZ1ojmUYbEsdFuqRgHzBVhJzlKrAZSoAPfnVpAdrZC0vL8U+QD4umzhuO+PegR2G/cmm/s9km4wM7B5xkniPrYwazX8k6wcq+jsY7oFLggXb6Wtt20zWF+dK
f6OHS+sWlKis8UOAIOfATfhb+QN+FL22qmQzrBPZHTLsKt8AmcxaZKkvDyX2CGutbr+L+ln43boYtK+eCjJ8A8Et7Dt4R5DEDKpWsKIyFn3VrmoXC3U0PFie
+gifwz+VEn2oTJHt8Nf0PUpkkjXdScCTdDlwj+2Ej9RjnB+UdY5qjin4xITKQgT3r76bGy7sJdJ8QGBd1/RU4R5fLHKBrVQGO1BfEdk31FbfGH6pDpNPb3uC
Lqg/iJOODAw5J2t34BQhR0xQqyq3HFO0GcJo9quxDlqBH6TOIIWV0Hp815YP+AKqjX4HTUV74GHpVNxvZIBZmoSIKa4LzDr5WdIZzCvdCnj5Krarci0yRmZz
esJ2fAXUNHiM3Kg28ETjl6VJ1mZCT1ANHBOD9inYRuI58Q/aZTy1RTAfpZ7YKV7wBqj0wATigTVgixVbb+utXlMbSENFVv9kqRxSwtneYvUQEvSa2lPlrl+i
6ql+6gk4CQbku+sYMr2qhUsCY7RaRLL+zT7QtAh7KglCV2aZWpVOxQ6BPwk33cSpmjZhDJdmmgdvmG9KHuYr1w1v7UBgheRIbEdI/vfYyOzDZHOqUMXFTL/H
vpZbgrYAGqfk9aZR5DPqaT2NrOXH5VnEMprgPJiTOABnshMpU8Jg6jCVjXVFCVmx+N7sJUwcaMPOZ7YI/+B9mXXM1Wghs4zcQgsJdYUotDiQHH5gPeND3kLf
bHEe3UDowiJ2iKVq7nH2N1H0f/WLfhxO5o2+D+JCItW1W3tVqroqMGhN912nDpCfMieoH/E/7FORjTlGVNcPq0Hd6kRMb1dEqKzow08Jl4m6hcvlC3wDIY0a
HdhIjGFryB7Kw2LkMPmD0jJ0RjygHDPt1oaJdrmC2gYvFMe7Y8yd9IMZqaZfXBtCv6pflXRtiX5JHu7grOtza8IBAmGYCv8SzsL1pm8xT4mR9vriczABcHgl
uZgZFrESvKW8WiX4EU1GB/HoyDn2WnKGcIywY0F+F13NuJ0/B1vnrSRv+v6rl5GwkXmm/OuKLpyb3It0gw407sooTCUahxIcF6m2UrHvqdUNFKGITIbbtZu1
bwesiNAaoikIQ+fS98DJYqTfr940FgnhWnP8mfoEz3Vpn+VqIJMSqHKh+cZntv0eJxpD3g9pyQnhuZanZR/RK7VJKV+L/0teA2s6aMsMYbv6WKByyhN7rNFw
N2wo1tcRxiku3G5oKeRKP/Dl8nKxrXoE+f1JHh5lEhZJlDYLr6SAWCkUNH3WBuTOMcXBOWJ3PFl5p8RoM6i6pp85sxLLeXLGMz3ZaJRABoTjRKQy2zquoOPy
NNu+2JH4PL47nwhPwr8shXKcYZ1qwicIDzEnSBGnYd82LYYD1ZtRu5Wk0kT5UailjA6lw86KDZXAHH2tXsTIgb8S26bCxPdCgv0aNtqveavRa0rJZTjVXJcB
sHPMaLE3O7VAUGuSOzMyvMvZVqEuVBatM4+Vg9pgywmxC/+ebEv/hlpqS9BV8oXYiQ7WMoWXicfUtdohvAGZTposu4u6yk1hzVLKvo53pT6aVpX6koNaEDs9
cz2fZY/zDocJZGdjRwAQJ3vQZaw3HECfq/LAWkOab7vrPyn7wGRxOX+E/YR64xjYC3ozk5KpkvbJLQz/gF1SWYYtWeWsVfIbNdY/2SG697CrjRuoBHGgIy1u
rvRceWpaL/0SeAgfehXfTTjTkAhtptHmY0pPmwUdxtaqaYRo3sZGxKYSFlllxgbmURMcTWALrX2oBVOWL4MPqtda2Rneq5QJxgk7svgyrcvOBj6sgI1BQ7HG
MfV97TYRxCp8u1SVqAZW+M4J6dgJ/L2/orDKWC8wH/6jZ2q78H+FoXAm0pVz5Aj/aDLX8hSLxC4IM1EkPi/7tKmBmClFiuWFV4KbHy5g9rlCn1KX34ONE2qC
aUKuupruSeDAJW2IbOAbhVelGHwc1Tq3DpNNVuRvGp4FHhFNxYC9WPzP+pTI8k+g30oN+FHEGHCReicUUdm2nvKtAO0vkjiki52UemCYbb6/h/tkwWVic/oe
6yrioqc5NshXTG7m1+LFUMg/ozUAmXJj5XlprzSFDZE/SCnfFXdBB1SsnIh+LTT0n4Fp2Hj/c/6hu9i+CwW164BlLykD6O6Y7n6m9ue2MjYllbriX8rcDVTj
YpFKZOAfLI3FnZRPiKQ2wgrUMntXUsOmqxzXiTzjvWiuLm4lMFCG+RxaJfawn7OIWh5Tg74Lu6FHCQEUB3V6nzhBL08+hQawG3ZV/bZUU42YrWZCl4Um4gR+
kTxZ2R24RQ8GuvyLOtr3B0bwPWi7uYxyH/yCR5id8Daliy20KtknvWtMPfx3yLdwkopR/4ijbd/xffYRYjp5mEpGzWwLKUcgTYqRWGZ3hJObytdkN6N2xAf4
SmjpF8kHIMHaQnzmbW3Jhbvdk8nTgBeM9gnWcoodtshMjppiuU6kwzxw0k6AXSgfsPYSojXbnd1lrm6dzMYKG7ClvgrWfnyOdgujCJk8JO8Xqlqa4ycLjmFt
1R94X1iDGKCeBcvheJSE0uBcaoiAxwh8ExAD12rz+JGGaabVWDeE+1YTv9M9c97rTjgWQu9hdSv+p4LyM7Eaip9ojQGJIPOlViSnfLJl0EeE86Axuyf2ZYKV
WO6YDo5Yg0Q/uhg8FE6m2wN/sweIXwpWyDalMT4HbaWWEH/ES2AXkyx7mEkJF9EachzX3N5PcbGILkZLcjrB2zrUuheOkfYKm8EYLCYwkVoh5CuKUlffpmnC
zdJKniP6sB0cl1CG+gDSoePky0AnyiocU5N9lHaNOiKvQWOZ9XCBfBO/rRzTxxDvA4sDJ5iX3C3HU3NNKj4w3N5W3RZcrURpLamb20SwMV9K6G+bJLbMmyvl
WZqAK7bv8jzlkOmErRWXCO7nQew2f10YjZUD3cBmOs1bDDbYa+UnUwvJEjqT17xnyI5UidCI6xbuSg4wVzBXoabRnwuTsb7hVFuLuguYKN5MPqY/F9wyRfLf
pLSC5f5xcKrY2v4OAakm/1xnUH1tp5wuqQVfTBXlgeQQFGHpyR82f1B+SD0Di5QfdPuMtpiJwqV9rlXKYVs8+M3/QOmd7C9OdzYKQqF6IN2/yrLJuDIhSZ5M
H0DJ2gJ/A1RMzNPeAhe5VQzB3oE7gef4bNBPnGutSn3JGkskleq1sTgrP57sC/rKo3xXHBpp9/zAvfhWth2Kkw9If8MTdfMCf+A74CT0jVoTW8u0U/lITS34
AYcLSz1T7HfqPcKKt6WiQ8Rk+5BaT8A8a44sKRyWbEshv5gH12hnqiE+xmLqlGZn0E07pnQLKGgbUZFJ4IXSii5ESb6+osnJJ2faB9hW0bOYp1TA143yoExU
CI/AeOov6rXvpLDMPweL4H42bbBtRreoFjXifEdhXyIBr29fjVWnysArxha0WdaVFOEyqJnZPW4i9KCGnAE/CKB9L7VdDLFlipzMZcWuNdI76wull6W5ZkXw
EFmFrk4UauVAc7yZvBBkKFeIZmAy1pLzUE3ZRvweJGPcVmS7IW5l+9XdjPajCyiKmIeMzJrYgWr75A3FZR04H504mmuRTBZ3dS0N/4uZtRHhFsEG+n7Jr34I
vmdHEf1dNWk/hclRRJB5rMfD/lRjxsjNgt/Yq+Il7368DneX+EP825FgnLLtPfWP0MdRSRuS+9A+EFVSlgRvCnRwWPIZtrXTIHUGX6nB3HsvY6oDjxpK7Gdz
iJy70p+e6UpDvLO5GzUTW4mnF4io2ALxdN98y5wEF3UJA8LjvFZgUqzdfACQygwllS/jr2SqRA6hEwNrbHbxZ/sWibAmw+VWT+ntfZWmWh8XuEwy3tly2DaY
6Bv7knwUWJ/7ShiLe6AUJI2twU+GkBfn9cABsmXBHv+Q6jg+mlhrfYI1MUzHHvsbWFdIteRYHwV38PVxyW7D5wu9jAuJGL6ptRHRV8onTfCKaU54RGFm8NX/
/8oMdral68O1NpaT4lz6un7a6c5/wawC3/O+0aOB37VYL6Psop+CzY54OIxpR4tiHcJOj3AeQ7Ljd+GmpQp+XjtG19b+ZL9RZdAodmjNesIofZkyVPuoLvJ1
ULom1A9XcAyhjM4G4HMgCxGGCGZOsLLcgyk0P3Ab9VTWZe4jzAbTqJWR86VVXAPfHHIKGUOtYs6jDPoM2UYzF8yP3cBPUy8ndkBhdlPievp4Une2Nl6Wb4md
li3ySfIgWYsySMblPHyn7I1eR+xwM5gjb0fpvMwCb+N4rO/Ww1QfsmagqMCE3SMf26eRy6xZ/p/qbC7YCCbyf4Mxgeb8k4SZVB77T8xt6cfGeZZDdZ8F9krf
lAmhPno3PQaeCnUE4/yNsAX8bjQwl5APsilqfbGPrb9/KUyAZZlWQid+ECzEP8qpcAnXCE6Xc/ELTDRnFK/hW1EPOBDnuU1xb6MOJN60P6VEdrnYhUunY0mR
uBDAMzcafsanmNuKune7/Nkw0i4X1LGMRjS1xXAbdMCmsf951stfqP0FTUF7QvOQ1uOe6tZIOoFZGfeidlVsmXDfvgbLC8yAvalhAZ/xHpmwJRMMcU/Drwsk
qh9qqXQzZsDDYh/xBvPIl23bFFvF19znQS842qDCJ5ZiUJNoR/Xkomwn7KcID7GGaqK0Zuexl1EZzzrhDHWMqUkUR/lFVZ4Jj9CdtSaOp1wnFqFqniglYP/M
89oWwcn+wBt4I/WNFM+UR3X588w4X57ei8Sx3XCQtwTuRUZqvP1ZINvCUvHwR/C4b0S96mxLdgmZSE1lNolNispqmH5EaQ8YQzIcyW3CFuvDyXHqFxNjF0tz
00bFxq4icWoV+Me4OXDW9sHakHbgR32R4kCpiF1L3/P1IOqzvfEaoKFlMW72nc8pA2PpysR8ENAWw5G5b2QzYMBVvKnscA4o7JVYW6xnO0Dwjs6FEP1dVJU8
I/SpmRc4bWiix/kWC0EiluvnrwqXi3eYuXzV3PuGVegl0SawJ3d3KVEMIbPUq8Sv1L9YrPKXliBfT1gIGlMVuWEwJNpLO3GonpeUxn0zY/QIwyIgJg8s/Jqk
CJXJdsRhbJvwW2nq0q0By1HwENxlckpPPfcvZT8yN8Ae2ywtFUYyt+ggabF0sjFs2WDvgky8BdgNDL6lwWV4efqElaI7c22Ucq7a4ff+n4gjvgk5Hbg8/SI7
BL/jfWl7LFWQdukW+gJMMMT6pgpzCg7hJ7FBcjmhJnPAsAFzKVV8x2BNsq1lFfYWRfo3W2ZY8t2UNAG7JTZRZvq3ws7UP/CseoN4oEQzZ4n+Wi+6r9yZGZCy
iK1NrbBsVYwab5kolnAXpf/oqkqI+gUNV73sEoW3xcCD2kHBg6qHpoP7Wnm2R8FrNB2+Zp5LW4hbERvYslkK1ZcdqQOK51h/vv7NPQffZxvl/VNqIgZ9HYvr
Y++oysRPwltiHt0M71XKzFNgAzRRTZSD+kn9aXxIPkpt9BeLCXB5sCX8YE5Tx6IXFgobjSo679FD7OnYUQLnErX321IgZ7ditZJ/LezZwO44zfYBJJdZ+CCx
e4mH7SnvtHwxb3IdZjvCRlJfYpBaxRAFC4LfCv+lbAWdQTF+GjSyrA5j1O+yDNuSp/2vM9aH+3N1/P3oZF+i3ZIQH94fyFCmgtcr/PQDeXLiUO6ZsDPnvSPX
3dmbXrTL+h/lpMIxveLOs72Qk1xHrKArstsSpkqd8mb5N/DLGaN/uPVjoJOQiI/FecsZNsoDUTXfZ3MRdUd0woPiWfGNWM7s5M8KQ+0B7EPBUlTBuC83Xsrx
5GOI/11qLnG+P72T4VaqI4qSh/ofUW+tb1AV6gL7HW0mKuExvtdokSlDnMh/ELPsY8VZClbzd9hE/0GivHnuJ+C9EO9up7byfbX45JWlPFeZ/6I+tFSPTSPf
kjaqCnsVlrefUQ7ikKrheJvEqpGu34l69hyme+TdpC/BwYaR9D3bBzhMKyLlcB1uK2uSCGGRPoy+VPjIURA1UP/m9yBICdpT9jpsA03s5qgI12/uNdAIxxYc
p2tz08T94g3qUMFs73d4CD/K4L57UiozzT4Pi1O+CCODFejHPhz0K/BQaWzfYPuALurSAlzSMaKOPow9gQrYgwThXqx+1I8rTzDM8BD8o4zWtxfXd1wJeGGB
KzJxm29K+A384BuM3SUcvnr8DqYyvc7/gz5KjgdhrlANkhJpQz/ZOWoQTaMILB9bRS0wHqGegmk+DT6M20fZxKumJUqyirFVlJrkWr8j5w3TQJxE/iP1YyYm
TCpVWysUcFzxrIBZVJoz0VUTmxglu+20zVZHLEN8129Qu5nbQHefxnxMGT3JynBz0UHrKW+EV1Fn0KfIXPDIP1HqQRbKWZZo2kDOpXB2GsiCH9g+ZEOoOnZx
V+CdwnGySWgKLtiMUn/DIrEuXIXPs+q4ZGvOXCV3iBylMfvxBlQe/G6fAY9z0bnZlkiYYJkh3pOq+c3rE5TK2jllk/8C5fS2wC4BibqsZovvffPEpyDF1l/Z
Ek+iRv6MQH3Gy9q5ZtRTHYqQLKst9/dGZu1gyMxJdH2lXAALZMOc8BhstLZRc9irab+pPdBvTBa6SmdhyY4NHO+dRu+SyqA69f52naTepbSknTU2+Gvnv0Zl
KX9JGU3TlrjLEjNxO5ok/ogrQqelCLxHvc9ea8EbgrM3INLkA9p94pBuQ18KnI4jobVaGr0rWDfbpv0ccpEn8Al4e60VFqXfFGwyHsqUbgbTsFhfFZhG5ime
ch5pGX2YLpEzhBfW6VpZcZT5O+yvbEd52hzCBb3iZOjUKyhparTeQI2Dy4Vl0o6gwf83bIcOaxkao09SsoK7ggdzdgQmaJeFhToVpkGrkr+U9MBleF/yyNOK
EpkvaI2UAj/KR8nRvJN54v1srYK9pLuzTw2RoIdvAJXtMKmUD8XVEKuaL5DdwGn8D2/9QCWpEDRjZvC3/YAKUpNCE7wQXCH/hlHs9OD0JN2eRMnQIS8Jbkh8
vb0al4FP4dsqnKWxel1n3L/7QxkcuUSwQagsoyqg9XAeXCyko7ewgvAvLEYN4E+Cp+pc1Ds7Cn2B1YUN+BXJFmgoXlTnqT9lN9ZucVailnbLvlW+L++wsCCX
fMYB7QFVldjKz2QX2k7IK4WBoLf8SG25uZIvyf6bf65xgy1Nfqx8UXoTE5RXsD+M9ry25Vus2Cvcpm3EfkK99Xi2Kl0HLtBPoQ2hKo4FxCHrj4hxJh7/yzXI
tT7lrfZdNYmJ8FLES89J5aO1UnCmEqm+5l+Za2vuwIItuDy/5jRoDarh7v5JSip5kr+lpqst9Q7yMKJSYZH2A5UpPFyYJG3KPaC3ge+14SWVpCFywOPVGmoF
RVexeSWbXM/Z0QJnnBC4oy+B49iD9GRgCPRnjuBXhZtwEljMa/778IUpLPRAHfgFhqrovaE5rAq6iGPp+2Li5thQtxDNgeAQ6WfMpg0OLU8+un2NPkTNpxox
7ZhpxStRX9d6enfFtUZbKakM0b6zx+oulY6bnTgvDS2YhaLQML+DvyGPER6C5nAQbCy21Y7LvwgL5ZdaHXaXtCnhsL5QFHhTeKTpH/coIlZYBZKYE8FvBa+w
8qa2DJI/g+7SLHge2CDv+6BeFmptSJa/8DWYXOEpPVVMU+6BOoJod1EEHEIcIsbKkeA31K1Awn9S6mrfAm79cXQc/wSuNlYhZuaftJh8TbEcYS5xhP/L4xfe
SSP42tJS8ScQYx8g7vWZYYHlT5wifjXtwHaQzYW3vr+lRbB6zlH3fPCzXDGroWeUdb7yzVYPRav9lbd0bzKTysL6+Yqxe549aKA7juyWXU0Yj57BLUpff0cx
3bwH6wX2UKelN9xU7k9DF/2G1ipcpXAMd8M22n9erhM6rjcKJhtH+Krr9ZXdSndxMOyszEBTBRIS2hgywH8Jl5f3KC5th/ZFOYe3DpV2hNwC9oXlWU5ig8vx
c3iBlJywwJ7CTGUzsbXEB/RchJDRusBlUg31hj9TWMnW5TrQp+Wy6mS4Ti6S0q1dIl7ZsoVaMM12ST6ai9AQSGCrDSws67RYP6qH/FFxkcZUbiF1PamMPpO+
hY8EF8S4+rv4vbAWlQzbooHAKXyxtgpWU68HbFZVamkZ7uOEiWRZ4XUOv+Wa9TLfWPORBXy+b2eBKkxRkBAOnIMe//otEbbr+FyxrnezvbEwm5KlRJMvLsM2
UGhtb02tCkRa53C9sNHcCErbUixcVV5zR5m/sctgAtUnoKOKXAfiE/GEegBSQDJ7nNxHPrf1B32zGwWWcyaqLpOC17UelpO5ROdW7DYohzxbCXYd3SLFFl4h
72Zb4io1InkXsdqdlVMoyx4L3cB7SLRIj2HKuoNBsy76DvEN0STtrd5Haxgqq4XhoNzIsBR8UXgQJanfwTpturo7VEXfqy1XWIz33dZuaEvgCnRBoQu3CK/l
PDTOkCE+lWf5jU6K7Z63El1F/wlftKvOmY42qHF8PXAH9kfXbXvhJdM0/KCrXOArkQnPI6vjrPAAJ+ifWQ/qYvtKL2DLKceNLYxv9Nv4OFHHPTLJrNe3IKeW
Qs/lLhaMDy9jj9A9rBthF6q9X0abpQj6M4wPrwxOUiz2q94Htsn0WdDPPprsIewyfpDqWbpS3cIOYVxwoFBFbeYbpctgndRQqx/uoNXx94H9lLooGRSC6fpX
sbwaY90cXz62kWW6qbsDEXFKMrjnfBm73mnjF7Pp2iK2M/Q4s6m6XHW9mWYMr2RXESE1KTgzeLiooT6q1EE8oI6jox7W54QqOY7i1R1HUSeugt6WW4gWcRXg
IUcLarQ2i2zB7bZUa1hB2Kg9hftKUlNGE8z2jclrXWNcPYsT6EbOjjuKpbyUjdKAwqslvuBzx2i+U2iZn95+mHY4n1XuXvS5/qj6U+VSVgqfo2HeYb2qg2Ti
nLP8Rfi2oEH4BpsGaW1S+F1qK9dBV0LiZf0o0THcB48l+rkEd/XExyA9dVdxUJutfFE9DU6GvoTsYHZhlYYLuFUNhju6o8ySr46G+q9iFe6otIbZwLUO/mG6
izbSbYUisnr4Hr8ZTUZ9nb95V6VccA1mazfsVLxN6ZN4C+8VWpJ6veCHGqu8Tn1T2DjxcziY8iVpRqjrjlFcnlMA5VNHbz8ZOq2gkkpqXPG4rf9j06zfqzre
aI9rsBjJyZEtM7PnhARCcC/F3YJ7ixd3p7gGEoieHNkydkICCQQrtHgpFCgUvri7FFq8pRRu7nN/vfMPzOx31qz1Wc+zIxrfg9n1bvumxP6TsC02qs6s4MNE
2/bQuOS6N9EJq7p2qGm7xJ11LgQnF0zfPqIgfcfbxJm5D0Xvgqhays4e9X8sPJw7cqexo1/BlsLhala917uO7grfmyvB+EeFW4vuxHeAzp3K1rmihvgrbxZN
K7wNM8hqVDZvCsSF78Ie2dX80gW3C84WjogrW/hzbsTO0vnPpb7bZ+cszruW952oti10p6PIVxSf90ut7SAzeCJuXNwWYe28v62JURS1DT8Obk18Bfrm7o07
b/bf9mvclLxm26uSGgXVt/0dnBqXhNvmhYkpweVS1YT7DX6sG1Vwuv57Z3heaOzl4NcJ1wpK1buU8FRr2qBMfIvEI9bgWie2he5YIFXZ1qqhY2eYu9SO3vVc
e+e5f1EPJu7LHx98E3xQm23vZj/t7px4U/0BpGdNzJtZ8PeuFztzdn6Rf9t+rlFQKZP3b9Bbr9bOvNqb8+rnfd7RbfeAOklNpaIjwW0FzZqdK3DG195O6w8O
+hseV7a2aFyYWFS4df7WSWrzhPu4E6sTbJZ3vdHfwlSy3BWLX7q7MBFUKdpXWEK9XHh0py9uVuOhdf/d2qtgaH435zX1GIosqL21bsKkgjcFaYU18mrmtdy6
L2J0rsGPUJSwFoQUJex4HnfHPpPOyNwY36L2GtGgdherx84J8buLe+fAYnJft/UoeV/YpnDlznF8atOPjaqI8nld67dOGFqwVzSNm+De2PjPJp8SdgS77lhY
Z3/Bpx0ti95vX1AYzE9tZsV9ENt32Xd2rj9vW/KO/7TU3O+Fg7bY9tU2JWGIGFc0ZevLbZFba2+vEtK8Vo+Cp/Vvio9FdwuX1q0ppkm983vaeu5YHN+xzndb
Qws75Vcu/LvWOs8Eq0SLLQXnYpn0vkG0rUbsVwXvd+/aRevt4JUS+oK84J/5FeJGxA4Lxm59zxy7SjhL5d0u6FXLhkbUWlfwz7au/ri9pRKX46c7Txfegnk7
Efu1oEHBt3u3N/kU+8fWtbs2N04q6FC0yeF3D9tuJkxpOr1OWPBNYeltUkZ9j4hMy9usDcvTxJTULr6ZcX9ZjqL2/Er8yLw+8HQgPi8vf0DDmrHzzQ7B0vLl
JhN3TykMTfyx7tO821uL39WO3wtXu3GjOgVzG8/YvS3Bkxi26weldZ4twcidpD2oO6zoO1wvoT6ZDy+iXfG9G9xNbJVg+hbXP1TXhz7VCS/qiUdui93xckd6
0QFbUkGp4ha4wBZgf7Gp27vHt461CuvkNcd1tz3aXrdILmiYd3n7gaKFelbtJdue5d8RZdzdt4H8Rbm3a/vco/Pr0Jj8Sbblxbvm5XbSrKK6wb0C5Kfnbi34
tgA2fLtzzs7l9drUXdPwc9zDrSe1RHiG18uttsuRH1PUblfijm6FQ3d2bVIhMWmnW4PxrfLrF12Nm1gUY95NvOPataNpwinHP3XX5PUseFJwr2BE9J24DcHZ
8Yu2bdeu1fpu95/1mm77vVlYQZ3co/G7GvbcWS8/318xdnv++zpJe68XhOFd+Ycal21yoJ4tYWVB/4Togiu5rRMTam8hs0A9rfSu63Ena5dJvOU+gcLiplvN
+esdncx+9cfmPfCVZ++kyNxOIU1zPnmGRlbKJr4r5bpvbJr5aXMNz1TjplfP3JTZN72q92banS3XtzzxNPZe2vxlo5nWNHxLThvPmOyHWUmpMz0l/t/6vsT/
b31f4vuNsVNdX8WtSl+9/XGtjf6w4D1gBofqy7S22165P8RvFD3wFHLAvgVs50OsijzHagFqo/LB2mJDaisMSUFMoZFpBbPKwKFsHssTvzqTYZvgGlc2OobP
pDWVZfGcVXYO1LdKO0hVrbZ8gldXP4MsX4S9vPjJ3xBdRJv4SMjD2zkytHA+DAwNV0Cr6mdpNPOBW9nv5Dbug9LgjIdant4aTt7cyvbJfgHU2jwLPwf93D54
Mude+rcwK/t70BhPrJFkS3Kr7p4kK6sKqr+pi4iHM7gTz8Eb8BfphOS25jmXa8k80n2XrpU62vN8raS961/Lq6UUq42FvfV5eTVoqyG7XaG0d7G33IWn1PL4
nTdHyobfkq/8fd0zpKl4GtkBtme0ZZVcGyijl9AGo7a0NuZ7p0NrQ2LdS9wOx0hnlNqKt9L7kiqSoZUrJloFjGKV2XaSg0vgbLbU9a2zAq6Z1U0H9l44lfWF
vX1JvoWxo3GyFeFhvqdyFp9ZfWqgn1yZz6jhYr9vSXLvipmJL5LDNJuN3ziZdsP7vBdEXZvQZN/9QD94UNqgNmWxolBdjQs862H7qBuaYjxjK22WNUrpQVGw
SyDZOuxosbks7+ZBpL+RG3OduhSfPJblyaFaSQGVTixgy+e7jcUZb8ByW3WwNSY951HOG3mm9p2yRZ2sVAy/n/UyZwhLNdY4ZpEfpOt8faQcuE32yCOs+3C0
+adWw8qL2YcSfMnFPDsHD9CfeLn9MZ4BfnB8g0tAS7OiKhEUHGaWDE4HwhkS/IZqtq7Cb+2AcaAg5ZU4rdcJLxQrCIfVeEAMkOZbqaC6UR/44EMrxHEDthDv
zLXsKiorqol8/RX8aB2XntufBFfFPCQjwN/BgVAKTteJt2JMfgiRk0RJ/GP2TuvDWmbWUFQlG4Y4DvJGfEfWWzqCrUe30S62yFeGOOFQ9arvj9D/+PEsDx7G
mjur8BHaCf8LFunuyCoDj/uDMleMD3YlTTaUp5HgzNpyvvK4Agq4YrCJh6sPtYiwMbSRMdnfHa4i5ZhDjE7248dovrmaXLL6E13bibaqVVVJ++R4RfewzqwO
SpYsKsA5/gDthv8zjvgy8T84AR2wt/R/x1sEqqPSfJSrS6B/cGzwpjIP1cl5kRW1Op32zJ5BNtAZ1XaTFjAmKOM+ogxvz+OCDRzZxV0rgW6Ri6I7GQfkZ/Sh
XMIcbbUm88UfZjV4M0JS43AD4zHoICdIsbySPEGaC5sFyuL9UkPyl6dK4BctVrwFP5J9WmtbZNZRbVTAIdfRKllrgIZ/s98gw8x7a96bLwJ/uxo4/6AL1O9x
BK0NPqo18WhQOnqP7Vd7D21+rD/0ljkH/+IKF419hbSD9ErnHOF/tdY4Cq9VV1qx5ih+lHn4EFlxn5dtOAum0WO+ofCqZxb2Zm/E2+z7yWXjdMDJhrO08GXm
UPABZWVd5xcYkHVnDTFRzgPLtJLUB45JZ7RG0nLNhzrQnmiRGYFq4W/5GsOC56k9OBmcSt4Oe4lOWrx0gTVSJrG52r4cFfXKeckX8s5wsLbAbIwa2sLBIjiG
Xc/uBaHtMesDF6Ov1QG2N9X68C/2FOxKq4mqWU7whNbNmkgXwz/oVVCN/ZE2VcwD/8kGOOrrY23QVLyDttkwEy40/7MSzJm8hrjJZTlK9HcdZ9NhZzY9Zxn8
4HPiA2AF/iLvgR/8Q4JPrEFWBTSfHQOLlIGirjxI2ymXkcaB1voCPNBc4dsqT3f2JlfQbv7OcY+FGa9TH0nlys1T22f9QT7kVKNVqJc88T13jEVPQAl3lNVH
t+zdkEpyWCe4CcfbG4JKqAnsBz7yhwgKP2i1OVukZS9NPc/XwSRkeMZkRunM3hW10dLZXtSJNPPNwP9o3UhT29pAezEYP9BbKdvNiybhCfrkQHXciNZymphG
Dgys56f0asjyVEEv9MniavoQ0Z/s8qfgJWCzsYt0yR6K08lA0Q930a7zz2Knsoc8UP5Ib4RHBL7R/vXuyNJgD9dcfsa+hP6mDIoc5aIGDBLhlWrgM8b2jDmG
bB9qj2M6Tbb/jx60L6YTYYMqOVpX7S0aIDqYB6IvMSd9HPgpZbq1yvUNvxTzM6/PVgBJ2aZEWAEym9YNtudlRAvfQNherFI/CEY7hqdDFIwll6LD8H6zFR6J
53lmopsoHP1W8661wPNebxXYxMcb68h2Ngk+zjqOy1tDwElruDILx0lfw9pyLdRUu0Qx3m+Ld3nh6uiXTgtk4+c4wiwRXd/Vxl2DL3Ne0D/QN47V/nF8HZlq
dXX/p8zhyqY3aiPQXhtopNCexiEkZ6Xzsby1YzDo6ZlMZpihOBPe8I1XovSKdAVrKbVn46LnarneR1Jd1knpC/6BB8jEnCQVGslY0UvIb1lT+IW+JHbfZBju
Gcumsn1ogDoeHlGWKN9bt3hvtJkf1z8pPylu0wfmEr+rKy4Mb69mOquIY7SEstH/b1aedwvfCpppr13NRAP5h8DfaJOcbxC6C+R7Q9gzS0aCDyUfjVi2n1XQ
27NDPIK9p9ecQ5UEaYz4RHrCovBVKEGt634FawTny9v07bwimUKnoOYgRDSLWcHGkhmwA26dpVitMjdEtdfW07foqLPXliGOH3AkeqynuZyuf/2QDLCu8TdW
fMxx6RQb616tvSMj+HC0z8hGs2I7rh/uOyn/HalGhON1LAZc067GdMu+TKKiWsEN7jXaQHlk8Gd/s0BHXBCxkTGeZHtJX6rXcJommX/IvfHZ9G/I73R3sY8n
bzxv9IWjrU6u3riue7OnX9oY42uBzGxzl/ky+6CzunQaLCbbrOoqNTspmD8IllKB73x6Ga02SVAK4cusSjm/k+POXiJO1CfDcPpKG/jAviambJN+VI6IVL6J
NAMl2Ck9XgSoipOMIiRglWB3PtI+3Ofk82UmIuWq8LN1E+nyVfqzNZGMQZXhTdJLp6AfKM9nkhOuWFHRKs9WZiZljdRuS+X4Sf+q0iVyj4tBFgAN0HZgM53W
THNw1DGtYkxf0Q3dIe20NmWnaw5tDz7B4jQrrJYCinvqyrAr5Gtp+arFmgc35RX5IVIe3jTD8Spphdo5t0bKaIh0b+CkqM+rkgcsTADcQLTk+8gNVpW1gbvd
z8gFMNiTC/807sMjuJ61TW0rSsMBwcgcoTdH5eQdoLkrzrUVbBMTwCNHC/arsY/VxMu9I71/J/fx6snD0SjyNQ3lo9TllVLM5aAMbUgvg738mtit7cj4Hkyj
eayNmC6uk0TQQAzTw+QRMaXkylpVvF29uv4fIrsI8OLbyiCpBz6ptkPNeUvdTZPk9EC2BdEKnox0eJSn4AHkGV1P61utaYJ/vzUa1GMz/E3xUu/v/t4ozTUX
TzRD3GVRSzTXO5KMxZGOMKmLmITeSUP4aPoMHsxZrZKIyuAyR8ohqbMBxVOyn+xDv+E9Vk82S3OaWSC3OEW+kTzw78BfOUuUKzkdHb3ZZ3OB1HBZL1AOroM9
QEcrvlIz92UySXKCXtIG0EasJa1iPKQPHWV/YGXTM6wAaMQGCrWyyqNyc8yaEb2lbbgdXsweeBJzVrrDakSgSkqpnPd4G96oG4GzynvYDrfFJ7Qf6ATcjR5j
66wxGU3VSNKJRDimK3fYavIk6po+MftItgmGwyycwKeIb8RY7bYtnRdiWUrE9eXlYhOLosv10a7xalmgwHL2DrSqd7HchneD1zOKyD/gBLnHY+Ag45ZGaAfq
ZGdhLDzqsMN64gJfbrXQQ7RFMAQ9iXhs/qrtIZ/pUBrq7IUmx2wHQw2vdMtRCletGU8BWkSi6CB9PI0VvfkztSvZrcTAJHmv/bzalS1Zdz16Py2oOac4HRuJ
x85vKz7T2rJe5l1aUmkOT6jPwVfqQXU3nyPeolS0IbiAzjHaMpOvU0sHz5lP+JpIp9E/eE/rxvp779JuGX8JtzzUft3zXjxCo8SS3KVGD7bGFVHjsNQZeKzh
9C/IjIv0XHHilnFNYw3ZJt9zO4LrSNXgaatU8dlmpEZoncX4nALRVYnSStmLon7216Qpag8xQN+aXVP7wHZFcmWhwxU8YdQKTqy6l14Az30GvSHegF5wFriS
4RfH07+X2yqHWAdvdT3ccZ87cCfXCnUHNmLkGEO7hzfiq+qP+henAcuKH+Td2lL8FcWkEWoQKAsV/B+o6B6FO+KBvj4gVQqXDskrsAZaizqkEpwKY2CyGibG
sQripgfwCdZeZ0/agM3XSkvtqF17RPpblcjqmEtSfzKDD8UHAx+t5Rr1DzNUrZ42HiRHB5wXpAbqJ+MFPEJHwyIxAyexJdbaQKa5ElW01vNZ/hT74+pboOa6
XnORdttfFQznt8znxhCjnKWjlTXt2ga9nSPPXllzs7L8sK8WvsBHcK86FiOsq23JcJbqCwTmizr28cpEOM1bX3vgPCLnUq9UQol0VdIe+1biaMdOUk9kijNy
KfiNeUVqDd3BieISGhZzSiE+V3h/PpV2rTaP941po7xIt2vhcghZ7sXmD7yaL5qPwlgcxnO4pRVlHgCF+gdUD7wkZeExYgV1/RFeYfrwKErIr75FgQe+nai2
e1CW7P4AQ62PMB2McrdRlunD1L24h7RR+s1pZ40Dh3BnONB3FRY5NqD1+Hdk6k1BGIWgZU1EssPPu/MCx81amspq6UFclo5jPxkb6PHibNTxfDhLmRB1X77q
+8H6FZi4J77ocOOp0SVYU+uI6kCX07rQ6nIwsqcwSE3RxDsLhYGL+h2ehUJxOEkGR+lLtj7bwaqgR8QLJdghpy1q4C3tLB98DsqBvc49WmLwW6tOsUPMjcrP
Ga5IucfEy5zmmp1VL07RL3RJ6AqR6btrnAe32U3QUm/KOkecspoHE3NnyYytEI1oy5yt6nK5Ga0MN6J7wdum8CQHo4JlbM1ZEnzn6EJcLCltNjetD6CDVjr4
OCrRzJeq8MruRVE7rDjn4PDuIlz/R9+Mc8hSptJjoSnid1hRzlaeqo09893/IQsPJWPkciLFDmuMIIu0PlY5+wT9MJ7g3si3b0ornmKyNjhgD24gmEWJDgSw
IXoeHqyWsOfb8+EmliBqkPRAhHcGCpVL+5aKnsFyYhGsBCt4Ggp71PSoJtHt0PTi999IdwRl1ITzqI5KS1HO+qL9wKcrPwd3i3nFTS/U7KIZZNCqN1pH2lrp
iNriLDBIXoue4qyaY9k0NgNt11U8Trmra9RGTuLtOAMcs66ieBxAYe76+IryEt8jy3SEeltXIlqgeMcJ5DHKYZdsgvF8P2L+9mRUcdIM4l9rw+EIZC/2o5eg
sfu2tt/7RLvjb+Koz7aw1noCO6p96yTilPMQmk1WI03vTaa7GmlXHH/yNJ5n3fHngMl0GBDRnXml4FXtDU6NaWd2N1v77rHTgf9hc8sndTg8ZL+P/mAvfL0C
qx1Hrbeeo+Q/8BX+n+ULfMNa5VTh37hO6KnwF5Qq3Za+p0VwOb7EbmupeoWY/0A3WI22g51hDusq9fd+a3yD3sA27EGx5h7gLdxLVNrF30RMwZH+HdQWut68
EtUTVGEFkFnPlbl6QHti+Fa23tKWUnaTXHMMdg+1YshB3NWsojazv5HnKO3BhKCh99X7oX7eAWS3nWSfLr6dUfpW8Lu0EMzaEp4W5ZqnzQcNcw7AFrgd2JTB
JNmIyKnl7Kb8wgariVoEnwSYc3rOKm7H4+XLND/CbfdEQ17f1QyXpNelhng4iMVHtTr6NDwA7JTmKSkaJt3wv4qR0VE0cHfIyuON9TjR0ZhNzoEeJJ5Pte9O
SXTusJ6YTuMi6Keci0kxh0sobL30p/eTXM32ht1Xa2prsm3wMd7FOO2eHcn/kDpHW+B21sjwNW6/o8C1Xr5vL8i6CW5kr5cfwwNaCJsFm8C9UJB2ab/RgqwD
61aAHsEY8IyVE8f0Bo7xJlLOK++1L9Y2fpr11bEYwMuaEn6SvVXpYyT5HqRe1rNYp5iSWnu2kP4EKoqPUmVchd/W2kUNDsbpC8kYqpL+vDSuKHS8kjdA6fqz
nJb2dHiQvIS74FT9nGFlXdB6Oj/KkbiTHG08z6qNj1hNI/bQGo759Ht6A7bHjaLf0VDcWX2EW6LTqB87bEXgbtbPRl1wSrsNxsqTpZo54RqPmazNlFrzJ2Bw
5rEAAJ9pgtYAb+Nx7s5WGmsbXdmh8LvadnGLx7AT0m5Rx/8Cea3bwZvJz+AgpTvfS/OK86eHlW9N1ZoF033npJSsM4C7ntE/9TzJic9W34Uj5X/VQ2ChEc9j
tcWoFgH0o+MRWGTNZoQ6xEVtoPDUOOa/BJ8ZHJa0T9AO61No58zFtKxzaHFvaGx/pjUkK1XhFPI0/8yaXzQ7nRszhAnnbOGlS7Wq5iLQiWAzToXeiaAu7ai/
BAlsIznDTOcoVk90DAzctBj+bQo5gvjoFDxXnq7nAUl7zDMDJ9ULvB4949lOatBYRwgrI13RM8l+LZLsk557Qkm++5hrXcYF/DvYrTsjHTjJt8mxwdEFD7BF
4OtarjYH7EcPpXHOByDV1Q3sdsXpO/Egl1O5buxET2l1tTLqyGSrKj+W+q+yFfcBfwSq4jyUBKrDZlqZIOdnAPYdVt/4GoLz0S2Nv1h9K2j+5J2Neoml1pOY
U3CsUc3KZNl0KDMyTpvR8JqeQKK0qfxQ1L2o2lkb+T8sHK5hW4O1xCKagnxak7SrpBycZ75XLoEOSox4bywUE43ubIN8H/RShqNnMZHGEP4fmh88I2qhZVaI
mEAeiCG+Z8HpOcPINm1j6JRgY94k65nnb7GGvUEPajTPXSzmal97sSD2++CwfadYzGayE+yhYSqhxlRsJ/5MP15IHqecy1nkPKMfJ69956WOrBhmtJesE8La
5OzNMKxCCohxHMXdwWOQCmuTVzge/aYOVY56ZHbBvtYZhZfBWXheMIONkee5z9g/o6OoNN4B9lo9XNXEdP/CYl6sIv4ws4JvyRnQQCsgf4sMn5e+9q53vQ+s
E2uyCf0zSuI+/1BXe1o7ONdeUXtg1Ao/zZNzVTgBvjBFxB3tnGscbaMUMtXc6S0ZnCKqwnnAAiODYeQ3dgH+Q54rM/gzXCC9BlNhm+jCtBLmXH0g+wZtIo3R
DnBf/abm2MBWoCqadswY6TiWFQfjNT9U2Rx1COiZkWWbYPYjo60pepiY6b3CSqhHHTZ4VEPSe/aORInDPKhFmuFwCpynbYcN4D5bM/FJu0W6RQ8AJ12zjToi
URuHyzs7W6PwZ5DsKZm1P5LAQ65RAnlLWJRUxDeiV9FVUge9rG+NeE0OLB8LJwQe0ih1EMpwlEIbjEXoafo9ZZrzdzUMrYvya1WjT7u3oBgxz7oSgGo0rAT6
SLlWrGOSexSS4a9Gb0llr8g/5mIWQTejInzOssFDqWnRG/AVbYzSRt7K86Q4dkb1R7xA7WIapd2TZfiNr1OgkSOT/ibHOOY4ToHjtMi6qDQH+80Xhhu3ln9H
GaBj8V2Funqr4Uqmdwr5lf4Z+KbmJW246IlfgeW6hYlYppVGScUE39WdgM8Cnysz5necEhggquvv9Efq8qzS9JxFxW11rDxK+tWHlEqm1/VZemMm0rsoDaRL
28H9rB4gQq8lHrNKGWNQf2DjDmmD1QFczjrG3qZdV7+C++lK3MbYrW8J7CjzH1pC/6CftP7ijnEWrAHrRaP0RaK70ZMKODnYHcwJ/svaS2mBP4IXzFZiBbyt
1+MWmxwYE7mXzLErhFEV5OQ2or2tXWopobFT8sGNQ3g1tCkXOJcWK7eufAqMsB6K/vIvEXcCC+lA9xUY7d4hfgIFRoJ7jNrbzNR+orHoL/djPFt7hU+FDNYO
eqg2ydwP0i0C1yrluMz+Bop4ASHpRsYo3bWPhqqq7m9ot6jIrB/9F53H8QNwq0pffxe2UcrU/nU8I/PDe4JS8C1o4y6QS1bvz6bAoSyM/ACWbxjAQzM3Q50N
AA+9i9EtrbvtJkxW3pLZrnNyb/rB/iV8tusm2oiP8k1WdzVRjKPn8GW1DwqFA6ldru58a5Qwf04bKbdxh4C+vhmOf5Rm7mFGIflZ28xdrhWBXmCf/CxmvTLU
dzQzNqsX+A/vl67Ay0otdoK2cQ/KFjgXTVEL+FbbkogiVyftT2++I17Nd673JK2frfho5exPtum+7niGxwc+iukkUxom+VKWikZ4GGb+veQn3wv9d7hNe7hl
LdlQ4bhtKgKelWACvRCswZ9YveC3NfsJxQjVRshLyWatLnwUnZndDaamnnL+wWJIS7TcbOXdB7fbBmkeQ9f/Y/8TtRx1jbE8xFpKqquvwUe5Kh7PRtfs69LA
gewNpgmv4LMYSHWka6ipRwKNHK+df5EfpRQYxnqS0eG6q577X3KSnPZ1hXvZIDVJdCHDQF0xyD7WW0Yfg1fl/iEP5svQRTBe6xEcEnyA9gjd2ue7bkyjscDp
2iLXBWXBDGakG9VX+S+I8oF+jhZiMLmZJotjfBPpRafIZ52Q7RabgruJTQwVi9hj/oWHZU02BH3vV+3ri79ytTNNnYQhb41/Z6ZUA9fXM9UquG6NhaK56GxW
14bA23JNFOGO8Muuq6BhVmvQKNoNPOpq0Ck9WS+l9vD2MsJ9VQQmIeyMOMgv1fySfkXJw7UD14CCf8XnjE32yvCLVEEawnaYSehrUAEvZz15Rw68axnz11de
ilZiqmM1XoFaeVGgEHYQT8A8/4NirbZic80txfvbjXiMoAfAYi/brEfkPrC+Da4UW6XmVOI9sRP9wbNYaMiYzAC/Km6nH5dWC8FWghaWS9QlH5SYnNDcCuij
7yr/UrmG3DM436oU/c4zyfW21BC6Ik1WD8mnUA1vwP8LeJFb02Yp/mp5eBjcgbeiN0oJfYu1kY+LGQyHKXvgenmllIm+MjLQEGcpiES6LYf1CMwDqigeKJkp
Pw20DVTH2P0CtQ9211/pC5wYfFJnsVUoDIKcamiLdtwez28YD9Bk2Q0PiXs4PvueT4W9+Cdxj7WjF6RcmqRdpFtgF95tSyB6WuoVubc82voY2CrJSLickf3Q
MFgfvUJOAuTKoIzVTfaBqyHztH9YeWdt+BMw0WJWiy6TjtdsxO3G16w1iTa7Mp/pt97BDKBoDdli379sBzR1mTVl7/l9bb21I6KkHB2dbMncZiVLHvu/MSvg
a20Hn655/KNAT9xB/2CcpXkZP9MsnGP9m/WUl6FdRISZBer6awWPRO4gkVpIsJJ3AOxc3G5Osz3W3+yJ/IuerDWR88lIVgTsZji4w6qKCVpLcAEmccu+lgC8
W+1mTOVLSAZ4Lbcmb2ldYcB8/1t9WWCY9C7rGAgAK/KsekLpwVarXTcUZOfZw6x6AebfqSTQI8BMA6g9vgJuqyHaBc2ttHEeY5esDjEr0WtU0TUHXuc7pVjy
NcY8R6vmizL+2pQGBpH5NJduhCPoQRaOO7NduguVybyGMFhsLS/2+u3sgiwMv79OoJy46RslL4qJAG3wI+cO417oIzqU3GKx/DJ5rL2PaOGahc/SSHiIrJQu
k4Plk1yL5Qf8Ia2f2Ua0Rc1xazHb/EodKJaIrv4F1pGoUvR+TDj9mV6wQs0QuEn0RuWir1qrkKUPdIQyGb23RlBF72bWF78wB/w1ahZdbTQnCpxCqDqRLiyf
KG/R/PyA/Ba2pKfFPO9Rc6n4idyOakDd0hv0LPBPcV68VO6pGa5ZUj4Z7kjARyMPaa+t69l72VPjjT81MpO2hXetk2n30vcrSTjaN0gZjMsEDjnXuqchv5Yk
z1QG0w5suv0PHL6mIe9Dfifv5QHyMLFCVBZ7Yc3ssuQ3OCe8s5iGvzXvOeKlG/KN1DT7M/SQVfCXk9dqrUCWKKWOCOzncVIv/mPmkpgFbAM5oKeS2cpguJcM
059urszbCxIYLp3GJ6PrgKP4R/yKJpD7+iS5nfuCPELM5WFaB9FGnlbco+7CD7CJKIVrZ/eKigZtxTY2x1tHG4/fsk1mJvmT66YfD5dTwQm5vJSlbffn0XJu
CJ7q34E1EUFtuOzAP9Ft4JBntlknUhZXsg7mPLZK6aXC03mq2VltiXqCX9liUI5NRRP8n9JvgFokkye7u+C26nArh2S5fjK6G5uUH2UbmkVGKVfxfRBLL9Du
6ktnEqsOeqK24n/gGs9A1cOj8Q96fZGr1aF9xB1YVx1Le9GvjEGkOauAn2h2UejYDSeAkaAkOk/O2ZEzBhDUHiyF57Uf8VqWpp+UdM1L7pJTJAnM1lvL9fnJ
5Vult0ppcV2PwCvlyupiVNrlwimoA1pPK0tBW1exXG9DK5kPao6R/CQGymCrmM26BPuJJ8Eb1kbXAnGGc0/N4FVwwzVQTANltU/qwagbzt0xY8jPrKQYxXai
tapNTGQLyUbjvTBF5WBD3gmMUPPYcxplfxnuzVhd3IAP8Eb0sf5FG2DEgUxwHHbAFTKmyUvVJa5VNStHL6HMXM7epf3INNck+hF4AqNiSukBUALOELeJRnaR
0mC9mUfjci7TIK3Bbxs7Yt55zzifOh87nbiHuTNti/GH9wf1FSrjiqPDaIjjg+IC48EokM++5TqojyLC43EnFYsVgRtwvtGaXHSEoP5iHqss5jvnsJe8isn0
LuZUmEDLqO3IMsd3pI+aZOwEY7QDUNnaLKjreTXLKEvRC9RYqR1sD8fARim/eRdGf8eGKqXUpWbZ4Dj1OGroHC9+BG3YO/0765Taxl3e4uS6mUHHaXbPMelG
5nQ+kRcUe4sz7DwLl+NhO1LN3d+yyC680N3GVccEbHNaX1TZaC6nutID59Asdw/m5f/TsLaGdUv5GZ9yCHMJoI7Foiw8ADzui8jio0RV/p0tUzsmZyv3AqDY
nyt4rtPJ3EbmR26TzshbYn8mkUjFl+UQb1e22vwI/+BJNRqCoTBUMh1PtAvofNhltkVAPExuGvxFKxCNyVjCETA6oa5mY3ODvYTchrfCzcIfs3v6Ix5u9OM9
rTBxhb/AHVB3bzmtEf+Rn7BugHl4eEaa5xSakkHQ+ei1KEHOw7fwSzQUv7OPsBaL9KzL/Bgr60lmNdT/hZ0K7PWHkKb+gfZFaHfxlM8afSJroa+0e+wb+0K9
HwJwE3kiP8KbaRllRfYGLUeyK78SCYfK+ayV1oOvgzbez7Uv5y9Rbl0KWwKKqnD5vbjLDhlNyUuyB6Xyx+yclgZl/oZMlQAbxjfrd0EZ+rN60XfX5/Keqeog
ncVheSLcp+0Vi+SSntpwml3WaoldyknXAHpCOiqZ5hTtUfjJmJGgvbnb2rNekBDdhdforbXeMKV61/D/gSgIYbpRjXanL0EN+AA/Zy1Ya3aLXUR+HJP21HVM
65tx2rEZ7Le3lUsq2SmfLC2zEypObXZC7kdXg5d6Au4P/jNvsIOoe/QD8tF+xvU/iUgj6WH/D2Q4SHTuwIfEbRQur7EWiQbgqJROP6CTqLb6h1ZfqcJew9po
Oq/sL2WdktbjystW+3Jyikjd5TXwyGIuKOmLEjEZCXQJPUaWV2ifs0AFvIejRDAMLYNFbEjgGU8WEapG00HfYF1eXfki7ut/wqu8DVrj9BWroEowhPxsNaZX
qaXXK+4rTVEXfIA09TxP34LL6l2ln12/WmfpVjWVX4gZXbMtnR9ehlcUGdGRG1K0amQHPgMuaImKbM1EH7W3tkPaGckrdllTbYV0AzmjnlR03jl7P4rEg1Ln
rly4eQGkZKj6s5iptRDIneX7xi9gBTaE3yCn+f9yyohefCYu9DflK0kjOjQ6wvOD8x1ZCQHrATqIxv4vZHJErm+C/aJ2QZ6jvSc2lKydcpp4BU0msXggHWTe
g1G4CB73Bw2uzPJNczxznMXENpdWpE+8fcEPLGRdaemQZ7P00BeNxuBPjmW0ZM4te1WtuTyDpXqf4nKiIalnlsdGmOJLxyV5jehf0ddiO15PQm1V5BJ8OB8t
7SKDURa4pJwnvT3VWATKRFfI95GhaS/Uuay6QjO+Q9j51HTAn8W1mFJsEfkfXSdaZR8lo+1RYJOFbA3kkhGnlUq+OqQq+yx/TSaJajkVYVCuZ/xqKy+WoC/a
HXlUdC/pMzgS85/+M11qV/RmhgdnoRfkEh+uHpGvm01oKeGAV+RlrgpRm5yLxAuHQ4uVexgtteFQCbRA1cFt4zHsb/1gdIazRENxCg3H1c12YrFeMsZHt8JZ
yjAA8G1c5Fukr4Y9pPJqqr0rYaLIkUyXuQ57C/z9vOuhH/4oIvxv0lu7e+uX6Hc5K9TlegO5sVs1sXcROaKXJZvBA2kVizVjtA88OihT6vbD9VEXKy3F/UkX
xSvusyXktNeFvhL1uObuGhwPx0Rc06eoR2hT70I9Fy8FhXLQugk2yrXV/Zn1EGBlYyB6DaL5n+wBOKxl2R/7Znju+p5DV5TLmLLhhewmtdJLWi1wX9cO5azx
G0nhtNp+lArSxVdwI70G/wPfanWFh31S38j7vG/pAd4MNvR9svXVZ2mfRYD0hpHKMHKQfsrKpzL6GHnc3CQmGiqv7VsiRWvxaG4gnkzVX/jWqQNEGui0eTXM
85VwfRRVjHtZJx1PcHNrnHsKr8sV/YDaBcwDHwNptF2OIm/kfd0h6CcgvEsrlCe9wcjNv5BbvBN+pvbGHdUx3MZPiy6gnbbPvhDEkcEitZjBzsPvcG+6EeTJ
zdiRtRa/rc9HOEOVUuhb/3ztvW/ypiW0WfBhsfaVYnrdLa+XPMBDJypHaVxuVx4tklCMkpnZVb1kvkZPnN1BNQ1yXa5A0uAgw210YGfFDHkNu0y+qDdFRPT3
7EQxa5bUEqXrgRJSGTRI624OxAk5HaOc/BVazUby5dZX8O+sn9XnyK6FOdroHfkp7TltR15bhyOSijX0ihu0RnY1NNZUckLIIl7WfEGzeR28lqYBBam+LqmV
zAhnFexUBNtlXsUFW/JwTcdhq5yYDAZBE8WKE3SuSPH/hW+xFKmPeGeelTT7VfOtUt1TElb3R4kC8wfoE6XkJeiittxbhO5LjTnk8+BF+3Vpv1hpNufbiqnG
55/nkshZNYNuB6YVR8PpAtzUVU0ej8fQYcYdpbd8guVqt/XeOJG8gOPVi6w5uQTPoDhvS/1WwGbJZK/iFE/4EPqO9QXNsRGIk0PxS+1fRaEXeT11ZPoxqZUm
MsOMpWKWvpYWaRVtdRy1grcILPbG/nojPF2Ek4XCxC00AYRrEu+Filwrgc1+Am8Acew/74UaTdReMY9EF3+KfJkMISepA63AtUlRVl3XfFE6UxUXGc0uT8rR
9QoxgvJx/gd9kv6AJQW+s7dgFWEV0EpGRvOoW+Cea618WrhBW1CXej01yFNAPeNJKeDSmvIh6Bq4lZGqDQQR6TNIa3FPb2ZV1FKMamYriEFre7nMvspvxa0i
4F0Dbzoe0hPiMqqKWgnF92DNaSSJ4WCw2lbrbp0AQz0RAQ+oG/aFB1dv1NaR91vuq5Wl7xz5ooTYWNxvhtWcLY3PyWXLtCo40tuZZWlN7HFwj/MWHwEKxSsG
lWnWnyaQn/l6oa/okOxp2i1xnDZRfg/09Q2Xr5E0rZOcGWguRUuRvDKYas8lh+lAtS/cwEtp6dbe4rPnqL3gT6544ICpwdtwLn/q/8xy4a9sIhzrH0aW887S
Avmx1k95Cb51haPGzlXyEou5FjgWFdPNKVsjfI83obmkmzF7/T/yIbUIAffDkL5aS7iWVgat1Z+BF0zVPADyPSgKlrBa22dKd5IHikhcVhTpupVHwlxTxCGX
E582b0DDHqJXEKtoE0FiJiS3dO+3vqLh2enarKhEqz+LL2XAKG8v0ZdV5wnONqC7azYu5evDW8rlRdPgXHBAKXS+VNpLL9VL4Y2DGeIoAXorIZGI4t6dStO0
cvxbxxV+P7K7iC7m+H3qv9zhP5YzAa+TJ5CZqEPAq9ayvhbtwU64RM9A68kdEUO48ju7mB2nlOI9lDHhq7WLWh/XCPWcFMUXaekkKbeivIcss9J84WZ5fUrm
CFEEk1DnFfvJGTZS7hY5ztcVdGf9taq6pH6DV7vOgv6kA040QfJk+LTmHNY55BcjNuYEfKS28EbTjvZvN/eCSZkHJSt6tfeye4DzEJ7t3I4y0HzwQc3Rgo7h
ymhjkqhqxvCrYIFsU6anC/1wVAuSB5u7ca2tqDYz1QF6BJxju+DcAju4Y5VfsaKPgrucq91d4NBoI3qaGe72aZHR+bSdcwkaiiLge/LFrOu8rV9gZaTaZrVg
NqtG8wMZ8nk8CRyEx/x2C+sjMn5K60Q/awOCH6T0kLqiortF8DF57u/tOqTUYuFIVttoYcE+Vn9qQ4dVxeilHCO1oGVeECs9qeSZmBWszV/yPOdgtYR6ScSF
J8E4vQfsL3Hvv/qT6oUx81G6tKQqd822Ungr512lK//R5+Bnq08ic5AzAOSarDGuLI4RLT1BSyQzozuxJvba8jItxH0ELokdzXq4HqhbvZVQSfdGaQ7eS+ej
XH2YaKA5rAbkTyRHdaCaUdxJ3Ae9JdWD/AnQ9emYkVpkiXXU2A1PWZ/I4+Bfjn1wH7hBq/CmgUTaQp2Lh29M9ra1tvlmmmWtLDoBHFJC+MuqNUA5MkJ6YXyb
sZMEaJfgF38jzxPexQyK3eYE5KatxD1vRdYzV/FJrL2X0SNMY530CUx4PZubmMP9X9N24oNznDYpuJzdDn72nWEvle/lErgXnWqvSL7UvAOr6PPADCO47IOc
hVUjFlbBi5T2Xt2vBnbLMbi4ZUOCr3leu9aH38aTiz3chc8EDli/eIYxgsdpi7zrQKgNEgF2Ju/QHvMtVl1PCfwOrtYkdwp/j8qr42GFmDxSklXQ5sMjoBYN
j44RGelr5EpiJWmNS5prWQ/xh7qRDBDliVrlAPyT9Rcf5FDfefNnuAhMRQhosDzqjuPRtM09zcNGY3m5dDC7Kf4PXcE9rcXoMbspfx9oCxta52lZebe8Fy/A
duTxVUQdMteQ3/lnLb/6Ff8zs7P1Bj6WinOOvXZ2Jfe07rAEPR/YFLhgHKvwt7+XkC2JpmSMJpPFQvgNuCbN3awbb/3fepTMSlIZcMR/FrVDizbJYhGrC37x
tKhRgxfgoyiLvAZf+5JoQ6uI72IOvx18RcfgCsBkBI5DlfT81EWBG4FR2mX8gMQ7otzX5JjQL46+UT9F7fKniM/2N/zSqkEpI1iIzyuccg/YVFriCMH9rEpa
68w97Fz0UJhF28EYFLKxNPqJzlEP61Sd5F1MG+mPWBzd4woX/+MzRRg5Ak4YW7wIB0FXTeWFYDrqJNpZvdCy0BvKGtBRe7h+R9ie8OGeQnJbHS2aKg9EX0Gj
+qvlfHuTt+ia/JZvFqddT4KCdkA2UEnLYLOya8krSIp4q45xnuOjeDwa5/MG57FjINcP0Utc1/2RNGRVLDvoZC0GX6MW9vWuGdpO4yA9ltGILtAW0YXWc2mw
t3nOTUuOHgdic0ai1b4GopuW5ZXhBPEjeQ8/a6+9P9pkxyzYSZoBuwunOs9fLpgBK+Q8Kp7tL9Ia6Q7JV73Bz1lD8G1dxXVYCbGg8taIsEB5nCUyPEdYN2Me
Ootz0TvJtKVKHpnb+5uNRJyyXk/XW6JytBaZBN/5JDKAtRfrM59aEWiAlav9xVfzheSma2NmXSyL84psK6LJ8gZ7Dn8mvpe62U7KX+ANsA4+E7Ud34ElrgnR
34nE4p2micf4UPTxqBLS6uAUWlPscjiMnvS6+qe/ntZRY/gHXJ18ryQHTgaXKi2UlzBGiaf2YAOwjNcWiSIdRYEtoq51u2RIsaIG8kFoo6OtfwAJ8oP6R11E
VmPxUEN76TPnHn4cu+UHYJj8hP4Jb/ttoqK9ldiMtpArrHXMQnLfcdIqT6tmL0S/qyHhj/hilogNNEK8YB5M2UbpM4nJbiYTEYlmi+lWKdsx7U/SSxH0A9si
Dird9KqggRQSMO2j2SjtbmgHsNXRxv4jaQ/CRV2NOi7Je8B2IxXX5/U933t3g05KMrJt/M35BCVlrpE011HymszlvXzHfEhycGFQMpN9En7pWsYE+TTPAZ31
vvYMKQuWFo3wP+GJih9cldtH7XEcwE56WlsiPVWztC0wGeQ6+iivRQXrzorXqKmzkHwl58CTtL00YGNIVDj5RcdKLLgBHqY+Ye0DmdpyOBw/RvXVCdBmn8aD
tFApLVXRWvNvpHG4CYkl7XGEdy0vgVSXQ52E9gTfgm5gkL7JmKb1sVpan2nl3FuikWtMINJ7RXw294ptwXZB7spl7YPfWf+iKVac3JW9CkgxzTK8zOasHrMI
fEx7D/6J2rzld+Uvs42lOJfljiPfwcvgCe2l+8IXZ19go4J1QQdtqHdJzq601uI7S3eMVV/Js1LsJJGtMPYF57JRrHmuS5Okg5JTe0qjgleCA52hMtVfRf8F
S2csQxSs0v4CGbA5m6IQdWj0WPd3Sqyup/Z17FMmwr0+k64IDjYuKVtwJ/wvrEke8X/gHuMa4dxAFfU6QVWqiMoTGc2yntHFpEKwt+iAK+GW6Dbsi19Z0/A1
vZevrDgkJgWuqdN4f88QvlYt45R4GfchNILUEPGuODEMPAm4ct/yf3gauCSqoAa0L+qFegDE59HtMR3BOVBLTK5my1mPSoBHkhNcYT+BjevDtDY8mPNtRko0
wM8Ce+VrKw3zrPMUqq61se6hx/CJKEPnsouaz5UJqtFurlLWCl/r4szrymNoGBhlrtVumjfs9aIvqRYhOXlsr9IJN+Vx4OtoBQ9GB5y9pOk4265Xm0chDDUu
aJk1nYG3dhlU8meh7cImVyOzpF5gqfDzg8IvZnvWKCHWPfI9ryjm+3ZZ4+liukcOwua+mektHAO1XwLXnDuUDlFbc26QJext9ni8WF3hr6yt4k+i3ikl8KPo
R/iYYxmzs0QiG4sDn+FofJl2tO2N6aq9JUWWC/7oqxa91f8fC5WqSv/wK0Yu3MiXKcJ5TGzM+guEso3gtnSA79aOsIlGV+bRm+CjpFawNvGCpJgQ0ceak+Vn
410rxfHsnpa3OKe/6Mm6p2YkaKFdikp0pvPBIFXUUtbgQZ4kKmc6xT3e2lxk/sCS9JbyUDAJTkf7i2++nbJW7ixua62hqr6xl0V5PFW+5oT2Gbbfjc7LUrXh
9Ht8X/+EvrA9vKb5i7LG14jfJFXYq+KErgcGu1rAR8Usr+M4uYj+nR3Jp6fNUxemxuD5aaf5/0jf4FojwAeIr0hMsbbmakFlL4rLvaN8IUPZINxZG0rLoKei
0DuBrpI3qWX1G9I42FqUg3H0mT8DJ2y8u3lkqGWNlWqoa9SJPiOsGh4oYuR/tIb8ZE574bcfgs+ClYO/klO8Oq6DTytNgJs1whdoH7bYdPDvQCrcqVwjy6EN
lZWOmQu0fsU0n0gqWjki2zWT9sWmVFJ7rTSxjYEOqZMyHwwUFzfmRr6pNhv/qpbCfcwXxc14pXZJKUKLfcf0CY6R1hCwCJ+VJpslaFvlinOE8xNtjv/EXfXD
aI3ZkuSxmr7utszMD8Z49V/wkdhYfbMbnZLVBj/lVUQLMk6KF8u2DGaDaGdttdKUn6LvwCZ8FFZG39GGWiU4yqqhxWuv1LnFzvkSJkWY/ocGsyKtwWS/HB+4
Y7ZXmtS8y3cWv4RzNhMy2AJuErPQMN6Ydwla/Aix25v4l+n9uUrbqWV5Gv3I8rXZvt666T9pXkvtiD4Ar1rDdoJoriNwBWvH/Ohb3B19I2ZHjwBBq390DVQZ
q+g3hwM9gSXpW30KmMOX0gEkx6iC/5Utcz6uq/cy/qcr3gmWixbk/iIPcVzIqCRsgXRYRENwtDQU98VZeJeaAsuxku42eIT2MCcet/m/f/DxHOkvex95OG1r
3mXfkG7mNWmlL9y7OviVeK2trNLHuM4mscHFuR0f+6V6vJTs7IYPK2lwjH06/xO+kFpqO+FpRxtUwe1Evfkscs1shkO9+bhUup+MAgcNRb4Erujx8nu8WFqo
TEW9wfd4GWps1aK/wH7ga7DAJ2CprBD3RW28dYvL4hBYpf6C45RRyk2k8W+LZ/8ff60dWKuyaH4T/AkOsryIcJqAcnEePR/D0RrmqN5PWZ3SHfc0SqvL9VHF
5HFCuNEduBw0Ay2DE32LYSOZilO0ceRN4XHVRPVz74EFYgJ1mRvJV2SDQcVFD3at8fxVcTe4az8BDgYO1fRZdvpfeIKxTGQrt23zeKzIFq1pT3HIfBr+vVQP
/s3LiLLCIYbxh8xGwhwtYKQyjf9GzriztP44zPoPY6mpOyC6yx6rsondISKf/EX/i6lBy1ivIy56g3Ki2cpIdH+BdWg/V7LUSYuL3V06RVnqnUZaZe9HWzUJ
Jtp/gP/5ttubkt9JK7cnx4IL1YZ4A35gPNeIXDXo8g1W6tNv0WC8tNh/NM+j4DOtgnSGnVWq0hitChjMgyFdYm5EhLj4prnmdo793cQz+aAvFdbwvU2GvmHU
EF/IEdGaNBT16CtnmeiyuSlysrCRR7BrsZ4i/Wesagxkn8cXV9Z3L875FUx2D7Ql2pu4+/P86BTSSF6lpIEx8KXzGrvFpmDVtlh9zJIZ1aq4n5G3pAAut68C
swL/h6Kziq/i6vowGjRo/NjItkNxh+JWPMU1uLu7FisWJAmxIyPbTvDi7lLc3aEULdoChb5857uau5n5rb3W+j/PzUxrXtD7zvwarEUvinnesnoA/uj/D1aD
Oam9SQhy5ahxLqW8Y7I3ln9xnde24Dv8mqiGvtmLRCM5Vo62c/G84C6tYV4VU1CUOQVk6l14F+U/2RkruA+sgwvR5vwAaAe3m6eZn5x3nsEdE0J8uCiKROxZ
/IOnoHVQfWNspku9Gf5f6GC20f2vOgnmuKfYh8hZ+jRjnifZ+wfZT1ajltpikmWOwStAVXHSboJO+KuItbgJVkkr61x8CeMJG+mb572l3LTfxteScbyRb5zW
1dOK70+Q5Kt/ECke/5oVxG9KaDK/sxRvJrap4wOM9fSmwV9ZkF0mc0reSHjiWx5hkxn4LSawHT+NEsR+e6nzihqDN/nXkiGwrLdsid/JxawbaZ1cfbUuxnvz
O5tYMpFWsz/7D8M68JKloYokn12ed1z6u1jGNupfnHPBt2AQuMkV90XsZK2wyJhJipXYJMe57qEfpRPtSA3RncGi2YlgZ8pAu1bpnaibWom+EqZrVfL/5D3P
WP1PUV8OR84cF7sNOkpnSNPXGcVzDoUKhJzsb1EPDRQL7Ra0r+xFc+fU5z/TxaG1/IL5Bnj1R6aUimOqSNKnwBr8V89seN/XNDAaVSHTNUsrywl9oh7kk5xv
Mmv4/1H6oZGewCo/XxE3xeBwDu/s3Ugi4O+6pbdEv/Oi7iukk6F5Syl5qc89zyHgO607fOXsBKf78oJkstWMsHt44/3fUTYsrEaKMt7NaD0qophr+nhD/sZQ
A+XQTlKFGLi/9wGZzB7/2jMub9ZPMT69rnUa12cH1fdR/2U/IyfIXNTJGCoa2Uu9U9BB2tB/1Dc1uMn4L3mBfGU/ZsX0A44ZmCTcdl8025PcrHhaWVLNWQ4s
5//RCE1zlnWesq0wgS0mScE/+FMjxt0BI5cu+uEdBGo3yGlnQdI/M7TG5hxcNJNAKv+91Cncyd1R/p3WTgblPfU6amKUoreLZhgZRhlwjVVnu4OJdAuODnwU
d82m6Q20lnAy7O2fHkwukW0/Uf/gSWEKbgs/0ftKHfrAt5juZ+dZgqwVOsvz4vMLapIO4EBWCguiYZkXaVdX/7iSVnWrBxxNOxWKM6F6EFbEjVhDY6P9jM6M
KS9T0GxYraRG3tpzYRL9BOeLXQKog2HLyCFsAFm/ei59ykuRfTARvLLKOnKTRrgdqejKBbwZ+9GrMDkVN7aB6fSq85qwnE5QLrzb19LuAsnDa+b7TsmRvjKy
mDiI54baCaf+Sc4NDbB3raxBd9DBKevV96EO9BofTGvRqkp2zpJQRxgH/Mr7jB9WfQsFQ6tkbPJjT+GcU2BUznQzMyQ1Zg5nNdhLMMuB6ETPQVea0pmtZtdB
LryLFgNr0RDSVxmp/A9uYuWCRfhmnsfXUs10T9AWqpNkZdKFJRd7KxxyPT+SHVrhhd3Ba2WHawNr5nqtvcWdcGxgt9JdbjcGWo8zc4ezaKarKfkq5rHO6mld
4Qv1LLkulAs1wkUDX+0WbJYSIWuD66gcaSjXs+LOCYYgnUEWWYxWMwseiksCK+2lJR4FOtPa+hNnZdkuGE9GgnbcJxai7mQOb8Wuwi2sZ2iD3SvMFpm6J3Wd
FLKT+GYUs0VovlaT3XUtoXPRA3BfW5sA5WizvaeFb6FMTpgrG+CJ8i0waH1+ng4Dg11qwZOil90t5Vfxp5xCWxQqTnbz3ZrDGwDN0d/8jL3RHWGvoju01+o6
9TWarhZD+XBixlblKfoPpgaHZJYPJoFd7rZmEizp7QQKm1fRCOTxXrPa4hXBAsYwWlrfixcwjbw3BorSopjbEf/dJeB2XJUMBX/gqeAWbBzsuDLouRF2oN8C
911CNGPvraHqAKuNa7Ef4st4NJnJLvn28Kt0hP0Te+WrqseCnqAFMWk+owHw02T6HZ8nz81//J8VQ3thDDYtVBvZa9zyq3MY6SGvkxXu+TAPmaB2VTfL8biv
clre8fj0PoKhosGhMa/ct1BeEg9fmPX5MDBOPDR2uEbxHmQvzR8diav5ItlW3CtYyjwje4CB3jNoLS2f9dFYreblHnJJ5iJMrQL7krgwAcbSfGw922bOgxW5
ia5lXitSydyHGpnXyTzjhV2EVY4YM3eBUZDlURfgu7CJ3hL3s1eCb2C3zDCjrP8l9CBbcV12gRZ0dwrNVOeLX0W68w+5H3c3/eIMulXIk1YM/ogPkvuOSYEW
4CLKC5PBfp4ddZ0UQAe0JUYz1Co5CAqorpQo2g48Jl6xHRz1lI3dSh46y5DS/kOpufDB7ETcA4zMqkli4+7CvXgKqCcawdq0CT6orUvoBvL68pJeZLAk5lnN
Z7yOv8mHBMa6k/F8uJuv4VtUah5gofgddDqoIL/ST+Eq9yXz6TbzuxYf+MGcnBlH3/Bc+FXyeGZ5EK9G+hm5PbXEn/wamhrIYGVJLfaURkAdFfCU15ONa1a6
4oCdlRTwu/paIbC3+lbvo2vmY9qPDFOm2BHWdlbASCMTS1ckDZXrRqxsatVBeNVO/LczEIgXM8lVasHOoqE3CiamdU4Yq5YSKvrPLsaWkhJ4g3nBigQNRCa/
R8dbC9LbzQspbcVINo+uYG0yH6r/stkOqLWWZ1B7vx6zAySpV+2LRmy6y+oR/ADqkk/ojnqFbuAH5Dn/a+OcrzUchxOzX0ACdmU3VebhpvCCEinyBVV8RTtN
t+EqgfySWjFyHeoUm2LUDD5Fm7HiHMX2MMq+Wrld1fEl+Fdatr3DvEOqKDczbjOb3ZcL5Qz9mGwunOon9UngmvXU5YOl+f/USDg2mCoWY4d84S4qmoSpLMU8
4ZxEg+Awqydvk2a+2/KEHGN9529lF3FDNmG9pAt/5DNIpjvLrEXLkY+BZ8GhcXmtas7CaIpo6MkjO4pf6F2WzyyDIwOjybywe2TR+eyvABG9wka7hPVn9byH
rNv8mVkILkFRhbYqBXhn/yPtQ2w+JGyPVUNdKxyiGuzs2qy0Fo2URzEreAXTBb/ENQAT6TT/Ah6ndo/+jcwt7cuZTuagZrIzSNMjvWfg/TWnWB77nFXMaETc
+lVnZ3M8auSqxmrJhloKWIcmwjtGW1FGaU/MjAlFtwV4mOvHrU4F8+XerEpqItjrWlxij92FJGHBZngfsePwwqKWZSqZrenNX2tJpwySNna8/Eias4YIc5cr
yd4ctYG+ZtXLXNV2FW9kNSbDPUV8TofDbOn6z1sH+NFuUsxK8gyBTbUs7x9wU/bYPCXVh6Ct+FdpqXelLew8c4qjdqQ6/WgsihbiF/RZ2+o64KxDUnSvv7cV
Gd2S5uc5rA25B3P0UyxSW8NPurJQN7CbP2Wxpjt2X3CCI1v/ZnVkq+GwuO6oe7abO12FQ/mK7kXD3E1wa32jMypMg4DUJKW04rguseEd9piFgtUjJpqR4e2U
DEobBO0w39BkfZ62hOWPnQ520zB1Sgv4gptEc9DXX02uwzFyWOBAVprfkvtRDnppLyvTBK3GKXpd8jueVqamLKEUYac9w6JfYVU56R2trgLH6UFUAFzOyPaM
VfuTGFQN1FQZvYVxZpDXYNfZSk9HVNRewL6jPOCT/7Ll5D9l+1wnQF52NXCFVvA21O8690CoJbkK5Zxj/1OXKNGS2A+cDTxtwYnYt3ypNVA7w5eZfSzTiJen
QTq0Aglytt0XlRT/JdhWadwR5VF+AB9RfbYnPh3/YBRXJqN8UWnGCliD/C47mWnqv7wQnBferl0SLvPKSncS8GlkJG2aOQZKVy3otR75c0gb8MRumukU9UgL
4mGzA8uMcfQA7ISNlE7kobjknO9qQHaTicitFUCV5FE2TN8t+hudlmawEbAXClcTN7Kb+7qTYRlbjDM8zY7Qw4yE4617vCmeLxZn5gq78kFR2q2IQyQpvFfS
+QWrCx6jy+yWoD3Mj5Ndx5AFexjEmM8X2WnyvrtXVm9wmPjM+cpm/Kuvv9kYNgs76DVzF89CN8kgTzPyWlxTMkuNdGUaOojiv5gl6XLznJEPH0/PFb5b+bh5
VkHQXJtKZsWvDO/4X+wW+Hd9nsLRLK26awNIRMTf1b5FvuktdU37DlLtGpZ75QTZVW1uRCnRQFHHwBvmCuu8uBlcApaH6fg0TccesdY6DBaShfH76QE0kp5g
g5UGoLna159AOuBWcgY+whevQb4+7HIAkY5ZTcOpmy4izT8xUa+CEcbPvKTsG/dOH2/43fXxenoITVA7hTNvA14HKusX6QHWnPUgBeQmfob9RytoG8w9xiG3
Tm7ykvY41or14q3XbKGdSYS2QG9OItRN+r3AAzxWnLH2G/nVj6CD2dfIGzOTOeE1md8oqcXZt+w9+k/Zk4UMRfiGyS/RNUONaVpkZCh/qLl9mM3Pyfbnk039
IXGV9ROz/T/FZ9G14iV44R4qUkLFw8R2JryFK9jx/F3Ga3O+nouUlM/M3Wyd8i27o2u1nE1G6UvVpGCylZ+VFa+VZLoeNFLz0hCZ4M6Aa52znQGpWG7ZliL7
pBigvGIdwzz3UhRnhfFr+lTpI3NoR96QNpYPok/qG8QA2gR+4OuDvRz7HI09+dN3ktL6aVBfVhen/QXgNO0zneceu+Q7KIzWBg9npNi1CfZts794VsDW8LPx
GDUXMagjMUlF2kmclJEJR8FotaQvCbflS0MJyuWsUTC/J5UeSp2FxoOjVOWn17zGRUA5XCS4133LaIxSoIstc94r8jxhCvgY7MVPoGw0SN4CnXhLYwZrwcup
USKR/5PVxpyDF6CVRo34cpqH7vcPs94YybAuuIabhT6KvZ7MwHZYXG+lQrkHtQZvlNqeMeRZJk1QQyXFP7Qb+Il1QQO5UybSwrRTwWJ0m6yJ/gR1vPONqFAK
+GSdQDHkFf4dFQ67an2nV9kPWoqf4e1Mjv7Uj+H2mpGZmFEZHCBp2adBbvmjltedzZ8KB1zEB6fmxxPBbpYumhl/8LNWRVVay80RnvK+p3Iv/I2O1sYpA5XO
oKbc6nPFm0ovXlKfHj9eOcSPOL+pV8M+rsBcaD+ZJVrCLQkNYmLJ5ey+cW30xbC/tc1flGyIn+L9jIJCxYdIO1ceXsB9FR+mddAzPg0WJZtATddMMQw6vEVI
Ja/qrYT+t7Smqx7LQyUuB78415A+eqa3Fa6FHSDRKIpOZL8Nk0w19Js9lXaBaXo9sV00cAswAm1SaoJcfJZ1k6+w3f4e/tq8flZ5FpAv8WoTuA+yN/E9cRyb
glJtN8hP6i5bmt5cBuHiJW88v2a0Vz6axfWdqChPlUPZv3yxNQg/gRnapexTBf2yltXUiAl1BLvgZJRlvA0uc1ZwG/KEOR10lvP8hd0oWI2Ut3Kla/JomPt0
6yvnwil1+UG2dednX8FtedP9YeVcX3VrId4X3maqcdW8hjqT2Uox6JPbYCmxh31TTrMIdjFMaDuyfuPd0ImYGiKv96y/WWYxZWXWdWvXcsx2kq6h7qSMNsj8
Fk6Jj9Rgf7Nndl2rpHnazBVV2ruK5oMALsyqG4gEQ+hzmIvf51h5b6+NO0+ynV0SxugLnM+s8czjbMQi0UaqiwtwCr6krORtQQ53k8kxy2BblOOLxNODOexP
r0+vDIr7WpuLg1+TJxWzrBhWx9wnZ3DNXoxXwv98b0h73BdtT4jkeVBBrwPcZ+NIANdkY7KfsgPmPKuY36K1XcfTp+GioojTtOexoqSZMkgM58cYst9nttF+
4z/i/eozPkpu18eYH41sgsVAx3WSG4zVJjOMZrL2aBE45WdIM6C5mnWLcchRGfdYLWsN91tCbBLdwx6aDH6nJFBOPqLP9D+MQfZ1d2N20YpQF3l2sBWiR7i7
asp1LJp2xEHUmIyH763O+h2jM3+tHrfHlU4NtNDPkiu0PabZ48hj/hG8I1GKzeu4w/Tj66nfwleUju5pZFT2I2tQiWZmxfhpoKs9HZmsH7hnZGg33QN5Bb4h
swMdIze5T2d/z7fRfcdb0H+fZZv17YqkVGo1s2cwBKK1e3Sw40j0UbA+zCWlvAGSmzRBFeEQpYUWg+PgINKBHIzZDdbwRmAm8ayqyvKAldSNH7JTpGIpSwyy
u4HeaLRzG53hT+SJ7nW0glrbUw1tdM/nh6EbRMOqys/yUIlGrBhq7h6ipNOh8payyTLoUbSLtmdtxCLzr+yVhfarL/zNoERm6T7pA0VSZiPFIzuYn8UBXo4s
ICeN/TjF3QTVzFSti5Tr40gf67pV2tcNFw51UbY7i5r/pkSuHSBWyWIxz12j0pfQFOWyOh0yfZN+QNxAReQWeYK7Q+2ESf/0pNFBwZG8l6wBloi18HvGMfE+
cFfUU8qGc2sgr+P4UHJv+DwmIzftEBxNqsvBeowoCyuZH12DYSHcRNbwXUcINxBXfL/hk8gIxPo9xOX+N3A1eFiUF939D0CkO9b4O0ExquhP2RX9IaxF3kHg
HyImoWw5UQ7AWS6HobKvpfxwZpGPrLSvo1umTvNXlN+1nuYV+4N4jDrAEVZvNCMgjBtW5bR+cCdOAqVAQvYimDdUV/lgP4410Wh8yzrDa/EzeFp2htnJ1y/w
iF5ydCRTMpC4pySY+W0F7HHWIrHBMsYRMxt3YO3MJfK02GWuFJtdz1f8JHaTniFVzpHPYWPjvPMb7mS9L5aA42V352fHFPCdPndvAcsdq1kx5uatrCasLigH
23uYbEIiVl13focRUXlgi6iXqub7R62Bq/nTRSf+CA6hzUWFcI1q0wm+q+YgXgDlyWoU7oaJ2V1WrBPSrs+7sF7ilXIZo1Ae+ykeSxctv6gXQ43jxvrXuoL6
PljFN8vYg3rRqnC2epzHB5BYJlqqP1onaF6rquwRdKOGfCn1Ua9shsqprWSWORVOg40hV4H22CxG68JDWm5vm9SWZgPpYJHZwZh5oimc4LLFE38DMgp4yV1S
SmiuaPYXyU/foWhQzFMSTElrZs8qXYZUYO/YI30fuad0cOdWvheN0mqSiqgGHajNZC7vzqyj8C4G2W95YTqYzsWTUInMaNpbDkSUDbeeWB+0keookt9ZGU2R
aeof4iT4xHo6T7HO4gJr6YkQu7Q48Nmo5BgK3fg4+pV0lA+N6rJv8EPYhluSPMoQeRGOZV3MNfEXQDH2KHat3RifU0V2siHpJlzDbAGaGdutEfZQc7eoTCfC
au4vqIj1e+gANxDRroIYeTD8Pn2jOvNZviPqL6FXmZXlYnQFfLNWye76ZpmcUZB3BfllcU9v0JCckFsCfcVREGHVcdZxZASaiIHkd/EOLkeX5HxfHXGO/YMs
sts9ImEXuAuLwz3emuobPB28N6IDQIsL/RmmAcu4LLabbUIu9SycyuaqJzMviZNcJS20gGwPTxvf4C/6UP16XJPUb+CgP8Du0GNmA3jKFZQX6O/ZW+xKWk+H
aXjoVGrKjbAMfqFEaEAW9u7gM0L/ms+sisTFVlj7UCD2fbAuv8pvk+nWo7jtfmqM0JEYk1kuD7Em4Mt0pD1HRkXODXDlZ6MaX07bB4aKdB6k/YPPzRI+Bnbl
jWAneA89A75AHPPUcqK1zEff4QxzvKMTvQYXkRRenlYRGeqqTJ+YY93np1iXwBpXQTjLfsiqi6+8LJtEPrha+nKtbkzWKnOCf+heWQT8YfwSWMqKgQIsSLZr
axBI28d3xu0xxqJJZB0pJH/Xe8mg76preVwOX4Lbma/ME3Q76hhTSV4CuTKg9l6NBgX11elpdvyaOnQdXxwamVDRrsMeAgt05Q3BIlxdaa5PiT9gJOPp/tby
Mthsd9Nu+gez/qBaguV7w/+37G1mOVCeh+xraVxOUbsTLzHUIWyXG+A/55ahTVGZqJbOgiZxFjJMtNS+B//B1fAkZQ8cIy5bLZEJVjt/jq0Xl5i21JoPuuun
PPnYANEHHEBVyRXeQEmkV9MqwwrkcuolUBm9tqcEjultraqBylElcBfyq3ei6wiZBYcqy/01yQv6Csc6avG/tCmFCxG/gkMfPI2y8oFodX1wl7bHjwKT2Ry1
qYxb/sl+FnCB+cbfYLp/HZ7CZrAZpCabyLh4wIJaHWNK4Dwbrg/jT0FWRkNcmzTw1QIYJQd/gwUS6slIRSfXxGuRGrPE6C8/onusBdgsXig5Gc3YZLJD3s7e
7T+ftZGeD34zPxYbEIL2d7UKSFyzEaSiL6GGoQ529bTlwX89c0suD+1hqv1QRoC9ej4ZBTzOgXp/o+jaxfxh1q+hVuZw8WFVEDXnn9FnOc6zKX5FxjU5kf5M
DLkRtQs1JM9FE7YH/prVUx4wC6FCpHKwqqIGrshhcolzPyluDfP1DRt7iObPShShNN2/yL9J5FOOwf7Bfey9p6c11cjj/wzj4Bj1QqkbtCovwd1yCPgDXhLn
5R68CD8v2FKt6a3BVuOBRnf6hZ/xMtDScKDJ4p79A/sTlLFrwrpsuzUs4S+USlqT0XCsp0fYWx8bpXBZ/J82NfCUDKTcsxduQPdxTVKn9AiwAaTgldpsO4Fm
OEaCHy3kKoldIsZYKMqilMAwcta3UyTBbHaMliFec5D2WKsqp1vrhKJ9BJppIisNAMw6ebcqk+BhkBWYy/oZm8FM6NV+5gP0R+6TchI9zNLpFWMn/Vs2Vn2G
318jdJPMIYr2B6xqfqMDUUP5XN9j7BePExrSH1STrVJ1T2NSBawlB9gCmagzHbDu+C+Yg27LzdaftAx7pvRkXcEtMpXVthD5jV6TCXiHdUk2hG7XUvurehTE
0n9cqXpFsWfl/bS+ccmkG/mXnofTQwWYAt/gAtrrAGFXzU7iipoR/cEYnbqZeG3V9RQ68UnoM0bxZJhIIq0s/Bd+lLEDpZp+OI+PhtaiblYL3sn06Dt9xXCx
4EPvRgJRSP+PzmP72WtWmb7OuEfql7mmlCzzT/YDWCec35/sQniae694qc1G+eky7lAb4IiivvhLWlfiIGfMJC3TzDC7RN5UrOwh0AhcBrXxABIw67FHZgNX
htgGz+l98QRPRZ7qLwunoweWT3aHo2kad4JaNM7eaV6jo0s3FPd4MU9T/xjpyGxmtLOPiqNabnKMDFmRw+rRCOmK+xd9yCnvjOVf5BL2VD4J3I+y2Fc7wYwq
dSs0LZSh3Zc/2ZEJc6yhOSk5M2VZ5TDLHZpnpudYoGUoUr4yX/LYwBX9eWgavCGaOy+CnXKHHCEHsFKhUTHIvcGsZVVQVorqKUmoP+0IdpNM3FzuROv5bnKT
tQL/kB9RU4cTzOT7nbFGB1A5ebf3g13Ne4I/KPbNap/+P9CUzc+Sofl0bFRnOo5msmyyFfaCD4JVghOC0bScfkEvlJ7GH4odniV2K3mGbiWP6d90Us4WOB4m
81kmMhGNwZ1pYblHmRfKpPnWZtCeqD5L4jNIQ5xsX079Y/V5sV87CMvbXPYO9s1Olitkt/x7XY3AzdBbo/UawmoF+tOPYZYt4GyFZtkG/4+e9U4wk5U47wS2
KfqmUyZQcjc4cE3zrCIlcvg08aNSljS0xwauO/t5+3lH0L9IN/sCqgfHkQQwIm2oWZOMJ5dwXjkq2BzOMH3EBV5kxqsTglF0sCsj+GRlQ1JUHUr+Ywd9FcFo
zzI+wJ9u3lO3o1iN0JK8YEIVz3uzEL6LC9B27JqZSR47h8g43Ix2MV+7azpbeELsf1ZPUpePpwP4XrbR+1a/Rx4tf4G82lrnHlbTaKtugqvYLn82IuG07Fym
jT5cJipLUS7vWNA9e6P3EPzqyFvwoTHGLpH9B7rtfuMqoiXaE/ReIBJ/xvmMv0V/UJQnos/oGTmud15zhRN2E3X1jbfirEQ0QfGTFcYVezm9zH8P3lhjA1Lm
rv+bb7mhio7aEmu0+xpiLDpQX+aRT1dN83233qDGdlRMvP+TOVGryW26hPQgiXFpzj9hebqaVCEO0JYE9YFsWKC+byRoy4oKIfbFCTJL2Sgkk65Z2CHXitLW
YxSTWV+uDr7AdbSP7pGgfOlewbHxS0kXeBsc1+YZkbyxay7a7k6RDnTJuSw9OeG21Sk+L3IG+gfPI4ZH0ZvRY1w3pNP+BN9rp8R6d27aAvjkYUGsuaAl38wq
xh634oIT+FsxC41Tc+cMjXZKR84kXERZaY5GM0XnwuNNGHooR2q/gazQNnE+dVNa3qy88gy76RoPC/uxnqTfNY+ZLtyOWO6/5lQoUdrZX90uhvG2HiVjANqt
jbHLy2TQ33yMQmAYmUImaFfEM1iUQOuccwh7xA6ALHOdeKeNNDu42rNnVopRE/VQF7JmaluLZpQyfuRDZC/3oygHqKPZK1a6LnqKymMeHW50CLFK7xS2v1T2
PkxqPoEREbldNdhscYmVIu9BCTuP9YN9WvkJLSczzRApCdsapWkzmcROWz2tTKMJy5DHeXv5EOSVVbX2ZBA6JYvIq64t4AeJaZJFSH3hjCod7rzxvhxeF9eV
Z3gPElfc6ekX/Fl2CTPEDfw0sMS8Hv0NLNE6g16hI7iiKCsC1nX9nPbSrgTrLB7izKTNtdcoRW0H+sNQ9GrZkueWB5TlaB+OzmgLhvoSuBao5GwHm0afhC/0
4llxvFFMN4Fkqiwn/Wi/SFmehJ+ol/FwcAG89AHS1x7snE+ua/1JYrBZakHUA5bV17OexGD9AonhNF2PX0IHZLKdrExWwVj3EvWB44Ey1TecFUazZRS+CZ7S
R+gxv44XiB2OU6CauYrbTMn4HLiqHWAreBGtOimU1S8jGucNG9Fnlkpf0VolH7gPg9UoDszjs10LaGdSXPxbIoUR2QKML0TN4lF9cWLWuYRmWiKIo3doKFAK
HcBT8UiWgQ/hTax3+jS23+gLdhv/wFbgtLca3A8+KWfo/9TusgJK8g5Ff5iRZqocEbshq648KX6068PXyh++zzhS76Mja+eKRsoj4Qqe1iLVqhm7AhvxF54q
fIqwfdDtS6VL6Q+uYsiLNDJa5tMaGVmaKluEOmY5tR/DdYhTVsJuhmKssaAyWPTw3JMfPLvETT5JtpEi4ax0pGTKc6Xi8Edl+6oU+TeaAw9An2O6pysdIXqx
otbJmOLuTrIzf8zKyP/EJmBpT+0IMhlede/RNH+dEkN0S24UjWRBWU9OAR3YDdiYRdPjrCXNg6aoXfUY+cmqL5tnOOki9A9IkGdLbxS64wG6bvb3+uQgX0Gv
w//anExmswivgRSQRx4NnOFRqBstTKo7fpaj/A5cxLqhzreHomvoIgjKPcUTQTu0UdwWG/3j8X27n/WVntW2Mq/5jz4WLiEXw7zYGP9rXoGX2Kno0fy6Uoc1
CtVQqrD7yEi4n306kIrboCcqRz+zOfQK88g/nWVZIVEDTpXTJZIHQ8P1cinXE6qLYcDwbYsmyAv/UcsFt1G8uqF50a4M4lBZUYQlrEmDczIjSB6QLv8y68hJ
YVDqJ6muSkOvz/sEK5NNvIxSnxx3bdGiw5OKeWezrDwfcwOk8cb2OdyRX2ZP4+riXwOdYWt1L9+oLjQrxh4NJGZNx2HaCiwifcLJND47i2xlTzVb/xQ73iyt
VIxfqxenc7kStpPtKw+ID1pFHpILQQPHaLHFmohLk6P4ndoFJBod7HSrB0om09UfZTqoh5NAcdbLOOza7DpEq8gHGZ1wHbAPVuW5sU7vkEZ2Z1GUPSh1w+O0
T0VvyfTCimoFmo8URXVEKe04+sd/2NcBbKdjyDy6CA90t+EFXNeQBQgbTuaL6i65UM2YBAegvrg9G8xLkEsoll1Ha7Se4hToCi+g3KJSfHnza6mHYiAcRS/j
sr4kNCyqP71CD/rLOSdbHdnfeJNzrvhHXcy0rB24tuNtoLP1YzDCHGjkoqtILGyXdZCezgD6TywebUeEnk/9n37LaEmm4kT6wl0sbX5UFZQX9JXpuBrcFehH
KotyviKkmH3PX1pUcBbx5Ih5pCyN9S3i1P1M34O7OLvxEF4Lk4rEwFLaLp1ozU3iGxlM1uaat2gy93NGZ4ux7rd6LpIfRtKSeOL8++YcjNy/OF+ySmi5bOSa
I6LoLq2b0t4YCSdpg2iMOQBm+S8QP10i+4PTYeofw44EVHFipROsNY+pKvsNuZG6uo2A+I45025Plmr7o6rhW7BTINMeTV7au9g90t1zWHG55mTeg/+Rb3Ac
X8QLgKnkJk6E7QOv4FIHJjuZbhxVvvMZWllSqswB2D1QnJ4xroj1KFVmhJNgIuztvK061FboKZhslvQONuquHrL6JpmcwDyHQb4Ym/6WWUBkqpmkv/sX2ZWV
oj1S59pz1QVwp3u3w1DfwwDP7WyulSP/YzrkcEzCdDJeeaC1jjpIeqNkBOUcekfLHXikz4Rj6ARcV48CcbCxswBpTu7jnVzjlWEXszSugvvARN9m73c6FzX3
XNE2mskwWd0JHhj9iJ1+h25FQ6wFiLPn+iL4WS3iKsf7Gl/5HL5aZqrT8Whwyx6ufLUbwxk0N5pAVsjRKBoOcQdIYzTdqZHDLE9cc3AHX1G+m11EJqiu55f5
8YeYDmgRSyHt0V5rE5kKn8CR5r+6DesEU0svdOxF3wO53GmkmLGT3WGT1c3q/8QhbTMX2IrcQUagRXAJq6Mj0oEMMmpR5Ghm3wumMr+wlMKknKXiHOM5ReoZ
Ukq0sx+JkbADqoRW5XUQy1PetZ3nCb4R7pxvdnteXz4GK90X5U9AA19Ea+qUQhvkf492ieJqd/Mm3xp7y+7IXWhzMNL1MEyCVLrYIFBJZvk6gmX+db5a4gat
GRpkRRrbs7bb62ltz4j4vwIUX9KuOp/LOrDumnh7IexqPA5sx4NQc/gqzNaPyF17FOgsVuqW+JWtIwScAdkkoWBd8jNZgHfYX9EJ6x35wDuiUSzCNwJ1BYei
BogDMFJfgMeztqI92WDdhqPlGHsZqeq4teZP8tDTTJtBFmlFyAAwy1rvGqBuM/YEWsvDuKK3OvuAhq7aDO5mLvFmK3/B44Gr/Bx4yT+Sw3QN8KC+1qyluX6Z
x6bAqYpJlpDhHkDi54/NuQIW6XnNNXK006Lz428qOTwFN1Kb+haRO1ZTOtH+BdaiTJmBdoht5iT3OPyT0Om/ga5yk9LPNTT0FaSbTbWZZv2E2uaHgBI1jK1E
p7LuuOvbE6waso+/DUixl6sf4AicDfpklMrY6m3ESsgrmOIh6o9oqtGN1yrjVcuQsqRVoDebqXqC09io1CTiRf+WygfbWW+xxbb7c5OZsX+z29Eh/QqawJ57
91LsrUOKkghS21PeW0+pGDdS34y6sh/EClCT/GRY0T1I++AHOt6sq2SRQ+h3WIXWo1VxitkMbIZlURvxnofSHqB1Yo2MzKqgADs7PDdHcfnsfuyglUju0Lre
JNCcjfDeEYmO4cpCsUyM1i+hQbxC4IL5St/E4+w4VkFGxLRx5FYaWlWsB9lCnxd0Wsv8l0QVsxquoF5EO7Wn+ImsgdLiy6jNtBJsJFZkflENHEkrhatwv34a
7iS1UAR5ERdC2C6N/5FF9BcBLbOcsZV1Uaf5fwyesKvZBpmmBoHK9iqxbCgKsqFsieOR80v8Lax5rpb8GHSS1q4IuQGWiDspx+Es5HVlo/ZyDJumsOAG3N/+
zFOBC5UI7fKXzhwNpvO75E/XC9YIjnRPV4sFj7FlcRl8saO6dyK55m9sd3PdJUsdRc3q1t+ZF6GDW8GffJbLY81jHfEs9MTK0v4AcdotmmgdT6lDnmci4z8w
kE4lue2yrAicTL8QP4rMvoSOFsonl2QPzexgT7Fb4mNFX4R7rBopAc4rFdUH2Tr6njGGrAe34AtcnfT1TcBLsAuuJhPJQJOHZ+RXe6c2SD4xlgSDaFP0O1Yp
/SybmTrauBbMsV+Y+fQn7DO/Ls4FLeWMuQfXMpfBaHKb5KPtaSdrkD3IHkBTZVXJsaTXfOvVu0pHKfgLjLQr/qTU4rK986ncSvxqB6d0p2hjxL458eATbInu
s1S4JPSAz6EmnrOmKHsSV4IU8SgrTFRFXxssH6xJjvi9JMkXhMPQC/2zudxTVp6gnYMzHJ8KLzaXywsZzc2tuBzP7VptDVe7GbH0hN482Mc6BJro2fAcuJbO
6cdVjbCPULDXDclpZdXKRr4oEhmcrA0MFkE90V+iDhYyXV0uylEG4xMmgUbgiDKRNLEU0VfM5T3Zz+SN82lCGeoD1/kS8YwkyaLO3M6kzKfoZcYQz3rog68E
T+0f7rV1vo72HVKTXKJ5SSF1tF7APIQ9wVb4F/247TSqrIxyxquUlZOK8zUozUua/9MKqlXlTLIK7PX3EK/hNPdZeyBpiOLNtzgafkWf6QBwG+RYXq0VLQvX
G5VgZdwnto0VSXoaGj4AK+tNrL9QujYQ9GNd2M/2KXuzLOni1tK0LLUcHuu6KM+LW1Fb2G37oPZc/8D8nnTsCGJPCn1p/U+rKHMyPtofcWff9NVjXBGBkjLb
qizzwdvamMBZNFA2CpaHzWQhesDjsC3Wl3zHgbBLtaFD6c/wjFxsBGgjvQp7Do5iRY+Dh4yzPJkt4f9mdTCT2FFckEKtvpwDzthhjwjvohdpd3g2qee75/kE
NrDNoLK6TUK8Su+9ughvrHUznjh2mSXjjq7ZFb9XaF6F7cYqh2pltVAoLrRPlDM3KjH6d+e5UL9gFi2hf3B9Fy2UT9mLgR+98vdTWtAL+EvCDHIKnYd3QF5n
C+RdlY9Ulw44wmqrHYe54ForR9YAWSJHNdO9rJ9VW9ttbkGrYULoiNsk65eMJrblpkS9417KS+qNg9vBXc8GXgUPhXk9360I7S4owee5GmYW45F0GS6gHzcm
rRpNroBmrmXqD06nuJHhkoeMjnZLUnJJLj6dfdGn8tv0HC7COgEDJnEqcqGLrnz+38Ln/09CczS3xEHwRpS013IaHGoOUMbYBTzlWB7mS2mXU0IUZ7Ws6fAc
jpCacoAaAPOPgefCWWYrP+EZh1+BK/IpUEQteowOlJAtDkVLkZkoK2RX04Yox4XbtQ5s1yOUZ5khZAW2uwJq0E5G3djDwMrSL+wDQSD+1s6JCN9g2lB12vnx
MqW48MvXop1agrijFrO2Wox4wu87n8ZWSfgTUfpdtJSt7LegA/2mHCfV+Az9vRzLP+I7gV99XJsQrANK+fLJBtrp+ILOlbKFUkd/YJ8IzqVHSHXuRutj95j1
wUU1j3FKm0szjYBaVq5399GXgrayMB6f8CnMyT1YO9bPfSDwP3zU3GkU0gB6zxvLn0xAaoM6vnc0I6uYaCFLG/1Za+s3MUgsTpjAUoM/g016l6yS6pFSveVp
lER7Be+z4+5TLAKPi27sbCK3sA3Z5URxKsL8nGhv4p3wVq1k8AJ8plVCW4Nd0SerPa7AfoMfwEVUwoZmVViCtKL7RD0YYbzmy9kl7rcrKmN59RX1YKxZ2Dmb
dWcv9Qr8ff7I7E3KX3HdyPLAGroaxaf1lFORxSqRGCNejGFOf26jrfE6cC/zMmogNlhXS2w0c6NNoDRNs71KUvy24DRZlXYG9+37CBpHSxTw7HS+dBZyHxB5
pRHVC803a4Yn9I+EHjQPucYvGucDo2QtOS4hXTLjN5lh3czQ2He+TFnpmgRfeo4aDqEZS6EqJws3+VlfwN14vj5DzUtUfBKvN4+QdmHbKBDzEETyR2in3de1
X21FXoEMcEYrntnT86NaE6UE58dfFX0dj6yjmiPjtALS24krger6QiLpetiVlMeZoC9ZaCVKCnbgYvqNtFd8ozbKOR9/dNWNKWBX9ewVo+0f6XT7VNiDq9tz
2SY8ji3TpK+SXhyXRSXMSKUAjswEdhFzrFKMLcUmdsojtBrbBx/DxeKcXgR2E/PJUXQlPh+oHfaNNJRAB+vRxlla1n8SKDCP1YjfZ2cyi4CHoLi3tTqDlGVz
tKfgP1rUGgL7Ws3EF/CNfXcvZcuYSzvPBubMdqjaZTXdbkmbgLV0qvqCHHTWxw95Ve2iFkfzWXfYO9YYDVaSlb+128pNuo3scNTUA1EdmX/1KPBEn4q95InC
eU88ihSQ663+Zhf+1s4V7Bk11PwdNVt50KnCgTHDxVCxDgb5Z60y1EgHl8xKsC4FEqxH+gvQK+wQjzLfWSO9tZS1xgFUVVT3PUNVvaWXlLOawo70J/2y9cTV
0LsLnSDniVccUSeAE6hUsYP4Z5c7aiKaYh3SevtStXbok9c2OWnF3vuqojFhDxjNn+DCYDi8ojUWy1gvcxmuQpsri6HNr5FEu3z6WHI9w0E+YV1eMzrJWuoZ
MVALaWvxqlKAlgARsL68qdxCO5U7/p/C/rhClJYf6Bt01PiivkC7cB9Qwz/MjrQ95J3dFA0j9SNrku1gpryNzlCDvyKrzGOZSON0sqtTym/Z4QRCZ8Vvcb1h
JXIbfLX7y9f+MbCK/kGUZX3lV+kK/gCPkRn4X9db8R01lc89vcklfkS5wTPEOuOY74BWGx7nt+2eoLm9Cf0bugKTwHAQWbIX7gifg0KhymKjGiP7CyPg9pxa
vYdvga/8gQD23OeVzQEglQ1S7pql6Gi5BUyhd/hw9VDoOwo599i94FkC2QLUyvgGY0Oz9U1WHrzJc4xD8bvpts9ib8YE2InfCKY4C5IjSpydjhvpAs4I1+nX
oA1/UlBmfXgkCLMqisLyqP2v9g28MvbHHwYrzTbuEvG6vKG0NRrAfbyN3hYGoAjcih4hi5ATSIpl8pi/tNkADCET0v9FHcF9Xsbg4Ivsg/5n3OBtyEOllMww
18sbbEbxK3pteC6lSrhOzpCiHzPC+c+iglf8pjGbvQ+W9aSYx+hs2BjMFj5yPX0wiiF+rb17Xs4mydUD/G92VesENDegscZZ15n083I26JJdN644SlXGZlcl
TZT1jBgdwDxHmnMsrovTMNYrBydHN/AMdczw5I69rJzATofCAyFDPc0NNJZ+0ceASN/frJ5IwJ/FIjTdoZNpqJJ+ARalM81rvo+oomzmHcLziQBqHegTzCFv
M78SrL5Ur4R2yWF2nL41dM+boLfAHddchvHhLfsn1zwhUphr3nywFq6NHPShVkZGCQNOwCPoVns2ysh04IqsS9zb6FOgg3YeNkt7ILqDdywNdgev1Im0jOgT
XBJM4RfoSt9F2ZZjbQqqxHyeTvYk/Agv5CXpH4jIm6i41dfoKP+wt9LtvBp5K4qa35WzVgi9Qc0dV30D7dZ8D8wdimY/yUNgeWiI+1vG3+QmXaHdjKFocNwS
UkksFcvwxkA2bUUuJS8xPD6Aj5EfZFdQHDSMmy0E5hSykrCsaM8W8PHqPWue+DXQE0y27sqHxjDXR/OObTgeinp4dDgFK6k36I/ou14BTOKVnQXTOtqn8GTH
Qlkb1WPx4jfg58vYbNlI5uZncXHfATIZzxSV2E1+xT2YtzJ+9i0Vc/hHJRKm8BKBdjLbGEiTFCg7eIBMAefFOLYvbkP2SxgT6oo9cI0cS4aERrDivjkoQidh
Fr/sTEnYB9uF1mBfENOT+rSs72BN4Jtyi40L5/hQ9GfABXYBByzqPuKKUXaBBaQBSWG5wqS5WVuhf7KSrDNsFN7MKro+oXVz5uO3ynr5nK8MTjFi4n5Ys1ZG
8SycKvZw6l7Ed8urKTuDV9PrGtyexCZFbreOJSxy9UsIWs1db7WNdCuvj8bzIq4b2hblOPsun/jbpf+nFjK/Z+wM9XVvDcXDSarbeZ/+ohtagJYPDgvsDBTG
ZWRRGsMqgob6mkCZUIocIBqE+okyZlFxX3mu9XCWQin6bmWhL10eYTHWOPDEmsarrKorfxQ3tNfBRH0WaEUDQkPDlerRK0VXEc4XWcwua5ViQwmyp8mefIHo
Ga7DARkZegk1VE6uFbchET/IJP9BpTcsrXUUd+yXrirgBLxUMsLYLV+Zt/XSWi0miKCpcTVkdeO1UtbdBmawqkYZOQjfx5XEc+UcMo2SRnc5DHvRgkA++In/
pC+J+/8/gk0LDlPi1XakC5/r3CssJVp0URry16yZaAkWaw31ffQFKKB/oVthU+xXde7nFfnauI/BznQ5icqoh9PUXaxITCXUj3XDy9hbi7hy+zvJG3IijER5
dW/sz3JXeDJ2gO5wvUmzHvFBjvK+P8xGCWfBKerBs4zjVq0ornyBxexS4pKeC2RgG0b4o7lGJonU1N12+fiu9iw9YOnu9trdQBNRMjgxu5C8Fuah+u6Kch/8
DGqCQc6xbLyIUxjaQQlzwQkrU8EGtZpZDPa0E7RovELPkNvYUvd+46i4wfvzBFmIZDIX2ahfYT1FTd6I59E+ybP8Fzjc/f/f9LzCjvAZ6GdSPtqh1yFnWDJ7
ZdaCRRMm4bHsLGNZU2S+rB2eo6CRtorFKzVobnIS1zU8vEhmZfkfKMP+CtyyFmbc0cujRXK2tYVNSO0hy7A2niZsj91DfZxaxt1T/Jvxk3OfZ7d3gyxAU0hl
HBd/zphuI2jrPdBiJTbjGtlSZre7LC2sVhJ/sfqpyfKPVW2IBSY4D1n/gTmigcgbUngpFIMPmR/kRzFBDmZzshrKwXphtl6eWaPyJr5qaiEdkEZ4GDbptcJ/
qocRie3JG4WuLa1MrqRKX2O+jGwJn81Ic5u6hX1mC2VReRH2kB3RWBELOvD12huxUTYBHa0z/InzV6NNmIl7yAlRr2l1sU/8Yi6xLeW18RJ0NwbC5SAVN42L
gj40Aa5lcYF7+CbLlrGhmbK141mJlUoHJQe+CbaXP4DJrlzh/k9EiMxmZ9g8sSLo4PWdG53VQjXEdfRSr0yHGlTWk23FOTg+dAYlquP09fpg92W1rVJTz23+
SDbYObSKdototHjaa7MQqbOsSkY73yb9nesyn50VAffpVlzluHi5V13KHihZrB3PpTQErX9thlorL+HEUMPQ8aIpqHrcynBOjZDbaR9Qaw3JeqD0URu6r+vb
NUa/al5vLu1H5xtQxHjE42gzAOzq7mf0HBiDb/oLO/PQM/B5sJl1jy7Au3EhcgSOIK2K6K7Z+LH9ctWn+GJwEepsVBSVYUs8Cm8QfWQD8ykoq8xTo1QF7ONu
/4n43egv+CWzIQyZq+2O0oubcqDPMwu58trr7VGeCvKL3QwCuYwM1Lajlbi0kPHfxdCMaXJ78uZAQti1bLwYbTHG4jhyB11DY/hPrtt2b/pA1UG266Eg+E+j
nL8a/SBKSp2sd/cIKGQMWc9eBa7jbbyW/xXsSIbyT+ITzBH5fLfzM6Ov7VZzs6bWkGBuu6D8h81CZ8O9cTotrwXAJNSo5Aq+Dc8MvIAROrfPWZnRzXgNkQg2
oHjxk5ydlkMuK2ddeekIMMRcH6wXWV+JUcrREcpgXtZezfOTHcGxMh3OEk24U65DgfBTC4Bm6SNEJrrr+2C8ZW9gBAtyNy+VngcUIa1lS9CGxCqn2ZHC17Jv
kcqoiuclGIs62JNc8aAfGQNrQK49yG6pGCAaN8AvkzdrudlooztfIbuwhr6tsjColfXG11q7a09RHUyHp+3S8L64gMuTleE3+EtJRb2dScF1se/skiBOWRy2
jz/D18lspbZHPILrBDFaak7nM1Qa54P1wbCo4TJBzW0vtcYIAjuAcvCR83p23jAJPNBuiBfgOCkJdpjNyDtAlJbQid/G1ctIoj3i2vvLc9u3ic5zx5hdRQ/5
xhiWPQJdldtgftHdm5tURMNgd1Je60zv6Aedi8VllsgLqeVIeWa4/zTeWVe1wUY67xTfAWAxF/Z0XBc/0OpuLWO/7wHqhUuv/CH0RibZlVhSVsWY3nNqmWuy
e6tvWG8+RG5NbaLOQz8rUd6bxibyS4CzfCTR+ETLyh4WCnfNMn4S1kDPQW7oYIXVSeRTRhn2hd0CXc1CdDtqLVa4ZssCcEtyRIk0PAE2Eti10aqJM4vuAjXt
BLW+eMrqr7kdWJJ9kozz/coTeIrq9pruIcQV6ia7yYmy4Jq5pDaKMByRg7UttDr/O32zfTmrmgbw16zCcgH0sq7kV3Ha9Y2+Q5+Kpsmv/GT2HeIilUuUt9rD
UjF1ZRcw2SyrXKDPtNzyjtjsThJN2Ly4m3puTx3wF/td2cXOkTsJdbTF4BmLN+cHDvLz2msK5UW9H/zk3GUd1rvpHXxNAyVlltrK1VwKK5+1x92UQPAeblMq
yPy0TBDY5WUaqqw3EGNtT0Yh0h/V9f7I5vE4eRjYkfv4lv/j4CycpLjat41D8PXZ0ZZjg7u7B4K7uwSX4AR3l2V1pOXYLC7Bg+RFgrsEdwjuHvj29/0DXX3q
PM99X1dVVwdGkI+udquqIU101J6EUun9nOmyIXE4mspSsqG6Bp1XLFHPN84q7J0mQ+pMsxlcSgbpG8BS2RwUB0XIT6sYuCk/oi50c6RtltePdbePJNsL2Rn6
U7ghfZp2U5YI1yOzAptCne2WcnPydHtrsBV7r1xkK611GTuyeGMse2Yd9JTyl1OifL+udsSstQrjJoH/9MNZdjog87lsi5bxXahHoDFrExym74q7K39yp5JH
Rqms9v+Xxuth6wgz3C0iG8laayK7FH4NKkSaC6FnJ3mdkLxipZQdGUPAbV7T05EMEs3JF3ZU9gmVxklZHJguz6q79Gzm5bTzLMG/gD0hc50/8WmOl+Yq7yJc
my5QHhf5oa6jdbMs64Q4ChtqHvSG5Yj8h9zyjDlcropsl7/AMsmV6JP4VM+SYLIsnNFXuyov4/WhSuFK3llsKXrL5oGP8hV7BeYqWfkFA5GDgWh6Un4n7dJV
ctP7DFxFTD/DlnGP7zmsJvtHHOSh1gWdBr1BFDTxOH1QsIFrU8KKcBlAMvL6K6auWZ5bGSmfqGWCszOvmznkOGuvec7dj9+mZ+ETUIT9iUu49mqP7ZfmRbMP
X5dRnXUtstdYYH2wntqv7OM8ux2NXuCz6ruVzV0O6c7oYS9gXZN7ajuCn82XUIvcRX74mgX1Z8Y69/PZQV8F91M+T5RHMTwRKN7usgXLSwoXzU/+yTLq9vYc
oIkpqJPaKrjSCsi8JJtsAZ6TBmKmcj7YxNrr8uGVdCC8kHCOH8oYLreQ7KAV+E87ja/DOXozoyV7azNWjk0S0fCpEkcu6EPwJ7JR7+zLRyqxgXiIVia1nDqL
ng4+N285Y4xKcCxsbi9zd2PTUIq8T1+DPBKTh8ZA5YVSqOg6cRjkcX0Fk6xcIifi8W1AHtYkKXu8h7DkM2ionBuoG7gAytk3yUnPdDER9ofVcVWmsaaxDfVb
ZhHvyXBB8Q9nycNJNusLrb28MNxtAmW2SEg0gxM8xWMZX4Vnm9nB/2Wt05PHKBr800q1TpJpP42QOUgHguRj87MYhL4sGWJuQj3BforhSOt/Xl1upA1wK1IN
H8PL5SOUI3UY2406myP4Cfu2virlHqullkbjopKMxcaK9LKgCt0siqRlWWRCD/cpcJs9V66R2VkNkoHCYm0WZd93D1YMnoPqsQtAQ9INcnsoLYHawFGBW1pz
+oH+CQegGuYmuga1zMCigbc/ShI9lTKkjczUmutFSW9XRfqNE1IrtY6cufwxf5H8ETQIJfHe9h8sABrjAA+596vTwg5fduO6xJRkdqYy82MkNlLYdVTOtL+z
0okj5HVHmcy2EW58S7qfxYG5DJ12y/Tpj8QkZ0fFhV1mILgyMiHxRfCN3SJSObQx9LuIF0flDzZsSXX+RctDmsD1/tLaAf94dTMc7M8gm+zqvr/xWD4G1/KX
xrvIFHWXsqboGTgArF9VEVT0LzMa0gpEkL24j3d0wk6lbSgZ5CdvrHT9T7yQRaW8FyXZbtOJ09QxsZm4mNWGfSYjlBjWxRiatpdm05wgMbUwehEYkpIbu9zD
rXSSx04PLSG5YBGyG601/Kun+GdYtmcIzUXqu0Pp551/mAnmdut/xCEK6lPQVO81uMX5G+monTYa063aWtAJvqdlUZHwBfqTHGfkYM/JB/Y1i/s2sJ1slH+g
bAkyyXFUDg/Dk0O5gBFi5Ai5y8cFS5M5JKf/R6AjemH8pc8GHUgFs5yirNirf+SXghvUC1ZDFrYbJyJ02zoTvsVXmm/YexljRRFvaKq51axHVpkH4UMy2+xr
qWaEV5q/HtRDi+kSuEntjLYp3cA+NTd6SXZ5DHLEygS/o2qsRCi3ejnc2BNRvOYgdyc5Ou1K2nfFNst6VrjPOYoAEXrurVcUBdqj/X4kukQ10XjorH7bHkFX
hFNAVX2Uu63SDStskvIhvQqckUUG3ZyvbAd/HziUsRsdVAqSvP4O/Kr/GWoHyytblErBLmhCVLp3QWQyr+g1I4esJLotM5snBSaJOmqDyHfWycqpjAOxXNAW
gYaRO0ZbM6zUIh3YyoASWShyxIyR7QI5rRGiKuuUSWVB/i6unnDrCUZZqwHv76qdeShSgqcknE3uDXqKEBjN84NKtE5yF1iL1Pa/XbHOV5LNQWtjJhuTlS/x
KepRqaMFkZwkXUujjdkgY59S0bGaZCP3g05Zn7yd00n2sDqT/LISW2E3QM6MEsgvnrDBvrZZZxvmfwgvwip4N042Brst1sxZZWWaXMHOk+PGYWMP6cJuBBOt
PWyjrzDpJGuDTWyAMdtzXdRnb9kt46RFw9j1FMX4xoIGZAhJo/MD1zKKqfnoYv9ttSke6c+WWcyXatej5SM/0Hu+AmR3lcM6bwyvF5qirSsYg/Lz9nSWJx9L
B3vlb64OLAUtS+4EptODWTt7Pytpr9LzdqjQfrqRmGkI10sVrJ6sL5s49olI0iZyjLePHCqW29+NDMfXcWYQeVcCy1xlnFb6p5VUNia2VP5SH8KuSi69gHdA
3Gctr7k6WBOc0KaDwnw+CsorKDHQ1X4HB2fN9na8qmB/VksgvhgB/CfYZ1Xyd+dDcQzPTzri5+A1zGEt1SuQg/BKoKKpxQx3SZ7b3EuS0/OIpe4MdaxZLG4g
ucsq8mPoehiAXeSyM43s4h9wryQt/MXeoZRkYLmTHAD/gFHhwXgmXKw1EYcJ5jmKuUgmrQHumYfCjWleZBkV0/I5R4mQmUeOJTTs8tyyp/FQOA+fDcuprRmR
v8jRYBT9lV3xH9CLs2R2AVyXzdDdcFf5wqJgJjjqXcNeG9lgrmI7QUcyMNwdW+Hv4CHVInPt/sg2lhhnZIYRH9oR2C7ekSm0ptYdfjBah3/HSaFDqBEc4J2P
Pmd7FG5K/2OLFw+kc1g1x+KUF95VZjs5mrlhdf1P2Q+EzAeUoLtymvOBWQstYldwJ1crJZlll0i2dXe1mvBP4R5oOvbai8ILjdy+v/0jw72VWcEh6OeUFFYG
zV4614/0ckzDif5o44KzCOoNNngNtChXHvJAb2NWIk2Vh2YIjYfb8Wx4VDwHEX2lPGq1k2vstp5B8oD+G3+nNlOmyTCaQx/gBMWgubzvfUNYW9vFB8qerhTQ
E5fT+yevNqdn5fM++G9UAZnHLsSb2TVJa9wHxZCmge6imsyvbOIZ2vWMnLw6nmmbtHC4nqiWOtbeKpygeboIF4jdn+AkPSP3eH55JjFbcJvo59nrueApCHdy
7mbBCb7R5GdHKRbH8oKybD5wGp3tFWrjjFLeealrZEf4r3KCRZlKfBc+jSwUg+RieSLS3/jBe4PygWrKc+faBY7EdHsGnYfbRXrxbLL/jGj3V4fUuNyiq5G9
qgMW0evQL9rNqAXeUsoTcVnuC2TzFIWXV9wCjxzFtQLsDxyy/w7g6MWxk3gu52OeyKonVfasDne3m6obyUOzN/tu64DS8iCo18fTSA/2VVHjEwOQN6JOA/MN
dguy1frZbhSxlx8BtlUk8TG8kXCTqv4Ccpu9wtqIfgvMM06k38an9ZmkCpd0l9gK40k0dMAueLLZkdY0m4NNyq9abQ+QlUDRyBdRkxaBf6A3Yg2ZSH+FqpFD
yWXUdDfyclpEBkF5dYbZwfuL3IODyeWFx1qD+objxTf+2T4ObRYnJok+KW8CewM/jMmsM2nKpZEk6gJATxk9jKOiu/iVToQNLRWslQONLspGsyPYI7ukHSEf
KE2sFxlPT8mmzqXgRdRxsJl3oO89RcFwUl2ZAe+im1rIWguroM2O1XAbnm30o320SnQBuBhumLodrheDQoJ3Ivccq1hHczR20rf8ln0TndTzyRfOg/EDiFPE
4ErWzSx3L4VqimZxNcksbSUVMpl2tLoJqd5KuaSXl1BbCKPZTPWtv4B2KkHSIB3r+4fkCpS355J490m5EWcnP8G3AYUcI5tZLHbgWWQkGxocYh/inUNhXA2O
tpZl/BvIEXltFPN3grPEPlwebwL3QQu8FOmh/7Jo4pfUIuwVrWv+a50XOxxPzDPWDHzVU5btld5gCfsSSKZe8ZiN945WsdWKbRTNwS63x8rFinv8Wu2Viq+F
WROswZ/ti/QF6RT6V6+cVknM5sfCBa015m6RE9eLz2mvA/GqcC+zLeOtaG796lshG8pN5klzhv2Yd5Ezgz+F8vGxIpzR2pcKBqZ+YW5nigX5L6AfCGots/xy
jO+p/JCaLhLcpTPn4CnKbLWznB3+odcF2RLOFz2D3mXNxnGS3/wBbpLauJynBuhNdsMdrFbkUugzrWe+RIPIMDnC3p9QnDdxH3ZnBv/Sf/JPlYraRm2pd/cv
lLp2FvnxaG0cHmX1YXF0G0FI0wbyt+K8/xipx9bJiPeivTL1fvAN+78vayX8rN0KrxNDrQKxjAnYXrzXz4P59h21Jlimb81/J5R7zQZvv5WX6JzQn7Cg+GwM
LlpTa0KnS1/mPXsofBPpqGXEeUBm5FWwrPkE7VXq49s8zr2A3AHdfMT3hY9TvnqvKuO5y+ghcsE5sMLqX8lttNg+IsY5ROwwOkX7wI+S80Y23I+Uy7r16qhA
qCSZhcMY4lLwD/gGXhH39fGwPammDxQ1yM/u1YlTPbqnk+hJ2tO27Dv3oX2gltglsqc4XN+AFhygHTN7k3mMwgH8m3HKXIGaowuBn/UhxFLSFBdNIcVRDrA3
eNxzSOYIN/AMp31xLa/b1YtRqgYMq5D8EmjlmR2cxpaZBcgCsQTsB03pHbKMl3coEbdM9HSXe0k/1UUK4F74ariq2Iei/P8m/wuua03TTsbsii/JVDzHvM9a
8LwJrZQyfLqvbMwbkHPVdjo3YYtWz/2fkoQnKZtZHfE98SZcQmJQHKuCm6p1QQH6SGzNcofLcefEML02z8Sz7NFp8+JyWRdVv/cQd4sRsqX4xVEZjDX3y3Ps
mlIP7QsF1ZIrfkVXfUuBZ8F2lcM65L79Ui+gxyp3dD95aua0J1s5A0f0j/NdQaA54CfXJXo9ixb7aFPIlZjJrIDvgDZFzFGHu4N4Nt9sVyexeDQxzGX2f672
4d7yK1siN+t7YAvZ2zMofT6GjnMomR+G47iIb6g2pa94GdKM5PFPhNvs93ZV90+4jZmp/gnOsbz0E13v7ySPZxH7bDQL1QzGypUoEGlknhLdZAf+F36m3sTJ
dkPtLTko8xa5RR6iOOWOOhxEOcJ6lLkvY5L3BWllfzB74t+V+pGGSI8Ul8U0j1woysp5ok8kGH5KXWiwHM0/8uKyg6wjmwWK0EQ+xTgvAsb/Irkjh8V/nn/M
Lewa7xqakFZQdKBFvV35m9Bt2AaPDBF1T2iZLGe+MpontnHu8kynEFV2R6EGYH3gIGiuvwq1SfTb8+wM5WPgmV2HPIblstqmibnba5n/RK+0Spn9SJxazTiX
xUZnwhMSothPNFPtyI6CQjBWLsGnZTfZB17Sa7lf6jnA7GAT9lwM5hT3DOdHfm4GfpNnjEeaEOuAG3QSzZSfAh+0MrSOr7UvP75Hd6udxG7WSX4CO1NbsO50
q1EbXVJfqX/AEp6Ndk9ZK70eRtxLcqUXk6nwhEiXh619Zg6QX/zM8pGqykPPz+EdoBJzgTq4uiyPiviG+gZl9Eaf2XK0URYw/mTftQ2e2lgPzU0aBZ3sZLCE
RHo7+ACf5cOUAol91eVuKp5piVJVO5BxeKy8B7tH3iSUwGVT/lG7inOBvuHuMD/JLX9TV8IeoclgfGiyWQHlYsfYUBy0/tN/lttkYXlV72KMgotorixanhZa
gV54RwsefdJoGhqpzw13RntpGnqs7DHPwRFK8XBfUBv0QD+jQeom8sBXKNaF+sJiYJR7ubdORgHEou/SQksHBlZbZfF1s4nWWj5XPHKYfh/UK3YCHaPR8DH4
ojTQM5whtZKvrNXHrA5KINPzHO/nrYPb9M76jEgpWUMfGqy44m+WqGwDt73NZTklA44oWoC8F49QDec42ha8i35LDy0u6NvILoqrPMk4BKaBymRSntPG+EgP
XlbNJ0MhED7nWRA8LYrILbS5/rsopkek6s2F3hsLkjzBCbKNc17yUP9IuzYsDAbL/cEhYoB23+ZibpaTTKFNRSacKqPgIy0A/zBLmrMCdUIlZGcurVWokVwY
mCTbW/P4G6W6eyku71yidZSbLcB6wvzWAm2d/jHclpX0X7eXylijpr8CqUrcoBjML5ovHAqz+7pqNb0neDMzlvdEtdXdaadgwdBwx1EtydxFH+EI25w6dckq
Y4r1NNhDrka9AxWSi2BH1nvWdDjFz1q8nQeWQAExMeUE94Zssd8aIP+Cl4JrlYrKArE0cGGVpVSW5YspWR25Uei8Dt7PLqJb/t7yojGIH1AGi7nByxmr7JNg
dboXxRoERlIr4z/gwtCHqAOAhkfQWhlhR4RlE0eCheADWVnZwaJTV+PRvDw8yXr41rIH6Jq12JyaWp/0ldVlNmUj7iO5LA1Uu4QZHbpTsIrCwgsch8B20CPw
ij9OdASDWXnUOrRbD6E1aDf4H/432e9b7yhqfE9eZh8Wk4yrVrT8rozVdXorbaa5itb0vleK2tXNa0Y/XFC+oZWtDHdZ/oZ0CJej6/FZTxU9t2jHR0fPtUpY
T1TmOywdMo9ai+70lvTOotnoMD0Z10wNWm7tIdgbashMt8KmsAVgKn/hOGb9YaYG8xCXdYNCNnfVUM9DZSqdre8BzXHI0Riq8Fywu/WBZifzeBccZu/VtboO
y6tXQFfPCLsunRRpGnqHe6uL2Dotmu0X7eVl86hsGXXKs8faTWeob1bvVBoa9xGN+N13jPOzIPo5VNQ+Eb9G+vkZfklbb50Dn+hoccfhCNtiDK/CZ4iVnvqe
OpG+tAp6AUO8jhIky9lc3Boi+h84BJ6J6/SYPULvCa/RzuwIekJnGKfU7GSYUg7FyyvwGT6BQrizXQfVIL+DDZ5ZqJOooVvqFbRF9AoXsBfwpeQKW5TygBfS
Ksqj6LXo7B9c6IHV13wf94v/Lp8H68ux9uxI5/RFocpyFDMidSPftYqx+fgzMiZtSWQdqwxqG2F5SY3Wf00rsfplfALty4mxNDQEf1DyuIbln6z+Zz3l+d1x
yoeiJdMWk8U8h34Kpmn14G6UBmvSeWxI5HqMJ+vU8+SYMNHfhD+I3uag8AhYQ1sEUWATm0vGmbnpiJQuRSYbL2BdWjYyQybJGzxbppVazNtAzDIytDY4NxBG
ku1GHFWH7WNvmkVIL5psbzLv2ENA8WBbdBJFaOeU+xlbvENxoazJoXb3jPPiHlzFPljB4BXPaCUXOcG+pdeIexaqCKeC2SC7vxg5a2xRKus7SCb8QxlMRkU/
hS4QUeYoKWyIYy7qpa8Lr9LO+Oui3+3xqytjg3nYHWd/NDxpUYrHdqRN9i2xK4cyM6ZIrK/A3WB2lIbaqnaWd1zitdEKX2tb0cevBOSWmEmzs1/5THsjy+N5
Hq4WiOOZ8iR972pIeigbaEXeRUt0ulM6yVxsgV5cPi1aAoHEaGWWedZVEJZE+1b8TC/yySQZXhK/8JraZ4DBS07FOL5ZL2vc078CavYNfYUzwv1pP2csL0Gr
K4XSaitf6CxrH+vE+sYnmT2LHhYPRWKIoNLURWvDbmot+ZRsD58p3ACMjN2ESrinqcNxgkVleelkA1nE3VP7wxmREZgNFgrMwdlhbOJwLd6/xBzom0WL+zIS
29AhKCbwwR23+G9c16yGByjJwWzB4yBOv2m1t/aiyiFilZLGyrPWHXDLXPMTlFHsDqmjn9GIhMzyj4axTLBj3jh5XqxIw/ianJb1zHVKnCiELhHNPO4dJsfS
whFV1rfj6LNQR1lQ9gxvMdLokvSFIj0wllbBTbSX4gZdlUWOqxxHlHJ8BF7NisgqwVHoLS6idPB05e29ObVSbJX1HI+mv7PheIXaQDwyfjF07bk2CY4N9ZWm
uZfNDd3W+3mqayvlxJR3gXvsCsWivtwe6RkZGk4WB5RVWbv+i6dHZEJoUCQS2aT8CQUqTDdJiw8Wm727rbNK9Yge31omwQRaMtIG3zCemivouKTtYJ0/F+m3
urGu6fNEE39He4yY7hms12FTAbd/I9hbArdSf3FvAGV4T/8V+hGNZQsCD+h07bK3uVmePrIf4/bqSNFUX8y6GgnujOR4D0VFxFO4U7bSyqD71oFwcU+PTJNG
fGUitcFuGBZ55BnrT98etaIRpZ1wj4n+L8tY9y/qHPeP/VyORAc8y0NlZUzkmmcxfkjrUZf4hExR2JOJ/OEo5Jepq9uzau5r3qsUqE/lHPidtrAH6bk0gr8F
DqDHvih+gt+w2mRxZCW1AHzBYuR6rTn5wDcpXUhu/w6mW9XJSXs3+dfoy+PNZ+hLQir9w9sqeT1KFY9IS7Oe9Yz8wAd5A1pYqU/usVmexXQ2wbKg90H6AT7I
eYNEKX+ae4BJF7n/F79Uzs9oprRdvRpPkTF41OobYofRxKpnXHTvDbU2btP1jhOsdjyn5dgNEfam2ccCs9BWtFp0o7ntEvZxaxvfDR+qvcwPxhgYT3LDTvxN
Yl3vf2qU2UzvkTZUqWx/Y5Pwn3gNb76gFZ+GS5tVQQ3YFM91TrK2s8Lxp6Andhv9Ys/KovfkpTfQQLUJ/iP1OQujj7A7mUuSw5tggsH1UEaZrA34guYm16VT
QXE2ys4g39EN/hkd03sa/1ul++d5psidRjnzXRKVn5BL1tHq4WFgACqTss7KTXeS7isLeLFzGX9oHdXX0i6yitXGZNYqZSNp6l9Mt4IM3hk9R6XNDN9VtlA7
QMrIe74i4pFnO82l9idTwXLjvdVUGRyO4hdxE/QyFItnBT4y5KgWbK3VJzF0FE42C3guuwfAxrIvmK8fCxUnH1kO0Aa1x1FyDFg8dwaZTQScDlujIup+dS6f
7c8mW9BK/CTrDzmPRSP1AuJvGierZK6nc/SnfFRmR/6Jb+BlLY+sBWqI0eygaJgYiujgutlszVrzgtIvE3j5//+33IXEcaSJXgmVIrHKUxQDruMv8pY8rBPz
kOuW1Yr0hiOiasY1JgsSK4aIfOH8Kp7ycvh/6XOVX+0FaUXRf+Ej3n/s+PAv3mEFV0eGeuOMEfS8PK2keQbbNRPLwivGc+4MnsGFrdbGaHO/+gqsy6K4Dbwd
6eVOCU+A/0M3E13Yof9IH6XHuFYHW6Mu+n+srX8Un2dM1l/gUfo1fl7dCQbDHWihksBuQagOQCH2TF3HL6sTUx/LzrEvwTL+G2vhrk56rnTxcXw/OhBdBvww
Rriw3pflKfZZbwST8WJfY/88nIB2JU4M7Evp4oRawNGbhtlTOB7+Jgdrud1pMgcPohXeWo6f4X5QXLlFznqnmgmyl7942o1I/hXD9HNaQ1nPScz/WBtROW21
foTV552N+JhO4r3ID4favdWhSi4Uk/I1+l9I4PiUNswGF8xTclrgLgtjt7xrFIZOuAYYaKBor7loS9ZPnIc/Egu6b3rOwmH8GbyuNwKPWTfVJQeD1+bd4AGx
OPlq4h1WEUgWo1QNDNBTiYfm4efsSWAEOgP9wiluGCe0mYEaab30nVkWM5ymyhdmFF5qlEKPRVP6BTWktfkta5bYpnnUfmoR+E4dZ54hlZU6WjYFEBVMVG5k
ET9jpZxmFtnWwZo5lYwkLxgmtbR62lr6zvvEFOoHmEDyejeSKH0bDhKKPhq5jXWkstEPZBOO1EDgCNiVONNjioK0abyTDU7LC3NHvpFjtAzfzx6oV9FwOYU2
Y3fYRXgb5l5ZH/9Fy8il1qB0r2wly/NWsbmwRlamdEerMFcmuMer4/VfUtb5K4NOdJtcITzwqfu0OZWlqyXM+nYq2xWJZG6WK9b4MpcbP9Qb1tHMSZEcrA0Y
7/0j06ftkUXXNIpcSfpmNjeu8PXSjepgJNyZreWq9Cv8hptYZSPlWa6IS16PrNf/4j/sm3YtTwNWPg+KHGdlMu+xZ7Qq3qIp0cemfy3Y1TqnPcStve/1JvYZ
3DD1gN4KP2K/8RnyobKJLmR+I7tItIu79geHkcZWc/9h70awWazUflV1dQaJ8s+xV3re2XfZCns+/kYK0K+0N+sENpOIp3cmIG0sE460GwQNWjUlOrOqljZ3
Ne1olpI9VKdF0QA9bM1Vx85pbFyhEsQFP/Fscrj5F3xD+5ib7Z9jv8dO0HuEBme8sCaabk/LiBN2llMjYM0xWciTINpay4Pv4Xkyjw0DFdkHtE4tQyrQJ7if
ep5OWtUbXeEAhqLb6aNDxVkcymY31/qgNjjbCsX+2z+Hq1ov8wK45ftHEexfkk7uLbetR2i9KJvE/fvIZ/woX2paD3qNPNRe6X+DeWCiuswaCMqRP8kUXIKV
BCvoFuhLDdk4qZBnuiyPr7JnZGvcP+yj7WJ+/3ZaCG222rAOpHFWZ1r4Ja0SLMVjxTDfenYUFRXcX1SvYB1TEq0RYm14lbrVXqM9Iyu0QeSQflg7YdQjiI7W
joLhcGh879jrRgwoYb9m7Ra/gN/xPD6HfF14w35O36E+RpZPkcPgO7urLLfbCOT6z5oCKtN5ZAYpIWrT3GCC3EFP2Kvc/ePvwOq0qoqL/YWumYsKFvNHL/ms
vTM9ID9tCBfT5VoNXC9xAmyDJ1otXWk4b3gr+A290Fvgm+hx4K584J7JXfJN8C1ODK7Ss6G9uF6xS1q50Hy8CIWCcTCExyuPwfcsknst6oqxtDXIZV0w2sje
uKYOE7fb+zFeatul9MdabfLY6qXmkB+t3qAP/bDiAB0gprEKWW1YQZyjQ61awZc8CY0Sr0EHn0sJsLD4W3fEv6WLxCJUyd3RXMCLyHJpH3EDcA625Gs8J2LP
uocWHIGass3+B7IlbIYfBof5N5OFMEdqT/nR04K/AxdTllrtHP35ZHYLZA+dNNbTEqnzZT3iiLhNxBcoE+kB327ZFfzqG4gKgSv0CY12jDcP05Es4I4FazO+
mTbdgYuB+XQ5irdXqn/BdnKbvdNcIav51ltNrAe0QuB01rmv80qwGThsvLP3WpnhFpFRyjWwWC+pRtI8aCqpah1AHUB+mRft412tRJQeX1Q+8jjsEVY9sJS7
osd6LoKk1S3Sd4pYeUNT4SzzozHM4yQKbS4Lwv/7DuOE8jeq4J0iCoPnsKb9KKO5PZwVIF7fP7KyUJgCv1qZtB/rIp+J1zCOzeBY+tJz8D/S6ztv8+ugHC8v
35lj7RZ2DHrIBtFpenZcDJ6HDFJvpq+HmtNaFCnEB8grYLYoDYD62nkf/aJzx3D5yTdAuOUMnggRSPcFaGroT/ZcK0RboL6kCuhLi4iVcLX2Kuqkk4cOUjX1
sfVZsVy54EDjLJtELsPSxks2lyPZjdfGneVXFgMboRqyEaWyptGZutOTzaagCioFxuAr2Wvh6bQ6y0k+AouXkA3EjoT28pyoxsqAbPgSeM5Pe7/y3c7WWqI5
HE1mvURzUinUHPZQ5tChynz5XUAC6HjjCgh7V3v+SrsNX9Mn6gVrISwti6XXVVcbialX4Hhe2reTp5tjWP+U8ur99I4yj2c9vG9mgKPKKrDM98i7O2M8cumF
/C39W8V5j4Z3hmfDaSw/rg/uZdFJ9mJ/8fyR+6kOq3a4txhtePhEYaOHSnN/MDhdRoeLOqZo7/k44nTHsF+sBvx44iW1ZtbN4MSRqCerS5dERrhPW3nkD8fp
jKfugJXN0wwWgsfFM+UhDQSBXB37lf/HixlztM7aHGuPc4NsxKrKxVbJ5dU9iaAqnkWijTtiBuyP9nlKsrj08ZSIv1gJOUgZYmcXFVkNVMjwZTThF1ATy5SX
0RF0RcxxdpS99WPggP6/yP/ce+3S4reEKCr1NvIQbWzC3LVwo/TM1FmRN/JBEOHeMp5Gi1jtAF1PnAm/oQruVvqx4M7YXqi+zESLaWLxXFYmStN7gFYsjezh
2TxHjCpsn/5Nz1Sum41gEdgFTrerk0X8iHDBhnQwLoCv8bRQV17As4lvRoNDDa3cibY+2z6t1oRcqZfYjTwLlRHffctoebVcejn17qoYcFoOTq0j26JPTEi/
JlG7VILa4h2ujYGukd9BsUWlYYq2ETFQKMuZn6Zq8i+YR6/FN0XSwS5SknRhjzOoEm2X4G3IQeUoPeU76/5upYE29JA+IKWE2Olu7buijEHrfa3BG3GAzo+7
DHOizu5kUSJxYFxsFsfnVFfIITAvba3lJ43FSSO7PMhKGrPgJbbMKCoBaQtjeX3zaVwA1ede0t95hTc3vuozyTmp8RtGabLGvUG28E6P2Yi6ejvKinY2taTc
64kq/N1+S28zv3uOeVw7jTWQQ5RTSzg/a9PpGSWavzCGCx5qzziIckfzd3Ihr2yWzR0jt8IBNIk5xHA5GHYgDcCn9IGuX+1DPiSPqGOVq7CUMj5uK/sqq3GJ
1rpOgUUrz+JefKXoqm0mnVFsZDgab88Rt8218kG4oD1G3oKPwjFgszqU7addwpO13ImzAnOCn7CJh0ZG6QrR0AB6VPvdKIxu0C94mb7fWKWdROONTTF1aUlz
BhuFmqldcDGPT9a3BuM0ZZY1HdUSU8U08co5ThYyqmuf1e48VgmgnsJBHcoMGU+m0Bi8nFaz65MtbKdyBrtILBwVuCRqmX/KHeJP9BAOQMfhDBmweyn9WTs5
QY0PbAjO1eraj0QuVNkahDp67osaspp3ilorYyK4sPob3olmqodCnTInoQ5ikr7MHuB8nhIHOouy6lG0BFSWU3CATxellWZaWGZqZazBfInDmdJIVMnKCQk2
wXfczLgaW3fpI7nH2yzYgFxUZ7uyyWyMpE2Wm8F7NtB7U7QChSID7IS0VUoS+I+/Z3WMfv4M86vyPLgs0lkbqB4ElR1Pkqba/SMcPbNC5mIISTurjPUe5JET
lCPs+tJPfHxwnNBwRzlZ9rYewPEsBYxMvysxLae2SjTCzUAdnA8OsPfDNNQoYafyb+AquiWmeMeZ/d0bfM/VFIvinGyKnGC9we/kSj7b6mgfXakaO0lXWiTF
Qf6nlc0vwz8gQVfYZ+Unt9NuoKzBProtUtzxRLYBBRmWDcPTTM7PwUXKarkYzTXicmdLXF+YkAdimFmJF+WdcDXfQbFTtPRWcDzn01JeBn1sJPGRCkhxn/d1
0byupcaJLAst4Tlqz6blvaXgcWRCnc+Xpelq4kn9W85JL+djol/K68Te/m9agaz0v+Ip7KsBko1q4pmsob5ha50zjKvaCusWNFMXUx0/NWy+AQ2GY+V7doNN
pYvNY3KxvBtb0i6q3gm0V/5klYWbnwB55TzPXXZHrOMxSp7wRq2c3pmUFcvYdzBMq+dYAFnKczMgE5Xj0IibReehFGyxOpGNYDxUIpNlhUBL/K/Zme6WS80b
SkVbj4x1xaCnxldUPPyPsjdpDy5t9c95Bl9JexlOQSHUw/EunApGkeyyJ2uCv8kE6k+br8+EbZgXVCS/u9vo3bTjvD5bg7Yyf+gwe4rqsWjc2XaBuu6ReJGZ
U6/LBgWuB3uI2bCNGcI/kZn+XMZn8CR0G21gh3lRkoCWhg+SJXgzXyYUmZccWPGFzuNLxDahGVqx0aR1VreF4R2taPJzGsExWr9IvOxo/S5a6l3ZW+pAO2SM
eVsbKtuDhwsrydHh8rwEWkT8Mnt4HxuGg+4hLJvILwbrncBEMluMxDOtqtbxBT3xIDbCXK0NddXL2sRTMpVmmo19q4zsNCUYTPtK95vp6gF9oblVtiR9yVT2
3tudtJcn5IH8RSOv4kvq3cAVh1e0gLmhohfnOe29kY+e4jSTHda57O4enj7a1eyn7vILayRS5J8yGC6QkZ0maZW1Zf4NNFXvSPrFT4us808QDdyzZUM2Ty8T
f1pXFA96Snu7s636WTP9PgWTJdbSBQN5A3LWv9usmxYV/B12MMaL30RJXFXfrDe0JqJxcIpGRV2ri7+leRmEZIJd0qwmA7CIdxwvR1dCPevumrJx2l14ARdA
9+zStJSVqJSE7+FDtAEEI4u0dGuLXpLV4w1oJbxc3oUz7CsURrpJN//FPK001RfRJr5s8d/FBOOy2i61Pq5Bc8tt/BPOhOXFDvzB0khYv2aVIDtdmsittZHM
vdYY6CkauC9ewZZ2P2OCPlDrabZC8xUIkWercp5Opaf5CVJcdjBLayHzo7Wf10zvl7HRWKH4I9SzBQZDOirFdP468GhlPyMfBniPlcnTZWzKAVDEuZxWzNqB
J2KadKsK6xU4AQvodfWyaLv8m1XEE0EZWQB0w+fkTbkD+SK/MBU2prtFBedEWQyWI172VhnL/SARdpFH9RrGXtlCa89zyzrExRbIu3SN75LojhrrU2LmaM9p
fjmO/Qa+i3twOEnR0tV0aza8DSqoe3gZ6x/XTgDgMvcF9zBYxz1H/Z/lJHJ1e1IYaVombCE76HcCm2gbnsydFJIfEntqKEEWtXqW1Vr2TZ0rNiWWXT4u8pT7
jBfmDFEbZAPP0WRwBh60Gqdl4pxmgmxLJwTi0Q9lItqsraCdskwqSii+mqA3fh3w+6pY0kzDavANPMQGLbzoTuAFF7zRZqsxKd/4LL2qKEA/m13IfvqzDC5v
wt9YGWAPfwG7oTzav6vc6FjB1yA7KyYXWFcNB3vLq5L7oGVavuR3GS4yd+F/PHoVw6eCM7Fb9qTXGclggQSRITTzqe8ymor/1obqG0JesFhMiivMHrCC2mFr
JD2RuhH18nxS+5GfMyZlpNJGvrekNEkLdJXdlQusOiTpB3wdWJw7yfeB5AaUZPr3kiUMFrimP2GfSX1SGQ9ONOhaQpEfrMGp+AtzuK7TOo6xxq8EYpFakH02
z+Le7BanuITejXz25/bHCb/xnI8TO8QZfMS3n97HY2MawQ+2X/3J/8l+i8qjZnoQtxWX8Uvrb5JMNoMeahyPI/l4Kj/szY5bhmcbt0nv0DzE2F2UwD+5G+Cc
5C5L87803nn9dAcPorZmHY8mR7EWaYNTx+HyYLy2GU5GL0KVWM+0wuafviZkE7gWLAUo/YPMMbODR3YsyV/IJqe1x9aDtH/Aej/X50QzOAY9DN2j8f6C2ihs
FlltVVOdolHGOiRkDtZT1sMJWj7Hl/QiLN4cF+9DE3G0WZndRLY2RzlaZFMWL7cHfcxb+hqcrqUuvsBqkN7wWcZRNCcclndZPhq/+KA5FlYkjdCWYFfYW62f
kJPFaVPxSNI9XB++9eXTl7FM3ZORjPJq+fB68oblIsdSGvu9aBX5na0KjZ+/WSnhGa3f4LXQdDkOpQbnF1ySPtydT5YGf4gX7ntKHdSeb+blyJJQU3t/eAE/
5Ita3c6dSYuziMjkv4u6kex0qX6TT5dj8UpjTsJMNodmd8WJ2mIx7YtqKuflx0gxd658J+g23xeNgSUQRq6BuWyRrBDbQL7gbSJbDJz2nm3nTWQmbAwfsMv2
Jvk9sXbSdvan0ofcgBtNi3/SPaibURz+pYwzu4AlziSZqI/RD/oqhV96svs78M32Bm0g/eZTHPnJPaCjOmAwbpyVDSijgdkSdrIyBU56lsVXV9kjNIJk03z4
iyeeLHJlqEdgZ6V0zAslT9p54y7r4f2m1+M/fLlwG+2Qv742kXfyrLGWmd2c94FG+4EH+h3i9rTHF/F4cdUDE7PLUrikJ9U/QY9wLXVcSl7+BCBehvQBa6wX
8U+yT4/MDabQfdDJDtJFnr5g2/JBus7XGv+GFnnus64Brm7yTOObIx9CR4yq/AgekpXAi2XrYOXMgTyQPE3ex0m0fsIkPkZWIlVogTDk801iHg8ngBog3n9X
qRDXljT0jZV7wb8JPdRB6C8ykBwmE+yreEM4ST3NT6EqYDF6zGsZrcllPWRd821IG20d9L8n+0U7cJ9ewu+tvGS1sklvKV4nXUR1cYfwN/8U/JLUSFkVqqWd
jX4a+Aga87jUNeKI8RNqr3+inaxS8KU5nfcz8jIUxLyf+p9ZUCY49wRm4U2hbbGTUPe4pby53CWqwjb4BdZddaEb/g/HQI3c9OQFW10lUw/jbF5D6csPo3zy
k7FcltZKZryD4bSTyW3wI52KDvgX3ImswW/BFLiFzwndptlSN6NVbAxcF9wZvMUfKjonaLf9jx4D68NdJJsxGL5VbniStBrm72qQbAUlfUOsAuAcOBIaAAVX
xBcjr30MTNAwHU4i+Gt4Rxphr5UaamnjJr6XNd8p2iG6gt1y7wms07egKOoIZuB/cS3+K1uEtoIlVkV5BTiVWjI3iPKV4+/o34EDoC5+6Ew12wPg1VSTvdau
0yHBqKAjbgqv7QL+L6AIm0dm+Asa22h5VJBtEVO1P4qe9LYU5c1S9nJYNpBo3Agm0lX2Qp4DtUM7ElrxmfpRvBLVUfNY18hULVVrqQ5GgLUh5aWfJImBS7fr
/egr1hgO9P1lD9CvW3dxPr6RmVozeRE0IaW8B8FKJQ+6z76Eq8uSqmn3NF5Z362uYndsP308GsQTbZfwgoYoP50pe4oKtlf+DCYpiayDovFaoCpYh4aDuZGp
yhHenTPwm9aL1fJdZbflLvdE64enGJ3DxpjV1JF0pukXW9RfjXDmnvlBsB3EcY+rmgjSP0VOX14zmc9XmstGopfRaGE2WCdyBF5GHXiU/yYvqFeyCmBsUlyQ
5IeP1D5+jWT3r5Ud7a9aQ+8BGjA/kFz+WtquglfRd/tnUFH9C7cIlg/cz/Kio9bucC//HTyDjA7/qg1B/4RbKsWMn4jOfOkJtJZcaRzFmaiAvy+6R4cxomyn
3HfGlTqnnLkh9MAx3Cojvji/WJPxGYppS7GNKLIdf6fXhml2WMtrVCNjjTykgFKMXrMu8OLmEPCbUYf0Bg5sJOl2ObuX/tVTnapZbHDQ+8p3EH9FF9OeGjno
auWAb4gxi95DIasN/Ixm6qX4WWOoqxSNgg9h9kh0Wrz+S8Gl1iLUXsHUae5HT2Ab2VR9gAeq/3jGs/ee5uAomMFP8FNiF+4fzrcwSh6jQfw4dJltTx+d1Usz
NaCMlO/ADWM5Hqwv14aBUvhCVhu3JZn2KAtHTnkaOx+Jj8BhfsIO72azBwzER9OzcJRosOKkNydooZ/V2gZzoJnhkM9nNA8VjbqgMP8+NhH0s4VnlDVKy8On
wKdwizkIiuRNpB1qywYtTWa/oArMwQunVUFd9U14f+Ay6IylXlk5AX6Tzz1TrbqgvHcXaAlLGLd5CFbErekIqzgDusIS3bHomZgTnmhPAFHiqR4XeiSrp37w
vfHO549TKxh5QVvtmmzuO4I7WvlhS7mB5XD2ob+z3vy7WYjnZ1UYMbxyBFnva+XZoc/XZxf8yROXOXbROFyNX08oYJYWqb6PoDN/a7s8ATNMDoG4wBw62Pee
51O347Dbz36kxhol1ZJgEfxdZgYpKukvZwTASQGdk6z8vKDUPJ+TNtNmmq5s4tVAV98FFKP8luWqLayb+lmxM5HgDXQdKBIsiR86XotMdtL3XlYj5ROmknS6
21K13Fmmnmo+zHhrSl93uQRms49rn/TuygyAYTuegjqn/rZsWCBgnJE1QRxcpexlnbWzZJ18gedHV7B6Jv0r1rNG1ojEv3hVsURUY3+kFZJjWU6tdOZ86UQT
or5bp9jmrE2kqZm0Ef0tUlLMdFTiV0ShInPhT/JMlgGVjF2ADmhjg4XQz7qLv6C3PQOTnZl1pYF6uCD+m9bRI2o7+IhUk0tWz5WBpOYsLvxF5F9umb+izsvy
unKhhnIabOvdYhPRSP8GT5PKaf/pHdR68Dir4pnMBie1ScyNh8G/SKJ5E6RZgE0j+RxHtW5gnJHIj9prrO7IQxbg1t7KIIYusLPzz1pVDvmq2Eqgg7EfF8IS
RbJc5Ssbk/6r1sPeYSwhrZwjw5dgBbaM/CGvmFVhgGPQDHQP/+VuoI0mJhkF+8vyoAq4Y/2aNgt9okex015ptpFfZWEtF9nl7UqLJf0SyvQ+UYt5GnkJkWK5
87Fxb/lh4IuUVnurtWWMGIXH4Sj5yZ2ErPAb5yWzpydK2ePf6lsL2xs9Uv6hgXB/2ch3OXDC9Zc6Wmui/o06i3nmLLpv+r/BWsYH/WJckMaK+bgOP5zR3uXm
O53xgRxgotzFMlLd3G/5mUNU8C2UtzLOYWLMMGMDuYlHZtKNSg4knY8if+EZjgcyJEvKXzlOb586GGxcuEPeNrtnpW5H33zvouAmODsxeyBorCbrnIq3EH4J
zok+oQXmHqMayiu7aUP40KxdWIGnZrXMYjA5YQzpBe8H7wRVlh2Wck/xxIurWj9+AmzDrfB63RFQeB7SWPbCJPEJ7klKa/9qBl7Gv3uqWbvxZFCT5JEekE/Z
KnuZHbTK9MGycZ6rwCVye/tbK0mX1F/FKX0yUeFPaK1nJ/Dx1bBDentwdGkqqGUf54IN9O9AtnoNdU9/yFOii7F9WlOYESeDzix7Xk4VcRotxZdEQ3OLL4AW
R2JkLa0ZPCn0qCRvb3OjOIImu4awH1YdR1vHPDZCBayt9RTuQnlgK3G+qOkZJv7y3M/yUjO+qqez/s+iXWCLWBmZQePSOW+hr5OFODeq668CddV/ZDfWiR5i
X1gXEK9X9jQM9MSd1f94CgvKVpEqIk+RyvCrKykyX7SVS6XGd8OX9Ij+lO8KFfJMVP62KDuUMxomUwOkpxUmF+h7oZIUttPZ1f1L0VF0OdkLx4LjKJtb87RF
B9RkLZd/IdyFe/IRZFD4pOtm4Z9RgAzAv5NfIEN7lWn6NtpZHKRlApo9G+aKzBLLlVLgrVWX5YcfrZf6RHgia8O9dG96R56NNGLD5R8ZVfWvsV3xcq2unINf
4TqhSeZ3fQyI9XenaaxmJNmuWdTli9ZuLa4gF4KAvpz0sg6bmgR6OHpw8Cp9i+7x1bKmYyVehpmrr55GSvsysxpgqihEfeQcOO8a5o6IZqBBfB0zMbycF0yK
DxezsNLTXMtqQ6+sogDZ19dTLMuyrNZsXXAvYKgpqyrby25J/8ilyv/g8lkVYd1le+BwNkVMSrwQ+zpcXAnzomYr33k9O48N52AFjDpgjvQFFnpHk7YyAvo5
Oso0TyvfIbOQEeP4M6WE+zTsn3hRLFf/dh2yPbSVvg//Z83GV0NVQCGrmKzDFrvjiz3PeEkeZ2SEHqJ/eBncxO/xrUk95a9OBK1sZScLSR8+JmUPfe9vRSdj
Q43Qvt7OzkZGtDHGWAQ3mCPj31rtAj3RUv8rNBkH0jqgJK06DfqHm639d9PHhQpRp1jGHDHzwm6zJLunLcNFqQIHztjM8uICju8ZY+xzdBjvDueSU2KHfodl
KlPSZ5EHor8nigykPiVKQPKa/rCuRQrCg4aUx2QOq4d+xL7HDrqAluTTUq9al+X/tIK2pJ/zfQtVDalyFf1hdpFLzWf0k1wBs/M8cgC8Jl9HvkWitB+pJdT8
cLysYqSDw6xRsL4RVD2h45lR/JtHKt/TN604ZQ8SRQL5xHXtNzsBX4ieoLitQeIn7V6gLVzh358etAv6u+E6wEYddYu9Wn2bblU7uU45fB6W2AzutoK4g/UC
VIx6xUaiV9YIUhZv13/mhdSfwyOU48HrGd21JAPCZv6dRjW/g71iV/AwkFOexLF4FyzEReCHnGf0SW/DqsmowNDMulhXuqVsQhM82/BDumxZO30tm+dbbZfQ
XTInu4TDjsUce1K1/bKDq45oB6NTcnBuulWAfHGhUH1XiN9nL8zX7C0C9uHwFFaQ3rMeBQprDu8m0oF3IpidBrOQy18D/O35DlvjAoEG+k1ww+6fYdgRZy7w
2VxF2iJJFoNLcJbwIS+eE76FWtmz9Yjzva+31iejbEYmMlEhbFo3cLfUT6yqNYnvTt4o6yiXSV6Qwgq4l7P/jAf2F9HLv2D1rLw3Q/NELn9H92GlPngfMIP5
8RdeBGjKRPzat0CPRg3ihuHcasHkEfAxvglnJh5Gf9BEGkvGgvVZzH4DnBdVjbfgGIuSYxEl2cN/wIeghfo/bz1PAWhRpzLI19e5wHWEp8IuYrndeGVDswdq
HriGygEdXNYf6N/M+4kz1FI4J+D4jeZSzxHbyqX0kcv8X3gie8F/52uM3aIQyOO/C46zL7QwPEJW6te9c8Aa2oJcZIVwf9fe/0fRWUdXcbRhHNcECfFcWRkL
rsXd3d01uENxd09IQm5yZWXsAoXiLsUdihYp7tLiTvnu9+fumbNnd+ad53l+e+bMoLo8CeeyNfLG/xrNhJ+L9VUf8CCtJsJwH1sEnmkXQVOYSQvTXQz4frpX
4PzkLBoEz8Ako7M211JlPlrA/dk9x3PUXwMMgItpR15RXQ0bofzgp++JiHUliMmyCO+/NMmYJVvwG7YuuoPEjAPA41htWd6NvJFWVJ4ne2CqXY7H8NdoCKko
dW+U3Iyb2kniA6qHLytVPZvpZv8ZegKMwQl6qYwFsrWoZqhsBY234ixKD63VkaI30BupRtRUek3cDSLaD95jlWmBhCtrc/rXyleRd7Jesiji4qd8g+VX6eep
9LpSE3IrUtYVk4VTzhQ7XDnhH8Yi2cj/Ey5hScqvcL5RVB+X8MJRwvrTzmVsVyZYOfUKtACP1XomBNWPmFhl6H0tjJRnHYzcwXrwP7wl4oc9HRQJfhRfkYUm
20OtxiGvuZ1cILodyQkq87zuDjzcrp74IiGW3eIWHKum0rX+dqKgfKkkMwON05uDXiQz9tSqtyhKNgqRQSlQN6MeHuPay6aBT3x2Wl3op0sRjqtKn8MKYLD9
BP4D3ikKm+v4KE+ASVyCmMAOipa3UXoFNOUoWOeOA+9EAMyDsWS8aKGPlIXYQm1biAnOGd/iLsM8ZDH8SqZ5B+B0ssFVCy3S9spGzEnO6EVBeViS1+c9RPeF
r+A+bQzqjOLtpoTBSnwi2mU3k3VoFKktToNKYjnr7Irw3YIztezOE6Hs9SZrs5EkNhXtEVKOtbyNuleOs5rJBnEn4TlsxodIDurgQexh0db5RKshN+KA2ON6
yXl8C9dws5xRA25VyoFt/KGYwec5yqOTqYtdlel1mUWfsE68I+nhifFKz2JX1PLicANYr2+kw0l/11TrZaBn9ALe1yfkbPIbqSMJIeqI6DvaIDjJyCQFUn+H
u8gifUDiFVGVtowNcR/JRm/D3UpyYmE+2NU01Fs7NZu1ztqIl5BNjrrgMY3Kes3PJnPXcM+m9EFrVOtXd3fy0h6l+8AeXzHWGR2G7exOJADn8apZ7cGVEEMu
lRPjmSjmfiOfFYn2RdIlxi+0kHzCGwX2wj1xuawH3BdwkAdqjf+fbQt26ofMERmnWB9+FD5luX0XQFpcI5wZpfmngHrWETWSXwaHeBO7vnHQqB/8j/4Bx609
YMeafehj08Fm4v9oFd7ZlU9D0RfME4oaPUAz10bJjsHmfHD0YK0XXBO8rq2E7+U099yQUjwzamR9N3qBjs5M0BA/5G/YadksqASvr7rEy8qTwE787C5ndsM5
2V5HtsS7zvNkAT2n9XYe09+zJJ7P3ijSND9SEPJ39vrzvlHGkXn6JJwvcbT4KeqRyuy6M4+6MBC3ZgeuqyFyAS1yL0zcb5QmPRLT3K3N2MQl/mJr31lJylTR
JjjTmqR42XnrKT+oNULPnANFLmOYPSklPPhVnFC28B/6JvdT3soaE3rHLzCH3j4hOw6y0VAJDhFHtYKioe+eovL6xnBlSkwdXMdJfe0Fd+rgWVbThAVolNEK
vICFRU54hJ7lv8aX0LpkHqFVUQwba24jOUhB8sBM97am08g30QgtoOmJTRIvkO4R68AYezQ5k9KCjMbTE4MiSZyh4e6LLJF84DFoGc4ffOt4gfv507yVDCLn
OzqT0bE9lco4DCR4uuBieJpzORxst1Cvkl+CUfq/SnZ2iWH6SFwy7vD2kQttF0yW4dDviibT5ClQ33NcrSkOG71ZZbaYZY9vDzrgP6zxZi7aF9aGN1hVdUr0
QziWfCFVEh/jWnEzQ63qmdfxaucQ+adzJ/mpMMW0lpPuWWHu0rQzOEBKhTjlJXHCtai/4fEv4b1gMiiM1mYWSIxxhJPxvJayyx5Lk/l/LuB+gH8n7wKNsIPS
Ve8saddXM6wlckIcc5XJqsIPWAmqQylFspG2YAzJHXcNVUycb48ia63OwOM7DcbD164j6iewU77VOtADMicpmdgJf4TDRFHpIHdntRGN2Ui1v/YbmK8t9hfU
t2oTxAwzwoHQztgc0MLL1GL2IsUn8rvvKW9FGnZqR1QMr6FMpbZ8gpvj2dY07qFb0Rgax47wWbIJmmft0JqRrcYB3swYzJfiVa5OepKWpH4w4uSfrKE6BPRQ
b3MfmR1ZOIMUiTR/N7vKyGAq7x7xGM81D7nLJOw0XHyTvKznQvsdSWpfnKL5ITEua3vMfvglUnhVvAXVc7aTy1gzEEE3wkW4HswAx+QgVoee0c/AXKSuHCab
25uNLPM8uOy4CJb5JG8N9sdnX9NIHMW1SFlwMcTqV/RbWqZ/QLC4/QP+W7SYyJsYviKasLnDQrQ3wL1FGyoX4rtAkuwku34Br5ZXcLK1kkXK7b4UucZabg9X
wp0/rI6ew/AJbCbfwPHKUJgg31ECXTCv6G3V07rrGTgRtTX249+01uCs2A6OAqd+QFygN/lm9sIoQA7i7rThmtNxZdUk9poeD6wyP9PX8pg8AxLdcUZlMoHf
kpXpCj27VkR9A8qQ9fijczXdhqgYx5+vGin/VEubU/id6M/Ob9p+33iwk3VHX/ETbMBNeD8vTUvLiVEt2Qi5SMkOM3GMHCHH4KoZC/XjZsvAR+dX7SuKkW5t
HjiEu4lFcV9XLbecZr74xv7K2hQrPZBTnBNv9bFyPlhq+L01Q0l3JC8q40k22ZL1ZMuUNf5nJtMsGmv34+fAHFiVtEbn2aOEVVaD+KXWRVTTqoYqqEpEA/nW
GynP02/qaTgIjTERGixiWDWYD1QXdrGCIqfe1NiOcpi5xOWMZ1ld3LdYOo9nQ+1KWjERED30ZmayfA3q2x3UNLgvsM2cSrOLtUZdaxDOz0f6S9MeXir28pf0
FN0ic4T965sIF/DzvurOdryk0c7Zng+Cp+BN/I+/H1pGeEb3Iq/cRuZh/INMW5uk91q7SnSXzY2jNI98yT+KcUES945X5j40Mn4xv0ju6YXIDb0R/AqKyB3G
EKCKs7CesTzXEndC1j94bcYTNhluYV/AKPsKvJ4xXG+jeEhp2cTWQ9U8mt0HftgEZJdt1Q2oQOw53IgVUVKVwa5nzkMsJrKY2csI6KX0Alo63uBoqlQNTnV/
w33Zs5BCb7dNGkHT3Lcyqpj++M98oP83MZQ8hn55A9VUD4m4fE/j4xY38l8029HNLDPjCKsuL/I4fYGzjbKOnlP2OD3MkgneysyGm60r5FL033haVAG7kgxj
bbKGqS05U6bF1OZhzm/sWeZEcWP1HyjNPOmcGPwHruQTUi+xx1b4mrPoGWgYeOSNzsfEdfYT/I3mKmlsj5GPN4BubsnebLqMFy41MmGW0c0e6V3oCGZuK1Yt
1IPtUCewnudxtyEv4WPxHLblH6IOor1oIHASqW703JSvrU3yGn8lcvqKJZ6me9h6mWz/CoeAQupkNQFGkZ++GrKKLGs+Qo/hPObnv2t3wEpgaWr8fENFvQwh
bkKO6uqD2R+rjhUFrK09VYyRNVEfmVecNa47StrjGReHA9vQUQ+kV5xPUz5EL3MXDjsqpytHaBpaz57ISmAZ7c8HsI7ut/jfuX+77rkNnpdX0S6AzwI4Bs/q
xNuQ/FqfkLNgHu7cD5OtObIB6Kbkjj3q3W+4wVQ2FLcNHMWPNKxz9ZHVPGEFvZ06H3vpW+uoHBU7G07VW/NWNBd/4Wyo106v5EhhhUhZqcvfYi/gU0BhlyO/
u4bBYSAF7OCbXA/BkejnkU3hMTjRaBToLurxvvjvBNV3CkYofdF6eRxfD2vhKiTzKuUyL3q3ID/vLAyaYu4RC2UDVxyviG+iJqCyr7wcIC7zP1dHslO6K2Ym
Gyi6ob95XTGQjsSl4Y2YufZp8b7YBbDZdQ0WRqmsCP7LzHKXRBNTpvE5sHKIWQ8wlQJyATzSsuHL9gjne3RTKW7NQxXw3lAazyEG61WMrynl6amQYx2wz4ui
MDu94NxP1qqleJbrN75EVtfCfcl0S+bBzKXsvZhkjoAmPAFzu36zpqpNaWt7i5KLvIubbXZRYr1hkWfCx2hFyE62jV7TXnrqoQn2ksAO2JIejv092DLNbc9G
W+lX/Jd4rEElG1JAveBXx8fAEHOYFYW+mi2Nk67HwRoh6jpudXU38RHvcMz9CzN2aH/IdSEel9yPmojbWoSxJ/KGf7dMDv5utIorJae5krwD8VeWm/WM/Y/u
wUiarFmsAB9CyhKGgfzIP8DF7idoPn8Cw2UT+YaFuUdb3LeY34BerbyaL/iXY4IZQD+zVbSHwnagJLrx/xPOdEV+o88c2aVpVTQ3gzDHQ1AXxYFEO0LkxBmy
ytKjYgzYhIqv6UFCdW9C7JUPYHHjDhBur77aOsoInC6/BgYorfgPUTNWsHohzq3CJoqXVjdSOmITi+ZhjlH0nDVSneZrDdux5voJfFyJ4kWMy2CX1ko2pPdX
F6DHlMbyizGX5SVpRlEQBizwq35UqQg6AiHuob6wAkxhdfS33lq4tyOXUOCOuJ74nHMX/gHaaidAbym0vMoA1gf9i3vhCq7Zy7+hi7iQjNQSQSl+2iD6Vey3
moptIBeqBO7IVyG2uxdvS5B11/7FcRsnycb0T5DCzdDzarLbSnm01LqqDZa/gJXiu/XeVdBfyBfGxli3fd/T5mFHTLqTxngzOMwv54jNVmU8Wf5DB9qNhI0b
i1n0H+6OuiPK4XwObLzCR/l3Z36SSuvIkqivxo03jm3+5uygEo7rg8XOeu4RcohdAXdR+xm9ZUvL9hkWQ/eBG5hpSdEP6chi5aiXnmYd2CaYy1Mb3DVmsgOK
y1WNLPFqxnHUEu8RJ5U/WD5xzS7AF9IUfIWWkFvcY70HVTt9CK3D9qDRsIe+gmUAj1kDtzcPqcuFE4SxBcYWfmr2JhzujSZVRE89TWXqSnFNFo8djbLJnGZx
bbLcE/LxX3SUheBvxkQ9kbTFc+hr0IcMUSyp4COigbzshuo5JwGnUWRwFFso1zgKBn7QJHyP77HHW4GAod+UO9h59b6YpCY5OtiX+BPTloPQN7gDIYembqBn
+DTk4RtYN3lezBG7lB1iFF6xoil97FZkpfje+gI+Q87Vc5qFYjvFXcAveUMwTSmlX2MXtIeFboks1Dr3AJmBHuonDco+wTUMMhjy9K7yokLZdGMDngXTHZjX
t8eiMqgQ8Dh10gQ2x3fiMtD/zzdeEfhbqI5n4BL7IFYogHWFAO+zVuOroUTSyyA8KfKkFRXbwB0evxyEyzPcp+4DxwP5+SD3Z3sicPDjrteOUikt4BDHW2d9
OJ/H4RtaOqqO02QvmZuPju1rf8TvUOuQXvwGJ+NYe32egnKJzCfGoxXYL595z7Ff7K0gxezLc/tHyDhczdvOHKudjRuCAnJOiOenUtu4xqZrNcl97zPek+Vf
c9k4D+uSQ+YCeT99hExb1ckqgLtoH/QvIJJ3xSvkG3Hffwe+xg34dn1EfDtPTbHGymuEhzibopYyj6jLi7mvivm+8rCZPT++ffw9Xg4N4Dr6pi2HlY0hom7c
Yl7Wx+QyXDVYAzwGNY3V7u2elnSCq6YYql0IpdKxcLvYKheIox6FqwyQ/HQvHcCiArNAtKwCtngwru3KhN/4A1WRWH5hD+BcUlA8j052/xJonLEBPAhspacs
r3KZXgmsoTHwPapgpwSOo2/0gRykD4IZvAYIt4bJ4tKLSrJURYK1gsFreF9qK9e60FuP5oPZd3wfDfUulvn5EXZevIRR0b9G1w1lCgUf9n5lZ51nwxrwRNCR
/udqKQ25WckEV2g0K49L8c+wqPwKFDKJtJD1Vp6LL4+uOb6iDL0/e6H1xVOdgs1G6fZExSEWkTiwhoSnLnE1hsmwoPIEH/ZVRAtkU2Si4bBAQPgj6DrdTQcZ
O2DNrK/8Icc0H7W1N+YndwP5gxflaUY9MVQnsrYsbz8JnqURpF7CGxlYfdEawXrwFqBosJwSQZyrcls7+RmwD94XUhrQAx/ZV/TyrJFXpXVEL2Oo+g5lyjCR
RtrJweYXfgv73WcDG6hEf9Kj2iFvPVKdzs1oRcswLBcZTXBd54X//0liKcUCLFZUgUHzvnME6k8VRtXfeEtRSGaPLU5agr/W6O7CPI9ZXf01rgx30E3go+dS
9Cw1Q0HyhtNQk9Qjrrx8AhkIlpKzbsw7kF0sZ3C96O1NprXRNqiycGsu6w5newu5Fhj/mfnJY9YafcAZcAlrLTvwRXy1byd5ojbhY5QVoBQ4AifpPbVfJaBH
3IpVXUyBkWyxuKr8zWpleTL36IPAK3cCaWu1mD/OPx8cg93pSlc+0jfwAffBCjvJC8CegmQVEo/iCide8v40l8NztAEvJG/rql3bWImWmVdjkr2fteU8XJ2P
k5zfQA/rJ5lFB8Y/11doaXQzHmFdZhccd3BXdiVuD5ujlhd5yL/YYWTRglkjxANanXco+Ce8bYxz55enTKdsWPgOjYR7vA35dus4HaU182uyubyDgml+esP5
guZTX4MqJDnEqHnpKdbV14XsVf+R5elptSBtoZziX3hu1nFRBX9j8VANtyNhUwn5NfQ69NX15FV0WO4yVHWLXVe8MLxyMpopqxPL2E51u421x7vCnMKu0yMm
ES+cl0QlUIZ2o5fA0EiqVZSJOEJmGqps7epCisjqQQASA/vNxdpqX6Lvmr+/2Gc+MwpaM/1vRWdfesRDmpK/sFUePMmqy/Pit95jEmq58XLxTi8TnYVV58+E
k0p37mIbVXcqi74N9tKimtuOkzJEYLVha14BvMRPjYJqS6tWqJ7m8xWwMj4miysf+bQAAN9hs0CY3Zk/DXh1p/0mboaMVJ7zMrIX+2H38Q7Uas1qr1QkBlsS
0r9JxM81MgoOEYWt+8qc1ZkuNS5PQqBgkhYJcqjzPOvcd3zDlG54dOYn9jWlHshGfZ4Bpuofil6CkeInv8rruVbqJdK2AS8cKVfG5XZvMxvSL3ohfscdT9/r
Tgn4U/8JPsf9t9JSnnf6rK9sMn/Kj/Naam0aq/ZO7CTvSgO8RFszGPqIUjNVrakA8lzsW/2GRcUevgHmJ8/Bf5HHYD97ftZ0dtNVBj1hi9lJ8E64nM/YOFqO
1sg6EvDBBai6Psoao3aER8hZ2Qpfg/VT98Kb7IWlyFusQlwdfbx5wa1aN+3f+aEsojRR3q/qrB+L/gWs5ptJNjtP+EhWC27PGC9uOdfxOrwzr6PU4aNCZDSQ
3MFxcTXJOCC0GVEthYlXoH0rMjlnZSOLe/sCnTsVQZvx3awr6IKT7EcpO+yackiIqnqgGsZ+UAa10ZbiF6ys0d/3jYdTjqL8NbTVoqH+OG5LdGdYwYxMvCka
xM7LXIs740f4SO4o3JccoPvsH5FVUH/x2T8GLdMe+Cl+H7NTe69Vcd7H/6LreDiKtdOMNawjDzPmufdYL51tzLGwduCLPAGdYoR23T3dXTOhv0wIed3D6Fbk
CzvDAdvDNitVjNrgKjyrt037lQvfPvXvwFrwe1q4iEG9EhLkOW8JdYOzgNIvczmKh80KsmLd9Fh4Gf6p+xdOJTPNnmIhzRD7neXyPQ94zGcgvzSM+8ox1MX6
QU+qB+FGI81XAQ0zcoposSq9N2vKKyWMCFXaWdDfKGRXov1IFs7hqCjnrNistYczRW7W1Hye8X8W7Sdbh7jmEd0P8q5aht4FVtJdvv7aUk8ZuwzJDh7ALXo5
GouHGmH2WWddI5dp6YesK7Sm9xFbxKrIb+Z35jFP0Wn2BmOLZ6l9yWykjBMQdSbrWBZIsFuRqs7yqdCsaDf3TfVfSfSxeuC67te2qAeKPeDr2PkCq4yRGaP1
BqbfszcI/bWoZnfg3UFA2b+i5do+9ByNcNWUO/ggrXaxYXppMyf+xgfhCs7VzB1cYbjRMLRQcbudIVb6pp8hGayK0RzlhZ7YZ7HT2F/KBrlddgdfrJrwKNgj
X6MDSkf8gGYs328yx6+gvLyLwshcLsFANSdbpm9efUUS3SWYMUWbADtaCcEgSmO7aHfcWu7lIUbPHM3+kBd4P+gOzaNTil/tyG5GLcUDxH2YBP9wdiXVs8aL
wVEOrZVZVhYRd2gzfYhSQG4vhtQ60kEfZcbJJ/x32AjPwF3Efn8l1x5cBA7ILAci3avhbuJ2SPeZUO/c9V9XCsL9mUPgXe1fs5nxmBcnk8kZ3kgY4i/5xnUZ
djZmouxgGhvp3AoX4f2oJbuquHzMkMol9l3USbuulPfOSb5HTdcxvAA/NGNFc5BQ6DGouLaUPRQPz3Bn7PY0lCOd73h0gMuSJJ5n4K36RXUjHaRPkivEFKOh
9m5NNmOAv6+2Ek5BP3kZ66t3slKE/2p3EWrwTGjEfeiuohAXGUVTaDytbl80R8myIR84QVurDR3HmDvyT7hO7JC33b/7P7MzbB05Al6lRiojHI2NhiwCtgUN
RU05w1d2DWBl0SIRh34teoB9iK0r1sEayi/GBxqmxRdcTFqrH6zBxipRwDUQnCIbaSiTWCNQLZ+ZuBtM1TbZBRP/YQuJD5XkA9kC/yJ4KPH28ieryouG3lF0
rXlIKc2uimJkF/wED2ijjaa+6ok/yFurKksCrUh92A9dxpHqQpQfPnefAtFqtYJ1MnOTteAGbkzaBnupW9lZVJ91IpOK/KBvOdVmw51oIx3nq0kL6QMdjxj3
/JGZaKTF9ItthkqQJywHpPbzkNZtNZaSVTGvYB6YL62fTCt6gj6nhYOdzJbgNvoH+MBM0JjUEXPSnqw5aXfi7wI3tYrOAeCZaEjLO8eBqLjXRgR+lF7eTsQl
5TeFFxoG37ABrn+tCXKr6GGt9FeVQ+RN+4OZK+6cjAQvoEDj2GfPMp4PbhObaXZaGvkz2nsPgqVCZ5/wVJINXWKXYYo0nNPYFbVX4n7pYfetW9Zzbxjc6DwI
X5E1cXVio3FvvEOpzGoWLxlWV+ukn/Kf9t7zVIadPJOodE3SCrpvofWuStpy134vC2ljEmLK3vSCgeVmK2qzpp6u9pfgT08ceccNdgO8ZTpPgGeCB/C/3l2B
3XyZ+Sg1KiDSh5tZ7Ai9Iw6hb2s6OVoHHOoEkAc8ZtvEntSadDAeCR6H7t1WEPPRUsGm8ouNAodhQPsW1Z0e8xRgSmInbrrTcQ4YLZzE5FHwSnxt4VFGGYJ9
hJQWU92ZYwMHwHjCzfyJ4x23yEbHQl7aiZzHrPywnMvp+BzKpteB3xsuH9FSgSW+nVlHXQO8TdWNwIH7w6t6OV9cZm8mjH+zhtM17IBdG86SI1AHXEscVGaK
+aBRyoP0S2BL5Fq9GlnD/lRrsJmko2toRjLf42PWNtcP0p7860vBXOZTX4WyRROUxG+RO8BULNFLmwsWoIm2LWaaeVeewarobVRRB1JJesjvYANJSUsQE8A8
kgv9a51csoue49M1aDQkn+kSIVNKExcuBqDSErz1XUBW1FRehU/F9eypaw747qsC9iRCVGLlvDfC2mcWcJ1hNdzrtKqoACuTdRU0FU/SCqCe5IK528yeeICX
0Is6I8222j64HbdRD/GvjvHE0n9jq9Va7se4vfILjUARuC3/yzmG5wZnSPcskxSwltJDqBwdS5J4DWcL128ypcB0pRbZHfFVOwXKCadZRGaB6vg6uM42Sx+A
3hz8H75c5pXZ5AHUPOum1sqS2k6nlxVjH2l5+guk7q7uWnif5jZzx1Q03jt6wY7aOD7YilMi3cPtowoMRrJy+j/S5+vK/47faz5V65i/0s90pDjGSysDVnYN
ZFdmyXVspkyXMe53LEO+9D+Kkqx2sLw8xkfrqaQx3JwRUi75whoR7CeI7J/VJmEDaen+AS/H5ib10XBtPioFouEHR11eWJtFppDtdhctXf9oNyPR/DJsB0by
PaQkH4K9djsctH7D8a5rpAHboS9In5WcYP4ud6ETaFpsPc0R8xVucJx0I5w9axxbbb5X/wGF/YsMVR9n5JF57CB5qC8CX/Dh6D7ONPAILyJhJAecY7bXErWe
eDSZA7KBuSTOHu/LLYeAoup85bLpom3gTXUUeQ/rKR/tF/Zlm2lJ/oWwuFoaHxKzbSeMDWgi09xAF4iBGfVJPrJMT3Jns1rhgkYd4kFnQS0XAc2F4dkJG5Ho
wOfMGz4VHSIbV3GxlBXhPUE4Paj/w0zfOD17ZhkyIVg0M2DXxPk59IWBGNpEHAVzYqvI9WiXGZHQV/nH7hG3xO6nv9A92h+C+7/7rll/sbcoQrumLofftYFO
gnppHdHc9E/6l+gJrkVsKI6ASVKiZ/FnRVfekhz2d7NTyTvsd30KWV5ZpbnRF6iiCWtrBowkWTehF+4YTf2T1IZxQaIbe/Lco7NpJbLekyCzkjewQXHlNY9f
kd/j00ih0CgUUV6QNF8ECdBpRqHE73HbyGmzv9epaoG8AZ39iHshlln/sne8pExST7h+40gxlRtgQfCameq7FxPI6B9EsllQyyyO97svyCnBRDcO5gxUk8XA
LaNEcJoonLpPNFMfJNSwD/POHqdxLzpZZIhGYlHwoNGMxBh/WS0yOsoXLK8x1h9vvAEHySZPXzLOyCu/kGWkEjxJzrirMUteZU1YPXdl/ePqUOCWh5QO/vV6
BrkciOUO6CJu+B+uyP9SF1iP/G7alZcLIrMy9apxylHdgu/Q7sQz5Bq4ELFMPmc1Qiw92m7sbuP8BMuQOcYAbOEMrYD2Rmsm/wIHRQ04wdwj6sQVlJhkl3Vc
feiiolOCX2lTeMpul7CGeayH6Ixy3lnRNxOuVlob84LFfXZaJ/2OMk3EgeFsnhwqPntKFT4TfGn3BAvMFY6RcQ8iV2YJVpzt1XI7WimuhGFe7LTBFFlOq+NS
iSP6aNRE+bu44T4Lvdz0to52BSeija6m8kawgTyOT9G9gXb0RMI9ckIPw4avQuJKO69smn4HjzX6sLL2C/0t+B5g5FygD8nDUpV7xin01f6b/geagXirAWwW
/cRoGDPGzlvchs+UBagPxmgAnW7FgmBcI/reaATv4YbGNaMLrlL0wWonvWCfcSfzryAXaoDS4Q99KCmTq5yQKMzcihapu5RXqT1BbTLCW15fg/ZFTYeV+CY7
HykX30zs9/Wg+eYPTItTitgHOcV3+Ta9PtzJ7hRZ581npenCVVfblYFxgpxvlJUTQVVtOJ2K5pNDrBjYg+rw0Vn3xTZPbnkGmFEdE/LxE/LP1KvRCyM+8SMo
e/qs9PW0KZ+6cKaRmlAOfTOLkQ+wCwmAFZ4HviKKK2swW2zkUgnr4yi34if36dPwaRmP6/BLWkH5WDlqQeYXZWU0OWFIez/2QTu6pXbR+AI0VWd1DIezslTo
+6xa9jbgEnPRb5Zl3MXD2VB6RHwwjprxXkCqW/F6KfFFDBAqeUi/gvLaNlDTvixqsSVgrB+6rmSuS2yFmmq72Colid3ipjHdXO6tACto54zC2gtzfyLETX29
yG09ypWNdARJgSF4pnE7fn56Dl8os4h8vi2BmKgqzmXosd5NL8IfpFC6InardyofE5MVUsk5yJ/5G/oDNpPSsMVhkkWdoBAut2qyTrilLNTmq4pZLAMW6gM7
yAYoBg0nrb0l9RI8NGN4f7qcNGJZcL+sCaeKGWu+iumxD/VKNJ97oPHEjnSkBcNZfoKwzzsY7rOcwW5r6ykA1GfZeDHVryJ9swbBNzEp82VWd/GZNuKV9Eti
q+sPfZMy2D9eTkW90u+ANnY7+5SjDZmT/BQekFv9f+OCYAwdJNaaCcWaw9b2UrCCDY0oojSQgM6nd6KWoWWS+sfirfAei6UZamRguftm/Bnw0lTYKeBRp2gH
kR77BzRpDK0hIY+hD4MbULh3O4kFTXhr2lZuBBnuh3SBM1v0PJLO++LhsR9BtHlMWNYUfg990qeJkYUnG92ULkiQKbBPIDd7RFayRa5JdC3b5mgnOvqWkPM0
l92Q7bfm6GdNXSnnP03d5mrjrDIB9Ie54AazkZillBBuuBG8JqeUCXiAUtHR1W6Lg/H3+TGUYdThfe1ZcCasiO6JcriTzB8bI7aYRbxlWRmWg3Rnu/AnMx6+
sl9ougTG36F8PFJ9HvMPvS8eBIZLnvwbOrGmireN6EYXeLOjWrSV2I7z2XmBJJ94ZHz9+AgUJx2BorIUHxWIC9TTxlsr4V2f23k7YhnsJN/Jm3Cu/ZHcwDVo
hn2acbuZHEiHiHGgcyjlDpMPxeo1k0QKHZDAxG7SAayFMW4KZ4P5uBn5A19jN9gitSGpJv8Uf4lxGLBH9ljikjsNBksWqaEvMrfi9mYHms6qar2MTjCnftje
Zh3iL3zv1B1asuMeeQb/1eK9aO13WZ9NYAuMHQnrgQd8gT1BR3zB5XW0Mc9qq2AVngE+8QFktCgMnqv1kEkrpc1Vv6KD9j94neVK3k8e6V1ZZ5RoL4I+M28o
6uUEfpSXNYhrDBe4NfErS/H+5cByUUakOrBIOUbh3oQ/zCMx32HzUA76AVahst4ycF/gL1qDzUC91OugBW3tq659FgOJV1TVt8r2LDoiHznheO+qzMLRPpAl
TpoDlQALhAj1A0hWNvq6s3beXqgub41rsc/0KsiH6oBxK9fIRWI7fcJvGsOyOqDD8k+T2zN5rxXhYi3N469lrrb6i7aRacEu8Lj8U5Ogg/4ney2GgNYsO3TL
euKI2obM0KaQDfp4/aDSQjxlL8AyLSGYArOxfGohNBMniw2+gbKyvKq+8h4K9LFKkas8wqmwYmElYr9YbQydDDS2Wd/dDTKqwjZwkzKbKDBDL6r+u/wP44B3
nnpZWaftZL18VTMq8iWegNubUZPPBDvldLKHlGLF5WncEv8in/ECvqfkWfI71sL1N/3HNY90BavlbVSJbFlFcEWwyLfVOuuIdh7DY+Qz9ZSa7Nwqn/JlUtWI
HJeWx/USVnfkgQl88epp2ujoPqCvvp/Ei3pscfK16I6Z21A5VlHrF18K9HHH00tkg/MHr+ZvAMea1RwnPD/xHLE5JRmNFMT5PJDD+8bKldiIX/A+KVbAmsPm
rGgG9/JG+jEQIZ4oi0kFHFAvkAVrptA1Vjg7iKi+GJaIGGF6HD3ZdLam6CNUPXNcVLSVB69Q2sbkYkeUdwwgHzpIz4CVgXtShes9Qd+njGqsoBVlb1Wu25PU
e1kz8Gp7nKOWlkx/8F/NMNwWfIDS+ujYyRzoe9gK3/NluXmaPhqUlWksSV3BuxHif29mQ0+0v1bFG3vxFNp45R3yNB2svKruBOvVcbPvJPTRloRIsyZc5Coc
ccvu73lk3GFtyAuWDe9iS909aCWjeuwgmTOkNX87GoqHuBvvoH+Gz2wHaQkmig0op7cRYfZI5Qr+BRegKu0tPvMFjjlaW/kx7pnWWaZov/KLdgtljnsb01gB
uVAc1U8bkvUX8/2GWpSewqmW3yxOpsEW4pkYQJfRCkYtX1V3l6wW5lg4hub1J/FNbBD9Dvvp0uDiJ2wob+g3fBzNwL2tmxnzUvsrZ8UZcFm57p/lLuwP8xdQ
jiYsEjNMH+pETRg06tCelmFMjhtBj+or45JNBykVGJnQALdEM1BBlhte8H9I3R/IhqRWM6MfiESLFp/UPf7qJBlNNSeStlodbwXzP1jJQ+MPoiRayP7X55Jb
yH6w3vlKeUjP20bmTuWRdk3pxW9xL2tGbV89Nj96Djou/lo9ybTVeFY08SvIScYvG4YrF//d2UQ8ERqwzYl0E2pod4PL0JdMJ2lp/U3WkV/J/vgdzp84FbcH
WdFVQQxI8b03LuEmpECW0FQp9P7yNp5h5SAFlRJgtigYUr1tJDG6ruWB0egc30MDib96GztPZx5w3fJ+tLa4W8P18Jt1yupIiwfu6QVpBBsJIBzv/QJ+IGEl
KWdICe0XPIj3olVxC60Ee0Pn0MEwEw6Ou0VOo6O8Dry7TDP/NhLxTnAStQrJf1OYP3GKtsg4LNazUeCE95toZBb//76S6vmMywSY7cJHqA1d9bGb5QanjZ/4
RNYgsZBnl172Z/JZ33U6h2RbM40vNI6zBTKHcRYhnmQuQ3NFUuxnPt48Lu+I/9hVvSNPzdpg9sYthYeWoPnlWXc58hC8p73VPebzuLepaTFTUExWN4W7tuo5
caJrfMYi8Qnk44esevyZa4m+XFluHqQI7FZ2i35qGU8VdB6U0mPp9QSvmzhrmAuV/mRqXG/ejbbGx9lgnj3xDzscJBgOfW+IdDd5rrs2BFbyw85E+cn32C5g
Q5lOlJXu1Lcei57gMXBd5j3rtrxiYZDhnZTx1F+BpiqdQe+szvEHg//BN0DCPPA+9LPLgsLcYJBSM/A+7gibw9OMumLf2s0Rr4NOc4h+39EdDbCzB3ubF4pc
tkPzAs4kq13NY13iBUmBh3kLZZBc6iyOYrX5lBtj/Gv18Z4b3r52jegb8IA9VL7xDePh9AkemZgCJlKsNHGUVvuC6vybEcnys1y0rOYJ3OVdndB/w9/R7G88
A0RfHZ6XBeTva0bH54ElwWtUPuMNrY5tkOnqGlvampHY1c4q6jQ7e7uQeVZ3/1twn1dXo9RPYEVMXfqN/utuYl3ks9ljOEItwggmwT10Mlgac8HaAImcC8uD
m6B5ILfWGFWEZ+UOdlXtrUcFE/h9pZchxS/BWmyIY4P/o+e522GeyiDOM2hg5kK5Dx6l2eUnU4UzkMsVpX01HsnGymGllG9osDMcDJbY+9S1LEGfhFooY9zd
QR/1NK2JUugQs4FDhSrJr51Br9FFewQrB6dnReIw4IJa2Ciy3pEOiNZJzQXW8olksczATu9Oew/l8e3xu4QXcb9IBz+fUTt1Cj0q4uFktAzMhwdwa9nEu075
XU7Xn7EFRbyxTrI/sDnkIdM8AbgYP1a6kGzxN5Q/1LHoaojmh5A9q46Kh6IQqyCI4zEzvGf1tqCnkir6uwKiO3yo/84uS8s+o0bzBlYGey+aYb/dG8zibfm/
EFLDcz52iP93dzVtKowiZ0VTWEbTyHj7m13OvuKORhP8f8Kr6LQ9AJ50/oFGGJOVMWiyFUEq8Bveri5j+R7HRfw54xMtgXqLnM488hXwmENc7aOnSTvms6sY
/4lK4ifsF+0rKwX+ssYm3w7p8Qi01TKtT4IDxZ6n7YYnteVKRxqudMX1XHmVTO9n3ZZPaTcRzPg7c75/jxWGooI3XZHZ9tDr+rPoN+osWUiB8QfYhAjmb4z/
jliJEmE5sBH/hguzdmS03dHRWXsJUtBf8G/9nu8MHQbXQB+MC+UWjhaRCQUXEcm8/GDiW6MN/g/M5iP4RPFe7RSoRNp7R/MGZKVSwxmIOY6eiILyCJzME3y/
mgAUwKfDJvIzWgJ5jTupz9gv1EFbZfZzvPK/1L7ZddyuNRFKebFUmUZA6mf6EfdHutJBvqIQT5HDYTtvXu+/Vn7yRGw1L5mpmkOfh31x1cRxpTfKQR9pl32N
jRLJ18y88QOVSsrEtEOxSbK5RlPa47V6RVop2JvfheXpddqR+72++DlayfTe6leYBcaQgDkAL1ZKkjDT7xhBB+tdAvfBKW6SQcSrH8F9/A9BB603qMJGJ8aa
D0I120nz4O/ewVHz2U72DIVqVz9gD/ZF2c1RGfMNqBOfH08hR1ApYzVpq2eP7RBZBN+iQ6nUIkLX8awuvsgmg5aeMokn+GajCgDKG70XG66uFS2cN/Rx6Wfh
TP7UuQ8XX/OW5RUOUkHbHF4M3QTz1OpyrueT8RG4WCNfNZmiryaVlcJk/vIyuDN4h7lex/UPaWqswGH0Q6KppdqpruyJI4mHvY69JHbx5kjoC0l+faT5uWh2
/TdA2PEsQ72Ap1sV3bfVLL5Ir0siwRNCvKmFq9JK0Vz/biz3vCPHHVXkbFQhcfiyN1rX4t2NKupvWrEVxXE30gk/Q83cBURZ3YJt5Fp/VWOBXYoR2hl4+FKo
kVSjAC0oI/BTdmChH67Exc2Z7k2qW7+GlsOX3nyuU2IAmIiGaLmNdxl54Q9cEqZnjtIfZNjw6fJZgRNpR2gc0SK7gq14ML8HZoCRpK6VzS4qz6EjeqXQqOx0
lEscg+tYF4jH7ugfqzbWJ8Gu7sPaO30TzOk4yhbBK3imp542Ev6gW2iMe4XyMHDYdUpX8vXwP6YvPPXZXmOIBAtcvL6+EDSQPRUdLoNx2stgCVggroRSgW6G
G7SEtc14pud1obN8F++V+h9viJL9j/QGMk/wdFg8uyIns2FwZHAX8KFpbKtxSUaBvwJps2MVIdebj8w+6tzYCsVqkYqytTzN22c6ZZK6GhUm+ejQjJLOS2wP
rEo36b/Fr4lLhxPJUn8TOl1MB3NhZ2wrTb0Zeor1muWDzVk9cMExTbuP9qQNRE/ZSTg/pF3dyBKtSuJL0DexXTSDBxyF0GK7ErsGqfKAPyQPrd/VKiFSXZXe
29nZMlBf7YKzALkYOGtnowO0ERLhd/Z7s7Lyq1kv9NwW8CKuTpZ5HxX9FeNEb2y6MdSem6jCdb7vIEvbB2trO9U/inyy4/USaTvR0NhSRhezaEZ+7/g1TaEU
T8OmavvRfl/PaJ9jiPjd+dKKl3c9z7w10G7vYVg0WC36o/0Z3LN/4O7ytXnC/Azf8w7BcyID5eb1/GXIQpSiNogvnphKBiSmasvEHWd++s6zmew2qvAqjiQU
S1P0SXFVaDbrMMsequLh9oCspvT3qFeRauJrbx3yLzsh9pirULJxyf6kbVPX8/DEoUqsK1IORledJbUbeA8Z6n6sLkXtcD5amTfBSPanzV0TaEtE+NOYO/pG
sS0WOc8qTtLesd7a4Ftn94OT8CLvVtmDF1TvkHaBeYYnzkPnuaSR01EP7qHZ7ItCwmEoXPsHDeeIj9VX20ejNhne2K/KI3ZXeUm38zt63oTltDuaqhNrA9uk
X3O15xvFetojPjfpJLLENNJFLCAzAtv5LLw00EYW4ZudN9A1dFVsiZ4iLkJubnDkUIbDmorJaok+sKM6D3Ui8/iCqAwwSjjRQniUDzCTQvojxSb2S/yTaD8e
rjRYOl0UwbUTfhd3E/5yZfel8aP2ZLg9LVYvEblGZolLzqvyJfiESwSbmXuknwIcI8pkvTa6orM8jjx3N6G9A/2KVof/KMW8LfgBMk0byfo6UvgXtZ6Rl/xD
jgsjkZAw3BwUVWbgh6xcwiT3K7bcdQifo+2ceRz39JqJjRJ7eZvBW6YJi9J3zsF2P/A3SmFdwRC1At2m/yNugxnKQlKSZYnKMgwtwWNsFanKExS0tgKH3CkS
RDSaI1uCK3hnKD0nsycJvfifrCbdCRqSWUoaPIpyku9mUFz2Xw8RWUPfJ7WqHGU49Z74aKQrsYX1h0gw7yb0gHVyxNNBgeWyrXbCmsD3yZU8oFadXdff3Aq3
EuABny/eSb6obRLKaB67mn8WxWZPOdjf1P3T7OGvTsuirXx47O8ym8XBbOggu/gFUUakiXNRE+HO4C3wnO4wB+k9RU51hWe+VFKva6XEVdEJmp6h1jVePkqy
57FV5Wr7GMsFyrJ6uhuP1o+Z/Wgf40LWf2lPRGHtJmzln+W4z3qJkbQcvaANo3t4N5lN/ICFQCIJiN3aaedu2RFWc1mpr6wtIZ/OzHLhIeLu6r7Oq/FpdnbZ
010ovg86W6wSfOgdAPLwZLFGjza7BsJlB1VH5/Xjat3YQqiclrZmQNYlsJuf8A+BX+NvhTx7P1Yg52Pofmm6LsKbaikWClueC3Ks1l0rh1ykDIxgU+UovZNd
kJVzDACl44bgwd7BXiypYyNaX+wC3Zl8yGyF7+llwSkD2l8gQSNEPrODVTyrilELj/amuNdjgfKG93Tkcr5nQ8QWrQ/a5etNkzwPFGCdZlPwT7WYLC2nytVs
IkqVUwGyfzXSFEEnZe0G43k+UIJkUx4aPWQFuwD5FY6gL9gekIOcVe8ZM1i4X0SWlZ/EczwNrdFzeYmMivVrEXgO+0zTRTOYzDNwTSXSlzMQIXPAVt5/vM+N
ku4yIsm1TC61WtKi1hUuxRO3s8ADJQ+97qN6CWi4mqjnpRM1lithw+BZMkrW0X6JPo+BayKqnVyLvlLO04c8BfUAb60p6KisHqytvRKFUrOTNuikP7cxCtXn
E/ky45FvF87tHAnW8yesiDYbh+Gfjs1kCl9ijeZdlAT6F+6PGXApV/Vixj1lF6so1KixVv145viqPgJP6T+sXUxhdTRoE1kYhSf0R7GOCvYH/weBaSvzGGgm
JvsGwqvxpazr6Ijmdx5ExQN7s0ZGfXKUdbT37zS9wkKzuI7ysqZZ8xxpxlyel/tc1URHdCBEtfs04qzvTvdCVtr8munLMMCa+EuL3Pp972W1CyvsKACnBJzB
wyn13PmCdloj1ikiiUyxsoEGwY1aLWuA9VkZJW8p+6xi5EvKcbBMlJcGKBqsQEoZ59BwsRE0yfigjkithW7btto55ymuOXrQmmkBslgb5JtIMoUN69tNZLo6
mOiqh33F33lN8Ybl5Ne1bM7F4OGqtyE3qA5NwszooGL68B3wUByhj3jbgEIPumZkHAEHvfFkAPoo59EomAUHk/k8zj3k/+diREz07gDLeEn3YMMSl2kDlAuq
8juvaOVnO+hgz3RynjZyUzNRGR1U2P9Xm6wFkaSn6kU9Yp3Ln/miwmNYmLtWVENe3MrENbRe6mj5t7pKaWKagWpGfdA1czeIQ7sTmqubjTiwFkk+AxSW1eJX
ZBwALQOfWZ2EezgbLEMqW+1FcVHIlcEOgAS6nv9Aa0h+5R54gPvBUqn5eQEyTeaiEbgF6msVwru9d/kJsdMzTN+nXOcd5Qf3LdH2/2vQ3ctgbaakdJXL8FQ0
kn41qqFNcXFstGwHeigv2ABZVI406tg98GSlBHls3ORNrA/6DN4GT45fiNvL7Y5KvLXjlGMQLUs6GSXxAf0G6CE+wElaZ9nMvQPLOAfNQWvCD2KS+IvWA1kp
dXhpJeAH+AkqKCIJgw906DzAt4ltRiHRAscHThq543Loc+EW53iLZLZfkAevtnuo48yadLG/kbzqnwe240N2e1BOi8U5+CT1MH3nKpTmRsU1qX7DZPleOZYW
pkWCvegnbY6yKTxWNJO5/dm9K2g+PAs3h630VdHd8U7C8BPwixhkt5XjQD21xfJJzsr4I/9F6yISeW05Hs4Awr/CUZItNpvAGDCW7lNymdHYj6ryHuxvPlHb
KObSzXotsg/fEe/BTvqXIxdujYSvAB6m9XYukgdxY3rY73cuCi6kY8Ua0JQ+YhfcE5hmH/ZvdLTGCWwg8clFIi5xU2gWjU6vhFt4i1idI87TfwOHlX1urifY
H+ldUJpPs/OgaXZLxyt01/G1SE/SLbZZbC5fGukNGsvudKt4xnuJf9EivT3LhceKAfQhttEx1a29hQsCYewCq+4+QLaYr3gjvJj3oRtZW/8CV2PQSdsrZ5Hu
1iewOKAxW+ZQ3bE+Ws36ig7ZpnqaH3BNYzm8BUV5/IfYGDvK9ZLfzUhTlvJXS9stLhE/JrOOHOBMJxf12WZZPipjH8mhHdLOBB6iDupdPo++MWeIFNAP/hQq
rxS9xNLwR9xYLFTeR7Z0ZNMryy9qY9cMmpeVEPmCb1CnmOcRi53vYBdUEM8WCr0gb8EyMjdMleXUUOZxZ2o15W5rHB9pnJflyTd9Ir6oDLfvswBEYiyrJ1eL
RGcbMZOMYgW8a9EoUgWadCIZkDBCFjFPsBypkDQLmxRoSMvK1aBWZnX3I7FeFKCdUpeKJeJV5i5cgQ5VI+Bzxzv/R3wBZs8cYg3BSG9JpmUgO1vUTt6PljY7
gWFqF/fA5VH0C7gIWvHsVnbcjP+SHqZZ/9/BN7GzslkJtVxAM++CTDSZlaPrzDlyJO1oXVq2A+5li1TbmOQ8KnYJX1QF2otT2lp+pgPl76pl9QYvxHa8nM+i
33i441e8HnTl6aCPNYqE4p+5RKkP23jKiuN6ERGOtjg7oqXslqxPNskm7Cd4xyfikv7KKFlmQ09XqqCWjdhiNJ21V/bZFflq0aHoTO0lzYWaxc9Pz40b2pGB
6nYl2B+/lSVkb39Z0WJ5KdACRuO0zGnou74hpYYsDb+6EiNPKzW9f9CbVg6Wy7vNmgPvuWeDleQ/MIvGiBdGfYcGT9KW3tlgHHAGzqOfeJbSxn1RqcH+VpLV
JmopraDWNvKAvdsh0BnwPwrOgj2Kqw3DENwTiGdl5NgGd3e3UNzd3d3dIYF4VkaOLe5QtLhTrIVCcXdtkSJfvj8wuzPnfZ/nvq/ZaxfTzrHrjR7Of61EMyfs
xzKilVhNKYQi5S1tLWjASpNfZEesig/KGPRA7axsZuvAAbnCGSoj466nTDTmWKnwh/JbTAjMwL1gLZafV6RULrOr0xNkpyZZG77fvRd19X4yTxq92BvnC9jL
VzCmXpRHHJLN8EP4K/ove1udIMHR0jfZionU4e9pRX3/6jWBHTcHbND+duUFNf279cpKKTjMmCyb2ROsJe6tzAty2ZWTW8bo2iQ+g24jpwM/0Xp+1/mCD0TR
+DtemjYR5Q72F8Xdl6E/cRhb4m4u9qKWxnV3FstlFmcFtCRWj1V2llNCGTRzB2+A6LVuNhtuzKwRmYnnB96jKfw5rUVOqDe1v2iLtBCcS3dzBxwnN4flID62
vQTntTPna/MdFG+yr+JZusObbhoip+xLzsNakTm0MriRlirilcZ2gPfQXcXN7Gc6QWlnn4QJiTtRkl7PdxidyuoCJtJEC8vSJL9voWXYJ5N6qxzdyypt50E5
wYLk2sqq6IWxtXgeWQCPBfvpTzxaO2P0U6evPqk8BWtTY5V31q3ARTjIyE+OrpirNBENMAzsxF3MI8ojaw37nWm4rOyDGmljmMBeFqcNweEkD3oHc4m85Kq3
DC2HRxJg7PP3pgKWxU+s1toeb6OwClptMo3mM7850rVKpLjzpA+y12AMWp3lAa34WhbAna2P3qbwMduBVHQHDlIvad/5afuNuZb25HH8mnwB3vLxLDIzMeM/
0R44I0tbXX0FMn8EVth1SXxYQ5PDF2ED8U6xTObNTv+RZjHpYcXgPGM3vkszoqO0jwWiyFOjEK9gfhB9tel4qre2ER6dyeYaP51zwV03V75kc8Sv4CIKsrPq
b1p+Z1N5lj5GNWBT+ovsl/hS75/rHR3l+p0NwDnEJppE4gsfZZHFq6An1nQ2BofHnLR72r0EAkwmGJ/1O2A5rWyVAnPwKyNG2w/WOB+CO2YLNEuccM6nTWLG
e8ahkOCljGf8lZ0z8NHtlXn5UX14wSU8Hh7RwxSDaVYBtwOeF21lrGgUHRK9Qs5FA5RSQtUWmi2hmx21Q/BT14OYDs7+tCjYJHYZaXYf+atS22gNJ4IxfJQ2
jLW2y8nBrLaYz9eYL/mtwCd0EZTAkWZjLbfLJDtRXVSQHrKPIQbDZDlvblQelpIPXeddN+QnmkArobzqEQBjRqJaZFJknrjrtA06Rqsr5ZwxMIPcIfsDob4h
Zis2nPRL7q5Hy6ZoFd1o8tjmtAypZfzw/YmzKZp4yW52hZvObbB4zN/6AXjKs97s4Qwz/4W1SEVgoFxotO+0Ujf6Cx1OH6A39A8pQ9cbReBDPsBRZGVx+Seb
VKS3f5hswguBFmwtq0OjzAzQRX2kOa02lLnS2EL2BzzE56k73LFkTGAyeYOPmbb7pnuJ1QrXpy/tf3gDxU2irf6uIfg2mky+8F/hbwCR0b7PXKJPcIPxChaI
G8zasvc8Dk8Hha0xWXlJJ223POhV8T/u/KilLGhtF2FymNyjDFMqirq+r95m2AYvaUCschwFMeba7DRNUt85vgd2WlkoSl+49h3evzIRFnVcxjHKfegE25gf
zxYay6c0l/3UE2ywucC4xW4iB0vWa1hdBOfvtCXGKxEJo0j9tALykvdK3BDrJ65Jq4MNoIDVWa5h0eQCW4EC4evt3TgqpyejMdoQ/qfMx/bF7ufTnDNIfe9F
dwkRp4zzXoR/21m+aJDsWm5Mi3ZnlY+tm3IibK1zvfLJPYJWpr/A8+6zfLNYBdLpAJgHj6B5jWQwX6wyODunJKoMArmFnhK51+SWe/g6/t1860p3RnpLFPsv
5iJaT2+BnXwUeZaV078+9I13sOyuNfBWk5vsbbKjcwksoD4OfaZ9YMmymXzA/gxYGS7AEHU0LbIZr5EPWcW12wPrjc14aWJxGcZQXBUWBosBJuazwUIyxezI
nvBGrAf+IhHOEThvav6h+AeriGbJv73V0Gj+1N1JFocTZV33QtJfWab/w3Pzz671YJF/sota+Z158ZR0F+wpd/ofiXLypmyAkzMOsr36Q8HlXKs7O2nm87cU
Yf49cpaMXFfI/g6/WU/BMJGX/i1WRr2k7+Ql2Y6/jz5GNDAVTzfigDc7o95oW7yhuCpJjmuqMj6CLFVsNZf9FX6C1XER+7BSJHmrl8C/fL/TtMBUpRm/7o+j
wwP1lBPQKTVrqntcYG+y1I24Xt6C5DMMOlPczJVHLrEYqcFOZpaDw2Jy2pWz5okCMIT4/bldhd0T/f+JFXJh3BsQLXMG7rB3bJKuoOFp9wI7QEm8F+S24vAS
uzpoS0LtM2AkvsGv+ONgITpdxoOTsriMRQsLVFImiwJWpvxsFURUZGlzZA49n0Fsri4zEtk7XzucP1BWT+UVyGXQAh4x6qtd0CN1i1pRHLCcKJblY5fhUbzX
ugEigBYoavfLWYt4Mw5HVMdDIt7aP3gulgLe04ayGvstcC5mJnkLekaskZO5N7aKaIa5vAyauqHMBc/RaOUjPgSfoQxxTVuB+mQsQuUCn3hpekY6wWy1g6ir
RJAGakHajE8Fl/hGMFt0cF7X7vNiuIQ6HJ2gfu8OcM3+4UzjVdUX8KY2J2sE6Sz66b/yI85XESaZ7qol59rjjRB5AedK+8EOUMibMh/+z7qG4uRS+4gW75tv
5ndERR1y7haX9fJmbuMeXujuIIux3GIg2Rg5R67VW4HOTgf5CXvLin6Vzwptpu0v/Jpr8u9Abl33TiK1MQcSTLEP6p/oH6KB7MvHycdgXGqY0RNMQgsTl2pj
7U/FKB3PkkKT4Te4Qxd4qrHVCiaruJg8JKbybRnzCaJ3cQ1PRHxeX3UyCqx0XGYtYH5xC9rmM8XLp2hPzRAaYcDVLfkEdhV2jfuiTwTDMLKu6BXdbTK6xFFO
vMtpb1QVbpQnjSa++8WeIi2mmf+lXik+H+huNWU74DHyBDsdFaKLkVnmQbZNLWfszU7kpyi/NpQ3w359tn+cHElfO1qYT7WuacsK77BuOFZ6R8lDuHCwLJsM
ivGvaZ/Q5zUNeAYkWn3jUabHfKo0BX5QUItFE+huOVBUNspaJ51/MydIk+megsm11Gj20VWTrOQRcCauvXoB34muGl29ceo40ktsh80ye4C7EYSXBnO414Lq
lrVZdC2qi2dAiuebS408Yh9oir/TVG8tpVv06+gp6Kk+3X0dbsdnzXjZVy8KiuK8/CEag0eYfzEP2U9vWA+tW67fiz1g87X65gptTUQ/uFqZq4eTMcGH8Kba
HkRmt94GMInUDIugH8zrSkf9KP7Bk+U4GQpivRvYUXYEFc58oO5SZimJyYYV0F4KSkL0Y1L4dsMyUZ30OuZddyetHGgHtsPOpA56AQ6DKmCkspHcwK1lGvYb
kwNFyHHaHZxTD9DJUR8TGyxLN9sGC8kZYibeZ5nwDzhVX6/NNVRvRxmH2mtjjbkgH0snD1294A6cx/jqKGb/kC9lawzFfGOQdsXqWuS+O5bOArXcX1iBIin0
hBGn67KNsxxriUi6xXfIjf5QzxrlCM+SbbSEYkWVFaRj5lDDQZoSFU3PsRAcZf//o5YpoIXaA37Agz2JqC5t6LlshZNUdYinrS+MrKWHHOXhvx5FaRZ/FU2j
amArWs0nqBvgHPTSNRPftd2eBvo1Z3rKXJQg1oGASCX/wblkj+sbiSQ/2Cx0B5dZNB8kwBZwmv8Tm0mrqPfB/jXVwTA6ShZXHzEk5uEGEdsKDS22AJxH8dQF
pqulYSl1XmYYys36WJvlCHBMacO9cJ/4Wx1pLmCzQI9gB37WsY8u1tfSQjKgjqO9jYZwWqwvMxFXAO9xR/YsuV76VCH1YtotWnJFFW0fBIGzoB4u4fssqztX
kaDuYuF2TLAbfDL/LijA7lo1zRxgsnEYDcAef3RgMEvJXEbnK04rL1jn6Y/d/D/PP97R8iBuoMyEAXiCnMB33JVg11TV0zu+uzcX/NNfgbx0vGL3XVlmDVc8
nAzrpG2HOcyypS7itrGvU9/ibax2fLJ1B55GuwJuLpRNpKY605mHVVfOZ1bhu82NyCNW01ZyZyCErTMjdFr4sRGBCUyS33jXwAGlgHkafVEm8BL28nUt0T2r
rllSLKGb5XfRwd+JPmNfeCs+RIuxUcZmtpqPWhW/tkWwsN6T90Md0V/iUVy0mEE+6BU9j+0m2nNXW6OP8Rd/mN3p5c0RK0JkWzHGnwMfEgPUxXY/SkUBuiL8
Ot4Dx4CLSQ4jlzoW1yWHs0mkMnxHHym51fnIY/hgpGuDXkFcSM0M/4dW8CSgZ4jrr/FK0F79DlXv67XbaV33kPQfvq90K96tHyXHYFN1Pd0NuesV3QJrSgCb
09xijyjJRpJCoqlnc6ylf8YxUXuIBw/KJumDZAypQTdYs9gcMctRhxx3XkeWdwCrFbjNy/BkOJmV8lXk48gb5w3yzHUNt3M8YivNnenfYBfaU9uAKuQvq1Yj
z8E+3i/+Bz0oLrj60unBZmptN8VxbL/a38iwvrI4Y6XPhqPly/THzmuKsEMgiFhHE9lX1084kp/KaMBHqJJXcbYiE3ydWKYYrJyBRclUGb3yifOulugopmPX
Yukv/C0lDpcjV1Erz1D43dvQu8Q2cKQ2KuIjWxR4CVvL2mQ7n2X3doyjO+EKMM+/V8nN6qs7zYFiKjbSW1pdSXM5Ry/g7uOajr7HzoYrtBr4njoUneBVMjdj
p50nm1bb+j5lz+ho5Tl7jiZmrINldSAfyTtqbnKezYtNtkel7OSlqBs0Ca6Qj501aHNY2bUj7b2/DWzB37pa2255mw+HfzlriSj4h8tPn6gfXO1F73VDWA1z
jrgV7IIu8Sl6TrhYtMZvlDPWDTZSTFhdFlZj30k7o6n5iffHTe32fJgorAwXvXFp2BUWIlVdte1CritGX9k12INc4hWkpXfKvoYSlMnVvSWII3wS7+1roVLU
HzZQesheEc1kXEQHdIvW8Y3X72dehDdDZtPxCgYf8VJthFzvdwiR3EbGGamsBzrrPxLxU0uwc8OW4JP/i+2kNXhV1hpaUR3XHJE7QasoC44NzAIn1bXuc2Bc
XDHeQhkeMwO9hwsVEHCRRTF97QtKR8vUvNpfjlXO/XoRiYy76ACaobUUE4Sl98z8gFP02slxcqP7NepLqvMpqCLsitL0GmwgyiWrGmGUGZloim8zaO89ZC+g
PfX8zp4xxxw7RFmjFJvrWw8m4XPeolYlUozW5KHypghlKujOvVo1chhVoIn+yIz25CX65ntQuJLWihZ0qrItyyOf8Ar8QmCuiLZCrL2rHMoe46ScALu7SmnN
aUkTqV1oHvnBDBemddK7WMbxANrKSnrGRj1AXSJfGXPspeRfd6p+iX0ECdZoqelFreW+DynblNJgLvLiSVFVjbG0Y3pN7CA15M+YS7wO2KWushs5jtm1Sbyd
iy+gg5X8qJiWIAuzJNaX3g2O0vdoRdEC0c6or58y/kheS4l2hlZOL1v8q/OEb6nVQb+KG2teMAMeZ4D6cGsiyG+gn2MLKMHD+HtYjfZerKt9cDd7FahGfzc7
kT7OhVHRcB6J1krC3VZheEwTvJR516+JwZgak4w2dBPJYaWoUdkk3iPirX+NeQ0I3wxjlu93dbBShz3Sx9LPrIlzGQjRFskEFodio18Ea6FXqK3MzCjHcpDO
dg0e4XhKJ9JLsY+Bn091WvK5PMo84pk62LtTGUCus270HnXyC/SbdSPwR2GFLMeLRaz42xwvqFfLvAeWZ4yBGeCLHMoVpRurqRL7tDwj6opxvKJySC0HD8TV
sfI429hd6Aazm6gVfE3zu/fhq4FHvEvqQn14cKV+xDsCj1yTYAXxZ1jLDdFvRM1U1k0OzyMied7MF+6CxgwZ4aic3X2bSH24jF7OsVauzKxG12gLLC+WrCI+
KqY7/8JTxMjYX/VDjk2JNe2rIJR9jd0oyouZsrzZHdxgeVxZ0XnlWa+Ttkelslrhp6hQdE7lsrEH5fn/+2HtLtsV89ARB93OAeoeeyheGhwAjpr1SviBT3GS
ClYnrUK+JqAFz1RzymZsAb2E6shzdCDvB1xhp1071QF0hx0wIslvgRvuW+KAaI4K8X60vnTgtnS35hK/o2aslfyA/9DjUBSvglaLZK2Z86g1STvBF8oKrKZs
Aw7DFHBHj8H30Wr7z8CubEarhd6757tdYCr5D/1Fq5J0lk9/ZW735uXjA/H8XXRY0cKyk2xirGQP2F+wjpyKvhpX0C1/oZyFQFmxSRx2TfQuUSOsYFQfsjK2
mWMFHSxzyM34vHsAGcXc+nxnR99o8zEP1WqDLrgqnZ2RiD+I39lIyY2BMhHNBXNQa+qFxLfSSKDdxAmYG/aBOjoMDlndst1yHOgjj8FDWtvYBXHz4Hs6xdsJ
nJDzxV25WJOgFSpM9iJuPgGz4MJsJ9b4DBmm5oB/+48U6q7OBanWTPrGeiXWuiN1rjxWe5IscgoNEsfVX3F5uVLp8/834fSCnYUXZW9Eo9h/RGGcYv8esJx3
U0YAP/5Be2Wb5h/ivGwn6gdeO2aApmo53SmesVBWH9aQP8QmtTapZ8xThsq3OBINMlYpnaUHvRX9ZWuywMrNQu1wfTfcAD1wulk39Le4PmSjUgN8srNkf7xZ
+83qJQvDA94Fdiv7rdbK7meo6wrK2/YSockzsLc9lBaQ4f7cYXv8Mx2DWVUFyLr8Lm8XfKp/4c2ia4q5//dgGtQqiypiSfrR2A/wufkzq6qRW05J7pkUrzrx
cSsXDqDTuOuCCqIaQXKYYxVqn0RxEuhBhntC8UrYCO/SYow5i8NJHeMYW5Nx19OX7MdbeOXYLaAn6ugpCvuRkep4tTEP9RRGu9zNyEqlCFydGkRfUtoqipyp
LHFk+7IzA1yjxb0fSEcykHQijqwDWmc8ynAYpVEInUY+CFW01t6kOWWDuDnKSrtY3E2l4qraeJG3pToVXyL7wJXoanxjdqKVQ7e8B8gj7Qtsk247etDNJIOe
Ddwy7mjt5TF7/4pLa2Ls+dYiNkE0FPesbWi2laB+UWbxSvZpfbd+ODkkpRnbCrnnItwWeMwPu2+Z2/wf7ASg2PX4aAUZa4GDlJP3iJP0Uv8jU0SiGIQHkWZB
B/v/LyFCuJuPkE+U12g6qSqG4RjzqHed1RXNjT7Pt8q6kMNN6Az7W9QG1RYcpONBoaxp+CWrwxbEfQGHtCArmYHJennXPcbs4i9JNHMyqwrygT94H1BY7NUy
/f19/7BVONWOA0/I5phfs3aGX7XzsPa8CWsANLfH+VTdFBkHNylFlVFqtHRSiA+DS3BaYFREc9EE/+Xe7z1qldaPgSf6HtDV+WVN6LrySm/LWreMNgf9aXv4
xuxgsKxWaYfU/ryIk8nGMsz1VS0cDAuWLRSub4Gh8GxwrG+JuC97ytlGeWAZ+cwWqY/lWlAkuNHIjE4N/sN2BtsFd0ubPiw+RVvPzltBmF9fldmlcEQWCVaF
V4mOHzhKkvVoScYNNAi6WMCZC96h/RXON+mdxHutNr4pYlgN2oFkevvQ7e5kvbeeW/b1O1Eh512vyPbECL7V/iIqevd7L+tOPAHHiJ5mT32TVtLz1joM2+sN
9Kr8AIt17AeR/q90GIuDa7QgOE0SmV9MRt2tdPxK64WXol3m8Ix8KB+9SxvCmvoq2Rcv0N6j/7Rm7DTr7P8pduIM6ZSf1g2Xb614fYD9De2JyZu+3Ymjj6R+
i44jtZLbxb3AwYwjfKmyMO1M0BVzJXMQLYGWy0BGczEkNjkljCXIBW4Y+M+/1PLRaXZL+AW8XTNT7rJ/c0wR980Q9iKYETwi+tm1WU4tmRQCs1x37IZsiBic
zSlj2bPUVeiCK5m/YT7rlvm3asNS1hq4CHP2C2hEQqjL/EF6wbeofOQzkEZmkFtGDRKMTkCdrVRlChHqEvI0YxasK5zks7m22CVaDp9M/4lCSG6tjjqT1mHJ
6bvRVGsPv2XdZn3Ir2SINsO3QvzQLrD1sQfFXMiMTnAgHgGrZ40gd2EhPAb7ojYZ670VI2cZjTI3oz5WEmqOmgpmdE6dRxxsDSwvy+ApMkUjPEEmK5AuD99S
/IWzBDkQNh0spgn+FnoRfoP1RJoyWjQBx1ImQJd8TTrCY6iMOQuUk0szE/S99jP1cfRzHEen8yn0MopBRyAILlY6wXZKODighrK1ZqlgbpSFuih3YGE5GsXz
yaK3LB7+CfWQFB5W6kPgmCE/21VBU5Y7Y6scCd672rkWghpOl/eQIybti/O0XEoP0FY20Nfh40lQlPA1hDcyK8gEI8lY4OgJcttb8GoyhY2OniSeodGZ583l
ngQyBXMyh5QmT1llbR+tS/bwObZNRyBJuiOb3kffyU2rtqcaqy1OoyaeFuykookGSAd72FPTw/rH7qamcsq+KvIBrygVF8D16ENcThaFU3hvfSD4KGqpVXk/
67vV1ByrVpPjA0fYLu50x7EsOgKvXjE2XZJBWTdBGxlm7ebFIv/V83nfotpsCb1CZ8qZuC+ZUOBXuJNPszJdbXAvEZD3ZAnliHZf9DIGrBsXKA3C2LCgKevT
Yev6Bhea7VkfmsYGUofVVImW98U/69qYIeK0kagPNgqKuUZJxzSZ1xqa/ho9RuNhllxqbLKX0n7wulIOP8AlPAeMt7wAekLrarfxLZgDvyDLsvrgG36FF4y8
BWqJAY631kulLL4L3pE74Avdhau4rEAT1hJ/0lNJXubTyme3yEVvVTgCNQIF1Kvii33MNYR/JAP5EtGBN8mK5O3VWeSHdw5oqOaj//GB7tTsXS1oDYXVU97g
9vi8P42cCczPmseG2mG2hKvJT/MgrwRKo3vJp9g0ovJYfwhfm7GUn0EtwBx7mWsLCagt+WTCI0uxLRk9wcTwx/yD/lP/gF9ETof7s42rpqiqHEsZpM8x6imE
D3U0UodiHTdJm0cmG2vAPPGH/hwVR+OMOtKTeoTO8U/O3OP9K32oOZscx1kkCoCsZ+AUW8jcpFD0DnYHzTP3Km+iu4CfuD08hw6ysNieSiN8Vbtp5NG2oZ1q
unIWLDdzwiu+WPiBRUqXspfshL34HjgSb4b1tdKKB2qsQMZl5aM5D7WDfkfzxLNmQZwU+4gngDVaOE5XOWrO9ss9aT9YYSJEBAVoX+ocMU78FR1UK/lbGB15
u+ga7FdylH1nCXYf8geaiTMDG0jerKpkhTUFVYH/spU69PwmPKgh6mRWB5uKHjKz3MOCa+2V9LSxIrhLvvQmutfamqWoTlmRLVdCaE+vS1tqrgcX+E32Kuul
9tBcKpuYlawjq2LgKXjDudZ5zsyOrOB9u4pOss3pNe+7rpN+Qyxft1yuYCFiUTBF6eHITU7q+3w/YDd/LpDMjhpdxAfrvJmfPFdykwKug1oIcKPw9G54h3HJ
m0O8pv1IabMN/el94ZiM3LI83Uc01J/1RY9LHEz8T/vTWJbt0LeVynIOXKZVQsPsr7AYqUWvmmdJf9cHskJ+Uu5FLAsUhO8dDwLrMn4LDHI95QgU8yiBQ9Cv
PhNnvL+IdugEWM6i2Bv6hJ1jVczI7Hu+AR8Zm1mKWRj29P0jWugt1WbmSV7aHB6czw6Y6Unb9Rn2yWBeVt5wyT+VgZkniE+c1S9nhBpDxDllKvvovwd/wXm8
J9PqyTz+xXEYrrP+C5xyTpdFlTg5yPkX6lfiNE7j38IwnCXfsR50qr+PZ4S5leaXpekc4bXPWlHgHXB5tlkPcZQsrh9GN0hPEEZfw3DfEfEBc+0h7B05Bw/l
9+gZmBP3cm3DtdXRWibt7PjFE0L8pDq0TdP/nvnpZvyBn6a3IUFf+GIRTQBuJyeaFC53PWAhrtH0sK6p1dUm3neOJY6KIo9Zm3RAndB1MAAb4nugIeusuow4
VkBWEP/QS/oWd1AfbTcHeWAXV2U9UjYF8/1PQWlwXP1oBa2n+CHeZzVTF5phrJj3fJbh689rqz3lDFEW/un3o2pyhtFffOaPwF750W6rF5UvcXvxFd1DEept
4wXal75dQ84Aidf3ar/7c4u/HF5xgM6la3REz0cqoIkawrfEjgof40+zejrquFaIs1SVvQKtWYg5j98IjPXmVFz+1aRI0hTbIUarJbVwKkPzqIuiz4hdeLQj
hthKL6s7bRvom31HrZVQcgsuVseyVDQmo68SRkpmk/h8R6Q5Ei0WEO/mQWe4WEw7IKZ0xgvgUlKbTYOF2WMrM3Ub6Ifj3TrraXlBCkox5rDDIG86QW+00mq8
sxeYgcpBrtSj1/E9XaAeeApZAscoVSL/id0NBJpFM3zPnSPSK+ulRQKfQiLQOvTRf4A0YfPdJovJ+JflTs8hmuvfzQr+/ugTPcDjqU2jRZJm6TP1TcoNNJA1
Ym+Nr9YFfpdONqPdB/1TyHG+xxwKZvsX24m+iepapxDL07LwRZGJxzMniyUi1wc2TSupdBAZsAINA61RTbfEZcLaO/fC9eIIWuBvqE7gObOzy1AnsuGirXKK
DFLijFAZpbSCU5Ry7HGB+t4+rDBys33kKyvOfhrJsBKta06iVT2FjIfecKuY2Vq3Ms+TIC2JZ+E+dimnjxTLTrNL2Ascyg8W9FROr4T9+iLWwR4Jn7qngc7u
I/gMmq8fi/Br3UAPuRclpKWxVh6g77GuOM64w9EbUtPZxfzGjsIz5Lb9gJejCdYj7ydsZh6hH0FTpRcvq1QE5eFQkMdurmyFcaIKaWRtMGY40+LeeCLjt/lN
GEO30O2+DdoSsZksEU8NVcmtPM7cjH8W/SW+De6a1Ra+I8/9CroE8oLWZJi1kT3ErXy3sR5bzNvJu15750+MHmNvw0lkiD5BbQZ86EO2G5bRW7h7Jms280bQ
BLoE/KP8E9sB2NZU0jLtjedK5hi5CPztjPQVs4em5M+I1XvT6eBfZ3iciMlP9xedSr9lfqKDlNKyAYgIDkWr2Fwi+B7jtXQYUWQpdtA8gce0uJKlv6EJcrK5
W0/SmqFevvNhT7S/WAfvZdKDvUT98yfYHnBSP4+jYYa/DylGHkEpABqDws2Dji/OsqjoshskL7rsXsRuIINwPYYvtJnbgAUEY0Z4XddPuDfuO95obSU9rHT6
wLpmDybX4DQq4BWVwtkZw9EgtTlMYAi2tW76cgbPy5nhrxngJtWjDnA7o082if+khpgiXOzfbG5oKirC6qxs6qI1bZgTtuKtRXdvbedE33Aajb84K1o5g8nO
p4HwdY8DTfhEQbxdg0PMoD4s/JS5NThPz1oVxk+DnuoB5LQyzCVoGEiiXdSBsoWdCkqiCkViYFku4Y7AOdaStQ00dtzRDwpJVun9zPF0gLOJ/dP6FHMIFIND
lXzuA0ZZayv9QHeawehdaB6qxicm3udf8Cl9K71muWJXrkJZ88jbiEfwPhqRkkNfK7ao/UklHHDfgqPhfOMtmK++zJwHXbgT1mkbdsTaC5LlKcHQaEdOKdkG
26f3Bcm0fNw8L/MsVZqi8HUN9CFrK6N8sie4I2aIXOBEbEeyVb4NXlaLmCCzPazobGVEinDrFriY3iQ4wtuRFoUlMwaLC6geXE/rOJ2iCWqDWmkT0FJRm/wt
SqHF9kW1CxxLPwZLwvuwqwfRxuIJfVBsM3ntGIO2khBwuXAF9Il3VS54LqPm0C2Xa+fjc/tvwE/KKTTBsyB8ve8J35QKaIuVv7n30DD1e7q2sjzIxweCRa50
7TwdC48Zw0w36+ufpfUz8jEfvE57gE7xOeFZ+7F4XORf+LtZ0VRIiv2RlUJJvCpca00Cf3kHqGVZgjUa/oH7CVsZxhUNietaTtJCnqH1Itf4p4umfDMoGjPB
OdYYTOpm1lTjPJvMjpyC/rC0N4otTN/mf0kizRQeo7xU7wOuXY8JUS/hL7i+cxjub/yanVe7wHP2q9ymdUGbcQvPpyK9YhgoaIRZx1WfsdRTOnSw9t0on0zh
L55tcqRaICo/zydayUfybYmN3rw0RF5VyqPQuLaZn8Vb9QcLDURpB7T6ZoI87X/Nz+shOCet7l+uRYEBchMJmA/T7tHGqGFydTxIucDD1CPmYzocbGKZgU+G
z8GBSO+cbXrtHCB8DBvoqqydJTFijiVYorETDHe0IHeUpjA1oq26wBxvlfUsBw1cRT0xspIj01ETtiX/6WmOU3pdd0lPXbo7PI9VImsCKYEjyEfyJ/L6l2Yn
ECTTyCMSphUk3Ug9QZnJdzvLwV0lvhv5lo4zy/N6bB9uJKcRHdwU+/gkO0n9xWK+EmvKi1BUE2g8p7kZRwbC+VDKxDQ0Ta0vX4hCbLoyzh+Ff4ZPw0WNcmKY
NpiNQL3NImIIze8aqqwLLAbdWS/3EnZCa+wtwkNkde9sppttg4fJs9RG7nX8K8+fvjI+H/jsS8J61tXAe3TBXZIU4GVBN/HE8lvHaBe6PHmbXoitBsPciviT
Zjl6yx5gL1pDYmNPivVOZh4mw/Wf6lDVi0JwIeW4PT2uDcilvyUPIybptVCoWEGewvHRxxDwpC9TYrcWXs4st5sqdCFdbT/Hbs9DdRJZhq6wSvJvtay2wZwD
q2Q0Y6HGUVwf1KQNjWp4kBFiPfC/IVmem+4t9Lw9G4zxdfXn8q/XVrHj5KrxDL0JX0OY+tFfHZczntClVqinPi+CO4swcoYOi7gMhooiZHby5xUUPfEWJTVY
Jv4YvTnQmOf3pGgv6AFnHbZeu4beM4VfQ3vJcdbVPcXdGzfAPf1/MoM8R23EXbUV+iBGyzdZg+ifcSc58D2TCWQH25X4QK0XXRzeX9WJ1cj+/I0gUekBb/tH
kL6p961w4wS66tgbusmxMWp3RJ307/gK/gkOkt+MJ8pWewn/zX/QAjKaNksdJvrLrcoax8Rso3QH2sgf5srUn6kVg7dpGF2V1tITTwtkVvVExIaw02AefE2+
mZnkF7TA3ZPEyIqiLZkCEjJrZDRTV+JxRm2xgI01lmsF1DnoBUo1RsDNiXutXMppnogrk4I8J9eMqGQoGwuTlxTfYTPjnfUbn5L5yTvMk8jfiyFipnuNcIPe
7paB10qPuHPBmdpldlT8Etos0Ecm8dJ6USVPsgEnyeqKW+lM66jfi5R3Poj7kdo2YwaqoL7Tihqv9WJ8lLwt/7abi1GOMrFdRGm7OIRsfrAOr67Xw0tSt/Fq
UbnFOBQZGOfqIrvotdV1/tN0Ohyn9Md53DW0mfAq70j6SQvFi4nyTxYQq5yHgFubDgaRj6hh7B6jVPb+XoJVUvSMeyA2fSb6oSalx+FN6nx5EzRzpunX1L1B
l1fxlPGcpMPoKzIUbgWD6JfUydJpO8UOPlpmD63jP2ObPos4Uv+gp/3d+T+8Pc/lCc3u5xLolt2KzAHnXU3AFkigKltAj15VSzeqeerhg5lDA3vwJm06aeQ8
FfRIQ5wJ9qQVHUXoUnWUJ59diAzO+Gz/KX+nH8Ivk1xKTvV0bGlY32fH7Patp7scw9HAdav5v/55tEowUWaw166l+hkxh+e2hTIq9iD6T66Ac6xRQRcALre8
7ZkBn2jxnsWwsj0Y1TANssuZCVuowK5ALjgTQosxySP00bIJ2OPpF/8DlCCZYCR5YMbqVYpdQH+mtvYd08ah1QS6a6LjXgB+Bycc++BDdsrVARxImqZtwP7Y
U6hXbDXWR0RanQK77UaMy+/wC9jNq7KLvip5WsbVAi7+AkxO3q8UZG2sMeQEuWW+Sj9HZ1qHZemCk1w5lbNo+PJy7omum/wc7qRsKHqSbML7nPUy3A7oL6Re
ALfxe8d82ck7FKXgpyvO0Rnut+YpRzdeizbj9d1byCxn+8hjcKgvK+5XvN7oq5wSLdAzeA2PlgesumKHo0lqeX46cqe7LXkTKIAP4p78KGxHWvJbQI37F/+K
bmadnVcOvFo9RiQ71saVknescHAJVstIsQ7DAK6ir6LL5DjjmNXf3G+vNNoE1jgz5E7ZXD6UT7Mnpl1ycX6KT4VEnwzHFnqaedf8A7cWdkpk9gTGBocJJ27H
l9OT7AZzyEhw1Ji+0OnE1m0hPcP9W1gCyVO8khJB1vA9vmq+aE9t/bJW1z7iq5JNEZXcboPBeDgYbgJJ2Y5QlF3XJqM95Ad6R7q5RotT4DWcihprzciVqNfu
gdonV0M22BnPp6KhsLpG8U71qT2cd+WP+ZbkalY5bbN6M2wQrQIui1agjKsuaEQTw6umurVxsrezQ1xusJRajjZWa57lG4fq0eLOSNhQVqTtVjaAXeVVGh4+
h7kdLeGAqGqgndiupRpf0VOU01HLr9GteJro6w7xHInoxA+ZoXwxToSm+YUlOV+56zi6eP5kXehI52KtGzzJV7uy6GZPvSiXeREeIptlkM3XdohPJLj2svYZ
9hEtkpf4brtEehpu5blgxMi+4FN6IdYT+EmOzI7BVFSS5lZMXzPM6CQaWqylNgBfCFYIPscZwb9oLqTRDqRlsLY20VEFnsw+xbprb7BtYgu6CAbZ86A3faMt
oy7REyhSzydny8zIp+FFHC2DQauRFaKprAQVug7fs79d62Qay07J2CpWx+wz+t1RlOSjXuaLqmef5G9ETvja/UmrkKnGZJqTlJumCUKDb80c8IVU0svpmaw+
fYgrxxfNPgE/OW6Ow+loR/GxdHw2NzrVcN5W78TyKzecCfaAZYOtT/4rWasIdHYXHcPqiCfymvs0O89OOAenvHJt1ruJgPnD3x/+4fiHlxUVcHe+yzUk2eXL
YUPRPybNs5xuhOXRP6KNXMA8tIF9zl3UnAuKqD3YElI9y7R6yyy6ye6atdlYKMPhA7rM3mnlJRdlY1ldiDiN/qumZgrSl9+B/egUmOgrG2iIc8gL5Lo0WU8S
5hoFXhlfrNEggkcttUCE+T22Q5yXJmTmUHN5T/pmBGd7dynDAmX4WP7Q8Vwrqp5mQ+Cv7h+uBXi47M5uqmWtSyxn+sSIgko02JBYj+6Bfmuxrx09R7B5Nvpm
8KhmBI/LJICBMxilTEKf2b8U4uNJkS6PWkx2p7e1HnC90sf4O0Kl5ZgDLzM02Qrlia0o9xn39TLBpbSjrwo7gl/4r+gzxHZ7t3aI9xGV4QuttdXZ08H/Uz2V
fsnRM+UP2MPzRGuRdUzxoRAytsS2aCe4C7/DH3CnNcwO9z83p5FerKBsT5/q+3k1NBP1IX2VwuCxayKqxR6RzqI2S2Sf4YvFFcUJcTU5qBwjI2FlfY3jJr7u
H50Y4uG0M2xEf6EH0G2xF3UwvolJsiF5zfOjlSwu5iM4be0CL9lZ91JWCRaJ+pKdZn9nN0OWYWWULXohViFTRJO4atowWTxrUfY1YoP39HKwIzqZ3Rv/8SSo
8lHmyuhu+mdQV0Ldyeent5ZpoIo3Hz2u3s+vZEWzwZ4YY4vWH0fqHk+hIOHJMdHyL58zfgYdqN+m95ipBY3OJI3fp/9mPJXJaniQxueBg2mmmeaIJl/tjp6S
fGxGac8QMLz4O3TPudE5EkzMtvpiqKmrNpkT991bw/k9ahQ4zvuhdWgGPC+/ya7BLiwVD/fntks4kV1LeDxxdiX4OzpuQplEufclm+ZYo5YNnnfMyWjhSpJf
6ByjZXCVHCcXmH1kmjaGhfBkFq2WBFWinoJ/1EHmdLV4kItc+IBLl42VTXIZXUWXy0NyrJFq1mONfTdlAM6hEMnMIjInvgxe093wrb2dPeFd3Mu9nVJ7yPt6
NyVUvlBEBgID2QJeHCyNaZjdghO0sum9HL+SybI9zsvyRVPWQ6Y5X5jVbae8h4tTjY2Ai4HTqinPZluVqbcmc8lCMUmM1ubFVoIV4X1aZF3bmIJ6MdXrGG7U
RwvV+4iw5v4CcIWnBykiDzi/K3nEv2odrXr6Z1TVb1vz9XdWkkhDz1e5ZTNSETb2laSLsvdhEI6PPQc6mc1JzeAV/pF3IE44Vyzmx0v8Dj66JnpuZafde+vT
mv3+6ryWTGfV6CEOHd2toeGrrZMyXmp0XnCY3kdpL+ppj3kqZVZeOT1jgX6w+A5DBF+uHKCsYqHBnf6izti0HrpijKITxFBZQhaRIGKxkY8eEiVwu5RQMFAO
YfnBI1BPPEIF4X+oO68t24l86R+VGHOiqSuFeEvWR652hIjt7uismqIQ+Qh+YLfszi+yuLgUfa+soXUlS1A1/7RibyME9hIX0+R0mghD4UDI2HG3kdUHzRGD
lJOZVwK71dKaH70HU/jdsG/B6t6m/tq+2korrUzwuneWPw0MCTaOLB+sHPsXu23+rlbhdekHnMLbKdFynj55VQ1vKXoPjsGv6CiR5J1k9oqurXyQ90AvS1GW
OyZ4lysaXeko4KP4upgLPzu7eAcaU43z/v5hIx0ROCRrRHJqxgozhF7LDPdP8JcTcYELMlNWswZZBIOwiq40MIJEgTNGh7lnI9fDqaIp6aeHgo/Cj3bJ+eAG
u69q9lE+2y6qqsFl7qfuenygmOAqL1eS1cEdVpg1ia7jxVl/ey78wouuz24Aa4W6JLARvDfneI7TCt6ORl5QQo6FAD80vvMiYCUaTTaTS66pdIOYwiqzArwE
XGTGgqc4yX5l1gJ7ZFf/dvwnSsBD1lSOqUR/QSfdEc6VpIYxPdu6G8hEfEAuVLrrS/hxcVTfZI12vneMQgdJGS1EVDUdaDio5OzBZsvC8qt/vr0CPwMNNbdZ
SPyuabHVZVP1IngkP8tBscXVNFRb9E13y9BMICtb+Xgg4ipsxSJlJJ0CfoX1nQHqS9VcS0yA9waddHNMgv7QtVkq6BPf4ClJxpmp2j0xyL9VPS+b8kJ2Z3TR
fpYSIXeydfY/5rbIJ+D36IfqKu6S7+0uySv4IviJ7mDDzbXBtXKl+thbjFfiJ4Nl1S4oiiFXIf9/8LWrTMxtMg3qYhe7if9VVqD2sTpMcO+GG9Q9web+eBSw
FvMk/gkWZrF8YmwV2TznF9WDm8KdWvv4XeZddimYAI6h3aJhVg4lB1hiK67jZn/Swj8y+GC5LEKMQ85VWqq2yjhE3vPCZhmFeH5Fb+XAjL9hC9Nh7dUsMBSU
tU8rZUBjdJ+dwnV4Dl899J4+M9+rF1wJsrt8Zz4SOdlsW1em0Ha4oCimz1NmG3/QUVnzRD9HyeA+PQb05mNZZZFpT9P9bJSrfbBV8G/vVLZGxK7dwJ+6ewR/
2BeVNHWjkhbMKTubV7KZtKMrhk0IJtsPqEl7B9NAOiDiW9S4wFjXppSB+rWYG44VYFjmgcztwZPhplnAWyTlQFwc7UhD0Cj9KNilPBcT3a9Qwbn/iTRe1Ths
9bHug2E8S66100UzODE9S3PY/a2v+D5Y7PkA98dthrPsfSwGDsssTWcGq5qHyEJ4jX2WE1i99CRY2HNQzrELKX1JMq0Dh9Cy5Jx8m3u+qIRbm+VhaORQe55W
Sc2QDdgVMYtmtx19LW7hvbKH4QCfaS3jjNFJ/gPCSc7gANqPu8BYvM0dZnq41P6lc/SO3jmykjoMtWC7YnrgeqQF+0b+tK6jmRlAeSmvwXrBz5k1ZUmYO6mU
ryeLy6iU/a060X6ymsplVMYf4I0+RB4yqlgNwDVy27lFlEF1ZaPgAveCqMfh8+0TrLovxNeKnYBTlFBSGf7JgNwm3vM9xmwySC4RV8XauNf2rcC/Wg79zwif
fOFuaGha/xWF/CM4sW7KbfQ2/GgUSW0s32gT7alqL16DRJCdeji5IQeKcs4v7m3GMaMMBaCg2V9Mix0sntK98Ke9BhxRs6ylgRiaMzifbeBHaSl5n3f0JgeZ
sgfmE5H6G+/1YDL7ymakjPSH02O0GygvAvwXdWlkc+PvzH24JDuNl0dNYyHotbY4opN2Td9O8uLeDl391++T7/y/4CP2RHJVYdKi2xQ3GM3382KRXTU7OFjY
oqh9Oelu+hJ5gi+Tg8hqOp095TmdO2AoKKzmtyyRoK+2HxqnUF/juawKlhSuxKMdd/ATOFTfr5+y40ljEL0mVq43kpx+449sQi4OtqnD1x5RHoFyoKWYTL7T
ocZ2a5Dztk/CAFJgNf8NkZtcFHfQAtkP3Ff+EJXlJPdznsiriXqBi/pVMTL76eSztazw/Adce2VElCo3iHvZ53EKXFMbr2uV9U77aCtQR/0gXleUdZXrMg8b
awxbvWkPDaawtvQxHeRdEZlTfKBlHH/xGtJQ20W2yCangdoW9huoJaaq8wOPvPeMiTLZkSn/FZ+ye/U9yO7q7N7ZQE4DrfhAV27vU63ZKsFP6Q/gdcuIfU3C
0PSoA3YvdBQ00mvysxkV4BW9d6C9KEkqkTqxTcFtqulpvmuJ7VUszpJBdlf8HJ9ika5O+tTo41Z1dEJZaHfxNGLdiRAF4QFXPaUMe01zoBE8Ezwxy9Aws6jd
krQDJxSbVYSF4QPRLPWbVs07XtSzarPLPFkugGnZk1YbvggEo2P5ApJDDrR2E9uuZyT7r8OH5m4XhaY4R16Jv7P0YD1lgJillgB1YQkQRnT7C2sJ3N78dkN/
dfOa2MJaoXPmPThQPYd6aQfVl/ZzzWRfrOr4nt8L+uuN1Jy+X2Iq0xPhE9EBnKBfiH6szoOz8DfXIee9mDnek+S2EsoOsH/4FJgrON64RU8Ub8C20bmuhNW7
jFKkgpxhR4G2vhv+42Qa3Wumq0fYGzwQVpHbYsrxNPYr+gs7+SrQwZxlLtIizDdssKgq7mFAG2OPuxX8QDuSO6AuOcE+2ftc3WAlsp92JblNU3nnLgQh+SwG
0lOUm7+ou8UdkaUcYTXDUlG7pFFkA1il9gP36Flq26sSF2s3aZqsFujDx6grXD1ThqmfRKqVqs1WGoptarvoUvScMsr6zEtah+QH73O+NCJ/sEM2reyzrvs/
8XyB9uZjmhR7LDMg1sqR+LMYLY6g9l6DDjXzOlON3+zGgYl8ZEorPim9c7AXH+GZZexhjdV3MdfEL3SE/xofgF+py6whZk0tQYmgM/WBErFByjRpmUf8N6Sl
trZLqy/ci8jb1bXRb3AE6YdHYZ++2DwP1pAr4WfVyTA3PpRRlP6JR+CPEd4CZ+2iHhcNccvstj4Pu7mu27cyPhn5uE97AzgZjweJau6CWcusAXpJVNZ64TtC
PlvrvN15IHYjaS2WWInsuiuS/iH6gmt2iHbJ0RdWSU6295tF7LmsUtZ2X0MnAo/EbpHOi2T3ObTmoojMeLAzfZUY7U/ld+VcNYUOtw6Ih1aLbDL/wkax0pYa
MOUU6NM2wZ7yKrwOwpSW4HIgNvjNTjC+0Zeu5b4HvEeJaN6NHzde0yhHQ6uo1ReZ6nRcRAb8VQ0KXioNHXXgOyPDgI4KKIOt9EwzEhwn6G60IvYweyyPehpE
Tcbd8U9Y1/KToaIYjyPPnSX0+cZsquoftSlsoblT/hbTmI0gblgK9IESjpfUfMkHme/c62iAzbBKwqZsAP6dMzCcjzPi5WVUFEo0k+7SxkE/eACS1Ab6gcR5
GUm0oLkoEEEEaGPlAPPk0+JD0OjwxuA4EvB4qp8PIj3xYDPcN5HybBfJzm1tm/Oi2M2aiXb8q0g14tEeMB2cBY3pYTyVMzzeepXt8NW1enYY66ylZG/SfymN
3CtZV88/mqnml6Y1BufmkOQgDUiP1Cj/eZZLH8gGKmGyi0j0NY2pJD4DiKooXeghn4/N1LvijfZtsN64Coej36TF3KKoaKMOEbmsPPYg73RtIFQjiinj4CJ6
OatU0MsWqxvRZMdl5Y48wzT+izKchQsXqbqus/khdrxZDrYiP1xpLF6rlZ3K3/k74wx8Gv2ENYE/iI/0Ny7GxLJQazPZj2aos1B/kAOnW0FcBpXzn9aq6mcs
EDsdjkORqz9qw2hF/RfYRalEz0GofQL/iUw22rFK36bb9gNkmRfFcvLM2oL/zU7AtqiFOGycwi81N0lU0ihkOZNXokG4mt0NI/ZdPBYP8T10jhwWzd05ozr4
D1NsHgEeMUO6yFd+JeAkKzmjI8MG+p4ZgBaxKbtDN4kUamZ3/AZ1vLHPlFqR4FPyjo7C2yILR5RQT5kVlCnebqy97Q9OFqliwLreeghb6CxJ54IIuRTU5mf4
E74pLkqGepYF+qDiWop5gZtKIyHoQh7gHr062BfxgVGPxf5H0VlGR3G2YRj3INFNsjLy2gZ3d3d3Le4uxWlwt3hWRl7bIMWKuxR3LQWKlQItUihQoMC339/9
sfuemee57+s6e+aMg/UlLWAh3IEA/JX1I7+j4s4x9HTu+hk1A+XBTEt1ZfOz+CsoLuOcsf4Jnrv0U0rp+LPme5Lt7uTt60H4jqc+mSE00o8XZ1aYjQqldvYm
6wtZX/MvX8t1X/U08EtiTrAV6YLmoQx+OfYKPOnvbk6CDdXu+nA02i5k39H+BDPWH82azLtkT0/wgO/9J3F+Xyz8JW01duuLZTVcA7DAML6BFMWzzWxcO/Eu
GONcIqaYzdJf0JP8uvGeOcV2ZZBLhs2lRLAVgzBS+ZgwJEzF16zflnxwJpUcTYfxVJCuHoPF7cFye/xiGaPH4Jv2Sl7IU4F8zPyPzdba+K6zhOweJIeVoe/C
if8FpASPxSaGaonTMj/skHDAN1TbjqDWQNsJJgS384HiC/iCP+BWZnTwgO+DyAoedbfExUkmyueLsaqH3PIvMCN9kGzANwdHw5mlOhtllXqGK60uqsrbsPWo
uXMR223NYEWDXnlV+Q1sYH+yc3y8riE/rcdug1HGFFCHzcg4CEuTMuw/Ooh7ZI2EVH006ZfnVyuJ11c+gR30EF1r9wbH5diMkrBbZnX7KSmsDGB0VTpvFthD
bTIHzPak6RmomGNt8Jv6gPUVR2F/WkIuJ6fZYNhdztPu+gqg39guUdpTxDgN40IXSu7ki2S6jGHJkCTkEh9cDrhTm6vNZBV9V/Xqopf5MKYh34PKK1/k31nv
1KXyqWrblWgr9nD5QzozchCqqN5Zo2ZL+Rcfrpan1c3nsL2dwP/la8EzuyYeq99Xiokv6Ky5I09RV3uwlVewU7X7PhioGGfQVa43UTXYfHrdm+o6Z/Xh/ZXT
waZgl6tdfKyYRzYHa8B8SYes83Rt5gA42rUZY/UbGGuWhKPphkBecSFMqK1QrKuYaM93Upe2UDItIjNS+mUbZxPczNXTURxWkbXW53g3WgvUIbSlf5ldVI43
28qjRk60X/5l+cOsvElOco4N0/d9ZQqc5evCJojs1L/skWQ+vM462JVYKPQs5BVcjJDMeJGY7WzBq4C22i71jL5PdvXe4ZO1KYAEHmYX904O9+Ec/JoV8i6x
ZscNWjkNNrQGotlysPc70Y5WSziIOib+Q1o7Fyn5lRnZi8i3zLFkAaxhn6IfjNLmSKWE/ovWAT/yvWL32RIeCR8E1tA/lfML78NP/quO+XKSd4C8BzNQiMVm
5MCCrp58RFTeYL7wPOihJtp52B0UkbdBcvavCadir+GL9BX+Ny2v617MH0qs+TDzmv0CT0KvzNWJqxIL4RAM6GdpUXYPHkabAxPlOHUu5fZ7s4Tziu+L3YB8
BQeN3+ks85bvArAybMcI2DyxkD4WeMhkoZhec0Tx3LieqcP95hx8yjHOX5s8B0O0L7w2a2U1hQv0BuhX3z9sJAvAcmolki+pY8J/eBW94HhFm5p50G/xc+Wx
QLI8Lsq6nP6F2iYw3cqX8MmxW/kMK9tD5AxleUlX9kd3Q+pzVpVl066xQe5XYJr0az3lP+KpNjlzOp6TcQTeNfuxdyyXVlN6WBLbEOaD954oZwvxmPeHPdbk
l6ONcmKfYHR1zHO4y5wo9kPbbixyR37vuACQrwL52V1MW46HomjPb65IMoKWWNmY3iCjYGm6CvaQSdhSV8C+7AR77bxvbxVn6F67qHnffz5+qTgrvGmP2Hm0
hY2UF7UR8qH7tmt5uLufguSVzZw9cD5lKJ+uLVWLukrgurIQ/JO20VsE3WrIl87j1OW8mexJDsNHqKUYIGeyZ7AXKWheNxEsRg/4ioIq3tsZY0nVQEFDBTdw
T8d9MCFrDcomp1M3WcthIdoZl2UtlRKiDCuhLsJR3pVAD32lMayzvyMtIWaIH+lbXEt2SZpqFKDRpAjKr5xHuhHnXWT2hI3MFWAFnBNcEezMz9tDcH8RFV0p
+FTIrGfmPOXwuj6skLXANOJmkPnK0ExHdLHQHTMNdhRrcR95x79CX2V/i48WseCdWAB7ZO4x/6MhC2iVaD54iJ925KGjWc3Qc1drmsd3XH1ofQJdWCRvgnbn
vBN5vdtxSc8AuQ8NFQVkAREjY7Ur6K7bBERJMbz699rc8OkbrUzJyCULgMKhOOOI6z/2WcabOfAY0kB97YFvLnoL5nskOA5uZXzGA+CpdDcr7m8Q/zdsLIuJ
bE+SPcf1YP02qLArqC0ZAzZlJSkpqKuvBtRpXz4odC3wy+KaLIQO8Xa+it4jgS1wnx1nvDWKKuXQm5grtHEU4He5x6rPFG9sytXoHg6p6+BDWq3Vr/F70hEP
NW6IPDRD7uBrlN70J0UJtaUj4Fk1K+Uhb8u7+//zbQBfaafUtbwrdSqdRHnXOlbcLgs/I7c5PdTRdoLD+K56m7d0P1q7EB60H8Lbcrjo6bumVvW35z1EQ35F
cym5QjtYUXpU5jFLcJnyCC4XIXTRDOH/8FlyBT73X/COUJzuaFIDpcmdmVP0FrTP6gh6mk3UX7AM5yTXf+YCFk/m8U20qPeZ0Vy74YgBGL1UG4sTq9cZtdML
kuVyDY1wnQATaIjOUw/w0q7xMkVN9iO72aobvJHcp7dDc+Mr8VfovhEh3+NlvrzkvtEnuNhcE78lcTKrnT7YzAWYaA00f63Ax2CG+6yvefAGPhPsx36MLw2v
83ZaQG/PW2rbYbpRwvbm7EK1tX8QB/nNNDUXzIPrBXuzb2hv3LsCbXBerxq/EWxGk72RtH3kJDZXbUNr4E3aaRYpN9vxiYPtTDxNWSvLZ/+te2LGy+2Z/VSL
xYJ5PEnPG0ovfhjmkDHkH67J46G9wRQ4R90CVxiLvLEhhyuJ08Cj+ELeq2AI3BvqQtfiexSLptoK0gL/Kzu5bFRBHeZf7Hol7vPq1jvw2JOLlvNG4Rl6I+yi
ZeSsxDMJKpy3drpchM6y0VTTLmX2do7mVVFb+U0cVPvDvewUapYzJDQobSXORdLYTNVgGZCVnixvCeGLJ9vYV1DGqcO/0JW487A/6xzopbYFxchXOD60EvUG
S6z3MZe5juco58zCpDp0sl2oM2zHf3K9Z8lJeUNeR7+Me7619jBv3RwPPamsAmVwAhud81B/HGwQ7ABvulaL0tnrDAdJpo/ib8Gesh01jfv0/NpCbLWsYXRe
/coYAmjCLrbO3kufww/0JxvFR3prJ+zPzLCW+krA6uFZGyMhvSqXZqzVk3yT12zm8bDNomHyR+94dh1NCPwpJsGqfBnMRhEpGY6LVsC4Dn+UbcE/VkTqUHmc
Vo2qIN7Anu44/tguorjie4PJgfSYDfyG3kuMoW0yR7L+cnf8ZCUJ7TN76dWMIppBl4a604DymlxEuUB+eFxE0Reov1E9nJcrYQH4JSJOa+hdojbTDpj5CXQf
ZldC3xx/WntVzI/AyuDflJ78ujjtSfKGYFB9wjfBdmCwvJQWIEPgG1QAbA1/x+/2XAFdUzILOpPAoqyG8sayanI8a5kWZlA0hF+Qd2WF0EY5wBWHZ8haegNv
tLu+jPff96WCm2C3wPAkGhFaAyJMlxuAnMS6sY1Au8QfA8uUJbgqu8ULiUcw0tXPrm7Mt8MnhPnU8+H5DmrN7VgZVxiAVZ7poNHCXagxSCJuWTRYpHDMuqZW
EX4wfgdDPDd/DGrR/0R4A/ER8JVt0bfxGdpG45PShD2nu5WT+ntWAPe2kkWCiEYq6UNLkSBpp+4VZ3H/mAfgHH5spdunAuvBM16Qv9Wc8mOqz/UrzG1JeR6e
d/VxHk1UXO1oflzMboFf4IfmQn2KeynrYZYQk3315HtYVIaCdcFpsIr3kDNgO58DnTJ2s3Uoim4n032ZcqzUwZjE52oH1kjfzB0p/xlP7UPuItkLzLVybqi1
MyfwVa4Xw9HtiMXB2bAVWui5w9aEYpDfWq92A1NgM1c/vliOtAvBqtpFrZT1FMwws2Q+M792AewglUPX7Ykrf7S+zwrIy1ANG+4zH8Fd5GFWg1fS37t6BJBx
Sp8Z3odvbIpWNnqgNdksDjfq82RN/oIuh+WCuUBj/Yr4SJfw7VYb8iCmn72AzeDv2Vv5WCvGLplFjFIZdURn+beMyE7QZ2e/Z3fYjYSz2gL2IPKcWonVlJbA
rChownJ7k1MHm7/h4SiCHMyM134AgDaXUxOuWV9QVWi7Z8JGGZczmqNeLJd3i90GZyktMznJKwfxn/g+dsO6wnOrdeUo0ihGtR6p39NVMQacxitkNYm9ia8D
Pb0BU/Vu/LVoSP7mXeX9lM9WD1AuYyj6Aiajwspc3xj0EP5mVmNPA28FBIPNimLIumizIl5g9Y14Z/ykKqIdfq/WFJfg4NWTM87AOeId/NHcrF4EnYDDd0LU
xk9FNb036yPvr5voywvr0L/Feb7YGMKb80mpRW0Dts3cIXbS6sHhYAErqTQLG+shtNEMgAP8k70odQN7z8Yp+8zCKsEId1VHsndpDYyq5LwGYEjsJl5Yz3+J
dk7zK1f1zdE3SHJ6UG5Edcyww2oT4Wr+vXwfXxn47N6yMDhLM+Borb7IQqd4fXnQiocK/LTu/895fMX9E1Za3wJElCJVQz2srZapHsRZGRVdfdfMxm3FEjEN
j2aNbSjOGXOYLf7xm+StPEUfy1rkQWJb6wYk8C2eQjdDATKMjo5H7jg6m65mffF+5xb0mPphTSZod3FA5/wqqCanZFVhNeQM61NmGZYOjmhBY4RaUxXBpbJa
cKjrvT4bSbeP7OPn3THkEO4n/PQjPAua4gv8lpapeGUuIzf/N+gEO2RSqGNWJTMTfKf2c0UpiWSR/jFtiDmK6+QKOifGK13kT/i6NS4wkd0DP4ES6GToMB6A
F9GFdgv4mU3yfYmdT5cmNuS9sEUnyZpGV1Hdjg21gOtC6XAQDgJPzIagx3dautTkzF+CTfl1z1pn91I6HBDei098P30l1rAq6R5RV/07+Np/AQYCMdgtDZBg
ufT8dhRJRG9ZvwSNXbO6uyaCC2SYttwu5HkcbBXvzF6qdhV/G+XULdoDUMPsQI6kH4pLIGfM4sZ6/tnKL+vx3+yZzmau7+mPrkjRklW2j/P1WatBO/yvtZQ0
yb6qXeL5xa+5ZtrN2S3sMge5u5PW4isvwa+rF63qqL30OjJhBqwO2/Lj1GfloHooXmkHhlgvzRP8tbFb1KcHULU0Y+0O+6IIyVJ4H5hIkuV2UVseLqb6euPn
kIID+BKcCU45u4ICikOmZPxkPlPz45dok6zCL6QUAk3EHVYFJ9BJgW8iORjU2gSriQPrf7XWelqQ7mQeGQyOqu21smBF9EnPHNAaDRIbghlkPPtqVTSvysdr
DDZVrPIchf+SHlwG26sV6AQaG+hG/uLXeDW6mF8H66J+p4D7+SSwEE0Ux8w2eAr8iobDTbAWGWmVDned0zrMlsi+oCkcCd2hj9yD25Au9k540eL8VPCB+nbd
ETsieEo+Vr6BeXEjUUfYg/vNcrAjfS9n0chAeW22lie9GSkHm/Nfzc00n/K7AeVx91S9TWJ/ZNl/Ga+UtOBx3zTnUwXLSC3SsynQmS0SY/W+lplBgmsSF4HX
nre+WdaetCKudfQaKyUV8lLbjuPlNzCFzoTn9RL0iycIfss4FHSJr2uSQrndY40ZcJ9YIBcaS0ML+GHaQZdgnywsh6bUZt+DeWbFAgP4BXEPdHCtF3vhEWip
Ez1l9ZLmpdBc+Kf5JCdb/rxhdqiafk6sE11lILE/LUtbkr7ZDb3jrU7ZTmcJ3yHxnG2GdeVTt+HcZJeAGfEa+lU8QeN4Z2W0WUwVvsWh+tofgeExk9k02VA2
hc+NTXF7YC4x3Voj61n7jYZyJ/NKh7EWX6IPrSb4BF/ERqx18KG8sSyErvurB/uYBfhvpP7Cmak96STeiozFvZWLbFVCuu8FOsBHuRqQ26iL43HiYbRU/ZUg
PA+38E5JaIYX+WK8k5WgWhwsxDo4xPfxU4FSMEkClK3ODz6PfUq/8qb2p2i8YiL7DDfgodgTzsXF7LWrsNyYUDAxTrYm6+Qcmm6V0qfDWbJE8cvZDrElrpX9
hC1kkAzl1XEvc4BvpB1Nqy+t7J4eccIzTTz3lzTP0fyyC54ILxvHnD+yXTF5gp/4UVhX/UnNsDrER9gdXJG6Q3uV9QSsxG3xPfad6A5GBerbFriDN9ndxGVY
J2aOUNKGKffBb+FZqeo571hg9WAJ5DtaA4zzZ2jPE0qklzJayr/9D3kreM5ZLyeZn1P/NKfji6i0vs+zUcmO72BOcCI4Gj4CSWCquAYf4heeHC1kL2bnYQ/H
YHRWu2luBuNY45inwSvyC45014T15Priw/U5VkslOUz4BQOk1CNYLPO0u477MBxPstWRoLD/G1sgVsKSyr/QxX7Qdxo/w1RalZUFQ7z3Mzt6/7NMstTbEOXJ
gtZVb3VtC0Fr9uvN0Z+up778ynazN2yMP4KOtBWcyKux5cbS7O5C0RJpnwQ/aqPX8P3DsjPbsGpqd/u6WlR2Q5dgtzU30F7rJOgZ5oq3YB59KtqggepEedKq
hGJ0W34SS307tXryvDZIvObc5KikLKnN1Lx2Kl5EhoLm/udygyjBL69+hIbY42BydH+WFirhPhi6JK/JBOd9Uc98IDZTQYfqZbOa0Q3Gd2KonGmfB8Ny/mb9
fX/RwllYloX94CL6mp2ju5QX1ofga9kn3xNbi+8XivFWgnfli5idbFhoPclAda1pJlUbk/dFSKgG+QJLyqWZ29XToKZ8S1ugpLS67ijHPPNIog37Wv8hl5mH
qai3tTY8OUZwg/WGtRJ/se3e16wUm5HUQnvA18AscTc0He5x59Nn2elorTEpbpQcqF/XynKHmOCsoo1CH/BI4pUWK24dkLvd/chCmj+naKitEgrZYC/n7IDc
xzqpa6xmoXUyUS4JX51B5mtleOi7kOp67T5C27H9dgqEUflJdfmzeSVzmFoVRLAtcBGvlB4w1gd+NFI8U+JuRC4D71cNAivJvuzdUAbakdqk1PqdpIBI0GuQ
5cAl20Td1bJIc8WjNFSfB5eTz6Cw+SjmjVHT3cYTKavIZ1kHsUc+AeMZ0ReiJmw2P6wmuxeS3aCVBnB/+jZMhwe5Lnsm3A378T0+JH2bayr5kcXhpeRRoCFr
YRPZRv1PXYka0OUkmQPnTmUdG+HObXEyUf5J84IZcBr4wfyavkKPEYXD2fK9WMEewQQUguVITyJJL6MASIVllRgwzO7nG00a4xaqDXvTVCNPtBH0oTPgJCgL
8qhNsq9DN7xhVgrugP8VzNLOWP/hdNncOQMvRfXVJmCb3dvbzFhrF8ooCEcouWOryBI4i3d2/608AlXlOzQEQe0r+Fm5kTpz3R/0qNJCDgKPnQXZKFy85Dzn
42DnuMIoVq9l5kV5zRd2o8CKrKA1xvoF9C5ZT7np1rQDqIm7tjwLNOVPuBZON1rSjsY2bTPeiV3ZJ+EG9ouWiO8rA5VtmUp888TipBhpEjRkhMzPO+AV6K/U
ecinnGWN+WtwEsXyQu5xcoCSpZnob2WyrKLXNDO023KU2MV+SB2BXaSl1cvSgcb+9VTUU+Vp/lz7AmPRWb6bDlDGBdamR5K3uLMekkn0T9YerQHnsnbHZ8rO
DNACbJc8HBjsPgAvgogidaVXmYyz8WvcVull5/I/JG56zOyAZoOQuxNGGc+941Fp5xPQ1fWUZvgH4Z08zbkoJZPUZbd5XbI+a6lRHG4wVpH22V+Cdfltzwdr
ENtob0w/xS3le7DQWkEXacNjfvCtgVf8VZXJjgq8mt7NeKrl9oZZKmUxpuI++mYOZCTc5zvtemRWODNeKg3010QDszy5iKpe5Y9xVy2etwFHjP6spHVZpdC7
eglZQU76pqJG5CHaDfegC3QCBOYDVwXnfGsv+QYj2VHOURkctXwujY6rp3whF5Ys0AmrQlvbUWxicG2slpCCP4DvlI7pRb0aveT9036VmZ/w7AHgm/0HykOD
rD95I9pTzTymfEw4TI/5GoI2xl/+DL0M1fAI/Q3douUKm2lNGRW2+WaBpeCsrwm4iCfIYm5k39Ji4XNcla+OnueqqlU1dE7ERWU8v6Bh0VqZQWNJdZCMzpk/
oPbokr+ZSPU08q3WL8Np9lDy0DlfkXpuEStukvLoOu4QDMH32WfARK089rlHwsjEZjTanWCW0UaQKeASmYFvQcGStUx6xANgQ/xSWaHm4SYp6r6HHWSkkTfs
+m/oUsPLqocq5Pjor+IwKsKb0ul6d7IETQftjdJxr3WDFeXDDIdvpFFJ3AFNZYqsK2fyzmJ1IEa0D1mwoTacAmc86AoexX5WRoENShvjENybfkGtCaJdS3wu
lEfsljdWrNJ3i12wNhQJzWWOsx39ExJZgM1wOdBSvRqr4P8DZgZKsu0pd0QMiLM/w7airVXCmmvkzdqG3igj+SPys9gA5sL1/3+nkg29U5DhGhZ6orx1fWDJ
4kQgH65M+sMxZIfWLusG1dX6we74rPiAmwa7eoujHNdE921UAlxGxWBT33BrHZgMf8UzfCOiExV1TQFYmhwwL4tHCoBjzcUBZF8RjWB3uywmZFZqU9QazfPu
d6yQuj4hg8h0UIxs1aaxLhkX0FVFhapW2czPpwV36W7nE/sVf6Xmpo/o+1CEoyCrjX+khULrfX9HVaA1rY5Gdd5Yhco2mBZsBe/SLvhTTiwt5/s7IdVdQGxl
C+llb5rwKJaapXV3PMRX2ENbzc4H3oJPOvUtNB56dW2cd6wsrc1IbIJvGA2Cua35gOod+QXggXlhKm4XNtkp3uvmt8DNjKumZlel5eBbVEj8nRDr3RcdYpvB
fjAWNSGR5s/KKeMH+UZV7R/QTrFbNNUrxy4LnMz+qPdEHzO/CWxutYql/cRHmoW8QvznPmhU4zEsaLQE38Rv6j3mVzuAgYlz+WB8i7hKTSYb6X+sjppNE/SB
VLq7JTSHl+3mvqz4BGcVTwh8CG5TCblnW+JHMMn/yYwTF8At/aNaiJWzxvmD4C0ea6iUoxl8CJkYX0l8IovJEN9a/g/6x9qmlkMfSfliA9DOcDMNyMgH0zKA
vIVqgdWejfJn0lfM1VtIL+2H0oxT4hauCkbxj/G3QS12hJfQOqpf+U9ZVTwmHOk74TkGfCg/QGw/fhZwiWHwhr5i3XNwA89lLvCXvGcOdHYwo0NeOoV8KnkK
t8xoKivKfHIDnWT8hVaL4cSPy/p/IYPRXN978IZNhb/BBO8HlGo3hUtIVJiDX/unhidpOLvLK+sque2oEExivwSqgfnkLervSw7/Uoy9R+SBJ/AStJ7Wpn+i
LkrVEhlhkx+kHHaPAM0VJykmLui5DQF2+FuS9eCE+J63VctIP2CykvhQshOQ/ArcTceDVqS8NhS3N01y2dcBnVCugmSyCGzyfEL9YHdfSxqHRzlr88m+T+G+
+t3Rk9czOoZGqTVc5+XnYH751ZMEM1zzZBfw2PqBdQfHc3qCcUiaBzMtAZyL1+YFVT1vkg85/HwJPOBxolGyMbJTx7PPWHBKV5C2cDvfDev+//0REZetx2AO
GuM5LavTIiyDbRPl2WnfAitCvpeZziCPkHvhdNCFDJffuSibFu3Qmobbcpyna3RV8UouCL4EAyRS1dBjo5O3pEyD63271Wt4JkiSc3yjAp31b1gJ23MDVNPr
sud62oDt+jt/+XUl4jBfoaeboxP+g0/EFn0EqG40dbXjbc3jgS1rt9luadEq8lcYVFr5S1vHyIH4y+TumilaATKYWbwnaQDPR1QHj9EdJRe/DoE6yaqG9ke0
55Xd94wR+vNA95QmJEbUJEdFckpheRLdlsN0L2HkhJ0KTepSOxp/ZNYWG0FfMIkdcpULvLY8bGPanIxe4FdlHnjmPKDmqPuATner82i2gfHQ+CfgJ5jb04dc
RU+1B/Sz3Uh8MDqTLfZDcQbvJEVYU/hSbki4Csd6Hqrt1++zC8JVenE4gMwE3+P24l/7Lc2HWpMq8HzAVCrKFq6jyi/CK5/wc2masju9uWzD6rK7Vkt7pDkm
uhupB8rJXPw+TNa74snuV879Vi0PADX4zYQiBODPQOXr/Wu1zmw0H0X2wJ1yTJi5e7NaznamS92rvTGbgiTWEkPeFHjIVVLG18keAJfpv2jzomsmnvCtdq7U
xpI/7HXx8aSdPpSsVEqRF+QomuVejNugnoYPZJNviWdTA9iiy8j4rO2ZaUHhWcEzCOTjXEXIVlDXw+HtRGGC9F+WTJTvtRnq/MT6/g9WXq2u8XtqAVnXM9kc
BFfJWNaPT5D/oaGJH9VMsdn6Xk8zZuulrZVAl83QZX8t/Se7mzZvfQLKYf+qm8PUHa0NCLWm1XhV9RFwOYpb8/kJsMIhxCutHC+ZsSkQbcWK3HoLkCvUEOTl
H7Pyi3XsFisiprsXah30FLqFb0q/rPjdFfFGv0+pL8vbleQP4n7gqKdRzgvQwO1z91JLWivZ7zJAdwKnlovVkm/AXmDxQok9otbyavAAfm9L8zi9mTbTvcz1
wGplrUR1lfbgDOrCkshq47TZ3JsgQz5DtLefGJW8XpZg+LJfGk/gLqMNm2xUgstIHjaCXgWnyBFzj/sxGeD9J9xnceh7vB8d5wd4r/jjPIZG4L2l/lB+E/Pc
i+X78GLeQDNDR+V2/lNmPdmaf3S9p9/J+akDUZbio4UdjUKPgnmjVd965Y32OvEiSqLxocrgFm3CD2jVaJxhoz3sBp3MO9G5iUE6S4lgFd3d5zdjjSL2errC
rZ4HxhDB8Sv81jlSPa396/5INH6vVLL+RovWbbBKj1aOq+NxKfAD/YrWw2euLmQK/ahckVXJBXKVDlTuod3KMLJfO+OsZneUjdCnYFfrkbmELg9zbU98DC/T
utBOMo8cxKprZz094MTgEaOBVkUU8M2Aq/j3KQtCI+1SMAK2lWPR+mBFz300gPWSF7Vl6K9AATEIdnc1y6oLi6l1WR3xKb4CfmVm4EBG9RSDhXvMisqIYJfp
ck88qIJuxbdXcoN63rJgGk2y9osS8EIhiz8nlIQy+2PVLEd/VlJZj8xhYhb8ardNWVCyOxmqPbT8dl/5RW0q91g+pZkzWd1mJIRZbxq/zp6yL4E+CY2UYWn/
hDn2jJaWOl7LzYYpdeIaKkc0oEdIp7l3XQmSTfZpn+IWwjF8Q/Gynhg8TVQGiexhMDa8g/+AB0Yt1CQrEG7K2nKgbE9V3oOlk+LrFxhlhAX7wFNsAZod38Ix
zTeXN7W6sjPWK17IHAr/5d/oQzs+7ztn3agZfB9+jOfhz87z7AFthbchH/jXKmLtNarydN8TtB32UR9aHWVvkUDfKA1FPvzat9SaCk9p01B19hs85lMdG1lB
mS1OoleykNnaaovn+Yct64RL6m1FjrUPfmBVaWujHCpobGZtwS1na2WUWMoW4Z1s6Np2vBPrn3Ia5mHH1M4oyj0NVtWuw/KhAonJ6YYjv3wayL8hI2Ta+UVP
ZVyWmlglNCC0ATTwMOMQqyCH5TwRujITeS2s/xb/lrdR5qtH7ICYKFbL0iAxFCejxGL9ChtlFbEHeM57E+Ah/iTQIj6/+5kYH/b1XnIS2gVqKl/hO3bEV9qu
aTqMHcYEIZ2GXkC0k6b0ycE8l6jnPeOryzYZhWVY/dkqnMAQNLMbwGZ2d2GjCeCVb7h4Zlv+DFRHzhEFEMa50P//27sGdTRE1M7civKplQuV19PEDFEPGr5k
Z1E53x2v98Ij2BKWCxYzKoL73PCcNh+C2fIeapM4RJ9iGGnzxeeEuaQFKMR/RR7/zOw+CctgT1d/+f/3kT6PyEkbDP/23KOJbLKzr6oE53GFOASSe+BTOINF
oyTZRR0BPui96D3enC3V4/mf1ITxIjJj+NrTsLUWCCRRIU/ieWhE+jTWX7612tJ4khJbmZRFY9hLECH/CK1RrosgmplQzurmmWX2UorEXKHlrIfqgmAj/5z0
EMhnl0VPgFM2dxR1v/AMBrP9hczxKJGeR2PAJdna9IDapC8ttKaA5y5KK2n5B/NKZoiVd+7Xf1/31LbUteCi+yPV0HJyXXGn/uMvq41PXOGf4TuH2wXzpBda
354h+RCuRl/0RegxPeofo+5SKd4hZ7O+xttsF3/om6TWlh/ZwAwf34cO0pXaJplD7/uGgSZwlJLM/jUS/B5ZFH3jZ8gYUkPkChVWbou3sHCxYWpj9sjMyzbT
6778yiockJXUAXKOwxNQdTc5ZHGrsFhov7cWsn6yBl8s2wdz41XWSWM9DE+OaEqqG7nkcJafHQ7UF9FgOlpcqqbfNLboRex1CVMDLehkvU9otBUl+9Md9uic
BcEpvAxbYC70D5COnNhQNr8Mq5Ol8Z1ZMXlCO+j6jiY6CUKih78aOozzwU2kj8yNGvE5bB334V7ednCGTNWfOmfr67JHedKMdLYHvzAey8rU1Je4G9A/XLXI
IXAl5WPmDtfc0EsiUNnM/gln0RRtJyiNf8YFCE3sEMrW7oXbKopUtUqTK3SdOUimkhVotbU6sF6eByONT3JL4LHVKJSm/c0GyhGBJF+X+Hj2czDeLqF+j0rJ
aupS91PWXNYG75XX2p1SumxC9ohr4iHYwgprBeP3gONssnlZcu0WGC3uRrX3DnQ+14+nl09pCJJgUXzMyK8fSeuOorhgUf5kpLOKeHbJkjQbMrMhfGxPUu2A
L36PHIZekAKoJn8JSvDO4Ql+FZ8j0mgNmYdUxslimtI3rrgEkMMPoDFU02uZXWRdsTUqKSPNUcxzMZyvL50h8y7S0tqwE0YoeC+1ReiWvVM05LUDImFCeNOu
YFf2GbyG7GNP7a60i9GOvIPjmEAOV4RME+NJT/2B3T8wFZ/D+0IV3BT5YdeVuWnEyjEc44FipyeFVheXYS98BRcldxKPGZX52DWS1UCDcfGsNygfacsO6M3B
Lo2zG2iCzEj4OTudELzBjHRdRE1iK2XPX9M9pIQyQSQeRL+Xl2h3vFZPBflcTFSXbm8Nbx+wW3y3doNZWj4FUbKX/z4djsqwlcEE+UGsNmazFYabbctqilez
7dYf+Ci8C1ebpzEkicGioUOiYvx9vjNig/Yhe7pVhT0ORoJ04wiPYFdZVXQyom7CeGdr2BXuVEfGXwEjxYOsQfy1y44uKTUWsjqx81yTda00pqoP0AJjrrwA
3WIjKoJ74LbZxeUSa9385sos2MX1g9LFn2tVDPPg4uKms4d6XLYP+9gSuM7VRpiOL9HHHTl0h36D3w+8kU1zphi7JRDTZE1Ql893NeZZrpXBwagP6gHeKRvV
FjknUl+rUZwn5MopyF+y1nJ9OCPO+eajP+B8awtqFd7Ps2yW/RIeQSvxFtmpcHn8ir5hodSz4KK5sFhz840+2Z2lt/TXhSuyi6DK7IKiwzNkhhjqvMUP2y8C
D5TWGWXME2KfrfPVWjnXSFkB3VYu+oW/raSO3toH2c9VzRyqjrBMuRmPIpNER+X7wDwtYH2wWshr4IblErnFeNjaQvImyEPWyRHaXngu2DNlj6esfxCeZXyX
dRwIp7N4XplfTqER/C9rq7gEh8d1QgXk84wWshb9RjbIOuTfxAwWEbjIU7WaShVPZ/U/Y4ByJKUCTuE94eXMlnpkVnfyhv0Y7Ao/6gFxlUwutk6UsYqSCHJG
VKKh2I7otNyJ6+M+pGnCcZBoTAOxoVijltWD5VFKhLICE8lz5x9aKThCDBN/aDfEArkn2Hd1M15FHSfPFu+RtQWF1HJ5+oueqDrfY69hh4QffIFrRK6sBawu
YKxHoJicZYwFX9ViIJ4MJV50jHaTc+zzdhIYox71r+NPWCYe4F9oLRV/W2P5ZPYd3cF3cc6WegaKj/gve5R6B71SFtA69i90hr1L7ybuoTl4nmyZ0oFWQgWJ
ou9mR3FN9QwdJt+j8fgLb6bvJNFWY6VMVpSxDf0V/dIcamp4BMpkL+Rw7W+Xrp60mpMK1p9hg4xUNmvlRBdej0+RH9hLXFSW47/yqDjTahVYxt/D/nYT/5Tg
+PReehSslppbPJRjcr7DtZzr7WVWdxkrf2Jr1/yK7rEp5i1wG2w2+6EWUsducVb8oCh6TKguy6AnglG5HvEk10CjL3gC96hTUSVlguegvKkMR1vsXLBAOH3e
eLz+6ziXcQ8kkLmyCWpAslzI2cEurRDWNaofvst34vGCYG/WkmCXlFMyxz7iW8NHKU2C8+U2dXJGW55mnrBO2O9UCjf5jwWG4GS2HX5x9lI/eLrZiTwh1E3U
Bdn8MO4l+4YqK7N5MdyGbyUL4XP1o54HliB/i3uEBy+Qc6XqklXLhnmawkTY2VC0s3FLMtYGrlkF3JWtTsYP0ZfirqnE/cLxHH2k2cF+Yr3pV+e6x4GKamYo
Rn6K+1nukj+g9qGxmQ2t5rg17QEKk1zqa6NB1AixlRbX54kJruv8tl6bD/M/9rQXcyI7yEkpTcT6QKvQujARVjNzw3GoItiqbEdv4JXEofiEdclQGCSnsw/K
ntY8WYDvjzmSeUwmZyyxo0VTPtf9whWEk9Anc5EoAgbLM4xCm9VVm9CZ8NPK2UoZ3pitA33Jb2ZVqap1xQDzExzD5nswfga/2X/gDum1YXNxTvXzWITlBfT/
k/WEW3EEum49hmv5NmLg35HwFQVONsW+76xHUtVzdBGlYnVm0cy9+AL1wqHwY7j/etiN+Qj7kLVeJAfPgxS5UpuC7+jI6KeMw07YmjrUPYLCOiGER/iXsgk4
MbU87Bw5BBXFN41UR13u81RgO1hV/ChQXbRz5YvNb481fjcPRa/A+fgAOpuP4WtAjnO+JsUM9jphoDxJPuLVoiZqRp+x+nAYsF2T6EERpdZAz8By8VD52zwr
fvFFgOohWxan67OvBw+IJDGfjkORvAb9mXUNFMu6y6trB0Q8SvRfzKiB14qYYBPYFnW3IkPV8DxRPKMB7KZ1JoxWMa+IoWY74bA+Bmf7S4RKR1JmuXOpnUKV
rLZh7iqVuNBM4j/FR6cVhzX1IHzn25p2ACenHuOvzAP4Gm6f6rEPKNSzw/Ub9YkHYqheUPwqXpgbcG3DxzvLSc77uL4sgA/icobgeWE+vJiWZRutf636MhGe
xyVZtvIINGaznacyFtuDAo+VVeiQ+JR50p0mD6ScYMz0a1f4JrTQrYFkcBlNpmMT9sgM/yj/NVYibOdEK8pquF9YXlxBvcvL6bPgJ72b2Qxmmzd4xeALcD37
LZkuMcsQv9qX1a7ySuYqaai3fY3M5aG+eEL8X1ZT1JUesnoF/CCFz1bP+aoGF9MJfBVqy4+6XGIULcOOUYfvFitBnoiuvqnBorBHVm/ZBdyhDfku2kxUkvXw
EK2z/56m4XzuDea8zBpkON6jDSS7rZ9gB7ZLqZNYlFyW69izMEOUT7gDM4HX/o3t5q/lRPEc/wHTsMJN2CF8b7henH+2v2QV8KXKNE+aHbZLkFvOYGpon/xI
7eBWehj+go+aE/Dw0CAli29bdoxVQ7mCE/UyQuPHmY734P5yMq+JwpZBT5NctKf9I+utFiCWNt+3VBaV54OPMSOTaAsQlbHCGON6pDmUyort+xcP1OqAP8Rl
ZVXGal7YrEZ6ioMSkBl8hDsHVMZFzXZBGBMhaWYWDab+DkfxmsF/UJ3wXfMGouEwsUjvFID+OHnCOVGUcu/gJ9Ae3t03LniB9idtlemxDjlCGmtHGYXANRky
v6O/o8+4Kh8gI6yG8hliaX3EKXQK9+Rjs3XjB/nAyqMesd7QCzI5mAf3Mle6vc561lR+WIxUUWIKzied7Dy7SnfpPnUgjJcdZB2QqYzKLiCu+ffRJvRqsbx+
ACvJQjRI2qYUD7fmU+2LOKANyGpuHgT3aDGxKbGKUjHwk7VNNKQRaHfAkG9kPUe8rsR/hx/zi3ok2mFsEgMS7tBn4e5cYf1jzYErXEB8CJ2Cf/DGsL93ROqc
zA/Olf4p/vjA31Y/awnKDRtKV/YguwTL5zycdQujQGn0J39tJ/qaooY0GU0WY/k7sRv3ljZ6mv0WjNY/qYPJG5FfOtTTaCFohkqq0VZG+lnnW/ZEjpIk2JpO
l9t8jaWT7mGVaUd5RR1MeynbsR+vkX19p6lXeRB4Z9ZzZsh3SgvP7OX3SQO1WnAOP53yBM3Ec333mO2sX+qmK5Zu1vM6rrl9NEauR8EF75RroiBaoFWS+UBR
kkxjvM9Ybf9RvRB5yg4p+VOvQWm/F6PUKygFTAdrZbu0pXALKUlWe5bTlmg5a2yXJJXkO95cnWl/BW75HcwHzqLPenezHzmEtxvbtIMUmVXoKrHTWkejlcay
qvhNzc3vZa+ANXCkHkl3s1yJu+yh/Ivl5hP92/gRuYeu4F+03/ADNCHY01NY9l5fB0ejZVm7aVzoz+AsmsCa8v6heKKJmzA90Ma5TNR0f1Zu0L0ZaTCSJUsP
6yITreVyOq5ix7M7GgU/6uesesLLHeCm8jvc49FoNf81K29oOk81+olusL4cjHL5l6o9Alfpz+AzKOS+wLeIkRnLw32l6xfpE/qRSn0mO6j9otxj2zIb6D/h
WnpdvXagDWpsxtMPLEVehS1hnF1Cr0u6wh9AjDnGzJGP+O9ihlZQmYruqome/a5ZaGyomSSrBxg/47NGNMCmT9STe6xscd9uGXckcXvwkZaHzuQMZ4l9fA//
WRxN/wq+Ax3QIp5EdDRNLBUv4WVYFHYB9fSKojtOMVtE1A92gDodQf7OXGKsZzlLhmSWFJfxIfkIV5MVGUVBGmO1lk1RpFxGx4Du6mZxFxTlp9QZ5m7gYKmO
f+mTwEJ3bVJHtEKE96SBxKUqlj1di4EK3uh1PRQ0prosQC6B/KANGirT7Nn2HTVHtpW7M3PQ7wjEdiejRAu1j6wOjuuxnk9gAb5nnnU1hH6cCIfh587K5Ip+
WO29Zih7pY4UqaQB1IwsdUl4Vu7ijtm7ldJgSth4HtBL4i/ainZWJhCDzXFNIOcCsfL/zzIccDXF+bV1vLt51Ghvbg/OzqpASwKdvkxY6ldL7yBMtDP6Gi2k
g26Fo+lTA5H9pCm9KVtnDEJTFOq8RIHnvqugcdIqThopXUi2ewJdIFrpV9k9/sSIlNtRqlmOBVJLozraJ3AajFB7mR30CSh/zCL/Xv2svGB24c1FS/4Z7wC2
lgvU0XPIcPYSLg9WIB3j45S0QFu9KBuALpA0+o802HGZi21NaEN+sVckrqSfXJOM+YvrSNV7XMbzdF7cuxF1VLPlMd5DD8kS/E9do5XoHfP1ins0Hw6QhNSm
oo2ZgQrnY1ojOQqV1hyeVv5da8e6XpNtSjVWS15L6Br20VmoeqA0taiPvOWITsrYlb3dHZX2h/YdYviZflT+zt9HZQVPhIaAEeRB8U6+o3K4VdvuT7r5Syfl
DTUwOwAIeoEZtC4WKELOoYVIG2WPKw5VAy2MUjl5aGG5Aa009xrVcDO1duYqYNI9fJv4yZgsm/l/IEG2yX/f9SHs0mNZS7zH9oglwV/TiNtgy/xz2BCZrK+z
yqLCRudQyXAjbfKdiAZsLPhHvxMSaLF1h2eKusGATHLrVlXtDEGOn8F9sc6amLqEP5Fl4XCeDO+IdLBGVuWt5TfuF7dRTb2PGEvPwKD/JpvlTdfb0+YC4ceZ
XlJfKY9b8br8OltufYX1xBSzVcwF9k19jP+Mv2z/GE7jOVFlvaVdtWhX1lyP9LXHS6HprBy7m1amNb0v3SfJBDsm0IVvRY3U5umlA1N8LWV6/EGUrPQxvpAY
2gQ+zPpJjEq6Tlpkb1Jm+kppL0gcXBI3W13jvQpGpHy1h0N3QsDrwflcU6wiSba3p7ZN3ULX4/7kvPaHdYrsIYu1LHsHvaR8YCUDE+hrUcbYoq22+sDnAID9
sJVVlQzB/c2o6BPhbI/Ttnly4/a4A9jCOiZMIyvFeNINFTIncEoJ74Sqpg11JqJGIpcdEE9gTtqT0M/WYvk5e2Uon/aUvVQeA8LiwVCwIG6qiuENkCbv8O7c
9NXQdvI/eb74H7CDLcg6zBqySKubuV+fJofKAfBUKOiZmr+iM4YnOUfBM6yCPGt8x9eyXqyj9bfbI9YrD83jtJFZmFw09sPy4ApMxG65Q00mk+KDKH/Y/iFe
7VgAktAFbyG1fKCE7vJegK8cvxffjuuTxfo/KzNFsrrGbGnM4514y2BB733PTZIY0w439FSzapDonJu0kTqfz7XHk2jXp0Vb/p9b/DVqCP6lxeA2/hcfIkvi
cqyWUOxq9mg7Vj+VWI7mznmsVt/wJFgrUMTsb/2ntQi1TnE6XjGHOqzYHVnHTufX1S+BLYHT2lxxVT0HT8lEto4clcIbA3vAGNEBjvAxkoEV25H1VJulHIUn
RT/SmOam3eV3pBQxtSJhm6+AZrNtsJNG0W/OfVqb1MHkH/sWLiiLsxlha74Q/syFI2F/AXlVkuO+r7QHw9fFWDsiG1IrkEreWKmuBWiuqG5csDYlQOM9a4tv
8TXeOnyadhsJ3MJ7jm3jNcUW/Q+zMRyY7Q5st2QgF/km+nPDvZ1OQS+8+c1a/D84gDhwWfQofZ48aqaQeJlX03zH05egCVozGmFUZsfVPiS/3GvPxC9Fr4S5
tCKaz1aQDUSA0aQ8mSD6gGT1OnuPllpt/UVcncA7/oOnqhHne+AszAP6IlmxOCW3SSzeTv28N2zJXrPX+D+ymJTgVC1FXpE9+JlFSFX2RvvRyE0WZ4+hifQH
fwCtNvPSQnw/OqH1dM0VKTQIt+o7ME9ZD3WUhcdZ/2j3+RzFB4aXilJmE5t30RN5uigpt8N/6WhrqxiVGQOWyncgNXjIGZdYzKjjWu4p72ylPTJCcAIqRf9L
MIIfxb/qaWUHE+wJqwfy+LojnfzlGEGmZoyDf7o6K08CkfI1PoqK4eoZz8268gaYGWgeZpZBICuuo/67nO4v4WrgmwkO84FwKrCopcyQTvte5mvXXLUc+xFF
kMO0BiyCBqFr8q7+IyaS6N/LJfbp0Lz4nPT9ciqvgwL+RFYspJtd5UwxrlRtpZZ4xXOJzuoRme3cT/vYRcEcutBP1Cz9EKqhKrCUvCp/9uWle9FPaGfoKgvh
XaCN/EO2UYuARfQIeJ/osmvRXplV0M/2H7CRlQK+D05Xj6R+Mw6RFtgH6jsu0n/4PrZSvevfj+7J67y30kf0xZ/MZLjeWgRe4rHmLBTBHdZfqJTfhmX0BUDD
TVJ327XkfStDO6cMDg2RN/lnrbA7Uf4aVQq+9NS09rEVIMp4RIqx3frl9QdwSysqNDPsP38oJ2i0Xjc0X76xy7p+ZmbCO54Yl+VuBven9fcvB0nko+yilWAH
/F1Eopxh5GS5yWDWje8SR1xFWUt4Bb9k3cFnZ5J1BlRy3nBY4ZP30Q/6x8myzm7h/ViuZqoj7XhHffzV7mb9Jl6wk6itu7Ko6pkCn8CpsXchET3R9+CwfzG7
qXRF//BoWDYxn+cv+Cf8KmaRZ0zICkI4Lyk/iitwo+uH2HPocOAzLQB68Ltonb2J36aNeB4jEvags5y95XPRUPSKeoTe4uoUs11smWefsiwxMTjGLAS9ymVX
kqxEi4igXIbvKlPlQMdgskd0jM8HEpQdCVXgD3CDdg3lOLfQqc7yanvwFv7ojdUfgYXKOSXbKu4+olyma+0mmsguy1/ife7z9Nv6G+5idCNfKUtJhd1P0WQd
OR84SqyHd2le7PV81bbIqtp08K+7DQRyqxGUTqWwtws9Fq/BdnZ1JQItUduxgmiQsiLrVMIY7Yq4aH1R6joXyF/F93Ih/2COh3VlV59d7HPAdj1TvwPvEt5k
1ACjyFyxgJq4jbmAfEdfehyBKFAsaT+7bHwDJ8zEFI86Dp5T7pqt6RClpH7RUdBf1HPKfCdeOp+I2dbG4Cg5OFgG5g7NcHUmXv22nCGYXpKVE5+0p6GHEPmW
MpfsYK2yXlmrcM/s0vTj+klWDnvHfwvcZKaMkg5p0V9dUtWNFsTvnRfs65qaEox1BHLDg8ENma3EE91Ft8r35C19QDvoRcUk+cBMspKsT8FSuL1dhBcMtAPd
QR6ioM3gp7SH1n5e3Kd7y7nf6dnyH/mN9fNrSjHSTMaYnXGsfgDnlsmsn+MI/ZL5SHYOycBX0cz418Xwe/wSjwjNFc/RBNwoUCozMtcV8L1WLqby/xouE7+q
yjyMkzISMjCIrJfLPdv7nvfgRRB0JNMZo0UrS1PB3FpGMZfUchuXHEggN7xBinAvdzvnnvc973sAWbTBT7aI4lKSgWlqZI6opYI4xRR+cBid+y/8Ps/z+z5f
83P/EjmKjqU/wT1KovBy+V21n06r3ONZqH8Te7hqHB+jdMEGQLUsc5InhOrGWYtQ5RZ7YI2f8plgorgkJcK04+6KMfg8XmZ9ReukCWQn3Y+moHIcErx7Cysx
MmwQdhpudlSLAXtllc1wvkQfwgo8k3aBibgfnXe+hRnt4XOt7XoIvAG1sl7mBD/zi2DJBx3+3/zD1J7A47vbxOcZz83iQvFJn0sMc10mKu4hz+N68ITGBY6g
sv0F4HG8a2+FkQ18PFCb5X5RoqXkE2+blGYNM1PgNJSjiKTUSGST5KlmBYOsS+2wFEo/4At0Kbss/1HZigfJA3G7VA0nC0Z8urpezpJDyY9cE5sgDsKrKEXv
McpgSNUn6pfsO+d7SS5YaDxw7KbHhDRynQxoq/UI1gze4D/UfPJzQrlvtGlHG22UnQOnwavBJfARe0JNs4SbC/iTiStYCo4070rf01fYwmDjh+KH4EV5ADnx
i7IEtxMj/tL+AjJUaPaEmweDHtgAXyL5xbH+/LghygG1SNbwQPlxeDQ5XsxXXsePtEtQZS73/GAaZiuDpEb4r7wCd5MZKkgocb2J7Uq8gWGE8gDGo6v8XfUv
8alKOFmnhMqjGAH1qFBeqc+tfNXcYIyTf9bPVU71p+p59Hag21bHhkALOKNxfLORT8JQn+7mJ7AS4VugaWmBO+xz2iH0hW8A6awXFiYf9Bckhcs5xIQn0Q0e
kpNAFB9L+RQ8hfzyMsHuXI4vCL8nrdT76HhtlUktS1la0PHP0hxmCavjy5DD2OI7jSn1Qp7/PSCgSNcHwVYcsSC6B/yTlfJxKeHghucWcdDJKFP8ihtiXvCm
+L7j60CXLJq7PY1xw70hKAOnKRukXu98wsu7uFnBj9xo+QkW0XnGPfoBKXTXGUSdIt3TF3mq/bNBk9UhbqccWMQO0VKzAnvEz6o7VMyHmKHea9ab+F15GfyX
twQdjGwCbaWb+DtiKfuazCUT9EyyL1C79xqrYLfkx4Wj8WWUadP1UnIm5TWSn/wIBjxPCVHsKpgwojmpALlpBbvvL2GjUyT5Ap4jPkM5ZRG/DCfLF+FibSau
DFLsCdZbNUzNZKvp5sBKNVdaDSfSAvkQSqBDlTZ5aOIStnxoHWmBmQErcxgX1UUoB45l5e5+1QY/1tb44+VzKI82yDHW4Vw1aZHfYzeN0GC+p7G/MIfjBB4U
3pULySPyy87TgS6wXrgkznctGNmCdsg0cEogoBy2Gof2f8X2oWLjM7yNXRRmgmOoQWsR/iNmy7PhVr3eGG/V+TP8MLw1FrPLPhebqujWXJDForjXvSPYr+I4
/Q7MY3NAObglPUknsEPWUNRRNEN+BkWV57HFWguZKL2tF4DN7II1snq4D7DvA1OVebjW/xJ8rGYDi2AhpgUe91+Xrwm1LN0sItvRSLlV+tS1AO7wtmkV2g3w
dIUVDhgPabT2PeDRwUBBium/Ta+jtXGiMN+oE/vEV2K7tbviFpaiLGbT/dFoULfrf8AuMEsw0VISggV1UAuwB0xD0cShIOOheEN7Ay80j8KrAOgEWlgFAayW
5LGwaJ2lkXDvNfxIOsPq49aQ1xmQt4kyDTdXaCc0Ez8NRyUhc4gZafTErxYm8+OMEJTGnXBsDsxi1JikxZM4cwvdhdtxlvY2NlJyK0NhU/VNnEkOyOnMibO9
m1A7t8XmTDoNRhE7Wyivobm2PjHfnCE3Sn1Gjrwjya9GwCbwV5JN/werha9965Tl2MKi9GXs1yC9PgYSF6Vd4t+RTK6eFsEL7pGOWrXDfc56BHcbu1ikb57X
73s20RL4jU9m+fs20QWkLnm6tUCfBL4gt8lb2hqWC2fQ2hQXPmj2sjJmE2eyPiITgc7mRoojYzLkt6wxlo3SC+BFXQUnxfelKWxKTDkcILmeFsTEe9qy+Pd9
w8jCIIvnsH62i4tQD+Mksgk5Y9amNIHZbBItN0r1L33Hjc3KVJHgdTRgGVBt5KH3Dt1OfjDCvXtlCIpJLNkH9tJ2uNh21qCelyWkbWAJ0irjz4Fm8Ze4d9Q1
xgvys6BV/057j09GM+QqPo/9yeeWf5S3xcaJG33zUCXbzI4pJdoVdgW/LNzXPpKmxhWBeE+DpV8T8G+7eo2xSpz7lJVjVdbD8e24AdQk5OFvqQv1siNonPcw
y8Z14hWhk/sGHwusD67TYq9d6XFt8I4w2oRrviMGh47jSdqtpFbPzP3nuZH6HH0HKrSdZ11GKuHAZUy4E2pncmvis6wJ5TiLkQ10ly9l2/RfYKo+zjICnkBX
5Cpvh5EjbZXsvgrmguvIAnly0gp4MU4L1LO5LALEyP+QHMSsbEfz/fGKS49GZ8l443mqwEjlNjPoYFIcfQoa+2O5sayzulNKYINqwNgtlJO7dIhQHmT+F4Fu
zypjemy582TA9GeIO23r0UeKRW7Xa3GC0SkkOdvBOrGCDJcL0VHZBa9aSpU5UjjcabSCFZS37aEfw53VYzzZYipJBhwtEyfGxjKPuMR1k1vrD5MIi4JbxRrw
YU1b4LWgGa9NtbH1eILzNfOFSDc+RTgWipbXlR0Adrs1mqr8TNKKl+LF1T34Pl6NDtsSIubyblisOepPsQZrOiiy+klxw31zu3A97lIdIvVKHy454KAL6y7r
wxu76p5sWpW+MovPCm8IqxuPnJnvc72ZkQdXZ9wZXTf6Subf0sY3/D2x33DAaGNKU3jGRdOednZMYtpo+6XG2Jp3MvLGbCSznF+n82nHm7LthQfuNRCwGM+t
GcgQRz3X1Nw4pX5Mw6jUN6nU6DanmdPt+0ZnNd4Y828+0b7ZLE2XjeSKnan/B0SDUJY=
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
